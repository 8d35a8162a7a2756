# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile gift --set giftb128_128 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() resident_keys() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 448
# layout:    planes of 32 S-boxes, 1 blocks side by side; cells in 5 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 756, ctx 776, align 4, group 16, stack 448
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:d1ac0552aaa6cf719418ffeaf8e8e411a57fff5ea656a3949c6409e3634c635e

    .text

    .balign 4
    .global lwcc_giftb128_128_key_setup_rv32i
    .type lwcc_giftb128_128_key_setup_rv32i, %function
lwcc_giftb128_128_key_setup_rv32i:
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
    lw a5, 12(a1)
    lui t0, 15
    srli a6, a5, 20
    srli a7, a5, 4
    and a7, a7, t0
    or a6, a6, a7
    slli a7, a5, 8
    srli t1, a5, 24
    or a7, a7, t1
    lui t1, 4080
    addi t1, t1, 255
    and a7, a7, t1
    slli t2, a5, 24
    srli t3, a5, 8
    or t2, t2, t3
    lui t3, 1044496
    addi t3, t3, -256
    and t2, t2, t3
    or a7, a7, t2
    srli t2, a7, 2
    lui t4, 262128
    and t2, t2, t4
    or a6, a6, t2
    slli t2, a5, 22
    lui t5, 786432
    and t2, t2, t5
    or a6, a6, t2
    slli t2, a6, 4
    srli t6, a6, 28
    or t2, t2, t6
    lui t6, 576
    addi t6, t6, 1
    and t2, t2, t6
    slli a4, a6, 13
    srli a3, a6, 19
    or a4, a4, a3
    lui a3, 132
    addi a3, a3, 2
    and a4, a4, a3
    or t2, t2, a4
    lui a4, 16
    addi a4, a4, -1
    and a2, a7, a4
    slli s0, a5, 16
    or a2, a2, s0
    slli s1, a2, 20
    srli s2, a2, 12
    or s1, s1, s2
    lui s2, 2048
    addi s2, s2, 260
    and s1, s1, s2
    or t2, t2, s1
    srli s1, a7, 4
    lui s3, 1
    addi s3, s3, -1
    and s1, s1, s3
    srli s4, a5, 12
    and s5, s4, t0
    or s1, s1, s5
    srli s5, a5, 16
    srli s6, a6, 2
    and s6, s6, t4
    or s6, s5, s6
    slli s7, a5, 20
    and s8, s7, t5
    or s6, s6, s8
    srli s8, s6, 2
    and s8, s8, t4
    or s1, s1, s8
    slli s8, a5, 18
    and s8, s8, t5
    or s1, s1, s8
    and s8, s1, a4
    and s9, a6, a4
    slli s10, a5, 14
    and s10, s10, t4
    or s9, s9, s10
    slli s10, a5, 30
    or s9, s9, s10
    srli s10, s9, 2
    and s10, s10, t4
    or s5, s5, s10
    slli s10, a5, 28
    and s10, s10, t5
    or s5, s5, s10
    srli s10, s5, 2
    and s10, s10, t4
    or s8, s8, s10
    slli s10, a5, 26
    and s10, s10, t5
    or s8, s8, s10
    slli s10, s8, 1
    lui s11, 65536
    addi s11, s11, 8
    and s10, s10, s11
    or t2, t2, s10
    srli s10, a5, 3
    andi s10, s10, 528
    or t2, t2, s10
    srli s10, a5, 10
    andi s10, s10, 32
    or t2, t2, s10
    slli s10, s9, 3
    lui ra, 8449
    addi ra, ra, -1984
    and s10, s10, ra
    or t2, t2, s10
    lui s10, 4096
    addi s10, s10, 128
    sw s0, 96(sp)
    and s0, a7, s10
    or t2, t2, s0
    slli s0, a2, 30
    sw s8, 100(sp)
    srli s8, a2, 2
    or s0, s0, s8
    lui s8, 524304
    addi s8, s8, 1024
    and s0, s0, s8
    or t2, t2, s0
    slli s0, s6, 19
    sw s5, 104(sp)
    srli s5, s6, 13
    or s0, s0, s5
    lui s5, 33825
    and s0, s0, s5
    or t2, t2, s0
    slli s0, s1, 14
    sw s1, 108(sp)
    srli s1, s1, 18
    or s0, s0, s1
    lui s1, 10
    and s0, s0, s1
    or t2, t2, s0
    slli s0, a5, 10
    sw a7, 112(sp)
    lui a7, 16384
    and s0, s0, a7
    or t2, t2, s0
    lui s0, 131072
    and s7, s7, s0
    or t2, t2, s7
    slli s7, a5, 13
    lui a5, 262144
    and s7, s7, a5
    or t2, t2, s7
    sw t2, 0(a0)
    lw s7, 4(a1)
    sw t2, 116(sp)
    srli t2, s7, 20
    sw s9, 120(sp)
    srli s9, s7, 4
    and s9, s9, t0
    or t2, t2, s9
    slli s9, s7, 8
    sw s6, 124(sp)
    srli s6, s7, 24
    or s6, s9, s6
    and s6, s6, t1
    slli s9, s7, 24
    sw a2, 128(sp)
    srli a2, s7, 8
    or a2, s9, a2
    and a2, a2, t3
    or a2, s6, a2
    srli s6, a2, 2
    and s9, s6, t4
    or t2, t2, s9
    slli s9, s7, 22
    and s9, s9, t5
    or t2, t2, s9
    slli s9, t2, 4
    sw s6, 132(sp)
    srli s6, t2, 28
    or s6, s9, s6
    and s6, s6, t6
    slli s9, t2, 13
    sw t6, 136(sp)
    srli t6, t2, 19
    or t6, s9, t6
    and t6, t6, a3
    or t6, s6, t6
    and s6, a2, a4
    slli s9, s7, 16
    or s6, s6, s9
    sw s9, 140(sp)
    slli s9, s6, 20
    sw a3, 144(sp)
    srli a3, s6, 12
    or a3, s9, a3
    and a3, a3, s2
    or t6, t6, a3
    srli a3, a2, 4
    and a3, a3, s3
    srli s9, s7, 12
    and s9, s9, t0
    or a3, a3, s9
    srli s9, s7, 16
    sw s4, 148(sp)
    srli s4, t2, 2
    and s4, s4, t4
    or s4, s9, s4
    sw a6, 152(sp)
    slli a6, s7, 20
    and t0, a6, t5
    or t0, s4, t0
    srli s4, t0, 2
    and s4, s4, t4
    or a3, a3, s4
    slli s4, s7, 18
    and s4, s4, t5
    or a3, a3, s4
    and s4, a3, a4
    sw t2, 156(sp)
    and t2, t2, a4
    sw s2, 160(sp)
    slli s2, s7, 14
    and s2, s2, t4
    or t2, t2, s2
    slli s2, s7, 30
    or t2, t2, s2
    srli s2, t2, 2
    and s2, s2, t4
    or s2, s9, s2
    slli s9, s7, 28
    and s9, s9, t5
    or s2, s2, s9
    srli s9, s2, 2
    and s9, s9, t4
    or s4, s4, s9
    slli s9, s7, 26
    and s9, s9, t5
    or s4, s4, s9
    slli s9, s4, 1
    and s9, s9, s11
    or t6, t6, s9
    srli s9, s7, 3
    sw s4, 164(sp)
    andi s4, s9, 528
    or t6, t6, s4
    srli s4, s7, 10
    andi s4, s4, 32
    or t6, t6, s4
    slli s4, t2, 3
    and s4, s4, ra
    or t6, t6, s4
    and s4, a2, s10
    or t6, t6, s4
    slli s4, s6, 30
    sw s2, 168(sp)
    srli s2, s6, 2
    or s2, s4, s2
    and s2, s2, s8
    or t6, t6, s2
    slli s2, t0, 19
    srli s4, t0, 13
    or s2, s2, s4
    and s2, s2, s5
    or t6, t6, s2
    slli s2, a3, 14
    srli s4, a3, 18
    or s2, s2, s4
    and s1, s2, s1
    or t6, t6, s1
    slli s1, s7, 10
    and s1, s1, a7
    or t6, t6, s1
    and s1, a6, s0
    or t6, t6, s1
    slli s1, s7, 13
    and s1, s1, a5
    or t6, t6, s1
    sw t6, 4(a0)
    lui s1, 32768
    addi s1, s1, 16
    sw s1, 8(a0)
    lw s2, 8(a1)
    sw a3, 172(sp)
    slli s4, s2, 8
    srli a3, s2, 24
    or a3, s4, a3
    and a3, a3, t1
    slli s4, s2, 24
    srli a5, s2, 8
    or a5, s4, a5
    and a5, a5, t3
    or a5, a3, a5
    srli a3, a5, 4
    and a3, a3, s3
    srli s4, s2, 12
    lui s5, 15
    and s4, s4, s5
    or a3, a3, s4
    srli s4, s2, 16
    sw t6, 176(sp)
    srli t6, s2, 20
    srli a7, s2, 4
    and a7, a7, s5
    or a7, t6, a7
    srli t6, a5, 2
    and t6, t6, t4
    or a7, a7, t6
    slli t6, s2, 22
    sw s8, 180(sp)
    and s8, t6, t5
    or a7, a7, s8
    srli s8, a7, 2
    and s8, s8, t4
    or s8, s4, s8
    sw ra, 184(sp)
    slli ra, s2, 20
    and ra, ra, t5
    or s8, s8, ra
    srli ra, s8, 2
    and ra, ra, t4
    or a3, a3, ra
    slli ra, s2, 18
    sw s11, 188(sp)
    and s11, ra, t5
    or a3, a3, s11
    slli s11, a3, 21
    sw s8, 192(sp)
    srli s8, a3, 11
    or s8, s11, s8
    lui s11, 512
    addi s11, s11, 1025
    and s8, s8, s11
    sw t6, 196(sp)
    and t6, a5, a4
    sw ra, 200(sp)
    slli ra, s2, 16
    or t6, t6, ra
    slli ra, t6, 20
    sw t6, 204(sp)
    srli t6, t6, 12
    or t6, ra, t6
    lui ra, 1024
    addi ra, ra, 514
    and t6, t6, ra
    or t6, s8, t6
    and s8, a7, a4
    sw a3, 208(sp)
    slli a3, s2, 14
    and a3, a3, t4
    or a3, s8, a3
    slli s8, s2, 30
    or a3, a3, s8
    slli s8, a3, 19
    sw s4, 212(sp)
    srli s4, a3, 13
    or s4, s8, s4
    lw s8, 160(sp)
    sw a3, 216(sp)
    and s4, s4, s8
    or t6, t6, s4
    slli s4, s2, 18
    srli a3, s2, 14
    or a3, s4, a3
    lui s4, 4096
    addi s4, s4, 8
    and a3, a3, s4
    or t6, t6, a3
    srli a3, a5, 3
    lui s7, 8192
    addi s7, s7, 16
    and a3, a3, s7
    or t6, t6, a3
    lui a3, 16384
    addi a3, a3, 32
    sw s1, 220(sp)
    and s1, a5, a3
    or t6, t6, s1
    slli s1, a5, 3
    sw a5, 224(sp)
    lui a5, 32768
    addi a5, a5, 64
    and s1, s1, a5
    or t6, t6, s1
    slli s1, s2, 14
    sw s10, 228(sp)
    srli s10, s2, 18
    or s1, s1, s10
    lui s10, 65536
    addi s10, s10, 128
    and s1, s1, s10
    or t6, t6, s1
    slli s1, s2, 10
    sw a6, 232(sp)
    lui a6, 1
    addi a6, a6, -2048
    and s1, s1, a6
    or t6, t6, s1
    srli s1, s2, 3
    sw t2, 236(sp)
    lui t2, 33
    and s1, s1, t2
    or t6, t6, s1
    lui s1, 66
    and s1, s2, s1
    or t6, t6, s1
    slli s1, s2, 3
    lui t2, 132
    and s1, s1, t2
    or t6, t6, s1
    slli s1, s2, 6
    lui t2, 8
    and s1, s1, t2
    or t6, t6, s1
    slli s1, a7, 14
    sw a7, 240(sp)
    lui a7, 262160
    and s1, s1, a7
    or t6, t6, s1
    srli s1, s2, 10
    lui a7, 256
    and s1, s1, a7
    or t6, t6, s1
    slli s1, s2, 17
    and s1, s1, s0
    or t6, t6, s1
    slli s1, s2, 23
    lui s2, 524288
    and s1, s1, s2
    or t6, t6, s1
    sw t6, 12(a0)
    lw s1, 0(a1)
    sw t6, 244(sp)
    slli t6, s1, 8
    srli s2, s1, 24
    or t6, t6, s2
    and t6, t6, t1
    slli s2, s1, 24
    sw t1, 248(sp)
    srli t1, s1, 8
    or t1, s2, t1
    and t1, t1, t3
    or t1, t6, t1
    srli t6, t1, 4
    and t6, t6, s3
    srli s2, s1, 12
    and s3, s2, s5
    or t6, t6, s3
    srli s3, s1, 16
    sw s2, 252(sp)
    srli s2, s1, 20
    sw t3, 256(sp)
    srli t3, s1, 4
    and t3, t3, s5
    or t3, s2, t3
    srli s2, t1, 2
    and s2, s2, t4
    or t3, t3, s2
    slli s2, s1, 22
    and s2, s2, t5
    or t3, t3, s2
    srli s2, t3, 2
    and s2, s2, t4
    or s2, s3, s2
    slli s5, s1, 20
    and s5, s5, t5
    or s2, s2, s5
    srli s5, s2, 2
    and s5, s5, t4
    or t6, t6, s5
    slli s5, s1, 18
    and s5, s5, t5
    or t6, t6, s5
    slli s5, t6, 21
    srli t5, t6, 11
    or t5, s5, t5
    and t5, t5, s11
    and s5, t1, a4
    sw s11, 260(sp)
    slli s11, s1, 16
    or s5, s5, s11
    slli s11, s5, 20
    sw t6, 264(sp)
    srli t6, s5, 12
    or t6, s11, t6
    and t6, t6, ra
    or t5, t5, t6
    and t6, t3, a4
    slli s11, s1, 14
    sw s11, 268(sp)
    and s11, s11, t4
    or t6, t6, s11
    slli s11, s1, 30
    or t6, t6, s11
    slli s11, t6, 19
    sw ra, 272(sp)
    srli ra, t6, 13
    or s11, s11, ra
    and s11, s11, s8
    or t5, t5, s11
    slli s11, s1, 18
    srli ra, s1, 14
    or s11, s11, ra
    and s11, s11, s4
    or t5, t5, s11
    srli s11, t1, 3
    and s7, s11, s7
    or t5, t5, s7
    and a3, t1, a3
    or t5, t5, a3
    slli a3, t1, 3
    and a5, a3, a5
    or a5, t5, a5
    slli t5, s1, 14
    srli a3, s1, 18
    or t5, t5, a3
    and t5, t5, s10
    or a5, a5, t5
    slli t5, s1, 10
    and a6, t5, a6
    or a5, a5, a6
    srli a6, s1, 3
    lui t5, 33
    and a6, a6, t5
    or a5, a5, a6
    lui a6, 66
    and a6, s1, a6
    or a5, a5, a6
    slli a6, s1, 3
    lui t5, 132
    and a6, a6, t5
    or a5, a5, a6
    slli a6, s1, 6
    and a6, a6, t2
    or a5, a5, a6
    slli a6, t3, 14
    lui t5, 262160
    and a6, a6, t5
    or a5, a5, a6
    srli a6, s1, 10
    and t5, a6, a7
    or a5, a5, t5
    slli t5, s1, 17
    and t5, t5, s0
    or a5, a5, t5
    slli t5, s1, 23
    lui a3, 524288
    and t5, t5, a3
    or a5, a5, t5
    # round 2 (gift.dsl:33)
    not t5, a5
    sw t5, 16(a0)
    lui t5, 2048
    addi t5, t5, 384
    not s7, t5
    sw s7, 20(a0)
    srli s7, a2, 3
    lui s11, 32768
    addi s11, s11, 1
    and s7, s7, s11
    slli ra, a2, 14
    sw t5, 276(sp)
    srli t5, a2, 18
    or t5, ra, t5
    lui ra, 1024
    addi ra, ra, 2
    and t5, t5, ra
    or t5, s7, t5
    lui s7, 131072
    addi s7, s7, 4
    and ra, a2, s7
    or t5, t5, ra
    slli ra, s6, 9
    srli s0, s6, 23
    or s0, ra, s0
    and s0, s0, s4
    or t5, t5, s0
    slli s0, a2, 3
    lui s4, 524288
    addi s4, s4, 16
    and s0, s0, s4
    or t5, t5, s0
    lw s0, 156(sp)
    sw s4, 280(sp)
    slli ra, s0, 6
    srli s4, s0, 26
    or s4, ra, s4
    lui ra, 4
    addi ra, ra, 32
    and s4, s4, ra
    or t5, t5, s4
    lw s4, 4(a1)
    sw a5, 284(sp)
    slli ra, s4, 14
    srli t2, s4, 18
    or t2, ra, t2
    lui ra, 32
    addi ra, ra, 64
    and t2, t2, ra
    or t2, t5, t2
    slli t5, s6, 15
    srli ra, s6, 17
    or t5, t5, ra
    and t5, t5, s10
    or t2, t2, t5
    srli t5, s0, 3
    lui ra, 8
    addi ra, ra, 256
    and t5, t5, ra
    or t2, t2, t5
    slli t5, a2, 18
    srli a5, a2, 14
    or a5, t5, a5
    lui t5, 262144
    addi t5, t5, 512
    and a5, a5, t5
    or a5, t2, a5
    srli t2, t0, 4
    lui t5, 2
    addi t5, t5, 1024
    and t2, t2, t5
    or a5, a5, t2
    lui t2, 17
    addi t2, t2, -2048
    and t2, s9, t2
    or a5, a5, t2
    slli t2, s6, 7
    lui s9, 2049
    and t2, t2, s9
    or a5, a5, t2
    lw t2, 236(sp)
    sw t0, 288(sp)
    slli t0, t2, 4
    lui t2, 8256
    and t0, t0, t2
    or a5, a5, t0
    slli t0, s4, 17
    lui t2, 128
    and t0, t0, t2
    or a5, a5, t0
    slli t0, s4, 3
    and a7, t0, a7
    or a5, a5, a7
    lw t0, 232(sp)
    lui a7, 512
    and a7, t0, a7
    or a5, a5, a7
    slli a7, s4, 4
    lui t0, 16384
    and t0, a7, t0
    or a5, a5, t0
    sw a5, 24(a0)
    lw t0, 152(sp)
    sw a5, 232(sp)
    srli t2, t0, 3
    and t2, t2, s11
    lui s11, 64
    lw a5, 148(sp)
    addi s11, s11, 2
    and a5, a5, s11
    or a5, t2, a5
    lw t2, 12(a1)
    sw a6, 148(sp)
    slli s4, t2, 12
    srli a6, t2, 20
    or a6, s4, a6
    lui s4, 32
    addi s4, s4, 4
    and a6, a6, s4
    or a5, a5, a6
    srli a6, t2, 9
    sw t5, 292(sp)
    lui t5, 256
    addi t5, t5, 8
    and a6, a6, t5
    or a5, a5, a6
    slli a6, t2, 15
    srli t5, t2, 17
    or a6, a6, t5
    lui t5, 128
    addi t5, t5, 16
    and a6, a6, t5
    or a5, a5, a6
    srli a6, t2, 6
    sw s10, 296(sp)
    lui s10, 1024
    addi s10, s10, 32
    and a6, a6, s10
    or a5, a5, a6
    slli a6, t2, 18
    sw s10, 300(sp)
    srli s10, t2, 14
    or a6, a6, s10
    lui s10, 512
    addi s10, s10, 64
    and a6, a6, s10
    or a5, a5, a6
    lw a6, 128(sp)
    sw t5, 304(sp)
    slli s10, a6, 13
    srli t5, a6, 19
    or t5, s10, t5
    lw s10, 228(sp)
    sw ra, 308(sp)
    and t5, t5, s10
    or a5, a5, t5
    lw t5, 124(sp)
    lui s10, 65537
    srli t5, t5, 3
    and t5, t5, ra
    or a5, a5, t5
    slli t5, t2, 8
    lui ra, 16384
    addi ra, ra, 512
    and t5, t5, ra
    or a5, a5, t5
    slli t5, t2, 16
    sw ra, 312(sp)
    srli ra, t2, 16
    or t5, t5, ra
    lui ra, 8192
    addi ra, ra, 1024
    and ra, t5, ra
    or a5, a5, ra
    slli ra, t2, 11
    addi s10, s10, -2048
    and ra, ra, s10
    or a5, a5, ra
    lw ra, 120(sp)
    slli a6, a6, 9
    slli ra, ra, 7
    and ra, ra, s9
    or a5, a5, ra
    lw ra, 112(sp)
    slli s9, ra, 22
    srli ra, ra, 10
    or s9, s9, ra
    lui ra, 262146
    and s9, s9, ra
    or a5, a5, s9
    slli s9, t2, 22
    srli ra, t2, 10
    or s9, s9, ra
    lui ra, 131076
    and s9, s9, ra
    or a5, a5, s9
    lui s9, 524304
    and a6, a6, s9
    or a5, a5, a6
    sw a5, 28(a0)
    lui a6, 8192
    addi a6, a6, 84
    sw a6, 32(a0)
    srli s9, t6, 4
    lui ra, 264
    addi ra, ra, 1
    and s9, s9, ra
    sw a6, 128(sp)
    srli a6, s5, 3
    sw a5, 316(sp)
    lui a5, 4
    addi a5, a5, 2
    and a5, a6, a5
    or a5, s9, a5
    srli a6, t6, 2
    and a6, a6, t4
    or a6, s3, a6
    slli s3, s1, 28
    lui s9, 786432
    and s3, s3, s9
    or a6, a6, s3
    slli s3, a6, 2
    and s3, s3, s7
    or a5, a5, s3
    slli s3, t6, 3
    lui t2, 67584
    addi t2, t2, 264
    and s3, s3, t2
    or a5, a5, s3
    slli s3, s5, 12
    sw s10, 320(sp)
    srli s10, s5, 20
    or s3, s3, s10
    lw s10, 220(sp)
    lui s1, 512
    and s3, s3, s10
    or a5, a5, s3
    slli s3, a6, 13
    srli s10, a6, 19
    or s3, s3, s10
    lui s10, 4224
    addi s10, s10, 32
    and s3, s3, s10
    or a5, a5, s3
    slli s3, a6, 10
    srli s10, a6, 22
    or s3, s3, s10
    lui s10, 8192
    addi s10, s10, 64
    and s3, s3, s10
    or a5, a5, s3
    slli s3, a6, 23
    sw s10, 324(sp)
    srli s10, a6, 9
    or s3, s3, s10
    lui s10, 16385
    addi s10, s10, 128
    and s3, s3, s10
    or a5, a5, s3
    srli s3, s2, 4
    lui s10, 2
    addi s10, s10, 512
    and s3, s3, s10
    or a5, a5, s3
    lw s3, 264(sp)
    sw s4, 328(sp)
    slli s4, s3, 5
    addi s1, s1, 1024
    and s4, s4, s1
    or a5, a5, s4
    slli s4, s3, 2
    lui s3, 1041
    addi s3, s3, -2048
    and s3, s4, s3
    or a5, a5, s3
    slli s3, s5, 11
    lui s4, 262176
    and s3, s3, s4
    or a5, a5, s3
    slli s3, s5, 8
    lui s4, 524352
    and s3, s3, s4
    or a5, a5, s3
    sw a5, 36(a0)
    lw s3, 216(sp)
    sw a5, 332(sp)
    srli s4, s3, 2
    lw a5, 212(sp)
    and s4, s4, t4
    or a5, a5, s4
    lw s4, 8(a1)
    sw s11, 212(sp)
    slli s11, s4, 28
    and s11, s11, s9
    or a5, a5, s11
    srli s11, a5, 4
    and s11, s11, ra
    sw ra, 336(sp)
    lw ra, 224(sp)
    sw s5, 340(sp)
    slli s5, ra, 1
    sw t5, 344(sp)
    lui t5, 262144
    addi t5, t5, 2
    sw t5, 348(sp)
    and t5, s5, t5
    or t5, s11, t5
    lw s11, 208(sp)
    sw a7, 352(sp)
    and a4, s11, a4
    srli a7, a5, 2
    and a7, a7, t4
    or a7, a4, a7
    slli t4, s4, 26
    and t4, t4, s9
    or a7, a7, t4
    slli a7, a7, 2
    and a7, a7, s7
    or a7, t5, a7
    slli t4, a5, 3
    and t5, t4, t2
    or a7, a7, t5
    srli t5, s4, 6
    lui a4, 17
    addi a4, a4, -2032
    and s9, t5, a4
    or a7, a7, s9
    srli s9, s4, 9
    sw a4, 356(sp)
    lui a4, 32
    addi a4, a4, 32
    and s9, s9, a4
    or a7, a7, s9
    slli s9, ra, 12
    sw a4, 360(sp)
    srli a4, ra, 20
    or a4, s9, a4
    lui s9, 64
    addi s9, s9, 64
    and a4, a4, s9
    or a7, a7, a4
    slli a4, s4, 1
    lui s9, 4225
    addi s9, s9, 128
    sw s9, 364(sp)
    and s9, a4, s9
    or a7, a7, s9
    srli s9, s11, 4
    and s9, s9, s10
    or a7, a7, s9
    lw s9, 204(sp)
    sw s10, 368(sp)
    slli s10, s9, 5
    and s10, s10, s1
    or a7, a7, s10
    slli s10, ra, 19
    srli ra, ra, 13
    or s10, s10, ra
    lui ra, 16388
    and s10, s10, ra
    or a7, a7, s10
    lw ra, 200(sp)
    lui s10, 1024
    and ra, ra, s10
    or a7, a7, ra
    srli ra, s4, 2
    lui s10, 8192
    and s9, ra, s10
    or a7, a7, s9
    slli s9, s4, 8
    lui s10, 32768
    and s9, s9, s10
    or a7, a7, s9
    lw s9, 196(sp)
    and s9, s9, a3
    or a7, a7, s9
    # round 4 (gift.dsl:33)
    not s9, a7
    sw s9, 40(a0)
    lui s9, 528400
    addi s9, s9, 257
    not s10, s9
    sw s10, 44(a0)
    slli s10, t0, 8
    sw s9, 196(sp)
    srli s9, t0, 24
    or s9, s10, s9
    lw s10, 248(sp)
    sw s1, 200(sp)
    and s9, s9, s10
    slli s1, t0, 24
    srli t0, t0, 8
    or t0, s1, t0
    lw s1, 256(sp)
    and t0, t0, s1
    or t0, s9, t0
    sw t0, 48(a0)
    slli s9, s0, 8
    sw t2, 224(sp)
    srli t2, s0, 24
    or t2, s9, t2
    and t2, t2, s10
    slli s9, s0, 24
    srli s10, s0, 8
    or s9, s9, s10
    and s9, s9, s1
    or t2, t2, s9
    sw t2, 52(a0)
    lui s9, 126976
    addi s9, s9, 128
    sw s9, 56(a0)
    lw s10, 192(sp)
    sw s9, 372(sp)
    slli s9, s10, 4
    srli s1, s10, 28
    or s1, s9, s1
    lw s9, 136(sp)
    slli s0, s10, 13
    and s1, s1, s9
    srli s10, s10, 19
    or s0, s0, s10
    lw s10, 144(sp)
    sw t2, 376(sp)
    and s0, s0, s10
    or s0, s1, s0
    slli s1, s3, 20
    srli t2, s3, 12
    or t2, s1, t2
    and t2, t2, s8
    or t2, s0, t2
    lw s0, 188(sp)
    slli a5, a5, 6
    and s1, s5, s0
    or t2, t2, s1
    srli s1, s4, 5
    andi s5, s1, 528
    or t2, t2, s5
    slli s5, s4, 4
    andi s5, s5, 32
    or t2, t2, s5
    lw s5, 184(sp)
    lw s4, 228(sp)
    and t4, t4, s5
    or t2, t2, t4
    lw t4, 240(sp)
    and t4, t4, s4
    or t2, t2, t4
    slli t4, s3, 30
    srli s3, s3, 2
    or t4, t4, s3
    lw s3, 180(sp)
    and s4, t3, s4
    and t4, t4, s3
    or t2, t2, t4
    slli t4, s11, 19
    srli s11, s11, 13
    or t4, t4, s11
    lui s11, 33825
    and t4, t4, s11
    or t2, t2, t4
    lui t4, 16386
    and ra, ra, t4
    or t2, t2, ra
    lui ra, 131080
    and a5, a5, ra
    or a5, t2, a5
    lui t2, 262144
    and a4, a4, t2
    or a5, a5, a4
    sw a5, 60(a0)
    slli a4, s2, 4
    sw a5, 216(sp)
    srli a5, s2, 28
    or a5, a4, a5
    and a5, a5, s9
    slli a4, s2, 13
    srli s9, s2, 19
    or a4, a4, s9
    and a4, a4, s10
    or a5, a5, a4
    slli a4, t6, 20
    srli s9, t6, 12
    or a4, a4, s9
    and a4, a4, s8
    or a5, a5, a4
    slli a4, t1, 1
    and a4, a4, s0
    or a5, a5, a4
    lw a4, 0(a1)
    srli s9, a4, 5
    andi s9, s9, 528
    or a5, a5, s9
    slli s9, a4, 4
    andi s9, s9, 32
    or a5, a5, s9
    slli s9, a6, 3
    and s5, s9, s5
    or a5, a5, s5
    or a5, a5, s4
    slli s4, t6, 30
    srli s5, t6, 2
    or s4, s4, s5
    and s3, s4, s3
    or a5, a5, s3
    lw s3, 264(sp)
    slli a6, a6, 6
    slli s4, s3, 19
    srli s5, s3, 13
    or s4, s4, s5
    and s4, s4, s11
    or a5, a5, s4
    srli s4, a4, 2
    and t4, s4, t4
    or a5, a5, t4
    and a6, a6, ra
    or a5, a5, a6
    slli a6, a4, 1
    and a6, a6, t2
    or a5, a5, a6
    # round 6 (gift.dsl:33)
    not a6, a5
    sw a6, 64(a0)
    lui a6, 526473
    addi a6, a6, -2032
    not t4, a6
    sw t4, 68(a0)
    slli t4, s6, 21
    srli s4, s6, 11
    or t4, t4, s4
    lw s4, 260(sp)
    lw s5, 236(sp)
    and t4, t4, s4
    slli s6, s5, 20
    srli s9, s5, 12
    or s6, s6, s9
    lw s9, 272(sp)
    lui ra, 65536
    and s6, s6, s9
    or t4, t4, s6
    lw s6, 168(sp)
    addi ra, ra, 32
    slli s10, s6, 19
    srli s11, s6, 13
    or s10, s10, s11
    and s10, s10, s8
    or t4, t4, s10
    lui s10, 16384
    lw s11, 132(sp)
    addi s10, s10, 8
    and s10, s11, s10
    or t4, t4, s10
    slli s10, a2, 1
    lw s11, 220(sp)
    lui s5, 4160
    and s10, s10, s11
    or t4, t4, s10
    slli s10, a2, 4
    and s10, s10, ra
    or t4, t4, s10
    lw s10, 4(a1)
    sw a6, 132(sp)
    slli ra, s10, 15
    srli a6, s10, 17
    or a6, ra, a6
    lui ra, 131072
    addi ra, ra, 64
    and a6, a6, ra
    or a6, t4, a6
    slli t4, s10, 18
    srli ra, s10, 14
    or t4, t4, ra
    lui ra, 262144
    addi ra, ra, 128
    and t4, t4, ra
    or a6, a6, t4
    lw t4, 176(sp)
    sw t3, 180(sp)
    srli ra, t4, 9
    lui t3, 33
    addi t3, t3, -2048
    and t3, ra, t3
    or a6, a6, t3
    slli t3, s10, 11
    lui ra, 1
    and t3, t3, ra
    or a6, a6, t3
    srli t3, s10, 2
    lui ra, 18
    and t3, t3, ra
    or a6, a6, t3
    slli t3, t4, 1
    lui t4, 260
    and t4, t3, t4
    or a6, a6, t4
    lw t4, 352(sp)
    sw t1, 228(sp)
    lui t1, 8
    and t4, t4, t1
    or a6, a6, t4
    slli t4, s6, 4
    and t4, t4, s5
    or a6, a6, t4
    slli t4, s6, 7
    lui s5, 8320
    and t4, t4, s5
    or a6, a6, t4
    slli t4, s10, 21
    and t4, t4, a3
    or a6, a6, t4
    sw a6, 72(a0)
    lw t4, 120(sp)
    slli a3, t4, 21
    srli s5, t4, 11
    or a3, a3, s5
    and a3, a3, s4
    lw s4, 104(sp)
    slli s5, s4, 20
    srli s4, s4, 12
    or s4, s5, s4
    and s4, s4, s9
    or a3, a3, s4
    lw s4, 100(sp)
    slli s5, s4, 19
    srli s6, s4, 13
    or s5, s5, s6
    and s5, s5, s8
    or a3, a3, s5
    lw s5, 112(sp)
    slli s6, s5, 2
    and s0, s6, s0
    or a3, a3, s0
    lw s0, 152(sp)
    slli s8, s0, 1
    and s9, s8, s11
    or a3, a3, s9
    lui s9, 262144
    lw s11, 344(sp)
    addi s9, s9, 32
    and s9, s11, s9
    or a3, a3, s9
    lw s9, 12(a1)
    sw a6, 344(sp)
    slli s11, s9, 19
    srli a6, s9, 13
    or a6, s11, a6
    lui s11, 524288
    addi s11, s11, 64
    and a6, a6, s11
    or a6, a3, a6
    lw a3, 108(sp)
    lui s11, 16384
    slli a3, a3, 2
    addi s11, s11, 128
    and a3, a3, s11
    or a6, a6, a3
    lw a3, 116(sp)
    sw a5, 108(sp)
    srli s11, a3, 1
    lui a5, 65
    addi a5, a5, -2048
    and a5, s11, a5
    or a5, a6, a5
    srli a6, a3, 8
    lui s11, 129
    and a6, a6, s11
    or a5, a5, a6
    srli a6, t0, 2
    and a6, a6, ra
    or a5, a5, a6
    slli a6, t0, 1
    lui s11, 36
    and s11, a6, s11
    or a5, a5, s11
    slli s11, s9, 2
    and t1, s11, t1
    or a5, a5, t1
    slli t1, s5, 6
    lui ra, 4352
    and t1, t1, ra
    or a5, a5, t1
    slli t1, s9, 17
    lui ra, 8192
    and t1, t1, ra
    or a5, a5, t1
    slli t1, s9, 29
    lui ra, 131072
    and t1, t1, ra
    or a5, a5, t1
    sw a5, 76(a0)
    lui t1, 3584
    addi t1, t1, 352
    sw t1, 80(a0)
    lw ra, 340(sp)
    sw t1, 340(sp)
    srli ra, ra, 15
    lui t1, 8
    addi t1, t1, 1
    and t1, ra, t1
    lw ra, 252(sp)
    lw a3, 212(sp)
    sw a5, 252(sp)
    and ra, ra, a3
    or t1, t1, ra
    slli ra, a4, 12
    srli a5, a4, 20
    or a5, ra, a5
    lw ra, 328(sp)
    lui s5, 135168
    and a5, a5, ra
    or a5, t1, a5
    lw t1, 332(sp)
    addi s5, s5, 8
    srli s10, t1, 2
    and s10, s10, s5
    or a5, a5, s10
    slli s10, a4, 15
    srli t4, a4, 17
    or t4, s10, t4
    lw s10, 304(sp)
    lw s9, 324(sp)
    and t4, t4, s10
    or a5, a5, t4
    srli t4, a4, 6
    lw s10, 300(sp)
    sw t3, 304(sp)
    and t4, t4, s10
    or a5, a5, t4
    srli t4, s3, 2
    and t4, t4, s9
    or a5, a5, t4
    slli t4, t6, 15
    srli t3, t6, 17
    or t3, t4, t3
    lw t4, 296(sp)
    and t3, t3, t4
    or a5, a5, t3
    srli t3, s3, 7
    lui t4, 1
    addi t4, t4, -1792
    and t3, t3, t4
    or a5, a5, t3
    slli t3, a4, 8
    lw t4, 312(sp)
    lui a4, 2049
    and t3, t3, t4
    or a5, a5, t3
    srli t3, s3, 4
    lw s3, 292(sp)
    and t3, t3, s3
    or a5, a5, t3
    slli t3, t6, 7
    and t3, t3, a4
    or a5, a5, t3
    lw a4, 148(sp)
    lui t3, 4
    and a4, a4, t3
    or a5, a5, a4
    slli a4, t1, 23
    srli t1, t1, 9
    or t1, a4, t1
    lui a4, 33296
    and t1, t1, a4
    or a5, a5, t1
    slli t1, t6, 11
    lui t6, 524544
    and t1, t1, t6
    or a5, a5, t1
    lw t1, 268(sp)
    and t1, t1, t2
    or a5, a5, t1
    sw a5, 84(a0)
    lw t1, 8(a1)
    sw a5, 268(sp)
    slli t6, t1, 13
    srli a5, t1, 19
    or a5, t6, a5
    lui t6, 128
    addi t6, t6, 1
    and a5, a5, t6
    lw t6, 240(sp)
    sw s2, 148(sp)
    slli s2, t6, 12
    srli s0, t6, 20
    or s0, s2, s0
    and a3, s0, a3
    or a5, a5, a3
    srli a3, t6, 12
    and a3, a3, ra
    or a5, a5, a3
    srli a3, a7, 2
    and s0, a3, s5
    or a5, a5, s0
    slli s0, t1, 19
    srli s2, t1, 13
    or s0, s0, s2
    lui s2, 2048
    addi s2, s2, 16
    and s0, s0, s2
    or a5, a5, s0
    slli s0, t6, 18
    srli s2, t6, 14
    or s0, s0, s2
    and s0, s0, s10
    or a5, a5, s0
    lw s0, 204(sp)
    lw s5, 308(sp)
    srli s2, s0, 2
    and s2, s2, s9
    or a5, a5, s2
    lui s2, 256
    addi s2, s2, 128
    and s1, s1, s2
    or a5, a5, s1
    lw s1, 208(sp)
    and t3, t5, t3
    srli s2, s1, 3
    and s2, s2, s5
    or a5, a5, s2
    slli s2, t6, 16
    srli s5, t6, 16
    or s2, s2, s5
    and t4, s2, t4
    or a5, a5, t4
    srli t4, s0, 4
    and t4, t4, s3
    or a5, a5, t4
    slli t4, t6, 19
    srli s0, t6, 13
    or t4, t4, s0
    lw s0, 320(sp)
    and t4, t4, s0
    or a5, a5, t4
    slli t4, t1, 23
    srli s0, t1, 9
    or t4, t4, s0
    lui s0, 524289
    and t4, t4, s0
    or a5, a5, t4
    or a5, a5, t3
    slli t3, a7, 23
    srli t4, a7, 9
    or t3, t3, t4
    and t3, t3, a4
    or a5, a5, t3
    slli t1, t1, 2
    and t1, t1, t2
    or a5, a5, t1
    # round 8 (gift.dsl:33)
    not t1, a5
    sw t1, 88(a0)
    lui t1, 8197
    addi t1, t1, 81
    not t2, t1
    sw t2, 92(a0)
    srli t2, s4, 4
    lw t3, 336(sp)
    lw t4, 348(sp)
    and t2, t2, t3
    and t5, s8, t4
    or t2, t2, t5
    and t5, s6, s7
    or t2, t2, t5
    slli t5, s4, 3
    lw a4, 224(sp)
    lw s0, 356(sp)
    and t5, t5, a4
    or t2, t2, t5
    srli t5, t0, 6
    and t5, t5, s0
    or t2, t2, t5
    lw t5, 152(sp)
    lw s6, 200(sp)
    slli s2, t5, 15
    srli s3, t5, 17
    or s2, s2, s3
    lw s3, 360(sp)
    and s2, s2, s3
    or t2, t2, s2
    and s2, s11, s9
    or t2, t2, s2
    lw s2, 364(sp)
    lui s11, 64
    and a6, a6, s2
    or a6, t2, a6
    lw t2, 12(a1)
    slli s4, t2, 20
    srli s5, t2, 12
    or s4, s4, s5
    lui s5, 524288
    addi s5, s5, 512
    and s4, s4, s5
    or a6, a6, s4
    lw s4, 120(sp)
    slli s4, s4, 5
    and s4, s4, s6
    or a6, a6, s4
    lw s4, 112(sp)
    slli s8, s4, 20
    srli s10, s4, 12
    or s8, s8, s10
    lui s10, 32770
    and s8, s8, s10
    or a6, a6, s8
    slli s8, t5, 19
    srli t5, t5, 13
    or t5, s8, t5
    lui s8, 16388
    and t5, t5, s8
    or a6, a6, t5
    srli t5, t2, 8
    and t5, t5, s11
    or a6, a6, t5
    lw t5, 96(sp)
    lui ra, 1024
    and t5, t5, ra
    or a6, a6, t5
    sw a6, 96(a0)
    lw t5, 164(sp)
    sw t1, 96(sp)
    srli t1, t5, 4
    and t1, t1, t3
    lw t3, 156(sp)
    slli s1, t3, 1
    and t4, s1, t4
    or t1, t1, t4
    slli t4, a2, 2
    and t4, t4, s7
    or t1, t1, t4
    slli t4, t5, 3
    and t4, t4, a4
    or t1, t1, t4
    lw t4, 376(sp)
    srli a4, t3, 17
    srli t5, t4, 6
    and t5, t5, s0
    or t1, t1, t5
    slli t5, t3, 15
    or t5, t5, a4
    and t5, t5, s3
    or t1, t1, t5
    lw t5, 4(a1)
    slli a4, t5, 2
    and a4, a4, s9
    or t1, t1, a4
    slli a4, t4, 1
    and a4, a4, s2
    or t1, t1, a4
    slli a4, t5, 20
    srli s0, t5, 12
    or a4, a4, s0
    and a4, a4, s5
    or t1, t1, a4
    lw a4, 236(sp)
    srli s0, a2, 12
    slli a4, a4, 5
    and a4, a4, s6
    or t1, t1, a4
    slli a4, a2, 20
    or a4, a4, s0
    and a4, a4, s10
    or t1, t1, a4
    slli a4, t3, 19
    srli t3, t3, 13
    or t3, a4, t3
    and t3, t3, s8
    or t1, t1, t3
    srli t3, t5, 8
    and t3, t3, s11
    or t1, t1, t3
    lw t3, 140(sp)
    lui s7, 2
    and t3, t3, ra
    or t1, t1, t3
    sw t1, 100(a0)
    lui t3, 524304
    addi t3, t3, 771
    sw t3, 104(a0)
    lw a4, 192(sp)
    addi s7, s7, 546
    slli s0, a4, 8
    srli s1, a4, 24
    or s0, s0, s1
    lw s1, 248(sp)
    slli s2, a4, 24
    and s0, s0, s1
    srli a4, a4, 8
    or a4, s2, a4
    lw s2, 256(sp)
    lui s8, 279620
    and a4, a4, s2
    or a4, s0, a4
    sw a4, 108(a0)
    lw s0, 148(sp)
    addi s8, s8, 1092
    slli s3, s0, 8
    srli s5, s0, 24
    or s3, s3, s5
    and s3, s3, s1
    slli s5, s0, 24
    srli s0, s0, 8
    or s0, s5, s0
    and s0, s0, s2
    or s0, s3, s0
    sw s0, 112(a0)
    lui s0, 192512
    addi s0, s0, 128
    sw s0, 116(a0)
    lw s0, 176(sp)
    lui s5, 1
    srli s3, s0, 17
    addi s5, s5, 273
    and s3, s3, s5
    srli s6, s0, 15
    and s6, s6, s7
    or s3, s3, s6
    srli s6, s0, 1
    and s6, s6, s8
    or s3, s3, s6
    lui s6, 559241
    addi s6, s6, -1912
    lw s9, 304(sp)
    lui s10, 209712
    and s9, s9, s6
    or s3, s3, s9
    slli s9, s0, 16
    and s11, s9, s10
    or s3, s3, s11
    sw s3, 120(a0)
    lw s11, 116(sp)
    lui t4, 273
    srli ra, s11, 9
    addi t4, t4, 273
    and ra, ra, t4
    srli t5, s11, 7
    sw t3, 304(sp)
    lui t3, 546
    addi t3, t3, 546
    and t5, t5, t3
    or t5, ra, t5
    srli ra, s11, 17
    sw a4, 148(sp)
    lui a4, 4
    addi a4, a4, 1092
    and ra, ra, a4
    or t5, t5, ra
    srli ra, s11, 15
    lui s0, 9
    addi s0, s0, -1912
    and ra, ra, s0
    or t5, t5, ra
    slli ra, s11, 16
    sw t0, 192(sp)
    lui t0, 838848
    and ra, ra, t0
    or t5, t5, ra
    slli ra, s11, 24
    sw s9, 140(sp)
    lui s9, 208896
    and ra, ra, s9
    or t5, t5, ra
    # round 11 (gift.dsl:33)
    not ra, t5
    sw ra, 124(a0)
    lui ra, 526465
    addi ra, ra, -2032
    sw ra, 156(sp)
    not ra, ra
    sw ra, 128(a0)
    lw ra, 284(sp)
    lui t6, 240
    srli s11, ra, 4
    addi t6, t6, 15
    and s11, s11, t6
    sw a2, 200(sp)
    slli a2, ra, 4
    lui s9, 3840
    addi s9, s9, 240
    and a2, a2, s9
    or a2, s11, a2
    srli s11, ra, 6
    lui t0, 12288
    addi t0, t0, 768
    and s11, s11, t0
    or a2, a2, s11
    slli s11, ra, 2
    lui ra, 1032208
    addi ra, ra, -1024
    sw s11, 236(sp)
    and s11, s11, ra
    or a2, a2, s11
    sw a2, 132(a0)
    lw s11, 244(sp)
    sw a2, 364(sp)
    srli a2, s11, 6
    sw s3, 324(sp)
    lui s3, 48
    addi s3, s3, 3
    and a2, a2, s3
    sw t5, 360(sp)
    slli t5, s11, 2
    lui s10, 4032
    addi s10, s10, 252
    and t5, t5, s10
    or t5, a2, t5
    srli a2, s11, 5
    lui t2, 28672
    addi t2, t2, 1792
    and a2, a2, t2
    or t5, t5, a2
    slli a2, s11, 3
    lui s11, 1015824
    addi s11, s11, -2048
    and a2, a2, s11
    or t5, t5, a2
    sw t5, 136(a0)
    lui a2, 1536
    addi a2, a2, 352
    sw a2, 140(a0)
    sw a2, 356(sp)
    lw a2, 316(sp)
    sw t5, 224(sp)
    slli t5, a2, 16
    sw a6, 164(sp)
    srli a6, a2, 16
    or a6, t5, a6
    lui t5, 349525
    addi t5, t5, 1365
    and a6, a6, t5
    sw t1, 348(sp)
    slli t1, a2, 24
    srli a2, a2, 8
    or t1, t1, a2
    lui a2, 699051
    addi a2, a2, -1366
    sw t1, 336(sp)
    and t1, t1, a2
    or a6, a6, t1
    sw a6, 144(a0)
    lw a6, 232(sp)
    sw a2, 152(sp)
    slli t1, a6, 24
    srli s4, a6, 8
    or t1, t1, s4
    and t1, t1, t5
    slli s4, a6, 12
    srli a2, a6, 20
    or a2, s4, a2
    lui s4, 41121
    addi s4, s4, -1526
    and a2, a2, s4
    or t1, t1, a2
    slli a2, a6, 28
    srli a6, a6, 4
    or a6, a2, a6
    lui a2, 657930
    addi a2, a2, 160
    and a6, a6, a2
    or a6, t1, a6
    # round 13 (gift.dsl:33)
    not t1, a6
    sw t1, 148(a0)
    lui t1, 8197
    addi t1, t1, 65
    not t1, t1
    sw t1, 152(a0)
    lui t1, 12336
    addi t1, t1, 771
    and a3, a3, t1
    sw a6, 120(sp)
    slli a6, a7, 2
    sw t1, 100(sp)
    lui t1, 49345
    addi t1, t1, -1012
    and a6, a6, t1
    or a6, a3, a6
    srli a3, a7, 1
    sw t1, 320(sp)
    lui t1, 460551
    addi t1, t1, 112
    sw a3, 292(sp)
    and a3, a3, t1
    or a6, a6, a3
    slli a3, a7, 3
    sw a7, 204(sp)
    lui a7, 526344
    addi a7, a7, 128
    sw a3, 312(sp)
    and a3, a3, a7
    or a6, a6, a3
    sw a6, 156(a0)
    lw a3, 332(sp)
    sw a6, 308(sp)
    srli a6, a3, 1
    sw a7, 300(sp)
    lui a7, 28784
    addi a7, a7, 1799
    and a6, a6, a7
    sw a7, 328(sp)
    slli a7, a3, 3
    sw t1, 212(sp)
    lui t1, 32897
    addi t1, t1, -2040
    and a7, a7, t1
    or a6, a6, a7
    srli a7, a3, 17
    sw t1, 296(sp)
    lui t1, 7
    addi t1, t1, 112
    and a7, a7, t1
    or a6, a6, a7
    srli a7, a3, 13
    sw t1, 188(sp)
    lui t1, 8
    addi t1, t1, 128
    and a7, a7, t1
    or a6, a6, a7
    slli a7, a3, 14
    sw t1, 160(sp)
    lui t1, 197376
    and a7, a7, t1
    or a6, a6, a7
    slli a7, a3, 18
    lui a3, 789504
    and a7, a7, a3
    or a6, a6, a7
    sw a6, 160(a0)
    lui a7, 524288
    addi a7, a7, 771
    sw a7, 164(a0)
    lw a7, 172(sp)
    sw a6, 272(sp)
    slli a3, a7, 8
    srli a6, a7, 24
    or a6, a3, a6
    and a6, a6, s1
    slli a3, a7, 24
    srli a7, a7, 8
    or a7, a3, a7
    and a7, a7, s2
    or a6, a6, a7
    sw a6, 168(a0)
    lw a6, 112(sp)
    lui a3, 1048560
    lw s2, 12(a1)
    srli a7, a6, 16
    and s2, s2, a3
    or a7, a7, s2
    sw a7, 172(a0)
    lui s2, 159744
    addi s2, s2, 128
    sw s2, 176(a0)
    lw s1, 108(sp)
    sw s2, 256(sp)
    srli s2, s1, 17
    and s2, s2, s5
    srli s5, s1, 15
    and s5, s5, s7
    or s2, s2, s5
    srli s5, s1, 1
    and s5, s5, s8
    or s2, s2, s5
    slli s5, s1, 1
    and s5, s5, s6
    or s2, s2, s5
    slli s5, s1, 16
    lui s6, 209712
    and s7, s5, s6
    or s2, s2, s7
    sw s2, 180(a0)
    lw s7, 216(sp)
    sw a7, 172(sp)
    srli s8, s7, 9
    and s8, s8, t4
    srli a7, s7, 7
    and a7, a7, t3
    or a7, s8, a7
    srli s8, s7, 17
    and a4, s8, a4
    or a7, a7, a4
    srli a4, s7, 15
    and a4, a4, s0
    or a7, a7, a4
    slli a4, s7, 16
    lui s0, 838848
    and a4, a4, s0
    or a7, a7, a4
    slli a4, s7, 24
    lui s8, 208896
    and a4, a4, s8
    or a7, a7, a4
    # round 16 (gift.dsl:33)
    not a4, a7
    sw a4, 184(a0)
    lui a4, 526464
    addi a4, a4, 16
    sw a4, 104(sp)
    not a4, a4
    sw a4, 188(a0)
    lw a4, 252(sp)
    srli s1, a4, 4
    and t6, s1, t6
    slli s1, a4, 4
    and s1, s1, s9
    or t6, t6, s1
    srli s1, a4, 6
    and s1, s1, t0
    or t6, t6, s1
    slli s1, a4, 2
    and s9, s1, ra
    or t6, t6, s9
    sw t6, 192(a0)
    lw s9, 344(sp)
    srli a4, s9, 6
    and a4, a4, s3
    slli s3, s9, 2
    and s3, s3, s10
    or a4, a4, s3
    srli s3, s9, 5
    and t2, s3, t2
    or t2, a4, t2
    slli a4, s9, 3
    and a4, a4, s11
    or t2, t2, a4
    sw t2, 196(a0)
    lui a4, 3584
    addi a4, a4, 320
    sw a4, 200(a0)
    slli s3, a5, 16
    srli s10, a5, 16
    or s3, s3, s10
    and s3, s3, t5
    slli s10, a5, 24
    srli s11, a5, 8
    or s10, s10, s11
    lw s11, 152(sp)
    sw a4, 260(sp)
    and a4, s10, s11
    or a4, s3, a4
    sw a4, 204(a0)
    lw s3, 268(sp)
    sw a4, 168(sp)
    slli a4, s3, 24
    srli s9, s3, 8
    or a4, a4, s9
    and a4, a4, t5
    slli s9, s3, 12
    sw s10, 352(sp)
    srli s10, s3, 20
    or s9, s9, s10
    and s9, s9, s4
    or a4, a4, s9
    slli s9, s3, 28
    srli s10, s3, 4
    or s9, s9, s10
    and s9, s9, a2
    or a4, a4, s9
    # round 18 (gift.dsl:33)
    not s9, a4
    sw s9, 208(a0)
    lui s9, 8197
    addi s9, s9, 17
    not s10, s9
    sw s10, 212(a0)
    lw s10, 348(sp)
    sw s9, 184(sp)
    srli s3, s10, 2
    lw s9, 100(sp)
    sw s1, 100(sp)
    and s3, s3, s9
    lw s1, 320(sp)
    slli s9, s10, 2
    and s1, s9, s1
    or s1, s3, s1
    srli s3, s10, 1
    lw s9, 212(sp)
    sw s3, 320(sp)
    and s3, s3, s9
    or s1, s1, s3
    slli s3, s10, 3
    lw s10, 300(sp)
    sw s3, 144(sp)
    and s3, s3, s10
    or s1, s1, s3
    sw s1, 216(a0)
    lw s3, 164(sp)
    sw t6, 136(sp)
    srli t6, s3, 1
    sw s5, 380(sp)
    lw s5, 328(sp)
    slli s7, s3, 3
    lw a6, 296(sp)
    and t6, t6, s5
    and s7, s7, a6
    or t6, t6, s7
    lw a6, 188(sp)
    srli s7, s3, 17
    and s7, s7, a6
    or t6, t6, s7
    lw a6, 160(sp)
    srli s7, s3, 13
    and s7, s7, a6
    or t6, t6, s7
    slli s7, s3, 14
    and t1, s7, t1
    or t1, t6, t1
    slli t6, s3, 18
    lui s7, 789504
    and t6, t6, s7
    or t1, t1, t6
    sw t1, 220(a0)
    lui t6, 524304
    addi t6, t6, 515
    sw t6, 224(a0)
    lw s7, 228(sp)
    lw s3, 0(a1)
    srli s7, s7, 16
    and a3, s3, a3
    or a3, s7, a3
    sw a3, 228(a0)
    lw s3, 240(sp)
    srli s7, s3, 16
    lw s3, 208(sp)
    slli s3, s3, 16
    or s3, s7, s3
    sw s3, 232(a0)
    lui s3, 176128
    addi s3, s3, 128
    sw s3, 236(a0)
    lw s3, 116(sp)
    sw t6, 228(sp)
    srli s7, s3, 24
    andi s7, s7, 51
    srli t6, s3, 16
    sw a3, 384(sp)
    lui a3, 13
    addi a3, a3, -820
    and t6, t6, a3
    or t6, s7, t6
    slli s7, s3, 7
    sw s1, 388(sp)
    lui s1, 1
    addi s1, s1, 256
    and s7, s7, s1
    or t6, t6, s7
    slli s7, s3, 9
    sw t1, 392(sp)
    lw t1, 368(sp)
    and s7, s7, t1
    or t6, t6, s7
    lw s7, 360(sp)
    slli s7, s7, 16
    and s7, s7, s6
    or t6, t6, s7
    slli s7, s3, 15
    lui s6, 279616
    and s7, s7, s6
    or t6, t6, s7
    slli s7, s3, 17
    lui s3, 559232
    and s7, s7, s3
    or t6, t6, s7
    sw t6, 240(a0)
    lw s7, 324(sp)
    sw t6, 360(sp)
    srli t6, s7, 9
    and t6, t6, t4
    srli s3, s7, 7
    and s3, s3, t3
    or t6, t6, s3
    lw s3, 176(sp)
    lui s6, 126978
    srli s3, s3, 16
    and s3, s3, a3
    or t6, t6, s3
    slli s3, s7, 16
    and s3, s3, s0
    or t6, t6, s3
    slli s3, s7, 24
    and s3, s3, s8
    or t6, t6, s3
    # round 21 (gift.dsl:33)
    not s3, t6
    sw s3, 244(a0)
    lui s3, 524417
    addi s3, s3, -2032
    not s7, s3
    sw s7, 248(a0)
    lw s7, 244(sp)
    sw s3, 396(sp)
    srli s3, s7, 2
    lui s8, 1008
    addi s8, s8, 63
    and s3, s3, s8
    slli s0, s7, 6
    sw t6, 400(sp)
    lui t6, 3072
    addi t6, t6, 192
    and s0, s0, t6
    or s0, s3, s0
    srli s3, s7, 3
    and s3, s3, t0
    or s0, s0, s3
    lw s3, 224(sp)
    addi s6, s6, -256
    slli s3, s3, 2
    and s3, s3, ra
    or s0, s0, s3
    sw s0, 252(a0)
    lw s3, 284(sp)
    sw s0, 404(sp)
    srli s7, s3, 2
    and s7, s7, s8
    slli s0, s3, 6
    and s0, s0, t6
    or s0, s7, s0
    srli s7, s3, 3
    and s7, s7, s6
    or s0, s0, s7
    slli s7, s3, 5
    lui s3, 917518
    and s7, s7, s3
    or s0, s0, s7
    sw s0, 256(a0)
    lui s7, 1024
    addi s7, s7, 352
    sw s7, 260(a0)
    sw s7, 408(sp)
    lw s7, 232(sp)
    sw s0, 412(sp)
    slli s0, s7, 8
    srli s7, s7, 24
    or s0, s0, s7
    lw s7, 120(sp)
    and s0, s0, t5
    slli s3, s7, 24
    srli s7, s7, 8
    or s3, s3, s7
    and s3, s3, s11
    or s0, s0, s3
    sw s0, 264(a0)
    lw s0, 316(sp)
    slli s3, s0, 8
    srli s7, s0, 24
    or s3, s3, s7
    and s3, s3, t5
    slli s7, s0, 4
    srli s11, s0, 28
    or s7, s7, s11
    and s7, s7, s4
    or s3, s3, s7
    slli s7, s0, 20
    srli s11, s0, 12
    or s7, s7, s11
    and s7, s7, a2
    or s3, s3, s7
    # round 23 (gift.dsl:33)
    not s7, s3
    sw s7, 268(a0)
    lui s7, 8196
    addi s7, s7, 1
    not s7, s7
    sw s7, 272(a0)
    lw s7, 332(sp)
    lui s0, 4112
    srli s11, s7, 3
    addi s0, s0, 257
    and s11, s11, s0
    slli s7, s7, 1
    sw s3, 120(sp)
    lui s3, 57569
    addi s3, s3, -498
    and s7, s7, s3
    or s7, s11, s7
    lw s11, 272(sp)
    sw s3, 416(sp)
    srli s3, s11, 1
    and s3, s3, s9
    or s3, s7, s3
    slli s7, s11, 3
    and s7, s7, s10
    or s3, s3, s7
    sw s3, 276(a0)
    lw s7, 308(sp)
    sw s3, 272(sp)
    srli s11, s7, 1
    and s11, s11, s5
    lw s3, 204(sp)
    lw s10, 296(sp)
    slli s5, s3, 1
    and s5, s5, s10
    or s5, s11, s5
    srli s11, s7, 17
    lw s7, 188(sp)
    and s11, s11, s7
    or s5, s5, s11
    srli s11, s3, 14
    and s11, s11, a6
    or s5, s5, s11
    slli s11, s3, 13
    lui a6, 65792
    and s11, s11, a6
    or s5, s5, s11
    slli s11, s3, 17
    lui s3, 921088
    and s11, s11, s3
    or s5, s5, s11
    sw s5, 280(a0)
    lui s11, 524288
    addi s11, s11, 514
    sw s11, 284(a0)
    lw s11, 124(sp)
    lw s3, 112(sp)
    srli s11, s11, 16
    slli s3, s3, 16
    or s3, s11, s3
    sw s3, 288(a0)
    lw s3, 288(sp)
    lw s11, 200(sp)
    srli s3, s3, 16
    slli s11, s11, 16
    or s3, s3, s11
    sw s3, 292(a0)
    lui s11, 135168
    addi s11, s11, 128
    sw s11, 296(a0)
    sw s11, 200(sp)
    lw s11, 216(sp)
    sw s3, 288(sp)
    srli s3, s11, 24
    andi s3, s3, 51
    srli a6, s11, 16
    and a6, a6, a3
    or a6, s3, a6
    slli s3, s11, 7
    and s1, s3, s1
    or a6, a6, s1
    slli s1, s11, 9
    and t1, s1, t1
    or a6, a6, t1
    slli t1, a7, 16
    lui s1, 209712
    and t1, t1, s1
    or a6, a6, t1
    slli t1, s11, 15
    lui s1, 279616
    and t1, t1, s1
    or a6, a6, t1
    slli t1, s11, 17
    lui s1, 559232
    and t1, t1, s1
    or a6, a6, t1
    sw a6, 300(a0)
    srli t1, s2, 9
    and t1, t1, t4
    srli t4, s2, 7
    and t3, t4, t3
    or t1, t1, t3
    lw t3, 108(sp)
    lui s1, 838848
    srli t4, t3, 16
    and t4, t4, a3
    or t1, t1, t4
    slli t4, s2, 16
    and t4, t4, s1
    or t1, t1, t4
    slli t4, s2, 24
    lui s3, 208896
    and t4, t4, s3
    or t1, t1, t4
    # round 26 (gift.dsl:33)
    not t4, t1
    sw t4, 304(a0)
    lw t4, 280(sp)
    not t4, t4
    sw t4, 308(a0)
    lw t4, 344(sp)
    srli s11, t4, 2
    and s11, s11, s8
    slli t3, t4, 6
    and t3, t3, t6
    or t3, s11, t3
    srli s11, t4, 3
    and t0, s11, t0
    or t0, t3, t0
    slli t3, t2, 2
    and t3, t3, ra
    or t0, t0, t3
    sw t0, 312(a0)
    lw t3, 252(sp)
    srli s11, t3, 2
    and s11, s11, s8
    slli ra, t3, 6
    and ra, ra, t6
    or s11, s11, ra
    srli ra, t3, 3
    and s6, ra, s6
    or s6, s11, s6
    slli s11, t3, 5
    lui ra, 917518
    and s11, s11, ra
    or s6, s6, s11
    sw s6, 316(a0)
    lui s11, 3072
    addi s11, s11, 256
    sw s11, 320(a0)
    lw ra, 268(sp)
    sw t0, 368(sp)
    slli t4, ra, 8
    srli ra, ra, 24
    or t4, t4, ra
    and t4, t4, t5
    slli ra, a4, 24
    srli t0, a4, 8
    or t0, ra, t0
    lw ra, 152(sp)
    srli t3, a5, 24
    and t0, t0, ra
    or t0, t4, t0
    sw t0, 324(a0)
    slli t4, a5, 8
    or t3, t4, t3
    and t3, t3, t5
    slli t4, a5, 4
    sw a7, 112(sp)
    srli a7, a5, 28
    or a7, t4, a7
    and a7, a7, s4
    or a7, t3, a7
    slli t3, a5, 20
    srli t4, a5, 12
    or t3, t3, t4
    and t3, t3, a2
    or a7, a7, t3
    # round 28 (gift.dsl:33)
    not t3, a7
    sw t3, 328(a0)
    lui t3, 8192
    addi t3, t3, 81
    not t4, t3
    sw t4, 332(a0)
    lw t4, 164(sp)
    lw s4, 416(sp)
    srli a2, t4, 3
    and a2, a2, s0
    slli s0, t4, 1
    and s0, s0, s4
    or a2, a2, s0
    lw s0, 392(sp)
    srli s4, s0, 1
    and s4, s4, s9
    or a2, a2, s4
    slli s4, s0, 3
    lw s0, 300(sp)
    and s4, s4, s0
    or a2, a2, s4
    sw a2, 336(a0)
    lw a2, 388(sp)
    lw t4, 328(sp)
    srli s4, a2, 1
    and s4, s4, t4
    sw a5, 416(sp)
    lw a5, 348(sp)
    sw t2, 124(sp)
    slli t2, a5, 1
    and t2, t2, s10
    or t2, s4, t2
    srli a2, a2, 17
    and a2, a2, s7
    or t2, t2, a2
    lw s4, 160(sp)
    srli a2, a5, 14
    and a2, a2, s4
    or t2, t2, a2
    slli a2, a5, 13
    lui s4, 65792
    and a2, a2, s4
    or t2, t2, a2
    slli a2, a5, 17
    lui s4, 921088
    and a2, a2, s4
    or t2, t2, a2
    sw t2, 340(a0)
    lui a2, 524304
    addi a2, a2, 259
    sw a2, 344(a0)
    lw s4, 208(sp)
    lw s7, 240(sp)
    srli s4, s4, 16
    slli s7, s7, 16
    or s4, s4, s7
    sw s4, 348(a0)
    lw s7, 264(sp)
    lw a5, 180(sp)
    srli s7, s7, 16
    slli a5, a5, 16
    or a5, s7, a5
    sw a5, 352(a0)
    lui a5, 188416
    addi a5, a5, 128
    sw a5, 356(a0)
    lw a5, 176(sp)
    sw a4, 264(sp)
    srli s7, a5, 8
    lui a5, 819
    addi a5, a5, 819
    lw a4, 324(sp)
    and s7, s7, a5
    srli a4, a4, 16
    and a4, a4, a3
    or a4, s7, a4
    lw s7, 140(sp)
    and s7, s7, s1
    or a4, a4, s7
    lw s7, 400(sp)
    slli s7, s7, 16
    and s7, s7, s3
    or a4, a4, s7
    sw a4, 360(a0)
    # round 31 (gift.dsl:33)
    lw s7, 116(sp)
    not s7, s7
    sw s7, 364(a0)
    lui s7, 2177
    addi s7, s7, -2032
    sw s7, 116(sp)
    not s7, s7
    sw s7, 368(a0)
    lw s7, 364(sp)
    sw a4, 400(sp)
    srli s7, s7, 2
    and s7, s7, s8
    lw a4, 236(sp)
    sw s11, 140(sp)
    and a4, a4, t6
    or a4, s7, a4
    lw s7, 284(sp)
    sw a6, 236(sp)
    srli a6, s7, 1
    lui s11, 520200
    addi s11, s11, -256
    and a6, a6, s11
    or a6, a4, a6
    slli a4, s7, 7
    lui s7, 524296
    and a4, a4, s7
    or a6, a6, a4
    sw a6, 372(a0)
    lui a4, 512
    addi a4, a4, 352
    sw a4, 376(a0)
    sw a4, 240(sp)
    lw a4, 336(sp)
    sw s6, 336(sp)
    and a4, a4, t5
    lw s6, 120(sp)
    sw t3, 208(sp)
    slli t3, s6, 24
    srli s6, s6, 8
    or t3, t3, s6
    and t3, t3, ra
    or t3, a4, t3
    sw t3, 380(a0)
    # round 33 (gift.dsl:33)
    lw t3, 232(sp)
    not t3, t3
    sw t3, 384(a0)
    lui t3, 8197
    addi t3, t3, 64
    not t3, t3
    sw t3, 388(a0)
    lw t3, 292(sp)
    lw a4, 312(sp)
    and t3, t3, t4
    and a4, a4, s10
    or t3, t3, a4
    srli a4, s5, 1
    and a4, a4, s9
    or t3, t3, a4
    slli a4, s5, 3
    and a4, a4, s0
    or t3, t3, a4
    sw t3, 392(a0)
    lui a4, 524288
    addi a4, a4, 769
    sw a4, 396(a0)
    # round 35 (gift.dsl:33)
    lw a4, 4(a1)
    not s5, a4
    sw s5, 400(a0)
    lw s5, 192(sp)
    not s5, s5
    sw s5, 404(a0)
    lui s5, 24576
    addi s5, s5, 128
    sw s5, 408(a0)
    lw s6, 108(sp)
    srli s6, s6, 8
    and a5, s6, a5
    srli s6, s2, 16
    and a3, s6, a3
    or a5, a5, a3
    lw a3, 380(sp)
    and a3, a3, s1
    or a5, a5, a3
    slli a3, t1, 16
    and a3, a3, s3
    or a5, a5, a3
    # round 36 (gift.dsl:33)
    not a3, a5
    sw a3, 412(a0)
    lw a3, 216(sp)
    not a3, a3
    sw a3, 416(a0)
    lui a3, 34944
    addi a3, a3, 16
    not s1, a3
    sw s1, 420(a0)
    lw s1, 136(sp)
    lw s6, 100(sp)
    srli s3, s1, 2
    and s3, s3, s8
    and t6, s6, t6
    or t6, s3, t6
    lw s3, 252(sp)
    srli s6, s3, 1
    and s6, s6, s11
    or t6, t6, s6
    slli s6, s3, 7
    and s6, s6, s7
    or t6, t6, s6
    sw t6, 424(a0)
    # round 37 (gift.dsl:33)
    lw t6, 344(sp)
    srli s6, a7, 8
    not t6, t6
    sw t6, 428(a0)
    lui t6, 2560
    addi t6, t6, 448
    not t6, t6
    sw t6, 432(a0)
    lw t6, 352(sp)
    and t5, t6, t5
    slli t6, a7, 24
    or t6, t6, s6
    and t6, t6, ra
    or t5, t5, t6
    sw t5, 436(a0)
    lui t6, 8197
    addi t6, t6, 20
    sw t6, 440(a0)
    lw t6, 320(sp)
    # round 39 (gift.dsl:33)
    not t5, t5
    and t4, t6, t4
    lw t6, 144(sp)
    # round 35 (gift.dsl:33)
    not t3, t3
    and t6, t6, s10
    or t4, t4, t6
    srli t6, t2, 1
    and t6, t6, s9
    or t4, t4, t6
    slli t6, t2, 3
    and t6, t6, s0
    or t4, t4, t6
    sw t4, 444(a0)
    # round 39 (gift.dsl:33)
    lw t4, 164(sp)
    # round 33 (gift.dsl:33)
    not a6, a6
    # round 39 (gift.dsl:33)
    not t4, t4
    sw t4, 448(a0)
    lui t4, 528400
    addi t4, t4, 513
    not t4, t4
    sw t4, 452(a0)
    lw t4, 180(sp)
    lw t6, 248(sp)
    and t6, t4, t6
    slli s0, t6, 8
    xor t4, t4, t6
    srli t4, t4, 8
    or t4, s0, t4
    sw t4, 456(a0)
    lw t4, 148(sp)
    sw t5, 468(a0)
    slli t6, t4, 24
    srli s0, t4, 8
    or t6, t6, s0
    sw t6, 460(a0)
    lui t6, 106496
    addi t6, t6, 128
    sw t6, 464(a0)
    sw a3, 472(a0)
    sw a4, 476(a0)
    # round 36 (gift.dsl:33)
    not t5, s5
    sw t5, 480(a0)
    sw t3, 484(a0)
    sw a6, 488(a0)
    # round 31 (gift.dsl:33)
    not a6, s4
    sw a6, 492(a0)
    # round 30 (gift.dsl:33)
    not a6, t2
    sw a6, 496(a0)
    not a6, a2
    sw a6, 500(a0)
    # round 29 (gift.dsl:33)
    not a6, t0
    sw a6, 504(a0)
    sw a7, 508(a0)
    lw a6, 208(sp)
    sw a6, 512(a0)
    # round 28 (gift.dsl:33)
    lw a6, 336(sp)
    not a6, a6
    sw a6, 516(a0)
    lw a6, 140(sp)
    not a6, a6
    sw a6, 520(a0)
    # round 27 (gift.dsl:33)
    lw a6, 236(sp)
    sw t1, 528(a0)
    not a6, a6
    sw a6, 524(a0)
    lw a6, 280(sp)
    sw a6, 532(a0)
    # round 26 (gift.dsl:33)
    lw a6, 288(sp)
    not a6, a6
    sw a6, 536(a0)
    lw a6, 200(sp)
    not a6, a6
    sw a6, 540(a0)
    # round 25 (gift.dsl:33)
    lw a6, 272(sp)
    not a6, a6
    sw a6, 544(a0)
    # round 23 (gift.dsl:33)
    lw a6, 404(sp)
    not a6, a6
    sw a6, 548(a0)
    # round 21 (gift.dsl:33)
    lw a6, 384(sp)
    not a6, a6
    sw a6, 552(a0)
    # round 20 (gift.dsl:33)
    lw a6, 392(sp)
    not a6, a6
    sw a6, 556(a0)
    lw a6, 228(sp)
    not a6, a6
    sw a6, 560(a0)
    # round 19 (gift.dsl:33)
    lw a6, 168(sp)
    not a6, a6
    sw a6, 564(a0)
    lw a6, 264(sp)
    sw a6, 568(a0)
    lw a6, 184(sp)
    sw a6, 572(a0)
    # round 18 (gift.dsl:33)
    lw a6, 124(sp)
    not a6, a6
    sw a6, 576(a0)
    lw a6, 260(sp)
    not a6, a6
    sw a6, 580(a0)
    # round 17 (gift.dsl:33)
    not a6, s2
    sw a6, 584(a0)
    lw a6, 112(sp)
    sw a6, 588(a0)
    lw a6, 104(sp)
    sw a6, 592(a0)
    # round 16 (gift.dsl:33)
    lw a6, 172(sp)
    not a6, a6
    sw a6, 596(a0)
    lw a6, 256(sp)
    not a6, a6
    sw a6, 600(a0)
    # round 15 (gift.dsl:33)
    lw a6, 308(sp)
    not a6, a6
    sw a6, 604(a0)
    # round 13 (gift.dsl:33)
    lw a6, 364(sp)
    not a6, a6
    sw a6, 608(a0)
    # round 11 (gift.dsl:33)
    not a6, t4
    sw a6, 612(a0)
    # round 10 (gift.dsl:33)
    lw a6, 348(sp)
    not a6, a6
    sw a6, 616(a0)
    lw a6, 304(sp)
    not a6, a6
    sw a6, 620(a0)
    # round 9 (gift.dsl:33)
    lw a6, 268(sp)
    not a6, a6
    sw a6, 624(a0)
    lw a6, 416(sp)
    sw a6, 628(a0)
    lw a6, 96(sp)
    sw a6, 632(a0)
    # round 8 (gift.dsl:33)
    not a6, s3
    sw a6, 636(a0)
    lw a6, 340(sp)
    not a6, a6
    sw a6, 640(a0)
    lw a6, 108(sp)
    sw a6, 644(a0)
    lw a6, 132(sp)
    sw a6, 648(a0)
    # round 6 (gift.dsl:33)
    lw a6, 376(sp)
    not a6, a6
    sw a6, 652(a0)
    lw a6, 372(sp)
    not a6, a6
    sw a6, 656(a0)
    # round 5 (gift.dsl:33)
    lw a6, 332(sp)
    not a6, a6
    sw a6, 660(a0)
    lw a6, 204(sp)
    sw a6, 664(a0)
    lw a6, 196(sp)
    sw a6, 668(a0)
    # round 4 (gift.dsl:33)
    lw a6, 316(sp)
    not a6, a6
    sw a6, 672(a0)
    lw a6, 128(sp)
    not a6, a6
    sw a6, 676(a0)
    # round 3 (gift.dsl:33)
    lw a6, 244(sp)
    not a6, a6
    sw a6, 680(a0)
    lw a6, 284(sp)
    sw a6, 684(a0)
    lw a6, 276(sp)
    sw a6, 688(a0)
    # round 2 (gift.dsl:33)
    lw a6, 176(sp)
    not a6, a6
    sw a6, 692(a0)
    lw a6, 220(sp)
    not a6, a6
    sw a6, 696(a0)
    # round 11 (gift.dsl:33)
    lw a6, 324(sp)
    not a6, a6
    sw a6, 700(a0)
    lw a6, 156(sp)
    sw a6, 704(a0)
    # round 12 (gift.dsl:33)
    lw a6, 224(sp)
    not a6, a6
    sw a6, 708(a0)
    lw a6, 356(sp)
    not a6, a6
    sw a6, 712(a0)
    # round 17 (gift.dsl:33)
    not a6, s1
    sw a6, 716(a0)
    # round 21 (gift.dsl:33)
    lw a6, 360(sp)
    not a6, a6
    sw a6, 720(a0)
    lw a6, 396(sp)
    sw a6, 724(a0)
    # round 22 (gift.dsl:33)
    lw a6, 412(sp)
    not a6, a6
    sw a6, 728(a0)
    lw a6, 408(sp)
    not a6, a6
    sw a6, 732(a0)
    # round 27 (gift.dsl:33)
    lw a6, 368(sp)
    not a6, a6
    sw a6, 736(a0)
    # round 31 (gift.dsl:33)
    lw a6, 400(sp)
    not a6, a6
    sw a6, 740(a0)
    lw a6, 116(sp)
    sw a6, 744(a0)
    # round 32 (gift.dsl:33)
    lw a6, 240(sp)
    sw a5, 752(a0)
    not a6, a6
    sw a6, 748(a0)
    addi t0, sp, 64
    addi t1, sp, 432
.Llwcc_giftb128_128_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_giftb128_128_key_setup_rv32i_wipe
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
    .size lwcc_giftb128_128_key_setup_rv32i, .-lwcc_giftb128_128_key_setup_rv32i

    .balign 4
    .global lwcc_giftb128_128_ecb_encrypt_rv32i
    .type lwcc_giftb128_128_ecb_encrypt_rv32i, %function
lwcc_giftb128_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_giftb128_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_giftb128_128_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
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
    add a2, a2, a1
    addi a2, a2, -16
.Llwcc_giftb128_128_ecb_encrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    # round 1 (gift.dsl:33)
    or t1, a5, a6
    and t2, a5, a7
    xor a7, a7, t1
    xor a6, a6, t2
    xor t1, t0, a7
    and t0, t0, a6
    xor a6, a6, t1
    xor a5, a5, t0
    and t0, a5, a6
    lui t2, 209715
    lui t3, 489335
    xor a7, a7, t0
    lui t0, 69905
    addi t2, t2, 819
    addi t3, t3, 1911
    not t1, t1
    addi t0, t0, 273
    and t4, a6, t2
    and t5, a7, t3
    and t6, t1, t0
    xor a6, a6, t4
    xor a7, a7, t5
    xor t1, t1, t6
    slli t4, t4, 2
    srli a6, a6, 2
    slli t5, t5, 1
    srli a7, a7, 3
    lw a4, 0(a3)
    lw s0, 4(a3)
    slli t6, t6, 3
    srli t1, t1, 1
    or a6, t4, a6
    or a7, t5, a7
    or t1, t6, t1
    xor a6, a6, a4
    xor a7, a7, s0
    lw t4, 8(a3)
    # round 2 (gift.dsl:33)
    or t5, t1, a6
    and t6, t1, a7
    # round 1 (gift.dsl:33)
    xor a5, a5, t4
    # round 2 (gift.dsl:33)
    xor a7, a7, t5
    xor a6, a6, t6
    xor t4, a5, a7
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, t1, a5
    lui t1, 4080
    and t5, a5, a6
    addi t1, t1, 255
    lui t6, 65521
    xor a7, a7, t5
    lui t5, 240
    and a4, a6, t1
    addi t6, t6, -1
    addi t5, t5, 15
    xor a6, a6, a4
    and s0, a7, t6
    and s1, t4, t5
    slli a4, a4, 8
    srli a6, a6, 8
    xor a7, a7, s0
    lw s2, 12(a3)
    xor t4, t4, s1
    or a6, a4, a6
    slli a4, s0, 4
    srli a7, a7, 12
    lw s0, 16(a3)
    slli s1, s1, 12
    srli t4, t4, 4
    or a7, a4, a7
    xor a6, a6, s2
    or t4, s1, t4
    xor a7, a7, s0
    lw a4, 20(a3)
    # round 3 (gift.dsl:33)
    not s0, a6
    and s0, t4, s0
    or s1, t4, a7
    # round 2 (gift.dsl:33)
    xor a5, a5, a4
    # round 3 (gift.dsl:33)
    xor a7, a7, s0
    xor a6, a6, s1
    xor a4, a5, a7
    or a5, a5, a6
    xor a6, a6, a4
    xor a5, t4, a5
    and t4, a5, a6
    lui s0, 349525
    xor a7, a7, t4
    addi t4, s0, 1365
    lui s0, 5
    lui s1, 11
    and s3, a6, t4
    slli s4, a7, 15
    lui s5, 349520
    srli s6, a4, 17
    addi s0, s0, 1365
    srli s7, a4, 15
    addi s1, s1, -1366
    xor a6, a6, s3
    srli s8, a7, 16
    and s4, s4, s5
    slli a7, a7, 17
    lui s9, 699040
    and s6, s6, s0
    and s7, s7, s1
    slli s3, s3, 1
    srli a6, a6, 1
    or s4, s8, s4
    and a7, a7, s9
    lw s8, 24(a3)
    lw s10, 28(a3)
    or s6, s6, s7
    slli a4, a4, 16
    or a6, s3, a6
    or a7, s4, a7
    or a4, s6, a4
    xor a6, a6, s8
    xor a7, a7, s10
    lw s3, 32(a3)
    # round 4 (gift.dsl:33)
    or s4, a4, a6
    and s6, a4, a7
    # round 3 (gift.dsl:33)
    xor a5, a5, s3
    # round 4 (gift.dsl:33)
    xor a7, a7, s4
    xor a6, a6, s6
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, a4, a5
    lui a4, 61681
    and s4, a5, a6
    addi a4, a4, -241
    lui s6, 12336
    xor a7, a7, s4
    lui s4, 259060
    and s7, a6, a4
    addi s6, s6, 771
    addi s4, s4, -193
    xor a6, a6, s7
    and s8, a7, s6
    and s10, s3, s4
    slli s7, s7, 4
    srli a6, a6, 4
    xor a7, a7, s8
    lw s11, 36(a3)
    xor s3, s3, s10
    or a6, s7, a6
    slli s7, s8, 6
    srli a7, a7, 2
    lw s8, 40(a3)
    slli s10, s10, 2
    srli s3, s3, 6
    or a7, s7, a7
    xor a6, a6, s11
    or s3, s10, s3
    xor a7, a7, s8
    lw s7, 44(a3)
    # round 5 (gift.dsl:33)
    not s8, a6
    and s8, s3, s8
    or s10, s3, a7
    # round 4 (gift.dsl:33)
    xor a5, a5, s7
    # round 5 (gift.dsl:33)
    xor a7, a7, s8
    xor a6, a6, s10
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    slli s3, a6, 16
    srli a6, a6, 16
    slli s8, a7, 8
    srli a7, a7, 24
    lw s10, 48(a3)
    slli ra, s7, 24
    srli s7, s7, 8
    or a6, s3, a6
    lw s3, 52(a3)
    or a7, s8, a7
    or s7, ra, s7
    xor a6, a6, s10
    xor a7, a7, s3
    lw s3, 56(a3)
    # round 6 (gift.dsl:33)
    or s8, s7, a6
    and s10, s7, a7
    # round 5 (gift.dsl:33)
    xor a5, a5, s3
    # round 6 (gift.dsl:33)
    xor a7, a7, s8
    xor a6, a6, s10
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor a7, a7, s7
    and s7, a6, t2
    xor a6, a6, s7
    and s8, a7, t3
    and s10, s3, t0
    slli s7, s7, 2
    srli a6, a6, 2
    xor a7, a7, s8
    lw ra, 60(a3)
    xor s3, s3, s10
    or a6, s7, a6
    slli s7, s8, 1
    srli a7, a7, 3
    lw s8, 64(a3)
    slli s10, s10, 3
    srli s3, s3, 1
    or a7, s7, a7
    xor a6, a6, ra
    or s3, s10, s3
    xor a7, a7, s8
    lw s7, 68(a3)
    # round 7 (gift.dsl:33)
    not s8, a6
    and s8, s3, s8
    or s10, s3, a7
    # round 6 (gift.dsl:33)
    xor a5, a5, s7
    # round 7 (gift.dsl:33)
    xor a7, a7, s8
    xor a6, a6, s10
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, t1
    and s8, a7, t6
    and s10, s7, t5
    xor a6, a6, s3
    xor a7, a7, s8
    xor s7, s7, s10
    slli s3, s3, 8
    srli a6, a6, 8
    slli s8, s8, 4
    srli a7, a7, 12
    lw ra, 72(a3)
    slli s10, s10, 12
    srli s7, s7, 4
    or a6, s3, a6
    lw s3, 76(a3)
    or a7, s8, a7
    or s7, s10, s7
    xor a6, a6, ra
    xor a7, a7, s3
    lw s3, 80(a3)
    # round 8 (gift.dsl:33)
    or s8, s7, a6
    and s10, s7, a7
    # round 7 (gift.dsl:33)
    xor a5, a5, s3
    # round 8 (gift.dsl:33)
    xor a7, a7, s8
    xor a6, a6, s10
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor a7, a7, s7
    and s7, a6, t4
    xor a6, a6, s7
    slli s8, a7, 15
    srli s10, s3, 17
    srli ra, s3, 15
    slli s7, s7, 1
    srli a6, a6, 1
    and s8, s8, s5
    and s10, s10, s0
    and ra, ra, s1
    or a6, s7, a6
    srli s7, a7, 16
    slli a7, a7, 17
    or s7, s7, s8
    lw s8, 84(a3)
    and a7, a7, s9
    or s10, s10, ra
    lw ra, 88(a3)
    slli s3, s3, 16
    or a7, s7, a7
    xor a6, a6, s8
    or s3, s10, s3
    xor a7, a7, ra
    lw s7, 92(a3)
    # round 9 (gift.dsl:33)
    not s10, a6
    and s10, s3, s10
    or ra, s3, a7
    # round 8 (gift.dsl:33)
    xor a5, a5, s7
    # round 9 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, a4
    and s10, a7, s6
    and ra, s7, s4
    xor a6, a6, s3
    xor a7, a7, s10
    xor s7, s7, ra
    slli s3, s3, 4
    srli a6, a6, 4
    slli s10, s10, 6
    srli a7, a7, 2
    slli ra, ra, 2
    srli s7, s7, 6
    or a6, s3, a6
    lw s3, 96(a3)
    or a7, s10, a7
    lw s10, 100(a3)
    or s7, ra, s7
    xor a6, a6, s3
    xor a7, a7, s10
    lw s3, 104(a3)
    # round 10 (gift.dsl:33)
    or s10, s7, a6
    and ra, s7, a7
    # round 9 (gift.dsl:33)
    xor a5, a5, s3
    # round 10 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor a7, a7, s7
    not s3, s3
    slli s7, a6, 16
    srli a6, a6, 16
    slli s10, a7, 8
    srli a7, a7, 24
    slli ra, s3, 24
    srli s3, s3, 8
    or a6, s7, a6
    lw s7, 108(a3)
    or a7, s10, a7
    lw s10, 112(a3)
    or s3, ra, s3
    xor a6, a6, s7
    xor a7, a7, s10
    lw s7, 116(a3)
    # round 11 (gift.dsl:33)
    or s10, s3, a6
    and ra, s3, a7
    # round 10 (gift.dsl:33)
    xor a5, a5, s7
    # round 11 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, t2
    xor a6, a6, s3
    and s10, a7, t3
    and ra, s7, t0
    slli s3, s3, 2
    srli a6, a6, 2
    xor a7, a7, s10
    xor s7, s7, ra
    or a6, s3, a6
    lw s3, 120(a3)
    slli s10, s10, 1
    srli a7, a7, 3
    slli ra, ra, 3
    srli s7, s7, 1
    or a7, s10, a7
    lw s10, 124(a3)
    xor a6, a6, s3
    or s3, ra, s7
    xor a7, a7, s10
    lw s7, 128(a3)
    # round 12 (gift.dsl:33)
    not s10, a6
    and s10, s3, s10
    or ra, s3, a7
    # round 11 (gift.dsl:33)
    xor a5, a5, s7
    # round 12 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, t1
    and s10, a7, t6
    and ra, s7, t5
    xor a6, a6, s3
    xor a7, a7, s10
    xor s7, s7, ra
    slli s3, s3, 8
    srli a6, a6, 8
    slli s10, s10, 4
    srli a7, a7, 12
    slli ra, ra, 12
    srli s7, s7, 4
    or a6, s3, a6
    lw s3, 132(a3)
    or a7, s10, a7
    lw s10, 136(a3)
    or s7, ra, s7
    xor a6, a6, s3
    xor a7, a7, s10
    lw s3, 140(a3)
    # round 13 (gift.dsl:33)
    or s10, s7, a6
    and ra, s7, a7
    # round 12 (gift.dsl:33)
    xor a5, a5, s3
    # round 13 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor a7, a7, s7
    and s7, a6, t4
    xor a6, a6, s7
    srli s10, s3, 17
    srli ra, s3, 15
    slli s7, s7, 1
    srli a6, a6, 1
    and s10, s10, s0
    and ra, ra, s1
    or a6, s7, a6
    slli s7, a7, 15
    and s7, s7, s5
    or s10, s10, ra
    srli ra, a7, 16
    slli a7, a7, 17
    or s7, ra, s7
    lw ra, 144(a3)
    and a7, a7, s9
    slli s3, s3, 16
    or a7, s7, a7
    lw s7, 148(a3)
    xor a6, a6, ra
    or s3, s10, s3
    xor a7, a7, s7
    lw s7, 152(a3)
    # round 14 (gift.dsl:33)
    not s10, a6
    and s10, s3, s10
    or ra, s3, a7
    # round 13 (gift.dsl:33)
    xor a5, a5, s7
    # round 14 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, a4
    and s10, a7, s6
    and ra, s7, s4
    xor a6, a6, s3
    xor a7, a7, s10
    xor s7, s7, ra
    slli s3, s3, 4
    srli a6, a6, 4
    slli s10, s10, 6
    srli a7, a7, 2
    slli ra, ra, 2
    srli s7, s7, 6
    or a6, s3, a6
    lw s3, 156(a3)
    or a7, s10, a7
    lw s10, 160(a3)
    or s7, ra, s7
    xor a6, a6, s3
    xor a7, a7, s10
    lw s3, 164(a3)
    # round 15 (gift.dsl:33)
    or s10, s7, a6
    and ra, s7, a7
    # round 14 (gift.dsl:33)
    xor a5, a5, s3
    # round 15 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor a7, a7, s7
    not s3, s3
    slli s7, a6, 16
    srli a6, a6, 16
    slli s10, a7, 8
    srli a7, a7, 24
    slli ra, s3, 24
    srli s3, s3, 8
    or a6, s7, a6
    lw s7, 168(a3)
    or a7, s10, a7
    lw s10, 172(a3)
    or s3, ra, s3
    xor a6, a6, s7
    xor a7, a7, s10
    lw s7, 176(a3)
    # round 16 (gift.dsl:33)
    or s10, s3, a6
    and ra, s3, a7
    # round 15 (gift.dsl:33)
    xor a5, a5, s7
    # round 16 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, t2
    xor a6, a6, s3
    and s10, a7, t3
    and ra, s7, t0
    slli s3, s3, 2
    srli a6, a6, 2
    xor a7, a7, s10
    xor s7, s7, ra
    or a6, s3, a6
    lw s3, 180(a3)
    slli s10, s10, 1
    srli a7, a7, 3
    slli ra, ra, 3
    srli s7, s7, 1
    or a7, s10, a7
    lw s10, 184(a3)
    xor a6, a6, s3
    or s3, ra, s7
    xor a7, a7, s10
    lw s7, 188(a3)
    # round 17 (gift.dsl:33)
    not s10, a6
    and s10, s3, s10
    or ra, s3, a7
    # round 16 (gift.dsl:33)
    xor a5, a5, s7
    # round 17 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, t1
    and s10, a7, t6
    and ra, s7, t5
    xor a6, a6, s3
    xor a7, a7, s10
    xor s7, s7, ra
    slli s3, s3, 8
    srli a6, a6, 8
    slli s10, s10, 4
    srli a7, a7, 12
    slli ra, ra, 12
    srli s7, s7, 4
    or a6, s3, a6
    lw s3, 192(a3)
    or a7, s10, a7
    lw s10, 196(a3)
    or s7, ra, s7
    xor a6, a6, s3
    xor a7, a7, s10
    lw s3, 200(a3)
    # round 18 (gift.dsl:33)
    or s10, s7, a6
    and ra, s7, a7
    # round 17 (gift.dsl:33)
    xor a5, a5, s3
    # round 18 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor a7, a7, s7
    and s7, a6, t4
    xor a6, a6, s7
    srli s10, s3, 17
    srli ra, s3, 15
    slli s7, s7, 1
    srli a6, a6, 1
    and s10, s10, s0
    and ra, ra, s1
    or a6, s7, a6
    slli s7, a7, 15
    and s7, s7, s5
    or s10, s10, ra
    srli ra, a7, 16
    slli a7, a7, 17
    or s7, ra, s7
    lw ra, 204(a3)
    and a7, a7, s9
    slli s3, s3, 16
    or a7, s7, a7
    lw s7, 208(a3)
    xor a6, a6, ra
    or s3, s10, s3
    xor a7, a7, s7
    lw s7, 212(a3)
    # round 19 (gift.dsl:33)
    not s10, a6
    and s10, s3, s10
    or ra, s3, a7
    # round 18 (gift.dsl:33)
    xor a5, a5, s7
    # round 19 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, a4
    and s10, a7, s6
    and ra, s7, s4
    xor a6, a6, s3
    xor a7, a7, s10
    xor s7, s7, ra
    slli s3, s3, 4
    srli a6, a6, 4
    slli s10, s10, 6
    srli a7, a7, 2
    slli ra, ra, 2
    srli s7, s7, 6
    or a6, s3, a6
    lw s3, 216(a3)
    or a7, s10, a7
    lw s10, 220(a3)
    or s7, ra, s7
    xor a6, a6, s3
    xor a7, a7, s10
    lw s3, 224(a3)
    # round 20 (gift.dsl:33)
    or s10, s7, a6
    and ra, s7, a7
    # round 19 (gift.dsl:33)
    xor a5, a5, s3
    # round 20 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor a7, a7, s7
    not s3, s3
    slli s7, a6, 16
    srli a6, a6, 16
    slli s10, a7, 8
    srli a7, a7, 24
    slli ra, s3, 24
    srli s3, s3, 8
    or a6, s7, a6
    lw s7, 228(a3)
    or a7, s10, a7
    lw s10, 232(a3)
    or s3, ra, s3
    xor a6, a6, s7
    xor a7, a7, s10
    lw s7, 236(a3)
    # round 21 (gift.dsl:33)
    or s10, s3, a6
    and ra, s3, a7
    # round 20 (gift.dsl:33)
    xor a5, a5, s7
    # round 21 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, t2
    xor a6, a6, s3
    and s10, a7, t3
    and ra, s7, t0
    slli s3, s3, 2
    srli a6, a6, 2
    xor a7, a7, s10
    xor s7, s7, ra
    or a6, s3, a6
    lw s3, 240(a3)
    slli s10, s10, 1
    srli a7, a7, 3
    slli ra, ra, 3
    srli s7, s7, 1
    or a7, s10, a7
    lw s10, 244(a3)
    xor a6, a6, s3
    or s3, ra, s7
    xor a7, a7, s10
    lw s7, 248(a3)
    # round 22 (gift.dsl:33)
    not s10, a6
    and s10, s3, s10
    or ra, s3, a7
    # round 21 (gift.dsl:33)
    xor a5, a5, s7
    # round 22 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, t1
    and s10, a7, t6
    and ra, s7, t5
    xor a6, a6, s3
    xor a7, a7, s10
    xor s7, s7, ra
    slli s3, s3, 8
    srli a6, a6, 8
    slli s10, s10, 4
    srli a7, a7, 12
    slli ra, ra, 12
    srli s7, s7, 4
    or a6, s3, a6
    lw s3, 252(a3)
    or a7, s10, a7
    lw s10, 256(a3)
    or s7, ra, s7
    xor a6, a6, s3
    xor a7, a7, s10
    lw s3, 260(a3)
    # round 23 (gift.dsl:33)
    or s10, s7, a6
    and ra, s7, a7
    # round 22 (gift.dsl:33)
    xor a5, a5, s3
    # round 23 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor a7, a7, s7
    and s7, a6, t4
    xor a6, a6, s7
    srli s10, s3, 17
    srli ra, s3, 15
    slli s7, s7, 1
    srli a6, a6, 1
    and s10, s10, s0
    and ra, ra, s1
    or a6, s7, a6
    slli s7, a7, 15
    and s7, s7, s5
    or s10, s10, ra
    srli ra, a7, 16
    slli a7, a7, 17
    or s7, ra, s7
    lw ra, 264(a3)
    and a7, a7, s9
    slli s3, s3, 16
    or a7, s7, a7
    lw s7, 268(a3)
    xor a6, a6, ra
    or s3, s10, s3
    xor a7, a7, s7
    lw s7, 272(a3)
    # round 24 (gift.dsl:33)
    not s10, a6
    and s10, s3, s10
    or ra, s3, a7
    # round 23 (gift.dsl:33)
    xor a5, a5, s7
    # round 24 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, a4
    and s10, a7, s6
    and ra, s7, s4
    xor a6, a6, s3
    xor a7, a7, s10
    xor s7, s7, ra
    slli s3, s3, 4
    srli a6, a6, 4
    slli s10, s10, 6
    srli a7, a7, 2
    slli ra, ra, 2
    srli s7, s7, 6
    or a6, s3, a6
    lw s3, 276(a3)
    or a7, s10, a7
    lw s10, 280(a3)
    or s7, ra, s7
    xor a6, a6, s3
    xor a7, a7, s10
    lw s3, 284(a3)
    # round 25 (gift.dsl:33)
    or s10, s7, a6
    and ra, s7, a7
    # round 24 (gift.dsl:33)
    xor a5, a5, s3
    # round 25 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor a7, a7, s7
    not s3, s3
    slli s7, a6, 16
    srli a6, a6, 16
    slli s10, a7, 8
    srli a7, a7, 24
    slli ra, s3, 24
    srli s3, s3, 8
    or a6, s7, a6
    lw s7, 288(a3)
    or a7, s10, a7
    lw s10, 292(a3)
    or s3, ra, s3
    xor a6, a6, s7
    xor a7, a7, s10
    lw s7, 296(a3)
    # round 26 (gift.dsl:33)
    or s10, s3, a6
    and ra, s3, a7
    # round 25 (gift.dsl:33)
    xor a5, a5, s7
    # round 26 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, t2
    xor a6, a6, s3
    and s10, a7, t3
    and ra, s7, t0
    slli s3, s3, 2
    srli a6, a6, 2
    xor a7, a7, s10
    xor s7, s7, ra
    or a6, s3, a6
    lw s3, 300(a3)
    slli s10, s10, 1
    srli a7, a7, 3
    slli ra, ra, 3
    srli s7, s7, 1
    or a7, s10, a7
    lw s10, 304(a3)
    xor a6, a6, s3
    or s3, ra, s7
    xor a7, a7, s10
    lw s7, 308(a3)
    # round 27 (gift.dsl:33)
    not s10, a6
    and s10, s3, s10
    or ra, s3, a7
    # round 26 (gift.dsl:33)
    xor a5, a5, s7
    # round 27 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, t1
    and s10, a7, t6
    and ra, s7, t5
    xor a6, a6, s3
    xor a7, a7, s10
    xor s7, s7, ra
    slli s3, s3, 8
    srli a6, a6, 8
    slli s10, s10, 4
    srli a7, a7, 12
    slli ra, ra, 12
    srli s7, s7, 4
    or a6, s3, a6
    lw s3, 312(a3)
    or a7, s10, a7
    lw s10, 316(a3)
    or s7, ra, s7
    xor a6, a6, s3
    xor a7, a7, s10
    lw s3, 320(a3)
    # round 28 (gift.dsl:33)
    or s10, s7, a6
    and ra, s7, a7
    # round 27 (gift.dsl:33)
    xor a5, a5, s3
    # round 28 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor a7, a7, s7
    and s7, a6, t4
    xor a6, a6, s7
    srli s10, s3, 17
    srli ra, s3, 15
    slli s7, s7, 1
    srli a6, a6, 1
    and s10, s10, s0
    and ra, ra, s1
    or a6, s7, a6
    slli s7, a7, 15
    and s7, s7, s5
    or s10, s10, ra
    srli ra, a7, 16
    slli a7, a7, 17
    or s7, ra, s7
    lw ra, 324(a3)
    and a7, a7, s9
    slli s3, s3, 16
    or a7, s7, a7
    lw s7, 328(a3)
    xor a6, a6, ra
    or s3, s10, s3
    xor a7, a7, s7
    lw s7, 332(a3)
    # round 29 (gift.dsl:33)
    not s10, a6
    and s10, s3, s10
    or ra, s3, a7
    # round 28 (gift.dsl:33)
    xor a5, a5, s7
    # round 29 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, a4
    and s10, a7, s6
    and ra, s7, s4
    xor a6, a6, s3
    xor a7, a7, s10
    xor s7, s7, ra
    slli s3, s3, 4
    srli a6, a6, 4
    slli s10, s10, 6
    srli a7, a7, 2
    slli ra, ra, 2
    srli s7, s7, 6
    or a6, s3, a6
    lw s3, 336(a3)
    or a7, s10, a7
    lw s10, 340(a3)
    or s7, ra, s7
    xor a6, a6, s3
    xor a7, a7, s10
    lw s3, 344(a3)
    # round 30 (gift.dsl:33)
    or s10, s7, a6
    and ra, s7, a7
    # round 29 (gift.dsl:33)
    xor a5, a5, s3
    # round 30 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor a7, a7, s7
    not s3, s3
    slli s7, a6, 16
    srli a6, a6, 16
    slli s10, a7, 8
    srli a7, a7, 24
    slli ra, s3, 24
    srli s3, s3, 8
    or a6, s7, a6
    lw s7, 348(a3)
    or a7, s10, a7
    lw s10, 352(a3)
    or s3, ra, s3
    xor a6, a6, s7
    xor a7, a7, s10
    lw s7, 356(a3)
    # round 31 (gift.dsl:33)
    or s10, s3, a6
    and ra, s3, a7
    # round 30 (gift.dsl:33)
    xor a5, a5, s7
    # round 31 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, t2
    xor a6, a6, s3
    and s10, a7, t3
    and ra, s7, t0
    slli s3, s3, 2
    srli a6, a6, 2
    xor a7, a7, s10
    xor s7, s7, ra
    or a6, s3, a6
    lw s3, 360(a3)
    slli s10, s10, 1
    srli a7, a7, 3
    slli ra, ra, 3
    srli s7, s7, 1
    or a7, s10, a7
    lw s10, 364(a3)
    xor a6, a6, s3
    or s3, ra, s7
    xor a7, a7, s10
    lw s7, 368(a3)
    # round 32 (gift.dsl:33)
    not s10, a6
    and s10, s3, s10
    or ra, s3, a7
    # round 31 (gift.dsl:33)
    xor a5, a5, s7
    # round 32 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, ra
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, t1
    and s10, a7, t6
    and ra, s7, t5
    xor a6, a6, s3
    xor a7, a7, s10
    xor s7, s7, ra
    slli s3, s3, 8
    srli a6, a6, 8
    slli s10, s10, 4
    srli a7, a7, 12
    slli ra, ra, 12
    srli s7, s7, 4
    or a6, s3, a6
    lw s3, 372(a3)
    or a7, s10, a7
    or s7, ra, s7
    xor a6, a6, s3
    xor a7, a7, s2
    lw s2, 376(a3)
    # round 33 (gift.dsl:33)
    or s3, s7, a6
    and s10, s7, a7
    # round 32 (gift.dsl:33)
    xor a5, a5, s2
    # round 33 (gift.dsl:33)
    xor a7, a7, s3
    xor a6, a6, s10
    xor s2, a5, a7
    and a5, a5, a6
    xor a6, a6, s2
    xor a5, s7, a5
    and s3, a5, a6
    xor a7, a7, s3
    and s3, a6, t4
    xor a6, a6, s3
    slli s7, a7, 15
    srli s10, s2, 17
    srli ra, s2, 15
    slli s3, s3, 1
    srli a6, a6, 1
    and s7, s7, s5
    and s10, s10, s0
    and ra, ra, s1
    or a6, s3, a6
    srli s3, a7, 16
    slli a7, a7, 17
    or s3, s3, s7
    lw s7, 380(a3)
    and a7, a7, s9
    or s10, s10, ra
    lw ra, 384(a3)
    slli s2, s2, 16
    or a7, s3, a7
    xor a6, a6, s7
    or s2, s10, s2
    xor a7, a7, ra
    lw s3, 388(a3)
    # round 34 (gift.dsl:33)
    not s7, a6
    and s7, s2, s7
    or s10, s2, a7
    # round 33 (gift.dsl:33)
    xor a5, a5, s3
    # round 34 (gift.dsl:33)
    xor a7, a7, s7
    xor a6, a6, s10
    xor s3, a5, a7
    or a5, a5, a6
    xor a6, a6, s3
    xor a5, s2, a5
    and s2, a5, a6
    xor a7, a7, s2
    and s2, a6, a4
    and s7, a7, s6
    and s10, s3, s4
    xor a6, a6, s2
    xor a7, a7, s7
    xor s3, s3, s10
    slli s2, s2, 4
    srli a6, a6, 4
    slli s7, s7, 6
    srli a7, a7, 2
    lw ra, 392(a3)
    slli s10, s10, 2
    srli s3, s3, 6
    or a6, s2, a6
    or a7, s7, a7
    or s2, s10, s3
    xor a6, a6, ra
    xor a7, a7, s11
    lw s3, 396(a3)
    # round 35 (gift.dsl:33)
    or s7, s2, a6
    and s10, s2, a7
    # round 34 (gift.dsl:33)
    xor a5, a5, s3
    # round 35 (gift.dsl:33)
    xor a7, a7, s7
    xor a6, a6, s10
    xor s3, a5, a7
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s2, a5
    and s2, a5, a6
    xor a7, a7, s2
    slli s2, a6, 16
    srli a6, a6, 16
    lw s7, 400(a3)
    slli s10, s3, 24
    srli s3, s3, 8
    or a6, s2, a6
    slli s2, a7, 8
    srli a7, a7, 24
    lw s11, 404(a3)
    or s3, s10, s3
    or a7, s2, a7
    xor a6, a6, s7
    lw s2, 408(a3)
    xor a7, a7, s11
    # round 36 (gift.dsl:33)
    and s7, s3, a6
    # round 35 (gift.dsl:33)
    xor a5, a5, s2
    # round 36 (gift.dsl:33)
    xor s2, a7, s7
    or a7, s3, a7
    xor s7, a5, s2
    xor a6, a6, a7
    not a7, s7
    and a5, a5, a6
    xor a6, a6, a7
    xor a5, s3, a5
    or s3, a5, a6
    xor s2, s2, s3
    and t2, a6, t2
    and t3, s2, t3
    and t0, a7, t0
    xor a6, a6, t2
    xor s2, s2, t3
    xor a7, a7, t0
    slli t2, t2, 2
    srli a6, a6, 2
    slli t3, t3, 1
    srli s2, s2, 3
    lw s3, 412(a3)
    lw s7, 416(a3)
    slli t0, t0, 3
    srli a7, a7, 1
    or a6, t2, a6
    or t2, t3, s2
    or a7, t0, a7
    xor a6, a6, s3
    xor t0, t2, s7
    lw t2, 420(a3)
    # round 37 (gift.dsl:33)
    or t3, a7, a6
    and s2, a7, t0
    # round 36 (gift.dsl:33)
    xor a5, a5, t2
    # round 37 (gift.dsl:33)
    xor t0, t0, t3
    xor a6, a6, s2
    xor t2, a5, t0
    and a5, a5, a6
    xor a6, a6, t2
    xor a5, a7, a5
    and a7, a5, a6
    xor a7, t0, a7
    and t0, a6, t1
    xor a6, a6, t0
    and t1, a7, t6
    and t3, t2, t5
    slli t0, t0, 8
    srli a6, a6, 8
    xor a7, a7, t1
    lw t5, 424(a3)
    xor t2, t2, t3
    or a6, t0, a6
    slli t0, t1, 4
    srli a7, a7, 12
    lw t1, 428(a3)
    slli t3, t3, 12
    srli t2, t2, 4
    or a7, t0, a7
    xor a6, a6, t5
    or t0, t3, t2
    xor a7, a7, t1
    lw t1, 432(a3)
    # round 38 (gift.dsl:33)
    not t2, a6
    and t2, t0, t2
    or t3, t0, a7
    # round 37 (gift.dsl:33)
    xor a5, a5, t1
    # round 38 (gift.dsl:33)
    xor a7, a7, t2
    xor a6, a6, t3
    xor t1, a5, a7
    or a5, a5, a6
    xor a6, a6, t1
    xor a5, t0, a5
    and t0, a5, a6
    xor a7, a7, t0
    and t0, a6, t4
    slli t2, a7, 15
    srli t3, t1, 17
    srli t4, t1, 15
    xor a6, a6, t0
    srli t5, a7, 16
    and t2, t2, s5
    slli a7, a7, 17
    and t3, t3, s0
    and t4, t4, s1
    slli t0, t0, 1
    srli a6, a6, 1
    or t2, t5, t2
    and a7, a7, s9
    lw t5, 436(a3)
    or t3, t3, t4
    slli t1, t1, 16
    or a6, t0, a6
    or a7, t2, a7
    or t0, t3, t1
    xor a6, a6, t5
    xor a7, a7, s8
    lw t1, 440(a3)
    # round 39 (gift.dsl:33)
    or t2, t0, a6
    and t3, t0, a7
    # round 38 (gift.dsl:33)
    xor a5, a5, t1
    # round 39 (gift.dsl:33)
    xor a7, a7, t2
    xor a6, a6, t3
    xor t1, a5, a7
    and a5, a5, a6
    xor a6, a6, t1
    xor a5, t0, a5
    and t0, a5, a6
    xor a7, a7, t0
    and t0, a6, a4
    xor a6, a6, t0
    and t2, a7, s6
    and t3, t1, s4
    slli t0, t0, 4
    srli a6, a6, 4
    xor a7, a7, t2
    lw t4, 444(a3)
    xor t1, t1, t3
    or a6, t0, a6
    slli t0, t2, 6
    srli a7, a7, 2
    lw t2, 448(a3)
    slli t3, t3, 2
    srli t1, t1, 6
    or a7, t0, a7
    xor a6, a6, t4
    or t0, t3, t1
    xor a7, a7, t2
    lw t1, 452(a3)
    # round 40 (gift.dsl:33)
    not t2, a6
    and t2, t0, t2
    or t3, t0, a7
    # round 39 (gift.dsl:33)
    xor a5, a5, t1
    # round 40 (gift.dsl:33)
    xor a7, a7, t2
    xor a6, a6, t3
    xor t1, a5, a7
    or a5, a5, a6
    xor a6, a6, t1
    xor a5, t0, a5
    and t0, a5, a6
    lw t2, 456(a3)
    lw t3, 460(a3)
    xor a7, a7, t0
    xor a6, a6, t2
    xor a7, a7, t3
    lw t0, 464(a3)
    slli t2, t1, 24
    srli t1, t1, 8
    slli t3, a6, 16
    srli a6, a6, 16
    slli t4, a7, 8
    srli a7, a7, 24
    xor a5, a5, t0
    or t0, t2, t1
    or a6, t3, a6
    or a7, t4, a7
    sw t0, 0(a0)
    sw a6, 4(a0)
    sw a7, 8(a0)
    sw a5, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_giftb128_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_giftb128_128_ecb_encrypt_rv32i_group
.Llwcc_giftb128_128_ecb_encrypt_rv32i_group_done:
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
    addi sp, sp, 96
    ret
    .size lwcc_giftb128_128_ecb_encrypt_rv32i, .-lwcc_giftb128_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_giftb128_128_ecb_decrypt_rv32i
    .type lwcc_giftb128_128_ecb_decrypt_rv32i, %function
lwcc_giftb128_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_giftb128_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_giftb128_128_ecb_decrypt_rv32i_begin:
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
    sw s10, 44(sp)
    sw s11, 48(sp)
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
.Llwcc_giftb128_128_ecb_decrypt_rv32i_group:
    lw a5, 4(a1)
    lw a6, 8(a1)
    lw a7, 12(a1)
    slli t0, a5, 16
    srli a5, a5, 16
    lw t1, 456(a3)
    lw t2, 464(a3)
    lw t3, 0(a1)
    or a5, t0, a5
    slli t0, a6, 24
    srli a6, a6, 8
    lw t4, 460(a3)
    or a6, t0, a6
    xor a5, a5, t1
    xor a7, a7, t2
    slli t0, t3, 8
    srli t1, t3, 24
    xor a6, a6, t4
    # round 40 (gift.dsl:33)
    and t2, a5, a7
    or t0, t0, t1
    xor a6, a6, t2
    xor t1, t0, a6
    xor a5, t0, a5
    or t0, a5, t1
    xor a7, a7, t0
    or t0, a6, a7
    lw t2, 444(a3)
    xor t0, a5, t0
    and a5, a7, a5
    lw t3, 448(a3)
    lui t4, 61681
    xor a5, a6, a5
    xor a6, t0, t2
    addi t0, t4, -241
    lui t2, 259060
    xor a5, a5, t3
    lui t3, 12336
    and t4, a6, t0
    addi t2, t2, -193
    lw t5, 452(a3)
    addi t3, t3, 771
    xor a6, a6, t4
    and t6, a5, t2
    and a4, a7, t3
    slli t4, t4, 4
    srli a6, a6, 4
    xor a5, a5, t6
    xor t1, t1, t5
    xor a7, a7, a4
    or a6, t4, a6
    slli t4, t6, 2
    srli a5, a5, 6
    slli t5, a4, 6
    srli a7, a7, 2
    or a5, t4, a5
    # round 39 (gift.dsl:33)
    and t4, a6, t1
    # round 40 (gift.dsl:33)
    or a7, t5, a7
    # round 39 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    and a7, a6, t4
    xor a7, t1, a7
    not t1, a7
    or t1, a5, t1
    lw t5, 468(a3)
    xor t1, a6, t1
    or a6, a7, a6
    lw t6, 84(a3)
    lui a4, 349525
    xor a5, a5, a6
    xor a6, t1, t5
    addi t1, a4, 1365
    xor a5, a5, t6
    and t5, a6, t1
    lui t6, 5
    lui a4, 11
    lw s0, 440(a3)
    xor a6, a6, t5
    srli s1, a5, 17
    addi t6, t6, 1365
    srli s2, a5, 15
    addi a4, a4, -1366
    slli s3, a7, 15
    lui s4, 349520
    slli t5, t5, 1
    srli a6, a6, 1
    and s1, s1, t6
    and s2, s2, a4
    xor t4, t4, s0
    srli s0, a7, 16
    and s3, s3, s4
    slli a7, a7, 17
    lui s5, 699040
    or a6, t5, a6
    or t5, s1, s2
    slli a5, a5, 16
    or s0, s0, s3
    and a7, a7, s5
    or a5, t5, a5
    # round 38 (gift.dsl:33)
    and t5, a6, t4
    # round 39 (gift.dsl:33)
    or a7, s0, a7
    # round 38 (gift.dsl:33)
    xor a5, a5, t5
    xor t5, a7, a5
    xor a6, a7, a6
    or a7, a6, t5
    xor a7, t4, a7
    or t4, a5, a7
    lw s0, 424(a3)
    xor t4, a6, t4
    and a6, a7, a6
    lw s1, 428(a3)
    lui s2, 4080
    xor a5, a5, a6
    xor a6, t4, s0
    addi t4, s2, 255
    lui s0, 240
    xor a5, a5, s1
    lui s1, 65521
    and s2, a6, t4
    addi s0, s0, 15
    lw s3, 432(a3)
    addi s1, s1, -1
    xor a6, a6, s2
    and s6, a5, s0
    and s7, a7, s1
    slli s2, s2, 8
    srli a6, a6, 8
    xor a5, a5, s6
    xor t5, t5, s3
    xor a7, a7, s7
    or a6, s2, a6
    slli s2, s6, 12
    srli a5, a5, 4
    slli s3, s7, 4
    srli a7, a7, 12
    or a5, s2, a5
    # round 37 (gift.dsl:33)
    and s2, a6, t5
    # round 38 (gift.dsl:33)
    or a7, s3, a7
    # round 37 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    and a7, a6, s2
    xor a7, t5, a7
    not t5, a7
    or t5, a5, t5
    lw s3, 412(a3)
    xor t5, a6, t5
    or a6, a7, a6
    lw s6, 60(a3)
    lui s7, 209715
    xor a5, a5, a6
    xor a6, t5, s3
    addi t5, s7, 819
    lui s3, 69905
    xor a5, a5, s6
    lui s6, 489335
    and s7, a6, t5
    addi s3, s3, 273
    lw s8, 472(a3)
    addi s6, s6, 1911
    xor a6, a6, s7
    and s9, a5, s3
    and s10, a7, s6
    slli s7, s7, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor s2, s2, s8
    xor a7, a7, s10
    or a6, s7, a6
    slli s7, s9, 3
    srli a5, a5, 1
    slli s8, s10, 1
    srli a7, a7, 3
    or a5, s7, a5
    # round 36 (gift.dsl:33)
    and s7, a6, s2
    # round 37 (gift.dsl:33)
    or a7, s8, a7
    # round 36 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    or a7, a6, s7
    xor a7, s2, a7
    or s2, a5, a7
    lw s8, 476(a3)
    xor s2, a6, s2
    and a6, a7, a6
    lw s9, 404(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    lw s2, 480(a3)
    xor a5, a5, s9
    slli s8, a6, 16
    srli a6, a6, 16
    xor s2, s7, s2
    or a6, s8, a6
    slli s7, a5, 24
    srli a5, a5, 8
    slli s8, a7, 8
    srli a7, a7, 24
    or a5, s7, a5
    # round 35 (gift.dsl:33)
    and s7, a6, s2
    # round 36 (gift.dsl:33)
    or a7, s8, a7
    # round 35 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    and a7, a6, s7
    xor a7, s2, a7
    not s2, a7
    or s2, a5, s2
    lw s8, 484(a3)
    xor s2, a6, s2
    or a6, a7, a6
    lw s9, 36(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and s2, a6, t0
    lw s8, 396(a3)
    xor a6, a6, s2
    and s9, a5, t2
    and s10, a7, t3
    slli s2, s2, 4
    srli a6, a6, 4
    xor a5, a5, s9
    xor s7, s7, s8
    xor a7, a7, s10
    or a6, s2, a6
    slli s2, s9, 2
    srli a5, a5, 6
    slli s8, s10, 6
    srli a7, a7, 2
    or a5, s2, a5
    # round 34 (gift.dsl:33)
    and s2, a6, s7
    # round 35 (gift.dsl:33)
    or a7, s8, a7
    # round 34 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    or a7, a6, s2
    xor a7, s7, a7
    or s7, a5, a7
    lw s8, 380(a3)
    xor s7, a6, s7
    and a6, a7, a6
    lw s9, 384(a3)
    xor a5, a5, a6
    xor a6, s7, s8
    xor a5, a5, s9
    and s7, a6, t1
    lw s8, 388(a3)
    xor a6, a6, s7
    srli s9, a5, 17
    srli s10, a5, 15
    slli s11, a7, 15
    slli s7, s7, 1
    srli a6, a6, 1
    and s9, s9, t6
    and s10, s10, a4
    xor s2, s2, s8
    srli s8, a7, 16
    and s11, s11, s4
    slli a7, a7, 17
    or a6, s7, a6
    or s7, s9, s10
    slli a5, a5, 16
    or s8, s8, s11
    and a7, a7, s5
    or a5, s7, a5
    # round 33 (gift.dsl:33)
    and s7, a6, s2
    # round 34 (gift.dsl:33)
    or a7, s8, a7
    # round 33 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    and a7, a6, s7
    xor a7, s2, a7
    not s2, a7
    or s2, a5, s2
    lw s8, 488(a3)
    xor s2, a6, s2
    or a6, a7, a6
    lw s9, 12(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and s2, a6, t4
    lw s8, 376(a3)
    xor a6, a6, s2
    and s9, a5, s0
    and s10, a7, s1
    slli s2, s2, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor s7, s7, s8
    xor a7, a7, s10
    or a6, s2, a6
    slli s2, s9, 12
    srli a5, a5, 4
    slli s8, s10, 4
    srli a7, a7, 12
    or a5, s2, a5
    # round 32 (gift.dsl:33)
    and s2, a6, s7
    # round 33 (gift.dsl:33)
    or a7, s8, a7
    # round 32 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    or a7, a6, s2
    xor a7, s7, a7
    or s7, a5, a7
    lw s8, 360(a3)
    xor s7, a6, s7
    and a6, a7, a6
    lw s9, 364(a3)
    xor a5, a5, a6
    xor a6, s7, s8
    xor a5, a5, s9
    and s7, a6, t5
    lw s8, 368(a3)
    xor a6, a6, s7
    and s9, a5, s3
    and s10, a7, s6
    slli s7, s7, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor s2, s2, s8
    xor a7, a7, s10
    or a6, s7, a6
    slli s7, s9, 3
    srli a5, a5, 1
    slli s8, s10, 1
    srli a7, a7, 3
    or a5, s7, a5
    # round 31 (gift.dsl:33)
    and s7, a6, s2
    # round 32 (gift.dsl:33)
    or a7, s8, a7
    # round 31 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    and a7, a6, s7
    xor a7, s2, a7
    not s2, a7
    or s2, a5, s2
    lw s8, 492(a3)
    xor s2, a6, s2
    or a6, a7, a6
    lw s9, 352(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    lw s2, 356(a3)
    xor a5, a5, s9
    slli s8, a6, 16
    srli a6, a6, 16
    xor s2, s7, s2
    or a6, s8, a6
    slli s7, a5, 24
    srli a5, a5, 8
    slli s8, a7, 8
    srli a7, a7, 24
    or a5, s7, a5
    # round 30 (gift.dsl:33)
    and s7, a6, s2
    # round 31 (gift.dsl:33)
    or a7, s8, a7
    # round 30 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    or a7, a6, s7
    xor a7, s2, a7
    or s2, a5, a7
    lw s8, 336(a3)
    xor s2, a6, s2
    and a6, a7, a6
    lw s9, 496(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and s2, a6, t0
    lw s8, 500(a3)
    xor a6, a6, s2
    and s9, a5, t2
    and s10, a7, t3
    slli s2, s2, 4
    srli a6, a6, 4
    xor a5, a5, s9
    xor s7, s7, s8
    xor a7, a7, s10
    or a6, s2, a6
    slli s2, s9, 2
    srli a5, a5, 6
    slli s8, s10, 6
    srli a7, a7, 2
    or a5, s2, a5
    # round 29 (gift.dsl:33)
    and s2, a6, s7
    # round 30 (gift.dsl:33)
    or a7, s8, a7
    # round 29 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    and a7, a6, s2
    xor a7, s7, a7
    not s7, a7
    or s7, a5, s7
    lw s8, 504(a3)
    xor s7, a6, s7
    or a6, a7, a6
    lw s9, 508(a3)
    xor a5, a5, a6
    xor a6, s7, s8
    xor a5, a5, s9
    and s7, a6, t1
    lw s8, 512(a3)
    xor a6, a6, s7
    srli s9, a5, 17
    srli s10, a5, 15
    slli s11, a7, 15
    slli s7, s7, 1
    srli a6, a6, 1
    and s9, s9, t6
    and s10, s10, a4
    xor s2, s2, s8
    srli s8, a7, 16
    and s11, s11, s4
    slli a7, a7, 17
    or a6, s7, a6
    or s7, s9, s10
    slli a5, a5, 16
    or s8, s8, s11
    and a7, a7, s5
    or a5, s7, a5
    # round 28 (gift.dsl:33)
    and s7, a6, s2
    # round 29 (gift.dsl:33)
    or a7, s8, a7
    # round 28 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    or a7, a6, s7
    xor a7, s2, a7
    or s2, a5, a7
    lw s8, 312(a3)
    xor s2, a6, s2
    and a6, a7, a6
    lw s9, 516(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and s2, a6, t4
    lw s8, 520(a3)
    xor a6, a6, s2
    and s9, a5, s0
    and s10, a7, s1
    slli s2, s2, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor s7, s7, s8
    xor a7, a7, s10
    or a6, s2, a6
    slli s2, s9, 12
    srli a5, a5, 4
    slli s8, s10, 4
    srli a7, a7, 12
    or a5, s2, a5
    # round 27 (gift.dsl:33)
    and s2, a6, s7
    # round 28 (gift.dsl:33)
    or a7, s8, a7
    # round 27 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    and a7, a6, s2
    xor a7, s7, a7
    not s7, a7
    or s7, a5, s7
    lw s8, 524(a3)
    xor s7, a6, s7
    or a6, a7, a6
    lw s9, 528(a3)
    xor a5, a5, a6
    xor a6, s7, s8
    xor a5, a5, s9
    and s7, a6, t5
    lw s8, 532(a3)
    xor a6, a6, s7
    and s9, a5, s3
    and s10, a7, s6
    slli s7, s7, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor s2, s2, s8
    xor a7, a7, s10
    or a6, s7, a6
    slli s7, s9, 3
    srli a5, a5, 1
    slli s8, s10, 1
    srli a7, a7, 3
    or a5, s7, a5
    # round 26 (gift.dsl:33)
    and s7, a6, s2
    # round 27 (gift.dsl:33)
    or a7, s8, a7
    # round 26 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    or a7, a6, s7
    xor a7, s2, a7
    or s2, a5, a7
    lw s8, 288(a3)
    xor s2, a6, s2
    and a6, a7, a6
    lw s9, 536(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    lw s2, 540(a3)
    xor a5, a5, s9
    slli s8, a6, 16
    srli a6, a6, 16
    xor s2, s7, s2
    or a6, s8, a6
    slli s7, a5, 24
    srli a5, a5, 8
    slli s8, a7, 8
    srli a7, a7, 24
    or a5, s7, a5
    # round 25 (gift.dsl:33)
    and s7, a6, s2
    # round 26 (gift.dsl:33)
    or a7, s8, a7
    # round 25 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    and a7, a6, s7
    xor a7, s2, a7
    not s2, a7
    or s2, a5, s2
    lw s8, 544(a3)
    xor s2, a6, s2
    or a6, a7, a6
    lw s9, 280(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and s2, a6, t0
    lw s8, 284(a3)
    xor a6, a6, s2
    and s9, a5, t2
    and s10, a7, t3
    slli s2, s2, 4
    srli a6, a6, 4
    xor a5, a5, s9
    xor s7, s7, s8
    xor a7, a7, s10
    or a6, s2, a6
    slli s2, s9, 2
    srli a5, a5, 6
    slli s8, s10, 6
    srli a7, a7, 2
    or a5, s2, a5
    # round 24 (gift.dsl:33)
    and s2, a6, s7
    # round 25 (gift.dsl:33)
    or a7, s8, a7
    # round 24 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    or a7, a6, s2
    xor a7, s7, a7
    or s7, a5, a7
    lw s8, 264(a3)
    xor s7, a6, s7
    and a6, a7, a6
    lw s9, 268(a3)
    xor a5, a5, a6
    xor a6, s7, s8
    xor a5, a5, s9
    and s7, a6, t1
    lw s8, 272(a3)
    xor a6, a6, s7
    srli s9, a5, 17
    srli s10, a5, 15
    slli s11, a7, 15
    slli s7, s7, 1
    srli a6, a6, 1
    and s9, s9, t6
    and s10, s10, a4
    xor s2, s2, s8
    srli s8, a7, 16
    and s11, s11, s4
    slli a7, a7, 17
    or a6, s7, a6
    or s7, s9, s10
    slli a5, a5, 16
    or s8, s8, s11
    and a7, a7, s5
    or a5, s7, a5
    # round 23 (gift.dsl:33)
    and s7, a6, s2
    # round 24 (gift.dsl:33)
    or a7, s8, a7
    # round 23 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    and a7, a6, s7
    xor a7, s2, a7
    not s2, a7
    or s2, a5, s2
    lw s8, 548(a3)
    xor s2, a6, s2
    or a6, a7, a6
    lw s9, 256(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and s2, a6, t4
    lw s8, 260(a3)
    xor a6, a6, s2
    and s9, a5, s0
    and s10, a7, s1
    slli s2, s2, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor s7, s7, s8
    xor a7, a7, s10
    or a6, s2, a6
    slli s2, s9, 12
    srli a5, a5, 4
    slli s8, s10, 4
    srli a7, a7, 12
    or a5, s2, a5
    # round 22 (gift.dsl:33)
    and s2, a6, s7
    # round 23 (gift.dsl:33)
    or a7, s8, a7
    # round 22 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    or a7, a6, s2
    xor a7, s7, a7
    or s7, a5, a7
    lw s8, 240(a3)
    xor s7, a6, s7
    and a6, a7, a6
    lw s9, 244(a3)
    xor a5, a5, a6
    xor a6, s7, s8
    xor a5, a5, s9
    and s7, a6, t5
    lw s8, 248(a3)
    xor a6, a6, s7
    and s9, a5, s3
    and s10, a7, s6
    slli s7, s7, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor s2, s2, s8
    xor a7, a7, s10
    or a6, s7, a6
    slli s7, s9, 3
    srli a5, a5, 1
    slli s8, s10, 1
    srli a7, a7, 3
    or a5, s7, a5
    # round 21 (gift.dsl:33)
    and s7, a6, s2
    # round 22 (gift.dsl:33)
    or a7, s8, a7
    # round 21 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    and a7, a6, s7
    xor a7, s2, a7
    not s2, a7
    or s2, a5, s2
    lw s8, 552(a3)
    xor s2, a6, s2
    or a6, a7, a6
    lw s9, 232(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    lw s2, 236(a3)
    xor a5, a5, s9
    slli s8, a6, 16
    srli a6, a6, 16
    xor s2, s7, s2
    or a6, s8, a6
    slli s7, a5, 24
    srli a5, a5, 8
    slli s8, a7, 8
    srli a7, a7, 24
    or a5, s7, a5
    # round 20 (gift.dsl:33)
    and s7, a6, s2
    # round 21 (gift.dsl:33)
    or a7, s8, a7
    # round 20 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    or a7, a6, s7
    xor a7, s2, a7
    or s2, a5, a7
    lw s8, 216(a3)
    xor s2, a6, s2
    and a6, a7, a6
    lw s9, 556(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and s2, a6, t0
    lw s8, 560(a3)
    xor a6, a6, s2
    and s9, a5, t2
    and s10, a7, t3
    slli s2, s2, 4
    srli a6, a6, 4
    xor a5, a5, s9
    xor s7, s7, s8
    xor a7, a7, s10
    or a6, s2, a6
    slli s2, s9, 2
    srli a5, a5, 6
    slli s8, s10, 6
    srli a7, a7, 2
    or a5, s2, a5
    # round 19 (gift.dsl:33)
    and s2, a6, s7
    # round 20 (gift.dsl:33)
    or a7, s8, a7
    # round 19 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    and a7, a6, s2
    xor a7, s7, a7
    not s7, a7
    or s7, a5, s7
    lw s8, 564(a3)
    xor s7, a6, s7
    or a6, a7, a6
    lw s9, 568(a3)
    xor a5, a5, a6
    xor a6, s7, s8
    xor a5, a5, s9
    and s7, a6, t1
    lw s8, 572(a3)
    xor a6, a6, s7
    srli s9, a5, 17
    srli s10, a5, 15
    slli s11, a7, 15
    slli s7, s7, 1
    srli a6, a6, 1
    and s9, s9, t6
    and s10, s10, a4
    xor s2, s2, s8
    srli s8, a7, 16
    and s11, s11, s4
    slli a7, a7, 17
    or a6, s7, a6
    or s7, s9, s10
    slli a5, a5, 16
    or s8, s8, s11
    and a7, a7, s5
    or a5, s7, a5
    # round 18 (gift.dsl:33)
    and s7, a6, s2
    # round 19 (gift.dsl:33)
    or a7, s8, a7
    # round 18 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    or a7, a6, s7
    xor a7, s2, a7
    or s2, a5, a7
    lw s8, 192(a3)
    xor s2, a6, s2
    and a6, a7, a6
    lw s9, 576(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and s2, a6, t4
    lw s8, 580(a3)
    xor a6, a6, s2
    and s9, a5, s0
    and s10, a7, s1
    slli s2, s2, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor s7, s7, s8
    xor a7, a7, s10
    or a6, s2, a6
    slli s2, s9, 12
    srli a5, a5, 4
    slli s8, s10, 4
    srli a7, a7, 12
    or a5, s2, a5
    # round 17 (gift.dsl:33)
    and s2, a6, s7
    # round 18 (gift.dsl:33)
    or a7, s8, a7
    # round 17 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    and a7, a6, s2
    xor a7, s7, a7
    not s7, a7
    or s7, a5, s7
    lw s8, 584(a3)
    xor s7, a6, s7
    or a6, a7, a6
    lw s9, 588(a3)
    xor a5, a5, a6
    xor a6, s7, s8
    xor a5, a5, s9
    and s7, a6, t5
    lw s8, 592(a3)
    xor a6, a6, s7
    and s9, a5, s3
    and s10, a7, s6
    slli s7, s7, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor s2, s2, s8
    xor a7, a7, s10
    or a6, s7, a6
    slli s7, s9, 3
    srli a5, a5, 1
    slli s8, s10, 1
    srli a7, a7, 3
    or a5, s7, a5
    # round 16 (gift.dsl:33)
    and s7, a6, s2
    # round 17 (gift.dsl:33)
    or a7, s8, a7
    # round 16 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    or a7, a6, s7
    xor a7, s2, a7
    or s2, a5, a7
    lw s8, 168(a3)
    xor s2, a6, s2
    and a6, a7, a6
    lw s9, 596(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    lw s2, 600(a3)
    xor a5, a5, s9
    slli s8, a6, 16
    srli a6, a6, 16
    xor s2, s7, s2
    or a6, s8, a6
    slli s7, a5, 24
    srli a5, a5, 8
    slli s8, a7, 8
    srli a7, a7, 24
    or a5, s7, a5
    # round 15 (gift.dsl:33)
    and s7, a6, s2
    # round 16 (gift.dsl:33)
    or a7, s8, a7
    # round 15 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    and a7, a6, s7
    xor a7, s2, a7
    not s2, a7
    or s2, a5, s2
    lw s8, 604(a3)
    xor s2, a6, s2
    or a6, a7, a6
    lw s9, 160(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and s2, a6, t0
    lw s8, 164(a3)
    xor a6, a6, s2
    and s9, a5, t2
    and s10, a7, t3
    slli s2, s2, 4
    srli a6, a6, 4
    xor a5, a5, s9
    xor s7, s7, s8
    xor a7, a7, s10
    or a6, s2, a6
    slli s2, s9, 2
    srli a5, a5, 6
    slli s8, s10, 6
    srli a7, a7, 2
    or a5, s2, a5
    # round 14 (gift.dsl:33)
    and s2, a6, s7
    # round 15 (gift.dsl:33)
    or a7, s8, a7
    # round 14 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    or a7, a6, s2
    xor a7, s7, a7
    or s7, a5, a7
    lw s8, 144(a3)
    xor s7, a6, s7
    and a6, a7, a6
    lw s9, 148(a3)
    xor a5, a5, a6
    xor a6, s7, s8
    xor a5, a5, s9
    and s7, a6, t1
    lw s8, 152(a3)
    xor a6, a6, s7
    srli s9, a5, 17
    srli s10, a5, 15
    slli s11, a7, 15
    slli s7, s7, 1
    srli a6, a6, 1
    and s9, s9, t6
    and s10, s10, a4
    xor s2, s2, s8
    srli s8, a7, 16
    and s11, s11, s4
    slli a7, a7, 17
    or a6, s7, a6
    or s7, s9, s10
    slli a5, a5, 16
    or s8, s8, s11
    and a7, a7, s5
    or a5, s7, a5
    # round 13 (gift.dsl:33)
    and s7, a6, s2
    # round 14 (gift.dsl:33)
    or a7, s8, a7
    # round 13 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    and a7, a6, s7
    xor a7, s2, a7
    not s2, a7
    or s2, a5, s2
    lw s8, 608(a3)
    xor s2, a6, s2
    or a6, a7, a6
    lw s9, 136(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and s2, a6, t4
    lw s8, 140(a3)
    xor a6, a6, s2
    and s9, a5, s0
    and s10, a7, s1
    slli s2, s2, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor s7, s7, s8
    xor a7, a7, s10
    or a6, s2, a6
    slli s2, s9, 12
    srli a5, a5, 4
    slli s8, s10, 4
    srli a7, a7, 12
    or a5, s2, a5
    # round 12 (gift.dsl:33)
    and s2, a6, s7
    # round 13 (gift.dsl:33)
    or a7, s8, a7
    # round 12 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    or a7, a6, s2
    xor a7, s7, a7
    or s7, a5, a7
    lw s8, 120(a3)
    xor s7, a6, s7
    and a6, a7, a6
    lw s9, 124(a3)
    xor a5, a5, a6
    xor a6, s7, s8
    xor a5, a5, s9
    and s7, a6, t5
    lw s8, 128(a3)
    xor a6, a6, s7
    and s9, a5, s3
    and s10, a7, s6
    slli s7, s7, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor s2, s2, s8
    xor a7, a7, s10
    or a6, s7, a6
    slli s7, s9, 3
    srli a5, a5, 1
    slli s8, s10, 1
    srli a7, a7, 3
    or a5, s7, a5
    # round 11 (gift.dsl:33)
    and s7, a6, s2
    # round 12 (gift.dsl:33)
    or a7, s8, a7
    # round 11 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    and a7, a6, s7
    xor a7, s2, a7
    not s2, a7
    or s2, a5, s2
    lw s8, 612(a3)
    xor s2, a6, s2
    or a6, a7, a6
    lw s9, 112(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    lw s2, 116(a3)
    xor a5, a5, s9
    slli s8, a6, 16
    srli a6, a6, 16
    xor s2, s7, s2
    or a6, s8, a6
    slli s7, a5, 24
    srli a5, a5, 8
    slli s8, a7, 8
    srli a7, a7, 24
    or a5, s7, a5
    # round 10 (gift.dsl:33)
    and s7, a6, s2
    # round 11 (gift.dsl:33)
    or a7, s8, a7
    # round 10 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    or a7, a6, s7
    xor a7, s2, a7
    or s2, a5, a7
    lw s8, 96(a3)
    xor s2, a6, s2
    and a6, a7, a6
    lw s9, 616(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and s2, a6, t0
    lw s8, 620(a3)
    xor a6, a6, s2
    and s9, a5, t2
    and s10, a7, t3
    slli s2, s2, 4
    srli a6, a6, 4
    xor a5, a5, s9
    xor s7, s7, s8
    xor a7, a7, s10
    or a6, s2, a6
    slli s2, s9, 2
    srli a5, a5, 6
    slli s8, s10, 6
    srli a7, a7, 2
    or a5, s2, a5
    # round 9 (gift.dsl:33)
    and s2, a6, s7
    # round 10 (gift.dsl:33)
    or a7, s8, a7
    # round 9 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    and a7, a6, s2
    xor a7, s7, a7
    not s7, a7
    or s7, a5, s7
    lw s8, 624(a3)
    xor s7, a6, s7
    or a6, a7, a6
    lw s9, 628(a3)
    xor a5, a5, a6
    xor a6, s7, s8
    xor a5, a5, s9
    and s7, a6, t1
    lw s8, 632(a3)
    xor a6, a6, s7
    srli s9, a5, 17
    srli s10, a5, 15
    slli s11, a7, 15
    slli s7, s7, 1
    srli a6, a6, 1
    and s9, s9, t6
    and s10, s10, a4
    xor s2, s2, s8
    srli s8, a7, 16
    and s11, s11, s4
    slli a7, a7, 17
    or a6, s7, a6
    or s7, s9, s10
    slli a5, a5, 16
    or s8, s8, s11
    and a7, a7, s5
    or a5, s7, a5
    # round 8 (gift.dsl:33)
    and s7, a6, s2
    # round 9 (gift.dsl:33)
    or a7, s8, a7
    # round 8 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    or a7, a6, s7
    xor a7, s2, a7
    or s2, a5, a7
    lw s8, 72(a3)
    xor s2, a6, s2
    and a6, a7, a6
    lw s9, 636(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and s2, a6, t4
    lw s8, 640(a3)
    xor a6, a6, s2
    and s9, a5, s0
    and s10, a7, s1
    slli s2, s2, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor s7, s7, s8
    xor a7, a7, s10
    or a6, s2, a6
    slli s2, s9, 12
    srli a5, a5, 4
    slli s8, s10, 4
    srli a7, a7, 12
    or a5, s2, a5
    # round 7 (gift.dsl:33)
    and s2, a6, s7
    # round 8 (gift.dsl:33)
    or a7, s8, a7
    # round 7 (gift.dsl:33)
    xor a5, a5, s2
    xor s2, a7, a5
    xor a6, a7, a6
    and a7, a6, s2
    xor a7, s7, a7
    not s7, a7
    or s7, a5, s7
    lw s8, 416(a3)
    xor s7, a6, s7
    or a6, a7, a6
    lw s9, 644(a3)
    xor a5, a5, a6
    xor a6, s7, s8
    xor a5, a5, s9
    and s7, a6, t5
    lw s8, 648(a3)
    xor a6, a6, s7
    and s9, a5, s3
    and s10, a7, s6
    slli s7, s7, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor s2, s2, s8
    xor a7, a7, s10
    or a6, s7, a6
    slli s7, s9, 3
    srli a5, a5, 1
    slli s8, s10, 1
    srli a7, a7, 3
    or a5, s7, a5
    # round 6 (gift.dsl:33)
    and s7, a6, s2
    # round 7 (gift.dsl:33)
    or a7, s8, a7
    # round 6 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    or a7, a6, s7
    xor a7, s2, a7
    or s2, a5, a7
    lw s8, 48(a3)
    xor s2, a6, s2
    and a6, a7, a6
    lw s9, 652(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    lw s2, 656(a3)
    xor a5, a5, s9
    slli s8, a6, 16
    srli a6, a6, 16
    xor s2, s7, s2
    or a6, s8, a6
    slli s7, a5, 24
    srli a5, a5, 8
    slli s8, a7, 8
    srli a7, a7, 24
    or a5, s7, a5
    # round 5 (gift.dsl:33)
    and s7, a6, s2
    # round 6 (gift.dsl:33)
    or a7, s8, a7
    # round 5 (gift.dsl:33)
    xor a5, a5, s7
    xor s7, a7, a5
    xor a6, a7, a6
    and a7, a6, s7
    xor a7, s2, a7
    not s2, a7
    or s2, a5, s2
    lw s8, 660(a3)
    xor s2, a6, s2
    or a6, a7, a6
    lw s9, 664(a3)
    xor a5, a5, a6
    xor a6, s2, s8
    xor a5, a5, s9
    and t0, a6, t0
    lw s2, 668(a3)
    xor a6, a6, t0
    and t2, a5, t2
    and t3, a7, t3
    slli t0, t0, 4
    srli a6, a6, 4
    xor a5, a5, t2
    xor s2, s7, s2
    xor a7, a7, t3
    or a6, t0, a6
    slli t0, t2, 2
    srli a5, a5, 6
    slli t2, t3, 6
    srli a7, a7, 2
    or a5, t0, a5
    # round 4 (gift.dsl:33)
    and t0, a6, s2
    # round 5 (gift.dsl:33)
    or a7, t2, a7
    # round 4 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, s2, a7
    or t2, a5, a7
    lw t3, 24(a3)
    xor t2, a6, t2
    and a6, a7, a6
    lw s2, 672(a3)
    xor a5, a5, a6
    xor a6, t2, t3
    xor a5, a5, s2
    and t1, a6, t1
    lw t2, 676(a3)
    xor a6, a6, t1
    srli t3, a5, 17
    srli s2, a5, 15
    slli s7, a7, 15
    slli t1, t1, 1
    srli a6, a6, 1
    and t3, t3, t6
    and t6, s2, a4
    xor t0, t0, t2
    srli t2, a7, 16
    and a4, s7, s4
    slli a7, a7, 17
    or a6, t1, a6
    or t1, t3, t6
    slli a5, a5, 16
    or t2, t2, a4
    and a7, a7, s5
    or a5, t1, a5
    # round 3 (gift.dsl:33)
    and t1, a6, t0
    # round 4 (gift.dsl:33)
    or a7, t2, a7
    # round 3 (gift.dsl:33)
    xor a5, a5, t1
    xor t1, a7, a5
    xor a6, a7, a6
    and a7, a6, t1
    xor a7, t0, a7
    not t0, a7
    or t0, a5, t0
    lw t2, 680(a3)
    xor t0, a6, t0
    or a6, a7, a6
    lw t3, 684(a3)
    xor a5, a5, a6
    xor a6, t0, t2
    xor a5, a5, t3
    and t0, a6, t4
    lw t2, 688(a3)
    xor a6, a6, t0
    and t3, a5, s0
    and t4, a7, s1
    slli t0, t0, 8
    srli a6, a6, 8
    xor a5, a5, t3
    xor t1, t1, t2
    xor a7, a7, t4
    or a6, t0, a6
    slli t0, t3, 12
    srli a5, a5, 4
    slli t2, t4, 4
    srli a7, a7, 12
    or a5, t0, a5
    # round 2 (gift.dsl:33)
    and t0, a6, t1
    # round 3 (gift.dsl:33)
    or a7, t2, a7
    # round 2 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    or a7, a6, t0
    xor a7, t1, a7
    or t1, a5, a7
    lw t2, 0(a3)
    xor t1, a6, t1
    and a6, a7, a6
    lw t3, 692(a3)
    xor a5, a5, a6
    xor a6, t1, t2
    xor a5, a5, t3
    and t1, a6, t5
    lw t2, 696(a3)
    xor a6, a6, t1
    and t3, a5, s3
    and t4, a7, s6
    slli t1, t1, 2
    srli a6, a6, 2
    xor a5, a5, t3
    xor t0, t0, t2
    xor a7, a7, t4
    or a6, t1, a6
    slli t1, t3, 3
    srli a5, a5, 1
    slli t2, t4, 1
    srli a7, a7, 3
    or a5, t1, a5
    # round 1 (gift.dsl:33)
    and t1, a6, t0
    # round 2 (gift.dsl:33)
    or a7, t2, a7
    # round 1 (gift.dsl:33)
    xor a5, a5, t1
    xor t1, a7, a5
    xor a6, a7, a6
    and a7, a6, t1
    xor a7, t0, a7
    not t0, a7
    or t0, a5, t0
    xor t0, a6, t0
    or a6, a7, a6
    xor a5, a5, a6
    not a6, t0
    sw a7, 0(a0)
    sw a6, 4(a0)
    sw a5, 8(a0)
    sw t1, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_giftb128_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_giftb128_128_ecb_decrypt_rv32i_group
.Llwcc_giftb128_128_ecb_decrypt_rv32i_group_done:
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
    addi sp, sp, 96
    ret
    .size lwcc_giftb128_128_ecb_decrypt_rv32i, .-lwcc_giftb128_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_giftb128_128_ctr_init_rv32i
    .type lwcc_giftb128_128_ctr_init_rv32i, %function
lwcc_giftb128_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_giftb128_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_giftb128_128_ctr_nonce_rv32i
    .size lwcc_giftb128_128_ctr_init_rv32i, .-lwcc_giftb128_128_ctr_init_rv32i

    .balign 4
    .global lwcc_giftb128_128_ctr_nonce_rv32i
    .type lwcc_giftb128_128_ctr_nonce_rv32i, %function
lwcc_giftb128_128_ctr_nonce_rv32i:
    lbu a5, 9(a1)
    lbu a6, 1(a1)
    lbu a7, 5(a1)
    lbu t0, 8(a1)
    lbu t1, 10(a1)
    lbu t2, 0(a1)
    lbu t3, 2(a1)
    lbu t4, 4(a1)
    lbu t5, 6(a1)
    lbu t6, 11(a1)
    lbu a4, 3(a1)
    lbu a3, 7(a1)
    slli a5, a5, 8
    slli a6, a6, 8
    slli a7, a7, 8
    or a5, t0, a5
    slli t0, t1, 16
    or a6, t2, a6
    slli t1, t3, 16
    or a7, t4, a7
    slli t2, t5, 16
    or a5, a5, t0
    slli t0, t6, 24
    or a6, a6, t1
    slli t1, a4, 24
    or a7, a7, t2
    slli t2, a3, 24
    or a5, a5, t0
    or a6, a6, t1
    or a7, a7, t2
    # round 1 (gift.dsl:33)
    or t0, a6, a7
    and t1, a6, a5
    xor a5, a5, t0
    xor a7, a7, t1
    not t0, a5
    not t1, a7
    sw t0, 756(a0)
    sw t1, 760(a0)
    sw a7, 764(a0)
    sw a6, 768(a0)
    sw a5, 772(a0)
    ret
    .size lwcc_giftb128_128_ctr_nonce_rv32i, .-lwcc_giftb128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_giftb128_128_ctr_crypt_rv32i
    .type lwcc_giftb128_128_ctr_crypt_rv32i, %function
lwcc_giftb128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_giftb128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_giftb128_128_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
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
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_giftb128_128_ctr_crypt_rv32i_group
    j .Llwcc_giftb128_128_ctr_crypt_rv32i_rest
.Llwcc_giftb128_128_ctr_crypt_rv32i_group:
    srli a5, a4, 16
    srli a6, a4, 8
    andi a5, a5, 255
    srli a7, a4, 24
    slli a5, a5, 8
    andi a6, a6, 255
    or a5, a7, a5
    slli a6, a6, 16
    or a5, a5, a6
    slli a6, a4, 24
    # round 1 (gift.dsl:33)
    lw a7, 756(a3)
    lw t0, 764(a3)
    or a5, a5, a6
    lw a6, 760(a3)
    lw t1, 768(a3)
    xor a7, a5, a7
    and a5, a5, t0
    xor a6, a6, a7
    xor a5, t1, a5
    lw t0, 772(a3)
    and t1, a5, a6
    lui t2, 209715
    lui t3, 489335
    xor t0, t0, t1
    lui t1, 69905
    addi t2, t2, 819
    addi t3, t3, 1911
    addi t1, t1, 273
    and t4, a6, t2
    and t5, t0, t3
    and t6, a7, t1
    xor a6, a6, t4
    xor t0, t0, t5
    xor a7, a7, t6
    slli t4, t4, 2
    srli a6, a6, 2
    slli t5, t5, 1
    srli t0, t0, 3
    lw s0, 0(a3)
    lw s1, 4(a3)
    slli t6, t6, 3
    srli a7, a7, 1
    or a6, t4, a6
    or t0, t5, t0
    or a7, t6, a7
    xor a6, a6, s0
    xor t0, t0, s1
    lw t4, 8(a3)
    # round 2 (gift.dsl:33)
    or t5, a7, a6
    and t6, a7, t0
    # round 1 (gift.dsl:33)
    xor a5, a5, t4
    # round 2 (gift.dsl:33)
    xor t0, t0, t5
    xor a6, a6, t6
    xor t4, a5, t0
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, a7, a5
    lui a7, 4080
    and t5, a5, a6
    addi a7, a7, 255
    lui t6, 65521
    xor t0, t0, t5
    lui t5, 240
    and s0, a6, a7
    addi t6, t6, -1
    addi t5, t5, 15
    xor a6, a6, s0
    and s1, t0, t6
    and s2, t4, t5
    slli s0, s0, 8
    srli a6, a6, 8
    xor t0, t0, s1
    lw s3, 12(a3)
    xor t4, t4, s2
    or a6, s0, a6
    slli s0, s1, 4
    srli t0, t0, 12
    lw s1, 16(a3)
    slli s2, s2, 12
    srli t4, t4, 4
    or t0, s0, t0
    xor a6, a6, s3
    or t4, s2, t4
    xor t0, t0, s1
    lw s0, 20(a3)
    # round 3 (gift.dsl:33)
    not s1, a6
    and s1, t4, s1
    or s2, t4, t0
    # round 2 (gift.dsl:33)
    xor a5, a5, s0
    # round 3 (gift.dsl:33)
    xor t0, t0, s1
    xor a6, a6, s2
    xor s0, a5, t0
    or a5, a5, a6
    xor a6, a6, s0
    xor a5, t4, a5
    and t4, a5, a6
    lui s1, 349525
    xor t0, t0, t4
    addi t4, s1, 1365
    lui s1, 5
    lui s2, 11
    and s3, a6, t4
    slli s4, t0, 15
    lui s5, 349520
    srli s6, s0, 17
    addi s1, s1, 1365
    srli s7, s0, 15
    addi s2, s2, -1366
    xor a6, a6, s3
    srli s8, t0, 16
    and s4, s4, s5
    slli t0, t0, 17
    lui s9, 699040
    and s6, s6, s1
    and s7, s7, s2
    slli s3, s3, 1
    srli a6, a6, 1
    or s4, s8, s4
    and t0, t0, s9
    lw s8, 24(a3)
    lw s10, 28(a3)
    or s6, s6, s7
    slli s0, s0, 16
    or a6, s3, a6
    or t0, s4, t0
    or s0, s6, s0
    xor a6, a6, s8
    xor t0, t0, s10
    lw s3, 32(a3)
    # round 4 (gift.dsl:33)
    or s4, s0, a6
    and s6, s0, t0
    # round 3 (gift.dsl:33)
    xor a5, a5, s3
    # round 4 (gift.dsl:33)
    xor t0, t0, s4
    xor a6, a6, s6
    xor s3, a5, t0
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s0, a5
    lui s0, 61681
    and s4, a5, a6
    addi s0, s0, -241
    lui s6, 12336
    xor t0, t0, s4
    lui s4, 259060
    and s7, a6, s0
    addi s6, s6, 771
    addi s4, s4, -193
    xor a6, a6, s7
    and s8, t0, s6
    and s10, s3, s4
    slli s7, s7, 4
    srli a6, a6, 4
    xor t0, t0, s8
    lw s11, 36(a3)
    xor s3, s3, s10
    or a6, s7, a6
    slli s7, s8, 6
    srli t0, t0, 2
    lw s8, 40(a3)
    slli s10, s10, 2
    srli s3, s3, 6
    or t0, s7, t0
    xor a6, a6, s11
    or s3, s10, s3
    xor t0, t0, s8
    lw s7, 44(a3)
    # round 5 (gift.dsl:33)
    not s8, a6
    and s8, s3, s8
    or s10, s3, t0
    # round 4 (gift.dsl:33)
    xor a5, a5, s7
    # round 5 (gift.dsl:33)
    xor t0, t0, s8
    xor a6, a6, s10
    xor s7, a5, t0
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    slli s3, a6, 16
    srli a6, a6, 16
    slli s8, t0, 8
    srli t0, t0, 24
    lw s10, 48(a3)
    slli ra, s7, 24
    srli s7, s7, 8
    or a6, s3, a6
    lw s3, 52(a3)
    or t0, s8, t0
    or s7, ra, s7
    xor a6, a6, s10
    xor t0, t0, s3
    lw s3, 56(a3)
    # round 6 (gift.dsl:33)
    or s8, s7, a6
    and s10, s7, t0
    # round 5 (gift.dsl:33)
    xor a5, a5, s3
    # round 6 (gift.dsl:33)
    xor t0, t0, s8
    xor a6, a6, s10
    xor s3, a5, t0
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor t0, t0, s7
    and s7, a6, t2
    and s8, s3, t1
    xor a6, a6, s7
    and s10, t0, t3
    xor s3, s3, s8
    slli s7, s7, 2
    srli a6, a6, 2
    xor t0, t0, s10
    lw ra, 416(a3)
    slli s8, s8, 3
    srli s3, s3, 1
    or a6, s7, a6
    slli s7, s10, 1
    srli t0, t0, 3
    lw s10, 64(a3)
    or s3, s8, s3
    or t0, s7, t0
    xor a6, a6, ra
    lw s7, 648(a3)
    xor t0, t0, s10
    # round 7 (gift.dsl:33)
    and s8, s3, a6
    # round 6 (gift.dsl:33)
    xor a5, a5, s7
    # round 7 (gift.dsl:33)
    xor s7, t0, s8
    or t0, s3, t0
    xor s8, a5, s7
    xor a6, a6, t0
    not t0, s8
    and a5, a5, a6
    xor a6, a6, t0
    xor a5, s3, a5
    or s3, a5, a6
    xor s3, s7, s3
    and s7, a6, a7
    and s8, s3, t6
    and s10, t0, t5
    xor a6, a6, s7
    xor s3, s3, s8
    xor t0, t0, s10
    slli s7, s7, 8
    srli a6, a6, 8
    slli s8, s8, 4
    srli s3, s3, 12
    lw ra, 428(a3)
    slli s10, s10, 12
    srli t0, t0, 4
    or a6, s7, a6
    lw s7, 636(a3)
    or s3, s8, s3
    or t0, s10, t0
    xor a6, a6, ra
    xor s3, s3, s7
    lw s7, 640(a3)
    # round 8 (gift.dsl:33)
    or s8, t0, a6
    and s10, t0, s3
    # round 7 (gift.dsl:33)
    xor a5, a5, s7
    # round 8 (gift.dsl:33)
    xor s3, s3, s8
    xor a6, a6, s10
    xor s7, a5, s3
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, t0, a5
    and t0, a5, a6
    xor t0, s3, t0
    and s3, a6, t4
    xor a6, a6, s3
    srli s8, s7, 17
    srli s10, s7, 15
    slli s3, s3, 1
    srli a6, a6, 1
    and s8, s8, s1
    and s10, s10, s2
    or a6, s3, a6
    slli s3, t0, 15
    and s3, s3, s5
    or s8, s8, s10
    srli s10, t0, 16
    slli t0, t0, 17
    or s3, s10, s3
    lw s10, 84(a3)
    and t0, t0, s9
    slli s7, s7, 16
    or t0, s3, t0
    lw s3, 88(a3)
    xor a6, a6, s10
    or s7, s8, s7
    xor t0, t0, s3
    lw s3, 92(a3)
    # round 9 (gift.dsl:33)
    not s8, a6
    and s8, s7, s8
    # round 8 (gift.dsl:33)
    xor a5, a5, s3
    # round 9 (gift.dsl:33)
    or s3, s7, t0
    xor t0, t0, s8
    xor a6, a6, s3
    xor s3, a5, t0
    or a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor t0, t0, s7
    and s7, a6, s0
    and s8, s3, s4
    xor a6, a6, s7
    xor s3, s3, s8
    slli s7, s7, 4
    srli a6, a6, 4
    slli s8, s8, 2
    srli s3, s3, 6
    or a6, s7, a6
    and s7, t0, s6
    xor t0, t0, s7
    slli s7, s7, 6
    srli t0, t0, 2
    or t0, s7, t0
    lw s7, 96(a3)
    or s3, s8, s3
    lw s8, 100(a3)
    xor a6, a6, s7
    xor t0, t0, s8
    lw s7, 104(a3)
    # round 10 (gift.dsl:33)
    or s8, s3, a6
    # round 9 (gift.dsl:33)
    xor a5, a5, s7
    # round 10 (gift.dsl:33)
    and s7, s3, t0
    xor t0, t0, s8
    xor a6, a6, s7
    xor s7, a5, t0
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    not s3, s7
    slli s7, a6, 16
    srli a6, a6, 16
    slli s8, s3, 24
    srli s3, s3, 8
    or a6, s7, a6
    slli s7, t0, 8
    srli t0, t0, 24
    or t0, s7, t0
    lw s7, 108(a3)
    or s3, s8, s3
    lw s8, 112(a3)
    xor a6, a6, s7
    xor t0, t0, s8
    lw s7, 116(a3)
    # round 11 (gift.dsl:33)
    or s8, s3, a6
    # round 10 (gift.dsl:33)
    xor a5, a5, s7
    # round 11 (gift.dsl:33)
    and s7, s3, t0
    xor t0, t0, s8
    xor a6, a6, s7
    xor s7, a5, t0
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    and s3, a6, t2
    and s8, s7, t1
    xor a6, a6, s3
    xor s7, s7, s8
    slli s3, s3, 2
    srli a6, a6, 2
    slli s8, s8, 3
    srli s7, s7, 1
    or a6, s3, a6
    and s3, t0, t3
    xor t0, t0, s3
    slli s3, s3, 1
    srli t0, t0, 3
    or s7, s8, s7
    lw s8, 700(a3)
    or t0, s3, t0
    lw s3, 124(a3)
    xor a6, a6, s8
    lw s8, 704(a3)
    xor t0, t0, s3
    # round 12 (gift.dsl:33)
    and s3, s7, a6
    # round 11 (gift.dsl:33)
    xor a5, a5, s8
    # round 12 (gift.dsl:33)
    xor s3, t0, s3
    or t0, s7, t0
    xor s8, a5, s3
    xor a6, a6, t0
    not t0, s8
    and a5, a5, a6
    xor a6, a6, t0
    xor a5, s7, a5
    or s7, a5, a6
    xor s3, s3, s7
    and s7, a6, a7
    and s8, t0, t5
    xor a6, a6, s7
    xor t0, t0, s8
    slli s7, s7, 8
    srli a6, a6, 8
    slli s8, s8, 12
    srli t0, t0, 4
    or a6, s7, a6
    and s7, s3, t6
    xor s3, s3, s7
    slli s7, s7, 4
    srli s3, s3, 12
    or s3, s7, s3
    lw s7, 608(a3)
    or t0, s8, t0
    lw s8, 708(a3)
    xor a6, a6, s7
    xor s3, s3, s8
    lw s7, 712(a3)
    # round 13 (gift.dsl:33)
    or s8, t0, a6
    # round 12 (gift.dsl:33)
    xor a5, a5, s7
    # round 13 (gift.dsl:33)
    and s7, t0, s3
    xor s3, s3, s8
    xor a6, a6, s7
    xor s7, a5, s3
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, t0, a5
    and t0, a5, a6
    xor t0, s3, t0
    srli s3, s7, 17
    srli s8, s7, 15
    and s3, s3, s1
    and s8, s8, s2
    or s3, s3, s8
    and s8, a6, t4
    xor a6, a6, s8
    slli s8, s8, 1
    srli a6, a6, 1
    or a6, s8, a6
    slli s8, t0, 15
    and s8, s8, s5
    slli s7, s7, 16
    or s3, s3, s7
    srli s7, t0, 16
    slli t0, t0, 17
    or s7, s7, s8
    lw s8, 144(a3)
    and t0, t0, s9
    or t0, s7, t0
    lw s7, 148(a3)
    xor a6, a6, s8
    xor t0, t0, s7
    lw s7, 152(a3)
    # round 14 (gift.dsl:33)
    not s8, a6
    and s8, s3, s8
    # round 13 (gift.dsl:33)
    xor a5, a5, s7
    # round 14 (gift.dsl:33)
    or s7, s3, t0
    xor t0, t0, s8
    xor a6, a6, s7
    xor s7, a5, t0
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    and s3, a6, s0
    and s8, s7, s4
    xor a6, a6, s3
    xor s7, s7, s8
    slli s3, s3, 4
    srli a6, a6, 4
    slli s8, s8, 2
    srli s7, s7, 6
    or a6, s3, a6
    and s3, t0, s6
    xor t0, t0, s3
    slli s3, s3, 6
    srli t0, t0, 2
    or t0, s3, t0
    lw s3, 156(a3)
    or s7, s8, s7
    lw s8, 160(a3)
    xor a6, a6, s3
    xor t0, t0, s8
    lw s3, 164(a3)
    # round 15 (gift.dsl:33)
    or s8, s7, a6
    # round 14 (gift.dsl:33)
    xor a5, a5, s3
    # round 15 (gift.dsl:33)
    and s3, s7, t0
    xor t0, t0, s8
    xor a6, a6, s3
    xor s3, a5, t0
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor t0, t0, s7
    not s3, s3
    slli s7, a6, 16
    srli a6, a6, 16
    slli s8, s3, 24
    srli s3, s3, 8
    or a6, s7, a6
    slli s7, t0, 8
    srli t0, t0, 24
    or t0, s7, t0
    lw s7, 168(a3)
    or s3, s8, s3
    lw s8, 172(a3)
    xor a6, a6, s7
    xor t0, t0, s8
    lw s7, 176(a3)
    # round 16 (gift.dsl:33)
    or s8, s3, a6
    # round 15 (gift.dsl:33)
    xor a5, a5, s7
    # round 16 (gift.dsl:33)
    and s7, s3, t0
    xor t0, t0, s8
    xor a6, a6, s7
    xor s7, a5, t0
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    and s3, a6, t2
    and s8, s7, t1
    xor a6, a6, s3
    xor s7, s7, s8
    slli s3, s3, 2
    srli a6, a6, 2
    slli s8, s8, 3
    srli s7, s7, 1
    or a6, s3, a6
    and s3, t0, t3
    xor t0, t0, s3
    slli s3, s3, 1
    srli t0, t0, 3
    or s7, s8, s7
    lw s8, 584(a3)
    or t0, s3, t0
    lw s3, 184(a3)
    xor a6, a6, s8
    lw s8, 592(a3)
    xor t0, t0, s3
    # round 17 (gift.dsl:33)
    and s3, s7, a6
    # round 16 (gift.dsl:33)
    xor a5, a5, s8
    # round 17 (gift.dsl:33)
    xor s3, t0, s3
    or t0, s7, t0
    xor s8, a5, s3
    xor a6, a6, t0
    not t0, s8
    and a5, a5, a6
    xor a6, a6, t0
    xor a5, s7, a5
    or s7, a5, a6
    xor s3, s3, s7
    and s7, a6, a7
    and s8, t0, t5
    xor a6, a6, s7
    xor t0, t0, s8
    slli s7, s7, 8
    srli a6, a6, 8
    slli s8, s8, 12
    srli t0, t0, 4
    or a6, s7, a6
    and s7, s3, t6
    xor s3, s3, s7
    slli s7, s7, 4
    srli s3, s3, 12
    or s3, s7, s3
    lw s7, 716(a3)
    or t0, s8, t0
    lw s8, 576(a3)
    xor a6, a6, s7
    xor s3, s3, s8
    lw s7, 580(a3)
    # round 18 (gift.dsl:33)
    or s8, t0, a6
    # round 17 (gift.dsl:33)
    xor a5, a5, s7
    # round 18 (gift.dsl:33)
    and s7, t0, s3
    xor s3, s3, s8
    xor a6, a6, s7
    xor s7, a5, s3
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, t0, a5
    and t0, a5, a6
    xor t0, s3, t0
    srli s3, s7, 17
    srli s8, s7, 15
    and s3, s3, s1
    and s8, s8, s2
    or s3, s3, s8
    and s8, a6, t4
    xor a6, a6, s8
    slli s8, s8, 1
    srli a6, a6, 1
    or a6, s8, a6
    slli s8, t0, 15
    and s8, s8, s5
    slli s7, s7, 16
    or s3, s3, s7
    srli s7, t0, 16
    slli t0, t0, 17
    or s7, s7, s8
    lw s8, 204(a3)
    and t0, t0, s9
    or t0, s7, t0
    lw s7, 208(a3)
    xor a6, a6, s8
    xor t0, t0, s7
    lw s7, 212(a3)
    # round 19 (gift.dsl:33)
    not s8, a6
    and s8, s3, s8
    # round 18 (gift.dsl:33)
    xor a5, a5, s7
    # round 19 (gift.dsl:33)
    or s7, s3, t0
    xor t0, t0, s8
    xor a6, a6, s7
    xor s7, a5, t0
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    and s3, a6, s0
    and s8, s7, s4
    xor a6, a6, s3
    xor s7, s7, s8
    slli s3, s3, 4
    srli a6, a6, 4
    slli s8, s8, 2
    srli s7, s7, 6
    or a6, s3, a6
    and s3, t0, s6
    xor t0, t0, s3
    slli s3, s3, 6
    srli t0, t0, 2
    or t0, s3, t0
    lw s3, 216(a3)
    or s7, s8, s7
    lw s8, 220(a3)
    xor a6, a6, s3
    xor t0, t0, s8
    lw s3, 224(a3)
    # round 20 (gift.dsl:33)
    or s8, s7, a6
    # round 19 (gift.dsl:33)
    xor a5, a5, s3
    # round 20 (gift.dsl:33)
    and s3, s7, t0
    xor t0, t0, s8
    xor a6, a6, s3
    xor s3, a5, t0
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor t0, t0, s7
    not s3, s3
    slli s7, a6, 16
    srli a6, a6, 16
    slli s8, s3, 24
    srli s3, s3, 8
    or a6, s7, a6
    slli s7, t0, 8
    srli t0, t0, 24
    or t0, s7, t0
    lw s7, 228(a3)
    or s3, s8, s3
    lw s8, 232(a3)
    xor a6, a6, s7
    xor t0, t0, s8
    lw s7, 236(a3)
    # round 21 (gift.dsl:33)
    or s8, s3, a6
    # round 20 (gift.dsl:33)
    xor a5, a5, s7
    # round 21 (gift.dsl:33)
    and s7, s3, t0
    xor t0, t0, s8
    xor a6, a6, s7
    xor s7, a5, t0
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    and s3, a6, t2
    and s8, s7, t1
    xor a6, a6, s3
    xor s7, s7, s8
    slli s3, s3, 2
    srli a6, a6, 2
    slli s8, s8, 3
    srli s7, s7, 1
    or a6, s3, a6
    and s3, t0, t3
    xor t0, t0, s3
    slli s3, s3, 1
    srli t0, t0, 3
    or s7, s8, s7
    lw s8, 720(a3)
    or t0, s3, t0
    lw s3, 244(a3)
    xor a6, a6, s8
    lw s8, 724(a3)
    xor t0, t0, s3
    # round 22 (gift.dsl:33)
    and s3, s7, a6
    # round 21 (gift.dsl:33)
    xor a5, a5, s8
    # round 22 (gift.dsl:33)
    xor s3, t0, s3
    or t0, s7, t0
    xor s8, a5, s3
    xor a6, a6, t0
    not t0, s8
    and a5, a5, a6
    xor a6, a6, t0
    xor a5, s7, a5
    or s7, a5, a6
    xor s3, s3, s7
    and s7, a6, a7
    and s8, t0, t5
    xor a6, a6, s7
    xor t0, t0, s8
    slli s7, s7, 8
    srli a6, a6, 8
    slli s8, s8, 12
    srli t0, t0, 4
    or a6, s7, a6
    and s7, s3, t6
    xor s3, s3, s7
    slli s7, s7, 4
    srli s3, s3, 12
    or s3, s7, s3
    lw s7, 548(a3)
    or t0, s8, t0
    lw s8, 728(a3)
    xor a6, a6, s7
    xor s3, s3, s8
    lw s7, 732(a3)
    # round 23 (gift.dsl:33)
    or s8, t0, a6
    # round 22 (gift.dsl:33)
    xor a5, a5, s7
    # round 23 (gift.dsl:33)
    and s7, t0, s3
    xor s3, s3, s8
    xor a6, a6, s7
    xor s7, a5, s3
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, t0, a5
    and t0, a5, a6
    xor t0, s3, t0
    srli s3, s7, 17
    srli s8, s7, 15
    and s3, s3, s1
    and s8, s8, s2
    or s3, s3, s8
    and s8, a6, t4
    xor a6, a6, s8
    slli s8, s8, 1
    srli a6, a6, 1
    or a6, s8, a6
    slli s8, t0, 15
    and s8, s8, s5
    slli s7, s7, 16
    or s3, s3, s7
    srli s7, t0, 16
    slli t0, t0, 17
    or s7, s7, s8
    lw s8, 264(a3)
    and t0, t0, s9
    or t0, s7, t0
    lw s7, 268(a3)
    xor a6, a6, s8
    xor t0, t0, s7
    lw s7, 272(a3)
    # round 24 (gift.dsl:33)
    not s8, a6
    and s8, s3, s8
    # round 23 (gift.dsl:33)
    xor a5, a5, s7
    # round 24 (gift.dsl:33)
    or s7, s3, t0
    xor t0, t0, s8
    xor a6, a6, s7
    xor s7, a5, t0
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    and s3, a6, s0
    and s8, s7, s4
    xor a6, a6, s3
    xor s7, s7, s8
    slli s3, s3, 4
    srli a6, a6, 4
    slli s8, s8, 2
    srli s7, s7, 6
    or a6, s3, a6
    and s3, t0, s6
    xor t0, t0, s3
    slli s3, s3, 6
    srli t0, t0, 2
    or t0, s3, t0
    lw s3, 276(a3)
    or s7, s8, s7
    lw s8, 280(a3)
    xor a6, a6, s3
    xor t0, t0, s8
    lw s3, 284(a3)
    # round 25 (gift.dsl:33)
    or s8, s7, a6
    # round 24 (gift.dsl:33)
    xor a5, a5, s3
    # round 25 (gift.dsl:33)
    and s3, s7, t0
    xor t0, t0, s8
    xor a6, a6, s3
    xor s3, a5, t0
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor t0, t0, s7
    not s3, s3
    slli s7, a6, 16
    srli a6, a6, 16
    slli s8, s3, 24
    srli s3, s3, 8
    or a6, s7, a6
    slli s7, t0, 8
    srli t0, t0, 24
    or t0, s7, t0
    lw s7, 288(a3)
    or s3, s8, s3
    lw s8, 292(a3)
    xor a6, a6, s7
    xor t0, t0, s8
    lw s7, 296(a3)
    # round 26 (gift.dsl:33)
    or s8, s3, a6
    # round 25 (gift.dsl:33)
    xor a5, a5, s7
    # round 26 (gift.dsl:33)
    and s7, s3, t0
    xor t0, t0, s8
    xor a6, a6, s7
    xor s7, a5, t0
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    and s3, a6, t2
    and s8, s7, t1
    xor a6, a6, s3
    xor s7, s7, s8
    slli s3, s3, 2
    srli a6, a6, 2
    slli s8, s8, 3
    srli s7, s7, 1
    or a6, s3, a6
    and s3, t0, t3
    xor t0, t0, s3
    slli s3, s3, 1
    srli t0, t0, 3
    or s7, s8, s7
    lw s8, 524(a3)
    or t0, s3, t0
    lw s3, 304(a3)
    xor a6, a6, s8
    lw s8, 532(a3)
    xor t0, t0, s3
    # round 27 (gift.dsl:33)
    and s3, s7, a6
    # round 26 (gift.dsl:33)
    xor a5, a5, s8
    # round 27 (gift.dsl:33)
    xor s3, t0, s3
    or t0, s7, t0
    xor s8, a5, s3
    xor a6, a6, t0
    not t0, s8
    and a5, a5, a6
    xor a6, a6, t0
    xor a5, s7, a5
    or s7, a5, a6
    xor s3, s3, s7
    and s7, a6, a7
    and s8, t0, t5
    xor a6, a6, s7
    xor t0, t0, s8
    slli s7, s7, 8
    srli a6, a6, 8
    slli s8, s8, 12
    srli t0, t0, 4
    or a6, s7, a6
    and s7, s3, t6
    xor s3, s3, s7
    slli s7, s7, 4
    srli s3, s3, 12
    or s3, s7, s3
    lw s7, 736(a3)
    or t0, s8, t0
    lw s8, 516(a3)
    xor a6, a6, s7
    xor s3, s3, s8
    lw s7, 520(a3)
    # round 28 (gift.dsl:33)
    or s8, t0, a6
    # round 27 (gift.dsl:33)
    xor a5, a5, s7
    # round 28 (gift.dsl:33)
    and s7, t0, s3
    xor s3, s3, s8
    xor a6, a6, s7
    xor s7, a5, s3
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, t0, a5
    and t0, a5, a6
    xor t0, s3, t0
    srli s3, s7, 17
    srli s8, s7, 15
    and s3, s3, s1
    and s8, s8, s2
    or s3, s3, s8
    and s8, a6, t4
    xor a6, a6, s8
    slli s8, s8, 1
    srli a6, a6, 1
    or a6, s8, a6
    slli s8, t0, 15
    and s8, s8, s5
    slli s7, s7, 16
    or s3, s3, s7
    srli s7, t0, 16
    slli t0, t0, 17
    or s7, s7, s8
    lw s8, 324(a3)
    and t0, t0, s9
    or t0, s7, t0
    lw s7, 328(a3)
    xor a6, a6, s8
    xor t0, t0, s7
    lw s7, 332(a3)
    # round 29 (gift.dsl:33)
    not s8, a6
    and s8, s3, s8
    # round 28 (gift.dsl:33)
    xor a5, a5, s7
    # round 29 (gift.dsl:33)
    or s7, s3, t0
    xor t0, t0, s8
    xor a6, a6, s7
    xor s7, a5, t0
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    and s3, a6, s0
    and s8, s7, s4
    xor a6, a6, s3
    xor s7, s7, s8
    slli s3, s3, 4
    srli a6, a6, 4
    slli s8, s8, 2
    srli s7, s7, 6
    or a6, s3, a6
    and s3, t0, s6
    xor t0, t0, s3
    slli s3, s3, 6
    srli t0, t0, 2
    or t0, s3, t0
    lw s3, 336(a3)
    or s7, s8, s7
    lw s8, 340(a3)
    xor a6, a6, s3
    xor t0, t0, s8
    lw s3, 344(a3)
    # round 30 (gift.dsl:33)
    or s8, s7, a6
    # round 29 (gift.dsl:33)
    xor a5, a5, s3
    # round 30 (gift.dsl:33)
    and s3, s7, t0
    xor t0, t0, s8
    xor a6, a6, s3
    xor s3, a5, t0
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor t0, t0, s7
    not s3, s3
    slli s7, a6, 16
    srli a6, a6, 16
    slli s8, s3, 24
    srli s3, s3, 8
    or a6, s7, a6
    slli s7, t0, 8
    srli t0, t0, 24
    or t0, s7, t0
    lw s7, 348(a3)
    or s3, s8, s3
    lw s8, 352(a3)
    xor a6, a6, s7
    xor t0, t0, s8
    lw s7, 356(a3)
    # round 31 (gift.dsl:33)
    or s8, s3, a6
    # round 30 (gift.dsl:33)
    xor a5, a5, s7
    # round 31 (gift.dsl:33)
    and s7, s3, t0
    xor t0, t0, s8
    xor a6, a6, s7
    xor s7, a5, t0
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    and s3, a6, t2
    and s8, s7, t1
    xor a6, a6, s3
    xor s7, s7, s8
    slli s3, s3, 2
    srli a6, a6, 2
    slli s8, s8, 3
    srli s7, s7, 1
    or a6, s3, a6
    and s3, t0, t3
    xor t0, t0, s3
    slli s3, s3, 1
    srli t0, t0, 3
    or s7, s8, s7
    lw s8, 740(a3)
    or t0, s3, t0
    lw s3, 364(a3)
    xor a6, a6, s8
    lw s8, 744(a3)
    xor t0, t0, s3
    # round 32 (gift.dsl:33)
    and s3, s7, a6
    # round 31 (gift.dsl:33)
    xor a5, a5, s8
    # round 32 (gift.dsl:33)
    xor s3, t0, s3
    or t0, s7, t0
    xor s8, a5, s3
    xor a6, a6, t0
    not t0, s8
    and a5, a5, a6
    xor a6, a6, t0
    xor a5, s7, a5
    or s7, a5, a6
    xor s3, s3, s7
    and s7, a6, a7
    and s8, t0, t5
    xor a6, a6, s7
    xor t0, t0, s8
    slli s7, s7, 8
    srli a6, a6, 8
    slli s8, s8, 12
    srli t0, t0, 4
    or a6, s7, a6
    and s7, s3, t6
    xor s3, s3, s7
    slli s7, s7, 4
    srli s3, s3, 12
    or s3, s7, s3
    lw s7, 488(a3)
    or t0, s8, t0
    lw s8, 680(a3)
    xor a6, a6, s7
    xor s3, s3, s8
    lw s7, 748(a3)
    # round 33 (gift.dsl:33)
    or s8, t0, a6
    # round 32 (gift.dsl:33)
    xor a5, a5, s7
    # round 33 (gift.dsl:33)
    and s7, t0, s3
    xor s3, s3, s8
    xor a6, a6, s7
    xor s7, a5, s3
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, t0, a5
    and t0, a5, a6
    xor t0, s3, t0
    srli s3, s7, 17
    srli s8, s7, 15
    and s3, s3, s1
    and s8, s8, s2
    or s3, s3, s8
    and s8, a6, t4
    xor a6, a6, s8
    slli s8, s8, 1
    srli a6, a6, 1
    or a6, s8, a6
    slli s8, t0, 15
    and s8, s8, s5
    slli s7, s7, 16
    or s3, s3, s7
    srli s7, t0, 16
    slli t0, t0, 17
    or s7, s7, s8
    lw s8, 380(a3)
    and t0, t0, s9
    or t0, s7, t0
    lw s7, 384(a3)
    xor a6, a6, s8
    xor t0, t0, s7
    lw s7, 388(a3)
    # round 34 (gift.dsl:33)
    not s8, a6
    and s8, s3, s8
    # round 33 (gift.dsl:33)
    xor a5, a5, s7
    # round 34 (gift.dsl:33)
    or s7, s3, t0
    xor t0, t0, s8
    xor a6, a6, s7
    xor s7, a5, t0
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    and s3, a6, s0
    and s8, s7, s4
    xor a6, a6, s3
    xor s7, s7, s8
    slli s3, s3, 4
    srli a6, a6, 4
    slli s8, s8, 2
    srli s7, s7, 6
    or a6, s3, a6
    and s3, t0, s6
    xor t0, t0, s3
    slli s3, s3, 6
    srli t0, t0, 2
    or t0, s3, t0
    lw s3, 392(a3)
    or s7, s8, s7
    xor a6, a6, s3
    xor t0, t0, s11
    lw s3, 396(a3)
    # round 35 (gift.dsl:33)
    or s8, s7, a6
    and s11, s7, t0
    # round 34 (gift.dsl:33)
    xor a5, a5, s3
    # round 35 (gift.dsl:33)
    xor t0, t0, s8
    xor a6, a6, s11
    xor s3, a5, t0
    and a5, a5, a6
    xor a6, a6, s3
    xor a5, s7, a5
    and s7, a5, a6
    xor t0, t0, s7
    slli s7, a6, 16
    srli a6, a6, 16
    lw s8, 476(a3)
    or a6, s7, a6
    slli s7, t0, 8
    srli t0, t0, 24
    slli s11, s3, 24
    srli s3, s3, 8
    or t0, s7, t0
    lw s7, 404(a3)
    xor a6, a6, s8
    or s3, s11, s3
    xor t0, t0, s7
    lw s7, 480(a3)
    # round 36 (gift.dsl:33)
    not s8, a6
    and s8, s3, s8
    or s11, s3, t0
    # round 35 (gift.dsl:33)
    xor a5, a5, s7
    # round 36 (gift.dsl:33)
    xor t0, t0, s8
    xor a6, a6, s11
    xor s7, a5, t0
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s3, a5
    and s3, a5, a6
    xor t0, t0, s3
    and t2, a6, t2
    and t3, t0, t3
    and t1, s7, t1
    xor a6, a6, t2
    xor t0, t0, t3
    xor s3, s7, t1
    slli t2, t2, 2
    srli a6, a6, 2
    slli t3, t3, 1
    srli t0, t0, 3
    lw s7, 752(a3)
    lw s8, 60(a3)
    slli t1, t1, 3
    srli s3, s3, 1
    or a6, t2, a6
    or t0, t3, t0
    or t1, t1, s3
    xor a6, a6, s7
    xor t0, t0, s8
    lw t2, 472(a3)
    # round 37 (gift.dsl:33)
    or t3, t1, a6
    and s3, t1, t0
    # round 36 (gift.dsl:33)
    xor a5, a5, t2
    # round 37 (gift.dsl:33)
    xor t0, t0, t3
    xor a6, a6, s3
    xor t2, a5, t0
    and a5, a5, a6
    xor a6, a6, t2
    xor a5, t1, a5
    and t1, a5, a6
    xor t0, t0, t1
    and a7, a6, a7
    xor a6, a6, a7
    and t1, t0, t6
    and t3, t2, t5
    slli a7, a7, 8
    srli a6, a6, 8
    xor t0, t0, t1
    lw t5, 424(a3)
    xor t2, t2, t3
    or a6, a7, a6
    slli a7, t1, 4
    srli t0, t0, 12
    slli t1, t3, 12
    srli t2, t2, 4
    or a7, a7, t0
    xor a6, a6, t5
    or t0, t1, t2
    xor a7, a7, ra
    lw t1, 432(a3)
    # round 38 (gift.dsl:33)
    not t2, a6
    and t2, t0, t2
    or t3, t0, a7
    # round 37 (gift.dsl:33)
    xor a5, a5, t1
    # round 38 (gift.dsl:33)
    xor a7, a7, t2
    xor a6, a6, t3
    xor t1, a5, a7
    or a5, a5, a6
    xor a6, a6, t1
    xor a5, t0, a5
    and t0, a5, a6
    xor a7, a7, t0
    and t0, a6, t4
    slli t2, a7, 15
    srli t3, t1, 17
    srli t4, t1, 15
    xor a6, a6, t0
    srli t5, a7, 16
    and t2, t2, s5
    slli a7, a7, 17
    and t3, t3, s1
    and t4, t4, s2
    slli t0, t0, 1
    srli a6, a6, 1
    or t2, t5, t2
    and a7, a7, s9
    lw t5, 436(a3)
    or t3, t3, t4
    slli t1, t1, 16
    or a6, t0, a6
    or a7, t2, a7
    or t0, t3, t1
    xor a6, a6, t5
    xor a7, a7, s10
    lw t1, 440(a3)
    # round 39 (gift.dsl:33)
    or t2, t0, a6
    and t3, t0, a7
    # round 38 (gift.dsl:33)
    xor a5, a5, t1
    # round 39 (gift.dsl:33)
    xor a7, a7, t2
    xor a6, a6, t3
    xor t1, a5, a7
    and a5, a5, a6
    xor a6, a6, t1
    xor a5, t0, a5
    and t0, a5, a6
    xor a7, a7, t0
    and t0, a6, s0
    xor a6, a6, t0
    and t2, a7, s6
    and t3, t1, s4
    slli t0, t0, 4
    srli a6, a6, 4
    xor a7, a7, t2
    lw t4, 444(a3)
    xor t1, t1, t3
    or a6, t0, a6
    slli t0, t2, 6
    srli a7, a7, 2
    lw t2, 448(a3)
    slli t3, t3, 2
    srli t1, t1, 6
    or a7, t0, a7
    xor a6, a6, t4
    or t0, t3, t1
    xor a7, a7, t2
    lw t1, 452(a3)
    # round 40 (gift.dsl:33)
    not t2, a6
    and t2, t0, t2
    or t3, t0, a7
    # round 39 (gift.dsl:33)
    xor a5, a5, t1
    # round 40 (gift.dsl:33)
    xor a7, a7, t2
    xor a6, a6, t3
    xor t1, a5, a7
    or a5, a5, a6
    xor a6, a6, t1
    xor a5, t0, a5
    and t0, a5, a6
    lw t2, 456(a3)
    lw t3, 460(a3)
    xor a7, a7, t0
    xor a6, a6, t2
    xor a7, a7, t3
    lw t0, 464(a3)
    slli t2, t1, 24
    srli t1, t1, 8
    slli t3, a6, 16
    srli a6, a6, 16
    slli t4, a7, 8
    srli a7, a7, 24
    lw t5, 0(a1)
    lw t6, 4(a1)
    lw s0, 8(a1)
    lw s1, 12(a1)
    xor a5, a5, t0
    or t0, t2, t1
    or a6, t3, a6
    or a7, t4, a7
    xor t0, t5, t0
    xor a6, t6, a6
    xor a7, s0, a7
    xor a5, s1, a5
    sw t0, 0(a0)
    sw a6, 4(a0)
    sw a7, 8(a0)
    sw a5, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 1
    bltu a2, a1, .Llwcc_giftb128_128_ctr_crypt_rv32i_group_done
    j .Llwcc_giftb128_128_ctr_crypt_rv32i_group
.Llwcc_giftb128_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_giftb128_128_ctr_crypt_rv32i_out
.Llwcc_giftb128_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_giftb128_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_giftb128_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_giftb128_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_giftb128_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_giftb128_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_giftb128_128_ctr_crypt_rv32i_group
.Llwcc_giftb128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_giftb128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_giftb128_128_ctr_crypt_rv32i_copy
.Llwcc_giftb128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_giftb128_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_giftb128_128_ctr_crypt_rv32i_wipe
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
    addi sp, sp, 112
    ret
    .size lwcc_giftb128_128_ctr_crypt_rv32i, .-lwcc_giftb128_128_ctr_crypt_rv32i
