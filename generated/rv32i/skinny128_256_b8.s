# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile skinny --set skinny128_256 --target rv32i --lanes 1 --slicing plane --blocks 8
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=8) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() resident_keys() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 1840
# layout:    planes of 16 S-boxes, 8 blocks side by side; cells in 8 arrangements
# sizes:     in bytes: block 16, key 32, nonce 12, rk 4680, ctx 4840, align 4, group 128, stack 1840
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:2198759c3816fa20cd8ce7cda717f0617d01c051e9f79e88540a79b1b7ce4d4f

    .text

    .balign 4
    .global lwcc_skinny128_256_key_setup_rv32i
    .type lwcc_skinny128_256_key_setup_rv32i, %function
lwcc_skinny128_256_key_setup_rv32i:
    addi sp, sp, -1824
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
    lui a6, 349525
    addi a6, a6, 1365
    lui a7, 209715
    addi a7, a7, 819
    lw t0, 0(a1)
    lw a3, 16(a1)
    srli t2, t0, 1
    xor t2, t2, t0
    and t2, t2, a6
    slli t3, t2, 1
    xor t3, t0, t3
    srli t4, t3, 2
    xor t4, t4, t3
    and t4, t4, a7
    slli t5, t4, 2
    xor t5, t3, t5
    srli t6, t5, 4
    xor t6, t6, t5
    and t6, t6, a5
    slli a4, t6, 4
    xor a4, t5, a4
    srli a2, a3, 1
    xor a2, a2, a3
    and a2, a2, a6
    slli s0, a2, 1
    xor s0, a3, s0
    srli s1, s0, 2
    xor s1, s1, s0
    and s1, s1, a7
    slli s2, s1, 2
    xor s2, s0, s2
    srli s3, s2, 4
    xor s3, s3, s2
    and s3, s3, a5
    slli s4, s3, 4
    xor s4, s2, s4
    xor s5, a4, s4
    xori s5, s5, 255
    # round 1 (skinny.dsl:60)
    not s6, s5
    sw s6, 0(a0)
    lw s6, 4(a1)
    sw s5, 96(sp)
    srli s7, s6, 1
    xor s7, s7, s6
    and s7, s7, a6
    slli s8, s7, 1
    xor s8, s6, s8
    srli s9, s8, 2
    xor s9, s9, s8
    and s9, s9, a7
    slli s10, s9, 2
    xor s10, s8, s10
    srli s11, s10, 4
    xor s11, s11, s10
    and s11, s11, a5
    slli ra, s11, 4
    lw s5, 20(a1)
    xor ra, s10, ra
    sw s4, 100(sp)
    srli s4, s5, 1
    xor s4, s4, s5
    and s4, s4, a6
    sw a4, 104(sp)
    slli a4, s4, 1
    xor a4, s5, a4
    sw a6, 108(sp)
    srli a6, a4, 2
    xor a6, a6, a4
    and a6, a6, a7
    slli t1, a6, 2
    xor t1, a4, t1
    sw s10, 112(sp)
    srli s10, t1, 4
    xor s10, s10, t1
    and s10, s10, a5
    sw s10, 116(sp)
    slli s10, s10, 4
    xor s10, t1, s10
    sw s10, 120(sp)
    xor s10, ra, s10
    sw s10, 124(sp)
    not s10, s10
    xor s0, s0, s1
    xor s1, s5, s4
    xor a3, a3, a2
    xor a2, s6, s7
    sw s10, 4(a0)
    xor t3, t3, t4
    xor t0, t0, t2
    srli t2, t0, 2
    xor t2, t2, t0
    and t2, t2, a7
    slli t4, t2, 2
    xor t4, t0, t4
    srli s4, t4, 4
    xor s4, s4, t4
    and s4, s4, a5
    slli s5, s4, 4
    xor s5, t4, s5
    srli s6, t3, 4
    xor s6, s6, t3
    and s6, s6, a5
    slli s7, s6, 4
    xor s7, t3, s7
    srli s10, a2, 2
    xor s10, s10, a2
    and s10, s10, a7
    sw ra, 128(sp)
    slli ra, s10, 2
    xor ra, a2, ra
    sw t3, 132(sp)
    srli t3, ra, 4
    xor t3, t3, ra
    and t3, t3, a5
    sw s6, 136(sp)
    slli s6, t3, 4
    xor s6, ra, s6
    sw ra, 140(sp)
    srli ra, a3, 2
    xor ra, ra, a3
    and ra, ra, a7
    sw t3, 144(sp)
    slli t3, ra, 2
    xor t3, a3, t3
    sw t0, 148(sp)
    srli t0, t3, 4
    xor t0, t0, t3
    and t0, t0, a5
    sw t0, 152(sp)
    slli t0, t0, 4
    xor t0, t3, t0
    sw t0, 156(sp)
    xor t0, s5, t0
    sw t0, 8(a0)
    srli t0, s1, 2
    xor t0, t0, s1
    and t0, t0, a7
    sw s5, 160(sp)
    slli s5, t0, 2
    xor s5, s1, s5
    sw a7, 164(sp)
    srli a7, s5, 4
    xor a7, a7, s5
    and a7, a7, a5
    sw a7, 168(sp)
    slli a7, a7, 4
    xor a7, s5, a7
    sw a7, 172(sp)
    xor a7, s6, a7
    sw a7, 12(a0)
    li a7, 255
    sw a7, 16(a0)
    srli a7, s0, 4
    xor a7, a7, s0
    and a7, a7, a5
    sw s6, 176(sp)
    slli s6, a7, 4
    xor s6, s0, s6
    sw s6, 180(sp)
    xor s6, s7, s6
    sw s6, 184(sp)
    not s6, s6
    xor a6, a4, a6
    sw s6, 20(a0)
    xor a4, s8, s9
    srli s6, a4, 4
    xor s6, s6, a4
    and s6, s6, a5
    slli s8, s6, 4
    xor s8, a4, s8
    srli s9, a6, 4
    xor s9, s9, a6
    and s9, s9, a5
    sw s7, 188(sp)
    slli s7, s9, 4
    xor s7, a6, s7
    sw s7, 192(sp)
    xor s7, s8, s7
    sw s7, 196(sp)
    not s7, s7
    xor s2, s2, s3
    xor t5, t5, t6
    lw t6, 112(sp)
    lw s3, 116(sp)
    xor t6, t6, s11
    xor t1, t1, s3
    xor t4, t4, s4
    xor a3, a3, ra
    xor a2, a2, s10
    lw s3, 148(sp)
    xor t0, s1, t0
    xor t2, s3, t2
    lw s1, 152(sp)
    sw s7, 24(a0)
    xor t3, t3, s1
    xor s1, t4, t3
    srli s3, t0, 4
    xor s3, s3, t0
    and s3, s3, a5
    slli s4, s3, 4
    xor s4, t0, s4
    srli s7, t2, 4
    xor s7, s7, t2
    and s7, s7, a5
    slli s10, s7, 4
    xor s10, t2, s10
    srli s11, a2, 4
    xor s11, s11, a2
    and s11, s11, a5
    slli ra, s11, 4
    xor ra, a2, ra
    sw t4, 152(sp)
    xor t4, ra, s4
    sw s4, 148(sp)
    srli s4, a3, 4
    xor s4, s4, a3
    and s4, s4, a5
    sw ra, 116(sp)
    slli ra, s4, 4
    xor ra, a3, ra
    sw ra, 112(sp)
    xor ra, s10, ra
    sw ra, 28(a0)
    sw t4, 32(a0)
    xor t4, t6, t1
    xor ra, t5, s2
    sw ra, 36(a0)
    sw t4, 40(a0)
    not t4, s1
    sw t4, 44(a0)
    lw t4, 140(sp)
    lw ra, 144(sp)
    xor a7, s0, a7
    xor t4, t4, ra
    lw ra, 168(sp)
    xor a4, a4, s6
    xor s5, s5, ra
    xor ra, t4, s5
    sw ra, 168(sp)
    not ra, ra
    sw ra, 48(a0)
    lw ra, 132(sp)
    sw s1, 144(sp)
    lw s1, 136(sp)
    xor a6, a6, s9
    xor s1, ra, s1
    xor s0, s1, a7
    not ra, s0
    sw ra, 52(a0)
    xor s6, a4, a6
    not s9, s6
    lui ra, 4080
    sw s6, 136(sp)
    lui s6, 1044480
    sw s0, 132(sp)
    lui s0, 16
    addi s0, s0, -256
    sw s9, 56(a0)
    xor a2, a2, s11
    xor a3, a3, s4
    xor t0, t0, s3
    xor t2, t2, s7
    xor s3, t2, a3
    sw s3, 60(a0)
    xor s3, a2, t0
    sw s3, 64(a0)
    lw s3, 28(a1)
    lw s4, 8(a1)
    lw s7, 24(a1)
    lw s9, 12(a1)
    srli s11, s3, 1
    xor s11, s11, s3
    sw a7, 140(sp)
    lw a7, 108(sp)
    sw t2, 200(sp)
    and s11, s11, a7
    srli t2, s4, 1
    xor t2, t2, s4
    and t2, t2, a7
    sw a6, 204(sp)
    srli a6, s7, 1
    xor a6, a6, s7
    and a6, a6, a7
    sw a2, 208(sp)
    srli a2, s9, 1
    xor a2, a2, s9
    and a7, a2, a7
    slli a2, a7, 1
    xor a2, s9, a2
    sw s1, 108(sp)
    slli s1, t2, 1
    xor s1, s4, s1
    sw a4, 212(sp)
    srli a4, s1, 2
    xor a4, a4, s1
    sw s2, 216(sp)
    lw s2, 164(sp)
    sw t1, 220(sp)
    and a4, a4, s2
    srli t1, a2, 2
    xor t1, t1, a2
    and t1, t1, s2
    sw t4, 224(sp)
    slli t4, t1, 2
    xor t4, a2, t4
    sw t5, 228(sp)
    slli t5, a4, 2
    xor t5, s1, t5
    sw t6, 232(sp)
    srli t6, t4, 4
    xor t6, t6, t4
    and t6, t6, a5
    sw s10, 236(sp)
    slli s10, t6, 4
    xor s10, t4, s10
    sw s8, 240(sp)
    srli s8, t5, 4
    xor s8, s8, t5
    and s8, s8, a5
    sw t3, 244(sp)
    slli t3, s8, 4
    xor t3, t5, t3
    sw a3, 248(sp)
    xor a3, s7, a6
    sw s5, 252(sp)
    srli s5, a3, 2
    xor s5, s5, a3
    and s5, s5, s2
    sw t0, 256(sp)
    slli t0, s5, 2
    xor t0, a3, t0
    xor a3, a3, s5
    srli s5, a3, 4
    xor s5, s5, a3
    and s5, s5, a5
    sw t4, 260(sp)
    xor t4, a3, s5
    sw t6, 264(sp)
    srli t6, t0, 4
    xor t6, t6, t0
    and t6, t6, a5
    sw a3, 268(sp)
    xor a3, t0, t6
    sw t4, 272(sp)
    xor t4, t4, a3
    sw t4, 276(sp)
    xor t4, t3, t4
    sw t3, 280(sp)
    xor t3, s3, s11
    sw a3, 284(sp)
    srli a3, t3, 2
    xor a3, a3, t3
    and a3, a3, s2
    sw s5, 288(sp)
    slli s5, a3, 2
    xor s5, t3, s5
    xor t3, t3, a3
    srli a3, s5, 4
    xor a3, a3, s5
    and a3, a3, a5
    sw t5, 292(sp)
    xor t5, s5, a3
    sw s8, 296(sp)
    srli s8, t3, 4
    xor s8, s8, t3
    and s8, s8, a5
    sw t3, 300(sp)
    xor t3, t3, s8
    sw t3, 304(sp)
    xor t3, t3, t5
    sw t3, 308(sp)
    xor t3, s10, t3
    sw s10, 312(sp)
    srli s10, t3, 8
    sw t5, 316(sp)
    srli t5, t4, 16
    andi t5, t5, 255
    sw s8, 320(sp)
    and s8, s10, s0
    or t5, t5, s8
    slli t3, t3, 16
    and t3, t3, ra
    or t3, t5, t3
    and t5, t4, s6
    or t3, t3, t5
    # round 2 (skinny.dsl:60)
    not t5, t3
    lui s8, 4080
    addi s8, s8, 255
    and s10, s10, s8
    sw t3, 324(sp)
    and t3, t4, s0
    or t3, s10, t3
    slli t4, t4, 24
    or t3, t3, t4
    xor t3, t3, s0
    sw t5, 68(a0)
    not t4, t3
    sw t4, 72(a0)
    xor t2, s4, t2
    srli t4, t2, 2
    xor t4, t4, t2
    and t4, t4, s2
    slli t5, t4, 2
    xor t5, t2, t5
    srli s4, t5, 4
    xor s4, s4, t5
    and s4, s4, a5
    slli s10, s4, 4
    xor s10, t5, s10
    slli a6, a6, 1
    xor a6, s7, a6
    srli s7, a6, 2
    xor s7, s7, a6
    and s7, s7, s2
    sw t3, 328(sp)
    slli t3, s7, 2
    xor t3, a6, t3
    sw t5, 332(sp)
    srli t5, t3, 4
    xor t5, t5, t3
    and t5, t5, a5
    sw t5, 336(sp)
    slli t5, t5, 4
    xor t5, t3, t5
    sw t5, 340(sp)
    xor t5, s10, t5
    sw s10, 344(sp)
    srli s10, t5, 16
    andi s10, s10, 255
    xor a7, s9, a7
    srli s9, a7, 2
    xor s9, s9, a7
    and s9, s9, s2
    sw t3, 348(sp)
    slli t3, s9, 2
    xor t3, a7, t3
    sw s4, 352(sp)
    srli s4, t3, 4
    xor s4, s4, t3
    and s4, s4, a5
    sw s4, 356(sp)
    slli s4, s4, 4
    xor s4, t3, s4
    slli s11, s11, 1
    xor s3, s3, s11
    srli s11, s3, 2
    xor s11, s11, s3
    and s2, s11, s2
    slli s11, s2, 2
    xor s11, s3, s11
    sw t3, 164(sp)
    srli t3, s11, 4
    xor t3, t3, s11
    and t3, t3, a5
    sw t3, 360(sp)
    slli t3, t3, 4
    xor t3, s11, t3
    sw t3, 364(sp)
    xor t3, s4, t3
    sw s4, 368(sp)
    srli s4, t3, 8
    sw s11, 372(sp)
    and s11, s4, s0
    or s10, s10, s11
    slli t3, t3, 16
    and t3, t3, ra
    or t3, s10, t3
    and s10, t5, s6
    or t3, t3, s10
    sw t3, 76(a0)
    sw s6, 80(a0)
    and t3, s4, s8
    and s4, t5, s0
    or t3, t3, s4
    slli t5, t5, 24
    or t3, t3, t5
    xor t3, t3, s0
    sw t3, 84(a0)
    xor t3, s1, a4
    srli t5, t3, 4
    xor t5, t5, t3
    and t5, t5, a5
    slli a4, t5, 4
    xor a4, t3, a4
    slli t6, t6, 4
    xor t0, t0, t6
    xor t6, a4, t0
    srli s1, t6, 16
    andi s1, s1, 255
    xor t1, a2, t1
    srli a2, t1, 4
    xor a2, a2, t1
    and a2, a2, a5
    slli s4, a2, 4
    xor s4, t1, s4
    slli a3, a3, 4
    xor a3, s5, a3
    xor s5, s4, a3
    srli s10, s5, 8
    and s11, s10, s0
    or s1, s1, s11
    slli s5, s5, 16
    and s5, s5, ra
    or s1, s1, s5
    and s5, t6, s6
    or s1, s1, s5
    not s1, s1
    and s5, s10, s8
    and s10, t6, s0
    or s5, s5, s10
    slli t6, t6, 24
    or t6, s5, t6
    sw s1, 88(a0)
    not s1, t6
    sw s1, 92(a0)
    xor t2, t2, t4
    srli t4, t2, 4
    xor t4, t4, t2
    and t4, t4, a5
    slli s1, t4, 4
    xor s1, t2, s1
    xor a6, a6, s7
    srli s5, a6, 4
    xor s5, s5, a6
    and s5, s5, a5
    slli s7, s5, 4
    xor s7, a6, s7
    xor s10, s1, s7
    srli s11, s10, 16
    andi s11, s11, 255
    xor a7, a7, s9
    srli s9, a7, 4
    xor s9, s9, a7
    and s9, s9, a5
    sw t6, 376(sp)
    slli t6, s9, 4
    xor t6, a7, t6
    xor s2, s3, s2
    srli s3, s2, 4
    xor s3, s3, s2
    and a5, s3, a5
    slli s3, a5, 4
    xor s3, s2, s3
    sw s3, 380(sp)
    xor s3, t6, s3
    sw s7, 384(sp)
    srli s7, s3, 8
    sw a3, 388(sp)
    and a3, s7, s0
    or a3, s11, a3
    slli s3, s3, 16
    and s3, s3, ra
    or a3, a3, s3
    and s3, s10, s6
    or a3, a3, s3
    sw a3, 96(a0)
    and a3, s7, s8
    and s3, s10, s0
    or a3, a3, s3
    slli s3, s10, 24
    or a3, a3, s3
    sw a3, 100(a0)
    lw a3, 292(sp)
    lw s3, 296(sp)
    lw s7, 268(sp)
    xor a3, a3, s3
    lw s3, 288(sp)
    lw s11, 260(sp)
    slli s3, s3, 4
    xor s3, s7, s3
    xor s7, a3, s3
    srli s10, s7, 16
    andi s10, s10, 255
    sw s3, 268(sp)
    lw s3, 264(sp)
    xor s3, s11, s3
    lw s11, 320(sp)
    sw a3, 320(sp)
    slli s11, s11, 4
    lw a3, 300(sp)
    sw s3, 264(sp)
    xor a3, a3, s11
    xor s11, s3, a3
    sw a3, 300(sp)
    srli a3, s11, 8
    and s3, a3, s0
    or s3, s10, s3
    slli s10, s11, 16
    and s10, s10, ra
    or s3, s3, s10
    and s10, s7, s6
    or s3, s3, s10
    sw s3, 104(a0)
    and a3, a3, s8
    and s10, s7, s0
    or a3, a3, s10
    slli s7, s7, 24
    or a3, a3, s7
    sw a3, 108(a0)
    lw a3, 332(sp)
    lw s7, 352(sp)
    lw s10, 336(sp)
    xor a3, a3, s7
    lw s7, 348(sp)
    sw s3, 336(sp)
    xor s7, s7, s10
    xor s10, a3, s7
    srli s11, s10, 16
    andi s11, s11, 255
    lw s3, 164(sp)
    sw a3, 348(sp)
    lw a3, 356(sp)
    sw t6, 356(sp)
    xor a3, s3, a3
    lw s3, 372(sp)
    lw t6, 360(sp)
    sw a3, 360(sp)
    xor t6, s3, t6
    xor s3, a3, t6
    srli a3, s3, 8
    sw t0, 372(sp)
    and t0, a3, s0
    or t0, s11, t0
    slli s3, s3, 16
    and s3, s3, ra
    or t0, t0, s3
    and s3, s10, s6
    or t0, t0, s3
    not s3, t0
    and a3, a3, s8
    and s11, s10, s0
    or a3, a3, s11
    slli s10, s10, 24
    or a3, a3, s10
    sw s3, 112(a0)
    not s3, a3
    xor t3, t3, t5
    xor t1, t1, a2
    lw t5, 316(sp)
    sw a3, 164(sp)
    xor a2, t1, t5
    srli s10, a2, 8
    slli a2, a2, 16
    and a2, a2, ra
    and s11, s10, s0
    lw a3, 284(sp)
    sw t0, 352(sp)
    xor t0, t3, a3
    srli t5, t0, 16
    andi t5, t5, 255
    or t5, t5, s11
    or t5, t5, a2
    and a2, t0, s6
    or t5, t5, a2
    sw s3, 116(a0)
    not t5, t5
    and a2, s10, s8
    and s3, t0, s0
    or a2, a2, s3
    slli t0, t0, 24
    or t0, a2, t0
    sw t5, 120(a0)
    not t5, t0
    sw t5, 124(a0)
    xor t2, t2, t4
    xor a6, a6, s5
    xor a7, a7, s9
    xor a5, s2, a5
    xor t4, a7, a5
    srli t5, t4, 8
    slli t4, t4, 16
    and t4, t4, ra
    and a2, t5, s0
    and t5, t5, s8
    xor s2, t2, a6
    srli s3, s2, 16
    andi s3, s3, 255
    or a2, s3, a2
    or t4, a2, t4
    slli a2, s2, 24
    and s3, s2, s6
    or t4, t4, s3
    sw t4, 128(a0)
    and s2, s2, s0
    or t5, t5, s2
    or t5, t5, a2
    sw t5, 132(a0)
    lw t5, 256(sp)
    lw a2, 252(sp)
    lw s3, 128(sp)
    xor s2, t5, a2
    xor s5, s3, s2
    slli s9, s5, 8
    srli s10, s5, 24
    or s9, s9, s10
    and s9, s9, s8
    lw s10, 248(sp)
    lw s11, 244(sp)
    lw t5, 104(sp)
    xor s10, s10, s11
    sw t4, 332(sp)
    xor t4, t5, s10
    sw t0, 260(sp)
    slli t0, t4, 8
    and t0, t0, s0
    or t0, s9, t0
    slli s9, t4, 16
    and s9, s9, s6
    or t0, t0, s9
    xor t0, t0, s6
    # round 3 (skinny.dsl:60)
    not s9, t0
    sw t0, 288(sp)
    srli t0, t4, 24
    srli t4, t4, 8
    and t4, t4, s0
    or t0, t0, t4
    and t4, s5, ra
    or t0, t0, t4
    slli t4, s5, 24
    or t0, t0, t4
    sw s9, 136(a0)
    not t4, t0
    sw t4, 140(a0)
    lw t4, 176(sp)
    lw s5, 120(sp)
    sw t0, 296(sp)
    xor s9, t4, s5
    slli t0, s9, 8
    srli s5, s9, 24
    or t0, t0, s5
    and t0, t0, s8
    lw s5, 160(sp)
    lw t4, 100(sp)
    xor t4, s5, t4
    slli s5, t4, 8
    and s5, s5, s0
    or t0, t0, s5
    slli s5, t4, 16
    and s5, s5, s6
    or t0, t0, s5
    xor t0, t0, s6
    sw t0, 144(a0)
    srli t0, t4, 24
    srli t4, t4, 8
    and t4, t4, s0
    or t0, t0, t4
    and t4, s9, ra
    or t0, t0, t4
    slli t4, s9, 24
    or t0, t0, t4
    sw t0, 148(a0)
    lw t0, 240(sp)
    lw t4, 172(sp)
    xor s5, t0, t4
    slli s9, s5, 8
    srli t4, s5, 24
    or t4, s9, t4
    and t4, t4, s8
    lw s9, 188(sp)
    lw t0, 156(sp)
    xor t0, s9, t0
    slli s9, t0, 8
    and s9, s9, s0
    or t4, t4, s9
    slli s9, t0, 16
    and s9, s9, s6
    or t4, t4, s9
    xor t4, t4, s6
    not s9, t4
    sw t4, 292(sp)
    srli t4, t0, 24
    srli t0, t0, 8
    and t0, t0, s0
    or t0, t4, t0
    and t4, s5, ra
    or t0, t0, t4
    slli t4, s5, 24
    or t0, t0, t4
    sw s9, 152(a0)
    not t4, t0
    sw t4, 156(a0)
    lw t4, 116(sp)
    lw s5, 192(sp)
    sw t0, 392(sp)
    xor s9, t4, s5
    slli t0, s9, 8
    srli s5, s9, 24
    or t0, t0, s5
    and t0, t0, s8
    lw s5, 236(sp)
    lw t4, 180(sp)
    xor t4, s5, t4
    slli s5, t4, 8
    and s5, s5, s0
    or t0, t0, s5
    slli s5, t4, 16
    and s5, s5, s6
    or t0, t0, s5
    sw t0, 160(a0)
    srli t0, t4, 24
    srli t4, t4, 8
    and t4, t4, s0
    or t0, t0, t4
    and t4, s9, ra
    or t0, t0, t4
    slli t4, s9, 24
    or t0, t0, t4
    sw t0, 164(a0)
    lw t0, 232(sp)
    lw t4, 148(sp)
    xor s5, t0, t4
    slli s9, s5, 8
    srli t4, s5, 24
    or t4, s9, t4
    and t4, t4, s8
    lw s9, 228(sp)
    lw t0, 112(sp)
    xor t0, s9, t0
    slli s9, t0, 8
    and s9, s9, s0
    or t4, t4, s9
    slli s9, t0, 16
    and s9, s9, s6
    or t4, t4, s9
    sw t4, 168(a0)
    srli t4, t0, 24
    srli t0, t0, 8
    and t0, t0, s0
    or t0, t4, t0
    and t4, s5, ra
    or t0, t0, t4
    slli t4, s5, 24
    or t0, t0, t4
    sw t0, 172(a0)
    lw t4, 224(sp)
    lw s5, 220(sp)
    sw t0, 396(sp)
    xor s9, t4, s5
    slli t0, s9, 8
    srli t4, s9, 24
    or t0, t0, t4
    and t0, t0, s8
    lw t4, 152(sp)
    lw s3, 216(sp)
    xor t4, t4, s3
    slli s5, t4, 8
    and s5, s5, s0
    or t0, t0, s5
    slli s5, t4, 16
    and s5, s5, s6
    or t0, t0, s5
    not s5, t0
    sw t0, 400(sp)
    srli t0, t4, 24
    srli t4, t4, 8
    and t4, t4, s0
    or t0, t0, t4
    and t4, s9, ra
    or t0, t0, t4
    slli t4, s9, 24
    or t0, t0, t4
    sw s5, 176(a0)
    not t4, t0
    lw s5, 212(sp)
    sw t0, 404(sp)
    xor s9, s5, a2
    slli t0, s9, 8
    srli a2, s9, 24
    or t0, t0, a2
    and t0, t0, s8
    lw a2, 108(sp)
    sw t4, 180(a0)
    xor s11, a2, s11
    slli s5, s11, 8
    and s5, s5, s0
    or t0, t0, s5
    slli s5, s11, 16
    and s5, s5, s6
    or t0, t0, s5
    not t4, t0
    srli s5, s11, 24
    srli s11, s11, 8
    and s11, s11, s0
    or s5, s5, s11
    and s11, s9, ra
    or s5, s5, s11
    slli s9, s9, 24
    or s5, s5, s9
    sw t4, 184(a0)
    not t4, s5
    sw t4, 188(a0)
    lw t4, 208(sp)
    lw s9, 204(sp)
    sw s5, 408(sp)
    xor s11, t4, s9
    slli s5, s11, 8
    sw t0, 412(sp)
    srli t0, s11, 24
    or t0, s5, t0
    and t0, t0, s8
    lw s5, 200(sp)
    lw t4, 140(sp)
    xor s5, s5, t4
    slli a2, s5, 8
    and a2, a2, s0
    or t0, t0, a2
    slli a2, s5, 16
    and a2, a2, s6
    or t0, t0, a2
    sw t0, 192(a0)
    srli t0, s5, 24
    srli a2, s5, 8
    and a2, a2, s0
    or t0, t0, a2
    and a2, s11, ra
    or t0, t0, a2
    slli a2, s11, 24
    or t0, t0, a2
    sw t0, 196(a0)
    xor a2, a6, s7
    lw s5, 280(sp)
    sw t0, 416(sp)
    xor s11, s5, a2
    srli t0, s11, 8
    andi t0, t0, 255
    sw a6, 420(sp)
    xor a6, a5, t6
    sw a5, 424(sp)
    lw a5, 312(sp)
    sw a6, 428(sp)
    xor a5, a5, a6
    srli s5, a5, 8
    lui a6, 4096
    addi a6, a6, -256
    and s5, s5, a6
    or t0, t0, s5
    and s5, s11, s6
    or t0, t0, s5
    xor t0, t0, ra
    # round 4 (skinny.dsl:60)
    not s5, t0
    sw t0, 432(sp)
    lui t0, 1044496
    addi t0, t0, -256
    sw a2, 436(sp)
    slli a2, s11, 24
    srli s11, s11, 8
    or a2, a2, s11
    and a2, a2, t0
    andi s11, a5, 255
    or a2, s11, a2
    slli a5, a5, 8
    and a5, a5, ra
    or a5, a2, a5
    sw s5, 200(a0)
    not a2, a5
    sw a2, 204(a0)
    lw a2, 344(sp)
    lw s5, 276(sp)
    sw a5, 440(sp)
    xor s11, a2, s5
    srli a5, s11, 8
    andi a5, a5, 255
    lw s5, 368(sp)
    lw a2, 308(sp)
    xor a2, s5, a2
    srli s5, a2, 8
    and s5, s5, a6
    or a5, a5, s5
    and s5, s11, s6
    or a5, a5, s5
    xor a5, a5, ra
    sw a5, 208(a0)
    andi a5, a2, 255
    slli s5, s11, 24
    srli s11, s11, 8
    or s5, s5, s11
    and s5, s5, t0
    or a5, a5, s5
    slli a2, a2, 8
    and a2, a2, ra
    or a5, a5, a2
    sw a5, 212(a0)
    lw a5, 340(sp)
    lw s11, 364(sp)
    xor a2, a4, a5
    srli s5, a2, 8
    andi s5, s5, 255
    xor s11, s4, s11
    srli a5, s11, 8
    and a5, a5, a6
    or a5, s5, a5
    and s5, a2, s6
    or a5, a5, s5
    xor a5, a5, ra
    not s5, a5
    sw a5, 444(sp)
    slli a5, a2, 24
    srli a2, a2, 8
    or a5, a5, a2
    and a5, a5, t0
    andi a2, s11, 255
    or a5, a2, a5
    slli a2, s11, 8
    and a2, a2, ra
    or a5, a5, a2
    sw s5, 216(a0)
    not a2, a5
    sw a2, 220(a0)
    lw a2, 372(sp)
    sw a5, 448(sp)
    xor s5, s1, a2
    srli s11, s5, 8
    andi s11, s11, 255
    lw a5, 356(sp)
    lw a2, 388(sp)
    xor a2, a5, a2
    srli a5, a2, 8
    and a5, a5, a6
    or a5, s11, a5
    and s11, s5, s6
    or a5, a5, s11
    xor a5, a5, ra
    sw a5, 224(a0)
    andi a5, a2, 255
    slli s11, s5, 24
    srli s5, s5, 8
    or s5, s11, s5
    and s5, s5, t0
    or a5, a5, s5
    slli a2, a2, 8
    and a2, a2, ra
    or a5, a5, a2
    sw a5, 228(a0)
    lw a5, 320(sp)
    lw a2, 384(sp)
    xor s5, a5, a2
    srli s11, s5, 8
    andi s11, s11, 255
    lw a2, 264(sp)
    lw a5, 380(sp)
    xor a5, a2, a5
    srli a2, a5, 8
    and a2, a2, a6
    or a2, s11, a2
    and s11, s5, s6
    or a2, a2, s11
    sw a2, 232(a0)
    andi a2, a5, 255
    slli s11, s5, 24
    srli s5, s5, 8
    or s5, s11, s5
    and s5, s5, t0
    or a2, a2, s5
    slli a5, a5, 8
    and a5, a5, ra
    or a5, a2, a5
    sw a5, 236(a0)
    lw a5, 348(sp)
    lw a2, 268(sp)
    xor s5, a5, a2
    srli s11, s5, 8
    andi s11, s11, 255
    lw a5, 360(sp)
    lw a2, 300(sp)
    xor a5, a5, a2
    srli a2, a5, 8
    and a2, a2, a6
    or a2, s11, a2
    and s11, s5, s6
    or a2, a2, s11
    not s11, a2
    sw a2, 452(sp)
    slli a2, s5, 24
    srli s5, s5, 8
    or a2, a2, s5
    and a2, a2, t0
    andi s5, a5, 255
    or a2, s5, a2
    slli a5, a5, 8
    and a5, a5, ra
    or a5, a2, a5
    sw s11, 240(a0)
    not a2, a5
    xor s5, t3, s7
    srli s11, s5, 8
    andi s11, s11, 255
    sw a5, 456(sp)
    xor a5, t1, t6
    sw t6, 460(sp)
    srli t6, a5, 8
    and t6, t6, a6
    or t6, s11, t6
    and s11, s5, s6
    or t6, t6, s11
    sw a2, 244(a0)
    not a2, t6
    slli s11, s5, 24
    srli s5, s5, 8
    or s5, s11, s5
    and s5, s5, t0
    andi s11, a5, 255
    or s5, s11, s5
    slli a5, a5, 8
    and a5, a5, ra
    or a5, s5, a5
    sw a2, 248(a0)
    not a2, a5
    sw a2, 252(a0)
    xor a2, t2, a3
    srli s5, a2, 8
    andi s5, s5, 255
    lw s11, 316(sp)
    sw a5, 464(sp)
    xor a5, a7, s11
    sw t6, 468(sp)
    srli t6, a5, 8
    and t6, t6, a6
    or t6, s5, t6
    and s5, a2, s6
    or t6, t6, s5
    sw t6, 256(a0)
    andi t6, a5, 255
    slli s5, a2, 24
    srli a2, a2, 8
    or a2, s5, a2
    and a2, a2, t0
    or t6, t6, a2
    slli a5, a5, 8
    and a5, a5, ra
    or a5, t6, a5
    sw a5, 260(a0)
    xor a5, t4, s3
    xor t4, t5, a5
    srli t6, t4, 8
    lw a2, 220(sp)
    andi t6, t6, 255
    xor s5, s9, a2
    lw s9, 128(sp)
    sw t0, 204(sp)
    xor t0, s9, s5
    srli t5, t0, 8
    and t5, t5, a6
    or t5, t6, t5
    and t6, t4, s6
    or t5, t5, t6
    xor t5, t5, ra
    # round 5 (skinny.dsl:60)
    not t6, t5
    sw t5, 140(sp)
    slli t5, t4, 16
    srli t4, t4, 16
    or t4, t5, t4
    and t4, t4, s8
    and t5, t0, s0
    or t4, t4, t5
    slli t0, t0, 24
    or t0, t4, t0
    xor t0, t0, ra
    sw t6, 264(a0)
    not t4, t0
    sw t4, 268(a0)
    lw t4, 160(sp)
    sw t0, 472(sp)
    xor t5, t4, s10
    srli t6, t5, 8
    andi t6, t6, 255
    lw t0, 176(sp)
    sw ra, 280(a0)
    xor t0, t0, s2
    srli t4, t0, 8
    and t4, t4, a6
    or t4, t6, t4
    and t6, t5, s6
    or t4, t4, t6
    xor t4, t4, ra
    sw t4, 272(a0)
    slli t4, t5, 16
    srli t5, t5, 16
    or t4, t4, t5
    and t4, t4, s8
    and t5, t0, s0
    or t4, t4, t5
    slli t0, t0, 24
    or t0, t4, t0
    sw t0, 276(a0)
    lw t0, 188(sp)
    lw t4, 100(sp)
    xor t5, t0, t4
    srli t6, t5, 8
    andi t6, t6, 255
    lw t4, 240(sp)
    lw t0, 120(sp)
    xor t0, t4, t0
    srli t4, t0, 8
    and t4, t4, a6
    or t4, t6, t4
    and t6, t5, s6
    or t4, t4, t6
    xor t4, t4, ra
    not t6, t4
    sw t4, 476(sp)
    slli t4, t5, 16
    srli t5, t5, 16
    or t4, t4, t5
    and t4, t4, s8
    and t5, t0, s0
    or t4, t4, t5
    slli t0, t0, 24
    or t0, t4, t0
    sw t6, 284(a0)
    not t0, t0
    sw t0, 288(a0)
    lw t0, 236(sp)
    lw t4, 156(sp)
    xor t5, t0, t4
    srli t6, t5, 8
    andi t6, t6, 255
    lw t4, 116(sp)
    lw t0, 172(sp)
    xor t0, t4, t0
    srli t4, t0, 8
    and t4, t4, a6
    or t4, t6, t4
    and t6, t5, s6
    or t4, t4, t6
    xor t4, t4, ra
    sw t4, 292(a0)
    slli t4, t5, 16
    srli t5, t5, 16
    or t4, t4, t5
    and t4, t4, s8
    and t5, t0, s0
    or t4, t4, t5
    slli t0, t0, 24
    or t0, t4, t0
    sw t0, 296(a0)
    lw t0, 228(sp)
    lw t4, 180(sp)
    xor t5, t0, t4
    srli t6, t5, 8
    andi t6, t6, 255
    lw t4, 232(sp)
    lw t0, 192(sp)
    xor t0, t4, t0
    srli t4, t0, 8
    and t4, t4, a6
    or t4, t6, t4
    and t6, t5, s6
    or t4, t4, t6
    sw t4, 300(a0)
    slli t4, t5, 16
    srli t5, t5, 16
    or t4, t4, t5
    and t4, t4, s8
    and t5, t0, s0
    or t4, t4, t5
    slli t0, t0, 24
    or t0, t4, t0
    sw t0, 304(a0)
    lw t4, 152(sp)
    lw t5, 112(sp)
    sw t0, 480(sp)
    xor t6, t4, t5
    srli t0, t6, 8
    andi t0, t0, 255
    lw t4, 224(sp)
    lw t5, 148(sp)
    xor t4, t4, t5
    srli s9, t4, 8
    and s9, s9, a6
    or t0, t0, s9
    and s9, t6, s6
    or t0, t0, s9
    not s9, t0
    sw t0, 484(sp)
    slli t0, t6, 16
    srli t6, t6, 16
    or t0, t0, t6
    and t0, t0, s8
    and t6, t4, s0
    or t0, t0, t6
    slli t4, t4, 24
    or t0, t0, t4
    sw s9, 308(a0)
    not t4, t0
    lw t6, 108(sp)
    sw t0, 488(sp)
    xor s9, t6, s3
    srli t0, s9, 8
    andi t0, t0, 255
    lw s3, 212(sp)
    sw t4, 312(a0)
    xor a2, s3, a2
    srli s3, a2, 8
    and s3, s3, a6
    or t0, t0, s3
    and s3, s9, s6
    or t0, t0, s3
    not t4, t0
    slli s3, s9, 16
    srli s9, s9, 16
    or s3, s3, s9
    and s3, s3, s8
    and s9, a2, s0
    or s3, s3, s9
    slli a2, a2, 24
    or a2, s3, a2
    sw t4, 316(a0)
    not t4, a2
    sw t4, 320(a0)
    lw t4, 200(sp)
    lw a2, 244(sp)
    sw t0, 492(sp)
    xor s3, t4, a2
    srli s9, s3, 8
    andi s9, s9, 255
    lw t0, 208(sp)
    lw t4, 252(sp)
    lui a2, 1048560
    xor t0, t0, t4
    srli t6, t0, 8
    and t6, t6, a6
    or t6, s9, t6
    and s9, s3, s6
    or t6, t6, s9
    sw t6, 324(a0)
    slli t6, s3, 16
    srli s3, s3, 16
    or t6, t6, s3
    and t6, t6, s8
    and s3, t0, s0
    or t6, t6, s3
    slli t0, t0, 24
    or t0, t6, t0
    sw t0, 328(a0)
    lw t6, 268(sp)
    lw s3, 280(sp)
    xor a3, a3, t6
    xor s9, s3, a3
    sw t0, 284(sp)
    andi t0, s9, 255
    sw s8, 496(sp)
    lw s8, 300(sp)
    lw s3, 312(sp)
    xor s11, s11, s8
    xor s3, s3, s11
    sw a3, 316(sp)
    srli a3, s3, 8
    sw s11, 500(sp)
    and s11, a3, s0
    or t0, t0, s11
    slli s11, s9, 8
    and s11, s11, a2
    or t0, t0, s11
    xor t0, t0, ra
    # round 6 (skinny.dsl:60)
    not s11, t0
    andi a3, a3, 255
    sw t0, 504(sp)
    slli t0, s3, 16
    srli s3, s3, 16
    or t0, t0, s3
    and t0, t0, a6
    or t0, a3, t0
    and a3, s9, s6
    or t0, t0, a3
    sw s11, 332(a0)
    not a3, t0
    sw a3, 336(a0)
    lw a3, 344(sp)
    lw s3, 436(sp)
    sw t0, 508(sp)
    xor s9, a3, s3
    andi s11, s9, 255
    lw t0, 368(sp)
    lw s3, 428(sp)
    xor s3, t0, s3
    srli a3, s3, 8
    and t0, a3, s0
    or t0, s11, t0
    slli s11, s9, 8
    and s11, s11, a2
    or t0, t0, s11
    xor t0, t0, ra
    sw t0, 340(a0)
    not t0, s0
    sw t0, 344(a0)
    andi t0, a3, 255
    slli a3, s3, 16
    srli s3, s3, 16
    or a3, a3, s3
    and a3, a3, a6
    or t0, t0, a3
    and a3, s9, s6
    or t0, t0, a3
    xor t0, t0, s6
    sw t0, 348(a0)
    lw t0, 276(sp)
    lw s9, 308(sp)
    xor a3, a4, t0
    andi s3, a3, 255
    xor s11, s4, s9
    srli t0, s11, 8
    and s9, t0, s0
    or s3, s3, s9
    slli s9, a3, 8
    and s9, s9, a2
    or s3, s3, s9
    not s9, s3
    andi t0, t0, 255
    sw s3, 512(sp)
    slli s3, s11, 16
    srli s11, s11, 16
    or s3, s3, s11
    and s3, s3, a6
    or t0, t0, s3
    and a3, a3, s6
    or t0, t0, a3
    xor t0, t0, s6
    sw s9, 352(a0)
    not a3, t0
    sw a3, 356(a0)
    lw a3, 340(sp)
    lw s11, 356(sp)
    xor s3, s1, a3
    andi s9, s3, 255
    sw t0, 516(sp)
    lw t0, 364(sp)
    xor a3, s11, t0
    srli t0, a3, 8
    and s11, t0, s0
    or s9, s9, s11
    slli s11, s3, 8
    and s11, s11, a2
    or s9, s9, s11
    sw s9, 360(a0)
    andi t0, t0, 255
    slli s9, a3, 16
    srli a3, a3, 16
    or a3, s9, a3
    and a3, a3, a6
    or t0, t0, a3
    and a3, s3, s6
    or t0, t0, a3
    xor t0, t0, s6
    sw t0, 364(a0)
    lw t0, 320(sp)
    lw a3, 372(sp)
    lw s11, 264(sp)
    xor s3, t0, a3
    lw a3, 388(sp)
    andi s9, s3, 255
    xor a3, s11, a3
    srli t0, a3, 8
    and s11, t0, s0
    or s9, s9, s11
    slli s11, s3, 8
    and s11, s11, a2
    or s9, s9, s11
    sw s9, 368(a0)
    andi t0, t0, 255
    slli s9, a3, 16
    srli a3, a3, 16
    or a3, s9, a3
    and a3, a3, a6
    or t0, t0, a3
    and a3, s3, s6
    or t0, t0, a3
    sw t0, 372(a0)
    lw t0, 348(sp)
    lw a3, 384(sp)
    lw s11, 360(sp)
    xor s3, t0, a3
    lw t0, 380(sp)
    andi s9, s3, 255
    xor s11, s11, t0
    srli a3, s11, 8
    and t0, a3, s0
    or t0, s9, t0
    slli s9, s3, 8
    and s9, s9, a2
    or t0, t0, s9
    not s9, t0
    andi a3, a3, 255
    sw t0, 520(sp)
    slli t0, s11, 16
    srli s11, s11, 16
    or t0, t0, s11
    and t0, t0, a6
    or t0, a3, t0
    and a3, s3, s6
    or t0, t0, a3
    sw s9, 376(a0)
    not a3, t0
    xor s3, t3, t6
    slli s9, s3, 8
    and s9, s9, a2
    andi s11, s3, 255
    sw t0, 524(sp)
    xor t0, t1, s8
    srli t6, t0, 8
    and s8, t6, s0
    or s8, s11, s8
    or s8, s8, s9
    sw a3, 380(a0)
    not a3, s8
    andi t6, t6, 255
    slli s9, t0, 16
    srli t0, t0, 16
    or t0, s9, t0
    and t0, t0, a6
    or t0, t6, t0
    and t6, s3, s6
    or t0, t0, t6
    sw a3, 384(a0)
    not t6, t0
    sw t6, 388(a0)
    xor t6, t2, s7
    andi a3, t6, 255
    lw s3, 460(sp)
    sw t0, 528(sp)
    xor s9, a7, s3
    srli s11, s9, 8
    and t0, s11, s0
    or t0, a3, t0
    slli a3, t6, 8
    and a3, a3, a2
    or t0, t0, a3
    sw t0, 392(a0)
    andi t0, s11, 255
    slli a3, s9, 16
    srli s9, s9, 16
    or a3, a3, s9
    and a3, a3, a6
    or t0, t0, a3
    and t6, t6, s6
    or t0, t0, t6
    sw t0, 396(a0)
    xor t0, t4, t5
    lw t4, 128(sp)
    lui a3, 1044480
    xor t6, t4, t0
    addi a3, a3, 255
    and s9, t6, a3
    lw s11, 244(sp)
    sw s8, 252(sp)
    lw s8, 112(sp)
    lw a2, 104(sp)
    xor s11, s11, s8
    xor a2, a2, s11
    srli t4, a2, 16
    and t4, t4, s0
    or t4, s9, t4
    slli s9, t6, 8
    and s9, s9, ra
    or t4, t4, s9
    xor t4, t4, s0
    sw t4, 400(a0)
    slli t4, a2, 16
    srli s9, a2, 16
    or t4, t4, s9
    and t4, t4, a3
    slli a2, a2, 8
    and a2, a2, s0
    or t4, t4, a2
    and t6, t6, ra
    or t4, t4, t6
    xor t4, t4, s6
    # round 7 (skinny.dsl:60)
    not t6, t4
    lw a2, 160(sp)
    sw t4, 244(sp)
    xor s9, a2, a5
    srli t4, s9, 16
    and t4, t4, s0
    lw a2, 176(sp)
    sw a5, 532(sp)
    xor a2, a2, s5
    and a5, a2, a3
    or a5, a5, t4
    slli t4, a2, 8
    and t4, t4, ra
    or a5, a5, t4
    sw t6, 404(a0)
    not t4, a5
    sw t4, 408(a0)
    and t4, a2, ra
    slli t6, s9, 16
    srli a2, s9, 16
    or t6, t6, a2
    and t6, t6, a3
    slli a2, s9, 8
    and a2, a2, s0
    or t6, t6, a2
    or t4, t6, t4
    xor t4, t4, s6
    sw t4, 412(a0)
    lw t4, 188(sp)
    xor t6, t4, s10
    slli a2, t6, 16
    srli s9, t6, 16
    or a2, a2, s9
    and a2, a2, a3
    slli s9, t6, 8
    and s9, s9, s0
    or a2, a2, s9
    srli t6, t6, 16
    and t6, t6, s0
    lw s9, 240(sp)
    sw a5, 536(sp)
    xor a5, s9, s2
    and t4, a5, a3
    or t4, t4, t6
    and t6, a5, ra
    or t6, a2, t6
    slli a5, a5, 8
    and a5, a5, ra
    or a5, t4, a5
    xor a5, a5, s0
    sw a5, 416(a0)
    not a5, t6
    lw t4, 236(sp)
    lw a2, 100(sp)
    sw t6, 540(sp)
    xor t6, t4, a2
    srli a2, t6, 16
    and a2, a2, s0
    lw t4, 116(sp)
    lw s9, 120(sp)
    sw a5, 420(a0)
    xor s9, t4, s9
    and t4, s9, a3
    or t4, t4, a2
    slli a2, s9, 8
    and a2, a2, ra
    or t4, t4, a2
    xor t4, t4, s0
    not a5, t4
    sw a5, 424(a0)
    slli a5, t6, 16
    srli a2, t6, 16
    or a5, a5, a2
    and a5, a5, a3
    slli t6, t6, 8
    and t6, t6, s0
    or a5, a5, t6
    and t6, s9, ra
    or a5, a5, t6
    sw a5, 428(a0)
    lw a5, 232(sp)
    lw t6, 172(sp)
    sw t4, 544(sp)
    xor a2, a5, t6
    and s9, a2, a3
    lw t4, 228(sp)
    lw t6, 156(sp)
    xor t6, t4, t6
    srli t4, t6, 16
    and t4, t4, s0
    or t4, s9, t4
    slli s9, a2, 8
    and s9, s9, ra
    or t4, t4, s9
    sw t4, 432(a0)
    slli t4, t6, 16
    srli s9, t6, 16
    or t4, t4, s9
    and t4, t4, a3
    slli t6, t6, 8
    and t6, t6, s0
    or t4, t4, t6
    and t6, a2, ra
    or t4, t4, t6
    sw t4, 436(a0)
    lw t6, 224(sp)
    lw a2, 192(sp)
    sw t4, 548(sp)
    xor s9, t6, a2
    and t4, s9, a3
    lw t6, 152(sp)
    lw a5, 180(sp)
    xor t6, t6, a5
    srli a5, t6, 16
    and a5, a5, s0
    or a5, t4, a5
    slli t4, s9, 8
    and t4, t4, ra
    or a5, a5, t4
    not t4, a5
    sw a5, 552(sp)
    slli a5, t6, 16
    srli a2, t6, 16
    or a5, a5, a2
    and a5, a5, a3
    slli t6, t6, 8
    and t6, t6, s0
    or a5, a5, t6
    and t6, s9, ra
    or a5, a5, t6
    sw t4, 440(a0)
    not t4, a5
    lw t6, 108(sp)
    sw a5, 556(sp)
    xor a2, t6, s8
    srli s9, a2, 16
    and s9, s9, s0
    lw a5, 212(sp)
    sw t4, 444(a0)
    xor s8, a5, t5
    and t5, s8, a3
    or t5, t5, s9
    slli s9, s8, 8
    and s9, s9, ra
    or t5, t5, s9
    not t4, t5
    slli s9, a2, 16
    sw t5, 560(sp)
    srli t5, a2, 16
    or t5, s9, t5
    and t5, t5, a3
    slli a2, a2, 8
    and a2, a2, s0
    or t5, t5, a2
    and a2, s8, ra
    or t5, t5, a2
    sw t4, 448(a0)
    not t4, t5
    sw t4, 452(a0)
    lw t4, 208(sp)
    lw a2, 220(sp)
    sw t5, 564(sp)
    xor s8, t4, a2
    and s9, s8, a3
    lw t5, 200(sp)
    lw t4, 216(sp)
    xor t5, t5, t4
    srli t6, t5, 16
    and t6, t6, s0
    or t6, s9, t6
    slli s9, s8, 8
    and s9, s9, ra
    or t6, t6, s9
    sw t6, 456(a0)
    slli t6, t5, 16
    srli s9, t5, 16
    or t6, t6, s9
    and t6, t6, a3
    slli t5, t5, 8
    and t5, t5, s0
    or t5, t6, t5
    and t6, s8, ra
    or t5, t5, t6
    sw t5, 460(a0)
    lw t6, 380(sp)
    lw s8, 312(sp)
    xor s3, s3, t6
    xor s9, s8, s3
    sw t5, 460(sp)
    srli t5, s9, 8
    lui s8, 16
    addi s8, s8, -1
    and t5, t5, s8
    lw a5, 384(sp)
    sw s3, 568(sp)
    xor s7, s7, a5
    lw s3, 280(sp)
    sw s7, 572(sp)
    xor s3, s3, s7
    srli s7, s3, 8
    and s7, s7, ra
    or t5, t5, s7
    slli s7, s3, 8
    and s7, s7, s6
    or t5, t5, s7
    xori t5, t5, 255
    sw t5, 464(a0)
    andi t5, s9, 255
    srli s7, s9, 16
    and s7, s7, s0
    or t5, t5, s7
    slli s3, s3, 16
    or t5, t5, s3
    xor t5, t5, s0
    # round 8 (skinny.dsl:60)
    not s3, t5
    lw s7, 368(sp)
    lw s9, 500(sp)
    sw t5, 576(sp)
    xor t5, s7, s9
    srli s9, t5, 8
    and s9, s9, s8
    lw s7, 344(sp)
    sw a3, 580(sp)
    lw a3, 316(sp)
    sw s3, 468(a0)
    xor a3, s7, a3
    srli s7, a3, 8
    and s7, s7, ra
    or s7, s9, s7
    slli s9, a3, 8
    and s9, s9, s6
    or s7, s7, s9
    xori s7, s7, 255
    not s3, s7
    sw s3, 472(a0)
    andi s3, t5, 255
    srli t5, t5, 16
    and t5, t5, s0
    or t5, s3, t5
    slli a3, a3, 16
    or t5, t5, a3
    xor t5, t5, s0
    sw t5, 476(a0)
    lw t5, 428(sp)
    lw s9, 436(sp)
    xor a3, s4, t5
    srli s3, a3, 8
    and s3, s3, s8
    sw s7, 584(sp)
    xor s7, a4, s9
    srli t5, s7, 8
    and t5, t5, ra
    or t5, s3, t5
    slli s3, s7, 8
    and s3, s3, s6
    or t5, t5, s3
    sw t5, 480(a0)
    andi t5, a3, 255
    srli a3, a3, 16
    and a3, a3, s0
    or t5, t5, a3
    slli a3, s7, 16
    or t5, t5, a3
    not a3, t5
    lw s3, 356(sp)
    lw s7, 308(sp)
    sw t5, 588(sp)
    xor t5, s3, s7
    srli s7, t5, 8
    and s7, s7, s8
    lw s3, 276(sp)
    sw a3, 484(a0)
    xor s3, s1, s3
    srli s9, s3, 8
    and s9, s9, ra
    or s7, s7, s9
    slli s9, s3, 8
    and s9, s9, s6
    or s7, s7, s9
    xori s7, s7, 255
    not a3, s7
    sw a3, 488(a0)
    andi a3, t5, 255
    srli t5, t5, 16
    and t5, t5, s0
    or t5, a3, t5
    slli a3, s3, 16
    or t5, t5, a3
    sw t5, 492(a0)
    lw t5, 264(sp)
    lw a3, 364(sp)
    sw s7, 592(sp)
    xor s3, t5, a3
    srli s9, s3, 8
    and s9, s9, s8
    lw s7, 320(sp)
    lw a3, 340(sp)
    xor a3, s7, a3
    srli t5, a3, 8
    and t5, t5, ra
    or t5, s9, t5
    slli s9, a3, 8
    and s9, s9, s6
    or t5, t5, s9
    sw t5, 496(a0)
    andi t5, s3, 255
    srli s3, s3, 16
    and s3, s3, s0
    or t5, t5, s3
    slli a3, a3, 16
    or t5, t5, a3
    sw t5, 500(a0)
    lw t5, 360(sp)
    lw a3, 388(sp)
    lw s7, 372(sp)
    xor s3, t5, a3
    srli s9, s3, 8
    lw t5, 348(sp)
    and s9, s9, s8
    xor t5, t5, s7
    srli a3, t5, 8
    and a3, a3, ra
    or a3, s9, a3
    slli s9, t5, 8
    and s9, s9, s6
    or a3, a3, s9
    not s9, a3
    sw a3, 596(sp)
    andi a3, s3, 255
    srli s3, s3, 16
    and s3, s3, s0
    or a3, a3, s3
    slli t5, t5, 16
    or t5, a3, t5
    sw s9, 504(a0)
    not a3, t5
    xor s3, t1, t6
    srli s9, s3, 8
    and s9, s9, s8
    sw t5, 600(sp)
    xor t5, t3, a5
    srli t6, t5, 8
    and t6, t6, ra
    or t6, s9, t6
    slli s9, t5, 8
    and s9, s9, s6
    or t6, t6, s9
    sw a3, 508(a0)
    not a3, t6
    andi s9, s3, 255
    srli s3, s3, 16
    and s3, s3, s0
    or s3, s9, s3
    slli t5, t5, 16
    or t5, s3, t5
    sw a3, 512(a0)
    not a3, t5
    sw a3, 516(a0)
    lw a3, 300(sp)
    sw t5, 604(sp)
    xor s3, a7, a3
    srli s9, s3, 8
    and s9, s9, s8
    lw t5, 268(sp)
    sw t6, 608(sp)
    xor t6, t2, t5
    srli a5, t6, 8
    and a5, a5, ra
    or a5, s9, a5
    slli s9, t6, 8
    and s9, s9, s6
    or a5, a5, s9
    sw a5, 520(a0)
    andi a5, s3, 255
    srli s3, s3, 16
    and s3, s3, s0
    or a5, a5, s3
    slli t6, t6, 16
    or a5, a5, t6
    sw a5, 524(a0)
    lw a5, 192(sp)
    xor t6, a2, a5
    lw a2, 128(sp)
    sw t6, 216(sp)
    xor s3, a2, t6
    srli s9, s3, 8
    and s9, s9, s8
    lw a2, 180(sp)
    lw t6, 104(sp)
    xor t4, t4, a2
    xor t6, t6, t4
    sw t4, 220(sp)
    srli t4, t6, 8
    and t4, t4, ra
    or t4, s9, t4
    slli t6, t6, 8
    and s9, t6, s6
    or t4, t4, s9
    xori t4, t4, 255
    # round 9 (skinny.dsl:60)
    not s9, t4
    and t6, t6, a6
    sw t4, 612(sp)
    srli t4, s3, 24
    or t4, t4, t6
    slli t6, s3, 24
    or t4, t4, t6
    xori t4, t4, 255
    sw s9, 528(a0)
    not t6, t4
    sw t6, 532(a0)
    lw t6, 176(sp)
    sw t4, 616(sp)
    xor s3, t6, t0
    srli s9, s3, 8
    lw t4, 160(sp)
    and s9, s9, s8
    xor t4, t4, s11
    srli t6, t4, 8
    and t6, t6, ra
    or t6, s9, t6
    slli t4, t4, 8
    and s9, t4, s6
    or t6, t6, s9
    xori t6, t6, 255
    sw t6, 536(a0)
    srli t6, s3, 24
    and t4, t4, a6
    or t4, t6, t4
    slli t6, s3, 24
    or t4, t4, t6
    xori t4, t4, 255
    sw t4, 540(a0)
    lw t4, 240(sp)
    lw s9, 188(sp)
    xor t6, t4, s5
    srli s3, t6, 8
    lw t4, 532(sp)
    and s3, s3, s8
    xor t4, s9, t4
    srli s9, t4, 8
    and s9, s9, ra
    or s3, s3, s9
    slli t4, t4, 8
    and s9, t4, s6
    or s3, s3, s9
    xori s3, s3, 255
    not s9, s3
    and t4, t4, a6
    sw s3, 620(sp)
    srli s3, t6, 24
    or t4, s3, t4
    slli t6, t6, 24
    or t4, t4, t6
    sw s9, 544(a0)
    not t6, t4
    sw t6, 548(a0)
    lw t6, 116(sp)
    sw t4, 624(sp)
    xor s3, t6, s2
    srli s9, s3, 8
    lw t4, 236(sp)
    and s9, s9, s8
    xor t4, t4, s10
    srli t6, t4, 8
    and t6, t6, ra
    or t6, s9, t6
    slli t4, t4, 8
    and s9, t4, s6
    or t6, t6, s9
    sw t6, 552(a0)
    srli t6, s3, 24
    and t4, t4, a6
    or t4, t6, t4
    slli t6, s3, 24
    or t4, t4, t6
    sw t4, 556(a0)
    lw t4, 232(sp)
    lw t6, 120(sp)
    xor s3, t4, t6
    srli s9, s3, 8
    and s9, s9, s8
    lw t6, 228(sp)
    lw t4, 100(sp)
    xor t4, t6, t4
    srli t6, t4, 8
    and t6, t6, ra
    or t6, s9, t6
    slli t4, t4, 8
    and s9, t4, s6
    or t6, t6, s9
    sw t6, 560(a0)
    srli t6, s3, 24
    and t4, t4, a6
    or t4, t6, t4
    slli t6, s3, 24
    or t4, t4, t6
    sw t4, 564(a0)
    lw t4, 224(sp)
    lw t6, 172(sp)
    xor s3, t4, t6
    srli s9, s3, 8
    and s9, s9, s8
    lw t4, 152(sp)
    lw t6, 156(sp)
    xor t4, t4, t6
    srli t6, t4, 8
    and t6, t6, ra
    or t6, s9, t6
    slli t4, t4, 8
    and s9, t4, s6
    or t6, t6, s9
    not s9, t6
    and t4, t4, a6
    sw t6, 628(sp)
    srli t6, s3, 24
    or t4, t6, t4
    slli t6, s3, 24
    or t4, t4, t6
    sw s9, 568(a0)
    not t6, t4
    lw s3, 212(sp)
    sw t4, 632(sp)
    xor s9, s3, a5
    srli t4, s9, 8
    and t4, t4, s8
    lw a5, 108(sp)
    sw t6, 572(a0)
    xor a2, a5, a2
    srli s3, a2, 8
    and s3, s3, ra
    or t4, t4, s3
    slli a2, a2, 8
    and s3, a2, s6
    or t4, t4, s3
    not t6, t4
    and a2, a2, a6
    srli s3, s9, 24
    or a2, s3, a2
    slli s3, s9, 24
    or a2, a2, s3
    sw t6, 576(a0)
    not t6, a2
    sw t6, 580(a0)
    lw t6, 208(sp)
    lw s3, 148(sp)
    sw a2, 636(sp)
    xor s9, t6, s3
    srli a2, s9, 8
    and a2, a2, s8
    sw t4, 640(sp)
    lw t4, 200(sp)
    lw t6, 112(sp)
    xor t4, t4, t6
    srli a5, t4, 8
    and a5, a5, ra
    or a5, a2, a5
    slli t4, t4, 8
    and a2, t4, s6
    or a5, a5, a2
    sw a5, 584(a0)
    srli a5, s9, 24
    and t4, t4, a6
    or a5, a5, t4
    slli t4, s9, 24
    or a5, a5, t4
    sw a5, 588(a0)
    xor a5, t5, s7
    lw t4, 280(sp)
    sw a5, 300(sp)
    xor t5, t4, a5
    slli a2, t5, 8
    srli s9, t5, 24
    or a2, a2, s9
    lw s9, 580(sp)
    and t4, t5, s0
    and a2, a2, s9
    or t4, a2, t4
    lw a2, 388(sp)
    lw a5, 312(sp)
    xor a3, a3, a2
    xor a5, a5, a3
    sw a3, 268(sp)
    srli a3, a5, 8
    sw a6, 644(sp)
    and a6, a3, ra
    or a6, t4, a6
    # round 10 (skinny.dsl:60)
    not t4, a6
    andi t5, t5, 255
    and a3, a3, s0
    or t5, t5, a3
    slli a5, a5, 16
    or a5, t5, a5
    xor a5, a5, s0
    sw t4, 592(a0)
    not t4, a5
    sw t4, 596(a0)
    lw t4, 344(sp)
    lw t5, 572(sp)
    sw a5, 648(sp)
    xor a3, t4, t5
    slli a5, a3, 8
    sw a6, 652(sp)
    srli a6, a3, 24
    or a5, a5, a6
    and a5, a5, s9
    and a6, a3, s0
    or a5, a5, a6
    lw a6, 368(sp)
    lw t5, 568(sp)
    xor t5, a6, t5
    srli t4, t5, 8
    and a6, t4, ra
    or a5, a5, a6
    xori a5, a5, 255
    sw a5, 600(a0)
    andi a5, a3, 255
    and a6, t4, s0
    or a5, a5, a6
    slli a6, t5, 16
    or a5, a5, a6
    xor a5, a5, s0
    sw a5, 604(a0)
    lw a5, 316(sp)
    xor a6, a4, a5
    slli t4, a6, 8
    srli t5, a6, 24
    or t4, t4, t5
    and t4, t4, s9
    and t5, a6, s0
    or t4, t4, t5
    lw t5, 500(sp)
    andi a6, a6, 255
    xor a3, s4, t5
    srli a5, a3, 8
    and t5, a5, ra
    or t4, t4, t5
    not t4, t4
    and a5, a5, s0
    or a5, a6, a5
    slli a6, a3, 16
    or a5, a5, a6
    xor a5, a5, s0
    sw t4, 608(a0)
    not a6, a5
    sw a6, 612(a0)
    lw a6, 436(sp)
    sw a5, 656(sp)
    xor t4, s1, a6
    slli t5, t4, 8
    srli a3, t4, 24
    or t5, t5, a3
    and t5, t5, s9
    and a3, t4, s0
    or t5, t5, a3
    lw a3, 356(sp)
    lw a5, 428(sp)
    andi t4, t4, 255
    xor a6, a3, a5
    srli a5, a6, 8
    and a3, a5, ra
    or t5, t5, a3
    sw t5, 616(a0)
    and a5, a5, s0
    or a5, t4, a5
    slli a6, a6, 16
    or a5, a5, a6
    xor a5, a5, s0
    sw a5, 620(a0)
    lw a5, 320(sp)
    lw a6, 276(sp)
    xor t4, a5, a6
    slli t5, t4, 8
    srli a3, t4, 24
    or t5, t5, a3
    and t5, t5, s9
    and a3, t4, s0
    or t5, t5, a3
    lw a3, 264(sp)
    lw a6, 308(sp)
    andi t4, t4, 255
    xor a6, a3, a6
    srli a5, a6, 8
    and a3, a5, ra
    or t5, t5, a3
    sw t5, 624(a0)
    and a5, a5, s0
    or a5, t4, a5
    slli a6, a6, 16
    or a5, a5, a6
    sw a5, 628(a0)
    lw a5, 348(sp)
    lw a6, 340(sp)
    xor t4, a5, a6
    slli t5, t4, 8
    srli a3, t4, 24
    or t5, t5, a3
    and t5, t5, s9
    and a3, t4, s0
    or t5, t5, a3
    lw a3, 360(sp)
    lw a5, 364(sp)
    andi t4, t4, 255
    xor a3, a3, a5
    srli a6, a3, 8
    and a5, a6, ra
    or a5, t5, a5
    not t5, a5
    and a6, a6, s0
    or a6, t4, a6
    slli t4, a3, 16
    or a6, a6, t4
    sw t5, 632(a0)
    not t4, a6
    xor t5, t3, s7
    slli a3, t5, 8
    sw a6, 660(sp)
    srli a6, t5, 24
    or a6, a3, a6
    and a6, a6, s9
    and a3, t5, s0
    or a6, a6, a3
    xor a3, t1, a2
    sw a5, 664(sp)
    srli a5, a3, 8
    and s7, a5, ra
    or a6, a6, s7
    sw t4, 636(a0)
    not a6, a6
    andi t4, t5, 255
    and a5, a5, s0
    or a5, t4, a5
    slli t4, a3, 16
    or a5, a5, t4
    sw a6, 640(a0)
    not a6, a5
    sw a6, 644(a0)
    lw a6, 384(sp)
    sw a5, 668(sp)
    xor t4, t2, a6
    slli t5, t4, 8
    srli a3, t4, 24
    or t5, t5, a3
    and t5, t5, s9
    and a3, t4, s0
    or t5, t5, a3
    lw a3, 380(sp)
    andi t4, t4, 255
    xor s7, a7, a3
    srli a5, s7, 8
    and s9, a5, ra
    or t5, t5, s9
    sw t5, 648(a0)
    and a5, a5, s0
    or a5, t4, a5
    slli t4, s7, 16
    or a5, a5, t4
    sw a5, 652(a0)
    lw a5, 172(sp)
    sw t5, 148(sp)
    xor t4, s3, a5
    lw s3, 128(sp)
    lw t5, 156(sp)
    xor s7, s3, t4
    and s9, s7, s8
    lw s3, 104(sp)
    xor t6, t6, t5
    xor s3, s3, t6
    slli a2, s3, 16
    and a2, a2, ra
    or a2, s9, a2
    slli s9, s7, 8
    and s9, s9, s6
    or a2, a2, s9
    # round 11 (skinny.dsl:60)
    not s9, a2
    sw a2, 112(sp)
    srli a2, s3, 16
    slli s3, s3, 8
    and s3, s3, ra
    or a2, a2, s3
    and s3, s7, s6
    or a2, a2, s3
    xor a2, a2, s0
    sw s9, 656(a0)
    not s3, a2
    sw s3, 660(a0)
    not s3, s6
    sw s3, 664(a0)
    lw s3, 176(sp)
    lw s7, 216(sp)
    sw a2, 672(sp)
    xor s9, s3, s7
    and a2, s9, s8
    lw s7, 160(sp)
    lw s3, 220(sp)
    xor s3, s7, s3
    slli s7, s3, 16
    and s7, s7, ra
    or a2, a2, s7
    slli s7, s9, 8
    and s7, s7, s6
    or a2, a2, s7
    xor a2, a2, s6
    sw a2, 668(a0)
    srli a2, s3, 16
    slli s3, s3, 8
    and s3, s3, ra
    or a2, a2, s3
    and s3, s9, s6
    or a2, a2, s3
    sw a2, 672(a0)
    lw a2, 240(sp)
    lw s9, 188(sp)
    xor s3, a2, t0
    and s7, s3, s8
    xor s9, s9, s11
    slli a2, s9, 16
    and a2, a2, ra
    or a2, s7, a2
    slli s7, s3, 8
    and s7, s7, s6
    or a2, a2, s7
    xor a2, a2, s6
    not s7, a2
    sw a2, 676(sp)
    srli a2, s9, 16
    slli s9, s9, 8
    and s9, s9, ra
    or a2, a2, s9
    and s3, s3, s6
    or a2, a2, s3
    sw s7, 676(a0)
    not s3, a2
    sw s3, 680(a0)
    lw s3, 116(sp)
    sw a2, 680(sp)
    xor s7, s3, s5
    and s9, s7, s8
    lw a2, 236(sp)
    lw s3, 532(sp)
    xor s3, a2, s3
    slli a2, s3, 16
    and a2, a2, ra
    or a2, s9, a2
    slli s9, s7, 8
    and s9, s9, s6
    or a2, a2, s9
    xor a2, a2, s6
    sw a2, 684(a0)
    srli a2, s3, 16
    slli s3, s3, 8
    and s3, s3, ra
    or a2, a2, s3
    and s3, s7, s6
    or a2, a2, s3
    sw a2, 688(a0)
    lw a2, 232(sp)
    lw s9, 228(sp)
    xor s3, a2, s2
    and s7, s3, s8
    xor s9, s9, s10
    slli a2, s9, 16
    and a2, a2, ra
    or a2, s7, a2
    slli s7, s3, 8
    and s7, s7, s6
    or a2, a2, s7
    sw a2, 692(a0)
    srli a2, s9, 16
    slli s7, s9, 8
    and s7, s7, ra
    or a2, a2, s7
    and s3, s3, s6
    or a2, a2, s3
    sw a2, 696(a0)
    lw a2, 224(sp)
    lw s3, 120(sp)
    xor s7, a2, s3
    and s9, s7, s8
    lw a2, 152(sp)
    lw s3, 100(sp)
    xor a2, a2, s3
    slli s3, a2, 16
    and s3, s3, ra
    or s3, s9, s3
    slli s9, s7, 8
    and s9, s9, s6
    or s3, s3, s9
    not s9, s3
    sw s3, 684(sp)
    srli s3, a2, 16
    slli a2, a2, 8
    and a2, a2, ra
    or a2, s3, a2
    and s3, s7, s6
    or a2, a2, s3
    sw s9, 700(a0)
    not s3, a2
    lw s7, 108(sp)
    sw a2, 688(sp)
    xor s9, s7, t5
    slli a2, s9, 16
    and a2, a2, ra
    lw t5, 212(sp)
    sw s3, 704(a0)
    xor a5, t5, a5
    and s7, a5, s8
    or a2, s7, a2
    slli s7, a5, 8
    and s7, s7, s6
    or a2, a2, s7
    not s3, a2
    srli s7, s9, 16
    slli s9, s9, 8
    and s9, s9, ra
    or s7, s7, s9
    and a5, a5, s6
    or a5, s7, a5
    sw s3, 708(a0)
    not s3, a5
    sw s3, 712(a0)
    lw s3, 208(sp)
    lw s7, 192(sp)
    sw a5, 692(sp)
    xor s9, s3, s7
    and a5, s9, s8
    sw a2, 696(sp)
    lw a2, 200(sp)
    lw s3, 180(sp)
    xor a2, a2, s3
    slli t5, a2, 16
    and t5, t5, ra
    or a5, a5, t5
    slli t5, s9, 8
    and t5, t5, s6
    or a5, a5, t5
    sw a5, 716(a0)
    srli a5, a2, 16
    slli t5, a2, 8
    and t5, t5, ra
    or a5, a5, t5
    and t5, s9, s6
    or a5, a5, t5
    sw a5, 720(a0)
    lw t5, 364(sp)
    lw a2, 312(sp)
    xor a3, a3, t5
    xor s9, a2, a3
    sw a5, 380(sp)
    slli a5, s9, 16
    srli a2, s9, 16
    or a5, a5, a2
    lw a2, 496(sp)
    sw a3, 700(sp)
    and a5, a5, a2
    lw a3, 340(sp)
    lw s3, 280(sp)
    xor a6, a6, a3
    xor s3, s3, a6
    sw a6, 384(sp)
    and a6, s3, s0
    or a5, a5, a6
    slli a6, s3, 8
    and a6, a6, s6
    or a5, a5, a6
    sw a5, 724(a0)
    srli a5, s9, 24
    slli a6, s3, 16
    srli s3, s3, 16
    or a6, a6, s3
    lw s3, 644(sp)
    sw s10, 708(sp)
    and a6, a6, s3
    or a5, a5, a6
    slli a6, s9, 16
    and a6, a6, s6
    or a5, a5, a6
    xor a5, a5, s6
    # round 12 (skinny.dsl:60)
    not a6, a5
    lw s9, 368(sp)
    sw a5, 704(sp)
    lw a5, 268(sp)
    lw s10, 300(sp)
    xor a5, s9, a5
    slli s9, a5, 16
    srli s7, a5, 16
    or s7, s9, s7
    and s7, s7, a2
    lw s9, 344(sp)
    sw a6, 728(a0)
    xor s10, s9, s10
    and s9, s10, s0
    or s7, s7, s9
    slli s9, s10, 8
    and s9, s9, s6
    or s7, s7, s9
    not a6, s7
    sw a6, 732(a0)
    slli a6, s10, 16
    srli s9, s10, 16
    or a6, a6, s9
    and a6, a6, s3
    srli s9, a5, 24
    or a6, s9, a6
    slli a5, a5, 16
    and a5, a5, s6
    or a5, a6, a5
    xor a5, a5, s6
    sw a5, 736(a0)
    li a5, 255
    not a5, a5
    sw a5, 740(a0)
    lw a5, 568(sp)
    xor a6, s4, a5
    slli s9, a6, 16
    srli s10, a6, 16
    or s9, s9, s10
    and s9, s9, a2
    lw s10, 572(sp)
    sw s7, 712(sp)
    xor s7, a4, s10
    and s10, s7, s0
    or s9, s9, s10
    slli s10, s7, 8
    and s10, s10, s6
    or s9, s9, s10
    xor s9, s9, ra
    sw s9, 744(a0)
    srli s9, a6, 24
    slli s10, s7, 16
    srli s7, s7, 16
    or s7, s10, s7
    and s7, s7, s3
    or s7, s9, s7
    slli a6, a6, 16
    and a6, a6, s6
    or a6, s7, a6
    not s7, a6
    lw s9, 356(sp)
    lw s10, 500(sp)
    sw a6, 716(sp)
    xor a6, s9, s10
    slli s10, a6, 16
    srli s9, a6, 16
    or s9, s10, s9
    and s9, s9, a2
    lw s10, 316(sp)
    sw s7, 748(a0)
    xor s10, s1, s10
    and a5, s10, s0
    or a5, s9, a5
    slli s9, s10, 8
    and s9, s9, s6
    or a5, a5, s9
    xor a5, a5, ra
    not s7, a5
    sw s7, 752(a0)
    srli s7, a6, 24
    slli s9, s10, 16
    srli s10, s10, 16
    or s9, s9, s10
    and s9, s9, s3
    or s7, s7, s9
    slli a6, a6, 16
    and a6, a6, s6
    or a6, s7, a6
    sw a6, 756(a0)
    lw a6, 264(sp)
    lw s7, 428(sp)
    sw a5, 720(sp)
    xor s9, a6, s7
    slli s10, s9, 16
    srli a5, s9, 16
    or a5, s10, a5
    and a5, a5, a2
    lw s10, 320(sp)
    lw s7, 436(sp)
    xor s7, s10, s7
    and s10, s7, s0
    or a5, a5, s10
    slli s10, s7, 8
    and s10, s10, s6
    or a5, a5, s10
    sw a5, 760(a0)
    srli a5, s9, 24
    slli s10, s7, 16
    srli s7, s7, 16
    or s7, s10, s7
    and s7, s7, s3
    or a5, a5, s7
    slli s7, s9, 16
    and s7, s7, s6
    or a5, a5, s7
    sw a5, 764(a0)
    lw a5, 360(sp)
    lw s7, 308(sp)
    lw a6, 276(sp)
    xor s9, a5, s7
    slli s10, s9, 16
    srli a5, s9, 16
    or a5, s10, a5
    lw s10, 348(sp)
    and a5, a5, a2
    xor s10, s10, a6
    and a6, s10, s0
    or a5, a5, a6
    slli a6, s10, 8
    and a6, a6, s6
    or a5, a5, a6
    not a6, a5
    sw a5, 724(sp)
    slli a5, s10, 16
    srli s10, s10, 16
    or a5, a5, s10
    and a5, a5, s3
    srli s10, s9, 24
    or a5, s10, a5
    slli s9, s9, 16
    and s9, s9, s6
    or a5, a5, s9
    sw a6, 768(a0)
    not a6, a5
    xor s9, t1, t5
    slli s10, s9, 16
    sw a5, 728(sp)
    srli a5, s9, 16
    or a5, s10, a5
    and a5, a5, a2
    xor s10, t3, a3
    and a3, s10, s0
    or a5, a5, a3
    slli a3, s10, 8
    and a3, a3, s6
    or a5, a5, a3
    sw a6, 772(a0)
    not a6, a5
    slli a3, s10, 16
    srli s10, s10, 16
    or a3, a3, s10
    and a3, a3, s3
    srli s10, s9, 24
    or a3, s10, a3
    slli s9, s9, 16
    and s9, s9, s6
    or a3, a3, s9
    sw a6, 776(a0)
    not a6, a3
    sw a6, 780(a0)
    lw a6, 388(sp)
    sw a3, 732(sp)
    xor s9, a7, a6
    slli s10, s9, 16
    srli a3, s9, 16
    or a3, s10, a3
    and a3, a3, a2
    lw s10, 372(sp)
    sw a5, 736(sp)
    xor a5, t2, s10
    and t5, a5, s0
    or t5, a3, t5
    slli a3, a5, 8
    and a3, a3, s6
    or t5, t5, a3
    sw t5, 784(a0)
    srli t5, s9, 24
    slli a3, a5, 16
    srli a5, a5, 16
    or a5, a3, a5
    and a5, a5, s3
    or a5, t5, a5
    slli t5, s9, 16
    and t5, t5, s6
    or a5, a5, t5
    sw a5, 788(a0)
    lw a5, 192(sp)
    lw t5, 120(sp)
    lw a3, 128(sp)
    xor a5, a5, t5
    xor s9, a3, a5
    slli s3, s9, 16
    srli a3, s9, 16
    or a3, s3, a3
    and a3, a3, a2
    lw s3, 180(sp)
    sw a5, 192(sp)
    lw a5, 100(sp)
    lw s10, 104(sp)
    xor s3, s3, a5
    xor s10, s10, s3
    sw s3, 180(sp)
    and s3, s10, s0
    or a3, a3, s3
    slli s3, s10, 8
    and s3, s3, s6
    or a3, a3, s3
    xor a3, a3, ra
    sw a3, 792(a0)
    slli a3, s10, 8
    srli s3, s10, 24
    or a3, a3, s3
    and a3, a3, s8
    slli s3, s9, 8
    and s3, s3, ra
    or a3, a3, s3
    and s3, s9, s6
    or a3, a3, s3
    xor a3, a3, ra
    # round 13 (skinny.dsl:60)
    not s3, a3
    lw s9, 176(sp)
    sw a3, 740(sp)
    xor s10, s9, t4
    slli a3, s10, 16
    srli s9, s10, 16
    or a3, a3, s9
    and a3, a3, a2
    lw s9, 160(sp)
    sw t6, 744(sp)
    xor s9, s9, t6
    and t6, s9, s0
    or t6, a3, t6
    slli a3, s9, 8
    and a3, a3, s6
    or t6, t6, a3
    sw s3, 796(a0)
    not a3, t6
    sw a3, 800(a0)
    slli a3, s9, 8
    srli s3, s9, 24
    or a3, a3, s3
    and a3, a3, s8
    slli s3, s10, 8
    and s3, s3, ra
    or a3, a3, s3
    and s3, s10, s6
    or a3, a3, s3
    xor a3, a3, ra
    sw a3, 804(a0)
    lw a3, 240(sp)
    lw s3, 216(sp)
    sw t6, 748(sp)
    xor s9, a3, s3
    slli s10, s9, 16
    srli t6, s9, 16
    or t6, s10, t6
    and t6, t6, a2
    lw s10, 188(sp)
    lw s3, 220(sp)
    xor s3, s10, s3
    and s10, s3, s0
    or t6, t6, s10
    slli s10, s3, 8
    and s10, s10, s6
    or t6, t6, s10
    sw t6, 808(a0)
    slli t6, s3, 8
    srli s3, s3, 24
    or t6, t6, s3
    and t6, t6, s8
    slli s3, s9, 8
    and s3, s3, ra
    or t6, t6, s3
    and s3, s9, s6
    or t6, t6, s3
    not s3, t6
    lw s9, 116(sp)
    sw t6, 752(sp)
    xor s10, s9, t0
    slli t6, s10, 16
    srli s9, s10, 16
    or t6, t6, s9
    and t6, t6, a2
    lw s9, 236(sp)
    sw s3, 812(a0)
    xor s9, s9, s11
    and a3, s9, s0
    or t6, t6, a3
    slli a3, s9, 8
    and a3, a3, s6
    or t6, t6, a3
    xor t6, t6, ra
    not a3, t6
    sw a3, 816(a0)
    slli a3, s9, 8
    srli s3, s9, 24
    or a3, a3, s3
    and a3, a3, s8
    slli s3, s10, 8
    and s3, s3, ra
    or a3, a3, s3
    and s3, s10, s6
    or a3, a3, s3
    sw a3, 820(a0)
    lw a3, 232(sp)
    sw t6, 756(sp)
    xor s3, a3, s5
    slli s9, s3, 16
    srli s10, s3, 16
    or s9, s9, s10
    and s9, s9, a2
    lw s10, 228(sp)
    lw t6, 532(sp)
    xor t6, s10, t6
    and s10, t6, s0
    or s9, s9, s10
    slli s10, t6, 8
    and s10, s10, s6
    or s9, s9, s10
    sw s9, 824(a0)
    slli s9, t6, 8
    srli t6, t6, 24
    or t6, s9, t6
    and t6, t6, s8
    slli s9, s3, 8
    and s9, s9, ra
    or t6, t6, s9
    and s3, s3, s6
    or t6, t6, s3
    sw t6, 828(a0)
    lw s3, 224(sp)
    sw t6, 760(sp)
    xor s9, s3, s2
    slli s10, s9, 16
    srli t6, s9, 16
    or t6, s10, t6
    and t6, t6, a2
    lw s10, 152(sp)
    lw s3, 708(sp)
    xor s10, s10, s3
    and a3, s10, s0
    or t6, t6, a3
    slli a3, s10, 8
    and a3, a3, s6
    or t6, t6, a3
    not a3, t6
    sw t6, 764(sp)
    slli t6, s10, 8
    srli s10, s10, 24
    or t6, t6, s10
    and t6, t6, s8
    slli s10, s9, 8
    and s10, s10, ra
    or t6, t6, s10
    and s9, s9, s6
    or t6, t6, s9
    sw a3, 832(a0)
    not a3, t6
    lw s9, 212(sp)
    sw t6, 768(sp)
    xor s10, s9, t5
    slli t6, s10, 16
    srli t5, s10, 16
    or t5, t6, t5
    and t5, t5, a2
    lw t6, 108(sp)
    sw a3, 836(a0)
    xor a5, t6, a5
    and s9, a5, s0
    or t5, t5, s9
    slli s9, a5, 8
    and s9, s9, s6
    or t5, t5, s9
    not a3, t5
    slli s9, a5, 8
    srli a5, a5, 24
    or a5, s9, a5
    and a5, a5, s8
    slli s9, s10, 8
    and s9, s9, ra
    or a5, a5, s9
    and s9, s10, s6
    or a5, a5, s9
    sw a3, 840(a0)
    not a3, a5
    sw a3, 844(a0)
    lw a3, 208(sp)
    lw s9, 172(sp)
    sw a5, 772(sp)
    xor s10, a3, s9
    slli a5, s10, 16
    sw t5, 776(sp)
    srli t5, s10, 16
    or a5, a5, t5
    and a5, a5, a2
    lw t5, 200(sp)
    lw a3, 156(sp)
    xor a6, a6, s7
    xor t5, t5, a3
    and t6, t5, s0
    or a5, a5, t6
    slli t6, t5, 8
    and t6, t6, s6
    or a5, a5, t6
    sw a5, 848(a0)
    slli a5, t5, 8
    srli t5, t5, 24
    or a5, a5, t5
    and a5, a5, s8
    slli t5, s10, 8
    and t5, t5, ra
    or a5, a5, t5
    and t5, s10, s6
    or a5, a5, t5
    sw a5, 852(a0)
    lw t5, 312(sp)
    sw a5, 388(sp)
    xor t6, t5, a6
    srli s10, t6, 8
    andi a5, s10, 255
    sw s8, 780(sp)
    lw s8, 372(sp)
    lw t5, 276(sp)
    sw a6, 372(sp)
    xor s8, s8, t5
    lw a6, 280(sp)
    sw s8, 784(sp)
    xor a6, a6, s8
    lw s8, 204(sp)
    and a2, a6, s8
    or a5, a5, a2
    and a2, t6, ra
    or a5, a5, a2
    xor a5, a5, ra
    # round 14 (skinny.dsl:60)
    not a5, a5
    slli t6, t6, 8
    and t6, t6, s0
    and a2, s10, ra
    andi s10, a6, 255
    or t6, s10, t6
    or t6, t6, a2
    slli a6, a6, 8
    and a6, a6, s6
    or a6, t6, a6
    xor a6, a6, s6
    sw a5, 856(a0)
    not a5, a6
    sw a5, 860(a0)
    lw a5, 368(sp)
    lw t6, 700(sp)
    sw a6, 788(sp)
    xor a2, a5, t6
    srli s10, a2, 8
    andi a6, s10, 255
    lw t6, 344(sp)
    lw a5, 384(sp)
    sw s0, 868(a0)
    xor a5, t6, a5
    and t6, a5, s8
    or a6, a6, t6
    and t6, a2, ra
    or a6, a6, t6
    xor a6, a6, ra
    sw a6, 864(a0)
    andi a6, a5, 255
    slli t6, a2, 8
    and t6, t6, s0
    or a6, a6, t6
    and t6, s10, ra
    or a6, a6, t6
    slli a5, a5, 8
    and a5, a5, s6
    or a5, a6, a5
    xor a5, a5, s6
    sw a5, 872(a0)
    lw a5, 268(sp)
    lw s10, 300(sp)
    xor a6, s4, a5
    srli t6, a6, 8
    andi a2, t6, 255
    xor a5, a4, s10
    and s10, a5, s8
    or a2, a2, s10
    and s10, a6, ra
    or a2, a2, s10
    not a2, a2
    slli a6, a6, 8
    and a6, a6, s0
    and t6, t6, ra
    andi s10, a5, 255
    or a6, s10, a6
    or a6, a6, t6
    slli a5, a5, 8
    and a5, a5, s6
    or a5, a6, a5
    sw a2, 876(a0)
    not a6, a5
    sw a6, 880(a0)
    lw a6, 356(sp)
    lw t6, 568(sp)
    sw a5, 792(sp)
    xor a2, a6, t6
    srli s10, a2, 8
    lw t6, 572(sp)
    andi a5, s10, 255
    xor t6, s1, t6
    and a6, t6, s8
    or a5, a5, a6
    and a6, a2, ra
    or a5, a5, a6
    sw a5, 884(a0)
    andi a5, t6, 255
    slli a6, a2, 8
    and a6, a6, s0
    or a5, a5, a6
    and a6, s10, ra
    or a5, a5, a6
    slli a6, t6, 8
    and a6, a6, s6
    or a5, a5, a6
    sw a5, 888(a0)
    lw a5, 264(sp)
    lw a6, 500(sp)
    xor t6, a5, a6
    srli a2, t6, 8
    andi s10, a2, 255
    lw a6, 320(sp)
    lw a5, 316(sp)
    xor a5, a6, a5
    and a6, a5, s8
    or a6, s10, a6
    and s10, t6, ra
    or a6, a6, s10
    sw a6, 892(a0)
    andi a6, a5, 255
    slli t6, t6, 8
    and t6, t6, s0
    or a6, a6, t6
    and t6, a2, ra
    or a6, a6, t6
    slli a5, a5, 8
    and a5, a5, s6
    or a5, a6, a5
    sw a5, 896(a0)
    lw a5, 360(sp)
    lw a6, 428(sp)
    xor t6, a5, a6
    srli a2, t6, 8
    andi s10, a2, 255
    lw a5, 348(sp)
    lw a6, 436(sp)
    and a2, a2, ra
    xor a5, a5, a6
    and a6, a5, s8
    or a6, s10, a6
    and s10, t6, ra
    or a6, a6, s10
    not s10, a6
    slli t6, t6, 8
    and t6, t6, s0
    sw a6, 796(sp)
    andi a6, a5, 255
    or a6, a6, t6
    or a6, a6, a2
    slli a5, a5, 8
    and a5, a5, s6
    or a5, a6, a5
    sw s10, 900(a0)
    not a6, a5
    xor t6, t1, s7
    srli a2, t6, 8
    andi s10, a2, 255
    sw a5, 800(sp)
    xor a5, t3, t5
    and s7, a5, s8
    or s7, s10, s7
    and s10, t6, ra
    or s7, s7, s10
    sw a6, 904(a0)
    not a6, s7
    slli t6, t6, 8
    and t6, t6, s0
    and a2, a2, ra
    andi s10, a5, 255
    or t6, s10, t6
    or t6, t6, a2
    slli a5, a5, 8
    and a5, a5, s6
    or a5, t6, a5
    sw a6, 908(a0)
    not a6, a5
    sw a6, 912(a0)
    lw a6, 364(sp)
    sw a5, 804(sp)
    xor t6, a7, a6
    srli a2, t6, 8
    andi s10, a2, 255
    lw a5, 340(sp)
    sw s7, 808(sp)
    xor s7, t2, a5
    and s8, s7, s8
    or s8, s10, s8
    and s10, t6, ra
    or s8, s8, s10
    sw s8, 916(a0)
    andi s10, s7, 255
    slli t6, t6, 8
    and t6, t6, s0
    or t6, s10, t6
    and a2, a2, ra
    or t6, t6, a2
    slli a2, s7, 8
    and a2, a2, s6
    or t6, t6, a2
    sw t6, 920(a0)
    xor t6, s9, s2
    lw a2, 128(sp)
    xor a3, a3, s3
    xor s7, a2, t6
    srli s9, s7, 24
    lw s10, 104(sp)
    sw s8, 156(sp)
    xor s8, s10, a3
    srli a2, s8, 8
    and a2, a2, s0
    or a2, s9, a2
    slli s9, s8, 16
    and s9, s9, ra
    or a2, a2, s9
    slli s9, s7, 24
    or a2, a2, s9
    xor a2, a2, s0
    # round 15 (skinny.dsl:60)
    not s9, a2
    sw a2, 172(sp)
    slli a2, s8, 8
    srli s8, s8, 24
    or a2, a2, s8
    lw s8, 496(sp)
    and s10, s7, s0
    and a2, a2, s8
    or a2, a2, s10
    slli s7, s7, 8
    and s7, s7, s6
    or a2, a2, s7
    sw s9, 924(a0)
    not s7, a2
    sw s7, 928(a0)
    lw s7, 176(sp)
    lw s9, 192(sp)
    sw a2, 812(sp)
    xor s10, s7, s9
    srli a2, s10, 24
    lw s9, 160(sp)
    lw s7, 180(sp)
    xor s7, s9, s7
    srli s9, s7, 8
    and s9, s9, s0
    or a2, a2, s9
    slli s9, s7, 16
    and s9, s9, ra
    or a2, a2, s9
    slli s9, s10, 24
    or a2, a2, s9
    xor a2, a2, s0
    sw a2, 932(a0)
    slli a2, s7, 8
    srli s7, s7, 24
    or a2, a2, s7
    and a2, a2, s8
    and s7, s10, s0
    or a2, a2, s7
    slli s7, s10, 8
    and s7, s7, s6
    or a2, a2, s7
    xor a2, a2, s6
    sw a2, 936(a0)
    lw a2, 240(sp)
    lw s10, 188(sp)
    xor s7, a2, t4
    lw a2, 744(sp)
    srli s9, s7, 24
    xor a2, s10, a2
    srli s10, a2, 8
    and s10, s10, s0
    or s9, s9, s10
    slli s10, a2, 16
    and s10, s10, ra
    or s9, s9, s10
    slli s10, s7, 24
    or s9, s9, s10
    xor s9, s9, s0
    not s10, s9
    sw s9, 816(sp)
    slli s9, a2, 8
    srli a2, a2, 24
    or a2, s9, a2
    and a2, a2, s8
    and s9, s7, s0
    or a2, a2, s9
    slli s7, s7, 8
    and s7, s7, s6
    or a2, a2, s7
    sw s10, 940(a0)
    not s7, a2
    sw s7, 944(a0)
    lw s7, 116(sp)
    lw s9, 216(sp)
    sw a2, 820(sp)
    xor s10, s7, s9
    srli a2, s10, 24
    lw s9, 236(sp)
    lw s7, 220(sp)
    xor s7, s9, s7
    srli s9, s7, 8
    and s9, s9, s0
    or a2, a2, s9
    slli s9, s7, 16
    and s9, s9, ra
    or a2, a2, s9
    slli s9, s10, 24
    or a2, a2, s9
    sw a2, 948(a0)
    slli a2, s7, 8
    srli s7, s7, 24
    or a2, a2, s7
    and a2, a2, s8
    and s7, s10, s0
    or a2, a2, s7
    slli s7, s10, 8
    and s7, s7, s6
    or a2, a2, s7
    sw a2, 952(a0)
    lw a2, 232(sp)
    lw s10, 228(sp)
    xor s7, a2, t0
    srli s9, s7, 24
    xor a2, s10, s11
    srli s10, a2, 8
    and s10, s10, s0
    or s9, s9, s10
    slli s10, a2, 16
    and s10, s10, ra
    or s9, s9, s10
    slli s10, s7, 24
    or s9, s9, s10
    sw s9, 956(a0)
    slli s9, a2, 8
    srli a2, a2, 24
    or a2, s9, a2
    and a2, a2, s8
    and s9, s7, s0
    or a2, a2, s9
    slli s7, s7, 8
    and s7, s7, s6
    or a2, a2, s7
    sw a2, 960(a0)
    lw a2, 224(sp)
    lw s10, 152(sp)
    xor s7, a2, s5
    lw a2, 532(sp)
    srli s9, s7, 24
    xor s10, s10, a2
    srli a2, s10, 8
    and a2, a2, s0
    or a2, s9, a2
    slli s9, s10, 16
    and s9, s9, ra
    or a2, a2, s9
    slli s9, s7, 24
    or a2, a2, s9
    not s9, a2
    sw a2, 824(sp)
    slli a2, s10, 8
    srli s10, s10, 24
    or a2, a2, s10
    and a2, a2, s8
    and s10, s7, s0
    or a2, a2, s10
    slli s7, s7, 8
    and s7, s7, s6
    or a2, a2, s7
    sw s9, 964(a0)
    not s7, a2
    lw s9, 108(sp)
    sw a2, 828(sp)
    xor s10, s9, s3
    srli a2, s10, 8
    and a2, a2, s0
    slli s3, s10, 16
    and s3, s3, ra
    lw s9, 212(sp)
    sw s7, 968(a0)
    xor s9, s9, s2
    srli t5, s9, 24
    or t5, t5, a2
    or t5, t5, s3
    slli a2, s9, 24
    or t5, t5, a2
    not a2, t5
    slli s3, s10, 8
    srli s7, s10, 24
    or s3, s3, s7
    and s3, s3, s8
    and s7, s9, s0
    or s3, s3, s7
    slli s7, s9, 8
    and s7, s7, s6
    or s3, s3, s7
    sw a2, 972(a0)
    not a2, s3
    sw a2, 976(a0)
    lw a2, 208(sp)
    lw s7, 120(sp)
    sw s3, 832(sp)
    xor s9, a2, s7
    srli s10, s9, 24
    lw s3, 200(sp)
    sw t5, 836(sp)
    lw t5, 100(sp)
    xor a2, s3, t5
    srli s3, a2, 8
    and s3, s3, s0
    or s3, s10, s3
    slli s10, a2, 16
    and s10, s10, ra
    or s3, s3, s10
    slli s10, s9, 24
    or s3, s3, s10
    sw s3, 980(a0)
    slli s3, a2, 8
    srli a2, a2, 24
    or a2, s3, a2
    and a2, a2, s8
    and s3, s9, s0
    or a2, a2, s3
    slli s3, s9, 8
    and s3, s3, s6
    or a2, a2, s3
    sw a2, 984(a0)
    lw a2, 436(sp)
    lw s3, 280(sp)
    xor a5, a5, a2
    xor s9, s3, a5
    # round 16 (skinny.dsl:60)
    not s10, s9
    sw s10, 988(a0)
    lw s10, 428(sp)
    sw s9, 364(sp)
    lw s9, 312(sp)
    xor a6, a6, s10
    xor s8, s9, a6
    slli s6, s8, 8
    srli s8, s8, 24
    or s6, s6, s8
    not s8, s6
    sw s8, 992(a0)
    lw s8, 344(sp)
    sw s6, 340(sp)
    lw s6, 784(sp)
    xor s6, s8, s6
    xori s6, s6, 255
    sw s6, 996(a0)
    lw s6, 368(sp)
    lw s8, 372(sp)
    xor s8, s6, s8
    slli s6, s8, 8
    srli s8, s8, 24
    or s6, s6, s8
    sw s6, 1000(a0)
    not s6, ra
    sw s6, 1004(a0)
    lw s6, 384(sp)
    xor s8, a4, s6
    xori s8, s8, 255
    sw s8, 840(sp)
    not s8, s8
    sw s8, 1008(a0)
    lw s8, 700(sp)
    xor s8, s4, s8
    slli s6, s8, 8
    srli s8, s8, 24
    or s6, s6, s8
    not s8, s6
    sw s8, 1012(a0)
    lw s8, 300(sp)
    sw s6, 844(sp)
    xor s6, s1, s8
    xori s6, s6, 255
    sw s6, 1016(a0)
    lw s6, 356(sp)
    lw s8, 268(sp)
    xor s8, s6, s8
    slli s6, s8, 8
    srli s8, s8, 24
    or s6, s6, s8
    sw s6, 1020(a0)
    lw s6, 320(sp)
    lw s8, 572(sp)
    xor s8, s6, s8
    sw s8, 1024(a0)
    lw s8, 264(sp)
    lw s6, 568(sp)
    xor s7, s7, s5
    xor s6, s8, s6
    slli s8, s6, 8
    srli s6, s6, 24
    or s6, s8, s6
    sw s6, 1028(a0)
    lw s6, 348(sp)
    lw s8, 316(sp)
    xor s6, s6, s8
    sw s6, 848(sp)
    not s6, s6
    sw s6, 1032(a0)
    lw s6, 360(sp)
    lw ra, 500(sp)
    xor s6, s6, ra
    slli s9, s6, 8
    srli s6, s6, 24
    or s6, s9, s6
    not s9, s6
    sw s9, 1036(a0)
    xor s9, t3, a2
    sw s9, 852(sp)
    not s9, s9
    sw s9, 1040(a0)
    xor s9, t1, s10
    sw s6, 856(sp)
    slli s6, s9, 8
    srli s9, s9, 24
    or s6, s6, s9
    not s9, s6
    sw s9, 1044(a0)
    lw s9, 276(sp)
    sw s6, 860(sp)
    xor s6, t2, s9
    sw s6, 1048(a0)
    lw s6, 308(sp)
    xor s10, a7, s6
    slli a2, s10, 8
    srli s10, s10, 24
    or a2, a2, s10
    sw a2, 1052(a0)
    lw a2, 532(sp)
    lw s10, 104(sp)
    xor t5, t5, a2
    xor s10, s10, t5
    xori s10, s10, 255
    sw s10, 1056(a0)
    lw s10, 128(sp)
    xor s10, s10, s7
    xori s10, s10, 255
    # round 17 (skinny.dsl:60)
    sw s10, 120(sp)
    not s10, s10
    sw s10, 1060(a0)
    lw s10, 160(sp)
    xor s10, s10, a3
    sw s10, 100(sp)
    not s10, s10
    sw s10, 1064(a0)
    lw s10, 176(sp)
    xor s10, s10, t6
    sw s10, 1068(a0)
    lw s10, 188(sp)
    sw a3, 864(sp)
    lw a3, 180(sp)
    xor s9, s9, s8
    xor a3, s10, a3
    xori a3, a3, 255
    sw a3, 1072(a0)
    lw a3, 240(sp)
    lw s10, 192(sp)
    xor s3, s3, s9
    xor s10, a3, s10
    not s10, s10
    sw s10, 1076(a0)
    lw s10, 236(sp)
    lw a3, 744(sp)
    xor s6, s6, ra
    xor a3, s10, a3
    xori a3, a3, 255
    sw a3, 868(sp)
    not a3, a3
    sw a3, 1080(a0)
    lw a3, 116(sp)
    xor s10, a3, t4
    sw s10, 1084(a0)
    lw s10, 228(sp)
    lw a3, 220(sp)
    xor a3, s10, a3
    sw a3, 1088(a0)
    lw a3, 232(sp)
    lw s10, 216(sp)
    xor s10, a3, s10
    sw s10, 1092(a0)
    sw s10, 872(sp)
    lw s10, 152(sp)
    xor s10, s10, s11
    sw s10, 876(sp)
    not s10, s10
    sw s10, 1096(a0)
    lw s10, 224(sp)
    xor s10, s10, t0
    sw s10, 880(sp)
    not s10, s10
    sw s10, 1100(a0)
    lw s10, 108(sp)
    xor a2, s10, a2
    sw a2, 884(sp)
    not a2, a2
    sw a2, 1104(a0)
    lw a2, 212(sp)
    lw a3, 312(sp)
    xor s10, a2, s5
    not s10, s10
    srli a2, s3, 16
    andi a2, a2, 255
    xor a3, a3, s6
    sw s6, 308(sp)
    srli s6, a3, 8
    sw s9, 276(sp)
    and s9, s6, s0
    or a2, a2, s9
    slli a3, a3, 16
    lui s9, 4080
    and a3, a3, s9
    or a3, a2, a3
    lui a2, 1044480
    sw s5, 888(sp)
    and s5, s3, a2
    or a3, a3, s5
    xori a3, a3, 255
    sw s10, 1108(a0)
    lw s5, 200(sp)
    lw s10, 708(sp)
    xor s5, s5, s10
    sw s5, 1112(a0)
    lw s5, 208(sp)
    xor s5, s5, s2
    sw s5, 1116(a0)
    # round 18 (skinny.dsl:60)
    sw s5, 892(sp)
    not s5, a3
    sw s5, 1120(a0)
    lw s5, 496(sp)
    sw a3, 896(sp)
    and s6, s6, s5
    and a3, s3, s0
    or a3, s6, a3
    slli s3, s3, 24
    or a3, a3, s3
    sw a3, 1124(a0)
    lw a3, 344(sp)
    sw a6, 900(sp)
    xor s3, a3, a5
    srli s6, s3, 16
    andi s6, s6, 255
    lw a3, 368(sp)
    sw a5, 904(sp)
    xor a3, a3, a6
    srli a6, a3, 8
    and a5, a6, s0
    or a5, s6, a5
    slli a3, a3, 16
    and a3, a3, s9
    or a5, a5, a3
    and a3, s3, a2
    or a5, a5, a3
    xori a5, a5, 255
    sw a5, 1128(a0)
    and a5, a6, s5
    and a6, s3, s0
    or a5, a5, a6
    slli a6, s3, 24
    or a5, a5, a6
    xor a5, a5, s0
    not a6, a5
    lw a3, 372(sp)
    sw a5, 908(sp)
    xor s3, s4, a3
    srli s6, s3, 8
    slli s3, s3, 16
    and s3, s3, s9
    and a5, s6, s0
    lw a3, 784(sp)
    sw s4, 912(sp)
    xor a3, a4, a3
    srli s4, a3, 16
    andi s4, s4, 255
    or a5, s4, a5
    or a5, a5, s3
    and s3, a3, a2
    or a5, a5, s3
    sw a6, 1132(a0)
    not a6, a5
    sw a6, 1136(a0)
    and a6, s6, s5
    and s3, a3, s0
    or a6, a6, s3
    slli a3, a3, 24
    or a6, a6, a3
    sw a6, 1140(a0)
    lw a6, 384(sp)
    lw s4, 356(sp)
    xor a3, s1, a6
    srli s3, a3, 16
    andi s3, s3, 255
    lw s6, 700(sp)
    sw a5, 916(sp)
    xor a5, s4, s6
    srli s6, a5, 8
    and a6, s6, s0
    or a6, s3, a6
    slli a5, a5, 16
    and a5, a5, s9
    or a5, a6, a5
    and a6, a3, a2
    or a5, a5, a6
    sw a5, 1144(a0)
    and a5, s6, s5
    and a6, a3, s0
    or a5, a5, a6
    slli a6, a3, 24
    or a5, a5, a6
    xor a5, a5, s0
    not a6, a5
    sw a6, 1148(a0)
    lw a6, 320(sp)
    lw a3, 300(sp)
    sw a5, 920(sp)
    xor s3, a6, a3
    srli s6, s3, 16
    andi s6, s6, 255
    lw a5, 264(sp)
    lw a3, 268(sp)
    xor a3, a5, a3
    srli a5, a3, 8
    and a6, a5, s0
    or a6, s6, a6
    slli a3, a3, 16
    and a3, a3, s9
    or a6, a6, a3
    and a3, s3, a2
    or a6, a6, a3
    sw a6, 1152(a0)
    and a5, a5, s5
    and a6, s3, s0
    or a5, a5, a6
    slli a6, s3, 24
    or a5, a5, a6
    sw a5, 1156(a0)
    lw a5, 348(sp)
    lw a6, 572(sp)
    lw s6, 360(sp)
    xor a3, a5, a6
    srli s3, a3, 16
    lw a5, 568(sp)
    andi s3, s3, 255
    xor s6, s6, a5
    srli s4, s6, 8
    and a5, s4, s0
    or a5, s3, a5
    slli s3, s6, 16
    and s3, s3, s9
    or a5, a5, s3
    and s3, a3, a2
    or a5, a5, s3
    not s3, a5
    and s4, s4, s5
    and s6, a3, s0
    or s4, s4, s6
    slli a3, a3, 24
    or a3, s4, a3
    sw s3, 1160(a0)
    not s3, a3
    xor s4, t1, ra
    srli s6, s4, 8
    slli s4, s4, 16
    and s4, s4, s9
    sw a3, 924(sp)
    and a3, s6, s0
    sw a5, 928(sp)
    xor a5, t3, s8
    srli ra, a5, 16
    andi ra, ra, 255
    or a3, ra, a3
    or a3, a3, s4
    and s4, a5, a2
    or a3, a3, s4
    sw s3, 1164(a0)
    not s3, a3
    and s4, s6, s5
    and s6, a5, s0
    or s4, s4, s6
    slli a5, a5, 24
    or a5, s4, a5
    sw s3, 1168(a0)
    not s3, a5
    sw s3, 1172(a0)
    lw s3, 436(sp)
    lw ra, 428(sp)
    xor s4, t2, s3
    srli s6, s4, 16
    andi s6, s6, 255
    sw a5, 932(sp)
    xor a5, a7, ra
    sw a3, 936(sp)
    srli a3, a5, 8
    and s8, a3, s0
    or s6, s6, s8
    slli a5, a5, 16
    and a5, a5, s9
    or a5, s6, a5
    and s6, s4, a2
    or a5, a5, s6
    sw a5, 1176(a0)
    and a3, a3, s5
    and s6, s4, s0
    or a3, a3, s6
    slli s4, s4, 24
    or a3, a3, s4
    sw a3, 1180(a0)
    xor a3, s2, t0
    lw s2, 128(sp)
    xor s4, s2, a3
    slli s6, s4, 8
    srli s8, s4, 24
    or s6, s6, s8
    and s6, s6, s5
    xor s8, s10, s11
    lw s10, 104(sp)
    sw a5, 708(sp)
    xor a5, s10, s8
    slli s2, a5, 8
    and s2, s2, s0
    or s2, s6, s2
    slli s6, a5, 16
    and s6, s6, a2
    or s2, s2, s6
    xor s2, s2, a2
    # round 19 (skinny.dsl:60)
    not s6, s2
    sw s2, 940(sp)
    srli s2, a5, 24
    srli a5, a5, 8
    and a5, a5, s0
    or a5, s2, a5
    and s2, s4, s9
    or a5, a5, s2
    slli s2, s4, 24
    or a5, a5, s2
    xor a5, a5, s0
    sw s6, 1184(a0)
    not s2, a5
    sw s2, 1188(a0)
    lw s2, 176(sp)
    sw a5, 944(sp)
    xor s4, s2, s7
    slli s6, s4, 8
    srli a5, s4, 24
    or a5, s6, a5
    lw s6, 160(sp)
    and a5, a5, s5
    xor s2, s6, t5
    slli s6, s2, 8
    and s6, s6, s0
    or a5, a5, s6
    slli s6, s2, 16
    and s6, s6, a2
    or a5, a5, s6
    sw a5, 1192(a0)
    srli a5, s2, 24
    srli s2, s2, 8
    and s2, s2, s0
    or a5, a5, s2
    and s2, s4, s9
    or a5, a5, s2
    slli s2, s4, 24
    or a5, a5, s2
    xor a5, a5, s0
    sw a5, 1196(a0)
    lw a5, 240(sp)
    xor s2, a5, t6
    slli s4, s2, 8
    srli s6, s2, 24
    or s4, s4, s6
    and s4, s4, s5
    lw s6, 188(sp)
    lw a5, 864(sp)
    xor a5, s6, a5
    slli s6, a5, 8
    and s6, s6, s0
    or s4, s4, s6
    slli s6, a5, 16
    and s6, s6, a2
    or s4, s4, s6
    xor s4, s4, a2
    not s6, s4
    sw s4, 948(sp)
    srli s4, a5, 24
    srli a5, a5, 8
    and a5, a5, s0
    or a5, s4, a5
    and s4, s2, s9
    or a5, a5, s4
    slli s2, s2, 24
    or a5, a5, s2
    sw s6, 1200(a0)
    not s2, a5
    sw s2, 1204(a0)
    lw s2, 116(sp)
    lw s4, 192(sp)
    sw a5, 952(sp)
    xor s6, s2, s4
    slli a5, s6, 8
    srli s4, s6, 24
    or a5, a5, s4
    and a5, a5, s5
    lw s4, 236(sp)
    lw s2, 180(sp)
    xor s2, s4, s2
    slli s4, s2, 8
    and s4, s4, s0
    or a5, a5, s4
    slli s4, s2, 16
    and s4, s4, a2
    or a5, a5, s4
    sw a5, 1208(a0)
    srli a5, s2, 24
    srli s2, s2, 8
    and s2, s2, s0
    or a5, a5, s2
    and s2, s6, s9
    or a5, a5, s2
    slli s2, s6, 24
    or a5, a5, s2
    sw a5, 1212(a0)
    lw a5, 232(sp)
    xor s2, a5, t4
    slli s4, s2, 8
    srli s6, s2, 24
    or s4, s4, s6
    and s4, s4, s5
    lw s6, 228(sp)
    lw a5, 744(sp)
    xor a5, s6, a5
    slli s6, a5, 8
    and s6, s6, s0
    or s4, s4, s6
    slli s6, a5, 16
    and s6, s6, a2
    or s4, s4, s6
    sw s4, 1216(a0)
    srli s4, a5, 24
    srli a5, a5, 8
    and a5, a5, s0
    or a5, s4, a5
    and s4, s2, s9
    or a5, a5, s4
    slli s2, s2, 24
    or a5, a5, s2
    sw a5, 1220(a0)
    lw a5, 224(sp)
    lw s2, 216(sp)
    xor s4, a5, s2
    slli s6, s4, 8
    srli a5, s4, 24
    or a5, s6, a5
    and a5, a5, s5
    lw s6, 152(sp)
    lw s2, 220(sp)
    xor s6, s6, s2
    slli s10, s6, 8
    and s10, s10, s0
    or a5, a5, s10
    slli s10, s6, 16
    and s10, s10, a2
    or a5, a5, s10
    not s10, a5
    sw a5, 956(sp)
    srli a5, s6, 24
    srli s6, s6, 8
    and s6, s6, s0
    or a5, a5, s6
    and s6, s4, s9
    or a5, a5, s6
    slli s4, s4, 24
    or a5, a5, s4
    sw s10, 1224(a0)
    not s4, a5
    lw s6, 212(sp)
    sw a5, 960(sp)
    xor s10, s6, t0
    slli a5, s10, 8
    srli s6, s10, 24
    or a5, a5, s6
    and a5, a5, s5
    lw s6, 108(sp)
    sw s4, 1228(a0)
    xor s6, s6, s11
    slli s2, s6, 8
    and s2, s2, s0
    or a5, a5, s2
    slli s2, s6, 16
    and s2, s2, a2
    or a5, a5, s2
    not s2, a5
    srli s4, s6, 24
    srli s6, s6, 8
    and s6, s6, s0
    or s4, s4, s6
    and s6, s10, s9
    or s4, s4, s6
    slli s6, s10, 24
    or s4, s4, s6
    sw s2, 1232(a0)
    not s2, s4
    sw s2, 1236(a0)
    lw s2, 208(sp)
    lw s6, 888(sp)
    sw s4, 964(sp)
    xor s10, s2, s6
    slli s4, s10, 8
    sw a5, 968(sp)
    srli a5, s10, 24
    or a5, s4, a5
    and a5, a5, s5
    lw s4, 200(sp)
    lw s2, 532(sp)
    xor s4, s4, s2
    slli s5, s4, 8
    and s5, s5, s0
    or a5, a5, s5
    slli s5, s4, 16
    and s5, s5, a2
    or a5, a5, s5
    sw a5, 1240(a0)
    srli a5, s4, 24
    srli s4, s4, 8
    and s4, s4, s0
    or a5, a5, s4
    and s4, s10, s9
    or a5, a5, s4
    slli s4, s10, 24
    or a5, a5, s4
    sw a5, 1244(a0)
    xor a5, s3, a6
    lw s3, 280(sp)
    lw s10, 568(sp)
    xor s4, s3, a5
    srli s5, s4, 8
    andi s5, s5, 255
    xor ra, ra, s10
    lw s3, 312(sp)
    sw a5, 428(sp)
    xor s3, s3, ra
    srli a5, s3, 8
    sw ra, 436(sp)
    lw ra, 644(sp)
    andi s6, s3, 255
    and a5, a5, ra
    or a5, s5, a5
    and s5, s4, a2
    or a5, a5, s5
    xor a5, a5, s9
    # round 20 (skinny.dsl:60)
    not s5, a5
    sw a5, 972(sp)
    slli a5, s4, 24
    srli s4, s4, 8
    or a5, a5, s4
    lw s4, 204(sp)
    slli s3, s3, 8
    and a5, a5, s4
    or a5, s6, a5
    and s3, s3, s9
    or a5, a5, s3
    sw s5, 1248(a0)
    not s3, a5
    sw s3, 1252(a0)
    lw s3, 344(sp)
    lw s5, 276(sp)
    sw a5, 976(sp)
    xor s6, s3, s5
    srli a5, s6, 8
    andi a5, a5, 255
    lw s5, 368(sp)
    lw s3, 308(sp)
    xor s3, s5, s3
    srli s5, s3, 8
    and s5, s5, ra
    or a5, a5, s5
    and s5, s6, a2
    or a5, a5, s5
    xor a5, a5, s9
    sw a5, 1256(a0)
    andi a5, s3, 255
    slli s5, s6, 24
    srli s6, s6, 8
    or s5, s5, s6
    and s5, s5, s4
    or a5, a5, s5
    slli s3, s3, 8
    and s3, s3, s9
    or a5, a5, s3
    xor a5, a5, a2
    sw a5, 1260(a0)
    lw a5, 904(sp)
    lw s6, 912(sp)
    xor s3, a4, a5
    srli s5, s3, 8
    lw a5, 900(sp)
    andi s5, s5, 255
    xor a5, s6, a5
    srli s6, a5, 8
    and s6, s6, ra
    or s5, s5, s6
    and s6, s3, a2
    or s5, s5, s6
    not s6, s5
    sw s5, 980(sp)
    slli s5, s3, 24
    srli s3, s3, 8
    or s3, s5, s3
    and s3, s3, s4
    andi s5, a5, 255
    or s3, s5, s3
    slli a5, a5, 8
    and a5, a5, s9
    or a5, s3, a5
    sw s6, 1264(a0)
    not a5, a5
    sw a5, 1268(a0)
    lw a5, 784(sp)
    lw s6, 356(sp)
    xor s3, s1, a5
    srli s5, s3, 8
    lw a5, 372(sp)
    andi s5, s5, 255
    xor a5, s6, a5
    srli s6, a5, 8
    and s6, s6, ra
    or s5, s5, s6
    and s6, s3, a2
    or s5, s5, s6
    xor s5, s5, s9
    sw s5, 1272(a0)
    andi s5, a5, 255
    slli s6, s3, 24
    srli s3, s3, 8
    or s3, s6, s3
    and s3, s3, s4
    or s3, s5, s3
    slli a5, a5, 8
    and a5, a5, s9
    or a5, s3, a5
    sw a5, 1276(a0)
    lw a5, 320(sp)
    lw s3, 384(sp)
    xor s5, a5, s3
    srli s6, s5, 8
    andi s6, s6, 255
    lw s3, 264(sp)
    lw a5, 700(sp)
    xor a5, s3, a5
    srli s3, a5, 8
    and s3, s3, ra
    or s3, s6, s3
    and s6, s5, a2
    or s3, s3, s6
    sw s3, 1280(a0)
    andi s3, a5, 255
    slli s6, s5, 24
    srli s5, s5, 8
    or s5, s6, s5
    and s5, s5, s4
    or s3, s3, s5
    slli a5, a5, 8
    and a5, a5, s9
    or a5, s3, a5
    sw a5, 1284(a0)
    lw s3, 348(sp)
    lw s5, 300(sp)
    sw a5, 984(sp)
    xor s6, s3, s5
    srli a5, s6, 8
    andi a5, a5, 255
    lw s3, 360(sp)
    lw s5, 268(sp)
    xor s3, s3, s5
    srli s5, s3, 8
    and s5, s5, ra
    or a5, a5, s5
    and s5, s6, a2
    or a5, a5, s5
    not s5, a5
    sw a5, 988(sp)
    slli a5, s6, 24
    srli s6, s6, 8
    or a5, a5, s6
    and a5, a5, s4
    andi s6, s3, 255
    or a5, s6, a5
    slli s3, s3, 8
    and s3, s3, s9
    or a5, a5, s3
    sw s5, 1288(a0)
    not s3, a5
    xor s5, t3, a6
    srli s6, s5, 8
    andi s6, s6, 255
    sw a5, 992(sp)
    xor a5, t1, s10
    srli s10, a5, 8
    and s10, s10, ra
    or s6, s6, s10
    and s10, s5, a2
    or s6, s6, s10
    sw s3, 1292(a0)
    not s3, s6
    slli s10, s5, 24
    srli s5, s5, 8
    or s5, s10, s5
    and s5, s5, s4
    andi s10, a5, 255
    or s5, s10, s5
    slli a5, a5, 8
    and a5, a5, s9
    or a5, s5, a5
    sw s3, 1296(a0)
    not a5, a5
    sw a5, 1300(a0)
    lw a5, 316(sp)
    lw s10, 500(sp)
    xor s3, t2, a5
    srli s5, s3, 8
    andi s5, s5, 255
    sw s6, 996(sp)
    xor s6, a7, s10
    srli a6, s6, 8
    and a6, a6, ra
    or a6, s5, a6
    and s5, s3, a2
    or a6, a6, s5
    sw a6, 1304(a0)
    andi a6, s6, 255
    slli s5, s3, 24
    srli s3, s3, 8
    or s3, s5, s3
    and s3, s3, s4
    or a6, a6, s3
    slli s3, s6, 8
    and s3, s3, s9
    or a6, a6, s3
    sw a6, 1308(a0)
    lw s3, 220(sp)
    lw s5, 104(sp)
    xor s2, s2, s3
    xor s6, s5, s2
    sw a6, 532(sp)
    srli a6, s6, 8
    andi a6, a6, 255
    lw s4, 888(sp)
    lw s5, 216(sp)
    sw s2, 888(sp)
    xor s4, s4, s5
    lw s2, 128(sp)
    sw s4, 1000(sp)
    xor s2, s2, s4
    srli s4, s2, 8
    and s4, s4, ra
    or a6, a6, s4
    and s4, s6, a2
    or a6, a6, s4
    # round 21 (skinny.dsl:60)
    not s4, a6
    sw a6, 1004(sp)
    slli a6, s6, 16
    srli s6, s6, 16
    or a6, a6, s6
    lw s6, 496(sp)
    and s10, s2, s0
    and a6, a6, s6
    or a6, a6, s10
    slli s2, s2, 24
    or a6, a6, s2
    xor a6, a6, s9
    sw s4, 1312(a0)
    not s2, a6
    sw s2, 1316(a0)
    lw s2, 160(sp)
    sw a6, 1008(sp)
    xor s4, s2, s8
    srli s10, s4, 8
    lw a6, 176(sp)
    andi s10, s10, 255
    xor a6, a6, a3
    srli s2, a6, 8
    and s2, s2, ra
    or s2, s10, s2
    and s10, s4, a2
    or s2, s2, s10
    xor s2, s2, s9
    sw s2, 1320(a0)
    slli s2, s4, 16
    srli s4, s4, 16
    or s2, s2, s4
    and s2, s2, s6
    and s4, a6, s0
    or s2, s2, s4
    slli a6, a6, 24
    or a6, s2, a6
    sw a6, 1324(a0)
    lw a6, 188(sp)
    lw s10, 240(sp)
    xor s2, a6, t5
    srli s4, s2, 8
    andi s4, s4, 255
    xor s10, s10, s7
    srli a6, s10, 8
    and a6, a6, ra
    or a6, s4, a6
    and s4, s2, a2
    or a6, a6, s4
    xor a6, a6, s9
    not s4, a6
    sw a6, 1012(sp)
    slli a6, s2, 16
    srli s2, s2, 16
    or a6, a6, s2
    and a6, a6, s6
    and s2, s10, s0
    or a6, a6, s2
    slli s2, s10, 24
    or a6, a6, s2
    sw s4, 1328(a0)
    not s2, a6
    sw s2, 1332(a0)
    lw s2, 236(sp)
    lw s4, 864(sp)
    sw a6, 1016(sp)
    xor s10, s2, s4
    srli a6, s10, 8
    lw s4, 116(sp)
    andi a6, a6, 255
    xor s4, s4, t6
    srli s2, s4, 8
    and s2, s2, ra
    or a6, a6, s2
    and s2, s10, a2
    or a6, a6, s2
    sw a6, 1336(a0)
    slli a6, s10, 16
    srli s2, s10, 16
    or a6, a6, s2
    and a6, a6, s6
    and s2, s4, s0
    or a6, a6, s2
    slli s2, s4, 24
    or a6, a6, s2
    sw a6, 1340(a0)
    lw a6, 228(sp)
    lw s2, 180(sp)
    xor s4, a6, s2
    srli s10, s4, 8
    andi s10, s10, 255
    lw s2, 232(sp)
    lw a6, 192(sp)
    xor a6, s2, a6
    srli s2, a6, 8
    and s2, s2, ra
    or s2, s10, s2
    and s10, s4, a2
    or s2, s2, s10
    sw s2, 1344(a0)
    slli s2, s4, 16
    srli s4, s4, 16
    or s2, s2, s4
    and s2, s2, s6
    and s4, a6, s0
    or s2, s2, s4
    slli a6, a6, 24
    or a6, s2, a6
    sw a6, 1348(a0)
    lw a6, 152(sp)
    lw s2, 744(sp)
    xor s4, a6, s2
    srli s10, s4, 8
    lw a6, 224(sp)
    andi s10, s10, 255
    xor a6, a6, t4
    srli s2, a6, 8
    and s2, s2, ra
    or s2, s10, s2
    and s10, s4, a2
    or s2, s2, s10
    not s10, s2
    sw s2, 1020(sp)
    slli s2, s4, 16
    srli s4, s4, 16
    or s2, s2, s4
    and s2, s2, s6
    and s4, a6, s0
    or s2, s2, s4
    slli a6, a6, 24
    or a6, s2, a6
    sw s10, 1352(a0)
    not s2, a6
    lw s4, 108(sp)
    sw a6, 1024(sp)
    xor s10, s4, s3
    srli a6, s10, 8
    andi a6, a6, 255
    lw s3, 212(sp)
    sw s2, 1356(a0)
    xor s5, s3, s5
    srli s3, s5, 8
    and s3, s3, ra
    or a6, a6, s3
    and s3, s10, a2
    or a6, a6, s3
    not s2, a6
    slli s3, s10, 16
    srli s10, s10, 16
    or s3, s3, s10
    and s3, s3, s6
    and s10, s5, s0
    or s3, s3, s10
    slli s5, s5, 24
    or s3, s3, s5
    sw s2, 1360(a0)
    not s2, s3
    sw s2, 1364(a0)
    lw s2, 200(sp)
    sw s3, 1028(sp)
    xor s5, s2, s11
    srli s10, s5, 8
    andi s10, s10, 255
    lw s3, 208(sp)
    sw a6, 1032(sp)
    xor a6, s3, t0
    srli s2, a6, 8
    and s2, s2, ra
    or s2, s10, s2
    and s10, s5, a2
    or s2, s2, s10
    sw s2, 1368(a0)
    slli s2, s5, 16
    srli s5, s5, 16
    or s2, s2, s5
    and s2, s2, s6
    and s5, a6, s0
    or s2, s2, s5
    slli a6, a6, 24
    or a6, s2, a6
    sw a6, 1372(a0)
    lw s2, 300(sp)
    lw s5, 280(sp)
    xor a5, a5, s2
    xor s10, s5, a5
    sw a6, 316(sp)
    andi a6, s10, 255
    lw s6, 500(sp)
    lw s5, 268(sp)
    lw s3, 312(sp)
    xor s6, s6, s5
    xor s3, s3, s6
    srli s4, s3, 8
    sw a5, 500(sp)
    and a5, s4, s0
    or a5, a6, a5
    slli a6, s10, 8
    sw s6, 1036(sp)
    lui s6, 1048560
    and a6, a6, s6
    or a5, a5, a6
    # round 22 (skinny.dsl:60)
    not a5, a5
    sw a5, 1376(a0)
    slli a5, s3, 16
    srli a6, s3, 16
    or a5, a5, a6
    and a5, a5, ra
    andi a6, s4, 255
    or a5, a6, a5
    and a6, s10, a2
    or a5, a5, a6
    sw a5, 1380(a0)
    lw a5, 368(sp)
    lw a6, 436(sp)
    xor s3, a5, a6
    slli s4, s3, 16
    srli s10, s3, 16
    or s4, s4, s10
    and s4, s4, ra
    srli s3, s3, 8
    and s10, s3, s0
    andi s3, s3, 255
    or s3, s3, s4
    lw s4, 344(sp)
    lw a6, 428(sp)
    xor a6, s4, a6
    and s4, a6, a2
    or s3, s3, s4
    slli s4, a6, 8
    and s4, s4, s6
    andi a6, a6, 255
    or a6, a6, s10
    or a6, a6, s4
    xor a6, a6, s9
    sw a6, 1384(a0)
    not a6, s3
    lw s4, 276(sp)
    sw s3, 1040(sp)
    xor s10, a4, s4
    slli s3, s10, 8
    and s3, s3, s6
    andi s4, s10, 255
    lw a5, 912(sp)
    sw a4, 1044(sp)
    lw a4, 308(sp)
    sw a6, 1388(a0)
    xor a4, a5, a4
    srli a5, a4, 8
    and s9, a5, s0
    or s4, s4, s9
    or s3, s4, s3
    not a6, s3
    sw a6, 1392(a0)
    andi a5, a5, 255
    slli a6, a4, 16
    srli a4, a4, 16
    or a6, a6, a4
    and a6, a6, ra
    or a5, a5, a6
    and a6, s10, a2
    or a5, a5, a6
    xor a5, a5, a2
    sw a5, 1396(a0)
    lw a5, 356(sp)
    lw a6, 900(sp)
    xor a4, a5, a6
    srli s3, a4, 8
    slli s4, a4, 16
    srli a4, a4, 16
    or a4, s4, a4
    and a4, a4, ra
    andi s4, s3, 255
    or a4, s4, a4
    lw s4, 904(sp)
    and s3, s3, s0
    xor s9, s1, s4
    and s10, s9, a2
    or a4, a4, s10
    xor a4, a4, a2
    andi s10, s9, 255
    or s3, s10, s3
    slli s9, s9, 8
    and s9, s9, s6
    or s3, s3, s9
    sw s3, 1400(a0)
    not s3, a4
    sw s3, 1404(a0)
    lw s3, 320(sp)
    lw s9, 784(sp)
    sw a4, 1048(sp)
    xor s10, s3, s9
    andi a4, s10, 255
    lw s9, 264(sp)
    lw s3, 372(sp)
    xor s3, s9, s3
    srli s4, s3, 8
    and s9, s4, s0
    or a4, a4, s9
    slli s9, s10, 8
    and s9, s9, s6
    or a4, a4, s9
    sw a4, 1408(a0)
    andi a4, s4, 255
    slli s4, s3, 16
    srli s3, s3, 16
    or s3, s4, s3
    and s3, s3, ra
    or a4, a4, s3
    and s3, s10, a2
    or a4, a4, s3
    sw a4, 1412(a0)
    lw a4, 348(sp)
    lw s3, 384(sp)
    lw s10, 360(sp)
    xor s4, a4, s3
    lw a4, 700(sp)
    andi s9, s4, 255
    xor s10, s10, a4
    srli a6, s10, 8
    and a5, a6, s0
    or a5, s9, a5
    slli s9, s4, 8
    and s9, s9, s6
    or a5, a5, s9
    not s9, a5
    andi a6, a6, 255
    sw a5, 1052(sp)
    slli a5, s10, 16
    srli s10, s10, 16
    or a5, a5, s10
    and a5, a5, ra
    or a5, a6, a5
    and a6, s4, a2
    or a5, a5, a6
    sw s9, 1416(a0)
    not a6, a5
    xor s4, t3, s2
    slli s9, s4, 8
    and s9, s9, s6
    andi s10, s4, 255
    sw a5, 1056(sp)
    xor a5, t1, s5
    srli s2, a5, 8
    and s5, s2, s0
    or s5, s10, s5
    or s5, s5, s9
    sw a6, 1420(a0)
    not a6, s5
    andi s2, s2, 255
    slli s9, a5, 16
    srli a5, a5, 16
    or a5, s9, a5
    and a5, a5, ra
    or a5, s2, a5
    and s2, s4, a2
    or a5, a5, s2
    sw a6, 1424(a0)
    not a6, a5
    sw a6, 1428(a0)
    lw a6, 572(sp)
    lw s9, 568(sp)
    xor s2, t2, a6
    andi s4, s2, 255
    xor s10, a7, s9
    sw a5, 1060(sp)
    srli a5, s10, 8
    sw s5, 1064(sp)
    and s5, a5, s0
    or s4, s4, s5
    slli s5, s2, 8
    and s5, s5, s6
    or s4, s4, s5
    sw s4, 1432(a0)
    andi a5, a5, 255
    slli s5, s10, 16
    srli s10, s10, 16
    or s5, s5, s10
    and s5, s5, ra
    or a5, a5, s5
    and s2, s2, a2
    or a5, a5, s2
    sw a5, 1436(a0)
    xor a5, t0, t4
    lw t0, 128(sp)
    lw s5, 580(sp)
    xor s2, t0, a5
    and s10, s2, s5
    lw s6, 744(sp)
    sw s4, 1068(sp)
    xor s11, s11, s6
    lw s4, 104(sp)
    lui t0, 4080
    xor ra, s4, s11
    srli s4, ra, 16
    and s4, s4, s0
    or s4, s10, s4
    slli s10, s2, 8
    and s10, s10, t0
    or s4, s4, s10
    sw s4, 1440(a0)
    slli s4, ra, 16
    srli s10, ra, 16
    or s4, s4, s10
    and s4, s4, s5
    slli s10, ra, 8
    and s10, s10, s0
    or s4, s4, s10
    and s2, s2, t0
    or s2, s4, s2
    xor s2, s2, a2
    # round 23 (skinny.dsl:60)
    not s4, s2
    lw s10, 160(sp)
    lw ra, 888(sp)
    sw s2, 1072(sp)
    xor s2, s10, ra
    srli ra, s2, 16
    and ra, ra, s0
    lw s10, 176(sp)
    sw s11, 1076(sp)
    lw s11, 1000(sp)
    sw s4, 1444(a0)
    xor s11, s10, s11
    and s10, s11, s5
    or s10, s10, ra
    slli ra, s11, 8
    and ra, ra, t0
    or s10, s10, ra
    not s4, s10
    sw s4, 1448(a0)
    and s4, s11, t0
    slli s11, s2, 16
    srli ra, s2, 16
    or s11, s11, ra
    and s11, s11, s5
    slli s2, s2, 8
    and s2, s2, s0
    or s2, s11, s2
    or s2, s2, s4
    sw s2, 1452(a0)
    lw s2, 188(sp)
    xor s4, s2, s8
    slli s11, s4, 16
    srli ra, s4, 16
    or s11, s11, ra
    and s11, s11, s5
    srli ra, s4, 16
    and ra, ra, s0
    slli s4, s4, 8
    and s4, s4, s0
    or s4, s11, s4
    lw s11, 240(sp)
    sw s10, 1080(sp)
    xor s10, s11, a3
    and s2, s10, s5
    or s2, s2, ra
    slli ra, s10, 8
    and ra, ra, t0
    or s2, s2, ra
    sw s2, 1456(a0)
    and s2, s10, t0
    or s2, s4, s2
    not s4, s2
    lw s10, 236(sp)
    sw s2, 1084(sp)
    xor ra, s10, t5
    srli s2, ra, 16
    and s2, s2, s0
    lw s10, 116(sp)
    sw s4, 1460(a0)
    xor s10, s10, s7
    and s11, s10, s5
    or s2, s11, s2
    slli s11, s10, 8
    and s11, s11, t0
    or s2, s2, s11
    xor s2, s2, s0
    not s4, s2
    sw s4, 1464(a0)
    slli s4, ra, 16
    srli s11, ra, 16
    or s4, s4, s11
    and s4, s4, s5
    slli s11, ra, 8
    and s11, s11, s0
    or s4, s4, s11
    and s10, s10, t0
    or s4, s4, s10
    sw s4, 1468(a0)
    lw s4, 232(sp)
    lw ra, 228(sp)
    xor s10, s4, t6
    and s11, s10, s5
    sw s2, 1088(sp)
    lw s2, 864(sp)
    xor s2, ra, s2
    srli ra, s2, 16
    and ra, ra, s0
    or s11, s11, ra
    slli ra, s10, 8
    and ra, ra, t0
    or s11, s11, ra
    sw s11, 1472(a0)
    slli s11, s2, 16
    srli ra, s2, 16
    or s11, s11, ra
    and s11, s11, s5
    slli s2, s2, 8
    and s2, s2, s0
    or s2, s11, s2
    and s10, s10, t0
    or s2, s2, s10
    sw s2, 1476(a0)
    lw s2, 224(sp)
    lw s10, 192(sp)
    lw s4, 180(sp)
    xor s11, s2, s10
    lw s2, 152(sp)
    and ra, s11, s5
    xor s2, s2, s4
    srli s4, s2, 16
    and s4, s4, s0
    or s4, ra, s4
    slli ra, s11, 8
    and ra, ra, t0
    or s4, s4, ra
    not ra, s4
    sw s4, 1092(sp)
    slli s4, s2, 16
    srli s10, s2, 16
    or s4, s4, s10
    and s4, s4, s5
    slli s2, s2, 8
    and s2, s2, s0
    or s2, s4, s2
    and s4, s11, t0
    or s2, s2, s4
    sw ra, 1480(a0)
    not s4, s2
    lw s10, 108(sp)
    sw s2, 1096(sp)
    xor s11, s10, s6
    srli ra, s11, 16
    and ra, ra, s0
    lw s2, 212(sp)
    sw s4, 1484(a0)
    xor s6, s2, t4
    and s10, s6, s5
    or s10, s10, ra
    slli ra, s6, 8
    and ra, ra, t0
    or s10, s10, ra
    not s4, s10
    slli ra, s11, 16
    sw s10, 1100(sp)
    srli s10, s11, 16
    or s10, ra, s10
    and s10, s10, s5
    slli s11, s11, 8
    and s11, s11, s0
    or s10, s10, s11
    and s6, s6, t0
    or s6, s10, s6
    sw s4, 1488(a0)
    not s4, s6
    sw s4, 1492(a0)
    lw s4, 208(sp)
    lw s10, 216(sp)
    sw s6, 1104(sp)
    xor s11, s4, s10
    and ra, s11, s5
    lw s6, 200(sp)
    lw s4, 220(sp)
    xor a6, a6, s3
    xor s6, s6, s4
    srli s2, s6, 16
    and s2, s2, s0
    or s2, ra, s2
    slli ra, s11, 8
    and ra, ra, t0
    or s2, s2, ra
    sw s2, 1496(a0)
    slli s2, s6, 16
    srli ra, s6, 16
    or s2, s2, ra
    and s2, s2, s5
    slli s6, s6, 8
    and s6, s6, s0
    or s2, s2, s6
    and s6, s11, t0
    or s2, s2, s6
    sw s2, 1500(a0)
    xor s2, s9, a4
    lw s6, 312(sp)
    lw ra, 780(sp)
    xor s9, s6, s2
    srli s11, s9, 8
    lw s6, 280(sp)
    and s11, s11, ra
    xor s5, s6, a6
    srli s6, s5, 8
    and s6, s6, t0
    or s6, s11, s6
    slli s11, s5, 8
    and s11, s11, a2
    or s6, s6, s11
    # round 24 (skinny.dsl:60)
    not s11, s6
    sw s6, 572(sp)
    andi s6, s9, 255
    srli s9, s9, 16
    and s9, s9, s0
    or s6, s6, s9
    slli s5, s5, 16
    or s5, s6, s5
    xor s5, s5, s0
    sw s11, 1504(a0)
    not s6, s5
    sw s6, 1508(a0)
    lw s6, 368(sp)
    lw s9, 1036(sp)
    sw s5, 568(sp)
    xor s11, s6, s9
    srli s5, s11, 8
    and s5, s5, ra
    lw s9, 344(sp)
    lw s6, 500(sp)
    xor s6, s9, s6
    srli s9, s6, 8
    and s9, s9, t0
    or s5, s5, s9
    slli s9, s6, 8
    and s9, s9, a2
    or s5, s5, s9
    sw s5, 1512(a0)
    andi s5, s11, 255
    srli s9, s11, 16
    and s9, s9, s0
    or s5, s5, s9
    slli s6, s6, 16
    or s5, s5, s6
    xor s5, s5, s0
    sw s5, 1516(a0)
    lw s5, 912(sp)
    lw s6, 436(sp)
    xor s9, s5, s6
    srli s11, s9, 8
    and s11, s11, ra
    lw s6, 1044(sp)
    lw s5, 428(sp)
    xor s5, s6, s5
    srli s6, s5, 8
    and s6, s6, t0
    or s6, s11, s6
    slli s11, s5, 8
    and s11, s11, a2
    or s6, s6, s11
    not s11, s6
    sw s6, 1108(sp)
    andi s6, s9, 255
    srli s9, s9, 16
    and s9, s9, s0
    or s6, s6, s9
    slli s5, s5, 16
    or s5, s6, s5
    sw s11, 1520(a0)
    not s6, s5
    sw s6, 1524(a0)
    lw s6, 356(sp)
    lw s9, 308(sp)
    sw s5, 1112(sp)
    xor s11, s6, s9
    srli s5, s11, 8
    lw s9, 276(sp)
    and s5, s5, ra
    xor s9, s1, s9
    srli s6, s9, 8
    and s6, s6, t0
    or s5, s5, s6
    slli s6, s9, 8
    and s6, s6, a2
    or s5, s5, s6
    sw s5, 1528(a0)
    andi s5, s11, 255
    srli s6, s11, 16
    and s6, s6, s0
    or s5, s5, s6
    slli s6, s9, 16
    or s5, s5, s6
    sw s5, 1532(a0)
    lw s5, 264(sp)
    lw s6, 900(sp)
    xor s9, s5, s6
    srli s11, s9, 8
    and s11, s11, ra
    lw s6, 320(sp)
    lw s5, 904(sp)
    xor s5, s6, s5
    srli s6, s5, 8
    and s6, s6, t0
    or s6, s11, s6
    slli s11, s5, 8
    and s11, s11, a2
    or s6, s6, s11
    sw s6, 1536(a0)
    andi s6, s9, 255
    srli s9, s9, 16
    and s9, s9, s0
    or s6, s6, s9
    slli s5, s5, 16
    or s5, s6, s5
    sw s5, 1540(a0)
    lw s5, 360(sp)
    lw s6, 372(sp)
    xor s9, s5, s6
    srli s11, s9, 8
    and s11, s11, ra
    lw s5, 348(sp)
    lw s6, 784(sp)
    xor s5, s5, s6
    srli s6, s5, 8
    and s6, s6, t0
    or s6, s11, s6
    slli s11, s5, 8
    and s11, s11, a2
    or s6, s6, s11
    not s11, s6
    sw s6, 1116(sp)
    andi s6, s9, 255
    srli s9, s9, 16
    and s9, s9, s0
    or s6, s6, s9
    slli s5, s5, 16
    or s5, s6, s5
    sw s11, 1544(a0)
    not s6, s5
    xor s9, t1, a4
    srli s11, s9, 8
    and s11, s11, ra
    sw s5, 1120(sp)
    xor s5, t3, s3
    srli a4, s5, 8
    and a4, a4, t0
    or a4, s11, a4
    slli s11, s5, 8
    and s11, s11, a2
    or a4, a4, s11
    sw s6, 1548(a0)
    not s6, a4
    andi s11, s9, 255
    srli s9, s9, 16
    and s9, s9, s0
    or s9, s11, s9
    slli s5, s5, 16
    or s5, s9, s5
    sw s6, 1552(a0)
    not s6, s5
    sw s6, 1556(a0)
    lw s6, 268(sp)
    sw s5, 1124(sp)
    xor s9, a7, s6
    srli s11, s9, 8
    and s11, s11, ra
    lw s5, 300(sp)
    sw a4, 1128(sp)
    xor a4, t2, s5
    srli s3, a4, 8
    and s3, s3, t0
    or s3, s11, s3
    slli s11, a4, 8
    and s11, s11, a2
    or s3, s3, s11
    sw s3, 1560(a0)
    andi s3, s9, 255
    srli s9, s9, 16
    and s9, s9, s0
    or s3, s3, s9
    slli a4, a4, 16
    or a4, s3, a4
    sw a4, 1564(a0)
    lw a4, 192(sp)
    lw s9, 128(sp)
    xor s3, s10, a4
    xor s10, s9, s3
    srli s11, s10, 8
    and s11, s11, ra
    lw s9, 180(sp)
    sw s3, 220(sp)
    xor s4, s4, s9
    lw s3, 104(sp)
    sw s4, 216(sp)
    xor s3, s3, s4
    srli s4, s3, 8
    and s4, s4, t0
    or s4, s11, s4
    slli s3, s3, 8
    and s11, s3, a2
    or s4, s4, s11
    xori s4, s4, 255
    # round 25 (skinny.dsl:60)
    not s11, s4
    sw s4, 1132(sp)
    lw s4, 644(sp)
    srli s6, s10, 24
    and s3, s3, s4
    or s3, s6, s3
    slli s6, s10, 24
    or s3, s3, s6
    sw s11, 1568(a0)
    not s3, s3
    sw s3, 1572(a0)
    lw s3, 176(sp)
    lw s11, 160(sp)
    xor s6, s3, a5
    srli s10, s6, 8
    lw s3, 1076(sp)
    and s10, s10, ra
    xor s3, s11, s3
    srli s11, s3, 8
    and s11, s11, t0
    or s10, s10, s11
    slli s3, s3, 8
    and s11, s3, a2
    or s10, s10, s11
    sw s10, 1576(a0)
    srli s10, s6, 24
    and s3, s3, s4
    or s3, s10, s3
    slli s6, s6, 24
    or s3, s3, s6
    xori s3, s3, 255
    sw s3, 1580(a0)
    lw s3, 240(sp)
    lw s6, 1000(sp)
    xor s10, s3, s6
    srli s11, s10, 8
    and s11, s11, ra
    lw s6, 188(sp)
    lw s3, 888(sp)
    xor s3, s6, s3
    srli s6, s3, 8
    and s6, s6, t0
    or s6, s11, s6
    slli s3, s3, 8
    and s11, s3, a2
    or s6, s6, s11
    not s11, s6
    and s3, s3, s4
    sw s6, 1136(sp)
    srli s6, s10, 24
    or s3, s6, s3
    slli s6, s10, 24
    or s3, s3, s6
    sw s11, 1584(a0)
    not s3, s3
    sw s3, 1588(a0)
    lw s3, 116(sp)
    lw s11, 236(sp)
    xor s6, s3, a3
    srli s10, s6, 8
    and s10, s10, ra
    xor s3, s11, s8
    srli s11, s3, 8
    and s11, s11, t0
    or s10, s10, s11
    slli s3, s3, 8
    and s11, s3, a2
    or s10, s10, s11
    sw s10, 1592(a0)
    srli s10, s6, 24
    and s3, s3, s4
    or s3, s10, s3
    slli s6, s6, 24
    or s3, s3, s6
    sw s3, 1596(a0)
    lw s3, 232(sp)
    lw s11, 228(sp)
    xor s6, s3, s7
    srli s10, s6, 8
    and s10, s10, ra
    xor s3, s11, t5
    srli s11, s3, 8
    and s11, s11, t0
    or s10, s10, s11
    slli s3, s3, 8
    and s11, s3, a2
    or s10, s10, s11
    sw s10, 1600(a0)
    srli s10, s6, 24
    and s3, s3, s4
    or s3, s10, s3
    slli s6, s6, 24
    or s3, s3, s6
    sw s3, 1604(a0)
    lw s6, 224(sp)
    sw s3, 1140(sp)
    xor s10, s6, t6
    srli s11, s10, 8
    and s11, s11, ra
    lw s3, 152(sp)
    lw s6, 864(sp)
    xor s3, s3, s6
    srli s6, s3, 8
    and s6, s6, t0
    or s6, s11, s6
    slli s3, s3, 8
    and s11, s3, a2
    or s6, s6, s11
    not s11, s6
    and s3, s3, s4
    sw s6, 1144(sp)
    srli s6, s10, 24
    or s3, s6, s3
    slli s6, s10, 24
    or s3, s3, s6
    sw s11, 1608(a0)
    not s6, s3
    lw s10, 212(sp)
    sw s3, 1148(sp)
    xor s11, s10, a4
    srli s3, s11, 8
    and s3, s3, ra
    lw a4, 108(sp)
    sw s6, 1612(a0)
    xor s9, a4, s9
    srli s10, s9, 8
    and s10, s10, t0
    or s3, s3, s10
    slli s9, s9, 8
    and s10, s9, a2
    or s3, s3, s10
    not s6, s3
    and s9, s9, s4
    srli s10, s11, 24
    or s9, s10, s9
    slli s10, s11, 24
    or s9, s9, s10
    sw s6, 1616(a0)
    not s6, s9
    sw s6, 1620(a0)
    lw s6, 208(sp)
    lw s11, 200(sp)
    xor s9, s6, t4
    srli s10, s9, 8
    and s10, s10, ra
    sw s3, 1152(sp)
    lw s3, 744(sp)
    xor s11, s11, s3
    srli s6, s11, 8
    and s6, s6, t0
    or s6, s10, s6
    slli s10, s11, 8
    and s11, s10, a2
    or s6, s6, s11
    sw s6, 1624(a0)
    srli s6, s9, 24
    and s10, s10, s4
    or s6, s6, s10
    slli s9, s9, 24
    or s6, s6, s9
    sw s6, 1628(a0)
    lw s9, 784(sp)
    lw s10, 280(sp)
    xor s5, s5, s9
    xor s11, s10, s5
    sw s6, 300(sp)
    slli s6, s11, 8
    srli s4, s11, 24
    or s4, s6, s4
    lw s6, 580(sp)
    and s10, s11, s0
    and s4, s4, s6
    or s4, s4, s10
    lw s10, 268(sp)
    lw a4, 372(sp)
    sw s5, 268(sp)
    xor s10, s10, a4
    lw s5, 312(sp)
    sw s10, 1156(sp)
    xor s5, s5, s10
    srli s10, s5, 8
    and a2, s10, t0
    or a2, s4, a2
    # round 26 (skinny.dsl:60)
    not s4, a2
    andi s11, s11, 255
    and s10, s10, s0
    or s10, s11, s10
    slli s5, s5, 16
    or s5, s10, s5
    sw s4, 1632(a0)
    not s4, s5
    sw s4, 1636(a0)
    lw s4, 344(sp)
    sw s5, 1160(sp)
    xor s10, s4, a6
    slli s11, s10, 8
    srli s5, s10, 24
    or s5, s11, s5
    and s5, s5, s6
    and s11, s10, s0
    or s5, s5, s11
    lw s11, 368(sp)
    sw a2, 1164(sp)
    xor a2, s11, s2
    srli s4, a2, 8
    and s11, s4, t0
    or s5, s5, s11
    sw s5, 1640(a0)
    andi s5, s10, 255
    and s4, s4, s0
    or s4, s5, s4
    slli a2, a2, 16
    or a2, s4, a2
    xor a2, a2, s0
    sw a2, 1644(a0)
    lw a2, 1044(sp)
    lw s4, 500(sp)
    xor s5, a2, s4
    slli s10, s5, 8
    srli s11, s5, 24
    or s10, s10, s11
    and s10, s10, s6
    and s11, s5, s0
    or s10, s10, s11
    lw s11, 912(sp)
    lw s4, 1036(sp)
    andi s5, s5, 255
    xor s4, s11, s4
    srli a2, s4, 8
    and s11, a2, t0
    or s10, s10, s11
    not s11, s10
    and a2, a2, s0
    or a2, s5, a2
    slli s4, s4, 16
    or a2, a2, s4
    sw s11, 1648(a0)
    not s4, a2
    sw s4, 1652(a0)
    lw s4, 428(sp)
    sw a2, 1168(sp)
    xor s5, s1, s4
    slli s11, s5, 8
    srli a2, s5, 24
    or a2, s11, a2
    and a2, a2, s6
    and s11, s5, s0
    or a2, a2, s11
    lw s11, 356(sp)
    sw s10, 1172(sp)
    lw s10, 436(sp)
    xor s4, s11, s10
    srli s10, s4, 8
    and s11, s10, t0
    or a2, a2, s11
    sw a2, 1656(a0)
    andi a2, s5, 255
    and s5, s10, s0
    or a2, a2, s5
    slli s4, s4, 16
    or a2, a2, s4
    sw a2, 1660(a0)
    lw a2, 320(sp)
    lw s4, 276(sp)
    xor s5, a2, s4
    slli s10, s5, 8
    srli s11, s5, 24
    or s10, s10, s11
    and s10, s10, s6
    and s11, s5, s0
    or s10, s10, s11
    lw s11, 264(sp)
    lw s4, 308(sp)
    andi s5, s5, 255
    xor s4, s11, s4
    srli a2, s4, 8
    and s11, a2, t0
    or s10, s10, s11
    sw s10, 1664(a0)
    and a2, a2, s0
    or a2, s5, a2
    slli s4, s4, 16
    or a2, a2, s4
    sw a2, 1668(a0)
    lw a2, 348(sp)
    lw s4, 904(sp)
    xor s5, a2, s4
    slli s10, s5, 8
    srli s11, s5, 24
    or s10, s10, s11
    and s10, s10, s6
    and s11, s5, s0
    or s10, s10, s11
    lw s11, 360(sp)
    lw a2, 900(sp)
    andi s5, s5, 255
    xor s11, s11, a2
    srli s4, s11, 8
    and a2, s4, t0
    or a2, s10, a2
    not s10, a2
    and s4, s4, s0
    or s4, s5, s4
    slli s5, s11, 16
    or s4, s4, s5
    sw s10, 1672(a0)
    not s5, s4
    xor s10, t3, s9
    slli s11, s10, 8
    sw s4, 1176(sp)
    srli s4, s10, 24
    or s4, s11, s4
    and s4, s4, s6
    and s11, s10, s0
    or s4, s4, s11
    xor s11, t1, a4
    sw a2, 1180(sp)
    srli a2, s11, 8
    and s9, a2, t0
    or s4, s4, s9
    sw s5, 1676(a0)
    not s5, s4
    andi s9, s10, 255
    and a2, a2, s0
    or a2, s9, a2
    slli s9, s11, 16
    or a2, a2, s9
    sw s5, 1680(a0)
    not s5, a2
    sw s5, 1684(a0)
    lw s5, 384(sp)
    sw a2, 1184(sp)
    xor s9, t2, s5
    slli s10, s9, 8
    srli s11, s9, 24
    or s10, s10, s11
    and s10, s10, s6
    and s11, s9, s0
    or s10, s10, s11
    lw s11, 700(sp)
    sw s4, 1188(sp)
    xor s6, a7, s11
    srli a2, s6, 8
    and s4, a2, t0
    or s4, s10, s4
    sw s4, 1688(a0)
    andi s9, s9, 255
    and a2, a2, s0
    or a2, s9, a2
    slli s6, s6, 16
    or a2, a2, s6
    sw a2, 1692(a0)
    xor t4, t4, t6
    lw a2, 128(sp)
    lw s10, 864(sp)
    xor s6, a2, t4
    and s9, s6, ra
    xor s3, s3, s10
    sw s4, 744(sp)
    lw s4, 104(sp)
    lui a4, 1044480
    xor s4, s4, s3
    slli a2, s4, 16
    and a2, a2, t0
    or a2, s9, a2
    slli s9, s6, 8
    and s9, s9, a4
    or a2, a2, s9
    xor a2, a2, a4
    sw a2, 1696(a0)
    srli a2, s4, 16
    slli s4, s4, 8
    and s4, s4, t0
    or a2, a2, s4
    and s4, s6, a4
    or a2, a2, s4
    # round 27 (skinny.dsl:60)
    not s4, a2
    lw s6, 160(sp)
    lw s9, 216(sp)
    sw a2, 1192(sp)
    xor a2, s6, s9
    slli s9, a2, 16
    and s9, s9, t0
    lw s6, 176(sp)
    sw s3, 1196(sp)
    lw s3, 220(sp)
    sw s4, 1700(a0)
    xor s3, s6, s3
    and s6, s3, ra
    or s6, s6, s9
    slli s9, s3, 8
    and s9, s9, a4
    or s6, s6, s9
    not s4, s6
    sw s4, 1704(a0)
    and s3, s3, a4
    slli s4, a2, 8
    and s4, s4, t0
    srli a2, a2, 16
    or a2, a2, s4
    or a2, a2, s3
    sw a2, 1708(a0)
    lw a2, 188(sp)
    lw s3, 1076(sp)
    sw s6, 1200(sp)
    xor s4, a2, s3
    srli s9, s4, 16
    slli s6, s4, 8
    and s6, s6, t0
    or s6, s9, s6
    slli s4, s4, 16
    lw s9, 240(sp)
    and s4, s4, t0
    xor s3, s9, a5
    and a2, s3, ra
    or a2, a2, s4
    slli s4, s3, 8
    and s4, s4, a4
    or a2, a2, s4
    xor a2, a2, a4
    sw a2, 1712(a0)
    and a2, s3, a4
    or a2, s6, a2
    not s3, a2
    lw s4, 236(sp)
    lw s6, 888(sp)
    sw a2, 1204(sp)
    xor a2, s4, s6
    slli s6, a2, 16
    and s6, s6, t0
    lw s4, 116(sp)
    lw s9, 1000(sp)
    sw s3, 1716(a0)
    xor s9, s4, s9
    and s4, s9, ra
    or s4, s4, s6
    slli s6, s9, 8
    and s6, s6, a4
    or s4, s4, s6
    not s3, s4
    sw s3, 1720(a0)
    and s3, s9, a4
    slli s6, a2, 8
    and s6, s6, t0
    srli a2, a2, 16
    or a2, a2, s6
    or a2, a2, s3
    sw a2, 1724(a0)
    lw a2, 228(sp)
    xor s3, a2, s8
    srli s6, s3, 16
    slli s9, s3, 16
    and s9, s9, t0
    slli s3, s3, 8
    and s3, s3, t0
    or s3, s6, s3
    lw s6, 232(sp)
    sw s4, 1208(sp)
    xor s4, s6, a3
    and a2, s4, ra
    or a2, a2, s9
    slli s9, s4, 8
    and s9, s9, a4
    or a2, a2, s9
    sw a2, 1728(a0)
    and a2, s4, a4
    or a2, s3, a2
    sw a2, 1732(a0)
    lw s3, 152(sp)
    sw a2, 1212(sp)
    xor s4, s3, t5
    slli s9, s4, 16
    lw a2, 224(sp)
    and s9, s9, t0
    xor s3, a2, s7
    and a2, s3, ra
    or a2, a2, s9
    slli s9, s3, 8
    and s9, s9, a4
    or a2, a2, s9
    not s9, a2
    sw a2, 1216(sp)
    srli a2, s4, 16
    slli s4, s4, 8
    and s4, s4, t0
    or a2, a2, s4
    and s3, s3, a4
    or a2, a2, s3
    sw s9, 1736(a0)
    not s3, a2
    lw s4, 108(sp)
    sw a2, 1220(sp)
    xor s9, s4, s10
    slli a2, s9, 16
    and a2, a2, t0
    lw s10, 212(sp)
    sw s3, 1740(a0)
    xor s4, s10, t6
    and s10, s4, ra
    or a2, s10, a2
    slli s10, s4, 8
    and s10, s10, a4
    or a2, a2, s10
    not s3, a2
    srli s10, s9, 16
    slli s9, s9, 8
    and s9, s9, t0
    or s9, s10, s9
    and s4, s4, a4
    or s4, s9, s4
    sw s3, 1744(a0)
    not s3, s4
    sw s3, 1748(a0)
    lw s3, 208(sp)
    lw s9, 192(sp)
    sw s4, 1224(sp)
    xor s10, s3, s9
    and s4, s10, ra
    sw a2, 1228(sp)
    lw a2, 200(sp)
    lw s3, 180(sp)
    xor a2, a2, s3
    slli s6, a2, 16
    and s6, s6, t0
    or s4, s4, s6
    slli s6, s10, 8
    and s6, s6, a4
    or s4, s4, s6
    sw s4, 1752(a0)
    srli s4, a2, 16
    slli a2, a2, 8
    and a2, a2, t0
    or a2, s4, a2
    and s4, s10, a4
    or a2, a2, s4
    sw a2, 1756(a0)
    lw s4, 900(sp)
    lw s10, 312(sp)
    xor s6, s11, s4
    xor s11, s10, s6
    sw a2, 700(sp)
    slli a2, s11, 16
    srli s10, s11, 16
    or a2, a2, s10
    lw s10, 496(sp)
    lw ra, 904(sp)
    and a2, a2, s10
    xor s5, s5, ra
    sw s6, 384(sp)
    lw s6, 280(sp)
    sw s5, 1232(sp)
    xor s6, s6, s5
    and s5, s6, s0
    or a2, a2, s5
    slli s5, s6, 8
    and s5, s5, a4
    or a2, a2, s5
    xor a2, a2, t0
    sw a2, 1760(a0)
    srli a2, s11, 24
    slli s5, s6, 16
    srli s6, s6, 16
    or s5, s5, s6
    lw s6, 644(sp)
    sw t6, 1240(sp)
    and s5, s5, s6
    or a2, a2, s5
    slli s5, s11, 16
    and s5, s5, a4
    or a2, a2, s5
    # round 28 (skinny.dsl:60)
    not s5, a2
    lw s11, 368(sp)
    sw a2, 1236(sp)
    lw a2, 1156(sp)
    lw t6, 268(sp)
    xor a2, s11, a2
    slli s11, a2, 16
    srli s3, a2, 16
    or s3, s11, s3
    and s3, s3, s10
    lw s11, 344(sp)
    sw s5, 1764(a0)
    xor t6, s11, t6
    and s11, t6, s0
    or s3, s3, s11
    slli s11, t6, 8
    and s11, s11, a4
    or s3, s3, s11
    xor s3, s3, t0
    not s5, s3
    sw s5, 1768(a0)
    srli s5, a2, 24
    slli s11, t6, 16
    srli t6, t6, 16
    or t6, s11, t6
    and t6, t6, s6
    or t6, s5, t6
    slli a2, a2, 16
    and a2, a2, a4
    or t6, t6, a2
    sw t6, 1772(a0)
    lw t6, 912(sp)
    xor a2, t6, s2
    slli s5, a2, 16
    srli s11, a2, 16
    or s5, s5, s11
    and s5, s5, s10
    lw s11, 1044(sp)
    sw s3, 1244(sp)
    xor s3, s11, a6
    and s11, s3, s0
    or s5, s5, s11
    slli s11, s3, 8
    and s11, s11, a4
    or s5, s5, s11
    sw s5, 1776(a0)
    srli s5, a2, 24
    slli s11, s3, 16
    srli s3, s3, 16
    or s3, s11, s3
    and s3, s3, s6
    or s3, s5, s3
    slli a2, a2, 16
    and a2, a2, a4
    or a2, s3, a2
    not s3, a2
    lw s5, 356(sp)
    lw s11, 1036(sp)
    sw a2, 1248(sp)
    xor a2, s5, s11
    slli s11, a2, 16
    srli s5, a2, 16
    or s5, s11, s5
    and s5, s5, s10
    lw s11, 500(sp)
    sw s3, 1780(a0)
    xor s11, s1, s11
    and t6, s11, s0
    or t6, s5, t6
    slli s5, s11, 8
    and s5, s5, a4
    or t6, t6, s5
    xor t6, t6, t0
    not s3, t6
    sw s3, 1784(a0)
    srli s3, a2, 24
    slli s5, s11, 16
    srli s11, s11, 16
    or s5, s5, s11
    and s5, s5, s6
    or s3, s3, s5
    slli a2, a2, 16
    and a2, a2, a4
    or a2, s3, a2
    sw a2, 1788(a0)
    lw a2, 264(sp)
    lw s3, 436(sp)
    sw t6, 1252(sp)
    xor s5, a2, s3
    slli s11, s5, 16
    srli t6, s5, 16
    or t6, s11, t6
    and t6, t6, s10
    lw s11, 320(sp)
    lw s3, 428(sp)
    xor s3, s11, s3
    and s11, s3, s0
    or t6, t6, s11
    slli s11, s3, 8
    and s11, s11, a4
    or t6, t6, s11
    sw t6, 1792(a0)
    srli t6, s5, 24
    slli s11, s3, 16
    srli s3, s3, 16
    or s3, s11, s3
    and s3, s3, s6
    or t6, t6, s3
    slli s3, s5, 16
    and s3, s3, a4
    or t6, t6, s3
    sw t6, 1796(a0)
    lw t6, 360(sp)
    lw s3, 308(sp)
    lw a2, 276(sp)
    xor s5, t6, s3
    slli s11, s5, 16
    srli t6, s5, 16
    or t6, s11, t6
    lw s11, 348(sp)
    and t6, t6, s10
    xor s11, s11, a2
    and a2, s11, s0
    or t6, t6, a2
    slli a2, s11, 8
    and a2, a2, a4
    or t6, t6, a2
    not a2, t6
    sw t6, 1256(sp)
    slli t6, s11, 16
    srli s11, s11, 16
    or t6, t6, s11
    and t6, t6, s6
    srli s11, s5, 24
    or t6, s11, t6
    slli s5, s5, 16
    and s5, s5, a4
    or t6, t6, s5
    sw a2, 1800(a0)
    not a2, t6
    xor s5, t1, s4
    slli s11, s5, 16
    sw t6, 1260(sp)
    srli t6, s5, 16
    or t6, s11, t6
    and t6, t6, s10
    xor s11, t3, ra
    and ra, s11, s0
    or t6, t6, ra
    slli ra, s11, 8
    and ra, ra, a4
    or t6, t6, ra
    sw a2, 1804(a0)
    not a2, t6
    slli ra, s11, 16
    srli s11, s11, 16
    or s11, ra, s11
    and s11, s11, s6
    srli ra, s5, 24
    or s11, ra, s11
    slli s5, s5, 16
    and s5, s5, a4
    or s5, s11, s5
    sw a2, 1808(a0)
    not a2, s5
    sw a2, 1812(a0)
    lw a2, 372(sp)
    sw s5, 1264(sp)
    xor s11, a7, a2
    slli ra, s11, 16
    srli s5, s11, 16
    or s5, ra, s5
    and s5, s5, s10
    lw ra, 784(sp)
    sw t6, 1268(sp)
    xor t6, t2, ra
    and s4, t6, s0
    or s4, s5, s4
    slli s5, t6, 8
    and s5, s5, a4
    or s4, s4, s5
    sw s4, 1816(a0)
    srli s4, s11, 24
    slli s5, t6, 16
    srli t6, t6, 16
    or t6, s5, t6
    and t6, t6, s6
    or t6, s4, t6
    slli s4, s11, 16
    and s4, s4, a4
    or t6, t6, s4
    sw t6, 1820(a0)
    xor t6, s9, s7
    lw s4, 128(sp)
    lw s6, 104(sp)
    xor s5, s4, t6
    slli s9, s5, 16
    srli s11, s5, 16
    or s9, s9, s11
    lw s11, 180(sp)
    and s9, s9, s10
    xor s11, s11, t5
    xor s6, s6, s11
    and s4, s6, s0
    or s4, s9, s4
    slli s9, s6, 8
    and s9, s9, a4
    or s4, s4, s9
    xor s4, s4, t0
    # round 29 (skinny.dsl:60)
    not s9, s4
    sw s4, 180(sp)
    slli s4, s6, 8
    srli s6, s6, 24
    or s4, s4, s6
    lw s6, 780(sp)
    sw s11, 192(sp)
    and s4, s4, s6
    slli s11, s5, 8
    and s11, s11, t0
    or s4, s4, s11
    and s5, s5, a4
    or s4, s4, s5
    xor s4, s4, t0
    sw s9, 1824(a0)
    not s4, s4
    sw s4, 1828(a0)
    lw s4, 176(sp)
    xor s5, s4, t4
    slli s9, s5, 16
    srli s11, s5, 16
    or s9, s9, s11
    and s9, s9, s10
    lw s11, 160(sp)
    lw s4, 1196(sp)
    xor s4, s11, s4
    and s11, s4, s0
    or s9, s9, s11
    slli s11, s4, 8
    and s11, s11, a4
    or s9, s9, s11
    xor s9, s9, t0
    sw s9, 1832(a0)
    slli s9, s4, 8
    srli s4, s4, 24
    or s4, s9, s4
    and s4, s4, s6
    slli s9, s5, 8
    and s9, s9, t0
    or s4, s4, s9
    and s5, s5, a4
    or s4, s4, s5
    sw s4, 1836(a0)
    lw s4, 240(sp)
    lw s5, 220(sp)
    xor s9, s4, s5
    slli s11, s9, 16
    srli s5, s9, 16
    or s5, s11, s5
    and s5, s5, s10
    lw s11, 188(sp)
    lw s4, 216(sp)
    xor s4, s11, s4
    and s11, s4, s0
    or s5, s5, s11
    slli s11, s4, 8
    and s11, s11, a4
    or s5, s5, s11
    xor s5, s5, t0
    not s11, s5
    sw s5, 1272(sp)
    slli s5, s4, 8
    srli s4, s4, 24
    or s4, s5, s4
    and s4, s4, s6
    slli s5, s9, 8
    and s5, s5, t0
    or s4, s4, s5
    and s5, s9, a4
    or s4, s4, s5
    sw s11, 1840(a0)
    not s4, s4
    sw s4, 1844(a0)
    lw s4, 116(sp)
    xor s5, s4, a5
    slli s9, s5, 16
    srli s11, s5, 16
    or s9, s9, s11
    and s9, s9, s10
    lw s11, 236(sp)
    lw s4, 1076(sp)
    xor s4, s11, s4
    and s11, s4, s0
    or s9, s9, s11
    slli s11, s4, 8
    and s11, s11, a4
    or s9, s9, s11
    sw s9, 1848(a0)
    slli s9, s4, 8
    srli s4, s4, 24
    or s4, s9, s4
    and s4, s4, s6
    slli s9, s5, 8
    and s9, s9, t0
    or s4, s4, s9
    and s5, s5, a4
    or s4, s4, s5
    sw s4, 1852(a0)
    lw s4, 232(sp)
    lw s5, 1000(sp)
    xor s9, s4, s5
    slli s11, s9, 16
    srli s5, s9, 16
    or s5, s11, s5
    and s5, s5, s10
    lw s11, 228(sp)
    lw s4, 888(sp)
    xor s4, s11, s4
    and s11, s4, s0
    or s5, s5, s11
    slli s11, s4, 8
    and s11, s11, a4
    or s5, s5, s11
    sw s5, 1856(a0)
    slli s5, s4, 8
    srli s4, s4, 24
    or s4, s5, s4
    and s4, s4, s6
    slli s5, s9, 8
    and s5, s5, t0
    or s4, s4, s5
    and s5, s9, a4
    or s4, s4, s5
    sw s4, 1860(a0)
    lw s5, 224(sp)
    sw s4, 1276(sp)
    xor s9, s5, a3
    slli s11, s9, 16
    srli s4, s9, 16
    or s4, s11, s4
    lw s11, 152(sp)
    and s4, s4, s10
    xor s11, s11, s8
    and s5, s11, s0
    or s4, s4, s5
    slli s5, s11, 8
    and s5, s5, a4
    or s4, s4, s5
    not s5, s4
    sw s4, 1280(sp)
    slli s4, s11, 8
    srli s11, s11, 24
    or s4, s4, s11
    and s4, s4, s6
    slli s11, s9, 8
    and s11, s11, t0
    or s4, s4, s11
    and s9, s9, a4
    or s4, s4, s9
    sw s5, 1864(a0)
    not s5, s4
    lw s9, 212(sp)
    sw s4, 1284(sp)
    xor s11, s9, s7
    slli s4, s11, 16
    srli s9, s11, 16
    or s4, s4, s9
    and s4, s4, s10
    lw s9, 108(sp)
    sw t5, 1288(sp)
    xor s9, s9, t5
    and t5, s9, s0
    or t5, s4, t5
    slli s4, s9, 8
    and s4, s4, a4
    or t5, t5, s4
    sw s5, 1868(a0)
    not s4, t5
    slli s5, s9, 8
    srli s9, s9, 24
    or s5, s5, s9
    and s5, s5, s6
    slli s9, s11, 8
    and s9, s9, t0
    or s5, s5, s9
    and s9, s11, a4
    or s5, s5, s9
    sw s4, 1872(a0)
    not s4, s5
    sw s4, 1876(a0)
    lw s4, 208(sp)
    lw s5, 1240(sp)
    sw t5, 1292(sp)
    xor s9, s4, s5
    slli s11, s9, 16
    srli t5, s9, 16
    or t5, s11, t5
    and t5, t5, s10
    lw s11, 200(sp)
    lw s4, 864(sp)
    xor a2, a2, s3
    xor s11, s11, s4
    and s10, s11, s0
    or t5, t5, s10
    slli s10, s11, 8
    and s10, s10, a4
    or t5, t5, s10
    sw t5, 1880(a0)
    slli t5, s11, 8
    srli s10, s11, 24
    or t5, t5, s10
    and t5, t5, s6
    slli s10, s9, 8
    and s10, s10, t0
    or t5, t5, s10
    and s9, s9, a4
    or t5, t5, s9
    sw t5, 1884(a0)
    lw s9, 312(sp)
    sw t5, 372(sp)
    xor s10, s9, a2
    srli s11, s10, 8
    andi t5, s11, 255
    lw s6, 276(sp)
    lw s9, 280(sp)
    xor ra, ra, s6
    xor s9, s9, ra
    sw a2, 784(sp)
    lw a2, 204(sp)
    sw ra, 1296(sp)
    and ra, s9, a2
    or t5, t5, ra
    and ra, s10, t0
    or t5, t5, ra
    # round 30 (skinny.dsl:60)
    not ra, t5
    slli s10, s10, 8
    and s10, s10, s0
    and s11, s11, t0
    sw t5, 1300(sp)
    andi t5, s9, 255
    or t5, t5, s10
    or t5, t5, s11
    slli s9, s9, 8
    and s9, s9, a4
    or t5, t5, s9
    sw ra, 1888(a0)
    not s9, t5
    sw s9, 1892(a0)
    lw s9, 368(sp)
    lw s10, 384(sp)
    sw t5, 1304(sp)
    xor s11, s9, s10
    srli ra, s11, 8
    andi t5, ra, 255
    lw s10, 344(sp)
    lw s9, 1232(sp)
    xor s9, s10, s9
    and s10, s9, a2
    or t5, t5, s10
    and s10, s11, t0
    or t5, t5, s10
    xor t5, t5, t0
    sw t5, 1896(a0)
    andi t5, s9, 255
    slli s10, s11, 8
    and s10, s10, s0
    or t5, t5, s10
    and s10, ra, t0
    or t5, t5, s10
    slli s9, s9, 8
    and s9, s9, a4
    or t5, t5, s9
    xor t5, t5, a4
    sw t5, 1900(a0)
    lw t5, 912(sp)
    lw s9, 1156(sp)
    xor s10, t5, s9
    srli s11, s10, 8
    andi ra, s11, 255
    lw s9, 1044(sp)
    lw t5, 268(sp)
    and s11, s11, t0
    xor t5, s9, t5
    and s9, t5, a2
    or s9, ra, s9
    and ra, s10, t0
    or s9, s9, ra
    not ra, s9
    slli s10, s10, 8
    and s10, s10, s0
    sw s9, 1308(sp)
    andi s9, t5, 255
    or s9, s9, s10
    or s9, s9, s11
    slli t5, t5, 8
    and t5, t5, a4
    or t5, s9, t5
    xor t5, t5, a4
    sw ra, 1904(a0)
    not s9, t5
    sw s9, 1908(a0)
    lw s9, 356(sp)
    sw t5, 1312(sp)
    xor s10, s9, s2
    srli s11, s10, 8
    andi ra, s11, 255
    xor t5, s1, a6
    and s9, t5, a2
    or s9, ra, s9
    and ra, s10, t0
    or s9, s9, ra
    sw s9, 1912(a0)
    andi s9, t5, 255
    slli s10, s10, 8
    and s10, s10, s0
    or s9, s9, s10
    and s10, s11, t0
    or s9, s9, s10
    slli t5, t5, 8
    and t5, t5, a4
    or t5, s9, t5
    xor t5, t5, a4
    sw t5, 1916(a0)
    lw t5, 264(sp)
    lw s9, 1036(sp)
    xor s10, t5, s9
    srli s11, s10, 8
    andi ra, s11, 255
    lw s9, 320(sp)
    lw t5, 500(sp)
    xor t5, s9, t5
    and s9, t5, a2
    or s9, ra, s9
    and ra, s10, t0
    or s9, s9, ra
    sw s9, 1920(a0)
    andi s9, t5, 255
    slli s10, s10, 8
    and s10, s10, s0
    or s9, s9, s10
    and s10, s11, t0
    or s9, s9, s10
    slli t5, t5, 8
    and t5, t5, a4
    or t5, s9, t5
    sw t5, 1924(a0)
    lw t5, 360(sp)
    lw s9, 436(sp)
    xor s10, t5, s9
    srli s11, s10, 8
    andi ra, s11, 255
    lw t5, 348(sp)
    lw s9, 428(sp)
    and s11, s11, t0
    xor t5, t5, s9
    and s9, t5, a2
    or s9, ra, s9
    and ra, s10, t0
    or s9, s9, ra
    not ra, s9
    slli s10, s10, 8
    and s10, s10, s0
    sw s9, 1316(sp)
    andi s9, t5, 255
    or s9, s9, s10
    or s9, s9, s11
    slli t5, t5, 8
    and t5, t5, a4
    or t5, s9, t5
    sw ra, 1928(a0)
    not s9, t5
    xor s10, t1, s3
    srli s11, s10, 8
    andi ra, s11, 255
    sw t5, 1320(sp)
    xor t5, t3, s6
    and s3, t5, a2
    or s3, ra, s3
    and ra, s10, t0
    or s3, s3, ra
    sw s9, 1932(a0)
    not s9, s3
    slli s10, s10, 8
    and s10, s10, s0
    and s11, s11, t0
    andi ra, t5, 255
    or s10, ra, s10
    or s10, s10, s11
    slli t5, t5, 8
    and t5, t5, a4
    or t5, s10, t5
    sw s9, 1936(a0)
    not s9, t5
    sw s9, 1940(a0)
    lw s9, 900(sp)
    sw t5, 1324(sp)
    xor s10, a7, s9
    srli s11, s10, 8
    andi ra, s11, 255
    lw t5, 904(sp)
    sw s3, 1328(sp)
    xor s3, t2, t5
    and a2, s3, a2
    or a2, ra, a2
    and ra, s10, t0
    or a2, a2, ra
    sw a2, 1944(a0)
    andi a2, s3, 255
    slli s10, s10, 8
    and s10, s10, s0
    or a2, a2, s10
    and s10, s11, t0
    or a2, a2, s10
    slli s3, s3, 8
    and s3, s3, a4
    or a2, a2, s3
    sw a2, 1948(a0)
    xor a2, s5, a3
    lw s3, 128(sp)
    xor s4, s4, s8
    xor s5, s3, a2
    lw s11, 104(sp)
    srli s10, s5, 24
    xor ra, s11, s4
    srli s3, ra, 8
    and s3, s3, s0
    or s3, s10, s3
    slli s10, ra, 16
    and s10, s10, t0
    or s3, s3, s10
    slli s10, s5, 24
    or s3, s3, s10
    # round 31 (skinny.dsl:60)
    not s10, s3
    sw s3, 864(sp)
    slli s3, ra, 8
    srli ra, ra, 24
    or s3, s3, ra
    lw ra, 496(sp)
    and s11, s5, s0
    and s3, s3, ra
    or s3, s3, s11
    slli s5, s5, 8
    and s5, s5, a4
    or s3, s3, s5
    xor s3, s3, a4
    sw s10, 1952(a0)
    not s3, s3
    sw s3, 1956(a0)
    lw s3, 176(sp)
    lw s11, 160(sp)
    xor s5, s3, t6
    lw s3, 192(sp)
    srli s10, s5, 24
    xor s3, s11, s3
    srli s11, s3, 8
    and s11, s11, s0
    or s10, s10, s11
    slli s11, s3, 16
    and s11, s11, t0
    or s10, s10, s11
    slli s11, s5, 24
    or s10, s10, s11
    sw s10, 1960(a0)
    slli s10, s3, 8
    srli s3, s3, 24
    or s3, s10, s3
    and s3, s3, ra
    and s10, s5, s0
    or s3, s3, s10
    slli s5, s5, 8
    and s5, s5, a4
    or s3, s3, s5
    sw s3, 1964(a0)
    lw s3, 240(sp)
    lw s11, 188(sp)
    xor s5, s3, t4
    lw s3, 1196(sp)
    srli s10, s5, 24
    xor s3, s11, s3
    srli s11, s3, 8
    and s11, s11, s0
    or s10, s10, s11
    slli s11, s3, 16
    and s11, s11, t0
    or s10, s10, s11
    slli s11, s5, 24
    or s10, s10, s11
    xor s10, s10, s0
    not s11, s10
    sw s10, 1240(sp)
    slli s10, s3, 8
    srli s3, s3, 24
    or s3, s10, s3
    and s3, s3, ra
    and s10, s5, s0
    or s3, s3, s10
    slli s5, s5, 8
    and s5, s5, a4
    or s3, s3, s5
    sw s11, 1968(a0)
    not s3, s3
    sw s3, 1972(a0)
    lw s3, 116(sp)
    lw s5, 220(sp)
    xor s10, s3, s5
    srli s11, s10, 24
    lw s5, 236(sp)
    lw s3, 216(sp)
    xor s3, s5, s3
    srli s5, s3, 8
    and s5, s5, s0
    or s5, s11, s5
    slli s11, s3, 16
    and s11, s11, t0
    or s5, s5, s11
    slli s11, s10, 24
    or s5, s5, s11
    xor s5, s5, s0
    sw s5, 1976(a0)
    slli s5, s3, 8
    srli s3, s3, 24
    or s3, s5, s3
    and s3, s3, ra
    and s5, s10, s0
    or s3, s3, s5
    slli s5, s10, 8
    and s5, s5, a4
    or s3, s3, s5
    sw s3, 1980(a0)
    lw s3, 232(sp)
    lw s11, 228(sp)
    xor s5, s3, a5
    lw s3, 1076(sp)
    srli s10, s5, 24
    xor s3, s11, s3
    srli s11, s3, 8
    and s11, s11, s0
    or s10, s10, s11
    slli s11, s3, 16
    and s11, s11, t0
    or s10, s10, s11
    slli s11, s5, 24
    or s10, s10, s11
    sw s10, 1984(a0)
    slli s10, s3, 8
    srli s3, s3, 24
    or s3, s10, s3
    and s3, s3, ra
    and s10, s5, s0
    or s3, s3, s10
    slli s5, s5, 8
    and s5, s5, a4
    or s3, s3, s5
    sw s3, 1988(a0)
    lw s3, 224(sp)
    lw s5, 1000(sp)
    xor s10, s3, s5
    srli s11, s10, 24
    lw s3, 152(sp)
    lw s5, 888(sp)
    xor s3, s3, s5
    srli s5, s3, 8
    and s5, s5, s0
    or s5, s11, s5
    slli s11, s3, 16
    and s11, s11, t0
    or s5, s5, s11
    slli s11, s10, 24
    or s5, s5, s11
    not s11, s5
    sw s5, 1332(sp)
    slli s5, s3, 8
    srli s3, s3, 24
    or s3, s5, s3
    and s3, s3, ra
    and s5, s10, s0
    or s3, s3, s5
    slli s5, s10, 8
    and s5, s5, a4
    or s3, s3, s5
    sw s11, 1992(a0)
    not s5, s3
    lw s10, 108(sp)
    sw s3, 1336(sp)
    xor s11, s10, s8
    srli s3, s11, 8
    and s3, s3, s0
    slli s10, s11, 16
    and s10, s10, t0
    lw s6, 212(sp)
    sw a3, 1340(sp)
    xor s6, s6, a3
    srli a3, s6, 24
    or a3, a3, s3
    or a3, a3, s10
    slli s3, s6, 24
    or a3, a3, s3
    sw s5, 1996(a0)
    not s3, a3
    slli s5, s11, 8
    srli s10, s11, 24
    or s5, s5, s10
    and s5, s5, ra
    and s10, s6, s0
    or s5, s5, s10
    slli s6, s6, 8
    and s6, s6, a4
    or s5, s5, s6
    sw s3, 2000(a0)
    not s3, s5
    sw s3, 2004(a0)
    lw s3, 208(sp)
    lw s10, 200(sp)
    xor s5, s3, s7
    srli s6, s5, 24
    lw s11, 1288(sp)
    sw a3, 1344(sp)
    xor a3, s10, s11
    srli s3, a3, 8
    and s3, s3, s0
    or s3, s6, s3
    slli s6, a3, 16
    and s6, s6, t0
    or s3, s3, s6
    slli s6, s5, 24
    or s3, s3, s6
    sw s3, 2008(a0)
    slli s3, a3, 8
    srli a3, a3, 24
    or a3, s3, a3
    and a3, a3, ra
    and s3, s5, s0
    or a3, a3, s3
    slli s3, s5, 8
    and s3, s3, a4
    or a3, a3, s3
    sw a3, 2012(a0)
    lw s3, 428(sp)
    lw s5, 280(sp)
    xor t5, t5, s3
    xor s6, s5, t5
    sw s6, 2016(a0)
    lw s6, 436(sp)
    sw a3, 900(sp)
    lw a3, 312(sp)
    xor s9, s9, s6
    xor ra, a3, s9
    slli s10, ra, 8
    srli ra, ra, 24
    or s10, s10, ra
    xor s10, s10, s0
    # round 32 (skinny.dsl:60)
    not ra, s10
    sw ra, 2020(a0)
    lw ra, 344(sp)
    sw s10, 904(sp)
    lw s10, 1296(sp)
    xor s10, ra, s10
    sw s10, 1348(sp)
    not s10, s10
    sw s10, 2024(a0)
    lw s10, 368(sp)
    lw ra, 784(sp)
    xor ra, s10, ra
    slli s10, ra, 8
    srli ra, ra, 24
    or s10, s10, ra
    xor s10, s10, s0
    sw s10, 2028(a0)
    lw s10, 1044(sp)
    lw ra, 1232(sp)
    xor ra, s10, ra
    sw ra, 2032(a0)
    lw ra, 912(sp)
    lw s10, 384(sp)
    xor s10, ra, s10
    slli ra, s10, 8
    srli s10, s10, 24
    or s10, ra, s10
    not ra, s10
    sw ra, 2036(a0)
    lw ra, 268(sp)
    sw s10, 1352(sp)
    xor s10, s1, ra
    xori s10, s10, 255
    sw s10, 1356(sp)
    not s10, s10
    sw s10, 2040(a0)
    lw s10, 356(sp)
    lw ra, 1156(sp)
    xor ra, s10, ra
    slli s10, ra, 8
    srli ra, ra, 24
    or s10, s10, ra
    sw s10, 2044(a0)
    lw s10, 320(sp)
    xor ra, s10, a6
    addi s10, a0, 2047
    addi s10, s10, 2047
    addi s10, s10, 2
    sw ra, -2048(s10)
    lw ra, 264(sp)
    sw s2, 1360(sp)
    xor ra, ra, s2
    slli s2, ra, 8
    srli ra, ra, 24
    or s2, s2, ra
    sw s2, -2044(s10)
    lw s2, 348(sp)
    lw ra, 500(sp)
    xor s2, s2, ra
    sw s2, 1364(sp)
    not s2, s2
    sw s2, -2040(s10)
    lw s2, 360(sp)
    sw a6, 1368(sp)
    lw a6, 1036(sp)
    xor s2, s2, a6
    slli a4, s2, 8
    srli s2, s2, 24
    or a4, a4, s2
    not s2, a4
    sw s2, -2036(s10)
    xor s2, t3, s3
    sw s2, 1372(sp)
    not s2, s2
    sw s2, -2032(s10)
    xor s2, t1, s6
    sw a4, 1376(sp)
    slli a4, s2, 8
    srli s2, s2, 24
    or a4, a4, s2
    not s2, a4
    sw s2, -2028(s10)
    lw s2, 276(sp)
    sw a4, 1380(sp)
    xor a4, t2, s2
    sw a4, -2024(s10)
    lw a4, 308(sp)
    xor s6, a7, a4
    slli s3, s6, 8
    srli s6, s6, 24
    or s3, s3, s6
    sw s3, -2020(s10)
    lw s6, 888(sp)
    sw s3, 1288(sp)
    lw s3, 104(sp)
    xor s11, s11, s6
    xor s3, s3, s11
    xori s3, s3, 255
    sw s3, -2016(s10)
    lw s3, 1000(sp)
    sw s11, 1384(sp)
    lw s11, 128(sp)
    xor s7, s7, s3
    xor s11, s11, s7
    xori s11, s11, 255
    # round 33 (skinny.dsl:60)
    sw s11, 1388(sp)
    not s11, s11
    sw s11, -2012(s10)
    lw s11, 160(sp)
    xor s11, s11, s4
    sw s11, 1392(sp)
    not s11, s11
    sw s11, -2008(s10)
    lw s11, 176(sp)
    xor s11, s11, a2
    xori s11, s11, 255
    sw s11, -2004(s10)
    lw s11, 188(sp)
    sw s4, 1396(sp)
    lw s4, 192(sp)
    xor s2, s2, ra
    xor s4, s11, s4
    sw s4, -2000(s10)
    lw s4, 240(sp)
    xor s5, s5, s2
    xor s11, s4, t6
    sw s11, 1400(sp)
    not s11, s11
    sw s11, -1996(s10)
    lw s11, 236(sp)
    lw s4, 1196(sp)
    xor a4, a4, a6
    xor s4, s11, s4
    sw s4, 1404(sp)
    not s4, s4
    sw s4, -1992(s10)
    lw s4, 116(sp)
    xor a3, a3, a4
    xor s11, s4, t4
    sw s11, -1988(s10)
    lw s11, 228(sp)
    lw s4, 216(sp)
    xor s4, s11, s4
    sw s4, -1984(s10)
    lw s4, 232(sp)
    lw s11, 220(sp)
    xor s11, s4, s11
    sw s11, -1980(s10)
    lw s11, 152(sp)
    lw s4, 1076(sp)
    xor s11, s11, s4
    sw s11, 1408(sp)
    not s11, s11
    sw s11, -1976(s10)
    lw s11, 224(sp)
    xor s11, s11, a5
    sw s11, 1412(sp)
    not s11, s11
    sw s11, -1972(s10)
    lw s11, 108(sp)
    xor s6, s11, s6
    sw s6, 1416(sp)
    not s6, s6
    sw s6, -1968(s10)
    lw s6, 212(sp)
    srli s11, s5, 16
    xor s3, s6, s3
    sw s3, 1420(sp)
    not s3, s3
    andi s11, s11, 255
    srli s6, a3, 8
    sw a4, 308(sp)
    and a4, s6, s0
    or a4, s11, a4
    slli a3, a3, 16
    and a3, a3, t0
    or a4, a4, a3
    lui a3, 1044480
    and s11, s5, a3
    or a4, a4, s11
    sw s3, -1964(s10)
    lw s3, 200(sp)
    # round 34 (skinny.dsl:60)
    not a4, a4
    xor s11, s3, s8
    sw s11, -1960(s10)
    lw s11, 208(sp)
    lw s3, 1340(sp)
    xor s11, s11, s3
    sw s11, -1956(s10)
    lw s11, 496(sp)
    sw s2, 276(sp)
    and s6, s6, s11
    and s2, s5, s0
    or s2, s6, s2
    slli s5, s5, 24
    or s2, s2, s5
    xor s2, s2, s0
    sw a4, -1952(s10)
    not a4, s2
    sw a4, -1948(s10)
    lw a4, 344(sp)
    sw s2, 1424(sp)
    xor s5, a4, t5
    srli s6, s5, 16
    andi s6, s6, 255
    lw s2, 368(sp)
    sw s9, 1428(sp)
    xor s2, s2, s9
    srli a4, s2, 8
    and s9, a4, s0
    or s6, s6, s9
    slli s2, s2, 16
    and s2, s2, t0
    or s2, s6, s2
    and s6, s5, a3
    or s2, s2, s6
    xori s2, s2, 255
    sw s2, -1944(s10)
    and a4, a4, s11
    and s2, s5, s0
    or a4, a4, s2
    slli s2, s5, 24
    or a4, a4, s2
    xor a4, a4, s0
    sw a4, -1940(s10)
    lw a4, 1044(sp)
    lw s2, 1296(sp)
    lw s9, 912(sp)
    xor s5, a4, s2
    srli s6, s5, 16
    lw s2, 784(sp)
    andi s6, s6, 255
    xor s2, s9, s2
    srli s9, s2, 8
    and a4, s9, s0
    or a4, s6, a4
    slli s2, s2, 16
    and s2, s2, t0
    or a4, a4, s2
    and s2, s5, a3
    or a4, a4, s2
    not a4, a4
    and s2, s9, s11
    and s6, s5, s0
    or s2, s2, s6
    slli s5, s5, 24
    or s2, s2, s5
    sw a4, -1936(s10)
    not a4, s2
    sw a4, -1932(s10)
    lw a4, 1232(sp)
    lw s9, 356(sp)
    xor s5, s1, a4
    srli s6, s5, 16
    andi s6, s6, 255
    sw s2, 1432(sp)
    lw s2, 384(sp)
    xor s2, s9, s2
    srli a4, s2, 8
    and s9, a4, s0
    or s6, s6, s9
    slli s2, s2, 16
    and s2, s2, t0
    or s2, s6, s2
    and s6, s5, a3
    or s2, s2, s6
    sw s2, -1928(s10)
    and a4, a4, s11
    and s2, s5, s0
    or a4, a4, s2
    slli s2, s5, 24
    or a4, a4, s2
    sw a4, -1924(s10)
    lw a4, 320(sp)
    lw s2, 268(sp)
    lw s9, 264(sp)
    xor s5, a4, s2
    srli s6, s5, 16
    lw s2, 1156(sp)
    andi s6, s6, 255
    xor s2, s9, s2
    srli s9, s2, 8
    and a4, s9, s0
    or a4, s6, a4
    slli s2, s2, 16
    and s2, s2, t0
    or a4, a4, s2
    and s2, s5, a3
    or a4, a4, s2
    sw a4, -1920(s10)
    and a4, s9, s11
    and s2, s5, s0
    or a4, a4, s2
    slli s2, s5, 24
    or a4, a4, s2
    sw a4, -1916(s10)
    lw a4, 348(sp)
    lw s2, 1368(sp)
    lw s9, 360(sp)
    xor s5, a4, s2
    srli s6, s5, 16
    lw a4, 1360(sp)
    andi s6, s6, 255
    xor s9, s9, a4
    srli a4, s9, 8
    and s2, a4, s0
    or s2, s6, s2
    slli s6, s9, 16
    and s6, s6, t0
    or s2, s2, s6
    and s6, s5, a3
    or s2, s2, s6
    not s6, s2
    and a4, a4, s11
    and s9, s5, s0
    or a4, a4, s9
    slli s5, s5, 24
    or a4, a4, s5
    sw s6, -1912(s10)
    not s5, a4
    xor s6, t1, a6
    srli s9, s6, 8
    slli s6, s6, 16
    and s6, s6, t0
    sw a4, 1436(sp)
    and a4, s9, s0
    sw s2, 1440(sp)
    xor s2, t3, ra
    srli a6, s2, 16
    andi a6, a6, 255
    or a6, a6, a4
    or a6, a6, s6
    and a4, s2, a3
    or a6, a6, a4
    sw s5, -1908(s10)
    not a6, a6
    and a4, s9, s11
    and s5, s2, s0
    or a4, a4, s5
    slli s2, s2, 24
    or a4, a4, s2
    sw a6, -1904(s10)
    not a6, a4
    sw a6, -1900(s10)
    lw a6, 428(sp)
    lw s6, 436(sp)
    xor s2, t2, a6
    srli s5, s2, 16
    andi s5, s5, 255
    xor s9, a7, s6
    sw a4, 1444(sp)
    srli a4, s9, 8
    and ra, a4, s0
    or s5, s5, ra
    slli s9, s9, 16
    and s9, s9, t0
    or s5, s5, s9
    and s9, s2, a3
    or s5, s5, s9
    sw s5, -1896(s10)
    and a4, a4, s11
    and s9, s2, s0
    or a4, a4, s9
    slli s2, s2, 24
    or a4, a4, s2
    sw a4, -1892(s10)
    xor a4, s3, a5
    lw s2, 128(sp)
    xor s8, s8, s4
    xor s3, s2, a4
    slli s9, s3, 8
    srli ra, s3, 24
    or s9, s9, ra
    and s9, s9, s11
    lw ra, 104(sp)
    sw s5, 1340(sp)
    xor s5, ra, s8
    slli s2, s5, 8
    and s2, s2, s0
    or s2, s9, s2
    slli s9, s5, 16
    and s9, s9, a3
    or s2, s2, s9
    # round 35 (skinny.dsl:60)
    not s9, s2
    sw s2, 1448(sp)
    srli s2, s5, 24
    srli s5, s5, 8
    and s5, s5, s0
    or s2, s2, s5
    and s5, s3, t0
    or s2, s2, s5
    slli s3, s3, 24
    or s2, s2, s3
    sw s9, -1888(s10)
    not s3, s2
    sw s3, -1884(s10)
    lw s3, 176(sp)
    sw s2, 1452(sp)
    xor s5, s3, s7
    slli s9, s5, 8
    srli s2, s5, 24
    or s2, s9, s2
    and s2, s2, s11
    lw s9, 160(sp)
    lw s3, 1384(sp)
    xor s3, s9, s3
    slli s9, s3, 8
    and s9, s9, s0
    or s2, s2, s9
    slli s9, s3, 16
    and s9, s9, a3
    or s2, s2, s9
    xor s2, s2, a3
    sw s2, -1880(s10)
    srli s2, s3, 24
    srli s3, s3, 8
    and s3, s3, s0
    or s2, s2, s3
    and s3, s5, t0
    or s2, s2, s3
    slli s3, s5, 24
    or s2, s2, s3
    sw s2, -1876(s10)
    lw s2, 240(sp)
    xor s3, s2, a2
    slli s5, s3, 8
    srli s9, s3, 24
    or s5, s5, s9
    and s5, s5, s11
    lw s9, 188(sp)
    lw s2, 1396(sp)
    xor s2, s9, s2
    slli s9, s2, 8
    and s9, s9, s0
    or s5, s5, s9
    slli s9, s2, 16
    and s9, s9, a3
    or s5, s5, s9
    xor s5, s5, a3
    not s9, s5
    sw s5, 1456(sp)
    srli s5, s2, 24
    srli s2, s2, 8
    and s2, s2, s0
    or s2, s5, s2
    and s5, s3, t0
    or s2, s2, s5
    slli s3, s3, 24
    or s2, s2, s3
    sw s9, -1872(s10)
    not s3, s2
    sw s3, -1868(s10)
    lw s3, 116(sp)
    sw s2, 1460(sp)
    xor s5, s3, t6
    slli s9, s5, 8
    srli s2, s5, 24
    or s2, s9, s2
    and s2, s2, s11
    lw s9, 236(sp)
    lw s3, 192(sp)
    xor s3, s9, s3
    slli s9, s3, 8
    and s9, s9, s0
    or s2, s2, s9
    slli s9, s3, 16
    and s9, s9, a3
    or s2, s2, s9
    sw s2, -1864(s10)
    srli s2, s3, 24
    srli s3, s3, 8
    and s3, s3, s0
    or s2, s2, s3
    and s3, s5, t0
    or s2, s2, s3
    slli s3, s5, 24
    or s2, s2, s3
    sw s2, -1860(s10)
    lw s2, 232(sp)
    xor s3, s2, t4
    slli s5, s3, 8
    srli s9, s3, 24
    or s5, s5, s9
    and s5, s5, s11
    lw s9, 228(sp)
    lw s2, 1196(sp)
    xor s2, s9, s2
    slli s9, s2, 8
    and s9, s9, s0
    or s5, s5, s9
    slli s9, s2, 16
    and s9, s9, a3
    or s5, s5, s9
    sw s5, -1856(s10)
    srli s5, s2, 24
    srli s2, s2, 8
    and s2, s2, s0
    or s2, s5, s2
    and s5, s3, t0
    or s2, s2, s5
    slli s3, s3, 24
    or s2, s2, s3
    sw s2, -1852(s10)
    lw s3, 224(sp)
    lw s5, 220(sp)
    sw s2, 1464(sp)
    xor s9, s3, s5
    slli s2, s9, 8
    srli s3, s9, 24
    or s2, s2, s3
    and s2, s2, s11
    lw s3, 152(sp)
    lw s5, 216(sp)
    xor s3, s3, s5
    slli ra, s3, 8
    and ra, ra, s0
    or s2, s2, ra
    slli ra, s3, 16
    and ra, ra, a3
    or s2, s2, ra
    not ra, s2
    sw s2, 1468(sp)
    srli s2, s3, 24
    srli s3, s3, 8
    and s3, s3, s0
    or s2, s2, s3
    and s3, s9, t0
    or s2, s2, s3
    slli s3, s9, 24
    or s2, s2, s3
    sw ra, -1848(s10)
    not s3, s2
    lw s9, 212(sp)
    sw s2, 1472(sp)
    xor ra, s9, a5
    slli s2, ra, 8
    srli s9, ra, 24
    or s2, s2, s9
    and s2, s2, s11
    lw s9, 108(sp)
    sw s3, -1844(s10)
    xor s4, s9, s4
    slli s9, s4, 8
    and s9, s9, s0
    or s2, s2, s9
    slli s9, s4, 16
    and s9, s9, a3
    or s2, s2, s9
    not s3, s2
    srli s9, s4, 24
    srli s4, s4, 8
    and s4, s4, s0
    or s4, s9, s4
    and s9, ra, t0
    or s4, s4, s9
    slli s9, ra, 24
    or s4, s4, s9
    sw s3, -1840(s10)
    not s3, s4
    sw s3, -1836(s10)
    lw s3, 208(sp)
    lw s9, 1000(sp)
    sw s4, 1476(sp)
    xor ra, s3, s9
    slli s4, ra, 8
    sw s2, 1480(sp)
    srli s2, ra, 24
    or s2, s4, s2
    and s2, s2, s11
    lw s4, 200(sp)
    lw s3, 888(sp)
    xor s4, s4, s3
    slli s11, s4, 8
    and s11, s11, s0
    or s2, s2, s11
    slli s11, s4, 16
    and s11, s11, a3
    or s2, s2, s11
    sw s2, -1832(s10)
    srli s2, s4, 24
    srli s4, s4, 8
    and s4, s4, s0
    or s2, s2, s4
    and s4, ra, t0
    or s2, s2, s4
    slli s4, ra, 24
    or s2, s2, s4
    sw s2, -1828(s10)
    lw s4, 1368(sp)
    lw s11, 280(sp)
    xor a6, a6, s4
    xor ra, s11, a6
    sw s2, 428(sp)
    srli s2, ra, 8
    andi s2, s2, 255
    lw s11, 1360(sp)
    sw a6, 436(sp)
    xor s6, s6, s11
    lw a6, 312(sp)
    sw s6, 1484(sp)
    xor a6, a6, s6
    srli s6, a6, 8
    lw s9, 644(sp)
    andi s3, a6, 255
    and s6, s6, s9
    or s2, s2, s6
    and s6, ra, a3
    or s2, s2, s6
    xor s2, s2, t0
    # round 36 (skinny.dsl:60)
    not s6, s2
    sw s2, 1488(sp)
    slli s2, ra, 24
    srli ra, ra, 8
    or s2, s2, ra
    lw ra, 204(sp)
    slli a6, a6, 8
    and s2, s2, ra
    or s2, s3, s2
    and a6, a6, t0
    or a6, s2, a6
    sw s6, -1824(s10)
    not s2, a6
    sw s2, -1820(s10)
    lw s2, 344(sp)
    lw s3, 276(sp)
    sw a6, 1492(sp)
    xor s6, s2, s3
    srli a6, s6, 8
    andi a6, a6, 255
    lw s3, 368(sp)
    lw s2, 308(sp)
    xor s2, s3, s2
    srli s3, s2, 8
    and s3, s3, s9
    or a6, a6, s3
    and s3, s6, a3
    or a6, a6, s3
    sw a6, -1816(s10)
    andi a6, s2, 255
    slli s3, s6, 24
    srli s6, s6, 8
    or s3, s3, s6
    and s3, s3, ra
    or a6, a6, s3
    slli s2, s2, 8
    and s2, s2, t0
    or a6, a6, s2
    sw a6, -1812(s10)
    lw a6, 1044(sp)
    lw s6, 912(sp)
    xor s2, a6, t5
    srli s3, s2, 8
    lw a6, 1428(sp)
    andi s3, s3, 255
    xor a6, s6, a6
    srli s6, a6, 8
    and s6, s6, s9
    or s3, s3, s6
    and s6, s2, a3
    or s3, s3, s6
    xor s3, s3, t0
    not s6, s3
    sw s3, 1496(sp)
    slli s3, s2, 24
    srli s2, s2, 8
    or s2, s3, s2
    and s2, s2, ra
    andi s3, a6, 255
    or s2, s3, s2
    slli a6, a6, 8
    and a6, a6, t0
    or a6, s2, a6
    sw s6, -1808(s10)
    not s2, a6
    sw s2, -1804(s10)
    lw s2, 1296(sp)
    sw a6, 1500(sp)
    xor s3, s1, s2
    srli s6, s3, 8
    andi s6, s6, 255
    lw a6, 356(sp)
    lw s2, 784(sp)
    xor s2, a6, s2
    srli a6, s2, 8
    and a6, a6, s9
    or a6, s6, a6
    and s6, s3, a3
    or a6, a6, s6
    xor a6, a6, t0
    sw a6, -1800(s10)
    andi a6, s2, 255
    slli s6, s3, 24
    srli s3, s3, 8
    or s3, s6, s3
    and s3, s3, ra
    or a6, a6, s3
    slli s2, s2, 8
    and s2, s2, t0
    or a6, a6, s2
    sw a6, -1796(s10)
    lw a6, 320(sp)
    lw s2, 1232(sp)
    xor s3, a6, s2
    srli s6, s3, 8
    andi s6, s6, 255
    lw s2, 264(sp)
    lw a6, 384(sp)
    xor a6, s2, a6
    srli s2, a6, 8
    and s2, s2, s9
    or s2, s6, s2
    and s6, s3, a3
    or s2, s2, s6
    sw s2, -1792(s10)
    andi s2, a6, 255
    slli s6, s3, 24
    srli s3, s3, 8
    or s3, s6, s3
    and s3, s3, ra
    or s2, s2, s3
    slli a6, a6, 8
    and a6, a6, t0
    or a6, s2, a6
    sw a6, -1788(s10)
    lw s2, 348(sp)
    lw s3, 268(sp)
    sw a6, 1504(sp)
    xor s6, s2, s3
    srli a6, s6, 8
    andi a6, a6, 255
    lw s2, 360(sp)
    lw s3, 1156(sp)
    xor s2, s2, s3
    srli s3, s2, 8
    and s3, s3, s9
    or a6, a6, s3
    and s3, s6, a3
    or a6, a6, s3
    not s3, a6
    sw a6, 1508(sp)
    slli a6, s6, 24
    srli s6, s6, 8
    or a6, a6, s6
    and a6, a6, ra
    andi s6, s2, 255
    or a6, s6, a6
    slli s2, s2, 8
    and s2, s2, t0
    or a6, a6, s2
    sw s3, -1784(s10)
    not s2, a6
    xor s3, t3, s4
    srli s6, s3, 8
    andi s6, s6, 255
    sw a6, 1512(sp)
    xor a6, t1, s11
    srli s11, a6, 8
    and s11, s11, s9
    or s6, s6, s11
    and s11, s3, a3
    or s6, s6, s11
    sw s2, -1780(s10)
    not s2, s6
    slli s11, s3, 24
    srli s3, s3, 8
    or s3, s11, s3
    and s3, s3, ra
    andi s11, a6, 255
    or s3, s11, s3
    slli a6, a6, 8
    and a6, a6, t0
    or a6, s3, a6
    sw s2, -1776(s10)
    not s2, a6
    sw s2, -1772(s10)
    lw s2, 500(sp)
    sw a6, 1516(sp)
    xor s3, t2, s2
    srli s11, s3, 8
    andi s11, s11, 255
    lw a6, 1036(sp)
    sw s6, 1520(sp)
    xor s6, a7, a6
    srli s4, s6, 8
    and s4, s4, s9
    or s4, s11, s4
    and s11, s3, a3
    or s4, s4, s11
    sw s4, -1768(s10)
    andi s4, s6, 255
    slli s11, s3, 24
    srli s3, s3, 8
    or s3, s11, s3
    and s3, s3, ra
    or s3, s4, s3
    slli s4, s6, 8
    and s4, s4, t0
    or s3, s3, s4
    sw s3, -1764(s10)
    lw s4, 888(sp)
    lw s6, 104(sp)
    xor s4, s4, s5
    xor s11, s6, s4
    srli ra, s11, 8
    andi ra, ra, 255
    sw s3, 888(sp)
    lw s3, 1000(sp)
    lw s6, 220(sp)
    sw s4, 1000(sp)
    xor s3, s3, s6
    lw s4, 128(sp)
    sw s3, 1524(sp)
    xor s4, s4, s3
    srli s3, s4, 8
    and s3, s3, s9
    or s3, ra, s3
    and ra, s11, a3
    or s3, s3, ra
    xor s3, s3, t0
    sw s3, -1760(s10)
    slli s3, s11, 16
    srli s11, s11, 16
    or s3, s3, s11
    lw s11, 496(sp)
    and ra, s4, s0
    and s3, s3, s11
    or s3, s3, ra
    slli s4, s4, 24
    or s3, s3, s4
    xor s3, s3, t0
    # round 37 (skinny.dsl:60)
    not s4, s3
    lw ra, 160(sp)
    sw s3, 1528(sp)
    xor s3, ra, s8
    srli ra, s3, 8
    andi ra, ra, 255
    sw s8, 1532(sp)
    lw s8, 176(sp)
    sw a4, 1536(sp)
    xor s8, s8, a4
    srli a4, s8, 8
    and a4, a4, s9
    or a4, ra, a4
    and ra, s3, a3
    or a4, a4, ra
    xor a4, a4, t0
    sw s4, -1756(s10)
    not s4, a4
    sw s4, -1752(s10)
    slli s4, s3, 16
    srli s3, s3, 16
    or s3, s4, s3
    and s3, s3, s11
    and s4, s8, s0
    or s3, s3, s4
    slli s4, s8, 24
    or s3, s3, s4
    sw s3, -1748(s10)
    lw s3, 188(sp)
    lw s4, 1384(sp)
    sw a4, 1540(sp)
    xor s8, s3, s4
    srli ra, s8, 8
    lw a4, 240(sp)
    andi ra, ra, 255
    xor s4, a4, s7
    srli s3, s4, 8
    and s3, s3, s9
    or s3, ra, s3
    and ra, s8, a3
    or s3, s3, ra
    sw s3, -1744(s10)
    slli s3, s8, 16
    srli s8, s8, 16
    or s3, s3, s8
    and s3, s3, s11
    and s8, s4, s0
    or s3, s3, s8
    slli s4, s4, 24
    or s3, s3, s4
    not s4, s3
    lw s8, 236(sp)
    lw ra, 1396(sp)
    sw s3, 1544(sp)
    xor s3, s8, ra
    srli ra, s3, 8
    andi ra, ra, 255
    lw s8, 116(sp)
    sw s4, -1740(s10)
    xor s8, s8, a2
    srli a4, s8, 8
    and a4, a4, s9
    or a4, ra, a4
    and ra, s3, a3
    or a4, a4, ra
    xor a4, a4, t0
    not s4, a4
    sw s4, -1736(s10)
    slli s4, s3, 16
    srli s3, s3, 16
    or s3, s4, s3
    and s3, s3, s11
    and s4, s8, s0
    or s3, s3, s4
    slli s4, s8, 24
    or s3, s3, s4
    sw s3, -1732(s10)
    lw s3, 228(sp)
    lw s4, 192(sp)
    sw a4, 1548(sp)
    xor s8, s3, s4
    srli ra, s8, 8
    lw a4, 232(sp)
    andi ra, ra, 255
    xor s4, a4, t6
    srli s3, s4, 8
    and s3, s3, s9
    or s3, ra, s3
    and ra, s8, a3
    or s3, s3, ra
    sw s3, -1728(s10)
    slli s3, s8, 16
    srli s8, s8, 16
    or s3, s3, s8
    and s3, s3, s11
    and s8, s4, s0
    or s3, s3, s8
    slli s4, s4, 24
    or s3, s3, s4
    sw s3, -1724(s10)
    lw s3, 152(sp)
    lw s4, 1196(sp)
    xor s8, s3, s4
    srli ra, s8, 8
    lw s3, 224(sp)
    andi ra, ra, 255
    xor s3, s3, t4
    srli a4, s3, 8
    and a4, a4, s9
    or a4, ra, a4
    and ra, s8, a3
    or a4, a4, ra
    not ra, a4
    sw a4, 1552(sp)
    slli a4, s8, 16
    srli s8, s8, 16
    or a4, a4, s8
    and a4, a4, s11
    and s8, s3, s0
    or a4, a4, s8
    slli s3, s3, 24
    or a4, a4, s3
    sw ra, -1720(s10)
    not s3, a4
    lw s8, 108(sp)
    sw a4, 1556(sp)
    xor ra, s8, s5
    srli a4, ra, 8
    andi a4, a4, 255
    lw s5, 212(sp)
    sw s3, -1716(s10)
    xor s6, s5, s6
    srli s5, s6, 8
    and s5, s5, s9
    or a4, a4, s5
    and s5, ra, a3
    or a4, a4, s5
    not s3, a4
    slli s5, ra, 16
    srli ra, ra, 16
    or s5, s5, ra
    and s5, s5, s11
    and ra, s6, s0
    or s5, s5, ra
    slli s6, s6, 24
    or s5, s5, s6
    sw s3, -1712(s10)
    not s3, s5
    sw s3, -1708(s10)
    lw s3, 200(sp)
    lw s6, 1076(sp)
    sw s5, 1560(sp)
    xor ra, s3, s6
    srli s5, ra, 8
    andi s5, s5, 255
    sw a4, 1564(sp)
    lw a4, 208(sp)
    xor s3, a4, a5
    srli a4, s3, 8
    and a4, a4, s9
    or a4, s5, a4
    and s5, ra, a3
    or a4, a4, s5
    sw a4, -1704(s10)
    slli a4, ra, 16
    srli s5, ra, 16
    or a4, a4, s5
    and a4, a4, s11
    and s5, s3, s0
    or a4, a4, s5
    slli s3, s3, 24
    or a4, a4, s3
    sw a4, -1700(s10)
    lw a4, 268(sp)
    lw s3, 280(sp)
    xor s2, s2, a4
    xor s5, s3, s2
    andi ra, s5, 255
    lw s11, 1156(sp)
    lw s3, 312(sp)
    xor a6, a6, s11
    xor s3, s3, a6
    srli s8, s3, 8
    sw s2, 1036(sp)
    and s2, s8, s0
    or s2, ra, s2
    slli ra, s5, 8
    sw a6, 500(sp)
    lui a6, 1048560
    and ra, ra, a6
    or s2, s2, ra
    xor s2, s2, t0
    # round 38 (skinny.dsl:60)
    not ra, s2
    sw ra, -1696(s10)
    slli ra, s3, 16
    srli s3, s3, 16
    or s3, ra, s3
    and s3, s3, s9
    andi s8, s8, 255
    or s3, s8, s3
    and s5, s5, a3
    or s3, s3, s5
    sw s3, -1692(s10)
    lw s3, 368(sp)
    lw s5, 1484(sp)
    sw s2, 1568(sp)
    xor s8, s3, s5
    slli ra, s8, 16
    srli s2, s8, 16
    or s2, ra, s2
    and s2, s2, s9
    srli s8, s8, 8
    and ra, s8, s0
    andi s8, s8, 255
    or s2, s8, s2
    lw s8, 344(sp)
    lw s5, 436(sp)
    xor s5, s8, s5
    and s8, s5, a3
    or s2, s2, s8
    xor s2, s2, a3
    andi s8, s5, 255
    or s8, s8, ra
    slli s5, s5, 8
    and s5, s5, a6
    or s5, s8, s5
    xor s5, s5, t0
    sw s5, -1688(s10)
    not s5, s2
    lw s8, 1044(sp)
    lw ra, 276(sp)
    sw s2, 1572(sp)
    xor s2, s8, ra
    slli ra, s2, 8
    and ra, ra, a6
    andi s8, s2, 255
    lw s3, 912(sp)
    lw t0, 308(sp)
    sw s5, -1684(s10)
    xor t0, s3, t0
    srli s3, t0, 8
    and s6, s3, s0
    or s6, s8, s6
    or s6, s6, ra
    not s5, s6
    sw s5, -1680(s10)
    slli s5, t0, 16
    srli t0, t0, 16
    or t0, s5, t0
    and t0, t0, s9
    andi s3, s3, 255
    or t0, s3, t0
    and s2, s2, a3
    or t0, t0, s2
    xor t0, t0, a3
    sw t0, -1676(s10)
    lw t0, 356(sp)
    lw s2, 1428(sp)
    xor s3, t0, s2
    slli s5, s3, 16
    srli s6, s3, 16
    or s5, s5, s6
    and s5, s5, s9
    srli s3, s3, 8
    andi s6, s3, 255
    or s5, s6, s5
    and s3, s3, s0
    xor s6, s1, t5
    andi s8, s6, 255
    or s3, s8, s3
    and s8, s6, a3
    or s5, s5, s8
    slli s6, s6, 8
    and s6, s6, a6
    or s3, s3, s6
    sw s3, -1672(s10)
    not s3, s5
    sw s3, -1668(s10)
    lw s3, 320(sp)
    lw s6, 1296(sp)
    sw s5, 1576(sp)
    xor s8, s3, s6
    andi ra, s8, 255
    lw s5, 264(sp)
    lw s6, 784(sp)
    xor s6, s5, s6
    srli s3, s6, 8
    and s5, s3, s0
    or s5, ra, s5
    slli ra, s8, 8
    and ra, ra, a6
    or s5, s5, ra
    sw s5, -1664(s10)
    andi s3, s3, 255
    slli s5, s6, 16
    srli s6, s6, 16
    or s5, s5, s6
    and s5, s5, s9
    or s3, s3, s5
    and s5, s8, a3
    or s3, s3, s5
    sw s3, -1660(s10)
    lw s3, 348(sp)
    lw s5, 1232(sp)
    lw ra, 360(sp)
    xor s6, s3, s5
    lw s3, 384(sp)
    andi s8, s6, 255
    xor ra, ra, s3
    srli s2, ra, 8
    and t0, s2, s0
    or t0, s8, t0
    slli s8, s6, 8
    and s8, s8, a6
    or t0, t0, s8
    not s8, t0
    andi s2, s2, 255
    sw t0, 1580(sp)
    slli t0, ra, 16
    srli ra, ra, 16
    or t0, t0, ra
    and t0, t0, s9
    or t0, s2, t0
    and s2, s6, a3
    or t0, t0, s2
    sw s8, -1656(s10)
    not s2, t0
    xor s6, t3, a4
    slli s8, s6, 8
    and s8, s8, a6
    andi ra, s6, 255
    sw t0, 1584(sp)
    xor t0, t1, s11
    srli a4, t0, 8
    and s11, a4, s0
    or s11, ra, s11
    or s8, s11, s8
    sw s2, -1652(s10)
    not s2, s8
    andi a4, a4, 255
    slli s8, t0, 16
    srli t0, t0, 16
    or t0, s8, t0
    and t0, t0, s9
    or t0, a4, t0
    and a4, s6, a3
    or t0, t0, a4
    sw s2, -1648(s10)
    not a4, t0
    sw a4, -1644(s10)
    lw a4, 1368(sp)
    lw s8, 1360(sp)
    xor s2, t2, a4
    andi s6, s2, 255
    xor s11, a7, s8
    srli ra, s11, 8
    sw t0, 1588(sp)
    and t0, ra, s0
    or t0, s6, t0
    slli s6, s2, 8
    and a6, s6, a6
    or a6, t0, a6
    sw a6, -1640(s10)
    andi t0, ra, 255
    slli s6, s11, 16
    srli s11, s11, 16
    or s6, s6, s11
    and s6, s6, s9
    or t0, t0, s6
    and s2, s2, a3
    or t0, t0, s2
    sw t0, -1636(s10)
    xor a5, a5, t4
    lw t0, 128(sp)
    lw s6, 580(sp)
    xor s2, t0, a5
    and s11, s2, s6
    lw ra, 1076(sp)
    sw a6, 1076(sp)
    xor ra, ra, s4
    lw a6, 104(sp)
    lui t0, 4080
    xor s9, a6, ra
    srli a6, s9, 16
    and a6, a6, s0
    or a6, s11, a6
    slli s11, s2, 8
    and s11, s11, t0
    or a6, a6, s11
    xor a6, a6, s0
    # round 39 (skinny.dsl:60)
    not s11, a6
    sw a6, 1592(sp)
    slli a6, s9, 16
    sw ra, 1596(sp)
    srli ra, s9, 16
    or a6, a6, ra
    and a6, a6, s6
    slli s9, s9, 8
    and s9, s9, s0
    or a6, a6, s9
    and s2, s2, t0
    or a6, a6, s2
    sw s11, -1632(s10)
    not s2, a6
    sw s2, -1628(s10)
    lw s2, 176(sp)
    lw s9, 1524(sp)
    sw a6, 1600(sp)
    xor s11, s2, s9
    and ra, s11, s6
    lw a6, 160(sp)
    lw s9, 1000(sp)
    xor s9, a6, s9
    srli a6, s9, 16
    and a6, a6, s0
    or a6, ra, a6
    slli ra, s11, 8
    and ra, ra, t0
    or a6, a6, ra
    sw a6, -1624(s10)
    slli a6, s9, 16
    srli ra, s9, 16
    or a6, a6, ra
    and a6, a6, s6
    slli s9, s9, 8
    and s9, s9, s0
    or a6, a6, s9
    and s9, s11, t0
    or a6, a6, s9
    xor a6, a6, a3
    sw a6, -1620(s10)
    lw a6, 240(sp)
    lw s9, 1536(sp)
    xor s11, a6, s9
    and ra, s11, s6
    lw s9, 188(sp)
    lw a6, 1532(sp)
    xor a6, s9, a6
    srli s9, a6, 16
    and s9, s9, s0
    or s9, ra, s9
    slli ra, s11, 8
    and ra, ra, t0
    or s9, s9, ra
    xor s9, s9, s0
    not ra, s9
    sw s9, 1604(sp)
    slli s9, a6, 16
    srli s2, a6, 16
    or s2, s9, s2
    and s2, s2, s6
    slli a6, a6, 8
    and a6, a6, s0
    or a6, s2, a6
    and s2, s11, t0
    or a6, a6, s2
    sw ra, -1616(s10)
    not s2, a6
    sw s2, -1612(s10)
    lw s2, 116(sp)
    lw ra, 236(sp)
    xor s9, s2, s7
    and s11, s9, s6
    sw a6, 1608(sp)
    lw a6, 1384(sp)
    xor a6, ra, a6
    srli ra, a6, 16
    and ra, ra, s0
    or s11, s11, ra
    slli ra, s9, 8
    and ra, ra, t0
    or s11, s11, ra
    xor s11, s11, s0
    sw s11, -1608(s10)
    slli s11, a6, 16
    srli ra, a6, 16
    or s11, s11, ra
    and s11, s11, s6
    slli a6, a6, 8
    and a6, a6, s0
    or a6, s11, a6
    and s9, s9, t0
    or a6, a6, s9
    sw a6, -1604(s10)
    lw a6, 232(sp)
    lw ra, 228(sp)
    xor s9, a6, a2
    lw a6, 1396(sp)
    and s11, s9, s6
    xor a6, ra, a6
    srli ra, a6, 16
    and ra, ra, s0
    or s11, s11, ra
    slli ra, s9, 8
    and ra, ra, t0
    or s11, s11, ra
    sw s11, -1600(s10)
    slli s11, a6, 16
    srli ra, a6, 16
    or s11, s11, ra
    and s11, s11, s6
    slli a6, a6, 8
    and a6, a6, s0
    or a6, s11, a6
    and s9, s9, t0
    or a6, a6, s9
    sw a6, -1596(s10)
    lw s9, 224(sp)
    sw a6, 1612(sp)
    xor s11, s9, t6
    and ra, s11, s6
    lw a6, 152(sp)
    lw s9, 192(sp)
    xor a6, a6, s9
    srli s2, a6, 16
    and s2, s2, s0
    or s2, ra, s2
    slli ra, s11, 8
    and ra, ra, t0
    or s2, s2, ra
    not ra, s2
    sw s2, 1616(sp)
    slli s2, a6, 16
    srli s9, a6, 16
    or s2, s2, s9
    and s2, s2, s6
    slli a6, a6, 8
    and a6, a6, s0
    or a6, s2, a6
    and s2, s11, t0
    or a6, a6, s2
    sw ra, -1592(s10)
    not s2, a6
    lw s9, 108(sp)
    sw a6, 1620(sp)
    xor s11, s9, s4
    srli ra, s11, 16
    and ra, ra, s0
    lw a6, 212(sp)
    sw s2, -1588(s10)
    xor s4, a6, t4
    and s9, s4, s6
    or s9, s9, ra
    slli ra, s4, 8
    and ra, ra, t0
    or s9, s9, ra
    not s2, s9
    slli ra, s11, 16
    sw s9, 1624(sp)
    srli s9, s11, 16
    or s9, ra, s9
    and s9, s9, s6
    slli s11, s11, 8
    and s11, s11, s0
    or s9, s9, s11
    and s4, s4, t0
    or s4, s9, s4
    sw s2, -1584(s10)
    not s2, s4
    sw s2, -1580(s10)
    lw s2, 208(sp)
    lw s9, 220(sp)
    sw s4, 1628(sp)
    xor s11, s2, s9
    and ra, s11, s6
    lw s4, 200(sp)
    lw s2, 216(sp)
    xor a4, a4, s5
    xor s4, s4, s2
    srli a6, s4, 16
    and a6, a6, s0
    or a6, ra, a6
    slli ra, s11, 8
    and ra, ra, t0
    or a6, a6, ra
    sw a6, -1576(s10)
    slli a6, s4, 16
    srli ra, s4, 16
    or a6, a6, ra
    and a6, a6, s6
    slli s4, s4, 8
    and s4, s4, s0
    or a6, a6, s4
    and s4, s11, t0
    or a6, a6, s4
    sw a6, -1572(s10)
    xor s4, s8, s3
    lw s8, 312(sp)
    sw a6, 1360(sp)
    xor s11, s8, s4
    srli ra, s11, 8
    lw a6, 780(sp)
    lw s8, 280(sp)
    and ra, ra, a6
    xor s6, s8, a4
    srli s8, s6, 8
    and s8, s8, t0
    or s8, ra, s8
    slli ra, s6, 8
    and ra, ra, a3
    or s8, s8, ra
    # round 40 (skinny.dsl:60)
    not ra, s8
    sw s8, 1368(sp)
    andi s8, s11, 255
    srli s11, s11, 16
    and s11, s11, s0
    or s8, s8, s11
    slli s6, s6, 16
    or s6, s8, s6
    xor s6, s6, s0
    sw ra, -1568(s10)
    not s6, s6
    sw s6, -1564(s10)
    lw s6, 368(sp)
    lw s8, 500(sp)
    xor s11, s6, s8
    srli ra, s11, 8
    and ra, ra, a6
    lw s8, 344(sp)
    lw s6, 1036(sp)
    xor s6, s8, s6
    srli s8, s6, 8
    and s8, s8, t0
    or s8, ra, s8
    slli ra, s6, 8
    and ra, ra, a3
    or s8, s8, ra
    xori s8, s8, 255
    sw s8, -1560(s10)
    andi s8, s11, 255
    srli s11, s11, 16
    and s11, s11, s0
    or s8, s8, s11
    slli s6, s6, 16
    or s6, s8, s6
    sw s6, -1556(s10)
    lw s6, 912(sp)
    lw s8, 1484(sp)
    xor s11, s6, s8
    srli ra, s11, 8
    and ra, ra, a6
    lw s8, 1044(sp)
    lw s6, 436(sp)
    xor s6, s8, s6
    srli s8, s6, 8
    and s8, s8, t0
    or s8, ra, s8
    slli ra, s6, 8
    and ra, ra, a3
    or s8, s8, ra
    not ra, s8
    sw s8, 1632(sp)
    andi s8, s11, 255
    srli s11, s11, 16
    and s11, s11, s0
    or s8, s8, s11
    slli s6, s6, 16
    or s6, s8, s6
    sw ra, -1552(s10)
    not s6, s6
    sw s6, -1548(s10)
    lw s6, 356(sp)
    lw s8, 308(sp)
    xor s11, s6, s8
    srli ra, s11, 8
    lw s8, 276(sp)
    and ra, ra, a6
    xor s8, s1, s8
    srli s6, s8, 8
    and s6, s6, t0
    or s6, ra, s6
    slli ra, s8, 8
    and ra, ra, a3
    or s6, s6, ra
    xori s6, s6, 255
    sw s6, -1544(s10)
    andi s6, s11, 255
    srli s11, s11, 16
    and s11, s11, s0
    or s6, s6, s11
    slli s8, s8, 16
    or s6, s6, s8
    sw s6, -1540(s10)
    lw s6, 264(sp)
    lw s8, 1428(sp)
    xor s11, s6, s8
    srli ra, s11, 8
    lw s8, 320(sp)
    and ra, ra, a6
    xor s6, s8, t5
    srli s8, s6, 8
    and s8, s8, t0
    or s8, ra, s8
    slli ra, s6, 8
    and ra, ra, a3
    or s8, s8, ra
    sw s8, -1536(s10)
    andi s8, s11, 255
    srli s11, s11, 16
    and s11, s11, s0
    or s8, s8, s11
    slli s6, s6, 16
    or s6, s8, s6
    sw s6, -1532(s10)
    lw s8, 360(sp)
    lw s11, 784(sp)
    sw s6, 1636(sp)
    xor ra, s8, s11
    srli s6, ra, 8
    and s6, s6, a6
    lw s8, 348(sp)
    lw s11, 1296(sp)
    xor s8, s8, s11
    srli s11, s8, 8
    and s11, s11, t0
    or s6, s6, s11
    slli s11, s8, 8
    and s11, s11, a3
    or s6, s6, s11
    not s11, s6
    sw s6, 1640(sp)
    andi s6, ra, 255
    srli ra, ra, 16
    and ra, ra, s0
    or s6, s6, ra
    slli s8, s8, 16
    or s6, s6, s8
    sw s11, -1528(s10)
    not s8, s6
    xor s11, t1, s3
    srli ra, s11, 8
    and ra, ra, a6
    sw s6, 1644(sp)
    xor s6, t3, s5
    srli s3, s6, 8
    and s3, s3, t0
    or s3, ra, s3
    slli ra, s6, 8
    and ra, ra, a3
    or s3, s3, ra
    sw s8, -1524(s10)
    not s8, s3
    andi ra, s11, 255
    srli s11, s11, 16
    and s11, s11, s0
    or s11, ra, s11
    slli s6, s6, 16
    or s6, s11, s6
    sw s8, -1520(s10)
    not s8, s6
    sw s8, -1516(s10)
    lw s8, 1156(sp)
    sw s6, 1648(sp)
    xor s11, a7, s8
    srli ra, s11, 8
    and ra, ra, a6
    lw s6, 268(sp)
    sw s3, 1652(sp)
    xor s3, t2, s6
    srli s5, s3, 8
    and s5, s5, t0
    or s5, ra, s5
    slli ra, s3, 8
    and ra, ra, a3
    or s5, s5, ra
    sw s5, -1512(s10)
    andi s5, s11, 255
    srli s11, s11, 16
    and s11, s11, s0
    or s5, s5, s11
    slli s3, s3, 16
    or s3, s5, s3
    sw s3, -1508(s10)
    xor s5, s9, t6
    lw s9, 128(sp)
    sw s3, 220(sp)
    xor s11, s9, s5
    srli ra, s11, 8
    and ra, ra, a6
    lw s3, 192(sp)
    lw s9, 104(sp)
    xor s2, s2, s3
    xor s9, s9, s2
    sw s5, 216(sp)
    srli s5, s9, 8
    and s5, s5, t0
    or s5, ra, s5
    slli s9, s9, 8
    and ra, s9, a3
    or s5, s5, ra
    # round 41 (skinny.dsl:60)
    not ra, s5
    sw s5, 1656(sp)
    lw s5, 644(sp)
    sw s2, 1660(sp)
    and s9, s9, s5
    srli s2, s11, 24
    or s2, s2, s9
    slli s9, s11, 24
    or s2, s2, s9
    xori s2, s2, 255
    sw ra, -1504(s10)
    not s9, s2
    sw s9, -1500(s10)
    lw s9, 176(sp)
    sw s2, 1664(sp)
    xor s11, s9, a5
    srli ra, s11, 8
    and ra, ra, a6
    lw s2, 160(sp)
    lw s9, 1596(sp)
    xor s9, s2, s9
    srli s2, s9, 8
    and s2, s2, t0
    or s2, ra, s2
    slli s9, s9, 8
    and ra, s9, a3
    or s2, s2, ra
    sw s2, -1496(s10)
    srli s2, s11, 24
    and s9, s9, s5
    or s2, s2, s9
    slli s9, s11, 24
    or s2, s2, s9
    xori s2, s2, 255
    sw s2, -1492(s10)
    lw s2, 240(sp)
    lw s9, 1524(sp)
    xor s11, s2, s9
    srli ra, s11, 8
    and ra, ra, a6
    lw s9, 188(sp)
    lw s2, 1000(sp)
    xor s2, s9, s2
    srli s9, s2, 8
    and s9, s9, t0
    or s9, ra, s9
    slli s2, s2, 8
    and ra, s2, a3
    or s9, s9, ra
    xori s9, s9, 255
    not ra, s9
    and s2, s2, s5
    sw s9, 1668(sp)
    srli s9, s11, 24
    or s2, s9, s2
    slli s9, s11, 24
    or s2, s2, s9
    sw ra, -1488(s10)
    not s9, s2
    sw s9, -1484(s10)
    lw s9, 116(sp)
    lw s11, 1536(sp)
    sw s2, 1672(sp)
    xor ra, s9, s11
    srli s2, ra, 8
    and s2, s2, a6
    lw s11, 236(sp)
    lw s9, 1532(sp)
    xor s9, s11, s9
    srli s11, s9, 8
    and s11, s11, t0
    or s2, s2, s11
    slli s9, s9, 8
    and s11, s9, a3
    or s2, s2, s11
    sw s2, -1480(s10)
    srli s2, ra, 24
    and s9, s9, s5
    or s2, s2, s9
    slli s9, ra, 24
    or s2, s2, s9
    sw s2, -1476(s10)
    lw s2, 232(sp)
    lw ra, 228(sp)
    xor s9, s2, s7
    srli s11, s9, 8
    lw s2, 1384(sp)
    and s11, s11, a6
    xor s2, ra, s2
    srli ra, s2, 8
    and ra, ra, t0
    or s11, s11, ra
    slli s2, s2, 8
    and ra, s2, a3
    or s11, s11, ra
    sw s11, -1472(s10)
    srli s11, s9, 24
    and s2, s2, s5
    or s2, s11, s2
    slli s9, s9, 24
    or s2, s2, s9
    sw s2, -1468(s10)
    lw s9, 224(sp)
    sw s2, 1676(sp)
    xor s11, s9, a2
    srli ra, s11, 8
    and ra, ra, a6
    lw s2, 152(sp)
    lw s9, 1396(sp)
    xor s2, s2, s9
    srli s9, s2, 8
    and s9, s9, t0
    or s9, ra, s9
    slli s2, s2, 8
    and ra, s2, a3
    or s9, s9, ra
    not ra, s9
    and s2, s2, s5
    sw s9, 1680(sp)
    srli s9, s11, 24
    or s2, s9, s2
    slli s9, s11, 24
    or s2, s2, s9
    sw ra, -1464(s10)
    not s9, s2
    lw s11, 212(sp)
    sw s2, 1684(sp)
    xor ra, s11, t6
    srli s2, ra, 8
    and s2, s2, a6
    lw s11, 108(sp)
    sw s9, -1460(s10)
    xor s3, s11, s3
    srli s11, s3, 8
    and s11, s11, t0
    or s2, s2, s11
    slli s3, s3, 8
    and s11, s3, a3
    or s2, s2, s11
    not s9, s2
    and s3, s3, s5
    srli s11, ra, 24
    or s3, s11, s3
    slli s11, ra, 24
    or s3, s3, s11
    sw s9, -1456(s10)
    not s9, s3
    sw s9, -1452(s10)
    lw s9, 208(sp)
    sw s3, 1688(sp)
    xor s11, s9, t4
    srli ra, s11, 8
    and ra, ra, a6
    lw s3, 200(sp)
    sw s2, 1692(sp)
    lw s2, 1196(sp)
    xor s3, s3, s2
    srli s9, s3, 8
    and s9, s9, t0
    or s9, ra, s9
    slli s3, s3, 8
    and ra, s3, a3
    or s9, s9, ra
    sw s9, -1448(s10)
    srli s9, s11, 24
    and s3, s3, s5
    or s3, s9, s3
    slli s9, s11, 24
    or s3, s3, s9
    sw s3, -1444(s10)
    lw s9, 1296(sp)
    lw s11, 280(sp)
    xor s6, s6, s9
    xor ra, s11, s6
    sw s3, 268(sp)
    slli s3, ra, 8
    srli s5, ra, 24
    or s3, s3, s5
    lw s5, 580(sp)
    and s11, ra, s0
    and s3, s3, s5
    or s3, s3, s11
    lw s11, 784(sp)
    sw s6, 1156(sp)
    xor s8, s8, s11
    lw s6, 312(sp)
    sw s8, 1696(sp)
    xor s6, s6, s8
    srli s8, s6, 8
    and a3, s8, t0
    or a3, s3, a3
    # round 42 (skinny.dsl:60)
    not a3, a3
    sw a3, -1440(s10)
    andi a3, ra, 255
    and s3, s8, s0
    or a3, a3, s3
    slli s3, s6, 16
    or a3, a3, s3
    xor a3, a3, s0
    sw a3, -1436(s10)
    lw a3, 344(sp)
    xor s3, a3, a4
    slli s6, s3, 8
    srli s8, s3, 24
    or s6, s6, s8
    and s6, s6, s5
    and s8, s3, s0
    or s6, s6, s8
    lw s8, 368(sp)
    andi s3, s3, 255
    xor ra, s8, s4
    srli a3, ra, 8
    and s8, a3, t0
    or s6, s6, s8
    xori s6, s6, 255
    sw s6, -1432(s10)
    and a3, a3, s0
    or a3, s3, a3
    slli s3, ra, 16
    or a3, a3, s3
    not s3, a3
    lw s6, 1044(sp)
    lw s8, 1036(sp)
    sw a3, 1700(sp)
    xor ra, s6, s8
    slli a3, ra, 8
    srli s8, ra, 24
    or a3, a3, s8
    and a3, a3, s5
    and s8, ra, s0
    or a3, a3, s8
    lw s8, 912(sp)
    lw s6, 500(sp)
    sw a4, 1704(sp)
    xor s6, s8, s6
    srli s8, s6, 8
    and a4, s8, t0
    or a4, a3, a4
    sw s3, -1428(s10)
    not a4, a4
    sw a4, -1424(s10)
    andi a4, ra, 255
    and a3, s8, s0
    or a4, a4, a3
    slli a3, s6, 16
    or a4, a4, a3
    sw a4, -1420(s10)
    lw a4, 436(sp)
    lw s8, 1484(sp)
    xor a3, s1, a4
    slli s3, a3, 8
    srli s6, a3, 24
    or s3, s3, s6
    and s3, s3, s5
    and s6, a3, s0
    or s3, s3, s6
    lw s6, 356(sp)
    andi a3, a3, 255
    xor ra, s6, s8
    srli a4, ra, 8
    and s8, a4, t0
    or s3, s3, s8
    sw s3, -1416(s10)
    and a4, a4, s0
    or a4, a3, a4
    slli a3, ra, 16
    or a4, a4, a3
    xor a4, a4, s0
    not a3, a4
    sw a3, -1412(s10)
    lw a3, 320(sp)
    lw s3, 276(sp)
    sw a4, 1708(sp)
    xor s8, a3, s3
    slli ra, s8, 8
    srli a4, s8, 24
    or a4, ra, a4
    and a4, a4, s5
    and ra, s8, s0
    or a4, a4, ra
    lw ra, 264(sp)
    lw s3, 308(sp)
    xor s3, ra, s3
    srli a3, s3, 8
    and ra, a3, t0
    or a4, a4, ra
    sw a4, -1408(s10)
    andi a4, s8, 255
    and a3, a3, s0
    or a4, a4, a3
    slli a3, s3, 16
    or a4, a4, a3
    sw a4, -1404(s10)
    lw a4, 348(sp)
    lw ra, 1428(sp)
    xor a3, a4, t5
    slli s3, a3, 8
    srli s8, a3, 24
    or s3, s3, s8
    and s3, s3, s5
    and s8, a3, s0
    or s3, s3, s8
    lw s8, 360(sp)
    andi a3, a3, 255
    xor a4, s8, ra
    srli s8, a4, 8
    and s6, s8, t0
    or s3, s3, s6
    not s6, s3
    and s8, s8, s0
    or a3, a3, s8
    slli a4, a4, 16
    or a4, a3, a4
    sw s6, -1400(s10)
    not a3, a4
    xor s6, t3, s9
    slli s8, s6, 8
    sw a4, 1712(sp)
    srli a4, s6, 24
    or a4, s8, a4
    and a4, a4, s5
    and s8, s6, s0
    or a4, a4, s8
    xor s8, t1, s11
    sw s3, 1716(sp)
    srli s3, s8, 8
    and s9, s3, t0
    or a4, a4, s9
    sw a3, -1396(s10)
    not a3, a4
    andi s6, s6, 255
    and s3, s3, s0
    or s3, s6, s3
    slli s6, s8, 16
    or s3, s3, s6
    sw a3, -1392(s10)
    not a3, s3
    sw a3, -1388(s10)
    lw a3, 1232(sp)
    sw s3, 580(sp)
    xor s6, t2, a3
    slli s8, s6, 8
    srli s9, s6, 24
    or s8, s8, s9
    and s5, s8, s5
    and s8, s6, s0
    or s5, s5, s8
    lw s8, 384(sp)
    sw a4, 1720(sp)
    xor s9, a7, s8
    srli s3, s9, 8
    and a4, s3, t0
    or a4, s5, a4
    sw a4, -1384(s10)
    andi s5, s6, 255
    and s3, s3, s0
    or s3, s5, s3
    slli s5, s9, 16
    or s3, s3, s5
    sw s3, -1380(s10)
    xor t4, t4, a2
    lw s3, 128(sp)
    lw s9, 1396(sp)
    xor s5, s3, t4
    and s6, s5, a6
    xor s2, s2, s9
    sw a4, 1196(sp)
    lw a4, 104(sp)
    lui s11, 1044480
    xor a4, a4, s2
    slli s3, a4, 16
    and s3, s3, t0
    or s3, s6, s3
    slli s6, s5, 8
    and s6, s6, s11
    or s3, s3, s6
    sw s3, -1376(s10)
    srli s3, a4, 16
    slli a4, a4, 8
    and a4, a4, t0
    or a4, s3, a4
    and s3, s5, s11
    or a4, a4, s3
    xor a4, a4, s0
    # round 43 (skinny.dsl:60)
    not s3, a4
    lw s5, 160(sp)
    lw s6, 1660(sp)
    sw a4, 1724(sp)
    xor a4, s5, s6
    slli s6, a4, 16
    and s6, s6, t0
    lw s5, 176(sp)
    sw s2, 1728(sp)
    lw s2, 216(sp)
    sw s3, -1372(s10)
    xor s2, s5, s2
    and s5, s2, a6
    or s5, s5, s6
    slli s6, s2, 8
    and s6, s6, s11
    or s5, s5, s6
    xor s5, s5, s11
    not s3, s5
    sw s3, -1368(s10)
    and s2, s2, s11
    slli s3, a4, 8
    and s3, s3, t0
    srli a4, a4, 16
    or a4, a4, s3
    or a4, a4, s2
    sw a4, -1364(s10)
    lw a4, 188(sp)
    lw s2, 1596(sp)
    sw s5, 1732(sp)
    xor s3, a4, s2
    srli s6, s3, 16
    slli s5, s3, 8
    and s5, s5, t0
    or s5, s6, s5
    slli s3, s3, 16
    lw s6, 240(sp)
    and s3, s3, t0
    xor s2, s6, a5
    and a4, s2, a6
    or a4, a4, s3
    slli s3, s2, 8
    and s3, s3, s11
    or a4, a4, s3
    sw a4, -1360(s10)
    and a4, s2, s11
    or a4, s5, a4
    not s2, a4
    lw s3, 236(sp)
    lw s5, 1000(sp)
    sw a4, 1736(sp)
    xor a4, s3, s5
    slli s5, a4, 16
    and s5, s5, t0
    lw s3, 116(sp)
    lw s6, 1524(sp)
    sw s2, -1356(s10)
    xor s6, s3, s6
    and s3, s6, a6
    or s3, s3, s5
    slli s5, s6, 8
    and s5, s5, s11
    or s3, s3, s5
    not s2, s3
    sw s2, -1352(s10)
    and s2, s6, s11
    slli s5, a4, 8
    and s5, s5, t0
    srli a4, a4, 16
    or a4, a4, s5
    or a4, a4, s2
    sw a4, -1348(s10)
    lw a4, 228(sp)
    lw s2, 1532(sp)
    sw s3, 1740(sp)
    xor s5, a4, s2
    srli s6, s5, 16
    slli s3, s5, 16
    and s3, s3, t0
    slli s5, s5, 8
    and s5, s5, t0
    or s5, s6, s5
    lw s6, 232(sp)
    lw s2, 1536(sp)
    xor s2, s6, s2
    and a4, s2, a6
    or a4, a4, s3
    slli s3, s2, 8
    and s3, s3, s11
    or a4, a4, s3
    sw a4, -1344(s10)
    and a4, s2, s11
    or a4, s5, a4
    sw a4, -1340(s10)
    lw a4, 152(sp)
    lw s2, 1384(sp)
    xor s3, a4, s2
    slli s5, s3, 16
    lw a4, 224(sp)
    and s5, s5, t0
    xor a4, a4, s7
    and s6, a4, a6
    or s5, s6, s5
    slli s6, a4, 8
    and s6, s6, s11
    or s5, s5, s6
    not s6, s5
    sw s5, 1744(sp)
    srli s5, s3, 16
    slli s3, s3, 8
    and s3, s3, t0
    or s3, s5, s3
    and a4, a4, s11
    or a4, s3, a4
    sw s6, -1336(s10)
    not s3, a4
    lw s5, 108(sp)
    sw a4, 1748(sp)
    xor s6, s5, s9
    slli a4, s6, 16
    and a4, a4, t0
    lw s9, 212(sp)
    sw s3, -1332(s10)
    xor s5, s9, a2
    and s9, s5, a6
    or a4, s9, a4
    slli s9, s5, 8
    and s9, s9, s11
    or a4, a4, s9
    not s3, a4
    srli s9, s6, 16
    slli s6, s6, 8
    and s6, s6, t0
    or s6, s9, s6
    and s5, s5, s11
    or s5, s6, s5
    sw s3, -1328(s10)
    not s3, s5
    sw s3, -1324(s10)
    lw s3, 208(sp)
    sw s5, 1752(sp)
    xor s6, s3, t6
    and s9, s6, a6
    lw s5, 200(sp)
    sw a4, 1756(sp)
    lw a4, 192(sp)
    xor a3, a3, t5
    xor s5, s5, a4
    slli s3, s5, 16
    and s3, s3, t0
    or s3, s9, s3
    slli s9, s6, 8
    and s9, s9, s11
    or s3, s3, s9
    sw s3, -1320(s10)
    srli s3, s5, 16
    slli s5, s5, 8
    and s5, s5, t0
    or s3, s3, s5
    and s5, s6, s11
    or s3, s3, s5
    sw s3, -1316(s10)
    xor s5, s8, ra
    lw s6, 312(sp)
    sw s3, 384(sp)
    xor s8, s6, s5
    slli s9, s8, 16
    srli s3, s8, 16
    or s3, s9, s3
    lw s9, 496(sp)
    lw s6, 280(sp)
    and s3, s3, s9
    xor s6, s6, a3
    and a6, s6, s0
    or a6, s3, a6
    slli s3, s6, 8
    and s3, s3, s11
    or a6, a6, s3
    # round 44 (skinny.dsl:60)
    not s3, a6
    sw a6, 1232(sp)
    slli a6, s6, 16
    srli s6, s6, 16
    or a6, a6, s6
    lw s6, 644(sp)
    sw a3, 1760(sp)
    and a6, a6, s6
    srli a3, s8, 24
    or a6, a3, a6
    slli a3, s8, 16
    and a3, a3, s11
    or a6, a6, a3
    sw s3, -1312(s10)
    not a3, a6
    sw a3, -1308(s10)
    lw a3, 368(sp)
    lw s3, 1696(sp)
    sw a6, 1764(sp)
    xor s8, a3, s3
    slli a6, s8, 16
    srli s3, s8, 16
    or a6, a6, s3
    and a6, a6, s9
    lw s3, 344(sp)
    lw a3, 1156(sp)
    xor a3, s3, a3
    and s3, a3, s0
    or a6, a6, s3
    slli s3, a3, 8
    and s3, s3, s11
    or a6, a6, s3
    sw a6, -1304(s10)
    srli a6, s8, 24
    slli s3, a3, 16
    srli a3, a3, 16
    or a3, s3, a3
    and a3, a3, s6
    or a6, a6, a3
    slli a3, s8, 16
    and a3, a3, s11
    or a6, a6, a3
    xor a6, a6, s11
    sw a6, -1300(s10)
    lw a6, 912(sp)
    xor a3, a6, s4
    slli s3, a3, 16
    srli s8, a3, 16
    or s3, s3, s8
    and s3, s3, s9
    lw s8, 1044(sp)
    lw a6, 1704(sp)
    xor a6, s8, a6
    and s8, a6, s0
    or s3, s3, s8
    slli s8, a6, 8
    and s8, s8, s11
    or s3, s3, s8
    xor s3, s3, t0
    not s8, s3
    sw s3, 1768(sp)
    slli s3, a6, 16
    srli a6, a6, 16
    or a6, s3, a6
    and a6, a6, s6
    srli s3, a3, 24
    or a6, s3, a6
    slli a3, a3, 16
    and a3, a3, s11
    or a6, a6, a3
    sw s8, -1296(s10)
    not a3, a6
    sw a3, -1292(s10)
    lw a3, 356(sp)
    lw s3, 500(sp)
    sw a6, 1772(sp)
    xor s8, a3, s3
    slli s3, s8, 16
    srli a6, s8, 16
    or a6, s3, a6
    lw s3, 1036(sp)
    and a6, a6, s9
    xor s3, s1, s3
    and a3, s3, s0
    or a6, a6, a3
    slli a3, s3, 8
    and a3, a3, s11
    or a6, a6, a3
    sw a6, -1288(s10)
    srli a6, s8, 24
    slli a3, s3, 16
    srli s3, s3, 16
    or a3, a3, s3
    and a3, a3, s6
    or a6, a6, a3
    slli a3, s8, 16
    and a3, a3, s11
    or a6, a6, a3
    sw a6, -1284(s10)
    lw a6, 264(sp)
    lw a3, 1484(sp)
    xor s3, a6, a3
    slli s8, s3, 16
    srli a3, s3, 16
    or a3, s8, a3
    and a3, a3, s9
    lw s8, 320(sp)
    lw a6, 436(sp)
    xor a6, s8, a6
    and s8, a6, s0
    or a3, a3, s8
    slli s8, a6, 8
    and s8, s8, s11
    or a3, a3, s8
    sw a3, -1280(s10)
    srli a3, s3, 24
    slli s8, a6, 16
    srli a6, a6, 16
    or a6, s8, a6
    and a6, a6, s6
    or a6, a3, a6
    slli a3, s3, 16
    and a3, a3, s11
    or a6, a6, a3
    sw a6, -1276(s10)
    lw a6, 360(sp)
    lw a3, 308(sp)
    xor s3, a6, a3
    slli s8, s3, 16
    srli a3, s3, 16
    or a3, s8, a3
    and a3, a3, s9
    lw s8, 348(sp)
    lw a6, 276(sp)
    xor a6, s8, a6
    and s8, a6, s0
    or a3, a3, s8
    slli s8, a6, 8
    and s8, s8, s11
    or a3, a3, s8
    not s8, a3
    sw a3, 1776(sp)
    slli a3, a6, 16
    srli a6, a6, 16
    or a6, a3, a6
    and a6, a6, s6
    srli a3, s3, 24
    or a6, a3, a6
    slli a3, s3, 16
    and a3, a3, s11
    or a6, a6, a3
    sw s8, -1272(s10)
    not a3, a6
    xor s3, t1, ra
    slli s8, s3, 16
    srli ra, s3, 16
    or s8, s8, ra
    and s8, s8, s9
    xor ra, t3, t5
    sw a6, 1780(sp)
    and a6, ra, s0
    or a6, s8, a6
    slli s8, ra, 8
    and s8, s8, s11
    or a6, a6, s8
    sw a3, -1268(s10)
    not a3, a6
    slli s8, ra, 16
    srli ra, ra, 16
    or s8, s8, ra
    and s8, s8, s6
    srli ra, s3, 24
    or s8, ra, s8
    slli s3, s3, 16
    and s3, s3, s11
    or s3, s8, s3
    sw a3, -1264(s10)
    not a3, s3
    sw a3, -1260(s10)
    lw a3, 784(sp)
    xor t6, t6, s7
    xor a3, a7, a3
    slli s8, a3, 16
    srli ra, a3, 16
    or s8, s8, ra
    and s8, s8, s9
    lw ra, 1296(sp)
    sw s3, 1296(sp)
    xor ra, t2, ra
    and s3, ra, s0
    or s3, s8, s3
    slli s8, ra, 8
    and s8, s8, s11
    or s3, s3, s8
    sw s3, -1256(s10)
    srli s3, a3, 24
    slli s8, ra, 16
    srli ra, ra, 16
    or s8, s8, ra
    and s6, s8, s6
    or s3, s3, s6
    slli a3, a3, 16
    and a3, a3, s11
    or a3, s3, a3
    sw a3, -1252(s10)
    lw a3, 128(sp)
    xor a4, a4, s2
    xor s3, a3, t6
    slli s6, s3, 16
    srli s8, s3, 16
    or s6, s6, s8
    and s6, s6, s9
    lw s8, 104(sp)
    sw a6, 192(sp)
    xor ra, s8, a4
    and s8, ra, s0
    or s6, s6, s8
    slli s8, ra, 8
    and s8, s8, s11
    or s6, s6, s8
    # round 45 (skinny.dsl:60)
    not s8, s6
    slli a3, ra, 8
    srli ra, ra, 24
    or a3, a3, ra
    lw ra, 780(sp)
    slli a6, s3, 8
    and a3, a3, ra
    and a6, a6, t0
    or a6, a3, a6
    and a3, s3, s11
    or a6, a6, a3
    sw s8, -1248(s10)
    not a3, a6
    sw a3, -1244(s10)
    lw a3, 176(sp)
    sw a6, 644(sp)
    xor s3, a3, t4
    slli s8, s3, 16
    srli a3, s3, 16
    or a3, s8, a3
    and a3, a3, s9
    lw s8, 160(sp)
    lw a6, 1728(sp)
    xor a6, s8, a6
    and s8, a6, s0
    or a3, a3, s8
    slli s8, a6, 8
    and s8, s8, s11
    or a3, a3, s8
    sw a3, -1240(s10)
    slli a3, a6, 8
    srli a6, a6, 24
    or a6, a3, a6
    and a6, a6, ra
    slli a3, s3, 8
    and a3, a3, t0
    or a6, a6, a3
    and a3, s3, s11
    or a6, a6, a3
    sw a6, -1236(s10)
    lw a6, 240(sp)
    lw a3, 216(sp)
    xor s3, a6, a3
    slli s8, s3, 16
    srli a3, s3, 16
    or a3, s8, a3
    and a3, a3, s9
    lw s8, 188(sp)
    lw a6, 1660(sp)
    xor a6, s8, a6
    and s8, a6, s0
    or a3, a3, s8
    slli s8, a6, 8
    and s8, s8, s11
    or a3, a3, s8
    not s8, a3
    sw a3, 784(sp)
    slli a3, a6, 8
    srli a6, a6, 24
    or a6, a3, a6
    and a6, a6, ra
    slli a3, s3, 8
    and a3, a3, t0
    or a6, a6, a3
    and a3, s3, s11
    or a6, a6, a3
    sw s8, -1232(s10)
    not a3, a6
    sw a3, -1228(s10)
    lw a3, 116(sp)
    sw a6, 1784(sp)
    xor s3, a3, a5
    slli s8, s3, 16
    srli a3, s3, 16
    or a3, s8, a3
    and a3, a3, s9
    lw s8, 236(sp)
    lw a6, 1596(sp)
    xor a6, s8, a6
    and s8, a6, s0
    or a3, a3, s8
    slli s8, a6, 8
    and s8, s8, s11
    or a3, a3, s8
    xor a3, a3, t0
    sw a3, -1224(s10)
    slli a3, a6, 8
    srli a6, a6, 24
    or a6, a3, a6
    and a6, a6, ra
    slli a3, s3, 8
    and a3, a3, t0
    or a6, a6, a3
    and a3, s3, s11
    or a6, a6, a3
    sw a6, -1220(s10)
    lw a6, 232(sp)
    lw a3, 1524(sp)
    xor s3, a6, a3
    slli s8, s3, 16
    srli a3, s3, 16
    or a3, s8, a3
    and a3, a3, s9
    lw s8, 228(sp)
    lw a6, 1000(sp)
    xor a6, s8, a6
    and s8, a6, s0
    or a3, a3, s8
    slli s8, a6, 8
    and s8, s8, s11
    or a3, a3, s8
    sw a3, -1216(s10)
    slli a3, a6, 8
    srli a6, a6, 24
    or a6, a3, a6
    and a6, a6, ra
    slli a3, s3, 8
    and a3, a3, t0
    or a6, a6, a3
    and a3, s3, s11
    or a6, a6, a3
    sw a6, -1212(s10)
    lw a6, 224(sp)
    lw a3, 1536(sp)
    xor s3, a6, a3
    slli s8, s3, 16
    srli a3, s3, 16
    or a3, s8, a3
    and a3, a3, s9
    lw s8, 152(sp)
    lw a6, 1532(sp)
    xor a6, s8, a6
    and s8, a6, s0
    or a3, a3, s8
    slli s8, a6, 8
    and s8, s8, s11
    or a3, a3, s8
    not s8, a3
    sw a3, 1788(sp)
    slli a3, a6, 8
    srli a6, a6, 24
    or a6, a3, a6
    and a6, a6, ra
    slli a3, s3, 8
    and a3, a3, t0
    or a6, a6, a3
    and a3, s3, s11
    or a6, a6, a3
    sw s8, -1208(s10)
    not a3, a6
    lw s3, 212(sp)
    sw a6, 1792(sp)
    xor s8, s3, s7
    slli s3, s8, 16
    srli a6, s8, 16
    or a6, s3, a6
    and a6, a6, s9
    lw s3, 108(sp)
    sw a3, -1204(s10)
    xor s2, s3, s2
    and s3, s2, s0
    or a6, a6, s3
    slli s3, s2, 8
    and s3, s3, s11
    or a6, a6, s3
    not a3, a6
    slli s3, s2, 8
    srli s2, s2, 24
    or s2, s3, s2
    and s2, s2, ra
    slli s3, s8, 8
    and s3, s3, t0
    or s2, s2, s3
    and s3, s8, s11
    or s2, s2, s3
    sw a3, -1200(s10)
    not a3, s2
    sw a3, -1196(s10)
    lw a3, 208(sp)
    lw s3, 200(sp)
    xor a2, a3, a2
    lw s8, 1396(sp)
    sw s2, 780(sp)
    xor s8, s3, s8
    slli s3, s8, 8
    srli a3, s8, 24
    or a3, s3, a3
    and a3, a3, ra
    slli s3, s8, 8
    and s3, s3, s11
    and s8, s8, s0
    slli ra, a2, 16
    srli s2, a2, 16
    or s2, ra, s2
    and s2, s2, s9
    or s2, s2, s8
    or s2, s2, s3
    sw s2, -1192(s10)
    and s2, a2, s11
    slli a2, a2, 8
    and a2, a2, t0
    or a3, a3, a2
    or a3, a3, s2
    sw a3, -1188(s10)
    lw a3, 280(sp)
    lw a2, 272(sp)
    lw s3, 204(sp)
    xor s2, a3, a2
    and s8, s2, s3
    lw ra, 312(sp)
    lw a2, 304(sp)
    sw a6, 1396(sp)
    xor a2, ra, a2
    srli a3, a2, 8
    andi ra, a3, 255
    or s8, ra, s8
    and ra, a2, t0
    or s8, s8, ra
    xor s8, s8, t0
    # round 46 (skinny.dsl:60)
    not ra, s8
    slli a2, a2, 8
    and a2, a2, s0
    and a3, a3, t0
    andi a6, s2, 255
    or a6, a6, a2
    or a6, a6, a3
    slli a3, s2, 8
    and a3, a3, s11
    or a6, a6, a3
    xor a6, a6, s11
    sw ra, -1184(s10)
    not a3, a6
    sw a3, -1180(s10)
    lw a3, 368(sp)
    sw s6, 1796(sp)
    xor a2, a3, s5
    srli s2, a2, 8
    andi ra, s2, 255
    lw a3, 344(sp)
    lw s6, 1760(sp)
    xor s6, a3, s6
    and a3, s6, s3
    or a3, ra, a3
    and ra, a2, t0
    or a3, a3, ra
    sw a3, -1176(s10)
    andi a3, s6, 255
    slli a2, a2, 8
    and a2, a2, s0
    or a3, a3, a2
    and a2, s2, t0
    or a3, a3, a2
    slli a2, s6, 8
    and a2, a2, s11
    or a3, a3, a2
    sw a3, -1172(s10)
    lw a3, 912(sp)
    lw a2, 1696(sp)
    xor s2, a3, a2
    srli s6, s2, 8
    andi ra, s6, 255
    lw a2, 1044(sp)
    lw a3, 1156(sp)
    and s6, s6, t0
    xor a3, a2, a3
    and a2, a3, s3
    or a2, ra, a2
    and ra, s2, t0
    or a2, a2, ra
    not ra, a2
    slli s2, s2, 8
    and s2, s2, s0
    sw a2, 1800(sp)
    andi a2, a3, 255
    or a2, a2, s2
    or a2, a2, s6
    slli a3, a3, 8
    and a3, a3, s11
    or a3, a2, a3
    sw ra, -1168(s10)
    not a2, a3
    sw a2, -1164(s10)
    lw a2, 356(sp)
    sw a3, 1804(sp)
    xor s2, a2, s4
    srli s6, s2, 8
    lw a2, 1704(sp)
    andi ra, s6, 255
    xor a2, s1, a2
    and a3, a2, s3
    or a3, ra, a3
    and ra, s2, t0
    or a3, a3, ra
    sw a3, -1160(s10)
    andi a3, a2, 255
    slli s2, s2, 8
    and s2, s2, s0
    or a3, a3, s2
    and s2, s6, t0
    or a3, a3, s2
    slli a2, a2, 8
    and a2, a2, s11
    or a3, a3, a2
    sw a3, -1156(s10)
    lw a3, 264(sp)
    lw a2, 500(sp)
    xor s2, a3, a2
    srli s6, s2, 8
    andi ra, s6, 255
    lw a2, 320(sp)
    lw a3, 1036(sp)
    xor a3, a2, a3
    and a2, a3, s3
    or a2, ra, a2
    and ra, s2, t0
    or a2, a2, ra
    sw a2, -1152(s10)
    andi a2, a3, 255
    slli s2, s2, 8
    and s2, s2, s0
    or a2, a2, s2
    and s2, s6, t0
    or a2, a2, s2
    slli a3, a3, 8
    and a3, a3, s11
    or a3, a2, a3
    sw a3, -1148(s10)
    lw a3, 360(sp)
    lw a2, 1484(sp)
    xor s2, a3, a2
    srli s6, s2, 8
    andi ra, s6, 255
    lw a2, 348(sp)
    lw a3, 436(sp)
    and s6, s6, t0
    xor a3, a2, a3
    and a2, a3, s3
    or a2, ra, a2
    and ra, s2, t0
    or a2, a2, ra
    not ra, a2
    slli s2, s2, 8
    and s2, s2, s0
    sw a2, 1808(sp)
    andi a2, a3, 255
    or a2, a2, s2
    or a2, a2, s6
    slli a3, a3, 8
    and a3, a3, s11
    or a3, a2, a3
    sw ra, -1144(s10)
    not a2, a3
    lw s2, 308(sp)
    sw a3, 1812(sp)
    xor s6, t1, s2
    srli ra, s6, 8
    andi s2, ra, 255
    lw a3, 276(sp)
    sw a6, 1816(sp)
    xor a3, t3, a3
    and a6, a3, s3
    or a6, s2, a6
    and s2, s6, t0
    or a6, a6, s2
    sw a2, -1140(s10)
    not a2, a6
    slli s2, s6, 8
    and s2, s2, s0
    and s6, ra, t0
    andi ra, a3, 255
    or s2, ra, s2
    or s2, s2, s6
    slli a3, a3, 8
    and a3, a3, s11
    or a3, s2, a3
    sw a2, -1136(s10)
    not a2, a3
    sw a2, -1132(s10)
    lw a2, 128(sp)
    lw s2, 256(sp)
    lw s6, 248(sp)
    xor a2, a2, s2
    lw s2, 104(sp)
    xor t5, t2, t5
    xor s2, s2, s6
    and s3, t5, s3
    lw s6, 1428(sp)
    sw a3, 1428(sp)
    xor s6, a7, s6
    and ra, s6, t0
    srli a3, s6, 8
    slli s6, s6, 8
    and s6, s6, s0
    sw a6, 204(sp)
    and a6, a3, t0
    andi a3, a3, 255
    or a3, a3, s3
    or a3, a3, ra
    sw a3, -1128(s10)
    slli a3, t5, 8
    and a3, a3, s11
    andi t5, t5, 255
    or t5, t5, s6
    or a6, t5, a6
    or a6, a6, a3
    sw a6, -1124(s10)
    slli a6, s2, 8
    srli t5, s2, 24
    or a6, a6, t5
    and a6, a6, s9
    slli t5, s2, 16
    and t5, t5, t0
    srli a3, s2, 8
    and a3, a3, s0
    srli s2, a2, 24
    or a3, s2, a3
    or t5, a3, t5
    slli a3, a2, 24
    or t5, t5, a3
    sw t5, -1120(s10)
    and t5, a2, s0
    or a6, a6, t5
    slli t5, a2, 8
    and t5, t5, s11
    or a6, a6, t5
    lw a3, 160(sp)
    # round 47 (skinny.dsl:60)
    not t5, a6
    xor a4, a3, a4
    lw a3, 176(sp)
    srli a2, a4, 8
    xor t6, a3, t6
    srli a3, t6, 24
    and a2, a2, s0
    or a3, a3, a2
    slli a2, a4, 16
    and a2, a2, t0
    or a3, a3, a2
    slli a2, t6, 24
    or a3, a3, a2
    xor a3, a3, s0
    sw t5, -1116(s10)
    not t5, a3
    sw t5, -1112(s10)
    slli t5, a4, 8
    srli a4, a4, 24
    or t5, t5, a4
    and t5, t5, s9
    and a4, t6, s0
    or t5, t5, a4
    slli t6, t6, 8
    and t6, t6, s11
    or t5, t5, t6
    xor t5, t5, s11
    sw t5, -1108(s10)
    lw t5, 240(sp)
    lw t6, 188(sp)
    xor t4, t5, t4
    lw a4, 1728(sp)
    srli t5, t4, 24
    xor t6, t6, a4
    srli a4, t6, 8
    and a4, a4, s0
    or t5, t5, a4
    slli a4, t6, 16
    and a4, a4, t0
    or t5, t5, a4
    slli a4, t4, 24
    or t5, t5, a4
    sw t5, -1104(s10)
    slli t5, t6, 8
    srli t6, t6, 24
    or t5, t5, t6
    and t5, t5, s9
    and t6, t4, s0
    or t5, t5, t6
    slli t4, t4, 8
    and t4, t4, s11
    or t4, t5, t4
    not t4, t4
    lw t5, 116(sp)
    lw t6, 216(sp)
    lw a4, 1660(sp)
    xor t5, t5, t6
    lw t6, 236(sp)
    srli s2, t5, 24
    xor t6, t6, a4
    slli a4, t6, 16
    and a4, a4, t0
    srli a2, t6, 8
    and a2, a2, s0
    or a2, s2, a2
    or a4, a2, a4
    slli a2, t5, 24
    or a4, a4, a2
    sw t4, -1100(s10)
    not t4, a4
    sw t4, -1096(s10)
    slli t4, t6, 8
    srli t6, t6, 24
    or t4, t4, t6
    and t4, t4, s9
    and t6, t5, s0
    or t4, t4, t6
    slli t5, t5, 8
    and t5, t5, s11
    or t4, t4, t5
    sw t4, -1092(s10)
    lw t4, 232(sp)
    lw t5, 228(sp)
    xor a5, t4, a5
    lw t6, 1596(sp)
    srli t4, a5, 24
    xor t5, t5, t6
    srli t6, t5, 8
    and t6, t6, s0
    or t4, t4, t6
    slli t6, t5, 16
    and t6, t6, t0
    or t4, t4, t6
    slli t6, a5, 24
    or t4, t4, t6
    sw t4, -1088(s10)
    slli t4, t5, 8
    srli t5, t5, 24
    or t4, t4, t5
    and t4, t4, s9
    and t5, a5, s0
    or t4, t4, t5
    slli a5, a5, 8
    and a5, a5, s11
    or a5, t4, a5
    sw a5, -1084(s10)
    lw a5, 224(sp)
    lw t4, 1524(sp)
    lw t5, 152(sp)
    xor a5, a5, t4
    lw t6, 1000(sp)
    srli t4, a5, 24
    xor t5, t5, t6
    srli t6, t5, 8
    and t6, t6, s0
    or t4, t4, t6
    slli t6, t5, 16
    and t6, t6, t0
    or t4, t4, t6
    slli t6, a5, 24
    or t4, t4, t6
    not t6, t4
    slli a2, t5, 8
    srli t5, t5, 24
    or t5, a2, t5
    and t5, t5, s9
    and a2, a5, s0
    or t5, t5, a2
    slli a5, a5, 8
    and a5, a5, s11
    or a5, t5, a5
    sw t6, -1080(s10)
    not t5, a5
    lw t6, 212(sp)
    lw a2, 1536(sp)
    lw s2, 1532(sp)
    xor t6, t6, a2
    lw a2, 108(sp)
    srli s6, t6, 24
    xor a2, a2, s2
    slli s2, a2, 16
    and s2, s2, t0
    srli s3, a2, 8
    and s3, s3, s0
    or s3, s6, s3
    or s2, s3, s2
    slli s3, t6, 24
    or s2, s2, s3
    sw t5, -1076(s10)
    not t5, s2
    slli s3, a2, 8
    srli a2, a2, 24
    or a2, s3, a2
    and a2, a2, s9
    and s3, t6, s0
    or a2, a2, s3
    slli t6, t6, 8
    and t6, t6, s11
    or t6, a2, t6
    sw t5, -1072(s10)
    not t5, t6
    sw t5, -1068(s10)
    lw t5, 312(sp)
    lw t6, 424(sp)
    lw a2, 200(sp)
    xor t5, t5, t6
    lw t6, 208(sp)
    lw s3, 1384(sp)
    xor t6, t6, s7
    xor a2, a2, s3
    lw s3, 280(sp)
    lw s6, 420(sp)
    srli s7, a2, 24
    xor s3, s3, s6
    slli s6, t5, 8
    srli t5, t5, 24
    or t5, s6, t5
    slli s6, a2, 16
    and t0, s6, t0
    slli s6, a2, 8
    or s6, s6, s7
    and s6, s6, s9
    srli a2, a2, 8
    and a2, a2, s0
    and s0, t6, s0
    or s0, s6, s0
    slli s6, t6, 8
    and s6, s6, s11
    or s0, s0, s6
    slli s6, t6, 24
    srli t6, t6, 24
    or t6, t6, a2
    or t0, t6, t0
    or t0, t0, s6
    sw t0, -1064(s10)
    sw s0, -1060(s10)
    sw s3, -1056(s10)
    # round 48 (skinny.dsl:60)
    not t0, t5
    sw t0, -1052(s10)
    lw t0, 344(sp)
    lw t5, 272(sp)
    lw t6, 368(sp)
    xor t0, t0, t5
    not t0, t0
    lw t5, 912(sp)
    lw a2, 304(sp)
    xor t5, t5, s5
    xor t6, t6, a2
    sw t0, -1048(s10)
    lw t0, 1044(sp)
    lw a2, 1760(sp)
    xor t0, t0, a2
    xori t0, t0, 255
    slli a2, t6, 8
    srli t6, t6, 24
    or t6, a2, t6
    sw t6, -1044(s10)
    sw t0, -1040(s10)
    slli a2, t5, 8
    srli t5, t5, 24
    or t5, a2, t5
    not t5, t5
    sw t5, -1036(s10)
    lw t5, 1156(sp)
    lw a2, 264(sp)
    xor t5, s1, t5
    not t5, t5
    xor a2, a2, s4
    lw s1, 320(sp)
    lw s4, 1704(sp)
    lw s5, 1036(sp)
    xor s1, s1, s4
    lw s4, 348(sp)
    lw s6, 1696(sp)
    xor s4, s4, s5
    lw s5, 356(sp)
    sw t5, -1032(s10)
    xor s5, s5, s6
    slli t5, s5, 8
    srli s5, s5, 24
    or t5, t5, s5
    sw t5, -1028(s10)
    sw s1, -1024(s10)
    slli s5, a2, 8
    srli a2, a2, 24
    or a2, s5, a2
    sw a2, -1020(s10)
    not s4, s4
    sw s4, -1016(s10)
    lw s4, 360(sp)
    lw s5, 500(sp)
    not t0, t0
    xor s4, s4, s5
    slli s5, s4, 8
    srli s4, s4, 24
    or s4, s5, s4
    not s4, s4
    sw s4, -1012(s10)
    lw s4, 436(sp)
    xor t3, t3, s4
    not t3, t3
    sw t3, -1008(s10)
    lw t3, 1484(sp)
    xor t1, t1, t3
    slli t3, t1, 8
    srli t1, t1, 24
    or t1, t3, t1
    not t1, t1
    sw t1, -1004(s10)
    lw t1, 276(sp)
    xor t1, t2, t1
    sw t1, -1000(s10)
    lw t2, 308(sp)
    sw t0, -984(s10)
    xor a7, a7, t2
    slli t2, a7, 8
    srli a7, a7, 24
    or a7, t2, a7
    sw a7, -996(s10)
    not t2, s3
    sw t2, -992(s10)
    not t2, t6
    sw t2, -988(s10)
    not t0, t5
    sw t0, -980(s10)
    not t0, s1
    sw t0, -976(s10)
    not t0, a2
    sw t0, -972(s10)
    not t0, t1
    sw t0, -968(s10)
    not a7, a7
    sw a7, -964(s10)
    sw a6, -960(s10)
    sw a3, -956(s10)
    sw a4, -952(s10)
    sw t4, -948(s10)
    sw a5, -944(s10)
    sw s2, -940(s10)
    not a5, s0
    sw a5, -936(s10)
    sw s8, -932(s10)
    lw a5, 1816(sp)
    sw a5, -928(s10)
    lw a5, 1800(sp)
    sw a5, -924(s10)
    lw a5, 1804(sp)
    sw a5, -920(s10)
    lw a5, 1808(sp)
    sw a5, -916(s10)
    lw a5, 1812(sp)
    sw a5, -912(s10)
    lw a5, 204(sp)
    sw a5, -908(s10)
    lw a5, 1428(sp)
    sw a5, -904(s10)
    lw a5, 1796(sp)
    sw a5, -900(s10)
    lw a5, 644(sp)
    sw a5, -896(s10)
    lw a5, 784(sp)
    sw a5, -892(s10)
    lw a5, 1784(sp)
    sw a5, -888(s10)
    lw a5, 1788(sp)
    sw a5, -884(s10)
    lw a5, 1792(sp)
    sw a5, -880(s10)
    lw a5, 1396(sp)
    sw a5, -876(s10)
    lw a5, 780(sp)
    sw a5, -872(s10)
    lw a5, 1232(sp)
    sw a5, -868(s10)
    lw a5, 1764(sp)
    sw a5, -864(s10)
    lw a5, 1768(sp)
    sw a5, -860(s10)
    lw a5, 1772(sp)
    sw a5, -856(s10)
    lw a5, 1776(sp)
    sw a5, -852(s10)
    lw a5, 1780(sp)
    sw a5, -848(s10)
    lw a5, 192(sp)
    sw a5, -844(s10)
    lw a5, 1296(sp)
    sw a5, -840(s10)
    lw a5, 1724(sp)
    sw a5, -836(s10)
    lw a5, 1732(sp)
    sw a5, -832(s10)
    lw a5, 1736(sp)
    sw a5, -828(s10)
    lw a5, 1740(sp)
    sw a5, -824(s10)
    lw a5, 1744(sp)
    sw a5, -820(s10)
    lw a5, 1748(sp)
    sw a5, -816(s10)
    lw a5, 1756(sp)
    sw a5, -812(s10)
    lw a5, 1752(sp)
    sw a5, -808(s10)
    # round 44 (skinny.dsl:60)
    lw a5, 384(sp)
    not a5, a5
    sw a5, -804(s10)
    lw a5, 1700(sp)
    sw a5, -800(s10)
    lw a5, 1708(sp)
    sw a5, -796(s10)
    lw a5, 1716(sp)
    sw a5, -792(s10)
    lw a5, 1712(sp)
    sw a5, -788(s10)
    lw a5, 1720(sp)
    sw a5, -784(s10)
    lw a5, 580(sp)
    sw a5, -780(s10)
    # round 43 (skinny.dsl:60)
    lw a5, 1196(sp)
    not a5, a5
    sw a5, -776(s10)
    lw a5, 1656(sp)
    sw a5, -772(s10)
    lw a5, 1664(sp)
    sw a5, -768(s10)
    lw a5, 1668(sp)
    sw a5, -764(s10)
    lw a5, 1672(sp)
    sw a5, -760(s10)
    # round 42 (skinny.dsl:60)
    lw a5, 1676(sp)
    not a5, a5
    sw a5, -756(s10)
    lw a5, 1680(sp)
    sw a5, -752(s10)
    lw a5, 1684(sp)
    sw a5, -748(s10)
    lw a5, 1692(sp)
    sw a5, -744(s10)
    lw a5, 1688(sp)
    sw a5, -740(s10)
    lw a5, 268(sp)
    not a5, a5
    sw a5, -736(s10)
    lw a5, 1368(sp)
    sw a5, -732(s10)
    lw a5, 1632(sp)
    sw a5, -728(s10)
    # round 41 (skinny.dsl:60)
    lw a5, 1636(sp)
    not a5, a5
    sw a5, -724(s10)
    lw a5, 1640(sp)
    sw a5, -720(s10)
    lw a5, 1644(sp)
    sw a5, -716(s10)
    lw a5, 1652(sp)
    sw a5, -712(s10)
    lw a5, 1648(sp)
    sw a5, -708(s10)
    lw a5, 220(sp)
    not a5, a5
    sw a5, -704(s10)
    lw a5, 1592(sp)
    sw a5, -700(s10)
    lw a5, 1600(sp)
    sw a5, -696(s10)
    lw a5, 1604(sp)
    sw a5, -692(s10)
    lw a5, 1608(sp)
    sw a5, -688(s10)
    # round 40 (skinny.dsl:60)
    lw a5, 1612(sp)
    not a5, a5
    sw a5, -684(s10)
    lw a5, 1616(sp)
    sw a5, -680(s10)
    lw a5, 1620(sp)
    sw a5, -676(s10)
    lw a5, 1624(sp)
    sw a5, -672(s10)
    lw a5, 1628(sp)
    sw a5, -668(s10)
    lw a5, 1360(sp)
    not a5, a5
    sw a5, -664(s10)
    lw a5, 1568(sp)
    sw a5, -660(s10)
    lw a5, 1572(sp)
    sw a5, -656(s10)
    lw a5, 1576(sp)
    sw a5, -652(s10)
    lw a5, 1580(sp)
    sw a5, -648(s10)
    lw a5, 1584(sp)
    sw a5, -644(s10)
    lw a5, 1588(sp)
    sw a5, -640(s10)
    # round 39 (skinny.dsl:60)
    lw a5, 1076(sp)
    not a5, a5
    sw a5, -636(s10)
    lw a5, 1528(sp)
    sw a5, -632(s10)
    lw a5, 1540(sp)
    sw a5, -628(s10)
    lw a5, 1544(sp)
    sw a5, -624(s10)
    lw a5, 1548(sp)
    sw a5, -620(s10)
    lw a5, 1552(sp)
    sw a5, -616(s10)
    lw a5, 1556(sp)
    sw a5, -612(s10)
    lw a5, 1564(sp)
    sw a5, -608(s10)
    lw a5, 1560(sp)
    sw a5, -604(s10)
    lw a5, 1488(sp)
    sw a5, -600(s10)
    lw a5, 1492(sp)
    sw a5, -596(s10)
    lw a5, 1496(sp)
    sw a5, -592(s10)
    lw a5, 1500(sp)
    sw a5, -588(s10)
    # round 37 (skinny.dsl:60)
    lw a5, 1504(sp)
    not a5, a5
    sw a5, -584(s10)
    lw a5, 1508(sp)
    sw a5, -580(s10)
    lw a5, 1512(sp)
    sw a5, -576(s10)
    lw a5, 1520(sp)
    sw a5, -572(s10)
    lw a5, 1516(sp)
    sw a5, -568(s10)
    lw a5, 888(sp)
    not a5, a5
    sw a5, -564(s10)
    lw a5, 1448(sp)
    sw a5, -560(s10)
    lw a5, 1452(sp)
    sw a5, -556(s10)
    lw a5, 1456(sp)
    sw a5, -552(s10)
    lw a5, 1460(sp)
    sw a5, -548(s10)
    # round 36 (skinny.dsl:60)
    lw a5, 1464(sp)
    not a5, a5
    sw a5, -544(s10)
    lw a5, 1468(sp)
    sw a5, -540(s10)
    lw a5, 1472(sp)
    sw a5, -536(s10)
    lw a5, 1480(sp)
    sw a5, -532(s10)
    lw a5, 1476(sp)
    sw a5, -528(s10)
    lw a5, 428(sp)
    not a5, a5
    sw a5, -524(s10)
    lw a5, 1424(sp)
    sw a5, -520(s10)
    lw a5, 1432(sp)
    sw a5, -516(s10)
    lw a5, 1440(sp)
    sw a5, -512(s10)
    lw a5, 1436(sp)
    sw a5, -508(s10)
    lw a5, 1444(sp)
    sw a5, -504(s10)
    # round 35 (skinny.dsl:60)
    lw a5, 1340(sp)
    not a5, a5
    sw a5, -500(s10)
    lw a5, 1388(sp)
    sw a5, -496(s10)
    lw a5, 1392(sp)
    sw a5, -492(s10)
    lw a5, 1400(sp)
    sw a5, -488(s10)
    lw a5, 1404(sp)
    sw a5, -484(s10)
    lw a5, 1408(sp)
    sw a5, -480(s10)
    lw a5, 1412(sp)
    sw a5, -476(s10)
    lw a5, 1416(sp)
    sw a5, -472(s10)
    lw a5, 1420(sp)
    sw a5, -468(s10)
    lw a5, 904(sp)
    sw a5, -464(s10)
    lw a5, 1348(sp)
    sw a5, -460(s10)
    lw a5, 1352(sp)
    sw a5, -456(s10)
    lw a5, 1356(sp)
    sw a5, -452(s10)
    lw a5, 1364(sp)
    sw a5, -448(s10)
    lw a5, 1376(sp)
    sw a5, -444(s10)
    lw a5, 1372(sp)
    sw a5, -440(s10)
    lw a5, 1380(sp)
    sw a5, -436(s10)
    # round 33 (skinny.dsl:60)
    lw a5, 1288(sp)
    not a5, a5
    sw a5, -432(s10)
    lw a5, 864(sp)
    sw a5, -428(s10)
    lw a5, 1240(sp)
    sw a5, -424(s10)
    lw a5, 1332(sp)
    sw a5, -420(s10)
    lw a5, 1336(sp)
    sw a5, -416(s10)
    lw a5, 1344(sp)
    sw a5, -412(s10)
    # round 32 (skinny.dsl:60)
    lw a5, 900(sp)
    not a5, a5
    sw a5, -408(s10)
    lw a5, 1300(sp)
    sw a5, -404(s10)
    lw a5, 1304(sp)
    sw a5, -400(s10)
    lw a5, 1308(sp)
    sw a5, -396(s10)
    lw a5, 1312(sp)
    sw a5, -392(s10)
    lw a5, 1316(sp)
    sw a5, -388(s10)
    lw a5, 1320(sp)
    sw a5, -384(s10)
    lw a5, 1328(sp)
    sw a5, -380(s10)
    lw a5, 1324(sp)
    sw a5, -376(s10)
    lw a5, 180(sp)
    sw a5, -372(s10)
    lw a5, 1272(sp)
    sw a5, -368(s10)
    # round 30 (skinny.dsl:60)
    lw a5, 1276(sp)
    not a5, a5
    sw a5, -364(s10)
    lw a5, 1280(sp)
    sw a5, -360(s10)
    lw a5, 1284(sp)
    sw a5, -356(s10)
    lw a5, 1292(sp)
    sw a5, -352(s10)
    lw a5, 372(sp)
    not a5, a5
    sw a5, -348(s10)
    lw a5, 1236(sp)
    sw a5, -344(s10)
    lw a5, 1244(sp)
    sw a5, -340(s10)
    lw a5, 1248(sp)
    sw a5, -336(s10)
    lw a5, 1252(sp)
    sw a5, -332(s10)
    lw a5, 1256(sp)
    sw a5, -328(s10)
    lw a5, 1260(sp)
    sw a5, -324(s10)
    lw a5, 1268(sp)
    sw a5, -320(s10)
    lw a5, 1264(sp)
    sw a5, -316(s10)
    lw a5, 1192(sp)
    sw a5, -312(s10)
    lw a5, 1200(sp)
    sw a5, -308(s10)
    lw a5, 1204(sp)
    sw a5, -304(s10)
    lw a5, 1208(sp)
    sw a5, -300(s10)
    # round 28 (skinny.dsl:60)
    lw a5, 1212(sp)
    not a5, a5
    sw a5, -296(s10)
    lw a5, 1216(sp)
    sw a5, -292(s10)
    lw a5, 1220(sp)
    sw a5, -288(s10)
    lw a5, 1228(sp)
    sw a5, -284(s10)
    lw a5, 1224(sp)
    sw a5, -280(s10)
    lw a5, 700(sp)
    not a5, a5
    sw a5, -276(s10)
    lw a5, 1164(sp)
    sw a5, -272(s10)
    lw a5, 1160(sp)
    sw a5, -268(s10)
    lw a5, 1172(sp)
    sw a5, -264(s10)
    lw a5, 1168(sp)
    sw a5, -260(s10)
    lw a5, 1180(sp)
    sw a5, -256(s10)
    lw a5, 1176(sp)
    sw a5, -252(s10)
    lw a5, 1188(sp)
    sw a5, -248(s10)
    lw a5, 1184(sp)
    sw a5, -244(s10)
    # round 27 (skinny.dsl:60)
    lw a5, 744(sp)
    not a5, a5
    sw a5, -240(s10)
    lw a5, 1132(sp)
    sw a5, -236(s10)
    lw a5, 1136(sp)
    sw a5, -232(s10)
    # round 26 (skinny.dsl:60)
    lw a5, 1140(sp)
    not a5, a5
    sw a5, -228(s10)
    lw a5, 1144(sp)
    sw a5, -224(s10)
    lw a5, 1148(sp)
    sw a5, -220(s10)
    lw a5, 1152(sp)
    sw a5, -216(s10)
    lw a5, 300(sp)
    not a5, a5
    sw a5, -212(s10)
    lw a5, 572(sp)
    sw a5, -208(s10)
    lw a5, 568(sp)
    sw a5, -204(s10)
    lw a5, 1108(sp)
    sw a5, -200(s10)
    lw a5, 1112(sp)
    sw a5, -196(s10)
    lw a5, 1116(sp)
    sw a5, -192(s10)
    lw a5, 1120(sp)
    sw a5, -188(s10)
    lw a5, 1128(sp)
    sw a5, -184(s10)
    lw a5, 1124(sp)
    sw a5, -180(s10)
    lw a5, 1072(sp)
    sw a5, -176(s10)
    lw a5, 1080(sp)
    sw a5, -172(s10)
    lw a5, 1084(sp)
    sw a5, -168(s10)
    lw a5, 1088(sp)
    sw a5, -164(s10)
    lw a5, 1092(sp)
    sw a5, -160(s10)
    lw a5, 1096(sp)
    sw a5, -156(s10)
    lw a5, 1100(sp)
    sw a5, -152(s10)
    lw a5, 1104(sp)
    sw a5, -148(s10)
    lw a5, 1040(sp)
    sw a5, -144(s10)
    lw a5, 1048(sp)
    sw a5, -140(s10)
    lw a5, 1052(sp)
    sw a5, -136(s10)
    lw a5, 1056(sp)
    sw a5, -132(s10)
    lw a5, 1064(sp)
    sw a5, -128(s10)
    lw a5, 1060(sp)
    sw a5, -124(s10)
    # round 23 (skinny.dsl:60)
    lw a5, 1068(sp)
    not a5, a5
    sw a5, -120(s10)
    lw a5, 1004(sp)
    sw a5, -116(s10)
    lw a5, 1008(sp)
    sw a5, -112(s10)
    lw a5, 1012(sp)
    sw a5, -108(s10)
    lw a5, 1016(sp)
    sw a5, -104(s10)
    lw a5, 1020(sp)
    sw a5, -100(s10)
    lw a5, 1024(sp)
    sw a5, -96(s10)
    lw a5, 1032(sp)
    sw a5, -92(s10)
    lw a5, 1028(sp)
    sw a5, -88(s10)
    # round 22 (skinny.dsl:60)
    lw a5, 316(sp)
    not a5, a5
    sw a5, -84(s10)
    lw a5, 972(sp)
    sw a5, -80(s10)
    lw a5, 976(sp)
    sw a5, -76(s10)
    lw a5, 980(sp)
    sw a5, -72(s10)
    # round 21 (skinny.dsl:60)
    lw a5, 984(sp)
    not a5, a5
    sw a5, -68(s10)
    lw a5, 988(sp)
    sw a5, -64(s10)
    lw a5, 992(sp)
    sw a5, -60(s10)
    lw a5, 996(sp)
    sw a5, -56(s10)
    lw a5, 532(sp)
    not a5, a5
    sw a5, -52(s10)
    lw a5, 940(sp)
    sw a5, -48(s10)
    lw a5, 944(sp)
    sw a5, -44(s10)
    lw a5, 948(sp)
    sw a5, -40(s10)
    lw a5, 952(sp)
    sw a5, -36(s10)
    lw a5, 956(sp)
    sw a5, -32(s10)
    lw a5, 960(sp)
    sw a5, -28(s10)
    lw a5, 968(sp)
    sw a5, -24(s10)
    lw a5, 964(sp)
    sw a5, -20(s10)
    lw a5, 896(sp)
    sw a5, -16(s10)
    lw a5, 908(sp)
    sw a5, -12(s10)
    lw a5, 916(sp)
    sw a5, -8(s10)
    lw a5, 920(sp)
    sw a5, -4(s10)
    lw a5, 928(sp)
    sw a5, 0(s10)
    lw a5, 924(sp)
    sw a5, 4(s10)
    lw a5, 936(sp)
    sw a5, 8(s10)
    lw a5, 932(sp)
    sw a5, 12(s10)
    # round 19 (skinny.dsl:60)
    lw a5, 708(sp)
    not a5, a5
    sw a5, 16(s10)
    lw a5, 120(sp)
    sw a5, 20(s10)
    lw a5, 100(sp)
    sw a5, 24(s10)
    lw a5, 868(sp)
    sw a5, 28(s10)
    # round 18 (skinny.dsl:60)
    lw a5, 872(sp)
    not a5, a5
    sw a5, 32(s10)
    lw a5, 876(sp)
    sw a5, 36(s10)
    lw a5, 880(sp)
    sw a5, 40(s10)
    lw a5, 884(sp)
    sw a5, 44(s10)
    lw a5, 892(sp)
    not a5, a5
    sw a5, 48(s10)
    lw a5, 364(sp)
    sw a5, 52(s10)
    lw a5, 340(sp)
    sw a5, 56(s10)
    lw a5, 840(sp)
    sw a5, 60(s10)
    lw a5, 844(sp)
    sw a5, 64(s10)
    lw a5, 848(sp)
    sw a5, 68(s10)
    lw a5, 856(sp)
    sw a5, 72(s10)
    lw a5, 852(sp)
    sw a5, 76(s10)
    lw a5, 860(sp)
    sw a5, 80(s10)
    lw a5, 172(sp)
    sw a5, 84(s10)
    lw a5, 812(sp)
    sw a5, 88(s10)
    lw a5, 816(sp)
    sw a5, 92(s10)
    lw a5, 820(sp)
    sw a5, 96(s10)
    lw a5, 824(sp)
    sw a5, 100(s10)
    lw a5, 828(sp)
    sw a5, 104(s10)
    lw a5, 836(sp)
    sw a5, 108(s10)
    lw a5, 832(sp)
    sw a5, 112(s10)
    lw a5, 788(sp)
    sw a5, 116(s10)
    lw a5, 792(sp)
    sw a5, 120(s10)
    lw a5, 796(sp)
    sw a5, 124(s10)
    lw a5, 800(sp)
    sw a5, 128(s10)
    lw a5, 808(sp)
    sw a5, 132(s10)
    lw a5, 804(sp)
    sw a5, 136(s10)
    # round 15 (skinny.dsl:60)
    lw a5, 156(sp)
    not a5, a5
    sw a5, 140(s10)
    lw a5, 740(sp)
    sw a5, 144(s10)
    lw a5, 748(sp)
    sw a5, 148(s10)
    lw a5, 752(sp)
    sw a5, 152(s10)
    lw a5, 756(sp)
    sw a5, 156(s10)
    # round 14 (skinny.dsl:60)
    lw a5, 760(sp)
    not a5, a5
    sw a5, 160(s10)
    lw a5, 764(sp)
    sw a5, 164(s10)
    lw a5, 768(sp)
    sw a5, 168(s10)
    lw a5, 776(sp)
    sw a5, 172(s10)
    lw a5, 772(sp)
    sw a5, 176(s10)
    lw a5, 388(sp)
    not a5, a5
    sw a5, 180(s10)
    lw a5, 704(sp)
    sw a5, 184(s10)
    lw a5, 712(sp)
    sw a5, 188(s10)
    lw a5, 716(sp)
    sw a5, 192(s10)
    lw a5, 720(sp)
    sw a5, 196(s10)
    lw a5, 724(sp)
    sw a5, 200(s10)
    lw a5, 728(sp)
    sw a5, 204(s10)
    lw a5, 736(sp)
    sw a5, 208(s10)
    lw a5, 732(sp)
    sw a5, 212(s10)
    lw a5, 112(sp)
    sw a5, 216(s10)
    lw a5, 672(sp)
    sw a5, 220(s10)
    lw a5, 676(sp)
    sw a5, 224(s10)
    lw a5, 680(sp)
    sw a5, 228(s10)
    lw a5, 684(sp)
    sw a5, 232(s10)
    lw a5, 688(sp)
    sw a5, 236(s10)
    lw a5, 696(sp)
    sw a5, 240(s10)
    lw a5, 692(sp)
    sw a5, 244(s10)
    # round 12 (skinny.dsl:60)
    lw a5, 380(sp)
    not a5, a5
    sw a5, 248(s10)
    lw a5, 652(sp)
    sw a5, 252(s10)
    lw a5, 648(sp)
    sw a5, 256(s10)
    lw a5, 656(sp)
    sw a5, 260(s10)
    lw a5, 664(sp)
    sw a5, 264(s10)
    lw a5, 660(sp)
    sw a5, 268(s10)
    lw a5, 668(sp)
    sw a5, 272(s10)
    # round 11 (skinny.dsl:60)
    lw a5, 148(sp)
    not a5, a5
    sw a5, 276(s10)
    lw a5, 612(sp)
    sw a5, 280(s10)
    lw a5, 616(sp)
    sw a5, 284(s10)
    lw a5, 620(sp)
    sw a5, 288(s10)
    lw a5, 624(sp)
    sw a5, 292(s10)
    lw a5, 628(sp)
    sw a5, 296(s10)
    lw a5, 632(sp)
    sw a5, 300(s10)
    lw a5, 640(sp)
    sw a5, 304(s10)
    lw a5, 636(sp)
    sw a5, 308(s10)
    lw a5, 576(sp)
    sw a5, 312(s10)
    lw a5, 584(sp)
    sw a5, 316(s10)
    lw a5, 588(sp)
    sw a5, 320(s10)
    lw a5, 592(sp)
    sw a5, 324(s10)
    lw a5, 596(sp)
    sw a5, 328(s10)
    lw a5, 600(sp)
    sw a5, 332(s10)
    lw a5, 608(sp)
    sw a5, 336(s10)
    lw a5, 604(sp)
    sw a5, 340(s10)
    lw a5, 244(sp)
    sw a5, 344(s10)
    lw a5, 536(sp)
    sw a5, 348(s10)
    lw a5, 540(sp)
    sw a5, 352(s10)
    lw a5, 544(sp)
    sw a5, 356(s10)
    # round 8 (skinny.dsl:60)
    lw a5, 548(sp)
    not a5, a5
    sw a5, 360(s10)
    lw a5, 552(sp)
    sw a5, 364(s10)
    lw a5, 556(sp)
    sw a5, 368(s10)
    lw a5, 560(sp)
    sw a5, 372(s10)
    lw a5, 564(sp)
    sw a5, 376(s10)
    lw a5, 460(sp)
    not a5, a5
    sw a5, 380(s10)
    lw a5, 504(sp)
    sw a5, 384(s10)
    lw a5, 508(sp)
    sw a5, 388(s10)
    lw a5, 512(sp)
    sw a5, 392(s10)
    lw a5, 516(sp)
    sw a5, 396(s10)
    lw a5, 520(sp)
    sw a5, 400(s10)
    lw a5, 524(sp)
    sw a5, 404(s10)
    lw a5, 252(sp)
    sw a5, 408(s10)
    lw a5, 528(sp)
    sw a5, 412(s10)
    lw a5, 140(sp)
    sw a5, 416(s10)
    lw a5, 472(sp)
    sw a5, 420(s10)
    lw a5, 476(sp)
    sw a5, 424(s10)
    # round 6 (skinny.dsl:60)
    lw a5, 480(sp)
    not a5, a5
    sw a5, 428(s10)
    lw a5, 484(sp)
    sw a5, 432(s10)
    lw a5, 488(sp)
    sw a5, 436(s10)
    lw a5, 492(sp)
    sw a5, 440(s10)
    lw a5, 284(sp)
    not a5, a5
    sw a5, 444(s10)
    lw a5, 432(sp)
    sw a5, 448(s10)
    lw a5, 440(sp)
    sw a5, 452(s10)
    lw a5, 444(sp)
    sw a5, 456(s10)
    lw a5, 448(sp)
    sw a5, 460(s10)
    lw a5, 452(sp)
    sw a5, 464(s10)
    lw a5, 456(sp)
    sw a5, 468(s10)
    lw a5, 468(sp)
    sw a5, 472(s10)
    lw a5, 464(sp)
    sw a5, 476(s10)
    lw a5, 288(sp)
    sw a5, 480(s10)
    lw a5, 296(sp)
    sw a5, 484(s10)
    lw a5, 292(sp)
    sw a5, 488(s10)
    lw a5, 392(sp)
    sw a5, 492(s10)
    # round 4 (skinny.dsl:60)
    lw a5, 396(sp)
    not a5, a5
    sw a5, 496(s10)
    lw a5, 400(sp)
    sw a5, 500(s10)
    lw a5, 404(sp)
    sw a5, 504(s10)
    lw a5, 412(sp)
    sw a5, 508(s10)
    lw a5, 408(sp)
    sw a5, 512(s10)
    lw a5, 416(sp)
    not a5, a5
    sw a5, 516(s10)
    lw a5, 324(sp)
    sw a5, 520(s10)
    lw a5, 328(sp)
    sw a5, 524(s10)
    lw a5, 376(sp)
    sw a5, 528(s10)
    # round 3 (skinny.dsl:60)
    lw a5, 336(sp)
    not a5, a5
    sw a5, 532(s10)
    lw a5, 352(sp)
    sw a5, 536(s10)
    lw a5, 164(sp)
    sw a5, 540(s10)
    lw a5, 260(sp)
    sw a5, 544(s10)
    lw a5, 332(sp)
    not a5, a5
    sw a5, 548(s10)
    lw a5, 96(sp)
    sw a5, 552(s10)
    lw a5, 124(sp)
    sw a5, 556(s10)
    lw a5, 184(sp)
    sw a5, 560(s10)
    lw a5, 196(sp)
    sw a5, 564(s10)
    lw a5, 144(sp)
    sw a5, 568(s10)
    lw a5, 168(sp)
    sw a5, 572(s10)
    lw a5, 132(sp)
    sw a5, 576(s10)
    lw a5, 136(sp)
    sw a5, 580(s10)
    addi t0, sp, 64
    addi t1, sp, 1824
.Llwcc_skinny128_256_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_256_key_setup_rv32i_wipe
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
    addi sp, sp, 1824
    ret
    .size lwcc_skinny128_256_key_setup_rv32i, .-lwcc_skinny128_256_key_setup_rv32i

    .balign 4
    .global lwcc_skinny128_256_ecb_encrypt_rv32i
    .type lwcc_skinny128_256_ecb_encrypt_rv32i, %function
lwcc_skinny128_256_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_skinny128_256_ecb_encrypt_rv32i_begin
    ret
.Llwcc_skinny128_256_ecb_encrypt_rv32i_begin:
    addi sp, sp, -368
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
    li t0, 128
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_skinny128_256_ecb_encrypt_rv32i_group
    j .Llwcc_skinny128_256_ecb_encrypt_rv32i_rest
.Llwcc_skinny128_256_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 349525
    addi a6, a6, 1365
    lui a7, 209715
    addi a7, a7, 819
    lw t0, 12(a1)
    lw t1, 28(a1)
    srli t2, t0, 1
    xor t2, t2, t1
    and t2, t2, a6
    slli t3, t2, 1
    xor t0, t0, t3
    lw t3, 44(a1)
    lw t4, 60(a1)
    srli t5, t3, 1
    xor t5, t5, t4
    and t5, t5, a6
    slli t6, t5, 1
    xor t3, t3, t6
    srli t6, t0, 2
    xor t6, t6, t3
    and t6, t6, a7
    slli a4, t6, 2
    xor t0, t0, a4
    lw a4, 76(a1)
    lw s0, 92(a1)
    srli s1, a4, 1
    xor s1, s1, s0
    and s1, s1, a6
    slli s2, s1, 1
    xor a4, a4, s2
    lw s2, 108(a1)
    lw s3, 124(a1)
    srli s4, s2, 1
    xor s4, s4, s3
    and s4, s4, a6
    slli s5, s4, 1
    xor s2, s2, s5
    srli s5, a4, 2
    xor s5, s5, s2
    and s5, s5, a7
    slli s6, s5, 2
    xor a4, a4, s6
    srli s6, t0, 4
    xor s6, s6, a4
    and s6, s6, a5
    slli s7, s6, 4
    xor t0, t0, s7
    xor s0, s0, s1
    xor s1, s3, s4
    srli s3, s0, 2
    xor s3, s3, s1
    and s3, s3, a7
    slli s4, s3, 2
    xor s0, s0, s4
    xor t1, t1, t2
    xor t2, t4, t5
    srli t4, t1, 2
    xor t4, t4, t2
    and t4, t4, a7
    slli t5, t4, 2
    xor t1, t1, t5
    srli t5, t1, 4
    xor t5, t5, s0
    and t5, t5, a5
    xor s0, s0, t5
    xor a4, a4, s6
    xor t2, t2, t4
    xor t4, s1, s3
    srli s1, t2, 4
    xor s1, s1, t4
    and s1, s1, a5
    slli s3, s1, 4
    xor t2, t2, s3
    xor t4, t4, s1
    slli t5, t5, 4
    xor t1, t1, t5
    xor t5, s2, s5
    xor t3, t3, t6
    srli t6, t3, 4
    xor t6, t6, t5
    and t6, t6, a5
    xor t5, t5, t6
    slli t6, t6, 4
    xor t3, t3, t6
    lw t6, 100(a1)
    lw s1, 116(a1)
    srli s2, t6, 1
    xor s2, s2, s1
    and s2, s2, a6
    slli s3, s2, 1
    xor t6, t6, s3
    lw s3, 68(a1)
    lw s4, 84(a1)
    srli s5, s3, 1
    xor s5, s5, s4
    and s5, s5, a6
    slli s6, s5, 1
    xor s3, s3, s6
    srli s6, s3, 2
    xor s6, s6, t6
    and s6, s6, a7
    xor t6, t6, s6
    lw s7, 36(a1)
    lw s8, 52(a1)
    srli s9, s7, 1
    xor s9, s9, s8
    and s9, s9, a6
    slli s10, s9, 1
    xor s7, s7, s10
    lw s10, 4(a1)
    lw s11, 20(a1)
    srli ra, s10, 1
    xor ra, ra, s11
    and ra, ra, a6
    slli a2, ra, 1
    xor a2, s10, a2
    srli s10, a2, 2
    xor s10, s10, s7
    and s10, s10, a7
    xor s7, s7, s10
    srli a0, s7, 4
    xor a0, a0, t6
    and a0, a0, a5
    xor t6, t6, a0
    slli s10, s10, 2
    xor a2, a2, s10
    slli s6, s6, 2
    xor s3, s3, s6
    srli s6, a2, 4
    xor s6, s6, s3
    and s6, s6, a5
    slli s10, s6, 4
    xor a2, a2, s10
    xor s4, s4, s5
    xor s1, s1, s2
    srli s2, s4, 2
    xor s2, s2, s1
    and s2, s2, a7
    slli s5, s2, 2
    xor s4, s4, s5
    xor s5, s11, ra
    xor s8, s8, s9
    srli s9, s5, 2
    xor s9, s9, s8
    and s9, s9, a7
    slli s10, s9, 2
    xor s5, s5, s10
    srli s10, s5, 4
    xor s10, s10, s4
    and s10, s10, a5
    xor s4, s4, s10
    slli a0, a0, 4
    xor a0, s7, a0
    xor s3, s3, s6
    xor s1, s1, s2
    xor s2, s8, s9
    srli s6, s2, 4
    xor s6, s6, s1
    and s6, s6, a5
    xor s1, s1, s6
    slli s6, s6, 4
    xor s2, s2, s6
    slli s6, s10, 4
    xor s5, s5, s6
    lw s6, 32(a1)
    lw s7, 48(a1)
    srli s8, s6, 1
    xor s8, s8, s7
    and s8, s8, a6
    slli s9, s8, 1
    xor s6, s6, s9
    lw s9, 0(a1)
    lw s10, 16(a1)
    srli s11, s9, 1
    xor s11, s11, s10
    and s11, s11, a6
    slli ra, s11, 1
    xor s9, s9, ra
    srli ra, s9, 2
    xor ra, ra, s6
    and ra, ra, a7
    xor s6, s6, ra
    lw a3, 96(a1)
    sw s0, 96(sp)
    lw s0, 112(a1)
    sw t0, 100(sp)
    srli t0, a3, 1
    xor t0, t0, s0
    and t0, t0, a6
    sw t2, 104(sp)
    slli t2, t0, 1
    xor t2, a3, t2
    lw a3, 64(a1)
    sw t1, 108(sp)
    lw t1, 80(a1)
    sw t3, 112(sp)
    srli t3, a3, 1
    xor t3, t3, t1
    and t3, t3, a6
    sw a4, 116(sp)
    slli a4, t3, 1
    xor a4, a3, a4
    srli a3, a4, 2
    xor a3, a3, t2
    and a3, a3, a7
    xor t2, t2, a3
    sw t4, 120(sp)
    srli t4, s6, 4
    xor t4, t4, t2
    and t4, t4, a5
    sw t5, 124(sp)
    slli t5, t4, 4
    xor t5, s6, t5
    xor s6, s10, s11
    xor s7, s7, s8
    srli s8, s6, 2
    xor s8, s8, s7
    and s8, s8, a7
    slli s10, s8, 2
    xor s6, s6, s10
    xor t1, t1, t3
    xor t0, s0, t0
    srli t3, t1, 2
    xor t3, t3, t0
    and t3, t3, a7
    slli s0, t3, 2
    xor t1, t1, s0
    srli s0, s6, 4
    xor s0, s0, t1
    and s0, s0, a5
    slli s10, s0, 4
    xor s6, s6, s10
    xor t2, t2, t4
    slli t4, ra, 2
    xor t4, s9, t4
    slli a3, a3, 2
    xor a4, a4, a3
    srli a3, t4, 4
    xor a3, a3, a4
    and a3, a3, a5
    slli s9, a3, 4
    xor t4, t4, s9
    xor a4, a4, a3
    xor t1, t1, s0
    xor t0, t0, t3
    xor t3, s7, s8
    srli a3, t3, 4
    xor a3, a3, t0
    and a3, a3, a5
    xor t0, t0, a3
    slli a3, a3, 4
    xor t3, t3, a3
    lw a3, 72(a1)
    lw s0, 88(a1)
    srli s7, a3, 1
    xor s7, s7, s0
    and s7, s7, a6
    xor s0, s0, s7
    lw s8, 104(a1)
    lw s9, 120(a1)
    srli s10, s8, 1
    xor s10, s10, s9
    and s10, s10, a6
    xor s9, s9, s10
    srli s11, s0, 2
    xor s11, s11, s9
    and s11, s11, a7
    slli ra, s11, 2
    xor s0, s0, ra
    lw ra, 8(a1)
    sw s5, 128(sp)
    lw s5, 24(a1)
    sw s4, 132(sp)
    srli s4, ra, 1
    xor s4, s4, s5
    and s4, s4, a6
    xor s5, s5, s4
    sw a2, 136(sp)
    lw a2, 40(a1)
    lw a1, 56(a1)
    sw a0, 140(sp)
    srli a0, a2, 1
    xor a0, a0, a1
    and a0, a0, a6
    xor a1, a1, a0
    sw a6, 144(sp)
    srli a6, s5, 2
    xor a6, a6, a1
    and a6, a6, a7
    sw s2, 148(sp)
    slli s2, a6, 2
    xor s2, s5, s2
    srli s5, s2, 4
    xor s5, s5, s0
    and s5, s5, a5
    xor s0, s0, s5
    slli s4, s4, 1
    xor s4, ra, s4
    slli a0, a0, 1
    xor a2, a2, a0
    srli a0, s4, 2
    xor a0, a0, a2
    and a0, a0, a7
    slli ra, a0, 2
    xor s4, s4, ra
    slli s7, s7, 1
    xor a3, a3, s7
    slli s7, s10, 1
    xor s7, s8, s7
    srli s8, a3, 2
    xor s8, s8, s7
    and s8, s8, a7
    slli s10, s8, 2
    xor a3, a3, s10
    srli s10, s4, 4
    xor s10, s10, a3
    and s10, s10, a5
    slli ra, s10, 4
    xor s4, s4, ra
    xor a2, a2, a0
    xor a0, s7, s8
    srli s7, a2, 4
    xor s7, s7, a0
    and s7, s7, a5
    slli s8, s7, 4
    xor a2, a2, s8
    xor s8, s9, s11
    xor a6, a1, a6
    srli a1, a6, 4
    xor a1, a1, s8
    and a1, a1, a5
    xor s8, s8, a1
    slli a1, a1, 4
    xor a6, a6, a1
    xor a3, a3, s10
    slli a1, s5, 4
    xor a1, s2, a1
    xor a0, a0, s7
    # round 1 (skinny.dsl:60)
    or s2, t2, t0
    xor a4, a4, s2
    or s2, t5, t3
    xor t4, t4, s2
    and s2, t4, a4
    xor t1, t1, s2
    or s2, s6, t5
    xor t2, t2, s2
    not s2, t1
    and s5, t2, s2
    xor t0, t0, s5
    not s5, t3
    and s5, s5, t4
    xor s5, s6, s5
    or s6, s5, t0
    xor t5, t5, s6
    and s2, a4, s2
    lw s6, 72(sp)
    xor t3, t3, s2
    lw s7, 0(s6)
    lw s2, 8(s6)
    xor t5, t5, s7
    lw s7, 20(s6)
    xor t0, t0, s2
    lw s2, 28(s6)
    xor t2, t2, s7
    lw s7, 36(s6)
    xor s2, s5, s2
    lw s5, 44(s6)
    xor t3, t3, s7
    lw s7, 52(s6)
    xor t4, t4, s5
    lw s5, 60(s6)
    xor a4, a4, s7
    xor t1, t1, s5
    slli s5, a4, 16
    srli s7, a4, 16
    or s5, s5, s7
    slli s7, t1, 16
    srli s9, t1, 16
    or s7, s7, s9
    slli s9, s2, 16
    srli s10, s2, 16
    or s9, s9, s10
    slli s10, t5, 16
    srli s11, t5, 16
    or s10, s10, s11
    slli s11, t3, 16
    srli ra, t3, 16
    or s11, s11, ra
    slli ra, t4, 16
    sw a7, 152(sp)
    srli a7, t4, 16
    or a7, ra, a7
    slli ra, t2, 16
    sw a5, 156(sp)
    srli a5, t2, 16
    or a5, ra, a5
    slli ra, t0, 16
    sw t0, 160(sp)
    srli t0, t0, 16
    or t0, ra, t0
    or ra, t6, s1
    xor s3, s3, ra
    lw ra, 140(sp)
    sw t4, 164(sp)
    lw t4, 148(sp)
    sw t5, 168(sp)
    or t5, ra, t4
    sw t2, 172(sp)
    lw t2, 136(sp)
    sw s2, 136(sp)
    xor t2, t2, t5
    and t5, t2, s3
    lw s2, 132(sp)
    sw a4, 176(sp)
    xor t5, s2, t5
    lw s2, 128(sp)
    sw t3, 132(sp)
    or t3, s2, ra
    xor t3, t6, t3
    not t6, t5
    and a4, t3, t6
    xor a4, s1, a4
    not s1, t4
    and s1, s1, t2
    xor s1, s2, s1
    or s2, s1, a4
    xor s2, ra, s2
    and t6, s3, t6
    lw ra, 4(s6)
    xor t4, t4, t6
    lw t6, 12(s6)
    xor s2, s2, ra
    lw ra, 24(s6)
    xor t6, a4, t6
    lw a4, 32(s6)
    xor t3, t3, ra
    lw ra, 40(s6)
    xor a4, s1, a4
    lw s1, 48(s6)
    xor t4, t4, ra
    lw ra, 56(s6)
    xor t2, t2, s1
    lw s1, 64(s6)
    xor s3, s3, ra
    xor t5, t5, s1
    not s1, a6
    or ra, a2, a6
    xor s4, s4, ra
    and s1, s1, s4
    xor s1, a1, s1
    or a1, a1, a2
    xor a1, a0, a1
    or a0, a0, s8
    xor a3, a3, a0
    and a0, s4, a3
    xor a0, s0, a0
    not s0, a0
    and ra, a3, s0
    xor a6, a6, ra
    and s0, a1, s0
    lw ra, 16(s6)
    xor s0, s8, s0
    xor s8, s0, ra
    or s0, s1, s0
    xor a2, a2, s0
    slli s0, a2, 8
    sw ra, 148(sp)
    srli ra, a2, 24
    or s0, s0, ra
    slli ra, s8, 8
    srli s6, s8, 24
    or s6, ra, s6
    slli ra, a6, 8
    sw t1, 140(sp)
    srli t1, a6, 24
    or t1, ra, t1
    slli ra, a0, 8
    sw t4, 128(sp)
    srli t4, a0, 24
    or t4, ra, t4
    slli ra, a3, 8
    sw t1, 180(sp)
    srli t1, a3, 24
    or t1, ra, t1
    slli ra, a1, 8
    sw s5, 184(sp)
    srli s5, a1, 24
    or s5, ra, s5
    slli ra, s1, 8
    sw a3, 188(sp)
    srli a3, s1, 24
    or a3, ra, a3
    slli ra, s4, 8
    sw a5, 192(sp)
    srli a5, s4, 24
    or a5, ra, a5
    lw ra, 124(sp)
    sw a1, 196(sp)
    lw a1, 120(sp)
    sw s2, 200(sp)
    or a1, ra, a1
    lw s2, 116(sp)
    sw s0, 116(sp)
    xor a1, s2, a1
    lw s2, 108(sp)
    lw s0, 112(sp)
    sw s7, 204(sp)
    or s7, s2, s0
    xor s7, ra, s7
    lw ra, 104(sp)
    sw a0, 124(sp)
    or s0, s0, ra
    lw a0, 100(sp)
    xor t4, t5, t4
    xor a0, a0, s0
    not s0, ra
    and s0, s0, a0
    xor s0, s2, s0
    and s2, a0, a1
    sw a0, 108(sp)
    lw a0, 96(sp)
    xor t5, t6, s6
    xor a0, a0, s2
    not s2, a0
    sw a0, 96(sp)
    and a0, a1, s2
    xor a0, ra, a0
    and s2, s7, s2
    lw ra, 120(sp)
    xor t3, t3, s5
    xor s2, ra, s2
    or ra, s0, s2
    sw s2, 120(sp)
    lw s2, 112(sp)
    xor t0, s8, t0
    xor s2, s2, ra
    xor t1, s3, t1
    xor a6, a6, s11
    xor t6, s1, s9
    xor a2, a2, s10
    xor a4, a4, a3
    xor a5, t2, a5
    xor a7, s4, a7
    lw t2, 124(sp)
    lw a3, 204(sp)
    lw s1, 116(sp)
    xor t2, t2, a3
    lw a3, 200(sp)
    lw s3, 192(sp)
    xor a3, a3, s1
    lw s1, 196(sp)
    lw s4, 184(sp)
    xor s1, s1, s3
    lw s3, 188(sp)
    lw s5, 180(sp)
    xor s3, s3, s4
    lw s4, 128(sp)
    srli s6, s3, 8
    xor s4, s4, s5
    slli s5, s3, 24
    or s5, s5, s6
    xor a1, a1, s5
    slli s5, s1, 24
    srli s6, s1, 8
    or s5, s5, s6
    xor s5, s7, s5
    slli s6, t2, 24
    srli s7, t2, 8
    or s6, s6, s7
    lw s7, 96(sp)
    srli s8, a7, 8
    xor s6, s7, s6
    slli s7, a7, 24
    or s7, s7, s8
    lw s8, 108(sp)
    srli s9, a2, 8
    xor s7, s8, s7
    slli s8, a2, 24
    or s8, s8, s9
    xor s2, s2, s8
    slli s8, t6, 24
    srli s9, t6, 8
    or s8, s8, s9
    xor s0, s0, s8
    slli s8, a6, 24
    srli s9, a6, 8
    or s8, s8, s9
    xor a0, a0, s8
    slli s8, t0, 24
    srli s9, t0, 8
    or s8, s8, s9
    lw s9, 120(sp)
    # round 2 (skinny.dsl:60)
    lw s10, 140(sp)
    # round 1 (skinny.dsl:60)
    xor s8, s9, s8
    # round 2 (skinny.dsl:60)
    lw s9, 176(sp)
    lw ra, 132(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 172(sp)
    sw s8, 132(sp)
    lw s8, 136(sp)
    sw s7, 120(sp)
    or s7, ra, s8
    sw s2, 108(sp)
    lw s2, 168(sp)
    sw s5, 168(sp)
    xor s2, s2, s7
    and s7, s2, s11
    lw s5, 164(sp)
    sw a0, 176(sp)
    xor s5, s5, s7
    lw s7, 160(sp)
    sw s0, 164(sp)
    or s0, s7, ra
    xor s0, s9, s0
    not s9, s5
    and a0, s0, s9
    xor a0, s10, a0
    not s10, s8
    and s10, s10, s2
    xor s7, s7, s10
    or s10, s7, a0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a1, 172(sp)
    lw a1, 68(ra)
    xor s8, s8, s9
    lw s9, 76(ra)
    xor a1, s10, a1
    lw s10, 88(ra)
    xor a0, a0, s9
    lw s9, 96(ra)
    xor s0, s0, s10
    lw s10, 104(ra)
    xor s7, s7, s9
    lw s9, 112(ra)
    xor s8, s8, s10
    lw s10, 120(ra)
    xor s2, s2, s9
    lw s9, 128(ra)
    xor s10, s11, s10
    xor s5, s5, s9
    not s9, t4
    and s9, t1, s9
    xor s4, s4, s9
    not s9, a4
    and s11, t3, s9
    xor a3, a3, s11
    not s11, s4
    sw s8, 136(sp)
    and s8, a3, s11
    xor a5, a5, s8
    not s8, t5
    and s8, s8, t3
    xor t1, t1, s8
    and s8, t1, a5
    xor t4, t4, s8
    and s8, s9, a3
    xor t5, t5, s8
    or s8, t5, t4
    xor t3, t3, s8
    and s8, s11, a5
    lw s9, 80(ra)
    xor a4, a4, s8
    xor t4, t4, s9
    slli s8, t3, 16
    srli s9, t3, 16
    or s8, s8, s9
    slli s9, t4, 16
    srli s11, t4, 16
    or s9, s9, s11
    slli s11, t1, 16
    sw t3, 160(sp)
    srli t3, t1, 16
    or t3, s11, t3
    slli s11, t5, 16
    sw t4, 140(sp)
    srli t4, t5, 16
    or t4, s11, t4
    slli s11, a4, 16
    sw t1, 96(sp)
    srli t1, a4, 16
    or t1, s11, t1
    slli s11, a3, 16
    sw t5, 180(sp)
    srli t5, a3, 16
    or t5, s11, t5
    slli s11, s4, 16
    sw s4, 128(sp)
    srli s4, s4, 16
    or s4, s11, s4
    slli s11, a5, 16
    sw a5, 184(sp)
    srli a5, a5, 16
    or a5, s11, a5
    not s11, t2
    and s11, s3, s11
    xor a6, a6, s11
    not s11, t0
    and s11, s11, s1
    xor s3, s3, s11
    not s11, t6
    sw a3, 188(sp)
    and a3, s1, s11
    xor a3, a2, a3
    and a2, s11, a3
    xor t0, t0, a2
    not a2, a6
    and s11, a3, a2
    xor a7, a7, s11
    and a2, a2, a7
    xor t6, t6, a2
    and a2, s3, a7
    xor t2, t2, a2
    or a2, t0, t2
    xor a2, s1, a2
    lw s1, 172(sp)
    sw t6, 192(sp)
    or s11, s1, s6
    lw t6, 124(ra)
    sw a3, 196(sp)
    lw a3, 176(sp)
    sw a7, 176(sp)
    xor a3, a3, s11
    xor t6, a3, t6
    lw s11, 168(sp)
    lw a7, 164(sp)
    sw t0, 116(sp)
    or t0, s11, a7
    sw a6, 200(sp)
    lw a6, 116(ra)
    sw s3, 204(sp)
    lw s3, 108(sp)
    sw t2, 108(sp)
    xor t0, s3, t0
    xor a6, t0, a6
    and s3, t0, a3
    lw t2, 132(ra)
    sw a2, 124(sp)
    lw a2, 120(sp)
    xor a5, s5, a5
    xor a2, a2, s3
    xor t2, a2, t2
    not a2, a2
    and a3, a3, a2
    lw s3, 108(ra)
    xor a3, a7, a3
    xor a3, a3, s3
    not a7, a7
    and a7, a7, t0
    lw t0, 100(ra)
    lw s3, 132(sp)
    sw t6, 132(sp)
    xor a7, s3, a7
    xor t0, a7, t0
    or s3, s3, s11
    lw t6, 92(ra)
    xor s1, s1, s3
    xor t6, s1, t6
    and a2, s1, a2
    lw s1, 84(ra)
    xor a2, s6, a2
    xor s1, a2, s1
    or a7, a7, a2
    lw a2, 72(ra)
    xor a7, s11, a7
    xor a7, a7, a2
    xor a2, a0, s9
    xor t3, s0, t3
    xor t5, s2, t5
    xor a0, s10, s4
    xor t4, s7, t4
    xor a1, a1, s8
    lw s0, 136(sp)
    xor a4, a4, a3
    xor t1, s0, t1
    lw s0, 188(sp)
    lw s2, 184(sp)
    xor s0, s0, a6
    xor s2, s2, t2
    lw s3, 180(sp)
    lw s4, 128(sp)
    xor s3, s3, t0
    lw s5, 132(sp)
    lw s6, 96(sp)
    xor s4, s4, s5
    xor s6, t6, s6
    lw s7, 140(sp)
    lw s8, 160(sp)
    xor s7, s1, s7
    xor s8, s8, a7
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 124(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 108(sp)
    srli s5, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s5, s11, s5
    lw s11, 204(sp)
    sw s1, 204(sp)
    xor s5, s11, s5
    slli s11, s4, 16
    srli s1, s4, 16
    or s1, s11, s1
    lw s11, 200(sp)
    sw a6, 200(sp)
    xor s1, s11, s1
    slli s11, s3, 16
    srli a6, s3, 16
    or a6, s11, a6
    lw s11, 116(sp)
    sw a7, 116(sp)
    xor a6, s11, a6
    slli s11, s2, 16
    srli a7, s2, 16
    or a7, s11, a7
    lw s11, 176(sp)
    sw t0, 176(sp)
    xor a7, s11, a7
    slli s11, s0, 16
    srli t0, s0, 16
    or t0, s11, t0
    lw s11, 196(sp)
    sw t6, 196(sp)
    xor t0, s11, t0
    slli s11, a4, 16
    srli t6, a4, 16
    or t6, s11, t6
    lw s11, 192(sp)
    # round 3 (skinny.dsl:60)
    lw ra, 80(ra)
    # round 2 (skinny.dsl:60)
    xor t6, s11, t6
    # round 3 (skinny.dsl:60)
    not s11, a0
    and s11, s11, a5
    xor t1, t1, s11
    not s11, t4
    and s11, t3, s11
    xor a1, a1, s11
    or s11, a1, t1
    xor t5, t5, s11
    not s11, a2
    and s11, s11, t3
    xor a0, a0, s11
    or s11, a0, t5
    xor a5, a5, s11
    or s11, t4, a1
    xor a2, a2, s11
    not s11, a5
    and s11, a2, s11
    xor t3, t3, s11
    or s11, t1, t5
    xor t4, t4, s11
    xor a5, a5, ra
    slli s11, t3, 24
    srli ra, t3, 8
    or s11, s11, ra
    slli ra, a5, 24
    sw s11, 192(sp)
    srli s11, a5, 8
    or s11, ra, s11
    slli ra, a0, 24
    sw a0, 108(sp)
    srli a0, a0, 8
    or a0, ra, a0
    slli ra, a2, 24
    sw t3, 124(sp)
    srli t3, a2, 8
    or t3, ra, t3
    slli ra, t4, 24
    sw t3, 160(sp)
    srli t3, t4, 8
    or t3, ra, t3
    slli ra, a1, 24
    sw t3, 140(sp)
    srli t3, a1, 8
    or t3, ra, t3
    slli ra, t1, 24
    sw t1, 96(sp)
    srli t1, t1, 8
    or t1, ra, t1
    slli ra, t5, 24
    sw t5, 128(sp)
    srli t5, t5, 8
    or t5, ra, t5
    not ra, s4
    and ra, ra, s2
    xor a4, a4, ra
    not ra, s3
    and ra, s6, ra
    xor s8, s8, ra
    or ra, s8, a4
    xor s0, s0, ra
    not ra, s7
    and ra, ra, s6
    xor s4, s4, ra
    or ra, s4, s0
    xor s2, s2, ra
    or ra, s3, s8
    xor s7, s7, ra
    not ra, s2
    and ra, s7, ra
    xor s6, s6, ra
    or ra, a4, s0
    xor s3, s3, ra
    or ra, s1, a7
    xor t6, t6, ra
    or ra, s5, a6
    xor s9, s9, ra
    and ra, s9, t6
    xor t0, t0, ra
    or ra, s10, s5
    xor s1, s1, ra
    not ra, t0
    sw s2, 180(sp)
    and s2, s1, ra
    xor a7, a7, s2
    not s2, a6
    and s2, s2, s9
    xor s2, s10, s2
    or s10, s2, a7
    xor s5, s5, s10
    and s10, t6, ra
    lw ra, 72(sp)
    sw s3, 184(sp)
    lw s3, 136(ra)
    xor a6, a6, s10
    lw s10, 144(ra)
    xor s3, s5, s3
    lw s5, 152(ra)
    xor a7, a7, s10
    lw s10, 160(ra)
    xor s1, s1, s5
    lw s5, 168(ra)
    xor s2, s2, s10
    lw s10, 176(ra)
    xor a6, a6, s5
    lw s5, 184(ra)
    xor s9, s9, s10
    lw s10, 192(ra)
    xor t6, t6, s5
    xor t0, t0, s10
    slli s5, t6, 16
    srli s10, t6, 16
    or s5, s5, s10
    slli s10, t0, 16
    sw t6, 188(sp)
    srli t6, t0, 16
    or t6, s10, t6
    slli s10, s2, 16
    sw s2, 136(sp)
    srli s2, s2, 16
    or s2, s10, s2
    slli s10, s3, 16
    sw s3, 168(sp)
    srli s3, s3, 16
    or s3, s10, s3
    slli s10, a6, 16
    sw a6, 172(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, s9, 16
    sw s9, 164(sp)
    srli s9, s9, 16
    or s9, s10, s9
    slli s10, s1, 16
    sw s1, 120(sp)
    srli s1, s1, 16
    or s1, s10, s1
    slli s10, a7, 16
    sw a7, 112(sp)
    srli a7, a7, 16
    or a7, s10, a7
    lw s10, 132(sp)
    sw t0, 104(sp)
    or t0, s10, t2
    sw s7, 100(sp)
    lw s7, 188(ra)
    xor t0, a3, t0
    xor a3, t0, s7
    lw s7, 196(sp)
    sw s6, 208(sp)
    lw s6, 176(sp)
    sw s8, 212(sp)
    or s8, s7, s6
    sw s0, 216(sp)
    lw s0, 180(ra)
    sw s4, 220(sp)
    lw s4, 116(sp)
    sw a4, 116(sp)
    xor s4, s4, s8
    xor s0, s4, s0
    and s8, s4, t0
    lw a4, 196(ra)
    sw s5, 224(sp)
    lw s5, 200(sp)
    xor a5, a5, a7
    xor s5, s5, s8
    xor a4, s5, a4
    not s5, s5
    and t0, t0, s5
    lw s8, 172(ra)
    xor t0, s6, t0
    xor t0, t0, s8
    not s6, s6
    and s4, s6, s4
    lw s6, 164(ra)
    lw s8, 204(sp)
    sw t0, 204(sp)
    xor s4, s8, s4
    xor s6, s4, s6
    or s8, s8, s7
    lw t0, 156(ra)
    xor s8, s10, s8
    xor t0, s8, t0
    and s5, s8, s5
    lw s8, 148(ra)
    xor t2, t2, s5
    xor s5, t2, s8
    or t2, s4, t2
    lw s4, 140(ra)
    xor t2, s7, t2
    xor t2, t2, s4
    xor t5, t5, a4
    xor a4, s11, s5
    xor t0, a0, t0
    xor a7, t1, a3
    xor a6, t4, a6
    xor t1, a2, s2
    lw t4, 124(sp)
    lw a3, 160(sp)
    xor t4, t4, s3
    xor a3, a3, s6
    xor t3, t3, s0
    xor a2, a1, s9
    lw a1, 128(sp)
    lw a0, 96(sp)
    xor t6, a1, t6
    lw a1, 192(sp)
    lw s0, 224(sp)
    xor t2, a1, t2
    lw a1, 108(sp)
    xor a0, a0, s0
    xor a1, a1, s1
    lw s0, 140(sp)
    lw s1, 204(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 116(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 220(sp)
    srli s4, t6, 24
    xor s2, s3, s2
    slli s3, t6, 8
    or s3, s3, s4
    lw s4, 216(sp)
    srli s5, a2, 24
    xor s3, s4, s3
    slli s4, a2, 8
    or s4, s4, s5
    lw s5, 212(sp)
    srli s6, t4, 24
    xor s4, s5, s4
    slli s5, t4, 8
    or s5, s5, s6
    lw s6, 208(sp)
    srli s7, t1, 24
    xor s5, s6, s5
    slli s6, t1, 8
    or s6, s6, s7
    lw s7, 100(sp)
    srli s8, a6, 24
    xor s6, s7, s6
    slli s7, a6, 8
    or s7, s7, s8
    lw s8, 184(sp)
    srli s9, a5, 24
    xor s7, s8, s7
    slli s8, a5, 8
    or s8, s8, s9
    lw s9, 180(sp)
    xor s8, s9, s8
    # round 4 (skinny.dsl:60)
    or s9, a0, t6
    xor a6, a6, s9
    not s9, a1
    and s9, s9, t1
    xor t4, t4, s9
    not s9, a6
    and s9, t4, s9
    xor a2, a2, s9
    or s9, a5, a1
    xor a0, a0, s9
    not s9, a2
    and s9, a0, s9
    xor t6, t6, s9
    and s9, t1, t4
    xor a5, a5, s9
    or s9, a5, t6
    xor a1, a1, s9
    or s9, a6, a2
    xor t1, t1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, 200(ra)
    xor s6, s6, s9
    lw s9, 208(ra)
    xor s2, s2, s10
    lw s10, 216(ra)
    xor s3, s3, s9
    lw s9, 224(ra)
    xor s1, s1, s10
    lw s10, 232(ra)
    xor s8, s8, s9
    lw s9, 240(ra)
    xor s6, s6, s10
    lw s10, 248(ra)
    xor s5, s5, s9
    lw s9, 256(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 188(sp)
    lw s10, 104(sp)
    sw a2, 180(sp)
    or s11, s9, s10
    lw a2, 172(sp)
    sw s4, 172(sp)
    xor a2, a2, s11
    lw s11, 120(sp)
    lw s4, 136(sp)
    sw a0, 184(sp)
    or a0, s11, s4
    sw s1, 100(sp)
    lw s1, 168(sp)
    sw a1, 168(sp)
    xor a0, s1, a0
    and s1, a0, a2
    lw a1, 164(sp)
    sw t4, 188(sp)
    xor a1, a1, s1
    lw s1, 112(sp)
    sw s2, 164(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t4, s2, s9
    xor t4, s10, t4
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t4
    xor s10, s11, s10
    and s9, a2, s9
    lw s11, 204(ra)
    xor s4, s4, s9
    lw s9, 212(ra)
    xor s10, s10, s11
    lw s11, 220(ra)
    xor t4, t4, s9
    lw s9, 228(ra)
    xor s2, s2, s11
    lw s11, 236(ra)
    xor s1, s1, s9
    lw s9, 244(ra)
    xor s4, s4, s11
    lw s11, 252(ra)
    xor a0, a0, s9
    lw s9, 260(ra)
    xor a2, a2, s11
    xor a1, a1, s9
    or s9, a7, t5
    xor s0, s0, s9
    not s9, t0
    and s9, s9, a3
    xor t2, t2, s9
    not s9, s0
    and s9, t2, s9
    xor t3, t3, s9
    or s9, a4, t0
    xor a7, a7, s9
    not s9, t3
    and s9, a7, s9
    xor t5, t5, s9
    and s9, a3, t2
    xor a4, a4, s9
    or s9, a4, t5
    xor t0, t0, s9
    or s9, s0, t3
    xor a3, a3, s9
    lw s9, 148(sp)
    xor a1, a1, t3
    xor t5, t5, s9
    xor t4, t4, t5
    xor s2, s2, a7
    xor t5, t5, s3
    xor t6, t6, t5
    xor a2, a2, s0
    xor s0, s7, s0
    xor a6, a6, s0
    xor s1, s1, a4
    xor s4, s4, a3
    xor a4, s8, a4
    xor a5, a5, a4
    xor a3, s6, a3
    xor t1, t1, a3
    xor a0, a0, t2
    xor s10, s10, t0
    xor t2, s5, t2
    lw s11, 188(sp)
    lw s9, 164(sp)
    xor s11, s11, t2
    xor t0, s9, t0
    sw t2, 188(sp)
    lw t2, 168(sp)
    sw t0, 168(sp)
    xor t2, t2, t0
    lw t0, 100(sp)
    sw a4, 136(sp)
    xor a7, a7, t0
    lw a4, 184(sp)
    sw a7, 184(sp)
    xor a4, a4, a7
    lw a7, 172(sp)
    sw t5, 120(sp)
    xor t3, a7, t3
    lw t5, 180(sp)
    # round 5 (skinny.dsl:60)
    sw a3, 180(sp)
    # round 4 (skinny.dsl:60)
    xor t5, t5, t3
    # round 5 (skinny.dsl:60)
    or a3, a6, t5
    xor t1, t1, a3
    or a3, a4, a5
    xor t2, t2, a3
    and a3, t2, t1
    xor a3, s11, a3
    or s11, t6, a4
    xor a6, a6, s11
    not s11, a3
    sw s0, 112(sp)
    and s0, a6, s11
    xor t5, t5, s0
    not s0, a5
    and s0, s0, t2
    xor t6, t6, s0
    or s0, t6, t5
    xor a4, a4, s0
    and s0, t1, s11
    lw s11, 264(ra)
    xor a5, a5, s0
    lw s0, 272(ra)
    xor a4, a4, s11
    lw s11, 284(ra)
    xor t5, t5, s0
    lw s0, 292(ra)
    xor a6, a6, s11
    lw s11, 300(ra)
    xor t6, t6, s0
    lw s0, 308(ra)
    xor a5, a5, s11
    lw s11, 316(ra)
    xor t2, t2, s0
    lw s0, 324(ra)
    xor t1, t1, s11
    xor a3, a3, s0
    slli s0, t1, 16
    srli s11, t1, 16
    or s0, s0, s11
    slli s11, a3, 16
    sw t1, 104(sp)
    srli t1, a3, 16
    or t1, s11, t1
    slli s11, t6, 16
    sw t6, 208(sp)
    srli t6, t6, 16
    or t6, s11, t6
    slli s11, a4, 16
    sw a4, 212(sp)
    srli a4, a4, 16
    or a4, s11, a4
    slli s11, a5, 16
    sw a5, 216(sp)
    srli a5, a5, 16
    or a5, s11, a5
    slli s11, t2, 16
    sw t2, 220(sp)
    srli t2, t2, 16
    or t2, s11, t2
    slli s11, a6, 16
    sw a6, 116(sp)
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, t5, 16
    sw t5, 204(sp)
    srli t5, t5, 16
    or t5, s11, t5
    or s11, s7, a7
    xor s6, s6, s11
    or s11, t0, s8
    xor s9, s9, s11
    and s11, s9, s6
    xor s5, s5, s11
    or s11, s3, t0
    xor s7, s7, s11
    not s11, s5
    sw a3, 164(sp)
    and a3, s7, s11
    xor a7, a7, a3
    not a3, s8
    and a3, a3, s9
    xor a3, s3, a3
    or s3, a3, a7
    xor t0, t0, s3
    and s3, s6, s11
    lw s11, 268(ra)
    xor s3, s8, s3
    lw s8, 276(ra)
    xor t0, t0, s11
    lw s11, 288(ra)
    xor a7, a7, s8
    lw s8, 296(ra)
    xor s7, s7, s11
    lw s11, 304(ra)
    xor a3, a3, s8
    lw s8, 312(ra)
    xor s3, s3, s11
    lw s11, 320(ra)
    xor s8, s9, s8
    lw s9, 328(ra)
    xor s6, s6, s11
    xor s5, s5, s9
    or s9, a2, a1
    xor s4, s4, s9
    not s9, s1
    and s11, s2, s9
    xor s10, s10, s11
    and s11, s10, s4
    xor a0, a0, s11
    not s11, t4
    and s11, s11, s2
    xor a2, a2, s11
    not s11, a2
    and s11, s11, a0
    xor a1, a1, s11
    and s9, s9, s10
    xor t4, t4, s9
    or s9, t4, a1
    xor s2, s2, s9
    and s9, s4, a0
    lw s11, 280(ra)
    xor s1, s1, s9
    xor a1, a1, s11
    slli s9, s2, 8
    srli s11, s2, 24
    or s9, s9, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, a2, 8
    sw s3, 100(sp)
    srli s3, a2, 24
    or s3, ra, s3
    slli ra, t4, 8
    sw s0, 172(sp)
    srli s0, t4, 24
    or s0, ra, s0
    slli ra, s1, 8
    sw a6, 140(sp)
    srli a6, s1, 24
    or a6, ra, a6
    slli ra, s10, 8
    sw a6, 224(sp)
    srli a6, s10, 24
    or a6, ra, a6
    slli ra, s4, 8
    sw s4, 96(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a2, 108(sp)
    srli a2, a0, 24
    or a2, ra, a2
    lw ra, 112(sp)
    sw t0, 192(sp)
    or t0, ra, t3
    sw s9, 128(sp)
    lw s9, 180(sp)
    sw a0, 160(sp)
    xor t0, s9, t0
    lw s9, 120(sp)
    sw t1, 180(sp)
    not t1, s9
    lw a0, 184(sp)
    sw s10, 124(sp)
    and t1, t1, a0
    xor t1, ra, t1
    lw ra, 136(sp)
    sw t2, 112(sp)
    not t2, ra
    and a0, a0, t2
    lw s10, 168(sp)
    xor a2, s5, a2
    xor a0, s10, a0
    and t2, t2, a0
    xor t2, s9, t2
    and s9, a0, t0
    lw s10, 188(sp)
    xor a7, a7, s11
    xor s9, s10, s9
    and s10, t0, s9
    xor s10, ra, s10
    not ra, t1
    and ra, ra, s9
    xor t3, t3, ra
    or ra, t2, t3
    sw t3, 136(sp)
    lw t3, 184(sp)
    xor s3, s7, s3
    xor t3, t3, ra
    xor t5, a1, t5
    xor a1, s6, s4
    xor a5, s1, a5
    xor t4, t4, t6
    xor t6, s2, a4
    xor a4, a3, s0
    xor a6, s8, a6
    lw a3, 124(sp)
    lw s0, 112(sp)
    lw s1, 180(sp)
    xor a3, a3, s0
    lw s0, 160(sp)
    lw s2, 128(sp)
    xor s0, s0, s1
    lw s1, 192(sp)
    lw s4, 140(sp)
    xor s1, s1, s2
    lw s2, 108(sp)
    lw s5, 172(sp)
    xor s2, s2, s4
    lw s4, 96(sp)
    lw s6, 224(sp)
    xor s4, s4, s5
    lw s5, 100(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor t0, t0, s6
    slli s6, s2, 24
    srli s7, s2, 8
    or s6, s6, s7
    xor t1, t1, s6
    slli s6, s0, 24
    srli s7, s0, 8
    or s6, s6, s7
    xor s6, s9, s6
    slli s7, a3, 24
    srli s8, a3, 8
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, t6, 24
    srli s8, t6, 8
    or s7, s7, s8
    xor t3, t3, s7
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    xor t2, t2, s7
    slli s7, a5, 24
    srli s8, a5, 8
    or s7, s7, s8
    xor s7, s10, s7
    slli s8, t5, 24
    srli s9, t5, 8
    or s8, s8, s9
    lw s9, 136(sp)
    # round 6 (skinny.dsl:60)
    lw s10, 164(sp)
    # round 5 (skinny.dsl:60)
    xor s8, s9, s8
    # round 6 (skinny.dsl:60)
    lw s9, 104(sp)
    lw ra, 216(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 116(sp)
    sw s8, 216(sp)
    lw s8, 208(sp)
    sw a0, 136(sp)
    or a0, ra, s8
    sw t3, 224(sp)
    lw t3, 212(sp)
    sw t1, 212(sp)
    xor t3, t3, a0
    and a0, t3, s11
    lw t1, 220(sp)
    sw s7, 104(sp)
    xor t1, t1, a0
    lw a0, 204(sp)
    sw t2, 220(sp)
    or t2, a0, ra
    xor t2, s9, t2
    not s9, t1
    and s7, t2, s9
    xor s7, s10, s7
    not s10, s8
    and s10, s10, t3
    xor a0, a0, s10
    or s10, a0, s7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw t0, 116(sp)
    lw t0, 332(ra)
    xor s8, s8, s9
    lw s9, 340(ra)
    xor t0, s10, t0
    lw s10, 352(ra)
    xor s7, s7, s9
    lw s9, 360(ra)
    xor t2, t2, s10
    lw s10, 368(ra)
    xor a0, a0, s9
    lw s9, 376(ra)
    xor s8, s8, s10
    lw s10, 384(ra)
    xor t3, t3, s9
    lw s9, 392(ra)
    xor s10, s11, s10
    xor t1, t1, s9
    and s9, a1, a2
    xor s5, s5, s9
    or s9, s3, a4
    xor s1, s1, s9
    not s9, s5
    and s11, s1, s9
    xor a6, a6, s11
    or s11, a7, s3
    xor a1, a1, s11
    not s11, a1
    and s11, s11, a6
    xor a2, a2, s11
    not s11, a4
    and s11, s11, s1
    xor a7, a7, s11
    not s11, a7
    and s11, s11, a2
    xor s3, s3, s11
    and s9, s9, a6
    lw s11, 344(ra)
    xor a4, a4, s9
    xor a2, a2, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a2, 16
    sw s3, 208(sp)
    srli s3, a2, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw a2, 204(sp)
    srli a2, a1, 16
    or a2, s11, a2
    slli s11, a7, 16
    sw a1, 164(sp)
    srli a1, a7, 16
    or a1, s11, a1
    slli s11, a4, 16
    sw a7, 100(sp)
    srli a7, a4, 16
    or a7, s11, a7
    slli s11, s1, 16
    sw s1, 172(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 96(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a6, 16
    sw a6, 140(sp)
    srli a6, a6, 16
    or a6, s11, a6
    and s11, s4, s0
    xor a5, a5, s11
    or s11, t5, s2
    xor s4, s4, s11
    or s11, s2, t4
    xor t6, t6, s11
    not s11, t4
    and s11, s11, t6
    xor t5, t5, s11
    not s11, a5
    sw t6, 108(sp)
    and t6, t6, s11
    xor t6, a3, t6
    and a3, s11, t6
    xor t4, t4, a3
    not a3, s4
    and a3, a3, t6
    xor a3, s0, a3
    not s0, t5
    and s0, s0, a3
    xor s0, s2, s0
    lw s2, 116(sp)
    sw t4, 128(sp)
    or s11, s2, s6
    lw t4, 388(ra)
    sw t6, 192(sp)
    lw t6, 104(sp)
    sw t5, 104(sp)
    xor t6, t6, s11
    xor t4, t6, t4
    lw s11, 212(sp)
    lw t5, 220(sp)
    sw a5, 180(sp)
    or a5, s11, t5
    sw s4, 160(sp)
    lw s4, 380(ra)
    sw a3, 112(sp)
    lw a3, 224(sp)
    sw s0, 224(sp)
    xor a5, a3, a5
    xor a3, a5, s4
    and s4, a5, t6
    lw s0, 396(ra)
    sw t4, 124(sp)
    lw t4, 136(sp)
    xor a6, t1, a6
    xor t4, t4, s4
    xor s0, t4, s0
    not t4, t4
    and t6, t6, t4
    lw s4, 372(ra)
    xor t6, t5, t6
    xor t6, t6, s4
    not t5, t5
    and a5, t5, a5
    lw t5, 364(ra)
    lw s4, 216(sp)
    xor t1, s7, s3
    xor a5, s4, a5
    xor t5, a5, t5
    or s4, s4, s11
    sw t5, 216(sp)
    lw t5, 356(ra)
    xor s2, s2, s4
    xor t5, s2, t5
    and t4, s2, t4
    lw s2, 348(ra)
    xor t4, s6, t4
    xor s2, t4, s2
    or a5, a5, t4
    lw t4, 336(ra)
    xor a5, s11, a5
    xor a5, a5, t4
    xor t2, t2, a2
    xor t3, t3, s1
    xor t4, s10, s5
    xor a2, a0, a1
    xor t0, t0, s9
    xor a7, s8, a7
    xor a4, a4, t6
    lw a1, 172(sp)
    lw a0, 140(sp)
    xor a1, a1, a3
    xor a0, a0, s0
    lw s1, 100(sp)
    lw s3, 216(sp)
    lw s4, 96(sp)
    xor s1, s1, s3
    lw s5, 124(sp)
    lw s6, 164(sp)
    xor s4, s4, s5
    xor s6, t5, s6
    lw s7, 204(sp)
    lw s8, 208(sp)
    xor s7, s2, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 224(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 112(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 160(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 180(sp)
    sw s2, 180(sp)
    xor s5, s11, s5
    slli s11, s1, 16
    srli s2, s1, 16
    or s2, s11, s2
    lw s11, 104(sp)
    sw a3, 104(sp)
    xor s2, s11, s2
    slli s11, a0, 16
    srli a3, a0, 16
    or a3, s11, a3
    lw s11, 192(sp)
    sw a5, 192(sp)
    xor a3, s11, a3
    slli s11, a1, 16
    srli a5, a1, 16
    or a5, s11, a5
    lw s11, 108(sp)
    sw t5, 108(sp)
    xor a5, s11, a5
    slli s11, a4, 16
    srli t5, a4, 16
    or t5, s11, t5
    lw s11, 128(sp)
    # round 7 (skinny.dsl:60)
    sw t6, 128(sp)
    # round 6 (skinny.dsl:60)
    xor t5, s11, t5
    # round 7 (skinny.dsl:60)
    not s11, t4
    and s11, s11, a6
    xor a7, a7, s11
    or s11, t2, a2
    xor t0, t0, s11
    not s11, a7
    and t6, t0, s11
    xor t3, t3, t6
    or t6, t1, t2
    xor t4, t4, t6
    and t6, t4, t3
    xor a6, a6, t6
    not t6, a2
    and t6, t6, t0
    xor t1, t1, t6
    not t6, t1
    and t6, t6, a6
    xor t2, t2, t6
    and t6, s11, t3
    lw s11, 344(ra)
    xor t6, a2, t6
    xor a6, a6, s11
    slli a2, t2, 24
    srli s11, t2, 8
    or a2, a2, s11
    slli s11, a6, 24
    sw a2, 160(sp)
    srli a2, a6, 8
    or a2, s11, a2
    slli s11, t4, 24
    sw t4, 112(sp)
    srli t4, t4, 8
    or t4, s11, t4
    slli s11, t1, 24
    sw t2, 224(sp)
    srli t2, t1, 8
    or t2, s11, t2
    slli s11, t6, 24
    sw t2, 208(sp)
    srli t2, t6, 8
    or t2, s11, t2
    slli s11, t0, 24
    sw t2, 204(sp)
    srli t2, t0, 8
    or t2, s11, t2
    slli s11, a7, 24
    sw a7, 164(sp)
    srli a7, a7, 8
    or a7, s11, a7
    slli s11, t3, 24
    sw t3, 96(sp)
    srli t3, t3, 8
    or t3, s11, t3
    not s11, s4
    and s11, s11, a0
    xor a4, a4, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s1
    xor s8, s8, s11
    not s11, s1
    and s11, s11, s8
    xor s7, s7, s11
    not s11, a4
    sw s8, 100(sp)
    and s8, s8, s11
    xor a1, a1, s8
    and s8, s11, a1
    xor s1, s1, s8
    and s8, s4, a1
    xor a0, a0, s8
    not s8, s7
    and s8, s8, a0
    xor s6, s6, s8
    or s8, s5, a3
    xor t5, t5, s8
    or s8, s3, s2
    xor s8, s9, s8
    and s9, s8, t5
    xor a5, a5, s9
    not s9, s3
    and s9, s10, s9
    xor s5, s5, s9
    or s9, s5, a5
    xor a3, a3, s9
    not s9, s2
    and s9, s9, s8
    xor s9, s10, s9
    and s10, s9, a3
    xor s3, s3, s10
    not s10, a5
    and s10, t5, s10
    lw s11, 400(ra)
    xor s2, s2, s10
    lw s10, 408(ra)
    xor s3, s3, s11
    lw s11, 416(ra)
    xor a3, a3, s10
    lw s10, 424(ra)
    xor s5, s5, s11
    lw s11, 432(ra)
    xor s9, s9, s10
    lw s10, 440(ra)
    xor s2, s2, s11
    lw s11, 448(ra)
    xor s8, s8, s10
    lw s10, 456(ra)
    xor t5, t5, s11
    xor a5, a5, s10
    slli s10, t5, 16
    srli s11, t5, 16
    or s10, s10, s11
    slli s11, a5, 16
    sw t5, 140(sp)
    srli t5, a5, 16
    or t5, s11, t5
    slli s11, s9, 16
    sw s9, 172(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s3, 16
    sw s3, 212(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, s2, 16
    sw s2, 116(sp)
    srli s2, s2, 16
    or s2, s11, s2
    slli s11, s8, 16
    sw s8, 220(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 136(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a3, 16
    sw a3, 184(sp)
    srli a3, a3, 16
    or a3, s11, a3
    lw s11, 124(sp)
    sw a5, 188(sp)
    or a5, s11, s0
    sw a0, 120(sp)
    lw a0, 452(ra)
    sw s1, 168(sp)
    lw s1, 128(sp)
    sw s7, 128(sp)
    xor a5, s1, a5
    xor a0, a5, a0
    lw s1, 108(sp)
    lw s7, 216(sp)
    sw s6, 196(sp)
    or s6, s1, s7
    sw a1, 132(sp)
    lw a1, 444(ra)
    sw s4, 176(sp)
    lw s4, 192(sp)
    sw a4, 192(sp)
    xor s4, s4, s6
    xor a1, s4, a1
    and s6, s4, a5
    lw a4, 460(ra)
    sw s10, 200(sp)
    lw s10, 104(sp)
    xor a6, a6, a3
    xor s6, s10, s6
    xor a4, s6, a4
    not s6, s6
    and a5, a5, s6
    lw s10, 436(ra)
    xor a5, s7, a5
    xor a5, a5, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 428(ra)
    lw s10, 180(sp)
    sw a5, 180(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s1
    lw a5, 420(ra)
    xor s10, s11, s10
    xor a5, s10, a5
    and s6, s10, s6
    lw s10, 412(ra)
    xor s0, s0, s6
    xor s6, s0, s10
    or s0, s4, s0
    lw s4, 404(ra)
    xor s0, s1, s0
    xor s0, s0, s4
    xor t3, t3, a4
    xor a4, a2, s6
    xor a5, t4, a5
    xor a7, a7, a0
    xor t4, t6, s2
    xor t1, t1, s9
    lw t6, 224(sp)
    lw a3, 208(sp)
    xor t6, t6, s3
    xor a3, a3, s7
    xor t2, t2, a1
    xor t0, t0, s8
    lw a2, 96(sp)
    lw a1, 112(sp)
    xor t5, a2, t5
    lw a2, 160(sp)
    xor a1, a1, s5
    xor a2, a2, s0
    lw a0, 164(sp)
    lw s0, 200(sp)
    lw s1, 180(sp)
    xor a0, a0, s0
    lw s0, 204(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 192(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 176(sp)
    srli s4, t5, 24
    xor s2, s3, s2
    slli s3, t5, 8
    or s3, s3, s4
    lw s4, 132(sp)
    srli s5, t0, 24
    xor s3, s4, s3
    slli s4, t0, 8
    or s4, s4, s5
    lw s5, 100(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 196(sp)
    srli s7, t1, 24
    xor s5, s6, s5
    slli s6, t1, 8
    or s6, s6, s7
    lw s7, 128(sp)
    srli s8, t4, 24
    xor s6, s7, s6
    slli s7, t4, 8
    or s7, s7, s8
    lw s8, 168(sp)
    srli s9, a6, 24
    xor s7, s8, s7
    slli s8, a6, 8
    or s8, s8, s9
    lw s9, 120(sp)
    # round 8 (skinny.dsl:60)
    lw s10, 464(ra)
    # round 7 (skinny.dsl:60)
    xor s8, s9, s8
    # round 8 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t5
    xor t4, t4, s9
    not s9, t1
    and s9, a1, s9
    xor t6, t6, s9
    or s9, t6, t4
    xor t0, t0, s9
    not s9, a6
    and s9, s9, a1
    xor a0, a0, s9
    or s9, a0, t0
    xor t5, t5, s9
    or s9, t1, t6
    xor a6, a6, s9
    not s9, t5
    and s9, a6, s9
    xor a1, a1, s9
    or s9, t4, t0
    xor t1, t1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    xor s6, s6, s9
    lw s9, 472(ra)
    xor s2, s2, s10
    lw s10, 480(ra)
    xor s3, s3, s9
    lw s9, 488(ra)
    xor s1, s1, s10
    lw s10, 496(ra)
    xor s8, s8, s9
    lw s9, 504(ra)
    xor s6, s6, s10
    lw s10, 512(ra)
    xor s5, s5, s9
    lw s9, 520(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 140(sp)
    lw s10, 188(sp)
    sw t0, 120(sp)
    or s11, s9, s10
    lw t0, 116(sp)
    sw s4, 116(sp)
    xor t0, t0, s11
    lw s11, 136(sp)
    lw s4, 172(sp)
    sw a0, 168(sp)
    or a0, s11, s4
    sw s1, 128(sp)
    lw s1, 212(sp)
    sw a1, 212(sp)
    xor a0, s1, a0
    and s1, a0, t0
    lw a1, 220(sp)
    sw t6, 140(sp)
    xor a1, a1, s1
    lw s1, 184(sp)
    sw s2, 220(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t6, s2, s9
    xor t6, s10, t6
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t6
    xor s10, s11, s10
    and s9, t0, s9
    lw s11, 468(ra)
    xor s4, s4, s9
    lw s9, 476(ra)
    xor s10, s10, s11
    lw s11, 484(ra)
    xor t6, t6, s9
    lw s9, 492(ra)
    xor s2, s2, s11
    lw s11, 500(ra)
    xor s1, s1, s9
    lw s9, 508(ra)
    xor s4, s4, s11
    lw s11, 516(ra)
    xor a0, a0, s9
    lw s9, 524(ra)
    xor t0, t0, s11
    xor a1, a1, s9
    not s9, a7
    and s9, s9, t3
    xor s0, s0, s9
    not s9, a4
    and s9, s9, a5
    xor a7, a7, s9
    not s9, a3
    and s9, a5, s9
    xor a2, a2, s9
    or s9, a3, a2
    xor a4, a4, s9
    or s9, a2, s0
    xor t2, t2, s9
    or s9, a7, t2
    lw s11, 280(ra)
    xor t3, t3, s9
    xor s9, t3, s11
    not t3, t3
    and t3, a4, t3
    xor a5, a5, t3
    or t3, s0, t2
    xor t3, a3, t3
    xor a3, a1, t2
    xor t6, t6, s9
    xor a1, s2, a7
    xor s2, s9, s3
    xor t5, t5, s2
    xor t0, t0, s0
    xor s0, s7, s0
    xor t4, t4, s0
    xor s1, s1, a4
    xor s4, s4, t3
    xor a4, s8, a4
    xor a6, a6, a4
    xor t3, s6, t3
    xor t1, t1, t3
    xor a0, a0, a2
    xor s9, s10, a5
    xor a2, s5, a2
    lw s10, 140(sp)
    lw s11, 220(sp)
    xor s10, s10, a2
    xor a5, s11, a5
    sw s2, 140(sp)
    lw s2, 212(sp)
    sw a2, 212(sp)
    xor s2, s2, a5
    lw a2, 128(sp)
    sw a5, 172(sp)
    xor a7, a7, a2
    lw a5, 168(sp)
    sw a4, 168(sp)
    xor a5, a5, a7
    lw a4, 116(sp)
    sw a7, 136(sp)
    xor t2, a4, t2
    lw a7, 120(sp)
    # round 9 (skinny.dsl:60)
    sw t3, 120(sp)
    # round 8 (skinny.dsl:60)
    xor a7, a7, t2
    # round 9 (skinny.dsl:60)
    or t3, t4, a7
    xor t1, t1, t3
    or t3, a5, a6
    xor t3, s2, t3
    and s2, t3, t1
    xor s2, s10, s2
    or s10, t5, a5
    xor t4, t4, s10
    not s10, s2
    sw s0, 184(sp)
    and s0, t4, s10
    xor a7, a7, s0
    not s0, a6
    and s0, s0, t3
    xor t5, t5, s0
    or s0, t5, a7
    xor a5, a5, s0
    and s0, t1, s10
    lw s10, 528(ra)
    xor a6, a6, s0
    lw s0, 536(ra)
    xor a5, a5, s10
    lw s10, 544(ra)
    xor a7, a7, s0
    lw s0, 552(ra)
    xor t4, t4, s10
    lw s10, 560(ra)
    xor t5, t5, s0
    lw s0, 568(ra)
    xor a6, a6, s10
    lw s10, 576(ra)
    xor t3, t3, s0
    lw s0, 584(ra)
    xor t1, t1, s10
    xor s0, s2, s0
    slli s2, t1, 16
    srli s10, t1, 16
    or s2, s2, s10
    slli s10, s0, 16
    sw t1, 188(sp)
    srli t1, s0, 16
    or t1, s10, t1
    slli s10, t5, 16
    sw t5, 196(sp)
    srli t5, t5, 16
    or t5, s10, t5
    slli s10, a5, 16
    sw a5, 100(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, a6, 16
    sw a6, 132(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, t3, 16
    sw t3, 176(sp)
    srli t3, t3, 16
    or t3, s10, t3
    slli s10, t4, 16
    sw t4, 192(sp)
    srli t4, t4, 16
    or t4, s10, t4
    slli s10, a7, 16
    sw a7, 180(sp)
    srli a7, a7, 16
    or a7, s10, a7
    or s10, s7, a4
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw s0, 220(sp)
    and s0, s7, s11
    xor a4, a4, s0
    not s0, s8
    and s0, s0, s10
    xor s0, s3, s0
    or s3, s0, a4
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 532(ra)
    xor s3, s8, s3
    lw s8, 540(ra)
    xor a2, a2, s11
    lw s11, 548(ra)
    xor a4, a4, s8
    lw s8, 556(ra)
    xor s7, s7, s11
    lw s11, 564(ra)
    xor s0, s0, s8
    lw s8, 572(ra)
    xor s3, s3, s11
    lw s11, 580(ra)
    xor s8, s10, s8
    lw s10, 588(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    or s10, t0, a3
    xor s4, s4, s10
    not s10, a1
    and s10, s10, s1
    xor s9, s9, s10
    not s10, s4
    and s10, s9, s10
    xor a0, a0, s10
    or s10, t6, a1
    xor t0, t0, s10
    not s10, a0
    and s10, t0, s10
    xor a3, a3, s10
    and s10, s1, s9
    xor t6, t6, s10
    or s10, t6, a3
    xor a1, a1, s10
    or s10, s4, a0
    xor s1, s1, s10
    lw s10, 148(sp)
    slli s11, a1, 8
    xor a3, a3, s10
    srli s10, a1, 24
    or s10, s11, s10
    slli s11, a3, 8
    srli ra, a3, 24
    or s11, s11, ra
    slli ra, t0, 8
    sw s3, 128(sp)
    srli s3, t0, 24
    or s3, ra, s3
    slli ra, t6, 8
    sw s2, 116(sp)
    srli s2, t6, 24
    or s2, ra, s2
    slli ra, s1, 8
    sw t4, 204(sp)
    srli t4, s1, 24
    or t4, ra, t4
    slli ra, s9, 8
    sw t4, 200(sp)
    srli t4, s9, 24
    or t4, ra, t4
    slli ra, s4, 8
    sw s4, 164(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw t0, 112(sp)
    srli t0, a0, 24
    or t0, ra, t0
    lw ra, 184(sp)
    sw a2, 160(sp)
    or a2, ra, t2
    sw s10, 96(sp)
    lw s10, 120(sp)
    sw a0, 208(sp)
    xor a2, s10, a2
    lw s10, 136(sp)
    sw t1, 120(sp)
    not t1, s10
    lw a0, 168(sp)
    sw t3, 224(sp)
    and t1, t1, a0
    lw t3, 172(sp)
    sw s9, 172(sp)
    xor t1, t3, t1
    not t3, a2
    and t3, t1, t3
    lw s9, 212(sp)
    xor t0, s5, t0
    xor t3, s9, t3
    lw s9, 140(sp)
    sw s8, 212(sp)
    or s8, s9, s10
    xor s8, ra, s8
    not ra, t3
    and ra, s8, ra
    xor t2, t2, ra
    and ra, a0, t1
    xor s9, s9, ra
    or ra, s9, t2
    xor s10, s10, ra
    or ra, a2, t3
    xor a0, a0, ra
    xor a4, a4, s11
    xor s3, s7, s3
    xor a7, a3, a7
    xor a3, s6, s4
    xor a6, s1, a6
    xor t5, t6, t5
    xor a5, a1, a5
    xor t6, s0, s2
    lw a1, 212(sp)
    lw s0, 224(sp)
    xor t4, a1, t4
    lw a1, 172(sp)
    lw s1, 120(sp)
    xor a1, a1, s0
    lw s0, 208(sp)
    lw s2, 96(sp)
    xor s0, s0, s1
    lw s1, 160(sp)
    lw s4, 204(sp)
    xor s1, s1, s2
    lw s2, 112(sp)
    lw s5, 116(sp)
    xor s2, s2, s4
    lw s4, 164(sp)
    lw s6, 200(sp)
    xor s4, s4, s5
    lw s5, 128(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor a2, a2, s6
    slli s6, s2, 24
    srli s7, s2, 8
    or s6, s6, s7
    xor s6, s8, s6
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor t3, t3, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, a5, 24
    srli s8, a5, 8
    or s7, s7, s8
    xor s7, s10, s7
    slli s8, t5, 24
    srli s10, t5, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, a6, 24
    srli s10, a6, 8
    or s9, s9, s10
    xor a0, a0, s9
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor t2, t2, s9
    # round 10 (skinny.dsl:60)
    lw s9, 188(sp)
    lw s10, 220(sp)
    lw ra, 132(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 192(sp)
    sw t2, 132(sp)
    lw t2, 196(sp)
    sw t1, 200(sp)
    or t1, ra, t2
    sw s7, 128(sp)
    lw s7, 100(sp)
    sw s6, 100(sp)
    xor t1, s7, t1
    and s7, t1, s11
    lw s6, 176(sp)
    sw a0, 188(sp)
    xor s6, s6, s7
    lw s7, 180(sp)
    sw s8, 176(sp)
    or s8, s7, ra
    xor s8, s9, s8
    not s9, s6
    and a0, s8, s9
    xor a0, s10, a0
    not s10, t2
    and s10, s10, t1
    xor s7, s7, s10
    or s10, s7, a0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a2, 192(sp)
    lw a2, 592(ra)
    xor t2, t2, s9
    lw s9, 600(ra)
    xor a2, s10, a2
    lw s10, 608(ra)
    xor a0, a0, s9
    lw s9, 616(ra)
    xor s8, s8, s10
    lw s10, 624(ra)
    xor s7, s7, s9
    lw s9, 632(ra)
    xor t2, t2, s10
    lw s10, 640(ra)
    xor t1, t1, s9
    lw s9, 648(ra)
    xor s10, s11, s10
    xor s6, s6, s9
    or s9, a3, t0
    xor s5, s5, s9
    not s9, t6
    and s11, s3, s9
    xor s1, s1, s11
    and s11, s1, s5
    xor t4, t4, s11
    not s11, a4
    and s11, s11, s3
    xor a3, a3, s11
    not s11, a3
    and s11, s11, t4
    xor t0, t0, s11
    and s9, s9, s1
    xor a4, a4, s9
    or s9, a4, t0
    xor s3, s3, s9
    and s9, s5, t4
    lw s11, 80(ra)
    xor t6, t6, s9
    xor t0, t0, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, t0, 16
    sw s3, 196(sp)
    srli s3, t0, 16
    or s3, s11, s3
    slli s11, a3, 16
    sw t0, 180(sp)
    srli t0, a3, 16
    or t0, s11, t0
    slli s11, a4, 16
    sw a3, 220(sp)
    srli a3, a4, 16
    or a3, s11, a3
    slli s11, t6, 16
    sw a4, 116(sp)
    srli a4, t6, 16
    or a4, s11, a4
    slli s11, s1, 16
    sw s1, 164(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 204(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t4, 16
    sw t4, 112(sp)
    srli t4, t4, 16
    or t4, s11, t4
    or s11, s4, s0
    xor a6, a6, s11
    not s11, a7
    and s11, s11, s2
    xor s4, s4, s11
    not s11, t5
    sw t6, 96(sp)
    and t6, s2, s11
    xor a5, a5, t6
    and t6, s11, a5
    xor a7, a7, t6
    and t6, a5, a6
    xor t6, a1, t6
    and a1, a6, t6
    xor t5, t5, a1
    not a1, s4
    and a1, a1, t6
    xor a1, s0, a1
    or s0, a7, a1
    xor s0, s2, s0
    lw s2, 192(sp)
    sw t5, 160(sp)
    or s11, s2, t3
    lw t5, 644(ra)
    sw a5, 120(sp)
    lw a5, 188(sp)
    sw t6, 188(sp)
    xor a5, a5, s11
    xor t5, a5, t5
    lw s11, 100(sp)
    lw t6, 176(sp)
    sw a7, 208(sp)
    or a7, s11, t6
    sw a6, 224(sp)
    lw a6, 636(ra)
    sw s4, 172(sp)
    lw s4, 128(sp)
    sw a1, 128(sp)
    xor a7, s4, a7
    xor a6, a7, a6
    and s4, a7, a5
    lw a1, 652(ra)
    sw s0, 212(sp)
    lw s0, 200(sp)
    xor t0, s8, t0
    xor s0, s0, s4
    xor a1, s0, a1
    not s0, s0
    and a5, a5, s0
    lw s4, 628(ra)
    xor a5, t6, a5
    xor a5, a5, s4
    not t6, t6
    and a7, t6, a7
    lw t6, 620(ra)
    lw s4, 132(sp)
    sw t5, 132(sp)
    xor a7, s4, a7
    xor t6, a7, t6
    or s4, s4, s11
    lw t5, 612(ra)
    xor s2, s2, s4
    xor t5, s2, t5
    and s0, s2, s0
    lw s2, 604(ra)
    xor t3, t3, s0
    xor s0, t3, s2
    or a7, a7, t3
    lw t3, 596(ra)
    xor a7, s11, a7
    xor a7, a7, t3
    xor t3, s6, t4
    xor t4, a0, s3
    xor t1, t1, s1
    xor a0, s10, s5
    xor a3, s7, a3
    xor a2, a2, s9
    xor t2, t2, a4
    lw a4, 96(sp)
    lw s1, 164(sp)
    xor a4, a4, a5
    xor s1, s1, a6
    lw s2, 112(sp)
    lw s3, 116(sp)
    xor s2, s2, a1
    xor s3, s3, t6
    lw s4, 204(sp)
    lw s5, 132(sp)
    lw s6, 220(sp)
    xor s4, s4, s5
    xor s6, t5, s6
    lw s7, 180(sp)
    lw s8, 196(sp)
    xor s7, s0, s7
    xor s8, s8, a7
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 212(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 128(sp)
    srli s5, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s5, s11, s5
    lw s11, 172(sp)
    sw s0, 172(sp)
    xor s5, s11, s5
    slli s11, s4, 16
    srli s0, s4, 16
    or s0, s11, s0
    lw s11, 224(sp)
    sw a6, 224(sp)
    xor s0, s11, s0
    slli s11, s3, 16
    srli a6, s3, 16
    or a6, s11, a6
    lw s11, 208(sp)
    sw a7, 208(sp)
    xor a6, s11, a6
    slli s11, s2, 16
    srli a7, s2, 16
    or a7, s11, a7
    lw s11, 188(sp)
    sw t6, 188(sp)
    xor a7, s11, a7
    slli s11, s1, 16
    srli t6, s1, 16
    or t6, s11, t6
    lw s11, 120(sp)
    sw t5, 120(sp)
    xor t6, s11, t6
    slli s11, a4, 16
    srli t5, a4, 16
    or t5, s11, t5
    lw s11, 160(sp)
    # round 11 (skinny.dsl:60)
    sw a5, 160(sp)
    # round 10 (skinny.dsl:60)
    xor t5, s11, t5
    # round 11 (skinny.dsl:60)
    and s11, a0, t3
    xor t2, t2, s11
    or s11, t0, a3
    xor a2, a2, s11
    not s11, t2
    and a5, a2, s11
    xor a5, t1, a5
    or t1, t4, t0
    xor t1, a0, t1
    not a0, t1
    and a0, a0, a5
    xor t3, t3, a0
    not a0, a3
    and a0, a0, a2
    xor t4, t4, a0
    not a0, t4
    and a0, a0, t3
    xor t0, t0, a0
    and a0, s11, a5
    lw s11, 664(ra)
    xor a3, a3, a0
    xor t3, t3, s11
    slli a0, t0, 24
    srli s11, t0, 8
    or a0, a0, s11
    slli s11, t3, 24
    sw a0, 128(sp)
    srli a0, t3, 8
    or a0, s11, a0
    slli s11, t1, 24
    sw t1, 212(sp)
    srli t1, t1, 8
    or t1, s11, t1
    slli s11, t4, 24
    sw t0, 196(sp)
    srli t0, t4, 8
    or t0, s11, t0
    slli s11, a3, 24
    sw t0, 180(sp)
    srli t0, a3, 8
    or t0, s11, t0
    slli s11, a2, 24
    sw t0, 220(sp)
    srli t0, a2, 8
    or t0, s11, t0
    slli s11, t2, 24
    sw t2, 204(sp)
    srli t2, t2, 8
    or t2, s11, t2
    slli s11, a5, 24
    sw a5, 116(sp)
    srli a5, a5, 8
    or a5, s11, a5
    and s11, s4, s2
    xor a4, a4, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s3
    xor s8, s8, s11
    not s11, s3
    and s11, s11, s8
    xor s7, s7, s11
    not s11, a4
    sw s8, 112(sp)
    and s8, s8, s11
    xor s1, s1, s8
    and s8, s11, s1
    xor s3, s3, s8
    not s8, s4
    and s8, s8, s1
    xor s2, s2, s8
    not s8, s7
    and s8, s8, s2
    xor s6, s6, s8
    or s8, s0, a7
    xor t5, t5, s8
    or s8, s5, a6
    xor s8, s9, s8
    and s9, s8, t5
    xor t6, t6, s9
    or s9, s10, s5
    xor s0, s0, s9
    not s9, t6
    and s11, s0, s9
    xor a7, a7, s11
    not s11, a6
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, a7
    xor s5, s5, s11
    and s9, t5, s9
    lw s11, 656(ra)
    xor a6, a6, s9
    lw s9, 668(ra)
    xor s5, s5, s11
    lw s11, 676(ra)
    xor a7, a7, s9
    lw s9, 684(ra)
    xor s0, s0, s11
    lw s11, 692(ra)
    xor s9, s10, s9
    lw s10, 700(ra)
    xor a6, a6, s11
    lw s11, 708(ra)
    xor s8, s8, s10
    lw s10, 716(ra)
    xor t5, t5, s11
    xor t6, t6, s10
    slli s10, t5, 16
    srli s11, t5, 16
    or s10, s10, s11
    slli s11, t6, 16
    sw t5, 164(sp)
    srli t5, t6, 16
    or t5, s11, t5
    slli s11, s9, 16
    sw s9, 96(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s5, 16
    sw s5, 100(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a6, 16
    sw a6, 192(sp)
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, s8, 16
    sw s8, 176(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s0, 16
    sw s0, 200(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, a7, 16
    sw a7, 168(sp)
    srli a7, a7, 16
    or a7, s11, a7
    lw s11, 132(sp)
    sw t6, 136(sp)
    or t6, s11, a1
    sw s2, 140(sp)
    lw s2, 712(ra)
    sw s3, 184(sp)
    lw s3, 160(sp)
    sw s7, 160(sp)
    xor t6, s3, t6
    xor s2, t6, s2
    lw s3, 120(sp)
    lw s7, 188(sp)
    sw s6, 108(sp)
    or s6, s3, s7
    sw s1, 124(sp)
    lw s1, 704(ra)
    sw s4, 216(sp)
    lw s4, 208(sp)
    sw a4, 208(sp)
    xor s4, s4, s6
    xor s1, s4, s1
    and s6, s4, t6
    lw a4, 720(ra)
    sw s10, 104(sp)
    lw s10, 224(sp)
    xor a7, t3, a7
    xor s6, s10, s6
    xor a4, s6, a4
    not s6, s6
    and t6, t6, s6
    lw s10, 696(ra)
    xor t6, s7, t6
    xor t6, t6, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 688(ra)
    lw s10, 172(sp)
    sw t6, 172(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s3
    lw t6, 680(ra)
    xor s10, s11, s10
    xor t6, s10, t6
    and s6, s10, s6
    lw s10, 672(ra)
    xor a1, a1, s6
    xor s6, a1, s10
    or a1, s4, a1
    lw s4, 660(ra)
    xor a1, s3, a1
    xor a1, a1, s4
    xor a5, a5, a4
    xor a4, a0, s6
    xor t1, t1, t6
    xor t2, t2, s2
    xor a6, a3, a6
    xor t3, t4, s9
    lw t4, 196(sp)
    lw t6, 180(sp)
    xor t4, t4, s5
    xor t6, t6, s7
    xor t0, t0, s1
    xor a3, a2, s8
    lw a2, 116(sp)
    lw a0, 204(sp)
    xor t5, a2, t5
    lw a2, 128(sp)
    lw s1, 172(sp)
    xor a2, a2, a1
    lw a1, 212(sp)
    srli s4, t5, 24
    xor a1, a1, s0
    lw s0, 104(sp)
    srli s3, a1, 24
    xor a0, a0, s0
    lw s0, 220(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 208(sp)
    srli s5, a3, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 216(sp)
    srli s6, t4, 24
    xor s2, s3, s2
    slli s3, t5, 8
    or s3, s3, s4
    lw s4, 124(sp)
    srli s7, t3, 24
    xor s3, s4, s3
    slli s4, a3, 8
    or s4, s4, s5
    lw s5, 112(sp)
    srli s8, a6, 24
    xor s4, s5, s4
    slli s5, t4, 8
    or s5, s5, s6
    lw s6, 108(sp)
    srli s9, a7, 24
    xor s5, s6, s5
    slli s6, t3, 8
    or s6, s6, s7
    lw s7, 160(sp)
    xor s6, s7, s6
    slli s7, a6, 8
    or s7, s7, s8
    lw s8, 184(sp)
    xor s7, s8, s7
    slli s8, a7, 8
    or s8, s8, s9
    lw s9, 140(sp)
    xor s8, s9, s8
    # round 12 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t5
    xor a6, a6, s9
    or s9, a7, a1
    xor a0, a0, s9
    or s9, a1, t3
    xor t4, t4, s9
    not s9, t3
    and s9, s9, t4
    xor a7, a7, s9
    not s9, a6
    and s10, t4, s9
    xor a3, a3, s10
    and s9, s9, a3
    xor t3, t3, s9
    and s9, a0, a3
    xor t5, t5, s9
    not s9, a7
    and s9, s9, t5
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    lw s10, 724(ra)
    xor s6, s6, s9
    lw s9, 732(ra)
    xor s2, s2, s10
    lw s10, 744(ra)
    xor s3, s3, s9
    lw s9, 752(ra)
    xor s1, s1, s10
    lw s10, 760(ra)
    xor s8, s8, s9
    lw s9, 768(ra)
    xor s6, s6, s10
    lw s10, 776(ra)
    xor s5, s5, s9
    lw s9, 784(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 164(sp)
    lw s10, 136(sp)
    sw a3, 140(sp)
    or s11, s9, s10
    lw a3, 192(sp)
    sw s4, 192(sp)
    xor a3, a3, s11
    lw s11, 200(sp)
    lw s4, 96(sp)
    sw a0, 184(sp)
    or a0, s11, s4
    sw s1, 160(sp)
    lw s1, 100(sp)
    sw a1, 100(sp)
    xor a0, s1, a0
    and s1, a0, a3
    lw a1, 176(sp)
    sw t4, 164(sp)
    xor a1, a1, s1
    lw s1, 168(sp)
    sw s2, 176(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t4, s2, s9
    xor t4, s10, t4
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t4
    xor s10, s11, s10
    and s9, a3, s9
    lw s11, 728(ra)
    xor s4, s4, s9
    lw s9, 736(ra)
    xor s10, s10, s11
    lw s11, 748(ra)
    xor t4, t4, s9
    lw s9, 756(ra)
    xor s2, s2, s11
    lw s11, 764(ra)
    xor s1, s1, s9
    lw s9, 772(ra)
    xor s4, s4, s11
    lw s11, 780(ra)
    xor a0, a0, s9
    lw s9, 788(ra)
    xor a3, a3, s11
    xor a1, a1, s9
    not s9, t2
    and s9, s9, a5
    xor s0, s0, s9
    or s9, a4, t1
    xor t2, t2, s9
    or s9, t1, t6
    xor a2, a2, s9
    not s9, t6
    and s9, s9, a2
    xor a4, a4, s9
    not s9, s0
    and s11, a2, s9
    xor t0, t0, s11
    and s9, s9, t0
    xor t6, t6, s9
    and s9, t2, t0
    xor a5, a5, s9
    not s9, a4
    and s9, s9, a5
    lw s11, 740(ra)
    xor t1, t1, s9
    xor a5, a5, s11
    xor a1, a1, t0
    xor t4, t4, a5
    xor s2, s2, t2
    xor a5, a5, s3
    xor t5, t5, a5
    xor a3, a3, s0
    xor s0, s7, s0
    xor a6, a6, s0
    xor s1, s1, a4
    xor s4, s4, t6
    xor a4, s8, a4
    xor a7, a7, a4
    xor t6, s6, t6
    xor t3, t3, t6
    xor a0, a0, a2
    xor s9, s10, t1
    xor a2, s5, a2
    lw s10, 164(sp)
    lw s11, 176(sp)
    xor s10, s10, a2
    xor t1, s11, t1
    sw a5, 164(sp)
    lw a5, 100(sp)
    sw a2, 100(sp)
    xor a5, a5, t1
    lw a2, 160(sp)
    sw t1, 96(sp)
    xor t2, t2, a2
    lw t1, 184(sp)
    sw t2, 184(sp)
    xor t1, t1, t2
    lw t2, 192(sp)
    sw a4, 200(sp)
    xor t0, t2, t0
    lw a4, 140(sp)
    # round 13 (skinny.dsl:60)
    sw t6, 140(sp)
    # round 12 (skinny.dsl:60)
    xor a4, a4, t0
    # round 13 (skinny.dsl:60)
    or t6, a6, a4
    xor t3, t3, t6
    or t6, t1, a7
    xor a5, a5, t6
    and t6, a5, t3
    xor t6, s10, t6
    not s10, t1
    and s10, t5, s10
    xor a6, a6, s10
    or s10, a6, t6
    xor a4, a4, s10
    not s10, a7
    and s10, s10, a5
    xor t5, t5, s10
    and s10, t5, a4
    xor t1, t1, s10
    not s10, t6
    and s10, t3, s10
    sw t0, 168(sp)
    lw t0, 792(ra)
    xor a7, a7, s10
    lw s10, 800(ra)
    xor t0, t1, t0
    lw t1, 808(ra)
    xor a4, a4, s10
    lw s10, 816(ra)
    xor a6, a6, t1
    lw t1, 824(ra)
    xor t5, t5, s10
    lw s10, 832(ra)
    xor a7, a7, t1
    lw t1, 840(ra)
    xor a5, a5, s10
    lw s10, 848(ra)
    xor t1, t3, t1
    xor t3, t6, s10
    slli t6, t1, 16
    srli s10, t1, 16
    or t6, t6, s10
    slli s10, t3, 16
    sw t1, 136(sp)
    srli t1, t3, 16
    or t1, s10, t1
    slli s10, t5, 16
    sw t5, 108(sp)
    srli t5, t5, 16
    or t5, s10, t5
    slli s10, t0, 16
    sw t0, 112(sp)
    srli t0, t0, 16
    or t0, s10, t0
    slli s10, a7, 16
    sw a7, 124(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, a5, 16
    sw a5, 216(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, a6, 16
    sw a6, 208(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, a4, 16
    sw a4, 172(sp)
    srli a4, a4, 16
    or a4, s10, a4
    or s10, s7, t2
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw t3, 176(sp)
    and t3, s7, s11
    xor t2, t2, t3
    not t3, s8
    and t3, t3, s10
    xor t3, s3, t3
    or s3, t3, t2
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 796(ra)
    xor s3, s8, s3
    lw s8, 804(ra)
    xor a2, a2, s11
    lw s11, 812(ra)
    xor t2, t2, s8
    lw s8, 820(ra)
    xor s7, s7, s11
    lw s11, 828(ra)
    xor t3, t3, s8
    lw s8, 836(ra)
    xor s3, s3, s11
    lw s11, 844(ra)
    xor s8, s10, s8
    lw s10, 852(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, a3
    and s10, s10, a1
    xor s4, s4, s10
    not s10, s1
    and s10, s2, s10
    xor s9, s9, s10
    or s10, s9, s4
    xor a0, a0, s10
    not s10, t4
    and s10, s10, s2
    xor a3, a3, s10
    or s10, a3, a0
    xor a1, a1, s10
    or s10, s1, s9
    xor t4, t4, s10
    not s10, a1
    and s10, t4, s10
    xor s2, s2, s10
    or s10, s4, a0
    lw s11, 280(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, a3, 8
    sw s3, 160(sp)
    srli s3, a3, 24
    or s3, ra, s3
    slli ra, t4, 8
    sw t6, 192(sp)
    srli t6, t4, 24
    or t6, ra, t6
    slli ra, s1, 8
    sw a6, 220(sp)
    srli a6, s1, 24
    or a6, ra, a6
    slli ra, s9, 8
    sw a6, 104(sp)
    srli a6, s9, 24
    or a6, ra, a6
    slli ra, s4, 8
    sw s4, 204(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a3, 212(sp)
    srli a3, a0, 24
    or a3, ra, a3
    not ra, s0
    sw a2, 128(sp)
    lw a2, 168(sp)
    sw s10, 116(sp)
    and ra, ra, a2
    lw s10, 140(sp)
    sw a0, 180(sp)
    xor s10, s10, ra
    lw ra, 200(sp)
    sw t1, 140(sp)
    not t1, ra
    lw a0, 184(sp)
    sw a5, 196(sp)
    and t1, a0, t1
    lw a5, 96(sp)
    sw s9, 96(sp)
    xor a5, a5, t1
    or t1, a5, s10
    lw s9, 100(sp)
    xor a3, s5, a3
    xor t1, s9, t1
    lw s9, 164(sp)
    sw s8, 100(sp)
    not s8, s9
    and s8, s8, a0
    xor s0, s0, s8
    or s8, s0, t1
    xor a2, a2, s8
    or s8, ra, a5
    xor s8, s9, s8
    not s9, a2
    and s9, s8, s9
    xor a0, a0, s9
    or s9, s10, t1
    xor s9, ra, s9
    xor t2, t2, s11
    xor s3, s7, s3
    xor a4, a1, a4
    xor a1, s6, s4
    xor a7, s1, a7
    xor t4, t4, t5
    xor t0, s2, t0
    xor t3, t3, t6
    lw t5, 100(sp)
    lw t6, 196(sp)
    xor a6, t5, a6
    lw t5, 96(sp)
    lw s1, 140(sp)
    xor t5, t5, t6
    lw t6, 180(sp)
    lw s2, 116(sp)
    xor t6, t6, s1
    lw s1, 128(sp)
    lw s4, 220(sp)
    xor s1, s1, s2
    lw s2, 212(sp)
    lw s5, 192(sp)
    xor s2, s2, s4
    lw s4, 204(sp)
    lw s6, 104(sp)
    xor s4, s4, s5
    lw s5, 160(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor s6, s10, s6
    slli s7, s2, 24
    srli s10, s2, 8
    or s7, s7, s10
    xor s0, s0, s7
    slli s7, t6, 24
    srli s10, t6, 8
    or s7, s7, s10
    xor t1, t1, s7
    slli s7, t5, 24
    srli s10, t5, 8
    or s7, s7, s10
    xor a5, a5, s7
    slli s7, t0, 24
    srli s10, t0, 8
    or s7, s7, s10
    xor a0, a0, s7
    slli s7, t4, 24
    srli s10, t4, 8
    or s7, s7, s10
    xor s7, s8, s7
    slli s8, a7, 24
    srli s10, a7, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, a4, 24
    srli s10, a4, 8
    or s9, s9, s10
    xor a2, a2, s9
    # round 14 (skinny.dsl:60)
    lw s9, 136(sp)
    lw s10, 176(sp)
    lw ra, 124(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 208(sp)
    sw a2, 124(sp)
    lw a2, 108(sp)
    sw a5, 104(sp)
    or a5, ra, a2
    sw a0, 160(sp)
    lw a0, 112(sp)
    sw s0, 112(sp)
    xor a5, a0, a5
    and a0, a5, s11
    lw s0, 216(sp)
    sw s8, 136(sp)
    xor a0, s0, a0
    lw s0, 172(sp)
    sw s7, 216(sp)
    or s7, s0, ra
    xor s7, s9, s7
    not s9, a0
    and s8, s7, s9
    xor s8, s10, s8
    not s10, a2
    and s10, s10, a5
    xor s0, s0, s10
    or s10, s0, s8
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 208(sp)
    lw s6, 856(ra)
    xor a2, a2, s9
    lw s9, 864(ra)
    xor s6, s10, s6
    lw s10, 876(ra)
    xor s8, s8, s9
    lw s9, 884(ra)
    xor s7, s7, s10
    lw s10, 892(ra)
    xor s0, s0, s9
    lw s9, 900(ra)
    xor a2, a2, s10
    lw s10, 908(ra)
    xor a5, a5, s9
    lw s9, 916(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    or s9, a1, a3
    xor s5, s5, s9
    not s9, s3
    and s9, s9, t3
    xor s1, s1, s9
    not s9, s5
    and s9, s1, s9
    xor a6, a6, s9
    or s9, t2, s3
    xor a1, a1, s9
    not s9, a6
    and s9, a1, s9
    xor a3, a3, s9
    and s9, t3, s1
    xor t2, t2, s9
    or s9, t2, a3
    xor s3, s3, s9
    or s9, s5, a6
    lw s11, 868(ra)
    xor t3, t3, s9
    xor a3, a3, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a3, 16
    sw s3, 108(sp)
    srli s3, a3, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw a3, 172(sp)
    srli a3, a1, 16
    or a3, s11, a3
    slli s11, t2, 16
    sw a1, 176(sp)
    srli a1, t2, 16
    or a1, s11, a1
    slli s11, t3, 16
    sw t2, 192(sp)
    srli t2, t3, 16
    or t2, s11, t2
    slli s11, s1, 16
    sw s1, 204(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 220(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a6, 16
    sw a6, 212(sp)
    srli a6, a6, 16
    or a6, s11, a6
    or s11, s4, t6
    xor a7, a7, s11
    not s11, s2
    and s11, s11, t4
    xor t0, t0, s11
    not s11, a7
    and s11, t0, s11
    xor t5, t5, s11
    or s11, a4, s2
    xor s4, s4, s11
    not s11, t5
    and s11, s4, s11
    xor t6, t6, s11
    and s11, t4, t0
    xor a4, a4, s11
    or s11, a4, t6
    xor s2, s2, s11
    or s11, a7, t5
    xor t4, t4, s11
    lw s11, 208(sp)
    sw t4, 116(sp)
    or t4, s11, t1
    sw t0, 128(sp)
    lw t0, 912(ra)
    sw t5, 140(sp)
    lw t5, 136(sp)
    sw a4, 136(sp)
    xor t4, t5, t4
    xor t0, t4, t0
    lw t5, 112(sp)
    lw a4, 216(sp)
    sw a7, 180(sp)
    or a7, t5, a4
    sw s4, 196(sp)
    lw s4, 904(ra)
    sw t6, 96(sp)
    lw t6, 160(sp)
    sw s2, 160(sp)
    xor a7, t6, a7
    xor t6, a7, s4
    and s4, a7, t4
    lw s2, 920(ra)
    sw t0, 100(sp)
    lw t0, 104(sp)
    xor a6, a0, a6
    xor t0, t0, s4
    xor s2, t0, s2
    not t0, t0
    and t4, t4, t0
    lw s4, 896(ra)
    xor t4, a4, t4
    xor t4, t4, s4
    not a4, a4
    and a7, a4, a7
    lw a4, 888(ra)
    lw s4, 124(sp)
    xor a5, a5, s1
    xor a7, s4, a7
    xor a4, a7, a4
    or s4, s4, t5
    sw a4, 124(sp)
    lw a4, 880(ra)
    xor s4, s11, s4
    xor a4, s4, a4
    and t0, s4, t0
    lw s4, 872(ra)
    xor t0, t1, t0
    xor t1, t0, s4
    or a7, a7, t0
    lw t0, 860(ra)
    xor a7, t5, a7
    xor a7, a7, t0
    xor t0, s8, s3
    xor t5, s7, a3
    xor a3, s10, s5
    xor a1, s0, a1
    xor a0, s6, s9
    xor t2, a2, t2
    xor t3, t3, t4
    lw a2, 204(sp)
    lw s0, 212(sp)
    xor a2, a2, t6
    xor s0, s0, s2
    lw s1, 192(sp)
    lw s3, 124(sp)
    lw s4, 220(sp)
    xor s1, s1, s3
    lw s5, 100(sp)
    lw s6, 176(sp)
    xor s4, s4, s5
    xor s6, a4, s6
    lw s7, 172(sp)
    lw s8, 108(sp)
    xor s7, t1, s7
    xor s8, s8, a7
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 160(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 96(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 196(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 180(sp)
    sw t1, 180(sp)
    xor s5, s11, s5
    slli s11, s1, 16
    srli t1, s1, 16
    or t1, s11, t1
    lw s11, 136(sp)
    sw t6, 136(sp)
    xor t1, s11, t1
    slli s11, s0, 16
    srli t6, s0, 16
    or t6, s11, t6
    lw s11, 140(sp)
    sw a7, 140(sp)
    xor t6, s11, t6
    slli s11, a2, 16
    srli a7, a2, 16
    or a7, s11, a7
    lw s11, 128(sp)
    sw a4, 128(sp)
    xor a7, s11, a7
    slli s11, t3, 16
    srli a4, t3, 16
    or a4, s11, a4
    lw s11, 116(sp)
    # round 15 (skinny.dsl:60)
    sw t4, 116(sp)
    # round 14 (skinny.dsl:60)
    xor a4, s11, a4
    # round 15 (skinny.dsl:60)
    or s11, a3, a6
    xor t2, t2, s11
    not s11, a1
    and t4, t5, s11
    xor t4, a0, t4
    and a0, t4, t2
    xor a5, a5, a0
    not a0, t0
    and a0, a0, t5
    xor a3, a3, a0
    not a0, a3
    and a0, a0, a5
    xor a6, a6, a0
    and a0, s11, t4
    xor t0, t0, a0
    or a0, t0, a6
    xor t5, t5, a0
    and a0, t2, a5
    lw s11, 868(ra)
    xor a1, a1, a0
    xor a6, a6, s11
    slli a0, t5, 24
    srli s11, t5, 8
    or a0, a0, s11
    slli s11, a6, 24
    sw a0, 196(sp)
    srli a0, a6, 8
    or a0, s11, a0
    slli s11, a3, 24
    sw a3, 96(sp)
    srli a3, a3, 8
    or a3, s11, a3
    slli s11, t0, 24
    sw t5, 160(sp)
    srli t5, t0, 8
    or t5, s11, t5
    slli s11, a1, 24
    sw t5, 108(sp)
    srli t5, a1, 8
    or t5, s11, t5
    slli s11, t4, 24
    sw t5, 172(sp)
    srli t5, t4, 8
    or t5, s11, t5
    slli s11, t2, 24
    sw t2, 176(sp)
    srli t2, t2, 8
    or t2, s11, t2
    slli s11, a5, 24
    sw a5, 220(sp)
    srli a5, a5, 8
    or a5, s11, a5
    or s11, s4, s0
    xor t3, t3, s11
    not s11, s7
    and s11, s11, s6
    xor s4, s4, s11
    not s11, s1
    sw t4, 192(sp)
    and t4, s6, s11
    xor t4, s8, t4
    and s8, s11, t4
    xor s7, s7, s8
    and s8, t4, t3
    xor a2, a2, s8
    and s8, t3, a2
    xor s1, s1, s8
    not s8, s4
    and s8, s8, a2
    xor s0, s0, s8
    or s8, s7, s0
    xor s6, s6, s8
    or s8, s5, t6
    xor a4, a4, s8
    or s8, s3, t1
    xor s8, s9, s8
    and s9, s8, a4
    xor a7, a7, s9
    or s9, s10, s3
    xor s5, s5, s9
    not s9, a7
    and s11, s5, s9
    xor t6, t6, s11
    not s11, t1
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, t6
    xor s3, s3, s11
    and s9, a4, s9
    lw s11, 924(ra)
    xor t1, t1, s9
    lw s9, 932(ra)
    xor s3, s3, s11
    lw s11, 940(ra)
    xor t6, t6, s9
    lw s9, 948(ra)
    xor s5, s5, s11
    lw s11, 956(ra)
    xor s9, s10, s9
    lw s10, 964(ra)
    xor t1, t1, s11
    lw s11, 972(ra)
    xor s8, s8, s10
    lw s10, 980(ra)
    xor a4, a4, s11
    xor a7, a7, s10
    slli s10, a4, 16
    srli s11, a4, 16
    or s10, s10, s11
    slli s11, a7, 16
    sw a4, 212(sp)
    srli a4, a7, 16
    or a4, s11, a4
    slli s11, s9, 16
    sw s9, 204(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s3, 16
    sw s3, 112(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, t1, 16
    sw t1, 208(sp)
    srli t1, t1, 16
    or t1, s11, t1
    slli s11, s8, 16
    sw s8, 216(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 104(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t6, 16
    sw t6, 200(sp)
    srli t6, t6, 16
    or t6, s11, t6
    lw s11, 100(sp)
    sw a7, 184(sp)
    or a7, s11, s2
    sw s0, 164(sp)
    lw s0, 976(ra)
    sw s1, 168(sp)
    lw s1, 116(sp)
    sw s7, 116(sp)
    xor a7, s1, a7
    xor s0, a7, s0
    lw s1, 128(sp)
    lw s7, 124(sp)
    sw s6, 120(sp)
    or s6, s1, s7
    sw t4, 132(sp)
    lw t4, 968(ra)
    sw a2, 188(sp)
    lw a2, 140(sp)
    sw s4, 140(sp)
    xor a2, a2, s6
    xor t4, a2, t4
    and s6, a2, a7
    lw s4, 984(ra)
    sw t3, 224(sp)
    lw t3, 136(sp)
    xor a6, a6, t6
    xor t3, t3, s6
    xor s4, t3, s4
    not t3, t3
    and a7, a7, t3
    lw s6, 960(ra)
    xor a7, s7, a7
    xor a7, a7, s6
    not s6, s7
    and a2, s6, a2
    lw s6, 952(ra)
    lw s7, 180(sp)
    sw a7, 180(sp)
    xor a2, s7, a2
    xor s6, a2, s6
    or s7, s7, s1
    lw a7, 944(ra)
    xor s7, s11, s7
    xor a7, s7, a7
    and t3, s7, t3
    lw s7, 936(ra)
    xor t3, s2, t3
    xor s2, t3, s7
    or t3, a2, t3
    lw a2, 928(ra)
    xor t3, s1, t3
    xor t3, t3, a2
    xor a5, a5, s4
    xor a2, a0, s2
    xor a7, a3, a7
    xor t2, t2, s0
    xor t1, a1, t1
    xor t0, t0, s9
    lw t6, 160(sp)
    lw a3, 108(sp)
    xor t6, t6, s3
    xor a3, a3, s6
    xor t4, t5, t4
    lw t5, 192(sp)
    lw a1, 220(sp)
    xor t5, t5, s8
    xor a4, a1, a4
    lw a1, 196(sp)
    lw a0, 176(sp)
    xor t3, a1, t3
    lw a1, 96(sp)
    xor a0, a0, s10
    xor a1, a1, s5
    lw s0, 172(sp)
    lw s1, 180(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 224(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 140(sp)
    srli s4, a4, 24
    xor s2, s3, s2
    slli s3, a4, 8
    or s3, s3, s4
    lw s4, 188(sp)
    srli s5, t5, 24
    xor s3, s4, s3
    slli s4, t5, 8
    or s4, s4, s5
    lw s5, 132(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 120(sp)
    srli s7, t0, 24
    xor s5, s6, s5
    slli s6, t0, 8
    or s6, s6, s7
    lw s7, 116(sp)
    srli s8, t1, 24
    xor s6, s7, s6
    slli s7, t1, 8
    or s7, s7, s8
    lw s8, 168(sp)
    srli s9, a6, 24
    xor s7, s8, s7
    slli s8, a6, 8
    or s8, s8, s9
    lw s9, 164(sp)
    xor s8, s9, s8
    # round 16 (skinny.dsl:60)
    and s9, a0, a4
    xor t1, t1, s9
    or s9, a6, a1
    xor a0, a0, s9
    or s9, a1, t0
    xor t6, t6, s9
    not s9, t0
    and s9, s9, t6
    xor a6, a6, s9
    not s9, t1
    and s10, t6, s9
    xor t5, t5, s10
    and s9, s9, t5
    xor t0, t0, s9
    not s9, a0
    and s9, s9, t5
    xor a4, a4, s9
    not s9, a6
    and s9, s9, a4
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, 988(ra)
    xor s6, s6, s9
    lw s9, 996(ra)
    xor s2, s2, s10
    lw s10, 1008(ra)
    xor s3, s3, s9
    lw s9, 1016(ra)
    xor s1, s1, s10
    lw s10, 1024(ra)
    xor s8, s8, s9
    lw s9, 1032(ra)
    xor s6, s6, s10
    lw s10, 1040(ra)
    xor s5, s5, s9
    lw s9, 1048(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 212(sp)
    lw s10, 184(sp)
    sw t5, 164(sp)
    or s11, s9, s10
    lw t5, 208(sp)
    sw s4, 208(sp)
    xor t5, t5, s11
    lw s11, 104(sp)
    lw s4, 204(sp)
    sw a0, 168(sp)
    or a0, s11, s4
    sw s1, 116(sp)
    lw s1, 112(sp)
    sw a1, 112(sp)
    xor a0, s1, a0
    and s1, a0, t5
    lw a1, 216(sp)
    sw t6, 212(sp)
    xor a1, a1, s1
    lw s1, 200(sp)
    sw s2, 216(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t6, s2, s9
    xor t6, s10, t6
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t6
    xor s10, s11, s10
    and s9, t5, s9
    lw s11, 992(ra)
    xor s4, s4, s9
    lw s9, 1000(ra)
    xor s10, s10, s11
    lw s11, 1012(ra)
    xor t6, t6, s9
    lw s9, 1020(ra)
    xor s2, s2, s11
    lw s11, 1028(ra)
    xor s1, s1, s9
    lw s9, 1036(ra)
    xor s4, s4, s11
    lw s11, 1044(ra)
    xor a0, a0, s9
    lw s9, 1052(ra)
    xor t5, t5, s11
    xor a1, a1, s9
    and s9, t2, a5
    xor s0, s0, s9
    or s9, a2, a7
    xor t2, t2, s9
    or s9, a7, a3
    xor t3, t3, s9
    not s9, a3
    and s9, s9, t3
    xor a2, a2, s9
    not s9, s0
    and s11, t3, s9
    xor t4, t4, s11
    and s9, s9, t4
    xor a3, a3, s9
    not s9, t2
    and s9, s9, t4
    xor a5, a5, s9
    not s9, a2
    and s9, s9, a5
    lw s11, 1004(ra)
    xor a7, a7, s9
    xor a5, a5, s11
    xor a1, a1, t4
    xor t6, t6, a5
    xor s2, s2, t2
    xor a5, a5, s3
    xor a4, a4, a5
    xor t5, t5, s0
    xor s0, s7, s0
    xor t1, t1, s0
    xor s1, s1, a2
    xor s4, s4, a3
    xor a2, s8, a2
    xor a6, a6, a2
    xor a3, s6, a3
    xor t0, t0, a3
    xor a0, a0, t3
    xor s9, s10, a7
    xor t3, s5, t3
    lw s10, 212(sp)
    lw s11, 216(sp)
    xor s10, s10, t3
    xor a7, s11, a7
    sw t3, 212(sp)
    lw t3, 112(sp)
    sw a7, 112(sp)
    xor t3, t3, a7
    lw a7, 116(sp)
    sw a2, 204(sp)
    xor t2, t2, a7
    lw a2, 168(sp)
    sw a5, 168(sp)
    xor a2, a2, t2
    lw a5, 208(sp)
    sw t2, 104(sp)
    xor t4, a5, t4
    lw t2, 164(sp)
    # round 17 (skinny.dsl:60)
    sw a3, 164(sp)
    # round 16 (skinny.dsl:60)
    xor t2, t2, t4
    # round 17 (skinny.dsl:60)
    or a3, t1, t2
    xor t0, t0, a3
    or a3, a2, a6
    xor t3, t3, a3
    and a3, t3, t0
    xor a3, s10, a3
    not s10, a2
    and s10, a4, s10
    xor t1, t1, s10
    or s10, t1, a3
    xor t2, t2, s10
    not s10, a6
    and s10, s10, t3
    xor a4, a4, s10
    and s10, a4, t2
    xor a2, a2, s10
    not s10, a3
    and s10, t0, s10
    sw t4, 200(sp)
    lw t4, 1056(ra)
    xor a6, a6, s10
    lw s10, 1064(ra)
    xor t4, a2, t4
    lw a2, 1072(ra)
    xor t2, t2, s10
    lw s10, 1080(ra)
    xor t1, t1, a2
    lw a2, 1088(ra)
    xor a4, a4, s10
    lw s10, 1096(ra)
    xor a6, a6, a2
    lw a2, 1104(ra)
    xor t3, t3, s10
    lw s10, 1112(ra)
    xor t0, t0, a2
    xor a3, a3, s10
    slli a2, t0, 16
    srli s10, t0, 16
    or a2, a2, s10
    slli s10, a3, 16
    sw t0, 184(sp)
    srli t0, a3, 16
    or t0, s10, t0
    slli s10, a4, 16
    sw a4, 120(sp)
    srli a4, a4, 16
    or a4, s10, a4
    slli s10, t4, 16
    sw t4, 132(sp)
    srli t4, t4, 16
    or t4, s10, t4
    slli s10, a6, 16
    sw a6, 188(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, t3, 16
    sw t3, 140(sp)
    srli t3, t3, 16
    or t3, s10, t3
    slli s10, t1, 16
    sw t1, 224(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, t2, 16
    sw t2, 180(sp)
    srli t2, t2, 16
    or t2, s10, t2
    or s10, s7, a5
    xor s6, s6, s10
    or s10, a7, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a7
    xor s7, s7, s11
    not s11, s5
    sw a3, 216(sp)
    and a3, s7, s11
    xor a5, a5, a3
    not a3, s8
    and a3, a3, s10
    xor a3, s3, a3
    or s3, a3, a5
    xor a7, a7, s3
    and s3, s6, s11
    lw s11, 1060(ra)
    xor s3, s8, s3
    lw s8, 1068(ra)
    xor a7, a7, s11
    lw s11, 1076(ra)
    xor a5, a5, s8
    lw s8, 1084(ra)
    xor s7, s7, s11
    lw s11, 1092(ra)
    xor a3, a3, s8
    lw s8, 1100(ra)
    xor s3, s3, s11
    lw s11, 1108(ra)
    xor s8, s10, s8
    lw s10, 1116(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, t5
    and s10, s10, a1
    xor s4, s4, s10
    or s10, s2, s1
    xor s9, s9, s10
    not s10, s4
    and s11, s9, s10
    xor a0, a0, s11
    or s11, t6, s2
    xor t5, t5, s11
    and s11, t5, a0
    xor a1, a1, s11
    not s11, s1
    and s11, s11, s9
    xor t6, t6, s11
    not s11, t6
    and s11, s11, a1
    xor s2, s2, s11
    and s10, s10, a0
    lw s11, 740(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, t5, 8
    sw s3, 116(sp)
    srli s3, t5, 24
    or s3, ra, s3
    slli ra, t6, 8
    sw a2, 208(sp)
    srli a2, t6, 24
    or a2, ra, a2
    slli ra, s1, 8
    sw t1, 172(sp)
    srli t1, s1, 24
    or t1, ra, t1
    slli ra, s9, 8
    sw t1, 176(sp)
    srli t1, s9, 24
    or t1, ra, t1
    slli ra, s4, 8
    sw s4, 96(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw t5, 196(sp)
    srli t5, a0, 24
    or t5, ra, t5
    not ra, s0
    sw a7, 220(sp)
    lw a7, 200(sp)
    sw s10, 192(sp)
    and ra, ra, a7
    lw s10, 164(sp)
    sw t0, 164(sp)
    xor s10, s10, ra
    lw ra, 168(sp)
    lw t0, 104(sp)
    sw a0, 108(sp)
    or a0, ra, t0
    xor a0, s0, a0
    lw s0, 204(sp)
    sw t3, 160(sp)
    or t0, t0, s0
    lw t3, 112(sp)
    sw s10, 112(sp)
    xor t0, t3, t0
    not t3, s0
    and t3, t3, t0
    xor t3, ra, t3
    not ra, s10
    sw t0, 168(sp)
    and t0, t0, ra
    lw s10, 212(sp)
    xor t5, s5, t5
    xor t0, s10, t0
    and s10, ra, t0
    xor s0, s0, s10
    and s10, a0, t0
    xor a7, a7, s10
    not s10, t3
    and s10, s10, a7
    lw ra, 104(sp)
    xor a5, a5, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor t2, a1, t2
    xor a1, s6, s4
    xor a6, s1, a6
    xor t6, t6, a4
    xor t4, s2, t4
    xor a4, a3, a2
    xor t1, s8, t1
    lw a3, 160(sp)
    lw a2, 108(sp)
    xor a3, s9, a3
    lw s1, 164(sp)
    lw s2, 192(sp)
    xor a2, a2, s1
    lw s1, 220(sp)
    lw s4, 172(sp)
    xor s1, s1, s2
    lw s2, 196(sp)
    lw s5, 208(sp)
    xor s2, s2, s4
    lw s4, 96(sp)
    lw s6, 176(sp)
    xor s4, s4, s5
    lw s5, 116(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 112(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor t0, t0, s7
    slli s7, a3, 24
    srli s8, a3, 8
    or s7, s7, s8
    lw s8, 168(sp)
    srli s9, t4, 8
    xor s7, s8, s7
    slli s8, t4, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, t6, 24
    srli s10, t6, 8
    or s9, s9, s10
    xor t3, t3, s9
    slli s9, a6, 24
    srli s10, a6, 8
    or s9, s9, s10
    xor s0, s0, s9
    slli s9, t2, 24
    srli s10, t2, 8
    or s9, s9, s10
    xor a7, a7, s9
    # round 18 (skinny.dsl:60)
    lw s9, 184(sp)
    lw s10, 216(sp)
    lw ra, 188(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 224(sp)
    sw a7, 188(sp)
    lw a7, 120(sp)
    sw s7, 168(sp)
    or s7, ra, a7
    sw s8, 112(sp)
    lw s8, 132(sp)
    sw a0, 132(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 140(sp)
    sw s0, 184(sp)
    xor a0, a0, s8
    lw s8, 180(sp)
    sw t3, 140(sp)
    or t3, s8, ra
    xor t3, s9, t3
    not s9, a0
    and s0, t3, s9
    xor s0, s10, s0
    not s10, a7
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, s0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 224(sp)
    lw s6, 1120(ra)
    xor a7, a7, s9
    lw s9, 1128(ra)
    xor s6, s10, s6
    lw s10, 1136(ra)
    xor s0, s0, s9
    lw s9, 1144(ra)
    xor t3, t3, s10
    lw s10, 1152(ra)
    xor s8, s8, s9
    lw s9, 1160(ra)
    xor a7, a7, s10
    lw s10, 1168(ra)
    xor s7, s7, s9
    lw s9, 1176(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, a1
    and s9, s9, t5
    xor s5, s5, s9
    not s9, a4
    and s9, s3, s9
    xor s1, s1, s9
    or s9, s1, s5
    xor t1, t1, s9
    not s9, a5
    and s9, s9, s3
    xor a1, a1, s9
    or s9, a1, t1
    xor t5, t5, s9
    or s9, a4, s1
    xor a5, a5, s9
    not s9, t5
    and s9, a5, s9
    xor s3, s3, s9
    or s9, s5, t1
    lw s11, 80(ra)
    xor a4, a4, s9
    xor t5, t5, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, t5, 16
    sw s3, 120(sp)
    srli s3, t5, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw t5, 180(sp)
    srli t5, a1, 16
    or t5, s11, t5
    slli s11, a5, 16
    sw a1, 216(sp)
    srli a1, a5, 16
    or a1, s11, a1
    slli s11, a4, 16
    sw a5, 176(sp)
    srli a5, a4, 16
    or a5, s11, a5
    slli s11, s1, 16
    sw s1, 116(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 208(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t1, 16
    sw t1, 96(sp)
    srli t1, t1, 16
    or t1, s11, t1
    not s11, s4
    and s11, s11, a2
    xor a6, a6, s11
    not s11, t6
    and s11, s2, s11
    xor t4, t4, s11
    or s11, t4, a6
    xor a3, a3, s11
    not s11, t2
    and s11, s11, s2
    xor s4, s4, s11
    or s11, s4, a3
    xor a2, a2, s11
    or s11, t6, t4
    xor t2, t2, s11
    not s11, a2
    and s11, t2, s11
    xor s2, s2, s11
    or s11, a6, a3
    xor t6, t6, s11
    lw s11, 224(sp)
    sw t6, 172(sp)
    or t6, s11, t0
    sw t4, 196(sp)
    lw t4, 1172(ra)
    sw a3, 192(sp)
    lw a3, 184(sp)
    sw t2, 184(sp)
    xor t6, a3, t6
    xor t4, t6, t4
    lw a3, 132(sp)
    lw t2, 140(sp)
    sw a6, 220(sp)
    or a6, a3, t2
    sw s4, 164(sp)
    lw s4, 1164(ra)
    sw a2, 108(sp)
    lw a2, 112(sp)
    sw s2, 112(sp)
    xor a6, a2, a6
    xor a2, a6, s4
    and s4, a6, t6
    lw s2, 1180(ra)
    sw t4, 160(sp)
    lw t4, 168(sp)
    xor t3, t3, t5
    xor t4, t4, s4
    xor s2, t4, s2
    not s4, t4
    and t6, t6, s4
    lw s4, 1156(ra)
    xor t6, t2, t6
    xor t6, t6, s4
    not t2, t2
    and a6, t2, a6
    lw t2, 1148(ra)
    lw s4, 188(sp)
    xor t5, s10, s5
    xor a6, s4, a6
    xor t2, a6, t2
    sw t2, 140(sp)
    not t2, a3
    and t2, s4, t2
    lw s4, 1140(ra)
    xor t2, s11, t2
    xor s4, t2, s4
    or t2, t2, t4
    lw t4, 1132(ra)
    xor t0, t0, t2
    xor t2, t0, t4
    and a6, a6, t0
    lw t0, 1124(ra)
    xor a6, a3, a6
    xor a6, a6, t0
    xor t0, a0, t1
    xor t1, s0, s3
    xor t4, s7, s1
    xor a3, s8, a1
    xor a1, s6, s9
    xor a5, a7, a5
    xor a7, a4, t6
    lw a4, 116(sp)
    lw a0, 96(sp)
    xor a4, a4, a2
    xor a0, a0, s2
    lw s0, 176(sp)
    lw s1, 140(sp)
    lw s3, 208(sp)
    xor s0, s0, s1
    lw s5, 160(sp)
    lw s6, 216(sp)
    xor s3, s3, s5
    xor s6, s4, s6
    lw s7, 180(sp)
    lw s8, 120(sp)
    xor s7, t2, s7
    xor s8, s8, a6
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 112(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 108(sp)
    srli s1, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s1, s11, s1
    lw s11, 164(sp)
    srli s5, s3, 16
    xor s1, s11, s1
    slli s11, s3, 16
    or s5, s11, s5
    lw s11, 220(sp)
    sw t2, 220(sp)
    xor s5, s11, s5
    slli s11, s0, 16
    srli t2, s0, 16
    or t2, s11, t2
    lw s11, 184(sp)
    sw a2, 184(sp)
    xor t2, s11, t2
    slli s11, a0, 16
    srli a2, a0, 16
    or a2, s11, a2
    lw s11, 192(sp)
    sw a6, 192(sp)
    xor a2, s11, a2
    slli s11, a4, 16
    srli a6, a4, 16
    or a6, s11, a6
    lw s11, 196(sp)
    sw s4, 196(sp)
    xor a6, s11, a6
    slli s11, a7, 16
    srli s4, a7, 16
    or s4, s11, s4
    lw s11, 172(sp)
    # round 19 (skinny.dsl:60)
    lw ra, 80(ra)
    # round 18 (skinny.dsl:60)
    xor s4, s11, s4
    # round 19 (skinny.dsl:60)
    or s11, t5, t0
    xor a5, a5, s11
    not s11, t3
    and s11, s11, a3
    xor a1, a1, s11
    not s11, a5
    and s11, a1, s11
    xor t4, t4, s11
    or s11, t1, t3
    xor t5, t5, s11
    not s11, t4
    and s11, t5, s11
    xor t0, t0, s11
    and s11, a3, a1
    xor t1, t1, s11
    or s11, t1, t0
    xor t3, t3, s11
    or s11, a5, t4
    xor a3, a3, s11
    xor t0, t0, ra
    slli s11, t3, 24
    srli ra, t3, 8
    or s11, s11, ra
    slli ra, t0, 24
    sw s11, 172(sp)
    srli s11, t0, 8
    or s11, ra, s11
    slli ra, t5, 24
    sw t5, 164(sp)
    srli t5, t5, 8
    or t5, ra, t5
    slli ra, t1, 24
    sw t3, 108(sp)
    srli t3, t1, 8
    or t3, ra, t3
    slli ra, a3, 24
    sw t3, 112(sp)
    srli t3, a3, 8
    or t3, ra, t3
    slli ra, a1, 24
    sw t3, 120(sp)
    srli t3, a1, 8
    or t3, ra, t3
    slli ra, a5, 24
    sw a5, 180(sp)
    srli a5, a5, 8
    or a5, ra, a5
    slli ra, t4, 24
    sw t4, 216(sp)
    srli t4, t4, 8
    or t4, ra, t4
    or ra, s3, a0
    xor a7, a7, ra
    not ra, s6
    and ra, ra, s0
    xor s8, s8, ra
    not ra, a7
    and ra, s8, ra
    xor a4, a4, ra
    or ra, s7, s6
    xor s3, s3, ra
    not ra, a4
    and ra, s3, ra
    xor a0, a0, ra
    and ra, s0, s8
    xor s7, s7, ra
    or ra, s7, a0
    xor s6, s6, ra
    or ra, a7, a4
    xor s0, s0, ra
    or ra, s5, a2
    xor s4, s4, ra
    or ra, s1, t2
    xor s9, s9, ra
    and ra, s9, s4
    xor a6, a6, ra
    or ra, s10, s1
    xor s5, s5, ra
    not ra, a6
    sw a0, 208(sp)
    and a0, s5, ra
    xor a2, a2, a0
    not a0, t2
    and a0, a0, s9
    xor a0, s10, a0
    or s10, a0, a2
    xor s1, s1, s10
    and s10, s4, ra
    lw ra, 72(sp)
    sw s0, 176(sp)
    lw s0, 1184(ra)
    xor t2, t2, s10
    lw s10, 1192(ra)
    xor s0, s1, s0
    lw s1, 1200(ra)
    xor a2, a2, s10
    lw s10, 1208(ra)
    xor s1, s5, s1
    lw s5, 1216(ra)
    xor a0, a0, s10
    lw s10, 1224(ra)
    xor t2, t2, s5
    lw s5, 1232(ra)
    xor s9, s9, s10
    lw s10, 1240(ra)
    xor s4, s4, s5
    xor a6, a6, s10
    slli s5, s4, 16
    srli s10, s4, 16
    or s5, s5, s10
    slli s10, a6, 16
    sw s4, 96(sp)
    srli s4, a6, 16
    or s4, s10, s4
    slli s10, a0, 16
    sw a0, 116(sp)
    srli a0, a0, 16
    or a0, s10, a0
    slli s10, s0, 16
    sw s0, 132(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, t2, 16
    sw t2, 224(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, s9, 16
    sw s9, 188(sp)
    srli s9, s9, 16
    or s9, s10, s9
    slli s10, s1, 16
    sw s1, 168(sp)
    srli s1, s1, 16
    or s1, s10, s1
    slli s10, a2, 16
    sw a2, 104(sp)
    srli a2, a2, 16
    or a2, s10, a2
    lw s10, 160(sp)
    sw a6, 200(sp)
    or a6, s10, s2
    sw s7, 204(sp)
    lw s7, 1236(ra)
    xor a6, t6, a6
    xor t6, a6, s7
    lw s7, 196(sp)
    sw s6, 212(sp)
    lw s6, 140(sp)
    sw s8, 128(sp)
    or s8, s7, s6
    sw a4, 100(sp)
    lw a4, 1228(ra)
    sw s3, 124(sp)
    lw s3, 192(sp)
    sw a7, 192(sp)
    xor s3, s3, s8
    xor a4, s3, a4
    and s8, s3, a6
    lw a7, 1244(ra)
    sw s5, 136(sp)
    lw s5, 184(sp)
    xor t0, t0, a2
    xor s5, s5, s8
    xor a7, s5, a7
    not s5, s5
    and a6, a6, s5
    lw s8, 1220(ra)
    xor a6, s6, a6
    xor a6, a6, s8
    not s6, s6
    and s3, s6, s3
    lw s6, 1212(ra)
    lw s8, 220(sp)
    sw a6, 220(sp)
    xor s3, s8, s3
    xor s6, s3, s6
    or s8, s8, s7
    lw a6, 1204(ra)
    xor s8, s10, s8
    xor a6, s8, a6
    and s5, s8, s5
    lw s8, 1196(ra)
    xor s2, s2, s5
    xor s5, s2, s8
    or s2, s3, s2
    lw s3, 1188(ra)
    xor s2, s7, s2
    xor s2, s2, s3
    xor a7, t4, a7
    xor t4, s11, s5
    xor a6, t5, a6
    xor a5, a5, t6
    xor t2, a3, t2
    xor t1, t1, a0
    lw t5, 108(sp)
    lw t6, 112(sp)
    xor t5, t5, s0
    xor t6, t6, s6
    xor t3, t3, a4
    xor a4, a1, s9
    lw a3, 216(sp)
    lw a2, 172(sp)
    xor a3, a3, s4
    xor a2, a2, s2
    lw a1, 164(sp)
    lw a0, 180(sp)
    xor a1, a1, s1
    lw s0, 136(sp)
    lw s1, 220(sp)
    xor a0, a0, s0
    lw s0, 120(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 192(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 124(sp)
    srli s4, a3, 24
    xor s2, s3, s2
    slli s3, a3, 8
    or s3, s3, s4
    lw s4, 100(sp)
    srli s5, a4, 24
    xor s3, s4, s3
    slli s4, a4, 8
    or s4, s4, s5
    lw s5, 128(sp)
    srli s6, t5, 24
    xor s4, s5, s4
    slli s5, t5, 8
    or s5, s5, s6
    lw s6, 212(sp)
    srli s7, t1, 24
    xor s5, s6, s5
    slli s6, t1, 8
    or s6, s6, s7
    lw s7, 204(sp)
    srli s8, t2, 24
    xor s6, s7, s6
    slli s7, t2, 8
    or s7, s7, s8
    lw s8, 176(sp)
    srli s9, t0, 24
    xor s7, s8, s7
    slli s8, t0, 8
    or s8, s8, s9
    lw s9, 208(sp)
    xor s8, s9, s8
    # round 20 (skinny.dsl:60)
    or s9, a0, a3
    xor t2, t2, s9
    not s9, t0
    and s9, s9, a1
    xor a0, a0, s9
    not s9, t1
    and s10, a1, s9
    xor t5, t5, s10
    and s9, s9, t5
    xor t0, t0, s9
    and s9, t5, t2
    xor a4, a4, s9
    and s9, t2, a4
    xor t1, t1, s9
    not s9, a0
    and s9, s9, a4
    xor a3, a3, s9
    or s9, t0, a3
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, 1248(ra)
    xor s6, s6, s9
    lw s9, 1256(ra)
    xor s2, s2, s10
    lw s10, 1264(ra)
    xor s3, s3, s9
    lw s9, 1272(ra)
    xor s1, s1, s10
    lw s10, 1280(ra)
    xor s8, s8, s9
    lw s9, 1288(ra)
    xor s6, s6, s10
    lw s10, 1296(ra)
    xor s5, s5, s9
    lw s9, 1304(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 96(sp)
    lw s10, 200(sp)
    sw a4, 208(sp)
    or s11, s9, s10
    lw a4, 224(sp)
    sw s4, 224(sp)
    xor a4, a4, s11
    lw s11, 168(sp)
    lw s4, 116(sp)
    sw a0, 176(sp)
    or a0, s11, s4
    sw s1, 204(sp)
    lw s1, 132(sp)
    sw a1, 132(sp)
    xor a0, s1, a0
    and s1, a0, a4
    lw a1, 188(sp)
    sw t5, 96(sp)
    xor a1, a1, s1
    lw s1, 104(sp)
    sw s2, 188(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t5, s2, s9
    xor t5, s10, t5
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t5
    xor s10, s11, s10
    and s9, a4, s9
    lw s11, 1252(ra)
    xor s4, s4, s9
    lw s9, 1260(ra)
    xor s10, s10, s11
    lw s11, 1268(ra)
    xor t5, t5, s9
    lw s9, 1276(ra)
    xor s2, s2, s11
    lw s11, 1284(ra)
    xor s1, s1, s9
    lw s9, 1292(ra)
    xor s4, s4, s11
    lw s11, 1300(ra)
    xor a0, a0, s9
    lw s9, 1308(ra)
    xor a4, a4, s11
    xor a1, a1, s9
    or s9, a5, a7
    xor s0, s0, s9
    not s9, t6
    and s11, a6, s9
    xor a2, a2, s11
    and s9, s9, a2
    xor s9, t4, s9
    not t4, t4
    and t4, t4, a6
    xor a5, a5, t4
    not t4, a5
    and s11, a2, s0
    xor t3, t3, s11
    and t4, t4, t3
    xor a7, a7, t4
    lw t4, 148(sp)
    xor a4, a4, s0
    xor s11, a7, t4
    or a7, s9, a7
    xor a6, a6, a7
    and a7, s0, t3
    xor a7, t6, a7
    xor t6, a1, t3
    xor t5, t5, s11
    xor a1, s2, a5
    xor s2, s11, s3
    xor a3, a3, s2
    xor s0, s7, s0
    xor t2, t2, s0
    xor s1, s1, s9
    xor s4, s4, a7
    xor s9, s8, s9
    xor t0, t0, s9
    xor a7, s6, a7
    xor t1, t1, a7
    xor a0, a0, a2
    xor s10, s10, a6
    xor a2, s5, a2
    lw s11, 96(sp)
    lw t4, 188(sp)
    xor s11, s11, a2
    xor a6, t4, a6
    sw a2, 96(sp)
    lw a2, 132(sp)
    sw a6, 132(sp)
    xor a2, a2, a6
    lw a6, 204(sp)
    sw s9, 116(sp)
    xor a5, a5, a6
    lw s9, 176(sp)
    sw s2, 176(sp)
    xor s9, s9, a5
    lw s2, 224(sp)
    sw a5, 168(sp)
    xor t3, s2, t3
    lw a5, 208(sp)
    # round 21 (skinny.dsl:60)
    sw a7, 208(sp)
    # round 20 (skinny.dsl:60)
    xor a5, a5, t3
    # round 21 (skinny.dsl:60)
    or a7, t2, a5
    xor a7, t1, a7
    or t1, s9, t0
    xor t1, a2, t1
    and a2, t1, a7
    xor a2, s11, a2
    or s11, a3, s9
    xor t2, t2, s11
    not s11, a2
    sw s0, 104(sp)
    and s0, t2, s11
    xor a5, a5, s0
    not s0, t0
    and s0, s0, t1
    xor a3, a3, s0
    or s0, a3, a5
    xor s0, s9, s0
    and s9, a7, s11
    lw s11, 1312(ra)
    xor t0, t0, s9
    lw s9, 1320(ra)
    xor s0, s0, s11
    lw s11, 1328(ra)
    xor a5, a5, s9
    lw s9, 1336(ra)
    xor t2, t2, s11
    lw s11, 1344(ra)
    xor a3, a3, s9
    lw s9, 1352(ra)
    xor t0, t0, s11
    lw s11, 1360(ra)
    xor t1, t1, s9
    lw s9, 1368(ra)
    xor a7, a7, s11
    xor a2, a2, s9
    slli s9, a7, 16
    srli s11, a7, 16
    or s9, s9, s11
    slli s11, a2, 16
    sw a7, 200(sp)
    srli a7, a2, 16
    or a7, s11, a7
    slli s11, a3, 16
    sw a3, 212(sp)
    srli a3, a3, 16
    or a3, s11, a3
    slli s11, s0, 16
    sw s0, 128(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, t0, 16
    sw t0, 100(sp)
    srli t0, t0, 16
    or t0, s11, t0
    slli s11, t1, 16
    sw t1, 124(sp)
    srli t1, t1, 16
    or t1, s11, t1
    slli s11, t2, 16
    sw t2, 192(sp)
    srli t2, t2, 16
    or t2, s11, t2
    slli s11, a5, 16
    sw a5, 220(sp)
    srli a5, a5, 16
    or a5, s11, a5
    or s11, s7, s2
    xor s6, s6, s11
    or s11, a6, s8
    xor t4, t4, s11
    and s11, t4, s6
    xor s5, s5, s11
    or s11, s3, a6
    xor s7, s7, s11
    not s11, s5
    sw a2, 188(sp)
    and a2, s7, s11
    xor a2, s2, a2
    not s2, s8
    and s2, s2, t4
    xor s2, s3, s2
    or s3, s2, a2
    xor a6, a6, s3
    and s3, s6, s11
    lw s11, 1316(ra)
    xor s3, s8, s3
    lw s8, 1324(ra)
    xor a6, a6, s11
    lw s11, 1332(ra)
    xor a2, a2, s8
    lw s8, 1340(ra)
    xor s7, s7, s11
    lw s11, 1348(ra)
    xor s2, s2, s8
    lw s8, 1356(ra)
    xor s3, s3, s11
    lw s11, 1364(ra)
    xor t4, t4, s8
    lw s8, 1372(ra)
    xor s6, s6, s11
    xor s5, s5, s8
    and s8, a4, t6
    xor s4, s4, s8
    or s8, a1, s1
    xor s8, s10, s8
    not s10, s4
    and s11, s8, s10
    xor a0, a0, s11
    or s11, t5, a1
    xor a4, a4, s11
    not s11, a4
    and s11, s11, a0
    xor t6, t6, s11
    not s11, s1
    and s11, s11, s8
    xor t5, t5, s11
    not s11, t5
    and s11, s11, t6
    xor a1, a1, s11
    and s10, s10, a0
    lw s11, 1004(ra)
    xor s1, s1, s10
    xor t6, t6, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, t6, 8
    srli ra, t6, 24
    or s11, s11, ra
    slli ra, a4, 8
    sw s3, 204(sp)
    srli s3, a4, 24
    or s3, ra, s3
    slli ra, t5, 8
    sw s9, 224(sp)
    srli s9, t5, 24
    or s9, ra, s9
    slli ra, s1, 8
    sw t2, 120(sp)
    srli t2, s1, 24
    or t2, ra, t2
    slli ra, s8, 8
    sw t2, 136(sp)
    srli t2, s8, 24
    or t2, ra, t2
    slli ra, s4, 8
    sw s4, 180(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a4, 164(sp)
    srli a4, a0, 24
    or a4, ra, a4
    lw ra, 104(sp)
    sw a6, 172(sp)
    and a6, ra, t3
    sw s10, 216(sp)
    lw s10, 208(sp)
    sw a7, 208(sp)
    xor a6, s10, a6
    lw s10, 176(sp)
    lw a7, 168(sp)
    sw a0, 112(sp)
    or a0, s10, a7
    xor a0, ra, a0
    lw ra, 116(sp)
    sw t1, 104(sp)
    or a7, a7, ra
    lw t1, 132(sp)
    sw a6, 132(sp)
    xor a7, t1, a7
    not t1, ra
    and t1, t1, a7
    xor t1, s10, t1
    not s10, a6
    sw a7, 176(sp)
    and a7, a7, s10
    lw a6, 96(sp)
    xor a4, s5, a4
    xor a6, a6, a7
    and a7, s10, a6
    xor a7, ra, a7
    not s10, a0
    and s10, s10, a6
    xor t3, t3, s10
    not s10, t1
    and s10, s10, t3
    lw ra, 168(sp)
    xor a2, a2, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor a5, t6, a5
    xor t6, s6, s4
    xor t0, s1, t0
    xor t5, t5, a3
    xor a3, a1, s0
    xor a1, s2, s9
    xor t2, t4, t2
    lw t4, 104(sp)
    lw s0, 112(sp)
    xor t4, s8, t4
    lw s1, 208(sp)
    lw s2, 216(sp)
    xor s0, s0, s1
    lw s1, 172(sp)
    lw s4, 120(sp)
    xor s1, s1, s2
    lw s2, 164(sp)
    lw s5, 224(sp)
    xor s2, s2, s4
    lw s4, 180(sp)
    lw s6, 136(sp)
    xor s4, s4, s5
    lw s5, 204(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 132(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor a6, a6, s7
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    lw s8, 176(sp)
    srli s9, a3, 8
    xor s7, s8, s7
    slli s8, a3, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, t5, 24
    srli s10, t5, 8
    or s9, s9, s10
    xor t1, t1, s9
    slli s9, t0, 24
    srli s10, t0, 8
    or s9, s9, s10
    xor a7, a7, s9
    slli s9, a5, 24
    srli s10, a5, 8
    or s9, s9, s10
    xor t3, t3, s9
    # round 22 (skinny.dsl:60)
    lw s9, 200(sp)
    lw s10, 188(sp)
    lw ra, 100(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 192(sp)
    sw t3, 100(sp)
    lw t3, 212(sp)
    sw s7, 176(sp)
    or s7, ra, t3
    sw s8, 132(sp)
    lw s8, 128(sp)
    sw a0, 128(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 124(sp)
    sw a7, 200(sp)
    xor a0, a0, s8
    lw s8, 220(sp)
    sw t1, 124(sp)
    or t1, s8, ra
    xor t1, s9, t1
    not s9, a0
    and a7, t1, s9
    xor a7, s10, a7
    not s10, t3
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, a7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 192(sp)
    lw s6, 1376(ra)
    xor t3, t3, s9
    lw s9, 1384(ra)
    xor s6, s10, s6
    lw s10, 1392(ra)
    xor a7, a7, s9
    lw s9, 1400(ra)
    xor t1, t1, s10
    lw s10, 1408(ra)
    xor s8, s8, s9
    lw s9, 1416(ra)
    xor t3, t3, s10
    lw s10, 1424(ra)
    xor s7, s7, s9
    lw s9, 1432(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, t6
    and s9, s9, a4
    xor s5, s5, s9
    or s9, s3, a1
    xor s1, s1, s9
    not s9, s5
    and s11, s1, s9
    xor t2, t2, s11
    or s11, a2, s3
    xor t6, t6, s11
    and s11, t6, t2
    xor a4, a4, s11
    not s11, a1
    and s11, s11, s1
    xor a2, a2, s11
    not s11, a2
    and s11, s11, a4
    xor s3, s3, s11
    and s9, s9, t2
    lw s11, 344(ra)
    xor a1, a1, s9
    xor a4, a4, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a4, 16
    sw s3, 212(sp)
    srli s3, a4, 16
    or s3, s11, s3
    slli s11, t6, 16
    sw a4, 220(sp)
    srli a4, t6, 16
    or a4, s11, a4
    slli s11, a2, 16
    sw t6, 188(sp)
    srli t6, a2, 16
    or t6, s11, t6
    slli s11, a1, 16
    sw a2, 136(sp)
    srli a2, a1, 16
    or a2, s11, a2
    slli s11, s1, 16
    sw s1, 204(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 224(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t2, 16
    sw t2, 180(sp)
    srli t2, t2, 16
    or t2, s11, t2
    not s11, s4
    and s11, s11, s0
    xor t0, t0, s11
    or s11, a5, s2
    xor s4, s4, s11
    or s11, s2, t5
    xor a3, a3, s11
    not s11, t5
    and s11, s11, a3
    xor a5, a5, s11
    not s11, t0
    sw a3, 120(sp)
    and a3, a3, s11
    xor t4, t4, a3
    and a3, s11, t4
    xor t5, t5, a3
    and a3, s4, t4
    xor a3, s0, a3
    not s0, a5
    and s0, s0, a3
    xor s0, s2, s0
    lw s2, 192(sp)
    sw t5, 164(sp)
    or s11, s2, a6
    lw t5, 1428(ra)
    sw t4, 216(sp)
    lw t4, 200(sp)
    sw a5, 200(sp)
    xor t4, t4, s11
    xor t5, t4, t5
    lw s11, 128(sp)
    lw a5, 124(sp)
    sw t0, 172(sp)
    or t0, s11, a5
    sw s4, 208(sp)
    lw s4, 1420(ra)
    sw a3, 112(sp)
    lw a3, 132(sp)
    sw s0, 132(sp)
    xor t0, a3, t0
    xor a3, t0, s4
    and s4, t0, t4
    lw s0, 1436(ra)
    sw t5, 104(sp)
    lw t5, 176(sp)
    xor a7, a7, s3
    xor t5, t5, s4
    xor s0, t5, s0
    not s4, t5
    and t4, t4, s4
    lw s4, 1412(ra)
    xor t4, a5, t4
    xor t4, t4, s4
    not a5, a5
    and a5, a5, t0
    lw t0, 1404(ra)
    lw s4, 100(sp)
    xor t1, t1, a4
    xor a5, s4, a5
    xor t0, a5, t0
    sw t0, 124(sp)
    not t0, s11
    and t0, s4, t0
    lw s4, 1396(ra)
    xor t0, s2, t0
    xor s2, t0, s4
    or t0, t0, t5
    lw t5, 1388(ra)
    xor a6, a6, t0
    xor t0, a6, t5
    and a5, a5, a6
    lw a6, 1380(ra)
    xor a5, s11, a5
    xor a5, a5, a6
    xor a6, a0, t2
    xor t2, s7, s1
    xor t5, s10, s5
    xor t6, s8, t6
    xor a4, s6, s9
    xor t3, t3, a2
    xor a2, a1, t4
    lw a1, 204(sp)
    lw a0, 180(sp)
    xor a1, a1, a3
    xor a0, a0, s0
    lw s1, 136(sp)
    lw s3, 124(sp)
    lw s4, 224(sp)
    xor s1, s1, s3
    lw s5, 104(sp)
    lw s6, 188(sp)
    xor s4, s4, s5
    xor s6, s2, s6
    lw s7, 220(sp)
    lw s8, 212(sp)
    xor s7, t0, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 132(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 112(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 208(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 172(sp)
    sw t0, 172(sp)
    xor s5, s11, s5
    slli s11, s1, 16
    srli t0, s1, 16
    or t0, s11, t0
    lw s11, 200(sp)
    sw a3, 200(sp)
    xor t0, s11, t0
    slli s11, a0, 16
    srli a3, a0, 16
    or a3, s11, a3
    lw s11, 216(sp)
    sw a5, 216(sp)
    xor a3, s11, a3
    slli s11, a1, 16
    srli a5, a1, 16
    or a5, s11, a5
    lw s11, 120(sp)
    sw s2, 120(sp)
    xor a5, s11, a5
    slli s11, a2, 16
    srli s2, a2, 16
    or s2, s11, s2
    lw s11, 164(sp)
    # round 23 (skinny.dsl:60)
    lw ra, 868(ra)
    # round 22 (skinny.dsl:60)
    xor s2, s11, s2
    # round 23 (skinny.dsl:60)
    not s11, t5
    and s11, s11, a6
    xor t3, t3, s11
    not s11, t6
    and s11, t1, s11
    xor a4, a4, s11
    or s11, a4, t3
    xor t2, t2, s11
    not s11, a7
    and s11, s11, t1
    xor t5, t5, s11
    or s11, t5, t2
    xor a6, a6, s11
    or s11, t6, a4
    xor a7, a7, s11
    not s11, a6
    and s11, a7, s11
    xor t1, t1, s11
    or s11, t3, t2
    xor t6, t6, s11
    xor a6, a6, ra
    slli s11, t1, 24
    srli ra, t1, 8
    or s11, s11, ra
    slli ra, a6, 24
    sw s11, 164(sp)
    srli s11, a6, 8
    or s11, ra, s11
    slli ra, t5, 24
    sw t5, 208(sp)
    srli t5, t5, 8
    or t5, ra, t5
    slli ra, a7, 24
    sw t1, 112(sp)
    srli t1, a7, 8
    or t1, ra, t1
    slli ra, t6, 24
    sw t1, 132(sp)
    srli t1, t6, 8
    or t1, ra, t1
    slli ra, a4, 24
    sw t1, 212(sp)
    srli t1, a4, 8
    or t1, ra, t1
    slli ra, t3, 24
    sw t3, 220(sp)
    srli t3, t3, 8
    or t3, ra, t3
    slli ra, t2, 24
    sw t2, 188(sp)
    srli t2, t2, 8
    or t2, ra, t2
    not ra, s4
    and ra, ra, a0
    xor a2, a2, ra
    not ra, s1
    and ra, s6, ra
    xor s8, s8, ra
    or ra, s8, a2
    xor a1, a1, ra
    not ra, s7
    and ra, ra, s6
    xor s4, s4, ra
    or ra, s4, a1
    xor a0, a0, ra
    or ra, s1, s8
    xor s7, s7, ra
    not ra, a0
    and ra, s7, ra
    xor s6, s6, ra
    or ra, a2, a1
    xor s1, s1, ra
    or ra, s5, a3
    xor s2, s2, ra
    or ra, s3, t0
    xor s9, s9, ra
    and ra, s9, s2
    xor a5, a5, ra
    not ra, s3
    and ra, s10, ra
    xor s5, s5, ra
    or ra, s5, a5
    xor a3, a3, ra
    not ra, t0
    and ra, ra, s9
    xor s10, s10, ra
    and ra, s10, a3
    xor s3, s3, ra
    not ra, a5
    and ra, s2, ra
    sw a0, 224(sp)
    lw a0, 72(sp)
    sw s1, 136(sp)
    lw s1, 1440(a0)
    xor t0, t0, ra
    lw ra, 1448(a0)
    xor s1, s3, s1
    lw s3, 1456(a0)
    xor a3, a3, ra
    lw ra, 1464(a0)
    xor s3, s5, s3
    lw s5, 1472(a0)
    xor s10, s10, ra
    lw ra, 1480(a0)
    xor t0, t0, s5
    lw s5, 1488(a0)
    xor s9, s9, ra
    lw ra, 1496(a0)
    xor s2, s2, s5
    xor a5, a5, ra
    slli s5, s2, 16
    srli ra, s2, 16
    or s5, s5, ra
    slli ra, a5, 16
    sw s2, 180(sp)
    srli s2, a5, 16
    or s2, ra, s2
    slli ra, s10, 16
    sw s10, 204(sp)
    srli s10, s10, 16
    or s10, ra, s10
    slli ra, s1, 16
    sw s1, 128(sp)
    srli s1, s1, 16
    or s1, ra, s1
    slli ra, t0, 16
    sw t0, 192(sp)
    srli t0, t0, 16
    or t0, ra, t0
    slli ra, s9, 16
    sw s9, 100(sp)
    srli s9, s9, 16
    or s9, ra, s9
    slli ra, s3, 16
    sw s3, 176(sp)
    srli s3, s3, 16
    or s3, ra, s3
    slli ra, a3, 16
    sw a3, 168(sp)
    srli a3, a3, 16
    or a3, ra, a3
    lw ra, 104(sp)
    sw a5, 116(sp)
    or a5, ra, s0
    sw s7, 96(sp)
    lw s7, 1492(a0)
    xor a5, t4, a5
    xor t4, a5, s7
    lw s7, 120(sp)
    sw s6, 108(sp)
    lw s6, 124(sp)
    sw s8, 196(sp)
    or s8, s7, s6
    sw a1, 160(sp)
    lw a1, 1484(a0)
    sw s4, 140(sp)
    lw s4, 216(sp)
    sw a2, 216(sp)
    xor s4, s4, s8
    xor a1, s4, a1
    and s8, s4, a5
    lw a2, 1500(a0)
    sw s5, 184(sp)
    lw s5, 200(sp)
    xor a6, a6, a3
    xor s5, s5, s8
    xor a2, s5, a2
    not s5, s5
    and a5, a5, s5
    lw s8, 1476(a0)
    xor a5, s6, a5
    xor a5, a5, s8
    not s6, s6
    and s4, s6, s4
    lw s6, 1468(a0)
    lw s8, 172(sp)
    sw a5, 172(sp)
    xor s4, s8, s4
    xor s6, s4, s6
    or s8, s8, s7
    lw a5, 1460(a0)
    xor s8, ra, s8
    xor a5, s8, a5
    and s5, s8, s5
    lw s8, 1452(a0)
    xor s0, s0, s5
    xor s5, s0, s8
    or s0, s4, s0
    lw s4, 1444(a0)
    xor s0, s7, s0
    xor s0, s0, s4
    xor t2, t2, a2
    xor a2, s11, s5
    xor a5, t5, a5
    xor t3, t3, t4
    xor t0, t6, t0
    xor a7, a7, s10
    lw t4, 112(sp)
    lw t5, 132(sp)
    xor t4, t4, s1
    xor t5, t5, s6
    xor t1, t1, a1
    xor t6, a4, s9
    lw a4, 188(sp)
    lw a3, 164(sp)
    xor a4, a4, s2
    xor a3, a3, s0
    lw a1, 208(sp)
    lw s0, 220(sp)
    xor a1, a1, s3
    lw s1, 184(sp)
    lw s2, 172(sp)
    xor s0, s0, s1
    lw s1, 212(sp)
    srli s3, s0, 24
    xor s1, s1, s2
    slli s2, s0, 8
    or s2, s2, s3
    lw s3, 216(sp)
    srli s4, a1, 24
    xor s2, s3, s2
    slli s3, a1, 8
    or s3, s3, s4
    lw s4, 140(sp)
    srli s5, a4, 24
    xor s3, s4, s3
    slli s4, a4, 8
    or s4, s4, s5
    lw s5, 160(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 196(sp)
    srli s7, t4, 24
    xor s5, s6, s5
    slli s6, t4, 8
    or s6, s6, s7
    lw s7, 108(sp)
    srli s8, a7, 24
    xor s6, s7, s6
    slli s7, a7, 8
    or s7, s7, s8
    lw s8, 96(sp)
    srli s9, t0, 24
    xor s7, s8, s7
    slli s8, t0, 8
    or s8, s8, s9
    lw s9, 136(sp)
    srli s10, a6, 24
    xor s8, s9, s8
    slli s9, a6, 8
    or s9, s9, s10
    lw s10, 224(sp)
    xor s9, s10, s9
    # round 24 (skinny.dsl:60)
    or s10, s0, a4
    xor t0, t0, s10
    not s10, a1
    and s10, s10, a7
    xor t4, t4, s10
    not s10, t0
    and s10, t4, s10
    xor t6, t6, s10
    or s10, a6, a1
    xor s0, s0, s10
    not s10, t6
    and s10, s0, s10
    xor a4, a4, s10
    and s10, a7, t4
    xor a6, a6, s10
    or s10, a6, a4
    xor a1, a1, s10
    or s10, t0, t6
    xor a7, a7, s10
    or s10, s2, s4
    xor s8, s8, s10
    or s10, s3, s7
    xor s6, s6, s10
    and s10, s6, s8
    xor s5, s5, s10
    or s10, s9, s3
    xor s2, s2, s10
    not s10, s5
    and s11, s2, s10
    xor s4, s4, s11
    not s11, s7
    and s11, s11, s6
    xor s9, s9, s11
    or s11, s9, s4
    xor s3, s3, s11
    and s10, s8, s10
    lw s11, 1504(a0)
    xor s7, s7, s10
    lw s10, 1512(a0)
    xor s3, s3, s11
    lw s11, 1520(a0)
    xor s4, s4, s10
    lw s10, 1528(a0)
    xor s2, s2, s11
    lw s11, 1536(a0)
    xor s9, s9, s10
    lw s10, 1544(a0)
    xor s7, s7, s11
    lw s11, 1552(a0)
    xor s6, s6, s10
    lw s10, 1560(a0)
    xor s8, s8, s11
    xor s5, s5, s10
    lw s10, 180(sp)
    lw s11, 116(sp)
    sw t6, 224(sp)
    or ra, s10, s11
    lw t6, 192(sp)
    sw s5, 192(sp)
    xor t6, t6, ra
    lw ra, 176(sp)
    lw s5, 204(sp)
    sw s0, 136(sp)
    or s0, ra, s5
    sw s2, 96(sp)
    lw s2, 128(sp)
    sw a1, 128(sp)
    xor s0, s2, s0
    and s2, s0, t6
    lw a1, 100(sp)
    sw t4, 180(sp)
    xor a1, a1, s2
    lw s2, 168(sp)
    sw s3, 100(sp)
    or s3, s2, ra
    xor s3, s10, s3
    not s10, a1
    and t4, s3, s10
    xor t4, s11, t4
    not s11, s5
    and s11, s11, s0
    xor s2, s2, s11
    or s11, s2, t4
    xor s11, ra, s11
    and s10, t6, s10
    lw ra, 1508(a0)
    xor s5, s5, s10
    lw s10, 1516(a0)
    xor s11, s11, ra
    lw ra, 1524(a0)
    xor t4, t4, s10
    lw s10, 1532(a0)
    xor s3, s3, ra
    lw ra, 1540(a0)
    xor s2, s2, s10
    lw s10, 1548(a0)
    xor s5, s5, ra
    lw ra, 1556(a0)
    xor s0, s0, s10
    lw s10, 1564(a0)
    xor t6, t6, ra
    xor a1, a1, s10
    or s10, t3, t2
    xor s1, s1, s10
    not s10, a5
    and s10, s10, t5
    xor a3, a3, s10
    not s10, s1
    and s10, a3, s10
    xor t1, t1, s10
    or s10, a2, a5
    xor t3, t3, s10
    not s10, t1
    and s10, t3, s10
    xor t2, t2, s10
    and s10, t5, a3
    xor a2, a2, s10
    or s10, a2, t2
    xor a5, a5, s10
    or s10, s1, t1
    lw ra, 280(a0)
    xor t5, t5, s10
    xor t2, t2, ra
    xor a1, a1, t1
    xor t4, t4, t2
    xor s3, s3, t3
    xor t2, t2, s4
    xor a4, a4, t2
    xor t6, t6, s1
    xor s1, s8, s1
    xor t0, t0, s1
    xor s2, s2, a2
    xor s5, s5, t5
    xor a2, s9, a2
    xor a6, a6, a2
    xor t5, s7, t5
    xor a7, a7, t5
    xor s0, s0, a3
    xor s10, s11, a5
    xor a3, s6, a3
    lw s11, 180(sp)
    lw ra, 100(sp)
    xor s11, s11, a3
    xor a5, ra, a5
    sw a3, 180(sp)
    lw a3, 128(sp)
    sw a5, 128(sp)
    xor a3, a3, a5
    lw a5, 96(sp)
    sw a2, 204(sp)
    xor t3, t3, a5
    lw a2, 136(sp)
    sw t3, 136(sp)
    xor a2, a2, t3
    lw t3, 192(sp)
    sw t2, 176(sp)
    xor t1, t3, t1
    lw t2, 224(sp)
    # round 25 (skinny.dsl:60)
    sw t5, 224(sp)
    # round 24 (skinny.dsl:60)
    xor t2, t2, t1
    # round 25 (skinny.dsl:60)
    or t5, t0, t2
    xor a7, a7, t5
    or t5, a2, a6
    xor t5, a3, t5
    and a3, t5, a7
    xor a3, s11, a3
    or s11, a4, a2
    xor t0, t0, s11
    not s11, a3
    sw s1, 168(sp)
    and s1, t0, s11
    xor t2, t2, s1
    not s1, a6
    and s1, s1, t5
    xor a4, a4, s1
    or s1, a4, t2
    xor a2, a2, s1
    and s1, a7, s11
    lw s11, 1568(a0)
    xor a6, a6, s1
    lw s1, 1576(a0)
    xor a2, a2, s11
    lw s11, 1584(a0)
    xor t2, t2, s1
    lw s1, 1592(a0)
    xor t0, t0, s11
    lw s11, 1600(a0)
    xor a4, a4, s1
    lw s1, 1608(a0)
    xor a6, a6, s11
    lw s11, 1616(a0)
    xor t5, t5, s1
    lw s1, 1624(a0)
    xor a7, a7, s11
    xor a3, a3, s1
    slli s1, a7, 16
    srli s11, a7, 16
    or s1, s1, s11
    slli s11, a3, 16
    sw a7, 116(sp)
    srli a7, a3, 16
    or a7, s11, a7
    slli s11, a4, 16
    sw a4, 108(sp)
    srli a4, a4, 16
    or a4, s11, a4
    slli s11, a2, 16
    sw a2, 196(sp)
    srli a2, a2, 16
    or a2, s11, a2
    slli s11, a6, 16
    sw a6, 160(sp)
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, t5, 16
    sw t5, 140(sp)
    srli t5, t5, 16
    or t5, s11, t5
    slli s11, t0, 16
    sw t0, 216(sp)
    srli t0, t0, 16
    or t0, s11, t0
    slli s11, t2, 16
    sw t2, 172(sp)
    srli t2, t2, 16
    or t2, s11, t2
    or s11, s8, t3
    xor s7, s7, s11
    or s11, a5, s9
    xor s11, ra, s11
    and ra, s11, s7
    xor s6, s6, ra
    or ra, s4, a5
    xor s8, s8, ra
    not ra, s6
    sw a3, 100(sp)
    and a3, s8, ra
    xor t3, t3, a3
    not a3, s9
    and a3, a3, s11
    xor a3, s4, a3
    or s4, a3, t3
    xor a5, a5, s4
    and s4, s7, ra
    lw ra, 1572(a0)
    xor s4, s9, s4
    lw s9, 1580(a0)
    xor a5, a5, ra
    lw ra, 1588(a0)
    xor t3, t3, s9
    lw s9, 1596(a0)
    xor s8, s8, ra
    lw ra, 1604(a0)
    xor a3, a3, s9
    lw s9, 1612(a0)
    xor s4, s4, ra
    lw ra, 1620(a0)
    xor s9, s11, s9
    lw s11, 1628(a0)
    xor s7, s7, ra
    xor s6, s6, s11
    or s11, t6, a1
    xor s5, s5, s11
    not s11, s2
    and ra, s3, s11
    xor s10, s10, ra
    and ra, s10, s5
    xor s0, s0, ra
    not ra, t4
    and ra, ra, s3
    xor t6, t6, ra
    not ra, t6
    and ra, ra, s0
    xor a1, a1, ra
    and s11, s11, s10
    xor t4, t4, s11
    or s11, t4, a1
    xor s3, s3, s11
    and s11, s5, s0
    xor s2, s2, s11
    lw s11, 148(sp)
    slli ra, s3, 8
    xor a1, a1, s11
    srli s11, s3, 24
    or s11, ra, s11
    slli ra, a1, 8
    srli a0, a1, 24
    or a0, ra, a0
    slli ra, t6, 8
    sw s4, 96(sp)
    srli s4, t6, 24
    or s4, ra, s4
    slli ra, t4, 8
    sw s1, 192(sp)
    srli s1, t4, 24
    or s1, ra, s1
    slli ra, s2, 8
    sw t0, 212(sp)
    srli t0, s2, 24
    or t0, ra, t0
    slli ra, s10, 8
    sw t0, 184(sp)
    srli t0, s10, 24
    or t0, ra, t0
    slli ra, s5, 8
    sw s5, 220(sp)
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, s0, 8
    sw t6, 208(sp)
    srli t6, s0, 24
    or t6, ra, t6
    lw ra, 168(sp)
    sw a5, 164(sp)
    or a5, ra, t1
    sw s11, 188(sp)
    lw s11, 224(sp)
    sw s0, 132(sp)
    xor a5, s11, a5
    lw s11, 176(sp)
    sw a7, 224(sp)
    not a7, s11
    lw s0, 136(sp)
    sw s10, 112(sp)
    and a7, a7, s0
    xor a7, ra, a7
    lw ra, 204(sp)
    sw t5, 168(sp)
    not t5, ra
    and s0, s0, t5
    lw s10, 128(sp)
    xor t6, s6, t6
    xor s0, s10, s0
    and t5, t5, s0
    xor t5, s11, t5
    and s10, s0, a5
    lw s11, 180(sp)
    xor t3, t3, a0
    xor s10, s11, s10
    and s11, a5, s10
    xor s11, ra, s11
    not ra, a7
    and ra, ra, s10
    xor t1, t1, ra
    or ra, t5, t1
    sw t1, 204(sp)
    lw t1, 136(sp)
    xor a0, s8, s4
    xor t1, t1, ra
    xor t2, a1, t2
    xor a1, s7, s5
    xor a6, s2, a6
    xor t4, t4, a4
    xor a4, s3, a2
    xor a3, a3, s1
    xor t0, s9, t0
    lw a2, 112(sp)
    lw s1, 168(sp)
    lw s2, 224(sp)
    xor a2, a2, s1
    lw s1, 132(sp)
    lw s3, 188(sp)
    xor s1, s1, s2
    lw s2, 164(sp)
    lw s4, 212(sp)
    xor s2, s2, s3
    lw s3, 208(sp)
    lw s5, 192(sp)
    xor s3, s3, s4
    lw s4, 220(sp)
    lw s6, 184(sp)
    xor s4, s4, s5
    lw s5, 96(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor a5, a5, s6
    slli s6, s3, 24
    srli s7, s3, 8
    or s6, s6, s7
    xor a7, a7, s6
    slli s6, s1, 24
    srli s7, s1, 8
    or s6, s6, s7
    xor s6, s10, s6
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor s0, s0, s7
    slli s7, a4, 24
    srli s8, a4, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    xor t5, t5, s7
    slli s7, a6, 24
    srli s8, a6, 8
    or s7, s7, s8
    xor s7, s11, s7
    slli s8, t2, 24
    srli s9, t2, 8
    or s8, s8, s9
    lw s9, 204(sp)
    # round 26 (skinny.dsl:60)
    lw s10, 100(sp)
    # round 25 (skinny.dsl:60)
    xor s8, s9, s8
    # round 26 (skinny.dsl:60)
    lw s9, 116(sp)
    lw ra, 160(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 216(sp)
    sw s8, 160(sp)
    lw s8, 108(sp)
    sw s0, 204(sp)
    or s0, ra, s8
    sw t1, 184(sp)
    lw t1, 196(sp)
    sw a7, 196(sp)
    xor t1, t1, s0
    and s0, t1, s11
    lw a7, 140(sp)
    sw s7, 116(sp)
    xor a7, a7, s0
    lw s0, 172(sp)
    sw t5, 140(sp)
    or t5, s0, ra
    xor t5, s9, t5
    not s9, a7
    and s7, t5, s9
    xor s7, s10, s7
    not s10, s8
    and s10, s10, t1
    xor s0, s0, s10
    or s10, s0, s7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a5, 216(sp)
    lw a5, 1632(ra)
    xor s8, s8, s9
    lw s9, 1640(ra)
    xor a5, s10, a5
    lw s10, 1648(ra)
    xor s7, s7, s9
    lw s9, 1656(ra)
    xor t5, t5, s10
    lw s10, 1664(ra)
    xor s0, s0, s9
    lw s9, 1672(ra)
    xor s8, s8, s10
    lw s10, 1680(ra)
    xor t1, t1, s9
    lw s9, 1688(ra)
    xor s10, s11, s10
    xor a7, a7, s9
    and s9, a1, t6
    xor s5, s5, s9
    or s9, a0, a3
    xor s2, s2, s9
    not s9, s5
    and s11, s2, s9
    xor t0, t0, s11
    or s11, t3, a0
    xor a1, a1, s11
    not s11, a1
    and s11, s11, t0
    xor t6, t6, s11
    not s11, a3
    and s11, s11, s2
    xor t3, t3, s11
    not s11, t3
    and s11, s11, t6
    xor a0, a0, s11
    and s9, s9, t0
    lw s11, 664(ra)
    xor a3, a3, s9
    xor t6, t6, s11
    slli s9, a0, 16
    srli s11, a0, 16
    or s9, s9, s11
    slli s11, t6, 16
    sw a0, 108(sp)
    srli a0, t6, 16
    or a0, s11, a0
    slli s11, a1, 16
    sw t6, 172(sp)
    srli t6, a1, 16
    or t6, s11, t6
    slli s11, t3, 16
    sw a1, 100(sp)
    srli a1, t3, 16
    or a1, s11, a1
    slli s11, a3, 16
    sw t3, 96(sp)
    srli t3, a3, 16
    or t3, s11, t3
    slli s11, s2, 16
    sw s2, 192(sp)
    srli s2, s2, 16
    or s2, s11, s2
    slli s11, s5, 16
    sw s5, 220(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t0, 16
    sw t0, 212(sp)
    srli t0, t0, 16
    or t0, s11, t0
    and s11, s4, s1
    xor a6, a6, s11
    or s11, t2, s3
    xor s4, s4, s11
    or s11, s3, t4
    xor a4, a4, s11
    not s11, t4
    and s11, s11, a4
    xor t2, t2, s11
    not s11, a6
    sw a4, 208(sp)
    and a4, a4, s11
    xor a4, a2, a4
    and a2, s11, a4
    xor t4, t4, a2
    not a2, s4
    and a2, a2, a4
    xor a2, s1, a2
    not s1, t2
    and s1, s1, a2
    xor s1, s3, s1
    lw s3, 216(sp)
    sw t4, 188(sp)
    or s11, s3, s6
    lw t4, 1684(ra)
    sw a4, 164(sp)
    lw a4, 116(sp)
    sw t2, 116(sp)
    xor a4, a4, s11
    xor t4, a4, t4
    lw s11, 196(sp)
    lw t2, 140(sp)
    sw a6, 224(sp)
    or a6, s11, t2
    sw s4, 132(sp)
    lw s4, 1676(ra)
    sw a2, 168(sp)
    lw a2, 184(sp)
    sw s1, 184(sp)
    xor a6, a2, a6
    xor a2, a6, s4
    and s4, a6, a4
    lw s1, 1692(ra)
    sw t4, 112(sp)
    lw t4, 204(sp)
    xor a7, a7, t0
    xor t4, t4, s4
    xor s1, t4, s1
    not t4, t4
    and a4, a4, t4
    lw s4, 1668(ra)
    xor a4, t2, a4
    xor a4, a4, s4
    not t2, t2
    and a6, t2, a6
    lw t2, 1660(ra)
    lw s4, 160(sp)
    xor t0, s7, a0
    xor a6, s4, a6
    xor t2, a6, t2
    or s4, s4, s11
    sw t2, 160(sp)
    lw t2, 1652(ra)
    xor s3, s3, s4
    xor t2, s3, t2
    and t4, s3, t4
    lw s3, 1644(ra)
    xor t4, s6, t4
    xor s3, t4, s3
    or a6, a6, t4
    lw t4, 1636(ra)
    xor a6, s11, a6
    xor a6, a6, t4
    xor t4, t5, t6
    xor t1, t1, s2
    xor t5, s10, s5
    xor t6, s0, a1
    xor a5, a5, s9
    xor t3, s8, t3
    xor a3, a3, a4
    lw a1, 192(sp)
    lw a0, 212(sp)
    xor a1, a1, a2
    xor a0, a0, s1
    lw s0, 96(sp)
    lw s2, 160(sp)
    lw s4, 220(sp)
    xor s0, s0, s2
    lw s5, 112(sp)
    lw s6, 100(sp)
    xor s4, s4, s5
    xor s6, t2, s6
    lw s7, 172(sp)
    lw s8, 108(sp)
    xor s7, s3, s7
    xor s8, s8, a6
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 184(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 168(sp)
    srli s2, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s2, s11, s2
    lw s11, 132(sp)
    srli s5, s4, 16
    xor s2, s11, s2
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 224(sp)
    sw s3, 224(sp)
    xor s5, s11, s5
    slli s11, s0, 16
    srli s3, s0, 16
    or s3, s11, s3
    lw s11, 116(sp)
    sw a2, 116(sp)
    xor s3, s11, s3
    slli s11, a0, 16
    srli a2, a0, 16
    or a2, s11, a2
    lw s11, 164(sp)
    sw a6, 164(sp)
    xor a2, s11, a2
    slli s11, a1, 16
    srli a6, a1, 16
    or a6, s11, a6
    lw s11, 208(sp)
    sw t2, 208(sp)
    xor a6, s11, a6
    slli s11, a3, 16
    srli t2, a3, 16
    or t2, s11, t2
    lw s11, 188(sp)
    # round 27 (skinny.dsl:60)
    sw a4, 188(sp)
    # round 26 (skinny.dsl:60)
    xor t2, s11, t2
    # round 27 (skinny.dsl:60)
    not s11, t5
    and s11, s11, a7
    xor t3, t3, s11
    or s11, t4, t6
    xor a5, a5, s11
    not s11, t3
    and a4, a5, s11
    xor t1, t1, a4
    or a4, t0, t4
    xor t5, t5, a4
    and a4, t5, t1
    xor a7, a7, a4
    not a4, t6
    and a4, a4, a5
    xor t0, t0, a4
    not a4, t0
    and a4, a4, a7
    xor t4, t4, a4
    and a4, s11, t1
    lw s11, 664(ra)
    xor t6, t6, a4
    xor a7, a7, s11
    slli a4, t4, 24
    srli s11, t4, 8
    or a4, a4, s11
    slli s11, a7, 24
    sw a4, 132(sp)
    srli a4, a7, 8
    or a4, s11, a4
    slli s11, t5, 24
    sw t5, 168(sp)
    srli t5, t5, 8
    or t5, s11, t5
    slli s11, t0, 24
    sw t4, 184(sp)
    srli t4, t0, 8
    or t4, s11, t4
    slli s11, t6, 24
    sw t4, 108(sp)
    srli t4, t6, 8
    or t4, s11, t4
    slli s11, a5, 24
    sw t4, 172(sp)
    srli t4, a5, 8
    or t4, s11, t4
    slli s11, t3, 24
    sw t3, 100(sp)
    srli t3, t3, 8
    or t3, s11, t3
    slli s11, t1, 24
    sw t1, 220(sp)
    srli t1, t1, 8
    or t1, s11, t1
    not s11, s4
    and s11, s11, a0
    xor a3, a3, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s0
    xor s8, s8, s11
    not s11, s0
    and s11, s11, s8
    xor s7, s7, s11
    not s11, a3
    sw s8, 96(sp)
    and s8, s8, s11
    xor a1, a1, s8
    and s8, s11, a1
    xor s0, s0, s8
    and s8, s4, a1
    xor a0, a0, s8
    not s8, s7
    and s8, s8, a0
    xor s6, s6, s8
    or s8, s5, a2
    xor t2, t2, s8
    or s8, s2, s3
    xor s8, s9, s8
    and s9, s8, t2
    xor a6, a6, s9
    not s9, s2
    and s9, s10, s9
    xor s5, s5, s9
    or s9, s5, a6
    xor a2, a2, s9
    not s9, s3
    and s9, s9, s8
    xor s9, s10, s9
    and s10, s9, a2
    xor s2, s2, s10
    not s10, a6
    and s10, t2, s10
    lw s11, 1696(ra)
    xor s3, s3, s10
    lw s10, 1704(ra)
    xor s2, s2, s11
    lw s11, 1712(ra)
    xor a2, a2, s10
    lw s10, 1720(ra)
    xor s5, s5, s11
    lw s11, 1728(ra)
    xor s9, s9, s10
    lw s10, 1736(ra)
    xor s3, s3, s11
    lw s11, 1744(ra)
    xor s8, s8, s10
    lw s10, 1752(ra)
    xor t2, t2, s11
    xor a6, a6, s10
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    slli s11, a6, 16
    sw t2, 212(sp)
    srli t2, a6, 16
    or t2, s11, t2
    slli s11, s9, 16
    sw s9, 192(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s2, 16
    sw s2, 196(sp)
    srli s2, s2, 16
    or s2, s11, s2
    slli s11, s3, 16
    sw s3, 216(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, s8, 16
    sw s8, 140(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 204(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a2, 16
    sw a2, 136(sp)
    srli a2, a2, 16
    or a2, s11, a2
    lw s11, 112(sp)
    sw a6, 180(sp)
    or a6, s11, s1
    sw a0, 176(sp)
    lw a0, 1748(ra)
    sw s0, 128(sp)
    lw s0, 188(sp)
    sw s7, 188(sp)
    xor a6, s0, a6
    xor a0, a6, a0
    lw s0, 208(sp)
    lw s7, 160(sp)
    sw s6, 120(sp)
    or s6, s0, s7
    sw a1, 104(sp)
    lw a1, 1740(ra)
    sw s4, 124(sp)
    lw s4, 164(sp)
    sw a3, 164(sp)
    xor s4, s4, s6
    xor a1, s4, a1
    and s6, s4, a6
    lw a3, 1756(ra)
    sw s10, 200(sp)
    lw s10, 116(sp)
    xor a7, a7, a2
    xor s6, s10, s6
    xor a3, s6, a3
    not s6, s6
    and a6, a6, s6
    lw s10, 1732(ra)
    xor a6, s7, a6
    xor a6, a6, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 1724(ra)
    lw s10, 224(sp)
    sw a6, 224(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s0
    lw a6, 1716(ra)
    xor s10, s11, s10
    xor a6, s10, a6
    and s6, s10, s6
    lw s10, 1708(ra)
    xor s1, s1, s6
    xor s6, s1, s10
    or s1, s4, s1
    lw s4, 1700(ra)
    xor s0, s0, s1
    xor s0, s0, s4
    xor t1, t1, a3
    xor a4, a4, s6
    xor a6, t5, a6
    xor t3, t3, a0
    xor t5, t6, s3
    xor t0, t0, s9
    lw t6, 184(sp)
    lw a3, 108(sp)
    xor t6, t6, s2
    xor a3, a3, s7
    xor t4, t4, a1
    xor a5, a5, s8
    lw a2, 220(sp)
    lw a1, 168(sp)
    xor t2, a2, t2
    lw a2, 132(sp)
    xor a1, a1, s5
    xor a2, a2, s0
    lw a0, 100(sp)
    lw s0, 200(sp)
    lw s1, 224(sp)
    xor a0, a0, s0
    lw s0, 172(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 164(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 124(sp)
    srli s4, t2, 24
    xor s2, s3, s2
    slli s3, t2, 8
    or s3, s3, s4
    lw s4, 104(sp)
    srli s5, a5, 24
    xor s3, s4, s3
    slli s4, a5, 8
    or s4, s4, s5
    lw s5, 96(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 120(sp)
    srli s7, t0, 24
    xor s5, s6, s5
    slli s6, t0, 8
    or s6, s6, s7
    lw s7, 188(sp)
    srli s8, t5, 24
    xor s6, s7, s6
    slli s7, t5, 8
    or s7, s7, s8
    lw s8, 128(sp)
    srli s9, a7, 24
    xor s7, s8, s7
    slli s8, a7, 8
    or s8, s8, s9
    lw s9, 176(sp)
    # round 28 (skinny.dsl:60)
    lw s10, 1760(ra)
    # round 27 (skinny.dsl:60)
    xor s8, s9, s8
    # round 28 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t2
    xor t5, t5, s9
    not s9, t0
    and s9, a1, s9
    xor t6, t6, s9
    or s9, t6, t5
    xor a5, a5, s9
    not s9, a7
    and s9, s9, a1
    xor a0, a0, s9
    or s9, a0, a5
    xor t2, t2, s9
    or s9, t0, t6
    xor a7, a7, s9
    not s9, t2
    and s9, a7, s9
    xor a1, a1, s9
    or s9, t5, a5
    xor t0, t0, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    xor s6, s6, s9
    lw s9, 1768(ra)
    xor s2, s2, s10
    lw s10, 1776(ra)
    xor s3, s3, s9
    lw s9, 1784(ra)
    xor s1, s1, s10
    lw s10, 1792(ra)
    xor s8, s8, s9
    lw s9, 1800(ra)
    xor s6, s6, s10
    lw s10, 1808(ra)
    xor s5, s5, s9
    lw s9, 1816(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 212(sp)
    lw s10, 180(sp)
    sw a5, 176(sp)
    or s11, s9, s10
    lw a5, 216(sp)
    sw s4, 216(sp)
    xor a5, a5, s11
    lw s11, 204(sp)
    lw s4, 192(sp)
    sw a0, 128(sp)
    or a0, s11, s4
    sw s1, 188(sp)
    lw s1, 196(sp)
    sw a1, 196(sp)
    xor a0, s1, a0
    and s1, a0, a5
    lw a1, 140(sp)
    sw t6, 212(sp)
    xor a1, a1, s1
    lw s1, 136(sp)
    sw s2, 140(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t6, s2, s9
    xor t6, s10, t6
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t6
    xor s10, s11, s10
    and s9, a5, s9
    lw s11, 1764(ra)
    xor s4, s4, s9
    lw s9, 1772(ra)
    xor s10, s10, s11
    lw s11, 1780(ra)
    xor t6, t6, s9
    lw s9, 1788(ra)
    xor s2, s2, s11
    lw s11, 1796(ra)
    xor s1, s1, s9
    lw s9, 1804(ra)
    xor s4, s4, s11
    lw s11, 1812(ra)
    xor a0, a0, s9
    lw s9, 1820(ra)
    xor a5, a5, s11
    xor a1, a1, s9
    not s9, t3
    and s9, s9, t1
    xor s0, s0, s9
    not s9, a4
    and s9, s9, a6
    xor t3, t3, s9
    not s9, a3
    and s9, a6, s9
    xor a2, a2, s9
    or s9, a3, a2
    xor a4, a4, s9
    or s9, a2, s0
    xor t4, t4, s9
    or s9, t3, t4
    xor t1, t1, s9
    lw s9, 148(sp)
    xor a5, a5, s0
    xor s11, t1, s9
    not t1, t1
    and t1, a4, t1
    xor a6, a6, t1
    or t1, s0, t4
    xor t1, a3, t1
    xor a3, a1, t4
    xor t6, t6, s11
    xor a1, s2, t3
    xor s2, s11, s3
    xor t2, t2, s2
    xor s0, s7, s0
    xor t5, t5, s0
    xor s1, s1, a4
    xor s4, s4, t1
    xor a4, s8, a4
    xor a7, a7, a4
    xor t1, s6, t1
    xor t0, t0, t1
    xor a0, a0, a2
    xor s10, s10, a6
    xor a2, s5, a2
    lw s11, 212(sp)
    lw s9, 140(sp)
    xor s11, s11, a2
    xor a6, s9, a6
    sw s2, 212(sp)
    lw s2, 196(sp)
    sw a2, 196(sp)
    xor s2, s2, a6
    lw a2, 188(sp)
    sw a6, 192(sp)
    xor t3, t3, a2
    lw a6, 128(sp)
    sw a4, 128(sp)
    xor a6, a6, t3
    lw a4, 216(sp)
    sw t3, 204(sp)
    xor t4, a4, t4
    lw t3, 176(sp)
    # round 29 (skinny.dsl:60)
    sw t1, 176(sp)
    # round 28 (skinny.dsl:60)
    xor t3, t3, t4
    # round 29 (skinny.dsl:60)
    or t1, t5, t3
    xor t0, t0, t1
    or t1, a6, a7
    xor t1, s2, t1
    and s2, t1, t0
    xor s2, s11, s2
    or s11, t2, a6
    xor t5, t5, s11
    not s11, s2
    sw s0, 136(sp)
    and s0, t5, s11
    xor t3, t3, s0
    not s0, a7
    and s0, s0, t1
    xor t2, t2, s0
    or s0, t2, t3
    xor a6, a6, s0
    and s0, t0, s11
    lw s11, 1824(ra)
    xor a7, a7, s0
    lw s0, 1832(ra)
    xor a6, a6, s11
    lw s11, 1840(ra)
    xor t3, t3, s0
    lw s0, 1848(ra)
    xor t5, t5, s11
    lw s11, 1856(ra)
    xor t2, t2, s0
    lw s0, 1864(ra)
    xor a7, a7, s11
    lw s11, 1872(ra)
    xor t1, t1, s0
    lw s0, 1880(ra)
    xor t0, t0, s11
    xor s0, s2, s0
    slli s2, t0, 16
    srli s11, t0, 16
    or s2, s2, s11
    slli s11, s0, 16
    sw t0, 180(sp)
    srli t0, s0, 16
    or t0, s11, t0
    slli s11, t2, 16
    sw t2, 120(sp)
    srli t2, t2, 16
    or t2, s11, t2
    slli s11, a6, 16
    sw a6, 96(sp)
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, a7, 16
    sw a7, 104(sp)
    srli a7, a7, 16
    or a7, s11, a7
    slli s11, t1, 16
    sw t1, 124(sp)
    srli t1, t1, 16
    or t1, s11, t1
    slli s11, t5, 16
    sw t5, 164(sp)
    srli t5, t5, 16
    or t5, s11, t5
    slli s11, t3, 16
    sw t3, 224(sp)
    srli t3, t3, 16
    or t3, s11, t3
    or s11, s7, a4
    xor s6, s6, s11
    or s11, a2, s8
    xor s9, s9, s11
    and s11, s9, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw s0, 140(sp)
    and s0, s7, s11
    xor a4, a4, s0
    not s0, s8
    and s0, s0, s9
    xor s0, s3, s0
    or s3, s0, a4
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 1828(ra)
    xor s3, s8, s3
    lw s8, 1836(ra)
    xor a2, a2, s11
    lw s11, 1844(ra)
    xor a4, a4, s8
    lw s8, 1852(ra)
    xor s7, s7, s11
    lw s11, 1860(ra)
    xor s0, s0, s8
    lw s8, 1868(ra)
    xor s3, s3, s11
    lw s11, 1876(ra)
    xor s8, s9, s8
    lw s9, 1884(ra)
    xor s6, s6, s11
    xor s5, s5, s9
    or s9, a5, a3
    xor s4, s4, s9
    not s9, a1
    and s9, s9, s1
    xor s9, s10, s9
    not s10, s4
    and s10, s9, s10
    xor a0, a0, s10
    or s10, t6, a1
    xor a5, a5, s10
    not s10, a0
    and s10, a5, s10
    xor a3, a3, s10
    and s10, s1, s9
    xor t6, t6, s10
    or s10, t6, a3
    xor a1, a1, s10
    or s10, s4, a0
    lw s11, 280(ra)
    xor s1, s1, s10
    xor a3, a3, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, a3, 8
    srli ra, a3, 24
    or s11, s11, ra
    slli ra, a5, 8
    sw s3, 188(sp)
    srli s3, a5, 24
    or s3, ra, s3
    slli ra, t6, 8
    sw s2, 216(sp)
    srli s2, t6, 24
    or s2, ra, s2
    slli ra, s1, 8
    sw t5, 172(sp)
    srli t5, s1, 24
    or t5, ra, t5
    slli ra, s9, 8
    sw t5, 200(sp)
    srli t5, s9, 24
    or t5, ra, t5
    slli ra, s4, 8
    sw s4, 100(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a5, 168(sp)
    srli a5, a0, 24
    or a5, ra, a5
    lw ra, 136(sp)
    sw a2, 132(sp)
    or a2, ra, t4
    sw s10, 220(sp)
    lw s10, 176(sp)
    sw a0, 108(sp)
    xor a2, s10, a2
    lw s10, 204(sp)
    sw t0, 176(sp)
    not t0, s10
    lw a0, 128(sp)
    sw t1, 184(sp)
    and t0, t0, a0
    lw t1, 192(sp)
    sw s9, 192(sp)
    xor t0, t1, t0
    not t1, a2
    and t1, t0, t1
    lw s9, 196(sp)
    xor a5, s5, a5
    xor t1, s9, t1
    lw s9, 212(sp)
    sw s8, 196(sp)
    or s8, s9, s10
    xor s8, ra, s8
    not ra, t1
    and ra, s8, ra
    xor t4, t4, ra
    and ra, a0, t0
    xor s9, s9, ra
    or ra, s9, t4
    xor s10, s10, ra
    or ra, a2, t1
    xor a0, a0, ra
    xor a4, a4, s11
    xor s3, s7, s3
    xor t3, a3, t3
    xor a3, s6, s4
    xor a7, s1, a7
    xor t2, t6, t2
    xor a6, a1, a6
    xor t6, s0, s2
    lw a1, 196(sp)
    lw s0, 184(sp)
    xor t5, a1, t5
    lw a1, 192(sp)
    lw s1, 176(sp)
    xor a1, a1, s0
    lw s0, 108(sp)
    lw s2, 220(sp)
    xor s0, s0, s1
    lw s1, 132(sp)
    lw s4, 172(sp)
    xor s1, s1, s2
    lw s2, 168(sp)
    lw s5, 216(sp)
    xor s2, s2, s4
    lw s4, 100(sp)
    lw s6, 200(sp)
    xor s4, s4, s5
    lw s5, 188(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor a2, a2, s6
    slli s6, s2, 24
    srli s7, s2, 8
    or s6, s6, s7
    xor s6, s8, s6
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    xor t0, t0, s7
    slli s7, a6, 24
    srli s8, a6, 8
    or s7, s7, s8
    xor s7, s10, s7
    slli s8, t2, 24
    srli s10, t2, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor a0, a0, s9
    slli s9, t3, 24
    srli s10, t3, 8
    or s9, s9, s10
    xor t4, t4, s9
    # round 30 (skinny.dsl:60)
    lw s9, 180(sp)
    lw s10, 140(sp)
    lw ra, 104(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 164(sp)
    sw t4, 104(sp)
    lw t4, 120(sp)
    sw t0, 200(sp)
    or t0, ra, t4
    sw s7, 188(sp)
    lw s7, 96(sp)
    sw s6, 96(sp)
    xor t0, s7, t0
    and s7, t0, s11
    lw s6, 124(sp)
    sw a0, 180(sp)
    xor s6, s6, s7
    lw s7, 224(sp)
    sw s8, 124(sp)
    or s8, s7, ra
    xor s8, s9, s8
    not s9, s6
    and a0, s8, s9
    xor a0, s10, a0
    not s10, t4
    and s10, s10, t0
    xor s7, s7, s10
    or s10, s7, a0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a2, 164(sp)
    lw a2, 1888(ra)
    xor t4, t4, s9
    lw s9, 1896(ra)
    xor a2, s10, a2
    lw s10, 1904(ra)
    xor a0, a0, s9
    lw s9, 1912(ra)
    xor s8, s8, s10
    lw s10, 1920(ra)
    xor s7, s7, s9
    lw s9, 1928(ra)
    xor t4, t4, s10
    lw s10, 1936(ra)
    xor t0, t0, s9
    lw s9, 1944(ra)
    xor s10, s11, s10
    xor s6, s6, s9
    or s9, a3, a5
    xor s5, s5, s9
    not s9, t6
    and s11, s3, s9
    xor s1, s1, s11
    and s11, s1, s5
    xor t5, t5, s11
    not s11, a4
    and s11, s11, s3
    xor a3, a3, s11
    not s11, a3
    and s11, s11, t5
    xor a5, a5, s11
    and s9, s9, s1
    xor a4, a4, s9
    or s9, a4, a5
    xor s3, s3, s9
    and s9, s5, t5
    lw s11, 868(ra)
    xor t6, t6, s9
    xor a5, a5, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a5, 16
    sw s3, 120(sp)
    srli s3, a5, 16
    or s3, s11, s3
    slli s11, a3, 16
    sw a5, 224(sp)
    srli a5, a3, 16
    or a5, s11, a5
    slli s11, a4, 16
    sw a3, 140(sp)
    srli a3, a4, 16
    or a3, s11, a3
    slli s11, t6, 16
    sw a4, 216(sp)
    srli a4, t6, 16
    or a4, s11, a4
    slli s11, s1, 16
    sw s1, 100(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 172(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t5, 16
    sw t5, 168(sp)
    srli t5, t5, 16
    or t5, s11, t5
    or s11, s4, s0
    xor a7, a7, s11
    not s11, t3
    and s11, s11, s2
    xor s4, s4, s11
    not s11, t2
    sw t6, 220(sp)
    and t6, s2, s11
    xor a6, a6, t6
    and t6, s11, a6
    xor t3, t3, t6
    and t6, a6, a7
    xor t6, a1, t6
    and a1, a7, t6
    xor t2, t2, a1
    not a1, s4
    and a1, a1, t6
    xor a1, s0, a1
    or s0, t3, a1
    xor s0, s2, s0
    lw s2, 164(sp)
    sw t2, 132(sp)
    or s11, s2, t1
    lw t2, 1940(ra)
    sw a6, 176(sp)
    lw a6, 180(sp)
    sw t6, 180(sp)
    xor a6, a6, s11
    xor t2, a6, t2
    lw s11, 96(sp)
    lw t6, 124(sp)
    sw t3, 108(sp)
    or t3, s11, t6
    sw a7, 184(sp)
    lw a7, 1932(ra)
    sw s4, 192(sp)
    lw s4, 188(sp)
    sw a1, 188(sp)
    xor t3, s4, t3
    xor a7, t3, a7
    and s4, t3, a6
    lw a1, 1948(ra)
    sw s0, 196(sp)
    lw s0, 200(sp)
    xor a5, s8, a5
    xor s0, s0, s4
    xor a1, s0, a1
    not s0, s0
    and a6, a6, s0
    lw s4, 1924(ra)
    xor a6, t6, a6
    xor a6, a6, s4
    not t6, t6
    and t3, t6, t3
    lw t6, 1916(ra)
    lw s4, 104(sp)
    sw t2, 104(sp)
    xor t3, s4, t3
    xor t6, t3, t6
    or s4, s4, s11
    lw t2, 1908(ra)
    xor s2, s2, s4
    xor t2, s2, t2
    and s0, s2, s0
    lw s2, 1900(ra)
    xor t1, t1, s0
    xor s0, t1, s2
    or t1, t3, t1
    lw t3, 1892(ra)
    xor t1, s11, t1
    xor t1, t1, t3
    xor t3, s6, t5
    xor t5, a0, s3
    xor t0, t0, s1
    xor a0, s10, s5
    xor a3, s7, a3
    xor a2, a2, s9
    xor t4, t4, a4
    lw a4, 220(sp)
    lw s1, 100(sp)
    xor a4, a4, a6
    xor s1, s1, a7
    lw s2, 168(sp)
    lw s3, 216(sp)
    xor s2, s2, a1
    xor s3, s3, t6
    lw s4, 172(sp)
    lw s5, 104(sp)
    lw s6, 140(sp)
    xor s4, s4, s5
    xor s6, t2, s6
    lw s7, 224(sp)
    lw s8, 120(sp)
    xor s7, s0, s7
    xor s8, s8, t1
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 196(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 188(sp)
    srli s5, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s5, s11, s5
    lw s11, 192(sp)
    sw s0, 192(sp)
    xor s5, s11, s5
    slli s11, s4, 16
    srli s0, s4, 16
    or s0, s11, s0
    lw s11, 184(sp)
    sw a7, 184(sp)
    xor s0, s11, s0
    slli s11, s3, 16
    srli a7, s3, 16
    or a7, s11, a7
    lw s11, 108(sp)
    sw t1, 108(sp)
    xor a7, s11, a7
    slli s11, s2, 16
    srli t1, s2, 16
    or t1, s11, t1
    lw s11, 180(sp)
    sw t6, 180(sp)
    xor t1, s11, t1
    slli s11, s1, 16
    srli t6, s1, 16
    or t6, s11, t6
    lw s11, 176(sp)
    sw t2, 176(sp)
    xor t6, s11, t6
    slli s11, a4, 16
    srli t2, a4, 16
    or t2, s11, t2
    lw s11, 132(sp)
    # round 31 (skinny.dsl:60)
    sw a6, 132(sp)
    # round 30 (skinny.dsl:60)
    xor t2, s11, t2
    # round 31 (skinny.dsl:60)
    and s11, a0, t3
    xor t4, t4, s11
    or s11, a5, a3
    xor a2, a2, s11
    not s11, t4
    and a6, a2, s11
    xor a6, t0, a6
    or t0, t5, a5
    xor t0, a0, t0
    not a0, t0
    and a0, a0, a6
    xor t3, t3, a0
    not a0, a3
    and a0, a0, a2
    xor t5, t5, a0
    not a0, t5
    and a0, a0, t3
    xor a5, a5, a0
    and a0, s11, a6
    lw s11, 344(ra)
    xor a3, a3, a0
    xor t3, t3, s11
    slli a0, a5, 24
    srli s11, a5, 8
    or a0, a0, s11
    slli s11, t3, 24
    sw a0, 188(sp)
    srli a0, t3, 8
    or a0, s11, a0
    slli s11, t0, 24
    sw t0, 196(sp)
    srli t0, t0, 8
    or t0, s11, t0
    slli s11, t5, 24
    sw a5, 120(sp)
    srli a5, t5, 8
    or a5, s11, a5
    slli s11, a3, 24
    sw a5, 224(sp)
    srli a5, a3, 8
    or a5, s11, a5
    slli s11, a2, 24
    sw a5, 140(sp)
    srli a5, a2, 8
    or a5, s11, a5
    slli s11, t4, 24
    sw t4, 172(sp)
    srli t4, t4, 8
    or t4, s11, t4
    slli s11, a6, 24
    sw a6, 216(sp)
    srli a6, a6, 8
    or a6, s11, a6
    and s11, s4, s2
    xor a4, a4, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s3
    xor s8, s8, s11
    not s11, s3
    and s11, s11, s8
    xor s7, s7, s11
    not s11, a4
    sw s8, 168(sp)
    and s8, s8, s11
    xor s1, s1, s8
    and s8, s11, s1
    xor s3, s3, s8
    not s8, s4
    and s8, s8, s1
    xor s2, s2, s8
    not s8, s7
    and s8, s8, s2
    xor s6, s6, s8
    or s8, s0, t1
    xor t2, t2, s8
    or s8, s5, a7
    xor s8, s9, s8
    and s9, s8, t2
    xor t6, t6, s9
    or s9, s10, s5
    xor s0, s0, s9
    not s9, t6
    and s11, s0, s9
    xor t1, t1, s11
    not s11, a7
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, t1
    xor s5, s5, s11
    and s9, t2, s9
    lw s11, 1952(ra)
    xor a7, a7, s9
    lw s9, 1960(ra)
    xor s5, s5, s11
    lw s11, 1968(ra)
    xor t1, t1, s9
    lw s9, 1976(ra)
    xor s0, s0, s11
    lw s11, 1984(ra)
    xor s9, s10, s9
    lw s10, 1992(ra)
    xor a7, a7, s11
    lw s11, 2000(ra)
    xor s8, s8, s10
    lw s10, 2008(ra)
    xor t2, t2, s11
    xor t6, t6, s10
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    slli s11, t6, 16
    sw t2, 100(sp)
    srli t2, t6, 16
    or t2, s11, t2
    slli s11, s9, 16
    sw s9, 220(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s5, 16
    sw s5, 96(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a7, 16
    sw a7, 164(sp)
    srli a7, a7, 16
    or a7, s11, a7
    slli s11, s8, 16
    sw s8, 124(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s0, 16
    sw s0, 200(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, t1, 16
    sw t1, 128(sp)
    srli t1, t1, 16
    or t1, s11, t1
    lw s11, 104(sp)
    sw t6, 204(sp)
    or t6, s11, a1
    sw s2, 212(sp)
    lw s2, 2004(ra)
    sw s3, 136(sp)
    lw s3, 132(sp)
    sw s7, 132(sp)
    xor t6, s3, t6
    xor s2, t6, s2
    lw s3, 176(sp)
    lw s7, 180(sp)
    sw s6, 208(sp)
    or s6, s3, s7
    sw s1, 112(sp)
    lw s1, 1996(ra)
    sw s4, 160(sp)
    lw s4, 108(sp)
    sw a4, 108(sp)
    xor s4, s4, s6
    xor s1, s4, s1
    and s6, s4, t6
    lw a4, 2012(ra)
    sw s10, 116(sp)
    lw s10, 184(sp)
    xor t1, t3, t1
    xor s6, s10, s6
    xor a4, s6, a4
    not s6, s6
    and t6, t6, s6
    lw s10, 1988(ra)
    xor t6, s7, t6
    xor t6, t6, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 1980(ra)
    lw s10, 192(sp)
    sw t6, 192(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s3
    lw t6, 1972(ra)
    xor s10, s11, s10
    xor t6, s10, t6
    and s6, s10, s6
    lw s10, 1964(ra)
    xor a1, a1, s6
    xor s6, a1, s10
    or a1, s4, a1
    lw s4, 1956(ra)
    xor a1, s3, a1
    xor a1, a1, s4
    xor a6, a6, a4
    xor a4, a0, s6
    xor t0, t0, t6
    xor t3, t4, s2
    xor a7, a3, a7
    xor t4, t5, s9
    lw t5, 120(sp)
    lw t6, 224(sp)
    xor t5, t5, s5
    xor t6, t6, s7
    xor a5, a5, s1
    xor a3, a2, s8
    lw a2, 216(sp)
    lw a0, 172(sp)
    xor t2, a2, t2
    lw a2, 188(sp)
    lw s1, 192(sp)
    xor a2, a2, a1
    lw a1, 196(sp)
    srli s4, t2, 24
    xor a1, a1, s0
    lw s0, 116(sp)
    srli s3, a1, 24
    xor a0, a0, s0
    lw s0, 140(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 108(sp)
    srli s5, a3, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 160(sp)
    srli s6, t5, 24
    xor s2, s3, s2
    slli s3, t2, 8
    or s3, s3, s4
    lw s4, 112(sp)
    srli s7, t4, 24
    xor s3, s4, s3
    slli s4, a3, 8
    or s4, s4, s5
    lw s5, 168(sp)
    srli s8, a7, 24
    xor s4, s5, s4
    slli s5, t5, 8
    or s5, s5, s6
    lw s6, 208(sp)
    srli s9, t1, 24
    xor s5, s6, s5
    slli s6, t4, 8
    or s6, s6, s7
    lw s7, 132(sp)
    xor s6, s7, s6
    slli s7, a7, 8
    or s7, s7, s8
    lw s8, 136(sp)
    xor s7, s8, s7
    slli s8, t1, 8
    or s8, s8, s9
    lw s9, 212(sp)
    xor s8, s9, s8
    # round 32 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t2
    xor a7, a7, s9
    or s9, t1, a1
    xor a0, a0, s9
    or s9, a1, t4
    xor t5, t5, s9
    not s9, t4
    and s9, s9, t5
    xor t1, t1, s9
    not s9, a7
    and s10, t5, s9
    xor a3, a3, s10
    and s9, s9, a3
    xor t4, t4, s9
    and s9, a0, a3
    xor t2, t2, s9
    not s9, t1
    and s9, s9, t2
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    lw s10, 2016(ra)
    xor s6, s6, s9
    lw s9, 2024(ra)
    xor s2, s2, s10
    lw s10, 2032(ra)
    xor s3, s3, s9
    lw s9, 2040(ra)
    xor s1, s1, s10
    addi s10, ra, 2047
    addi s10, s10, 2047
    addi s10, s10, 2
    lw s11, -2048(s10)
    xor s8, s8, s9
    lw s9, -2040(s10)
    xor s6, s6, s11
    lw s11, -2032(s10)
    xor s5, s5, s9
    lw s9, -2024(s10)
    xor s7, s7, s11
    xor s4, s4, s9
    lw s9, 100(sp)
    lw s11, 204(sp)
    sw a3, 212(sp)
    or a3, s9, s11
    sw s4, 136(sp)
    lw s4, 164(sp)
    sw a0, 164(sp)
    xor a3, s4, a3
    lw s4, 200(sp)
    lw a0, 220(sp)
    sw s1, 132(sp)
    or s1, s4, a0
    sw a1, 208(sp)
    lw a1, 96(sp)
    sw s2, 96(sp)
    xor a1, a1, s1
    and s1, a1, a3
    lw s2, 124(sp)
    sw s5, 100(sp)
    xor s1, s2, s1
    lw s2, 128(sp)
    sw t5, 124(sp)
    or t5, s2, s4
    xor t5, s9, t5
    not s9, s1
    and s5, t5, s9
    xor s5, s11, s5
    not s11, a0
    and s11, s11, a1
    xor s2, s2, s11
    or s11, s2, s5
    xor s4, s4, s11
    and s9, a3, s9
    lw s11, 2020(ra)
    xor a0, a0, s9
    lw s9, 2028(ra)
    xor s4, s4, s11
    lw s11, 2036(ra)
    xor s5, s5, s9
    lw s9, 2044(ra)
    xor t5, t5, s11
    lw s11, -2044(s10)
    xor s2, s2, s9
    lw s9, -2036(s10)
    xor a0, a0, s11
    lw s11, -2028(s10)
    xor a1, a1, s9
    lw s9, -2020(s10)
    xor a3, a3, s11
    xor s1, s1, s9
    not s9, t3
    and s9, s9, a6
    xor s0, s0, s9
    or s9, a4, t0
    xor t3, t3, s9
    or s9, t0, t6
    xor a2, a2, s9
    not s9, t6
    and s9, s9, a2
    xor a4, a4, s9
    not s9, s0
    and s11, a2, s9
    xor a5, a5, s11
    and s9, s9, a5
    xor t6, t6, s9
    and s9, t3, a5
    xor a6, a6, s9
    not s9, a4
    and s9, s9, a6
    lw s11, 1004(ra)
    xor t0, t0, s9
    xor a6, a6, s11
    xor s1, s1, a5
    xor s5, s5, a6
    xor t5, t5, t3
    xor a6, a6, s3
    xor t2, t2, a6
    xor a3, a3, s0
    xor s0, s7, s0
    xor a7, a7, s0
    xor s2, s2, a4
    xor a0, a0, t6
    xor a4, s8, a4
    xor t1, t1, a4
    xor t6, s6, t6
    xor t4, t4, t6
    xor a1, a1, a2
    xor s4, s4, t0
    lw s9, 100(sp)
    lw s11, 124(sp)
    xor a2, s9, a2
    xor s11, s11, a2
    lw ra, 96(sp)
    sw a6, 124(sp)
    xor t0, ra, t0
    lw a6, 208(sp)
    sw a2, 208(sp)
    xor a6, a6, t0
    lw a2, 132(sp)
    sw t0, 220(sp)
    xor t3, t3, a2
    lw t0, 164(sp)
    sw t3, 164(sp)
    xor t0, t0, t3
    lw t3, 136(sp)
    sw a4, 200(sp)
    xor a5, t3, a5
    lw a4, 212(sp)
    # round 33 (skinny.dsl:60)
    sw t6, 212(sp)
    # round 32 (skinny.dsl:60)
    xor a4, a4, a5
    # round 33 (skinny.dsl:60)
    or t6, a7, a4
    xor t4, t4, t6
    or t6, t0, t1
    xor a6, a6, t6
    and t6, a6, t4
    xor t6, s11, t6
    not s11, t0
    and s11, t2, s11
    xor a7, a7, s11
    or s11, a7, t6
    xor a4, a4, s11
    not s11, t1
    and s11, s11, a6
    xor t2, t2, s11
    and s11, t2, a4
    xor t0, t0, s11
    not s11, t6
    and s11, t4, s11
    sw a5, 128(sp)
    lw a5, -2016(s10)
    xor t1, t1, s11
    lw s11, -2008(s10)
    xor a5, t0, a5
    lw t0, -2000(s10)
    xor a4, a4, s11
    lw s11, -1992(s10)
    xor a7, a7, t0
    lw t0, -1984(s10)
    xor t2, t2, s11
    lw s11, -1976(s10)
    xor t0, t1, t0
    lw t1, -1968(s10)
    xor a6, a6, s11
    lw s11, -1960(s10)
    xor t1, t4, t1
    xor t4, t6, s11
    slli t6, t1, 16
    srli s11, t1, 16
    or t6, t6, s11
    slli s11, t4, 16
    sw t1, 204(sp)
    srli t1, t4, 16
    or t1, s11, t1
    slli s11, t2, 16
    sw t2, 168(sp)
    srli t2, t2, 16
    or t2, s11, t2
    slli s11, a5, 16
    sw a5, 112(sp)
    srli a5, a5, 16
    or a5, s11, a5
    slli s11, t0, 16
    sw t0, 160(sp)
    srli t0, t0, 16
    or t0, s11, t0
    slli s11, a6, 16
    sw a6, 108(sp)
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, a7, 16
    sw a7, 192(sp)
    srli a7, a7, 16
    or a7, s11, a7
    slli s11, a4, 16
    sw a4, 140(sp)
    srli a4, a4, 16
    or a4, s11, a4
    or s11, s7, t3
    xor s6, s6, s11
    or s11, a2, s8
    xor s11, ra, s11
    and ra, s11, s6
    xor s9, s9, ra
    or ra, s3, a2
    xor s7, s7, ra
    not ra, s9
    sw t4, 100(sp)
    and t4, s7, ra
    xor t3, t3, t4
    not t4, s8
    and t4, t4, s11
    xor t4, s3, t4
    or s3, t4, t3
    xor a2, a2, s3
    and s3, s6, ra
    lw ra, -2012(s10)
    xor s3, s8, s3
    lw s8, -2004(s10)
    xor a2, a2, ra
    lw ra, -1996(s10)
    xor t3, t3, s8
    lw s8, -1988(s10)
    xor s7, s7, ra
    lw ra, -1980(s10)
    xor t4, t4, s8
    lw s8, -1972(s10)
    xor s3, s3, ra
    lw ra, -1964(s10)
    xor s8, s11, s8
    lw s11, -1956(s10)
    xor s6, s6, ra
    xor s9, s9, s11
    not s11, a3
    and s11, s11, s1
    xor a0, a0, s11
    not s11, s2
    and s11, t5, s11
    xor s4, s4, s11
    or s11, s4, a0
    xor a1, a1, s11
    not s11, s5
    and s11, s11, t5
    xor a3, a3, s11
    or s11, a3, a1
    xor s1, s1, s11
    or s11, s2, s4
    xor s5, s5, s11
    not s11, s1
    and s11, s5, s11
    xor t5, t5, s11
    or s11, a0, a1
    xor s2, s2, s11
    lw s11, 148(sp)
    slli ra, t5, 8
    xor s1, s1, s11
    srli s11, t5, 24
    or s11, ra, s11
    slli ra, s1, 8
    sw s10, 132(sp)
    srli s10, s1, 24
    or s10, ra, s10
    slli ra, a3, 8
    sw s3, 136(sp)
    srli s3, a3, 24
    or s3, ra, s3
    slli ra, s5, 8
    sw t6, 96(sp)
    srli t6, s5, 24
    or t6, ra, t6
    slli ra, s2, 8
    sw a7, 116(sp)
    srli a7, s2, 24
    or a7, ra, a7
    slli ra, s4, 8
    sw a7, 172(sp)
    srli a7, s4, 24
    or a7, ra, a7
    slli ra, a0, 8
    sw a0, 196(sp)
    srli a0, a0, 24
    or a0, ra, a0
    slli ra, a1, 8
    sw a3, 188(sp)
    srli a3, a1, 24
    or a3, ra, a3
    not ra, s0
    sw a2, 216(sp)
    lw a2, 128(sp)
    sw s11, 224(sp)
    and ra, ra, a2
    lw s11, 212(sp)
    sw a1, 120(sp)
    xor s11, s11, ra
    lw ra, 200(sp)
    sw t1, 212(sp)
    not t1, ra
    lw a1, 164(sp)
    sw a6, 176(sp)
    and t1, a1, t1
    lw a6, 220(sp)
    sw s4, 220(sp)
    xor a6, a6, t1
    or t1, a6, s11
    lw s4, 208(sp)
    xor a3, s9, a3
    xor t1, s4, t1
    lw s4, 124(sp)
    sw s8, 208(sp)
    not s8, s4
    and s8, s8, a1
    xor s0, s0, s8
    or s8, s0, t1
    xor a2, a2, s8
    or s8, ra, a6
    xor s4, s4, s8
    not s8, a2
    and s8, s4, s8
    xor a1, a1, s8
    or s8, s11, t1
    xor s8, ra, s8
    xor t3, t3, s10
    xor s3, s7, s3
    xor a4, s1, a4
    xor a0, s6, a0
    xor t0, s2, t0
    xor t2, s5, t2
    xor a5, t5, a5
    xor t4, t4, t6
    lw t5, 208(sp)
    lw t6, 176(sp)
    xor a7, t5, a7
    lw t5, 220(sp)
    lw s1, 212(sp)
    xor t5, t5, t6
    lw t6, 120(sp)
    lw s2, 224(sp)
    xor t6, t6, s1
    lw s1, 216(sp)
    lw s5, 116(sp)
    xor s1, s1, s2
    lw s2, 188(sp)
    lw s6, 96(sp)
    xor s2, s2, s5
    lw s5, 196(sp)
    lw s7, 172(sp)
    xor s5, s5, s6
    lw s6, 136(sp)
    srli s9, s5, 8
    xor s6, s6, s7
    slli s7, s5, 24
    or s7, s7, s9
    xor s7, s11, s7
    slli s9, s2, 24
    srli s10, s2, 8
    or s9, s9, s10
    xor s0, s0, s9
    slli s9, t6, 24
    srli s10, t6, 8
    or s9, s9, s10
    xor t1, t1, s9
    slli s9, t5, 24
    srli s10, t5, 8
    or s9, s9, s10
    xor a6, a6, s9
    slli s9, a5, 24
    srli s10, a5, 8
    or s9, s9, s10
    xor a1, a1, s9
    slli s9, t2, 24
    srli s10, t2, 8
    or s9, s9, s10
    xor s4, s4, s9
    slli s9, t0, 24
    srli s10, t0, 8
    or s9, s9, s10
    xor s8, s8, s9
    slli s9, a4, 24
    srli s10, a4, 8
    or s9, s9, s10
    xor a2, a2, s9
    # round 34 (skinny.dsl:60)
    lw s9, 204(sp)
    lw s10, 100(sp)
    lw ra, 160(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 192(sp)
    sw a2, 160(sp)
    lw a2, 168(sp)
    sw a6, 172(sp)
    or a6, ra, a2
    sw a1, 136(sp)
    lw a1, 112(sp)
    sw s0, 112(sp)
    xor a6, a1, a6
    and a1, a6, s11
    lw s0, 108(sp)
    sw s8, 204(sp)
    xor a1, s0, a1
    lw s0, 140(sp)
    sw s4, 108(sp)
    or s4, s0, ra
    xor s4, s9, s4
    not s9, a1
    and s8, s4, s9
    xor s8, s10, s8
    not s10, a2
    and s10, s10, a6
    xor s0, s0, s10
    or s10, s0, s8
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 132(sp)
    sw s7, 192(sp)
    lw s7, -1952(ra)
    xor a2, a2, s9
    lw s9, -1944(ra)
    xor s7, s10, s7
    lw s10, -1936(ra)
    xor s8, s8, s9
    lw s9, -1928(ra)
    xor s4, s4, s10
    lw s10, -1920(ra)
    xor s0, s0, s9
    lw s9, -1912(ra)
    xor a2, a2, s10
    lw s10, -1904(ra)
    xor a6, a6, s9
    lw s9, -1896(ra)
    xor s10, s11, s10
    xor a1, a1, s9
    or s9, a0, a3
    xor s6, s6, s9
    not s9, s3
    and s9, s9, t4
    xor s1, s1, s9
    not s9, s6
    and s9, s1, s9
    xor a7, a7, s9
    or s9, t3, s3
    xor a0, a0, s9
    not s9, a7
    and s9, a0, s9
    xor a3, a3, s9
    and s9, t4, s1
    xor t3, t3, s9
    or s9, t3, a3
    xor s3, s3, s9
    lw s11, 72(sp)
    or s9, s6, a7
    lw s11, 80(s11)
    xor t4, t4, s9
    xor a3, a3, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a3, 16
    sw s3, 168(sp)
    srli s3, a3, 16
    or s3, s11, s3
    slli s11, a0, 16
    sw a3, 140(sp)
    srli a3, a0, 16
    or a3, s11, a3
    slli s11, t3, 16
    sw a0, 100(sp)
    srli a0, t3, 16
    or a0, s11, a0
    slli s11, t4, 16
    sw t3, 96(sp)
    srli t3, t4, 16
    or t3, s11, t3
    slli s11, s1, 16
    sw s1, 196(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s6, 16
    sw s6, 116(sp)
    srli s6, s6, 16
    or s6, s11, s6
    slli s11, a7, 16
    sw a7, 188(sp)
    srli a7, a7, 16
    or a7, s11, a7
    or s11, s5, t6
    xor t0, t0, s11
    not s11, s2
    and s11, s11, t2
    xor a5, a5, s11
    not s11, t0
    and s11, a5, s11
    xor t5, t5, s11
    or s11, a4, s2
    xor s5, s5, s11
    not s11, t5
    and s11, s5, s11
    xor t6, t6, s11
    and s11, t2, a5
    xor a4, a4, s11
    or s11, a4, t6
    xor s2, s2, s11
    or s11, t0, t5
    xor t2, t2, s11
    lw s11, 192(sp)
    sw t2, 224(sp)
    or t2, s11, t1
    sw a5, 216(sp)
    lw a5, -1900(ra)
    sw t5, 212(sp)
    lw t5, 204(sp)
    sw a4, 204(sp)
    xor t2, t5, t2
    xor a5, t2, a5
    lw t5, 112(sp)
    lw a4, 108(sp)
    sw t0, 120(sp)
    or t0, t5, a4
    sw s5, 176(sp)
    lw s5, -1908(ra)
    sw t6, 220(sp)
    lw t6, 136(sp)
    sw s2, 136(sp)
    xor t0, t6, t0
    xor t6, t0, s5
    and s5, t0, t2
    lw s2, -1892(ra)
    sw a5, 208(sp)
    lw a5, 172(sp)
    xor a7, a1, a7
    xor a5, a5, s5
    xor s2, a5, s2
    not a5, a5
    and t2, t2, a5
    lw s5, -1916(ra)
    xor t2, a4, t2
    xor t2, t2, s5
    not a4, a4
    and t0, a4, t0
    lw a4, -1924(ra)
    lw s5, 160(sp)
    xor a6, a6, s1
    xor t0, s5, t0
    xor a4, t0, a4
    or s5, s5, t5
    sw a4, 160(sp)
    lw a4, -1932(ra)
    xor s5, s11, s5
    xor a4, s5, a4
    and a5, s5, a5
    lw s5, -1940(ra)
    xor a5, t1, a5
    xor t1, a5, s5
    or a5, t0, a5
    lw t0, -1948(ra)
    xor a5, t5, a5
    xor a5, a5, t0
    xor t0, s8, s3
    xor t5, s4, a3
    xor a3, s10, s6
    xor a1, s0, a0
    xor a0, s7, s9
    xor t3, a2, t3
    xor t4, t4, t2
    lw a2, 196(sp)
    lw s0, 188(sp)
    xor a2, a2, t6
    xor s0, s0, s2
    lw s1, 96(sp)
    lw s3, 160(sp)
    lw s4, 116(sp)
    xor s1, s1, s3
    lw s5, 208(sp)
    lw s6, 100(sp)
    xor s4, s4, s5
    xor s6, a4, s6
    lw s7, 140(sp)
    lw s8, 168(sp)
    xor s7, t1, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 136(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 220(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 176(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 120(sp)
    srli ra, s1, 16
    xor s5, s11, s5
    slli s11, s1, 16
    or s11, s11, ra
    lw ra, 204(sp)
    sw t1, 204(sp)
    xor s11, ra, s11
    slli ra, s0, 16
    srli t1, s0, 16
    or t1, ra, t1
    lw ra, 212(sp)
    sw t6, 212(sp)
    xor t1, ra, t1
    slli ra, a2, 16
    srli t6, a2, 16
    or t6, ra, t6
    lw ra, 216(sp)
    sw a5, 216(sp)
    xor t6, ra, t6
    slli ra, t4, 16
    srli a5, t4, 16
    or a5, ra, a5
    lw ra, 224(sp)
    # round 35 (skinny.dsl:60)
    sw a4, 224(sp)
    # round 34 (skinny.dsl:60)
    xor a5, ra, a5
    # round 35 (skinny.dsl:60)
    or ra, a3, a7
    xor t3, t3, ra
    not ra, a1
    and a4, t5, ra
    xor a4, a0, a4
    and a0, a4, t3
    xor a6, a6, a0
    not a0, t0
    and a0, a0, t5
    xor a3, a3, a0
    not a0, a3
    and a0, a0, a6
    xor a7, a7, a0
    and a0, ra, a4
    xor t0, t0, a0
    or a0, t0, a7
    xor t5, t5, a0
    lw ra, 72(sp)
    and a0, t3, a6
    lw ra, 80(ra)
    xor a1, a1, a0
    xor a7, a7, ra
    slli a0, t5, 24
    srli ra, t5, 8
    or a0, a0, ra
    slli ra, a7, 24
    sw a0, 120(sp)
    srli a0, a7, 8
    or a0, ra, a0
    slli ra, a3, 24
    sw a3, 176(sp)
    srli a3, a3, 8
    or a3, ra, a3
    slli ra, t0, 24
    sw t5, 220(sp)
    srli t5, t0, 8
    or t5, ra, t5
    slli ra, a1, 24
    sw t5, 136(sp)
    srli t5, a1, 8
    or t5, ra, t5
    slli ra, a4, 24
    sw t5, 168(sp)
    srli t5, a4, 8
    or t5, ra, t5
    slli ra, t3, 24
    sw t3, 140(sp)
    srli t3, t3, 8
    or t3, ra, t3
    slli ra, a6, 24
    sw a6, 100(sp)
    srli a6, a6, 8
    or a6, ra, a6
    or ra, s4, s0
    xor t4, t4, ra
    not ra, s7
    and ra, ra, s6
    xor s4, s4, ra
    not ra, s1
    sw a4, 116(sp)
    and a4, s6, ra
    xor a4, s8, a4
    and s8, ra, a4
    xor s7, s7, s8
    and s8, a4, t4
    xor a2, a2, s8
    and s8, t4, a2
    xor s1, s1, s8
    not s8, s4
    and s8, s8, a2
    xor s0, s0, s8
    or s8, s7, s0
    xor s6, s6, s8
    or s8, s5, t1
    xor a5, a5, s8
    or s8, s3, s11
    xor s8, s9, s8
    and s9, s8, a5
    xor t6, t6, s9
    or s9, s10, s3
    xor s5, s5, s9
    not s9, t6
    and ra, s5, s9
    xor t1, t1, ra
    not ra, s11
    and ra, ra, s8
    xor s10, s10, ra
    or ra, s10, t1
    xor s3, s3, ra
    and s9, a5, s9
    lw ra, 132(sp)
    sw s0, 96(sp)
    lw s0, -1888(ra)
    xor s9, s11, s9
    lw s11, -1880(ra)
    xor s0, s3, s0
    lw s3, -1872(ra)
    xor t1, t1, s11
    lw s11, -1864(ra)
    xor s3, s5, s3
    lw s5, -1856(ra)
    xor s10, s10, s11
    lw s11, -1848(ra)
    xor s5, s9, s5
    lw s9, -1840(ra)
    xor s8, s8, s11
    lw s11, -1832(ra)
    xor a5, a5, s9
    xor t6, t6, s11
    slli s9, a5, 16
    srli s11, a5, 16
    or s9, s9, s11
    slli s11, t6, 16
    sw a5, 188(sp)
    srli a5, t6, 16
    or a5, s11, a5
    slli s11, s10, 16
    sw s10, 196(sp)
    srli s10, s10, 16
    or s10, s11, s10
    slli s11, s0, 16
    sw s0, 112(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, s5, 16
    sw s5, 192(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, s8, 16
    sw s8, 108(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s3, 16
    sw s3, 172(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, t1, 16
    sw t1, 200(sp)
    srli t1, t1, 16
    or t1, s11, t1
    lw s11, 208(sp)
    sw t6, 164(sp)
    or t6, s11, s2
    sw s1, 124(sp)
    lw s1, -1836(ra)
    xor t2, t2, t6
    xor t6, t2, s1
    lw s1, 224(sp)
    sw s7, 128(sp)
    lw s7, 160(sp)
    sw s6, 104(sp)
    or s6, s1, s7
    sw a4, 180(sp)
    lw a4, -1844(ra)
    sw a2, 184(sp)
    lw a2, 216(sp)
    sw s4, 216(sp)
    xor a2, a2, s6
    xor a4, a2, a4
    and s6, a2, t2
    lw s4, -1828(ra)
    sw t4, 228(sp)
    lw t4, 212(sp)
    xor a7, a7, t1
    xor t4, t4, s6
    xor s4, t4, s4
    not t4, t4
    and t2, t2, t4
    lw s6, -1852(ra)
    xor t2, s7, t2
    xor t2, t2, s6
    not s6, s7
    and a2, s6, a2
    lw s6, -1860(ra)
    lw s7, 204(sp)
    sw t2, 204(sp)
    xor a2, s7, a2
    xor s6, a2, s6
    or s7, s7, s1
    lw t2, -1868(ra)
    xor s7, s11, s7
    xor t2, s7, t2
    and t4, s7, t4
    lw s7, -1876(ra)
    xor t4, s2, t4
    xor s2, t4, s7
    or t4, a2, t4
    lw a2, -1884(ra)
    xor t4, s1, t4
    xor t4, t4, a2
    xor a6, a6, s4
    xor a2, a0, s2
    xor t2, a3, t2
    xor t1, t3, t6
    xor t3, a1, s5
    xor t0, t0, s10
    lw t6, 220(sp)
    lw a3, 136(sp)
    xor t6, t6, s0
    xor a3, a3, s6
    xor t5, t5, a4
    lw a4, 116(sp)
    lw a1, 100(sp)
    xor a4, a4, s8
    xor a5, a1, a5
    lw a1, 120(sp)
    lw a0, 140(sp)
    xor t4, a1, t4
    lw a1, 176(sp)
    xor a0, a0, s9
    xor a1, a1, s3
    lw s0, 168(sp)
    lw s1, 204(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 228(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 216(sp)
    srli s4, a5, 24
    xor s2, s3, s2
    slli s3, a5, 8
    or s3, s3, s4
    lw s4, 184(sp)
    srli s5, a4, 24
    xor s3, s4, s3
    slli s4, a4, 8
    or s4, s4, s5
    lw s5, 180(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 104(sp)
    srli s7, t0, 24
    xor s5, s6, s5
    slli s6, t0, 8
    or s6, s6, s7
    lw s7, 128(sp)
    srli s8, t3, 24
    xor s6, s7, s6
    slli s7, t3, 8
    or s7, s7, s8
    lw s8, 124(sp)
    srli s9, a7, 24
    xor s7, s8, s7
    slli s8, a7, 8
    or s8, s8, s9
    lw s9, 96(sp)
    xor s8, s9, s8
    # round 36 (skinny.dsl:60)
    and s9, a0, a5
    xor t3, t3, s9
    or s9, a7, a1
    xor a0, a0, s9
    or s9, a1, t0
    xor t6, t6, s9
    not s9, t0
    and s9, s9, t6
    xor a7, a7, s9
    not s9, t3
    and s10, t6, s9
    xor a4, a4, s10
    and s9, s9, a4
    xor t0, t0, s9
    not s9, a0
    and s9, s9, a4
    xor a5, a5, s9
    not s9, a7
    and s9, s9, a5
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, -1824(ra)
    xor s6, s6, s9
    lw s9, -1816(ra)
    xor s2, s2, s10
    lw s10, -1808(ra)
    xor s3, s3, s9
    lw s9, -1800(ra)
    xor s1, s1, s10
    lw s10, -1792(ra)
    xor s8, s8, s9
    lw s9, -1784(ra)
    xor s6, s6, s10
    lw s10, -1776(ra)
    xor s5, s5, s9
    lw s9, -1768(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 188(sp)
    lw s10, 164(sp)
    sw a4, 96(sp)
    or s11, s9, s10
    lw a4, 192(sp)
    sw s4, 192(sp)
    xor a4, a4, s11
    lw s11, 172(sp)
    lw s4, 196(sp)
    sw a0, 124(sp)
    or a0, s11, s4
    sw s1, 128(sp)
    lw s1, 112(sp)
    sw a1, 112(sp)
    xor a0, s1, a0
    and s1, a0, a4
    lw a1, 108(sp)
    sw t6, 188(sp)
    xor a1, a1, s1
    lw s1, 200(sp)
    sw s2, 108(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t6, s2, s9
    xor t6, s10, t6
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t6
    xor s10, s11, s10
    and s9, a4, s9
    lw s11, -1820(ra)
    xor s4, s4, s9
    lw s9, -1812(ra)
    xor s10, s10, s11
    lw s11, -1804(ra)
    xor t6, t6, s9
    lw s9, -1796(ra)
    xor s2, s2, s11
    lw s11, -1788(ra)
    xor s1, s1, s9
    lw s9, -1780(ra)
    xor s4, s4, s11
    lw s11, -1772(ra)
    xor a0, a0, s9
    lw s9, -1764(ra)
    xor a4, a4, s11
    xor a1, a1, s9
    and s9, t1, a6
    xor s0, s0, s9
    or s9, a2, t2
    xor t1, t1, s9
    or s9, t2, a3
    xor t4, t4, s9
    not s9, a3
    and s9, s9, t4
    xor a2, a2, s9
    not s9, s0
    and s11, t4, s9
    xor t5, t5, s11
    and s9, s9, t5
    xor a3, a3, s9
    not s9, t1
    and s9, s9, t5
    xor a6, a6, s9
    not s9, a2
    and s9, s9, a6
    lw s11, 72(sp)
    xor a1, a1, t5
    lw s11, 740(s11)
    xor t2, t2, s9
    xor a6, a6, s11
    xor t6, t6, a6
    xor s2, s2, t1
    xor a6, a6, s3
    xor a5, a5, a6
    xor a4, a4, s0
    xor s0, s7, s0
    xor t3, t3, s0
    xor s1, s1, a2
    xor s4, s4, a3
    xor a2, s8, a2
    xor a7, a7, a2
    xor a3, s6, a3
    xor t0, t0, a3
    xor a0, a0, t4
    xor s9, s10, t2
    xor t4, s5, t4
    lw s10, 188(sp)
    lw s11, 108(sp)
    xor s10, s10, t4
    xor t2, s11, t2
    sw t4, 188(sp)
    lw t4, 112(sp)
    sw t2, 112(sp)
    xor t4, t4, t2
    lw t2, 128(sp)
    sw a2, 196(sp)
    xor t1, t1, t2
    lw a2, 124(sp)
    sw a6, 124(sp)
    xor a2, a2, t1
    lw a6, 192(sp)
    sw t1, 172(sp)
    xor t5, a6, t5
    lw t1, 96(sp)
    # round 37 (skinny.dsl:60)
    sw a3, 96(sp)
    # round 36 (skinny.dsl:60)
    xor t1, t1, t5
    # round 37 (skinny.dsl:60)
    or a3, t3, t1
    xor t0, t0, a3
    or a3, a2, a7
    xor t4, t4, a3
    and a3, t4, t0
    xor a3, s10, a3
    not s10, a2
    and s10, a5, s10
    xor t3, t3, s10
    or s10, t3, a3
    xor t1, t1, s10
    not s10, a7
    and s10, s10, t4
    xor a5, a5, s10
    and s10, a5, t1
    xor a2, a2, s10
    not s10, a3
    and s10, t0, s10
    sw t5, 200(sp)
    lw t5, -1760(ra)
    xor a7, a7, s10
    lw s10, -1752(ra)
    xor t5, a2, t5
    lw a2, -1744(ra)
    xor t1, t1, s10
    lw s10, -1736(ra)
    xor t3, t3, a2
    lw a2, -1728(ra)
    xor a5, a5, s10
    lw s10, -1720(ra)
    xor a7, a7, a2
    lw a2, -1712(ra)
    xor t4, t4, s10
    lw s10, -1704(ra)
    xor t0, t0, a2
    xor a3, a3, s10
    slli a2, t0, 16
    srli s10, t0, 16
    or a2, a2, s10
    slli s10, a3, 16
    sw t0, 164(sp)
    srli t0, a3, 16
    or t0, s10, t0
    slli s10, a5, 16
    sw a5, 104(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, t5, 16
    sw t5, 180(sp)
    srli t5, t5, 16
    or t5, s10, t5
    slli s10, a7, 16
    sw a7, 184(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, t4, 16
    sw t4, 216(sp)
    srli t4, t4, 16
    or t4, s10, t4
    slli s10, t3, 16
    sw t3, 228(sp)
    srli t3, t3, 16
    or t3, s10, t3
    slli s10, t1, 16
    sw t1, 204(sp)
    srli t1, t1, 16
    or t1, s10, t1
    or s10, s7, a6
    xor s6, s6, s10
    or s10, t2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, t2
    xor s7, s7, s11
    not s11, s5
    sw a3, 108(sp)
    and a3, s7, s11
    xor a6, a6, a3
    not a3, s8
    and a3, a3, s10
    xor a3, s3, a3
    or s3, a3, a6
    xor t2, t2, s3
    and s3, s6, s11
    lw s11, -1756(ra)
    xor s3, s8, s3
    lw s8, -1748(ra)
    xor t2, t2, s11
    lw s11, -1740(ra)
    xor a6, a6, s8
    lw s8, -1732(ra)
    xor s7, s7, s11
    lw s11, -1724(ra)
    xor a3, a3, s8
    lw s8, -1716(ra)
    xor s3, s3, s11
    lw s11, -1708(ra)
    xor s8, s10, s8
    lw s10, -1700(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, a4
    and s10, s10, a1
    xor s4, s4, s10
    or s10, s2, s1
    xor s9, s9, s10
    not s10, s4
    and s11, s9, s10
    xor a0, a0, s11
    or s11, t6, s2
    xor a4, a4, s11
    and s11, a4, a0
    xor a1, a1, s11
    not s11, s1
    and s11, s11, s9
    xor t6, t6, s11
    not s11, t6
    and s11, s11, a1
    xor s2, s2, s11
    lw s11, 72(sp)
    and s10, s10, a0
    lw s11, 1004(s11)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, a4, 8
    sw s3, 128(sp)
    srli s3, a4, 24
    or s3, ra, s3
    slli ra, t6, 8
    sw a2, 192(sp)
    srli a2, t6, 24
    or a2, ra, a2
    slli ra, s1, 8
    sw t3, 168(sp)
    srli t3, s1, 24
    or t3, ra, t3
    slli ra, s9, 8
    sw t3, 140(sp)
    srli t3, s9, 24
    or t3, ra, t3
    slli ra, s4, 8
    sw s4, 176(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a4, 120(sp)
    srli a4, a0, 24
    or a4, ra, a4
    not ra, s0
    sw t2, 100(sp)
    lw t2, 200(sp)
    sw s10, 116(sp)
    and ra, ra, t2
    lw s10, 96(sp)
    sw t0, 96(sp)
    xor s10, s10, ra
    lw ra, 124(sp)
    lw t0, 172(sp)
    sw a0, 136(sp)
    or a0, ra, t0
    xor a0, s0, a0
    lw s0, 196(sp)
    sw t4, 220(sp)
    or t0, t0, s0
    lw t4, 112(sp)
    sw s10, 112(sp)
    xor t0, t4, t0
    not t4, s0
    and t4, t4, t0
    xor t4, ra, t4
    not ra, s10
    sw t0, 124(sp)
    and t0, t0, ra
    lw s10, 188(sp)
    xor a4, s5, a4
    xor t0, s10, t0
    and s10, ra, t0
    xor s0, s0, s10
    and s10, a0, t0
    xor t2, t2, s10
    not s10, t4
    and s10, s10, t2
    lw ra, 172(sp)
    xor a6, a6, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor t1, a1, t1
    xor a1, s6, s4
    xor a7, s1, a7
    xor a5, t6, a5
    xor t5, s2, t5
    xor t6, a3, a2
    xor t3, s8, t3
    lw a3, 220(sp)
    lw a2, 136(sp)
    xor a3, s9, a3
    lw s1, 96(sp)
    lw s2, 116(sp)
    xor a2, a2, s1
    lw s1, 100(sp)
    lw s4, 168(sp)
    xor s1, s1, s2
    lw s2, 120(sp)
    lw s5, 192(sp)
    xor s2, s2, s4
    lw s4, 176(sp)
    lw s6, 140(sp)
    xor s4, s4, s5
    lw s5, 128(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 112(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor t0, t0, s7
    slli s7, a3, 24
    srli s8, a3, 8
    or s7, s7, s8
    lw s8, 124(sp)
    srli s9, t5, 8
    xor s7, s8, s7
    slli s8, t5, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, a5, 24
    srli s10, a5, 8
    or s9, s9, s10
    xor t4, t4, s9
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor s0, s0, s9
    slli s9, t1, 24
    srli s10, t1, 8
    or s9, s9, s10
    xor t2, t2, s9
    # round 38 (skinny.dsl:60)
    lw s9, 164(sp)
    lw s10, 108(sp)
    lw ra, 184(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 228(sp)
    sw t2, 184(sp)
    lw t2, 104(sp)
    sw s7, 124(sp)
    or s7, ra, t2
    sw s8, 112(sp)
    lw s8, 180(sp)
    sw a0, 180(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 216(sp)
    sw s0, 164(sp)
    xor a0, a0, s8
    lw s8, 204(sp)
    sw t4, 216(sp)
    or t4, s8, ra
    xor t4, s9, t4
    not s9, a0
    and s0, t4, s9
    xor s0, s10, s0
    not s10, t2
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, s0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 132(sp)
    sw s6, 228(sp)
    lw s6, -1696(ra)
    xor t2, t2, s9
    lw s9, -1688(ra)
    xor s6, s10, s6
    lw s10, -1680(ra)
    xor s0, s0, s9
    lw s9, -1672(ra)
    xor t4, t4, s10
    lw s10, -1664(ra)
    xor s8, s8, s9
    lw s9, -1656(ra)
    xor t2, t2, s10
    lw s10, -1648(ra)
    xor s7, s7, s9
    lw s9, -1640(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, a1
    and s9, s9, a4
    xor s5, s5, s9
    not s9, t6
    and s9, s3, s9
    xor s1, s1, s9
    or s9, s1, s5
    xor t3, t3, s9
    not s9, a6
    and s9, s9, s3
    xor a1, a1, s9
    or s9, a1, t3
    xor a4, a4, s9
    or s9, t6, s1
    xor a6, a6, s9
    not s9, a4
    and s9, a6, s9
    xor s3, s3, s9
    lw s11, 72(sp)
    or s9, s5, t3
    lw s11, 868(s11)
    xor t6, t6, s9
    xor a4, a4, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a4, 16
    sw s3, 104(sp)
    srli s3, a4, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw a4, 204(sp)
    srli a4, a1, 16
    or a4, s11, a4
    slli s11, a6, 16
    sw a1, 108(sp)
    srli a1, a6, 16
    or a1, s11, a1
    slli s11, t6, 16
    sw a6, 140(sp)
    srli a6, t6, 16
    or a6, s11, a6
    slli s11, s1, 16
    sw s1, 128(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 192(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t3, 16
    sw t3, 176(sp)
    srli t3, t3, 16
    or t3, s11, t3
    not s11, s4
    and s11, s11, a2
    xor a7, a7, s11
    not s11, a5
    and s11, s2, s11
    xor t5, t5, s11
    or s11, t5, a7
    xor a3, a3, s11
    not s11, t1
    and s11, s11, s2
    xor s4, s4, s11
    or s11, s4, a3
    xor a2, a2, s11
    or s11, a5, t5
    xor t1, t1, s11
    not s11, a2
    and s11, t1, s11
    xor s2, s2, s11
    or s11, a7, a3
    xor a5, a5, s11
    lw s11, 228(sp)
    sw a5, 168(sp)
    or a5, s11, t0
    sw t5, 120(sp)
    lw t5, -1644(ra)
    sw a3, 116(sp)
    lw a3, 164(sp)
    sw t1, 164(sp)
    xor a5, a3, a5
    xor t5, a5, t5
    lw a3, 180(sp)
    lw t1, 216(sp)
    sw a7, 100(sp)
    or a7, a3, t1
    sw s4, 96(sp)
    lw s4, -1652(ra)
    sw a2, 136(sp)
    lw a2, 112(sp)
    sw s2, 112(sp)
    xor a7, a2, a7
    xor a2, a7, s4
    and s4, a7, a5
    lw s2, -1636(ra)
    sw t5, 220(sp)
    lw t5, 124(sp)
    xor t4, t4, a4
    xor t5, t5, s4
    xor s2, t5, s2
    not s4, t5
    and a5, a5, s4
    lw s4, -1660(ra)
    xor a5, t1, a5
    xor a5, a5, s4
    not t1, t1
    and a7, t1, a7
    lw t1, -1668(ra)
    lw s4, 184(sp)
    xor a4, s10, s5
    xor a7, s4, a7
    xor t1, a7, t1
    sw t1, 216(sp)
    not t1, a3
    and t1, s4, t1
    lw s4, -1676(ra)
    xor t1, s11, t1
    xor s4, t1, s4
    or t1, t1, t5
    lw t5, -1684(ra)
    xor t0, t0, t1
    xor t1, t0, t5
    and a7, a7, t0
    lw t0, -1692(ra)
    xor a7, a3, a7
    xor a7, a7, t0
    xor t0, a0, t3
    xor t3, s0, s3
    xor t5, s7, s1
    xor a3, s8, a1
    xor a1, s6, s9
    xor a6, t2, a6
    xor t2, t6, a5
    lw t6, 128(sp)
    lw a0, 176(sp)
    xor t6, t6, a2
    xor a0, a0, s2
    lw s0, 140(sp)
    lw s1, 216(sp)
    lw s3, 192(sp)
    xor s0, s0, s1
    lw s5, 220(sp)
    lw s6, 108(sp)
    xor s3, s3, s5
    xor s6, s4, s6
    lw s7, 204(sp)
    lw s8, 104(sp)
    xor s7, t1, s7
    xor s8, s8, a7
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 112(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 136(sp)
    srli s1, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s1, s11, s1
    lw s11, 96(sp)
    srli s5, s3, 16
    xor s1, s11, s1
    slli s11, s3, 16
    or s5, s11, s5
    lw s11, 100(sp)
    srli ra, s0, 16
    xor s5, s11, s5
    slli s11, s0, 16
    or s11, s11, ra
    lw ra, 164(sp)
    sw t1, 164(sp)
    xor s11, ra, s11
    slli ra, a0, 16
    srli t1, a0, 16
    or t1, ra, t1
    lw ra, 116(sp)
    sw a2, 116(sp)
    xor t1, ra, t1
    slli ra, t6, 16
    srli a2, t6, 16
    or a2, ra, a2
    lw ra, 120(sp)
    sw a7, 120(sp)
    xor a2, ra, a2
    slli ra, t2, 16
    srli a7, t2, 16
    or a7, ra, a7
    lw ra, 168(sp)
    # round 39 (skinny.dsl:60)
    sw s4, 168(sp)
    # round 38 (skinny.dsl:60)
    xor a7, ra, a7
    # round 39 (skinny.dsl:60)
    or ra, a4, t0
    xor a6, a6, ra
    not ra, t4
    and ra, ra, a3
    xor a1, a1, ra
    not ra, a6
    and ra, a1, ra
    xor t5, t5, ra
    or ra, t3, t4
    xor a4, a4, ra
    not ra, t5
    and ra, a4, ra
    xor t0, t0, ra
    and ra, a3, a1
    xor t3, t3, ra
    or ra, t3, t0
    xor t4, t4, ra
    lw s4, 72(sp)
    or ra, a6, t5
    lw s4, 868(s4)
    xor a3, a3, ra
    xor t0, t0, s4
    slli s4, t4, 24
    srli ra, t4, 8
    or s4, s4, ra
    slli ra, t0, 24
    sw s4, 100(sp)
    srli s4, t0, 8
    or s4, ra, s4
    slli ra, a4, 24
    sw a4, 96(sp)
    srli a4, a4, 8
    or a4, ra, a4
    slli ra, t3, 24
    sw t4, 136(sp)
    srli t4, t3, 8
    or t4, ra, t4
    slli ra, a3, 24
    sw t4, 112(sp)
    srli t4, a3, 8
    or t4, ra, t4
    slli ra, a1, 24
    sw t4, 104(sp)
    srli t4, a1, 8
    or t4, ra, t4
    slli ra, a6, 24
    sw a6, 204(sp)
    srli a6, a6, 8
    or a6, ra, a6
    slli ra, t5, 24
    sw t5, 108(sp)
    srli t5, t5, 8
    or t5, ra, t5
    or ra, s3, a0
    xor t2, t2, ra
    not ra, s6
    and ra, ra, s0
    xor s8, s8, ra
    not ra, t2
    and ra, s8, ra
    xor t6, t6, ra
    or ra, s7, s6
    xor s3, s3, ra
    not ra, t6
    and ra, s3, ra
    xor a0, a0, ra
    and ra, s0, s8
    xor s7, s7, ra
    or ra, s7, a0
    xor s6, s6, ra
    or ra, t2, t6
    xor s0, s0, ra
    or ra, s5, t1
    xor a7, a7, ra
    or ra, s1, s11
    xor s9, s9, ra
    and ra, s9, a7
    xor a2, a2, ra
    or ra, s10, s1
    xor s5, s5, ra
    not ra, a2
    sw a0, 192(sp)
    and a0, s5, ra
    xor t1, t1, a0
    not a0, s11
    and a0, a0, s9
    xor a0, s10, a0
    or s10, a0, t1
    xor s1, s1, s10
    and s10, a7, ra
    lw ra, 132(sp)
    sw s0, 140(sp)
    lw s0, -1632(ra)
    xor s10, s11, s10
    lw s11, -1624(ra)
    xor s0, s1, s0
    lw s1, -1616(ra)
    xor t1, t1, s11
    lw s11, -1608(ra)
    xor s1, s5, s1
    lw s5, -1600(ra)
    xor a0, a0, s11
    lw s11, -1592(ra)
    xor s5, s10, s5
    lw s10, -1584(ra)
    xor s9, s9, s11
    lw s11, -1576(ra)
    xor a7, a7, s10
    xor a2, a2, s11
    slli s10, a7, 16
    srli s11, a7, 16
    or s10, s10, s11
    slli s11, a2, 16
    sw a7, 176(sp)
    srli a7, a2, 16
    or a7, s11, a7
    slli s11, a0, 16
    sw a0, 128(sp)
    srli a0, a0, 16
    or a0, s11, a0
    slli s11, s0, 16
    sw s0, 180(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, s5, 16
    sw s5, 228(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, s9, 16
    sw s9, 184(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s1, 16
    sw s1, 124(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, t1, 16
    sw t1, 172(sp)
    srli t1, t1, 16
    or t1, s11, t1
    lw s11, 220(sp)
    sw a2, 200(sp)
    or a2, s11, s2
    sw s7, 196(sp)
    lw s7, -1580(ra)
    xor a5, a5, a2
    xor a2, a5, s7
    lw s7, 168(sp)
    sw s6, 188(sp)
    lw s6, 216(sp)
    sw s8, 224(sp)
    or s8, s7, s6
    sw t6, 208(sp)
    lw t6, -1588(ra)
    sw s3, 160(sp)
    lw s3, 120(sp)
    sw t2, 120(sp)
    xor s3, s3, s8
    xor t6, s3, t6
    and s8, s3, a5
    lw t2, -1572(ra)
    sw s10, 212(sp)
    lw s10, 116(sp)
    xor t0, t0, t1
    xor s8, s10, s8
    xor t2, s8, t2
    not s8, s8
    and a5, a5, s8
    lw s10, -1596(ra)
    xor a5, s6, a5
    xor a5, a5, s10
    not s6, s6
    and s3, s6, s3
    lw s6, -1604(ra)
    lw s10, 164(sp)
    sw a5, 164(sp)
    xor s3, s10, s3
    xor s6, s3, s6
    or s10, s10, s7
    lw a5, -1612(ra)
    xor s10, s11, s10
    xor a5, s10, a5
    and s8, s10, s8
    lw s10, -1620(ra)
    xor s2, s2, s8
    xor s8, s2, s10
    or s2, s3, s2
    lw s3, -1628(ra)
    xor s2, s7, s2
    xor s2, s2, s3
    xor t2, t5, t2
    xor t5, s4, s8
    xor a5, a4, a5
    xor a6, a6, a2
    xor t1, a3, s5
    xor t3, t3, a0
    lw a4, 136(sp)
    lw a3, 112(sp)
    xor a4, a4, s0
    xor a3, a3, s6
    xor t4, t4, t6
    xor t6, a1, s9
    lw a2, 108(sp)
    lw a1, 96(sp)
    xor a7, a2, a7
    lw a2, 100(sp)
    xor a1, a1, s1
    xor a2, a2, s2
    lw a0, 204(sp)
    lw s0, 212(sp)
    lw s1, 164(sp)
    xor a0, a0, s0
    lw s0, 104(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 120(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 160(sp)
    srli s4, a7, 24
    xor s2, s3, s2
    slli s3, a7, 8
    or s3, s3, s4
    lw s4, 208(sp)
    srli s5, t6, 24
    xor s3, s4, s3
    slli s4, t6, 8
    or s4, s4, s5
    lw s5, 224(sp)
    srli s6, a4, 24
    xor s4, s5, s4
    slli s5, a4, 8
    or s5, s5, s6
    lw s6, 188(sp)
    srli s7, t3, 24
    xor s5, s6, s5
    slli s6, t3, 8
    or s6, s6, s7
    lw s7, 196(sp)
    srli s8, t1, 24
    xor s6, s7, s6
    slli s7, t1, 8
    or s7, s7, s8
    lw s8, 140(sp)
    srli s9, t0, 24
    xor s7, s8, s7
    slli s8, t0, 8
    or s8, s8, s9
    lw s9, 192(sp)
    xor s8, s9, s8
    # round 40 (skinny.dsl:60)
    or s9, a0, a7
    xor t1, t1, s9
    not s9, t0
    and s9, s9, a1
    xor a0, a0, s9
    not s9, t3
    and s10, a1, s9
    xor a4, a4, s10
    and s9, s9, a4
    xor t0, t0, s9
    and s9, a4, t1
    xor t6, t6, s9
    and s9, t1, t6
    xor t3, t3, s9
    not s9, a0
    and s9, s9, t6
    xor a7, a7, s9
    or s9, t0, a7
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, -1568(ra)
    xor s6, s6, s9
    lw s9, -1560(ra)
    xor s2, s2, s10
    lw s10, -1552(ra)
    xor s3, s3, s9
    lw s9, -1544(ra)
    xor s1, s1, s10
    lw s10, -1536(ra)
    xor s8, s8, s9
    lw s9, -1528(ra)
    xor s6, s6, s10
    lw s10, -1520(ra)
    xor s5, s5, s9
    lw s9, -1512(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 176(sp)
    lw s10, 200(sp)
    sw t6, 192(sp)
    or s11, s9, s10
    lw t6, 228(sp)
    sw s4, 228(sp)
    xor t6, t6, s11
    lw s11, 124(sp)
    lw s4, 128(sp)
    sw a0, 140(sp)
    or a0, s11, s4
    sw s1, 196(sp)
    lw s1, 180(sp)
    sw a1, 180(sp)
    xor a0, s1, a0
    and s1, a0, t6
    lw a1, 184(sp)
    sw a4, 176(sp)
    xor a1, a1, s1
    lw s1, 172(sp)
    sw s2, 184(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and a4, s2, s9
    xor a4, s10, a4
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, a4
    xor s10, s11, s10
    and s9, t6, s9
    lw s11, -1564(ra)
    xor s4, s4, s9
    lw s9, -1556(ra)
    xor s10, s10, s11
    lw s11, -1548(ra)
    xor a4, a4, s9
    lw s9, -1540(ra)
    xor s2, s2, s11
    lw s11, -1532(ra)
    xor s1, s1, s9
    lw s9, -1524(ra)
    xor s4, s4, s11
    lw s11, -1516(ra)
    xor a0, a0, s9
    lw s9, -1508(ra)
    xor t6, t6, s11
    xor a1, a1, s9
    or s9, a6, t2
    xor s0, s0, s9
    not s9, a3
    and s11, a5, s9
    xor a2, a2, s11
    and s9, s9, a2
    xor s9, t5, s9
    not t5, t5
    and t5, t5, a5
    xor a6, a6, t5
    not t5, a6
    and s11, a2, s0
    xor t4, t4, s11
    and t5, t5, t4
    lw s11, 72(sp)
    xor t6, t6, s0
    lw s11, 280(s11)
    xor t2, t2, t5
    xor t5, t2, s11
    or t2, s9, t2
    xor a5, a5, t2
    and t2, s0, t4
    xor t2, a3, t2
    xor a3, a1, t4
    xor a4, a4, t5
    xor a1, s2, a6
    xor t5, t5, s3
    xor a7, a7, t5
    xor s0, s7, s0
    xor t1, t1, s0
    xor s1, s1, s9
    xor s2, s4, t2
    xor s4, s8, s9
    xor t0, t0, s4
    xor t2, s6, t2
    xor t3, t3, t2
    xor a0, a0, a2
    xor s9, s10, a5
    xor a2, s5, a2
    lw s10, 176(sp)
    lw s11, 184(sp)
    xor s10, s10, a2
    xor a5, s11, a5
    sw a2, 176(sp)
    lw a2, 180(sp)
    sw a5, 180(sp)
    xor a2, a2, a5
    lw a5, 196(sp)
    sw s4, 128(sp)
    xor a6, a6, a5
    lw s4, 140(sp)
    sw t5, 140(sp)
    xor s4, s4, a6
    lw t5, 228(sp)
    sw a6, 124(sp)
    xor t4, t5, t4
    lw a6, 192(sp)
    # round 41 (skinny.dsl:60)
    sw t2, 192(sp)
    # round 40 (skinny.dsl:60)
    xor a6, a6, t4
    # round 41 (skinny.dsl:60)
    or t2, t1, a6
    xor t2, t3, t2
    or t3, s4, t0
    xor t3, a2, t3
    and a2, t3, t2
    xor a2, s10, a2
    or s10, a7, s4
    xor t1, t1, s10
    not s10, a2
    sw s0, 172(sp)
    and s0, t1, s10
    xor a6, a6, s0
    not s0, t0
    and s0, s0, t3
    xor a7, a7, s0
    or s0, a7, a6
    xor s0, s4, s0
    and s4, t2, s10
    lw s10, -1504(ra)
    xor t0, t0, s4
    lw s4, -1496(ra)
    xor s0, s0, s10
    lw s10, -1488(ra)
    xor a6, a6, s4
    lw s4, -1480(ra)
    xor t1, t1, s10
    lw s10, -1472(ra)
    xor a7, a7, s4
    lw s4, -1464(ra)
    xor t0, t0, s10
    lw s10, -1456(ra)
    xor t3, t3, s4
    lw s4, -1448(ra)
    xor t2, t2, s10
    xor a2, a2, s4
    slli s4, t2, 16
    srli s10, t2, 16
    or s4, s4, s10
    slli s10, a2, 16
    sw t2, 200(sp)
    srli t2, a2, 16
    or t2, s10, t2
    slli s10, a7, 16
    sw a7, 188(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, s0, 16
    sw s0, 224(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, t0, 16
    sw t0, 208(sp)
    srli t0, t0, 16
    or t0, s10, t0
    slli s10, t3, 16
    sw t3, 160(sp)
    srli t3, t3, 16
    or t3, s10, t3
    slli s10, t1, 16
    sw t1, 120(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, a6, 16
    sw a6, 164(sp)
    srli a6, a6, 16
    or a6, s10, a6
    or s10, s7, t5
    xor s6, s6, s10
    or s10, a5, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a5
    xor s7, s7, s11
    not s11, s5
    sw a2, 184(sp)
    and a2, s7, s11
    xor t5, t5, a2
    not a2, s8
    and a2, a2, s10
    xor a2, s3, a2
    or s3, a2, t5
    xor a5, a5, s3
    and s3, s6, s11
    lw s11, -1500(ra)
    xor s3, s8, s3
    lw s8, -1492(ra)
    xor a5, a5, s11
    lw s11, -1484(ra)
    xor t5, t5, s8
    lw s8, -1476(ra)
    xor s7, s7, s11
    lw s11, -1468(ra)
    xor a2, a2, s8
    lw s8, -1460(ra)
    xor s3, s3, s11
    lw s11, -1452(ra)
    xor s8, s10, s8
    lw s10, -1444(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    and s10, t6, a3
    xor s2, s2, s10
    or s10, a1, s1
    xor s9, s9, s10
    not s10, s2
    and s11, s9, s10
    xor a0, a0, s11
    or s11, a4, a1
    xor t6, t6, s11
    not s11, t6
    and s11, s11, a0
    xor a3, a3, s11
    not s11, s1
    and s11, s11, s9
    xor a4, a4, s11
    not s11, a4
    and s11, s11, a3
    xor a1, a1, s11
    lw s11, 72(sp)
    and s10, s10, a0
    lw s11, 740(s11)
    xor s1, s1, s10
    xor a3, a3, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, a3, 8
    srli ra, a3, 24
    or s11, s11, ra
    slli ra, t6, 8
    sw s3, 196(sp)
    srli s3, t6, 24
    or s3, ra, s3
    slli ra, a4, 8
    sw s4, 228(sp)
    srli s4, a4, 24
    or s4, ra, s4
    slli ra, s1, 8
    sw t1, 104(sp)
    srli t1, s1, 24
    or t1, ra, t1
    slli ra, s9, 8
    sw t1, 212(sp)
    srli t1, s9, 24
    or t1, ra, t1
    slli ra, s2, 8
    sw s2, 204(sp)
    srli s2, s2, 24
    or s2, ra, s2
    slli ra, a0, 8
    sw t6, 96(sp)
    srli t6, a0, 24
    or t6, ra, t6
    lw ra, 172(sp)
    sw a5, 100(sp)
    and a5, ra, t4
    sw s10, 108(sp)
    lw s10, 192(sp)
    sw t2, 192(sp)
    xor a5, s10, a5
    lw s10, 140(sp)
    lw t2, 124(sp)
    sw a0, 112(sp)
    or a0, s10, t2
    xor a0, ra, a0
    lw ra, 128(sp)
    sw t3, 172(sp)
    or t2, t2, ra
    lw t3, 180(sp)
    sw a5, 180(sp)
    xor t2, t3, t2
    not t3, ra
    and t3, t3, t2
    xor t3, s10, t3
    not s10, a5
    sw t2, 140(sp)
    and t2, t2, s10
    lw a5, 176(sp)
    xor t6, s5, t6
    xor a5, a5, t2
    and t2, s10, a5
    xor t2, ra, t2
    not s10, a0
    and s10, s10, a5
    xor t4, t4, s10
    not s10, t3
    and s10, s10, t4
    lw ra, 124(sp)
    xor t5, t5, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor a6, a3, a6
    xor a3, s6, s2
    xor t0, s1, t0
    xor a7, a4, a7
    xor a4, a1, s0
    xor a2, a2, s4
    xor t1, s8, t1
    lw a1, 172(sp)
    lw s0, 112(sp)
    xor a1, s9, a1
    lw s1, 192(sp)
    lw s2, 108(sp)
    xor s0, s0, s1
    lw s1, 100(sp)
    lw s4, 104(sp)
    xor s1, s1, s2
    lw s2, 96(sp)
    lw s5, 228(sp)
    xor s2, s2, s4
    lw s4, 204(sp)
    lw s6, 212(sp)
    xor s4, s4, s5
    lw s5, 196(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 180(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor a5, a5, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    lw s8, 140(sp)
    srli s9, a4, 8
    xor s7, s8, s7
    slli s8, a4, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor t3, t3, s9
    slli s9, t0, 24
    srli s10, t0, 8
    or s9, s9, s10
    xor t2, t2, s9
    slli s9, a6, 24
    srli s10, a6, 8
    or s9, s9, s10
    xor t4, t4, s9
    # round 42 (skinny.dsl:60)
    lw s9, 200(sp)
    lw s10, 184(sp)
    lw ra, 208(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 120(sp)
    sw t4, 208(sp)
    lw t4, 188(sp)
    sw s7, 140(sp)
    or s7, ra, t4
    sw s8, 180(sp)
    lw s8, 224(sp)
    sw a0, 224(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 160(sp)
    sw t2, 200(sp)
    xor a0, a0, s8
    lw s8, 164(sp)
    sw t3, 160(sp)
    or t3, s8, ra
    xor t3, s9, t3
    not s9, a0
    and t2, t3, s9
    xor t2, s10, t2
    not s10, t4
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, t2
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 132(sp)
    sw s6, 120(sp)
    lw s6, -1440(ra)
    xor t4, t4, s9
    lw s9, -1432(ra)
    xor s6, s10, s6
    lw s10, -1424(ra)
    xor t2, t2, s9
    lw s9, -1416(ra)
    xor t3, t3, s10
    lw s10, -1408(ra)
    xor s8, s8, s9
    lw s9, -1400(ra)
    xor t4, t4, s10
    lw s10, -1392(ra)
    xor s7, s7, s9
    lw s9, -1384(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, a3
    and s9, s9, t6
    xor s5, s5, s9
    or s9, s3, a2
    xor s1, s1, s9
    not s9, s5
    and s11, s1, s9
    xor t1, t1, s11
    or s11, t5, s3
    xor a3, a3, s11
    and s11, a3, t1
    xor t6, t6, s11
    not s11, a2
    and s11, s11, s1
    xor t5, t5, s11
    not s11, t5
    and s11, s11, t6
    xor s3, s3, s11
    lw s11, 72(sp)
    and s9, s9, t1
    lw s11, 664(s11)
    xor a2, a2, s9
    xor t6, t6, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, t6, 16
    sw s3, 188(sp)
    srli s3, t6, 16
    or s3, s11, s3
    slli s11, a3, 16
    sw t6, 164(sp)
    srli t6, a3, 16
    or t6, s11, t6
    slli s11, t5, 16
    sw a3, 184(sp)
    srli a3, t5, 16
    or a3, s11, a3
    slli s11, a2, 16
    sw t5, 212(sp)
    srli t5, a2, 16
    or t5, s11, t5
    slli s11, s1, 16
    sw s1, 196(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 228(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t1, 16
    sw t1, 204(sp)
    srli t1, t1, 16
    or t1, s11, t1
    not s11, s4
    and s11, s11, s0
    xor t0, t0, s11
    or s11, a6, s2
    xor s4, s4, s11
    or s11, s2, a7
    xor a4, a4, s11
    not s11, a7
    and s11, s11, a4
    xor a6, a6, s11
    not s11, t0
    sw a4, 104(sp)
    and a4, a4, s11
    xor a4, a1, a4
    and a1, s11, a4
    xor a7, a7, a1
    and a1, s4, a4
    xor a1, s0, a1
    not s0, a6
    and s0, s0, a1
    xor s0, s2, s0
    lw s2, 120(sp)
    sw a7, 96(sp)
    or s11, s2, a5
    lw a7, -1388(ra)
    sw a4, 108(sp)
    lw a4, 200(sp)
    sw a6, 200(sp)
    xor a4, a4, s11
    xor a7, a4, a7
    lw s11, 224(sp)
    lw a6, 160(sp)
    sw t0, 100(sp)
    or t0, s11, a6
    sw s4, 192(sp)
    lw s4, -1396(ra)
    sw a1, 112(sp)
    lw a1, 180(sp)
    sw s0, 180(sp)
    xor t0, a1, t0
    xor a1, t0, s4
    and s4, t0, a4
    lw s0, -1380(ra)
    sw a7, 172(sp)
    lw a7, 140(sp)
    xor t4, t4, t5
    xor a7, a7, s4
    xor s0, a7, s0
    not s4, a7
    and a4, a4, s4
    lw s4, -1404(ra)
    xor a4, a6, a4
    xor a4, a4, s4
    not a6, a6
    and a6, a6, t0
    lw t0, -1412(ra)
    lw s4, 208(sp)
    xor t5, a2, a4
    xor a6, s4, a6
    xor t0, a6, t0
    sw t0, 160(sp)
    not t0, s11
    and t0, s4, t0
    lw s4, -1420(ra)
    xor t0, s2, t0
    xor s2, t0, s4
    or a7, t0, a7
    lw t0, -1428(ra)
    xor a5, a5, a7
    xor a7, a5, t0
    and a5, a6, a5
    lw a6, -1436(ra)
    xor a5, s11, a5
    xor a5, a5, a6
    xor a6, a0, t1
    xor t0, t2, s3
    xor t1, t3, t6
    xor t2, s7, s1
    xor t3, s10, s5
    xor t6, s8, a3
    xor a3, s6, s9
    lw a2, 196(sp)
    lw a0, 204(sp)
    xor a2, a2, a1
    xor a0, a0, s0
    lw s1, 212(sp)
    lw s3, 160(sp)
    lw s4, 228(sp)
    xor s1, s1, s3
    lw s5, 172(sp)
    lw s6, 184(sp)
    xor s4, s4, s5
    xor s6, s2, s6
    lw s7, 164(sp)
    lw s8, 188(sp)
    xor s7, a7, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 180(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 112(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 192(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 100(sp)
    srli ra, s1, 16
    xor s5, s11, s5
    slli s11, s1, 16
    or s11, s11, ra
    lw ra, 200(sp)
    sw a7, 200(sp)
    xor s11, ra, s11
    slli ra, a0, 16
    srli a7, a0, 16
    or a7, ra, a7
    lw ra, 108(sp)
    sw a1, 108(sp)
    xor a7, ra, a7
    slli ra, a2, 16
    srli a1, a2, 16
    or a1, ra, a1
    lw ra, 104(sp)
    sw a5, 104(sp)
    xor a1, ra, a1
    slli ra, t5, 16
    srli a5, t5, 16
    or a5, ra, a5
    lw ra, 96(sp)
    # round 43 (skinny.dsl:60)
    sw s2, 96(sp)
    # round 42 (skinny.dsl:60)
    xor a5, ra, a5
    # round 43 (skinny.dsl:60)
    not ra, t3
    and ra, ra, a6
    xor t4, t4, ra
    not ra, t6
    and ra, t1, ra
    xor a3, a3, ra
    or ra, a3, t4
    xor t2, t2, ra
    not ra, t0
    and ra, ra, t1
    xor t3, t3, ra
    or ra, t3, t2
    xor a6, a6, ra
    or ra, t6, a3
    xor t0, t0, ra
    not ra, a6
    and ra, t0, ra
    xor t1, t1, ra
    lw s2, 72(sp)
    or ra, t4, t2
    lw s2, 80(s2)
    xor t6, t6, ra
    xor a6, a6, s2
    slli s2, t1, 24
    srli ra, t1, 8
    or s2, s2, ra
    slli ra, a6, 24
    sw s2, 100(sp)
    srli s2, a6, 8
    or s2, ra, s2
    slli ra, t3, 24
    sw t3, 192(sp)
    srli t3, t3, 8
    or t3, ra, t3
    slli ra, t0, 24
    sw t1, 112(sp)
    srli t1, t0, 8
    or t1, ra, t1
    slli ra, t6, 24
    sw t1, 180(sp)
    srli t1, t6, 8
    or t1, ra, t1
    slli ra, a3, 24
    sw t1, 188(sp)
    srli t1, a3, 8
    or t1, ra, t1
    slli ra, t4, 24
    sw t4, 164(sp)
    srli t4, t4, 8
    or t4, ra, t4
    slli ra, t2, 24
    sw t2, 184(sp)
    srli t2, t2, 8
    or t2, ra, t2
    not ra, s4
    and ra, ra, a0
    xor t5, t5, ra
    not ra, s1
    and ra, s6, ra
    xor s8, s8, ra
    or ra, s8, t5
    xor a2, a2, ra
    not ra, s7
    and ra, ra, s6
    xor s4, s4, ra
    or ra, s4, a2
    xor a0, a0, ra
    or ra, s1, s8
    xor s7, s7, ra
    not ra, a0
    and ra, s7, ra
    xor s6, s6, ra
    or ra, t5, a2
    xor s1, s1, ra
    or ra, s5, a7
    xor a5, a5, ra
    or ra, s3, s11
    xor s9, s9, ra
    and ra, s9, a5
    xor a1, a1, ra
    not ra, s3
    and ra, s10, ra
    xor s5, s5, ra
    or ra, s5, a1
    xor a7, a7, ra
    not ra, s11
    and ra, ra, s9
    xor s10, s10, ra
    and ra, s10, a7
    xor s3, s3, ra
    not ra, a1
    and ra, a5, ra
    sw a0, 228(sp)
    lw a0, 132(sp)
    sw s1, 212(sp)
    lw s1, -1376(a0)
    xor s11, s11, ra
    lw ra, -1368(a0)
    xor s1, s3, s1
    lw s3, -1360(a0)
    xor a7, a7, ra
    lw ra, -1352(a0)
    xor s3, s5, s3
    lw s5, -1344(a0)
    xor s10, s10, ra
    lw ra, -1336(a0)
    xor s5, s11, s5
    lw s11, -1328(a0)
    xor s9, s9, ra
    lw ra, -1320(a0)
    xor a5, a5, s11
    xor a1, a1, ra
    slli s11, a5, 16
    srli ra, a5, 16
    or s11, s11, ra
    slli ra, a1, 16
    sw a5, 204(sp)
    srli a5, a1, 16
    or a5, ra, a5
    slli ra, s10, 16
    sw s10, 196(sp)
    srli s10, s10, 16
    or s10, ra, s10
    slli ra, s1, 16
    sw s1, 224(sp)
    srli s1, s1, 16
    or s1, ra, s1
    slli ra, s5, 16
    sw s5, 120(sp)
    srli s5, s5, 16
    or s5, ra, s5
    slli ra, s9, 16
    sw s9, 208(sp)
    srli s9, s9, 16
    or s9, ra, s9
    slli ra, s3, 16
    sw s3, 140(sp)
    srli s3, s3, 16
    or s3, ra, s3
    slli ra, a7, 16
    sw a7, 124(sp)
    srli a7, a7, 16
    or a7, ra, a7
    lw ra, 172(sp)
    sw a1, 128(sp)
    or a1, ra, s0
    sw s7, 176(sp)
    lw s7, -1324(a0)
    xor a4, a4, a1
    xor a1, a4, s7
    lw s7, 96(sp)
    sw s6, 136(sp)
    lw s6, 160(sp)
    sw s8, 168(sp)
    or s8, s7, s6
    sw a2, 220(sp)
    lw a2, -1332(a0)
    sw s4, 216(sp)
    lw s4, 104(sp)
    sw t5, 104(sp)
    xor s4, s4, s8
    xor a2, s4, a2
    and s8, s4, a4
    lw t5, -1316(a0)
    sw s11, 116(sp)
    lw s11, 108(sp)
    xor a6, a6, a7
    xor s8, s11, s8
    xor t5, s8, t5
    not s8, s8
    and a4, a4, s8
    lw s11, -1340(a0)
    xor a4, s6, a4
    xor a4, a4, s11
    not s6, s6
    and s4, s6, s4
    lw s6, -1348(a0)
    lw s11, 200(sp)
    sw a4, 200(sp)
    xor s4, s11, s4
    xor s6, s4, s6
    or s11, s11, s7
    lw a4, -1356(a0)
    xor s11, ra, s11
    xor a4, s11, a4
    and s8, s11, s8
    lw s11, -1364(a0)
    xor s0, s0, s8
    xor s8, s0, s11
    or s0, s4, s0
    lw s4, -1372(a0)
    xor s0, s7, s0
    xor s0, s0, s4
    xor t2, t2, t5
    xor t5, s2, s8
    xor t3, t3, a4
    xor a7, t4, a1
    xor t4, t6, s5
    xor t0, t0, s10
    lw t6, 112(sp)
    lw a4, 180(sp)
    xor t6, t6, s1
    xor a4, a4, s6
    xor t1, t1, a2
    xor a3, a3, s9
    lw a2, 184(sp)
    lw a1, 192(sp)
    xor a5, a2, a5
    lw a2, 100(sp)
    xor a1, a1, s3
    xor a2, a2, s0
    lw s0, 164(sp)
    lw s1, 116(sp)
    lw s2, 200(sp)
    xor s0, s0, s1
    lw s1, 188(sp)
    srli s3, s0, 24
    xor s1, s1, s2
    slli s2, s0, 8
    or s2, s2, s3
    lw s3, 104(sp)
    srli s4, a1, 24
    xor s2, s3, s2
    slli s3, a1, 8
    or s3, s3, s4
    lw s4, 216(sp)
    srli s5, a5, 24
    xor s3, s4, s3
    slli s4, a5, 8
    or s4, s4, s5
    lw s5, 220(sp)
    srli s6, a3, 24
    xor s4, s5, s4
    slli s5, a3, 8
    or s5, s5, s6
    lw s6, 168(sp)
    srli s7, t6, 24
    xor s5, s6, s5
    slli s6, t6, 8
    or s6, s6, s7
    lw s7, 136(sp)
    srli s8, t0, 24
    xor s6, s7, s6
    slli s7, t0, 8
    or s7, s7, s8
    lw s8, 176(sp)
    srli s9, t4, 24
    xor s7, s8, s7
    slli s8, t4, 8
    or s8, s8, s9
    lw s9, 212(sp)
    srli s10, a6, 24
    xor s8, s9, s8
    slli s9, a6, 8
    or s9, s9, s10
    lw s10, 228(sp)
    xor s9, s10, s9
    # round 44 (skinny.dsl:60)
    or s10, s0, a5
    xor t4, t4, s10
    not s10, a1
    and s10, s10, t0
    xor t6, t6, s10
    not s10, t4
    and s10, t6, s10
    xor a3, a3, s10
    or s10, a6, a1
    xor s0, s0, s10
    not s10, a3
    and s10, s0, s10
    xor a5, a5, s10
    and s10, t0, t6
    xor a6, a6, s10
    or s10, a6, a5
    xor a1, a1, s10
    or s10, t4, a3
    xor t0, t0, s10
    or s10, s2, s4
    xor s8, s8, s10
    or s10, s3, s7
    xor s6, s6, s10
    and s10, s6, s8
    xor s5, s5, s10
    or s10, s9, s3
    xor s2, s2, s10
    not s10, s5
    and s11, s2, s10
    xor s4, s4, s11
    not s11, s7
    and s11, s11, s6
    xor s9, s9, s11
    or s11, s9, s4
    xor s3, s3, s11
    and s10, s8, s10
    lw s11, -1312(a0)
    xor s7, s7, s10
    lw s10, -1304(a0)
    xor s3, s3, s11
    lw s11, -1296(a0)
    xor s4, s4, s10
    lw s10, -1288(a0)
    xor s2, s2, s11
    lw s11, -1280(a0)
    xor s9, s9, s10
    lw s10, -1272(a0)
    xor s7, s7, s11
    lw s11, -1264(a0)
    xor s6, s6, s10
    lw s10, -1256(a0)
    xor s8, s8, s11
    xor s5, s5, s10
    lw s10, 204(sp)
    lw s11, 128(sp)
    sw a3, 228(sp)
    or ra, s10, s11
    lw a3, 120(sp)
    sw s5, 120(sp)
    xor a3, a3, ra
    lw ra, 140(sp)
    lw s5, 196(sp)
    sw s0, 212(sp)
    or s0, ra, s5
    sw s2, 176(sp)
    lw s2, 224(sp)
    sw a1, 224(sp)
    xor s0, s2, s0
    and s2, s0, a3
    lw a1, 208(sp)
    sw t6, 204(sp)
    xor a1, a1, s2
    lw s2, 124(sp)
    sw s3, 208(sp)
    or s3, s2, ra
    xor s3, s10, s3
    not s10, a1
    and t6, s3, s10
    xor t6, s11, t6
    not s11, s5
    and s11, s11, s0
    xor s2, s2, s11
    or s11, s2, t6
    xor s11, ra, s11
    and s10, a3, s10
    lw ra, -1308(a0)
    xor s5, s5, s10
    lw s10, -1300(a0)
    xor s11, s11, ra
    lw ra, -1292(a0)
    xor t6, t6, s10
    lw s10, -1284(a0)
    xor s3, s3, ra
    lw ra, -1276(a0)
    xor s2, s2, s10
    lw s10, -1268(a0)
    xor s5, s5, ra
    lw ra, -1260(a0)
    xor s0, s0, s10
    lw s10, -1252(a0)
    xor a3, a3, ra
    xor a1, a1, s10
    or s10, a7, t2
    xor s1, s1, s10
    not s10, t3
    and s10, s10, a4
    xor a2, a2, s10
    not s10, s1
    and s10, a2, s10
    xor t1, t1, s10
    or s10, t5, t3
    xor a7, a7, s10
    not s10, t1
    and s10, a7, s10
    xor t2, t2, s10
    and s10, a4, a2
    xor t5, t5, s10
    or s10, t5, t2
    xor t3, t3, s10
    or s10, s1, t1
    xor a4, a4, s10
    lw s10, 148(sp)
    xor a1, a1, t1
    xor t2, t2, s10
    xor t6, t6, t2
    xor s3, s3, a7
    xor t2, t2, s4
    xor a5, a5, t2
    xor a3, a3, s1
    xor s1, s8, s1
    xor t4, t4, s1
    xor s2, s2, t5
    xor s5, s5, a4
    xor t5, s9, t5
    xor a6, a6, t5
    xor a4, s7, a4
    xor t0, t0, a4
    xor s0, s0, a2
    xor s10, s11, t3
    xor a2, s6, a2
    lw s11, 204(sp)
    lw ra, 208(sp)
    xor s11, s11, a2
    xor t3, ra, t3
    sw a2, 204(sp)
    lw a2, 224(sp)
    sw t3, 224(sp)
    xor a2, a2, t3
    lw t3, 176(sp)
    sw t5, 148(sp)
    xor a7, a7, t3
    lw t5, 212(sp)
    sw a7, 212(sp)
    xor t5, t5, a7
    lw a7, 120(sp)
    sw t2, 196(sp)
    xor t1, a7, t1
    lw t2, 228(sp)
    # round 45 (skinny.dsl:60)
    sw a4, 228(sp)
    # round 44 (skinny.dsl:60)
    xor t2, t2, t1
    # round 45 (skinny.dsl:60)
    or a4, t4, t2
    xor t0, t0, a4
    or a4, t5, a6
    xor a4, a2, a4
    and a2, a4, t0
    xor a2, s11, a2
    or s11, a5, t5
    xor t4, t4, s11
    not s11, a2
    sw s1, 140(sp)
    and s1, t4, s11
    xor t2, t2, s1
    not s1, a6
    and s1, s1, a4
    xor a5, a5, s1
    or s1, a5, t2
    xor t5, t5, s1
    and s1, t0, s11
    lw s11, -1248(a0)
    xor a6, a6, s1
    lw s1, -1240(a0)
    xor t5, t5, s11
    lw s11, -1232(a0)
    xor t2, t2, s1
    lw s1, -1224(a0)
    xor t4, t4, s11
    lw s11, -1216(a0)
    xor a5, a5, s1
    lw s1, -1208(a0)
    xor a6, a6, s11
    lw s11, -1200(a0)
    xor a4, a4, s1
    lw s1, -1192(a0)
    xor t0, t0, s11
    xor a2, a2, s1
    slli s1, t0, 16
    srli s11, t0, 16
    or s1, s1, s11
    slli s11, a2, 16
    sw t0, 124(sp)
    srli t0, a2, 16
    or t0, s11, t0
    slli s11, a5, 16
    sw a5, 128(sp)
    srli a5, a5, 16
    or a5, s11, a5
    slli s11, t5, 16
    sw t5, 136(sp)
    srli t5, t5, 16
    or t5, s11, t5
    slli s11, a6, 16
    sw a6, 168(sp)
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, a4, 16
    sw a4, 220(sp)
    srli a4, a4, 16
    or a4, s11, a4
    slli s11, t4, 16
    sw t4, 216(sp)
    srli t4, t4, 16
    or t4, s11, t4
    slli s11, t2, 16
    sw t2, 104(sp)
    srli t2, t2, 16
    or t2, s11, t2
    or s11, s8, a7
    xor s7, s7, s11
    or s11, t3, s9
    xor s11, ra, s11
    and ra, s11, s7
    xor s6, s6, ra
    or ra, s4, t3
    xor s8, s8, ra
    not ra, s6
    sw a2, 208(sp)
    and a2, s8, ra
    xor a7, a7, a2
    not a2, s9
    and a2, a2, s11
    xor a2, s4, a2
    or s4, a2, a7
    xor t3, t3, s4
    and s4, s7, ra
    lw ra, -1244(a0)
    xor s4, s9, s4
    lw s9, -1236(a0)
    xor t3, t3, ra
    lw ra, -1228(a0)
    xor a7, a7, s9
    lw s9, -1220(a0)
    xor s8, s8, ra
    lw ra, -1212(a0)
    xor a2, a2, s9
    lw s9, -1204(a0)
    xor s4, s4, ra
    lw ra, -1196(a0)
    xor s9, s11, s9
    lw s11, -1188(a0)
    xor s7, s7, ra
    xor s6, s6, s11
    or s11, a3, a1
    xor s5, s5, s11
    not s11, s2
    and ra, s3, s11
    xor s10, s10, ra
    and ra, s10, s5
    xor s0, s0, ra
    not ra, t6
    and ra, ra, s3
    xor a3, a3, ra
    not ra, a3
    and ra, ra, s0
    xor a1, a1, ra
    and s11, s11, s10
    xor t6, t6, s11
    or s11, t6, a1
    xor s3, s3, s11
    lw ra, 72(sp)
    and s11, s5, s0
    lw ra, 280(ra)
    xor s2, s2, s11
    xor a1, a1, ra
    slli s11, s3, 8
    srli ra, s3, 24
    or s11, s11, ra
    slli ra, a1, 8
    srli a0, a1, 24
    or a0, ra, a0
    slli ra, a3, 8
    sw s4, 176(sp)
    srli s4, a3, 24
    or s4, ra, s4
    slli ra, t6, 8
    sw s1, 120(sp)
    srli s1, t6, 24
    or s1, ra, s1
    slli ra, s2, 8
    sw t4, 200(sp)
    srli t4, s2, 24
    or t4, ra, t4
    slli ra, s10, 8
    sw t4, 188(sp)
    srli t4, s10, 24
    or t4, ra, t4
    slli ra, s5, 8
    sw s5, 116(sp)
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, s0, 8
    sw a3, 164(sp)
    srli a3, s0, 24
    or a3, ra, a3
    lw ra, 140(sp)
    sw t3, 192(sp)
    or t3, ra, t1
    sw s11, 100(sp)
    lw s11, 228(sp)
    sw s0, 184(sp)
    xor t3, s11, t3
    lw s11, 196(sp)
    sw t0, 228(sp)
    not t0, s11
    lw s0, 212(sp)
    sw s10, 180(sp)
    and t0, t0, s0
    xor t0, ra, t0
    lw ra, 148(sp)
    sw a4, 140(sp)
    not a4, ra
    and s0, s0, a4
    lw s10, 224(sp)
    xor a3, s6, a3
    xor s0, s10, s0
    and a4, a4, s0
    xor a4, s11, a4
    and s10, s0, t3
    lw s11, 204(sp)
    xor a7, a7, a0
    xor s10, s11, s10
    and s11, t3, s10
    xor s11, ra, s11
    not ra, t0
    and ra, ra, s10
    xor t1, t1, ra
    or ra, a4, t1
    sw t1, 148(sp)
    lw t1, 212(sp)
    xor a0, s8, s4
    xor t1, t1, ra
    xor t2, a1, t2
    xor a1, s7, s5
    xor a6, s2, a6
    xor a5, t6, a5
    xor t5, s3, t5
    xor t6, a2, s1
    xor t4, s9, t4
    lw a2, 180(sp)
    lw s1, 140(sp)
    lw s2, 228(sp)
    xor a2, a2, s1
    lw s1, 184(sp)
    lw s3, 100(sp)
    xor s1, s1, s2
    lw s2, 192(sp)
    lw s4, 200(sp)
    xor s2, s2, s3
    lw s3, 164(sp)
    lw s5, 120(sp)
    xor s3, s3, s4
    lw s4, 116(sp)
    lw s6, 188(sp)
    xor s4, s4, s5
    lw s5, 176(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor t3, t3, s6
    slli s6, s3, 24
    srli s7, s3, 8
    or s6, s6, s7
    xor t0, t0, s6
    slli s6, s1, 24
    srli s7, s1, 8
    or s6, s6, s7
    xor s6, s10, s6
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor s0, s0, s7
    slli s7, t5, 24
    srli s8, t5, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, a5, 24
    srli s8, a5, 8
    or s7, s7, s8
    xor a4, a4, s7
    slli s7, a6, 24
    srli s8, a6, 8
    or s7, s7, s8
    xor s7, s11, s7
    slli s8, t2, 24
    srli s9, t2, 8
    or s8, s8, s9
    lw s9, 148(sp)
    # round 46 (skinny.dsl:60)
    lw s10, 208(sp)
    # round 45 (skinny.dsl:60)
    xor s8, s9, s8
    # round 46 (skinny.dsl:60)
    lw s9, 124(sp)
    lw ra, 168(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 216(sp)
    sw s8, 168(sp)
    lw s8, 128(sp)
    sw s0, 148(sp)
    or s0, ra, s8
    sw t1, 188(sp)
    lw t1, 136(sp)
    sw t0, 136(sp)
    xor t1, t1, s0
    and s0, t1, s11
    lw t0, 220(sp)
    sw s7, 124(sp)
    xor t0, t0, s0
    lw s0, 104(sp)
    sw a4, 220(sp)
    or a4, s0, ra
    xor a4, s9, a4
    not s9, t0
    and s7, a4, s9
    xor s7, s10, s7
    not s10, s8
    and s10, s10, t1
    xor s0, s0, s10
    or s10, s0, s7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 132(sp)
    sw t3, 216(sp)
    lw t3, -1184(ra)
    xor s8, s8, s9
    lw s9, -1176(ra)
    xor t3, s10, t3
    lw s10, -1168(ra)
    xor s7, s7, s9
    lw s9, -1160(ra)
    xor a4, a4, s10
    lw s10, -1152(ra)
    xor s0, s0, s9
    lw s9, -1144(ra)
    xor s8, s8, s10
    lw s10, -1136(ra)
    xor t1, t1, s9
    lw s9, -1128(ra)
    xor s10, s11, s10
    xor t0, t0, s9
    and s9, a1, a3
    xor s5, s5, s9
    or s9, a0, t6
    xor s2, s2, s9
    not s9, s5
    and s11, s2, s9
    xor t4, t4, s11
    or s11, a7, a0
    xor a1, a1, s11
    not s11, a1
    and s11, s11, t4
    xor a3, a3, s11
    not s11, t6
    and s11, s11, s2
    xor a7, a7, s11
    not s11, a7
    and s11, s11, a3
    xor a0, a0, s11
    lw s11, 72(sp)
    and s9, s9, t4
    lw s11, 344(s11)
    xor t6, t6, s9
    xor a3, a3, s11
    slli s9, a0, 16
    srli s11, a0, 16
    or s9, s9, s11
    slli s11, a3, 16
    sw a0, 128(sp)
    srli a0, a3, 16
    or a0, s11, a0
    slli s11, a1, 16
    sw a3, 104(sp)
    srli a3, a1, 16
    or a3, s11, a3
    slli s11, a7, 16
    sw a1, 208(sp)
    srli a1, a7, 16
    or a1, s11, a1
    slli s11, t6, 16
    sw a7, 176(sp)
    srli a7, t6, 16
    or a7, s11, a7
    slli s11, s2, 16
    sw s2, 120(sp)
    srli s2, s2, 16
    or s2, s11, s2
    slli s11, s5, 16
    sw s5, 116(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t4, 16
    sw t4, 200(sp)
    srli t4, t4, 16
    or t4, s11, t4
    and s11, s4, s1
    xor a6, a6, s11
    or s11, t2, s3
    xor s4, s4, s11
    or s11, s3, a5
    xor t5, t5, s11
    not s11, a5
    and s11, s11, t5
    xor t2, t2, s11
    not s11, a6
    sw t5, 164(sp)
    and t5, t5, s11
    xor t5, a2, t5
    and a2, s11, t5
    xor a5, a5, a2
    not a2, s4
    and a2, a2, t5
    xor a2, s1, a2
    not s1, t2
    and s1, s1, a2
    xor s1, s3, s1
    lw s3, 216(sp)
    sw a5, 100(sp)
    or s11, s3, s6
    lw a5, -1132(ra)
    sw t5, 192(sp)
    lw t5, 124(sp)
    sw t2, 124(sp)
    xor t5, t5, s11
    xor a5, t5, a5
    lw s11, 136(sp)
    lw t2, 220(sp)
    sw a6, 228(sp)
    or a6, s11, t2
    sw s4, 184(sp)
    lw s4, -1140(ra)
    sw a2, 140(sp)
    lw a2, 188(sp)
    sw s1, 188(sp)
    xor a6, a2, a6
    xor a2, a6, s4
    and s4, a6, t5
    lw s1, -1124(ra)
    sw a5, 180(sp)
    lw a5, 148(sp)
    xor t1, t1, s2
    xor a5, a5, s4
    xor s1, a5, s1
    not a5, a5
    and t5, t5, a5
    lw s4, -1148(ra)
    xor t5, t2, t5
    xor t5, t5, s4
    not t2, t2
    and a6, t2, a6
    lw t2, -1156(ra)
    lw s4, 168(sp)
    xor t3, t3, s9
    xor a6, s4, a6
    xor t2, a6, t2
    or s4, s4, s11
    sw t2, 168(sp)
    lw t2, -1164(ra)
    xor s3, s3, s4
    xor t2, s3, t2
    and a5, s3, a5
    lw s3, -1172(ra)
    xor a5, s6, a5
    xor s3, a5, s3
    or a5, a6, a5
    lw a6, -1180(ra)
    xor a5, s11, a5
    xor a5, a5, a6
    xor a6, t0, t4
    xor t0, s7, a0
    xor t4, a4, a3
    xor a4, s10, s5
    xor a3, s0, a1
    xor a7, s8, a7
    xor t6, t6, t5
    lw a1, 120(sp)
    lw a0, 200(sp)
    xor a1, a1, a2
    xor a0, a0, s1
    lw s0, 176(sp)
    lw s2, 168(sp)
    lw s4, 116(sp)
    xor s0, s0, s2
    lw s5, 180(sp)
    lw s6, 208(sp)
    xor s4, s4, s5
    xor s6, t2, s6
    lw s7, 104(sp)
    lw s8, 128(sp)
    xor s7, s3, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 188(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 140(sp)
    srli s2, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s2, s11, s2
    lw s11, 184(sp)
    srli s5, s4, 16
    xor s2, s11, s2
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 228(sp)
    srli ra, s0, 16
    xor s5, s11, s5
    slli s11, s0, 16
    or s11, s11, ra
    lw ra, 124(sp)
    sw s3, 124(sp)
    xor s11, ra, s11
    slli ra, a0, 16
    srli s3, a0, 16
    or s3, ra, s3
    lw ra, 192(sp)
    sw a2, 192(sp)
    xor s3, ra, s3
    slli ra, a1, 16
    srli a2, a1, 16
    or a2, ra, a2
    lw ra, 164(sp)
    sw a5, 164(sp)
    xor a2, ra, a2
    slli ra, t6, 16
    srli a5, t6, 16
    or a5, ra, a5
    lw ra, 100(sp)
    # round 47 (skinny.dsl:60)
    sw t2, 100(sp)
    # round 46 (skinny.dsl:60)
    xor a5, ra, a5
    # round 47 (skinny.dsl:60)
    not ra, a4
    and ra, ra, a6
    xor a7, a7, ra
    or ra, t4, a3
    xor t3, t3, ra
    not ra, a7
    and t2, t3, ra
    xor t1, t1, t2
    or t2, t0, t4
    xor t2, a4, t2
    and a4, t2, t1
    xor a6, a6, a4
    not a4, a3
    and a4, a4, t3
    xor t0, t0, a4
    not a4, t0
    and a4, a4, a6
    xor t4, t4, a4
    and a4, ra, t1
    lw ra, 72(sp)
    lw ra, 344(ra)
    xor a4, a3, a4
    xor a6, a6, ra
    slli a3, t4, 24
    srli ra, t4, 8
    or a3, a3, ra
    slli ra, a6, 24
    sw a3, 228(sp)
    srli a3, a6, 8
    or a3, ra, a3
    slli ra, t2, 24
    sw t2, 184(sp)
    srli t2, t2, 8
    or t2, ra, t2
    slli ra, t0, 24
    sw t4, 140(sp)
    srli t4, t0, 8
    or t4, ra, t4
    slli ra, a4, 24
    sw t4, 188(sp)
    srli t4, a4, 8
    or t4, ra, t4
    slli ra, t3, 24
    sw t4, 128(sp)
    srli t4, t3, 8
    or t4, ra, t4
    slli ra, a7, 24
    sw a7, 104(sp)
    srli a7, a7, 8
    or a7, ra, a7
    slli ra, t1, 24
    sw t1, 208(sp)
    srli t1, t1, 8
    or t1, ra, t1
    not ra, s4
    and ra, ra, a0
    xor t6, t6, ra
    or ra, s7, s6
    xor s4, s4, ra
    or ra, s6, s0
    xor s8, s8, ra
    not ra, s0
    and ra, ra, s8
    xor s7, s7, ra
    not ra, t6
    sw s8, 116(sp)
    and s8, s8, ra
    xor a1, a1, s8
    and s8, ra, a1
    xor s0, s0, s8
    and s8, s4, a1
    xor a0, a0, s8
    not s8, s7
    and s8, s8, a0
    xor s6, s6, s8
    or s8, s5, s3
    xor a5, a5, s8
    or s8, s2, s11
    xor s8, s9, s8
    and s9, s8, a5
    xor a2, a2, s9
    not s9, s2
    and s9, s10, s9
    xor s5, s5, s9
    or s9, s5, a2
    xor s3, s3, s9
    not s9, s11
    and s9, s9, s8
    xor s9, s10, s9
    and s10, s9, s3
    xor s2, s2, s10
    not s10, a2
    and s10, a5, s10
    lw ra, 132(sp)
    sw a0, 176(sp)
    lw a0, -1120(ra)
    xor s10, s11, s10
    lw s11, -1112(ra)
    xor a0, s2, a0
    lw s2, -1104(ra)
    xor s3, s3, s11
    lw s11, -1096(ra)
    xor s2, s5, s2
    lw s5, -1088(ra)
    xor s9, s9, s11
    lw s11, -1080(ra)
    xor s5, s10, s5
    lw s10, -1072(ra)
    xor s8, s8, s11
    lw s11, -1064(ra)
    xor a5, a5, s10
    xor a2, a2, s11
    slli s10, a5, 16
    srli s11, a5, 16
    or s10, s10, s11
    slli s11, a2, 16
    sw a2, 200(sp)
    srli a2, a2, 16
    or a2, s11, a2
    slli s11, s9, 16
    sw s9, 120(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, a0, 16
    sw a0, 136(sp)
    srli a0, a0, 16
    or a0, s11, a0
    slli s11, s5, 16
    sw s5, 216(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, s8, 16
    sw s8, 220(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s2, 16
    sw a5, 148(sp)
    srli a5, s2, 16
    or a5, s11, a5
    slli s11, s3, 16
    sw s3, 212(sp)
    srli s3, s3, 16
    or s3, s11, s3
    lw s11, 180(sp)
    sw s2, 204(sp)
    or s2, s11, s1
    sw s0, 196(sp)
    lw s0, -1068(ra)
    xor t5, t5, s2
    xor s0, t5, s0
    lw s2, 100(sp)
    sw s7, 224(sp)
    lw s7, 168(sp)
    sw s6, 112(sp)
    or s6, s2, s7
    sw a1, 96(sp)
    lw a1, -1076(ra)
    sw s4, 172(sp)
    lw s4, 164(sp)
    sw t6, 164(sp)
    xor s4, s4, s6
    xor a1, s4, a1
    and s6, s4, t5
    lw t6, -1060(ra)
    sw s10, 160(sp)
    lw s10, 192(sp)
    xor a6, a6, s3
    xor s6, s10, s6
    xor t6, s6, t6
    not s6, s6
    and t5, t5, s6
    lw s10, -1084(ra)
    xor t5, s7, t5
    xor t5, t5, s10
    not s7, s7
    and s4, s7, s4
    lw s7, -1092(ra)
    lw s10, 124(sp)
    sw t5, 124(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s2
    lw t5, -1100(ra)
    xor s10, s11, s10
    xor t5, s10, t5
    and s6, s10, s6
    lw s10, -1108(ra)
    xor s1, s1, s6
    xor s6, s1, s10
    or s1, s4, s1
    lw s4, -1116(ra)
    xor s1, s2, s1
    xor s1, s1, s4
    xor t1, t1, t6
    xor t6, a3, s6
    xor t2, t2, t5
    xor a7, a7, s0
    xor t5, a4, s5
    xor t0, t0, s9
    lw a4, 140(sp)
    lw a3, 188(sp)
    xor a4, a4, a0
    xor a3, a3, s7
    xor t4, t4, a1
    xor t3, t3, s8
    lw a1, 208(sp)
    lw a0, 184(sp)
    xor a2, a1, a2
    lw a1, 228(sp)
    xor a5, a0, a5
    xor a1, a1, s1
    lw a0, 104(sp)
    lw s0, 160(sp)
    lw s1, 124(sp)
    xor a0, a0, s0
    lw s0, 128(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 164(sp)
    srli s3, a5, 24
    xor s1, s2, s1
    slli s2, a5, 8
    or s2, s2, s3
    lw s3, 172(sp)
    srli s4, a2, 24
    xor s2, s3, s2
    slli s3, a2, 8
    or s3, s3, s4
    lw s4, 96(sp)
    srli s5, t3, 24
    xor s3, s4, s3
    slli s4, t3, 8
    or s4, s4, s5
    lw s5, 116(sp)
    srli s6, a4, 24
    xor s4, s5, s4
    slli s5, a4, 8
    or s5, s5, s6
    lw s6, 112(sp)
    srli s7, t0, 24
    xor s5, s6, s5
    slli s6, t0, 8
    or s6, s6, s7
    lw s7, 224(sp)
    srli s8, t5, 24
    xor s6, s7, s6
    slli s7, t5, 8
    or s7, s7, s8
    lw s8, 196(sp)
    srli s9, a6, 24
    xor s7, s8, s7
    slli s8, a6, 8
    or s8, s8, s9
    lw s9, 176(sp)
    # round 48 (skinny.dsl:60)
    lw s10, -1008(ra)
    # round 47 (skinny.dsl:60)
    xor s8, s9, s8
    # round 48 (skinny.dsl:60)
    or s9, s1, s3
    xor s7, s7, s9
    xor s9, s7, s10
    not s10, s2
    and s10, s8, s10
    lw s11, -1040(ra)
    xor s1, s1, s10
    xor s10, s1, s11
    srli s11, s10, 4
    xor s11, s11, s9
    sw a6, 176(sp)
    lw a6, 156(sp)
    sw t3, 196(sp)
    and s11, s11, a6
    xor t3, s9, s11
    sw a4, 224(sp)
    or a4, s2, s6
    xor a4, s5, a4
    and s5, a4, s7
    xor s4, s4, s5
    not s5, s4
    and s5, s7, s5
    lw s7, -1024(ra)
    xor s5, s6, s5
    xor s5, s5, s7
    or s1, s1, s4
    xor s1, s3, s1
    not s3, s6
    and s3, s3, a4
    xor s3, s8, s3
    and s6, s3, s1
    lw s7, -1056(ra)
    xor s2, s2, s6
    xor s2, s2, s7
    srli s6, s2, 4
    xor s6, s6, s5
    and s6, s6, a6
    xor s7, s5, s6
    srli s8, s7, 2
    xor s8, s8, t3
    sw a5, 112(sp)
    lw a5, 152(sp)
    sw t0, 116(sp)
    and s8, s8, a5
    lw t0, -1000(ra)
    xor t3, t3, s8
    sw t5, 96(sp)
    lw t5, -1032(ra)
    xor t0, s4, t0
    xor t5, s3, t5
    srli s3, t5, 4
    xor s3, s3, t0
    and s3, s3, a6
    lw s4, -1016(ra)
    sw a2, 172(sp)
    xor a2, t0, s3
    lw ra, -1048(ra)
    xor a4, a4, s4
    xor s1, s1, ra
    srli s4, s1, 4
    xor s4, s4, a4
    and s4, s4, a6
    xor ra, a4, s4
    sw a0, 164(sp)
    srli a0, ra, 2
    xor a0, a0, a2
    and a0, a0, a5
    xor a2, a2, a0
    srli a6, t3, 1
    xor a6, a6, a2
    sw s9, 124(sp)
    lw s9, 144(sp)
    sw s5, 128(sp)
    and a6, a6, s9
    slli s5, a6, 1
    xor t3, t3, s5
    lw s5, 64(sp)
    xor a6, a2, a6
    sw t3, 100(s5)
    sw a6, 116(s5)
    slli a6, a0, 2
    xor a6, ra, a6
    slli t3, s8, 2
    xor t3, s7, t3
    srli a2, t3, 1
    xor a2, a2, a6
    and a2, a2, s9
    xor a6, a6, a2
    sw a6, 84(s5)
    slli a6, a2, 1
    xor a6, t3, a6
    sw a6, 68(s5)
    slli a6, s4, 4
    xor a6, s1, a6
    slli t3, s3, 4
    xor t3, t5, t3
    srli a2, a6, 2
    xor a2, a2, t3
    and a2, a2, a5
    slli a0, a2, 2
    xor a6, a6, a0
    slli a0, s6, 4
    xor a0, s2, a0
    slli s3, s11, 4
    xor s3, s10, s3
    srli s4, a0, 2
    xor s4, s4, s3
    and s4, s4, a5
    slli s6, s4, 2
    xor a0, a0, s6
    srli s6, a0, 1
    xor s6, s6, a6
    and s6, s6, s9
    xor a6, a6, s6
    sw a6, 20(s5)
    slli a6, s6, 1
    xor a6, a0, a6
    sw a6, 4(s5)
    xor a6, s3, s4
    xor t3, t3, a2
    srli a2, a6, 1
    xor a2, a2, t3
    and a2, a2, s9
    slli a0, a2, 1
    xor a6, a6, a0
    sw a6, 36(s5)
    xor a6, t3, a2
    sw a6, 52(s5)
    not a6, a3
    and a6, t2, a6
    xor a6, a1, a6
    xor t3, a4, a6
    not a4, a7
    and a4, a4, t1
    xor a4, s0, a4
    or a2, a6, a4
    xor t4, t4, a2
    not a2, t6
    and a2, a2, t2
    xor a7, a7, a2
    or a2, a7, t4
    lw a1, 72(sp)
    xor t0, t0, t4
    lw a0, 280(a1)
    xor t1, t1, a2
    xor a2, t1, a0
    xor a0, a2, s1
    srli s0, a0, 4
    xor s0, s0, t3
    lw s1, 156(sp)
    or s4, a3, a6
    and s0, s0, s1
    xor s3, t3, s0
    xor t6, t6, s4
    xor t5, t5, t6
    not s4, t5
    srli s4, s4, 4
    xor s4, s4, t0
    and s4, s4, s1
    xor s6, t0, s4
    srli s7, s3, 2
    xor s7, s7, s6
    and s7, s7, a5
    slli s8, s7, 2
    xor s3, s3, s8
    or s8, a4, t4
    xor a3, a3, s8
    lw s8, 128(sp)
    lui s11, 986895
    xor s8, s8, a3
    addi s11, s11, 240
    not t1, t1
    and t1, t6, t1
    xor t1, t2, t1
    xor t2, s2, t1
    not s2, t2
    srli s2, s2, 4
    xor s2, s2, s8
    or s2, s2, s11
    xor ra, s8, s2
    lw a1, 124(sp)
    xor s10, a7, s10
    xor a1, a1, a4
    sw t0, 124(sp)
    srli t0, s10, 4
    xor t0, t0, a1
    and t0, t0, s1
    sw t3, 128(sp)
    xor t3, a1, t0
    sw a1, 160(sp)
    srli a1, ra, 2
    xor a1, a1, t3
    and a1, a1, a5
    sw s8, 104(sp)
    slli s8, a1, 2
    xor s8, ra, s8
    srli ra, s8, 1
    xor ra, ra, s3
    and ra, ra, s9
    xor s3, s3, ra
    sw s3, 92(s5)
    slli s3, ra, 1
    xor s3, s8, s3
    sw s3, 76(s5)
    xor s3, s6, s7
    xor t3, t3, a1
    srli a1, t3, 1
    xor a1, a1, s3
    and a1, a1, s9
    xor s3, s3, a1
    sw s3, 124(s5)
    slli a1, a1, 1
    xor t3, t3, a1
    sw t3, 108(s5)
    slli t0, t0, 4
    xor t0, s10, t0
    not t3, s2
    slli t3, t3, 4
    xor t3, t2, t3
    not a1, t3
    srli a1, a1, 2
    xor a1, a1, t0
    and a1, a1, a5
    xor t0, t0, a1
    slli s2, s4, 4
    xor s2, t5, s2
    lui s3, 838861
    addi s3, s3, -820
    slli s0, s0, 4
    xor s0, a0, s0
    srli s4, s0, 2
    xor s4, s4, s2
    or s4, s4, s3
    xor s2, s2, s4
    srli s6, t0, 1
    xor s6, s6, s2
    and s6, s6, s9
    slli s7, s6, 1
    xor t0, t0, s7
    sw t0, 44(s5)
    slli t0, a1, 2
    xor t0, t3, t0
    not t3, s4
    slli t3, t3, 2
    xor t3, s0, t3
    not a1, t0
    srli a1, a1, 1
    xor a1, a1, t3
    and a1, a1, s9
    slli s0, a1, 1
    xor t0, t0, s0
    not t0, t0
    sw t0, 12(s5)
    xor t0, t3, a1
    sw t0, 28(s5)
    xor t0, s2, s6
    sw t0, 60(s5)
    lw t0, 212(sp)
    lw t3, 204(sp)
    lw s0, 132(sp)
    or a1, t0, t3
    lw s2, -1036(s0)
    lw s4, 148(sp)
    lw s6, -1004(s0)
    xor a1, s4, a1
    xor s2, a1, s2
    xor a7, s2, a7
    lw s2, 200(sp)
    lw s7, 216(sp)
    or s4, s4, s2
    xor s4, s7, s4
    xor s6, s4, s6
    xor a4, s6, a4
    srli s6, a7, 4
    xor s6, s6, a4
    and s6, s6, s1
    slli s7, s6, 4
    xor a7, a7, s7
    lw s7, 120(sp)
    lw ra, 136(sp)
    or s8, t3, s7
    xor s8, ra, s8
    and ra, s8, s4
    sw t5, 136(sp)
    lw t5, 220(sp)
    sw a0, 212(sp)
    xor t5, t5, ra
    not ra, t5
    and a1, a1, ra
    xor a1, s2, a1
    not s2, s7
    and s2, s2, s8
    xor t0, t0, s2
    or s2, t0, a1
    lw a0, -1052(s0)
    xor t3, t3, s2
    xor t3, t3, a0
    xor t1, t3, t1
    and t3, s4, ra
    lw a0, -1020(s0)
    xor t3, s7, t3
    xor t3, t3, a0
    xor t3, t3, a3
    not a3, t1
    srli a3, a3, 4
    xor a3, a3, t3
    or a3, a3, s11
    not a0, a3
    slli a0, a0, 4
    xor t1, t1, a0
    not a0, t1
    srli a0, a0, 2
    xor a0, a0, a7
    and a0, a0, a5
    lw s2, -1028(s0)
    xor a7, a7, a0
    xor t0, t0, s2
    lw s2, -996(s0)
    xor t0, t0, t6
    xor t5, t5, s2
    xor t4, t5, t4
    not t5, t0
    srli t5, t5, 4
    xor t5, t5, t4
    and t5, t5, s1
    slli t6, t5, 4
    lw s2, -1044(s0)
    xor t0, t0, t6
    xor t6, a1, s2
    lw a1, -1012(s0)
    xor t6, t6, a2
    xor a2, s8, a1
    xor a6, a2, a6
    srli a2, t6, 4
    xor a2, a2, a6
    and a2, a2, s1
    slli a1, a2, 4
    xor t6, t6, a1
    srli a1, t6, 2
    xor a1, a1, t0
    or a1, a1, s3
    xor t0, t0, a1
    srli s0, a7, 1
    xor s0, s0, t0
    and s0, s0, s9
    slli s2, s0, 1
    xor a7, a7, s2
    sw a7, 40(s5)
    xor a7, t4, t5
    xor a6, a6, a2
    srli t4, a6, 2
    xor t4, t4, a7
    and t4, t4, a5
    xor a7, a7, t4
    xor t5, a4, s6
    xor t3, t3, a3
    srli a4, t3, 2
    xor a4, a4, t5
    and a4, a4, a5
    xor t5, t5, a4
    srli a3, t5, 1
    xor a3, a3, a7
    and a3, a3, s9
    xor a7, a7, a3
    sw a7, 120(s5)
    slli a7, a4, 2
    xor a7, t3, a7
    slli t3, t4, 2
    xor a6, a6, t3
    srli t3, a7, 1
    xor t3, t3, a6
    and t3, t3, s9
    slli t4, t3, 1
    xor a7, a7, t4
    sw a7, 72(s5)
    xor a6, a6, t3
    sw a6, 88(s5)
    slli a6, a0, 2
    xor a6, t1, a6
    not a7, a1
    slli a7, a7, 2
    xor a7, t6, a7
    not t1, a6
    srli t1, t1, 1
    xor t1, t1, a7
    and t1, t1, s9
    slli t3, t1, 1
    xor a6, a6, t3
    not a6, a6
    sw a6, 8(s5)
    slli a6, a3, 1
    xor a6, t5, a6
    sw a6, 104(s5)
    xor a6, a7, t1
    sw a6, 24(s5)
    xor a6, t0, s0
    sw a6, 56(s5)
    lw a6, 164(sp)
    lw t0, 172(sp)
    not a7, a6
    and a7, a7, t0
    lw t1, 96(sp)
    lw t4, 112(sp)
    xor a7, t1, a7
    lw t1, 116(sp)
    lw t5, 224(sp)
    not t3, t1
    and t3, t4, t3
    xor t3, t5, t3
    or t5, t3, a7
    lw t6, 196(sp)
    lw a4, 104(sp)
    xor t5, t6, t5
    or t6, a7, t5
    xor t6, t1, t6
    xor t6, t6, a4
    or t1, t1, t3
    lw a4, 176(sp)
    lw a1, 124(sp)
    xor t1, a4, t1
    not a4, a4
    and a4, a4, t4
    xor a6, a6, a4
    or a4, a6, t5
    xor t0, t0, a4
    not a4, t0
    and a4, t1, a4
    xor t4, t4, a4
    xor t2, t4, t2
    srli t4, t2, 4
    xor t4, t4, t6
    and t4, t4, s1
    xor t6, t6, t4
    lw a4, 160(sp)
    xor a6, a6, s10
    xor a7, a7, a4
    srli a4, a6, 4
    xor a4, a4, a7
    and a4, a4, s1
    xor a7, a7, a4
    srli a3, t6, 2
    xor a3, a3, a7
    and a3, a3, a5
    slli a2, a3, 2
    xor t6, t6, a2
    lw a2, 128(sp)
    xor t5, t5, a1
    xor t3, t3, a2
    lw a2, 212(sp)
    lw a1, 136(sp)
    xor t0, t0, a2
    srli a2, t0, 4
    xor a2, a2, t3
    and a2, a2, s1
    xor t3, t3, a2
    xor t1, t1, a1
    srli a1, t1, 4
    xor a1, a1, t5
    and a1, a1, s1
    xor t5, t5, a1
    srli a0, t3, 2
    xor a0, a0, t5
    and a0, a0, a5
    slli s0, a0, 2
    xor t3, t3, s0
    srli s0, t6, 1
    xor s0, s0, t3
    and s0, s0, s9
    slli s1, s0, 1
    xor t6, t6, s1
    sw t6, 64(s5)
    slli t4, t4, 4
    xor t2, t2, t4
    slli t4, a4, 4
    xor a6, a6, t4
    srli t4, t2, 2
    xor t4, t4, a6
    and t4, t4, a5
    slli t6, t4, 2
    xor t2, t2, t6
    slli t6, a2, 4
    xor t0, t0, t6
    slli t6, a1, 4
    xor t1, t1, t6
    srli t6, t0, 2
    xor t6, t6, t1
    and a5, t6, a5
    slli t6, a5, 2
    xor t0, t0, t6
    srli t6, t2, 1
    xor t6, t6, t0
    and t6, t6, s9
    slli a4, t6, 1
    xor t2, t2, a4
    sw t2, 0(s5)
    xor t0, t0, t6
    sw t0, 16(s5)
    xor t0, t3, s0
    sw t0, 80(s5)
    xor a5, t1, a5
    xor a6, a6, t4
    srli t0, a6, 1
    xor t0, t0, a5
    and t0, t0, s9
    xor a5, a5, t0
    sw a5, 48(s5)
    xor a5, t5, a0
    xor a7, a7, a3
    srli t1, a7, 1
    xor t1, t1, a5
    and t1, t1, s9
    xor a5, a5, t1
    sw a5, 112(s5)
    slli a5, t0, 1
    xor a5, a6, a5
    sw a5, 32(s5)
    slli a5, t1, 1
    xor a5, a7, a5
    sw a5, 96(s5)
    mv a0, s5
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    addi a0, a0, 128
    addi a1, a1, 128
    bltu a2, a1, .Llwcc_skinny128_256_ecb_encrypt_rv32i_group_done
    j .Llwcc_skinny128_256_ecb_encrypt_rv32i_group
.Llwcc_skinny128_256_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny128_256_ecb_encrypt_rv32i_out
.Llwcc_skinny128_256_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 128
    beqz t2, .Llwcc_skinny128_256_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 240
    mv t0, a0
    addi t1, sp, 368
.Llwcc_skinny128_256_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny128_256_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny128_256_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_256_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny128_256_ecb_encrypt_rv32i_group
.Llwcc_skinny128_256_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 240
    add t1, a1, t2
.Llwcc_skinny128_256_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_256_ecb_encrypt_rv32i_copy
.Llwcc_skinny128_256_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 368
.Llwcc_skinny128_256_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_256_ecb_encrypt_rv32i_wipe
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
    addi sp, sp, 368
    ret
    .size lwcc_skinny128_256_ecb_encrypt_rv32i, .-lwcc_skinny128_256_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_skinny128_256_ecb_decrypt_rv32i
    .type lwcc_skinny128_256_ecb_decrypt_rv32i, %function
lwcc_skinny128_256_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_skinny128_256_ecb_decrypt_rv32i_begin
    ret
.Llwcc_skinny128_256_ecb_decrypt_rv32i_begin:
    addi sp, sp, -368
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
    li t0, 128
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_skinny128_256_ecb_decrypt_rv32i_group
    j .Llwcc_skinny128_256_ecb_decrypt_rv32i_rest
.Llwcc_skinny128_256_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 349525
    addi a6, a6, 1365
    lui a7, 209715
    addi a7, a7, 819
    lw t0, 100(a1)
    lw t1, 116(a1)
    srli t2, t0, 1
    xor t2, t2, t1
    and t2, t2, a6
    xor t1, t1, t2
    lw t3, 68(a1)
    lw t4, 84(a1)
    srli t5, t3, 1
    xor t5, t5, t4
    and t5, t5, a6
    xor t4, t4, t5
    srli t6, t4, 2
    xor t6, t6, t1
    and t6, t6, a7
    xor t1, t1, t6
    lw a4, 36(a1)
    lw s0, 52(a1)
    srli s1, a4, 1
    xor s1, s1, s0
    and s1, s1, a6
    xor s0, s0, s1
    lw s2, 4(a1)
    lw s3, 20(a1)
    srli s4, s2, 1
    xor s4, s4, s3
    and s4, s4, a6
    xor s3, s3, s4
    srli s5, s3, 2
    xor s5, s5, s0
    and s5, s5, a7
    xor s0, s0, s5
    srli s6, s0, 4
    xor s6, s6, t1
    and s6, s6, a5
    addi s7, a3, 2047
    addi s7, s7, 2047
    addi s7, s7, 2
    lw s8, -968(s7)
    xor t1, t1, s6
    xor s8, t1, s8
    slli s4, s4, 1
    xor s2, s2, s4
    slli s1, s1, 1
    xor a4, a4, s1
    srli s1, s2, 2
    xor s1, s1, a4
    and s1, s1, a7
    slli s4, s1, 2
    xor s2, s2, s4
    slli t5, t5, 1
    xor t3, t3, t5
    slli t2, t2, 1
    xor t0, t0, t2
    srli t2, t3, 2
    xor t2, t2, t0
    and t2, t2, a7
    slli t5, t2, 2
    xor t3, t3, t5
    srli t5, s2, 4
    xor t5, t5, t3
    and t5, t5, a5
    slli s4, t5, 4
    lw s9, -992(s7)
    xor s2, s2, s4
    xor s4, s2, s9
    slli s6, s6, 4
    lw s9, -1032(s7)
    xor s0, s0, s6
    xor s6, s0, s9
    lw s9, -976(s7)
    xor t3, t3, t5
    xor t5, t3, s9
    xor t0, t0, t2
    xor t2, a4, s1
    srli a4, t2, 4
    xor a4, a4, t0
    and a4, a4, a5
    lw s1, -1008(s7)
    xor t0, t0, a4
    xor s1, t0, s1
    slli s5, s5, 2
    xor s3, s3, s5
    slli t6, t6, 2
    xor t4, t4, t6
    srli t6, s3, 4
    xor t6, t6, t4
    and t6, t6, a5
    slli s5, t6, 4
    lw s9, -1048(s7)
    xor s3, s3, s5
    xor s5, s3, s9
    slli a4, a4, 4
    lw s9, -984(s7)
    xor t2, t2, a4
    xor a4, t2, s9
    lw s9, -1016(s7)
    xor t4, t4, t6
    xor t6, t4, s9
    lw s9, 12(a1)
    lw s10, 28(a1)
    srli s11, s9, 1
    xor s11, s11, s10
    and s11, s11, a6
    slli ra, s11, 1
    xor s9, s9, ra
    lw ra, 44(a1)
    lw a2, 60(a1)
    srli a0, ra, 1
    xor a0, a0, a2
    and a0, a0, a6
    sw t6, 96(sp)
    slli t6, a0, 1
    xor t6, ra, t6
    srli ra, s9, 2
    xor ra, ra, t6
    and ra, ra, a7
    sw s4, 100(sp)
    slli s4, ra, 2
    xor s4, s9, s4
    lw s9, 76(a1)
    sw s6, 104(sp)
    lw s6, 92(a1)
    sw s5, 108(sp)
    srli s5, s9, 1
    xor s5, s5, s6
    and s5, s5, a6
    sw a4, 112(sp)
    slli a4, s5, 1
    xor a4, s9, a4
    lw s9, 108(a1)
    sw t5, 116(sp)
    lw t5, 124(a1)
    sw s8, 120(sp)
    srli s8, s9, 1
    xor s8, s8, t5
    and s8, s8, a6
    sw s1, 124(sp)
    slli s1, s8, 1
    xor s1, s9, s1
    srli s9, a4, 2
    xor s9, s9, s1
    and s9, s9, a7
    sw s7, 128(sp)
    slli s7, s9, 2
    xor a4, a4, s7
    srli s7, s4, 4
    xor s7, s7, a4
    and s7, s7, a5
    slli a1, s7, 4
    xor a1, s4, a1
    xor s2, s2, a1
    xor t5, t5, s8
    xor s4, s6, s5
    srli s5, s4, 2
    xor s5, s5, t5
    and s5, s5, a7
    xor t5, t5, s5
    xor a2, a2, a0
    xor a0, s10, s11
    srli s6, a0, 2
    xor s6, s6, a2
    and s6, s6, a7
    xor a2, a2, s6
    srli s8, a2, 4
    xor s8, s8, t5
    and s8, s8, a5
    xor t5, t5, s8
    xor t1, t1, t5
    slli s8, s8, 4
    xor a2, a2, s8
    xor s0, s0, a2
    xor t6, t6, ra
    xor s1, s1, s9
    srli s8, t6, 4
    xor s8, s8, s1
    and s8, s8, a5
    slli s9, s8, 4
    xor t6, t6, s9
    xor t2, t6, t2
    xor s1, s1, s8
    xor t0, t0, s1
    xor a4, a4, s7
    xor t3, t3, a4
    slli s5, s5, 2
    xor s4, s4, s5
    slli s5, s6, 2
    xor a0, a0, s5
    srli s5, a0, 4
    xor s5, s5, s4
    and s5, s5, a5
    xor s4, s4, s5
    xor t4, t4, s4
    slli s5, s5, 4
    xor a0, a0, s5
    lw s5, 1004(a3)
    xor s3, a0, s3
    lw s6, 68(sp)
    xor s5, s3, s5
    lw s7, 96(s6)
    lw s8, 112(s6)
    srli s9, s7, 1
    xor s9, s9, s8
    and s9, s9, a6
    slli s10, s9, 1
    xor s7, s7, s10
    lw s10, 64(s6)
    lw s11, 80(s6)
    srli ra, s10, 1
    xor ra, ra, s11
    and ra, ra, a6
    slli a3, ra, 1
    xor a3, s10, a3
    srli s10, a3, 2
    xor s10, s10, s7
    and s10, s10, a7
    xor s7, s7, s10
    sw s5, 132(sp)
    lw s5, 32(s6)
    sw t3, 136(sp)
    lw t3, 48(s6)
    sw s0, 140(sp)
    srli s0, s5, 1
    xor s0, s0, t3
    and s0, s0, a6
    sw t1, 144(sp)
    slli t1, s0, 1
    xor t1, s5, t1
    lw s5, 0(s6)
    sw t2, 148(sp)
    lw t2, 16(s6)
    sw t4, 152(sp)
    srli t4, s5, 1
    xor t4, t4, t2
    and t4, t4, a6
    sw t0, 156(sp)
    slli t0, t4, 1
    xor t0, s5, t0
    srli s5, t0, 2
    xor s5, s5, t1
    and s5, s5, a7
    xor t1, t1, s5
    sw s2, 160(sp)
    srli s2, t1, 4
    xor s2, s2, s7
    and s2, s2, a5
    xor s7, s7, s2
    xor s1, s7, s1
    slli s2, s2, 4
    xor t1, t1, s2
    xor t1, t1, t6
    xor t6, s11, ra
    xor s2, s8, s9
    srli s7, t6, 2
    xor s7, s7, s2
    and s7, s7, a7
    slli s8, s7, 2
    xor t6, t6, s8
    xor t2, t2, t4
    xor t3, t3, s0
    srli t4, t2, 2
    xor t4, t4, t3
    and t4, t4, a7
    slli s0, t4, 2
    xor t2, t2, s0
    srli s0, t2, 4
    xor s0, s0, t6
    and s0, s0, a5
    xor t6, t6, s0
    xor t6, t6, s4
    slli s4, s10, 2
    xor a3, a3, s4
    slli s4, s5, 2
    xor t0, t0, s4
    srli s4, t0, 4
    xor s4, s4, a3
    and s4, s4, a5
    xor a3, a3, s4
    xor a4, a3, a4
    slli a3, s0, 4
    xor t2, t2, a3
    xor t2, t2, a0
    slli a3, s4, 4
    xor t0, t0, a3
    xor t0, t0, a1
    xor t3, t3, t4
    xor t4, s2, s7
    srli a3, t3, 4
    xor a3, a3, t4
    and a3, a3, a5
    slli a1, a3, 4
    xor t3, t3, a1
    xor t3, t3, a2
    xor t4, t4, a3
    xor t4, t4, t5
    lw t5, 8(s6)
    lw a3, 24(s6)
    srli a2, t5, 1
    xor a2, a2, a3
    and a2, a2, a6
    xor a3, a3, a2
    lw a1, 40(s6)
    lw a0, 56(s6)
    srli s0, a1, 1
    xor s0, s0, a0
    and s0, s0, a6
    xor a0, a0, s0
    srli s2, a3, 2
    xor s2, s2, a0
    and s2, s2, a7
    slli s4, s2, 2
    xor a3, a3, s4
    lw s4, 72(s6)
    lw s5, 88(s6)
    srli s7, s4, 1
    xor s7, s7, s5
    and s7, s7, a6
    xor s5, s5, s7
    lw s8, 104(s6)
    lw s9, 120(s6)
    srli s10, s8, 1
    xor s10, s10, s9
    and s10, s10, a6
    xor s9, s9, s10
    srli s11, s5, 2
    xor s11, s11, s9
    and s11, s11, a7
    slli ra, s11, 2
    xor s5, s5, ra
    srli ra, a3, 4
    xor ra, ra, s5
    and ra, ra, a5
    slli s6, ra, 4
    xor a3, a3, s6
    lw s6, 128(sp)
    sw a6, 164(sp)
    lw a6, -988(s6)
    xor a3, a3, s3
    xor a6, a3, a6
    slli a3, a2, 1
    xor t5, t5, a3
    slli a3, s0, 1
    xor a3, a1, a3
    srli a2, t5, 2
    xor a2, a2, a3
    and a2, a2, a7
    slli a1, a2, 2
    xor t5, t5, a1
    slli a1, s7, 1
    xor a1, s4, a1
    slli s0, s10, 1
    xor s0, s8, s0
    srli s3, a1, 2
    xor s3, s3, s0
    and s3, s3, a7
    slli s4, s3, 2
    xor a1, a1, s4
    srli s4, t5, 4
    xor s4, s4, a1
    and s4, s4, a5
    slli s7, s4, 4
    xor t5, t5, s7
    lw s7, -1052(s6)
    lw s8, 160(sp)
    xor s0, s0, s3
    xor t5, t5, s8
    xor t5, t5, s7
    xor a3, a3, a2
    srli a2, a3, 4
    xor a2, a2, s0
    and a2, a2, a5
    xor s0, s0, a2
    lw s3, -1004(s6)
    lw s7, 156(sp)
    lw s10, 152(sp)
    xor s0, s0, s7
    xor s0, s0, s3
    xor s3, s5, ra
    lw s5, -1012(s6)
    xor s3, s3, s10
    xor s3, s3, s5
    slli a2, a2, 4
    xor a3, a3, a2
    lw a2, -1036(s6)
    lw s5, 148(sp)
    xor a0, a0, s2
    xor a3, a3, s5
    xor a3, a3, a2
    xor a2, s9, s11
    srli s2, a0, 4
    xor s2, s2, a2
    and s2, s2, a5
    xor a2, a2, s2
    lw s9, -964(s6)
    lw s11, 144(sp)
    slli s2, s2, 4
    xor a2, a2, s11
    xor a2, a2, s9
    xor a0, a0, s2
    lw s2, -980(s6)
    lw s9, 140(sp)
    xor a1, a1, s4
    xor a0, a0, s9
    xor a0, a0, s2
    lw s2, -972(s6)
    lw s4, 136(sp)
    # round 48 (skinny.dsl:60)
    or ra, s1, t4
    xor a1, a1, s4
    xor a1, a1, s2
    or s2, t1, t4
    xor s2, t2, s2
    xor a4, a4, ra
    or t2, t2, t3
    xor t0, t0, t2
    and t2, t0, a4
    xor t2, t6, t2
    not ra, t6
    and ra, ra, a4
    xor t3, t3, ra
    not ra, t3
    and ra, t0, ra
    xor t1, t1, ra
    not ra, t1
    and ra, s2, ra
    xor ra, s1, ra
    sw a5, 168(sp)
    slli a5, ra, 8
    sw a7, 172(sp)
    srli a7, ra, 24
    or a5, a5, a7
    slli a7, t1, 8
    srli s10, t1, 24
    or a7, a7, s10
    slli s10, t3, 8
    srli s8, t3, 24
    or s8, s10, s8
    slli s10, t2, 8
    srli s9, t2, 24
    or s9, s10, s9
    slli s10, t0, 8
    srli s5, t0, 24
    or s5, s10, s5
    slli s10, a4, 8
    srli s4, a4, 24
    or s4, s10, s4
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    or t6, t6, s1
    xor t4, t4, t6
    slli t6, t4, 8
    srli s1, t4, 24
    or t6, t6, s1
    lw s1, 124(sp)
    lw s11, 120(sp)
    sw a4, 176(sp)
    and s7, s1, s11
    lw a4, 116(sp)
    sw t4, 180(sp)
    xor a4, a4, s7
    lw s7, 112(sp)
    sw t0, 116(sp)
    and t0, s7, s11
    lw t4, 108(sp)
    sw s9, 184(sp)
    xor t0, t4, t0
    lw s9, 104(sp)
    sw t6, 108(sp)
    and t4, t4, s9
    lw t6, 100(sp)
    sw ra, 112(sp)
    xor t4, t6, t4
    lw t6, 96(sp)
    sw s2, 100(sp)
    and s2, t6, a4
    xor s2, s9, s2
    and s9, t4, s2
    xor s7, s7, s9
    and s9, t0, s7
    xor s9, s1, s9
    and ra, t4, a4
    xor ra, t6, ra
    and t6, t6, s1
    xor t6, s11, t6
    and s1, a3, a2
    xor s1, a6, s1
    and a6, a6, a0
    xor a6, t5, a6
    and t5, s0, a2
    xor t5, a1, t5
    and a1, a6, t5
    xor a1, s3, a1
    and s11, s3, t5
    xor a0, a0, s11
    and s11, a6, a0
    xor a3, a3, s11
    slli s11, a3, 16
    sw ra, 120(sp)
    srli ra, a3, 16
    or s11, s11, ra
    and ra, s1, a3
    xor ra, s0, ra
    sw t6, 124(sp)
    slli t6, ra, 16
    sw a5, 96(sp)
    srli a5, ra, 16
    or a5, t6, a5
    slli t6, a0, 16
    sw a5, 104(sp)
    srli a5, a0, 16
    or a5, t6, a5
    slli t6, a1, 16
    sw s9, 188(sp)
    srli s9, a1, 16
    or t6, t6, s9
    slli s9, t5, 16
    sw s4, 192(sp)
    srli s4, t5, 16
    or s4, s9, s4
    slli s9, a6, 16
    sw s4, 196(sp)
    srli s4, a6, 16
    or s4, s9, s4
    lw s9, -1064(s6)
    sw s4, 200(sp)
    slli s4, s1, 16
    sw a4, 204(sp)
    srli a4, s1, 16
    or a4, s4, a4
    lw s4, -1120(s6)
    xor s1, s1, s9
    lw s9, -1104(s6)
    xor a1, a1, s4
    lw s4, -940(s6)
    xor a6, a6, s9
    lw s9, -1088(s6)
    xor a3, a3, s4
    lw s4, -956(s6)
    xor s9, ra, s9
    lw ra, -952(s6)
    xor a0, a0, s4
    xor t5, t5, ra
    and s0, s3, s0
    xor a2, a2, s0
    lw s0, -948(s6)
    slli s3, a2, 16
    srli s4, a2, 16
    or s3, s3, s4
    xor a2, a2, s0
    lw s0, 156(sp)
    lw s4, 144(sp)
    sw a2, 208(sp)
    or ra, s0, s4
    lw a2, 136(sp)
    sw t5, 212(sp)
    xor a2, a2, ra
    lw ra, 148(sp)
    sw a1, 136(sp)
    or a1, ra, s4
    lw t5, 132(sp)
    sw a0, 216(sp)
    xor a1, t5, a1
    lw a0, 140(sp)
    sw a6, 220(sp)
    not a6, a0
    and a6, t5, a6
    lw t5, 160(sp)
    sw s1, 148(sp)
    xor a6, t5, a6
    lw t5, 152(sp)
    sw s9, 160(sp)
    not s9, t5
    and s9, s9, a2
    xor a0, a0, s9
    or s9, a6, a0
    xor s9, ra, s9
    not ra, a1
    and ra, ra, s9
    xor ra, s0, ra
    not s1, a6
    and s1, s1, a2
    xor s1, t5, s1
    or t5, t5, s0
    xor t5, s4, t5
    xor t0, s10, t0
    xor s0, s8, s2
    xor t4, s5, t4
    xor a5, t3, a5
    xor a7, a7, s7
    xor t2, t2, t6
    xor t1, t1, s11
    lw t3, 192(sp)
    lw t6, 204(sp)
    lw s2, 188(sp)
    xor t3, t3, t6
    lw t6, 96(sp)
    lw s4, 104(sp)
    xor t6, t6, s2
    lw s2, 112(sp)
    lw s5, 124(sp)
    xor s2, s2, s4
    lw s4, 100(sp)
    lw s7, 120(sp)
    xor a4, s4, a4
    lw s4, 108(sp)
    lw s8, 200(sp)
    xor s4, s4, s5
    lw s5, 184(sp)
    lw s11, 176(sp)
    xor s5, s5, s7
    lw s7, 180(sp)
    xor s3, s7, s3
    lw s7, 116(sp)
    xor s7, s7, s8
    lw s8, 72(sp)
    lw s10, 868(s8)
    lw s8, 196(sp)
    xor s10, a5, s10
    xor s8, s11, s8
    slli s11, a5, 24
    srli a5, a5, 8
    or a5, s11, a5
    lw s11, -1108(s6)
    xor a5, a0, a5
    xor a5, a5, s11
    slli a0, s8, 24
    srli s11, s8, 8
    or a0, a0, s11
    lw s11, -1092(s6)
    xor a2, a2, a0
    xor a2, a2, s11
    slli a0, s7, 24
    srli s11, s7, 8
    or a0, a0, s11
    lw s11, -1100(s6)
    xor a6, a6, a0
    xor a6, a6, s11
    slli a0, s3, 24
    srli s11, s3, 8
    or a0, a0, s11
    lw s11, -944(s6)
    xor t5, t5, a0
    xor t5, t5, s11
    slli a0, a4, 24
    srli s11, a4, 8
    or a0, a0, s11
    lw s11, -936(s6)
    xor a1, a1, a0
    xor a1, a1, s11
    slli a0, s2, 24
    srli s11, s2, 8
    or a0, a0, s11
    lw s11, -1084(s6)
    xor a0, ra, a0
    xor a0, a0, s11
    slli s11, t1, 24
    srli ra, t1, 8
    or s11, s11, ra
    lw ra, -1068(s6)
    xor s9, s9, s11
    xor s9, s9, ra
    slli s11, t2, 24
    srli ra, t2, 8
    or s11, s11, ra
    lw ra, -960(s6)
    xor s1, s1, s11
    xor s1, s1, ra
    # round 47 (skinny.dsl:60)
    not s11, s3
    not ra, s4
    not s6, a4
    and s6, t1, s6
    xor s2, s2, s6
    and s6, s11, s2
    xor s6, s8, s6
    not s8, s8
    and s8, s10, s8
    xor t2, t2, s8
    or s8, s7, a4
    xor s8, s10, s8
    not s10, s6
    and s10, t2, s10
    xor s7, s7, s10
    or s10, s8, s7
    xor s10, t1, s10
    sw s7, 196(sp)
    and s7, t2, s2
    xor s3, s3, s7
    and t1, s11, t1
    xor t1, a4, t1
    not a4, t0
    and a4, a7, a4
    xor t6, t6, a4
    not a4, t3
    and a4, s0, a4
    xor a4, s5, a4
    and s5, a4, t6
    xor s4, s4, s5
    and s5, ra, t6
    xor t3, t3, s5
    not s5, t3
    and s5, a4, s5
    xor s5, t4, s5
    or t4, t4, t0
    xor t4, s0, t4
    or s0, t4, s5
    xor s0, a7, s0
    slli s7, s4, 16
    srli s11, s4, 16
    or s7, s7, s11
    slli s11, t3, 16
    sw s3, 176(sp)
    srli s3, t3, 16
    or s3, s11, s3
    slli s11, a4, 16
    sw s10, 200(sp)
    srli s10, a4, 16
    or s10, s11, s10
    slli s11, t6, 16
    sw s8, 116(sp)
    srli s8, t6, 16
    or s8, s11, s8
    slli s11, s0, 16
    sw t1, 180(sp)
    srli t1, s0, 16
    or t1, s11, t1
    slli s11, s5, 16
    sw t2, 120(sp)
    srli t2, s5, 16
    or t2, s11, t2
    slli s11, t4, 16
    sw s2, 184(sp)
    srli s2, t4, 16
    or s2, s11, s2
    and a7, ra, a7
    xor a7, t0, a7
    slli t0, a7, 16
    srli s11, a7, 16
    or t0, t0, s11
    lw s11, 148(sp)
    sw s6, 124(sp)
    and ra, a3, s11
    lw s6, 160(sp)
    sw a4, 108(sp)
    xor s6, s6, ra
    lw ra, 220(sp)
    sw t6, 160(sp)
    and t6, ra, s11
    lw a4, 216(sp)
    sw a7, 100(sp)
    xor t6, a4, t6
    lw a7, 212(sp)
    sw s7, 216(sp)
    and a4, a4, a7
    lw s7, 136(sp)
    sw t4, 220(sp)
    xor a4, s7, a4
    lw s7, 208(sp)
    sw t0, 136(sp)
    and t0, s7, s6
    xor a7, a7, t0
    and t0, a4, a7
    xor t0, ra, t0
    and ra, t6, t0
    xor ra, a3, ra
    and t4, a4, s6
    xor t4, s7, t4
    and a3, s7, a3
    xor a3, s11, a3
    and s7, a6, a1
    xor s7, a5, s7
    and a5, a5, a2
    xor a5, s1, a5
    and s1, s9, a1
    xor a0, a0, s1
    and s1, t5, a0
    xor a2, a2, s1
    and s1, a5, a2
    xor a6, a6, s1
    and s1, s7, a6
    xor s1, s9, s1
    and s11, a5, a0
    sw t4, 148(sp)
    lw t4, 128(sp)
    sw a3, 208(sp)
    lw a3, -928(t4)
    xor s11, t5, s11
    sw s0, 212(sp)
    lw s0, -920(t4)
    xor a3, s11, a3
    sw a3, 104(sp)
    lw a3, -1148(t4)
    xor s0, a5, s0
    sw s0, 112(sp)
    lw s0, -1172(t4)
    xor a3, s1, a3
    sw a3, 188(sp)
    lw a3, -1124(t4)
    xor s0, a2, s0
    sw s0, 96(sp)
    lw s0, -904(t4)
    xor a3, s7, a3
    sw a3, 204(sp)
    lw a3, -1156(t4)
    xor s0, a6, s0
    xor a3, a0, a3
    and t5, t5, s9
    lw s9, -912(t4)
    xor t5, a1, t5
    xor a1, t5, s9
    xor t6, s2, t6
    xor a7, s3, a7
    xor a4, s10, a4
    xor t3, a2, t3
    xor t0, t2, t0
    xor t2, s4, s11
    xor a6, s5, a6
    xor a2, s8, s6
    xor t1, t1, ra
    lw s2, 212(sp)
    lw s3, 136(sp)
    xor s1, s2, s1
    lw s2, 220(sp)
    lw s4, 208(sp)
    xor s2, s2, s7
    xor s3, s3, s4
    lw s4, 216(sp)
    lw s5, 148(sp)
    lw s7, 160(sp)
    xor s4, s4, s5
    lw s5, 100(sp)
    lw s8, 124(sp)
    xor t5, s5, t5
    lw s5, 108(sp)
    lw s9, 184(sp)
    xor a5, a5, s5
    lw s5, 72(sp)
    lw s10, 120(sp)
    lw s6, 868(s5)
    xor a0, s7, a0
    xor s6, t3, s6
    slli s7, t3, 16
    srli t3, t3, 16
    or t3, s7, t3
    lw s7, -1176(t4)
    xor t3, s8, t3
    xor t3, t3, s7
    slli s7, a0, 16
    srli s8, a0, 16
    or s7, s7, s8
    lw s8, -1160(t4)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a5, 16
    srli s9, a5, 16
    or s8, s8, s9
    lw s9, -924(t4)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, t5, 16
    srli s10, t5, 16
    or s9, s9, s10
    lw s10, -916(t4)
    lw s11, 180(sp)
    lw ra, 116(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s2, 16
    srli s11, s2, 16
    or s10, s10, s11
    lw s11, -1128(t4)
    xor s10, ra, s10
    xor s10, s10, s11
    slli s11, s1, 16
    srli ra, s1, 16
    or s11, s11, ra
    lw s5, 200(sp)
    lw ra, -1152(t4)
    xor s5, s5, s11
    xor s5, s5, ra
    slli s11, a6, 16
    srli ra, a6, 16
    or s11, s11, ra
    lw ra, -908(t4)
    sw a1, 200(sp)
    lw a1, 196(sp)
    xor a1, a1, s11
    xor a1, a1, ra
    slli s11, t2, 16
    srli ra, t2, 16
    or s11, s11, ra
    lw ra, -932(t4)
    sw s0, 196(sp)
    lw s0, 176(sp)
    # round 46 (skinny.dsl:60)
    sw a3, 176(sp)
    # round 47 (skinny.dsl:60)
    xor s0, s0, s11
    xor s0, s0, ra
    # round 46 (skinny.dsl:60)
    and s11, s8, s10
    xor s11, t3, s11
    and t3, t3, s7
    xor t3, s0, t3
    and s0, a1, s10
    xor s0, s5, s0
    and s5, t3, s0
    xor s5, s9, s5
    and ra, s9, s0
    xor s7, s7, ra
    and ra, t3, s7
    xor s8, s8, ra
    slli ra, s8, 16
    srli a3, s8, 16
    or a3, ra, a3
    and ra, s11, s8
    xor ra, a1, ra
    sw a3, 116(sp)
    slli a3, ra, 16
    sw a4, 180(sp)
    srli a4, ra, 16
    or a4, a3, a4
    slli a3, s7, 16
    sw a4, 120(sp)
    srli a4, s7, 16
    or a4, a3, a4
    slli a3, s5, 16
    sw a4, 184(sp)
    srli a4, s5, 16
    or a4, a3, a4
    slli a3, s0, 16
    sw a4, 124(sp)
    srli a4, s0, 16
    or a4, a3, a4
    slli a3, t3, 16
    sw a4, 160(sp)
    srli a4, t3, 16
    or a4, a3, a4
    lw a3, -1192(t4)
    sw a4, 108(sp)
    slli a4, s11, 16
    sw s3, 100(sp)
    srli s3, s11, 16
    or a4, a4, s3
    lw s3, -900(t4)
    xor a3, s11, a3
    lw s11, -892(t4)
    xor s3, s5, s3
    lw s5, -876(t4)
    xor t3, t3, s11
    lw s11, -1216(t4)
    xor s5, s8, s5
    lw s8, -1240(t4)
    xor s11, ra, s11
    lw ra, -1224(t4)
    xor s7, s7, s8
    xor s0, s0, ra
    and a1, s9, a1
    xor a1, s10, a1
    lw s8, -884(t4)
    slli s9, a1, 16
    srli s10, a1, 16
    or s9, s9, s10
    xor a1, a1, s8
    and s8, a6, s2
    xor s1, s1, s8
    not s8, a5
    and s8, s8, s2
    xor s8, s6, s8
    not s10, a0
    and s6, s6, s10
    xor t2, t2, s6
    and s6, t5, s1
    xor a0, a0, s6
    not s6, a0
    and s6, t2, s6
    xor a5, a5, s6
    not s6, a5
    and s6, s8, s6
    xor s6, a6, s6
    and s10, t2, s1
    xor s10, t5, s10
    and a6, t5, a6
    xor a6, s2, a6
    and t5, t0, t6
    xor t1, t1, t5
    not t5, a2
    and t5, a7, t5
    xor t5, s4, t5
    and s2, t5, t1
    lw s4, 100(sp)
    lw t4, 180(sp)
    xor s2, s4, s2
    and ra, s4, t1
    xor a2, a2, ra
    not ra, a2
    and ra, t5, ra
    xor ra, t4, ra
    not t4, t4
    and t4, t4, t6
    xor a7, a7, t4
    not t4, ra
    and t4, a7, t4
    xor t4, t0, t4
    sw a1, 180(sp)
    slli a1, s2, 24
    sw s11, 148(sp)
    srli s11, s2, 8
    or a1, a1, s11
    slli s11, a2, 24
    sw s5, 216(sp)
    srli s5, a2, 8
    or s5, s11, s5
    slli s11, t5, 24
    sw a3, 208(sp)
    srli a3, t5, 8
    or a3, s11, a3
    slli s11, t1, 24
    sw t3, 136(sp)
    srli t3, t1, 8
    or t3, s11, t3
    slli s11, t4, 24
    sw s3, 220(sp)
    srli s3, t4, 8
    or s3, s11, s3
    slli s11, ra, 24
    sw s7, 212(sp)
    srli s7, ra, 8
    or s7, s11, s7
    slli s11, a7, 24
    sw s0, 192(sp)
    srli s0, a7, 8
    or s0, s11, s0
    and t0, s4, t0
    xor t0, t6, t0
    slli t6, t0, 24
    srli s4, t0, 8
    or t6, t6, s4
    lw s4, 96(sp)
    lw s11, 176(sp)
    sw s10, 100(sp)
    and s10, s4, s11
    sw a5, 144(sp)
    lw a5, 104(sp)
    sw s6, 104(sp)
    xor a5, a5, s10
    lw s10, 112(sp)
    lw s6, 204(sp)
    sw s8, 156(sp)
    and s8, s10, s6
    xor s4, s4, s8
    lw s8, 196(sp)
    sw a6, 96(sp)
    and a6, s8, s6
    sw t2, 152(sp)
    lw t2, 188(sp)
    sw a0, 112(sp)
    xor a6, t2, a6
    lw t2, 200(sp)
    sw s1, 188(sp)
    and s1, t2, a6
    xor s1, s11, s1
    and s11, a5, s1
    xor s10, s10, s11
    and s11, a5, a6
    xor s11, t2, s11
    and a0, s4, s10
    xor a0, s8, a0
    and t2, t2, s8
    xor t2, s6, t2
    xor s0, s0, s4
    xor s1, s5, s1
    xor a5, a3, a5
    lw a3, 184(sp)
    lw s4, 124(sp)
    xor a3, a2, a3
    xor a2, s7, s10
    xor s2, s2, s4
    lw s4, 116(sp)
    xor a6, t3, a6
    xor s4, ra, s4
    xor t3, s3, a0
    lw a0, 120(sp)
    xor a7, a7, a4
    xor t4, t4, a0
    xor t2, t6, t2
    xor t6, a1, s11
    xor t0, t0, s9
    lw a4, 108(sp)
    lw a0, 160(sp)
    xor t5, t5, a4
    lw a4, 72(sp)
    lw s5, 112(sp)
    lw a1, 280(a4)
    xor t1, t1, a0
    xor a1, a3, a1
    slli a0, a3, 8
    srli a3, a3, 24
    or a3, a0, a3
    lw a0, 128(sp)
    lw s6, 188(sp)
    lw s3, -1236(a0)
    xor a3, s5, a3
    xor a3, a3, s3
    slli s3, t1, 8
    srli s5, t1, 24
    or s3, s3, s5
    lw s5, -1220(a0)
    xor s3, s6, s3
    xor s3, s3, s5
    slli s5, t5, 8
    srli s6, t5, 24
    or s5, s5, s6
    lw s6, -888(a0)
    lw s7, 152(sp)
    lw s8, 96(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, t0, 8
    srli s7, t0, 24
    or s6, s6, s7
    lw s7, -880(a0)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a7, 8
    srli s8, a7, 24
    or s7, s7, s8
    lw s8, -1188(a0)
    lw s9, 156(sp)
    lw s10, 104(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, t4, 8
    srli s9, t4, 24
    or s8, s8, s9
    lw s9, -1212(a0)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, s4, 8
    srli s10, s4, 24
    or s9, s9, s10
    lw s10, -872(a0)
    lw s11, 144(sp)
    lw ra, 100(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    lw s11, -896(a0)
    xor s10, ra, s10
    xor s10, s10, s11
    # round 45 (skinny.dsl:60)
    lw s11, 212(sp)
    lw ra, 192(sp)
    sw t6, 100(sp)
    and a4, s11, ra
    lw t6, 220(sp)
    sw a6, 220(sp)
    xor t6, t6, a4
    lw a4, 136(sp)
    lw a6, 208(sp)
    sw t2, 144(sp)
    and t2, a4, a6
    xor t2, s11, t2
    lw s11, 216(sp)
    sw s1, 212(sp)
    and s1, s11, a6
    sw a5, 104(sp)
    lw a5, 148(sp)
    xor a5, a5, s1
    lw s1, 180(sp)
    sw t3, 148(sp)
    and t3, s1, a5
    xor t3, ra, t3
    and ra, t6, t3
    xor a4, a4, ra
    and ra, t2, a4
    xor ra, s11, ra
    sw ra, 136(sp)
    and ra, t6, a5
    xor ra, s1, ra
    and s1, s1, s11
    xor a6, a6, s1
    and s1, s5, s7
    xor s1, a3, s1
    and a3, a3, s3
    xor a3, s10, a3
    and s10, s9, s7
    xor s8, s8, s10
    and s10, s6, s8
    xor s3, s3, s10
    and s10, a3, s3
    xor s5, s5, s10
    and s10, s1, s5
    xor s10, s9, s10
    and s11, a3, s8
    sw a6, 208(sp)
    lw a6, -868(a0)
    xor s11, s6, s11
    sw t6, 216(sp)
    lw t6, -860(a0)
    xor a6, s11, a6
    sw a6, 180(sp)
    lw a6, -1280(a0)
    xor t6, a3, t6
    sw t6, 192(sp)
    lw t6, -1304(a0)
    xor a6, s10, a6
    sw a6, 156(sp)
    lw a6, -1256(a0)
    xor t6, s3, t6
    sw t6, 96(sp)
    lw t6, -844(a0)
    xor a6, s1, a6
    sw a6, 152(sp)
    lw a6, -1288(a0)
    xor t6, s5, t6
    xor a6, s8, a6
    and s6, s6, s9
    lw s9, -852(a0)
    xor s6, s7, s6
    xor s7, s6, s9
    not s9, a7
    and s9, s4, s9
    xor t4, t4, s9
    or s9, t5, a7
    xor s9, a1, s9
    sw s7, 188(sp)
    not s7, t1
    and a1, a1, s7
    xor a1, s2, a1
    or s2, t0, t4
    xor t1, t1, s2
    not s2, a1
    and s2, s2, t1
    xor t5, t5, s2
    or s2, s9, t5
    xor s2, s4, s2
    or s7, a1, t4
    xor s7, t0, s7
    not t0, t0
    and t0, t0, s4
    xor a7, a7, t0
    not t0, s0
    and t0, a2, t0
    lw s4, 148(sp)
    sw t6, 112(sp)
    xor t0, s4, t0
    lw s4, 104(sp)
    sw a6, 148(sp)
    or a6, s4, s0
    lw t6, 212(sp)
    sw a7, 160(sp)
    xor a6, t6, a6
    lw a7, 144(sp)
    sw s6, 108(sp)
    or s6, a7, t0
    sw s2, 120(sp)
    lw s2, 220(sp)
    sw s10, 104(sp)
    xor s6, s2, s6
    not s2, s2
    and t6, t6, s2
    lw s2, 100(sp)
    xor t2, t2, a6
    xor t6, s2, t6
    not s2, t6
    and s2, s2, s6
    xor s2, s4, s2
    or s4, t6, t0
    xor s4, a7, s4
    or s10, a6, s2
    xor s10, a2, s10
    not a7, a7
    and a7, a7, a2
    xor a7, s0, a7
    xor a6, s1, a6
    lw a2, -1252(a0)
    xor s0, s9, a6
    xor a2, s0, a2
    xor s0, s6, s3
    lw s1, 72(sp)
    xor a5, a5, t0
    lw s3, 740(s1)
    xor t3, t3, s6
    xor s3, s0, s3
    lw s6, -1300(a0)
    xor t1, t1, s0
    xor t1, t1, s6
    xor t0, s8, t0
    lw s0, -1284(a0)
    xor t4, t4, t0
    xor t4, t4, s0
    xor a4, a4, s2
    xor s0, s5, s2
    lw s2, -840(a0)
    xor t5, t5, s0
    xor t5, t5, s2
    xor s2, ra, s4
    xor s4, s11, s4
    lw s5, -864(a0)
    xor s6, s7, s4
    xor s5, s6, s5
    xor a3, t6, a3
    lw s6, 216(sp)
    lw s7, 104(sp)
    xor t6, s6, t6
    lw s6, -856(a0)
    xor a1, a1, a3
    xor a1, a1, s6
    lw s6, 136(sp)
    xor s7, s7, s10
    xor s6, s6, s10
    lw s8, -1276(a0)
    lw s9, 120(sp)
    lw s10, 208(sp)
    xor s9, s9, s7
    xor s8, s9, s8
    lw s9, 108(sp)
    lw s11, 160(sp)
    xor s9, s9, a7
    xor a7, s10, a7
    lw s10, -848(a0)
    xor s11, s11, s9
    xor s10, s11, s10
    # round 44 (skinny.dsl:60)
    and s11, a4, t2
    xor s6, s6, s11
    not s11, t3
    and s11, s11, a5
    xor s2, s2, s11
    not s11, s2
    and ra, s11, s6
    xor ra, a7, ra
    and s1, a7, s6
    xor a5, a5, s1
    and s1, s11, a5
    xor s1, t6, s1
    and t6, t6, t2
    xor t3, t3, t6
    not t6, t3
    and t6, t6, s1
    xor t6, a4, t6
    slli s11, ra, 8
    srli a0, ra, 24
    or a0, s11, a0
    slli s11, a5, 8
    sw a0, 160(sp)
    srli a0, a5, 24
    or a0, s11, a0
    slli s11, s2, 8
    sw s2, 208(sp)
    srli s2, s2, 24
    or s2, s11, s2
    slli s11, s6, 8
    sw s6, 108(sp)
    srli s6, s6, 24
    or s6, s11, s6
    slli s11, t6, 8
    sw t6, 120(sp)
    srli t6, t6, 24
    or t6, s11, t6
    slli s11, s1, 8
    sw t6, 104(sp)
    srli t6, s1, 24
    or t6, s11, t6
    slli s11, t3, 8
    sw t3, 136(sp)
    srli t3, t3, 24
    or t3, s11, t3
    and a7, a7, a4
    xor a7, t2, a7
    slli t2, a7, 8
    srli a4, a7, 24
    or t2, t2, a4
    lw a4, 112(sp)
    lw s11, 152(sp)
    sw a7, 216(sp)
    and a7, a4, s11
    sw t2, 144(sp)
    lw t2, 156(sp)
    sw s1, 100(sp)
    xor a7, t2, a7
    lw t2, 192(sp)
    sw s6, 156(sp)
    and s6, t2, s11
    lw s1, 96(sp)
    sw ra, 212(sp)
    xor s6, s1, s6
    lw ra, 148(sp)
    sw t6, 96(sp)
    lw t6, 180(sp)
    and s1, s1, ra
    xor t6, t6, s1
    lw s1, 188(sp)
    sw a5, 180(sp)
    and a5, s1, a7
    xor a5, ra, a5
    and ra, t6, a5
    xor t2, t2, ra
    and ra, s6, t2
    xor ra, a4, ra
    sw ra, 192(sp)
    and ra, t6, a7
    xor ra, s1, ra
    and a4, s1, a4
    xor a4, s11, a4
    and s1, a1, a2
    xor s1, t1, s1
    and t1, t1, t4
    xor t1, s5, t1
    and s5, t5, a2
    xor s5, s8, s5
    and s8, t1, s5
    xor s8, s10, s8
    and s11, s10, s5
    xor t4, t4, s11
    and s11, t1, t4
    xor a1, a1, s11
    slli s11, a1, 16
    sw ra, 152(sp)
    srli ra, a1, 16
    or s11, s11, ra
    and ra, s1, a1
    xor ra, t5, ra
    sw a4, 112(sp)
    slli a4, ra, 16
    sw a7, 188(sp)
    srli a7, ra, 16
    or a7, a4, a7
    slli a4, t4, 16
    sw a7, 148(sp)
    srli a7, t4, 16
    or a7, a4, a7
    slli a4, s8, 16
    sw s11, 220(sp)
    srli s11, s8, 16
    or a4, a4, s11
    slli s11, s5, 16
    sw a4, 116(sp)
    srli a4, s5, 16
    or a4, s11, a4
    slli s11, t1, 16
    sw a4, 124(sp)
    srli a4, t1, 16
    or a4, s11, a4
    lw s11, 128(sp)
    sw a4, 184(sp)
    lw a4, -1320(s11)
    sw t2, 204(sp)
    slli t2, s1, 16
    sw a7, 196(sp)
    srli a7, s1, 16
    or a7, t2, a7
    lw t2, -1376(s11)
    xor a4, s1, a4
    lw s1, -1360(s11)
    xor t2, s8, t2
    lw s8, -812(s11)
    xor t1, t1, s1
    lw s1, -1344(s11)
    xor a1, a1, s8
    lw s8, -832(s11)
    xor s1, ra, s1
    lw ra, -824(s11)
    xor t4, t4, s8
    xor s5, s5, ra
    and t5, s10, t5
    xor t5, a2, t5
    lw a2, -820(s11)
    slli s8, t5, 16
    srli s10, t5, 16
    or s8, s8, s10
    xor t5, t5, a2
    and a2, s3, t0
    xor a2, s4, a2
    not s4, a2
    and s10, a3, a6
    xor s3, s3, s10
    and s10, s0, a6
    xor s7, s7, s10
    and s10, s9, s7
    xor t0, t0, s10
    and s10, s4, t0
    xor a3, a3, s10
    and s4, s4, s7
    xor s4, s9, s4
    and s10, s3, a3
    xor s10, s0, s10
    and s0, s9, s0
    xor a6, a6, s0
    xor t3, t3, s6
    xor a5, a0, a5
    xor t6, s2, t6
    lw a0, 180(sp)
    lw s0, 196(sp)
    lw s2, 204(sp)
    xor a0, a0, s0
    lw s0, 96(sp)
    lw s6, 116(sp)
    xor s0, s0, s2
    lw s2, 212(sp)
    lw s9, 220(sp)
    xor s2, s2, s6
    lw s6, 100(sp)
    lw ra, 188(sp)
    xor s6, s6, s9
    lw s9, 156(sp)
    sw t5, 188(sp)
    xor s9, s9, ra
    lw ra, 104(sp)
    lw t5, 192(sp)
    sw t2, 192(sp)
    xor t5, ra, t5
    lw ra, 120(sp)
    lw t2, 148(sp)
    xor t2, ra, t2
    lw ra, 136(sp)
    sw s5, 136(sp)
    xor a7, ra, a7
    lw ra, 144(sp)
    lw s5, 112(sp)
    sw t4, 112(sp)
    xor s5, ra, s5
    lw ra, 160(sp)
    lw t4, 152(sp)
    xor t4, ra, t4
    lw ra, 216(sp)
    sw t1, 216(sp)
    xor s8, ra, s8
    lw ra, 208(sp)
    lw t1, 184(sp)
    xor t1, ra, t1
    lw ra, 72(sp)
    lw ra, 664(ra)
    sw s1, 184(sp)
    lw s1, 108(sp)
    sw a4, 208(sp)
    lw a4, 124(sp)
    xor a4, s1, a4
    xor s1, a0, ra
    slli ra, a0, 24
    srli a0, a0, 8
    or a0, ra, a0
    lw ra, -1364(s11)
    xor t0, t0, a0
    xor t0, t0, ra
    slli a0, a4, 24
    srli ra, a4, 8
    or a0, a0, ra
    lw ra, -1348(s11)
    xor a0, s7, a0
    xor a0, a0, ra
    slli s7, t1, 24
    srli ra, t1, 8
    or s7, s7, ra
    lw ra, -828(s11)
    xor a2, a2, s7
    xor a2, a2, ra
    slli s7, s8, 24
    srli ra, s8, 8
    or s7, s7, ra
    lw ra, -816(s11)
    xor a6, a6, s7
    xor a6, a6, ra
    slli s7, a7, 24
    srli ra, a7, 8
    or s7, s7, ra
    lw ra, -804(s11)
    xor s3, s3, s7
    xor s3, s3, ra
    slli s7, t2, 24
    srli ra, t2, 8
    or s7, s7, ra
    lw ra, -1340(s11)
    xor s7, s10, s7
    xor s7, s7, ra
    slli s10, s6, 24
    srli ra, s6, 8
    or s10, s10, ra
    lw ra, -808(s11)
    xor a3, a3, s10
    xor a3, a3, ra
    slli s10, s2, 24
    srli ra, s2, 8
    or s10, s10, ra
    lw ra, -836(s11)
    xor s4, s4, s10
    xor s4, s4, ra
    # round 43 (skinny.dsl:60)
    not s10, s6
    and s10, s10, a7
    xor t2, t2, s10
    or s10, s8, t2
    xor s10, a4, s10
    not a4, a4
    and a4, s1, a4
    xor a4, s2, a4
    not s2, a4
    and s2, s2, s10
    xor s2, t1, s2
    and t1, t1, a7
    xor t1, s1, t1
    and s1, t1, s2
    xor s1, s6, s1
    or ra, a4, t2
    xor ra, s8, ra
    or s6, s8, s6
    xor a7, a7, s6
    not s6, s0
    and s6, s6, t3
    xor t5, t5, s6
    or s6, a5, s9
    xor t4, t4, s6
    not s6, t5
    and s6, t4, s6
    xor s6, s5, s6
    or s8, s5, t5
    xor s8, s9, s8
    and s9, t4, s8
    xor s9, t6, s9
    and t6, t6, t3
    xor a5, a5, t6
    not t6, a5
    and t6, t6, s9
    xor t6, s0, t6
    sw ra, 124(sp)
    slli ra, s6, 16
    sw s2, 108(sp)
    srli s2, s6, 16
    or s2, ra, s2
    slli ra, s8, 16
    sw s1, 152(sp)
    srli s1, s8, 16
    or s1, ra, s1
    slli ra, t4, 16
    sw t1, 160(sp)
    srli t1, t4, 16
    or t1, ra, t1
    slli ra, t5, 16
    sw a7, 144(sp)
    srli a7, t5, 16
    or a7, ra, a7
    slli ra, t6, 16
    sw a4, 148(sp)
    srli a4, t6, 16
    or a4, ra, a4
    slli ra, s9, 16
    sw t2, 120(sp)
    srli t2, s9, 16
    or t2, ra, t2
    slli ra, a5, 16
    sw s10, 104(sp)
    srli s10, a5, 16
    or s10, ra, s10
    or s0, s5, s0
    xor t3, t3, s0
    slli s0, t3, 16
    srli s5, t3, 16
    or s0, s0, s5
    lw s5, 208(sp)
    sw t5, 156(sp)
    and ra, a1, s5
    lw t5, 184(sp)
    sw t3, 220(sp)
    xor t5, t5, ra
    lw ra, 216(sp)
    sw t4, 184(sp)
    and t4, ra, s5
    lw t3, 112(sp)
    sw s2, 100(sp)
    xor t4, t3, t4
    lw s2, 136(sp)
    sw s0, 112(sp)
    and t3, t3, s2
    lw s0, 192(sp)
    sw t6, 216(sp)
    xor t3, s0, t3
    lw s0, 188(sp)
    sw a5, 192(sp)
    and a5, s0, t5
    xor a5, s2, a5
    and s2, t3, a5
    xor s2, ra, s2
    and ra, t4, s2
    xor ra, a1, ra
    and t6, t3, t5
    xor t6, s0, t6
    and a1, s0, a1
    xor a1, s5, a1
    and s0, a2, s3
    xor s0, t0, s0
    and t0, t0, a0
    xor t0, s4, t0
    and s4, a3, s3
    xor s4, s7, s4
    and s5, a6, s4
    xor a0, a0, s5
    and s5, t0, a0
    xor a2, a2, s5
    and s5, s0, a2
    xor s5, a3, s5
    and s7, t0, s4
    sw t6, 208(sp)
    lw t6, -1436(s11)
    xor s7, a6, s7
    sw a1, 188(sp)
    lw a1, -1420(s11)
    xor t6, s7, t6
    sw t6, 136(sp)
    lw t6, -1404(s11)
    xor a1, t0, a1
    sw a1, 116(sp)
    lw a1, -800(s11)
    xor t6, s5, t6
    sw t6, 212(sp)
    lw t6, -1380(s11)
    xor a1, a0, a1
    sw a1, 204(sp)
    lw a1, -780(s11)
    xor t6, s0, t6
    sw t6, 96(sp)
    lw t6, -796(s11)
    xor a1, a2, a1
    xor t6, s4, t6
    and a6, a6, a3
    lw a3, -788(s11)
    xor a6, s3, a6
    xor a3, a6, a3
    xor t4, s10, t4
    xor a5, s1, a5
    xor t1, t1, t3
    xor t3, a0, s8
    xor t2, t2, s2
    xor a0, s6, s7
    xor a2, s9, a2
    xor a7, a7, t5
    xor t5, a4, ra
    lw a4, 216(sp)
    lw s1, 192(sp)
    xor a4, a4, s5
    xor s0, s1, s0
    lw s1, 112(sp)
    lw s2, 188(sp)
    lw s3, 208(sp)
    xor s1, s1, s2
    lw s2, 100(sp)
    lw s6, 156(sp)
    xor s2, s2, s3
    lw s3, 220(sp)
    lw s7, 104(sp)
    xor a6, s3, a6
    lw s3, 184(sp)
    lw s8, 120(sp)
    xor t0, t0, s3
    lw s3, 72(sp)
    lw s9, 148(sp)
    lw s5, 664(s3)
    xor s4, s6, s4
    xor s5, t3, s5
    slli s6, t3, 16
    srli t3, t3, 16
    or t3, s6, t3
    lw s6, -1432(s11)
    xor t3, s7, t3
    xor t3, t3, s6
    slli s6, s4, 16
    srli s7, s4, 16
    or s6, s6, s7
    lw s7, -1416(s11)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t0, 16
    srli s8, t0, 16
    or s7, s7, s8
    lw s8, -1424(s11)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a6, 16
    srli s9, a6, 16
    or s8, s8, s9
    lw s9, -792(s11)
    lw s10, 144(sp)
    lw ra, 160(sp)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, s0, 16
    srli s10, s0, 16
    or s9, s9, s10
    lw s10, -776(s11)
    xor s9, ra, s9
    xor s9, s9, s10
    slli s10, a4, 16
    srli ra, a4, 16
    or s10, s10, ra
    lw s3, 152(sp)
    lw ra, -1408(s11)
    xor s3, s3, s10
    xor s3, s3, ra
    slli s10, a2, 16
    srli ra, a2, 16
    or s10, s10, ra
    lw ra, -784(s11)
    sw a3, 152(sp)
    lw a3, 108(sp)
    xor a3, a3, s10
    xor a3, a3, ra
    slli s10, a0, 16
    srli ra, a0, 16
    or s10, s10, ra
    lw ra, -1440(s11)
    sw a1, 108(sp)
    lw a1, 124(sp)
    # round 42 (skinny.dsl:60)
    sw t6, 124(sp)
    # round 43 (skinny.dsl:60)
    xor a1, a1, s10
    xor a1, a1, ra
    # round 42 (skinny.dsl:60)
    not s10, a2
    not ra, t2
    and t6, s7, s9
    xor t6, t3, t6
    and t3, t3, s6
    xor t3, a1, t3
    and a1, a3, s9
    xor a1, s3, a1
    and s3, t3, a1
    xor s3, s8, s3
    sw t2, 160(sp)
    and t2, s8, a1
    xor t2, s6, t2
    and s6, t3, t2
    xor s6, s7, s6
    slli s7, s6, 16
    sw t1, 144(sp)
    srli t1, s6, 16
    or t1, s7, t1
    and s7, t6, s6
    xor s7, a3, s7
    sw t1, 148(sp)
    slli t1, s7, 16
    sw s1, 120(sp)
    srli s1, s7, 16
    or t1, t1, s1
    slli s1, t2, 16
    sw t1, 104(sp)
    srli t1, t2, 16
    or t1, s1, t1
    slli s1, s3, 16
    sw t1, 156(sp)
    srli t1, s3, 16
    or t1, s1, t1
    slli s1, a1, 16
    sw t1, 184(sp)
    srli t1, a1, 16
    or t1, s1, t1
    slli s1, t3, 16
    sw t1, 220(sp)
    srli t1, t3, 16
    or t1, s1, t1
    lw s1, -1448(s11)
    sw t1, 208(sp)
    slli t1, t6, 16
    sw s2, 100(sp)
    srli s2, t6, 16
    or t1, t1, s2
    lw s2, -772(s11)
    xor t6, t6, s1
    lw s1, -764(s11)
    xor s2, s3, s2
    lw s3, -744(s11)
    xor t3, t3, s1
    lw s1, -1472(s11)
    xor s3, s6, s3
    lw s6, -1496(s11)
    xor s1, s7, s1
    lw s7, -1480(s11)
    xor t2, t2, s6
    xor a1, a1, s7
    and a3, s8, a3
    xor a3, s9, a3
    lw s6, -752(s11)
    slli s7, a3, 16
    srli s8, a3, 16
    or s7, s7, s8
    xor a3, a3, s6
    and s6, s10, s0
    xor a4, a4, s6
    not s6, t0
    and s6, s6, s0
    xor s6, s5, s6
    and s5, s5, s4
    xor a0, a0, s5
    and s5, a6, a4
    xor s4, s4, s5
    and s5, a0, s4
    xor t0, t0, s5
    and s5, a0, a4
    xor s5, a6, s5
    not s8, t0
    and s8, s6, s8
    xor a2, a2, s8
    and a6, a6, s10
    xor a6, s0, a6
    and s0, ra, t4
    xor t5, t5, s0
    not s0, a5
    and s0, s0, a7
    lw s8, 100(sp)
    lw s9, 120(sp)
    xor s0, s8, s0
    and s8, s0, t5
    xor s8, s9, s8
    and s10, s9, t5
    xor a7, a7, s10
    and s10, s0, a7
    lw s11, 144(sp)
    sw a3, 144(sp)
    xor s10, s11, s10
    not s11, s11
    and s11, s11, t4
    xor a5, a5, s11
    or s11, a5, s10
    lw a3, 160(sp)
    sw s1, 160(sp)
    xor a3, a3, s11
    slli s11, s8, 24
    srli s1, s8, 8
    or s1, s11, s1
    slli s11, a7, 24
    sw s3, 100(sp)
    srli s3, a7, 8
    or s3, s11, s3
    slli s11, s0, 24
    sw t6, 188(sp)
    srli t6, s0, 8
    or t6, s11, t6
    slli s11, t5, 24
    sw t3, 112(sp)
    srli t3, t5, 8
    or t3, s11, t3
    slli s11, a3, 24
    sw s2, 192(sp)
    srli s2, a3, 8
    or s2, s11, s2
    slli s11, s10, 24
    sw t2, 216(sp)
    srli t2, s10, 8
    or t2, s11, t2
    slli s11, a5, 24
    sw a1, 196(sp)
    srli a1, a5, 8
    or a1, s11, a1
    and s9, s9, ra
    xor t4, t4, s9
    slli s9, t4, 24
    srli s11, t4, 8
    or s9, s9, s11
    lw s11, 204(sp)
    lw ra, 124(sp)
    sw s5, 120(sp)
    and s5, s11, ra
    sw t0, 180(sp)
    lw t0, 136(sp)
    sw a2, 136(sp)
    xor t0, t0, s5
    lw s5, 116(sp)
    lw a2, 96(sp)
    sw s6, 200(sp)
    and s6, s5, a2
    xor s6, s11, s6
    lw s11, 108(sp)
    sw a6, 204(sp)
    and a6, s11, a2
    sw a0, 176(sp)
    lw a0, 212(sp)
    sw s4, 116(sp)
    xor a6, a0, a6
    lw a0, 152(sp)
    sw a4, 212(sp)
    and a4, a0, a6
    xor a4, ra, a4
    and ra, t0, a4
    xor s5, s5, ra
    and ra, t0, a6
    xor ra, a0, ra
    and s4, s6, s5
    xor s4, s11, s4
    and a0, a0, s11
    xor a2, a2, a0
    xor a1, a1, s6
    xor a4, s3, a4
    xor t0, t6, t0
    lw t6, 156(sp)
    xor t2, t2, s5
    xor a7, a7, t6
    lw t6, 184(sp)
    lw a0, 148(sp)
    xor t6, s8, t6
    xor a0, s10, a0
    xor a6, t3, a6
    xor t3, s2, s4
    lw s2, 104(sp)
    xor a5, a5, t1
    xor a3, a3, s2
    xor t1, s9, a2
    xor a2, s1, ra
    xor t4, t4, s7
    lw s1, 208(sp)
    lw s3, 220(sp)
    xor s0, s0, s1
    lw s1, 72(sp)
    lw s5, 116(sp)
    lw s2, 740(s1)
    xor t5, t5, s3
    xor s2, a7, s2
    slli s3, a7, 8
    srli a7, a7, 24
    or a7, s3, a7
    lw s3, 128(sp)
    lw s6, 212(sp)
    lw s4, -1492(s3)
    xor a7, s5, a7
    xor a7, a7, s4
    slli s4, t5, 8
    srli s5, t5, 24
    or s4, s4, s5
    lw s5, -1476(s3)
    xor s4, s6, s4
    xor s4, s4, s5
    slli s5, s0, 8
    srli s6, s0, 24
    or s5, s5, s6
    lw s6, -760(s3)
    lw s7, 176(sp)
    lw s8, 204(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, t4, 8
    srli s7, t4, 24
    or s6, s6, s7
    lw s7, -748(s3)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a5, 8
    srli s8, a5, 24
    or s7, s7, s8
    lw s8, -736(s3)
    lw s9, 200(sp)
    lw s10, 136(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a3, 8
    srli s9, a3, 24
    or s8, s8, s9
    lw s9, -756(s3)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a0, 8
    srli s10, a0, 24
    or s9, s9, s10
    lw s10, -740(s3)
    lw s11, 180(sp)
    lw ra, 120(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, t6, 8
    srli s11, t6, 24
    or s10, s10, s11
    lw s11, -768(s3)
    xor s10, ra, s10
    xor s10, s10, s11
    # round 41 (skinny.dsl:60)
    lw s11, 216(sp)
    lw ra, 196(sp)
    sw t1, 120(sp)
    and s1, s11, ra
    lw t1, 192(sp)
    sw a2, 192(sp)
    xor t1, t1, s1
    lw s1, 112(sp)
    lw a2, 188(sp)
    sw a6, 180(sp)
    and a6, s1, a2
    xor a6, s11, a6
    lw s11, 100(sp)
    sw a4, 216(sp)
    and a4, s11, a2
    sw t0, 136(sp)
    lw t0, 160(sp)
    xor t0, t0, a4
    lw a4, 144(sp)
    sw t3, 160(sp)
    and t3, a4, t0
    xor t3, ra, t3
    and ra, t1, t3
    xor s1, s1, ra
    and ra, a6, s1
    xor ra, s11, ra
    sw ra, 112(sp)
    and ra, t1, t0
    xor ra, a4, ra
    and a4, a4, s11
    xor a4, a2, a4
    and a2, s5, s7
    xor a2, a7, a2
    and a7, a7, s4
    xor a7, s10, a7
    and s10, s9, s7
    xor s8, s8, s10
    and s10, s6, s8
    xor s4, s4, s10
    and s10, a7, s4
    xor s5, s5, s10
    and s10, a2, s5
    xor s10, s9, s10
    and s11, a7, s8
    sw a4, 188(sp)
    lw a4, -732(s3)
    xor s11, s6, s11
    sw t1, 100(sp)
    lw t1, -728(s3)
    xor a4, s11, a4
    sw a4, 144(sp)
    lw a4, -1536(s3)
    xor t1, a7, t1
    sw t1, 196(sp)
    lw t1, -1560(s3)
    xor a4, s10, a4
    sw a4, 200(sp)
    lw a4, -1512(s3)
    xor t1, s4, t1
    sw t1, 204(sp)
    lw t1, -712(s3)
    xor a4, a2, a4
    sw a4, 176(sp)
    lw a4, -1544(s3)
    xor t1, s5, t1
    xor a4, s8, a4
    and s6, s6, s9
    lw s9, -720(s3)
    xor s6, s7, s6
    xor s7, s6, s9
    and s9, a0, a5
    xor a3, a3, s9
    not s9, s0
    and s9, s9, a5
    xor s9, s2, s9
    sw s7, 212(sp)
    not s7, t5
    and s2, s2, s7
    xor t6, t6, s2
    or s2, t4, a3
    xor t5, t5, s2
    not s2, t6
    and s2, s2, t5
    xor s0, s0, s2
    not s2, s0
    and s2, s9, s2
    xor s2, a0, s2
    or s7, t6, a3
    xor s7, t4, s7
    not t4, t4
    and t4, t4, a0
    xor a5, a5, t4
    and t4, t2, a1
    lw a0, 160(sp)
    sw t1, 116(sp)
    xor t4, a0, t4
    lw a0, 136(sp)
    sw a4, 160(sp)
    not a4, a0
    and a4, a4, a1
    lw t1, 216(sp)
    sw a5, 220(sp)
    xor a4, t1, a4
    lw a5, 180(sp)
    sw s6, 216(sp)
    or t1, t1, a5
    lw s6, 192(sp)
    sw s10, 136(sp)
    xor t1, s6, t1
    lw s6, 120(sp)
    sw s2, 192(sp)
    or s2, s6, t4
    xor a5, a5, s2
    and s2, t1, a5
    xor a0, a0, s2
    or s2, a4, a0
    xor s2, t2, s2
    not s10, t4
    and s10, t1, s10
    xor s10, s6, s10
    not s6, s6
    and t2, s6, t2
    xor t2, a1, t2
    xor a6, a6, a4
    xor a4, a2, a4
    lw a2, -704(s3)
    xor a1, s9, a4
    xor a2, a1, a2
    xor a1, a5, s4
    lw s4, 72(sp)
    xor t0, t0, t4
    lw s6, 1004(s4)
    xor a5, t3, a5
    xor t3, a1, s6
    lw s6, -1556(s3)
    xor t5, t5, a1
    xor t5, t5, s6
    xor t4, s8, t4
    lw a1, -1540(s3)
    xor a3, a3, t4
    xor a3, a3, a1
    xor a1, s1, a0
    xor a0, s5, a0
    lw s1, -708(s3)
    xor s0, s0, a0
    xor s0, s0, s1
    xor s1, ra, s10
    xor s5, s11, s10
    lw s6, -1564(s3)
    xor s7, s7, s5
    xor s6, s7, s6
    xor a7, t1, a7
    lw s7, 100(sp)
    lw s8, 136(sp)
    xor t1, s7, t1
    lw s7, -1548(s3)
    xor t6, t6, a7
    xor t6, t6, s7
    lw s7, 112(sp)
    lw s9, 192(sp)
    xor s7, s7, s2
    xor s2, s8, s2
    lw s8, -724(s3)
    xor s9, s9, s2
    xor s8, s9, s8
    lw s9, 216(sp)
    lw s10, 188(sp)
    xor s9, s9, t2
    xor t2, s10, t2
    lw s10, -716(s3)
    lw s11, 220(sp)
    # round 40 (skinny.dsl:60)
    not ra, s9
    # round 41 (skinny.dsl:60)
    xor s11, s11, s9
    xor s10, s11, s10
    # round 40 (skinny.dsl:60)
    not s11, t2
    and s4, a1, a6
    xor s4, s7, s4
    not s7, a5
    and s7, s7, t0
    xor s1, s1, s7
    and s7, s1, s4
    xor t2, t2, s7
    and s7, s11, s4
    xor t0, t0, s7
    and s7, s1, t0
    xor s7, t1, s7
    not t1, t1
    and t1, t1, a6
    xor a5, a5, t1
    or t1, a5, s7
    xor t1, a1, t1
    slli s3, t2, 8
    sw t2, 220(sp)
    srli t2, t2, 24
    or t2, s3, t2
    slli s3, t0, 8
    sw t2, 188(sp)
    srli t2, t0, 24
    or t2, s3, t2
    slli s3, s1, 8
    sw s1, 216(sp)
    srli s1, s1, 24
    or s1, s3, s1
    slli s3, s4, 8
    sw s4, 192(sp)
    srli s4, s4, 24
    or s3, s3, s4
    slli s4, t1, 8
    sw t1, 136(sp)
    srli t1, t1, 24
    or t1, s4, t1
    slli s4, s7, 8
    sw t1, 112(sp)
    srli t1, s7, 24
    or t1, s4, t1
    slli s4, a5, 8
    sw a5, 100(sp)
    srli a5, a5, 24
    or a5, s4, a5
    and a1, s11, a1
    xor a6, a6, a1
    slli a1, a6, 8
    srli s4, a6, 24
    or a1, a1, s4
    lw s4, 116(sp)
    lw s11, 176(sp)
    sw a6, 120(sp)
    and a6, s4, s11
    sw a1, 180(sp)
    lw a1, 200(sp)
    sw s7, 208(sp)
    xor a6, a1, a6
    lw a1, 196(sp)
    sw s3, 200(sp)
    and s3, a1, s11
    lw s7, 204(sp)
    sw t1, 104(sp)
    xor s3, s7, s3
    lw t1, 160(sp)
    sw t0, 204(sp)
    lw t0, 144(sp)
    and s7, s7, t1
    xor t0, t0, s7
    lw s7, 212(sp)
    sw s1, 144(sp)
    and s1, s7, a6
    xor t1, t1, s1
    and s1, t0, t1
    xor a1, a1, s1
    and s1, s3, a1
    xor s1, s4, s1
    sw s1, 196(sp)
    and s1, t0, a6
    xor s1, s7, s1
    and s4, s7, s4
    xor s4, s11, s4
    and s7, t6, a2
    xor s7, t5, s7
    and t5, t5, a3
    xor t5, s6, t5
    and s6, s0, a2
    xor s6, s8, s6
    and s8, t5, s6
    xor s8, s10, s8
    and s11, s10, s6
    xor a3, a3, s11
    and s11, t5, a3
    xor t6, t6, s11
    slli s11, t6, 16
    sw s1, 176(sp)
    srli s1, t6, 16
    or s1, s11, s1
    and s11, s7, t6
    xor s11, s0, s11
    sw s4, 116(sp)
    slli s4, s11, 16
    sw a6, 212(sp)
    srli a6, s11, 16
    or a6, s4, a6
    slli s4, a3, 16
    sw a6, 160(sp)
    srli a6, a3, 16
    or a6, s4, a6
    slli s4, s8, 16
    sw s1, 148(sp)
    srli s1, s8, 16
    or s1, s4, s1
    slli s4, s6, 16
    sw s1, 184(sp)
    srli s1, s6, 16
    or s1, s4, s1
    slli s4, t5, 16
    sw s1, 156(sp)
    srli s1, t5, 16
    or s1, s4, s1
    lw s4, 128(sp)
    sw s1, 96(sp)
    lw s1, -1576(s4)
    sw a1, 108(sp)
    slli a1, s7, 16
    sw a6, 152(sp)
    srli a6, s7, 16
    or a6, a1, a6
    lw a1, -700(s4)
    xor s1, s7, s1
    lw s7, -692(s4)
    xor a1, s8, a1
    lw s8, -672(s4)
    xor t5, t5, s7
    lw s7, -1600(s4)
    xor t6, t6, s8
    lw s8, -1624(s4)
    xor s7, s11, s7
    lw s11, -1608(s4)
    xor a3, a3, s8
    xor s6, s6, s11
    and s0, s10, s0
    xor a2, a2, s0
    lw s0, -680(s4)
    slli s8, a2, 16
    srli s10, a2, 16
    or s8, s8, s10
    xor a2, a2, s0
    and s0, a0, a4
    xor s0, s2, s0
    and s2, ra, s0
    xor s2, t4, s2
    and t4, t3, t4
    xor t4, s5, t4
    and s5, t4, s2
    xor s5, a7, s5
    and s10, t4, s0
    xor s9, s9, s10
    not a7, a7
    and a7, a7, a4
    xor a7, t3, a7
    not t3, s5
    and t3, a7, t3
    xor t3, a0, t3
    and a0, ra, a0
    xor a4, a4, a0
    xor a5, a5, s3
    xor t1, t2, t1
    lw t2, 144(sp)
    lw a0, 152(sp)
    xor t0, t2, t0
    lw t2, 204(sp)
    lw s3, 108(sp)
    xor t2, t2, a0
    lw a0, 104(sp)
    lw s10, 184(sp)
    xor a0, a0, s3
    lw s3, 220(sp)
    lw s11, 148(sp)
    xor s3, s3, s10
    lw s10, 208(sp)
    lw ra, 212(sp)
    xor s10, s10, s11
    lw s11, 200(sp)
    sw a2, 212(sp)
    xor s11, s11, ra
    lw ra, 112(sp)
    lw a2, 196(sp)
    sw a1, 196(sp)
    xor a2, ra, a2
    lw ra, 136(sp)
    lw a1, 160(sp)
    xor a1, ra, a1
    lw ra, 100(sp)
    sw s6, 100(sp)
    xor a6, ra, a6
    lw ra, 180(sp)
    lw s6, 116(sp)
    sw a3, 116(sp)
    xor s6, ra, s6
    lw ra, 188(sp)
    lw a3, 176(sp)
    xor a3, ra, a3
    lw ra, 120(sp)
    sw t5, 120(sp)
    xor s8, ra, s8
    lw ra, 216(sp)
    lw t5, 96(sp)
    xor t5, ra, t5
    lw ra, 72(sp)
    lw ra, 344(ra)
    sw s7, 96(sp)
    lw s7, 192(sp)
    sw s1, 216(sp)
    lw s1, 156(sp)
    xor s1, s7, s1
    xor s7, t2, ra
    slli ra, t2, 24
    srli t2, t2, 8
    or t2, ra, t2
    lw ra, -1620(s4)
    xor t2, s2, t2
    xor t2, t2, ra
    slli s2, s1, 24
    srli ra, s1, 8
    or s2, s2, ra
    lw ra, -1604(s4)
    xor s0, s0, s2
    xor s0, s0, ra
    slli s2, t5, 24
    srli ra, t5, 8
    or s2, s2, ra
    lw ra, -688(s4)
    xor t4, t4, s2
    xor t4, t4, ra
    slli s2, s8, 24
    srli ra, s8, 8
    or s2, s2, ra
    lw ra, -676(s4)
    xor a4, a4, s2
    xor a4, a4, ra
    slli s2, a6, 24
    srli ra, a6, 8
    or s2, s2, ra
    lw ra, -664(s4)
    xor a7, a7, s2
    xor a7, a7, ra
    slli s2, a1, 24
    srli ra, a1, 8
    or s2, s2, ra
    lw ra, -684(s4)
    xor t3, t3, s2
    xor t3, t3, ra
    slli s2, s10, 24
    srli ra, s10, 8
    or s2, s2, ra
    lw ra, -668(s4)
    xor s2, s5, s2
    xor s2, s2, ra
    slli s5, s3, 24
    srli ra, s3, 8
    or s5, s5, ra
    lw ra, -696(s4)
    xor s5, s9, s5
    xor s5, s5, ra
    # round 39 (skinny.dsl:60)
    not s9, s8
    not ra, s6
    and s4, s10, a6
    xor a1, a1, s4
    and s4, s9, a1
    xor s4, s1, s4
    not s1, s1
    and s1, s7, s1
    xor s1, s3, s1
    not s3, t5
    and s3, s3, a6
    xor s3, s7, s3
    not s7, s4
    and s7, s1, s7
    xor t5, t5, s7
    not s7, t5
    and s7, s3, s7
    xor s7, s10, s7
    sw t5, 156(sp)
    and t5, s1, a1
    xor t5, s8, t5
    and s8, s9, s10
    xor a6, a6, s8
    and s8, a0, a5
    xor a2, a2, s8
    or s8, t1, s11
    xor a3, a3, s8
    not s8, a3
    and s8, s8, a2
    xor s6, s6, s8
    and s8, ra, a2
    xor s8, s11, s8
    or s9, a3, s8
    xor s9, t0, s9
    not t0, t0
    and t0, t0, a5
    xor t0, t1, t0
    not t1, t0
    and t1, t1, s9
    xor t1, a0, t1
    slli s10, s6, 16
    srli s11, s6, 16
    or s10, s10, s11
    slli s11, s8, 16
    sw t5, 192(sp)
    srli t5, s8, 16
    or t5, s11, t5
    slli s11, a3, 16
    sw s7, 176(sp)
    srli s7, a3, 16
    or s7, s11, s7
    slli s11, a2, 16
    sw s3, 188(sp)
    srli s3, a2, 16
    or s3, s11, s3
    slli s11, t1, 16
    sw a6, 180(sp)
    srli a6, t1, 16
    or a6, s11, a6
    slli s11, s9, 16
    sw s1, 160(sp)
    srli s1, s9, 16
    or s1, s11, s1
    slli s11, t0, 16
    sw a1, 136(sp)
    srli a1, t0, 16
    or a1, s11, a1
    and a0, ra, a0
    xor a5, a5, a0
    slli a0, a5, 16
    srli s11, a5, 16
    or a0, a0, s11
    lw s11, 216(sp)
    sw s4, 112(sp)
    and ra, t6, s11
    lw s4, 96(sp)
    sw a3, 200(sp)
    xor s4, s4, ra
    lw ra, 120(sp)
    sw a2, 96(sp)
    and a2, ra, s11
    lw a3, 116(sp)
    sw a5, 148(sp)
    xor a2, a3, a2
    lw a5, 100(sp)
    sw s10, 116(sp)
    and a3, a3, a5
    lw s10, 196(sp)
    sw t0, 120(sp)
    xor a3, s10, a3
    lw s10, 212(sp)
    sw a0, 196(sp)
    and a0, s10, s4
    xor a5, a5, a0
    and a0, a3, a5
    xor a0, ra, a0
    and ra, a2, a0
    xor ra, t6, ra
    and t0, a3, s4
    xor t0, s10, t0
    and t6, s10, t6
    xor t6, s11, t6
    and s10, t4, a7
    xor s10, t2, s10
    and t2, t2, s0
    xor t2, s5, t2
    and s5, s2, a7
    xor t3, t3, s5
    and s5, a4, t3
    xor s0, s0, s5
    and s5, t2, s0
    xor t4, t4, s5
    and s5, s10, t4
    xor s5, s2, s5
    and s11, t2, t3
    sw t0, 216(sp)
    lw t0, 128(sp)
    sw t6, 212(sp)
    lw t6, -1692(t0)
    xor s11, a4, s11
    sw t1, 100(sp)
    lw t1, -1676(t0)
    xor t6, s11, t6
    sw t6, 208(sp)
    lw t6, -1660(t0)
    xor t1, t2, t1
    sw t1, 184(sp)
    lw t1, -656(t0)
    xor t6, s5, t6
    sw t6, 220(sp)
    lw t6, -1636(t0)
    xor t1, s0, t1
    sw t1, 108(sp)
    lw t1, -640(t0)
    xor t6, s10, t6
    sw t6, 104(sp)
    lw t6, -652(t0)
    xor t1, t4, t1
    xor t6, t3, t6
    and a4, a4, s2
    lw s2, -644(t0)
    xor a7, a7, a4
    xor a4, a7, s2
    xor a2, a1, a2
    xor a5, t5, a5
    xor t5, s7, a3
    xor a3, s0, s8
    xor a1, s1, a0
    xor a0, s6, s11
    xor t4, s9, t4
    xor s0, s3, s4
    xor a6, a6, ra
    lw s1, 100(sp)
    lw s2, 120(sp)
    xor s1, s1, s5
    xor s2, s2, s10
    lw s3, 196(sp)
    lw s4, 212(sp)
    lw s5, 216(sp)
    xor s3, s3, s4
    lw s4, 116(sp)
    lw s7, 96(sp)
    xor s4, s4, s5
    lw s5, 148(sp)
    lw s8, 112(sp)
    xor a7, s5, a7
    lw s5, 200(sp)
    lw s9, 136(sp)
    xor t2, t2, s5
    lw s5, 72(sp)
    lw s10, 160(sp)
    lw s6, 868(s5)
    xor t3, s7, t3
    xor s6, a3, s6
    slli s7, a3, 16
    srli a3, a3, 16
    or a3, s7, a3
    lw s7, -1688(t0)
    xor a3, s8, a3
    xor a3, a3, s7
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    lw s8, -1672(t0)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, t2, 16
    srli s9, t2, 16
    or s8, s8, s9
    lw s9, -1680(t0)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a7, 16
    srli s10, a7, 16
    or s9, s9, s10
    lw s10, -648(t0)
    lw s11, 180(sp)
    lw ra, 188(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s2, 16
    srli s11, s2, 16
    or s10, s10, s11
    lw s11, -636(t0)
    xor s10, ra, s10
    xor s10, s10, s11
    slli s11, s1, 16
    srli ra, s1, 16
    or s11, s11, ra
    lw s5, 176(sp)
    lw ra, -1664(t0)
    xor s5, s5, s11
    xor s5, s5, ra
    slli s11, t4, 16
    srli ra, t4, 16
    or s11, s11, ra
    lw ra, -1648(t0)
    sw a4, 176(sp)
    lw a4, 156(sp)
    xor a4, a4, s11
    xor a4, a4, ra
    slli s11, a0, 16
    srli ra, a0, 16
    or s11, s11, ra
    lw ra, -660(t0)
    sw t1, 156(sp)
    lw t1, 192(sp)
    # round 38 (skinny.dsl:60)
    sw t6, 192(sp)
    # round 39 (skinny.dsl:60)
    xor t1, t1, s11
    xor t1, t1, ra
    # round 38 (skinny.dsl:60)
    and s11, s8, s10
    xor s11, a3, s11
    and a3, a3, s7
    xor t1, t1, a3
    and a3, a4, s10
    xor a3, s5, a3
    and s5, t1, a3
    xor s5, s9, s5
    and ra, s9, a3
    xor s7, s7, ra
    and ra, t1, s7
    xor s8, s8, ra
    slli ra, s8, 16
    srli t6, s8, 16
    or t6, ra, t6
    and ra, s11, s8
    xor ra, a4, ra
    sw t6, 188(sp)
    slli t6, ra, 16
    sw t5, 180(sp)
    srli t5, ra, 16
    or t5, t6, t5
    slli t6, s7, 16
    sw t5, 160(sp)
    srli t5, s7, 16
    or t5, t6, t5
    slli t6, s5, 16
    sw t5, 136(sp)
    srli t5, s5, 16
    or t5, t6, t5
    slli t6, a3, 16
    sw t5, 112(sp)
    srli t5, a3, 16
    or t5, t6, t5
    slli t6, t1, 16
    sw t5, 96(sp)
    srli t5, t1, 16
    or t5, t6, t5
    lw t6, -1704(t0)
    sw t5, 200(sp)
    slli t5, s11, 16
    sw s3, 148(sp)
    srli s3, s11, 16
    or t5, t5, s3
    lw s3, -1760(t0)
    xor t6, s11, t6
    lw s11, -1744(t0)
    xor s3, s5, s3
    lw s5, -608(t0)
    xor t1, t1, s11
    lw s11, -1728(t0)
    xor s5, s8, s5
    lw s8, -628(t0)
    xor s11, ra, s11
    lw ra, -620(t0)
    xor s7, s7, s8
    xor a3, a3, ra
    and a4, s9, a4
    xor a4, s10, a4
    lw s8, -616(t0)
    slli s9, a4, 16
    srli s10, a4, 16
    or s9, s9, s10
    xor a4, a4, s8
    not s8, t4
    and s8, s8, s2
    xor s1, s1, s8
    and s8, t2, s2
    xor s8, s6, s8
    not s10, t3
    and s6, s6, s10
    xor a0, a0, s6
    or s6, a7, s1
    xor t3, t3, s6
    and s6, a0, t3
    xor t2, t2, s6
    and s6, s8, t2
    xor s6, t4, s6
    not s10, s1
    and s10, a0, s10
    xor s10, a7, s10
    or a7, a7, t4
    xor a7, s2, a7
    not t4, a1
    and t4, t4, a2
    xor a6, a6, t4
    not t4, s0
    and t4, a5, t4
    xor t4, s4, t4
    not s2, a6
    and s2, t4, s2
    lw s4, 148(sp)
    lw t0, 180(sp)
    xor s2, s4, s2
    or ra, s4, a6
    xor s0, s0, ra
    and ra, t4, s0
    xor ra, t0, ra
    and t0, t0, a2
    xor a5, a5, t0
    and t0, a5, ra
    xor t0, a1, t0
    sw a4, 180(sp)
    slli a4, s2, 24
    sw s11, 216(sp)
    srli s11, s2, 8
    or a4, a4, s11
    slli s11, s0, 24
    sw s5, 116(sp)
    srli s5, s0, 8
    or s5, s11, s5
    slli s11, t4, 24
    sw t6, 212(sp)
    srli t6, t4, 8
    or t6, s11, t6
    slli s11, a6, 24
    sw t1, 196(sp)
    srli t1, a6, 8
    or t1, s11, t1
    slli s11, t0, 24
    sw s3, 120(sp)
    srli s3, t0, 8
    or s3, s11, s3
    slli s11, ra, 24
    sw s7, 100(sp)
    srli s7, ra, 8
    or s7, s11, s7
    slli s11, a5, 24
    sw a3, 152(sp)
    srli a3, a5, 8
    or a3, s11, a3
    or a1, s4, a1
    xor a2, a2, a1
    slli a1, a2, 24
    srli s4, a2, 8
    or a1, a1, s4
    lw s4, 108(sp)
    lw s11, 192(sp)
    sw s10, 148(sp)
    and s10, s4, s11
    sw t2, 204(sp)
    lw t2, 208(sp)
    sw s6, 208(sp)
    xor t2, t2, s10
    lw s10, 184(sp)
    lw s6, 104(sp)
    sw s8, 144(sp)
    and s8, s10, s6
    xor s4, s4, s8
    lw s8, 156(sp)
    sw a7, 108(sp)
    and a7, s8, s6
    sw a0, 124(sp)
    lw a0, 220(sp)
    sw t3, 184(sp)
    xor a7, a0, a7
    lw a0, 176(sp)
    sw s1, 220(sp)
    and s1, a0, a7
    xor s1, s11, s1
    and s11, t2, s1
    xor s10, s10, s11
    and s11, t2, a7
    xor s11, a0, s11
    and t3, s4, s10
    xor t3, s8, t3
    and a0, a0, s8
    xor a0, s6, a0
    xor a3, a3, s4
    xor s1, s5, s1
    xor t2, t6, t2
    lw t6, 136(sp)
    lw s4, 112(sp)
    xor t6, s0, t6
    xor s0, s7, s10
    xor s2, s2, s4
    lw s4, 188(sp)
    xor a7, t1, a7
    xor s4, ra, s4
    xor t1, s3, t3
    lw t3, 160(sp)
    xor a5, a5, t5
    xor t0, t0, t3
    xor t3, a1, a0
    xor t5, a4, s11
    xor a4, a2, s9
    lw a2, 200(sp)
    lw a0, 96(sp)
    xor t4, t4, a2
    lw a2, 72(sp)
    lw s5, 184(sp)
    lw a1, 1004(a2)
    xor a6, a6, a0
    xor a1, t6, a1
    slli a0, t6, 8
    srli t6, t6, 24
    or t6, a0, t6
    lw a0, 128(sp)
    lw s6, 220(sp)
    lw s3, -1748(a0)
    xor t6, s5, t6
    xor t6, t6, s3
    slli s3, a6, 8
    srli s5, a6, 24
    or s3, s3, s5
    lw s5, -1732(a0)
    xor s3, s6, s3
    xor s3, s3, s5
    slli s5, t4, 8
    srli s6, t4, 24
    or s5, s5, s6
    lw s6, -624(a0)
    lw s7, 124(sp)
    lw s8, 108(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, a4, 8
    srli s7, a4, 24
    or s6, s6, s7
    lw s7, -612(a0)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a5, 8
    srli s8, a5, 24
    or s7, s7, s8
    lw s8, -1700(a0)
    lw s9, 144(sp)
    lw s10, 208(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, t0, 8
    srli s9, t0, 24
    or s8, s8, s9
    lw s9, -1724(a0)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, s4, 8
    srli s10, s4, 24
    or s9, s9, s10
    lw s10, -604(a0)
    lw s11, 204(sp)
    lw ra, 148(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    lw s11, -632(a0)
    xor s10, ra, s10
    xor s10, s10, s11
    # round 37 (skinny.dsl:60)
    lw s11, 100(sp)
    lw ra, 152(sp)
    sw t3, 148(sp)
    and a2, s11, ra
    lw t3, 120(sp)
    sw t5, 120(sp)
    xor t3, t3, a2
    lw a2, 196(sp)
    lw t5, 212(sp)
    sw a7, 204(sp)
    and a7, a2, t5
    xor a7, s11, a7
    lw s11, 116(sp)
    sw s1, 100(sp)
    and s1, s11, t5
    sw t2, 208(sp)
    lw t2, 216(sp)
    xor t2, t2, s1
    lw s1, 180(sp)
    sw t1, 216(sp)
    and t1, s1, t2
    xor t1, ra, t1
    and ra, t3, t1
    xor a2, a2, ra
    and ra, a7, a2
    xor ra, s11, ra
    sw ra, 196(sp)
    and ra, t3, t2
    xor ra, s1, ra
    and s1, s1, s11
    xor t5, t5, s1
    and s1, s5, s7
    xor s1, t6, s1
    and t6, t6, s3
    xor t6, s10, t6
    and s10, s9, s7
    xor s8, s8, s10
    and s10, s6, s8
    xor s3, s3, s10
    and s10, t6, s3
    xor s5, s5, s10
    and s10, s1, s5
    xor s10, s9, s10
    and s11, t6, s8
    sw t5, 212(sp)
    lw t5, -600(a0)
    xor s11, s6, s11
    sw t3, 116(sp)
    lw t3, -592(a0)
    xor t5, s11, t5
    sw t5, 180(sp)
    lw t5, -1792(a0)
    xor t3, t6, t3
    sw t3, 152(sp)
    lw t3, -1816(a0)
    xor t5, s10, t5
    sw t5, 144(sp)
    lw t5, -1768(a0)
    xor t3, s3, t3
    sw t3, 108(sp)
    lw t3, -572(a0)
    xor t5, s1, t5
    sw t5, 124(sp)
    lw t5, -1800(a0)
    xor t3, s5, t3
    xor t5, s8, t5
    and s6, s6, s9
    lw s9, -580(a0)
    xor s6, s7, s6
    xor s7, s6, s9
    or s9, s4, a5
    xor t0, t0, s9
    or s9, t4, a5
    xor s9, a1, s9
    and a1, a1, a6
    xor a1, s2, a1
    not s2, t0
    sw s7, 220(sp)
    and s7, a4, s2
    xor a6, a6, s7
    and s2, a1, s2
    xor s2, a4, s2
    and s7, a1, a6
    xor t4, t4, s7
    or s7, s9, t4
    xor s7, s4, s7
    not s4, s4
    and a4, a4, s4
    xor a5, a5, a4
    or a4, s0, a3
    lw s4, 216(sp)
    sw t3, 184(sp)
    xor a4, s4, a4
    lw s4, 208(sp)
    sw t5, 216(sp)
    or t5, s4, a3
    lw t3, 100(sp)
    sw a5, 100(sp)
    xor t5, t3, t5
    not t3, t3
    lw a5, 204(sp)
    sw s6, 96(sp)
    and t3, t3, a5
    lw s6, 120(sp)
    sw s7, 120(sp)
    xor t3, s6, t3
    not s6, a4
    lw s7, 148(sp)
    sw s10, 200(sp)
    and s10, s7, s6
    xor a5, a5, s10
    and s10, t3, a5
    xor s4, s4, s10
    and s6, t3, s6
    xor s6, s7, s6
    not s10, s4
    and s10, t5, s10
    xor s10, s0, s10
    not s0, s0
    and s0, s7, s0
    xor a3, a3, s0
    xor a7, a7, t5
    xor t5, s1, t5
    lw s0, -564(a0)
    xor s1, s9, t5
    xor s0, s1, s0
    xor s1, a5, s3
    lw s3, 72(sp)
    xor t2, t2, a4
    lw s7, 740(s3)
    xor a5, t1, a5
    xor t1, s1, s7
    lw s7, -1812(a0)
    xor a6, a6, s1
    xor a6, a6, s7
    xor a4, s8, a4
    lw s1, -1796(a0)
    xor t0, t0, a4
    xor t0, t0, s1
    xor a2, a2, s4
    xor s1, s5, s4
    lw s4, -568(a0)
    xor t4, t4, s1
    xor t4, t4, s4
    xor s4, ra, s6
    xor s5, s11, s6
    lw s6, -596(a0)
    xor s2, s2, s5
    xor s2, s2, s6
    xor t6, t3, t6
    lw s6, 116(sp)
    lw s7, 200(sp)
    xor t3, s6, t3
    lw s6, -588(a0)
    xor a1, a1, t6
    xor a1, a1, s6
    lw s6, 196(sp)
    xor s7, s7, s10
    xor s6, s6, s10
    lw s8, -584(a0)
    lw s9, 120(sp)
    lw s10, 212(sp)
    xor s9, s9, s7
    xor s8, s9, s8
    lw s9, 96(sp)
    lw s11, 100(sp)
    xor s9, s9, a3
    xor a3, s10, a3
    lw s10, -576(a0)
    xor s11, s11, s9
    xor s10, s11, s10
    # round 36 (skinny.dsl:60)
    not s11, a7
    and s11, a2, s11
    xor s6, s6, s11
    or s11, t3, a7
    xor s11, a5, s11
    not a5, a5
    and a5, a5, t2
    xor a5, s4, a5
    not s4, a5
    and ra, s4, s6
    xor ra, a3, ra
    and s3, a3, s6
    xor t2, t2, s3
    and s3, s4, t2
    xor t3, t3, s3
    not s3, t3
    and s3, s11, s3
    xor s3, a2, s3
    slli s4, s3, 8
    srli a0, s3, 24
    or a0, s4, a0
    slli s4, t3, 8
    sw s3, 100(sp)
    srli s3, t3, 24
    or s3, s4, s3
    slli s4, t2, 8
    sw a0, 212(sp)
    srli a0, t2, 24
    or a0, s4, a0
    slli s4, ra, 8
    sw t3, 96(sp)
    srli t3, ra, 24
    or t3, s4, t3
    slli s4, a5, 8
    sw a5, 120(sp)
    srli a5, a5, 24
    or a5, s4, a5
    slli s4, s11, 8
    sw t3, 200(sp)
    srli t3, s11, 24
    or t3, s4, t3
    slli s4, s6, 8
    sw s6, 196(sp)
    srli s6, s6, 24
    or s4, s4, s6
    and a3, a3, a2
    xor a7, a7, a3
    slli a3, a7, 8
    srli a2, a7, 24
    or a3, a3, a2
    lw a2, 184(sp)
    lw s6, 124(sp)
    sw a7, 116(sp)
    and a7, a2, s6
    sw a3, 148(sp)
    lw a3, 144(sp)
    sw s4, 208(sp)
    xor a7, a3, a7
    lw a3, 152(sp)
    sw s11, 144(sp)
    and s11, a3, s6
    lw s4, 108(sp)
    sw ra, 204(sp)
    xor s11, s4, s11
    lw ra, 216(sp)
    sw s3, 108(sp)
    lw s3, 180(sp)
    and s4, s4, ra
    xor s3, s3, s4
    lw s4, 220(sp)
    sw t2, 180(sp)
    and t2, s4, a7
    xor t2, ra, t2
    and ra, s3, t2
    xor a3, a3, ra
    and ra, s11, a3
    xor ra, a2, ra
    sw ra, 152(sp)
    and ra, s3, a7
    xor ra, s4, ra
    and a2, s4, a2
    xor a2, s6, a2
    and s4, a1, s0
    xor s4, a6, s4
    and a6, a6, t0
    xor a6, s2, a6
    and s2, t4, s0
    xor s2, s8, s2
    and s6, a6, s2
    xor s6, s10, s6
    and s8, s10, s2
    xor t0, t0, s8
    and s8, a6, t0
    xor a1, a1, s8
    slli s8, a1, 16
    sw ra, 124(sp)
    srli ra, a1, 16
    or s8, s8, ra
    and ra, s4, a1
    xor ra, t4, ra
    sw a2, 184(sp)
    slli a2, ra, 16
    sw a7, 220(sp)
    srli a7, ra, 16
    or a7, a2, a7
    slli a2, t0, 16
    sw a7, 216(sp)
    srli a7, t0, 16
    or a7, a2, a7
    slli a2, s6, 16
    sw s8, 160(sp)
    srli s8, s6, 16
    or a2, a2, s8
    slli s8, s2, 16
    sw a2, 188(sp)
    srli a2, s2, 16
    or a2, s8, a2
    slli s8, a6, 16
    sw a2, 112(sp)
    srli a2, a6, 16
    or a2, s8, a2
    lw s8, 128(sp)
    sw a2, 136(sp)
    lw a2, -1832(s8)
    sw a3, 104(sp)
    slli a3, s4, 16
    sw a7, 156(sp)
    srli a7, s4, 16
    or a7, a3, a7
    lw a3, -560(s8)
    xor a2, s4, a2
    lw s4, -552(s8)
    xor a3, s6, a3
    lw s6, -532(s8)
    xor a6, a6, s4
    lw s4, -1856(s8)
    xor a1, a1, s6
    lw s6, -1880(s8)
    xor s4, ra, s4
    lw ra, -1864(s8)
    xor t0, t0, s6
    xor s2, s2, ra
    and t4, s10, t4
    xor t4, s0, t4
    lw s0, -540(s8)
    slli s6, t4, 16
    srli s10, t4, 16
    or s6, s6, s10
    xor t4, t4, s0
    and s0, t1, a4
    xor s0, s5, s0
    not s5, s0
    or s10, t6, t5
    xor t1, t1, s10
    not s10, t5
    and s10, s1, s10
    xor s7, s7, s10
    and s10, s9, s7
    xor a4, a4, s10
    and s10, s5, a4
    xor t6, t6, s10
    and s5, s5, s7
    xor s5, s9, s5
    or s10, t1, t6
    xor s10, s1, s10
    and s1, s9, s1
    xor t5, t5, s1
    xor t3, t3, s11
    xor t2, a0, t2
    xor a5, a5, s3
    lw a0, 180(sp)
    lw s1, 156(sp)
    lw s3, 104(sp)
    xor a0, a0, s1
    lw s1, 108(sp)
    lw s9, 188(sp)
    xor s1, s1, s3
    lw s3, 204(sp)
    lw s11, 160(sp)
    xor s3, s3, s9
    lw s9, 96(sp)
    lw ra, 220(sp)
    xor s9, s9, s11
    lw s11, 208(sp)
    sw t4, 220(sp)
    xor s11, s11, ra
    lw ra, 212(sp)
    lw t4, 152(sp)
    sw a3, 152(sp)
    xor t4, ra, t4
    lw ra, 100(sp)
    lw a3, 216(sp)
    xor a3, ra, a3
    lw ra, 144(sp)
    sw s2, 144(sp)
    xor a7, ra, a7
    lw ra, 148(sp)
    lw s2, 184(sp)
    sw t0, 184(sp)
    xor s2, ra, s2
    lw ra, 200(sp)
    lw t0, 124(sp)
    xor t0, ra, t0
    lw ra, 116(sp)
    sw a6, 116(sp)
    xor s6, ra, s6
    lw ra, 120(sp)
    lw a6, 136(sp)
    xor a6, ra, a6
    lw ra, 72(sp)
    lw ra, 664(ra)
    sw s4, 136(sp)
    lw s4, 196(sp)
    sw a2, 120(sp)
    lw a2, 112(sp)
    xor a2, s4, a2
    xor s4, a0, ra
    slli ra, a0, 24
    srli a0, a0, 8
    or a0, ra, a0
    lw ra, -1876(s8)
    xor a4, a4, a0
    xor a4, a4, ra
    slli a0, a2, 24
    srli ra, a2, 8
    or a0, a0, ra
    lw ra, -1860(s8)
    xor a0, s7, a0
    xor a0, a0, ra
    slli s7, a6, 24
    srli ra, a6, 8
    or s7, s7, ra
    lw ra, -548(s8)
    xor s0, s0, s7
    xor s0, s0, ra
    slli s7, s6, 24
    srli ra, s6, 8
    or s7, s7, ra
    lw ra, -536(s8)
    xor t5, t5, s7
    xor t5, t5, ra
    slli s7, a7, 24
    srli ra, a7, 8
    or s7, s7, ra
    lw ra, -524(s8)
    xor t1, t1, s7
    xor t1, t1, ra
    slli s7, a3, 24
    srli ra, a3, 8
    or s7, s7, ra
    lw ra, -544(s8)
    xor s7, s10, s7
    xor s7, s7, ra
    slli s10, s9, 24
    srli ra, s9, 8
    or s10, s10, ra
    lw ra, -528(s8)
    xor t6, t6, s10
    xor t6, t6, ra
    slli s10, s3, 24
    srli ra, s3, 8
    or s10, s10, ra
    lw ra, -556(s8)
    xor s5, s5, s10
    xor s5, s5, ra
    # round 35 (skinny.dsl:60)
    not s10, a2
    and s10, s4, s10
    xor s3, s3, s10
    not s10, a7
    and ra, s9, s10
    xor a3, a3, ra
    and s10, a6, s10
    xor s4, s4, s10
    not s10, a3
    and s10, s6, s10
    xor a2, a2, s10
    or s10, s3, a2
    xor a6, a6, s10
    not s10, a6
    and s10, s4, s10
    xor s10, s9, s10
    or ra, s3, a3
    xor ra, s6, ra
    and s6, s6, s9
    xor a7, a7, s6
    not s6, t3
    and s9, s1, s6
    xor t4, t4, s9
    or s9, t2, s11
    xor t0, t0, s9
    not s9, t4
    sw ra, 112(sp)
    and ra, t0, s9
    xor ra, s2, ra
    and s9, s2, s9
    xor s9, s11, s9
    not s11, s9
    and s11, t0, s11
    xor s11, a5, s11
    and a5, a5, s6
    xor a5, t2, a5
    not t2, a5
    and t2, t2, s11
    xor t2, s1, t2
    slli s6, ra, 16
    sw a6, 196(sp)
    srli a6, ra, 16
    or a6, s6, a6
    slli s6, s9, 16
    sw s10, 124(sp)
    srli s10, s9, 16
    or s6, s6, s10
    slli s10, t0, 16
    sw s4, 200(sp)
    srli s4, t0, 16
    or s4, s10, s4
    slli s10, t4, 16
    sw a7, 148(sp)
    srli a7, t4, 16
    or a7, s10, a7
    slli s10, t2, 16
    sw s3, 216(sp)
    srli s3, t2, 16
    or s3, s10, s3
    slli s10, s11, 16
    sw a3, 100(sp)
    srli a3, s11, 16
    or a3, s10, a3
    slli s10, a5, 16
    sw a2, 212(sp)
    srli a2, a5, 16
    or a2, s10, a2
    and s1, s2, s1
    xor t3, t3, s1
    slli s1, t3, 16
    srli s2, t3, 16
    or s1, s1, s2
    lw s2, 120(sp)
    sw t4, 208(sp)
    and s10, a1, s2
    lw t4, 136(sp)
    sw t3, 160(sp)
    xor t4, t4, s10
    lw s10, 116(sp)
    sw t0, 136(sp)
    and t0, s10, s2
    lw t3, 184(sp)
    sw a6, 96(sp)
    xor t0, t3, t0
    lw a6, 144(sp)
    sw s1, 184(sp)
    and t3, t3, a6
    lw s1, 152(sp)
    sw t2, 116(sp)
    xor t3, s1, t3
    lw s1, 220(sp)
    sw a5, 152(sp)
    and a5, s1, t4
    xor a5, a6, a5
    and a6, t3, a5
    xor a6, s10, a6
    and s10, t0, a6
    xor s10, a1, s10
    and t2, t3, t4
    xor t2, s1, t2
    and a1, s1, a1
    xor a1, s2, a1
    and s1, s0, t1
    xor s1, a4, s1
    and a4, a4, a0
    xor a4, s5, a4
    and s2, t6, t1
    xor s2, s7, s2
    and s5, t5, s2
    xor a0, a0, s5
    and s5, a4, a0
    xor s0, s0, s5
    and s5, s1, s0
    xor s5, t6, s5
    and s7, a4, s2
    sw t2, 120(sp)
    lw t2, -520(s8)
    xor s7, t5, s7
    sw a1, 220(sp)
    lw a1, -516(s8)
    xor t2, s7, t2
    sw t2, 144(sp)
    lw t2, -1916(s8)
    xor a1, a4, a1
    sw a1, 188(sp)
    lw a1, -1940(s8)
    xor t2, s5, t2
    sw t2, 204(sp)
    lw t2, -1892(s8)
    xor a1, a0, a1
    sw a1, 104(sp)
    lw a1, -504(s8)
    xor t2, s1, t2
    sw t2, 108(sp)
    lw t2, -1924(s8)
    xor a1, s0, a1
    xor t2, s2, t2
    and t5, t5, t6
    lw t6, -508(s8)
    xor t1, t1, t5
    xor t5, t1, t6
    xor t0, a2, t0
    xor a5, s6, a5
    xor t3, s4, t3
    xor t6, a0, s9
    xor a6, a3, a6
    xor a3, ra, s7
    xor a2, s11, s0
    xor a7, a7, t4
    xor t4, s3, s10
    lw a0, 116(sp)
    lw s0, 152(sp)
    xor a0, a0, s5
    xor s0, s0, s1
    lw s1, 184(sp)
    lw s3, 220(sp)
    lw s4, 120(sp)
    xor s1, s1, s3
    lw s3, 96(sp)
    lw s6, 208(sp)
    xor s3, s3, s4
    lw s4, 160(sp)
    lw s7, 212(sp)
    xor t1, s4, t1
    lw s4, 136(sp)
    lw s9, 100(sp)
    xor a4, a4, s4
    lw s4, 72(sp)
    lw s10, 216(sp)
    lw s5, 80(s4)
    xor s2, s6, s2
    xor s5, t6, s5
    slli s6, t6, 16
    srli t6, t6, 16
    or t6, s6, t6
    lw s6, -1944(s8)
    xor t6, s7, t6
    xor t6, t6, s6
    slli s6, s2, 16
    srli s7, s2, 16
    or s6, s6, s7
    lw s7, -1928(s8)
    xor s6, s9, s6
    xor s6, s6, s7
    slli s7, a4, 16
    srli s9, a4, 16
    or s7, s7, s9
    lw s9, -1936(s8)
    xor s7, s10, s7
    xor s7, s7, s9
    slli s9, t1, 16
    srli s10, t1, 16
    or s9, s9, s10
    lw s10, -512(s8)
    lw s11, 148(sp)
    lw ra, 200(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s0, 16
    srli s11, s0, 16
    or s10, s10, s11
    lw s11, -500(s8)
    xor s10, ra, s10
    xor s10, s10, s11
    slli s11, a0, 16
    srli ra, a0, 16
    or s11, s11, ra
    lw s4, 124(sp)
    lw ra, -1920(s8)
    xor s4, s4, s11
    xor s4, s4, ra
    slli s11, a2, 16
    srli ra, a2, 16
    or s11, s11, ra
    lw ra, -1904(s8)
    sw t5, 124(sp)
    lw t5, 196(sp)
    xor t5, t5, s11
    xor t5, t5, ra
    slli s11, a3, 16
    srli ra, a3, 16
    or s11, s11, ra
    lw ra, -1952(s8)
    sw a1, 196(sp)
    lw a1, 112(sp)
    # round 34 (skinny.dsl:60)
    sw t2, 112(sp)
    # round 35 (skinny.dsl:60)
    xor a1, a1, s11
    xor a1, a1, ra
    # round 34 (skinny.dsl:60)
    not s11, a2
    not ra, a6
    and t2, s7, s10
    xor t2, t6, t2
    and t6, t6, s6
    xor t6, a1, t6
    and a1, t5, s10
    xor a1, s4, a1
    and s4, t6, a1
    xor s4, s9, s4
    sw a6, 200(sp)
    and a6, s9, a1
    xor a6, s6, a6
    and s6, t6, a6
    xor s6, s7, s6
    slli s7, s6, 16
    sw t3, 148(sp)
    srli t3, s6, 16
    or t3, s7, t3
    and s7, t2, s6
    xor s7, t5, s7
    sw t3, 216(sp)
    slli t3, s7, 16
    sw s1, 100(sp)
    srli s1, s7, 16
    or t3, t3, s1
    slli s1, a6, 16
    sw t3, 212(sp)
    srli t3, a6, 16
    or t3, s1, t3
    slli s1, s4, 16
    sw t3, 208(sp)
    srli t3, s4, 16
    or t3, s1, t3
    slli s1, a1, 16
    sw t3, 136(sp)
    srli t3, a1, 16
    or t3, s1, t3
    slli s1, t6, 16
    sw t3, 160(sp)
    srli t3, t6, 16
    or t3, s1, t3
    lw s1, -1960(s8)
    sw t3, 120(sp)
    slli t3, t2, 16
    sw s3, 96(sp)
    srli s3, t2, 16
    or t3, t3, s3
    lw s3, -2016(s8)
    xor t2, t2, s1
    lw s1, -2000(s8)
    xor s3, s4, s3
    lw s4, -472(s8)
    xor t6, t6, s1
    lw s1, -1984(s8)
    xor s4, s6, s4
    lw s6, -492(s8)
    xor s1, s7, s1
    lw s7, -484(s8)
    xor a6, a6, s6
    xor a1, a1, s7
    and t5, s9, t5
    xor t5, s10, t5
    lw s6, -480(s8)
    slli s7, t5, 16
    srli s9, t5, 16
    or s7, s7, s9
    xor t5, t5, s6
    and s6, s11, s0
    xor a0, a0, s6
    not s6, a4
    and s6, s6, s0
    xor s6, s5, s6
    and s5, s5, s2
    xor a3, a3, s5
    not s5, a0
    and s5, t1, s5
    xor s2, s2, s5
    not s5, a3
    and s5, s5, s2
    xor a4, a4, s5
    or s5, a3, a0
    xor s5, t1, s5
    not s9, a4
    and s9, s6, s9
    xor a2, a2, s9
    and t1, t1, s11
    xor t1, s0, t1
    and s0, ra, t0
    xor t4, t4, s0
    and s0, a5, a7
    lw s9, 96(sp)
    lw s10, 100(sp)
    xor s0, s9, s0
    or s9, s0, t4
    xor s9, s10, s9
    not s11, t4
    and s11, s10, s11
    xor a7, a7, s11
    not s11, s0
    and s11, s11, a7
    lw s8, 148(sp)
    sw t5, 148(sp)
    xor s11, s8, s11
    not s8, s8
    and s8, s8, t0
    xor a5, a5, s8
    not s8, s11
    and s8, a5, s8
    lw t5, 200(sp)
    sw s3, 200(sp)
    xor t5, t5, s8
    slli s8, s9, 24
    srli s3, s9, 8
    or s3, s8, s3
    slli s8, a7, 24
    sw a1, 96(sp)
    srli a1, a7, 8
    or a1, s8, a1
    slli s8, s0, 24
    sw a6, 220(sp)
    srli a6, s0, 8
    or a6, s8, a6
    slli s8, t4, 24
    sw t6, 184(sp)
    srli t6, t4, 8
    or t6, s8, t6
    slli s8, t5, 24
    sw s1, 152(sp)
    srli s1, t5, 8
    or s1, s8, s1
    slli s8, s11, 24
    sw t2, 116(sp)
    srli t2, s11, 8
    or t2, s8, t2
    slli s8, a5, 24
    sw s4, 156(sp)
    srli s4, a5, 8
    or s4, s8, s4
    and s8, s10, ra
    xor t0, t0, s8
    slli s8, t0, 24
    srli s10, t0, 8
    or s8, s8, s10
    lw s10, 104(sp)
    lw ra, 112(sp)
    sw s5, 100(sp)
    and s5, s10, ra
    sw a4, 180(sp)
    lw a4, 144(sp)
    sw a2, 144(sp)
    xor a4, a4, s5
    lw s5, 188(sp)
    lw a2, 108(sp)
    sw s6, 176(sp)
    and s6, s5, a2
    xor s6, s10, s6
    lw s10, 196(sp)
    sw t1, 104(sp)
    and t1, s10, a2
    sw a3, 192(sp)
    lw a3, 204(sp)
    sw s2, 188(sp)
    xor t1, a3, t1
    lw a3, 124(sp)
    sw a0, 204(sp)
    and a0, a3, t1
    xor a0, ra, a0
    and ra, a4, a0
    xor s5, s5, ra
    and ra, a4, t1
    xor ra, a3, ra
    and s2, s6, s5
    xor s2, s10, s2
    and a3, a3, s10
    xor a3, a2, a3
    xor a2, s4, s6
    xor a1, a1, a0
    xor a6, a6, a4
    lw a4, 208(sp)
    xor t2, t2, s5
    xor a7, a7, a4
    lw a4, 136(sp)
    lw a0, 216(sp)
    xor a4, s9, a4
    xor a0, s11, a0
    xor t1, t6, t1
    xor t6, s1, s2
    lw s1, 212(sp)
    xor a5, a5, t3
    xor t5, t5, s1
    xor t3, s8, a3
    xor a3, s3, ra
    xor t0, t0, s7
    lw s1, 120(sp)
    lw s3, 160(sp)
    xor s0, s0, s1
    lw s1, 72(sp)
    lw s5, 188(sp)
    lw s2, 740(s1)
    xor t4, t4, s3
    xor s2, a7, s2
    slli s3, a7, 8
    srli a7, a7, 24
    or a7, s3, a7
    lw s3, 128(sp)
    lw s6, 204(sp)
    lw s4, -2004(s3)
    xor a7, s5, a7
    xor a7, a7, s4
    slli s4, t4, 8
    srli s5, t4, 24
    or s4, s4, s5
    lw s5, -1988(s3)
    xor s4, s6, s4
    xor s4, s4, s5
    slli s5, s0, 8
    srli s6, s0, 24
    or s5, s5, s6
    lw s6, -488(s3)
    lw s7, 192(sp)
    lw s8, 104(sp)
    xor s5, s7, s5
    xor s5, s5, s6
    slli s6, t0, 8
    srli s7, t0, 24
    or s6, s6, s7
    lw s7, -476(s3)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a5, 8
    srli s8, a5, 24
    or s7, s7, s8
    lw s8, -1956(s3)
    lw s9, 176(sp)
    lw s10, 144(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, t5, 8
    srli s9, t5, 24
    or s8, s8, s9
    lw s9, -1980(s3)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a0, 8
    srli s10, a0, 24
    or s9, s9, s10
    lw s10, -468(s3)
    lw s11, 180(sp)
    lw ra, 100(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, a4, 8
    srli s11, a4, 24
    or s10, s10, s11
    lw s11, -496(s3)
    xor s10, ra, s10
    xor s10, s10, s11
    # round 33 (skinny.dsl:60)
    not s11, t0
    not ra, t3
    sw t3, 100(sp)
    lw t3, 156(sp)
    sw a3, 180(sp)
    lw a3, 116(sp)
    sw a1, 144(sp)
    and a1, t3, a3
    sw a6, 176(sp)
    lw a6, 152(sp)
    sw ra, 104(sp)
    xor a6, a6, a1
    lw a1, 184(sp)
    sw t1, 152(sp)
    and t1, a1, a3
    lw ra, 220(sp)
    sw t6, 192(sp)
    xor t1, ra, t1
    lw t6, 96(sp)
    sw t2, 220(sp)
    lw t2, 200(sp)
    and ra, ra, t6
    xor t2, t2, ra
    lw ra, 148(sp)
    sw a2, 200(sp)
    and a2, ra, a6
    xor t6, t6, a2
    and a2, t2, t6
    xor a2, a1, a2
    and a1, t1, a2
    xor a1, t3, a1
    sw a1, 184(sp)
    and a1, t2, a6
    xor a1, ra, a1
    and t3, ra, t3
    xor t3, a3, t3
    and a3, s5, s7
    xor a3, a7, a3
    and a7, a7, s4
    xor a7, s10, a7
    and s10, s9, s7
    xor s8, s8, s10
    and s10, s6, s8
    xor s4, s4, s10
    and s10, a7, s4
    xor s5, s5, s10
    and s10, a3, s5
    xor s10, s9, s10
    and ra, a7, s8
    sw t3, 116(sp)
    lw t3, 2016(s1)
    xor ra, s6, ra
    lw s1, 2032(s1)
    xor t3, ra, t3
    sw t3, 156(sp)
    lw t3, -2048(s3)
    xor s1, a7, s1
    sw s1, 148(sp)
    lw s1, -460(s3)
    xor t3, s10, t3
    sw t3, 96(sp)
    lw t3, -2024(s3)
    xor s1, s4, s1
    sw s1, 204(sp)
    lw s1, -440(s3)
    xor t3, a3, t3
    sw t3, 188(sp)
    lw t3, -452(s3)
    xor s1, s5, s1
    xor t3, s8, t3
    and s6, s6, s9
    lw s9, -448(s3)
    xor s6, s7, s6
    xor s7, s6, s9
    not s9, a5
    sw s7, 160(sp)
    and s7, a0, s9
    xor t5, t5, s7
    and s7, s11, t5
    xor s7, t4, s7
    and s9, s0, s9
    xor s9, s2, s9
    and t4, s2, t4
    xor t4, a4, t4
    and a4, t4, t5
    xor t0, t0, a4
    and a4, t4, s7
    xor a4, s0, a4
    and s0, s9, a4
    xor s0, a0, s0
    and a0, s11, a0
    xor a5, a5, a0
    lw a0, 200(sp)
    lw s11, 220(sp)
    not s2, a0
    sw t3, 120(sp)
    and t3, s11, s2
    sw s1, 212(sp)
    lw s1, 192(sp)
    sw s6, 216(sp)
    xor t3, s1, t3
    lw s1, 104(sp)
    sw a5, 192(sp)
    and a5, s1, t3
    lw s6, 152(sp)
    sw s0, 136(sp)
    xor a5, s6, a5
    lw s0, 176(sp)
    sw s10, 208(sp)
    and s2, s0, s2
    lw s10, 144(sp)
    sw t4, 176(sp)
    xor s2, s10, s2
    not s10, s10
    and s6, s10, s6
    lw s10, 180(sp)
    lw t4, 100(sp)
    xor s6, s10, s6
    and s10, s6, a5
    xor s0, s0, s10
    and s10, s6, t3
    xor t4, t4, s10
    not s10, s2
    and s10, s10, s0
    xor s10, s11, s10
    and s1, s1, s11
    xor a0, a0, s1
    xor t1, t1, s2
    xor a3, a3, s2
    lw s1, -432(s3)
    xor s2, s9, a3
    xor s1, s2, s1
    xor s2, a5, s4
    lw s4, 72(sp)
    xor a6, a6, t3
    lw s9, 1004(s4)
    xor a5, t6, a5
    xor t6, s2, s9
    lw s9, 2028(s4)
    xor s2, s7, s2
    xor s2, s2, s9
    xor t3, s8, t3
    lw s7, 2044(s4)
    xor t5, t5, t3
    xor t5, t5, s7
    xor a2, a2, s0
    xor s0, s5, s0
    lw s5, -436(s3)
    xor a4, a4, s0
    xor a4, a4, s5
    xor a1, a1, t4
    xor t4, ra, t4
    lw s5, -464(s3)
    xor t0, t0, t4
    xor t0, t0, s5
    xor a7, s6, a7
    xor t2, t2, s6
    lw s5, -456(s3)
    lw s6, 176(sp)
    lw s7, 208(sp)
    xor s6, s6, a7
    xor s5, s6, s5
    lw s6, 184(sp)
    xor s7, s7, s10
    xor s6, s6, s10
    lw s8, -2044(s3)
    lw s9, 136(sp)
    lw s10, 116(sp)
    xor s9, s9, s7
    xor s8, s9, s8
    lw s9, 216(sp)
    lw s11, 192(sp)
    xor s9, s9, a0
    xor a0, s10, a0
    lw s10, -444(s3)
    xor s11, s11, s9
    xor s10, s11, s10
    # round 32 (skinny.dsl:60)
    not s11, a2
    not ra, s0
    and s3, s11, t1
    xor s3, s6, s3
    or s6, a5, a6
    xor a1, a1, s6
    or s6, a1, s3
    xor s6, a0, s6
    not s4, s3
    and s4, a0, s4
    xor a6, a6, s4
    or s4, a1, a6
    xor s4, t2, s4
    not t2, t2
    and t2, t2, t1
    xor a5, a5, t2
    not t2, a5
    and t2, t2, s4
    xor t2, a2, t2
    slli a2, s6, 8
    sw s6, 192(sp)
    srli s6, s6, 24
    or a2, a2, s6
    slli s6, a6, 8
    sw a2, 116(sp)
    srli a2, a6, 24
    or a2, s6, a2
    slli s6, a1, 8
    sw a1, 216(sp)
    srli a1, a1, 24
    or a1, s6, a1
    slli s6, s3, 8
    sw s3, 136(sp)
    srli s3, s3, 24
    or s3, s6, s3
    slli s6, t2, 8
    sw t2, 208(sp)
    srli t2, t2, 24
    or t2, s6, t2
    slli s6, s4, 8
    sw t2, 184(sp)
    srli t2, s4, 24
    or t2, s6, t2
    slli s6, a5, 8
    sw a5, 176(sp)
    srli a5, a5, 24
    or a5, s6, a5
    and a0, a0, s11
    xor t1, t1, a0
    slli a0, t1, 8
    srli s6, t1, 24
    or a0, a0, s6
    lw s6, 212(sp)
    lw s11, 188(sp)
    sw t1, 200(sp)
    and t1, s6, s11
    sw a0, 220(sp)
    lw a0, 96(sp)
    sw s4, 104(sp)
    xor t1, a0, t1
    lw a0, 148(sp)
    sw s3, 96(sp)
    and s3, a0, s11
    lw s4, 204(sp)
    sw t2, 100(sp)
    xor s3, s4, s3
    lw t2, 120(sp)
    sw a6, 204(sp)
    lw a6, 156(sp)
    and s4, s4, t2
    xor a6, a6, s4
    lw s4, 160(sp)
    sw a1, 156(sp)
    and a1, s4, t1
    xor t2, t2, a1
    and a1, a6, t2
    xor a1, a0, a1
    and a0, s3, a1
    xor a0, s6, a0
    sw a0, 148(sp)
    and a0, a6, t1
    xor a0, s4, a0
    and s4, s4, s6
    xor s4, s11, s4
    and s6, s5, s1
    xor s6, s2, s6
    and s2, s2, t5
    xor t0, t0, s2
    and s2, a4, s1
    xor s2, s8, s2
    and s8, t0, s2
    xor s8, s10, s8
    and s11, s10, s2
    xor t5, t5, s11
    and s11, t0, t5
    xor s5, s5, s11
    slli s11, s5, 16
    sw a0, 188(sp)
    srli a0, s5, 16
    or a0, s11, a0
    and s11, s6, s5
    xor s11, a4, s11
    sw s4, 212(sp)
    slli s4, s11, 16
    sw t1, 160(sp)
    srli t1, s11, 16
    or t1, s4, t1
    slli s4, t5, 16
    sw t1, 120(sp)
    srli t1, t5, 16
    or t1, s4, t1
    slli s4, s8, 16
    sw a0, 180(sp)
    srli a0, s8, 16
    or a0, s4, a0
    slli s4, s2, 16
    sw a0, 152(sp)
    srli a0, s2, 16
    or a0, s4, a0
    slli s4, t0, 16
    sw a0, 144(sp)
    srli a0, t0, 16
    or a0, s4, a0
    lw s4, 72(sp)
    sw a0, 108(sp)
    lw a0, 2008(s4)
    sw a1, 196(sp)
    slli a1, s6, 16
    sw t1, 124(sp)
    srli t1, s6, 16
    or t1, a1, t1
    lw a1, 128(sp)
    sw t1, 112(sp)
    lw t1, -428(a1)
    xor a0, s6, a0
    lw s6, -424(a1)
    xor t1, s8, t1
    lw s8, -412(a1)
    xor t0, t0, s6
    lw s6, 1984(s4)
    xor s5, s5, s8
    lw s8, 1960(s4)
    xor s6, s11, s6
    lw s11, 1976(s4)
    xor t5, t5, s8
    xor s2, s2, s11
    and a4, s10, a4
    xor a4, s1, a4
    lw s1, -420(a1)
    slli s8, a4, 16
    srli s10, a4, 16
    or s8, s8, s10
    xor a4, a4, s1
    and s1, ra, a3
    xor s1, s7, s1
    not s7, a7
    and s7, s7, a3
    xor s7, t6, s7
    not s10, t3
    and t6, t6, s10
    xor t4, t4, t6
    not t6, s1
    and s10, t4, t6
    xor s10, s9, s10
    and t6, s9, t6
    xor t3, t3, t6
    not t6, t3
    and t6, t4, t6
    xor a7, a7, t6
    not t6, a7
    and t6, s7, t6
    xor t6, s0, t6
    and s0, s9, ra
    xor a3, a3, s0
    xor a5, a5, s3
    xor t2, a2, t2
    lw a2, 156(sp)
    lw s0, 124(sp)
    xor a6, a2, a6
    lw a2, 204(sp)
    lw s3, 196(sp)
    xor a2, a2, s0
    lw s0, 100(sp)
    lw s9, 152(sp)
    xor s0, s0, s3
    lw s3, 192(sp)
    lw s11, 180(sp)
    xor s3, s3, s9
    lw s9, 104(sp)
    lw ra, 160(sp)
    xor s9, s9, s11
    lw s11, 96(sp)
    sw a4, 160(sp)
    xor s11, s11, ra
    lw ra, 184(sp)
    lw a4, 148(sp)
    sw t1, 148(sp)
    xor a4, ra, a4
    lw ra, 208(sp)
    lw t1, 120(sp)
    sw s2, 120(sp)
    xor t1, ra, t1
    lw ra, 176(sp)
    lw s2, 112(sp)
    sw t5, 112(sp)
    xor s2, ra, s2
    lw ra, 220(sp)
    lw t5, 212(sp)
    sw t0, 212(sp)
    xor t5, ra, t5
    lw ra, 116(sp)
    lw t0, 188(sp)
    xor t0, ra, t0
    lw ra, 200(sp)
    sw s6, 200(sp)
    xor s8, ra, s8
    lw ra, 216(sp)
    lw s6, 108(sp)
    xor s6, ra, s6
    lw ra, 868(s4)
    sw a0, 108(sp)
    lw a0, 136(sp)
    sw s5, 216(sp)
    lw s5, 144(sp)
    xor a0, a0, s5
    xor s5, a2, ra
    slli ra, a2, 24
    srli a2, a2, 8
    or a2, ra, a2
    lw ra, 1964(s4)
    xor t3, t3, a2
    xor t3, t3, ra
    slli a2, a0, 24
    srli ra, a0, 8
    or a2, a2, ra
    lw ra, 1980(s4)
    xor a2, s1, a2
    xor a2, a2, ra
    slli s1, s6, 24
    srli ra, s6, 8
    or s1, s1, ra
    lw ra, 1972(s4)
    xor t4, t4, s1
    xor t4, t4, ra
    slli s1, s8, 24
    srli ra, s8, 8
    or s1, s1, ra
    lw ra, -416(a1)
    xor a3, a3, s1
    xor a3, a3, ra
    slli s1, s2, 24
    srli ra, s2, 8
    or s1, s1, ra
    lw ra, -408(a1)
    xor s1, s7, s1
    xor s1, s1, ra
    slli s7, t1, 24
    srli ra, t1, 8
    or s7, s7, ra
    lw ra, 1988(s4)
    xor t6, t6, s7
    xor t6, t6, ra
    slli s7, s9, 24
    srli ra, s9, 8
    or s7, s7, ra
    lw ra, 2004(s4)
    xor a7, a7, s7
    xor a7, a7, ra
    slli s7, s3, 24
    srli ra, s3, 8
    or s7, s7, ra
    lw ra, 1956(s4)
    xor s7, s10, s7
    xor s7, s7, ra
    # round 31 (skinny.dsl:60)
    and s10, s6, s2
    xor s10, s5, s10
    and s5, s5, a0
    xor s3, s3, s5
    not s5, s9
    and s5, s5, s2
    xor t1, t1, s5
    not s5, s8
    and s5, s5, t1
    xor a0, a0, s5
    and s5, s3, a0
    xor s5, s6, s5
    and s6, s10, s5
    xor s6, s9, s6
    and ra, s3, t1
    xor ra, s8, ra
    or s8, s8, s9
    xor s2, s2, s8
    not s8, s0
    and s8, s8, a5
    xor a4, a4, s8
    and s8, t2, s11
    xor t0, t0, s8
    and s8, t0, a4
    xor s8, t5, s8
    not s9, t5
    and s9, s9, a4
    xor s9, s11, s9
    and s11, t0, s9
    xor s11, a6, s11
    and a6, a6, a5
    xor a6, t2, a6
    and t2, a6, s11
    xor t2, s0, t2
    sw ra, 144(sp)
    slli ra, s8, 16
    sw s5, 136(sp)
    srli s5, s8, 16
    or s5, ra, s5
    slli ra, s9, 16
    sw s6, 188(sp)
    srli s6, s9, 16
    or s6, ra, s6
    slli ra, t0, 16
    sw s10, 116(sp)
    srli s10, t0, 16
    or s10, ra, s10
    slli ra, a4, 16
    sw s2, 220(sp)
    srli s2, a4, 16
    or s2, ra, s2
    slli ra, t2, 16
    sw s3, 176(sp)
    srli s3, t2, 16
    or s3, ra, s3
    slli ra, s11, 16
    srli s4, s11, 16
    or s4, ra, s4
    slli ra, a6, 16
    sw t1, 208(sp)
    srli t1, a6, 16
    or t1, ra, t1
    or t5, t5, s0
    xor a5, a5, t5
    slli t5, a5, 16
    srli s0, a5, 16
    or t5, t5, s0
    lw s0, 216(sp)
    lw ra, 108(sp)
    sw a0, 184(sp)
    and a0, s0, ra
    sw a4, 96(sp)
    lw a4, 200(sp)
    sw a5, 180(sp)
    xor a4, a4, a0
    lw a0, 212(sp)
    sw t0, 200(sp)
    and t0, a0, ra
    lw a5, 112(sp)
    sw s5, 104(sp)
    xor t0, a5, t0
    lw s5, 120(sp)
    sw t5, 112(sp)
    and a5, a5, s5
    lw t5, 148(sp)
    sw t2, 212(sp)
    xor a5, t5, a5
    lw t5, 160(sp)
    sw a6, 148(sp)
    and a6, t5, a4
    xor a6, s5, a6
    and s5, a5, a6
    xor a0, a0, s5
    and s5, t0, a0
    xor s5, s0, s5
    and t2, a5, a4
    xor t2, t5, t2
    and t5, t5, s0
    xor t5, ra, t5
    and s0, t4, s1
    xor s0, t3, s0
    and t3, t3, a2
    xor t3, s7, t3
    and s7, a7, s1
    xor t6, t6, s7
    and s7, a3, t6
    xor a2, a2, s7
    and s7, t3, a2
    xor t4, t4, s7
    and s7, s0, t4
    xor s7, a7, s7
    and ra, t3, t6
    sw t2, 108(sp)
    lw t2, -400(a1)
    xor ra, a3, ra
    sw t5, 216(sp)
    lw t5, -392(a1)
    xor t2, ra, t2
    sw t2, 160(sp)
    lw t2, 72(sp)
    sw s3, 120(sp)
    lw s3, 1924(t2)
    xor t5, t3, t5
    sw t5, 152(sp)
    lw t5, 1900(t2)
    xor s3, s7, s3
    sw s3, 192(sp)
    lw s3, 1948(t2)
    xor t5, a2, t5
    sw t5, 196(sp)
    lw t5, -376(a1)
    xor s3, s0, s3
    sw s3, 100(sp)
    lw s3, 1916(t2)
    xor t5, t4, t5
    xor s3, t6, s3
    and a7, a3, a7
    lw a3, -384(a1)
    xor a7, s1, a7
    xor a3, a7, a3
    xor t0, t1, t0
    xor a6, s6, a6
    xor a5, s10, a5
    xor t1, a2, s9
    xor a2, s4, a0
    xor a0, s8, ra
    xor t4, s11, t4
    xor a4, s2, a4
    lw s1, 120(sp)
    lw s2, 212(sp)
    xor s1, s1, s5
    xor s2, s2, s7
    lw s4, 148(sp)
    lw s5, 216(sp)
    xor s0, s4, s0
    lw s4, 112(sp)
    lw s6, 108(sp)
    xor s4, s4, s5
    lw s5, 104(sp)
    lw s7, 96(sp)
    xor s5, s5, s6
    lw s6, 180(sp)
    lw s8, 184(sp)
    xor a7, s6, a7
    lw s6, 200(sp)
    lw s9, 208(sp)
    xor t3, t3, s6
    lw s6, 344(t2)
    xor t6, s7, t6
    xor s6, t1, s6
    slli s7, t1, 16
    srli t1, t1, 16
    or t1, s7, t1
    lw s7, 1896(t2)
    xor t1, s8, t1
    xor t1, t1, s7
    slli s7, t6, 16
    srli s8, t6, 16
    or s7, s7, s8
    lw s8, 1912(t2)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, t3, 16
    srli s9, t3, 16
    or s8, s8, s9
    lw s9, -396(a1)
    lw s10, 176(sp)
    lw s11, 220(sp)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a7, 16
    srli s10, a7, 16
    or s9, s9, s10
    lw s10, -388(a1)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s0, 16
    srli s11, s0, 16
    or s10, s10, s11
    lw ra, 116(sp)
    lw s11, 1944(t2)
    xor s10, ra, s10
    xor s10, s10, s11
    slli s11, s2, 16
    srli ra, s2, 16
    or s11, s11, ra
    lw ra, 1920(t2)
    sw a3, 116(sp)
    lw a3, 188(sp)
    xor a3, a3, s11
    xor a3, a3, ra
    slli s11, t4, 16
    srli ra, t4, 16
    or s11, s11, ra
    lw ra, -380(a1)
    sw t5, 188(sp)
    lw t5, 136(sp)
    xor t5, t5, s11
    xor t5, t5, ra
    slli s11, a0, 16
    srli ra, a0, 16
    or s11, s11, ra
    lw ra, -404(a1)
    sw s3, 136(sp)
    lw s3, 144(sp)
    # round 30 (skinny.dsl:60)
    sw a5, 144(sp)
    # round 31 (skinny.dsl:60)
    xor s3, s3, s11
    xor s3, s3, ra
    # round 30 (skinny.dsl:60)
    and s11, s8, s10
    xor s11, t1, s11
    and t1, t1, s7
    xor t1, s3, t1
    and s3, t5, s10
    xor a3, a3, s3
    and s3, t1, a3
    xor s3, s9, s3
    and ra, s9, a3
    xor s7, s7, ra
    and ra, t1, s7
    xor s8, s8, ra
    slli ra, s8, 16
    srli a5, s8, 16
    or a5, ra, a5
    and ra, s11, s8
    xor ra, t5, ra
    sw a5, 220(sp)
    slli a5, ra, 16
    sw s4, 176(sp)
    srli s4, ra, 16
    or a5, a5, s4
    slli s4, s7, 16
    sw a5, 208(sp)
    srli a5, s7, 16
    or a5, s4, a5
    slli s4, s3, 16
    sw a5, 184(sp)
    srli a5, s3, 16
    or a5, s4, a5
    slli s4, a3, 16
    sw a5, 96(sp)
    srli a5, a3, 16
    or a5, s4, a5
    slli s4, t1, 16
    sw a5, 200(sp)
    srli a5, t1, 16
    or a5, s4, a5
    lw s4, 1880(t2)
    sw a5, 180(sp)
    slli a5, s11, 16
    sw s5, 108(sp)
    srli s5, s11, 16
    or a5, a5, s5
    lw s5, -372(a1)
    xor s4, s11, s4
    lw s11, -368(a1)
    xor s3, s3, s5
    lw s5, -352(a1)
    xor t1, t1, s11
    lw s11, 1856(t2)
    xor s5, s8, s5
    lw s8, 1832(t2)
    xor s11, ra, s11
    lw ra, 1848(t2)
    xor s7, s7, s8
    xor a3, a3, ra
    and t5, s9, t5
    xor t5, s10, t5
    lw s8, -360(a1)
    slli s9, t5, 16
    srli s10, t5, 16
    or s9, s9, s10
    xor t5, t5, s8
    not s8, t6
    and s8, s6, s8
    xor a0, a0, s8
    or s8, t4, s0
    xor s2, s2, s8
    or s8, t3, s0
    xor s6, s6, s8
    not s8, s2
    and s10, a7, s8
    xor t6, t6, s10
    and s8, a0, s8
    xor s8, a7, s8
    not s10, t6
    and s10, a0, s10
    xor t3, t3, s10
    or s10, s6, t3
    xor s10, t4, s10
    not t4, t4
    and a7, a7, t4
    xor a7, s0, a7
    or t4, a2, t0
    xor t4, s1, t4
    or s0, a6, a4
    lw s1, 108(sp)
    lw ra, 176(sp)
    xor s0, s1, s0
    or s1, s0, t4
    xor s1, ra, s1
    not a1, t4
    and a1, ra, a1
    xor a4, a4, a1
    or a1, s0, a4
    lw t2, 144(sp)
    sw t5, 144(sp)
    xor a1, t2, a1
    or t2, t2, t0
    xor a6, a6, t2
    and t2, a6, a1
    xor t2, a2, t2
    slli t5, s1, 24
    sw s11, 108(sp)
    srli s11, s1, 8
    or t5, t5, s11
    slli s11, a4, 24
    sw s5, 104(sp)
    srli s5, a4, 8
    or s5, s11, s5
    slli s11, s0, 24
    sw s4, 216(sp)
    srli s4, s0, 8
    or s4, s11, s4
    slli s11, t4, 24
    sw t1, 112(sp)
    srli t1, t4, 8
    or t1, s11, t1
    slli s11, t2, 24
    sw s3, 148(sp)
    srli s3, t2, 8
    or s3, s11, s3
    slli s11, a1, 24
    sw s7, 212(sp)
    srli s7, a1, 8
    or s7, s11, s7
    slli s11, a6, 24
    sw a3, 120(sp)
    srli a3, a6, 8
    or a3, s11, a3
    not a2, a2
    and a2, ra, a2
    xor t0, t0, a2
    slli a2, t0, 24
    srli s11, t0, 8
    or a2, a2, s11
    lw s11, 196(sp)
    lw ra, 136(sp)
    sw s8, 176(sp)
    and s8, s11, ra
    sw t3, 124(sp)
    lw t3, 160(sp)
    sw s10, 160(sp)
    xor t3, t3, s8
    lw s8, 152(sp)
    lw s10, 100(sp)
    sw s6, 204(sp)
    and s6, s8, s10
    xor s6, s11, s6
    lw s11, 188(sp)
    sw a7, 196(sp)
    and a7, s11, s10
    sw a0, 156(sp)
    lw a0, 192(sp)
    sw t6, 152(sp)
    xor a7, a0, a7
    lw a0, 116(sp)
    sw s2, 192(sp)
    and s2, a0, a7
    xor s2, ra, s2
    and ra, t3, s2
    xor s8, s8, ra
    and ra, t3, a7
    xor ra, a0, ra
    and t6, s6, s8
    xor t6, s11, t6
    and a0, a0, s11
    xor a0, s10, a0
    xor a3, a3, s6
    xor s2, s5, s2
    xor t3, s4, t3
    lw s4, 184(sp)
    lw s5, 96(sp)
    xor a4, a4, s4
    xor s4, s7, s8
    xor s1, s1, s5
    lw s5, 220(sp)
    xor a7, t1, a7
    xor a1, a1, s5
    xor t1, s3, t6
    lw t6, 208(sp)
    xor a5, a6, a5
    xor t2, t2, t6
    xor a6, a2, a0
    xor t5, t5, ra
    xor t0, t0, s9
    lw t6, 180(sp)
    lw a2, 72(sp)
    xor t6, s0, t6
    lw a0, 280(a2)
    lw s0, 200(sp)
    xor a0, a4, a0
    xor t4, t4, s0
    slli s0, a4, 8
    srli a4, a4, 24
    or a4, s0, a4
    lw s0, 1836(a2)
    lw s3, 152(sp)
    lw s5, 192(sp)
    xor a4, s3, a4
    xor a4, a4, s0
    slli s0, t4, 8
    srli s3, t4, 24
    or s0, s0, s3
    lw s3, 1852(a2)
    xor s0, s5, s0
    xor s0, s0, s3
    slli s3, t6, 8
    srli s5, t6, 24
    or s3, s3, s5
    lw s5, 1844(a2)
    lw s6, 156(sp)
    lw s8, 196(sp)
    xor s3, s6, s3
    xor s3, s3, s5
    slli s5, t0, 8
    srli s6, t0, 24
    or s5, s5, s6
    lw s6, 128(sp)
    lw s9, 204(sp)
    lw s7, -356(s6)
    xor s5, s8, s5
    xor s5, s5, s7
    slli s7, a5, 8
    srli s8, a5, 24
    or s7, s7, s8
    lw s8, -348(s6)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, t2, 8
    srli s9, t2, 24
    or s8, s8, s9
    lw s9, -364(s6)
    lw s10, 160(sp)
    lw s11, 124(sp)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a1, 8
    srli s10, a1, 24
    or s9, s9, s10
    lw s10, 1876(a2)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s1, 8
    srli s11, s1, 24
    or s10, s10, s11
    lw s11, 1828(a2)
    lw ra, 176(sp)
    # round 29 (skinny.dsl:60)
    sw t5, 124(sp)
    # round 30 (skinny.dsl:60)
    xor s10, ra, s10
    xor s10, s10, s11
    # round 29 (skinny.dsl:60)
    lw s11, 212(sp)
    lw ra, 120(sp)
    sw a6, 176(sp)
    and a6, s11, ra
    lw t5, 148(sp)
    sw a7, 148(sp)
    xor a6, t5, a6
    lw t5, 112(sp)
    lw a7, 216(sp)
    sw s2, 160(sp)
    and s2, t5, a7
    xor s2, s11, s2
    lw s11, 104(sp)
    sw t3, 212(sp)
    and t3, s11, a7
    sw t1, 204(sp)
    lw t1, 108(sp)
    xor t1, t1, t3
    lw t3, 144(sp)
    sw a3, 108(sp)
    and a3, t3, t1
    xor a3, ra, a3
    and ra, a6, a3
    xor t5, t5, ra
    and ra, s2, t5
    xor ra, s11, ra
    sw ra, 112(sp)
    and ra, a6, t1
    xor ra, t3, ra
    and t3, t3, s11
    xor a7, a7, t3
    and t3, s3, s7
    xor t3, a4, t3
    and a4, a4, s0
    xor a4, s10, a4
    and s10, s9, s7
    xor s8, s8, s10
    and s10, s5, s8
    xor s0, s0, s10
    and s10, a4, s0
    xor s3, s3, s10
    and s10, t3, s3
    xor s10, s9, s10
    and s11, a4, s8
    sw a7, 216(sp)
    lw a7, 1760(a2)
    xor s11, s5, s11
    sw a6, 104(sp)
    lw a6, 1776(a2)
    xor a7, s11, a7
    sw a7, 144(sp)
    lw a7, 1792(a2)
    xor a6, a4, a6
    sw a6, 120(sp)
    lw a6, -340(s6)
    xor a7, s10, a7
    sw a7, 196(sp)
    lw a7, 1816(a2)
    xor a6, s0, a6
    sw a6, 156(sp)
    lw a6, -320(s6)
    xor a7, t3, a7
    sw a7, 192(sp)
    lw a7, -332(s6)
    xor a6, s3, a6
    xor a7, s8, a7
    and s5, s5, s9
    lw s9, -328(s6)
    xor s5, s7, s5
    xor s7, s5, s9
    or s9, a1, a5
    xor t2, t2, s9
    not s9, a5
    and s9, t6, s9
    xor s9, a0, s9
    and a0, a0, t4
    xor a0, s1, a0
    not s1, t2
    sw s7, 152(sp)
    and s7, t0, s1
    xor t4, t4, s7
    and s1, a0, s1
    xor s1, t0, s1
    and s7, a0, t4
    xor t6, t6, s7
    and s7, s9, t6
    xor s7, a1, s7
    not a1, a1
    and t0, t0, a1
    xor a5, a5, t0
    lw t0, 108(sp)
    sw a7, 200(sp)
    or a1, s4, t0
    lw a7, 204(sp)
    sw a6, 204(sp)
    xor a7, a7, a1
    not a1, t0
    lw a6, 212(sp)
    lw s6, 160(sp)
    and a1, a6, a1
    xor a1, s6, a1
    sw a5, 180(sp)
    lw a5, 148(sp)
    sw s5, 160(sp)
    and s6, s6, a5
    lw s5, 124(sp)
    sw s7, 124(sp)
    xor s5, s5, s6
    not s6, a7
    lw s7, 176(sp)
    sw s10, 208(sp)
    and s10, s7, s6
    xor a5, a5, s10
    and s10, s5, a5
    xor a6, a6, s10
    and s6, s5, s6
    xor s6, s7, s6
    and s10, a1, a6
    xor s10, s4, s10
    not s4, s4
    and s4, s7, s4
    xor t0, t0, s4
    xor s2, s2, a1
    xor t3, t3, a1
    lw a1, 1820(a2)
    xor s4, s9, t3
    xor a1, s4, a1
    xor s0, a5, s0
    lw s4, 740(a2)
    xor a5, a3, a5
    xor a3, s0, s4
    lw s4, 1772(a2)
    xor t4, t4, s0
    xor t4, t4, s4
    xor t1, t1, a7
    xor a7, s8, a7
    lw s0, 1788(a2)
    xor t2, t2, a7
    xor t2, t2, s0
    xor t5, t5, a6
    xor a6, s3, a6
    lw s0, 128(sp)
    xor s4, s11, s6
    lw s3, -316(s0)
    xor t6, t6, a6
    xor t6, t6, s3
    xor s3, ra, s6
    lw s6, -344(s0)
    xor s1, s1, s4
    xor s1, s1, s6
    xor a4, s5, a4
    lw s6, 104(sp)
    lw s7, 208(sp)
    xor s5, s6, s5
    lw s6, -336(s0)
    xor a0, a0, a4
    xor a0, a0, s6
    lw s6, 112(sp)
    xor s7, s7, s10
    xor s6, s6, s10
    lw s8, 1796(a2)
    lw s9, 124(sp)
    lw s10, 216(sp)
    xor s9, s9, s7
    xor s8, s9, s8
    lw s9, 160(sp)
    lw s11, 180(sp)
    xor s9, s9, t0
    xor t0, s10, t0
    lw s10, -324(s0)
    xor s11, s11, s9
    xor s10, s11, s10
    # round 28 (skinny.dsl:60)
    or s11, t5, s2
    xor s6, s6, s11
    not s11, a5
    and s11, s11, t1
    xor s3, s3, s11
    or s11, s3, s6
    xor s11, t0, s11
    not ra, s6
    and ra, t0, ra
    xor t1, t1, ra
    not ra, s3
    and ra, ra, t1
    xor ra, s5, ra
    or s5, s5, s2
    xor a5, a5, s5
    not s5, ra
    and s5, a5, s5
    xor s5, t5, s5
    slli s0, s11, 8
    srli a2, s11, 24
    or a2, s0, a2
    slli s0, t1, 8
    sw a2, 180(sp)
    srli a2, t1, 24
    or a2, s0, a2
    slli s0, s3, 8
    sw s3, 216(sp)
    srli s3, s3, 24
    or s0, s0, s3
    slli s3, s6, 8
    sw s6, 160(sp)
    srli s6, s6, 24
    or s3, s3, s6
    slli s6, s5, 8
    sw s5, 124(sp)
    srli s5, s5, 24
    or s5, s6, s5
    slli s6, ra, 8
    sw s5, 208(sp)
    srli s5, ra, 24
    or s5, s6, s5
    slli s6, a5, 8
    sw a5, 112(sp)
    srli a5, a5, 24
    or a5, s6, a5
    not t5, t5
    and t0, t0, t5
    xor t0, s2, t0
    slli t5, t0, 8
    srli s2, t0, 24
    or t5, t5, s2
    lw s2, 204(sp)
    lw s6, 192(sp)
    sw t0, 104(sp)
    and t0, s2, s6
    sw t5, 108(sp)
    lw t5, 196(sp)
    sw ra, 176(sp)
    xor t0, t5, t0
    lw t5, 120(sp)
    sw s3, 196(sp)
    and s3, t5, s6
    lw ra, 156(sp)
    sw s11, 212(sp)
    xor s3, ra, s3
    lw s11, 200(sp)
    sw s5, 156(sp)
    lw s5, 144(sp)
    and ra, ra, s11
    xor s5, s5, ra
    lw ra, 152(sp)
    sw t1, 144(sp)
    and t1, ra, t0
    xor t1, s11, t1
    and s11, s5, t1
    xor t5, t5, s11
    and s11, s3, t5
    xor s11, s2, s11
    sw s11, 120(sp)
    and s11, s5, t0
    xor s11, ra, s11
    and s2, ra, s2
    xor s2, s6, s2
    and s6, a0, a1
    xor s6, t4, s6
    and t4, t4, t2
    xor t4, s1, t4
    and s1, t6, a1
    xor s1, s8, s1
    and s8, t4, s1
    xor s8, s10, s8
    and ra, s10, s1
    xor t2, t2, ra
    and ra, t4, t2
    xor a0, a0, ra
    slli ra, a0, 16
    sw s11, 192(sp)
    srli s11, a0, 16
    or s11, ra, s11
    and ra, s6, a0
    xor ra, t6, ra
    sw s2, 204(sp)
    slli s2, ra, 16
    sw t0, 152(sp)
    srli t0, ra, 16
    or t0, s2, t0
    slli s2, t2, 16
    sw t0, 200(sp)
    srli t0, t2, 16
    or t0, s2, t0
    slli s2, s8, 16
    sw s11, 148(sp)
    srli s11, s8, 16
    or s2, s2, s11
    slli s11, s1, 16
    sw s2, 220(sp)
    srli s2, s1, 16
    or s2, s11, s2
    slli s11, t4, 16
    sw s2, 96(sp)
    srli s2, t4, 16
    or s2, s11, s2
    lw s11, 72(sp)
    sw s2, 184(sp)
    lw s2, 1752(s11)
    sw t5, 100(sp)
    slli t5, s6, 16
    sw t0, 188(sp)
    srli t0, s6, 16
    or t0, t5, t0
    lw t5, 1696(s11)
    xor s2, s6, s2
    lw s6, 1712(s11)
    xor t5, s8, t5
    lw s8, 128(sp)
    sw t5, 116(sp)
    lw t5, -284(s8)
    xor t4, t4, s6
    lw s6, 1728(s11)
    xor t5, a0, t5
    lw a0, -308(s8)
    xor s6, ra, s6
    lw ra, -300(s8)
    xor t2, t2, a0
    xor a0, s1, ra
    and t6, s10, t6
    xor t6, a1, t6
    lw a1, -292(s8)
    slli s1, t6, 16
    srli s10, t6, 16
    or s1, s1, s10
    xor t6, t6, a1
    or a1, a4, t3
    xor a1, a3, a1
    and a3, a3, a7
    xor a3, s4, a3
    or s4, a6, t3
    xor s4, s7, s4
    not s7, s4
    and s7, s9, s7
    xor a7, a7, s7
    or s7, a3, s4
    xor s7, s9, s7
    not s10, a3
    and s10, s10, a7
    xor a4, a4, s10
    or s10, a1, a4
    xor s10, a6, s10
    not a6, a6
    and a6, s9, a6
    xor a6, t3, a6
    xor a5, a5, s3
    xor t1, a2, t1
    xor t3, s0, s5
    lw a2, 144(sp)
    lw s0, 188(sp)
    lw s3, 100(sp)
    xor a2, a2, s0
    lw s0, 156(sp)
    lw s5, 220(sp)
    xor s0, s0, s3
    lw s3, 212(sp)
    lw s9, 148(sp)
    xor s3, s3, s5
    lw s5, 176(sp)
    lw ra, 152(sp)
    xor s5, s5, s9
    lw s9, 196(sp)
    sw t6, 152(sp)
    xor s9, s9, ra
    lw ra, 208(sp)
    lw t6, 120(sp)
    sw a0, 120(sp)
    xor t6, ra, t6
    lw ra, 124(sp)
    lw a0, 200(sp)
    xor a0, ra, a0
    lw ra, 112(sp)
    sw t2, 112(sp)
    xor t0, ra, t0
    lw ra, 108(sp)
    lw t2, 204(sp)
    sw t4, 204(sp)
    xor t2, ra, t2
    lw ra, 180(sp)
    lw t4, 192(sp)
    xor t4, ra, t4
    lw ra, 104(sp)
    sw s6, 104(sp)
    xor s1, ra, s1
    lw ra, 216(sp)
    lw s6, 184(sp)
    xor s6, ra, s6
    lw ra, 664(s11)
    sw s2, 184(sp)
    lw s2, 160(sp)
    sw t5, 216(sp)
    lw t5, 96(sp)
    xor t5, s2, t5
    xor s2, a2, ra
    slli ra, a2, 24
    srli a2, a2, 8
    or a2, ra, a2
    lw ra, 1708(s11)
    xor a7, a7, a2
    xor a7, a7, ra
    slli a2, t5, 24
    srli ra, t5, 8
    or a2, a2, ra
    lw ra, 1724(s11)
    xor a2, s4, a2
    xor a2, a2, ra
    slli s4, s6, 24
    srli ra, s6, 8
    or s4, s4, ra
    lw ra, -304(s8)
    xor a3, a3, s4
    xor a3, a3, ra
    slli s4, s1, 24
    srli ra, s1, 8
    or s4, s4, ra
    lw ra, -288(s8)
    xor a6, a6, s4
    xor a6, a6, ra
    slli s4, t0, 24
    srli ra, t0, 8
    or s4, s4, ra
    lw ra, -276(s8)
    xor a1, a1, s4
    xor a1, a1, ra
    slli s4, a0, 24
    srli ra, a0, 8
    or s4, s4, ra
    lw ra, -296(s8)
    xor s4, s10, s4
    xor s4, s4, ra
    slli s10, s5, 24
    srli ra, s5, 8
    or s10, s10, ra
    lw ra, -280(s8)
    xor a4, a4, s10
    xor a4, a4, ra
    slli s10, s3, 24
    srli ra, s3, 8
    or s10, s10, ra
    lw ra, -312(s8)
    xor s7, s7, s10
    xor s7, s7, ra
    # round 27 (skinny.dsl:60)
    and s10, s2, t5
    xor s3, s3, s10
    not s10, t0
    and ra, s5, s10
    xor a0, a0, ra
    and s10, s6, s10
    xor s2, s2, s10
    and s10, s1, a0
    xor t5, t5, s10
    and s10, s3, t5
    xor s6, s6, s10
    and s10, s2, s6
    xor s10, s5, s10
    and ra, s3, a0
    xor ra, s1, ra
    and s1, s1, s5
    xor t0, t0, s1
    not s1, a5
    and s5, s0, s1
    xor t6, t6, s5
    not s5, t1
    and s5, s5, s9
    xor t4, t4, s5
    and s5, t4, t6
    xor s5, t2, s5
    sw ra, 96(sp)
    and ra, t2, t6
    xor s9, s9, ra
    and ra, t4, s9
    xor ra, t3, ra
    and t3, t3, s1
    xor t1, t1, t3
    not t3, t1
    and t3, t3, ra
    xor t3, s0, t3
    slli s1, s5, 16
    sw s6, 160(sp)
    srli s6, s5, 16
    or s1, s1, s6
    slli s6, s9, 16
    sw s10, 192(sp)
    srli s10, s9, 16
    or s6, s6, s10
    slli s10, t4, 16
    sw s2, 180(sp)
    srli s2, t4, 16
    or s2, s10, s2
    slli s10, t6, 16
    sw t0, 108(sp)
    srli t0, t6, 16
    or t0, s10, t0
    slli s10, t3, 16
    sw s3, 200(sp)
    srli s3, t3, 16
    or s3, s10, s3
    slli s10, ra, 16
    srli s11, ra, 16
    or s10, s10, s11
    slli s11, t1, 16
    sw a0, 124(sp)
    srli a0, t1, 16
    or a0, s11, a0
    and t2, t2, s0
    xor a5, a5, t2
    slli t2, a5, 16
    srli s0, a5, 16
    or t2, t2, s0
    lw s0, 216(sp)
    lw s11, 184(sp)
    sw t5, 208(sp)
    and t5, s0, s11
    sw t6, 196(sp)
    lw t6, 104(sp)
    sw a5, 148(sp)
    xor t5, t6, t5
    lw t6, 204(sp)
    sw t4, 104(sp)
    and t4, t6, s11
    lw a5, 112(sp)
    sw s1, 176(sp)
    xor t4, a5, t4
    lw s1, 120(sp)
    sw t2, 112(sp)
    and a5, a5, s1
    lw t2, 116(sp)
    sw t3, 204(sp)
    xor a5, t2, a5
    lw t2, 152(sp)
    sw t1, 116(sp)
    and t1, t2, t5
    xor t1, s1, t1
    and s1, a5, t1
    xor t6, t6, s1
    and s1, t4, t6
    xor s1, s0, s1
    and t3, a5, t5
    xor t3, t2, t3
    and t2, t2, s0
    xor t2, s11, t2
    and s0, a3, a1
    xor s0, a7, s0
    and a7, a7, a2
    xor a7, s7, a7
    and s7, a4, a1
    xor s4, s4, s7
    and s7, a6, s4
    xor a2, a2, s7
    and s7, a7, a2
    xor a3, a3, s7
    and s7, s0, a3
    xor s7, a4, s7
    and s11, a7, s4
    sw t3, 184(sp)
    lw t3, -268(s8)
    xor s11, a6, s11
    sw t2, 216(sp)
    lw t2, -260(s8)
    xor t3, s11, t3
    sw t3, 152(sp)
    lw t3, 72(sp)
    sw s3, 120(sp)
    lw s3, 1668(t3)
    xor t2, a7, t2
    sw t2, 220(sp)
    lw t2, 1644(t3)
    xor s3, s7, s3
    sw s3, 212(sp)
    lw s3, 1692(t3)
    xor t2, a2, t2
    sw t2, 100(sp)
    lw t2, -244(s8)
    xor s3, s0, s3
    sw s3, 156(sp)
    lw s3, 1660(t3)
    xor t2, a3, t2
    xor s3, s4, s3
    and a6, a6, a4
    lw a4, -252(s8)
    xor a6, a1, a6
    xor a4, a6, a4
    xor t4, a0, t4
    xor t1, s6, t1
    xor a5, s2, a5
    xor a2, a2, s9
    xor t6, s10, t6
    xor a1, s5, s11
    xor a3, ra, a3
    xor t0, t0, t5
    lw t5, 120(sp)
    lw a0, 204(sp)
    xor t5, t5, s1
    xor a0, a0, s7
    lw s1, 116(sp)
    lw s2, 216(sp)
    xor s0, s1, s0
    lw s1, 112(sp)
    lw s5, 184(sp)
    xor s1, s1, s2
    lw s2, 176(sp)
    lw s6, 196(sp)
    xor s2, s2, s5
    lw s5, 148(sp)
    lw s7, 208(sp)
    xor a6, s5, a6
    lw s5, 104(sp)
    lw s9, 124(sp)
    xor a7, a7, s5
    lw s5, 664(t3)
    xor s4, s6, s4
    xor s5, a2, s5
    slli s6, a2, 16
    srli a2, a2, 16
    or a2, s6, a2
    lw s6, 1640(t3)
    xor a2, s7, a2
    xor a2, a2, s6
    slli s6, s4, 16
    srli s7, s4, 16
    or s6, s6, s7
    lw s7, 1656(t3)
    xor s6, s9, s6
    xor s6, s6, s7
    slli s7, a7, 16
    srli s9, a7, 16
    or s7, s7, s9
    lw s9, -264(s8)
    lw s10, 200(sp)
    lw s11, 108(sp)
    xor s7, s10, s7
    xor s7, s7, s9
    slli s9, a6, 16
    srli s10, a6, 16
    or s9, s9, s10
    lw s10, -256(s8)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s0, 16
    srli s11, s0, 16
    or s10, s10, s11
    lw ra, 180(sp)
    lw s11, -240(s8)
    xor s10, ra, s10
    xor s10, s10, s11
    slli s11, a0, 16
    srli ra, a0, 16
    or s11, s11, ra
    lw ra, 1664(t3)
    sw a4, 180(sp)
    lw a4, 192(sp)
    xor a4, a4, s11
    xor a4, a4, ra
    slli s11, a3, 16
    srli ra, a3, 16
    or s11, s11, ra
    lw ra, -248(s8)
    sw t2, 192(sp)
    lw t2, 160(sp)
    xor t2, t2, s11
    xor t2, t2, ra
    slli s11, a1, 16
    srli ra, a1, 16
    or s11, s11, ra
    lw ra, -272(s8)
    sw s3, 160(sp)
    lw s3, 96(sp)
    # round 26 (skinny.dsl:60)
    sw t6, 96(sp)
    # round 27 (skinny.dsl:60)
    xor s3, s3, s11
    xor s3, s3, ra
    # round 26 (skinny.dsl:60)
    not s11, a3
    not ra, t6
    and t6, s7, s10
    xor t6, a2, t6
    and a2, a2, s6
    xor a2, s3, a2
    and s3, t2, s10
    xor a4, a4, s3
    and s3, a2, a4
    xor s3, s9, s3
    sw a5, 108(sp)
    and a5, s9, a4
    xor a5, s6, a5
    and s6, a2, a5
    xor s6, s7, s6
    slli s7, s6, 16
    sw s1, 200(sp)
    srli s1, s6, 16
    or s1, s7, s1
    and s7, t6, s6
    xor s7, t2, s7
    sw s1, 124(sp)
    slli s1, s7, 16
    sw s2, 208(sp)
    srli s2, s7, 16
    or s1, s1, s2
    slli s2, a5, 16
    sw s1, 196(sp)
    srli s1, a5, 16
    or s1, s2, s1
    slli s2, s3, 16
    sw s1, 104(sp)
    srli s1, s3, 16
    or s1, s2, s1
    slli s2, a4, 16
    sw s1, 148(sp)
    srli s1, a4, 16
    or s1, s2, s1
    slli s2, a2, 16
    sw s1, 184(sp)
    srli s1, a2, 16
    or s1, s2, s1
    lw s2, 1624(t3)
    sw s1, 176(sp)
    slli s1, t6, 16
    sw t1, 216(sp)
    srli t1, t6, 16
    or t1, s1, t1
    lw s1, -236(s8)
    xor t6, t6, s2
    lw s2, -232(s8)
    xor s1, s3, s1
    lw s3, -216(s8)
    xor a2, a2, s2
    lw s2, 1600(t3)
    xor s3, s6, s3
    lw s6, 1576(t3)
    xor s2, s7, s2
    lw s7, 1592(t3)
    xor a5, a5, s6
    xor a4, a4, s7
    and t2, s9, t2
    xor t2, s10, t2
    lw s6, -224(s8)
    slli s7, t2, 16
    srli s9, t2, 16
    or s7, s7, s9
    xor t2, t2, s6
    and s6, s11, s0
    xor a0, a0, s6
    not s6, a7
    and s6, s6, s0
    xor s6, s5, s6
    not s9, s4
    and s5, s5, s9
    xor a1, a1, s5
    not s5, a0
    and s5, a6, s5
    xor s4, s4, s5
    or s5, a1, s4
    xor a7, a7, s5
    or s5, a1, a0
    xor s5, a6, s5
    and s9, s6, a7
    xor a3, a3, s9
    and a6, a6, s11
    xor a6, s0, a6
    and s0, ra, t4
    xor t5, t5, s0
    lw s0, 216(sp)
    lw s10, 208(sp)
    or s9, s0, t0
    xor s9, s10, s9
    not s10, t5
    and s11, s9, s10
    lw s8, 200(sp)
    lw t3, 108(sp)
    xor s11, s8, s11
    and s10, s8, s10
    xor t0, t0, s10
    not s10, t0
    and s10, s9, s10
    xor s10, t3, s10
    not t3, t3
    and t3, t3, t4
    xor t3, s0, t3
    or s0, t3, s10
    sw t2, 216(sp)
    lw t2, 96(sp)
    sw s2, 96(sp)
    xor t2, t2, s0
    slli s0, s11, 24
    srli s2, s11, 8
    or s0, s0, s2
    slli s2, t0, 24
    sw s3, 108(sp)
    srli s3, t0, 8
    or s2, s2, s3
    slli s3, s9, 24
    sw t6, 208(sp)
    srli t6, s9, 8
    or t6, s3, t6
    slli s3, t5, 24
    sw a2, 112(sp)
    srli a2, t5, 8
    or a2, s3, a2
    slli s3, t2, 24
    sw s1, 116(sp)
    srli s1, t2, 8
    or s1, s3, s1
    slli s3, s10, 24
    sw a5, 204(sp)
    srli a5, s10, 8
    or a5, s3, a5
    slli s3, t3, 24
    sw a4, 120(sp)
    srli a4, t3, 8
    or a4, s3, a4
    and s3, s8, ra
    xor t4, t4, s3
    slli s3, t4, 24
    srli s8, t4, 8
    or s3, s3, s8
    lw s8, 100(sp)
    lw ra, 160(sp)
    sw s5, 200(sp)
    and s5, s8, ra
    sw a7, 188(sp)
    lw a7, 152(sp)
    sw a3, 152(sp)
    xor a7, a7, s5
    lw s5, 220(sp)
    lw a3, 156(sp)
    sw s6, 144(sp)
    and s6, s5, a3
    xor s6, s8, s6
    lw s8, 192(sp)
    sw a6, 100(sp)
    and a6, s8, a3
    sw a1, 136(sp)
    lw a1, 212(sp)
    sw s4, 220(sp)
    xor a6, a1, a6
    lw a1, 180(sp)
    sw a0, 212(sp)
    and a0, a1, a6
    xor a0, ra, a0
    and ra, a7, a0
    xor s5, s5, ra
    and ra, a7, a6
    xor ra, a1, ra
    and s4, s6, s5
    xor s4, s8, s4
    and a1, a1, s8
    xor a3, a3, a1
    xor a4, a4, s6
    xor a1, s2, a0
    xor a7, t6, a7
    lw t6, 104(sp)
    xor a5, a5, s5
    xor t0, t0, t6
    lw t6, 148(sp)
    lw a0, 124(sp)
    xor t6, s11, t6
    xor a0, s10, a0
    xor a6, a2, a6
    xor a2, s1, s4
    lw s1, 196(sp)
    xor t1, t3, t1
    xor t2, t2, s1
    xor t3, s3, a3
    xor a3, s0, ra
    xor t4, t4, s7
    lw s0, 176(sp)
    lw s1, 72(sp)
    xor s0, s9, s0
    lw s2, 16(s1)
    lw s3, 184(sp)
    xor s2, t0, s2
    xor t5, t5, s3
    slli s3, t0, 8
    srli t0, t0, 24
    or t0, s3, t0
    lw s3, 1580(s1)
    lw s4, 220(sp)
    lw s5, 212(sp)
    xor t0, s4, t0
    xor t0, t0, s3
    slli s3, t5, 8
    srli s4, t5, 24
    or s3, s3, s4
    lw s4, 1596(s1)
    xor s3, s5, s3
    xor s3, s3, s4
    slli s4, s0, 8
    srli s5, s0, 24
    or s4, s4, s5
    lw s5, 1588(s1)
    lw s6, 136(sp)
    lw s8, 100(sp)
    xor s4, s6, s4
    xor s4, s4, s5
    slli s5, t4, 8
    srli s6, t4, 24
    or s5, s5, s6
    lw s6, 128(sp)
    lw s9, 144(sp)
    lw s7, -220(s6)
    xor s5, s8, s5
    xor s5, s5, s7
    slli s7, t1, 8
    srli s8, t1, 24
    or s7, s7, s8
    lw s8, -212(s6)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, t2, 8
    srli s9, t2, 24
    or s8, s8, s9
    lw s9, -228(s6)
    lw s10, 152(sp)
    lw s11, 188(sp)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a0, 8
    srli s10, a0, 24
    or s9, s9, s10
    lw s10, 1620(s1)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, t6, 8
    srli s11, t6, 24
    or s10, s10, s11
    lw s11, 1572(s1)
    lw ra, 200(sp)
    # round 25 (skinny.dsl:60)
    sw a2, 188(sp)
    # round 26 (skinny.dsl:60)
    xor s10, ra, s10
    xor s10, s10, s11
    # round 25 (skinny.dsl:60)
    lw s11, 204(sp)
    lw ra, 120(sp)
    sw t3, 200(sp)
    and t3, s11, ra
    lw a2, 116(sp)
    sw a5, 116(sp)
    xor t3, a2, t3
    lw a2, 112(sp)
    lw a5, 208(sp)
    sw a4, 152(sp)
    and a4, a2, a5
    xor a4, s11, a4
    lw s11, 108(sp)
    sw a7, 204(sp)
    and a7, s11, a5
    sw a3, 144(sp)
    lw a3, 96(sp)
    xor a7, a3, a7
    lw a3, 216(sp)
    sw a1, 96(sp)
    and a1, a3, a7
    xor a1, ra, a1
    and ra, t3, a1
    xor a2, a2, ra
    and ra, a4, a2
    xor ra, s11, ra
    sw ra, 112(sp)
    and ra, t3, a7
    xor ra, a3, ra
    and a3, a3, s11
    xor a5, a5, a3
    and a3, s4, s7
    xor a3, t0, a3
    and t0, t0, s3
    xor t0, s10, t0
    and s10, s9, s7
    xor s8, s8, s10
    and s10, s5, s8
    xor s3, s3, s10
    and s10, t0, s3
    xor s4, s4, s10
    and s10, a3, s4
    xor s10, s9, s10
    and s11, t0, s8
    sw a5, 208(sp)
    lw a5, -208(s6)
    xor s11, s5, s11
    sw t3, 108(sp)
    lw t3, -200(s6)
    xor a5, s11, a5
    sw a5, 216(sp)
    lw a5, 1536(s1)
    xor t3, t0, t3
    sw t3, 120(sp)
    lw t3, 1512(s1)
    xor a5, s10, a5
    sw a5, 100(sp)
    lw a5, 1560(s1)
    xor t3, s3, t3
    sw t3, 136(sp)
    lw t3, -184(s6)
    xor a5, a3, a5
    sw a5, 212(sp)
    lw a5, 1528(s1)
    xor t3, s4, t3
    xor a5, s8, a5
    and s5, s5, s9
    lw s9, -192(s6)
    xor s5, s7, s5
    xor s7, s5, s9
    and s9, a0, t1
    xor t2, t2, s9
    not s9, s0
    and s9, s9, t1
    xor s9, s2, s9
    and s2, s2, t5
    xor t6, t6, s2
    or s2, t4, t2
    xor t5, t5, s2
    or s2, t6, t5
    xor s0, s0, s2
    and s2, s9, s0
    xor s2, a0, s2
    sw s7, 220(sp)
    or s7, t6, t2
    xor s7, t4, s7
    not t4, t4
    and t4, t4, a0
    xor t1, t1, t4
    lw t4, 96(sp)
    sw a5, 184(sp)
    and a0, t4, a6
    lw a5, 144(sp)
    lw s6, 152(sp)
    xor a5, a5, a0
    lw a0, 204(sp)
    sw t3, 144(sp)
    not t3, a0
    and t3, t3, s6
    xor t3, t4, t3
    lw t4, 116(sp)
    sw t1, 96(sp)
    and t1, t4, s6
    sw s5, 176(sp)
    lw s5, 188(sp)
    sw s10, 204(sp)
    xor t1, s5, t1
    lw s5, 200(sp)
    sw s2, 188(sp)
    or s2, s5, t1
    xor a6, a6, s2
    or s2, a5, a6
    xor a0, a0, s2
    or s2, a5, t1
    xor s2, s5, s2
    and s10, t3, a0
    xor s10, t4, s10
    not s5, s5
    and t4, s5, t4
    xor t4, s6, t4
    xor a4, a4, t3
    xor t3, a3, t3
    lw a3, 1564(s1)
    xor s5, s9, t3
    xor a3, s5, a3
    xor s3, a6, s3
    lw s5, 280(s1)
    xor a6, a1, a6
    xor a1, s3, s5
    lw s5, 1516(s1)
    xor t5, t5, s3
    xor t5, t5, s5
    xor a7, a7, t1
    xor t1, s8, t1
    lw s3, 1532(s1)
    xor t2, t2, t1
    xor t2, t2, s3
    xor a2, a2, a0
    xor a0, s4, a0
    lw s3, 128(sp)
    xor t0, a5, t0
    lw s4, -180(s3)
    xor s0, s0, a0
    xor s0, s0, s4
    xor s4, ra, s2
    xor s2, s11, s2
    lw s5, -204(s3)
    xor s6, s7, s2
    xor s5, s6, s5
    lw s6, 108(sp)
    lw s7, 204(sp)
    xor a5, s6, a5
    lw s6, -196(s3)
    xor t6, t6, t0
    xor t6, t6, s6
    lw s6, 112(sp)
    xor s7, s7, s10
    xor s6, s6, s10
    lw s8, 1540(s1)
    lw s9, 188(sp)
    lw s10, 208(sp)
    xor s9, s9, s7
    xor s8, s9, s8
    lw s9, 176(sp)
    lw s11, 96(sp)
    xor s9, s9, t4
    xor t4, s10, t4
    lw s10, -188(s3)
    xor s11, s11, s9
    xor s10, s11, s10
    # round 24 (skinny.dsl:60)
    not s11, a4
    and s11, a5, s11
    xor s11, a6, s11
    or ra, a2, a4
    xor s6, s6, ra
    and a6, a6, a7
    xor a6, s4, a6
    not s4, a6
    and ra, s4, s6
    xor ra, t4, ra
    not s3, t4
    and s3, s3, s6
    xor a7, a7, s3
    and s3, s4, a7
    xor a5, a5, s3
    and s3, s11, a5
    xor s3, a2, s3
    slli s4, s3, 8
    srli s1, s3, 24
    or s1, s4, s1
    slli s4, a5, 8
    sw s3, 96(sp)
    srli s3, a5, 24
    or s3, s4, s3
    slli s4, a7, 8
    sw s1, 208(sp)
    srli s1, a7, 24
    or s1, s4, s1
    slli s4, ra, 8
    sw a5, 176(sp)
    srli a5, ra, 24
    or a5, s4, a5
    slli s4, a6, 8
    sw a6, 188(sp)
    srli a6, a6, 24
    or a6, s4, a6
    slli s4, s6, 8
    sw s6, 204(sp)
    srli s6, s6, 24
    or s4, s4, s6
    slli s6, s11, 8
    sw a5, 112(sp)
    srli a5, s11, 24
    or a5, s6, a5
    or t4, t4, a2
    xor t4, a4, t4
    slli a4, t4, 8
    srli a2, t4, 24
    or a4, a4, a2
    lw a2, 144(sp)
    lw s6, 212(sp)
    sw t4, 108(sp)
    and t4, a2, s6
    sw a4, 152(sp)
    lw a4, 100(sp)
    sw s4, 116(sp)
    xor t4, a4, t4
    lw a4, 120(sp)
    sw s11, 100(sp)
    and s11, a4, s6
    lw s4, 136(sp)
    sw ra, 200(sp)
    xor s11, s4, s11
    lw ra, 184(sp)
    sw s3, 136(sp)
    lw s3, 216(sp)
    and s4, s4, ra
    xor s3, s3, s4
    lw s4, 220(sp)
    sw a7, 216(sp)
    and a7, s4, t4
    xor a7, ra, a7
    and ra, s3, a7
    xor a4, a4, ra
    and ra, s11, a4
    xor ra, a2, ra
    sw ra, 120(sp)
    and ra, s3, t4
    xor ra, s4, ra
    and a2, s4, a2
    xor a2, s6, a2
    and s4, t6, a3
    xor s4, t5, s4
    and t5, t5, t2
    xor t5, s5, t5
    and s5, s0, a3
    xor s5, s8, s5
    and s6, t5, s5
    xor s6, s10, s6
    and s8, s10, s5
    xor t2, t2, s8
    and s8, t5, t2
    xor t6, t6, s8
    slli s8, t6, 16
    sw ra, 212(sp)
    srli ra, t6, 16
    or s8, s8, ra
    and ra, s4, t6
    xor ra, s0, ra
    sw a2, 144(sp)
    slli a2, ra, 16
    sw t4, 220(sp)
    srli t4, ra, 16
    or t4, a2, t4
    slli a2, t2, 16
    sw t4, 184(sp)
    srli t4, t2, 16
    or t4, a2, t4
    slli a2, s6, 16
    sw s8, 196(sp)
    srli s8, s6, 16
    or a2, a2, s8
    slli s8, s5, 16
    sw a2, 124(sp)
    srli a2, s5, 16
    or a2, s8, a2
    slli s8, t5, 16
    sw a2, 148(sp)
    srli a2, t5, 16
    or a2, s8, a2
    lw s8, 72(sp)
    sw a2, 104(sp)
    lw a2, 1496(s8)
    sw a4, 156(sp)
    slli a4, s4, 16
    sw t4, 192(sp)
    srli t4, s4, 16
    or t4, a4, t4
    lw a4, 1440(s8)
    xor a2, s4, a2
    lw s4, 1456(s8)
    xor a4, s6, a4
    lw s6, 128(sp)
    sw a4, 180(sp)
    lw a4, -152(s6)
    xor t5, t5, s4
    lw s4, 1472(s8)
    xor t6, t6, a4
    lw a4, -172(s6)
    xor s4, ra, s4
    lw ra, -164(s6)
    xor t2, t2, a4
    xor a4, s5, ra
    and s0, s10, s0
    xor a3, a3, s0
    lw s0, -160(s6)
    slli s5, a3, 16
    srli s10, a3, 16
    or s5, s5, s10
    xor a3, a3, s0
    or s0, a0, t3
    xor s0, s7, s0
    not s7, t3
    and s7, t0, s7
    xor s7, a1, s7
    and a1, a1, t1
    xor a1, s2, a1
    not s2, a1
    not s10, s9
    and s10, s10, s0
    xor t1, t1, s10
    and s10, s2, t1
    xor t0, t0, s10
    and s10, s7, t0
    xor s10, a0, s10
    and s2, s2, s0
    xor s2, s9, s2
    or a0, s9, a0
    xor t3, t3, a0
    xor a5, a5, s11
    xor a7, s1, a7
    xor a6, a6, s3
    lw a0, 216(sp)
    lw s1, 192(sp)
    lw s3, 156(sp)
    xor a0, a0, s1
    lw s1, 136(sp)
    lw s9, 124(sp)
    xor s1, s1, s3
    lw s3, 200(sp)
    lw s11, 196(sp)
    xor s3, s3, s9
    lw s9, 176(sp)
    lw ra, 220(sp)
    xor s9, s9, s11
    lw s11, 116(sp)
    sw a3, 220(sp)
    xor s11, s11, ra
    lw ra, 208(sp)
    lw a3, 120(sp)
    sw a4, 120(sp)
    xor a3, ra, a3
    lw ra, 96(sp)
    lw a4, 184(sp)
    xor a4, ra, a4
    lw ra, 100(sp)
    sw t2, 100(sp)
    xor t4, ra, t4
    lw ra, 152(sp)
    lw t2, 144(sp)
    sw t5, 144(sp)
    xor t2, ra, t2
    lw ra, 112(sp)
    lw t5, 212(sp)
    xor t5, ra, t5
    lw ra, 108(sp)
    sw s4, 108(sp)
    xor s5, ra, s5
    lw ra, 188(sp)
    lw s4, 104(sp)
    xor s4, ra, s4
    lw ra, 344(s8)
    sw a2, 104(sp)
    lw a2, 204(sp)
    sw t6, 188(sp)
    lw t6, 148(sp)
    xor t6, a2, t6
    xor a2, a0, ra
    slli ra, a0, 24
    srli a0, a0, 8
    or a0, ra, a0
    lw ra, 1452(s8)
    xor t1, t1, a0
    xor t1, t1, ra
    slli a0, t6, 24
    srli ra, t6, 8
    or a0, a0, ra
    lw ra, 1468(s8)
    xor a0, s0, a0
    xor a0, a0, ra
    slli s0, s4, 24
    srli ra, s4, 8
    or s0, s0, ra
    lw ra, -168(s6)
    xor a1, a1, s0
    xor a1, a1, ra
    slli s0, s5, 24
    srli ra, s5, 8
    or s0, s0, ra
    lw ra, -156(s6)
    xor t3, t3, s0
    xor t3, t3, ra
    slli s0, t4, 24
    srli ra, t4, 8
    or s0, s0, ra
    lw ra, 1500(s8)
    xor s0, s7, s0
    xor s0, s0, ra
    slli s7, a4, 24
    srli ra, a4, 8
    or s7, s7, ra
    lw ra, 1476(s8)
    xor s7, s10, s7
    xor s7, s7, ra
    slli s10, s9, 24
    srli ra, s9, 8
    or s10, s10, ra
    lw ra, -148(s6)
    xor t0, t0, s10
    xor t0, t0, ra
    slli s10, s3, 24
    srli ra, s3, 8
    or s10, s10, ra
    lw ra, -176(s6)
    xor s2, s2, s10
    xor s2, s2, ra
    # round 23 (skinny.dsl:60)
    not s10, t6
    and s10, a2, s10
    xor s3, s3, s10
    not s10, t4
    and s10, s4, s10
    xor a2, a2, s10
    or s10, s9, t4
    xor a4, a4, s10
    or s10, s5, a4
    xor t6, t6, s10
    and s10, s3, t6
    xor s4, s4, s10
    and s10, a2, s4
    xor s10, s9, s10
    not ra, a4
    and ra, s3, ra
    xor ra, s5, ra
    or s5, s5, s9
    xor t4, t4, s5
    or s5, s1, a5
    xor a3, a3, s5
    or s5, a7, s11
    xor t5, t5, s5
    or s5, t5, a3
    xor s5, t2, s5
    or s9, t2, a3
    xor s9, s11, s9
    not s11, t5
    and s11, s11, s9
    xor s11, a6, s11
    sw ra, 148(sp)
    not ra, a5
    and a6, a6, ra
    xor a6, a7, a6
    not a7, a6
    and a7, a7, s11
    xor a7, s1, a7
    slli ra, s5, 16
    sw s4, 204(sp)
    srli s4, s5, 16
    or s4, ra, s4
    slli ra, s9, 16
    sw s10, 212(sp)
    srli s10, s9, 16
    or s10, ra, s10
    slli ra, t5, 16
    sw a2, 112(sp)
    srli a2, t5, 16
    or a2, ra, a2
    slli ra, a3, 16
    sw t4, 152(sp)
    srli t4, a3, 16
    or t4, ra, t4
    slli ra, a7, 16
    srli s6, a7, 16
    or s6, ra, s6
    slli ra, s11, 16
    sw s3, 184(sp)
    srli s3, s11, 16
    or s3, ra, s3
    slli ra, a6, 16
    sw a4, 96(sp)
    srli a4, a6, 16
    or a4, ra, a4
    or t2, t2, s1
    xor a5, a5, t2
    slli t2, a5, 16
    srli s1, a5, 16
    or t2, t2, s1
    lw s1, 188(sp)
    lw ra, 104(sp)
    sw t6, 208(sp)
    and t6, s1, ra
    sw a3, 116(sp)
    lw a3, 108(sp)
    sw a5, 196(sp)
    xor t6, a3, t6
    lw a3, 144(sp)
    sw t5, 108(sp)
    and t5, a3, ra
    lw a5, 100(sp)
    sw s4, 176(sp)
    xor t5, a5, t5
    lw s4, 120(sp)
    sw t2, 100(sp)
    and a5, a5, s4
    lw t2, 180(sp)
    sw a7, 144(sp)
    xor a5, t2, a5
    lw t2, 220(sp)
    sw a6, 180(sp)
    and a6, t2, t6
    xor a6, s4, a6
    and s4, a5, a6
    xor a3, a3, s4
    and s4, t5, a3
    xor s4, s1, s4
    and a7, a5, t6
    xor a7, t2, a7
    and t2, t2, s1
    xor t2, ra, t2
    and s1, a1, s0
    xor s1, t1, s1
    and t1, t1, a0
    xor t1, s2, t1
    and s2, t0, s0
    xor s2, s7, s2
    and s7, t3, s2
    xor a0, a0, s7
    and s7, t1, a0
    xor a1, a1, s7
    and s7, s1, a1
    xor s7, t0, s7
    and ra, t1, s2
    sw a7, 104(sp)
    lw a7, 1380(s8)
    xor ra, t3, ra
    sw t2, 188(sp)
    lw t2, 1396(s8)
    xor a7, ra, a7
    sw a7, 220(sp)
    lw a7, 1412(s8)
    xor t2, t1, t2
    sw t2, 120(sp)
    lw t2, 128(sp)
    sw t1, 124(sp)
    lw t1, -144(t2)
    xor a7, s7, a7
    sw a7, 200(sp)
    lw a7, 1436(s8)
    xor t1, a0, t1
    sw t1, 156(sp)
    lw t1, -124(t2)
    xor a7, s1, a7
    sw a7, 136(sp)
    lw a7, -140(t2)
    xor t1, a1, t1
    xor a7, s2, a7
    and t0, t3, t0
    lw t3, -132(t2)
    xor t0, s0, t0
    xor t3, t0, t3
    xor t5, a4, t5
    xor a6, s10, a6
    xor a5, a2, a5
    xor a4, a0, s9
    xor a3, s3, a3
    xor a2, s5, ra
    xor a1, s11, a1
    xor t4, t4, t6
    xor t6, s6, s4
    lw a0, 144(sp)
    lw s0, 180(sp)
    xor a0, a0, s7
    xor s0, s0, s1
    lw s1, 100(sp)
    lw s3, 188(sp)
    lw s4, 104(sp)
    xor s1, s1, s3
    lw s3, 176(sp)
    lw s5, 108(sp)
    xor s3, s3, s4
    lw s4, 196(sp)
    lw s6, 116(sp)
    xor t0, s4, t0
    lw s4, 124(sp)
    lw s7, 208(sp)
    xor s4, s4, s5
    lw s5, 344(s8)
    xor s2, s6, s2
    xor s5, a4, s5
    slli s6, a4, 16
    srli a4, a4, 16
    or a4, s6, a4
    lw s6, 1384(s8)
    xor a4, s7, a4
    xor a4, a4, s6
    slli s6, s2, 16
    srli s7, s2, 16
    or s6, s6, s7
    lw s7, 1400(s8)
    lw s9, 96(sp)
    lw s10, 184(sp)
    xor s6, s9, s6
    xor s6, s6, s7
    slli s7, s4, 16
    srli s9, s4, 16
    or s7, s7, s9
    lw s9, 1392(s8)
    xor s7, s10, s7
    xor s7, s7, s9
    slli s9, t0, 16
    srli s10, t0, 16
    or s9, s9, s10
    lw s10, -136(t2)
    lw s11, 152(sp)
    lw ra, 112(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s0, 16
    srli s11, s0, 16
    or s10, s10, s11
    lw s11, -120(t2)
    xor s10, ra, s10
    xor s10, s10, s11
    slli s11, a0, 16
    srli ra, a0, 16
    or s11, s11, ra
    lw ra, 1408(s8)
    sw t3, 112(sp)
    lw t3, 212(sp)
    xor t3, t3, s11
    xor t3, t3, ra
    slli s11, a1, 16
    srli ra, a1, 16
    or s11, s11, ra
    lw ra, -128(t2)
    sw t1, 212(sp)
    lw t1, 204(sp)
    xor t1, t1, s11
    xor t1, t1, ra
    slli s11, a2, 16
    srli ra, a2, 16
    or s11, s11, ra
    lw ra, 1376(s8)
    sw a7, 204(sp)
    lw a7, 148(sp)
    # round 22 (skinny.dsl:60)
    sw a5, 148(sp)
    # round 23 (skinny.dsl:60)
    xor a7, a7, s11
    xor a7, a7, ra
    # round 22 (skinny.dsl:60)
    and s11, s7, s10
    xor s11, a4, s11
    and a4, a4, s6
    xor a7, a7, a4
    and a4, t1, s10
    xor t3, t3, a4
    and a4, a7, t3
    xor a4, s9, a4
    and ra, s9, t3
    xor s6, s6, ra
    and ra, a7, s6
    xor s7, s7, ra
    slli ra, s7, 16
    srli a5, s7, 16
    or a5, ra, a5
    and ra, s11, s7
    xor ra, t1, ra
    sw a5, 152(sp)
    slli a5, ra, 16
    sw s1, 184(sp)
    srli s1, ra, 16
    or a5, a5, s1
    slli s1, s6, 16
    sw a5, 96(sp)
    srli a5, s6, 16
    or a5, s1, a5
    slli s1, a4, 16
    sw a5, 208(sp)
    srli a5, a4, 16
    or a5, s1, a5
    slli s1, t3, 16
    sw a5, 116(sp)
    srli a5, t3, 16
    or a5, s1, a5
    slli s1, a7, 16
    sw a5, 108(sp)
    srli a5, a7, 16
    or a5, s1, a5
    lw s1, 1368(s8)
    sw a5, 124(sp)
    slli a5, s11, 16
    sw s3, 196(sp)
    srli s3, s11, 16
    or a5, a5, s3
    lw s3, -116(t2)
    xor s1, s11, s1
    lw s11, -108(t2)
    xor a4, a4, s3
    lw s3, -92(t2)
    xor a7, a7, s11
    lw s11, 1344(s8)
    xor s3, s7, s3
    lw s7, 1320(s8)
    xor s11, ra, s11
    lw ra, 1336(s8)
    xor s6, s6, s7
    xor t3, t3, ra
    and t1, s9, t1
    xor t1, s10, t1
    lw s7, -100(t2)
    slli s9, t1, 16
    srli s10, t1, 16
    or s9, s9, s10
    xor t1, t1, s7
    not s7, a1
    and s7, s7, s0
    xor a0, a0, s7
    and s7, s4, s0
    xor s7, s5, s7
    and s5, s5, s2
    xor a2, a2, s5
    not s5, t0
    and s5, s5, a0
    xor s2, s2, s5
    not s5, a2
    and s10, s5, s2
    xor s4, s4, s10
    and s10, s7, s4
    xor s10, a1, s10
    and s5, s5, a0
    xor s5, t0, s5
    or t0, t0, a1
    xor t0, s0, t0
    not a1, a3
    and a1, a1, t5
    xor t6, t6, a1
    not a1, a6
    and a1, a1, t4
    lw s0, 196(sp)
    lw t2, 184(sp)
    xor a1, s0, a1
    not s0, a1
    and ra, s0, t6
    xor ra, t2, ra
    not s8, t2
    and s8, s8, t6
    xor t4, t4, s8
    and s0, s0, t4
    lw s8, 148(sp)
    sw t1, 148(sp)
    xor s0, s8, s0
    and s8, s8, t5
    xor a6, a6, s8
    not s8, a6
    and s8, s8, s0
    xor s8, a3, s8
    slli t1, ra, 24
    sw a4, 196(sp)
    srli a4, ra, 8
    or t1, t1, a4
    slli a4, t4, 24
    sw t3, 104(sp)
    srli t3, t4, 8
    or t3, a4, t3
    slli a4, a1, 24
    sw s6, 176(sp)
    srli s6, a1, 8
    or a4, a4, s6
    slli s6, t6, 24
    sw a7, 188(sp)
    srli a7, t6, 8
    or a7, s6, a7
    slli s6, s8, 24
    sw s11, 100(sp)
    srli s11, s8, 8
    or s6, s6, s11
    slli s11, s0, 24
    sw s1, 180(sp)
    srli s1, s0, 8
    or s1, s11, s1
    slli s11, a6, 24
    sw s3, 144(sp)
    srli s3, a6, 8
    or s3, s11, s3
    or t2, t2, a3
    xor t2, t5, t2
    slli t5, t2, 24
    srli a3, t2, 8
    or t5, t5, a3
    lw a3, 156(sp)
    lw s11, 204(sp)
    sw s5, 184(sp)
    and s5, a3, s11
    sw s4, 192(sp)
    lw s4, 220(sp)
    sw s10, 220(sp)
    xor s4, s4, s5
    lw s5, 120(sp)
    lw s10, 136(sp)
    sw s7, 216(sp)
    and s7, s5, s10
    xor a3, a3, s7
    lw s7, 212(sp)
    sw t0, 156(sp)
    and t0, s7, s10
    sw a2, 160(sp)
    lw a2, 200(sp)
    sw s2, 120(sp)
    xor t0, a2, t0
    lw a2, 112(sp)
    sw a0, 200(sp)
    and a0, a2, t0
    xor a0, s11, a0
    and s11, s4, a0
    xor s5, s5, s11
    and s11, s4, t0
    xor s11, a2, s11
    and s2, a3, s5
    xor s2, s7, s2
    and a2, a2, s7
    xor a2, s10, a2
    xor a3, s3, a3
    xor t3, t3, a0
    xor a4, a4, s4
    lw a0, 208(sp)
    lw s3, 152(sp)
    xor t4, t4, a0
    xor a0, s1, s5
    lw s1, 116(sp)
    xor s0, s0, s3
    xor s1, ra, s1
    xor a7, a7, t0
    xor t0, s6, s2
    lw s2, 96(sp)
    xor a5, a6, a5
    xor s2, s8, s2
    xor a6, t5, a2
    xor t1, t1, s11
    xor t2, t2, s9
    lw t5, 124(sp)
    lw a2, 72(sp)
    xor t5, a1, t5
    lw a1, 1004(a2)
    lw s3, 108(sp)
    xor a1, t4, a1
    xor t6, t6, s3
    slli s3, t4, 8
    srli t4, t4, 24
    or t4, s3, t4
    lw s3, 1324(a2)
    lw s4, 120(sp)
    lw s5, 200(sp)
    xor t4, s4, t4
    xor t4, t4, s3
    slli s3, t6, 8
    srli s4, t6, 24
    or s3, s3, s4
    lw s4, 1340(a2)
    xor s3, s5, s3
    xor s3, s3, s4
    slli s4, t5, 8
    srli s5, t5, 24
    or s4, s4, s5
    lw s5, 128(sp)
    lw s7, 160(sp)
    lw s6, -104(s5)
    xor s4, s7, s4
    xor s4, s4, s6
    slli s6, t2, 8
    srli s7, t2, 24
    or s6, s6, s7
    lw s7, -96(s5)
    lw s8, 156(sp)
    lw s9, 216(sp)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a5, 8
    srli s8, a5, 24
    or s7, s7, s8
    lw s8, -84(s5)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s2, 8
    srli s9, s2, 24
    or s8, s8, s9
    lw s9, 1348(a2)
    lw s10, 220(sp)
    lw s11, 192(sp)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, s0, 8
    srli s10, s0, 24
    or s9, s9, s10
    lw s10, -88(s5)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s1, 8
    srli s11, s1, 24
    or s10, s10, s11
    lw s11, -112(s5)
    lw ra, 184(sp)
    # round 21 (skinny.dsl:60)
    sw a0, 184(sp)
    # round 22 (skinny.dsl:60)
    xor s10, ra, s10
    xor s10, s10, s11
    # round 21 (skinny.dsl:60)
    not s11, s0
    not ra, a0
    lw a0, 144(sp)
    sw a6, 192(sp)
    lw a6, 180(sp)
    sw t1, 220(sp)
    and t1, a0, a6
    sw a7, 216(sp)
    lw a7, 100(sp)
    sw a4, 156(sp)
    xor a7, a7, t1
    lw t1, 188(sp)
    sw t3, 100(sp)
    and t3, t1, a6
    lw a4, 176(sp)
    sw t0, 160(sp)
    xor t3, a4, t3
    lw t0, 104(sp)
    sw a3, 176(sp)
    lw a3, 196(sp)
    and a4, a4, t0
    xor a4, a3, a4
    lw a3, 148(sp)
    sw ra, 196(sp)
    and ra, a3, a7
    xor t0, t0, ra
    and ra, a4, t0
    xor t1, t1, ra
    and ra, t3, t1
    xor ra, a0, ra
    sw ra, 188(sp)
    and ra, a4, a7
    xor ra, a3, ra
    and a3, a3, a0
    xor a6, a6, a3
    and a3, s4, s7
    xor a3, t4, a3
    and t4, t4, s3
    xor t4, s10, t4
    and a0, s9, s7
    xor a0, s8, a0
    and s8, s6, a0
    xor s3, s3, s8
    and s8, t4, s3
    xor s4, s4, s8
    and s8, a3, s4
    xor s8, s9, s8
    and s10, t4, a0
    sw a6, 180(sp)
    lw a6, -80(s5)
    xor s10, s6, s10
    sw a4, 144(sp)
    lw a4, -72(s5)
    xor a6, s10, a6
    sw a6, 148(sp)
    lw a6, 1280(a2)
    xor a4, t4, a4
    sw a4, 104(sp)
    lw a4, 1256(a2)
    xor a6, s8, a6
    sw a6, 200(sp)
    lw a6, 1304(a2)
    xor a4, s3, a4
    sw a4, 120(sp)
    lw a4, -56(s5)
    xor a6, a3, a6
    sw a6, 108(sp)
    lw a6, 1272(a2)
    xor a4, s4, a4
    xor a6, a0, a6
    and s6, s6, s9
    lw s9, -64(s5)
    xor s6, s7, s6
    xor s7, s6, s9
    and s9, s11, a5
    xor s2, s2, s9
    and s9, t5, a5
    xor s9, a1, s9
    sw s7, 124(sp)
    not s7, t6
    and a1, a1, s7
    xor a1, s1, a1
    and s1, t2, s2
    xor t6, t6, s1
    not s1, t6
    and s1, a1, s1
    xor t5, t5, s1
    and s1, a1, s2
    xor s1, t2, s1
    and s7, s9, t5
    xor s0, s0, s7
    and t2, t2, s11
    xor a5, a5, t2
    lw t2, 196(sp)
    lw s7, 176(sp)
    sw a6, 96(sp)
    and s11, t2, s7
    lw a6, 160(sp)
    sw a5, 152(sp)
    xor a6, a6, s11
    lw s11, 156(sp)
    sw a4, 160(sp)
    and a4, s11, s7
    lw a5, 100(sp)
    sw s6, 116(sp)
    xor a4, a5, a4
    lw s6, 216(sp)
    sw s0, 100(sp)
    or a5, a5, s6
    lw s0, 220(sp)
    sw s8, 220(sp)
    xor a5, s0, a5
    not s0, a5
    and s0, s0, a6
    lw s8, 192(sp)
    sw a1, 208(sp)
    xor s0, s8, s0
    and a1, s8, a6
    xor a1, s6, a1
    or s6, a5, a1
    xor s6, s11, s6
    or s11, a4, s6
    sw t4, 156(sp)
    lw t4, 184(sp)
    and t2, s8, t2
    xor t4, t4, s11
    xor t2, s7, t2
    xor t3, t3, a4
    xor a4, a3, a4
    lw a3, -52(s5)
    xor s7, s9, a4
    xor a3, s7, a3
    xor s3, a1, s3
    lw s7, 16(a2)
    xor t0, t0, a1
    xor a1, s3, s7
    lw s7, 1260(a2)
    xor t6, t6, s3
    xor t6, t6, s7
    xor a7, a7, a6
    xor a6, a0, a6
    lw a0, 1276(a2)
    xor s2, s2, a6
    xor a0, s2, a0
    xor t1, t1, s6
    xor s2, s4, s6
    lw s3, 1300(a2)
    xor t5, t5, s2
    xor t5, t5, s3
    xor s3, ra, s0
    xor s0, s10, s0
    lw s4, -76(s5)
    xor s1, s1, s0
    xor s1, s1, s4
    lw s4, 156(sp)
    lw s6, 144(sp)
    xor s4, a5, s4
    xor a5, s6, a5
    lw s6, 1268(a2)
    lw s7, 208(sp)
    lw s8, 220(sp)
    xor s7, s7, s4
    xor s6, s7, s6
    lw s7, 188(sp)
    lw s9, 100(sp)
    xor s7, s7, t4
    xor t4, s8, t4
    lw s8, -68(s5)
    xor s9, s9, t4
    xor s8, s9, s8
    lw s9, 116(sp)
    lw s10, 180(sp)
    xor s9, s9, t2
    xor t2, s10, t2
    lw s10, -60(s5)
    lw s11, 152(sp)
    # round 20 (skinny.dsl:60)
    and ra, t1, t3
    # round 21 (skinny.dsl:60)
    xor s11, s11, s9
    xor s10, s11, s10
    # round 20 (skinny.dsl:60)
    and s11, a5, t3
    xor s11, t0, s11
    xor s7, s7, ra
    or ra, t2, s7
    xor ra, a7, ra
    not a7, a7
    and a7, t0, a7
    xor a7, s3, a7
    not t0, a7
    and t0, t0, ra
    xor a5, a5, t0
    and t0, s11, a5
    xor t0, t1, t0
    slli s3, t0, 8
    srli s5, t0, 24
    or s3, s3, s5
    slli s5, a5, 8
    srli a2, a5, 24
    or a2, s5, a2
    or s5, a7, s7
    xor s5, t2, s5
    sw t0, 152(sp)
    slli t0, s5, 8
    sw s3, 180(sp)
    srli s3, s5, 24
    or t0, t0, s3
    slli s3, a7, 8
    sw a7, 116(sp)
    srli a7, a7, 24
    or a7, s3, a7
    slli s3, ra, 8
    sw t0, 100(sp)
    srli t0, ra, 24
    or t0, s3, t0
    slli s3, s7, 8
    sw s7, 220(sp)
    srli s7, s7, 24
    or s3, s3, s7
    slli s7, s11, 8
    sw s11, 188(sp)
    srli s11, s11, 24
    or s7, s7, s11
    not t2, t2
    and t1, t2, t1
    xor t1, t3, t1
    slli t2, t1, 8
    srli t3, t1, 24
    or t2, t2, t3
    lw t3, 160(sp)
    lw s11, 108(sp)
    sw t1, 208(sp)
    and t1, t3, s11
    sw t2, 144(sp)
    lw t2, 200(sp)
    sw a5, 156(sp)
    xor t1, t2, t1
    lw t2, 104(sp)
    sw s3, 200(sp)
    and s3, t2, s11
    lw a5, 120(sp)
    sw s5, 176(sp)
    xor s3, a5, s3
    lw s5, 96(sp)
    sw a2, 120(sp)
    lw a2, 148(sp)
    and a5, a5, s5
    xor a5, a2, a5
    lw a2, 124(sp)
    sw ra, 148(sp)
    and ra, a2, t1
    xor s5, s5, ra
    and ra, a5, s5
    xor t2, t2, ra
    and ra, s3, t2
    xor ra, t3, ra
    sw ra, 104(sp)
    and ra, a5, t1
    xor ra, a2, ra
    and t3, a2, t3
    xor t3, s11, t3
    and a2, s6, a3
    xor a2, t6, a2
    and t6, t6, a0
    xor t6, s1, t6
    and s1, t5, a3
    xor s1, s8, s1
    and s8, t6, s1
    xor s8, s10, s8
    and s11, s10, s1
    xor a0, a0, s11
    and s11, t6, a0
    xor s6, s6, s11
    slli s11, s6, 16
    sw ra, 108(sp)
    srli ra, s6, 16
    or s11, s11, ra
    and ra, a2, s6
    xor ra, t5, ra
    sw t3, 160(sp)
    slli t3, ra, 16
    sw t1, 124(sp)
    srli t1, ra, 16
    or t1, t3, t1
    slli t3, a0, 16
    sw t1, 96(sp)
    srli t1, a0, 16
    or t1, t3, t1
    slli t3, s8, 16
    sw s11, 196(sp)
    srli s11, s8, 16
    or t3, t3, s11
    slli s11, s1, 16
    sw t3, 192(sp)
    srli t3, s1, 16
    or t3, s11, t3
    slli s11, t6, 16
    sw t3, 184(sp)
    srli t3, t6, 16
    or t3, s11, t3
    lw s11, 72(sp)
    sw t3, 216(sp)
    lw t3, 1240(s11)
    sw t2, 136(sp)
    slli t2, a2, 16
    sw t1, 212(sp)
    srli t1, a2, 16
    or t1, t2, t1
    lw t2, 128(sp)
    sw t1, 112(sp)
    lw t1, -48(t2)
    xor t3, a2, t3
    lw a2, -40(t2)
    xor t1, s8, t1
    lw s8, -24(t2)
    xor t6, t6, a2
    lw a2, 1216(s11)
    xor s6, s6, s8
    lw s8, 1192(s11)
    xor a2, ra, a2
    lw ra, 1208(s11)
    xor a0, a0, s8
    xor s1, s1, ra
    and t5, s10, t5
    xor t5, a3, t5
    lw a3, -32(t2)
    slli s8, t5, 16
    srli s10, t5, 16
    or s8, s8, s10
    xor t5, t5, a3
    and a3, s2, a4
    xor t4, t4, a3
    and a3, s4, a4
    xor a3, a1, a3
    or s10, s9, t4
    xor s10, a6, s10
    not a6, a6
    and a6, a1, a6
    xor a6, s0, a6
    not a1, a6
    and a1, a1, s10
    xor a1, s4, a1
    or s0, a6, t4
    xor s0, s9, s0
    and s4, a3, a1
    xor s4, s2, s4
    not s9, s9
    and s2, s9, s2
    xor a4, a4, s2
    xor s2, s7, s3
    xor t0, t0, s5
    xor a5, a7, a5
    lw a7, 148(sp)
    lw s3, 212(sp)
    lw s5, 136(sp)
    xor a7, a7, s3
    lw s3, 120(sp)
    lw s7, 192(sp)
    xor s3, s3, s5
    lw s5, 176(sp)
    lw s9, 196(sp)
    xor s5, s5, s7
    lw s7, 156(sp)
    lw ra, 124(sp)
    xor s7, s7, s9
    lw s9, 200(sp)
    sw t5, 124(sp)
    xor s9, s9, ra
    lw ra, 180(sp)
    lw t5, 104(sp)
    sw t1, 104(sp)
    xor t5, ra, t5
    lw ra, 152(sp)
    lw t1, 96(sp)
    sw s1, 96(sp)
    xor t1, ra, t1
    lw ra, 188(sp)
    lw s1, 112(sp)
    sw a0, 112(sp)
    xor s1, ra, s1
    lw ra, 144(sp)
    lw a0, 160(sp)
    sw t6, 160(sp)
    xor a0, ra, a0
    lw ra, 100(sp)
    lw t6, 108(sp)
    xor t6, ra, t6
    lw ra, 208(sp)
    sw a2, 208(sp)
    xor s8, ra, s8
    lw ra, 116(sp)
    lw a2, 216(sp)
    xor a2, ra, a2
    lw ra, 664(s11)
    sw t3, 216(sp)
    lw t3, 220(sp)
    sw s6, 116(sp)
    lw s6, 184(sp)
    xor t3, t3, s6
    xor s6, a7, ra
    slli ra, a7, 24
    srli a7, a7, 8
    or a7, ra, a7
    lw ra, 1196(s11)
    xor a7, s10, a7
    xor a7, a7, ra
    slli s10, t3, 24
    srli ra, t3, 8
    or s10, s10, ra
    lw ra, 1212(s11)
    xor t4, t4, s10
    xor t4, t4, ra
    slli s10, a2, 24
    srli ra, a2, 8
    or s10, s10, ra
    lw ra, -36(t2)
    xor a6, a6, s10
    xor a6, a6, ra
    slli s10, s8, 24
    srli ra, s8, 8
    or s10, s10, ra
    lw ra, -28(t2)
    xor a4, a4, s10
    xor a4, a4, ra
    slli s10, s1, 24
    srli ra, s1, 8
    or s10, s10, ra
    lw ra, 1244(s11)
    xor a3, a3, s10
    xor a3, a3, ra
    slli s10, t1, 24
    srli ra, t1, 8
    or s10, s10, ra
    lw ra, 1220(s11)
    xor s4, s4, s10
    xor s4, s4, ra
    slli s10, s7, 24
    srli ra, s7, 8
    or s10, s10, ra
    lw ra, -20(t2)
    xor a1, a1, s10
    xor a1, a1, ra
    slli s10, s5, 24
    srli ra, s5, 8
    or s10, s10, ra
    lw ra, -44(t2)
    xor s0, s0, s10
    xor s0, s0, ra
    # round 19 (skinny.dsl:60)
    not s10, s1
    and s10, a2, s10
    xor s10, s6, s10
    and s6, s6, t3
    xor s5, s5, s6
    or s6, s7, s1
    xor t1, t1, s6
    not s6, s8
    and s6, s6, t1
    xor t3, t3, s6
    not s6, s5
    and ra, s6, t3
    xor a2, a2, ra
    and s6, s6, t1
    xor s6, s8, s6
    and ra, s10, a2
    xor ra, s7, ra
    or s7, s8, s7
    xor s1, s1, s7
    or s7, s3, s2
    xor t5, t5, s7
    not s7, t0
    and s7, s7, s9
    xor t6, t6, s7
    not s7, t6
    and s8, s7, t5
    xor s8, a0, s8
    sw s6, 184(sp)
    not s6, a0
    and s6, s6, t5
    xor s6, s9, s6
    and s7, s7, s6
    xor s7, a5, s7
    not s9, s2
    and a5, a5, s9
    xor a5, t0, a5
    not t0, a5
    and t0, t0, s7
    xor t0, s3, t0
    slli s9, s8, 16
    sw a2, 220(sp)
    srli a2, s8, 16
    or a2, s9, a2
    slli s9, s6, 16
    sw ra, 108(sp)
    srli ra, s6, 16
    or s9, s9, ra
    slli ra, t6, 16
    sw s10, 100(sp)
    srli s10, t6, 16
    or s10, ra, s10
    slli ra, t5, 16
    sw s1, 144(sp)
    srli s1, t5, 16
    or s1, ra, s1
    slli ra, t0, 16
    srli t2, t0, 16
    or t2, ra, t2
    slli ra, s7, 16
    sw s5, 188(sp)
    srli s5, s7, 16
    or s5, ra, s5
    slli ra, a5, 16
    sw t1, 152(sp)
    srli t1, a5, 16
    or t1, ra, t1
    or a0, a0, s3
    xor a0, s2, a0
    slli s2, a0, 16
    srli s3, a0, 16
    or s2, s2, s3
    lw s3, 116(sp)
    lw ra, 216(sp)
    sw t3, 180(sp)
    and t3, s3, ra
    sw t5, 200(sp)
    lw t5, 208(sp)
    sw a0, 196(sp)
    xor t3, t5, t3
    lw t5, 160(sp)
    sw t6, 208(sp)
    and t6, t5, ra
    lw a0, 112(sp)
    sw a2, 156(sp)
    xor t6, a0, t6
    lw a2, 96(sp)
    sw s2, 112(sp)
    and a0, a0, a2
    lw s2, 104(sp)
    sw t0, 160(sp)
    xor a0, s2, a0
    lw s2, 124(sp)
    sw a5, 104(sp)
    and a5, s2, t3
    xor a5, a2, a5
    and a2, a0, a5
    xor t5, t5, a2
    and a2, t6, t5
    xor a2, s3, a2
    and t0, a0, t3
    xor t0, s2, t0
    and s2, s2, s3
    xor s2, ra, s2
    and s3, a6, a3
    xor s3, a7, s3
    and a7, a7, t4
    xor a7, s0, a7
    and s0, a1, a3
    xor s0, s4, s0
    and s4, a4, s0
    xor t4, t4, s4
    and s4, a7, t4
    xor a6, a6, s4
    and s4, s3, a6
    xor s4, a1, s4
    and ra, a7, s0
    sw t0, 216(sp)
    lw t0, 1124(s11)
    xor ra, a4, ra
    sw s2, 116(sp)
    lw s2, 1140(s11)
    xor t0, ra, t0
    sw t0, 124(sp)
    lw t0, 1156(s11)
    xor s2, a7, s2
    sw s2, 96(sp)
    lw s2, 128(sp)
    sw a7, 192(sp)
    lw a7, -12(s2)
    xor t0, s4, t0
    sw t0, 176(sp)
    lw t0, 1180(s11)
    xor a7, t4, a7
    sw a7, 136(sp)
    lw a7, 12(s2)
    xor t0, s3, t0
    sw t0, 120(sp)
    lw t0, -4(s2)
    xor a7, a6, a7
    xor t0, s0, t0
    and a4, a4, a1
    lw a1, 4(s2)
    xor a4, a3, a4
    xor a3, a4, a1
    xor t1, t1, t6
    xor a5, s9, a5
    xor t6, s10, a0
    xor t4, t4, s6
    xor t5, s5, t5
    xor a1, s8, ra
    xor a6, s7, a6
    xor t3, s1, t3
    xor t2, t2, a2
    lw a2, 160(sp)
    lw a0, 104(sp)
    xor a2, a2, s4
    xor a0, a0, s3
    lw s1, 112(sp)
    lw s3, 116(sp)
    lw s4, 216(sp)
    xor s1, s1, s3
    lw s3, 156(sp)
    lw s5, 208(sp)
    xor s3, s3, s4
    lw s4, 196(sp)
    lw s6, 200(sp)
    xor a4, s4, a4
    lw s4, 192(sp)
    lw s7, 180(sp)
    xor s4, s4, s5
    lw s5, 664(s11)
    xor s0, s6, s0
    xor s5, t4, s5
    slli s6, t4, 16
    srli t4, t4, 16
    or t4, s6, t4
    lw s6, 1128(s11)
    xor t4, s7, t4
    xor t4, t4, s6
    slli s6, s0, 16
    srli s7, s0, 16
    or s6, s6, s7
    lw s7, 1144(s11)
    lw s8, 152(sp)
    lw s9, 188(sp)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, s4, 16
    srli s8, s4, 16
    or s7, s7, s8
    lw s8, -8(s2)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a4, 16
    srli s9, a4, 16
    or s8, s8, s9
    lw s9, 0(s2)
    lw s10, 144(sp)
    lw ra, 100(sp)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a0, 16
    srli s10, a0, 16
    or s9, s9, s10
    lw s10, 16(s2)
    xor s9, ra, s9
    xor s9, s9, s10
    slli s10, a2, 16
    srli ra, a2, 16
    or s10, s10, ra
    lw ra, 1152(s11)
    sw a3, 100(sp)
    lw a3, 108(sp)
    xor a3, a3, s10
    xor a3, a3, ra
    slli s10, a6, 16
    srli ra, a6, 16
    or s10, s10, ra
    lw ra, 8(s2)
    sw a7, 108(sp)
    lw a7, 220(sp)
    xor a7, a7, s10
    xor a7, a7, ra
    slli s10, a1, 16
    srli ra, a1, 16
    or s10, s10, ra
    lw ra, -16(s2)
    sw t0, 220(sp)
    lw t0, 184(sp)
    # round 18 (skinny.dsl:60)
    sw t6, 184(sp)
    # round 19 (skinny.dsl:60)
    xor t0, t0, s10
    xor t0, t0, ra
    # round 18 (skinny.dsl:60)
    and s10, s7, s9
    xor s10, t4, s10
    and t4, t4, s6
    xor t0, t0, t4
    and t4, a7, s9
    xor t4, a3, t4
    and a3, t0, t4
    xor a3, s8, a3
    and ra, s8, t4
    xor s6, s6, ra
    and ra, t0, s6
    xor s7, s7, ra
    slli ra, s7, 16
    srli t6, s7, 16
    or t6, ra, t6
    and ra, s10, s7
    xor ra, a7, ra
    sw t6, 144(sp)
    slli t6, ra, 16
    sw s1, 188(sp)
    srli s1, ra, 16
    or t6, t6, s1
    slli s1, s6, 16
    sw t6, 152(sp)
    srli t6, s6, 16
    or t6, s1, t6
    slli s1, a3, 16
    sw t6, 180(sp)
    srli t6, a3, 16
    or t6, s1, t6
    slli s1, t4, 16
    sw t6, 200(sp)
    srli t6, t4, 16
    or t6, s1, t6
    slli s1, t0, 16
    sw t6, 208(sp)
    srli t6, t0, 16
    or t6, s1, t6
    lw s1, 1112(s11)
    sw t6, 192(sp)
    slli t6, s10, 16
    sw s3, 196(sp)
    srli s3, s10, 16
    or t6, t6, s3
    lw s3, 1056(s11)
    xor s1, s10, s1
    lw s10, 1072(s11)
    xor a3, a3, s3
    lw s3, 44(s2)
    xor t0, t0, s10
    lw s10, 1088(s11)
    xor s3, s7, s3
    lw s7, 24(s2)
    xor s10, ra, s10
    lw ra, 28(s2)
    xor s6, s6, s7
    xor t4, t4, ra
    and a7, s8, a7
    xor a7, s9, a7
    lw s7, 36(s2)
    slli s8, a7, 16
    srli s9, a7, 16
    or s8, s8, s9
    xor a7, a7, s7
    not s7, a6
    and s7, s7, a0
    xor a2, a2, s7
    and s7, s4, a0
    xor s7, s5, s7
    not s9, s0
    and s5, s5, s9
    xor a1, a1, s5
    not s5, a4
    and s5, s5, a2
    xor s0, s0, s5
    not s5, s0
    and s5, a1, s5
    xor s4, s4, s5
    and s5, s7, s4
    xor s5, a6, s5
    and s9, a1, a2
    xor s9, a4, s9
    or a6, a4, a6
    xor a6, a0, a6
    not a4, t5
    and a4, a4, t1
    xor t2, t2, a4
    or a4, a5, t3
    lw a0, 196(sp)
    lw ra, 188(sp)
    xor a4, a0, a4
    not a0, a4
    and a0, a0, t2
    xor a0, ra, a0
    not s2, ra
    and s2, s2, t2
    xor t3, t3, s2
    or s2, a4, t3
    lw s11, 184(sp)
    sw a7, 184(sp)
    xor s2, s11, s2
    and s11, s11, t1
    xor a5, a5, s11
    or s11, a5, s2
    xor s11, t5, s11
    slli a7, a0, 24
    sw s10, 196(sp)
    srli s10, a0, 8
    or a7, a7, s10
    slli s10, t3, 24
    sw s3, 216(sp)
    srli s3, t3, 8
    or s3, s10, s3
    slli s10, a4, 24
    sw s1, 156(sp)
    srli s1, a4, 8
    or s1, s10, s1
    slli s10, t2, 24
    sw t0, 116(sp)
    srli t0, t2, 8
    or t0, s10, t0
    slli s10, s11, 24
    sw a3, 112(sp)
    srli a3, s11, 8
    or a3, s10, a3
    slli s10, s2, 24
    sw s6, 104(sp)
    srli s6, s2, 8
    or s6, s10, s6
    slli s10, a5, 24
    sw t4, 160(sp)
    srli t4, a5, 8
    or t4, s10, t4
    or t5, ra, t5
    xor t1, t1, t5
    slli t5, t1, 24
    srli s10, t1, 8
    or t5, t5, s10
    lw s10, 136(sp)
    lw ra, 220(sp)
    sw s9, 188(sp)
    and s9, s10, ra
    sw s4, 212(sp)
    lw s4, 124(sp)
    sw s5, 124(sp)
    xor s4, s4, s9
    lw s9, 96(sp)
    lw s5, 120(sp)
    sw s7, 148(sp)
    and s7, s9, s5
    xor s7, s10, s7
    lw s10, 108(sp)
    sw a6, 136(sp)
    and a6, s10, s5
    sw a1, 204(sp)
    lw a1, 176(sp)
    sw s0, 96(sp)
    xor a6, a1, a6
    lw a1, 100(sp)
    sw a2, 176(sp)
    and a2, a1, a6
    xor a2, ra, a2
    and ra, s4, a2
    xor s9, s9, ra
    and ra, s4, a6
    xor ra, a1, ra
    and s0, s7, s9
    xor s0, s10, s0
    and a1, a1, s10
    xor a1, s5, a1
    xor t4, t4, s7
    xor a2, s3, a2
    xor s1, s1, s4
    lw s3, 180(sp)
    lw s4, 200(sp)
    xor t3, t3, s3
    xor s3, s6, s9
    xor a0, a0, s4
    lw s4, 144(sp)
    xor a6, t0, a6
    xor s2, s2, s4
    xor t0, a3, s0
    lw a3, 152(sp)
    xor a5, a5, t6
    xor a3, s11, a3
    xor t5, t5, a1
    xor a7, a7, ra
    xor t1, t1, s8
    lw t6, 192(sp)
    lw s0, 208(sp)
    xor t6, a4, t6
    lw a4, 72(sp)
    lw s4, 96(sp)
    lw a1, 16(a4)
    xor t2, t2, s0
    xor a1, t3, a1
    slli s0, t3, 8
    srli t3, t3, 24
    or t3, s0, t3
    lw s0, 1068(a4)
    xor t3, s4, t3
    xor t3, t3, s0
    slli s0, t2, 8
    srli s4, t2, 24
    or s0, s0, s4
    lw s4, 1084(a4)
    lw s5, 176(sp)
    lw s6, 204(sp)
    xor s0, s5, s0
    xor s0, s0, s4
    slli s4, t6, 8
    srli s5, t6, 24
    or s4, s4, s5
    lw s5, 1076(a4)
    xor s4, s6, s4
    xor s4, s4, s5
    slli s5, t1, 8
    srli s6, t1, 24
    or s5, s5, s6
    lw s6, 128(sp)
    lw s8, 136(sp)
    lw s7, 40(s6)
    xor s5, s8, s5
    xor s5, s5, s7
    slli s7, a5, 8
    srli s8, a5, 24
    or s7, s7, s8
    lw s8, 48(s6)
    lw s9, 148(sp)
    lw s10, 124(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a3, 8
    srli s9, a3, 24
    or s8, s8, s9
    lw s9, 32(s6)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, s2, 8
    srli s10, s2, 24
    or s9, s9, s10
    lw s10, 1108(a4)
    lw s11, 212(sp)
    lw ra, 188(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, a0, 8
    srli s11, a0, 24
    or s10, s10, s11
    lw s11, 20(s6)
    xor s10, ra, s10
    xor s10, s10, s11
    # round 17 (skinny.dsl:60)
    lw s11, 104(sp)
    lw ra, 160(sp)
    sw t5, 188(sp)
    and t5, s11, ra
    sw s1, 212(sp)
    lw s1, 112(sp)
    sw t0, 112(sp)
    xor t5, s1, t5
    lw s1, 116(sp)
    lw t0, 156(sp)
    sw t4, 124(sp)
    and t4, s1, t0
    xor t4, s11, t4
    lw s11, 216(sp)
    sw s3, 104(sp)
    and s3, s11, t0
    sw a7, 148(sp)
    lw a7, 196(sp)
    xor a7, a7, s3
    lw s3, 184(sp)
    sw a2, 196(sp)
    and a2, s3, a7
    xor a2, ra, a2
    and ra, t5, a2
    xor s1, s1, ra
    and ra, t4, s1
    xor ra, s11, ra
    sw ra, 116(sp)
    and ra, t5, a7
    xor ra, s3, ra
    and s3, s3, s11
    xor t0, t0, s3
    and s3, s4, s7
    xor s3, t3, s3
    and t3, t3, s0
    xor t3, s10, t3
    and s10, s9, s7
    xor s8, s8, s10
    and s10, s5, s8
    xor s0, s0, s10
    and s10, t3, s0
    xor s4, s4, s10
    and s10, s3, s4
    xor s10, s9, s10
    and s11, t3, s8
    sw t0, 156(sp)
    lw t0, 52(s6)
    xor s11, s5, s11
    sw t5, 216(sp)
    lw t5, 60(s6)
    xor t0, s11, t0
    sw t0, 184(sp)
    lw t0, 1024(a4)
    xor t5, t3, t5
    sw t5, 160(sp)
    lw t5, 996(a4)
    xor t0, s10, t0
    sw t0, 136(sp)
    lw t0, 1048(a4)
    xor t5, s0, t5
    sw t5, 204(sp)
    lw t5, 76(s6)
    xor t0, s3, t0
    sw t0, 176(sp)
    lw t0, 1016(a4)
    xor t5, s4, t5
    xor t0, s8, t0
    and s5, s5, s9
    lw s9, 68(s6)
    xor s5, s7, s5
    xor s7, s5, s9
    not s9, t2
    and s9, a1, s9
    xor a0, a0, s9
    and s9, s2, a5
    xor a3, a3, s9
    and s9, t6, a5
    xor a1, a1, s9
    not s9, a3
    sw s7, 96(sp)
    and s7, t1, s9
    xor t2, t2, s7
    and s7, a0, s9
    xor s7, t1, s7
    not s9, t2
    and s9, a0, s9
    xor t6, t6, s9
    and s9, a1, t6
    xor s9, s2, s9
    and t1, t1, s2
    xor a5, a5, t1
    not t1, a6
    lw s2, 196(sp)
    sw t0, 208(sp)
    and t1, s2, t1
    lw t0, 148(sp)
    sw t5, 148(sp)
    xor t0, t0, t1
    lw t1, 104(sp)
    lw t5, 124(sp)
    sw a5, 192(sp)
    and s6, t1, t5
    lw a5, 112(sp)
    sw s9, 196(sp)
    xor a5, a5, s6
    lw s6, 212(sp)
    sw s5, 112(sp)
    and s5, s6, t5
    xor s2, s2, s5
    not s5, a5
    lw s9, 188(sp)
    sw s10, 152(sp)
    and s10, s9, s5
    xor a6, a6, s10
    not s10, a6
    and s10, t0, s10
    xor s6, s6, s10
    and s5, t0, s5
    xor s5, s9, s5
    and s10, s2, s6
    xor s10, t1, s10
    and t1, s9, t1
    xor t1, t5, t1
    xor t4, t4, s2
    xor t5, s3, s2
    lw s2, 1052(a4)
    xor a1, a1, t5
    xor a1, a1, s2
    xor s0, a6, s0
    lw s2, 280(a4)
    xor a6, a2, a6
    xor a2, s0, s2
    lw s2, 1000(a4)
    xor t2, t2, s0
    xor t2, t2, s2
    xor a7, a7, a5
    xor a5, s8, a5
    lw s0, 1020(a4)
    xor a3, a3, a5
    xor a3, a3, s0
    xor s0, s1, s6
    xor s1, s4, s6
    lw s2, 128(sp)
    xor s4, s11, s5
    lw s3, 80(s2)
    xor t6, t6, s1
    xor t6, t6, s3
    xor s3, ra, s5
    lw s5, 56(s2)
    xor s6, s7, s4
    xor s5, s6, s5
    xor t3, t0, t3
    lw s6, 216(sp)
    lw s7, 152(sp)
    xor t0, s6, t0
    lw s6, 64(s2)
    xor a0, a0, t3
    xor a0, a0, s6
    lw s6, 116(sp)
    xor s7, s7, s10
    xor s6, s6, s10
    lw s8, 1028(a4)
    lw s9, 196(sp)
    lw s10, 156(sp)
    xor s9, s9, s7
    xor s8, s9, s8
    lw s9, 112(sp)
    lw s11, 192(sp)
    xor s9, s9, t1
    xor t1, s10, t1
    lw s10, 72(s2)
    xor s11, s11, s9
    xor s10, s11, s10
    # round 16 (skinny.dsl:60)
    or s11, s0, t4
    xor s6, s6, s11
    or s11, t0, t4
    xor s11, a6, s11
    and a6, a6, a7
    xor a6, s3, a6
    not s3, a6
    and ra, s3, s6
    xor ra, t1, ra
    not s2, t1
    and s2, s2, s6
    xor a7, a7, s2
    and s2, s3, a7
    xor t0, t0, s2
    or s2, s11, t0
    xor s2, s0, s2
    slli s3, s2, 8
    srli a4, s2, 24
    or a4, s3, a4
    slli s3, t0, 8
    sw s2, 192(sp)
    srli s2, t0, 24
    or s2, s3, s2
    slli s3, a7, 8
    sw a4, 156(sp)
    srli a4, a7, 24
    or a4, s3, a4
    slli s3, ra, 8
    sw t0, 112(sp)
    srli t0, ra, 24
    or t0, s3, t0
    slli s3, a6, 8
    sw a6, 196(sp)
    srli a6, a6, 24
    or a6, s3, a6
    slli s3, s11, 8
    sw t0, 152(sp)
    srli t0, s11, 24
    or t0, s3, t0
    slli s3, s6, 8
    sw s6, 116(sp)
    srli s6, s6, 24
    or s3, s3, s6
    or t1, t1, s0
    xor t1, t4, t1
    slli t4, t1, 8
    srli s0, t1, 24
    or t4, t4, s0
    lw s0, 148(sp)
    lw s6, 176(sp)
    sw t1, 216(sp)
    and t1, s0, s6
    sw t4, 124(sp)
    lw t4, 136(sp)
    sw s3, 104(sp)
    xor t1, t4, t1
    lw t4, 160(sp)
    sw s11, 136(sp)
    and s11, t4, s6
    lw s3, 204(sp)
    sw ra, 188(sp)
    xor s11, s3, s11
    lw ra, 208(sp)
    sw s2, 204(sp)
    lw s2, 184(sp)
    and s3, s3, ra
    xor s2, s2, s3
    lw s3, 96(sp)
    sw a7, 184(sp)
    and a7, s3, t1
    xor a7, ra, a7
    and ra, s2, a7
    xor t4, t4, ra
    and ra, s11, t4
    xor ra, s0, ra
    sw ra, 160(sp)
    and ra, s2, t1
    xor ra, s3, ra
    and s0, s3, s0
    xor s0, s6, s0
    and s3, a0, a1
    xor s3, t2, s3
    and t2, t2, a3
    xor t2, s5, t2
    and s5, t6, a1
    xor s5, s8, s5
    and s6, t2, s5
    xor s6, s10, s6
    and s8, s10, s5
    xor a3, a3, s8
    and s8, t2, a3
    xor a0, a0, s8
    slli s8, a0, 16
    sw ra, 176(sp)
    srli ra, a0, 16
    or s8, s8, ra
    and ra, s3, a0
    xor ra, t6, ra
    sw s0, 148(sp)
    slli s0, ra, 16
    sw t1, 96(sp)
    srli t1, ra, 16
    or t1, s0, t1
    slli s0, a3, 16
    sw t1, 208(sp)
    srli t1, a3, 16
    or t1, s0, t1
    slli s0, s6, 16
    sw s8, 212(sp)
    srli s8, s6, 16
    or s0, s0, s8
    slli s8, s5, 16
    sw s0, 144(sp)
    srli s0, s5, 16
    or s0, s8, s0
    slli s8, t2, 16
    sw s0, 200(sp)
    srli s0, t2, 16
    or s0, s8, s0
    lw s8, 72(sp)
    sw s0, 180(sp)
    lw s0, 980(s8)
    sw t4, 120(sp)
    slli t4, s3, 16
    sw t1, 108(sp)
    srli t1, s3, 16
    or t1, t4, t1
    lw t4, 128(sp)
    sw t1, 100(sp)
    lw t1, 84(t4)
    xor s0, s3, s0
    lw s3, 92(t4)
    xor t1, s6, t1
    lw s6, 108(t4)
    xor t2, t2, s3
    lw s3, 956(s8)
    xor a0, a0, s6
    lw s6, 932(s8)
    xor s3, ra, s3
    lw ra, 948(s8)
    xor a3, a3, s6
    xor s5, s5, ra
    and t6, s10, t6
    xor t6, a1, t6
    lw a1, 100(t4)
    slli s6, t6, 16
    srli s10, t6, 16
    or s6, s6, s10
    xor t6, t6, a1
    or a1, s1, t5
    xor a1, s7, a1
    or s7, t3, t5
    xor s7, a2, s7
    and a2, a2, a5
    xor a2, s4, a2
    not s4, a2
    not s10, s9
    and s10, s10, a1
    xor a5, a5, s10
    and s10, s4, a5
    xor t3, t3, s10
    or s10, s7, t3
    xor s10, s1, s10
    and s4, s4, a1
    xor s4, s9, s4
    or s1, s9, s1
    xor t5, t5, s1
    xor t0, t0, s11
    xor a7, a4, a7
    xor a6, a6, s2
    lw a4, 184(sp)
    lw s1, 108(sp)
    lw s2, 120(sp)
    xor a4, a4, s1
    lw s1, 204(sp)
    lw s9, 144(sp)
    xor s1, s1, s2
    lw s2, 188(sp)
    lw s11, 212(sp)
    xor s2, s2, s9
    lw s9, 112(sp)
    lw ra, 96(sp)
    xor s9, s9, s11
    lw s11, 104(sp)
    sw t6, 96(sp)
    xor s11, s11, ra
    lw ra, 156(sp)
    lw t6, 160(sp)
    sw t1, 160(sp)
    xor t6, ra, t6
    lw ra, 192(sp)
    lw t1, 208(sp)
    sw s5, 208(sp)
    xor t1, ra, t1
    lw ra, 136(sp)
    lw s5, 100(sp)
    sw a3, 100(sp)
    xor s5, ra, s5
    lw ra, 124(sp)
    lw a3, 148(sp)
    sw t2, 148(sp)
    xor a3, ra, a3
    lw ra, 152(sp)
    lw t2, 176(sp)
    xor t2, ra, t2
    lw ra, 216(sp)
    sw s3, 216(sp)
    xor s6, ra, s6
    lw ra, 196(sp)
    lw s3, 180(sp)
    xor s3, ra, s3
    lw ra, 344(s8)
    sw s0, 180(sp)
    lw s0, 116(sp)
    sw a0, 196(sp)
    lw a0, 200(sp)
    xor a0, s0, a0
    xor s0, a4, ra
    slli ra, a4, 24
    srli a4, a4, 8
    or a4, ra, a4
    lw ra, 936(s8)
    xor a5, a5, a4
    xor a5, a5, ra
    slli a4, a0, 24
    srli ra, a0, 8
    or a4, a4, ra
    lw ra, 952(s8)
    xor a4, a1, a4
    xor a4, a4, ra
    slli a1, s3, 24
    srli ra, s3, 8
    or a1, a1, ra
    lw ra, 96(t4)
    xor a2, a2, a1
    xor a2, a2, ra
    slli a1, s6, 24
    srli ra, s6, 8
    or a1, a1, ra
    lw ra, 104(t4)
    xor t5, t5, a1
    xor t5, t5, ra
    slli a1, s5, 24
    srli ra, s5, 8
    or a1, a1, ra
    lw ra, 984(s8)
    xor a1, s7, a1
    xor a1, a1, ra
    slli s7, t1, 24
    srli ra, t1, 8
    or s7, s7, ra
    lw ra, 960(s8)
    xor s7, s10, s7
    xor s7, s7, ra
    slli s10, s9, 24
    srli ra, s9, 8
    or s10, s10, ra
    lw ra, 112(t4)
    xor t3, t3, s10
    xor t3, t3, ra
    slli s10, s2, 24
    srli ra, s2, 8
    or s10, s10, ra
    lw ra, 88(t4)
    xor s4, s4, s10
    xor s4, s4, ra
    # round 15 (skinny.dsl:60)
    not s10, a0
    and s10, s0, s10
    xor s2, s2, s10
    and s10, s3, s5
    xor s0, s0, s10
    and s10, s9, s5
    xor t1, t1, s10
    or s10, s6, t1
    xor a0, a0, s10
    and s10, s2, a0
    xor s3, s3, s10
    and s10, s0, s3
    xor s10, s9, s10
    not ra, t1
    and ra, s2, ra
    xor ra, s6, ra
    not s6, s6
    and s6, s6, s9
    xor s5, s5, s6
    and s6, s1, t0
    xor t6, t6, s6
    or s6, a7, s11
    xor t2, t2, s6
    or s6, t2, t6
    xor s6, a3, s6
    or s9, a3, t6
    xor s9, s11, s9
    not s11, t2
    and s11, s11, s9
    xor s11, a6, s11
    and a6, a6, t0
    xor a6, a7, a6
    not a7, a6
    and a7, a7, s11
    xor a7, s1, a7
    sw ra, 200(sp)
    slli ra, s6, 16
    sw s3, 116(sp)
    srli s3, s6, 16
    or s3, ra, s3
    slli ra, s9, 16
    sw s10, 176(sp)
    srli s10, s9, 16
    or s10, ra, s10
    slli ra, t2, 16
    sw s0, 152(sp)
    srli s0, t2, 16
    or s0, ra, s0
    slli ra, t6, 16
    sw s5, 124(sp)
    srli s5, t6, 16
    or s5, ra, s5
    slli ra, a7, 16
    sw s2, 136(sp)
    srli s2, a7, 16
    or s2, ra, s2
    slli ra, s11, 16
    srli s8, s11, 16
    or s8, ra, s8
    slli ra, a6, 16
    sw t1, 192(sp)
    srli t1, a6, 16
    or t1, ra, t1
    not a3, a3
    and a3, a3, s1
    xor t0, t0, a3
    slli a3, t0, 16
    srli s1, t0, 16
    or a3, a3, s1
    lw s1, 196(sp)
    lw ra, 180(sp)
    sw a0, 156(sp)
    and a0, s1, ra
    sw t6, 104(sp)
    lw t6, 216(sp)
    sw t0, 212(sp)
    xor t6, t6, a0
    lw a0, 148(sp)
    sw t2, 216(sp)
    and t2, a0, ra
    lw t0, 100(sp)
    sw s3, 112(sp)
    xor t2, t0, t2
    lw s3, 208(sp)
    sw a3, 100(sp)
    and t0, t0, s3
    lw a3, 160(sp)
    sw a7, 148(sp)
    xor t0, a3, t0
    lw a3, 96(sp)
    sw a6, 160(sp)
    and a6, a3, t6
    xor a6, s3, a6
    and s3, t0, a6
    xor a0, a0, s3
    and s3, t2, a0
    xor s3, s1, s3
    and a7, t0, t6
    xor a7, a3, a7
    and a3, a3, s1
    xor a3, ra, a3
    and s1, a2, a1
    xor s1, a5, s1
    and a5, a5, a4
    xor a5, s4, a5
    and s4, t3, a1
    xor s4, s7, s4
    and s7, t5, s4
    xor a4, a4, s7
    and s7, a5, a4
    xor a2, a2, s7
    and s7, s1, a2
    xor s7, t3, s7
    and ra, a5, s4
    sw a7, 180(sp)
    lw a7, 116(t4)
    xor ra, t5, ra
    sw a3, 196(sp)
    lw a3, 120(t4)
    xor a7, ra, a7
    sw a7, 96(sp)
    lw a7, 72(sp)
    sw s2, 208(sp)
    lw s2, 896(a7)
    xor a3, a5, a3
    sw a3, 144(sp)
    lw a3, 872(a7)
    xor s2, s7, s2
    sw s2, 188(sp)
    lw s2, 920(a7)
    xor a3, a4, a3
    sw a3, 120(sp)
    lw a3, 136(t4)
    xor s2, s1, s2
    sw s2, 204(sp)
    lw s2, 888(a7)
    xor a3, a2, a3
    xor s2, s4, s2
    and t3, t5, t3
    lw t5, 128(t4)
    xor t3, a1, t3
    xor t5, t3, t5
    xor t1, t1, t2
    xor a6, s10, a6
    xor t0, s0, t0
    xor t2, a4, s9
    xor a4, s8, a0
    xor a1, s6, ra
    xor a2, s11, a2
    xor t6, s5, t6
    lw a0, 208(sp)
    lw s0, 148(sp)
    xor a0, a0, s3
    xor s0, s0, s7
    lw s3, 160(sp)
    lw s5, 196(sp)
    xor s1, s3, s1
    lw s3, 100(sp)
    lw s6, 180(sp)
    xor s3, s3, s5
    lw s5, 112(sp)
    lw s7, 104(sp)
    xor s5, s5, s6
    lw s6, 212(sp)
    lw s8, 156(sp)
    xor t3, s6, t3
    lw s6, 216(sp)
    lw s9, 192(sp)
    xor a5, a5, s6
    lw s6, 344(a7)
    xor s4, s7, s4
    xor s6, t2, s6
    slli s7, t2, 16
    srli t2, t2, 16
    or t2, s7, t2
    lw s7, 864(a7)
    xor t2, s8, t2
    xor t2, t2, s7
    slli s7, s4, 16
    srli s8, s4, 16
    or s7, s7, s8
    lw s8, 884(a7)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a5, 16
    srli s9, a5, 16
    or s8, s8, s9
    lw s9, 876(a7)
    lw s10, 136(sp)
    lw s11, 124(sp)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, t3, 16
    srli s10, t3, 16
    or s9, s9, s10
    lw s10, 124(t4)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s1, 16
    srli s11, s1, 16
    or s10, s10, s11
    lw ra, 152(sp)
    lw s11, 140(t4)
    xor s10, ra, s10
    xor s10, s10, s11
    slli s11, s0, 16
    srli ra, s0, 16
    or s11, s11, ra
    lw ra, 892(a7)
    sw t5, 152(sp)
    lw t5, 176(sp)
    xor t5, t5, s11
    xor t5, t5, ra
    slli s11, a2, 16
    srli ra, a2, 16
    or s11, s11, ra
    lw ra, 132(t4)
    sw a3, 176(sp)
    lw a3, 116(sp)
    xor a3, a3, s11
    xor a3, a3, ra
    slli s11, a1, 16
    srli ra, a1, 16
    or s11, s11, ra
    lw ra, 856(a7)
    sw s2, 116(sp)
    lw s2, 200(sp)
    # round 14 (skinny.dsl:60)
    sw s3, 200(sp)
    # round 15 (skinny.dsl:60)
    xor s2, s2, s11
    xor s2, s2, ra
    # round 14 (skinny.dsl:60)
    and s11, s8, s10
    xor s11, t2, s11
    and t2, t2, s7
    xor t2, s2, t2
    and s2, a3, s10
    xor t5, t5, s2
    and s2, t2, t5
    xor s2, s9, s2
    and ra, s9, t5
    xor s7, s7, ra
    and ra, t2, s7
    xor s8, s8, ra
    slli ra, s8, 16
    srli s3, s8, 16
    or s3, ra, s3
    and ra, s11, s8
    xor ra, a3, ra
    sw s3, 124(sp)
    slli s3, ra, 16
    sw s5, 136(sp)
    srli s5, ra, 16
    or s3, s3, s5
    slli s5, s7, 16
    sw s3, 192(sp)
    srli s3, s7, 16
    or s3, s5, s3
    slli s5, s2, 16
    sw s3, 156(sp)
    srli s3, s2, 16
    or s3, s5, s3
    slli s5, t5, 16
    sw s3, 104(sp)
    srli s3, t5, 16
    or s3, s5, s3
    slli s5, t2, 16
    sw s3, 216(sp)
    srli s3, t2, 16
    or s3, s5, s3
    lw s5, 848(a7)
    sw s3, 212(sp)
    slli s3, s11, 16
    sw t6, 180(sp)
    srli t6, s11, 16
    or t6, s3, t6
    lw s3, 792(a7)
    xor s5, s11, s5
    lw s11, 808(a7)
    xor s2, s2, s3
    lw s3, 172(t4)
    xor t2, t2, s11
    lw s11, 824(a7)
    xor s3, s8, s3
    lw s8, 148(t4)
    xor s11, ra, s11
    lw ra, 156(t4)
    xor s7, s7, s8
    xor t5, t5, ra
    and a3, s9, a3
    xor a3, s10, a3
    lw s8, 164(t4)
    slli s9, a3, 16
    srli s10, a3, 16
    or s9, s9, s10
    xor a3, a3, s8
    not s8, a2
    and s8, s8, s1
    xor s0, s0, s8
    and s8, a5, s1
    xor s8, s6, s8
    and s6, s6, s4
    xor a1, a1, s6
    or s6, t3, s0
    xor s4, s4, s6
    or s6, a1, s4
    xor a5, a5, s6
    not s6, a5
    and s6, s8, s6
    xor s6, a2, s6
    or s10, a1, s0
    xor s10, t3, s10
    or t3, t3, a2
    xor t3, s1, t3
    not a2, a4
    and a2, a2, t1
    xor a2, a0, a2
    and a0, t0, t1
    xor a0, a6, a0
    not a6, a6
    lw s1, 180(sp)
    lw ra, 136(sp)
    and a6, a6, s1
    xor a6, ra, a6
    or ra, a6, a2
    lw t4, 200(sp)
    sw a3, 180(sp)
    xor ra, t4, ra
    or a7, t4, a2
    xor a7, s1, a7
    or s1, a6, a7
    xor t0, t0, s1
    slli s1, t0, 24
    srli a3, t0, 8
    or a3, s1, a3
    or s1, a0, t0
    xor s1, a4, s1
    sw s11, 136(sp)
    slli s11, s1, 24
    sw s3, 112(sp)
    srli s3, s1, 8
    or s3, s11, s3
    slli s11, a7, 24
    sw s5, 196(sp)
    srli s5, a7, 8
    or s5, s11, s5
    slli s11, ra, 24
    sw t2, 100(sp)
    srli t2, ra, 8
    or t2, s11, t2
    slli s11, a6, 24
    sw s2, 160(sp)
    srli s2, a6, 8
    or s2, s11, s2
    slli s11, a0, 24
    sw s7, 148(sp)
    srli s7, a0, 8
    or s7, s11, s7
    slli s11, a2, 24
    sw t5, 208(sp)
    srli t5, a2, 8
    or t5, s11, t5
    or t4, t4, a4
    xor t1, t1, t4
    slli t4, t1, 24
    srli a4, t1, 8
    or t4, t4, a4
    lw a4, 120(sp)
    lw s11, 116(sp)
    sw s10, 200(sp)
    and s10, a4, s11
    sw a5, 108(sp)
    lw a5, 96(sp)
    sw s6, 96(sp)
    xor a5, a5, s10
    lw s10, 144(sp)
    lw s6, 204(sp)
    sw s8, 184(sp)
    and s8, s10, s6
    xor a4, a4, s8
    lw s8, 176(sp)
    sw t3, 120(sp)
    and t3, s8, s6
    sw a1, 220(sp)
    lw a1, 188(sp)
    sw s4, 144(sp)
    xor t3, a1, t3
    lw a1, 152(sp)
    sw s0, 188(sp)
    and s0, a1, t3
    xor s0, s11, s0
    and s11, a5, s0
    xor s10, s10, s11
    and s11, a5, t3
    xor s11, a1, s11
    and s4, a4, s10
    xor s4, s8, s4
    and a1, a1, s8
    xor a1, s6, a1
    xor a4, s7, a4
    xor s0, s5, s0
    xor a5, s2, a5
    lw s2, 156(sp)
    xor a3, a3, s10
    xor a7, a7, s2
    lw s2, 104(sp)
    lw s5, 124(sp)
    xor s2, ra, s2
    xor t0, t0, s5
    xor t3, t5, t3
    xor t5, s3, s4
    lw s3, 192(sp)
    xor t6, a0, t6
    xor s1, s1, s3
    xor t4, t4, a1
    xor t2, t2, s11
    xor t1, t1, s9
    lw a1, 212(sp)
    lw s3, 216(sp)
    xor a6, a6, a1
    lw a1, 72(sp)
    lw s4, 144(sp)
    lw a0, 280(a1)
    xor a2, a2, s3
    xor a0, a7, a0
    slli s3, a7, 8
    srli a7, a7, 24
    or a7, s3, a7
    lw s3, 804(a1)
    xor a7, s4, a7
    xor a7, a7, s3
    slli s3, a2, 8
    srli s4, a2, 24
    or s3, s3, s4
    lw s4, 820(a1)
    lw s5, 188(sp)
    lw s7, 220(sp)
    xor s3, s5, s3
    xor s3, s3, s4
    slli s4, a6, 8
    srli s5, a6, 24
    or s4, s4, s5
    lw s5, 128(sp)
    lw s8, 120(sp)
    lw s6, 152(s5)
    xor s4, s7, s4
    xor s4, s4, s6
    slli s6, t1, 8
    srli s7, t1, 24
    or s6, s6, s7
    lw s7, 168(s5)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t6, 8
    srli s8, t6, 24
    or s7, s7, s8
    lw s8, 180(s5)
    lw s9, 184(sp)
    lw s10, 96(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s1, 8
    srli s9, s1, 24
    or s8, s8, s9
    lw s9, 160(s5)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, t0, 8
    srli s10, t0, 24
    or s9, s9, s10
    lw s10, 176(s5)
    lw s11, 108(sp)
    lw ra, 200(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    lw s11, 144(s5)
    xor s10, ra, s10
    xor s10, s10, s11
    # round 13 (skinny.dsl:60)
    lw s11, 148(sp)
    lw ra, 208(sp)
    sw t4, 200(sp)
    and t4, s11, ra
    sw t5, 108(sp)
    lw t5, 160(sp)
    sw a3, 160(sp)
    xor t4, t5, t4
    lw t5, 100(sp)
    lw a3, 196(sp)
    sw t2, 96(sp)
    and t2, t5, a3
    xor t2, s11, t2
    lw s11, 112(sp)
    sw t3, 148(sp)
    and t3, s11, a3
    sw s0, 184(sp)
    lw s0, 136(sp)
    xor t3, s0, t3
    lw s0, 180(sp)
    sw a4, 136(sp)
    and a4, s0, t3
    xor a4, ra, a4
    and ra, t4, a4
    xor t5, t5, ra
    and ra, t2, t5
    xor ra, s11, ra
    sw ra, 100(sp)
    and ra, t4, t3
    xor ra, s0, ra
    and s0, s0, s11
    xor a3, a3, s0
    and s0, s4, s7
    xor s0, a7, s0
    and a7, a7, s3
    xor a7, s10, a7
    and s10, s9, s7
    xor s8, s8, s10
    and s10, s6, s8
    xor s3, s3, s10
    and s10, a7, s3
    xor s4, s4, s10
    and s10, s0, s4
    xor s10, s9, s10
    and s11, a7, s8
    sw a3, 196(sp)
    lw a3, 724(a1)
    xor s11, s6, s11
    sw t4, 112(sp)
    lw t4, 744(a1)
    xor a3, s11, a3
    sw a3, 180(sp)
    lw a3, 760(a1)
    xor t4, a7, t4
    sw t4, 208(sp)
    lw t4, 188(s5)
    xor a3, s10, a3
    sw a3, 120(sp)
    lw a3, 784(a1)
    xor t4, s3, t4
    sw t4, 220(sp)
    lw t4, 208(s5)
    xor a3, s0, a3
    sw a3, 188(sp)
    lw a3, 196(s5)
    xor t4, s4, t4
    xor a3, s8, a3
    and s6, s6, s9
    lw s9, 200(s5)
    xor s6, s7, s6
    xor s7, s6, s9
    and s9, t0, t6
    xor s1, s1, s9
    and s9, a6, t6
    xor s9, a0, s9
    and a0, a0, a2
    xor a0, s2, a0
    not s2, s1
    and s2, t1, s2
    xor a2, a2, s2
    not s2, a0
    and s2, s2, a2
    xor a6, a6, s2
    and s2, s9, a6
    xor s2, t0, s2
    sw s7, 144(sp)
    or s7, a0, s1
    xor s7, t1, s7
    and t0, t1, t0
    xor t0, t6, t0
    lw t1, 136(sp)
    sw a3, 216(sp)
    and t6, a5, t1
    lw a3, 184(sp)
    sw t4, 212(sp)
    xor t6, a3, t6
    lw t4, 148(sp)
    lw s5, 96(sp)
    and a3, a3, t4
    xor a3, s5, a3
    lw s5, 160(sp)
    sw t0, 96(sp)
    and t0, s5, t1
    sw s6, 184(sp)
    lw s6, 108(sp)
    sw s2, 108(sp)
    xor t0, s6, t0
    not s6, t0
    lw s2, 200(sp)
    sw s10, 148(sp)
    and s6, s2, s6
    xor t4, t4, s6
    or s6, a3, t0
    xor s6, s2, s6
    not s10, a3
    and s10, s10, t4
    xor a5, a5, s10
    and s10, t6, a5
    xor s10, s5, s10
    and s2, s2, s5
    xor t1, t1, s2
    xor t2, t2, t6
    xor t6, s0, t6
    lw s0, 788(a1)
    xor s2, s9, t6
    xor s0, s2, s0
    xor s2, t4, s3
    lw s3, 740(a1)
    xor t4, a4, t4
    xor a4, s2, s3
    lw s3, 736(a1)
    xor a2, a2, s2
    xor a2, a2, s3
    xor t3, t3, t0
    xor t0, s8, t0
    lw s2, 756(a1)
    xor s1, s1, t0
    xor s1, s1, s2
    xor t5, t5, a5
    xor a5, s4, a5
    lw s2, 128(sp)
    xor s4, s11, s6
    lw s3, 212(s2)
    xor a6, a6, a5
    xor a6, a6, s3
    xor s3, ra, s6
    lw s5, 184(s2)
    xor s6, s7, s4
    xor s5, s6, s5
    xor a7, a3, a7
    lw s6, 112(sp)
    lw s7, 148(sp)
    xor a3, s6, a3
    lw s6, 192(s2)
    xor a0, a0, a7
    xor a0, a0, s6
    lw s6, 100(sp)
    xor s7, s7, s10
    xor s6, s6, s10
    lw s8, 764(a1)
    lw s9, 108(sp)
    lw s10, 196(sp)
    xor s9, s9, s7
    xor s8, s9, s8
    lw s9, 184(sp)
    lw s11, 96(sp)
    xor s9, s9, t1
    xor t1, s10, t1
    lw s10, 204(s2)
    xor s11, s11, s9
    xor s10, s11, s10
    # round 12 (skinny.dsl:60)
    or s11, t5, t2
    xor s6, s6, s11
    not s11, t4
    and s11, s11, t3
    xor s3, s3, s11
    and s11, s3, s6
    xor s11, t1, s11
    not ra, t1
    and ra, ra, s6
    xor t3, t3, ra
    and ra, s3, t3
    xor ra, a3, ra
    not s2, t2
    and a3, a3, s2
    xor t4, t4, a3
    not a3, t4
    and a3, a3, ra
    xor a3, t5, a3
    slli s2, s11, 8
    srli a1, s11, 24
    or a1, s2, a1
    slli s2, t3, 8
    sw a1, 96(sp)
    srli a1, t3, 24
    or a1, s2, a1
    slli s2, s3, 8
    sw s3, 196(sp)
    srli s3, s3, 24
    or s2, s2, s3
    slli s3, s6, 8
    sw s6, 184(sp)
    srli s6, s6, 24
    or s3, s3, s6
    slli s6, a3, 8
    sw a3, 108(sp)
    srli a3, a3, 24
    or a3, s6, a3
    slli s6, ra, 8
    sw a3, 148(sp)
    srli a3, ra, 24
    or a3, s6, a3
    slli s6, t4, 8
    sw t4, 100(sp)
    srli t4, t4, 24
    or t4, s6, t4
    or t1, t1, t5
    xor t1, t2, t1
    slli t2, t1, 8
    srli t5, t1, 24
    or t2, t2, t5
    lw t5, 212(sp)
    lw s6, 188(sp)
    sw t1, 112(sp)
    and t1, t5, s6
    sw t2, 136(sp)
    lw t2, 120(sp)
    sw ra, 160(sp)
    xor t1, t2, t1
    lw t2, 208(sp)
    sw s3, 120(sp)
    and s3, t2, s6
    lw ra, 220(sp)
    sw s11, 200(sp)
    xor s3, ra, s3
    lw s11, 216(sp)
    sw a3, 220(sp)
    lw a3, 180(sp)
    and ra, ra, s11
    xor a3, a3, ra
    lw ra, 144(sp)
    sw t3, 180(sp)
    and t3, ra, t1
    xor t3, s11, t3
    and s11, a3, t3
    xor t2, t2, s11
    and s11, s3, t2
    xor s11, t5, s11
    sw s11, 208(sp)
    and s11, a3, t1
    xor s11, ra, s11
    and t5, ra, t5
    xor t5, s6, t5
    and s6, a0, s0
    xor s6, a2, s6
    and a2, a2, s1
    xor a2, s5, a2
    and s5, a6, s0
    xor s5, s8, s5
    and s8, a2, s5
    xor s8, s10, s8
    and ra, s10, s5
    xor s1, s1, ra
    and ra, a2, s1
    xor a0, a0, ra
    slli ra, a0, 16
    sw s11, 188(sp)
    srli s11, a0, 16
    or s11, ra, s11
    and ra, s6, a0
    xor ra, a6, ra
    sw t5, 212(sp)
    slli t5, ra, 16
    sw t1, 144(sp)
    srli t1, ra, 16
    or t1, t5, t1
    slli t5, s1, 16
    sw t1, 216(sp)
    srli t1, s1, 16
    or t1, t5, t1
    slli t5, s8, 16
    sw s11, 192(sp)
    srli s11, s8, 16
    or t5, t5, s11
    slli s11, s5, 16
    sw t5, 124(sp)
    srli t5, s5, 16
    or t5, s11, t5
    slli s11, a2, 16
    sw t5, 104(sp)
    srli t5, a2, 16
    or t5, s11, t5
    lw s11, 72(sp)
    sw t5, 156(sp)
    lw t5, 716(s11)
    sw t2, 204(sp)
    slli t2, s6, 16
    sw t1, 176(sp)
    srli t1, s6, 16
    or t1, t2, t1
    lw t2, 128(sp)
    sw t1, 152(sp)
    lw t1, 216(t2)
    xor t5, s6, t5
    lw s6, 224(t2)
    xor t1, s8, t1
    lw s8, 240(t2)
    xor a2, a2, s6
    lw s6, 692(s11)
    xor a0, a0, s8
    lw s8, 668(s11)
    xor s6, ra, s6
    lw ra, 684(s11)
    xor s1, s1, s8
    xor s5, s5, ra
    and a6, s10, a6
    xor a6, s0, a6
    lw s0, 232(t2)
    slli s8, a6, 16
    srli s10, a6, 16
    or s8, s8, s10
    xor a6, a6, s0
    or s0, a5, t6
    xor s0, s7, s0
    not s7, t6
    and s7, a7, s7
    xor s7, a4, s7
    and a4, a4, t0
    xor a4, s4, a4
    not s4, s9
    and s4, s4, s0
    xor t0, t0, s4
    and s4, a4, t0
    xor a7, a7, s4
    and s4, s7, a7
    xor s4, a5, s4
    and s10, a4, s0
    xor s10, s9, s10
    or a5, s9, a5
    xor a5, t6, a5
    xor t4, t4, s3
    xor t3, a1, t3
    xor t6, s2, a3
    lw a3, 180(sp)
    lw a1, 176(sp)
    lw s2, 204(sp)
    xor a3, a3, a1
    lw a1, 220(sp)
    lw s3, 124(sp)
    xor a1, a1, s2
    lw s2, 200(sp)
    lw s9, 192(sp)
    xor s2, s2, s3
    lw s3, 160(sp)
    lw ra, 144(sp)
    xor s3, s3, s9
    lw s9, 120(sp)
    sw a6, 144(sp)
    xor s9, s9, ra
    lw ra, 148(sp)
    lw a6, 208(sp)
    sw t1, 208(sp)
    xor a6, ra, a6
    lw ra, 108(sp)
    lw t1, 216(sp)
    sw s5, 216(sp)
    xor t1, ra, t1
    lw ra, 100(sp)
    lw s5, 152(sp)
    sw s1, 152(sp)
    xor s5, ra, s5
    lw ra, 136(sp)
    lw s1, 212(sp)
    sw a2, 212(sp)
    xor s1, ra, s1
    lw ra, 96(sp)
    lw a2, 188(sp)
    xor a2, ra, a2
    lw ra, 112(sp)
    sw s6, 112(sp)
    xor s8, ra, s8
    lw ra, 196(sp)
    lw s6, 156(sp)
    xor s6, ra, s6
    lw ra, 664(s11)
    sw t5, 156(sp)
    lw t5, 184(sp)
    sw a0, 196(sp)
    lw a0, 104(sp)
    xor t5, t5, a0
    xor a0, a3, ra
    slli ra, a3, 24
    srli a3, a3, 8
    or a3, ra, a3
    lw ra, 672(s11)
    xor t0, t0, a3
    xor t0, t0, ra
    slli a3, t5, 24
    srli ra, t5, 8
    or a3, a3, ra
    lw ra, 688(s11)
    xor a3, s0, a3
    xor a3, a3, ra
    slli s0, s6, 24
    srli ra, s6, 8
    or s0, s0, ra
    lw ra, 228(t2)
    xor a4, a4, s0
    xor a4, a4, ra
    slli s0, s8, 24
    srli ra, s8, 8
    or s0, s0, ra
    lw ra, 236(t2)
    xor a5, a5, s0
    xor a5, a5, ra
    slli s0, s5, 24
    srli ra, s5, 8
    or s0, s0, ra
    lw ra, 248(t2)
    xor s0, s7, s0
    xor s0, s0, ra
    slli s7, t1, 24
    srli ra, t1, 8
    or s7, s7, ra
    lw ra, 696(s11)
    xor s4, s4, s7
    xor s4, s4, ra
    slli s7, s3, 24
    srli ra, s3, 8
    or s7, s7, ra
    lw ra, 244(t2)
    xor a7, a7, s7
    xor a7, a7, ra
    slli s7, s2, 24
    srli ra, s2, 8
    or s7, s7, ra
    lw ra, 220(t2)
    xor s7, s10, s7
    xor s7, s7, ra
    # round 11 (skinny.dsl:60)
    not s10, s6
    and s10, s10, s5
    xor s10, a0, s10
    not ra, t5
    and a0, a0, ra
    xor a0, s2, a0
    not s2, s3
    and s2, s2, s5
    xor t1, t1, s2
    not s2, s8
    and s2, s2, t1
    xor t5, t5, s2
    not s2, t5
    and s2, a0, s2
    xor s2, s6, s2
    not s6, s2
    and s6, s10, s6
    xor s6, s3, s6
    and ra, a0, t1
    xor ra, s8, ra
    or s3, s8, s3
    xor s3, s5, s3
    not s5, a1
    and s5, s5, t4
    xor a6, a6, s5
    or s5, t3, s9
    xor a2, a2, s5
    not s5, a2
    and s5, s5, a6
    xor s5, s1, s5
    not s8, s1
    and s8, s8, a6
    xor s8, s9, s8
    or s9, a2, s8
    xor s9, t6, s9
    not t6, t6
    and t6, t6, t4
    xor t3, t3, t6
    not t6, t3
    and t6, t6, s9
    xor t6, a1, t6
    sw ra, 104(sp)
    slli ra, s5, 16
    sw s2, 184(sp)
    srli s2, s5, 16
    or s2, ra, s2
    slli ra, s8, 16
    sw s6, 188(sp)
    srli s6, s8, 16
    or s6, ra, s6
    slli ra, a2, 16
    sw s10, 96(sp)
    srli s10, a2, 16
    or s10, ra, s10
    slli ra, a6, 16
    sw s3, 136(sp)
    srli s3, a6, 16
    or s3, ra, s3
    slli ra, t6, 16
    sw a0, 100(sp)
    srli a0, t6, 16
    or a0, ra, a0
    slli ra, s9, 16
    srli s11, s9, 16
    or s11, ra, s11
    slli ra, t3, 16
    sw t1, 108(sp)
    srli t1, t3, 16
    or t1, ra, t1
    or a1, s1, a1
    xor t4, t4, a1
    slli a1, t4, 16
    srli s1, t4, 16
    or a1, a1, s1
    lw s1, 196(sp)
    lw ra, 156(sp)
    sw t5, 148(sp)
    and t5, s1, ra
    sw a6, 120(sp)
    lw a6, 112(sp)
    sw t4, 192(sp)
    xor a6, a6, t5
    lw t5, 212(sp)
    sw a2, 112(sp)
    and a2, t5, ra
    lw t4, 152(sp)
    sw s2, 160(sp)
    xor a2, t4, a2
    lw s2, 216(sp)
    sw a1, 152(sp)
    and t4, t4, s2
    lw a1, 208(sp)
    sw t6, 212(sp)
    xor t4, a1, t4
    lw a1, 144(sp)
    sw t3, 208(sp)
    and t3, a1, a6
    xor t3, s2, t3
    and s2, t4, t3
    xor t5, t5, s2
    and s2, a2, t5
    xor s2, s1, s2
    and t6, t4, a6
    xor t6, a1, t6
    and a1, a1, s1
    xor a1, ra, a1
    and s1, a4, s0
    xor s1, t0, s1
    and t0, t0, a3
    xor t0, s7, t0
    and s7, a7, s0
    xor s4, s4, s7
    and s7, a5, s4
    xor a3, a3, s7
    and s7, t0, a3
    xor a4, a4, s7
    and s7, s1, a4
    xor s7, a7, s7
    and ra, t0, s4
    sw t6, 156(sp)
    lw t6, 256(t2)
    xor ra, a5, ra
    sw a1, 196(sp)
    lw a1, 260(t2)
    xor t6, ra, t6
    sw t6, 144(sp)
    lw t6, 72(sp)
    sw a0, 216(sp)
    lw a0, 628(t6)
    xor a1, t0, a1
    sw a1, 124(sp)
    lw a1, 604(t6)
    xor a0, s7, a0
    sw a0, 200(sp)
    lw a0, 652(t6)
    xor a1, a3, a1
    sw a1, 204(sp)
    lw a1, 272(t2)
    xor a0, s1, a0
    sw a0, 220(sp)
    lw a0, 620(t6)
    xor a1, a4, a1
    xor a0, s4, a0
    and a5, a5, a7
    lw a7, 268(t2)
    xor a5, s0, a5
    xor a7, a5, a7
    xor t1, t1, a2
    xor t3, s6, t3
    xor t4, s10, t4
    xor a3, a3, s8
    xor t5, s11, t5
    xor a2, s5, ra
    xor a4, s9, a4
    xor a6, s3, a6
    lw s0, 216(sp)
    lw s3, 208(sp)
    xor s0, s0, s2
    lw s2, 212(sp)
    xor s1, s3, s1
    xor s2, s2, s7
    lw s3, 152(sp)
    lw s5, 196(sp)
    lw s6, 156(sp)
    xor s3, s3, s5
    lw s5, 160(sp)
    lw s7, 120(sp)
    xor s5, s5, s6
    lw s6, 192(sp)
    lw s8, 148(sp)
    xor a5, s6, a5
    lw s6, 112(sp)
    lw s9, 108(sp)
    xor t0, t0, s6
    lw s6, 80(t6)
    xor s4, s7, s4
    xor s6, a3, s6
    slli s7, a3, 16
    srli a3, a3, 16
    or a3, s7, a3
    lw s7, 600(t6)
    xor a3, s8, a3
    xor a3, a3, s7
    slli s7, s4, 16
    srli s8, s4, 16
    or s7, s7, s8
    lw s8, 616(t6)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, t0, 16
    srli s9, t0, 16
    or s8, s8, s9
    lw s9, 608(t6)
    lw s10, 100(sp)
    lw s11, 136(sp)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, a5, 16
    srli s10, a5, 16
    or s9, s9, s10
    lw s10, 264(t2)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s1, 16
    srli s11, s1, 16
    or s10, s10, s11
    lw ra, 96(sp)
    lw s11, 276(t2)
    xor s10, ra, s10
    xor s10, s10, s11
    slli s11, s2, 16
    srli ra, s2, 16
    or s11, s11, ra
    lw ra, 624(t6)
    sw a7, 96(sp)
    lw a7, 188(sp)
    xor a7, a7, s11
    xor a7, a7, ra
    slli s11, a4, 16
    srli ra, a4, 16
    or s11, s11, ra
    lw ra, 640(t6)
    sw a1, 188(sp)
    lw a1, 184(sp)
    xor a1, a1, s11
    xor a1, a1, ra
    slli s11, a2, 16
    srli ra, a2, 16
    or s11, s11, ra
    lw ra, 252(t2)
    sw a0, 184(sp)
    lw a0, 104(sp)
    # round 10 (skinny.dsl:60)
    sw t5, 104(sp)
    # round 11 (skinny.dsl:60)
    xor a0, a0, s11
    xor a0, a0, ra
    # round 10 (skinny.dsl:60)
    not s11, a4
    not ra, t5
    and t5, s8, s10
    xor t5, a3, t5
    and a3, a3, s7
    xor a3, a0, a3
    and a0, a1, s10
    xor a7, a7, a0
    and a0, a3, a7
    xor a0, s9, a0
    sw t4, 136(sp)
    and t4, s9, a7
    xor t4, s7, t4
    and s7, a3, t4
    xor s7, s8, s7
    slli s8, s7, 16
    sw s3, 100(sp)
    srli s3, s7, 16
    or s3, s8, s3
    and s8, t5, s7
    xor s8, a1, s8
    sw s3, 108(sp)
    slli s3, s8, 16
    sw s5, 148(sp)
    srli s5, s8, 16
    or s3, s3, s5
    slli s5, t4, 16
    sw s3, 120(sp)
    srli s3, t4, 16
    or s3, s5, s3
    slli s5, a0, 16
    sw s3, 112(sp)
    srli s3, a0, 16
    or s3, s5, s3
    slli s5, a7, 16
    sw s3, 192(sp)
    srli s3, a7, 16
    or s3, s5, s3
    slli s5, a3, 16
    sw s3, 156(sp)
    srli s3, a3, 16
    or s3, s5, s3
    lw s5, 584(t6)
    sw s3, 160(sp)
    slli s3, t5, 16
    sw t3, 196(sp)
    srli t3, t5, 16
    or t3, s3, t3
    lw s3, 280(t2)
    xor t5, t5, s5
    lw s5, 288(t2)
    xor a0, a0, s3
    lw s3, 304(t2)
    xor a3, a3, s5
    lw s5, 560(t6)
    xor s3, s7, s3
    lw s7, 536(t6)
    xor s5, s8, s5
    lw s8, 552(t6)
    xor t4, t4, s7
    xor a7, a7, s8
    and a1, s9, a1
    xor a1, s10, a1
    lw s7, 296(t2)
    slli s8, a1, 16
    srli s9, a1, 16
    or s8, s8, s9
    xor a1, a1, s7
    and s7, s11, s1
    xor s2, s2, s7
    and s7, t0, s1
    xor s7, s6, s7
    not s9, s4
    and s6, s6, s9
    xor a2, a2, s6
    and s6, a5, s2
    xor s4, s4, s6
    not s6, s4
    and s6, a2, s6
    xor t0, t0, s6
    and s6, a2, s2
    xor s6, a5, s6
    and s9, s7, t0
    xor a4, a4, s9
    and a5, a5, s11
    xor a5, s1, a5
    and s1, ra, t1
    xor s0, s0, s1
    not s1, a6
    lw s9, 196(sp)
    lw s10, 148(sp)
    and s1, s9, s1
    xor s1, s10, s1
    and s10, s1, s0
    lw s11, 100(sp)
    lw t6, 136(sp)
    xor s10, s11, s10
    and t2, s11, s0
    xor a6, a6, t2
    not t2, a6
    and t2, s1, t2
    xor t2, t6, t2
    and t6, t6, t1
    xor t6, s9, t6
    and s9, t6, t2
    sw a1, 196(sp)
    lw a1, 104(sp)
    sw s5, 104(sp)
    xor a1, a1, s9
    slli s9, s10, 24
    srli s5, s10, 8
    or s5, s9, s5
    slli s9, a6, 24
    sw s3, 136(sp)
    srli s3, a6, 8
    or s3, s9, s3
    slli s9, s1, 24
    sw t5, 148(sp)
    srli t5, s1, 8
    or t5, s9, t5
    slli s9, s0, 24
    sw a3, 152(sp)
    srli a3, s0, 8
    or a3, s9, a3
    slli s9, a1, 24
    sw a0, 208(sp)
    srli a0, a1, 8
    or a0, s9, a0
    slli s9, t2, 24
    sw t4, 212(sp)
    srli t4, t2, 8
    or t4, s9, t4
    slli s9, t6, 24
    sw a7, 216(sp)
    srli a7, t6, 8
    or a7, s9, a7
    and s9, s11, ra
    xor t1, t1, s9
    slli s9, t1, 24
    srli s11, t1, 8
    or s9, s9, s11
    lw s11, 204(sp)
    lw ra, 184(sp)
    sw s6, 100(sp)
    and s6, s11, ra
    sw t0, 176(sp)
    lw t0, 144(sp)
    sw a4, 144(sp)
    xor t0, t0, s6
    lw s6, 124(sp)
    lw a4, 220(sp)
    sw s7, 180(sp)
    and s7, s6, a4
    xor s7, s11, s7
    lw s11, 188(sp)
    sw a5, 204(sp)
    and a5, s11, a4
    sw a2, 116(sp)
    lw a2, 200(sp)
    sw s4, 124(sp)
    xor a5, a2, a5
    lw a2, 96(sp)
    sw s2, 200(sp)
    and s2, a2, a5
    xor s2, ra, s2
    and ra, t0, s2
    xor s6, s6, ra
    and ra, t0, a5
    xor ra, a2, ra
    and s4, s7, s6
    xor s4, s11, s4
    and a2, a2, s11
    xor a4, a4, a2
    xor a7, a7, s7
    xor a2, s3, s2
    xor t0, t5, t0
    lw t5, 112(sp)
    xor t4, t4, s6
    xor a6, a6, t5
    lw t5, 192(sp)
    lw s2, 108(sp)
    xor t5, s10, t5
    xor t2, t2, s2
    xor a5, a3, a5
    xor a3, a0, s4
    lw a0, 120(sp)
    xor t3, t6, t3
    xor a1, a1, a0
    xor t6, s9, a4
    xor a4, s5, ra
    xor t1, t1, s8
    lw a0, 160(sp)
    lw s3, 156(sp)
    xor a0, s1, a0
    lw s1, 72(sp)
    lw s4, 124(sp)
    lw s2, 16(s1)
    xor s0, s0, s3
    xor s2, a6, s2
    slli s3, a6, 8
    srli a6, a6, 24
    or a6, s3, a6
    lw s3, 540(s1)
    xor a6, s4, a6
    xor a6, a6, s3
    slli s3, s0, 8
    srli s4, s0, 24
    or s3, s3, s4
    lw s4, 556(s1)
    lw s5, 200(sp)
    lw s7, 116(sp)
    xor s3, s5, s3
    xor s3, s3, s4
    slli s4, a0, 8
    srli s5, a0, 24
    or s4, s4, s5
    lw s5, 128(sp)
    lw s8, 204(sp)
    lw s6, 292(s5)
    xor s4, s7, s4
    xor s4, s4, s6
    slli s6, t1, 8
    srli s7, t1, 24
    or s6, s6, s7
    lw s7, 300(s5)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t3, 8
    srli s8, t3, 24
    or s7, s7, s8
    lw s8, 588(s1)
    lw s9, 180(sp)
    lw s10, 144(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a1, 8
    srli s9, a1, 24
    or s8, s8, s9
    lw s9, 564(s1)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, t2, 8
    srli s10, t2, 24
    or s9, s9, s10
    lw s10, 308(s5)
    lw s11, 176(sp)
    lw ra, 100(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, t5, 8
    srli s11, t5, 24
    or s10, s10, s11
    lw s11, 284(s5)
    xor s10, ra, s10
    xor s10, s10, s11
    # round 9 (skinny.dsl:60)
    lw s11, 212(sp)
    lw ra, 216(sp)
    sw a4, 100(sp)
    and a4, s11, ra
    sw a5, 176(sp)
    lw a5, 208(sp)
    sw t6, 208(sp)
    xor a5, a5, a4
    lw a4, 152(sp)
    lw t6, 148(sp)
    sw a2, 144(sp)
    and a2, a4, t6
    xor a2, s11, a2
    lw s11, 136(sp)
    sw t0, 212(sp)
    and t0, s11, t6
    sw a3, 180(sp)
    lw a3, 104(sp)
    xor t0, a3, t0
    lw a3, 196(sp)
    sw a7, 104(sp)
    and a7, a3, t0
    xor a7, ra, a7
    and ra, a5, a7
    xor a4, a4, ra
    and ra, a2, a4
    xor ra, s11, ra
    sw ra, 152(sp)
    and ra, a5, t0
    xor ra, a3, ra
    and a3, a3, s11
    xor t6, t6, a3
    and a3, s4, s7
    xor a3, a6, a3
    and a6, a6, s3
    xor a6, s10, a6
    and s10, s9, s7
    xor s8, s8, s10
    and s10, s6, s8
    xor s3, s3, s10
    and s10, a6, s3
    xor s4, s4, s10
    and s10, a3, s4
    xor s10, s9, s10
    and s11, a6, s8
    sw t6, 148(sp)
    lw t6, 464(s1)
    xor s11, s6, s11
    sw a5, 136(sp)
    lw a5, 480(s1)
    xor t6, s11, t6
    sw t6, 196(sp)
    lw t6, 496(s1)
    xor a5, a6, a5
    sw a5, 216(sp)
    lw a5, 316(s5)
    xor t6, s10, t6
    sw t6, 204(sp)
    lw t6, 520(s1)
    xor a5, s3, a5
    sw a5, 116(sp)
    lw a5, 336(s5)
    xor t6, a3, t6
    sw t6, 200(sp)
    lw t6, 324(s5)
    xor a5, s4, a5
    xor t6, s8, t6
    and s6, s6, s9
    lw s9, 328(s5)
    xor s6, s7, s6
    xor s7, s6, s9
    or s9, t2, t3
    xor a1, a1, s9
    or s9, a0, t3
    xor s9, s2, s9
    sw s7, 124(sp)
    not s7, s0
    and s2, s2, s7
    xor t5, t5, s2
    or s2, t1, a1
    xor s0, s0, s2
    not s2, t5
    and s2, s2, s0
    xor a0, a0, s2
    or s2, s9, a0
    xor s2, t2, s2
    or s7, t5, a1
    xor s7, t1, s7
    or t1, t1, t2
    xor t1, t3, t1
    lw t2, 104(sp)
    sw t6, 156(sp)
    or t3, t4, t2
    lw t6, 180(sp)
    lw s5, 144(sp)
    xor t3, t6, t3
    lw t6, 212(sp)
    sw a5, 180(sp)
    or a5, t6, t2
    xor a5, s5, a5
    sw t1, 160(sp)
    lw t1, 208(sp)
    sw s6, 120(sp)
    or s6, t1, t3
    sw s2, 108(sp)
    lw s2, 176(sp)
    sw s10, 212(sp)
    xor s6, s2, s6
    not s2, s2
    and s2, s5, s2
    lw s5, 100(sp)
    xor t0, t0, t3
    xor s2, s5, s2
    not s5, s2
    and s5, s5, s6
    xor t6, t6, s5
    or s5, s2, t3
    xor s5, t1, s5
    or s10, a5, t6
    xor s10, t4, s10
    or t1, t1, t4
    xor t1, t2, t1
    xor t2, a2, a5
    xor a5, a3, a5
    lw t4, 524(s1)
    xor a3, s9, a5
    xor t4, a3, t4
    xor a3, s6, s3
    lw a2, 1004(s1)
    xor a7, a7, s6
    xor a2, a3, a2
    lw s3, 476(s1)
    xor a3, s0, a3
    xor a3, a3, s3
    xor t3, s8, t3
    lw s0, 492(s1)
    xor a1, a1, t3
    xor a1, a1, s0
    xor a4, a4, t6
    xor t6, s4, t6
    lw s0, 128(sp)
    xor s4, s11, s5
    lw s3, 340(s0)
    xor a0, a0, t6
    xor a0, a0, s3
    xor s3, ra, s5
    lw s5, 312(s0)
    xor s6, s7, s4
    xor s5, s6, s5
    xor a6, s2, a6
    lw s6, 136(sp)
    lw s7, 212(sp)
    xor s2, s6, s2
    lw s6, 320(s0)
    xor t5, t5, a6
    xor t5, t5, s6
    lw s6, 152(sp)
    xor s7, s7, s10
    xor s6, s6, s10
    lw s8, 500(s1)
    lw s9, 108(sp)
    lw s10, 148(sp)
    xor s9, s9, s7
    xor s8, s9, s8
    lw s9, 120(sp)
    lw s11, 160(sp)
    xor s9, s9, t1
    xor t1, s10, t1
    lw s10, 332(s0)
    xor s11, s11, s9
    xor s10, s11, s10
    # round 8 (skinny.dsl:60)
    and s11, s2, t2
    xor s11, a7, s11
    not a7, a7
    and a7, a7, t0
    xor a7, s3, a7
    and s3, a4, t2
    xor s3, s6, s3
    or s6, a7, s3
    xor s6, t1, s6
    or ra, t1, s3
    xor t0, t0, ra
    or ra, a7, t0
    xor s2, s2, ra
    or ra, s11, s2
    xor ra, a4, ra
    slli s0, ra, 8
    srli s1, ra, 24
    or s0, s0, s1
    slli s1, s2, 8
    sw ra, 160(sp)
    srli ra, s2, 24
    or s1, s1, ra
    slli ra, t0, 8
    sw s0, 148(sp)
    srli s0, t0, 24
    or s0, ra, s0
    slli ra, s6, 8
    sw s2, 120(sp)
    srli s2, s6, 24
    or s2, ra, s2
    slli ra, s3, 8
    sw s3, 108(sp)
    srli s3, s3, 24
    or s3, ra, s3
    slli ra, a7, 8
    sw a7, 212(sp)
    srli a7, a7, 24
    or a7, ra, a7
    slli ra, s11, 8
    sw s2, 152(sp)
    srli s2, s11, 24
    or s2, ra, s2
    not t1, t1
    and t1, t1, a4
    xor t1, t2, t1
    slli t2, t1, 8
    srli a4, t1, 24
    or t2, t2, a4
    lw a4, 180(sp)
    lw ra, 200(sp)
    sw t1, 136(sp)
    and t1, a4, ra
    sw t2, 104(sp)
    lw t2, 204(sp)
    sw s3, 208(sp)
    xor t1, t2, t1
    lw t2, 216(sp)
    sw s11, 204(sp)
    and s11, t2, ra
    lw s3, 116(sp)
    sw s6, 100(sp)
    xor s11, s3, s11
    lw s6, 156(sp)
    sw s1, 116(sp)
    lw s1, 196(sp)
    and s3, s3, s6
    xor s1, s1, s3
    lw s3, 124(sp)
    sw t0, 196(sp)
    and t0, s3, t1
    xor t0, s6, t0
    and s6, s1, t0
    xor t2, t2, s6
    and s6, s11, t2
    xor s6, a4, s6
    sw s6, 216(sp)
    and s6, s1, t1
    xor s6, s3, s6
    and a4, s3, a4
    xor a4, ra, a4
    and s3, t5, t4
    xor s3, a3, s3
    and a3, a3, a1
    xor a3, s5, a3
    and s5, a0, t4
    xor s5, s8, s5
    and s8, a3, s5
    xor s8, s10, s8
    and ra, s10, s5
    xor a1, a1, ra
    and ra, a3, a1
    xor t5, t5, ra
    slli ra, t5, 16
    sw s6, 200(sp)
    srli s6, t5, 16
    or s6, ra, s6
    and ra, s3, t5
    xor ra, a0, ra
    sw a4, 180(sp)
    slli a4, ra, 16
    sw t1, 124(sp)
    srli t1, ra, 16
    or t1, a4, t1
    slli a4, a1, 16
    sw t1, 156(sp)
    srli t1, a1, 16
    or t1, a4, t1
    slli a4, s8, 16
    sw s6, 144(sp)
    srli s6, s8, 16
    or a4, a4, s6
    slli s6, s5, 16
    sw a4, 176(sp)
    srli a4, s5, 16
    or a4, s6, a4
    slli s6, a3, 16
    sw a4, 192(sp)
    srli a4, a3, 16
    or a4, s6, a4
    lw s6, 72(sp)
    sw a4, 112(sp)
    lw a4, 456(s6)
    sw t2, 220(sp)
    slli t2, s3, 16
    sw t1, 188(sp)
    srli t1, s3, 16
    or t1, t2, t1
    lw t2, 400(s6)
    xor a4, s3, a4
    lw s3, 416(s6)
    xor t2, s8, t2
    lw s8, 128(sp)
    sw t2, 96(sp)
    lw t2, 372(s8)
    xor a3, a3, s3
    lw s3, 432(s6)
    xor t2, t5, t2
    lw t5, 348(s8)
    xor s3, ra, s3
    lw ra, 356(s8)
    xor t5, a1, t5
    xor a1, s5, ra
    and a0, s10, a0
    xor t4, t4, a0
    lw a0, 364(s8)
    slli s5, t4, 16
    srli s10, t4, 16
    or s5, s5, s10
    xor t4, t4, a0
    and a0, a2, t3
    xor a0, s4, a0
    and s4, a6, a5
    xor a2, a2, s4
    and s4, t6, a5
    xor s4, s7, s4
    or s7, s9, s4
    xor t3, t3, s7
    or s7, a0, t3
    xor a6, a6, s7
    or s7, a0, s4
    xor s7, s9, s7
    not s10, a6
    and s10, a2, s10
    xor s10, t6, s10
    not s9, s9
    and t6, s9, t6
    xor a5, a5, t6
    xor t6, s2, s11
    xor t0, s0, t0
    xor a7, a7, s1
    lw s0, 196(sp)
    lw s1, 188(sp)
    lw s2, 220(sp)
    xor s0, s0, s1
    lw s1, 116(sp)
    lw s9, 176(sp)
    xor s1, s1, s2
    lw s2, 100(sp)
    lw s11, 144(sp)
    xor s2, s2, s9
    lw s9, 120(sp)
    lw ra, 124(sp)
    xor s9, s9, s11
    lw s11, 208(sp)
    sw t4, 124(sp)
    xor s11, s11, ra
    lw ra, 148(sp)
    lw t4, 216(sp)
    sw a1, 216(sp)
    xor t4, ra, t4
    lw ra, 160(sp)
    lw a1, 156(sp)
    xor a1, ra, a1
    lw ra, 204(sp)
    sw t5, 204(sp)
    xor t1, ra, t1
    lw ra, 104(sp)
    lw t5, 180(sp)
    sw a3, 180(sp)
    xor t5, ra, t5
    lw ra, 152(sp)
    lw a3, 200(sp)
    xor a3, ra, a3
    lw ra, 136(sp)
    sw s3, 136(sp)
    xor s5, ra, s5
    lw ra, 212(sp)
    lw s3, 112(sp)
    xor s3, ra, s3
    lw ra, 868(s6)
    sw a4, 112(sp)
    lw a4, 108(sp)
    sw t2, 212(sp)
    lw t2, 192(sp)
    xor t2, a4, t2
    xor a4, s0, ra
    slli ra, s0, 24
    srli s0, s0, 8
    or s0, ra, s0
    lw ra, 412(s6)
    xor t3, t3, s0
    xor t3, t3, ra
    slli s0, t2, 24
    srli ra, t2, 8
    or s0, s0, ra
    lw ra, 428(s6)
    xor s0, s4, s0
    xor s0, s0, ra
    slli s4, s3, 24
    srli ra, s3, 8
    or s4, s4, ra
    lw ra, 352(s8)
    xor a0, a0, s4
    xor a0, a0, ra
    slli s4, s5, 24
    srli ra, s5, 8
    or s4, s4, ra
    lw ra, 368(s8)
    xor a5, a5, s4
    xor a5, a5, ra
    slli s4, t1, 24
    srli ra, t1, 8
    or s4, s4, ra
    lw ra, 380(s8)
    xor a2, a2, s4
    xor a2, a2, ra
    slli s4, a1, 24
    srli ra, a1, 8
    or s4, s4, ra
    lw ra, 360(s8)
    xor s4, s10, s4
    xor s4, s4, ra
    slli s10, s9, 24
    srli ra, s9, 8
    or s10, s10, ra
    lw ra, 376(s8)
    xor a6, a6, s10
    xor a6, a6, ra
    slli s10, s2, 24
    srli ra, s2, 8
    or s10, s10, ra
    lw ra, 344(s8)
    xor s7, s7, s10
    xor s7, s7, ra
    # round 7 (skinny.dsl:60)
    not s10, s5
    not ra, t5
    and s6, s9, t1
    xor a1, a1, s6
    and s6, s10, a1
    xor s6, t2, s6
    and t2, a4, t2
    xor t2, s2, t2
    and s2, s3, t1
    xor a4, a4, s2
    not s2, t2
    and s8, s2, s6
    xor s3, s3, s8
    and s8, a4, s3
    xor s8, s9, s8
    and s2, s2, a1
    xor s2, s5, s2
    and s5, s10, s9
    xor t1, t1, s5
    and s5, a7, t6
    xor s5, t0, s5
    and s9, s1, t6
    xor t4, t4, s9
    and s9, ra, t4
    xor s9, s11, s9
    and t0, t0, s11
    xor t0, a3, t0
    not a3, t0
    and s10, a3, s9
    xor a7, a7, s10
    and a3, a3, t4
    xor t5, t5, a3
    slli a3, t5, 16
    srli s10, t5, 16
    or a3, a3, s10
    and s10, s5, a7
    xor s10, s1, s10
    slli s11, s10, 16
    sw s2, 192(sp)
    srli s2, s10, 16
    or s2, s11, s2
    slli s11, a7, 16
    sw s3, 108(sp)
    srli s3, a7, 16
    or s3, s11, s3
    slli s11, t0, 16
    sw s8, 200(sp)
    srli s8, t0, 16
    or s8, s11, s8
    slli s11, s9, 16
    sw a4, 152(sp)
    srli a4, s9, 16
    or a4, s11, a4
    slli s11, t4, 16
    sw t1, 104(sp)
    srli t1, t4, 16
    or t1, s11, t1
    slli s11, s5, 16
    sw t2, 156(sp)
    srli t2, s5, 16
    or t2, s11, t2
    and s1, ra, s1
    xor t6, t6, s1
    slli s1, t6, 16
    srli s11, t6, 16
    or s1, s1, s11
    lw s11, 212(sp)
    lw ra, 112(sp)
    sw a1, 160(sp)
    and a1, s11, ra
    sw s6, 148(sp)
    lw s6, 136(sp)
    sw t0, 208(sp)
    xor a1, s6, a1
    lw s6, 180(sp)
    sw t4, 136(sp)
    and t4, s6, ra
    lw t0, 204(sp)
    sw t6, 144(sp)
    xor t4, t0, t4
    lw t6, 216(sp)
    sw a3, 204(sp)
    and t0, t0, t6
    lw a3, 96(sp)
    sw s5, 180(sp)
    xor t0, a3, t0
    lw a3, 124(sp)
    sw s1, 96(sp)
    and s1, a3, a1
    xor t6, t6, s1
    and s1, t0, t6
    xor s1, s6, s1
    and s6, t4, s1
    xor s6, s11, s6
    and s5, t0, a1
    xor s5, a3, s5
    and a3, a3, s11
    xor a3, ra, a3
    and s11, a0, a2
    xor s11, t3, s11
    and t3, t3, s0
    xor t3, s7, t3
    and s7, a6, a2
    xor s4, s4, s7
    and s7, a5, s4
    xor s0, s0, s7
    and s7, t3, s0
    xor a0, a0, s7
    and s7, s11, a0
    xor s7, a6, s7
    and ra, t3, s4
    sw s5, 112(sp)
    lw s5, 128(sp)
    sw a3, 212(sp)
    lw a3, 388(s5)
    xor ra, a5, ra
    sw s10, 124(sp)
    lw s10, 396(s5)
    xor a3, ra, a3
    sw a3, 216(sp)
    lw a3, 72(sp)
    sw s2, 120(sp)
    lw s2, 372(a3)
    xor s10, t3, s10
    sw s10, 176(sp)
    lw s10, 348(a3)
    xor s2, s7, s2
    sw s2, 100(sp)
    lw s2, 396(a3)
    xor s10, s0, s10
    sw s10, 220(sp)
    lw s10, 412(s5)
    xor s2, s11, s2
    sw s2, 116(sp)
    lw s2, 364(a3)
    xor s10, a0, s10
    xor s2, s4, s2
    and a5, a5, a6
    lw a6, 404(s5)
    xor a5, a2, a5
    xor a6, a5, a6
    xor t2, t2, t4
    xor t4, a4, t6
    xor t0, s8, t0
    xor t6, s0, s9
    xor a4, s3, s1
    xor t5, t5, ra
    xor a7, a7, a0
    xor t1, t1, a1
    lw a2, 120(sp)
    lw a1, 124(sp)
    xor a2, a2, s6
    xor a1, a1, s7
    lw a0, 180(sp)
    lw s0, 96(sp)
    xor a0, a0, s11
    lw s1, 212(sp)
    lw s3, 112(sp)
    xor s0, s0, s1
    lw s1, 204(sp)
    lw s6, 136(sp)
    xor s1, s1, s3
    lw s3, 144(sp)
    lw s7, 148(sp)
    xor a5, s3, a5
    lw s3, 208(sp)
    lw s8, 160(sp)
    xor t3, t3, s3
    lw s3, 344(a3)
    xor s4, s6, s4
    xor s3, t6, s3
    slli s6, t6, 16
    srli t6, t6, 16
    or t6, s6, t6
    lw s6, 340(a3)
    xor t6, s7, t6
    xor t6, t6, s6
    slli s6, s4, 16
    srli s7, s4, 16
    or s6, s6, s7
    lw s7, 360(a3)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    lw s8, 392(s5)
    lw s9, 156(sp)
    lw s11, 104(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a5, 16
    srli s9, a5, 16
    or s8, s8, s9
    lw s9, 400(s5)
    xor s8, s11, s8
    xor s8, s8, s9
    slli s9, a0, 16
    srli s11, a0, 16
    or s9, s9, s11
    lw ra, 152(sp)
    lw s11, 392(a3)
    xor s9, ra, s9
    xor s9, s9, s11
    slli s11, a1, 16
    srli ra, a1, 16
    or s11, s11, ra
    lw ra, 368(a3)
    sw a6, 152(sp)
    lw a6, 200(sp)
    xor a6, a6, s11
    xor a6, a6, ra
    slli s11, a7, 16
    srli ra, a7, 16
    or s11, s11, ra
    lw ra, 408(s5)
    sw s10, 200(sp)
    lw s10, 108(sp)
    xor s10, s10, s11
    xor s10, s10, ra
    slli s11, t5, 16
    srli ra, t5, 16
    or s11, s11, ra
    lw ra, 384(s5)
    sw s2, 108(sp)
    lw s2, 192(sp)
    # round 6 (skinny.dsl:60)
    sw s0, 192(sp)
    # round 7 (skinny.dsl:60)
    xor s2, s2, s11
    xor s2, s2, ra
    # round 6 (skinny.dsl:60)
    and s11, s7, s9
    xor s11, t6, s11
    and t6, t6, s6
    xor t6, s2, t6
    and s2, s10, s9
    xor a6, a6, s2
    and s2, t6, a6
    xor s2, s8, s2
    and ra, s8, a6
    xor s6, s6, ra
    and ra, t6, s6
    xor s7, s7, ra
    slli ra, s7, 16
    srli s0, s7, 16
    or s0, ra, s0
    and ra, s11, s7
    xor ra, s10, ra
    sw s0, 104(sp)
    slli s0, ra, 16
    sw s1, 156(sp)
    srli s1, ra, 16
    or s0, s0, s1
    slli s1, s6, 16
    sw s0, 160(sp)
    srli s0, s6, 16
    or s0, s1, s0
    slli s1, s2, 16
    sw s0, 148(sp)
    srli s0, s2, 16
    or s0, s1, s0
    slli s1, a6, 16
    sw s0, 136(sp)
    srli s0, a6, 16
    or s0, s1, s0
    slli s1, t6, 16
    sw s0, 208(sp)
    srli s0, t6, 16
    or s0, s1, s0
    lw s1, 324(a3)
    sw s0, 144(sp)
    slli s0, s11, 16
    sw t1, 112(sp)
    srli t1, s11, 16
    or t1, s0, t1
    lw s0, 416(s5)
    xor s1, s11, s1
    lw s11, 424(s5)
    xor s0, s2, s0
    lw s2, 440(s5)
    xor t6, t6, s11
    lw s11, 300(a3)
    xor s2, s7, s2
    lw s7, 272(a3)
    xor s11, ra, s11
    lw ra, 292(a3)
    xor s6, s6, s7
    xor a6, a6, ra
    and s7, s8, s10
    xor s7, s9, s7
    lw s8, 432(s5)
    slli s9, s7, 16
    srli s10, s7, 16
    or s9, s9, s10
    xor s7, s7, s8
    or s8, a7, a0
    xor a1, a1, s8
    not s8, a0
    and s8, t3, s8
    xor s8, s3, s8
    not s10, s4
    and s3, s3, s10
    xor t5, t5, s3
    not s3, a5
    and s3, s3, a1
    xor s3, s4, s3
    not s4, s3
    and s4, t5, s4
    xor t3, t3, s4
    and s4, s8, t3
    xor s4, a7, s4
    and s10, t5, a1
    xor s10, a5, s10
    or a5, a5, a7
    xor a5, a0, a5
    not a7, t2
    and a7, t0, a7
    xor a7, t4, a7
    or a0, a4, t2
    xor a2, a2, a0
    lw a0, 112(sp)
    lw ra, 156(sp)
    or t4, t4, a0
    xor t4, ra, t4
    not ra, t4
    and ra, ra, a2
    lw s5, 192(sp)
    sw s7, 112(sp)
    xor ra, s5, ra
    not a3, s5
    and a3, a3, a2
    xor a3, a0, a3
    slli a0, a3, 24
    srli s7, a3, 8
    or a0, a0, s7
    or s7, t4, a3
    xor t0, t0, s7
    or s7, a7, t0
    xor s7, a4, s7
    sw s11, 156(sp)
    slli s11, s7, 24
    sw s2, 204(sp)
    srli s2, s7, 8
    or s2, s11, s2
    slli s11, t0, 24
    sw s1, 212(sp)
    srli s1, t0, 8
    or s1, s11, s1
    slli s11, ra, 24
    sw t6, 96(sp)
    srli t6, ra, 8
    or t6, s11, t6
    slli s11, t4, 24
    sw s0, 180(sp)
    srli s0, t4, 8
    or s0, s11, s0
    slli s11, a2, 24
    sw s6, 124(sp)
    srli s6, a2, 8
    or s6, s11, s6
    slli s11, a7, 24
    sw a6, 120(sp)
    srli a6, a7, 8
    or a6, s11, a6
    or a4, s5, a4
    xor t2, t2, a4
    slli a4, t2, 24
    srli s5, t2, 8
    or a4, a4, s5
    lw s5, 220(sp)
    lw s11, 108(sp)
    sw s10, 192(sp)
    and s10, s5, s11
    sw t3, 188(sp)
    lw t3, 216(sp)
    sw s4, 216(sp)
    xor t3, t3, s10
    lw s10, 176(sp)
    lw s4, 116(sp)
    sw s8, 196(sp)
    and s8, s10, s4
    xor s5, s5, s8
    lw s8, 200(sp)
    sw a5, 220(sp)
    and a5, s8, s4
    sw t5, 184(sp)
    lw t5, 100(sp)
    sw s3, 176(sp)
    xor a5, t5, a5
    lw t5, 152(sp)
    sw a1, 100(sp)
    and a1, t5, a5
    xor a1, s11, a1
    and s11, t3, a1
    xor s10, s10, s11
    and s11, t3, a5
    xor s11, t5, s11
    and s3, s5, s10
    xor s3, s8, s3
    and t5, t5, s8
    xor t5, s4, t5
    xor a6, a6, s5
    xor a1, a0, a1
    xor t3, s0, t3
    lw a0, 148(sp)
    lw s0, 136(sp)
    xor a3, a3, a0
    xor a0, s1, s10
    xor s0, ra, s0
    lw s1, 104(sp)
    xor a5, s6, a5
    xor t0, t0, s1
    xor s1, s2, s3
    lw s2, 160(sp)
    xor a7, a7, t1
    xor s2, s7, s2
    xor t1, a4, t5
    xor t5, t6, s11
    xor t2, t2, s9
    lw t6, 144(sp)
    lw s3, 208(sp)
    xor t4, t4, t6
    lw t6, 72(sp)
    lw s4, 176(sp)
    lw a4, 280(t6)
    xor a2, a2, s3
    xor a4, a3, a4
    slli s3, a3, 8
    srli a3, a3, 24
    or a3, s3, a3
    lw s3, 276(t6)
    xor a3, s4, a3
    xor a3, a3, s3
    slli s3, a2, 8
    srli s4, a2, 24
    or s3, s3, s4
    lw s4, 296(t6)
    lw s5, 100(sp)
    lw s6, 184(sp)
    xor s3, s5, s3
    xor s3, s3, s4
    slli s4, t4, 8
    srli s5, t4, 24
    or s4, s4, s5
    lw s5, 288(t6)
    xor s4, s6, s4
    xor s4, s4, s5
    slli s5, t2, 8
    srli s6, t2, 24
    or s5, s5, s6
    lw s6, 128(sp)
    lw s8, 220(sp)
    lw s7, 436(s6)
    xor s5, s8, s5
    xor s5, s5, s7
    slli s7, a7, 8
    srli s8, a7, 24
    or s7, s7, s8
    lw s8, 444(s6)
    lw s9, 196(sp)
    lw s10, 216(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, s2, 8
    srli s9, s2, 24
    or s8, s8, s9
    lw s9, 428(s6)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, t0, 8
    srli s10, t0, 24
    or s9, s9, s10
    lw s10, 320(t6)
    lw s11, 188(sp)
    lw ra, 192(sp)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s0, 8
    srli s11, s0, 24
    or s10, s10, s11
    lw s11, 420(s6)
    xor s10, ra, s10
    xor s10, s10, s11
    # round 5 (skinny.dsl:60)
    lw s11, 124(sp)
    lw ra, 120(sp)
    sw t1, 192(sp)
    and t1, s11, ra
    sw t5, 188(sp)
    lw t5, 180(sp)
    sw a5, 180(sp)
    xor t1, t5, t1
    lw t5, 96(sp)
    lw a5, 212(sp)
    sw a1, 216(sp)
    and a1, t5, a5
    xor a1, s11, a1
    lw s11, 204(sp)
    sw t3, 124(sp)
    and t3, s11, a5
    sw s1, 196(sp)
    lw s1, 156(sp)
    xor t3, s1, t3
    lw s1, 112(sp)
    sw a6, 156(sp)
    and a6, s1, t3
    xor a6, ra, a6
    and ra, t1, a6
    xor t5, t5, ra
    and ra, a1, t5
    xor ra, s11, ra
    sw ra, 96(sp)
    and ra, t1, t3
    xor ra, s1, ra
    and s1, s1, s11
    xor a5, a5, s1
    and s1, s4, s7
    xor s1, a3, s1
    and a3, a3, s3
    xor a3, s10, a3
    and s10, s9, s7
    xor s8, s8, s10
    and s10, s5, s8
    xor s3, s3, s10
    and s10, a3, s3
    xor s4, s4, s10
    and s10, s1, s4
    xor s10, s9, s10
    and s11, a3, s8
    sw a5, 212(sp)
    lw a5, 448(s6)
    xor s11, s5, s11
    sw t1, 204(sp)
    lw t1, 456(s6)
    xor a5, s11, a5
    sw a5, 112(sp)
    lw a5, 232(t6)
    xor t1, a3, t1
    sw t1, 120(sp)
    lw t1, 208(t6)
    xor a5, s10, a5
    sw a5, 220(sp)
    lw a5, 256(t6)
    xor t1, s3, t1
    sw t1, 184(sp)
    lw t1, 472(s6)
    xor a5, s1, a5
    sw a5, 100(sp)
    lw a5, 224(t6)
    xor t1, s4, t1
    xor a5, s8, a5
    and s5, s5, s9
    lw s9, 464(s6)
    xor s5, s7, s5
    xor s7, s5, s9
    and s9, t0, a7
    xor s2, s2, s9
    and s9, t4, a7
    xor s9, a4, s9
    sw s7, 176(sp)
    not s7, a2
    and a4, a4, s7
    xor a4, s0, a4
    or s0, t2, s2
    xor a2, a2, s0
    and s0, a4, a2
    xor t4, t4, s0
    and s0, s9, t4
    xor s0, t0, s0
    not s7, s2
    and s7, a4, s7
    xor s7, t2, s7
    not t2, t2
    and t0, t2, t0
    xor a7, a7, t0
    lw t0, 156(sp)
    sw a5, 208(sp)
    and t2, a0, t0
    lw a5, 196(sp)
    lw s6, 216(sp)
    xor a5, a5, t2
    lw t2, 124(sp)
    sw t1, 196(sp)
    and t1, t2, t0
    xor t1, s6, t1
    sw a7, 144(sp)
    lw a7, 180(sp)
    sw s5, 160(sp)
    not s5, a7
    and s5, s6, s5
    lw s6, 188(sp)
    sw s10, 124(sp)
    xor s5, s6, s5
    lw s6, 192(sp)
    sw s0, 188(sp)
    or s0, s6, a5
    xor a7, a7, s0
    and s0, s5, a7
    xor t2, t2, s0
    and s0, t1, t2
    xor s0, a0, s0
    not s10, a5
    and s10, s5, s10
    xor s10, s6, s10
    not s6, s6
    and a0, s6, a0
    xor t0, t0, a0
    xor a1, a1, t1
    xor t1, s1, t1
    lw a0, 260(t6)
    xor s1, s9, t1
    xor a0, s1, a0
    xor s1, a7, s3
    lw s3, 740(t6)
    xor a6, a6, a7
    xor a7, s1, s3
    lw s3, 212(t6)
    xor a2, a2, s1
    xor a2, a2, s3
    xor t3, t3, a5
    xor a5, s8, a5
    lw s1, 228(t6)
    xor s2, s2, a5
    xor s1, s2, s1
    xor t5, t5, t2
    xor t2, s4, t2
    lw s2, 128(sp)
    xor s4, s11, s10
    lw s3, 476(s2)
    xor t4, t4, t2
    xor t4, t4, s3
    xor s3, ra, s10
    lw s6, 452(s2)
    xor s7, s7, s4
    xor s6, s7, s6
    xor a3, s5, a3
    lw s7, 204(sp)
    lw s8, 124(sp)
    xor s5, s7, s5
    lw s7, 460(s2)
    xor a4, a4, a3
    xor a4, a4, s7
    lw s7, 96(sp)
    lw s9, 188(sp)
    xor s7, s7, s0
    xor s0, s8, s0
    lw s8, 236(t6)
    xor s9, s9, s0
    xor s8, s9, s8
    lw s9, 160(sp)
    lw s10, 212(sp)
    xor s9, s9, t0
    xor t0, s10, t0
    lw s10, 468(s2)
    lw s11, 144(sp)
    # round 4 (skinny.dsl:60)
    or ra, t5, a1
    # round 5 (skinny.dsl:60)
    xor s11, s11, s9
    xor s10, s11, s10
    # round 4 (skinny.dsl:60)
    or s11, s5, a1
    xor s11, a6, s11
    xor s7, s7, ra
    not a6, a6
    and a6, a6, t3
    xor a6, s3, a6
    and s3, a6, s7
    xor s3, t0, s3
    not ra, t0
    and ra, ra, s7
    xor t3, t3, ra
    and ra, a6, t3
    xor s5, s5, ra
    not ra, s5
    and ra, s11, ra
    xor ra, t5, ra
    slli s2, ra, 8
    srli t6, ra, 24
    or t6, s2, t6
    slli s2, s5, 8
    sw ra, 144(sp)
    srli ra, s5, 24
    or s2, s2, ra
    slli ra, t3, 8
    sw t6, 212(sp)
    srli t6, t3, 24
    or t6, ra, t6
    slli ra, s3, 8
    sw s5, 160(sp)
    srli s5, s3, 24
    or s5, ra, s5
    slli ra, a6, 8
    sw a6, 188(sp)
    srli a6, a6, 24
    or a6, ra, a6
    slli ra, s7, 8
    sw s7, 124(sp)
    srli s7, s7, 24
    or s7, ra, s7
    slli ra, s11, 8
    sw s5, 96(sp)
    srli s5, s11, 24
    or s5, ra, s5
    or t0, t0, t5
    xor t0, a1, t0
    slli t5, t0, 8
    srli a1, t0, 24
    or t5, t5, a1
    lw a1, 196(sp)
    lw ra, 100(sp)
    sw t0, 204(sp)
    and t0, a1, ra
    sw t5, 156(sp)
    lw t5, 220(sp)
    sw s7, 192(sp)
    xor t0, t5, t0
    lw t5, 120(sp)
    sw s11, 220(sp)
    and s11, t5, ra
    lw s7, 184(sp)
    sw s3, 180(sp)
    xor s11, s7, s11
    lw s3, 208(sp)
    sw s2, 184(sp)
    lw s2, 112(sp)
    and s7, s7, s3
    xor s2, s2, s7
    lw s7, 176(sp)
    sw t3, 112(sp)
    and t3, s7, t0
    xor t3, s3, t3
    and s3, s2, t3
    xor t5, t5, s3
    and s3, s11, t5
    xor s3, a1, s3
    sw s3, 120(sp)
    and s3, s2, t0
    xor s3, s7, s3
    and a1, s7, a1
    xor a1, ra, a1
    and s7, a4, a0
    xor s7, a2, s7
    and a2, a2, s1
    xor a2, s6, a2
    and s6, t4, a0
    xor s6, s8, s6
    and s8, a2, s6
    xor s8, s10, s8
    and ra, s10, s6
    xor s1, s1, ra
    and ra, a2, s1
    xor a4, a4, ra
    slli ra, a4, 16
    sw s3, 100(sp)
    srli s3, a4, 16
    or s3, ra, s3
    and ra, s7, a4
    xor ra, t4, ra
    sw a1, 196(sp)
    slli a1, ra, 16
    sw t0, 176(sp)
    srli t0, ra, 16
    or t0, a1, t0
    slli a1, s1, 16
    sw t0, 208(sp)
    srli t0, s1, 16
    or t0, a1, t0
    slli a1, s8, 16
    sw s3, 216(sp)
    srli s3, s8, 16
    or a1, a1, s3
    slli s3, s6, 16
    sw a1, 104(sp)
    srli a1, s6, 16
    or a1, s3, a1
    slli s3, a2, 16
    sw a1, 136(sp)
    srli a1, a2, 16
    or a1, s3, a1
    lw s3, 72(sp)
    sw a1, 148(sp)
    lw a1, 192(s3)
    sw t5, 116(sp)
    slli t5, s7, 16
    sw t0, 200(sp)
    srli t0, s7, 16
    or t0, t5, t0
    lw t5, 128(sp)
    sw t0, 152(sp)
    lw t0, 480(t5)
    xor a1, s7, a1
    lw s7, 488(t5)
    xor t0, s8, t0
    lw s8, 508(t5)
    xor a2, a2, s7
    lw s7, 168(s3)
    xor a4, a4, s8
    lw s8, 144(s3)
    xor s7, ra, s7
    lw ra, 160(s3)
    xor s1, s1, s8
    xor s6, s6, ra
    and t4, s10, t4
    xor t4, a0, t4
    lw a0, 500(t5)
    slli s8, t4, 16
    srli s10, t4, 16
    or s8, s8, s10
    xor t4, t4, a0
    or a0, t2, t1
    xor a0, s0, a0
    or s0, a3, t1
    xor s0, a7, s0
    and a7, a7, a5
    xor a7, s4, a7
    not s4, s9
    and s4, s4, a0
    xor a5, a5, s4
    and s4, a7, a5
    xor a3, a3, s4
    or s4, s0, a3
    xor s4, t2, s4
    and s10, a7, a0
    xor s10, s9, s10
    or t2, s9, t2
    xor t1, t1, t2
    xor t2, s5, s11
    xor t3, t6, t3
    xor a6, a6, s2
    lw t6, 112(sp)
    lw s2, 200(sp)
    lw s5, 116(sp)
    xor t6, t6, s2
    lw s2, 184(sp)
    lw s9, 104(sp)
    xor s2, s2, s5
    lw s5, 180(sp)
    lw s11, 216(sp)
    xor s5, s5, s9
    lw s9, 160(sp)
    lw ra, 176(sp)
    xor s9, s9, s11
    lw s11, 192(sp)
    sw t4, 176(sp)
    xor s11, s11, ra
    lw ra, 212(sp)
    lw t4, 120(sp)
    sw t0, 120(sp)
    xor t4, ra, t4
    lw ra, 144(sp)
    lw t0, 208(sp)
    sw s6, 208(sp)
    xor t0, ra, t0
    lw ra, 220(sp)
    lw s6, 152(sp)
    sw s1, 152(sp)
    xor s6, ra, s6
    lw ra, 156(sp)
    lw s1, 196(sp)
    sw a2, 196(sp)
    xor s1, ra, s1
    lw ra, 96(sp)
    lw a2, 100(sp)
    xor a2, ra, a2
    lw ra, 204(sp)
    sw s7, 204(sp)
    xor s8, ra, s8
    lw ra, 188(sp)
    lw s7, 148(sp)
    xor s7, ra, s7
    lw ra, 664(s3)
    sw a1, 148(sp)
    lw a1, 124(sp)
    sw a4, 188(sp)
    lw a4, 136(sp)
    xor a4, a1, a4
    xor a1, t6, ra
    slli ra, t6, 24
    srli t6, t6, 8
    or t6, ra, t6
    lw ra, 148(s3)
    xor a5, a5, t6
    xor a5, a5, ra
    slli t6, a4, 24
    srli ra, a4, 8
    or t6, t6, ra
    lw ra, 164(s3)
    xor t6, a0, t6
    xor t6, t6, ra
    slli a0, s7, 24
    srli ra, s7, 8
    or a0, a0, ra
    lw ra, 492(t5)
    xor a7, a7, a0
    xor a7, a7, ra
    slli a0, s8, 24
    srli ra, s8, 8
    or a0, a0, ra
    lw ra, 504(t5)
    xor t1, t1, a0
    xor t1, t1, ra
    slli a0, s6, 24
    srli ra, s6, 8
    or a0, a0, ra
    lw ra, 516(t5)
    xor a0, s0, a0
    xor a0, a0, ra
    slli s0, t0, 24
    srli ra, t0, 8
    or s0, s0, ra
    lw ra, 496(t5)
    xor s0, s4, s0
    xor s0, s0, ra
    slli s4, s9, 24
    srli ra, s9, 8
    or s4, s4, ra
    lw ra, 512(t5)
    xor a3, a3, s4
    xor a3, a3, ra
    slli s4, s5, 24
    srli ra, s5, 8
    or s4, s4, ra
    lw ra, 484(t5)
    xor s4, s10, s4
    xor s4, s4, ra
    # round 3 (skinny.dsl:60)
    not s10, s8
    not ra, s1
    not s3, s6
    and s3, s9, s3
    xor t0, t0, s3
    and s3, s10, t0
    xor s3, a4, s3
    not a4, a4
    and a4, a1, a4
    xor a4, s5, a4
    or s5, s7, s6
    xor a1, a1, s5
    not s5, s3
    and s5, a4, s5
    xor s5, s7, s5
    or s7, a1, s5
    xor s7, s9, s7
    sw s5, 136(sp)
    and s5, a4, t0
    xor s5, s8, s5
    and s8, s10, s9
    xor s6, s6, s8
    not s8, t2
    and s8, s2, s8
    xor t4, t4, s8
    and s8, ra, t4
    xor s8, s11, s8
    or s9, a6, t2
    xor s9, t3, s9
    or t3, t3, s11
    xor t3, a2, t3
    or a2, t3, s8
    xor a6, a6, a2
    and a2, s9, a6
    xor a2, s2, a2
    slli s10, a2, 16
    srli s11, a2, 16
    or s10, s10, s11
    slli s11, a6, 16
    sw s5, 124(sp)
    srli s5, a6, 16
    or s5, s11, s5
    not s11, t3
    and s11, s11, t4
    xor s1, s1, s11
    slli s11, s1, 16
    sw s7, 100(sp)
    srli s7, s1, 16
    or s7, s11, s7
    slli s11, t3, 16
    sw a1, 96(sp)
    srli a1, t3, 16
    or a1, s11, a1
    slli s11, s9, 16
    sw s6, 156(sp)
    srli s6, s9, 16
    or s6, s11, s6
    slli s11, s8, 16
    sw a4, 220(sp)
    srli a4, s8, 16
    or a4, s11, a4
    slli s11, t4, 16
    sw t0, 144(sp)
    srli t0, t4, 16
    or t0, s11, t0
    and s2, ra, s2
    xor t2, t2, s2
    slli s2, t2, 16
    srli s11, t2, 16
    or s2, s2, s11
    lw s11, 188(sp)
    lw ra, 148(sp)
    sw s3, 212(sp)
    and s3, s11, ra
    sw t4, 192(sp)
    lw t4, 204(sp)
    sw t2, 216(sp)
    xor t4, t4, s3
    lw s3, 196(sp)
    sw t3, 204(sp)
    and t3, s3, ra
    lw t2, 152(sp)
    sw s7, 160(sp)
    xor t3, t2, t3
    lw s7, 208(sp)
    sw s2, 152(sp)
    and t2, t2, s7
    lw s2, 120(sp)
    sw a2, 196(sp)
    xor t2, s2, t2
    lw s2, 176(sp)
    sw s9, 120(sp)
    and s9, s2, t4
    xor s7, s7, s9
    and s9, t2, s7
    xor s3, s3, s9
    and s9, t3, s3
    xor s9, s11, s9
    and a2, t2, t4
    xor a2, s2, a2
    and s2, s2, s11
    xor s2, ra, s2
    and s11, a7, a0
    xor s11, a5, s11
    and a5, a5, t6
    xor a5, s4, a5
    and s4, a3, a0
    xor s0, s0, s4
    and s4, t1, s0
    xor t6, t6, s4
    and s4, a5, t6
    xor a7, a7, s4
    and s4, s11, a7
    xor s4, a3, s4
    and ra, a5, s0
    sw a2, 148(sp)
    lw a2, 524(t5)
    xor ra, t1, ra
    sw s2, 188(sp)
    lw s2, 528(t5)
    xor a2, ra, a2
    sw a2, 176(sp)
    lw a2, 72(sp)
    sw s10, 208(sp)
    lw s10, 108(a2)
    xor s2, a5, s2
    sw s2, 104(sp)
    lw s2, 84(a2)
    xor s10, s4, s10
    sw s10, 180(sp)
    lw s10, 132(a2)
    xor s2, t6, s2
    sw s2, 116(sp)
    lw s2, 544(t5)
    xor s10, s11, s10
    sw s10, 184(sp)
    lw s10, 100(a2)
    xor s2, a7, s2
    xor s10, s0, s10
    and t1, t1, a3
    lw a3, 540(t5)
    xor t1, a0, t1
    xor a3, t1, a3
    xor t3, s6, t3
    xor a4, a4, s7
    xor t2, a1, t2
    xor t6, t6, s8
    xor a1, s5, s3
    xor a0, s1, ra
    xor a6, a6, a7
    xor a7, t0, t4
    lw t0, 208(sp)
    lw t4, 196(sp)
    xor t0, t0, s9
    xor t4, t4, s4
    lw s1, 120(sp)
    lw s3, 152(sp)
    xor s1, s1, s11
    lw s4, 188(sp)
    lw s5, 148(sp)
    xor s3, s3, s4
    lw s4, 160(sp)
    lw s6, 192(sp)
    xor s4, s4, s5
    lw s5, 216(sp)
    lw s7, 212(sp)
    xor t1, s5, t1
    lw s5, 204(sp)
    lw s8, 144(sp)
    xor a5, a5, s5
    lw s5, 80(a2)
    xor s0, s6, s0
    xor s5, t6, s5
    slli s6, t6, 16
    srli t6, t6, 16
    or t6, s6, t6
    lw s6, 76(a2)
    xor t6, s7, t6
    xor t6, t6, s6
    slli s6, s0, 16
    srli s7, s0, 16
    or s6, s6, s7
    lw s7, 96(a2)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, a5, 16
    srli s8, a5, 16
    or s7, s7, s8
    lw s8, 88(a2)
    lw s9, 220(sp)
    lw s11, 156(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, t1, 16
    srli s9, t1, 16
    or s8, s8, s9
    lw s9, 536(t5)
    xor s8, s11, s8
    xor s8, s8, s9
    slli s9, s1, 16
    srli s11, s1, 16
    or s9, s9, s11
    lw ra, 96(sp)
    lw s11, 548(t5)
    xor s9, ra, s9
    xor s9, s9, s11
    slli s11, t4, 16
    srli ra, t4, 16
    or s11, s11, ra
    lw ra, 532(t5)
    sw a3, 96(sp)
    lw a3, 100(sp)
    xor a3, a3, s11
    xor a3, a3, ra
    slli s11, a6, 16
    srli ra, a6, 16
    or s11, s11, ra
    lw ra, 120(a2)
    sw s2, 100(sp)
    lw s2, 136(sp)
    xor s2, s2, s11
    xor s2, s2, ra
    slli s11, a0, 16
    srli ra, a0, 16
    or s11, s11, ra
    lw ra, 520(t5)
    sw s10, 136(sp)
    lw s10, 124(sp)
    # round 2 (skinny.dsl:60)
    sw t2, 124(sp)
    # round 3 (skinny.dsl:60)
    xor s10, s10, s11
    xor s10, s10, ra
    # round 2 (skinny.dsl:60)
    and s11, s7, s9
    xor s11, t6, s11
    and t6, t6, s6
    xor t6, s10, t6
    and s10, s2, s9
    xor a3, a3, s10
    and s10, t6, a3
    xor s10, s8, s10
    and ra, s8, a3
    xor s6, s6, ra
    and ra, t6, s6
    xor s7, s7, ra
    slli ra, s7, 16
    srli t2, s7, 16
    or t2, ra, t2
    and ra, s11, s7
    xor ra, s2, ra
    sw t2, 156(sp)
    slli t2, ra, 16
    sw s3, 220(sp)
    srli s3, ra, 16
    or t2, t2, s3
    slli s3, s6, 16
    sw t2, 144(sp)
    srli t2, s6, 16
    or t2, s3, t2
    slli s3, s10, 16
    sw t2, 212(sp)
    srli t2, s10, 16
    or t2, s3, t2
    slli s3, a3, 16
    sw t2, 192(sp)
    srli t2, a3, 16
    or t2, s3, t2
    slli s3, t6, 16
    sw t2, 204(sp)
    srli t2, t6, 16
    or t2, s3, t2
    lw s3, 60(a2)
    sw t2, 216(sp)
    slli t2, s11, 16
    sw s4, 148(sp)
    srli s4, s11, 16
    or t2, t2, s4
    lw s4, 552(t5)
    xor s3, s11, s3
    lw s11, 560(t5)
    xor s4, s10, s4
    lw s10, 576(t5)
    xor t6, t6, s11
    lw s11, 36(a2)
    xor s7, s7, s10
    lw s10, 8(a2)
    xor s11, ra, s11
    lw ra, 28(a2)
    xor s6, s6, s10
    xor a3, a3, ra
    and s2, s8, s2
    xor s2, s9, s2
    lw s8, 568(t5)
    slli s9, s2, 16
    srli s10, s2, 16
    or s9, s9, s10
    xor s2, s2, s8
    or s8, a6, s1
    xor t4, t4, s8
    not s8, s1
    and s8, a5, s8
    xor s8, s5, s8
    not s10, s0
    and s5, s5, s10
    xor a0, a0, s5
    and s5, t1, t4
    xor s0, s0, s5
    not s5, s0
    and s5, a0, s5
    xor a5, a5, s5
    and s5, s8, a5
    xor s5, a6, s5
    and s10, a0, t4
    xor s10, t1, s10
    not a6, a6
    and a6, t1, a6
    xor a6, s1, a6
    or t1, a1, t3
    xor t0, t0, t1
    not t1, a7
    and t1, a4, t1
    lw s1, 148(sp)
    lw ra, 220(sp)
    xor t1, s1, t1
    and s1, t1, t0
    xor s1, ra, s1
    and t5, ra, t0
    xor a7, a7, t5
    not t5, a7
    and t5, t1, t5
    lw a2, 124(sp)
    sw t6, 148(sp)
    xor t5, a2, t5
    not t6, t3
    and t6, a2, t6
    xor t6, a4, t6
    and a4, t6, t5
    xor a4, a1, a4
    slli a2, s1, 24
    sw s2, 124(sp)
    srli s2, s1, 8
    or a2, a2, s2
    slli s2, a7, 24
    sw s4, 160(sp)
    srli s4, a7, 8
    or s2, s2, s4
    slli s4, t1, 24
    sw s6, 188(sp)
    srli s6, t1, 8
    or s4, s4, s6
    slli s6, t0, 24
    sw a3, 152(sp)
    srli a3, t0, 8
    or a3, s6, a3
    slli s6, a4, 24
    sw s11, 120(sp)
    srli s11, a4, 8
    or s6, s6, s11
    slli s11, t5, 24
    sw s3, 196(sp)
    srli s3, t5, 8
    or s3, s11, s3
    slli s11, t6, 24
    sw s7, 208(sp)
    srli s7, t6, 8
    or s7, s11, s7
    not a1, a1
    and a1, ra, a1
    xor t3, t3, a1
    slli a1, t3, 24
    srli s11, t3, 8
    or a1, a1, s11
    lw s11, 116(sp)
    lw ra, 136(sp)
    sw s10, 220(sp)
    and s10, s11, ra
    sw a5, 200(sp)
    lw a5, 176(sp)
    sw s5, 176(sp)
    xor a5, a5, s10
    lw s10, 104(sp)
    lw s5, 184(sp)
    sw s8, 112(sp)
    and s8, s10, s5
    xor s8, s11, s8
    lw s11, 100(sp)
    sw a6, 116(sp)
    and a6, s11, s5
    sw a0, 108(sp)
    lw a0, 180(sp)
    sw s0, 104(sp)
    xor a6, a0, a6
    lw a0, 96(sp)
    sw t4, 180(sp)
    and t4, a0, a6
    xor t4, ra, t4
    and ra, a5, t4
    xor s10, s10, ra
    and ra, a5, a6
    xor ra, a0, ra
    and s0, s8, s10
    xor s0, s11, s0
    and a0, a0, s11
    xor a0, s5, a0
    xor s5, s7, s8
    xor t4, s2, t4
    xor a5, s4, a5
    lw s2, 212(sp)
    xor a6, a3, a6
    xor a7, a7, s2
    xor s2, s3, s10
    lw s3, 192(sp)
    xor a3, s6, s0
    xor s1, s1, s3
    lw s3, 156(sp)
    lw s0, 144(sp)
    xor t5, t5, s3
    xor a4, a4, s0
    xor t2, t6, t2
    xor t6, a1, a0
    xor a2, a2, ra
    xor t3, t3, s9
    lw a1, 216(sp)
    lw s0, 204(sp)
    xor t1, t1, a1
    lw a1, 72(sp)
    lw s3, 104(sp)
    lw a0, 16(a1)
    xor t0, t0, s0
    xor a0, a7, a0
    slli s0, a7, 8
    srli a7, a7, 24
    or a7, s0, a7
    lw s0, 12(a1)
    xor a7, s3, a7
    xor a7, a7, s0
    slli s0, t0, 8
    srli s3, t0, 24
    or s0, s0, s3
    lw s3, 32(a1)
    lw s4, 180(sp)
    lw s7, 108(sp)
    xor s0, s4, s0
    xor s0, s0, s3
    slli s3, t1, 8
    srli s4, t1, 24
    or s3, s3, s4
    lw s4, 128(sp)
    lw s8, 116(sp)
    lw s6, 564(s4)
    xor s3, s7, s3
    xor s3, s3, s6
    slli s6, t3, 8
    srli s7, t3, 24
    or s6, s6, s7
    lw s7, 572(s4)
    xor s6, s8, s6
    xor s6, s6, s7
    slli s7, t2, 8
    srli s8, t2, 24
    or s7, s7, s8
    lw s8, 64(a1)
    lw s9, 112(sp)
    lw s10, 176(sp)
    xor s7, s9, s7
    xor s7, s7, s8
    slli s8, a4, 8
    srli s9, a4, 24
    or s8, s8, s9
    lw s9, 40(a1)
    xor s8, s10, s8
    xor s8, s8, s9
    slli s9, t5, 8
    srli s10, t5, 24
    or s9, s9, s10
    lw s10, 580(s4)
    lw s11, 200(sp)
    lw s4, 556(s4)
    xor s9, s11, s9
    xor s9, s9, s10
    slli s10, s1, 8
    srli s11, s1, 24
    or s10, s10, s11
    lw s11, 220(sp)
    # round 1 (skinny.dsl:60)
    lw ra, 208(sp)
    # round 2 (skinny.dsl:60)
    xor s10, s11, s10
    xor s4, s10, s4
    # round 1 (skinny.dsl:60)
    lui s10, 986895
    addi s10, s10, 240
    lui s11, 838861
    addi s11, s11, -820
    lw a1, 196(sp)
    sw a5, 220(sp)
    and a5, ra, a1
    sw t6, 128(sp)
    lw t6, 120(sp)
    sw a2, 120(sp)
    xor a5, t6, a5
    lw t6, 188(sp)
    lw a2, 152(sp)
    sw t4, 200(sp)
    and t4, t6, a2
    sw a6, 176(sp)
    lw a6, 160(sp)
    sw a3, 160(sp)
    xor a6, a6, t4
    and t4, a6, a5
    lw a3, 124(sp)
    sw s5, 112(sp)
    xor t4, a3, t4
    and s5, a3, a5
    xor a2, a2, s5
    and s5, a6, a2
    sw s2, 152(sp)
    lw s2, 148(sp)
    sw t1, 188(sp)
    xor s5, s2, s5
    and s2, s2, a1
    xor t6, t6, s2
    and s2, t6, s5
    xor s2, ra, s2
    not t1, t4
    srli t1, t1, 4
    xor t1, t1, s2
    or t1, t1, s10
    sw t3, 148(sp)
    not t3, t1
    slli t3, t3, 4
    xor t3, t4, t3
    xor t1, s2, t1
    not t4, a2
    srli t4, t4, 4
    not s2, a6
    srli s2, s2, 4
    xor s2, s2, s5
    or s2, s2, s10
    sw a2, 116(sp)
    not a2, s2
    slli a2, a2, 4
    xor a6, a6, a2
    xor a2, s5, s2
    not s2, a5
    srli s2, s2, 4
    xor s2, s2, t6
    or s2, s2, s10
    not s5, s2
    slli s5, s5, 4
    xor a5, a5, s5
    xor t6, t6, s2
    not s2, t3
    srli s2, s2, 2
    xor s2, s2, a6
    or s2, s2, s11
    not s5, s2
    slli s5, s5, 2
    xor t3, t3, s5
    xor a6, a6, s2
    srli s2, t1, 2
    xor s2, s2, a2
    lw s5, 172(sp)
    sw t6, 108(sp)
    and s2, s2, s5
    slli t6, s2, 2
    xor t1, t1, t6
    xor t6, a2, s2
    not a2, t3
    srli a2, a2, 1
    srli s2, a6, 1
    sw t1, 180(sp)
    srli t1, t1, 1
    sw t1, 104(sp)
    srli t1, t6, 1
    and a3, a3, ra
    xor a3, a1, a3
    and a1, s3, s7
    xor a1, a7, a1
    and a7, a7, s0
    xor a7, s4, a7
    and s4, s9, s7
    xor s4, s8, s4
    and s8, s6, s4
    xor s0, s0, s8
    not s8, s0
    srli s8, s8, 4
    and ra, a7, s0
    xor s3, s3, ra
    and ra, a1, s3
    xor ra, s9, ra
    sw t6, 196(sp)
    and t6, a7, s4
    xor t6, s6, t6
    sw t1, 208(sp)
    not t1, t6
    srli t1, t1, 4
    xor t1, t1, ra
    or t1, t1, s10
    xor ra, ra, t1
    not t1, t1
    slli t1, t1, 4
    xor t1, t6, t1
    not t6, t1
    srli t6, t6, 2
    sw t3, 124(sp)
    srli t3, ra, 2
    sw a2, 204(sp)
    not a2, s4
    srli a2, a2, 4
    xor a2, a2, a1
    or a2, a2, s10
    sw a6, 216(sp)
    not a6, a2
    slli a6, a6, 4
    xor a6, s4, a6
    xor a2, a1, a2
    not a1, a7
    srli a1, a1, 4
    xor a1, a1, s3
    or a1, a1, s10
    not s4, a1
    slli s4, s4, 4
    xor a7, a7, s4
    xor t6, t6, a7
    or t6, t6, s11
    not s4, t6
    slli s4, s4, 2
    xor t1, t1, s4
    not s4, t1
    srli s4, s4, 1
    xor a7, a7, t6
    srli t6, a7, 1
    xor a1, s3, a1
    xor t3, t3, a1
    and t3, t3, s5
    xor a1, a1, t3
    srli s3, a1, 1
    slli t3, t3, 2
    xor t3, ra, t3
    srli ra, t3, 1
    and s6, s6, s9
    xor s6, s7, s6
    or s7, t5, t2
    xor a4, a4, s7
    not s7, t0
    and s7, a0, s7
    xor s1, s1, s7
    or s7, s1, a4
    lw s9, 148(sp)
    sw s2, 144(sp)
    xor s7, s9, s7
    not s2, a4
    and s2, s9, s2
    xor t0, t0, s2
    or s2, s1, t0
    sw a5, 156(sp)
    lw a5, 188(sp)
    sw t3, 188(sp)
    xor s2, a5, s2
    or a5, a5, t2
    xor a5, a0, a5
    not a0, a5
    and a0, a0, s2
    xor a0, t5, a0
    srli t3, s7, 4
    xor t3, t3, a0
    sw ra, 192(sp)
    lw ra, 168(sp)
    sw a1, 212(sp)
    and t3, t3, ra
    slli a1, t3, 4
    xor a1, s7, a1
    xor t3, a0, t3
    srli a0, t0, 4
    srli s7, s1, 4
    xor s7, s7, s2
    or s7, s7, s10
    sw s3, 184(sp)
    not s3, s7
    slli s3, s3, 4
    xor s1, s1, s3
    xor s2, s2, s7
    srli s3, a4, 4
    xor s3, s3, a5
    and s3, s3, ra
    slli s7, s3, 4
    xor a4, a4, s7
    xor a5, a5, s3
    srli s3, a1, 2
    xor s3, s3, s1
    and s3, s3, s5
    slli s7, s3, 2
    xor a1, a1, s7
    xor s1, s1, s3
    srli s3, t3, 2
    xor s3, s3, s2
    and s3, s3, s5
    slli s7, s3, 2
    xor t3, t3, s7
    xor s2, s2, s3
    srli s3, a1, 1
    srli s7, s1, 1
    sw a2, 100(sp)
    srli a2, t3, 1
    sw t1, 96(sp)
    srli t1, s2, 1
    not t5, t5
    and t5, s9, t5
    xor t2, t2, t5
    lw t5, 152(sp)
    lw s9, 112(sp)
    sw s4, 148(sp)
    or s4, t5, s9
    sw a7, 136(sp)
    lw a7, 160(sp)
    sw s11, 140(sp)
    xor a7, a7, s4
    lw s4, 176(sp)
    sw t6, 160(sp)
    not t6, s4
    lw s11, 200(sp)
    sw a6, 132(sp)
    and t6, s11, t6
    lw a6, 120(sp)
    sw t3, 120(sp)
    xor a6, a6, t6
    or t6, a6, a7
    lw t3, 128(sp)
    sw a2, 224(sp)
    xor t6, t3, t6
    not a2, a7
    and a2, t3, a2
    xor a2, s4, a2
    or s4, a6, a2
    sw s2, 176(sp)
    lw s2, 220(sp)
    sw t1, 200(sp)
    xor s4, s2, s4
    or s2, s2, s9
    xor s2, s11, s2
    not s11, s2
    and s11, s11, s4
    xor s11, t5, s11
    srli t1, t6, 4
    xor t1, t1, s11
    and t1, t1, ra
    sw a5, 220(sp)
    slli a5, t1, 4
    xor a5, t6, a5
    xor t1, s11, t1
    srli t6, a2, 4
    srli s11, a6, 4
    xor s11, s11, s4
    or s11, s11, s10
    sw a1, 228(sp)
    not a1, s11
    slli a1, a1, 4
    xor a6, a6, a1
    xor a1, s4, s11
    srli s4, a7, 4
    xor s4, s4, s2
    and s4, s4, ra
    slli s11, s4, 4
    xor a7, a7, s11
    xor s2, s2, s4
    srli s4, a5, 2
    xor s4, s4, a6
    and s4, s4, s5
    slli s11, s4, 2
    xor a5, a5, s11
    xor a6, a6, s4
    srli s4, t1, 2
    xor s4, s4, a1
    and s4, s4, s5
    slli s11, s4, 2
    xor t1, t1, s11
    xor a1, a1, s4
    srli s4, a5, 1
    srli s11, a6, 1
    sw t1, 232(sp)
    srli t1, t1, 1
    sw t1, 236(sp)
    srli t1, a1, 1
    not t5, t5
    and t3, t3, t5
    xor t3, s9, t3
    xor t5, t6, t3
    and t5, t5, ra
    xor t3, t3, t5
    slli t5, t5, 4
    xor t5, a2, t5
    xor t4, t4, a3
    or t4, t4, s10
    xor t6, a3, t4
    not t4, t4
    slli t4, t4, 4
    lw a3, 116(sp)
    xor a0, a0, t2
    xor t4, a3, t4
    xor a3, s8, s6
    or a3, a3, s10
    xor a2, s6, a3
    not a3, a3
    slli a3, a3, 4
    xor a3, s0, a3
    and a0, a0, ra
    xor t2, t2, a0
    slli a0, a0, 4
    xor t0, t0, a0
    lui a0, 699051
    addi a0, a0, -1366
    srli s0, t0, 2
    xor s0, s0, a4
    and s0, s0, s5
    xor a4, a4, s0
    xor s6, s7, a4
    lw s7, 164(sp)
    lw s8, 64(sp)
    and s6, s6, s7
    xor a4, a4, s6
    sw a4, 56(s8)
    slli a4, s6, 1
    xor a4, s1, a4
    sw a4, 40(s8)
    slli a4, s0, 2
    xor t0, t0, a4
    xor a4, s3, t0
    and a4, a4, s7
    xor t0, t0, a4
    sw t0, 24(s8)
    slli t0, a4, 1
    lw a4, 228(sp)
    xor t0, a4, t0
    sw t0, 8(s8)
    srli t0, t2, 2
    lw a4, 220(sp)
    lw s0, 200(sp)
    xor t0, t0, a4
    and t0, t0, s5
    xor a4, a4, t0
    xor s0, s0, a4
    and s0, s0, s7
    xor a4, a4, s0
    sw a4, 120(s8)
    slli a4, s0, 1
    lw s0, 176(sp)
    slli t0, t0, 2
    xor a4, s0, a4
    sw a4, 104(s8)
    xor t0, t2, t0
    lw t2, 224(sp)
    xor t2, t2, t0
    and t2, t2, s7
    xor t0, t0, t2
    sw t0, 88(s8)
    slli t0, t2, 1
    lw t2, 120(sp)
    xor t0, t2, t0
    sw t0, 72(s8)
    not t0, a3
    srli t0, t0, 2
    lw t2, 132(sp)
    lw a4, 140(sp)
    xor t0, t0, t2
    or t0, t0, a4
    xor t2, t2, t0
    lw s0, 160(sp)
    not t0, t0
    xor s0, s0, t2
    and s0, s0, s7
    xor t2, t2, s0
    sw t2, 52(s8)
    slli t2, s0, 1
    lw s0, 136(sp)
    slli t0, t0, 2
    xor t2, s0, t2
    sw t2, 36(s8)
    lw t2, 148(sp)
    xor t0, a3, t0
    xor t2, t2, t0
    or t2, t2, a0
    xor t0, t0, t2
    sw t0, 20(s8)
    not t0, t2
    lw t2, 96(sp)
    slli t0, t0, 1
    xor t0, t2, t0
    not t0, t0
    sw t0, 4(s8)
    srli t0, a2, 2
    lw t2, 100(sp)
    lw a3, 184(sp)
    xor t0, t0, t2
    and t0, t0, s5
    xor t2, t2, t0
    xor a3, a3, t2
    and a3, a3, s7
    xor t2, t2, a3
    sw t2, 116(s8)
    slli t2, a3, 1
    lw a3, 212(sp)
    slli t0, t0, 2
    xor t2, a3, t2
    sw t2, 100(s8)
    lw t2, 192(sp)
    xor t0, a2, t0
    xor t2, t2, t0
    and t2, t2, s7
    xor t0, t0, t2
    sw t0, 84(s8)
    slli t0, t2, 1
    lw t2, 188(sp)
    xor t0, t2, t0
    sw t0, 68(s8)
    not t0, t4
    lw t2, 156(sp)
    srli t0, t0, 2
    xor t0, t0, t2
    or t0, t0, a4
    xor t2, t2, t0
    lw a4, 144(sp)
    not t0, t0
    xor a4, a4, t2
    and a4, a4, s7
    xor t2, t2, a4
    sw t2, 48(s8)
    slli t2, a4, 1
    lw a4, 216(sp)
    slli t0, t0, 2
    xor t2, a4, t2
    sw t2, 32(s8)
    lw t2, 204(sp)
    xor t0, t4, t0
    xor t2, t2, t0
    or t2, t2, a0
    xor t0, t0, t2
    sw t0, 16(s8)
    not t0, t2
    lw t2, 124(sp)
    slli t0, t0, 1
    xor t0, t2, t0
    not t0, t0
    sw t0, 0(s8)
    srli t0, t6, 2
    lw t2, 108(sp)
    lw t4, 208(sp)
    xor t0, t0, t2
    and t0, t0, s5
    xor t2, t2, t0
    xor t4, t4, t2
    and t4, t4, s7
    xor t2, t2, t4
    sw t2, 112(s8)
    slli t2, t4, 1
    lw t4, 196(sp)
    slli t0, t0, 2
    xor t2, t4, t2
    sw t2, 96(s8)
    lw t2, 104(sp)
    xor t0, t6, t0
    xor t2, t2, t0
    and t2, t2, s7
    xor t0, t0, t2
    sw t0, 80(s8)
    slli t0, t2, 1
    lw t2, 180(sp)
    mv a0, s8
    xor t0, t2, t0
    sw t0, 64(s8)
    srli t0, t5, 2
    xor t0, t0, a7
    and t0, t0, s5
    xor a7, a7, t0
    xor t2, s11, a7
    and t2, t2, s7
    xor a7, a7, t2
    sw a7, 60(s8)
    slli a7, t2, 1
    xor a6, a6, a7
    sw a6, 44(s8)
    slli a6, t0, 2
    xor a6, t5, a6
    xor a7, s4, a6
    and a7, a7, s7
    xor a6, a6, a7
    sw a6, 28(s8)
    slli a6, a7, 1
    xor a5, a5, a6
    sw a5, 12(s8)
    srli a5, t3, 2
    xor a5, a5, s2
    and a5, a5, s5
    xor a6, s2, a5
    xor a7, t1, a6
    and a7, a7, s7
    xor a6, a6, a7
    sw a6, 124(s8)
    slli a6, a7, 1
    xor a6, a1, a6
    sw a6, 108(s8)
    slli a5, a5, 2
    lw a6, 236(sp)
    xor a5, t3, a5
    xor a6, a6, a5
    and a6, a6, s7
    xor a5, a5, a6
    sw a5, 92(s8)
    slli a5, a6, 1
    lw a6, 232(sp)
    xor a5, a6, a5
    sw a5, 76(s8)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    addi a0, a0, 128
    addi a1, a1, 128
    bltu a2, a1, .Llwcc_skinny128_256_ecb_decrypt_rv32i_group_done
    j .Llwcc_skinny128_256_ecb_decrypt_rv32i_group
.Llwcc_skinny128_256_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny128_256_ecb_decrypt_rv32i_out
.Llwcc_skinny128_256_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 128
    beqz t2, .Llwcc_skinny128_256_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 240
    mv t0, a0
    addi t1, sp, 368
.Llwcc_skinny128_256_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny128_256_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny128_256_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_256_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny128_256_ecb_decrypt_rv32i_group
.Llwcc_skinny128_256_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 240
    add t1, a1, t2
.Llwcc_skinny128_256_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_256_ecb_decrypt_rv32i_copy
.Llwcc_skinny128_256_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 368
.Llwcc_skinny128_256_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_256_ecb_decrypt_rv32i_wipe
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
    addi sp, sp, 368
    ret
    .size lwcc_skinny128_256_ecb_decrypt_rv32i, .-lwcc_skinny128_256_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_skinny128_256_ctr_init_rv32i
    .type lwcc_skinny128_256_ctr_init_rv32i, %function
lwcc_skinny128_256_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_skinny128_256_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_skinny128_256_ctr_nonce_rv32i
    .size lwcc_skinny128_256_ctr_init_rv32i, .-lwcc_skinny128_256_ctr_init_rv32i

    .balign 4
    .global lwcc_skinny128_256_ctr_nonce_rv32i
    .type lwcc_skinny128_256_ctr_nonce_rv32i, %function
lwcc_skinny128_256_ctr_nonce_rv32i:
    addi sp, sp, -160
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
    lbu a5, 8(a1)
    lbu a6, 9(a1)
    lbu a7, 1(a1)
    lbu t0, 5(a1)
    lbu t1, 10(a1)
    lbu t2, 7(a1)
    lbu t3, 4(a1)
    lbu t4, 0(a1)
    lbu t5, 6(a1)
    slli a6, a6, 8
    lbu t6, 11(a1)
    lbu a4, 2(a1)
    slli t0, t0, 8
    slli t5, t5, 16
    slli t1, t1, 16
    lbu a3, 3(a1)
    or a5, a5, a6
    or a5, a5, t1
    slli a6, a7, 8
    or a6, t4, a6
    slli a7, t6, 24
    or a5, a5, a7
    slli a7, t2, 24
    slli t1, a3, 24
    lui t2, 349525
    or t0, t3, t0
    slli t3, a4, 16
    srli t4, a5, 1
    xor t4, t4, a5
    addi t2, t2, 1365
    or t0, t0, t5
    or a6, a6, t3
    or a7, t0, a7
    srli t0, a7, 1
    xor t0, t0, a7
    or a6, a6, t1
    and t1, t4, t2
    srli t3, a6, 1
    and t0, t0, t2
    slli t4, t0, 1
    xor t3, t3, a6
    and t2, t3, t2
    lui t3, 209715
    slli t5, t1, 1
    xor t5, a5, t5
    srli t6, t5, 2
    xor t0, a7, t0
    addi t3, t3, 819
    xor a5, a5, t1
    srli t1, a5, 2
    xor t6, t6, t5
    slli a4, t2, 1
    xor t2, a6, t2
    xor a6, a6, a4
    srli a4, a6, 2
    xor a7, a7, t4
    srli t4, t0, 2
    and t6, t6, t3
    xor a3, t5, t6
    slli t6, t6, 2
    xor t1, t1, a5
    srli a2, a7, 2
    xor a2, a2, a7
    and t1, t1, t3
    xor s0, a5, t1
    srli s1, s0, 4
    srli s2, a3, 4
    srli s3, t2, 2
    xor s3, s3, t2
    xor a4, a4, a6
    xor t4, t4, t0
    and t4, t4, t3
    and a2, a2, t3
    xor t5, t5, t6
    slli t1, t1, 2
    and t6, s3, t3
    lui s3, 61681
    addi s3, s3, -241
    xor s4, a7, a2
    and t3, a4, t3
    slli a4, t3, 2
    slli a2, a2, 2
    xor a7, a7, a2
    xor a2, s2, a3
    xor s2, t0, t4
    srli s5, s2, 4
    xor s1, s1, s0
    and s1, s1, s3
    srli s6, s4, 4
    xor s7, t2, t6
    srli s8, s7, 4
    xor t3, a6, t3
    srli s9, t5, 4
    xor s9, s9, t5
    slli t6, t6, 2
    xor s8, s8, s7
    and s8, s8, s3
    slli t4, t4, 2
    and s9, s9, s3
    and a2, a2, s3
    xor s6, s6, s4
    srli s10, a7, 4
    xor s10, s10, a7
    srli s11, t3, 4
    xor s11, s11, t3
    xor a5, a5, t1
    slli t1, a2, 4
    xor t1, a3, t1
    xor a6, a6, a4
    xor a4, s5, s2
    and s5, s6, s3
    and s6, s11, s3
    and a4, a4, s3
    xor t0, t0, t4
    srli t4, a6, 4
    xor t4, t4, a6
    and t4, t4, s3
    xor s11, t3, s6
    xor t2, t2, t6
    srli t6, t2, 4
    slli s6, s6, 4
    xor a3, a3, a2
    srli a2, a5, 4
    xor a2, a2, a5
    and s10, s10, s3
    and a2, a2, s3
    slli ra, t4, 4
    xor ra, a6, ra
    xor a6, a6, t4
    xor t4, t6, t2
    and t4, t4, s3
    slli t6, t4, 4
    xor t6, t2, t6
    xor t2, t2, t4
    slli t4, a4, 4
    xor a4, s2, a4
    xor t4, s2, t4
    slli s2, s1, 4
    xor s2, s0, s2
    xor s0, s0, s1
    slli s1, s5, 4
    xor s1, s4, s1
    xor s4, s4, s5
    slli s5, s9, 4
    xor s5, t5, s5
    xor t5, t5, s9
    slli s9, s8, 4
    xor s9, s7, s9
    xor t3, t3, s6
    srli s6, t0, 4
    xor s6, s6, t0
    and s3, s6, s3
    slli s6, a2, 4
    xor s6, a5, s6
    xor s7, s7, s8
    xor s8, a7, s10
    slli s10, s10, 4
    xor a7, a7, s10
    xor a5, a5, a2
    slli a2, s3, 4
    # round 1 (skinny.dsl:60)
    or s10, s11, s7
    xor a2, t0, a2
    xor t0, t0, s3
    or s3, t3, s9
    xor s3, ra, s3
    xor a6, a6, s10
    and s10, s3, a6
    xor t2, t2, s10
    or s10, t6, t3
    xor s10, s11, s10
    not s11, t2
    and ra, s10, s11
    xor s7, s7, ra
    not ra, s9
    and ra, ra, s3
    xor t6, t6, ra
    or ra, t6, s7
    xor t3, t3, ra
    and s11, a6, s11
    lw ra, 0(a0)
    xor s9, s9, s11
    lw s11, 8(a0)
    xor t3, t3, ra
    lw ra, 20(a0)
    xor s7, s7, s11
    lw s11, 28(a0)
    xor s10, s10, ra
    lw ra, 36(a0)
    xor t6, t6, s11
    lw s11, 44(a0)
    xor s9, s9, ra
    lw ra, 52(a0)
    xor s3, s3, s11
    lw s11, 60(a0)
    xor a6, a6, ra
    xor t2, t2, s11
    slli s11, a6, 16
    srli ra, a6, 16
    or s11, s11, ra
    slli ra, t2, 16
    sw a6, 96(sp)
    srli a6, t2, 16
    or a6, ra, a6
    slli ra, t6, 16
    sw t6, 100(sp)
    srli t6, t6, 16
    or t6, ra, t6
    slli ra, t3, 16
    sw t3, 104(sp)
    srli t3, t3, 16
    or t3, ra, t3
    slli ra, s9, 16
    sw s9, 108(sp)
    srli s9, s9, 16
    or s9, ra, s9
    slli ra, s3, 16
    sw s3, 112(sp)
    srli s3, s3, 16
    or s3, ra, s3
    slli ra, s10, 16
    sw s10, 116(sp)
    srli s10, s10, 16
    or s10, ra, s10
    slli ra, s7, 16
    sw s7, 120(sp)
    srli s7, s7, 16
    or s7, ra, s7
    or ra, s4, a4
    xor s8, s8, ra
    or ra, s1, t4
    xor a7, a7, ra
    and ra, a7, s8
    xor t0, t0, ra
    or ra, a2, s1
    xor s4, s4, ra
    not ra, t0
    sw t2, 124(sp)
    and t2, s4, ra
    xor t2, a4, t2
    not a4, t4
    and a4, a4, a7
    xor a4, a2, a4
    or a2, a4, t2
    xor a2, s1, a2
    and s1, s8, ra
    lw ra, 4(a0)
    xor t4, t4, s1
    lw s1, 12(a0)
    xor a2, a2, ra
    lw ra, 24(a0)
    xor t2, t2, s1
    lw s1, 32(a0)
    xor s4, s4, ra
    lw ra, 40(a0)
    xor a4, a4, s1
    xor t4, t4, ra
    lw s1, 48(a0)
    lw ra, 56(a0)
    xor a7, a7, s1
    lw s1, 64(a0)
    xor s8, s8, ra
    xor t0, t0, s1
    not s1, s2
    or ra, t1, s2
    xor s5, s5, ra
    and s1, s1, s5
    xor s1, s6, s1
    or s6, s6, t1
    xor s6, a3, s6
    or a3, a3, s0
    xor t5, t5, a3
    and a3, s5, t5
    xor a5, a5, a3
    not a3, a5
    and ra, s6, a3
    and a3, t5, a3
    xor s0, s0, ra
    xor a3, s2, a3
    lw s2, 16(a0)
    sw s11, 128(sp)
    xor s2, s0, s2
    or s0, s1, s0
    xor t1, t1, s0
    slli s0, t1, 8
    srli ra, t1, 24
    or s0, s0, ra
    slli ra, s2, 8
    srli s11, s2, 24
    or s11, ra, s11
    slli ra, a3, 8
    sw s10, 132(sp)
    srli s10, a3, 24
    or s10, ra, s10
    slli ra, a5, 8
    sw a6, 136(sp)
    srli a6, a5, 24
    or a6, ra, a6
    slli ra, t5, 8
    sw t5, 140(sp)
    srli t5, t5, 24
    or t5, ra, t5
    slli ra, s6, 8
    xor t5, s8, t5
    xor a6, t0, a6
    xor t0, t4, s10
    srli t4, s6, 24
    or t4, ra, t4
    slli s8, s1, 8
    srli s10, s1, 24
    xor t4, s4, t4
    or s4, s8, s10
    xor t2, t2, s11
    xor a4, a4, s4
    slli s4, s5, 8
    srli s8, s5, 24
    xor a2, a2, s0
    or s0, s4, s8
    xor a7, a7, s0
    xor s0, s2, s7
    xor a3, a3, s9
    xor t6, s1, t6
    xor t1, t1, t3
    xor t3, s5, s3
    lw s1, 136(sp)
    lw s2, 140(sp)
    xor a5, a5, s1
    lw s1, 132(sp)
    lw s3, 128(sp)
    xor s1, s6, s1
    xor s2, s2, s3
    slli s3, s2, 24
    srli s4, s2, 8
    or s3, s3, s4
    slli s4, s1, 24
    srli s5, s1, 8
    or s4, s4, s5
    slli s5, a5, 24
    srli s6, a5, 8
    or s5, s5, s6
    slli s6, t3, 24
    srli s7, t3, 8
    or s6, s6, s7
    slli s7, t1, 24
    srli s8, t1, 8
    or s7, s7, s8
    slli s8, t6, 24
    srli s9, t6, 8
    or s8, s8, s9
    slli s9, a3, 24
    srli s10, a3, 8
    or s9, s9, s10
    slli s10, s0, 24
    srli s11, s0, 8
    or s10, s10, s11
    # round 2 (skinny.dsl:60)
    lw s11, 96(sp)
    lw ra, 124(sp)
    sw s4, 128(sp)
    or s4, s11, ra
    sw s9, 140(sp)
    lw s9, 108(sp)
    sw s6, 108(sp)
    xor s4, s9, s4
    lw s9, 116(sp)
    lw s6, 100(sp)
    sw s7, 132(sp)
    or s7, s9, s6
    sw s10, 136(sp)
    lw s10, 104(sp)
    sw s5, 104(sp)
    xor s7, s10, s7
    and s10, s7, s4
    lw s5, 112(sp)
    sw s8, 96(sp)
    xor s5, s5, s10
    lw s10, 120(sp)
    sw s3, 112(sp)
    or s3, s10, s9
    xor s3, s11, s3
    not s11, s5
    and s8, s4, s11
    and s11, s3, s11
    xor s11, ra, s11
    not ra, s6
    and ra, ra, s7
    xor s10, s10, ra
    xor s6, s6, s8
    or s8, s10, s11
    xor s8, s9, s8
    lw s9, 68(a0)
    lw ra, 76(a0)
    xor s8, s8, s9
    lw s9, 88(a0)
    xor s11, s11, ra
    lw ra, 96(a0)
    xor s3, s3, s9
    lw s9, 104(a0)
    xor s10, s10, ra
    xor s6, s6, s9
    lw s9, 112(a0)
    lw ra, 120(a0)
    xor s7, s7, s9
    lw s9, 128(a0)
    xor s4, s4, ra
    xor s5, s5, s9
    not s9, a6
    and s9, t5, s9
    xor t0, t0, s9
    not s9, a4
    and ra, t4, s9
    xor a2, a2, ra
    not ra, t0
    sw t3, 116(sp)
    and t3, a2, ra
    xor a7, a7, t3
    not t3, t2
    and s9, s9, a2
    and t3, t3, t4
    xor t2, t2, s9
    xor t3, t5, t3
    and t5, t3, a7
    xor a6, a6, t5
    or t5, t2, a6
    xor t4, t4, t5
    and t5, ra, a7
    lw s9, 80(a0)
    xor t5, a4, t5
    xor a6, a6, s9
    slli a4, t4, 16
    srli s9, t4, 16
    or a4, a4, s9
    slli s9, a6, 16
    xor a4, s8, a4
    srli s8, a6, 16
    or s8, s9, s8
    slli s9, t3, 16
    srli ra, t3, 16
    or s9, s9, ra
    slli ra, t2, 16
    sw t3, 100(sp)
    srli t3, t2, 16
    or t3, ra, t3
    slli ra, t5, 16
    sw a6, 120(sp)
    srli a6, t5, 16
    xor t3, s10, t3
    xor s3, s3, s9
    or a6, ra, a6
    slli s9, a2, 16
    xor s8, s11, s8
    xor a6, s6, a6
    srli s6, a2, 16
    or s6, s9, s6
    slli s9, t0, 16
    srli s10, t0, 16
    or s9, s9, s10
    slli s10, a7, 16
    xor s4, s4, s9
    srli s9, a7, 16
    or s9, s10, s9
    xor s5, s5, s9
    not s9, a5
    xor s6, s7, s6
    and s7, s2, s9
    xor a3, a3, s7
    not s7, s0
    and s7, s7, s1
    xor s2, s2, s7
    not s7, t6
    and s9, s1, s7
    xor t1, t1, s9
    and s7, s7, t1
    xor s0, s0, s7
    not s7, a3
    lw s10, 116(sp)
    and s9, t1, s7
    xor s9, s10, s9
    and s7, s7, s9
    xor t6, t6, s7
    and s7, s2, s9
    xor a5, a5, s7
    or s7, s0, a5
    xor s1, s1, s7
    # round 3 (skinny.dsl:60)
    not s7, s4
    and s7, s7, s5
    xor a6, a6, s7
    not s7, t3
    and s7, s3, s7
    xor a4, a4, s7
    or s7, a4, a6
    xor s6, s6, s7
    not s7, s8
    and s7, s7, s3
    xor s4, s4, s7
    or s7, s4, s6
    xor s5, s5, s7
    or s7, t3, a4
    xor s7, s8, s7
    not s8, s5
    and s8, s7, s8
    xor s3, s3, s8
    or s8, a6, s6
    lw s10, 80(a0)
    xor t3, t3, s8
    xor s5, s5, s10
    slli s8, s3, 24
    srli s10, s3, 8
    or s8, s8, s10
    slli s10, s5, 24
    srli s11, s5, 8
    or s10, s10, s11
    slli s11, s4, 24
    srli ra, s4, 8
    or s11, s11, ra
    slli ra, s7, 24
    sw a2, 116(sp)
    srli a2, s7, 8
    or a2, ra, a2
    slli ra, t3, 24
    sw t6, 124(sp)
    srli t6, t3, 8
    or t6, ra, t6
    slli ra, a4, 24
    sw a4, 144(sp)
    srli a4, a4, 8
    or a4, ra, a4
    slli ra, a6, 24
    sw a7, 148(sp)
    srli a7, a6, 8
    or a7, ra, a7
    slli ra, s6, 24
    sw s6, 152(sp)
    srli s6, s6, 8
    or s6, ra, s6
    addi ra, a0, 2047
    addi ra, ra, 2047
    addi ra, ra, 2
    sw a6, 680(ra)
    sw s10, 716(ra)
    sw t5, 632(ra)
    sw s11, 720(ra)
    sw t4, 628(ra)
    sw s3, 692(ra)
    lw a6, 96(sp)
    sw s7, 688(ra)
    sw a6, 596(ra)
    sw s8, 712(ra)
    lw a6, 112(sp)
    sw s9, 676(ra)
    sw a6, 608(ra)
    sw t2, 624(ra)
    sw t0, 616(ra)
    sw s6, 740(ra)
    sw s1, 648(ra)
    sw a5, 652(ra)
    sw s2, 656(ra)
    lw a5, 104(sp)
    sw t1, 668(ra)
    sw a5, 612(ra)
    lw a5, 136(sp)
    sw a4, 732(ra)
    sw a5, 588(ra)
    sw t3, 696(ra)
    lw a5, 132(sp)
    sw s4, 704(ra)
    sw a5, 584(ra)
    sw s5, 708(ra)
    sw s0, 660(ra)
    sw a7, 736(ra)
    sw t6, 728(ra)
    sw a3, 672(ra)
    lw a5, 120(sp)
    sw a2, 724(ra)
    sw a5, 644(ra)
    lw a5, 108(sp)
    sw a5, 604(ra)
    lw a5, 140(sp)
    sw a5, 600(ra)
    lw a5, 148(sp)
    sw a5, 620(ra)
    lw a5, 100(sp)
    sw a5, 640(ra)
    lw a5, 152(sp)
    sw a5, 684(ra)
    lw a5, 124(sp)
    sw a5, 664(ra)
    lw a5, 128(sp)
    sw a5, 592(ra)
    lw a5, 144(sp)
    sw a5, 700(ra)
    lw a5, 116(sp)
    sw a5, 636(ra)
    addi t0, sp, 64
    addi t1, sp, 160
.Llwcc_skinny128_256_ctr_nonce_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_256_ctr_nonce_rv32i_wipe
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
    addi sp, sp, 160
    ret
    .size lwcc_skinny128_256_ctr_nonce_rv32i, .-lwcc_skinny128_256_ctr_nonce_rv32i

    .balign 4
    .global lwcc_skinny128_256_ctr_crypt_rv32i
    .type lwcc_skinny128_256_ctr_crypt_rv32i, %function
lwcc_skinny128_256_ctr_crypt_rv32i:
    bnez a2, .Llwcc_skinny128_256_ctr_crypt_rv32i_begin
    ret
.Llwcc_skinny128_256_ctr_crypt_rv32i_begin:
    addi sp, sp, -368
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
    beqz t1, .Llwcc_skinny128_256_ctr_crypt_rv32i_group
    j .Llwcc_skinny128_256_ctr_crypt_rv32i_rest
.Llwcc_skinny128_256_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    lui a5, 349525
    addi a5, a5, 1365
    lui a6, 209715
    addi a6, a6, 819
    lui a7, 61681
    addi a7, a7, -241
    # round 48 (skinny.dsl:60)
    lui t0, 986895
    addi t0, t0, 240
    lui t1, 838861
    addi t1, t1, -820
    srli t2, a4, 24
    srli t3, a4, 16
    srli t4, a4, 8
    andi t3, t3, 255
    slli t3, t3, 8
    or t2, t2, t3
    andi t3, t4, 255
    slli t3, t3, 16
    or t2, t2, t3
    slli t3, a4, 24
    or t2, t2, t3
    srli t3, t2, 1
    addi t4, a4, 1
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
    addi t5, a4, 2
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
    srli t6, t5, 1
    addi s0, a4, 3
    srli s1, s0, 24
    srli s2, s0, 16
    srli s3, s0, 8
    andi s2, s2, 255
    slli s2, s2, 8
    or s1, s1, s2
    andi s2, s3, 255
    slli s2, s2, 16
    or s1, s1, s2
    slli s0, s0, 24
    or s0, s1, s0
    addi s1, a4, 4
    srli s2, s1, 24
    srli s3, s1, 16
    srli s4, s1, 8
    andi s3, s3, 255
    slli s3, s3, 8
    or s2, s2, s3
    andi s3, s4, 255
    slli s3, s3, 16
    or s2, s2, s3
    slli s1, s1, 24
    or s1, s2, s1
    srli s2, s1, 1
    addi s3, a4, 5
    srli s4, s3, 16
    andi s4, s4, 255
    slli s4, s4, 8
    srli s5, s3, 24
    or s4, s5, s4
    slli s5, s3, 24
    srli s3, s3, 8
    andi s3, s3, 255
    slli s3, s3, 16
    or s3, s4, s3
    or s3, s3, s5
    addi s4, a4, 6
    srli s5, s4, 16
    andi s5, s5, 255
    slli s5, s5, 8
    srli s6, s4, 24
    or s5, s6, s5
    slli s6, s4, 24
    srli s4, s4, 8
    andi s4, s4, 255
    slli s4, s4, 16
    or s4, s5, s4
    or s4, s4, s6
    srli s5, s4, 1
    addi s6, a4, 7
    srli s7, s6, 16
    andi s7, s7, 255
    slli s7, s7, 8
    srli s8, s6, 24
    or s7, s8, s7
    slli s8, s6, 24
    srli s6, s6, 8
    andi s6, s6, 255
    slli s6, s6, 16
    or s6, s7, s6
    or s6, s6, s8
    xor t3, t3, t4
    and t3, t3, a5
    xor t4, t4, t3
    slli t3, t3, 1
    xor t2, t2, t3
    xor t3, s2, s3
    and t3, t3, a5
    xor s2, s3, t3
    slli t3, t3, 1
    xor t3, s1, t3
    xor t6, t6, s0
    and t6, t6, a5
    xor s0, s0, t6
    slli t6, t6, 1
    xor t5, t5, t6
    xor t6, s5, s6
    and t6, t6, a5
    xor s1, s6, t6
    slli t6, t6, 1
    xor t6, s4, t6
    srli s3, t3, 2
    xor s3, s3, t6
    and s3, s3, a6
    xor t6, t6, s3
    slli s3, s3, 2
    xor t3, t3, s3
    srli s3, s2, 2
    xor s3, s3, s1
    and s3, s3, a6
    xor s1, s1, s3
    slli s3, s3, 2
    xor s2, s2, s3
    srli s3, t2, 2
    xor s3, s3, t5
    and s3, s3, a6
    xor t5, t5, s3
    slli s3, s3, 2
    xor t2, t2, s3
    srli s3, t2, 4
    xor s3, s3, t3
    and s3, s3, a7
    xor t3, t3, s3
    slli s3, s3, 4
    xor t2, t2, s3
    srli s3, t5, 4
    xor s3, s3, t6
    and s3, s3, a7
    xor t6, t6, s3
    slli s3, s3, 4
    xor t5, t5, s3
    srli s3, t4, 2
    xor s3, s3, s0
    and s3, s3, a6
    xor s0, s0, s3
    slli s3, s3, 2
    xor t4, t4, s3
    srli s3, t4, 4
    xor s3, s3, s2
    and s3, s3, a7
    xor s2, s2, s3
    slli s3, s3, 4
    xor t4, t4, s3
    srli s3, s0, 4
    xor s3, s3, s1
    and s3, s3, a7
    xor s1, s1, s3
    slli s3, s3, 4
    xor s0, s0, s3
    # round 1 (skinny.dsl:60)
    or s3, t6, s1
    addi s4, a3, 2047
    addi s4, s4, 2047
    addi s4, s4, 2
    lw s5, 608(s4)
    xor t3, t3, s3
    xor s3, t3, s5
    or s5, t5, s0
    lw s6, 604(s4)
    xor t2, t2, s5
    xor s5, t2, s6
    and s6, t2, t3
    lw s7, 612(s4)
    xor s2, s2, s6
    xor s6, s2, s7
    not s2, s2
    and t3, t3, s2
    lw s7, 600(s4)
    xor t3, s0, t3
    xor t3, t3, s7
    not s0, s0
    and t2, s0, t2
    lw s0, 596(s4)
    xor t2, t4, t2
    xor s0, t2, s0
    or t4, t4, t5
    lw s7, 592(s4)
    xor t4, t6, t4
    xor t6, t4, s7
    and t4, t4, s2
    lw s2, 588(s4)
    xor t4, s1, t4
    xor s1, t4, s2
    or t2, t2, t4
    lw t4, 584(s4)
    xor t2, t5, t2
    xor t2, t2, t4
    # round 2 (skinny.dsl:60)
    or t4, t6, s0
    lw t5, 116(a3)
    xor t2, t2, t4
    lw t4, 636(s4)
    xor t5, t2, t5
    xor t4, t4, t5
    lw s2, 668(s4)
    slli s7, t4, 16
    srli s8, t4, 16
    or s7, s7, s8
    xor s2, s2, s7
    or s7, s1, t6
    lw s8, 92(a3)
    xor s7, s3, s7
    lw s9, 640(s4)
    xor s8, s7, s8
    xor s9, s8, s9
    or s3, s3, s6
    lw s10, 124(a3)
    xor t3, t3, s3
    lw s3, 616(s4)
    xor s10, t3, s10
    xor s3, s3, s10
    lw s11, 672(s4)
    slli ra, s3, 16
    srli a4, s3, 16
    or a4, ra, a4
    xor a4, s11, a4
    and s11, t2, t3
    lw ra, 132(a3)
    xor s5, s5, s11
    lw s11, 620(s4)
    xor ra, s5, ra
    xor s11, s11, ra
    not s5, s5
    and t3, t3, s5
    and s5, s7, s5
    lw s7, 84(a3)
    xor s5, s6, s5
    lw s6, 644(s4)
    xor s7, s5, s7
    xor s6, s7, s6
    lw a2, 108(a3)
    xor t3, s0, t3
    lw a0, 632(s4)
    xor t3, t3, a2
    xor a2, a0, t3
    not a0, s0
    and t2, a0, t2
    xor t2, s1, t2
    or a0, t2, s5
    lw s0, 72(a3)
    xor t6, t6, a0
    lw a0, 100(a3)
    xor t6, t6, s0
    lw s0, 624(s4)
    xor t2, t2, a0
    lw a0, 628(s4)
    xor s0, s0, t2
    xor a0, a0, t6
    lw s1, 648(s4)
    slli s5, a0, 16
    srli a1, a0, 16
    or a1, s5, a1
    xor a1, s1, a1
    lw s1, 660(s4)
    slli s5, s0, 16
    sw t1, 96(sp)
    srli t1, s0, 16
    or t1, s5, t1
    xor t1, s1, t1
    lw s1, 664(s4)
    slli s5, a2, 16
    sw t0, 100(sp)
    srli t0, a2, 16
    or t0, s5, t0
    xor t0, s1, t0
    lw s1, 652(s4)
    slli s5, s6, 16
    sw a5, 104(sp)
    srli a5, s6, 16
    or a5, s5, a5
    xor a5, s1, a5
    lw s1, 676(s4)
    slli s5, s11, 16
    sw a6, 108(sp)
    srli a6, s11, 16
    or a6, s5, a6
    xor a6, s1, a6
    lw s1, 656(s4)
    slli s5, s9, 16
    sw a7, 112(sp)
    srli a7, s9, 16
    or a7, s5, a7
    xor a7, s1, a7
    # round 3 (skinny.dsl:60)
    not s1, s3
    and s1, s1, s11
    xor a2, a2, s1
    not s1, s0
    and s1, s9, s1
    xor a0, a0, s1
    or s1, a0, a2
    xor t4, t4, s1
    not s1, s6
    and s1, s1, s9
    xor s1, s3, s1
    or s3, s1, t4
    xor s3, s11, s3
    or s5, s0, a0
    xor s5, s6, s5
    not s6, s3
    and s6, s5, s6
    xor s6, s9, s6
    or s9, a2, t4
    xor s0, s0, s9
    or s9, a4, a6
    xor t0, t0, s9
    or s9, a7, t1
    xor a1, a1, s9
    and s9, a1, t0
    xor s2, s2, s9
    or s9, a5, a7
    xor a4, a4, s9
    not s9, s2
    and s11, a4, s9
    xor a6, a6, s11
    not s11, t1
    and s11, s11, a1
    xor a5, a5, s11
    or s11, a5, a6
    xor a7, a7, s11
    and s9, t0, s9
    lw s11, 136(a3)
    xor t1, t1, s9
    lw s9, 144(a3)
    xor a7, a7, s11
    lw s11, 152(a3)
    xor a6, a6, s9
    lw s9, 160(a3)
    xor a4, a4, s11
    lw s11, 168(a3)
    xor a5, a5, s9
    lw s9, 176(a3)
    xor t1, t1, s11
    lw s11, 184(a3)
    xor a1, a1, s9
    lw s9, 192(a3)
    xor t0, t0, s11
    xor s2, s2, s9
    lw s9, 680(s4)
    slli s11, t0, 16
    sw t0, 116(sp)
    srli t0, t0, 16
    or t0, s11, t0
    xor t0, s9, t0
    lw s9, 684(s4)
    slli s11, s2, 16
    sw s2, 120(sp)
    srli s2, s2, 16
    or s2, s11, s2
    xor s2, s9, s2
    lw s9, 688(s4)
    slli s11, a5, 16
    sw a5, 124(sp)
    srli a5, a5, 16
    or a5, s11, a5
    xor a5, s9, a5
    lw s9, 692(s4)
    slli s11, a7, 16
    sw a7, 128(sp)
    srli a7, a7, 16
    or a7, s11, a7
    xor a7, s9, a7
    lw s9, 696(s4)
    slli s11, t1, 16
    sw t1, 132(sp)
    srli t1, t1, 16
    or t1, s11, t1
    xor t1, s9, t1
    lw s9, 700(s4)
    slli s11, a1, 16
    sw a1, 136(sp)
    srli a1, a1, 16
    or a1, s11, a1
    xor a1, s9, a1
    lw s9, 704(s4)
    slli s11, a4, 16
    sw a4, 140(sp)
    srli a4, a4, 16
    or a4, s11, a4
    xor a4, s9, a4
    lw s9, 708(s4)
    slli s11, a6, 16
    sw a6, 144(sp)
    srli a6, a6, 16
    or a6, s11, a6
    xor a6, s9, a6
    slli s9, a7, 8
    srli s11, a7, 24
    or s9, s9, s11
    slli s11, a6, 8
    sw a6, 148(sp)
    srli a6, a6, 24
    or a6, s11, a6
    slli s11, a4, 8
    sw a7, 152(sp)
    srli a7, a4, 24
    or a7, s11, a7
    slli s11, a5, 8
    sw a5, 156(sp)
    srli a5, a5, 24
    or a5, s11, a5
    slli s11, t1, 8
    sw a4, 160(sp)
    srli a4, t1, 24
    or a4, s11, a4
    slli s11, a1, 8
    sw a1, 164(sp)
    srli a1, a1, 24
    or a1, s11, a1
    slli s11, t0, 8
    sw t1, 168(sp)
    srli t1, t0, 24
    or t1, s11, t1
    slli s11, s2, 8
    sw t0, 172(sp)
    srli t0, s2, 24
    or t0, s11, t0
    not s11, t2
    sw s2, 176(sp)
    or s2, s8, t2
    sw t4, 180(sp)
    lw t4, 180(a3)
    xor t6, t6, s2
    lw s2, 732(s4)
    xor t4, t6, t4
    xor t4, s2, t4
    and s2, s11, t6
    lw s11, 164(a3)
    xor s2, s7, s2
    sw t4, 184(sp)
    lw t4, 724(s4)
    xor s11, s2, s11
    xor t4, t4, s11
    or s7, s7, s8
    lw s11, 156(a3)
    xor s7, s10, s7
    sw t4, 188(sp)
    lw t4, 720(s4)
    xor s11, s7, s11
    xor t4, t4, s11
    or s10, s10, ra
    xor t3, t3, s10
    and t6, t6, t3
    lw s10, 196(a3)
    xor t5, t5, t6
    xor t6, t5, s10
    not t5, t5
    and s7, s7, t5
    lw s10, 148(a3)
    xor s7, ra, s7
    lw s11, 716(s4)
    xor s10, s7, s10
    xor s10, s11, s10
    or s2, s2, s7
    lw s7, 140(a3)
    xor s2, s8, s2
    lw s8, 712(s4)
    xor s2, s2, s7
    xor s2, s8, s2
    and t5, t3, t5
    lw s7, 172(a3)
    xor t2, t2, t5
    lw t5, 728(s4)
    xor t2, t2, s7
    lw s7, 188(a3)
    xor t2, t5, t2
    lw t5, 740(s4)
    xor t3, t3, s7
    lw s7, 736(s4)
    xor t5, t5, t6
    xor t3, s7, t3
    xor t6, s6, s9
    xor a6, s3, a6
    xor a7, s1, a7
    xor a5, s5, a5
    xor a4, s0, a4
    xor a1, a0, a1
    xor t1, a2, t1
    lw a2, 180(sp)
    # round 4 (skinny.dsl:60)
    lw a0, 176(sp)
    # round 3 (skinny.dsl:60)
    xor t0, a2, t0
    # round 4 (skinny.dsl:60)
    lw a2, 172(sp)
    lw s1, 168(sp)
    or s0, a2, a0
    xor s0, s1, s0
    lw s1, 160(sp)
    lw s5, 156(sp)
    not s3, s1
    and s3, s3, s5
    lw s6, 152(sp)
    lw s7, 164(sp)
    xor s3, s6, s3
    not s6, s0
    and s6, s3, s6
    xor s6, s7, s6
    lw s7, 148(sp)
    or s8, s7, s1
    xor a2, a2, s8
    not s8, s6
    and s8, a2, s8
    xor a0, a0, s8
    and s8, s5, s3
    xor s7, s7, s8
    or s8, s7, a0
    xor s1, s1, s8
    or s8, s0, s6
    xor s5, s5, s8
    or s8, t1, t0
    xor a4, a4, s8
    or s8, a7, a5
    xor t6, t6, s8
    and s8, t6, a4
    xor a1, a1, s8
    or s8, a6, a7
    xor t1, t1, s8
    not s8, a1
    and s9, t1, s8
    xor t0, t0, s9
    not s9, a5
    and s9, s9, t6
    xor a6, a6, s9
    or s9, a6, t0
    xor a7, a7, s9
    and s8, a4, s8
    lw s9, 200(a3)
    xor a5, a5, s8
    lw s8, 208(a3)
    xor a7, a7, s9
    lw s9, 216(a3)
    xor t0, t0, s8
    lw s8, 224(a3)
    xor t1, t1, s9
    lw s9, 232(a3)
    xor a6, a6, s8
    lw s8, 240(a3)
    xor a5, a5, s9
    lw s9, 248(a3)
    xor t6, t6, s8
    lw s8, 256(a3)
    xor a4, a4, s9
    xor a1, a1, s8
    lw s8, 116(sp)
    lw s9, 120(sp)
    lw ra, 132(sp)
    or s11, s8, s9
    xor s11, ra, s11
    lw ra, 140(sp)
    sw s4, 132(sp)
    lw s4, 124(sp)
    sw s6, 156(sp)
    or s6, ra, s4
    sw a1, 160(sp)
    lw a1, 128(sp)
    sw a2, 128(sp)
    xor a1, a1, s6
    and s6, a1, s11
    lw a2, 136(sp)
    sw s1, 116(sp)
    xor a2, a2, s6
    lw s6, 144(sp)
    sw t1, 136(sp)
    or t1, s6, ra
    xor t1, s8, t1
    not s8, a2
    and s1, t1, s8
    xor s1, s9, s1
    not s9, s4
    and s9, s9, a1
    xor s6, s6, s9
    or s9, s6, s1
    xor s9, ra, s9
    and s8, s11, s8
    lw ra, 204(a3)
    xor s4, s4, s8
    lw s8, 212(a3)
    xor s9, s9, ra
    lw ra, 220(a3)
    xor s1, s1, s8
    lw s8, 228(a3)
    xor t1, t1, ra
    lw ra, 236(a3)
    xor s6, s6, s8
    lw s8, 244(a3)
    xor s4, s4, ra
    lw ra, 252(a3)
    xor a1, a1, s8
    lw s8, 260(a3)
    xor s11, s11, ra
    xor a2, a2, s8
    or s8, t3, t5
    xor t2, t2, s8
    not s8, t4
    lw ra, 188(sp)
    sw a7, 124(sp)
    and s8, s8, ra
    xor s2, s2, s8
    not s8, t2
    and s8, s2, s8
    lw a7, 184(sp)
    lw a3, 16(a3)
    xor a7, a7, s8
    or s8, s10, t4
    xor t3, t3, s8
    not s8, a7
    and s8, t3, s8
    xor t5, t5, s8
    and s8, ra, s2
    xor s8, s10, s8
    or s10, s8, t5
    xor t4, t4, s10
    or s10, t2, a7
    xor s10, ra, s10
    xor t5, t5, a3
    xor a3, a2, a7
    xor a2, s1, t5
    xor t1, t1, t3
    xor t5, t5, t0
    xor a0, a0, t5
    xor s1, s11, t2
    xor t2, a4, t2
    xor s0, s0, t2
    xor s6, s6, s8
    xor s4, s4, s10
    xor s8, a6, s8
    xor s7, s7, s8
    xor s10, a5, s10
    xor s5, s5, s10
    xor a1, a1, s2
    xor s9, s9, t4
    xor s2, t6, s2
    xor s3, s3, s2
    lw s11, 124(sp)
    lw ra, 116(sp)
    xor t4, s11, t4
    xor ra, ra, t4
    sw s2, 116(sp)
    lw s2, 136(sp)
    sw t4, 188(sp)
    xor t3, t3, s2
    lw t4, 128(sp)
    sw s8, 128(sp)
    xor t4, t4, t3
    lw s8, 160(sp)
    sw t3, 184(sp)
    xor a7, s8, a7
    lw t3, 156(sp)
    # round 5 (skinny.dsl:60)
    sw t5, 156(sp)
    # round 4 (skinny.dsl:60)
    xor t3, t3, a7
    # round 5 (skinny.dsl:60)
    or t5, s0, t3
    xor t5, s5, t5
    or s5, t4, s7
    xor s5, ra, s5
    and ra, s5, t5
    xor s3, s3, ra
    or ra, a0, t4
    xor s0, s0, ra
    not ra, s3
    sw s10, 140(sp)
    and s10, s0, ra
    xor t3, t3, s10
    not s10, s7
    and s10, s10, s5
    xor a0, a0, s10
    or s10, a0, t3
    xor t4, t4, s10
    and s10, t5, ra
    lw ra, 72(sp)
    sw t2, 144(sp)
    lw t2, 264(ra)
    xor s7, s7, s10
    lw s10, 272(ra)
    xor t2, t4, t2
    lw t4, 284(ra)
    xor t3, t3, s10
    lw s10, 292(ra)
    xor t4, s0, t4
    lw s0, 300(ra)
    xor a0, a0, s10
    lw s10, 308(ra)
    xor s0, s7, s0
    lw s7, 316(ra)
    xor s5, s5, s10
    lw s10, 324(ra)
    xor t5, t5, s7
    xor s3, s3, s10
    slli s7, t5, 16
    srli s10, t5, 16
    or s7, s7, s10
    slli s10, s3, 16
    sw t5, 120(sp)
    srli t5, s3, 16
    or t5, s10, t5
    slli s10, a0, 16
    sw a0, 148(sp)
    srli a0, a0, 16
    or a0, s10, a0
    slli s10, t2, 16
    sw t2, 176(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, s0, 16
    sw s0, 172(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, s5, 16
    sw s5, 164(sp)
    srli s5, s5, 16
    or s5, s10, s5
    slli s10, t4, 16
    sw t4, 152(sp)
    srli t4, t4, 16
    or t4, s10, t4
    slli s10, t3, 16
    sw t3, 168(sp)
    srli t3, t3, 16
    or t3, s10, t3
    or s10, a4, s8
    xor a5, a5, s10
    or s10, s2, a6
    xor s10, s11, s10
    and s11, s10, a5
    xor t6, t6, s11
    or s11, t0, s2
    xor a4, a4, s11
    not s11, t6
    sw s3, 124(sp)
    and s3, a4, s11
    xor s3, s8, s3
    not s8, a6
    and s8, s8, s10
    xor t0, t0, s8
    or s8, t0, s3
    xor s2, s2, s8
    and s8, a5, s11
    lw s11, 268(ra)
    xor a6, a6, s8
    lw s8, 276(ra)
    xor s2, s2, s11
    lw s11, 288(ra)
    xor s3, s3, s8
    lw s8, 296(ra)
    xor a4, a4, s11
    lw s11, 304(ra)
    xor t0, t0, s8
    lw s8, 312(ra)
    xor a6, a6, s11
    lw s11, 320(ra)
    xor s8, s10, s8
    lw s10, 328(ra)
    xor a5, a5, s11
    xor t6, t6, s10
    or s10, s1, a3
    xor s4, s4, s10
    not s10, s6
    and s11, t1, s10
    xor s9, s9, s11
    and s11, s9, s4
    xor a1, a1, s11
    not s11, a2
    and s11, s11, t1
    xor s1, s1, s11
    not s11, s1
    and s11, s11, a1
    xor a3, a3, s11
    and s10, s10, s9
    xor a2, a2, s10
    or s10, a2, a3
    xor t1, t1, s10
    and s10, s4, a1
    lw s11, 280(ra)
    xor s6, s6, s10
    xor a3, a3, s11
    slli s10, t1, 8
    srli s11, t1, 24
    or s10, s10, s11
    slli s11, a3, 8
    srli ra, a3, 24
    or s11, s11, ra
    slli ra, s1, 8
    sw a6, 136(sp)
    srli a6, s1, 24
    or a6, ra, a6
    slli ra, a2, 8
    sw s7, 160(sp)
    srli s7, a2, 24
    or s7, ra, s7
    slli ra, s6, 8
    sw t4, 180(sp)
    srli t4, s6, 24
    or t4, ra, t4
    slli ra, s9, 8
    sw t4, 192(sp)
    srli t4, s9, 24
    or t4, ra, t4
    slli ra, s4, 8
    sw s4, 196(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a1, 8
    sw s1, 200(sp)
    srli s1, a1, 24
    or s1, ra, s1
    lw ra, 144(sp)
    sw s2, 204(sp)
    or s2, ra, a7
    sw s10, 208(sp)
    lw s10, 140(sp)
    sw a1, 212(sp)
    xor s2, s10, s2
    lw s10, 156(sp)
    sw t5, 140(sp)
    not t5, s10
    lw a1, 184(sp)
    sw s9, 216(sp)
    and t5, t5, a1
    xor t5, ra, t5
    lw ra, 128(sp)
    sw s5, 144(sp)
    not s5, ra
    and a1, a1, s5
    lw s9, 188(sp)
    xor t6, t6, s1
    xor a1, s9, a1
    and s5, s5, a1
    xor s5, s10, s5
    and s9, a1, s2
    lw s10, 116(sp)
    xor s1, s3, s11
    xor s9, s10, s9
    and s10, s2, s9
    xor s10, ra, s10
    not ra, t5
    and ra, ra, s9
    xor a7, a7, ra
    or ra, s5, a7
    sw a7, 128(sp)
    lw a7, 184(sp)
    xor a6, a4, a6
    xor a7, a7, ra
    xor t3, a3, t3
    xor a5, a5, s4
    xor a4, s6, s0
    xor a3, a2, a0
    xor t1, t1, t2
    xor t0, t0, s7
    xor t2, s8, t4
    lw t4, 216(sp)
    lw a2, 144(sp)
    lw a0, 140(sp)
    xor t4, t4, a2
    lw a2, 212(sp)
    lw s0, 208(sp)
    xor a2, a2, a0
    lw a0, 204(sp)
    lw s3, 180(sp)
    xor a0, a0, s0
    lw s0, 200(sp)
    lw s4, 160(sp)
    xor s0, s0, s3
    lw s3, 196(sp)
    lw s6, 192(sp)
    xor s3, s3, s4
    lw s4, 136(sp)
    srli s7, s3, 8
    xor s4, s4, s6
    slli s6, s3, 24
    or s6, s6, s7
    xor s2, s2, s6
    slli s6, s0, 24
    srli s7, s0, 8
    or s6, s6, s7
    xor t5, t5, s6
    slli s6, a2, 24
    srli s7, a2, 8
    or s6, s6, s7
    xor s6, s9, s6
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    xor a1, a1, s7
    slli s7, t1, 24
    srli s8, t1, 8
    or s7, s7, s8
    xor a7, a7, s7
    slli s7, a3, 24
    srli s8, a3, 8
    or s7, s7, s8
    xor s5, s5, s7
    slli s7, a4, 24
    srli s8, a4, 8
    or s7, s7, s8
    xor s7, s10, s7
    slli s8, t3, 24
    srli s9, t3, 8
    or s8, s8, s9
    lw s9, 128(sp)
    # round 6 (skinny.dsl:60)
    lw s10, 124(sp)
    # round 5 (skinny.dsl:60)
    xor s8, s9, s8
    # round 6 (skinny.dsl:60)
    lw s9, 120(sp)
    lw ra, 172(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 152(sp)
    sw s8, 172(sp)
    lw s8, 148(sp)
    sw a1, 128(sp)
    or a1, ra, s8
    sw a7, 192(sp)
    lw a7, 176(sp)
    sw t5, 176(sp)
    xor a7, a7, a1
    and a1, a7, s11
    lw t5, 164(sp)
    sw s7, 120(sp)
    xor t5, t5, a1
    lw a1, 168(sp)
    sw s5, 164(sp)
    or s5, a1, ra
    xor s5, s9, s5
    not s9, t5
    and s7, s5, s9
    xor s7, s10, s7
    not s10, s8
    and s10, s10, a7
    xor a1, a1, s10
    or s10, a1, s7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s2, 152(sp)
    lw s2, 332(ra)
    xor s8, s8, s9
    lw s9, 340(ra)
    xor s2, s10, s2
    lw s10, 352(ra)
    xor s7, s7, s9
    lw s9, 360(ra)
    xor s5, s5, s10
    lw s10, 368(ra)
    xor a1, a1, s9
    lw s9, 376(ra)
    xor s8, s8, s10
    lw s10, 384(ra)
    xor a7, a7, s9
    lw s9, 392(ra)
    xor s10, s11, s10
    xor t5, t5, s9
    and s9, a5, t6
    xor s4, s4, s9
    or s9, a6, t0
    xor a0, a0, s9
    not s9, s4
    and s11, a0, s9
    xor t2, t2, s11
    or s11, s1, a6
    xor a5, a5, s11
    not s11, a5
    and s11, s11, t2
    xor t6, t6, s11
    not s11, t0
    and s11, s11, a0
    xor s1, s1, s11
    not s11, s1
    and s11, s11, t6
    xor a6, a6, s11
    and s9, s9, t2
    lw s11, 344(ra)
    xor t0, t0, s9
    xor t6, t6, s11
    slli s9, a6, 16
    srli s11, a6, 16
    or s9, s9, s11
    slli s11, t6, 16
    sw a6, 148(sp)
    srli a6, t6, 16
    or a6, s11, a6
    slli s11, a5, 16
    sw t6, 168(sp)
    srli t6, a5, 16
    or t6, s11, t6
    slli s11, s1, 16
    sw a5, 124(sp)
    srli a5, s1, 16
    or a5, s11, a5
    slli s11, t0, 16
    sw s1, 136(sp)
    srli s1, t0, 16
    or s1, s11, s1
    slli s11, a0, 16
    sw a0, 160(sp)
    srli a0, a0, 16
    or a0, s11, a0
    slli s11, s4, 16
    sw s4, 196(sp)
    srli s4, s4, 16
    or s4, s11, s4
    slli s11, t2, 16
    sw t2, 180(sp)
    srli t2, t2, 16
    or t2, s11, t2
    and s11, s3, a2
    xor a4, a4, s11
    or s11, t3, s0
    xor s3, s3, s11
    or s11, s0, a3
    xor t1, t1, s11
    not s11, a3
    and s11, s11, t1
    xor t3, t3, s11
    not s11, a4
    sw t1, 200(sp)
    and t1, t1, s11
    xor t1, t4, t1
    and t4, s11, t1
    xor t4, a3, t4
    not a3, s3
    and a3, a3, t1
    xor a3, a2, a3
    not a2, t3
    and a2, a2, a3
    xor a2, s0, a2
    lw s0, 152(sp)
    sw t4, 208(sp)
    or s11, s0, s6
    lw t4, 388(ra)
    sw t1, 204(sp)
    lw t1, 120(sp)
    sw t3, 120(sp)
    xor t1, t1, s11
    xor t4, t1, t4
    lw s11, 176(sp)
    lw t3, 164(sp)
    sw a4, 140(sp)
    or a4, s11, t3
    sw s3, 212(sp)
    lw s3, 380(ra)
    sw a3, 144(sp)
    lw a3, 192(sp)
    sw a2, 192(sp)
    xor a4, a3, a4
    xor a3, a4, s3
    and s3, a4, t1
    lw a2, 396(ra)
    sw t4, 216(sp)
    lw t4, 128(sp)
    xor t2, t5, t2
    xor t4, t4, s3
    xor a2, t4, a2
    not t4, t4
    and t1, t1, t4
    lw s3, 372(ra)
    xor t1, t3, t1
    xor t1, t1, s3
    not t3, t3
    and t3, t3, a4
    lw a4, 364(ra)
    lw s3, 172(sp)
    xor a6, s7, a6
    xor t3, s3, t3
    xor a4, t3, a4
    or s3, s3, s11
    sw a4, 172(sp)
    lw a4, 356(ra)
    xor s0, s0, s3
    xor a4, s0, a4
    and t4, s0, t4
    lw s0, 348(ra)
    xor t4, s6, t4
    xor s0, t4, s0
    or t3, t3, t4
    lw t4, 336(ra)
    xor t3, s11, t3
    xor t3, t3, t4
    xor t4, s5, t6
    xor a7, a7, a0
    xor t5, s10, s4
    xor a5, a1, a5
    xor t6, s2, s9
    xor a1, s8, s1
    xor t0, t0, t1
    lw a0, 160(sp)
    lw s1, 180(sp)
    xor a0, a0, a3
    xor s1, s1, a2
    lw s2, 136(sp)
    lw s3, 172(sp)
    lw s4, 196(sp)
    xor s2, s2, s3
    lw s5, 216(sp)
    lw s6, 124(sp)
    xor s4, s4, s5
    xor s6, a4, s6
    lw s7, 168(sp)
    lw s8, 148(sp)
    xor s7, s0, s7
    xor s8, s8, t3
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 192(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 144(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 212(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 140(sp)
    sw s0, 140(sp)
    xor s5, s11, s5
    slli s11, s2, 16
    srli s0, s2, 16
    or s0, s11, s0
    lw s11, 120(sp)
    sw a3, 120(sp)
    xor s0, s11, s0
    slli s11, s1, 16
    srli a3, s1, 16
    or a3, s11, a3
    lw s11, 204(sp)
    sw t3, 204(sp)
    xor a3, s11, a3
    slli s11, a0, 16
    srli t3, a0, 16
    or t3, s11, t3
    lw s11, 200(sp)
    sw a4, 200(sp)
    xor t3, s11, t3
    slli s11, t0, 16
    srli a4, t0, 16
    or a4, s11, a4
    lw s11, 208(sp)
    # round 7 (skinny.dsl:60)
    sw t1, 208(sp)
    # round 6 (skinny.dsl:60)
    xor a4, s11, a4
    # round 7 (skinny.dsl:60)
    not s11, t5
    and s11, s11, t2
    xor a1, a1, s11
    or s11, t4, a5
    xor t6, t6, s11
    not s11, a1
    and t1, t6, s11
    xor a7, a7, t1
    or t1, a6, t4
    xor t1, t5, t1
    and t5, t1, a7
    xor t2, t2, t5
    not t5, a5
    and t5, t5, t6
    xor a6, a6, t5
    not t5, a6
    and t5, t5, t2
    xor t4, t4, t5
    and t5, s11, a7
    lw s11, 344(ra)
    xor a5, a5, t5
    xor t2, t2, s11
    slli t5, t4, 24
    srli s11, t4, 8
    or t5, t5, s11
    slli s11, t2, 24
    sw t5, 212(sp)
    srli t5, t2, 8
    or t5, s11, t5
    slli s11, t1, 24
    sw t1, 144(sp)
    srli t1, t1, 8
    or t1, s11, t1
    slli s11, a6, 24
    sw t4, 192(sp)
    srli t4, a6, 8
    or t4, s11, t4
    slli s11, a5, 24
    sw t4, 148(sp)
    srli t4, a5, 8
    or t4, s11, t4
    slli s11, t6, 24
    sw t4, 168(sp)
    srli t4, t6, 8
    or t4, s11, t4
    slli s11, a1, 24
    sw a1, 124(sp)
    srli a1, a1, 8
    or a1, s11, a1
    slli s11, a7, 24
    sw a7, 196(sp)
    srli a7, a7, 8
    or a7, s11, a7
    not s11, s4
    and s11, s11, s1
    xor t0, t0, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s2
    xor s8, s8, s11
    not s11, s2
    and s11, s11, s8
    xor s7, s7, s11
    not s11, t0
    sw s8, 136(sp)
    and s8, s8, s11
    xor a0, a0, s8
    and s8, s11, a0
    xor s2, s2, s8
    and s8, s4, a0
    xor s1, s1, s8
    not s8, s7
    and s8, s8, s1
    xor s6, s6, s8
    or s8, s5, a3
    xor a4, a4, s8
    or s8, s3, s0
    xor s8, s9, s8
    and s9, s8, a4
    xor t3, t3, s9
    not s9, s3
    and s9, s10, s9
    xor s5, s5, s9
    or s9, s5, t3
    xor a3, a3, s9
    not s9, s0
    and s9, s9, s8
    xor s9, s10, s9
    and s10, s9, a3
    xor s3, s3, s10
    not s10, t3
    and s10, a4, s10
    lw s11, 400(ra)
    xor s0, s0, s10
    lw s10, 408(ra)
    xor s3, s3, s11
    lw s11, 416(ra)
    xor a3, a3, s10
    lw s10, 424(ra)
    xor s5, s5, s11
    lw s11, 432(ra)
    xor s9, s9, s10
    lw s10, 440(ra)
    xor s0, s0, s11
    lw s11, 448(ra)
    xor s8, s8, s10
    lw s10, 456(ra)
    xor a4, a4, s11
    xor t3, t3, s10
    slli s10, a4, 16
    srli s11, a4, 16
    or s10, s10, s11
    slli s11, t3, 16
    sw a4, 180(sp)
    srli a4, t3, 16
    or a4, s11, a4
    slli s11, s9, 16
    sw s9, 160(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s3, 16
    sw s3, 176(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, s0, 16
    sw s0, 152(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, s8, 16
    sw s8, 164(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 128(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a3, 16
    sw a3, 184(sp)
    srli a3, a3, 16
    or a3, s11, a3
    lw s11, 216(sp)
    sw t3, 116(sp)
    or t3, s11, a2
    sw s1, 156(sp)
    lw s1, 452(ra)
    sw s2, 188(sp)
    lw s2, 208(sp)
    sw s7, 208(sp)
    xor t3, s2, t3
    xor s1, t3, s1
    lw s2, 200(sp)
    lw s7, 172(sp)
    sw s6, 220(sp)
    or s6, s2, s7
    sw a0, 224(sp)
    lw a0, 444(ra)
    sw s4, 228(sp)
    lw s4, 204(sp)
    sw t0, 204(sp)
    xor s4, s4, s6
    xor a0, s4, a0
    and s6, s4, t3
    lw t0, 460(ra)
    sw s10, 232(sp)
    lw s10, 120(sp)
    xor t2, t2, a3
    xor s6, s10, s6
    xor t0, s6, t0
    not s6, s6
    and t3, t3, s6
    lw s10, 436(ra)
    xor t3, s7, t3
    xor t3, t3, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 428(ra)
    lw s10, 140(sp)
    sw t3, 140(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s2
    lw t3, 420(ra)
    xor s10, s11, s10
    xor t3, s10, t3
    and s6, s10, s6
    lw s10, 412(ra)
    xor a2, a2, s6
    xor s6, a2, s10
    or a2, s4, a2
    lw s4, 404(ra)
    xor a2, s2, a2
    xor a2, a2, s4
    xor a7, a7, t0
    xor t0, t5, s6
    xor t1, t1, t3
    xor t3, a1, s1
    xor a5, a5, s0
    xor a6, a6, s9
    lw t5, 192(sp)
    lw a3, 148(sp)
    xor t5, t5, s3
    xor a3, a3, s7
    xor t4, t4, a0
    xor t6, t6, s8
    lw a1, 196(sp)
    lw a0, 124(sp)
    xor a4, a1, a4
    lw a1, 212(sp)
    lw s0, 232(sp)
    xor a2, a1, a2
    lw a1, 144(sp)
    xor a0, a0, s0
    xor a1, a1, s5
    lw s0, 168(sp)
    lw s1, 140(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 204(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 228(sp)
    srli s4, a4, 24
    xor s2, s3, s2
    slli s3, a4, 8
    or s3, s3, s4
    lw s4, 224(sp)
    srli s5, t6, 24
    xor s3, s4, s3
    slli s4, t6, 8
    or s4, s4, s5
    lw s5, 136(sp)
    srli s6, t5, 24
    xor s4, s5, s4
    slli s5, t5, 8
    or s5, s5, s6
    lw s6, 220(sp)
    srli s7, a6, 24
    xor s5, s6, s5
    slli s6, a6, 8
    or s6, s6, s7
    lw s7, 208(sp)
    srli s8, a5, 24
    xor s6, s7, s6
    slli s7, a5, 8
    or s7, s7, s8
    lw s8, 188(sp)
    srli s9, t2, 24
    xor s7, s8, s7
    slli s8, t2, 8
    or s8, s8, s9
    lw s9, 156(sp)
    # round 8 (skinny.dsl:60)
    lw s10, 464(ra)
    # round 7 (skinny.dsl:60)
    xor s8, s9, s8
    # round 8 (skinny.dsl:60)
    not s9, a0
    and s9, s9, a4
    xor a5, a5, s9
    not s9, a6
    and s9, a1, s9
    xor t5, t5, s9
    or s9, t5, a5
    xor t6, t6, s9
    not s9, t2
    and s9, s9, a1
    xor a0, a0, s9
    or s9, a0, t6
    xor a4, a4, s9
    or s9, a6, t5
    xor t2, t2, s9
    not s9, a4
    and s9, t2, s9
    xor a1, a1, s9
    or s9, a5, t6
    xor a6, a6, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    xor s6, s6, s9
    lw s9, 472(ra)
    xor s2, s2, s10
    lw s10, 480(ra)
    xor s3, s3, s9
    lw s9, 488(ra)
    xor s1, s1, s10
    lw s10, 496(ra)
    xor s8, s8, s9
    lw s9, 504(ra)
    xor s6, s6, s10
    lw s10, 512(ra)
    xor s5, s5, s9
    lw s9, 520(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 180(sp)
    lw s10, 116(sp)
    sw t6, 156(sp)
    or s11, s9, s10
    lw t6, 152(sp)
    sw s4, 152(sp)
    xor t6, t6, s11
    lw s11, 128(sp)
    lw s4, 160(sp)
    sw a0, 188(sp)
    or a0, s11, s4
    sw s1, 208(sp)
    lw s1, 176(sp)
    sw a1, 176(sp)
    xor a0, s1, a0
    and s1, a0, t6
    lw a1, 164(sp)
    sw t5, 180(sp)
    xor a1, a1, s1
    lw s1, 184(sp)
    sw s2, 164(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t5, s2, s9
    xor t5, s10, t5
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t5
    xor s10, s11, s10
    and s9, t6, s9
    lw s11, 468(ra)
    xor s4, s4, s9
    lw s9, 476(ra)
    xor s10, s10, s11
    lw s11, 484(ra)
    xor t5, t5, s9
    lw s9, 492(ra)
    xor s2, s2, s11
    lw s11, 500(ra)
    xor s1, s1, s9
    lw s9, 508(ra)
    xor s4, s4, s11
    lw s11, 516(ra)
    xor a0, a0, s9
    lw s9, 524(ra)
    xor t6, t6, s11
    xor a1, a1, s9
    not s9, t3
    and s9, s9, a7
    xor s0, s0, s9
    not s9, t0
    and s9, s9, t1
    xor t3, t3, s9
    not s9, a3
    and s9, t1, s9
    xor a2, a2, s9
    or s9, a3, a2
    xor t0, t0, s9
    or s9, a2, s0
    xor t4, t4, s9
    or s9, t3, t4
    lw s11, 280(ra)
    xor a7, a7, s9
    xor s9, a7, s11
    not a7, a7
    and a7, t0, a7
    xor a7, t1, a7
    or t1, s0, t4
    xor t1, a3, t1
    xor a3, a1, t4
    xor t5, t5, s9
    xor a1, s2, t3
    xor s2, s9, s3
    xor a4, a4, s2
    xor t6, t6, s0
    xor s0, s7, s0
    xor a5, a5, s0
    xor s1, s1, t0
    xor s4, s4, t1
    xor t0, s8, t0
    xor t2, t2, t0
    xor t1, s6, t1
    xor a6, a6, t1
    xor a0, a0, a2
    xor s9, s10, a7
    xor a2, s5, a2
    lw s10, 180(sp)
    lw s11, 164(sp)
    xor s10, s10, a2
    xor a7, s11, a7
    sw s2, 180(sp)
    lw s2, 176(sp)
    sw a2, 176(sp)
    xor s2, s2, a7
    lw a2, 208(sp)
    sw a7, 160(sp)
    xor t3, t3, a2
    lw a7, 188(sp)
    sw t0, 188(sp)
    xor a7, a7, t3
    lw t0, 152(sp)
    sw t3, 128(sp)
    xor t4, t0, t4
    lw t3, 156(sp)
    # round 9 (skinny.dsl:60)
    sw t1, 156(sp)
    # round 8 (skinny.dsl:60)
    xor t3, t3, t4
    # round 9 (skinny.dsl:60)
    or t1, a5, t3
    xor a6, a6, t1
    or t1, a7, t2
    xor t1, s2, t1
    and s2, t1, a6
    xor s2, s10, s2
    or s10, a4, a7
    xor a5, a5, s10
    not s10, s2
    sw s0, 184(sp)
    and s0, a5, s10
    xor t3, t3, s0
    not s0, t2
    and s0, s0, t1
    xor a4, a4, s0
    or s0, a4, t3
    xor a7, a7, s0
    and s0, a6, s10
    lw s10, 528(ra)
    xor t2, t2, s0
    lw s0, 536(ra)
    xor a7, a7, s10
    lw s10, 544(ra)
    xor t3, t3, s0
    lw s0, 552(ra)
    xor a5, a5, s10
    lw s10, 560(ra)
    xor a4, a4, s0
    lw s0, 568(ra)
    xor t2, t2, s10
    lw s10, 576(ra)
    xor t1, t1, s0
    lw s0, 584(ra)
    xor a6, a6, s10
    xor s0, s2, s0
    slli s2, a6, 16
    srli s10, a6, 16
    or s2, s2, s10
    slli s10, s0, 16
    sw a6, 116(sp)
    srli a6, s0, 16
    or a6, s10, a6
    slli s10, a4, 16
    sw a4, 220(sp)
    srli a4, a4, 16
    or a4, s10, a4
    slli s10, a7, 16
    sw a7, 136(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, t2, 16
    sw t2, 224(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, t1, 16
    sw t1, 228(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, a5, 16
    sw a5, 204(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, t3, 16
    sw t3, 140(sp)
    srli t3, t3, 16
    or t3, s10, t3
    or s10, s7, t0
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw s0, 164(sp)
    and s0, s7, s11
    xor t0, t0, s0
    not s0, s8
    and s0, s0, s10
    xor s0, s3, s0
    or s3, s0, t0
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 532(ra)
    xor s3, s8, s3
    lw s8, 540(ra)
    xor a2, a2, s11
    lw s11, 548(ra)
    xor t0, t0, s8
    lw s8, 556(ra)
    xor s7, s7, s11
    lw s11, 564(ra)
    xor s0, s0, s8
    lw s8, 572(ra)
    xor s3, s3, s11
    lw s11, 580(ra)
    xor s8, s10, s8
    lw s10, 588(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    or s10, t6, a3
    xor s4, s4, s10
    not s10, a1
    and s10, s10, s1
    xor s9, s9, s10
    not s10, s4
    and s10, s9, s10
    xor a0, a0, s10
    or s10, t5, a1
    xor t6, t6, s10
    not s10, a0
    and s10, t6, s10
    xor a3, a3, s10
    and s10, s1, s9
    xor t5, t5, s10
    or s10, t5, a3
    xor a1, a1, s10
    or s10, s4, a0
    lw s11, 16(ra)
    xor s1, s1, s10
    xor a3, a3, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, a3, 8
    srli ra, a3, 24
    or s11, s11, ra
    slli ra, t6, 8
    sw s3, 208(sp)
    srli s3, t6, 24
    or s3, ra, s3
    slli ra, t5, 8
    sw s2, 152(sp)
    srli s2, t5, 24
    or s2, ra, s2
    slli ra, s1, 8
    sw a5, 168(sp)
    srli a5, s1, 24
    or a5, ra, a5
    slli ra, s9, 8
    sw a5, 232(sp)
    srli a5, s9, 24
    or a5, ra, a5
    slli ra, s4, 8
    sw s4, 124(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw t6, 144(sp)
    srli t6, a0, 24
    or t6, ra, t6
    lw ra, 184(sp)
    sw a2, 212(sp)
    or a2, ra, t4
    sw s10, 196(sp)
    lw s10, 156(sp)
    sw a0, 148(sp)
    xor a2, s10, a2
    lw s10, 128(sp)
    sw a6, 156(sp)
    not a6, s10
    lw a0, 188(sp)
    sw t1, 192(sp)
    and a6, a6, a0
    lw t1, 160(sp)
    sw s9, 160(sp)
    xor a6, t1, a6
    not t1, a2
    and t1, a6, t1
    lw s9, 176(sp)
    xor t6, s5, t6
    xor t1, s9, t1
    lw s9, 180(sp)
    sw s8, 176(sp)
    or s8, s9, s10
    xor s8, ra, s8
    not ra, t1
    and ra, s8, ra
    xor t4, t4, ra
    and ra, a0, a6
    xor s9, s9, ra
    or ra, s9, t4
    xor s10, s10, ra
    or ra, a2, t1
    xor a0, a0, ra
    xor t0, t0, s11
    xor s3, s7, s3
    xor t3, a3, t3
    xor a3, s6, s4
    xor t2, s1, t2
    xor t5, t5, a4
    xor a7, a1, a7
    xor a4, s0, s2
    lw a1, 176(sp)
    lw s0, 192(sp)
    xor a5, a1, a5
    lw a1, 160(sp)
    lw s1, 156(sp)
    xor a1, a1, s0
    lw s0, 148(sp)
    lw s2, 196(sp)
    xor s0, s0, s1
    lw s1, 212(sp)
    lw s4, 168(sp)
    xor s1, s1, s2
    lw s2, 144(sp)
    lw s5, 152(sp)
    xor s2, s2, s4
    lw s4, 124(sp)
    lw s6, 232(sp)
    xor s4, s4, s5
    lw s5, 208(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor a2, a2, s6
    slli s6, s2, 24
    srli s7, s2, 8
    or s6, s6, s7
    xor s6, s8, s6
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    xor a6, a6, s7
    slli s7, a7, 24
    srli s8, a7, 8
    or s7, s7, s8
    xor s7, s10, s7
    slli s8, t5, 24
    srli s10, t5, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, t2, 24
    srli s10, t2, 8
    or s9, s9, s10
    xor a0, a0, s9
    slli s9, t3, 24
    srli s10, t3, 8
    or s9, s9, s10
    xor t4, t4, s9
    # round 10 (skinny.dsl:60)
    lw s9, 116(sp)
    lw s10, 164(sp)
    lw ra, 224(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 204(sp)
    sw t4, 224(sp)
    lw t4, 220(sp)
    sw a6, 232(sp)
    or a6, ra, t4
    sw s7, 208(sp)
    lw s7, 136(sp)
    sw s6, 136(sp)
    xor a6, s7, a6
    and s7, a6, s11
    lw s6, 228(sp)
    sw a0, 116(sp)
    xor s6, s6, s7
    lw s7, 140(sp)
    sw s8, 228(sp)
    or s8, s7, ra
    xor s8, s9, s8
    not s9, s6
    and a0, s8, s9
    xor a0, s10, a0
    not s10, t4
    and s10, s10, a6
    xor s7, s7, s10
    or s10, s7, a0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a2, 204(sp)
    lw a2, 592(ra)
    xor t4, t4, s9
    lw s9, 600(ra)
    xor a2, s10, a2
    lw s10, 608(ra)
    xor a0, a0, s9
    lw s9, 616(ra)
    xor s8, s8, s10
    lw s10, 624(ra)
    xor s7, s7, s9
    lw s9, 632(ra)
    xor t4, t4, s10
    lw s10, 640(ra)
    xor a6, a6, s9
    lw s9, 648(ra)
    xor s10, s11, s10
    xor s6, s6, s9
    or s9, a3, t6
    xor s5, s5, s9
    not s9, a4
    and s11, s3, s9
    xor s1, s1, s11
    and s11, s1, s5
    xor a5, a5, s11
    not s11, t0
    and s11, s11, s3
    xor a3, a3, s11
    not s11, a3
    and s11, s11, a5
    xor t6, t6, s11
    and s9, s9, s1
    xor t0, t0, s9
    or s9, t0, t6
    xor s3, s3, s9
    and s9, s5, a5
    lw s11, 80(ra)
    xor a4, a4, s9
    xor t6, t6, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, t6, 16
    sw s3, 220(sp)
    srli s3, t6, 16
    or s3, s11, s3
    slli s11, a3, 16
    sw t6, 140(sp)
    srli t6, a3, 16
    or t6, s11, t6
    slli s11, t0, 16
    sw a3, 164(sp)
    srli a3, t0, 16
    or a3, s11, a3
    slli s11, a4, 16
    sw t0, 152(sp)
    srli t0, a4, 16
    or t0, s11, t0
    slli s11, s1, 16
    sw s1, 124(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 168(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a5, 16
    sw a5, 144(sp)
    srli a5, a5, 16
    or a5, s11, a5
    or s11, s4, s0
    xor t2, t2, s11
    not s11, t3
    and s11, s11, s2
    xor s4, s4, s11
    not s11, t5
    sw a4, 196(sp)
    and a4, s2, s11
    xor a7, a7, a4
    and a4, s11, a7
    xor t3, t3, a4
    and a4, a7, t2
    xor a4, a1, a4
    and a1, t2, a4
    xor t5, t5, a1
    not a1, s4
    and a1, a1, a4
    xor a1, s0, a1
    or s0, t3, a1
    xor s0, s2, s0
    lw s2, 204(sp)
    sw t5, 212(sp)
    or s11, s2, t1
    lw t5, 644(ra)
    sw a7, 156(sp)
    lw a7, 116(sp)
    sw a4, 116(sp)
    xor a7, a7, s11
    xor t5, a7, t5
    lw s11, 136(sp)
    lw a4, 228(sp)
    sw t3, 148(sp)
    or t3, s11, a4
    sw t2, 192(sp)
    lw t2, 636(ra)
    sw s4, 160(sp)
    lw s4, 208(sp)
    sw a1, 208(sp)
    xor t3, s4, t3
    xor t2, t3, t2
    and s4, t3, a7
    lw a1, 652(ra)
    sw s0, 176(sp)
    lw s0, 232(sp)
    xor a5, s6, a5
    xor s0, s0, s4
    xor a1, s0, a1
    not s0, s0
    and a7, a7, s0
    lw s4, 628(ra)
    xor a7, a4, a7
    xor a7, a7, s4
    not a4, a4
    and t3, a4, t3
    lw a4, 620(ra)
    lw s4, 224(sp)
    sw t5, 224(sp)
    xor t3, s4, t3
    xor a4, t3, a4
    or s4, s4, s11
    lw t5, 612(ra)
    xor s2, s2, s4
    xor t5, s2, t5
    and s0, s2, s0
    lw s2, 604(ra)
    xor t1, t1, s0
    xor s0, t1, s2
    or t1, t3, t1
    lw t3, 596(ra)
    xor t1, s11, t1
    xor t1, t1, t3
    xor t3, a0, s3
    xor t6, s8, t6
    xor a6, a6, s1
    xor a0, s10, s5
    xor a3, s7, a3
    xor a2, a2, s9
    xor t0, t4, t0
    lw t4, 196(sp)
    lw s1, 124(sp)
    xor t4, t4, a7
    xor s1, s1, t2
    lw s2, 144(sp)
    lw s3, 152(sp)
    xor s2, s2, a1
    xor s3, s3, a4
    lw s4, 168(sp)
    lw s5, 224(sp)
    lw s6, 164(sp)
    xor s4, s4, s5
    xor s6, t5, s6
    lw s7, 140(sp)
    lw s8, 220(sp)
    xor s7, s0, s7
    xor s8, s8, t1
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 176(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 208(sp)
    srli s5, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s5, s11, s5
    lw s11, 160(sp)
    sw s0, 160(sp)
    xor s5, s11, s5
    slli s11, s4, 16
    srli s0, s4, 16
    or s0, s11, s0
    lw s11, 192(sp)
    sw t2, 192(sp)
    xor s0, s11, s0
    slli s11, s3, 16
    srli t2, s3, 16
    or t2, s11, t2
    lw s11, 148(sp)
    sw t1, 148(sp)
    xor t2, s11, t2
    slli s11, s2, 16
    srli t1, s2, 16
    or t1, s11, t1
    lw s11, 116(sp)
    sw a4, 116(sp)
    xor t1, s11, t1
    slli s11, s1, 16
    srli a4, s1, 16
    or a4, s11, a4
    lw s11, 156(sp)
    sw t5, 156(sp)
    xor a4, s11, a4
    slli s11, t4, 16
    srli t5, t4, 16
    or t5, s11, t5
    lw s11, 212(sp)
    # round 11 (skinny.dsl:60)
    sw a7, 212(sp)
    # round 10 (skinny.dsl:60)
    xor t5, s11, t5
    # round 11 (skinny.dsl:60)
    and s11, a0, a5
    xor t0, t0, s11
    or s11, t6, a3
    xor a2, a2, s11
    not s11, t0
    and a7, a2, s11
    xor a6, a6, a7
    or a7, t3, t6
    xor a7, a0, a7
    not a0, a7
    and a0, a0, a6
    xor a5, a5, a0
    not a0, a3
    and a0, a0, a2
    xor t3, t3, a0
    not a0, t3
    and a0, a0, a5
    xor t6, t6, a0
    and a0, s11, a6
    lw s11, 664(ra)
    xor a3, a3, a0
    xor a5, a5, s11
    slli a0, t6, 24
    srli s11, t6, 8
    or a0, a0, s11
    slli s11, a5, 24
    sw a0, 208(sp)
    srli a0, a5, 8
    or a0, s11, a0
    slli s11, a7, 24
    sw a7, 176(sp)
    srli a7, a7, 8
    or a7, s11, a7
    slli s11, t3, 24
    sw t6, 220(sp)
    srli t6, t3, 8
    or t6, s11, t6
    slli s11, a3, 24
    sw t6, 140(sp)
    srli t6, a3, 8
    or t6, s11, t6
    slli s11, a2, 24
    sw t6, 164(sp)
    srli t6, a2, 8
    or t6, s11, t6
    slli s11, t0, 24
    sw t0, 168(sp)
    srli t0, t0, 8
    or t0, s11, t0
    slli s11, a6, 24
    sw a6, 152(sp)
    srli a6, a6, 8
    or a6, s11, a6
    and s11, s4, s2
    xor t4, t4, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s3
    xor s8, s8, s11
    not s11, s3
    and s11, s11, s8
    xor s7, s7, s11
    not s11, t4
    sw s8, 144(sp)
    and s8, s8, s11
    xor s1, s1, s8
    and s8, s11, s1
    xor s3, s3, s8
    not s8, s4
    and s8, s8, s1
    xor s2, s2, s8
    not s8, s7
    and s8, s8, s2
    xor s6, s6, s8
    or s8, s0, t1
    xor t5, t5, s8
    or s8, s5, t2
    xor s8, s9, s8
    and s9, s8, t5
    xor a4, a4, s9
    or s9, s10, s5
    xor s0, s0, s9
    not s9, a4
    and s11, s0, s9
    xor t1, t1, s11
    not s11, t2
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, t1
    xor s5, s5, s11
    and s9, t5, s9
    lw s11, 656(ra)
    xor t2, t2, s9
    lw s9, 668(ra)
    xor s5, s5, s11
    lw s11, 676(ra)
    xor t1, t1, s9
    lw s9, 684(ra)
    xor s0, s0, s11
    lw s11, 692(ra)
    xor s9, s10, s9
    lw s10, 700(ra)
    xor t2, t2, s11
    lw s11, 708(ra)
    xor s8, s8, s10
    lw s10, 716(ra)
    xor t5, t5, s11
    xor a4, a4, s10
    slli s10, t5, 16
    srli s11, t5, 16
    or s10, s10, s11
    slli s11, a4, 16
    sw t5, 124(sp)
    srli t5, a4, 16
    or t5, s11, t5
    slli s11, s9, 16
    sw s9, 196(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s5, 16
    sw s5, 136(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t2, 16
    sw t2, 204(sp)
    srli t2, t2, 16
    or t2, s11, t2
    slli s11, s8, 16
    sw s8, 228(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s0, 16
    sw s0, 232(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, t1, 16
    sw t1, 188(sp)
    srli t1, t1, 16
    or t1, s11, t1
    lw s11, 224(sp)
    sw a4, 128(sp)
    or a4, s11, a1
    sw s2, 180(sp)
    lw s2, 712(ra)
    sw s3, 184(sp)
    lw s3, 212(sp)
    sw s7, 212(sp)
    xor a4, s3, a4
    xor s2, a4, s2
    lw s3, 156(sp)
    lw s7, 116(sp)
    sw s6, 200(sp)
    or s6, s3, s7
    sw s1, 216(sp)
    lw s1, 704(ra)
    sw s4, 172(sp)
    lw s4, 148(sp)
    sw t4, 148(sp)
    xor s4, s4, s6
    xor s1, s4, s1
    and s6, s4, a4
    lw t4, 720(ra)
    sw s10, 120(sp)
    lw s10, 192(sp)
    xor a5, a5, t1
    xor s6, s10, s6
    xor t4, s6, t4
    not s6, s6
    and a4, a4, s6
    lw s10, 696(ra)
    xor a4, s7, a4
    xor a4, a4, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 688(ra)
    lw s10, 160(sp)
    sw a4, 160(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s3
    lw a4, 680(ra)
    xor s10, s11, s10
    xor a4, s10, a4
    and s6, s10, s6
    lw s10, 672(ra)
    xor a1, a1, s6
    xor s6, a1, s10
    or a1, s4, a1
    lw s4, 660(ra)
    xor a1, s3, a1
    xor a1, a1, s4
    xor a6, a6, t4
    xor t4, a0, s6
    xor a7, a7, a4
    xor t0, t0, s2
    xor t1, a3, t2
    xor t2, t3, s9
    lw t3, 220(sp)
    lw a4, 140(sp)
    xor t3, t3, s5
    xor a4, a4, s7
    xor t6, t6, s1
    xor a3, a2, s8
    lw a2, 152(sp)
    lw a0, 168(sp)
    xor t5, a2, t5
    lw a2, 208(sp)
    lw s1, 160(sp)
    xor a2, a2, a1
    lw a1, 176(sp)
    srli s4, t5, 24
    xor a1, a1, s0
    lw s0, 120(sp)
    srli s3, a1, 24
    xor a0, a0, s0
    lw s0, 164(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 148(sp)
    srli s5, a3, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 172(sp)
    srli s6, t3, 24
    xor s2, s3, s2
    slli s3, t5, 8
    or s3, s3, s4
    lw s4, 216(sp)
    srli s7, t2, 24
    xor s3, s4, s3
    slli s4, a3, 8
    or s4, s4, s5
    lw s5, 144(sp)
    srli s8, t1, 24
    xor s4, s5, s4
    slli s5, t3, 8
    or s5, s5, s6
    lw s6, 200(sp)
    srli s9, a5, 24
    xor s5, s6, s5
    slli s6, t2, 8
    or s6, s6, s7
    lw s7, 212(sp)
    xor s6, s7, s6
    slli s7, t1, 8
    or s7, s7, s8
    lw s8, 184(sp)
    xor s7, s8, s7
    slli s8, a5, 8
    or s8, s8, s9
    lw s9, 180(sp)
    xor s8, s9, s8
    # round 12 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t5
    xor t1, t1, s9
    or s9, a5, a1
    xor a0, a0, s9
    or s9, a1, t2
    xor t3, t3, s9
    not s9, t2
    and s9, s9, t3
    xor a5, a5, s9
    not s9, t1
    and s10, t3, s9
    xor a3, a3, s10
    and s9, s9, a3
    xor t2, t2, s9
    and s9, a0, a3
    xor t5, t5, s9
    not s9, a5
    and s9, s9, t5
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    lw s10, 724(ra)
    xor s6, s6, s9
    lw s9, 732(ra)
    xor s2, s2, s10
    lw s10, 744(ra)
    xor s3, s3, s9
    lw s9, 752(ra)
    xor s1, s1, s10
    lw s10, 760(ra)
    xor s8, s8, s9
    lw s9, 768(ra)
    xor s6, s6, s10
    lw s10, 776(ra)
    xor s5, s5, s9
    lw s9, 784(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 124(sp)
    lw s10, 128(sp)
    sw a3, 180(sp)
    or s11, s9, s10
    lw a3, 204(sp)
    sw s4, 204(sp)
    xor a3, a3, s11
    lw s11, 232(sp)
    lw s4, 196(sp)
    sw a0, 184(sp)
    or a0, s11, s4
    sw s1, 212(sp)
    lw s1, 136(sp)
    sw a1, 136(sp)
    xor a0, s1, a0
    and s1, a0, a3
    lw a1, 228(sp)
    sw t3, 124(sp)
    xor a1, a1, s1
    lw s1, 188(sp)
    sw s2, 228(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t3, s2, s9
    xor t3, s10, t3
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t3
    xor s10, s11, s10
    and s9, a3, s9
    lw s11, 728(ra)
    xor s4, s4, s9
    lw s9, 736(ra)
    xor s10, s10, s11
    lw s11, 748(ra)
    xor t3, t3, s9
    lw s9, 756(ra)
    xor s2, s2, s11
    lw s11, 764(ra)
    xor s1, s1, s9
    lw s9, 772(ra)
    xor s4, s4, s11
    lw s11, 780(ra)
    xor a0, a0, s9
    lw s9, 788(ra)
    xor a3, a3, s11
    xor a1, a1, s9
    not s9, t0
    and s9, s9, a6
    xor s0, s0, s9
    or s9, t4, a7
    xor t0, t0, s9
    or s9, a7, a4
    xor a2, a2, s9
    not s9, a4
    and s9, s9, a2
    xor t4, t4, s9
    not s9, s0
    and s11, a2, s9
    xor t6, t6, s11
    and s9, s9, t6
    xor a4, a4, s9
    and s9, t0, t6
    xor a6, a6, s9
    not s9, t4
    and s9, s9, a6
    lw s11, 740(ra)
    xor a7, a7, s9
    xor a6, a6, s11
    xor a1, a1, t6
    xor t3, t3, a6
    xor s2, s2, t0
    xor a6, a6, s3
    xor t5, t5, a6
    xor a3, a3, s0
    xor s0, s7, s0
    xor t1, t1, s0
    xor s1, s1, t4
    xor s4, s4, a4
    xor t4, s8, t4
    xor a5, a5, t4
    xor a4, s6, a4
    xor t2, t2, a4
    xor a0, a0, a2
    xor s9, s10, a7
    xor a2, s5, a2
    lw s10, 124(sp)
    lw s11, 228(sp)
    xor s10, s10, a2
    xor a7, s11, a7
    sw a6, 124(sp)
    lw a6, 136(sp)
    sw a2, 136(sp)
    xor a6, a6, a7
    lw a2, 212(sp)
    sw a7, 196(sp)
    xor t0, t0, a2
    lw a7, 184(sp)
    sw t0, 184(sp)
    xor a7, a7, t0
    lw t0, 204(sp)
    sw t4, 232(sp)
    xor t6, t0, t6
    lw t4, 180(sp)
    # round 13 (skinny.dsl:60)
    sw a4, 180(sp)
    # round 12 (skinny.dsl:60)
    xor t4, t4, t6
    # round 13 (skinny.dsl:60)
    or a4, t1, t4
    xor t2, t2, a4
    or a4, a7, a5
    xor a6, a6, a4
    and a4, a6, t2
    xor a4, s10, a4
    not s10, a7
    and s10, t5, s10
    xor t1, t1, s10
    or s10, t1, a4
    xor t4, t4, s10
    not s10, a5
    and s10, s10, a6
    xor t5, t5, s10
    and s10, t5, t4
    xor a7, a7, s10
    not s10, a4
    and s10, t2, s10
    sw t6, 188(sp)
    lw t6, 792(ra)
    xor a5, a5, s10
    lw s10, 800(ra)
    xor a7, a7, t6
    lw t6, 808(ra)
    xor t4, t4, s10
    lw s10, 816(ra)
    xor t1, t1, t6
    lw t6, 824(ra)
    xor t5, t5, s10
    lw s10, 832(ra)
    xor a5, a5, t6
    lw t6, 840(ra)
    xor a6, a6, s10
    lw s10, 848(ra)
    xor t2, t2, t6
    xor t6, a4, s10
    slli a4, t2, 16
    srli s10, t2, 16
    or a4, a4, s10
    slli s10, t6, 16
    sw t2, 128(sp)
    srli t2, t6, 16
    or t2, s10, t2
    slli s10, t5, 16
    sw t5, 200(sp)
    srli t5, t5, 16
    or t5, s10, t5
    slli s10, a7, 16
    sw a7, 144(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, a5, 16
    sw a5, 216(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, a6, 16
    sw a6, 172(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, t1, 16
    sw t1, 148(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, t4, 16
    sw t4, 160(sp)
    srli t4, t4, 16
    or t4, s10, t4
    or s10, s7, t0
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw t6, 228(sp)
    and t6, s7, s11
    xor t0, t0, t6
    not t6, s8
    and t6, t6, s10
    xor t6, s3, t6
    or s3, t6, t0
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 796(ra)
    xor s3, s8, s3
    lw s8, 804(ra)
    xor a2, a2, s11
    lw s11, 812(ra)
    xor t0, t0, s8
    lw s8, 820(ra)
    xor s7, s7, s11
    lw s11, 828(ra)
    xor t6, t6, s8
    lw s8, 836(ra)
    xor s3, s3, s11
    lw s11, 844(ra)
    xor s8, s10, s8
    lw s10, 852(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, a3
    and s10, s10, a1
    xor s4, s4, s10
    not s10, s1
    and s10, s2, s10
    xor s9, s9, s10
    or s10, s9, s4
    xor a0, a0, s10
    not s10, t3
    and s10, s10, s2
    xor a3, a3, s10
    or s10, a3, a0
    xor a1, a1, s10
    or s10, s1, s9
    xor t3, t3, s10
    not s10, a1
    and s10, t3, s10
    xor s2, s2, s10
    or s10, s4, a0
    lw s11, 280(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, a3, 8
    sw s3, 212(sp)
    srli s3, a3, 24
    or s3, ra, s3
    slli ra, t3, 8
    sw a4, 204(sp)
    srli a4, t3, 24
    or a4, ra, a4
    slli ra, s1, 8
    sw t1, 164(sp)
    srli t1, s1, 24
    or t1, ra, t1
    slli ra, s9, 8
    sw t1, 120(sp)
    srli t1, s9, 24
    or t1, ra, t1
    slli ra, s4, 8
    sw s4, 168(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a3, 176(sp)
    srli a3, a0, 24
    or a3, ra, a3
    not ra, s0
    sw a2, 208(sp)
    lw a2, 188(sp)
    sw s10, 152(sp)
    and ra, ra, a2
    lw s10, 180(sp)
    sw a0, 140(sp)
    xor s10, s10, ra
    lw ra, 232(sp)
    sw t2, 180(sp)
    not t2, ra
    lw a0, 184(sp)
    sw a6, 220(sp)
    and t2, a0, t2
    lw a6, 196(sp)
    sw s9, 196(sp)
    xor a6, a6, t2
    or t2, a6, s10
    lw s9, 136(sp)
    xor a3, s5, a3
    xor t2, s9, t2
    lw s9, 124(sp)
    sw s8, 136(sp)
    not s8, s9
    and s8, s8, a0
    xor s0, s0, s8
    or s8, s0, t2
    xor a2, a2, s8
    or s8, ra, a6
    xor s8, s9, s8
    not s9, a2
    and s9, s8, s9
    xor a0, a0, s9
    or s9, s10, t2
    xor s9, ra, s9
    xor t0, t0, s11
    xor s3, s7, s3
    xor t4, a1, t4
    xor a1, s6, s4
    xor a5, s1, a5
    xor t3, t3, t5
    xor a7, s2, a7
    xor t5, t6, a4
    lw t6, 136(sp)
    lw a4, 220(sp)
    xor t1, t6, t1
    lw t6, 196(sp)
    lw s1, 180(sp)
    xor t6, t6, a4
    lw a4, 140(sp)
    lw s2, 152(sp)
    xor a4, a4, s1
    lw s1, 208(sp)
    lw s4, 164(sp)
    xor s1, s1, s2
    lw s2, 176(sp)
    lw s5, 204(sp)
    xor s2, s2, s4
    lw s4, 168(sp)
    lw s6, 120(sp)
    xor s4, s4, s5
    lw s5, 212(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor s6, s10, s6
    slli s7, s2, 24
    srli s10, s2, 8
    or s7, s7, s10
    xor s0, s0, s7
    slli s7, a4, 24
    srli s10, a4, 8
    or s7, s7, s10
    xor t2, t2, s7
    slli s7, t6, 24
    srli s10, t6, 8
    or s7, s7, s10
    xor a6, a6, s7
    slli s7, a7, 24
    srli s10, a7, 8
    or s7, s7, s10
    xor a0, a0, s7
    slli s7, t3, 24
    srli s10, t3, 8
    or s7, s7, s10
    xor s7, s8, s7
    slli s8, a5, 24
    srli s10, a5, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, t4, 24
    srli s10, t4, 8
    or s9, s9, s10
    xor a2, a2, s9
    # round 14 (skinny.dsl:60)
    lw s9, 128(sp)
    lw s10, 228(sp)
    lw ra, 216(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 148(sp)
    sw a2, 216(sp)
    lw a2, 200(sp)
    sw a6, 120(sp)
    or a6, ra, a2
    sw a0, 212(sp)
    lw a0, 144(sp)
    sw s0, 144(sp)
    xor a6, a0, a6
    and a0, a6, s11
    lw s0, 172(sp)
    sw s8, 128(sp)
    xor a0, s0, a0
    lw s0, 160(sp)
    sw s7, 172(sp)
    or s7, s0, ra
    xor s7, s9, s7
    not s9, a0
    and s8, s7, s9
    xor s8, s10, s8
    not s10, a2
    and s10, s10, a6
    xor s0, s0, s10
    or s10, s0, s8
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 148(sp)
    lw s6, 856(ra)
    xor a2, a2, s9
    lw s9, 864(ra)
    xor s6, s10, s6
    lw s10, 876(ra)
    xor s8, s8, s9
    lw s9, 884(ra)
    xor s7, s7, s10
    lw s10, 892(ra)
    xor s0, s0, s9
    lw s9, 900(ra)
    xor a2, a2, s10
    lw s10, 908(ra)
    xor a6, a6, s9
    lw s9, 916(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    or s9, a1, a3
    xor s5, s5, s9
    not s9, s3
    and s9, s9, t5
    xor s1, s1, s9
    not s9, s5
    and s9, s1, s9
    xor t1, t1, s9
    or s9, t0, s3
    xor a1, a1, s9
    not s9, t1
    and s9, a1, s9
    xor a3, a3, s9
    and s9, t5, s1
    xor t0, t0, s9
    or s9, t0, a3
    xor s3, s3, s9
    or s9, s5, t1
    lw s11, 868(ra)
    xor t5, t5, s9
    xor a3, a3, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a3, 16
    sw s3, 200(sp)
    srli s3, a3, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw a3, 160(sp)
    srli a3, a1, 16
    or a3, s11, a3
    slli s11, t0, 16
    sw a1, 228(sp)
    srli a1, t0, 16
    or a1, s11, a1
    slli s11, t5, 16
    sw t0, 204(sp)
    srli t0, t5, 16
    or t0, s11, t0
    slli s11, s1, 16
    sw s1, 168(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 164(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t1, 16
    sw t1, 176(sp)
    srli t1, t1, 16
    or t1, s11, t1
    or s11, s4, a4
    xor a5, a5, s11
    not s11, s2
    and s11, s11, t3
    xor a7, a7, s11
    not s11, a5
    and s11, a7, s11
    xor t6, t6, s11
    or s11, t4, s2
    xor s4, s4, s11
    not s11, t6
    and s11, s4, s11
    xor a4, a4, s11
    and s11, t3, a7
    xor t4, t4, s11
    or s11, t4, a4
    xor s2, s2, s11
    or s11, a5, t6
    xor t3, t3, s11
    lw s11, 148(sp)
    sw t3, 152(sp)
    or t3, s11, t2
    sw a7, 208(sp)
    lw a7, 912(ra)
    sw t6, 180(sp)
    lw t6, 128(sp)
    sw t4, 128(sp)
    xor t3, t6, t3
    xor a7, t3, a7
    lw t6, 144(sp)
    lw t4, 172(sp)
    sw a5, 140(sp)
    or a5, t6, t4
    sw s4, 220(sp)
    lw s4, 904(ra)
    sw a4, 196(sp)
    lw a4, 212(sp)
    sw s2, 212(sp)
    xor a5, a4, a5
    xor a4, a5, s4
    and s4, a5, t3
    lw s2, 920(ra)
    sw a7, 136(sp)
    lw a7, 120(sp)
    xor a6, a6, s1
    xor a7, a7, s4
    xor s2, a7, s2
    not a7, a7
    and t3, t3, a7
    lw s4, 896(ra)
    xor t3, t4, t3
    xor t3, t3, s4
    not t4, t4
    and a5, t4, a5
    lw t4, 888(ra)
    lw s4, 216(sp)
    xor a1, s0, a1
    xor a5, s4, a5
    xor t4, a5, t4
    or s4, s4, t6
    sw t4, 216(sp)
    lw t4, 880(ra)
    xor s4, s11, s4
    xor t4, s4, t4
    and a7, s4, a7
    lw s4, 872(ra)
    xor a7, t2, a7
    xor t2, a7, s4
    or a5, a5, a7
    lw a7, 860(ra)
    xor a5, t6, a5
    xor a5, a5, a7
    xor a7, a0, t1
    xor t1, s8, s3
    xor t6, s7, a3
    xor a3, s10, s5
    xor a0, s6, s9
    xor t0, a2, t0
    xor t5, t5, t3
    lw a2, 168(sp)
    lw s0, 176(sp)
    xor a2, a2, a4
    xor s0, s0, s2
    lw s1, 204(sp)
    lw s3, 216(sp)
    lw s4, 164(sp)
    xor s1, s1, s3
    lw s5, 136(sp)
    lw s6, 228(sp)
    xor s4, s4, s5
    xor s6, t4, s6
    lw s7, 160(sp)
    lw s8, 200(sp)
    xor s7, t2, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 212(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 196(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 220(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 140(sp)
    sw t2, 140(sp)
    xor s5, s11, s5
    slli s11, s1, 16
    srli t2, s1, 16
    or t2, s11, t2
    lw s11, 128(sp)
    sw a4, 128(sp)
    xor t2, s11, t2
    slli s11, s0, 16
    srli a4, s0, 16
    or a4, s11, a4
    lw s11, 180(sp)
    sw a5, 180(sp)
    xor a4, s11, a4
    slli s11, a2, 16
    srli a5, a2, 16
    or a5, s11, a5
    lw s11, 208(sp)
    sw t4, 208(sp)
    xor a5, s11, a5
    slli s11, t5, 16
    srli t4, t5, 16
    or t4, s11, t4
    lw s11, 152(sp)
    # round 15 (skinny.dsl:60)
    sw t3, 152(sp)
    # round 14 (skinny.dsl:60)
    xor t4, s11, t4
    # round 15 (skinny.dsl:60)
    or s11, a3, a7
    xor t0, t0, s11
    not s11, a1
    and t3, t6, s11
    xor t3, a0, t3
    and a0, t3, t0
    xor a6, a6, a0
    not a0, t1
    and a0, a0, t6
    xor a3, a3, a0
    not a0, a3
    and a0, a0, a6
    xor a7, a7, a0
    and a0, s11, t3
    xor t1, t1, a0
    or a0, t1, a7
    xor t6, t6, a0
    and a0, t0, a6
    lw s11, 868(ra)
    xor a1, a1, a0
    xor a7, a7, s11
    slli a0, t6, 24
    srli s11, t6, 8
    or a0, a0, s11
    slli s11, a7, 24
    sw a0, 220(sp)
    srli a0, a7, 8
    or a0, s11, a0
    slli s11, a3, 24
    sw a3, 196(sp)
    srli a3, a3, 8
    or a3, s11, a3
    slli s11, t1, 24
    sw t6, 212(sp)
    srli t6, t1, 8
    or t6, s11, t6
    slli s11, a1, 24
    sw t6, 200(sp)
    srli t6, a1, 8
    or t6, s11, t6
    slli s11, t3, 24
    sw t6, 160(sp)
    srli t6, t3, 8
    or t6, s11, t6
    slli s11, t0, 24
    sw t0, 228(sp)
    srli t0, t0, 8
    or t0, s11, t0
    slli s11, a6, 24
    sw a6, 164(sp)
    srli a6, a6, 8
    or a6, s11, a6
    or s11, s4, s0
    xor t5, t5, s11
    not s11, s7
    and s11, s11, s6
    xor s4, s4, s11
    not s11, s1
    sw t3, 204(sp)
    and t3, s6, s11
    xor t3, s8, t3
    and s8, s11, t3
    xor s7, s7, s8
    and s8, t3, t5
    xor a2, a2, s8
    and s8, t5, a2
    xor s1, s1, s8
    not s8, s4
    and s8, s8, a2
    xor s0, s0, s8
    or s8, s7, s0
    xor s6, s6, s8
    or s8, s5, a4
    xor t4, t4, s8
    or s8, s3, t2
    xor s8, s9, s8
    and s9, s8, t4
    xor a5, a5, s9
    or s9, s10, s3
    xor s5, s5, s9
    not s9, a5
    and s11, s5, s9
    xor a4, a4, s11
    not s11, t2
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, a4
    xor s3, s3, s11
    and s9, t4, s9
    lw s11, 924(ra)
    xor t2, t2, s9
    lw s9, 932(ra)
    xor s3, s3, s11
    lw s11, 940(ra)
    xor a4, a4, s9
    lw s9, 948(ra)
    xor s5, s5, s11
    lw s11, 956(ra)
    xor s9, s10, s9
    lw s10, 964(ra)
    xor t2, t2, s11
    lw s11, 972(ra)
    xor s8, s8, s10
    lw s10, 980(ra)
    xor t4, t4, s11
    xor a5, a5, s10
    slli s10, t4, 16
    srli s11, t4, 16
    or s10, s10, s11
    slli s11, a5, 16
    sw t4, 176(sp)
    srli t4, a5, 16
    or t4, s11, t4
    slli s11, s9, 16
    sw s9, 168(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s3, 16
    sw s3, 144(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, t2, 16
    sw t2, 148(sp)
    srli t2, t2, 16
    or t2, s11, t2
    slli s11, s8, 16
    sw s8, 172(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 120(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a4, 16
    sw a4, 232(sp)
    srli a4, a4, 16
    or a4, s11, a4
    lw s11, 136(sp)
    sw a5, 184(sp)
    or a5, s11, s2
    sw s0, 124(sp)
    lw s0, 976(ra)
    sw s1, 188(sp)
    lw s1, 152(sp)
    sw s7, 152(sp)
    xor a5, s1, a5
    xor s0, a5, s0
    lw s1, 208(sp)
    lw s7, 216(sp)
    sw s6, 156(sp)
    or s6, s1, s7
    sw t3, 224(sp)
    lw t3, 968(ra)
    sw a2, 116(sp)
    lw a2, 180(sp)
    sw s4, 180(sp)
    xor a2, a2, s6
    xor t3, a2, t3
    and s6, a2, a5
    lw s4, 984(ra)
    sw t5, 192(sp)
    lw t5, 128(sp)
    xor a7, a7, a4
    xor t5, t5, s6
    xor s4, t5, s4
    not t5, t5
    and a5, a5, t5
    lw s6, 960(ra)
    xor a5, s7, a5
    xor a5, a5, s6
    not s6, s7
    and a2, s6, a2
    lw s6, 952(ra)
    lw s7, 140(sp)
    sw a5, 140(sp)
    xor a2, s7, a2
    xor s6, a2, s6
    or s7, s7, s1
    lw a5, 944(ra)
    xor s7, s11, s7
    xor a5, s7, a5
    and t5, s7, t5
    lw s7, 936(ra)
    xor t5, s2, t5
    xor s2, t5, s7
    or t5, a2, t5
    lw a2, 928(ra)
    xor t5, s1, t5
    xor t5, t5, a2
    xor a6, a6, s4
    xor a2, a0, s2
    xor a5, a3, a5
    xor t0, t0, s0
    xor t2, a1, t2
    xor t1, t1, s9
    lw a4, 212(sp)
    lw a3, 200(sp)
    xor a4, a4, s3
    xor a3, a3, s6
    xor t3, t6, t3
    lw t6, 204(sp)
    lw a1, 164(sp)
    xor t6, t6, s8
    xor t4, a1, t4
    lw a1, 220(sp)
    lw a0, 228(sp)
    xor t5, a1, t5
    lw a1, 196(sp)
    xor a0, a0, s10
    xor a1, a1, s5
    lw s0, 160(sp)
    lw s1, 140(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 192(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 180(sp)
    srli s4, t4, 24
    xor s2, s3, s2
    slli s3, t4, 8
    or s3, s3, s4
    lw s4, 116(sp)
    srli s5, t6, 24
    xor s3, s4, s3
    slli s4, t6, 8
    or s4, s4, s5
    lw s5, 224(sp)
    srli s6, a4, 24
    xor s4, s5, s4
    slli s5, a4, 8
    or s5, s5, s6
    lw s6, 156(sp)
    srli s7, t1, 24
    xor s5, s6, s5
    slli s6, t1, 8
    or s6, s6, s7
    lw s7, 152(sp)
    srli s8, t2, 24
    xor s6, s7, s6
    slli s7, t2, 8
    or s7, s7, s8
    lw s8, 188(sp)
    srli s9, a7, 24
    xor s7, s8, s7
    slli s8, a7, 8
    or s8, s8, s9
    lw s9, 124(sp)
    xor s8, s9, s8
    # round 16 (skinny.dsl:60)
    and s9, a0, t4
    xor t2, t2, s9
    or s9, a7, a1
    xor a0, a0, s9
    or s9, a1, t1
    xor a4, a4, s9
    not s9, t1
    and s9, s9, a4
    xor a7, a7, s9
    not s9, t2
    and s10, a4, s9
    xor t6, t6, s10
    and s9, s9, t6
    xor t1, t1, s9
    not s9, a0
    and s9, s9, t6
    xor t4, t4, s9
    not s9, a7
    and s9, s9, t4
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, 988(ra)
    xor s6, s6, s9
    lw s9, 996(ra)
    xor s2, s2, s10
    lw s10, 1008(ra)
    xor s3, s3, s9
    lw s9, 1016(ra)
    xor s1, s1, s10
    lw s10, 1024(ra)
    xor s8, s8, s9
    lw s9, 1032(ra)
    xor s6, s6, s10
    lw s10, 1040(ra)
    xor s5, s5, s9
    lw s9, 1048(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 176(sp)
    lw s10, 184(sp)
    sw t6, 124(sp)
    or s11, s9, s10
    lw t6, 148(sp)
    sw s4, 148(sp)
    xor t6, t6, s11
    lw s11, 120(sp)
    lw s4, 168(sp)
    sw a0, 188(sp)
    or a0, s11, s4
    sw s1, 152(sp)
    lw s1, 144(sp)
    sw a1, 144(sp)
    xor a0, s1, a0
    and s1, a0, t6
    lw a1, 172(sp)
    sw a4, 176(sp)
    xor a1, a1, s1
    lw s1, 232(sp)
    sw s2, 172(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and a4, s2, s9
    xor a4, s10, a4
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, a4
    xor s10, s11, s10
    and s9, t6, s9
    lw s11, 992(ra)
    xor s4, s4, s9
    lw s9, 1000(ra)
    xor s10, s10, s11
    lw s11, 1012(ra)
    xor a4, a4, s9
    lw s9, 1020(ra)
    xor s2, s2, s11
    lw s11, 1028(ra)
    xor s1, s1, s9
    lw s9, 1036(ra)
    xor s4, s4, s11
    lw s11, 1044(ra)
    xor a0, a0, s9
    lw s9, 1052(ra)
    xor t6, t6, s11
    xor a1, a1, s9
    and s9, t0, a6
    xor s0, s0, s9
    or s9, a2, a5
    xor t0, t0, s9
    or s9, a5, a3
    xor t5, t5, s9
    not s9, a3
    and s9, s9, t5
    xor a2, a2, s9
    not s9, s0
    and s11, t5, s9
    xor t3, t3, s11
    and s9, s9, t3
    xor a3, a3, s9
    not s9, t0
    and s9, s9, t3
    xor a6, a6, s9
    not s9, a2
    and s9, s9, a6
    lw s11, 1004(ra)
    xor a5, a5, s9
    xor a6, a6, s11
    xor a1, a1, t3
    xor a4, a4, a6
    xor s2, s2, t0
    xor a6, a6, s3
    xor t4, t4, a6
    xor t6, t6, s0
    xor s0, s7, s0
    xor t2, t2, s0
    xor s1, s1, a2
    xor s4, s4, a3
    xor a2, s8, a2
    xor a7, a7, a2
    xor a3, s6, a3
    xor t1, t1, a3
    xor a0, a0, t5
    xor s9, s10, a5
    xor t5, s5, t5
    lw s10, 176(sp)
    lw s11, 172(sp)
    xor s10, s10, t5
    xor a5, s11, a5
    sw t5, 176(sp)
    lw t5, 144(sp)
    sw a5, 144(sp)
    xor t5, t5, a5
    lw a5, 152(sp)
    sw a2, 168(sp)
    xor t0, t0, a5
    lw a2, 188(sp)
    sw a6, 188(sp)
    xor a2, a2, t0
    lw a6, 148(sp)
    sw t0, 120(sp)
    xor t3, a6, t3
    lw t0, 124(sp)
    # round 17 (skinny.dsl:60)
    sw a3, 124(sp)
    # round 16 (skinny.dsl:60)
    xor t0, t0, t3
    # round 17 (skinny.dsl:60)
    or a3, t2, t0
    xor t1, t1, a3
    or a3, a2, a7
    xor t5, t5, a3
    and a3, t5, t1
    xor a3, s10, a3
    not s10, a2
    and s10, t4, s10
    xor t2, t2, s10
    or s10, t2, a3
    xor t0, t0, s10
    not s10, a7
    and s10, s10, t5
    xor t4, t4, s10
    and s10, t4, t0
    xor a2, a2, s10
    not s10, a3
    and s10, t1, s10
    sw t3, 232(sp)
    lw t3, 1056(ra)
    xor a7, a7, s10
    lw s10, 1064(ra)
    xor t3, a2, t3
    lw a2, 1072(ra)
    xor t0, t0, s10
    lw s10, 1080(ra)
    xor t2, t2, a2
    lw a2, 1088(ra)
    xor t4, t4, s10
    lw s10, 1096(ra)
    xor a7, a7, a2
    lw a2, 1104(ra)
    xor t5, t5, s10
    lw s10, 1112(ra)
    xor t1, t1, a2
    xor a3, a3, s10
    slli a2, t1, 16
    srli s10, t1, 16
    or a2, a2, s10
    slli s10, a3, 16
    sw t1, 184(sp)
    srli t1, a3, 16
    or t1, s10, t1
    slli s10, t4, 16
    sw t4, 156(sp)
    srli t4, t4, 16
    or t4, s10, t4
    slli s10, t3, 16
    sw t3, 224(sp)
    srli t3, t3, 16
    or t3, s10, t3
    slli s10, a7, 16
    sw a7, 116(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, t5, 16
    sw t5, 180(sp)
    srli t5, t5, 16
    or t5, s10, t5
    slli s10, t2, 16
    sw t2, 192(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, t0, 16
    sw t0, 140(sp)
    srli t0, t0, 16
    or t0, s10, t0
    or s10, s7, a6
    xor s6, s6, s10
    or s10, a5, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a5
    xor s7, s7, s11
    not s11, s5
    sw a3, 172(sp)
    and a3, s7, s11
    xor a6, a6, a3
    not a3, s8
    and a3, a3, s10
    xor a3, s3, a3
    or s3, a3, a6
    xor a5, a5, s3
    and s3, s6, s11
    lw s11, 1060(ra)
    xor s3, s8, s3
    lw s8, 1068(ra)
    xor a5, a5, s11
    lw s11, 1076(ra)
    xor a6, a6, s8
    lw s8, 1084(ra)
    xor s7, s7, s11
    lw s11, 1092(ra)
    xor a3, a3, s8
    lw s8, 1100(ra)
    xor s3, s3, s11
    lw s11, 1108(ra)
    xor s8, s10, s8
    lw s10, 1116(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, t6
    and s10, s10, a1
    xor s4, s4, s10
    or s10, s2, s1
    xor s9, s9, s10
    not s10, s4
    and s11, s9, s10
    xor a0, a0, s11
    or s11, a4, s2
    xor t6, t6, s11
    and s11, t6, a0
    xor a1, a1, s11
    not s11, s1
    and s11, s11, s9
    xor a4, a4, s11
    not s11, a4
    and s11, s11, a1
    xor s2, s2, s11
    and s10, s10, a0
    lw s11, 740(ra)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, t6, 8
    sw s3, 152(sp)
    srli s3, t6, 24
    or s3, ra, s3
    slli ra, a4, 8
    sw a2, 148(sp)
    srli a2, a4, 24
    or a2, ra, a2
    slli ra, s1, 8
    sw t2, 160(sp)
    srli t2, s1, 24
    or t2, ra, t2
    slli ra, s9, 8
    sw t2, 228(sp)
    srli t2, s9, 24
    or t2, ra, t2
    slli ra, s4, 8
    sw s4, 196(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw t6, 220(sp)
    srli t6, a0, 24
    or t6, ra, t6
    not ra, s0
    sw a5, 164(sp)
    lw a5, 232(sp)
    sw s10, 204(sp)
    and ra, ra, a5
    lw s10, 124(sp)
    sw t1, 124(sp)
    xor s10, s10, ra
    lw ra, 188(sp)
    lw t1, 120(sp)
    sw a0, 200(sp)
    or a0, ra, t1
    xor a0, s0, a0
    lw s0, 168(sp)
    sw t5, 212(sp)
    or t1, t1, s0
    lw t5, 144(sp)
    sw s10, 144(sp)
    xor t1, t5, t1
    not t5, s0
    and t5, t5, t1
    xor t5, ra, t5
    not ra, s10
    sw t1, 188(sp)
    and t1, t1, ra
    lw s10, 176(sp)
    xor t6, s5, t6
    xor t1, s10, t1
    and s10, ra, t1
    xor s0, s0, s10
    and s10, a0, t1
    xor a5, a5, s10
    not s10, t5
    and s10, s10, a5
    lw ra, 120(sp)
    xor a6, a6, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor t0, a1, t0
    xor a1, s6, s4
    xor a7, s1, a7
    xor t4, a4, t4
    xor t3, s2, t3
    xor a4, a3, a2
    xor t2, s8, t2
    lw a3, 212(sp)
    lw a2, 200(sp)
    xor a3, s9, a3
    lw s1, 124(sp)
    lw s2, 204(sp)
    xor a2, a2, s1
    lw s1, 164(sp)
    lw s4, 160(sp)
    xor s1, s1, s2
    lw s2, 220(sp)
    lw s5, 148(sp)
    xor s2, s2, s4
    lw s4, 196(sp)
    lw s6, 228(sp)
    xor s4, s4, s5
    lw s5, 152(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 144(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, a3, 24
    srli s8, a3, 8
    or s7, s7, s8
    lw s8, 188(sp)
    srli s9, t3, 8
    xor s7, s8, s7
    slli s8, t3, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, t4, 24
    srli s10, t4, 8
    or s9, s9, s10
    xor t5, t5, s9
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor s0, s0, s9
    slli s9, t0, 24
    srli s10, t0, 8
    or s9, s9, s10
    xor a5, a5, s9
    # round 18 (skinny.dsl:60)
    lw s9, 184(sp)
    lw s10, 172(sp)
    lw ra, 116(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 192(sp)
    sw a5, 116(sp)
    lw a5, 156(sp)
    sw s7, 188(sp)
    or s7, ra, a5
    sw s8, 144(sp)
    lw s8, 224(sp)
    sw a0, 224(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 180(sp)
    sw s0, 184(sp)
    xor a0, a0, s8
    lw s8, 140(sp)
    sw t5, 180(sp)
    or t5, s8, ra
    xor t5, s9, t5
    not s9, a0
    and s0, t5, s9
    xor s0, s10, s0
    not s10, a5
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, s0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 192(sp)
    lw s6, 1120(ra)
    xor a5, a5, s9
    lw s9, 1128(ra)
    xor s6, s10, s6
    lw s10, 1136(ra)
    xor s0, s0, s9
    lw s9, 1144(ra)
    xor t5, t5, s10
    lw s10, 1152(ra)
    xor s8, s8, s9
    lw s9, 1160(ra)
    xor a5, a5, s10
    lw s10, 1168(ra)
    xor s7, s7, s9
    lw s9, 1176(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, a1
    and s9, s9, t6
    xor s5, s5, s9
    not s9, a4
    and s9, s3, s9
    xor s1, s1, s9
    or s9, s1, s5
    xor t2, t2, s9
    not s9, a6
    and s9, s9, s3
    xor a1, a1, s9
    or s9, a1, t2
    xor t6, t6, s9
    or s9, a4, s1
    xor a6, a6, s9
    not s9, t6
    and s9, a6, s9
    xor s3, s3, s9
    or s9, s5, t2
    lw s11, 80(ra)
    xor a4, a4, s9
    xor t6, t6, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, t6, 16
    sw s3, 156(sp)
    srli s3, t6, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw t6, 140(sp)
    srli t6, a1, 16
    or t6, s11, t6
    slli s11, a6, 16
    sw a1, 172(sp)
    srli a1, a6, 16
    or a1, s11, a1
    slli s11, a4, 16
    sw a6, 228(sp)
    srli a6, a4, 16
    or a6, s11, a6
    slli s11, s1, 16
    sw s1, 152(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 148(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t2, 16
    sw t2, 196(sp)
    srli t2, t2, 16
    or t2, s11, t2
    not s11, s4
    and s11, s11, a2
    xor a7, a7, s11
    not s11, t4
    and s11, s2, s11
    xor t3, t3, s11
    or s11, t3, a7
    xor a3, a3, s11
    not s11, t0
    and s11, s11, s2
    xor s4, s4, s11
    or s11, s4, a3
    xor a2, a2, s11
    or s11, t4, t3
    xor t0, t0, s11
    not s11, a2
    and s11, t0, s11
    xor s2, s2, s11
    or s11, a7, a3
    xor t4, t4, s11
    lw s11, 192(sp)
    sw t4, 160(sp)
    or t4, s11, t1
    sw t3, 220(sp)
    lw t3, 1172(ra)
    sw a3, 204(sp)
    lw a3, 184(sp)
    sw t0, 184(sp)
    xor t4, a3, t4
    xor t3, t4, t3
    lw a3, 224(sp)
    lw t0, 180(sp)
    sw a7, 164(sp)
    or a7, a3, t0
    sw s4, 124(sp)
    lw s4, 1164(ra)
    sw a2, 200(sp)
    lw a2, 144(sp)
    sw s2, 144(sp)
    xor a7, a2, a7
    xor a2, a7, s4
    and s4, a7, t4
    lw s2, 1180(ra)
    sw t3, 212(sp)
    lw t3, 188(sp)
    xor a5, a5, a6
    xor t3, t3, s4
    xor s2, t3, s2
    not s4, t3
    and t4, t4, s4
    lw s4, 1156(ra)
    xor t4, t0, t4
    xor t4, t4, s4
    not t0, t0
    and a7, t0, a7
    lw t0, 1148(ra)
    lw s4, 116(sp)
    xor a6, a4, t4
    xor a7, s4, a7
    xor t0, a7, t0
    sw t0, 180(sp)
    not t0, a3
    and t0, s4, t0
    lw s4, 1140(ra)
    xor t0, s11, t0
    xor s4, t0, s4
    or t0, t0, t3
    lw t3, 1132(ra)
    xor t0, t1, t0
    xor t1, t0, t3
    and a7, a7, t0
    lw t0, 1124(ra)
    xor a7, a3, a7
    xor a7, a7, t0
    xor t0, a0, t2
    xor t2, s0, s3
    xor t3, t5, t6
    xor t5, s7, s1
    xor t6, s10, s5
    xor a3, s8, a1
    xor a1, s6, s9
    lw a4, 152(sp)
    lw a0, 196(sp)
    xor a4, a4, a2
    xor a0, a0, s2
    lw s0, 228(sp)
    lw s1, 180(sp)
    lw s3, 148(sp)
    xor s0, s0, s1
    lw s5, 212(sp)
    lw s6, 172(sp)
    xor s3, s3, s5
    xor s6, s4, s6
    lw s7, 140(sp)
    lw s8, 156(sp)
    xor s7, t1, s7
    xor s8, s8, a7
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 144(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 200(sp)
    srli s1, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s1, s11, s1
    lw s11, 124(sp)
    srli s5, s3, 16
    xor s1, s11, s1
    slli s11, s3, 16
    or s5, s11, s5
    lw s11, 164(sp)
    sw t1, 164(sp)
    xor s5, s11, s5
    slli s11, s0, 16
    srli t1, s0, 16
    or t1, s11, t1
    lw s11, 184(sp)
    sw a2, 184(sp)
    xor t1, s11, t1
    slli s11, a0, 16
    srli a2, a0, 16
    or a2, s11, a2
    lw s11, 204(sp)
    sw a7, 204(sp)
    xor a2, s11, a2
    slli s11, a4, 16
    srli a7, a4, 16
    or a7, s11, a7
    lw s11, 220(sp)
    sw s4, 220(sp)
    xor a7, s11, a7
    slli s11, a6, 16
    srli s4, a6, 16
    or s4, s11, s4
    lw s11, 160(sp)
    # round 19 (skinny.dsl:60)
    lw ra, 80(ra)
    # round 18 (skinny.dsl:60)
    xor s4, s11, s4
    # round 19 (skinny.dsl:60)
    or s11, t6, t0
    xor a5, a5, s11
    not s11, t3
    and s11, s11, a3
    xor a1, a1, s11
    not s11, a5
    and s11, a1, s11
    xor t5, t5, s11
    or s11, t2, t3
    xor t6, t6, s11
    not s11, t5
    and s11, t6, s11
    xor t0, t0, s11
    and s11, a3, a1
    xor t2, t2, s11
    or s11, t2, t0
    xor t3, t3, s11
    or s11, a5, t5
    xor a3, a3, s11
    xor t0, t0, ra
    slli s11, t3, 24
    srli ra, t3, 8
    or s11, s11, ra
    slli ra, t0, 24
    sw s11, 160(sp)
    srli s11, t0, 8
    or s11, ra, s11
    slli ra, t6, 24
    sw t6, 124(sp)
    srli t6, t6, 8
    or t6, ra, t6
    slli ra, t2, 24
    sw t3, 200(sp)
    srli t3, t2, 8
    or t3, ra, t3
    slli ra, a3, 24
    sw t3, 144(sp)
    srli t3, a3, 8
    or t3, ra, t3
    slli ra, a1, 24
    sw t3, 156(sp)
    srli t3, a1, 8
    or t3, ra, t3
    slli ra, a5, 24
    sw a5, 140(sp)
    srli a5, a5, 8
    or a5, ra, a5
    slli ra, t5, 24
    sw t5, 172(sp)
    srli t5, t5, 8
    or t5, ra, t5
    or ra, s3, a0
    xor a6, a6, ra
    not ra, s6
    and ra, ra, s0
    xor s8, s8, ra
    not ra, a6
    and ra, s8, ra
    xor a4, a4, ra
    or ra, s7, s6
    xor s3, s3, ra
    not ra, a4
    and ra, s3, ra
    xor a0, a0, ra
    and ra, s0, s8
    xor s7, s7, ra
    or ra, s7, a0
    xor s6, s6, ra
    or ra, a6, a4
    xor s0, s0, ra
    or ra, s5, a2
    xor s4, s4, ra
    or ra, s1, t1
    xor s9, s9, ra
    and ra, s9, s4
    xor a7, a7, ra
    or ra, s10, s1
    xor s5, s5, ra
    not ra, a7
    sw a0, 148(sp)
    and a0, s5, ra
    xor a2, a2, a0
    not a0, t1
    and a0, a0, s9
    xor a0, s10, a0
    or s10, a0, a2
    xor s1, s1, s10
    and s10, s4, ra
    lw ra, 72(sp)
    sw s0, 228(sp)
    lw s0, 1184(ra)
    xor t1, t1, s10
    lw s10, 1192(ra)
    xor s0, s1, s0
    lw s1, 1200(ra)
    xor a2, a2, s10
    lw s10, 1208(ra)
    xor s1, s5, s1
    lw s5, 1216(ra)
    xor a0, a0, s10
    lw s10, 1224(ra)
    xor t1, t1, s5
    lw s5, 1232(ra)
    xor s9, s9, s10
    lw s10, 1240(ra)
    xor s4, s4, s5
    xor a7, a7, s10
    slli s5, s4, 16
    srli s10, s4, 16
    or s5, s5, s10
    slli s10, a7, 16
    sw s4, 196(sp)
    srli s4, a7, 16
    or s4, s10, s4
    slli s10, a0, 16
    sw a0, 152(sp)
    srli a0, a0, 16
    or a0, s10, a0
    slli s10, s0, 16
    sw s0, 224(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, t1, 16
    sw t1, 192(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, s9, 16
    sw s9, 116(sp)
    srli s9, s9, 16
    or s9, s10, s9
    slli s10, s1, 16
    sw s1, 188(sp)
    srli s1, s1, 16
    or s1, s10, s1
    slli s10, a2, 16
    sw a2, 120(sp)
    srli a2, a2, 16
    or a2, s10, a2
    lw s10, 212(sp)
    sw a7, 232(sp)
    or a7, s10, s2
    sw s7, 168(sp)
    lw s7, 1236(ra)
    xor a7, t4, a7
    xor t4, a7, s7
    lw s7, 220(sp)
    sw s6, 176(sp)
    lw s6, 180(sp)
    sw s8, 208(sp)
    or s8, s7, s6
    sw a4, 136(sp)
    lw a4, 1228(ra)
    sw s3, 216(sp)
    lw s3, 204(sp)
    sw a6, 204(sp)
    xor s3, s3, s8
    xor a4, s3, a4
    and s8, s3, a7
    lw a6, 1244(ra)
    sw s5, 128(sp)
    lw s5, 184(sp)
    xor t0, t0, a2
    xor s5, s5, s8
    xor a6, s5, a6
    not s5, s5
    and a7, a7, s5
    lw s8, 1220(ra)
    xor a7, s6, a7
    xor a7, a7, s8
    not s6, s6
    and s3, s6, s3
    lw s6, 1212(ra)
    lw s8, 164(sp)
    sw a7, 164(sp)
    xor s3, s8, s3
    xor s6, s3, s6
    or s8, s8, s7
    lw a7, 1204(ra)
    xor s8, s10, s8
    xor a7, s8, a7
    and s5, s8, s5
    lw s8, 1196(ra)
    xor s2, s2, s5
    xor s5, s2, s8
    or s2, s3, s2
    lw s3, 1188(ra)
    xor s2, s7, s2
    xor s2, s2, s3
    xor a6, t5, a6
    xor t5, s11, s5
    xor a7, t6, a7
    xor a5, a5, t4
    xor t1, a3, t1
    xor t2, t2, a0
    lw t4, 200(sp)
    lw t6, 144(sp)
    xor t4, t4, s0
    xor t6, t6, s6
    xor t3, t3, a4
    xor a4, a1, s9
    lw a3, 172(sp)
    lw a2, 160(sp)
    xor a3, a3, s4
    xor a2, a2, s2
    lw a1, 124(sp)
    lw a0, 140(sp)
    xor a1, a1, s1
    lw s0, 128(sp)
    lw s1, 164(sp)
    xor a0, a0, s0
    lw s0, 156(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 204(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 216(sp)
    srli s4, a3, 24
    xor s2, s3, s2
    slli s3, a3, 8
    or s3, s3, s4
    lw s4, 136(sp)
    srli s5, a4, 24
    xor s3, s4, s3
    slli s4, a4, 8
    or s4, s4, s5
    lw s5, 208(sp)
    srli s6, t4, 24
    xor s4, s5, s4
    slli s5, t4, 8
    or s5, s5, s6
    lw s6, 176(sp)
    srli s7, t2, 24
    xor s5, s6, s5
    slli s6, t2, 8
    or s6, s6, s7
    lw s7, 168(sp)
    srli s8, t1, 24
    xor s6, s7, s6
    slli s7, t1, 8
    or s7, s7, s8
    lw s8, 228(sp)
    srli s9, t0, 24
    xor s7, s8, s7
    slli s8, t0, 8
    or s8, s8, s9
    lw s9, 148(sp)
    xor s8, s9, s8
    # round 20 (skinny.dsl:60)
    or s9, a0, a3
    xor t1, t1, s9
    not s9, t0
    and s9, s9, a1
    xor a0, a0, s9
    not s9, t2
    and s10, a1, s9
    xor t4, t4, s10
    and s9, s9, t4
    xor t0, t0, s9
    and s9, t4, t1
    xor a4, a4, s9
    and s9, t1, a4
    xor t2, t2, s9
    not s9, a0
    and s9, s9, a4
    xor a3, a3, s9
    or s9, t0, a3
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, 1248(ra)
    xor s6, s6, s9
    lw s9, 1256(ra)
    xor s2, s2, s10
    lw s10, 1264(ra)
    xor s3, s3, s9
    lw s9, 1272(ra)
    xor s1, s1, s10
    lw s10, 1280(ra)
    xor s8, s8, s9
    lw s9, 1288(ra)
    xor s6, s6, s10
    lw s10, 1296(ra)
    xor s5, s5, s9
    lw s9, 1304(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 196(sp)
    lw s10, 232(sp)
    sw a4, 148(sp)
    or s11, s9, s10
    lw a4, 192(sp)
    sw s4, 192(sp)
    xor a4, a4, s11
    lw s11, 188(sp)
    lw s4, 152(sp)
    sw a0, 228(sp)
    or a0, s11, s4
    sw s1, 168(sp)
    lw s1, 224(sp)
    sw a1, 224(sp)
    xor a0, s1, a0
    and s1, a0, a4
    lw a1, 116(sp)
    sw t4, 196(sp)
    xor a1, a1, s1
    lw s1, 120(sp)
    sw s2, 116(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t4, s2, s9
    xor t4, s10, t4
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t4
    xor s10, s11, s10
    and s9, a4, s9
    lw s11, 1252(ra)
    xor s4, s4, s9
    lw s9, 1260(ra)
    xor s10, s10, s11
    lw s11, 1268(ra)
    xor t4, t4, s9
    lw s9, 1276(ra)
    xor s2, s2, s11
    lw s11, 1284(ra)
    xor s1, s1, s9
    lw s9, 1292(ra)
    xor s4, s4, s11
    lw s11, 1300(ra)
    xor a0, a0, s9
    lw s9, 1308(ra)
    xor a4, a4, s11
    xor a1, a1, s9
    or s9, a5, a6
    xor s0, s0, s9
    not s9, t6
    and s11, a7, s9
    xor a2, a2, s11
    and s9, s9, a2
    xor s9, t5, s9
    not t5, t5
    and t5, t5, a7
    xor a5, a5, t5
    not t5, a5
    and s11, a2, s0
    xor t3, t3, s11
    and t5, t5, t3
    lw s11, 16(ra)
    xor a6, a6, t5
    xor t5, a6, s11
    or a6, s9, a6
    xor a6, a7, a6
    and a7, s0, t3
    xor a7, t6, a7
    xor t6, a1, t3
    xor t4, t4, t5
    xor a1, s2, a5
    xor t5, t5, s3
    xor a3, a3, t5
    xor a4, a4, s0
    xor s0, s7, s0
    xor t1, t1, s0
    xor s1, s1, s9
    xor s2, s4, a7
    xor s4, s8, s9
    xor t0, t0, s4
    xor a7, s6, a7
    xor t2, t2, a7
    xor a0, a0, a2
    xor s9, s10, a6
    xor a2, s5, a2
    lw s10, 196(sp)
    lw s11, 116(sp)
    xor s10, s10, a2
    xor a6, s11, a6
    sw a2, 196(sp)
    lw a2, 224(sp)
    sw a6, 224(sp)
    xor a2, a2, a6
    lw a6, 168(sp)
    sw s4, 152(sp)
    xor a5, a5, a6
    lw s4, 228(sp)
    sw t5, 228(sp)
    xor s4, s4, a5
    lw t5, 192(sp)
    sw a5, 188(sp)
    xor t3, t5, t3
    lw a5, 148(sp)
    # round 21 (skinny.dsl:60)
    sw a7, 148(sp)
    # round 20 (skinny.dsl:60)
    xor a5, a5, t3
    # round 21 (skinny.dsl:60)
    or a7, t1, a5
    xor a7, t2, a7
    or t2, s4, t0
    xor t2, a2, t2
    and a2, t2, a7
    xor a2, s10, a2
    or s10, a3, s4
    xor t1, t1, s10
    not s10, a2
    sw s0, 120(sp)
    and s0, t1, s10
    xor a5, a5, s0
    not s0, t0
    and s0, s0, t2
    xor a3, a3, s0
    or s0, a3, a5
    xor s0, s4, s0
    and s4, a7, s10
    lw s10, 1312(ra)
    xor t0, t0, s4
    lw s4, 1320(ra)
    xor s0, s0, s10
    lw s10, 1328(ra)
    xor a5, a5, s4
    lw s4, 1336(ra)
    xor t1, t1, s10
    lw s10, 1344(ra)
    xor a3, a3, s4
    lw s4, 1352(ra)
    xor t0, t0, s10
    lw s10, 1360(ra)
    xor t2, t2, s4
    lw s4, 1368(ra)
    xor a7, a7, s10
    xor a2, a2, s4
    slli s4, a7, 16
    srli s10, a7, 16
    or s4, s4, s10
    slli s10, a2, 16
    sw a7, 232(sp)
    srli a7, a2, 16
    or a7, s10, a7
    slli s10, a3, 16
    sw a3, 176(sp)
    srli a3, a3, 16
    or a3, s10, a3
    slli s10, s0, 16
    sw s0, 208(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, t0, 16
    sw t0, 136(sp)
    srli t0, t0, 16
    or t0, s10, t0
    slli s10, t2, 16
    sw t2, 216(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, t1, 16
    sw t1, 204(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, a5, 16
    sw a5, 164(sp)
    srli a5, a5, 16
    or a5, s10, a5
    or s10, s7, t5
    xor s6, s6, s10
    or s10, a6, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a6
    xor s7, s7, s11
    not s11, s5
    sw a2, 116(sp)
    and a2, s7, s11
    xor t5, t5, a2
    not a2, s8
    and a2, a2, s10
    xor a2, s3, a2
    or s3, a2, t5
    xor a6, a6, s3
    and s3, s6, s11
    lw s11, 1316(ra)
    xor s3, s8, s3
    lw s8, 1324(ra)
    xor a6, a6, s11
    lw s11, 1332(ra)
    xor t5, t5, s8
    lw s8, 1340(ra)
    xor s7, s7, s11
    lw s11, 1348(ra)
    xor a2, a2, s8
    lw s8, 1356(ra)
    xor s3, s3, s11
    lw s11, 1364(ra)
    xor s8, s10, s8
    lw s10, 1372(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    and s10, a4, t6
    xor s2, s2, s10
    or s10, a1, s1
    xor s9, s9, s10
    not s10, s2
    and s11, s9, s10
    xor a0, a0, s11
    or s11, t4, a1
    xor a4, a4, s11
    not s11, a4
    and s11, s11, a0
    xor t6, t6, s11
    not s11, s1
    and s11, s11, s9
    xor t4, t4, s11
    not s11, t4
    and s11, s11, t6
    xor a1, a1, s11
    and s10, s10, a0
    lw s11, 1004(ra)
    xor s1, s1, s10
    xor t6, t6, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, t6, 8
    srli ra, t6, 24
    or s11, s11, ra
    slli ra, a4, 8
    sw s3, 168(sp)
    srli s3, a4, 24
    or s3, ra, s3
    slli ra, t4, 8
    sw s4, 192(sp)
    srli s4, t4, 24
    or s4, ra, s4
    slli ra, s1, 8
    sw t1, 156(sp)
    srli t1, s1, 24
    or t1, ra, t1
    slli ra, s9, 8
    sw t1, 128(sp)
    srli t1, s9, 24
    or t1, ra, t1
    slli ra, s2, 8
    sw s2, 140(sp)
    srli s2, s2, 24
    or s2, ra, s2
    slli ra, a0, 8
    sw a4, 124(sp)
    srli a4, a0, 24
    or a4, ra, a4
    lw ra, 120(sp)
    sw a6, 160(sp)
    and a6, ra, t3
    sw s10, 172(sp)
    lw s10, 148(sp)
    sw a7, 148(sp)
    xor a6, s10, a6
    lw s10, 228(sp)
    lw a7, 188(sp)
    sw a0, 144(sp)
    or a0, s10, a7
    xor a0, ra, a0
    lw ra, 152(sp)
    sw t2, 120(sp)
    or a7, a7, ra
    lw t2, 224(sp)
    sw a6, 224(sp)
    xor a7, t2, a7
    not t2, ra
    and t2, t2, a7
    xor t2, s10, t2
    not s10, a6
    sw a7, 228(sp)
    and a7, a7, s10
    lw a6, 196(sp)
    xor a4, s5, a4
    xor a6, a6, a7
    and a7, s10, a6
    xor a7, ra, a7
    not s10, a0
    and s10, s10, a6
    xor t3, t3, s10
    not s10, t2
    and s10, s10, t3
    lw ra, 188(sp)
    xor t5, t5, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor a5, t6, a5
    xor t6, s6, s2
    xor t0, s1, t0
    xor t4, t4, a3
    xor a3, a1, s0
    xor a2, a2, s4
    xor t1, s8, t1
    lw a1, 120(sp)
    lw s0, 144(sp)
    xor a1, s9, a1
    lw s1, 148(sp)
    lw s2, 172(sp)
    xor s0, s0, s1
    lw s1, 160(sp)
    lw s4, 156(sp)
    xor s1, s1, s2
    lw s2, 124(sp)
    lw s5, 192(sp)
    xor s2, s2, s4
    lw s4, 140(sp)
    lw s6, 128(sp)
    xor s4, s4, s5
    lw s5, 168(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 224(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor a6, a6, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    lw s8, 228(sp)
    srli s9, a3, 8
    xor s7, s8, s7
    slli s8, a3, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, t4, 24
    srli s10, t4, 8
    or s9, s9, s10
    xor t2, t2, s9
    slli s9, t0, 24
    srli s10, t0, 8
    or s9, s9, s10
    xor a7, a7, s9
    slli s9, a5, 24
    srli s10, a5, 8
    or s9, s9, s10
    xor t3, t3, s9
    # round 22 (skinny.dsl:60)
    lw s9, 232(sp)
    lw s10, 116(sp)
    lw ra, 136(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 204(sp)
    sw t3, 136(sp)
    lw t3, 176(sp)
    sw s7, 228(sp)
    or s7, ra, t3
    sw s8, 224(sp)
    lw s8, 208(sp)
    sw a0, 208(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 216(sp)
    sw a7, 232(sp)
    xor a0, a0, s8
    lw s8, 164(sp)
    sw t2, 216(sp)
    or t2, s8, ra
    xor t2, s9, t2
    not s9, a0
    and a7, t2, s9
    xor a7, s10, a7
    not s10, t3
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, a7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw s6, 204(sp)
    lw s6, 1376(ra)
    xor t3, t3, s9
    lw s9, 1384(ra)
    xor s6, s10, s6
    lw s10, 1392(ra)
    xor a7, a7, s9
    lw s9, 1400(ra)
    xor t2, t2, s10
    lw s10, 1408(ra)
    xor s8, s8, s9
    lw s9, 1416(ra)
    xor t3, t3, s10
    lw s10, 1424(ra)
    xor s7, s7, s9
    lw s9, 1432(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, t6
    and s9, s9, a4
    xor s5, s5, s9
    or s9, s3, a2
    xor s1, s1, s9
    not s9, s5
    and s11, s1, s9
    xor t1, t1, s11
    or s11, t5, s3
    xor t6, t6, s11
    and s11, t6, t1
    xor a4, a4, s11
    not s11, a2
    and s11, s11, s1
    xor t5, t5, s11
    not s11, t5
    and s11, s11, a4
    xor s3, s3, s11
    and s9, s9, t1
    lw s11, 344(ra)
    xor a2, a2, s9
    xor a4, a4, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a4, 16
    sw s3, 176(sp)
    srli s3, a4, 16
    or s3, s11, s3
    slli s11, t6, 16
    sw a4, 164(sp)
    srli a4, t6, 16
    or a4, s11, a4
    slli s11, t5, 16
    sw t6, 116(sp)
    srli t6, t5, 16
    or t6, s11, t6
    slli s11, a2, 16
    sw t5, 128(sp)
    srli t5, a2, 16
    or t5, s11, t5
    slli s11, s1, 16
    sw s1, 168(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 192(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t1, 16
    sw t1, 140(sp)
    srli t1, t1, 16
    or t1, s11, t1
    not s11, s4
    and s11, s11, s0
    xor t0, t0, s11
    or s11, a5, s2
    xor s4, s4, s11
    or s11, s2, t4
    xor a3, a3, s11
    not s11, t4
    and s11, s11, a3
    xor a5, a5, s11
    not s11, t0
    sw a3, 156(sp)
    and a3, a3, s11
    xor a3, a1, a3
    and a1, s11, a3
    xor t4, t4, a1
    and a1, s4, a3
    xor a1, s0, a1
    not s0, a5
    and s0, s0, a1
    xor s0, s2, s0
    lw s2, 204(sp)
    sw t4, 124(sp)
    or s11, s2, a6
    lw t4, 1428(ra)
    sw a3, 172(sp)
    lw a3, 232(sp)
    sw a5, 232(sp)
    xor a3, a3, s11
    xor t4, a3, t4
    lw s11, 208(sp)
    lw a5, 216(sp)
    sw t0, 160(sp)
    or t0, s11, a5
    sw s4, 148(sp)
    lw s4, 1420(ra)
    sw a1, 144(sp)
    lw a1, 224(sp)
    sw s0, 224(sp)
    xor t0, a1, t0
    xor a1, t0, s4
    and s4, t0, a3
    lw s0, 1436(ra)
    sw t4, 120(sp)
    lw t4, 228(sp)
    xor a7, a7, s3
    xor t4, t4, s4
    xor s0, t4, s0
    not s4, t4
    and a3, a3, s4
    lw s4, 1412(ra)
    xor a3, a5, a3
    xor a3, a3, s4
    not a5, a5
    and a5, a5, t0
    lw t0, 1404(ra)
    lw s4, 136(sp)
    xor t6, s8, t6
    xor a5, s4, a5
    xor t0, a5, t0
    sw t0, 216(sp)
    not t0, s11
    and t0, s4, t0
    lw s4, 1396(ra)
    xor t0, s2, t0
    xor s2, t0, s4
    or t0, t0, t4
    lw t4, 1388(ra)
    xor a6, a6, t0
    xor t0, a6, t4
    and a5, a5, a6
    lw a6, 1380(ra)
    xor a5, s11, a5
    xor a5, a5, a6
    xor a6, a0, t1
    xor t1, t2, a4
    xor t2, s7, s1
    xor t4, s10, s5
    xor a4, s6, s9
    xor t3, t3, t5
    xor t5, a2, a3
    lw a2, 168(sp)
    lw a0, 140(sp)
    xor a2, a2, a1
    xor a0, a0, s0
    lw s1, 128(sp)
    lw s3, 216(sp)
    lw s4, 192(sp)
    xor s1, s1, s3
    lw s5, 120(sp)
    lw s6, 116(sp)
    xor s4, s4, s5
    xor s6, s2, s6
    lw s7, 164(sp)
    lw s8, 176(sp)
    xor s7, t0, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 224(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 144(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 148(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 160(sp)
    sw t0, 160(sp)
    xor s5, s11, s5
    slli s11, s1, 16
    srli t0, s1, 16
    or t0, s11, t0
    lw s11, 232(sp)
    sw a1, 232(sp)
    xor t0, s11, t0
    slli s11, a0, 16
    srli a1, a0, 16
    or a1, s11, a1
    lw s11, 172(sp)
    sw a5, 172(sp)
    xor a1, s11, a1
    slli s11, a2, 16
    srli a5, a2, 16
    or a5, s11, a5
    lw s11, 156(sp)
    sw s2, 156(sp)
    xor a5, s11, a5
    slli s11, t5, 16
    srli s2, t5, 16
    or s2, s11, s2
    lw s11, 124(sp)
    # round 23 (skinny.dsl:60)
    lw ra, 868(ra)
    # round 22 (skinny.dsl:60)
    xor s2, s11, s2
    # round 23 (skinny.dsl:60)
    not s11, t4
    and s11, s11, a6
    xor t3, t3, s11
    not s11, t6
    and s11, t1, s11
    xor a4, a4, s11
    or s11, a4, t3
    xor t2, t2, s11
    not s11, a7
    and s11, s11, t1
    xor t4, t4, s11
    or s11, t4, t2
    xor a6, a6, s11
    or s11, t6, a4
    xor a7, a7, s11
    not s11, a6
    and s11, a7, s11
    xor t1, t1, s11
    or s11, t3, t2
    xor t6, t6, s11
    xor a6, a6, ra
    slli s11, t1, 24
    srli ra, t1, 8
    or s11, s11, ra
    slli ra, a6, 24
    sw s11, 124(sp)
    srli s11, a6, 8
    or s11, ra, s11
    slli ra, t4, 24
    sw t4, 148(sp)
    srli t4, t4, 8
    or t4, ra, t4
    slli ra, a7, 24
    sw t1, 144(sp)
    srli t1, a7, 8
    or t1, ra, t1
    slli ra, t6, 24
    sw t1, 224(sp)
    srli t1, t6, 8
    or t1, ra, t1
    slli ra, a4, 24
    sw t1, 176(sp)
    srli t1, a4, 8
    or t1, ra, t1
    slli ra, t3, 24
    sw t3, 164(sp)
    srli t3, t3, 8
    or t3, ra, t3
    slli ra, t2, 24
    sw t2, 116(sp)
    srli t2, t2, 8
    or t2, ra, t2
    not ra, s4
    and ra, ra, a0
    xor t5, t5, ra
    not ra, s1
    and ra, s6, ra
    xor s8, s8, ra
    or ra, s8, t5
    xor a2, a2, ra
    not ra, s7
    and ra, ra, s6
    xor s4, s4, ra
    or ra, s4, a2
    xor a0, a0, ra
    or ra, s1, s8
    xor s7, s7, ra
    not ra, a0
    and ra, s7, ra
    xor s6, s6, ra
    or ra, t5, a2
    xor s1, s1, ra
    or ra, s5, a1
    xor s2, s2, ra
    or ra, s3, t0
    xor s9, s9, ra
    and ra, s9, s2
    xor a5, a5, ra
    not ra, s3
    and ra, s10, ra
    xor s5, s5, ra
    or ra, s5, a5
    xor a1, a1, ra
    not ra, t0
    and ra, ra, s9
    xor s10, s10, ra
    and ra, s10, a1
    xor s3, s3, ra
    not ra, a5
    and ra, s2, ra
    sw a0, 192(sp)
    lw a0, 72(sp)
    sw s1, 128(sp)
    lw s1, 1440(a0)
    xor t0, t0, ra
    lw ra, 1448(a0)
    xor s1, s3, s1
    lw s3, 1456(a0)
    xor a1, a1, ra
    lw ra, 1464(a0)
    xor s3, s5, s3
    lw s5, 1472(a0)
    xor s10, s10, ra
    lw ra, 1480(a0)
    xor t0, t0, s5
    lw s5, 1488(a0)
    xor s9, s9, ra
    lw ra, 1496(a0)
    xor s2, s2, s5
    xor a5, a5, ra
    slli s5, s2, 16
    srli ra, s2, 16
    or s5, s5, ra
    slli ra, a5, 16
    sw s2, 140(sp)
    srli s2, a5, 16
    or s2, ra, s2
    slli ra, s10, 16
    sw s10, 168(sp)
    srli s10, s10, 16
    or s10, ra, s10
    slli ra, s1, 16
    sw s1, 208(sp)
    srli s1, s1, 16
    or s1, ra, s1
    slli ra, t0, 16
    sw t0, 204(sp)
    srli t0, t0, 16
    or t0, ra, t0
    slli ra, s9, 16
    sw s9, 136(sp)
    srli s9, s9, 16
    or s9, ra, s9
    slli ra, s3, 16
    sw s3, 228(sp)
    srli s3, s3, 16
    or s3, ra, s3
    slli ra, a1, 16
    sw a1, 188(sp)
    srli a1, a1, 16
    or a1, ra, a1
    lw ra, 120(sp)
    sw a5, 152(sp)
    or a5, ra, s0
    sw s7, 196(sp)
    lw s7, 1492(a0)
    xor a5, a3, a5
    xor a3, a5, s7
    lw s7, 156(sp)
    sw s6, 200(sp)
    lw s6, 216(sp)
    sw s8, 220(sp)
    or s8, s7, s6
    sw a2, 212(sp)
    lw a2, 1484(a0)
    sw s4, 180(sp)
    lw s4, 172(sp)
    sw t5, 172(sp)
    xor s4, s4, s8
    xor a2, s4, a2
    and s8, s4, a5
    lw t5, 1500(a0)
    sw s5, 184(sp)
    lw s5, 232(sp)
    xor a6, a6, a1
    xor s5, s5, s8
    xor t5, s5, t5
    not s5, s5
    and a5, a5, s5
    lw s8, 1476(a0)
    xor a5, s6, a5
    xor a5, a5, s8
    not s6, s6
    and s4, s6, s4
    lw s6, 1468(a0)
    lw s8, 160(sp)
    sw a5, 160(sp)
    xor s4, s8, s4
    xor s6, s4, s6
    or s8, s8, s7
    lw a5, 1460(a0)
    xor s8, ra, s8
    xor a5, s8, a5
    and s5, s8, s5
    lw s8, 1452(a0)
    xor s0, s0, s5
    xor s5, s0, s8
    or s0, s4, s0
    lw s4, 1444(a0)
    xor s0, s7, s0
    xor s0, s0, s4
    xor t2, t2, t5
    xor t5, s11, s5
    xor a5, t4, a5
    xor t3, t3, a3
    xor t0, t6, t0
    xor a7, a7, s10
    lw t4, 144(sp)
    lw t6, 224(sp)
    xor t4, t4, s1
    xor t6, t6, s6
    xor t1, t1, a2
    xor a4, a4, s9
    lw a3, 116(sp)
    lw a2, 124(sp)
    xor a3, a3, s2
    xor a2, a2, s0
    lw a1, 148(sp)
    lw s0, 164(sp)
    xor a1, a1, s3
    lw s1, 184(sp)
    lw s2, 160(sp)
    xor s0, s0, s1
    lw s1, 176(sp)
    srli s3, s0, 24
    xor s1, s1, s2
    slli s2, s0, 8
    or s2, s2, s3
    lw s3, 172(sp)
    srli s4, a1, 24
    xor s2, s3, s2
    slli s3, a1, 8
    or s3, s3, s4
    lw s4, 180(sp)
    srli s5, a3, 24
    xor s3, s4, s3
    slli s4, a3, 8
    or s4, s4, s5
    lw s5, 212(sp)
    srli s6, a4, 24
    xor s4, s5, s4
    slli s5, a4, 8
    or s5, s5, s6
    lw s6, 220(sp)
    srli s7, t4, 24
    xor s5, s6, s5
    slli s6, t4, 8
    or s6, s6, s7
    lw s7, 200(sp)
    srli s8, a7, 24
    xor s6, s7, s6
    slli s7, a7, 8
    or s7, s7, s8
    lw s8, 196(sp)
    srli s9, t0, 24
    xor s7, s8, s7
    slli s8, t0, 8
    or s8, s8, s9
    lw s9, 128(sp)
    srli s10, a6, 24
    xor s8, s9, s8
    slli s9, a6, 8
    or s9, s9, s10
    lw s10, 192(sp)
    xor s9, s10, s9
    # round 24 (skinny.dsl:60)
    or s10, s0, a3
    xor t0, t0, s10
    not s10, a1
    and s10, s10, a7
    xor t4, t4, s10
    not s10, t0
    and s10, t4, s10
    xor a4, a4, s10
    or s10, a6, a1
    xor s0, s0, s10
    not s10, a4
    and s10, s0, s10
    xor a3, a3, s10
    and s10, a7, t4
    xor a6, a6, s10
    or s10, a6, a3
    xor a1, a1, s10
    or s10, t0, a4
    xor a7, a7, s10
    or s10, s2, s4
    xor s8, s8, s10
    or s10, s3, s7
    xor s6, s6, s10
    and s10, s6, s8
    xor s5, s5, s10
    or s10, s9, s3
    xor s2, s2, s10
    not s10, s5
    and s11, s2, s10
    xor s4, s4, s11
    not s11, s7
    and s11, s11, s6
    xor s9, s9, s11
    or s11, s9, s4
    xor s3, s3, s11
    and s10, s8, s10
    lw s11, 1504(a0)
    xor s7, s7, s10
    lw s10, 1512(a0)
    xor s3, s3, s11
    lw s11, 1520(a0)
    xor s4, s4, s10
    lw s10, 1528(a0)
    xor s2, s2, s11
    lw s11, 1536(a0)
    xor s9, s9, s10
    lw s10, 1544(a0)
    xor s7, s7, s11
    lw s11, 1552(a0)
    xor s6, s6, s10
    lw s10, 1560(a0)
    xor s8, s8, s11
    xor s5, s5, s10
    lw s10, 140(sp)
    lw s11, 152(sp)
    sw a4, 192(sp)
    or ra, s10, s11
    lw a4, 204(sp)
    sw s5, 204(sp)
    xor a4, a4, ra
    lw ra, 228(sp)
    lw s5, 168(sp)
    sw s0, 128(sp)
    or s0, ra, s5
    sw s2, 196(sp)
    lw s2, 208(sp)
    sw a1, 208(sp)
    xor s0, s2, s0
    and s2, s0, a4
    lw a1, 136(sp)
    sw t4, 140(sp)
    xor a1, a1, s2
    lw s2, 188(sp)
    sw s3, 136(sp)
    or s3, s2, ra
    xor s3, s10, s3
    not s10, a1
    and t4, s3, s10
    xor t4, s11, t4
    not s11, s5
    and s11, s11, s0
    xor s2, s2, s11
    or s11, s2, t4
    xor s11, ra, s11
    and s10, a4, s10
    lw ra, 1508(a0)
    xor s5, s5, s10
    lw s10, 1516(a0)
    xor s11, s11, ra
    lw ra, 1524(a0)
    xor t4, t4, s10
    lw s10, 1532(a0)
    xor s3, s3, ra
    lw ra, 1540(a0)
    xor s2, s2, s10
    lw s10, 1548(a0)
    xor s5, s5, ra
    lw ra, 1556(a0)
    xor s0, s0, s10
    lw s10, 1564(a0)
    xor a4, a4, ra
    xor a1, a1, s10
    or s10, t3, t2
    xor s1, s1, s10
    not s10, a5
    and s10, s10, t6
    xor a2, a2, s10
    not s10, s1
    and s10, a2, s10
    xor t1, t1, s10
    or s10, t5, a5
    xor t3, t3, s10
    not s10, t1
    and s10, t3, s10
    xor t2, t2, s10
    and s10, t6, a2
    xor t5, t5, s10
    or s10, t5, t2
    xor a5, a5, s10
    or s10, s1, t1
    lw ra, 280(a0)
    xor t6, t6, s10
    xor t2, t2, ra
    xor a1, a1, t1
    xor t4, t4, t2
    xor s3, s3, t3
    xor t2, t2, s4
    xor a3, a3, t2
    xor a4, a4, s1
    xor s1, s8, s1
    xor t0, t0, s1
    xor s2, s2, t5
    xor s5, s5, t6
    xor t5, s9, t5
    xor a6, a6, t5
    xor t6, s7, t6
    xor a7, a7, t6
    xor s0, s0, a2
    xor s10, s11, a5
    xor a2, s6, a2
    lw s11, 140(sp)
    lw ra, 136(sp)
    xor s11, s11, a2
    xor a5, ra, a5
    sw a2, 140(sp)
    lw a2, 208(sp)
    sw a5, 208(sp)
    xor a2, a2, a5
    lw a5, 196(sp)
    sw t5, 168(sp)
    xor t3, t3, a5
    lw t5, 128(sp)
    sw t3, 128(sp)
    xor t5, t5, t3
    lw t3, 204(sp)
    sw t2, 228(sp)
    xor t1, t3, t1
    lw t2, 192(sp)
    # round 25 (skinny.dsl:60)
    sw t6, 192(sp)
    # round 24 (skinny.dsl:60)
    xor t2, t2, t1
    # round 25 (skinny.dsl:60)
    or t6, t0, t2
    xor a7, a7, t6
    or t6, t5, a6
    xor t6, a2, t6
    and a2, t6, a7
    xor a2, s11, a2
    or s11, a3, t5
    xor t0, t0, s11
    not s11, a2
    sw s1, 188(sp)
    and s1, t0, s11
    xor t2, t2, s1
    not s1, a6
    and s1, s1, t6
    xor a3, a3, s1
    or s1, a3, t2
    xor t5, t5, s1
    and s1, a7, s11
    lw s11, 1568(a0)
    xor a6, a6, s1
    lw s1, 1576(a0)
    xor t5, t5, s11
    lw s11, 1584(a0)
    xor t2, t2, s1
    lw s1, 1592(a0)
    xor t0, t0, s11
    lw s11, 1600(a0)
    xor a3, a3, s1
    lw s1, 1608(a0)
    xor a6, a6, s11
    lw s11, 1616(a0)
    xor t6, t6, s1
    lw s1, 1624(a0)
    xor a7, a7, s11
    xor a2, a2, s1
    slli s1, a7, 16
    srli s11, a7, 16
    or s1, s1, s11
    slli s11, a2, 16
    sw a7, 152(sp)
    srli a7, a2, 16
    or a7, s11, a7
    slli s11, a3, 16
    sw a3, 200(sp)
    srli a3, a3, 16
    or a3, s11, a3
    slli s11, t5, 16
    sw t5, 220(sp)
    srli t5, t5, 16
    or t5, s11, t5
    slli s11, a6, 16
    sw a6, 212(sp)
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, t6, 16
    sw t6, 180(sp)
    srli t6, t6, 16
    or t6, s11, t6
    slli s11, t0, 16
    sw t0, 172(sp)
    srli t0, t0, 16
    or t0, s11, t0
    slli s11, t2, 16
    sw t2, 160(sp)
    srli t2, t2, 16
    or t2, s11, t2
    or s11, s8, t3
    xor s7, s7, s11
    or s11, a5, s9
    xor s11, ra, s11
    and ra, s11, s7
    xor s6, s6, ra
    or ra, s4, a5
    xor s8, s8, ra
    not ra, s6
    sw a2, 136(sp)
    and a2, s8, ra
    xor t3, t3, a2
    not a2, s9
    and a2, a2, s11
    xor a2, s4, a2
    or s4, a2, t3
    xor a5, a5, s4
    and s4, s7, ra
    lw ra, 1572(a0)
    xor s4, s9, s4
    lw s9, 1580(a0)
    xor a5, a5, ra
    lw ra, 1588(a0)
    xor t3, t3, s9
    lw s9, 1596(a0)
    xor s8, s8, ra
    lw ra, 1604(a0)
    xor a2, a2, s9
    lw s9, 1612(a0)
    xor s4, s4, ra
    lw ra, 1620(a0)
    xor s9, s11, s9
    lw s11, 1628(a0)
    xor s7, s7, ra
    xor s6, s6, s11
    or s11, a4, a1
    xor s5, s5, s11
    not s11, s2
    and ra, s3, s11
    xor s10, s10, ra
    and ra, s10, s5
    xor s0, s0, ra
    not ra, t4
    and ra, ra, s3
    xor a4, a4, ra
    not ra, a4
    and ra, ra, s0
    xor a1, a1, ra
    and s11, s11, s10
    xor t4, t4, s11
    or s11, t4, a1
    xor s3, s3, s11
    and s11, s5, s0
    lw ra, 16(a0)
    xor s2, s2, s11
    xor a1, a1, ra
    slli s11, s3, 8
    srli ra, s3, 24
    or s11, s11, ra
    slli ra, a1, 8
    srli a0, a1, 24
    or a0, ra, a0
    slli ra, a4, 8
    sw s4, 196(sp)
    srli s4, a4, 24
    or s4, ra, s4
    slli ra, t4, 8
    sw s1, 204(sp)
    srli s1, t4, 24
    or s1, ra, s1
    slli ra, s2, 8
    sw t0, 176(sp)
    srli t0, s2, 24
    or t0, ra, t0
    slli ra, s10, 8
    sw t0, 184(sp)
    srli t0, s10, 24
    or t0, ra, t0
    slli ra, s5, 8
    sw s5, 164(sp)
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, s0, 8
    sw a4, 148(sp)
    srli a4, s0, 24
    or a4, ra, a4
    lw ra, 188(sp)
    sw a5, 124(sp)
    or a5, ra, t1
    sw s11, 116(sp)
    lw s11, 192(sp)
    sw s0, 224(sp)
    xor a5, s11, a5
    lw s11, 228(sp)
    sw a7, 192(sp)
    not a7, s11
    lw s0, 128(sp)
    sw s10, 144(sp)
    and a7, a7, s0
    xor a7, ra, a7
    lw ra, 168(sp)
    sw t6, 188(sp)
    not t6, ra
    and s0, s0, t6
    lw s10, 208(sp)
    xor a4, s6, a4
    xor s0, s10, s0
    and t6, t6, s0
    xor t6, s11, t6
    and s10, s0, a5
    lw s11, 140(sp)
    xor t3, t3, a0
    xor s10, s11, s10
    and s11, a5, s10
    xor s11, ra, s11
    not ra, a7
    and ra, ra, s10
    xor t1, t1, ra
    or ra, t6, t1
    sw t1, 168(sp)
    lw t1, 128(sp)
    xor a0, s8, s4
    xor t1, t1, ra
    xor t2, a1, t2
    xor a1, s7, s5
    xor a6, s2, a6
    xor t4, t4, a3
    xor t5, s3, t5
    xor a3, a2, s1
    xor t0, s9, t0
    lw a2, 144(sp)
    lw s1, 188(sp)
    lw s2, 192(sp)
    xor a2, a2, s1
    lw s1, 224(sp)
    lw s3, 116(sp)
    xor s1, s1, s2
    lw s2, 124(sp)
    lw s4, 176(sp)
    xor s2, s2, s3
    lw s3, 148(sp)
    lw s5, 204(sp)
    xor s3, s3, s4
    lw s4, 164(sp)
    lw s6, 184(sp)
    xor s4, s4, s5
    lw s5, 196(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor a5, a5, s6
    slli s6, s3, 24
    srli s7, s3, 8
    or s6, s6, s7
    xor a7, a7, s6
    slli s6, s1, 24
    srli s7, s1, 8
    or s6, s6, s7
    xor s6, s10, s6
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor s0, s0, s7
    slli s7, t5, 24
    srli s8, t5, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, t4, 24
    srli s8, t4, 8
    or s7, s7, s8
    xor t6, t6, s7
    slli s7, a6, 24
    srli s8, a6, 8
    or s7, s7, s8
    xor s7, s11, s7
    slli s8, t2, 24
    srli s9, t2, 8
    or s8, s8, s9
    lw s9, 168(sp)
    # round 26 (skinny.dsl:60)
    lw s10, 136(sp)
    # round 25 (skinny.dsl:60)
    xor s8, s9, s8
    # round 26 (skinny.dsl:60)
    lw s9, 152(sp)
    lw ra, 212(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 172(sp)
    sw s8, 212(sp)
    lw s8, 200(sp)
    sw s0, 168(sp)
    or s0, ra, s8
    sw t1, 184(sp)
    lw t1, 220(sp)
    sw a7, 220(sp)
    xor t1, t1, s0
    and s0, t1, s11
    lw a7, 180(sp)
    sw s7, 152(sp)
    xor a7, a7, s0
    lw s0, 160(sp)
    sw t6, 180(sp)
    or t6, s0, ra
    xor t6, s9, t6
    not s9, a7
    and s7, t6, s9
    xor s7, s10, s7
    not s10, s8
    and s10, s10, t1
    xor s0, s0, s10
    or s10, s0, s7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a5, 172(sp)
    lw a5, 1632(ra)
    xor s8, s8, s9
    lw s9, 1640(ra)
    xor a5, s10, a5
    lw s10, 1648(ra)
    xor s7, s7, s9
    lw s9, 1656(ra)
    xor t6, t6, s10
    lw s10, 1664(ra)
    xor s0, s0, s9
    lw s9, 1672(ra)
    xor s8, s8, s10
    lw s10, 1680(ra)
    xor t1, t1, s9
    lw s9, 1688(ra)
    xor s10, s11, s10
    xor a7, a7, s9
    and s9, a1, a4
    xor s5, s5, s9
    or s9, a0, a3
    xor s2, s2, s9
    not s9, s5
    and s11, s2, s9
    xor t0, t0, s11
    or s11, t3, a0
    xor a1, a1, s11
    not s11, a1
    and s11, s11, t0
    xor a4, a4, s11
    not s11, a3
    and s11, s11, s2
    xor t3, t3, s11
    not s11, t3
    and s11, s11, a4
    xor a0, a0, s11
    and s9, s9, t0
    lw s11, 664(ra)
    xor a3, a3, s9
    xor a4, a4, s11
    slli s9, a0, 16
    srli s11, a0, 16
    or s9, s9, s11
    slli s11, a4, 16
    sw a0, 200(sp)
    srli a0, a4, 16
    or a0, s11, a0
    slli s11, a1, 16
    sw a4, 160(sp)
    srli a4, a1, 16
    or a4, s11, a4
    slli s11, t3, 16
    sw a1, 136(sp)
    srli a1, t3, 16
    or a1, s11, a1
    slli s11, a3, 16
    sw t3, 196(sp)
    srli t3, a3, 16
    or t3, s11, t3
    slli s11, s2, 16
    sw s2, 204(sp)
    srli s2, s2, 16
    or s2, s11, s2
    slli s11, s5, 16
    sw s5, 164(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t0, 16
    sw t0, 176(sp)
    srli t0, t0, 16
    or t0, s11, t0
    and s11, s4, s1
    xor a6, a6, s11
    or s11, t2, s3
    xor s4, s4, s11
    or s11, s3, t4
    xor t5, t5, s11
    not s11, t4
    and s11, s11, t5
    xor t2, t2, s11
    not s11, a6
    sw t5, 148(sp)
    and t5, t5, s11
    xor t5, a2, t5
    and a2, s11, t5
    xor t4, t4, a2
    not a2, s4
    and a2, a2, t5
    xor a2, s1, a2
    not s1, t2
    and s1, s1, a2
    xor s1, s3, s1
    lw s3, 172(sp)
    sw t4, 116(sp)
    or s11, s3, s6
    lw t4, 1684(ra)
    sw t5, 124(sp)
    lw t5, 152(sp)
    sw t2, 152(sp)
    xor t5, t5, s11
    xor t4, t5, t4
    lw s11, 220(sp)
    lw t2, 180(sp)
    sw a6, 192(sp)
    or a6, s11, t2
    sw s4, 224(sp)
    lw s4, 1676(ra)
    sw a2, 188(sp)
    lw a2, 184(sp)
    sw s1, 184(sp)
    xor a6, a2, a6
    xor a2, a6, s4
    and s4, a6, t5
    lw s1, 1692(ra)
    sw t4, 144(sp)
    lw t4, 168(sp)
    xor a7, a7, t0
    xor t4, t4, s4
    xor s1, t4, s1
    not t4, t4
    and t5, t5, t4
    lw s4, 1668(ra)
    xor t5, t2, t5
    xor t5, t5, s4
    not t2, t2
    and a6, t2, a6
    lw t2, 1660(ra)
    lw s4, 212(sp)
    xor t0, s7, a0
    xor a6, s4, a6
    xor t2, a6, t2
    or s4, s4, s11
    sw t2, 212(sp)
    lw t2, 1652(ra)
    xor s3, s3, s4
    xor t2, s3, t2
    and t4, s3, t4
    lw s3, 1644(ra)
    xor t4, s6, t4
    xor s3, t4, s3
    or a6, a6, t4
    lw t4, 1636(ra)
    xor a6, s11, a6
    xor a6, a6, t4
    xor t4, t6, a4
    xor t1, t1, s2
    xor t6, s10, s5
    xor a4, s0, a1
    xor a5, a5, s9
    xor t3, s8, t3
    xor a3, a3, t5
    lw a1, 204(sp)
    lw a0, 176(sp)
    xor a1, a1, a2
    xor a0, a0, s1
    lw s0, 196(sp)
    lw s2, 212(sp)
    lw s4, 164(sp)
    xor s0, s0, s2
    lw s5, 144(sp)
    lw s6, 136(sp)
    xor s4, s4, s5
    xor s6, t2, s6
    lw s7, 160(sp)
    lw s8, 200(sp)
    xor s7, s3, s7
    xor s8, s8, a6
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 184(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 188(sp)
    srli s2, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s2, s11, s2
    lw s11, 224(sp)
    srli s5, s4, 16
    xor s2, s11, s2
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 192(sp)
    sw s3, 192(sp)
    xor s5, s11, s5
    slli s11, s0, 16
    srli s3, s0, 16
    or s3, s11, s3
    lw s11, 152(sp)
    sw a2, 152(sp)
    xor s3, s11, s3
    slli s11, a0, 16
    srli a2, a0, 16
    or a2, s11, a2
    lw s11, 124(sp)
    sw a6, 124(sp)
    xor a2, s11, a2
    slli s11, a1, 16
    srli a6, a1, 16
    or a6, s11, a6
    lw s11, 148(sp)
    sw t2, 148(sp)
    xor a6, s11, a6
    slli s11, a3, 16
    srli t2, a3, 16
    or t2, s11, t2
    lw s11, 116(sp)
    # round 27 (skinny.dsl:60)
    sw t5, 116(sp)
    # round 26 (skinny.dsl:60)
    xor t2, s11, t2
    # round 27 (skinny.dsl:60)
    not s11, t6
    and s11, s11, a7
    xor t3, t3, s11
    or s11, t4, a4
    xor a5, a5, s11
    not s11, t3
    and t5, a5, s11
    xor t1, t1, t5
    or t5, t0, t4
    xor t5, t6, t5
    and t6, t5, t1
    xor a7, a7, t6
    not t6, a4
    and t6, t6, a5
    xor t0, t0, t6
    not t6, t0
    and t6, t6, a7
    xor t4, t4, t6
    and t6, s11, t1
    lw s11, 664(ra)
    xor t6, a4, t6
    xor a7, a7, s11
    slli a4, t4, 24
    srli s11, t4, 8
    or a4, a4, s11
    slli s11, a7, 24
    sw a4, 224(sp)
    srli a4, a7, 8
    or a4, s11, a4
    slli s11, t5, 24
    sw t5, 188(sp)
    srli t5, t5, 8
    or t5, s11, t5
    slli s11, t0, 24
    sw t4, 184(sp)
    srli t4, t0, 8
    or t4, s11, t4
    slli s11, t6, 24
    sw t4, 200(sp)
    srli t4, t6, 8
    or t4, s11, t4
    slli s11, a5, 24
    sw t4, 160(sp)
    srli t4, a5, 8
    or t4, s11, t4
    slli s11, t3, 24
    sw t3, 136(sp)
    srli t3, t3, 8
    or t3, s11, t3
    slli s11, t1, 24
    sw t1, 164(sp)
    srli t1, t1, 8
    or t1, s11, t1
    not s11, s4
    and s11, s11, a0
    xor a3, a3, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s0
    xor s8, s8, s11
    not s11, s0
    and s11, s11, s8
    xor s7, s7, s11
    not s11, a3
    sw s8, 196(sp)
    and s8, s8, s11
    xor a1, a1, s8
    and s8, s11, a1
    xor s0, s0, s8
    and s8, s4, a1
    xor a0, a0, s8
    not s8, s7
    and s8, s8, a0
    xor s6, s6, s8
    or s8, s5, a2
    xor t2, t2, s8
    or s8, s2, s3
    xor s8, s9, s8
    and s9, s8, t2
    xor a6, a6, s9
    not s9, s2
    and s9, s10, s9
    xor s5, s5, s9
    or s9, s5, a6
    xor a2, a2, s9
    not s9, s3
    and s9, s9, s8
    xor s9, s10, s9
    and s10, s9, a2
    xor s2, s2, s10
    not s10, a6
    and s10, t2, s10
    lw s11, 1696(ra)
    xor s3, s3, s10
    lw s10, 1704(ra)
    xor s2, s2, s11
    lw s11, 1712(ra)
    xor a2, a2, s10
    lw s10, 1720(ra)
    xor s5, s5, s11
    lw s11, 1728(ra)
    xor s9, s9, s10
    lw s10, 1736(ra)
    xor s3, s3, s11
    lw s11, 1744(ra)
    xor s8, s8, s10
    lw s10, 1752(ra)
    xor t2, t2, s11
    xor a6, a6, s10
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    slli s11, a6, 16
    sw t2, 176(sp)
    srli t2, a6, 16
    or t2, s11, t2
    slli s11, s9, 16
    sw s9, 204(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s2, 16
    sw s2, 220(sp)
    srli s2, s2, 16
    or s2, s11, s2
    slli s11, s3, 16
    sw s3, 172(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, s8, 16
    sw s8, 180(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s5, 16
    sw s5, 168(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a2, 16
    sw a2, 128(sp)
    srli a2, a2, 16
    or a2, s11, a2
    lw s11, 144(sp)
    sw a6, 140(sp)
    or a6, s11, s1
    sw a0, 228(sp)
    lw a0, 1748(ra)
    sw s0, 208(sp)
    lw s0, 116(sp)
    sw s7, 116(sp)
    xor a6, s0, a6
    xor a0, a6, a0
    lw s0, 148(sp)
    lw s7, 212(sp)
    sw s6, 156(sp)
    or s6, s0, s7
    sw a1, 120(sp)
    lw a1, 1740(ra)
    sw s4, 216(sp)
    lw s4, 124(sp)
    sw a3, 124(sp)
    xor s4, s4, s6
    xor a1, s4, a1
    and s6, s4, a6
    lw a3, 1756(ra)
    sw s10, 232(sp)
    lw s10, 152(sp)
    xor a7, a7, a2
    xor s6, s10, s6
    xor a3, s6, a3
    not s6, s6
    and a6, a6, s6
    lw s10, 1732(ra)
    xor a6, s7, a6
    xor a6, a6, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 1724(ra)
    lw s10, 192(sp)
    sw a6, 192(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s0
    lw a6, 1716(ra)
    xor s10, s11, s10
    xor a6, s10, a6
    and s6, s10, s6
    lw s10, 1708(ra)
    xor s1, s1, s6
    xor s6, s1, s10
    or s1, s4, s1
    lw s4, 1700(ra)
    xor s0, s0, s1
    xor s0, s0, s4
    xor t1, t1, a3
    xor a4, a4, s6
    xor a6, t5, a6
    xor t3, t3, a0
    xor t5, t6, s3
    xor t0, t0, s9
    lw t6, 184(sp)
    lw a3, 200(sp)
    xor t6, t6, s2
    xor a3, a3, s7
    xor t4, t4, a1
    xor a5, a5, s8
    lw a2, 164(sp)
    lw a1, 188(sp)
    xor t2, a2, t2
    lw a2, 224(sp)
    xor a1, a1, s5
    xor a2, a2, s0
    lw a0, 136(sp)
    lw s0, 232(sp)
    lw s1, 192(sp)
    xor a0, a0, s0
    lw s0, 160(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 124(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 216(sp)
    srli s4, t2, 24
    xor s2, s3, s2
    slli s3, t2, 8
    or s3, s3, s4
    lw s4, 120(sp)
    srli s5, a5, 24
    xor s3, s4, s3
    slli s4, a5, 8
    or s4, s4, s5
    lw s5, 196(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 156(sp)
    srli s7, t0, 24
    xor s5, s6, s5
    slli s6, t0, 8
    or s6, s6, s7
    lw s7, 116(sp)
    srli s8, t5, 24
    xor s6, s7, s6
    slli s7, t5, 8
    or s7, s7, s8
    lw s8, 208(sp)
    srli s9, a7, 24
    xor s7, s8, s7
    slli s8, a7, 8
    or s8, s8, s9
    lw s9, 228(sp)
    # round 28 (skinny.dsl:60)
    lw s10, 1760(ra)
    # round 27 (skinny.dsl:60)
    xor s8, s9, s8
    # round 28 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t2
    xor t5, t5, s9
    not s9, t0
    and s9, a1, s9
    xor t6, t6, s9
    or s9, t6, t5
    xor a5, a5, s9
    not s9, a7
    and s9, s9, a1
    xor a0, a0, s9
    or s9, a0, a5
    xor t2, t2, s9
    or s9, t0, t6
    xor a7, a7, s9
    not s9, t2
    and s9, a7, s9
    xor a1, a1, s9
    or s9, t5, a5
    xor t0, t0, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    xor s6, s6, s9
    lw s9, 1768(ra)
    xor s2, s2, s10
    lw s10, 1776(ra)
    xor s3, s3, s9
    lw s9, 1784(ra)
    xor s1, s1, s10
    lw s10, 1792(ra)
    xor s8, s8, s9
    lw s9, 1800(ra)
    xor s6, s6, s10
    lw s10, 1808(ra)
    xor s5, s5, s9
    lw s9, 1816(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 176(sp)
    lw s10, 140(sp)
    sw a5, 228(sp)
    or s11, s9, s10
    lw a5, 172(sp)
    sw s4, 172(sp)
    xor a5, a5, s11
    lw s11, 168(sp)
    lw s4, 204(sp)
    sw a0, 208(sp)
    or a0, s11, s4
    sw s1, 116(sp)
    lw s1, 220(sp)
    sw a1, 220(sp)
    xor a0, s1, a0
    and s1, a0, a5
    lw a1, 180(sp)
    sw t6, 176(sp)
    xor a1, a1, s1
    lw s1, 128(sp)
    sw s2, 180(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t6, s2, s9
    xor t6, s10, t6
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t6
    xor s10, s11, s10
    and s9, a5, s9
    lw s11, 1764(ra)
    xor s4, s4, s9
    lw s9, 1772(ra)
    xor s10, s10, s11
    lw s11, 1780(ra)
    xor t6, t6, s9
    lw s9, 1788(ra)
    xor s2, s2, s11
    lw s11, 1796(ra)
    xor s1, s1, s9
    lw s9, 1804(ra)
    xor s4, s4, s11
    lw s11, 1812(ra)
    xor a0, a0, s9
    lw s9, 1820(ra)
    xor a5, a5, s11
    xor a1, a1, s9
    not s9, t3
    and s9, s9, t1
    xor s0, s0, s9
    not s9, a4
    and s9, s9, a6
    xor t3, t3, s9
    not s9, a3
    and s9, a6, s9
    xor a2, a2, s9
    or s9, a3, a2
    xor a4, a4, s9
    or s9, a2, s0
    xor t4, t4, s9
    or s9, t3, t4
    lw s11, 16(ra)
    xor t1, t1, s9
    xor s9, t1, s11
    not t1, t1
    and t1, a4, t1
    xor a6, a6, t1
    or t1, s0, t4
    xor t1, a3, t1
    xor a3, a1, t4
    xor t6, t6, s9
    xor a1, s2, t3
    xor s2, s9, s3
    xor t2, t2, s2
    xor a5, a5, s0
    xor s0, s7, s0
    xor t5, t5, s0
    xor s1, s1, a4
    xor s4, s4, t1
    xor a4, s8, a4
    xor a7, a7, a4
    xor t1, s6, t1
    xor t0, t0, t1
    xor a0, a0, a2
    xor s9, s10, a6
    xor a2, s5, a2
    lw s10, 176(sp)
    lw s11, 180(sp)
    xor s10, s10, a2
    xor a6, s11, a6
    sw s2, 176(sp)
    lw s2, 220(sp)
    sw a2, 220(sp)
    xor s2, s2, a6
    lw a2, 116(sp)
    sw a6, 204(sp)
    xor t3, t3, a2
    lw a6, 208(sp)
    sw a4, 208(sp)
    xor a6, a6, t3
    lw a4, 172(sp)
    sw t3, 168(sp)
    xor t4, a4, t4
    lw t3, 228(sp)
    # round 29 (skinny.dsl:60)
    sw t1, 228(sp)
    # round 28 (skinny.dsl:60)
    xor t3, t3, t4
    # round 29 (skinny.dsl:60)
    or t1, t5, t3
    xor t0, t0, t1
    or t1, a6, a7
    xor t1, s2, t1
    and s2, t1, t0
    xor s2, s10, s2
    or s10, t2, a6
    xor t5, t5, s10
    not s10, s2
    sw s0, 128(sp)
    and s0, t5, s10
    xor t3, t3, s0
    not s0, a7
    and s0, s0, t1
    xor t2, t2, s0
    or s0, t2, t3
    xor a6, a6, s0
    and s0, t0, s10
    lw s10, 1824(ra)
    xor a7, a7, s0
    lw s0, 1832(ra)
    xor a6, a6, s10
    lw s10, 1840(ra)
    xor t3, t3, s0
    lw s0, 1848(ra)
    xor t5, t5, s10
    lw s10, 1856(ra)
    xor t2, t2, s0
    lw s0, 1864(ra)
    xor a7, a7, s10
    lw s10, 1872(ra)
    xor t1, t1, s0
    lw s0, 1880(ra)
    xor t0, t0, s10
    xor s0, s2, s0
    slli s2, t0, 16
    srli s10, t0, 16
    or s2, s2, s10
    slli s10, s0, 16
    sw t0, 140(sp)
    srli t0, s0, 16
    or t0, s10, t0
    slli s10, t2, 16
    sw t2, 156(sp)
    srli t2, t2, 16
    or t2, s10, t2
    slli s10, a6, 16
    sw a6, 196(sp)
    srli a6, a6, 16
    or a6, s10, a6
    slli s10, a7, 16
    sw a7, 120(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, t1, 16
    sw t1, 216(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, t5, 16
    sw t5, 124(sp)
    srli t5, t5, 16
    or t5, s10, t5
    slli s10, t3, 16
    sw t3, 192(sp)
    srli t3, t3, 16
    or t3, s10, t3
    or s10, s7, a4
    xor s6, s6, s10
    or s10, a2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a2
    xor s7, s7, s11
    not s11, s5
    sw s0, 180(sp)
    and s0, s7, s11
    xor a4, a4, s0
    not s0, s8
    and s0, s0, s10
    xor s0, s3, s0
    or s3, s0, a4
    xor a2, a2, s3
    and s3, s6, s11
    lw s11, 1828(ra)
    xor s3, s8, s3
    lw s8, 1836(ra)
    xor a2, a2, s11
    lw s11, 1844(ra)
    xor a4, a4, s8
    lw s8, 1852(ra)
    xor s7, s7, s11
    lw s11, 1860(ra)
    xor s0, s0, s8
    lw s8, 1868(ra)
    xor s3, s3, s11
    lw s11, 1876(ra)
    xor s8, s10, s8
    lw s10, 1884(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    or s10, a5, a3
    xor s4, s4, s10
    not s10, a1
    and s10, s10, s1
    xor s9, s9, s10
    not s10, s4
    and s10, s9, s10
    xor a0, a0, s10
    or s10, t6, a1
    xor a5, a5, s10
    not s10, a0
    and s10, a5, s10
    xor a3, a3, s10
    and s10, s1, s9
    xor t6, t6, s10
    or s10, t6, a3
    xor a1, a1, s10
    or s10, s4, a0
    lw s11, 280(ra)
    xor s1, s1, s10
    xor a3, a3, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, a3, 8
    srli ra, a3, 24
    or s11, s11, ra
    slli ra, a5, 8
    sw s3, 116(sp)
    srli s3, a5, 24
    or s3, ra, s3
    slli ra, t6, 8
    sw s2, 172(sp)
    srli s2, t6, 24
    or s2, ra, s2
    slli ra, s1, 8
    sw t5, 160(sp)
    srli t5, s1, 24
    or t5, ra, t5
    slli ra, s9, 8
    sw t5, 232(sp)
    srli t5, s9, 24
    or t5, ra, t5
    slli ra, s4, 8
    sw s4, 136(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a5, 188(sp)
    srli a5, a0, 24
    or a5, ra, a5
    lw ra, 128(sp)
    sw a2, 224(sp)
    or a2, ra, t4
    sw s10, 164(sp)
    lw s10, 228(sp)
    sw a0, 200(sp)
    xor a2, s10, a2
    lw s10, 168(sp)
    sw t0, 228(sp)
    not t0, s10
    lw a0, 208(sp)
    sw t1, 184(sp)
    and t0, t0, a0
    lw t1, 204(sp)
    sw s9, 204(sp)
    xor t0, t1, t0
    not t1, a2
    and t1, t0, t1
    lw s9, 220(sp)
    xor a5, s5, a5
    xor t1, s9, t1
    lw s9, 176(sp)
    sw s8, 220(sp)
    or s8, s9, s10
    xor s8, ra, s8
    not ra, t1
    and ra, s8, ra
    xor t4, t4, ra
    and ra, a0, t0
    xor s9, s9, ra
    or ra, s9, t4
    xor s10, s10, ra
    or ra, a2, t1
    xor a0, a0, ra
    xor a4, a4, s11
    xor s3, s7, s3
    xor t3, a3, t3
    xor a3, s6, s4
    xor a7, s1, a7
    xor t2, t6, t2
    xor a6, a1, a6
    xor t6, s0, s2
    lw a1, 220(sp)
    lw s0, 184(sp)
    xor t5, a1, t5
    lw a1, 204(sp)
    lw s1, 228(sp)
    xor a1, a1, s0
    lw s0, 200(sp)
    lw s2, 164(sp)
    xor s0, s0, s1
    lw s1, 224(sp)
    lw s4, 160(sp)
    xor s1, s1, s2
    lw s2, 188(sp)
    lw s5, 172(sp)
    xor s2, s2, s4
    lw s4, 136(sp)
    lw s6, 232(sp)
    xor s4, s4, s5
    lw s5, 116(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor a2, a2, s6
    slli s6, s2, 24
    srli s7, s2, 8
    or s6, s6, s7
    xor s6, s8, s6
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    xor t0, t0, s7
    slli s7, a6, 24
    srli s8, a6, 8
    or s7, s7, s8
    xor s7, s10, s7
    slli s8, t2, 24
    srli s10, t2, 8
    or s8, s8, s10
    xor s8, s9, s8
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor a0, a0, s9
    slli s9, t3, 24
    srli s10, t3, 8
    or s9, s9, s10
    xor t4, t4, s9
    # round 30 (skinny.dsl:60)
    lw s9, 140(sp)
    lw s10, 180(sp)
    lw ra, 120(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 124(sp)
    sw t4, 120(sp)
    lw t4, 156(sp)
    sw t0, 232(sp)
    or t0, ra, t4
    sw s7, 116(sp)
    lw s7, 196(sp)
    sw s6, 196(sp)
    xor t0, s7, t0
    and s7, t0, s11
    lw s6, 216(sp)
    sw a0, 140(sp)
    xor s6, s6, s7
    lw s7, 192(sp)
    sw s8, 216(sp)
    or s8, s7, ra
    xor s8, s9, s8
    not s9, s6
    and a0, s8, s9
    xor a0, s10, a0
    not s10, t4
    and s10, s10, t0
    xor s7, s7, s10
    or s10, s7, a0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 72(sp)
    sw a2, 124(sp)
    lw a2, 1888(ra)
    xor t4, t4, s9
    lw s9, 1896(ra)
    xor a2, s10, a2
    lw s10, 1904(ra)
    xor a0, a0, s9
    lw s9, 1912(ra)
    xor s8, s8, s10
    lw s10, 1920(ra)
    xor s7, s7, s9
    lw s9, 1928(ra)
    xor t4, t4, s10
    lw s10, 1936(ra)
    xor t0, t0, s9
    lw s9, 1944(ra)
    xor s10, s11, s10
    xor s6, s6, s9
    or s9, a3, a5
    xor s5, s5, s9
    not s9, t6
    and s11, s3, s9
    xor s1, s1, s11
    and s11, s1, s5
    xor t5, t5, s11
    not s11, a4
    and s11, s11, s3
    xor a3, a3, s11
    not s11, a3
    and s11, s11, t5
    xor a5, a5, s11
    and s9, s9, s1
    xor a4, a4, s9
    or s9, a4, a5
    xor s3, s3, s9
    and s9, s5, t5
    lw s11, 868(ra)
    xor t6, t6, s9
    xor a5, a5, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a5, 16
    sw s3, 156(sp)
    srli s3, a5, 16
    or s3, s11, s3
    slli s11, a3, 16
    sw a5, 192(sp)
    srli a5, a3, 16
    or a5, s11, a5
    slli s11, a4, 16
    sw a3, 180(sp)
    srli a3, a4, 16
    or a3, s11, a3
    slli s11, t6, 16
    sw a4, 172(sp)
    srli a4, t6, 16
    or a4, s11, a4
    slli s11, s1, 16
    sw s1, 136(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 160(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t5, 16
    sw t5, 188(sp)
    srli t5, t5, 16
    or t5, s11, t5
    or s11, s4, s0
    xor a7, a7, s11
    not s11, t3
    and s11, s11, s2
    xor s4, s4, s11
    not s11, t2
    sw t6, 164(sp)
    and t6, s2, s11
    xor a6, a6, t6
    and t6, s11, a6
    xor t3, t3, t6
    and t6, a6, a7
    xor t6, a1, t6
    and a1, a7, t6
    xor t2, t2, a1
    not a1, s4
    and a1, a1, t6
    xor a1, s0, a1
    or s0, t3, a1
    xor s0, s2, s0
    lw s2, 124(sp)
    sw t2, 224(sp)
    or s11, s2, t1
    lw t2, 1940(ra)
    sw a6, 228(sp)
    lw a6, 140(sp)
    sw t6, 140(sp)
    xor a6, a6, s11
    xor t2, a6, t2
    lw s11, 196(sp)
    lw t6, 216(sp)
    sw t3, 200(sp)
    or t3, s11, t6
    sw a7, 184(sp)
    lw a7, 1932(ra)
    sw s4, 204(sp)
    lw s4, 116(sp)
    sw a1, 116(sp)
    xor t3, s4, t3
    xor a7, t3, a7
    and s4, t3, a6
    lw a1, 1948(ra)
    sw s0, 220(sp)
    lw s0, 232(sp)
    xor a5, s8, a5
    xor s0, s0, s4
    xor a1, s0, a1
    not s0, s0
    and a6, a6, s0
    lw s4, 1924(ra)
    xor a6, t6, a6
    xor a6, a6, s4
    not t6, t6
    and t3, t6, t3
    lw t6, 1916(ra)
    lw s4, 120(sp)
    sw t2, 120(sp)
    xor t3, s4, t3
    xor t6, t3, t6
    or s4, s4, s11
    lw t2, 1908(ra)
    xor s2, s2, s4
    xor t2, s2, t2
    and s0, s2, s0
    lw s2, 1900(ra)
    xor t1, t1, s0
    xor s0, t1, s2
    or t1, t3, t1
    lw t3, 1892(ra)
    xor t1, s11, t1
    xor t1, t1, t3
    xor t3, s6, t5
    xor t5, a0, s3
    xor t0, t0, s1
    xor a0, s10, s5
    xor a3, s7, a3
    xor a2, a2, s9
    xor t4, t4, a4
    lw a4, 164(sp)
    lw s1, 136(sp)
    xor a4, a4, a6
    xor s1, s1, a7
    lw s2, 188(sp)
    lw s3, 172(sp)
    xor s2, s2, a1
    xor s3, s3, t6
    lw s4, 160(sp)
    lw s5, 120(sp)
    lw s6, 180(sp)
    xor s4, s4, s5
    xor s6, t2, s6
    lw s7, 192(sp)
    lw s8, 156(sp)
    xor s7, s0, s7
    xor s8, s8, t1
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 220(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 116(sp)
    srli s5, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s5, s11, s5
    lw s11, 204(sp)
    sw s0, 204(sp)
    xor s5, s11, s5
    slli s11, s4, 16
    srli s0, s4, 16
    or s0, s11, s0
    lw s11, 184(sp)
    sw a7, 184(sp)
    xor s0, s11, s0
    slli s11, s3, 16
    srli a7, s3, 16
    or a7, s11, a7
    lw s11, 200(sp)
    sw t1, 200(sp)
    xor a7, s11, a7
    slli s11, s2, 16
    srli t1, s2, 16
    or t1, s11, t1
    lw s11, 140(sp)
    sw t6, 140(sp)
    xor t1, s11, t1
    slli s11, s1, 16
    srli t6, s1, 16
    or t6, s11, t6
    lw s11, 228(sp)
    sw t2, 228(sp)
    xor t6, s11, t6
    slli s11, a4, 16
    srli t2, a4, 16
    or t2, s11, t2
    lw s11, 224(sp)
    # round 31 (skinny.dsl:60)
    sw a6, 224(sp)
    # round 30 (skinny.dsl:60)
    xor t2, s11, t2
    # round 31 (skinny.dsl:60)
    and s11, a0, t3
    xor t4, t4, s11
    or s11, a5, a3
    xor a2, a2, s11
    not s11, t4
    and a6, a2, s11
    xor a6, t0, a6
    or t0, t5, a5
    xor t0, a0, t0
    not a0, t0
    and a0, a0, a6
    xor t3, t3, a0
    not a0, a3
    and a0, a0, a2
    xor t5, t5, a0
    not a0, t5
    and a0, a0, t3
    xor a5, a5, a0
    and a0, s11, a6
    lw s11, 344(ra)
    xor a3, a3, a0
    xor t3, t3, s11
    slli a0, a5, 24
    srli s11, a5, 8
    or a0, a0, s11
    slli s11, t3, 24
    sw a0, 116(sp)
    srli a0, t3, 8
    or a0, s11, a0
    slli s11, t0, 24
    sw t0, 220(sp)
    srli t0, t0, 8
    or t0, s11, t0
    slli s11, t5, 24
    sw a5, 156(sp)
    srli a5, t5, 8
    or a5, s11, a5
    slli s11, a3, 24
    sw a5, 192(sp)
    srli a5, a3, 8
    or a5, s11, a5
    slli s11, a2, 24
    sw a5, 180(sp)
    srli a5, a2, 8
    or a5, s11, a5
    slli s11, t4, 24
    sw t4, 160(sp)
    srli t4, t4, 8
    or t4, s11, t4
    slli s11, a6, 24
    sw a6, 172(sp)
    srli a6, a6, 8
    or a6, s11, a6
    and s11, s4, s2
    xor a4, a4, s11
    or s11, s7, s6
    xor s4, s4, s11
    or s11, s6, s3
    xor s8, s8, s11
    not s11, s3
    and s11, s11, s8
    xor s7, s7, s11
    not s11, a4
    sw s8, 188(sp)
    and s8, s8, s11
    xor s1, s1, s8
    and s8, s11, s1
    xor s3, s3, s8
    not s8, s4
    and s8, s8, s1
    xor s2, s2, s8
    not s8, s7
    and s8, s8, s2
    xor s6, s6, s8
    or s8, s0, t1
    xor t2, t2, s8
    or s8, s5, a7
    xor s8, s9, s8
    and s9, s8, t2
    xor t6, t6, s9
    or s9, s10, s5
    xor s0, s0, s9
    not s9, t6
    and s11, s0, s9
    xor t1, t1, s11
    not s11, a7
    and s11, s11, s8
    xor s10, s10, s11
    or s11, s10, t1
    xor s5, s5, s11
    and s9, t2, s9
    lw s11, 1952(ra)
    xor a7, a7, s9
    lw s9, 1960(ra)
    xor s5, s5, s11
    lw s11, 1968(ra)
    xor t1, t1, s9
    lw s9, 1976(ra)
    xor s0, s0, s11
    lw s11, 1984(ra)
    xor s9, s10, s9
    lw s10, 1992(ra)
    xor a7, a7, s11
    lw s11, 2000(ra)
    xor s8, s8, s10
    lw s10, 2008(ra)
    xor t2, t2, s11
    xor t6, t6, s10
    slli s10, t2, 16
    srli s11, t2, 16
    or s10, s10, s11
    slli s11, t6, 16
    sw t2, 136(sp)
    srli t2, t6, 16
    or t2, s11, t2
    slli s11, s9, 16
    sw s9, 164(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s5, 16
    sw s5, 196(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, a7, 16
    sw a7, 124(sp)
    srli a7, a7, 16
    or a7, s11, a7
    slli s11, s8, 16
    sw s8, 216(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s0, 16
    sw s0, 232(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, t1, 16
    sw t1, 208(sp)
    srli t1, t1, 16
    or t1, s11, t1
    lw s11, 120(sp)
    sw t6, 168(sp)
    or t6, s11, a1
    sw s2, 176(sp)
    lw s2, 2004(ra)
    sw s3, 128(sp)
    lw s3, 224(sp)
    sw s7, 224(sp)
    xor t6, s3, t6
    xor s2, t6, s2
    lw s3, 228(sp)
    lw s7, 140(sp)
    sw s6, 148(sp)
    or s6, s3, s7
    sw s1, 144(sp)
    lw s1, 1996(ra)
    sw s4, 212(sp)
    lw s4, 200(sp)
    sw a4, 200(sp)
    xor s4, s4, s6
    xor s1, s4, s1
    and s6, s4, t6
    lw a4, 2012(ra)
    sw s10, 152(sp)
    lw s10, 184(sp)
    xor t1, t3, t1
    xor s6, s10, s6
    xor a4, s6, a4
    not s6, s6
    and t6, t6, s6
    lw s10, 1988(ra)
    xor t6, s7, t6
    xor t6, t6, s10
    not s7, s7
    and s4, s7, s4
    lw s7, 1980(ra)
    lw s10, 204(sp)
    sw t6, 204(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s3
    lw t6, 1972(ra)
    xor s10, s11, s10
    xor t6, s10, t6
    and s6, s10, s6
    lw s10, 1964(ra)
    xor a1, a1, s6
    xor s6, a1, s10
    or a1, s4, a1
    lw s4, 1956(ra)
    xor a1, s3, a1
    xor a1, a1, s4
    xor a6, a6, a4
    xor a4, a0, s6
    xor t0, t0, t6
    xor t3, t4, s2
    xor a7, a3, a7
    xor t4, t5, s9
    lw t5, 156(sp)
    lw t6, 192(sp)
    xor t5, t5, s5
    xor t6, t6, s7
    xor a5, a5, s1
    xor a3, a2, s8
    lw a2, 172(sp)
    lw a0, 160(sp)
    xor t2, a2, t2
    lw a2, 116(sp)
    lw s1, 204(sp)
    xor a2, a2, a1
    lw a1, 220(sp)
    srli s4, t2, 24
    xor a1, a1, s0
    lw s0, 152(sp)
    srli s3, a1, 24
    xor a0, a0, s0
    lw s0, 180(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 200(sp)
    srli s5, a3, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 212(sp)
    srli s6, t5, 24
    xor s2, s3, s2
    slli s3, t2, 8
    or s3, s3, s4
    lw s4, 144(sp)
    srli s7, t4, 24
    xor s3, s4, s3
    slli s4, a3, 8
    or s4, s4, s5
    lw s5, 188(sp)
    srli s8, a7, 24
    xor s4, s5, s4
    slli s5, t5, 8
    or s5, s5, s6
    lw s6, 148(sp)
    srli s9, t1, 24
    xor s5, s6, s5
    slli s6, t4, 8
    or s6, s6, s7
    lw s7, 224(sp)
    xor s6, s7, s6
    slli s7, a7, 8
    or s7, s7, s8
    lw s8, 128(sp)
    xor s7, s8, s7
    slli s8, t1, 8
    or s8, s8, s9
    lw s9, 176(sp)
    xor s8, s9, s8
    # round 32 (skinny.dsl:60)
    not s9, a0
    and s9, s9, t2
    xor a7, a7, s9
    or s9, t1, a1
    xor a0, a0, s9
    or s9, a1, t4
    xor t5, t5, s9
    not s9, t4
    and s9, s9, t5
    xor t1, t1, s9
    not s9, a7
    and s10, t5, s9
    xor a3, a3, s10
    and s9, s9, a3
    xor t4, t4, s9
    and s9, a0, a3
    xor t2, t2, s9
    not s9, t1
    and s9, s9, t2
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    not s9, s2
    and s9, s8, s9
    xor s1, s1, s9
    or s9, s1, s4
    xor s3, s3, s9
    not s9, s6
    and s9, s9, s5
    xor s8, s8, s9
    and s9, s8, s3
    xor s2, s2, s9
    not s9, s4
    and s9, s7, s9
    lw s10, 2016(ra)
    xor s6, s6, s9
    lw s9, 2024(ra)
    xor s2, s2, s10
    lw s10, 2032(ra)
    xor s3, s3, s9
    lw s9, 2040(ra)
    xor s1, s1, s10
    lw s10, 132(sp)
    xor s8, s8, s9
    lw s11, -2048(s10)
    lw s9, -2040(s10)
    xor s6, s6, s11
    lw s11, -2032(s10)
    xor s5, s5, s9
    lw s9, -2024(s10)
    xor s7, s7, s11
    xor s4, s4, s9
    lw s9, 136(sp)
    lw s11, 168(sp)
    sw a3, 176(sp)
    or a3, s9, s11
    sw s4, 128(sp)
    lw s4, 124(sp)
    sw a0, 124(sp)
    xor a3, s4, a3
    lw s4, 232(sp)
    lw a0, 164(sp)
    sw s1, 224(sp)
    or s1, s4, a0
    sw a1, 148(sp)
    lw a1, 196(sp)
    sw s2, 196(sp)
    xor a1, a1, s1
    and s1, a1, a3
    lw s2, 216(sp)
    sw s5, 136(sp)
    xor s1, s2, s1
    lw s2, 208(sp)
    sw t5, 216(sp)
    or t5, s2, s4
    xor t5, s9, t5
    not s9, s1
    and s5, t5, s9
    xor s5, s11, s5
    not s11, a0
    and s11, s11, a1
    xor s2, s2, s11
    or s11, s2, s5
    xor s4, s4, s11
    and s9, a3, s9
    lw s11, 2020(ra)
    xor a0, a0, s9
    lw s9, 2028(ra)
    xor s4, s4, s11
    lw s11, 2036(ra)
    xor s5, s5, s9
    lw s9, 2044(ra)
    xor t5, t5, s11
    lw s11, -2044(s10)
    xor s2, s2, s9
    lw s9, -2036(s10)
    xor a0, a0, s11
    lw s11, -2028(s10)
    xor a1, a1, s9
    lw s9, -2020(s10)
    xor a3, a3, s11
    xor s1, s1, s9
    not s9, t3
    and s9, s9, a6
    xor s0, s0, s9
    or s9, a4, t0
    xor t3, t3, s9
    or s9, t0, t6
    xor a2, a2, s9
    not s9, t6
    and s9, s9, a2
    xor a4, a4, s9
    not s9, s0
    and s11, a2, s9
    xor a5, a5, s11
    and s9, s9, a5
    xor t6, t6, s9
    and s9, t3, a5
    xor a6, a6, s9
    not s9, a4
    and s9, s9, a6
    lw s11, 1004(ra)
    xor t0, t0, s9
    xor a6, a6, s11
    xor s1, s1, a5
    xor s5, s5, a6
    xor t5, t5, t3
    xor a6, a6, s3
    xor t2, t2, a6
    xor a3, a3, s0
    xor s0, s7, s0
    xor a7, a7, s0
    xor s2, s2, a4
    xor a0, a0, t6
    xor a4, s8, a4
    xor t1, t1, a4
    xor t6, s6, t6
    xor t4, t4, t6
    xor a1, a1, a2
    xor s4, s4, t0
    lw s9, 136(sp)
    lw s11, 216(sp)
    xor a2, s9, a2
    xor s11, s11, a2
    lw ra, 196(sp)
    sw a6, 216(sp)
    xor t0, ra, t0
    lw a6, 148(sp)
    sw a2, 148(sp)
    xor a6, a6, t0
    lw a2, 224(sp)
    sw t0, 164(sp)
    xor t3, t3, a2
    lw t0, 124(sp)
    sw t3, 124(sp)
    xor t0, t0, t3
    lw t3, 128(sp)
    sw a4, 232(sp)
    xor a5, t3, a5
    lw a4, 176(sp)
    # round 33 (skinny.dsl:60)
    sw t6, 176(sp)
    # round 32 (skinny.dsl:60)
    xor a4, a4, a5
    # round 33 (skinny.dsl:60)
    or t6, a7, a4
    xor t4, t4, t6
    or t6, t0, t1
    xor a6, a6, t6
    and t6, a6, t4
    xor t6, s11, t6
    not s11, t0
    and s11, t2, s11
    xor a7, a7, s11
    or s11, a7, t6
    xor a4, a4, s11
    not s11, t1
    and s11, s11, a6
    xor t2, t2, s11
    and s11, t2, a4
    xor t0, t0, s11
    not s11, t6
    and s11, t4, s11
    sw a5, 208(sp)
    lw a5, -2016(s10)
    xor t1, t1, s11
    lw s11, -2008(s10)
    xor a5, t0, a5
    lw t0, -2000(s10)
    xor a4, a4, s11
    lw s11, -1992(s10)
    xor a7, a7, t0
    lw t0, -1984(s10)
    xor t2, t2, s11
    lw s11, -1976(s10)
    xor t0, t1, t0
    lw t1, -1968(s10)
    xor a6, a6, s11
    lw s11, -1960(s10)
    xor t1, t4, t1
    xor t4, t6, s11
    slli t6, t1, 16
    srli s11, t1, 16
    or t6, t6, s11
    slli s11, t4, 16
    sw t1, 168(sp)
    srli t1, t4, 16
    or t1, s11, t1
    slli s11, t2, 16
    sw t2, 188(sp)
    srli t2, t2, 16
    or t2, s11, t2
    slli s11, a5, 16
    sw a5, 144(sp)
    srli a5, a5, 16
    or a5, s11, a5
    slli s11, t0, 16
    sw t0, 212(sp)
    srli t0, t0, 16
    or t0, s11, t0
    slli s11, a6, 16
    sw a6, 200(sp)
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, a7, 16
    sw a7, 204(sp)
    srli a7, a7, 16
    or a7, s11, a7
    slli s11, a4, 16
    sw a4, 180(sp)
    srli a4, a4, 16
    or a4, s11, a4
    or s11, s7, t3
    xor s6, s6, s11
    or s11, a2, s8
    xor s11, ra, s11
    and ra, s11, s6
    xor s9, s9, ra
    or ra, s3, a2
    xor s7, s7, ra
    not ra, s9
    sw t4, 136(sp)
    and t4, s7, ra
    xor t3, t3, t4
    not t4, s8
    and t4, t4, s11
    xor t4, s3, t4
    or s3, t4, t3
    xor a2, a2, s3
    and s3, s6, ra
    lw ra, -2012(s10)
    xor s3, s8, s3
    lw s8, -2004(s10)
    xor a2, a2, ra
    lw ra, -1996(s10)
    xor t3, t3, s8
    lw s8, -1988(s10)
    xor s7, s7, ra
    lw ra, -1980(s10)
    xor t4, t4, s8
    lw s8, -1972(s10)
    xor s3, s3, ra
    lw ra, -1964(s10)
    xor s8, s11, s8
    lw s11, -1956(s10)
    xor s6, s6, ra
    xor s9, s9, s11
    not s11, a3
    and s11, s11, s1
    xor a0, a0, s11
    not s11, s2
    and s11, t5, s11
    xor s4, s4, s11
    or s11, s4, a0
    xor a1, a1, s11
    not s11, s5
    and s11, s11, t5
    xor a3, a3, s11
    or s11, a3, a1
    xor s1, s1, s11
    or s11, s2, s4
    xor s5, s5, s11
    not s11, s1
    and s11, s5, s11
    xor t5, t5, s11
    lw ra, 72(sp)
    or s11, a0, a1
    lw ra, 16(ra)
    xor s2, s2, s11
    xor s1, s1, ra
    slli s11, t5, 8
    srli ra, t5, 24
    or s11, s11, ra
    slli ra, s1, 8
    srli s10, s1, 24
    or s10, ra, s10
    slli ra, a3, 8
    sw s3, 224(sp)
    srli s3, a3, 24
    or s3, ra, s3
    slli ra, s5, 8
    sw t6, 128(sp)
    srli t6, s5, 24
    or t6, ra, t6
    slli ra, s2, 8
    sw a7, 196(sp)
    srli a7, s2, 24
    or a7, ra, a7
    slli ra, s4, 8
    sw a7, 152(sp)
    srli a7, s4, 24
    or a7, ra, a7
    slli ra, a0, 8
    sw a0, 160(sp)
    srli a0, a0, 24
    or a0, ra, a0
    slli ra, a1, 8
    sw a3, 220(sp)
    srli a3, a1, 24
    or a3, ra, a3
    not ra, s0
    sw a2, 116(sp)
    lw a2, 208(sp)
    sw s11, 172(sp)
    and ra, ra, a2
    lw s11, 176(sp)
    sw a1, 192(sp)
    xor s11, s11, ra
    lw ra, 232(sp)
    sw t1, 176(sp)
    not t1, ra
    lw a1, 124(sp)
    sw a6, 156(sp)
    and t1, a1, t1
    lw a6, 164(sp)
    sw s4, 164(sp)
    xor a6, a6, t1
    or t1, a6, s11
    lw s4, 148(sp)
    xor a3, s9, a3
    xor t1, s4, t1
    lw s4, 216(sp)
    sw s8, 148(sp)
    not s8, s4
    and s8, s8, a1
    xor s0, s0, s8
    or s8, s0, t1
    xor a2, a2, s8
    or s8, ra, a6
    xor s4, s4, s8
    not s8, a2
    and s8, s4, s8
    xor a1, a1, s8
    or s8, s11, t1
    xor s8, ra, s8
    xor t3, t3, s10
    xor s3, s7, s3
    xor a4, s1, a4
    xor a0, s6, a0
    xor t0, s2, t0
    xor t2, s5, t2
    xor a5, t5, a5
    xor t4, t4, t6
    lw t5, 148(sp)
    lw t6, 156(sp)
    xor a7, t5, a7
    lw t5, 164(sp)
    lw s1, 176(sp)
    xor t5, t5, t6
    lw t6, 192(sp)
    lw s2, 172(sp)
    xor t6, t6, s1
    lw s1, 116(sp)
    lw s5, 196(sp)
    xor s1, s1, s2
    lw s2, 220(sp)
    lw s6, 128(sp)
    xor s2, s2, s5
    lw s5, 160(sp)
    lw s7, 152(sp)
    xor s5, s5, s6
    lw s6, 224(sp)
    srli s9, s5, 8
    xor s6, s6, s7
    slli s7, s5, 24
    or s7, s7, s9
    xor s7, s11, s7
    slli s9, s2, 24
    srli s10, s2, 8
    or s9, s9, s10
    xor s0, s0, s9
    slli s9, t6, 24
    srli s10, t6, 8
    or s9, s9, s10
    xor t1, t1, s9
    slli s9, t5, 24
    srli s10, t5, 8
    or s9, s9, s10
    xor a6, a6, s9
    slli s9, a5, 24
    srli s10, a5, 8
    or s9, s9, s10
    xor a1, a1, s9
    slli s9, t2, 24
    srli s10, t2, 8
    or s9, s9, s10
    xor s4, s4, s9
    slli s9, t0, 24
    srli s10, t0, 8
    or s9, s9, s10
    xor s8, s8, s9
    slli s9, a4, 24
    srli s10, a4, 8
    or s9, s9, s10
    xor a2, a2, s9
    # round 34 (skinny.dsl:60)
    lw s9, 168(sp)
    lw s10, 136(sp)
    lw ra, 212(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 204(sp)
    sw a2, 212(sp)
    lw a2, 188(sp)
    sw a6, 152(sp)
    or a6, ra, a2
    sw a1, 224(sp)
    lw a1, 144(sp)
    sw s0, 144(sp)
    xor a6, a1, a6
    and a1, a6, s11
    lw s0, 200(sp)
    sw s8, 168(sp)
    xor a1, s0, a1
    lw s0, 180(sp)
    sw s4, 200(sp)
    or s4, s0, ra
    xor s4, s9, s4
    not s9, a1
    and s8, s4, s9
    xor s8, s10, s8
    not s10, a2
    and s10, s10, a6
    xor s0, s0, s10
    or s10, s0, s8
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 132(sp)
    sw s7, 204(sp)
    lw s7, -1952(ra)
    xor a2, a2, s9
    lw s9, -1944(ra)
    xor s7, s10, s7
    lw s10, -1936(ra)
    xor s8, s8, s9
    lw s9, -1928(ra)
    xor s4, s4, s10
    lw s10, -1920(ra)
    xor s0, s0, s9
    lw s9, -1912(ra)
    xor a2, a2, s10
    lw s10, -1904(ra)
    xor a6, a6, s9
    lw s9, -1896(ra)
    xor s10, s11, s10
    xor a1, a1, s9
    or s9, a0, a3
    xor s6, s6, s9
    not s9, s3
    and s9, s9, t4
    xor s1, s1, s9
    not s9, s6
    and s9, s1, s9
    xor a7, a7, s9
    or s9, t3, s3
    xor a0, a0, s9
    not s9, a7
    and s9, a0, s9
    xor a3, a3, s9
    and s9, t4, s1
    xor t3, t3, s9
    or s9, t3, a3
    xor s3, s3, s9
    lw s11, 72(sp)
    or s9, s6, a7
    lw s11, 80(s11)
    xor t4, t4, s9
    xor a3, a3, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a3, 16
    sw s3, 188(sp)
    srli s3, a3, 16
    or s3, s11, s3
    slli s11, a0, 16
    sw a3, 180(sp)
    srli a3, a0, 16
    or a3, s11, a3
    slli s11, t3, 16
    sw a0, 136(sp)
    srli a0, t3, 16
    or a0, s11, a0
    slli s11, t4, 16
    sw t3, 128(sp)
    srli t3, t4, 16
    or t3, s11, t3
    slli s11, s1, 16
    sw s1, 160(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s6, 16
    sw s6, 196(sp)
    srli s6, s6, 16
    or s6, s11, s6
    slli s11, a7, 16
    sw a7, 220(sp)
    srli a7, a7, 16
    or a7, s11, a7
    or s11, s5, t6
    xor t0, t0, s11
    not s11, s2
    and s11, s11, t2
    xor a5, a5, s11
    not s11, t0
    and s11, a5, s11
    xor t5, t5, s11
    or s11, a4, s2
    xor s5, s5, s11
    not s11, t5
    and s11, s5, s11
    xor t6, t6, s11
    and s11, t2, a5
    xor a4, a4, s11
    or s11, a4, t6
    xor s2, s2, s11
    or s11, t0, t5
    xor t2, t2, s11
    lw s11, 204(sp)
    sw t2, 172(sp)
    or t2, s11, t1
    sw a5, 116(sp)
    lw a5, -1900(ra)
    sw t5, 176(sp)
    lw t5, 168(sp)
    sw a4, 168(sp)
    xor t2, t5, t2
    xor a5, t2, a5
    lw t5, 144(sp)
    lw a4, 200(sp)
    sw t0, 192(sp)
    or t0, t5, a4
    sw s5, 156(sp)
    lw s5, -1908(ra)
    sw t6, 164(sp)
    lw t6, 224(sp)
    sw s2, 224(sp)
    xor t0, t6, t0
    xor t6, t0, s5
    and s5, t0, t2
    lw s2, -1892(ra)
    sw a5, 148(sp)
    lw a5, 152(sp)
    xor a7, a1, a7
    xor a5, a5, s5
    xor s2, a5, s2
    not a5, a5
    and t2, t2, a5
    lw s5, -1916(ra)
    xor t2, a4, t2
    xor t2, t2, s5
    not a4, a4
    and t0, a4, t0
    lw a4, -1924(ra)
    lw s5, 212(sp)
    xor a6, a6, s1
    xor t0, s5, t0
    xor a4, t0, a4
    or s5, s5, t5
    sw a4, 212(sp)
    lw a4, -1932(ra)
    xor s5, s11, s5
    xor a4, s5, a4
    and a5, s5, a5
    lw s5, -1940(ra)
    xor a5, t1, a5
    xor t1, a5, s5
    or a5, t0, a5
    lw t0, -1948(ra)
    xor a5, t5, a5
    xor a5, a5, t0
    xor t0, s8, s3
    xor t5, s4, a3
    xor a3, s10, s6
    xor a1, s0, a0
    xor a0, s7, s9
    xor t3, a2, t3
    xor t4, t4, t2
    lw a2, 160(sp)
    lw s0, 220(sp)
    xor a2, a2, t6
    xor s0, s0, s2
    lw s1, 128(sp)
    lw s3, 212(sp)
    lw s4, 196(sp)
    xor s1, s1, s3
    lw s5, 148(sp)
    lw s6, 136(sp)
    xor s4, s4, s5
    xor s6, a4, s6
    lw s7, 180(sp)
    lw s8, 188(sp)
    xor s7, t1, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 224(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 164(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 156(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 192(sp)
    srli ra, s1, 16
    xor s5, s11, s5
    slli s11, s1, 16
    or s11, s11, ra
    lw ra, 168(sp)
    sw t1, 168(sp)
    xor s11, ra, s11
    slli ra, s0, 16
    srli t1, s0, 16
    or t1, ra, t1
    lw ra, 176(sp)
    sw t6, 176(sp)
    xor t1, ra, t1
    slli ra, a2, 16
    srli t6, a2, 16
    or t6, ra, t6
    lw ra, 116(sp)
    sw a5, 116(sp)
    xor t6, ra, t6
    slli ra, t4, 16
    srli a5, t4, 16
    or a5, ra, a5
    lw ra, 172(sp)
    # round 35 (skinny.dsl:60)
    sw a4, 172(sp)
    # round 34 (skinny.dsl:60)
    xor a5, ra, a5
    # round 35 (skinny.dsl:60)
    or ra, a3, a7
    xor t3, t3, ra
    not ra, a1
    and a4, t5, ra
    xor a4, a0, a4
    and a0, a4, t3
    xor a6, a6, a0
    not a0, t0
    and a0, a0, t5
    xor a3, a3, a0
    not a0, a3
    and a0, a0, a6
    xor a7, a7, a0
    and a0, ra, a4
    xor t0, t0, a0
    or a0, t0, a7
    xor t5, t5, a0
    lw ra, 72(sp)
    and a0, t3, a6
    lw ra, 80(ra)
    xor a1, a1, a0
    xor a7, a7, ra
    slli a0, t5, 24
    srli ra, t5, 8
    or a0, a0, ra
    slli ra, a7, 24
    sw a0, 192(sp)
    srli a0, a7, 8
    or a0, ra, a0
    slli ra, a3, 24
    sw a3, 156(sp)
    srli a3, a3, 8
    or a3, ra, a3
    slli ra, t0, 24
    sw t5, 164(sp)
    srli t5, t0, 8
    or t5, ra, t5
    slli ra, a1, 24
    sw t5, 224(sp)
    srli t5, a1, 8
    or t5, ra, t5
    slli ra, a4, 24
    sw t5, 188(sp)
    srli t5, a4, 8
    or t5, ra, t5
    slli ra, t3, 24
    sw t3, 180(sp)
    srli t3, t3, 8
    or t3, ra, t3
    slli ra, a6, 24
    sw a6, 136(sp)
    srli a6, a6, 8
    or a6, ra, a6
    or ra, s4, s0
    xor t4, t4, ra
    not ra, s7
    and ra, ra, s6
    xor s4, s4, ra
    not ra, s1
    sw a4, 196(sp)
    and a4, s6, ra
    xor a4, s8, a4
    and s8, ra, a4
    xor s7, s7, s8
    and s8, a4, t4
    xor a2, a2, s8
    and s8, t4, a2
    xor s1, s1, s8
    not s8, s4
    and s8, s8, a2
    xor s0, s0, s8
    or s8, s7, s0
    xor s6, s6, s8
    or s8, s5, t1
    xor a5, a5, s8
    or s8, s3, s11
    xor s8, s9, s8
    and s9, s8, a5
    xor t6, t6, s9
    or s9, s10, s3
    xor s5, s5, s9
    not s9, t6
    and ra, s5, s9
    xor t1, t1, ra
    not ra, s11
    and ra, ra, s8
    xor s10, s10, ra
    or ra, s10, t1
    xor s3, s3, ra
    and s9, a5, s9
    lw ra, 132(sp)
    sw s0, 128(sp)
    lw s0, -1888(ra)
    xor s9, s11, s9
    lw s11, -1880(ra)
    xor s0, s3, s0
    lw s3, -1872(ra)
    xor t1, t1, s11
    lw s11, -1864(ra)
    xor s3, s5, s3
    lw s5, -1856(ra)
    xor s10, s10, s11
    lw s11, -1848(ra)
    xor s5, s9, s5
    lw s9, -1840(ra)
    xor s8, s8, s11
    lw s11, -1832(ra)
    xor a5, a5, s9
    xor t6, t6, s11
    slli s9, a5, 16
    srli s11, a5, 16
    or s9, s9, s11
    slli s11, t6, 16
    sw a5, 220(sp)
    srli a5, t6, 16
    or a5, s11, a5
    slli s11, s10, 16
    sw s10, 160(sp)
    srli s10, s10, 16
    or s10, s11, s10
    slli s11, s0, 16
    sw s0, 144(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, s5, 16
    sw s5, 204(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, s8, 16
    sw s8, 200(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s3, 16
    sw s3, 152(sp)
    srli s3, s3, 16
    or s3, s11, s3
    slli s11, t1, 16
    sw t1, 232(sp)
    srli t1, t1, 16
    or t1, s11, t1
    lw s11, 148(sp)
    sw t6, 124(sp)
    or t6, s11, s2
    sw s1, 216(sp)
    lw s1, -1836(ra)
    xor t2, t2, t6
    xor t6, t2, s1
    lw s1, 172(sp)
    sw s7, 208(sp)
    lw s7, 212(sp)
    sw s6, 228(sp)
    or s6, s1, s7
    sw a4, 120(sp)
    lw a4, -1844(ra)
    sw a2, 140(sp)
    lw a2, 116(sp)
    sw s4, 116(sp)
    xor a2, a2, s6
    xor a4, a2, a4
    and s6, a2, t2
    lw s4, -1828(ra)
    sw t4, 184(sp)
    lw t4, 176(sp)
    xor a7, a7, t1
    xor t4, t4, s6
    xor s4, t4, s4
    not t4, t4
    and t2, t2, t4
    lw s6, -1852(ra)
    xor t2, s7, t2
    xor t2, t2, s6
    not s6, s7
    and a2, s6, a2
    lw s6, -1860(ra)
    lw s7, 168(sp)
    sw t2, 168(sp)
    xor a2, s7, a2
    xor s6, a2, s6
    or s7, s7, s1
    lw t2, -1868(ra)
    xor s7, s11, s7
    xor t2, s7, t2
    and t4, s7, t4
    lw s7, -1876(ra)
    xor t4, s2, t4
    xor s2, t4, s7
    or t4, a2, t4
    lw a2, -1884(ra)
    xor t4, s1, t4
    xor t4, t4, a2
    xor a6, a6, s4
    xor a2, a0, s2
    xor t2, a3, t2
    xor t1, t3, t6
    xor t3, a1, s5
    xor t0, t0, s10
    lw t6, 164(sp)
    lw a3, 224(sp)
    xor t6, t6, s0
    xor a3, a3, s6
    xor t5, t5, a4
    lw a4, 196(sp)
    lw a1, 136(sp)
    xor a4, a4, s8
    xor a5, a1, a5
    lw a1, 192(sp)
    lw a0, 180(sp)
    xor t4, a1, t4
    lw a1, 156(sp)
    xor a0, a0, s9
    xor a1, a1, s3
    lw s0, 188(sp)
    lw s1, 168(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 184(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 116(sp)
    srli s4, a5, 24
    xor s2, s3, s2
    slli s3, a5, 8
    or s3, s3, s4
    lw s4, 140(sp)
    srli s5, a4, 24
    xor s3, s4, s3
    slli s4, a4, 8
    or s4, s4, s5
    lw s5, 120(sp)
    srli s6, t6, 24
    xor s4, s5, s4
    slli s5, t6, 8
    or s5, s5, s6
    lw s6, 228(sp)
    srli s7, t0, 24
    xor s5, s6, s5
    slli s6, t0, 8
    or s6, s6, s7
    lw s7, 208(sp)
    srli s8, t3, 24
    xor s6, s7, s6
    slli s7, t3, 8
    or s7, s7, s8
    lw s8, 216(sp)
    srli s9, a7, 24
    xor s7, s8, s7
    slli s8, a7, 8
    or s8, s8, s9
    lw s9, 128(sp)
    xor s8, s9, s8
    # round 36 (skinny.dsl:60)
    and s9, a0, a5
    xor t3, t3, s9
    or s9, a7, a1
    xor a0, a0, s9
    or s9, a1, t0
    xor t6, t6, s9
    not s9, t0
    and s9, s9, t6
    xor a7, a7, s9
    not s9, t3
    and s10, t6, s9
    xor a4, a4, s10
    and s9, s9, a4
    xor t0, t0, s9
    not s9, a0
    and s9, s9, a4
    xor a5, a5, s9
    not s9, a7
    and s9, s9, a5
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, -1824(ra)
    xor s6, s6, s9
    lw s9, -1816(ra)
    xor s2, s2, s10
    lw s10, -1808(ra)
    xor s3, s3, s9
    lw s9, -1800(ra)
    xor s1, s1, s10
    lw s10, -1792(ra)
    xor s8, s8, s9
    lw s9, -1784(ra)
    xor s6, s6, s10
    lw s10, -1776(ra)
    xor s5, s5, s9
    lw s9, -1768(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 220(sp)
    lw s10, 124(sp)
    sw a4, 128(sp)
    or s11, s9, s10
    lw a4, 204(sp)
    sw s4, 204(sp)
    xor a4, a4, s11
    lw s11, 152(sp)
    lw s4, 160(sp)
    sw a0, 216(sp)
    or a0, s11, s4
    sw s1, 208(sp)
    lw s1, 144(sp)
    sw a1, 144(sp)
    xor a0, s1, a0
    and s1, a0, a4
    lw a1, 200(sp)
    sw t6, 220(sp)
    xor a1, a1, s1
    lw s1, 232(sp)
    sw s2, 200(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and t6, s2, s9
    xor t6, s10, t6
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, t6
    xor s10, s11, s10
    and s9, a4, s9
    lw s11, -1820(ra)
    xor s4, s4, s9
    lw s9, -1812(ra)
    xor s10, s10, s11
    lw s11, -1804(ra)
    xor t6, t6, s9
    lw s9, -1796(ra)
    xor s2, s2, s11
    lw s11, -1788(ra)
    xor s1, s1, s9
    lw s9, -1780(ra)
    xor s4, s4, s11
    lw s11, -1772(ra)
    xor a0, a0, s9
    lw s9, -1764(ra)
    xor a4, a4, s11
    xor a1, a1, s9
    and s9, t1, a6
    xor s0, s0, s9
    or s9, a2, t2
    xor t1, t1, s9
    or s9, t2, a3
    xor t4, t4, s9
    not s9, a3
    and s9, s9, t4
    xor a2, a2, s9
    not s9, s0
    and s11, t4, s9
    xor t5, t5, s11
    and s9, s9, t5
    xor a3, a3, s9
    not s9, t1
    and s9, s9, t5
    xor a6, a6, s9
    not s9, a2
    and s9, s9, a6
    lw s11, 72(sp)
    xor a1, a1, t5
    lw s11, 740(s11)
    xor t2, t2, s9
    xor a6, a6, s11
    xor t6, t6, a6
    xor s2, s2, t1
    xor a6, a6, s3
    xor a5, a5, a6
    xor a4, a4, s0
    xor s0, s7, s0
    xor t3, t3, s0
    xor s1, s1, a2
    xor s4, s4, a3
    xor a2, s8, a2
    xor a7, a7, a2
    xor a3, s6, a3
    xor t0, t0, a3
    xor a0, a0, t4
    xor s9, s10, t2
    xor t4, s5, t4
    lw s10, 220(sp)
    lw s11, 200(sp)
    xor s10, s10, t4
    xor t2, s11, t2
    sw t4, 220(sp)
    lw t4, 144(sp)
    sw t2, 144(sp)
    xor t4, t4, t2
    lw t2, 208(sp)
    sw a2, 160(sp)
    xor t1, t1, t2
    lw a2, 216(sp)
    sw a6, 216(sp)
    xor a2, a2, t1
    lw a6, 204(sp)
    sw t1, 152(sp)
    xor t5, a6, t5
    lw t1, 128(sp)
    # round 37 (skinny.dsl:60)
    sw a3, 128(sp)
    # round 36 (skinny.dsl:60)
    xor t1, t1, t5
    # round 37 (skinny.dsl:60)
    or a3, t3, t1
    xor t0, t0, a3
    or a3, a2, a7
    xor t4, t4, a3
    and a3, t4, t0
    xor a3, s10, a3
    not s10, a2
    and s10, a5, s10
    xor t3, t3, s10
    or s10, t3, a3
    xor t1, t1, s10
    not s10, a7
    and s10, s10, t4
    xor a5, a5, s10
    and s10, a5, t1
    xor a2, a2, s10
    not s10, a3
    and s10, t0, s10
    sw t5, 232(sp)
    lw t5, -1760(ra)
    xor a7, a7, s10
    lw s10, -1752(ra)
    xor t5, a2, t5
    lw a2, -1744(ra)
    xor t1, t1, s10
    lw s10, -1736(ra)
    xor t3, t3, a2
    lw a2, -1728(ra)
    xor a5, a5, s10
    lw s10, -1720(ra)
    xor a7, a7, a2
    lw a2, -1712(ra)
    xor t4, t4, s10
    lw s10, -1704(ra)
    xor t0, t0, a2
    xor a3, a3, s10
    slli a2, t0, 16
    srli s10, t0, 16
    or a2, a2, s10
    slli s10, a3, 16
    sw t0, 124(sp)
    srli t0, a3, 16
    or t0, s10, t0
    slli s10, a5, 16
    sw a5, 228(sp)
    srli a5, a5, 16
    or a5, s10, a5
    slli s10, t5, 16
    sw t5, 120(sp)
    srli t5, t5, 16
    or t5, s10, t5
    slli s10, a7, 16
    sw a7, 140(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, t4, 16
    sw t4, 116(sp)
    srli t4, t4, 16
    or t4, s10, t4
    slli s10, t3, 16
    sw t3, 184(sp)
    srli t3, t3, 16
    or t3, s10, t3
    slli s10, t1, 16
    sw t1, 168(sp)
    srli t1, t1, 16
    or t1, s10, t1
    or s10, s7, a6
    xor s6, s6, s10
    or s10, t2, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, t2
    xor s7, s7, s11
    not s11, s5
    sw a3, 200(sp)
    and a3, s7, s11
    xor a6, a6, a3
    not a3, s8
    and a3, a3, s10
    xor a3, s3, a3
    or s3, a3, a6
    xor t2, t2, s3
    and s3, s6, s11
    lw s11, -1756(ra)
    xor s3, s8, s3
    lw s8, -1748(ra)
    xor t2, t2, s11
    lw s11, -1740(ra)
    xor a6, a6, s8
    lw s8, -1732(ra)
    xor s7, s7, s11
    lw s11, -1724(ra)
    xor a3, a3, s8
    lw s8, -1716(ra)
    xor s3, s3, s11
    lw s11, -1708(ra)
    xor s8, s10, s8
    lw s10, -1700(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    not s10, a4
    and s10, s10, a1
    xor s4, s4, s10
    or s10, s2, s1
    xor s9, s9, s10
    not s10, s4
    and s11, s9, s10
    xor a0, a0, s11
    or s11, t6, s2
    xor a4, a4, s11
    and s11, a4, a0
    xor a1, a1, s11
    not s11, s1
    and s11, s11, s9
    xor t6, t6, s11
    not s11, t6
    and s11, s11, a1
    xor s2, s2, s11
    lw s11, 72(sp)
    and s10, s10, a0
    lw s11, 1004(s11)
    xor s1, s1, s10
    xor a1, a1, s11
    slli s10, s2, 8
    srli s11, s2, 24
    or s10, s10, s11
    slli s11, a1, 8
    srli ra, a1, 24
    or s11, s11, ra
    slli ra, a4, 8
    sw s3, 208(sp)
    srli s3, a4, 24
    or s3, ra, s3
    slli ra, t6, 8
    sw a2, 204(sp)
    srli a2, t6, 24
    or a2, ra, a2
    slli ra, s1, 8
    sw t3, 188(sp)
    srli t3, s1, 24
    or t3, ra, t3
    slli ra, s9, 8
    sw t3, 180(sp)
    srli t3, s9, 24
    or t3, ra, t3
    slli ra, s4, 8
    sw s4, 156(sp)
    srli s4, s4, 24
    or s4, ra, s4
    slli ra, a0, 8
    sw a4, 192(sp)
    srli a4, a0, 24
    or a4, ra, a4
    not ra, s0
    sw t2, 136(sp)
    lw t2, 232(sp)
    sw s10, 196(sp)
    and ra, ra, t2
    lw s10, 128(sp)
    sw t0, 128(sp)
    xor s10, s10, ra
    lw ra, 216(sp)
    lw t0, 152(sp)
    sw a0, 224(sp)
    or a0, ra, t0
    xor a0, s0, a0
    lw s0, 160(sp)
    sw t4, 164(sp)
    or t0, t0, s0
    lw t4, 144(sp)
    sw s10, 144(sp)
    xor t0, t4, t0
    not t4, s0
    and t4, t4, t0
    xor t4, ra, t4
    not ra, s10
    sw t0, 216(sp)
    and t0, t0, ra
    lw s10, 220(sp)
    xor a4, s5, a4
    xor t0, s10, t0
    and s10, ra, t0
    xor s0, s0, s10
    and s10, a0, t0
    xor t2, t2, s10
    not s10, t4
    and s10, s10, t2
    lw ra, 152(sp)
    xor a6, a6, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor t1, a1, t1
    xor a1, s6, s4
    xor a7, s1, a7
    xor a5, t6, a5
    xor t5, s2, t5
    xor t6, a3, a2
    xor t3, s8, t3
    lw a3, 164(sp)
    lw a2, 224(sp)
    xor a3, s9, a3
    lw s1, 128(sp)
    lw s2, 196(sp)
    xor a2, a2, s1
    lw s1, 136(sp)
    lw s4, 188(sp)
    xor s1, s1, s2
    lw s2, 192(sp)
    lw s5, 204(sp)
    xor s2, s2, s4
    lw s4, 156(sp)
    lw s6, 180(sp)
    xor s4, s4, s5
    lw s5, 208(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 144(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor t0, t0, s7
    slli s7, a3, 24
    srli s8, a3, 8
    or s7, s7, s8
    lw s8, 216(sp)
    srli s9, t5, 8
    xor s7, s8, s7
    slli s8, t5, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, a5, 24
    srli s10, a5, 8
    or s9, s9, s10
    xor t4, t4, s9
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor s0, s0, s9
    slli s9, t1, 24
    srli s10, t1, 8
    or s9, s9, s10
    xor t2, t2, s9
    # round 38 (skinny.dsl:60)
    lw s9, 124(sp)
    lw s10, 200(sp)
    lw ra, 140(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 184(sp)
    sw t2, 140(sp)
    lw t2, 228(sp)
    sw s7, 216(sp)
    or s7, ra, t2
    sw s8, 144(sp)
    lw s8, 120(sp)
    sw a0, 120(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 116(sp)
    sw s0, 124(sp)
    xor a0, a0, s8
    lw s8, 168(sp)
    sw t4, 116(sp)
    or t4, s8, ra
    xor t4, s9, t4
    not s9, a0
    and s0, t4, s9
    xor s0, s10, s0
    not s10, t2
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, s0
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 132(sp)
    sw s6, 184(sp)
    lw s6, -1696(ra)
    xor t2, t2, s9
    lw s9, -1688(ra)
    xor s6, s10, s6
    lw s10, -1680(ra)
    xor s0, s0, s9
    lw s9, -1672(ra)
    xor t4, t4, s10
    lw s10, -1664(ra)
    xor s8, s8, s9
    lw s9, -1656(ra)
    xor t2, t2, s10
    lw s10, -1648(ra)
    xor s7, s7, s9
    lw s9, -1640(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, a1
    and s9, s9, a4
    xor s5, s5, s9
    not s9, t6
    and s9, s3, s9
    xor s1, s1, s9
    or s9, s1, s5
    xor t3, t3, s9
    not s9, a6
    and s9, s9, s3
    xor a1, a1, s9
    or s9, a1, t3
    xor a4, a4, s9
    or s9, t6, s1
    xor a6, a6, s9
    not s9, a4
    and s9, a6, s9
    xor s3, s3, s9
    lw s11, 72(sp)
    or s9, s5, t3
    lw s11, 868(s11)
    xor t6, t6, s9
    xor a4, a4, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, a4, 16
    sw s3, 228(sp)
    srli s3, a4, 16
    or s3, s11, s3
    slli s11, a1, 16
    sw a4, 168(sp)
    srli a4, a1, 16
    or a4, s11, a4
    slli s11, a6, 16
    sw a1, 200(sp)
    srli a1, a6, 16
    or a1, s11, a1
    slli s11, t6, 16
    sw a6, 180(sp)
    srli a6, t6, 16
    or a6, s11, a6
    slli s11, s1, 16
    sw s1, 208(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 204(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t3, 16
    sw t3, 156(sp)
    srli t3, t3, 16
    or t3, s11, t3
    not s11, s4
    and s11, s11, a2
    xor a7, a7, s11
    not s11, a5
    and s11, s2, s11
    xor t5, t5, s11
    or s11, t5, a7
    xor a3, a3, s11
    not s11, t1
    and s11, s11, s2
    xor s4, s4, s11
    or s11, s4, a3
    xor a2, a2, s11
    or s11, a5, t5
    xor t1, t1, s11
    not s11, a2
    and s11, t1, s11
    xor s2, s2, s11
    or s11, a7, a3
    xor a5, a5, s11
    lw s11, 184(sp)
    sw a5, 188(sp)
    or a5, s11, t0
    sw t5, 192(sp)
    lw t5, -1644(ra)
    sw a3, 196(sp)
    lw a3, 124(sp)
    sw t1, 124(sp)
    xor a5, a3, a5
    xor t5, a5, t5
    lw a3, 120(sp)
    lw t1, 116(sp)
    sw a7, 136(sp)
    or a7, a3, t1
    sw s4, 128(sp)
    lw s4, -1652(ra)
    sw a2, 224(sp)
    lw a2, 144(sp)
    sw s2, 144(sp)
    xor a7, a2, a7
    xor a2, a7, s4
    and s4, a7, a5
    lw s2, -1636(ra)
    sw t5, 164(sp)
    lw t5, 216(sp)
    xor t4, t4, a4
    xor t5, t5, s4
    xor s2, t5, s2
    not s4, t5
    and a5, a5, s4
    lw s4, -1660(ra)
    xor a5, t1, a5
    xor a5, a5, s4
    not t1, t1
    and a7, t1, a7
    lw t1, -1668(ra)
    lw s4, 140(sp)
    xor a4, s10, s5
    xor a7, s4, a7
    xor t1, a7, t1
    sw t1, 116(sp)
    not t1, a3
    and t1, s4, t1
    lw s4, -1676(ra)
    xor t1, s11, t1
    xor s4, t1, s4
    or t1, t1, t5
    lw t5, -1684(ra)
    xor t0, t0, t1
    xor t1, t0, t5
    and a7, a7, t0
    lw t0, -1692(ra)
    xor a7, a3, a7
    xor a7, a7, t0
    xor t0, a0, t3
    xor t3, s0, s3
    xor t5, s7, s1
    xor a3, s8, a1
    xor a1, s6, s9
    xor a6, t2, a6
    xor t2, t6, a5
    lw t6, 208(sp)
    lw a0, 156(sp)
    xor t6, t6, a2
    xor a0, a0, s2
    lw s0, 180(sp)
    lw s1, 116(sp)
    lw s3, 204(sp)
    xor s0, s0, s1
    lw s5, 164(sp)
    lw s6, 200(sp)
    xor s3, s3, s5
    xor s6, s4, s6
    lw s7, 168(sp)
    lw s8, 228(sp)
    xor s7, t1, s7
    xor s8, s8, a7
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 144(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 224(sp)
    srli s1, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s1, s11, s1
    lw s11, 128(sp)
    srli s5, s3, 16
    xor s1, s11, s1
    slli s11, s3, 16
    or s5, s11, s5
    lw s11, 136(sp)
    srli ra, s0, 16
    xor s5, s11, s5
    slli s11, s0, 16
    or s11, s11, ra
    lw ra, 124(sp)
    sw t1, 124(sp)
    xor s11, ra, s11
    slli ra, a0, 16
    srli t1, a0, 16
    or t1, ra, t1
    lw ra, 196(sp)
    sw a2, 196(sp)
    xor t1, ra, t1
    slli ra, t6, 16
    srli a2, t6, 16
    or a2, ra, a2
    lw ra, 192(sp)
    sw a7, 192(sp)
    xor a2, ra, a2
    slli ra, t2, 16
    srli a7, t2, 16
    or a7, ra, a7
    lw ra, 188(sp)
    # round 39 (skinny.dsl:60)
    sw s4, 188(sp)
    # round 38 (skinny.dsl:60)
    xor a7, ra, a7
    # round 39 (skinny.dsl:60)
    or ra, a4, t0
    xor a6, a6, ra
    not ra, t4
    and ra, ra, a3
    xor a1, a1, ra
    not ra, a6
    and ra, a1, ra
    xor t5, t5, ra
    or ra, t3, t4
    xor a4, a4, ra
    not ra, t5
    and ra, a4, ra
    xor t0, t0, ra
    and ra, a3, a1
    xor t3, t3, ra
    or ra, t3, t0
    xor t4, t4, ra
    lw s4, 72(sp)
    or ra, a6, t5
    lw s4, 868(s4)
    xor a3, a3, ra
    xor t0, t0, s4
    slli s4, t4, 24
    srli ra, t4, 8
    or s4, s4, ra
    slli ra, t0, 24
    sw s4, 136(sp)
    srli s4, t0, 8
    or s4, ra, s4
    slli ra, a4, 24
    sw a4, 128(sp)
    srli a4, a4, 8
    or a4, ra, a4
    slli ra, t3, 24
    sw t4, 224(sp)
    srli t4, t3, 8
    or t4, ra, t4
    slli ra, a3, 24
    sw t4, 144(sp)
    srli t4, a3, 8
    or t4, ra, t4
    slli ra, a1, 24
    sw t4, 228(sp)
    srli t4, a1, 8
    or t4, ra, t4
    slli ra, a6, 24
    sw a6, 168(sp)
    srli a6, a6, 8
    or a6, ra, a6
    slli ra, t5, 24
    sw t5, 200(sp)
    srli t5, t5, 8
    or t5, ra, t5
    or ra, s3, a0
    xor t2, t2, ra
    not ra, s6
    and ra, ra, s0
    xor s8, s8, ra
    not ra, t2
    and ra, s8, ra
    xor t6, t6, ra
    or ra, s7, s6
    xor s3, s3, ra
    not ra, t6
    and ra, s3, ra
    xor a0, a0, ra
    and ra, s0, s8
    xor s7, s7, ra
    or ra, s7, a0
    xor s6, s6, ra
    or ra, t2, t6
    xor s0, s0, ra
    or ra, s5, t1
    xor a7, a7, ra
    or ra, s1, s11
    xor s9, s9, ra
    and ra, s9, a7
    xor a2, a2, ra
    or ra, s10, s1
    xor s5, s5, ra
    not ra, a2
    sw a0, 204(sp)
    and a0, s5, ra
    xor t1, t1, a0
    not a0, s11
    and a0, a0, s9
    xor a0, s10, a0
    or s10, a0, t1
    xor s1, s1, s10
    and s10, a7, ra
    lw ra, 132(sp)
    sw s0, 180(sp)
    lw s0, -1632(ra)
    xor s10, s11, s10
    lw s11, -1624(ra)
    xor s0, s1, s0
    lw s1, -1616(ra)
    xor t1, t1, s11
    lw s11, -1608(ra)
    xor s1, s5, s1
    lw s5, -1600(ra)
    xor a0, a0, s11
    lw s11, -1592(ra)
    xor s5, s10, s5
    lw s10, -1584(ra)
    xor s9, s9, s11
    lw s11, -1576(ra)
    xor a7, a7, s10
    xor a2, a2, s11
    slli s10, a7, 16
    srli s11, a7, 16
    or s10, s10, s11
    slli s11, a2, 16
    sw a7, 156(sp)
    srli a7, a2, 16
    or a7, s11, a7
    slli s11, a0, 16
    sw a0, 208(sp)
    srli a0, a0, 16
    or a0, s11, a0
    slli s11, s0, 16
    sw s0, 120(sp)
    srli s0, s0, 16
    or s0, s11, s0
    slli s11, s5, 16
    sw s5, 184(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, s9, 16
    sw s9, 140(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, s1, 16
    sw s1, 216(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, t1, 16
    sw t1, 152(sp)
    srli t1, t1, 16
    or t1, s11, t1
    lw s11, 164(sp)
    sw a2, 232(sp)
    or a2, s11, s2
    sw s7, 160(sp)
    lw s7, -1580(ra)
    xor a5, a5, a2
    xor a2, a5, s7
    lw s7, 188(sp)
    sw s6, 220(sp)
    lw s6, 116(sp)
    sw s8, 172(sp)
    or s8, s7, s6
    sw t6, 148(sp)
    lw t6, -1588(ra)
    sw s3, 212(sp)
    lw s3, 192(sp)
    sw t2, 192(sp)
    xor s3, s3, s8
    xor t6, s3, t6
    and s8, s3, a5
    lw t2, -1572(ra)
    sw s10, 176(sp)
    lw s10, 196(sp)
    xor t0, t0, t1
    xor s8, s10, s8
    xor t2, s8, t2
    not s8, s8
    and a5, a5, s8
    lw s10, -1596(ra)
    xor a5, s6, a5
    xor a5, a5, s10
    not s6, s6
    and s3, s6, s3
    lw s6, -1604(ra)
    lw s10, 124(sp)
    sw a5, 124(sp)
    xor s3, s10, s3
    xor s6, s3, s6
    or s10, s10, s7
    lw a5, -1612(ra)
    xor s10, s11, s10
    xor a5, s10, a5
    and s8, s10, s8
    lw s10, -1620(ra)
    xor s2, s2, s8
    xor s8, s2, s10
    or s2, s3, s2
    lw s3, -1628(ra)
    xor s2, s7, s2
    xor s2, s2, s3
    xor t2, t5, t2
    xor t5, s4, s8
    xor a5, a4, a5
    xor a6, a6, a2
    xor t1, a3, s5
    xor t3, t3, a0
    lw a4, 224(sp)
    lw a3, 144(sp)
    xor a4, a4, s0
    xor a3, a3, s6
    xor t4, t4, t6
    xor t6, a1, s9
    lw a2, 200(sp)
    lw a1, 128(sp)
    xor a7, a2, a7
    lw a2, 136(sp)
    xor a1, a1, s1
    xor a2, a2, s2
    lw a0, 168(sp)
    lw s0, 176(sp)
    lw s1, 124(sp)
    xor a0, a0, s0
    lw s0, 228(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 192(sp)
    srli s3, a1, 24
    xor s1, s2, s1
    slli s2, a1, 8
    or s2, s2, s3
    lw s3, 212(sp)
    srli s4, a7, 24
    xor s2, s3, s2
    slli s3, a7, 8
    or s3, s3, s4
    lw s4, 148(sp)
    srli s5, t6, 24
    xor s3, s4, s3
    slli s4, t6, 8
    or s4, s4, s5
    lw s5, 172(sp)
    srli s6, a4, 24
    xor s4, s5, s4
    slli s5, a4, 8
    or s5, s5, s6
    lw s6, 220(sp)
    srli s7, t3, 24
    xor s5, s6, s5
    slli s6, t3, 8
    or s6, s6, s7
    lw s7, 160(sp)
    srli s8, t1, 24
    xor s6, s7, s6
    slli s7, t1, 8
    or s7, s7, s8
    lw s8, 180(sp)
    srli s9, t0, 24
    xor s7, s8, s7
    slli s8, t0, 8
    or s8, s8, s9
    lw s9, 204(sp)
    xor s8, s9, s8
    # round 40 (skinny.dsl:60)
    or s9, a0, a7
    xor t1, t1, s9
    not s9, t0
    and s9, s9, a1
    xor a0, a0, s9
    not s9, t3
    and s10, a1, s9
    xor a4, a4, s10
    and s9, s9, a4
    xor t0, t0, s9
    and s9, a4, t1
    xor t6, t6, s9
    and s9, t1, t6
    xor t3, t3, s9
    not s9, a0
    and s9, s9, t6
    xor a7, a7, s9
    or s9, t0, a7
    xor a1, a1, s9
    or s9, s1, s3
    xor s7, s7, s9
    or s9, s2, s6
    xor s5, s5, s9
    and s9, s5, s7
    xor s4, s4, s9
    or s9, s8, s2
    xor s1, s1, s9
    not s9, s4
    and s10, s1, s9
    xor s3, s3, s10
    not s10, s6
    and s10, s10, s5
    xor s8, s8, s10
    or s10, s8, s3
    xor s2, s2, s10
    and s9, s7, s9
    lw s10, -1568(ra)
    xor s6, s6, s9
    lw s9, -1560(ra)
    xor s2, s2, s10
    lw s10, -1552(ra)
    xor s3, s3, s9
    lw s9, -1544(ra)
    xor s1, s1, s10
    lw s10, -1536(ra)
    xor s8, s8, s9
    lw s9, -1528(ra)
    xor s6, s6, s10
    lw s10, -1520(ra)
    xor s5, s5, s9
    lw s9, -1512(ra)
    xor s7, s7, s10
    xor s4, s4, s9
    lw s9, 156(sp)
    lw s10, 232(sp)
    sw t6, 204(sp)
    or s11, s9, s10
    lw t6, 184(sp)
    sw s4, 184(sp)
    xor t6, t6, s11
    lw s11, 216(sp)
    lw s4, 208(sp)
    sw a0, 180(sp)
    or a0, s11, s4
    sw s1, 160(sp)
    lw s1, 120(sp)
    sw a1, 120(sp)
    xor a0, s1, a0
    and s1, a0, t6
    lw a1, 140(sp)
    sw a4, 156(sp)
    xor a1, a1, s1
    lw s1, 152(sp)
    sw s2, 140(sp)
    or s2, s1, s11
    xor s2, s9, s2
    not s9, a1
    and a4, s2, s9
    xor a4, s10, a4
    not s10, s4
    and s10, s10, a0
    xor s1, s1, s10
    or s10, s1, a4
    xor s10, s11, s10
    and s9, t6, s9
    lw s11, -1564(ra)
    xor s4, s4, s9
    lw s9, -1556(ra)
    xor s10, s10, s11
    lw s11, -1548(ra)
    xor a4, a4, s9
    lw s9, -1540(ra)
    xor s2, s2, s11
    lw s11, -1532(ra)
    xor s1, s1, s9
    lw s9, -1524(ra)
    xor s4, s4, s11
    lw s11, -1516(ra)
    xor a0, a0, s9
    lw s9, -1508(ra)
    xor t6, t6, s11
    xor a1, a1, s9
    or s9, a6, t2
    xor s0, s0, s9
    not s9, a3
    and s11, a5, s9
    xor a2, a2, s11
    and s9, s9, a2
    xor s9, t5, s9
    not t5, t5
    and t5, t5, a5
    xor a6, a6, t5
    not t5, a6
    and s11, a2, s0
    xor t4, t4, s11
    and t5, t5, t4
    lw s11, 72(sp)
    xor t6, t6, s0
    lw s11, 280(s11)
    xor t2, t2, t5
    xor t5, t2, s11
    or t2, s9, t2
    xor a5, a5, t2
    and t2, s0, t4
    xor t2, a3, t2
    xor a3, a1, t4
    xor a4, a4, t5
    xor a1, s2, a6
    xor t5, t5, s3
    xor a7, a7, t5
    xor s0, s7, s0
    xor t1, t1, s0
    xor s1, s1, s9
    xor s2, s4, t2
    xor s4, s8, s9
    xor t0, t0, s4
    xor t2, s6, t2
    xor t3, t3, t2
    xor a0, a0, a2
    xor s9, s10, a5
    xor a2, s5, a2
    lw s10, 156(sp)
    lw s11, 140(sp)
    xor s10, s10, a2
    xor a5, s11, a5
    sw a2, 156(sp)
    lw a2, 120(sp)
    sw a5, 120(sp)
    xor a2, a2, a5
    lw a5, 160(sp)
    sw s4, 208(sp)
    xor a6, a6, a5
    lw s4, 180(sp)
    sw t5, 180(sp)
    xor s4, s4, a6
    lw t5, 184(sp)
    sw a6, 216(sp)
    xor t4, t5, t4
    lw a6, 204(sp)
    # round 41 (skinny.dsl:60)
    sw t2, 204(sp)
    # round 40 (skinny.dsl:60)
    xor a6, a6, t4
    # round 41 (skinny.dsl:60)
    or t2, t1, a6
    xor t2, t3, t2
    or t3, s4, t0
    xor t3, a2, t3
    and a2, t3, t2
    xor a2, s10, a2
    or s10, a7, s4
    xor t1, t1, s10
    not s10, a2
    sw s0, 152(sp)
    and s0, t1, s10
    xor a6, a6, s0
    not s0, t0
    and s0, s0, t3
    xor a7, a7, s0
    or s0, a7, a6
    xor s0, s4, s0
    and s4, t2, s10
    lw s10, -1504(ra)
    xor t0, t0, s4
    lw s4, -1496(ra)
    xor s0, s0, s10
    lw s10, -1488(ra)
    xor a6, a6, s4
    lw s4, -1480(ra)
    xor t1, t1, s10
    lw s10, -1472(ra)
    xor a7, a7, s4
    lw s4, -1464(ra)
    xor t0, t0, s10
    lw s10, -1456(ra)
    xor t3, t3, s4
    lw s4, -1448(ra)
    xor t2, t2, s10
    xor a2, a2, s4
    slli s4, t2, 16
    srli s10, t2, 16
    or s4, s4, s10
    slli s10, a2, 16
    sw t2, 232(sp)
    srli t2, a2, 16
    or t2, s10, t2
    slli s10, a7, 16
    sw a7, 220(sp)
    srli a7, a7, 16
    or a7, s10, a7
    slli s10, s0, 16
    sw s0, 172(sp)
    srli s0, s0, 16
    or s0, s10, s0
    slli s10, t0, 16
    sw t0, 148(sp)
    srli t0, t0, 16
    or t0, s10, t0
    slli s10, t3, 16
    sw t3, 212(sp)
    srli t3, t3, 16
    or t3, s10, t3
    slli s10, t1, 16
    sw t1, 192(sp)
    srli t1, t1, 16
    or t1, s10, t1
    slli s10, a6, 16
    sw a6, 124(sp)
    srli a6, a6, 16
    or a6, s10, a6
    or s10, s7, t5
    xor s6, s6, s10
    or s10, a5, s8
    xor s10, s11, s10
    and s11, s10, s6
    xor s5, s5, s11
    or s11, s3, a5
    xor s7, s7, s11
    not s11, s5
    sw a2, 140(sp)
    and a2, s7, s11
    xor t5, t5, a2
    not a2, s8
    and a2, a2, s10
    xor a2, s3, a2
    or s3, a2, t5
    xor a5, a5, s3
    and s3, s6, s11
    lw s11, -1500(ra)
    xor s3, s8, s3
    lw s8, -1492(ra)
    xor a5, a5, s11
    lw s11, -1484(ra)
    xor t5, t5, s8
    lw s8, -1476(ra)
    xor s7, s7, s11
    lw s11, -1468(ra)
    xor a2, a2, s8
    lw s8, -1460(ra)
    xor s3, s3, s11
    lw s11, -1452(ra)
    xor s8, s10, s8
    lw s10, -1444(ra)
    xor s6, s6, s11
    xor s5, s5, s10
    and s10, t6, a3
    xor s2, s2, s10
    or s10, a1, s1
    xor s9, s9, s10
    not s10, s2
    and s11, s9, s10
    xor a0, a0, s11
    or s11, a4, a1
    xor t6, t6, s11
    not s11, t6
    and s11, s11, a0
    xor a3, a3, s11
    not s11, s1
    and s11, s11, s9
    xor a4, a4, s11
    not s11, a4
    and s11, s11, a3
    xor a1, a1, s11
    lw s11, 72(sp)
    and s10, s10, a0
    lw s11, 740(s11)
    xor s1, s1, s10
    xor a3, a3, s11
    slli s10, a1, 8
    srli s11, a1, 24
    or s10, s10, s11
    slli s11, a3, 8
    srli ra, a3, 24
    or s11, s11, ra
    slli ra, t6, 8
    sw s3, 160(sp)
    srli s3, t6, 24
    or s3, ra, s3
    slli ra, a4, 8
    sw s4, 184(sp)
    srli s4, a4, 24
    or s4, ra, s4
    slli ra, s1, 8
    sw t1, 228(sp)
    srli t1, s1, 24
    or t1, ra, t1
    slli ra, s9, 8
    sw t1, 176(sp)
    srli t1, s9, 24
    or t1, ra, t1
    slli ra, s2, 8
    sw s2, 168(sp)
    srli s2, s2, 24
    or s2, ra, s2
    slli ra, a0, 8
    sw t6, 128(sp)
    srli t6, a0, 24
    or t6, ra, t6
    lw ra, 152(sp)
    sw a5, 136(sp)
    and a5, ra, t4
    sw s10, 200(sp)
    lw s10, 204(sp)
    sw t2, 204(sp)
    xor a5, s10, a5
    lw s10, 180(sp)
    lw t2, 216(sp)
    sw a0, 144(sp)
    or a0, s10, t2
    xor a0, ra, a0
    lw ra, 208(sp)
    sw t3, 152(sp)
    or t2, t2, ra
    lw t3, 120(sp)
    sw a5, 120(sp)
    xor t2, t3, t2
    not t3, ra
    and t3, t3, t2
    xor t3, s10, t3
    not s10, a5
    sw t2, 180(sp)
    and t2, t2, s10
    lw a5, 156(sp)
    xor t6, s5, t6
    xor a5, a5, t2
    and t2, s10, a5
    xor t2, ra, t2
    not s10, a0
    and s10, s10, a5
    xor t4, t4, s10
    not s10, t3
    and s10, s10, t4
    lw ra, 216(sp)
    xor t5, t5, s11
    xor s10, ra, s10
    xor s3, s7, s3
    xor a6, a3, a6
    xor a3, s6, s2
    xor t0, s1, t0
    xor a7, a4, a7
    xor a4, a1, s0
    xor a2, a2, s4
    xor t1, s8, t1
    lw a1, 152(sp)
    lw s0, 144(sp)
    xor a1, s9, a1
    lw s1, 204(sp)
    lw s2, 200(sp)
    xor s0, s0, s1
    lw s1, 136(sp)
    lw s4, 228(sp)
    xor s1, s1, s2
    lw s2, 128(sp)
    lw s5, 184(sp)
    xor s2, s2, s4
    lw s4, 168(sp)
    lw s6, 176(sp)
    xor s4, s4, s5
    lw s5, 160(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    lw s7, 120(sp)
    srli s8, s2, 8
    xor s6, s7, s6
    slli s7, s2, 24
    or s7, s7, s8
    xor a0, a0, s7
    slli s7, s0, 24
    srli s8, s0, 8
    or s7, s7, s8
    xor a5, a5, s7
    slli s7, a1, 24
    srli s8, a1, 8
    or s7, s7, s8
    lw s8, 180(sp)
    srli s9, a4, 8
    xor s7, s8, s7
    slli s8, a4, 24
    or s8, s8, s9
    xor s8, s10, s8
    slli s9, a7, 24
    srli s10, a7, 8
    or s9, s9, s10
    xor t3, t3, s9
    slli s9, t0, 24
    srli s10, t0, 8
    or s9, s9, s10
    xor t2, t2, s9
    slli s9, a6, 24
    srli s10, a6, 8
    or s9, s9, s10
    xor t4, t4, s9
    # round 42 (skinny.dsl:60)
    lw s9, 232(sp)
    lw s10, 140(sp)
    lw ra, 148(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 192(sp)
    sw t4, 148(sp)
    lw t4, 220(sp)
    sw s7, 180(sp)
    or s7, ra, t4
    sw s8, 120(sp)
    lw s8, 172(sp)
    sw a0, 172(sp)
    xor s7, s8, s7
    and s8, s7, s11
    lw a0, 212(sp)
    sw t2, 232(sp)
    xor a0, a0, s8
    lw s8, 124(sp)
    sw t3, 212(sp)
    or t3, s8, ra
    xor t3, s9, t3
    not s9, a0
    and t2, t3, s9
    xor t2, s10, t2
    not s10, t4
    and s10, s10, s7
    xor s8, s8, s10
    or s10, s8, t2
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 132(sp)
    sw s6, 192(sp)
    lw s6, -1440(ra)
    xor t4, t4, s9
    lw s9, -1432(ra)
    xor s6, s10, s6
    lw s10, -1424(ra)
    xor t2, t2, s9
    lw s9, -1416(ra)
    xor t3, t3, s10
    lw s10, -1408(ra)
    xor s8, s8, s9
    lw s9, -1400(ra)
    xor t4, t4, s10
    lw s10, -1392(ra)
    xor s7, s7, s9
    lw s9, -1384(ra)
    xor s10, s11, s10
    xor a0, a0, s9
    not s9, a3
    and s9, s9, t6
    xor s5, s5, s9
    or s9, s3, a2
    xor s1, s1, s9
    not s9, s5
    and s11, s1, s9
    xor t1, t1, s11
    or s11, t5, s3
    xor a3, a3, s11
    and s11, a3, t1
    xor t6, t6, s11
    not s11, a2
    and s11, s11, s1
    xor t5, t5, s11
    not s11, t5
    and s11, s11, t6
    xor s3, s3, s11
    lw s11, 72(sp)
    and s9, s9, t1
    lw s11, 664(s11)
    xor a2, a2, s9
    xor t6, t6, s11
    slli s9, s3, 16
    srli s11, s3, 16
    or s9, s9, s11
    slli s11, t6, 16
    sw s3, 220(sp)
    srli s3, t6, 16
    or s3, s11, s3
    slli s11, a3, 16
    sw t6, 124(sp)
    srli t6, a3, 16
    or t6, s11, t6
    slli s11, t5, 16
    sw a3, 140(sp)
    srli a3, t5, 16
    or a3, s11, a3
    slli s11, a2, 16
    sw t5, 176(sp)
    srli t5, a2, 16
    or t5, s11, t5
    slli s11, s1, 16
    sw s1, 160(sp)
    srli s1, s1, 16
    or s1, s11, s1
    slli s11, s5, 16
    sw s5, 184(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t1, 16
    sw t1, 168(sp)
    srli t1, t1, 16
    or t1, s11, t1
    not s11, s4
    and s11, s11, s0
    xor t0, t0, s11
    or s11, a6, s2
    xor s4, s4, s11
    or s11, s2, a7
    xor a4, a4, s11
    not s11, a7
    and s11, s11, a4
    xor a6, a6, s11
    not s11, t0
    sw a4, 228(sp)
    and a4, a4, s11
    xor a4, a1, a4
    and a1, s11, a4
    xor a7, a7, a1
    and a1, s4, a4
    xor a1, s0, a1
    not s0, a6
    and s0, s0, a1
    xor s0, s2, s0
    lw s2, 192(sp)
    sw a7, 128(sp)
    or s11, s2, a5
    lw a7, -1388(ra)
    sw a4, 200(sp)
    lw a4, 232(sp)
    sw a6, 232(sp)
    xor a4, a4, s11
    xor a7, a4, a7
    lw s11, 172(sp)
    lw a6, 212(sp)
    sw t0, 136(sp)
    or t0, s11, a6
    sw s4, 204(sp)
    lw s4, -1396(ra)
    sw a1, 144(sp)
    lw a1, 120(sp)
    sw s0, 120(sp)
    xor t0, a1, t0
    xor a1, t0, s4
    and s4, t0, a4
    lw s0, -1380(ra)
    sw a7, 152(sp)
    lw a7, 180(sp)
    xor t4, t4, t5
    xor a7, a7, s4
    xor s0, a7, s0
    not s4, a7
    and a4, a4, s4
    lw s4, -1404(ra)
    xor a4, a6, a4
    xor a4, a4, s4
    not a6, a6
    and a6, a6, t0
    lw t0, -1412(ra)
    lw s4, 148(sp)
    xor t5, a2, a4
    xor a6, s4, a6
    xor t0, a6, t0
    sw t0, 212(sp)
    not t0, s11
    and t0, s4, t0
    lw s4, -1420(ra)
    xor t0, s2, t0
    xor s2, t0, s4
    or a7, t0, a7
    lw t0, -1428(ra)
    xor a5, a5, a7
    xor a7, a5, t0
    and a5, a6, a5
    lw a6, -1436(ra)
    xor a5, s11, a5
    xor a5, a5, a6
    xor a6, a0, t1
    xor t0, t2, s3
    xor t1, t3, t6
    xor t2, s7, s1
    xor t3, s10, s5
    xor t6, s8, a3
    xor a3, s6, s9
    lw a2, 160(sp)
    lw a0, 168(sp)
    xor a2, a2, a1
    xor a0, a0, s0
    lw s1, 176(sp)
    lw s3, 212(sp)
    lw s4, 184(sp)
    xor s1, s1, s3
    lw s5, 152(sp)
    lw s6, 140(sp)
    xor s4, s4, s5
    xor s6, s2, s6
    lw s7, 124(sp)
    lw s8, 220(sp)
    xor s7, a7, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 120(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 144(sp)
    srli s3, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s3, s11, s3
    lw s11, 204(sp)
    srli s5, s4, 16
    xor s3, s11, s3
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 136(sp)
    srli ra, s1, 16
    xor s5, s11, s5
    slli s11, s1, 16
    or s11, s11, ra
    lw ra, 232(sp)
    sw a7, 232(sp)
    xor s11, ra, s11
    slli ra, a0, 16
    srli a7, a0, 16
    or a7, ra, a7
    lw ra, 200(sp)
    sw a1, 200(sp)
    xor a7, ra, a7
    slli ra, a2, 16
    srli a1, a2, 16
    or a1, ra, a1
    lw ra, 228(sp)
    sw a5, 228(sp)
    xor a1, ra, a1
    slli ra, t5, 16
    srli a5, t5, 16
    or a5, ra, a5
    lw ra, 128(sp)
    # round 43 (skinny.dsl:60)
    sw s2, 128(sp)
    # round 42 (skinny.dsl:60)
    xor a5, ra, a5
    # round 43 (skinny.dsl:60)
    not ra, t3
    and ra, ra, a6
    xor t4, t4, ra
    not ra, t6
    and ra, t1, ra
    xor a3, a3, ra
    or ra, a3, t4
    xor t2, t2, ra
    not ra, t0
    and ra, ra, t1
    xor t3, t3, ra
    or ra, t3, t2
    xor a6, a6, ra
    or ra, t6, a3
    xor t0, t0, ra
    not ra, a6
    and ra, t0, ra
    xor t1, t1, ra
    lw s2, 72(sp)
    or ra, t4, t2
    lw s2, 80(s2)
    xor t6, t6, ra
    xor a6, a6, s2
    slli s2, t1, 24
    srli ra, t1, 8
    or s2, s2, ra
    slli ra, a6, 24
    sw s2, 136(sp)
    srli s2, a6, 8
    or s2, ra, s2
    slli ra, t3, 24
    sw t3, 204(sp)
    srli t3, t3, 8
    or t3, ra, t3
    slli ra, t0, 24
    sw t1, 144(sp)
    srli t1, t0, 8
    or t1, ra, t1
    slli ra, t6, 24
    sw t1, 120(sp)
    srli t1, t6, 8
    or t1, ra, t1
    slli ra, a3, 24
    sw t1, 220(sp)
    srli t1, a3, 8
    or t1, ra, t1
    slli ra, t4, 24
    sw t4, 124(sp)
    srli t4, t4, 8
    or t4, ra, t4
    slli ra, t2, 24
    sw t2, 140(sp)
    srli t2, t2, 8
    or t2, ra, t2
    not ra, s4
    and ra, ra, a0
    xor t5, t5, ra
    not ra, s1
    and ra, s6, ra
    xor s8, s8, ra
    or ra, s8, t5
    xor a2, a2, ra
    not ra, s7
    and ra, ra, s6
    xor s4, s4, ra
    or ra, s4, a2
    xor a0, a0, ra
    or ra, s1, s8
    xor s7, s7, ra
    not ra, a0
    and ra, s7, ra
    xor s6, s6, ra
    or ra, t5, a2
    xor s1, s1, ra
    or ra, s5, a7
    xor a5, a5, ra
    or ra, s3, s11
    xor s9, s9, ra
    and ra, s9, a5
    xor a1, a1, ra
    not ra, s3
    and ra, s10, ra
    xor s5, s5, ra
    or ra, s5, a1
    xor a7, a7, ra
    not ra, s11
    and ra, ra, s9
    xor s10, s10, ra
    and ra, s10, a7
    xor s3, s3, ra
    not ra, a1
    and ra, a5, ra
    sw a0, 184(sp)
    lw a0, 132(sp)
    sw s1, 176(sp)
    lw s1, -1376(a0)
    xor s11, s11, ra
    lw ra, -1368(a0)
    xor s1, s3, s1
    lw s3, -1360(a0)
    xor a7, a7, ra
    lw ra, -1352(a0)
    xor s3, s5, s3
    lw s5, -1344(a0)
    xor s10, s10, ra
    lw ra, -1336(a0)
    xor s5, s11, s5
    lw s11, -1328(a0)
    xor s9, s9, ra
    lw ra, -1320(a0)
    xor a5, a5, s11
    xor a1, a1, ra
    slli s11, a5, 16
    srli ra, a5, 16
    or s11, s11, ra
    slli ra, a1, 16
    sw a5, 168(sp)
    srli a5, a1, 16
    or a5, ra, a5
    slli ra, s10, 16
    sw s10, 160(sp)
    srli s10, s10, 16
    or s10, ra, s10
    slli ra, s1, 16
    sw s1, 172(sp)
    srli s1, s1, 16
    or s1, ra, s1
    slli ra, s5, 16
    sw s5, 192(sp)
    srli s5, s5, 16
    or s5, ra, s5
    slli ra, s9, 16
    sw s9, 148(sp)
    srli s9, s9, 16
    or s9, ra, s9
    slli ra, s3, 16
    sw s3, 180(sp)
    srli s3, s3, 16
    or s3, ra, s3
    slli ra, a7, 16
    sw a7, 216(sp)
    srli a7, a7, 16
    or a7, ra, a7
    lw ra, 152(sp)
    sw a1, 208(sp)
    or a1, ra, s0
    sw s7, 156(sp)
    lw s7, -1324(a0)
    xor a4, a4, a1
    xor a1, a4, s7
    lw s7, 128(sp)
    sw s6, 224(sp)
    lw s6, 212(sp)
    sw s8, 188(sp)
    or s8, s7, s6
    sw a2, 164(sp)
    lw a2, -1332(a0)
    sw s4, 116(sp)
    lw s4, 228(sp)
    sw t5, 228(sp)
    xor s4, s4, s8
    xor a2, s4, a2
    and s8, s4, a4
    lw t5, -1316(a0)
    sw s11, 196(sp)
    lw s11, 200(sp)
    xor a6, a6, a7
    xor s8, s11, s8
    xor t5, s8, t5
    not s8, s8
    and a4, a4, s8
    lw s11, -1340(a0)
    xor a4, s6, a4
    xor a4, a4, s11
    not s6, s6
    and s4, s6, s4
    lw s6, -1348(a0)
    lw s11, 232(sp)
    sw a4, 232(sp)
    xor s4, s11, s4
    xor s6, s4, s6
    or s11, s11, s7
    lw a4, -1356(a0)
    xor s11, ra, s11
    xor a4, s11, a4
    and s8, s11, s8
    lw s11, -1364(a0)
    xor s0, s0, s8
    xor s8, s0, s11
    or s0, s4, s0
    lw s4, -1372(a0)
    xor s0, s7, s0
    xor s0, s0, s4
    xor t2, t2, t5
    xor t5, s2, s8
    xor t3, t3, a4
    xor a7, t4, a1
    xor t4, t6, s5
    xor t0, t0, s10
    lw t6, 144(sp)
    lw a4, 120(sp)
    xor t6, t6, s1
    xor a4, a4, s6
    xor t1, t1, a2
    xor a3, a3, s9
    lw a2, 140(sp)
    lw a1, 204(sp)
    xor a5, a2, a5
    lw a2, 136(sp)
    xor a1, a1, s3
    xor a2, a2, s0
    lw s0, 124(sp)
    lw s1, 196(sp)
    lw s2, 232(sp)
    xor s0, s0, s1
    lw s1, 220(sp)
    srli s3, s0, 24
    xor s1, s1, s2
    slli s2, s0, 8
    or s2, s2, s3
    lw s3, 228(sp)
    srli s4, a1, 24
    xor s2, s3, s2
    slli s3, a1, 8
    or s3, s3, s4
    lw s4, 116(sp)
    srli s5, a5, 24
    xor s3, s4, s3
    slli s4, a5, 8
    or s4, s4, s5
    lw s5, 164(sp)
    srli s6, a3, 24
    xor s4, s5, s4
    slli s5, a3, 8
    or s5, s5, s6
    lw s6, 188(sp)
    srli s7, t6, 24
    xor s5, s6, s5
    slli s6, t6, 8
    or s6, s6, s7
    lw s7, 224(sp)
    srli s8, t0, 24
    xor s6, s7, s6
    slli s7, t0, 8
    or s7, s7, s8
    lw s8, 156(sp)
    srli s9, t4, 24
    xor s7, s8, s7
    slli s8, t4, 8
    or s8, s8, s9
    lw s9, 176(sp)
    srli s10, a6, 24
    xor s8, s9, s8
    slli s9, a6, 8
    or s9, s9, s10
    lw s10, 184(sp)
    xor s9, s10, s9
    # round 44 (skinny.dsl:60)
    or s10, s0, a5
    xor t4, t4, s10
    not s10, a1
    and s10, s10, t0
    xor t6, t6, s10
    not s10, t4
    and s10, t6, s10
    xor a3, a3, s10
    or s10, a6, a1
    xor s0, s0, s10
    not s10, a3
    and s10, s0, s10
    xor a5, a5, s10
    and s10, t0, t6
    xor a6, a6, s10
    or s10, a6, a5
    xor a1, a1, s10
    or s10, t4, a3
    xor t0, t0, s10
    or s10, s2, s4
    xor s8, s8, s10
    or s10, s3, s7
    xor s6, s6, s10
    and s10, s6, s8
    xor s5, s5, s10
    or s10, s9, s3
    xor s2, s2, s10
    not s10, s5
    and s11, s2, s10
    xor s4, s4, s11
    not s11, s7
    and s11, s11, s6
    xor s9, s9, s11
    or s11, s9, s4
    xor s3, s3, s11
    and s10, s8, s10
    lw s11, -1312(a0)
    xor s7, s7, s10
    lw s10, -1304(a0)
    xor s3, s3, s11
    lw s11, -1296(a0)
    xor s4, s4, s10
    lw s10, -1288(a0)
    xor s2, s2, s11
    lw s11, -1280(a0)
    xor s9, s9, s10
    lw s10, -1272(a0)
    xor s7, s7, s11
    lw s11, -1264(a0)
    xor s6, s6, s10
    lw s10, -1256(a0)
    xor s8, s8, s11
    xor s5, s5, s10
    lw s10, 168(sp)
    lw s11, 208(sp)
    sw a3, 184(sp)
    or ra, s10, s11
    lw a3, 192(sp)
    sw s5, 192(sp)
    xor a3, a3, ra
    lw ra, 180(sp)
    lw s5, 160(sp)
    sw s0, 176(sp)
    or s0, ra, s5
    sw s2, 156(sp)
    lw s2, 172(sp)
    sw a1, 172(sp)
    xor s0, s2, s0
    and s2, s0, a3
    lw a1, 148(sp)
    sw t6, 168(sp)
    xor a1, a1, s2
    lw s2, 216(sp)
    sw s3, 148(sp)
    or s3, s2, ra
    xor s3, s10, s3
    not s10, a1
    and t6, s3, s10
    xor t6, s11, t6
    not s11, s5
    and s11, s11, s0
    xor s2, s2, s11
    or s11, s2, t6
    xor s11, ra, s11
    and s10, a3, s10
    lw ra, -1308(a0)
    xor s5, s5, s10
    lw s10, -1300(a0)
    xor s11, s11, ra
    lw ra, -1292(a0)
    xor t6, t6, s10
    lw s10, -1284(a0)
    xor s3, s3, ra
    lw ra, -1276(a0)
    xor s2, s2, s10
    lw s10, -1268(a0)
    xor s5, s5, ra
    lw ra, -1260(a0)
    xor s0, s0, s10
    lw s10, -1252(a0)
    xor a3, a3, ra
    xor a1, a1, s10
    or s10, a7, t2
    xor s1, s1, s10
    not s10, t3
    and s10, s10, a4
    xor a2, a2, s10
    not s10, s1
    and s10, a2, s10
    xor t1, t1, s10
    or s10, t5, t3
    xor a7, a7, s10
    not s10, t1
    and s10, a7, s10
    xor t2, t2, s10
    and s10, a4, a2
    xor t5, t5, s10
    or s10, t5, t2
    xor t3, t3, s10
    or s10, s1, t1
    lw ra, 72(sp)
    xor a1, a1, t1
    lw ra, 16(ra)
    xor a4, a4, s10
    xor t2, t2, ra
    xor t6, t6, t2
    xor s3, s3, a7
    xor t2, t2, s4
    xor a5, a5, t2
    xor a3, a3, s1
    xor s1, s8, s1
    xor t4, t4, s1
    xor s2, s2, t5
    xor s5, s5, a4
    xor t5, s9, t5
    xor a6, a6, t5
    xor a4, s7, a4
    xor t0, t0, a4
    xor s0, s0, a2
    xor s10, s11, t3
    xor a2, s6, a2
    lw s11, 168(sp)
    lw ra, 148(sp)
    xor s11, s11, a2
    xor t3, ra, t3
    sw a2, 168(sp)
    lw a2, 172(sp)
    sw t3, 172(sp)
    xor a2, a2, t3
    lw t3, 156(sp)
    sw t5, 160(sp)
    xor a7, a7, t3
    lw t5, 176(sp)
    sw a7, 176(sp)
    xor t5, t5, a7
    lw a7, 192(sp)
    sw t2, 180(sp)
    xor t1, a7, t1
    lw t2, 184(sp)
    # round 45 (skinny.dsl:60)
    sw a4, 184(sp)
    # round 44 (skinny.dsl:60)
    xor t2, t2, t1
    # round 45 (skinny.dsl:60)
    or a4, t4, t2
    xor t0, t0, a4
    or a4, t5, a6
    xor a4, a2, a4
    and a2, a4, t0
    xor a2, s11, a2
    or s11, a5, t5
    xor t4, t4, s11
    not s11, a2
    sw s1, 216(sp)
    and s1, t4, s11
    xor t2, t2, s1
    not s1, a6
    and s1, s1, a4
    xor a5, a5, s1
    or s1, a5, t2
    xor t5, t5, s1
    and s1, t0, s11
    lw s11, -1248(a0)
    xor a6, a6, s1
    lw s1, -1240(a0)
    xor t5, t5, s11
    lw s11, -1232(a0)
    xor t2, t2, s1
    lw s1, -1224(a0)
    xor t4, t4, s11
    lw s11, -1216(a0)
    xor a5, a5, s1
    lw s1, -1208(a0)
    xor a6, a6, s11
    lw s11, -1200(a0)
    xor a4, a4, s1
    lw s1, -1192(a0)
    xor t0, t0, s11
    xor a2, a2, s1
    slli s1, t0, 16
    srli s11, t0, 16
    or s1, s1, s11
    slli s11, a2, 16
    sw t0, 208(sp)
    srli t0, a2, 16
    or t0, s11, t0
    slli s11, a5, 16
    sw a5, 224(sp)
    srli a5, a5, 16
    or a5, s11, a5
    slli s11, t5, 16
    sw t5, 188(sp)
    srli t5, t5, 16
    or t5, s11, t5
    slli s11, a6, 16
    sw a6, 164(sp)
    srli a6, a6, 16
    or a6, s11, a6
    slli s11, a4, 16
    sw a4, 116(sp)
    srli a4, a4, 16
    or a4, s11, a4
    slli s11, t4, 16
    sw t4, 228(sp)
    srli t4, t4, 16
    or t4, s11, t4
    slli s11, t2, 16
    sw t2, 232(sp)
    srli t2, t2, 16
    or t2, s11, t2
    or s11, s8, a7
    xor s7, s7, s11
    or s11, t3, s9
    xor s11, ra, s11
    and ra, s11, s7
    xor s6, s6, ra
    or ra, s4, t3
    xor s8, s8, ra
    not ra, s6
    sw a2, 148(sp)
    and a2, s8, ra
    xor a7, a7, a2
    not a2, s9
    and a2, a2, s11
    xor a2, s4, a2
    or s4, a2, a7
    xor t3, t3, s4
    and s4, s7, ra
    lw ra, -1244(a0)
    xor s4, s9, s4
    lw s9, -1236(a0)
    xor t3, t3, ra
    lw ra, -1228(a0)
    xor a7, a7, s9
    lw s9, -1220(a0)
    xor s8, s8, ra
    lw ra, -1212(a0)
    xor a2, a2, s9
    lw s9, -1204(a0)
    xor s4, s4, ra
    lw ra, -1196(a0)
    xor s9, s11, s9
    lw s11, -1188(a0)
    xor s7, s7, ra
    xor s6, s6, s11
    or s11, a3, a1
    xor s5, s5, s11
    not s11, s2
    and ra, s3, s11
    xor s10, s10, ra
    and ra, s10, s5
    xor s0, s0, ra
    not ra, t6
    and ra, ra, s3
    xor a3, a3, ra
    not ra, a3
    and ra, ra, s0
    xor a1, a1, ra
    and s11, s11, s10
    xor t6, t6, s11
    or s11, t6, a1
    xor s3, s3, s11
    lw ra, 72(sp)
    and s11, s5, s0
    lw ra, 280(ra)
    xor s2, s2, s11
    xor a1, a1, ra
    slli s11, s3, 8
    srli ra, s3, 24
    or s11, s11, ra
    slli ra, a1, 8
    srli a0, a1, 24
    or a0, ra, a0
    slli ra, a3, 8
    sw s4, 156(sp)
    srli s4, a3, 24
    or s4, ra, s4
    slli ra, t6, 8
    sw s1, 192(sp)
    srli s1, t6, 24
    or s1, ra, s1
    slli ra, s2, 8
    sw t4, 220(sp)
    srli t4, s2, 24
    or t4, ra, t4
    slli ra, s10, 8
    sw t4, 196(sp)
    srli t4, s10, 24
    or t4, ra, t4
    slli ra, s5, 8
    sw s5, 124(sp)
    srli s5, s5, 24
    or s5, ra, s5
    slli ra, s0, 8
    sw a3, 204(sp)
    srli a3, s0, 24
    or a3, ra, a3
    lw ra, 216(sp)
    sw t3, 136(sp)
    or t3, ra, t1
    sw s11, 140(sp)
    lw s11, 184(sp)
    sw s0, 120(sp)
    xor t3, s11, t3
    lw s11, 180(sp)
    sw t0, 184(sp)
    not t0, s11
    lw s0, 176(sp)
    sw s10, 144(sp)
    and t0, t0, s0
    xor t0, ra, t0
    lw ra, 160(sp)
    sw a4, 216(sp)
    not a4, ra
    and s0, s0, a4
    lw s10, 172(sp)
    xor a3, s6, a3
    xor s0, s10, s0
    and a4, a4, s0
    xor a4, s11, a4
    and s10, s0, t3
    lw s11, 168(sp)
    xor a7, a7, a0
    xor s10, s11, s10
    and s11, t3, s10
    xor s11, ra, s11
    not ra, t0
    and ra, ra, s10
    xor t1, t1, ra
    or ra, a4, t1
    sw t1, 160(sp)
    lw t1, 176(sp)
    xor a0, s8, s4
    xor t1, t1, ra
    xor t2, a1, t2
    xor a1, s7, s5
    xor a6, s2, a6
    xor a5, t6, a5
    xor t5, s3, t5
    xor t6, a2, s1
    xor t4, s9, t4
    lw a2, 144(sp)
    lw s1, 216(sp)
    lw s2, 184(sp)
    xor a2, a2, s1
    lw s1, 120(sp)
    lw s3, 140(sp)
    xor s1, s1, s2
    lw s2, 136(sp)
    lw s4, 220(sp)
    xor s2, s2, s3
    lw s3, 204(sp)
    lw s5, 192(sp)
    xor s3, s3, s4
    lw s4, 124(sp)
    lw s6, 196(sp)
    xor s4, s4, s5
    lw s5, 156(sp)
    srli s7, s4, 8
    xor s5, s5, s6
    slli s6, s4, 24
    or s6, s6, s7
    xor t3, t3, s6
    slli s6, s3, 24
    srli s7, s3, 8
    or s6, s6, s7
    xor t0, t0, s6
    slli s6, s1, 24
    srli s7, s1, 8
    or s6, s6, s7
    xor s6, s10, s6
    slli s7, a2, 24
    srli s8, a2, 8
    or s7, s7, s8
    xor s0, s0, s7
    slli s7, t5, 24
    srli s8, t5, 8
    or s7, s7, s8
    xor t1, t1, s7
    slli s7, a5, 24
    srli s8, a5, 8
    or s7, s7, s8
    xor a4, a4, s7
    slli s7, a6, 24
    srli s8, a6, 8
    or s7, s7, s8
    xor s7, s11, s7
    slli s8, t2, 24
    srli s9, t2, 8
    or s8, s8, s9
    lw s9, 160(sp)
    # round 46 (skinny.dsl:60)
    lw s10, 148(sp)
    # round 45 (skinny.dsl:60)
    xor s8, s9, s8
    # round 46 (skinny.dsl:60)
    lw s9, 208(sp)
    lw ra, 164(sp)
    or s11, s9, s10
    xor s11, ra, s11
    lw ra, 228(sp)
    sw s8, 164(sp)
    lw s8, 224(sp)
    sw s0, 160(sp)
    or s0, ra, s8
    sw t1, 196(sp)
    lw t1, 188(sp)
    sw t0, 188(sp)
    xor t1, t1, s0
    and s0, t1, s11
    lw t0, 116(sp)
    sw s7, 208(sp)
    xor t0, t0, s0
    lw s0, 232(sp)
    sw a4, 116(sp)
    or a4, s0, ra
    xor a4, s9, a4
    not s9, t0
    and s7, a4, s9
    xor s7, s10, s7
    not s10, s8
    and s10, s10, t1
    xor s0, s0, s10
    or s10, s0, s7
    xor s10, ra, s10
    and s9, s11, s9
    lw ra, 132(sp)
    sw t3, 228(sp)
    lw t3, -1184(ra)
    xor s8, s8, s9
    lw s9, -1176(ra)
    xor t3, s10, t3
    lw s10, -1168(ra)
    xor s7, s7, s9
    lw s9, -1160(ra)
    xor a4, a4, s10
    lw s10, -1152(ra)
    xor s0, s0, s9
    lw s9, -1144(ra)
    xor s8, s8, s10
    lw s10, -1136(ra)
    xor t1, t1, s9
    lw s9, -1128(ra)
    xor s10, s11, s10
    xor t0, t0, s9
    and s9, a1, a3
    xor s5, s5, s9
    or s9, a0, t6
    xor s2, s2, s9
    not s9, s5
    and s11, s2, s9
    xor t4, t4, s11
    or s11, a7, a0
    xor a1, a1, s11
    not s11, a1
    and s11, s11, t4
    xor a3, a3, s11
    not s11, t6
    and s11, s11, s2
    xor a7, a7, s11
    not s11, a7
    and s11, s11, a3
    xor a0, a0, s11
    lw s11, 72(sp)
    and s9, s9, t4
    lw s11, 344(s11)
    xor t6, t6, s9
    xor a3, a3, s11
    slli s9, a0, 16
    srli s11, a0, 16
    or s9, s9, s11
    slli s11, a3, 16
    sw a0, 224(sp)
    srli a0, a3, 16
    or a0, s11, a0
    slli s11, a1, 16
    sw a3, 232(sp)
    srli a3, a1, 16
    or a3, s11, a3
    slli s11, a7, 16
    sw a1, 148(sp)
    srli a1, a7, 16
    or a1, s11, a1
    slli s11, t6, 16
    sw a7, 156(sp)
    srli a7, t6, 16
    or a7, s11, a7
    slli s11, s2, 16
    sw s2, 192(sp)
    srli s2, s2, 16
    or s2, s11, s2
    slli s11, s5, 16
    sw s5, 124(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, t4, 16
    sw t4, 220(sp)
    srli t4, t4, 16
    or t4, s11, t4
    and s11, s4, s1
    xor a6, a6, s11
    or s11, t2, s3
    xor s4, s4, s11
    or s11, s3, a5
    xor t5, t5, s11
    not s11, a5
    and s11, s11, t5
    xor t2, t2, s11
    not s11, a6
    sw t5, 204(sp)
    and t5, t5, s11
    xor t5, a2, t5
    and a2, s11, t5
    xor a5, a5, a2
    not a2, s4
    and a2, a2, t5
    xor a2, s1, a2
    not s1, t2
    and s1, s1, a2
    xor s1, s3, s1
    lw s3, 228(sp)
    sw a5, 140(sp)
    or s11, s3, s6
    lw a5, -1132(ra)
    sw t5, 136(sp)
    lw t5, 208(sp)
    sw t2, 208(sp)
    xor t5, t5, s11
    xor a5, t5, a5
    lw s11, 188(sp)
    lw t2, 116(sp)
    sw a6, 184(sp)
    or a6, s11, t2
    sw s4, 120(sp)
    lw s4, -1140(ra)
    sw a2, 216(sp)
    lw a2, 196(sp)
    sw s1, 196(sp)
    xor a6, a2, a6
    xor a2, a6, s4
    and s4, a6, t5
    lw s1, -1124(ra)
    sw a5, 144(sp)
    lw a5, 160(sp)
    xor t1, t1, s2
    xor a5, a5, s4
    xor s1, a5, s1
    not a5, a5
    and t5, t5, a5
    lw s4, -1148(ra)
    xor t5, t2, t5
    xor t5, t5, s4
    not t2, t2
    and a6, t2, a6
    lw t2, -1156(ra)
    lw s4, 164(sp)
    xor t3, t3, s9
    xor a6, s4, a6
    xor t2, a6, t2
    or s4, s4, s11
    sw t2, 164(sp)
    lw t2, -1164(ra)
    xor s3, s3, s4
    xor t2, s3, t2
    and a5, s3, a5
    lw s3, -1172(ra)
    xor a5, s6, a5
    xor s3, a5, s3
    or a5, a6, a5
    lw a6, -1180(ra)
    xor a5, s11, a5
    xor a5, a5, a6
    xor a6, t0, t4
    xor t0, s7, a0
    xor t4, a4, a3
    xor a4, s10, s5
    xor a3, s0, a1
    xor a7, s8, a7
    xor t6, t6, t5
    lw a1, 192(sp)
    lw a0, 220(sp)
    xor a1, a1, a2
    xor a0, a0, s1
    lw s0, 156(sp)
    lw s2, 164(sp)
    lw s4, 124(sp)
    xor s0, s0, s2
    lw s5, 144(sp)
    lw s6, 148(sp)
    xor s4, s4, s5
    xor s6, t2, s6
    lw s7, 232(sp)
    lw s8, 224(sp)
    xor s7, s3, s7
    xor s8, s8, a5
    slli s9, s8, 16
    srli s10, s8, 16
    or s9, s9, s10
    lw s10, 196(sp)
    srli s11, s7, 16
    xor s9, s10, s9
    slli s10, s7, 16
    or s10, s10, s11
    lw s11, 216(sp)
    srli s2, s6, 16
    xor s10, s11, s10
    slli s11, s6, 16
    or s2, s11, s2
    lw s11, 120(sp)
    srli s5, s4, 16
    xor s2, s11, s2
    slli s11, s4, 16
    or s5, s11, s5
    lw s11, 184(sp)
    srli ra, s0, 16
    xor s5, s11, s5
    slli s11, s0, 16
    or s11, s11, ra
    lw ra, 208(sp)
    sw s3, 208(sp)
    xor s11, ra, s11
    slli ra, a0, 16
    srli s3, a0, 16
    or s3, ra, s3
    lw ra, 136(sp)
    sw a2, 136(sp)
    xor s3, ra, s3
    slli ra, a1, 16
    srli a2, a1, 16
    or a2, ra, a2
    lw ra, 204(sp)
    sw a5, 204(sp)
    xor a2, ra, a2
    slli ra, t6, 16
    srli a5, t6, 16
    or a5, ra, a5
    lw ra, 140(sp)
    # round 47 (skinny.dsl:60)
    sw t2, 140(sp)
    # round 46 (skinny.dsl:60)
    xor a5, ra, a5
    # round 47 (skinny.dsl:60)
    not ra, a4
    and ra, ra, a6
    xor a7, a7, ra
    or ra, t4, a3
    xor t3, t3, ra
    not ra, a7
    and t2, t3, ra
    xor t1, t1, t2
    or t2, t0, t4
    xor t2, a4, t2
    and a4, t2, t1
    xor a6, a6, a4
    not a4, a3
    and a4, a4, t3
    xor t0, t0, a4
    not a4, t0
    and a4, a4, a6
    xor t4, t4, a4
    and a4, ra, t1
    lw ra, 72(sp)
    lw ra, 344(ra)
    xor a4, a3, a4
    xor a6, a6, ra
    slli a3, t4, 24
    srli ra, t4, 8
    or a3, a3, ra
    slli ra, a6, 24
    sw a3, 184(sp)
    srli a3, a6, 8
    or a3, ra, a3
    slli ra, t2, 24
    sw t2, 120(sp)
    srli t2, t2, 8
    or t2, ra, t2
    slli ra, t0, 24
    sw t4, 216(sp)
    srli t4, t0, 8
    or t4, ra, t4
    slli ra, a4, 24
    sw t4, 196(sp)
    srli t4, a4, 8
    or t4, ra, t4
    slli ra, t3, 24
    sw t4, 224(sp)
    srli t4, t3, 8
    or t4, ra, t4
    slli ra, a7, 24
    sw a7, 232(sp)
    srli a7, a7, 8
    or a7, ra, a7
    slli ra, t1, 24
    sw t1, 148(sp)
    srli t1, t1, 8
    or t1, ra, t1
    not ra, s4
    and ra, ra, a0
    xor t6, t6, ra
    or ra, s7, s6
    xor s4, s4, ra
    or ra, s6, s0
    xor s8, s8, ra
    not ra, s0
    and ra, ra, s8
    xor s7, s7, ra
    not ra, t6
    sw s8, 124(sp)
    and s8, s8, ra
    xor a1, a1, s8
    and s8, ra, a1
    xor s0, s0, s8
    and s8, s4, a1
    xor a0, a0, s8
    not s8, s7
    and s8, s8, a0
    xor s6, s6, s8
    or s8, s5, s3
    xor a5, a5, s8
    or s8, s2, s11
    xor s8, s9, s8
    and s9, s8, a5
    xor a2, a2, s9
    not s9, s2
    and s9, s10, s9
    xor s5, s5, s9
    or s9, s5, a2
    xor s3, s3, s9
    not s9, s11
    and s9, s9, s8
    xor s9, s10, s9
    and s10, s9, s3
    xor s2, s2, s10
    not s10, a2
    and s10, a5, s10
    lw ra, 132(sp)
    sw a0, 156(sp)
    lw a0, -1120(ra)
    xor s10, s11, s10
    lw s11, -1112(ra)
    xor a0, s2, a0
    lw s2, -1104(ra)
    xor s3, s3, s11
    lw s11, -1096(ra)
    xor s2, s5, s2
    lw s5, -1088(ra)
    xor s9, s9, s11
    lw s11, -1080(ra)
    xor s5, s10, s5
    lw s10, -1072(ra)
    xor s8, s8, s11
    lw s11, -1064(ra)
    xor a5, a5, s10
    xor a2, a2, s11
    slli s10, a5, 16
    srli s11, a5, 16
    or s10, s10, s11
    slli s11, a2, 16
    sw a2, 220(sp)
    srli a2, a2, 16
    or a2, s11, a2
    slli s11, s9, 16
    sw s9, 192(sp)
    srli s9, s9, 16
    or s9, s11, s9
    slli s11, a0, 16
    sw a0, 188(sp)
    srli a0, a0, 16
    or a0, s11, a0
    slli s11, s5, 16
    sw s5, 228(sp)
    srli s5, s5, 16
    or s5, s11, s5
    slli s11, s8, 16
    sw s8, 116(sp)
    srli s8, s8, 16
    or s8, s11, s8
    slli s11, s2, 16
    sw a5, 160(sp)
    srli a5, s2, 16
    or a5, s11, a5
    slli s11, s3, 16
    sw s3, 176(sp)
    srli s3, s3, 16
    or s3, s11, s3
    lw s11, 144(sp)
    sw s2, 168(sp)
    or s2, s11, s1
    sw s0, 180(sp)
    lw s0, -1068(ra)
    xor t5, t5, s2
    xor s0, t5, s0
    lw s2, 140(sp)
    sw s7, 172(sp)
    lw s7, 164(sp)
    sw s6, 128(sp)
    or s6, s2, s7
    sw a1, 152(sp)
    lw a1, -1076(ra)
    sw s4, 212(sp)
    lw s4, 204(sp)
    sw t6, 204(sp)
    xor s4, s4, s6
    xor a1, s4, a1
    and s6, s4, t5
    lw t6, -1060(ra)
    sw s10, 200(sp)
    lw s10, 136(sp)
    xor a6, a6, s3
    xor s6, s10, s6
    xor t6, s6, t6
    not s6, s6
    and t5, t5, s6
    lw s10, -1084(ra)
    xor t5, s7, t5
    xor t5, t5, s10
    not s7, s7
    and s4, s7, s4
    lw s7, -1092(ra)
    lw s10, 208(sp)
    sw t5, 208(sp)
    xor s4, s10, s4
    xor s7, s4, s7
    or s10, s10, s2
    lw t5, -1100(ra)
    xor s10, s11, s10
    xor t5, s10, t5
    and s6, s10, s6
    lw s10, -1108(ra)
    xor s1, s1, s6
    xor s6, s1, s10
    or s1, s4, s1
    lw s4, -1116(ra)
    xor s1, s2, s1
    xor s1, s1, s4
    xor t1, t1, t6
    xor t6, a3, s6
    xor t2, t2, t5
    xor a7, a7, s0
    xor t5, a4, s5
    xor t0, t0, s9
    lw a4, 216(sp)
    lw a3, 196(sp)
    xor a4, a4, a0
    xor a3, a3, s7
    xor t4, t4, a1
    xor t3, t3, s8
    lw a1, 148(sp)
    lw a0, 120(sp)
    xor a2, a1, a2
    lw a1, 184(sp)
    xor a5, a0, a5
    xor a1, a1, s1
    lw a0, 232(sp)
    lw s0, 200(sp)
    lw s1, 208(sp)
    xor a0, a0, s0
    lw s0, 224(sp)
    srli s2, a0, 24
    xor s0, s0, s1
    slli s1, a0, 8
    or s1, s1, s2
    lw s2, 204(sp)
    srli s3, a5, 24
    xor s1, s2, s1
    slli s2, a5, 8
    or s2, s2, s3
    lw s3, 212(sp)
    srli s4, a2, 24
    xor s2, s3, s2
    slli s3, a2, 8
    or s3, s3, s4
    lw s4, 152(sp)
    srli s5, t3, 24
    xor s3, s4, s3
    slli s4, t3, 8
    or s4, s4, s5
    lw s5, 124(sp)
    srli s6, a4, 24
    xor s4, s5, s4
    slli s5, a4, 8
    or s5, s5, s6
    lw s6, 128(sp)
    srli s7, t0, 24
    xor s5, s6, s5
    slli s6, t0, 8
    or s6, s6, s7
    lw s7, 172(sp)
    srli s8, t5, 24
    xor s6, s7, s6
    slli s7, t5, 8
    or s7, s7, s8
    lw s8, 180(sp)
    srli s9, a6, 24
    xor s7, s8, s7
    slli s8, a6, 8
    or s8, s8, s9
    lw s9, 156(sp)
    # round 48 (skinny.dsl:60)
    or s11, s1, s3
    # round 47 (skinny.dsl:60)
    xor s8, s9, s8
    # round 48 (skinny.dsl:60)
    lw s9, 68(sp)
    lw s10, 100(s9)
    sw a6, 156(sp)
    lw a6, -1008(ra)
    xor s7, s7, s11
    xor a6, s7, a6
    not s11, s2
    and s11, s8, s11
    sw t3, 180(sp)
    lw t3, -1040(ra)
    xor s1, s1, s11
    xor t3, s1, t3
    srli s11, t3, 4
    xor s11, s11, a6
    sw a4, 172(sp)
    lw a4, 112(sp)
    sw a5, 128(sp)
    and s11, s11, a4
    xor a5, a6, s11
    sw t0, 124(sp)
    or t0, s2, s6
    xor t0, s5, t0
    and s5, t0, s7
    xor s4, s4, s5
    not s5, s4
    and s5, s7, s5
    lw s7, -1024(ra)
    xor s5, s6, s5
    xor s5, s5, s7
    or s1, s1, s4
    xor s1, s3, s1
    not s3, s6
    and s3, s3, t0
    xor s3, s8, s3
    and s6, s3, s1
    lw s7, -1056(ra)
    xor s2, s2, s6
    xor s2, s2, s7
    srli s6, s2, 4
    xor s6, s6, s5
    and s6, s6, a4
    xor s7, s5, s6
    srli s8, s7, 2
    xor s8, s8, a5
    sw t5, 152(sp)
    lw t5, 108(sp)
    sw a2, 212(sp)
    and s8, s8, t5
    lw a2, -1000(ra)
    xor a5, a5, s8
    sw a0, 204(sp)
    lw a0, -1032(ra)
    xor a2, s4, a2
    xor a0, s3, a0
    srli s3, a0, 4
    xor s3, s3, a2
    and s3, s3, a4
    lw s4, -1016(ra)
    sw a6, 208(sp)
    xor a6, a2, s3
    lw ra, -1048(ra)
    xor t0, t0, s4
    xor s1, s1, ra
    srli s4, s1, 4
    xor s4, s4, t0
    and s4, s4, a4
    xor ra, t0, s4
    srli a4, ra, 2
    xor a4, a4, a6
    and a4, a4, t5
    xor a6, a6, a4
    sw s5, 224(sp)
    srli s5, a5, 1
    xor s5, s5, a6
    sw a2, 200(sp)
    lw a2, 104(sp)
    sw t6, 232(sp)
    and s5, s5, a2
    slli t6, s5, 1
    xor a5, a5, t6
    lw t6, 64(sp)
    xor a5, s10, a5
    sw a5, 100(t6)
    lw a5, 116(s9)
    xor a6, a6, s5
    xor a5, a5, a6
    sw a5, 116(t6)
    lw a5, 84(s9)
    slli a6, a4, 2
    xor a6, ra, a6
    slli a4, s8, 2
    xor a4, s7, a4
    srli s5, a4, 1
    xor s5, s5, a6
    and s5, s5, a2
    xor a6, a6, s5
    xor a5, a5, a6
    sw a5, 84(t6)
    lw a5, 68(s9)
    slli a6, s5, 1
    xor a6, a4, a6
    xor a5, a5, a6
    sw a5, 68(t6)
    lw a5, 20(s9)
    slli a6, s4, 4
    xor a6, s1, a6
    slli a4, s3, 4
    xor a4, a0, a4
    srli s3, a6, 2
    xor s3, s3, a4
    and s3, s3, t5
    slli s4, s3, 2
    xor a6, a6, s4
    slli s4, s6, 4
    xor s4, s2, s4
    slli s5, s11, 4
    xor s5, t3, s5
    srli s6, s4, 2
    xor s6, s6, s5
    and s6, s6, t5
    slli s7, s6, 2
    xor s4, s4, s7
    srli s7, s4, 1
    xor s7, s7, a6
    and s7, s7, a2
    xor a6, a6, s7
    xor a5, a5, a6
    sw a5, 20(t6)
    lw a5, 4(s9)
    slli a6, s7, 1
    xor a6, s4, a6
    xor a5, a5, a6
    sw a5, 4(t6)
    lw a5, 36(s9)
    xor a6, s5, s6
    xor a4, a4, s3
    srli s3, a6, 1
    xor s3, s3, a4
    and s3, s3, a2
    slli s4, s3, 1
    xor a6, a6, s4
    xor a5, a5, a6
    sw a5, 36(t6)
    lw a5, 52(s9)
    xor a6, a4, s3
    xor a5, a5, a6
    sw a5, 52(t6)
    lw a5, 92(s9)
    not a6, a3
    and a6, t2, a6
    xor a6, a1, a6
    xor t0, t0, a6
    not a4, a7
    and a4, a4, t1
    xor a4, s0, a4
    or a1, a6, a4
    xor t4, t4, a1
    lw a1, 232(sp)
    lw s3, 72(sp)
    not s0, a1
    and s0, s0, t2
    xor a7, a7, s0
    or s0, a7, t4
    lw s4, 280(s3)
    xor t1, t1, s0
    xor s0, t1, s4
    xor s1, s0, s1
    srli s4, s1, 4
    xor s4, s4, t0
    lw s5, 112(sp)
    lw s7, 200(sp)
    and s4, s4, s5
    xor s6, t0, s4
    xor s7, s7, t4
    or s8, a3, a6
    xor a1, a1, s8
    xor a0, a0, a1
    not s8, a0
    srli s8, s8, 4
    xor s8, s8, s7
    and s8, s8, s5
    xor s10, s7, s8
    srli s11, s6, 2
    xor s11, s11, s10
    and s11, s11, t5
    slli ra, s11, 2
    xor s6, s6, ra
    or ra, a4, t4
    xor a3, a3, ra
    lw ra, 224(sp)
    not t1, t1
    xor ra, ra, a3
    and t1, a1, t1
    xor t1, t2, t1
    xor t2, s2, t1
    not s2, t2
    srli s2, s2, 4
    xor s2, s2, ra
    lw s3, 100(sp)
    sw s7, 224(sp)
    or s2, s2, s3
    xor s7, ra, s2
    sw t0, 232(sp)
    lw t0, 208(sp)
    xor t3, a7, t3
    xor t0, t0, a4
    srli s3, t3, 4
    xor s3, s3, t0
    and s3, s3, s5
    sw t0, 208(sp)
    xor t0, t0, s3
    sw ra, 200(sp)
    srli ra, s7, 2
    xor ra, ra, t0
    and ra, ra, t5
    slli s5, ra, 2
    xor s5, s7, s5
    srli s7, s5, 1
    xor s7, s7, s6
    and s7, s7, a2
    xor s6, s6, s7
    xor a5, a5, s6
    sw a5, 92(t6)
    lw a5, 76(s9)
    slli s6, s7, 1
    xor s5, s5, s6
    xor a5, a5, s5
    sw a5, 76(t6)
    lw a5, 124(s9)
    xor s5, s10, s11
    xor t0, t0, ra
    srli s6, t0, 1
    xor s6, s6, s5
    and s6, s6, a2
    xor s5, s5, s6
    xor a5, a5, s5
    sw a5, 124(t6)
    lw a5, 108(s9)
    slli s5, s6, 1
    xor t0, t0, s5
    xor a5, a5, t0
    sw a5, 108(t6)
    lw a5, 44(s9)
    slli t0, s3, 4
    xor t0, t3, t0
    not s2, s2
    slli s2, s2, 4
    xor s2, t2, s2
    not s3, s2
    srli s3, s3, 2
    xor s3, s3, t0
    and s3, s3, t5
    xor t0, t0, s3
    slli s5, s8, 4
    xor s5, a0, s5
    slli s4, s4, 4
    xor s4, s1, s4
    srli s6, s4, 2
    xor s6, s6, s5
    lw s7, 96(sp)
    srli s8, t0, 1
    or s6, s6, s7
    xor s5, s5, s6
    xor s8, s8, s5
    and s8, s8, a2
    slli s10, s8, 1
    xor t0, t0, s10
    xor a5, a5, t0
    sw a5, 44(t6)
    lw a5, 12(s9)
    slli t0, s3, 2
    xor t0, s2, t0
    not s2, s6
    slli s2, s2, 2
    xor s2, s4, s2
    not s3, t0
    srli s3, s3, 1
    xor s3, s3, s2
    and s3, s3, a2
    slli s4, s3, 1
    xor t0, t0, s4
    not t0, t0
    xor a5, a5, t0
    sw a5, 12(t6)
    lw a5, 28(s9)
    xor t0, s2, s3
    xor a5, a5, t0
    sw a5, 28(t6)
    lw a5, 60(s9)
    xor t0, s5, s8
    xor a5, a5, t0
    sw a5, 60(t6)
    lw a5, 40(s9)
    lw t0, 176(sp)
    lw s2, 168(sp)
    lw s4, 132(sp)
    or s3, t0, s2
    lw s5, -1036(s4)
    lw s6, 160(sp)
    lw s8, -1004(s4)
    xor s3, s6, s3
    xor s5, s3, s5
    xor a7, s5, a7
    lw s5, 220(sp)
    lw s10, 228(sp)
    or s6, s6, s5
    xor s6, s10, s6
    xor s8, s6, s8
    xor a4, s8, a4
    srli s8, a7, 4
    xor s8, s8, a4
    lw s10, 112(sp)
    sw a0, 228(sp)
    and s8, s8, s10
    slli s11, s8, 4
    xor a7, a7, s11
    lw s11, 192(sp)
    lw a0, 188(sp)
    or ra, s2, s11
    xor a0, a0, ra
    and ra, a0, s6
    sw s1, 188(sp)
    lw s1, 116(sp)
    sw t3, 176(sp)
    xor s1, s1, ra
    not ra, s1
    and s3, s3, ra
    xor s3, s5, s3
    not s5, s11
    and s5, s5, a0
    xor t0, t0, s5
    or s5, t0, s3
    lw t3, -1052(s4)
    xor s2, s2, s5
    xor t3, s2, t3
    xor t1, t3, t1
    and t3, s6, ra
    lw s2, -1020(s4)
    xor t3, s11, t3
    xor t3, t3, s2
    xor t3, t3, a3
    not a3, t1
    srli a3, a3, 4
    xor a3, a3, t3
    lw s2, 100(sp)
    lw s5, -1028(s4)
    or a3, a3, s2
    not s2, a3
    slli s2, s2, 4
    xor t1, t1, s2
    not s2, t1
    srli s2, s2, 2
    xor s2, s2, a7
    and s2, s2, t5
    xor a7, a7, s2
    xor t0, t0, s5
    lw s5, -996(s4)
    xor t0, t0, a1
    xor a1, s1, s5
    xor t4, a1, t4
    not a1, t0
    srli a1, a1, 4
    xor a1, a1, t4
    and a1, a1, s10
    slli s1, a1, 4
    lw s5, -1044(s4)
    xor t0, t0, s1
    xor s1, s3, s5
    lw s3, -1012(s4)
    xor s0, s1, s0
    xor a0, a0, s3
    xor a6, a0, a6
    srli a0, s0, 4
    xor a0, a0, a6
    and a0, a0, s10
    slli s1, a0, 4
    xor s0, s0, s1
    srli s1, s0, 2
    xor s1, s1, t0
    or s1, s1, s7
    xor t0, t0, s1
    srli s3, a7, 1
    xor s3, s3, t0
    and s3, s3, a2
    slli s4, s3, 1
    xor a7, a7, s4
    xor a5, a5, a7
    sw a5, 40(t6)
    lw a5, 120(s9)
    xor a7, t4, a1
    xor a6, a6, a0
    srli t4, a6, 2
    xor t4, t4, a7
    and t4, t4, t5
    xor a7, a7, t4
    xor a4, a4, s8
    xor t3, t3, a3
    srli a3, t3, 2
    xor a3, a3, a4
    and a3, a3, t5
    xor a4, a4, a3
    srli a1, a4, 1
    xor a1, a1, a7
    and a1, a1, a2
    xor a7, a7, a1
    xor a5, a5, a7
    sw a5, 120(t6)
    lw a5, 72(s9)
    slli a7, a3, 2
    xor a7, t3, a7
    slli t3, t4, 2
    xor a6, a6, t3
    srli t3, a7, 1
    xor t3, t3, a6
    and t3, t3, a2
    slli t4, t3, 1
    xor a7, a7, t4
    xor a5, a5, a7
    sw a5, 72(t6)
    lw a5, 88(s9)
    xor a6, a6, t3
    xor a5, a5, a6
    sw a5, 88(t6)
    lw a5, 8(s9)
    slli a6, s2, 2
    xor a6, t1, a6
    not a7, s1
    slli a7, a7, 2
    xor a7, s0, a7
    not t1, a6
    srli t1, t1, 1
    xor t1, t1, a7
    and t1, t1, a2
    slli t3, t1, 1
    xor a6, a6, t3
    not a6, a6
    xor a5, a5, a6
    sw a5, 8(t6)
    lw a5, 104(s9)
    slli a6, a1, 1
    xor a6, a4, a6
    xor a5, a5, a6
    sw a5, 104(t6)
    lw a5, 24(s9)
    xor a6, a7, t1
    xor a5, a5, a6
    sw a5, 24(t6)
    lw a5, 56(s9)
    xor a6, t0, s3
    xor a5, a5, a6
    sw a5, 56(t6)
    lw a5, 64(s9)
    lw a6, 204(sp)
    lw t0, 212(sp)
    not a7, a6
    and a7, a7, t0
    lw t1, 152(sp)
    lw t4, 128(sp)
    xor a7, t1, a7
    lw t1, 124(sp)
    lw a4, 172(sp)
    not t3, t1
    and t3, t4, t3
    xor t3, a4, t3
    or a4, t3, a7
    lw a3, 180(sp)
    lw a1, 200(sp)
    xor a4, a3, a4
    or a3, a7, a4
    xor a3, t1, a3
    xor a3, a3, a1
    or t1, t1, t3
    lw a1, 156(sp)
    lw s1, 224(sp)
    xor t1, a1, t1
    not a1, a1
    and a1, a1, t4
    xor a6, a6, a1
    or a1, a6, a4
    xor t0, t0, a1
    not a1, t0
    and a1, t1, a1
    xor t4, t4, a1
    xor t2, t4, t2
    srli t4, t2, 4
    xor t4, t4, a3
    and t4, t4, s10
    xor a3, a3, t4
    lw a1, 208(sp)
    srli a0, a3, 2
    xor a7, a7, a1
    lw a1, 176(sp)
    xor a4, a4, s1
    xor a6, a6, a1
    srli a1, a6, 4
    xor a1, a1, a7
    and a1, a1, s10
    xor a7, a7, a1
    xor a0, a0, a7
    and a0, a0, t5
    slli s0, a0, 2
    xor a3, a3, s0
    lw s0, 232(sp)
    lw s1, 228(sp)
    xor t3, t3, s0
    lw s0, 188(sp)
    xor t1, t1, s1
    xor t0, t0, s0
    srli s0, t0, 4
    xor s0, s0, t3
    and s0, s0, s10
    xor t3, t3, s0
    srli s1, t1, 4
    xor s1, s1, a4
    and s1, s1, s10
    xor a4, a4, s1
    srli s2, t3, 2
    xor s2, s2, a4
    and s2, s2, t5
    slli s3, s2, 2
    xor t3, t3, s3
    srli s3, a3, 1
    xor s3, s3, t3
    and s3, s3, a2
    slli s4, s3, 1
    xor a3, a3, s4
    xor a5, a5, a3
    sw a5, 64(t6)
    lw a5, 0(s9)
    slli t4, t4, 4
    xor t2, t2, t4
    slli t4, a1, 4
    xor a6, a6, t4
    srli t4, t2, 2
    xor t4, t4, a6
    and t4, t4, t5
    slli a3, t4, 2
    xor t2, t2, a3
    slli a3, s0, 4
    xor t0, t0, a3
    slli a3, s1, 4
    xor t1, t1, a3
    srli a3, t0, 2
    xor a3, a3, t1
    and t5, a3, t5
    slli a3, t5, 2
    xor t0, t0, a3
    srli a3, t2, 1
    xor a3, a3, t0
    and a3, a3, a2
    slli a1, a3, 1
    xor t2, t2, a1
    xor a5, a5, t2
    sw a5, 0(t6)
    lw a5, 16(s9)
    xor t0, t0, a3
    xor a5, a5, t0
    sw a5, 16(t6)
    lw a5, 80(s9)
    xor t0, t3, s3
    xor a5, a5, t0
    sw a5, 80(t6)
    lw a5, 48(s9)
    xor t0, t1, t5
    xor a6, a6, t4
    srli t1, a6, 1
    xor t1, t1, t0
    and t1, t1, a2
    xor t0, t0, t1
    xor a5, a5, t0
    sw a5, 48(t6)
    lw a5, 112(s9)
    xor t0, a4, s2
    xor a7, a7, a0
    srli t2, a7, 1
    xor t2, t2, t0
    and t2, t2, a2
    xor t0, t0, t2
    xor a5, a5, t0
    sw a5, 112(t6)
    lw a5, 32(s9)
    slli t0, t1, 1
    xor a6, a6, t0
    xor a5, a5, a6
    sw a5, 32(t6)
    lw a5, 96(s9)
    slli a6, t2, 1
    xor a6, a7, a6
    xor a5, a5, a6
    sw a5, 96(t6)
    mv a0, t6
    mv a1, s9
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    addi a0, a0, 128
    addi a1, a1, 128
    addi a4, a4, 8
    bltu a2, a1, .Llwcc_skinny128_256_ctr_crypt_rv32i_group_done
    j .Llwcc_skinny128_256_ctr_crypt_rv32i_group
.Llwcc_skinny128_256_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny128_256_ctr_crypt_rv32i_out
.Llwcc_skinny128_256_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 128
    beqz t2, .Llwcc_skinny128_256_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 240
    mv t0, a0
    addi t1, sp, 368
.Llwcc_skinny128_256_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny128_256_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny128_256_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_256_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny128_256_ctr_crypt_rv32i_group
.Llwcc_skinny128_256_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 240
    add t1, a1, t2
.Llwcc_skinny128_256_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny128_256_ctr_crypt_rv32i_copy
.Llwcc_skinny128_256_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 368
.Llwcc_skinny128_256_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny128_256_ctr_crypt_rv32i_wipe
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
    addi sp, sp, 368
    ret
    .size lwcc_skinny128_256_ctr_crypt_rv32i, .-lwcc_skinny128_256_ctr_crypt_rv32i
