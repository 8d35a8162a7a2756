# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile present --set present64_80 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/present.dsl sha256:00d6d0d103b81601d49b50197dff5f1d19275363caa9ccf9fc4572389286986b
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 528
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 5 arrangements
# sizes:     in bytes: block 8, key 10, nonce 4, rk 888, ctx 904, align 4, group 16, stack 528
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:93c0a66cbeb660d854c6c2d1f0d5e053d45045d86cdf88d1292a0a32bbd6b3f1

    .text

    .balign 4
    .global lwcc_present64_80_key_setup_rv32i
    .type lwcc_present64_80_key_setup_rv32i, %function
lwcc_present64_80_key_setup_rv32i:
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
    lhu a5, 0(a1)
    lhu a6, 2(a1)
    lhu a7, 4(a1)
    lhu t0, 6(a1)
    lhu t1, 8(a1)
    lui t5, 16
    srli t2, t0, 8
    andi t3, t2, 255
    slli t4, t0, 8
    addi t5, t5, -256
    and t4, t4, t5
    or t3, t3, t4
    slli t4, a7, 8
    lui t6, 4080
    and t4, t4, t6
    or t3, t3, t4
    slli t4, a7, 24
    or t3, t3, t4
    srli t4, a6, 8
    andi t4, t4, 255
    slli a4, a6, 8
    and a3, a4, t5
    or t4, t4, a3
    slli a3, a5, 8
    and t6, a3, t6
    or t4, t4, t6
    slli t6, a5, 24
    or t4, t4, t6
    srli t6, t3, 19
    slli a3, t4, 13
    or t6, t6, a3
    srli a3, t1, 7
    andi a3, a3, 257
    srli a2, a7, 9
    andi a2, a2, 2
    or a3, a3, a2
    srli a2, a6, 11
    andi a2, a2, 4
    or a3, a3, a2
    slli a2, a5, 3
    lui s0, 1
    addi s0, s0, -2040
    and a2, a2, s0
    or a3, a3, a2
    slli a2, t1, 1
    lui s1, 1
    addi s1, s1, 16
    and a2, a2, s1
    or a3, a3, a2
    srli a2, t0, 1
    lui s2, 2
    addi s2, s2, 32
    and a2, a2, s2
    or a3, a3, a2
    srli a2, a6, 3
    andi a2, a2, 64
    or a3, a3, a2
    srli a2, a5, 5
    andi a2, a2, 128
    or a3, a3, a2
    slli a2, t0, 7
    andi a2, a2, 512
    or a3, a3, a2
    slli a2, a7, 5
    andi a2, a2, 1024
    or a3, a3, a2
    slli a2, a7, 13
    lui s3, 4
    and a2, a2, s3
    or a3, a3, a2
    slli a2, a6, 11
    lui s4, 8
    and a2, a2, s4
    or a3, a3, a2
    slli a2, a5, 9
    lui s5, 16
    and a2, a2, s5
    or a3, a3, a2
    lui a2, 11
    addi a2, a2, -1366
    xor a3, a3, a2
    andi t2, t2, 1
    srli a2, a7, 10
    andi a2, a2, 2
    or t2, t2, a2
    srli a2, a6, 12
    andi a2, a2, 4
    or t2, t2, a2
    slli a2, a5, 2
    and a2, a2, s0
    or t2, t2, a2
    and a2, t1, s1
    or t2, t2, a2
    srli a2, t0, 2
    and a2, a2, s2
    or t2, t2, a2
    srli a2, a6, 4
    andi a2, a2, 64
    or t2, t2, a2
    srli a2, a5, 6
    andi a2, a2, 128
    or t2, t2, a2
    slli a2, t1, 8
    lui s2, 16
    addi s2, s2, 256
    and a2, a2, s2
    or t2, t2, a2
    slli a2, t0, 6
    andi a2, a2, 512
    or t2, t2, a2
    slli a2, a7, 4
    andi a2, a2, 1024
    or t2, t2, a2
    slli a2, a7, 12
    and a2, a2, s3
    or t2, t2, a2
    slli a2, a6, 10
    and a2, a2, s4
    or t2, t2, a2
    lui a2, 13
    addi a2, a2, -820
    xor t2, t2, a2
    srli a2, t0, 9
    andi a2, a2, 1
    srli s6, a7, 11
    andi s6, s6, 2
    or a2, a2, s6
    srli s6, a6, 13
    andi s6, s6, 4
    or a2, a2, s6
    slli s6, a5, 1
    and s6, s6, s0
    or a2, a2, s6
    srli s6, t1, 1
    and s6, s6, s1
    or a2, a2, s6
    srli s6, a7, 3
    andi s6, s6, 32
    or a2, a2, s6
    srli s6, a6, 5
    andi s6, s6, 64
    or a2, a2, s6
    srli s6, a5, 7
    andi s6, s6, 128
    or a2, a2, s6
    slli s6, t1, 7
    and s7, s6, s2
    or a2, a2, s7
    slli s7, t0, 5
    andi s7, s7, 512
    or a2, a2, s7
    slli s7, a7, 3
    andi s7, s7, 1024
    or a2, a2, s7
    slli s7, t0, 13
    lui s8, 2
    and s7, s7, s8
    or a2, a2, s7
    slli s7, a7, 11
    and s7, s7, s3
    or a2, a2, s7
    slli s7, a6, 9
    and s7, s7, s4
    or a2, a2, s7
    lui s7, 15
    addi s7, s7, 240
    xor a2, a2, s7
    srli s7, t0, 10
    andi s7, s7, 1
    srli s9, a7, 12
    andi s9, s9, 2
    or s7, s7, s9
    slli s9, a6, 2
    andi s9, s9, 1028
    or s7, s7, s9
    and s0, a5, s0
    or s0, s7, s0
    srli s7, t1, 2
    and s1, s7, s1
    or s0, s0, s1
    srli s1, a7, 4
    andi s1, s1, 32
    or s0, s0, s1
    srli s1, a6, 6
    andi s1, s1, 64
    or s0, s0, s1
    srli s1, a5, 8
    andi s1, s1, 128
    or s0, s0, s1
    slli s1, t1, 6
    and s1, s1, s2
    or s0, s0, s1
    slli s1, t0, 4
    andi s1, s1, 512
    or s0, s0, s1
    slli s1, t0, 12
    and s1, s1, s8
    or s0, s0, s1
    slli s1, a7, 10
    and s1, s1, s3
    or s0, s0, s1
    and a4, a4, s4
    or a4, s0, a4
    xor t5, a4, t5
    not a4, a3
    not a3, t2
    and s0, a3, a2
    xor s0, t5, s0
    xor s1, a4, s0
    xor s2, a3, a2
    xor s2, s0, s2
    or s3, s1, s2
    xor a3, a3, s3
    or s3, a4, a3
    xor s2, s2, s3
    or a4, a4, s2
    xor a4, a3, a4
    or a3, s2, a4
    xor a3, s0, a3
    not s0, s1
    not a4, a4
    not s1, s2
    srli s2, t4, 19
    slli s3, t1, 5
    lui s4, 510
    and s3, s3, s4
    or s2, s2, s3
    slli s3, t1, 21
    lui s4, 65024
    and s3, s3, s4
    or s2, s2, s3
    slli s3, s0, 28
    lui s4, 65536
    and s3, s3, s4
    or s2, s2, s3
    slli s3, a4, 29
    lui s7, 131072
    and s3, s3, s7
    or s2, s2, s3
    slli s3, a3, 30
    lui s9, 262144
    and s3, s3, s9
    or s2, s2, s3
    slli s3, s1, 31
    or s2, s2, s3
    srli s3, t2, 2
    andi s3, s3, 1
    srli s10, t4, 6
    lui s11, 16384
    addi s11, s11, -2
    and s10, s10, s11
    or s3, s3, s10
    slli s10, t1, 18
    lui ra, 1032192
    and s10, s10, ra
    or s3, s3, s10
    srli s10, s2, 19
    slli s5, t3, 10
    lui t1, 65534
    and t1, s5, t1
    or t1, s10, t1
    slli s5, s0, 27
    and s5, s5, s4
    or t1, t1, s5
    slli s5, a4, 28
    and s5, s5, s7
    or t1, t1, s5
    slli s5, a3, 29
    and s5, s5, s9
    or t1, t1, s5
    slli s5, s1, 30
    lui s10, 524288
    and s5, s5, s10
    or t1, t1, s5
    srli s5, t3, 9
    lui s8, 2046
    addi s8, s8, 511
    and s5, s5, s8
    srli s8, t1, 19
    sw s6, 96(sp)
    lui s6, 2
    addi s6, s6, -512
    and s8, s8, s6
    or s5, s5, s8
    slli s8, a6, 15
    sw s3, 100(sp)
    lui s3, 63488
    and s3, s8, s3
    or s3, s5, s3
    slli s5, s0, 26
    and s5, s5, s4
    or s3, s3, s5
    slli s5, a4, 27
    and s5, s5, s7
    or s3, s3, s5
    slli s5, a3, 28
    and s5, s5, s9
    or s3, s3, s5
    slli s5, s1, 29
    and s5, s5, s10
    or s3, s3, s5
    srli s5, t1, 6
    lui s8, 16384
    addi s8, s8, -3
    and s5, s5, s8
    sw t6, 104(sp)
    srli t6, a2, 3
    andi t6, t6, 2
    or t6, s5, t6
    slli s5, t3, 4
    and s5, s5, ra
    or t6, t6, s5
    srli s5, s3, 19
    sw t6, 108(sp)
    lui t6, 2
    addi t6, t6, -497
    and s5, s5, t6
    sw t4, 112(sp)
    slli t4, t4, 4
    sw t3, 116(sp)
    lui t3, 65534
    addi t3, t3, 496
    and t4, t4, t3
    or t4, s5, t4
    slli s5, s0, 25
    and s5, s5, s4
    or t4, t4, s5
    slli s5, a4, 26
    and s5, s5, s7
    or t4, t4, s5
    slli s5, a3, 27
    and s5, s5, s9
    or t4, t4, s5
    slli s5, s1, 28
    and s5, s5, s10
    or t4, t4, s5
    srli s5, t4, 19
    and s5, s5, t6
    slli a7, s2, 4
    and a7, a7, t3
    or a7, s5, a7
    slli s5, s0, 24
    and s5, s5, s4
    or a7, a7, s5
    slli s5, a4, 25
    and s5, s5, s7
    or a7, a7, s5
    slli s5, a3, 26
    and s5, s5, s9
    or a7, a7, s5
    slli s5, s1, 27
    and s5, s5, s10
    or a7, a7, s5
    srli s5, t2, 6
    andi s5, s5, 1
    srli a5, a2, 5
    andi a5, a5, 2
    or a5, s5, a5
    srli s5, t4, 6
    lui a6, 16384
    addi a6, a6, -4
    and s5, s5, a6
    or a5, a5, s5
    slli s5, s2, 17
    and s5, s5, ra
    or a5, a5, s5
    srli s5, a7, 19
    and s5, s5, t6
    sw a5, 120(sp)
    slli a5, t1, 4
    and a5, a5, t3
    or a5, s5, a5
    slli s5, s0, 23
    and s5, s5, s4
    or a5, a5, s5
    slli s5, a4, 24
    and s5, s5, s7
    or a5, a5, s5
    slli s5, a3, 25
    and s5, s5, s9
    or a5, a5, s5
    slli s5, s1, 26
    and s5, s5, s10
    or a5, a5, s5
    srli s5, t2, 7
    andi s5, s5, 1
    sw s2, 124(sp)
    srli s2, a2, 6
    andi s2, s2, 2
    or s2, s5, s2
    srli s5, a7, 6
    and s5, s5, a6
    or s2, s2, s5
    slli s5, t1, 17
    and s5, s5, ra
    or s2, s2, s5
    srli s5, a5, 19
    and s5, s5, t6
    sw s2, 128(sp)
    slli s2, s3, 4
    and s2, s2, t3
    or s2, s5, s2
    slli s5, s0, 22
    and s5, s5, s4
    or s2, s2, s5
    slli s5, a4, 23
    and s5, s5, s7
    or s2, s2, s5
    slli s5, a3, 24
    and s5, s5, s9
    or s2, s2, s5
    slli s5, s1, 25
    and s5, s5, s10
    or s2, s2, s5
    srli s5, a5, 6
    sw t1, 132(sp)
    lui t1, 16384
    addi t1, t1, -5
    and s5, s5, t1
    srli t0, t5, 6
    andi t0, t0, 4
    or t0, s5, t0
    slli s5, s3, 17
    and s5, s5, ra
    or t0, t0, s5
    srli s5, s2, 19
    and s5, s5, t6
    sw t0, 136(sp)
    slli t0, t4, 4
    and t0, t0, t3
    or t0, s5, t0
    slli s5, s0, 21
    and s5, s5, s4
    or t0, t0, s5
    slli s5, a4, 22
    and s5, s5, s7
    or t0, t0, s5
    slli s5, a3, 23
    and s5, s5, s9
    or t0, t0, s5
    slli s5, s1, 24
    and s5, s5, s10
    or t0, t0, s5
    srli s5, t0, 19
    and s5, s5, t6
    sw t4, 140(sp)
    slli t4, a7, 4
    and t4, t4, t3
    or t4, s5, t4
    slli s5, s0, 20
    and s5, s5, s4
    or t4, t4, s5
    slli s5, a4, 21
    and s5, s5, s7
    or t4, t4, s5
    slli s5, a3, 22
    and s5, s5, s9
    or t4, t4, s5
    slli s5, s1, 23
    and s5, s5, s10
    or t4, t4, s5
    srli s5, t2, 10
    andi s5, s5, 1
    sw s3, 144(sp)
    srli s3, t0, 6
    sw t1, 148(sp)
    lui t1, 16384
    addi t1, t1, -6
    and s3, s3, t1
    or s3, s5, s3
    srli s5, t5, 8
    andi s5, s5, 4
    or s3, s3, s5
    slli s5, a7, 17
    and s5, s5, ra
    or s3, s3, s5
    srli s5, t4, 19
    and s5, s5, t6
    sw s3, 152(sp)
    slli s3, a5, 4
    and s3, s3, t3
    or s3, s5, s3
    slli s5, s0, 19
    and s5, s5, s4
    or s3, s3, s5
    slli s5, a4, 20
    and s5, s5, s7
    or s3, s3, s5
    slli s5, a3, 21
    and s5, s5, s9
    or s3, s3, s5
    slli s5, s1, 22
    and s5, s5, s10
    or s3, s3, s5
    srli s5, t2, 11
    andi s5, s5, 1
    sw a7, 156(sp)
    srli a7, t4, 6
    and a7, a7, t1
    or a7, s5, a7
    srli s5, t5, 9
    andi s5, s5, 4
    or a7, a7, s5
    slli s5, a5, 17
    and s5, s5, ra
    or a7, a7, s5
    srli s5, s3, 19
    and s5, s5, t6
    sw a5, 160(sp)
    slli a5, s2, 4
    and a5, a5, t3
    or a5, s5, a5
    slli s5, s0, 18
    and s5, s5, s4
    or a5, a5, s5
    slli s5, a4, 19
    and s5, s5, s7
    or a5, a5, s5
    slli s5, a3, 20
    and s5, s5, s9
    or a5, a5, s5
    slli s5, s1, 21
    and s5, s5, s10
    or a5, a5, s5
    srli s5, s3, 6
    sw t1, 164(sp)
    lui t1, 16384
    addi t1, t1, -7
    and s5, s5, t1
    sw a6, 168(sp)
    srli a6, a2, 11
    andi a6, a6, 2
    or a6, s5, a6
    srli s5, t5, 10
    andi s5, s5, 4
    or a6, a6, s5
    slli s5, s2, 17
    and s5, s5, ra
    or a6, a6, s5
    srli s5, a5, 19
    and s5, s5, t6
    sw s2, 172(sp)
    slli s2, t0, 4
    and s2, s2, t3
    or s2, s5, s2
    slli s5, s0, 17
    and s5, s5, s4
    or s2, s2, s5
    slli s5, a4, 18
    and s5, s5, s7
    or s2, s2, s5
    slli s5, a3, 19
    and s5, s5, s9
    or s2, s2, s5
    slli s5, s1, 20
    and s5, s5, s10
    or s2, s2, s5
    srli s5, a5, 6
    and s5, s5, t1
    sw t1, 176(sp)
    srli t1, a2, 12
    andi t1, t1, 2
    or t1, s5, t1
    srli s5, t5, 11
    andi s5, s5, 4
    or t1, t1, s5
    slli s5, t0, 17
    and s5, s5, ra
    or t1, t1, s5
    srli s5, s2, 19
    and s5, s5, t6
    sw t0, 180(sp)
    slli t0, t4, 4
    and t0, t0, t3
    or t0, s5, t0
    slli s5, s0, 16
    and s5, s5, s4
    or t0, t0, s5
    slli s5, a4, 17
    and s5, s5, s7
    or t0, t0, s5
    slli s5, a3, 18
    and s5, s5, s9
    or t0, t0, s5
    slli s5, s1, 19
    and s5, s5, s10
    or t0, t0, s5
    srli s5, t2, 14
    andi s5, s5, 1
    sw t1, 184(sp)
    srli t1, a2, 13
    andi t1, t1, 2
    or t1, s5, t1
    srli s5, t5, 12
    andi s5, s5, 4
    or t1, t1, s5
    srli s5, s2, 6
    sw s8, 188(sp)
    lui s8, 16384
    addi s8, s8, -8
    and s5, s5, s8
    or t1, t1, s5
    slli s5, t4, 17
    and s5, s5, ra
    or t1, t1, s5
    srli s5, t0, 19
    and s5, s5, t6
    sw t4, 192(sp)
    slli t4, s3, 4
    and t4, t4, t3
    or t4, s5, t4
    slli s5, s0, 15
    and s5, s5, s4
    or t4, t4, s5
    slli s5, a4, 16
    and s5, s5, s7
    or t4, t4, s5
    slli s5, a3, 17
    and s5, s5, s9
    or t4, t4, s5
    slli s5, s1, 18
    and s5, s5, s10
    or t4, t4, s5
    srli s5, t2, 15
    andi s5, s5, 1
    sw a2, 196(sp)
    srli a2, a2, 14
    andi a2, a2, 2
    or a2, s5, a2
    srli s5, t5, 13
    andi s5, s5, 4
    or a2, a2, s5
    srli s5, t0, 6
    and s5, s5, s8
    or a2, a2, s5
    slli s5, s3, 17
    and s5, s5, ra
    or a2, a2, s5
    srli s5, t4, 19
    and s5, s5, t6
    sw a2, 200(sp)
    slli a2, a5, 4
    and a2, a2, t3
    or a2, s5, a2
    slli s5, s0, 14
    and s5, s5, s4
    or a2, a2, s5
    slli s5, a4, 15
    and s5, s5, s7
    or a2, a2, s5
    slli s5, a3, 16
    and s5, s5, s9
    or a2, a2, s5
    slli s5, s1, 17
    and s5, s5, s10
    or a2, a2, s5
    srli s5, t4, 6
    sw t4, 204(sp)
    slli t4, a5, 17
    and t4, t4, ra
    or t4, s5, t4
    xori t4, t4, 8
    srli s5, a2, 19
    and s5, s5, t6
    sw s3, 208(sp)
    slli s3, s2, 4
    and s3, s3, t3
    or s3, s5, s3
    slli s5, s0, 13
    and s5, s5, s4
    or s3, s3, s5
    slli s5, a4, 14
    sw s5, 212(sp)
    and s5, s5, s7
    or s3, s3, s5
    slli s5, a3, 15
    and s5, s5, s9
    or s3, s3, s5
    slli s5, s1, 16
    and s5, s5, s10
    or s3, s3, s5
    srli s5, a2, 6
    sw a2, 216(sp)
    slli a2, s2, 17
    and a2, a2, ra
    or a2, s5, a2
    xori a2, a2, 8
    srli s5, s3, 19
    and s5, s5, t6
    sw s2, 220(sp)
    slli s2, t0, 4
    and t3, s2, t3
    or t3, s5, t3
    slli s2, s0, 12
    and s2, s2, s4
    or t3, t3, s2
    slli s2, a4, 13
    and s2, s2, s7
    or t3, t3, s2
    slli s2, a3, 14
    and s2, s2, s9
    or t3, t3, s2
    slli s2, s1, 15
    and s2, s2, s10
    or t3, t3, s2
    srli s2, s3, 6
    slli s5, t0, 17
    and s5, s5, ra
    or s2, s2, s5
    xori s2, s2, 9
    lui s5, 1
    addi s5, s5, 1365
    xor s1, s1, s5
    lhu s5, 6(a1)
    sw s3, 224(sp)
    sw t0, 228(sp)
    srli s3, s5, 11
    andi s3, s3, 1
    slli t0, s2, 1
    andi t0, t0, 2
    or t0, s3, t0
    lhu s3, 2(a1)
    sw t5, 232(sp)
    slli a4, a4, 4
    slli t5, s3, 1
    andi t5, t5, 4
    or t0, t0, t5
    lhu t5, 0(a1)
    sw a5, 236(sp)
    sw t2, 240(sp)
    srli a5, t5, 1
    andi a5, a5, 8
    or a5, t0, a5
    slli t0, s0, 4
    lui s0, 4
    addi s0, s0, -16
    and t0, t0, s0
    or a5, a5, t0
    lui t0, 2
    addi t0, t0, 1636
    xor a5, a5, t0
    srli t0, s5, 12
    andi t0, t0, 1
    lhu t2, 4(a1)
    sw s8, 244(sp)
    and a4, a4, s0
    srli s8, t2, 14
    andi s8, s8, 2
    or t0, t0, s8
    andi s8, s3, 4
    or t0, t0, s8
    srli s8, t5, 2
    andi s8, s8, 8
    or t0, t0, s8
    or t0, t0, a4
    lui a4, 4
    addi a4, a4, -1928
    xor t0, t0, a4
    srli a4, s5, 13
    andi a4, a4, 1
    slli s8, t2, 1
    andi s8, s8, 2
    or a4, a4, s8
    srli s8, s3, 1
    andi s8, s8, 4
    or a4, a4, s8
    srli s8, t5, 3
    andi s8, s8, 8
    or a4, a4, s8
    slli a3, a3, 4
    and a3, a3, s0
    or a4, a4, a3
    lui a3, 4
    addi a3, a3, -128
    xor a4, a4, a3
    not a3, s1
    not s0, a5
    and s1, s0, t0
    xor s1, a4, s1
    xor s8, a3, s1
    xor s5, s0, t0
    xor s5, s1, s5
    or t2, s8, s5
    xor t2, s0, t2
    or s0, a3, t2
    xor s0, s5, s0
    or a3, a3, s0
    xor t2, t2, a3
    or a3, s0, t2
    xor a3, s1, a3
    not s1, s8
    not t2, t2
    not s0, s0
    srli s5, a7, 5
    lui s8, 32736
    addi s8, s8, 511
    and s5, s5, s8
    sw a7, 248(sp)
    srli a7, t3, 19
    and a7, a7, s6
    or a7, s5, a7
    slli s5, t4, 10
    lui s3, 32798
    and s5, s5, s3
    or a7, a7, s5
    slli s5, s1, 28
    and s5, s5, s4
    or a7, a7, s5
    slli s5, t2, 29
    and s5, s5, s7
    or a7, a7, s5
    slli s5, a3, 30
    and s5, s5, s9
    or a7, a7, s5
    slli s5, s0, 31
    or a7, a7, s5
    srli s5, a5, 2
    andi s5, s5, 1
    sw t3, 252(sp)
    srli t3, t3, 6
    and t3, t3, s11
    or t3, s5, t3
    slli s5, t4, 23
    and s5, s5, ra
    or t3, t3, s5
    xori t3, t3, 8
    srli s5, a6, 5
    and s5, s5, s8
    srli s11, a7, 19
    and s11, s11, s6
    or s5, s5, s11
    slli s11, a2, 10
    and s11, s11, s3
    or s5, s5, s11
    slli s11, s1, 27
    and s11, s11, s4
    or s5, s5, s11
    slli s11, t2, 28
    and s11, s11, s7
    or s5, s5, s11
    slli s11, a3, 29
    and s11, s11, s9
    or s5, s5, s11
    slli s11, s0, 30
    and s11, s11, s10
    or s5, s5, s11
    srli s11, a7, 6
    sw t4, 256(sp)
    lw t4, 188(sp)
    sw a6, 260(sp)
    and s11, s11, t4
    srli a6, t0, 2
    andi a6, a6, 2
    or a6, s11, a6
    slli s11, a2, 23
    and s11, s11, ra
    or a6, a6, s11
    xori a6, a6, 8
    lw s11, 184(sp)
    sw a2, 264(sp)
    srli s11, s11, 5
    and s11, s11, s8
    srli a2, s5, 19
    and a2, a2, s6
    or a2, s11, a2
    slli s11, s2, 10
    and s11, s11, s3
    or a2, a2, s11
    slli s11, s1, 26
    and s11, s11, s4
    or a2, a2, s11
    slli s11, t2, 27
    and s11, s11, s7
    or a2, a2, s11
    slli s11, a3, 28
    and s11, s11, s9
    or a2, a2, s11
    slli s11, s0, 29
    and s11, s11, s10
    or a2, a2, s11
    srli s11, s5, 6
    and t4, s11, t4
    srli s11, t0, 3
    andi s11, s11, 2
    or t4, t4, s11
    slli s11, s2, 23
    and s11, s11, ra
    or t4, t4, s11
    xori t4, t4, 8
    srli s11, t1, 5
    and s8, s11, s8
    srli s11, a2, 19
    and s6, s11, s6
    or s6, s8, s6
    slli s8, t3, 10
    and s3, s8, s3
    or s3, s6, s3
    slli s6, s1, 25
    and s6, s6, s4
    or s3, s3, s6
    slli s6, t2, 26
    and s6, s6, s7
    or s3, s3, s6
    slli s6, a3, 27
    and s6, s6, s9
    or s3, s3, s6
    slli s6, s0, 28
    and s6, s6, s10
    or s3, s3, s6
    srli s6, a5, 5
    andi s6, s6, 1
    srli s8, t0, 4
    andi s8, s8, 2
    or s6, s6, s8
    srli s8, a2, 6
    lw s11, 168(sp)
    sw t3, 188(sp)
    and s8, s8, s11
    or s6, s6, s8
    slli s8, t3, 23
    and s8, s8, ra
    or s6, s6, s8
    xori s6, s6, 8
    srli s8, s3, 19
    and s8, s8, t6
    slli t3, a7, 4
    sw a7, 268(sp)
    lui a7, 65532
    addi a7, a7, 496
    and t3, t3, a7
    or t3, s8, t3
    slli s8, a6, 10
    sw s2, 272(sp)
    lui s2, 2
    and s8, s8, s2
    or t3, t3, s8
    slli s8, s1, 24
    and s8, s8, s4
    or t3, t3, s8
    slli s8, t2, 25
    and s8, s8, s7
    or t3, t3, s8
    slli s8, a3, 26
    and s8, s8, s9
    or t3, t3, s8
    slli s8, s0, 27
    and s8, s8, s10
    or t3, t3, s8
    srli s8, a5, 6
    andi s8, s8, 1
    sw t1, 276(sp)
    srli t1, t0, 5
    andi t1, t1, 2
    or t1, s8, t1
    srli s8, s3, 6
    and s8, s8, s11
    or t1, t1, s8
    slli s8, a6, 23
    and s8, s8, ra
    or t1, t1, s8
    xori t1, t1, 8
    srli s8, t3, 19
    and s8, s8, t6
    slli s11, s5, 4
    and s11, s11, a7
    or s8, s8, s11
    slli s11, t4, 10
    and s11, s11, s2
    or s8, s8, s11
    slli s11, s1, 23
    and s11, s11, s4
    or s8, s8, s11
    slli s11, t2, 24
    and s11, s11, s7
    or s8, s8, s11
    slli s11, a3, 25
    and s11, s11, s9
    or s8, s8, s11
    slli s11, s0, 26
    and s11, s11, s10
    or s8, s8, s11
    srli s11, t3, 6
    sw a6, 168(sp)
    lw a6, 148(sp)
    sw s5, 280(sp)
    and s11, s11, a6
    srli s5, a4, 5
    andi s5, s5, 4
    or s5, s11, s5
    slli s11, t4, 23
    and s11, s11, ra
    or s5, s5, s11
    xori s5, s5, 8
    srli s11, s8, 19
    and s11, s11, t6
    sw t4, 284(sp)
    slli t4, a2, 4
    and t4, t4, a7
    or t4, s11, t4
    slli s11, s6, 10
    and s11, s11, s2
    or t4, t4, s11
    slli s11, s1, 22
    and s11, s11, s4
    or t4, t4, s11
    slli s11, t2, 23
    and s11, s11, s7
    or t4, t4, s11
    slli s11, a3, 24
    and s11, s11, s9
    or t4, t4, s11
    slli s11, s0, 25
    and s11, s11, s10
    or t4, t4, s11
    srli s11, s8, 6
    and a6, s11, a6
    srli s11, a4, 6
    andi s11, s11, 4
    or a6, a6, s11
    slli s11, s6, 23
    and s11, s11, ra
    or a6, a6, s11
    xori a6, a6, 8
    srli s11, t4, 19
    and s11, s11, t6
    sw s6, 148(sp)
    slli s6, s3, 4
    and s6, s6, a7
    or s6, s11, s6
    slli s11, t1, 10
    and s11, s11, s2
    or s6, s6, s11
    slli s11, s1, 21
    and s11, s11, s4
    or s6, s6, s11
    slli s11, t2, 22
    and s11, s11, s7
    or s6, s6, s11
    slli s11, a3, 23
    and s11, s11, s9
    or s6, s6, s11
    slli s11, s0, 24
    and s11, s11, s10
    or s6, s6, s11
    srli s11, a5, 9
    andi s11, s11, 1
    sw s3, 288(sp)
    srli s3, t4, 6
    sw a2, 292(sp)
    lw a2, 164(sp)
    sw t1, 296(sp)
    and s3, s3, a2
    or s3, s11, s3
    srli s11, a4, 7
    andi s11, s11, 4
    or s3, s3, s11
    slli s11, t1, 23
    and s11, s11, ra
    or s3, s3, s11
    xori s3, s3, 8
    srli s11, s6, 19
    and s11, s11, t6
    slli t1, t3, 4
    and t1, t1, a7
    or t1, s11, t1
    slli s11, s5, 10
    and s11, s11, s2
    or t1, t1, s11
    slli s11, s1, 20
    and s11, s11, s4
    or t1, t1, s11
    slli s11, t2, 21
    and s11, s11, s7
    or t1, t1, s11
    slli s11, a3, 22
    and s11, s11, s9
    or t1, t1, s11
    slli s11, s0, 23
    and s11, s11, s10
    or t1, t1, s11
    srli s11, a5, 10
    andi s11, s11, 1
    sw t3, 300(sp)
    srli t3, s6, 6
    and t3, t3, a2
    or t3, s11, t3
    srli a2, a4, 8
    andi a2, a2, 4
    or t3, t3, a2
    slli a2, s5, 23
    and a2, a2, ra
    or t3, t3, a2
    xori t3, t3, 8
    srli a2, t1, 19
    and a2, a2, t6
    slli s11, s8, 4
    and s11, s11, a7
    or a2, a2, s11
    slli s11, a6, 10
    and s11, s11, s2
    or a2, a2, s11
    slli s11, s1, 19
    and s11, s11, s4
    or a2, a2, s11
    slli s11, t2, 20
    and s11, s11, s7
    or a2, a2, s11
    slli s11, a3, 21
    and s11, s11, s9
    or a2, a2, s11
    slli s11, s0, 22
    and s11, s11, s10
    or a2, a2, s11
    srli s11, t1, 6
    sw s5, 164(sp)
    lw s5, 176(sp)
    sw s8, 304(sp)
    and s11, s11, s5
    srli s8, t0, 10
    andi s8, s8, 2
    or s8, s11, s8
    srli s11, a4, 9
    andi s11, s11, 4
    or s8, s8, s11
    slli s11, a6, 23
    and s11, s11, ra
    or s8, s8, s11
    xori s8, s8, 8
    srli s11, a2, 19
    and s11, s11, t6
    sw a6, 308(sp)
    slli a6, t4, 4
    and a6, a6, a7
    or a6, s11, a6
    slli s11, s3, 10
    and s11, s11, s2
    or a6, a6, s11
    slli s11, s1, 18
    and s11, s11, s4
    or a6, a6, s11
    slli s11, t2, 19
    and s11, s11, s7
    or a6, a6, s11
    slli s11, a3, 20
    and s11, s11, s9
    or a6, a6, s11
    slli s11, s0, 21
    and s11, s11, s10
    or a6, a6, s11
    srli s11, a2, 6
    and s5, s11, s5
    srli s11, t0, 11
    andi s11, s11, 2
    or s5, s5, s11
    srli s11, a4, 10
    andi s11, s11, 4
    or s5, s5, s11
    slli s11, s3, 23
    and s11, s11, ra
    or s5, s5, s11
    xori s5, s5, 8
    srli s11, a6, 19
    and s11, s11, t6
    sw s5, 176(sp)
    slli s5, s6, 4
    and s5, s5, a7
    or s5, s11, s5
    slli s11, t3, 10
    and s11, s11, s2
    or s5, s5, s11
    slli s11, s1, 17
    and s11, s11, s4
    or s5, s5, s11
    slli s11, t2, 18
    and s11, s11, s7
    or s5, s5, s11
    slli s11, a3, 19
    and s11, s11, s9
    or s5, s5, s11
    slli s11, s0, 20
    and s11, s11, s10
    or s5, s5, s11
    srli a5, a5, 13
    andi a5, a5, 1
    srli t0, t0, 12
    andi t0, t0, 2
    or a5, a5, t0
    srli t0, a4, 11
    andi t0, t0, 4
    or a5, a5, t0
    srli t0, a6, 6
    lw a4, 244(sp)
    lhu s11, 6(a1)
    and t0, t0, a4
    or a5, a5, t0
    slli t0, t3, 23
    and t0, t0, ra
    or a5, a5, t0
    xori a5, a5, 8
    srli t0, s5, 19
    and t0, t0, t6
    slli t6, t1, 4
    and a7, t6, a7
    or a7, t0, a7
    slli t0, s8, 10
    and t0, t0, s2
    or a7, a7, t0
    slli t0, s1, 16
    and t0, t0, s4
    or a7, a7, t0
    slli t0, t2, 17
    and t0, t0, s7
    or a7, a7, t0
    slli t0, a3, 18
    and t0, t0, s9
    or a7, a7, t0
    slli t6, s0, 19
    and a4, t6, s10
    or a7, a7, a4
    srli a4, s5, 6
    slli s2, s8, 23
    and s2, s2, ra
    or a4, a4, s2
    xori a4, a4, 15
    lui s2, 16
    addi s2, s2, -1
    and t5, t5, s2
    lhu s7, 2(a1)
    slli s11, s11, 16
    lui ra, 349525
    slli s9, s7, 16
    or t5, t5, s9
    lhu s9, 4(a1)
    addi ra, ra, 1365
    sw s1, 244(sp)
    and s9, s9, s2
    or s9, s9, s11
    srli s11, t5, 1
    xor s11, s11, t5
    and s11, s11, ra
    slli s10, s11, 1
    xor s10, t5, s10
    xor t5, t5, s11
    srli s11, s9, 1
    xor s11, s11, s9
    and s11, s11, ra
    slli s4, s11, 1
    xor s4, s9, s4
    xor s9, s9, s11
    srli s11, s10, 2
    xor s11, s11, s4
    lui s1, 209715
    addi s1, s1, 819
    and s11, s11, s1
    sw s0, 312(sp)
    slli s0, s11, 2
    xor s0, s10, s0
    sw s0, 0(a0)
    xor s4, s4, s11
    sw s4, 884(a0)
    srli s10, t5, 2
    xor s10, s10, s9
    and s10, s10, s1
    slli s11, s10, 2
    xor t5, t5, s11
    sw t5, 4(a0)
    xor s9, s9, s10
    sw s9, 12(a0)
    lw s9, 104(sp)
    sw t5, 316(sp)
    srli s10, s9, 12
    andi s10, s10, 15
    slli s11, s9, 8
    srli t5, s9, 24
    or t5, s11, t5
    lui s11, 240
    addi s11, s11, 240
    and t5, t5, s11
    or t5, s10, t5
    lw s10, 100(sp)
    sw s0, 320(sp)
    slli s0, s10, 15
    sw s4, 324(sp)
    srli s4, s10, 17
    or s0, s0, s4
    lui s4, 3841
    addi s4, s4, -256
    and s0, s0, s4
    or t5, t5, s0
    lw s0, 124(sp)
    sw t2, 328(sp)
    slli t2, s0, 16
    sw t0, 332(sp)
    srli t0, s0, 16
    or t0, t2, t0
    lui t2, 61455
    and t0, t0, t2
    or t0, t5, t0
    lhu t5, 8(a1)
    sw a3, 336(sp)
    sw t6, 340(sp)
    slli a3, t5, 25
    lui t6, 983040
    and a3, a3, t6
    or t0, t0, a3
    lw a3, 116(sp)
    sw a4, 344(sp)
    srli a4, a3, 23
    andi a4, a4, 15
    sw a7, 348(sp)
    slli a7, s9, 16
    srli s9, s9, 16
    or a7, a7, s9
    and a7, a7, s11
    or a7, a4, a7
    lw a4, 112(sp)
    sw a5, 112(sp)
    slli s9, a4, 17
    srli a4, a4, 15
    or a4, s9, a4
    and a4, a4, s4
    or a7, a7, a4
    slli a4, s0, 24
    srli s4, s0, 8
    or a4, a4, s4
    and t2, a4, t2
    or a7, a7, t2
    slli t2, t5, 17
    and t2, t2, t6
    or a7, a7, t2
    srli t2, t0, 1
    xor t2, t2, t0
    and t2, t2, ra
    slli a4, t2, 1
    xor a4, t0, a4
    xor t2, t0, t2
    srli s4, a7, 1
    xor s4, s4, a7
    and s4, s4, ra
    slli s9, s4, 1
    xor s9, a7, s9
    xor s4, a7, s4
    srli s11, a4, 2
    xor s11, s11, s9
    and s11, s11, s1
    slli a5, s11, 2
    xor a5, a4, a5
    sw a5, 16(a0)
    xor a4, s9, s11
    sw a4, 872(a0)
    srli s9, t2, 2
    xor s9, s9, s4
    and s9, s9, s1
    slli s11, s9, 2
    xor t2, t2, s11
    sw t2, 20(a0)
    xor s4, s4, s9
    sw s4, 28(a0)
    and s4, s10, s2
    lw s9, 132(sp)
    lui s11, 1048560
    slli s10, s9, 16
    or s4, s4, s10
    srli s10, s0, 3
    and s10, s10, s2
    sw t2, 100(sp)
    and t2, s9, s11
    or t2, s10, t2
    srli s10, s4, 1
    xor s10, s10, s4
    and s10, s10, ra
    sw a5, 104(sp)
    slli a5, s10, 1
    xor a5, s4, a5
    xor s10, s4, s10
    sw a4, 352(sp)
    srli a4, t2, 1
    xor a4, a4, t2
    and a4, a4, ra
    sw s5, 356(sp)
    slli s5, a4, 1
    xor s5, t2, s5
    xor a4, t2, a4
    sw a6, 360(sp)
    srli a6, a5, 2
    xor a6, a6, s5
    and a6, a6, s1
    sw s8, 364(sp)
    slli s8, a6, 2
    xor a5, a5, s8
    sw a5, 32(a0)
    xor a6, s5, a6
    sw a6, 860(a0)
    srli s5, s10, 2
    xor s5, s5, a4
    and s5, s5, s1
    slli s8, s5, 2
    xor s8, s10, s8
    sw s8, 36(a0)
    xor a4, a4, s5
    sw a4, 44(a0)
    lw a4, 240(sp)
    srli s5, t2, 3
    srli a4, a4, 3
    andi a4, a4, 1
    lui s10, 61440
    addi s10, s10, 14
    and s5, s5, s10
    or a4, a4, s5
    slli t5, t5, 3
    andi s5, t5, 240
    or a4, a4, s5
    lw s5, 160(sp)
    sw s8, 240(sp)
    slli s10, s5, 17
    srli s8, s5, 15
    or s8, s10, s8
    lui s10, 225
    addi s10, s10, -256
    and s8, s8, s10
    or a4, a4, s8
    lw s8, 236(sp)
    sw a5, 368(sp)
    slli a5, s8, 20
    sw a6, 372(sp)
    srli a6, s8, 12
    or a5, a5, a6
    lui a6, 3855
    and a5, a5, a6
    or a5, a4, a5
    lw a4, 96(sp)
    sw a2, 376(sp)
    lui a2, 16
    and a4, a4, a2
    or a5, a5, a4
    slli a4, s7, 19
    and a4, a4, t6
    or a5, a5, a4
    srli t2, t2, 7
    lui a4, 4096
    addi a4, a4, 15
    and t2, t2, a4
    srli a4, s0, 22
    andi a4, a4, 240
    or t2, t2, a4
    slli a4, s9, 17
    srli s0, s9, 15
    or a4, a4, s0
    and a4, a4, s10
    or t2, t2, a4
    lw a4, 172(sp)
    slli s0, a4, 20
    srli s7, a4, 12
    or s0, s0, s7
    and a6, s0, a6
    or a6, t2, a6
    and t2, t5, a2
    or a6, a6, t2
    slli t2, a3, 3
    lui t5, 57344
    and t2, t2, t5
    or a6, a6, t2
    lw t2, 144(sp)
    and a3, t2, t6
    or a6, a6, a3
    srli a3, a5, 1
    xor a3, a3, a5
    and a3, a3, ra
    slli a2, a3, 1
    xor a2, a5, a2
    xor a3, a5, a3
    srli s0, a6, 1
    xor s0, s0, a6
    and s0, s0, ra
    slli s7, s0, 1
    xor s7, a6, s7
    xor s0, a6, s0
    srli s9, a2, 2
    xor s9, s9, s7
    and s9, s9, s1
    slli s10, s9, 2
    xor a2, a2, s10
    sw a2, 48(a0)
    xor s7, s7, s9
    sw s7, 848(a0)
    srli s9, a3, 2
    xor s9, s9, s0
    and s9, s9, s1
    slli s10, s9, 2
    xor a3, a3, s10
    sw a3, 52(a0)
    xor s0, s0, s9
    sw s0, 60(a0)
    lw s0, 108(sp)
    lw s9, 140(sp)
    and s0, s0, s2
    slli s10, s9, 16
    or s0, s0, s10
    srli s10, t2, 3
    and s10, s10, s2
    and s9, s9, s11
    or s9, s10, s9
    srli s10, s0, 1
    xor s10, s10, s0
    and s10, s10, ra
    sw a3, 140(sp)
    slli a3, s10, 1
    xor a3, s0, a3
    xor s10, s0, s10
    sw a2, 108(sp)
    srli a2, s9, 1
    xor a2, a2, s9
    and a2, a2, ra
    sw s7, 116(sp)
    slli s7, a2, 1
    xor s7, s9, s7
    xor a2, s9, a2
    sw t3, 132(sp)
    srli t3, a3, 2
    xor t3, t3, s7
    and t3, t3, s1
    sw t1, 124(sp)
    slli t1, t3, 2
    xor t1, a3, t1
    sw t1, 64(a0)
    xor t3, s7, t3
    sw t3, 836(a0)
    srli a3, s10, 2
    xor a3, a3, a2
    and a3, a3, s1
    slli s7, a3, 2
    xor s7, s10, s7
    sw s7, 68(a0)
    xor a3, a2, a3
    sw a3, 76(a0)
    srli a3, s9, 3
    lui a2, 57344
    addi a2, a2, 13
    and a3, a3, a2
    lw a2, 196(sp)
    lui s10, 16
    srli a2, a2, 4
    andi a2, a2, 2
    or a3, a3, a2
    slli a2, t0, 4
    addi s10, s10, -16
    and a2, a2, s10
    or a3, a3, a2
    slli a2, a7, 16
    sw s7, 196(sp)
    lui s7, 990448
    and a2, a2, s7
    or a3, a3, a2
    srli a2, t2, 10
    sw t1, 96(sp)
    lui t1, 768
    and a2, a2, t1
    or a3, a3, a2
    srli a2, s9, 7
    lui s9, 4096
    addi s9, s9, 7
    and a2, a2, s9
    srli a7, a7, 16
    sw t3, 380(sp)
    lui t3, 16
    addi t3, t3, -200
    and a7, a7, t3
    or a7, a2, a7
    srli t2, t2, 22
    andi t2, t2, 192
    or a7, a7, t2
    lui t2, 61424
    and t0, t0, t2
    or a7, a7, t0
    lw t0, 156(sp)
    sw s3, 144(sp)
    and t2, t0, t6
    or a7, a7, t2
    srli t2, a3, 1
    xor t2, t2, a3
    and t2, t2, ra
    slli t3, t2, 1
    xor t3, a3, t3
    xor t2, a3, t2
    srli a2, a7, 1
    xor a2, a2, a7
    and a2, a2, ra
    slli s3, a2, 1
    xor s3, a7, s3
    xor a2, a7, a2
    sw s6, 384(sp)
    srli s6, t3, 2
    xor s6, s6, s3
    and s6, s6, s1
    slli t5, s6, 2
    xor t3, t3, t5
    sw t3, 80(a0)
    xor t5, s3, s6
    sw t5, 824(a0)
    srli s3, t2, 2
    xor s3, s3, a2
    and s3, s3, s1
    slli s6, s3, 2
    xor t2, t2, s6
    sw t2, 84(a0)
    xor a2, a2, s3
    sw a2, 92(a0)
    lw a2, 120(sp)
    slli s3, s4, 4
    andi a2, a2, 127
    lui s4, 925456
    addi s4, s4, -128
    and s3, s3, s4
    or a2, a2, s3
    srli s3, t0, 3
    lui s6, 123120
    sw t2, 120(sp)
    and t2, s3, s6
    or t2, a2, t2
    and a2, s3, s2
    and s3, s5, s11
    or a2, a2, s3
    srli s3, t2, 1
    xor s3, s3, t2
    and s3, s3, ra
    slli s5, s3, 1
    xor s5, t2, s5
    xor s3, t2, s3
    sw t3, 160(sp)
    srli t3, a2, 1
    xor t3, t3, a2
    and t3, t3, ra
    sw t5, 388(sp)
    slli t5, t3, 1
    xor t5, a2, t5
    xor t3, a2, t3
    sw t4, 392(sp)
    srli t4, s5, 2
    xor t4, t4, t5
    and t4, t4, s1
    slli s8, t4, 2
    xor s5, s5, s8
    sw s5, 96(a0)
    xor t4, t5, t4
    sw t4, 812(a0)
    srli t5, s3, 2
    xor t5, t5, t3
    and t5, t5, s1
    slli s8, t5, 2
    xor s3, s3, s8
    sw s3, 100(a0)
    xor t3, t3, t5
    sw t3, 108(a0)
    lw t3, 128(sp)
    srli t5, a2, 3
    andi t3, t3, 3
    lui s8, 57344
    addi s8, s8, 12
    and t5, t5, s8
    or t3, t3, t5
    srli t5, a6, 12
    and t5, t5, s10
    or t3, t3, t5
    slli a6, a6, 16
    and a6, a6, s7
    or a6, t3, a6
    srli t3, t0, 10
    and t3, t3, t1
    or a6, a6, t3
    srli t3, a2, 7
    and t3, t3, s9
    lui t5, 61440
    addi t5, t5, -200
    and a5, a5, t5
    or a5, t3, a5
    srli t0, t0, 22
    andi t0, t0, 192
    or a5, a5, t0
    and t0, a4, t6
    or a5, a5, t0
    srli t0, a6, 1
    xor t0, t0, a6
    and t0, t0, ra
    slli t3, t0, 1
    xor t3, a6, t3
    xor t0, a6, t0
    srli a2, a5, 1
    xor a2, a2, a5
    and a2, a2, ra
    slli s8, a2, 1
    xor s8, a5, s8
    xor a2, a5, a2
    sw s3, 156(sp)
    srli s3, t3, 2
    xor s3, s3, s8
    and s3, s3, s1
    sw s5, 128(sp)
    slli s5, s3, 2
    xor t3, t3, s5
    sw t3, 112(a0)
    xor s3, s8, s3
    sw s3, 800(a0)
    srli s5, t0, 2
    xor s5, s5, a2
    and s5, s5, s1
    slli s8, s5, 2
    xor t0, t0, s8
    sw t0, 116(a0)
    xor a2, a2, s5
    sw a2, 124(a0)
    lw a2, 136(sp)
    slli s0, s0, 4
    andi a2, a2, 127
    and s0, s0, s4
    or a2, a2, s0
    srli s0, a4, 3
    and s5, s0, s6
    or a2, a2, s5
    and s0, s0, s2
    lw s5, 180(sp)
    sw t0, 180(sp)
    and s5, s5, s11
    or s0, s0, s5
    srli s5, a2, 1
    xor s5, s5, a2
    and s5, s5, ra
    slli s8, s5, 1
    xor s8, a2, s8
    xor s5, a2, s5
    srli t0, s0, 1
    xor t0, t0, s0
    and t0, t0, ra
    sw t3, 136(sp)
    slli t3, t0, 1
    xor t3, s0, t3
    xor t0, s0, t0
    sw s3, 396(sp)
    srli s3, s8, 2
    xor s3, s3, t3
    and s3, s3, s1
    sw t4, 400(sp)
    slli t4, s3, 2
    xor t4, s8, t4
    sw t4, 128(a0)
    xor t3, t3, s3
    sw t3, 788(a0)
    srli s3, s5, 2
    xor s3, s3, t0
    and s3, s3, s1
    slli s8, s3, 2
    xor s5, s5, s8
    sw s5, 132(a0)
    xor t0, t0, s3
    sw t0, 140(a0)
    srli t0, s0, 3
    lui s3, 57344
    addi s3, s3, 11
    and t0, t0, s3
    lw s3, 232(sp)
    and a3, a3, t5
    srli s3, s3, 7
    andi s3, s3, 4
    or t0, t0, s3
    srli s3, a7, 12
    and s3, s3, s10
    or t0, t0, s3
    slli a7, a7, 16
    and a7, a7, s7
    or a7, t0, a7
    srli t0, a4, 10
    and t0, t0, t1
    or a7, a7, t0
    srli t0, s0, 7
    and t0, t0, s9
    or t0, t0, a3
    srli a4, a4, 22
    andi a4, a4, 192
    or t0, t0, a4
    lw a4, 192(sp)
    sw s5, 172(sp)
    and a3, a4, t6
    or t0, t0, a3
    srli a3, a7, 1
    xor a3, a3, a7
    and a3, a3, ra
    slli s0, a3, 1
    xor s0, a7, s0
    xor a3, a7, a3
    srli s3, t0, 1
    xor s3, s3, t0
    and s3, s3, ra
    slli s8, s3, 1
    xor s8, t0, s8
    xor s3, t0, s3
    srli s5, s0, 2
    xor s5, s5, s8
    and s5, s5, s1
    sw t4, 232(sp)
    slli t4, s5, 2
    xor t4, s0, t4
    sw t4, 144(a0)
    xor s0, s8, s5
    sw s0, 776(a0)
    srli s5, a3, 2
    xor s5, s5, s3
    and s5, s5, s1
    slli s8, s5, 2
    xor a3, a3, s8
    sw a3, 148(a0)
    xor s3, s3, s5
    sw s3, 156(a0)
    lw s3, 152(sp)
    slli t2, t2, 4
    andi s3, s3, 127
    and t2, t2, s4
    or t2, s3, t2
    srli s3, a4, 3
    and s5, s3, s6
    or t2, t2, s5
    and s3, s3, s2
    lw s5, 208(sp)
    sw a3, 208(sp)
    and s5, s5, s11
    or s3, s3, s5
    srli s5, t2, 1
    xor s5, s5, t2
    and s5, s5, ra
    slli s8, s5, 1
    xor s8, t2, s8
    xor s5, t2, s5
    srli a3, s3, 1
    xor a3, a3, s3
    and a3, a3, ra
    sw t4, 152(sp)
    slli t4, a3, 1
    xor t4, s3, t4
    xor a3, s3, a3
    sw s0, 404(sp)
    srli s0, s8, 2
    xor s0, s0, t4
    and s0, s0, s1
    sw t3, 408(sp)
    slli t3, s0, 2
    xor t3, s8, t3
    sw t3, 160(a0)
    xor t4, t4, s0
    sw t4, 764(a0)
    srli s0, s5, 2
    xor s0, s0, a3
    and s0, s0, s1
    slli s8, s0, 2
    xor s5, s5, s8
    sw s5, 164(a0)
    xor a3, a3, s0
    sw a3, 172(a0)
    lw a3, 248(sp)
    srli s0, s3, 3
    andi a3, a3, 5
    lui s8, 57344
    addi s8, s8, 10
    and s0, s0, s8
    or a3, a3, s0
    srli s0, a5, 12
    and s0, s0, s10
    or a3, a3, s0
    slli a5, a5, 16
    and a5, a5, s7
    or a5, a3, a5
    srli a3, a4, 10
    and a3, a3, t1
    or a5, a5, a3
    srli a3, s3, 7
    and a3, a3, s9
    and a6, a6, t5
    or a6, a3, a6
    srli a4, a4, 22
    andi a4, a4, 192
    or a6, a6, a4
    lw a4, 236(sp)
    sw s5, 192(sp)
    and a3, a4, t6
    or a6, a6, a3
    srli a3, a5, 1
    xor a3, a3, a5
    and a3, a3, ra
    slli s0, a3, 1
    xor s0, a5, s0
    xor a3, a5, a3
    srli s3, a6, 1
    xor s3, s3, a6
    and s3, s3, ra
    slli s8, s3, 1
    xor s8, a6, s8
    xor s3, a6, s3
    srli s5, s0, 2
    xor s5, s5, s8
    and s5, s5, s1
    sw t3, 248(sp)
    slli t3, s5, 2
    xor t3, s0, t3
    sw t3, 176(a0)
    xor s0, s8, s5
    sw s0, 752(a0)
    srli s5, a3, 2
    xor s5, s5, s3
    and s5, s5, s1
    slli s8, s5, 2
    xor a3, a3, s8
    sw a3, 180(a0)
    xor s3, s3, s5
    sw s3, 188(a0)
    lw s3, 260(sp)
    slli a2, a2, 4
    andi s3, s3, 127
    and a2, a2, s4
    or a2, s3, a2
    srli s3, a4, 3
    and s5, s3, s6
    or a2, a2, s5
    and s3, s3, s2
    lw s5, 220(sp)
    sw a3, 220(sp)
    and s5, s5, s11
    or s3, s3, s5
    srli s5, a2, 1
    xor s5, s5, a2
    and s5, s5, ra
    slli s8, s5, 1
    xor s8, a2, s8
    xor s5, a2, s5
    srli a3, s3, 1
    xor a3, a3, s3
    and a3, a3, ra
    sw t3, 260(sp)
    slli t3, a3, 1
    xor t3, s3, t3
    xor a3, s3, a3
    sw s0, 412(sp)
    srli s0, s8, 2
    xor s0, s0, t3
    and s0, s0, s1
    sw t4, 416(sp)
    slli t4, s0, 2
    xor t4, s8, t4
    sw t4, 192(a0)
    xor t3, t3, s0
    sw t3, 740(a0)
    srli s0, s5, 2
    xor s0, s0, a3
    and s0, s0, s1
    slli s8, s0, 2
    xor s5, s5, s8
    sw s5, 196(a0)
    xor a3, a3, s0
    sw a3, 204(a0)
    srli a3, s3, 3
    lui s0, 57344
    addi s0, s0, 9
    and a3, a3, s0
    lw s0, 184(sp)
    and a7, a7, t5
    andi s0, s0, 6
    or a3, a3, s0
    srli s0, t0, 12
    and s0, s0, s10
    or a3, a3, s0
    slli t0, t0, 16
    and t0, t0, s7
    or t0, a3, t0
    srli a3, a4, 10
    and a3, a3, t1
    or t0, t0, a3
    srli a3, s3, 7
    and a3, a3, s9
    or a7, a3, a7
    srli a4, a4, 22
    andi a4, a4, 192
    or a7, a7, a4
    lw a4, 228(sp)
    sw s5, 236(sp)
    and a3, a4, t6
    or a7, a7, a3
    srli a3, t0, 1
    xor a3, a3, t0
    and a3, a3, ra
    slli s0, a3, 1
    xor s0, t0, s0
    xor a3, t0, a3
    srli s3, a7, 1
    xor s3, s3, a7
    and s3, s3, ra
    slli s8, s3, 1
    xor s8, a7, s8
    xor s3, a7, s3
    srli s5, s0, 2
    xor s5, s5, s8
    and s5, s5, s1
    sw t4, 184(sp)
    slli t4, s5, 2
    xor t4, s0, t4
    sw t4, 208(a0)
    xor s0, s8, s5
    sw s0, 728(a0)
    srli s5, a3, 2
    xor s5, s5, s3
    and s5, s5, s1
    slli s8, s5, 2
    xor a3, a3, s8
    sw a3, 212(a0)
    xor s3, s3, s5
    sw s3, 220(a0)
    lw s3, 276(sp)
    slli t2, t2, 4
    andi s3, s3, 127
    and t2, t2, s4
    or t2, s3, t2
    srli s3, a4, 3
    and s5, s3, s6
    or t2, t2, s5
    and s3, s3, s2
    lw s5, 204(sp)
    sw a3, 276(sp)
    and s8, s5, s11
    or s3, s3, s8
    srli s8, t2, 1
    xor s8, s8, t2
    and s8, s8, ra
    slli a3, s8, 1
    xor a3, t2, a3
    xor t2, t2, s8
    srli s8, s3, 1
    xor s8, s8, s3
    and s8, s8, ra
    sw t4, 420(sp)
    slli t4, s8, 1
    xor t4, s3, t4
    xor s8, s3, s8
    sw s0, 424(sp)
    srli s0, a3, 2
    xor s0, s0, t4
    and s0, s0, s1
    sw t3, 428(sp)
    slli t3, s0, 2
    xor t3, a3, t3
    sw t3, 224(a0)
    xor t4, t4, s0
    sw t4, 716(a0)
    srli a3, t2, 2
    xor a3, a3, s8
    and a3, a3, s1
    slli s0, a3, 2
    xor t2, t2, s0
    sw t2, 228(a0)
    xor a3, s8, a3
    sw a3, 236(a0)
    lw a3, 200(sp)
    srli s0, a6, 12
    andi a3, a3, 15
    and s0, s0, s10
    or a3, a3, s0
    slli a6, a6, 16
    and a6, a6, s7
    or a6, a3, a6
    srli a3, a4, 10
    and a3, a3, t1
    or a6, a6, a3
    srli a3, s5, 3
    lui s0, 57344
    and a3, a3, s0
    or a6, a6, a3
    srli a3, s3, 7
    and a3, a3, s9
    and a5, a5, t5
    or a5, a3, a5
    srli a4, a4, 22
    andi a4, a4, 192
    or a5, a5, a4
    lw a4, 216(sp)
    sw t2, 228(sp)
    and a3, a4, t6
    or a5, a5, a3
    srli a3, a6, 1
    xor a3, a3, a6
    and a3, a3, ra
    slli s3, a3, 1
    xor s3, a6, s3
    xor a3, a6, a3
    srli s5, a5, 1
    xor s5, s5, a5
    and s5, s5, ra
    slli s8, s5, 1
    xor s8, a5, s8
    xor s5, a5, s5
    srli t2, s3, 2
    xor t2, t2, s8
    and t2, t2, s1
    sw t3, 204(sp)
    slli t3, t2, 2
    xor t3, s3, t3
    sw t3, 240(a0)
    xor t2, s8, t2
    sw t2, 704(a0)
    srli s3, a3, 2
    xor s3, s3, s5
    and s3, s3, s1
    slli s8, s3, 2
    xor a3, a3, s8
    sw a3, 244(a0)
    xor s3, s5, s3
    sw s3, 252(a0)
    lw s3, 256(sp)
    slli a2, a2, 4
    andi s3, s3, 127
    and a2, a2, s4
    or a2, s3, a2
    srli s3, a4, 3
    and s4, s3, s6
    or a2, a2, s4
    and s3, s3, s2
    lw s4, 224(sp)
    sw a3, 224(sp)
    and s4, s4, s11
    or s3, s3, s4
    srli s4, a2, 1
    xor s4, s4, a2
    and s4, s4, ra
    slli s5, s4, 1
    xor s5, a2, s5
    xor a2, a2, s4
    srli s4, s3, 1
    xor s4, s4, s3
    and s4, s4, ra
    slli s6, s4, 1
    xor s6, s3, s6
    xor s4, s3, s4
    srli s8, s5, 2
    xor s8, s8, s6
    and s8, s8, s1
    slli a3, s8, 2
    xor a3, s5, a3
    sw a3, 256(a0)
    xor s5, s6, s8
    sw s5, 692(a0)
    srli s6, a2, 2
    xor s6, s6, s4
    and s6, s6, s1
    slli s8, s6, 2
    xor a2, a2, s8
    sw a2, 260(a0)
    xor s4, s4, s6
    sw s4, 268(a0)
    srli s4, s3, 3
    lui s6, 57344
    addi s6, s6, 7
    and s4, s4, s6
    lw s6, 264(sp)
    and t0, t0, t5
    andi s8, s6, 8
    or s4, s4, s8
    srli s8, a7, 12
    and s8, s8, s10
    or s4, s4, s8
    slli a7, a7, 16
    and a7, a7, s7
    or a7, s4, a7
    srli s4, a4, 10
    and t1, s4, t1
    or a7, a7, t1
    srli t1, s3, 7
    and t1, t1, s9
    or t0, t1, t0
    srli t1, a4, 22
    andi t1, t1, 192
    or t0, t0, t1
    lw t1, 252(sp)
    and t5, t1, t6
    or t0, t0, t5
    srli t5, a7, 1
    xor t5, t5, a7
    and t5, t5, ra
    slli a4, t5, 1
    xor a4, a7, a4
    xor t5, a7, t5
    srli s3, t0, 1
    xor s3, s3, t0
    and s3, s3, ra
    slli s4, s3, 1
    xor s4, t0, s4
    xor s3, t0, s3
    srli s7, a4, 2
    xor s7, s7, s4
    and s7, s7, s1
    slli s8, s7, 2
    xor a4, a4, s8
    sw a4, 272(a0)
    xor s4, s4, s7
    sw s4, 680(a0)
    srli s7, t5, 2
    xor s7, s7, s3
    and s7, s7, s1
    slli s8, s7, 2
    xor t5, t5, s8
    sw t5, 276(a0)
    xor s3, s3, s7
    sw s3, 284(a0)
    lw s3, 272(sp)
    lw s7, 268(sp)
    and s3, s3, s2
    slli s8, s7, 16
    or s3, s3, s8
    srli s8, t1, 3
    and s8, s8, s2
    sw t3, 272(sp)
    and t3, s7, s11
    or t3, s8, t3
    srli s8, s3, 1
    xor s8, s8, s3
    and s8, s8, ra
    sw a2, 216(sp)
    slli a2, s8, 1
    xor a2, s3, a2
    xor s3, s3, s8
    srli s8, t3, 1
    xor s8, s8, t3
    and s8, s8, ra
    sw a3, 256(sp)
    slli a3, s8, 1
    xor a3, t3, a3
    xor s8, t3, s8
    sw t5, 200(sp)
    srli t5, a2, 2
    xor t5, t5, a3
    and t5, t5, s1
    sw a4, 432(sp)
    slli a4, t5, 2
    xor a4, a2, a4
    sw a4, 288(a0)
    xor t5, a3, t5
    sw t5, 668(a0)
    srli a3, s3, 2
    xor a3, a3, s8
    and a3, a3, s1
    slli a2, a3, 2
    xor a2, s3, a2
    sw a2, 292(a0)
    xor a3, s8, a3
    sw a3, 300(a0)
    lw a3, 188(sp)
    srli s8, t3, 3
    andi s3, a3, 9
    sw a2, 436(sp)
    lui a2, 57344
    addi a2, a2, 6
    and a2, s8, a2
    or a2, s3, a2
    srli s3, a5, 12
    and s3, s3, s10
    or a2, a2, s3
    slli a5, a5, 16
    lui s3, 989424
    and a5, a5, s3
    or a5, a2, a5
    slli a2, s7, 9
    lui s7, 1792
    and a2, a2, s7
    or a5, a5, a2
    srli t3, t3, 7
    and t3, t3, s9
    lui a2, 53248
    addi a2, a2, -200
    and a6, a6, a2
    or a6, t3, a6
    srli t1, t1, 22
    andi t1, t1, 192
    or a6, a6, t1
    slli t1, s6, 22
    lui t3, 8192
    and t1, t1, t3
    or a6, a6, t1
    lw t1, 280(sp)
    sw a4, 264(sp)
    and s6, t1, t6
    or a6, a6, s6
    srli s6, a5, 1
    xor s6, s6, a5
    and s6, s6, ra
    slli s8, s6, 1
    xor s8, a5, s8
    xor s6, a5, s6
    srli a4, a6, 1
    xor a4, a4, a6
    and a4, a4, ra
    sw t5, 252(sp)
    slli t5, a4, 1
    xor t5, a6, t5
    xor a4, a6, a4
    sw s4, 268(sp)
    srli s4, s8, 2
    xor s4, s4, t5
    and s4, s4, s1
    sw s5, 440(sp)
    slli s5, s4, 2
    xor s5, s8, s5
    sw s5, 304(a0)
    xor t5, t5, s4
    sw t5, 656(a0)
    srli s4, s6, 2
    xor s4, s4, a4
    and s4, s4, s1
    slli s8, s4, 2
    xor s6, s6, s8
    sw s6, 308(a0)
    xor a4, a4, s4
    sw a4, 316(a0)
    lw a4, 168(sp)
    lw s4, 292(sp)
    and a4, a4, s2
    slli s8, s4, 16
    or a4, a4, s8
    srli s8, t1, 3
    and s8, s8, s2
    sw s6, 168(sp)
    and s6, s4, s11
    or s6, s8, s6
    srli s8, a4, 1
    xor s8, s8, a4
    and s8, s8, ra
    sw s5, 444(sp)
    slli s5, s8, 1
    xor s5, a4, s5
    xor a4, a4, s8
    srli s8, s6, 1
    xor s8, s8, s6
    and s8, s8, ra
    sw t5, 448(sp)
    slli t5, s8, 1
    xor t5, s6, t5
    xor s8, s6, s8
    sw t2, 452(sp)
    srli t2, s5, 2
    xor t2, t2, t5
    and t2, t2, s1
    sw t4, 456(sp)
    slli t4, t2, 2
    xor t4, s5, t4
    sw t4, 320(a0)
    xor t2, t5, t2
    sw t2, 644(a0)
    srli t5, a4, 2
    xor t5, t5, s8
    and t5, t5, s1
    slli s5, t5, 2
    xor a4, a4, s5
    sw a4, 324(a0)
    xor t5, s8, t5
    sw t5, 332(a0)
    srli t5, s6, 3
    lui s5, 57344
    addi s5, s5, 5
    and t5, t5, s5
    lw s5, 284(sp)
    slli s4, s4, 9
    andi s8, s5, 10
    or t5, t5, s8
    srli s8, t0, 12
    and s8, s8, s10
    or t5, t5, s8
    slli s8, t0, 16
    and s8, s8, s3
    or t5, t5, s8
    and s4, s4, s7
    or t5, t5, s4
    srli s4, s6, 7
    and s4, s4, s9
    and a7, a7, a2
    or a7, s4, a7
    srli t1, t1, 22
    andi t1, t1, 192
    or a7, a7, t1
    slli t1, a3, 22
    and t1, t1, t3
    or a7, a7, t1
    lw t1, 288(sp)
    sw a4, 188(sp)
    and a3, t1, t6
    or a7, a7, a3
    srli a3, t5, 1
    xor a3, a3, t5
    and a3, a3, ra
    slli s4, a3, 1
    xor s4, t5, s4
    xor a3, t5, a3
    srli s6, a7, 1
    xor s6, s6, a7
    and s6, s6, ra
    slli s8, s6, 1
    xor s8, a7, s8
    xor s6, a7, s6
    srli a4, s4, 2
    xor a4, a4, s8
    and a4, a4, s1
    sw t4, 280(sp)
    slli t4, a4, 2
    xor t4, s4, t4
    sw t4, 336(a0)
    xor a4, s8, a4
    sw a4, 632(a0)
    srli s4, a3, 2
    xor s4, s4, s6
    and s4, s4, s1
    slli s8, s4, 2
    xor a3, a3, s8
    sw a3, 340(a0)
    xor s4, s6, s4
    sw s4, 348(a0)
    lw s4, 148(sp)
    lw s6, 300(sp)
    and s4, s4, s2
    slli s8, s6, 16
    or s4, s4, s8
    srli s8, t1, 3
    and s8, s8, s2
    sw a3, 148(sp)
    and a3, s6, s11
    or a3, s8, a3
    srli s8, s4, 1
    xor s8, s8, s4
    and s8, s8, ra
    sw t4, 292(sp)
    slli t4, s8, 1
    xor t4, s4, t4
    xor s4, s4, s8
    srli s8, a3, 1
    xor s8, s8, a3
    and s8, s8, ra
    sw a4, 460(sp)
    slli a4, s8, 1
    xor a4, a3, a4
    xor s8, a3, s8
    sw t2, 464(sp)
    srli t2, t4, 2
    xor t2, t2, a4
    and t2, t2, s1
    sw t0, 468(sp)
    slli t0, t2, 2
    xor t0, t4, t0
    sw t0, 352(a0)
    xor t2, a4, t2
    sw t2, 620(a0)
    srli t4, s4, 2
    xor t4, t4, s8
    and t4, t4, s1
    slli a4, t4, 2
    xor a4, s4, a4
    sw a4, 356(a0)
    xor t4, s8, t4
    sw t4, 364(a0)
    lw t4, 296(sp)
    srli s8, a6, 12
    andi s4, t4, 15
    and s8, s8, s10
    or s4, s4, s8
    slli a6, a6, 16
    and a6, a6, s3
    or a6, s4, a6
    slli s4, s6, 9
    and s4, s4, s7
    or a6, a6, s4
    srli s4, s6, 3
    and s4, s4, s0
    or a6, a6, s4
    srli a3, a3, 7
    and a3, a3, s9
    and a5, a5, a2
    or a5, a3, a5
    srli t1, t1, 22
    andi t1, t1, 192
    or a5, a5, t1
    slli t1, s5, 22
    and t1, t1, t3
    or a5, a5, t1
    lw t1, 304(sp)
    sw a4, 284(sp)
    and a3, t1, t6
    or a5, a5, a3
    srli a3, a6, 1
    xor a3, a3, a6
    and a3, a3, ra
    slli s4, a3, 1
    xor s4, a6, s4
    xor a3, a6, a3
    srli s5, a5, 1
    xor s5, s5, a5
    and s5, s5, ra
    slli s8, s5, 1
    xor s8, a5, s8
    xor s5, a5, s5
    srli s6, s4, 2
    xor s6, s6, s8
    and s6, s6, s1
    slli a4, s6, 2
    xor a4, s4, a4
    sw a4, 368(a0)
    xor s4, s8, s6
    sw s4, 608(a0)
    srli s6, a3, 2
    xor s6, s6, s5
    and s6, s6, s1
    slli s8, s6, 2
    xor a3, a3, s8
    sw a3, 372(a0)
    xor s5, s5, s6
    sw s5, 380(a0)
    lw s5, 164(sp)
    lw s6, 392(sp)
    and s5, s5, s2
    slli s8, s6, 16
    or s5, s5, s8
    srli s8, t1, 3
    and s8, s8, s2
    sw t0, 164(sp)
    and t0, s6, s11
    or t0, s8, t0
    srli s8, s5, 1
    xor s8, s8, s5
    and s8, s8, ra
    sw a3, 288(sp)
    slli a3, s8, 1
    xor a3, s5, a3
    xor s5, s5, s8
    srli s8, t0, 1
    xor s8, s8, t0
    and s8, s8, ra
    sw a4, 472(sp)
    slli a4, s8, 1
    xor a4, t0, a4
    xor s8, t0, s8
    sw s4, 476(sp)
    srli s4, a3, 2
    xor s4, s4, a4
    and s4, s4, s1
    sw t2, 480(sp)
    slli t2, s4, 2
    xor t2, a3, t2
    sw t2, 384(a0)
    xor a4, a4, s4
    sw a4, 596(a0)
    srli a3, s5, 2
    xor a3, a3, s8
    and a3, a3, s1
    slli s4, a3, 2
    xor s4, s5, s4
    sw s4, 388(a0)
    xor a3, s8, a3
    sw a3, 396(a0)
    srli a3, t0, 3
    lui s5, 57344
    addi s5, s5, 3
    and a3, a3, s5
    lw s5, 308(sp)
    srli t0, t0, 7
    andi s8, s5, 12
    or a3, a3, s8
    srli s8, a7, 12
    and s8, s8, s10
    or a3, a3, s8
    slli a7, a7, 16
    and a7, a7, s3
    or a7, a3, a7
    slli a3, s6, 9
    and a3, a3, s7
    or a7, a7, a3
    and t0, t0, s9
    and t5, t5, a2
    or t0, t0, t5
    srli t1, t1, 22
    andi t1, t1, 192
    or t0, t0, t1
    slli t1, t4, 22
    and t1, t1, t3
    or t0, t0, t1
    lw t1, 384(sp)
    sw s4, 304(sp)
    and t5, t1, t6
    or t0, t0, t5
    srli t5, a7, 1
    xor t5, t5, a7
    and t5, t5, ra
    slli a3, t5, 1
    xor a3, a7, a3
    xor t5, a7, t5
    srli s6, t0, 1
    xor s6, s6, t0
    and s6, s6, ra
    slli s8, s6, 1
    xor s8, t0, s8
    xor s6, t0, s6
    srli t4, a3, 2
    xor t4, t4, s8
    and t4, t4, s1
    slli s4, t4, 2
    xor a3, a3, s4
    sw a3, 400(a0)
    xor t4, s8, t4
    sw t4, 584(a0)
    srli s4, t5, 2
    xor s4, s4, s6
    and s4, s4, s1
    slli s8, s4, 2
    xor t5, t5, s8
    sw t5, 404(a0)
    xor s4, s6, s4
    sw s4, 412(a0)
    lw s4, 144(sp)
    lw s6, 124(sp)
    and s4, s4, s2
    slli s8, s6, 16
    or s4, s4, s8
    srli s8, t1, 3
    and s8, s8, s2
    sw t2, 144(sp)
    and t2, s6, s11
    or t2, s8, t2
    srli s8, s4, 1
    xor s8, s8, s4
    and s8, s8, ra
    sw t5, 392(sp)
    slli t5, s8, 1
    xor t5, s4, t5
    xor s4, s4, s8
    srli s8, t2, 1
    xor s8, s8, t2
    and s8, s8, ra
    sw a3, 484(sp)
    slli a3, s8, 1
    xor a3, t2, a3
    xor s8, t2, s8
    sw t4, 488(sp)
    srli t4, t5, 2
    xor t4, t4, a3
    and t4, t4, s1
    sw a4, 492(sp)
    slli a4, t4, 2
    xor t5, t5, a4
    sw t5, 416(a0)
    xor t4, a3, t4
    sw t4, 572(a0)
    srli a4, s4, 2
    xor a4, a4, s8
    and a4, a4, s1
    slli a3, a4, 2
    xor a3, s4, a3
    sw a3, 420(a0)
    xor a4, s8, a4
    sw a4, 428(a0)
    lw s4, 132(sp)
    sw a3, 496(sp)
    andi s8, s4, 15
    srli a3, a5, 12
    and a3, a3, s10
    or a3, s8, a3
    slli a5, a5, 16
    and a5, a5, s3
    or a5, a3, a5
    slli a3, s6, 9
    and a3, a3, s7
    or a5, a5, a3
    srli a3, s6, 3
    and a3, a3, s0
    or a5, a5, a3
    srli t2, t2, 7
    and t2, t2, s9
    and a3, a6, a2
    or t2, t2, a3
    srli t1, t1, 22
    andi t1, t1, 192
    or t1, t2, t1
    slli t2, s5, 22
    and t2, t2, t3
    or t1, t1, t2
    lw t2, 376(sp)
    sw t5, 308(sp)
    and a3, t2, t6
    or t1, t1, a3
    srli a3, a5, 1
    xor a3, a3, a5
    and a3, a3, ra
    slli s5, a3, 1
    xor s5, a5, s5
    xor a3, a5, a3
    srli s6, t1, 1
    xor s6, s6, t1
    and s6, s6, ra
    slli s8, s6, 1
    xor s8, t1, s8
    xor s6, t1, s6
    srli t5, s5, 2
    xor t5, t5, s8
    and t5, t5, s1
    sw t4, 384(sp)
    slli t4, t5, 2
    xor t4, s5, t4
    sw t4, 432(a0)
    xor t5, s8, t5
    sw t5, 560(a0)
    srli s5, a3, 2
    xor s5, s5, s6
    and s5, s5, s1
    slli s8, s5, 2
    xor a3, a3, s8
    sw a3, 436(a0)
    xor s5, s6, s5
    sw s5, 444(a0)
    lw s5, 364(sp)
    lw s6, 360(sp)
    and s5, s5, s2
    slli s8, s6, 16
    or s5, s5, s8
    srli s8, t2, 3
    and s8, s8, s2
    sw a3, 364(sp)
    and a3, s6, s11
    or a3, s8, a3
    srli s8, s5, 1
    xor s8, s8, s5
    and s8, s8, ra
    sw t4, 124(sp)
    slli t4, s8, 1
    xor t4, s5, t4
    xor s5, s5, s8
    srli s8, a3, 1
    xor s8, s8, a3
    and s8, s8, ra
    sw t5, 500(sp)
    slli t5, s8, 1
    xor t5, a3, t5
    xor s8, a3, s8
    sw a5, 504(sp)
    srli a5, t4, 2
    xor a5, a5, t5
    and a5, a5, s1
    slli s11, a5, 2
    xor t4, t4, s11
    sw t4, 448(a0)
    xor a5, t5, a5
    sw a5, 548(a0)
    srli t5, s5, 2
    xor t5, t5, s8
    and t5, t5, s1
    slli s11, t5, 2
    xor s5, s5, s11
    sw s5, 452(a0)
    xor t5, s8, t5
    sw t5, 460(a0)
    lw t5, 176(sp)
    srli s8, t0, 12
    andi t5, t5, 15
    and s8, s8, s10
    or t5, t5, s8
    slli s8, t0, 16
    and s3, s8, s3
    or t5, t5, s3
    slli s3, s6, 9
    and s3, s3, s7
    or t5, t5, s3
    srli s3, s6, 3
    and s0, s3, s0
    or t5, t5, s0
    srli a3, a3, 7
    and a3, a3, s9
    and a2, a7, a2
    or a3, a3, a2
    srli t2, t2, 22
    andi t2, t2, 192
    or t2, a3, t2
    slli a3, s4, 22
    and t3, a3, t3
    or t2, t2, t3
    lw t3, 356(sp)
    and t6, t3, t6
    or t2, t2, t6
    srli t6, t5, 1
    xor t6, t6, t5
    and t6, t6, ra
    slli a3, t6, 1
    xor a3, t5, a3
    xor t5, t5, t6
    srli t6, t2, 1
    xor t6, t6, t2
    and t6, t6, ra
    slli a2, t6, 1
    xor a2, t2, a2
    xor t6, t2, t6
    srli s0, a3, 2
    xor s0, s0, a2
    and s0, s0, s1
    slli s3, s0, 2
    xor a3, a3, s3
    sw a3, 464(a0)
    xor a2, a2, s0
    sw a2, 536(a0)
    srli s0, t5, 2
    xor s0, s0, t6
    and s0, s0, s1
    slli s3, s0, 2
    xor t5, t5, s3
    sw t5, 468(a0)
    xor t6, t6, s0
    sw t6, 476(a0)
    lw s0, 112(sp)
    lw s3, 348(sp)
    and s0, s0, s2
    slli s4, s3, 16
    or s0, s0, s4
    srli t3, t3, 3
    and t3, t3, s2
    lui s2, 1048560
    and s2, s3, s2
    or t3, t3, s2
    srli s2, s0, 1
    xor s2, s2, s0
    and s2, s2, ra
    slli s3, s2, 1
    xor s3, s0, s3
    xor s0, s0, s2
    srli s2, t3, 1
    xor s2, s2, t3
    and s2, s2, ra
    slli s4, s2, 1
    xor s4, t3, s4
    xor t3, t3, s2
    srli s2, s3, 2
    xor s2, s2, s4
    and s2, s2, s1
    slli s6, s2, 2
    xor s3, s3, s6
    xor s2, s4, s2
    sw s2, 488(a0)
    srli s2, s0, 2
    xor s2, s2, t3
    and s2, s2, s1
    slli s4, s2, 2
    xor s0, s0, s4
    sw s0, 520(a0)
    xor t3, t3, s2
    sw t3, 492(a0)
    lw s2, 344(sp)
    srli s6, a6, 15
    andi s4, s2, 1
    lui s7, 1
    addi s7, s7, -1982
    and s6, s6, s7
    or s4, s4, s6
    srli a4, a4, 27
    andi a4, a4, 12
    or a4, s4, a4
    slli s4, s2, 3
    andi s4, s4, 16
    or a4, a4, s4
    srli a6, a6, 12
    lui s4, 8
    addi s4, s4, 1056
    and a6, a6, s4
    or a6, a4, a6
    slli a7, a7, 4
    lui a4, 2048
    addi a4, a4, 128
    and a7, a7, a4
    or a6, a6, a7
    slli a7, s2, 6
    andi a7, a7, 256
    or a6, a6, a7
    lw a7, 468(sp)
    lui a4, 4
    srli a7, a7, 15
    addi a4, a4, 512
    and a7, a7, a4
    or a6, a6, a7
    slli a7, s2, 9
    lui a4, 1
    and a7, a7, a4
    or a6, a6, a7
    lui a7, 135170
    and a7, t0, a7
    or a6, a6, a7
    slli a7, t1, 16
    lui t0, 524304
    and a7, a7, t0
    or a6, a6, a7
    srli a7, t3, 8
    lui t0, 96
    and a7, a7, t0
    or a6, a6, a7
    lui a7, 128
    lw t0, 340(sp)
    lui a4, 256
    and t0, t0, a7
    or a6, a6, t0
    lw t0, 336(sp)
    lui s2, 1536
    slli t1, t0, 14
    and a4, t1, a4
    or a6, a6, a4
    srli a4, s3, 8
    and a4, a4, s2
    or a6, a6, a4
    srli a4, s0, 4
    lui s2, 24576
    and a4, a4, s2
    or a6, a6, a4
    lui a4, 32768
    lw s2, 212(sp)
    lui s4, 65536
    and s2, s2, a4
    or a6, a6, s2
    lw s2, 296(sp)
    lw s6, 504(sp)
    slli s2, s2, 25
    and s2, s2, s4
    or a6, a6, s2
    lw s2, 332(sp)
    srli s7, s6, 3
    or a6, a6, s2
    lw s2, 328(sp)
    lui s8, 33
    srli s4, s2, 10
    andi s4, s4, 1
    addi s8, s8, -1982
    and s7, s7, s8
    or s4, s4, s7
    lw s7, 300(sp)
    srli t0, t0, 6
    slli s8, s7, 19
    srli s7, s7, 13
    or s7, s8, s7
    lui s8, 131072
    addi s8, s8, 4
    and s7, s7, s8
    or s4, s4, s7
    lw s7, 312(sp)
    andi t0, t0, 16
    srli s8, s7, 1
    andi s8, s8, 8
    or s4, s4, s8
    or t0, s4, t0
    lui s4, 16920
    addi s4, s4, 1056
    and s4, s6, s4
    or t0, t0, s4
    slli s4, t6, 22
    srli t6, t6, 10
    or t6, s4, t6
    lui s4, 1024
    addi s4, s4, 128
    and t6, t6, s4
    or t0, t0, t6
    srli t2, t2, 16
    lui t6, 2
    addi t6, t6, 256
    and t2, t2, t6
    or t0, t0, t2
    slli t2, a3, 10
    srli t6, a3, 22
    or t2, t2, t6
    lui t6, 4096
    addi t6, t6, 512
    and t2, t2, t6
    or t0, t0, t2
    slli t2, s6, 9
    lui t6, 65537
    and t2, t2, t6
    or t0, t0, t2
    slli t2, s6, 3
    lui t6, 270596
    and t2, t2, t6
    or t0, t0, t2
    slli t2, s7, 6
    lui t6, 64
    and t2, t2, t6
    or t0, t0, t2
    lw t2, 244(sp)
    slli t2, t2, 6
    and a7, t2, a7
    or a7, t0, a7
    slli t0, s2, 10
    lui t2, 2048
    and t0, t0, t2
    or a7, a7, t0
    and t0, t1, a4
    or a7, a7, t0
    slli t0, s7, 18
    lui t1, 524288
    and t0, t0, t1
    or a7, a7, t0
    srli t0, a6, 1
    xor t0, t0, a6
    and t0, t0, ra
    slli t1, t0, 1
    xor t1, a6, t1
    xor a6, a6, t0
    srli t0, a7, 1
    xor t0, t0, a7
    and t0, t0, ra
    slli t2, t0, 1
    xor t2, a7, t2
    xor a7, a7, t0
    srli t0, t1, 2
    xor t0, t0, t2
    and t0, t0, s1
    slli t6, t0, 2
    xor t1, t1, t6
    sw t1, 512(a0)
    xor t0, t2, t0
    sw t0, 504(a0)
    srli t2, a6, 2
    xor t2, t2, a7
    and t2, t2, s1
    slli t6, t2, 2
    xor a6, a6, t6
    xor a7, a7, t2
    lw t2, 324(sp)
    not t2, t2
    sw t2, 8(a0)
    # round 1 (present.dsl:28)
    lw t2, 352(sp)
    not t2, t2
    sw t2, 24(a0)
    # round 2 (present.dsl:28)
    lw t2, 372(sp)
    not t2, t2
    sw t2, 40(a0)
    # round 3 (present.dsl:28)
    lw t2, 116(sp)
    not t2, t2
    sw t2, 56(a0)
    # round 4 (present.dsl:28)
    lw t2, 380(sp)
    not t2, t2
    sw t2, 72(a0)
    # round 5 (present.dsl:28)
    lw t2, 388(sp)
    not t2, t2
    sw t2, 88(a0)
    # round 6 (present.dsl:28)
    lw t2, 400(sp)
    not t2, t2
    sw t2, 104(a0)
    # round 7 (present.dsl:28)
    lw t2, 396(sp)
    not t2, t2
    sw t2, 120(a0)
    # round 8 (present.dsl:28)
    lw t2, 408(sp)
    not t2, t2
    sw t2, 136(a0)
    # round 9 (present.dsl:28)
    lw t2, 404(sp)
    not t2, t2
    sw t2, 152(a0)
    # round 10 (present.dsl:28)
    lw t2, 416(sp)
    not t2, t2
    sw t2, 168(a0)
    # round 11 (present.dsl:28)
    lw t2, 412(sp)
    not t2, t2
    sw t2, 184(a0)
    # round 12 (present.dsl:28)
    lw t2, 428(sp)
    # round 28 (present.dsl:28)
    not a5, a5
    # round 12 (present.dsl:28)
    not t2, t2
    sw t2, 200(a0)
    # round 13 (present.dsl:28)
    lw t2, 424(sp)
    not t2, t2
    sw t2, 216(a0)
    # round 14 (present.dsl:28)
    lw t2, 456(sp)
    not t2, t2
    sw t2, 232(a0)
    # round 15 (present.dsl:28)
    lw t2, 452(sp)
    not t2, t2
    sw t2, 248(a0)
    # round 16 (present.dsl:28)
    lw t2, 440(sp)
    not t2, t2
    sw t2, 264(a0)
    # round 17 (present.dsl:28)
    lw t2, 268(sp)
    not t2, t2
    sw t2, 280(a0)
    # round 18 (present.dsl:28)
    lw t2, 252(sp)
    not t2, t2
    sw t2, 296(a0)
    # round 19 (present.dsl:28)
    lw t2, 448(sp)
    not t2, t2
    sw t2, 312(a0)
    # round 20 (present.dsl:28)
    lw t2, 464(sp)
    not t2, t2
    sw t2, 328(a0)
    # round 21 (present.dsl:28)
    lw t2, 460(sp)
    not t2, t2
    sw t2, 344(a0)
    # round 22 (present.dsl:28)
    lw t2, 480(sp)
    not t2, t2
    sw t2, 360(a0)
    # round 23 (present.dsl:28)
    lw t2, 476(sp)
    not t2, t2
    sw t2, 376(a0)
    # round 24 (present.dsl:28)
    lw t2, 492(sp)
    not t2, t2
    sw t2, 392(a0)
    # round 25 (present.dsl:28)
    lw t2, 488(sp)
    not t2, t2
    sw t2, 408(a0)
    # round 26 (present.dsl:28)
    lw t2, 384(sp)
    not t2, t2
    sw t2, 424(a0)
    # round 27 (present.dsl:28)
    lw t2, 500(sp)
    sw a5, 456(a0)
    not t2, t2
    sw t2, 440(a0)
    # round 29 (present.dsl:28)
    not a5, a2
    sw a5, 472(a0)
    # round 30 (present.dsl:28)
    not a5, s3
    sw a5, 480(a0)
    not a5, s0
    sw a5, 484(a0)
    # round 31 (present.dsl:28)
    not a5, t1
    sw a5, 496(a0)
    not a5, a6
    sw a5, 500(a0)
    not a5, a7
    sw a5, 508(a0)
    not a5, t0
    sw a5, 516(a0)
    not a5, t3
    sw a5, 524(a0)
    # round 30 (present.dsl:28)
    not a5, a3
    sw a5, 528(a0)
    not a5, t5
    sw a5, 532(a0)
    # round 29 (present.dsl:28)
    not a5, t4
    sw a5, 540(a0)
    not a5, s5
    sw a5, 544(a0)
    # round 28 (present.dsl:28)
    lw a5, 124(sp)
    not a5, a5
    sw a5, 552(a0)
    lw a5, 364(sp)
    not a5, a5
    sw a5, 556(a0)
    # round 27 (present.dsl:28)
    lw a5, 308(sp)
    not a5, a5
    sw a5, 564(a0)
    lw a5, 496(sp)
    not a5, a5
    sw a5, 568(a0)
    # round 26 (present.dsl:28)
    lw a5, 484(sp)
    not a5, a5
    sw a5, 576(a0)
    lw a5, 392(sp)
    not a5, a5
    sw a5, 580(a0)
    # round 25 (present.dsl:28)
    lw a5, 144(sp)
    not a5, a5
    sw a5, 588(a0)
    lw a5, 304(sp)
    not a5, a5
    sw a5, 592(a0)
    # round 24 (present.dsl:28)
    lw a5, 472(sp)
    not a5, a5
    sw a5, 600(a0)
    lw a5, 288(sp)
    not a5, a5
    sw a5, 604(a0)
    # round 23 (present.dsl:28)
    lw a5, 164(sp)
    not a5, a5
    sw a5, 612(a0)
    lw a5, 284(sp)
    not a5, a5
    sw a5, 616(a0)
    # round 22 (present.dsl:28)
    lw a5, 292(sp)
    not a5, a5
    sw a5, 624(a0)
    lw a5, 148(sp)
    not a5, a5
    sw a5, 628(a0)
    # round 21 (present.dsl:28)
    lw a5, 280(sp)
    not a5, a5
    sw a5, 636(a0)
    lw a5, 188(sp)
    not a5, a5
    sw a5, 640(a0)
    # round 20 (present.dsl:28)
    lw a5, 444(sp)
    not a5, a5
    sw a5, 648(a0)
    lw a5, 168(sp)
    not a5, a5
    sw a5, 652(a0)
    # round 19 (present.dsl:28)
    lw a5, 264(sp)
    not a5, a5
    sw a5, 660(a0)
    lw a5, 436(sp)
    not a5, a5
    sw a5, 664(a0)
    # round 18 (present.dsl:28)
    lw a5, 432(sp)
    not a5, a5
    sw a5, 672(a0)
    lw a5, 200(sp)
    not a5, a5
    sw a5, 676(a0)
    # round 17 (present.dsl:28)
    lw a5, 256(sp)
    not a5, a5
    sw a5, 684(a0)
    lw a5, 216(sp)
    not a5, a5
    sw a5, 688(a0)
    # round 16 (present.dsl:28)
    lw a5, 272(sp)
    not a5, a5
    sw a5, 696(a0)
    lw a5, 224(sp)
    not a5, a5
    sw a5, 700(a0)
    # round 15 (present.dsl:28)
    lw a5, 204(sp)
    not a5, a5
    sw a5, 708(a0)
    lw a5, 228(sp)
    not a5, a5
    sw a5, 712(a0)
    # round 14 (present.dsl:28)
    lw a5, 420(sp)
    not a5, a5
    sw a5, 720(a0)
    lw a5, 276(sp)
    not a5, a5
    sw a5, 724(a0)
    # round 13 (present.dsl:28)
    lw a5, 184(sp)
    not a5, a5
    sw a5, 732(a0)
    lw a5, 236(sp)
    not a5, a5
    sw a5, 736(a0)
    # round 12 (present.dsl:28)
    lw a5, 260(sp)
    not a5, a5
    sw a5, 744(a0)
    lw a5, 220(sp)
    not a5, a5
    sw a5, 748(a0)
    # round 11 (present.dsl:28)
    lw a5, 248(sp)
    not a5, a5
    sw a5, 756(a0)
    lw a5, 192(sp)
    not a5, a5
    sw a5, 760(a0)
    # round 10 (present.dsl:28)
    lw a5, 152(sp)
    not a5, a5
    sw a5, 768(a0)
    lw a5, 208(sp)
    not a5, a5
    sw a5, 772(a0)
    # round 9 (present.dsl:28)
    lw a5, 232(sp)
    not a5, a5
    sw a5, 780(a0)
    lw a5, 172(sp)
    not a5, a5
    sw a5, 784(a0)
    # round 8 (present.dsl:28)
    lw a5, 136(sp)
    not a5, a5
    sw a5, 792(a0)
    lw a5, 180(sp)
    not a5, a5
    sw a5, 796(a0)
    # round 7 (present.dsl:28)
    lw a5, 128(sp)
    not a5, a5
    sw a5, 804(a0)
    lw a5, 156(sp)
    not a5, a5
    sw a5, 808(a0)
    # round 6 (present.dsl:28)
    lw a5, 160(sp)
    not a5, a5
    sw a5, 816(a0)
    lw a5, 120(sp)
    not a5, a5
    sw a5, 820(a0)
    # round 5 (present.dsl:28)
    lw a5, 96(sp)
    not a5, a5
    sw a5, 828(a0)
    lw a5, 196(sp)
    not a5, a5
    sw a5, 832(a0)
    # round 4 (present.dsl:28)
    lw a5, 108(sp)
    not a5, a5
    sw a5, 840(a0)
    lw a5, 140(sp)
    not a5, a5
    sw a5, 844(a0)
    # round 3 (present.dsl:28)
    lw a5, 368(sp)
    not a5, a5
    sw a5, 852(a0)
    lw a5, 240(sp)
    not a5, a5
    sw a5, 856(a0)
    # round 2 (present.dsl:28)
    lw a5, 104(sp)
    not a5, a5
    sw a5, 864(a0)
    lw a5, 100(sp)
    not a5, a5
    sw a5, 868(a0)
    # round 1 (present.dsl:28)
    lw a5, 320(sp)
    not a5, a5
    sw a5, 876(a0)
    lw a5, 316(sp)
    not a5, a5
    sw a5, 880(a0)
    addi t0, sp, 64
    addi t1, sp, 512
.Llwcc_present64_80_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_present64_80_key_setup_rv32i_wipe
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
    .size lwcc_present64_80_key_setup_rv32i, .-lwcc_present64_80_key_setup_rv32i

    .balign 4
    .global lwcc_present64_80_ecb_encrypt_rv32i
    .type lwcc_present64_80_ecb_encrypt_rv32i, %function
lwcc_present64_80_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_present64_80_ecb_encrypt_rv32i_begin
    ret
.Llwcc_present64_80_ecb_encrypt_rv32i_begin:
    addi sp, sp, -112
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_present64_80_ecb_encrypt_rv32i_group
    j .Llwcc_present64_80_ecb_encrypt_rv32i_rest
.Llwcc_present64_80_ecb_encrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    srli t1, a5, 1
    lui t2, 349525
    xor t1, t1, a7
    addi t2, t2, 1365
    srli t3, a6, 1
    and t1, t1, t2
    xor t3, t3, t0
    slli t4, t1, 1
    xor a7, a7, t1
    and t1, t3, t2
    xor a5, a5, t4
    slli t3, t1, 1
    xor t0, t0, t1
    lui t1, 209715
    srli t4, a7, 2
    xor a6, a6, t3
    srli t3, a5, 2
    addi t1, t1, 819
    xor t4, t4, t0
    xor t3, t3, a6
    and t4, t4, t1
    and t3, t3, t1
    slli t5, t4, 2
    lw t6, 4(a3)
    lw a4, 8(a3)
    slli s0, t3, 2
    xor a6, a6, t3
    xor a7, a7, t5
    lw t3, 0(a3)
    lw t5, 12(a3)
    xor a5, a5, s0
    xor t0, t0, t4
    xor a7, a7, t6
    xor a6, a6, a4
    xor a5, a5, t3
    xor t0, t0, t5
    # round 1 (present.dsl:28)
    or t3, a7, a6
    xor t0, t0, t3
    not t3, a5
    xor a6, a7, a6
    xor t4, t3, t0
    xor a6, t0, a6
    and t5, t4, a6
    xor a7, a7, t5
    or t3, t3, a7
    xor a6, a6, t3
    and a5, a5, a6
    xor a5, a7, a5
    and a7, a6, a5
    xor a7, t0, a7
    srli t0, t4, 4
    lui t3, 61681
    xor t0, t0, a5
    addi t3, t3, -241
    srli t5, a7, 4
    and t0, t0, t3
    xor t5, t5, a6
    slli t6, t0, 4
    and t5, t5, t3
    xor t4, t4, t6
    slli t6, t5, 4
    xor a5, a5, t0
    xor a7, a7, t6
    srli t0, t4, 8
    lui t6, 4080
    xor a6, a6, t5
    xor t0, t0, a7
    addi t5, t6, 255
    srli t6, a5, 8
    and t0, t0, t5
    xor t6, t6, a6
    slli a4, t0, 8
    and t6, t6, t5
    lw s0, 20(a3)
    lw s1, 24(a3)
    xor t4, t4, a4
    slli a4, t6, 8
    xor a6, a6, t6
    lw t6, 16(a3)
    lw s2, 28(a3)
    xor a7, a7, t0
    xor a5, a5, a4
    xor a6, a6, s0
    xor t0, t4, s1
    xor a7, a7, t6
    xor a5, a5, s2
    # round 2 (present.dsl:28)
    or t4, a6, t0
    xor a5, a5, t4
    not t4, a7
    xor t0, a6, t0
    xor t6, t4, a5
    xor t0, a5, t0
    and a4, t6, t0
    xor a6, a6, a4
    or t4, t4, a6
    xor t0, t0, t4
    and a7, a7, t0
    xor a6, a6, a7
    and a7, t0, a6
    xor a5, a5, a7
    srli a7, t6, 2
    xor a7, a7, a6
    srli t4, a5, 2
    and a7, a7, t1
    xor t4, t4, t0
    slli a4, a7, 2
    xor a6, a6, a7
    and a7, t4, t1
    xor t4, t6, a4
    slli t6, a7, 2
    xor a7, t0, a7
    lui t0, 16
    srli a4, a6, 16
    xor a5, a5, t6
    srli t6, t4, 16
    addi t0, t0, -1
    xor a4, a4, a7
    xor t6, t6, a5
    and a4, a4, t0
    and t6, t6, t0
    slli s0, a4, 16
    lw s1, 36(a3)
    lw s2, 40(a3)
    slli s3, t6, 16
    xor a5, a5, t6
    xor a6, a6, s0
    lw t6, 32(a3)
    lw s0, 44(a3)
    xor t4, t4, s3
    xor a7, a7, a4
    xor a6, a6, s1
    xor a5, a5, s2
    xor a7, a7, t6
    xor t4, t4, s0
    # round 3 (present.dsl:28)
    or t6, a6, a5
    xor t4, t4, t6
    not t6, a7
    xor a5, a6, a5
    xor a4, t6, t4
    xor a5, t4, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and a7, a7, a5
    xor a6, a6, a7
    and a7, a5, a6
    xor a7, t4, a7
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 52(a3)
    lw s2, 56(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 48(a3)
    lw s0, 60(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 4 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 68(a3)
    lw s2, 72(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 64(a3)
    lw s0, 76(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 5 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 84(a3)
    lw s2, 88(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 80(a3)
    lw s0, 92(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 6 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 100(a3)
    lw s2, 104(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 96(a3)
    lw s0, 108(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 7 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 116(a3)
    lw s2, 120(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 112(a3)
    lw s0, 124(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 8 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 132(a3)
    lw s2, 136(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 128(a3)
    lw s0, 140(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 9 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 148(a3)
    lw s2, 152(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 144(a3)
    lw s0, 156(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 10 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 164(a3)
    lw s2, 168(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 160(a3)
    lw s0, 172(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 11 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 180(a3)
    lw s2, 184(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 176(a3)
    lw s0, 188(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 12 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 196(a3)
    lw s2, 200(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 192(a3)
    lw s0, 204(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 13 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 212(a3)
    lw s2, 216(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 208(a3)
    lw s0, 220(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 14 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 228(a3)
    lw s2, 232(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 224(a3)
    lw s0, 236(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 15 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 244(a3)
    lw s2, 248(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 240(a3)
    lw s0, 252(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 16 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 260(a3)
    lw s2, 264(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 256(a3)
    lw s0, 268(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 17 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 276(a3)
    lw s2, 280(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 272(a3)
    lw s0, 284(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 18 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 292(a3)
    lw s2, 296(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 288(a3)
    lw s0, 300(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 19 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 308(a3)
    lw s2, 312(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 304(a3)
    lw s0, 316(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 20 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 324(a3)
    lw s2, 328(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 320(a3)
    lw s0, 332(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 21 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 340(a3)
    lw s2, 344(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 336(a3)
    lw s0, 348(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 22 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 356(a3)
    lw s2, 360(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 352(a3)
    lw s0, 364(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 23 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 372(a3)
    lw s2, 376(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 368(a3)
    lw s0, 380(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 24 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 388(a3)
    lw s2, 392(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 384(a3)
    lw s0, 396(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 25 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 404(a3)
    lw s2, 408(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 400(a3)
    lw s0, 412(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 26 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 420(a3)
    lw s2, 424(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 416(a3)
    lw s0, 428(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 27 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 436(a3)
    lw s2, 440(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 432(a3)
    lw s0, 444(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 28 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and a4, a4, t0
    slli s0, t4, 16
    lw s1, 452(a3)
    lw s2, 456(a3)
    slli s3, a4, 16
    xor a5, a5, a4
    xor a6, a6, s0
    lw a4, 448(a3)
    lw s0, 460(a3)
    xor t6, t6, s3
    xor a7, a7, t4
    xor a6, a6, s1
    xor a5, a5, s2
    xor t4, t6, a4
    xor a7, a7, s0
    # round 29 (present.dsl:28)
    or t6, a6, a5
    xor a7, a7, t6
    not t6, t4
    xor a5, a6, a5
    xor a4, t6, a7
    xor a5, a7, a5
    and s0, a4, a5
    xor a6, a6, s0
    or t6, t6, a6
    xor a5, a5, t6
    and t4, t4, a5
    xor a6, a6, t4
    and t4, a5, a6
    xor a7, a7, t4
    srli t4, a4, 4
    xor t4, t4, a6
    srli t6, a7, 4
    and t4, t4, t3
    xor t6, t6, a5
    slli s0, t4, 4
    xor a6, a6, t4
    and t4, t6, t3
    xor t6, a4, s0
    slli a4, t4, 4
    xor a5, a5, t4
    srli t4, a6, 8
    xor a7, a7, a4
    srli a4, t6, 8
    xor t4, t4, a5
    xor a4, a4, a7
    and t4, t4, t5
    and a4, a4, t5
    slli s0, t4, 8
    lw s1, 468(a3)
    lw s2, 472(a3)
    slli s3, a4, 8
    xor a7, a7, a4
    xor a6, a6, s0
    lw a4, 464(a3)
    lw s0, 476(a3)
    xor t6, t6, s3
    xor a5, a5, t4
    xor a6, a6, s1
    xor a7, a7, s2
    xor t4, t6, a4
    xor a5, a5, s0
    # round 30 (present.dsl:28)
    or t6, a6, a7
    xor a5, a5, t6
    not t6, t4
    xor a7, a6, a7
    xor a4, t6, a5
    xor a7, a5, a7
    and s0, a4, a7
    xor a6, a6, s0
    or t6, t6, a6
    xor a7, a7, t6
    and t4, t4, a7
    xor a6, a6, t4
    and t4, a7, a6
    xor a5, a5, t4
    srli t4, a4, 2
    xor t4, t4, a6
    srli t6, a5, 2
    and t4, t4, t1
    xor t6, t6, a7
    slli s0, t4, 2
    xor a6, a6, t4
    and t4, t6, t1
    xor t6, a4, s0
    slli a4, t4, 2
    xor a7, a7, t4
    srli t4, a6, 16
    xor a5, a5, a4
    srli a4, t6, 16
    xor t4, t4, a7
    xor a4, a4, a5
    and t4, t4, t0
    and t0, a4, t0
    slli a4, t4, 16
    lw s0, 484(a3)
    lw s1, 488(a3)
    xor a5, a5, t0
    xor a6, a6, a4
    lw a4, 492(a3)
    slli t0, t0, 16
    xor a7, a7, t4
    lw t4, 480(a3)
    xor a6, a6, s0
    xor a5, a5, s1
    xor t0, t6, t0
    xor a7, a7, a4
    # round 31 (present.dsl:28)
    and t6, a6, a5
    # round 30 (present.dsl:28)
    xor t0, t0, t4
    # round 31 (present.dsl:28)
    xor a7, a7, t6
    xor a5, a6, a5
    xor t4, t0, a7
    xor a5, a7, a5
    or t6, t4, a5
    xor a6, a6, t6
    or t6, t0, a6
    xor a5, a5, t6
    or t0, t0, a5
    xor a6, a6, t0
    lw t0, 496(a3)
    or t6, a5, a6
    lw a4, 500(a3)
    lw s0, 504(a3)
    xor a7, a7, t6
    xor t0, t4, t0
    lw t4, 508(a3)
    xor a6, a6, a4
    xor a7, a7, s0
    srli t6, t0, 8
    xor a5, a5, t4
    xor t4, t6, a6
    srli t6, a7, 8
    and t4, t4, t5
    xor t6, t6, a5
    slli a4, t4, 8
    and t5, t6, t5
    xor t0, t0, a4
    slli t6, t5, 8
    xor a6, a6, t4
    xor a7, a7, t6
    srli t4, t0, 4
    xor a5, a5, t5
    xor t4, t4, a7
    srli t5, a6, 4
    and t4, t4, t3
    xor t5, t5, a5
    slli t6, t4, 4
    and t3, t5, t3
    xor t0, t0, t6
    slli t5, t3, 4
    xor a7, a7, t4
    xor a6, a6, t5
    srli t4, t0, 2
    xor a5, a5, t3
    xor t3, t4, a6
    srli t4, a7, 2
    and t3, t3, t1
    xor t4, t4, a5
    slli t5, t3, 2
    and t1, t4, t1
    xor t0, t0, t5
    xor a6, a6, t3
    slli t3, t1, 2
    xor a7, a7, t3
    xor a5, a5, t1
    srli t1, t0, 1
    srli t3, a6, 1
    xor t1, t1, a7
    xor t3, t3, a5
    and t1, t1, t2
    and t2, t3, t2
    slli t3, t1, 1
    slli t4, t2, 1
    xor t0, t0, t3
    xor a7, a7, t1
    xor a6, a6, t4
    xor a5, a5, t2
    srli t1, a6, 24
    lui t2, 241
    srli t3, t0, 24
    srli t4, a6, 20
    srli t5, a5, 24
    srli t6, a7, 24
    srli a4, a5, 20
    srli s0, t0, 28
    andi t1, t1, 240
    srli s1, t0, 4
    addi t2, t2, -256
    andi t3, t3, 15
    andi t4, t4, 240
    srli s2, a7, 28
    andi t5, t5, 240
    srli s3, a7, 4
    andi t6, t6, 15
    andi a4, a4, 240
    or t1, s0, t1
    and s0, s1, t2
    lui s1, 3855
    or t3, t3, t4
    and t4, t0, t2
    slli s4, a6, 4
    or t5, s2, t5
    and s2, s3, t2
    or t6, t6, a4
    and t2, a7, t2
    slli a4, a5, 4
    or t1, t1, s0
    and s0, a6, s1
    slli s3, t0, 20
    lui s5, 61440
    or t3, t3, t4
    and t4, s4, s1
    slli t0, t0, 24
    or t5, t5, s2
    and s2, a5, s1
    slli s4, a7, 20
    or t2, t6, t2
    and t6, a4, s1
    slli a7, a7, 24
    or t1, t1, s0
    and a4, s3, s5
    slli s0, a6, 24
    lui s1, 983040
    or t3, t3, t4
    and t0, t0, s5
    or t4, t5, s2
    and t5, s4, s5
    slli s2, a5, 24
    or t2, t2, t6
    and a7, a7, s5
    or t1, t1, a4
    and t6, s0, s1
    or t0, t3, t0
    slli a6, a6, 28
    or t3, t4, t5
    and t4, s2, s1
    or a7, t2, a7
    slli a5, a5, 28
    or t1, t1, t6
    or a6, t0, a6
    or t0, t3, t4
    or a5, a7, a5
    sw t1, 0(a0)
    sw a6, 4(a0)
    sw t0, 8(a0)
    sw a5, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_present64_80_ecb_encrypt_rv32i_group_done
    j .Llwcc_present64_80_ecb_encrypt_rv32i_group
.Llwcc_present64_80_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_present64_80_ecb_encrypt_rv32i_out
.Llwcc_present64_80_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_present64_80_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_present64_80_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_present64_80_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_present64_80_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_80_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_present64_80_ecb_encrypt_rv32i_group
.Llwcc_present64_80_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_present64_80_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_80_ecb_encrypt_rv32i_copy
.Llwcc_present64_80_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_present64_80_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_present64_80_ecb_encrypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    addi sp, sp, 112
    ret
    .size lwcc_present64_80_ecb_encrypt_rv32i, .-lwcc_present64_80_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_present64_80_ecb_decrypt_rv32i
    .type lwcc_present64_80_ecb_decrypt_rv32i, %function
lwcc_present64_80_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_present64_80_ecb_decrypt_rv32i_begin
    ret
.Llwcc_present64_80_ecb_decrypt_rv32i_begin:
    addi sp, sp, -112
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    sw s7, 32(sp)
    slli a2, a2, 3
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_present64_80_ecb_decrypt_rv32i_group
    j .Llwcc_present64_80_ecb_decrypt_rv32i_rest
.Llwcc_present64_80_ecb_decrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    srli t1, a6, 24
    srli t2, a5, 20
    lui t3, 241
    andi t1, t1, 15
    andi t2, t2, 240
    addi t3, t3, -256
    srli t4, a5, 24
    srli t5, t0, 24
    srli t6, a7, 20
    or t1, t1, t2
    and t2, a6, t3
    slli a4, a5, 4
    lui s0, 3855
    srli s1, a6, 28
    andi t4, t4, 240
    srli s2, a6, 4
    andi t5, t5, 15
    andi t6, t6, 240
    srli s3, a7, 24
    or t1, t1, t2
    and t2, a4, s0
    slli a4, a6, 24
    lui s4, 61440
    or t4, s1, t4
    and s1, s2, t3
    or t5, t5, t6
    and t6, t0, t3
    slli s2, a7, 4
    srli s5, t0, 28
    andi s3, s3, 240
    srli s6, t0, 4
    or t1, t1, t2
    and t2, a4, s4
    or t4, t4, s1
    and a4, a5, s0
    slli a6, a6, 20
    or t5, t5, t6
    and t6, s2, s0
    slli s1, t0, 24
    or s2, s5, s3
    and t3, s6, t3
    or t1, t1, t2
    slli t2, a5, 28
    or t4, t4, a4
    and a6, a6, s4
    slli a5, a5, 24
    lui a4, 983040
    or t5, t5, t6
    and t6, s1, s4
    or t3, s2, t3
    and s0, a7, s0
    slli t0, t0, 20
    or t1, t1, t2
    or a6, t4, a6
    and a5, a5, a4
    or t2, t5, t6
    slli t4, a7, 28
    or t3, t3, s0
    and t0, t0, s4
    slli a7, a7, 24
    or a5, a6, a5
    or a6, t2, t4
    or t0, t3, t0
    and a7, a7, a4
    srli t2, t1, 1
    lui t3, 349525
    or a7, t0, a7
    xor t0, t2, a6
    addi t2, t3, 1365
    srli t3, a5, 1
    and t0, t0, t2
    xor t3, t3, a7
    slli t4, t0, 1
    and t3, t3, t2
    xor t1, t1, t4
    slli t4, t3, 1
    xor a6, a6, t0
    xor a5, a5, t4
    srli t0, t1, 2
    lui t4, 209715
    xor a7, a7, t3
    xor t0, t0, a5
    addi t3, t4, 819
    srli t4, a6, 2
    and t0, t0, t3
    xor t4, t4, a7
    slli t5, t0, 2
    and t4, t4, t3
    xor t1, t1, t5
    slli t5, t4, 2
    xor a5, a5, t0
    xor a6, a6, t5
    srli t0, t1, 4
    lui t5, 61681
    xor a7, a7, t4
    xor t0, t0, a6
    addi t4, t5, -241
    srli t5, a5, 4
    and t0, t0, t4
    xor t5, t5, a7
    slli t6, t0, 4
    and t5, t5, t4
    xor t1, t1, t6
    xor a6, a6, t0
    slli t0, t5, 4
    xor a5, a5, t0
    xor a7, a7, t5
    srli t0, t1, 8
    lui t5, 4080
    srli t6, a6, 8
    xor t0, t0, a5
    addi t5, t5, 255
    xor t6, t6, a7
    and t0, t0, t5
    and t6, t6, t5
    lw a4, 500(a3)
    lw s0, 508(a3)
    xor a5, a5, t0
    slli s1, t6, 8
    xor a7, a7, t6
    lw t6, 516(a3)
    slli t0, t0, 8
    xor a6, a6, s1
    lw s1, 512(a3)
    xor a5, a5, a4
    xor a7, a7, s0
    xor t0, t1, t0
    xor a6, a6, t6
    # round 31 (present.dsl:28)
    or t1, a5, a7
    xor t0, t0, s1
    xor a6, a6, t1
    xor t1, t0, a6
    xor a5, a5, a7
    and t6, a5, t1
    xor a5, t0, a5
    xor a7, a7, t6
    xor t0, a7, a5
    lw t6, 480(a3)
    or a4, a6, t0
    lw s0, 520(a3)
    lw s1, 488(a3)
    xor s2, a7, a4
    xor a5, a5, a4
    and a7, a7, t0
    xor t0, t1, t6
    lw t1, 524(a3)
    xor a6, a6, a7
    xor a7, s2, s0
    xor a5, a5, s1
    srli t6, t0, 2
    xor a6, a6, t1
    xor t1, t6, a7
    srli t6, a5, 2
    and t1, t1, t3
    xor t6, t6, a6
    xor a7, a7, t1
    and t6, t6, t3
    slli t1, t1, 2
    xor a6, a6, t6
    lui a4, 16
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, t6, 2
    addi t6, a4, -1
    xor a4, s0, a6
    xor a5, a5, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a5
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a6, a6, a4
    slli a4, t1, 16
    xor a5, a5, t1
    # round 30 (present.dsl:28)
    and t1, a7, a6
    # round 31 (present.dsl:28)
    xor t0, t0, a4
    # round 30 (present.dsl:28)
    xor a5, a5, t1
    xor t1, t0, a5
    xor a7, a7, a6
    and a4, a7, t1
    xor a7, t0, a7
    xor a6, a6, a4
    xor t0, a6, a7
    not a4, t0
    lw s0, 528(a3)
    or a4, a5, a4
    lw s1, 532(a3)
    lw s2, 536(a3)
    xor s3, a6, a4
    xor a7, a7, a4
    or a6, a6, t0
    xor t0, t1, s0
    lw t1, 476(a3)
    xor a5, a5, a6
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 29 (present.dsl:28)
    and t1, a6, a5
    # round 30 (present.dsl:28)
    xor t0, t0, a4
    # round 29 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 540(a3)
    or a4, a7, a4
    lw s1, 544(a3)
    lw s2, 548(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 460(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli a4, t1, 16
    xor a6, a6, t1
    # round 28 (present.dsl:28)
    and t1, a7, a5
    # round 29 (present.dsl:28)
    xor t0, t0, a4
    # round 28 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and a4, a7, t1
    xor a7, t0, a7
    xor a5, a5, a4
    xor t0, a5, a7
    not a4, t0
    lw s0, 552(a3)
    or a4, a6, a4
    lw s1, 556(a3)
    lw s2, 560(a3)
    xor s3, a5, a4
    xor a7, a7, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 444(a3)
    xor a5, a6, a5
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 27 (present.dsl:28)
    and t1, a6, a5
    # round 28 (present.dsl:28)
    xor t0, t0, a4
    # round 27 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 564(a3)
    or a4, a7, a4
    lw s1, 568(a3)
    lw s2, 572(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 428(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli a4, t1, 16
    xor a6, a6, t1
    # round 26 (present.dsl:28)
    and t1, a7, a5
    # round 27 (present.dsl:28)
    xor t0, t0, a4
    # round 26 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and a4, a7, t1
    xor a7, t0, a7
    xor a5, a5, a4
    xor t0, a5, a7
    not a4, t0
    lw s0, 576(a3)
    or a4, a6, a4
    lw s1, 580(a3)
    lw s2, 584(a3)
    xor s3, a5, a4
    xor a7, a7, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 412(a3)
    xor a5, a6, a5
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 25 (present.dsl:28)
    and t1, a6, a5
    # round 26 (present.dsl:28)
    xor t0, t0, a4
    # round 25 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 588(a3)
    or a4, a7, a4
    lw s1, 592(a3)
    lw s2, 596(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 396(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli a4, t1, 16
    xor a6, a6, t1
    # round 24 (present.dsl:28)
    and t1, a7, a5
    # round 25 (present.dsl:28)
    xor t0, t0, a4
    # round 24 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and a4, a7, t1
    xor a7, t0, a7
    xor a5, a5, a4
    xor t0, a5, a7
    not a4, t0
    lw s0, 600(a3)
    or a4, a6, a4
    lw s1, 604(a3)
    lw s2, 608(a3)
    xor s3, a5, a4
    xor a7, a7, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 380(a3)
    xor a5, a6, a5
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 23 (present.dsl:28)
    and t1, a6, a5
    # round 24 (present.dsl:28)
    xor t0, t0, a4
    # round 23 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 612(a3)
    or a4, a7, a4
    lw s1, 616(a3)
    lw s2, 620(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 364(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli a4, t1, 16
    xor a6, a6, t1
    # round 22 (present.dsl:28)
    and t1, a7, a5
    # round 23 (present.dsl:28)
    xor t0, t0, a4
    # round 22 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and a4, a7, t1
    xor a7, t0, a7
    xor a5, a5, a4
    xor t0, a5, a7
    not a4, t0
    lw s0, 624(a3)
    or a4, a6, a4
    lw s1, 628(a3)
    lw s2, 632(a3)
    xor s3, a5, a4
    xor a7, a7, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 348(a3)
    xor a5, a6, a5
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 21 (present.dsl:28)
    and t1, a6, a5
    # round 22 (present.dsl:28)
    xor t0, t0, a4
    # round 21 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 636(a3)
    or a4, a7, a4
    lw s1, 640(a3)
    lw s2, 644(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 332(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli a4, t1, 16
    xor a6, a6, t1
    # round 20 (present.dsl:28)
    and t1, a7, a5
    # round 21 (present.dsl:28)
    xor t0, t0, a4
    # round 20 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and a4, a7, t1
    xor a7, t0, a7
    xor a5, a5, a4
    xor t0, a5, a7
    not a4, t0
    lw s0, 648(a3)
    or a4, a6, a4
    lw s1, 652(a3)
    lw s2, 656(a3)
    xor s3, a5, a4
    xor a7, a7, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 316(a3)
    xor a5, a6, a5
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 19 (present.dsl:28)
    and t1, a6, a5
    # round 20 (present.dsl:28)
    xor t0, t0, a4
    # round 19 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 660(a3)
    or a4, a7, a4
    lw s1, 664(a3)
    lw s2, 668(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 300(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli a4, t1, 16
    xor a6, a6, t1
    # round 18 (present.dsl:28)
    and t1, a7, a5
    # round 19 (present.dsl:28)
    xor t0, t0, a4
    # round 18 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and a4, a7, t1
    xor a7, t0, a7
    xor a5, a5, a4
    xor t0, a5, a7
    not a4, t0
    lw s0, 672(a3)
    or a4, a6, a4
    lw s1, 676(a3)
    lw s2, 680(a3)
    xor s3, a5, a4
    xor a7, a7, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 284(a3)
    xor a5, a6, a5
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 17 (present.dsl:28)
    and t1, a6, a5
    # round 18 (present.dsl:28)
    xor t0, t0, a4
    # round 17 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 684(a3)
    or a4, a7, a4
    lw s1, 688(a3)
    lw s2, 692(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 268(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli a4, t1, 16
    xor a6, a6, t1
    # round 16 (present.dsl:28)
    and t1, a7, a5
    # round 17 (present.dsl:28)
    xor t0, t0, a4
    # round 16 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and a4, a7, t1
    xor a7, t0, a7
    xor a5, a5, a4
    xor t0, a5, a7
    not a4, t0
    lw s0, 696(a3)
    or a4, a6, a4
    lw s1, 700(a3)
    lw s2, 704(a3)
    xor s3, a5, a4
    xor a7, a7, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 252(a3)
    xor a5, a6, a5
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 15 (present.dsl:28)
    and t1, a6, a5
    # round 16 (present.dsl:28)
    xor t0, t0, a4
    # round 15 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 708(a3)
    or a4, a7, a4
    lw s1, 712(a3)
    lw s2, 716(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 236(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli a4, t1, 16
    xor a6, a6, t1
    # round 14 (present.dsl:28)
    and t1, a7, a5
    # round 15 (present.dsl:28)
    xor t0, t0, a4
    # round 14 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and a4, a7, t1
    xor a7, t0, a7
    xor a5, a5, a4
    xor t0, a5, a7
    not a4, t0
    lw s0, 720(a3)
    or a4, a6, a4
    lw s1, 724(a3)
    lw s2, 728(a3)
    xor s3, a5, a4
    xor a7, a7, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 220(a3)
    xor a5, a6, a5
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 13 (present.dsl:28)
    and t1, a6, a5
    # round 14 (present.dsl:28)
    xor t0, t0, a4
    # round 13 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 732(a3)
    or a4, a7, a4
    lw s1, 736(a3)
    lw s2, 740(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 204(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli a4, t1, 16
    xor a6, a6, t1
    # round 12 (present.dsl:28)
    and t1, a7, a5
    # round 13 (present.dsl:28)
    xor t0, t0, a4
    # round 12 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and a4, a7, t1
    xor a7, t0, a7
    xor a5, a5, a4
    xor t0, a5, a7
    not a4, t0
    lw s0, 744(a3)
    or a4, a6, a4
    lw s1, 748(a3)
    lw s2, 752(a3)
    xor s3, a5, a4
    xor a7, a7, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 188(a3)
    xor a5, a6, a5
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 11 (present.dsl:28)
    and t1, a6, a5
    # round 12 (present.dsl:28)
    xor t0, t0, a4
    # round 11 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 756(a3)
    or a4, a7, a4
    lw s1, 760(a3)
    lw s2, 764(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 172(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli a4, t1, 16
    xor a6, a6, t1
    # round 10 (present.dsl:28)
    and t1, a7, a5
    # round 11 (present.dsl:28)
    xor t0, t0, a4
    # round 10 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and a4, a7, t1
    xor a7, t0, a7
    xor a5, a5, a4
    xor t0, a5, a7
    not a4, t0
    lw s0, 768(a3)
    or a4, a6, a4
    lw s1, 772(a3)
    lw s2, 776(a3)
    xor s3, a5, a4
    xor a7, a7, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 156(a3)
    xor a5, a6, a5
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 9 (present.dsl:28)
    and t1, a6, a5
    # round 10 (present.dsl:28)
    xor t0, t0, a4
    # round 9 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 780(a3)
    or a4, a7, a4
    lw s1, 784(a3)
    lw s2, 788(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 140(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli a4, t1, 16
    xor a6, a6, t1
    # round 8 (present.dsl:28)
    and t1, a7, a5
    # round 9 (present.dsl:28)
    xor t0, t0, a4
    # round 8 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and a4, a7, t1
    xor a7, t0, a7
    xor a5, a5, a4
    xor t0, a5, a7
    not a4, t0
    lw s0, 792(a3)
    or a4, a6, a4
    lw s1, 796(a3)
    lw s2, 800(a3)
    xor s3, a5, a4
    xor a7, a7, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 124(a3)
    xor a5, a6, a5
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 7 (present.dsl:28)
    and t1, a6, a5
    # round 8 (present.dsl:28)
    xor t0, t0, a4
    # round 7 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 804(a3)
    or a4, a7, a4
    lw s1, 808(a3)
    lw s2, 812(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 108(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli a4, t1, 16
    xor a6, a6, t1
    # round 6 (present.dsl:28)
    and t1, a7, a5
    # round 7 (present.dsl:28)
    xor t0, t0, a4
    # round 6 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and a4, a7, t1
    xor a7, t0, a7
    xor a5, a5, a4
    xor t0, a5, a7
    not a4, t0
    lw s0, 816(a3)
    or a4, a6, a4
    lw s1, 820(a3)
    lw s2, 824(a3)
    xor s3, a5, a4
    xor a7, a7, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 92(a3)
    xor a5, a6, a5
    xor a6, s3, s1
    xor a7, a7, s2
    srli a4, t0, 4
    xor a5, a5, t1
    xor t1, a4, a6
    srli a4, a7, 4
    and t1, t1, t4
    xor a4, a4, a5
    xor a6, a6, t1
    and a4, a4, t4
    slli t1, t1, 4
    xor a5, a5, a4
    srli s0, a6, 8
    xor t0, t0, t1
    slli t1, a4, 4
    xor a4, s0, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and a4, a4, t5
    xor t1, t1, a7
    slli s0, a4, 8
    and t1, t1, t5
    xor a6, a6, s0
    xor a5, a5, a4
    slli a4, t1, 8
    xor a7, a7, t1
    # round 5 (present.dsl:28)
    and t1, a6, a5
    # round 6 (present.dsl:28)
    xor t0, t0, a4
    # round 5 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and a4, a6, t1
    xor a6, t0, a6
    xor a5, a5, a4
    xor t0, a5, a6
    not a4, t0
    lw s0, 828(a3)
    or a4, a7, a4
    lw s1, 832(a3)
    lw s2, 836(a3)
    xor s3, a5, a4
    xor a6, a6, a4
    or a5, a5, t0
    xor t0, t1, s0
    lw t1, 76(a3)
    xor a5, a7, a5
    xor a7, s3, s1
    xor a6, a6, s2
    srli a4, t0, 2
    xor a5, a5, t1
    xor t1, a4, a7
    srli a4, a6, 2
    and t1, t1, t3
    xor a4, a4, a5
    xor a7, a7, t1
    and a4, a4, t3
    slli t1, t1, 2
    xor a5, a5, a4
    srli s0, a7, 16
    xor t0, t0, t1
    slli t1, a4, 2
    xor a4, s0, a5
    xor a6, a6, t1
    srli t1, t0, 16
    and a4, a4, t6
    xor t1, t1, a6
    slli s0, a4, 16
    and t1, t1, t6
    xor a7, a7, s0
    xor a5, a5, a4
    slli t6, t1, 16
    xor a6, a6, t1
    # round 4 (present.dsl:28)
    and t1, a7, a5
    # round 5 (present.dsl:28)
    xor t0, t0, t6
    # round 4 (present.dsl:28)
    xor a6, a6, t1
    xor t1, t0, a6
    xor a7, a7, a5
    and t6, a7, t1
    xor a7, t0, a7
    xor a5, a5, t6
    xor t0, a5, a7
    not t6, t0
    lw a4, 840(a3)
    or t6, a6, t6
    lw s0, 844(a3)
    lw s1, 848(a3)
    xor s2, a5, t6
    xor a7, a7, t6
    or a5, a5, t0
    xor t0, t1, a4
    lw t1, 60(a3)
    xor a5, a6, a5
    xor a6, s2, s0
    xor a7, a7, s1
    srli t6, t0, 4
    xor a5, a5, t1
    xor t1, t6, a6
    srli t6, a7, 4
    and t1, t1, t4
    xor t6, t6, a5
    xor a6, a6, t1
    and t4, t6, t4
    slli t1, t1, 4
    xor a5, a5, t4
    srli t6, a6, 8
    xor t0, t0, t1
    slli t1, t4, 4
    xor t4, t6, a5
    xor a7, a7, t1
    srli t1, t0, 8
    and t4, t4, t5
    xor t1, t1, a7
    slli t6, t4, 8
    and t1, t1, t5
    xor a6, a6, t6
    xor a5, a5, t4
    slli t4, t1, 8
    xor a7, a7, t1
    # round 3 (present.dsl:28)
    and t1, a6, a5
    # round 4 (present.dsl:28)
    xor t0, t0, t4
    # round 3 (present.dsl:28)
    xor a7, a7, t1
    xor t1, t0, a7
    xor a6, a6, a5
    and t4, a6, t1
    xor a6, t0, a6
    xor a5, a5, t4
    xor t0, a5, a6
    not t4, t0
    or t4, a7, t4
    lw t5, 852(a3)
    lw t6, 856(a3)
    xor a4, a5, t4
    lw s0, 860(a3)
    xor a6, a6, t4
    or a5, a5, t0
    xor t0, t1, t5
    xor t1, a4, t6
    lw t4, 44(a3)
    lui t5, 13
    xor a5, a7, a5
    xor a6, a6, s0
    lui a7, 838848
    addi t5, t5, -820
    slli t6, t0, 16
    srli a4, t1, 16
    xor a5, a5, t4
    lui t4, 209712
    lui s0, 3
    and t6, t6, a7
    and s1, t1, t5
    slli s2, a6, 14
    slli s3, t0, 2
    srli s4, t1, 14
    and s5, t0, a7
    and a4, a4, t5
    srli s6, a6, 2
    slli t0, t0, 18
    slli t1, t1, 2
    addi s0, s0, 819
    and s2, s2, t4
    srli s7, a5, 2
    xor t6, t6, s1
    and s1, s3, a7
    and s3, s4, t5
    and s4, s6, t4
    srli s6, a5, 18
    xor a4, s5, a4
    and a7, t0, a7
    and t0, t1, t5
    slli t1, a6, 16
    and t5, s7, s0
    xor t6, t6, s2
    and a6, a6, t4
    srli s2, a5, 16
    xor s1, s1, s3
    and s3, s6, s0
    xor a4, a4, s4
    and t1, t1, t4
    xor a7, a7, t0
    xor t0, t6, t5
    and t4, s2, s0
    xor a6, s1, a6
    xor t5, a4, s3
    and a5, a5, s0
    xor a7, a7, t1
    xor a6, a6, t4
    # round 2 (present.dsl:28)
    and t1, t0, t5
    # round 3 (present.dsl:28)
    xor a5, a7, a5
    # round 2 (present.dsl:28)
    xor a6, a6, t1
    xor a7, a5, a6
    xor t0, t0, t5
    and t1, t0, a7
    xor a5, a5, t0
    xor t0, t5, t1
    xor t1, t0, a5
    not t4, t1
    or t4, a6, t4
    lw t5, 864(a3)
    lw t6, 868(a3)
    xor a4, t0, t4
    lw s0, 872(a3)
    xor a5, a5, t4
    or t0, t0, t1
    xor a7, a7, t5
    xor t1, a4, t6
    lw t4, 28(a3)
    lui t5, 61441
    xor a6, a6, t0
    xor a5, a5, s0
    addi t0, t5, -256
    lui t5, 983055
    lui t6, 240
    slli a4, a7, 4
    slli s0, t1, 8
    srli s1, a7, 4
    xor a6, a6, t4
    addi t4, t6, 15
    lui t6, 3840
    and a4, a4, t0
    and s0, s0, t5
    srli s2, a5, 4
    slli s3, t1, 4
    and s1, s1, t0
    and s4, t1, t5
    srli s5, a5, 12
    slli s6, a7, 8
    slli t1, t1, 12
    addi t6, t6, 240
    and s2, s2, t4
    xor a4, a4, s0
    and a7, a7, t0
    and s0, s3, t5
    srli s3, a5, 8
    and s5, s5, t4
    srli s7, a6, 8
    xor s1, s1, s4
    and t0, s6, t0
    and t1, t1, t5
    and t5, a6, t6
    xor a4, a4, s2
    and s2, s3, t4
    srli s3, a6, 4
    xor a7, a7, s0
    and s0, s7, t6
    xor s1, s1, s5
    and a5, a5, t4
    slli a6, a6, 4
    xor t0, t0, t1
    xor t1, a4, t5
    and t4, s3, t6
    xor a7, a7, s2
    xor t5, s1, s0
    and a6, a6, t6
    xor a5, t0, a5
    xor a7, a7, t4
    # round 1 (present.dsl:28)
    and t0, t1, t5
    # round 2 (present.dsl:28)
    xor a5, a5, a6
    # round 1 (present.dsl:28)
    xor a6, a7, t0
    xor a7, a5, a6
    xor t0, t1, t5
    and t1, t0, a7
    xor a5, a5, t0
    xor t0, t5, t1
    xor t1, t0, a5
    not t4, t1
    lw t5, 876(a3)
    or t4, a6, t4
    lw t6, 880(a3)
    lw a4, 884(a3)
    xor s0, t0, t4
    xor a5, a5, t4
    or t0, t0, t1
    xor a7, a7, t5
    lw t1, 12(a3)
    xor a6, a6, t0
    xor t0, s0, t6
    xor a5, a5, a4
    srli t4, a7, 2
    xor a6, a6, t1
    xor t1, t4, a5
    srli t4, t0, 2
    and t1, t1, t3
    xor t4, t4, a6
    slli t5, t1, 2
    and t3, t4, t3
    xor a7, a7, t5
    xor a5, a5, t1
    slli t1, t3, 2
    xor t0, t0, t1
    xor a6, a6, t3
    srli t1, a7, 1
    srli t3, a5, 1
    xor t1, t1, t0
    xor t3, t3, a6
    and t1, t1, t2
    and t2, t3, t2
    slli t3, t1, 1
    slli t4, t2, 1
    xor a7, a7, t3
    xor t0, t0, t1
    xor a5, a5, t4
    xor a6, a6, t2
    sw a7, 0(a0)
    sw a5, 4(a0)
    sw t0, 8(a0)
    sw a6, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_present64_80_ecb_decrypt_rv32i_group_done
    j .Llwcc_present64_80_ecb_decrypt_rv32i_group
.Llwcc_present64_80_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_present64_80_ecb_decrypt_rv32i_out
.Llwcc_present64_80_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_present64_80_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_present64_80_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_present64_80_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_present64_80_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_80_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_present64_80_ecb_decrypt_rv32i_group
.Llwcc_present64_80_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_present64_80_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_80_ecb_decrypt_rv32i_copy
.Llwcc_present64_80_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_present64_80_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_present64_80_ecb_decrypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    lw s7, 32(sp)
    addi sp, sp, 112
    ret
    .size lwcc_present64_80_ecb_decrypt_rv32i, .-lwcc_present64_80_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_present64_80_ctr_init_rv32i
    .type lwcc_present64_80_ctr_init_rv32i, %function
lwcc_present64_80_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_present64_80_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_present64_80_ctr_nonce_rv32i
    .size lwcc_present64_80_ctr_init_rv32i, .-lwcc_present64_80_ctr_init_rv32i

    .balign 4
    .global lwcc_present64_80_ctr_nonce_rv32i
    .type lwcc_present64_80_ctr_nonce_rv32i, %function
lwcc_present64_80_ctr_nonce_rv32i:
    lui a5, 209715
    lui a6, 349525
    lw a7, 0(a0)
    lw t0, 4(a0)
    addi a5, a5, 819
    lbu t1, 0(a1)
    lbu t2, 1(a1)
    lbu t3, 2(a1)
    lw t4, 12(a0)
    addi a6, a6, 1365
    lbu t5, 3(a1)
    lw t6, 884(a0)
    slli t3, t3, 16
    slli t5, t5, 24
    slli t2, t2, 8
    or t1, t1, t2
    or t1, t1, t3
    or t1, t1, t5
    srli t2, t1, 1
    xor t2, t2, t1
    and a6, t2, a6
    xor t2, t1, a6
    slli a6, a6, 1
    xor a6, t1, a6
    srli t1, t2, 2
    and t1, t1, a5
    srli t3, a6, 2
    xor t4, t1, t4
    and a5, t3, a5
    slli t1, t1, 2
    sw t4, 900(a0)
    xor t3, a5, t6
    slli a5, a5, 2
    xor t1, t2, t1
    not t2, t3
    xor t0, t1, t0
    xor a5, a6, a5
    xor a5, a5, a7
    sw t2, 896(a0)
    sw t0, 892(a0)
    sw a5, 888(a0)
    ret
    .size lwcc_present64_80_ctr_nonce_rv32i, .-lwcc_present64_80_ctr_nonce_rv32i

    .balign 4
    .global lwcc_present64_80_ctr_crypt_rv32i
    .type lwcc_present64_80_ctr_crypt_rv32i, %function
lwcc_present64_80_ctr_crypt_rv32i:
    bnez a2, .Llwcc_present64_80_ctr_crypt_rv32i_begin
    ret
.Llwcc_present64_80_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    beqz t1, .Llwcc_present64_80_ctr_crypt_rv32i_group
    j .Llwcc_present64_80_ctr_crypt_rv32i_rest
.Llwcc_present64_80_ctr_crypt_rv32i_group:
    srli a5, a4, 16
    addi a6, a4, 1
    srli a7, a4, 8
    srli t0, a6, 16
    andi a5, a5, 255
    srli t1, a4, 24
    srli t2, a6, 8
    slli a5, a5, 8
    andi a7, a7, 255
    andi t0, t0, 255
    srli t3, a6, 24
    or a5, t1, a5
    slli a7, a7, 16
    slli t0, t0, 8
    andi t1, t2, 255
    or a5, a5, a7
    slli a7, a4, 24
    or t0, t3, t0
    slli t1, t1, 16
    or a5, a5, a7
    or a7, t0, t1
    slli a6, a6, 24
    lui t0, 349525
    or a6, a7, a6
    srli a7, a5, 1
    addi t0, t0, 1365
    xor a7, a7, a6
    and a7, a7, t0
    lui t1, 209715
    slli t2, a7, 1
    addi t1, t1, 819
    xor a5, a5, t2
    xor a6, a6, a7
    and a7, a5, t1
    and t2, a6, t1
    lw t3, 892(a3)
    lw t4, 896(a3)
    xor a5, a5, a7
    slli t5, t2, 2
    lw t6, 888(a3)
    lw s0, 900(a3)
    slli a7, a7, 2
    xor a6, a6, t2
    xor t2, t3, t5
    xor a5, t4, a5
    xor a7, t6, a7
    xor a6, s0, a6
    # round 1 (present.dsl:28)
    or t3, t2, a5
    xor a6, a6, t3
    not t3, a7
    xor a5, t2, a5
    xor t4, t3, a6
    xor a5, a6, a5
    and t5, t4, a5
    xor t2, t2, t5
    or t3, t3, t2
    xor a5, a5, t3
    and a7, a7, a5
    xor a7, t2, a7
    and t2, a5, a7
    lui t3, 61681
    xor a6, a6, t2
    srli t2, t4, 4
    addi t3, t3, -241
    xor t2, t2, a7
    srli t5, a6, 4
    and t2, t2, t3
    xor t5, t5, a5
    slli t6, t2, 4
    and t5, t5, t3
    xor t4, t4, t6
    slli t6, t5, 4
    lui s0, 4080
    xor a7, a7, t2
    xor a6, a6, t6
    srli t2, t4, 8
    addi t6, s0, 255
    xor a5, a5, t5
    xor t2, t2, a6
    srli t5, a7, 8
    and t2, t2, t6
    xor t5, t5, a5
    slli s0, t2, 8
    and t5, t5, t6
    lw s1, 20(a3)
    lw s2, 24(a3)
    xor t4, t4, s0
    slli s0, t5, 8
    xor a5, a5, t5
    lw t5, 16(a3)
    lw s3, 28(a3)
    xor a6, a6, t2
    xor a7, a7, s0
    xor a5, a5, s1
    xor t2, t4, s2
    xor a6, a6, t5
    xor a7, a7, s3
    # round 2 (present.dsl:28)
    or t4, a5, t2
    xor a7, a7, t4
    not t4, a6
    xor t2, a5, t2
    xor t5, t4, a7
    xor t2, a7, t2
    and s0, t5, t2
    xor a5, a5, s0
    or t4, t4, a5
    xor t2, t2, t4
    and a6, a6, t2
    xor a5, a5, a6
    and a6, t2, a5
    xor a6, a7, a6
    srli a7, t5, 2
    xor a7, a7, a5
    srli t4, a6, 2
    and a7, a7, t1
    xor t4, t4, t2
    slli s0, a7, 2
    xor a5, a5, a7
    and a7, t4, t1
    lui t4, 16
    xor t5, t5, s0
    slli s0, a7, 2
    xor a7, t2, a7
    srli t2, a5, 16
    addi t4, t4, -1
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 36(a3)
    lw s3, 40(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 32(a3)
    lw s1, 44(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor a7, a7, s0
    xor t2, t5, s1
    # round 3 (present.dsl:28)
    or t5, a5, a6
    xor t2, t2, t5
    not t5, a7
    xor a6, a5, a6
    xor s0, t5, t2
    xor a6, t2, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and a7, a7, a6
    xor a5, a5, a7
    and a7, a6, a5
    xor a7, t2, a7
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 52(a3)
    lw s3, 56(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 48(a3)
    lw s1, 60(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 4 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 68(a3)
    lw s3, 72(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 64(a3)
    lw s1, 76(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 5 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 84(a3)
    lw s3, 88(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 80(a3)
    lw s1, 92(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 6 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 100(a3)
    lw s3, 104(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 96(a3)
    lw s1, 108(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 7 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 116(a3)
    lw s3, 120(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 112(a3)
    lw s1, 124(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 8 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 132(a3)
    lw s3, 136(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 128(a3)
    lw s1, 140(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 9 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 148(a3)
    lw s3, 152(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 144(a3)
    lw s1, 156(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 10 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 164(a3)
    lw s3, 168(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 160(a3)
    lw s1, 172(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 11 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 180(a3)
    lw s3, 184(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 176(a3)
    lw s1, 188(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 12 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 196(a3)
    lw s3, 200(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 192(a3)
    lw s1, 204(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 13 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 212(a3)
    lw s3, 216(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 208(a3)
    lw s1, 220(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 14 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 228(a3)
    lw s3, 232(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 224(a3)
    lw s1, 236(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 15 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 244(a3)
    lw s3, 248(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 240(a3)
    lw s1, 252(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 16 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 260(a3)
    lw s3, 264(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 256(a3)
    lw s1, 268(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 17 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 276(a3)
    lw s3, 280(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 272(a3)
    lw s1, 284(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 18 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 292(a3)
    lw s3, 296(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 288(a3)
    lw s1, 300(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 19 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 308(a3)
    lw s3, 312(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 304(a3)
    lw s1, 316(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 20 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 324(a3)
    lw s3, 328(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 320(a3)
    lw s1, 332(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 21 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 340(a3)
    lw s3, 344(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 336(a3)
    lw s1, 348(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 22 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 356(a3)
    lw s3, 360(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 352(a3)
    lw s1, 364(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 23 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 372(a3)
    lw s3, 376(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 368(a3)
    lw s1, 380(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 24 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 388(a3)
    lw s3, 392(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 384(a3)
    lw s1, 396(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 25 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 404(a3)
    lw s3, 408(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 400(a3)
    lw s1, 412(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 26 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 420(a3)
    lw s3, 424(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 416(a3)
    lw s1, 428(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 27 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 436(a3)
    lw s3, 440(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 432(a3)
    lw s1, 444(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 28 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and s0, s0, t4
    slli s1, t2, 16
    lw s2, 452(a3)
    lw s3, 456(a3)
    slli s4, s0, 16
    xor a6, a6, s0
    xor a5, a5, s1
    lw s0, 448(a3)
    lw s1, 460(a3)
    xor t5, t5, s4
    xor a7, a7, t2
    xor a5, a5, s2
    xor a6, a6, s3
    xor t2, t5, s0
    xor a7, a7, s1
    # round 29 (present.dsl:28)
    or t5, a5, a6
    xor a7, a7, t5
    not t5, t2
    xor a6, a5, a6
    xor s0, t5, a7
    xor a6, a7, a6
    and s1, s0, a6
    xor a5, a5, s1
    or t5, t5, a5
    xor a6, a6, t5
    and t2, t2, a6
    xor a5, a5, t2
    and t2, a6, a5
    xor a7, a7, t2
    srli t2, s0, 4
    xor t2, t2, a5
    srli t5, a7, 4
    and t2, t2, t3
    xor t5, t5, a6
    slli s1, t2, 4
    xor a5, a5, t2
    and t2, t5, t3
    xor t5, s0, s1
    slli s0, t2, 4
    xor a6, a6, t2
    srli t2, a5, 8
    xor a7, a7, s0
    srli s0, t5, 8
    xor t2, t2, a6
    xor s0, s0, a7
    and t2, t2, t6
    and s0, s0, t6
    slli s1, t2, 8
    lw s2, 468(a3)
    lw s3, 472(a3)
    slli s4, s0, 8
    xor a7, a7, s0
    xor a5, a5, s1
    lw s0, 464(a3)
    lw s1, 476(a3)
    xor t5, t5, s4
    xor a6, a6, t2
    xor a5, a5, s2
    xor a7, a7, s3
    xor t2, t5, s0
    xor a6, a6, s1
    # round 30 (present.dsl:28)
    or t5, a5, a7
    xor a6, a6, t5
    not t5, t2
    xor a7, a5, a7
    xor s0, t5, a6
    xor a7, a6, a7
    and s1, s0, a7
    xor a5, a5, s1
    or t5, t5, a5
    xor a7, a7, t5
    and t2, t2, a7
    xor a5, a5, t2
    and t2, a7, a5
    xor a6, a6, t2
    srli t2, s0, 2
    xor t2, t2, a5
    srli t5, a6, 2
    and t2, t2, t1
    xor t5, t5, a7
    slli s1, t2, 2
    xor a5, a5, t2
    and t2, t5, t1
    xor t5, s0, s1
    slli s0, t2, 2
    xor a7, a7, t2
    srli t2, a5, 16
    xor a6, a6, s0
    srli s0, t5, 16
    xor t2, t2, a7
    xor s0, s0, a6
    and t2, t2, t4
    and t4, s0, t4
    slli s0, t2, 16
    lw s1, 484(a3)
    lw s2, 488(a3)
    xor a6, a6, t4
    xor a5, a5, s0
    lw s0, 492(a3)
    slli t4, t4, 16
    xor a7, a7, t2
    lw t2, 480(a3)
    xor a5, a5, s1
    xor a6, a6, s2
    xor t4, t5, t4
    xor a7, a7, s0
    # round 31 (present.dsl:28)
    and t5, a5, a6
    # round 30 (present.dsl:28)
    xor t2, t4, t2
    # round 31 (present.dsl:28)
    xor a7, a7, t5
    xor a6, a5, a6
    xor t4, t2, a7
    xor a6, a7, a6
    or t5, t4, a6
    xor a5, a5, t5
    or t5, t2, a5
    xor a6, a6, t5
    or t2, t2, a6
    xor a5, a5, t2
    lw t2, 496(a3)
    or t5, a6, a5
    lw s0, 500(a3)
    lw s1, 504(a3)
    xor a7, a7, t5
    xor t2, t4, t2
    lw t4, 508(a3)
    xor a5, a5, s0
    xor a7, a7, s1
    srli t5, t2, 8
    xor a6, a6, t4
    xor t4, t5, a5
    srli t5, a7, 8
    and t4, t4, t6
    xor t5, t5, a6
    slli s0, t4, 8
    and t5, t5, t6
    xor t2, t2, s0
    slli t6, t5, 8
    xor a5, a5, t4
    xor a7, a7, t6
    srli t4, t2, 4
    xor a6, a6, t5
    xor t4, t4, a7
    srli t5, a5, 4
    and t4, t4, t3
    xor t5, t5, a6
    slli t6, t4, 4
    and t3, t5, t3
    xor t2, t2, t6
    slli t5, t3, 4
    xor a7, a7, t4
    xor a5, a5, t5
    srli t4, t2, 2
    xor a6, a6, t3
    xor t3, t4, a5
    srli t4, a7, 2
    and t3, t3, t1
    xor t4, t4, a6
    slli t5, t3, 2
    and t1, t4, t1
    xor t2, t2, t5
    xor a5, a5, t3
    slli t3, t1, 2
    xor a7, a7, t3
    xor a6, a6, t1
    srli t1, t2, 1
    srli t3, a5, 1
    xor t1, t1, a7
    xor t3, t3, a6
    and t1, t1, t0
    and t0, t3, t0
    slli t3, t1, 1
    slli t4, t0, 1
    xor t2, t2, t3
    xor a7, a7, t1
    xor a5, a5, t4
    xor a6, a6, t0
    lui t0, 241
    srli t1, a5, 24
    srli t3, t2, 24
    srli t4, a5, 20
    srli t5, a6, 24
    srli t6, a7, 24
    srli s0, a6, 20
    addi t0, t0, -256
    srli s1, t2, 28
    andi t1, t1, 240
    srli s2, t2, 4
    andi t3, t3, 15
    andi t4, t4, 240
    srli s3, a7, 28
    andi t5, t5, 240
    srli s4, a7, 4
    andi t6, t6, 15
    andi s0, s0, 240
    lui s5, 3855
    or t1, s1, t1
    and s1, s2, t0
    or t3, t3, t4
    and t4, t2, t0
    slli s2, a5, 4
    or t5, s3, t5
    and s3, s4, t0
    or t6, t6, s0
    and t0, a7, t0
    slli s0, a6, 4
    lui s4, 61440
    or t1, t1, s1
    and s1, a5, s5
    slli s6, t2, 20
    or t3, t3, t4
    and t4, s2, s5
    slli t2, t2, 24
    or t5, t5, s3
    and s2, a6, s5
    slli s3, a7, 20
    or t0, t6, t0
    and t6, s0, s5
    slli a7, a7, 24
    lui s0, 983040
    or t1, t1, s1
    and s1, s6, s4
    slli s5, a5, 24
    or t3, t3, t4
    and t2, t2, s4
    or t4, t5, s2
    and t5, s3, s4
    slli s2, a6, 24
    or t0, t0, t6
    and a7, a7, s4
    or t1, t1, s1
    and t6, s5, s0
    or t2, t3, t2
    slli a5, a5, 28
    or t3, t4, t5
    and t4, s2, s0
    or a7, t0, a7
    slli a6, a6, 28
    lw t0, 0(a1)
    lw t5, 4(a1)
    lw s0, 8(a1)
    lw s1, 12(a1)
    or t1, t1, t6
    or a5, t2, a5
    or t2, t3, t4
    or a6, a7, a6
    xor a7, t0, t1
    xor a5, t5, a5
    xor t0, s0, t2
    xor a6, s1, a6
    sw a7, 0(a0)
    sw a5, 4(a0)
    sw t0, 8(a0)
    sw a6, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 2
    bltu a2, a1, .Llwcc_present64_80_ctr_crypt_rv32i_group_done
    j .Llwcc_present64_80_ctr_crypt_rv32i_group
.Llwcc_present64_80_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_present64_80_ctr_crypt_rv32i_out
.Llwcc_present64_80_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_present64_80_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_present64_80_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_present64_80_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_present64_80_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_80_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    j .Llwcc_present64_80_ctr_crypt_rv32i_group
.Llwcc_present64_80_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_present64_80_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_80_ctr_crypt_rv32i_copy
.Llwcc_present64_80_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_present64_80_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_present64_80_ctr_crypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    addi sp, sp, 112
    ret
    .size lwcc_present64_80_ctr_crypt_rv32i, .-lwcc_present64_80_ctr_crypt_rv32i
