# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile gift --set gift128_128 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() resident_keys() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 416
# layout:    planes of 32 S-boxes, 1 blocks side by side; cells in 5 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 700, ctx 716, align 4, group 16, stack 416
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:27ba64778e53aa2504af036bc2227aa0822c5e2024ef0f1d8f57594f3d6e73e5

    .text

    .balign 4
    .global lwcc_gift128_128_key_setup_rv32i
    .type lwcc_gift128_128_key_setup_rv32i, %function
lwcc_gift128_128_key_setup_rv32i:
    addi sp, sp, -400
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
    lui t2, 1
    slli a6, a5, 8
    srli a7, a5, 24
    or a6, a6, a7
    lui a7, 4080
    addi a7, a7, 255
    and a6, a6, a7
    slli t0, a5, 24
    srli t1, a5, 8
    or t0, t0, t1
    lui t1, 1044496
    addi t1, t1, -256
    and t0, t0, t1
    or a6, a6, t0
    srli t0, a6, 4
    addi t2, t2, -1
    and t0, t0, t2
    srli t3, a5, 12
    lui t4, 15
    and t3, t3, t4
    or t0, t0, t3
    srli t3, a5, 16
    srli t5, a5, 20
    srli t6, a5, 4
    and t6, t6, t4
    or t5, t5, t6
    srli t6, a6, 2
    lui a4, 262128
    and t6, t6, a4
    or t5, t5, t6
    slli t6, a5, 22
    lui a3, 786432
    and a2, t6, a3
    or t5, t5, a2
    srli a2, t5, 2
    and a2, a2, a4
    or a2, t3, a2
    slli s0, a5, 20
    and s0, s0, a3
    or a2, a2, s0
    srli s0, a2, 2
    and s0, s0, a4
    or t0, t0, s0
    slli s0, a5, 18
    and s1, s0, a3
    or t0, t0, s1
    slli s1, t0, 21
    srli s2, t0, 11
    or s1, s1, s2
    lui s2, 512
    addi s2, s2, 1025
    and s1, s1, s2
    lui s3, 16
    addi s3, s3, -1
    and s4, a6, s3
    slli s5, a5, 16
    or s4, s4, s5
    slli s5, s4, 20
    srli s6, s4, 12
    or s5, s5, s6
    lui s6, 1024
    addi s6, s6, 514
    and s5, s5, s6
    or s1, s1, s5
    and s5, t5, s3
    slli s7, a5, 14
    and s7, s7, a4
    or s5, s5, s7
    slli s7, a5, 30
    or s5, s5, s7
    slli s7, s5, 19
    srli s8, s5, 13
    or s7, s7, s8
    lui s8, 2048
    addi s8, s8, 260
    and s7, s7, s8
    or s1, s1, s7
    slli s7, a5, 18
    srli s9, a5, 14
    or s7, s7, s9
    lui s9, 4096
    addi s9, s9, 8
    and s7, s7, s9
    or s1, s1, s7
    srli s7, a6, 3
    lui s10, 8192
    addi s10, s10, 16
    and s7, s7, s10
    or s1, s1, s7
    lui s7, 16384
    addi s7, s7, 32
    and s11, a6, s7
    or s1, s1, s11
    slli s11, a6, 3
    lui ra, 32768
    addi ra, ra, 64
    and s11, s11, ra
    or s1, s1, s11
    slli s11, a5, 14
    sw a2, 96(sp)
    srli a2, a5, 18
    or a2, s11, a2
    lui s11, 65536
    addi s11, s11, 128
    and a2, a2, s11
    or a2, s1, a2
    slli s1, a5, 10
    sw t6, 100(sp)
    lui t6, 1
    addi t6, t6, -2048
    and s1, s1, t6
    or a2, a2, s1
    srli s1, a5, 3
    sw s0, 104(sp)
    lui s0, 33
    and s1, s1, s0
    or a2, a2, s1
    lui s1, 66
    sw s4, 108(sp)
    and s4, a5, s1
    or a2, a2, s4
    slli s4, a5, 3
    sw t0, 112(sp)
    lui t0, 132
    and s4, s4, t0
    or a2, a2, s4
    slli s4, a5, 6
    sw a6, 116(sp)
    lui a6, 8
    and s4, s4, a6
    or a2, a2, s4
    slli s4, t5, 14
    sw t5, 120(sp)
    lui t5, 262160
    and s4, s4, t5
    or a2, a2, s4
    srli s4, a5, 10
    sw t3, 124(sp)
    lui t3, 256
    and s4, s4, t3
    or a2, a2, s4
    slli s4, a5, 17
    sw s5, 128(sp)
    lui s5, 131072
    and s4, s4, s5
    or a2, a2, s4
    slli s4, a5, 23
    lui a5, 524288
    and s4, s4, a5
    or a2, a2, s4
    sw a2, 0(a0)
    lw s4, 4(a1)
    sw a2, 132(sp)
    slli a2, s4, 8
    srli a5, s4, 24
    or a5, a2, a5
    and a5, a5, a7
    slli a2, s4, 24
    srli s5, s4, 8
    or a2, a2, s5
    and a2, a2, t1
    or a5, a5, a2
    srli a2, a5, 4
    and a2, a2, t2
    srli s5, s4, 12
    sw t2, 136(sp)
    and t2, s5, t4
    or t2, a2, t2
    srli a2, s4, 16
    sw s5, 140(sp)
    srli s5, s4, 20
    srli t3, s4, 4
    and t3, t3, t4
    or t3, s5, t3
    srli s5, a5, 2
    and s5, s5, a4
    or t3, t3, s5
    slli s5, s4, 22
    and s5, s5, a3
    or t3, t3, s5
    srli s5, t3, 2
    and s5, s5, a4
    or s5, a2, s5
    sw a2, 144(sp)
    slli a2, s4, 20
    and a2, a2, a3
    or a2, s5, a2
    srli s5, a2, 2
    and s5, s5, a4
    or t2, t2, s5
    slli s5, s4, 18
    and s5, s5, a3
    or t2, t2, s5
    slli s5, t2, 21
    sw t2, 148(sp)
    srli t2, t2, 11
    or t2, s5, t2
    and t2, t2, s2
    and s5, a5, s3
    sw s2, 152(sp)
    slli s2, s4, 16
    or s2, s5, s2
    slli s5, s2, 20
    sw a2, 156(sp)
    srli a2, s2, 12
    or a2, s5, a2
    and a2, a2, s6
    or t2, t2, a2
    and a2, t3, s3
    slli s5, s4, 14
    sw s5, 160(sp)
    and s5, s5, a4
    or a2, a2, s5
    slli s5, s4, 30
    or a2, a2, s5
    slli s5, a2, 19
    sw s6, 164(sp)
    srli s6, a2, 13
    or s5, s5, s6
    and s5, s5, s8
    or t2, t2, s5
    slli s5, s4, 18
    srli s6, s4, 14
    or s5, s5, s6
    and s5, s5, s9
    or t2, t2, s5
    srli s5, a5, 3
    and s5, s5, s10
    or t2, t2, s5
    and s5, a5, s7
    or t2, t2, s5
    slli s5, a5, 3
    and s5, s5, ra
    or t2, t2, s5
    slli s5, s4, 14
    srli s6, s4, 18
    or s5, s5, s6
    and s5, s5, s11
    or t2, t2, s5
    slli s5, s4, 10
    and s5, s5, t6
    or t2, t2, s5
    srli s5, s4, 3
    and s5, s5, s0
    or t2, t2, s5
    and s1, s4, s1
    or t2, t2, s1
    slli s1, s4, 3
    and s1, s1, t0
    or t2, t2, s1
    slli s1, s4, 6
    and s1, s1, a6
    or t2, t2, s1
    slli s1, t3, 14
    and t5, s1, t5
    or t2, t2, t5
    srli t5, s4, 10
    lui s1, 256
    and s5, t5, s1
    or t2, t2, s5
    slli s5, s4, 17
    lui s6, 131072
    and s5, s5, s6
    or t2, t2, s5
    slli s5, s4, 23
    lui s6, 524288
    and s5, s5, s6
    or t2, t2, s5
    sw t2, 4(a0)
    lui s5, 2048
    addi s5, s5, 256
    sw s5, 8(a0)
    lw s10, 8(a1)
    sw s5, 168(sp)
    slli ra, s10, 8
    srli s5, s10, 24
    or s5, ra, s5
    and s5, s5, a7
    slli ra, s10, 24
    srli a6, s10, 8
    or a6, ra, a6
    and a6, a6, t1
    or a6, s5, a6
    srli s5, a6, 3
    lui ra, 32768
    addi ra, ra, 1
    and s5, s5, ra
    slli t0, a6, 14
    srli s0, a6, 18
    or t0, t0, s0
    lui s0, 1024
    addi s0, s0, 2
    and t0, t0, s0
    or t0, s5, t0
    lui s5, 131072
    addi s5, s5, 4
    sw t2, 172(sp)
    and t2, a6, s5
    or t0, t0, t2
    and t2, a6, s3
    sw s7, 176(sp)
    slli s7, s10, 16
    or t2, t2, s7
    sw s7, 180(sp)
    slli s7, t2, 9
    srli s6, t2, 23
    or s6, s7, s6
    and s6, s6, s9
    or t0, t0, s6
    slli s6, a6, 3
    lui s7, 524288
    addi s7, s7, 16
    and s6, s6, s7
    or t0, t0, s6
    srli s6, s10, 20
    sw t5, 184(sp)
    srli t5, s10, 4
    and t5, t5, t4
    or t5, s6, t5
    srli s6, a6, 2
    sw t6, 188(sp)
    and t6, s6, a4
    or t5, t5, t6
    slli t6, s10, 22
    and t6, t6, a3
    or t5, t5, t6
    slli t6, t5, 6
    sw s6, 192(sp)
    srli s6, t5, 26
    or t6, t6, s6
    lui s6, 4
    addi s6, s6, 32
    and t6, t6, s6
    or t0, t0, t6
    slli t6, s10, 14
    sw t3, 196(sp)
    srli t3, s10, 18
    or t3, t6, t3
    lui t6, 32
    addi t6, t6, 64
    and t3, t3, t6
    or t0, t0, t3
    slli t3, t2, 15
    sw a5, 200(sp)
    srli a5, t2, 17
    or a5, t3, a5
    and a5, a5, s11
    or a5, t0, a5
    srli t0, t5, 3
    lui t3, 8
    addi t3, t3, 256
    and t0, t0, t3
    or a5, a5, t0
    slli t0, a6, 18
    sw a6, 204(sp)
    srli a6, a6, 14
    or a6, t0, a6
    lui t0, 262144
    addi t0, t0, 512
    and a6, a6, t0
    or a5, a5, a6
    srli a6, s10, 16
    sw s8, 208(sp)
    srli s8, t5, 2
    and s8, s8, a4
    or s8, a6, s8
    sw a6, 212(sp)
    slli a6, s10, 20
    and s4, a6, a3
    or s4, s8, s4
    srli s8, s4, 4
    sw s4, 216(sp)
    lui s4, 2
    addi s4, s4, 1024
    and s8, s8, s4
    or a5, a5, s8
    srli s8, s10, 3
    lui a3, 17
    addi a3, a3, -2048
    and s8, s8, a3
    or a5, a5, s8
    slli s8, t2, 7
    sw t2, 220(sp)
    lui t2, 2049
    and s8, s8, t2
    or a5, a5, s8
    and s8, t5, s3
    sw t5, 224(sp)
    slli t5, s10, 14
    and t5, t5, a4
    or t5, s8, t5
    slli s8, s10, 30
    or t5, t5, s8
    slli s8, t5, 4
    sw t5, 228(sp)
    lui t5, 8256
    and s8, s8, t5
    or a5, a5, s8
    slli s8, s10, 17
    lui t5, 128
    and s8, s8, t5
    or a5, a5, s8
    slli s8, s10, 3
    and s8, s8, s1
    or a5, a5, s8
    lui s8, 512
    sw a6, 232(sp)
    and a6, a6, s8
    or a5, a5, a6
    slli a6, s10, 4
    lui s10, 16384
    sw a6, 236(sp)
    and a6, a6, s10
    or a5, a5, a6
    sw a5, 12(a0)
    lw a6, 0(a1)
    sw a5, 240(sp)
    slli a5, a6, 8
    srli s10, a6, 24
    or a5, a5, s10
    and a5, a5, a7
    slli s10, a6, 24
    sw a7, 244(sp)
    srli a7, a6, 8
    or a7, s10, a7
    and a7, a7, t1
    or a5, a5, a7
    srli a7, a5, 3
    and a7, a7, ra
    slli s10, a5, 14
    srli ra, a5, 18
    or s10, s10, ra
    and s0, s10, s0
    or a7, a7, s0
    and s0, a5, s5
    or a7, a7, s0
    and s0, a5, s3
    slli s10, a6, 16
    or s0, s0, s10
    slli s10, s0, 9
    srli ra, s0, 23
    or s10, s10, ra
    and s9, s10, s9
    or a7, a7, s9
    slli s9, a5, 3
    and s7, s9, s7
    or a7, a7, s7
    srli s7, a6, 20
    srli s9, a6, 4
    and s9, s9, t4
    or s7, s7, s9
    srli s9, a5, 2
    and s10, s9, a4
    or s7, s7, s10
    slli s10, a6, 22
    lui ra, 786432
    and t4, s10, ra
    or t4, s7, t4
    slli s7, t4, 6
    sw s10, 248(sp)
    srli s10, t4, 26
    or s7, s7, s10
    and s6, s7, s6
    or a7, a7, s6
    slli s6, a6, 14
    srli s7, a6, 18
    or s6, s6, s7
    and t6, s6, t6
    or a7, a7, t6
    slli t6, s0, 15
    srli s6, s0, 17
    or t6, t6, s6
    and t6, t6, s11
    or a7, a7, t6
    srli t6, t4, 3
    and t6, t6, t3
    or a7, a7, t6
    slli t6, a5, 18
    srli s6, a5, 14
    or t6, t6, s6
    and t0, t6, t0
    or a7, a7, t0
    srli t0, a6, 16
    srli t6, t4, 2
    and t6, t6, a4
    or t6, t0, t6
    slli s6, a6, 20
    and s7, s6, ra
    or t6, t6, s7
    srli s7, t6, 4
    and s7, s7, s4
    or a7, a7, s7
    srli s7, a6, 3
    and a3, s7, a3
    or a7, a7, a3
    slli a3, s0, 7
    and a3, a3, t2
    or a7, a7, a3
    and a3, t4, s3
    slli s7, a6, 14
    and s7, s7, a4
    or a3, a3, s7
    slli s7, a6, 30
    or a3, a3, s7
    slli s7, a3, 4
    lui s10, 8256
    and s7, s7, s10
    or a7, a7, s7
    slli s7, a6, 17
    and t5, s7, t5
    or a7, a7, t5
    slli t5, a6, 3
    and t5, t5, s1
    or a7, a7, t5
    and t5, s6, s8
    or a7, a7, t5
    slli t5, a6, 4
    lui s7, 16384
    and s7, t5, s7
    or a7, a7, s7
    # round 2 (gift.dsl:33)
    not s7, a7
    sw s7, 16(a0)
    lui s7, 8192
    addi s7, s7, 80
    not s8, s7
    sw s8, 20(a0)
    srli s8, a2, 4
    lui s10, 264
    addi s10, s10, 1
    and s8, s8, s10
    sw s7, 252(sp)
    srli s7, s2, 3
    lui t2, 4
    addi t2, t2, 2
    and t2, s7, t2
    or t2, s8, t2
    srli s7, a2, 2
    lw s8, 144(sp)
    and s7, s7, a4
    or s7, s8, s7
    lw s8, 4(a1)
    sw a7, 144(sp)
    slli a7, s8, 28
    and a7, a7, ra
    or a7, s7, a7
    slli s7, a7, 2
    and s7, s7, s5
    or t2, t2, s7
    slli s7, a2, 3
    sw s6, 256(sp)
    lui s6, 67584
    addi s6, s6, 264
    and s7, s7, s6
    or t2, t2, s7
    slli s7, s2, 12
    sw t4, 260(sp)
    srli t4, s2, 20
    or t4, s7, t4
    lui s7, 32768
    addi s7, s7, 16
    and t4, t4, s7
    or t2, t2, t4
    slli t4, a7, 13
    srli s1, a7, 19
    or t4, t4, s1
    lui s1, 4224
    addi s1, s1, 32
    and t4, t4, s1
    or t2, t2, t4
    slli t4, a7, 10
    srli s1, a7, 22
    or t4, t4, s1
    lui s1, 8192
    addi s1, s1, 64
    and t4, t4, s1
    or t2, t2, t4
    slli t4, a7, 23
    sw t6, 264(sp)
    srli t6, a7, 9
    or t4, t4, t6
    lui t6, 16385
    addi t6, t6, 128
    and t4, t4, t6
    or t2, t2, t4
    lw t4, 156(sp)
    sw t3, 268(sp)
    srli t6, t4, 4
    lui t3, 2
    addi t3, t3, 512
    and t6, t6, t3
    or t2, t2, t6
    lw t6, 148(sp)
    sw s4, 272(sp)
    slli s4, t6, 5
    sw s11, 276(sp)
    lui s11, 512
    addi s11, s11, 1024
    and s4, s4, s11
    or t2, t2, s4
    slli s4, t6, 2
    lui t6, 1041
    addi t6, t6, -2048
    and t6, s4, t6
    or t2, t2, t6
    slli t6, s2, 11
    lui s4, 262176
    and t6, t6, s4
    or t2, t2, t6
    slli t6, s2, 8
    lui s4, 524352
    and t6, t6, s4
    or t2, t2, t6
    sw t2, 24(a0)
    lw t6, 128(sp)
    sw s1, 280(sp)
    srli s4, t6, 2
    and s4, s4, a4
    lw s1, 124(sp)
    lui s8, 262144
    or s1, s1, s4
    lw s4, 12(a1)
    sw t2, 124(sp)
    slli t2, s4, 28
    and t2, t2, ra
    or t2, s1, t2
    srli s1, t2, 4
    and s1, s1, s10
    sw s10, 284(sp)
    lw s10, 116(sp)
    sw s2, 288(sp)
    slli s2, s10, 1
    addi s8, s8, 2
    sw s8, 292(sp)
    and s8, s2, s8
    or s1, s1, s8
    lw s8, 112(sp)
    sw s3, 296(sp)
    and s3, s8, s3
    sw t5, 300(sp)
    srli t5, t2, 2
    and t5, t5, a4
    or t5, s3, t5
    slli s3, s4, 26
    and s3, s3, ra
    or t5, t5, s3
    slli t5, t5, 2
    and t5, t5, s5
    or t5, s1, t5
    slli s1, t2, 3
    and s3, s1, s6
    or t5, t5, s3
    srli s3, s4, 6
    sw s6, 304(sp)
    lui s6, 17
    addi s6, s6, -2032
    sw s6, 308(sp)
    and s6, s3, s6
    or t5, t5, s6
    srli s6, s4, 9
    sw s5, 312(sp)
    lui s5, 32
    addi s5, s5, 32
    and s6, s6, s5
    or t5, t5, s6
    slli s6, s10, 12
    sw s5, 316(sp)
    srli s5, s10, 20
    or s5, s6, s5
    lui s6, 64
    addi s6, s6, 64
    and s5, s5, s6
    or t5, t5, s5
    slli s5, s4, 1
    sw s6, 320(sp)
    lui s6, 4225
    addi s6, s6, 128
    sw s6, 324(sp)
    and s6, s5, s6
    or t5, t5, s6
    srli s6, s8, 4
    and s6, s6, t3
    or t5, t5, s6
    lw s6, 108(sp)
    sw t3, 116(sp)
    slli s6, s6, 5
    and s6, s6, s11
    or t5, t5, s6
    slli s6, s10, 19
    srli s10, s10, 13
    or s6, s6, s10
    lui s10, 16388
    and s6, s6, s10
    or t5, t5, s6
    lui s6, 1024
    lw s10, 104(sp)
    sw s11, 104(sp)
    and s10, s10, s6
    or t5, t5, s10
    srli s10, s4, 2
    lui s6, 8192
    and s11, s10, s6
    or t5, t5, s11
    slli s11, s4, 8
    lui t3, 32768
    and s11, s11, t3
    or t5, t5, s11
    lw s11, 100(sp)
    lui t3, 524288
    and s11, s11, t3
    or t5, t5, s11
    sw t5, 28(a0)
    lui s11, 524304
    addi s11, s11, 257
    sw s11, 32(a0)
    sw a6, 36(a0)
    sw s11, 100(sp)
    lw s11, 224(sp)
    sw s3, 328(sp)
    slli a6, s11, 8
    srli s3, s11, 24
    or a6, a6, s3
    lw s3, 244(sp)
    srli s6, t6, 12
    and a6, a6, s3
    slli s3, s11, 24
    srli s11, s11, 8
    or s3, s3, s11
    and s3, s3, t1
    or a6, a6, s3
    # round 4 (gift.dsl:33)
    not s3, a6
    sw s3, 40(a0)
    lui s3, 61440
    addi s3, s3, 128
    not s11, s3
    sw s11, 44(a0)
    lw s11, 96(sp)
    sw s3, 332(sp)
    slli s3, s11, 4
    sw t1, 336(sp)
    srli t1, s11, 28
    or t1, s3, t1
    lui s3, 576
    addi s3, s3, 1
    and t1, t1, s3
    slli t3, s11, 13
    srli s11, s11, 19
    or t3, t3, s11
    lui s11, 132
    addi s11, s11, 2
    and t3, t3, s11
    or t1, t1, t3
    slli t3, t6, 20
    or t3, t3, s6
    lw s6, 208(sp)
    slli t2, t2, 6
    and t3, t3, s6
    or t1, t1, t3
    lui t3, 65536
    addi t3, t3, 8
    and s2, s2, t3
    or t1, t1, s2
    srli s2, s4, 5
    sw s2, 340(sp)
    andi s2, s2, 528
    or t1, t1, s2
    slli s2, s4, 4
    andi s2, s2, 32
    or t1, t1, s2
    lui s2, 8449
    addi s2, s2, -1984
    and s1, s1, s2
    or t1, t1, s1
    lui s1, 4096
    lw s4, 120(sp)
    addi s1, s1, 128
    and s4, s4, s1
    or t1, t1, s4
    slli s4, t6, 30
    srli t6, t6, 2
    or t6, s4, t6
    lui s4, 524304
    addi s4, s4, 1024
    and t6, t6, s4
    or t1, t1, t6
    slli t6, s8, 19
    srli s8, s8, 13
    or t6, t6, s8
    lui s8, 33825
    and t6, t6, s8
    or t1, t1, t6
    lui t6, 16386
    and s10, s10, t6
    or t1, t1, s10
    lui s10, 131080
    and t2, t2, s10
    or t1, t1, t2
    lui t2, 262144
    and s5, s5, t2
    or t1, t1, s5
    sw t1, 48(a0)
    slli s5, t4, 4
    sw t1, 128(sp)
    srli t1, t4, 28
    or t1, s5, t1
    and t1, t1, s3
    slli s5, t4, 13
    srli t4, t4, 19
    or t4, s5, t4
    and t4, t4, s11
    or t1, t1, t4
    slli t4, a2, 20
    srli s5, a2, 12
    or t4, t4, s5
    and t4, t4, s6
    or t1, t1, t4
    lw t4, 200(sp)
    slli s5, t4, 1
    and s5, s5, t3
    or t1, t1, s5
    lw s5, 4(a1)
    sw s4, 344(sp)
    srli t4, s5, 5
    andi t4, t4, 528
    or t1, t1, t4
    slli t4, s5, 4
    andi t4, t4, 32
    or t1, t1, t4
    slli t4, a7, 3
    and t4, t4, s2
    or t1, t1, t4
    lw t4, 196(sp)
    slli a7, a7, 6
    and s1, t4, s1
    or t1, t1, s1
    slli s1, a2, 30
    srli t4, a2, 2
    or t4, s1, t4
    and t4, t4, s4
    or t1, t1, t4
    lw t4, 148(sp)
    and a7, a7, s10
    slli s1, t4, 19
    srli s4, t4, 13
    or s1, s1, s4
    and s1, s1, s8
    or t1, t1, s1
    srli s1, s5, 2
    and t6, s1, t6
    or t1, t1, t6
    or a7, t1, a7
    slli t1, s5, 1
    and t1, t1, t2
    or a7, a7, t1
    sw a7, 52(a0)
    lui t1, 559233
    addi t1, t1, -2032
    sw t1, 56(a0)
    lw t6, 220(sp)
    lw s10, 228(sp)
    slli s1, t6, 21
    srli s4, t6, 11
    or s1, s1, s4
    lw s4, 152(sp)
    sw t1, 348(sp)
    and s1, s1, s4
    slli t1, s10, 20
    srli s8, s10, 12
    or t1, t1, s8
    lw s8, 164(sp)
    lw t6, 212(sp)
    and t1, t1, s8
    or t1, s1, t1
    srli s1, s10, 2
    and s1, s1, a4
    or t6, t6, s1
    lw s1, 8(a1)
    sw a7, 212(sp)
    slli s10, s1, 28
    and s10, s10, ra
    or t6, t6, s10
    slli s10, t6, 19
    srli a7, t6, 13
    or a7, s10, a7
    and a7, a7, s6
    or a7, t1, a7
    lui t1, 16384
    addi t1, t1, 8
    lw s10, 192(sp)
    sw t3, 352(sp)
    and s10, s10, t1
    or a7, a7, s10
    lw s10, 204(sp)
    sw s2, 192(sp)
    slli s2, s10, 1
    and s2, s2, s7
    or a7, a7, s2
    slli s2, s10, 4
    lui s10, 65536
    addi s10, s10, 32
    and s2, s2, s10
    or a7, a7, s2
    slli s2, s1, 15
    srli t3, s1, 17
    or t3, s2, t3
    lui s2, 131072
    addi s2, s2, 64
    and t3, t3, s2
    or a7, a7, t3
    slli t3, s1, 18
    sw s11, 356(sp)
    srli s11, s1, 14
    or t3, t3, s11
    lui s11, 262144
    addi s11, s11, 128
    and t3, t3, s11
    or a7, a7, t3
    slli t3, s1, 8
    sw s3, 360(sp)
    lw s3, 188(sp)
    lui t2, 33
    and t3, t3, s3
    or a7, a7, t3
    srli t3, a6, 3
    and t2, t3, t2
    or a7, a7, t2
    srli t2, s1, 2
    lui t3, 18
    and t2, t2, t3
    or a7, a7, t2
    slli t2, a6, 3
    sw a6, 364(sp)
    lui a6, 132
    and a6, t2, a6
    or a6, a7, a6
    lw a7, 236(sp)
    lui t2, 8
    and a7, a7, t2
    or a6, a6, a7
    slli a7, t6, 4
    sw t6, 236(sp)
    lui t6, 4160
    and a7, a7, t6
    or a6, a6, a7
    srli a7, s1, 6
    lui t4, 256
    and a7, a7, t4
    or a6, a6, a7
    slli a7, s1, 19
    lui s5, 8192
    and a7, a7, s5
    or a6, a6, a7
    slli a7, s1, 21
    lui s1, 524288
    and a7, a7, s1
    or a6, a6, a7
    sw a6, 60(a0)
    slli a7, s0, 21
    sw a6, 368(sp)
    srli a6, s0, 11
    or a6, a7, a6
    and a6, a6, s4
    slli a7, a3, 20
    srli s4, a3, 12
    or a7, a7, s4
    and a7, a7, s8
    or a6, a6, a7
    srli a7, a3, 2
    and a7, a7, a4
    or a7, t0, a7
    lw t0, 0(a1)
    and t1, s9, t1
    slli s4, t0, 28
    and s4, s4, ra
    or a7, a7, s4
    slli s4, a7, 19
    srli s8, a7, 13
    or s4, s4, s8
    and s4, s4, s6
    or a6, a6, s4
    or a6, a6, t1
    slli t1, a5, 1
    and s4, t1, s7
    or a6, a6, s4
    slli s4, a5, 4
    and s4, s4, s10
    or a6, a6, s4
    slli s4, t0, 15
    srli s7, t0, 17
    or s4, s4, s7
    and s2, s4, s2
    or a6, a6, s2
    slli s2, t0, 18
    srli s4, t0, 14
    or s2, s2, s4
    and s2, s2, s11
    or a6, a6, s2
    slli s2, t0, 8
    and s3, s2, s3
    or a6, a6, s3
    slli s3, t0, 11
    lui s4, 1
    and s3, s3, s4
    or a6, a6, s3
    srli s3, t0, 2
    and t3, s3, t3
    or a6, a6, t3
    slli t3, t0, 1
    lui s4, 36
    and s4, t3, s4
    or a6, a6, s4
    lw s4, 300(sp)
    lui s11, 135168
    and t2, s4, t2
    or a6, a6, t2
    slli t2, a7, 4
    and t2, t2, t6
    or a6, a6, t2
    slli t2, a7, 7
    lui t6, 8320
    and t2, t2, t6
    or a6, a6, t2
    srli t2, t0, 6
    and t4, t2, t4
    or a6, a6, t4
    slli t4, t0, 21
    and t4, t4, s1
    or a6, a6, t4
    # round 6 (gift.dsl:33)
    not t4, a6
    sw t4, 64(a0)
    lui t4, 1536
    addi t4, t4, 480
    not t6, t4
    sw t6, 68(a0)
    lw t6, 288(sp)
    lui s4, 8
    srli t6, t6, 15
    addi s4, s4, 1
    and t6, t6, s4
    lui s4, 64
    addi s4, s4, 2
    lw s7, 140(sp)
    addi s11, s11, 8
    and s7, s7, s4
    or t6, t6, s7
    lw s7, 4(a1)
    sw t4, 140(sp)
    slli s8, s7, 12
    srli s9, s7, 20
    or s8, s8, s9
    lui s9, 32
    addi s9, s9, 4
    and s8, s8, s9
    or t6, t6, s8
    lw s8, 124(sp)
    srli t4, s7, 17
    srli s10, s8, 2
    and s10, s10, s11
    or t6, t6, s10
    slli s10, s7, 15
    or t4, s10, t4
    lui s10, 128
    addi s10, s10, 16
    and t4, t4, s10
    or t4, t6, t4
    srli t6, s7, 6
    lui s10, 1024
    addi s10, s10, 32
    and t6, t6, s10
    or t4, t4, t6
    lw t6, 148(sp)
    sw a6, 288(sp)
    srli a6, t6, 2
    lw s6, 280(sp)
    sw a3, 300(sp)
    and a6, a6, s6
    or a6, t4, a6
    slli t4, a2, 15
    srli a3, a2, 17
    or t4, t4, a3
    lw a3, 276(sp)
    and t4, t4, a3
    or a6, a6, t4
    srli t4, t6, 7
    lui a3, 1
    addi a3, a3, -1792
    and t4, t4, a3
    or a6, a6, t4
    slli t4, s7, 8
    lui a3, 16384
    addi a3, a3, 512
    and t4, t4, a3
    or a6, a6, t4
    srli t4, t6, 4
    lw t6, 272(sp)
    lui s7, 2049
    and t4, t4, t6
    or a6, a6, t4
    slli t4, a2, 7
    and t4, t4, s7
    or a6, a6, t4
    lui t4, 4
    lw s7, 184(sp)
    slli a2, a2, 11
    and s7, s7, t4
    or a6, a6, s7
    slli s7, s8, 23
    srli s8, s8, 9
    or s7, s7, s8
    lui s8, 33296
    and s7, s7, s8
    or a6, a6, s7
    lui s7, 524544
    and a2, a2, s7
    or a6, a6, a2
    lw a2, 160(sp)
    lui s7, 262144
    and a2, a2, s7
    or a6, a6, a2
    sw a6, 72(a0)
    lw a2, 12(a1)
    sw a6, 160(sp)
    slli a6, a2, 13
    srli s1, a2, 19
    or a6, a6, s1
    lui s1, 128
    addi s1, s1, 1
    and a6, a6, s1
    lw s1, 120(sp)
    slli s5, s1, 12
    srli ra, s1, 20
    or s5, s5, ra
    and s4, s5, s4
    or a6, a6, s4
    srli s4, s1, 12
    and s4, s4, s9
    or a6, a6, s4
    srli s4, t5, 2
    and s5, s4, s11
    or a6, a6, s5
    slli s5, a2, 19
    srli s9, a2, 13
    or s5, s5, s9
    lui s9, 2048
    addi s9, s9, 16
    and s5, s5, s9
    or a6, a6, s5
    slli s5, s1, 18
    srli s9, s1, 14
    or s5, s5, s9
    and s5, s5, s10
    or a6, a6, s5
    lw s5, 108(sp)
    lw s10, 340(sp)
    srli s9, s5, 2
    and s9, s9, s6
    or a6, a6, s9
    lui s9, 256
    addi s9, s9, 128
    and s9, s10, s9
    or a6, a6, s9
    lw s9, 112(sp)
    lw s11, 268(sp)
    srli s10, s9, 3
    and s10, s10, s11
    or a6, a6, s10
    slli s10, s1, 16
    srli s11, s1, 16
    or s10, s10, s11
    and a3, s10, a3
    or a6, a6, a3
    srli a3, s5, 4
    and t6, a3, t6
    or a6, a6, t6
    slli t6, s1, 19
    srli a3, s1, 13
    or t6, t6, a3
    lui a3, 65537
    addi a3, a3, -2048
    and t6, t6, a3
    or a6, a6, t6
    slli t6, a2, 23
    srli a3, a2, 9
    or t6, t6, a3
    lui a3, 524289
    and t6, t6, a3
    or a6, a6, t6
    lw t6, 328(sp)
    lui s10, 15
    and t4, t6, t4
    or a6, a6, t4
    slli t4, t5, 23
    srli t6, t5, 9
    or t4, t4, t6
    and t4, t4, s8
    or a6, a6, t4
    slli t4, a2, 2
    and t4, t4, s7
    or a6, a6, t4
    sw a6, 76(a0)
    lui t4, 8197
    addi t4, t4, 69
    sw t4, 80(a0)
    srli t6, a7, 4
    lw a3, 284(sp)
    lw a2, 292(sp)
    and t6, t6, a3
    and t1, t1, a2
    or t1, t6, t1
    srli t6, a5, 4
    lw s5, 136(sp)
    srli s8, t0, 12
    and t6, t6, s5
    and s8, s8, s10
    or t6, t6, s8
    lw s8, 264(sp)
    lui s11, 786432
    srli s8, s8, 2
    and s8, s8, a4
    or t6, t6, s8
    slli s8, t0, 18
    and ra, s8, s11
    or t6, t6, ra
    lw ra, 296(sp)
    sw t4, 264(sp)
    and t4, t6, ra
    srli s9, a7, 2
    and s9, s9, a4
    or t4, t4, s9
    slli s9, t0, 26
    and s9, s9, s11
    or t4, t4, s9
    slli s9, t4, 2
    lw s1, 312(sp)
    sw a6, 328(sp)
    and s9, s9, s1
    or t1, t1, s9
    slli s9, a7, 3
    lw a6, 304(sp)
    srli s7, a5, 20
    and s9, s9, a6
    or t1, t1, s9
    lw s9, 308(sp)
    and t2, t2, s9
    or t1, t1, t2
    srli t2, t0, 9
    lw t0, 316(sp)
    and t2, t2, t0
    or t1, t1, t2
    slli t2, a5, 12
    or t2, t2, s7
    lw s7, 320(sp)
    sw t5, 320(sp)
    and t2, t2, s7
    or t1, t1, t2
    lw t2, 324(sp)
    lw s7, 116(sp)
    and t3, t3, t2
    or t1, t1, t3
    srli t3, t6, 4
    and t3, t3, s7
    or t1, t1, t3
    slli t3, s0, 5
    lw s7, 104(sp)
    srli t5, a5, 13
    and t3, t3, s7
    or t1, t1, t3
    slli t3, a5, 19
    or t3, t3, t5
    lui t5, 16388
    and t3, t3, t5
    or t1, t1, t3
    lui t3, 1024
    and s8, s8, t3
    or t1, t1, s8
    lui s8, 8192
    and s3, s3, s8
    or t1, t1, s3
    lui s3, 32768
    and s2, s2, s3
    or t1, t1, s2
    lw s2, 248(sp)
    lui s3, 524288
    and s2, s2, s3
    or t1, t1, s2
    sw t1, 84(a0)
    lw s2, 204(sp)
    srli s3, s2, 4
    and s3, s3, s5
    lw s5, 8(a1)
    srli s8, s5, 12
    and s8, s8, s10
    or s3, s3, s8
    lw s8, 216(sp)
    srli s10, s8, 2
    and s10, s10, a4
    or s3, s3, s10
    slli s10, s5, 18
    and s10, s10, s11
    or s3, s3, s10
    and s10, s3, ra
    lw ra, 236(sp)
    srli s8, ra, 2
    and a4, s8, a4
    or a4, s10, a4
    slli s8, s5, 26
    and s8, s8, s11
    or a4, a4, s8
    srli s8, a4, 4
    and a3, s8, a3
    lw s8, 224(sp)
    slli a4, a4, 3
    slli s10, s8, 1
    and a2, s10, a2
    or a3, a3, a2
    slli a2, s2, 2
    and a2, a2, s1
    or a3, a3, a2
    and a6, a4, a6
    or a6, a3, a6
    lw a3, 364(sp)
    srli s1, s8, 17
    srli a2, a3, 6
    and a2, a2, s9
    or a6, a6, a2
    slli a2, s8, 15
    or a2, a2, s1
    and t0, a2, t0
    or a6, a6, t0
    slli t0, s5, 2
    and a2, t0, s6
    or a6, a6, a2
    slli a2, a3, 1
    and t2, a2, t2
    or a6, a6, t2
    slli t2, s5, 20
    srli a2, s5, 12
    or t2, t2, a2
    lui a2, 524288
    addi a2, a2, 512
    and t2, t2, a2
    or a6, a6, t2
    lw t2, 228(sp)
    srli s1, s2, 12
    slli a2, t2, 5
    and a2, a2, s7
    or a6, a6, a2
    slli a2, s2, 20
    or a2, a2, s1
    lui s1, 32770
    and a2, a2, s1
    or a6, a6, a2
    slli a2, s8, 19
    srli s1, s8, 13
    or a2, a2, s1
    and t5, a2, t5
    or a6, a6, t5
    srli t5, s5, 8
    lui a2, 64
    and t5, t5, a2
    or a6, a6, t5
    lw t5, 180(sp)
    srli s9, s3, 28
    and t3, t5, t3
    or a6, a6, t3
    # round 8 (gift.dsl:33)
    not t3, a6
    sw t3, 88(a0)
    lui t3, 528384
    addi t3, t3, 771
    not t5, t3
    sw t5, 92(a0)
    lw t5, 96(sp)
    slli s11, s3, 13
    slli a2, t5, 8
    srli s1, t5, 24
    or a2, a2, s1
    lw s1, 244(sp)
    slli s6, t5, 24
    and a2, a2, s1
    srli t5, t5, 8
    or t5, s6, t5
    lw s6, 336(sp)
    srli a3, s3, 19
    and t5, t5, s6
    or t5, a2, t5
    sw t5, 96(a0)
    lw a2, 156(sp)
    or a3, s11, a3
    slli s7, a2, 8
    srli s8, a2, 24
    or s7, s7, s8
    and s7, s7, s1
    slli s8, a2, 24
    srli a2, a2, 8
    or a2, s8, a2
    and a2, a2, s6
    or a2, s7, a2
    sw a2, 100(a0)
    lui s7, 225280
    addi s7, s7, 128
    sw s7, 104(a0)
    slli s8, s3, 4
    or s8, s8, s9
    lw s9, 360(sp)
    lw s11, 356(sp)
    and s8, s8, s9
    and a3, a3, s11
    or a3, s8, a3
    slli s8, ra, 20
    sw t3, 156(sp)
    srli t3, ra, 12
    or t3, s8, t3
    lw s8, 208(sp)
    sw a2, 228(sp)
    and t3, t3, s8
    or t3, a3, t3
    lw a3, 352(sp)
    lw a2, 232(sp)
    and s10, s10, a3
    or t3, t3, s10
    srli s10, s2, 15
    andi s10, s10, 528
    or t3, t3, s10
    lw s10, 176(sp)
    srli s2, s5, 16
    and t0, t0, s10
    or t0, t3, t0
    lw t3, 192(sp)
    and a4, a4, t3
    or t0, t0, a4
    slli a4, s5, 16
    or a4, a4, s2
    lui s2, 131072
    addi s2, s2, 128
    and a4, a4, s2
    or t0, t0, a4
    slli a4, ra, 30
    srli ra, ra, 2
    or a4, a4, ra
    lw ra, 344(sp)
    srli a5, a5, 15
    and a4, a4, ra
    or t0, t0, a4
    lw a4, 220(sp)
    sw s7, 236(sp)
    slli s7, a4, 19
    srli a4, a4, 13
    or a4, s7, a4
    lui s7, 33825
    and a4, a4, s7
    or t0, t0, a4
    slli a4, t2, 14
    srli t2, t2, 18
    or t2, a4, t2
    lui a4, 10
    and t2, t2, a4
    or t0, t0, t2
    lui t2, 4096
    and a2, a2, t2
    or t0, t0, a2
    slli a2, s5, 5
    lui s5, 262144
    and a2, a2, s5
    or t0, t0, a2
    sw t0, 108(a0)
    slli a2, t6, 4
    sw t5, 232(sp)
    srli t5, t6, 28
    or t5, a2, t5
    and t5, t5, s9
    slli a2, t6, 13
    srli s9, t6, 19
    or a2, a2, s9
    and a2, a2, s11
    or t5, t5, a2
    slli a2, a7, 20
    srli s9, a7, 12
    or a2, a2, s9
    and a2, a2, s8
    or t5, t5, a2
    lw a2, 260(sp)
    andi a5, a5, 528
    slli s8, a2, 1
    and a3, s8, a3
    or t5, t5, a3
    or a5, t5, a5
    lw t5, 0(a1)
    slli t4, t4, 3
    slli a3, t5, 2
    and a3, a3, s10
    or a5, a5, a3
    and t3, t4, t3
    or a5, a5, t3
    slli t3, t5, 16
    srli t4, t5, 16
    or t3, t3, t4
    and t3, t3, s2
    or a5, a5, t3
    slli t3, a7, 30
    srli a7, a7, 2
    or a7, t3, a7
    and a7, a7, ra
    or a5, a5, a7
    slli a7, s0, 19
    srli t3, s0, 13
    or a7, a7, t3
    and a7, a7, s7
    or a5, a5, a7
    lw a7, 300(sp)
    lui a3, 12288
    slli t3, a7, 14
    srli a7, a7, 18
    or a7, t3, a7
    and a7, a7, a4
    or a5, a5, a7
    lw a7, 256(sp)
    lui t3, 240
    and a7, a7, t2
    or a5, a5, a7
    slli a7, t5, 5
    and a7, a7, s5
    or a5, a5, a7
    sw a5, 112(a0)
    lui a7, 559240
    addi a7, a7, 16
    sw a7, 116(a0)
    lw a7, 172(sp)
    addi t3, t3, 15
    srli t2, a7, 4
    and t2, t2, t3
    slli t4, a7, 4
    lui a4, 3840
    addi a4, a4, 240
    and t4, t4, a4
    or t2, t2, t4
    srli t4, a7, 6
    addi a3, a3, 768
    and t4, t4, a3
    or t2, t2, t4
    slli t4, a7, 2
    lui s0, 1032208
    addi s0, s0, -1024
    and s2, t4, s0
    or t2, t2, s2
    sw t2, 120(a0)
    lw s2, 132(sp)
    lui s7, 48
    srli s5, s2, 6
    addi s7, s7, 3
    and s5, s5, s7
    slli s8, s2, 2
    lui s9, 4032
    addi s9, s9, 252
    and s8, s8, s9
    or s5, s5, s8
    srli s8, s2, 5
    lui s10, 28672
    addi s10, s10, 1792
    and s8, s8, s10
    or s5, s5, s8
    slli s8, s2, 3
    lui s11, 1015824
    addi s11, s11, -2048
    and s8, s8, s11
    or s5, s5, s8
    # round 11 (gift.dsl:33)
    not s8, s5
    sw s8, 124(a0)
    lui s8, 1536
    addi s8, s8, 448
    not s8, s8
    sw s8, 128(a0)
    lw s8, 144(sp)
    slli ra, s8, 16
    srli t5, s8, 16
    or t5, ra, t5
    lui ra, 349525
    addi ra, ra, 1365
    and t5, t5, ra
    slli a2, s8, 24
    srli s8, s8, 8
    or a2, a2, s8
    lui s8, 699051
    addi s8, s8, -1366
    and a7, a2, s8
    or a7, t5, a7
    sw a7, 132(a0)
    lw t5, 240(sp)
    sw a7, 256(sp)
    slli a7, t5, 24
    sw a2, 300(sp)
    srli a2, t5, 8
    or a7, a7, a2
    and a7, a7, ra
    slli a2, t5, 12
    sw t4, 344(sp)
    srli t4, t5, 20
    or t4, a2, t4
    lui a2, 41121
    addi a2, a2, -1526
    and t4, t4, a2
    or a7, a7, t4
    slli t4, t5, 28
    srli t5, t5, 4
    or t4, t4, t5
    lui t5, 657930
    addi t5, t5, 160
    and t4, t4, t5
    or a7, a7, t4
    sw a7, 136(a0)
    lui t4, 8197
    addi t4, t4, 5
    sw t4, 140(a0)
    lui t4, 12336
    addi t4, t4, 771
    and s4, s4, t4
    sw t2, 192(sp)
    lw t2, 320(sp)
    sw a7, 176(sp)
    slli s2, t2, 2
    lui a7, 49345
    addi a7, a7, -1012
    and s2, s2, a7
    or s2, s4, s2
    srli s4, t2, 1
    sw s5, 352(sp)
    lui s5, 460551
    addi s5, s5, 112
    sw s4, 208(sp)
    and s4, s4, s5
    or s2, s2, s4
    slli s4, t2, 3
    lui t2, 526344
    addi t2, t2, 128
    sw s4, 356(sp)
    and s4, s4, t2
    or s2, s2, s4
    sw s2, 144(a0)
    lw s4, 124(sp)
    sw s2, 360(sp)
    srli s2, s4, 1
    sw t0, 220(sp)
    lui t0, 28784
    addi t0, t0, 1799
    and s2, s2, t0
    sw a5, 96(sp)
    slli a5, s4, 3
    sw t0, 180(sp)
    lui t0, 32897
    addi t0, t0, -2040
    and a5, a5, t0
    or a5, s2, a5
    srli s2, s4, 17
    sw t0, 224(sp)
    lui t0, 7
    addi t0, t0, 112
    and s2, s2, t0
    or a5, a5, s2
    srli s2, s4, 13
    sw t0, 104(sp)
    lui t0, 8
    addi t0, t0, 128
    and s2, s2, t0
    or a5, a5, s2
    slli s2, s4, 14
    sw t0, 324(sp)
    lui t0, 197376
    and s2, s2, t0
    or a5, a5, s2
    slli s2, s4, 18
    lui s4, 789504
    and s2, s2, s4
    or a5, a5, s2
    # round 13 (gift.dsl:33)
    not s2, a5
    sw s2, 148(a0)
    lui s2, 528384
    addi s2, s2, 515
    not s2, s2
    sw s2, 152(a0)
    slli s2, s3, 8
    srli s4, s3, 24
    or s2, s2, s4
    and s2, s2, s1
    slli s4, s3, 24
    srli s3, s3, 8
    or s3, s4, s3
    and s3, s3, s6
    or s2, s2, s3
    sw s2, 156(a0)
    slli s3, t6, 8
    srli s4, t6, 24
    or s3, s3, s4
    and s3, s3, s1
    slli s4, t6, 24
    srli s1, t6, 8
    or s1, s4, s1
    and s1, s1, s6
    or s1, s3, s1
    sw s1, 160(a0)
    lui s1, 208896
    addi s1, s1, 128
    sw s1, 164(a0)
    lw s1, 212(sp)
    lui s4, 1
    srli s3, s1, 17
    addi s4, s4, 273
    and s3, s3, s4
    srli s6, s1, 15
    sw s2, 280(sp)
    lui s2, 2
    addi s2, s2, 546
    and s6, s6, s2
    or s3, s3, s6
    srli s6, s1, 1
    sw t6, 316(sp)
    lui t6, 279620
    addi t6, t6, 1092
    and s6, s6, t6
    or s3, s3, s6
    slli s6, s1, 1
    sw a5, 308(sp)
    lui a5, 559241
    addi a5, a5, -1912
    and s6, s6, a5
    or s3, s3, s6
    slli s6, s1, 16
    lui s1, 209712
    sw s6, 304(sp)
    and s6, s6, s1
    or s3, s3, s6
    sw s3, 168(a0)
    lw s6, 128(sp)
    sw s3, 312(sp)
    srli s3, s6, 9
    lui s1, 273
    addi s1, s1, 273
    and s3, s3, s1
    srli t0, s6, 7
    sw s1, 292(sp)
    lui s1, 546
    addi s1, s1, 546
    and t0, t0, s1
    or t0, s3, t0
    srli s3, s6, 17
    sw s1, 284(sp)
    lui s1, 4
    addi s1, s1, 1092
    and s3, s3, s1
    or t0, t0, s3
    srli s3, s6, 15
    sw s1, 296(sp)
    lui s1, 9
    addi s1, s1, -1912
    and s3, s3, s1
    or t0, t0, s3
    slli s3, s6, 16
    sw s1, 136(sp)
    lui s1, 838848
    and s3, s3, s1
    or t0, t0, s3
    slli s3, s6, 24
    lui s6, 208896
    and s3, s3, s6
    or t0, t0, s3
    sw t0, 172(a0)
    lui s3, 557192
    addi s3, s3, 16
    sw s3, 176(a0)
    sw s3, 248(sp)
    lw s3, 288(sp)
    sw t0, 272(sp)
    srli t0, s3, 4
    and t0, t0, t3
    slli t3, s3, 4
    and t3, t3, a4
    or t0, t0, t3
    srli t3, s3, 6
    and t3, t3, a3
    or t0, t0, t3
    slli t3, s3, 2
    and a4, t3, s0
    or t0, t0, a4
    sw t0, 180(a0)
    lw a4, 368(sp)
    srli s3, a4, 6
    and s3, s3, s7
    slli s7, a4, 2
    and s7, s7, s9
    or s3, s3, s7
    srli s7, a4, 5
    and s7, s7, s10
    or s3, s3, s7
    slli s7, a4, 3
    and s7, s7, s11
    or s3, s3, s7
    # round 16 (gift.dsl:33)
    not s7, s3
    sw s7, 184(a0)
    lui s7, 1024
    addi s7, s7, 448
    not s9, s7
    sw s9, 188(a0)
    lw s9, 328(sp)
    sw s7, 108(sp)
    slli s10, s9, 16
    srli s11, s9, 16
    or s10, s10, s11
    and s10, s10, ra
    slli s11, s9, 24
    srli s7, s9, 8
    or s7, s11, s7
    and s11, s7, s8
    or s10, s10, s11
    sw s10, 192(a0)
    lw s10, 160(sp)
    slli s11, s10, 24
    srli s9, s10, 8
    or s9, s11, s9
    and s9, s9, ra
    slli s11, s10, 12
    srli a4, s10, 20
    or a4, s11, a4
    and a4, a4, a2
    or a4, s9, a4
    slli s9, s10, 28
    srli s11, s10, 4
    or s9, s9, s11
    and s9, s9, t5
    or a4, a4, s9
    sw a4, 196(a0)
    lui s9, 8196
    addi s9, s9, 69
    sw s9, 200(a0)
    srli s11, a6, 2
    and t4, s11, t4
    slli s11, a6, 2
    and a7, s11, a7
    or a7, t4, a7
    srli t4, a6, 1
    and s11, t4, s5
    or a7, a7, s11
    slli s11, a6, 3
    sw s9, 268(sp)
    and s9, s11, t2
    or a7, a7, s9
    sw a7, 204(a0)
    srli s9, t1, 1
    lw s10, 180(sp)
    sw t4, 340(sp)
    and s9, s9, s10
    slli t4, t1, 3
    sw s11, 184(sp)
    lw s11, 224(sp)
    sw s7, 276(sp)
    and t4, t4, s11
    or t4, s9, t4
    srli s9, t1, 17
    lw s7, 104(sp)
    sw t0, 188(sp)
    and s9, s9, s7
    or t4, t4, s9
    srli s9, t1, 13
    lw t0, 324(sp)
    sw t3, 164(sp)
    and s9, s9, t0
    or t4, t4, s9
    slli s9, t1, 14
    lui t3, 197376
    and t3, s9, t3
    or t3, t4, t3
    slli t4, t1, 18
    lui s9, 789504
    and t4, t4, s9
    or t3, t3, t4
    # round 18 (gift.dsl:33)
    not t4, t3
    sw t4, 208(a0)
    lui t4, 528384
    addi t4, t4, 770
    not s9, t4
    sw s9, 212(a0)
    lw s9, 200(sp)
    sw t4, 200(sp)
    srli s9, s9, 16
    lui t4, 1048560
    sw a6, 152(sp)
    lw a6, 4(a1)
    and a6, a6, t4
    or a6, s9, a6
    sw a6, 216(a0)
    lw a6, 120(sp)
    lw s9, 112(sp)
    srli t4, a6, 16
    slli a6, s9, 16
    or a6, t4, a6
    sw a6, 220(a0)
    lui t4, 217088
    addi t4, t4, 128
    sw t4, 224(a0)
    lw s9, 96(sp)
    sw t4, 372(sp)
    srli t4, s9, 17
    and t4, t4, s4
    srli s4, s9, 15
    and s2, s4, s2
    or t4, t4, s2
    srli s2, s9, 1
    and t6, s2, t6
    or t4, t4, t6
    slli t6, s9, 1
    and a5, t6, a5
    or a5, t4, a5
    slli t4, s9, 16
    lui t6, 209712
    and t4, t4, t6
    or a5, a5, t4
    sw a5, 228(a0)
    lw t4, 220(sp)
    lw s4, 292(sp)
    srli s2, t4, 9
    and s2, s2, s4
    srli s9, t4, 7
    sw a6, 376(sp)
    lw a6, 284(sp)
    lui s4, 126978
    and s9, s9, a6
    or s2, s2, s9
    srli s9, t4, 17
    lw a6, 296(sp)
    addi s4, s4, -256
    and a6, s9, a6
    or a6, s2, a6
    lw s9, 136(sp)
    srli s2, t4, 15
    and s2, s2, s9
    or a6, a6, s2
    slli s2, t4, 16
    and s2, s2, s1
    or a6, a6, s2
    slli s2, t4, 24
    and s2, s2, s6
    or a6, a6, s2
    sw a6, 232(a0)
    lui s2, 559112
    addi s2, s2, 16
    sw s2, 236(a0)
    lw s2, 132(sp)
    lui t4, 1008
    srli s9, s2, 2
    addi t4, t4, 63
    and s9, s9, t4
    slli s6, s2, 6
    lui s1, 3072
    addi s1, s1, 192
    and s6, s6, s1
    or s6, s9, s6
    srli s9, s2, 3
    and s9, s9, a3
    or s6, s6, s9
    lw s9, 352(sp)
    slli s9, s9, 2
    and s9, s9, s0
    or s6, s6, s9
    sw s6, 240(a0)
    lw s6, 172(sp)
    srli s9, s6, 2
    and s9, s9, t4
    slli s2, s6, 6
    and s2, s2, s1
    or s2, s9, s2
    srli s9, s6, 3
    and s9, s9, s4
    or s2, s2, s9
    slli s9, s6, 5
    lui s6, 917518
    and s9, s9, s6
    or s2, s2, s9
    # round 21 (gift.dsl:33)
    not s2, s2
    sw s2, 244(a0)
    lui s2, 1536
    addi s2, s2, 384
    not s2, s2
    sw s2, 248(a0)
    lw s2, 240(sp)
    slli s9, s2, 8
    srli s2, s2, 24
    or s2, s9, s2
    and s2, s2, ra
    lw s9, 176(sp)
    sw a5, 352(sp)
    slli a5, s9, 24
    srli s9, s9, 8
    or a5, a5, s9
    and a5, a5, s8
    or a5, s2, a5
    sw a5, 252(a0)
    lw s2, 144(sp)
    sw a5, 176(sp)
    slli s9, s2, 8
    srli a5, s2, 24
    or a5, s9, a5
    and a5, a5, ra
    slli s9, s2, 4
    sw a6, 136(sp)
    srli a6, s2, 28
    or a6, s9, a6
    and a6, a6, a2
    or a5, a5, a6
    slli a6, s2, 20
    srli s9, s2, 12
    or a6, a6, s9
    and a6, a6, t5
    or a5, a5, a6
    sw a5, 256(a0)
    lui a6, 8193
    addi a6, a6, 5
    sw a6, 260(a0)
    lw a6, 124(sp)
    lui s2, 4112
    srli s9, a6, 3
    addi s2, s2, 257
    and s9, s9, s2
    slli a6, a6, 1
    sw a5, 296(sp)
    lui a5, 57569
    addi a5, a5, -498
    and a6, a6, a5
    or a6, s9, a6
    lw s9, 308(sp)
    srli s6, s9, 1
    and s6, s6, s5
    or a6, a6, s6
    slli s6, s9, 3
    and s6, s6, t2
    or a6, a6, s6
    sw a6, 264(a0)
    lw a6, 360(sp)
    lw s9, 320(sp)
    srli s6, a6, 1
    and s6, s6, s10
    slli s10, s9, 1
    and s10, s10, s11
    or s6, s6, s10
    srli a6, a6, 17
    and a6, a6, s7
    or a6, s6, a6
    srli s6, s9, 14
    and s6, s6, t0
    or a6, a6, s6
    slli s6, s9, 13
    lui s10, 65792
    and s6, s6, s10
    or a6, a6, s6
    slli s6, s9, 17
    lui s9, 921088
    and s6, s6, s9
    or a6, a6, s6
    # round 23 (gift.dsl:33)
    not s6, a6
    sw s6, 268(a0)
    lui s6, 528384
    addi s6, s6, 2
    not s6, s6
    lui s9, 1
    addi s9, s9, 256
    lui s10, 279616
    lui t0, 13
    addi t0, t0, -820
    lui s7, 32776
    addi s7, s7, 16
    lui s11, 559232
    sw s6, 272(a0)
    lw s6, 260(sp)
    sw a6, 260(sp)
    lw a6, 316(sp)
    srli s6, s6, 16
    slli a6, a6, 16
    or a6, s6, a6
    sw a6, 276(a0)
    lw s6, 216(sp)
    sw a6, 216(sp)
    lw a6, 204(sp)
    srli s6, s6, 16
    slli a6, a6, 16
    or a6, s6, a6
    sw a6, 280(a0)
    lui a6, 196608
    addi a6, a6, 128
    sw a6, 284(a0)
    lw a6, 128(sp)
    sw a7, 204(sp)
    srli s6, a6, 24
    andi s6, s6, 51
    srli a7, a6, 16
    and a7, a7, t0
    or a7, s6, a7
    slli s6, a6, 7
    and s6, s6, s9
    or a7, a7, s6
    slli s6, a6, 9
    sw s9, 316(sp)
    lw s9, 116(sp)
    and s6, s6, s9
    or a7, a7, s6
    lw s6, 272(sp)
    slli s6, s6, 16
    and s6, s6, t6
    or a7, a7, s6
    slli s6, a6, 15
    and s6, s6, s10
    or a7, a7, s6
    slli s6, a6, 17
    and s6, s6, s11
    or a7, a7, s6
    sw a7, 288(a0)
    lw a7, 288(sp)
    sw s3, 360(sp)
    srli s6, a7, 2
    and s6, s6, t4
    slli a6, a7, 6
    and a6, a6, s1
    or a6, s6, a6
    srli s6, a7, 3
    and s4, s6, s4
    or a6, a6, s4
    slli s4, a7, 5
    lui s6, 917518
    and s4, s4, s6
    or a6, a6, s4
    lw s4, 368(sp)
    srli s6, s4, 2
    and s6, s6, t4
    slli a7, s4, 6
    and a7, a7, s1
    or a7, s6, a7
    srli s6, s4, 3
    and a3, s6, a3
    or a7, a7, a3
    slli a3, s3, 2
    and a3, a3, s0
    or a7, a7, a3
    lw a3, 312(sp)
    lw s6, 292(sp)
    srli s0, a3, 9
    and s0, s0, s6
    lw s3, 284(sp)
    srli s4, a3, 7
    and s4, s4, s3
    or s0, s0, s4
    lw s4, 212(sp)
    lui s3, 838848
    srli s4, s4, 16
    and s4, s4, t0
    or s0, s0, s4
    slli s4, a3, 16
    and s4, s4, s3
    or s0, s0, s4
    slli s4, a3, 24
    lui a3, 208896
    and s4, s4, a3
    or s0, s0, s4
    sw s0, 292(a0)
    sw s7, 296(a0)
    sw a7, 300(a0)
    # round 26 (gift.dsl:33)
    not s4, a6
    sw s4, 304(a0)
    li s4, 384
    not s4, s4
    sw s4, 308(a0)
    lw s4, 160(sp)
    sw s7, 308(sp)
    slli s7, s4, 8
    srli s4, s4, 24
    or s4, s7, s4
    and s4, s4, ra
    slli s7, a4, 24
    sw a4, 380(sp)
    srli a4, a4, 8
    or a4, s7, a4
    and a4, a4, s8
    or a4, s4, a4
    sw a4, 312(a0)
    lw a4, 328(sp)
    sw a6, 384(sp)
    slli s4, a4, 8
    srli s7, a4, 24
    or s4, s4, s7
    and s4, s4, ra
    slli s7, a4, 4
    srli a6, a4, 28
    or a6, s7, a6
    and a6, a6, a2
    or a6, s4, a6
    slli a2, a4, 20
    srli s4, a4, 12
    or a2, a2, s4
    and t5, a2, t5
    or a6, a6, t5
    sw a6, 316(a0)
    lui t5, 8192
    addi t5, t5, 68
    sw t5, 320(a0)
    srli a2, t1, 3
    and a2, a2, s2
    slli s2, t1, 1
    and a5, s2, a5
    or a5, a2, a5
    srli a2, t3, 1
    and a2, a2, s5
    or a5, a5, a2
    slli a2, t3, 3
    and a2, a2, t2
    or a5, a5, a2
    sw a5, 324(a0)
    lw a2, 204(sp)
    lw s4, 180(sp)
    srli s2, a2, 1
    and s2, s2, s4
    lw s7, 152(sp)
    sw t1, 388(sp)
    lw t1, 224(sp)
    slli a4, s7, 1
    and a4, a4, t1
    or a4, s2, a4
    srli s2, a2, 17
    lw a2, 104(sp)
    and a2, s2, a2
    or a4, a4, a2
    lw s2, 324(sp)
    srli a2, s7, 14
    and a2, a2, s2
    or a4, a4, a2
    slli a2, s7, 13
    lui s2, 65792
    and a2, a2, s2
    or a4, a4, a2
    slli a2, s7, 17
    lui s2, 921088
    and a2, a2, s2
    or a4, a4, a2
    # round 28 (gift.dsl:33)
    not a2, a4
    sw a2, 328(a0)
    lui a2, 528384
    addi a2, a2, 257
    not s2, a2
    sw s2, 332(a0)
    lw s2, 112(sp)
    lw s7, 120(sp)
    srli s2, s2, 16
    slli s7, s7, 16
    or s2, s2, s7
    sw s2, 336(a0)
    lw s2, 148(sp)
    lw s7, 196(sp)
    srli s2, s2, 16
    slli s7, s7, 16
    or s2, s2, s7
    sw s2, 340(a0)
    lui s7, 94208
    addi s7, s7, 128
    sw s7, 344(a0)
    sw t3, 148(sp)
    lw t3, 220(sp)
    sw a7, 120(sp)
    srli a7, t3, 24
    andi a7, a7, 51
    sw t5, 112(sp)
    srli t5, t3, 16
    and t5, t5, t0
    or a7, a7, t5
    slli t5, t3, 7
    sw a2, 324(sp)
    lw a2, 316(sp)
    and t5, t5, a2
    or a7, a7, t5
    slli t5, t3, 9
    and t5, t5, s9
    or a7, a7, t5
    lw t5, 136(sp)
    slli t5, t5, 16
    and t5, t5, t6
    or a7, a7, t5
    slli t5, t3, 15
    and t5, t5, s10
    or a7, a7, t5
    slli t5, t3, 17
    and t5, t5, s11
    or a7, a7, t5
    sw a7, 348(a0)
    lw t5, 352(sp)
    lw s9, 284(sp)
    srli a2, t5, 9
    and a2, a2, s6
    srli s6, t5, 7
    and s6, s6, s9
    or a2, a2, s6
    lw s6, 96(sp)
    lui t3, 520200
    srli s9, s6, 16
    and s9, s9, t0
    or a2, a2, s9
    slli s9, t5, 16
    and s9, s9, s3
    or a2, a2, s9
    slli s9, t5, 24
    and s9, s9, a3
    or a2, a2, s9
    sw a2, 352(a0)
    lui s9, 526472
    addi s9, s9, 16
    sw s9, 356(a0)
    lw s9, 192(sp)
    lw s10, 344(sp)
    srli s9, s9, 2
    and s9, s9, t4
    and s10, s10, s1
    or s9, s9, s10
    lw s10, 172(sp)
    addi t3, t3, -256
    srli s11, s10, 1
    and s11, s11, t3
    or s9, s9, s11
    slli s11, s10, 7
    lui s10, 524296
    and s11, s11, s10
    or s9, s9, s11
    sw s9, 360(a0)
    # round 31 (gift.dsl:33)
    lw s9, 132(sp)
    not s9, s9
    sw s9, 364(a0)
    lui s9, 1536
    addi s9, s9, 320
    not s9, s9
    sw s9, 368(a0)
    lw s9, 300(sp)
    lw s11, 296(sp)
    and s9, s9, ra
    slli t6, s11, 24
    srli s11, s11, 8
    or t6, t6, s11
    and t6, t6, s8
    or t6, s9, t6
    sw t6, 372(a0)
    lui s9, 8197
    addi s9, s9, 1
    sw s9, 376(a0)
    lw s9, 208(sp)
    lw s11, 356(sp)
    and s9, s9, s4
    and s11, s11, t1
    or s9, s9, s11
    lw s11, 260(sp)
    srli s6, s11, 1
    and s6, s6, s5
    or s6, s9, s6
    slli s9, s11, 3
    and s9, s9, t2
    or s6, s6, s9
    sw s6, 380(a0)
    # round 33 (gift.dsl:33)
    lw s6, 124(sp)
    not s6, s6
    sw s6, 384(a0)
    lui s6, 524288
    addi s6, s6, 515
    lw s9, 304(sp)
    not s6, s6
    and s3, s9, s3
    lw s9, 312(sp)
    srli s9, s9, 16
    and t0, s9, t0
    lw s9, 212(sp)
    sw s6, 388(a0)
    srli s11, s9, 8
    lui s9, 819
    addi s9, s9, 819
    and s9, s11, s9
    or t0, s9, t0
    or t0, t0, s3
    slli s3, s0, 16
    and a3, s3, a3
    or t0, t0, a3
    lw a3, 8(a1)
    lui s3, 143360
    sw a3, 392(a0)
    addi s3, s3, 128
    sw s3, 396(a0)
    # round 35 (gift.dsl:33)
    not s3, t0
    sw s3, 400(a0)
    lw s3, 128(sp)
    lw s6, 164(sp)
    not s3, s3
    and s1, s6, s1
    lw s6, 188(sp)
    srli s9, s6, 2
    and t4, s9, t4
    or t4, t4, s1
    lw s1, 288(sp)
    sw s3, 404(a0)
    srli s9, s1, 1
    and t3, s9, t3
    or t3, t4, t3
    slli t4, s1, 7
    and t4, t4, s10
    or t3, t3, t4
    lui t4, 524416
    addi t4, t4, 16
    sw t4, 408(a0)
    # round 36 (gift.dsl:33)
    not t3, t3
    sw t3, 412(a0)
    lw t3, 368(sp)
    slli s9, a6, 24
    not t3, t3
    sw t3, 416(a0)
    lui t3, 3072
    addi t3, t3, 320
    not s3, t3
    sw s3, 420(a0)
    lw s3, 276(sp)
    srli s10, a6, 8
    and s3, s3, ra
    or s9, s9, s10
    and s8, s9, s8
    or s3, s3, s8
    sw s3, 424(a0)
    # round 37 (gift.dsl:33)
    lw s3, 160(sp)
    not s3, s3
    sw s3, 428(a0)
    lui s3, 8196
    addi s3, s3, 81
    not s3, s3
    lw s8, 184(sp)
    sw s3, 432(a0)
    and t1, s8, t1
    lw s3, 340(sp)
    slli a2, a2, 18
    and s3, s3, s4
    or t1, s3, t1
    lw s3, 196(sp)
    slli s4, s3, 8
    srli s8, s3, 24
    or s4, s4, s8
    lw s8, 244(sp)
    and s4, s4, s8
    slli s8, s3, 24
    srli s3, s3, 8
    or s3, s8, s3
    lw s8, 336(sp)
    and s3, s3, s8
    or s3, s4, s3
    srli s4, a4, 1
    and s4, s4, s5
    or t1, t1, s4
    slli s4, a4, 3
    and t2, s4, t2
    or t1, t1, t2
    sw t1, 436(a0)
    lui t2, 524304
    addi t2, t2, 770
    sw t2, 440(a0)
    sw s3, 444(a0)
    # round 39 (gift.dsl:33)
    lw t2, 232(sp)
    lui s3, 3
    not t2, t2
    sw t2, 448(a0)
    lui t2, 184320
    addi t2, t2, 128
    not t2, t2
    sw t2, 452(a0)
    srli t2, t5, 18
    addi s3, s3, 819
    and t2, t2, s3
    lw s3, 96(sp)
    lui s5, 3277
    srli s4, s3, 6
    addi s5, s5, -820
    and s4, s4, s5
    or t2, t2, s4
    slli s3, s3, 14
    lui s4, 209712
    and s3, s3, s4
    or t2, t2, s3
    lui s3, 835584
    and a2, a2, s3
    or t2, t2, a2
    sw t2, 456(a0)
    lui t2, 69905
    addi t2, t2, 273
    lw a2, 220(sp)
    not t1, t1
    and t2, a2, t2
    slli s3, t2, 3
    xor t2, a2, t2
    srli t2, t2, 1
    or t2, s3, t2
    sw t2, 460(a0)
    lui t2, 526337
    addi t2, t2, -2032
    sw t2, 464(a0)
    sw t1, 468(a0)
    sw t3, 472(a0)
    sw t0, 476(a0)
    # round 36 (gift.dsl:33)
    not t0, t4
    sw t0, 480(a0)
    # round 35 (gift.dsl:33)
    not t0, a3
    sw t0, 484(a0)
    # round 33 (gift.dsl:33)
    not t0, t6
    sw t0, 488(a0)
    # round 31 (gift.dsl:33)
    not a7, a7
    sw a7, 492(a0)
    # round 30 (gift.dsl:33)
    not a7, s2
    sw a7, 496(a0)
    not a7, s7
    sw a7, 500(a0)
    # round 29 (gift.dsl:33)
    not a5, a5
    sw a5, 504(a0)
    sw a4, 508(a0)
    lw a5, 324(sp)
    sw a5, 512(a0)
    # round 28 (gift.dsl:33)
    not a5, a6
    sw a5, 516(a0)
    lw a5, 112(sp)
    not a5, a5
    sw a5, 520(a0)
    # round 27 (gift.dsl:33)
    lw a5, 120(sp)
    not a5, a5
    sw a5, 524(a0)
    lw a5, 384(sp)
    sw a5, 528(a0)
    li a5, 384
    sw a5, 532(a0)
    # round 26 (gift.dsl:33)
    not a5, s0
    sw a5, 536(a0)
    lw a5, 308(sp)
    not a5, a5
    sw a5, 540(a0)
    # round 25 (gift.dsl:33)
    lw a5, 216(sp)
    not a5, a5
    sw a5, 544(a0)
    # round 23 (gift.dsl:33)
    lw a5, 176(sp)
    not a5, a5
    sw a5, 548(a0)
    # round 21 (gift.dsl:33)
    not a5, t5
    sw a5, 552(a0)
    # round 20 (gift.dsl:33)
    lw a5, 376(sp)
    not a5, a5
    sw a5, 556(a0)
    lw a5, 372(sp)
    not a5, a5
    sw a5, 560(a0)
    # round 19 (gift.dsl:33)
    lw a5, 204(sp)
    not a5, a5
    sw a5, 564(a0)
    lw a5, 148(sp)
    sw a5, 568(a0)
    lw a5, 200(sp)
    sw a5, 572(a0)
    # round 18 (gift.dsl:33)
    lw a5, 380(sp)
    not a5, a5
    sw a5, 576(a0)
    lw a5, 268(sp)
    not a5, a5
    sw a5, 580(a0)
    # round 17 (gift.dsl:33)
    not a5, s6
    sw a5, 584(a0)
    lw a5, 360(sp)
    sw a5, 588(a0)
    lw a5, 108(sp)
    sw a5, 592(a0)
    # round 16 (gift.dsl:33)
    lw a5, 272(sp)
    not a5, a5
    sw a5, 596(a0)
    lw a5, 248(sp)
    not a5, a5
    sw a5, 600(a0)
    # round 15 (gift.dsl:33)
    lw a5, 280(sp)
    not a5, a5
    sw a5, 604(a0)
    # round 13 (gift.dsl:33)
    lw a5, 256(sp)
    not a5, a5
    sw a5, 608(a0)
    # round 11 (gift.dsl:33)
    not a5, a2
    sw a5, 612(a0)
    # round 10 (gift.dsl:33)
    lw a5, 228(sp)
    not a5, a5
    sw a5, 616(a0)
    lw a5, 236(sp)
    not a5, a5
    sw a5, 620(a0)
    # round 9 (gift.dsl:33)
    lw a5, 388(sp)
    not a5, a5
    sw a5, 624(a0)
    lw a5, 152(sp)
    sw a5, 628(a0)
    lw a5, 156(sp)
    sw a5, 632(a0)
    # round 8 (gift.dsl:33)
    lw a5, 328(sp)
    not a5, a5
    sw a5, 636(a0)
    lw a5, 264(sp)
    sw s1, 644(a0)
    not a5, a5
    sw a5, 640(a0)
    lw a5, 140(sp)
    sw a5, 648(a0)
    # round 6 (gift.dsl:33)
    lw a5, 212(sp)
    not a5, a5
    sw a5, 652(a0)
    lw a5, 348(sp)
    not a5, a5
    sw a5, 656(a0)
    # round 5 (gift.dsl:33)
    lw a5, 0(a1)
    not a5, a5
    sw a5, 660(a0)
    lw a5, 364(sp)
    sw a5, 664(a0)
    lw a5, 332(sp)
    sw a5, 668(a0)
    # round 4 (gift.dsl:33)
    lw a5, 320(sp)
    not a5, a5
    sw a5, 672(a0)
    lw a5, 100(sp)
    not a5, a5
    sw a5, 676(a0)
    # round 3 (gift.dsl:33)
    lw a5, 240(sp)
    not a5, a5
    sw a5, 680(a0)
    lw a5, 144(sp)
    sw a5, 684(a0)
    lw a5, 252(sp)
    sw a5, 688(a0)
    # round 2 (gift.dsl:33)
    lw a5, 172(sp)
    not a5, a5
    sw a5, 692(a0)
    lw a5, 168(sp)
    not a5, a5
    sw a5, 696(a0)
    addi t0, sp, 64
    addi t1, sp, 400
.Llwcc_gift128_128_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_gift128_128_key_setup_rv32i_wipe
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
    addi sp, sp, 400
    ret
    .size lwcc_gift128_128_key_setup_rv32i, .-lwcc_gift128_128_key_setup_rv32i

    .balign 4
    .global lwcc_gift128_128_ecb_encrypt_rv32i
    .type lwcc_gift128_128_ecb_encrypt_rv32i, %function
lwcc_gift128_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_gift128_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_gift128_128_ecb_encrypt_rv32i_begin:
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
.Llwcc_gift128_128_ecb_encrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    srli t1, a5, 1
    lui t2, 349525
    xor t1, t1, a6
    addi t2, t2, 1365
    srli t3, a7, 1
    and t1, t1, t2
    xor t3, t3, t0
    slli t4, t1, 1
    and t3, t3, t2
    xor a5, a5, t4
    xor a6, a6, t1
    slli t1, t3, 1
    xor a7, a7, t1
    xor t0, t0, t3
    srli t1, a5, 2
    lui t3, 209715
    srli t4, a6, 2
    xor t1, t1, a7
    addi t3, t3, 819
    xor t4, t4, t0
    and t1, t1, t3
    and t4, t4, t3
    slli t5, t1, 2
    slli t6, t4, 2
    xor a5, a5, t5
    xor a7, a7, t1
    xor a6, a6, t6
    # round 1 (gift.dsl:33)
    or t1, a5, a6
    and t5, a5, a7
    xor t0, t0, t4
    xor a7, a7, t1
    xor a6, a6, t5
    xor t1, t0, a7
    and t0, t0, a6
    xor a6, a6, t1
    xor a5, a5, t0
    and t0, a5, a6
    lui t4, 4080
    lui t5, 65521
    xor a7, a7, t0
    lui t0, 240
    addi t4, t4, 255
    addi t5, t5, -1
    not t1, t1
    addi t0, t0, 15
    and t6, a6, t4
    and a4, a7, t5
    and s0, t1, t0
    xor a6, a6, t6
    xor a7, a7, a4
    xor t1, t1, s0
    slli t6, t6, 8
    srli a6, a6, 8
    slli a4, a4, 4
    srli a7, a7, 12
    lw s1, 0(a3)
    lw s2, 4(a3)
    slli s0, s0, 12
    srli t1, t1, 4
    or a6, t6, a6
    or a7, a4, a7
    or t1, s0, t1
    xor a6, a6, s1
    xor a7, a7, s2
    lw t6, 8(a3)
    # round 2 (gift.dsl:33)
    or a4, t1, a6
    and s0, t1, a7
    # round 1 (gift.dsl:33)
    xor a5, a5, t6
    # round 2 (gift.dsl:33)
    xor a7, a7, a4
    xor a6, a6, s0
    xor t6, a5, a7
    and a5, a5, a6
    xor a6, a6, t6
    xor a5, t1, a5
    and t1, a5, a6
    xor a7, a7, t1
    and t1, a6, t2
    lui a4, 5
    lui s0, 11
    xor a6, a6, t1
    slli s1, a7, 15
    lui s2, 349520
    srli s3, t6, 17
    addi a4, a4, 1365
    srli s4, t6, 15
    addi s0, s0, -1366
    slli t1, t1, 1
    srli a6, a6, 1
    srli s5, a7, 16
    and s1, s1, s2
    slli a7, a7, 17
    lui s6, 699040
    lw s7, 12(a3)
    and s3, s3, a4
    and s4, s4, s0
    or a6, t1, a6
    or t1, s5, s1
    and a7, a7, s6
    lw s1, 16(a3)
    or s3, s3, s4
    slli t6, t6, 16
    or a7, t1, a7
    xor a6, a6, s7
    or t1, s3, t6
    xor a7, a7, s1
    lw t6, 20(a3)
    # round 3 (gift.dsl:33)
    not s1, a6
    and s1, t1, s1
    or s3, t1, a7
    # round 2 (gift.dsl:33)
    xor a5, a5, t6
    # round 3 (gift.dsl:33)
    xor a7, a7, s1
    xor a6, a6, s3
    xor t6, a5, a7
    or a5, a5, a6
    xor a6, a6, t6
    xor a5, t1, a5
    and t1, a5, a6
    lui s1, 61681
    lui s3, 12336
    xor a7, a7, t1
    lui t1, 259060
    addi s1, s1, -241
    addi s3, s3, 771
    addi t1, t1, -193
    and s4, a6, s1
    and s5, a7, s3
    and s8, t6, t1
    xor a6, a6, s4
    xor a7, a7, s5
    xor t6, t6, s8
    slli s4, s4, 4
    srli a6, a6, 4
    slli s5, s5, 6
    srli a7, a7, 2
    lw s9, 24(a3)
    lw s10, 28(a3)
    slli s8, s8, 2
    srli t6, t6, 6
    or a6, s4, a6
    or a7, s5, a7
    or t6, s8, t6
    xor a6, a6, s9
    xor a7, a7, s10
    lw s4, 32(a3)
    # round 4 (gift.dsl:33)
    or s5, t6, a6
    and s8, t6, a7
    # round 3 (gift.dsl:33)
    xor a5, a5, s4
    # round 4 (gift.dsl:33)
    xor a7, a7, s5
    xor a6, a6, s8
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, t6, a5
    and t6, a5, a6
    xor a7, a7, t6
    slli t6, a6, 16
    srli a6, a6, 16
    lw s5, 36(a3)
    or a6, t6, a6
    slli t6, a7, 8
    srli a7, a7, 24
    lw s8, 40(a3)
    slli s9, s4, 24
    srli s4, s4, 8
    or a7, t6, a7
    xor a6, a6, s5
    or t6, s9, s4
    xor a7, a7, s8
    lw s4, 44(a3)
    # round 5 (gift.dsl:33)
    not s8, a6
    and s8, t6, s8
    or s9, t6, a7
    # round 4 (gift.dsl:33)
    xor a5, a5, s4
    # round 5 (gift.dsl:33)
    xor a7, a7, s8
    xor a6, a6, s9
    xor s4, a5, a7
    or a5, a5, a6
    xor a6, a6, s4
    xor a5, t6, a5
    and t6, a5, a6
    lui s8, 489335
    xor a7, a7, t6
    lui t6, 69905
    addi s8, s8, 1911
    addi t6, t6, 273
    and s9, a6, t3
    and s10, a7, s8
    and s11, s4, t6
    xor a6, a6, s9
    xor a7, a7, s10
    xor s4, s4, s11
    slli s9, s9, 2
    srli a6, a6, 2
    slli s10, s10, 1
    srli a7, a7, 3
    lw ra, 48(a3)
    slli s11, s11, 3
    srli s4, s4, 1
    or a6, s9, a6
    lw s9, 52(a3)
    or a7, s10, a7
    or s4, s11, s4
    xor a6, a6, ra
    xor a7, a7, s9
    lw s9, 56(a3)
    # round 6 (gift.dsl:33)
    or s10, s4, a6
    and s11, s4, a7
    # round 5 (gift.dsl:33)
    xor a5, a5, s9
    # round 6 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    and a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t4
    xor a6, a6, s4
    and s10, a7, t5
    and s11, s9, t0
    slli s4, s4, 8
    srli a6, a6, 8
    xor a7, a7, s10
    lw ra, 60(a3)
    xor s9, s9, s11
    or a6, s4, a6
    slli s4, s10, 4
    srli a7, a7, 12
    lw s10, 64(a3)
    slli s11, s11, 12
    srli s9, s9, 4
    or a7, s4, a7
    xor a6, a6, ra
    or s4, s11, s9
    xor a7, a7, s10
    lw s9, 68(a3)
    # round 7 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 6 (gift.dsl:33)
    xor a5, a5, s9
    # round 7 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    or a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t2
    slli s10, a7, 15
    srli s11, s9, 17
    srli ra, s9, 15
    xor a6, a6, s4
    and s10, s10, s2
    and s11, s11, a4
    and ra, ra, s0
    slli s4, s4, 1
    srli a6, a6, 1
    or s11, s11, ra
    srli ra, a7, 16
    slli a7, a7, 17
    or s10, ra, s10
    and a7, a7, s6
    lw ra, 72(a3)
    slli s9, s9, 16
    or a6, s4, a6
    lw s4, 76(a3)
    or a7, s10, a7
    or s9, s11, s9
    xor a6, a6, ra
    xor a7, a7, s4
    lw s4, 80(a3)
    # round 8 (gift.dsl:33)
    or s10, s9, a6
    and s11, s9, a7
    # round 7 (gift.dsl:33)
    xor a5, a5, s4
    # round 8 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, s9, a5
    and s9, a5, a6
    xor a7, a7, s9
    and s9, a6, s1
    xor a6, a6, s9
    and s10, a7, s3
    and s11, s4, t1
    slli s9, s9, 4
    srli a6, a6, 4
    xor a7, a7, s10
    lw ra, 84(a3)
    xor s4, s4, s11
    or a6, s9, a6
    slli s9, s10, 6
    srli a7, a7, 2
    lw s10, 88(a3)
    slli s11, s11, 2
    srli s4, s4, 6
    or a7, s9, a7
    xor a6, a6, ra
    or s4, s11, s4
    xor a7, a7, s10
    lw s9, 92(a3)
    # round 9 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 8 (gift.dsl:33)
    xor a5, a5, s9
    # round 9 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    or a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    slli s4, a6, 16
    srli a6, a6, 16
    slli s10, a7, 8
    srli a7, a7, 24
    slli s11, s9, 24
    srli s9, s9, 8
    or a6, s4, a6
    lw s4, 96(a3)
    or a7, s10, a7
    lw s10, 100(a3)
    or s9, s11, s9
    xor a6, a6, s4
    xor a7, a7, s10
    lw s4, 104(a3)
    # round 10 (gift.dsl:33)
    or s10, s9, a6
    and s11, s9, a7
    # round 9 (gift.dsl:33)
    xor a5, a5, s4
    # round 10 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, s9, a5
    and s9, a5, a6
    xor a7, a7, s9
    not s4, s4
    and s9, a6, t3
    and s10, a7, s8
    and s11, s4, t6
    xor a6, a6, s9
    xor a7, a7, s10
    xor s4, s4, s11
    slli s9, s9, 2
    srli a6, a6, 2
    slli s10, s10, 1
    srli a7, a7, 3
    slli s11, s11, 3
    srli s4, s4, 1
    or a6, s9, a6
    lw s9, 108(a3)
    or a7, s10, a7
    lw s10, 112(a3)
    or s4, s11, s4
    xor a6, a6, s9
    xor a7, a7, s10
    lw s9, 116(a3)
    # round 11 (gift.dsl:33)
    or s10, s4, a6
    and s11, s4, a7
    # round 10 (gift.dsl:33)
    xor a5, a5, s9
    # round 11 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    and a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t4
    xor a6, a6, s4
    and s10, a7, t5
    and s11, s9, t0
    slli s4, s4, 8
    srli a6, a6, 8
    xor a7, a7, s10
    xor s9, s9, s11
    or a6, s4, a6
    lw s4, 120(a3)
    slli s10, s10, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s9, s9, 4
    or a7, s10, a7
    lw s10, 124(a3)
    xor a6, a6, s4
    or s4, s11, s9
    xor a7, a7, s10
    lw s9, 128(a3)
    # round 12 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 11 (gift.dsl:33)
    xor a5, a5, s9
    # round 12 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    or a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t2
    srli s10, s9, 17
    srli s11, s9, 15
    xor a6, a6, s4
    and s10, s10, a4
    and s11, s11, s0
    slli s4, s4, 1
    srli a6, a6, 1
    or s10, s10, s11
    slli s11, a7, 15
    and s11, s11, s2
    slli s9, s9, 16
    or a6, s4, a6
    srli s4, a7, 16
    slli a7, a7, 17
    or s4, s4, s11
    and a7, a7, s6
    lw s11, 132(a3)
    or a7, s4, a7
    lw s4, 136(a3)
    or s9, s10, s9
    xor a6, a6, s11
    xor a7, a7, s4
    lw s4, 140(a3)
    # round 13 (gift.dsl:33)
    or s10, s9, a6
    and s11, s9, a7
    # round 12 (gift.dsl:33)
    xor a5, a5, s4
    # round 13 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, s9, a5
    and s9, a5, a6
    xor a7, a7, s9
    and s9, a6, s1
    xor a6, a6, s9
    and s10, a7, s3
    and s11, s4, t1
    slli s9, s9, 4
    srli a6, a6, 4
    xor a7, a7, s10
    xor s4, s4, s11
    or a6, s9, a6
    lw s9, 144(a3)
    slli s10, s10, 6
    srli a7, a7, 2
    slli s11, s11, 2
    srli s4, s4, 6
    or a7, s10, a7
    lw s10, 148(a3)
    xor a6, a6, s9
    or s4, s11, s4
    xor a7, a7, s10
    lw s9, 152(a3)
    # round 14 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 13 (gift.dsl:33)
    xor a5, a5, s9
    # round 14 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    or a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    slli s4, a6, 16
    srli a6, a6, 16
    slli s10, a7, 8
    srli a7, a7, 24
    slli s11, s9, 24
    srli s9, s9, 8
    or a6, s4, a6
    lw s4, 156(a3)
    or a7, s10, a7
    lw s10, 160(a3)
    or s9, s11, s9
    xor a6, a6, s4
    xor a7, a7, s10
    lw s4, 164(a3)
    # round 15 (gift.dsl:33)
    or s10, s9, a6
    and s11, s9, a7
    # round 14 (gift.dsl:33)
    xor a5, a5, s4
    # round 15 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, s9, a5
    and s9, a5, a6
    xor a7, a7, s9
    not s4, s4
    and s9, a6, t3
    and s10, a7, s8
    and s11, s4, t6
    xor a6, a6, s9
    xor a7, a7, s10
    xor s4, s4, s11
    slli s9, s9, 2
    srli a6, a6, 2
    slli s10, s10, 1
    srli a7, a7, 3
    slli s11, s11, 3
    srli s4, s4, 1
    or a6, s9, a6
    lw s9, 168(a3)
    or a7, s10, a7
    lw s10, 172(a3)
    or s4, s11, s4
    xor a6, a6, s9
    xor a7, a7, s10
    lw s9, 176(a3)
    # round 16 (gift.dsl:33)
    or s10, s4, a6
    and s11, s4, a7
    # round 15 (gift.dsl:33)
    xor a5, a5, s9
    # round 16 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    and a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t4
    xor a6, a6, s4
    and s10, a7, t5
    and s11, s9, t0
    slli s4, s4, 8
    srli a6, a6, 8
    xor a7, a7, s10
    xor s9, s9, s11
    or a6, s4, a6
    lw s4, 180(a3)
    slli s10, s10, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s9, s9, 4
    or a7, s10, a7
    lw s10, 184(a3)
    xor a6, a6, s4
    or s4, s11, s9
    xor a7, a7, s10
    lw s9, 188(a3)
    # round 17 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 16 (gift.dsl:33)
    xor a5, a5, s9
    # round 17 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    or a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t2
    srli s10, s9, 17
    srli s11, s9, 15
    xor a6, a6, s4
    and s10, s10, a4
    and s11, s11, s0
    slli s4, s4, 1
    srli a6, a6, 1
    or s10, s10, s11
    slli s11, a7, 15
    and s11, s11, s2
    slli s9, s9, 16
    or a6, s4, a6
    srli s4, a7, 16
    slli a7, a7, 17
    or s4, s4, s11
    and a7, a7, s6
    lw s11, 192(a3)
    or a7, s4, a7
    lw s4, 196(a3)
    or s9, s10, s9
    xor a6, a6, s11
    xor a7, a7, s4
    lw s4, 200(a3)
    # round 18 (gift.dsl:33)
    or s10, s9, a6
    and s11, s9, a7
    # round 17 (gift.dsl:33)
    xor a5, a5, s4
    # round 18 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, s9, a5
    and s9, a5, a6
    xor a7, a7, s9
    and s9, a6, s1
    xor a6, a6, s9
    and s10, a7, s3
    and s11, s4, t1
    slli s9, s9, 4
    srli a6, a6, 4
    xor a7, a7, s10
    xor s4, s4, s11
    or a6, s9, a6
    lw s9, 204(a3)
    slli s10, s10, 6
    srli a7, a7, 2
    slli s11, s11, 2
    srli s4, s4, 6
    or a7, s10, a7
    lw s10, 208(a3)
    xor a6, a6, s9
    or s4, s11, s4
    xor a7, a7, s10
    lw s9, 212(a3)
    # round 19 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 18 (gift.dsl:33)
    xor a5, a5, s9
    # round 19 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    or a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    slli s4, a6, 16
    srli a6, a6, 16
    slli s10, a7, 8
    srli a7, a7, 24
    slli s11, s9, 24
    srli s9, s9, 8
    or a6, s4, a6
    lw s4, 216(a3)
    or a7, s10, a7
    lw s10, 220(a3)
    or s9, s11, s9
    xor a6, a6, s4
    xor a7, a7, s10
    lw s4, 224(a3)
    # round 20 (gift.dsl:33)
    or s10, s9, a6
    and s11, s9, a7
    # round 19 (gift.dsl:33)
    xor a5, a5, s4
    # round 20 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, s9, a5
    and s9, a5, a6
    xor a7, a7, s9
    not s4, s4
    and s9, a6, t3
    and s10, a7, s8
    and s11, s4, t6
    xor a6, a6, s9
    xor a7, a7, s10
    xor s4, s4, s11
    slli s9, s9, 2
    srli a6, a6, 2
    slli s10, s10, 1
    srli a7, a7, 3
    slli s11, s11, 3
    srli s4, s4, 1
    or a6, s9, a6
    lw s9, 228(a3)
    or a7, s10, a7
    lw s10, 232(a3)
    or s4, s11, s4
    xor a6, a6, s9
    xor a7, a7, s10
    lw s9, 236(a3)
    # round 21 (gift.dsl:33)
    or s10, s4, a6
    and s11, s4, a7
    # round 20 (gift.dsl:33)
    xor a5, a5, s9
    # round 21 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    and a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t4
    xor a6, a6, s4
    and s10, a7, t5
    and s11, s9, t0
    slli s4, s4, 8
    srli a6, a6, 8
    xor a7, a7, s10
    xor s9, s9, s11
    or a6, s4, a6
    lw s4, 240(a3)
    slli s10, s10, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s9, s9, 4
    or a7, s10, a7
    lw s10, 244(a3)
    xor a6, a6, s4
    or s4, s11, s9
    xor a7, a7, s10
    lw s9, 248(a3)
    # round 22 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 21 (gift.dsl:33)
    xor a5, a5, s9
    # round 22 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    or a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t2
    srli s10, s9, 17
    srli s11, s9, 15
    xor a6, a6, s4
    and s10, s10, a4
    and s11, s11, s0
    slli s4, s4, 1
    srli a6, a6, 1
    or s10, s10, s11
    slli s11, a7, 15
    and s11, s11, s2
    slli s9, s9, 16
    or a6, s4, a6
    srli s4, a7, 16
    slli a7, a7, 17
    or s4, s4, s11
    and a7, a7, s6
    lw s11, 252(a3)
    or a7, s4, a7
    lw s4, 256(a3)
    or s9, s10, s9
    xor a6, a6, s11
    xor a7, a7, s4
    lw s4, 260(a3)
    # round 23 (gift.dsl:33)
    or s10, s9, a6
    and s11, s9, a7
    # round 22 (gift.dsl:33)
    xor a5, a5, s4
    # round 23 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, s9, a5
    and s9, a5, a6
    xor a7, a7, s9
    and s9, a6, s1
    xor a6, a6, s9
    and s10, a7, s3
    and s11, s4, t1
    slli s9, s9, 4
    srli a6, a6, 4
    xor a7, a7, s10
    xor s4, s4, s11
    or a6, s9, a6
    lw s9, 264(a3)
    slli s10, s10, 6
    srli a7, a7, 2
    slli s11, s11, 2
    srli s4, s4, 6
    or a7, s10, a7
    lw s10, 268(a3)
    xor a6, a6, s9
    or s4, s11, s4
    xor a7, a7, s10
    lw s9, 272(a3)
    # round 24 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 23 (gift.dsl:33)
    xor a5, a5, s9
    # round 24 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    or a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    slli s4, a6, 16
    srli a6, a6, 16
    slli s10, a7, 8
    srli a7, a7, 24
    slli s11, s9, 24
    srli s9, s9, 8
    or a6, s4, a6
    lw s4, 276(a3)
    or a7, s10, a7
    lw s10, 280(a3)
    or s9, s11, s9
    xor a6, a6, s4
    xor a7, a7, s10
    lw s4, 284(a3)
    # round 25 (gift.dsl:33)
    or s10, s9, a6
    and s11, s9, a7
    # round 24 (gift.dsl:33)
    xor a5, a5, s4
    # round 25 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, s9, a5
    and s9, a5, a6
    xor a7, a7, s9
    not s4, s4
    and s9, a6, t3
    and s10, a7, s8
    and s11, s4, t6
    xor a6, a6, s9
    xor a7, a7, s10
    xor s4, s4, s11
    slli s9, s9, 2
    srli a6, a6, 2
    slli s10, s10, 1
    srli a7, a7, 3
    slli s11, s11, 3
    srli s4, s4, 1
    or a6, s9, a6
    lw s9, 288(a3)
    or a7, s10, a7
    lw s10, 292(a3)
    or s4, s11, s4
    xor a6, a6, s9
    xor a7, a7, s10
    lw s9, 296(a3)
    # round 26 (gift.dsl:33)
    or s10, s4, a6
    and s11, s4, a7
    # round 25 (gift.dsl:33)
    xor a5, a5, s9
    # round 26 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    and a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t4
    xor a6, a6, s4
    and s10, a7, t5
    and s11, s9, t0
    slli s4, s4, 8
    srli a6, a6, 8
    xor a7, a7, s10
    xor s9, s9, s11
    or a6, s4, a6
    lw s4, 300(a3)
    slli s10, s10, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s9, s9, 4
    or a7, s10, a7
    lw s10, 304(a3)
    xor a6, a6, s4
    or s4, s11, s9
    xor a7, a7, s10
    lw s9, 308(a3)
    # round 27 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 26 (gift.dsl:33)
    xor a5, a5, s9
    # round 27 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    or a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t2
    srli s10, s9, 17
    srli s11, s9, 15
    xor a6, a6, s4
    and s10, s10, a4
    and s11, s11, s0
    slli s4, s4, 1
    srli a6, a6, 1
    or s10, s10, s11
    slli s11, a7, 15
    and s11, s11, s2
    slli s9, s9, 16
    or a6, s4, a6
    srli s4, a7, 16
    slli a7, a7, 17
    or s4, s4, s11
    and a7, a7, s6
    lw s11, 312(a3)
    or a7, s4, a7
    lw s4, 316(a3)
    or s9, s10, s9
    xor a6, a6, s11
    xor a7, a7, s4
    lw s4, 320(a3)
    # round 28 (gift.dsl:33)
    or s10, s9, a6
    and s11, s9, a7
    # round 27 (gift.dsl:33)
    xor a5, a5, s4
    # round 28 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, s9, a5
    and s9, a5, a6
    xor a7, a7, s9
    and s9, a6, s1
    xor a6, a6, s9
    and s10, a7, s3
    and s11, s4, t1
    slli s9, s9, 4
    srli a6, a6, 4
    xor a7, a7, s10
    xor s4, s4, s11
    or a6, s9, a6
    lw s9, 324(a3)
    slli s10, s10, 6
    srli a7, a7, 2
    slli s11, s11, 2
    srli s4, s4, 6
    or a7, s10, a7
    lw s10, 328(a3)
    xor a6, a6, s9
    or s4, s11, s4
    xor a7, a7, s10
    lw s9, 332(a3)
    # round 29 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 28 (gift.dsl:33)
    xor a5, a5, s9
    # round 29 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    or a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    slli s4, a6, 16
    srli a6, a6, 16
    slli s10, a7, 8
    srli a7, a7, 24
    slli s11, s9, 24
    srli s9, s9, 8
    or a6, s4, a6
    lw s4, 336(a3)
    or a7, s10, a7
    lw s10, 340(a3)
    or s9, s11, s9
    xor a6, a6, s4
    xor a7, a7, s10
    lw s4, 344(a3)
    # round 30 (gift.dsl:33)
    or s10, s9, a6
    and s11, s9, a7
    # round 29 (gift.dsl:33)
    xor a5, a5, s4
    # round 30 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, s9, a5
    and s9, a5, a6
    xor a7, a7, s9
    not s4, s4
    and s9, a6, t3
    and s10, a7, s8
    and s11, s4, t6
    xor a6, a6, s9
    xor a7, a7, s10
    xor s4, s4, s11
    slli s9, s9, 2
    srli a6, a6, 2
    slli s10, s10, 1
    srli a7, a7, 3
    slli s11, s11, 3
    srli s4, s4, 1
    or a6, s9, a6
    lw s9, 348(a3)
    or a7, s10, a7
    lw s10, 352(a3)
    or s4, s11, s4
    xor a6, a6, s9
    xor a7, a7, s10
    lw s9, 356(a3)
    # round 31 (gift.dsl:33)
    or s10, s4, a6
    and s11, s4, a7
    # round 30 (gift.dsl:33)
    xor a5, a5, s9
    # round 31 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    and a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t4
    xor a6, a6, s4
    and s10, a7, t5
    and s11, s9, t0
    slli s4, s4, 8
    srli a6, a6, 8
    xor a7, a7, s10
    xor s9, s9, s11
    or a6, s4, a6
    lw s4, 360(a3)
    slli s10, s10, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s9, s9, 4
    or a7, s10, a7
    lw s10, 364(a3)
    xor a6, a6, s4
    or s4, s11, s9
    xor a7, a7, s10
    lw s9, 368(a3)
    # round 32 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 31 (gift.dsl:33)
    xor a5, a5, s9
    # round 32 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xor s9, a5, a7
    or a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t2
    srli s10, s9, 17
    srli s11, s9, 15
    xor a6, a6, s4
    and s10, s10, a4
    and s11, s11, s0
    slli s4, s4, 1
    srli a6, a6, 1
    or s10, s10, s11
    slli s11, a7, 15
    and s11, s11, s2
    slli s9, s9, 16
    or a6, s4, a6
    srli s4, a7, 16
    slli a7, a7, 17
    or s4, s4, s11
    and a7, a7, s6
    lw s11, 372(a3)
    or a7, s4, a7
    or s4, s10, s9
    xor a6, a6, s11
    xor a7, a7, s7
    lw s7, 376(a3)
    # round 33 (gift.dsl:33)
    or s9, s4, a6
    and s10, s4, a7
    # round 32 (gift.dsl:33)
    xor a5, a5, s7
    # round 33 (gift.dsl:33)
    xor a7, a7, s9
    xor a6, a6, s10
    xor s7, a5, a7
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, s1
    xor a6, a6, s4
    and s9, a7, s3
    and s10, s7, t1
    slli s4, s4, 4
    srli a6, a6, 4
    xor a7, a7, s9
    lw s11, 380(a3)
    xor s7, s7, s10
    or a6, s4, a6
    slli s4, s9, 6
    srli a7, a7, 2
    lw s9, 384(a3)
    slli s10, s10, 2
    srli s7, s7, 6
    or a7, s4, a7
    xor a6, a6, s11
    or s4, s10, s7
    xor a7, a7, s9
    lw s7, 388(a3)
    # round 34 (gift.dsl:33)
    not s9, a6
    and s9, s4, s9
    or s10, s4, a7
    # round 33 (gift.dsl:33)
    xor a5, a5, s7
    # round 34 (gift.dsl:33)
    xor a7, a7, s9
    xor a6, a6, s10
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    slli s4, a6, 16
    srli a6, a6, 16
    slli s9, a7, 8
    srli a7, a7, 24
    lw s10, 392(a3)
    slli s11, s7, 24
    srli s7, s7, 8
    or a6, s4, a6
    or a7, s9, a7
    or s4, s11, s7
    xor a6, a6, s10
    xor a7, a7, s5
    lw s5, 396(a3)
    # round 35 (gift.dsl:33)
    or s7, s4, a6
    and s9, s4, a7
    # round 34 (gift.dsl:33)
    xor a5, a5, s5
    # round 35 (gift.dsl:33)
    xor a7, a7, s7
    xor a6, a6, s9
    xor s5, a5, a7
    and a5, a5, a6
    xor a6, a6, s5
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t3
    and s7, s5, t6
    xor a6, a6, s4
    and s9, a7, s8
    xor s5, s5, s7
    slli s4, s4, 2
    srli a6, a6, 2
    xor a7, a7, s9
    lw s10, 400(a3)
    slli s7, s7, 3
    srli s5, s5, 1
    or a6, s4, a6
    slli s4, s9, 1
    srli a7, a7, 3
    lw s9, 404(a3)
    or s5, s7, s5
    or a7, s4, a7
    xor a6, a6, s10
    lw s4, 408(a3)
    xor a7, a7, s9
    # round 36 (gift.dsl:33)
    and s7, s5, a6
    # round 35 (gift.dsl:33)
    xor a5, a5, s4
    # round 36 (gift.dsl:33)
    xor s4, a7, s7
    or a7, s5, a7
    xor s7, a5, s4
    xor a6, a6, a7
    not a7, s7
    and a5, a5, a6
    xor a6, a6, a7
    xor a5, s5, a5
    or s5, a5, a6
    xor s4, s4, s5
    and t4, a6, t4
    and t5, s4, t5
    and t0, a7, t0
    xor a6, a6, t4
    xor s4, s4, t5
    xor a7, a7, t0
    slli t4, t4, 8
    srli a6, a6, 8
    slli t5, t5, 4
    srli s4, s4, 12
    lw s5, 412(a3)
    lw s7, 416(a3)
    slli t0, t0, 12
    srli a7, a7, 4
    or a6, t4, a6
    or t4, t5, s4
    or a7, t0, a7
    xor a6, a6, s5
    xor t0, t4, s7
    lw t4, 420(a3)
    # round 37 (gift.dsl:33)
    or t5, a7, a6
    and s4, a7, t0
    # round 36 (gift.dsl:33)
    xor a5, a5, t4
    # round 37 (gift.dsl:33)
    xor t0, t0, t5
    xor a6, a6, s4
    xor t4, a5, t0
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, a7, a5
    and a7, a5, a6
    xor a7, t0, a7
    and t0, a6, t2
    xor a6, a6, t0
    slli t5, a7, 15
    srli s4, t4, 17
    srli s5, t4, 15
    slli t0, t0, 1
    srli a6, a6, 1
    srli s7, a7, 16
    and t5, t5, s2
    slli a7, a7, 17
    lw s2, 424(a3)
    and a4, s4, a4
    and s0, s5, s0
    or a6, t0, a6
    or t0, s7, t5
    and a7, a7, s6
    lw t5, 428(a3)
    or a4, a4, s0
    slli t4, t4, 16
    or a7, t0, a7
    xor a6, a6, s2
    or t0, a4, t4
    xor a7, a7, t5
    lw t4, 432(a3)
    # round 38 (gift.dsl:33)
    not t5, a6
    and t5, t0, t5
    or a4, t0, a7
    # round 37 (gift.dsl:33)
    xor a5, a5, t4
    # round 38 (gift.dsl:33)
    xor a7, a7, t5
    xor a6, a6, a4
    xor t4, a5, a7
    or a5, a5, a6
    xor a6, a6, t4
    xor a5, t0, a5
    and t0, a5, a6
    xor a7, a7, t0
    and t0, a6, s1
    and t5, a7, s3
    and t1, t4, t1
    xor a6, a6, t0
    xor a7, a7, t5
    xor t4, t4, t1
    slli t0, t0, 4
    srli a6, a6, 4
    slli t5, t5, 6
    srli a7, a7, 2
    lw a4, 436(a3)
    slli t1, t1, 2
    srli t4, t4, 6
    or a6, t0, a6
    or a7, t5, a7
    or t0, t1, t4
    xor a6, a6, a4
    xor a7, a7, ra
    lw t1, 440(a3)
    # round 39 (gift.dsl:33)
    or t4, t0, a6
    and t5, t0, a7
    # round 38 (gift.dsl:33)
    xor a5, a5, t1
    # round 39 (gift.dsl:33)
    xor a7, a7, t4
    xor a6, a6, t5
    xor t1, a5, a7
    and a5, a5, a6
    xor a6, a6, t1
    xor a5, t0, a5
    and t0, a5, a6
    xor a7, a7, t0
    slli t0, a6, 16
    srli a6, a6, 16
    lw t4, 444(a3)
    or a6, t0, a6
    slli t0, a7, 8
    srli a7, a7, 24
    lw t5, 448(a3)
    slli a4, t1, 24
    srli t1, t1, 8
    or a7, t0, a7
    xor a6, a6, t4
    or t0, a4, t1
    xor a7, a7, t5
    lw t1, 452(a3)
    # round 40 (gift.dsl:33)
    not t4, a6
    and t4, t0, t4
    or t5, t0, a7
    # round 39 (gift.dsl:33)
    xor a5, a5, t1
    # round 40 (gift.dsl:33)
    xor a7, a7, t4
    xor a6, a6, t5
    xor t1, a5, a7
    or a5, a5, a6
    xor a6, a6, t1
    xor a5, t0, a5
    and t0, a5, a6
    lw t4, 456(a3)
    lw t5, 460(a3)
    xor a7, a7, t0
    xor a6, a6, t4
    xor a7, a7, t5
    and t0, t1, t6
    xor t1, t1, t0
    and t4, a6, t3
    and t5, a7, s8
    slli t0, t0, 3
    srli t1, t1, 1
    xor a6, a6, t4
    xor a7, a7, t5
    lw t6, 464(a3)
    or t0, t0, t1
    slli t1, t4, 2
    srli a6, a6, 2
    slli t4, t5, 1
    srli a7, a7, 3
    or a6, t1, a6
    or a7, t4, a7
    srli t1, t0, 2
    xor a5, a5, t6
    xor t1, t1, a7
    srli t4, a6, 2
    and t1, t1, t3
    xor t4, t4, a5
    slli t5, t1, 2
    and t3, t4, t3
    xor t0, t0, t5
    xor a7, a7, t1
    slli t1, t3, 2
    xor a6, a6, t1
    xor a5, a5, t3
    srli t1, t0, 1
    srli t3, a7, 1
    xor t1, t1, a6
    xor t3, t3, a5
    and t1, t1, t2
    and t2, t3, t2
    slli t3, t1, 1
    slli t4, t2, 1
    xor t0, t0, t3
    xor a6, a6, t1
    xor a7, a7, t4
    xor a5, a5, t2
    sw t0, 0(a0)
    sw a6, 4(a0)
    sw a7, 8(a0)
    sw a5, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_gift128_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_gift128_128_ecb_encrypt_rv32i_group
.Llwcc_gift128_128_ecb_encrypt_rv32i_group_done:
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
    .size lwcc_gift128_128_ecb_encrypt_rv32i, .-lwcc_gift128_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_gift128_128_ecb_decrypt_rv32i
    .type lwcc_gift128_128_ecb_decrypt_rv32i, %function
lwcc_gift128_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_gift128_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_gift128_128_ecb_decrypt_rv32i_begin:
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
.Llwcc_gift128_128_ecb_decrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    srli t1, a5, 1
    lui t2, 349525
    xor t1, t1, a6
    addi t2, t2, 1365
    srli t3, a7, 1
    and t1, t1, t2
    xor t3, t3, t0
    xor a6, a6, t1
    and t3, t3, t2
    slli t1, t1, 1
    xor t0, t0, t3
    lui t4, 209715
    srli t5, a6, 2
    xor a5, a5, t1
    slli t1, t3, 1
    addi t3, t4, 819
    xor t4, t5, t0
    xor a7, a7, t1
    srli t1, a5, 2
    and t4, t4, t3
    xor t1, t1, a7
    slli t5, t4, 2
    and t1, t1, t3
    xor a6, a6, t5
    lui t5, 69905
    xor a7, a7, t1
    and t6, a6, t3
    addi t5, t5, 273
    slli t1, t1, 2
    lui a4, 489335
    xor a6, a6, t6
    and s0, a7, t5
    xor a5, a5, t1
    addi t1, a4, 1911
    slli t6, t6, 2
    srli a6, a6, 2
    xor a7, a7, s0
    lw a4, 456(a3)
    lw s1, 464(a3)
    xor t0, t0, t4
    and t4, a5, t1
    or a6, t6, a6
    slli t6, s0, 3
    srli a7, a7, 1
    lw s0, 460(a3)
    xor a5, a5, t4
    or a7, t6, a7
    xor a6, a6, a4
    xor t0, t0, s1
    slli t4, t4, 1
    srli a5, a5, 3
    xor a7, a7, s0
    # round 40 (gift.dsl:33)
    and t6, a6, t0
    or a5, t4, a5
    xor a7, a7, t6
    xor t4, a5, a7
    xor a5, a5, a6
    or a6, a5, t4
    xor a6, t0, a6
    or t0, a7, a6
    lw t6, 444(a3)
    xor t0, a5, t0
    and a5, a6, a5
    lw a4, 448(a3)
    xor a5, a7, a5
    xor a7, t0, t6
    lw t0, 452(a3)
    xor a5, a5, a4
    slli t6, a7, 16
    srli a7, a7, 16
    xor t0, t4, t0
    or a7, t6, a7
    slli t4, a5, 24
    srli a5, a5, 8
    slli t6, a6, 8
    srli a6, a6, 24
    or a5, t4, a5
    # round 39 (gift.dsl:33)
    and t4, a7, t0
    # round 40 (gift.dsl:33)
    or a6, t6, a6
    # round 39 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a6, a5
    xor a6, a6, a7
    and a7, a6, t4
    xor a7, t0, a7
    not t0, a7
    or t0, a5, t0
    lw t6, 468(a3)
    xor t0, a6, t0
    or a6, a7, a6
    lw a4, 84(a3)
    lui s0, 61681
    xor a5, a5, a6
    xor a6, t0, t6
    addi t0, s0, -241
    lui t6, 259060
    xor a5, a5, a4
    lui a4, 12336
    and s0, a6, t0
    addi t6, t6, -193
    lw s1, 440(a3)
    addi a4, a4, 771
    xor a6, a6, s0
    and s2, a5, t6
    and s3, a7, a4
    slli s0, s0, 4
    srli a6, a6, 4
    xor a5, a5, s2
    xor t4, t4, s1
    xor a7, a7, s3
    or a6, s0, a6
    slli s0, s2, 2
    srli a5, a5, 6
    slli s1, s3, 6
    srli a7, a7, 2
    or a5, s0, a5
    # round 38 (gift.dsl:33)
    and s0, a6, t4
    # round 39 (gift.dsl:33)
    or a7, s1, a7
    # round 38 (gift.dsl:33)
    xor a5, a5, s0
    xor s0, a7, a5
    xor a6, a7, a6
    or a7, a6, s0
    xor a7, t4, a7
    or t4, a5, a7
    lw s1, 424(a3)
    xor t4, a6, t4
    and a6, a7, a6
    lw s2, 428(a3)
    xor a5, a5, a6
    xor a6, t4, s1
    xor a5, a5, s2
    and t4, a6, t2
    lui s1, 5
    lui s2, 11
    lw s3, 432(a3)
    xor a6, a6, t4
    srli s4, a5, 17
    addi s1, s1, 1365
    srli s5, a5, 15
    addi s2, s2, -1366
    slli s6, a7, 15
    lui s7, 349520
    slli t4, t4, 1
    srli a6, a6, 1
    and s4, s4, s1
    and s5, s5, s2
    xor s0, s0, s3
    srli s3, a7, 16
    and s6, s6, s7
    slli a7, a7, 17
    lui s8, 699040
    or a6, t4, a6
    or t4, s4, s5
    slli a5, a5, 16
    or s3, s3, s6
    and a7, a7, s8
    or a5, t4, a5
    # round 37 (gift.dsl:33)
    and t4, a6, s0
    # round 38 (gift.dsl:33)
    or a7, s3, a7
    # round 37 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    and a7, a6, t4
    xor a7, s0, a7
    not s0, a7
    or s0, a5, s0
    lw s3, 412(a3)
    xor s0, a6, s0
    or a6, a7, a6
    lw s4, 60(a3)
    lui s5, 4080
    xor a5, a5, a6
    xor a6, s0, s3
    addi s0, s5, 255
    lui s3, 240
    xor a5, a5, s4
    lui s4, 65521
    and s5, a6, s0
    addi s3, s3, 15
    lw s6, 472(a3)
    addi s4, s4, -1
    xor a6, a6, s5
    and s9, a5, s3
    and s10, a7, s4
    slli s5, s5, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor t4, t4, s6
    xor a7, a7, s10
    or a6, s5, a6
    slli s5, s9, 12
    srli a5, a5, 4
    slli s6, s10, 4
    srli a7, a7, 12
    or a5, s5, a5
    # round 36 (gift.dsl:33)
    and s5, a6, t4
    # round 37 (gift.dsl:33)
    or a7, s6, a7
    # round 36 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    or a7, a6, s5
    xor a7, t4, a7
    or t4, a5, a7
    lw s6, 476(a3)
    xor t4, a6, t4
    and a6, a7, a6
    lw s9, 404(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, t3
    lw s6, 480(a3)
    xor a6, a6, t4
    and s9, a5, t5
    and s10, a7, t1
    slli t4, t4, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 3
    srli a5, a5, 1
    slli s6, s10, 1
    srli a7, a7, 3
    or a5, t4, a5
    # round 35 (gift.dsl:33)
    and t4, a6, s5
    # round 36 (gift.dsl:33)
    or a7, s6, a7
    # round 35 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    and a7, a6, t4
    xor a7, s5, a7
    not s5, a7
    or s5, a5, s5
    lw s6, 484(a3)
    xor s5, a6, s5
    or a6, a7, a6
    lw s9, 36(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    lw s5, 396(a3)
    xor a5, a5, s9
    slli s6, a6, 16
    srli a6, a6, 16
    xor t4, t4, s5
    or a6, s6, a6
    slli s5, a5, 24
    srli a5, a5, 8
    slli s6, a7, 8
    srli a7, a7, 24
    or a5, s5, a5
    # round 34 (gift.dsl:33)
    and s5, a6, t4
    # round 35 (gift.dsl:33)
    or a7, s6, a7
    # round 34 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    or a7, a6, s5
    xor a7, t4, a7
    or t4, a5, a7
    lw s6, 380(a3)
    xor t4, a6, t4
    and a6, a7, a6
    lw s9, 384(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, t0
    lw s6, 388(a3)
    xor a6, a6, t4
    and s9, a5, t6
    and s10, a7, a4
    slli t4, t4, 4
    srli a6, a6, 4
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 2
    srli a5, a5, 6
    slli s6, s10, 6
    srli a7, a7, 2
    or a5, t4, a5
    # round 33 (gift.dsl:33)
    and t4, a6, s5
    # round 34 (gift.dsl:33)
    or a7, s6, a7
    # round 33 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    and a7, a6, t4
    xor a7, s5, a7
    not s5, a7
    or s5, a5, s5
    lw s6, 488(a3)
    xor s5, a6, s5
    or a6, a7, a6
    lw s9, 12(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    xor a5, a5, s9
    and s5, a6, t2
    lw s6, 376(a3)
    xor a6, a6, s5
    srli s9, a5, 17
    srli s10, a5, 15
    slli s11, a7, 15
    slli s5, s5, 1
    srli a6, a6, 1
    and s9, s9, s1
    and s10, s10, s2
    xor t4, t4, s6
    srli s6, a7, 16
    and s11, s11, s7
    slli a7, a7, 17
    or a6, s5, a6
    or s5, s9, s10
    slli a5, a5, 16
    or s6, s6, s11
    and a7, a7, s8
    or a5, s5, a5
    # round 32 (gift.dsl:33)
    and s5, a6, t4
    # round 33 (gift.dsl:33)
    or a7, s6, a7
    # round 32 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    or a7, a6, s5
    xor a7, t4, a7
    or t4, a5, a7
    lw s6, 360(a3)
    xor t4, a6, t4
    and a6, a7, a6
    lw s9, 364(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, s0
    lw s6, 368(a3)
    xor a6, a6, t4
    and s9, a5, s3
    and s10, a7, s4
    slli t4, t4, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 12
    srli a5, a5, 4
    slli s6, s10, 4
    srli a7, a7, 12
    or a5, t4, a5
    # round 31 (gift.dsl:33)
    and t4, a6, s5
    # round 32 (gift.dsl:33)
    or a7, s6, a7
    # round 31 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    and a7, a6, t4
    xor a7, s5, a7
    not s5, a7
    or s5, a5, s5
    lw s6, 492(a3)
    xor s5, a6, s5
    or a6, a7, a6
    lw s9, 352(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    xor a5, a5, s9
    and s5, a6, t3
    lw s6, 356(a3)
    xor a6, a6, s5
    and s9, a5, t5
    and s10, a7, t1
    slli s5, s5, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor t4, t4, s6
    xor a7, a7, s10
    or a6, s5, a6
    slli s5, s9, 3
    srli a5, a5, 1
    slli s6, s10, 1
    srli a7, a7, 3
    or a5, s5, a5
    # round 30 (gift.dsl:33)
    and s5, a6, t4
    # round 31 (gift.dsl:33)
    or a7, s6, a7
    # round 30 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    or a7, a6, s5
    xor a7, t4, a7
    or t4, a5, a7
    lw s6, 336(a3)
    xor t4, a6, t4
    and a6, a7, a6
    lw s9, 496(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    lw t4, 500(a3)
    xor a5, a5, s9
    slli s6, a6, 16
    srli a6, a6, 16
    xor t4, s5, t4
    or a6, s6, a6
    slli s5, a5, 24
    srli a5, a5, 8
    slli s6, a7, 8
    srli a7, a7, 24
    or a5, s5, a5
    # round 29 (gift.dsl:33)
    and s5, a6, t4
    # round 30 (gift.dsl:33)
    or a7, s6, a7
    # round 29 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    and a7, a6, s5
    xor a7, t4, a7
    not t4, a7
    or t4, a5, t4
    lw s6, 504(a3)
    xor t4, a6, t4
    or a6, a7, a6
    lw s9, 508(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, t0
    lw s6, 512(a3)
    xor a6, a6, t4
    and s9, a5, t6
    and s10, a7, a4
    slli t4, t4, 4
    srli a6, a6, 4
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 2
    srli a5, a5, 6
    slli s6, s10, 6
    srli a7, a7, 2
    or a5, t4, a5
    # round 28 (gift.dsl:33)
    and t4, a6, s5
    # round 29 (gift.dsl:33)
    or a7, s6, a7
    # round 28 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    or a7, a6, t4
    xor a7, s5, a7
    or s5, a5, a7
    lw s6, 312(a3)
    xor s5, a6, s5
    and a6, a7, a6
    lw s9, 516(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    xor a5, a5, s9
    and s5, a6, t2
    lw s6, 520(a3)
    xor a6, a6, s5
    srli s9, a5, 17
    srli s10, a5, 15
    slli s11, a7, 15
    slli s5, s5, 1
    srli a6, a6, 1
    and s9, s9, s1
    and s10, s10, s2
    xor t4, t4, s6
    srli s6, a7, 16
    and s11, s11, s7
    slli a7, a7, 17
    or a6, s5, a6
    or s5, s9, s10
    slli a5, a5, 16
    or s6, s6, s11
    and a7, a7, s8
    or a5, s5, a5
    # round 27 (gift.dsl:33)
    and s5, a6, t4
    # round 28 (gift.dsl:33)
    or a7, s6, a7
    # round 27 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    and a7, a6, s5
    xor a7, t4, a7
    not t4, a7
    or t4, a5, t4
    lw s6, 524(a3)
    xor t4, a6, t4
    or a6, a7, a6
    lw s9, 528(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, s0
    lw s6, 532(a3)
    xor a6, a6, t4
    and s9, a5, s3
    and s10, a7, s4
    slli t4, t4, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 12
    srli a5, a5, 4
    slli s6, s10, 4
    srli a7, a7, 12
    or a5, t4, a5
    # round 26 (gift.dsl:33)
    and t4, a6, s5
    # round 27 (gift.dsl:33)
    or a7, s6, a7
    # round 26 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    or a7, a6, t4
    xor a7, s5, a7
    or s5, a5, a7
    lw s6, 288(a3)
    xor s5, a6, s5
    and a6, a7, a6
    lw s9, 536(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    xor a5, a5, s9
    and s5, a6, t3
    lw s6, 540(a3)
    xor a6, a6, s5
    and s9, a5, t5
    and s10, a7, t1
    slli s5, s5, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor t4, t4, s6
    xor a7, a7, s10
    or a6, s5, a6
    slli s5, s9, 3
    srli a5, a5, 1
    slli s6, s10, 1
    srli a7, a7, 3
    or a5, s5, a5
    # round 25 (gift.dsl:33)
    and s5, a6, t4
    # round 26 (gift.dsl:33)
    or a7, s6, a7
    # round 25 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    and a7, a6, s5
    xor a7, t4, a7
    not t4, a7
    or t4, a5, t4
    lw s6, 544(a3)
    xor t4, a6, t4
    or a6, a7, a6
    lw s9, 280(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    lw t4, 284(a3)
    xor a5, a5, s9
    slli s6, a6, 16
    srli a6, a6, 16
    xor t4, s5, t4
    or a6, s6, a6
    slli s5, a5, 24
    srli a5, a5, 8
    slli s6, a7, 8
    srli a7, a7, 24
    or a5, s5, a5
    # round 24 (gift.dsl:33)
    and s5, a6, t4
    # round 25 (gift.dsl:33)
    or a7, s6, a7
    # round 24 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    or a7, a6, s5
    xor a7, t4, a7
    or t4, a5, a7
    lw s6, 264(a3)
    xor t4, a6, t4
    and a6, a7, a6
    lw s9, 268(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, t0
    lw s6, 272(a3)
    xor a6, a6, t4
    and s9, a5, t6
    and s10, a7, a4
    slli t4, t4, 4
    srli a6, a6, 4
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 2
    srli a5, a5, 6
    slli s6, s10, 6
    srli a7, a7, 2
    or a5, t4, a5
    # round 23 (gift.dsl:33)
    and t4, a6, s5
    # round 24 (gift.dsl:33)
    or a7, s6, a7
    # round 23 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    and a7, a6, t4
    xor a7, s5, a7
    not s5, a7
    or s5, a5, s5
    lw s6, 548(a3)
    xor s5, a6, s5
    or a6, a7, a6
    lw s9, 256(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    xor a5, a5, s9
    and s5, a6, t2
    lw s6, 260(a3)
    xor a6, a6, s5
    srli s9, a5, 17
    srli s10, a5, 15
    slli s11, a7, 15
    slli s5, s5, 1
    srli a6, a6, 1
    and s9, s9, s1
    and s10, s10, s2
    xor t4, t4, s6
    srli s6, a7, 16
    and s11, s11, s7
    slli a7, a7, 17
    or a6, s5, a6
    or s5, s9, s10
    slli a5, a5, 16
    or s6, s6, s11
    and a7, a7, s8
    or a5, s5, a5
    # round 22 (gift.dsl:33)
    and s5, a6, t4
    # round 23 (gift.dsl:33)
    or a7, s6, a7
    # round 22 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    or a7, a6, s5
    xor a7, t4, a7
    or t4, a5, a7
    lw s6, 240(a3)
    xor t4, a6, t4
    and a6, a7, a6
    lw s9, 244(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, s0
    lw s6, 248(a3)
    xor a6, a6, t4
    and s9, a5, s3
    and s10, a7, s4
    slli t4, t4, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 12
    srli a5, a5, 4
    slli s6, s10, 4
    srli a7, a7, 12
    or a5, t4, a5
    # round 21 (gift.dsl:33)
    and t4, a6, s5
    # round 22 (gift.dsl:33)
    or a7, s6, a7
    # round 21 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    and a7, a6, t4
    xor a7, s5, a7
    not s5, a7
    or s5, a5, s5
    lw s6, 552(a3)
    xor s5, a6, s5
    or a6, a7, a6
    lw s9, 232(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    xor a5, a5, s9
    and s5, a6, t3
    lw s6, 236(a3)
    xor a6, a6, s5
    and s9, a5, t5
    and s10, a7, t1
    slli s5, s5, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor t4, t4, s6
    xor a7, a7, s10
    or a6, s5, a6
    slli s5, s9, 3
    srli a5, a5, 1
    slli s6, s10, 1
    srli a7, a7, 3
    or a5, s5, a5
    # round 20 (gift.dsl:33)
    and s5, a6, t4
    # round 21 (gift.dsl:33)
    or a7, s6, a7
    # round 20 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    or a7, a6, s5
    xor a7, t4, a7
    or t4, a5, a7
    lw s6, 216(a3)
    xor t4, a6, t4
    and a6, a7, a6
    lw s9, 556(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    lw t4, 560(a3)
    xor a5, a5, s9
    slli s6, a6, 16
    srli a6, a6, 16
    xor t4, s5, t4
    or a6, s6, a6
    slli s5, a5, 24
    srli a5, a5, 8
    slli s6, a7, 8
    srli a7, a7, 24
    or a5, s5, a5
    # round 19 (gift.dsl:33)
    and s5, a6, t4
    # round 20 (gift.dsl:33)
    or a7, s6, a7
    # round 19 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    and a7, a6, s5
    xor a7, t4, a7
    not t4, a7
    or t4, a5, t4
    lw s6, 564(a3)
    xor t4, a6, t4
    or a6, a7, a6
    lw s9, 568(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, t0
    lw s6, 572(a3)
    xor a6, a6, t4
    and s9, a5, t6
    and s10, a7, a4
    slli t4, t4, 4
    srli a6, a6, 4
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 2
    srli a5, a5, 6
    slli s6, s10, 6
    srli a7, a7, 2
    or a5, t4, a5
    # round 18 (gift.dsl:33)
    and t4, a6, s5
    # round 19 (gift.dsl:33)
    or a7, s6, a7
    # round 18 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    or a7, a6, t4
    xor a7, s5, a7
    or s5, a5, a7
    lw s6, 192(a3)
    xor s5, a6, s5
    and a6, a7, a6
    lw s9, 576(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    xor a5, a5, s9
    and s5, a6, t2
    lw s6, 580(a3)
    xor a6, a6, s5
    srli s9, a5, 17
    srli s10, a5, 15
    slli s11, a7, 15
    slli s5, s5, 1
    srli a6, a6, 1
    and s9, s9, s1
    and s10, s10, s2
    xor t4, t4, s6
    srli s6, a7, 16
    and s11, s11, s7
    slli a7, a7, 17
    or a6, s5, a6
    or s5, s9, s10
    slli a5, a5, 16
    or s6, s6, s11
    and a7, a7, s8
    or a5, s5, a5
    # round 17 (gift.dsl:33)
    and s5, a6, t4
    # round 18 (gift.dsl:33)
    or a7, s6, a7
    # round 17 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    and a7, a6, s5
    xor a7, t4, a7
    not t4, a7
    or t4, a5, t4
    lw s6, 584(a3)
    xor t4, a6, t4
    or a6, a7, a6
    lw s9, 588(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, s0
    lw s6, 592(a3)
    xor a6, a6, t4
    and s9, a5, s3
    and s10, a7, s4
    slli t4, t4, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 12
    srli a5, a5, 4
    slli s6, s10, 4
    srli a7, a7, 12
    or a5, t4, a5
    # round 16 (gift.dsl:33)
    and t4, a6, s5
    # round 17 (gift.dsl:33)
    or a7, s6, a7
    # round 16 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    or a7, a6, t4
    xor a7, s5, a7
    or s5, a5, a7
    lw s6, 168(a3)
    xor s5, a6, s5
    and a6, a7, a6
    lw s9, 596(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    xor a5, a5, s9
    and s5, a6, t3
    lw s6, 600(a3)
    xor a6, a6, s5
    and s9, a5, t5
    and s10, a7, t1
    slli s5, s5, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor t4, t4, s6
    xor a7, a7, s10
    or a6, s5, a6
    slli s5, s9, 3
    srli a5, a5, 1
    slli s6, s10, 1
    srli a7, a7, 3
    or a5, s5, a5
    # round 15 (gift.dsl:33)
    and s5, a6, t4
    # round 16 (gift.dsl:33)
    or a7, s6, a7
    # round 15 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    and a7, a6, s5
    xor a7, t4, a7
    not t4, a7
    or t4, a5, t4
    lw s6, 604(a3)
    xor t4, a6, t4
    or a6, a7, a6
    lw s9, 160(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    lw t4, 164(a3)
    xor a5, a5, s9
    slli s6, a6, 16
    srli a6, a6, 16
    xor t4, s5, t4
    or a6, s6, a6
    slli s5, a5, 24
    srli a5, a5, 8
    slli s6, a7, 8
    srli a7, a7, 24
    or a5, s5, a5
    # round 14 (gift.dsl:33)
    and s5, a6, t4
    # round 15 (gift.dsl:33)
    or a7, s6, a7
    # round 14 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    or a7, a6, s5
    xor a7, t4, a7
    or t4, a5, a7
    lw s6, 144(a3)
    xor t4, a6, t4
    and a6, a7, a6
    lw s9, 148(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, t0
    lw s6, 152(a3)
    xor a6, a6, t4
    and s9, a5, t6
    and s10, a7, a4
    slli t4, t4, 4
    srli a6, a6, 4
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 2
    srli a5, a5, 6
    slli s6, s10, 6
    srli a7, a7, 2
    or a5, t4, a5
    # round 13 (gift.dsl:33)
    and t4, a6, s5
    # round 14 (gift.dsl:33)
    or a7, s6, a7
    # round 13 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    and a7, a6, t4
    xor a7, s5, a7
    not s5, a7
    or s5, a5, s5
    lw s6, 608(a3)
    xor s5, a6, s5
    or a6, a7, a6
    lw s9, 136(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    xor a5, a5, s9
    and s5, a6, t2
    lw s6, 140(a3)
    xor a6, a6, s5
    srli s9, a5, 17
    srli s10, a5, 15
    slli s11, a7, 15
    slli s5, s5, 1
    srli a6, a6, 1
    and s9, s9, s1
    and s10, s10, s2
    xor t4, t4, s6
    srli s6, a7, 16
    and s11, s11, s7
    slli a7, a7, 17
    or a6, s5, a6
    or s5, s9, s10
    slli a5, a5, 16
    or s6, s6, s11
    and a7, a7, s8
    or a5, s5, a5
    # round 12 (gift.dsl:33)
    and s5, a6, t4
    # round 13 (gift.dsl:33)
    or a7, s6, a7
    # round 12 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    or a7, a6, s5
    xor a7, t4, a7
    or t4, a5, a7
    lw s6, 120(a3)
    xor t4, a6, t4
    and a6, a7, a6
    lw s9, 124(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, s0
    lw s6, 128(a3)
    xor a6, a6, t4
    and s9, a5, s3
    and s10, a7, s4
    slli t4, t4, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 12
    srli a5, a5, 4
    slli s6, s10, 4
    srli a7, a7, 12
    or a5, t4, a5
    # round 11 (gift.dsl:33)
    and t4, a6, s5
    # round 12 (gift.dsl:33)
    or a7, s6, a7
    # round 11 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    and a7, a6, t4
    xor a7, s5, a7
    not s5, a7
    or s5, a5, s5
    lw s6, 612(a3)
    xor s5, a6, s5
    or a6, a7, a6
    lw s9, 112(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    xor a5, a5, s9
    and s5, a6, t3
    lw s6, 116(a3)
    xor a6, a6, s5
    and s9, a5, t5
    and s10, a7, t1
    slli s5, s5, 2
    srli a6, a6, 2
    xor a5, a5, s9
    xor t4, t4, s6
    xor a7, a7, s10
    or a6, s5, a6
    slli s5, s9, 3
    srli a5, a5, 1
    slli s6, s10, 1
    srli a7, a7, 3
    or a5, s5, a5
    # round 10 (gift.dsl:33)
    and s5, a6, t4
    # round 11 (gift.dsl:33)
    or a7, s6, a7
    # round 10 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    or a7, a6, s5
    xor a7, t4, a7
    or t4, a5, a7
    lw s6, 96(a3)
    xor t4, a6, t4
    and a6, a7, a6
    lw s9, 616(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    lw t4, 620(a3)
    xor a5, a5, s9
    slli s6, a6, 16
    srli a6, a6, 16
    xor t4, s5, t4
    or a6, s6, a6
    slli s5, a5, 24
    srli a5, a5, 8
    slli s6, a7, 8
    srli a7, a7, 24
    or a5, s5, a5
    # round 9 (gift.dsl:33)
    and s5, a6, t4
    # round 10 (gift.dsl:33)
    or a7, s6, a7
    # round 9 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    and a7, a6, s5
    xor a7, t4, a7
    not t4, a7
    or t4, a5, t4
    lw s6, 624(a3)
    xor t4, a6, t4
    or a6, a7, a6
    lw s9, 628(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, t0
    lw s6, 632(a3)
    xor a6, a6, t4
    and s9, a5, t6
    and s10, a7, a4
    slli t4, t4, 4
    srli a6, a6, 4
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 2
    srli a5, a5, 6
    slli s6, s10, 6
    srli a7, a7, 2
    or a5, t4, a5
    # round 8 (gift.dsl:33)
    and t4, a6, s5
    # round 9 (gift.dsl:33)
    or a7, s6, a7
    # round 8 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    or a7, a6, t4
    xor a7, s5, a7
    or s5, a5, a7
    lw s6, 72(a3)
    xor s5, a6, s5
    and a6, a7, a6
    lw s9, 636(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    xor a5, a5, s9
    and s5, a6, t2
    lw s6, 640(a3)
    xor a6, a6, s5
    srli s9, a5, 17
    srli s10, a5, 15
    slli s11, a7, 15
    slli s5, s5, 1
    srli a6, a6, 1
    and s9, s9, s1
    and s10, s10, s2
    xor t4, t4, s6
    srli s6, a7, 16
    and s11, s11, s7
    slli a7, a7, 17
    or a6, s5, a6
    or s5, s9, s10
    slli a5, a5, 16
    or s6, s6, s11
    and a7, a7, s8
    or a5, s5, a5
    # round 7 (gift.dsl:33)
    and s5, a6, t4
    # round 8 (gift.dsl:33)
    or a7, s6, a7
    # round 7 (gift.dsl:33)
    xor a5, a5, s5
    xor s5, a7, a5
    xor a6, a7, a6
    and a7, a6, s5
    xor a7, t4, a7
    not t4, a7
    or t4, a5, t4
    lw s6, 416(a3)
    xor t4, a6, t4
    or a6, a7, a6
    lw s9, 644(a3)
    xor a5, a5, a6
    xor a6, t4, s6
    xor a5, a5, s9
    and t4, a6, s0
    lw s6, 648(a3)
    xor a6, a6, t4
    and s9, a5, s3
    and s10, a7, s4
    slli t4, t4, 8
    srli a6, a6, 8
    xor a5, a5, s9
    xor s5, s5, s6
    xor a7, a7, s10
    or a6, t4, a6
    slli t4, s9, 12
    srli a5, a5, 4
    slli s6, s10, 4
    srli a7, a7, 12
    or a5, t4, a5
    # round 6 (gift.dsl:33)
    and t4, a6, s5
    # round 7 (gift.dsl:33)
    or a7, s6, a7
    # round 6 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    or a7, a6, t4
    xor a7, s5, a7
    or s5, a5, a7
    lw s6, 48(a3)
    xor s5, a6, s5
    and a6, a7, a6
    lw s9, 652(a3)
    xor a5, a5, a6
    xor a6, s5, s6
    xor a5, a5, s9
    and s5, a6, t3
    lw s6, 656(a3)
    xor a6, a6, s5
    and t5, a5, t5
    and t1, a7, t1
    slli s5, s5, 2
    srli a6, a6, 2
    xor a5, a5, t5
    xor t4, t4, s6
    xor a7, a7, t1
    or a6, s5, a6
    slli t5, t5, 3
    srli a5, a5, 1
    slli t1, t1, 1
    srli a7, a7, 3
    or a5, t5, a5
    # round 5 (gift.dsl:33)
    and t5, a6, t4
    # round 6 (gift.dsl:33)
    or a7, t1, a7
    # round 5 (gift.dsl:33)
    xor a5, a5, t5
    xor t1, a7, a5
    xor a6, a7, a6
    and a7, a6, t1
    xor a7, t4, a7
    not t4, a7
    or t4, a5, t4
    lw t5, 660(a3)
    xor t4, a6, t4
    or a6, a7, a6
    lw s5, 664(a3)
    xor a5, a5, a6
    xor a6, t4, t5
    lw t4, 668(a3)
    xor a5, a5, s5
    slli t5, a6, 16
    srli a6, a6, 16
    xor t1, t1, t4
    or a6, t5, a6
    slli t4, a5, 24
    srli a5, a5, 8
    slli t5, a7, 8
    srli a7, a7, 24
    or a5, t4, a5
    # round 4 (gift.dsl:33)
    and t4, a6, t1
    # round 5 (gift.dsl:33)
    or a7, t5, a7
    # round 4 (gift.dsl:33)
    xor a5, a5, t4
    xor t4, a7, a5
    xor a6, a7, a6
    or a7, a6, t4
    xor a7, t1, a7
    or t1, a5, a7
    lw t5, 24(a3)
    xor t1, a6, t1
    and a6, a7, a6
    lw s5, 672(a3)
    xor a5, a5, a6
    xor a6, t1, t5
    xor a5, a5, s5
    and t0, a6, t0
    lw t1, 676(a3)
    xor a6, a6, t0
    and t5, a5, t6
    and t6, a7, a4
    slli t0, t0, 4
    srli a6, a6, 4
    xor a5, a5, t5
    xor t1, t4, t1
    xor a7, a7, t6
    or a6, t0, a6
    slli t0, t5, 2
    srli a5, a5, 6
    slli t4, t6, 6
    srli a7, a7, 2
    or a5, t0, a5
    # round 3 (gift.dsl:33)
    and t0, a6, t1
    # round 4 (gift.dsl:33)
    or a7, t4, a7
    # round 3 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    and a7, a6, t0
    xor a7, t1, a7
    not t1, a7
    or t1, a5, t1
    lw t4, 680(a3)
    xor t1, a6, t1
    or a6, a7, a6
    lw t5, 684(a3)
    xor a5, a5, a6
    xor a6, t1, t4
    xor a5, a5, t5
    and t1, a6, t2
    lw t4, 688(a3)
    xor a6, a6, t1
    srli t5, a5, 17
    srli t6, a5, 15
    slli a4, a7, 15
    slli t1, t1, 1
    srli a6, a6, 1
    and t5, t5, s1
    and t6, t6, s2
    xor t0, t0, t4
    srli t4, a7, 16
    and a4, a4, s7
    slli a7, a7, 17
    or a6, t1, a6
    or t1, t5, t6
    slli a5, a5, 16
    or t4, t4, a4
    and a7, a7, s8
    or a5, t1, a5
    # round 2 (gift.dsl:33)
    and t1, a6, t0
    # round 3 (gift.dsl:33)
    or a7, t4, a7
    # round 2 (gift.dsl:33)
    xor a5, a5, t1
    xor t1, a7, a5
    xor a6, a7, a6
    or a7, a6, t1
    xor a7, t0, a7
    or t0, a5, a7
    lw t4, 0(a3)
    xor t0, a6, t0
    and a6, a7, a6
    lw t5, 692(a3)
    xor a5, a5, a6
    xor a6, t0, t4
    xor a5, a5, t5
    and t0, a6, s0
    lw t4, 696(a3)
    xor a6, a6, t0
    and t5, a5, s3
    and t6, a7, s4
    slli t0, t0, 8
    srli a6, a6, 8
    xor a5, a5, t5
    xor t1, t1, t4
    xor a7, a7, t6
    or a6, t0, a6
    slli t0, t5, 12
    srli a5, a5, 4
    slli t4, t6, 4
    srli a7, a7, 12
    or a5, t0, a5
    # round 1 (gift.dsl:33)
    and t0, a6, t1
    # round 2 (gift.dsl:33)
    or a7, t4, a7
    # round 1 (gift.dsl:33)
    xor a5, a5, t0
    xor t0, a7, a5
    xor a6, a7, a6
    and a7, a6, t0
    xor a7, t1, a7
    not t1, a7
    or t1, a5, t1
    xor t1, a6, t1
    or a6, a7, a6
    xor a5, a5, a6
    srli a6, a7, 2
    not t4, t1
    xor a6, a6, a5
    srli t4, t4, 2
    and a6, a6, t3
    xor t4, t4, t0
    slli t5, a6, 2
    and t3, t4, t3
    xor a7, a7, t5
    slli t4, t3, 2
    xor a5, a5, a6
    xor a6, t1, t4
    srli t1, a7, 1
    lui t4, 699051
    xor t0, t0, t3
    xor t1, t1, a6
    addi t3, t4, -1366
    srli t4, a5, 1
    or t1, t1, t3
    xor t3, t4, t0
    not t4, t1
    and t2, t3, t2
    slli t3, t4, 1
    slli t4, t2, 1
    xor a7, a7, t3
    xor a6, a6, t1
    xor a5, a5, t4
    xor t0, t0, t2
    sw a7, 0(a0)
    sw a6, 4(a0)
    sw a5, 8(a0)
    sw t0, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_gift128_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_gift128_128_ecb_decrypt_rv32i_group
.Llwcc_gift128_128_ecb_decrypt_rv32i_group_done:
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
    .size lwcc_gift128_128_ecb_decrypt_rv32i, .-lwcc_gift128_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_gift128_128_ctr_init_rv32i
    .type lwcc_gift128_128_ctr_init_rv32i, %function
lwcc_gift128_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_gift128_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_gift128_128_ctr_nonce_rv32i
    .size lwcc_gift128_128_ctr_init_rv32i, .-lwcc_gift128_128_ctr_init_rv32i

    .balign 4
    .global lwcc_gift128_128_ctr_nonce_rv32i
    .type lwcc_gift128_128_ctr_nonce_rv32i, %function
lwcc_gift128_128_ctr_nonce_rv32i:
    addi sp, sp, -96
    sw s0, 4(sp)
    lui a5, 349525
    lui a6, 209715
    addi a5, a5, 1365
    addi a6, a6, 819
    lbu a7, 0(a1)
    lbu t0, 1(a1)
    lbu t1, 2(a1)
    lbu t2, 3(a1)
    lbu t3, 4(a1)
    lbu t4, 5(a1)
    lbu t5, 6(a1)
    lbu t6, 7(a1)
    lbu a4, 8(a1)
    lbu a3, 9(a1)
    lbu a2, 10(a1)
    lbu s0, 11(a1)
    slli t0, t0, 8
    slli t1, t1, 16
    slli t2, t2, 24
    slli t4, t4, 8
    slli t5, t5, 16
    slli t6, t6, 24
    slli a3, a3, 8
    slli a2, a2, 16
    slli s0, s0, 24
    or a7, a7, t0
    or t0, t3, t4
    or t3, a4, a3
    or a7, a7, t1
    or t0, t0, t5
    or t1, t3, a2
    or a7, a7, t2
    or t0, t0, t6
    or t1, t1, s0
    srli t2, a7, 1
    srli t3, t1, 1
    xor t2, t2, t0
    and t3, t3, a5
    and a5, t2, a5
    slli t2, t3, 1
    slli t4, a5, 1
    xor t1, t1, t2
    xor a5, t0, a5
    xor a7, a7, t4
    srli t0, a5, 2
    srli t2, a7, 2
    xor t0, t0, t3
    xor t2, t2, t1
    and t0, t0, a6
    and a6, t2, a6
    slli t2, t0, 2
    xor t0, t3, t0
    slli t3, a6, 2
    xor a5, a5, t2
    xor a6, t1, a6
    sw t0, 712(a0)
    xor a7, a7, t3
    sw a5, 704(a0)
    sw a6, 708(a0)
    sw a7, 700(a0)
    lw s0, 4(sp)
    addi sp, sp, 96
    ret
    .size lwcc_gift128_128_ctr_nonce_rv32i, .-lwcc_gift128_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_gift128_128_ctr_crypt_rv32i
    .type lwcc_gift128_128_ctr_crypt_rv32i, %function
lwcc_gift128_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_gift128_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_gift128_128_ctr_crypt_rv32i_begin:
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
    beqz t1, .Llwcc_gift128_128_ctr_crypt_rv32i_group
    j .Llwcc_gift128_128_ctr_crypt_rv32i_rest
.Llwcc_gift128_128_ctr_crypt_rv32i_group:
    srli a5, a4, 16
    srli a6, a4, 8
    andi a5, a5, 255
    srli a7, a4, 24
    slli a5, a5, 8
    andi a6, a6, 255
    or a5, a7, a5
    slli a6, a6, 16
    lui a7, 349525
    or a5, a5, a6
    slli a6, a4, 24
    addi a7, a7, 1365
    or a5, a5, a6
    lui a6, 209715
    and t0, a5, a7
    addi a6, a6, 819
    slli t1, t0, 1
    xor a5, a5, t0
    and t0, t1, a6
    and t2, a5, a6
    lw t3, 700(a3)
    lw t4, 704(a3)
    lw t5, 708(a3)
    slli t6, t0, 2
    xor t0, t1, t0
    slli t1, t2, 2
    xor t3, t3, t6
    xor t1, t4, t1
    xor t0, t5, t0
    lw t4, 712(a3)
    xor a5, a5, t2
    # round 1 (gift.dsl:33)
    or t2, t3, t1
    and t5, t3, t0
    xor a5, t4, a5
    xor t0, t0, t2
    xor t1, t1, t5
    xor t2, a5, t0
    and a5, a5, t1
    xor t1, t1, t2
    xor a5, t3, a5
    and t3, a5, t1
    lui t4, 4080
    lui t5, 65521
    xor t0, t0, t3
    lui t3, 240
    addi t4, t4, 255
    addi t5, t5, -1
    not t2, t2
    addi t3, t3, 15
    and t6, t1, t4
    and s0, t0, t5
    and s1, t2, t3
    xor t1, t1, t6
    xor t0, t0, s0
    xor t2, t2, s1
    slli t6, t6, 8
    srli t1, t1, 8
    slli s0, s0, 4
    srli t0, t0, 12
    lw s2, 0(a3)
    lw s3, 4(a3)
    slli s1, s1, 12
    srli t2, t2, 4
    or t1, t6, t1
    or t0, s0, t0
    or t2, s1, t2
    xor t1, t1, s2
    xor t0, t0, s3
    lw t6, 8(a3)
    # round 2 (gift.dsl:33)
    or s0, t2, t1
    and s1, t2, t0
    # round 1 (gift.dsl:33)
    xor a5, a5, t6
    # round 2 (gift.dsl:33)
    xor t0, t0, s0
    xor t1, t1, s1
    xor t6, a5, t0
    and a5, a5, t1
    xor t1, t1, t6
    xor a5, t2, a5
    and t2, a5, t1
    xor t0, t0, t2
    and t2, t1, a7
    lui s0, 5
    lui s1, 11
    xor t1, t1, t2
    slli s2, t0, 15
    lui s3, 349520
    srli s4, t6, 17
    addi s0, s0, 1365
    srli s5, t6, 15
    addi s1, s1, -1366
    slli t2, t2, 1
    srli t1, t1, 1
    srli s6, t0, 16
    and s2, s2, s3
    slli t0, t0, 17
    lui s7, 699040
    lw s8, 12(a3)
    and s4, s4, s0
    and s5, s5, s1
    or t1, t2, t1
    or t2, s6, s2
    and t0, t0, s7
    lw s2, 16(a3)
    or s4, s4, s5
    slli t6, t6, 16
    or t0, t2, t0
    xor t1, t1, s8
    or t2, s4, t6
    xor t0, t0, s2
    lw t6, 20(a3)
    # round 3 (gift.dsl:33)
    not s2, t1
    and s2, t2, s2
    or s4, t2, t0
    # round 2 (gift.dsl:33)
    xor a5, a5, t6
    # round 3 (gift.dsl:33)
    xor t0, t0, s2
    xor t1, t1, s4
    xor t6, a5, t0
    or a5, a5, t1
    xor t1, t1, t6
    xor a5, t2, a5
    and t2, a5, t1
    lui s2, 61681
    lui s4, 12336
    xor t0, t0, t2
    lui t2, 259060
    addi s2, s2, -241
    addi s4, s4, 771
    addi t2, t2, -193
    and s5, t1, s2
    and s6, t0, s4
    and s9, t6, t2
    xor t1, t1, s5
    xor t0, t0, s6
    xor t6, t6, s9
    slli s5, s5, 4
    srli t1, t1, 4
    slli s6, s6, 6
    srli t0, t0, 2
    lw s10, 24(a3)
    lw s11, 28(a3)
    slli s9, s9, 2
    srli t6, t6, 6
    or t1, s5, t1
    or t0, s6, t0
    or t6, s9, t6
    xor t1, t1, s10
    xor t0, t0, s11
    lw s5, 32(a3)
    # round 4 (gift.dsl:33)
    or s6, t6, t1
    and s9, t6, t0
    # round 3 (gift.dsl:33)
    xor a5, a5, s5
    # round 4 (gift.dsl:33)
    xor t0, t0, s6
    xor t1, t1, s9
    xor s5, a5, t0
    and a5, a5, t1
    xor t1, t1, s5
    xor a5, t6, a5
    and t6, a5, t1
    xor t0, t0, t6
    slli t6, t1, 16
    srli t1, t1, 16
    lw s6, 36(a3)
    or t1, t6, t1
    slli t6, t0, 8
    srli t0, t0, 24
    lw s9, 40(a3)
    slli s10, s5, 24
    srli s5, s5, 8
    or t0, t6, t0
    xor t1, t1, s6
    or t6, s10, s5
    xor t0, t0, s9
    lw s5, 44(a3)
    # round 5 (gift.dsl:33)
    not s9, t1
    and s9, t6, s9
    or s10, t6, t0
    # round 4 (gift.dsl:33)
    xor a5, a5, s5
    # round 5 (gift.dsl:33)
    xor t0, t0, s9
    xor t1, t1, s10
    xor s5, a5, t0
    or a5, a5, t1
    xor t1, t1, s5
    xor a5, t6, a5
    and t6, a5, t1
    lui s9, 489335
    xor t0, t0, t6
    lui t6, 69905
    addi s9, s9, 1911
    addi t6, t6, 273
    and s10, t1, a6
    and s11, t0, s9
    and ra, s5, t6
    xor t1, t1, s10
    xor t0, t0, s11
    xor s5, s5, ra
    slli s10, s10, 2
    srli t1, t1, 2
    slli s11, s11, 1
    srli t0, t0, 3
    slli ra, ra, 3
    srli s5, s5, 1
    or t1, s10, t1
    lw s10, 48(a3)
    or t0, s11, t0
    lw s11, 52(a3)
    or s5, ra, s5
    xor t1, t1, s10
    xor t0, t0, s11
    lw s10, 56(a3)
    # round 6 (gift.dsl:33)
    or s11, s5, t1
    and ra, s5, t0
    # round 5 (gift.dsl:33)
    xor a5, a5, s10
    # round 6 (gift.dsl:33)
    xor t0, t0, s11
    xor t1, t1, ra
    xor s10, a5, t0
    and a5, a5, t1
    xor t1, t1, s10
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    and s5, t1, t4
    xor t1, t1, s5
    and s11, t0, t5
    and ra, s10, t3
    slli s5, s5, 8
    srli t1, t1, 8
    xor t0, t0, s11
    xor s10, s10, ra
    or t1, s5, t1
    lw s5, 60(a3)
    slli s11, s11, 4
    srli t0, t0, 12
    slli ra, ra, 12
    srli s10, s10, 4
    or t0, s11, t0
    lw s11, 64(a3)
    xor t1, t1, s5
    or s5, ra, s10
    xor t0, t0, s11
    lw s10, 68(a3)
    # round 7 (gift.dsl:33)
    not s11, t1
    and s11, s5, s11
    or ra, s5, t0
    # round 6 (gift.dsl:33)
    xor a5, a5, s10
    # round 7 (gift.dsl:33)
    xor t0, t0, s11
    xor t1, t1, ra
    xor s10, a5, t0
    or a5, a5, t1
    xor t1, t1, s10
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    and s5, t1, a7
    srli s11, s10, 17
    srli ra, s10, 15
    xor t1, t1, s5
    and s11, s11, s0
    and ra, ra, s1
    slli s5, s5, 1
    srli t1, t1, 1
    or s11, s11, ra
    slli ra, t0, 15
    and ra, ra, s3
    slli s10, s10, 16
    or t1, s5, t1
    srli s5, t0, 16
    slli t0, t0, 17
    or s5, s5, ra
    and t0, t0, s7
    lw ra, 72(a3)
    or t0, s5, t0
    lw s5, 76(a3)
    or s10, s11, s10
    xor t1, t1, ra
    xor t0, t0, s5
    lw s5, 80(a3)
    # round 8 (gift.dsl:33)
    or s11, s10, t1
    and ra, s10, t0
    # round 7 (gift.dsl:33)
    xor a5, a5, s5
    # round 8 (gift.dsl:33)
    xor t0, t0, s11
    xor t1, t1, ra
    xor s5, a5, t0
    and a5, a5, t1
    xor t1, t1, s5
    xor a5, s10, a5
    and s10, a5, t1
    xor t0, t0, s10
    and s10, t1, s2
    xor t1, t1, s10
    and s11, t0, s4
    and ra, s5, t2
    slli s10, s10, 4
    srli t1, t1, 4
    xor t0, t0, s11
    xor s5, s5, ra
    or t1, s10, t1
    lw s10, 84(a3)
    slli s11, s11, 6
    srli t0, t0, 2
    slli ra, ra, 2
    srli s5, s5, 6
    or t0, s11, t0
    lw s11, 88(a3)
    xor t1, t1, s10
    or s5, ra, s5
    xor t0, t0, s11
    lw s11, 92(a3)
    # round 9 (gift.dsl:33)
    not ra, t1
    and ra, s5, ra
    # round 8 (gift.dsl:33)
    xor a5, a5, s11
    # round 9 (gift.dsl:33)
    or s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    or a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    slli s5, t1, 16
    srli t1, t1, 16
    slli ra, s11, 24
    srli s11, s11, 8
    or t1, s5, t1
    slli s5, t0, 8
    srli t0, t0, 24
    or t0, s5, t0
    lw s5, 96(a3)
    or s11, ra, s11
    lw ra, 100(a3)
    xor t1, t1, s5
    xor t0, t0, ra
    lw s5, 104(a3)
    # round 10 (gift.dsl:33)
    or ra, s11, t1
    # round 9 (gift.dsl:33)
    xor a5, a5, s5
    # round 10 (gift.dsl:33)
    and s5, s11, t0
    xor t0, t0, ra
    xor t1, t1, s5
    xor s5, a5, t0
    and a5, a5, t1
    xor t1, t1, s5
    xor a5, s11, a5
    and s11, a5, t1
    xor t0, t0, s11
    not s5, s5
    and s11, t1, a6
    and ra, s5, t6
    xor t1, t1, s11
    xor s5, s5, ra
    slli s11, s11, 2
    srli t1, t1, 2
    slli ra, ra, 3
    srli s5, s5, 1
    or t1, s11, t1
    and s11, t0, s9
    xor t0, t0, s11
    slli s11, s11, 1
    srli t0, t0, 3
    or t0, s11, t0
    lw s11, 108(a3)
    or s5, ra, s5
    lw ra, 112(a3)
    xor t1, t1, s11
    xor t0, t0, ra
    lw s11, 116(a3)
    # round 11 (gift.dsl:33)
    or ra, s5, t1
    # round 10 (gift.dsl:33)
    xor a5, a5, s11
    # round 11 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    and s5, t1, t4
    xor t1, t1, s5
    and ra, s11, t3
    slli s5, s5, 8
    srli t1, t1, 8
    xor s11, s11, ra
    or t1, s5, t1
    and s5, t0, t5
    xor t0, t0, s5
    slli s5, s5, 4
    srli t0, t0, 12
    slli ra, ra, 12
    srli s11, s11, 4
    or t0, s5, t0
    lw s5, 120(a3)
    or s11, ra, s11
    lw ra, 124(a3)
    xor t1, t1, s5
    xor t0, t0, ra
    lw s5, 128(a3)
    # round 12 (gift.dsl:33)
    not ra, t1
    and ra, s11, ra
    # round 11 (gift.dsl:33)
    xor a5, a5, s5
    # round 12 (gift.dsl:33)
    or s5, s11, t0
    xor t0, t0, ra
    xor t1, t1, s5
    xor s5, a5, t0
    or a5, a5, t1
    xor t1, t1, s5
    xor a5, s11, a5
    and s11, a5, t1
    xor t0, t0, s11
    srli s11, s5, 17
    srli ra, s5, 15
    and s11, s11, s0
    and ra, ra, s1
    or s11, s11, ra
    and ra, t1, a7
    xor t1, t1, ra
    slli ra, ra, 1
    srli t1, t1, 1
    slli s5, s5, 16
    or t1, ra, t1
    slli ra, t0, 15
    and ra, ra, s3
    or s5, s11, s5
    srli s11, t0, 16
    slli t0, t0, 17
    or s11, s11, ra
    and t0, t0, s7
    lw ra, 132(a3)
    or t0, s11, t0
    lw s11, 136(a3)
    xor t1, t1, ra
    xor t0, t0, s11
    lw s11, 140(a3)
    # round 13 (gift.dsl:33)
    or ra, s5, t1
    # round 12 (gift.dsl:33)
    xor a5, a5, s11
    # round 13 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    and s5, t1, s2
    xor t1, t1, s5
    and ra, s11, t2
    slli s5, s5, 4
    srli t1, t1, 4
    xor s11, s11, ra
    or t1, s5, t1
    and s5, t0, s4
    xor t0, t0, s5
    slli s5, s5, 6
    srli t0, t0, 2
    slli ra, ra, 2
    srli s11, s11, 6
    or t0, s5, t0
    lw s5, 144(a3)
    or s11, ra, s11
    lw ra, 148(a3)
    xor t1, t1, s5
    xor t0, t0, ra
    lw s5, 152(a3)
    # round 14 (gift.dsl:33)
    not ra, t1
    and ra, s11, ra
    # round 13 (gift.dsl:33)
    xor a5, a5, s5
    # round 14 (gift.dsl:33)
    or s5, s11, t0
    xor t0, t0, ra
    xor t1, t1, s5
    xor s5, a5, t0
    or a5, a5, t1
    xor t1, t1, s5
    xor a5, s11, a5
    and s11, a5, t1
    xor t0, t0, s11
    slli s11, t1, 16
    srli t1, t1, 16
    slli ra, s5, 24
    srli s5, s5, 8
    or t1, s11, t1
    slli s11, t0, 8
    srli t0, t0, 24
    or t0, s11, t0
    lw s11, 156(a3)
    or s5, ra, s5
    lw ra, 160(a3)
    xor t1, t1, s11
    xor t0, t0, ra
    lw s11, 164(a3)
    # round 15 (gift.dsl:33)
    or ra, s5, t1
    # round 14 (gift.dsl:33)
    xor a5, a5, s11
    # round 15 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    not s5, s11
    and s11, t1, a6
    and ra, s5, t6
    xor t1, t1, s11
    xor s5, s5, ra
    slli s11, s11, 2
    srli t1, t1, 2
    slli ra, ra, 3
    srli s5, s5, 1
    or t1, s11, t1
    and s11, t0, s9
    xor t0, t0, s11
    slli s11, s11, 1
    srli t0, t0, 3
    or t0, s11, t0
    lw s11, 168(a3)
    or s5, ra, s5
    lw ra, 172(a3)
    xor t1, t1, s11
    xor t0, t0, ra
    lw s11, 176(a3)
    # round 16 (gift.dsl:33)
    or ra, s5, t1
    # round 15 (gift.dsl:33)
    xor a5, a5, s11
    # round 16 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    and s5, t1, t4
    xor t1, t1, s5
    and ra, s11, t3
    slli s5, s5, 8
    srli t1, t1, 8
    xor s11, s11, ra
    or t1, s5, t1
    and s5, t0, t5
    xor t0, t0, s5
    slli s5, s5, 4
    srli t0, t0, 12
    slli ra, ra, 12
    srli s11, s11, 4
    or t0, s5, t0
    lw s5, 180(a3)
    or s11, ra, s11
    lw ra, 184(a3)
    xor t1, t1, s5
    xor t0, t0, ra
    lw s5, 188(a3)
    # round 17 (gift.dsl:33)
    not ra, t1
    and ra, s11, ra
    # round 16 (gift.dsl:33)
    xor a5, a5, s5
    # round 17 (gift.dsl:33)
    or s5, s11, t0
    xor t0, t0, ra
    xor t1, t1, s5
    xor s5, a5, t0
    or a5, a5, t1
    xor t1, t1, s5
    xor a5, s11, a5
    and s11, a5, t1
    xor t0, t0, s11
    srli s11, s5, 17
    srli ra, s5, 15
    and s11, s11, s0
    and ra, ra, s1
    or s11, s11, ra
    and ra, t1, a7
    xor t1, t1, ra
    slli ra, ra, 1
    srli t1, t1, 1
    slli s5, s5, 16
    or t1, ra, t1
    slli ra, t0, 15
    and ra, ra, s3
    or s5, s11, s5
    srli s11, t0, 16
    slli t0, t0, 17
    or s11, s11, ra
    and t0, t0, s7
    lw ra, 192(a3)
    or t0, s11, t0
    lw s11, 196(a3)
    xor t1, t1, ra
    xor t0, t0, s11
    lw s11, 200(a3)
    # round 18 (gift.dsl:33)
    or ra, s5, t1
    # round 17 (gift.dsl:33)
    xor a5, a5, s11
    # round 18 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    and s5, t1, s2
    xor t1, t1, s5
    and ra, s11, t2
    slli s5, s5, 4
    srli t1, t1, 4
    xor s11, s11, ra
    or t1, s5, t1
    and s5, t0, s4
    xor t0, t0, s5
    slli s5, s5, 6
    srli t0, t0, 2
    slli ra, ra, 2
    srli s11, s11, 6
    or t0, s5, t0
    lw s5, 204(a3)
    or s11, ra, s11
    lw ra, 208(a3)
    xor t1, t1, s5
    xor t0, t0, ra
    lw s5, 212(a3)
    # round 19 (gift.dsl:33)
    not ra, t1
    and ra, s11, ra
    # round 18 (gift.dsl:33)
    xor a5, a5, s5
    # round 19 (gift.dsl:33)
    or s5, s11, t0
    xor t0, t0, ra
    xor t1, t1, s5
    xor s5, a5, t0
    or a5, a5, t1
    xor t1, t1, s5
    xor a5, s11, a5
    and s11, a5, t1
    xor t0, t0, s11
    slli s11, t1, 16
    srli t1, t1, 16
    slli ra, s5, 24
    srli s5, s5, 8
    or t1, s11, t1
    slli s11, t0, 8
    srli t0, t0, 24
    or t0, s11, t0
    lw s11, 216(a3)
    or s5, ra, s5
    lw ra, 220(a3)
    xor t1, t1, s11
    xor t0, t0, ra
    lw s11, 224(a3)
    # round 20 (gift.dsl:33)
    or ra, s5, t1
    # round 19 (gift.dsl:33)
    xor a5, a5, s11
    # round 20 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    not s5, s11
    and s11, t1, a6
    and ra, s5, t6
    xor t1, t1, s11
    xor s5, s5, ra
    slli s11, s11, 2
    srli t1, t1, 2
    slli ra, ra, 3
    srli s5, s5, 1
    or t1, s11, t1
    and s11, t0, s9
    xor t0, t0, s11
    slli s11, s11, 1
    srli t0, t0, 3
    or t0, s11, t0
    lw s11, 228(a3)
    or s5, ra, s5
    lw ra, 232(a3)
    xor t1, t1, s11
    xor t0, t0, ra
    lw s11, 236(a3)
    # round 21 (gift.dsl:33)
    or ra, s5, t1
    # round 20 (gift.dsl:33)
    xor a5, a5, s11
    # round 21 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    and s5, t1, t4
    xor t1, t1, s5
    and ra, s11, t3
    slli s5, s5, 8
    srli t1, t1, 8
    xor s11, s11, ra
    or t1, s5, t1
    and s5, t0, t5
    xor t0, t0, s5
    slli s5, s5, 4
    srli t0, t0, 12
    slli ra, ra, 12
    srli s11, s11, 4
    or t0, s5, t0
    lw s5, 240(a3)
    or s11, ra, s11
    lw ra, 244(a3)
    xor t1, t1, s5
    xor t0, t0, ra
    lw s5, 248(a3)
    # round 22 (gift.dsl:33)
    not ra, t1
    and ra, s11, ra
    # round 21 (gift.dsl:33)
    xor a5, a5, s5
    # round 22 (gift.dsl:33)
    or s5, s11, t0
    xor t0, t0, ra
    xor t1, t1, s5
    xor s5, a5, t0
    or a5, a5, t1
    xor t1, t1, s5
    xor a5, s11, a5
    and s11, a5, t1
    xor t0, t0, s11
    srli s11, s5, 17
    srli ra, s5, 15
    and s11, s11, s0
    and ra, ra, s1
    or s11, s11, ra
    and ra, t1, a7
    xor t1, t1, ra
    slli ra, ra, 1
    srli t1, t1, 1
    slli s5, s5, 16
    or t1, ra, t1
    slli ra, t0, 15
    and ra, ra, s3
    or s5, s11, s5
    srli s11, t0, 16
    slli t0, t0, 17
    or s11, s11, ra
    and t0, t0, s7
    lw ra, 252(a3)
    or t0, s11, t0
    lw s11, 256(a3)
    xor t1, t1, ra
    xor t0, t0, s11
    lw s11, 260(a3)
    # round 23 (gift.dsl:33)
    or ra, s5, t1
    # round 22 (gift.dsl:33)
    xor a5, a5, s11
    # round 23 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    and s5, t1, s2
    xor t1, t1, s5
    and ra, s11, t2
    slli s5, s5, 4
    srli t1, t1, 4
    xor s11, s11, ra
    or t1, s5, t1
    and s5, t0, s4
    xor t0, t0, s5
    slli s5, s5, 6
    srli t0, t0, 2
    slli ra, ra, 2
    srli s11, s11, 6
    or t0, s5, t0
    lw s5, 264(a3)
    or s11, ra, s11
    lw ra, 268(a3)
    xor t1, t1, s5
    xor t0, t0, ra
    lw s5, 272(a3)
    # round 24 (gift.dsl:33)
    not ra, t1
    and ra, s11, ra
    # round 23 (gift.dsl:33)
    xor a5, a5, s5
    # round 24 (gift.dsl:33)
    or s5, s11, t0
    xor t0, t0, ra
    xor t1, t1, s5
    xor s5, a5, t0
    or a5, a5, t1
    xor t1, t1, s5
    xor a5, s11, a5
    and s11, a5, t1
    xor t0, t0, s11
    slli s11, t1, 16
    srli t1, t1, 16
    slli ra, s5, 24
    srli s5, s5, 8
    or t1, s11, t1
    slli s11, t0, 8
    srli t0, t0, 24
    or t0, s11, t0
    lw s11, 276(a3)
    or s5, ra, s5
    lw ra, 280(a3)
    xor t1, t1, s11
    xor t0, t0, ra
    lw s11, 284(a3)
    # round 25 (gift.dsl:33)
    or ra, s5, t1
    # round 24 (gift.dsl:33)
    xor a5, a5, s11
    # round 25 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    not s5, s11
    and s11, t1, a6
    and ra, s5, t6
    xor t1, t1, s11
    xor s5, s5, ra
    slli s11, s11, 2
    srli t1, t1, 2
    slli ra, ra, 3
    srli s5, s5, 1
    or t1, s11, t1
    and s11, t0, s9
    xor t0, t0, s11
    slli s11, s11, 1
    srli t0, t0, 3
    or t0, s11, t0
    lw s11, 288(a3)
    or s5, ra, s5
    lw ra, 292(a3)
    xor t1, t1, s11
    xor t0, t0, ra
    lw s11, 296(a3)
    # round 26 (gift.dsl:33)
    or ra, s5, t1
    # round 25 (gift.dsl:33)
    xor a5, a5, s11
    # round 26 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    and s5, t1, t4
    xor t1, t1, s5
    and ra, s11, t3
    slli s5, s5, 8
    srli t1, t1, 8
    xor s11, s11, ra
    or t1, s5, t1
    and s5, t0, t5
    xor t0, t0, s5
    slli s5, s5, 4
    srli t0, t0, 12
    slli ra, ra, 12
    srli s11, s11, 4
    or t0, s5, t0
    lw s5, 300(a3)
    or s11, ra, s11
    lw ra, 304(a3)
    xor t1, t1, s5
    xor t0, t0, ra
    lw s5, 308(a3)
    # round 27 (gift.dsl:33)
    not ra, t1
    and ra, s11, ra
    # round 26 (gift.dsl:33)
    xor a5, a5, s5
    # round 27 (gift.dsl:33)
    or s5, s11, t0
    xor t0, t0, ra
    xor t1, t1, s5
    xor s5, a5, t0
    or a5, a5, t1
    xor t1, t1, s5
    xor a5, s11, a5
    and s11, a5, t1
    xor t0, t0, s11
    srli s11, s5, 17
    srli ra, s5, 15
    and s11, s11, s0
    and ra, ra, s1
    or s11, s11, ra
    and ra, t1, a7
    xor t1, t1, ra
    slli ra, ra, 1
    srli t1, t1, 1
    slli s5, s5, 16
    or t1, ra, t1
    slli ra, t0, 15
    and ra, ra, s3
    or s5, s11, s5
    srli s11, t0, 16
    slli t0, t0, 17
    or s11, s11, ra
    and t0, t0, s7
    lw ra, 312(a3)
    or t0, s11, t0
    lw s11, 316(a3)
    xor t1, t1, ra
    xor t0, t0, s11
    lw s11, 320(a3)
    # round 28 (gift.dsl:33)
    or ra, s5, t1
    # round 27 (gift.dsl:33)
    xor a5, a5, s11
    # round 28 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    and s5, t1, s2
    xor t1, t1, s5
    and ra, s11, t2
    slli s5, s5, 4
    srli t1, t1, 4
    xor s11, s11, ra
    or t1, s5, t1
    and s5, t0, s4
    xor t0, t0, s5
    slli s5, s5, 6
    srli t0, t0, 2
    slli ra, ra, 2
    srli s11, s11, 6
    or t0, s5, t0
    lw s5, 324(a3)
    or s11, ra, s11
    lw ra, 328(a3)
    xor t1, t1, s5
    xor t0, t0, ra
    lw s5, 332(a3)
    # round 29 (gift.dsl:33)
    not ra, t1
    and ra, s11, ra
    # round 28 (gift.dsl:33)
    xor a5, a5, s5
    # round 29 (gift.dsl:33)
    or s5, s11, t0
    xor t0, t0, ra
    xor t1, t1, s5
    xor s5, a5, t0
    or a5, a5, t1
    xor t1, t1, s5
    xor a5, s11, a5
    and s11, a5, t1
    xor t0, t0, s11
    slli s11, t1, 16
    srli t1, t1, 16
    slli ra, s5, 24
    srli s5, s5, 8
    or t1, s11, t1
    slli s11, t0, 8
    srli t0, t0, 24
    or t0, s11, t0
    lw s11, 336(a3)
    or s5, ra, s5
    lw ra, 340(a3)
    xor t1, t1, s11
    xor t0, t0, ra
    lw s11, 344(a3)
    # round 30 (gift.dsl:33)
    or ra, s5, t1
    # round 29 (gift.dsl:33)
    xor a5, a5, s11
    # round 30 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    not s5, s11
    and s11, t1, a6
    and ra, s5, t6
    xor t1, t1, s11
    xor s5, s5, ra
    slli s11, s11, 2
    srli t1, t1, 2
    slli ra, ra, 3
    srli s5, s5, 1
    or t1, s11, t1
    and s11, t0, s9
    xor t0, t0, s11
    slli s11, s11, 1
    srli t0, t0, 3
    or t0, s11, t0
    lw s11, 348(a3)
    or s5, ra, s5
    lw ra, 352(a3)
    xor t1, t1, s11
    xor t0, t0, ra
    lw s11, 356(a3)
    # round 31 (gift.dsl:33)
    or ra, s5, t1
    # round 30 (gift.dsl:33)
    xor a5, a5, s11
    # round 31 (gift.dsl:33)
    and s11, s5, t0
    xor t0, t0, ra
    xor t1, t1, s11
    xor s11, a5, t0
    and a5, a5, t1
    xor t1, t1, s11
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    and s5, t1, t4
    xor t1, t1, s5
    and ra, s11, t3
    slli s5, s5, 8
    srli t1, t1, 8
    xor s11, s11, ra
    or t1, s5, t1
    and s5, t0, t5
    xor t0, t0, s5
    slli s5, s5, 4
    srli t0, t0, 12
    slli ra, ra, 12
    srli s11, s11, 4
    or t0, s5, t0
    lw s5, 360(a3)
    or s11, ra, s11
    lw ra, 364(a3)
    xor t1, t1, s5
    xor t0, t0, ra
    lw s5, 368(a3)
    # round 32 (gift.dsl:33)
    not ra, t1
    and ra, s11, ra
    # round 31 (gift.dsl:33)
    xor a5, a5, s5
    # round 32 (gift.dsl:33)
    or s5, s11, t0
    xor t0, t0, ra
    xor t1, t1, s5
    xor s5, a5, t0
    or a5, a5, t1
    xor t1, t1, s5
    xor a5, s11, a5
    and s11, a5, t1
    xor t0, t0, s11
    srli s11, s5, 17
    srli ra, s5, 15
    and s11, s11, s0
    and ra, ra, s1
    or s11, s11, ra
    and ra, t1, a7
    xor t1, t1, ra
    slli ra, ra, 1
    srli t1, t1, 1
    slli s5, s5, 16
    or t1, ra, t1
    slli ra, t0, 15
    and ra, ra, s3
    or s5, s11, s5
    srli s11, t0, 16
    slli t0, t0, 17
    or s11, s11, ra
    and t0, t0, s7
    lw ra, 372(a3)
    or t0, s11, t0
    xor t1, t1, ra
    xor t0, t0, s8
    lw s8, 376(a3)
    # round 33 (gift.dsl:33)
    or s11, s5, t1
    and ra, s5, t0
    # round 32 (gift.dsl:33)
    xor a5, a5, s8
    # round 33 (gift.dsl:33)
    xor t0, t0, s11
    xor t1, t1, ra
    xor s8, a5, t0
    and a5, a5, t1
    xor t1, t1, s8
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    and s5, t1, s2
    xor t1, t1, s5
    and s11, t0, s4
    and ra, s8, t2
    slli s5, s5, 4
    srli t1, t1, 4
    xor t0, t0, s11
    xor s8, s8, ra
    or t1, s5, t1
    lw s5, 380(a3)
    slli s11, s11, 6
    srli t0, t0, 2
    slli ra, ra, 2
    srli s8, s8, 6
    or t0, s11, t0
    lw s11, 384(a3)
    xor t1, t1, s5
    or s5, ra, s8
    xor t0, t0, s11
    lw s8, 388(a3)
    # round 34 (gift.dsl:33)
    not s11, t1
    and s11, s5, s11
    or ra, s5, t0
    # round 33 (gift.dsl:33)
    xor a5, a5, s8
    # round 34 (gift.dsl:33)
    xor t0, t0, s11
    xor t1, t1, ra
    xor s8, a5, t0
    or a5, a5, t1
    xor t1, t1, s8
    xor a5, s5, a5
    and s5, a5, t1
    xor t0, t0, s5
    slli s5, t1, 16
    srli t1, t1, 16
    slli s11, t0, 8
    srli t0, t0, 24
    slli ra, s8, 24
    srli s8, s8, 8
    or t1, s5, t1
    lw s5, 392(a3)
    or t0, s11, t0
    or s8, ra, s8
    xor t1, t1, s5
    xor t0, t0, s6
    lw s5, 396(a3)
    # round 35 (gift.dsl:33)
    or s6, s8, t1
    and s11, s8, t0
    # round 34 (gift.dsl:33)
    xor a5, a5, s5
    # round 35 (gift.dsl:33)
    xor t0, t0, s6
    xor t1, t1, s11
    xor s5, a5, t0
    and a5, a5, t1
    xor t1, t1, s5
    xor a5, s8, a5
    and s6, a5, t1
    xor t0, t0, s6
    and s6, t1, a6
    and s8, s5, t6
    xor t1, t1, s6
    and s11, t0, s9
    xor s5, s5, s8
    slli s6, s6, 2
    srli t1, t1, 2
    xor t0, t0, s11
    lw ra, 400(a3)
    slli s8, s8, 3
    srli s5, s5, 1
    or t1, s6, t1
    slli s6, s11, 1
    srli t0, t0, 3
    lw s11, 404(a3)
    or s5, s8, s5
    or t0, s6, t0
    xor t1, t1, ra
    lw s6, 408(a3)
    xor t0, t0, s11
    # round 36 (gift.dsl:33)
    and s8, s5, t1
    # round 35 (gift.dsl:33)
    xor a5, a5, s6
    # round 36 (gift.dsl:33)
    xor s6, t0, s8
    or t0, s5, t0
    xor s8, a5, s6
    xor t0, t1, t0
    not t1, s8
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, s5, a5
    or s5, a5, t0
    xor s5, s6, s5
    and t4, t0, t4
    and t5, s5, t5
    and t3, t1, t3
    xor t0, t0, t4
    xor s5, s5, t5
    xor t1, t1, t3
    slli t4, t4, 8
    srli t0, t0, 8
    slli t5, t5, 4
    srli s5, s5, 12
    lw s6, 412(a3)
    lw s8, 416(a3)
    slli t3, t3, 12
    srli t1, t1, 4
    or t0, t4, t0
    or t4, t5, s5
    or t1, t3, t1
    xor t0, t0, s6
    xor t3, t4, s8
    lw t4, 420(a3)
    # round 37 (gift.dsl:33)
    or t5, t1, t0
    and s5, t1, t3
    # round 36 (gift.dsl:33)
    xor a5, a5, t4
    # round 37 (gift.dsl:33)
    xor t3, t3, t5
    xor t0, t0, s5
    xor t4, a5, t3
    and a5, a5, t0
    xor t0, t0, t4
    xor a5, t1, a5
    and t1, a5, t0
    xor t1, t3, t1
    and t3, t0, a7
    xor t0, t0, t3
    slli t5, t1, 15
    srli s5, t4, 17
    srli s6, t4, 15
    slli t3, t3, 1
    srli t0, t0, 1
    srli s8, t1, 16
    and t5, t5, s3
    slli t1, t1, 17
    lw s3, 424(a3)
    and s0, s5, s0
    and s1, s6, s1
    or t0, t3, t0
    or t3, s8, t5
    and t1, t1, s7
    lw t5, 428(a3)
    or s0, s0, s1
    slli t4, t4, 16
    or t1, t3, t1
    xor t0, t0, s3
    or t3, s0, t4
    xor t1, t1, t5
    lw t4, 432(a3)
    # round 38 (gift.dsl:33)
    not t5, t0
    and t5, t3, t5
    or s0, t3, t1
    # round 37 (gift.dsl:33)
    xor a5, a5, t4
    # round 38 (gift.dsl:33)
    xor t1, t1, t5
    xor t0, t0, s0
    xor t4, a5, t1
    or a5, a5, t0
    xor t0, t0, t4
    xor a5, t3, a5
    and t3, a5, t0
    xor t1, t1, t3
    and t3, t0, s2
    and t5, t1, s4
    and t2, t4, t2
    xor t0, t0, t3
    xor t1, t1, t5
    xor t4, t4, t2
    slli t3, t3, 4
    srli t0, t0, 4
    slli t5, t5, 6
    srli t1, t1, 2
    lw s0, 436(a3)
    slli t2, t2, 2
    srli t4, t4, 6
    or t0, t3, t0
    or t1, t5, t1
    or t2, t2, t4
    xor t0, t0, s0
    xor t1, t1, s10
    lw t3, 440(a3)
    # round 39 (gift.dsl:33)
    or t4, t2, t0
    and t5, t2, t1
    # round 38 (gift.dsl:33)
    xor a5, a5, t3
    # round 39 (gift.dsl:33)
    xor t1, t1, t4
    xor t0, t0, t5
    xor t3, a5, t1
    and a5, a5, t0
    xor t0, t0, t3
    xor a5, t2, a5
    and t2, a5, t0
    xor t1, t1, t2
    slli t2, t0, 16
    srli t0, t0, 16
    lw t4, 444(a3)
    or t0, t2, t0
    slli t2, t1, 8
    srli t1, t1, 24
    lw t5, 448(a3)
    slli s0, t3, 24
    srli t3, t3, 8
    or t1, t2, t1
    xor t0, t0, t4
    or t2, s0, t3
    xor t1, t1, t5
    lw t3, 452(a3)
    # round 40 (gift.dsl:33)
    not t4, t0
    and t4, t2, t4
    or t5, t2, t1
    # round 39 (gift.dsl:33)
    xor a5, a5, t3
    # round 40 (gift.dsl:33)
    xor t1, t1, t4
    xor t0, t0, t5
    xor t3, a5, t1
    or a5, a5, t0
    xor t0, t0, t3
    xor a5, t2, a5
    and t2, a5, t0
    lw t4, 456(a3)
    lw t5, 460(a3)
    xor t1, t1, t2
    xor t0, t0, t4
    xor t1, t1, t5
    and t2, t3, t6
    xor t3, t3, t2
    and t4, t0, a6
    and t5, t1, s9
    slli t2, t2, 3
    srli t3, t3, 1
    xor t0, t0, t4
    xor t1, t1, t5
    lw t6, 464(a3)
    or t2, t2, t3
    slli t3, t4, 2
    srli t0, t0, 2
    slli t4, t5, 1
    srli t1, t1, 3
    or t0, t3, t0
    or t1, t4, t1
    srli t3, t2, 2
    xor a5, a5, t6
    xor t3, t3, t1
    srli t4, t0, 2
    and t3, t3, a6
    xor t4, t4, a5
    slli t5, t3, 2
    and a6, t4, a6
    xor t2, t2, t5
    xor t1, t1, t3
    slli t3, a6, 2
    xor t0, t0, t3
    xor a5, a5, a6
    srli a6, t2, 1
    srli t3, t1, 1
    xor a6, a6, t0
    xor t3, t3, a5
    and a6, a6, a7
    and a7, t3, a7
    slli t3, a6, 1
    slli t4, a7, 1
    lw t5, 0(a1)
    lw t6, 4(a1)
    lw s0, 8(a1)
    lw s1, 12(a1)
    xor t2, t2, t3
    xor a6, t0, a6
    xor t0, t1, t4
    xor a5, a5, a7
    xor a7, t5, t2
    xor a6, t6, a6
    xor t0, s0, t0
    xor a5, s1, a5
    sw a7, 0(a0)
    sw a6, 4(a0)
    sw t0, 8(a0)
    sw a5, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 1
    bltu a2, a1, .Llwcc_gift128_128_ctr_crypt_rv32i_group_done
    j .Llwcc_gift128_128_ctr_crypt_rv32i_group
.Llwcc_gift128_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_gift128_128_ctr_crypt_rv32i_out
.Llwcc_gift128_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_gift128_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_gift128_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_gift128_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_gift128_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_gift128_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_gift128_128_ctr_crypt_rv32i_group
.Llwcc_gift128_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_gift128_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_gift128_128_ctr_crypt_rv32i_copy
.Llwcc_gift128_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_gift128_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_gift128_128_ctr_crypt_rv32i_wipe
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
    .size lwcc_gift128_128_ctr_crypt_rv32i, .-lwcc_gift128_128_ctr_crypt_rv32i
