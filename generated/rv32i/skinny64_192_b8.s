# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile skinny --set skinny64_192 --target rv32i --lanes 1 --slicing plane --blocks 8
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=8) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() resident_keys() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 992
# layout:    planes of 16 S-boxes, 8 blocks side by side; cells in 8 arrangements
# sizes:     in bytes: block 8, key 24, nonce 4, rk 1476, ctx 1524, align 4, group 64, stack 992
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:03e7849c945be93f3a41f9bba8873b562aafc4ef851446707ba25dd1e25bd61e

    .text

    .balign 4
    .global lwcc_skinny64_192_key_setup_rv32i
    .type lwcc_skinny64_192_key_setup_rv32i, %function
lwcc_skinny64_192_key_setup_rv32i:
    addi sp, sp, -976
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
    lw a2, 8(a1)
    lw s7, 16(a1)
    srli s0, a2, 4
    xor s0, s0, a2
    and s0, s0, a7
    slli s1, s0, 4
    xor s1, a2, s1
    srli s2, s1, 8
    xor a2, a2, s0
    xor s0, s2, a2
    and s0, s0, t1
    slli s2, s0, 8
    xor s1, s1, s2
    srli s2, s1, 16
    xor a2, a2, s0
    xor s0, s2, a2
    and s0, s0, t2
    slli s2, s0, 16
    xor s1, s1, s2
    srli s2, s1, 1
    xor s2, s2, s1
    and s2, s2, t4
    slli s3, s2, 1
    xor s3, s1, s3
    srli s4, s3, 2
    xor s4, s4, s3
    and s4, s4, a4
    slli s5, s4, 2
    xor s5, s3, s5
    xor s6, a3, s5
    srli s8, s7, 4
    xor s8, s8, s7
    and s8, s8, a7
    slli s9, s8, 4
    xor s9, s7, s9
    srli s10, s9, 8
    xor s7, s7, s8
    xor s8, s10, s7
    and s8, s8, t1
    slli s10, s8, 8
    xor s9, s9, s10
    srli s10, s9, 16
    xor s7, s7, s8
    xor s8, s10, s7
    and s8, s8, t2
    slli s10, s8, 16
    xor s9, s9, s10
    srli s10, s9, 1
    xor s10, s10, s9
    and s10, s10, t4
    slli s11, s10, 1
    xor s11, s9, s11
    srli ra, s11, 2
    xor ra, ra, s11
    and ra, ra, a4
    sw s5, 96(sp)
    slli s5, ra, 2
    xor s5, s11, s5
    xor s6, s6, s5
    sw s5, 100(sp)
    lui s5, 16
    addi s5, s5, -256
    sw s6, 104(sp)
    xor s6, s6, s5
    sw s6, 0(a0)
    xor a5, a5, a6
    srli a6, a5, 1
    xor a6, a6, a5
    and a6, a6, t4
    sw s6, 108(sp)
    slli s6, a6, 1
    xor s6, a5, s6
    sw a3, 112(sp)
    srli a3, s6, 2
    xor a3, a3, s6
    and a3, a3, a4
    sw t2, 116(sp)
    slli t2, a3, 2
    xor t2, s6, t2
    xor a2, a2, s0
    srli s0, a2, 1
    xor s0, s0, a2
    and s0, s0, t4
    sw t1, 120(sp)
    slli t1, s0, 1
    xor t1, a2, t1
    sw a7, 124(sp)
    srli a7, t1, 2
    xor a7, a7, t1
    and a7, a7, a4
    sw a7, 128(sp)
    slli a7, a7, 2
    xor a7, t1, a7
    sw a7, 132(sp)
    xor a7, t2, a7
    xor s7, s7, s8
    srli s8, s7, 1
    xor s8, s8, s7
    and s8, s8, t4
    sw t2, 136(sp)
    slli t2, s8, 1
    xor t2, s7, t2
    sw t4, 140(sp)
    srli t4, t2, 2
    xor t4, t4, t2
    and t4, t4, a4
    sw t4, 144(sp)
    slli t4, t4, 2
    xor t4, t2, t4
    xor a7, a7, t4
    # round 1 (skinny.dsl:60)
    sw a7, 148(sp)
    not a7, a7
    sw a7, 4(a0)
    xor a7, t0, t3
    srli t0, a7, 2
    xor t0, t0, a7
    and t0, t0, a4
    slli t3, t0, 2
    xor t3, a7, t3
    xor s1, s1, s2
    srli s2, s1, 2
    xor s2, s2, s1
    and s2, s2, a4
    sw t4, 152(sp)
    slli t4, s2, 2
    xor t4, s1, t4
    sw t4, 156(sp)
    xor t4, t3, t4
    xor s9, s9, s10
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, a4
    sw t3, 160(sp)
    slli t3, s10, 2
    xor t3, s9, t3
    xor t4, t4, t3
    sw t4, 164(sp)
    not t4, t4
    sw t4, 8(a0)
    xor a5, a5, a6
    srli a6, a5, 2
    xor a6, a6, a5
    and a6, a6, a4
    slli t4, a6, 2
    xor t4, a5, t4
    xor a2, a2, s0
    srli s0, a2, 2
    xor s0, s0, a2
    and s0, s0, a4
    sw t3, 168(sp)
    slli t3, s0, 2
    xor t3, a2, t3
    sw t3, 172(sp)
    xor t3, t4, t3
    xor s7, s7, s8
    srli s8, s7, 2
    xor s8, s8, s7
    and s8, s8, a4
    sw t4, 176(sp)
    slli t4, s8, 2
    xor t4, s7, t4
    xor t3, t3, t4
    sw t3, 12(a0)
    sw t3, 180(sp)
    not t3, s5
    sw t3, 16(a0)
    xor t3, t5, t6
    xor t5, s3, s4
    xor t6, t3, t5
    xor s3, s11, ra
    xor t6, t6, s3
    sw t6, 20(a0)
    xor a3, s6, a3
    lw s4, 128(sp)
    lw s6, 144(sp)
    xor t1, t1, s4
    xor s4, a3, t1
    xor t2, t2, s6
    xor s4, s4, t2
    not s6, s4
    sw s6, 24(a0)
    xor a7, a7, t0
    xor t0, s1, s2
    xor s1, a7, t0
    xor s2, s9, s10
    xor s1, s1, s2
    sw s1, 28(a0)
    xor a5, a5, a6
    xor a6, a2, s0
    xor a2, a5, a6
    xor s0, s7, s8
    xor a2, a2, s0
    not s6, a2
    sw s6, 32(a0)
    lw s6, 4(a1)
    lw s8, 124(sp)
    srli s7, s6, 4
    xor s7, s7, s6
    and s7, s7, s8
    xor s9, s6, s7
    slli s7, s7, 4
    xor s6, s6, s7
    srli s7, s6, 8
    xor s7, s7, s9
    lw s10, 120(sp)
    lw s11, 116(sp)
    and s7, s7, s10
    xor s9, s9, s7
    slli s7, s7, 8
    xor s6, s6, s7
    srli s7, s6, 16
    xor s7, s7, s9
    and s7, s7, s11
    xor s9, s9, s7
    srli ra, s9, 1
    xor ra, ra, s9
    sw a2, 144(sp)
    lw a2, 140(sp)
    sw s1, 128(sp)
    and ra, ra, a2
    slli s1, ra, 1
    xor s1, s9, s1
    sw s4, 184(sp)
    srli s4, s1, 2
    xor s4, s4, s1
    and s4, s4, a4
    sw t6, 188(sp)
    slli t6, s4, 2
    xor t6, s1, t6
    sw a5, 192(sp)
    lw a5, 12(a1)
    sw a7, 196(sp)
    srli a7, a5, 4
    xor a7, a7, a5
    and a7, a7, s8
    sw s0, 200(sp)
    xor s0, a5, a7
    slli a7, a7, 4
    xor a5, a5, a7
    srli a7, a5, 8
    xor a7, a7, s0
    and a7, a7, s10
    xor s0, s0, a7
    slli a7, a7, 8
    xor a5, a5, a7
    srli a7, a5, 16
    xor a7, a7, s0
    and a7, a7, s11
    xor s0, s0, a7
    sw a3, 204(sp)
    srli a3, s0, 1
    xor a3, a3, s0
    and a3, a3, a2
    sw s2, 208(sp)
    xor s2, s0, a3
    sw t3, 212(sp)
    srli t3, s2, 2
    xor t3, t3, s2
    and t3, t3, a4
    sw t2, 216(sp)
    xor t2, s2, t3
    slli a3, a3, 1
    xor a3, s0, a3
    srli s0, a3, 2
    xor s0, s0, a3
    and s0, s0, a4
    sw s3, 220(sp)
    xor s3, a3, s0
    sw t2, 224(sp)
    xor t2, t2, s3
    sw t2, 228(sp)
    xor t2, t6, t2
    sw t6, 232(sp)
    lw t6, 20(a1)
    sw t4, 236(sp)
    srli t4, t6, 4
    xor t4, t4, t6
    and t4, t4, s8
    xor s8, t6, t4
    slli t4, t4, 4
    xor t4, t6, t4
    srli t6, t4, 8
    xor t6, t6, s8
    and t6, t6, s10
    xor s8, s8, t6
    slli t6, t6, 8
    xor t4, t4, t6
    srli t6, t4, 16
    xor t6, t6, s8
    and t6, t6, s11
    xor s8, s8, t6
    srli s11, s8, 1
    xor s11, s11, s8
    and s11, s11, a2
    xor s10, s8, s11
    sw t1, 124(sp)
    srli t1, s10, 2
    xor t1, t1, s10
    and t1, t1, a4
    sw a6, 240(sp)
    slli a6, t1, 2
    xor a6, s10, a6
    xor t2, t2, a6
    sw a6, 244(sp)
    srli a6, t2, 24
    slli s7, s7, 16
    xor s6, s6, s7
    srli s7, s6, 1
    xor s7, s7, s6
    and s7, s7, a2
    sw t5, 248(sp)
    slli t5, s7, 1
    xor t5, s6, t5
    sw t0, 252(sp)
    srli t0, t5, 2
    xor t0, t0, t5
    and t0, t0, a4
    sw s3, 256(sp)
    slli s3, t0, 2
    xor s3, t5, s3
    slli a7, a7, 16
    xor a5, a5, a7
    srli a7, a5, 1
    xor a7, a7, a5
    and a7, a7, a2
    sw t5, 260(sp)
    xor t5, a5, a7
    sw t0, 264(sp)
    srli t0, t5, 2
    xor t0, t0, t5
    and t0, t0, a4
    sw t5, 268(sp)
    xor t5, t5, t0
    slli a7, a7, 1
    xor a5, a5, a7
    srli a7, a5, 2
    xor a7, a7, a5
    and a7, a7, a4
    sw t0, 272(sp)
    xor t0, a5, a7
    sw t5, 276(sp)
    xor t5, t5, t0
    sw t5, 280(sp)
    xor t5, s3, t5
    slli t6, t6, 16
    xor t4, t4, t6
    srli t6, t4, 1
    xor t6, t6, t4
    and t6, t6, a2
    xor a2, t4, t6
    sw s3, 140(sp)
    srli s3, a2, 2
    xor s3, s3, a2
    and s3, s3, a4
    sw t0, 284(sp)
    slli t0, s3, 2
    xor t0, a2, t0
    xor t5, t5, t0
    sw t0, 288(sp)
    srli t0, t5, 16
    and t0, t0, s5
    or a6, a6, t0
    lui t0, 4080
    sw a2, 292(sp)
    and a2, t5, t0
    or a6, a6, a2
    slli a2, t2, 16
    sw s3, 296(sp)
    lui s3, 1044480
    and a2, a2, s3
    or a6, a6, a2
    # round 2 (skinny.dsl:60)
    not a2, a6
    sw a2, 36(a0)
    sw a6, 300(sp)
    andi a6, t5, 255
    sw t2, 304(sp)
    slli t2, t2, 8
    lui a2, 1044496
    addi a2, a2, -256
    and t2, t2, a2
    or a6, a6, t2
    slli t2, t5, 8
    and t2, t2, t0
    or a6, a6, t2
    xori a6, a6, 255
    sw a6, 40(a0)
    xor a6, s9, ra
    srli t2, a6, 2
    xor t2, t2, a6
    and t2, t2, a4
    slli s9, t2, 2
    xor s9, a6, s9
    slli s0, s0, 2
    xor a3, a3, s0
    xor s0, s9, a3
    slli s11, s11, 1
    xor s8, s8, s11
    srli s11, s8, 2
    xor s11, s11, s8
    and s11, s11, a4
    xor ra, s8, s11
    xor s0, s0, ra
    sw t5, 308(sp)
    srli t5, s0, 24
    xor s6, s6, s7
    srli s7, s6, 2
    xor s7, s7, s6
    and s7, s7, a4
    sw a3, 312(sp)
    slli a3, s7, 2
    xor a3, s6, a3
    slli a7, a7, 2
    xor a5, a5, a7
    xor a7, a3, a5
    slli t6, t6, 1
    xor t4, t4, t6
    srli t6, t4, 2
    xor t6, t6, t4
    and t6, t6, a4
    xor a4, t4, t6
    xor a7, a7, a4
    sw a5, 316(sp)
    srli a5, a7, 16
    and a5, a5, s5
    or a5, t5, a5
    and t5, a7, t0
    or a5, a5, t5
    slli t5, s0, 16
    and t5, t5, s3
    or a5, a5, t5
    not t5, a5
    sw t5, 44(a0)
    sw t0, 48(a0)
    andi t5, a7, 255
    sw a5, 320(sp)
    slli a5, s0, 8
    and a5, a5, a2
    or a5, t5, a5
    slli t5, a7, 8
    and t5, t5, t0
    or a5, a5, t5
    xori a5, a5, 255
    sw a5, 52(a0)
    xor a5, s1, s4
    slli t3, t3, 2
    xor t3, s2, t3
    xor t5, a5, t3
    xor t1, s10, t1
    xor t5, t5, t1
    srli s1, t5, 24
    lw s2, 260(sp)
    lw s4, 264(sp)
    lw s10, 268(sp)
    xor s2, s2, s4
    lw s4, 272(sp)
    sw s0, 268(sp)
    slli s4, s4, 2
    xor s4, s10, s4
    xor s10, s2, s4
    lw s0, 292(sp)
    sw a7, 272(sp)
    lw a7, 296(sp)
    xor a6, a6, t2
    xor a7, s0, a7
    xor s0, s10, a7
    srli s10, s0, 16
    and s10, s10, s5
    or s1, s1, s10
    and s10, s0, t0
    or s1, s1, s10
    slli s10, t5, 16
    and s10, s10, s3
    or s1, s1, s10
    not s10, s1
    sw s10, 56(a0)
    andi s10, s0, 255
    sw s1, 296(sp)
    slli s1, t5, 8
    and s1, s1, a2
    or s1, s10, s1
    slli s10, s0, 8
    and s10, s10, t0
    or s1, s1, s10
    sw s1, 60(a0)
    lw t2, 256(sp)
    slli s10, s11, 2
    xor s1, a6, t2
    xor s8, s8, s10
    xor s10, s8, t1
    xor s1, s1, s10
    srli s11, s1, 24
    xor s6, s6, s7
    lw s7, 284(sp)
    sw t5, 292(sp)
    xor t5, s6, s7
    slli t6, t6, 2
    xor t4, t4, t6
    xor t6, t4, a7
    xor t5, t5, t6
    sw s0, 264(sp)
    srli s0, t5, 16
    and s0, s0, s5
    or s0, s11, s0
    and s11, t5, t0
    or s0, s0, s11
    slli s11, s1, 16
    and s11, s11, s3
    or s0, s0, s11
    not s11, s0
    sw s11, 64(a0)
    andi s11, t5, 255
    sw s0, 260(sp)
    slli s0, s1, 8
    and s0, s0, a2
    or s0, s11, s0
    slli s11, t5, 8
    and s11, s11, t0
    or s0, s0, s11
    sw s0, 68(a0)
    lw s0, 252(sp)
    lw s11, 248(sp)
    sw s1, 324(sp)
    xor s0, s0, s11
    lw s1, 112(sp)
    sw t5, 328(sp)
    xor t5, s1, s0
    sw t4, 332(sp)
    lw t4, 168(sp)
    sw s8, 336(sp)
    xor t5, t5, t4
    srli s8, t5, 8
    andi t4, s8, 255
    lw s1, 240(sp)
    sw s0, 340(sp)
    lw s0, 124(sp)
    lw s7, 136(sp)
    xor s1, s1, s0
    xor s7, s7, s1
    sw s1, 344(sp)
    lw s1, 236(sp)
    xor s7, s7, s1
    slli s1, s7, 24
    srli t2, s7, 8
    or t2, s1, t2
    and t2, t2, a2
    or t2, t4, t2
    slli t4, t5, 16
    and t4, t4, t0
    or t2, t2, t4
    xor t2, t2, t0
    sw t2, 72(a0)
    srli t2, t5, 24
    and t4, s8, s5
    or t2, t2, t4
    slli t4, s7, 8
    and t4, t4, t0
    or t2, t2, t4
    and t4, s7, s3
    or t2, t2, t4
    # round 3 (skinny.dsl:60)
    not t2, t2
    sw t2, 76(a0)
    not t2, t0
    sw t2, 80(a0)
    lw t2, 160(sp)
    lw t4, 96(sp)
    lw s8, 220(sp)
    xor s1, t2, t4
    xor s1, s1, s8
    sw s7, 348(sp)
    srli s7, s1, 8
    sw t5, 352(sp)
    andi t5, s7, 255
    lw t4, 176(sp)
    lw t2, 132(sp)
    xor t2, t4, t2
    lw t4, 216(sp)
    xor t2, t2, t4
    slli s8, t2, 24
    srli t4, t2, 8
    or t4, s8, t4
    and t4, t4, a2
    or t4, t5, t4
    slli t5, s1, 16
    and t5, t5, t0
    or t4, t4, t5
    xor t4, t4, t0
    sw t4, 84(a0)
    srli t4, s1, 24
    and t5, s7, s5
    or t4, t4, t5
    slli t5, t2, 8
    and t5, t5, t0
    or t4, t4, t5
    and t5, t2, s3
    or t4, t4, t5
    sw t4, 88(a0)
    lw t4, 212(sp)
    lw t5, 156(sp)
    lw s8, 208(sp)
    xor s7, t4, t5
    xor s7, s7, s8
    sw t2, 356(sp)
    srli t2, s7, 8
    sw s1, 360(sp)
    andi s1, t2, 255
    lw t4, 204(sp)
    lw t5, 172(sp)
    sw s6, 364(sp)
    xor t4, t4, t5
    lw t5, 200(sp)
    sw a6, 368(sp)
    xor t4, t4, t5
    slli s6, t4, 24
    srli a6, t4, 8
    or a6, s6, a6
    and a6, a6, a2
    or a6, s1, a6
    slli s1, s7, 16
    and s1, s1, t0
    or a6, a6, s1
    xor a6, a6, t0
    sw a6, 92(a0)
    srli a6, s7, 24
    and t2, t2, s5
    or a6, a6, t2
    slli t2, t4, 8
    and t2, t2, t0
    or a6, a6, t2
    and t2, t4, s3
    or a6, a6, t2
    not a6, a6
    sw a6, 96(a0)
    lw a6, 196(sp)
    lw s1, 100(sp)
    xor t2, a6, s11
    xor s6, s1, s8
    xor t2, t2, s6
    srli s1, t2, 8
    sw t4, 372(sp)
    andi t4, s1, 255
    sw s7, 376(sp)
    lw s7, 192(sp)
    xor a6, s7, s0
    lw s7, 152(sp)
    xor s7, s7, t5
    xor a6, a6, s7
    slli s8, a6, 24
    srli t5, a6, 8
    or t5, s8, t5
    and t5, t5, a2
    or t4, t4, t5
    slli t5, t2, 16
    and t5, t5, t0
    or t4, t4, t5
    sw t4, 100(a0)
    srli t4, t2, 24
    and t5, s1, s5
    or t4, t4, t5
    slli t5, a6, 8
    and t5, t5, t0
    or t4, t4, t5
    and t5, a6, s3
    or t4, t4, t5
    not t4, t4
    sw t4, 104(a0)
    lw t4, 256(sp)
    lw s1, 232(sp)
    xor t5, t4, t3
    xor s8, s1, t5
    xor s8, s8, ra
    slli t4, s8, 8
    sw a6, 380(sp)
    srli a6, s8, 24
    or a6, t4, a6
    lui t4, 1044480
    addi t4, t4, 255
    and a6, a6, t4
    sw t2, 384(sp)
    lw t2, 284(sp)
    lw s1, 140(sp)
    xor t2, t2, s4
    xor s1, s1, t2
    xor s1, s1, a4
    sw a4, 388(sp)
    slli a4, s1, 8
    sw a4, 392(sp)
    and a4, a4, s5
    or a6, a6, a4
    and a4, s1, t0
    or a6, a6, a4
    xor a6, a6, s3
    sw a6, 108(a0)
    slli a4, s1, 8
    sw s1, 396(sp)
    srli s1, s1, 24
    or a4, a4, s1
    lw s1, 120(sp)
    sw a6, 400(sp)
    and a4, a4, s1
    and a6, s8, s5
    or a6, a4, a6
    slli a4, s8, 24
    or a6, a6, a4
    # round 4 (skinny.dsl:60)
    not a6, a6
    sw a6, 112(a0)
    lw a6, 228(sp)
    sw s8, 404(sp)
    xor a4, s9, a6
    xor a4, a4, t1
    slli s8, a4, 8
    srli a6, a4, 24
    or a6, s8, a6
    and a6, a6, t4
    lw s8, 280(sp)
    sw ra, 408(sp)
    xor s8, a3, s8
    xor s8, s8, a7
    slli ra, s8, 8
    sw ra, 412(sp)
    and ra, ra, s5
    or a6, a6, ra
    and ra, s8, t0
    or a6, a6, ra
    xor a6, a6, s3
    sw a6, 116(a0)
    slli ra, s8, 8
    sw s8, 416(sp)
    srli s8, s8, 24
    or s8, ra, s8
    and s8, s8, s1
    and ra, a4, s5
    or s8, s8, ra
    slli ra, a4, 24
    or s8, s8, ra
    not ra, s8
    sw ra, 120(a0)
    sw s5, 124(a0)
    lw ra, 312(sp)
    sw s8, 420(sp)
    xor s8, a5, ra
    xor s8, s8, s10
    sw a4, 424(sp)
    slli a4, s8, 8
    sw a6, 428(sp)
    srli a6, s8, 24
    or a6, a4, a6
    lw a4, 316(sp)
    and a6, a6, t4
    xor a4, s2, a4
    xor a4, a4, t6
    slli ra, a4, 8
    sw ra, 432(sp)
    and ra, ra, s5
    or a6, a6, ra
    and ra, a4, t0
    or a6, a6, ra
    xor a6, a6, s3
    sw a6, 128(a0)
    slli ra, a4, 8
    sw a4, 436(sp)
    srli a4, a4, 24
    or a4, ra, a4
    and a4, a4, s1
    and ra, s8, s5
    or a4, a4, ra
    slli ra, s8, 24
    or a4, a4, ra
    not a4, a4
    sw a4, 132(a0)
    lw a4, 368(sp)
    sw s8, 440(sp)
    xor ra, a4, t3
    lw s8, 244(sp)
    sw a6, 444(sp)
    xor s8, s8, s10
    xor ra, ra, s8
    slli a6, ra, 8
    srli a4, ra, 24
    or a6, a6, a4
    and a6, a6, t4
    lw a4, 364(sp)
    sw s2, 448(sp)
    lw s2, 288(sp)
    xor a4, a4, s4
    xor s2, s2, t6
    xor a4, a4, s2
    sw s2, 452(sp)
    slli s2, a4, 8
    sw s2, 456(sp)
    and s2, s2, s5
    or a6, a6, s2
    and s2, a4, t0
    or a6, a6, s2
    xor a6, a6, s3
    sw a6, 136(a0)
    slli s2, a4, 8
    sw a4, 460(sp)
    srli a4, a4, 24
    or a4, s2, a4
    and a4, a4, s1
    and s2, ra, s5
    or a4, a4, s2
    slli s2, ra, 24
    or a4, a4, s2
    not a4, a4
    sw a4, 140(a0)
    lw a4, 172(sp)
    sw a6, 468(sp)
    xor s2, s0, a4
    lw s0, 136(sp)
    sw ra, 464(sp)
    xor ra, s0, s2
    lw a6, 216(sp)
    lw s0, 112(sp)
    xor ra, ra, a6
    slli s1, ra, 8
    srli a6, ra, 24
    or a6, s1, a6
    and a6, a6, t4
    lw s1, 156(sp)
    sw s2, 472(sp)
    xor s11, s11, s1
    lw s2, 220(sp)
    xor s0, s0, s11
    xor s0, s0, s2
    slli s2, s0, 8
    and s2, s2, s5
    or a6, a6, s2
    and s2, s0, t0
    or a6, a6, s2
    xor a6, a6, s3
    sw a6, 144(a0)
    andi s2, ra, 255
    sw a6, 476(sp)
    slli a6, s0, 16
    sw s0, 480(sp)
    srli s0, s0, 16
    or a6, a6, s0
    and a6, a6, a2
    or a6, s2, a6
    slli s0, ra, 8
    and s0, s0, t0
    or a6, a6, s0
    xor a6, a6, s3
    # round 5 (skinny.dsl:60)
    not a6, a6
    sw a6, 148(a0)
    lw a6, 176(sp)
    lw s2, 344(sp)
    sw s0, 484(sp)
    xor s0, a6, s2
    sw ra, 488(sp)
    lw ra, 200(sp)
    xor s0, s0, ra
    slli s2, s0, 8
    srli a6, s0, 24
    or a6, s2, a6
    and a6, a6, t4
    lw s2, 160(sp)
    lw ra, 340(sp)
    xor ra, s2, ra
    lw s2, 208(sp)
    xor ra, ra, s2
    slli s2, ra, 8
    and s2, s2, s5
    or a6, a6, s2
    and s2, ra, t0
    or a6, a6, s2
    xor a6, a6, s3
    sw a6, 152(a0)
    andi s2, s0, 255
    sw a6, 492(sp)
    slli a6, ra, 16
    sw ra, 496(sp)
    srli ra, ra, 16
    or a6, a6, ra
    and a6, a6, a2
    or a6, s2, a6
    slli s2, s0, 8
    and s2, s2, t0
    or a6, a6, s2
    not ra, a6
    sw ra, 156(a0)
    sw s3, 160(a0)
    lw ra, 204(sp)
    sw a6, 500(sp)
    lw a6, 132(sp)
    sw s2, 504(sp)
    xor s2, ra, a6
    xor s2, s2, s7
    sw s0, 508(sp)
    slli s0, s2, 8
    srli ra, s2, 24
    or s0, s0, ra
    and s0, s0, t4
    lw ra, 212(sp)
    lw a6, 96(sp)
    xor ra, ra, s6
    xor ra, ra, a6
    slli a6, ra, 8
    and a6, a6, s5
    or a6, s0, a6
    and s0, ra, t0
    or a6, a6, s0
    xor a6, a6, s3
    sw a6, 164(a0)
    andi s0, s2, 255
    sw a6, 512(sp)
    slli a6, ra, 16
    sw ra, 516(sp)
    srli ra, ra, 16
    or a6, a6, ra
    and a6, a6, a2
    or a6, s0, a6
    slli s0, s2, 8
    and s0, s0, t0
    or a6, a6, s0
    not a6, a6
    sw a6, 168(a0)
    lw a6, 192(sp)
    sw s0, 520(sp)
    xor ra, a6, a4
    lw s0, 236(sp)
    sw s2, 524(sp)
    xor s0, s0, s7
    xor ra, ra, s0
    slli s2, ra, 8
    srli a6, ra, 24
    or a6, s2, a6
    and a6, a6, t4
    lw s2, 196(sp)
    lw a4, 168(sp)
    xor s2, s2, s1
    xor a4, a4, s6
    xor s2, s2, a4
    slli s1, s2, 8
    and s1, s1, s5
    or a6, a6, s1
    and s1, s2, t0
    or a6, a6, s1
    xor a6, a6, s3
    sw a6, 172(a0)
    andi s1, ra, 255
    sw a6, 528(sp)
    slli a6, s2, 16
    sw s2, 532(sp)
    srli s2, s2, 16
    or a6, a6, s2
    and a6, a6, a2
    or a6, s1, a6
    slli s1, ra, 8
    and s1, s1, t0
    or a6, a6, s1
    not a6, a6
    sw a6, 176(a0)
    lw a6, 312(sp)
    sw s1, 536(sp)
    xor s2, t3, a6
    lw s1, 232(sp)
    sw ra, 540(sp)
    xor ra, s1, s2
    xor ra, ra, t1
    sw t3, 544(sp)
    srli t3, ra, 24
    sw a2, 548(sp)
    lw a2, 316(sp)
    sw s4, 552(sp)
    xor s4, s4, a2
    lw s1, 140(sp)
    sw a7, 556(sp)
    xor s1, s1, s4
    xor s1, s1, a7
    and a7, s1, s5
    or a7, t3, a7
    slli t3, s1, 24
    sw t1, 560(sp)
    srli t1, s1, 8
    or t1, t3, t1
    lui t3, 1048560
    and t1, t1, t3
    or a7, a7, t1
    xor a7, a7, s3
    # round 6 (skinny.dsl:60)
    not a7, a7
    sw a7, 180(a0)
    slli a7, ra, 16
    srli t1, ra, 16
    or a7, a7, t1
    and a7, a7, t4
    slli t1, ra, 8
    and t1, t1, s5
    or a7, a7, t1
    and t1, s1, t0
    or a7, a7, t1
    sw a7, 184(a0)
    sw a7, 564(sp)
    xor a7, s9, t5
    xor a7, a7, s10
    sw t1, 568(sp)
    srli t1, a7, 24
    sw s1, 572(sp)
    xor s1, a3, t2
    xor s1, s1, t6
    sw ra, 576(sp)
    and ra, s1, s5
    or t1, t1, ra
    slli ra, s1, 24
    sw t2, 580(sp)
    srli t2, s1, 8
    or t2, ra, t2
    and t2, t2, t3
    or t1, t1, t2
    xor t1, t1, s3
    not t2, t1
    sw t2, 188(a0)
    li t2, 255
    sw t2, 192(a0)
    slli ra, a7, 16
    sw t1, 584(sp)
    srli t1, a7, 16
    or t1, ra, t1
    and t1, t1, t4
    slli ra, a7, 8
    and ra, ra, s5
    or t1, t1, ra
    and ra, s1, t0
    or t1, t1, ra
    xor t1, t1, t0
    sw t1, 196(a0)
    sw t1, 588(sp)
    lw t1, 228(sp)
    sw ra, 592(sp)
    xor ra, a5, t1
    xor ra, ra, s8
    sw s1, 596(sp)
    srli s1, ra, 24
    sw a7, 600(sp)
    lw a7, 448(sp)
    lw t1, 280(sp)
    sw a5, 604(sp)
    xor a7, a7, t1
    lw t1, 452(sp)
    sw t5, 608(sp)
    xor a7, a7, t1
    and a5, a7, s5
    or a5, s1, a5
    slli s1, a7, 24
    srli t5, a7, 8
    or t5, s1, t5
    and t5, t5, t3
    or a5, a5, t5
    not a5, a5
    sw a5, 200(a0)
    slli a5, ra, 16
    srli t5, ra, 16
    or a5, a5, t5
    and a5, a5, t4
    slli t5, ra, 8
    and t5, t5, s5
    or a5, a5, t5
    and t5, a7, t0
    or a5, a5, t5
    xor a5, a5, t0
    sw a5, 204(a0)
    lw s1, 368(sp)
    sw a5, 612(sp)
    xor a5, s1, a6
    sw t5, 616(sp)
    lw t5, 408(sp)
    sw a7, 620(sp)
    xor t5, t5, s8
    xor a5, a5, t5
    srli a7, a5, 24
    sw ra, 624(sp)
    lw ra, 364(sp)
    lw s1, 388(sp)
    xor ra, ra, a2
    xor s1, s1, t1
    xor ra, ra, s1
    and t1, ra, s5
    or a7, a7, t1
    slli t1, ra, 24
    srli a2, ra, 8
    or t1, t1, a2
    and t1, t1, t3
    or a7, a7, t1
    not a7, a7
    sw a7, 208(a0)
    slli a7, a5, 16
    srli t1, a5, 16
    or a7, a7, t1
    and a7, a7, t4
    slli t1, a5, 8
    and t1, t1, s5
    or a7, a7, t1
    and t1, ra, t0
    or a7, a7, t1
    xor a7, a7, t0
    sw a7, 212(a0)
    lw a2, 156(sp)
    lw t3, 96(sp)
    sw a7, 628(sp)
    xor a2, a2, t3
    lw a7, 112(sp)
    sw t1, 632(sp)
    xor t1, a7, a2
    sw ra, 636(sp)
    lw ra, 208(sp)
    sw a5, 640(sp)
    xor t1, t1, ra
    srli a5, t1, 16
    andi a5, a5, 255
    lw ra, 172(sp)
    lw a7, 132(sp)
    sw a2, 644(sp)
    xor ra, ra, a7
    lw a2, 136(sp)
    sw ra, 648(sp)
    xor a2, a2, ra
    lw ra, 200(sp)
    sw t4, 652(sp)
    xor a2, a2, ra
    lui ra, 4096
    addi ra, ra, -256
    and t4, a2, ra
    or a5, a5, t4
    slli t4, a2, 24
    or a5, a5, t4
    xori a5, a5, 255
    sw a5, 216(a0)
    srli t4, t1, 8
    andi t4, t4, 255
    sw a5, 656(sp)
    slli a5, t1, 16
    sw t1, 660(sp)
    srli t1, t1, 16
    or a5, a5, t1
    and t1, a5, ra
    or t1, t4, t1
    and t4, a2, s3
    or t1, t1, t4
    xor t1, t1, t0
    # round 7 (skinny.dsl:60)
    not t1, t1
    sw t1, 220(a0)
    not t1, t2
    sw t1, 224(a0)
    lw t1, 160(sp)
    sw a5, 664(sp)
    xor t2, t1, s11
    xor t2, t2, s6
    srli t4, t2, 16
    andi t4, t4, 255
    lw a5, 176(sp)
    sw a2, 668(sp)
    lw a2, 472(sp)
    xor a2, a5, a2
    xor a2, a2, s7
    and t1, a2, ra
    or t1, t4, t1
    slli t4, a2, 24
    or t1, t1, t4
    sw t1, 228(a0)
    srli t4, t2, 8
    andi t4, t4, 255
    sw t1, 672(sp)
    slli t1, t2, 16
    sw t2, 676(sp)
    srli t2, t2, 16
    or t1, t1, t2
    and t2, t1, ra
    or t2, t4, t2
    and t4, a2, s3
    or t2, t2, t4
    xor t2, t2, t0
    sw t2, 232(a0)
    lw t2, 212(sp)
    lw t4, 340(sp)
    sw t1, 680(sp)
    xor t1, t2, t4
    xor t1, t1, a4
    sw a2, 684(sp)
    srli a2, t1, 16
    andi a2, a2, 255
    lw t2, 204(sp)
    lw a5, 344(sp)
    xor t2, t2, s0
    xor t2, t2, a5
    and t4, t2, ra
    or t4, a2, t4
    slli a2, t2, 24
    or t4, t4, a2
    xori t4, t4, 255
    sw t4, 236(a0)
    srli a2, t1, 8
    andi a2, a2, 255
    sw t4, 688(sp)
    slli t4, t1, 16
    sw t1, 692(sp)
    srli t1, t1, 16
    or t1, t4, t1
    and t4, t1, ra
    or t4, a2, t4
    and a2, t2, s3
    or t4, t4, a2
    not t4, t4
    sw t4, 240(a0)
    lw t4, 196(sp)
    sw t1, 696(sp)
    xor a2, t4, t3
    lw t1, 220(sp)
    sw t2, 700(sp)
    xor t1, t1, a4
    xor a2, a2, t1
    srli t2, a2, 16
    andi t2, t2, 255
    lw t4, 192(sp)
    lw t3, 216(sp)
    xor t4, t4, a7
    xor t3, t3, s0
    xor t4, t4, t3
    and a7, t4, ra
    or a7, t2, a7
    slli t2, t4, 24
    or a7, a7, t2
    xori a7, a7, 255
    sw a7, 244(a0)
    srli t2, a2, 8
    andi t2, t2, 255
    sw a7, 704(sp)
    slli a7, a2, 16
    sw a2, 708(sp)
    srli a2, a2, 16
    or a7, a7, a2
    and a2, a7, ra
    or t2, t2, a2
    and a2, t4, s3
    or t2, t2, a2
    not t2, t2
    sw t2, 248(a0)
    lw t2, 228(sp)
    sw t4, 716(sp)
    xor a2, a6, t2
    lw a6, 232(sp)
    sw a7, 712(sp)
    xor a7, a6, a2
    xor a7, a7, s10
    slli t4, a7, 8
    srli a6, a7, 24
    or a6, t4, a6
    lw t4, 116(sp)
    sw s10, 720(sp)
    and a6, a6, t4
    lw s10, 316(sp)
    sw a2, 724(sp)
    lw a2, 280(sp)
    sw ra, 728(sp)
    xor s10, s10, a2
    lw ra, 140(sp)
    sw t6, 732(sp)
    xor ra, ra, s10
    xor ra, ra, t6
    srli t6, ra, 8
    and t6, t6, t0
    or a6, a6, t6
    slli t6, ra, 8
    and t6, t6, s3
    or a6, a6, t6
    xor a6, a6, s5
    sw a6, 252(a0)
    srli t6, a7, 16
    andi t6, t6, 255
    sw a7, 736(sp)
    and a7, a7, s5
    or a7, t6, a7
    slli t6, ra, 16
    or a7, a7, t6
    xori a7, a7, 255
    # round 8 (skinny.dsl:60)
    not a7, a7
    sw a7, 256(a0)
    xor a7, s9, s2
    xor a7, a7, s8
    slli t6, a7, 8
    sw ra, 740(sp)
    srli ra, a7, 24
    or t6, t6, ra
    and t6, t6, t4
    xor ra, a3, s4
    sw a6, 744(sp)
    lw a6, 452(sp)
    xor ra, ra, a6
    srli a6, ra, 8
    and a6, a6, t0
    or a6, t6, a6
    slli t6, ra, 8
    and t6, t6, s3
    or a6, a6, t6
    xor a6, a6, s5
    sw a6, 260(a0)
    srli t6, a7, 16
    andi t6, t6, 255
    sw a7, 748(sp)
    and a7, a7, s5
    or a7, t6, a7
    slli t6, ra, 16
    or a7, a7, t6
    xori a7, a7, 255
    not t6, a7
    sw t6, 264(a0)
    lw t6, 604(sp)
    sw a7, 752(sp)
    lw a7, 608(sp)
    sw ra, 756(sp)
    xor ra, t6, a7
    xor ra, ra, t5
    sw a6, 760(sp)
    slli a6, ra, 8
    srli t6, ra, 24
    or a6, a6, t6
    and a6, a6, t4
    lw t6, 448(sp)
    lw a7, 580(sp)
    xor t6, t6, s1
    xor t6, t6, a7
    srli a7, t6, 8
    and a7, a7, t0
    or a6, a6, a7
    slli a7, t6, 8
    and a7, a7, s3
    or a6, a6, a7
    sw a6, 268(a0)
    srli a7, ra, 16
    andi a7, a7, 255
    sw ra, 764(sp)
    and ra, ra, s5
    or a7, a7, ra
    slli ra, t6, 16
    or a7, a7, ra
    not a7, a7
    sw a7, 272(a0)
    lw a7, 368(sp)
    sw t6, 768(sp)
    xor ra, a7, t2
    lw t6, 560(sp)
    sw a6, 772(sp)
    xor t6, t6, t5
    xor ra, ra, t6
    slli a6, ra, 8
    srli a7, ra, 24
    or a6, a6, a7
    and a6, a6, t4
    lw a7, 364(sp)
    lw t2, 556(sp)
    xor a7, a7, a2
    xor t2, t2, s1
    xor a7, a7, t2
    srli a2, a7, 8
    and a2, a2, t0
    or a6, a6, a2
    slli a2, a7, 8
    and a2, a2, s3
    or a6, a6, a2
    xor a6, a6, s5
    sw a6, 276(a0)
    srli a2, ra, 16
    andi a2, a2, 255
    sw ra, 776(sp)
    and ra, ra, s5
    or a2, a2, ra
    slli ra, a7, 16
    or a2, a2, ra
    not a2, a2
    sw a2, 280(a0)
    lw a2, 132(sp)
    lw ra, 136(sp)
    xor a2, a2, a5
    sw a7, 132(sp)
    xor a7, ra, a2
    xor a7, a7, s7
    sw a6, 780(sp)
    slli a6, a7, 8
    srli ra, a7, 24
    or a6, a6, ra
    and a6, a6, t4
    lw ra, 96(sp)
    sw s7, 784(sp)
    lw s7, 340(sp)
    sw a2, 96(sp)
    xor ra, ra, s7
    lw a2, 112(sp)
    sw s6, 788(sp)
    xor a2, a2, ra
    xor a2, a2, s6
    srli s6, a2, 8
    sw s6, 792(sp)
    and s6, s6, t0
    or a6, a6, s6
    slli s6, a2, 8
    and s6, s6, s3
    or a6, a6, s6
    xor a6, a6, s5
    sw a6, 284(a0)
    slli s6, a2, 24
    sw a6, 796(sp)
    srli a6, a2, 8
    or a6, s6, a6
    lw s6, 652(sp)
    sw a2, 800(sp)
    and a6, a6, s6
    srli a2, a7, 8
    and a2, a2, s5
    or a6, a6, a2
    slli a2, a7, 8
    and a2, a2, t0
    or a6, a6, a2
    xor a6, a6, s5
    # round 9 (skinny.dsl:60)
    not a6, a6
    sw a6, 288(a0)
    lw a6, 176(sp)
    lw a2, 648(sp)
    sw a7, 804(sp)
    xor a7, a6, a2
    xor a7, a7, s0
    slli a2, a7, 8
    srli a6, a7, 24
    or a6, a2, a6
    and a6, a6, t4
    lw a2, 160(sp)
    sw ra, 808(sp)
    lw ra, 644(sp)
    xor ra, a2, ra
    xor ra, ra, a4
    srli a2, ra, 8
    sw a2, 812(sp)
    and a2, a2, t0
    or a6, a6, a2
    slli a2, ra, 8
    and a2, a2, s3
    or a6, a6, a2
    xor a6, a6, s5
    sw a6, 292(a0)
    slli a2, ra, 24
    sw a6, 816(sp)
    srli a6, ra, 8
    or a6, a2, a6
    and a6, a6, s6
    srli a2, a7, 8
    and a2, a2, s5
    or a6, a6, a2
    slli a2, a7, 8
    and a2, a2, t0
    or a6, a6, a2
    xor a6, a6, s5
    not a2, a6
    sw a2, 296(a0)
    lw a2, 204(sp)
    sw a6, 820(sp)
    lw a6, 472(sp)
    sw a7, 824(sp)
    xor a7, a2, a6
    xor a7, a7, t3
    sw ra, 828(sp)
    slli ra, a7, 8
    srli a2, a7, 24
    or a2, ra, a2
    lw ra, 212(sp)
    and a2, a2, t4
    xor ra, ra, s11
    xor ra, ra, t1
    srli a6, ra, 8
    sw a6, 832(sp)
    and a6, a6, t0
    or a6, a2, a6
    slli a2, ra, 8
    and a2, a2, s3
    or a6, a6, a2
    xor a6, a6, s5
    sw a6, 300(a0)
    slli a2, ra, 24
    sw a6, 836(sp)
    srli a6, ra, 8
    or a6, a2, a6
    and a6, a6, s6
    srli a2, a7, 8
    and a2, a2, s5
    or a6, a6, a2
    slli a2, a7, 8
    and a2, a2, t0
    or a6, a6, a2
    not a6, a6
    sw a6, 304(a0)
    lw a6, 192(sp)
    sw a7, 840(sp)
    xor a2, a6, a5
    lw a7, 200(sp)
    sw ra, 200(sp)
    xor a7, a7, t3
    xor a2, a2, a7
    slli ra, a2, 8
    srli a6, a2, 24
    or a6, ra, a6
    lw ra, 196(sp)
    and a6, a6, t4
    xor ra, ra, s7
    lw s7, 208(sp)
    xor s7, s7, t1
    xor ra, ra, s7
    srli t4, ra, 8
    sw t4, 208(sp)
    and t4, t4, t0
    or a6, a6, t4
    slli t4, ra, 8
    and t4, t4, s3
    or a6, a6, t4
    sw a6, 308(a0)
    slli t4, ra, 24
    sw a6, 844(sp)
    srli a6, ra, 8
    or a6, t4, a6
    and a6, a6, s6
    srli t4, a2, 8
    and t4, t4, s5
    or a6, a6, t4
    slli t4, a2, 8
    and t4, t4, t0
    or a6, a6, t4
    not a6, a6
    sw a6, 312(a0)
    lw a6, 280(sp)
    lw t4, 580(sp)
    sw a2, 280(sp)
    xor a6, a6, t4
    lw a2, 140(sp)
    sw ra, 848(sp)
    xor ra, a2, a6
    lw s6, 452(sp)
    sw a6, 852(sp)
    xor ra, ra, s6
    andi s6, ra, 255
    srli a2, ra, 8
    lw a6, 728(sp)
    sw a2, 856(sp)
    and a2, a2, a6
    or a2, s6, a2
    lw s6, 228(sp)
    lw t0, 608(sp)
    lw a5, 232(sp)
    xor s6, s6, t0
    xor a5, a5, s6
    xor a5, a5, s8
    sw s8, 228(sp)
    slli s8, a5, 8
    and s8, s8, s3
    or a2, a2, s8
    # round 10 (skinny.dsl:60)
    not a2, a2
    sw a2, 316(a0)
    srli a2, a5, 24
    and s8, ra, s5
    or a2, a2, s8
    slli s8, a5, 16
    or a2, a2, s8
    xori a2, a2, 255
    sw a2, 320(a0)
    xor s8, a3, s10
    xor s8, s8, s1
    sw a2, 860(sp)
    andi a2, s8, 255
    sw ra, 864(sp)
    srli ra, s8, 8
    sw ra, 868(sp)
    and ra, ra, a6
    or a2, a2, ra
    lw ra, 724(sp)
    sw a5, 872(sp)
    xor a5, s9, ra
    xor a5, a5, t5
    slli ra, a5, 8
    and ra, ra, s3
    or a2, a2, ra
    xor a2, a2, s5
    not ra, a2
    sw ra, 324(a0)
    srli ra, a5, 24
    sw a2, 876(sp)
    and a2, s8, s5
    or a2, ra, a2
    slli ra, a5, 16
    or a2, a2, ra
    xori a2, a2, 255
    sw a2, 328(a0)
    lw ra, 448(sp)
    sw a2, 880(sp)
    xor a2, ra, s4
    xor a2, a2, t2
    sw s8, 884(sp)
    andi s8, a2, 255
    sw a5, 888(sp)
    srli a5, a2, 8
    sw a5, 892(sp)
    and a5, a5, a6
    or a5, s8, a5
    lw s8, 604(sp)
    xor s8, s8, s2
    xor s8, s8, t6
    slli ra, s8, 8
    and ra, ra, s3
    or a5, a5, ra
    not a5, a5
    sw a5, 332(a0)
    srli a5, s8, 24
    and ra, a2, s5
    or a5, a5, ra
    slli ra, s8, 16
    or a5, a5, ra
    xori a5, a5, 255
    sw a5, 336(a0)
    lw ra, 364(sp)
    sw a5, 896(sp)
    xor a5, ra, t4
    sw a2, 900(sp)
    lw a2, 732(sp)
    sw s8, 732(sp)
    xor a2, a2, t2
    xor a5, a5, a2
    andi s8, a5, 255
    srli ra, a5, 8
    sw ra, 904(sp)
    and ra, ra, a6
    or s8, s8, ra
    lw ra, 368(sp)
    lui t4, 4080
    xor a6, ra, t0
    lw ra, 720(sp)
    xor ra, ra, t6
    xor a6, a6, ra
    slli t0, a6, 8
    and t0, t0, s3
    or t0, s8, t0
    not t0, t0
    sw t0, 340(a0)
    srli t0, a6, 24
    and s8, a5, s5
    or t0, t0, s8
    slli s8, a6, 16
    or t0, t0, s8
    xori t0, t0, 255
    sw t0, 344(a0)
    lw s8, 344(sp)
    sw t0, 720(sp)
    lw t0, 472(sp)
    sw a5, 344(sp)
    xor s8, s8, t0
    lw a5, 136(sp)
    sw a6, 908(sp)
    xor a6, a5, s8
    xor a6, a6, s0
    lw a5, 116(sp)
    sw s0, 912(sp)
    and s0, a6, a5
    sw s8, 916(sp)
    srli s8, a6, 8
    and s8, s8, t4
    or s0, s0, s8
    lw s8, 340(sp)
    sw ra, 340(sp)
    xor s8, s8, s11
    lw ra, 112(sp)
    sw a4, 920(sp)
    xor ra, ra, s8
    xor ra, ra, a4
    slli a4, ra, 16
    and a4, a4, s3
    or a4, s0, a4
    sw a4, 348(a0)
    srli a4, ra, 16
    and a6, a6, t4
    or a6, a4, a6
    slli a4, ra, 24
    or a6, a6, a4
    xori a6, a6, 255
    # round 11 (skinny.dsl:60)
    not a6, a6
    sw a6, 352(a0)
    lw a6, 176(sp)
    lw a4, 96(sp)
    xor s0, a6, t3
    xor s0, s0, a4
    and ra, s0, a5
    srli a4, s0, 8
    and a4, a4, t4
    or a4, ra, a4
    lw ra, 160(sp)
    lw a6, 808(sp)
    and s0, s0, t4
    xor a6, ra, a6
    xor a6, a6, t1
    slli ra, a6, 16
    and ra, ra, s3
    or a4, a4, ra
    xor a4, a4, t4
    sw a4, 356(a0)
    srli a4, a6, 16
    or a4, a4, s0
    slli a6, a6, 24
    or a6, a4, a6
    sw a6, 360(a0)
    lw a6, 204(sp)
    lw a4, 648(sp)
    xor s0, a6, a7
    xor s0, s0, a4
    and ra, s0, a5
    srli a6, s0, 8
    and a6, a6, t4
    or a6, ra, a6
    lw ra, 212(sp)
    lw a4, 644(sp)
    xor ra, ra, s7
    xor ra, ra, a4
    slli a4, ra, 16
    and a4, a4, s3
    or a6, a6, a4
    xor a6, a6, t4
    sw a6, 364(a0)
    srli a6, ra, 16
    and a4, s0, t4
    or a6, a6, a4
    slli a4, ra, 24
    or a6, a6, a4
    not a6, a6
    sw a6, 368(a0)
    lw a6, 192(sp)
    lw s0, 784(sp)
    xor a4, a6, t0
    xor s0, s0, a7
    xor a4, a4, s0
    and ra, a4, a5
    srli a6, a4, 8
    and a6, a6, t4
    or a6, ra, a6
    lw ra, 196(sp)
    lw a5, 788(sp)
    xor ra, ra, s11
    xor a5, a5, s7
    xor ra, ra, a5
    slli t0, ra, 16
    and t0, t0, s3
    or a6, a6, t0
    xor a6, a6, t4
    sw a6, 372(a0)
    srli a6, ra, 16
    and t0, a4, t4
    or a6, a6, t0
    slli t0, ra, 24
    or a6, a6, t0
    not a6, a6
    sw a6, 376(a0)
    lw a6, 580(sp)
    lw t0, 140(sp)
    xor a6, a6, s4
    xor a4, t0, a6
    xor a4, a4, s1
    andi ra, a4, 255
    lw t0, 608(sp)
    sw s1, 608(sp)
    xor t0, t0, s2
    lw s1, 232(sp)
    sw t5, 580(sp)
    xor s1, s1, t0
    xor s1, s1, t5
    slli t5, s1, 16
    sw t0, 788(sp)
    srli t0, s1, 16
    or t0, t5, t0
    lw t5, 548(sp)
    and t0, t0, t5
    or t0, ra, t0
    srli ra, a4, 8
    and ra, ra, t4
    or t0, t0, ra
    sw t0, 380(a0)
    slli t0, a4, 16
    srli a4, a4, 16
    or t0, t0, a4
    lw a4, 652(sp)
    srli ra, s1, 8
    and t0, t0, a4
    and ra, ra, s5
    or t0, t0, ra
    slli s1, s1, 16
    and s1, s1, t4
    or t0, t0, s1
    xor t0, t0, t4
    # round 12 (skinny.dsl:60)
    not t0, t0
    sw t0, 384(a0)
    lw t0, 852(sp)
    sw s6, 784(sp)
    xor s1, a3, t0
    xor s1, s1, t2
    andi ra, s1, 255
    xor t0, s9, s6
    xor t0, t0, t6
    slli s6, t0, 16
    sw s9, 924(sp)
    srli s9, t0, 16
    or s6, s6, s9
    and s6, s6, t5
    or s6, ra, s6
    srli s9, s1, 8
    and s9, s9, t4
    or s6, s6, s9
    sw s6, 388(a0)
    slli s6, s1, 16
    srli s1, s1, 16
    or s1, s6, s1
    and s1, s1, a4
    srli s6, t0, 8
    and s6, s6, s5
    or s1, s1, s6
    slli t0, t0, 16
    and t0, t0, t4
    or t0, s1, t0
    xor t0, t0, t4
    not s1, t0
    sw s1, 392(a0)
    lw s1, 448(sp)
    lw ra, 604(sp)
    xor s6, s1, s10
    xor s6, s6, a2
    andi s9, s6, 255
    sw t0, 928(sp)
    lw t0, 724(sp)
    lw s1, 340(sp)
    xor ra, ra, t0
    xor ra, ra, s1
    slli t0, ra, 16
    sw a3, 932(sp)
    srli a3, ra, 16
    or t0, t0, a3
    and t0, t0, t5
    or t0, s9, t0
    srli a3, s6, 8
    and a3, a3, t4
    or t0, t0, a3
    xor t0, t0, s3
    sw t0, 396(a0)
    slli t0, s6, 16
    srli a3, s6, 16
    or t0, t0, a3
    and t0, t0, a4
    srli a3, ra, 8
    and a3, a3, s5
    or t0, t0, a3
    slli a3, ra, 16
    and a3, a3, t4
    or t0, t0, a3
    not t0, t0
    sw t0, 400(a0)
    lw t0, 364(sp)
    lw s6, 452(sp)
    xor a3, t0, s4
    xor s6, s6, a2
    xor a3, a3, s6
    andi s9, a3, 255
    lw ra, 368(sp)
    lw t0, 228(sp)
    xor ra, ra, s2
    xor t0, t0, s1
    xor ra, ra, t0
    slli s1, ra, 16
    sw t0, 228(sp)
    srli t0, ra, 16
    or t0, s1, t0
    and t0, t0, t5
    or t0, s9, t0
    srli s1, a3, 8
    and s1, s1, t4
    or t0, t0, s1
    xor t0, t0, s3
    sw t0, 404(a0)
    slli t0, a3, 16
    srli a3, a3, 16
    or t0, t0, a3
    and t0, t0, a4
    srli a3, ra, 8
    and a3, a3, s5
    or t0, t0, a3
    slli a3, ra, 16
    and a3, a3, t4
    or t0, t0, a3
    not t0, t0
    sw t0, 408(a0)
    lw t0, 644(sp)
    lw s1, 112(sp)
    xor a3, s11, t0
    xor s9, s1, a3
    xor s9, s9, t1
    andi s11, s9, 255
    lw ra, 472(sp)
    lw a4, 648(sp)
    lw s1, 136(sp)
    xor ra, ra, a4
    xor s1, s1, ra
    xor s1, s1, t3
    sw t3, 472(sp)
    slli t3, s1, 16
    sw t1, 452(sp)
    srli t1, s1, 16
    or t1, t3, t1
    and t1, t1, t5
    or t1, s11, t1
    srli t3, s9, 8
    and s9, t3, t4
    or t1, t1, s9
    xor t1, t1, s3
    sw t1, 412(a0)
    lw t1, 116(sp)
    and s9, s1, t4
    and t3, t3, t1
    or t3, t3, s9
    slli s1, s1, 24
    or t3, t3, s1
    xor t3, t3, s3
    # round 13 (skinny.dsl:60)
    not t3, t3
    sw t3, 416(a0)
    lw t3, 160(sp)
    lw s11, 176(sp)
    xor s1, t3, s8
    xor s1, s1, s7
    andi s9, s1, 255
    lw t3, 916(sp)
    sw s8, 936(sp)
    xor t3, s11, t3
    xor t3, t3, a7
    slli s11, t3, 16
    srli s8, t3, 16
    or s8, s11, s8
    and s8, s8, t5
    or s8, s9, s8
    srli s1, s1, 8
    and s9, s1, t4
    or s8, s8, s9
    sw s8, 420(a0)
    and s1, s1, t1
    and s8, t3, t4
    or s1, s1, s8
    slli t3, t3, 24
    or t3, s1, t3
    xor t3, t3, s3
    not s1, t3
    sw s1, 424(a0)
    lw s1, 212(sp)
    lw s8, 808(sp)
    sw t3, 940(sp)
    xor s9, s1, s8
    xor s9, s9, a5
    andi s11, s9, 255
    lw t3, 204(sp)
    lw s1, 96(sp)
    xor t3, t3, s0
    xor t3, t3, s1
    slli s1, t3, 16
    srli s8, t3, 16
    or s1, s1, s8
    and s1, s1, t5
    or s1, s11, s1
    srli s8, s9, 8
    and s9, s8, t4
    or s1, s1, s9
    sw s1, 428(a0)
    and s1, s8, t1
    and s8, t3, t4
    or s1, s1, s8
    slli t3, t3, 24
    or t3, s1, t3
    not t3, t3
    sw t3, 432(a0)
    lw t3, 196(sp)
    lw s8, 920(sp)
    xor s1, t3, t0
    xor s8, s8, a5
    xor s1, s1, s8
    andi s9, s1, 255
    lw s11, 192(sp)
    lw t3, 912(sp)
    xor s11, s11, a4
    xor t3, t3, s0
    xor s11, s11, t3
    slli a4, s11, 16
    srli t0, s11, 16
    or t0, a4, t0
    and t0, t0, t5
    or t0, s9, t0
    srli a4, s1, 8
    and s1, a4, t4
    or t0, t0, s1
    xor t0, t0, s3
    sw t0, 436(a0)
    and t0, a4, t1
    and a4, s11, t4
    or t0, t0, a4
    slli a4, s11, 24
    or t0, t0, a4
    not t0, t0
    sw t0, 440(a0)
    xor t0, s4, s10
    lw a4, 140(sp)
    lw s4, 120(sp)
    xor s1, a4, t0
    xor s1, s1, t2
    and s9, s1, s4
    lw s11, 724(sp)
    lw t1, 232(sp)
    xor s2, s2, s11
    xor t1, t1, s2
    xor t1, t1, t6
    slli a4, t1, 8
    sw t6, 912(sp)
    and t6, a4, s5
    or t6, s9, t6
    and s9, t1, s3
    or t6, t6, s9
    xor t6, t6, s3
    # round 14 (skinny.dsl:60)
    not t6, t6
    sw t6, 444(a0)
    srli t1, t1, 8
    andi t1, t1, 255
    and t6, s1, s5
    or t1, t1, t6
    srli t6, s1, 8
    and t6, t6, t4
    or t1, t1, t6
    and t6, a4, s3
    or t1, t1, t6
    xor t1, t1, t4
    sw t1, 448(a0)
    lw t1, 932(sp)
    lw s1, 924(sp)
    xor t6, t1, a6
    xor t6, t6, a2
    lw s9, 788(sp)
    and a4, t6, s4
    xor s9, s1, s9
    lw s1, 340(sp)
    xor s9, s9, s1
    slli t1, s9, 8
    and s1, t1, s5
    or a4, a4, s1
    and s1, s9, s3
    or a4, a4, s1
    xor a4, a4, s3
    not s1, a4
    sw s1, 452(a0)
    srli s1, s9, 8
    andi s1, s1, 255
    and s9, t6, s5
    or s1, s1, s9
    srli t6, t6, 8
    and t6, t6, t4
    or t6, s1, t6
    and t1, t1, s3
    or t1, t6, t1
    xor t1, t1, t4
    sw t1, 456(a0)
    lw t1, 448(sp)
    lw t6, 852(sp)
    sw a4, 920(sp)
    xor s1, t1, t6
    xor s1, s1, s6
    and s9, s1, s4
    lw a4, 604(sp)
    lw t1, 784(sp)
    sw t2, 944(sp)
    xor a4, a4, t1
    lw t1, 228(sp)
    xor a4, a4, t1
    slli t6, a4, 8
    and t2, t6, s5
    or t2, s9, t2
    and s9, a4, s3
    or t2, t2, s9
    not t2, t2
    sw t2, 460(a0)
    srli t2, a4, 8
    andi t2, t2, 255
    and a4, s1, s5
    or t2, t2, a4
    srli a4, s1, 8
    and a4, a4, t4
    or t2, t2, a4
    and t6, t6, s3
    or t2, t2, t6
    sw t2, 464(a0)
    lw t2, 364(sp)
    lw a4, 608(sp)
    xor t6, t2, s10
    xor a4, a4, s6
    xor t6, t6, a4
    lw s9, 368(sp)
    and s1, t6, s4
    xor s4, s9, s11
    lw s9, 580(sp)
    xor s9, s9, t1
    xor s4, s4, s9
    slli t2, s4, 8
    and t1, t2, s5
    or t1, s1, t1
    and s1, s4, s3
    or t1, t1, s1
    not t1, t1
    sw t1, 468(a0)
    srli t1, s4, 8
    andi t1, t1, 255
    and s1, t6, s5
    or t1, t1, s1
    srli t6, t6, 8
    and t6, t6, t4
    or t1, t1, t6
    and t2, t2, s3
    or t1, t1, t2
    sw t1, 472(a0)
    lw t1, 644(sp)
    lw t2, 808(sp)
    lw t6, 112(sp)
    xor t1, t1, t2
    xor s1, t6, t1
    xor s1, s1, s7
    srli s4, s1, 24
    lw t6, 648(sp)
    lw s11, 96(sp)
    sw s7, 648(sp)
    xor t6, t6, s11
    lw s7, 136(sp)
    sw a7, 644(sp)
    xor s7, s7, t6
    xor s7, s7, a7
    srli a7, s7, 8
    sw t6, 580(sp)
    and t6, a7, s5
    or t6, s4, t6
    slli s4, s7, 8
    and s4, s4, t4
    or t6, t6, s4
    slli s4, s1, 16
    and s4, s4, s3
    or t6, t6, s4
    xori t6, t6, 255
    sw t6, 476(a0)
    andi t6, s7, 255
    slli s4, s1, 24
    srli s1, s1, 8
    or s1, s4, s1
    and s1, s1, t5
    or t6, t6, s1
    and a7, a7, t4
    or a7, t6, a7
    # round 15 (skinny.dsl:60)
    not a7, a7
    sw a7, 480(a0)
    lw a7, 160(sp)
    lw s4, 176(sp)
    xor t6, a7, a3
    xor t6, t6, a5
    srli s1, t6, 24
    xor s7, s4, ra
    xor s7, s7, s0
    srli s4, s7, 8
    and a7, s4, s5
    or a7, s1, a7
    slli s1, s7, 8
    and s1, s1, t4
    or a7, a7, s1
    slli s1, t6, 16
    and s1, s1, s3
    or a7, a7, s1
    xori a7, a7, 255
    sw a7, 484(a0)
    andi a7, s7, 255
    slli s1, t6, 24
    srli t6, t6, 8
    or t6, s1, t6
    and t6, t6, t5
    or a7, a7, t6
    and t6, s4, t4
    or a7, a7, t6
    xor a7, a7, t4
    sw a7, 488(a0)
    lw a7, 212(sp)
    lw t6, 936(sp)
    lw s7, 204(sp)
    xor s1, a7, t6
    xor s1, s1, s8
    lw a7, 916(sp)
    srli s4, s1, 24
    xor s7, s7, a7
    xor s7, s7, t3
    srli a7, s7, 8
    and t6, a7, s5
    or t6, s4, t6
    slli s4, s7, 8
    and s4, s4, t4
    or t6, t6, s4
    slli s4, s1, 16
    and s4, s4, s3
    or t6, t6, s4
    xori t6, t6, 255
    sw t6, 492(a0)
    andi t6, s7, 255
    slli s4, s1, 24
    srli s1, s1, 8
    or s1, s4, s1
    and s1, s1, t5
    or t6, t6, s1
    and a7, a7, t4
    or a7, t6, a7
    not a7, a7
    sw a7, 496(a0)
    lw a7, 196(sp)
    lw s1, 452(sp)
    xor t6, a7, t2
    xor s1, s1, s8
    xor t6, t6, s1
    srli s4, t6, 24
    lw s7, 192(sp)
    lw a7, 472(sp)
    xor s7, s7, s11
    xor a7, a7, t3
    xor s7, s7, a7
    srli s11, s7, 8
    and t2, s11, s5
    or t2, s4, t2
    slli s4, s7, 8
    and s4, s4, t4
    or t2, t2, s4
    slli s4, t6, 16
    and s4, s4, s3
    or t2, t2, s4
    sw t2, 500(a0)
    andi t2, s7, 255
    slli s4, t6, 24
    srli t6, t6, 8
    or t6, s4, t6
    and t6, t6, t5
    or t2, t2, t6
    and t6, s11, t4
    or t2, t2, t6
    not t2, t2
    sw t2, 504(a0)
    lw t2, 852(sp)
    lw s4, 140(sp)
    xor t6, s10, t2
    xor s7, s4, t6
    xor s7, s7, a2
    sw s7, 508(a0)
    lw s7, 724(sp)
    lw s10, 784(sp)
    lw s11, 232(sp)
    xor s7, s7, s10
    lw s3, 340(sp)
    xor t5, s11, s7
    xor t5, t5, s3
    slli s3, t5, 24
    srli t5, t5, 8
    or t5, s3, t5
    # round 16 (skinny.dsl:60)
    not t5, t5
    sw t5, 512(a0)
    lw t5, 932(sp)
    xor s3, t0, s6
    xor s3, s3, t5
    xor s3, s3, s5
    sw s3, 516(a0)
    lw s3, 924(sp)
    xor t5, s3, s2
    lw s3, 228(sp)
    xor t5, t5, s3
    slli t4, t5, 24
    srli t5, t5, 8
    or t4, t4, t5
    not t5, t4
    sw t5, 520(a0)
    lw t5, 448(sp)
    sw t4, 724(sp)
    xor t4, t5, a6
    xor t4, t4, a4
    xor t4, t4, s5
    sw t4, 524(a0)
    lw t4, 604(sp)
    lw t5, 788(sp)
    sw a2, 472(sp)
    xor t4, t4, t5
    xor t4, t4, s9
    slli a2, t4, 24
    srli t4, t4, 8
    or t4, a2, t4
    not t4, t4
    sw t4, 528(a0)
    lw t4, 364(sp)
    xor a2, t4, t2
    lw t4, 944(sp)
    xor t4, t4, a4
    xor a2, a2, t4
    xor a2, a2, s5
    sw a2, 532(a0)
    lw a2, 368(sp)
    sw t4, 944(sp)
    xor a2, a2, s10
    lw t4, 912(sp)
    sw t0, 912(sp)
    xor t4, t4, s9
    xor a2, a2, t4
    slli t0, a2, 24
    srli a2, a2, 8
    or t0, t0, a2
    not t0, t0
    sw t0, 536(a0)
    lw t0, 808(sp)
    lw a2, 936(sp)
    sw t4, 808(sp)
    lw t4, 112(sp)
    xor t0, t0, a2
    xor t4, t4, t0
    xor t4, t4, a5
    xor t4, t4, s5
    sw t4, 540(a0)
    lw t4, 96(sp)
    sw a5, 452(sp)
    lw a5, 916(sp)
    sw t0, 96(sp)
    xor t4, t4, a5
    lw t0, 136(sp)
    xor t2, t2, a6
    xor t0, t0, t4
    xor t0, t0, s0
    xor t0, t0, s5
    # round 17 (skinny.dsl:60)
    not t0, t0
    sw t0, 544(a0)
    lw t0, 160(sp)
    xor s4, s4, t2
    xor t0, t0, t1
    xor t0, t0, s8
    sw t0, 548(a0)
    lw t0, 176(sp)
    sw s0, 608(sp)
    lw s0, 580(sp)
    xor s4, s4, s6
    xor s0, t0, s0
    xor s0, s0, t3
    sw s0, 948(sp)
    not s0, s0
    sw s0, 552(a0)
    lw s0, 212(sp)
    xor s0, s0, a3
    xor s0, s0, s1
    xor s0, s0, s5
    sw s0, 556(a0)
    lw s0, 204(sp)
    xor s0, s0, ra
    xor s0, s0, a7
    not s0, s0
    sw s0, 560(a0)
    lw s0, 196(sp)
    lw t0, 648(sp)
    xor s0, s0, a2
    xor t0, t0, s1
    xor s0, s0, t0
    xor s0, s0, s5
    sw s0, 564(a0)
    lw s0, 192(sp)
    xor s0, s0, a5
    lw a5, 644(sp)
    xor a5, a5, a7
    xor s0, s0, a5
    not s0, s0
    sw s0, 568(a0)
    xor s0, s10, t5
    xor s10, s11, s0
    xor s10, s10, s3
    srli s3, s10, 24
    srli s11, s4, 16
    and s11, s11, s5
    or s3, s3, s11
    lui s11, 4080
    sw s6, 852(sp)
    and s6, s4, s11
    or s3, s3, s6
    slli s6, s10, 16
    sw t2, 784(sp)
    lui t2, 1044480
    and s6, s6, t2
    or s3, s3, s6
    xor s3, s3, s5
    # round 18 (skinny.dsl:60)
    not s3, s3
    sw s3, 572(a0)
    andi s3, s4, 255
    slli s6, s10, 8
    lw s10, 548(sp)
    slli s4, s4, 8
    and s6, s6, s10
    or s3, s3, s6
    and s4, s4, s11
    or s3, s3, s4
    sw s3, 576(a0)
    lw s3, 924(sp)
    sw t6, 644(sp)
    xor s4, s3, s7
    xor s4, s4, s9
    lw s3, 932(sp)
    srli s6, s4, 24
    xor s3, s3, t6
    xor s3, s3, a4
    srli t6, s3, 16
    and t6, t6, s5
    or t6, s6, t6
    and s6, s3, s11
    or t6, t6, s6
    slli s6, s4, 16
    and s6, s6, t2
    or t6, t6, s6
    xor t6, t6, s5
    not s6, t6
    sw s6, 580(a0)
    andi s6, s3, 255
    slli s4, s4, 8
    and s4, s4, s10
    or s4, s6, s4
    slli s3, s3, 8
    and s3, s3, s11
    or s3, s4, s3
    xori s3, s3, 255
    sw s3, 584(a0)
    lw s3, 604(sp)
    lw s6, 808(sp)
    xor s4, s3, s2
    xor s4, s4, s6
    sw t6, 648(sp)
    srli t6, s4, 24
    lw s3, 448(sp)
    sw s7, 952(sp)
    lw s7, 912(sp)
    sw s0, 956(sp)
    xor s3, s3, s7
    lw s7, 944(sp)
    xor s3, s3, s7
    srli s0, s3, 16
    and s0, s0, s5
    or t6, t6, s0
    and s0, s3, s11
    or t6, t6, s0
    slli s0, s4, 16
    and s0, s0, t2
    or t6, t6, s0
    not t6, t6
    sw t6, 588(a0)
    andi t6, s3, 255
    slli s0, s4, 8
    and s0, s0, s10
    or t6, t6, s0
    slli s0, s3, 8
    and s0, s0, s11
    or t6, t6, s0
    sw t6, 592(a0)
    lw t6, 368(sp)
    lw s3, 340(sp)
    xor s0, t6, t5
    xor s3, s3, s6
    xor s0, s0, s3
    srli s4, s0, 24
    lw t6, 364(sp)
    lw s6, 472(sp)
    xor t6, t6, a6
    xor s6, s6, s7
    xor t6, t6, s6
    srli s7, t6, 16
    and s7, s7, s5
    or s4, s4, s7
    and s7, t6, s11
    or s4, s4, s7
    slli s7, s0, 16
    and s7, s7, t2
    or s4, s4, s7
    not s4, s4
    sw s4, 596(a0)
    andi s4, t6, 255
    slli s0, s0, 8
    and s0, s0, s10
    or s0, s4, s0
    slli t6, t6, 8
    and t6, t6, s11
    or t6, s0, t6
    xori t6, t6, 255
    sw t6, 600(a0)
    xor t6, a2, a3
    lw a2, 112(sp)
    sw t3, 936(sp)
    xor s0, a2, t6
    xor s0, s0, s8
    srli s4, s0, 8
    andi s7, s4, 255
    lw a2, 916(sp)
    sw s8, 916(sp)
    xor a2, a2, ra
    lw s8, 136(sp)
    sw t6, 472(sp)
    xor s8, s8, a2
    xor s8, s8, t3
    slli t3, s8, 24
    srli t6, s8, 8
    or t3, t3, t6
    and t3, t3, s10
    or t3, s7, t3
    slli t6, s0, 16
    and t6, t6, s11
    or t3, t3, t6
    xor t3, t3, s11
    sw t3, 604(a0)
    srli t3, s0, 24
    and t6, s4, s5
    or t3, t3, t6
    slli t6, s8, 8
    and t6, t6, s11
    or t3, t3, t6
    and t6, s8, t2
    or t3, t3, t6
    xori t3, t3, 255
    # round 19 (skinny.dsl:60)
    not t3, t3
    sw t3, 608(a0)
    lw t3, 160(sp)
    lw t6, 96(sp)
    lw s8, 176(sp)
    xor s0, t3, t6
    xor s0, s0, s1
    srli s4, s0, 8
    andi s7, s4, 255
    xor t6, s8, t4
    xor t6, t6, a7
    slli t3, t6, 24
    srli s8, t6, 8
    or t3, t3, s8
    and t3, t3, s10
    or t3, s7, t3
    slli s7, s0, 16
    and s7, s7, s11
    or t3, t3, s7
    sw t3, 612(a0)
    srli t3, s0, 24
    and s0, s4, s5
    or t3, t3, s0
    slli s0, t6, 8
    and s0, s0, s11
    or t3, t3, s0
    and t6, t6, t2
    or t3, t3, t6
    xori t3, t3, 255
    sw t3, 616(a0)
    lw t3, 212(sp)
    lw s7, 204(sp)
    xor t6, t3, t1
    xor t6, t6, t0
    srli s0, t6, 8
    andi s4, s0, 255
    lw s8, 580(sp)
    and s0, s0, s5
    xor t3, s7, s8
    xor t3, t3, a5
    slli s7, t3, 24
    srli s8, t3, 8
    or s7, s7, s8
    and s7, s7, s10
    or s4, s4, s7
    slli s7, t6, 16
    and s7, s7, s11
    or s4, s4, s7
    xor s4, s4, s11
    sw s4, 620(a0)
    srli t6, t6, 24
    or t6, t6, s0
    slli s0, t3, 8
    and s0, s0, s11
    or t6, t6, s0
    and t3, t3, t2
    or t3, t6, t3
    not t3, t3
    sw t3, 624(a0)
    lw t3, 196(sp)
    lw s0, 452(sp)
    xor t6, t3, a3
    xor s0, s0, t0
    xor t6, t6, s0
    srli s4, t6, 8
    lw s8, 192(sp)
    andi s7, s4, 255
    xor t3, s8, ra
    lw s8, 608(sp)
    sw s0, 608(sp)
    xor s8, s8, a5
    xor t3, t3, s8
    slli s0, t3, 24
    sw s8, 452(sp)
    srli s8, t3, 8
    or s0, s0, s8
    and s0, s0, s10
    or s0, s7, s0
    slli s7, t6, 16
    and s7, s7, s11
    or s0, s0, s7
    sw s0, 628(a0)
    srli t6, t6, 24
    and s0, s4, s5
    or t6, t6, s0
    slli s0, t3, 8
    and s0, s0, s11
    or t6, t6, s0
    and t3, t3, t2
    or t3, t6, t3
    not t3, t3
    sw t3, 632(a0)
    xor t3, t5, s2
    lw t5, 232(sp)
    lw s7, 912(sp)
    xor t6, t5, t3
    xor t6, t6, s9
    slli s0, t6, 8
    srli s4, t6, 24
    or s0, s0, s4
    lw s4, 652(sp)
    xor a6, a6, s7
    lw s8, 140(sp)
    and s0, s0, s4
    xor s8, s8, a6
    xor s8, s8, a4
    slli t5, s8, 8
    and t5, t5, s5
    or t5, s0, t5
    and s0, s8, s11
    or t5, t5, s0
    xor t5, t5, t2
    sw t5, 636(a0)
    slli t5, s8, 8
    srli s0, s8, 24
    or t5, t5, s0
    lw s0, 120(sp)
    and s8, t6, s5
    and t5, t5, s0
    or t5, t5, s8
    slli t6, t6, 24
    or t5, t5, t6
    # round 20 (skinny.dsl:60)
    not t5, t5
    sw t5, 640(a0)
    lw t5, 924(sp)
    lw t6, 956(sp)
    sw a4, 788(sp)
    xor s8, t5, t6
    lw t6, 808(sp)
    lw a4, 784(sp)
    xor s8, s8, t6
    slli t5, s8, 8
    srli t6, s8, 24
    or t5, t5, t6
    lw t6, 932(sp)
    and t5, t5, s4
    xor a4, t6, a4
    lw t6, 944(sp)
    xor a4, a4, t6
    slli t6, a4, 8
    and t6, t6, s5
    or t5, t5, t6
    and t6, a4, s11
    or t5, t5, t6
    xor t5, t5, t2
    sw t5, 644(a0)
    slli t5, a4, 8
    srli t6, a4, 24
    or t5, t5, t6
    and t5, t5, s0
    and t6, s8, s5
    or t5, t5, t6
    slli t6, s8, 24
    or t5, t5, t6
    xor t5, t5, s11
    not t6, t5
    sw t6, 648(a0)
    lw t6, 604(sp)
    lw a4, 952(sp)
    sw t5, 340(sp)
    xor s8, t6, a4
    xor s8, s8, s3
    slli t5, s8, 8
    srli t6, s8, 24
    or t5, t5, t6
    and t5, t5, s4
    lw t6, 448(sp)
    lw a4, 644(sp)
    xor t6, t6, s6
    xor t6, t6, a4
    slli a4, t6, 8
    and a4, a4, s5
    or t5, t5, a4
    and a4, t6, s11
    or t5, t5, a4
    sw t5, 652(a0)
    slli t5, t6, 8
    srli t6, t6, 24
    or t5, t5, t6
    and t5, t5, s0
    and t6, s8, s5
    or t5, t5, t6
    slli t6, s8, 24
    or t5, t5, t6
    not t5, t5
    sw t5, 656(a0)
    lw t5, 368(sp)
    lw a4, 228(sp)
    xor t6, t5, s2
    xor a4, a4, s3
    xor t6, t6, a4
    slli s8, t6, 8
    srli t5, t6, 24
    or t5, s8, t5
    and t5, t5, s4
    lw s8, 364(sp)
    xor a3, a3, t1
    xor s8, s8, s7
    lw s7, 852(sp)
    sw s9, 852(sp)
    xor s7, s7, s6
    xor s8, s8, s7
    slli s9, s8, 8
    and s9, s9, s5
    or t5, t5, s9
    and s9, s8, s11
    or t5, t5, s9
    xor t5, t5, t2
    sw t5, 660(a0)
    slli t5, s8, 8
    srli s8, s8, 24
    or t5, t5, s8
    and t5, t5, s0
    and s8, t6, s5
    or t5, t5, s8
    slli t6, t6, 24
    or t5, t5, t6
    not t5, t5
    sw t5, 664(a0)
    lw t5, 580(sp)
    lw s8, 136(sp)
    xor t6, ra, t5
    xor s9, s8, t6
    xor s9, s9, a7
    slli ra, s9, 8
    srli s0, s9, 24
    or s0, ra, s0
    lw ra, 112(sp)
    and s0, s0, s4
    xor s8, ra, a3
    xor s8, s8, s1
    slli ra, s8, 8
    and ra, ra, s5
    or s0, s0, ra
    and ra, s8, s11
    or s0, s0, ra
    sw s0, 668(a0)
    andi s0, s9, 255
    slli ra, s8, 16
    srli s8, s8, 16
    or s8, ra, s8
    and s8, s8, s10
    or s0, s0, s8
    slli s8, s9, 8
    and s8, s8, s11
    or s0, s0, s8
    xor s0, s0, t2
    # round 21 (skinny.dsl:60)
    not s0, s0
    sw s0, 672(a0)
    lw s0, 176(sp)
    xor s8, a2, a5
    xor s8, s8, s0
    slli s9, s8, 8
    srli ra, s8, 24
    or s9, s9, ra
    and s9, s9, s4
    lw ra, 160(sp)
    lw s0, 472(sp)
    xor s0, ra, s0
    xor s0, s0, t0
    slli ra, s0, 8
    and ra, ra, s5
    or s9, s9, ra
    and ra, s0, s11
    or s9, s9, ra
    xor s9, s9, t2
    sw s9, 676(a0)
    andi s9, s8, 255
    slli ra, s0, 16
    srli s0, s0, 16
    or s0, ra, s0
    and s0, s0, s10
    or s0, s9, s0
    slli s8, s8, 8
    and s8, s8, s11
    or s0, s0, s8
    not s8, s0
    sw s8, 680(a0)
    lw s8, 204(sp)
    lw ra, 452(sp)
    xor s9, s8, t4
    xor s9, s9, ra
    sw s0, 228(sp)
    slli s0, s9, 8
    srli s8, s9, 24
    or s0, s0, s8
    and s0, s0, s4
    lw s8, 212(sp)
    sw a7, 960(sp)
    lw a7, 96(sp)
    sw s1, 964(sp)
    xor s8, s8, a7
    lw a7, 608(sp)
    xor s8, s8, a7
    slli s1, s8, 8
    and s1, s1, s5
    or s0, s0, s1
    and s1, s8, s11
    or s0, s0, s1
    xor s0, s0, t2
    sw s0, 684(a0)
    andi s0, s9, 255
    slli s1, s8, 16
    srli s8, s8, 16
    or s1, s1, s8
    and s1, s1, s10
    or s0, s0, s1
    slli s1, s9, 8
    and s1, s1, s11
    or s0, s0, s1
    not s0, s0
    sw s0, 688(a0)
    lw s0, 192(sp)
    lw s8, 936(sp)
    xor s1, s0, t5
    xor s8, s8, ra
    xor s1, s1, s8
    slli s9, s1, 8
    srli s0, s1, 24
    or s0, s9, s0
    and s0, s0, s4
    lw s9, 196(sp)
    lw ra, 916(sp)
    xor s9, s9, t1
    xor ra, ra, a7
    xor s9, s9, ra
    slli a7, s9, 8
    and a7, a7, s5
    or a7, s0, a7
    and s0, s9, s11
    or a7, a7, s0
    sw a7, 692(a0)
    andi a7, s1, 255
    slli s0, s9, 16
    srli s9, s9, 16
    or s0, s0, s9
    and s0, s0, s10
    or a7, a7, s0
    slli s0, s1, 8
    and s0, s0, s11
    or a7, a7, s0
    not a7, a7
    sw a7, 696(a0)
    lw a7, 952(sp)
    lw s1, 232(sp)
    xor s0, s2, a7
    xor s2, s1, s0
    lw s9, 808(sp)
    lw s10, 912(sp)
    xor s2, s2, s9
    srli s9, s2, 24
    lw s1, 644(sp)
    sw s0, 912(sp)
    xor s10, s10, s1
    lw s0, 140(sp)
    sw s10, 808(sp)
    xor s0, s0, s10
    lw s10, 944(sp)
    xor s0, s0, s10
    and s10, s0, s5
    or s9, s9, s10
    slli s10, s0, 24
    srli t5, s0, 8
    or t5, s10, t5
    lui s10, 1048560
    and t5, t5, s10
    or t5, s9, t5
    # round 22 (skinny.dsl:60)
    not t5, t5
    sw t5, 700(a0)
    slli t5, s2, 16
    srli s9, s2, 16
    or t5, t5, s9
    and t5, t5, s4
    slli s2, s2, 8
    and s2, s2, s5
    or t5, t5, s2
    and s0, s0, s11
    or t5, t5, s0
    sw t5, 704(a0)
    lw t5, 924(sp)
    lw s9, 932(sp)
    xor s0, t5, t3
    xor s0, s0, s3
    srli s2, s0, 24
    xor s9, s9, a6
    xor s9, s9, s6
    and t5, s9, s5
    or t5, s2, t5
    slli s2, s9, 24
    sw a6, 944(sp)
    srli a6, s9, 8
    or a6, s2, a6
    and a6, a6, s10
    or a6, t5, a6
    xor a6, a6, t2
    not t5, a6
    sw t5, 708(a0)
    slli t5, s0, 16
    srli s2, s0, 16
    or t5, t5, s2
    and t5, t5, s4
    slli s0, s0, 8
    and s0, s0, s5
    or t5, t5, s0
    and s0, s9, s11
    or t5, t5, s0
    sw t5, 712(a0)
    lw t5, 604(sp)
    lw s0, 956(sp)
    sw a6, 916(sp)
    xor s2, t5, s0
    xor s2, s2, a4
    srli s9, s2, 24
    lw a6, 448(sp)
    lw s0, 784(sp)
    xor s0, a6, s0
    xor s0, s0, s7
    and a6, s0, s5
    or a6, s9, a6
    slli s9, s0, 24
    srli t5, s0, 8
    or t5, s9, t5
    and t5, t5, s10
    or a6, a6, t5
    not a6, a6
    sw a6, 716(a0)
    slli a6, s2, 16
    srli t5, s2, 16
    or a6, a6, t5
    and a6, a6, s4
    slli t5, s2, 8
    and t5, t5, s5
    or a6, a6, t5
    and t5, s0, s11
    or a6, a6, t5
    xor a6, a6, s11
    sw a6, 720(a0)
    lw a6, 368(sp)
    lw t5, 852(sp)
    xor a7, a6, a7
    xor t5, t5, a4
    xor a7, a7, t5
    srli s0, a7, 24
    lw s2, 364(sp)
    lw s9, 788(sp)
    xor s1, s2, s1
    xor s9, s9, s7
    xor s1, s1, s9
    and s2, s1, s5
    or s0, s0, s2
    slli s2, s1, 24
    srli a6, s1, 8
    or a6, s2, a6
    and a6, a6, s10
    or a6, s0, a6
    not a6, a6
    sw a6, 724(a0)
    slli a6, a7, 16
    srli s0, a7, 16
    or a6, a6, s0
    and a6, a6, s4
    slli a7, a7, 8
    and a7, a7, s5
    or a6, a6, a7
    and a7, s1, s11
    or a6, a6, a7
    xor a6, a6, s11
    sw a6, 728(a0)
    lw a6, 96(sp)
    lw s1, 580(sp)
    xor a7, t1, a6
    lw t1, 112(sp)
    xor s1, s1, t4
    xor s0, t1, a7
    xor t0, s0, t0
    srli s0, t0, 16
    lw s2, 136(sp)
    andi s0, s0, 255
    xor s10, s2, s1
    xor a5, s10, a5
    lw s10, 728(sp)
    and s4, a5, s10
    or s0, s0, s4
    slli s4, a5, 24
    or s0, s0, s4
    sw s0, 732(a0)
    srli s0, t0, 8
    andi s0, s0, 255
    slli s4, t0, 16
    srli t0, t0, 16
    or t0, s4, t0
    and t0, t0, s10
    or t0, s0, t0
    and a5, a5, t2
    or a5, t0, a5
    xor a5, a5, s11
    # round 23 (skinny.dsl:60)
    not a5, a5
    sw a5, 736(a0)
    lw a5, 160(sp)
    lw s0, 608(sp)
    xor t0, a5, a3
    xor t0, t0, s0
    srli s4, t0, 16
    andi s4, s4, 255
    lw a5, 176(sp)
    lw s0, 452(sp)
    xor a5, a5, t6
    xor a5, a5, s0
    and t1, a5, s10
    or t1, s4, t1
    slli s4, a5, 24
    or t1, t1, s4
    sw t1, 740(a0)
    srli t1, t0, 8
    andi t1, t1, 255
    slli s4, t0, 16
    srli t0, t0, 16
    or t0, s4, t0
    and t0, t0, s10
    or t0, t1, t0
    and a5, a5, t2
    or a5, t0, a5
    sw a5, 744(a0)
    lw a5, 212(sp)
    lw t0, 472(sp)
    xor t1, a5, ra
    xor t1, t1, t0
    srli s4, t1, 16
    lw t0, 204(sp)
    andi s4, s4, 255
    xor a5, t0, a2
    xor a5, a5, s8
    and t0, a5, s10
    or t0, s4, t0
    slli s4, a5, 24
    or t0, t0, s4
    sw t0, 748(a0)
    srli t0, t1, 8
    andi t0, t0, 255
    slli s4, t1, 16
    srli t1, t1, 16
    or t1, s4, t1
    and t1, t1, s10
    or t0, t0, t1
    and a5, a5, t2
    or a5, t0, a5
    not a5, a5
    sw a5, 752(a0)
    lw a5, 196(sp)
    lw t0, 964(sp)
    xor a6, a5, a6
    xor t0, t0, ra
    xor a6, a6, t0
    srli t1, a6, 16
    andi t1, t1, 255
    lw s4, 192(sp)
    lw a5, 960(sp)
    xor t4, s4, t4
    xor a5, a5, s8
    xor t4, t4, a5
    and s4, t4, s10
    or t1, t1, s4
    slli s4, t4, 24
    or t1, t1, s4
    xori t1, t1, 255
    sw t1, 756(a0)
    srli t1, a6, 8
    andi t1, t1, 255
    slli s4, a6, 16
    srli a6, a6, 16
    or a6, s4, a6
    and a6, a6, s10
    or a6, t1, a6
    and t1, t4, t2
    or a6, a6, t1
    not a6, a6
    sw a6, 760(a0)
    lw a6, 232(sp)
    lw t1, 224(sp)
    xor t4, a6, s3
    xor t4, t4, t1
    slli s3, t4, 8
    srli s4, t4, 24
    or s3, s3, s4
    lw s4, 116(sp)
    lw t1, 140(sp)
    lw a6, 276(sp)
    and s3, s3, s4
    xor a6, t1, a6
    xor a6, a6, s6
    srli s6, a6, 8
    and s6, s6, s11
    or s3, s3, s6
    slli s6, a6, 8
    and s6, s6, t2
    or s3, s3, s6
    sw s3, 764(a0)
    srli s3, t4, 16
    andi s3, s3, 255
    and t4, t4, s5
    or t4, s3, t4
    slli a6, a6, 16
    or a6, t4, a6
    xori a6, a6, 255
    # round 24 (skinny.dsl:60)
    not a6, a6
    sw a6, 768(a0)
    lw a6, 924(sp)
    lw t4, 912(sp)
    xor s3, a6, a4
    xor s3, s3, t4
    slli s6, s3, 8
    srli t4, s3, 24
    or t4, s6, t4
    and t4, t4, s4
    lw s6, 932(sp)
    lw a6, 808(sp)
    xor a6, s6, a6
    xor a6, a6, s7
    srli s6, a6, 8
    and s6, s6, s11
    or t4, t4, s6
    slli s6, a6, 8
    and s6, s6, t2
    or t4, t4, s6
    sw t4, 772(a0)
    srli t4, s3, 16
    andi t4, t4, 255
    and s3, s3, s5
    or t4, t4, s3
    slli a6, a6, 16
    or a6, t4, a6
    xori a6, a6, 255
    not t4, a6
    sw t4, 776(a0)
    lw t4, 604(sp)
    sw a6, 960(sp)
    xor s3, t4, t3
    xor s3, s3, t5
    slli s6, s3, 8
    srli a6, s3, 24
    or a6, s6, a6
    and a6, a6, s4
    lw s6, 448(sp)
    lw t4, 944(sp)
    xor t4, s6, t4
    xor t4, t4, s9
    srli s6, t4, 8
    and s6, s6, s11
    or a6, a6, s6
    slli s6, t4, 8
    and s6, s6, t2
    or a6, a6, s6
    sw a6, 780(a0)
    srli a6, s3, 16
    andi a6, a6, 255
    and s3, s3, s5
    or a6, a6, s3
    slli t4, t4, 16
    or a6, a6, t4
    not a6, a6
    sw a6, 784(a0)
    lw a6, 368(sp)
    lw t4, 956(sp)
    lw s3, 336(sp)
    xor t4, a6, t4
    xor t4, t4, s3
    slli s6, t4, 8
    srli a6, t4, 24
    or a6, s6, a6
    and a6, a6, s4
    lw s6, 364(sp)
    lw s3, 784(sp)
    xor s3, s6, s3
    lw s6, 332(sp)
    xor s3, s3, s6
    srli s6, s3, 8
    and s6, s6, s11
    or a6, a6, s6
    slli s6, s3, 8
    and s6, s6, t2
    or a6, a6, s6
    sw a6, 788(a0)
    srli a6, t4, 16
    andi a6, a6, 255
    and t4, t4, s5
    or a6, a6, t4
    slli t4, s3, 16
    or a6, a6, t4
    not a6, a6
    sw a6, 792(a0)
    lw a6, 240(sp)
    lw s6, 252(sp)
    xor t4, s2, a6
    xor t4, t4, s0
    slli s0, t4, 8
    srli s3, t4, 24
    or s0, s0, s3
    and s0, s0, s4
    lw s3, 112(sp)
    lw a6, 608(sp)
    xor s6, s3, s6
    xor a6, s6, a6
    srli s6, a6, 8
    and s6, s6, s11
    or s0, s0, s6
    slli s6, a6, 8
    and s6, s6, t2
    or s0, s0, s6
    xor s0, s0, s5
    sw s0, 796(a0)
    slli s0, a6, 24
    srli a6, a6, 8
    or a6, s0, a6
    lw s0, 652(sp)
    srli s6, t4, 8
    and a6, a6, s0
    and s6, s6, s5
    or a6, a6, s6
    slli t4, t4, 8
    and t4, t4, s11
    or a6, a6, t4
    # round 25 (skinny.dsl:60)
    not a6, a6
    sw a6, 800(a0)
    lw a6, 176(sp)
    xor t4, s1, s8
    xor t4, t4, a6
    slli s6, t4, 8
    srli a6, t4, 24
    or a6, s6, a6
    lw s6, 160(sp)
    and a6, a6, s4
    xor s6, s6, a7
    xor s6, s6, ra
    srli s3, s6, 8
    and s3, s3, s11
    or a6, a6, s3
    slli s3, s6, 8
    and s3, s3, t2
    or a6, a6, s3
    sw a6, 804(a0)
    slli a6, s6, 24
    srli s3, s6, 8
    or a6, a6, s3
    and a6, a6, s0
    srli s3, t4, 8
    and s3, s3, s5
    or a6, a6, s3
    slli t4, t4, 8
    and t4, t4, s11
    or a6, a6, t4
    xor a6, a6, s5
    not t4, a6
    sw t4, 808(a0)
    lw t4, 204(sp)
    sw a6, 608(sp)
    xor s3, t4, t6
    xor s3, s3, a5
    slli s6, s3, 8
    srli a6, s3, 24
    or a6, s6, a6
    lw s6, 212(sp)
    and a6, a6, s4
    xor s6, s6, a3
    xor s6, s6, t0
    srli t4, s6, 8
    and t4, t4, s11
    or a6, a6, t4
    slli t4, s6, 8
    and t4, t4, t2
    or a6, a6, t4
    sw a6, 812(a0)
    slli a6, s6, 24
    srli t4, s6, 8
    or a6, a6, t4
    and a6, a6, s0
    srli t4, s3, 8
    and t4, t4, s5
    or a6, a6, t4
    slli t4, s3, 8
    and t4, t4, s11
    or a6, a6, t4
    not a6, a6
    sw a6, 816(a0)
    lw a6, 192(sp)
    xor t4, a6, a2
    lw a2, 152(sp)
    lw a6, 472(sp)
    xor t4, t4, a2
    slli s3, t4, 8
    srli s6, t4, 24
    or s3, s3, s6
    lw s6, 196(sp)
    and s3, s3, s4
    xor a6, s6, a6
    lw s6, 100(sp)
    xor a6, a6, s6
    srli s6, a6, 8
    and s6, s6, s11
    or s3, s3, s6
    slli s6, a6, 8
    and s6, s6, t2
    or s3, s3, s6
    sw s3, 820(a0)
    slli s3, a6, 24
    srli a6, a6, 8
    or a6, s3, a6
    and a6, a6, s0
    srli s3, t4, 8
    and s3, s3, s5
    or a6, a6, s3
    slli t4, t4, 8
    and t4, t4, s11
    or a6, a6, t4
    not a6, a6
    sw a6, 824(a0)
    lw a6, 284(sp)
    xor t4, t1, s7
    xor t4, t4, a6
    andi s3, t4, 255
    srli s6, t4, 8
    and s6, s6, s10
    or s3, s3, s6
    lw s6, 232(sp)
    lw s7, 256(sp)
    and t4, t4, s5
    xor s7, s6, s7
    xor a4, s7, a4
    slli s7, a4, 8
    and s7, s7, t2
    or s3, s3, s7
    # round 26 (skinny.dsl:60)
    not s3, s3
    sw s3, 828(a0)
    srli s3, a4, 24
    or t4, s3, t4
    slli a4, a4, 16
    or t4, t4, a4
    sw t4, 832(a0)
    lw t4, 932(sp)
    lw a4, 276(sp)
    lw a6, 224(sp)
    xor s3, t4, a4
    xor s3, s3, s9
    andi s7, s3, 255
    srli a4, s3, 8
    and a4, a4, s10
    or a4, s7, a4
    lw s7, 924(sp)
    and s3, s3, s5
    xor a6, s7, a6
    xor a6, a6, t5
    slli s7, a6, 8
    and s7, s7, t2
    or a4, a4, s7
    not s7, a4
    sw s7, 836(a0)
    srli s7, a6, 24
    or s3, s7, s3
    slli a6, a6, 16
    or a6, s3, a6
    xori a6, a6, 255
    sw a6, 840(a0)
    lw a6, 448(sp)
    lw s3, 808(sp)
    sw a4, 472(sp)
    lw a4, 332(sp)
    xor s7, a6, s3
    xor s7, s7, a4
    andi s3, s7, 255
    srli a6, s7, 8
    and a6, a6, s10
    or a6, s3, a6
    lw s3, 604(sp)
    lw a4, 912(sp)
    xor a4, s3, a4
    lw s3, 336(sp)
    xor a4, a4, s3
    slli s3, a4, 8
    and s3, s3, t2
    or a6, a6, s3
    not a6, a6
    sw a6, 844(a0)
    srli a6, a4, 24
    and s3, s7, s5
    or a6, a6, s3
    slli a4, a4, 16
    or a6, a6, a4
    sw a6, 848(a0)
    lw a6, 364(sp)
    lw a4, 944(sp)
    lw s3, 288(sp)
    xor a4, a6, a4
    xor a4, a4, s3
    andi s7, a4, 255
    srli a6, a4, 8
    and a6, a6, s10
    or a6, s7, a6
    lw s7, 368(sp)
    lw s10, 244(sp)
    xor t3, s7, t3
    xor t3, t3, s10
    slli s7, t3, 8
    and s7, s7, t2
    or a6, a6, s7
    not a6, a6
    sw a6, 852(a0)
    srli a6, t3, 24
    and a4, a4, s5
    or a6, a6, a4
    slli t3, t3, 16
    or a6, a6, t3
    sw a6, 856(a0)
    lw a6, 124(sp)
    xor t3, s2, s8
    xor t3, t3, a6
    and a4, t3, s4
    srli s7, t3, 8
    and s7, s7, s11
    or a4, a4, s7
    lw s7, 112(sp)
    lw s8, 248(sp)
    and t3, t3, s11
    xor a6, s7, s8
    xor a6, a6, ra
    slli ra, a6, 16
    and ra, ra, t2
    or a4, a4, ra
    xor a4, a4, s11
    sw a4, 860(a0)
    srli a4, a6, 16
    or t3, a4, t3
    slli a6, a6, 24
    or a6, t3, a6
    # round 27 (skinny.dsl:60)
    not a6, a6
    sw a6, 864(a0)
    lw a6, 176(sp)
    lw t3, 240(sp)
    xor a4, a6, a5
    xor a4, a4, t3
    and ra, a4, s4
    srli t3, a4, 8
    and t3, t3, s11
    or t3, ra, t3
    lw ra, 160(sp)
    lw a6, 252(sp)
    and a4, a4, s11
    xor a6, ra, a6
    xor a6, a6, t0
    slli ra, a6, 16
    and ra, ra, t2
    or t3, t3, ra
    sw t3, 868(a0)
    srli t3, a6, 16
    or t3, t3, a4
    slli a6, a6, 24
    or a6, t3, a6
    sw a6, 872(a0)
    lw a6, 204(sp)
    xor t3, s1, a2
    xor t3, t3, a6
    and a4, t3, s4
    srli ra, t3, 8
    and ra, ra, s11
    or a4, a4, ra
    lw ra, 212(sp)
    and t3, t3, s11
    xor a6, ra, a7
    lw ra, 100(sp)
    xor a6, a6, ra
    slli a2, a6, 16
    and a2, a2, t2
    or a4, a4, a2
    xor a4, a4, s11
    sw a4, 876(a0)
    srli a4, a6, 16
    or t3, a4, t3
    slli a6, a6, 24
    or a6, t3, a6
    not a6, a6
    sw a6, 880(a0)
    lw a6, 192(sp)
    xor t3, a6, t6
    lw t6, 236(sp)
    lw a6, 168(sp)
    xor t3, t3, t6
    and a4, t3, s4
    srli a2, t3, 8
    and a2, a2, s11
    or a4, a4, a2
    lw a2, 196(sp)
    and t3, t3, s11
    xor a3, a2, a3
    xor a3, a3, a6
    slli a2, a3, 16
    and a2, a2, t2
    or a4, a4, a2
    sw a4, 884(a0)
    srli a4, a3, 16
    or t3, a4, t3
    slli a4, a3, 24
    or t3, t3, a4
    not t3, t3
    sw t3, 888(a0)
    lw t3, 552(sp)
    lw a2, 544(sp)
    xor a4, t1, t3
    xor a4, a4, s9
    andi a3, a4, 255
    xor s9, s6, a2
    xor t5, s9, t5
    slli s9, t5, 16
    srli a2, t5, 16
    or a2, s9, a2
    lw s9, 548(sp)
    and a2, a2, s9
    or a3, a3, a2
    srli a2, a4, 8
    and a2, a2, s11
    or a3, a3, a2
    xor a3, a3, t2
    sw a3, 892(a0)
    slli a3, a4, 16
    srli a4, a4, 16
    or a4, a3, a4
    and a4, a4, s0
    srli a3, t5, 8
    and a3, a3, s5
    or a4, a4, a3
    slli t5, t5, 16
    and t5, t5, s11
    or t5, a4, t5
    # round 28 (skinny.dsl:60)
    not t5, t5
    sw t5, 896(a0)
    lw t5, 284(sp)
    lw a3, 332(sp)
    xor a4, t4, t5
    xor a4, a4, a3
    andi a2, a4, 255
    lw t5, 924(sp)
    lw t4, 256(sp)
    xor t4, t5, t4
    lw t5, 336(sp)
    xor t4, t4, t5
    slli t3, t4, 16
    srli t5, t4, 16
    or t3, t3, t5
    and t3, t3, s9
    or t3, a2, t3
    srli t5, a4, 8
    and t5, t5, s11
    or t3, t3, t5
    xor t3, t3, t2
    sw t3, 900(a0)
    slli t3, a4, 16
    srli t5, a4, 16
    or t3, t3, t5
    and t3, t3, s0
    srli t5, t4, 8
    and t5, t5, s5
    or t3, t3, t5
    slli t4, t4, 16
    and t4, t4, s11
    or t3, t3, t4
    not t4, t3
    sw t4, 904(a0)
    lw t4, 448(sp)
    lw t5, 276(sp)
    sw t3, 944(sp)
    xor a4, t4, t5
    xor a4, a4, s3
    andi a2, a4, 255
    lw t3, 604(sp)
    lw t5, 224(sp)
    xor t5, t3, t5
    xor t5, t5, s10
    slli t3, t5, 16
    srli t4, t5, 16
    or t3, t3, t4
    and t3, t3, s9
    or t3, a2, t3
    srli t4, a4, 8
    and t4, t4, s11
    or t3, t3, t4
    sw t3, 908(a0)
    slli t3, a4, 16
    srli t4, a4, 16
    or t3, t3, t4
    and t3, t3, s0
    srli t4, t5, 8
    and t4, t4, s5
    or t3, t3, t4
    slli t4, t5, 16
    and t4, t4, s11
    or t3, t3, t4
    not t3, t3
    sw t3, 912(a0)
    lw t3, 364(sp)
    lw t4, 808(sp)
    lw t5, 388(sp)
    xor t4, t3, t4
    xor t4, t4, t5
    andi a4, t4, 255
    lw a2, 368(sp)
    lw t3, 912(sp)
    xor t3, a2, t3
    lw a2, 408(sp)
    xor t3, t3, a2
    slli a2, t3, 16
    srli t5, t3, 16
    or t5, a2, t5
    and t5, t5, s9
    or t5, a4, t5
    srli a4, t4, 8
    and a4, a4, s11
    or t5, t5, a4
    xor t5, t5, t2
    sw t5, 916(a0)
    slli t5, t4, 16
    srli t4, t4, 16
    or t4, t5, t4
    and t4, t4, s0
    srli t5, t3, 8
    and t5, t5, s5
    or t4, t4, t5
    slli t3, t3, 16
    and t3, t3, s11
    or t3, t4, t3
    not t3, t3
    sw t3, 920(a0)
    lw t3, 156(sp)
    lw t4, 172(sp)
    xor t3, s7, t3
    xor t0, t3, t0
    andi t3, t0, 255
    xor t4, s2, t4
    xor a5, t4, a5
    slli t4, a5, 16
    srli t5, a5, 16
    or t4, t4, t5
    and t4, t4, s9
    or t3, t3, t4
    srli t0, t0, 8
    and t4, t0, s11
    or t3, t3, t4
    xor t3, t3, t2
    sw t3, 924(a0)
    and t0, t0, s4
    and t3, a5, s11
    or t0, t0, t3
    slli a5, a5, 24
    or a5, t0, a5
    xor a5, a5, t2
    # round 29 (skinny.dsl:60)
    not a5, a5
    sw a5, 928(a0)
    lw a5, 160(sp)
    lw t3, 176(sp)
    xor a5, a5, s8
    xor a5, a5, ra
    andi t0, a5, 255
    lw t4, 124(sp)
    srli a5, a5, 8
    xor t3, t3, t4
    lw t4, 152(sp)
    xor t3, t3, t4
    slli t4, t3, 16
    srli t5, t3, 16
    or t4, t4, t5
    and t4, t4, s9
    or t0, t0, t4
    and t4, a5, s11
    or t0, t0, t4
    xor t0, t0, t2
    sw t0, 932(a0)
    and a5, a5, s4
    and t0, t3, s11
    or a5, a5, t0
    slli t0, t3, 24
    or a5, a5, t0
    not t0, a5
    sw t0, 936(a0)
    lw t0, 212(sp)
    lw t3, 252(sp)
    lw t4, 240(sp)
    xor t0, t0, t3
    xor a6, t0, a6
    andi t0, a6, 255
    lw t3, 204(sp)
    srli a6, a6, 8
    xor t3, t3, t4
    xor t3, t3, t6
    slli t4, t3, 16
    srli t5, t3, 16
    or t4, t4, t5
    and t4, t4, s9
    or t0, t0, t4
    and t4, a6, s11
    or t0, t0, t4
    xor t0, t0, t2
    sw t0, 940(a0)
    and a6, a6, s4
    and t0, t3, s11
    or a6, a6, t0
    slli t0, t3, 24
    or a6, a6, t0
    not a6, a6
    sw a6, 944(a0)
    lw a6, 196(sp)
    lw t0, 192(sp)
    xor a6, a6, a7
    lw a7, 220(sp)
    xor t0, t0, s1
    xor a6, a6, a7
    andi a7, a6, 255
    lw t3, 216(sp)
    srli a6, a6, 8
    xor t0, t0, t3
    slli t3, t0, 16
    srli t4, t0, 16
    or t3, t3, t4
    and t3, t3, s9
    or a7, a7, t3
    and t3, a6, s11
    or a7, a7, t3
    sw a7, 948(a0)
    and a6, a6, s4
    and a7, t0, s11
    or a6, a6, a7
    slli a7, t0, 24
    or a6, a6, a7
    not a6, a6
    sw a6, 952(a0)
    lw a6, 316(sp)
    lw a7, 120(sp)
    xor a6, t1, a6
    xor a6, a6, a3
    and t0, a6, a7
    lw t1, 312(sp)
    lw t3, 336(sp)
    xor t1, s6, t1
    xor t1, t1, t3
    slli t3, t1, 8
    and t4, t3, s5
    or t0, t0, t4
    and t4, t1, t2
    or t0, t0, t4
    # round 30 (skinny.dsl:60)
    not t0, t0
    sw t0, 956(a0)
    srli t0, t1, 8
    andi t0, t0, 255
    and t1, a6, s5
    or t0, t0, t1
    srli a6, a6, 8
    and a6, a6, s11
    or a6, t0, a6
    and t0, t3, t2
    or a6, a6, t0
    sw a6, 960(a0)
    lw a6, 932(sp)
    lw t0, 552(sp)
    lw t1, 924(sp)
    xor a6, a6, t0
    xor a6, a6, s3
    lw t3, 544(sp)
    and t0, a6, a7
    xor t1, t1, t3
    xor t1, t1, s10
    slli t3, t1, 8
    and t4, t3, s5
    or t0, t0, t4
    and t4, t1, t2
    or t0, t0, t4
    xor t0, t0, t2
    not t4, t0
    sw t4, 964(a0)
    srli t1, t1, 8
    andi t1, t1, 255
    and t4, a6, s5
    or t1, t1, t4
    srli a6, a6, 8
    and a6, a6, s11
    or a6, t1, a6
    and t1, t3, t2
    or a6, a6, t1
    xor a6, a6, s11
    sw a6, 968(a0)
    lw a6, 448(sp)
    lw t1, 284(sp)
    lw t3, 604(sp)
    xor a6, a6, t1
    lw t1, 388(sp)
    lw t4, 256(sp)
    xor a6, a6, t1
    and t1, a6, a7
    xor t3, t3, t4
    lw t4, 408(sp)
    xor t3, t3, t4
    slli t4, t3, 8
    and t5, t4, s5
    or t1, t1, t5
    and t5, t3, t2
    or t1, t1, t5
    not t1, t1
    sw t1, 972(a0)
    srli t1, t3, 8
    andi t1, t1, 255
    and t3, a6, s5
    or t1, t1, t3
    srli a6, a6, 8
    and a6, a6, s11
    or a6, t1, a6
    and t1, t4, t2
    or a6, a6, t1
    xor a6, a6, s11
    sw a6, 976(a0)
    lw a6, 364(sp)
    lw t1, 276(sp)
    lw t3, 368(sp)
    xor a6, a6, t1
    lw t1, 556(sp)
    lw t4, 224(sp)
    xor a6, a6, t1
    and t1, a6, a7
    xor t3, t3, t4
    lw t4, 560(sp)
    xor t3, t3, t4
    slli t4, t3, 8
    and t5, t4, s5
    or t1, t1, t5
    and t5, t3, t2
    or t1, t1, t5
    not t1, t1
    sw t1, 980(a0)
    srli t1, t3, 8
    andi t1, t1, 255
    and t3, a6, s5
    or t1, t1, t3
    srli a6, a6, 8
    and a6, a6, s11
    or a6, t1, a6
    and t1, t4, t2
    or a6, a6, t1
    xor a6, a6, s11
    sw a6, 984(a0)
    lw a6, 104(sp)
    lw t3, 148(sp)
    srli t1, a6, 24
    srli t4, t3, 8
    and t5, t4, s5
    or t1, t1, t5
    slli t5, t3, 8
    and t5, t5, s11
    or t1, t1, t5
    slli t5, a6, 16
    and t5, t5, t2
    or t1, t1, t5
    sw t1, 988(a0)
    andi t1, t3, 255
    slli t5, a6, 24
    srli a6, a6, 8
    or a6, t5, a6
    and a6, a6, s9
    or a6, t1, a6
    and t1, t4, s11
    or a6, a6, t1
    xor a6, a6, s11
    # round 31 (skinny.dsl:60)
    not a6, a6
    sw a6, 992(a0)
    lw a6, 164(sp)
    lw t4, 180(sp)
    srli t1, a6, 24
    srli t5, t4, 8
    and t6, t5, s5
    or t1, t1, t6
    slli t6, t4, 8
    and t6, t6, s11
    or t1, t1, t6
    slli t6, a6, 16
    and t6, t6, t2
    or t1, t1, t6
    sw t1, 996(a0)
    andi t1, t4, 255
    slli t6, a6, 24
    srli a4, a6, 8
    or t6, t6, a4
    and t6, t6, s9
    or t1, t1, t6
    and t5, t5, s11
    or t1, t1, t5
    sw t1, 1000(a0)
    lw t1, 188(sp)
    lw t6, 184(sp)
    srli t5, t1, 24
    srli a4, t6, 8
    and a3, a4, s5
    or t5, t5, a3
    slli a3, t6, 8
    and a3, a3, s11
    or t5, t5, a3
    slli a3, t1, 16
    and a3, a3, t2
    or t5, t5, a3
    xori t5, t5, 255
    sw t5, 1004(a0)
    andi t5, t6, 255
    slli a3, t1, 24
    srli t1, t1, 8
    or t1, a3, t1
    and t1, t1, s9
    or t1, t5, t1
    and t5, a4, s11
    or t1, t1, t5
    not t1, t1
    sw t1, 1008(a0)
    lw t1, 128(sp)
    lw a4, 144(sp)
    srli t5, t1, 24
    srli a3, a4, 8
    and a2, a3, s5
    or t5, t5, a2
    slli a2, a4, 8
    and a2, a2, s11
    or t5, t5, a2
    slli a2, t1, 16
    and a2, a2, t2
    or t5, t5, a2
    xori t5, t5, 255
    sw t5, 1012(a0)
    andi t5, a4, 255
    slli a2, t1, 24
    srli t1, t1, 8
    or t1, a2, t1
    and t1, t1, s9
    or t1, t5, t1
    and t5, a3, s11
    or t1, t1, t5
    not t1, t1
    sw t1, 1016(a0)
    lw t1, 308(sp)
    sw t1, 1020(a0)
    lw t1, 304(sp)
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    xori t1, t1, 255
    # round 32 (skinny.dsl:60)
    not t1, t1
    sw t1, 1024(a0)
    lw t1, 272(sp)
    sw t1, 1028(a0)
    lw t1, 268(sp)
    slli t5, t1, 24
    srli t1, t1, 8
    or t1, t5, t1
    xori t1, t1, 255
    not t5, t1
    sw t5, 1032(a0)
    lw t5, 264(sp)
    sw t5, 1036(a0)
    lw t5, 292(sp)
    slli a3, t5, 24
    srli t5, t5, 8
    or t5, a3, t5
    not t5, t5
    sw t5, 1040(a0)
    lw t5, 328(sp)
    xor t5, t5, s5
    sw t5, 1044(a0)
    lw t5, 324(sp)
    slli a3, t5, 24
    srli t5, t5, 8
    or t5, a3, t5
    not t5, t5
    sw t5, 1048(a0)
    lw t5, 352(sp)
    xor t5, t5, s5
    sw t5, 1052(a0)
    lw t5, 348(sp)
    xor t5, t5, s5
    # round 33 (skinny.dsl:60)
    not t5, t5
    sw t5, 1056(a0)
    lw t5, 360(sp)
    sw t5, 1060(a0)
    lw t5, 356(sp)
    xor t5, t5, s5
    not a3, t5
    sw a3, 1064(a0)
    lw a3, 376(sp)
    sw a3, 1068(a0)
    lw a3, 372(sp)
    not a3, a3
    sw a3, 1072(a0)
    lw a3, 384(sp)
    sw a3, 1076(a0)
    lw a3, 380(sp)
    not a3, a3
    sw a3, 1080(a0)
    lw a3, 400(sp)
    lw a2, 396(sp)
    and a3, a3, a7
    srli s1, a2, 16
    and s1, s1, s5
    or a3, a3, s1
    lw s1, 404(sp)
    slli s2, s1, 16
    and s2, s2, t2
    or a3, a3, s2
    # round 34 (skinny.dsl:60)
    not a3, a3
    sw a3, 1084(a0)
    andi a3, a2, 255
    slli a2, s1, 8
    and a2, a2, s9
    or a3, a3, a2
    lw a2, 392(sp)
    and a2, a2, s11
    or a3, a3, a2
    xori a3, a3, 255
    sw a3, 1088(a0)
    lw a3, 428(sp)
    lw a2, 416(sp)
    and a3, a3, a7
    srli s1, a2, 16
    and s1, s1, s5
    or a3, a3, s1
    lw s1, 424(sp)
    andi a2, a2, 255
    slli s2, s1, 16
    and s2, s2, t2
    or a3, a3, s2
    xor a3, a3, s5
    not s2, a3
    sw s2, 1092(a0)
    slli s1, s1, 8
    and s1, s1, s9
    or a2, a2, s1
    lw s1, 412(sp)
    and s1, s1, s11
    or a2, a2, s1
    xori a2, a2, 255
    sw a2, 1096(a0)
    lw a2, 444(sp)
    lw s1, 436(sp)
    and a2, a2, a7
    srli s2, s1, 16
    and s2, s2, s5
    or a2, a2, s2
    lw s2, 440(sp)
    slli s3, s2, 16
    and s3, s3, t2
    or a2, a2, s3
    not a2, a2
    sw a2, 1100(a0)
    andi a2, s1, 255
    slli s1, s2, 8
    and s1, s1, s9
    or a2, a2, s1
    lw s1, 432(sp)
    and s1, s1, s11
    or a2, a2, s1
    sw a2, 1104(a0)
    lw a2, 468(sp)
    lw s1, 460(sp)
    and a2, a2, a7
    srli s2, s1, 16
    and s2, s2, s5
    or a2, a2, s2
    lw s2, 464(sp)
    slli s3, s2, 16
    and s3, s3, t2
    or a2, a2, s3
    not a2, a2
    sw a2, 1108(a0)
    andi a2, s1, 255
    slli s1, s2, 8
    and s1, s1, s9
    or a2, a2, s1
    lw s1, 456(sp)
    and s1, s1, s11
    or a2, a2, s1
    sw a2, 1112(a0)
    lw a2, 480(sp)
    lw s2, 488(sp)
    srli s1, a2, 8
    andi s1, s1, 255
    slli s3, s2, 24
    srli s2, s2, 8
    or s2, s3, s2
    and s2, s2, s9
    or s1, s1, s2
    slli s2, a2, 16
    and s2, s2, s11
    or s1, s1, s2
    sw s1, 1116(a0)
    lw s1, 476(sp)
    srli a2, a2, 24
    slli s2, s1, 24
    srli s1, s1, 8
    or s1, s2, s1
    and s1, s1, s9
    or a2, a2, s1
    lw s1, 484(sp)
    or a2, a2, s1
    # round 35 (skinny.dsl:60)
    not a2, a2
    sw a2, 1120(a0)
    lw a2, 496(sp)
    lw s2, 508(sp)
    srli s1, a2, 8
    andi s1, s1, 255
    slli s3, s2, 24
    srli s2, s2, 8
    or s2, s3, s2
    and s2, s2, s9
    or s1, s1, s2
    slli s2, a2, 16
    and s2, s2, s11
    or s1, s1, s2
    xor s1, s1, s11
    sw s1, 1124(a0)
    lw s1, 492(sp)
    srli a2, a2, 24
    slli s2, s1, 24
    srli s1, s1, 8
    or s1, s2, s1
    and s1, s1, s9
    or a2, a2, s1
    lw s1, 504(sp)
    or a2, a2, s1
    sw a2, 1128(a0)
    lw a2, 516(sp)
    lw s2, 524(sp)
    srli s1, a2, 8
    andi s1, s1, 255
    slli s3, s2, 24
    srli s2, s2, 8
    or s2, s3, s2
    and s2, s2, s9
    or s1, s1, s2
    slli s2, a2, 16
    and s2, s2, s11
    or s1, s1, s2
    xor s1, s1, s11
    sw s1, 1132(a0)
    lw s1, 512(sp)
    srli a2, a2, 24
    slli s2, s1, 24
    srli s1, s1, 8
    or s1, s2, s1
    and s1, s1, s9
    or a2, a2, s1
    lw s1, 520(sp)
    or a2, a2, s1
    not a2, a2
    sw a2, 1136(a0)
    lw a2, 532(sp)
    lw s2, 540(sp)
    srli s1, a2, 8
    andi s1, s1, 255
    slli s3, s2, 24
    srli s2, s2, 8
    or s2, s3, s2
    and s2, s2, s9
    or s1, s1, s2
    slli s2, a2, 16
    and s2, s2, s11
    or s1, s1, s2
    sw s1, 1140(a0)
    lw s1, 528(sp)
    srli a2, a2, 24
    slli s2, s1, 24
    srli s1, s1, 8
    or s1, s2, s1
    and s1, s1, s9
    or a2, a2, s1
    lw s1, 536(sp)
    or a2, a2, s1
    not a2, a2
    sw a2, 1144(a0)
    lw a2, 576(sp)
    slli s1, a2, 8
    srli a2, a2, 24
    or a2, s1, a2
    lw s1, 572(sp)
    and a2, a2, s0
    slli s2, s1, 8
    and s2, s2, s5
    or a2, a2, s2
    lw s2, 568(sp)
    or a2, a2, s2
    xor a2, a2, t2
    sw a2, 1148(a0)
    slli a2, s1, 8
    srli s1, s1, 24
    or a2, a2, s1
    lw s1, 564(sp)
    and a2, a2, a7
    slli s2, s1, 16
    srli s1, s1, 16
    or s1, s2, s1
    and s1, s1, s9
    or a2, a2, s1
    # round 36 (skinny.dsl:60)
    not a2, a2
    sw a2, 1152(a0)
    lw a2, 600(sp)
    slli s1, a2, 8
    srli a2, a2, 24
    or a2, s1, a2
    lw s1, 596(sp)
    and a2, a2, s0
    slli s2, s1, 8
    and s2, s2, s5
    or a2, a2, s2
    lw s2, 592(sp)
    or a2, a2, s2
    sw a2, 1156(a0)
    slli a2, s1, 8
    srli s1, s1, 24
    or a2, a2, s1
    lw s1, 588(sp)
    and a2, a2, a7
    slli s2, s1, 16
    srli s1, s1, 16
    or s1, s2, s1
    and s1, s1, s9
    or a2, a2, s1
    not s1, a2
    sw s1, 1160(a0)
    lw s1, 624(sp)
    slli s2, s1, 8
    srli s1, s1, 24
    or s1, s2, s1
    lw s2, 620(sp)
    and s1, s1, s0
    slli s3, s2, 8
    and s3, s3, s5
    or s1, s1, s3
    lw s3, 616(sp)
    or s1, s1, s3
    xor s1, s1, t2
    sw s1, 1164(a0)
    slli s1, s2, 8
    srli s2, s2, 24
    or s1, s1, s2
    lw s2, 612(sp)
    and s1, s1, a7
    slli s3, s2, 16
    srli s2, s2, 16
    or s2, s3, s2
    and s2, s2, s9
    or s1, s1, s2
    not s1, s1
    sw s1, 1168(a0)
    lw s1, 640(sp)
    slli s2, s1, 8
    srli s1, s1, 24
    or s1, s2, s1
    lw s2, 636(sp)
    and s1, s1, s0
    slli s3, s2, 8
    and s3, s3, s5
    or s1, s1, s3
    lw s3, 632(sp)
    or s1, s1, s3
    xor s1, s1, t2
    sw s1, 1172(a0)
    slli s1, s2, 8
    srli s2, s2, 24
    or s1, s1, s2
    lw s2, 628(sp)
    and s1, s1, a7
    slli s3, s2, 16
    srli s2, s2, 16
    or s2, s3, s2
    and s2, s2, s9
    or s1, s1, s2
    not s1, s1
    sw s1, 1176(a0)
    lw s1, 668(sp)
    slli s2, s1, 8
    srli s1, s1, 24
    or s1, s2, s1
    lw s2, 660(sp)
    and s1, s1, s0
    slli s3, s2, 8
    and s3, s3, s5
    or s1, s1, s3
    and s2, s2, s11
    or s1, s1, s2
    xor s1, s1, t2
    sw s1, 1180(a0)
    lw s1, 656(sp)
    slli s2, s1, 8
    srli s1, s1, 24
    or s1, s2, s1
    lw s2, 664(sp)
    and s1, s1, a7
    and s2, s2, s9
    or s1, s1, s2
    xor s1, s1, t2
    # round 37 (skinny.dsl:60)
    not s1, s1
    sw s1, 1184(a0)
    lw s1, 684(sp)
    slli s2, s1, 8
    srli s1, s1, 24
    or s1, s2, s1
    lw s2, 676(sp)
    and s1, s1, s0
    slli s3, s2, 8
    and s3, s3, s5
    or s1, s1, s3
    and s2, s2, s11
    or s1, s1, s2
    xor s1, s1, t2
    sw s1, 1188(a0)
    lw s1, 672(sp)
    slli s2, s1, 8
    srli s1, s1, 24
    or s1, s2, s1
    lw s2, 680(sp)
    and s1, s1, a7
    and s2, s2, s9
    or s1, s1, s2
    not s2, s1
    sw s2, 1192(a0)
    lw s2, 700(sp)
    slli s3, s2, 8
    srli s2, s2, 24
    or s2, s3, s2
    lw s3, 692(sp)
    and s2, s2, s0
    slli s6, s3, 8
    and s6, s6, s5
    or s2, s2, s6
    and s3, s3, s11
    or s2, s2, s3
    sw s2, 1196(a0)
    lw s2, 688(sp)
    slli s3, s2, 8
    srli s2, s2, 24
    or s2, s3, s2
    lw s3, 696(sp)
    and s2, s2, a7
    and s3, s3, s9
    or s2, s2, s3
    not s2, s2
    sw s2, 1200(a0)
    lw s2, 716(sp)
    slli s3, s2, 8
    srli s2, s2, 24
    or s2, s3, s2
    lw s3, 708(sp)
    and s2, s2, s0
    slli s6, s3, 8
    and s6, s6, s5
    or s2, s2, s6
    and s3, s3, s11
    or s2, s2, s3
    xor s2, s2, t2
    sw s2, 1204(a0)
    lw s2, 704(sp)
    slli s3, s2, 8
    srli s2, s2, 24
    or s2, s3, s2
    lw s3, 712(sp)
    and s2, s2, a7
    and s3, s3, s9
    or s2, s2, s3
    not s2, s2
    sw s2, 1208(a0)
    lw s2, 744(sp)
    lw s3, 740(sp)
    and s2, s2, a7
    and s6, s3, s5
    or s2, s2, s6
    slli s6, s3, 24
    or s2, s2, s6
    xor s2, s2, t2
    # round 38 (skinny.dsl:60)
    not s2, s2
    sw s2, 1212(a0)
    lw s2, 736(sp)
    and s3, s3, s11
    slli s6, s2, 16
    srli s7, s2, 16
    or s6, s6, s7
    and s6, s6, s0
    slli s2, s2, 8
    and s2, s2, s5
    or s2, s6, s2
    or s2, s2, s3
    sw s2, 1216(a0)
    lw s2, 760(sp)
    lw s3, 756(sp)
    and s2, s2, a7
    and s6, s3, s5
    or s2, s2, s6
    slli s6, s3, 24
    or s2, s2, s6
    xor s2, s2, t2
    not s6, s2
    sw s6, 1220(a0)
    lw s6, 748(sp)
    and s3, s3, s11
    slli s7, s6, 16
    srli s8, s6, 16
    or s7, s7, s8
    and s7, s7, s0
    slli s6, s6, 8
    and s6, s6, s5
    or s6, s7, s6
    or s3, s6, s3
    xor s3, s3, s11
    sw s3, 1224(a0)
    lw s3, 772(sp)
    lw s6, 768(sp)
    and s3, s3, a7
    and s7, s6, s5
    or s3, s3, s7
    slli s7, s6, 24
    or s3, s3, s7
    not s3, s3
    sw s3, 1228(a0)
    lw s3, 764(sp)
    and s6, s6, s11
    slli s7, s3, 16
    srli s8, s3, 16
    or s7, s7, s8
    and s7, s7, s0
    slli s3, s3, 8
    and s3, s3, s5
    or s3, s7, s3
    or s3, s3, s6
    xor s3, s3, s11
    sw s3, 1232(a0)
    lw s3, 780(sp)
    and a7, s3, a7
    lw s3, 132(sp)
    and s6, s3, s5
    or a7, a7, s6
    slli s6, s3, 24
    or a7, a7, s6
    not a7, a7
    sw a7, 1236(a0)
    lw a7, 776(sp)
    slli s6, a7, 16
    srli s7, a7, 16
    or s6, s6, s7
    and s0, s6, s0
    slli a7, a7, 8
    and a7, a7, s5
    or a7, s0, a7
    and s0, s3, s11
    or a7, a7, s0
    sw a7, 1240(a0)
    lw a7, 800(sp)
    lw s3, 804(sp)
    srli s0, a7, 16
    andi s0, s0, 255
    lw s6, 728(sp)
    slli a7, a7, 16
    and s7, s3, s6
    or s0, s0, s7
    slli s3, s3, 24
    or s0, s0, s3
    xori s0, s0, 255
    sw s0, 1244(a0)
    lw s0, 792(sp)
    lw s3, 796(sp)
    andi s0, s0, 255
    slli s7, s3, 24
    srli s3, s3, 8
    or s3, s7, s3
    and s3, s3, s9
    or s0, s0, s3
    and a7, a7, s11
    or a7, s0, a7
    # round 39 (skinny.dsl:60)
    not a7, a7
    sw a7, 1248(a0)
    lw a7, 828(sp)
    lw s3, 824(sp)
    srli s0, a7, 16
    andi s0, s0, 255
    and s7, s3, s6
    or s0, s0, s7
    slli s3, s3, 24
    or s0, s0, s3
    sw s0, 1252(a0)
    lw s0, 812(sp)
    lw s3, 816(sp)
    andi s0, s0, 255
    slli s7, s3, 24
    srli s3, s3, 8
    or s3, s7, s3
    and s3, s3, s9
    or s0, s0, s3
    slli a7, a7, 16
    and a7, a7, s11
    or a7, s0, a7
    xor a7, a7, s11
    not s0, a7
    sw s0, 1256(a0)
    lw s0, 200(sp)
    lw s7, 840(sp)
    srli s3, s0, 16
    andi s3, s3, 255
    and s8, s7, s6
    or s3, s3, s8
    slli s7, s7, 24
    or s3, s3, s7
    xori s3, s3, 255
    sw s3, 1260(a0)
    lw s3, 832(sp)
    lw s7, 836(sp)
    andi s3, s3, 255
    slli s8, s7, 24
    srli s7, s7, 8
    or s7, s8, s7
    and s7, s7, s9
    or s3, s3, s7
    slli s0, s0, 16
    and s0, s0, s11
    or s0, s3, s0
    not s0, s0
    sw s0, 1264(a0)
    lw s0, 848(sp)
    lw s7, 280(sp)
    srli s3, s0, 16
    andi s3, s3, 255
    and s6, s7, s6
    or s3, s3, s6
    slli s6, s7, 24
    or s3, s3, s6
    xori s3, s3, 255
    sw s3, 1268(a0)
    lw s3, 208(sp)
    lw s6, 844(sp)
    andi s3, s3, 255
    slli s7, s6, 24
    srli s6, s6, 8
    or s6, s7, s6
    and s6, s6, s9
    or s3, s3, s6
    slli s0, s0, 16
    and s0, s0, s11
    or s0, s3, s0
    not s3, s0
    sw s3, 1272(a0)
    lw s3, 872(sp)
    slli s6, s3, 8
    srli s7, s3, 24
    or s6, s6, s7
    and s6, s6, s4
    lw s7, 856(sp)
    srli s3, s3, 16
    and s7, s7, s11
    or s6, s6, s7
    lw s7, 864(sp)
    andi s3, s3, 255
    slli s8, s7, 8
    and s8, s8, t2
    or s6, s6, s8
    # round 40 (skinny.dsl:60)
    not s6, s6
    sw s6, 1276(a0)
    lw s6, 860(sp)
    slli s8, s6, 16
    srli s6, s6, 16
    or s6, s8, s6
    and s6, s6, s9
    or s3, s3, s6
    slli s6, s7, 16
    and s6, s6, s11
    or s3, s3, s6
    xori s3, s3, 255
    not s3, s3
    sw s3, 1280(a0)
    lw s3, 888(sp)
    slli s6, s3, 8
    srli s7, s3, 24
    or s6, s6, s7
    and s6, s6, s4
    lw s7, 868(sp)
    srli s3, s3, 16
    and s7, s7, s11
    or s6, s6, s7
    lw s7, 884(sp)
    andi s3, s3, 255
    slli s8, s7, 8
    and s8, s8, t2
    or s6, s6, s8
    xor s6, s6, s5
    not s6, s6
    sw s6, 1284(a0)
    lw s6, 880(sp)
    slli s8, s6, 16
    srli s6, s6, 16
    or s6, s8, s6
    and s6, s6, s9
    or s3, s3, s6
    slli s6, s7, 16
    and s6, s6, s11
    or s3, s3, s6
    not s3, s3
    sw s3, 1288(a0)
    not s3, t2
    sw s3, 1292(a0)
    lw s3, 732(sp)
    slli s6, s3, 8
    srli s7, s3, 24
    or s6, s6, s7
    and s6, s6, s4
    lw s7, 892(sp)
    srli s3, s3, 16
    and s7, s7, s11
    or s6, s6, s7
    lw s7, 900(sp)
    andi s3, s3, 255
    slli s8, s7, 8
    and s8, s8, t2
    or s6, s6, s8
    not s6, s6
    sw s6, 1296(a0)
    lw s6, 896(sp)
    slli s8, s6, 16
    srli s6, s6, 16
    or s6, s8, s6
    and s6, s6, s9
    or s3, s3, s6
    slli s6, s7, 16
    and s6, s6, s11
    or s3, s3, s6
    sw s3, 1300(a0)
    lw s6, 908(sp)
    not s3, s3
    slli s7, s6, 8
    srli s8, s6, 24
    or s7, s7, s8
    and s4, s7, s4
    lw s7, 904(sp)
    and s7, s7, s11
    or s4, s4, s7
    lw s7, 344(sp)
    slli s8, s7, 8
    and t2, s8, t2
    or t2, s4, t2
    xor t2, t2, s5
    not t2, t2
    sw t2, 1304(a0)
    srli t2, s6, 16
    andi t2, t2, 255
    lw s4, 720(sp)
    sw s3, 1312(a0)
    slli s5, s4, 16
    srli s4, s4, 16
    or s4, s5, s4
    and s4, s4, s9
    or t2, t2, s4
    slli s4, s7, 16
    and s4, s4, s11
    or t2, t2, s4
    sw t2, 1308(a0)
    not t2, t2
    sw t2, 1316(a0)
    sw a7, 1320(a0)
    sw s0, 1324(a0)
    sw s2, 1328(a0)
    sw s1, 1332(a0)
    sw a2, 1336(a0)
    sw a3, 1340(a0)
    sw t5, 1344(a0)
    sw t1, 1348(a0)
    sw t0, 1352(a0)
    sw a5, 1356(a0)
    lw a5, 944(sp)
    sw a5, 1360(a0)
    lw a5, 472(sp)
    sw a5, 1364(a0)
    lw a5, 608(sp)
    sw a5, 1368(a0)
    lw a5, 960(sp)
    sw a5, 1372(a0)
    lw a5, 916(sp)
    sw a5, 1376(a0)
    lw a5, 228(sp)
    sw a5, 1380(a0)
    lw a5, 340(sp)
    sw a5, 1384(a0)
    lw a5, 648(sp)
    sw a5, 1388(a0)
    lw a5, 948(sp)
    sw a5, 1392(a0)
    lw a5, 724(sp)
    sw a5, 1396(a0)
    lw a5, 920(sp)
    sw a5, 1400(a0)
    lw a5, 940(sp)
    sw a5, 1404(a0)
    lw a5, 928(sp)
    sw a5, 1408(a0)
    lw a5, 876(sp)
    sw a5, 1412(a0)
    lw a5, 820(sp)
    sw a5, 1416(a0)
    lw a5, 752(sp)
    sw a5, 1420(a0)
    lw a5, 584(sp)
    sw a5, 1424(a0)
    lw a5, 500(sp)
    sw a5, 1428(a0)
    lw a5, 420(sp)
    sw a5, 1432(a0)
    lw a5, 320(sp)
    sw a5, 1436(a0)
    # round 2 (skinny.dsl:60)
    lw a5, 108(sp)
    sw t3, 1444(a0)
    not a5, a5
    sw a5, 1440(a0)
    not a5, t4
    sw a5, 1448(a0)
    sw a6, 1452(a0)
    sw t6, 1456(a0)
    sw a4, 1460(a0)
    lw a5, 300(sp)
    sw a5, 1464(a0)
    lw a5, 296(sp)
    sw a5, 1468(a0)
    lw a5, 260(sp)
    sw a5, 1472(a0)
    addi t0, sp, 64
    addi t1, sp, 976
.Llwcc_skinny64_192_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_192_key_setup_rv32i_wipe
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
    addi sp, sp, 976
    ret
    .size lwcc_skinny64_192_key_setup_rv32i, .-lwcc_skinny64_192_key_setup_rv32i

    .balign 4
    .global lwcc_skinny64_192_ecb_encrypt_rv32i
    .type lwcc_skinny64_192_ecb_encrypt_rv32i, %function
lwcc_skinny64_192_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_skinny64_192_ecb_encrypt_rv32i_begin
    ret
.Llwcc_skinny64_192_ecb_encrypt_rv32i_begin:
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
    beqz t1, .Llwcc_skinny64_192_ecb_encrypt_rv32i_group
    j .Llwcc_skinny64_192_ecb_encrypt_rv32i_rest
.Llwcc_skinny64_192_ecb_encrypt_rv32i_group:
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
    xor s7, t4, t6
    xor a2, a2, s5
    lw s5, 1028(a3)
    xor a0, a0, s7
    xor a6, a6, s5
    lw s5, 1032(a3)
    xor s6, a5, a6
    xor a7, a7, s5
    lw s5, 1036(a3)
    xor t6, a2, t6
    xor t0, t0, s5
    lw s5, 1040(a3)
    xor s8, t3, t0
    xor a4, a4, s5
    lw s5, 1044(a3)
    not a2, s6
    xor s1, s1, s5
    lw s5, 1048(a3)
    xor s0, s0, a2
    xor t2, t2, s5
    xor s5, s1, t1
    xor a5, a7, a5
    xor a7, a1, s8
    xor t3, a4, t3
    xor t5, t5, s5
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
    or t3, s8, s5
    xor t3, s7, t3
    or s0, s6, s8
    xor s0, s5, s0
    and s1, s0, t3
    xor s1, a2, s1
    and a2, a2, t3
    xor a2, s8, a2
    lw s5, 1052(a3)
    xor a5, a5, s2
    xor a4, a4, s5
    lw s5, 1056(a3)
    srli s8, a4, 16
    xor a0, a0, s5
    lw s5, 1060(a3)
    xor a7, a7, s5
    lw s5, 1064(a3)
    srli s7, a7, 16
    xor a6, a6, s5
    lw s5, 1068(a3)
    xor t5, t5, s5
    lw s5, 1072(a3)
    srli s11, t5, 16
    xor a1, a1, s5
    lw s5, 1076(a3)
    xor t2, t2, s5
    lw s5, 1080(a3)
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
    lw a1, 1084(a3)
    xor a5, a5, s3
    xor a4, a4, a1
    lw a1, 1088(a3)
    lw s3, 1096(a3)
    xor a1, s5, a1
    lw s5, 1092(a3)
    xor a2, a2, s3
    xor a7, a7, s5
    lw s3, 1100(a3)
    xor s5, a2, a5
    xor t2, t2, s3
    lw s3, 1104(a3)
    xor s6, t6, a1
    xor t3, t3, s3
    lw s3, 1108(a3)
    xor s7, t3, t0
    xor t4, t4, s3
    lw s3, 1112(a3)
    slli s8, t6, 16
    xor a0, a0, s3
    xor s3, t5, a0
    srli t6, t6, 16
    or t6, s8, t6
    xor t6, a4, t6
    slli a4, s6, 16
    srli s8, s6, 16
    or a4, a4, s8
    xor a4, s1, a4
    slli s1, a5, 16
    srli a5, a5, 16
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s5
    slli s1, a7, 16
    srli s8, a7, 16
    or s1, s1, s8
    xor a6, a6, s1
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    xor t0, t2, t0
    slli t2, s7, 16
    srli s1, s7, 16
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
    # round 35 (skinny.dsl:60)
    and t5, t0, t4
    xor t5, t6, t5
    and t6, a5, t0
    xor t4, t4, t6
    and t6, t4, t5
    xor t6, a5, t6
    and a5, a5, t5
    xor a5, t0, a5
    or t0, s7, s3
    xor t0, s6, t0
    or s0, s5, s7
    xor s0, s3, s0
    and s1, s0, t0
    xor s1, a7, s1
    and a7, a7, t0
    xor a7, s7, a7
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
    lw a2, 1116(a3)
    xor a2, s3, a2
    lw s3, 1120(a3)
    srli s7, a2, 16
    xor a0, a0, s3
    lw s3, 80(a3)
    xor a5, a5, s3
    lw s3, 1124(a3)
    xor a6, a6, s3
    lw s3, 1128(a3)
    srli s6, a6, 16
    xor t3, t3, s3
    lw s3, 1132(a3)
    xor t1, t1, s3
    lw s3, 1136(a3)
    srli s8, t1, 16
    xor a1, a1, s3
    lw s3, 1140(a3)
    xor a4, a4, s3
    lw s3, 1144(a3)
    srli s5, a4, 16
    xor t2, t2, s3
    slli s3, a4, 16
    or s3, s3, s5
    xor s3, t5, s3
    slli s5, a6, 16
    or s5, s5, s6
    xor s5, a5, s5
    slli s6, a2, 16
    or s6, s6, s7
    xor s6, t6, s6
    slli s7, t1, 16
    or s7, s7, s8
    xor s7, t4, s7
    slli s8, s6, 24
    srli s11, s6, 8
    or s8, s8, s11
    xor s1, s1, s8
    slli s8, t6, 8
    srli t6, t6, 24
    or t6, s8, t6
    xor t6, t6, a0
    slli a0, s5, 24
    srli s8, s5, 8
    or a0, a0, s8
    xor a7, a7, a0
    slli a0, a5, 8
    srli a5, a5, 24
    or a5, a0, a5
    xor a5, a5, t3
    slli t3, s7, 24
    srli a0, s7, 8
    or t3, t3, a0
    xor t3, s0, t3
    slli a0, t4, 8
    srli t4, t4, 24
    or t4, a0, t4
    xor t4, t4, a1
    slli a1, s3, 24
    srli a0, s3, 8
    or a1, a1, a0
    xor t0, t0, a1
    slli a1, t5, 8
    srli t5, t5, 24
    or t5, a1, t5
    xor t2, t5, t2
    # round 36 (skinny.dsl:60)
    or t5, s7, s3
    xor t5, s6, t5
    not a1, s5
    or a1, a1, s7
    xor a1, s3, a1
    and a0, a1, t5
    xor a0, s5, a0
    and s0, s5, t5
    xor s0, s7, s0
    and s3, t3, t0
    xor s1, s1, s3
    and s3, a7, t3
    xor t0, t0, s3
    and s3, t0, s1
    xor s3, a7, s3
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
    lw t4, 1148(a3)
    xor a5, a5, s2
    xor t4, s3, t4
    lw s3, 1152(a3)
    lw s2, 1164(a3)
    xor a2, a2, s3
    lw s3, 1156(a3)
    xor t0, t0, s2
    xor a7, a7, s3
    lw s3, 1160(a3)
    lw s2, 1168(a3)
    xor a6, a6, s3
    xor a4, a4, s2
    lw s2, 1172(a3)
    xor s3, a5, a7
    xor s1, s1, s2
    lw s2, 1176(a3)
    xor s5, t4, t6
    xor t3, t3, s2
    xor s2, s1, t1
    xor s6, t2, t0
    xor a0, a0, s5
    xor t6, a2, t6
    not a2, s3
    xor s0, s0, a2
    xor a5, a6, a5
    xor a6, a1, s6
    xor t2, a4, t2
    xor t5, t5, s2
    xor t1, t3, t1
    # round 37 (skinny.dsl:60)
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
    or t2, s6, s2
    xor t2, s5, t2
    or s0, s3, s6
    xor s0, s2, s0
    and s1, s0, t2
    xor s1, a2, s1
    and a2, a2, t2
    xor a2, s6, a2
    lw s2, 1180(a3)
    xor a5, a5, s4
    xor a4, a4, s2
    lw s2, 1184(a3)
    srli s5, a4, 16
    xor a0, a0, s2
    lw s2, 1188(a3)
    xor a6, a6, s2
    lw s2, 1192(a3)
    srli s4, a6, 16
    xor a7, a7, s2
    lw s2, 1196(a3)
    xor t5, t5, s2
    lw s2, 1200(a3)
    srli s6, t5, 16
    xor a1, a1, s2
    lw s2, 1204(a3)
    xor t3, t3, s2
    lw s2, 1208(a3)
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
    or s5, s5, s6
    xor s5, t1, s5
    slli s6, t6, 24
    srli t6, t6, 8
    or t6, s6, t6
    xor t6, a0, t6
    slli a0, s4, 8
    srli s6, s4, 24
    or a0, a0, s6
    xor a0, s1, a0
    slli s1, a5, 24
    srli a5, a5, 8
    or a5, s1, a5
    xor a5, a7, a5
    not a7, s3
    slli s1, a7, 8
    srli s6, a7, 24
    or s1, s1, s6
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
    # round 38 (skinny.dsl:60)
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
    lw a1, 1212(a3)
    slli s6, t6, 16
    xor a4, a4, a1
    lw a1, 1216(a3)
    xor a1, s2, a1
    lw s2, 1220(a3)
    xor s4, t6, a1
    xor a6, a6, s2
    lw s2, 192(a3)
    srli t6, t6, 16
    xor a5, a5, s2
    lw s2, 1224(a3)
    or t6, s6, t6
    xor a2, a2, s2
    lw s2, 1228(a3)
    xor s3, a2, a5
    xor t3, t3, s2
    lw s2, 1232(a3)
    xor t6, a4, t6
    xor t2, t2, s2
    lw s2, 1236(a3)
    xor s5, t2, t0
    xor t4, t4, s2
    lw s2, 1240(a3)
    slli a4, s4, 16
    xor a0, a0, s2
    xor s2, t5, a0
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
    # round 39 (skinny.dsl:60)
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
    lw a2, 1244(a3)
    xor a2, s2, a2
    lw s2, 1248(a3)
    srli s5, a2, 16
    xor a0, a0, s2
    lw s2, 224(a3)
    xor a5, a5, s2
    lw s2, 1252(a3)
    xor a7, a7, s2
    lw s2, 1256(a3)
    srli s4, a7, 16
    xor t2, t2, s2
    lw s2, 1260(a3)
    xor t1, t1, s2
    lw s2, 1264(a3)
    srli s6, t1, 16
    xor a1, a1, s2
    lw s2, 1268(a3)
    xor a4, a4, s2
    lw s2, 1272(a3)
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
    # round 40 (skinny.dsl:60)
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
    lw t6, 1276(a3)
    xor t6, s2, t6
    lw s2, 1280(a3)
    xor s4, t6, a5
    xor a2, a2, s2
    lw s2, 1284(a3)
    xor a1, a1, s4
    xor a6, a6, s2
    lw s2, 1288(a3)
    xor a5, a2, a5
    xor a7, a7, s2
    lw s2, 1292(a3)
    xor t4, t4, s2
    lw s2, 1296(a3)
    xor s3, t4, a6
    xor t0, t0, s2
    lw s2, 1300(a3)
    xor s5, t3, t0
    xor a4, a4, s2
    lw s2, 1304(a3)
    xor a2, s0, s3
    xor s1, s1, s2
    lw s2, 1308(a3)
    xor a7, a7, t4
    xor t2, t2, s2
    xor s2, s1, t1
    xor t4, a0, s5
    xor t3, a4, t3
    xor t5, t5, s2
    xor t1, t2, t1
    srli t2, a1, 2
    xor t2, t2, t4
    and t2, t2, s10
    slli a4, t2, 2
    xor a4, a1, a4
    xor t2, t4, t2
    srli t4, a5, 2
    xor t4, t4, t3
    and t4, t4, s10
    slli a1, t4, 2
    xor a5, a5, a1
    xor t3, t3, t4
    srli t4, a2, 2
    xor t4, t4, t5
    and t4, t4, s10
    slli a1, t4, 2
    xor a2, a2, a1
    xor t4, t5, t4
    srli t5, a7, 2
    xor t5, t5, t1
    and t5, t5, s10
    slli a1, t5, 2
    xor a7, a7, a1
    xor t1, t1, t5
    srli t5, t6, 2
    xor t5, t5, t0
    and t5, t5, s10
    slli a1, t5, 2
    xor t6, t6, a1
    xor t0, t0, t5
    srli t5, s4, 2
    not a1, s5
    xor t5, t5, a1
    and t5, t5, s10
    slli a0, t5, 2
    xor a0, s4, a0
    xor t5, a1, t5
    srli a1, a6, 2
    xor a1, a1, s1
    and a1, a1, s10
    slli s0, a1, 2
    xor a6, a6, s0
    xor a1, s1, a1
    srli s0, s3, 2
    not s1, s2
    xor s0, s0, s1
    and s0, s0, s10
    slli s2, s0, 2
    xor s2, s3, s2
    xor s0, s1, s0
    srli s1, a4, 1
    xor s1, s1, a2
    and s1, s1, s9
    slli s3, s1, 1
    xor a4, a4, s3
    xor a2, a2, s1
    srli s1, a5, 1
    xor s1, s1, a7
    and s1, s1, s9
    slli s3, s1, 1
    xor a5, a5, s3
    xor a7, a7, s1
    srli s1, t2, 1
    xor s1, s1, t4
    and s1, s1, s9
    slli s3, s1, 1
    xor t2, t2, s3
    xor t4, t4, s1
    srli s1, t3, 1
    xor s1, s1, t1
    and s1, s1, s9
    slli s3, s1, 1
    xor t3, t3, s3
    xor t1, t1, s1
    srli s1, t6, 1
    xor s1, s1, a6
    and s1, s1, s9
    slli s3, s1, 1
    xor t6, t6, s3
    xor a6, a6, s1
    srli s1, a0, 1
    xor s1, s1, s2
    and s1, s1, s9
    slli s3, s1, 1
    xor a0, a0, s3
    xor s1, s2, s1
    srli s2, t0, 1
    xor s2, s2, a1
    and s2, s2, s9
    slli s3, s2, 1
    xor t0, t0, s3
    xor a1, a1, s2
    srli s2, t5, 1
    xor s2, s2, s0
    and s2, s2, s9
    slli s3, s2, 1
    xor t5, t5, s3
    xor s0, s0, s2
    srli s2, a4, 16
    lw s3, 104(sp)
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 16
    xor a4, a4, s4
    xor t6, t6, s2
    srli s2, a5, 16
    xor s2, s2, a0
    and s2, s2, s3
    slli s4, s2, 16
    xor a5, a5, s4
    xor a0, a0, s2
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
    xor s2, s2, a1
    and s2, s2, s3
    slli s4, s2, 16
    xor t4, t4, s4
    xor a1, a1, s2
    srli s2, t1, 16
    xor s2, s2, s0
    and s2, s2, s3
    slli s3, s2, 16
    xor t1, t1, s3
    xor s0, s0, s2
    srli s2, a4, 8
    lw s3, 100(sp)
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 8
    xor a4, a4, s4
    xor t6, t6, s2
    srli s2, a5, 8
    xor s2, s2, a0
    and s2, s2, s3
    slli s4, s2, 8
    xor a5, a5, s4
    xor a0, a0, s2
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
    xor s2, s2, a1
    and s2, s2, s3
    slli s4, s2, 8
    xor t4, t4, s4
    xor a1, a1, s2
    srli s2, t1, 8
    xor s2, s2, s0
    and s2, s2, s3
    slli s3, s2, 8
    xor t1, t1, s3
    xor s0, s0, s2
    srli s2, a4, 4
    lw s3, 96(sp)
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 4
    xor a4, a4, s4
    xor t6, t6, s2
    srli s2, a5, 4
    xor s2, s2, a0
    and s2, s2, s3
    slli s4, s2, 4
    xor a5, a5, s4
    xor a0, a0, s2
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
    xor s2, s2, a1
    and s2, s2, s3
    slli s4, s2, 4
    xor t4, t4, s4
    xor a1, a1, s2
    srli s2, t1, 4
    xor s2, s2, s0
    and s2, s2, s3
    slli s3, s2, 4
    xor t1, t1, s3
    xor s0, s0, s2
    lw s2, 64(sp)
    sw a4, 0(s2)
    sw a5, 4(s2)
    sw a2, 8(s2)
    sw a7, 12(s2)
    sw t2, 16(s2)
    sw t3, 20(s2)
    sw t4, 24(s2)
    sw t1, 28(s2)
    sw t6, 32(s2)
    sw a0, 36(s2)
    sw a6, 40(s2)
    sw s1, 44(s2)
    sw t0, 48(s2)
    sw t5, 52(s2)
    sw a1, 56(s2)
    sw s0, 60(s2)
    mv a0, s2
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 64
    addi a1, a1, 64
    bltu a2, a1, .Llwcc_skinny64_192_ecb_encrypt_rv32i_group_done
    j .Llwcc_skinny64_192_ecb_encrypt_rv32i_group
.Llwcc_skinny64_192_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_192_ecb_encrypt_rv32i_out
.Llwcc_skinny64_192_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_skinny64_192_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 176
.Llwcc_skinny64_192_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_192_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_192_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_192_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny64_192_ecb_encrypt_rv32i_group
.Llwcc_skinny64_192_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_skinny64_192_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_192_ecb_encrypt_rv32i_copy
.Llwcc_skinny64_192_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 176
.Llwcc_skinny64_192_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_192_ecb_encrypt_rv32i_wipe
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
    .size lwcc_skinny64_192_ecb_encrypt_rv32i, .-lwcc_skinny64_192_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_skinny64_192_ecb_decrypt_rv32i
    .type lwcc_skinny64_192_ecb_decrypt_rv32i, %function
lwcc_skinny64_192_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_skinny64_192_ecb_decrypt_rv32i_begin
    ret
.Llwcc_skinny64_192_ecb_decrypt_rv32i_begin:
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
    beqz t1, .Llwcc_skinny64_192_ecb_decrypt_rv32i_group
    j .Llwcc_skinny64_192_ecb_decrypt_rv32i_rest
.Llwcc_skinny64_192_ecb_decrypt_rv32i_group:
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
    lw t6, 1276(a3)
    lw s0, 1296(a3)
    xor t5, t5, t6
    lw t6, 1280(a3)
    xor s0, s1, s0
    xor a6, a6, t6
    lw t6, 1284(a3)
    lw s1, 1312(a3)
    xor t6, a4, t6
    lw a4, 1288(a3)
    xor t2, t2, s1
    xor t0, t0, a4
    lw a4, 160(a3)
    lw s1, 1304(a3)
    xor a4, s11, a4
    xor s1, s3, s1
    lw s2, 1316(a3)
    # round 40 (skinny.dsl:60)
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
    lw s0, 1244(a3)
    lw s2, 1252(a3)
    xor t4, t4, s0
    lw s0, 1248(a3)
    xor a6, a6, s2
    xor a4, a4, s0
    lw s0, 224(a3)
    lw s2, 1320(a3)
    xor s1, s5, s0
    xor t5, t5, s2
    lw s2, 1260(a3)
    xor t0, t0, s2
    lw s2, 1264(a3)
    xor t6, t6, s2
    lw s2, 1268(a3)
    xor t2, t2, s2
    lw s2, 1324(a3)
    # round 39 (skinny.dsl:60)
    sw s6, 96(sp)
    # round 40 (skinny.dsl:60)
    xor a1, a1, s2
    # round 39 (skinny.dsl:60)
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
    lw t0, 1212(a3)
    lw a2, 1216(a3)
    xor t0, a0, t0
    xor a2, a1, a2
    lw a1, 1328(a3)
    lw a0, 1224(a3)
    xor t2, t2, a1
    xor a1, s5, s0
    xor a4, a4, a0
    lw a0, 1228(a3)
    # round 38 (skinny.dsl:60)
    and s3, a5, a7
    # round 39 (skinny.dsl:60)
    xor t4, t4, a0
    lw a0, 1232(a3)
    # round 38 (skinny.dsl:60)
    xor t1, t1, s3
    # round 39 (skinny.dsl:60)
    xor t5, t5, a0
    lw a0, 1236(a3)
    # round 38 (skinny.dsl:60)
    and s3, a7, t1
    # round 39 (skinny.dsl:60)
    xor a6, a6, a0
    lw a0, 1240(a3)
    # round 38 (skinny.dsl:60)
    xor t3, t3, s3
    # round 39 (skinny.dsl:60)
    xor t6, t6, a0
    # round 38 (skinny.dsl:60)
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
    lw t5, 1180(a3)
    lw a1, 1188(a3)
    xor a6, a6, t5
    lw t5, 1184(a3)
    xor t0, t0, a1
    xor t5, s2, t5
    lw a1, 1332(a3)
    lw a0, 1196(a3)
    xor t6, t6, a1
    lw a1, 1292(a3)
    xor t2, t2, a0
    lw a0, 1200(a3)
    xor a1, s4, a1
    xor a2, a2, a0
    lw a0, 1204(a3)
    xor t4, t4, a0
    lw a0, 1208(a3)
    xor a4, a4, a0
    # round 37 (skinny.dsl:60)
    and a0, t2, t4
    xor a6, a6, a0
    and a0, t4, a6
    xor t0, t0, a0
    and a0, a6, t0
    xor t2, t2, a0
    and a0, t0, t2
    xor t4, t4, a0
    and a0, a2, a4
    xor t5, t5, a0
    and a0, a4, t5
    xor t6, t6, a0
    and a0, t5, t6
    xor a2, a2, a0
    and a0, t6, a2
    xor a4, a4, a0
    and a0, s6, s3
    xor a0, s5, a0
    and s1, s3, a0
    xor a1, a1, s1
    and s1, a0, a1
    xor s1, s6, s1
    and s2, a1, s1
    xor s2, s3, s2
    and s3, t3, a5
    xor a7, a7, s3
    and s3, a5, a7
    xor t1, t1, s3
    not s3, a7
    or s3, s3, t1
    xor t3, t3, s3
    or s3, t1, t3
    xor a5, a5, s3
    xor s3, a2, t3
    xor s4, a7, t5
    xor s5, a4, a5
    xor s6, t1, t6
    xor a5, t4, a5
    xor t4, s2, s5
    xor a6, a6, a7
    xor a7, a0, s4
    xor t0, t0, t1
    xor t1, a1, s6
    xor t2, t2, t3
    xor t3, s1, s3
    lw a1, 1148(a3)
    lw s1, 1164(a3)
    xor a4, a4, a1
    lw a1, 1152(a3)
    xor t6, t6, s1
    xor t4, t4, a1
    lw a1, 1156(a3)
    lw s1, 1168(a3)
    xor t5, t5, a1
    lw a1, 1336(a3)
    xor t1, t1, s1
    xor a7, a7, a1
    lw a1, 16(a3)
    lw s1, 1172(a3)
    xor a0, s4, a1
    xor a2, a2, s1
    lw s1, 1176(a3)
    xor t3, t3, s1
    # round 36 (skinny.dsl:60)
    and s1, t0, t2
    xor a5, a5, s1
    and s1, t2, a5
    xor a6, a6, s1
    not s1, a5
    or s1, s1, a6
    xor t0, t0, s1
    or s1, a6, t0
    xor t2, t2, s1
    and s1, t6, a2
    xor a4, a4, s1
    and s1, a2, a4
    xor t5, t5, s1
    and s1, a4, t5
    xor t6, t6, s1
    and s1, t5, t6
    xor a2, a2, s1
    and s1, t1, t3
    xor t4, t4, s1
    and s1, t3, t4
    xor a7, a7, s1
    and s1, t4, a7
    xor t1, t1, s1
    and s1, a7, t1
    xor t3, t3, s1
    and s1, s6, s3
    xor s1, s5, s1
    and s2, s3, s1
    xor a0, a0, s2
    and s2, s1, a0
    xor s2, s6, s2
    and s4, a0, s2
    xor s3, s3, s4
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
    xor a5, a5, a4
    slli a4, s5, 8
    srli s3, s5, 24
    or a4, a4, s3
    xor a4, s1, a4
    slli s1, a6, 24
    srli a6, a6, 8
    or a6, s1, a6
    xor a6, a6, t5
    slli t5, s11, 8
    srli s1, s11, 24
    or t5, t5, s1
    xor t5, a0, t5
    slli a0, t0, 24
    srli t0, t0, 8
    or t0, a0, t0
    xor t0, t0, t6
    slli t6, s4, 8
    srli a0, s4, 24
    or t6, t6, a0
    xor t6, s2, t6
    lw a0, 1116(a3)
    lw s2, 1124(a3)
    xor t3, t3, a0
    lw a0, 1120(a3)
    xor t4, t4, s2
    xor a2, a2, a0
    lw a0, 80(a3)
    lw s2, 1128(a3)
    xor s1, s5, a0
    xor a4, a4, s2
    lw s2, 1132(a3)
    xor a7, a7, s2
    lw s2, 1136(a3)
    xor t5, t5, s2
    lw s2, 1140(a3)
    xor t1, t1, s2
    lw s2, 1144(a3)
    # round 35 (skinny.dsl:60)
    sw s7, 100(sp)
    # round 36 (skinny.dsl:60)
    xor t6, t6, s2
    # round 35 (skinny.dsl:60)
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
    and s5, t5, t6
    xor a2, a2, s5
    and s5, t6, a2
    xor a4, a4, s5
    and s5, a2, a4
    xor t5, t5, s5
    and s5, a4, t5
    xor t6, t6, s5
    xor s5, a6, t5
    xor s6, a2, t2
    xor s11, t0, t6
    xor ra, a4, a5
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
    lw a7, 1084(a3)
    lw s1, 1088(a3)
    xor a7, s4, a7
    xor t6, t6, s1
    lw s1, 1340(a3)
    lw s2, 1096(a3)
    xor t1, t1, s1
    xor s1, s6, a0
    xor a2, a2, s2
    lw s2, 1100(a3)
    xor t3, t3, s2
    lw s2, 1104(a3)
    xor a4, a4, s2
    lw s2, 1108(a3)
    xor t4, t4, s2
    lw s2, 1112(a3)
    xor t5, t5, s2
    # round 34 (skinny.dsl:60)
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
    and s5, a4, t5
    xor t6, t6, s5
    and s5, t5, t6
    xor a2, a2, s5
    and s5, t6, a2
    xor a4, a4, s5
    and s5, a2, a4
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
    xor t0, t0, t6
    slli t6, s8, 24
    srli s2, s8, 8
    or t6, t6, s2
    xor t6, s1, t6
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
    xor a5, a5, a4
    lw a4, 1052(a3)
    lw s1, 1060(a3)
    xor t4, t4, a4
    lw a4, 1056(a3)
    xor a7, a7, s1
    xor a4, s4, a4
    lw s1, 1344(a3)
    lw s2, 1068(a3)
    xor t5, t5, s1
    xor s1, s6, a1
    xor t1, t1, s2
    lw s2, 1072(a3)
    xor t6, t6, s2
    lw s2, 1076(a3)
    xor t3, t3, s2
    lw s2, 1080(a3)
    xor a2, a2, s2
    # round 33 (skinny.dsl:60)
    and s2, t1, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor a7, a7, s2
    and s2, t4, a7
    xor t1, t1, s2
    and s2, a7, t1
    xor t3, t3, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
    xor t5, t5, s2
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
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
    xor s5, t6, t2
    xor s6, a6, a4
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
    lw s1, 1020(a3)
    lw s2, 1036(a3)
    xor a2, a2, s1
    lw s1, 1024(a3)
    xor t5, t5, s2
    xor t3, t3, s1
    lw s1, 1028(a3)
    lw s2, 1040(a3)
    xor a4, a4, s1
    lw s1, 1348(a3)
    xor t0, t0, s2
    xor t4, t4, s1
    lw s1, 1292(a3)
    lw s2, 1044(a3)
    xor s1, s6, s1
    xor t6, t6, s2
    lw s2, 1048(a3)
    xor t2, t2, s2
    # round 32 (skinny.dsl:60)
    and s2, a7, t1
    xor a5, a5, s2
    and s2, t1, a5
    xor a6, a6, s2
    not s2, a5
    or s2, s2, a6
    xor a7, a7, s2
    or s2, a6, a7
    xor t1, t1, s2
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
    xor t5, t5, s2
    and s2, a4, t5
    xor t6, t6, s2
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
    xor t1, t1, t6
    slli t6, s7, 8
    srli s11, s7, 24
    or t6, t6, s11
    xor t6, s4, t6
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
    xor a6, a6, a4
    slli a4, s8, 8
    srli s2, s8, 24
    or a4, a4, s2
    xor a4, s1, a4
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    xor a7, a7, t5
    slli t5, s5, 8
    srli s1, s5, 24
    or t5, t5, s1
    xor t5, s3, t5
    lw s1, 988(a3)
    lw s2, 996(a3)
    xor t2, t2, s1
    lw s1, 992(a3)
    xor t3, t3, s2
    xor t6, t6, s1
    lw s2, 1000(a3)
    xor s1, s6, s0
    xor a2, a2, s2
    lw s2, 1004(a3)
    xor t4, t4, s2
    lw s2, 1008(a3)
    xor a4, a4, s2
    lw s2, 1012(a3)
    xor t0, t0, s2
    lw s2, 1016(a3)
    xor t5, t5, s2
    # round 31 (skinny.dsl:60)
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
    and s5, a4, t5
    xor t6, t6, s5
    and s5, t5, t6
    xor a2, a2, s5
    and s5, t6, a2
    xor a4, a4, s5
    and s5, a2, a4
    xor t5, t5, s5
    xor s5, a6, a4
    xor s6, t6, t1
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
    lw t4, 956(a3)
    lw s1, 960(a3)
    xor t4, s4, t4
    xor t5, t5, s1
    lw s1, 1352(a3)
    lw s2, 968(a3)
    xor t0, t0, s1
    xor s1, s6, s0
    xor t6, t6, s2
    lw s2, 972(a3)
    xor t2, t2, s2
    lw s2, 976(a3)
    xor a2, a2, s2
    lw s2, 980(a3)
    xor t3, t3, s2
    lw s2, 984(a3)
    xor a4, a4, s2
    # round 30 (skinny.dsl:60)
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
    and s5, a2, a4
    xor t5, t5, s5
    and s5, a4, t5
    xor t6, t6, s5
    and s5, t5, t6
    xor a2, a2, s5
    and s5, t6, a2
    xor a4, a4, s5
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
    xor a6, a6, a4
    slli a4, s6, 24
    srli s11, s6, 8
    or a4, a4, s11
    xor a4, s2, a4
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
    xor t1, t1, t6
    slli t6, s5, 24
    srli s1, s5, 8
    or t6, t6, s1
    xor t6, s3, t6
    slli s1, a5, 8
    srli a5, a5, 24
    or a5, s1, a5
    xor a5, a5, a2
    lw a2, 924(a3)
    lw s1, 932(a3)
    xor t3, t3, a2
    lw a2, 928(a3)
    xor t4, t4, s1
    xor a2, s4, a2
    lw s1, 1356(a3)
    lw s2, 940(a3)
    xor a4, a4, s1
    lw s1, 1292(a3)
    xor t0, t0, s2
    lw s2, 944(a3)
    xor s1, s6, s1
    xor t5, t5, s2
    lw s2, 948(a3)
    xor t2, t2, s2
    lw s2, 952(a3)
    xor t6, t6, s2
    # round 29 (skinny.dsl:60)
    and s2, t0, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t0, t0, s2
    and s2, t4, t0
    xor t2, t2, s2
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
    xor t5, t5, s2
    and s2, a4, t5
    xor t6, t6, s2
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
    xor s7, t6, a5
    xor s8, a7, a4
    xor a5, t2, a5
    xor t2, s4, s7
    xor a6, t3, a6
    xor t3, s2, s6
    xor a7, t4, a7
    xor t4, s1, s8
    xor t0, t0, t1
    xor t1, s3, s5
    lw s1, 892(a3)
    lw s2, 908(a3)
    xor t6, t6, s1
    lw s1, 896(a3)
    xor a4, a4, s2
    xor t2, t2, s1
    lw s1, 900(a3)
    lw s2, 912(a3)
    xor a2, a2, s1
    lw s1, 1360(a3)
    xor t4, t4, s2
    xor t3, t3, s1
    lw s2, 916(a3)
    xor s1, s6, a1
    xor t5, t5, s2
    lw s2, 920(a3)
    xor t1, t1, s2
    # round 28 (skinny.dsl:60)
    and s2, a7, t0
    xor a5, a5, s2
    and s2, t0, a5
    xor a6, a6, s2
    not s2, a5
    or s2, s2, a6
    xor a7, a7, s2
    or s2, a6, a7
    xor t0, t0, s2
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
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
    xor a5, a5, t6
    slli t6, s6, 8
    srli s4, s6, 24
    or t6, t6, s4
    xor t6, s2, t6
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
    xor a7, a7, a4
    slli a4, s5, 8
    srli s1, s5, 24
    or a4, a4, s1
    xor a4, s3, a4
    lw s1, 860(a3)
    lw s2, 868(a3)
    xor t1, t1, s1
    lw s1, 864(a3)
    xor t2, t2, s2
    xor t5, t5, s1
    lw s2, 872(a3)
    xor s1, s6, a0
    xor t6, t6, s2
    lw s2, 876(a3)
    xor t3, t3, s2
    lw s2, 880(a3)
    xor a2, a2, s2
    lw s2, 884(a3)
    xor t4, t4, s2
    lw s2, 888(a3)
    xor a4, a4, s2
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
    and s5, a2, a4
    xor t5, t5, s5
    and s5, a4, t5
    xor t6, t6, s5
    and s5, t5, t6
    xor a2, a2, s5
    and s5, t6, a2
    xor a4, a4, s5
    xor s5, a6, a2
    xor s6, t5, t0
    xor s7, a7, a4
    xor s8, t6, a5
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
    lw t3, 828(a3)
    lw s1, 832(a3)
    xor t3, s4, t3
    xor a4, a4, s1
    lw s1, 1364(a3)
    lw s2, 840(a3)
    xor t4, t4, s1
    xor s1, s6, a0
    xor t5, t5, s2
    lw s2, 844(a3)
    xor t1, t1, s2
    lw s2, 848(a3)
    xor t6, t6, s2
    lw s2, 852(a3)
    xor t2, t2, s2
    lw s2, 856(a3)
    xor a2, a2, s2
    # round 26 (skinny.dsl:60)
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
    and s5, t6, a2
    xor a4, a4, s5
    and s5, a2, a4
    xor t5, t5, s5
    and s5, a4, t5
    xor t6, t6, s5
    and s5, t5, t6
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
    xor a7, a7, a4
    slli a4, s8, 24
    srli s2, s8, 8
    or a4, a4, s2
    xor a4, s1, a4
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
    xor a5, a5, t6
    lw t6, 796(a3)
    lw s1, 804(a3)
    xor t2, t2, t6
    lw t6, 800(a3)
    xor t3, t3, s1
    xor t6, s4, t6
    lw s1, 1368(a3)
    lw s2, 812(a3)
    xor a2, a2, s1
    xor s1, s6, a1
    xor t4, t4, s2
    lw s2, 816(a3)
    xor a4, a4, s2
    lw s2, 820(a3)
    xor t1, t1, s2
    lw s2, 824(a3)
    xor t5, t5, s2
    # round 25 (skinny.dsl:60)
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
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
    xor s5, a4, t0
    xor s6, a6, t6
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
    lw s1, 764(a3)
    lw s2, 780(a3)
    xor t5, t5, s1
    lw s1, 768(a3)
    xor a2, a2, s2
    xor t1, t1, s1
    lw s1, 772(a3)
    lw s2, 784(a3)
    xor t6, t6, s1
    lw s1, 1372(a3)
    xor t3, t3, s2
    xor t2, t2, s1
    lw s1, 1292(a3)
    lw s2, 788(a3)
    xor s1, s6, s1
    xor a4, a4, s2
    lw s2, 792(a3)
    xor t4, t4, s2
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
    and s2, a2, a4
    xor t5, t5, s2
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t6, a2
    xor a4, a4, s2
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
    xor t0, t0, a4
    slli a4, s7, 8
    srli s11, s7, 24
    or a4, a4, s11
    xor a4, s4, a4
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
    xor a6, a6, t6
    slli t6, s8, 8
    srli s2, s8, 24
    or t6, t6, s2
    xor t6, s1, t6
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    xor a7, a7, a2
    slli a2, s5, 8
    srli s1, s5, 24
    or a2, a2, s1
    xor a2, s3, a2
    lw s1, 732(a3)
    lw s2, 740(a3)
    xor t4, t4, s1
    lw s1, 736(a3)
    xor t1, t1, s2
    xor a4, a4, s1
    lw s2, 744(a3)
    xor s1, s6, s0
    xor t5, t5, s2
    lw s2, 748(a3)
    xor t2, t2, s2
    lw s2, 752(a3)
    xor t6, t6, s2
    lw s2, 756(a3)
    xor t3, t3, s2
    lw s2, 760(a3)
    xor a2, a2, s2
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
    and s5, t2, t3
    xor t4, t4, s5
    and s5, t3, t4
    xor t1, t1, s5
    and s5, t4, t1
    xor t2, t2, s5
    and s5, t1, t2
    xor t3, t3, s5
    and s5, t6, a2
    xor a4, a4, s5
    and s5, a2, a4
    xor t5, t5, s5
    and s5, a4, t5
    xor t6, t6, s5
    and s5, t5, t6
    xor a2, a2, s5
    xor s5, a6, t6
    xor s6, a4, t0
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
    lw t2, 700(a3)
    lw s1, 704(a3)
    xor t2, s4, t2
    xor a2, a2, s1
    lw s1, 1376(a3)
    lw s2, 712(a3)
    xor t3, t3, s1
    xor s1, s6, s0
    xor a4, a4, s2
    lw s2, 716(a3)
    xor t4, t4, s2
    lw s2, 720(a3)
    xor t5, t5, s2
    lw s2, 724(a3)
    xor t1, t1, s2
    lw s2, 728(a3)
    xor t6, t6, s2
    # round 22 (skinny.dsl:60)
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
    and s5, t5, t6
    xor a2, a2, s5
    and s5, t6, a2
    xor a4, a4, s5
    and s5, a2, a4
    xor t5, t5, s5
    and s5, a4, t5
    xor t6, t6, s5
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
    xor a6, a6, t6
    slli t6, s6, 24
    srli s11, s6, 8
    or t6, t6, s11
    xor t6, s2, t6
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
    xor t0, t0, a4
    slli a4, s5, 24
    srli s1, s5, 8
    or a4, a4, s1
    xor a4, s3, a4
    slli s1, a5, 8
    srli a5, a5, 24
    or a5, s1, a5
    xor a5, a5, t5
    lw t5, 668(a3)
    lw s1, 676(a3)
    xor t1, t1, t5
    lw t5, 672(a3)
    xor t2, t2, s1
    xor t5, s4, t5
    lw s1, 1380(a3)
    lw s2, 684(a3)
    xor t6, t6, s1
    lw s1, 1292(a3)
    xor t3, t3, s2
    lw s2, 688(a3)
    xor s1, s6, s1
    xor a2, a2, s2
    lw s2, 692(a3)
    xor t4, t4, s2
    lw s2, 696(a3)
    xor a4, a4, s2
    # round 21 (skinny.dsl:60)
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, a2, a4
    xor t5, t5, s2
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t6, a2
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
    xor s5, a2, t0
    xor s6, a6, t5
    xor s7, a4, a5
    xor s8, a7, t6
    xor a5, t4, a5
    xor t4, s4, s7
    xor a6, t1, a6
    xor t1, s2, s6
    xor a7, t2, a7
    xor t2, s1, s8
    xor t0, t3, t0
    xor t3, s3, s5
    lw s1, 636(a3)
    lw s2, 652(a3)
    xor a4, a4, s1
    lw s1, 640(a3)
    xor t6, t6, s2
    xor t4, t4, s1
    lw s1, 644(a3)
    lw s2, 656(a3)
    xor t5, t5, s1
    lw s1, 1384(a3)
    xor t2, t2, s2
    xor t1, t1, s1
    lw s2, 660(a3)
    xor s1, s6, a1
    xor a2, a2, s2
    lw s2, 664(a3)
    xor t3, t3, s2
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
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
    xor t5, t5, s2
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
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
    xor a5, a5, a4
    slli a4, s6, 8
    srli s4, s6, 24
    or a4, a4, s4
    xor a4, s2, a4
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
    xor a7, a7, t6
    slli t6, s5, 8
    srli s1, s5, 24
    or t6, t6, s1
    xor t6, s3, t6
    lw s1, 604(a3)
    lw s2, 612(a3)
    xor t3, t3, s1
    lw s1, 608(a3)
    xor t4, t4, s2
    xor a2, a2, s1
    lw s2, 616(a3)
    xor s1, s6, a0
    xor a4, a4, s2
    lw s2, 620(a3)
    xor t1, t1, s2
    lw s2, 624(a3)
    xor t5, t5, s2
    lw s2, 628(a3)
    xor t2, t2, s2
    lw s2, 632(a3)
    xor t6, t6, s2
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
    and s5, t1, t2
    xor t3, t3, s5
    and s5, t2, t3
    xor t4, t4, s5
    and s5, t3, t4
    xor t1, t1, s5
    and s5, t4, t1
    xor t2, t2, s5
    and s5, t5, t6
    xor a2, a2, s5
    and s5, t6, a2
    xor a4, a4, s5
    and s5, a2, a4
    xor t5, t5, s5
    and s5, a4, t5
    xor t6, t6, s5
    xor s5, a6, t5
    xor s6, a2, t0
    xor s7, a7, t6
    xor s8, a4, a5
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
    lw t1, 572(a3)
    lw s1, 576(a3)
    xor t1, s4, t1
    xor t6, t6, s1
    lw s1, 1388(a3)
    lw s2, 584(a3)
    xor t2, t2, s1
    xor s1, s6, a0
    xor a2, a2, s2
    lw s2, 588(a3)
    xor t3, t3, s2
    lw s2, 592(a3)
    xor a4, a4, s2
    lw s2, 596(a3)
    xor t4, t4, s2
    lw s2, 600(a3)
    xor t5, t5, s2
    # round 18 (skinny.dsl:60)
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
    and s5, a4, t5
    xor t6, t6, s5
    and s5, t5, t6
    xor a2, a2, s5
    and s5, t6, a2
    xor a4, a4, s5
    and s5, a2, a4
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
    xor a7, a7, t6
    slli t6, s8, 24
    srli s2, s8, 8
    or t6, t6, s2
    xor t6, s1, t6
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
    xor a5, a5, a4
    lw a4, 540(a3)
    lw s1, 548(a3)
    xor t4, t4, a4
    lw a4, 544(a3)
    xor t1, t1, s1
    xor a4, s4, a4
    lw s1, 1392(a3)
    lw s2, 556(a3)
    xor t5, t5, s1
    xor s1, s6, a1
    xor t2, t2, s2
    lw s2, 560(a3)
    xor t6, t6, s2
    lw s2, 564(a3)
    xor t3, t3, s2
    lw s2, 568(a3)
    xor a2, a2, s2
    # round 17 (skinny.dsl:60)
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
    xor t5, t5, s2
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
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
    xor s5, t6, t0
    xor s6, a6, a4
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
    lw s1, 508(a3)
    lw s2, 524(a3)
    xor a2, a2, s1
    lw s1, 512(a3)
    xor t5, t5, s2
    xor t3, t3, s1
    lw s1, 516(a3)
    lw s2, 528(a3)
    xor a4, a4, s1
    lw s1, 1396(a3)
    xor t1, t1, s2
    xor t4, t4, s1
    lw s1, 1292(a3)
    lw s2, 532(a3)
    xor s1, s6, s1
    xor t6, t6, s2
    lw s2, 536(a3)
    xor t2, t2, s2
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
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
    xor t5, t5, s2
    and s2, a4, t5
    xor t6, t6, s2
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
    xor t0, t0, t6
    slli t6, s7, 8
    srli s11, s7, 24
    or t6, t6, s11
    xor t6, s4, t6
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
    xor a6, a6, a4
    slli a4, s8, 8
    srli s2, s8, 24
    or a4, a4, s2
    xor a4, s1, a4
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    xor a7, a7, t5
    slli t5, s5, 8
    srli s1, s5, 24
    or t5, t5, s1
    xor t5, s3, t5
    lw s1, 476(a3)
    lw s2, 484(a3)
    xor t2, t2, s1
    lw s1, 480(a3)
    xor t3, t3, s2
    xor t6, t6, s1
    lw s2, 488(a3)
    xor s1, s6, s0
    xor a2, a2, s2
    lw s2, 492(a3)
    xor t4, t4, s2
    lw s2, 496(a3)
    xor a4, a4, s2
    lw s2, 500(a3)
    xor t1, t1, s2
    lw s2, 504(a3)
    xor t5, t5, s2
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
    and s5, t4, t1
    xor t2, t2, s5
    and s5, t1, t2
    xor t3, t3, s5
    and s5, t2, t3
    xor t4, t4, s5
    and s5, t3, t4
    xor t1, t1, s5
    and s5, a4, t5
    xor t6, t6, s5
    and s5, t5, t6
    xor a2, a2, s5
    and s5, t6, a2
    xor a4, a4, s5
    and s5, a2, a4
    xor t5, t5, s5
    xor s5, a6, a4
    xor s6, t6, t0
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
    lw t4, 444(a3)
    lw s1, 448(a3)
    xor t4, s4, t4
    xor t5, t5, s1
    lw s1, 1400(a3)
    lw s2, 456(a3)
    xor t1, t1, s1
    xor s1, s6, s0
    xor t6, t6, s2
    lw s2, 460(a3)
    xor t2, t2, s2
    lw s2, 464(a3)
    xor a2, a2, s2
    lw s2, 468(a3)
    xor t3, t3, s2
    lw s2, 472(a3)
    xor a4, a4, s2
    # round 14 (skinny.dsl:60)
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
    and s5, a2, a4
    xor t5, t5, s5
    and s5, a4, t5
    xor t6, t6, s5
    and s5, t5, t6
    xor a2, a2, s5
    and s5, t6, a2
    xor a4, a4, s5
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
    xor a6, a6, a4
    slli a4, s6, 24
    srli s11, s6, 8
    or a4, a4, s11
    xor a4, s2, a4
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
    xor t0, t0, t6
    slli t6, s5, 24
    srli s1, s5, 8
    or t6, t6, s1
    xor t6, s3, t6
    slli s1, a5, 8
    srli a5, a5, 24
    or a5, s1, a5
    xor a5, a5, a2
    lw a2, 412(a3)
    lw s1, 420(a3)
    xor t3, t3, a2
    lw a2, 416(a3)
    xor t4, t4, s1
    xor a2, s4, a2
    lw s1, 1404(a3)
    lw s2, 428(a3)
    xor a4, a4, s1
    lw s1, 1292(a3)
    xor t1, t1, s2
    lw s2, 432(a3)
    xor s1, s6, s1
    xor t5, t5, s2
    lw s2, 436(a3)
    xor t2, t2, s2
    lw s2, 440(a3)
    xor t6, t6, s2
    # round 13 (skinny.dsl:60)
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
    xor t5, t5, s2
    and s2, a4, t5
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
    xor s5, t5, t0
    xor s6, a6, a2
    xor s7, t6, a5
    xor s8, a7, a4
    xor a5, t2, a5
    xor t2, s4, s7
    xor a6, t3, a6
    xor t3, s2, s6
    xor a7, t4, a7
    xor t4, s1, s8
    xor t0, t1, t0
    xor t1, s3, s5
    lw s1, 380(a3)
    lw s2, 396(a3)
    xor t6, t6, s1
    lw s1, 384(a3)
    xor a4, a4, s2
    xor t2, t2, s1
    lw s1, 388(a3)
    lw s2, 400(a3)
    xor a2, a2, s1
    lw s1, 1408(a3)
    xor t4, t4, s2
    xor t3, t3, s1
    lw s2, 404(a3)
    xor s1, s6, a1
    xor t5, t5, s2
    lw s2, 408(a3)
    xor t1, t1, s2
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
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
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
    xor a5, a5, t6
    slli t6, s6, 8
    srli s4, s6, 24
    or t6, t6, s4
    xor t6, s2, t6
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
    xor a7, a7, a4
    slli a4, s5, 8
    srli s1, s5, 24
    or a4, a4, s1
    xor a4, s3, a4
    lw s1, 348(a3)
    lw s2, 356(a3)
    xor t1, t1, s1
    lw s1, 352(a3)
    xor t2, t2, s2
    xor t5, t5, s1
    lw s2, 360(a3)
    xor s1, s6, a0
    xor t6, t6, s2
    lw s2, 364(a3)
    xor t3, t3, s2
    lw s2, 368(a3)
    xor a2, a2, s2
    lw s2, 372(a3)
    xor t4, t4, s2
    lw s2, 376(a3)
    xor a4, a4, s2
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
    and s5, t3, t4
    xor t1, t1, s5
    and s5, t4, t1
    xor t2, t2, s5
    and s5, t1, t2
    xor t3, t3, s5
    and s5, t2, t3
    xor t4, t4, s5
    and s5, a2, a4
    xor t5, t5, s5
    and s5, a4, t5
    xor t6, t6, s5
    and s5, t5, t6
    xor a2, a2, s5
    and s5, t6, a2
    xor a4, a4, s5
    xor s5, a6, a2
    xor s6, t5, t0
    xor s7, a7, a4
    xor s8, t6, a5
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
    lw t3, 316(a3)
    lw s1, 320(a3)
    xor t3, s4, t3
    xor a4, a4, s1
    lw s1, 1412(a3)
    lw s2, 328(a3)
    xor t4, t4, s1
    xor s1, s6, a0
    xor t5, t5, s2
    lw s2, 332(a3)
    xor t1, t1, s2
    lw s2, 336(a3)
    xor t6, t6, s2
    lw s2, 340(a3)
    xor t2, t2, s2
    lw s2, 344(a3)
    xor a2, a2, s2
    # round 10 (skinny.dsl:60)
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
    and s5, t6, a2
    xor a4, a4, s5
    and s5, a2, a4
    xor t5, t5, s5
    and s5, a4, t5
    xor t6, t6, s5
    and s5, t5, t6
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
    xor a7, a7, a4
    slli a4, s8, 24
    srli s2, s8, 8
    or a4, a4, s2
    xor a4, s1, a4
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
    xor a5, a5, t6
    lw t6, 284(a3)
    lw s1, 292(a3)
    xor t2, t2, t6
    lw t6, 288(a3)
    xor t3, t3, s1
    xor t6, s4, t6
    lw s1, 1416(a3)
    lw s2, 300(a3)
    xor a2, a2, s1
    xor s1, s6, a1
    xor t4, t4, s2
    lw s2, 304(a3)
    xor a4, a4, s2
    lw s2, 308(a3)
    xor t1, t1, s2
    lw s2, 312(a3)
    xor t5, t5, s2
    # round 9 (skinny.dsl:60)
    and s2, t4, t1
    xor t2, t2, s2
    and s2, t1, t2
    xor t3, t3, s2
    and s2, t2, t3
    xor t4, t4, s2
    and s2, t3, t4
    xor t1, t1, s2
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
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
    xor s5, a4, t0
    xor s6, a6, t6
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
    lw s1, 252(a3)
    lw s2, 268(a3)
    xor t5, t5, s1
    lw s1, 256(a3)
    xor a2, a2, s2
    xor t1, t1, s1
    lw s1, 260(a3)
    lw s2, 272(a3)
    xor t6, t6, s1
    lw s1, 1420(a3)
    xor t3, t3, s2
    xor t2, t2, s1
    lw s1, 1292(a3)
    lw s2, 276(a3)
    xor s1, s6, s1
    xor a4, a4, s2
    lw s2, 280(a3)
    xor t4, t4, s2
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
    and s2, a2, a4
    xor t5, t5, s2
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t6, a2
    xor a4, a4, s2
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
    xor t0, t0, a4
    slli a4, s7, 8
    srli s11, s7, 24
    or a4, a4, s11
    xor a4, s4, a4
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
    xor a6, a6, t6
    slli t6, s8, 8
    srli s2, s8, 24
    or t6, t6, s2
    xor t6, s1, t6
    slli s1, a7, 24
    srli a7, a7, 8
    or a7, s1, a7
    xor a7, a7, a2
    slli a2, s5, 8
    srli s1, s5, 24
    or a2, a2, s1
    xor a2, s3, a2
    lw s1, 216(a3)
    lw s2, 228(a3)
    xor t4, t4, s1
    lw s1, 220(a3)
    xor t1, t1, s2
    xor a4, a4, s1
    lw s2, 232(a3)
    xor s1, s6, s0
    xor t5, t5, s2
    lw s2, 236(a3)
    xor t2, t2, s2
    lw s2, 240(a3)
    xor t6, t6, s2
    lw s2, 244(a3)
    xor t3, t3, s2
    lw s2, 248(a3)
    xor a2, a2, s2
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
    and s5, t2, t3
    xor t4, t4, s5
    and s5, t3, t4
    xor t1, t1, s5
    and s5, t4, t1
    xor t2, t2, s5
    and s5, t1, t2
    xor t3, t3, s5
    and s5, t6, a2
    xor a4, a4, s5
    and s5, a2, a4
    xor t5, t5, s5
    and s5, a4, t5
    xor t6, t6, s5
    and s5, t5, t6
    xor a2, a2, s5
    xor s5, a6, t6
    xor s6, a4, t0
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
    lw t2, 180(a3)
    lw s1, 184(a3)
    xor t2, s4, t2
    xor a2, a2, s1
    lw s1, 1424(a3)
    xor s0, s6, s0
    xor t3, t3, s1
    lw s1, 196(a3)
    # round 6 (skinny.dsl:60)
    and s4, a5, a6
    # round 7 (skinny.dsl:60)
    xor a4, a4, s1
    lw s1, 200(a3)
    # round 6 (skinny.dsl:60)
    xor a7, a7, s4
    # round 7 (skinny.dsl:60)
    xor t4, t4, s1
    lw s1, 204(a3)
    # round 6 (skinny.dsl:60)
    and s4, a6, a7
    # round 7 (skinny.dsl:60)
    xor t5, t5, s1
    lw s1, 208(a3)
    # round 6 (skinny.dsl:60)
    xor t0, t0, s4
    # round 7 (skinny.dsl:60)
    xor t1, t1, s1
    lw s1, 212(a3)
    # round 6 (skinny.dsl:60)
    not s4, a7
    # round 7 (skinny.dsl:60)
    xor t6, t6, s1
    # round 6 (skinny.dsl:60)
    and s1, t4, t1
    xor t2, t2, s1
    and s1, t1, t2
    xor t3, t3, s1
    and s1, t2, t3
    xor t4, t4, s1
    and s1, t3, t4
    xor t1, t1, s1
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
    and s4, t5, t6
    xor a2, a2, s4
    and s4, t6, a2
    xor a4, a4, s4
    and s4, a2, a4
    xor t5, t5, s4
    and s4, a4, t5
    xor t6, t6, s4
    slli s4, t4, 16
    srli s5, t4, 16
    or s4, s4, s5
    xor s4, a5, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    xor s5, a7, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    xor s6, a6, s6
    slli s7, t3, 16
    srli s8, t3, 16
    or s7, s7, s8
    xor s7, t0, s7
    slli s8, s6, 24
    srli s11, s6, 8
    or s8, s8, s11
    xor s3, s3, s8
    slli s8, a6, 8
    srli a6, a6, 24
    or a6, s8, a6
    xor a6, a6, t6
    slli t6, s5, 24
    srli s8, s5, 8
    or t6, t6, s8
    xor t6, s1, t6
    slli s1, a7, 8
    srli a7, a7, 24
    or a7, s1, a7
    xor a7, a7, a2
    slli a2, s7, 24
    srli s1, s7, 8
    or a2, a2, s1
    xor a2, s0, a2
    slli s0, t0, 8
    srli t0, t0, 24
    or t0, s0, t0
    xor t0, t0, a4
    slli a4, s4, 24
    srli s0, s4, 8
    or a4, a4, s0
    xor a4, s2, a4
    slli s0, a5, 8
    srli a5, a5, 24
    or a5, s0, a5
    xor a5, a5, t5
    lw t5, 144(a3)
    lw s0, 152(a3)
    xor t1, t1, t5
    lw t5, 148(a3)
    xor t2, t2, s0
    xor t5, s3, t5
    lw s0, 1428(a3)
    lw s1, 164(a3)
    xor t6, t6, s0
    lw s0, 1292(a3)
    xor t3, t3, s1
    lw s1, 168(a3)
    xor s0, s5, s0
    xor a2, a2, s1
    lw s1, 172(a3)
    xor t4, t4, s1
    lw s1, 176(a3)
    xor a4, a4, s1
    # round 5 (skinny.dsl:60)
    and s1, t3, t4
    xor t1, t1, s1
    and s1, t4, t1
    xor t2, t2, s1
    and s1, t1, t2
    xor t3, t3, s1
    and s1, t2, t3
    xor t4, t4, s1
    and s1, a2, a4
    xor t5, t5, s1
    and s1, a4, t5
    xor t6, t6, s1
    and s1, t5, t6
    xor a2, a2, s1
    and s1, t6, a2
    xor a4, a4, s1
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
    xor s4, a2, t0
    xor s5, a6, t5
    xor s6, a4, a5
    xor s7, a7, t6
    xor a5, t4, a5
    xor t4, s3, s6
    xor a6, t1, a6
    xor t1, s1, s5
    xor a7, t2, a7
    xor t2, s0, s7
    xor t0, t3, t0
    xor t3, s2, s4
    lw s0, 108(a3)
    xor a1, s5, a1
    xor a4, a4, s0
    lw s0, 112(a3)
    xor t4, t4, s0
    lw s0, 116(a3)
    xor t5, t5, s0
    lw s0, 1432(a3)
    xor t1, t1, s0
    lw s0, 128(a3)
    xor t6, t6, s0
    lw s0, 132(a3)
    xor t2, t2, s0
    lw s0, 136(a3)
    xor a2, a2, s0
    lw s0, 140(a3)
    xor t3, t3, s0
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
    and s0, t6, a2
    xor a4, a4, s0
    and s0, a2, a4
    xor t5, t5, s0
    and s0, a4, t5
    xor t6, t6, s0
    and s0, t5, t6
    xor a2, a2, s0
    and s0, t2, t3
    xor t4, t4, s0
    and s0, t3, t4
    xor t1, t1, s0
    and s0, t4, t1
    xor t2, t2, s0
    and s0, t1, t2
    xor t3, t3, s0
    and s0, s7, s4
    xor s0, s6, s0
    and s1, s4, s0
    xor a1, a1, s1
    and s1, s0, a1
    xor s1, s7, s1
    and s2, a1, s1
    xor s2, s4, s2
    slli s3, t2, 16
    srli s4, t2, 16
    or s3, s3, s4
    xor s3, a7, s3
    slli s4, t4, 16
    srli s5, t4, 16
    or s4, s4, s5
    xor s4, a5, s4
    slli s5, t3, 16
    srli s6, t3, 16
    or s5, s5, s6
    xor s5, t0, s5
    slli s6, t1, 16
    srli s7, t1, 16
    or s6, s6, s7
    xor s6, a6, s6
    slli s7, t0, 24
    srli t0, t0, 8
    or t0, s7, t0
    xor t0, t0, a2
    slli a2, s5, 8
    srli s7, s5, 24
    or a2, a2, s7
    xor a2, s2, a2
    slli s2, a5, 24
    srli a5, a5, 8
    or a5, s2, a5
    xor a5, a5, a4
    slli a4, s4, 8
    srli s2, s4, 24
    or a4, a4, s2
    xor a4, s0, a4
    slli s0, a6, 24
    srli a6, a6, 8
    or a6, s0, a6
    xor a6, a6, t5
    slli t5, s6, 8
    srli s0, s6, 24
    or t5, t5, s0
    xor t5, a1, t5
    slli a1, a7, 24
    srli a7, a7, 8
    or a7, a1, a7
    xor a7, a7, t6
    slli t6, s3, 8
    srli a1, s3, 24
    or t6, t6, a1
    xor t6, s1, t6
    lw a1, 72(a3)
    lw s0, 84(a3)
    xor t3, t3, a1
    lw a1, 76(a3)
    xor t4, t4, s0
    xor a2, a2, a1
    lw s0, 88(a3)
    xor a1, s4, a0
    xor a4, a4, s0
    lw s0, 92(a3)
    xor t1, t1, s0
    lw s0, 96(a3)
    xor t5, t5, s0
    lw s0, 100(a3)
    xor t2, t2, s0
    lw s0, 104(a3)
    xor t6, t6, s0
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
    and s3, t1, t2
    xor t3, t3, s3
    and s3, t2, t3
    xor t4, t4, s3
    and s3, t3, t4
    xor t1, t1, s3
    and s3, t4, t1
    xor t2, t2, s3
    and s3, t5, t6
    xor a2, a2, s3
    and s3, t6, a2
    xor a4, a4, s3
    and s3, a2, a4
    xor t5, t5, s3
    and s3, a4, t5
    xor t6, t6, s3
    xor s3, a6, t5
    xor s4, a2, t0
    xor s5, a7, t6
    xor s6, a4, a5
    slli s7, s5, 16
    srli s8, s5, 16
    or s7, s7, s8
    xor s2, s2, s7
    slli s7, a7, 16
    srli a7, a7, 16
    or a7, s7, a7
    xor a7, a7, t2
    slli t2, s4, 16
    srli s7, s4, 16
    or t2, t2, s7
    xor t2, s0, t2
    slli s0, t0, 16
    srli t0, t0, 16
    or t0, s0, t0
    xor t0, t0, t3
    slli t3, s6, 16
    srli s0, s6, 16
    or t3, t3, s0
    xor t3, a1, t3
    slli a1, a5, 16
    srli a5, a5, 16
    or a5, a1, a5
    xor a5, a5, t4
    slli t4, s3, 16
    srli a1, s3, 16
    or t4, t4, a1
    xor t4, s1, t4
    slli a1, a6, 16
    srli a6, a6, 16
    or a6, a1, a6
    xor a6, a6, t1
    lw t1, 36(a3)
    lw a1, 40(a3)
    xor t1, s2, t1
    xor t6, t6, a1
    lw a1, 1436(a3)
    # round 2 (skinny.dsl:60)
    and s2, a5, a6
    # round 3 (skinny.dsl:60)
    xor t2, t2, a1
    xor a1, s4, a0
    lw a0, 52(a3)
    # round 2 (skinny.dsl:60)
    xor a7, a7, s2
    # round 3 (skinny.dsl:60)
    xor a2, a2, a0
    lw a0, 56(a3)
    # round 2 (skinny.dsl:60)
    and s2, a6, a7
    # round 3 (skinny.dsl:60)
    xor t3, t3, a0
    lw a0, 60(a3)
    # round 2 (skinny.dsl:60)
    xor t0, t0, s2
    # round 3 (skinny.dsl:60)
    xor a4, a4, a0
    lw a0, 64(a3)
    # round 2 (skinny.dsl:60)
    not s2, a7
    # round 3 (skinny.dsl:60)
    xor t4, t4, a0
    lw a0, 68(a3)
    # round 2 (skinny.dsl:60)
    or s2, s2, t0
    # round 3 (skinny.dsl:60)
    xor t5, t5, a0
    # round 2 (skinny.dsl:60)
    and a0, t3, t4
    xor t1, t1, a0
    and a0, t4, t1
    xor t2, t2, a0
    and a0, t1, t2
    xor t3, t3, a0
    and a0, t2, t3
    xor t4, t4, a0
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
    and s2, a4, t5
    xor t6, t6, s2
    and s2, t5, t6
    xor a2, a2, s2
    and s2, t6, a2
    xor a4, a4, s2
    and s2, a2, a4
    xor t5, t5, s2
    slli s2, t3, 16
    srli s3, t3, 16
    or s2, s2, s3
    xor s2, a5, s2
    slli s3, t1, 16
    srli s4, t1, 16
    or s3, s3, s4
    xor s3, a7, s3
    slli s4, t4, 16
    srli s5, t4, 16
    or s4, s4, s5
    xor s4, a6, s4
    slli s5, t2, 16
    srli s6, t2, 16
    or s5, s5, s6
    xor s5, t0, s5
    slli s6, s4, 24
    srli s7, s4, 8
    or s6, s6, s7
    xor s1, s1, s6
    slli s6, a6, 8
    srli a6, a6, 24
    or a6, s6, a6
    xor a6, a6, t5
    slli t5, s3, 24
    srli s6, s3, 8
    or t5, t5, s6
    xor t5, a0, t5
    slli a0, a7, 8
    srli a7, a7, 24
    or a7, a0, a7
    xor a7, a7, t6
    slli t6, s5, 24
    srli a0, s5, 8
    or t6, t6, a0
    xor t6, a1, t6
    slli a1, t0, 8
    srli t0, t0, 24
    or t0, a1, t0
    xor t0, t0, a2
    slli a2, s2, 24
    srli a1, s2, 8
    or a2, a2, a1
    xor a2, s0, a2
    slli a1, a5, 8
    srli a5, a5, 24
    or a5, a1, a5
    xor a5, a5, a4
    lw a4, 1440(a3)
    lw a1, 8(a3)
    xor t4, t4, a4
    lw a4, 1444(a3)
    xor t1, t1, a1
    xor a4, s1, a4
    lw a1, 1448(a3)
    lw a0, 20(a3)
    xor t5, t5, a1
    lw a1, 124(a3)
    xor t2, t2, a0
    lw a0, 24(a3)
    xor a1, s3, a1
    xor t6, t6, a0
    lw a0, 28(a3)
    xor t3, t3, a0
    lw a0, 32(a3)
    xor a2, a2, a0
    # round 1 (skinny.dsl:60)
    and a0, t2, t3
    xor t4, t4, a0
    not a0, t4
    and a0, t3, a0
    xor t1, t1, a0
    or a0, t4, t1
    xor t2, t2, a0
    or a0, t1, t2
    xor t3, t3, a0
    and a0, t6, a2
    xor a4, a4, a0
    not a0, a4
    and a0, a2, a0
    xor t5, t5, a0
    or a0, a4, t5
    xor t6, t6, a0
    or a0, t5, t6
    xor a2, a2, a0
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
    srli s2, t3, 2
    xor s2, s2, t1
    and s2, s2, s10
    slli s3, s2, 2
    xor t3, t3, s3
    xor t1, t1, s2
    srli s2, s1, 2
    xor s2, s2, a1
    and s2, s2, s10
    slli s3, s2, 2
    xor s1, s1, s3
    xor a1, a1, s2
    srli s2, t4, 2
    xor s2, s2, t2
    and s2, s2, s10
    slli s3, s2, 2
    xor t4, t4, s3
    xor t2, t2, s2
    srli s2, a0, 2
    xor s2, s2, s0
    and s2, s2, s10
    slli s3, s2, 2
    xor a0, a0, s3
    xor s0, s0, s2
    srli s2, a2, 2
    xor s2, s2, t5
    and s2, s2, s10
    slli s3, s2, 2
    xor a2, a2, s3
    xor t5, t5, s2
    srli s2, a5, 2
    xor s2, s2, a7
    and s2, s2, s10
    slli s3, s2, 2
    xor a5, a5, s3
    xor a7, a7, s2
    srli s2, a4, 2
    xor s2, s2, t6
    and s2, s2, s10
    slli s3, s2, 2
    xor a4, a4, s3
    xor t6, t6, s2
    srli s2, a6, 2
    xor s2, s2, t0
    and s2, s2, s10
    slli s3, s2, 2
    xor a6, a6, s3
    xor t0, t0, s2
    srli s2, t3, 1
    xor s2, s2, t4
    and s2, s2, s9
    slli s3, s2, 1
    xor t3, t3, s3
    xor t4, t4, s2
    srli s2, s1, 1
    xor s2, s2, a0
    and s2, s2, s9
    slli s3, s2, 1
    xor s1, s1, s3
    xor a0, a0, s2
    srli s2, t1, 1
    xor s2, s2, t2
    and s2, s2, s9
    slli s3, s2, 1
    xor t1, t1, s3
    xor t2, t2, s2
    srli s2, a1, 1
    xor s2, s2, s0
    and s2, s2, s9
    slli s3, s2, 1
    xor a1, a1, s3
    xor s0, s0, s2
    srli s2, a2, 1
    xor s2, s2, a4
    and s2, s2, s9
    slli s3, s2, 1
    xor a2, a2, s3
    xor a4, a4, s2
    srli s2, a5, 1
    xor s2, s2, a6
    and s2, s2, s9
    slli s3, s2, 1
    xor a5, a5, s3
    xor a6, a6, s2
    srli s2, t5, 1
    xor s2, s2, t6
    and s2, s2, s9
    slli s3, s2, 1
    xor t5, t5, s3
    xor t6, t6, s2
    srli s2, a7, 1
    xor s2, s2, t0
    and s2, s2, s9
    slli s3, s2, 1
    xor a7, a7, s3
    xor t0, t0, s2
    srli s2, t3, 16
    lw s3, 104(sp)
    xor s2, s2, a2
    and s2, s2, s3
    slli s4, s2, 16
    xor t3, t3, s4
    xor a2, a2, s2
    srli s2, s1, 16
    xor s2, s2, a5
    and s2, s2, s3
    slli s4, s2, 16
    xor s1, s1, s4
    xor a5, a5, s2
    srli s2, t4, 16
    xor s2, s2, a4
    and s2, s2, s3
    slli s4, s2, 16
    xor t4, t4, s4
    xor a4, a4, s2
    srli s2, a0, 16
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 16
    xor a0, a0, s4
    xor a6, a6, s2
    srli s2, t1, 16
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 16
    xor t1, t1, s4
    xor t5, t5, s2
    srli s2, a1, 16
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 16
    xor a1, a1, s4
    xor a7, a7, s2
    srli s2, t2, 16
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 16
    xor t2, t2, s4
    xor t6, t6, s2
    srli s2, s0, 16
    xor s2, s2, t0
    and s2, s2, s3
    slli s3, s2, 16
    xor s0, s0, s3
    xor t0, t0, s2
    srli s2, t3, 8
    lw s3, 100(sp)
    xor s2, s2, a2
    and s2, s2, s3
    slli s4, s2, 8
    xor t3, t3, s4
    xor a2, a2, s2
    srli s2, s1, 8
    xor s2, s2, a5
    and s2, s2, s3
    slli s4, s2, 8
    xor s1, s1, s4
    xor a5, a5, s2
    srli s2, t4, 8
    xor s2, s2, a4
    and s2, s2, s3
    slli s4, s2, 8
    xor t4, t4, s4
    xor a4, a4, s2
    srli s2, a0, 8
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 8
    xor a0, a0, s4
    xor a6, a6, s2
    srli s2, t1, 8
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 8
    xor t1, t1, s4
    xor t5, t5, s2
    srli s2, a1, 8
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 8
    xor a1, a1, s4
    xor a7, a7, s2
    srli s2, t2, 8
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 8
    xor t2, t2, s4
    xor t6, t6, s2
    srli s2, s0, 8
    xor s2, s2, t0
    and s2, s2, s3
    slli s3, s2, 8
    xor s0, s0, s3
    xor t0, t0, s2
    srli s2, t3, 4
    lw s3, 96(sp)
    xor s2, s2, a2
    and s2, s2, s3
    slli s4, s2, 4
    xor t3, t3, s4
    xor a2, a2, s2
    srli s2, s1, 4
    xor s2, s2, a5
    and s2, s2, s3
    slli s4, s2, 4
    xor s1, s1, s4
    xor a5, a5, s2
    srli s2, t4, 4
    xor s2, s2, a4
    and s2, s2, s3
    slli s4, s2, 4
    xor t4, t4, s4
    xor a4, a4, s2
    srli s2, a0, 4
    xor s2, s2, a6
    and s2, s2, s3
    slli s4, s2, 4
    xor a0, a0, s4
    xor a6, a6, s2
    srli s2, t1, 4
    xor s2, s2, t5
    and s2, s2, s3
    slli s4, s2, 4
    xor t1, t1, s4
    xor t5, t5, s2
    srli s2, a1, 4
    xor s2, s2, a7
    and s2, s2, s3
    slli s4, s2, 4
    xor a1, a1, s4
    xor a7, a7, s2
    srli s2, t2, 4
    xor s2, s2, t6
    and s2, s2, s3
    slli s4, s2, 4
    xor t2, t2, s4
    xor t6, t6, s2
    srli s2, s0, 4
    xor s2, s2, t0
    and s2, s2, s3
    slli s3, s2, 4
    xor s0, s0, s3
    xor t0, t0, s2
    lw s2, 64(sp)
    sw t3, 0(s2)
    sw s1, 4(s2)
    sw t4, 8(s2)
    sw a0, 12(s2)
    sw t1, 16(s2)
    sw a1, 20(s2)
    sw t2, 24(s2)
    sw s0, 28(s2)
    sw a2, 32(s2)
    sw a5, 36(s2)
    sw a4, 40(s2)
    sw a6, 44(s2)
    sw t5, 48(s2)
    sw a7, 52(s2)
    sw t6, 56(s2)
    sw t0, 60(s2)
    mv a0, s2
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 64
    addi a1, a1, 64
    bltu a2, a1, .Llwcc_skinny64_192_ecb_decrypt_rv32i_group_done
    j .Llwcc_skinny64_192_ecb_decrypt_rv32i_group
.Llwcc_skinny64_192_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_192_ecb_decrypt_rv32i_out
.Llwcc_skinny64_192_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_skinny64_192_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 176
.Llwcc_skinny64_192_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_192_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_192_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_192_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny64_192_ecb_decrypt_rv32i_group
.Llwcc_skinny64_192_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_skinny64_192_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_192_ecb_decrypt_rv32i_copy
.Llwcc_skinny64_192_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 176
.Llwcc_skinny64_192_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_192_ecb_decrypt_rv32i_wipe
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
    .size lwcc_skinny64_192_ecb_decrypt_rv32i, .-lwcc_skinny64_192_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_skinny64_192_ctr_init_rv32i
    .type lwcc_skinny64_192_ctr_init_rv32i, %function
lwcc_skinny64_192_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_skinny64_192_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_skinny64_192_ctr_nonce_rv32i
    .size lwcc_skinny64_192_ctr_init_rv32i, .-lwcc_skinny64_192_ctr_init_rv32i

    .balign 4
    .global lwcc_skinny64_192_ctr_nonce_rv32i
    .type lwcc_skinny64_192_ctr_nonce_rv32i, %function
lwcc_skinny64_192_ctr_nonce_rv32i:
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
    lw t3, 1452(a0)
    # round 2 (skinny.dsl:60)
    lw t4, 1436(a0)
    # round 1 (skinny.dsl:60)
    lw t5, 20(a0)
    lw t6, 1444(a0)
    lbu a4, 3(a1)
    lbu a3, 2(a1)
    # round 2 (skinny.dsl:60)
    lw a2, 1464(a0)
    slli a4, a4, 24
    lui s0, 4080
    addi s0, s0, 255
    addi t0, t0, 819
    addi a5, a5, 1365
    # round 1 (skinny.dsl:60)
    lw s1, 1460(a0)
    addi a6, a6, -241
    addi a7, a7, -1
    lw s2, 28(a0)
    lbu s3, 0(a1)
    lw s4, 12(a0)
    slli t1, t1, 8
    or t1, s3, t1
    # round 2 (skinny.dsl:60)
    lw s3, 1468(a0)
    slli a3, a3, 16
    # round 1 (skinny.dsl:60)
    lw s5, 1456(a0)
    # round 2 (skinny.dsl:60)
    lw s6, 1472(a0)
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
    sw a3, 1504(a0)
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
    sw t3, 1500(a0)
    xor a7, a7, s7
    not a7, a7
    not a5, a5
    xor a5, a5, t2
    slli t2, a5, 16
    srli t3, a5, 16
    or t2, t2, t3
    not t2, t2
    xor a7, a7, t6
    sw a7, 1492(a0)
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
    sw a4, 1520(a0)
    sw a3, 1476(a0)
    # round 1 (skinny.dsl:60)
    slli t0, t0, 16
    or t0, t0, s0
    sw t0, 1480(a0)
    # round 2 (skinny.dsl:60)
    and a5, t3, a5
    xor a5, a7, a5
    not a5, a5
    xor a5, a5, t4
    sw a6, 1496(a0)
    xor a6, t3, t1
    not a6, a6
    xor a6, a6, a2
    not a5, a5
    sw a5, 1512(a0)
    sw t5, 1488(a0)
    sw t2, 1484(a0)
    xor a5, t6, s3
    sw a5, 1516(a0)
    sw a6, 1508(a0)
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
    .size lwcc_skinny64_192_ctr_nonce_rv32i, .-lwcc_skinny64_192_ctr_nonce_rv32i

    .balign 4
    .global lwcc_skinny64_192_ctr_crypt_rv32i
    .type lwcc_skinny64_192_ctr_crypt_rv32i, %function
lwcc_skinny64_192_ctr_crypt_rv32i:
    bnez a2, .Llwcc_skinny64_192_ctr_crypt_rv32i_begin
    ret
.Llwcc_skinny64_192_ctr_crypt_rv32i_begin:
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
    beqz t1, .Llwcc_skinny64_192_ctr_crypt_rv32i_group
    j .Llwcc_skinny64_192_ctr_crypt_rv32i_rest
.Llwcc_skinny64_192_ctr_crypt_rv32i_group:
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
    lw a7, 1476(a3)
    xor a5, a5, t6
    lw t6, 1480(a3)
    xor a7, t4, a7
    lw s0, 1484(a3)
    xor t6, a5, t6
    lw s1, 1488(a3)
    xor s0, t5, s0
    xor s1, a6, s1
    lw s7, 1492(a3)
    slli s8, t5, 24
    srli t5, t5, 8
    or t5, s8, t5
    xor t5, s7, t5
    slli s7, s0, 8
    srli s8, s0, 24
    or s7, s7, s8
    lw s8, 1496(a3)
    slli s9, a5, 24
    srli a5, a5, 8
    or a5, s9, a5
    xor a5, s8, a5
    not s8, t6
    slli s9, s8, 8
    srli s10, s8, 24
    or s9, s9, s10
    lw s10, 1500(a3)
    slli s11, a6, 24
    srli a6, a6, 8
    or a6, s11, a6
    xor a6, s10, a6
    slli s10, s1, 8
    srli s11, s1, 24
    or s10, s10, s11
    lw s11, 1504(a3)
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
    lw a6, 1508(a3)
    slli s9, s7, 16
    srli s10, s7, 16
    or s9, s9, s10
    xor a6, a6, s9
    lw s9, 1512(a3)
    slli s10, a5, 16
    srli s11, a5, 16
    or s10, s10, s11
    xor s9, s9, s10
    lw s10, 1516(a3)
    slli s11, t4, 16
    srli ra, t4, 16
    or s11, s11, ra
    xor s10, s10, s11
    lw s11, 1520(a3)
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
    lw s6, 1124(a3)
    xor a0, a2, a0
    xor a0, a0, s6
    and a2, a7, a2
    xor t4, t4, a2
    and a2, t4, t5
    lw s6, 1116(a3)
    xor a7, a7, a2
    xor a7, a7, s6
    slli a2, a7, 16
    srli s6, a7, 16
    or a2, a2, s6
    lw s6, 1132(a3)
    slli s8, a0, 16
    srli s9, a0, 16
    or s8, s8, s9
    xor t4, t4, s6
    lw s6, 1140(a3)
    slli s9, t4, 16
    srli s10, t4, 16
    or s9, s9, s10
    xor t5, t5, s6
    slli s6, t5, 16
    srli s10, t5, 16
    or s6, s6, s10
    and s10, s0, s1
    lw s11, 1144(a3)
    xor t0, t0, s10
    xor s10, t0, s11
    and s11, s7, t0
    lw ra, 1128(a3)
    xor s11, s0, s11
    xor s11, s11, ra
    and s0, s7, s0
    lw ra, 1136(a3)
    xor s0, s1, s0
    xor s1, s0, ra
    and t0, s0, t0
    lw s0, 1120(a3)
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
    # round 36 (skinny.dsl:60)
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
    lw s3, 1148(a3)
    xor a5, a5, t1
    lw t1, 1156(a3)
    xor a4, a4, s3
    lw s3, 1164(a3)
    xor a5, a5, t1
    lw t1, 1172(a3)
    xor t3, t3, s3
    xor t1, t6, t1
    and t6, t4, t5
    xor a7, a7, t6
    and t6, a0, a7
    lw s3, 1160(a3)
    xor t6, t4, t6
    xor t6, t6, s3
    and t4, a0, t4
    xor t4, t5, t4
    and t5, t4, a7
    lw s3, 1152(a3)
    xor t5, a0, t5
    lw a0, 1168(a3)
    xor t5, t5, s3
    lw s3, 1176(a3)
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
    # round 37 (skinny.dsl:60)
    and s3, t2, a2
    xor a1, a1, s3
    and s3, a6, t2
    xor a2, a2, s3
    and s3, a2, a1
    xor s3, a6, s3
    and a6, a6, a1
    lw s4, 1180(a3)
    xor a6, t2, a6
    lw t2, 1188(a3)
    xor s3, s3, s4
    lw s4, 1196(a3)
    xor a6, a6, t2
    lw t2, 1204(a3)
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
    lw s8, 1184(a3)
    xor a5, t3, a5
    lw t3, 1192(a3)
    xor s7, s7, s8
    lw s8, 1200(a3)
    xor a5, a5, t3
    lw t3, 1208(a3)
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
    # round 38 (skinny.dsl:60)
    and s2, a2, t2
    xor s2, s3, s2
    and s3, a6, a2
    xor t2, t2, s3
    and s3, t2, s2
    xor s3, a6, s3
    and a6, a6, s2
    lw s4, 1212(a3)
    xor a6, a2, a6
    lw a2, 1220(a3)
    xor s3, s3, s4
    lw s4, 1228(a3)
    xor a6, a6, a2
    lw a2, 1236(a3)
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
    lw s7, 1240(a3)
    xor a1, a1, s1
    xor s1, a1, s7
    and s7, s0, a1
    lw s8, 1224(a3)
    xor s7, a0, s7
    xor s7, s7, s8
    and a0, s0, a0
    lw s8, 1232(a3)
    xor t0, t0, a0
    xor a0, t0, s8
    and t0, t0, a1
    lw a1, 1216(a3)
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
    # round 39 (skinny.dsl:60)
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
    lw s6, 1252(a3)
    xor s0, a4, s0
    xor s0, s0, s6
    and a4, a7, a4
    xor t4, t4, a4
    and a4, t4, t5
    lw s6, 1244(a3)
    xor a7, a7, a4
    xor a7, a7, s6
    slli a4, a7, 16
    srli s6, a7, 16
    or a4, a4, s6
    lw s6, 1260(a3)
    slli s8, s0, 16
    srli s9, s0, 16
    or s8, s8, s9
    xor t4, t4, s6
    lw s6, 1268(a3)
    slli s9, t4, 16
    srli s10, t4, 16
    or s9, s9, s10
    xor t5, t5, s6
    slli s6, t5, 16
    srli s10, t5, 16
    or s6, s6, s10
    and s10, a0, s1
    lw s11, 1272(a3)
    xor t0, t0, s10
    xor s10, t0, s11
    and s11, s7, t0
    lw ra, 1256(a3)
    xor s11, a0, s11
    xor s11, s11, ra
    and a0, s7, a0
    lw ra, 1264(a3)
    xor a0, s1, a0
    xor s1, a0, ra
    and t0, a0, t0
    lw a0, 1248(a3)
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
    # round 40 (skinny.dsl:60)
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
    lw s3, 1284(a3)
    xor a2, a5, a2
    xor a2, a2, s3
    and a5, t2, a5
    lw s3, 1296(a3)
    xor a5, t3, a5
    xor t3, a5, s3
    and a5, a5, t6
    lw s3, 1276(a3)
    xor a5, t2, a5
    xor a5, a5, s3
    srli t2, a5, 2
    xor t2, t2, t3
    lw s3, 112(sp)
    lw s7, 1304(a3)
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
    lw s10, 1288(a3)
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
    lw s7, 1308(a3)
    xor a7, a7, s6
    xor s6, a7, s7
    and s7, s0, a7
    xor s7, t4, s7
    xor s7, s7, s10
    and t4, s0, t4
    lw s10, 1300(a3)
    xor t4, t5, t4
    xor t5, t4, s10
    and a7, t4, a7
    lw t4, 1280(a3)
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
    lw s2, 1292(a3)
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
    bltu a2, a1, .Llwcc_skinny64_192_ctr_crypt_rv32i_group_done
    j .Llwcc_skinny64_192_ctr_crypt_rv32i_group
.Llwcc_skinny64_192_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_skinny64_192_ctr_crypt_rv32i_out
.Llwcc_skinny64_192_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_skinny64_192_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 128
    mv t0, a0
    addi t1, sp, 192
.Llwcc_skinny64_192_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_skinny64_192_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_skinny64_192_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_192_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_skinny64_192_ctr_crypt_rv32i_group
.Llwcc_skinny64_192_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 128
    add t1, a1, t2
.Llwcc_skinny64_192_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_skinny64_192_ctr_crypt_rv32i_copy
.Llwcc_skinny64_192_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 192
.Llwcc_skinny64_192_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_skinny64_192_ctr_crypt_rv32i_wipe
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
    .size lwcc_skinny64_192_ctr_crypt_rv32i, .-lwcc_skinny64_192_ctr_crypt_rv32i
