# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile gift --set gift128_128 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() constants() counter() bitslice(enabled=true) fixslice(enabled=true) ctr_fold() fold() sbox(lanes=1) complement() rotate() balance() share() hoist() legalise(enabled=true) roll() slice(lanes=1) select() schedule() allocate() hide()
# dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 512
# layout:    planes of 32 S-boxes, 1 blocks side by side; cells in 5 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 928, ctx 960, align 4, group 16, stack 512
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing

    .text

    .balign 4
    .global lwcc_gift128_128_key_setup_rv32i
    .type lwcc_gift128_128_key_setup_rv32i, %function
lwcc_gift128_128_key_setup_rv32i:
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
    lw a5, 12(a1)
    srli a7, a5, 24
    slli a6, a5, 8
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
    lui t2, 1
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
    sw s5, 172(sp)
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
    sw t2, 176(sp)
    and t2, a6, s5
    or t0, t0, t2
    and t2, a6, s3
    sw s7, 180(sp)
    slli s7, s10, 16
    or t2, t2, s7
    sw s7, 184(sp)
    slli s7, t2, 9
    srli s6, t2, 23
    or s6, s7, s6
    and s6, s6, s9
    or t0, t0, s6
    slli s6, a6, 3
    lui s7, 524288
    addi s7, s7, 16
    sw s6, 188(sp)
    and s6, s6, s7
    or t0, t0, s6
    srli s6, s10, 20
    sw t5, 192(sp)
    srli t5, s10, 4
    sw t5, 196(sp)
    and t5, t5, t4
    or t5, s6, t5
    srli s6, a6, 2
    sw t6, 200(sp)
    and t6, s6, a4
    or t5, t5, t6
    slli t6, s10, 22
    and t6, t6, a3
    or t5, t5, t6
    slli t6, t5, 6
    sw s6, 204(sp)
    srli s6, t5, 26
    or t6, t6, s6
    lui s6, 4
    addi s6, s6, 32
    and t6, t6, s6
    or t0, t0, t6
    slli t6, s10, 14
    sw t3, 208(sp)
    srli t3, s10, 18
    or t3, t6, t3
    lui t6, 32
    addi t6, t6, 64
    and t3, t3, t6
    or t0, t0, t3
    slli t3, t2, 15
    sw a5, 212(sp)
    srli a5, t2, 17
    or a5, t3, a5
    and a5, a5, s11
    or a5, t0, a5
    srli t0, t5, 3
    lui t3, 8
    addi t3, t3, 256
    sw t0, 216(sp)
    and t0, t0, t3
    or a5, a5, t0
    slli t0, a6, 18
    sw a6, 220(sp)
    srli a6, a6, 14
    or a6, t0, a6
    lui t0, 262144
    addi t0, t0, 512
    and a6, a6, t0
    or a5, a5, a6
    srli a6, s10, 16
    sw s8, 224(sp)
    srli s8, t5, 2
    and s8, s8, a4
    or s8, a6, s8
    sw a6, 228(sp)
    slli a6, s10, 20
    and s4, a6, a3
    or s4, s8, s4
    srli s8, s4, 4
    sw s4, 232(sp)
    lui s4, 2
    addi s4, s4, 1024
    and s8, s8, s4
    or a5, a5, s8
    srli s8, s10, 3
    sw s2, 236(sp)
    lui s2, 17
    addi s2, s2, -2048
    and s8, s8, s2
    or a5, a5, s8
    slli s8, t2, 7
    sw t2, 240(sp)
    lui t2, 2049
    and s8, s8, t2
    or a5, a5, s8
    and s8, t5, s3
    sw t5, 244(sp)
    slli t5, s10, 14
    and t5, t5, a4
    or t5, s8, t5
    slli s8, s10, 30
    or t5, t5, s8
    slli s8, t5, 4
    sw t5, 248(sp)
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
    sw a6, 252(sp)
    and a6, a6, s8
    or a5, a5, a6
    slli a6, s10, 4
    lui s10, 16384
    sw a6, 256(sp)
    and a6, a6, s10
    or a5, a5, a6
    sw a5, 12(a0)
    lw a6, 0(a1)
    sw a5, 260(sp)
    slli a5, a6, 8
    srli s10, a6, 24
    or a5, a5, s10
    and a5, a5, a7
    slli s10, a6, 24
    sw a7, 264(sp)
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
    and ra, s10, a3
    or s7, s7, ra
    slli ra, s7, 6
    srli t4, s7, 26
    or t4, ra, t4
    and t4, t4, s6
    or a7, a7, t4
    slli t4, a6, 14
    srli s6, a6, 18
    or t4, t4, s6
    and t4, t4, t6
    or a7, a7, t4
    slli t4, s0, 15
    srli t6, s0, 17
    or t4, t4, t6
    and t4, t4, s11
    or a7, a7, t4
    srli t4, s7, 3
    and t4, t4, t3
    or a7, a7, t4
    slli t4, a5, 18
    srli t6, a5, 14
    or t4, t4, t6
    and t0, t4, t0
    or a7, a7, t0
    srli t0, a6, 16
    srli t4, s7, 2
    and t4, t4, a4
    or t4, t0, t4
    slli t6, a6, 20
    and s6, t6, a3
    or t4, t4, s6
    srli s6, t4, 4
    and s6, s6, s4
    or a7, a7, s6
    srli s6, a6, 3
    and s2, s6, s2
    or a7, a7, s2
    slli s2, s0, 7
    and s2, s2, t2
    or a7, a7, s2
    and s2, s7, s3
    slli s6, a6, 14
    and s6, s6, a4
    or s2, s2, s6
    slli s6, a6, 30
    or s2, s2, s6
    slli s6, s2, 4
    lui ra, 8256
    and s6, s6, ra
    or a7, a7, s6
    slli s6, a6, 17
    and s6, s6, t5
    or a7, a7, s6
    slli s6, a6, 3
    and s6, s6, s1
    or a7, a7, s6
    and s6, t6, s8
    or a7, a7, s6
    slli s6, a6, 4
    lui s8, 16384
    and s8, s6, s8
    or a7, a7, s8
    # round 2 (gift.dsl:33)
    not s8, a7
    sw s8, 16(a0)
    lui s8, 8192
    addi s8, s8, 80
    not s8, s8
    sw s8, 20(a0)
    srli s8, a2, 4
    lui ra, 264
    addi ra, ra, 1
    and s8, s8, ra
    lw t5, 236(sp)
    sw a7, 268(sp)
    srli t2, t5, 3
    lui a7, 4
    addi a7, a7, 2
    and a7, t2, a7
    or a7, s8, a7
    srli t2, a2, 2
    lw s8, 144(sp)
    and t2, t2, a4
    or t2, s8, t2
    lw s8, 4(a1)
    sw t6, 144(sp)
    slli t6, s8, 28
    and t6, t6, a3
    or t2, t2, t6
    slli t6, t2, 2
    and t6, t6, s5
    or a7, a7, t6
    slli t6, a2, 3
    sw s7, 272(sp)
    lui s7, 67584
    addi s7, s7, 264
    and t6, t6, s7
    or a7, a7, t6
    slli t6, t5, 12
    srli s1, t5, 20
    or t6, t6, s1
    lui s1, 32768
    addi s1, s1, 16
    and t6, t6, s1
    or a7, a7, t6
    slli t6, t2, 13
    sw s10, 276(sp)
    srli s10, t2, 19
    or t6, t6, s10
    lui s10, 4224
    addi s10, s10, 32
    and t6, t6, s10
    or a7, a7, t6
    slli t6, t2, 10
    srli s10, t2, 22
    or t6, t6, s10
    lui s10, 8192
    addi s10, s10, 64
    and t6, t6, s10
    or a7, a7, t6
    slli t6, t2, 23
    sw t4, 280(sp)
    srli t4, t2, 9
    or t4, t6, t4
    lui t6, 16385
    addi t6, t6, 128
    and t4, t4, t6
    or a7, a7, t4
    lw t4, 156(sp)
    sw t3, 284(sp)
    srli t6, t4, 4
    lui t3, 2
    addi t3, t3, 512
    and t6, t6, t3
    or a7, a7, t6
    lw t6, 148(sp)
    sw s4, 288(sp)
    slli s4, t6, 5
    sw s11, 292(sp)
    lui s11, 512
    addi s11, s11, 1024
    and s4, s4, s11
    or a7, a7, s4
    slli s4, t6, 2
    lui t6, 1041
    addi t6, t6, -2048
    and t6, s4, t6
    or a7, a7, t6
    slli t6, t5, 11
    lui s4, 262176
    and t6, t6, s4
    or a7, a7, t6
    slli t6, t5, 8
    lui s4, 524352
    and t6, t6, s4
    or a7, a7, t6
    sw a7, 24(a0)
    lw t6, 128(sp)
    lw t5, 124(sp)
    srli s4, t6, 2
    and s4, s4, a4
    or t5, t5, s4
    lw s4, 12(a1)
    sw s10, 124(sp)
    slli s10, s4, 28
    and s10, s10, a3
    or t5, t5, s10
    srli s10, t5, 4
    and s10, s10, ra
    sw ra, 296(sp)
    lw ra, 116(sp)
    sw a7, 300(sp)
    slli a7, ra, 1
    sw s6, 304(sp)
    lui s6, 262144
    addi s6, s6, 2
    sw s6, 308(sp)
    and s6, a7, s6
    or s6, s10, s6
    lw s10, 112(sp)
    sw s3, 312(sp)
    and s3, s10, s3
    srli s8, t5, 2
    and s8, s8, a4
    or s3, s3, s8
    slli s8, s4, 26
    and s8, s8, a3
    or s3, s3, s8
    slli s3, s3, 2
    and s3, s3, s5
    or s3, s6, s3
    slli s6, t5, 3
    and s8, s6, s7
    or s3, s3, s8
    srli s8, s4, 6
    sw s7, 316(sp)
    lui s7, 17
    addi s7, s7, -2032
    sw s7, 320(sp)
    and s7, s8, s7
    or s3, s3, s7
    srli s7, s4, 9
    sw s5, 324(sp)
    lui s5, 32
    addi s5, s5, 32
    and s7, s7, s5
    or s3, s3, s7
    slli s7, ra, 12
    sw s5, 328(sp)
    srli s5, ra, 20
    or s5, s7, s5
    lui s7, 64
    addi s7, s7, 64
    and s5, s5, s7
    or s3, s3, s5
    slli s5, s4, 1
    sw s7, 332(sp)
    lui s7, 4225
    addi s7, s7, 128
    sw s7, 336(sp)
    and s7, s5, s7
    or s3, s3, s7
    srli s7, s10, 4
    and s7, s7, t3
    or s3, s3, s7
    lw s7, 108(sp)
    slli s7, s7, 5
    and s7, s7, s11
    or s3, s3, s7
    slli s7, ra, 19
    srli ra, ra, 13
    or s7, s7, ra
    lui ra, 16388
    and s7, s7, ra
    or s3, s3, s7
    lui s7, 1024
    lw ra, 104(sp)
    sw s11, 104(sp)
    and ra, ra, s7
    or s3, s3, ra
    srli ra, s4, 2
    lui s7, 8192
    and s11, ra, s7
    or s3, s3, s11
    slli s11, s4, 8
    sw t3, 340(sp)
    lui t3, 32768
    and s11, s11, t3
    or s3, s3, s11
    lw s11, 100(sp)
    lui t3, 524288
    and s11, s11, t3
    or s3, s3, s11
    sw s3, 28(a0)
    lui s11, 524304
    addi s11, s11, 257
    sw s11, 32(a0)
    sw a6, 36(a0)
    lw s11, 244(sp)
    sw s8, 100(sp)
    slli a6, s11, 8
    srli s8, s11, 24
    or a6, a6, s8
    lw s8, 264(sp)
    and a6, a6, s8
    slli s8, s11, 24
    srli s11, s11, 8
    or s8, s8, s11
    and s8, s8, t1
    or a6, a6, s8
    # round 4 (gift.dsl:33)
    not s8, a6
    sw s8, 40(a0)
    lui s8, 61440
    addi s8, s8, 128
    not s8, s8
    sw s8, 44(a0)
    lw s8, 96(sp)
    sw t1, 344(sp)
    slli s11, s8, 4
    srli t1, s8, 28
    or t1, s11, t1
    lui s11, 576
    addi s11, s11, 1
    and t1, t1, s11
    slli t3, s8, 13
    srli s8, s8, 19
    or t3, t3, s8
    lui s8, 132
    addi s8, s8, 2
    and t3, t3, s8
    or t1, t1, t3
    slli t3, t6, 20
    srli s7, t6, 12
    or t3, t3, s7
    lw s7, 224(sp)
    and t3, t3, s7
    or t1, t1, t3
    lui t3, 65536
    addi t3, t3, 8
    and a7, a7, t3
    or a7, t1, a7
    srli t1, s4, 5
    sw t1, 348(sp)
    andi t1, t1, 528
    or a7, a7, t1
    slli t1, s4, 4
    andi t1, t1, 32
    or a7, a7, t1
    lui t1, 8449
    addi t1, t1, -1984
    and s6, s6, t1
    or a7, a7, s6
    lui s6, 4096
    lw s4, 120(sp)
    addi s6, s6, 128
    and s4, s4, s6
    or a7, a7, s4
    slli s4, t6, 30
    srli t6, t6, 2
    or t6, s4, t6
    lui s4, 524304
    addi s4, s4, 1024
    and t6, t6, s4
    or a7, a7, t6
    slli t6, s10, 19
    srli s10, s10, 13
    or t6, t6, s10
    lui s10, 33825
    and t6, t6, s10
    or a7, a7, t6
    lui t6, 16386
    and ra, ra, t6
    or a7, a7, ra
    slli t5, t5, 6
    lui ra, 131080
    and t5, t5, ra
    or a7, a7, t5
    lui t5, 262144
    and s5, s5, t5
    or a7, a7, s5
    sw a7, 48(a0)
    slli s5, t4, 4
    sw a7, 128(sp)
    srli a7, t4, 28
    or a7, s5, a7
    and a7, a7, s11
    slli s5, t4, 13
    srli t4, t4, 19
    or t4, s5, t4
    and t4, t4, s8
    or a7, a7, t4
    slli t4, a2, 20
    srli s5, a2, 12
    or t4, t4, s5
    and t4, t4, s7
    or a7, a7, t4
    lw t4, 212(sp)
    slli s5, t4, 1
    and s5, s5, t3
    or a7, a7, s5
    lw s5, 4(a1)
    srli t4, s5, 5
    andi t4, t4, 528
    or a7, a7, t4
    slli t4, s5, 4
    andi t4, t4, 32
    or a7, a7, t4
    slli t4, t2, 3
    and t4, t4, t1
    or a7, a7, t4
    lw t4, 208(sp)
    sw s4, 352(sp)
    and s6, t4, s6
    or a7, a7, s6
    slli s6, a2, 30
    srli t4, a2, 2
    or t4, s6, t4
    and t4, t4, s4
    or a7, a7, t4
    lw t4, 148(sp)
    srli s4, t4, 13
    slli s6, t4, 19
    or s4, s6, s4
    and s4, s4, s10
    or a7, a7, s4
    srli s4, s5, 2
    and t6, s4, t6
    or a7, a7, t6
    slli t2, t2, 6
    and t2, t2, ra
    or a7, a7, t2
    slli t2, s5, 1
    and t2, t2, t5
    or a7, a7, t2
    sw a7, 52(a0)
    lui t2, 559233
    addi t2, t2, -2032
    sw t2, 56(a0)
    lw t2, 240(sp)
    srli s4, t2, 11
    slli t6, t2, 21
    or t6, t6, s4
    lw s4, 152(sp)
    lw s6, 248(sp)
    and t6, t6, s4
    slli ra, s6, 20
    srli s10, s6, 12
    or s10, ra, s10
    lw ra, 164(sp)
    lw t2, 228(sp)
    and s10, s10, ra
    or t6, t6, s10
    srli s10, s6, 2
    and s10, s10, a4
    or t2, t2, s10
    lw s10, 8(a1)
    sw a7, 228(sp)
    slli s6, s10, 28
    and s6, s6, a3
    or t2, t2, s6
    slli s6, t2, 19
    srli a7, t2, 13
    or a7, s6, a7
    and a7, a7, s7
    or a7, t6, a7
    lui t6, 16384
    addi t6, t6, 8
    lw s6, 204(sp)
    sw t1, 204(sp)
    and s6, s6, t6
    or a7, a7, s6
    lw s6, 220(sp)
    sw t3, 356(sp)
    slli t1, s6, 1
    and t1, t1, s1
    or a7, a7, t1
    slli t1, s6, 4
    lui s6, 65536
    addi s6, s6, 32
    and t1, t1, s6
    or a7, a7, t1
    slli t1, s10, 15
    srli t3, s10, 17
    or t1, t1, t3
    lui t3, 131072
    addi t3, t3, 64
    and t1, t1, t3
    or a7, a7, t1
    slli t1, s10, 18
    sw s8, 360(sp)
    srli s8, s10, 14
    or t1, t1, s8
    lui s8, 262144
    addi s8, s8, 128
    and t1, t1, s8
    or a7, a7, t1
    slli t1, s10, 8
    sw s11, 364(sp)
    lw s11, 200(sp)
    lui t5, 33
    and t1, t1, s11
    or a7, a7, t1
    srli t1, a6, 3
    and t1, t1, t5
    or a7, a7, t1
    srli t1, s10, 2
    lui t5, 18
    and t1, t1, t5
    or a7, a7, t1
    slli t1, a6, 3
    sw a6, 368(sp)
    lui a6, 132
    and a6, t1, a6
    or a6, a7, a6
    lw a7, 256(sp)
    lui t1, 8
    and a7, a7, t1
    or a6, a6, a7
    slli a7, t2, 4
    sw t2, 372(sp)
    lui t2, 4160
    and a7, a7, t2
    or a6, a6, a7
    srli a7, s10, 6
    lui t4, 256
    and a7, a7, t4
    or a6, a6, a7
    slli a7, s10, 19
    lui s5, 8192
    and a7, a7, s5
    or a6, a6, a7
    slli a7, s10, 21
    lui s10, 524288
    and a7, a7, s10
    or a6, a6, a7
    sw a6, 60(a0)
    slli a7, s0, 21
    sw a6, 376(sp)
    srli a6, s0, 11
    or a6, a7, a6
    and a6, a6, s4
    slli a7, s2, 20
    srli s4, s2, 12
    or a7, a7, s4
    and a7, a7, ra
    or a6, a6, a7
    srli a7, s2, 2
    and a7, a7, a4
    or a7, t0, a7
    lw t0, 0(a1)
    and t6, s9, t6
    slli s4, t0, 28
    and s4, s4, a3
    or a7, a7, s4
    slli s4, a7, 19
    srli ra, a7, 13
    or s4, s4, ra
    and s4, s4, s7
    or a6, a6, s4
    or a6, a6, t6
    slli t6, a5, 1
    and s4, t6, s1
    or a6, a6, s4
    slli s4, a5, 4
    and s4, s4, s6
    or a6, a6, s4
    slli s4, t0, 15
    srli s6, t0, 17
    or s4, s4, s6
    and t3, s4, t3
    or a6, a6, t3
    slli t3, t0, 18
    srli s4, t0, 14
    or t3, t3, s4
    and t3, t3, s8
    or a6, a6, t3
    slli t3, t0, 8
    and s4, t3, s11
    or a6, a6, s4
    slli s4, t0, 11
    lui s6, 1
    and s4, s4, s6
    or a6, a6, s4
    srli s4, t0, 2
    and t5, s4, t5
    or a6, a6, t5
    slli t5, t0, 1
    lui s6, 36
    and s6, t5, s6
    or a6, a6, s6
    lw s6, 304(sp)
    and s6, s6, t1
    or a6, a6, s6
    slli s6, a7, 4
    and t2, s6, t2
    or a6, a6, t2
    slli t2, a7, 7
    lui s6, 8320
    and t2, t2, s6
    or a6, a6, t2
    srli t2, t0, 6
    and t4, t2, t4
    or a6, a6, t4
    slli t4, t0, 21
    and t4, t4, s10
    or a6, a6, t4
    # round 6 (gift.dsl:33)
    not t4, a6
    sw t4, 64(a0)
    lui t4, 1536
    addi t4, t4, 480
    not t4, t4
    sw t4, 68(a0)
    lw t4, 236(sp)
    lui s6, 8
    srli t4, t4, 15
    addi s6, s6, 1
    and t4, t4, s6
    lui s6, 64
    lw s8, 140(sp)
    addi s6, s6, 2
    and s8, s8, s6
    or t4, t4, s8
    lw s8, 4(a1)
    srli s11, s8, 20
    slli s9, s8, 12
    or s9, s9, s11
    lui s11, 32
    addi s11, s11, 4
    and s9, s9, s11
    or t4, t4, s9
    lw s9, 300(sp)
    lui t1, 135168
    srli ra, s9, 2
    addi t1, t1, 8
    and ra, ra, t1
    or t4, t4, ra
    slli ra, s8, 15
    sw s1, 140(sp)
    srli s1, s8, 17
    or s1, ra, s1
    lui ra, 128
    addi ra, ra, 16
    and s1, s1, ra
    or t4, t4, s1
    srli s1, s8, 6
    lui ra, 1024
    addi ra, ra, 32
    and s1, s1, ra
    or t4, t4, s1
    lw s1, 148(sp)
    sw a6, 236(sp)
    srli a6, s1, 2
    lw s7, 124(sp)
    sw s2, 304(sp)
    and a6, a6, s7
    or a6, t4, a6
    slli t4, a2, 15
    srli s2, a2, 17
    or t4, t4, s2
    lw s2, 292(sp)
    and t4, t4, s2
    or a6, a6, t4
    srli t4, s1, 7
    lui s2, 1
    addi s2, s2, -1792
    and t4, t4, s2
    or a6, a6, t4
    slli t4, s8, 8
    lui s2, 16384
    addi s2, s2, 512
    and t4, t4, s2
    or a6, a6, t4
    srli t4, s1, 4
    lw s1, 288(sp)
    lui s8, 2049
    and t4, t4, s1
    or a6, a6, t4
    slli t4, a2, 7
    and t4, t4, s8
    or a6, a6, t4
    lui t4, 4
    lw s8, 192(sp)
    sw a2, 192(sp)
    and s8, s8, t4
    or a6, a6, s8
    slli s8, s9, 23
    srli s9, s9, 9
    or s8, s8, s9
    lui s9, 33296
    and s8, s8, s9
    or a6, a6, s8
    slli s8, a2, 11
    lui a2, 524544
    and a2, s8, a2
    or a6, a6, a2
    lw a2, 160(sp)
    lui s8, 262144
    and a2, a2, s8
    or a6, a6, a2
    sw a6, 72(a0)
    lw a2, 12(a1)
    sw a6, 160(sp)
    slli a6, a2, 13
    srli s10, a2, 19
    or a6, a6, s10
    lui s10, 128
    addi s10, s10, 1
    and a6, a6, s10
    lw s10, 120(sp)
    srli a3, s10, 20
    slli s5, s10, 12
    or a3, s5, a3
    and a3, a3, s6
    or a6, a6, a3
    srli a3, s10, 12
    and a3, a3, s11
    or a6, a6, a3
    srli a3, s3, 2
    and t1, a3, t1
    or a6, a6, t1
    slli t1, a2, 19
    srli s5, a2, 13
    or t1, t1, s5
    lui s5, 2048
    addi s5, s5, 16
    and t1, t1, s5
    or a6, a6, t1
    slli t1, s10, 18
    srli s5, s10, 14
    or t1, t1, s5
    and t1, t1, ra
    or a6, a6, t1
    lw t1, 108(sp)
    lw s6, 348(sp)
    srli s5, t1, 2
    and s5, s5, s7
    or a6, a6, s5
    lui s5, 256
    addi s5, s5, 128
    and s5, s6, s5
    or a6, a6, s5
    lw s5, 112(sp)
    lw s11, 284(sp)
    srli s6, s5, 3
    and s6, s6, s11
    or a6, a6, s6
    slli s6, s10, 16
    srli s11, s10, 16
    or s6, s6, s11
    and s2, s6, s2
    or a6, a6, s2
    srli t1, t1, 4
    and t1, t1, s1
    or a6, a6, t1
    slli t1, s10, 19
    srli s1, s10, 13
    or t1, t1, s1
    lui s1, 65537
    addi s1, s1, -2048
    and t1, t1, s1
    or a6, a6, t1
    slli t1, a2, 23
    srli s1, a2, 9
    or t1, t1, s1
    lui s1, 524289
    and t1, t1, s1
    or a6, a6, t1
    lw t1, 100(sp)
    and t1, t1, t4
    or a6, a6, t1
    slli t1, s3, 23
    srli t4, s3, 9
    or t1, t1, t4
    and t1, t1, s9
    or a6, a6, t1
    slli t1, a2, 2
    and t1, t1, s8
    or a6, a6, t1
    sw a6, 76(a0)
    lui t1, 8197
    addi t1, t1, 69
    sw t1, 80(a0)
    srli t1, a7, 4
    lw t4, 296(sp)
    lw s1, 308(sp)
    and t1, t1, t4
    and t6, t6, s1
    or t1, t1, t6
    srli t6, a5, 4
    lw s2, 136(sp)
    srli s6, t0, 12
    and t6, t6, s2
    lui s9, 15
    and s6, s6, s9
    or t6, t6, s6
    lw s6, 280(sp)
    lui ra, 786432
    srli s11, s6, 2
    and s11, s11, a4
    or t6, t6, s11
    slli s11, t0, 18
    and s6, s11, ra
    or t6, t6, s6
    lw s6, 312(sp)
    srli s5, a7, 2
    and a2, t6, s6
    and s5, s5, a4
    or a2, a2, s5
    slli s5, t0, 26
    and s5, s5, ra
    or a2, a2, s5
    slli s5, a2, 2
    lw s10, 324(sp)
    sw a6, 100(sp)
    and s5, s5, s10
    or t1, t1, s5
    slli s5, a7, 3
    lw a6, 316(sp)
    srli s8, a5, 20
    and s5, s5, a6
    or t1, t1, s5
    lw s5, 320(sp)
    and t2, t2, s5
    or t1, t1, t2
    srli t2, t0, 9
    lw t0, 328(sp)
    and t2, t2, t0
    or t1, t1, t2
    slli t2, a5, 12
    or t2, t2, s8
    lw s8, 332(sp)
    and t2, t2, s8
    or t1, t1, t2
    lw t2, 336(sp)
    lw s8, 340(sp)
    and t5, t5, t2
    or t1, t1, t5
    srli t5, t6, 4
    and t5, t5, s8
    or t1, t1, t5
    slli t5, s0, 5
    lw s8, 104(sp)
    sw s3, 332(sp)
    and t5, t5, s8
    or t1, t1, t5
    slli t5, a5, 19
    srli s3, a5, 13
    or t5, t5, s3
    lui s3, 16388
    sw t5, 288(sp)
    and t5, t5, s3
    or t1, t1, t5
    lui t5, 1024
    and s11, s11, t5
    or t1, t1, s11
    lui s11, 8192
    and s4, s4, s11
    or t1, t1, s4
    lui s4, 32768
    and t3, t3, s4
    or t1, t1, t3
    lw t3, 276(sp)
    lui s4, 524288
    and t3, t3, s4
    or t1, t1, t3
    sw t1, 84(a0)
    lw t3, 220(sp)
    lw s11, 8(a1)
    srli s4, t3, 4
    and s4, s4, s2
    srli s2, s11, 12
    and s2, s2, s9
    or s2, s4, s2
    lw s4, 232(sp)
    srli s9, s4, 2
    and s9, s9, a4
    or s2, s2, s9
    slli s9, s11, 18
    and s9, s9, ra
    or s2, s2, s9
    lw s9, 372(sp)
    and s6, s2, s6
    srli s4, s9, 2
    and a4, s4, a4
    or a4, s6, a4
    slli s4, s11, 26
    and s4, s4, ra
    or a4, a4, s4
    srli s4, a4, 4
    and t4, s4, t4
    lw s4, 244(sp)
    slli s6, s4, 1
    and s1, s6, s1
    or t4, t4, s1
    slli s1, t3, 2
    and s1, s1, s10
    or t4, t4, s1
    slli s1, a4, 3
    and a6, s1, a6
    or a6, t4, a6
    lw t4, 368(sp)
    srli s10, t4, 6
    and s5, s10, s5
    or a6, a6, s5
    slli s5, s4, 15
    srli s10, s4, 17
    or s5, s5, s10
    and t0, s5, t0
    or a6, a6, t0
    slli t0, s11, 2
    and s5, t0, s7
    or a6, a6, s5
    slli t4, t4, 1
    and t2, t4, t2
    or a6, a6, t2
    slli t2, s11, 20
    srli t4, s11, 12
    or t2, t2, t4
    lui t4, 524288
    addi t4, t4, 512
    and t2, t2, t4
    or a6, a6, t2
    lw t2, 248(sp)
    srli s5, t3, 12
    slli t4, t2, 5
    and t4, t4, s8
    or a6, a6, t4
    slli t4, t3, 20
    or t4, t4, s5
    lui s5, 32770
    and t4, t4, s5
    or a6, a6, t4
    slli t4, s4, 19
    srli s5, s4, 13
    or t4, t4, s5
    and t4, t4, s3
    or a6, a6, t4
    srli t4, s11, 8
    lui s3, 64
    and s3, t4, s3
    or a6, a6, s3
    lw s3, 184(sp)
    and t5, s3, t5
    or a6, a6, t5
    # round 8 (gift.dsl:33)
    not t5, a6
    sw t5, 88(a0)
    lui t5, 528384
    addi t5, t5, 771
    not t5, t5
    sw t5, 92(a0)
    lw t5, 96(sp)
    srli s5, t5, 24
    slli s3, t5, 8
    or s3, s3, s5
    lw s5, 264(sp)
    slli s7, t5, 24
    and s3, s3, s5
    srli t5, t5, 8
    or t5, s7, t5
    lw s7, 344(sp)
    and t5, t5, s7
    or t5, s3, t5
    sw t5, 96(a0)
    lw s3, 156(sp)
    srli s10, s3, 24
    slli s8, s3, 8
    or s8, s8, s10
    and s8, s8, s5
    slli s10, s3, 24
    srli ra, s3, 8
    or s10, s10, ra
    and s10, s10, s7
    or s8, s8, s10
    sw s8, 100(a0)
    lui s10, 225280
    addi s10, s10, 128
    sw s10, 104(a0)
    slli s10, s2, 4
    srli ra, s2, 28
    or s10, s10, ra
    lw ra, 364(sp)
    slli s4, s2, 13
    and s10, s10, ra
    sw s8, 96(sp)
    srli s8, s2, 19
    or s4, s4, s8
    lw s8, 360(sp)
    srli s3, s9, 12
    and s4, s4, s8
    or s4, s10, s4
    slli s10, s9, 20
    or s3, s10, s3
    lw s10, 224(sp)
    and s3, s3, s10
    or s3, s4, s3
    lw s4, 356(sp)
    and s6, s6, s4
    or s3, s3, s6
    srli s6, t3, 15
    andi s6, s6, 528
    or s3, s3, s6
    lw s6, 180(sp)
    sw a4, 184(sp)
    and t0, t0, s6
    or t0, s3, t0
    lw s3, 204(sp)
    srli a4, s11, 16
    and s1, s1, s3
    or t0, t0, s1
    slli s1, s11, 16
    or a4, s1, a4
    lui s1, 131072
    addi s1, s1, 128
    and a4, a4, s1
    or t0, t0, a4
    slli a4, s9, 30
    srli s9, s9, 2
    or a4, a4, s9
    lw s9, 352(sp)
    sw t4, 372(sp)
    and a4, a4, s9
    or t0, t0, a4
    lw a4, 240(sp)
    slli t4, a4, 19
    srli a4, a4, 13
    or t4, t4, a4
    lui a4, 33825
    and t4, t4, a4
    or t0, t0, t4
    slli t4, t2, 14
    srli t2, t2, 18
    or t2, t4, t2
    lui t4, 10
    and t2, t2, t4
    or t0, t0, t2
    lw t3, 252(sp)
    lui t2, 4096
    and t3, t3, t2
    or t0, t0, t3
    slli t3, s11, 5
    lui s11, 262144
    and t3, t3, s11
    or t0, t0, t3
    sw t0, 108(a0)
    slli t3, t6, 4
    sw t5, 252(sp)
    srli t5, t6, 28
    or t3, t3, t5
    and t3, t3, ra
    slli t5, t6, 13
    srli ra, t6, 19
    or t5, t5, ra
    and t5, t5, s8
    or t3, t3, t5
    slli t5, a7, 20
    srli s8, a7, 12
    or t5, t5, s8
    and t5, t5, s10
    or t3, t3, t5
    lw t5, 272(sp)
    slli a2, a2, 3
    slli s8, t5, 1
    and s4, s8, s4
    or t3, t3, s4
    srli s4, a5, 15
    andi s4, s4, 528
    or t3, t3, s4
    lw s4, 0(a1)
    and a2, a2, s3
    slli s8, s4, 2
    and s6, s8, s6
    or t3, t3, s6
    or t3, t3, a2
    slli a2, s4, 16
    srli s3, s4, 16
    or a2, a2, s3
    and a2, a2, s1
    or t3, t3, a2
    slli a2, a7, 30
    srli a7, a7, 2
    or a7, a2, a7
    and a7, a7, s9
    or a7, t3, a7
    slli t3, s0, 19
    srli a2, s0, 13
    or t3, t3, a2
    and t3, t3, a4
    or a7, a7, t3
    lw t3, 304(sp)
    srli a2, t3, 18
    slli a4, t3, 14
    or a4, a4, a2
    and t4, a4, t4
    or a7, a7, t4
    lw t4, 144(sp)
    lui a4, 240
    and t2, t4, t2
    or a7, a7, t2
    slli t2, s4, 5
    and t2, t2, s11
    or a7, a7, t2
    sw a7, 112(a0)
    lui t2, 559240
    addi t2, t2, 16
    sw t2, 116(a0)
    lw t2, 176(sp)
    addi a4, a4, 15
    srli t4, t2, 4
    and t4, t4, a4
    slli a2, t2, 4
    lui s0, 3840
    addi s0, s0, 240
    and a2, a2, s0
    or t4, t4, a2
    srli a2, t2, 6
    lui s1, 12288
    addi s1, s1, 768
    and a2, a2, s1
    or t4, t4, a2
    slli a2, t2, 2
    lui s3, 1032208
    addi s3, s3, -1024
    and s6, a2, s3
    or t4, t4, s6
    sw t4, 120(a0)
    lw s6, 132(sp)
    lui s9, 48
    srli s8, s6, 6
    addi s9, s9, 3
    and s8, s8, s9
    slli s10, s6, 2
    lui s11, 4032
    addi s11, s11, 252
    and s10, s10, s11
    or s8, s8, s10
    srli s10, s6, 5
    lui ra, 28672
    addi ra, ra, 1792
    and s10, s10, ra
    or s8, s8, s10
    slli s10, s6, 3
    lui s4, 1015824
    addi s4, s4, -2048
    and s10, s10, s4
    or s8, s8, s10
    # round 11 (gift.dsl:33)
    not s10, s8
    sw s10, 124(a0)
    lui s10, 1536
    addi s10, s10, 448
    not s10, s10
    sw s10, 128(a0)
    lw s10, 268(sp)
    sw a5, 144(sp)
    slli t3, s10, 16
    srli a5, s10, 16
    or a5, t3, a5
    lui t3, 349525
    addi t3, t3, 1365
    and a5, a5, t3
    slli t5, s10, 24
    srli s10, s10, 8
    or t5, t5, s10
    lui s10, 699051
    addi s10, s10, -1366
    and t2, t5, s10
    or a5, a5, t2
    sw a5, 132(a0)
    lw a5, 260(sp)
    sw t5, 352(sp)
    slli t2, a5, 24
    srli t5, a5, 8
    or t2, t2, t5
    and t2, t2, t3
    slli t5, a5, 12
    sw a2, 204(sp)
    srli a2, a5, 20
    or t5, t5, a2
    lui a2, 41121
    addi a2, a2, -1526
    and t5, t5, a2
    or t2, t2, t5
    slli t5, a5, 28
    srli a5, a5, 4
    or a5, t5, a5
    lui t5, 657930
    addi t5, t5, 160
    and a5, a5, t5
    or a5, t2, a5
    sw a5, 136(a0)
    lui t2, 8197
    addi t2, t2, 5
    sw t2, 140(a0)
    lui t2, 12336
    addi t2, t2, 771
    and a3, a3, t2
    sw t4, 180(sp)
    lw t4, 332(sp)
    sw a5, 356(sp)
    slli s6, t4, 2
    lui a5, 49345
    addi a5, a5, -1012
    sw s6, 224(sp)
    and s6, s6, a5
    or a3, a3, s6
    srli s6, t4, 1
    sw s8, 360(sp)
    lui s8, 460551
    addi s8, s8, 112
    sw s6, 364(sp)
    and s6, s6, s8
    or a3, a3, s6
    slli s6, t4, 3
    lui t4, 526344
    addi t4, t4, 128
    sw s6, 240(sp)
    and s6, s6, t4
    or a3, a3, s6
    sw a3, 144(a0)
    lw s6, 300(sp)
    sw a3, 104(sp)
    srli a3, s6, 1
    sw t0, 336(sp)
    lui t0, 28784
    addi t0, t0, 1799
    and a3, a3, t0
    sw a7, 368(sp)
    slli a7, s6, 3
    sw t0, 124(sp)
    lui t0, 32897
    addi t0, t0, -2040
    sw a7, 328(sp)
    and a7, a7, t0
    or a7, a3, a7
    srli a3, s6, 17
    sw t0, 320(sp)
    lui t0, 7
    addi t0, t0, 112
    and a3, a3, t0
    or a7, a7, a3
    srli a3, s6, 13
    sw t0, 316(sp)
    lui t0, 8
    addi t0, t0, 128
    sw a3, 324(sp)
    and a3, a3, t0
    or a7, a7, a3
    slli a3, s6, 14
    sw t0, 308(sp)
    lui t0, 197376
    and a3, a3, t0
    or a7, a7, a3
    slli a3, s6, 18
    lui s6, 789504
    and a3, a3, s6
    or a7, a7, a3
    # round 13 (gift.dsl:33)
    not a3, a7
    sw a3, 148(a0)
    lui a3, 528384
    addi a3, a3, 515
    not a3, a3
    sw a3, 152(a0)
    slli a3, s2, 8
    srli s6, s2, 24
    or a3, a3, s6
    and a3, a3, s5
    slli s6, s2, 24
    sw s2, 296(sp)
    srli s2, s2, 8
    or s2, s6, s2
    and s2, s2, s7
    or a3, a3, s2
    sw a3, 156(a0)
    slli a3, t6, 8
    srli s2, t6, 24
    or a3, a3, s2
    and a3, a3, s5
    slli s2, t6, 24
    srli s6, t6, 8
    or s2, s2, s6
    and s2, s2, s7
    or a3, a3, s2
    sw a3, 160(a0)
    lui a3, 208896
    addi a3, a3, 128
    sw a3, 164(a0)
    lw a3, 228(sp)
    lui s6, 1
    srli s2, a3, 17
    addi s6, s6, 273
    and s2, s2, s6
    srli s7, a3, 15
    lui s5, 2
    addi s5, s5, 546
    and s7, s7, s5
    or s2, s2, s7
    srli s7, a3, 1
    sw t6, 312(sp)
    lui t6, 279620
    addi t6, t6, 1092
    and s7, s7, t6
    or s2, s2, s7
    slli s7, a3, 1
    sw a7, 276(sp)
    lui a7, 559241
    addi a7, a7, -1912
    and s7, s7, a7
    or s2, s2, s7
    slli s7, a3, 16
    lui a3, 209712
    sw s7, 108(sp)
    and s7, s7, a3
    or s2, s2, s7
    sw s2, 168(a0)
    lw s7, 128(sp)
    sw s2, 284(sp)
    srli s2, s7, 9
    lui a3, 273
    addi a3, a3, 273
    and s2, s2, a3
    srli t0, s7, 7
    sw a3, 348(sp)
    lui a3, 546
    addi a3, a3, 546
    and t0, t0, a3
    or t0, s2, t0
    srli s2, s7, 17
    sw a3, 292(sp)
    lui a3, 4
    addi a3, a3, 1092
    and s2, s2, a3
    or t0, t0, s2
    srli s2, s7, 15
    sw a3, 200(sp)
    lui a3, 9
    addi a3, a3, -1912
    and s2, s2, a3
    or t0, t0, s2
    slli s2, s7, 16
    sw a3, 164(sp)
    lui a3, 838848
    and s2, s2, a3
    or t0, t0, s2
    slli s2, s7, 24
    lui s7, 208896
    and s2, s2, s7
    or t0, t0, s2
    sw t0, 172(a0)
    lui s2, 557192
    addi s2, s2, 16
    sw s2, 176(a0)
    lw s2, 236(sp)
    sw t0, 152(sp)
    srli t0, s2, 4
    and t0, t0, a4
    sw a4, 380(sp)
    slli a4, s2, 4
    and a4, a4, s0
    or t0, t0, a4
    srli a4, s2, 6
    and a4, a4, s1
    or t0, t0, a4
    slli a4, s2, 2
    and s0, a4, s3
    or t0, t0, s0
    sw t0, 180(a0)
    lw s0, 376(sp)
    sw s9, 384(sp)
    srli s2, s0, 6
    and s2, s2, s9
    slli s9, s0, 2
    and s9, s9, s11
    or s2, s2, s9
    srli s9, s0, 5
    and s9, s9, ra
    or s2, s2, s9
    slli s9, s0, 3
    and s9, s9, s4
    or s2, s2, s9
    # round 16 (gift.dsl:33)
    not s9, s2
    sw s9, 184(a0)
    lui s9, 1024
    addi s9, s9, 448
    not s9, s9
    sw s9, 188(a0)
    lw s9, 100(sp)
    sw s4, 388(sp)
    slli s11, s9, 16
    srli s4, s9, 16
    or s4, s11, s4
    and s4, s4, t3
    slli s11, s9, 24
    sw ra, 392(sp)
    srli ra, s9, 8
    or s11, s11, ra
    and ra, s11, s10
    or s4, s4, ra
    sw s4, 192(a0)
    lw ra, 160(sp)
    sw s4, 396(sp)
    slli s4, ra, 24
    srli s9, ra, 8
    or s4, s4, s9
    and s4, s4, t3
    slli s9, ra, 12
    srli s0, ra, 20
    or s0, s9, s0
    and s0, s0, a2
    or s0, s4, s0
    slli s4, ra, 28
    srli s9, ra, 4
    or s4, s4, s9
    and s4, s4, t5
    or s0, s0, s4
    sw s0, 196(a0)
    lui s4, 8196
    addi s4, s4, 69
    sw s4, 200(a0)
    srli s4, a6, 2
    and s4, s4, t2
    slli s9, a6, 2
    and s9, s9, a5
    or s4, s4, s9
    srli s9, a6, 1
    sw a5, 400(sp)
    and a5, s9, s8
    or a5, s4, a5
    slli s4, a6, 3
    sw t2, 404(sp)
    and t2, s4, t4
    or a5, a5, t2
    sw a5, 204(a0)
    srli t2, t1, 1
    lw ra, 124(sp)
    sw s4, 408(sp)
    and t2, t2, ra
    slli s4, t1, 3
    sw s9, 412(sp)
    lw s9, 320(sp)
    sw s11, 416(sp)
    and s4, s4, s9
    or t2, t2, s4
    srli s4, t1, 17
    lw s11, 316(sp)
    sw a4, 420(sp)
    and s4, s4, s11
    or t2, t2, s4
    srli s4, t1, 13
    lw a4, 308(sp)
    sw t0, 424(sp)
    and s4, s4, a4
    or t2, t2, s4
    slli s4, t1, 14
    lui t0, 197376
    and t0, s4, t0
    or t0, t2, t0
    slli t2, t1, 18
    lui s4, 789504
    and t2, t2, s4
    or t0, t0, t2
    # round 18 (gift.dsl:33)
    not t2, t0
    sw t2, 208(a0)
    lui t2, 528384
    addi t2, t2, 770
    not t2, t2
    sw t2, 212(a0)
    lw t2, 212(sp)
    lui s4, 1048560
    srli t2, t2, 16
    sw a6, 212(sp)
    lw a6, 4(a1)
    and a6, a6, s4
    or a6, t2, a6
    sw a6, 216(a0)
    lw t2, 120(sp)
    sw a6, 428(sp)
    lw a6, 112(sp)
    srli s4, t2, 16
    slli t2, a6, 16
    or t2, s4, t2
    sw t2, 220(a0)
    lui s4, 217088
    addi s4, s4, 128
    sw s4, 224(a0)
    lw s4, 368(sp)
    sw t2, 432(sp)
    srli t2, s4, 17
    and t2, t2, s6
    srli s6, s4, 15
    and s6, s6, s5
    or t2, t2, s6
    srli s6, s4, 1
    and t6, s6, t6
    or t2, t2, t6
    slli t6, s4, 1
    and t6, t6, a7
    or t2, t2, t6
    slli t6, s4, 16
    lui s6, 209712
    sw a7, 436(sp)
    and a7, t6, s6
    or a7, t2, a7
    sw a7, 228(a0)
    lw t2, 336(sp)
    sw s5, 440(sp)
    srli s5, t2, 9
    lw s4, 348(sp)
    srli a6, t2, 7
    and s5, s5, s4
    sw t6, 444(sp)
    lw t6, 292(sp)
    and a6, a6, t6
    or a6, s5, a6
    lw t6, 200(sp)
    srli s5, t2, 17
    and s5, s5, t6
    or a6, a6, s5
    lw t6, 164(sp)
    srli s5, t2, 15
    and t6, s5, t6
    or a6, a6, t6
    slli t6, t2, 16
    and t6, t6, a3
    or a6, a6, t6
    slli t6, t2, 24
    and t6, t6, s7
    or a6, a6, t6
    sw a6, 232(a0)
    lui t6, 559112
    addi t6, t6, 16
    sw t6, 236(a0)
    lw t6, 132(sp)
    lui t2, 1008
    srli s5, t6, 2
    addi t2, t2, 63
    and s5, s5, t2
    slli s7, t6, 6
    lui a3, 3072
    addi a3, a3, 192
    and s7, s7, a3
    or s5, s5, s7
    srli s7, t6, 3
    and s7, s7, s1
    or s5, s5, s7
    lw s7, 360(sp)
    slli s7, s7, 2
    and s7, s7, s3
    or s5, s5, s7
    sw s5, 240(a0)
    lw s7, 176(sp)
    sw s5, 164(sp)
    srli s5, s7, 2
    and s5, s5, t2
    slli t6, s7, 6
    and t6, t6, a3
    or t6, s5, t6
    srli s5, s7, 3
    sw a7, 448(sp)
    lui a7, 126978
    addi a7, a7, -256
    and s5, s5, a7
    or t6, t6, s5
    slli s5, s7, 5
    lui s7, 917518
    and s5, s5, s7
    or t6, t6, s5
    # round 21 (gift.dsl:33)
    not s5, t6
    sw s5, 244(a0)
    lui s5, 1536
    addi s5, s5, 384
    not s5, s5
    sw s5, 248(a0)
    lw s5, 260(sp)
    sw t6, 452(sp)
    slli t6, s5, 8
    srli s5, s5, 24
    or t6, t6, s5
    lw s5, 356(sp)
    and t6, t6, t3
    slli s7, s5, 24
    srli s5, s5, 8
    or s5, s7, s5
    and s5, s5, s10
    or t6, t6, s5
    sw t6, 252(a0)
    lw t6, 268(sp)
    srli s7, t6, 24
    slli s5, t6, 8
    or s5, s5, s7
    and s5, s5, t3
    slli s7, t6, 4
    sw a6, 456(sp)
    srli a6, t6, 28
    or a6, s7, a6
    and a6, a6, a2
    or a6, s5, a6
    slli s5, t6, 20
    srli s7, t6, 12
    or s5, s5, s7
    and s5, s5, t5
    or a6, a6, s5
    sw a6, 256(a0)
    lui s5, 8193
    addi s5, s5, 5
    sw s5, 260(a0)
    lw s5, 300(sp)
    lui t6, 4112
    srli s7, s5, 3
    addi t6, t6, 257
    and s7, s7, t6
    slli s5, s5, 1
    sw a6, 460(sp)
    lui a6, 57569
    addi a6, a6, -498
    sw s5, 464(sp)
    and s5, s5, a6
    or s5, s7, s5
    lw s7, 276(sp)
    sw a5, 468(sp)
    srli a5, s7, 1
    and a5, a5, s8
    or a5, s5, a5
    slli s5, s7, 3
    and s5, s5, t4
    or a5, a5, s5
    sw a5, 264(a0)
    lw s5, 104(sp)
    sw a5, 472(sp)
    srli s7, s5, 1
    lw a5, 332(sp)
    and s7, s7, ra
    slli ra, a5, 1
    and ra, ra, s9
    or s7, s7, ra
    srli ra, s5, 17
    and ra, ra, s11
    or s7, s7, ra
    srli ra, a5, 14
    and ra, ra, a4
    or s7, s7, ra
    slli ra, a5, 13
    lui s5, 65792
    and ra, ra, s5
    or s7, s7, ra
    slli ra, a5, 17
    lui a5, 921088
    and ra, ra, a5
    or s7, s7, ra
    # round 23 (gift.dsl:33)
    not ra, s7
    sw ra, 268(a0)
    lui ra, 528384
    addi ra, ra, 2
    not ra, ra
    sw ra, 272(a0)
    lw ra, 272(sp)
    lw a5, 312(sp)
    srli ra, ra, 16
    slli a5, a5, 16
    or a5, ra, a5
    sw a5, 276(a0)
    lw a5, 232(sp)
    srli ra, a5, 16
    lw a5, 220(sp)
    lui a4, 13
    slli a5, a5, 16
    or a5, ra, a5
    sw a5, 280(a0)
    lui a5, 196608
    addi a5, a5, 128
    sw a5, 284(a0)
    lw a5, 128(sp)
    srli s5, a5, 16
    srli ra, a5, 24
    andi ra, ra, 51
    addi a4, a4, -820
    and s5, s5, a4
    or s5, ra, s5
    slli ra, a5, 7
    lui s11, 1
    addi s11, s11, 256
    and ra, ra, s11
    or s5, s5, ra
    slli ra, a5, 9
    sw s7, 312(sp)
    lw s7, 340(sp)
    and ra, ra, s7
    or s5, s5, ra
    lw ra, 152(sp)
    slli ra, ra, 16
    and ra, ra, s6
    or s5, s5, ra
    slli ra, a5, 15
    lui s6, 279616
    and ra, ra, s6
    or s5, s5, ra
    slli ra, a5, 17
    lui a5, 559232
    and ra, ra, a5
    or s5, s5, ra
    sw s5, 288(a0)
    lw ra, 284(sp)
    sw s5, 272(sp)
    srli s5, ra, 9
    and s5, s5, s4
    lw a5, 292(sp)
    srli s4, ra, 7
    and s4, s4, a5
    or s4, s5, s4
    lw s5, 228(sp)
    lui a5, 838848
    srli s5, s5, 16
    and s5, s5, a4
    or s4, s4, s5
    slli s5, ra, 16
    and s5, s5, a5
    or s4, s4, s5
    slli s5, ra, 24
    lui ra, 208896
    and s5, s5, ra
    or s4, s4, s5
    sw s4, 292(a0)
    lui s5, 32776
    addi s5, s5, 16
    sw s5, 296(a0)
    lw s5, 376(sp)
    slli a5, s5, 6
    srli ra, s5, 2
    and ra, ra, t2
    and a5, a5, a3
    or a5, ra, a5
    srli ra, s5, 3
    and ra, ra, s1
    or a5, a5, ra
    slli ra, s2, 2
    and s3, ra, s3
    or a5, a5, s3
    sw a5, 300(a0)
    lw s3, 236(sp)
    sw a5, 476(sp)
    srli ra, s3, 2
    and ra, ra, t2
    slli a5, s3, 6
    and a5, a5, a3
    or a5, ra, a5
    srli ra, s3, 3
    and ra, ra, a7
    or a5, a5, ra
    slli ra, s3, 5
    sw a7, 480(sp)
    lui a7, 917518
    and ra, ra, a7
    or a5, a5, ra
    # round 26 (gift.dsl:33)
    not ra, a5
    sw ra, 304(a0)
    li ra, 384
    not ra, ra
    sw ra, 308(a0)
    lw ra, 160(sp)
    sw s1, 484(sp)
    slli a7, ra, 8
    srli s1, ra, 24
    or a7, a7, s1
    and a7, a7, t3
    slli s1, s0, 24
    sw s2, 488(sp)
    srli s2, s0, 8
    or s1, s1, s2
    and s1, s1, s10
    or a7, a7, s1
    sw a7, 312(a0)
    lw s1, 100(sp)
    sw a5, 492(sp)
    slli s2, s1, 8
    srli a5, s1, 24
    or a5, s2, a5
    and a5, a5, t3
    slli s2, s1, 4
    sw a7, 496(sp)
    srli a7, s1, 28
    or a7, s2, a7
    and a7, a7, a2
    or a5, a5, a7
    slli a7, s1, 20
    srli s1, s1, 12
    or a7, a7, s1
    and a7, a7, t5
    or a5, a5, a7
    sw a5, 316(a0)
    lui a7, 8192
    addi a7, a7, 68
    sw a7, 320(a0)
    srli a7, t1, 3
    and a7, a7, t6
    slli s1, t1, 1
    and a6, s1, a6
    or a6, a7, a6
    srli a7, t0, 1
    and a7, a7, s8
    or a6, a6, a7
    slli a7, t0, 3
    and a7, a7, t4
    or a6, a6, a7
    sw a6, 324(a0)
    lw a6, 468(sp)
    lw s1, 124(sp)
    srli a7, a6, 1
    and a7, a7, s1
    lw s2, 212(sp)
    sw t6, 100(sp)
    slli t6, s2, 1
    and t6, t6, s9
    or a7, a7, t6
    srli t6, a6, 17
    lw a6, 316(sp)
    and a6, t6, a6
    or a6, a7, a6
    lw t6, 308(sp)
    srli a7, s2, 14
    and a7, a7, t6
    or a6, a6, a7
    slli a7, s2, 13
    lui t6, 65792
    and a7, a7, t6
    or a6, a6, a7
    slli a7, s2, 17
    lui t6, 921088
    and a7, a7, t6
    or a6, a6, a7
    # round 28 (gift.dsl:33)
    not a7, a6
    sw a7, 328(a0)
    lui a7, 528384
    addi a7, a7, 257
    not a7, a7
    sw a7, 332(a0)
    lw a7, 112(sp)
    lw t6, 120(sp)
    srli a7, a7, 16
    slli s2, t6, 16
    or a7, a7, s2
    sw a7, 336(a0)
    lw s2, 148(sp)
    lw t6, 208(sp)
    srli s2, s2, 16
    sw t0, 148(sp)
    slli t0, t6, 16
    or t0, s2, t0
    sw t0, 340(a0)
    lui s2, 94208
    addi s2, s2, 128
    sw s2, 344(a0)
    lw s2, 336(sp)
    sw a7, 112(sp)
    srli a7, s2, 24
    andi a7, a7, 51
    sw t5, 308(sp)
    srli t5, s2, 16
    and t5, t5, a4
    or a7, a7, t5
    slli t5, s2, 7
    and t5, t5, s11
    or a7, a7, t5
    slli t5, s2, 9
    and t5, t5, s7
    or a7, a7, t5
    lw t5, 456(sp)
    lui s11, 209712
    slli s7, t5, 16
    and s7, s7, s11
    or a7, a7, s7
    slli s7, s2, 15
    and s6, s7, s6
    or a7, a7, s6
    slli s6, s2, 17
    lui s7, 559232
    and s6, s6, s7
    or a7, a7, s6
    sw a7, 348(a0)
    lw s6, 448(sp)
    lw s7, 348(sp)
    srli s11, s6, 9
    and s7, s11, s7
    srli s11, s6, 7
    lw t5, 292(sp)
    sw a7, 292(sp)
    and t5, s11, t5
    or t5, s7, t5
    lw s7, 368(sp)
    lui a7, 838848
    srli s11, s7, 16
    and s11, s11, a4
    or t5, t5, s11
    slli s11, s6, 16
    and s11, s11, a7
    or t5, t5, s11
    slli s11, s6, 24
    sw a2, 348(sp)
    lui a2, 208896
    and s11, s11, a2
    or t5, t5, s11
    sw t5, 352(a0)
    lui s11, 526472
    addi s11, s11, 16
    sw s11, 356(a0)
    lw s11, 180(sp)
    sw s0, 340(sp)
    srli s11, s11, 2
    and s11, s11, t2
    lw s0, 204(sp)
    sw t0, 204(sp)
    and s0, s0, a3
    or s0, s11, s0
    lw s11, 176(sp)
    lui t0, 520200
    srli s2, s11, 1
    addi t0, t0, -256
    and s2, s2, t0
    or s0, s0, s2
    slli s2, s11, 7
    lui s11, 524296
    and s2, s2, s11
    or s0, s0, s2
    sw s0, 360(a0)
    # round 31 (gift.dsl:33)
    lw s2, 132(sp)
    not s2, s2
    sw s2, 364(a0)
    lui s2, 1536
    addi s2, s2, 320
    not s2, s2
    sw s2, 368(a0)
    lw s2, 352(sp)
    sw s0, 352(sp)
    lw s0, 460(sp)
    and s2, s2, t3
    slli s6, s0, 24
    srli s0, s0, 8
    or s0, s6, s0
    and s0, s0, s10
    or s0, s2, s0
    sw s0, 372(a0)
    lui s0, 8197
    addi s0, s0, 1
    sw s0, 376(a0)
    lw s0, 364(sp)
    lw s2, 240(sp)
    and s0, s0, s1
    and s2, s2, s9
    or s0, s0, s2
    lw s2, 312(sp)
    srli s6, s2, 1
    and s6, s6, s8
    or s0, s0, s6
    slli s6, s2, 3
    and s6, s6, t4
    or s0, s0, s6
    sw s0, 380(a0)
    # round 33 (gift.dsl:33)
    lw s6, 300(sp)
    lui s2, 143360
    not s6, s6
    sw s6, 384(a0)
    lui s6, 524288
    addi s6, s6, 515
    not s6, s6
    sw s6, 388(a0)
    lw s6, 8(a1)
    addi s2, s2, 128
    sw s6, 392(a0)
    sw s2, 396(a0)
    lw s2, 228(sp)
    lui s6, 819
    srli s2, s2, 8
    addi s6, s6, 819
    and s2, s2, s6
    sw s0, 240(sp)
    lw s0, 284(sp)
    srli s0, s0, 16
    and s0, s0, a4
    or s0, s2, s0
    lw s2, 108(sp)
    and s2, s2, a7
    or s0, s0, s2
    slli s2, s4, 16
    and s2, s2, a2
    or s0, s0, s2
    # round 35 (gift.dsl:33)
    not s0, s0
    sw s0, 400(a0)
    lw s0, 128(sp)
    not s2, s0
    sw s2, 404(a0)
    lui s2, 524416
    addi s2, s2, 16
    sw s2, 408(a0)
    lw s2, 424(sp)
    sw t2, 424(sp)
    srli s2, s2, 2
    and s2, s2, t2
    lw t2, 420(sp)
    and t2, t2, a3
    or t2, s2, t2
    srli s2, s3, 1
    and t0, s2, t0
    or t0, t2, t0
    slli t2, s3, 7
    and t2, t2, s11
    or t0, t0, t2
    # round 36 (gift.dsl:33)
    not t0, t0
    sw t0, 412(a0)
    not t0, s5
    sw t0, 416(a0)
    lui t0, 3072
    addi t0, t0, 320
    not t0, t0
    sw t0, 420(a0)
    lw t0, 416(sp)
    slli t2, a5, 24
    and t0, t0, t3
    srli s2, a5, 8
    or t2, t2, s2
    and t2, t2, s10
    or t0, t0, t2
    sw t0, 424(a0)
    # round 37 (gift.dsl:33)
    not t2, ra
    sw t2, 428(a0)
    lui t2, 8196
    addi t2, t2, 81
    not t2, t2
    sw t2, 432(a0)
    lw t2, 412(sp)
    and t2, t2, s1
    lw s1, 408(sp)
    and s1, s1, s9
    or t2, t2, s1
    srli s1, a6, 1
    and s1, s1, s8
    or t2, t2, s1
    slli s1, a6, 3
    and s1, s1, t4
    or t2, t2, s1
    sw t2, 436(a0)
    lui t2, 524304
    addi t2, t2, 770
    sw t2, 440(a0)
    slli t2, t6, 8
    srli s1, t6, 24
    or t2, t2, s1
    lw s1, 264(sp)
    slli s2, t6, 24
    and t2, t2, s1
    srli t6, t6, 8
    or t6, s2, t6
    lw s2, 344(sp)
    and t6, t6, s2
    or t2, t2, t6
    sw t2, 444(a0)
    # round 39 (gift.dsl:33)
    lw t6, 252(sp)
    not s2, t6
    sw s2, 448(a0)
    lui s2, 184320
    addi s2, s2, 128
    not s2, s2
    sw s2, 452(a0)
    srli s2, s7, 8
    and s2, s2, s6
    lw s6, 448(sp)
    srli s7, s6, 16
    and a4, s7, a4
    or a4, s2, a4
    lw s2, 444(sp)
    and a7, s2, a7
    or a7, a4, a7
    slli a4, t5, 16
    and a4, a4, a2
    or a7, a7, a4
    sw a7, 456(a0)
    lui a7, 526337
    addi a7, a7, -2032
    sw a7, 460(a0)
    lui a7, 131584
    addi a7, a7, 576
    sw a7, 464(a0)
    lui a7, 489335
    lw a4, 336(sp)
    addi a7, a7, 1911
    and a2, a4, a7
    slli s2, a2, 1
    xor a2, a4, a2
    srli a2, a2, 3
    or a2, s2, a2
    sw a2, 468(a0)
    lui a2, 209715
    addi a2, a2, 819
    and s2, t2, a2
    slli s7, s2, 2
    xor t2, t2, s2
    srli t2, t2, 2
    or t2, s7, t2
    sw t2, 472(a0)
    lui t2, 520
    addi t2, t2, 1792
    # round 40 (gift.dsl:33)
    not t2, t2
    sw t2, 476(a0)
    slli t2, t6, 6
    srli s2, t6, 26
    or t2, t2, s2
    and t2, t2, a2
    slli s2, t6, 10
    srli t6, t6, 22
    or t6, s2, t6
    lui s2, 838861
    addi s2, s2, -820
    and t6, t6, s2
    or t2, t2, t6
    not t6, t2
    sw t6, 480(a0)
    slli t6, a6, 16
    srli s7, a6, 16
    or t6, t6, s7
    lui s7, 61681
    addi s7, s7, -241
    and a4, t6, s7
    slli s6, a6, 13
    srli ra, a6, 19
    or s6, s6, ra
    lui ra, 65793
    addi ra, ra, 16
    and s6, s6, ra
    or a4, a4, s6
    slli s6, a6, 17
    sw t2, 252(sp)
    srli t2, a6, 15
    or t2, s6, t2
    lui s6, 921102
    addi s6, s6, 224
    and t2, t2, s6
    or t2, a4, t2
    # round 39 (gift.dsl:33)
    not t2, t2
    sw t2, 484(a0)
    lui t2, 788480
    addi t2, t2, 576
    sw t2, 488(a0)
    slli t2, t1, 12
    srli a4, t1, 20
    or t2, t2, a4
    lw a4, 404(sp)
    slli s1, t1, 16
    and t2, t2, a4
    sw s10, 444(sp)
    srli s10, t1, 16
    or s1, s1, s10
    and s1, s1, s2
    or t2, t2, s1
    slli s1, t1, 20
    srli s10, t1, 12
    or s1, s1, s10
    lui s10, 197379
    addi s10, s10, 48
    and s1, s1, s10
    or t2, t2, s1
    sw t2, 492(a0)
    slli s1, t0, 10
    srli t0, t0, 22
    or t0, s1, t0
    and t0, t0, a4
    lw s1, 396(sp)
    sw t2, 344(sp)
    slli t2, s1, 22
    srli a4, s1, 10
    or t2, t2, a4
    lui a4, 148034
    addi a4, a4, 1060
    and t2, t2, a4
    or t0, t0, t2
    slli t2, a5, 6
    srli a5, a5, 26
    or a5, t2, a5
    lui t2, 296069
    addi t2, t2, -1976
    and a5, a5, t2
    or a5, t0, a5
    slli t0, s1, 26
    srli s1, s1, 6
    or t0, t0, s1
    lui s1, 592137
    addi s1, s1, 144
    and t0, t0, s1
    or a5, a5, t0
    sw a5, 496(a0)
    lui t0, 10404
    # round 38 (gift.dsl:33)
    not t0, t0
    sw t0, 500(a0)
    lw t0, 192(sp)
    sw t3, 396(sp)
    slli t3, t0, 8
    srli t0, t0, 24
    or t0, t3, t0
    lui t3, 524312
    addi t3, t3, 1
    and t0, t0, t3
    lw t3, 472(sp)
    sw t1, 192(sp)
    slli t1, t3, 1
    sw t4, 208(sp)
    lui t4, 512
    addi t4, t4, 258
    and t1, t1, t4
    or t0, t0, t1
    lw t1, 156(sp)
    slli t4, t1, 3
    srli t1, t1, 29
    or t1, t4, t1
    lui t4, 2
    addi t4, t4, 4
    and t1, t1, t4
    or t0, t0, t1
    srli t1, t3, 5
    lui t4, 2048
    addi t4, t4, 1032
    and t1, t1, t4
    or t0, t0, t1
    lw t1, 204(sp)
    srli t4, t1, 10
    lui t1, 1
    addi t1, t1, -2032
    and t1, t4, t1
    or t0, t0, t1
    slli t1, t3, 21
    srli t4, t3, 11
    or t1, t1, t4
    lui t4, 4097
    addi t4, t4, 32
    and t1, t1, t4
    or t0, t0, t1
    slli t1, t3, 8
    srli t4, t3, 24
    or t1, t1, t4
    lui t4, 131136
    addi t4, t4, 576
    and t1, t1, t4
    or t0, t0, t1
    slli t1, t3, 15
    srli t4, t3, 17
    or t1, t1, t4
    lui t4, 16388
    addi t4, t4, 128
    and t1, t1, t4
    or t0, t0, t1
    lw t1, 340(sp)
    lui t3, 271392
    slli t4, t1, 14
    and t3, t4, t3
    or t0, t0, t3
    lw t3, 496(sp)
    srli t1, t3, 6
    slli t4, t3, 26
    or t1, t4, t1
    lui t4, 98688
    and t1, t1, t4
    or t0, t0, t1
    not t1, t0
    sw t1, 504(a0)
    lw t1, 492(sp)
    srli t3, t1, 19
    slli t4, t1, 13
    or t3, t4, t3
    lui t4, 8464
    addi t4, t4, 529
    and t3, t3, t4
    slli t4, t1, 15
    sw t0, 156(sp)
    srli t0, t1, 17
    or t0, t4, t0
    lui t4, 279076
    addi t4, t4, 1058
    and t0, t0, t4
    or t0, t3, t0
    slli t3, t1, 17
    srli t4, t1, 15
    or t3, t3, t4
    lui t4, 558153
    addi t4, t4, -1980
    and t3, t3, t4
    or t0, t0, t3
    slli t3, t1, 19
    srli t1, t1, 13
    or t1, t3, t1
    lui t3, 67713
    addi t3, t3, 136
    and t1, t1, t3
    or t0, t0, t1
    slli t1, s3, 16
    srli t3, s3, 16
    or t1, t1, t3
    lui t3, 4096
    addi t3, t3, 256
    and t1, t1, t3
    or t0, t0, t1
    slli t1, s3, 18
    srli t4, s3, 14
    or t1, t1, t4
    lui t4, 131074
    and t1, t1, t4
    or t0, t0, t1
    # round 37 (gift.dsl:33)
    not t1, t0
    sw t1, 508(a0)
    lui t1, 10240
    addi t1, t1, 768
    sw t1, 512(a0)
    lw t1, 248(sp)
    sw s8, 248(sp)
    slli s3, t1, 24
    srli t1, t1, 8
    or t1, s3, t1
    lui s3, 526336
    addi s3, s3, 257
    and t1, t1, s3
    slli s3, s5, 15
    srli s8, s5, 17
    or s3, s3, s8
    lui s8, 8224
    addi s8, s8, 514
    and s3, s3, s8
    or t1, t1, s3
    slli s3, s5, 17
    sw s8, 492(sp)
    srli s8, s5, 15
    or s3, s3, s8
    lui s8, 16448
    addi s8, s8, 1028
    and s3, s3, s8
    or t1, t1, s3
    slli s3, s5, 19
    sw s8, 408(sp)
    srli s8, s5, 13
    or s3, s3, s8
    and s3, s3, s9
    or t1, t1, s3
    lw s3, 488(sp)
    slli s8, s3, 10
    srli s3, s3, 22
    or s3, s8, s3
    lui s8, 4352
    addi s8, s8, 16
    and s3, s3, s8
    or t1, t1, s3
    lw s3, 232(sp)
    slli s8, s3, 21
    srli s3, s3, 11
    or s3, s8, s3
    lui s8, 262144
    addi s8, s8, 32
    and s3, s3, s8
    or t1, t1, s3
    lui s3, 1
    addi s3, s3, 64
    lw s8, 372(sp)
    lui s9, 66560
    and s3, s8, s3
    or t1, t1, s3
    lw s3, 8(a1)
    addi s9, s9, 128
    slli s8, s3, 7
    and s8, s8, s9
    or t1, t1, s8
    slli s8, s5, 23
    srli s5, s5, 9
    or s5, s8, s5
    and t4, s5, t4
    or t1, t1, t4
    lw t4, 260(sp)
    lui s8, 516
    slli s5, t4, 8
    and s8, s5, s8
    or t1, t1, s8
    srli s8, s3, 11
    lui s9, 8
    and s8, s8, s9
    or t1, t1, s8
    srli s8, s3, 13
    lui s9, 16
    and s8, s8, s9
    or t1, t1, s8
    sw t1, 516(a0)
    slli s8, s4, 2
    srli s9, s4, 30
    or s8, s8, s9
    lw s9, 384(sp)
    lw s3, 284(sp)
    and s8, s8, s9
    slli s9, s3, 14
    srli t4, s3, 18
    or t4, s9, t4
    lui s9, 192
    addi s9, s9, 12
    and t4, t4, s9
    or t4, s8, t4
    slli s8, s4, 10
    srli s9, s4, 22
    or s8, s8, s9
    lui s9, 768
    addi s9, s9, 48
    and s8, s8, s9
    or t4, t4, s8
    slli s8, s3, 22
    srli s3, s3, 10
    or s3, s8, s3
    and s3, s3, a3
    or t4, t4, s3
    slli s3, s4, 18
    srli s8, s4, 14
    or s3, s3, s8
    lw s8, 484(sp)
    sw s9, 284(sp)
    and s3, s3, s8
    or t4, t4, s3
    lw s3, 228(sp)
    srli s9, s3, 19
    slli s8, s3, 13
    or s8, s8, s9
    lui s9, 16384
    addi s9, s9, 1024
    and s8, s8, s9
    or t4, t4, s8
    slli s8, s3, 15
    srli s9, s3, 17
    or s8, s8, s9
    lui s9, 32769
    addi s9, s9, -2048
    and s8, s8, s9
    or t4, t4, s8
    slli s8, s4, 26
    srli s4, s4, 6
    or s4, s8, s4
    lui s8, 196611
    and s4, s4, s8
    or t4, t4, s4
    slli s4, s3, 21
    sw s9, 376(sp)
    srli s9, s3, 11
    or s4, s4, s9
    lui s9, 262148
    and s4, s4, s9
    or t4, t4, s4
    slli s4, s3, 23
    srli s3, s3, 9
    or s3, s4, s3
    and s3, s3, s11
    or t4, t4, s3
    sw t4, 520(a0)
    lui s3, 8196
    addi s3, s3, 4
    # round 36 (gift.dsl:33)
    not s3, s3
    sw s3, 524(a0)
    lw s3, 116(sp)
    lw s4, 152(sp)
    srli s3, s3, 5
    andi s3, s3, 129
    slli s9, s4, 13
    srli s11, s4, 19
    or s9, s9, s11
    lui s11, 104
    addi s11, s11, 6
    and s9, s9, s11
    or s3, s3, s9
    slli s9, s4, 21
    srli s11, s4, 11
    or s9, s9, s11
    lui s11, 1536
    addi s11, s11, 104
    and s9, s9, s11
    or s3, s3, s9
    lw s9, 224(sp)
    lw s11, 140(sp)
    and s9, s9, s11
    or s3, s3, s9
    slli s9, s0, 18
    srli s11, s0, 14
    or s9, s9, s11
    and s9, s9, t3
    or s3, s3, s9
    lw s9, 272(sp)
    srli s8, s9, 19
    slli s11, s9, 13
    or s8, s11, s8
    lui s11, 548864
    addi s11, s11, 1536
    and s8, s8, s11
    or s3, s3, s8
    lw s8, 120(sp)
    lui s11, 257
    slli s8, s8, 8
    addi s11, s11, -2048
    and s8, s8, s11
    or s3, s3, s8
    slli s8, s0, 26
    srli s11, s0, 6
    or s8, s8, s11
    lui s11, 65537
    and s8, s8, s11
    or s3, s3, s8
    slli s8, s9, 21
    srli s9, s9, 11
    or s8, s8, s9
    lui s9, 393350
    and s8, s8, s9
    or s3, s3, s8
    lw s8, 12(a1)
    lui s9, 2064
    srli s8, s8, 1
    and s8, s8, s9
    or s3, s3, s8
    not s8, s3
    sw s8, 528(a0)
    lw s8, 220(sp)
    lui s11, 20560
    srli s9, s8, 5
    addi s11, s11, 1285
    and s9, s9, s11
    lw s0, 172(sp)
    lw s4, 348(sp)
    sw t4, 172(sp)
    and s0, s0, s4
    or s0, s9, s0
    lui s9, 328965
    lw t4, 188(sp)
    addi s9, s9, 80
    and t4, t4, s9
    or t4, s0, t4
    slli s0, s8, 5
    lw s8, 308(sp)
    and s0, s0, s8
    or t4, t4, s0
    # round 35 (gift.dsl:33)
    not s0, t4
    sw s0, 532(a0)
    lui s0, 784
    addi s0, s0, 1024
    sw s0, 536(a0)
    lw s0, 288(sp)
    sw t4, 288(sp)
    and s0, s0, s11
    lw s11, 144(sp)
    sw s3, 220(sp)
    slli t4, s11, 21
    srli s3, s11, 11
    or t4, t4, s3
    and t4, t4, s4
    or t4, s0, t4
    slli s0, s11, 27
    srli s3, s11, 5
    or s0, s0, s3
    and s0, s0, s9
    or t4, t4, s0
    slli s0, s11, 29
    srli s3, s11, 3
    or s0, s0, s3
    and s0, s0, s8
    or t4, t4, s0
    sw t4, 540(a0)
    lw s0, 240(sp)
    lui s4, 80
    srli s3, s0, 13
    addi s4, s4, 5
    and s3, s3, s4
    lw s8, 312(sp)
    lui s11, 160
    srli s9, s8, 12
    addi s11, s11, 10
    and s9, s9, s11
    or s3, s3, s9
    lw s9, 104(sp)
    sw s11, 308(sp)
    srli s11, s9, 4
    sw s4, 144(sp)
    lui s4, 1280
    addi s4, s4, 80
    and s11, s11, s4
    or s3, s3, s11
    lw s11, 332(sp)
    sw s4, 348(sp)
    srli s4, s11, 4
    sw t4, 188(sp)
    lui t4, 2560
    addi t4, t4, 160
    and s4, s4, t4
    or s3, s3, s4
    slli s0, s0, 3
    lui s4, 20480
    addi s4, s4, 1280
    and s0, s0, s4
    or s0, s3, s0
    slli s3, s8, 4
    lui s8, 40961
    addi s8, s8, -1536
    and s3, s3, s8
    or s0, s0, s3
    slli s3, s9, 12
    lui s9, 327685
    and s3, s3, s9
    or s0, s0, s3
    slli s3, s11, 12
    lui s9, 655370
    and s3, s3, s9
    or s0, s0, s3
    sw s0, 544(a0)
    lui s3, 1024
    addi s3, s3, 769
    # round 34 (gift.dsl:33)
    not s3, s3
    sw s3, 548(a0)
    lw s3, 300(sp)
    lui s11, 16
    srli s9, s3, 15
    addi s11, s11, 1
    and s9, s9, s11
    lui s11, 32
    addi s11, s11, 2
    sw t4, 332(sp)
    lw t4, 324(sp)
    and t4, t4, s11
    or t4, s9, t4
    srli s9, s3, 7
    lui s11, 1344
    addi s11, s11, 84
    and s9, s9, s11
    or t4, t4, s9
    srli s9, s3, 5
    lui s11, 2688
    addi s11, s11, 168
    and s9, s9, s11
    or t4, t4, s9
    lw s9, 464(sp)
    and t3, s9, t3
    or t3, t4, t3
    lui t4, 8192
    lw s9, 328(sp)
    addi t4, t4, 512
    and t4, s9, t4
    or t3, t3, t4
    slli t4, s3, 9
    lui s9, 344069
    addi s9, s9, 1024
    and t4, t4, s9
    or t3, t3, t4
    slli t4, s3, 11
    lui s3, 688139
    addi s3, s3, -2048
    and t4, t4, s3
    or t3, t3, t4
    not t4, t3
    sw t4, 552(a0)
    lw t4, 268(sp)
    srli s9, t4, 13
    slli s3, t4, 19
    or s3, s3, s9
    lui s9, 327765
    addi s9, s9, 5
    and s3, s3, s9
    slli s11, t4, 17
    sw s9, 300(sp)
    srli s9, t4, 15
    or s9, s11, s9
    lui s11, 2720
    addi s11, s11, 170
    and s9, s9, s11
    or s3, s3, s9
    slli s9, t4, 3
    sw s11, 328(sp)
    lui s11, 21760
    addi s11, s11, 1360
    and s9, s9, s11
    or s3, s3, s9
    slli s9, t4, 1
    lui t4, 696331
    addi t4, t4, -1536
    and s9, s9, t4
    or s3, s3, s9
    # round 33 (gift.dsl:33)
    not s9, s3
    sw s9, 556(a0)
    lui s9, 32
    addi s9, s9, 336
    sw s9, 560(a0)
    lw s9, 260(sp)
    sw s3, 464(sp)
    srli s3, s9, 25
    andi s3, s3, 85
    sw t4, 324(sp)
    srli t4, s9, 23
    andi t4, t4, 170
    or t4, s3, t4
    srli s3, s9, 9
    sw s11, 104(sp)
    lui s11, 5
    addi s11, s11, 1280
    and s3, s3, s11
    or t4, t4, s3
    srli s3, s9, 7
    lui s11, 11
    addi s11, s11, -1536
    and s3, s3, s11
    or t4, t4, s3
    lui s3, 4080
    and s5, s5, s3
    or t4, t4, s5
    slli s5, s9, 24
    or t4, t4, s5
    sw t4, 564(a0)
    lw t4, 352(sp)
    lw s5, 264(sp)
    and s5, t4, s5
    slli s3, s5, 8
    xor t4, t4, s5
    srli t4, t4, 8
    or t4, s3, t4
    sw t4, 568(a0)
    lw t4, 132(sp)
    lw s3, 380(sp)
    and s5, t4, s3
    slli s9, s5, 12
    xor s5, t4, s5
    srli s5, s5, 4
    or s5, s9, s5
    # round 32 (gift.dsl:33)
    not s9, s5
    sw s9, 572(a0)
    # round 31 (gift.dsl:33)
    lw s9, 292(sp)
    not s9, s9
    sw s9, 576(a0)
    lui s9, 131618
    addi s9, s9, 64
    sw s9, 580(a0)
    and s9, t5, a7
    slli t4, s9, 1
    xor t5, t5, s9
    srli t5, t5, 3
    or t4, t4, t5
    sw t4, 584(a0)
    lw t4, 112(sp)
    and t5, t4, a2
    slli s9, t5, 2
    xor t4, t4, t5
    srli t4, t4, 2
    or t4, s9, t4
    sw t4, 588(a0)
    lui t4, 517
    addi t4, t4, -768
    # round 30 (gift.dsl:33)
    not t4, t4
    sw t4, 592(a0)
    lw t4, 204(sp)
    srli s9, t4, 26
    slli t5, t4, 6
    or t5, t5, s9
    and t5, t5, a2
    slli s9, t4, 10
    srli t4, t4, 22
    or t4, s9, t4
    and t4, t4, s2
    or t4, t5, t4
    not t4, t4
    sw t4, 596(a0)
    lw t4, 148(sp)
    srli s9, t4, 16
    slli t5, t4, 16
    or t5, t5, s9
    and s9, t5, s7
    sw s5, 204(sp)
    slli s5, t4, 13
    sw s11, 112(sp)
    srli s11, t4, 19
    or s5, s5, s11
    and s5, s5, ra
    or s5, s9, s5
    slli s9, t4, 17
    srli s11, t4, 15
    or s9, s9, s11
    and s9, s9, s6
    or s5, s5, s9
    # round 29 (gift.dsl:33)
    not s5, s5
    sw s5, 600(a0)
    lui s5, 263172
    addi s5, s5, 512
    sw s5, 604(a0)
    slli s5, a6, 12
    srli a6, a6, 20
    or a6, s5, a6
    lw s5, 404(sp)
    and t6, t6, s2
    and a6, a6, s5
    or a6, a6, t6
    lw t6, 468(sp)
    slli s9, t6, 19
    srli t6, t6, 13
    or t6, s9, t6
    and t6, t6, s10
    or a6, a6, t6
    sw a6, 608(a0)
    lw a6, 496(sp)
    slli t6, a6, 10
    srli a6, a6, 22
    or a6, t6, a6
    and a6, a6, s5
    lw t6, 160(sp)
    srli s11, t6, 10
    slli s9, t6, 22
    or s9, s9, s11
    and a4, s9, a4
    or a6, a6, a4
    lw a4, 340(sp)
    slli s9, a4, 6
    srli a4, a4, 26
    or a4, s9, a4
    and t2, a4, t2
    or a6, a6, t2
    slli t2, t6, 26
    srli t6, t6, 6
    or t2, t2, t6
    and t2, t2, s1
    or a6, a6, t2
    sw a6, 612(a0)
    lui t2, 548
    # round 28 (gift.dsl:33)
    not t2, t2
    sw t2, 616(a0)
    srli t2, a5, 9
    lui t6, 5
    addi t6, t6, 1365
    and t2, t2, t6
    slli a4, a5, 1
    lui s1, 11
    addi s1, s1, -1366
    and a4, a4, s1
    or t2, t2, a4
    lui a4, 349520
    and s9, a5, a4
    or t2, t2, s9
    slli s9, a5, 24
    srli s11, a5, 8
    or s9, s9, s11
    lui s11, 699040
    and a4, s9, s11
    or t2, t2, a4
    not t2, t2
    sw t2, 620(a0)
    srli t2, t1, 2
    lw a4, 384(sp)
    srli s5, t1, 10
    and s11, t2, a4
    lui t4, 960
    addi t4, t4, 60
    and t4, s5, t4
    or t4, s11, t4
    slli s5, t1, 6
    and s5, s5, a3
    or t4, t4, s5
    lw s11, 392(sp)
    srli s5, t1, 1
    and s5, s5, s11
    or t4, t4, s5
    lw s11, 388(sp)
    slli s5, t1, 7
    and s5, s5, s11
    or t4, t4, s5
    # round 27 (gift.dsl:33)
    not s5, t4
    sw s5, 624(a0)
    lui s5, 6144
    sw s5, 628(a0)
    and s5, t0, s3
    srli s11, t0, 10
    lw s3, 284(sp)
    sw t1, 388(sp)
    and s11, s11, s3
    or s5, s5, s11
    srli s11, t0, 2
    lui t1, 64513
    addi t1, t1, -64
    sw t1, 392(sp)
    and t1, s11, t1
    or t1, s5, t1
    slli s5, t0, 8
    sw t4, 160(sp)
    lui t4, 983055
    and s5, s5, t4
    or t1, t1, s5
    sw t1, 632(a0)
    lw t1, 152(sp)
    srli t4, t1, 30
    slli s5, t1, 2
    or t4, s5, t4
    and t4, t4, a4
    lw a4, 220(sp)
    sw t2, 384(sp)
    srli s5, a4, 8
    lui t2, 1092
    addi t2, t2, 1092
    and s5, s5, t2
    or t4, t4, s5
    srli s5, a4, 6
    sw t2, 340(sp)
    lui t2, 2185
    addi t2, t2, -1912
    and s5, s5, t2
    or t4, t4, s5
    slli s5, t1, 10
    sw t2, 496(sp)
    srli t2, t1, 22
    or t2, s5, t2
    and t2, t2, s3
    or t2, t4, t2
    slli t4, t1, 18
    srli s3, t1, 14
    or t4, t4, s3
    lw s3, 484(sp)
    and t4, t4, s3
    or t2, t2, t4
    slli t4, t1, 26
    srli t1, t1, 6
    or t1, t4, t1
    lui t4, 196611
    and t1, t1, t4
    or t1, t2, t1
    slli t2, a4, 25
    lui t4, 835584
    and t2, t2, t4
    or t1, t1, t2
    sw t1, 636(a0)
    lui t2, 8256
    addi t2, t2, 64
    # round 26 (gift.dsl:33)
    not t2, t2
    sw t2, 640(a0)
    lui t2, 69905
    addi t2, t2, 273
    lw s3, 172(sp)
    srli s5, s3, 18
    and t2, s3, t2
    lw a4, 440(sp)
    lw t4, 436(sp)
    and a4, s5, a4
    or t2, t2, a4
    lw s5, 200(sp)
    srli a4, s3, 16
    and s5, a4, s5
    or t2, t2, s5
    slli s5, s3, 2
    and t4, s5, t4
    or t2, t2, t4
    slli t4, s3, 15
    lui s5, 419424
    and s5, t4, s5
    or t2, t2, s5
    not s5, t2
    sw s5, 644(a0)
    lw s5, 188(sp)
    sw t1, 200(sp)
    slli s3, s5, 4
    srli s5, s5, 28
    or s3, s3, s5
    lw s5, 136(sp)
    sw s3, 436(sp)
    and s5, s3, s5
    lw s3, 304(sp)
    sw t4, 440(sp)
    slli t1, s3, 3
    lui t4, 328965
    and t1, t1, t4
    or t1, s5, t1
    slli s5, s3, 5
    lui t4, 657930
    and s5, s5, t4
    or t1, t1, s5
    srli s5, s3, 5
    lui t4, 20560
    and s5, s5, t4
    or t1, t1, s5
    srli s3, s3, 3
    lui s5, 41120
    and s3, s3, s5
    or t1, t1, s3
    # round 25 (gift.dsl:33)
    not s3, t1
    sw s3, 648(a0)
    lui s3, 48
    addi s3, s3, 1024
    sw s3, 652(a0)
    lw s3, 288(sp)
    srli t4, s3, 12
    andi s5, s3, 255
    sw t1, 304(sp)
    lui t1, 256
    addi t1, t1, -256
    and t4, t4, t1
    or t4, s5, t4
    slli s5, s3, 4
    sw t1, 152(sp)
    lui t1, 3840
    and t1, s5, t1
    or t1, t4, t1
    slli t4, s3, 16
    lui s5, 1044480
    and t4, t4, s5
    or t1, t1, t4
    sw t1, 656(a0)
    lw t4, 472(sp)
    lw s3, 144(sp)
    srli s5, t4, 13
    and s3, s5, s3
    lw s5, 276(sp)
    sw t1, 144(sp)
    srli t1, s5, 12
    sw t2, 484(sp)
    lw t2, 308(sp)
    slli t4, t4, 3
    and t1, t1, t2
    or t1, s3, t1
    slli t2, t3, 1
    lw s3, 248(sp)
    sw t2, 308(sp)
    and s3, t2, s3
    or t1, t1, s3
    slli s3, t3, 5
    lw t2, 208(sp)
    and t4, t4, s4
    and s3, s3, t2
    or t1, t1, s3
    or t1, t1, t4
    slli t4, s5, 4
    and t4, t4, s8
    or t1, t1, t4
    sw t1, 660(a0)
    lui t4, 1056
    addi t4, t4, 256
    # round 24 (gift.dsl:33)
    not t4, t4
    sw t4, 664(a0)
    srli t4, s0, 3
    lw s3, 100(sp)
    slli s5, s0, 1
    and s4, t4, s3
    lw s8, 492(sp)
    lw s3, 400(sp)
    and s8, s5, s8
    or s4, s4, s8
    srli s8, s0, 4
    and s3, s8, s3
    or s3, s4, s3
    and s4, s0, s10
    or s3, s3, s4
    slli s4, s0, 5
    lui s8, 789516
    addi s8, s8, 192
    and s4, s4, s8
    or s3, s3, s4
    not s4, s3
    sw s4, 668(a0)
    lw s4, 260(sp)
    sw t4, 400(sp)
    slli t2, s4, 27
    srli t4, s4, 5
    or t2, t2, t4
    lw t4, 300(sp)
    sw s8, 300(sp)
    and t2, t2, t4
    lw s8, 328(sp)
    slli t4, s4, 1
    and t4, t4, s8
    or t2, t2, t4
    slli t4, s4, 11
    srli s8, s4, 21
    or t4, t4, s8
    lw s8, 104(sp)
    and t4, t4, s8
    or t2, t2, t4
    slli t4, s4, 17
    srli s4, s4, 15
    or t4, t4, s4
    lw s4, 324(sp)
    and t4, t4, s4
    or t2, t2, t4
    # round 23 (gift.dsl:33)
    not t4, t2
    sw t4, 672(a0)
    lui t4, 32
    addi t4, t4, 1296
    sw t4, 676(a0)
    lw t4, 464(sp)
    srli s8, t4, 24
    slli s4, t4, 8
    or s4, s4, s8
    and s8, s4, t6
    and t4, t4, s1
    or t4, s8, t4
    lw s8, 460(sp)
    sw s1, 324(sp)
    slli s1, s8, 8
    sw t2, 260(sp)
    lui t2, 4080
    and s1, s1, t2
    or t4, t4, s1
    slli s1, s8, 24
    or t4, t4, s1
    sw t4, 680(a0)
    lw t4, 164(sp)
    lw s1, 264(sp)
    and s8, t4, s1
    slli s1, s8, 8
    xor t4, t4, s8
    srli t4, t4, 8
    or t4, s1, t4
    sw t4, 684(a0)
    lw t4, 452(sp)
    lui s1, 65521
    srli t4, t4, 4
    addi s1, s1, -1
    and t4, t4, s1
    lw s8, 176(sp)
    lui t2, 983055
    slli s8, s8, 10
    and s8, s8, t2
    or t4, t4, s8
    # round 22 (gift.dsl:33)
    not t4, t4
    sw t4, 688(a0)
    # round 21 (gift.dsl:33)
    lw t4, 448(sp)
    not t4, t4
    sw t4, 692(a0)
    lui t4, 139778
    addi t4, t4, 64
    sw t4, 696(a0)
    lw t4, 456(sp)
    and s8, t4, a7
    slli t2, s8, 1
    xor t4, t4, s8
    srli t4, t4, 3
    or t2, t2, t4
    sw t2, 700(a0)
    lw t2, 428(sp)
    and t4, t2, a2
    slli s8, t4, 2
    xor t2, t2, t4
    srli t2, t2, 2
    or t2, s8, t2
    sw t2, 704(a0)
    lui t2, 524
    addi t2, t2, 1280
    # round 20 (gift.dsl:33)
    not t2, t2
    sw t2, 708(a0)
    lw t2, 432(sp)
    srli s8, t2, 26
    slli t4, t2, 6
    or t4, t4, s8
    and t4, t4, a2
    slli s8, t2, 10
    srli t2, t2, 22
    or t2, s8, t2
    and t2, t2, s2
    or t2, t4, t2
    not t2, t2
    sw t2, 712(a0)
    lw t2, 212(sp)
    srli s8, t2, 16
    slli t4, t2, 16
    or t4, t4, s8
    and s7, t4, s7
    slli s8, t2, 13
    sw s1, 432(sp)
    srli s1, t2, 19
    or s1, s8, s1
    and s1, s1, ra
    or s1, s7, s1
    slli s7, t2, 17
    srli s8, t2, 15
    or s7, s7, s8
    and s6, s7, s6
    or s1, s1, s6
    # round 19 (gift.dsl:33)
    not s1, s1
    sw s1, 716(a0)
    lui s1, 788484
    addi s1, s1, 512
    sw s1, 720(a0)
    lw s1, 148(sp)
    and t5, t5, s2
    slli s6, s1, 12
    srli s1, s1, 20
    or s1, s6, s1
    lw s6, 404(sp)
    and s1, s1, s6
    or t5, s1, t5
    lw s1, 192(sp)
    srli s8, s1, 13
    slli s7, s1, 19
    or s7, s7, s8
    and s7, s7, s10
    or t5, t5, s7
    sw t5, 724(a0)
    lw t5, 396(sp)
    slli s8, a5, 20
    and s7, s9, t5
    srli ra, a5, 12
    or s8, s8, ra
    lw ra, 444(sp)
    lui t2, 1360
    and s8, s8, ra
    or s7, s7, s8
    sw s7, 728(a0)
    lui s7, 10788
    # round 18 (gift.dsl:33)
    not s7, s7
    sw s7, 732(a0)
    srli s7, a6, 9
    and s7, s7, t6
    lw s8, 156(sp)
    addi t2, t2, 170
    srli s6, s8, 8
    and t2, s6, t2
    or t2, s7, t2
    lw s7, 112(sp)
    srli s6, s8, 7
    and s6, s6, s7
    or t2, t2, s6
    slli s6, a6, 24
    srli a6, a6, 8
    or a6, s6, a6
    lui s6, 699040
    and a6, a6, s6
    or a6, t2, a6
    slli t2, s8, 23
    lui s7, 348160
    and t2, t2, s7
    or a6, a6, t2
    not a6, a6
    sw a6, 736(a0)
    lw a6, 424(sp)
    slli t2, t0, 6
    and a6, s11, a6
    and t2, t2, a3
    or a6, a6, t2
    lw a3, 480(sp)
    srli t2, t0, 3
    and t2, t2, a3
    or a6, a6, t2
    slli t2, t0, 5
    lui a3, 917518
    and t2, t2, a3
    or a6, a6, t2
    # round 17 (gift.dsl:33)
    not t2, a6
    sw t2, 740(a0)
    lui t2, 14336
    addi t2, t2, 512
    sw t2, 744(a0)
    lui t2, 196659
    lw a3, 384(sp)
    addi t2, t2, 3
    and t2, a3, t2
    lw a3, 476(sp)
    slli s7, a3, 13
    srli a3, a3, 19
    or a3, s7, a3
    lui s7, 576
    addi s7, s7, 36
    and a3, a3, s7
    or t2, t2, a3
    lw a3, 184(sp)
    lui s7, 256
    srli a3, a3, 7
    addi s7, s7, 8
    and a3, a3, s7
    or t2, t2, a3
    lw a3, 256(sp)
    lw s7, 392(sp)
    andi a3, a3, 16
    or t2, t2, a3
    lw a3, 160(sp)
    srli a3, a3, 2
    and a3, a3, s7
    or t2, t2, a3
    lw a3, 388(sp)
    slli s7, a3, 14
    lui a3, 786444
    and a3, s7, a3
    or t2, t2, a3
    lw a3, 196(sp)
    lui s7, 128
    and a3, a3, s7
    or t2, t2, a3
    sw t2, 748(a0)
    lui t2, 3
    addi t2, t2, 819
    and t2, a4, t2
    lw a4, 484(sp)
    lw s7, 340(sp)
    srli a3, a4, 8
    and a3, a3, s7
    or t2, t2, a3
    srli a3, a4, 6
    lw s7, 496(sp)
    lw s6, 172(sp)
    and a3, a3, s7
    or t2, t2, a3
    lui a3, 69904
    lw s7, 440(sp)
    slli s6, s6, 17
    and s7, s7, a3
    or t2, t2, s7
    lui s8, 139808
    and s6, s6, s8
    or t2, t2, s6
    slli s6, a4, 25
    lui s8, 835584
    and s6, s6, s8
    or t2, t2, s6
    sw t2, 752(a0)
    lui s6, 8260
    addi s6, s6, 68
    # round 16 (gift.dsl:33)
    not s6, s6
    sw s6, 756(a0)
    lw s6, 220(sp)
    lui a4, 10
    srli s8, s6, 16
    addi a4, a4, -1639
    and s8, s8, a4
    srli s1, s6, 24
    andi s1, s1, 102
    or s1, s8, s1
    lw s8, 128(sp)
    sw t2, 440(sp)
    srli t2, s8, 19
    andi t2, t2, 1536
    or t2, s1, t2
    srli s1, s8, 11
    lui s8, 6
    and s1, s1, s8
    or t2, t2, s1
    slli s1, s6, 13
    and a3, s1, a3
    or t2, t2, a3
    lw a3, 200(sp)
    lui s1, 419424
    slli a3, a3, 15
    and a3, a3, s1
    or t2, t2, a3
    slli a3, s6, 19
    lui s1, 559232
    and a3, a3, s1
    or t2, t2, a3
    not t2, t2
    sw t2, 760(a0)
    lw t2, 144(sp)
    lui s1, 328965
    slli a3, t2, 4
    srli t2, t2, 28
    or t2, a3, t2
    lw a3, 136(sp)
    and t2, t2, a3
    lw a3, 296(sp)
    slli s8, a3, 3
    and s1, s8, s1
    or t2, t2, s1
    slli a3, a3, 5
    lui s1, 657930
    and a3, a3, s1
    or t2, t2, a3
    lw a3, 8(a1)
    lui s8, 20560
    slli s1, a3, 13
    and s1, s1, s8
    or t2, t2, s1
    slli a3, a3, 15
    lui s1, 41120
    and a3, a3, s1
    or t2, t2, a3
    # round 15 (gift.dsl:33)
    not a3, t2
    sw a3, 764(a0)
    lui a3, 816
    addi a3, a3, 1024
    sw a3, 768(a0)
    lui a3, 983040
    addi a3, a3, 255
    lw s1, 436(sp)
    lw s8, 152(sp)
    and a3, s1, a3
    lw s1, 304(sp)
    srli s1, s1, 12
    and s1, s1, s8
    or a3, a3, s1
    lw s1, 280(sp)
    lui s6, 2560
    slli s8, s1, 25
    srli s1, s1, 7
    or s1, s8, s1
    lui s8, 42240
    and s1, s1, s8
    or a3, a3, s1
    lw s1, 0(a1)
    slli s8, s1, 15
    and s6, s8, s6
    or a3, a3, s6
    slli s1, s1, 7
    lui s6, 20480
    and s1, s1, s6
    or a3, a3, s1
    sw a3, 772(a0)
    srli a3, s0, 19
    andi a3, a3, 257
    srli s1, s0, 15
    lui s6, 1
    addi s6, s6, -498
    and s1, s1, s6
    or a3, a3, s1
    slli s1, s3, 1
    lw s3, 248(sp)
    lui s6, 49344
    and s1, s1, s3
    or a3, a3, s1
    lw s1, 208(sp)
    lui s3, 12336
    and s1, s5, s1
    or a3, a3, s1
    slli s1, s0, 14
    and s1, s1, s3
    or a3, a3, s1
    slli s1, s0, 18
    and s1, s1, s6
    or a3, a3, s1
    sw a3, 776(a0)
    lui s1, 1056
    addi s1, s1, 769
    # round 14 (gift.dsl:33)
    not s1, s1
    sw s1, 780(a0)
    srli s1, t1, 3
    lw s6, 100(sp)
    lw s8, 492(sp)
    and s1, s1, s6
    slli s6, t1, 1
    and s6, s6, s8
    or s1, s1, s6
    srli s6, t3, 3
    lw s8, 408(sp)
    slli t1, t1, 5
    and s6, s6, s8
    or s1, s1, s6
    lui s6, 230276
    lw s8, 308(sp)
    addi s6, s6, -1992
    and s6, s8, s6
    or s1, s1, s6
    lw s6, 300(sp)
    and t1, t1, s6
    or t1, s1, t1
    not t1, t1
    sw t1, 784(a0)
    lw t1, 464(sp)
    srli s8, t1, 20
    slli s1, t1, 12
    or s1, s1, s8
    and s1, s1, t5
    and s8, s4, ra
    or s1, s1, s8
    # round 13 (gift.dsl:33)
    not s1, s1
    sw s1, 788(a0)
    lui s1, 32
    addi s1, s1, 1360
    sw s1, 792(a0)
    lw s1, 260(sp)
    srli t1, s1, 24
    slli s8, s1, 8
    or t1, s8, t1
    and s8, t1, t6
    lw ra, 324(sp)
    lui s3, 4080
    and t5, s1, ra
    or t5, s8, t5
    lw s8, 356(sp)
    slli s1, s8, 8
    and s1, s1, s3
    or t5, t5, s1
    slli s1, s8, 24
    or t5, t5, s1
    sw t5, 796(a0)
    lw t5, 180(sp)
    lw s1, 264(sp)
    and s1, t5, s1
    slli s8, s1, 8
    xor t5, t5, s1
    srli t5, t5, 8
    or t5, s8, t5
    sw t5, 800(a0)
    lw t5, 360(sp)
    lw s1, 380(sp)
    and s8, t5, s1
    slli s3, s8, 12
    xor t5, t5, s8
    srli t5, t5, 4
    or t5, s3, t5
    # round 12 (gift.dsl:33)
    not t5, t5
    sw t5, 804(a0)
    # round 11 (gift.dsl:33)
    lw t5, 336(sp)
    not t5, t5
    sw t5, 808(a0)
    lui t5, 139810
    addi t5, t5, 64
    sw t5, 812(a0)
    lw t5, 368(sp)
    and s3, t5, a7
    slli s8, s3, 1
    xor t5, t5, s3
    srli t5, t5, 3
    or t5, s8, t5
    sw t5, 816(a0)
    lw t5, 252(sp)
    slli s3, t5, 24
    srli t5, t5, 8
    or t5, s3, t5
    sw t5, 820(a0)
    lui t5, 525
    addi t5, t5, -768
    # round 10 (gift.dsl:33)
    not t5, t5
    sw t5, 824(a0)
    lw t5, 96(sp)
    srli s8, t5, 26
    slli s3, t5, 6
    or s3, s3, s8
    and a2, s3, a2
    slli s3, t5, 10
    srli t5, t5, 22
    or t5, s3, t5
    and t5, t5, s2
    or t5, a2, t5
    not t5, t5
    sw t5, 828(a0)
    lw t5, 344(sp)
    lui a2, 259060
    srli t5, t5, 2
    addi a2, a2, -193
    lw s3, 192(sp)
    and t5, t5, a2
    slli s8, s3, 18
    srli s3, s3, 14
    or s3, s8, s3
    and s3, s3, s6
    or t5, t5, s3
    # round 9 (gift.dsl:33)
    not t5, t5
    sw t5, 832(a0)
    lui t5, 789508
    addi t5, t5, 512
    sw t5, 836(a0)
    lw t5, 212(sp)
    srli s8, t5, 20
    slli s3, t5, 12
    or s3, s3, s8
    lw s8, 404(sp)
    and t4, t4, s2
    and s3, s3, s8
    or t4, s3, t4
    slli s2, t5, 20
    srli t5, t5, 12
    or t5, s2, t5
    and t5, t5, s10
    or t4, t4, t5
    sw t4, 840(a0)
    lw t4, 156(sp)
    slli s2, t4, 15
    srli t5, t4, 16
    lui s3, 349520
    and s2, s2, s3
    or t5, t5, s2
    slli t4, t4, 17
    lui s2, 699040
    and t4, t4, s2
    or t4, t5, t4
    sw t4, 844(a0)
    lui t4, 43556
    # round 8 (gift.dsl:33)
    not t4, t4
    sw t4, 848(a0)
    slli t4, a5, 11
    srli t5, a5, 21
    or t4, t4, t5
    and t4, t4, t6
    srli t5, a5, 7
    and t5, t5, ra
    or t4, t4, t5
    and t5, s9, s3
    or t4, t4, t5
    slli a5, a5, 12
    and a5, a5, s2
    or a5, t4, a5
    not a5, a5
    sw a5, 852(a0)
    lw a5, 388(sp)
    lw t4, 432(sp)
    srli t0, t0, 5
    and t5, a5, t4
    slli s2, t5, 4
    xor a5, a5, t5
    srli a5, a5, 12
    or a5, s2, a5
    # round 7 (gift.dsl:33)
    not a5, a5
    sw a5, 856(a0)
    lui a5, 30720
    addi a5, a5, 1536
    sw a5, 860(a0)
    and a5, s11, s1
    lui t5, 32512
    addi t5, t5, 2032
    and t0, t0, t5
    or a5, a5, t0
    lw t0, 236(sp)
    slli a6, a6, 8
    slli t5, t0, 19
    srli t0, t0, 13
    or t0, t5, t0
    lw t5, 376(sp)
    and t0, t0, t5
    or a5, a5, t0
    lui t0, 983055
    and a6, a6, t0
    or a5, a5, a6
    sw a5, 864(a0)
    lw a5, 220(sp)
    and a6, a5, a7
    slli a7, a6, 1
    xor a5, a5, a6
    srli a5, a5, 3
    or a5, a7, a5
    sw a5, 868(a0)
    lui a5, 9220
    addi a5, a5, 1092
    # round 6 (gift.dsl:33)
    not a5, a5
    sw a5, 872(a0)
    lw a5, 484(sp)
    lw a6, 172(sp)
    srli a5, a5, 16
    and a5, a5, a4
    srli a7, a6, 9
    lui t5, 1638
    addi t5, t5, 1638
    and a7, a7, t5
    or a5, a5, a7
    or a5, a5, s7
    slli a6, a6, 19
    lui a7, 559232
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 440(sp)
    lui a7, 417792
    slli a6, a6, 15
    and a6, a6, a7
    or a5, a5, a6
    not a5, a5
    sw a5, 876(a0)
    lw a5, 188(sp)
    slli a6, a5, 8
    srli a5, a5, 24
    or a5, a6, a5
    # round 5 (gift.dsl:33)
    not a5, a5
    sw a5, 880(a0)
    lui a5, 3840
    addi a5, a5, 1024
    sw a5, 884(a0)
    lw a5, 288(sp)
    lw a7, 348(sp)
    slli a6, a5, 20
    srli a5, a5, 12
    or a5, a6, a5
    lui a6, 1044480
    addi a6, a6, 15
    and a5, a5, a6
    lw a6, 244(sp)
    srli a6, a6, 5
    and a6, a6, a7
    or a5, a5, a6
    lw a6, 216(sp)
    lw a7, 332(sp)
    and a6, a6, a7
    or a5, a5, a6
    lw a7, 152(sp)
    srli a6, t2, 12
    and a6, a6, a7
    or a5, a5, a6
    sw a5, 888(a0)
    and a5, t3, a2
    slli a6, a5, 2
    xor a5, t3, a5
    srli a5, a5, 6
    or a5, a6, a5
    sw a5, 892(a0)
    lui a5, 9216
    addi a5, a5, 514
    # round 4 (gift.dsl:33)
    not a5, a5
    sw a5, 896(a0)
    srli a5, s0, 18
    andi a5, a5, 771
    lui a6, 115138
    lw a7, 400(sp)
    addi a6, a6, -996
    and a6, a7, a6
    or a5, a5, a6
    lui a6, 131586
    addi a6, a6, 32
    and a6, s5, a6
    or a5, a5, a6
    slli a6, a3, 5
    and a6, a6, s6
    or a5, a5, a6
    slli a6, s0, 15
    lui a7, 12336
    and a6, a6, a7
    or a5, a5, a6
    not a5, a5
    sw a5, 900(a0)
    lw a5, 260(sp)
    slli a6, a5, 12
    srli a5, a5, 20
    or a5, a6, a5
    lw a6, 396(sp)
    and a5, a5, a6
    lw a6, 444(sp)
    and a6, t1, a6
    or a5, a5, a6
    # round 3 (gift.dsl:33)
    not a5, a5
    sw a5, 904(a0)
    lui a5, 37
    sw a5, 908(a0)
    lw a5, 464(sp)
    and a6, s4, ra
    srli a5, a5, 12
    and a5, a5, t6
    or a5, a5, a6
    lw a6, 268(sp)
    lui t1, 4080
    slli a7, a6, 8
    and a7, a7, t1
    or a5, a5, a7
    slli a6, a6, 24
    or a5, a5, a6
    sw a5, 912(a0)
    lw a5, 204(sp)
    lw a6, 132(sp)
    srli a5, a5, 4
    and a5, a5, t4
    slli a6, a6, 8
    and a6, a6, t0
    or a5, a5, a6
    sw a5, 916(a0)
    # round 2 (gift.dsl:33)
    lw a5, 168(sp)
    not a5, a5
    sw a5, 920(a0)
    lw a5, 176(sp)
    and a6, a5, s1
    slli a7, a6, 12
    xor a5, a5, a6
    srli a5, a5, 4
    or a5, a7, a5
    not a5, a5
    sw a5, 924(a0)
    addi t0, sp, 64
    addi t1, sp, 512
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
    addi sp, sp, 512
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
    lui t1, 349525
    srli t2, a5, 1
    addi t1, t1, 1365
    xor t2, a6, t2
    srli t3, a7, 1
    and t2, t2, t1
    xor t3, t0, t3
    slli t4, t2, 1
    and t3, t3, t1
    xor a5, a5, t4
    xor a6, a6, t2
    slli t2, t3, 1
    xor a7, a7, t2
    xor t0, t0, t3
    lui t2, 209715
    srli t3, a5, 2
    srli t4, a6, 2
    addi t2, t2, 819
    xor t3, a7, t3
    xor t4, t0, t4
    and t3, t3, t2
    and t4, t4, t2
    slli t5, t3, 2
    slli t6, t4, 2
    xor a5, a5, t5
    xor a7, a7, t3
    xor a6, a6, t6
    # round 1 (gift.dsl:33)
    or t3, a5, a6
    and t5, a5, a7
    xor t0, t0, t4
    xor a7, a7, t3
    xor a6, a6, t5
    xor t3, t0, a7
    and t0, t0, a6
    xor a6, a6, t3
    xor a5, a5, t0
    and t0, a5, a6
    lui t4, 4080
    lui t5, 65521
    xor a7, a7, t0
    lui t0, 240
    addi t4, t4, 255
    addi t5, t5, -1
    not t3, t3
    addi t0, t0, 15
    and t6, a6, t4
    and a4, a7, t5
    and s0, t3, t0
    xor a6, a6, t6
    xor a7, a7, a4
    xor t3, t3, s0
    slli t6, t6, 8
    srli a6, a6, 8
    slli a4, a4, 4
    srli a7, a7, 12
    lw s1, 0(a3)
    lw s2, 4(a3)
    slli s0, s0, 12
    srli t3, t3, 4
    or a6, t6, a6
    or a7, a4, a7
    or t3, s0, t3
    xor a6, s1, a6
    xor a7, s2, a7
    lw t6, 8(a3)
    # round 2 (gift.dsl:33)
    or a4, t3, a6
    and s0, t3, a7
    # round 1 (gift.dsl:33)
    xor a5, t6, a5
    # round 2 (gift.dsl:33)
    xor a7, a4, a7
    xor a6, a6, s0
    xor t6, a5, a7
    and a5, a5, a6
    xor a6, a6, t6
    xor a5, t3, a5
    and t3, a5, a6
    xor a7, a7, t3
    and t3, a6, t1
    lui a4, 5
    lui s0, 11
    xor a6, a6, t3
    slli s1, a7, 15
    lui s2, 349520
    srli s3, t6, 17
    addi a4, a4, 1365
    srli s4, t6, 15
    addi s0, s0, -1366
    slli t3, t3, 1
    srli a6, a6, 1
    srli s5, a7, 16
    and s1, s1, s2
    slli a7, a7, 17
    lui s6, 699040
    lw s7, 12(a3)
    and s3, s3, a4
    and s4, s4, s0
    or a6, t3, a6
    or t3, s5, s1
    and a7, a7, s6
    lw s1, 16(a3)
    or s3, s3, s4
    slli t6, t6, 16
    or a7, t3, a7
    xor a6, s7, a6
    or t3, s3, t6
    xor a7, s1, a7
    lw t6, 20(a3)
    # round 3 (gift.dsl:33)
    not s1, a6
    and s1, t3, s1
    or s3, t3, a7
    # round 2 (gift.dsl:33)
    xor a5, t6, a5
    # round 3 (gift.dsl:33)
    xor a7, s1, a7
    xor a6, a6, s3
    xor t6, a5, a7
    or a5, a5, a6
    xor a6, a6, t6
    xor a5, t3, a5
    and t3, a5, a6
    lui s1, 61681
    lui s3, 12336
    xor a7, a7, t3
    lui t3, 259060
    addi s1, s1, -241
    addi s3, s3, 771
    addi t3, t3, -193
    and s4, a6, s1
    and s5, a7, s3
    and s8, t6, t3
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
    xor a6, s9, a6
    xor a7, s10, a7
    lw s4, 32(a3)
    # round 4 (gift.dsl:33)
    or s5, t6, a6
    and s8, t6, a7
    # round 3 (gift.dsl:33)
    xor a5, s4, a5
    # round 4 (gift.dsl:33)
    xor a7, s5, a7
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
    xor a6, s5, a6
    or t6, s9, s4
    xor a7, s8, a7
    lw s4, 44(a3)
    # round 5 (gift.dsl:33)
    not s8, a6
    and s8, t6, s8
    or s9, t6, a7
    # round 4 (gift.dsl:33)
    xor a5, s4, a5
    # round 5 (gift.dsl:33)
    xor a7, s8, a7
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
    and s9, a6, t2
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
    xor a6, ra, a6
    xor a7, s9, a7
    lw s9, 56(a3)
    # round 6 (gift.dsl:33)
    or s10, s4, a6
    and s11, s4, a7
    # round 5 (gift.dsl:33)
    xor a5, s9, a5
    # round 6 (gift.dsl:33)
    xor a7, s10, a7
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
    xor a6, ra, a6
    or s4, s11, s9
    xor a7, s10, a7
    lw s9, 68(a3)
    # round 7 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 6 (gift.dsl:33)
    xor a5, s9, a5
    # round 7 (gift.dsl:33)
    xor a7, s10, a7
    xor a6, a6, s11
    xor s9, a5, a7
    or a5, a5, a6
    xor a6, a6, s9
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t1
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
    xor a6, ra, a6
    xor a7, s4, a7
    lw s4, 80(a3)
    # round 8 (gift.dsl:33)
    or s10, s9, a6
    and s11, s9, a7
    # round 7 (gift.dsl:33)
    xor a5, s4, a5
    # round 8 (gift.dsl:33)
    xor a7, s10, a7
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
    and s11, s4, t3
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
    xor a6, ra, a6
    or s4, s11, s4
    xor a7, s10, a7
    lw s9, 92(a3)
    # round 9 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 8 (gift.dsl:33)
    xor a5, s9, a5
    # round 9 (gift.dsl:33)
    xor a7, s10, a7
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
    xor a6, s4, a6
    xor a7, s10, a7
    lw s4, 104(a3)
    # round 10 (gift.dsl:33)
    or s10, s9, a6
    and s11, s9, a7
    # round 9 (gift.dsl:33)
    xor a5, s4, a5
    # round 10 (gift.dsl:33)
    xor a7, s10, a7
    xor a6, a6, s11
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, s9, a5
    and s9, a5, a6
    xor a7, a7, s9
    not s4, s4
    and s9, a6, t2
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
    xor a6, s9, a6
    xor a7, s10, a7
    lw s10, 116(a3)
    # round 11 (gift.dsl:33)
    or s11, s4, a6
    # round 10 (gift.dsl:33)
    xor a5, s10, a5
    # round 11 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t4
    xor a6, a6, s4
    and s11, s10, t0
    slli s4, s4, 8
    srli a6, a6, 8
    xor s10, s10, s11
    or a6, s4, a6
    and s4, a7, t5
    xor a7, a7, s4
    slli s4, s4, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s10, s10, 4
    or a7, s4, a7
    lw s4, 120(a3)
    or s10, s11, s10
    lw s11, 124(a3)
    xor a6, s4, a6
    xor a7, s11, a7
    lw s4, 128(a3)
    # round 12 (gift.dsl:33)
    not s11, a6
    and s11, s10, s11
    # round 11 (gift.dsl:33)
    xor a5, s4, a5
    # round 12 (gift.dsl:33)
    or s4, s10, a7
    xor a7, s11, a7
    xor a6, a6, s4
    xor s4, a5, a7
    or a5, a5, a6
    xor a6, a6, s4
    xor a5, s10, a5
    and s10, a5, a6
    xor a7, a7, s10
    srli s10, s4, 17
    srli s11, s4, 15
    and s10, s10, a4
    and s11, s11, s0
    or s10, s10, s11
    and s11, a6, t1
    xor a6, a6, s11
    slli s11, s11, 1
    srli a6, a6, 1
    slli s4, s4, 16
    or a6, s11, a6
    slli s11, a7, 15
    and s11, s11, s2
    or s4, s10, s4
    srli s10, a7, 16
    slli a7, a7, 17
    or s10, s10, s11
    and a7, a7, s6
    lw s11, 132(a3)
    or a7, s10, a7
    lw s10, 136(a3)
    xor a6, s11, a6
    xor a7, s10, a7
    lw s10, 140(a3)
    # round 13 (gift.dsl:33)
    or s11, s4, a6
    # round 12 (gift.dsl:33)
    xor a5, s10, a5
    # round 13 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, s1
    xor a6, a6, s4
    and s11, s10, t3
    slli s4, s4, 4
    srli a6, a6, 4
    xor s10, s10, s11
    or a6, s4, a6
    and s4, a7, s3
    xor a7, a7, s4
    slli s4, s4, 6
    srli a7, a7, 2
    slli s11, s11, 2
    srli s10, s10, 6
    or a7, s4, a7
    lw s4, 144(a3)
    or s10, s11, s10
    lw s11, 148(a3)
    xor a6, s4, a6
    xor a7, s11, a7
    lw s4, 152(a3)
    # round 14 (gift.dsl:33)
    not s11, a6
    and s11, s10, s11
    # round 13 (gift.dsl:33)
    xor a5, s4, a5
    # round 14 (gift.dsl:33)
    or s4, s10, a7
    xor a7, s11, a7
    xor a6, a6, s4
    xor s4, a5, a7
    or a5, a5, a6
    xor a6, a6, s4
    xor a5, s10, a5
    and s10, a5, a6
    xor a7, a7, s10
    slli s10, a6, 16
    srli a6, a6, 16
    slli s11, s4, 24
    srli s4, s4, 8
    or a6, s10, a6
    slli s10, a7, 8
    srli a7, a7, 24
    or a7, s10, a7
    lw s10, 156(a3)
    or s4, s11, s4
    lw s11, 160(a3)
    xor a6, s10, a6
    xor a7, s11, a7
    lw s10, 164(a3)
    # round 15 (gift.dsl:33)
    or s11, s4, a6
    # round 14 (gift.dsl:33)
    xor a5, s10, a5
    # round 15 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    not s4, s10
    and s10, a6, t2
    and s11, s4, t6
    xor a6, a6, s10
    xor s4, s4, s11
    slli s10, s10, 2
    srli a6, a6, 2
    slli s11, s11, 3
    srli s4, s4, 1
    or a6, s10, a6
    and s10, a7, s8
    xor a7, a7, s10
    slli s10, s10, 1
    srli a7, a7, 3
    or a7, s10, a7
    lw s10, 168(a3)
    or s4, s11, s4
    lw s11, 172(a3)
    xor a6, s10, a6
    xor a7, s11, a7
    lw s10, 176(a3)
    # round 16 (gift.dsl:33)
    or s11, s4, a6
    # round 15 (gift.dsl:33)
    xor a5, s10, a5
    # round 16 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t4
    xor a6, a6, s4
    and s11, s10, t0
    slli s4, s4, 8
    srli a6, a6, 8
    xor s10, s10, s11
    or a6, s4, a6
    and s4, a7, t5
    xor a7, a7, s4
    slli s4, s4, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s10, s10, 4
    or a7, s4, a7
    lw s4, 180(a3)
    or s10, s11, s10
    lw s11, 184(a3)
    xor a6, s4, a6
    xor a7, s11, a7
    lw s4, 188(a3)
    # round 17 (gift.dsl:33)
    not s11, a6
    and s11, s10, s11
    # round 16 (gift.dsl:33)
    xor a5, s4, a5
    # round 17 (gift.dsl:33)
    or s4, s10, a7
    xor a7, s11, a7
    xor a6, a6, s4
    xor s4, a5, a7
    or a5, a5, a6
    xor a6, a6, s4
    xor a5, s10, a5
    and s10, a5, a6
    xor a7, a7, s10
    srli s10, s4, 17
    srli s11, s4, 15
    and s10, s10, a4
    and s11, s11, s0
    or s10, s10, s11
    and s11, a6, t1
    xor a6, a6, s11
    slli s11, s11, 1
    srli a6, a6, 1
    slli s4, s4, 16
    or a6, s11, a6
    slli s11, a7, 15
    and s11, s11, s2
    or s4, s10, s4
    srli s10, a7, 16
    slli a7, a7, 17
    or s10, s10, s11
    and a7, a7, s6
    lw s11, 192(a3)
    or a7, s10, a7
    lw s10, 196(a3)
    xor a6, s11, a6
    xor a7, s10, a7
    lw s10, 200(a3)
    # round 18 (gift.dsl:33)
    or s11, s4, a6
    # round 17 (gift.dsl:33)
    xor a5, s10, a5
    # round 18 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, s1
    xor a6, a6, s4
    and s11, s10, t3
    slli s4, s4, 4
    srli a6, a6, 4
    xor s10, s10, s11
    or a6, s4, a6
    and s4, a7, s3
    xor a7, a7, s4
    slli s4, s4, 6
    srli a7, a7, 2
    slli s11, s11, 2
    srli s10, s10, 6
    or a7, s4, a7
    lw s4, 204(a3)
    or s10, s11, s10
    lw s11, 208(a3)
    xor a6, s4, a6
    xor a7, s11, a7
    lw s4, 212(a3)
    # round 19 (gift.dsl:33)
    not s11, a6
    and s11, s10, s11
    # round 18 (gift.dsl:33)
    xor a5, s4, a5
    # round 19 (gift.dsl:33)
    or s4, s10, a7
    xor a7, s11, a7
    xor a6, a6, s4
    xor s4, a5, a7
    or a5, a5, a6
    xor a6, a6, s4
    xor a5, s10, a5
    and s10, a5, a6
    xor a7, a7, s10
    slli s10, a6, 16
    srli a6, a6, 16
    slli s11, s4, 24
    srli s4, s4, 8
    or a6, s10, a6
    slli s10, a7, 8
    srli a7, a7, 24
    or a7, s10, a7
    lw s10, 216(a3)
    or s4, s11, s4
    lw s11, 220(a3)
    xor a6, s10, a6
    xor a7, s11, a7
    lw s10, 224(a3)
    # round 20 (gift.dsl:33)
    or s11, s4, a6
    # round 19 (gift.dsl:33)
    xor a5, s10, a5
    # round 20 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    not s4, s10
    and s10, a6, t2
    and s11, s4, t6
    xor a6, a6, s10
    xor s4, s4, s11
    slli s10, s10, 2
    srli a6, a6, 2
    slli s11, s11, 3
    srli s4, s4, 1
    or a6, s10, a6
    and s10, a7, s8
    xor a7, a7, s10
    slli s10, s10, 1
    srli a7, a7, 3
    or a7, s10, a7
    lw s10, 228(a3)
    or s4, s11, s4
    lw s11, 232(a3)
    xor a6, s10, a6
    xor a7, s11, a7
    lw s10, 236(a3)
    # round 21 (gift.dsl:33)
    or s11, s4, a6
    # round 20 (gift.dsl:33)
    xor a5, s10, a5
    # round 21 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t4
    xor a6, a6, s4
    and s11, s10, t0
    slli s4, s4, 8
    srli a6, a6, 8
    xor s10, s10, s11
    or a6, s4, a6
    and s4, a7, t5
    xor a7, a7, s4
    slli s4, s4, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s10, s10, 4
    or a7, s4, a7
    lw s4, 240(a3)
    or s10, s11, s10
    lw s11, 244(a3)
    xor a6, s4, a6
    xor a7, s11, a7
    lw s4, 248(a3)
    # round 22 (gift.dsl:33)
    not s11, a6
    and s11, s10, s11
    # round 21 (gift.dsl:33)
    xor a5, s4, a5
    # round 22 (gift.dsl:33)
    or s4, s10, a7
    xor a7, s11, a7
    xor a6, a6, s4
    xor s4, a5, a7
    or a5, a5, a6
    xor a6, a6, s4
    xor a5, s10, a5
    and s10, a5, a6
    xor a7, a7, s10
    srli s10, s4, 17
    srli s11, s4, 15
    and s10, s10, a4
    and s11, s11, s0
    or s10, s10, s11
    and s11, a6, t1
    xor a6, a6, s11
    slli s11, s11, 1
    srli a6, a6, 1
    slli s4, s4, 16
    or a6, s11, a6
    slli s11, a7, 15
    and s11, s11, s2
    or s4, s10, s4
    srli s10, a7, 16
    slli a7, a7, 17
    or s10, s10, s11
    and a7, a7, s6
    lw s11, 252(a3)
    or a7, s10, a7
    lw s10, 256(a3)
    xor a6, s11, a6
    xor a7, s10, a7
    lw s10, 260(a3)
    # round 23 (gift.dsl:33)
    or s11, s4, a6
    # round 22 (gift.dsl:33)
    xor a5, s10, a5
    # round 23 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, s1
    xor a6, a6, s4
    and s11, s10, t3
    slli s4, s4, 4
    srli a6, a6, 4
    xor s10, s10, s11
    or a6, s4, a6
    and s4, a7, s3
    xor a7, a7, s4
    slli s4, s4, 6
    srli a7, a7, 2
    slli s11, s11, 2
    srli s10, s10, 6
    or a7, s4, a7
    lw s4, 264(a3)
    or s10, s11, s10
    lw s11, 268(a3)
    xor a6, s4, a6
    xor a7, s11, a7
    lw s4, 272(a3)
    # round 24 (gift.dsl:33)
    not s11, a6
    and s11, s10, s11
    # round 23 (gift.dsl:33)
    xor a5, s4, a5
    # round 24 (gift.dsl:33)
    or s4, s10, a7
    xor a7, s11, a7
    xor a6, a6, s4
    xor s4, a5, a7
    or a5, a5, a6
    xor a6, a6, s4
    xor a5, s10, a5
    and s10, a5, a6
    xor a7, a7, s10
    slli s10, a6, 16
    srli a6, a6, 16
    slli s11, s4, 24
    srli s4, s4, 8
    or a6, s10, a6
    slli s10, a7, 8
    srli a7, a7, 24
    or a7, s10, a7
    lw s10, 276(a3)
    or s4, s11, s4
    lw s11, 280(a3)
    xor a6, s10, a6
    xor a7, s11, a7
    lw s10, 284(a3)
    # round 25 (gift.dsl:33)
    or s11, s4, a6
    # round 24 (gift.dsl:33)
    xor a5, s10, a5
    # round 25 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    not s4, s10
    and s10, a6, t2
    and s11, s4, t6
    xor a6, a6, s10
    xor s4, s4, s11
    slli s10, s10, 2
    srli a6, a6, 2
    slli s11, s11, 3
    srli s4, s4, 1
    or a6, s10, a6
    and s10, a7, s8
    xor a7, a7, s10
    slli s10, s10, 1
    srli a7, a7, 3
    or a7, s10, a7
    lw s10, 288(a3)
    or s4, s11, s4
    lw s11, 292(a3)
    xor a6, s10, a6
    xor a7, s11, a7
    lw s10, 296(a3)
    # round 26 (gift.dsl:33)
    or s11, s4, a6
    # round 25 (gift.dsl:33)
    xor a5, s10, a5
    # round 26 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t4
    xor a6, a6, s4
    and s11, s10, t0
    slli s4, s4, 8
    srli a6, a6, 8
    xor s10, s10, s11
    or a6, s4, a6
    and s4, a7, t5
    xor a7, a7, s4
    slli s4, s4, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s10, s10, 4
    or a7, s4, a7
    lw s4, 300(a3)
    or s10, s11, s10
    lw s11, 304(a3)
    xor a6, s4, a6
    xor a7, s11, a7
    lw s4, 308(a3)
    # round 27 (gift.dsl:33)
    not s11, a6
    and s11, s10, s11
    # round 26 (gift.dsl:33)
    xor a5, s4, a5
    # round 27 (gift.dsl:33)
    or s4, s10, a7
    xor a7, s11, a7
    xor a6, a6, s4
    xor s4, a5, a7
    or a5, a5, a6
    xor a6, a6, s4
    xor a5, s10, a5
    and s10, a5, a6
    xor a7, a7, s10
    srli s10, s4, 17
    srli s11, s4, 15
    and s10, s10, a4
    and s11, s11, s0
    or s10, s10, s11
    and s11, a6, t1
    xor a6, a6, s11
    slli s11, s11, 1
    srli a6, a6, 1
    slli s4, s4, 16
    or a6, s11, a6
    slli s11, a7, 15
    and s11, s11, s2
    or s4, s10, s4
    srli s10, a7, 16
    slli a7, a7, 17
    or s10, s10, s11
    and a7, a7, s6
    lw s11, 312(a3)
    or a7, s10, a7
    lw s10, 316(a3)
    xor a6, s11, a6
    xor a7, s10, a7
    lw s10, 320(a3)
    # round 28 (gift.dsl:33)
    or s11, s4, a6
    # round 27 (gift.dsl:33)
    xor a5, s10, a5
    # round 28 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, s1
    xor a6, a6, s4
    and s11, s10, t3
    slli s4, s4, 4
    srli a6, a6, 4
    xor s10, s10, s11
    or a6, s4, a6
    and s4, a7, s3
    xor a7, a7, s4
    slli s4, s4, 6
    srli a7, a7, 2
    slli s11, s11, 2
    srli s10, s10, 6
    or a7, s4, a7
    lw s4, 324(a3)
    or s10, s11, s10
    lw s11, 328(a3)
    xor a6, s4, a6
    xor a7, s11, a7
    lw s4, 332(a3)
    # round 29 (gift.dsl:33)
    not s11, a6
    and s11, s10, s11
    # round 28 (gift.dsl:33)
    xor a5, s4, a5
    # round 29 (gift.dsl:33)
    or s4, s10, a7
    xor a7, s11, a7
    xor a6, a6, s4
    xor s4, a5, a7
    or a5, a5, a6
    xor a6, a6, s4
    xor a5, s10, a5
    and s10, a5, a6
    xor a7, a7, s10
    slli s10, a6, 16
    srli a6, a6, 16
    slli s11, s4, 24
    srli s4, s4, 8
    or a6, s10, a6
    slli s10, a7, 8
    srli a7, a7, 24
    or a7, s10, a7
    lw s10, 336(a3)
    or s4, s11, s4
    lw s11, 340(a3)
    xor a6, s10, a6
    xor a7, s11, a7
    lw s10, 344(a3)
    # round 30 (gift.dsl:33)
    or s11, s4, a6
    # round 29 (gift.dsl:33)
    xor a5, s10, a5
    # round 30 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    not s4, s10
    and s10, a6, t2
    and s11, s4, t6
    xor a6, a6, s10
    xor s4, s4, s11
    slli s10, s10, 2
    srli a6, a6, 2
    slli s11, s11, 3
    srli s4, s4, 1
    or a6, s10, a6
    and s10, a7, s8
    xor a7, a7, s10
    slli s10, s10, 1
    srli a7, a7, 3
    or a7, s10, a7
    lw s10, 348(a3)
    or s4, s11, s4
    lw s11, 352(a3)
    xor a6, s10, a6
    xor a7, s11, a7
    lw s10, 356(a3)
    # round 31 (gift.dsl:33)
    or s11, s4, a6
    # round 30 (gift.dsl:33)
    xor a5, s10, a5
    # round 31 (gift.dsl:33)
    and s10, s4, a7
    xor a7, s11, a7
    xor a6, a6, s10
    xor s10, a5, a7
    and a5, a5, a6
    xor a6, a6, s10
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, t4
    xor a6, a6, s4
    and s11, s10, t0
    slli s4, s4, 8
    srli a6, a6, 8
    xor s10, s10, s11
    or a6, s4, a6
    and s4, a7, t5
    xor a7, a7, s4
    slli s4, s4, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s10, s10, 4
    or a7, s4, a7
    lw s4, 360(a3)
    or s10, s11, s10
    lw s11, 364(a3)
    xor a6, s4, a6
    xor a7, s11, a7
    lw s4, 368(a3)
    # round 32 (gift.dsl:33)
    not s11, a6
    and s11, s10, s11
    # round 31 (gift.dsl:33)
    xor a5, s4, a5
    # round 32 (gift.dsl:33)
    or s4, s10, a7
    xor a7, s11, a7
    xor a6, a6, s4
    xor s4, a5, a7
    or a5, a5, a6
    xor a6, a6, s4
    xor a5, s10, a5
    and s10, a5, a6
    xor a7, a7, s10
    srli s10, s4, 17
    srli s11, s4, 15
    and s10, s10, a4
    and s11, s11, s0
    or s10, s10, s11
    and s11, a6, t1
    xor a6, a6, s11
    slli s11, s11, 1
    srli a6, a6, 1
    slli s4, s4, 16
    or a6, s11, a6
    slli s11, a7, 15
    and s11, s11, s2
    or s4, s10, s4
    srli s10, a7, 16
    slli a7, a7, 17
    or s10, s10, s11
    and a7, a7, s6
    lw s11, 372(a3)
    or a7, s10, a7
    xor a6, s11, a6
    xor a7, s7, a7
    lw s7, 376(a3)
    # round 33 (gift.dsl:33)
    or s10, s4, a6
    and s11, s4, a7
    # round 32 (gift.dsl:33)
    xor a5, s7, a5
    # round 33 (gift.dsl:33)
    xor a7, s10, a7
    xor a6, a6, s11
    xor s7, a5, a7
    and a5, a5, a6
    xor a6, a6, s7
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    and s4, a6, s1
    xor a6, a6, s4
    and s10, a7, s3
    and s11, s7, t3
    slli s4, s4, 4
    srli a6, a6, 4
    xor a7, a7, s10
    xor s7, s7, s11
    or a6, s4, a6
    lw s4, 380(a3)
    slli s10, s10, 6
    srli a7, a7, 2
    slli s11, s11, 2
    srli s7, s7, 6
    or a7, s10, a7
    lw s10, 384(a3)
    xor a6, s4, a6
    or s4, s11, s7
    xor a7, s10, a7
    lw s7, 388(a3)
    # round 34 (gift.dsl:33)
    not s10, a6
    and s10, s4, s10
    or s11, s4, a7
    # round 33 (gift.dsl:33)
    xor a5, s7, a5
    # round 34 (gift.dsl:33)
    xor a7, s10, a7
    xor a6, a6, s11
    xor s7, a5, a7
    or a5, a5, a6
    xor a6, a6, s7
    xor a5, s4, a5
    and s4, a5, a6
    xor a7, a7, s4
    slli s4, a6, 16
    srli a6, a6, 16
    slli s10, a7, 8
    srli a7, a7, 24
    slli s11, s7, 24
    srli s7, s7, 8
    or a6, s4, a6
    lw s4, 392(a3)
    or a7, s10, a7
    or s7, s11, s7
    xor a6, s4, a6
    xor a7, s5, a7
    lw s4, 396(a3)
    # round 35 (gift.dsl:33)
    or s5, s7, a6
    and s10, s7, a7
    # round 34 (gift.dsl:33)
    xor a5, s4, a5
    # round 35 (gift.dsl:33)
    xor a7, s5, a7
    xor a6, a6, s10
    xor s4, a5, a7
    and a5, a5, a6
    xor a6, a6, s4
    xor a5, s7, a5
    and s5, a5, a6
    xor a7, a7, s5
    and s5, a6, t2
    and s7, s4, t6
    xor a6, a6, s5
    and s10, a7, s8
    xor s4, s4, s7
    slli s5, s5, 2
    srli a6, a6, 2
    xor a7, a7, s10
    lw s11, 400(a3)
    slli s7, s7, 3
    srli s4, s4, 1
    or a6, s5, a6
    slli s5, s10, 1
    srli a7, a7, 3
    lw s10, 404(a3)
    or s4, s7, s4
    or a7, s5, a7
    xor a6, s11, a6
    lw s5, 408(a3)
    xor a7, s10, a7
    # round 36 (gift.dsl:33)
    and s7, s4, a6
    # round 35 (gift.dsl:33)
    xor a5, s5, a5
    # round 36 (gift.dsl:33)
    xor s5, s7, a7
    or a7, s4, a7
    xor s7, a5, s5
    xor a6, a6, a7
    not a7, s7
    and a5, a5, a6
    xor a6, a6, a7
    xor a5, s4, a5
    or s4, a5, a6
    xor s4, s5, s4
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
    xor a6, s5, a6
    xor t0, s7, t4
    lw t4, 420(a3)
    # round 37 (gift.dsl:33)
    or t5, a7, a6
    and s4, a7, t0
    # round 36 (gift.dsl:33)
    xor a5, t4, a5
    # round 37 (gift.dsl:33)
    xor t0, t5, t0
    xor a6, a6, s4
    xor t4, a5, t0
    and a5, a5, a6
    xor a6, a6, t4
    xor a5, a7, a5
    and a7, a5, a6
    xor a7, t0, a7
    and t0, a6, t1
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
    xor a6, s2, a6
    or t0, a4, t4
    xor a7, t5, a7
    lw t4, 432(a3)
    # round 38 (gift.dsl:33)
    not t5, a6
    and t5, t0, t5
    or a4, t0, a7
    # round 37 (gift.dsl:33)
    xor a5, t4, a5
    # round 38 (gift.dsl:33)
    xor a7, t5, a7
    xor a6, a6, a4
    xor t4, a5, a7
    or a5, a5, a6
    xor a6, a6, t4
    xor a5, t0, a5
    and t0, a5, a6
    xor a7, a7, t0
    and t0, a6, s1
    and t5, a7, s3
    and t3, t4, t3
    xor a6, a6, t0
    xor a7, a7, t5
    xor t4, t4, t3
    slli t0, t0, 4
    srli a6, a6, 4
    slli t5, t5, 6
    srli a7, a7, 2
    lw a4, 436(a3)
    slli t3, t3, 2
    srli t4, t4, 6
    or a6, t0, a6
    or a7, t5, a7
    or t0, t3, t4
    xor a6, a4, a6
    xor a7, ra, a7
    lw t3, 440(a3)
    # round 39 (gift.dsl:33)
    or t4, t0, a6
    and t5, t0, a7
    # round 38 (gift.dsl:33)
    xor a5, t3, a5
    # round 39 (gift.dsl:33)
    xor a7, t4, a7
    xor a6, a6, t5
    xor t3, a5, a7
    and a5, a5, a6
    xor a6, a6, t3
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
    slli a4, t3, 24
    srli t3, t3, 8
    or a7, t0, a7
    xor a6, t4, a6
    or t0, a4, t3
    xor a7, t5, a7
    lw t3, 452(a3)
    # round 40 (gift.dsl:33)
    not t4, a6
    and t4, t0, t4
    or t5, t0, a7
    # round 39 (gift.dsl:33)
    xor a5, t3, a5
    # round 40 (gift.dsl:33)
    xor a7, t4, a7
    xor a6, a6, t5
    xor t3, a5, a7
    or a5, a5, a6
    xor a6, a6, t3
    xor a5, t0, a5
    and t0, a5, a6
    xor a7, a7, t0
    and t0, t3, t6
    and t4, a6, t2
    and t5, a7, s8
    xor t3, t3, t0
    xor a6, a6, t4
    xor a7, a7, t5
    slli t0, t0, 3
    srli t3, t3, 1
    slli t4, t4, 2
    srli a6, a6, 2
    slli t5, t5, 1
    srli a7, a7, 3
    lw t6, 456(a3)
    or t0, t0, t3
    or a6, t4, a6
    or a7, t5, a7
    lw t3, 460(a3)
    xor a6, t6, a6
    xor a7, s9, a7
    srli t4, t0, 2
    xor a5, t3, a5
    xor t3, t4, a7
    srli t4, a6, 2
    and t3, t3, t2
    xor t4, a5, t4
    slli t5, t3, 2
    and t2, t4, t2
    xor t0, t0, t5
    xor a7, a7, t3
    slli t3, t2, 2
    xor a6, a6, t3
    xor a5, a5, t2
    srli t2, t0, 1
    srli t3, a7, 1
    xor t2, a6, t2
    xor t3, a5, t3
    and t2, t2, t1
    and t1, t3, t1
    slli t3, t2, 1
    slli t4, t1, 1
    xor t0, t0, t3
    xor a6, a6, t2
    xor a7, a7, t4
    xor a5, a5, t1
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
.Llwcc_gift128_128_ecb_decrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    lui t1, 349525
    srli t2, a5, 1
    addi t1, t1, 1365
    xor t2, a6, t2
    srli t3, a7, 1
    and t2, t2, t1
    xor t3, t0, t3
    slli t4, t2, 1
    xor a6, a6, t2
    and t2, t3, t1
    xor a5, a5, t4
    slli t3, t2, 1
    xor t0, t0, t2
    lui t2, 209715
    srli t4, a6, 2
    xor a7, a7, t3
    addi t2, t2, 819
    srli t3, a5, 2
    xor t4, t0, t4
    xor t3, a7, t3
    and t4, t4, t2
    and t3, t3, t2
    xor t0, t0, t4
    lui t5, 489335
    xor a7, a7, t3
    addi t5, t5, 1911
    and t6, t0, t2
    slli t3, t3, 2
    lui a4, 69905
    and s0, a7, t5
    xor t0, t0, t6
    lw s1, 456(a3)
    xor a5, a5, t3
    addi t3, a4, 273
    xor a7, a7, s0
    slli t6, t6, 2
    srli t0, t0, 2
    lw a4, 464(a3)
    slli t4, t4, 2
    and s2, a5, t3
    slli s0, s0, 1
    srli a7, a7, 3
    or t0, t6, t0
    xor a6, s1, a6
    # round 40 (gift.dsl:33)
    lw t6, 468(a3)
    xor a5, a5, s2
    or a7, s0, a7
    xor a6, a6, t4
    xor t0, a4, t0
    slli t4, s2, 3
    srli a5, a5, 1
    and a4, a6, t0
    xor a7, t6, a7
    or a5, t4, a5
    xor a7, a4, a7
    xor t4, a5, a7
    xor a5, a6, a5
    or a6, a5, t4
    xor a6, t0, a6
    and t0, a6, a5
    lw t6, 472(a3)
    xor t0, a7, t0
    slli a4, t4, 16
    srli t4, t4, 16
    lw s0, 476(a3)
    or a7, a7, a6
    slli s1, t0, 8
    srli t0, t0, 24
    or t4, a4, t4
    xor a5, t6, a5
    # round 39 (gift.dsl:33)
    lw t6, 480(a3)
    # round 40 (gift.dsl:33)
    or t0, s1, t0
    xor a5, a5, a7
    xor a7, s0, t4
    slli t4, a6, 24
    srli a6, a6, 8
    # round 39 (gift.dsl:33)
    and a4, a5, a7
    xor t0, t6, t0
    # round 40 (gift.dsl:33)
    or a6, t4, a6
    # round 39 (gift.dsl:33)
    xor t0, a4, t0
    xor t4, a6, t0
    xor a5, a6, a5
    and a6, a5, t4
    xor a6, a7, a6
    lui a7, 61681
    or t6, a6, a5
    lui a4, 259060
    addi a7, a7, -241
    xor t6, t0, t6
    addi a4, a4, -193
    and s0, t4, a7
    lui s1, 12336
    and s2, t6, a4
    xor t4, t4, s0
    lw s3, 484(a3)
    not s4, a6
    addi s1, s1, 771
    xor t6, t6, s2
    slli s0, s0, 4
    srli t4, t4, 4
    lw s5, 488(a3)
    or t0, t0, s4
    and s4, a6, s1
    slli s2, s2, 2
    srli t6, t6, 6
    or t4, s0, t4
    xor a5, s3, a5
    # round 38 (gift.dsl:33)
    lw s0, 492(a3)
    # round 39 (gift.dsl:33)
    xor a6, a6, s4
    or t6, s2, t6
    xor a5, a5, t0
    xor t0, s5, t4
    slli t4, s4, 6
    srli a6, a6, 2
    # round 38 (gift.dsl:33)
    and s2, a5, t0
    xor t6, s0, t6
    # round 39 (gift.dsl:33)
    or a6, t4, a6
    # round 38 (gift.dsl:33)
    xor t4, s2, t6
    xor t6, a6, t4
    xor a5, a6, a5
    or a6, a5, t6
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t4, t0
    lui s0, 5
    lui s2, 11
    and s3, t6, t1
    srli s4, t0, 17
    addi s0, s0, 1365
    srli s5, t0, 15
    addi s2, s2, -1366
    xor t6, t6, s3
    lw s6, 496(a3)
    and s4, s4, s0
    and s5, s5, s2
    slli s3, s3, 1
    srli t6, t6, 1
    lw s7, 500(a3)
    or t4, t4, a6
    slli s8, a6, 15
    lui s9, 349520
    or s4, s4, s5
    slli t0, t0, 16
    or t6, s3, t6
    xor a5, s6, a5
    # round 37 (gift.dsl:33)
    lw s3, 504(a3)
    # round 38 (gift.dsl:33)
    srli s5, a6, 16
    and s6, s8, s9
    slli a6, a6, 17
    lui s8, 699040
    or t0, s4, t0
    xor a5, a5, t4
    xor t4, s7, t6
    or t6, s5, s6
    and a6, a6, s8
    # round 37 (gift.dsl:33)
    and s4, a5, t4
    xor t0, s3, t0
    # round 38 (gift.dsl:33)
    or a6, t6, a6
    # round 37 (gift.dsl:33)
    xor t0, s4, t0
    xor t6, a6, t0
    xor a5, a6, a5
    and a6, a5, t6
    xor a6, t4, a6
    lui t4, 4080
    or s3, a6, a5
    lui s4, 240
    addi t4, t4, 255
    xor s3, t0, s3
    addi s4, s4, 15
    and s5, t6, t4
    lui s6, 65521
    and s7, s3, s4
    xor t6, t6, s5
    lw s10, 508(a3)
    not s11, a6
    addi s6, s6, -1
    xor s3, s3, s7
    slli s5, s5, 8
    srli t6, t6, 8
    lw ra, 512(a3)
    or t0, t0, s11
    and s11, a6, s6
    slli s7, s7, 12
    srli s3, s3, 4
    or t6, s5, t6
    xor a5, s10, a5
    # round 36 (gift.dsl:33)
    lw s5, 516(a3)
    # round 37 (gift.dsl:33)
    xor a6, a6, s11
    or s3, s7, s3
    xor a5, a5, t0
    xor t0, ra, t6
    slli t6, s11, 4
    srli a6, a6, 12
    # round 36 (gift.dsl:33)
    and s7, a5, t0
    xor s3, s5, s3
    # round 37 (gift.dsl:33)
    or a6, t6, a6
    # round 36 (gift.dsl:33)
    xor t6, s7, s3
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, t2
    and s7, t0, t3
    xor s3, s3, s5
    lw s10, 520(a3)
    xor t0, t0, s7
    slli s5, s5, 2
    srli s3, s3, 2
    lw s11, 524(a3)
    or t6, t6, a6
    and ra, a6, t5
    slli s7, s7, 3
    srli t0, t0, 1
    or s3, s5, s3
    xor a5, s10, a5
    # round 35 (gift.dsl:33)
    lw s5, 528(a3)
    # round 36 (gift.dsl:33)
    xor a6, a6, ra
    or t0, s7, t0
    xor a5, a5, t6
    xor t6, s11, s3
    slli s3, ra, 1
    srli a6, a6, 3
    # round 35 (gift.dsl:33)
    and s7, a5, t6
    xor t0, s5, t0
    # round 36 (gift.dsl:33)
    or a6, s3, a6
    # round 35 (gift.dsl:33)
    xor t0, s7, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    lw s5, 532(a3)
    not s7, a6
    xor t6, t0, t6
    slli s10, s3, 16
    srli s3, s3, 16
    lw s11, 536(a3)
    or t0, t0, s7
    slli s7, t6, 24
    srli t6, t6, 8
    or s3, s10, s3
    xor a5, s5, a5
    # round 34 (gift.dsl:33)
    lw s5, 540(a3)
    # round 35 (gift.dsl:33)
    or t6, s7, t6
    xor a5, a5, t0
    xor t0, s11, s3
    slli s3, a6, 8
    srli a6, a6, 24
    # round 34 (gift.dsl:33)
    and s7, a5, t0
    xor t6, s5, t6
    # round 35 (gift.dsl:33)
    or a6, s3, a6
    # round 34 (gift.dsl:33)
    xor t6, s7, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, a7
    and s7, t0, s1
    xor s3, s3, s5
    lw s10, 544(a3)
    xor t0, t0, s7
    slli s5, s5, 4
    srli s3, s3, 4
    lw s11, 548(a3)
    or t6, t6, a6
    and ra, a6, a4
    slli s7, s7, 6
    srli t0, t0, 2
    or s3, s5, s3
    xor a5, s10, a5
    # round 33 (gift.dsl:33)
    lw s5, 552(a3)
    # round 34 (gift.dsl:33)
    xor a6, a6, ra
    or t0, s7, t0
    xor a5, a5, t6
    xor t6, s11, s3
    slli s3, ra, 2
    srli a6, a6, 6
    # round 33 (gift.dsl:33)
    and s7, a5, t6
    xor t0, s5, t0
    # round 34 (gift.dsl:33)
    or a6, s3, a6
    # round 33 (gift.dsl:33)
    xor t0, s7, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    xor t6, t0, t6
    and s5, s3, t1
    slli s7, t6, 15
    xor s3, s3, s5
    lw s10, 556(a3)
    not s11, a6
    and s7, s7, s9
    slli s5, s5, 1
    srli s3, s3, 1
    or t0, t0, s11
    srli s11, a6, 17
    srli ra, a6, 15
    or s3, s5, s3
    srli s5, t6, 16
    slli t6, t6, 17
    or s5, s5, s7
    lw s7, 560(a3)
    and t6, t6, s8
    xor a5, s10, a5
    # round 32 (gift.dsl:33)
    lw s10, 564(a3)
    # round 33 (gift.dsl:33)
    and s11, s11, s0
    and ra, ra, s2
    or t6, s5, t6
    xor a5, a5, t0
    xor t0, s7, s3
    or s3, s11, ra
    slli a6, a6, 16
    # round 32 (gift.dsl:33)
    and s5, a5, t0
    xor t6, s10, t6
    # round 33 (gift.dsl:33)
    or a6, s3, a6
    # round 32 (gift.dsl:33)
    xor t6, s5, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, t4
    and s7, t0, s6
    xor s3, s3, s5
    lw s10, 568(a3)
    xor t0, t0, s7
    slli s5, s5, 8
    srli s3, s3, 8
    lw s11, 368(a3)
    or t6, t6, a6
    and ra, a6, s4
    slli s7, s7, 4
    srli t0, t0, 12
    or s3, s5, s3
    xor a5, s10, a5
    # round 31 (gift.dsl:33)
    lw s5, 572(a3)
    # round 32 (gift.dsl:33)
    xor a6, a6, ra
    or t0, s7, t0
    xor a5, a5, t6
    xor t6, s11, s3
    slli s3, ra, 12
    srli a6, a6, 4
    # round 31 (gift.dsl:33)
    and s7, a5, t6
    xor t0, s5, t0
    # round 32 (gift.dsl:33)
    or a6, s3, a6
    # round 31 (gift.dsl:33)
    xor t0, s7, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    xor t6, t0, t6
    and s5, s3, t2
    and s7, t6, t5
    xor s3, s3, s5
    lw s10, 576(a3)
    not s11, a6
    xor t6, t6, s7
    slli s5, s5, 2
    srli s3, s3, 2
    lw ra, 580(a3)
    or t0, t0, s11
    and s11, a6, t3
    slli s7, s7, 1
    srli t6, t6, 3
    or s3, s5, s3
    xor a5, s10, a5
    # round 30 (gift.dsl:33)
    lw s5, 584(a3)
    # round 31 (gift.dsl:33)
    xor a6, a6, s11
    or t6, s7, t6
    xor a5, a5, t0
    xor t0, ra, s3
    slli s3, s11, 3
    srli a6, a6, 1
    # round 30 (gift.dsl:33)
    and s7, a5, t0
    xor t6, s5, t6
    # round 31 (gift.dsl:33)
    or a6, s3, a6
    # round 30 (gift.dsl:33)
    xor t6, s7, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    lw s5, 588(a3)
    xor t0, t6, t0
    slli s7, s3, 16
    srli s3, s3, 16
    lw s10, 592(a3)
    or t6, t6, a6
    slli s11, t0, 8
    srli t0, t0, 24
    or s3, s7, s3
    xor a5, s5, a5
    # round 29 (gift.dsl:33)
    lw s5, 596(a3)
    # round 30 (gift.dsl:33)
    or t0, s11, t0
    xor a5, a5, t6
    xor t6, s10, s3
    slli s3, a6, 24
    srli a6, a6, 8
    # round 29 (gift.dsl:33)
    and s7, a5, t6
    xor t0, s5, t0
    # round 30 (gift.dsl:33)
    or a6, s3, a6
    # round 29 (gift.dsl:33)
    xor t0, s7, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    xor t6, t0, t6
    and s5, s3, a7
    and s7, t6, a4
    xor s3, s3, s5
    lw s10, 600(a3)
    not s11, a6
    xor t6, t6, s7
    slli s5, s5, 4
    srli s3, s3, 4
    lw ra, 604(a3)
    or t0, t0, s11
    and s11, a6, s1
    slli s7, s7, 2
    srli t6, t6, 6
    or s3, s5, s3
    xor a5, s10, a5
    # round 28 (gift.dsl:33)
    lw s5, 608(a3)
    # round 29 (gift.dsl:33)
    xor a6, a6, s11
    or t6, s7, t6
    xor a5, a5, t0
    xor t0, ra, s3
    slli s3, s11, 6
    srli a6, a6, 2
    # round 28 (gift.dsl:33)
    and s7, a5, t0
    xor t6, s5, t6
    # round 29 (gift.dsl:33)
    or a6, s3, a6
    # round 28 (gift.dsl:33)
    xor t6, s7, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, t1
    srli s7, t0, 17
    srli s10, t0, 15
    xor s3, s3, s5
    and s7, s7, s0
    and s10, s10, s2
    slli s5, s5, 1
    srli s3, s3, 1
    or t6, t6, a6
    slli s11, a6, 15
    or s7, s7, s10
    lw s10, 612(a3)
    slli t0, t0, 16
    or s3, s5, s3
    lw s5, 616(a3)
    xor a5, s10, a5
    # round 27 (gift.dsl:33)
    lw s10, 620(a3)
    # round 28 (gift.dsl:33)
    srli ra, a6, 16
    and s11, s11, s9
    slli a6, a6, 17
    or t0, s7, t0
    xor a5, a5, t6
    xor t6, s5, s3
    or s3, ra, s11
    and a6, a6, s8
    # round 27 (gift.dsl:33)
    and s5, a5, t6
    xor t0, s10, t0
    # round 28 (gift.dsl:33)
    or a6, s3, a6
    # round 27 (gift.dsl:33)
    xor t0, s5, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    xor t6, t0, t6
    and s5, s3, t4
    and s7, t6, s4
    xor s3, s3, s5
    lw s10, 624(a3)
    not s11, a6
    xor t6, t6, s7
    slli s5, s5, 8
    srli s3, s3, 8
    lw ra, 628(a3)
    or t0, t0, s11
    and s11, a6, s6
    slli s7, s7, 12
    srli t6, t6, 4
    or s3, s5, s3
    xor a5, s10, a5
    # round 26 (gift.dsl:33)
    lw s5, 632(a3)
    # round 27 (gift.dsl:33)
    xor a6, a6, s11
    or t6, s7, t6
    xor a5, a5, t0
    xor t0, ra, s3
    slli s3, s11, 4
    srli a6, a6, 12
    # round 26 (gift.dsl:33)
    and s7, a5, t0
    xor t6, s5, t6
    # round 27 (gift.dsl:33)
    or a6, s3, a6
    # round 26 (gift.dsl:33)
    xor t6, s7, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, t2
    and s7, t0, t3
    xor s3, s3, s5
    lw s10, 636(a3)
    xor t0, t0, s7
    slli s5, s5, 2
    srli s3, s3, 2
    lw s11, 640(a3)
    or t6, t6, a6
    and ra, a6, t5
    slli s7, s7, 3
    srli t0, t0, 1
    or s3, s5, s3
    xor a5, s10, a5
    # round 25 (gift.dsl:33)
    lw s5, 644(a3)
    # round 26 (gift.dsl:33)
    xor a6, a6, ra
    or t0, s7, t0
    xor a5, a5, t6
    xor t6, s11, s3
    slli s3, ra, 1
    srli a6, a6, 3
    # round 25 (gift.dsl:33)
    and s7, a5, t6
    xor t0, s5, t0
    # round 26 (gift.dsl:33)
    or a6, s3, a6
    # round 25 (gift.dsl:33)
    xor t0, s7, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    lw s5, 648(a3)
    not s7, a6
    xor t6, t0, t6
    slli s10, s3, 16
    srli s3, s3, 16
    lw s11, 652(a3)
    or t0, t0, s7
    slli s7, t6, 24
    srli t6, t6, 8
    or s3, s10, s3
    xor a5, s5, a5
    # round 24 (gift.dsl:33)
    lw s5, 656(a3)
    # round 25 (gift.dsl:33)
    or t6, s7, t6
    xor a5, a5, t0
    xor t0, s11, s3
    slli s3, a6, 8
    srli a6, a6, 24
    # round 24 (gift.dsl:33)
    and s7, a5, t0
    xor t6, s5, t6
    # round 25 (gift.dsl:33)
    or a6, s3, a6
    # round 24 (gift.dsl:33)
    xor t6, s7, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, a7
    and s7, t0, s1
    xor s3, s3, s5
    lw s10, 660(a3)
    xor t0, t0, s7
    slli s5, s5, 4
    srli s3, s3, 4
    lw s11, 664(a3)
    or t6, t6, a6
    and ra, a6, a4
    slli s7, s7, 6
    srli t0, t0, 2
    or s3, s5, s3
    xor a5, s10, a5
    # round 23 (gift.dsl:33)
    lw s5, 668(a3)
    # round 24 (gift.dsl:33)
    xor a6, a6, ra
    or t0, s7, t0
    xor a5, a5, t6
    xor t6, s11, s3
    slli s3, ra, 2
    srli a6, a6, 6
    # round 23 (gift.dsl:33)
    and s7, a5, t6
    xor t0, s5, t0
    # round 24 (gift.dsl:33)
    or a6, s3, a6
    # round 23 (gift.dsl:33)
    xor t0, s7, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    xor t6, t0, t6
    and s5, s3, t1
    slli s7, t6, 15
    xor s3, s3, s5
    lw s10, 672(a3)
    not s11, a6
    and s7, s7, s9
    slli s5, s5, 1
    srli s3, s3, 1
    or t0, t0, s11
    srli s11, a6, 17
    srli ra, a6, 15
    or s3, s5, s3
    srli s5, t6, 16
    slli t6, t6, 17
    or s5, s5, s7
    lw s7, 676(a3)
    and t6, t6, s8
    xor a5, s10, a5
    # round 22 (gift.dsl:33)
    lw s10, 680(a3)
    # round 23 (gift.dsl:33)
    and s11, s11, s0
    and ra, ra, s2
    or t6, s5, t6
    xor a5, a5, t0
    xor t0, s7, s3
    or s3, s11, ra
    slli a6, a6, 16
    # round 22 (gift.dsl:33)
    and s5, a5, t0
    xor t6, s10, t6
    # round 23 (gift.dsl:33)
    or a6, s3, a6
    # round 22 (gift.dsl:33)
    xor t6, s5, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, t4
    and s7, t0, s6
    xor s3, s3, s5
    lw s10, 684(a3)
    xor t0, t0, s7
    slli s5, s5, 8
    srli s3, s3, 8
    lw s11, 248(a3)
    or t6, t6, a6
    and ra, a6, s4
    slli s7, s7, 4
    srli t0, t0, 12
    or s3, s5, s3
    xor a5, s10, a5
    # round 21 (gift.dsl:33)
    lw s5, 688(a3)
    # round 22 (gift.dsl:33)
    xor a6, a6, ra
    or t0, s7, t0
    xor a5, a5, t6
    xor t6, s11, s3
    slli s3, ra, 12
    srli a6, a6, 4
    # round 21 (gift.dsl:33)
    and s7, a5, t6
    xor t0, s5, t0
    # round 22 (gift.dsl:33)
    or a6, s3, a6
    # round 21 (gift.dsl:33)
    xor t0, s7, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    xor t6, t0, t6
    and s5, s3, t2
    and s7, t6, t5
    xor s3, s3, s5
    lw s10, 692(a3)
    not s11, a6
    xor t6, t6, s7
    slli s5, s5, 2
    srli s3, s3, 2
    lw ra, 696(a3)
    or t0, t0, s11
    and s11, a6, t3
    slli s7, s7, 1
    srli t6, t6, 3
    or s3, s5, s3
    xor a5, s10, a5
    # round 20 (gift.dsl:33)
    lw s5, 700(a3)
    # round 21 (gift.dsl:33)
    xor a6, a6, s11
    or t6, s7, t6
    xor a5, a5, t0
    xor t0, ra, s3
    slli s3, s11, 3
    srli a6, a6, 1
    # round 20 (gift.dsl:33)
    and s7, a5, t0
    xor t6, s5, t6
    # round 21 (gift.dsl:33)
    or a6, s3, a6
    # round 20 (gift.dsl:33)
    xor t6, s7, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    lw s5, 704(a3)
    xor t0, t6, t0
    slli s7, s3, 16
    srli s3, s3, 16
    lw s10, 708(a3)
    or t6, t6, a6
    slli s11, t0, 8
    srli t0, t0, 24
    or s3, s7, s3
    xor a5, s5, a5
    # round 19 (gift.dsl:33)
    lw s5, 712(a3)
    # round 20 (gift.dsl:33)
    or t0, s11, t0
    xor a5, a5, t6
    xor t6, s10, s3
    slli s3, a6, 24
    srli a6, a6, 8
    # round 19 (gift.dsl:33)
    and s7, a5, t6
    xor t0, s5, t0
    # round 20 (gift.dsl:33)
    or a6, s3, a6
    # round 19 (gift.dsl:33)
    xor t0, s7, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    xor t6, t0, t6
    and s5, s3, a7
    and s7, t6, a4
    xor s3, s3, s5
    lw s10, 716(a3)
    not s11, a6
    xor t6, t6, s7
    slli s5, s5, 4
    srli s3, s3, 4
    lw ra, 720(a3)
    or t0, t0, s11
    and s11, a6, s1
    slli s7, s7, 2
    srli t6, t6, 6
    or s3, s5, s3
    xor a5, s10, a5
    # round 18 (gift.dsl:33)
    lw s5, 724(a3)
    # round 19 (gift.dsl:33)
    xor a6, a6, s11
    or t6, s7, t6
    xor a5, a5, t0
    xor t0, ra, s3
    slli s3, s11, 6
    srli a6, a6, 2
    # round 18 (gift.dsl:33)
    and s7, a5, t0
    xor t6, s5, t6
    # round 19 (gift.dsl:33)
    or a6, s3, a6
    # round 18 (gift.dsl:33)
    xor t6, s7, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, t1
    srli s7, t0, 17
    srli s10, t0, 15
    xor s3, s3, s5
    and s7, s7, s0
    and s10, s10, s2
    slli s5, s5, 1
    srli s3, s3, 1
    or t6, t6, a6
    slli s11, a6, 15
    or s7, s7, s10
    lw s10, 728(a3)
    slli t0, t0, 16
    or s3, s5, s3
    lw s5, 732(a3)
    xor a5, s10, a5
    # round 17 (gift.dsl:33)
    lw s10, 736(a3)
    # round 18 (gift.dsl:33)
    srli ra, a6, 16
    and s11, s11, s9
    slli a6, a6, 17
    or t0, s7, t0
    xor a5, a5, t6
    xor t6, s5, s3
    or s3, ra, s11
    and a6, a6, s8
    # round 17 (gift.dsl:33)
    and s5, a5, t6
    xor t0, s10, t0
    # round 18 (gift.dsl:33)
    or a6, s3, a6
    # round 17 (gift.dsl:33)
    xor t0, s5, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    xor t6, t0, t6
    and s5, s3, t4
    and s7, t6, s4
    xor s3, s3, s5
    lw s10, 740(a3)
    not s11, a6
    xor t6, t6, s7
    slli s5, s5, 8
    srli s3, s3, 8
    lw ra, 744(a3)
    or t0, t0, s11
    and s11, a6, s6
    slli s7, s7, 12
    srli t6, t6, 4
    or s3, s5, s3
    xor a5, s10, a5
    # round 16 (gift.dsl:33)
    lw s5, 748(a3)
    # round 17 (gift.dsl:33)
    xor a6, a6, s11
    or t6, s7, t6
    xor a5, a5, t0
    xor t0, ra, s3
    slli s3, s11, 4
    srli a6, a6, 12
    # round 16 (gift.dsl:33)
    and s7, a5, t0
    xor t6, s5, t6
    # round 17 (gift.dsl:33)
    or a6, s3, a6
    # round 16 (gift.dsl:33)
    xor t6, s7, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, t2
    and s7, t0, t3
    xor s3, s3, s5
    lw s10, 752(a3)
    xor t0, t0, s7
    slli s5, s5, 2
    srli s3, s3, 2
    lw s11, 756(a3)
    or t6, t6, a6
    and ra, a6, t5
    slli s7, s7, 3
    srli t0, t0, 1
    or s3, s5, s3
    xor a5, s10, a5
    # round 15 (gift.dsl:33)
    lw s5, 760(a3)
    # round 16 (gift.dsl:33)
    xor a6, a6, ra
    or t0, s7, t0
    xor a5, a5, t6
    xor t6, s11, s3
    slli s3, ra, 1
    srli a6, a6, 3
    # round 15 (gift.dsl:33)
    and s7, a5, t6
    xor t0, s5, t0
    # round 16 (gift.dsl:33)
    or a6, s3, a6
    # round 15 (gift.dsl:33)
    xor t0, s7, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    lw s5, 764(a3)
    not s7, a6
    xor t6, t0, t6
    slli s10, s3, 16
    srli s3, s3, 16
    lw s11, 768(a3)
    or t0, t0, s7
    slli s7, t6, 24
    srli t6, t6, 8
    or s3, s10, s3
    xor a5, s5, a5
    # round 14 (gift.dsl:33)
    lw s5, 772(a3)
    # round 15 (gift.dsl:33)
    or t6, s7, t6
    xor a5, a5, t0
    xor t0, s11, s3
    slli s3, a6, 8
    srli a6, a6, 24
    # round 14 (gift.dsl:33)
    and s7, a5, t0
    xor t6, s5, t6
    # round 15 (gift.dsl:33)
    or a6, s3, a6
    # round 14 (gift.dsl:33)
    xor t6, s7, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, a7
    and s7, t0, s1
    xor s3, s3, s5
    lw s10, 776(a3)
    xor t0, t0, s7
    slli s5, s5, 4
    srli s3, s3, 4
    lw s11, 780(a3)
    or t6, t6, a6
    and ra, a6, a4
    slli s7, s7, 6
    srli t0, t0, 2
    or s3, s5, s3
    xor a5, s10, a5
    # round 13 (gift.dsl:33)
    lw s5, 784(a3)
    # round 14 (gift.dsl:33)
    xor a6, a6, ra
    or t0, s7, t0
    xor a5, a5, t6
    xor t6, s11, s3
    slli s3, ra, 2
    srli a6, a6, 6
    # round 13 (gift.dsl:33)
    and s7, a5, t6
    xor t0, s5, t0
    # round 14 (gift.dsl:33)
    or a6, s3, a6
    # round 13 (gift.dsl:33)
    xor t0, s7, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    xor t6, t0, t6
    and s5, s3, t1
    slli s7, t6, 15
    xor s3, s3, s5
    lw s10, 788(a3)
    not s11, a6
    and s7, s7, s9
    slli s5, s5, 1
    srli s3, s3, 1
    or t0, t0, s11
    srli s11, a6, 17
    srli ra, a6, 15
    or s3, s5, s3
    srli s5, t6, 16
    slli t6, t6, 17
    or s5, s5, s7
    lw s7, 792(a3)
    and t6, t6, s8
    xor a5, s10, a5
    # round 12 (gift.dsl:33)
    lw s10, 796(a3)
    # round 13 (gift.dsl:33)
    and s11, s11, s0
    and ra, ra, s2
    or t6, s5, t6
    xor a5, a5, t0
    xor t0, s7, s3
    or s3, s11, ra
    slli a6, a6, 16
    # round 12 (gift.dsl:33)
    and s5, a5, t0
    xor t6, s10, t6
    # round 13 (gift.dsl:33)
    or a6, s3, a6
    # round 12 (gift.dsl:33)
    xor t6, s5, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, t4
    and s7, t0, s6
    xor s3, s3, s5
    lw s10, 800(a3)
    xor t0, t0, s7
    slli s5, s5, 8
    srli s3, s3, 8
    lw s11, 128(a3)
    or t6, t6, a6
    and ra, a6, s4
    slli s7, s7, 4
    srli t0, t0, 12
    or s3, s5, s3
    xor a5, s10, a5
    # round 11 (gift.dsl:33)
    lw s5, 804(a3)
    # round 12 (gift.dsl:33)
    xor a6, a6, ra
    or t0, s7, t0
    xor a5, a5, t6
    xor t6, s11, s3
    slli s3, ra, 12
    srli a6, a6, 4
    # round 11 (gift.dsl:33)
    and s7, a5, t6
    xor t0, s5, t0
    # round 12 (gift.dsl:33)
    or a6, s3, a6
    # round 11 (gift.dsl:33)
    xor t0, s7, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    xor t6, t0, t6
    and s5, s3, t2
    and s7, t6, t5
    xor s3, s3, s5
    lw s10, 808(a3)
    not s11, a6
    xor t6, t6, s7
    slli s5, s5, 2
    srli s3, s3, 2
    lw ra, 812(a3)
    or t0, t0, s11
    and s11, a6, t3
    slli s7, s7, 1
    srli t6, t6, 3
    or s3, s5, s3
    xor a5, s10, a5
    # round 10 (gift.dsl:33)
    lw s5, 816(a3)
    # round 11 (gift.dsl:33)
    xor a6, a6, s11
    or t6, s7, t6
    xor a5, a5, t0
    xor t0, ra, s3
    slli s3, s11, 3
    srli a6, a6, 1
    # round 10 (gift.dsl:33)
    and s7, a5, t0
    xor t6, s5, t6
    # round 11 (gift.dsl:33)
    or a6, s3, a6
    # round 10 (gift.dsl:33)
    xor t6, s7, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    lw s5, 820(a3)
    xor t0, t6, t0
    slli s7, s3, 16
    srli s3, s3, 16
    lw s10, 824(a3)
    or t6, t6, a6
    slli s11, t0, 8
    srli t0, t0, 24
    or s3, s7, s3
    xor a5, s5, a5
    # round 9 (gift.dsl:33)
    lw s5, 828(a3)
    # round 10 (gift.dsl:33)
    or t0, s11, t0
    xor a5, a5, t6
    xor t6, s10, s3
    slli s3, a6, 24
    srli a6, a6, 8
    # round 9 (gift.dsl:33)
    and s7, a5, t6
    xor t0, s5, t0
    # round 10 (gift.dsl:33)
    or a6, s3, a6
    # round 9 (gift.dsl:33)
    xor t0, s7, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    xor t6, t0, t6
    and s5, s3, a7
    and s7, t6, a4
    xor s3, s3, s5
    lw s10, 832(a3)
    not s11, a6
    xor t6, t6, s7
    slli s5, s5, 4
    srli s3, s3, 4
    lw ra, 836(a3)
    or t0, t0, s11
    and s11, a6, s1
    slli s7, s7, 2
    srli t6, t6, 6
    or s3, s5, s3
    xor a5, s10, a5
    # round 8 (gift.dsl:33)
    lw s5, 840(a3)
    # round 9 (gift.dsl:33)
    xor a6, a6, s11
    or t6, s7, t6
    xor a5, a5, t0
    xor t0, ra, s3
    slli s3, s11, 6
    srli a6, a6, 2
    # round 8 (gift.dsl:33)
    and s7, a5, t0
    xor t6, s5, t6
    # round 9 (gift.dsl:33)
    or a6, s3, a6
    # round 8 (gift.dsl:33)
    xor t6, s7, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, t1
    srli s7, t0, 17
    srli s10, t0, 15
    xor s3, s3, s5
    and s7, s7, s0
    and s10, s10, s2
    slli s5, s5, 1
    srli s3, s3, 1
    or t6, t6, a6
    slli s11, a6, 15
    or s7, s7, s10
    lw s10, 844(a3)
    slli t0, t0, 16
    or s3, s5, s3
    lw s5, 848(a3)
    xor a5, s10, a5
    # round 7 (gift.dsl:33)
    lw s10, 852(a3)
    # round 8 (gift.dsl:33)
    srli ra, a6, 16
    and s11, s11, s9
    slli a6, a6, 17
    or t0, s7, t0
    xor a5, a5, t6
    xor t6, s5, s3
    or s3, ra, s11
    and a6, a6, s8
    # round 7 (gift.dsl:33)
    and s5, a5, t6
    xor t0, s10, t0
    # round 8 (gift.dsl:33)
    or a6, s3, a6
    # round 7 (gift.dsl:33)
    xor t0, s5, t0
    xor s3, a6, t0
    xor a5, a6, a5
    and a6, a5, s3
    xor a6, t6, a6
    or t6, a6, a5
    xor t6, t0, t6
    and s5, s3, t4
    and s7, t6, s4
    xor s3, s3, s5
    lw s10, 856(a3)
    not s11, a6
    xor t6, t6, s7
    slli s5, s5, 8
    srli s3, s3, 8
    lw ra, 860(a3)
    or t0, t0, s11
    and s11, a6, s6
    slli s7, s7, 12
    srli t6, t6, 4
    or s3, s5, s3
    xor a5, s10, a5
    # round 6 (gift.dsl:33)
    lw s5, 864(a3)
    # round 7 (gift.dsl:33)
    xor a6, a6, s11
    or t6, s7, t6
    xor a5, a5, t0
    xor t0, ra, s3
    slli s3, s11, 4
    srli a6, a6, 12
    # round 6 (gift.dsl:33)
    and s7, a5, t0
    xor t6, s5, t6
    # round 7 (gift.dsl:33)
    or a6, s3, a6
    # round 6 (gift.dsl:33)
    xor t6, s7, t6
    xor s3, a6, t6
    xor a5, a6, a5
    or a6, a5, s3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t6, t0
    and s5, s3, t2
    and t3, t0, t3
    xor s3, s3, s5
    lw s7, 868(a3)
    xor t0, t0, t3
    slli s5, s5, 2
    srli s3, s3, 2
    lw s10, 872(a3)
    or t6, t6, a6
    and t5, a6, t5
    slli t3, t3, 3
    srli t0, t0, 1
    or s3, s5, s3
    xor a5, s7, a5
    # round 5 (gift.dsl:33)
    lw s5, 876(a3)
    # round 6 (gift.dsl:33)
    xor a6, a6, t5
    or t0, t3, t0
    xor a5, a5, t6
    xor t3, s10, s3
    slli t5, t5, 1
    srli a6, a6, 3
    # round 5 (gift.dsl:33)
    and t6, a5, t3
    xor t0, s5, t0
    # round 6 (gift.dsl:33)
    or a6, t5, a6
    # round 5 (gift.dsl:33)
    xor t0, t6, t0
    xor t5, a6, t0
    xor a5, a6, a5
    and a6, a5, t5
    xor a6, t3, a6
    or t3, a6, a5
    lw t6, 880(a3)
    not s3, a6
    xor t3, t0, t3
    slli s5, t5, 16
    srli t5, t5, 16
    lw s7, 884(a3)
    or t0, t0, s3
    slli s3, t3, 24
    srli t3, t3, 8
    or t5, s5, t5
    xor a5, t6, a5
    # round 4 (gift.dsl:33)
    lw t6, 888(a3)
    # round 5 (gift.dsl:33)
    or t3, s3, t3
    xor a5, a5, t0
    xor t0, s7, t5
    slli t5, a6, 8
    srli a6, a6, 24
    # round 4 (gift.dsl:33)
    and s3, a5, t0
    xor t3, t6, t3
    # round 5 (gift.dsl:33)
    or a6, t5, a6
    # round 4 (gift.dsl:33)
    xor t3, s3, t3
    xor t5, a6, t3
    xor a5, a6, a5
    or a6, a5, t5
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, t3, t0
    and a7, t5, a7
    and t6, t0, s1
    xor t5, t5, a7
    lw s1, 892(a3)
    xor t0, t0, t6
    slli a7, a7, 4
    srli t5, t5, 4
    lw s3, 896(a3)
    or t3, t3, a6
    and a4, a6, a4
    slli t6, t6, 6
    srli t0, t0, 2
    or a7, a7, t5
    xor a5, s1, a5
    # round 3 (gift.dsl:33)
    lw t5, 900(a3)
    # round 4 (gift.dsl:33)
    xor a6, a6, a4
    or t0, t6, t0
    xor a5, a5, t3
    xor a7, s3, a7
    slli t3, a4, 2
    srli a6, a6, 6
    # round 3 (gift.dsl:33)
    and t6, a5, a7
    xor t0, t5, t0
    # round 4 (gift.dsl:33)
    or a6, t3, a6
    # round 3 (gift.dsl:33)
    xor t0, t6, t0
    xor t3, a6, t0
    xor a5, a6, a5
    and a6, a5, t3
    xor a6, a7, a6
    or a7, a6, a5
    xor a7, t0, a7
    and t5, t3, t1
    slli t6, a7, 15
    xor t3, t3, t5
    lw a4, 904(a3)
    not s1, a6
    srli s3, a7, 16
    and t6, t6, s9
    slli a7, a7, 17
    slli t5, t5, 1
    srli t3, t3, 1
    lw s5, 908(a3)
    or t0, t0, s1
    srli s1, a6, 17
    srli s7, a6, 15
    or t6, s3, t6
    and a7, a7, s8
    or t3, t5, t3
    xor a5, a4, a5
    # round 2 (gift.dsl:33)
    lw t5, 912(a3)
    # round 3 (gift.dsl:33)
    and a4, s1, s0
    and s0, s7, s2
    or a7, t6, a7
    xor a5, a5, t0
    xor t0, s5, t3
    or t3, a4, s0
    slli a6, a6, 16
    # round 2 (gift.dsl:33)
    and t6, a5, t0
    xor a7, t5, a7
    # round 3 (gift.dsl:33)
    or a6, t3, a6
    # round 2 (gift.dsl:33)
    xor a7, t6, a7
    xor t3, a6, a7
    xor a5, a6, a5
    or a6, a5, t3
    xor a6, t0, a6
    and t0, a6, a5
    xor t0, a7, t0
    and t4, t3, t4
    and t5, t0, s6
    xor t3, t3, t4
    lw t6, 916(a3)
    xor t0, t0, t5
    slli t4, t4, 8
    srli t3, t3, 8
    lw a4, 920(a3)
    or a7, a7, a6
    and s0, a6, s4
    slli t5, t5, 4
    srli t0, t0, 12
    or t3, t4, t3
    xor a5, t6, a5
    # round 1 (gift.dsl:33)
    lw t4, 924(a3)
    # round 2 (gift.dsl:33)
    xor a6, a6, s0
    or t0, t5, t0
    xor a5, a5, a7
    xor a7, a4, t3
    slli t3, s0, 12
    srli a6, a6, 4
    # round 1 (gift.dsl:33)
    and t5, a5, a7
    xor t0, t4, t0
    # round 2 (gift.dsl:33)
    or a6, t3, a6
    # round 1 (gift.dsl:33)
    xor t0, t5, t0
    xor t3, a6, t0
    xor a5, a6, a5
    and a6, a5, t3
    xor a6, a7, a6
    not a7, t0
    and a7, a7, a6
    or t4, a6, a5
    xor a5, a5, a7
    xor a7, t0, t4
    srli t0, a6, 2
    xor t0, t0, a7
    srli t4, a5, 2
    and t0, t0, t2
    xor t4, t3, t4
    slli t5, t0, 2
    and t2, t4, t2
    xor a6, a6, t5
    xor a7, a7, t0
    slli t0, t2, 2
    xor a5, a5, t0
    xor t0, t3, t2
    srli t2, a6, 1
    srli t3, a7, 1
    xor t2, t2, a5
    xor t3, t3, t0
    and t2, t2, t1
    and t1, t3, t1
    slli t3, t2, 1
    slli t4, t1, 1
    xor a6, a6, t3
    xor a5, a5, t2
    xor a7, a7, t4
    xor t0, t0, t1
    sw a6, 0(a0)
    sw a5, 4(a0)
    sw a7, 8(a0)
    sw t0, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_gift128_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_gift128_128_ecb_decrypt_rv32i_group
.Llwcc_gift128_128_ecb_decrypt_rv32i_group_done:
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
    xor t2, t0, t2
    and t3, t3, a5
    and a5, t2, a5
    slli t2, t3, 1
    sw t3, 952(a0)
    slli t4, a5, 1
    xor t1, t1, t2
    xor a5, t0, a5
    xor a7, a7, t4
    sw a5, 936(a0)
    srli a5, a5, 2
    sw t1, 944(a0)
    sw a7, 928(a0)
    srli a7, a7, 2
    xor a5, t3, a5
    xor a7, t1, a7
    and a5, a5, a6
    and a6, a7, a6
    slli a7, a5, 2
    sw a5, 956(a0)
    slli a5, a6, 2
    sw a7, 940(a0)
    sw a6, 948(a0)
    sw a5, 932(a0)
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
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a2, 80(sp)
    sw a4, 76(sp)
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
    lw t0, 944(a3)
    and t2, t1, a6
    and t3, a5, a6
    lw t4, 928(a3)
    lw t5, 936(a3)
    slli t6, t2, 2
    slli s0, t3, 2
    lw s1, 932(a3)
    lw s2, 940(a3)
    xor t0, t1, t0
    lw t1, 948(a3)
    lw s3, 952(a3)
    xor t4, t4, t6
    xor t5, t5, s0
    xor t0, t2, t0
    xor t2, t4, s1
    xor t4, t5, s2
    xor t0, t0, t1
    xor a5, s3, a5
    lw t1, 956(a3)
    xor a5, t3, a5
    # round 1 (gift.dsl:33)
    or t3, t2, t4
    and t5, t2, t0
    xor a5, a5, t1
    xor t0, t0, t3
    xor t1, t4, t5
    xor t3, a5, t0
    and a5, a5, t1
    xor t1, t1, t3
    xor a5, t2, a5
    and t2, a5, t1
    lui t4, 4080
    lui t5, 65521
    xor t0, t0, t2
    lui t2, 240
    addi t4, t4, 255
    addi t5, t5, -1
    not t3, t3
    addi t2, t2, 15
    and t6, t1, t4
    and s0, t0, t5
    and s1, t3, t2
    xor t1, t1, t6
    xor t0, t0, s0
    xor t3, t3, s1
    slli t6, t6, 8
    srli t1, t1, 8
    slli s0, s0, 4
    srli t0, t0, 12
    lw s2, 0(a3)
    lw s3, 4(a3)
    slli s1, s1, 12
    srli t3, t3, 4
    or t1, t6, t1
    or t0, s0, t0
    or t3, s1, t3
    xor t1, s2, t1
    xor t0, s3, t0
    lw t6, 8(a3)
    # round 2 (gift.dsl:33)
    or s0, t3, t1
    and s1, t3, t0
    # round 1 (gift.dsl:33)
    xor a5, t6, a5
    # round 2 (gift.dsl:33)
    xor t0, s0, t0
    xor t1, t1, s1
    xor t6, a5, t0
    and a5, a5, t1
    xor t1, t1, t6
    xor a5, t3, a5
    and t3, a5, t1
    xor t0, t0, t3
    and t3, t1, a7
    lui s0, 5
    lui s1, 11
    xor t1, t1, t3
    slli s2, t0, 15
    lui s3, 349520
    srli s4, t6, 17
    addi s0, s0, 1365
    srli s5, t6, 15
    addi s1, s1, -1366
    slli t3, t3, 1
    srli t1, t1, 1
    srli s6, t0, 16
    and s2, s2, s3
    slli t0, t0, 17
    lui s7, 699040
    lw s8, 12(a3)
    and s4, s4, s0
    and s5, s5, s1
    or t1, t3, t1
    or t3, s6, s2
    and t0, t0, s7
    lw s2, 16(a3)
    or s4, s4, s5
    slli t6, t6, 16
    or t0, t3, t0
    xor t1, s8, t1
    or t3, s4, t6
    xor t0, s2, t0
    lw t6, 20(a3)
    # round 3 (gift.dsl:33)
    not s2, t1
    and s2, t3, s2
    or s4, t3, t0
    # round 2 (gift.dsl:33)
    xor a5, t6, a5
    # round 3 (gift.dsl:33)
    xor t0, s2, t0
    xor t1, t1, s4
    xor t6, a5, t0
    or a5, a5, t1
    xor t1, t1, t6
    xor a5, t3, a5
    and t3, a5, t1
    lui s2, 61681
    lui s4, 12336
    xor t0, t0, t3
    lui t3, 259060
    addi s2, s2, -241
    addi s4, s4, 771
    addi t3, t3, -193
    and s5, t1, s2
    and s6, t0, s4
    and s9, t6, t3
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
    xor t1, s10, t1
    xor t0, s11, t0
    lw s5, 32(a3)
    # round 4 (gift.dsl:33)
    or s6, t6, t1
    and s9, t6, t0
    # round 3 (gift.dsl:33)
    xor a5, s5, a5
    # round 4 (gift.dsl:33)
    xor t0, s6, t0
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
    xor t1, s6, t1
    or t6, s10, s5
    xor t0, s9, t0
    lw s5, 44(a3)
    # round 5 (gift.dsl:33)
    not s9, t1
    and s9, t6, s9
    or s10, t6, t0
    # round 4 (gift.dsl:33)
    xor a5, s5, a5
    # round 5 (gift.dsl:33)
    xor t0, s9, t0
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
    lw a2, 48(a3)
    lw a4, 52(a3)
    slli ra, ra, 3
    srli s5, s5, 1
    or t1, s10, t1
    or t0, s11, t0
    or s5, ra, s5
    xor t1, a2, t1
    xor t0, a4, t0
    lw a4, 56(a3)
    # round 6 (gift.dsl:33)
    or a2, s5, t1
    and s10, s5, t0
    # round 5 (gift.dsl:33)
    xor a5, a4, a5
    # round 6 (gift.dsl:33)
    xor t0, a2, t0
    xor t1, t1, s10
    xor a4, a5, t0
    and a5, a5, t1
    xor t1, t1, a4
    xor a5, s5, a5
    and a2, a5, t1
    xor t0, t0, a2
    and a2, t1, t4
    xor t1, t1, a2
    and s5, t0, t5
    and s10, a4, t2
    slli a2, a2, 8
    srli t1, t1, 8
    xor t0, t0, s5
    lw s11, 60(a3)
    xor a4, a4, s10
    or t1, a2, t1
    slli a2, s5, 4
    srli t0, t0, 12
    lw s5, 64(a3)
    slli s10, s10, 12
    srli a4, a4, 4
    or t0, a2, t0
    xor t1, s11, t1
    or a4, s10, a4
    xor t0, s5, t0
    lw a2, 68(a3)
    # round 7 (gift.dsl:33)
    not s5, t1
    and s5, a4, s5
    or s10, a4, t0
    # round 6 (gift.dsl:33)
    xor a5, a2, a5
    # round 7 (gift.dsl:33)
    xor t0, s5, t0
    xor t1, t1, s10
    xor a2, a5, t0
    or a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, a7
    slli s5, t0, 15
    srli s10, a2, 17
    srli s11, a2, 15
    xor t1, t1, a4
    srli ra, t0, 16
    and s5, s5, s3
    slli t0, t0, 17
    and s10, s10, s0
    and s11, s11, s1
    slli a4, a4, 1
    srli t1, t1, 1
    or s5, ra, s5
    and t0, t0, s7
    lw ra, 72(a3)
    lw a0, 76(a3)
    or s10, s10, s11
    slli a2, a2, 16
    or t1, a4, t1
    or t0, s5, t0
    or a4, s10, a2
    xor t1, ra, t1
    xor t0, a0, t0
    lw a2, 80(a3)
    # round 8 (gift.dsl:33)
    or a0, a4, t1
    and s5, a4, t0
    # round 7 (gift.dsl:33)
    xor a5, a2, a5
    # round 8 (gift.dsl:33)
    xor t0, a0, t0
    xor t1, t1, s5
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, s2
    xor t1, t1, a4
    and a0, t0, s4
    and s5, a2, t3
    slli a4, a4, 4
    srli t1, t1, 4
    xor t0, t0, a0
    lw s10, 84(a3)
    xor a2, a2, s5
    or t1, a4, t1
    slli a4, a0, 6
    srli t0, t0, 2
    lw a0, 88(a3)
    slli s5, s5, 2
    srli a2, a2, 6
    or t0, a4, t0
    xor t1, s10, t1
    or a4, s5, a2
    xor t0, a0, t0
    lw a2, 92(a3)
    # round 9 (gift.dsl:33)
    not a0, t1
    and a0, a4, a0
    or s5, a4, t0
    # round 8 (gift.dsl:33)
    xor a5, a2, a5
    # round 9 (gift.dsl:33)
    xor t0, a0, t0
    xor t1, t1, s5
    xor a2, a5, t0
    or a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    slli a4, t1, 16
    srli t1, t1, 16
    slli a0, t0, 8
    srli t0, t0, 24
    lw s5, 96(a3)
    lw s11, 100(a3)
    slli ra, a2, 24
    srli a2, a2, 8
    or t1, a4, t1
    or t0, a0, t0
    or a4, ra, a2
    xor t1, s5, t1
    xor t0, s11, t0
    lw a2, 104(a3)
    # round 10 (gift.dsl:33)
    or a0, a4, t1
    and s5, a4, t0
    # round 9 (gift.dsl:33)
    xor a5, a2, a5
    # round 10 (gift.dsl:33)
    xor t0, a0, t0
    xor t1, t1, s5
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    not a4, a2
    and a2, t1, a6
    and a0, t0, s9
    and s5, a4, t6
    xor t1, t1, a2
    xor t0, t0, a0
    xor a4, a4, s5
    slli a2, a2, 2
    srli t1, t1, 2
    slli a0, a0, 1
    srli t0, t0, 3
    lw s11, 108(a3)
    lw ra, 112(a3)
    slli s5, s5, 3
    srli a4, a4, 1
    or t1, a2, t1
    or t0, a0, t0
    or a4, s5, a4
    xor t1, s11, t1
    xor t0, ra, t0
    lw a2, 116(a3)
    # round 11 (gift.dsl:33)
    or a0, a4, t1
    and s5, a4, t0
    # round 10 (gift.dsl:33)
    xor a5, a2, a5
    # round 11 (gift.dsl:33)
    xor t0, a0, t0
    xor t1, t1, s5
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, t4
    xor t1, t1, a4
    and a0, t0, t5
    and s5, a2, t2
    slli a4, a4, 8
    srli t1, t1, 8
    xor t0, t0, a0
    lw ra, 120(a3)
    xor a2, a2, s5
    or t1, a4, t1
    slli a4, a0, 4
    srli t0, t0, 12
    lw a0, 124(a3)
    slli s5, s5, 12
    srli a2, a2, 4
    or t0, a4, t0
    xor t1, ra, t1
    or a4, s5, a2
    xor t0, a0, t0
    lw a2, 128(a3)
    # round 12 (gift.dsl:33)
    not a0, t1
    and a0, a4, a0
    or s5, a4, t0
    # round 11 (gift.dsl:33)
    xor a5, a2, a5
    # round 12 (gift.dsl:33)
    xor t0, a0, t0
    xor t1, t1, s5
    xor a2, a5, t0
    or a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, a7
    slli a0, t0, 15
    srli s5, a2, 17
    srli ra, a2, 15
    xor t1, t1, a4
    srli a1, t0, 16
    and a0, a0, s3
    slli t0, t0, 17
    and s5, s5, s0
    and ra, ra, s1
    slli a4, a4, 1
    srli t1, t1, 1
    or a1, a1, a0
    and t0, t0, s7
    lw a0, 132(a3)
    or s5, s5, ra
    lw ra, 136(a3)
    slli a2, a2, 16
    or t1, a4, t1
    or t0, a1, t0
    or a4, s5, a2
    xor t1, a0, t1
    xor t0, ra, t0
    lw a2, 140(a3)
    # round 13 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 12 (gift.dsl:33)
    xor a5, a2, a5
    # round 13 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, s2
    xor t1, t1, a4
    and a1, t0, s4
    and a0, a2, t3
    slli a4, a4, 4
    srli t1, t1, 4
    xor t0, t0, a1
    lw s5, 144(a3)
    xor a2, a2, a0
    or t1, a4, t1
    slli a4, a1, 6
    srli t0, t0, 2
    lw a1, 148(a3)
    slli a0, a0, 2
    srli a2, a2, 6
    or t0, a4, t0
    xor t1, s5, t1
    or a4, a0, a2
    xor t0, a1, t0
    lw a2, 152(a3)
    # round 14 (gift.dsl:33)
    not a1, t1
    and a1, a4, a1
    or a0, a4, t0
    # round 13 (gift.dsl:33)
    xor a5, a2, a5
    # round 14 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    or a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    slli a4, t1, 16
    srli t1, t1, 16
    slli a1, t0, 8
    srli t0, t0, 24
    lw a0, 156(a3)
    lw s5, 160(a3)
    slli ra, a2, 24
    srli a2, a2, 8
    or t1, a4, t1
    or t0, a1, t0
    or a4, ra, a2
    xor t1, a0, t1
    xor t0, s5, t0
    lw a2, 164(a3)
    # round 15 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 14 (gift.dsl:33)
    xor a5, a2, a5
    # round 15 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    not a4, a2
    and a2, t1, a6
    and a1, t0, s9
    and a0, a4, t6
    xor t1, t1, a2
    xor t0, t0, a1
    xor a4, a4, a0
    slli a2, a2, 2
    srli t1, t1, 2
    slli a1, a1, 1
    srli t0, t0, 3
    lw s5, 168(a3)
    lw ra, 172(a3)
    slli a0, a0, 3
    srli a4, a4, 1
    or t1, a2, t1
    or t0, a1, t0
    or a4, a0, a4
    xor t1, s5, t1
    xor t0, ra, t0
    lw a2, 176(a3)
    # round 16 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 15 (gift.dsl:33)
    xor a5, a2, a5
    # round 16 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, t4
    xor t1, t1, a4
    and a1, t0, t5
    and a0, a2, t2
    slli a4, a4, 8
    srli t1, t1, 8
    xor t0, t0, a1
    lw s5, 180(a3)
    xor a2, a2, a0
    or t1, a4, t1
    slli a4, a1, 4
    srli t0, t0, 12
    lw a1, 184(a3)
    slli a0, a0, 12
    srli a2, a2, 4
    or t0, a4, t0
    xor t1, s5, t1
    or a4, a0, a2
    xor t0, a1, t0
    lw a2, 188(a3)
    # round 17 (gift.dsl:33)
    not a1, t1
    and a1, a4, a1
    or a0, a4, t0
    # round 16 (gift.dsl:33)
    xor a5, a2, a5
    # round 17 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    or a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, a7
    slli a1, t0, 15
    srli a0, a2, 17
    srli s5, a2, 15
    xor t1, t1, a4
    srli ra, t0, 16
    and a1, a1, s3
    slli t0, t0, 17
    and a0, a0, s0
    and s5, s5, s1
    slli a4, a4, 1
    srli t1, t1, 1
    or a1, ra, a1
    and t0, t0, s7
    lw ra, 192(a3)
    or a0, a0, s5
    lw s5, 196(a3)
    slli a2, a2, 16
    or t1, a4, t1
    or t0, a1, t0
    or a4, a0, a2
    xor t1, ra, t1
    xor t0, s5, t0
    lw a2, 200(a3)
    # round 18 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 17 (gift.dsl:33)
    xor a5, a2, a5
    # round 18 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, s2
    xor t1, t1, a4
    and a1, t0, s4
    and a0, a2, t3
    slli a4, a4, 4
    srli t1, t1, 4
    xor t0, t0, a1
    lw s5, 204(a3)
    xor a2, a2, a0
    or t1, a4, t1
    slli a4, a1, 6
    srli t0, t0, 2
    lw a1, 208(a3)
    slli a0, a0, 2
    srli a2, a2, 6
    or t0, a4, t0
    xor t1, s5, t1
    or a4, a0, a2
    xor t0, a1, t0
    lw a2, 212(a3)
    # round 19 (gift.dsl:33)
    not a1, t1
    and a1, a4, a1
    or a0, a4, t0
    # round 18 (gift.dsl:33)
    xor a5, a2, a5
    # round 19 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    or a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    slli a4, t1, 16
    srli t1, t1, 16
    slli a1, t0, 8
    srli t0, t0, 24
    lw a0, 216(a3)
    lw s5, 220(a3)
    slli ra, a2, 24
    srli a2, a2, 8
    or t1, a4, t1
    or t0, a1, t0
    or a4, ra, a2
    xor t1, a0, t1
    xor t0, s5, t0
    lw a2, 224(a3)
    # round 20 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 19 (gift.dsl:33)
    xor a5, a2, a5
    # round 20 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    not a4, a2
    and a2, t1, a6
    and a1, t0, s9
    and a0, a4, t6
    xor t1, t1, a2
    xor t0, t0, a1
    xor a4, a4, a0
    slli a2, a2, 2
    srli t1, t1, 2
    slli a1, a1, 1
    srli t0, t0, 3
    lw s5, 228(a3)
    lw ra, 232(a3)
    slli a0, a0, 3
    srli a4, a4, 1
    or t1, a2, t1
    or t0, a1, t0
    or a4, a0, a4
    xor t1, s5, t1
    xor t0, ra, t0
    lw a2, 236(a3)
    # round 21 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 20 (gift.dsl:33)
    xor a5, a2, a5
    # round 21 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, t4
    xor t1, t1, a4
    and a1, t0, t5
    and a0, a2, t2
    slli a4, a4, 8
    srli t1, t1, 8
    xor t0, t0, a1
    lw s5, 240(a3)
    xor a2, a2, a0
    or t1, a4, t1
    slli a4, a1, 4
    srli t0, t0, 12
    lw a1, 244(a3)
    slli a0, a0, 12
    srli a2, a2, 4
    or t0, a4, t0
    xor t1, s5, t1
    or a4, a0, a2
    xor t0, a1, t0
    lw a2, 248(a3)
    # round 22 (gift.dsl:33)
    not a1, t1
    and a1, a4, a1
    or a0, a4, t0
    # round 21 (gift.dsl:33)
    xor a5, a2, a5
    # round 22 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    or a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, a7
    slli a1, t0, 15
    srli a0, a2, 17
    srli s5, a2, 15
    xor t1, t1, a4
    srli ra, t0, 16
    and a1, a1, s3
    slli t0, t0, 17
    and a0, a0, s0
    and s5, s5, s1
    slli a4, a4, 1
    srli t1, t1, 1
    or a1, ra, a1
    and t0, t0, s7
    lw ra, 252(a3)
    or a0, a0, s5
    lw s5, 256(a3)
    slli a2, a2, 16
    or t1, a4, t1
    or t0, a1, t0
    or a4, a0, a2
    xor t1, ra, t1
    xor t0, s5, t0
    lw a2, 260(a3)
    # round 23 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 22 (gift.dsl:33)
    xor a5, a2, a5
    # round 23 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, s2
    xor t1, t1, a4
    and a1, t0, s4
    and a0, a2, t3
    slli a4, a4, 4
    srli t1, t1, 4
    xor t0, t0, a1
    lw s5, 264(a3)
    xor a2, a2, a0
    or t1, a4, t1
    slli a4, a1, 6
    srli t0, t0, 2
    lw a1, 268(a3)
    slli a0, a0, 2
    srli a2, a2, 6
    or t0, a4, t0
    xor t1, s5, t1
    or a4, a0, a2
    xor t0, a1, t0
    lw a2, 272(a3)
    # round 24 (gift.dsl:33)
    not a1, t1
    and a1, a4, a1
    or a0, a4, t0
    # round 23 (gift.dsl:33)
    xor a5, a2, a5
    # round 24 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    or a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    slli a4, t1, 16
    srli t1, t1, 16
    slli a1, t0, 8
    srli t0, t0, 24
    lw a0, 276(a3)
    lw s5, 280(a3)
    slli ra, a2, 24
    srli a2, a2, 8
    or t1, a4, t1
    or t0, a1, t0
    or a4, ra, a2
    xor t1, a0, t1
    xor t0, s5, t0
    lw a2, 284(a3)
    # round 25 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 24 (gift.dsl:33)
    xor a5, a2, a5
    # round 25 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    not a4, a2
    and a2, t1, a6
    and a1, t0, s9
    and a0, a4, t6
    xor t1, t1, a2
    xor t0, t0, a1
    xor a4, a4, a0
    slli a2, a2, 2
    srli t1, t1, 2
    slli a1, a1, 1
    srli t0, t0, 3
    lw s5, 288(a3)
    lw ra, 292(a3)
    slli a0, a0, 3
    srli a4, a4, 1
    or t1, a2, t1
    or t0, a1, t0
    or a4, a0, a4
    xor t1, s5, t1
    xor t0, ra, t0
    lw a2, 296(a3)
    # round 26 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 25 (gift.dsl:33)
    xor a5, a2, a5
    # round 26 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, t4
    xor t1, t1, a4
    and a1, t0, t5
    and a0, a2, t2
    slli a4, a4, 8
    srli t1, t1, 8
    xor t0, t0, a1
    lw s5, 300(a3)
    xor a2, a2, a0
    or t1, a4, t1
    slli a4, a1, 4
    srli t0, t0, 12
    lw a1, 304(a3)
    slli a0, a0, 12
    srli a2, a2, 4
    or t0, a4, t0
    xor t1, s5, t1
    or a4, a0, a2
    xor t0, a1, t0
    lw a2, 308(a3)
    # round 27 (gift.dsl:33)
    not a1, t1
    and a1, a4, a1
    or a0, a4, t0
    # round 26 (gift.dsl:33)
    xor a5, a2, a5
    # round 27 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    or a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, a7
    slli a1, t0, 15
    srli a0, a2, 17
    srli s5, a2, 15
    xor t1, t1, a4
    srli ra, t0, 16
    and a1, a1, s3
    slli t0, t0, 17
    and a0, a0, s0
    and s5, s5, s1
    slli a4, a4, 1
    srli t1, t1, 1
    or a1, ra, a1
    and t0, t0, s7
    lw ra, 312(a3)
    or a0, a0, s5
    lw s5, 316(a3)
    slli a2, a2, 16
    or t1, a4, t1
    or t0, a1, t0
    or a4, a0, a2
    xor t1, ra, t1
    xor t0, s5, t0
    lw a2, 320(a3)
    # round 28 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 27 (gift.dsl:33)
    xor a5, a2, a5
    # round 28 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, s2
    xor t1, t1, a4
    and a1, t0, s4
    and a0, a2, t3
    slli a4, a4, 4
    srli t1, t1, 4
    xor t0, t0, a1
    lw s5, 324(a3)
    xor a2, a2, a0
    or t1, a4, t1
    slli a4, a1, 6
    srli t0, t0, 2
    lw a1, 328(a3)
    slli a0, a0, 2
    srli a2, a2, 6
    or t0, a4, t0
    xor t1, s5, t1
    or a4, a0, a2
    xor t0, a1, t0
    lw a2, 332(a3)
    # round 29 (gift.dsl:33)
    not a1, t1
    and a1, a4, a1
    or a0, a4, t0
    # round 28 (gift.dsl:33)
    xor a5, a2, a5
    # round 29 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    or a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    slli a4, t1, 16
    srli t1, t1, 16
    slli a1, t0, 8
    srli t0, t0, 24
    lw a0, 336(a3)
    lw s5, 340(a3)
    slli ra, a2, 24
    srli a2, a2, 8
    or t1, a4, t1
    or t0, a1, t0
    or a4, ra, a2
    xor t1, a0, t1
    xor t0, s5, t0
    lw a2, 344(a3)
    # round 30 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 29 (gift.dsl:33)
    xor a5, a2, a5
    # round 30 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    not a4, a2
    and a2, t1, a6
    and a1, t0, s9
    and a0, a4, t6
    xor t1, t1, a2
    xor t0, t0, a1
    xor a4, a4, a0
    slli a2, a2, 2
    srli t1, t1, 2
    slli a1, a1, 1
    srli t0, t0, 3
    lw s5, 348(a3)
    lw ra, 352(a3)
    slli a0, a0, 3
    srli a4, a4, 1
    or t1, a2, t1
    or t0, a1, t0
    or a4, a0, a4
    xor t1, s5, t1
    xor t0, ra, t0
    lw a2, 356(a3)
    # round 31 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 30 (gift.dsl:33)
    xor a5, a2, a5
    # round 31 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, t4
    xor t1, t1, a4
    and a1, t0, t5
    and a0, a2, t2
    slli a4, a4, 8
    srli t1, t1, 8
    xor t0, t0, a1
    lw s5, 360(a3)
    xor a2, a2, a0
    or t1, a4, t1
    slli a4, a1, 4
    srli t0, t0, 12
    lw a1, 364(a3)
    slli a0, a0, 12
    srli a2, a2, 4
    or t0, a4, t0
    xor t1, s5, t1
    or a4, a0, a2
    xor t0, a1, t0
    lw a2, 368(a3)
    # round 32 (gift.dsl:33)
    not a1, t1
    and a1, a4, a1
    or a0, a4, t0
    # round 31 (gift.dsl:33)
    xor a5, a2, a5
    # round 32 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    or a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, a7
    slli a1, t0, 15
    srli a0, a2, 17
    srli s5, a2, 15
    xor t1, t1, a4
    srli ra, t0, 16
    and a1, a1, s3
    slli t0, t0, 17
    and a0, a0, s0
    and s5, s5, s1
    slli a4, a4, 1
    srli t1, t1, 1
    or a1, ra, a1
    and t0, t0, s7
    lw ra, 372(a3)
    or a0, a0, s5
    slli a2, a2, 16
    or t1, a4, t1
    or t0, a1, t0
    or a4, a0, a2
    xor t1, ra, t1
    xor t0, s8, t0
    lw a2, 376(a3)
    # round 33 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 32 (gift.dsl:33)
    xor a5, a2, a5
    # round 33 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, s2
    xor t1, t1, a4
    and a1, t0, s4
    and a0, a2, t3
    slli a4, a4, 4
    srli t1, t1, 4
    xor t0, t0, a1
    lw s5, 380(a3)
    xor a2, a2, a0
    or t1, a4, t1
    slli a4, a1, 6
    srli t0, t0, 2
    lw a1, 384(a3)
    slli a0, a0, 2
    srli a2, a2, 6
    or t0, a4, t0
    xor t1, s5, t1
    or a4, a0, a2
    xor t0, a1, t0
    lw a2, 388(a3)
    # round 34 (gift.dsl:33)
    not a1, t1
    and a1, a4, a1
    or a0, a4, t0
    # round 33 (gift.dsl:33)
    xor a5, a2, a5
    # round 34 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    or a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    slli a4, t1, 16
    srli t1, t1, 16
    slli a1, t0, 8
    srli t0, t0, 24
    lw a0, 392(a3)
    slli s5, a2, 24
    srli a2, a2, 8
    or t1, a4, t1
    or t0, a1, t0
    or a4, s5, a2
    xor t1, a0, t1
    xor t0, s6, t0
    lw a2, 396(a3)
    # round 35 (gift.dsl:33)
    or a1, a4, t1
    and a0, a4, t0
    # round 34 (gift.dsl:33)
    xor a5, a2, a5
    # round 35 (gift.dsl:33)
    xor t0, a1, t0
    xor t1, t1, a0
    xor a2, a5, t0
    and a5, a5, t1
    xor t1, t1, a2
    xor a5, a4, a5
    and a4, a5, t1
    xor t0, t0, a4
    and a4, t1, a6
    and a1, a2, t6
    xor t1, t1, a4
    and a0, t0, s9
    xor a2, a2, a1
    slli a4, a4, 2
    srli t1, t1, 2
    xor t0, t0, a0
    lw s5, 400(a3)
    slli a1, a1, 3
    srli a2, a2, 1
    or t1, a4, t1
    slli a4, a0, 1
    srli t0, t0, 3
    lw a0, 404(a3)
    or a2, a1, a2
    or t0, a4, t0
    xor t1, s5, t1
    lw a4, 408(a3)
    xor t0, a0, t0
    # round 36 (gift.dsl:33)
    and a1, a2, t1
    # round 35 (gift.dsl:33)
    xor a5, a4, a5
    # round 36 (gift.dsl:33)
    xor a4, a1, t0
    or t0, a2, t0
    xor a1, a5, a4
    xor t0, t1, t0
    not t1, a1
    and a5, a5, t0
    xor t0, t0, t1
    xor a5, a2, a5
    or a2, a5, t0
    xor a4, a4, a2
    and t4, t0, t4
    and t5, a4, t5
    and t2, t1, t2
    xor t0, t0, t4
    xor a4, a4, t5
    xor t1, t1, t2
    slli t4, t4, 8
    srli t0, t0, 8
    slli t5, t5, 4
    srli a4, a4, 12
    lw a2, 412(a3)
    lw a1, 416(a3)
    slli t2, t2, 12
    srli t1, t1, 4
    or t0, t4, t0
    or t4, t5, a4
    or t1, t2, t1
    xor t0, a2, t0
    xor t2, a1, t4
    lw t4, 420(a3)
    # round 37 (gift.dsl:33)
    or t5, t1, t0
    and a4, t1, t2
    # round 36 (gift.dsl:33)
    xor a5, t4, a5
    # round 37 (gift.dsl:33)
    xor t2, t5, t2
    xor t0, t0, a4
    xor t4, a5, t2
    and a5, a5, t0
    xor t0, t0, t4
    xor a5, t1, a5
    and t1, a5, t0
    xor t1, t2, t1
    and t2, t0, a7
    xor t0, t0, t2
    slli t5, t1, 15
    srli a4, t4, 17
    srli a2, t4, 15
    slli t2, t2, 1
    srli t0, t0, 1
    srli a1, t1, 16
    and t5, t5, s3
    slli t1, t1, 17
    lw a0, 424(a3)
    and a4, a4, s0
    and a2, a2, s1
    or t0, t2, t0
    or t2, a1, t5
    and t1, t1, s7
    lw t5, 428(a3)
    or a4, a4, a2
    slli t4, t4, 16
    or t1, t2, t1
    xor t0, a0, t0
    or t2, a4, t4
    xor t1, t5, t1
    lw t4, 432(a3)
    # round 38 (gift.dsl:33)
    not t5, t0
    and t5, t2, t5
    or a4, t2, t1
    # round 37 (gift.dsl:33)
    xor a5, t4, a5
    # round 38 (gift.dsl:33)
    xor t1, t5, t1
    xor t0, t0, a4
    xor t4, a5, t1
    or a5, a5, t0
    xor t0, t0, t4
    xor a5, t2, a5
    and t2, a5, t0
    xor t1, t1, t2
    and t2, t0, s2
    and t5, t1, s4
    and t3, t4, t3
    xor t0, t0, t2
    xor t1, t1, t5
    xor t4, t4, t3
    slli t2, t2, 4
    srli t0, t0, 4
    slli t5, t5, 6
    srli t1, t1, 2
    lw a4, 436(a3)
    slli t3, t3, 2
    srli t4, t4, 6
    or t0, t2, t0
    or t1, t5, t1
    or t2, t3, t4
    xor t0, a4, t0
    xor t1, s10, t1
    lw t3, 440(a3)
    # round 39 (gift.dsl:33)
    or t4, t2, t0
    and t5, t2, t1
    # round 38 (gift.dsl:33)
    xor a5, t3, a5
    # round 39 (gift.dsl:33)
    xor t1, t4, t1
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
    slli a4, t3, 24
    srli t3, t3, 8
    or t1, t2, t1
    xor t0, t4, t0
    or t2, a4, t3
    xor t1, t5, t1
    lw t3, 452(a3)
    # round 40 (gift.dsl:33)
    not t4, t0
    and t4, t2, t4
    or t5, t2, t1
    # round 39 (gift.dsl:33)
    xor a5, t3, a5
    # round 40 (gift.dsl:33)
    xor t1, t4, t1
    xor t0, t0, t5
    xor t3, a5, t1
    or a5, a5, t0
    xor t0, t0, t3
    xor a5, t2, a5
    and t2, a5, t0
    xor t1, t1, t2
    and t2, t3, t6
    and t4, t0, a6
    and t5, t1, s9
    xor t3, t3, t2
    xor t0, t0, t4
    xor t1, t1, t5
    slli t2, t2, 3
    srli t3, t3, 1
    slli t4, t4, 2
    srli t0, t0, 2
    slli t5, t5, 1
    srli t1, t1, 3
    lw t6, 456(a3)
    or t2, t2, t3
    or t0, t4, t0
    or t1, t5, t1
    lw t3, 460(a3)
    xor t0, t6, t0
    xor t1, s11, t1
    srli t4, t2, 2
    xor a5, t3, a5
    xor t3, t4, t1
    srli t4, t0, 2
    and t3, t3, a6
    xor t4, a5, t4
    slli t5, t3, 2
    and a6, t4, a6
    xor t2, t2, t5
    xor t1, t1, t3
    slli t3, a6, 2
    xor t0, t0, t3
    xor a5, a5, a6
    srli a6, t2, 1
    srli t3, t1, 1
    xor a6, t0, a6
    xor t3, a5, t3
    and a6, a6, a7
    and a7, t3, a7
    slli t3, a6, 1
    slli t4, a7, 1
    lw t5, 68(sp)
    lw a4, 4(t5)
    lw t6, 0(t5)
    lw a2, 8(t5)
    lw a1, 12(t5)
    xor t2, t2, t3
    xor a6, t0, a6
    xor t0, t1, t4
    xor a5, a5, a7
    xor a7, t6, t2
    xor a6, a4, a6
    xor t0, a2, t0
    xor a5, a1, a5
    lw t1, 64(sp)
    sw a6, 4(t1)
    sw a7, 0(t1)
    sw t0, 8(t1)
    sw a5, 12(t1)
    mv a0, t1
    mv a1, t5
    lw a2, 80(sp)
    lw a4, 76(sp)
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
