# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile present --set present64_128 --target rv32i --lanes 1 --slicing plane --blocks 8
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=8) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/present.dsl sha256:00d6d0d103b81601d49b50197dff5f1d19275363caa9ccf9fc4572389286986b
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 1488
# layout:    planes of 16 S-boxes, 8 blocks side by side; cells in 4 arrangements
# sizes:     in bytes: block 8, key 16, nonce 4, rk 2480, ctx 2512, align 4, group 64, stack 1488
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:969f605cf2bd170560cfde37916d1fc50090cf81318747bb6684fb4b7130c6e7

    .text

    .balign 4
    .global lwcc_present64_128_key_setup_rv32i
    .type lwcc_present64_128_key_setup_rv32i, %function
lwcc_present64_128_key_setup_rv32i:
    addi sp, sp, -1472
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
    lui t0, 61681
    srli a6, a5, 4
    xor a7, a6, a5
    addi t0, t0, -241
    and a7, a7, t0
    slli t1, a7, 4
    xor t1, a5, t1
    srli t2, t1, 8
    xor a7, a5, a7
    xor t2, t2, a7
    lui t3, 4080
    addi t3, t3, 255
    and t2, t2, t3
    slli t4, t2, 8
    xor t1, t1, t4
    srli t4, t1, 1
    xor t4, t4, t1
    lui t5, 349525
    addi t5, t5, 1365
    and t4, t4, t5
    slli t6, t4, 1
    xor t6, t1, t6
    srli a4, t6, 2
    xor a4, a4, t6
    lui a3, 209715
    addi a3, a3, 819
    and a4, a4, a3
    slli a2, a4, 2
    xor a2, t6, a2
    sw a2, 0(a0)
    xor a7, a7, t2
    srli t2, a7, 1
    xor t2, t2, a7
    and t2, t2, t5
    slli s0, t2, 1
    xor s0, a7, s0
    srli s1, s0, 2
    xor s1, s1, s0
    and s1, s1, a3
    slli s2, s1, 2
    xor s2, s0, s2
    sw s2, 4(a0)
    lw s3, 4(a1)
    xor t1, t1, t4
    srli s4, s3, 4
    xor s5, s4, s3
    and s5, s5, t0
    slli s6, s5, 4
    xor s6, s3, s6
    srli s7, s6, 8
    xor s5, s3, s5
    xor s7, s7, s5
    and s7, s7, t3
    slli s8, s7, 8
    xor s6, s6, s8
    srli s8, s6, 1
    xor s8, s8, s6
    and s8, s8, t5
    slli s9, s8, 1
    xor s9, s6, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, a3
    slli s11, s10, 2
    xor s11, s9, s11
    sw s11, 8(a0)
    xor s5, s5, s7
    srli s7, s5, 1
    xor s7, s7, s5
    and s7, s7, t5
    slli ra, s7, 1
    xor ra, s5, ra
    sw s4, 96(sp)
    srli s4, ra, 2
    xor s4, s4, ra
    and s4, s4, a3
    sw s2, 100(sp)
    slli s2, s4, 2
    xor s2, ra, s2
    sw s2, 12(a0)
    srli t4, t1, 2
    xor t4, t4, t1
    and t4, t4, a3
    sw s2, 104(sp)
    slli s2, t4, 2
    xor s2, t1, s2
    sw s2, 16(a0)
    xor a7, a7, t2
    srli t2, a7, 2
    xor t2, t2, a7
    and t2, t2, a3
    sw s2, 108(sp)
    slli s2, t2, 2
    xor s2, a7, s2
    sw s2, 20(a0)
    xor s6, s6, s8
    srli s8, s6, 2
    xor s8, s8, s6
    and s8, s8, a3
    sw s2, 112(sp)
    slli s2, s8, 2
    xor s2, s6, s2
    sw s2, 24(a0)
    xor s5, s5, s7
    srli s7, s5, 2
    xor s7, s7, s5
    and s7, s7, a3
    sw s2, 116(sp)
    slli s2, s7, 2
    xor s2, s5, s2
    sw s2, 28(a0)
    xor t6, t6, a4
    not a4, t6
    sw a4, 32(a0)
    xor a4, s0, s1
    not s0, a4
    sw s0, 36(a0)
    xor s0, s9, s10
    not s1, s0
    sw s1, 40(a0)
    xor s1, ra, s4
    not s4, s1
    sw s4, 44(a0)
    xor t1, t1, t4
    sw t1, 48(a0)
    xor a7, a7, t2
    sw a7, 52(a0)
    xor t2, s6, s8
    sw t2, 56(a0)
    xor t4, s5, s7
    sw t4, 60(a0)
    lw s4, 12(a1)
    lui s9, 917504
    slli s5, s4, 5
    srli s6, s4, 27
    or s5, s5, s6
    lui s6, 510
    addi s6, s6, 31
    and s5, s5, s6
    slli s7, s4, 21
    srli s8, s4, 11
    or s7, s7, s8
    lui s8, 130562
    addi s8, s8, -32
    and s7, s7, s8
    or s5, s5, s7
    lw s7, 8(a1)
    srli ra, s4, 18
    slli s8, s7, 5
    and s8, s8, s9
    or s5, s5, s8
    srli s8, s5, 12
    andi s8, s8, 15
    slli s9, s5, 8
    srli s10, s5, 24
    or s9, s9, s10
    lui s10, 240
    addi s10, s10, 240
    and s9, s9, s10
    or s8, s8, s9
    srli s9, s3, 28
    andi s9, s9, 1
    sw s1, 120(sp)
    andi s1, ra, 2
    or s1, s9, s1
    srli s9, s4, 29
    andi s9, s9, 4
    or s1, s1, s9
    srli s9, s3, 19
    andi s9, s9, 8
    or s1, s1, s9
    srli s9, s3, 14
    sw s2, 124(sp)
    andi s2, s9, 16
    or s1, s1, s2
    srli s2, s4, 4
    sw s2, 128(sp)
    andi s2, s2, 32
    or s1, s1, s2
    xori s1, s1, 4
    srli s2, s3, 26
    sw s9, 132(sp)
    andi s9, s2, 1
    sw t1, 136(sp)
    srli t1, s7, 5
    sw t1, 140(sp)
    andi t1, t1, 2
    or t1, s9, t1
    srli s9, s4, 27
    andi s9, s9, 4
    or t1, t1, s9
    srli s9, s4, 22
    andi s9, s9, 8
    or t1, t1, s9
    srli s9, s3, 12
    andi s9, s9, 16
    or t1, t1, s9
    xori t1, t1, 8
    srli s9, s3, 24
    andi s9, s9, 1
    sw t2, 144(sp)
    srli t2, s7, 3
    andi t2, t2, 2
    or t2, s9, t2
    srli s9, s4, 25
    andi s9, s9, 4
    or t2, t2, s9
    andi a6, a6, 8
    or a6, t2, a6
    andi t2, s2, 16
    or a6, a6, t2
    not a6, a6
    srli t2, s3, 25
    andi s2, t2, 1
    srli s9, s7, 4
    andi s9, s9, 2
    or s2, s2, s9
    srli s9, s4, 26
    andi s9, s9, 4
    or s2, s2, s9
    srli s9, s4, 21
    sw a7, 148(sp)
    andi a7, s9, 8
    or a7, s2, a7
    srli s2, s3, 27
    sw t4, 152(sp)
    andi t4, s2, 16
    or a7, a7, t4
    and t4, a6, a7
    xor t1, t1, t4
    xor a7, a6, a7
    xor a7, t1, a7
    srli t4, s7, 7
    sw t4, 156(sp)
    andi t4, t4, 1
    sw s9, 160(sp)
    srli s9, s7, 2
    andi s9, s9, 2
    or t4, t4, s9
    srli s9, s4, 24
    andi s9, s9, 4
    or t4, t4, s9
    srli s9, a5, 3
    andi s9, s9, 8
    or t4, t4, s9
    andi t2, t2, 16
    or t2, t4, t2
    xori t2, t2, 16
    not t2, t2
    xor t4, t2, t1
    or s9, t4, a7
    xor a6, a6, s9
    or s9, t2, a6
    xor a7, a7, s9
    not s9, a7
    sw t6, 164(sp)
    andi t6, s9, 21
    sw s0, 168(sp)
    srli s0, s4, 16
    andi s0, s0, 2
    or t6, t6, s0
    srli s0, s3, 17
    andi s0, s0, 8
    or t6, t6, s0
    andi s0, ra, 32
    or t6, t6, s0
    xori t6, t6, 40
    not s0, t6
    andi s2, s2, 1
    srli ra, s4, 17
    sw a4, 172(sp)
    andi a4, ra, 2
    or a4, s2, a4
    srli s2, s4, 28
    andi s2, s2, 4
    or a4, a4, s2
    srli s2, s3, 18
    andi s2, s2, 8
    or a4, a4, s2
    srli s2, s3, 13
    sw s2, 176(sp)
    andi s2, s2, 16
    or a4, a4, s2
    srli s2, s4, 3
    andi s2, s2, 32
    or a4, a4, s2
    and s2, s0, a4
    xor s1, s1, s2
    xor a4, s0, a4
    xor a4, s1, a4
    or t2, t2, a7
    xor a6, a6, t2
    or a7, a7, a6
    xor a7, t1, a7
    andi t1, a7, 21
    srli t2, s4, 15
    andi t2, t2, 2
    or t1, t1, t2
    srli t2, s3, 16
    andi t2, t2, 8
    or t1, t1, t2
    andi t2, ra, 32
    or t1, t1, t2
    xori t1, t1, 2
    not t1, t1
    xor t2, t1, s1
    or s2, t2, a4
    xor s0, s0, s2
    or s2, t1, s0
    xor a4, a4, s2
    not s2, a4
    srli ra, s2, 1
    sw ra, 180(sp)
    andi ra, ra, 21
    sw a2, 184(sp)
    srli a2, t6, 3
    sw a2, 188(sp)
    andi a2, a2, 1
    sw s11, 192(sp)
    slli s11, s3, 8
    sw s2, 196(sp)
    srli s2, s3, 24
    or s2, s11, s2
    and s2, s2, t3
    slli s11, s3, 24
    sw s1, 200(sp)
    srli s1, s3, 8
    or s1, s11, s1
    lui s11, 1044496
    addi s11, s11, -256
    and s1, s1, s11
    or s1, s2, s1
    srli s1, s1, 6
    slli s2, a5, 2
    sw s0, 204(sp)
    lui s0, 1032192
    sw s2, 208(sp)
    and s2, s2, s0
    or s1, s1, s2
    srli s2, s1, 6
    sw t1, 212(sp)
    lui t1, 16384
    addi t1, t1, -2
    and s2, s2, t1
    or s2, a2, s2
    sw a2, 216(sp)
    slli a2, a5, 8
    sw a4, 220(sp)
    srli a4, a5, 24
    or a4, a2, a4
    and a4, a4, t3
    slli a2, a5, 24
    srli a5, a5, 8
    or a5, a2, a5
    and a5, a5, s11
    or a5, a4, a5
    slli a4, a5, 20
    and a4, a4, s0
    or a4, s2, a4
    srli a4, a4, 6
    slli a2, a5, 14
    and a2, a2, s0
    or a4, a4, a2
    xori a4, a4, 1
    slli a2, a4, 1
    andi a2, a2, 2
    or s2, ra, a2
    srli ra, s4, 10
    andi ra, ra, 8
    or s2, s2, ra
    slli ra, s3, 5
    andi ra, ra, 32
    or s2, s2, ra
    xori s2, s2, 8
    srli ra, s2, 3
    andi ra, ra, 1
    srli s4, t6, 5
    andi s4, s4, 1
    srli s3, s5, 6
    sw s2, 224(sp)
    slli s2, s7, 5
    sw a2, 228(sp)
    srli a2, s7, 27
    or a2, s2, a2
    and a2, a2, s6
    slli s2, s7, 21
    srli s6, s7, 11
    or s2, s2, s6
    lui s6, 3586
    addi s6, s6, -32
    and s2, s2, s6
    or a2, a2, s2
    not t4, t4
    slli s2, t4, 23
    lui s6, 4096
    and s2, s2, s6
    or a2, a2, s2
    not a6, a6
    slli s2, a6, 24
    sw a4, 232(sp)
    lui a4, 8192
    and s2, s2, a4
    or a2, a2, s2
    slli s2, a7, 25
    sw s11, 236(sp)
    lui s11, 16384
    and s2, s2, s11
    or a2, a2, s2
    slli s2, s9, 26
    sw t6, 240(sp)
    lui t6, 32768
    and s2, s2, t6
    or a2, a2, s2
    slli s2, t4, 28
    lui t6, 65536
    and s2, s2, t6
    or a2, a2, s2
    slli s2, a6, 29
    lui t6, 131072
    and s2, s2, t6
    or a2, a2, s2
    slli s2, a7, 30
    lui t6, 262144
    and s2, s2, t6
    or a2, a2, s2
    slli s2, s9, 31
    or a2, a2, s2
    slli s2, a2, 26
    or s2, s3, s2
    srli s2, s2, 6
    and s2, s2, t1
    or s2, s4, s2
    slli s3, s7, 9
    and s3, s3, s0
    or s2, s2, s3
    srli s3, s2, 6
    and t1, s3, t1
    or t1, ra, t1
    slli s3, a2, 14
    and s3, s3, s0
    or t1, t1, s3
    slli s3, t1, 14
    srli s0, t1, 18
    or s0, s3, s0
    lui s3, 3841
    addi s3, s3, -256
    and s0, s0, s3
    or s0, s8, s0
    slli s8, a2, 16
    sw t1, 244(sp)
    srli t1, a2, 16
    or t1, s8, t1
    lui s8, 61455
    and t1, t1, s8
    or t1, s0, t1
    slli s0, a2, 4
    sw ra, 248(sp)
    lui ra, 983040
    and s0, s0, ra
    or t1, t1, s0
    srli s0, t1, 4
    xor s0, s0, t1
    and s0, s0, t0
    sw s4, 252(sp)
    slli s4, s0, 4
    xor s4, t1, s4
    srli t6, s4, 8
    xor s0, t1, s0
    xor t6, t6, s0
    and t6, t6, t3
    slli s11, t6, 8
    xor s4, s4, s11
    srli s11, s4, 1
    xor s11, s11, s4
    and s11, s11, t5
    slli a4, s11, 1
    xor a4, s4, a4
    sw t2, 256(sp)
    srli t2, a4, 2
    xor t2, t2, a4
    and t2, t2, a3
    slli s6, t2, 2
    xor s6, a4, s6
    sw s6, 64(a0)
    xor t6, s0, t6
    srli s0, t6, 1
    xor s0, s0, t6
    and s0, s0, t5
    sw s6, 260(sp)
    slli s6, s0, 1
    xor s6, t6, s6
    sw t1, 264(sp)
    srli t1, s6, 2
    xor t1, t1, s6
    and t1, t1, a3
    sw s9, 268(sp)
    slli s9, t1, 2
    xor s9, s6, s9
    sw s9, 68(a0)
    sw s9, 272(sp)
    srli s9, s5, 4
    andi s9, s9, 15
    sw a7, 276(sp)
    slli a7, s5, 16
    srli s5, s5, 16
    or a7, a7, s5
    and a7, a7, s10
    or a7, s9, a7
    slli s5, s2, 16
    srli s2, s2, 16
    or s2, s5, s2
    and s2, s2, s3
    or a7, a7, s2
    slli s2, a2, 24
    srli s3, a2, 8
    or s2, s2, s3
    and s2, s2, s8
    or a7, a7, s2
    slli s2, s7, 17
    and s2, s2, ra
    or a7, a7, s2
    srli s2, a7, 4
    xor s2, s2, a7
    and s2, s2, t0
    slli s3, s2, 4
    xor s3, a7, s3
    srli s5, s3, 8
    xor s2, a7, s2
    xor s5, s5, s2
    and s5, s5, t3
    slli s8, s5, 8
    xor s3, s3, s8
    srli s8, s3, 1
    xor s8, s8, s3
    and s8, s8, t5
    slli s9, s8, 1
    xor s9, s3, s9
    srli s10, s9, 2
    xor s10, s10, s9
    and s10, s10, a3
    slli s7, s10, 2
    xor s7, s9, s7
    sw s7, 72(a0)
    xor s2, s2, s5
    srli s5, s2, 1
    xor s5, s5, s2
    and s5, s5, t5
    sw s7, 280(sp)
    slli s7, s5, 1
    xor s7, s2, s7
    srli ra, s7, 2
    xor ra, ra, s7
    and ra, ra, a3
    sw a2, 284(sp)
    slli a2, ra, 2
    xor a2, s7, a2
    sw a2, 76(a0)
    xor s4, s4, s11
    srli s11, s4, 2
    xor s11, s11, s4
    and s11, s11, a3
    sw a2, 288(sp)
    slli a2, s11, 2
    xor a2, s4, a2
    sw a2, 80(a0)
    xor t6, t6, s0
    srli s0, t6, 2
    xor s0, s0, t6
    and s0, s0, a3
    sw a2, 292(sp)
    slli a2, s0, 2
    xor a2, t6, a2
    sw a2, 84(a0)
    xor s3, s3, s8
    srli s8, s3, 2
    xor s8, s8, s3
    and s8, s8, a3
    sw a2, 296(sp)
    slli a2, s8, 2
    xor a2, s3, a2
    sw a2, 88(a0)
    xor s2, s2, s5
    srli s5, s2, 2
    xor s5, s5, s2
    and s5, s5, a3
    sw a2, 300(sp)
    slli a2, s5, 2
    xor a2, s2, a2
    sw a2, 92(a0)
    xor t2, a4, t2
    # round 1 (present.dsl:28)
    not a4, t2
    sw a4, 96(a0)
    xor t1, s6, t1
    not a4, t1
    sw a4, 100(a0)
    xor a4, s9, s10
    not s6, a4
    sw s6, 104(a0)
    xor s6, s7, ra
    not s7, s6
    sw s7, 108(a0)
    xor s4, s4, s11
    sw s4, 112(a0)
    xor t6, t6, s0
    sw t6, 116(a0)
    xor s0, s3, s8
    sw s0, 120(a0)
    xor s2, s2, s5
    sw s2, 124(a0)
    srli s3, s1, 4
    xor s3, s3, s1
    and s3, s3, t0
    slli s5, s3, 4
    xor s5, s1, s5
    srli s7, s5, 8
    xor s1, s1, s3
    xor s3, s7, s1
    and s3, s3, t3
    slli s7, s3, 8
    xor s5, s5, s7
    srli s7, s5, 1
    xor s7, s7, s5
    and s7, s7, t5
    slli s8, s7, 1
    xor s8, s5, s8
    srli s9, s8, 2
    xor s9, s9, s8
    and s9, s9, a3
    slli s10, s9, 2
    xor s10, s8, s10
    sw s10, 128(a0)
    xor s1, s1, s3
    srli s3, s1, 1
    xor s3, s3, s1
    and s3, s3, t5
    slli s11, s3, 1
    xor s11, s1, s11
    srli ra, s11, 2
    xor ra, ra, s11
    and ra, ra, a3
    sw t6, 304(sp)
    slli t6, ra, 2
    xor t6, s11, t6
    sw t6, 132(a0)
    srli a5, a5, 6
    sw s4, 308(sp)
    lui s4, 4096
    addi s4, s4, -1
    and a5, a5, s4
    sw s2, 312(sp)
    slli s2, t4, 21
    sw s0, 316(sp)
    lui s0, 4096
    and s2, s2, s0
    or a5, a5, s2
    slli s2, a6, 22
    sw t1, 320(sp)
    lui t1, 8192
    and s2, s2, t1
    or a5, a5, s2
    lw s2, 276(sp)
    sw t2, 324(sp)
    slli t2, s2, 23
    sw a4, 328(sp)
    lui a4, 16384
    and t2, t2, a4
    or a5, a5, t2
    lw t2, 268(sp)
    sw s6, 332(sp)
    slli s6, t2, 24
    sw a2, 336(sp)
    lui a2, 32768
    and s6, s6, a2
    or a5, a5, s6
    slli s6, t4, 26
    sw s10, 340(sp)
    lui s10, 65536
    and s6, s6, s10
    or a5, a5, s6
    slli s6, a6, 27
    sw t6, 344(sp)
    lui t6, 131072
    and s6, s6, t6
    or a5, a5, s6
    slli s6, s2, 28
    lui s2, 262144
    and s6, s6, s2
    or a5, a5, s6
    slli s6, t2, 29
    lui t2, 524288
    and s6, s6, t2
    or a5, a5, s6
    srli s6, a5, 4
    xor s6, s6, a5
    and s6, s6, t0
    slli t2, s6, 4
    xor t2, a5, t2
    srli s2, t2, 8
    xor s6, a5, s6
    xor s2, s2, s6
    and s2, s2, t3
    sw a5, 348(sp)
    slli a5, s2, 8
    xor a5, t2, a5
    srli t2, a5, 1
    xor t2, t2, a5
    and t2, t2, t5
    slli t6, t2, 1
    xor t6, a5, t6
    srli s10, t6, 2
    xor s10, s10, t6
    and s10, s10, a3
    slli a2, s10, 2
    xor a2, t6, a2
    sw a2, 136(a0)
    xor s2, s6, s2
    srli s6, s2, 1
    xor s6, s6, s2
    and s6, s6, t5
    sw a2, 352(sp)
    slli a2, s6, 1
    xor a2, s2, a2
    srli a4, a2, 2
    xor a4, a4, a2
    and a4, a4, a3
    slli t1, a4, 2
    xor t1, a2, t1
    sw t1, 140(a0)
    xor s5, s5, s7
    srli s7, s5, 2
    xor s7, s7, s5
    and s7, s7, a3
    sw t1, 356(sp)
    slli t1, s7, 2
    xor t1, s5, t1
    sw t1, 144(a0)
    xor s1, s1, s3
    srli s3, s1, 2
    xor s3, s3, s1
    and s3, s3, a3
    sw t1, 360(sp)
    slli t1, s3, 2
    xor t1, s1, t1
    sw t1, 148(a0)
    xor a5, a5, t2
    srli t2, a5, 2
    xor t2, t2, a5
    and t2, t2, a3
    sw t1, 364(sp)
    slli t1, t2, 2
    xor t1, a5, t1
    sw t1, 152(a0)
    xor s2, s2, s6
    srli s6, s2, 2
    xor s6, s6, s2
    and s6, s6, a3
    sw t1, 368(sp)
    slli t1, s6, 2
    xor t1, s2, t1
    sw t1, 156(a0)
    xor s8, s8, s9
    # round 2 (present.dsl:28)
    not s9, s8
    sw s9, 160(a0)
    xor s9, s11, ra
    not s11, s9
    sw s11, 164(a0)
    xor t6, t6, s10
    not s10, t6
    sw s10, 168(a0)
    xor a4, a2, a4
    not a2, a4
    sw a2, 172(a0)
    xor a2, s5, s7
    sw a2, 176(a0)
    xor a2, s1, s3
    sw a2, 180(a0)
    xor a5, a5, t2
    sw a5, 184(a0)
    xor a5, s2, s6
    sw a5, 188(a0)
    srli t2, a7, 2
    lui s1, 3
    addi s1, s1, 819
    and t2, t2, s1
    lw s1, 264(sp)
    slli s2, s1, 18
    srli s3, s1, 14
    or s2, s2, s3
    lui s3, 838861
    addi s3, s3, -820
    and s2, s2, s3
    or t2, t2, s2
    srli s1, s1, 2
    lui s2, 209712
    and s2, s1, s2
    or t2, t2, s2
    srli s2, t2, 4
    xor s2, s2, t2
    and s2, s2, t0
    slli s3, s2, 4
    xor s3, t2, s3
    srli s5, s3, 8
    xor t2, t2, s2
    xor s2, s5, t2
    and s2, s2, t3
    slli s5, s2, 8
    xor s3, s3, s5
    srli s5, s3, 1
    xor s5, s5, s3
    and s5, s5, t5
    slli s6, s5, 1
    xor s6, s3, s6
    srli s7, s6, 2
    xor s7, s7, s6
    and s7, s7, a3
    slli s10, s7, 2
    xor s10, s6, s10
    sw s10, 192(a0)
    xor t2, t2, s2
    srli s2, t2, 1
    xor s2, s2, t2
    and s2, s2, t5
    slli s11, s2, 1
    xor s11, t2, s11
    srli ra, s11, 2
    xor ra, ra, s11
    and ra, ra, a3
    sw s8, 264(sp)
    slli s8, ra, 2
    xor s8, s11, s8
    sw s8, 196(a0)
    andi s1, s1, 819
    sw t6, 372(sp)
    slli t6, a7, 14
    sw t1, 376(sp)
    srli t1, a7, 18
    or t1, t6, t1
    lui t6, 52417
    addi t6, t6, -820
    and t1, t1, t6
    or t1, s1, t1
    lw t6, 284(sp)
    sw s10, 380(sp)
    srli s1, t6, 6
    and s1, s1, s4
    lw t6, 256(sp)
    sw s8, 256(sp)
    not t6, t6
    slli s8, t6, 24
    and s10, s8, s0
    or s1, s1, s10
    lw s10, 212(sp)
    sw s8, 384(sp)
    lw s8, 220(sp)
    lw s0, 204(sp)
    or s10, s10, s8
    xor s0, s0, s10
    not s10, s0
    sw a5, 204(sp)
    slli a5, s10, 25
    sw a2, 212(sp)
    lui a2, 8192
    sw a5, 388(sp)
    and a5, a5, a2
    or a5, s1, a5
    or s0, s8, s0
    lw s1, 200(sp)
    lui s8, 16384
    xor s0, s1, s0
    slli s1, s0, 26
    sw s1, 200(sp)
    and s1, s1, s8
    or a5, a5, s1
    lw s1, 196(sp)
    lui s8, 32768
    slli s1, s1, 27
    and s8, s1, s8
    or a5, a5, s8
    slli s8, t4, 24
    sw t4, 220(sp)
    lui t4, 65536
    and s8, s8, t4
    or a5, a5, s8
    slli s8, a6, 25
    sw a6, 392(sp)
    lui a6, 131072
    and s8, s8, a6
    or a5, a5, s8
    lw s8, 276(sp)
    lui a6, 262144
    slli s8, s8, 26
    and s8, s8, a6
    or a5, a5, s8
    lw s8, 268(sp)
    lui a6, 524288
    slli s8, s8, 27
    and s8, s8, a6
    or a5, a5, s8
    srli s8, a5, 12
    lui a6, 15
    and a6, s8, a6
    or a6, t1, a6
    srli a7, a7, 6
    lui t1, 13104
    and a7, a7, t1
    or a6, a6, a7
    lui a7, 983040
    and a7, a5, a7
    or a6, a6, a7
    srli a7, a6, 4
    xor a7, a7, a6
    and a7, a7, t0
    slli t1, a7, 4
    xor t1, a6, t1
    srli s8, t1, 8
    xor a6, a6, a7
    xor a7, s8, a6
    and a7, a7, t3
    slli s8, a7, 8
    xor t1, t1, s8
    srli s8, t1, 1
    xor s8, s8, t1
    and s8, s8, t5
    sw t0, 396(sp)
    slli t0, s8, 1
    xor t0, t1, t0
    sw a5, 400(sp)
    srli a5, t0, 2
    xor a5, a5, t0
    and a5, a5, a3
    sw s1, 404(sp)
    slli s1, a5, 2
    xor s1, t0, s1
    sw s1, 200(a0)
    xor a6, a6, a7
    srli a7, a6, 1
    xor a7, a7, a6
    and a7, a7, t5
    sw t5, 408(sp)
    slli t5, a7, 1
    xor t5, a6, t5
    sw s1, 412(sp)
    srli s1, t5, 2
    xor s1, s1, t5
    and s1, s1, a3
    slli t4, s1, 2
    xor t4, t5, t4
    sw t4, 204(a0)
    xor s3, s3, s5
    srli s5, s3, 2
    xor s5, s5, s3
    and s5, s5, a3
    sw t4, 416(sp)
    slli t4, s5, 2
    xor t4, s3, t4
    sw t4, 208(a0)
    xor t2, t2, s2
    srli s2, t2, 2
    xor s2, s2, t2
    and s2, s2, a3
    sw t4, 420(sp)
    slli t4, s2, 2
    xor t4, t2, t4
    sw t4, 212(a0)
    xor t1, t1, s8
    srli s8, t1, 2
    xor s8, s8, t1
    and s8, s8, a3
    sw t4, 424(sp)
    slli t4, s8, 2
    xor t4, t1, t4
    sw t4, 216(a0)
    xor a6, a6, a7
    srli a7, a6, 2
    xor a7, a7, a6
    and a7, a7, a3
    sw t4, 428(sp)
    slli t4, a7, 2
    xor t4, a6, t4
    sw t4, 220(a0)
    xor s6, s6, s7
    # round 3 (present.dsl:28)
    not s7, s6
    sw s7, 224(a0)
    xor s7, s11, ra
    not s11, s7
    sw s11, 228(a0)
    xor a5, t0, a5
    not t0, a5
    sw t0, 232(a0)
    xor t0, t5, s1
    not t5, t0
    sw t5, 236(a0)
    xor t5, s3, s5
    sw t5, 240(a0)
    xor t2, t2, s2
    sw t2, 244(a0)
    xor t1, t1, s8
    sw t1, 248(a0)
    xor a6, a6, a7
    sw a6, 252(a0)
    lw a7, 240(sp)
    lw s1, 216(sp)
    srli t2, a7, 2
    andi t5, t2, 2
    or t5, s1, t5
    srli s1, a7, 1
    andi s2, s1, 4
    or t5, t5, s2
    andi s2, a7, 8
    or t5, t5, s2
    slli s2, a7, 1
    andi s3, s2, 16
    or t5, t5, s3
    slli s3, a7, 2
    andi s5, s3, 32
    or t5, t5, s5
    slli s5, a7, 3
    andi s5, s5, 64
    or t5, t5, s5
    slli s5, a7, 4
    andi s5, s5, 128
    or t5, t5, s5
    slli s5, s9, 8
    lw s8, 236(sp)
    lui ra, 4080
    and s5, s5, s8
    or t5, t5, s5
    lw s5, 192(sp)
    sw s6, 216(sp)
    slli s11, s5, 8
    and s6, s11, ra
    or t5, t5, s6
    sw t5, 256(a0)
    srli s6, s9, 8
    and s6, s6, t3
    sw s9, 432(sp)
    lui s9, 16
    addi s9, s9, -256
    and s11, s11, s9
    or s6, s6, s11
    lw s11, 184(sp)
    sw s7, 436(sp)
    slli s7, s11, 8
    sw a3, 440(sp)
    lui a3, 1044480
    and s5, s7, a3
    or s5, s6, s5
    sw s5, 260(a0)
    slli s6, s11, 8
    srli s11, s11, 24
    or s6, s6, s11
    and s6, s6, t3
    slli s11, a4, 8
    and s11, s11, s8
    or s6, s6, s11
    sw s6, 264(a0)
    lw s11, 100(sp)
    and s7, s7, s9
    srli s11, s11, 8
    andi s11, s11, 255
    or s7, s11, s7
    slli s11, t6, 14
    sw a4, 444(sp)
    lui a4, 16
    and s11, s11, a4
    or s7, s7, s11
    slli s11, t6, 15
    sw t4, 448(sp)
    lui t4, 32
    and s11, s11, t4
    or s7, s7, s11
    slli s11, t6, 16
    sw s6, 452(sp)
    lui s6, 64
    and s11, s11, s6
    or s7, s7, s11
    slli s11, t6, 17
    sw t5, 456(sp)
    lui t5, 128
    and s11, s11, t5
    or s7, s7, s11
    lw s11, 348(sp)
    sw s5, 460(sp)
    srli s11, s11, 6
    and s11, s11, s4
    slli s5, t6, 22
    sw s4, 464(sp)
    lui s4, 4096
    and s4, s5, s4
    or s4, s11, s4
    slli s11, s10, 23
    and a2, s11, a2
    or a2, s4, a2
    slli s4, s0, 24
    lui ra, 16384
    and ra, s4, ra
    or a2, a2, ra
    lw ra, 196(sp)
    sw s4, 468(sp)
    slli s4, ra, 25
    lui a7, 32768
    and a7, s4, a7
    or a7, a2, a7
    slli a2, t6, 27
    sw s4, 472(sp)
    lui s4, 65536
    sw s11, 476(sp)
    and s11, a2, s4
    or a7, a7, s11
    sw a6, 480(sp)
    slli a6, s10, 28
    sw t1, 484(sp)
    lui t1, 131072
    sw a6, 488(sp)
    and a6, a6, t1
    or a7, a7, a6
    sw a2, 492(sp)
    slli a2, s0, 29
    sw s5, 496(sp)
    lui s5, 262144
    and a2, a2, s5
    or a7, a7, a2
    slli ra, ra, 30
    sw t0, 500(sp)
    lui t0, 524288
    and ra, ra, t0
    or a7, a7, ra
    sw a5, 504(sp)
    srli a5, a7, 4
    sw s3, 508(sp)
    lui s3, 4352
    sw s2, 512(sp)
    and s2, a5, s3
    or s2, s7, s2
    srli s7, a7, 3
    sw s1, 516(sp)
    lui s1, 8704
    sw t2, 520(sp)
    and t2, s7, s1
    or t2, s2, t2
    srli s2, a7, 2
    sw ra, 524(sp)
    lui ra, 17408
    and s4, s2, ra
    or t2, t2, s4
    srli s4, a7, 1
    lui ra, 34816
    and s4, s4, ra
    or t2, t2, s4
    or t2, t2, s11
    slli s4, t6, 28
    and s11, s4, t1
    or t2, t2, s11
    slli s11, t6, 29
    and s11, s11, s5
    or t2, t2, s11
    slli s11, t6, 30
    and s11, s11, t0
    or t2, t2, s11
    sw t2, 268(a0)
    lw s11, 116(sp)
    sw t2, 528(sp)
    slli t2, s11, 8
    sw s4, 532(sp)
    srli s4, s11, 24
    or t2, t2, s4
    lw s4, 212(sp)
    and t2, t2, t3
    slli t1, s4, 8
    and t1, t1, s8
    or t1, t2, t1
    sw t1, 272(a0)
    srli t2, s4, 8
    and t2, t2, t3
    slli s4, s11, 8
    and s4, s4, s9
    or t2, t2, s4
    lw s4, 108(sp)
    sw t1, 212(sp)
    slli s11, s4, 8
    and t1, s11, a3
    or t1, t2, t1
    sw t1, 276(a0)
    slli t2, s4, 8
    sw t1, 536(sp)
    srli t1, s4, 24
    or t1, t2, t1
    and t1, t1, t3
    lw t2, 204(sp)
    and s11, s11, s9
    slli t2, t2, 8
    and t2, t2, s8
    or t1, t1, t2
    sw t1, 280(a0)
    lw t2, 112(sp)
    sw t1, 540(sp)
    srli t2, t2, 8
    andi t2, t2, 255
    or t2, t2, s11
    slli s11, s10, 14
    and s11, s11, a4
    or t2, t2, s11
    slli s11, s10, 15
    and s11, s11, t4
    or t2, t2, s11
    slli s11, s10, 16
    and s11, s11, s6
    or t2, t2, s11
    slli s11, s10, 17
    and s11, s11, t5
    or t2, t2, s11
    srli s11, a7, 5
    and s4, s11, s3
    or t2, t2, s4
    and s4, a5, s1
    or t2, t2, s4
    lui s4, 17408
    and t1, s7, s4
    or t1, t2, t1
    and t2, s2, ra
    or t1, t1, t2
    slli t2, s10, 27
    lui s2, 65536
    and s8, t2, s2
    or t1, t1, s8
    or a6, t1, a6
    slli t1, s10, 29
    and t1, t1, s5
    or a6, a6, t1
    slli t1, s10, 30
    and t1, t1, t0
    or a6, a6, t1
    sw a6, 284(a0)
    # round 4 (present.dsl:28)
    lw t1, 344(sp)
    not s8, t1
    sw s8, 288(a0)
    lw s8, 340(sp)
    lw t1, 352(sp)
    srli s8, s8, 16
    sw a6, 544(sp)
    slli a6, t1, 16
    or a6, s8, a6
    not s8, a6
    sw s8, 292(a0)
    lw s8, 356(sp)
    not s8, s8
    sw s8, 296(a0)
    srli s8, t1, 16
    slli t1, s0, 14
    and t1, t1, a4
    or t1, s8, t1
    slli s8, s0, 15
    and s8, s8, t4
    or t1, t1, s8
    slli s8, s0, 16
    and s8, s8, s6
    or t1, t1, s8
    slli s8, s0, 17
    and s8, s8, t5
    or t1, t1, s8
    srli s8, a7, 6
    sw a6, 548(sp)
    and a6, s8, s3
    or a6, t1, a6
    and t1, s11, s1
    or a6, a6, t1
    and t1, a5, s4
    or a6, a6, t1
    and t1, s7, ra
    or a6, a6, t1
    slli t1, s0, 27
    and s7, t1, s2
    or a6, a6, s7
    slli s7, s0, 28
    sw t1, 552(sp)
    lui t1, 131072
    sw s7, 556(sp)
    and s7, s7, t1
    or a6, a6, s7
    or a6, a6, a2
    slli a2, s0, 30
    and a2, a2, t0
    or a6, a6, a2
    not a2, a6
    sw a2, 300(a0)
    lw a2, 360(sp)
    and a5, a5, ra
    srli s7, a2, 16
    lw a2, 368(sp)
    sw a6, 560(sp)
    slli a6, a2, 16
    or a6, s7, a6
    sw a6, 304(a0)
    lw s7, 196(sp)
    srli a6, a2, 16
    slli a2, s7, 14
    and a2, a2, a4
    or a6, a6, a2
    slli a2, s7, 15
    and a2, a2, t4
    or a6, a6, a2
    slli a2, s7, 16
    and a2, a2, s6
    or a6, a6, a2
    slli a2, s7, 17
    and a2, a2, t5
    or a6, a6, a2
    srli a2, a7, 7
    and a2, a2, s3
    or a6, a6, a2
    and a2, s8, s1
    or a6, a6, a2
    and a2, s11, s4
    or a6, a6, a2
    or a5, a6, a5
    lw a6, 404(sp)
    and a2, a6, s2
    or a5, a5, a2
    slli a2, s7, 28
    and s11, a2, t1
    or a5, a5, s11
    slli s11, s7, 29
    and s11, s11, s5
    or a5, a5, s11
    lw s11, 524(sp)
    or a5, a5, s11
    sw a5, 308(a0)
    lw s11, 240(sp)
    sw a7, 524(sp)
    srli a7, s11, 4
    andi a7, a7, 2
    lw ra, 252(sp)
    andi s11, s11, 32
    or a7, ra, a7
    lw ra, 188(sp)
    andi ra, ra, 4
    or a7, a7, ra
    lw ra, 520(sp)
    andi ra, ra, 8
    or a7, a7, ra
    lw ra, 516(sp)
    andi ra, ra, 16
    or a7, a7, ra
    or a7, a7, s11
    lw s11, 512(sp)
    andi s11, s11, 64
    or a7, a7, s11
    lw s11, 508(sp)
    lui t5, 1
    andi s11, s11, 128
    or a7, a7, s11
    lw s11, 260(sp)
    lui s6, 2
    and ra, s11, s9
    or a7, a7, ra
    lw ra, 504(sp)
    lui t4, 4
    slli s4, ra, 16
    or a7, a7, s4
    sw a7, 312(a0)
    lui s4, 16
    addi s4, s4, -1
    lw s1, 272(sp)
    sw a7, 508(sp)
    and s3, s1, s4
    lw a7, 500(sp)
    lui a4, 8
    slli a7, a7, 16
    or a7, s3, a7
    sw a7, 316(a0)
    srli s3, ra, 16
    srli ra, s11, 8
    lui s11, 4080
    and ra, ra, s11
    or s3, s3, ra
    slli ra, s1, 8
    and ra, ra, a3
    or s3, s3, ra
    sw s3, 320(a0)
    lw ra, 288(sp)
    sw a7, 512(sp)
    srli ra, ra, 8
    andi ra, ra, 255
    slli a7, t6, 4
    andi a7, a7, 256
    or a7, ra, a7
    slli ra, t6, 5
    andi ra, ra, 512
    or a7, a7, ra
    slli ra, t6, 6
    andi ra, ra, 1024
    or a7, a7, ra
    slli ra, t6, 7
    sw s3, 240(sp)
    lui s3, 1
    addi s3, s3, -2048
    and ra, ra, s3
    or a7, a7, ra
    slli ra, t6, 8
    and ra, ra, t5
    or a7, a7, ra
    slli ra, t6, 9
    and ra, ra, s6
    or a7, a7, ra
    slli ra, t6, 10
    and ra, ra, t4
    or a7, a7, ra
    slli ra, t6, 11
    and ra, ra, a4
    or a7, a7, ra
    srli ra, s1, 8
    and ra, ra, s11
    or a7, a7, ra
    slli ra, t6, 21
    lui s1, 4096
    and ra, ra, s1
    or a7, a7, ra
    lw ra, 496(sp)
    lui a6, 8192
    and ra, ra, a6
    or a7, a7, ra
    slli ra, t6, 23
    sw a5, 496(sp)
    lui a5, 16384
    sw ra, 516(sp)
    and ra, ra, a5
    or a7, a7, ra
    lw ra, 384(sp)
    sw s8, 520(sp)
    lui s8, 32768
    and ra, ra, s8
    or a7, a7, ra
    slli ra, t6, 25
    sw ra, 188(sp)
    and ra, ra, s2
    or a7, a7, ra
    sw ra, 252(sp)
    slli ra, t6, 26
    sw t6, 564(sp)
    and t6, ra, t1
    or a7, a7, t6
    lw t6, 492(sp)
    and t6, t6, s5
    or a7, a7, t6
    lw t6, 532(sp)
    and t6, t6, t0
    or a7, a7, t6
    sw a7, 324(a0)
    lw t6, 292(sp)
    sw a7, 532(sp)
    and a7, t6, s4
    sw ra, 492(sp)
    lw ra, 484(sp)
    slli s7, ra, 16
    or a7, a7, s7
    sw a7, 328(a0)
    lw s7, 296(sp)
    sw a7, 568(sp)
    and a7, s7, s4
    sw s9, 572(sp)
    lw s9, 480(sp)
    slli s9, s9, 16
    or a7, a7, s9
    sw a7, 332(a0)
    srli s9, ra, 16
    srli ra, t6, 8
    and ra, ra, s11
    or s9, s9, ra
    slli ra, s7, 8
    and ra, ra, a3
    or s9, s9, ra
    sw s9, 336(a0)
    lw ra, 336(sp)
    sw s9, 484(sp)
    srli s9, ra, 8
    andi s9, s9, 255
    slli ra, s10, 4
    andi ra, ra, 256
    or s9, s9, ra
    slli ra, s10, 5
    andi ra, ra, 512
    or s9, s9, ra
    slli ra, s10, 6
    andi ra, ra, 1024
    or s9, s9, ra
    slli ra, s10, 7
    and ra, ra, s3
    or s9, s9, ra
    slli ra, s10, 8
    and ra, ra, t5
    or s9, s9, ra
    slli ra, s10, 9
    and ra, ra, s6
    or s9, s9, ra
    slli ra, s10, 10
    and ra, ra, t4
    or s9, s9, ra
    slli ra, s10, 11
    and ra, ra, a4
    or s9, s9, ra
    srli ra, s7, 8
    and ra, ra, s11
    or s9, s9, ra
    slli ra, s10, 21
    sw ra, 576(sp)
    and ra, ra, s1
    or s9, s9, ra
    slli ra, s10, 22
    and ra, ra, a6
    or s9, s9, ra
    lw ra, 476(sp)
    sw s10, 584(sp)
    and t6, ra, a5
    or t6, s9, t6
    slli s9, s10, 24
    and s7, s9, s8
    or t6, t6, s7
    lw s7, 388(sp)
    sw a7, 580(sp)
    and a7, s7, s2
    or a7, t6, a7
    slli t6, s10, 26
    and s10, t6, t1
    or a7, a7, s10
    and t2, t2, s5
    or a7, a7, t2
    lw t2, 488(sp)
    and t2, t2, t0
    or a7, a7, t2
    sw a7, 340(a0)
    # round 5 (present.dsl:28)
    lw t2, 412(sp)
    not t2, t2
    sw t2, 344(a0)
    lw t2, 416(sp)
    sw s10, 488(sp)
    not s10, t2
    sw s10, 348(a0)
    lw s10, 380(sp)
    sw a7, 588(sp)
    srli s10, s10, 8
    and s10, s10, t3
    lw a7, 256(sp)
    lw s7, 236(sp)
    slli t2, a7, 8
    and t2, t2, s7
    or t2, s10, t2
    not s10, t2
    sw s10, 352(a0)
    srli s10, a7, 8
    and s10, s10, t3
    sw t2, 592(sp)
    slli t2, s0, 4
    andi t2, t2, 256
    or t2, s10, t2
    slli s10, s0, 5
    andi s10, s10, 512
    or t2, t2, s10
    slli s10, s0, 6
    andi s10, s10, 1024
    or t2, t2, s10
    slli s10, s0, 7
    and s10, s10, s3
    or t2, t2, s10
    slli s10, s0, 8
    and s10, s10, t5
    or t2, t2, s10
    slli s10, s0, 9
    and s10, s10, s6
    or t2, t2, s10
    slli s10, s0, 10
    and s10, s10, t4
    or t2, t2, s10
    slli s10, s0, 11
    and s10, s10, a4
    or t2, t2, s10
    slli s10, s0, 21
    and s10, s10, s1
    or t2, t2, s10
    slli s10, s0, 22
    and a7, s10, a6
    or a7, t2, a7
    slli t2, s0, 23
    sw s10, 596(sp)
    and s10, t2, a5
    or a7, a7, s10
    lw s10, 468(sp)
    and s10, s10, s8
    or a7, a7, s10
    slli s10, s0, 25
    and ra, s10, s2
    or a7, a7, ra
    lw ra, 200(sp)
    and ra, ra, t1
    or a7, a7, ra
    lw ra, 552(sp)
    and ra, ra, s5
    or a7, a7, ra
    sw ra, 552(sp)
    lw ra, 556(sp)
    and ra, ra, t0
    or a7, a7, ra
    not ra, a7
    sw ra, 356(a0)
    lw ra, 420(sp)
    sw a7, 556(sp)
    srli ra, ra, 8
    and ra, ra, t3
    lw a7, 424(sp)
    sw t2, 600(sp)
    slli t2, a7, 8
    and t2, t2, s7
    or t2, ra, t2
    sw t2, 360(a0)
    srli t2, a7, 8
    and t2, t2, t3
    lw ra, 196(sp)
    and a2, a2, t0
    slli a7, ra, 4
    andi a7, a7, 256
    or a7, t2, a7
    slli t2, ra, 5
    sw t2, 604(sp)
    andi t2, t2, 512
    or a7, a7, t2
    slli t2, ra, 6
    andi t2, t2, 1024
    or a7, a7, t2
    slli t2, ra, 7
    and t2, t2, s3
    or a7, a7, t2
    slli t2, ra, 8
    and t2, t2, t5
    or a7, a7, t2
    slli t2, ra, 9
    and t2, t2, s6
    or a7, a7, t2
    slli t2, ra, 10
    and t2, t2, t4
    or a7, a7, t2
    slli t2, ra, 11
    and t2, t2, a4
    or a7, a7, t2
    slli t2, ra, 21
    and t2, t2, s1
    or a7, a7, t2
    slli t2, ra, 22
    and t2, t2, a6
    or a7, a7, t2
    slli t2, ra, 23
    and a4, t2, a5
    or a7, a7, a4
    slli a4, ra, 24
    and t4, a4, s8
    or a7, a7, t4
    lw t4, 472(sp)
    and s6, t4, s2
    or a7, a7, s6
    slli s6, ra, 26
    and ra, s6, t1
    or a7, a7, ra
    lw ra, 404(sp)
    and ra, ra, s5
    or a7, a7, ra
    or a7, a7, a2
    sw a7, 364(a0)
    lw ra, 232(sp)
    sw a2, 404(sp)
    lw t5, 228(sp)
    andi a2, ra, 1
    or t5, a2, t5
    slli a2, ra, 2
    andi a2, a2, 4
    or t5, t5, a2
    slli a2, ra, 3
    andi a2, a2, 8
    or t5, t5, a2
    slli a2, ra, 4
    andi a2, a2, 16
    or t5, t5, a2
    slli a2, ra, 5
    andi a2, a2, 32
    or t5, t5, a2
    slli a2, ra, 6
    andi a2, a2, 64
    or t5, t5, a2
    slli a2, ra, 7
    andi a2, a2, 128
    or t5, t5, a2
    lw a2, 548(sp)
    slli ra, a2, 8
    and ra, ra, s7
    or t5, t5, ra
    lw ra, 172(sp)
    and a2, ra, s11
    or t5, t5, a2
    sw t5, 368(a0)
    lw a2, 168(sp)
    sw t5, 232(sp)
    and a2, a2, s4
    lw s7, 164(sp)
    lui t5, 1048560
    and t4, s7, t5
    or t4, a2, t4
    sw t4, 372(a0)
    and a2, ra, s4
    lw ra, 356(sp)
    sw t4, 228(sp)
    srli ra, ra, 8
    and t4, ra, s11
    or t4, a2, t4
    lw a2, 560(sp)
    slli a2, a2, 8
    and a2, a2, a3
    or t4, t4, a2
    sw t4, 376(a0)
    andi a2, s7, 255
    lw s7, 572(sp)
    sw s0, 196(sp)
    and ra, ra, s7
    or a2, a2, ra
    srli ra, s0, 1
    andi ra, ra, 21
    lw s0, 4(a1)
    sw t4, 608(sp)
    srli t4, s0, 8
    andi t4, t4, 2
    or t4, ra, t4
    lw ra, 12(a1)
    sw a7, 612(sp)
    srli a7, ra, 9
    andi a7, a7, 8
    or a7, t4, a7
    srli t4, s0, 10
    sw s3, 616(sp)
    andi s3, t4, 32
    or a7, a7, s3
    xori a7, a7, 10
    not a7, a7
    lw s3, 160(sp)
    sw t3, 160(sp)
    andi s3, s3, 1
    srli t3, s0, 11
    andi t3, t3, 2
    or t3, s3, t3
    srli s3, s0, 6
    andi s3, s3, 4
    or t3, t3, s3
    srli s3, ra, 12
    andi s3, s3, 8
    or t3, t3, s3
    srli s3, ra, 7
    sw s3, 620(sp)
    andi s3, s3, 16
    or t3, t3, s3
    slli s3, s0, 3
    andi s3, s3, 32
    or t3, t3, s3
    xori t3, t3, 17
    lw s3, 224(sp)
    srli s7, ra, 20
    not s3, s3
    andi s7, s7, 1
    andi t4, t4, 2
    or t4, s7, t4
    srli s7, s0, 21
    andi s7, s7, 4
    or t4, t4, s7
    srli s7, ra, 11
    andi s7, s7, 8
    or t4, t4, s7
    srli s7, ra, 6
    sw s7, 624(sp)
    andi s7, s7, 16
    or t4, t4, s7
    slli s7, s0, 4
    andi s7, s7, 32
    or t4, t4, s7
    xori t4, t4, 32
    and s7, s3, t4
    xor t3, t3, s7
    xor s7, a7, t3
    not s0, s7
    slli ra, s0, 16
    sw a4, 628(sp)
    lui a4, 16
    and ra, ra, a4
    or a2, a2, ra
    slli ra, s0, 17
    sw t2, 632(sp)
    lui t2, 32
    and ra, ra, t2
    or a2, a2, ra
    slli ra, s0, 18
    lui t2, 64
    and ra, ra, t2
    or a2, a2, ra
    slli ra, s0, 19
    lui t2, 128
    sw ra, 636(sp)
    and ra, ra, t2
    or a2, a2, ra
    lw ra, 520(sp)
    lw t2, 464(sp)
    sw t4, 520(sp)
    and ra, ra, t2
    slli t2, s0, 24
    and s1, t2, s1
    or s1, ra, s1
    xor ra, s3, t4
    xor ra, t3, ra
    or s7, s7, ra
    xor s3, s3, s7
    or s7, a7, s3
    xor s7, ra, s7
    or a7, a7, s7
    xor a7, s3, a7
    not s3, a7
    slli ra, s3, 25
    and t4, ra, a6
    or t4, s1, t4
    or a7, s7, a7
    xor a7, t3, a7
    slli t3, a7, 26
    and s1, t3, a5
    or t4, t4, s1
    not s1, s7
    slli s7, s1, 27
    and s8, s7, s8
    or t4, t4, s8
    lw s8, 516(sp)
    and s9, s9, t1
    and s8, s8, s2
    or t4, t4, s8
    or t4, t4, s9
    and s10, s10, s5
    or t4, t4, s10
    and s6, s6, t0
    or t4, t4, s6
    srli a5, t4, 4
    lui a6, 4352
    sw s7, 516(sp)
    and s7, a5, a6
    or a2, a2, s7
    srli s7, t4, 3
    sw t3, 640(sp)
    lui t3, 8704
    sw ra, 644(sp)
    and ra, s7, t3
    or a2, a2, ra
    srli ra, t4, 2
    sw t2, 648(sp)
    lui t2, 17408
    sw s0, 652(sp)
    and s0, ra, t2
    or a2, a2, s0
    srli s0, t4, 1
    sw s6, 656(sp)
    lui s6, 34816
    and s0, s0, s6
    or a2, a2, s0
    lw s0, 384(sp)
    or a2, a2, s8
    and s0, s0, t1
    or a2, a2, s0
    lw s0, 188(sp)
    and s0, s0, s5
    or a2, a2, s0
    lw s0, 492(sp)
    and s0, s0, t0
    or a2, a2, s0
    sw a2, 380(a0)
    lw s0, 152(sp)
    lw s8, 148(sp)
    and s0, s0, s4
    sw a2, 152(sp)
    and a2, s8, t5
    or a2, s0, a2
    sw a2, 384(a0)
    lw s0, 144(sp)
    sw a2, 144(sp)
    lw a2, 136(sp)
    and s0, s0, s4
    and t5, a2, t5
    or t5, s0, t5
    sw t5, 388(a0)
    and s0, s8, s4
    sw t5, 492(sp)
    lw t5, 376(sp)
    and t6, t6, t0
    srli t5, t5, 8
    and s8, t5, s11
    or s0, s0, s8
    lw s8, 496(sp)
    slli s8, s8, 8
    and s8, s8, a3
    or s0, s0, s8
    sw s0, 392(a0)
    andi s8, a2, 255
    lw a2, 572(sp)
    sw s0, 188(sp)
    and t5, t5, a2
    or t5, s8, t5
    slli s8, s3, 16
    and s8, s8, a4
    or t5, t5, s8
    slli s8, s3, 17
    lui s0, 32
    and s8, s8, s0
    or t5, t5, s8
    slli s8, s3, 18
    sw s4, 384(sp)
    lui s4, 64
    and s8, s8, s4
    or t5, t5, s8
    slli s8, s3, 19
    lui a3, 128
    sw s8, 660(sp)
    and s8, s8, a3
    or t5, t5, s8
    srli s8, t4, 5
    and a2, s8, a6
    or t5, t5, a2
    and a2, a5, t3
    or t5, t5, a2
    and a2, s7, t2
    or t5, t5, a2
    and a2, ra, s6
    or t5, t5, a2
    lw a2, 476(sp)
    and a2, a2, s2
    or t5, t5, a2
    lw a2, 388(sp)
    or t5, t5, s9
    and a2, a2, s5
    or t5, t5, a2
    or t5, t5, t6
    sw t5, 396(a0)
    # round 6 (present.dsl:28)
    lw t6, 460(sp)
    not t6, t6
    sw t6, 400(a0)
    lw t6, 456(sp)
    lw s9, 452(sp)
    srli a2, t6, 16
    slli ra, s9, 16
    or a2, a2, ra
    not ra, a2
    sw ra, 404(a0)
    lw ra, 528(sp)
    not t6, ra
    sw t6, 408(a0)
    srli t6, s9, 16
    sw a2, 460(sp)
    slli a2, a7, 16
    and a2, a2, a4
    or t6, t6, a2
    slli a2, a7, 17
    and a2, a2, s0
    or t6, t6, a2
    slli a2, a7, 18
    and a2, a2, s4
    or t6, t6, a2
    slli a2, a7, 19
    and s9, a2, a3
    or t6, t6, s9
    srli s9, t4, 6
    sw t5, 388(sp)
    and t5, s9, a6
    or t5, t6, t5
    and t6, s8, t3
    or t5, t5, t6
    and t6, a5, t2
    or t5, t5, t6
    and t6, s7, s6
    or t5, t5, t6
    lw t6, 600(sp)
    srli t4, t4, 7
    and t6, t6, s2
    or t5, t5, t6
    lw t6, 468(sp)
    and t4, t4, a6
    and t6, t6, t1
    or t5, t5, t6
    or t5, t5, s10
    lw t6, 200(sp)
    and a5, a5, s6
    and t6, t6, t0
    or t5, t5, t6
    not t6, t5
    sw t6, 412(a0)
    lw t6, 212(sp)
    lw s10, 540(sp)
    srli s7, t6, 16
    slli t6, s10, 16
    or t6, s7, t6
    sw t6, 416(a0)
    srli s7, s10, 16
    slli s10, s1, 16
    and s10, s10, a4
    or s7, s7, s10
    slli s10, s1, 17
    and s10, s10, s0
    or s7, s7, s10
    slli s10, s1, 18
    and s10, s10, s4
    or s7, s7, s10
    slli s10, s1, 19
    sw s10, 200(sp)
    and s10, s10, a3
    or s7, s7, s10
    or t4, s7, t4
    and s7, s9, t3
    or t4, t4, s7
    and s7, s8, t2
    or t4, t4, s7
    or a5, t4, a5
    lw t4, 632(sp)
    and s7, t4, s2
    or a5, a5, s7
    lw s7, 628(sp)
    and s7, s7, t1
    or a5, a5, s7
    lw s7, 472(sp)
    and s7, s7, s5
    or a5, a5, s7
    lw s7, 656(sp)
    or a5, a5, s7
    sw a5, 420(a0)
    lw s7, 224(sp)
    lw s10, 248(sp)
    srli s8, s7, 2
    andi s8, s8, 2
    or s8, s10, s8
    srli s10, s7, 1
    andi s10, s10, 4
    or s8, s8, s10
    andi s10, s7, 8
    or s8, s8, s10
    slli s10, s7, 1
    andi s10, s10, 16
    or s8, s8, s10
    slli s10, s7, 2
    andi s10, s10, 32
    or s8, s8, s10
    slli s10, s7, 3
    andi s10, s10, 64
    or s8, s8, s10
    slli s7, s7, 4
    andi s7, s7, 128
    or s7, s8, s7
    lw s8, 332(sp)
    lui t2, 1044480
    slli s10, s8, 24
    srli t4, s8, 8
    or t4, s10, t4
    lw s10, 236(sp)
    and t4, t4, s10
    or t4, s7, t4
    lw s7, 328(sp)
    slli s7, s7, 8
    and s7, s7, s11
    or t4, t4, s7
    sw t4, 424(a0)
    slli s7, s8, 8
    sw t4, 224(sp)
    srli t4, s8, 24
    or t4, s7, t4
    lw s7, 160(sp)
    lw s8, 416(sp)
    and t4, t4, s7
    sw a2, 248(sp)
    srli a2, s8, 16
    lw s6, 572(sp)
    lui a3, 1
    and a2, a2, s6
    or t4, t4, a2
    lw a2, 556(sp)
    lui s4, 2
    slli a2, a2, 16
    and a2, a2, t2
    or t4, t4, a2
    sw t4, 428(a0)
    lw a2, 324(sp)
    sw t4, 656(sp)
    slli t4, a2, 8
    srli a2, a2, 24
    or t4, t4, a2
    and t4, t4, s7
    lw a2, 320(sp)
    lui s0, 4
    slli t3, a2, 24
    srli a6, a2, 8
    or a6, t3, a6
    and a6, a6, s10
    or a6, t4, a6
    sw a6, 432(a0)
    srli t3, a2, 24
    lw t4, 652(sp)
    sw a6, 472(sp)
    slli a2, t4, 6
    andi a2, a2, 256
    or t3, t3, a2
    slli a2, t4, 7
    andi a2, a2, 512
    or t3, t3, a2
    slli a2, t4, 8
    andi a2, a2, 1024
    or t3, t3, a2
    slli a2, t4, 9
    lw a6, 616(sp)
    lui ra, 8
    and a2, a2, a6
    or t3, t3, a2
    slli a2, t4, 10
    and a2, a2, a3
    or t3, t3, a2
    slli a2, t4, 11
    and a2, a2, s4
    or t3, t3, a2
    slli a2, t4, 12
    and a4, a2, s0
    or t3, t3, a4
    slli a4, t4, 13
    sw a5, 628(sp)
    and a5, a4, ra
    or a5, t3, a5
    slli t3, s8, 8
    and s8, t3, s11
    or a5, a5, s8
    slli s8, t4, 23
    sw t3, 468(sp)
    lui t3, 4096
    sw s8, 600(sp)
    and s8, s8, t3
    or a5, a5, s8
    lw s8, 648(sp)
    sw t6, 476(sp)
    lui t6, 8192
    and s8, s8, t6
    or a5, a5, s8
    slli s8, t4, 25
    sw s9, 664(sp)
    lui s9, 16384
    sw s8, 668(sp)
    and s8, s8, s9
    or a5, a5, s8
    slli s8, t4, 26
    sw a4, 672(sp)
    lui a4, 32768
    sw s8, 676(sp)
    and s8, s8, a4
    or a5, a5, s8
    slli s8, t4, 27
    sw s8, 680(sp)
    and s8, s8, s2
    or a5, a5, s8
    sw s8, 684(sp)
    slli s8, t4, 28
    sw s8, 688(sp)
    and s8, s8, t1
    or a5, a5, s8
    slli s8, t4, 29
    and s8, s8, s5
    or a5, a5, s8
    slli s8, t4, 30
    and s8, s8, t0
    or a5, a5, s8
    sw a5, 436(a0)
    lw s8, 316(sp)
    sw a5, 692(sp)
    slli a5, s8, 8
    srli s8, s8, 24
    or a5, a5, s8
    and a5, a5, s7
    lw s8, 312(sp)
    sw a2, 316(sp)
    slli t4, s8, 24
    srli a2, s8, 8
    or t4, t4, a2
    and t4, t4, s10
    or a5, a5, t4
    sw a5, 440(a0)
    slli t4, s8, 8
    srli a2, s8, 24
    or t4, t4, a2
    and t4, t4, s7
    lw a2, 448(sp)
    sw a5, 696(sp)
    srli a5, a2, 16
    and a5, a5, s6
    or a5, t4, a5
    lw t4, 612(sp)
    slli t4, t4, 16
    and t4, t4, t2
    or a5, a5, t4
    sw a5, 444(a0)
    lw t4, 308(sp)
    slli s8, t4, 8
    srli t4, t4, 24
    or t4, s8, t4
    and t4, t4, s7
    lw s8, 304(sp)
    sw a5, 308(sp)
    slli a5, s8, 24
    srli s6, s8, 8
    or a5, a5, s6
    and a5, a5, s10
    or a5, t4, a5
    sw a5, 448(a0)
    srli t4, s8, 24
    slli s6, s3, 6
    andi s6, s6, 256
    or t4, t4, s6
    slli s6, s3, 7
    andi s6, s6, 512
    or t4, t4, s6
    slli s6, s3, 8
    andi s6, s6, 1024
    or t4, t4, s6
    slli s6, s3, 9
    and s6, s6, a6
    or t4, t4, s6
    slli s6, s3, 10
    and s6, s6, a3
    or t4, t4, s6
    slli s6, s3, 11
    and s6, s6, s4
    or t4, t4, s6
    slli s6, s3, 12
    sw a5, 700(sp)
    and a5, s6, s0
    or a5, t4, a5
    slli t4, s3, 13
    and s8, t4, ra
    or a5, a5, s8
    slli s8, a2, 8
    and a2, s8, s11
    or a5, a5, a2
    slli a2, s3, 23
    sw s8, 704(sp)
    and s8, a2, t3
    or a5, a5, s8
    slli s8, s3, 24
    sw s8, 708(sp)
    and s8, s8, t6
    or a5, a5, s8
    lw s8, 644(sp)
    sw a2, 712(sp)
    and a2, s8, s9
    or a5, a5, a2
    slli a2, s3, 26
    and s8, a2, a4
    or a5, a5, s8
    slli s8, s3, 27
    and t2, s8, s2
    or a5, a5, t2
    slli t2, s3, 28
    and s11, t2, t1
    or a5, a5, s11
    sw s11, 716(sp)
    slli s11, s3, 29
    and s11, s11, s5
    or a5, a5, s11
    slli s11, s3, 30
    and s11, s11, t0
    or a5, a5, s11
    sw a5, 452(a0)
    # round 7 (present.dsl:28)
    lw s11, 240(sp)
    not s11, s11
    sw s11, 456(a0)
    lw s11, 532(sp)
    sw a5, 240(sp)
    not a5, s11
    sw a5, 460(a0)
    lw a5, 508(sp)
    lw s11, 512(sp)
    srli a5, a5, 8
    and a5, a5, s7
    sw t2, 720(sp)
    slli t2, s11, 8
    and t2, t2, s10
    or a5, a5, t2
    not t2, a5
    sw t2, 464(a0)
    srli t2, s11, 8
    and t2, t2, s7
    sw a5, 724(sp)
    slli a5, a7, 6
    andi a5, a5, 256
    or a5, t2, a5
    slli t2, a7, 7
    andi t2, t2, 512
    or a5, a5, t2
    slli t2, a7, 8
    andi t2, t2, 1024
    or a5, a5, t2
    slli t2, a7, 9
    and t2, t2, a6
    or a5, a5, t2
    slli t2, a7, 10
    and t2, t2, a3
    or a5, a5, t2
    slli t2, a7, 11
    and t2, t2, s4
    or a5, a5, t2
    slli t2, a7, 12
    and s11, t2, s0
    or a5, a5, s11
    slli s11, a7, 13
    sw s11, 728(sp)
    and s11, s11, ra
    or a5, a5, s11
    slli s11, a7, 23
    sw s11, 732(sp)
    and s11, s11, t3
    or a5, a5, s11
    slli s11, a7, 24
    sw s11, 736(sp)
    and s11, s11, t6
    or a5, a5, s11
    slli s11, a7, 25
    sw s11, 740(sp)
    and s11, s11, s9
    or a5, a5, s11
    lw s11, 640(sp)
    sw t2, 744(sp)
    and s11, s11, a4
    or a5, a5, s11
    slli s11, a7, 27
    and t2, s11, s2
    or a5, a5, t2
    slli t2, a7, 28
    sw t2, 748(sp)
    and t2, t2, t1
    or a5, a5, t2
    slli t2, a7, 29
    and t2, t2, s5
    or a5, a5, t2
    sw t2, 752(sp)
    slli t2, a7, 30
    and t2, t2, t0
    or a5, a5, t2
    not t2, a5
    sw t2, 468(a0)
    lw t2, 568(sp)
    sw a5, 756(sp)
    srli t2, t2, 8
    and t2, t2, s7
    lw a5, 580(sp)
    sw s8, 760(sp)
    slli s8, a5, 8
    and s8, s8, s10
    or t2, t2, s8
    sw t2, 472(a0)
    srli t2, a5, 8
    and t2, t2, s7
    slli s8, s1, 6
    andi s8, s8, 256
    or t2, t2, s8
    slli s8, s1, 7
    andi s8, s8, 512
    or t2, t2, s8
    slli s8, s1, 8
    andi s8, s8, 1024
    or t2, t2, s8
    slli s8, s1, 9
    and s8, s8, a6
    or t2, t2, s8
    slli s8, s1, 10
    and s8, s8, a3
    or t2, t2, s8
    slli s8, s1, 11
    and s8, s8, s4
    or t2, t2, s8
    slli s8, s1, 12
    and a5, s8, s0
    or a5, t2, a5
    slli t2, s1, 13
    and ra, t2, ra
    or a5, a5, ra
    slli ra, s1, 23
    and s0, ra, t3
    or a5, a5, s0
    slli s0, s1, 24
    and s4, s0, t6
    or a5, a5, s4
    slli s4, s1, 25
    and a3, s4, s9
    or a5, a5, a3
    slli a3, s1, 26
    and a6, a3, a4
    or a5, a5, a6
    lw a6, 516(sp)
    sw s0, 764(sp)
    and s0, a6, s2
    or a5, a5, s0
    slli s0, s1, 28
    and s7, s0, t1
    or a5, a5, s7
    slli s7, s1, 29
    and s7, s7, s5
    or a5, a5, s7
    slli s7, s1, 30
    and s7, s7, t0
    or a5, a5, s7
    sw a5, 476(a0)
    sw s7, 768(sp)
    lw s7, 192(sp)
    lw a6, 384(sp)
    sw a5, 772(sp)
    and s7, s7, a6
    lw a5, 184(sp)
    sw a3, 776(sp)
    lui a3, 1048560
    and a3, a5, a3
    or a3, s7, a3
    sw a3, 480(a0)
    lw s7, 100(sp)
    sw a3, 780(sp)
    slli a3, s7, 16
    srli s7, s7, 16
    or a3, a3, s7
    sw a3, 484(a0)
    and s7, a5, a6
    lw a5, 528(sp)
    sw a3, 784(sp)
    srli a5, a5, 8
    lui a3, 4080
    sw s4, 788(sp)
    and s4, a5, a3
    or s4, s7, s4
    slli s7, t5, 8
    sw t5, 792(sp)
    lui t5, 1044480
    and s7, s7, t5
    or s4, s4, s7
    sw s4, 488(a0)
    lw s7, 444(sp)
    sw s4, 796(sp)
    srli s7, s7, 16
    andi s7, s7, 255
    lw s4, 572(sp)
    lui t5, 64
    and a5, a5, s4
    or a5, s7, a5
    lw s7, 316(sp)
    lui s4, 16
    and s7, s7, s4
    or a5, a5, s7
    lw s7, 672(sp)
    lui s4, 32
    and s7, s7, s4
    or a5, a5, s7
    lw s7, 652(sp)
    and s11, s11, s5
    slli s4, s7, 14
    and s4, s4, t5
    or a5, a5, s4
    slli s4, s7, 15
    lui t5, 128
    and s4, s4, t5
    or a5, a5, s4
    lw s4, 664(sp)
    lw t5, 464(sp)
    and s0, s0, t0
    and s4, s4, t5
    slli t5, s7, 20
    and s7, t5, t3
    or s4, s4, s7
    slli s7, s3, 21
    and t6, s7, t6
    or t6, s4, t6
    slli s4, a7, 22
    and s9, s4, s9
    or t6, t6, s9
    and s9, ra, a4
    or t6, t6, s9
    lw s9, 668(sp)
    and a4, a2, t1
    and s9, s9, s2
    or t6, t6, s9
    or t6, t6, a4
    or t6, t6, s11
    or t6, t6, s0
    srli t3, t6, 4
    sw ra, 664(sp)
    lui ra, 4352
    sw s4, 672(sp)
    and s4, t3, ra
    or a5, a5, s4
    srli s4, t6, 3
    sw a2, 316(sp)
    lui a2, 8704
    sw s7, 800(sp)
    and s7, s4, a2
    or a5, a5, s7
    srli s7, t6, 2
    sw t5, 804(sp)
    lui t5, 17408
    and s2, s7, t5
    or a5, a5, s2
    srli s2, t6, 1
    sw s0, 808(sp)
    lui s0, 34816
    and s2, s2, s0
    or a5, a5, s2
    lw s2, 676(sp)
    or a5, a5, s9
    and s9, s2, t1
    or a5, a5, s9
    lw s9, 680(sp)
    and s9, s9, s5
    or a5, a5, s9
    lw s9, 688(sp)
    and s9, s9, t0
    or a5, a5, s9
    sw a5, 492(a0)
    lw s9, 520(sp)
    sw a5, 688(sp)
    srli a5, s9, 5
    andi a5, a5, 1
    srli s2, s9, 4
    andi s2, s2, 2
    or a5, a5, s2
    srli s2, s9, 3
    andi s2, s2, 4
    or a5, a5, s2
    srli s2, s9, 2
    andi s2, s2, 8
    or a5, a5, s2
    srli s2, s9, 1
    andi s2, s2, 16
    or a5, a5, s2
    andi s2, s9, 32
    or a5, a5, s2
    slli s2, s9, 1
    andi s2, s2, 64
    or a5, a5, s2
    slli s2, s9, 2
    andi s2, s2, 128
    or a5, a5, s2
    lw s2, 476(sp)
    slli s2, s2, 8
    and s2, s2, s10
    or a5, a5, s2
    lw s2, 108(sp)
    and s9, s2, a3
    or a5, a5, s9
    sw a5, 496(a0)
    lw s9, 112(sp)
    sw a5, 476(sp)
    slli a5, s9, 16
    srli s9, s9, 16
    or a5, a5, s9
    sw a5, 500(a0)
    and a6, s2, a6
    lw s9, 544(sp)
    sw a5, 384(sp)
    srli a5, s9, 8
    and s9, a5, a3
    or a6, a6, s9
    lw s9, 628(sp)
    lui s2, 1044480
    slli s9, s9, 8
    and s9, s9, s2
    or a6, a6, s9
    sw a6, 504(a0)
    lw s9, 204(sp)
    sw a6, 520(sp)
    srli s9, s9, 16
    andi s9, s9, 255
    lw a6, 572(sp)
    lui a3, 64
    and a5, a5, a6
    or a5, s9, a5
    lui s9, 16
    and s6, s6, s9
    or a5, a5, s6
    lui s6, 32
    and t4, t4, s6
    or a5, a5, t4
    slli t4, s3, 14
    and t4, t4, a3
    or a5, a5, t4
    slli t4, s3, 15
    sw s3, 680(sp)
    lui s3, 128
    and t4, t4, s3
    or a5, a5, t4
    srli t4, t6, 5
    and s2, t4, ra
    or a5, a5, s2
    and s2, t3, a2
    or a5, a5, s2
    and s2, s4, t5
    or a5, a5, s2
    and s2, s7, s0
    or a5, a5, s2
    lw s2, 644(sp)
    lui s7, 65536
    and s2, s2, s7
    or a5, a5, s2
    or a5, a5, a4
    lw a4, 760(sp)
    and a4, a4, s5
    or a5, a5, a4
    lw a4, 720(sp)
    and a4, a4, t0
    or a5, a5, a4
    sw a5, 508(a0)
    # round 8 (present.dsl:28)
    lw a4, 228(sp)
    not a4, a4
    sw a4, 512(a0)
    lw a4, 172(sp)
    slli s2, a4, 16
    srli a4, a4, 16
    or a4, s2, a4
    not s2, a4
    sw s2, 516(a0)
    lw s2, 152(sp)
    sw a4, 228(sp)
    not a4, s2
    sw a4, 520(a0)
    lw a4, 608(sp)
    sw a5, 720(sp)
    srli a4, a4, 16
    lw a5, 744(sp)
    and s8, s8, s9
    and a5, a5, s9
    or a5, a4, a5
    lw a4, 728(sp)
    and t2, t2, s6
    and a4, a4, s6
    or a5, a5, a4
    slli a4, a7, 14
    and a4, a4, a3
    or a5, a5, a4
    slli a4, a7, 15
    and a4, a4, s3
    or a5, a5, a4
    srli a4, t6, 6
    and s2, a4, ra
    or a5, a5, s2
    and s2, t4, a2
    or a5, a5, s2
    and s2, t3, t5
    or a5, a5, s2
    and s2, s4, s0
    or a5, a5, s2
    lw s2, 740(sp)
    and t4, t4, t5
    and s4, s2, s7
    or a5, a5, s4
    lw s4, 640(sp)
    and t3, t3, s0
    and s4, s4, t1
    or a5, a5, s4
    lw s4, 748(sp)
    or a5, a5, s11
    and s4, s4, t0
    or a5, a5, s4
    not s4, a5
    sw s4, 524(a0)
    lw s4, 148(sp)
    slli s11, s4, 16
    srli s4, s4, 16
    or s4, s11, s4
    sw s4, 528(a0)
    lw s4, 188(sp)
    srli s11, s4, 16
    or s8, s11, s8
    or t2, s8, t2
    slli s8, s1, 14
    and s8, s8, a3
    or t2, t2, s8
    slli s8, s1, 15
    and s8, s8, s3
    or t2, t2, s8
    srli s8, t6, 7
    and s8, s8, ra
    or t2, t2, s8
    and s8, a4, a2
    or t2, t2, s8
    or t2, t2, t4
    or t2, t2, t3
    lw t3, 788(sp)
    and t4, t3, s7
    or t2, t2, t4
    lw t4, 776(sp)
    srli a2, a7, 1
    and s8, t4, t1
    or t2, t2, s8
    lw s8, 516(sp)
    andi a2, a2, 21
    and s8, s8, s5
    or t2, t2, s8
    lw s8, 808(sp)
    or t2, t2, s8
    sw t2, 532(a0)
    lw s8, 260(sp)
    lw s4, 272(sp)
    slli s11, s8, 8
    srli s8, s8, 24
    or s8, s11, s8
    lw s11, 160(sp)
    sw t6, 808(sp)
    and s8, s8, s11
    slli t6, s4, 24
    srli s0, s4, 8
    or t6, t6, s0
    and t6, t6, s10
    or t6, s8, t6
    sw t6, 536(a0)
    slli s0, s4, 8
    srli s8, s4, 24
    or s0, s0, s8
    and s0, s0, s11
    lw s8, 532(sp)
    sw t6, 516(sp)
    srli t6, s8, 16
    and t6, t6, a6
    or t6, s0, t6
    lw s0, 756(sp)
    lui s4, 1044480
    slli s0, s0, 16
    and s0, s0, s4
    or t6, t6, s0
    sw t6, 540(a0)
    lw s0, 288(sp)
    slli t5, s0, 16
    srli s0, s0, 16
    or t5, t5, s0
    sw t5, 544(a0)
    lw s0, 500(sp)
    lw ra, 12(a1)
    srli s0, s0, 8
    andi s0, s0, 255
    srli s3, ra, 1
    andi s3, s3, 2
    or a2, a2, s3
    lw s3, 4(a1)
    srli s6, ra, 2
    srli a3, s3, 2
    andi a3, a3, 8
    or a3, a2, a3
    lw a2, 8(a1)
    sw t6, 748(sp)
    srli t6, a2, 19
    sw t6, 728(sp)
    andi t6, t6, 32
    or t6, a3, t6
    xori t6, t6, 40
    not t6, t6
    lw a3, 132(sp)
    sw t5, 132(sp)
    andi a3, a3, 1
    lw t5, 128(sp)
    andi s6, s6, 2
    andi t5, t5, 2
    or t5, a3, t5
    slli a3, ra, 1
    andi a3, a3, 4
    or t5, t5, a3
    lw a3, 0(a1)
    lw s9, 244(sp)
    srli a3, a3, 21
    andi a3, a3, 8
    or t5, t5, a3
    andi a3, s3, 16
    or t5, t5, a3
    srli a3, a2, 22
    sw a3, 128(sp)
    andi a3, a3, 32
    or t5, t5, a3
    xori t5, t5, 4
    srli a3, s1, 1
    sw a3, 744(sp)
    andi a3, a3, 21
    or a3, a3, s6
    srli s6, s3, 3
    andi s6, s6, 8
    or a3, a3, s6
    srli s6, a2, 20
    andi s6, s6, 32
    or a3, a3, s6
    not a3, a3
    lw s6, 176(sp)
    srli s9, s9, 6
    andi s6, s6, 1
    lw t4, 284(sp)
    lui t3, 1032192
    slli t4, t4, 8
    and t3, t4, t3
    or t3, s9, t3
    xori t3, t3, 2
    andi t4, t3, 2
    or s6, s6, t4
    slli s9, ra, 2
    andi s9, s9, 4
    or s6, s6, s9
    lw s9, 96(sp)
    slli s3, s3, 1
    andi s9, s9, 8
    or s6, s6, s9
    andi s3, s3, 16
    or s3, s6, s3
    srli s6, a2, 21
    andi s9, s6, 32
    or s3, s3, s9
    xori s3, s3, 40
    and s9, a3, s3
    xor t5, t5, s9
    xor s9, t6, t5
    not ra, s9
    slli a2, ra, 8
    sw s6, 96(sp)
    andi s6, a2, 256
    or s0, s0, s6
    slli s6, ra, 9
    sw s6, 244(sp)
    andi s6, s6, 512
    or s0, s0, s6
    slli s6, ra, 10
    sw s6, 176(sp)
    andi s6, s6, 1024
    or s0, s0, s6
    slli s6, ra, 11
    sw a2, 760(sp)
    lw a2, 616(sp)
    sw s6, 812(sp)
    and s6, s6, a2
    or s0, s0, s6
    slli s6, ra, 12
    lui s2, 1
    and s6, s6, s2
    or s0, s0, s6
    slli s6, ra, 13
    sw t2, 816(sp)
    lui t2, 2
    and s6, s6, t2
    or s0, s0, s6
    slli s6, ra, 14
    sw a4, 820(sp)
    lui a4, 4
    sw s6, 824(sp)
    and s6, s6, a4
    or s0, s0, s6
    slli s6, ra, 15
    sw ra, 828(sp)
    lui ra, 8
    sw s6, 832(sp)
    and s6, s6, ra
    or s0, s0, s6
    slli s6, s8, 8
    lui s8, 4080
    sw s6, 836(sp)
    and s6, s6, s8
    or s0, s0, s6
    lw s6, 636(sp)
    sw a5, 840(sp)
    lui a5, 4096
    and s6, s6, a5
    or s0, s0, s6
    lw s6, 804(sp)
    sw s1, 636(sp)
    lui s1, 8192
    and s6, s6, s1
    or s0, s0, s6
    lw s6, 652(sp)
    lui a5, 16384
    slli s1, s6, 21
    and s1, s1, a5
    or s0, s0, s1
    slli s1, s6, 22
    lui s6, 32768
    sw s1, 804(sp)
    and s1, s1, s6
    or s0, s0, s1
    lw s1, 600(sp)
    and s1, s1, s7
    or s0, s0, s1
    sw s1, 600(sp)
    lw s1, 648(sp)
    and s1, s1, t1
    or s0, s0, s1
    lw s1, 668(sp)
    and s1, s1, s5
    or s0, s0, s1
    lw s1, 676(sp)
    and s1, s1, t0
    or s0, s0, s1
    sw s0, 548(a0)
    srli s1, t3, 1
    andi s1, s1, 1
    or t4, s1, t4
    slli s1, t3, 1
    andi s1, s1, 4
    or t4, t4, s1
    slli s1, t3, 2
    andi s1, s1, 8
    or t4, t4, s1
    slli s1, t3, 3
    andi s1, s1, 16
    or t4, t4, s1
    slli s1, t3, 4
    andi s1, s1, 32
    or t4, t4, s1
    slli s1, t3, 5
    andi s1, s1, 64
    or t4, t4, s1
    slli t3, t3, 6
    andi t3, t3, 128
    or t3, t4, t3
    lw t4, 296(sp)
    sw s0, 676(sp)
    slli s1, t4, 24
    srli s0, t4, 8
    or s0, s1, s0
    and s0, s0, s10
    or t3, t3, s0
    lw s0, 292(sp)
    slli s1, s0, 8
    and s1, s1, s8
    or t3, t3, s1
    sw t3, 552(a0)
    slli s1, t4, 8
    srli s0, t4, 24
    or s0, s1, s0
    and s0, s0, s11
    lw s1, 588(sp)
    sw t3, 668(sp)
    srli t3, s1, 16
    and t3, t3, a6
    or t3, s0, t3
    lw s0, 772(sp)
    slli s0, s0, 16
    and s0, s0, s4
    or t3, t3, s0
    sw t3, 556(a0)
    lw s0, 336(sp)
    slli t4, s0, 16
    srli s0, s0, 16
    or t4, t4, s0
    sw t4, 560(a0)
    lw s0, 480(sp)
    sw t4, 648(sp)
    srli t4, s0, 8
    andi t4, t4, 255
    xor s0, a3, s3
    xor s0, t5, s0
    or s9, s9, s0
    xor a3, a3, s9
    or s9, t6, a3
    xor s0, s0, s9
    or t6, t6, s0
    xor t6, a3, t6
    not a3, t6
    slli s9, a3, 8
    sw t3, 844(sp)
    andi t3, s9, 256
    or t3, t4, t3
    slli t4, a3, 9
    andi s10, t4, 512
    or t3, t3, s10
    slli s10, a3, 10
    sw s10, 848(sp)
    andi s10, s10, 1024
    or t3, t3, s10
    slli s10, a3, 11
    sw s10, 852(sp)
    and s10, s10, a2
    or t3, t3, s10
    slli s10, a3, 12
    and s10, s10, s2
    or t3, t3, s10
    slli s10, a3, 13
    and s10, s10, t2
    or t3, t3, s10
    slli s10, a3, 14
    sw t4, 856(sp)
    and t4, s10, a4
    or t3, t3, t4
    slli t4, a3, 15
    sw s9, 860(sp)
    and s9, t4, ra
    or t3, t3, s9
    slli s9, s1, 8
    and s1, s9, s8
    or t3, t3, s1
    lw s1, 660(sp)
    sw s9, 864(sp)
    lui s9, 4096
    and s1, s1, s9
    or t3, t3, s1
    lw s1, 680(sp)
    lui s4, 8192
    slli a6, s1, 20
    and a6, a6, s4
    or a6, t3, a6
    lw t3, 800(sp)
    or t6, s0, t6
    and t3, t3, a5
    or a6, a6, t3
    slli t3, s1, 22
    and t3, t3, s6
    or a6, a6, t3
    lw t3, 712(sp)
    xor t5, t5, t6
    and s1, t3, s7
    or a6, a6, s1
    lw s1, 708(sp)
    lw t3, 644(sp)
    and s1, s1, t1
    or a6, a6, s1
    and t3, t3, s5
    or a6, a6, t3
    lw t3, 316(sp)
    slli t6, t5, 8
    and t3, t3, t0
    or a6, a6, t3
    sw a6, 564(a0)
    # round 9 (present.dsl:28)
    lw t3, 472(sp)
    not t3, t3
    sw t3, 568(a0)
    lw t3, 692(sp)
    sw s1, 472(sp)
    not s1, t3
    sw s1, 572(a0)
    lw s1, 332(sp)
    sw a6, 316(sp)
    slli a6, s1, 16
    srli s1, s1, 16
    or a6, a6, s1
    not s1, a6
    sw s1, 576(a0)
    lw s1, 656(sp)
    sw a6, 644(sp)
    srli a6, s1, 8
    and a6, a6, s11
    andi s1, t6, 256
    or a6, a6, s1
    slli s1, t5, 9
    andi t3, s1, 512
    or a6, a6, t3
    slli t3, t5, 10
    sw t3, 708(sp)
    andi t3, t3, 1024
    or a6, a6, t3
    slli t3, t5, 11
    sw t3, 800(sp)
    and t3, t3, a2
    or a6, a6, t3
    slli t3, t5, 12
    and t3, t3, s2
    or a6, a6, t3
    slli t3, t5, 13
    and t3, t3, t2
    or a6, a6, t3
    slli t3, t5, 14
    sw s1, 660(sp)
    and s1, t3, a4
    or a6, a6, s1
    slli s1, t5, 15
    sw t6, 868(sp)
    and t6, s1, ra
    or a6, a6, t6
    lw t6, 248(sp)
    not s0, s0
    and t6, t6, s9
    or a6, a6, t6
    slli t6, a7, 20
    and t6, t6, s4
    or a6, a6, t6
    slli t6, a7, 21
    and t6, t6, a5
    or a6, a6, t6
    lw t6, 672(sp)
    and t6, t6, s6
    or a6, a6, t6
    lw t6, 732(sp)
    and t6, t6, s7
    or a6, a6, t6
    lw t6, 736(sp)
    and t6, t6, t1
    or a6, a6, t6
    lw t6, 740(sp)
    sw a7, 740(sp)
    and t6, t6, s5
    lw a7, 640(sp)
    or a6, a6, t6
    and a7, a7, t0
    or a6, a6, a7
    not a7, a6
    sw a7, 580(a0)
    lw a7, 312(sp)
    sw t6, 640(sp)
    slli t6, a7, 16
    srli a7, a7, 16
    or a7, t6, a7
    sw a7, 584(a0)
    lw a7, 308(sp)
    srli t6, a7, 8
    and t6, t6, s11
    slli a7, s0, 8
    andi s11, a7, 256
    or t6, t6, s11
    slli s11, s0, 9
    sw s11, 732(sp)
    andi s11, s11, 512
    or t6, t6, s11
    slli s11, s0, 10
    sw s11, 672(sp)
    andi s11, s11, 1024
    or t6, t6, s11
    slli s11, s0, 11
    and a2, s11, a2
    or t6, t6, a2
    slli a2, s0, 12
    and a2, a2, s2
    or t6, t6, a2
    slli a2, s0, 13
    and a2, a2, t2
    or t6, t6, a2
    slli a2, s0, 14
    and a4, a2, a4
    or t6, t6, a4
    slli a4, s0, 15
    and ra, a4, ra
    or t6, t6, ra
    lw ra, 200(sp)
    and ra, ra, s9
    or t6, t6, ra
    lw ra, 636(sp)
    slli t2, ra, 20
    and t2, t2, s4
    or t2, t6, t2
    slli t6, ra, 21
    and t6, t6, a5
    or t2, t2, t6
    slli t6, ra, 22
    and t6, t6, s6
    or t2, t2, t6
    lw t6, 664(sp)
    and t6, t6, s7
    or t2, t2, t6
    lw t6, 764(sp)
    and t6, t6, t1
    or t2, t2, t6
    lw t6, 788(sp)
    and ra, t6, s5
    or t2, t2, ra
    lw ra, 776(sp)
    and ra, ra, t0
    or t2, t2, ra
    sw t2, 588(a0)
    lw t6, 344(sp)
    sw ra, 344(sp)
    lw ra, 356(sp)
    srli t6, t6, 16
    slli s2, ra, 16
    or t6, t6, s2
    sw t6, 592(a0)
    srli s2, ra, 16
    sw t6, 776(sp)
    lw t6, 152(sp)
    sw s11, 764(sp)
    srli t6, t6, 8
    and ra, t6, s8
    or s2, s2, ra
    lw ra, 840(sp)
    lui s11, 1044480
    slli ra, ra, 8
    and ra, ra, s11
    or s2, s2, ra
    sw s2, 596(a0)
    lw ra, 560(sp)
    sw s2, 664(sp)
    srli ra, ra, 16
    andi ra, ra, 255
    lw s2, 572(sp)
    sw a7, 200(sp)
    and t6, t6, s2
    or t6, ra, t6
    lw ra, 824(sp)
    lui a7, 16
    and ra, ra, a7
    or t6, t6, ra
    lw ra, 832(sp)
    sw t2, 824(sp)
    lui t2, 32
    and ra, ra, t2
    or t6, t6, ra
    lw ra, 828(sp)
    sw a6, 832(sp)
    slli a6, ra, 16
    lui t2, 64
    and a6, a6, t2
    or a6, t6, a6
    slli t6, ra, 17
    lui t2, 128
    and t6, t6, t2
    or a6, a6, t6
    lw t6, 820(sp)
    lw t2, 464(sp)
    sw s0, 892(sp)
    and t6, t6, t2
    slli t2, ra, 22
    and s9, t2, s9
    or t6, t6, s9
    slli s9, a3, 23
    and s4, s9, s4
    or t6, t6, s4
    slli s4, t5, 24
    and a5, s4, a5
    or a5, t6, a5
    slli t6, s0, 25
    and s6, t6, s6
    or a5, a5, s6
    slli s6, ra, 27
    sw t6, 820(sp)
    and t6, s6, s7
    or a5, a5, t6
    sw s4, 248(sp)
    slli s4, a3, 28
    sw s4, 872(sp)
    and s4, s4, t1
    or a5, a5, s4
    sw s9, 876(sp)
    slli s9, t5, 29
    and s9, s9, s5
    or a5, a5, s9
    sw s6, 880(sp)
    slli s6, s0, 30
    and s6, s6, t0
    or a5, a5, s6
    sw t2, 884(sp)
    srli t2, a5, 4
    lui s7, 4352
    sw s6, 888(sp)
    and s6, t2, s7
    or a6, a6, s6
    srli s6, a5, 3
    lui s7, 8704
    and s7, s6, s7
    or a6, a6, s7
    srli s7, a5, 2
    lui s0, 17408
    and s0, s7, s0
    or a6, a6, s0
    srli s0, a5, 1
    sw a4, 896(sp)
    lui a4, 34816
    and s0, s0, a4
    or a6, a6, s0
    or a6, a6, t6
    slli t6, ra, 28
    and s0, t6, t1
    or a6, a6, s0
    slli s0, ra, 29
    and s0, s0, s5
    or a6, a6, s0
    slli s0, ra, 30
    and s0, s0, t0
    or a6, a6, s0
    sw a6, 600(a0)
    srli s0, s3, 3
    sw a6, 900(sp)
    andi a6, s0, 1
    srli ra, s3, 2
    sw ra, 904(sp)
    andi ra, ra, 2
    or a6, a6, ra
    srli ra, s3, 1
    sw ra, 908(sp)
    andi ra, ra, 4
    or a6, a6, ra
    andi ra, s3, 8
    or a6, a6, ra
    slli ra, s3, 1
    sw ra, 912(sp)
    andi ra, ra, 16
    or a6, a6, ra
    slli ra, s3, 2
    sw ra, 916(sp)
    andi ra, ra, 32
    or a6, a6, ra
    slli ra, s3, 3
    andi ra, ra, 64
    or a6, a6, ra
    slli ra, s3, 4
    andi ra, ra, 128
    or a6, a6, ra
    lw ra, 148(sp)
    sw s0, 920(sp)
    slli s0, ra, 24
    srli ra, ra, 8
    or s0, s0, ra
    lw ra, 236(sp)
    and s0, s0, ra
    or a6, a6, s0
    lw s0, 136(sp)
    srli s0, s0, 8
    and s0, s0, s8
    or a6, a6, s0
    sw a6, 604(a0)
    lw s0, 376(sp)
    sw a6, 148(sp)
    srli a6, s0, 16
    lw s0, 388(sp)
    srli s0, s0, 8
    and s8, s0, s8
    or a6, a6, s8
    lw s8, 816(sp)
    and s0, s0, s2
    slli s8, s8, 8
    and s8, s8, s11
    or a6, a6, s8
    sw a6, 608(a0)
    lw s8, 496(sp)
    sw a6, 924(sp)
    srli s8, s8, 16
    andi s8, s8, 255
    or s0, s8, s0
    and s8, s10, a7
    or s0, s0, s8
    lui s8, 32
    and t4, t4, s8
    or t4, s0, t4
    slli s0, a3, 16
    lui s10, 64
    and s0, s0, s10
    or t4, t4, s0
    slli s0, a3, 17
    lui a6, 128
    and s0, s0, a6
    or t4, t4, s0
    srli s0, a5, 5
    lui s11, 4352
    and s2, s0, s11
    or t4, t4, s2
    lui s2, 8704
    and ra, t2, s2
    or t4, t4, ra
    lui ra, 17408
    sw s3, 928(sp)
    and s3, s6, ra
    or t4, t4, s3
    and s3, s7, a4
    or t4, t4, s3
    slli s3, a3, 27
    lui s7, 65536
    sw s3, 932(sp)
    and s3, s3, s7
    or t4, t4, s3
    or t4, t4, s4
    slli s3, a3, 29
    and s3, s3, s5
    or t4, t4, s3
    slli s3, a3, 30
    and s3, s3, t0
    or t4, t4, s3
    sw t4, 612(a0)
    # round 10 (present.dsl:28)
    lw s3, 784(sp)
    and t3, t3, a7
    not s3, s3
    sw s3, 616(a0)
    lw s3, 688(sp)
    and s1, s1, s8
    not s4, s3
    sw s4, 620(a0)
    lw s4, 796(sp)
    sw t4, 784(sp)
    srli s4, s4, 16
    or t3, s4, t3
    or t3, t3, s1
    slli s1, t5, 16
    and s1, s1, s10
    or t3, t3, s1
    slli s1, t5, 17
    and s1, s1, a6
    or t3, t3, s1
    srli s1, a5, 6
    and s4, s1, s11
    or t3, t3, s4
    and s4, s0, s2
    or t3, t3, s4
    and s4, t2, ra
    or t3, t3, s4
    and s4, s6, a4
    or t3, t3, s4
    slli s4, t5, 27
    and s6, s4, s7
    or t3, t3, s6
    slli s6, t5, 28
    and t4, s6, t1
    or t3, t3, t4
    or t3, t3, s9
    slli t4, t5, 30
    and t4, t4, t0
    or t3, t3, t4
    not t4, t3
    sw t4, 624(a0)
    lw t4, 520(sp)
    and a2, a2, a7
    srli s9, t4, 16
    or a2, s9, a2
    lw s9, 896(sp)
    and t2, t2, a4
    and s9, s9, s8
    or a2, a2, s9
    lw s9, 892(sp)
    slli t4, s9, 16
    and t4, t4, s10
    or t4, a2, t4
    slli a2, s9, 17
    and a2, a2, a6
    or t4, t4, a2
    srli a2, a5, 7
    and a2, a2, s11
    or t4, t4, a2
    and a2, s1, s2
    or t4, t4, a2
    and a2, s0, ra
    or t4, t4, a2
    or t2, t4, t2
    slli t4, s9, 27
    and a2, t4, s7
    or t2, t2, a2
    slli a2, s9, 28
    and s0, a2, t1
    or t2, t2, s0
    slli s0, s9, 29
    and s0, s0, s5
    or t2, t2, s0
    lw s0, 888(sp)
    lui a6, 1044480
    or t2, t2, s0
    sw t2, 628(a0)
    lw s0, 412(sp)
    sw a5, 412(sp)
    srli s0, s0, 8
    lw a5, 160(sp)
    lw a4, 468(sp)
    lw ra, 236(sp)
    and s0, s0, a5
    and a4, a4, ra
    or a4, s0, a4
    sw a4, 632(a0)
    lw s0, 416(sp)
    sw a4, 468(sp)
    srli a4, s0, 8
    and a4, a4, a5
    lw s0, 692(sp)
    lw s11, 572(sp)
    srli s2, s0, 16
    and s2, s2, s11
    or a4, a4, s2
    lw s2, 832(sp)
    lui s9, 4096
    slli s2, s2, 16
    and s2, s2, a6
    or a4, a4, s2
    sw a4, 636(a0)
    lw s2, 556(sp)
    sw a4, 888(sp)
    srli s2, s2, 8
    andi s2, s2, 255
    lw a4, 828(sp)
    lw s8, 616(sp)
    slli s10, a4, 4
    andi s10, s10, 256
    or s2, s2, s10
    slli s10, a4, 5
    andi s10, s10, 512
    or s2, s2, s10
    slli s10, a4, 6
    andi s10, s10, 1024
    or s2, s2, s10
    slli s10, a4, 7
    and s10, s10, s8
    or s2, s2, s10
    lw s10, 760(sp)
    lui a7, 1
    and s10, s10, a7
    or s2, s2, s10
    lw s10, 244(sp)
    lui s3, 2
    and s10, s10, s3
    or s2, s2, s10
    lw s10, 176(sp)
    sw t2, 244(sp)
    lui t2, 4
    and s10, s10, t2
    or s2, s2, s10
    lw s10, 812(sp)
    sw s1, 176(sp)
    lui s1, 8
    and s10, s10, s1
    or s2, s2, s10
    slli s10, s0, 8
    lui s0, 4080
    and s10, s10, s0
    or s2, s2, s10
    slli s10, a4, 21
    and s10, s10, s9
    or s2, s2, s10
    lw s10, 884(sp)
    sw t3, 812(sp)
    lui t3, 8192
    and s10, s10, t3
    or s2, s2, s10
    slli s10, a4, 23
    sw a2, 884(sp)
    lui a2, 16384
    sw s10, 760(sp)
    and s10, s10, a2
    or s2, s2, s10
    slli s10, a4, 24
    sw t4, 896(sp)
    lui t4, 32768
    sw s10, 936(sp)
    and s10, s10, t4
    or s2, s2, s10
    slli s10, a4, 25
    sw s10, 940(sp)
    and s10, s10, s7
    or s2, s2, s10
    slli a4, a4, 26
    sw s10, 944(sp)
    and s10, a4, t1
    or s2, s2, s10
    lw s10, 880(sp)
    and t6, t6, t0
    and s10, s10, s5
    or s2, s2, s10
    or t6, s2, t6
    sw t6, 640(a0)
    lw s2, 928(sp)
    sw t6, 880(sp)
    srli s10, s2, 5
    andi s10, s10, 1
    srli t6, s2, 4
    andi t6, t6, 2
    or t6, s10, t6
    lw s10, 920(sp)
    andi s2, s2, 32
    andi s10, s10, 4
    or t6, t6, s10
    lw s10, 904(sp)
    andi s10, s10, 8
    or t6, t6, s10
    lw s10, 908(sp)
    andi s10, s10, 16
    or t6, t6, s10
    or t6, t6, s2
    lw s2, 912(sp)
    andi s2, s2, 64
    or t6, t6, s2
    lw s2, 916(sp)
    andi s2, s2, 128
    or t6, t6, s2
    lw s2, 704(sp)
    and s2, s2, ra
    or t6, t6, s2
    lw s2, 312(sp)
    and s2, s2, s0
    or t6, t6, s2
    sw t6, 644(a0)
    lw s2, 448(sp)
    sw t6, 312(sp)
    srli s10, s2, 8
    lw t6, 240(sp)
    and s10, s10, a5
    srli s2, t6, 16
    and s2, s2, s11
    or s2, s10, s2
    lw s10, 824(sp)
    slli s10, s10, 16
    and s10, s10, a6
    or s2, s2, s10
    sw s2, 648(a0)
    lw s10, 612(sp)
    sw s2, 704(sp)
    srli s10, s10, 8
    andi s10, s10, 255
    slli s2, a3, 4
    andi s2, s2, 256
    or s2, s10, s2
    slli s10, a3, 5
    andi s10, s10, 512
    or s2, s2, s10
    slli s10, a3, 6
    andi s10, s10, 1024
    or s2, s2, s10
    slli s10, a3, 7
    and s10, s10, s8
    or s2, s2, s10
    lw s10, 860(sp)
    and s10, s10, a7
    or s2, s2, s10
    lw s10, 856(sp)
    sw a3, 856(sp)
    and s10, s10, s3
    or s2, s2, s10
    lw s10, 848(sp)
    and s10, s10, t2
    or s2, s2, s10
    lw s10, 852(sp)
    and s10, s10, s1
    or s2, s2, s10
    slli s10, t6, 8
    and s10, s10, s0
    or s2, s2, s10
    slli s10, a3, 21
    sw s10, 852(sp)
    and s10, s10, s9
    or s2, s2, s10
    slli s10, a3, 22
    and s10, s10, t3
    or s2, s2, s10
    lw s10, 876(sp)
    and t6, s10, a2
    or t6, s2, t6
    slli s2, a3, 24
    and s10, s2, t4
    or t6, t6, s10
    slli s10, a3, 25
    sw s10, 848(sp)
    and s10, s10, s7
    or t6, t6, s10
    slli s10, a3, 26
    and a3, s10, t1
    or t6, t6, a3
    sw a3, 860(sp)
    lw a3, 932(sp)
    and a3, a3, s5
    or t6, t6, a3
    lw a3, 872(sp)
    and a3, a3, t0
    or t6, t6, a3
    sw t6, 652(a0)
    # round 11 (present.dsl:28)
    lw a3, 132(sp)
    not a3, a3
    sw a3, 656(a0)
    lw a3, 676(sp)
    sw t6, 132(sp)
    not t6, a3
    sw t6, 660(a0)
    lw t6, 748(sp)
    slli a3, t5, 4
    srli t6, t6, 8
    and t6, t6, a5
    andi a3, a3, 256
    or t6, t6, a3
    slli a3, t5, 5
    andi a3, a3, 512
    or t6, t6, a3
    slli a3, t5, 6
    andi a3, a3, 1024
    or t6, t6, a3
    slli a3, t5, 7
    and a3, a3, s8
    or t6, t6, a3
    lw a3, 868(sp)
    and s4, s4, s5
    and a3, a3, a7
    or t6, t6, a3
    lw a3, 660(sp)
    sw s10, 660(sp)
    and a3, a3, s3
    or t6, t6, a3
    lw a3, 708(sp)
    and s6, s6, t0
    and a3, a3, t2
    or t6, t6, a3
    lw a3, 800(sp)
    and a3, a3, s1
    or t6, t6, a3
    slli a3, t5, 21
    and a3, a3, s9
    or t6, t6, a3
    slli a3, t5, 22
    sw a3, 800(sp)
    and a3, a3, t3
    or t6, t6, a3
    slli a3, t5, 23
    sw a3, 708(sp)
    and a3, a3, a2
    or t6, t6, a3
    lw a3, 248(sp)
    and a3, a3, t4
    or t6, t6, a3
    slli a3, t5, 25
    and s10, a3, s7
    or t6, t6, s10
    slli s10, t5, 26
    sw s10, 868(sp)
    and s10, s10, t1
    or t6, t6, s10
    or t6, t6, s4
    or t6, t6, s6
    not s6, t6
    sw s6, 664(a0)
    lw s6, 844(sp)
    srli s10, s6, 8
    and s10, s10, a5
    lw s6, 892(sp)
    sw s4, 872(sp)
    slli s4, s6, 4
    andi s4, s4, 256
    or s4, s10, s4
    slli s10, s6, 5
    sw s10, 932(sp)
    andi s10, s10, 512
    or s4, s4, s10
    slli s10, s6, 6
    andi s10, s10, 1024
    or s4, s4, s10
    slli s10, s6, 7
    and s10, s10, s8
    or s4, s4, s10
    lw s10, 200(sp)
    and s10, s10, a7
    or s4, s4, s10
    lw s10, 732(sp)
    and s10, s10, s3
    or s4, s4, s10
    lw s10, 672(sp)
    and s10, s10, t2
    or s4, s4, s10
    lw s10, 764(sp)
    and s10, s10, s1
    or s4, s4, s10
    slli s10, s6, 21
    and s10, s10, s9
    or s4, s4, s10
    slli s10, s6, 22
    and s10, s10, t3
    or s4, s4, s10
    slli s10, s6, 23
    and s1, s10, a2
    or s1, s4, s1
    slli s4, s6, 24
    and t2, s4, t4
    or t2, s1, t2
    lw s1, 820(sp)
    and s3, s1, s7
    or t2, t2, s3
    slli s3, s6, 26
    and a7, s3, t1
    or a7, t2, a7
    lw t2, 896(sp)
    and t2, t2, s5
    or a7, a7, t2
    lw t2, 884(sp)
    and t2, t2, t0
    or a7, a7, t2
    sw a7, 668(a0)
    sw t2, 884(sp)
    lw t2, 0(a1)
    lw a5, 348(sp)
    srli s8, t2, 28
    andi s8, s8, 3
    slli a5, a5, 2
    or a5, s8, a5
    xori a5, a5, 3
    andi s8, a5, 1
    slli s1, a5, 1
    sw a7, 348(sp)
    andi a7, s1, 2
    or s8, s8, a7
    sw t6, 764(sp)
    slli t6, a5, 2
    sw s4, 672(sp)
    andi s4, t6, 4
    or s4, s8, s4
    slli s8, a5, 3
    sw s10, 732(sp)
    andi s10, s8, 8
    or s4, s4, s10
    slli s10, a5, 4
    andi t0, s10, 16
    or t0, s4, t0
    slli s4, a5, 5
    andi s5, s4, 32
    or t0, t0, s5
    slli s5, a5, 6
    andi t1, s5, 64
    or t0, t0, t1
    slli t1, a5, 7
    andi t1, t1, 128
    or t0, t0, t1
    lw t1, 184(sp)
    slli s7, t1, 24
    srli t1, t1, 8
    or t1, s7, t1
    and t1, t1, ra
    or t0, t0, t1
    lw t1, 100(sp)
    slli s7, t1, 8
    and s7, s7, s0
    or t0, t0, s7
    sw t0, 672(a0)
    lw s7, 528(sp)
    sw t0, 200(sp)
    lw t0, 688(sp)
    srli t1, s7, 16
    srli t0, t0, 8
    and s7, t0, s0
    or t1, t1, s7
    lw s7, 812(sp)
    and t0, t0, s11
    slli s7, s7, 8
    and s7, s7, a6
    or t1, t1, s7
    sw t1, 676(a0)
    lw s7, 792(sp)
    sw t5, 916(sp)
    srli s7, s7, 16
    andi s7, s7, 255
    or t0, s7, t0
    srli s7, t5, 1
    andi s7, s7, 21
    srli t5, t2, 26
    andi t5, t5, 2
    or t5, s7, t5
    lw s7, 8(a1)
    sw t1, 912(sp)
    srli t1, s7, 27
    andi t1, t1, 8
    or t1, t5, t1
    srli t5, t2, 12
    sw t5, 928(sp)
    andi t5, t5, 32
    or t1, t1, t5
    xori t1, t1, 32
    not t1, t1
    lw t5, 620(sp)
    srli s11, t2, 29
    andi t5, t5, 1
    andi s11, s11, 2
    or t5, t5, s11
    srli s11, t2, 24
    andi s11, s11, 4
    or t5, t5, s11
    srli s11, s7, 14
    andi s11, s11, 8
    or t5, t5, s11
    srli s11, s7, 25
    andi s11, s11, 16
    or t5, t5, s11
    srli s11, t2, 15
    andi s11, s11, 32
    or t5, t5, s11
    xori t5, t5, 17
    srli s6, s6, 1
    andi s11, s6, 21
    or a7, s11, a7
    srli s11, s7, 28
    andi s11, s11, 8
    or a7, a7, s11
    srli s11, t2, 13
    sw s6, 892(sp)
    andi s6, s11, 32
    or a7, a7, s6
    xori a7, a7, 40
    not s6, a7
    sw s11, 620(sp)
    lw s11, 624(sp)
    andi a6, a5, 2
    andi s11, s11, 1
    or s11, s11, a6
    sw a7, 624(sp)
    srli a7, t2, 23
    andi a7, a7, 4
    or a7, s11, a7
    srli s11, s7, 13
    andi s11, s11, 8
    or a7, a7, s11
    srli s11, s7, 24
    andi s11, s11, 16
    or a7, a7, s11
    srli s11, t2, 14
    andi s7, s11, 32
    or a7, a7, s7
    xori a7, a7, 40
    and s7, s6, a7
    xor t5, t5, s7
    xor s7, t1, t5
    sw s11, 908(sp)
    not s11, s7
    slli t2, s11, 16
    lui s0, 16
    and t2, t2, s0
    or t0, t0, t2
    slli t2, s11, 17
    lui s0, 32
    and t2, t2, s0
    or t0, t0, t2
    slli t2, s11, 18
    lui s0, 64
    and t2, t2, s0
    or t0, t0, t2
    slli t2, s11, 19
    lui s0, 128
    sw t2, 904(sp)
    and t2, t2, s0
    or t0, t0, t2
    lw t2, 176(sp)
    lw s0, 464(sp)
    sw a7, 948(sp)
    and t2, t2, s0
    slli s0, s11, 24
    and s9, s0, s9
    or t2, t2, s9
    xor s9, s6, a7
    xor s9, t5, s9
    or s7, s7, s9
    xor s6, s6, s7
    or s7, t1, s6
    xor s7, s9, s7
    or t1, t1, s7
    xor t1, s6, t1
    not s6, t1
    slli s9, s6, 25
    and t3, s9, t3
    or t2, t2, t3
    or t1, s7, t1
    xor t1, t5, t1
    slli t3, t1, 26
    and t5, t3, a2
    or t2, t2, t5
    not t5, s7
    slli s7, t5, 27
    and t4, s7, t4
    or t2, t2, t4
    lw t4, 760(sp)
    lui a2, 65536
    and t4, t4, a2
    or t2, t2, t4
    sw s7, 760(sp)
    lui s7, 131072
    and s2, s2, s7
    or t2, t2, s2
    sw t3, 176(sp)
    lui t3, 262144
    and a3, a3, t3
    or t2, t2, a3
    sw s9, 920(sp)
    lui s9, 524288
    and s3, s3, s9
    or t2, t2, s3
    srli a7, t2, 4
    sw s0, 952(sp)
    lui s0, 4352
    sw s11, 956(sp)
    and s11, a7, s0
    or t0, t0, s11
    srli s11, t2, 3
    lui a2, 8704
    sw s3, 960(sp)
    and s3, s11, a2
    or t0, t0, s3
    srli s3, t2, 2
    lui a2, 17408
    and a2, s3, a2
    or t0, t0, a2
    srli a2, t2, 1
    lui s0, 34816
    and a2, a2, s0
    or t0, t0, a2
    or t0, t0, t4
    lw t4, 936(sp)
    and a4, a4, s9
    and a2, t4, s7
    or t0, t0, a2
    lw a2, 940(sp)
    srli a5, a5, 1
    and a2, a2, t3
    or t0, t0, a2
    or t0, t0, a4
    sw t0, 680(a0)
    andi a5, a5, 1
    or a5, a5, a6
    andi a6, s1, 4
    or a5, a5, a6
    andi a6, t6, 8
    or a5, a5, a6
    andi a6, s8, 16
    or a5, a5, a6
    andi a6, s10, 32
    or a5, a5, a6
    andi a6, s4, 64
    or a5, a5, a6
    andi a6, s5, 128
    or a5, a5, a6
    lw a6, 108(sp)
    lui a2, 4080
    slli t6, a6, 24
    srli a4, a6, 8
    or t6, t6, a4
    and t6, t6, ra
    or a5, a5, t6
    lw t6, 112(sp)
    lui t4, 16
    slli a4, t6, 8
    and a4, a4, a2
    or a5, a5, a4
    sw a5, 684(a0)
    lw a4, 544(sp)
    lw s4, 720(sp)
    srli s1, a4, 16
    srli s5, s4, 8
    and s8, s5, a2
    or s1, s1, s8
    lw s8, 244(sp)
    lui t6, 1044480
    slli s10, s8, 8
    and s10, s10, t6
    or s1, s1, s10
    sw s1, 688(a0)
    lw s10, 628(sp)
    sw a5, 940(sp)
    srli a6, s10, 16
    andi a6, a6, 255
    lw a5, 572(sp)
    lui s10, 32
    and s5, s5, a5
    or a6, a6, s5
    slli s5, s6, 16
    and s5, s5, t4
    or a6, a6, s5
    slli s5, s6, 17
    and s5, s5, s10
    or a6, a6, s5
    slli s5, s6, 18
    lui s8, 64
    and s5, s5, s8
    or a6, a6, s5
    slli s5, s6, 19
    lui s4, 128
    and a4, s5, s4
    or a6, a6, a4
    srli a4, t2, 5
    sw s5, 964(sp)
    lui s5, 4352
    sw s1, 968(sp)
    and s1, a4, s5
    or a6, a6, s1
    lui s1, 8704
    sw t0, 972(sp)
    and t0, a7, s1
    or a6, a6, t0
    lui t0, 17408
    and t6, s11, t0
    or a6, a6, t6
    and t6, s3, s0
    or a6, a6, t6
    lw t6, 876(sp)
    lui s3, 65536
    and t6, t6, s3
    or a6, a6, t6
    lw t6, 848(sp)
    or a6, a6, s2
    and s2, t6, t3
    or a6, a6, s2
    lw s2, 660(sp)
    and s2, s2, s9
    or a6, a6, s2
    sw a6, 692(a0)
    # round 12 (present.dsl:28)
    lw s2, 352(sp)
    not s2, s2
    sw s2, 696(a0)
    lw s2, 900(sp)
    not t6, s2
    sw t6, 700(a0)
    lw t6, 664(sp)
    sw a6, 352(sp)
    srli t6, t6, 16
    slli a6, t1, 16
    and a6, a6, t4
    or a6, t6, a6
    slli t6, t1, 17
    and t6, t6, s10
    or a6, a6, t6
    slli t6, t1, 18
    and t6, t6, s8
    or a6, a6, t6
    slli t6, t1, 19
    sw t6, 660(sp)
    and t6, t6, s4
    or a6, a6, t6
    srli t6, t2, 6
    and s2, t6, s5
    or a6, a6, s2
    and s2, a4, s1
    or a6, a6, s2
    and s2, a7, t0
    or a6, a6, s2
    and s2, s11, s0
    or a6, a6, s2
    lw s2, 708(sp)
    srli t2, t2, 7
    and s2, s2, s3
    or a6, a6, s2
    lw s2, 248(sp)
    and t2, t2, s5
    and s2, s2, s7
    or a6, a6, s2
    or a6, a6, a3
    lw a3, 868(sp)
    and a4, a4, t0
    and s2, a3, s9
    or a6, a6, s2
    not s2, a6
    sw s2, 704(a0)
    lw s2, 924(sp)
    and a7, a7, s0
    srli s11, s2, 16
    slli s2, t5, 16
    and s2, s2, t4
    or s2, s11, s2
    slli s11, t5, 17
    and s11, s11, s10
    or s2, s2, s11
    slli s11, t5, 18
    and s11, s11, s8
    or s2, s2, s11
    slli s11, t5, 19
    and a3, s11, s4
    or a3, s2, a3
    or t2, a3, t2
    and a3, t6, s1
    or t2, t2, a3
    or t2, t2, a4
    or a7, t2, a7
    lw t2, 732(sp)
    and a4, t2, s3
    or a7, a7, a4
    lw a4, 672(sp)
    and a4, a4, s7
    or a7, a7, a4
    lw a4, 820(sp)
    lui s8, 1044480
    and a4, a4, t3
    or a7, a7, a4
    lw a4, 960(sp)
    or a7, a7, a4
    sw a7, 708(a0)
    lw a4, 624(sp)
    sw s11, 960(sp)
    srli a3, a4, 3
    andi s2, a3, 1
    srli t2, a4, 2
    andi s11, t2, 2
    or s2, s2, s11
    srli s11, a4, 1
    andi s0, s11, 4
    or s0, s2, s0
    andi s2, a4, 8
    or s0, s0, s2
    slli s2, a4, 1
    andi t0, s2, 16
    or t0, s0, t0
    slli s0, a4, 2
    andi s1, s0, 32
    or t0, t0, s1
    slli s1, a4, 3
    andi s1, s1, 64
    or t0, t0, s1
    slli s1, a4, 4
    andi s1, s1, 128
    or t0, t0, s1
    lw s1, 836(sp)
    lui a4, 1
    and s1, s1, ra
    or t0, t0, s1
    lw s1, 272(sp)
    and s1, s1, a2
    or t0, t0, s1
    sw t0, 712(a0)
    lw s1, 532(sp)
    sw t0, 836(sp)
    srli t0, s1, 8
    lw s1, 160(sp)
    lw s5, 676(sp)
    and t0, t0, s1
    srli s4, s5, 16
    and s4, s4, a5
    or t0, t0, s4
    lw s4, 764(sp)
    slli s4, s4, 16
    and s4, s4, s8
    or t0, t0, s4
    sw t0, 716(a0)
    lw s4, 756(sp)
    sw t0, 820(sp)
    srli s4, s4, 8
    andi s4, s4, 255
    lw t0, 956(sp)
    lw t4, 616(sp)
    slli s10, t0, 6
    andi s10, s10, 256
    or s4, s4, s10
    slli s10, t0, 7
    andi s10, s10, 512
    or s4, s4, s10
    slli s10, t0, 8
    andi s10, s10, 1024
    or s4, s4, s10
    slli s10, t0, 9
    and s10, s10, t4
    or s4, s4, s10
    slli s10, t0, 10
    and s10, s10, a4
    or s4, s4, s10
    slli s10, t0, 11
    sw a7, 672(sp)
    lui a7, 2
    and s10, s10, a7
    or s4, s4, s10
    slli s10, t0, 12
    sw t6, 248(sp)
    lui t6, 4
    sw s10, 708(sp)
    and s10, s10, t6
    or s4, s4, s10
    slli s10, t0, 13
    sw a6, 876(sp)
    lui a6, 8
    sw s10, 976(sp)
    and s10, s10, a6
    or s4, s4, s10
    slli s10, s5, 8
    and s10, s10, a2
    or s4, s4, s10
    slli s10, t0, 23
    lui s5, 4096
    sw s10, 980(sp)
    and s10, s10, s5
    or s4, s4, s10
    lw s10, 952(sp)
    sw s0, 984(sp)
    lui s0, 8192
    and s10, s10, s0
    or s4, s4, s10
    slli s10, t0, 25
    sw s2, 988(sp)
    lui s2, 16384
    sw s10, 992(sp)
    and s10, s10, s2
    or s4, s4, s10
    slli s10, t0, 26
    sw s11, 996(sp)
    lui s11, 32768
    sw s10, 1000(sp)
    and s10, s10, s11
    or s4, s4, s10
    slli s10, t0, 27
    sw s10, 1004(sp)
    and s10, s10, s3
    or s4, s4, s10
    sw s10, 1008(sp)
    slli s10, t0, 28
    sw s10, 1012(sp)
    and s10, s10, s7
    or s4, s4, s10
    slli s10, t0, 29
    and s10, s10, t3
    or s4, s4, s10
    slli s10, t0, 30
    and s10, s10, s9
    or s4, s4, s10
    sw s4, 720(a0)
    lw s10, 948(sp)
    sw s4, 1016(sp)
    srli s4, s10, 3
    andi t0, s4, 1
    sw s4, 1020(sp)
    srli s4, s10, 2
    sw s4, 1024(sp)
    andi s4, s4, 2
    or t0, t0, s4
    srli s4, s10, 1
    sw s4, 1028(sp)
    andi s4, s4, 4
    or t0, t0, s4
    andi s4, s10, 8
    or t0, t0, s4
    slli s4, s10, 1
    sw s4, 1032(sp)
    andi s4, s4, 16
    or t0, t0, s4
    slli s4, s10, 2
    sw s4, 1036(sp)
    andi s4, s4, 32
    or t0, t0, s4
    slli s4, s10, 3
    andi s4, s4, 64
    or t0, t0, s4
    slli s4, s10, 4
    andi s4, s4, 128
    or t0, t0, s4
    lw s4, 864(sp)
    and s4, s4, ra
    or t0, t0, s4
    lw s4, 296(sp)
    and s4, s4, a2
    or t0, t0, s4
    sw t0, 724(a0)
    lw s4, 588(sp)
    sw t0, 864(sp)
    srli ra, s4, 8
    lw t0, 316(sp)
    and ra, ra, s1
    srli s4, t0, 16
    and s4, s4, a5
    or s4, ra, s4
    lw ra, 348(sp)
    slli ra, ra, 16
    and ra, ra, s8
    or s4, s4, ra
    sw s4, 728(a0)
    lw ra, 772(sp)
    sw s4, 1040(sp)
    srli ra, ra, 8
    andi ra, ra, 255
    slli s4, s6, 6
    andi s4, s4, 256
    or s4, ra, s4
    slli ra, s6, 7
    andi ra, ra, 512
    or s4, s4, ra
    slli ra, s6, 8
    andi ra, ra, 1024
    or s4, s4, ra
    slli ra, s6, 9
    and ra, ra, t4
    or s4, s4, ra
    slli ra, s6, 10
    and ra, ra, a4
    or s4, s4, ra
    slli ra, s6, 11
    and ra, ra, a7
    or s4, s4, ra
    slli ra, s6, 12
    and s10, ra, t6
    or s4, s4, s10
    slli s10, s6, 13
    and a5, s10, a6
    or a5, s4, a5
    slli s4, t0, 8
    and s4, s4, a2
    or a5, a5, s4
    slli s4, s6, 23
    and t0, s4, s5
    or a5, a5, t0
    slli t0, s6, 24
    sw t0, 1044(sp)
    and t0, t0, s0
    or a5, a5, t0
    lw t0, 920(sp)
    sw s4, 1048(sp)
    and s4, t0, s2
    or a5, a5, s4
    slli s4, s6, 26
    and t0, s4, s11
    or a5, a5, t0
    slli t0, s6, 27
    and a2, t0, s3
    or a5, a5, a2
    slli a2, s6, 28
    and s8, a2, s7
    or a5, a5, s8
    sw s8, 1052(sp)
    slli s8, s6, 29
    and s8, s8, t3
    or a5, a5, s8
    slli s8, s6, 30
    and s8, s8, s9
    or a5, a5, s8
    sw a5, 732(a0)
    # round 13 (present.dsl:28)
    lw s8, 256(sp)
    not s8, s8
    sw s8, 736(a0)
    lw s8, 880(sp)
    sw a5, 256(sp)
    not a5, s8
    sw a5, 740(a0)
    lw a5, 888(sp)
    slli s8, t1, 6
    srli a5, a5, 8
    and a5, a5, s1
    andi s8, s8, 256
    or a5, a5, s8
    sw s8, 1056(sp)
    slli s8, t1, 7
    andi s8, s8, 512
    or a5, a5, s8
    slli s8, t1, 8
    andi s8, s8, 1024
    or a5, a5, s8
    slli s8, t1, 9
    and s8, s8, t4
    or a5, a5, s8
    slli s8, t1, 10
    and s8, s8, a4
    or a5, a5, s8
    slli s8, t1, 11
    and s8, s8, a7
    or a5, a5, s8
    slli s8, t1, 12
    sw s8, 1060(sp)
    and s8, s8, t6
    or a5, a5, s8
    slli s8, t1, 13
    sw s8, 1064(sp)
    and s8, s8, a6
    or a5, a5, s8
    slli s8, t1, 23
    sw s8, 1068(sp)
    and s8, s8, s5
    or a5, a5, s8
    slli s8, t1, 24
    sw s8, 1072(sp)
    and s8, s8, s0
    or a5, a5, s8
    slli s8, t1, 25
    sw s8, 1076(sp)
    and s8, s8, s2
    or a5, a5, s8
    lw s8, 176(sp)
    sw a2, 1080(sp)
    and s8, s8, s11
    or a5, a5, s8
    slli s8, t1, 27
    and a2, s8, s3
    or a5, a5, a2
    slli a2, t1, 28
    sw a2, 1084(sp)
    and a2, a2, s7
    or a5, a5, a2
    slli a2, t1, 29
    and a2, a2, t3
    or a5, a5, a2
    sw a2, 1088(sp)
    slli a2, t1, 30
    and a2, a2, s9
    or a5, a5, a2
    not a2, a5
    sw a2, 744(a0)
    lw a2, 704(sp)
    sw a5, 1100(sp)
    srli a2, a2, 8
    and a2, a2, s1
    slli s1, t5, 6
    andi s1, s1, 256
    or a2, a2, s1
    slli s1, t5, 7
    andi s1, s1, 512
    or a2, a2, s1
    slli s1, t5, 8
    andi s1, s1, 1024
    or a2, a2, s1
    slli s1, t5, 9
    and s1, s1, t4
    or a2, a2, s1
    slli s1, t5, 10
    and s1, s1, a4
    or a2, a2, s1
    sw s1, 1092(sp)
    slli s1, t5, 11
    and s1, s1, a7
    or a2, a2, s1
    slli s1, t5, 12
    and t6, s1, t6
    or t6, a2, t6
    slli a2, t5, 13
    and a6, a2, a6
    or a6, t6, a6
    slli t6, t5, 23
    and a7, t6, s5
    or a6, a6, a7
    slli a7, t5, 24
    and a4, a7, s0
    or a6, a6, a4
    slli a4, t5, 25
    and t4, a4, s2
    or a6, a6, t4
    slli t4, t5, 26
    sw a7, 1096(sp)
    and a7, t4, s11
    or a6, a6, a7
    lw a7, 760(sp)
    andi t2, t2, 8
    and a7, a7, s3
    or a6, a6, a7
    slli a7, t5, 28
    and a5, a7, s7
    or a5, a6, a5
    slli a6, t5, 29
    and a6, a6, t3
    or a5, a5, a6
    slli a6, t5, 30
    and a6, a6, s9
    or a5, a5, a6
    sw a5, 748(a0)
    sw a6, 1104(sp)
    lw a6, 624(sp)
    sw a5, 1108(sp)
    srli a5, a6, 5
    andi a5, a5, 1
    sw t4, 1112(sp)
    srli t4, a6, 4
    andi t4, t4, 2
    or a5, a5, t4
    andi t4, a3, 4
    or a5, a5, t4
    or a5, a5, t2
    lw t2, 996(sp)
    andi a6, a6, 32
    andi t2, t2, 16
    or a5, a5, t2
    or a5, a5, a6
    lw a6, 988(sp)
    lui a3, 1044480
    andi a6, a6, 64
    or a5, a5, a6
    lw a6, 984(sp)
    andi a6, a6, 128
    or a5, a5, a6
    lw a6, 164(sp)
    slli t2, a6, 16
    srli t4, a6, 16
    or t2, t2, t4
    lui t4, 4096
    addi t4, t4, -256
    and t2, t2, t4
    or a5, a5, t2
    lw t2, 356(sp)
    slli t2, t2, 8
    and t2, t2, a3
    or a5, a5, t2
    sw a5, 752(a0)
    lw t2, 152(sp)
    sw a5, 356(sp)
    srli a6, t2, 16
    lw a5, 900(sp)
    lui t2, 4080
    srli a5, a5, 8
    sw a4, 984(sp)
    and a4, a5, t2
    or a6, a6, a4
    lw a4, 876(sp)
    slli a4, a4, 8
    and a4, a4, a3
    or a6, a6, a4
    sw a6, 756(a0)
    lw a4, 840(sp)
    sw a6, 988(sp)
    srli a4, a4, 16
    andi a4, a4, 255
    lw a6, 572(sp)
    sw t6, 624(sp)
    and a5, a5, a6
    or a5, a4, a5
    lw a4, 708(sp)
    lui a6, 16
    and a4, a4, a6
    or a5, a5, a4
    lw a4, 976(sp)
    lui a6, 32
    and a4, a4, a6
    or a5, a5, a4
    lw a4, 956(sp)
    sw t5, 976(sp)
    slli a6, a4, 14
    lui t5, 64
    and a6, a6, t5
    or a5, a5, a6
    slli a6, a4, 15
    lui t5, 128
    and a6, a6, t5
    or a5, a5, a6
    lw a6, 248(sp)
    lw t5, 464(sp)
    slli a4, a4, 20
    and a6, a6, t5
    and s5, a4, s5
    or a6, a6, s5
    slli s5, s6, 21
    sw s5, 248(sp)
    and s5, s5, s0
    or a6, a6, s5
    slli s5, t1, 22
    sw s5, 708(sp)
    and s5, s5, s2
    or a6, a6, s5
    and s5, t6, s11
    or a6, a6, s5
    lw s5, 992(sp)
    and t6, s4, s7
    and s5, s5, s3
    or a6, a6, s5
    or a6, a6, t6
    and s8, s8, t3
    or a6, a6, s8
    and a7, a7, s9
    or a6, a6, a7
    sw s4, 996(sp)
    srli s4, a6, 4
    lui s11, 4352
    and s2, s4, s11
    or a5, a5, s2
    srli s2, a6, 3
    lui s0, 8704
    and t5, s2, s0
    or a5, a5, t5
    srli t5, a6, 2
    sw a4, 1116(sp)
    lui a4, 17408
    and s3, t5, a4
    or a5, a5, s3
    srli s3, a6, 1
    sw a7, 1120(sp)
    lui a7, 34816
    and s3, s3, a7
    or a5, a5, s3
    lw s3, 1000(sp)
    or a5, a5, s5
    and s5, s3, s7
    or a5, a5, s5
    lw s5, 1004(sp)
    and s5, s5, t3
    or a5, a5, s5
    lw s5, 1012(sp)
    and s5, s5, s9
    or a5, a5, s5
    sw a5, 760(a0)
    lw s5, 948(sp)
    sw a5, 1012(sp)
    srli a5, s5, 5
    andi a5, a5, 1
    srli s3, s5, 4
    andi s3, s3, 2
    or a5, a5, s3
    lw s3, 1020(sp)
    andi s3, s3, 4
    or a5, a5, s3
    lw s3, 1024(sp)
    andi s3, s3, 8
    or a5, a5, s3
    lw s3, 1028(sp)
    andi s3, s3, 16
    or a5, a5, s3
    andi s3, s5, 32
    or a5, a5, s3
    lw s3, 1032(sp)
    andi s3, s3, 64
    or a5, a5, s3
    lw s3, 1036(sp)
    andi s3, s3, 128
    or a5, a5, s3
    lw s3, 136(sp)
    slli s5, s3, 16
    srli s3, s3, 16
    or s3, s5, s3
    and s3, s3, t4
    or a5, a5, s3
    lw s3, 376(sp)
    and t5, t5, a7
    slli s5, s3, 8
    and s5, s5, a3
    or a5, a5, s5
    sw a5, 764(a0)
    lw s5, 388(sp)
    sw a5, 136(sp)
    srli s3, s5, 16
    lw a5, 784(sp)
    and t0, t0, t3
    srli a5, a5, 8
    and s5, a5, t2
    or s3, s3, s5
    lw s5, 672(sp)
    lui t2, 64
    slli s5, s5, 8
    and s5, s5, a3
    or s3, s3, s5
    sw s3, 768(a0)
    lw s5, 816(sp)
    sw s3, 1036(sp)
    srli s5, s5, 16
    andi s5, s5, 255
    lw s3, 572(sp)
    sw s6, 1032(sp)
    and a5, a5, s3
    or a5, s5, a5
    lui s5, 16
    and ra, ra, s5
    or a5, a5, ra
    lui ra, 32
    and s10, s10, ra
    or a5, a5, s10
    slli s10, s6, 14
    and s10, s10, t2
    or a5, a5, s10
    slli s10, s6, 15
    lui s6, 128
    and s10, s10, s6
    or a5, a5, s10
    srli s10, a6, 5
    and s3, s10, s11
    or a5, a5, s3
    and s3, s4, s0
    or a5, a5, s3
    and s3, s2, a4
    or a5, a5, s3
    or a5, a5, t5
    lw t5, 920(sp)
    lui s3, 65536
    and t5, t5, s3
    or a5, a5, t5
    or a5, a5, t6
    or a5, a5, t0
    lw t0, 1080(sp)
    and s1, s1, s5
    and t0, t0, s9
    or a5, a5, t0
    sw a5, 772(a0)
    # round 14 (present.dsl:28)
    lw t0, 452(sp)
    and a2, a2, ra
    not t0, t0
    sw t0, 776(a0)
    lw t0, 972(sp)
    not t5, t0
    sw t5, 780(a0)
    lw t5, 912(sp)
    srli t6, t5, 16
    lw t5, 1060(sp)
    and t5, t5, s5
    or t5, t6, t5
    lw t6, 1064(sp)
    sw a5, 1064(sp)
    and t6, t6, ra
    or t5, t5, t6
    slli t6, t1, 14
    and t6, t6, t2
    or t5, t5, t6
    slli t6, t1, 15
    and t6, t6, s6
    or t5, t5, t6
    srli t6, a6, 6
    and a5, t6, s11
    or a5, t5, a5
    and t5, s10, s0
    or a5, a5, t5
    and t5, s4, a4
    or a5, a5, t5
    and t5, s2, a7
    or a5, a5, t5
    lw t5, 1076(sp)
    and s4, s4, a7
    and s2, t5, s3
    or a5, a5, s2
    lw s2, 176(sp)
    and t0, s2, s7
    or a5, a5, t0
    lw t0, 1084(sp)
    or a5, a5, s8
    and t0, t0, s9
    or a5, a5, t0
    not t0, a5
    sw t0, 784(a0)
    lw t0, 968(sp)
    srli s8, t0, 16
    or s1, s8, s1
    or a2, s1, a2
    lw s1, 976(sp)
    slli s8, s1, 14
    and s8, s8, t2
    or a2, a2, s8
    slli s8, s1, 15
    and s8, s8, s6
    or a2, a2, s8
    srli s8, a6, 7
    and s8, s8, s11
    or a2, a2, s8
    and s8, t6, s0
    or a2, a2, s8
    and s8, s10, a4
    or a2, a2, s8
    or a2, a2, s4
    lw s4, 984(sp)
    lui a4, 4096
    and s8, s4, s3
    or a2, a2, s8
    lw s8, 1112(sp)
    and s10, s8, s7
    or a2, a2, s10
    lw s10, 760(sp)
    and s10, s10, t3
    or a2, a2, s10
    lw s10, 1120(sp)
    or a2, a2, s10
    sw a2, 788(a0)
    lw s10, 96(sp)
    lw t0, 400(sp)
    andi s10, s10, 3
    srli t0, t0, 6
    sw a6, 400(sp)
    lw a6, 464(sp)
    lw a7, 564(sp)
    and t0, t0, a6
    slli a7, a7, 20
    and a7, a7, a4
    or a7, t0, a7
    lw t0, 576(sp)
    lui s0, 8192
    and t0, t0, s0
    or a7, a7, t0
    lw t0, 596(sp)
    lui s11, 16384
    and t0, t0, s11
    or a7, a7, t0
    lw t0, 632(sp)
    lui s6, 32768
    and t0, t0, s6
    or a7, a7, t0
    lw t0, 252(sp)
    or a7, a7, t0
    lw t0, 488(sp)
    or a7, a7, t0
    lw t0, 552(sp)
    or a7, a7, t0
    lw t0, 404(sp)
    or a7, a7, t0
    slli t0, a7, 2
    or t0, s10, t0
    xori t0, t0, 3
    andi s10, t0, 1
    sw a7, 404(sp)
    slli a7, t0, 1
    andi t2, a7, 2
    or s10, s10, t2
    slli ra, t0, 2
    andi s5, ra, 4
    or s5, s10, s5
    slli s10, t0, 3
    andi a6, s10, 8
    or a6, s5, a6
    slli s5, t0, 4
    andi s8, s5, 16
    or a6, a6, s8
    slli s8, t0, 5
    andi s4, s8, 32
    or a6, a6, s4
    slli s4, t0, 6
    andi s2, s4, 64
    or a6, a6, s2
    slli s2, t0, 7
    andi s2, s2, 128
    or a6, a6, s2
    lw s2, 320(sp)
    slli t5, s2, 16
    srli s2, s2, 16
    or t5, t5, s2
    and t5, t5, t4
    or a6, a6, t5
    lw t5, 416(sp)
    slli t5, t5, 16
    and t5, t5, a3
    or a6, a6, t5
    sw a6, 792(a0)
    lw t5, 692(sp)
    sw a6, 416(sp)
    srli s2, t5, 8
    lw a6, 160(sp)
    lw t5, 880(sp)
    and s2, s2, a6
    sw a2, 552(sp)
    srli a2, t5, 16
    sw t6, 488(sp)
    lw t6, 572(sp)
    and a2, a2, t6
    or a2, s2, a2
    lw s2, 1100(sp)
    slli s2, s2, 16
    and s2, s2, a3
    or a2, a2, s2
    sw a2, 796(a0)
    lw s2, 832(sp)
    sw a2, 252(sp)
    srli s2, s2, 8
    andi s2, s2, 255
    srli a2, t1, 1
    andi a2, a2, 21
    sw a5, 632(sp)
    lw a5, 728(sp)
    lw a6, 128(sp)
    andi a5, a5, 2
    or a5, a2, a5
    lw a2, 0(a1)
    andi a6, a6, 2
    srli t6, a2, 20
    andi t6, t6, 8
    or a5, a5, t6
    lw t6, 140(sp)
    andi t6, t6, 32
    or a5, a5, t6
    xori a5, a5, 2
    not a5, a5
    srli t6, a2, 16
    andi t6, t6, 1
    or a6, t6, a6
    lw t6, 8(a1)
    sw t1, 140(sp)
    srli a3, t6, 17
    andi a3, a3, 4
    or a6, a6, a3
    srli a3, a2, 7
    andi a3, a3, 8
    or a6, a6, a3
    srli a3, a2, 18
    andi a3, a3, 16
    or a6, a6, a3
    srli a3, t6, 8
    sw a3, 128(sp)
    andi a3, a3, 32
    or a6, a6, a3
    xori a6, a6, 44
    srli a3, s1, 1
    andi a3, a3, 21
    or t2, a3, t2
    srli a3, a2, 5
    andi a3, a3, 8
    or t2, t2, a3
    srli a3, t6, 6
    andi a3, a3, 32
    or t2, t2, a3
    not t2, t2
    srli a3, a2, 31
    andi s1, t0, 2
    or a3, a3, s1
    srli t6, t6, 16
    andi t6, t6, 4
    or t6, a3, t6
    srli a3, a2, 6
    andi a3, a3, 8
    or t6, t6, a3
    srli a3, a2, 17
    andi a3, a3, 16
    or t6, t6, a3
    lw a3, 156(sp)
    sw a6, 156(sp)
    andi a3, a3, 32
    or t6, t6, a3
    and a3, t2, t6
    xor a3, a6, a3
    xor a2, a5, a3
    not a6, a2
    slli t1, a6, 8
    sw t1, 728(sp)
    andi t1, t1, 256
    or t1, s2, t1
    slli s2, a6, 9
    sw s2, 596(sp)
    andi s2, s2, 512
    or t1, t1, s2
    slli s2, a6, 10
    sw s2, 576(sp)
    andi s2, s2, 1024
    or t1, t1, s2
    slli s2, a6, 11
    sw a5, 96(sp)
    lw a5, 616(sp)
    sw s2, 1120(sp)
    and s2, s2, a5
    or t1, t1, s2
    slli s2, a6, 12
    lui a5, 1
    and s2, s2, a5
    or t1, t1, s2
    slli s2, a6, 13
    lui a5, 2
    and s2, s2, a5
    or t1, t1, s2
    slli s2, a6, 14
    lui a5, 4
    sw s2, 760(sp)
    and s2, s2, a5
    or t1, t1, s2
    slli s2, a6, 15
    sw a6, 1084(sp)
    lui a6, 8
    sw s2, 1060(sp)
    and s2, s2, a6
    or t1, t1, s2
    slli s2, t5, 8
    lui t5, 4080
    and s2, s2, t5
    or t1, t1, s2
    lw s2, 904(sp)
    srli t0, t0, 1
    and s2, s2, a4
    or t1, t1, s2
    lw s2, 1116(sp)
    andi t0, t0, 1
    and s2, s2, s0
    or t1, t1, s2
    lw s2, 956(sp)
    or t0, t0, s1
    slli s0, s2, 21
    and s0, s0, s11
    or t1, t1, s0
    slli s0, s2, 22
    and s2, s0, s6
    or t1, t1, s2
    lw s2, 980(sp)
    andi a7, a7, 4
    and s2, s2, s3
    or t1, t1, s2
    sw s2, 980(sp)
    lw s2, 952(sp)
    or a7, t0, a7
    and s2, s2, s7
    or t1, t1, s2
    lw s2, 992(sp)
    andi t0, ra, 8
    and s2, s2, t3
    or t1, t1, s2
    lw s2, 1000(sp)
    or a7, a7, t0
    and s2, s2, s9
    or t1, t1, s2
    sw t1, 800(a0)
    andi t0, s10, 16
    or a7, a7, t0
    andi t0, s5, 32
    or a7, a7, t0
    andi t0, s8, 64
    or a7, a7, t0
    andi t0, s4, 128
    or a7, a7, t0
    lw t0, 304(sp)
    lui s2, 1044480
    slli s1, t0, 16
    srli t0, t0, 16
    or t0, s1, t0
    and t0, t0, t4
    or a7, a7, t0
    lw t0, 448(sp)
    xor t6, t2, t6
    slli s1, t0, 16
    and s1, s1, s2
    or a7, a7, s1
    sw a7, 804(a0)
    lw s1, 240(sp)
    lw s5, 160(sp)
    srli s4, s1, 8
    and s4, s4, s5
    lw s8, 132(sp)
    lw ra, 572(sp)
    srli s10, s8, 16
    and s10, s10, ra
    or s4, s4, s10
    lw s10, 1108(sp)
    xor t6, a3, t6
    slli t0, s10, 16
    and t0, t0, s2
    or t0, s4, t0
    sw t0, 808(a0)
    lw s4, 824(sp)
    sw a7, 304(sp)
    srli a7, s4, 8
    andi a7, a7, 255
    or a2, a2, t6
    xor t2, t2, a2
    lw a2, 96(sp)
    sw s0, 96(sp)
    or s4, a2, t2
    xor t6, t6, s4
    or a2, a2, t6
    xor t2, t2, a2
    not a2, t2
    slli s4, a2, 8
    andi s0, s4, 256
    or a7, a7, s0
    slli s0, a2, 9
    andi s10, s0, 512
    or a7, a7, s10
    slli s10, a2, 10
    andi s1, s10, 1024
    or a7, a7, s1
    slli s1, a2, 11
    sw t4, 1000(sp)
    lw t4, 616(sp)
    sw t0, 992(sp)
    and t0, s1, t4
    or a7, a7, t0
    slli t0, a2, 12
    sw t1, 952(sp)
    lui t1, 1
    and t0, t0, t1
    or a7, a7, t0
    slli t0, a2, 13
    sw s1, 956(sp)
    lui s1, 2
    and t0, t0, s1
    or a7, a7, t0
    slli t0, a2, 14
    sw s10, 1116(sp)
    and s10, t0, a5
    or a7, a7, s10
    slli s10, a2, 15
    sw s0, 904(sp)
    and s0, s10, a6
    or a7, a7, s0
    slli s0, s8, 8
    and s0, s0, t5
    or a7, a7, s0
    lw s0, 964(sp)
    sw s4, 964(sp)
    and s0, s0, a4
    or a7, a7, s0
    lw s0, 1032(sp)
    lui s4, 8192
    slli s8, s0, 20
    and s8, s8, s4
    or a7, a7, s8
    lw s8, 248(sp)
    slli s0, s0, 22
    and s8, s8, s11
    or a7, a7, s8
    and s0, s0, s6
    or a7, a7, s0
    lw s0, 1048(sp)
    or t2, t6, t2
    and s8, s0, s3
    or a7, a7, s8
    lw s8, 1044(sp)
    lw s0, 920(sp)
    and s8, s8, s7
    or a7, a7, s8
    and s0, s0, t3
    or a7, a7, s0
    lw s0, 996(sp)
    xor t2, a3, t2
    and s0, s0, s9
    or a7, a7, s0
    sw a7, 812(a0)
    # round 15 (present.dsl:28)
    lw s0, 512(sp)
    slli a3, t2, 8
    not s0, s0
    sw s0, 816(a0)
    lw s0, 1016(sp)
    sw s8, 512(sp)
    not s8, s0
    sw s8, 820(a0)
    lw s8, 820(sp)
    sw a7, 996(sp)
    srli s8, s8, 8
    and s8, s8, s5
    andi a7, a3, 256
    or a7, s8, a7
    slli s8, t2, 9
    andi s0, s8, 512
    or a7, a7, s0
    slli s0, t2, 10
    sw s0, 920(sp)
    andi s0, s0, 1024
    or a7, a7, s0
    slli s0, t2, 11
    sw s0, 1044(sp)
    and s0, s0, t4
    or a7, a7, s0
    slli s0, t2, 12
    and s0, s0, t1
    or a7, a7, s0
    slli s0, t2, 13
    and s0, s0, s1
    or a7, a7, s0
    slli s0, t2, 14
    sw s8, 1032(sp)
    and s8, s0, a5
    or a7, a7, s8
    slli s8, t2, 15
    sw a3, 248(sp)
    and a3, s8, a6
    or a7, a7, a3
    lw a3, 660(sp)
    not t6, t6
    and a3, a3, a4
    or a7, a7, a3
    lw a3, 140(sp)
    sw s8, 660(sp)
    slli s8, a3, 20
    and s8, s8, s4
    or a7, a7, s8
    slli a3, a3, 21
    and a3, a3, s11
    or a7, a7, a3
    lw a3, 708(sp)
    and a3, a3, s6
    or a7, a7, a3
    lw a3, 1068(sp)
    and a3, a3, s3
    or a7, a7, a3
    lw a3, 1072(sp)
    and s8, a3, s7
    or a7, a7, s8
    lw s8, 1076(sp)
    lw a3, 176(sp)
    and s8, s8, t3
    or a7, a7, s8
    and a3, a3, s9
    or a7, a7, a3
    not a3, a7
    sw a3, 824(a0)
    lw a3, 1040(sp)
    sw s8, 176(sp)
    srli a3, a3, 8
    and a3, a3, s5
    slli s8, t6, 8
    andi s5, s8, 256
    or a3, a3, s5
    slli s5, t6, 9
    sw s5, 1076(sp)
    andi s5, s5, 512
    or a3, a3, s5
    slli s5, t6, 10
    sw s5, 1068(sp)
    andi s5, s5, 1024
    or a3, a3, s5
    slli s5, t6, 11
    and t4, s5, t4
    or t4, a3, t4
    slli a3, t6, 12
    and a3, a3, t1
    or t4, t4, a3
    slli a3, t6, 13
    and a3, a3, s1
    or t4, t4, a3
    slli a3, t6, 14
    and a5, a3, a5
    or a5, t4, a5
    slli t4, t6, 15
    and a6, t4, a6
    or a5, a5, a6
    lw a6, 960(sp)
    and a6, a6, a4
    or a5, a5, a6
    lw a6, 976(sp)
    slli s1, a6, 20
    and s1, s1, s4
    or a5, a5, s1
    slli s1, a6, 21
    and s1, s1, s11
    or a5, a5, s1
    slli a6, a6, 22
    and a6, a6, s6
    or a5, a5, a6
    lw a6, 624(sp)
    and a6, a6, s3
    or a5, a5, a6
    lw a6, 1096(sp)
    and a6, a6, s7
    or a5, a5, a6
    lw a6, 984(sp)
    and s1, a6, t3
    or a5, a5, s1
    lw s1, 1112(sp)
    and s1, s1, s9
    or a5, a5, s1
    sw a5, 828(a0)
    lw a6, 444(sp)
    sw s1, 1112(sp)
    lw s1, 464(sp)
    lw t1, 528(sp)
    and a6, a6, s1
    slli t1, t1, 8
    and t1, t1, s2
    or a6, a6, t1
    sw a6, 832(a0)
    lw t1, 688(sp)
    sw a6, 528(sp)
    srli a6, t1, 16
    lw t1, 972(sp)
    sw s5, 1096(sp)
    srli t1, t1, 8
    and s5, t1, t5
    or a6, a6, s5
    lw s5, 632(sp)
    and t1, t1, ra
    slli s5, s5, 8
    and s5, s5, s2
    or a6, a6, s5
    sw a6, 836(a0)
    lw s5, 812(sp)
    sw a6, 624(sp)
    srli s5, s5, 16
    andi s5, s5, 255
    or t1, s5, t1
    lw s5, 760(sp)
    lui a6, 16
    and s5, s5, a6
    or t1, t1, s5
    lw s5, 1060(sp)
    sw s8, 760(sp)
    lui s8, 32
    and s5, s5, s8
    or t1, t1, s5
    lw s5, 1084(sp)
    sw a5, 1060(sp)
    slli a5, s5, 16
    sw a7, 976(sp)
    lui a7, 64
    and a5, a5, a7
    or a5, t1, a5
    slli t1, s5, 17
    sw t4, 960(sp)
    lui t4, 128
    and t1, t1, t4
    or a5, a5, t1
    lw t1, 488(sp)
    sw a3, 488(sp)
    and t1, t1, s1
    slli a3, s5, 22
    and a4, a3, a4
    or t1, t1, a4
    slli a4, a2, 23
    and s4, a4, s4
    or t1, t1, s4
    slli s4, t2, 24
    and s11, s4, s11
    or t1, t1, s11
    slli s11, t6, 25
    and s6, s11, s6
    or t1, t1, s6
    slli s6, s5, 27
    sw s11, 708(sp)
    and s11, s6, s3
    or t1, t1, s11
    sw s4, 140(sp)
    slli s4, a2, 28
    sw s4, 452(sp)
    and s4, s4, s7
    or t1, t1, s4
    sw a4, 1080(sp)
    slli a4, t2, 29
    and a4, a4, t3
    or t1, t1, a4
    sw s6, 948(sp)
    slli s6, t6, 30
    and s6, s6, s9
    or t1, t1, s6
    sw a3, 1028(sp)
    srli a3, t1, 4
    sw s6, 1024(sp)
    lui s6, 4352
    sw t6, 1020(sp)
    and t6, a3, s6
    or a5, a5, t6
    srli t6, t1, 3
    sw a4, 1004(sp)
    lui a4, 8704
    and s3, t6, a4
    or a5, a5, s3
    srli s3, t1, 2
    sw t2, 1124(sp)
    lui t2, 17408
    and t2, s3, t2
    or a5, a5, t2
    srli t2, t1, 1
    sw s0, 1128(sp)
    lui s0, 34816
    and t2, t2, s0
    or a5, a5, t2
    or a5, a5, s11
    slli t2, s5, 28
    and s11, t2, s7
    or a5, a5, s11
    slli s11, s5, 29
    and s11, s11, t3
    or a5, a5, s11
    slli s11, s5, 30
    and s11, s11, s9
    or a5, a5, s11
    sw a5, 840(a0)
    lw s11, 204(sp)
    sw a5, 204(sp)
    and s11, s11, s1
    lw a5, 544(sp)
    and t0, t0, a6
    slli a5, a5, 8
    and a5, a5, s2
    or a5, s11, a5
    sw a5, 844(a0)
    lw s11, 720(sp)
    sw a5, 1132(sp)
    srli a5, s11, 16
    lw s11, 352(sp)
    and s3, s3, s0
    srli s11, s11, 8
    and t5, s11, t5
    or a5, a5, t5
    lw t5, 552(sp)
    and s11, s11, ra
    slli t5, t5, 8
    and t5, t5, s2
    or a5, a5, t5
    sw a5, 848(a0)
    lw t5, 244(sp)
    sw a5, 1136(sp)
    srli t5, t5, 16
    andi t5, t5, 255
    or t5, t5, s11
    or t0, t5, t0
    and t5, s10, s8
    or t0, t0, t5
    slli t5, a2, 16
    and t5, t5, a7
    or t0, t0, t5
    slli t5, a2, 17
    and t5, t5, t4
    or t0, t0, t5
    srli t5, t1, 5
    and s10, t5, s6
    or t0, t0, s10
    and s10, a3, a4
    or t0, t0, s10
    lui s10, 17408
    and s11, t6, s10
    or t0, t0, s11
    or t0, t0, s3
    slli s3, a2, 27
    lui s11, 65536
    and a5, s3, s11
    or a5, t0, a5
    or a5, a5, s4
    slli t0, a2, 29
    and t0, t0, t3
    or a5, a5, t0
    slli t0, a2, 30
    and t0, t0, s9
    or a5, a5, t0
    sw a5, 852(a0)
    lw t0, 156(sp)
    sw a5, 1140(sp)
    srli s4, t0, 3
    andi a5, s4, 1
    sw s4, 1144(sp)
    srli s4, t0, 2
    sw s4, 1148(sp)
    andi s4, s4, 2
    or a5, a5, s4
    srli s4, t0, 1
    sw s4, 1152(sp)
    andi s4, s4, 4
    or a5, a5, s4
    andi s4, t0, 8
    or a5, a5, s4
    slli s4, t0, 1
    sw s4, 1156(sp)
    andi s4, s4, 16
    or a5, a5, s4
    slli s4, t0, 2
    sw s4, 1160(sp)
    andi s4, s4, 32
    or a5, a5, s4
    slli s4, t0, 3
    andi s4, s4, 64
    or a5, a5, s4
    slli s4, t0, 4
    andi s4, s4, 128
    or a5, a5, s4
    lw s4, 608(sp)
    and t6, t6, s0
    andi s4, s4, -256
    or a5, a5, s4
    # round 16 (present.dsl:28)
    not s4, a5
    sw s4, 856(a0)
    lw s4, 1012(sp)
    sw a5, 1164(sp)
    not a5, s4
    sw a5, 860(a0)
    lw a5, 988(sp)
    lw s4, 1128(sp)
    srli a5, a5, 16
    and s4, s4, a6
    or a5, a5, s4
    lw s4, 660(sp)
    sw s3, 660(sp)
    and s4, s4, s8
    or a5, a5, s4
    lw s4, 1124(sp)
    slli t0, s4, 16
    and t0, t0, a7
    or a5, a5, t0
    slli t0, s4, 17
    and t0, t0, t4
    or a5, a5, t0
    srli t0, t1, 6
    and s3, t0, s6
    or a5, a5, s3
    and s3, t5, a4
    or a5, a5, s3
    and s3, a3, s10
    or a5, a5, s3
    or a5, a5, t6
    slli t6, s4, 27
    and s3, t6, s11
    or a5, a5, s3
    slli s3, s4, 28
    sw s3, 1128(sp)
    and s3, s3, s7
    or a5, a5, s3
    lw s3, 1004(sp)
    srli t1, t1, 7
    or a5, a5, s3
    slli s3, s4, 30
    and s3, s3, s9
    or a5, a5, s3
    not s3, a5
    sw s3, 864(a0)
    lw s3, 1036(sp)
    lw s4, 488(sp)
    srli s3, s3, 16
    and s4, s4, a6
    or s3, s3, s4
    lw s4, 960(sp)
    and t1, t1, s6
    and s4, s4, s8
    or s3, s3, s4
    lw s4, 1020(sp)
    and t5, t5, s10
    slli s8, s4, 16
    and s8, s8, a7
    or s3, s3, s8
    slli s8, s4, 17
    and s8, s8, t4
    or s3, s3, s8
    or t1, s3, t1
    and s3, t0, a4
    or t1, t1, s3
    or t1, t1, t5
    and t5, a3, s0
    or t1, t1, t5
    slli t5, s4, 27
    and a3, t5, s11
    or t1, t1, a3
    slli a3, s4, 28
    and s3, a3, s7
    or t1, t1, s3
    slli s3, s4, 29
    and s3, s3, t3
    or t1, t1, s3
    lw s3, 1024(sp)
    slli a4, s5, 4
    or t1, t1, s3
    sw t1, 868(a0)
    lw s3, 500(sp)
    andi a4, a4, 256
    and s8, s3, s1
    lw s3, 532(sp)
    slli s3, s3, 16
    and s3, s3, s2
    or s3, s8, s3
    sw s3, 872(a0)
    lw s8, 676(sp)
    sw s3, 532(sp)
    srli s3, s8, 8
    lw s8, 160(sp)
    lw s0, 1016(sp)
    and s3, s3, s8
    srli s10, s0, 16
    and s10, s10, ra
    or s3, s3, s10
    lw s10, 976(sp)
    slli s10, s10, 16
    and s10, s10, s2
    or s3, s3, s10
    sw s3, 876(a0)
    lw s10, 764(sp)
    lw s6, 616(sp)
    srli s10, s10, 8
    andi s10, s10, 255
    or a4, s10, a4
    slli s10, s5, 5
    andi s10, s10, 512
    or a4, a4, s10
    slli s10, s5, 6
    andi s10, s10, 1024
    or a4, a4, s10
    slli s10, s5, 7
    and s10, s10, s6
    or a4, a4, s10
    lw s10, 728(sp)
    sw s3, 1024(sp)
    lui s3, 1
    and s10, s10, s3
    or a4, a4, s10
    lw s10, 596(sp)
    lui t4, 2
    and s10, s10, t4
    or a4, a4, s10
    lw s10, 576(sp)
    lui a7, 4
    and s10, s10, a7
    or a4, a4, s10
    lw s10, 1120(sp)
    lui a6, 8
    and s10, s10, a6
    or a4, a4, s10
    slli s10, s0, 8
    lui s0, 4080
    and s10, s10, s0
    or a4, a4, s10
    slli s10, s5, 21
    sw t1, 1120(sp)
    lui t1, 4096
    and s10, s10, t1
    or a4, a4, s10
    lw s10, 1028(sp)
    lui s4, 8192
    and s10, s10, s4
    or a4, a4, s10
    slli s10, s5, 23
    sw t0, 1028(sp)
    lui t0, 16384
    sw s10, 576(sp)
    and s10, s10, t0
    or a4, a4, s10
    slli s10, s5, 24
    sw a5, 596(sp)
    lui a5, 32768
    sw s10, 728(sp)
    and s10, s10, a5
    or a4, a4, s10
    slli s10, s5, 25
    sw s10, 960(sp)
    and s10, s10, s11
    or a4, a4, s10
    slli s5, s5, 26
    sw s10, 488(sp)
    and s10, s5, s7
    or a4, a4, s10
    lw s10, 948(sp)
    and t2, t2, s9
    and s10, s10, t3
    or a4, a4, s10
    or t2, a4, t2
    sw t2, 880(a0)
    lw a4, 480(sp)
    lw s10, 588(sp)
    and a4, a4, s1
    slli s10, s10, 16
    and s10, s10, s2
    or a4, a4, s10
    sw a4, 884(a0)
    lw s10, 316(sp)
    sw a4, 480(sp)
    srli a4, s10, 8
    and a4, a4, s8
    lw s10, 256(sp)
    sw t2, 948(sp)
    srli t2, s10, 16
    and t2, t2, ra
    or t2, a4, t2
    lw a4, 1060(sp)
    slli a4, a4, 16
    and a4, a4, s2
    or t2, t2, a4
    sw t2, 888(a0)
    lw a4, 348(sp)
    sw t2, 1004(sp)
    srli a4, a4, 8
    andi a4, a4, 255
    slli t2, a2, 4
    andi t2, t2, 256
    or t2, a4, t2
    slli a4, a2, 5
    andi a4, a4, 512
    or t2, t2, a4
    slli a4, a2, 6
    andi a4, a4, 1024
    or t2, t2, a4
    slli a4, a2, 7
    and a4, a4, s6
    or t2, t2, a4
    lw a4, 964(sp)
    and a4, a4, s3
    or t2, t2, a4
    lw a4, 904(sp)
    and a4, a4, t4
    or t2, t2, a4
    lw a4, 1116(sp)
    and a4, a4, a7
    or t2, t2, a4
    lw a4, 956(sp)
    and a4, a4, a6
    or t2, t2, a4
    slli a4, s10, 8
    and a4, a4, s0
    or t2, t2, a4
    slli a4, a2, 21
    sw a4, 956(sp)
    and a4, a4, t1
    or t2, t2, a4
    slli a4, a2, 22
    and a4, a4, s4
    or t2, t2, a4
    lw a4, 1080(sp)
    and s10, a4, t0
    or t2, t2, s10
    slli s10, a2, 24
    and a4, s10, a5
    or t2, t2, a4
    slli a4, a2, 25
    sw a4, 1116(sp)
    and a4, a4, s11
    or t2, t2, a4
    slli a4, a2, 26
    and a2, a4, s7
    or t2, t2, a2
    sw a2, 904(sp)
    lw a2, 660(sp)
    and a2, a2, t3
    or t2, t2, a2
    lw a2, 452(sp)
    and a2, a2, s9
    or t2, t2, a2
    sw t2, 892(a0)
    lw a2, 156(sp)
    sw t2, 452(sp)
    srli t2, a2, 5
    andi t2, t2, 1
    sw a4, 660(sp)
    srli a4, a2, 4
    andi a4, a4, 2
    or t2, t2, a4
    lw a4, 1144(sp)
    andi a4, a4, 4
    or t2, t2, a4
    lw a4, 1148(sp)
    andi a4, a4, 8
    or t2, t2, a4
    lw a4, 1152(sp)
    andi a4, a4, 16
    or t2, t2, a4
    andi a4, a2, 32
    or t2, t2, a4
    lw a4, 1156(sp)
    andi a4, a4, 64
    or t2, t2, a4
    lw a4, 1160(sp)
    andi a4, a4, 128
    or t2, t2, a4
    lw a4, 656(sp)
    andi a2, a4, -256
    or t2, t2, a2
    # round 17 (present.dsl:28)
    not a2, t2
    sw a2, 896(a0)
    lw a2, 952(sp)
    not a4, a2
    sw a4, 900(a0)
    lw a4, 252(sp)
    sw t2, 1160(sp)
    srli a4, a4, 8
    and a4, a4, s8
    lw t2, 1124(sp)
    and t6, t6, t3
    slli a2, t2, 4
    andi a2, a2, 256
    or a4, a4, a2
    slli a2, t2, 5
    andi a2, a2, 512
    or a4, a4, a2
    slli a2, t2, 6
    andi a2, a2, 1024
    or a4, a4, a2
    slli a2, t2, 7
    and a2, a2, s6
    or a4, a4, a2
    lw a2, 248(sp)
    and a2, a2, s3
    or a4, a4, a2
    lw a2, 1032(sp)
    sw s5, 1032(sp)
    and a2, a2, t4
    or a4, a4, a2
    lw a2, 920(sp)
    and a2, a2, a7
    or a4, a4, a2
    lw a2, 1044(sp)
    and a2, a2, a6
    or a4, a4, a2
    slli a2, t2, 21
    and a2, a2, t1
    or a4, a4, a2
    slli a2, t2, 22
    sw a2, 1044(sp)
    and a2, a2, s4
    or a4, a4, a2
    slli a2, t2, 23
    sw a2, 920(sp)
    and a2, a2, t0
    or a4, a4, a2
    lw a2, 140(sp)
    and a2, a2, a5
    or a4, a4, a2
    slli a2, t2, 25
    and s5, a2, s11
    or a4, a4, s5
    slli s5, t2, 26
    sw s5, 248(sp)
    and s5, s5, s7
    or a4, a4, s5
    lw s5, 1128(sp)
    or a4, a4, t6
    and s5, s5, s9
    or a4, a4, s5
    not s5, a4
    sw s5, 904(a0)
    lw s5, 992(sp)
    sw t6, 1128(sp)
    srli s5, s5, 8
    and s5, s5, s8
    lw t6, 1020(sp)
    and a3, a3, s9
    slli s8, t6, 4
    andi s8, s8, 256
    or s5, s5, s8
    slli s8, t6, 5
    andi s8, s8, 512
    or s5, s5, s8
    slli s8, t6, 6
    andi s8, s8, 1024
    or s5, s5, s8
    slli s8, t6, 7
    and s8, s8, s6
    or s5, s5, s8
    lw s8, 760(sp)
    and s8, s8, s3
    or s5, s5, s8
    lw s8, 1076(sp)
    and s8, s8, t4
    or s5, s5, s8
    lw s8, 1068(sp)
    and s8, s8, a7
    or s5, s5, s8
    lw s8, 1096(sp)
    and s8, s8, a6
    or s5, s5, s8
    slli s8, t6, 21
    and s8, s8, t1
    or s5, s5, s8
    slli s8, t6, 22
    and s8, s8, s4
    or s5, s5, s8
    slli s8, t6, 23
    and a6, s8, t0
    or a6, s5, a6
    slli s5, t6, 24
    and a7, s5, a5
    or a6, a6, a7
    lw a7, 708(sp)
    srli t2, t2, 1
    and t4, a7, s11
    or a6, a6, t4
    slli t4, t6, 26
    and s3, t4, s7
    or a6, a6, s3
    and s3, t5, t3
    or a6, a6, s3
    or a6, a6, a3
    sw a6, 908(a0)
    lw s3, 560(sp)
    sw a3, 1096(sp)
    and s3, s3, s1
    lw a3, 152(sp)
    andi t2, t2, 21
    slli a3, a3, 8
    and a3, a3, s2
    or a3, s3, a3
    sw a3, 912(a0)
    lw s3, 900(sp)
    sw a3, 152(sp)
    srli a3, s3, 16
    sw t5, 1068(sp)
    lw t5, 1012(sp)
    srli t5, t5, 8
    and s3, t5, s0
    or a3, a3, s3
    lw s3, 596(sp)
    and t5, t5, ra
    slli s3, s3, 8
    and s3, s3, s2
    or a3, a3, s3
    sw a3, 916(a0)
    lw s3, 876(sp)
    lw s6, 908(sp)
    srli s3, s3, 16
    andi s3, s3, 255
    or t5, s3, t5
    lw s3, 928(sp)
    andi a7, s6, 3
    andi s3, s3, 2
    or t2, t2, s3
    lw s3, 8(a1)
    sw a3, 928(sp)
    slli a3, s3, 3
    andi a3, a3, 8
    or t2, t2, a3
    lw a3, 208(sp)
    sw a6, 208(sp)
    andi a3, a3, 32
    or t2, t2, a3
    xori t2, t2, 10
    not t2, t2
    srli a3, s3, 9
    andi a3, a3, 1
    lw a6, 808(sp)
    sw a4, 808(sp)
    slli a6, a6, 2
    or a6, a7, a6
    xori a6, a6, 4
    srli a7, a6, 1
    andi a7, a7, 2
    or a3, a3, a7
    lw a4, 0(a1)
    srli t6, t6, 1
    srli ra, a4, 10
    andi ra, ra, 4
    or a3, a3, ra
    lw ra, 220(sp)
    andi t6, t6, 21
    slli ra, ra, 2
    andi ra, ra, 40
    or a3, a3, ra
    srli ra, s3, 11
    andi ra, ra, 16
    or a3, a3, ra
    xori a3, a3, 57
    lw ra, 620(sp)
    andi s6, s6, 2
    andi ra, ra, 2
    or t6, t6, ra
    slli ra, s3, 2
    andi ra, ra, 8
    or t6, t6, ra
    slli ra, a4, 1
    andi ra, ra, 32
    or t6, t6, ra
    xori t6, t6, 32
    not ra, t6
    sw t6, 620(sp)
    lw t6, 128(sp)
    sw a3, 908(sp)
    andi t6, t6, 1
    or t6, t6, s6
    srli s6, a4, 9
    andi s6, s6, 4
    or t6, t6, s6
    slli s6, s3, 1
    andi s6, s6, 8
    or t6, t6, s6
    srli s3, s3, 10
    andi s3, s3, 16
    or t6, t6, s3
    andi s3, a4, 32
    or t6, t6, s3
    and s3, ra, t6
    xor s3, a3, s3
    xor s6, t2, s3
    not a4, s6
    slli a3, a4, 16
    sw s5, 128(sp)
    lui s5, 16
    and a3, a3, s5
    or t5, t5, a3
    slli a3, a4, 17
    sw s8, 1020(sp)
    lui s8, 32
    and a3, a3, s8
    or t5, t5, a3
    slli a3, a4, 18
    lui s8, 64
    and a3, a3, s8
    or t5, t5, a3
    slli a3, a4, 19
    lui s8, 128
    sw a3, 1124(sp)
    and a3, a3, s8
    or t5, t5, a3
    lw a3, 1028(sp)
    sw a4, 1028(sp)
    and a3, a3, s1
    slli a4, a4, 24
    and t1, a4, t1
    or t1, a3, t1
    xor t6, ra, t6
    xor t6, s3, t6
    or a3, s6, t6
    xor a3, ra, a3
    or s6, t2, a3
    xor t6, t6, s6
    or t2, t2, t6
    xor t2, a3, t2
    not a3, t2
    slli s6, a3, 25
    and ra, s6, s4
    or t1, t1, ra
    or t2, t6, t2
    xor t2, s3, t2
    slli s3, t2, 26
    and ra, s3, t0
    or t1, t1, ra
    not t6, t6
    slli ra, t6, 27
    and a5, ra, a5
    or a5, t1, a5
    lw t1, 576(sp)
    and s10, s10, s7
    and t1, t1, s11
    or a5, a5, t1
    or a5, a5, s10
    and a2, a2, t3
    or a5, a5, a2
    and t4, t4, s9
    or a5, a5, t4
    srli t0, a5, 4
    sw ra, 576(sp)
    lui ra, 4352
    and s4, t0, ra
    or t5, t5, s4
    srli s4, a5, 3
    sw s3, 1076(sp)
    lui s3, 8704
    sw s6, 760(sp)
    and s6, s4, s3
    or t5, t5, s6
    srli s6, a5, 2
    sw a4, 1156(sp)
    lui a4, 17408
    sw t4, 156(sp)
    and t4, s6, a4
    or t4, t5, t4
    srli t5, a5, 1
    sw t6, 1152(sp)
    lui t6, 34816
    and t5, t5, t6
    or t4, t4, t5
    or t1, t4, t1
    lw t4, 728(sp)
    and t5, t4, s7
    or t1, t1, t5
    lw t5, 960(sp)
    and t5, t5, t3
    or t1, t1, t5
    lw t5, 1032(sp)
    and t5, t5, s9
    or t1, t1, t5
    sw t1, 920(a0)
    lw t5, 496(sp)
    lw t4, 388(sp)
    and t5, t5, s1
    slli t4, t4, 8
    and t4, t4, s2
    or t4, t5, t4
    sw t4, 924(a0)
    lw t5, 784(sp)
    sw t4, 496(sp)
    srli t4, t5, 16
    lw t5, 1064(sp)
    sw t1, 1032(sp)
    srli t5, t5, 8
    and t1, t5, s0
    or t1, t4, t1
    lw t4, 1120(sp)
    lui s0, 32
    slli t4, t4, 8
    and t4, t4, s2
    or t1, t1, t4
    sw t1, 928(a0)
    lw t4, 672(sp)
    sw t1, 960(sp)
    srli t4, t4, 16
    lw t1, 572(sp)
    andi t4, t4, 255
    and t5, t5, t1
    or t4, t4, t5
    slli t5, a3, 16
    and t5, t5, s5
    or t4, t4, t5
    slli t5, a3, 17
    and t5, t5, s0
    or t4, t4, t5
    slli t5, a3, 18
    lui t1, 64
    and t5, t5, t1
    or t4, t4, t5
    slli t5, a3, 19
    sw t5, 1148(sp)
    and t5, t5, s8
    or t4, t4, t5
    srli t5, a5, 5
    and s2, t5, ra
    or t4, t4, s2
    and s2, t0, s3
    or t4, t4, s2
    and s2, s4, a4
    or t4, t4, s2
    and s2, s6, t6
    or t4, t4, s2
    lw s2, 1080(sp)
    and s2, s2, s11
    or t4, t4, s2
    lw s2, 1116(sp)
    or t4, t4, s10
    and s6, s2, t3
    or t4, t4, s6
    lw s6, 660(sp)
    slli s2, t2, 16
    and s6, s6, s9
    or t4, t4, s6
    sw t4, 932(a0)
    srli s6, a6, 2
    andi s6, s6, 1
    or a7, s6, a7
    andi s6, a6, 4
    or a7, a7, s6
    slli s6, a6, 1
    andi s6, s6, 8
    or a7, a7, s6
    slli s6, a6, 2
    andi s6, s6, 16
    or a7, a7, s6
    slli s6, a6, 3
    andi s6, s6, 32
    or a7, a7, s6
    slli s6, a6, 4
    andi s6, s6, 64
    or a7, a7, s6
    slli a6, a6, 5
    andi a6, a6, 128
    or a6, a7, a6
    lw a7, 796(sp)
    and s2, s2, s5
    andi s6, a7, -256
    or a6, a6, s6
    # round 18 (present.dsl:28)
    not s6, a6
    sw s6, 936(a0)
    lw s6, 204(sp)
    not s10, s6
    sw s10, 940(a0)
    lw s10, 624(sp)
    sw a6, 660(sp)
    srli a7, s10, 16
    or a7, a7, s2
    slli s2, t2, 17
    and s2, s2, s0
    or a7, a7, s2
    slli s2, t2, 18
    and s2, s2, t1
    or a7, a7, s2
    slli s2, t2, 19
    and s10, s2, s8
    or a7, a7, s10
    srli s10, a5, 6
    and a6, s10, ra
    or a6, a7, a6
    and a7, t5, s3
    or a6, a6, a7
    and a7, t0, a4
    or a6, a6, a7
    and a7, s4, t6
    or a6, a6, a7
    lw a7, 920(sp)
    srli a5, a5, 7
    and a7, a7, s11
    or a6, a6, a7
    lw a7, 140(sp)
    and a5, a5, ra
    and a7, a7, s7
    or a6, a6, a7
    lw a7, 248(sp)
    or a6, a6, a2
    and a2, a7, s9
    or a6, a6, a2
    not a2, a6
    sw a2, 944(a0)
    lw a2, 1136(sp)
    sw t4, 140(sp)
    srli s4, a2, 16
    lw a2, 1152(sp)
    slli a7, a2, 16
    and a7, a7, s5
    or a7, s4, a7
    slli s4, a2, 17
    and s4, s4, s0
    or a7, a7, s4
    slli s4, a2, 18
    and s4, s4, t1
    or a7, a7, s4
    slli s4, a2, 19
    and t4, s4, s8
    or a7, a7, t4
    or a5, a7, a5
    and a7, s10, s3
    or a5, a5, a7
    and a7, t5, a4
    or a5, a5, a7
    and a7, t0, t6
    or a5, a5, a7
    lw a7, 1020(sp)
    and t0, a7, s11
    or a5, a5, t0
    lw t0, 128(sp)
    and t0, t0, s7
    or a5, a5, t0
    lw t0, 708(sp)
    and t0, t0, t3
    or a5, a5, t0
    lw t0, 156(sp)
    lui s3, 1
    or a5, a5, t0
    sw a5, 948(a0)
    lw t0, 556(sp)
    lw t5, 692(sp)
    and t4, t0, s1
    slli t5, t5, 16
    lui t0, 1044480
    and t5, t5, t0
    or t4, t4, t5
    sw t4, 952(a0)
    lw t5, 880(sp)
    sw t4, 692(sp)
    srli a7, t5, 8
    lw t4, 160(sp)
    lw t5, 952(sp)
    and a7, a7, t4
    sw s4, 156(sp)
    srli s4, t5, 16
    sw s2, 708(sp)
    lw s2, 572(sp)
    lui ra, 2
    and s4, s4, s2
    or a7, a7, s4
    lw s4, 808(sp)
    lui s8, 4
    slli s4, s4, 16
    and s4, s4, t0
    or a7, a7, s4
    sw a7, 956(a0)
    lw s4, 1100(sp)
    sw a7, 128(sp)
    srli s4, s4, 8
    andi s4, s4, 255
    lw a7, 1028(sp)
    lw a4, 616(sp)
    slli t6, a7, 6
    andi t6, t6, 256
    or t6, s4, t6
    slli s4, a7, 7
    andi s4, s4, 512
    or t6, t6, s4
    slli s4, a7, 8
    andi s4, s4, 1024
    or t6, t6, s4
    slli s4, a7, 9
    and s4, s4, a4
    or t6, t6, s4
    slli s4, a7, 10
    and s4, s4, s3
    or t6, t6, s4
    slli s4, a7, 11
    and s4, s4, ra
    or t6, t6, s4
    slli s4, a7, 12
    and t1, s4, s8
    or t1, t6, t1
    slli t6, a7, 13
    lui s0, 8
    and s5, t6, s0
    or t1, t1, s5
    slli s5, t5, 8
    lui t5, 4080
    and s5, s5, t5
    or t1, t1, s5
    slli s5, a7, 23
    lui s6, 4096
    sw s5, 920(sp)
    and s5, s5, s6
    or t1, t1, s5
    lw s5, 1156(sp)
    lui a2, 8192
    and s5, s5, a2
    or t1, t1, s5
    slli s5, a7, 25
    sw a5, 1080(sp)
    lui a5, 16384
    sw s5, 1144(sp)
    and s5, s5, a5
    or t1, t1, s5
    slli s5, a7, 26
    sw s10, 964(sp)
    lui s10, 32768
    sw s5, 1168(sp)
    and s5, s5, s10
    or t1, t1, s5
    slli s5, a7, 27
    sw s5, 1172(sp)
    and s5, s5, s11
    or t1, t1, s5
    sw s5, 1176(sp)
    slli s5, a7, 28
    sw s5, 1180(sp)
    and s5, s5, s7
    or t1, t1, s5
    slli s5, a7, 29
    and s5, s5, t3
    or t1, t1, s5
    slli s5, a7, 30
    and s5, s5, s9
    or t1, t1, s5
    sw t1, 960(a0)
    lw s5, 612(sp)
    sw t1, 612(sp)
    lw t1, 240(sp)
    and s5, s5, s1
    slli t1, t1, 16
    and t1, t1, t0
    or t1, s5, t1
    sw t1, 964(a0)
    lw s5, 132(sp)
    sw t1, 1184(sp)
    srli t1, s5, 8
    lw s5, 996(sp)
    and t1, t1, t4
    srli s1, s5, 16
    and s1, s1, s2
    or t1, t1, s1
    lw s1, 208(sp)
    slli s1, s1, 16
    and s1, s1, t0
    or t1, t1, s1
    sw t1, 968(a0)
    lw s1, 1108(sp)
    sw t1, 1188(sp)
    srli s1, s1, 8
    andi s1, s1, 255
    slli t1, a3, 6
    andi t1, t1, 256
    or t1, s1, t1
    slli s1, a3, 7
    andi s1, s1, 512
    or t1, t1, s1
    slli s1, a3, 8
    andi s1, s1, 1024
    or t1, t1, s1
    slli s1, a3, 9
    and s1, s1, a4
    or t1, t1, s1
    slli s1, a3, 10
    and s1, s1, s3
    or t1, t1, s1
    slli s1, a3, 11
    and s1, s1, ra
    or t1, t1, s1
    slli s1, a3, 12
    and a7, s1, s8
    or a7, t1, a7
    slli t1, a3, 13
    and s2, t1, s0
    or a7, a7, s2
    slli s2, s5, 8
    and s2, s2, t5
    or a7, a7, s2
    slli s2, a3, 23
    and s5, s2, s6
    or a7, a7, s5
    slli s5, a3, 24
    sw s5, 1192(sp)
    and s5, s5, a2
    or a7, a7, s5
    lw s5, 760(sp)
    sw s2, 1196(sp)
    and s2, s5, a5
    or a7, a7, s2
    slli s2, a3, 26
    and s5, s2, s10
    or a7, a7, s5
    slli s5, a3, 27
    and t5, s5, s11
    or a7, a7, t5
    slli t5, a3, 28
    and t0, t5, s7
    or a7, a7, t0
    sw t0, 1200(sp)
    slli t0, a3, 29
    and t0, t0, t3
    or a7, a7, t0
    slli t0, a3, 30
    and t0, t0, s9
    or a7, a7, t0
    sw a7, 972(a0)
    lw t0, 908(sp)
    sw a7, 1204(sp)
    srli a7, t0, 3
    sw a7, 1208(sp)
    andi a7, a7, 1
    sw t5, 1212(sp)
    srli t5, t0, 2
    sw t5, 1216(sp)
    andi t5, t5, 2
    or a7, a7, t5
    srli t5, t0, 1
    sw t5, 1220(sp)
    andi t5, t5, 4
    or a7, a7, t5
    andi t5, t0, 8
    or a7, a7, t5
    slli t5, t0, 1
    sw t5, 1224(sp)
    andi t5, t5, 16
    or a7, a7, t5
    slli t5, t0, 2
    sw t5, 1228(sp)
    andi t5, t5, 32
    or a7, a7, t5
    slli t5, t0, 3
    andi t5, t5, 64
    or a7, a7, t5
    slli t5, t0, 4
    andi t5, t5, 128
    or a7, a7, t5
    lw t5, 748(sp)
    andi t5, t5, -256
    or a7, a7, t5
    # round 19 (present.dsl:28)
    not t5, a7
    sw t5, 976(a0)
    lw t5, 948(sp)
    sw a7, 1232(sp)
    not a7, t5
    sw a7, 980(a0)
    lw a7, 1024(sp)
    slli t5, t2, 6
    srli a7, a7, 8
    and a7, a7, t4
    andi t5, t5, 256
    or a7, a7, t5
    slli t5, t2, 7
    andi t5, t5, 512
    or a7, a7, t5
    slli t5, t2, 8
    andi t5, t5, 1024
    or a7, a7, t5
    slli t5, t2, 9
    and t5, t5, a4
    or a7, a7, t5
    slli t5, t2, 10
    and t5, t5, s3
    or a7, a7, t5
    slli t5, t2, 11
    and t5, t5, ra
    or a7, a7, t5
    slli t5, t2, 12
    and t0, t5, s8
    or a7, a7, t0
    slli t0, t2, 13
    sw t0, 1236(sp)
    and t0, t0, s0
    or a7, a7, t0
    slli t0, t2, 23
    sw t0, 1240(sp)
    and t0, t0, s6
    or a7, a7, t0
    slli t0, t2, 24
    sw t0, 1244(sp)
    and t0, t0, a2
    or a7, a7, t0
    slli t0, t2, 25
    sw t0, 1248(sp)
    and t0, t0, a5
    or a7, a7, t0
    lw t0, 1076(sp)
    sw t5, 1252(sp)
    and t0, t0, s10
    or a7, a7, t0
    slli t0, t2, 27
    and t5, t0, s11
    or a7, a7, t5
    slli t5, t2, 28
    sw t5, 1256(sp)
    and t5, t5, s7
    or a7, a7, t5
    slli t5, t2, 29
    and t5, t5, t3
    or a7, a7, t5
    sw t5, 1260(sp)
    slli t5, t2, 30
    and t5, t5, s9
    or a7, a7, t5
    not t5, a7
    sw t5, 984(a0)
    lw t5, 1004(sp)
    srli t5, t5, 8
    and t5, t5, t4
    lw t4, 1152(sp)
    sw a7, 1264(sp)
    slli a7, t4, 6
    andi a7, a7, 256
    or a7, t5, a7
    slli t5, t4, 7
    andi t5, t5, 512
    or a7, a7, t5
    slli t5, t4, 8
    andi t5, t5, 1024
    or a7, a7, t5
    slli t5, t4, 9
    and t5, t5, a4
    or a7, a7, t5
    slli t5, t4, 10
    and t5, t5, s3
    or a7, a7, t5
    slli t5, t4, 11
    and t5, t5, ra
    or a7, a7, t5
    slli t5, t4, 12
    and s8, t5, s8
    or a7, a7, s8
    slli s8, t4, 13
    and s0, s8, s0
    or a7, a7, s0
    slli s0, t4, 23
    and ra, s0, s6
    or a7, a7, ra
    slli ra, t4, 24
    and s3, ra, a2
    or a7, a7, s3
    slli s3, t4, 25
    and a4, s3, a5
    or a7, a7, a4
    slli a4, t4, 26
    sw ra, 1268(sp)
    and ra, a4, s10
    or a7, a7, ra
    lw ra, 576(sp)
    sw a4, 1272(sp)
    and ra, ra, s11
    or a7, a7, ra
    slli ra, t4, 28
    and a4, ra, s7
    or a7, a7, a4
    slli a4, t4, 29
    and a4, a4, t3
    or a7, a7, a4
    slli a4, t4, 30
    and a4, a4, s9
    or a7, a7, a4
    sw a7, 988(a0)
    sw a4, 1276(sp)
    lw a4, 620(sp)
    sw a7, 1280(sp)
    srli a7, a4, 5
    andi a7, a7, 1
    srli t4, a4, 4
    andi t4, t4, 2
    or a7, a7, t4
    srli t4, a4, 3
    andi t4, t4, 4
    or a7, a7, t4
    srli t4, a4, 2
    andi t4, t4, 8
    or a7, a7, t4
    srli t4, a4, 1
    andi t4, t4, 16
    or a7, a7, t4
    andi t4, a4, 32
    or a7, a7, t4
    slli t4, a4, 1
    andi t4, t4, 64
    or a7, a7, t4
    slli t4, a4, 2
    andi t4, t4, 128
    or a7, a7, t4
    lw t4, 792(sp)
    lw a4, 1000(sp)
    and t4, t4, a4
    or a7, a7, t4
    lw t4, 688(sp)
    lui a4, 1044480
    slli t4, t4, 8
    and t4, t4, a4
    or a7, a7, t4
    sw a7, 992(a0)
    lw t4, 972(sp)
    sw a7, 688(sp)
    srli a7, t4, 16
    lw t4, 204(sp)
    sw s3, 620(sp)
    srli t4, t4, 8
    lui s3, 4080
    sw s8, 1284(sp)
    and s8, t4, s3
    or a7, a7, s8
    slli s8, a6, 8
    and s8, s8, a4
    or a7, a7, s8
    sw a7, 996(a0)
    lw s8, 632(sp)
    sw a6, 1288(sp)
    srli s8, s8, 16
    andi s8, s8, 255
    lw a6, 572(sp)
    sw t5, 1296(sp)
    and t4, t4, a6
    or t4, s8, t4
    lui s8, 16
    and s4, s4, s8
    or t4, t4, s4
    lui s4, 32
    and t6, t6, s4
    or t4, t4, t6
    lw t6, 1028(sp)
    sw a7, 1292(sp)
    slli a7, t6, 14
    lui t5, 64
    and a7, a7, t5
    or a7, t4, a7
    slli t4, t6, 15
    lui t5, 128
    and t4, t4, t5
    or a7, a7, t4
    lw t4, 964(sp)
    lw t5, 464(sp)
    slli t6, t6, 20
    and t4, t4, t5
    and s6, t6, s6
    or t4, t4, s6
    slli s6, a3, 21
    sw s6, 964(sp)
    and s6, s6, a2
    or t4, t4, s6
    slli s6, t2, 22
    sw s6, 1300(sp)
    and s6, s6, a5
    or t4, t4, s6
    and s6, s0, s10
    or t4, t4, s6
    lw s6, 1144(sp)
    sw s0, 1304(sp)
    and s6, s6, s11
    or t4, t4, s6
    and s0, s2, s7
    or t4, t4, s0
    and t0, t0, t3
    or t4, t4, t0
    and ra, ra, s9
    or t4, t4, ra
    sw s2, 1308(sp)
    srli s2, t4, 4
    lui s10, 4352
    and a5, s2, s10
    or a5, a7, a5
    srli a7, t4, 3
    sw t6, 1312(sp)
    lui t6, 8704
    and a2, a7, t6
    or a5, a5, a2
    srli a2, t4, 2
    sw ra, 1316(sp)
    lui ra, 17408
    sw t0, 1320(sp)
    and t0, a2, ra
    or a5, a5, t0
    srli t0, t4, 1
    lui s11, 34816
    and t0, t0, s11
    or a5, a5, t0
    or a5, a5, s6
    lw t0, 1168(sp)
    and s1, s1, s8
    and s6, t0, s7
    or a5, a5, s6
    lw s6, 1172(sp)
    and t1, t1, s4
    and s6, s6, t3
    or a5, a5, s6
    lw s6, 1180(sp)
    and s6, s6, s9
    or a5, a5, s6
    sw a5, 1000(a0)
    lw s6, 628(sp)
    sw a5, 628(sp)
    lw a5, 720(sp)
    and s6, s6, t5
    slli a5, a5, 8
    and a5, a5, a4
    or a5, s6, a5
    sw a5, 1004(a0)
    lw s6, 352(sp)
    sw a5, 1180(sp)
    srli a5, s6, 16
    lw s6, 1140(sp)
    srli s6, s6, 8
    and t0, s6, s3
    or a5, a5, t0
    lw t0, 1080(sp)
    and s6, s6, a6
    slli t0, t0, 8
    and t0, t0, a4
    or a5, a5, t0
    sw a5, 1008(a0)
    lw t0, 552(sp)
    sw a5, 1172(sp)
    srli t0, t0, 16
    andi t0, t0, 255
    or t0, t0, s6
    or t0, t0, s1
    or t0, t0, t1
    slli t1, a3, 14
    lui s1, 64
    and t1, t1, s1
    or t0, t0, t1
    slli t1, a3, 15
    lui s6, 128
    and t1, t1, s6
    or t0, t0, t1
    srli t1, t4, 5
    and a5, t1, s10
    or a5, t0, a5
    and t0, s2, t6
    or a5, a5, t0
    and t0, a7, ra
    or a5, a5, t0
    and t0, a2, s11
    or a5, a5, t0
    lw t0, 760(sp)
    lui a2, 65536
    and t0, t0, a2
    or a5, a5, t0
    or a5, a5, s0
    and t0, s5, t3
    or a5, a5, t0
    lw t0, 1212(sp)
    and t0, t0, s9
    or a5, a5, t0
    sw a5, 1012(a0)
    lw t0, 908(sp)
    srli s0, t0, 5
    andi s0, s0, 1
    srli s5, t0, 4
    andi s5, s5, 2
    or s0, s0, s5
    lw s5, 1208(sp)
    andi t0, t0, 32
    andi s5, s5, 4
    or s0, s0, s5
    lw s5, 1216(sp)
    and a7, a7, s11
    andi s5, s5, 8
    or s0, s0, s5
    lw s5, 1220(sp)
    andi s5, s5, 16
    or s0, s0, s5
    or t0, s0, t0
    lw s0, 1224(sp)
    andi s0, s0, 64
    or t0, t0, s0
    lw s0, 1228(sp)
    andi s0, s0, 128
    or t0, t0, s0
    lw s0, 664(sp)
    andi s5, s0, -256
    or t0, t0, s5
    # round 20 (present.dsl:28)
    not s5, t0
    sw s5, 1016(a0)
    lw s5, 1032(sp)
    not s0, s5
    sw s0, 1020(a0)
    lw s0, 928(sp)
    sw t0, 1228(sp)
    lw t0, 1252(sp)
    srli s0, s0, 16
    and t0, t0, s8
    or t0, s0, t0
    lw s0, 1236(sp)
    sw a5, 1236(sp)
    and s0, s0, s4
    or t0, t0, s0
    slli s0, t2, 14
    and s0, s0, s1
    or t0, t0, s0
    slli s0, t2, 15
    and s0, s0, s6
    or t0, t0, s0
    srli s0, t4, 6
    and a5, s0, s10
    or a5, t0, a5
    and t0, t1, t6
    or a5, a5, t0
    and t0, s2, ra
    or a5, a5, t0
    or a5, a5, a7
    lw a7, 1248(sp)
    and t1, t1, ra
    and t0, a7, a2
    or a5, a5, t0
    lw t0, 1076(sp)
    and s5, t0, s7
    or a5, a5, s5
    lw s5, 1320(sp)
    or a5, a5, s5
    lw s5, 1256(sp)
    and s5, s5, s9
    or a5, a5, s5
    not s5, a5
    sw s5, 1024(a0)
    lw s5, 960(sp)
    lw t0, 1296(sp)
    srli s5, s5, 16
    and t0, t0, s8
    or t0, s5, t0
    lw s5, 1284(sp)
    and s5, s5, s4
    or t0, t0, s5
    lw s5, 1152(sp)
    slli s4, s5, 14
    and s4, s4, s1
    or t0, t0, s4
    slli s4, s5, 15
    and s4, s4, s6
    or t0, t0, s4
    srli s4, t4, 7
    and s4, s4, s10
    or t0, t0, s4
    and s4, s0, t6
    or t0, t0, s4
    or t0, t0, t1
    and t1, s2, s11
    or t0, t0, t1
    lw t1, 620(sp)
    and s2, t1, a2
    or t0, t0, s2
    lw s2, 1272(sp)
    and s4, s2, s7
    or t0, t0, s4
    lw s4, 576(sp)
    and s4, s4, t3
    or t0, t0, s4
    lw s4, 1316(sp)
    or t0, t0, s4
    sw t0, 1028(a0)
    lw s4, 284(sp)
    sw t4, 284(sp)
    srli s4, s4, 28
    andi s4, s4, 3
    lw t4, 404(sp)
    lw s11, 804(sp)
    srli t4, t4, 6
    and t4, t4, t5
    lui ra, 4096
    and s11, s11, ra
    or t4, t4, s11
    lw s11, 712(sp)
    lui t6, 8192
    and s11, s11, t6
    or t4, t4, s11
    lw s11, 736(sp)
    lui s10, 16384
    and s11, s11, s10
    or t4, t4, s11
    lw s11, 788(sp)
    lui s6, 32768
    and s11, s11, s6
    or t4, t4, s11
    lw s11, 684(sp)
    or t4, t4, s11
    lw s11, 716(sp)
    or t4, t4, s11
    lw s11, 752(sp)
    or t4, t4, s11
    lw s11, 768(sp)
    or t4, t4, s11
    srli s11, t4, 6
    and s11, s11, t5
    sw t4, 768(sp)
    lw t4, 936(sp)
    and t4, t4, ra
    or t4, s11, t4
    lw s11, 848(sp)
    and s11, s11, t6
    or t4, t4, s11
    lw s11, 868(sp)
    and s11, s11, s10
    or t4, t4, s11
    lw s11, 896(sp)
    and s11, s11, s6
    or t4, t4, s11
    lw s11, 600(sp)
    or t4, t4, s11
    lw s11, 472(sp)
    or t4, t4, s11
    lw s11, 640(sp)
    or t4, t4, s11
    lw s11, 344(sp)
    or t4, t4, s11
    srli t4, t4, 6
    lw s11, 828(sp)
    and t4, t4, t5
    slli s11, s11, 20
    and s11, s11, ra
    or t4, t4, s11
    lw s11, 852(sp)
    and s11, s11, t6
    or t4, t4, s11
    lw s11, 800(sp)
    and s11, s11, s10
    or t4, t4, s11
    lw s11, 732(sp)
    and s11, s11, s6
    or t4, t4, s11
    lw s11, 944(sp)
    or t4, t4, s11
    lw s11, 860(sp)
    sw s0, 860(sp)
    or t4, t4, s11
    lw s11, 872(sp)
    sw t0, 872(sp)
    or t4, t4, s11
    lw s11, 884(sp)
    lw s0, 1000(sp)
    or t4, t4, s11
    slli s11, t4, 2
    or s4, s4, s11
    xori s4, s4, 5
    andi s11, s4, 1
    sw t4, 884(sp)
    slli t4, s4, 1
    andi s1, t4, 2
    or s11, s11, s1
    slli s8, s4, 2
    andi s2, s8, 4
    or s2, s11, s2
    slli s11, s4, 3
    andi t1, s11, 8
    or t1, s2, t1
    slli s2, s4, 4
    andi a7, s2, 16
    or a7, t1, a7
    slli t1, s4, 5
    andi t0, t1, 32
    or a7, a7, t0
    slli t0, s4, 6
    andi t0, t0, 64
    or a7, a7, t0
    slli t0, s4, 7
    andi t0, t0, 128
    or a7, a7, t0
    lw t0, 756(sp)
    and t0, t0, s0
    or a7, a7, t0
    lw t0, 676(sp)
    slli t0, t0, 16
    and t0, t0, a4
    or a7, a7, t0
    sw a7, 1032(a0)
    lw t0, 1016(sp)
    sw a7, 676(sp)
    srli a7, t0, 8
    lw t0, 160(sp)
    lw s0, 948(sp)
    and a7, a7, t0
    sw a5, 944(sp)
    srli a5, s0, 16
    and a5, a5, a6
    or a5, a7, a5
    lw a7, 1264(sp)
    srli t0, s4, 1
    slli a7, a7, 16
    and a7, a7, a4
    or a5, a5, a7
    sw a5, 1036(a0)
    lw a7, 976(sp)
    sw a5, 732(sp)
    srli a7, a7, 8
    andi a7, a7, 255
    srli a5, t2, 1
    andi a5, a5, 21
    sw t2, 800(sp)
    lw t2, 268(sp)
    andi t0, t0, 2
    andi t2, t2, 10
    or a5, a5, t2
    lw t2, 604(sp)
    andi t2, t2, 32
    or a5, a5, t2
    xori a5, a5, 40
    not a5, a5
    lw t2, 0(a1)
    sw t1, 604(sp)
    srli a6, t2, 2
    andi a6, a6, 1
    or a6, a6, t0
    lw t1, 276(sp)
    srli t2, t2, 1
    slli t1, t1, 1
    andi t1, t1, 20
    or a6, a6, t1
    lw t1, 564(sp)
    andi t2, t2, 1
    slli t1, t1, 1
    andi t1, t1, 40
    or a6, a6, t1
    xori a6, a6, 44
    srli t1, s5, 1
    andi t1, t1, 21
    or t1, t1, s1
    lw s1, 220(sp)
    lw s5, 392(sp)
    slli s1, s1, 1
    andi s1, s1, 40
    or t1, t1, s1
    xori t1, t1, 40
    not s1, t1
    slli s5, s5, 1
    andi s5, s5, 62
    or t2, t2, s5
    and s5, s1, t2
    xor s5, a6, s5
    sw a6, 392(sp)
    xor a6, a5, s5
    sw t1, 220(sp)
    not t1, a6
    sw s2, 276(sp)
    slli s2, t1, 8
    sw s2, 268(sp)
    andi s2, s2, 256
    or a7, a7, s2
    slli s2, t1, 9
    sw s2, 852(sp)
    andi s2, s2, 512
    or a7, a7, s2
    slli s2, t1, 10
    sw s2, 344(sp)
    andi s2, s2, 1024
    or a7, a7, s2
    slli s2, t1, 11
    sw s11, 640(sp)
    lw s11, 616(sp)
    sw s2, 472(sp)
    and s2, s2, s11
    or a7, a7, s2
    slli s2, t1, 12
    lui s11, 1
    and s2, s2, s11
    or a7, a7, s2
    slli s2, t1, 13
    lui s11, 2
    and s2, s2, s11
    or a7, a7, s2
    slli s2, t1, 14
    lui s11, 4
    sw s2, 600(sp)
    and s2, s2, s11
    or a7, a7, s2
    slli s2, t1, 15
    sw t1, 896(sp)
    lui t1, 8
    sw s2, 868(sp)
    and s2, s2, t1
    or a7, a7, s2
    slli s2, s0, 8
    and s2, s2, s3
    or a7, a7, s2
    lw s2, 1124(sp)
    and s2, s2, ra
    or a7, a7, s2
    lw s2, 1312(sp)
    and s2, s2, t6
    or a7, a7, s2
    lw s2, 1028(sp)
    xor t2, s1, t2
    slli s0, s2, 21
    and s0, s0, s10
    or a7, a7, s0
    slli s0, s2, 22
    and s2, s0, s6
    or a7, a7, s2
    lw s2, 920(sp)
    xor t2, s5, t2
    and s2, s2, a2
    or a7, a7, s2
    sw s2, 920(sp)
    lw s2, 1156(sp)
    or a6, a6, t2
    and s2, s2, s7
    or a7, a7, s2
    lw s2, 1144(sp)
    xor a6, s1, a6
    and s2, s2, t3
    or a7, a7, s2
    lw s2, 1168(sp)
    or s1, a5, a6
    and s2, s2, s9
    or a7, a7, s2
    sw a7, 1040(a0)
    lw s2, 772(sp)
    sw s0, 772(sp)
    and s2, s2, t5
    lw s0, 316(sp)
    xor t2, t2, s1
    slli s0, s0, 16
    and s0, s0, a4
    or s0, s2, s0
    sw s0, 1044(a0)
    lw s2, 256(sp)
    sw s0, 1168(sp)
    srli s0, s2, 8
    lw s2, 160(sp)
    sw a7, 1144(sp)
    and s0, s0, s2
    lw a7, 452(sp)
    lw s2, 572(sp)
    srli t5, a7, 16
    and t5, t5, s2
    or t5, s0, t5
    lw s0, 1280(sp)
    or a5, a5, t2
    slli s0, s0, 16
    and s0, s0, a4
    or t5, t5, s0
    sw t5, 1048(a0)
    lw s0, 1060(sp)
    xor a5, a6, a5
    srli s0, s0, 8
    andi s0, s0, 255
    not a6, a5
    slli s1, a6, 8
    sw t5, 1156(sp)
    andi t5, s1, 256
    or t5, s0, t5
    slli s0, a6, 9
    sw s0, 1028(sp)
    andi s0, s0, 512
    or t5, t5, s0
    slli s0, a6, 10
    sw s0, 1312(sp)
    andi s0, s0, 1024
    or t5, t5, s0
    slli s0, a6, 11
    sw s1, 1124(sp)
    lw s1, 616(sp)
    sw s0, 848(sp)
    and s0, s0, s1
    or t5, t5, s0
    slli s0, a6, 12
    lui s2, 1
    and s0, s0, s2
    or t5, t5, s0
    slli s0, a6, 13
    lui a4, 2
    and s0, s0, a4
    or t5, t5, s0
    slli s0, a6, 14
    sw s0, 936(sp)
    and s0, s0, s11
    or t5, t5, s0
    slli s0, a6, 15
    sw s0, 752(sp)
    and s0, s0, t1
    or t5, t5, s0
    slli s0, a7, 8
    and s0, s0, s3
    or t5, t5, s0
    lw s0, 1148(sp)
    andi t4, t4, 8
    and s0, s0, ra
    or t5, t5, s0
    slli s0, a3, 20
    and s0, s0, t6
    or t5, t5, s0
    lw s0, 964(sp)
    slli a3, a3, 22
    and s0, s0, s10
    or t5, t5, s0
    and a3, a3, s6
    or t5, t5, a3
    lw a3, 1196(sp)
    or a5, t2, a5
    and s0, a3, a2
    or t5, t5, s0
    lw s0, 1192(sp)
    lw a3, 760(sp)
    and s0, s0, s7
    or t5, t5, s0
    and a3, a3, t3
    or t5, t5, a3
    lw a3, 1308(sp)
    xor a5, s5, a5
    and a3, a3, s9
    or t5, t5, a3
    sw t5, 1052(a0)
    srli a3, s4, 2
    andi a3, a3, 1
    or t0, a3, t0
    andi a3, s4, 4
    or t0, t0, a3
    or t0, t0, t4
    andi t4, s8, 16
    or t0, t0, t4
    lw t4, 640(sp)
    slli s5, a5, 8
    andi t4, t4, 32
    or t0, t0, t4
    lw t4, 276(sp)
    andi t4, t4, 64
    or t0, t0, t4
    lw t4, 604(sp)
    andi t4, t4, 128
    or t0, t0, t4
    lw t4, 888(sp)
    andi a3, t4, -256
    or t0, t0, a3
    # round 21 (present.dsl:28)
    not a3, t0
    sw a3, 1056(a0)
    lw a3, 612(sp)
    not s4, a3
    sw s4, 1060(a0)
    lw s4, 128(sp)
    lw t4, 160(sp)
    srli s8, s4, 8
    and s8, s8, t4
    andi s4, s5, 256
    or s4, s8, s4
    slli s8, a5, 9
    sw t0, 604(sp)
    andi t0, s8, 512
    or t0, s4, t0
    slli s4, a5, 10
    sw s0, 276(sp)
    andi s0, s4, 1024
    or t0, t0, s0
    slli s0, a5, 11
    and a7, s0, s1
    or a7, t0, a7
    slli t0, a5, 12
    and t0, t0, s2
    or a7, a7, t0
    slli t0, a5, 13
    and t0, t0, a4
    or a7, a7, t0
    slli t0, a5, 14
    sw t5, 640(sp)
    and t5, t0, s11
    or a7, a7, t5
    slli t5, a5, 15
    and a3, t5, t1
    or a7, a7, a3
    lw a3, 708(sp)
    not t2, t2
    and a3, a3, ra
    or a7, a7, a3
    lw a3, 800(sp)
    sw s0, 708(sp)
    slli s0, a3, 20
    and s0, s0, t6
    or a7, a7, s0
    slli a3, a3, 21
    and a3, a3, s10
    or a7, a7, a3
    lw a3, 1300(sp)
    and a3, a3, s6
    or a7, a7, a3
    lw a3, 1240(sp)
    and a3, a3, a2
    or a7, a7, a3
    lw a3, 1244(sp)
    and s0, a3, s7
    or a7, a7, s0
    lw s0, 1248(sp)
    lw a3, 1076(sp)
    and s0, s0, t3
    or a7, a7, s0
    and a3, a3, s9
    or a7, a7, a3
    not a3, a7
    sw a3, 1064(a0)
    lw a3, 1188(sp)
    sw s0, 1076(sp)
    srli a3, a3, 8
    and a3, a3, t4
    slli s0, t2, 8
    andi t4, s0, 256
    or t4, a3, t4
    slli a3, t2, 9
    sw a3, 1248(sp)
    andi a3, a3, 512
    or t4, t4, a3
    slli a3, t2, 10
    sw a3, 1240(sp)
    andi a3, a3, 1024
    or t4, t4, a3
    slli a3, t2, 11
    and s1, a3, s1
    or t4, t4, s1
    slli s1, t2, 12
    and s1, s1, s2
    or t4, t4, s1
    slli s1, t2, 13
    and s1, s1, a4
    or t4, t4, s1
    slli s1, t2, 14
    and s11, s1, s11
    or t4, t4, s11
    slli s11, t2, 15
    and t1, s11, t1
    or t1, t4, t1
    lw t4, 156(sp)
    and t4, t4, ra
    or t1, t1, t4
    lw t4, 1152(sp)
    slli a4, t4, 20
    and a4, a4, t6
    or t1, t1, a4
    slli a4, t4, 21
    and a4, a4, s10
    or t1, t1, a4
    slli t4, t4, 22
    and t4, t4, s6
    or t1, t1, t4
    lw t4, 1304(sp)
    and t4, t4, a2
    or t1, t1, t4
    lw t4, 1268(sp)
    and t4, t4, s7
    or t1, t1, t4
    lw t4, 620(sp)
    and a4, t4, t3
    or t1, t1, a4
    lw a4, 1272(sp)
    and a4, a4, s9
    or t1, t1, a4
    sw t1, 1068(a0)
    lw t4, 220(sp)
    sw a4, 1272(sp)
    srli a4, t4, 3
    andi s2, a4, 1
    sw a3, 1268(sp)
    srli a3, t4, 2
    sw s0, 1304(sp)
    andi s0, a3, 2
    or s0, s2, s0
    srli s2, t4, 1
    sw s4, 1152(sp)
    andi s4, s2, 4
    or s0, s0, s4
    andi s4, t4, 8
    or s0, s0, s4
    slli s4, t4, 1
    sw s8, 156(sp)
    andi s8, s4, 16
    or s0, s0, s8
    slli s8, t4, 2
    sw s5, 1300(sp)
    andi s5, s8, 32
    or s0, s0, s5
    slli s5, t4, 3
    andi s5, s5, 64
    or s0, s0, s5
    slli s5, t4, 4
    andi s5, s5, 128
    or s0, s0, s5
    lw s5, 840(sp)
    lw t4, 1000(sp)
    and s5, s5, t4
    or s0, s0, s5
    lw s5, 900(sp)
    lui t4, 1044480
    slli s5, s5, 8
    and s5, s5, t4
    or s0, s0, s5
    sw s0, 1072(a0)
    lw s5, 1012(sp)
    sw s0, 900(sp)
    srli s0, s5, 16
    lw s5, 1032(sp)
    sw t1, 800(sp)
    srli s5, s5, 8
    and t1, s5, s3
    or t1, s0, t1
    lw s0, 944(sp)
    slli s0, s0, 8
    and s0, s0, t4
    or t1, t1, s0
    sw t1, 1076(a0)
    lw s0, 596(sp)
    sw t1, 1308(sp)
    srli s0, s0, 16
    andi s0, s0, 255
    lw t1, 572(sp)
    sw a7, 760(sp)
    and s5, s5, t1
    or s0, s0, s5
    lw s5, 600(sp)
    lui a7, 16
    and s5, s5, a7
    or s0, s0, s5
    lw s5, 868(sp)
    sw s8, 600(sp)
    lui s8, 32
    and s5, s5, s8
    or s0, s0, s5
    lw s5, 896(sp)
    sw s4, 868(sp)
    slli s4, s5, 16
    sw s2, 1192(sp)
    lui s2, 64
    and s4, s4, s2
    or s0, s0, s4
    slli s4, s5, 17
    sw a3, 964(sp)
    lui a3, 128
    and s4, s4, a3
    or s0, s0, s4
    lw s4, 860(sp)
    sw a4, 1148(sp)
    lw a4, 464(sp)
    sw s11, 860(sp)
    and s4, s4, a4
    slli s11, s5, 22
    and ra, s11, ra
    or s4, s4, ra
    slli ra, a6, 23
    and t6, ra, t6
    or t6, s4, t6
    slli s4, a5, 24
    and s10, s4, s10
    or t6, t6, s10
    slli s10, t2, 25
    and s6, s10, s6
    or t6, t6, s6
    slli s6, s5, 27
    sw s10, 716(sp)
    and s10, s6, a2
    or t6, t6, s10
    sw s4, 684(sp)
    slli s4, a6, 28
    sw s4, 788(sp)
    and s4, s4, s7
    or t6, t6, s4
    sw ra, 736(sp)
    slli ra, a5, 29
    and ra, ra, t3
    or t6, t6, ra
    sw s6, 712(sp)
    slli s6, t2, 30
    and s6, s6, s9
    or t6, t6, s6
    sw s11, 804(sp)
    srli s11, t6, 4
    sw s6, 404(sp)
    lui s6, 4352
    sw t2, 1316(sp)
    and t2, s11, s6
    or t2, s0, t2
    srli s0, t6, 3
    sw s1, 576(sp)
    lui s1, 8704
    sw ra, 1284(sp)
    and ra, s0, s1
    or t2, t2, ra
    srli ra, t6, 2
    lui a2, 17408
    and a2, ra, a2
    or t2, t2, a2
    srli a2, t6, 1
    sw a5, 1296(sp)
    lui a5, 34816
    and a2, a2, a5
    or t2, t2, a2
    or t2, t2, s10
    slli a2, s5, 28
    and s10, a2, s7
    or t2, t2, s10
    slli s10, s5, 29
    and s10, s10, t3
    or t2, t2, s10
    slli s10, s5, 30
    and s10, s10, s9
    or t2, t2, s10
    sw t2, 1080(a0)
    lw s10, 816(sp)
    sw t2, 816(sp)
    lw t2, 784(sp)
    and s10, s10, a4
    slli t2, t2, 8
    and t2, t2, t4
    or t2, s10, t2
    sw t2, 1084(a0)
    lw s10, 1064(sp)
    sw t2, 1256(sp)
    srli t2, s10, 16
    lw s10, 140(sp)
    srli s10, s10, 8
    and a4, s10, s3
    or t2, t2, a4
    lw a4, 872(sp)
    and s10, s10, t1
    slli a4, a4, 8
    and a4, a4, t4
    or t2, t2, a4
    sw t2, 1088(a0)
    lw a4, 1120(sp)
    srli a4, a4, 16
    andi a4, a4, 255
    or a4, a4, s10
    lw s10, 936(sp)
    and s10, s10, a7
    or a4, a4, s10
    lw s10, 752(sp)
    sw t2, 752(sp)
    and s10, s10, s8
    or a4, a4, s10
    slli s10, a6, 16
    and s10, s10, s2
    or a4, a4, s10
    slli s10, a6, 17
    and s10, s10, a3
    or a4, a4, s10
    srli s10, t6, 5
    and t2, s10, s6
    or t2, a4, t2
    and a4, s11, s1
    or t2, t2, a4
    lui a4, 17408
    and s3, s0, a4
    or t2, t2, s3
    and s3, ra, a5
    or t2, t2, s3
    slli s3, a6, 27
    lui ra, 65536
    and s5, s3, ra
    or t2, t2, s5
    or t2, t2, s4
    slli s4, a6, 29
    and s4, s4, t3
    or t2, t2, s4
    slli s4, a6, 30
    and s4, s4, s9
    or t2, t2, s4
    sw t2, 1092(a0)
    lw s4, 392(sp)
    sw t2, 936(sp)
    srli s5, s4, 3
    andi t2, s5, 1
    sw s5, 1120(sp)
    srli s5, s4, 2
    sw s5, 1320(sp)
    andi s5, s5, 2
    or t2, t2, s5
    srli s5, s4, 1
    sw s5, 1252(sp)
    andi s5, s5, 4
    or t2, t2, s5
    andi s5, s4, 8
    or t2, t2, s5
    slli s5, s4, 1
    sw s5, 1224(sp)
    andi s5, s5, 16
    or t2, t2, s5
    slli s5, s4, 2
    sw s5, 908(sp)
    andi s5, s5, 32
    or t2, t2, s5
    slli s5, s4, 3
    andi s5, s5, 64
    or t2, t2, s5
    slli s5, s4, 4
    andi s5, s5, 128
    or t2, t2, s5
    lw s5, 912(sp)
    and t0, t0, a7
    andi s5, s5, -256
    or t2, t2, s5
    # round 22 (present.dsl:28)
    not s5, t2
    sw s5, 1096(a0)
    lw s5, 628(sp)
    sw t2, 1220(sp)
    not t2, s5
    sw t2, 1100(a0)
    lw t2, 1292(sp)
    and s0, s0, a5
    srli t2, t2, 16
    or t0, t2, t0
    and t2, t5, s8
    or t0, t0, t2
    lw t2, 1296(sp)
    slli t5, t2, 16
    and t5, t5, s2
    or t0, t0, t5
    slli t5, t2, 17
    and t5, t5, a3
    or t0, t0, t5
    srli t5, t6, 6
    and s5, t5, s6
    or t0, t0, s5
    and s5, s10, s1
    or t0, t0, s5
    and s5, s11, a4
    or t0, t0, s5
    or t0, t0, s0
    slli s0, t2, 27
    and s5, s0, ra
    or t0, t0, s5
    slli s5, t2, 28
    and s4, s5, s7
    or t0, t0, s4
    lw s4, 1284(sp)
    srli t6, t6, 7
    or t0, t0, s4
    slli s4, t2, 30
    and s4, s4, s9
    or t0, t0, s4
    not s4, t0
    sw s4, 1104(a0)
    lw s4, 1172(sp)
    lw t2, 576(sp)
    srli s4, s4, 16
    and t2, t2, a7
    or t2, s4, t2
    lw s4, 860(sp)
    and t6, t6, s6
    and s4, s4, s8
    or t2, t2, s4
    lw s4, 1316(sp)
    slli s8, s4, 16
    and s8, s8, s2
    or t2, t2, s8
    slli s8, s4, 17
    and s8, s8, a3
    or t2, t2, s8
    or t2, t2, t6
    and t6, t5, s1
    or t2, t2, t6
    and t6, s10, a4
    or t2, t2, t6
    and t6, s11, a5
    or t2, t2, t6
    slli t6, s4, 27
    and s8, t6, ra
    or t2, t2, s8
    slli s8, s4, 28
    and s10, s8, s7
    or t2, t2, s10
    slli s10, s4, 29
    and s10, s10, t3
    or t2, t2, s10
    lw s10, 404(sp)
    or t2, t2, s10
    sw t2, 1108(a0)
    lw s10, 220(sp)
    srli s11, s10, 5
    andi s11, s11, 1
    srli a5, s10, 4
    andi a5, a5, 2
    or a5, s11, a5
    lw s11, 1148(sp)
    andi s10, s10, 32
    andi s11, s11, 4
    or a5, a5, s11
    lw s11, 964(sp)
    andi s11, s11, 8
    or a5, a5, s11
    lw s11, 1192(sp)
    andi s11, s11, 16
    or a5, a5, s11
    or a5, a5, s10
    lw s10, 868(sp)
    lw s11, 1000(sp)
    andi s10, s10, 64
    or a5, a5, s10
    lw s10, 600(sp)
    andi s10, s10, 128
    or a5, a5, s10
    lw s10, 832(sp)
    and s10, s10, s11
    or a5, a5, s10
    lw s10, 880(sp)
    slli s10, s10, 16
    and s10, s10, t4
    or a5, a5, s10
    sw a5, 1112(a0)
    lw s10, 952(sp)
    sw a5, 880(sp)
    srli a5, s10, 8
    lw s10, 160(sp)
    lw s11, 612(sp)
    and a5, a5, s10
    srli a4, s11, 16
    and a4, a4, t1
    or a5, a5, a4
    lw a4, 760(sp)
    lui s4, 4096
    slli a4, a4, 16
    and a4, a4, t4
    or a5, a5, a4
    sw a5, 1116(a0)
    lw a4, 808(sp)
    sw a5, 600(sp)
    srli a4, a4, 8
    andi a4, a4, 255
    lw a5, 896(sp)
    lw s6, 616(sp)
    slli s1, a5, 4
    andi s1, s1, 256
    or a4, a4, s1
    slli s1, a5, 5
    andi s1, s1, 512
    or a4, a4, s1
    slli s1, a5, 6
    andi s1, s1, 1024
    or a4, a4, s1
    slli s1, a5, 7
    and s1, s1, s6
    or a4, a4, s1
    lw s1, 268(sp)
    lui a3, 1
    and s1, s1, a3
    or a4, a4, s1
    lw s1, 852(sp)
    lui s2, 2
    and s1, s1, s2
    or a4, a4, s1
    lw s1, 344(sp)
    lui a7, 4
    and s1, s1, a7
    or a4, a4, s1
    lw s1, 472(sp)
    sw t2, 344(sp)
    lui t2, 8
    and s1, s1, t2
    or a4, a4, s1
    slli s1, s11, 8
    lui s11, 4080
    and s1, s1, s11
    or a4, a4, s1
    slli s1, a5, 21
    and s1, s1, s4
    or a4, a4, s1
    lw s1, 804(sp)
    sw t5, 472(sp)
    lui t5, 8192
    and s1, s1, t5
    or a4, a4, s1
    slli s1, a5, 23
    sw t0, 804(sp)
    lui t0, 16384
    sw s1, 852(sp)
    and s1, s1, t0
    or a4, a4, s1
    slli s1, a5, 24
    sw s8, 268(sp)
    lui s8, 32768
    sw s1, 868(sp)
    and s1, s1, s8
    or a4, a4, s1
    slli s1, a5, 25
    sw s1, 220(sp)
    and s1, s1, ra
    or a4, a4, s1
    slli a5, a5, 26
    sw s1, 1192(sp)
    and s1, a5, s7
    or a4, a4, s1
    lw s1, 712(sp)
    and a2, a2, s9
    and s1, s1, t3
    or a4, a4, s1
    or a4, a4, a2
    sw a4, 1120(a0)
    lw a2, 824(sp)
    lw s1, 464(sp)
    sw a4, 824(sp)
    lw a4, 132(sp)
    and a2, a2, s1
    slli a4, a4, 16
    and a4, a4, t4
    or a4, a2, a4
    sw a4, 1124(a0)
    lw a2, 996(sp)
    sw a4, 712(sp)
    srli a4, a2, 8
    lw a2, 1204(sp)
    and a4, a4, s10
    srli s1, a2, 16
    and s1, s1, t1
    or a4, a4, s1
    lw s1, 800(sp)
    slli s1, s1, 16
    and s1, s1, t4
    or a4, a4, s1
    sw a4, 1128(a0)
    lw s1, 208(sp)
    sw a4, 208(sp)
    srli s1, s1, 8
    andi s1, s1, 255
    slli a4, a6, 4
    andi a4, a4, 256
    or a4, s1, a4
    slli s1, a6, 5
    andi s1, s1, 512
    or a4, a4, s1
    slli s1, a6, 6
    andi s1, s1, 1024
    or a4, a4, s1
    slli s1, a6, 7
    and s1, s1, s6
    or a4, a4, s1
    lw s1, 1124(sp)
    and s3, s3, t3
    and s1, s1, a3
    or a4, a4, s1
    lw s1, 1028(sp)
    and s1, s1, s2
    or a4, a4, s1
    lw s1, 1312(sp)
    and s1, s1, a7
    or a4, a4, s1
    lw s1, 848(sp)
    and s1, s1, t2
    or a4, a4, s1
    slli s1, a2, 8
    and s1, s1, s11
    or a4, a4, s1
    slli s1, a6, 21
    and a2, s1, s4
    or a4, a4, a2
    slli a2, a6, 22
    and a2, a2, t5
    or a4, a4, a2
    lw a2, 736(sp)
    sw s1, 848(sp)
    and s1, a2, t0
    or a4, a4, s1
    slli s1, a6, 24
    and a2, s1, s8
    or a4, a4, a2
    slli a2, a6, 25
    sw a2, 1312(sp)
    and a2, a2, ra
    or a4, a4, a2
    slli a6, a6, 26
    and a2, a6, s7
    or a4, a4, a2
    or a4, a4, s3
    lw s3, 788(sp)
    and s3, s3, s9
    or a4, a4, s3
    sw a4, 1132(a0)
    lw s3, 392(sp)
    sw a2, 788(sp)
    srli a2, s3, 5
    andi a2, a2, 1
    sw a4, 1028(sp)
    srli a4, s3, 4
    andi a4, a4, 2
    or a4, a2, a4
    lw a2, 1120(sp)
    andi a2, a2, 4
    or a4, a4, a2
    lw a2, 1320(sp)
    andi a2, a2, 8
    or a4, a4, a2
    lw a2, 1252(sp)
    andi a2, a2, 16
    or a4, a4, a2
    andi a2, s3, 32
    or a4, a4, a2
    lw a2, 1224(sp)
    andi a2, a2, 64
    or a4, a4, a2
    lw a2, 908(sp)
    andi a2, a2, 128
    or a4, a4, a2
    lw a2, 820(sp)
    andi s3, a2, -256
    or a4, a4, s3
    # round 23 (present.dsl:28)
    not s3, a4
    sw s3, 1136(a0)
    lw s3, 1144(sp)
    not a2, s3
    sw a2, 1140(a0)
    lw a2, 732(sp)
    sw a4, 908(sp)
    srli a2, a2, 8
    lw a4, 1296(sp)
    and a2, a2, s10
    slli s3, a4, 4
    andi s3, s3, 256
    or a2, a2, s3
    slli s3, a4, 5
    andi s3, s3, 512
    or a2, a2, s3
    slli s3, a4, 6
    andi s3, s3, 1024
    or a2, a2, s3
    slli s3, a4, 7
    and s3, s3, s6
    or a2, a2, s3
    lw s3, 1300(sp)
    and s3, s3, a3
    or a2, a2, s3
    lw s3, 156(sp)
    sw a6, 156(sp)
    and s3, s3, s2
    or a2, a2, s3
    lw s3, 1152(sp)
    and s3, s3, a7
    or a2, a2, s3
    lw s3, 708(sp)
    and s3, s3, t2
    or a2, a2, s3
    slli s3, a4, 21
    and s3, s3, s4
    or a2, a2, s3
    slli s3, a4, 22
    sw s3, 708(sp)
    and s3, s3, t5
    or a2, a2, s3
    slli s3, a4, 23
    sw s3, 1152(sp)
    and s3, s3, t0
    or a2, a2, s3
    lw s3, 684(sp)
    and s3, s3, s8
    or a2, a2, s3
    slli s3, a4, 25
    and a6, s3, ra
    or a6, a2, a6
    slli a2, a4, 26
    sw a2, 1300(sp)
    and a2, a2, s7
    or a6, a6, a2
    and a2, s0, t3
    or a6, a6, a2
    and s0, s5, s9
    or a6, a6, s0
    not s0, a6
    sw s0, 1144(a0)
    lw s0, 1156(sp)
    srli s5, s0, 8
    and s5, s5, s10
    lw s0, 1316(sp)
    sw a2, 1224(sp)
    slli a2, s0, 4
    andi a2, a2, 256
    or a2, s5, a2
    slli s5, s0, 5
    andi s5, s5, 512
    or a2, a2, s5
    slli s5, s0, 6
    andi s5, s5, 1024
    or a2, a2, s5
    slli s5, s0, 7
    and s5, s5, s6
    or a2, a2, s5
    lw s5, 1304(sp)
    and s5, s5, a3
    or a2, a2, s5
    lw s5, 1248(sp)
    and s5, s5, s2
    or a2, a2, s5
    lw s5, 1240(sp)
    and s5, s5, a7
    or a2, a2, s5
    lw s5, 1268(sp)
    and s5, s5, t2
    or a2, a2, s5
    slli s5, s0, 21
    and s5, s5, s4
    or a2, a2, s5
    slli s5, s0, 22
    and s5, s5, t5
    or a2, a2, s5
    slli s5, s0, 23
    and t2, s5, t0
    or t2, a2, t2
    slli a2, s0, 24
    and a7, a2, s8
    or a7, t2, a7
    lw t2, 716(sp)
    srli a4, a4, 1
    and s2, t2, ra
    or a7, a7, s2
    slli s2, s0, 26
    and a3, s2, s7
    or a7, a7, a3
    and a3, t6, t3
    or a7, a7, a3
    lw a3, 268(sp)
    andi a4, a4, 21
    and a3, a3, s9
    or a7, a7, a3
    sw a7, 1148(a0)
    sw a3, 268(sp)
    lw a3, 812(sp)
    sw t6, 1268(sp)
    lw t6, 464(sp)
    lw s6, 972(sp)
    and a3, a3, t6
    slli s6, s6, 8
    and s6, s6, t4
    or a3, a3, s6
    sw a3, 1152(a0)
    lw s6, 204(sp)
    sw a3, 972(sp)
    srli a3, s6, 16
    lw s6, 628(sp)
    srli s0, s0, 1
    srli s6, s6, 8
    and s10, s6, s11
    or a3, a3, s10
    lw s10, 804(sp)
    and s6, s6, t1
    slli s10, s10, 8
    and s10, s10, t4
    or a3, a3, s10
    sw a3, 1156(a0)
    lw s10, 1288(sp)
    lw t2, 400(sp)
    srli s10, s10, 16
    andi s10, s10, 255
    or s6, s10, s6
    lw s10, 180(sp)
    slli t2, t2, 2
    andi s10, s10, 10
    or a4, a4, s10
    lw s10, 636(sp)
    sw a7, 400(sp)
    slli s10, s10, 5
    andi s10, s10, 32
    or a4, a4, s10
    xori a4, a4, 32
    not a4, a4
    lw s10, 196(sp)
    sw a3, 196(sp)
    andi s10, s10, 21
    lw a3, 524(sp)
    sw a6, 524(sp)
    srli a3, a3, 28
    andi a3, a3, 3
    or t2, a3, t2
    xori t2, t2, 6
    srli a3, t2, 1
    andi a7, a3, 2
    or s10, s10, a7
    lw a6, 652(sp)
    andi s0, s0, 21
    slli a6, a6, 1
    andi a6, a6, 40
    or a6, s10, a6
    xori a6, a6, 57
    lw s10, 564(sp)
    andi t1, t2, 2
    andi s10, s10, 42
    or s0, s0, s10
    not s0, s0
    lw s10, 584(sp)
    sw a2, 584(sp)
    andi s10, s10, 61
    or s10, s10, t1
    xori s10, s10, 40
    and a2, s0, s10
    xor a2, a6, a2
    sw a6, 564(sp)
    xor a6, a4, a2
    sw s5, 1316(sp)
    not s5, a6
    slli s11, s5, 16
    lui t4, 16
    and s11, s11, t4
    or s6, s6, s11
    slli s11, s5, 17
    lui t4, 32
    and s11, s11, t4
    or s6, s6, s11
    slli s11, s5, 18
    lui t4, 64
    and s11, s11, t4
    or s6, s6, s11
    slli s11, s5, 19
    lui t4, 128
    sw s11, 636(sp)
    and s11, s11, t4
    or s6, s6, s11
    lw s11, 472(sp)
    and s1, s1, s7
    and s11, s11, t6
    slli t6, s5, 24
    and s4, t6, s4
    or s4, s11, s4
    xor s11, s0, s10
    xor s11, a2, s11
    or a6, a6, s11
    xor a6, s0, a6
    or s0, a4, a6
    xor s0, s11, s0
    or a4, a4, s0
    xor a6, a6, a4
    not a4, a6
    slli s11, a4, 25
    and t5, s11, t5
    or t5, s4, t5
    or a6, s0, a6
    xor a6, a2, a6
    slli a2, a6, 26
    and s4, a2, t0
    or t5, t5, s4
    not s0, s0
    slli s4, s0, 27
    and s8, s4, s8
    or t5, t5, s8
    lw s8, 852(sp)
    and s3, s3, t3
    and s8, s8, ra
    or t5, t5, s8
    or t5, t5, s1
    or t5, t5, s3
    and s2, s2, s9
    or t5, t5, s2
    sw s4, 852(sp)
    srli s4, t5, 4
    lui t0, 4352
    sw a2, 472(sp)
    and a2, s4, t0
    or a2, s6, a2
    srli s6, t5, 3
    sw s11, 180(sp)
    lui s11, 8704
    sw s10, 1296(sp)
    and s10, s6, s11
    or a2, a2, s10
    srli s10, t5, 2
    sw t6, 1240(sp)
    lui t6, 17408
    sw s5, 1248(sp)
    and s5, s10, t6
    or a2, a2, s5
    srli s5, t5, 1
    sw s2, 1304(sp)
    lui s2, 34816
    and s5, s5, s2
    or a2, a2, s5
    or a2, a2, s8
    lw s5, 868(sp)
    and a5, a5, s9
    and s8, s5, s7
    or a2, a2, s8
    lw s8, 220(sp)
    andi a3, a3, 1
    and s8, s8, t3
    or a2, a2, s8
    or a5, a2, a5
    sw a5, 1160(a0)
    or t1, a3, t1
    slli a3, t2, 1
    andi a2, a3, 4
    or t1, t1, a2
    slli a2, t2, 2
    andi s8, a2, 8
    or t1, t1, s8
    slli s8, t2, 3
    andi s5, s8, 16
    or t1, t1, s5
    slli s5, t2, 4
    sw a5, 220(sp)
    andi a5, s5, 32
    or a5, t1, a5
    slli t1, t2, 5
    andi s7, t1, 64
    or a5, a5, s7
    slli s7, t2, 6
    andi s7, s7, 128
    or a5, a5, s7
    lw s7, 244(sp)
    sw s0, 392(sp)
    lw s0, 1000(sp)
    and s7, s7, s0
    or a5, a5, s7
    lw s7, 352(sp)
    lui s0, 1044480
    slli s7, s7, 8
    and s7, s7, s0
    or a5, a5, s7
    sw a5, 1164(a0)
    lw s7, 1140(sp)
    sw a5, 244(sp)
    srli s7, s7, 16
    lw a5, 1236(sp)
    sw s3, 1252(sp)
    srli a5, a5, 8
    lui s3, 4080
    and s3, a5, s3
    or s3, s7, s3
    lw s7, 344(sp)
    slli s7, s7, 8
    and s7, s7, s0
    or s3, s3, s7
    sw s3, 1168(a0)
    lw s7, 1080(sp)
    sw s3, 1080(sp)
    srli s7, s7, 16
    andi s7, s7, 255
    lw s3, 572(sp)
    lui s0, 32
    and a5, a5, s3
    or a5, s7, a5
    slli s7, a4, 16
    lui s3, 16
    and s7, s7, s3
    or a5, a5, s7
    slli s7, a4, 17
    and s7, s7, s0
    or a5, a5, s7
    slli s7, a4, 18
    lui s0, 64
    and s7, s7, s0
    or a5, a5, s7
    slli s7, a4, 19
    sw s7, 1320(sp)
    and s7, s7, t4
    or a5, a5, s7
    srli s7, t5, 5
    sw a4, 1120(sp)
    and a4, s7, t0
    or a5, a5, a4
    and a4, s4, s11
    or a5, a5, a4
    and a4, s6, t6
    or a5, a5, a4
    and a4, s10, s2
    or a5, a5, a4
    lw a4, 736(sp)
    andi t1, t1, 128
    and a4, a4, ra
    or a5, a5, a4
    lw a4, 1312(sp)
    or a5, a5, s1
    and s1, a4, t3
    or a5, a5, s1
    lw s1, 156(sp)
    and s6, s6, s2
    and s1, s1, s9
    or a5, a5, s1
    sw a5, 1172(a0)
    srli s1, t2, 2
    andi s1, s1, 1
    or a7, s1, a7
    andi t2, t2, 4
    or a7, a7, t2
    andi t2, a3, 8
    or a7, a7, t2
    andi t2, a2, 16
    or a7, a7, t2
    andi t2, s8, 32
    or a7, a7, t2
    andi t2, s5, 64
    or a7, a7, t2
    or a7, a7, t1
    lw t1, 988(sp)
    slli s1, a6, 16
    andi t2, t1, -256
    or a7, a7, t2
    # round 24 (present.dsl:28)
    not t2, a7
    sw t2, 1176(a0)
    lw t2, 816(sp)
    and s1, s1, s3
    not a3, t2
    sw a3, 1180(a0)
    lw a3, 1308(sp)
    lui s5, 32
    srli a2, a3, 16
    or a2, a2, s1
    slli s1, a6, 17
    and s1, s1, s5
    or a2, a2, s1
    slli s1, a6, 18
    and s1, s1, s0
    or a2, a2, s1
    slli s1, a6, 19
    and s8, s1, t4
    or a2, a2, s8
    srli s8, t5, 6
    and s10, s8, t0
    or a2, a2, s10
    and s10, s7, s11
    or a2, a2, s10
    and s10, s4, t6
    or a2, a2, s10
    or a2, a2, s6
    lw s6, 1152(sp)
    srli t5, t5, 7
    and s6, s6, ra
    or a2, a2, s6
    lw s6, 684(sp)
    lui s10, 131072
    and s6, s6, s10
    or a2, a2, s6
    lw s6, 1252(sp)
    and t5, t5, t0
    or a2, a2, s6
    lw s6, 1300(sp)
    and a3, s6, s9
    or a3, a2, a3
    not a2, a3
    sw a2, 1184(a0)
    lw a2, 752(sp)
    lw t1, 392(sp)
    srli a2, a2, 16
    slli s6, t1, 16
    and s6, s6, s3
    or a2, a2, s6
    slli s6, t1, 17
    and s6, s6, s5
    or a2, a2, s6
    slli s6, t1, 18
    and s6, s6, s0
    or a2, a2, s6
    slli s6, t1, 19
    and a4, s6, t4
    or a4, a2, a4
    or t5, a4, t5
    and a4, s8, s11
    or t5, t5, a4
    and a4, s7, t6
    or t5, t5, a4
    and a4, s4, s2
    or t5, t5, a4
    lw a4, 1316(sp)
    and a2, a4, ra
    or t5, t5, a2
    lw a2, 584(sp)
    lui a4, 1044480
    and a2, a2, s10
    or t5, t5, a2
    lw a2, 716(sp)
    and a2, a2, t3
    or t5, t5, a2
    lw a2, 1304(sp)
    or t5, t5, a2
    sw t5, 1188(a0)
    lw a2, 764(sp)
    lw s4, 464(sp)
    lui t6, 1
    and s7, a2, s4
    lw a2, 1016(sp)
    lui s11, 2
    slli a2, a2, 16
    and a2, a2, a4
    or a2, s7, a2
    sw a2, 1192(a0)
    lw s7, 948(sp)
    sw a7, 1016(sp)
    srli s7, s7, 8
    lw a7, 160(sp)
    sw a2, 1304(sp)
    and s7, s7, a7
    lw a2, 1144(sp)
    sw a5, 716(sp)
    srli a5, a2, 16
    sw s6, 584(sp)
    lw s6, 572(sp)
    lui t0, 4
    and a5, a5, s6
    or a5, s7, a5
    lw s7, 524(sp)
    lui s0, 8
    slli s7, s7, 16
    and s7, s7, a4
    or a5, a5, s7
    sw a5, 1196(a0)
    lw s7, 1264(sp)
    sw s1, 1252(sp)
    srli s7, s7, 8
    andi s7, s7, 255
    lw s1, 1248(sp)
    sw a5, 684(sp)
    slli a5, s1, 6
    andi a5, a5, 256
    or a5, s7, a5
    slli s7, s1, 7
    andi s7, s7, 512
    or a5, a5, s7
    slli s7, s1, 8
    andi s7, s7, 1024
    or a5, a5, s7
    slli s7, s1, 9
    lw s2, 616(sp)
    lui s3, 4096
    and s7, s7, s2
    or a5, a5, s7
    slli s7, s1, 10
    and s7, s7, t6
    or a5, a5, s7
    slli s7, s1, 11
    and s7, s7, s11
    or a5, a5, s7
    slli s7, s1, 12
    and t4, s7, t0
    or a5, a5, t4
    slli t4, s1, 13
    and s5, t4, s0
    or a5, a5, s5
    slli s5, a2, 8
    lui a2, 4080
    and s5, s5, a2
    or a5, a5, s5
    slli s5, s1, 23
    sw s5, 1152(sp)
    and s5, s5, s3
    or a5, a5, s5
    lw s5, 1240(sp)
    lui t2, 8192
    and s5, s5, t2
    or a5, a5, s5
    slli s5, s1, 25
    lui s4, 16384
    and t1, s5, s4
    or a5, a5, t1
    slli t1, s1, 26
    sw t5, 156(sp)
    lui t5, 32768
    sw t1, 736(sp)
    and t1, t1, t5
    or a5, a5, t1
    slli t1, s1, 27
    sw t1, 1124(sp)
    and t1, t1, ra
    or a5, a5, t1
    sw t1, 964(sp)
    slli t1, s1, 28
    sw t1, 1148(sp)
    and t1, t1, s10
    or a5, a5, t1
    slli t1, s1, 29
    and t1, t1, t3
    or a5, a5, t1
    slli t1, s1, 30
    and t1, t1, s9
    or a5, a5, t1
    sw a5, 1200(a0)
    lw t1, 1296(sp)
    sw a5, 404(sp)
    srli a5, t1, 3
    andi s1, a5, 1
    sw a5, 860(sp)
    srli a5, t1, 2
    sw a5, 576(sp)
    andi a5, a5, 2
    or a5, s1, a5
    srli s1, t1, 1
    sw s1, 1284(sp)
    andi s1, s1, 4
    or a5, a5, s1
    andi s1, t1, 8
    or a5, a5, s1
    slli s1, t1, 1
    sw s1, 1216(sp)
    andi s1, s1, 16
    or a5, a5, s1
    slli s1, t1, 2
    sw s1, 1208(sp)
    andi s1, s1, 32
    or a5, a5, s1
    slli s1, t1, 3
    andi s1, s1, 64
    or a5, a5, s1
    slli s1, t1, 4
    andi s1, s1, 128
    or a5, a5, s1
    lw s1, 348(sp)
    lw t1, 1000(sp)
    and s1, s1, t1
    or a5, a5, s1
    lw s1, 256(sp)
    slli s1, s1, 16
    and s1, s1, a4
    or a5, a5, s1
    sw a5, 1204(a0)
    lw s1, 452(sp)
    sw a5, 348(sp)
    srli s1, s1, 8
    lw a5, 640(sp)
    and s1, s1, a7
    srli t1, a5, 16
    and t1, t1, s6
    or t1, s1, t1
    lw s1, 400(sp)
    slli s1, s1, 16
    and s1, s1, a4
    or t1, t1, s1
    sw t1, 1208(a0)
    lw s1, 1280(sp)
    sw t1, 1280(sp)
    srli s1, s1, 8
    lw t1, 1120(sp)
    andi s1, s1, 255
    slli s6, t1, 6
    andi s6, s6, 256
    or s1, s1, s6
    slli s6, t1, 7
    andi s6, s6, 512
    or s1, s1, s6
    slli s6, t1, 8
    andi s6, s6, 1024
    or s1, s1, s6
    slli s6, t1, 9
    and s6, s6, s2
    or s1, s1, s6
    slli s6, t1, 10
    and s6, s6, t6
    or s1, s1, s6
    slli s6, t1, 11
    and s6, s6, s11
    or s1, s1, s6
    slli s6, t1, 12
    and a4, s6, t0
    or a4, s1, a4
    slli s1, t1, 13
    sw s1, 1212(sp)
    and s1, s1, s0
    or a4, a4, s1
    slli s1, a5, 8
    and s1, s1, a2
    or a4, a4, s1
    slli s1, t1, 23
    and a5, s1, s3
    or a5, a4, a5
    slli a4, t1, 24
    sw a4, 1324(sp)
    and a4, a4, t2
    or a5, a5, a4
    lw a4, 180(sp)
    sw s1, 1328(sp)
    and s1, a4, s4
    or a5, a5, s1
    slli s1, t1, 26
    and a4, s1, t5
    or a5, a5, a4
    slli a4, t1, 27
    and a2, a4, ra
    or a5, a5, a2
    slli a2, t1, 28
    sw a2, 1332(sp)
    and a2, a2, s10
    or a5, a5, a2
    sw a2, 1336(sp)
    slli a2, t1, 29
    and a2, a2, t3
    or a5, a5, a2
    slli a2, t1, 30
    and a2, a2, s9
    or a5, a5, a2
    sw a5, 1212(a0)
    lw a2, 564(sp)
    sw a5, 1340(sp)
    srli a5, a2, 3
    andi t1, a5, 1
    sw a5, 1344(sp)
    srli a5, a2, 2
    sw a5, 1348(sp)
    andi a5, a5, 2
    or a5, t1, a5
    srli t1, a2, 1
    sw t1, 1352(sp)
    andi t1, t1, 4
    or a5, a5, t1
    andi t1, a2, 8
    or a5, a5, t1
    slli t1, a2, 1
    sw t1, 1356(sp)
    andi t1, t1, 16
    or a5, a5, t1
    slli t1, a2, 2
    sw t1, 1360(sp)
    andi t1, t1, 32
    or a5, a5, t1
    slli t1, a2, 3
    andi t1, t1, 64
    or a5, a5, t1
    slli t1, a2, 4
    andi t1, t1, 128
    or a5, a5, t1
    lw t1, 252(sp)
    andi t1, t1, -256
    or a5, a5, t1
    # round 25 (present.dsl:28)
    not t1, a5
    sw t1, 1216(a0)
    lw t1, 824(sp)
    sw a5, 1364(sp)
    not a5, t1
    sw a5, 1220(a0)
    lw a5, 600(sp)
    slli t1, a6, 6
    srli a5, a5, 8
    and a5, a5, a7
    andi t1, t1, 256
    or a5, a5, t1
    slli t1, a6, 7
    andi t1, t1, 512
    or a5, a5, t1
    slli t1, a6, 8
    andi t1, t1, 1024
    or a5, a5, t1
    slli t1, a6, 9
    and t1, t1, s2
    or a5, a5, t1
    slli t1, a6, 10
    and t1, t1, t6
    or a5, a5, t1
    slli t1, a6, 11
    and t1, t1, s11
    or a5, a5, t1
    slli t1, a6, 12
    and a2, t1, t0
    or a5, a5, a2
    slli a2, a6, 13
    sw a2, 1368(sp)
    and a2, a2, s0
    or a5, a5, a2
    slli a2, a6, 23
    sw a2, 1372(sp)
    and a2, a2, s3
    or a5, a5, a2
    slli a2, a6, 24
    sw a2, 1376(sp)
    and a2, a2, t2
    or a5, a5, a2
    slli a2, a6, 25
    sw a2, 1380(sp)
    and a2, a2, s4
    or a5, a5, a2
    lw a2, 472(sp)
    sw t1, 1384(sp)
    and a2, a2, t5
    or a5, a5, a2
    slli a2, a6, 27
    and t1, a2, ra
    or a5, a5, t1
    slli t1, a6, 28
    sw t1, 1388(sp)
    and t1, t1, s10
    or a5, a5, t1
    slli t1, a6, 29
    and t1, t1, t3
    or a5, a5, t1
    sw t1, 1392(sp)
    slli t1, a6, 30
    and t1, t1, s9
    or a5, a5, t1
    not t1, a5
    sw t1, 1224(a0)
    lw t1, 208(sp)
    srli t1, t1, 8
    and t1, t1, a7
    lw a7, 392(sp)
    sw a5, 1396(sp)
    slli a5, a7, 6
    andi a5, a5, 256
    or a5, t1, a5
    slli t1, a7, 7
    andi t1, t1, 512
    or a5, a5, t1
    slli t1, a7, 8
    andi t1, t1, 1024
    or a5, a5, t1
    slli t1, a7, 9
    and t1, t1, s2
    or a5, a5, t1
    slli t1, a7, 10
    and t1, t1, t6
    or a5, a5, t1
    slli t1, a7, 11
    and t1, t1, s11
    or a5, a5, t1
    slli t1, a7, 12
    and t0, t1, t0
    or a5, a5, t0
    slli t0, a7, 13
    and s0, t0, s0
    or a5, a5, s0
    slli s0, a7, 23
    and s11, s0, s3
    or a5, a5, s11
    slli s11, a7, 24
    and t6, s11, t2
    or a5, a5, t6
    slli t6, a7, 25
    and s2, t6, s4
    or a5, a5, s2
    slli s2, a7, 26
    sw s11, 1400(sp)
    and s11, s2, t5
    or a5, a5, s11
    lw s11, 852(sp)
    sw s2, 1404(sp)
    and s11, s11, ra
    or a5, a5, s11
    slli s11, a7, 28
    and s2, s11, s10
    or a5, a5, s2
    slli s2, a7, 29
    and s2, s2, t3
    or a5, a5, s2
    slli s2, a7, 30
    and s2, s2, s9
    or a5, a5, s2
    sw a5, 1228(a0)
    sw s2, 1408(sp)
    lw s2, 876(sp)
    sw a5, 1412(sp)
    lw a5, 464(sp)
    lw a7, 1012(sp)
    and s2, s2, a5
    slli a7, a7, 8
    sw t6, 1012(sp)
    lui t6, 1044480
    and a7, a7, t6
    or a7, s2, a7
    sw a7, 1232(a0)
    lw s2, 1032(sp)
    sw a7, 1032(sp)
    srli s2, s2, 16
    lw a7, 816(sp)
    sw t0, 816(sp)
    srli a7, a7, 8
    lui t0, 4080
    sw t1, 1416(sp)
    and t1, a7, t0
    or t1, s2, t1
    slli s2, a3, 8
    and s2, s2, t6
    or t1, t1, s2
    sw t1, 1236(a0)
    lw s2, 944(sp)
    sw a3, 1420(sp)
    srli s2, s2, 16
    andi s2, s2, 255
    lw a3, 572(sp)
    sw s0, 1432(sp)
    and a7, a7, a3
    or a7, s2, a7
    lui s2, 16
    and s7, s7, s2
    or a7, a7, s7
    lui s7, 32
    and t4, t4, s7
    or a7, a7, t4
    lw t4, 1248(sp)
    sw t1, 1424(sp)
    slli t1, t4, 14
    lui s7, 64
    and t1, t1, s7
    or a7, a7, t1
    slli t1, t4, 15
    lui s7, 128
    and t1, t1, s7
    or a7, a7, t1
    and t1, s8, a5
    slli s8, t4, 20
    and t4, s8, s3
    or t1, t1, t4
    lw t4, 1120(sp)
    and a2, a2, t3
    slli s3, t4, 21
    and t2, s3, t2
    or t1, t1, t2
    slli t2, a6, 22
    sw t2, 1428(sp)
    and t2, t2, s4
    or t1, t1, t2
    and t2, s0, t5
    or t1, t1, t2
    and t2, s5, ra
    or t1, t1, t2
    and s0, s1, s10
    or t1, t1, s0
    or t1, t1, a2
    sw s11, 1436(sp)
    and s11, s11, s9
    or t1, t1, s11
    srli t5, t1, 4
    sw s1, 1440(sp)
    lui s1, 4352
    and s4, t5, s1
    or a7, a7, s4
    srli s4, t1, 3
    sw s3, 1444(sp)
    lui s3, 8704
    and a5, s4, s3
    or a5, a7, a5
    srli a7, t1, 2
    sw s5, 1448(sp)
    lui s5, 17408
    sw s8, 1452(sp)
    and s8, a7, s5
    or a5, a5, s8
    srli s8, t1, 1
    sw s11, 1456(sp)
    lui s11, 34816
    and s8, s8, s11
    or a5, a5, s8
    or a5, a5, t2
    lw t2, 736(sp)
    and s8, t2, s10
    or a5, a5, s8
    lw s8, 1124(sp)
    and s8, s8, t3
    or a5, a5, s8
    lw s8, 1148(sp)
    and s8, s8, s9
    or a5, a5, s8
    sw a5, 1240(a0)
    lw s8, 1296(sp)
    sw a5, 1148(sp)
    srli a5, s8, 5
    andi a5, a5, 1
    srli t2, s8, 4
    andi t2, t2, 2
    or a5, a5, t2
    lw t2, 860(sp)
    and s6, s6, s2
    andi t2, t2, 4
    or a5, a5, t2
    lw t2, 576(sp)
    andi t2, t2, 8
    or a5, a5, t2
    lw t2, 1284(sp)
    andi t2, t2, 16
    or a5, a5, t2
    andi t2, s8, 32
    or a5, a5, t2
    lw t2, 1216(sp)
    lw s8, 1000(sp)
    andi t2, t2, 64
    or a5, a5, t2
    lw t2, 1208(sp)
    and a7, a7, s11
    andi t2, t2, 128
    or a5, a5, t2
    lw t2, 672(sp)
    and t2, t2, s8
    or a5, a5, t2
    lw t2, 1064(sp)
    slli t2, t2, 8
    and t2, t2, t6
    or a5, a5, t2
    sw a5, 1244(a0)
    lw t2, 140(sp)
    sw a5, 672(sp)
    lw a5, 936(sp)
    srli t2, t2, 16
    srli a5, a5, 8
    and s8, a5, t0
    or t2, t2, s8
    lw s8, 156(sp)
    and a5, a5, a3
    slli s8, s8, 8
    and s8, s8, t6
    or t2, t2, s8
    sw t2, 1248(a0)
    lw s8, 872(sp)
    srli s8, s8, 16
    andi s8, s8, 255
    or a5, s8, a5
    or a5, a5, s6
    lw s6, 1212(sp)
    lui s8, 32
    and s6, s6, s8
    or a5, a5, s6
    slli s6, t4, 14
    sw t2, 1212(sp)
    lui t2, 64
    and s6, s6, t2
    or a5, a5, s6
    slli s6, t4, 15
    and s6, s6, s7
    or a5, a5, s6
    srli s6, t1, 5
    and t4, s6, s1
    or a5, a5, t4
    and t4, t5, s3
    or a5, a5, t4
    and t4, s4, s5
    or a5, a5, t4
    or a5, a5, a7
    lw a7, 180(sp)
    and t4, a7, ra
    or a5, a5, t4
    or a5, a5, s0
    and t4, a4, t3
    or a5, a5, t4
    lw t4, 1332(sp)
    and t4, t4, s9
    or a5, a5, t4
    sw a5, 1252(a0)
    lw t4, 564(sp)
    srli a4, t4, 5
    andi a4, a4, 1
    srli s0, t4, 4
    andi s0, s0, 2
    or a4, a4, s0
    lw s0, 1344(sp)
    andi t4, t4, 32
    andi s0, s0, 4
    or a4, a4, s0
    lw s0, 1348(sp)
    andi s0, s0, 8
    or a4, a4, s0
    lw s0, 1352(sp)
    andi s0, s0, 16
    or a4, a4, s0
    or t4, a4, t4
    lw a4, 1356(sp)
    andi a4, a4, 64
    or t4, t4, a4
    lw a4, 1360(sp)
    andi a4, a4, 128
    or t4, t4, a4
    lw a4, 624(sp)
    andi s0, a4, -256
    or t4, t4, s0
    # round 26 (present.dsl:28)
    not s0, t4
    sw s0, 1256(a0)
    lw s0, 220(sp)
    not a4, s0
    sw a4, 1260(a0)
    lw a4, 196(sp)
    sw t4, 1360(sp)
    lw t4, 1384(sp)
    srli a4, a4, 16
    and t4, t4, s2
    or t4, a4, t4
    lw a4, 1368(sp)
    sw a5, 1368(sp)
    and a4, a4, s8
    or t4, t4, a4
    slli a4, a6, 14
    and a4, a4, t2
    or t4, t4, a4
    slli a4, a6, 15
    and a4, a4, s7
    or t4, t4, a4
    srli a4, t1, 6
    and a5, a4, s1
    or a5, t4, a5
    and t4, s6, s3
    or a5, a5, t4
    and t4, t5, s5
    or a5, a5, t4
    and t4, s4, s11
    or a5, a5, t4
    lw t4, 1380(sp)
    srli t1, t1, 7
    and s4, t4, ra
    or a5, a5, s4
    lw s4, 472(sp)
    and t1, t1, s1
    and s0, s4, s10
    or a5, a5, s0
    or a5, a5, a2
    lw a2, 1388(sp)
    and t5, t5, s11
    and a2, a2, s9
    or a5, a5, a2
    not a2, a5
    sw a2, 1264(a0)
    lw a2, 1080(sp)
    srli s0, a2, 16
    lw a2, 1416(sp)
    and a2, a2, s2
    or a2, s0, a2
    lw s0, 816(sp)
    and s0, s0, s8
    or a2, a2, s0
    lw s0, 392(sp)
    slli s8, s0, 14
    and s8, s8, t2
    or a2, a2, s8
    slli s8, s0, 15
    and s8, s8, s7
    or a2, a2, s8
    or t1, a2, t1
    and a2, a4, s3
    or t1, t1, a2
    and a2, s6, s5
    or t1, t1, a2
    or t1, t1, t5
    lw t5, 1012(sp)
    srli s1, a6, 1
    and a2, t5, ra
    or t1, t1, a2
    lw a2, 1404(sp)
    andi s1, s1, 21
    and s6, a2, s10
    or t1, t1, s6
    lw s6, 852(sp)
    and s6, s6, t3
    or t1, t1, s6
    lw s6, 1456(sp)
    or t1, t1, s6
    sw t1, 1268(a0)
    lw s6, 1100(sp)
    lw s8, 464(sp)
    lw s11, 952(sp)
    and s6, s6, s8
    slli s11, s11, 16
    and s11, s11, t6
    or s6, s6, s11
    sw s6, 1272(a0)
    lw s11, 612(sp)
    sw s6, 612(sp)
    srli s11, s11, 8
    lw s6, 160(sp)
    lw s5, 824(sp)
    and s11, s11, s6
    srli s3, s5, 16
    and s3, s3, a3
    or s3, s11, s3
    lw s11, 1396(sp)
    slli s11, s11, 16
    and s11, s11, t6
    or s3, s3, s11
    sw s3, 1276(a0)
    lw s11, 760(sp)
    sw s3, 952(sp)
    srli s11, s11, 8
    andi s11, s11, 255
    lw s3, 744(sp)
    lw s7, 768(sp)
    andi s3, s3, 10
    or s1, s1, s3
    lw s3, 932(sp)
    srli s7, s7, 28
    andi s3, s3, 32
    or s1, s1, s3
    xori s1, s1, 2
    not s1, s1
    lw s3, 740(sp)
    andi s7, s7, 3
    andi s3, s3, 21
    lw t2, 884(sp)
    lw s2, 96(sp)
    srli t2, t2, 6
    and t2, t2, s8
    lui a2, 4096
    and s2, s2, a2
    or t2, t2, s2
    lw s2, 1048(sp)
    lui t5, 8192
    and s2, s2, t5
    or t2, t2, s2
    lw s2, 1072(sp)
    lui s4, 16384
    and s2, s2, s4
    or t2, t2, s2
    lw s2, 984(sp)
    lui t4, 32768
    and s2, s2, t4
    or t2, t2, s2
    lw s2, 1008(sp)
    or t2, t2, s2
    lw s2, 1052(sp)
    or t2, t2, s2
    lw s2, 1088(sp)
    or t2, t2, s2
    lw s2, 1104(sp)
    or t2, t2, s2
    srli t2, t2, 6
    lw s2, 728(sp)
    and t2, t2, s8
    and s2, s2, a2
    or t2, t2, s2
    lw s2, 1116(sp)
    and s2, s2, t5
    or t2, t2, s2
    lw s2, 248(sp)
    and s2, s2, s4
    or t2, t2, s2
    lw s2, 1068(sp)
    and s2, s2, t4
    or t2, t2, s2
    lw s2, 980(sp)
    or t2, t2, s2
    lw s2, 512(sp)
    or t2, t2, s2
    lw s2, 176(sp)
    or t2, t2, s2
    lw s2, 1112(sp)
    or t2, t2, s2
    srli t2, t2, 6
    and t2, t2, s8
    lw s2, 1084(sp)
    lw s8, 828(sp)
    slli s2, s2, 20
    and s2, s2, a2
    or t2, t2, s2
    lw s2, 956(sp)
    slli s8, s8, 1
    and s2, s2, t5
    or t2, t2, s2
    lw s2, 1044(sp)
    andi s8, s8, 40
    and s2, s2, s4
    or t2, t2, s2
    lw s2, 1020(sp)
    sw a5, 828(sp)
    and s2, s2, t4
    or t2, t2, s2
    lw s2, 488(sp)
    or t2, t2, s2
    lw s2, 904(sp)
    or t2, t2, s2
    lw s2, 1128(sp)
    sw a6, 1084(sp)
    or t2, t2, s2
    lw s2, 1096(sp)
    lw a6, 616(sp)
    or t2, t2, s2
    slli s2, t2, 2
    or s2, s7, s2
    xori s2, s2, 6
    srli s7, s2, 1
    sw t2, 1096(sp)
    andi t2, s7, 2
    or s3, s3, t2
    or s3, s3, s8
    xori s3, s3, 44
    srli s8, s0, 1
    andi s8, s8, 21
    lw s0, 652(sp)
    sw t1, 652(sp)
    andi s0, s0, 42
    or s0, s8, s0
    xori s0, s0, 40
    not s8, s0
    lw t1, 680(sp)
    sw a4, 680(sp)
    andi t1, t1, 61
    andi a4, s2, 2
    or t1, t1, a4
    xori t1, t1, 40
    and a5, s8, t1
    xor a5, s3, a5
    sw s3, 1128(sp)
    xor s3, s1, a5
    not a7, s3
    sw s0, 904(sp)
    slli s0, a7, 8
    sw s0, 488(sp)
    andi s0, s0, 256
    or s0, s11, s0
    slli s11, a7, 9
    sw s11, 1020(sp)
    andi s11, s11, 512
    or s0, s0, s11
    slli s11, a7, 10
    sw s11, 1044(sp)
    andi s11, s11, 1024
    or s0, s0, s11
    sw s11, 956(sp)
    slli s11, a7, 11
    sw s11, 1112(sp)
    and s11, s11, a6
    or s0, s0, s11
    slli s11, a7, 12
    lui a6, 1
    and s11, s11, a6
    or s0, s0, s11
    slli s11, a7, 13
    lui a6, 2
    and s11, s11, a6
    or s0, s0, s11
    slli s11, a7, 14
    lui a6, 4
    sw s11, 176(sp)
    and s11, s11, a6
    or s0, s0, s11
    slli s11, a7, 15
    sw a7, 512(sp)
    lui a7, 8
    sw s11, 980(sp)
    and s11, s11, a7
    or s0, s0, s11
    slli s11, s5, 8
    and s11, s11, t0
    or s0, s0, s11
    lw s11, 636(sp)
    andi s7, s7, 1
    and s11, s11, a2
    or s0, s0, s11
    lw s11, 1452(sp)
    or a4, s7, a4
    and s11, s11, t5
    or s0, s0, s11
    lw s11, 1248(sp)
    slli s7, s2, 1
    slli s5, s11, 21
    and s5, s5, s4
    or s0, s0, s5
    slli s5, s11, 22
    and s11, s5, t4
    or s0, s0, s11
    sw s11, 1248(sp)
    lw s11, 1152(sp)
    and s11, s11, ra
    or s0, s0, s11
    sw s11, 1152(sp)
    lw s11, 1240(sp)
    and s11, s11, s10
    or s0, s0, s11
    lw s11, 1448(sp)
    and s11, s11, t3
    or s0, s0, s11
    lw s11, 736(sp)
    and s11, s11, s9
    or s0, s0, s11
    sw s0, 1280(a0)
    andi s11, s7, 4
    or a4, a4, s11
    slli s11, s2, 2
    sw s5, 736(sp)
    andi s5, s11, 8
    or a4, a4, s5
    slli s5, s2, 3
    sw s0, 1448(sp)
    andi s0, s5, 16
    or a4, a4, s0
    slli s0, s2, 4
    andi s9, s0, 32
    or a4, a4, s9
    slli s9, s2, 5
    andi t3, s9, 64
    or t3, a4, t3
    slli a4, s2, 6
    andi a4, a4, 128
    or t3, t3, a4
    lw a4, 1108(sp)
    lw s10, 1000(sp)
    and a4, a4, s10
    or t3, t3, a4
    lw a4, 996(sp)
    slli a4, a4, 16
    and a4, a4, t6
    or t3, t3, a4
    sw t3, 1284(a0)
    lw a4, 1204(sp)
    sw t3, 1108(sp)
    srli a4, a4, 8
    lw t3, 1028(sp)
    and a4, a4, s6
    srli s10, t3, 16
    and s10, s10, a3
    or a4, a4, s10
    lw s10, 1412(sp)
    slli s10, s10, 16
    and s10, s10, t6
    or a4, a4, s10
    sw a4, 1288(a0)
    lw s10, 800(sp)
    sw a4, 800(sp)
    srli s10, s10, 8
    andi s10, s10, 255
    xor a4, s8, t1
    xor a4, a5, a4
    or s3, s3, a4
    xor s3, s8, s3
    or s8, s1, s3
    xor a4, a4, s8
    or s1, s1, a4
    xor s1, s3, s1
    not s3, s1
    slli s8, s3, 8
    sw s8, 1412(sp)
    andi s8, s8, 256
    or s8, s10, s8
    slli s10, s3, 9
    sw s10, 1240(sp)
    andi s10, s10, 512
    or s8, s8, s10
    slli s10, s3, 10
    sw s10, 1452(sp)
    andi s10, s10, 1024
    or s8, s8, s10
    slli s10, s3, 11
    lw a3, 616(sp)
    sw s10, 636(sp)
    and s10, s10, a3
    or s8, s8, s10
    slli s10, s3, 12
    lui t6, 1
    and s10, s10, t6
    or s8, s8, s10
    slli s10, s3, 13
    sw t1, 1068(sp)
    lui t1, 2
    and s10, s10, t1
    or s8, s8, s10
    slli s10, s3, 14
    sw s10, 248(sp)
    and s10, s10, a6
    or s8, s8, s10
    sw s10, 1116(sp)
    slli s10, s3, 15
    sw s10, 728(sp)
    and s10, s10, a7
    or s8, s8, s10
    slli s10, t3, 8
    and s10, s10, t0
    or s8, s8, s10
    lw s10, 1320(sp)
    and s10, s10, a2
    or s8, s8, s10
    lw s10, 1120(sp)
    slli t3, s10, 20
    and t3, t3, t5
    or t3, s8, t3
    lw s8, 1444(sp)
    and s8, s8, s4
    or t3, t3, s8
    slli s8, s10, 22
    and s8, s8, t4
    or t3, t3, s8
    lw s8, 1328(sp)
    or s1, a4, s1
    and s10, s8, ra
    or t3, t3, s10
    lw s10, 1324(sp)
    lui s8, 131072
    and s10, s10, s8
    or t3, t3, s10
    sw s10, 1324(sp)
    lw s10, 180(sp)
    lui t0, 262144
    and s10, s10, t0
    or t3, t3, s10
    lw s10, 1440(sp)
    sw s3, 180(sp)
    lui s3, 524288
    and s10, s10, s3
    or t3, t3, s10
    sw t3, 1292(a0)
    sw t3, 1440(sp)
    srli t3, s2, 2
    andi t3, t3, 1
    or t2, t3, t2
    andi t3, s2, 4
    or t2, t2, t3
    andi t3, s7, 8
    or t2, t2, t3
    andi t3, s11, 16
    or t2, t2, t3
    andi t3, s5, 32
    or t2, t2, t3
    andi t3, s0, 64
    or t2, t2, t3
    andi t3, s9, 128
    or t2, t2, t3
    lw t3, 1024(sp)
    xor a5, a5, s1
    andi s0, t3, -256
    or t2, t2, s0
    # round 27 (present.dsl:28)
    not s0, t2
    sw s0, 1296(a0)
    lw s0, 404(sp)
    slli s1, a5, 8
    not s2, s0
    sw s2, 1300(a0)
    lw s2, 684(sp)
    andi s7, s1, 256
    srli s5, s2, 8
    and s5, s5, s6
    or s5, s5, s7
    slli s7, a5, 9
    andi s9, s7, 512
    or s5, s5, s9
    slli s9, a5, 10
    andi s11, s9, 1024
    or s5, s5, s11
    slli s11, a5, 11
    and t3, s11, a3
    or t3, s5, t3
    slli s5, a5, 12
    and s5, s5, t6
    or t3, t3, s5
    slli s5, a5, 13
    and s5, s5, t1
    or t3, t3, s5
    slli s5, a5, 14
    and s2, s5, a6
    or t3, t3, s2
    slli s2, a5, 15
    sw t2, 1120(sp)
    and t2, s2, a7
    or t2, t3, t2
    lw t3, 1252(sp)
    not a4, a4
    and t3, t3, a2
    or t2, t2, t3
    lw t3, 1084(sp)
    sw s10, 1252(sp)
    slli s10, t3, 20
    and s10, s10, t5
    or t2, t2, s10
    slli t3, t3, 21
    and t3, t3, s4
    or t2, t2, t3
    lw t3, 1428(sp)
    and t3, t3, t4
    or t2, t2, t3
    lw t3, 1372(sp)
    and t3, t3, ra
    or t2, t2, t3
    lw t3, 1376(sp)
    and s10, t3, s8
    or t2, t2, s10
    lw s10, 1380(sp)
    lw t3, 472(sp)
    and s10, s10, t0
    or t2, t2, s10
    and t3, t3, s3
    or t2, t2, t3
    not t3, t2
    sw t3, 1304(a0)
    lw t3, 1280(sp)
    sw s10, 472(sp)
    srli t3, t3, 8
    and t3, t3, s6
    slli s10, a4, 8
    andi s0, s10, 256
    or t3, t3, s0
    slli s0, a4, 9
    andi s6, s0, 512
    or t3, t3, s6
    slli s6, a4, 10
    sw s6, 1380(sp)
    andi s6, s6, 1024
    or t3, t3, s6
    slli s6, a4, 11
    and a3, s6, a3
    or t3, t3, a3
    slli a3, a4, 12
    and a3, a3, t6
    or t3, t3, a3
    slli a3, a4, 13
    and a3, a3, t1
    or t3, t3, a3
    slli a3, a4, 14
    and a6, a3, a6
    or a6, t3, a6
    slli t3, a4, 15
    and a7, t3, a7
    or a6, a6, a7
    lw a7, 584(sp)
    and a7, a7, a2
    or a6, a6, a7
    lw a7, 392(sp)
    slli t1, a7, 20
    and t1, t1, t5
    or a6, a6, t1
    slli t1, a7, 21
    and t1, t1, s4
    or a6, a6, t1
    slli a7, a7, 22
    and a7, a7, t4
    or a6, a6, a7
    lw a7, 1432(sp)
    and a7, a7, ra
    or a6, a6, a7
    lw a7, 1400(sp)
    and a7, a7, s8
    or a6, a6, a7
    lw a7, 1012(sp)
    and t1, a7, t0
    or a6, a6, t1
    lw t1, 1404(sp)
    and t1, t1, s3
    or a6, a6, t1
    sw a6, 1308(a0)
    lw a7, 904(sp)
    sw t1, 1404(sp)
    srli t1, a7, 3
    andi t6, t1, 1
    sw s6, 1400(sp)
    srli s6, a7, 2
    sw s0, 1432(sp)
    andi s0, s6, 2
    or t6, t6, s0
    srli s0, a7, 1
    sw s10, 392(sp)
    andi s10, s0, 4
    or t6, t6, s10
    andi s10, a7, 8
    or t6, t6, s10
    slli s10, a7, 1
    sw s11, 584(sp)
    andi s11, s10, 16
    or t6, t6, s11
    slli s11, a7, 2
    sw s9, 1372(sp)
    andi s9, s11, 32
    or t6, t6, s9
    slli s9, a7, 3
    andi s9, s9, 64
    or t6, t6, s9
    slli s9, a7, 4
    andi s9, s9, 128
    or t6, t6, s9
    lw s9, 632(sp)
    lw a7, 1000(sp)
    and s9, s9, a7
    or t6, t6, s9
    lw s9, 204(sp)
    sw s7, 204(sp)
    slli s9, s9, 8
    lui s7, 1044480
    and s9, s9, s7
    or t6, t6, s9
    sw t6, 1312(a0)
    lw s9, 628(sp)
    sw t6, 628(sp)
    srli s9, s9, 16
    lw t6, 220(sp)
    sw s1, 220(sp)
    srli t6, t6, 8
    lui s1, 4080
    sw a6, 1428(sp)
    and a6, t6, s1
    or a6, s9, a6
    lw s9, 828(sp)
    slli s9, s9, 8
    and s9, s9, s7
    or a6, a6, s9
    sw a6, 1316(a0)
    lw s9, 804(sp)
    sw a6, 1084(sp)
    srli s9, s9, 16
    andi s9, s9, 255
    lw a6, 572(sp)
    sw t2, 1444(sp)
    and t6, t6, a6
    or t6, s9, t6
    lw s9, 176(sp)
    lui t2, 16
    and s9, s9, t2
    or t6, t6, s9
    lw s9, 980(sp)
    sw s11, 176(sp)
    lui s11, 32
    and s9, s9, s11
    or t6, t6, s9
    lw s9, 512(sp)
    sw s10, 980(sp)
    slli s10, s9, 16
    sw s0, 1320(sp)
    lui s0, 64
    and s10, s10, s0
    or t6, t6, s10
    slli s10, s9, 17
    sw s6, 1104(sp)
    lui s6, 128
    and s10, s10, s6
    or t6, t6, s10
    lw s10, 680(sp)
    sw t1, 1088(sp)
    lw t1, 464(sp)
    sw a4, 768(sp)
    and s10, s10, t1
    slli t1, s9, 22
    and a2, t1, a2
    or a2, s10, a2
    lw s10, 180(sp)
    sw t1, 680(sp)
    slli t1, s10, 23
    and t5, t1, t5
    or t5, a2, t5
    slli a2, a5, 24
    and s4, a2, s4
    or t5, t5, s4
    slli s4, a4, 25
    and t4, s4, t4
    or t4, t5, t4
    slli t5, s9, 27
    sw s4, 1052(sp)
    and s4, t5, ra
    or t4, t4, s4
    sw a2, 1008(sp)
    slli a2, s10, 28
    sw a2, 984(sp)
    and a2, a2, s8
    or t4, t4, a2
    sw t1, 1072(sp)
    slli t1, a5, 29
    and t1, t1, t0
    or t4, t4, t1
    sw t5, 1048(sp)
    slli t5, a4, 30
    and t5, t5, s3
    or t4, t4, t5
    sw t5, 96(sp)
    srli t5, t4, 4
    lui ra, 4352
    and a4, t5, ra
    or t6, t6, a4
    srli a4, t4, 3
    sw t3, 740(sp)
    lui t3, 8704
    sw a3, 932(sp)
    and a3, a4, t3
    or t6, t6, a3
    srli a3, t4, 2
    sw t1, 744(sp)
    lui t1, 17408
    and t1, a3, t1
    or t1, t6, t1
    srli t6, t4, 1
    lui t3, 34816
    and t6, t6, t3
    or t1, t1, t6
    or t1, t1, s4
    slli t6, s9, 28
    and s4, t6, s8
    or t1, t1, s4
    slli s4, s9, 29
    and s4, s4, t0
    or t1, t1, s4
    slli s4, s9, 30
    and s4, s4, s3
    or t1, t1, s4
    sw t1, 1320(a0)
    lw s4, 1068(sp)
    sw t1, 1456(sp)
    srli t1, s4, 3
    andi s9, t1, 1
    sw t1, 852(sp)
    srli t1, s4, 2
    sw t1, 816(sp)
    andi t1, t1, 2
    or t1, s9, t1
    srli s9, s4, 1
    sw s9, 1416(sp)
    andi s9, s9, 4
    or t1, t1, s9
    andi s9, s4, 8
    or t1, t1, s9
    slli s9, s4, 1
    sw s9, 1388(sp)
    andi s9, s9, 16
    or t1, t1, s9
    slli s9, s4, 2
    sw s9, 1384(sp)
    andi s9, s9, 32
    or t1, t1, s9
    slli s9, s4, 3
    andi s9, s9, 64
    or t1, t1, s9
    slli s9, s4, 4
    andi s9, s9, 128
    or t1, t1, s9
    lw s9, 552(sp)
    and s9, s9, a7
    or t1, t1, s9
    lw s9, 1140(sp)
    slli s9, s9, 8
    and s9, s9, s7
    or t1, t1, s9
    sw t1, 1324(a0)
    lw s9, 1236(sp)
    sw t1, 552(sp)
    lw t1, 716(sp)
    srli s9, s9, 16
    srli t1, t1, 8
    and s4, t1, s1
    or s4, s9, s4
    lw s9, 652(sp)
    and t1, t1, a6
    slli s9, s9, 8
    and s9, s9, s7
    or s4, s4, s9
    sw s4, 1328(a0)
    lw s9, 344(sp)
    srli s9, s9, 16
    andi s9, s9, 255
    or t1, s9, t1
    lw s9, 248(sp)
    and s9, s9, t2
    or t1, t1, s9
    lw s9, 728(sp)
    sw s4, 728(sp)
    and s9, s9, s11
    or t1, t1, s9
    slli s9, s10, 16
    and s9, s9, s0
    or t1, t1, s9
    slli s9, s10, 17
    and s9, s9, s6
    or t1, t1, s9
    srli s9, t4, 5
    and s4, s9, ra
    or t1, t1, s4
    lui s4, 8704
    and s1, t5, s4
    or t1, t1, s1
    lui s1, 17408
    and a6, a4, s1
    or a6, t1, a6
    and t1, a3, t3
    or a6, a6, t1
    slli t1, s10, 27
    lui a3, 65536
    sw t1, 248(sp)
    and t1, t1, a3
    or a6, a6, t1
    or a6, a6, a2
    slli t1, s10, 29
    and t1, t1, t0
    or a6, a6, t1
    slli t1, s10, 30
    and t1, t1, s3
    or a6, a6, t1
    sw a6, 1332(a0)
    lw t1, 1128(sp)
    sw a6, 344(sp)
    srli a2, t1, 3
    andi a6, a2, 1
    srli s10, t1, 2
    sw s10, 652(sp)
    andi s10, s10, 2
    or a6, a6, s10
    srli s10, t1, 1
    sw s10, 1356(sp)
    andi s10, s10, 4
    or a6, a6, s10
    andi s10, t1, 8
    or a6, a6, s10
    slli s10, t1, 1
    sw s10, 564(sp)
    andi s10, s10, 16
    or a6, a6, s10
    slli s10, t1, 2
    sw s10, 1352(sp)
    andi s10, s10, 32
    or a6, a6, s10
    slli s10, t1, 3
    andi s10, s10, 64
    or a6, a6, s10
    slli s10, t1, 4
    andi s10, s10, 128
    or a6, a6, s10
    lw s10, 928(sp)
    and s5, s5, t2
    andi s10, s10, -256
    or a6, a6, s10
    # round 28 (present.dsl:28)
    not s10, a6
    sw s10, 1336(a0)
    lw s10, 1148(sp)
    and s2, s2, s11
    not s10, s10
    sw s10, 1340(a0)
    lw s10, 1424(sp)
    and a4, a4, t3
    srli s10, s10, 16
    or s5, s10, s5
    or s2, s5, s2
    slli s5, a5, 16
    and s5, s5, s0
    or s2, s2, s5
    slli s5, a5, 17
    and s5, s5, s6
    or s2, s2, s5
    srli s5, t4, 6
    and s10, s5, ra
    or s2, s2, s10
    and s10, s9, s4
    or s2, s2, s10
    and s10, t5, s1
    or s2, s2, s10
    or a4, s2, a4
    slli s2, a5, 27
    and s10, s2, a3
    or a4, a4, s10
    slli s10, a5, 28
    sw a6, 1148(sp)
    and a6, s10, s8
    or a6, a4, a6
    lw a4, 744(sp)
    and t3, t5, t3
    or a6, a6, a4
    slli a4, a5, 30
    and a4, a4, s3
    or a6, a6, a4
    not a4, a6
    sw a4, 1344(a0)
    lw a4, 1212(sp)
    sw a6, 744(sp)
    lw a6, 932(sp)
    srli a4, a4, 16
    and a6, a6, t2
    or a6, a4, a6
    lw a4, 740(sp)
    and a4, a4, s11
    or a6, a6, a4
    lw a4, 768(sp)
    slli s11, a4, 16
    and s0, s11, s0
    or a6, a6, s0
    slli s0, a4, 17
    and s0, s0, s6
    or a6, a6, s0
    srli s0, t4, 7
    and s0, s0, ra
    or a6, a6, s0
    and s0, s5, s4
    or a6, a6, s0
    and s0, s9, s1
    or a6, a6, s0
    or a6, a6, t3
    slli t3, a4, 27
    and t5, t3, a3
    or a6, a6, t5
    slli t5, a4, 28
    and s0, t5, s8
    or a6, a6, s0
    slli s0, a4, 29
    and s0, s0, t0
    or a6, a6, s0
    lw s0, 96(sp)
    or a6, a6, s0
    sw a6, 1348(a0)
    lw a6, 904(sp)
    srli s0, a6, 5
    andi s0, s0, 1
    srli s1, a6, 4
    andi s1, s1, 2
    or s0, s0, s1
    lw s1, 1088(sp)
    andi a6, a6, 32
    andi s1, s1, 4
    or s0, s0, s1
    lw s1, 1104(sp)
    andi s1, s1, 8
    or s0, s0, s1
    lw s1, 1320(sp)
    andi s1, s1, 16
    or s0, s0, s1
    or a6, s0, a6
    lw s0, 980(sp)
    andi s0, s0, 64
    or a6, a6, s0
    lw s0, 176(sp)
    andi s0, s0, 128
    or a6, a6, s0
    lw s0, 976(sp)
    and s1, s0, a7
    or a6, a6, s1
    lw s1, 948(sp)
    slli s1, s1, 16
    and s1, s1, s7
    or a6, a6, s1
    sw a6, 1352(a0)
    lw s1, 1144(sp)
    lw s9, 160(sp)
    srli s4, s1, 8
    and s4, s4, s9
    lw s11, 404(sp)
    lw s0, 572(sp)
    srli ra, s11, 16
    and ra, ra, s0
    or s4, s4, ra
    lw ra, 1444(sp)
    slli s11, s11, 8
    slli ra, ra, 16
    and ra, ra, s7
    or s4, s4, ra
    sw s4, 1356(a0)
    lw ra, 524(sp)
    lw t2, 512(sp)
    srli ra, ra, 8
    andi ra, ra, 255
    slli s6, t2, 4
    andi s6, s6, 256
    or s6, ra, s6
    slli ra, t2, 5
    andi ra, ra, 512
    or s6, s6, ra
    slli ra, t2, 6
    andi ra, ra, 1024
    or s6, s6, ra
    slli ra, t2, 7
    lw s1, 616(sp)
    sw a6, 948(sp)
    and ra, ra, s1
    or s6, s6, ra
    lw ra, 488(sp)
    lui a6, 1
    and ra, ra, a6
    or s6, s6, ra
    lw ra, 1020(sp)
    sw s4, 488(sp)
    lui s4, 2
    and ra, ra, s4
    or s6, s6, ra
    lw ra, 1044(sp)
    lui a4, 4
    and ra, ra, a4
    or s6, s6, ra
    lw ra, 1112(sp)
    sw t4, 1044(sp)
    lui t4, 8
    and ra, ra, t4
    or s6, s6, ra
    lui ra, 4080
    and s11, s11, ra
    or s6, s6, s11
    slli s11, t2, 21
    sw s5, 404(sp)
    lui s5, 4096
    and s11, s11, s5
    or s6, s6, s11
    lw s11, 680(sp)
    sw t5, 1112(sp)
    lui t5, 8192
    and s11, s11, t5
    or s6, s6, s11
    slli s11, t2, 23
    sw t3, 680(sp)
    lui t3, 16384
    sw s11, 1020(sp)
    and s11, s11, t3
    or s6, s6, s11
    slli s11, t2, 24
    lui t1, 32768
    sw s11, 176(sp)
    and s11, s11, t1
    or s6, s6, s11
    slli s11, t2, 25
    and s11, s11, a3
    or s6, s6, s11
    slli t2, t2, 26
    and t2, t2, s8
    or t2, s6, t2
    lw s6, 1048(sp)
    and t6, t6, s3
    and s6, s6, t0
    or t2, t2, s6
    or t2, t2, t6
    sw t2, 1360(a0)
    lw t6, 1068(sp)
    sw t2, 1048(sp)
    srli s6, t6, 5
    andi s6, s6, 1
    srli t2, t6, 4
    andi t2, t2, 2
    or t2, s6, t2
    lw s6, 852(sp)
    andi t6, t6, 32
    andi s6, s6, 4
    or t2, t2, s6
    lw s6, 816(sp)
    andi s6, s6, 8
    or t2, t2, s6
    lw s6, 1416(sp)
    andi s6, s6, 16
    or t2, t2, s6
    or t2, t2, t6
    lw t6, 1388(sp)
    andi t6, t6, 64
    or t2, t2, t6
    lw t6, 1384(sp)
    andi t6, t6, 128
    or t2, t2, t6
    lw t6, 1060(sp)
    and a7, t6, a7
    or a7, t2, a7
    lw t2, 452(sp)
    slli t6, t2, 16
    and t6, t6, s7
    or a7, a7, t6
    sw a7, 1364(a0)
    lw t6, 640(sp)
    lw t2, 1340(sp)
    srli s6, t6, 8
    and s6, s6, s9
    srli t6, t2, 16
    and t6, t6, s0
    lw s0, 1428(sp)
    or t6, s6, t6
    slli s0, s0, 16
    and s0, s0, s7
    or t6, t6, s0
    sw t6, 1368(a0)
    lw s0, 400(sp)
    lw s6, 180(sp)
    srli s0, s0, 8
    andi s0, s0, 255
    slli s7, s6, 4
    andi s7, s7, 256
    or s0, s0, s7
    slli s7, s6, 5
    andi s7, s7, 512
    or s0, s0, s7
    slli s7, s6, 6
    andi s7, s7, 1024
    or s0, s0, s7
    slli s7, s6, 7
    and s7, s7, s1
    or s0, s0, s7
    lw s7, 1412(sp)
    and s7, s7, a6
    or s0, s0, s7
    lw s7, 1240(sp)
    and s7, s7, s4
    or s0, s0, s7
    lw s7, 1452(sp)
    and s7, s7, a4
    or s0, s0, s7
    lw s7, 636(sp)
    and s7, s7, t4
    or s0, s0, s7
    slli s7, t2, 8
    and s7, s7, ra
    or s0, s0, s7
    slli s7, s6, 21
    and ra, s7, s5
    or s0, s0, ra
    slli ra, s6, 22
    and ra, ra, t5
    or s0, s0, ra
    lw ra, 1072(sp)
    sw a7, 1072(sp)
    and ra, ra, t3
    or s0, s0, ra
    slli ra, s6, 24
    and t2, ra, t1
    or t2, s0, t2
    slli s0, s6, 25
    and a7, s0, a3
    or a7, t2, a7
    slli t2, s6, 26
    and t2, t2, s8
    lw s6, 248(sp)
    or a7, a7, t2
    and s6, s6, t0
    or a7, a7, s6
    lw s6, 984(sp)
    and s6, s6, s3
    or a7, a7, s6
    sw a7, 1372(a0)
    lw s6, 1128(sp)
    sw a7, 984(sp)
    srli a7, s6, 5
    andi a7, a7, 1
    sw t2, 248(sp)
    srli t2, s6, 4
    andi t2, t2, 2
    or a7, a7, t2
    andi t2, a2, 4
    or a7, a7, t2
    lw t2, 652(sp)
    andi t2, t2, 8
    or a7, a7, t2
    lw t2, 1356(sp)
    andi t2, t2, 16
    or a7, a7, t2
    andi t2, s6, 32
    or a7, a7, t2
    lw t2, 564(sp)
    andi t2, t2, 64
    or a7, a7, t2
    lw t2, 1352(sp)
    andi t2, t2, 128
    or a7, a7, t2
    lw t2, 128(sp)
    andi a2, t2, -256
    or a7, a7, a2
    # round 29 (present.dsl:28)
    not a2, a7
    sw a2, 1376(a0)
    lw a2, 1448(sp)
    slli t2, a5, 4
    not a2, a2
    sw a2, 1380(a0)
    lw a2, 952(sp)
    andi t2, t2, 256
    srli s6, a2, 8
    and s6, s6, s9
    or t2, s6, t2
    slli s6, a5, 5
    andi s6, s6, 512
    or t2, t2, s6
    slli s6, a5, 6
    andi s6, s6, 1024
    or t2, t2, s6
    slli s6, a5, 7
    and s6, s6, s1
    or t2, t2, s6
    lw a2, 220(sp)
    and s2, s2, t0
    and a2, a2, a6
    or t2, t2, a2
    lw a2, 204(sp)
    and s10, s10, s3
    and a2, a2, s4
    or t2, t2, a2
    lw a2, 1372(sp)
    sw s11, 1372(sp)
    and a2, a2, a4
    or t2, t2, a2
    lw a2, 584(sp)
    sw a7, 584(sp)
    and a2, a2, t4
    or t2, t2, a2
    slli a2, a5, 21
    and a2, a2, s5
    or t2, t2, a2
    slli a2, a5, 22
    and a7, a2, t5
    or a7, t2, a7
    slli t2, a5, 23
    and t2, t2, t3
    or a7, a7, t2
    lw t2, 1008(sp)
    sw s6, 1008(sp)
    and t2, t2, t1
    or a7, a7, t2
    slli t2, a5, 25
    and s6, t2, a3
    or a7, a7, s6
    slli s6, a5, 26
    and s11, s6, s8
    or a7, a7, s11
    or a7, a7, s2
    or a7, a7, s10
    not s10, a7
    sw s10, 1384(a0)
    lw s10, 800(sp)
    srli s11, s10, 8
    and s11, s11, s9
    lw s10, 768(sp)
    sw a7, 204(sp)
    slli a7, s10, 4
    andi a7, a7, 256
    or a7, s11, a7
    slli s11, s10, 5
    andi s11, s11, 512
    or a7, a7, s11
    slli s11, s10, 6
    andi s11, s11, 1024
    or a7, a7, s11
    slli s11, s10, 7
    and s11, s11, s1
    or a7, a7, s11
    lw s11, 392(sp)
    srli a5, a5, 1
    and a6, s11, a6
    or a6, a7, a6
    lw a7, 1432(sp)
    andi a5, a5, 5
    and a7, a7, s4
    or a6, a6, a7
    lw a7, 1380(sp)
    and a7, a7, a4
    or a6, a6, a7
    lw a7, 1400(sp)
    and a7, a7, t4
    or a6, a6, a7
    slli t4, s10, 21
    and t4, t4, s5
    or a6, a6, t4
    slli t4, s10, 22
    and t4, t4, t5
    or a6, a6, t4
    slli t4, s10, 23
    and a4, t4, t3
    or a6, a6, a4
    slli a4, s10, 24
    and a4, a4, t1
    or a6, a6, a4
    lw a4, 1052(sp)
    and a4, a4, a3
    or a6, a6, a4
    slli a4, s10, 26
    and s4, a4, s8
    or a6, a6, s4
    lw s4, 680(sp)
    srli s10, s10, 1
    and s11, s4, t0
    or a6, a6, s11
    lw s11, 1112(sp)
    andi s10, s10, 5
    and s11, s11, s3
    or a6, a6, s11
    sw a6, 1388(a0)
    lw a6, 404(sp)
    lw s4, 464(sp)
    lw s1, 412(sp)
    and a6, a6, s4
    lw s4, 892(sp)
    srli s1, s1, 28
    andi s4, s4, 2
    or a5, a5, s4
    xori a5, a5, 2
    not a5, a5
    lw s4, 916(sp)
    andi s1, s1, 3
    andi s4, s4, 5
    sw a7, 412(sp)
    lw a7, 284(sp)
    sw s11, 916(sp)
    slli s11, a7, 2
    or s1, s1, s11
    xori s1, s1, 7
    srli s11, s1, 1
    andi s11, s11, 2
    or s4, s4, s11
    xori s4, s4, 1
    slli s11, s1, 1
    andi s11, s11, 2
    or s10, s10, s11
    not s10, s10
    lw s11, 856(sp)
    sw s2, 856(sp)
    andi s11, s11, 5
    andi s2, s1, 2
    or s2, s11, s2
    and s11, s10, s2
    xor s4, s4, s11
    xor s11, a5, s4
    sw t4, 768(sp)
    not t4, s11
    sw a2, 892(sp)
    slli a2, t4, 24
    and a2, a2, s5
    or a6, a6, a2
    xor a2, s10, s2
    xor a2, s4, a2
    or s2, s11, a2
    xor s2, s10, s2
    or s10, a5, s2
    xor a2, a2, s10
    or a5, a5, a2
    xor a5, s2, a5
    not s2, a5
    slli s10, s2, 25
    and s10, s10, t5
    or a6, a6, s10
    or a5, a2, a5
    xor a5, s4, a5
    slli s4, a5, 26
    and s4, s4, t3
    or a6, a6, s4
    not a2, a2
    slli s4, a2, 27
    and s4, s4, t1
    or a6, a6, s4
    lw s4, 1020(sp)
    and t2, t2, t0
    and s4, s4, a3
    or a6, a6, s4
    and s4, ra, s8
    or a6, a6, s4
    or a6, a6, t2
    and t2, a4, s3
    or a6, a6, t2
    slli t2, a6, 8
    srli a6, a6, 24
    or a6, t2, a6
    and a6, a6, s9
    lw t2, 1044(sp)
    lw s4, 396(sp)
    slli a4, t2, 18
    srli t2, t2, 14
    or t2, a4, t2
    lw a4, 236(sp)
    lw ra, 408(sp)
    and t2, t2, a4
    or a6, a6, t2
    srli t2, a6, 4
    xor t2, t2, a6
    and t2, t2, s4
    slli s10, t2, 4
    xor s10, a6, s10
    srli s11, s10, 8
    xor a6, a6, t2
    xor t2, s11, a6
    and t2, t2, s9
    slli s11, t2, 8
    xor s10, s10, s11
    srli s11, s10, 1
    xor s11, s11, s10
    and s11, s11, ra
    slli s3, s11, 1
    xor s3, s10, s3
    srli t0, s3, 2
    xor t0, t0, s3
    lw s8, 440(sp)
    xor a6, a6, t2
    and t0, t0, s8
    slli a3, t0, 2
    xor a3, s3, a3
    # round 30 (present.dsl:28)
    not a3, a3
    sw a3, 1392(a0)
    srli t2, a6, 1
    xor t2, t2, a6
    and t2, t2, ra
    slli a3, t2, 1
    xor a3, a6, a3
    srli t1, a3, 2
    xor t1, t1, a3
    and t1, t1, s8
    slli t3, t1, 2
    xor t3, a3, t3
    not t3, t3
    sw t3, 1396(a0)
    slli t3, a7, 10
    srli a7, a7, 22
    or a7, t3, a7
    and a7, a7, s9
    slli t3, s1, 24
    srli s1, s1, 8
    or t3, t3, s1
    and t3, t3, a4
    or a7, a7, t3
    srli t3, a7, 4
    xor t3, t3, a7
    and t3, t3, s4
    slli a4, t3, 4
    xor a4, a7, a4
    srli s1, a4, 8
    xor a7, a7, t3
    xor t3, s1, a7
    and t3, t3, s9
    slli s1, t3, 8
    xor a4, a4, s1
    srli s1, a4, 1
    xor s1, s1, a4
    and s1, s1, ra
    slli s9, s1, 1
    xor s9, a4, s9
    srli s4, s9, 2
    xor s4, s4, s9
    and s4, s4, s8
    slli t5, s4, 2
    xor t5, s9, t5
    not t5, t5
    sw t5, 1400(a0)
    xor a7, a7, t3
    srli t3, a7, 1
    xor t3, t3, a7
    and t3, t3, ra
    slli t5, t3, 1
    xor t5, a7, t5
    srli ra, t5, 2
    xor ra, ra, t5
    and ra, ra, s8
    slli s5, ra, 2
    xor s5, t5, s5
    not s5, s5
    sw s5, 1404(a0)
    xor s5, s10, s11
    srli s10, s5, 2
    xor s10, s10, s5
    and s10, s10, s8
    slli s11, s10, 2
    xor s11, s5, s11
    sw s11, 236(sp)
    not s11, s11
    sw s11, 1408(a0)
    xor a6, a6, t2
    srli t2, a6, 2
    xor t2, t2, a6
    and t2, t2, s8
    slli s11, t2, 2
    xor s11, a6, s11
    sw s11, 284(sp)
    not s11, s11
    sw s11, 1412(a0)
    xor a4, a4, s1
    srli s1, a4, 2
    xor s1, s1, a4
    and s1, s1, s8
    slli s11, s1, 2
    xor s11, a4, s11
    sw s11, 1044(sp)
    not s11, s11
    sw s11, 1416(a0)
    xor a7, a7, t3
    srli t3, a7, 2
    xor t3, t3, a7
    and t3, t3, s8
    slli s11, t3, 2
    xor s11, a7, s11
    not s8, s11
    sw s8, 1420(a0)
    xor t0, s3, t0
    sw t0, 1424(a0)
    xor t0, a3, t1
    sw t0, 1428(a0)
    xor t0, s9, s4
    sw t0, 1432(a0)
    xor t0, t5, ra
    sw t0, 1436(a0)
    xor t0, s5, s10
    sw t0, 1440(a0)
    xor a6, a6, t2
    sw a6, 1444(a0)
    xor t1, a4, s1
    sw t1, 1448(a0)
    xor a7, a7, t3
    sw a7, 1452(a0)
    lw t2, 1144(sp)
    srli s1, t6, 18
    slli t3, t2, 9
    srli t2, t2, 23
    or t2, t3, t2
    lui t3, 48
    addi t3, t3, 3
    and t2, t2, t3
    lw t3, 488(sp)
    slli t5, t3, 10
    srli a4, t3, 22
    or t5, t5, a4
    lui a4, 64
    addi a4, a4, 4
    and t5, t5, a4
    or t2, t2, t5
    slli t5, a5, 2
    andi t5, t5, 8
    or t2, t2, t5
    lw t5, 640(sp)
    lw s5, 772(sp)
    slli a4, t5, 13
    srli a3, t5, 19
    or a4, a4, a3
    lui a3, 768
    addi a3, a3, 48
    and a4, a4, a3
    or t2, t2, a4
    slli a4, t6, 14
    or a4, a4, s1
    lui s1, 1024
    addi s1, s1, 64
    and a4, a4, s1
    or t2, t2, a4
    slli a4, a2, 6
    andi a4, a4, 128
    or t2, t2, a4
    lw a4, 600(sp)
    lui s8, 4096
    slli s1, a4, 17
    srli s3, a4, 15
    or s1, s1, s3
    lui s3, 12288
    addi s3, s3, 768
    and s1, s1, s3
    or t2, t2, s1
    lw s1, 956(sp)
    lw s3, 616(sp)
    or t2, t2, s1
    slli s1, t4, 10
    and s1, s1, s3
    or t2, t2, s1
    lw s1, 208(sp)
    and s5, s5, s8
    slli s3, s1, 21
    srli s4, s1, 11
    or s3, s3, s4
    lui s4, 196611
    and s3, s3, s4
    or t2, t2, s3
    lw s3, 1116(sp)
    lw s4, 464(sp)
    or t2, t2, s3
    lw s3, 1096(sp)
    lw t5, 896(sp)
    srli s3, s3, 6
    and s3, s3, s4
    or s3, s3, s5
    lw s5, 1196(sp)
    lui s9, 8192
    and s5, s5, s9
    or s3, s3, s5
    lw s5, 1244(sp)
    lui s10, 16384
    and s5, s5, s10
    or s3, s3, s5
    lw s5, 620(sp)
    lui ra, 32768
    and s5, s5, ra
    or s3, s3, s5
    lw s5, 1176(sp)
    slli t5, t5, 20
    or s3, s3, s5
    lw s5, 1200(sp)
    and t5, t5, s8
    or s3, s3, s5
    lw s5, 1260(sp)
    or s3, s3, s5
    lw s5, 1276(sp)
    or s3, s3, s5
    srli s3, s3, 6
    lw s5, 868(sp)
    and s3, s3, s4
    and s5, s5, s8
    or s3, s3, s5
    lw s5, 1312(sp)
    and s5, s5, s9
    or s3, s3, s5
    lw s5, 1300(sp)
    and s5, s5, s10
    or s3, s3, s5
    lw s5, 1268(sp)
    and s5, s5, ra
    or s3, s3, s5
    lw s5, 920(sp)
    or s3, s3, s5
    lw s5, 276(sp)
    or s3, s3, s5
    lw s5, 1076(sp)
    or s3, s3, s5
    lw s5, 1272(sp)
    or s3, s3, s5
    srli s5, s3, 6
    and s5, s5, s4
    or t5, s5, t5
    lw s5, 848(sp)
    and s0, s0, s9
    and s5, s5, s9
    or t5, t5, s5
    lw s5, 708(sp)
    and s5, s5, s10
    or t5, t5, s5
    lw s5, 1316(sp)
    and s5, s5, ra
    or t5, t5, s5
    lw s5, 1192(sp)
    or t5, t5, s5
    lw s5, 788(sp)
    or t5, t5, s5
    lw s5, 1224(sp)
    or t5, t5, s5
    lw s5, 268(sp)
    or t5, t5, s5
    srli t5, t5, 6
    lw s5, 736(sp)
    and t5, t5, s4
    and s5, s5, s8
    or t5, t5, s5
    lw s5, 1328(sp)
    and s5, s5, s9
    or t5, t5, s5
    lw s5, 1376(sp)
    and s5, s5, s10
    or t5, t5, s5
    lw s5, 1012(sp)
    and s5, s5, ra
    or t5, t5, s5
    lw s5, 964(sp)
    or t5, t5, s5
    lw s5, 1336(sp)
    or t5, t5, s5
    lw s5, 1392(sp)
    or t5, t5, s5
    lw s5, 1408(sp)
    or t5, t5, s5
    srli t5, t5, 6
    lw s5, 176(sp)
    and t5, t5, s4
    and s5, s5, s8
    or t5, t5, s5
    or t5, t5, s0
    and s0, s6, s10
    or t5, t5, s0
    lw s0, 680(sp)
    and s0, s0, ra
    or t5, t5, s0
    lw s0, 1152(sp)
    or t5, t5, s0
    lw s0, 1324(sp)
    lui s5, 131072
    or t5, t5, s0
    lw s0, 472(sp)
    or t5, t5, s0
    lw s0, 1404(sp)
    or t5, t5, s0
    srli t5, t5, 6
    and t5, t5, s4
    lw s0, 512(sp)
    lui s6, 524288
    slli s0, s0, 20
    and s0, s0, s8
    or t5, t5, s0
    and s0, s7, s9
    or t5, t5, s0
    lw s0, 892(sp)
    and s0, s0, s10
    or t5, t5, s0
    lw s0, 768(sp)
    and s0, s0, ra
    or t5, t5, s0
    lw s0, 1372(sp)
    or t5, t5, s0
    lw s0, 248(sp)
    or t5, t5, s0
    lw s0, 856(sp)
    or t5, t5, s0
    lw s0, 916(sp)
    or t5, t5, s0
    srli t5, t5, 6
    and t5, t5, s4
    slli s0, t4, 22
    and s0, s0, s8
    or t5, t5, s0
    slli s0, s2, 23
    and s0, s0, s9
    or t5, t5, s0
    slli s0, a5, 24
    and s0, s0, s10
    or t5, t5, s0
    slli s0, a2, 25
    and s0, s0, ra
    or t5, t5, s0
    slli s0, t4, 27
    lui s4, 65536
    and s0, s0, s4
    or t5, t5, s0
    slli s0, s2, 28
    and s0, s0, s5
    or t5, t5, s0
    slli s0, a5, 29
    lui s5, 262144
    and s0, s0, s5
    or t5, t5, s0
    slli s0, a2, 30
    and s0, s0, s6
    or t5, t5, s0
    slli s0, t5, 18
    srli t5, t5, 14
    or t5, s0, t5
    lui s0, 16392
    and t5, t5, s0
    or t2, t2, t5
    slli a5, a5, 17
    lui t5, 128
    and a5, a5, t5
    or a5, t2, a5
    slli t2, a2, 21
    lui t5, 2048
    and t2, t2, t5
    or a5, a5, t2
    slli t2, t4, 25
    and t2, t2, ra
    or a5, a5, t2
    lw t2, 1436(sp)
    lw t4, 396(sp)
    and t2, t2, s5
    or a5, a5, t2
    slli t2, s2, 29
    and t2, t2, s6
    or a5, a5, t2
    srli t2, a5, 4
    xor t2, t2, a5
    and t2, t2, t4
    slli t5, t2, 4
    xor t5, a5, t5
    srli a2, t5, 8
    xor a5, a5, t2
    xor t2, a2, a5
    lw a2, 160(sp)
    lw s2, 408(sp)
    and t2, t2, a2
    slli s0, t2, 8
    xor t5, t5, s0
    srli s0, t5, 1
    xor s0, s0, t5
    and s0, s0, s2
    slli s5, s0, 1
    xor s5, t5, s5
    srli s6, s5, 2
    xor s6, s6, s5
    lw s7, 440(sp)
    xor a5, a5, t2
    and s6, s6, s7
    slli s9, s6, 2
    xor s9, s5, s9
    # round 31 (present.dsl:28)
    not s10, s9
    sw s10, 1456(a0)
    srli t2, a5, 1
    xor t2, t2, a5
    and t2, t2, s2
    slli s10, t2, 1
    xor s10, a5, s10
    srli ra, s10, 2
    xor ra, ra, s10
    and ra, ra, s7
    slli s1, ra, 2
    xor s1, s10, s1
    not a4, s1
    sw a4, 1460(a0)
    lw a4, 732(sp)
    slli t3, a4, 9
    srli a4, a4, 23
    or t3, t3, a4
    lui a4, 32
    addi a4, a4, 3
    and t3, t3, a4
    lw a4, 1048(sp)
    sw t6, 1436(sp)
    slli t6, a4, 11
    srli a4, a4, 21
    or t6, t6, a4
    lui a4, 192
    addi a4, a4, 12
    and t6, t6, a4
    or t3, t3, t6
    lw t6, 1156(sp)
    slli a4, t6, 13
    srli t6, t6, 19
    or t6, a4, t6
    and t6, t6, a3
    or t3, t3, t6
    lw t6, 984(sp)
    slli a4, t6, 15
    srli a3, t6, 17
    or a4, a4, a3
    lui a3, 3072
    addi a3, a3, 192
    and a4, a4, a3
    or t3, t3, a4
    lw a4, 1056(sp)
    or t3, t3, a4
    lw a4, 824(sp)
    slli a3, a4, 18
    srli a4, a4, 14
    or a4, a3, a4
    lui a3, 24576
    addi a3, a3, 1536
    and a4, a4, a3
    or t3, t3, a4
    lw a4, 1008(sp)
    or t3, t3, a4
    lw a4, 1092(sp)
    or t3, t3, a4
    lw a4, 1028(sp)
    slli a3, a4, 22
    srli a4, a4, 10
    or a4, a3, a4
    lui a3, 393222
    and a4, a4, a3
    or t3, t3, a4
    lw a4, 412(sp)
    slli a3, s3, 2
    or t3, t3, a4
    lw a4, 884(sp)
    lui s3, 16
    srli a4, a4, 28
    andi a4, a4, 3
    or a4, a4, a3
    xori a4, a4, 7
    slli a3, a4, 14
    and a3, a3, s3
    or t3, t3, a3
    slli a3, a4, 24
    and a3, a3, s8
    or t3, t3, a3
    lw a3, 1248(sp)
    slli a4, a4, 27
    or t3, t3, a3
    and a4, a4, s4
    or t3, t3, a4
    lw a4, 1252(sp)
    xor a5, a5, t2
    or t3, t3, a4
    srli a4, t3, 4
    xor a4, a4, t3
    and t4, a4, t4
    slli a4, t4, 4
    xor a4, t3, a4
    srli a3, a4, 8
    xor t3, t3, t4
    xor t4, a3, t3
    and t4, t4, a2
    slli a3, t4, 8
    xor a4, a4, a3
    srli a3, a4, 1
    xor a3, a3, a4
    and a3, a3, s2
    slli a2, a3, 1
    xor a2, a4, a2
    srli s3, a2, 2
    xor s3, s3, a2
    and s3, s3, s7
    slli s4, s3, 2
    xor s4, a2, s4
    not s8, s4
    sw s8, 1464(a0)
    xor t3, t3, t4
    srli t4, t3, 1
    xor t4, t4, t3
    and t4, t4, s2
    slli s2, t4, 1
    xor s2, t3, s2
    srli s8, s2, 2
    xor s8, s8, s2
    and s8, s8, s7
    slli t6, s8, 2
    xor t6, s2, t6
    sw a7, 408(sp)
    not a7, t6
    sw a7, 1468(a0)
    xor a7, t5, s0
    srli t5, a7, 2
    xor t5, t5, a7
    and t5, t5, s7
    slli s0, t5, 2
    xor s0, a7, s0
    not s0, s0
    sw s0, 1472(a0)
    srli t2, a5, 2
    xor t2, t2, a5
    and t2, t2, s7
    slli s0, t2, 2
    xor s0, a5, s0
    not s0, s0
    sw s0, 1476(a0)
    xor a4, a4, a3
    srli a3, a4, 2
    xor a3, a3, a4
    and a3, a3, s7
    slli s0, a3, 2
    xor s0, a4, s0
    not s0, s0
    sw s0, 1480(a0)
    xor t3, t3, t4
    srli t4, t3, 2
    xor t4, t4, t3
    and t4, t4, s7
    slli s0, t4, 2
    xor s0, t3, s0
    not s0, s0
    sw s0, 1484(a0)
    xor s0, s5, s6
    sw s0, 1488(a0)
    xor s5, s10, ra
    sw s5, 1492(a0)
    xor a2, a2, s3
    sw a2, 1496(a0)
    xor s2, s2, s8
    sw s2, 1500(a0)
    xor a7, a7, t5
    not a7, a7
    sw a7, 1504(a0)
    xor a5, a5, t2
    not a5, a5
    sw a5, 1508(a0)
    xor a5, a4, a3
    not a5, a5
    sw a5, 1512(a0)
    xor a5, t3, t4
    not a5, a5
    sw a5, 1516(a0)
    sw s9, 1520(a0)
    sw s1, 1524(a0)
    sw s4, 1528(a0)
    sw t6, 1532(a0)
    not a5, s0
    sw a5, 1536(a0)
    not a5, s5
    sw a5, 1540(a0)
    not a5, a2
    sw a5, 1544(a0)
    not a5, s2
    sw a5, 1548(a0)
    lw a5, 236(sp)
    sw a5, 1552(a0)
    lw a5, 284(sp)
    sw a5, 1556(a0)
    lw a5, 1044(sp)
    sw s11, 1564(a0)
    sw a5, 1560(a0)
    not a5, t0
    sw a5, 1568(a0)
    not a5, a6
    sw a5, 1572(a0)
    not a5, t1
    sw a5, 1576(a0)
    lw a5, 408(sp)
    not a5, a5
    sw a5, 1580(a0)
    # round 30 (present.dsl:28)
    lw a5, 948(sp)
    not a5, a5
    sw a5, 1584(a0)
    lw a5, 488(sp)
    not a5, a5
    sw a5, 1588(a0)
    lw a5, 732(sp)
    not a5, a5
    sw a5, 1592(a0)
    lw a5, 1048(sp)
    not a5, a5
    sw a5, 1596(a0)
    lw a5, 1072(sp)
    not a5, a5
    sw a5, 1600(a0)
    lw a5, 1436(sp)
    not a5, a5
    sw a5, 1604(a0)
    lw a5, 1156(sp)
    not a5, a5
    sw a5, 1608(a0)
    lw a5, 984(sp)
    not a5, a5
    sw a5, 1612(a0)
    lw a5, 584(sp)
    sw a5, 1616(a0)
    lw a5, 204(sp)
    sw a5, 1620(a0)
    # round 29 (present.dsl:28)
    lw a5, 628(sp)
    not a5, a5
    sw a5, 1624(a0)
    lw a5, 1292(sp)
    not a5, a5
    sw a5, 1628(a0)
    lw a5, 1084(sp)
    not a5, a5
    sw a5, 1632(a0)
    lw a5, 1456(sp)
    not a5, a5
    sw a5, 1636(a0)
    lw a5, 552(sp)
    not a5, a5
    sw a5, 1640(a0)
    lw a5, 1172(sp)
    not a5, a5
    sw a5, 1644(a0)
    lw a5, 728(sp)
    not a5, a5
    sw a5, 1648(a0)
    lw a5, 344(sp)
    not a5, a5
    sw a5, 1652(a0)
    lw a5, 1148(sp)
    sw a5, 1656(a0)
    lw a5, 744(sp)
    sw a5, 1660(a0)
    # round 28 (present.dsl:28)
    lw a5, 612(sp)
    not a5, a5
    sw a5, 1664(a0)
    lw a5, 952(sp)
    not a5, a5
    sw a5, 1668(a0)
    lw a5, 128(sp)
    not a5, a5
    sw a5, 1672(a0)
    lw a5, 1108(sp)
    not a5, a5
    sw a5, 1676(a0)
    lw a5, 800(sp)
    not a5, a5
    sw a5, 1680(a0)
    lw a5, 1188(sp)
    not a5, a5
    sw a5, 1684(a0)
    lw a5, 1440(sp)
    not a5, a5
    sw a5, 1688(a0)
    lw a5, 1120(sp)
    sw a5, 1692(a0)
    lw a5, 1444(sp)
    sw a5, 1696(a0)
    # round 27 (present.dsl:28)
    lw a5, 1032(sp)
    not a5, a5
    sw a5, 1700(a0)
    lw a5, 928(sp)
    not a5, a5
    sw a5, 1704(a0)
    lw a5, 1424(sp)
    not a5, a5
    sw a5, 1708(a0)
    lw a5, 672(sp)
    not a5, a5
    sw a5, 1712(a0)
    lw a5, 960(sp)
    not a5, a5
    sw a5, 1716(a0)
    lw a5, 1212(sp)
    not a5, a5
    sw a5, 1720(a0)
    lw a5, 1368(sp)
    not a5, a5
    sw a5, 1724(a0)
    lw a5, 1360(sp)
    sw a5, 1728(a0)
    lw a5, 828(sp)
    sw a5, 1732(a0)
    # round 26 (present.dsl:28)
    lw a5, 1304(sp)
    not a5, a5
    sw a5, 1736(a0)
    lw a5, 684(sp)
    not a5, a5
    sw a5, 1740(a0)
    lw a5, 1024(sp)
    not a5, a5
    sw a5, 1744(a0)
    lw a5, 348(sp)
    not a5, a5
    sw a5, 1748(a0)
    lw a5, 1280(sp)
    not a5, a5
    sw a5, 1752(a0)
    lw a5, 1004(sp)
    not a5, a5
    sw a5, 1756(a0)
    lw a5, 1340(sp)
    not a5, a5
    sw a5, 1760(a0)
    lw a5, 1364(sp)
    sw a5, 1764(a0)
    lw a5, 1396(sp)
    sw a5, 1768(a0)
    # round 25 (present.dsl:28)
    lw a5, 972(sp)
    not a5, a5
    sw a5, 1772(a0)
    lw a5, 624(sp)
    not a5, a5
    sw a5, 1776(a0)
    lw a5, 196(sp)
    not a5, a5
    sw a5, 1780(a0)
    lw a5, 244(sp)
    not a5, a5
    sw a5, 1784(a0)
    lw a5, 1136(sp)
    not a5, a5
    sw a5, 1788(a0)
    lw a5, 1080(sp)
    not a5, a5
    sw a5, 1792(a0)
    lw a5, 716(sp)
    not a5, a5
    sw a5, 1796(a0)
    lw a5, 1016(sp)
    sw a5, 1800(a0)
    lw a5, 1420(sp)
    sw a5, 1804(a0)
    # round 24 (present.dsl:28)
    lw a5, 880(sp)
    not a5, a5
    sw a5, 1808(a0)
    lw a5, 600(sp)
    not a5, a5
    sw a5, 1812(a0)
    lw a5, 252(sp)
    not a5, a5
    sw a5, 1816(a0)
    lw a5, 712(sp)
    not a5, a5
    sw a5, 1820(a0)
    lw a5, 208(sp)
    not a5, a5
    sw a5, 1824(a0)
    lw a5, 992(sp)
    not a5, a5
    sw a5, 1828(a0)
    lw a5, 1028(sp)
    not a5, a5
    sw a5, 1832(a0)
    lw a5, 908(sp)
    sw a5, 1836(a0)
    lw a5, 524(sp)
    sw a5, 1840(a0)
    # round 23 (present.dsl:28)
    lw a5, 900(sp)
    not a5, a5
    sw a5, 1844(a0)
    lw a5, 988(sp)
    not a5, a5
    sw a5, 1848(a0)
    lw a5, 1308(sp)
    not a5, a5
    sw a5, 1852(a0)
    lw a5, 1256(sp)
    not a5, a5
    sw a5, 1856(a0)
    lw a5, 1036(sp)
    not a5, a5
    sw a5, 1860(a0)
    lw a5, 752(sp)
    not a5, a5
    sw a5, 1864(a0)
    lw a5, 936(sp)
    not a5, a5
    sw a5, 1868(a0)
    lw a5, 1220(sp)
    sw a5, 1872(a0)
    lw a5, 804(sp)
    sw a5, 1876(a0)
    # round 22 (present.dsl:28)
    lw a5, 676(sp)
    not a5, a5
    sw a5, 1880(a0)
    lw a5, 820(sp)
    not a5, a5
    sw a5, 1884(a0)
    lw a5, 1168(sp)
    not a5, a5
    sw a5, 1888(a0)
    lw a5, 1040(sp)
    not a5, a5
    sw a5, 1892(a0)
    lw a5, 640(sp)
    not a5, a5
    sw a5, 1896(a0)
    lw a5, 604(sp)
    sw a5, 1900(a0)
    lw a5, 760(sp)
    sw a5, 1904(a0)
    # round 21 (present.dsl:28)
    lw a5, 688(sp)
    not a5, a5
    sw a5, 1908(a0)
    lw a5, 912(sp)
    not a5, a5
    sw a5, 1912(a0)
    lw a5, 1180(sp)
    not a5, a5
    sw a5, 1916(a0)
    lw a5, 968(sp)
    not a5, a5
    sw a5, 1920(a0)
    lw a5, 1236(sp)
    not a5, a5
    sw a5, 1924(a0)
    lw a5, 1228(sp)
    sw a5, 1928(a0)
    lw a5, 944(sp)
    sw a5, 1932(a0)
    # round 20 (present.dsl:28)
    lw a5, 692(sp)
    not a5, a5
    sw a5, 1936(a0)
    lw a5, 888(sp)
    not a5, a5
    sw a5, 1940(a0)
    lw a5, 1184(sp)
    not a5, a5
    sw a5, 1944(a0)
    lw a5, 704(sp)
    not a5, a5
    sw a5, 1948(a0)
    lw a5, 1204(sp)
    not a5, a5
    sw a5, 1952(a0)
    lw a5, 1232(sp)
    sw a5, 1956(a0)
    lw a5, 1264(sp)
    sw a5, 1960(a0)
    # round 19 (present.dsl:28)
    lw a5, 152(sp)
    not a5, a5
    sw a5, 1964(a0)
    lw a5, 664(sp)
    not a5, a5
    sw a5, 1968(a0)
    lw a5, 496(sp)
    not a5, a5
    sw a5, 1972(a0)
    lw a5, 924(sp)
    not a5, a5
    sw a5, 1976(a0)
    lw a5, 140(sp)
    addi a6, a0, 2047
    not a5, a5
    sw a5, 1980(a0)
    lw a5, 660(sp)
    addi a6, a6, 2047
    sw a5, 1984(a0)
    lw a5, 1288(sp)
    addi a6, a6, 2
    sw a5, 1988(a0)
    # round 18 (present.dsl:28)
    lw a5, 532(sp)
    not a5, a5
    sw a5, 1992(a0)
    lw a5, 748(sp)
    not a5, a5
    sw a5, 1996(a0)
    lw a5, 480(sp)
    not a5, a5
    sw a5, 2000(a0)
    lw a5, 844(sp)
    not a5, a5
    sw a5, 2004(a0)
    lw a5, 452(sp)
    not a5, a5
    sw a5, 2008(a0)
    lw a5, 1160(sp)
    sw a5, 2012(a0)
    lw a5, 808(sp)
    sw a5, 2016(a0)
    # round 17 (present.dsl:28)
    lw a5, 528(sp)
    not a5, a5
    sw a5, 2020(a0)
    lw a5, 796(sp)
    not a5, a5
    sw a5, 2024(a0)
    lw a5, 1132(sp)
    not a5, a5
    sw a5, 2028(a0)
    lw a5, 520(sp)
    not a5, a5
    sw a5, 2032(a0)
    lw a5, 1140(sp)
    not a5, a5
    sw a5, 2036(a0)
    lw a5, 1164(sp)
    sw a5, 2040(a0)
    lw a5, 596(sp)
    sw a5, 2044(a0)
    # round 16 (present.dsl:28)
    lw a5, 416(sp)
    not a5, a5
    sw a5, -2048(a6)
    lw a5, 656(sp)
    not a5, a5
    sw a5, -2044(a6)
    lw a5, 304(sp)
    not a5, a5
    sw a5, -2040(a6)
    lw a5, 308(sp)
    not a5, a5
    sw a5, -2036(a6)
    lw a5, 996(sp)
    not a5, a5
    sw a5, -2032(a6)
    lw a5, 976(sp)
    sw a5, -2028(a6)
    # round 15 (present.dsl:28)
    lw a5, 356(sp)
    not a5, a5
    sw a5, -2024(a6)
    lw a5, 608(sp)
    not a5, a5
    sw a5, -2020(a6)
    lw a5, 136(sp)
    not a5, a5
    sw a5, -2016(a6)
    lw a5, 188(sp)
    not a5, a5
    sw a5, -2012(a6)
    lw a5, 1064(sp)
    not a5, a5
    sw a5, -2008(a6)
    lw a5, 632(sp)
    sw a5, -2004(a6)
    # round 14 (present.dsl:28)
    lw a5, 836(sp)
    not a5, a5
    sw a5, -2000(a6)
    lw a5, 864(sp)
    not a5, a5
    sw a5, -1996(a6)
    lw a5, 580(sp)
    not a5, a5
    sw a5, -1992(a6)
    lw a5, 256(sp)
    not a5, a5
    sw a5, -1988(a6)
    lw a5, 1100(sp)
    sw a5, -1984(a6)
    # round 13 (present.dsl:28)
    lw a5, 200(sp)
    not a5, a5
    sw a5, -1980(a6)
    lw a5, 940(sp)
    not a5, a5
    sw a5, -1976(a6)
    lw a5, 540(sp)
    not a5, a5
    sw a5, -1972(a6)
    lw a5, 352(sp)
    not a5, a5
    sw a5, -1968(a6)
    lw a5, 876(sp)
    sw a5, -1964(a6)
    # round 12 (present.dsl:28)
    lw a5, 468(sp)
    not a5, a5
    sw a5, -1960(a6)
    lw a5, 312(sp)
    not a5, a5
    sw a5, -1956(a6)
    lw a5, 424(sp)
    not a5, a5
    sw a5, -1952(a6)
    lw a5, 132(sp)
    not a5, a5
    sw a5, -1948(a6)
    lw a5, 436(sp)
    sw a5, -1944(a6)
    lw a5, 764(sp)
    sw a5, -1940(a6)
    # round 11 (present.dsl:28)
    lw a5, 776(sp)
    not a5, a5
    sw a5, -1936(a6)
    lw a5, 148(sp)
    not a5, a5
    sw a5, -1932(a6)
    lw a5, 368(sp)
    not a5, a5
    sw a5, -1928(a6)
    lw a5, 784(sp)
    not a5, a5
    sw a5, -1924(a6)
    lw a5, 372(sp)
    sw a5, -1920(a6)
    lw a5, 812(sp)
    sw a5, -1916(a6)
    # round 10 (present.dsl:28)
    lw a5, 516(sp)
    not a5, a5
    sw a5, -1912(a6)
    lw a5, 668(sp)
    not a5, a5
    sw a5, -1908(a6)
    lw a5, 648(sp)
    not a5, a5
    sw a5, -1904(a6)
    lw a5, 316(sp)
    not a5, a5
    sw a5, -1900(a6)
    lw a5, 644(sp)
    sw a5, -1896(a6)
    lw a5, 832(sp)
    sw a5, -1892(a6)
    # round 9 (present.dsl:28)
    lw a5, 780(sp)
    not a5, a5
    sw a5, -1888(a6)
    lw a5, 476(sp)
    not a5, a5
    sw a5, -1884(a6)
    lw a5, 384(sp)
    not a5, a5
    sw a5, -1880(a6)
    lw a5, 720(sp)
    not a5, a5
    sw a5, -1876(a6)
    lw a5, 228(sp)
    sw a5, -1872(a6)
    lw a5, 840(sp)
    sw a5, -1868(a6)
    # round 8 (present.dsl:28)
    lw a5, 224(sp)
    not a5, a5
    sw a5, -1864(a6)
    lw a5, 696(sp)
    not a5, a5
    sw a5, -1860(a6)
    lw a5, 700(sp)
    not a5, a5
    sw a5, -1856(a6)
    lw a5, 240(sp)
    not a5, a5
    sw a5, -1852(a6)
    lw a5, 724(sp)
    sw a5, -1848(a6)
    lw a5, 756(sp)
    sw a5, -1844(a6)
    # round 7 (present.dsl:28)
    lw a5, 232(sp)
    not a5, a5
    sw a5, -1840(a6)
    lw a5, 144(sp)
    not a5, a5
    sw a5, -1836(a6)
    lw a5, 492(sp)
    not a5, a5
    sw a5, -1832(a6)
    lw a5, 388(sp)
    not a5, a5
    sw a5, -1828(a6)
    lw a5, 460(sp)
    sw a5, -1824(a6)
    lw a5, 792(sp)
    sw a5, -1820(a6)
    # round 6 (present.dsl:28)
    lw a5, 508(sp)
    not a5, a5
    sw a5, -1816(a6)
    lw a5, 568(sp)
    not a5, a5
    sw a5, -1812(a6)
    lw a5, 484(sp)
    not a5, a5
    sw a5, -1808(a6)
    lw a5, 588(sp)
    not a5, a5
    sw a5, -1804(a6)
    lw a5, 592(sp)
    sw a5, -1800(a6)
    lw a5, 556(sp)
    sw a5, -1796(a6)
    # round 5 (present.dsl:28)
    lw a5, 456(sp)
    not a5, a5
    sw a5, -1792(a6)
    lw a5, 212(sp)
    not a5, a5
    sw a5, -1788(a6)
    lw a5, 536(sp)
    not a5, a5
    sw a5, -1784(a6)
    lw a5, 544(sp)
    not a5, a5
    sw a5, -1780(a6)
    lw a5, 548(sp)
    sw a5, -1776(a6)
    lw a5, 560(sp)
    sw a5, -1772(a6)
    # round 4 (present.dsl:28)
    lw a5, 380(sp)
    not a5, a5
    sw a5, -1768(a6)
    lw a5, 420(sp)
    not a5, a5
    sw a5, -1764(a6)
    lw a5, 428(sp)
    not a5, a5
    sw a5, -1760(a6)
    lw a5, 448(sp)
    not a5, a5
    sw a5, -1756(a6)
    lw a5, 216(sp)
    sw a5, -1752(a6)
    lw a5, 504(sp)
    sw a5, -1748(a6)
    lw a5, 500(sp)
    sw a5, -1744(a6)
    # round 3 (present.dsl:28)
    lw a5, 340(sp)
    not a5, a5
    sw a5, -1740(a6)
    lw a5, 360(sp)
    not a5, a5
    sw a5, -1736(a6)
    lw a5, 364(sp)
    not a5, a5
    sw a5, -1732(a6)
    lw a5, 376(sp)
    not a5, a5
    sw a5, -1728(a6)
    lw a5, 264(sp)
    sw a5, -1724(a6)
    lw a5, 432(sp)
    sw a5, -1720(a6)
    lw a5, 444(sp)
    sw a5, -1716(a6)
    # round 2 (present.dsl:28)
    lw a5, 260(sp)
    not a5, a5
    sw a5, -1712(a6)
    lw a5, 272(sp)
    not a5, a5
    sw a5, -1708(a6)
    lw a5, 280(sp)
    not a5, a5
    sw a5, -1704(a6)
    lw a5, 288(sp)
    not a5, a5
    sw a5, -1700(a6)
    lw a5, 292(sp)
    not a5, a5
    sw a5, -1696(a6)
    lw a5, 296(sp)
    not a5, a5
    sw a5, -1692(a6)
    lw a5, 300(sp)
    not a5, a5
    sw a5, -1688(a6)
    lw a5, 336(sp)
    not a5, a5
    sw a5, -1684(a6)
    lw a5, 324(sp)
    sw a5, -1680(a6)
    lw a5, 320(sp)
    sw a5, -1676(a6)
    lw a5, 328(sp)
    sw a5, -1672(a6)
    lw a5, 332(sp)
    sw a5, -1668(a6)
    # round 1 (present.dsl:28)
    lw a5, 184(sp)
    not a5, a5
    sw a5, -1664(a6)
    lw a5, 100(sp)
    not a5, a5
    sw a5, -1660(a6)
    lw a5, 192(sp)
    not a5, a5
    sw a5, -1656(a6)
    lw a5, 104(sp)
    not a5, a5
    sw a5, -1652(a6)
    lw a5, 108(sp)
    not a5, a5
    sw a5, -1648(a6)
    lw a5, 112(sp)
    not a5, a5
    sw a5, -1644(a6)
    lw a5, 116(sp)
    not a5, a5
    sw a5, -1640(a6)
    lw a5, 124(sp)
    not a5, a5
    sw a5, -1636(a6)
    lw a5, 164(sp)
    sw a5, -1632(a6)
    lw a5, 172(sp)
    sw a5, -1628(a6)
    lw a5, 168(sp)
    sw a5, -1624(a6)
    lw a5, 120(sp)
    sw a5, -1620(a6)
    addi t0, sp, 64
    addi t1, sp, 1472
.Llwcc_present64_128_key_setup_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_present64_128_key_setup_rv32i_wipe
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
    addi sp, sp, 1472
    ret
    .size lwcc_present64_128_key_setup_rv32i, .-lwcc_present64_128_key_setup_rv32i

    .balign 4
    .global lwcc_present64_128_ecb_encrypt_rv32i
    .type lwcc_present64_128_ecb_encrypt_rv32i, %function
lwcc_present64_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_present64_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_present64_128_ecb_encrypt_rv32i_begin:
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
    sw a3, 72(sp)
    beqz t1, .Llwcc_present64_128_ecb_encrypt_rv32i_group
    j .Llwcc_present64_128_ecb_encrypt_rv32i_rest
.Llwcc_present64_128_ecb_encrypt_rv32i_group:
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
    srli s5, a5, 1
    xor s5, s5, a7
    lui s8, 349525
    addi s8, s8, 1365
    and s5, s5, s8
    slli s9, s5, 1
    xor a5, a5, s9
    xor a7, a7, s5
    srli s5, a6, 1
    xor s5, s5, t0
    and s5, s5, s8
    slli s9, s5, 1
    xor a6, a6, s9
    xor t0, t0, s5
    srli s5, t1, 1
    xor s5, s5, t3
    and s5, s5, s8
    slli s9, s5, 1
    xor t1, t1, s9
    xor t3, t3, s5
    srli s5, t2, 1
    xor s5, s5, t4
    and s5, s5, s8
    slli s9, s5, 1
    xor t2, t2, s9
    xor t4, t4, s5
    srli s5, t5, 1
    xor s5, s5, a4
    and s5, s5, s8
    slli s9, s5, 1
    xor t5, t5, s9
    xor a4, a4, s5
    srli s5, t6, 1
    xor s5, s5, s0
    and s5, s5, s8
    slli s9, s5, 1
    xor t6, t6, s9
    xor s0, s0, s5
    srli s5, s1, 1
    xor s5, s5, s3
    and s5, s5, s8
    slli s9, s5, 1
    xor s1, s1, s9
    xor s3, s3, s5
    srli s5, s2, 1
    xor s5, s5, s4
    and s5, s5, s8
    slli s9, s5, 1
    xor s2, s2, s9
    xor s4, s4, s5
    srli s5, a5, 2
    xor s5, s5, t1
    lui s9, 209715
    addi s9, s9, 819
    and s5, s5, s9
    slli s10, s5, 2
    xor a5, a5, s10
    xor t1, t1, s5
    srli s5, a6, 2
    xor s5, s5, t2
    and s5, s5, s9
    slli s10, s5, 2
    xor a6, a6, s10
    xor t2, t2, s5
    srli s5, a7, 2
    xor s5, s5, t3
    and s5, s5, s9
    slli s10, s5, 2
    xor a7, a7, s10
    xor t3, t3, s5
    srli s5, t0, 2
    xor s5, s5, t4
    and s5, s5, s9
    slli s10, s5, 2
    xor t0, t0, s10
    xor t4, t4, s5
    srli s5, t5, 2
    xor s5, s5, s1
    and s5, s5, s9
    slli s10, s5, 2
    xor t5, t5, s10
    xor s1, s1, s5
    srli s5, t6, 2
    xor s5, s5, s2
    and s5, s5, s9
    slli s10, s5, 2
    xor t6, t6, s10
    xor s2, s2, s5
    srli s5, a4, 2
    xor s5, s5, s3
    and s5, s5, s9
    slli s10, s5, 2
    xor a4, a4, s10
    xor s3, s3, s5
    srli s5, s0, 2
    xor s5, s5, s4
    and s5, s5, s9
    slli s10, s5, 2
    xor s0, s0, s10
    xor s4, s4, s5
    lw s5, 0(a3)
    xor a5, a5, s5
    lw s5, 4(a3)
    xor t5, t5, s5
    lw s5, 8(a3)
    xor a6, a6, s5
    lw s5, 12(a3)
    xor t6, t6, s5
    lw s5, 16(a3)
    xor a7, a7, s5
    lw s5, 20(a3)
    xor a4, a4, s5
    lw s5, 24(a3)
    xor t0, t0, s5
    lw s5, 28(a3)
    xor s0, s0, s5
    lw s5, 32(a3)
    xor t1, t1, s5
    lw s5, 36(a3)
    xor s1, s1, s5
    lw s5, 40(a3)
    xor t2, t2, s5
    lw s5, 44(a3)
    xor s2, s2, s5
    lw s5, 48(a3)
    xor t3, t3, s5
    lw s5, 52(a3)
    xor s3, s3, s5
    lw s5, 56(a3)
    xor t4, t4, s5
    lw s5, 60(a3)
    xor s4, s4, s5
    # round 1 (present.dsl:28)
    or s5, a7, t1
    xor t3, t3, s5
    not s5, a5
    xor s10, s5, t3
    xor t1, a7, t1
    xor t1, t3, t1
    and s11, s10, t1
    xor a7, a7, s11
    or s5, s5, a7
    xor t1, t1, s5
    and a5, a5, t1
    xor a5, a7, a5
    and a7, t1, a5
    xor a7, t3, a7
    or t3, a4, s1
    xor t3, s3, t3
    not s3, t5
    xor s5, s3, t3
    xor s1, a4, s1
    xor s1, t3, s1
    and s11, s5, s1
    xor a4, a4, s11
    or s3, s3, a4
    xor s1, s1, s3
    and t5, t5, s1
    xor t5, a4, t5
    and a4, s1, t5
    xor t3, t3, a4
    or a4, t0, t2
    xor t4, t4, a4
    not a4, a6
    xor s3, a4, t4
    xor t2, t0, t2
    xor t2, t4, t2
    and s11, s3, t2
    xor t0, t0, s11
    or a4, a4, t0
    xor t2, t2, a4
    and a6, a6, t2
    xor a6, t0, a6
    and t0, t2, a6
    xor t0, t4, t0
    or t4, s0, s2
    xor t4, s4, t4
    not a4, t6
    xor s4, a4, t4
    xor s2, s0, s2
    xor s2, t4, s2
    and s11, s4, s2
    xor s0, s0, s11
    or a4, a4, s0
    xor a4, s2, a4
    and t6, t6, a4
    xor t6, s0, t6
    and s0, a4, t6
    xor t4, t4, s0
    srli s0, s10, 8
    xor s0, s0, a5
    and s0, s0, s7
    slli s2, s0, 8
    xor s2, s10, s2
    xor a5, a5, s0
    srli s0, s5, 8
    xor s0, s0, t5
    and s0, s0, s7
    slli s10, s0, 8
    xor s5, s5, s10
    xor t5, t5, s0
    srli s0, s3, 8
    xor s0, s0, a6
    and s0, s0, s7
    slli s10, s0, 8
    xor s3, s3, s10
    xor a6, a6, s0
    srli s0, s4, 8
    xor s0, s0, t6
    and s0, s0, s7
    slli s10, s0, 8
    xor s4, s4, s10
    xor t6, t6, s0
    srli s0, a7, 8
    xor s0, s0, t1
    and s0, s0, s7
    slli s10, s0, 8
    xor a7, a7, s10
    xor t1, t1, s0
    srli s0, t3, 8
    xor s0, s0, s1
    and s0, s0, s7
    slli s10, s0, 8
    xor t3, t3, s10
    xor s0, s1, s0
    srli s1, t0, 8
    xor s1, s1, t2
    and s1, s1, s7
    slli s10, s1, 8
    xor t0, t0, s10
    xor t2, t2, s1
    srli s1, t4, 8
    xor s1, s1, a4
    and s1, s1, s7
    slli s10, s1, 8
    xor t4, t4, s10
    xor a4, a4, s1
    lw s1, 64(a3)
    xor s1, s5, s1
    lw s5, 68(a3)
    xor t3, t3, s5
    lw s5, 72(a3)
    xor s4, s4, s5
    lw s5, 76(a3)
    xor t4, t4, s5
    lw s5, 80(a3)
    xor t5, t5, s5
    lw s5, 84(a3)
    xor s0, s0, s5
    lw s5, 88(a3)
    xor t6, t6, s5
    lw s5, 92(a3)
    xor a4, a4, s5
    lw s5, 96(a3)
    xor s2, s2, s5
    lw s5, 100(a3)
    xor a7, a7, s5
    lw s5, 104(a3)
    xor s3, s3, s5
    lw s5, 108(a3)
    xor t0, t0, s5
    lw s5, 112(a3)
    xor a5, a5, s5
    lw s5, 116(a3)
    xor t1, t1, s5
    lw s5, 120(a3)
    xor a6, a6, s5
    lw s5, 124(a3)
    xor t2, t2, s5
    # round 2 (present.dsl:28)
    or s5, t5, s2
    xor a5, a5, s5
    not s5, s1
    xor s10, s5, a5
    xor s2, t5, s2
    xor s2, a5, s2
    and s11, s10, s2
    xor t5, t5, s11
    or s5, s5, t5
    xor s2, s2, s5
    and s1, s1, s2
    xor t5, t5, s1
    and s1, s2, t5
    xor a5, a5, s1
    or s1, s0, a7
    xor t1, t1, s1
    not s1, t3
    xor s5, s1, t1
    xor a7, s0, a7
    xor a7, t1, a7
    and s11, s5, a7
    xor s0, s0, s11
    or s1, s1, s0
    xor a7, a7, s1
    and t3, t3, a7
    xor t3, s0, t3
    and s0, a7, t3
    xor t1, t1, s0
    or s0, t6, s3
    xor a6, a6, s0
    not s0, s4
    xor s1, s0, a6
    xor s3, t6, s3
    xor s3, a6, s3
    and s11, s1, s3
    xor t6, t6, s11
    or s0, s0, t6
    xor s0, s3, s0
    and s3, s4, s0
    xor t6, t6, s3
    and s3, s0, t6
    xor a6, a6, s3
    or s3, a4, t0
    xor t2, t2, s3
    not s3, t4
    xor s4, s3, t2
    xor t0, a4, t0
    xor t0, t2, t0
    and s11, s4, t0
    xor a4, a4, s11
    or s3, s3, a4
    xor t0, t0, s3
    and t4, t4, t0
    xor t4, a4, t4
    and a4, t0, t4
    xor t2, t2, a4
    srli a4, s1, 16
    lui s3, 1048560
    and s11, t6, s3
    xor a4, a4, s11
    srli s11, s4, 16
    and ra, t4, s3
    xor s11, s11, ra
    srli ra, a6, 16
    and a1, s0, s3
    xor a1, ra, a1
    srli ra, t2, 16
    and a2, t0, s3
    xor a2, ra, a2
    lui ra, 16
    addi ra, ra, -1
    and s1, s1, ra
    slli t6, t6, 16
    xor t6, s1, t6
    and s1, s4, ra
    slli t4, t4, 16
    xor t4, s1, t4
    and a6, a6, ra
    slli s0, s0, 16
    xor a6, a6, s0
    and t2, t2, ra
    slli t0, t0, 16
    xor t0, t2, t0
    srli t2, s10, 16
    and s0, t5, s3
    xor t2, t2, s0
    srli s0, s5, 16
    and s1, t3, s3
    xor s0, s0, s1
    srli s1, a5, 16
    and s4, s2, s3
    xor s1, s1, s4
    srli s4, t1, 16
    and a0, a7, s3
    xor a0, s4, a0
    and s4, s10, ra
    slli t5, t5, 16
    xor t5, s4, t5
    and s4, s5, ra
    slli t3, t3, 16
    xor t3, s4, t3
    and a5, a5, ra
    slli s2, s2, 16
    xor a5, a5, s2
    and t1, t1, ra
    slli a7, a7, 16
    xor a7, t1, a7
    lw t1, 128(a3)
    lw s2, 136(a3)
    xor t1, a4, t1
    lw a4, 132(a3)
    xor a1, a1, s2
    lw s2, 140(a3)
    xor a4, s11, a4
    xor a2, a2, s2
    lw s2, 144(a3)
    xor t6, t6, s2
    lw s2, 148(a3)
    xor t4, t4, s2
    lw s2, 152(a3)
    xor a6, a6, s2
    lw s2, 156(a3)
    xor t0, t0, s2
    lw s2, 160(a3)
    xor t2, t2, s2
    lw s2, 164(a3)
    xor s0, s0, s2
    lw s2, 168(a3)
    xor s1, s1, s2
    lw s2, 172(a3)
    xor a0, a0, s2
    lw s2, 176(a3)
    xor t5, t5, s2
    lw s2, 180(a3)
    xor t3, t3, s2
    lw s2, 184(a3)
    xor a5, a5, s2
    lw s2, 188(a3)
    xor a7, a7, s2
    # round 3 (present.dsl:28)
    or s2, t6, t2
    xor t5, t5, s2
    not s2, t1
    xor s4, s2, t5
    xor t2, t6, t2
    xor t2, t5, t2
    and s5, s4, t2
    xor t6, t6, s5
    or s2, s2, t6
    xor t2, t2, s2
    and t1, t1, t2
    xor t1, t6, t1
    and t6, t2, t1
    xor t5, t5, t6
    or t6, t4, s0
    xor t3, t3, t6
    not t6, a4
    xor s2, t6, t3
    xor s0, t4, s0
    xor s0, t3, s0
    and s5, s2, s0
    xor t4, t4, s5
    or t6, t6, t4
    xor t6, s0, t6
    and a4, a4, t6
    xor t4, t4, a4
    and a4, t6, t4
    xor t3, t3, a4
    or a4, a6, s1
    xor a5, a5, a4
    not a4, a1
    xor s0, a4, a5
    xor s1, a6, s1
    xor s1, a5, s1
    and s5, s0, s1
    xor a6, a6, s5
    or a4, a4, a6
    xor a4, s1, a4
    and a1, a1, a4
    xor a6, a6, a1
    and a1, a4, a6
    xor a5, a5, a1
    or a1, t0, a0
    xor a7, a7, a1
    not a1, a2
    xor s1, a1, a7
    xor a0, t0, a0
    xor a0, a7, a0
    and s5, s1, a0
    xor t0, t0, s5
    or a1, a1, t0
    xor a1, a0, a1
    and a2, a2, a1
    xor t0, t0, a2
    and a2, a1, t0
    xor a7, a7, a2
    srli a2, s4, 8
    xor a2, a2, t1
    and a2, a2, s7
    slli a0, a2, 8
    xor a0, s4, a0
    xor t1, t1, a2
    srli a2, s2, 8
    xor a2, a2, t4
    and a2, a2, s7
    slli s4, a2, 8
    xor s2, s2, s4
    xor t4, t4, a2
    srli a2, s0, 8
    xor a2, a2, a6
    and a2, a2, s7
    slli s4, a2, 8
    xor s0, s0, s4
    xor a6, a6, a2
    srli a2, s1, 8
    xor a2, a2, t0
    and a2, a2, s7
    slli s4, a2, 8
    xor s1, s1, s4
    xor t0, t0, a2
    srli a2, t5, 8
    xor a2, a2, t2
    and a2, a2, s7
    slli s4, a2, 8
    xor t5, t5, s4
    xor t2, t2, a2
    srli a2, t3, 8
    xor a2, a2, t6
    and a2, a2, s7
    slli s4, a2, 8
    xor t3, t3, s4
    xor t6, t6, a2
    srli a2, a5, 8
    xor a2, a2, a4
    and a2, a2, s7
    slli s4, a2, 8
    xor a5, a5, s4
    xor a4, a4, a2
    srli a2, a7, 8
    xor a2, a2, a1
    and a2, a2, s7
    slli s4, a2, 8
    xor a7, a7, s4
    xor a2, a1, a2
    lw a1, 192(a3)
    xor a1, a0, a1
    lw a0, 196(a3)
    xor t5, t5, a0
    lw a0, 200(a3)
    xor a0, s0, a0
    lw s0, 204(a3)
    xor a5, a5, s0
    lw s0, 208(a3)
    xor t1, t1, s0
    lw s0, 212(a3)
    xor t2, t2, s0
    lw s0, 216(a3)
    xor a6, a6, s0
    lw s0, 220(a3)
    xor a4, a4, s0
    lw s0, 224(a3)
    xor s0, s2, s0
    lw s2, 228(a3)
    xor t3, t3, s2
    lw s2, 232(a3)
    xor s1, s1, s2
    lw s2, 236(a3)
    xor a7, a7, s2
    lw s2, 240(a3)
    xor t4, t4, s2
    lw s2, 244(a3)
    xor t6, t6, s2
    lw s2, 248(a3)
    xor t0, t0, s2
    lw s2, 252(a3)
    xor a2, a2, s2
    # round 4 (present.dsl:28)
    or s2, t1, s0
    xor t4, t4, s2
    not s2, a1
    xor s4, s2, t4
    xor s0, t1, s0
    xor s0, t4, s0
    and s5, s4, s0
    xor t1, t1, s5
    or s2, s2, t1
    xor s0, s0, s2
    and a1, a1, s0
    xor t1, t1, a1
    and a1, s0, t1
    xor t4, t4, a1
    or a1, t2, t3
    xor t6, t6, a1
    not a1, t5
    xor s2, a1, t6
    xor t3, t2, t3
    xor t3, t6, t3
    and s5, s2, t3
    xor t2, t2, s5
    or a1, a1, t2
    xor t3, t3, a1
    and t5, t5, t3
    xor t2, t2, t5
    and t5, t3, t2
    xor t5, t6, t5
    or t6, a6, s1
    xor t0, t0, t6
    not t6, a0
    xor a1, t6, t0
    xor s1, a6, s1
    xor s1, t0, s1
    and s5, a1, s1
    xor a6, a6, s5
    or t6, t6, a6
    xor t6, s1, t6
    and a0, a0, t6
    xor a6, a6, a0
    and a0, t6, a6
    xor t0, t0, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, a5
    xor s1, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s1, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and a5, a5, a7
    xor a5, a4, a5
    and a4, a7, a5
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, t2, 16
    xor a0, a0, s5
    and s5, t4, ra
    slli s10, s0, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, t3, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and t2, t2, s3
    xor t2, s2, t2
    srli t4, t4, 16
    and s0, s0, s3
    xor t4, t4, s0
    srli t5, t5, 16
    and t3, t3, s3
    xor t3, t5, t3
    and t5, a1, ra
    slli s0, a6, 16
    xor t5, t5, s0
    and s0, s1, ra
    slli s2, a5, 16
    xor s0, s0, s2
    and s2, t0, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and a6, a6, s3
    xor a6, a1, a6
    srli a1, s1, 16
    and a5, a5, s3
    xor a5, a1, a5
    srli t0, t0, 16
    and t6, t6, s3
    xor t0, t0, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 256(a3)
    lw a4, 260(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 264(a3)
    lw a1, 268(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 272(a3)
    lw s1, 300(a3)
    xor t1, t1, a0
    lw a0, 276(a3)
    xor s1, s4, s1
    xor t2, t2, a0
    lw a0, 280(a3)
    xor t4, t4, a0
    lw a0, 284(a3)
    xor t3, t3, a0
    lw a0, 288(a3)
    xor t5, t5, a0
    lw a0, 292(a3)
    xor a0, s0, a0
    lw s0, 296(a3)
    xor s0, s2, s0
    lw s2, 148(a3)
    xor a6, a6, s2
    lw s2, 304(a3)
    xor a5, a5, s2
    lw s2, 156(a3)
    xor t0, t0, s2
    lw s2, 308(a3)
    xor a7, a7, s2
    # round 5 (present.dsl:28)
    or s2, t1, t5
    xor a6, a6, s2
    not s2, t6
    xor s4, s2, a6
    xor t5, t1, t5
    xor t5, a6, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor a6, a6, t6
    or t6, t2, a0
    xor a5, a5, t6
    not t6, a4
    xor s2, t6, a5
    xor a0, t2, a0
    xor a0, a5, a0
    and s5, s2, a0
    xor t2, t2, s5
    or t6, t6, t2
    xor t6, a0, t6
    and a4, a4, t6
    xor t2, t2, a4
    and a4, t6, t2
    xor a5, a5, a4
    or a4, t4, s0
    xor t0, t0, a4
    not a4, a2
    xor a0, a4, t0
    xor s0, t4, s0
    xor s0, t0, s0
    and s5, a0, s0
    xor t4, t4, s5
    or a4, a4, t4
    xor a4, s0, a4
    and a2, a2, a4
    xor t4, t4, a2
    and a2, a4, t4
    xor t0, t0, a2
    or a2, t3, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, t3, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor t3, t3, s5
    or a2, a2, t3
    xor a2, s1, a2
    and a1, a1, a2
    xor t3, t3, a1
    and a1, a2, t3
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, t2
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor t2, t2, a1
    srli a1, a0, 8
    xor a1, a1, t4
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor t4, t4, a1
    srli a1, s0, 8
    xor a1, a1, t3
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor t3, t3, a1
    srli a1, a6, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor a6, a6, s4
    xor t5, t5, a1
    srli a1, a5, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor a5, a5, s4
    xor t6, t6, a1
    srli a1, t0, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor t0, t0, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 312(a3)
    xor a1, s1, a1
    lw s1, 316(a3)
    xor a6, a6, s1
    lw s1, 320(a3)
    xor a0, a0, s1
    lw s1, 324(a3)
    xor t0, t0, s1
    lw s1, 328(a3)
    xor t1, t1, s1
    lw s1, 332(a3)
    xor t5, t5, s1
    lw s1, 336(a3)
    xor t4, t4, s1
    lw s1, 340(a3)
    xor a4, a4, s1
    lw s1, 344(a3)
    xor s1, s2, s1
    lw s2, 348(a3)
    xor a5, a5, s2
    lw s2, 352(a3)
    xor s0, s0, s2
    lw s2, 356(a3)
    xor a7, a7, s2
    lw s2, 216(a3)
    xor t2, t2, s2
    lw s2, 220(a3)
    xor t6, t6, s2
    lw s2, 360(a3)
    xor t3, t3, s2
    lw s2, 364(a3)
    xor a2, a2, s2
    # round 6 (present.dsl:28)
    or s2, t1, s1
    xor t2, t2, s2
    not s2, a1
    xor s4, s2, t2
    xor s1, t1, s1
    xor s1, t2, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor t2, t2, a1
    or a1, t5, a5
    xor t6, t6, a1
    not a1, a6
    xor s2, a1, t6
    xor a5, t5, a5
    xor a5, t6, a5
    and s5, s2, a5
    xor t5, t5, s5
    or a1, a1, t5
    xor a5, a5, a1
    and a6, a6, a5
    xor a6, t5, a6
    and t5, a5, a6
    xor t5, t6, t5
    or t6, t4, s0
    xor t3, t3, t6
    not t6, a0
    xor a1, t6, t3
    xor s0, t4, s0
    xor s0, t3, s0
    and s5, a1, s0
    xor t4, t4, s5
    or t6, t6, t4
    xor t6, s0, t6
    and a0, a0, t6
    xor t4, t4, a0
    and a0, t6, t4
    xor t3, t3, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, t0
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and t0, t0, a7
    xor t0, a4, t0
    and a4, a7, t0
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, a6, 16
    xor a0, a0, s5
    and s5, t2, ra
    slli s10, s1, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, a5, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and a6, a6, s3
    xor a6, s2, a6
    srli t2, t2, 16
    and s1, s1, s3
    xor t2, t2, s1
    srli t5, t5, 16
    and a5, a5, s3
    xor a5, t5, a5
    and t5, a1, ra
    slli s1, t4, 16
    xor t5, t5, s1
    and s1, s0, ra
    slli s2, t0, 16
    xor s1, s1, s2
    and s2, t3, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and t4, t4, s3
    xor t4, a1, t4
    srli a1, s0, 16
    and t0, t0, s3
    xor t0, a1, t0
    srli t3, t3, 16
    and t6, t6, s3
    xor t3, t3, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 368(a3)
    lw a4, 372(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 376(a3)
    lw a1, 380(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 384(a3)
    lw s0, 408(a3)
    xor t1, t1, a0
    lw a0, 388(a3)
    xor s0, s2, s0
    xor a6, a6, a0
    lw a0, 392(a3)
    lw s2, 276(a3)
    xor t2, t2, a0
    lw a0, 396(a3)
    xor t4, t4, s2
    xor a5, a5, a0
    lw a0, 400(a3)
    lw s2, 416(a3)
    xor t5, t5, a0
    lw a0, 404(a3)
    xor t0, t0, s2
    xor a0, s1, a0
    lw s1, 412(a3)
    lw s2, 284(a3)
    xor s1, s4, s1
    xor t3, t3, s2
    lw s2, 420(a3)
    xor a7, a7, s2
    # round 7 (present.dsl:28)
    or s2, t1, t5
    xor t4, t4, s2
    not s2, t6
    xor s4, s2, t4
    xor t5, t1, t5
    xor t5, t4, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor t4, t4, t6
    or t6, a6, a0
    xor t0, t0, t6
    not t6, a4
    xor s2, t6, t0
    xor a0, a6, a0
    xor a0, t0, a0
    and s5, s2, a0
    xor a6, a6, s5
    or t6, t6, a6
    xor t6, a0, t6
    and a4, a4, t6
    xor a6, a6, a4
    and a4, t6, a6
    xor t0, t0, a4
    or a4, t2, s0
    xor t3, t3, a4
    not a4, a2
    xor a0, a4, t3
    xor s0, t2, s0
    xor s0, t3, s0
    and s5, a0, s0
    xor t2, t2, s5
    or a4, a4, t2
    xor a4, s0, a4
    and a2, a2, a4
    xor t2, t2, a2
    and a2, a4, t2
    xor t3, t3, a2
    or a2, a5, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, a5, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor a5, a5, s5
    or a2, a2, a5
    xor a2, s1, a2
    and a1, a1, a2
    xor a5, a5, a1
    and a1, a2, a5
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, a6
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor a6, a6, a1
    srli a1, a0, 8
    xor a1, a1, t2
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor t2, t2, a1
    srli a1, s0, 8
    xor a1, a1, a5
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor a5, a5, a1
    srli a1, t4, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor t4, t4, s4
    xor t5, t5, a1
    srli a1, t0, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor t0, t0, s4
    xor t6, t6, a1
    srli a1, t3, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor t3, t3, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 424(a3)
    xor a1, s1, a1
    lw s1, 428(a3)
    xor t4, t4, s1
    lw s1, 432(a3)
    xor a0, a0, s1
    lw s1, 436(a3)
    xor t3, t3, s1
    lw s1, 440(a3)
    xor t1, t1, s1
    lw s1, 444(a3)
    xor t5, t5, s1
    lw s1, 448(a3)
    xor t2, t2, s1
    lw s1, 452(a3)
    xor a4, a4, s1
    lw s1, 456(a3)
    xor s1, s2, s1
    lw s2, 460(a3)
    xor t0, t0, s2
    lw s2, 464(a3)
    xor s0, s0, s2
    lw s2, 468(a3)
    xor a7, a7, s2
    lw s2, 336(a3)
    xor a6, a6, s2
    lw s2, 340(a3)
    xor t6, t6, s2
    lw s2, 472(a3)
    xor a5, a5, s2
    lw s2, 476(a3)
    xor a2, a2, s2
    # round 8 (present.dsl:28)
    or s2, t1, s1
    xor a6, a6, s2
    not s2, a1
    xor s4, s2, a6
    xor s1, t1, s1
    xor s1, a6, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor a6, a6, a1
    or a1, t5, t0
    xor t6, t6, a1
    not a1, t4
    xor s2, a1, t6
    xor t0, t5, t0
    xor t0, t6, t0
    and s5, s2, t0
    xor t5, t5, s5
    or a1, a1, t5
    xor t0, t0, a1
    and t4, t4, t0
    xor t4, t5, t4
    and t5, t0, t4
    xor t5, t6, t5
    or t6, t2, s0
    xor a5, a5, t6
    not t6, a0
    xor a1, t6, a5
    xor s0, t2, s0
    xor s0, a5, s0
    and s5, a1, s0
    xor t2, t2, s5
    or t6, t6, t2
    xor t6, s0, t6
    and a0, a0, t6
    xor t2, t2, a0
    and a0, t6, t2
    xor a5, a5, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, t3
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and t3, t3, a7
    xor t3, a4, t3
    and a4, a7, t3
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, t4, 16
    xor a0, a0, s5
    and s5, a6, ra
    slli s10, s1, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, t0, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and t4, t4, s3
    xor t4, s2, t4
    srli a6, a6, 16
    and s1, s1, s3
    xor a6, a6, s1
    srli t5, t5, 16
    and t0, t0, s3
    xor t0, t5, t0
    and t5, a1, ra
    slli s1, t2, 16
    xor t5, t5, s1
    and s1, s0, ra
    slli s2, t3, 16
    xor s1, s1, s2
    and s2, a5, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and t2, t2, s3
    xor t2, a1, t2
    srli a1, s0, 16
    and t3, t3, s3
    xor t3, a1, t3
    srli a5, a5, 16
    and t6, t6, s3
    xor a5, a5, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 480(a3)
    lw a4, 484(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 488(a3)
    lw a1, 492(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 496(a3)
    lw s0, 520(a3)
    xor t1, t1, a0
    lw a0, 500(a3)
    xor s0, s2, s0
    xor t4, t4, a0
    lw a0, 504(a3)
    lw s2, 388(a3)
    xor a6, a6, a0
    lw a0, 508(a3)
    xor t2, t2, s2
    xor t0, t0, a0
    lw a0, 512(a3)
    lw s2, 528(a3)
    xor t5, t5, a0
    lw a0, 516(a3)
    xor t3, t3, s2
    xor a0, s1, a0
    lw s1, 524(a3)
    lw s2, 396(a3)
    xor s1, s4, s1
    xor a5, a5, s2
    lw s2, 532(a3)
    xor a7, a7, s2
    # round 9 (present.dsl:28)
    or s2, t1, t5
    xor t2, t2, s2
    not s2, t6
    xor s4, s2, t2
    xor t5, t1, t5
    xor t5, t2, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor t2, t2, t6
    or t6, t4, a0
    xor t3, t3, t6
    not t6, a4
    xor s2, t6, t3
    xor a0, t4, a0
    xor a0, t3, a0
    and s5, s2, a0
    xor t4, t4, s5
    or t6, t6, t4
    xor t6, a0, t6
    and a4, a4, t6
    xor t4, t4, a4
    and a4, t6, t4
    xor t3, t3, a4
    or a4, a6, s0
    xor a5, a5, a4
    not a4, a2
    xor a0, a4, a5
    xor s0, a6, s0
    xor s0, a5, s0
    and s5, a0, s0
    xor a6, a6, s5
    or a4, a4, a6
    xor a4, s0, a4
    and a2, a2, a4
    xor a6, a6, a2
    and a2, a4, a6
    xor a5, a5, a2
    or a2, t0, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, t0, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor t0, t0, s5
    or a2, a2, t0
    xor a2, s1, a2
    and a1, a1, a2
    xor t0, t0, a1
    and a1, a2, t0
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, t4
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor t4, t4, a1
    srli a1, a0, 8
    xor a1, a1, a6
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor a6, a6, a1
    srli a1, s0, 8
    xor a1, a1, t0
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor t0, t0, a1
    srli a1, t2, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor t2, t2, s4
    xor t5, t5, a1
    srli a1, t3, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor t3, t3, s4
    xor t6, t6, a1
    srli a1, a5, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor a5, a5, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 536(a3)
    xor a1, s1, a1
    lw s1, 540(a3)
    xor t2, t2, s1
    lw s1, 544(a3)
    xor a0, a0, s1
    lw s1, 548(a3)
    xor a5, a5, s1
    lw s1, 552(a3)
    xor t1, t1, s1
    lw s1, 556(a3)
    xor t5, t5, s1
    lw s1, 560(a3)
    xor a6, a6, s1
    lw s1, 564(a3)
    xor a4, a4, s1
    lw s1, 568(a3)
    xor s1, s2, s1
    lw s2, 572(a3)
    xor t3, t3, s2
    lw s2, 576(a3)
    xor s0, s0, s2
    lw s2, 580(a3)
    xor a7, a7, s2
    lw s2, 448(a3)
    xor t4, t4, s2
    lw s2, 452(a3)
    xor t6, t6, s2
    lw s2, 584(a3)
    xor t0, t0, s2
    lw s2, 588(a3)
    xor a2, a2, s2
    # round 10 (present.dsl:28)
    or s2, t1, s1
    xor t4, t4, s2
    not s2, a1
    xor s4, s2, t4
    xor s1, t1, s1
    xor s1, t4, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor t4, t4, a1
    or a1, t5, t3
    xor t6, t6, a1
    not a1, t2
    xor s2, a1, t6
    xor t3, t5, t3
    xor t3, t6, t3
    and s5, s2, t3
    xor t5, t5, s5
    or a1, a1, t5
    xor t3, t3, a1
    and t2, t2, t3
    xor t2, t5, t2
    and t5, t3, t2
    xor t5, t6, t5
    or t6, a6, s0
    xor t0, t0, t6
    not t6, a0
    xor a1, t6, t0
    xor s0, a6, s0
    xor s0, t0, s0
    and s5, a1, s0
    xor a6, a6, s5
    or t6, t6, a6
    xor t6, s0, t6
    and a0, a0, t6
    xor a6, a6, a0
    and a0, t6, a6
    xor t0, t0, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, a5
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and a5, a5, a7
    xor a5, a4, a5
    and a4, a7, a5
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, t2, 16
    xor a0, a0, s5
    and s5, t4, ra
    slli s10, s1, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, t3, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and t2, t2, s3
    xor t2, s2, t2
    srli t4, t4, 16
    and s1, s1, s3
    xor t4, t4, s1
    srli t5, t5, 16
    and t3, t3, s3
    xor t3, t5, t3
    and t5, a1, ra
    slli s1, a6, 16
    xor t5, t5, s1
    and s1, s0, ra
    slli s2, a5, 16
    xor s1, s1, s2
    and s2, t0, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and a6, a6, s3
    xor a6, a1, a6
    srli a1, s0, 16
    and a5, a5, s3
    xor a5, a1, a5
    srli t0, t0, 16
    and t6, t6, s3
    xor t0, t0, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 592(a3)
    lw a4, 136(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 596(a3)
    lw a1, 600(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 604(a3)
    lw s0, 620(a3)
    xor t1, t1, a0
    lw a0, 152(a3)
    xor s0, s2, s0
    xor t2, t2, a0
    lw a0, 608(a3)
    lw s2, 500(a3)
    xor t4, t4, a0
    lw a0, 612(a3)
    xor a6, a6, s2
    xor t3, t3, a0
    lw a0, 616(a3)
    lw s2, 184(a3)
    xor t5, t5, a0
    lw a0, 168(a3)
    xor a5, a5, s2
    xor a0, s1, a0
    lw s1, 624(a3)
    lw s2, 508(a3)
    xor s1, s4, s1
    xor t0, t0, s2
    lw s2, 628(a3)
    xor a7, a7, s2
    # round 11 (present.dsl:28)
    or s2, t1, t5
    xor a6, a6, s2
    not s2, t6
    xor s4, s2, a6
    xor t5, t1, t5
    xor t5, a6, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor a6, a6, t6
    or t6, t2, a0
    xor a5, a5, t6
    not t6, a4
    xor s2, t6, a5
    xor a0, t2, a0
    xor a0, a5, a0
    and s5, s2, a0
    xor t2, t2, s5
    or t6, t6, t2
    xor t6, a0, t6
    and a4, a4, t6
    xor t2, t2, a4
    and a4, t6, t2
    xor a5, a5, a4
    or a4, t4, s0
    xor t0, t0, a4
    not a4, a2
    xor a0, a4, t0
    xor s0, t4, s0
    xor s0, t0, s0
    and s5, a0, s0
    xor t4, t4, s5
    or a4, a4, t4
    xor a4, s0, a4
    and a2, a2, a4
    xor t4, t4, a2
    and a2, a4, t4
    xor t0, t0, a2
    or a2, t3, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, t3, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor t3, t3, s5
    or a2, a2, t3
    xor a2, s1, a2
    and a1, a1, a2
    xor t3, t3, a1
    and a1, a2, t3
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, t2
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor t2, t2, a1
    srli a1, a0, 8
    xor a1, a1, t4
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor t4, t4, a1
    srli a1, s0, 8
    xor a1, a1, t3
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor t3, t3, a1
    srli a1, a6, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor a6, a6, s4
    xor t5, t5, a1
    srli a1, a5, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor a5, a5, s4
    xor t6, t6, a1
    srli a1, t0, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor t0, t0, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 632(a3)
    xor a1, s1, a1
    lw s1, 636(a3)
    xor a6, a6, s1
    lw s1, 196(a3)
    xor a0, a0, s1
    lw s1, 640(a3)
    xor t0, t0, s1
    lw s1, 644(a3)
    xor t1, t1, s1
    lw s1, 648(a3)
    xor t5, t5, s1
    lw s1, 212(a3)
    xor t4, t4, s1
    lw s1, 652(a3)
    xor a4, a4, s1
    lw s1, 656(a3)
    xor s1, s2, s1
    lw s2, 660(a3)
    xor a5, a5, s2
    lw s2, 228(a3)
    xor s0, s0, s2
    lw s2, 664(a3)
    xor a7, a7, s2
    lw s2, 560(a3)
    xor t2, t2, s2
    lw s2, 564(a3)
    xor t6, t6, s2
    lw s2, 244(a3)
    xor t3, t3, s2
    lw s2, 668(a3)
    xor a2, a2, s2
    # round 12 (present.dsl:28)
    or s2, t1, s1
    xor t2, t2, s2
    not s2, a1
    xor s4, s2, t2
    xor s1, t1, s1
    xor s1, t2, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor t2, t2, a1
    or a1, t5, a5
    xor t6, t6, a1
    not a1, a6
    xor s2, a1, t6
    xor a5, t5, a5
    xor a5, t6, a5
    and s5, s2, a5
    xor t5, t5, s5
    or a1, a1, t5
    xor a5, a5, a1
    and a6, a6, a5
    xor a6, t5, a6
    and t5, a5, a6
    xor t5, t6, t5
    or t6, t4, s0
    xor t3, t3, t6
    not t6, a0
    xor a1, t6, t3
    xor s0, t4, s0
    xor s0, t3, s0
    and s5, a1, s0
    xor t4, t4, s5
    or t6, t6, t4
    xor t6, s0, t6
    and a0, a0, t6
    xor t4, t4, a0
    and a0, t6, t4
    xor t3, t3, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, t0
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and t0, t0, a7
    xor t0, a4, t0
    and a4, a7, t0
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, a6, 16
    xor a0, a0, s5
    and s5, t2, ra
    slli s10, s1, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, a5, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and a6, a6, s3
    xor a6, s2, a6
    srli t2, t2, 16
    and s1, s1, s3
    xor t2, t2, s1
    srli t5, t5, 16
    and a5, a5, s3
    xor a5, t5, a5
    and t5, a1, ra
    slli s1, t4, 16
    xor t5, t5, s1
    and s1, s0, ra
    slli s2, t0, 16
    xor s1, s1, s2
    and s2, t3, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and t4, t4, s3
    xor t4, a1, t4
    srli a1, s0, 16
    and t0, t0, s3
    xor t0, a1, t0
    srli t3, t3, 16
    and t6, t6, s3
    xor t3, t3, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 672(a3)
    lw a4, 264(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 676(a3)
    lw a1, 680(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 684(a3)
    lw s0, 700(a3)
    xor t1, t1, a0
    lw a0, 280(a3)
    xor s0, s2, s0
    xor a6, a6, a0
    lw a0, 688(a3)
    lw s2, 152(a3)
    xor t2, t2, a0
    lw a0, 692(a3)
    xor t4, t4, s2
    xor a5, a5, a0
    lw a0, 696(a3)
    lw s2, 156(a3)
    xor t5, t5, a0
    lw a0, 296(a3)
    xor t0, t0, s2
    xor a0, s1, a0
    lw s1, 704(a3)
    lw s2, 612(a3)
    xor s1, s4, s1
    xor t3, t3, s2
    lw s2, 708(a3)
    xor a7, a7, s2
    # round 13 (present.dsl:28)
    or s2, t1, t5
    xor t4, t4, s2
    not s2, t6
    xor s4, s2, t4
    xor t5, t1, t5
    xor t5, t4, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor t4, t4, t6
    or t6, a6, a0
    xor t0, t0, t6
    not t6, a4
    xor s2, t6, t0
    xor a0, a6, a0
    xor a0, t0, a0
    and s5, s2, a0
    xor a6, a6, s5
    or t6, t6, a6
    xor t6, a0, t6
    and a4, a4, t6
    xor a6, a6, a4
    and a4, t6, a6
    xor t0, t0, a4
    or a4, t2, s0
    xor t3, t3, a4
    not a4, a2
    xor a0, a4, t3
    xor s0, t2, s0
    xor s0, t3, s0
    and s5, a0, s0
    xor t2, t2, s5
    or a4, a4, t2
    xor a4, s0, a4
    and a2, a2, a4
    xor t2, t2, a2
    and a2, a4, t2
    xor t3, t3, a2
    or a2, a5, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, a5, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor a5, a5, s5
    or a2, a2, a5
    xor a2, s1, a2
    and a1, a1, a2
    xor a5, a5, a1
    and a1, a2, a5
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, a6
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor a6, a6, a1
    srli a1, a0, 8
    xor a1, a1, t2
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor t2, t2, a1
    srli a1, s0, 8
    xor a1, a1, a5
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor a5, a5, a1
    srli a1, t4, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor t4, t4, s4
    xor t5, t5, a1
    srli a1, t0, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor t0, t0, s4
    xor t6, t6, a1
    srli a1, t3, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor t3, t3, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 712(a3)
    xor a1, s1, a1
    lw s1, 716(a3)
    xor t4, t4, s1
    lw s1, 316(a3)
    xor a0, a0, s1
    lw s1, 720(a3)
    xor t3, t3, s1
    lw s1, 724(a3)
    xor t1, t1, s1
    lw s1, 728(a3)
    xor t5, t5, s1
    lw s1, 332(a3)
    xor t2, t2, s1
    lw s1, 732(a3)
    xor a4, a4, s1
    lw s1, 736(a3)
    xor s1, s2, s1
    lw s2, 740(a3)
    xor t0, t0, s2
    lw s2, 348(a3)
    xor s0, s0, s2
    lw s2, 744(a3)
    xor a7, a7, s2
    lw s2, 212(a3)
    xor a6, a6, s2
    lw s2, 652(a3)
    xor t6, t6, s2
    lw s2, 220(a3)
    xor a5, a5, s2
    lw s2, 748(a3)
    xor a2, a2, s2
    # round 14 (present.dsl:28)
    or s2, t1, s1
    xor a6, a6, s2
    not s2, a1
    xor s4, s2, a6
    xor s1, t1, s1
    xor s1, a6, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor a6, a6, a1
    or a1, t5, t0
    xor t6, t6, a1
    not a1, t4
    xor s2, a1, t6
    xor t0, t5, t0
    xor t0, t6, t0
    and s5, s2, t0
    xor t5, t5, s5
    or a1, a1, t5
    xor t0, t0, a1
    and t4, t4, t0
    xor t4, t5, t4
    and t5, t0, t4
    xor t5, t6, t5
    or t6, t2, s0
    xor a5, a5, t6
    not t6, a0
    xor a1, t6, a5
    xor s0, t2, s0
    xor s0, a5, s0
    and s5, a1, s0
    xor t2, t2, s5
    or t6, t6, t2
    xor t6, s0, t6
    and a0, a0, t6
    xor t2, t2, a0
    and a0, t6, t2
    xor a5, a5, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, t3
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and t3, t3, a7
    xor t3, a4, t3
    and a4, a7, t3
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, t4, 16
    xor a0, a0, s5
    and s5, a6, ra
    slli s10, s1, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, t0, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and t4, t4, s3
    xor t4, s2, t4
    srli a6, a6, 16
    and s1, s1, s3
    xor a6, a6, s1
    srli t5, t5, 16
    and t0, t0, s3
    xor t0, t5, t0
    and t5, a1, ra
    slli s1, t2, 16
    xor t5, t5, s1
    and s1, s0, ra
    slli s2, t3, 16
    xor s1, s1, s2
    and s2, a5, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and t2, t2, s3
    xor t2, a1, t2
    srli a1, s0, 16
    and t3, t3, s3
    xor t3, a1, t3
    srli a5, a5, 16
    and t6, t6, s3
    xor a5, a5, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 752(a3)
    lw a4, 376(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 756(a3)
    lw a1, 760(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 764(a3)
    lw s0, 780(a3)
    xor t1, t1, a0
    lw a0, 392(a3)
    xor s0, s2, s0
    xor t4, t4, a0
    lw a0, 768(a3)
    lw s2, 280(a3)
    xor a6, a6, a0
    lw a0, 772(a3)
    xor t2, t2, s2
    xor t0, t0, a0
    lw a0, 776(a3)
    lw s2, 284(a3)
    xor t5, t5, a0
    lw a0, 408(a3)
    xor t3, t3, s2
    xor a0, s1, a0
    lw s1, 784(a3)
    lw s2, 692(a3)
    xor s1, s4, s1
    xor a5, a5, s2
    lw s2, 788(a3)
    xor a7, a7, s2
    # round 15 (present.dsl:28)
    or s2, t1, t5
    xor t2, t2, s2
    not s2, t6
    xor s4, s2, t2
    xor t5, t1, t5
    xor t5, t2, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor t2, t2, t6
    or t6, t4, a0
    xor t3, t3, t6
    not t6, a4
    xor s2, t6, t3
    xor a0, t4, a0
    xor a0, t3, a0
    and s5, s2, a0
    xor t4, t4, s5
    or t6, t6, t4
    xor t6, a0, t6
    and a4, a4, t6
    xor t4, t4, a4
    and a4, t6, t4
    xor t3, t3, a4
    or a4, a6, s0
    xor a5, a5, a4
    not a4, a2
    xor a0, a4, a5
    xor s0, a6, s0
    xor s0, a5, s0
    and s5, a0, s0
    xor a6, a6, s5
    or a4, a4, a6
    xor a4, s0, a4
    and a2, a2, a4
    xor a6, a6, a2
    and a2, a4, a6
    xor a5, a5, a2
    or a2, t0, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, t0, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor t0, t0, s5
    or a2, a2, t0
    xor a2, s1, a2
    and a1, a1, a2
    xor t0, t0, a1
    and a1, a2, t0
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, t4
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor t4, t4, a1
    srli a1, a0, 8
    xor a1, a1, a6
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor a6, a6, a1
    srli a1, s0, 8
    xor a1, a1, t0
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor t0, t0, a1
    srli a1, t2, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor t2, t2, s4
    xor t5, t5, a1
    srli a1, t3, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor t3, t3, s4
    xor t6, t6, a1
    srli a1, a5, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor a5, a5, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 792(a3)
    xor a1, s1, a1
    lw s1, 796(a3)
    xor t2, t2, s1
    lw s1, 428(a3)
    xor a0, a0, s1
    lw s1, 800(a3)
    xor a5, a5, s1
    lw s1, 804(a3)
    xor t1, t1, s1
    lw s1, 808(a3)
    xor t5, t5, s1
    lw s1, 444(a3)
    xor a6, a6, s1
    lw s1, 812(a3)
    xor a4, a4, s1
    lw s1, 816(a3)
    xor s1, s2, s1
    lw s2, 820(a3)
    xor t3, t3, s2
    lw s2, 460(a3)
    xor s0, s0, s2
    lw s2, 824(a3)
    xor a7, a7, s2
    lw s2, 332(a3)
    xor t4, t4, s2
    lw s2, 732(a3)
    xor t6, t6, s2
    lw s2, 340(a3)
    xor t0, t0, s2
    lw s2, 828(a3)
    xor a2, a2, s2
    # round 16 (present.dsl:28)
    or s2, t1, s1
    xor t4, t4, s2
    not s2, a1
    xor s4, s2, t4
    xor s1, t1, s1
    xor s1, t4, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor t4, t4, a1
    or a1, t5, t3
    xor t6, t6, a1
    not a1, t2
    xor s2, a1, t6
    xor t3, t5, t3
    xor t3, t6, t3
    and s5, s2, t3
    xor t5, t5, s5
    or a1, a1, t5
    xor t3, t3, a1
    and t2, t2, t3
    xor t2, t5, t2
    and t5, t3, t2
    xor t5, t6, t5
    or t6, a6, s0
    xor t0, t0, t6
    not t6, a0
    xor a1, t6, t0
    xor s0, a6, s0
    xor s0, t0, s0
    and s5, a1, s0
    xor a6, a6, s5
    or t6, t6, a6
    xor t6, s0, t6
    and a0, a0, t6
    xor a6, a6, a0
    and a0, t6, a6
    xor t0, t0, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, a5
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and a5, a5, a7
    xor a5, a4, a5
    and a4, a7, a5
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, t2, 16
    xor a0, a0, s5
    and s5, t4, ra
    slli s10, s1, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, t3, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and t2, t2, s3
    xor t2, s2, t2
    srli t4, t4, 16
    and s1, s1, s3
    xor t4, t4, s1
    srli t5, t5, 16
    and t3, t3, s3
    xor t3, t5, t3
    and t5, a1, ra
    slli s1, a6, 16
    xor t5, t5, s1
    and s1, s0, ra
    slli s2, a5, 16
    xor s1, s1, s2
    and s2, t0, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and a6, a6, s3
    xor a6, a1, a6
    srli a1, s0, 16
    and a5, a5, s3
    xor a5, a1, a5
    srli t0, t0, 16
    and t6, t6, s3
    xor t0, t0, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 832(a3)
    lw a4, 488(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 836(a3)
    lw a1, 840(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 844(a3)
    lw s0, 860(a3)
    xor t1, t1, a0
    lw a0, 504(a3)
    xor s0, s2, s0
    xor t2, t2, a0
    lw a0, 848(a3)
    lw s2, 392(a3)
    xor t4, t4, a0
    lw a0, 852(a3)
    xor a6, a6, s2
    xor t3, t3, a0
    lw a0, 856(a3)
    lw s2, 396(a3)
    xor t5, t5, a0
    lw a0, 520(a3)
    xor a5, a5, s2
    xor a0, s1, a0
    lw s1, 864(a3)
    lw s2, 772(a3)
    xor s1, s4, s1
    xor t0, t0, s2
    lw s2, 868(a3)
    xor a7, a7, s2
    # round 17 (present.dsl:28)
    or s2, t1, t5
    xor a6, a6, s2
    not s2, t6
    xor s4, s2, a6
    xor t5, t1, t5
    xor t5, a6, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor a6, a6, t6
    or t6, t2, a0
    xor a5, a5, t6
    not t6, a4
    xor s2, t6, a5
    xor a0, t2, a0
    xor a0, a5, a0
    and s5, s2, a0
    xor t2, t2, s5
    or t6, t6, t2
    xor t6, a0, t6
    and a4, a4, t6
    xor t2, t2, a4
    and a4, t6, t2
    xor a5, a5, a4
    or a4, t4, s0
    xor t0, t0, a4
    not a4, a2
    xor a0, a4, t0
    xor s0, t4, s0
    xor s0, t0, s0
    and s5, a0, s0
    xor t4, t4, s5
    or a4, a4, t4
    xor a4, s0, a4
    and a2, a2, a4
    xor t4, t4, a2
    and a2, a4, t4
    xor t0, t0, a2
    or a2, t3, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, t3, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor t3, t3, s5
    or a2, a2, t3
    xor a2, s1, a2
    and a1, a1, a2
    xor t3, t3, a1
    and a1, a2, t3
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, t2
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor t2, t2, a1
    srli a1, a0, 8
    xor a1, a1, t4
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor t4, t4, a1
    srli a1, s0, 8
    xor a1, a1, t3
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor t3, t3, a1
    srli a1, a6, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor a6, a6, s4
    xor t5, t5, a1
    srli a1, a5, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor a5, a5, s4
    xor t6, t6, a1
    srli a1, t0, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor t0, t0, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 872(a3)
    xor a1, s1, a1
    lw s1, 876(a3)
    xor a6, a6, s1
    lw s1, 540(a3)
    xor a0, a0, s1
    lw s1, 880(a3)
    xor t0, t0, s1
    lw s1, 884(a3)
    xor t1, t1, s1
    lw s1, 888(a3)
    xor t5, t5, s1
    lw s1, 556(a3)
    xor t4, t4, s1
    lw s1, 892(a3)
    xor a4, a4, s1
    lw s1, 896(a3)
    xor s1, s2, s1
    lw s2, 900(a3)
    xor a5, a5, s2
    lw s2, 572(a3)
    xor s0, s0, s2
    lw s2, 904(a3)
    xor a7, a7, s2
    lw s2, 444(a3)
    xor t2, t2, s2
    lw s2, 812(a3)
    xor t6, t6, s2
    lw s2, 452(a3)
    xor t3, t3, s2
    lw s2, 908(a3)
    xor a2, a2, s2
    # round 18 (present.dsl:28)
    or s2, t1, s1
    xor t2, t2, s2
    not s2, a1
    xor s4, s2, t2
    xor s1, t1, s1
    xor s1, t2, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor t2, t2, a1
    or a1, t5, a5
    xor t6, t6, a1
    not a1, a6
    xor s2, a1, t6
    xor a5, t5, a5
    xor a5, t6, a5
    and s5, s2, a5
    xor t5, t5, s5
    or a1, a1, t5
    xor a5, a5, a1
    and a6, a6, a5
    xor a6, t5, a6
    and t5, a5, a6
    xor t5, t6, t5
    or t6, t4, s0
    xor t3, t3, t6
    not t6, a0
    xor a1, t6, t3
    xor s0, t4, s0
    xor s0, t3, s0
    and s5, a1, s0
    xor t4, t4, s5
    or t6, t6, t4
    xor t6, s0, t6
    and a0, a0, t6
    xor t4, t4, a0
    and a0, t6, t4
    xor t3, t3, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, t0
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and t0, t0, a7
    xor t0, a4, t0
    and a4, a7, t0
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, a6, 16
    xor a0, a0, s5
    and s5, t2, ra
    slli s10, s1, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, a5, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and a6, a6, s3
    xor a6, s2, a6
    srli t2, t2, 16
    and s1, s1, s3
    xor t2, t2, s1
    srli t5, t5, 16
    and a5, a5, s3
    xor a5, t5, a5
    and t5, a1, ra
    slli s1, t4, 16
    xor t5, t5, s1
    and s1, s0, ra
    slli s2, t0, 16
    xor s1, s1, s2
    and s2, t3, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and t4, t4, s3
    xor t4, a1, t4
    srli a1, s0, 16
    and t0, t0, s3
    xor t0, a1, t0
    srli t3, t3, 16
    and t6, t6, s3
    xor t3, t3, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 912(a3)
    lw a4, 596(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 916(a3)
    lw a1, 920(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 924(a3)
    lw s0, 940(a3)
    xor t1, t1, a0
    lw a0, 608(a3)
    xor s0, s2, s0
    xor a6, a6, a0
    lw a0, 928(a3)
    lw s2, 504(a3)
    xor t2, t2, a0
    lw a0, 932(a3)
    xor t4, t4, s2
    xor a5, a5, a0
    lw a0, 936(a3)
    lw s2, 508(a3)
    xor t5, t5, a0
    lw a0, 620(a3)
    xor t0, t0, s2
    xor a0, s1, a0
    lw s1, 944(a3)
    lw s2, 852(a3)
    xor s1, s4, s1
    xor t3, t3, s2
    lw s2, 948(a3)
    xor a7, a7, s2
    # round 19 (present.dsl:28)
    or s2, t1, t5
    xor t4, t4, s2
    not s2, t6
    xor s4, s2, t4
    xor t5, t1, t5
    xor t5, t4, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor t4, t4, t6
    or t6, a6, a0
    xor t0, t0, t6
    not t6, a4
    xor s2, t6, t0
    xor a0, a6, a0
    xor a0, t0, a0
    and s5, s2, a0
    xor a6, a6, s5
    or t6, t6, a6
    xor t6, a0, t6
    and a4, a4, t6
    xor a6, a6, a4
    and a4, t6, a6
    xor t0, t0, a4
    or a4, t2, s0
    xor t3, t3, a4
    not a4, a2
    xor a0, a4, t3
    xor s0, t2, s0
    xor s0, t3, s0
    and s5, a0, s0
    xor t2, t2, s5
    or a4, a4, t2
    xor a4, s0, a4
    and a2, a2, a4
    xor t2, t2, a2
    and a2, a4, t2
    xor t3, t3, a2
    or a2, a5, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, a5, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor a5, a5, s5
    or a2, a2, a5
    xor a2, s1, a2
    and a1, a1, a2
    xor a5, a5, a1
    and a1, a2, a5
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, a6
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor a6, a6, a1
    srli a1, a0, 8
    xor a1, a1, t2
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor t2, t2, a1
    srli a1, s0, 8
    xor a1, a1, a5
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor a5, a5, a1
    srli a1, t4, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor t4, t4, s4
    xor t5, t5, a1
    srli a1, t0, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor t0, t0, s4
    xor t6, t6, a1
    srli a1, t3, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor t3, t3, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 952(a3)
    xor a1, s1, a1
    lw s1, 956(a3)
    xor t4, t4, s1
    lw s1, 636(a3)
    xor a0, a0, s1
    lw s1, 960(a3)
    xor t3, t3, s1
    lw s1, 964(a3)
    xor t1, t1, s1
    lw s1, 968(a3)
    xor t5, t5, s1
    lw s1, 648(a3)
    xor t2, t2, s1
    lw s1, 972(a3)
    xor a4, a4, s1
    lw s1, 976(a3)
    xor s1, s2, s1
    lw s2, 980(a3)
    xor t0, t0, s2
    lw s2, 660(a3)
    xor s0, s0, s2
    lw s2, 984(a3)
    xor a7, a7, s2
    lw s2, 556(a3)
    xor a6, a6, s2
    lw s2, 892(a3)
    xor t6, t6, s2
    lw s2, 564(a3)
    xor a5, a5, s2
    lw s2, 988(a3)
    xor a2, a2, s2
    # round 20 (present.dsl:28)
    or s2, t1, s1
    xor a6, a6, s2
    not s2, a1
    xor s4, s2, a6
    xor s1, t1, s1
    xor s1, a6, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor a6, a6, a1
    or a1, t5, t0
    xor t6, t6, a1
    not a1, t4
    xor s2, a1, t6
    xor t0, t5, t0
    xor t0, t6, t0
    and s5, s2, t0
    xor t5, t5, s5
    or a1, a1, t5
    xor t0, t0, a1
    and t4, t4, t0
    xor t4, t5, t4
    and t5, t0, t4
    xor t5, t6, t5
    or t6, t2, s0
    xor a5, a5, t6
    not t6, a0
    xor a1, t6, a5
    xor s0, t2, s0
    xor s0, a5, s0
    and s5, a1, s0
    xor t2, t2, s5
    or t6, t6, t2
    xor t6, s0, t6
    and a0, a0, t6
    xor t2, t2, a0
    and a0, t6, t2
    xor a5, a5, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, t3
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and t3, t3, a7
    xor t3, a4, t3
    and a4, a7, t3
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, t4, 16
    xor a0, a0, s5
    and s5, a6, ra
    slli s10, s1, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, t0, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and t4, t4, s3
    xor t4, s2, t4
    srli a6, a6, 16
    and s1, s1, s3
    xor a6, a6, s1
    srli t5, t5, 16
    and t0, t0, s3
    xor t0, t5, t0
    and t5, a1, ra
    slli s1, t2, 16
    xor t5, t5, s1
    and s1, s0, ra
    slli s2, t3, 16
    xor s1, s1, s2
    and s2, a5, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and t2, t2, s3
    xor t2, a1, t2
    srli a1, s0, 16
    and t3, t3, s3
    xor t3, a1, t3
    srli a5, a5, 16
    and t6, t6, s3
    xor a5, a5, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 992(a3)
    lw a4, 676(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 996(a3)
    lw a1, 1000(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 1004(a3)
    lw s0, 1020(a3)
    xor t1, t1, a0
    lw a0, 688(a3)
    xor s0, s2, s0
    xor t4, t4, a0
    lw a0, 1008(a3)
    lw s2, 608(a3)
    xor a6, a6, a0
    lw a0, 1012(a3)
    xor t2, t2, s2
    xor t0, t0, a0
    lw a0, 1016(a3)
    lw s2, 612(a3)
    xor t5, t5, a0
    lw a0, 700(a3)
    xor t3, t3, s2
    xor a0, s1, a0
    lw s1, 1024(a3)
    lw s2, 932(a3)
    xor s1, s4, s1
    xor a5, a5, s2
    lw s2, 1028(a3)
    xor a7, a7, s2
    # round 21 (present.dsl:28)
    or s2, t1, t5
    xor t2, t2, s2
    not s2, t6
    xor s4, s2, t2
    xor t5, t1, t5
    xor t5, t2, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor t2, t2, t6
    or t6, t4, a0
    xor t3, t3, t6
    not t6, a4
    xor s2, t6, t3
    xor a0, t4, a0
    xor a0, t3, a0
    and s5, s2, a0
    xor t4, t4, s5
    or t6, t6, t4
    xor t6, a0, t6
    and a4, a4, t6
    xor t4, t4, a4
    and a4, t6, t4
    xor t3, t3, a4
    or a4, a6, s0
    xor a5, a5, a4
    not a4, a2
    xor a0, a4, a5
    xor s0, a6, s0
    xor s0, a5, s0
    and s5, a0, s0
    xor a6, a6, s5
    or a4, a4, a6
    xor a4, s0, a4
    and a2, a2, a4
    xor a6, a6, a2
    and a2, a4, a6
    xor a5, a5, a2
    or a2, t0, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, t0, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor t0, t0, s5
    or a2, a2, t0
    xor a2, s1, a2
    and a1, a1, a2
    xor t0, t0, a1
    and a1, a2, t0
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, t4
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor t4, t4, a1
    srli a1, a0, 8
    xor a1, a1, a6
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor a6, a6, a1
    srli a1, s0, 8
    xor a1, a1, t0
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor t0, t0, a1
    srli a1, t2, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor t2, t2, s4
    xor t5, t5, a1
    srli a1, t3, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor t3, t3, s4
    xor t6, t6, a1
    srli a1, a5, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor a5, a5, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 1032(a3)
    xor a1, s1, a1
    lw s1, 1036(a3)
    xor t2, t2, s1
    lw s1, 716(a3)
    xor a0, a0, s1
    lw s1, 1040(a3)
    xor a5, a5, s1
    lw s1, 1044(a3)
    xor t1, t1, s1
    lw s1, 1048(a3)
    xor t5, t5, s1
    lw s1, 728(a3)
    xor a6, a6, s1
    lw s1, 1052(a3)
    xor a4, a4, s1
    lw s1, 1056(a3)
    xor s1, s2, s1
    lw s2, 1060(a3)
    xor t3, t3, s2
    lw s2, 740(a3)
    xor s0, s0, s2
    lw s2, 1064(a3)
    xor a7, a7, s2
    lw s2, 648(a3)
    xor t4, t4, s2
    lw s2, 972(a3)
    xor t6, t6, s2
    lw s2, 652(a3)
    xor t0, t0, s2
    lw s2, 1068(a3)
    xor a2, a2, s2
    # round 22 (present.dsl:28)
    or s2, t1, s1
    xor t4, t4, s2
    not s2, a1
    xor s4, s2, t4
    xor s1, t1, s1
    xor s1, t4, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor t4, t4, a1
    or a1, t5, t3
    xor t6, t6, a1
    not a1, t2
    xor s2, a1, t6
    xor t3, t5, t3
    xor t3, t6, t3
    and s5, s2, t3
    xor t5, t5, s5
    or a1, a1, t5
    xor t3, t3, a1
    and t2, t2, t3
    xor t2, t5, t2
    and t5, t3, t2
    xor t5, t6, t5
    or t6, a6, s0
    xor t0, t0, t6
    not t6, a0
    xor a1, t6, t0
    xor s0, a6, s0
    xor s0, t0, s0
    and s5, a1, s0
    xor a6, a6, s5
    or t6, t6, a6
    xor t6, s0, t6
    and a0, a0, t6
    xor a6, a6, a0
    and a0, t6, a6
    xor t0, t0, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, a5
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and a5, a5, a7
    xor a5, a4, a5
    and a4, a7, a5
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, t2, 16
    xor a0, a0, s5
    and s5, t4, ra
    slli s10, s1, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, t3, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and t2, t2, s3
    xor t2, s2, t2
    srli t4, t4, 16
    and s1, s1, s3
    xor t4, t4, s1
    srli t5, t5, 16
    and t3, t3, s3
    xor t3, t5, t3
    and t5, a1, ra
    slli s1, a6, 16
    xor t5, t5, s1
    and s1, s0, ra
    slli s2, a5, 16
    xor s1, s1, s2
    and s2, t0, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and a6, a6, s3
    xor a6, a1, a6
    srli a1, s0, 16
    and a5, a5, s3
    xor a5, a1, a5
    srli t0, t0, 16
    and t6, t6, s3
    xor t0, t0, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 1072(a3)
    lw a4, 756(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 1076(a3)
    lw a1, 1080(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 1084(a3)
    lw s0, 1100(a3)
    xor t1, t1, a0
    lw a0, 768(a3)
    xor s0, s2, s0
    xor t2, t2, a0
    lw a0, 1088(a3)
    lw s2, 688(a3)
    xor t4, t4, a0
    lw a0, 1092(a3)
    xor a6, a6, s2
    xor t3, t3, a0
    lw a0, 1096(a3)
    lw s2, 692(a3)
    xor t5, t5, a0
    lw a0, 780(a3)
    xor a5, a5, s2
    xor a0, s1, a0
    lw s1, 1104(a3)
    lw s2, 1012(a3)
    xor s1, s4, s1
    xor t0, t0, s2
    lw s2, 1108(a3)
    xor a7, a7, s2
    # round 23 (present.dsl:28)
    or s2, t1, t5
    xor a6, a6, s2
    not s2, t6
    xor s4, s2, a6
    xor t5, t1, t5
    xor t5, a6, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor a6, a6, t6
    or t6, t2, a0
    xor a5, a5, t6
    not t6, a4
    xor s2, t6, a5
    xor a0, t2, a0
    xor a0, a5, a0
    and s5, s2, a0
    xor t2, t2, s5
    or t6, t6, t2
    xor t6, a0, t6
    and a4, a4, t6
    xor t2, t2, a4
    and a4, t6, t2
    xor a5, a5, a4
    or a4, t4, s0
    xor t0, t0, a4
    not a4, a2
    xor a0, a4, t0
    xor s0, t4, s0
    xor s0, t0, s0
    and s5, a0, s0
    xor t4, t4, s5
    or a4, a4, t4
    xor a4, s0, a4
    and a2, a2, a4
    xor t4, t4, a2
    and a2, a4, t4
    xor t0, t0, a2
    or a2, t3, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, t3, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor t3, t3, s5
    or a2, a2, t3
    xor a2, s1, a2
    and a1, a1, a2
    xor t3, t3, a1
    and a1, a2, t3
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, t2
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor t2, t2, a1
    srli a1, a0, 8
    xor a1, a1, t4
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor t4, t4, a1
    srli a1, s0, 8
    xor a1, a1, t3
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor t3, t3, a1
    srli a1, a6, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor a6, a6, s4
    xor t5, t5, a1
    srli a1, a5, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor a5, a5, s4
    xor t6, t6, a1
    srli a1, t0, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor t0, t0, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 1112(a3)
    xor a1, s1, a1
    lw s1, 1116(a3)
    xor a6, a6, s1
    lw s1, 796(a3)
    xor a0, a0, s1
    lw s1, 1120(a3)
    xor t0, t0, s1
    lw s1, 1124(a3)
    xor t1, t1, s1
    lw s1, 1128(a3)
    xor t5, t5, s1
    lw s1, 808(a3)
    xor t4, t4, s1
    lw s1, 1132(a3)
    xor a4, a4, s1
    lw s1, 1136(a3)
    xor s1, s2, s1
    lw s2, 1140(a3)
    xor a5, a5, s2
    lw s2, 820(a3)
    xor s0, s0, s2
    lw s2, 1144(a3)
    xor a7, a7, s2
    lw s2, 728(a3)
    xor t2, t2, s2
    lw s2, 1052(a3)
    xor t6, t6, s2
    lw s2, 732(a3)
    xor t3, t3, s2
    lw s2, 1148(a3)
    xor a2, a2, s2
    # round 24 (present.dsl:28)
    or s2, t1, s1
    xor t2, t2, s2
    not s2, a1
    xor s4, s2, t2
    xor s1, t1, s1
    xor s1, t2, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor t2, t2, a1
    or a1, t5, a5
    xor t6, t6, a1
    not a1, a6
    xor s2, a1, t6
    xor a5, t5, a5
    xor a5, t6, a5
    and s5, s2, a5
    xor t5, t5, s5
    or a1, a1, t5
    xor a5, a5, a1
    and a6, a6, a5
    xor a6, t5, a6
    and t5, a5, a6
    xor t5, t6, t5
    or t6, t4, s0
    xor t3, t3, t6
    not t6, a0
    xor a1, t6, t3
    xor s0, t4, s0
    xor s0, t3, s0
    and s5, a1, s0
    xor t4, t4, s5
    or t6, t6, t4
    xor t6, s0, t6
    and a0, a0, t6
    xor t4, t4, a0
    and a0, t6, t4
    xor t3, t3, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, t0
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and t0, t0, a7
    xor t0, a4, t0
    and a4, a7, t0
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, a6, 16
    xor a0, a0, s5
    and s5, t2, ra
    slli s10, s1, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, a5, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and a6, a6, s3
    xor a6, s2, a6
    srli t2, t2, 16
    and s1, s1, s3
    xor t2, t2, s1
    srli t5, t5, 16
    and a5, a5, s3
    xor a5, t5, a5
    and t5, a1, ra
    slli s1, t4, 16
    xor t5, t5, s1
    and s1, s0, ra
    slli s2, t0, 16
    xor s1, s1, s2
    and s2, t3, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and t4, t4, s3
    xor t4, a1, t4
    srli a1, s0, 16
    and t0, t0, s3
    xor t0, a1, t0
    srli t3, t3, 16
    and t6, t6, s3
    xor t3, t3, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 1152(a3)
    lw a4, 836(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 1156(a3)
    lw a1, 1160(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 1164(a3)
    lw s0, 1180(a3)
    xor t1, t1, a0
    lw a0, 848(a3)
    xor s0, s2, s0
    xor a6, a6, a0
    lw a0, 1168(a3)
    lw s2, 768(a3)
    xor t2, t2, a0
    lw a0, 1172(a3)
    xor t4, t4, s2
    xor a5, a5, a0
    lw a0, 1176(a3)
    lw s2, 772(a3)
    xor t5, t5, a0
    lw a0, 860(a3)
    xor t0, t0, s2
    xor a0, s1, a0
    lw s1, 1184(a3)
    lw s2, 1092(a3)
    xor s1, s4, s1
    xor t3, t3, s2
    lw s2, 1188(a3)
    xor a7, a7, s2
    # round 25 (present.dsl:28)
    or s2, t1, t5
    xor t4, t4, s2
    not s2, t6
    xor s4, s2, t4
    xor t5, t1, t5
    xor t5, t4, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor t4, t4, t6
    or t6, a6, a0
    xor t0, t0, t6
    not t6, a4
    xor s2, t6, t0
    xor a0, a6, a0
    xor a0, t0, a0
    and s5, s2, a0
    xor a6, a6, s5
    or t6, t6, a6
    xor t6, a0, t6
    and a4, a4, t6
    xor a6, a6, a4
    and a4, t6, a6
    xor t0, t0, a4
    or a4, t2, s0
    xor t3, t3, a4
    not a4, a2
    xor a0, a4, t3
    xor s0, t2, s0
    xor s0, t3, s0
    and s5, a0, s0
    xor t2, t2, s5
    or a4, a4, t2
    xor a4, s0, a4
    and a2, a2, a4
    xor t2, t2, a2
    and a2, a4, t2
    xor t3, t3, a2
    or a2, a5, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, a5, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor a5, a5, s5
    or a2, a2, a5
    xor a2, s1, a2
    and a1, a1, a2
    xor a5, a5, a1
    and a1, a2, a5
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, a6
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor a6, a6, a1
    srli a1, a0, 8
    xor a1, a1, t2
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor t2, t2, a1
    srli a1, s0, 8
    xor a1, a1, a5
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor a5, a5, a1
    srli a1, t4, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor t4, t4, s4
    xor t5, t5, a1
    srli a1, t0, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor t0, t0, s4
    xor t6, t6, a1
    srli a1, t3, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor t3, t3, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 1192(a3)
    xor a1, s1, a1
    lw s1, 1196(a3)
    xor t4, t4, s1
    lw s1, 876(a3)
    xor a0, a0, s1
    lw s1, 1200(a3)
    xor t3, t3, s1
    lw s1, 1204(a3)
    xor t1, t1, s1
    lw s1, 1208(a3)
    xor t5, t5, s1
    lw s1, 888(a3)
    xor t2, t2, s1
    lw s1, 1212(a3)
    xor a4, a4, s1
    lw s1, 1216(a3)
    xor s1, s2, s1
    lw s2, 1220(a3)
    xor t0, t0, s2
    lw s2, 900(a3)
    xor s0, s0, s2
    lw s2, 1224(a3)
    xor a7, a7, s2
    lw s2, 808(a3)
    xor a6, a6, s2
    lw s2, 1132(a3)
    xor t6, t6, s2
    lw s2, 812(a3)
    xor a5, a5, s2
    lw s2, 1228(a3)
    xor a2, a2, s2
    # round 26 (present.dsl:28)
    or s2, t1, s1
    xor a6, a6, s2
    not s2, a1
    xor s4, s2, a6
    xor s1, t1, s1
    xor s1, a6, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor a6, a6, a1
    or a1, t5, t0
    xor t6, t6, a1
    not a1, t4
    xor s2, a1, t6
    xor t0, t5, t0
    xor t0, t6, t0
    and s5, s2, t0
    xor t5, t5, s5
    or a1, a1, t5
    xor t0, t0, a1
    and t4, t4, t0
    xor t4, t5, t4
    and t5, t0, t4
    xor t5, t6, t5
    or t6, t2, s0
    xor a5, a5, t6
    not t6, a0
    xor a1, t6, a5
    xor s0, t2, s0
    xor s0, a5, s0
    and s5, a1, s0
    xor t2, t2, s5
    or t6, t6, t2
    xor t6, s0, t6
    and a0, a0, t6
    xor t2, t2, a0
    and a0, t6, t2
    xor a5, a5, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, t3
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and t3, t3, a7
    xor t3, a4, t3
    and a4, a7, t3
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, t4, 16
    xor a0, a0, s5
    and s5, a6, ra
    slli s10, s1, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, t0, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and t4, t4, s3
    xor t4, s2, t4
    srli a6, a6, 16
    and s1, s1, s3
    xor a6, a6, s1
    srli t5, t5, 16
    and t0, t0, s3
    xor t0, t5, t0
    and t5, a1, ra
    slli s1, t2, 16
    xor t5, t5, s1
    and s1, s0, ra
    slli s2, t3, 16
    xor s1, s1, s2
    and s2, a5, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and t2, t2, s3
    xor t2, a1, t2
    srli a1, s0, 16
    and t3, t3, s3
    xor t3, a1, t3
    srli a5, a5, 16
    and t6, t6, s3
    xor a5, a5, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 1232(a3)
    lw a4, 916(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 1236(a3)
    lw a1, 1240(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 1244(a3)
    lw s0, 1260(a3)
    xor t1, t1, a0
    lw a0, 928(a3)
    xor s0, s2, s0
    xor t4, t4, a0
    lw a0, 1248(a3)
    lw s2, 848(a3)
    xor a6, a6, a0
    lw a0, 1252(a3)
    xor t2, t2, s2
    xor t0, t0, a0
    lw a0, 1256(a3)
    lw s2, 852(a3)
    xor t5, t5, a0
    lw a0, 940(a3)
    xor t3, t3, s2
    xor a0, s1, a0
    lw s1, 1264(a3)
    lw s2, 1172(a3)
    xor s1, s4, s1
    xor a5, a5, s2
    lw s2, 1268(a3)
    xor a7, a7, s2
    # round 27 (present.dsl:28)
    or s2, t1, t5
    xor t2, t2, s2
    not s2, t6
    xor s4, s2, t2
    xor t5, t1, t5
    xor t5, t2, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor t2, t2, t6
    or t6, t4, a0
    xor t3, t3, t6
    not t6, a4
    xor s2, t6, t3
    xor a0, t4, a0
    xor a0, t3, a0
    and s5, s2, a0
    xor t4, t4, s5
    or t6, t6, t4
    xor t6, a0, t6
    and a4, a4, t6
    xor t4, t4, a4
    and a4, t6, t4
    xor t3, t3, a4
    or a4, a6, s0
    xor a5, a5, a4
    not a4, a2
    xor a0, a4, a5
    xor s0, a6, s0
    xor s0, a5, s0
    and s5, a0, s0
    xor a6, a6, s5
    or a4, a4, a6
    xor a4, s0, a4
    and a2, a2, a4
    xor a6, a6, a2
    and a2, a4, a6
    xor a5, a5, a2
    or a2, t0, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, t0, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor t0, t0, s5
    or a2, a2, t0
    xor a2, s1, a2
    and a1, a1, a2
    xor t0, t0, a1
    and a1, a2, t0
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, t4
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor t4, t4, a1
    srli a1, a0, 8
    xor a1, a1, a6
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor a6, a6, a1
    srli a1, s0, 8
    xor a1, a1, t0
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor t0, t0, a1
    srli a1, t2, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor t2, t2, s4
    xor t5, t5, a1
    srli a1, t3, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor t3, t3, s4
    xor t6, t6, a1
    srli a1, a5, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor a5, a5, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 1272(a3)
    xor a1, s1, a1
    lw s1, 1276(a3)
    xor t2, t2, s1
    lw s1, 956(a3)
    xor a0, a0, s1
    lw s1, 1280(a3)
    xor a5, a5, s1
    lw s1, 1284(a3)
    xor t1, t1, s1
    lw s1, 1288(a3)
    xor t5, t5, s1
    lw s1, 968(a3)
    xor a6, a6, s1
    lw s1, 1292(a3)
    xor a4, a4, s1
    lw s1, 1296(a3)
    xor s1, s2, s1
    lw s2, 1300(a3)
    xor t3, t3, s2
    lw s2, 980(a3)
    xor s0, s0, s2
    lw s2, 1304(a3)
    xor a7, a7, s2
    lw s2, 888(a3)
    xor t4, t4, s2
    lw s2, 1212(a3)
    xor t6, t6, s2
    lw s2, 892(a3)
    xor t0, t0, s2
    lw s2, 1308(a3)
    xor a2, a2, s2
    # round 28 (present.dsl:28)
    or s2, t1, s1
    xor t4, t4, s2
    not s2, a1
    xor s4, s2, t4
    xor s1, t1, s1
    xor s1, t4, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor t4, t4, a1
    or a1, t5, t3
    xor t6, t6, a1
    not a1, t2
    xor s2, a1, t6
    xor t3, t5, t3
    xor t3, t6, t3
    and s5, s2, t3
    xor t5, t5, s5
    or a1, a1, t5
    xor t3, t3, a1
    and t2, t2, t3
    xor t2, t5, t2
    and t5, t3, t2
    xor t5, t6, t5
    or t6, a6, s0
    xor t0, t0, t6
    not t6, a0
    xor a1, t6, t0
    xor s0, a6, s0
    xor s0, t0, s0
    and s5, a1, s0
    xor a6, a6, s5
    or t6, t6, a6
    xor t6, s0, t6
    and a0, a0, t6
    xor a6, a6, a0
    and a0, t6, a6
    xor t0, t0, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, a5
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and a5, a5, a7
    xor a5, a4, a5
    and a4, a7, a5
    xor a4, a2, a4
    and a2, s4, ra
    slli a0, t1, 16
    xor a2, a2, a0
    and a0, s2, ra
    slli s5, t2, 16
    xor a0, a0, s5
    and s5, t4, ra
    slli s10, s1, 16
    xor s5, s5, s10
    and s10, t5, ra
    slli s11, t3, 16
    xor s10, s10, s11
    srli s4, s4, 16
    and t1, t1, s3
    xor t1, s4, t1
    srli s2, s2, 16
    and t2, t2, s3
    xor t2, s2, t2
    srli t4, t4, 16
    and s1, s1, s3
    xor t4, t4, s1
    srli t5, t5, 16
    and t3, t3, s3
    xor t3, t5, t3
    and t5, a1, ra
    slli s1, a6, 16
    xor t5, t5, s1
    and s1, s0, ra
    slli s2, a5, 16
    xor s1, s1, s2
    and s2, t0, ra
    slli s4, t6, 16
    xor s2, s2, s4
    and s4, a4, ra
    slli s11, a7, 16
    xor s4, s4, s11
    srli a1, a1, 16
    and a6, a6, s3
    xor a6, a1, a6
    srli a1, s0, 16
    and a5, a5, s3
    xor a5, a1, a5
    srli t0, t0, 16
    and t6, t6, s3
    xor t0, t0, t6
    srli t6, a4, 16
    and a7, a7, s3
    xor a7, t6, a7
    lw t6, 1312(a3)
    lw a4, 996(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 1316(a3)
    lw a1, 1320(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 1324(a3)
    lw s0, 1340(a3)
    xor t1, t1, a0
    lw a0, 1008(a3)
    xor s0, s2, s0
    xor t2, t2, a0
    lw a0, 1328(a3)
    lw s2, 928(a3)
    xor t4, t4, a0
    lw a0, 1332(a3)
    xor a6, a6, s2
    xor t3, t3, a0
    lw a0, 1336(a3)
    lw s2, 932(a3)
    xor t5, t5, a0
    lw a0, 1020(a3)
    xor a5, a5, s2
    xor a0, s1, a0
    lw s1, 1344(a3)
    lw s2, 1252(a3)
    xor s1, s4, s1
    xor t0, t0, s2
    lw s2, 1348(a3)
    xor a7, a7, s2
    # round 29 (present.dsl:28)
    or s2, t1, t5
    xor a6, a6, s2
    not s2, t6
    xor s4, s2, a6
    xor t5, t1, t5
    xor t5, a6, t5
    and s5, s4, t5
    xor t1, t1, s5
    or s2, s2, t1
    xor t5, t5, s2
    and t6, t6, t5
    xor t1, t1, t6
    and t6, t5, t1
    xor a6, a6, t6
    or t6, t2, a0
    xor a5, a5, t6
    not t6, a4
    xor s2, t6, a5
    xor a0, t2, a0
    xor a0, a5, a0
    and s5, s2, a0
    xor t2, t2, s5
    or t6, t6, t2
    xor t6, a0, t6
    and a4, a4, t6
    xor t2, t2, a4
    and a4, t6, t2
    xor a5, a5, a4
    or a4, t4, s0
    xor t0, t0, a4
    not a4, a2
    xor a0, a4, t0
    xor s0, t4, s0
    xor s0, t0, s0
    and s5, a0, s0
    xor t4, t4, s5
    or a4, a4, t4
    xor a4, s0, a4
    and a2, a2, a4
    xor t4, t4, a2
    and a2, a4, t4
    xor t0, t0, a2
    or a2, t3, s1
    xor a7, a7, a2
    not a2, a1
    xor s0, a2, a7
    xor s1, t3, s1
    xor s1, a7, s1
    and s5, s0, s1
    xor t3, t3, s5
    or a2, a2, t3
    xor a2, s1, a2
    and a1, a1, a2
    xor t3, t3, a1
    and a1, a2, t3
    xor a7, a7, a1
    srli a1, s4, 8
    xor a1, a1, t1
    and a1, a1, s7
    slli s1, a1, 8
    xor s1, s4, s1
    xor t1, t1, a1
    srli a1, s2, 8
    xor a1, a1, t2
    and a1, a1, s7
    slli s4, a1, 8
    xor s2, s2, s4
    xor t2, t2, a1
    srli a1, a0, 8
    xor a1, a1, t4
    and a1, a1, s7
    slli s4, a1, 8
    xor a0, a0, s4
    xor t4, t4, a1
    srli a1, s0, 8
    xor a1, a1, t3
    and a1, a1, s7
    slli s4, a1, 8
    xor s0, s0, s4
    xor t3, t3, a1
    srli a1, a6, 8
    xor a1, a1, t5
    and a1, a1, s7
    slli s4, a1, 8
    xor a6, a6, s4
    xor t5, t5, a1
    srli a1, a5, 8
    xor a1, a1, t6
    and a1, a1, s7
    slli s4, a1, 8
    xor a5, a5, s4
    xor t6, t6, a1
    srli a1, t0, 8
    xor a1, a1, a4
    and a1, a1, s7
    slli s4, a1, 8
    xor t0, t0, s4
    xor a4, a4, a1
    srli a1, a7, 8
    xor a1, a1, a2
    and a1, a1, s7
    slli s4, a1, 8
    xor a7, a7, s4
    xor a2, a2, a1
    lw a1, 1352(a3)
    xor a1, s1, a1
    lw s1, 1356(a3)
    xor a6, a6, s1
    lw s1, 1036(a3)
    xor a0, a0, s1
    lw s1, 1360(a3)
    xor t0, t0, s1
    lw s1, 1364(a3)
    xor t1, t1, s1
    lw s1, 1368(a3)
    xor t5, t5, s1
    lw s1, 1048(a3)
    xor t4, t4, s1
    lw s1, 1372(a3)
    xor a4, a4, s1
    lw s1, 1376(a3)
    xor s1, s2, s1
    lw s2, 1380(a3)
    xor a5, a5, s2
    lw s2, 1060(a3)
    xor s0, s0, s2
    lw s2, 1384(a3)
    xor a7, a7, s2
    lw s2, 968(a3)
    xor t2, t2, s2
    lw s2, 1292(a3)
    xor t6, t6, s2
    lw s2, 972(a3)
    xor t3, t3, s2
    lw s2, 1388(a3)
    xor a2, a2, s2
    # round 30 (present.dsl:28)
    or s2, t1, s1
    xor t2, t2, s2
    not s2, a1
    xor s4, s2, t2
    xor s1, t1, s1
    xor s1, t2, s1
    and s5, s4, s1
    xor t1, t1, s5
    or s2, s2, t1
    xor s1, s1, s2
    and a1, a1, s1
    xor t1, t1, a1
    and a1, s1, t1
    xor t2, t2, a1
    or a1, t5, a5
    xor t6, t6, a1
    not a1, a6
    xor s2, a1, t6
    xor a5, t5, a5
    xor a5, t6, a5
    and s5, s2, a5
    xor t5, t5, s5
    or a1, a1, t5
    xor a5, a5, a1
    and a6, a6, a5
    xor a6, t5, a6
    and t5, a5, a6
    xor t5, t6, t5
    or t6, t4, s0
    xor t3, t3, t6
    not t6, a0
    xor a1, t6, t3
    xor s0, t4, s0
    xor s0, t3, s0
    and s5, a1, s0
    xor t4, t4, s5
    or t6, t6, t4
    xor t6, s0, t6
    and a0, a0, t6
    xor t4, t4, a0
    and a0, t6, t4
    xor t3, t3, a0
    or a0, a4, a7
    xor a2, a2, a0
    not a0, t0
    xor s0, a0, a2
    xor a7, a4, a7
    xor a7, a2, a7
    and s5, s0, a7
    xor a4, a4, s5
    or a0, a0, a4
    xor a7, a7, a0
    and t0, t0, a7
    xor t0, a4, t0
    and a4, a7, t0
    xor a4, a2, a4
    slli a2, t5, 16
    and a0, a5, ra
    xor a2, a2, a0
    slli a0, t2, 16
    and s5, s1, ra
    xor a0, a0, s5
    slli s5, s2, 16
    and s10, a6, ra
    xor s5, s5, s10
    slli s10, s4, 16
    and s11, t1, ra
    xor s10, s10, s11
    and t5, t5, s3
    srli a5, a5, 16
    xor a5, t5, a5
    and t2, t2, s3
    srli t5, s1, 16
    xor t2, t2, t5
    and t5, s2, s3
    srli a6, a6, 16
    xor a6, t5, a6
    and t5, s4, s3
    srli t1, t1, 16
    xor t1, t5, t1
    slli t5, a4, 16
    and s1, a7, ra
    xor t5, t5, s1
    slli s1, t3, 16
    and s2, t6, ra
    xor s1, s1, s2
    slli s2, s0, 16
    and s4, t0, ra
    xor s2, s2, s4
    slli s4, a1, 16
    and s11, t4, ra
    xor s4, s4, s11
    and a4, a4, s3
    srli a7, a7, 16
    xor a7, a4, a7
    and t3, t3, s3
    srli t6, t6, 16
    xor t3, t3, t6
    and t6, s0, s3
    srli t0, t0, 16
    xor t0, t6, t0
    and t6, a1, s3
    srli t4, t4, 16
    xor t4, t6, t4
    lw t6, 1392(a3)
    lw a4, 1396(a3)
    xor t6, a2, t6
    xor a4, a0, a4
    lw a2, 1400(a3)
    lw a1, 1404(a3)
    xor a2, s5, a2
    xor a1, s10, a1
    lw a0, 1408(a3)
    lw s0, 1432(a3)
    xor a5, a5, a0
    lw a0, 1412(a3)
    xor s0, s2, s0
    xor t2, t2, a0
    lw a0, 1416(a3)
    lw s2, 1440(a3)
    xor a6, a6, a0
    lw a0, 1420(a3)
    xor a7, a7, s2
    xor t1, t1, a0
    lw a0, 1424(a3)
    lw s2, 1444(a3)
    xor t5, t5, a0
    lw a0, 1428(a3)
    xor t3, t3, s2
    xor a0, s1, a0
    lw s1, 1436(a3)
    lw s2, 1448(a3)
    xor s1, s4, s1
    xor t0, t0, s2
    lw s2, 1452(a3)
    xor t4, t4, s2
    # round 31 (present.dsl:28)
    and s2, a5, t5
    xor a7, a7, s2
    xor s2, t6, a7
    xor t5, a5, t5
    xor t5, a7, t5
    or s3, s2, t5
    xor a5, a5, s3
    or s3, t6, a5
    xor t5, t5, s3
    or t6, t6, t5
    xor a5, a5, t6
    or t6, t5, a5
    xor a7, a7, t6
    and t6, t2, a0
    xor t3, t3, t6
    xor t6, a4, t3
    xor a0, t2, a0
    xor a0, t3, a0
    or s3, t6, a0
    xor t2, t2, s3
    or s3, a4, t2
    xor a0, a0, s3
    or a4, a4, a0
    xor t2, t2, a4
    or a4, a0, t2
    xor t3, t3, a4
    and a4, a6, s0
    xor t0, t0, a4
    xor a4, a2, t0
    xor s0, a6, s0
    xor s0, t0, s0
    or s3, a4, s0
    xor a6, a6, s3
    or s3, a2, a6
    xor s0, s0, s3
    or a2, a2, s0
    xor a6, a6, a2
    or a2, s0, a6
    xor t0, t0, a2
    and a2, t1, s1
    xor t4, t4, a2
    xor a2, a1, t4
    xor s1, t1, s1
    xor s1, t4, s1
    or s3, a2, s1
    xor t1, t1, s3
    or s3, a1, t1
    xor s1, s1, s3
    or a1, a1, s1
    xor t1, t1, a1
    or a1, s1, t1
    xor t4, t4, a1
    lw a1, 1456(a3)
    lui s10, 16
    xor a1, s2, a1
    lw s2, 1460(a3)
    addi s10, s10, -256
    xor t6, t6, s2
    lw s2, 1464(a3)
    xor a4, a4, s2
    lw s2, 1468(a3)
    xor a2, a2, s2
    lw s2, 1472(a3)
    xor a5, a5, s2
    lw s2, 1476(a3)
    xor t2, t2, s2
    lw s2, 1480(a3)
    slli ra, t2, 8
    xor a6, a6, s2
    lw s2, 1484(a3)
    and ra, ra, s10
    xor t1, t1, s2
    lw s2, 1488(a3)
    xor a7, a7, s2
    lw s2, 1492(a3)
    xor t3, t3, s2
    lw s2, 1496(a3)
    slli s4, t3, 24
    xor t0, t0, s2
    lw s2, 1500(a3)
    xor t4, t4, s2
    lw s2, 1504(a3)
    xor t5, t5, s2
    lw s2, 1508(a3)
    xor a0, a0, s2
    lw s2, 1512(a3)
    slli s5, a0, 8
    xor s0, s0, s2
    lw s2, 1516(a3)
    and s5, s5, s10
    xor s1, s1, s2
    lui s2, 4080
    and s3, t3, s2
    or s3, s3, s4
    srli s4, a0, 16
    andi s4, s4, 255
    or s4, s4, s5
    xor s3, s3, s4
    and s4, t4, s2
    slli s5, t4, 24
    or s4, s4, s5
    srli s5, s1, 16
    andi s5, s5, 255
    slli s11, s1, 8
    and s11, s11, s10
    or s5, s5, s11
    xor s4, s4, s5
    and s5, t6, s2
    slli s11, t6, 24
    or s5, s5, s11
    srli s11, t2, 16
    andi s11, s11, 255
    or s11, s11, ra
    xor s5, s5, s11
    and s11, a2, s2
    slli ra, a2, 24
    or s11, s11, ra
    srli ra, t1, 16
    andi ra, ra, 255
    slli a3, t1, 8
    and a3, a3, s10
    or a3, ra, a3
    xor a3, s11, a3
    srli s11, t3, 8
    and s11, s11, s2
    slli t3, t3, 16
    lui ra, 1044480
    and t3, t3, ra
    or t3, s11, t3
    srli s11, a0, 24
    and a0, a0, s10
    or a0, s11, a0
    xor t3, t3, a0
    srli a0, t4, 8
    and a0, a0, s2
    slli t4, t4, 16
    and t4, t4, ra
    or t4, a0, t4
    srli a0, s1, 24
    and s1, s1, s10
    or a0, a0, s1
    xor t4, t4, a0
    srli a0, t6, 8
    and a0, a0, s2
    slli t6, t6, 16
    and t6, t6, ra
    or t6, a0, t6
    srli a0, t2, 24
    and t2, t2, s10
    or t2, a0, t2
    xor t2, t6, t2
    srli t6, a2, 8
    and t6, t6, s2
    slli a2, a2, 16
    and a2, a2, ra
    or t6, t6, a2
    srli a2, t1, 24
    and t1, t1, s10
    or t1, a2, t1
    xor t1, t6, t1
    and t6, a7, s2
    slli a2, a7, 24
    or t6, t6, a2
    srli a2, t5, 16
    andi a2, a2, 255
    slli a0, t5, 8
    and a0, a0, s10
    or a2, a2, a0
    xor t6, t6, a2
    and a2, t0, s2
    slli a0, t0, 24
    or a2, a2, a0
    srli a0, s0, 16
    andi a0, a0, 255
    slli s1, s0, 8
    and s1, s1, s10
    or a0, a0, s1
    xor a2, a2, a0
    and a0, a1, s2
    slli s1, a1, 24
    or a0, a0, s1
    srli s1, a5, 16
    andi s1, s1, 255
    slli s11, a5, 8
    and s11, s11, s10
    or s1, s1, s11
    xor a0, a0, s1
    and s1, a4, s2
    slli s11, a4, 24
    or s1, s1, s11
    srli s11, a6, 16
    andi s11, s11, 255
    sw s6, 96(sp)
    slli s6, a6, 8
    and s6, s6, s10
    or s6, s11, s6
    xor s1, s1, s6
    srli s6, a7, 8
    and s6, s6, s2
    slli a7, a7, 16
    and a7, a7, ra
    or a7, s6, a7
    srli s6, t5, 24
    and t5, t5, s10
    or t5, s6, t5
    xor a7, a7, t5
    srli t5, t0, 8
    and t5, t5, s2
    slli t0, t0, 16
    and t0, t0, ra
    or t0, t5, t0
    srli t5, s0, 24
    and s0, s0, s10
    or t5, t5, s0
    xor t0, t0, t5
    srli t5, a1, 8
    and t5, t5, s2
    slli a1, a1, 16
    and a1, a1, ra
    or t5, t5, a1
    srli a1, a5, 24
    and a5, a5, s10
    or a5, a1, a5
    xor a5, t5, a5
    srli t5, a4, 8
    and t5, t5, s2
    slli a4, a4, 16
    and a4, a4, ra
    or t5, t5, a4
    srli a4, a6, 24
    and a6, a6, s10
    or a6, a4, a6
    xor a6, t5, a6
    srli t5, s3, 2
    xor t5, t5, t6
    and t5, t5, s9
    slli a4, t5, 2
    xor a4, s3, a4
    xor t5, t6, t5
    srli t6, s5, 2
    xor t6, t6, a0
    and t6, t6, s9
    slli a1, t6, 2
    xor a1, s5, a1
    xor t6, a0, t6
    srli a0, t3, 2
    xor a0, a0, a7
    and a0, a0, s9
    slli s0, a0, 2
    xor t3, t3, s0
    xor a7, a7, a0
    srli a0, t2, 2
    xor a0, a0, a5
    and a0, a0, s9
    slli s0, a0, 2
    xor t2, t2, s0
    xor a5, a5, a0
    srli a0, s4, 2
    xor a0, a0, a2
    and a0, a0, s9
    slli s0, a0, 2
    xor s0, s4, s0
    xor a2, a2, a0
    srli a0, a3, 2
    xor a0, a0, s1
    and a0, a0, s9
    slli s2, a0, 2
    xor a3, a3, s2
    xor a0, s1, a0
    srli s1, t4, 2
    xor s1, s1, t0
    and s1, s1, s9
    slli s2, s1, 2
    xor t4, t4, s2
    xor t0, t0, s1
    srli s1, t1, 2
    xor s1, s1, a6
    and s1, s1, s9
    slli s2, s1, 2
    xor t1, t1, s2
    xor a6, a6, s1
    srli s1, a4, 1
    xor s1, s1, t3
    and s1, s1, s8
    slli s2, s1, 1
    xor a4, a4, s2
    xor t3, t3, s1
    srli s1, a1, 1
    xor s1, s1, t2
    and s1, s1, s8
    slli s2, s1, 1
    xor a1, a1, s2
    xor t2, t2, s1
    srli s1, t5, 1
    xor s1, s1, a7
    and s1, s1, s8
    slli s2, s1, 1
    xor t5, t5, s2
    xor a7, a7, s1
    srli s1, t6, 1
    xor s1, s1, a5
    and s1, s1, s8
    slli s2, s1, 1
    xor t6, t6, s2
    xor a5, a5, s1
    srli s1, s0, 1
    xor s1, s1, t4
    and s1, s1, s8
    slli s2, s1, 1
    xor s0, s0, s2
    xor t4, t4, s1
    srli s1, a3, 1
    xor s1, s1, t1
    and s1, s1, s8
    slli s2, s1, 1
    xor a3, a3, s2
    xor t1, t1, s1
    srli s1, a2, 1
    xor s1, s1, t0
    and s1, s1, s8
    slli s2, s1, 1
    xor a2, a2, s2
    xor t0, t0, s1
    srli s1, a0, 1
    xor s1, s1, a6
    and s1, s1, s8
    slli s2, s1, 1
    xor a0, a0, s2
    xor a6, a6, s1
    srli s1, a4, 8
    xor s1, s1, s0
    and s1, s1, s7
    slli s2, s1, 8
    xor a4, a4, s2
    xor s0, s0, s1
    srli s1, a1, 8
    xor s1, s1, a3
    and s1, s1, s7
    slli s2, s1, 8
    xor a1, a1, s2
    xor a3, a3, s1
    srli s1, t3, 8
    xor s1, s1, t4
    and s1, s1, s7
    slli s2, s1, 8
    xor t3, t3, s2
    xor t4, t4, s1
    srli s1, t2, 8
    xor s1, s1, t1
    and s1, s1, s7
    slli s2, s1, 8
    xor t2, t2, s2
    xor t1, t1, s1
    srli s1, t5, 8
    xor s1, s1, a2
    and s1, s1, s7
    slli s2, s1, 8
    xor t5, t5, s2
    xor a2, a2, s1
    srli s1, t6, 8
    xor s1, s1, a0
    and s1, s1, s7
    slli s2, s1, 8
    xor t6, t6, s2
    xor a0, a0, s1
    srli s1, a7, 8
    xor s1, s1, t0
    and s1, s1, s7
    slli s2, s1, 8
    xor a7, a7, s2
    xor t0, t0, s1
    srli s1, a5, 8
    xor s1, s1, a6
    and s1, s1, s7
    slli s2, s1, 8
    xor a5, a5, s2
    xor a6, a6, s1
    srli s1, a4, 4
    lw s2, 96(sp)
    xor s1, s1, s0
    and s1, s1, s2
    slli s3, s1, 4
    xor a4, a4, s3
    xor s0, s0, s1
    srli s1, a1, 4
    xor s1, s1, a3
    and s1, s1, s2
    slli s3, s1, 4
    xor a1, a1, s3
    xor a3, a3, s1
    srli s1, t3, 4
    xor s1, s1, t4
    and s1, s1, s2
    slli s3, s1, 4
    xor t3, t3, s3
    xor t4, t4, s1
    srli s1, t2, 4
    xor s1, s1, t1
    and s1, s1, s2
    slli s3, s1, 4
    xor t2, t2, s3
    xor t1, t1, s1
    srli s1, t5, 4
    xor s1, s1, a2
    and s1, s1, s2
    slli s3, s1, 4
    xor t5, t5, s3
    xor a2, a2, s1
    srli s1, t6, 4
    xor s1, s1, a0
    and s1, s1, s2
    slli s3, s1, 4
    xor t6, t6, s3
    xor a0, a0, s1
    srli s1, a7, 4
    xor s1, s1, t0
    and s1, s1, s2
    slli s3, s1, 4
    xor a7, a7, s3
    xor t0, t0, s1
    srli s1, a5, 4
    xor s1, s1, a6
    and s1, s1, s2
    slli s2, s1, 4
    xor a5, a5, s2
    xor a6, a6, s1
    lw s1, 64(sp)
    sw a4, 0(s1)
    sw a1, 4(s1)
    sw t3, 8(s1)
    sw t2, 12(s1)
    sw t5, 16(s1)
    sw t6, 20(s1)
    sw a7, 24(s1)
    sw a5, 28(s1)
    sw s0, 32(s1)
    sw a3, 36(s1)
    sw t4, 40(s1)
    sw t1, 44(s1)
    sw a2, 48(s1)
    sw a0, 52(s1)
    sw t0, 56(s1)
    sw a6, 60(s1)
    mv a0, s1
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    addi a0, a0, 64
    addi a1, a1, 64
    bltu a2, a1, .Llwcc_present64_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_present64_128_ecb_encrypt_rv32i_group
.Llwcc_present64_128_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_present64_128_ecb_encrypt_rv32i_out
.Llwcc_present64_128_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_present64_128_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 176
.Llwcc_present64_128_ecb_encrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_present64_128_ecb_encrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_present64_128_ecb_encrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_128_ecb_encrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_present64_128_ecb_encrypt_rv32i_group
.Llwcc_present64_128_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_present64_128_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_128_ecb_encrypt_rv32i_copy
.Llwcc_present64_128_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 176
.Llwcc_present64_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_present64_128_ecb_encrypt_rv32i_wipe
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
    .size lwcc_present64_128_ecb_encrypt_rv32i, .-lwcc_present64_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_present64_128_ecb_decrypt_rv32i
    .type lwcc_present64_128_ecb_decrypt_rv32i, %function
lwcc_present64_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_present64_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_present64_128_ecb_decrypt_rv32i_begin:
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
    beqz t1, .Llwcc_present64_128_ecb_decrypt_rv32i_group
    j .Llwcc_present64_128_ecb_decrypt_rv32i_rest
.Llwcc_present64_128_ecb_decrypt_rv32i_group:
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
    srli s5, a5, 1
    xor s5, s5, a7
    lui s8, 349525
    addi s8, s8, 1365
    and s5, s5, s8
    slli s9, s5, 1
    xor a5, a5, s9
    xor a7, a7, s5
    srli s5, a6, 1
    xor s5, s5, t0
    and s5, s5, s8
    slli s9, s5, 1
    xor a6, a6, s9
    xor t0, t0, s5
    srli s5, t1, 1
    xor s5, s5, t3
    and s5, s5, s8
    slli s9, s5, 1
    xor t1, t1, s9
    xor t3, t3, s5
    srli s5, t2, 1
    xor s5, s5, t4
    and s5, s5, s8
    slli s9, s5, 1
    xor t2, t2, s9
    xor t4, t4, s5
    srli s5, t5, 1
    xor s5, s5, a4
    and s5, s5, s8
    slli s9, s5, 1
    xor t5, t5, s9
    xor a4, a4, s5
    srli s5, t6, 1
    xor s5, s5, s0
    and s5, s5, s8
    slli s9, s5, 1
    xor t6, t6, s9
    xor s0, s0, s5
    srli s5, s1, 1
    xor s5, s5, s3
    and s5, s5, s8
    slli s9, s5, 1
    xor s1, s1, s9
    xor s3, s3, s5
    srli s5, s2, 1
    xor s5, s5, s4
    and s5, s5, s8
    slli s9, s5, 1
    xor s2, s2, s9
    xor s4, s4, s5
    srli s5, a5, 2
    xor s5, s5, t1
    lui s9, 209715
    addi s9, s9, 819
    and s5, s5, s9
    slli s10, s5, 2
    xor a5, a5, s10
    xor t1, t1, s5
    srli s5, a6, 2
    xor s5, s5, t2
    and s5, s5, s9
    slli s10, s5, 2
    xor a6, a6, s10
    xor t2, t2, s5
    srli s5, a7, 2
    xor s5, s5, t3
    and s5, s5, s9
    slli s10, s5, 2
    xor a7, a7, s10
    xor t3, t3, s5
    srli s5, t0, 2
    xor s5, s5, t4
    and s5, s5, s9
    slli s10, s5, 2
    xor t0, t0, s10
    xor t4, t4, s5
    srli s5, t5, 2
    xor s5, s5, s1
    and s5, s5, s9
    slli s10, s5, 2
    xor t5, t5, s10
    xor s1, s1, s5
    srli s5, t6, 2
    xor s5, s5, s2
    and s5, s5, s9
    slli s10, s5, 2
    xor t6, t6, s10
    xor s2, s2, s5
    srli s5, a4, 2
    xor s5, s5, s3
    and s5, s5, s9
    slli s10, s5, 2
    xor a4, a4, s10
    xor s3, s3, s5
    srli s5, s0, 2
    xor s5, s5, s4
    and s5, s5, s9
    slli s10, s5, 2
    xor s0, s0, s10
    xor s4, s4, s5
    srli s5, t2, 24
    lui s10, 4080
    and s11, t2, s10
    or s5, s5, s11
    srli s11, t4, 16
    lui ra, 16
    addi ra, ra, -256
    and s11, s11, ra
    slli a1, t4, 8
    lui a2, 1044480
    and a1, a1, a2
    or a1, s11, a1
    xor a1, s5, a1
    srli s5, a6, 24
    and s11, a6, s10
    or s5, s5, s11
    srli s11, t0, 16
    and s11, s11, ra
    slli a0, t0, 8
    and a0, a0, a2
    or a0, s11, a0
    xor a0, s5, a0
    srli s5, s2, 24
    and s11, s2, s10
    or s5, s5, s11
    srli s11, s4, 16
    and s11, s11, ra
    sw s6, 96(sp)
    slli s6, s4, 8
    and s6, s6, a2
    or s6, s11, s6
    xor s5, s5, s6
    srli s6, t6, 24
    and s11, t6, s10
    or s6, s6, s11
    srli s11, s0, 16
    and s11, s11, ra
    sw s8, 100(sp)
    slli s8, s0, 8
    and s8, s8, a2
    or s8, s11, s8
    xor s6, s6, s8
    srli s8, t2, 8
    andi s8, s8, 255
    slli t2, t2, 16
    and t2, t2, s10
    or t2, s8, t2
    and s8, t4, ra
    slli t4, t4, 24
    or t4, s8, t4
    xor t2, t2, t4
    srli t4, a6, 8
    andi t4, t4, 255
    slli a6, a6, 16
    and a6, a6, s10
    or a6, t4, a6
    and t4, t0, ra
    slli t0, t0, 24
    or t0, t4, t0
    xor a6, a6, t0
    srli t0, s2, 8
    andi t0, t0, 255
    slli t4, s2, 16
    and t4, t4, s10
    or t0, t0, t4
    and t4, s4, ra
    slli s2, s4, 24
    or t4, t4, s2
    xor t0, t0, t4
    srli t4, t6, 8
    andi t4, t4, 255
    slli t6, t6, 16
    and t6, t6, s10
    or t4, t4, t6
    and t6, s0, ra
    slli s0, s0, 24
    or t6, t6, s0
    xor t4, t4, t6
    srli t6, t1, 24
    and s0, t1, s10
    or t6, t6, s0
    srli s0, t3, 16
    and s0, s0, ra
    slli s2, t3, 8
    and s2, s2, a2
    or s0, s0, s2
    xor t6, t6, s0
    srli s0, a5, 24
    and s2, a5, s10
    or s0, s0, s2
    srli s2, a7, 16
    and s2, s2, ra
    slli s4, a7, 8
    and s4, s4, a2
    or s2, s2, s4
    xor s0, s0, s2
    srli s2, s1, 24
    and s4, s1, s10
    or s2, s2, s4
    srli s4, s3, 16
    and s4, s4, ra
    slli s8, s3, 8
    and s8, s8, a2
    or s4, s4, s8
    xor s2, s2, s4
    srli s4, t5, 24
    and s8, t5, s10
    or s4, s4, s8
    srli s8, a4, 16
    and s8, s8, ra
    slli s11, a4, 8
    and a2, s11, a2
    or a2, s8, a2
    xor a2, s4, a2
    srli s4, t1, 8
    andi s4, s4, 255
    slli t1, t1, 16
    and t1, t1, s10
    or t1, s4, t1
    and s4, t3, ra
    slli t3, t3, 24
    or t3, s4, t3
    xor t1, t1, t3
    srli t3, a5, 8
    andi t3, t3, 255
    slli a5, a5, 16
    and a5, a5, s10
    or a5, t3, a5
    and t3, a7, ra
    slli a7, a7, 24
    or a7, t3, a7
    xor a5, a5, a7
    srli a7, s1, 8
    andi a7, a7, 255
    slli t3, s1, 16
    and t3, t3, s10
    or a7, a7, t3
    and t3, s3, ra
    slli s1, s3, 24
    or t3, t3, s1
    xor a7, a7, t3
    srli t3, t5, 8
    andi t3, t3, 255
    slli t5, t5, 16
    and t5, t5, s10
    or t3, t3, t5
    and t5, a4, ra
    slli a4, a4, 24
    or t5, t5, a4
    xor t3, t3, t5
    lw t5, 1520(a3)
    lw a4, 1524(a3)
    xor t5, a1, t5
    xor a4, a0, a4
    lw a1, 1528(a3)
    lw a0, 1532(a3)
    xor a1, s5, a1
    lw s1, 1472(a3)
    xor a0, s6, a0
    xor t2, t2, s1
    lw s1, 1476(a3)
    xor a6, a6, s1
    lw s1, 1480(a3)
    xor t0, t0, s1
    lw s1, 1484(a3)
    xor t4, t4, s1
    lw s1, 1536(a3)
    xor t6, t6, s1
    lw s1, 1540(a3)
    xor s0, s0, s1
    lw s1, 1544(a3)
    xor s1, s2, s1
    lw s2, 1548(a3)
    xor a2, a2, s2
    lw s2, 1504(a3)
    xor t1, t1, s2
    lw s2, 1508(a3)
    xor a5, a5, s2
    lw s2, 1512(a3)
    xor a7, a7, s2
    lw s2, 1516(a3)
    xor t3, t3, s2
    # round 31 (present.dsl:28)
    or s2, t2, t1
    xor t6, t6, s2
    xor s2, t5, t6
    xor t2, t2, t1
    xor t5, t5, t2
    and t2, t2, s2
    xor t1, t1, t2
    xor t2, t1, t5
    or s3, t6, t2
    xor s4, t1, s3
    xor t5, t5, s3
    and t1, t1, t2
    xor t1, t6, t1
    or t2, a6, a5
    xor t2, s0, t2
    xor t6, a4, t2
    xor a6, a6, a5
    xor a4, a4, a6
    and a6, a6, t6
    xor a5, a5, a6
    xor a6, a5, a4
    or s0, t2, a6
    xor s3, a5, s0
    xor a4, a4, s0
    and a5, a5, a6
    xor a5, t2, a5
    or a6, t0, a7
    xor a6, s1, a6
    xor t2, a1, a6
    xor t0, t0, a7
    xor a1, a1, t0
    and t0, t0, t2
    xor a7, a7, t0
    xor t0, a7, a1
    or s0, a6, t0
    xor s1, a7, s0
    xor a1, a1, s0
    and a7, a7, t0
    xor a6, a6, a7
    or a7, t4, t3
    xor a7, a2, a7
    xor t0, a0, a7
    xor t4, t4, t3
    xor a2, a0, t4
    and t4, t4, t0
    xor t3, t3, t4
    xor t4, t3, a2
    or a0, a7, t4
    xor s0, t3, a0
    xor a2, a2, a0
    and t3, t3, t4
    xor a7, a7, t3
    lw t3, 1392(a3)
    lw t4, 1396(a3)
    xor t3, s2, t3
    xor t4, t6, t4
    lw t6, 1400(a3)
    lw a0, 1556(a3)
    xor t2, t2, t6
    lw t6, 1404(a3)
    xor a0, s3, a0
    xor t0, t0, t6
    lw t6, 1552(a3)
    lw s2, 1560(a3)
    xor t6, s4, t6
    xor s1, s1, s2
    lw s2, 1564(a3)
    lui s3, 1048560
    xor s0, s0, s2
    lw s2, 1424(a3)
    and s4, s0, s3
    xor t5, t5, s2
    lw s2, 1428(a3)
    and s5, s1, s3
    xor a4, a4, s2
    lw s2, 1432(a3)
    slli s0, s0, 16
    xor a1, a1, s2
    lw s2, 1436(a3)
    xor a2, a2, s2
    lw s2, 1568(a3)
    xor t1, t1, s2
    lw s2, 1572(a3)
    and s10, t1, s3
    xor a5, a5, s2
    lw s2, 1576(a3)
    slli t1, t1, 16
    xor a6, a6, s2
    lw s2, 1580(a3)
    and s8, a6, s3
    xor a7, a7, s2
    srli s2, t0, 16
    xor s2, s2, s4
    srli s4, t2, 16
    xor s4, s4, s5
    srli s5, a2, 16
    and s6, a7, s3
    xor s5, s5, s6
    srli s6, a1, 16
    xor s6, s6, s8
    lui s8, 16
    addi s8, s8, -1
    and t0, t0, s8
    xor t0, t0, s0
    and t2, t2, s8
    slli s0, s1, 16
    xor t2, t2, s0
    and a2, a2, s8
    slli a7, a7, 16
    xor a7, a2, a7
    and a2, a1, s8
    slli a6, a6, 16
    xor a6, a2, a6
    srli a2, t4, 16
    and a1, a0, s3
    xor a2, a2, a1
    srli a1, t3, 16
    and s0, t6, s3
    xor a1, a1, s0
    srli s0, a4, 16
    and s1, a5, s3
    xor s0, s0, s1
    srli s1, t5, 16
    xor s1, s1, s10
    and t4, t4, s8
    slli a0, a0, 16
    xor t4, t4, a0
    and t3, t3, s8
    slli t6, t6, 16
    xor t3, t3, t6
    and t6, a4, s8
    slli a5, a5, 16
    xor a5, t6, a5
    and t5, t5, s8
    xor t1, t5, t1
    # round 30 (present.dsl:28)
    and t5, t0, t4
    xor t5, a2, t5
    xor t6, s2, t5
    xor t0, t0, t4
    xor a4, s2, t0
    and t0, t0, t6
    xor t0, t4, t0
    xor t4, t0, a4
    not a2, t4
    or a2, t5, a2
    xor a0, t0, a2
    xor a4, a4, a2
    or t0, t0, t4
    xor t0, t5, t0
    and t4, t2, t3
    xor t4, a1, t4
    xor t5, s4, t4
    xor t2, t2, t3
    xor a2, s4, t2
    and t2, t2, t5
    xor t2, t3, t2
    xor t3, t2, a2
    not a1, t3
    or a1, t4, a1
    xor s2, t2, a1
    xor a2, a2, a1
    or t2, t2, t3
    xor t2, t4, t2
    and t3, a7, a5
    xor t3, s0, t3
    xor t4, s5, t3
    xor a7, a7, a5
    xor a1, s5, a7
    and a7, a7, t4
    xor a5, a5, a7
    xor a7, a5, a1
    not s0, a7
    or s0, t3, s0
    xor s4, a5, s0
    xor a1, a1, s0
    or a5, a5, a7
    xor a5, t3, a5
    and a7, a6, t1
    xor a7, s1, a7
    xor t3, s6, a7
    xor a6, a6, t1
    xor s0, s6, a6
    and a6, a6, t3
    xor a6, t1, a6
    xor t1, a6, s0
    not s1, t1
    or s1, a7, s1
    xor s5, a6, s1
    xor s0, s0, s1
    or a6, a6, t1
    xor a6, a7, a6
    lw a7, 1584(a3)
    lw t1, 1588(a3)
    xor a7, t6, a7
    xor t1, t5, t1
    lw t5, 1592(a3)
    lw t6, 1604(a3)
    xor t4, t4, t5
    lw t5, 1596(a3)
    xor t6, s2, t6
    xor t3, t3, t5
    lw t5, 1600(a3)
    lw s1, 1612(a3)
    xor t5, a0, t5
    lw a0, 1608(a3)
    xor s1, s5, s1
    lw s2, 1616(a3)
    xor a0, s4, a0
    xor a4, a4, s2
    lw s2, 1280(a3)
    xor a2, a2, s2
    lw s2, 960(a3)
    xor a1, a1, s2
    lw s2, 1620(a3)
    xor s0, s0, s2
    lw s2, 968(a3)
    xor t0, t0, s2
    lw s2, 1292(a3)
    xor t2, t2, s2
    lw s2, 972(a3)
    xor a5, a5, s2
    lw s2, 1388(a3)
    xor a6, a6, s2
    srli s2, a7, 8
    xor s2, s2, t5
    and s2, s2, s7
    slli s4, s2, 8
    xor a7, a7, s4
    xor t5, t5, s2
    srli s2, t1, 8
    xor s2, s2, t6
    and s2, s2, s7
    slli s4, s2, 8
    xor t1, t1, s4
    xor t6, t6, s2
    srli s2, t4, 8
    xor s2, s2, a0
    and s2, s2, s7
    slli s4, s2, 8
    xor t4, t4, s4
    xor a0, a0, s2
    srli s2, t3, 8
    xor s2, s2, s1
    and s2, s2, s7
    slli s4, s2, 8
    xor t3, t3, s4
    xor s1, s1, s2
    srli s2, a4, 8
    xor s2, s2, t0
    and s2, s2, s7
    slli s4, s2, 8
    xor a4, a4, s4
    xor t0, t0, s2
    srli s2, a2, 8
    xor s2, s2, t2
    and s2, s2, s7
    slli s4, s2, 8
    xor a2, a2, s4
    xor t2, t2, s2
    srli s2, a1, 8
    xor s2, s2, a5
    and s2, s2, s7
    slli s4, s2, 8
    xor a1, a1, s4
    xor a5, a5, s2
    srli s2, s0, 8
    xor s2, s2, a6
    and s2, s2, s7
    slli s4, s2, 8
    xor s0, s0, s4
    xor a6, a6, s2
    # round 29 (present.dsl:28)
    and s2, t5, t6
    xor t1, t1, s2
    xor s2, a7, t1
    xor t5, t5, t6
    xor a7, a7, t5
    and t5, t5, s2
    xor t5, t6, t5
    xor t6, t5, a7
    not s4, t6
    or s4, t1, s4
    xor s5, t5, s4
    xor a7, a7, s4
    or t5, t5, t6
    xor t1, t1, t5
    and t5, t0, t2
    xor t5, a2, t5
    xor t6, a4, t5
    xor t0, t0, t2
    xor a4, a4, t0
    and t0, t0, t6
    xor t0, t2, t0
    xor t2, t0, a4
    not a2, t2
    or a2, t5, a2
    xor s4, t0, a2
    xor a4, a4, a2
    or t0, t0, t2
    xor t0, t5, t0
    and t2, a0, s1
    xor t2, t3, t2
    xor t3, t4, t2
    xor t5, a0, s1
    xor t4, t4, t5
    and t5, t5, t3
    xor t5, s1, t5
    xor a2, t5, t4
    not a0, a2
    or a0, t2, a0
    xor s1, t5, a0
    xor t4, t4, a0
    or t5, t5, a2
    xor t2, t2, t5
    and t5, a5, a6
    xor t5, s0, t5
    xor a2, a1, t5
    xor a5, a5, a6
    xor a1, a1, a5
    and a5, a5, a2
    xor a5, a6, a5
    xor a6, a5, a1
    not a0, a6
    or a0, t5, a0
    xor s0, a5, a0
    xor a1, a1, a0
    or a5, a5, a6
    xor a5, t5, a5
    lw a6, 1624(a3)
    lw t5, 1628(a3)
    xor a6, s2, a6
    xor t5, t6, t5
    lw t6, 1632(a3)
    lw a0, 1644(a3)
    xor t3, t3, t6
    lw t6, 1636(a3)
    xor a0, s4, a0
    xor t6, a2, t6
    lw a2, 1640(a3)
    lw s2, 1648(a3)
    xor a2, s5, a2
    xor s1, s1, s2
    lw s2, 1652(a3)
    slli s4, a2, 16
    xor s0, s0, s2
    lw s2, 1656(a3)
    slli s5, a0, 16
    xor a7, a7, s2
    lw s2, 920(a3)
    and a2, a2, s3
    xor a4, a4, s2
    lw s2, 1240(a3)
    xor t4, t4, s2
    lw s2, 1660(a3)
    xor a1, a1, s2
    lw s2, 928(a3)
    xor t1, t1, s2
    lw s2, 932(a3)
    slli s6, t1, 16
    xor t0, t0, s2
    lw s2, 1252(a3)
    slli s10, t0, 16
    xor t2, t2, s2
    lw s2, 1348(a3)
    and t1, t1, s3
    xor a5, a5, s2
    and s2, a6, s8
    xor s2, s2, s4
    and s4, t5, s8
    xor s4, s4, s5
    and s5, a7, s8
    xor s5, s5, s6
    and s6, a4, s8
    xor s6, s6, s10
    srli a6, a6, 16
    xor a6, a6, a2
    srli t5, t5, 16
    and a2, a0, s3
    xor t5, t5, a2
    srli a7, a7, 16
    xor a7, a7, t1
    srli t1, a4, 16
    and t0, t0, s3
    xor t0, t1, t0
    and t1, t3, s8
    slli a4, s1, 16
    xor t1, t1, a4
    and a4, t6, s8
    slli a2, s0, 16
    xor a4, a4, a2
    and a2, t4, s8
    slli a0, t2, 16
    xor a2, a2, a0
    and a0, a1, s8
    slli s10, a5, 16
    xor a0, a0, s10
    srli t3, t3, 16
    and s1, s1, s3
    xor t3, t3, s1
    srli t6, t6, 16
    and s0, s0, s3
    xor t6, t6, s0
    srli t4, t4, 16
    and t2, t2, s3
    xor t2, t4, t2
    srli t4, a1, 16
    and a5, a5, s3
    xor a5, t4, a5
    # round 28 (present.dsl:28)
    and t4, a6, t3
    xor t1, t1, t4
    xor t4, s2, t1
    xor a6, a6, t3
    xor a1, s2, a6
    and a6, a6, t4
    xor a6, t3, a6
    xor t3, a6, a1
    not s0, t3
    or s0, t1, s0
    xor s1, a6, s0
    xor a1, a1, s0
    or a6, a6, t3
    xor a6, t1, a6
    and t1, t5, t6
    xor t1, a4, t1
    xor t3, s4, t1
    xor t5, t5, t6
    xor a4, s4, t5
    and t5, t5, t3
    xor t5, t6, t5
    xor t6, t5, a4
    not s0, t6
    or s0, t1, s0
    xor s2, t5, s0
    xor a4, a4, s0
    or t5, t5, t6
    xor t1, t1, t5
    and t5, a7, t2
    xor t5, a2, t5
    xor t6, s5, t5
    xor a7, a7, t2
    xor a2, s5, a7
    and a7, a7, t6
    xor a7, t2, a7
    xor t2, a7, a2
    not s0, t2
    or s0, t5, s0
    xor s4, a7, s0
    xor a2, a2, s0
    or a7, a7, t2
    xor a7, t5, a7
    and t2, t0, a5
    xor t2, a0, t2
    xor t5, s6, t2
    xor t0, t0, a5
    xor a0, s6, t0
    and t0, t0, t5
    xor a5, a5, t0
    xor t0, a5, a0
    not s0, t0
    or s0, t2, s0
    xor s5, a5, s0
    xor a0, a0, s0
    or a5, a5, t0
    xor a5, t2, a5
    lw t0, 1664(a3)
    lw t2, 1668(a3)
    xor t0, t4, t0
    xor t2, t3, t2
    lw t3, 1672(a3)
    lw t4, 1380(a3)
    xor t3, t6, t3
    xor t4, t5, t4
    lw t5, 1676(a3)
    lw t6, 1680(a3)
    xor t5, s1, t5
    xor t6, s2, t6
    lw s0, 1684(a3)
    lw s1, 1688(a3)
    xor s0, s4, s0
    lw s2, 1692(a3)
    xor s1, s5, s1
    xor a1, a1, s2
    lw s2, 1200(a3)
    xor a4, a4, s2
    lw s2, 880(a3)
    xor a2, a2, s2
    lw s2, 1696(a3)
    xor a0, a0, s2
    lw s2, 888(a3)
    xor a6, a6, s2
    lw s2, 1212(a3)
    xor t1, t1, s2
    lw s2, 892(a3)
    xor a7, a7, s2
    lw s2, 1308(a3)
    xor a5, a5, s2
    srli s2, t0, 8
    xor s2, s2, t5
    and s2, s2, s7
    slli s4, s2, 8
    xor t0, t0, s4
    xor t5, t5, s2
    srli s2, t2, 8
    xor s2, s2, t6
    and s2, s2, s7
    slli s4, s2, 8
    xor t2, t2, s4
    xor t6, t6, s2
    srli s2, t3, 8
    xor s2, s2, s0
    and s2, s2, s7
    slli s4, s2, 8
    xor t3, t3, s4
    xor s0, s0, s2
    srli s2, t4, 8
    xor s2, s2, s1
    and s2, s2, s7
    slli s4, s2, 8
    xor t4, t4, s4
    xor s1, s1, s2
    srli s2, a1, 8
    xor s2, s2, a6
    and s2, s2, s7
    slli s4, s2, 8
    xor a1, a1, s4
    xor a6, a6, s2
    srli s2, a4, 8
    xor s2, s2, t1
    and s2, s2, s7
    slli s4, s2, 8
    xor a4, a4, s4
    xor t1, t1, s2
    srli s2, a2, 8
    xor s2, s2, a7
    and s2, s2, s7
    slli s4, s2, 8
    xor a2, a2, s4
    xor a7, a7, s2
    srli s2, a0, 8
    xor s2, s2, a5
    and s2, s2, s7
    slli s4, s2, 8
    xor a0, a0, s4
    xor a5, a5, s2
    # round 27 (present.dsl:28)
    and s2, t5, t6
    xor t2, t2, s2
    xor s2, t0, t2
    xor t5, t5, t6
    xor t0, t0, t5
    and t5, t5, s2
    xor t5, t6, t5
    xor t6, t5, t0
    not s4, t6
    or s4, t2, s4
    xor s5, t5, s4
    xor t0, t0, s4
    or t5, t5, t6
    xor t2, t2, t5
    and t5, a6, t1
    xor t5, a4, t5
    xor t6, a1, t5
    xor a6, a6, t1
    xor a4, a1, a6
    and a6, a6, t6
    xor a6, t1, a6
    xor t1, a6, a4
    not a1, t1
    or a1, t5, a1
    xor s4, a6, a1
    xor a4, a4, a1
    or a6, a6, t1
    xor a6, t5, a6
    and t1, s0, s1
    xor t1, t4, t1
    xor t4, t3, t1
    xor t5, s0, s1
    xor t3, t3, t5
    and t5, t5, t4
    xor t5, s1, t5
    xor a1, t5, t3
    not s0, a1
    or s0, t1, s0
    xor s1, t5, s0
    xor t3, t3, s0
    or t5, t5, a1
    xor t1, t1, t5
    and t5, a7, a5
    xor t5, a0, t5
    xor a1, a2, t5
    xor a7, a7, a5
    xor a2, a2, a7
    and a7, a7, a1
    xor a5, a5, a7
    xor a7, a5, a2
    not a0, a7
    or a0, t5, a0
    xor s0, a5, a0
    xor a2, a2, a0
    or a5, a5, a7
    xor a5, t5, a5
    lw a7, 1700(a3)
    lw t5, 1704(a3)
    xor a7, s2, a7
    xor t5, t6, t5
    lw t6, 1708(a3)
    lw a0, 1716(a3)
    xor t4, t4, t6
    lw t6, 1340(a3)
    xor a0, s4, a0
    xor t6, a1, t6
    lw a1, 1712(a3)
    lw s2, 1720(a3)
    xor a1, s5, a1
    xor s1, s1, s2
    lw s2, 1724(a3)
    slli s4, a1, 16
    xor s0, s0, s2
    lw s2, 1728(a3)
    slli s5, a0, 16
    xor t0, t0, s2
    lw s2, 840(a3)
    and a1, a1, s3
    xor a4, a4, s2
    lw s2, 1160(a3)
    xor t3, t3, s2
    lw s2, 1732(a3)
    xor a2, a2, s2
    lw s2, 848(a3)
    xor t2, t2, s2
    lw s2, 852(a3)
    slli s6, t2, 16
    xor a6, a6, s2
    lw s2, 1172(a3)
    slli s10, a6, 16
    xor t1, t1, s2
    lw s2, 1268(a3)
    and t2, t2, s3
    xor a5, a5, s2
    and s2, a7, s8
    xor s2, s2, s4
    and s4, t5, s8
    xor s4, s4, s5
    and s5, t0, s8
    xor s5, s5, s6
    and s6, a4, s8
    xor s6, s6, s10
    srli a7, a7, 16
    xor a7, a7, a1
    srli t5, t5, 16
    and a1, a0, s3
    xor t5, t5, a1
    srli t0, t0, 16
    xor t0, t0, t2
    srli t2, a4, 16
    and a6, a6, s3
    xor a6, t2, a6
    and t2, t4, s8
    slli a4, s1, 16
    xor t2, t2, a4
    and a4, t6, s8
    slli a1, s0, 16
    xor a4, a4, a1
    and a1, t3, s8
    slli a0, t1, 16
    xor a1, a1, a0
    and a0, a2, s8
    slli s10, a5, 16
    xor a0, a0, s10
    srli t4, t4, 16
    and s1, s1, s3
    xor t4, t4, s1
    srli t6, t6, 16
    and s0, s0, s3
    xor t6, t6, s0
    srli t3, t3, 16
    and t1, t1, s3
    xor t1, t3, t1
    srli t3, a2, 16
    and a5, a5, s3
    xor a5, t3, a5
    # round 26 (present.dsl:28)
    and t3, a7, t4
    xor t2, t2, t3
    xor t3, s2, t2
    xor a7, a7, t4
    xor a2, s2, a7
    and a7, a7, t3
    xor a7, t4, a7
    xor t4, a7, a2
    not s0, t4
    or s0, t2, s0
    xor s1, a7, s0
    xor a2, a2, s0
    or a7, a7, t4
    xor a7, t2, a7
    and t2, t5, t6
    xor t2, a4, t2
    xor t4, s4, t2
    xor t5, t5, t6
    xor a4, s4, t5
    and t5, t5, t4
    xor t5, t6, t5
    xor t6, t5, a4
    not s0, t6
    or s0, t2, s0
    xor s2, t5, s0
    xor a4, a4, s0
    or t5, t5, t6
    xor t2, t2, t5
    and t5, t0, t1
    xor t5, a1, t5
    xor t6, s5, t5
    xor t0, t0, t1
    xor a1, s5, t0
    and t0, t0, t6
    xor t0, t1, t0
    xor t1, t0, a1
    not s0, t1
    or s0, t5, s0
    xor s4, t0, s0
    xor a1, a1, s0
    or t0, t0, t1
    xor t0, t5, t0
    and t1, a6, a5
    xor t1, a0, t1
    xor t5, s6, t1
    xor a6, a6, a5
    xor a0, s6, a6
    and a6, a6, t5
    xor a5, a5, a6
    xor a6, a5, a0
    not s0, a6
    or s0, t1, s0
    xor s5, a5, s0
    xor a0, a0, s0
    or a5, a5, a6
    xor a5, t1, a5
    lw a6, 1736(a3)
    lw t1, 1740(a3)
    xor a6, t3, a6
    xor t1, t4, t1
    lw t3, 1744(a3)
    lw t4, 1300(a3)
    xor t3, t6, t3
    xor t4, t5, t4
    lw t5, 1748(a3)
    lw t6, 1752(a3)
    xor t5, s1, t5
    xor t6, s2, t6
    lw s0, 1756(a3)
    lw s1, 1760(a3)
    xor s0, s4, s0
    lw s2, 1764(a3)
    xor s1, s5, s1
    xor a2, a2, s2
    lw s2, 1120(a3)
    xor a4, a4, s2
    lw s2, 800(a3)
    xor a1, a1, s2
    lw s2, 1768(a3)
    xor a0, a0, s2
    lw s2, 808(a3)
    xor a7, a7, s2
    lw s2, 1132(a3)
    xor t2, t2, s2
    lw s2, 812(a3)
    xor t0, t0, s2
    lw s2, 1228(a3)
    xor a5, a5, s2
    srli s2, a6, 8
    xor s2, s2, t5
    and s2, s2, s7
    slli s4, s2, 8
    xor a6, a6, s4
    xor t5, t5, s2
    srli s2, t1, 8
    xor s2, s2, t6
    and s2, s2, s7
    slli s4, s2, 8
    xor t1, t1, s4
    xor t6, t6, s2
    srli s2, t3, 8
    xor s2, s2, s0
    and s2, s2, s7
    slli s4, s2, 8
    xor t3, t3, s4
    xor s0, s0, s2
    srli s2, t4, 8
    xor s2, s2, s1
    and s2, s2, s7
    slli s4, s2, 8
    xor t4, t4, s4
    xor s1, s1, s2
    srli s2, a2, 8
    xor s2, s2, a7
    and s2, s2, s7
    slli s4, s2, 8
    xor a2, a2, s4
    xor a7, a7, s2
    srli s2, a4, 8
    xor s2, s2, t2
    and s2, s2, s7
    slli s4, s2, 8
    xor a4, a4, s4
    xor t2, t2, s2
    srli s2, a1, 8
    xor s2, s2, t0
    and s2, s2, s7
    slli s4, s2, 8
    xor a1, a1, s4
    xor t0, t0, s2
    srli s2, a0, 8
    xor s2, s2, a5
    and s2, s2, s7
    slli s4, s2, 8
    xor a0, a0, s4
    xor a5, a5, s2
    # round 25 (present.dsl:28)
    and s2, t5, t6
    xor t1, t1, s2
    xor s2, a6, t1
    xor t5, t5, t6
    xor a6, a6, t5
    and t5, t5, s2
    xor t5, t6, t5
    xor t6, t5, a6
    not s4, t6
    or s4, t1, s4
    xor s5, t5, s4
    xor a6, a6, s4
    or t5, t5, t6
    xor t1, t1, t5
    and t5, a7, t2
    xor t5, a4, t5
    xor t6, a2, t5
    xor a7, a7, t2
    xor a4, a2, a7
    and a7, a7, t6
    xor a7, t2, a7
    xor t2, a7, a4
    not a2, t2
    or a2, t5, a2
    xor s4, a7, a2
    xor a4, a4, a2
    or a7, a7, t2
    xor a7, t5, a7
    and t2, s0, s1
    xor t2, t4, t2
    xor t4, t3, t2
    xor t5, s0, s1
    xor t3, t3, t5
    and t5, t5, t4
    xor t5, s1, t5
    xor a2, t5, t3
    not s0, a2
    or s0, t2, s0
    xor s1, t5, s0
    xor t3, t3, s0
    or t5, t5, a2
    xor t2, t2, t5
    and t5, t0, a5
    xor t5, a0, t5
    xor a2, a1, t5
    xor t0, t0, a5
    xor a1, a1, t0
    and t0, t0, a2
    xor a5, a5, t0
    xor t0, a5, a1
    not a0, t0
    or a0, t5, a0
    xor s0, a5, a0
    xor a1, a1, a0
    or a5, a5, t0
    xor a5, t5, a5
    lw t0, 1772(a3)
    lw t5, 1776(a3)
    xor t0, s2, t0
    xor t5, t6, t5
    lw t6, 1780(a3)
    lw a0, 1788(a3)
    xor t4, t4, t6
    lw t6, 1260(a3)
    xor a0, s4, a0
    xor t6, a2, t6
    lw a2, 1784(a3)
    lw s2, 1792(a3)
    xor a2, s5, a2
    xor s1, s1, s2
    lw s2, 1796(a3)
    slli s4, a2, 16
    xor s0, s0, s2
    lw s2, 1800(a3)
    slli s5, a0, 16
    xor a6, a6, s2
    lw s2, 760(a3)
    and a2, a2, s3
    xor a4, a4, s2
    lw s2, 1080(a3)
    xor t3, t3, s2
    lw s2, 1804(a3)
    xor a1, a1, s2
    lw s2, 768(a3)
    xor t1, t1, s2
    lw s2, 772(a3)
    slli s6, t1, 16
    xor a7, a7, s2
    lw s2, 1092(a3)
    slli s10, a7, 16
    xor t2, t2, s2
    lw s2, 1188(a3)
    and t1, t1, s3
    xor a5, a5, s2
    and s2, t0, s8
    xor s2, s2, s4
    and s4, t5, s8
    xor s4, s4, s5
    and s5, a6, s8
    xor s5, s5, s6
    and s6, a4, s8
    xor s6, s6, s10
    srli t0, t0, 16
    xor t0, t0, a2
    srli t5, t5, 16
    and a2, a0, s3
    xor t5, t5, a2
    srli a6, a6, 16
    xor a6, a6, t1
    srli t1, a4, 16
    and a7, a7, s3
    xor a7, t1, a7
    and t1, t4, s8
    slli a4, s1, 16
    xor t1, t1, a4
    and a4, t6, s8
    slli a2, s0, 16
    xor a4, a4, a2
    and a2, t3, s8
    slli a0, t2, 16
    xor a2, a2, a0
    and a0, a1, s8
    slli s10, a5, 16
    xor a0, a0, s10
    srli t4, t4, 16
    and s1, s1, s3
    xor t4, t4, s1
    srli t6, t6, 16
    and s0, s0, s3
    xor t6, t6, s0
    srli t3, t3, 16
    and t2, t2, s3
    xor t2, t3, t2
    srli t3, a1, 16
    and a5, a5, s3
    xor a5, t3, a5
    # round 24 (present.dsl:28)
    and t3, t0, t4
    xor t1, t1, t3
    xor t3, s2, t1
    xor t0, t0, t4
    xor a1, s2, t0
    and t0, t0, t3
    xor t0, t4, t0
    xor t4, t0, a1
    not s0, t4
    or s0, t1, s0
    xor s1, t0, s0
    xor a1, a1, s0
    or t0, t0, t4
    xor t0, t1, t0
    and t1, t5, t6
    xor t1, a4, t1
    xor t4, s4, t1
    xor t5, t5, t6
    xor a4, s4, t5
    and t5, t5, t4
    xor t5, t6, t5
    xor t6, t5, a4
    not s0, t6
    or s0, t1, s0
    xor s2, t5, s0
    xor a4, a4, s0
    or t5, t5, t6
    xor t1, t1, t5
    and t5, a6, t2
    xor t5, a2, t5
    xor t6, s5, t5
    xor a6, a6, t2
    xor a2, s5, a6
    and a6, a6, t6
    xor a6, t2, a6
    xor t2, a6, a2
    not s0, t2
    or s0, t5, s0
    xor s4, a6, s0
    xor a2, a2, s0
    or a6, a6, t2
    xor a6, t5, a6
    and t2, a7, a5
    xor t2, a0, t2
    xor t5, s6, t2
    xor a7, a7, a5
    xor a0, s6, a7
    and a7, a7, t5
    xor a5, a5, a7
    xor a7, a5, a0
    not s0, a7
    or s0, t2, s0
    xor s5, a5, s0
    xor a0, a0, s0
    or a5, a5, a7
    xor a5, t2, a5
    lw a7, 1808(a3)
    lw t2, 1812(a3)
    xor a7, t3, a7
    xor t2, t4, t2
    lw t3, 1816(a3)
    lw t4, 1220(a3)
    xor t3, t6, t3
    xor t4, t5, t4
    lw t5, 1820(a3)
    lw t6, 1824(a3)
    xor t5, s1, t5
    xor t6, s2, t6
    lw s0, 1828(a3)
    lw s1, 1832(a3)
    xor s0, s4, s0
    lw s2, 1836(a3)
    xor s1, s5, s1
    xor a1, a1, s2
    lw s2, 1040(a3)
    xor a4, a4, s2
    lw s2, 720(a3)
    xor a2, a2, s2
    lw s2, 1840(a3)
    xor a0, a0, s2
    lw s2, 728(a3)
    xor t0, t0, s2
    lw s2, 1052(a3)
    xor t1, t1, s2
    lw s2, 732(a3)
    xor a6, a6, s2
    lw s2, 1148(a3)
    xor a5, a5, s2
    srli s2, a7, 8
    xor s2, s2, t5
    and s2, s2, s7
    slli s4, s2, 8
    xor a7, a7, s4
    xor t5, t5, s2
    srli s2, t2, 8
    xor s2, s2, t6
    and s2, s2, s7
    slli s4, s2, 8
    xor t2, t2, s4
    xor t6, t6, s2
    srli s2, t3, 8
    xor s2, s2, s0
    and s2, s2, s7
    slli s4, s2, 8
    xor t3, t3, s4
    xor s0, s0, s2
    srli s2, t4, 8
    xor s2, s2, s1
    and s2, s2, s7
    slli s4, s2, 8
    xor t4, t4, s4
    xor s1, s1, s2
    srli s2, a1, 8
    xor s2, s2, t0
    and s2, s2, s7
    slli s4, s2, 8
    xor a1, a1, s4
    xor t0, t0, s2
    srli s2, a4, 8
    xor s2, s2, t1
    and s2, s2, s7
    slli s4, s2, 8
    xor a4, a4, s4
    xor t1, t1, s2
    srli s2, a2, 8
    xor s2, s2, a6
    and s2, s2, s7
    slli s4, s2, 8
    xor a2, a2, s4
    xor a6, a6, s2
    srli s2, a0, 8
    xor s2, s2, a5
    and s2, s2, s7
    slli s4, s2, 8
    xor a0, a0, s4
    xor a5, a5, s2
    # round 23 (present.dsl:28)
    and s2, t5, t6
    xor t2, t2, s2
    xor s2, a7, t2
    xor t5, t5, t6
    xor a7, a7, t5
    and t5, t5, s2
    xor t5, t6, t5
    xor t6, t5, a7
    not s4, t6
    or s4, t2, s4
    xor s5, t5, s4
    xor a7, a7, s4
    or t5, t5, t6
    xor t2, t2, t5
    and t5, t0, t1
    xor t5, a4, t5
    xor t6, a1, t5
    xor t0, t0, t1
    xor a4, a1, t0
    and t0, t0, t6
    xor t0, t1, t0
    xor t1, t0, a4
    not a1, t1
    or a1, t5, a1
    xor s4, t0, a1
    xor a4, a4, a1
    or t0, t0, t1
    xor t0, t5, t0
    and t1, s0, s1
    xor t1, t4, t1
    xor t4, t3, t1
    xor t5, s0, s1
    xor t3, t3, t5
    and t5, t5, t4
    xor t5, s1, t5
    xor a1, t5, t3
    not s0, a1
    or s0, t1, s0
    xor s1, t5, s0
    xor t3, t3, s0
    or t5, t5, a1
    xor t1, t1, t5
    and t5, a6, a5
    xor t5, a0, t5
    xor a1, a2, t5
    xor a6, a6, a5
    xor a2, a2, a6
    and a6, a6, a1
    xor a5, a5, a6
    xor a6, a5, a2
    not a0, a6
    or a0, t5, a0
    xor s0, a5, a0
    xor a2, a2, a0
    or a5, a5, a6
    xor a5, t5, a5
    lw a6, 1844(a3)
    lw t5, 1848(a3)
    xor a6, s2, a6
    xor t5, t6, t5
    lw t6, 1852(a3)
    lw a0, 1860(a3)
    xor t4, t4, t6
    lw t6, 1180(a3)
    xor a0, s4, a0
    xor t6, a1, t6
    lw a1, 1856(a3)
    lw s2, 1864(a3)
    xor a1, s5, a1
    xor s1, s1, s2
    lw s2, 1868(a3)
    slli s4, a1, 16
    xor s0, s0, s2
    lw s2, 1872(a3)
    slli s5, a0, 16
    xor a7, a7, s2
    lw s2, 680(a3)
    and a1, a1, s3
    xor a4, a4, s2
    lw s2, 1000(a3)
    xor t3, t3, s2
    lw s2, 1876(a3)
    xor a2, a2, s2
    lw s2, 688(a3)
    xor t2, t2, s2
    lw s2, 692(a3)
    slli s6, t2, 16
    xor t0, t0, s2
    lw s2, 1012(a3)
    slli s10, t0, 16
    xor t1, t1, s2
    lw s2, 1108(a3)
    and t2, t2, s3
    xor a5, a5, s2
    and s2, a6, s8
    xor s2, s2, s4
    and s4, t5, s8
    xor s4, s4, s5
    and s5, a7, s8
    xor s5, s5, s6
    and s6, a4, s8
    xor s6, s6, s10
    srli a6, a6, 16
    xor a6, a6, a1
    srli t5, t5, 16
    and a1, a0, s3
    xor t5, t5, a1
    srli a7, a7, 16
    xor a7, a7, t2
    srli t2, a4, 16
    and t0, t0, s3
    xor t0, t2, t0
    and t2, t4, s8
    slli a4, s1, 16
    xor t2, t2, a4
    and a4, t6, s8
    slli a1, s0, 16
    xor a4, a4, a1
    and a1, t3, s8
    slli a0, t1, 16
    xor a1, a1, a0
    and a0, a2, s8
    slli s10, a5, 16
    xor a0, a0, s10
    srli t4, t4, 16
    and s1, s1, s3
    xor t4, t4, s1
    srli t6, t6, 16
    and s0, s0, s3
    xor t6, t6, s0
    srli t3, t3, 16
    and t1, t1, s3
    xor t1, t3, t1
    srli t3, a2, 16
    and a5, a5, s3
    xor a5, t3, a5
    # round 22 (present.dsl:28)
    and t3, a6, t4
    xor t2, t2, t3
    xor t3, s2, t2
    xor a6, a6, t4
    xor a2, s2, a6
    and a6, a6, t3
    xor a6, t4, a6
    xor t4, a6, a2
    not s0, t4
    or s0, t2, s0
    xor s1, a6, s0
    xor a2, a2, s0
    or a6, a6, t4
    xor a6, t2, a6
    and t2, t5, t6
    xor t2, a4, t2
    xor t4, s4, t2
    xor t5, t5, t6
    xor a4, s4, t5
    and t5, t5, t4
    xor t5, t6, t5
    xor t6, t5, a4
    not s0, t6
    or s0, t2, s0
    xor s2, t5, s0
    xor a4, a4, s0
    or t5, t5, t6
    xor t2, t2, t5
    and t5, a7, t1
    xor t5, a1, t5
    xor t6, s5, t5
    xor a7, a7, t1
    xor a1, s5, a7
    and a7, a7, t6
    xor a7, t1, a7
    xor t1, a7, a1
    not s0, t1
    or s0, t5, s0
    xor s4, a7, s0
    xor a1, a1, s0
    or a7, a7, t1
    xor a7, t5, a7
    and t1, t0, a5
    xor t1, a0, t1
    xor t5, s6, t1
    xor t0, t0, a5
    xor a0, s6, t0
    and t0, t0, t5
    xor a5, a5, t0
    xor t0, a5, a0
    not s0, t0
    or s0, t1, s0
    xor s5, a5, s0
    xor a0, a0, s0
    or a5, a5, t0
    xor a5, t1, a5
    lw t0, 1880(a3)
    lw t1, 1592(a3)
    xor t0, t3, t0
    xor t1, t4, t1
    lw t3, 1884(a3)
    lw t4, 1140(a3)
    xor t3, t6, t3
    xor t4, t5, t4
    lw t5, 1888(a3)
    lw t6, 1608(a3)
    xor t5, s1, t5
    xor t6, s2, t6
    lw s0, 1892(a3)
    lw s1, 1896(a3)
    xor s0, s4, s0
    lw s2, 1900(a3)
    xor s1, s5, s1
    xor a2, a2, s2
    lw s2, 960(a3)
    xor a4, a4, s2
    lw s2, 640(a3)
    xor a1, a1, s2
    lw s2, 1904(a3)
    xor a0, a0, s2
    lw s2, 648(a3)
    xor a6, a6, s2
    lw s2, 972(a3)
    xor t2, t2, s2
    lw s2, 652(a3)
    xor a7, a7, s2
    lw s2, 1068(a3)
    xor a5, a5, s2
    srli s2, t0, 8
    xor s2, s2, t5
    and s2, s2, s7
    slli s4, s2, 8
    xor t0, t0, s4
    xor t5, t5, s2
    srli s2, t1, 8
    xor s2, s2, t6
    and s2, s2, s7
    slli s4, s2, 8
    xor t1, t1, s4
    xor t6, t6, s2
    srli s2, t3, 8
    xor s2, s2, s0
    and s2, s2, s7
    slli s4, s2, 8
    xor t3, t3, s4
    xor s0, s0, s2
    srli s2, t4, 8
    xor s2, s2, s1
    and s2, s2, s7
    slli s4, s2, 8
    xor t4, t4, s4
    xor s1, s1, s2
    srli s2, a2, 8
    xor s2, s2, a6
    and s2, s2, s7
    slli s4, s2, 8
    xor a2, a2, s4
    xor a6, a6, s2
    srli s2, a4, 8
    xor s2, s2, t2
    and s2, s2, s7
    slli s4, s2, 8
    xor a4, a4, s4
    xor t2, t2, s2
    srli s2, a1, 8
    xor s2, s2, a7
    and s2, s2, s7
    slli s4, s2, 8
    xor a1, a1, s4
    xor a7, a7, s2
    srli s2, a0, 8
    xor s2, s2, a5
    and s2, s2, s7
    slli s4, s2, 8
    xor a0, a0, s4
    xor a5, a5, s2
    # round 21 (present.dsl:28)
    and s2, t5, t6
    xor t1, t1, s2
    xor s2, t0, t1
    xor t5, t5, t6
    xor t0, t0, t5
    and t5, t5, s2
    xor t5, t6, t5
    xor t6, t5, t0
    not s4, t6
    or s4, t1, s4
    xor s5, t5, s4
    xor t0, t0, s4
    or t5, t5, t6
    xor t1, t1, t5
    and t5, a6, t2
    xor t5, a4, t5
    xor t6, a2, t5
    xor a6, a6, t2
    xor a4, a2, a6
    and a6, a6, t6
    xor a6, t2, a6
    xor t2, a6, a4
    not a2, t2
    or a2, t5, a2
    xor s4, a6, a2
    xor a4, a4, a2
    or a6, a6, t2
    xor a6, t5, a6
    and t2, s0, s1
    xor t2, t4, t2
    xor t4, t3, t2
    xor t5, s0, s1
    xor t3, t3, t5
    and t5, t5, t4
    xor t5, s1, t5
    xor a2, t5, t3
    not s0, a2
    or s0, t2, s0
    xor s1, t5, s0
    xor t3, t3, s0
    or t5, t5, a2
    xor t2, t2, t5
    and t5, a7, a5
    xor t5, a0, t5
    xor a2, a1, t5
    xor a7, a7, a5
    xor a1, a1, a7
    and a7, a7, a2
    xor a5, a5, a7
    xor a7, a5, a1
    not a0, a7
    or a0, t5, a0
    xor s0, a5, a0
    xor a1, a1, a0
    or a5, a5, a7
    xor a5, t5, a5
    lw a7, 1908(a3)
    lw t5, 1912(a3)
    xor a7, s2, a7
    xor t5, t6, t5
    lw t6, 1628(a3)
    lw a0, 1920(a3)
    xor t4, t4, t6
    lw t6, 1100(a3)
    xor a0, s4, a0
    xor t6, a2, t6
    lw a2, 1916(a3)
    lw s2, 1644(a3)
    xor a2, s5, a2
    xor s1, s1, s2
    lw s2, 1924(a3)
    slli s4, a2, 16
    xor s0, s0, s2
    lw s2, 1928(a3)
    slli s5, a0, 16
    xor t0, t0, s2
    lw s2, 600(a3)
    and a2, a2, s3
    xor a4, a4, s2
    lw s2, 920(a3)
    xor t3, t3, s2
    lw s2, 1932(a3)
    xor a1, a1, s2
    lw s2, 608(a3)
    xor t1, t1, s2
    lw s2, 612(a3)
    slli s6, t1, 16
    xor a6, a6, s2
    lw s2, 932(a3)
    slli s10, a6, 16
    xor t2, t2, s2
    lw s2, 1028(a3)
    and t1, t1, s3
    xor a5, a5, s2
    and s2, a7, s8
    xor s2, s2, s4
    and s4, t5, s8
    xor s4, s4, s5
    and s5, t0, s8
    xor s5, s5, s6
    and s6, a4, s8
    xor s6, s6, s10
    srli a7, a7, 16
    xor a7, a7, a2
    srli t5, t5, 16
    and a2, a0, s3
    xor t5, t5, a2
    srli t0, t0, 16
    xor t0, t0, t1
    srli t1, a4, 16
    and a6, a6, s3
    xor a6, t1, a6
    and t1, t4, s8
    slli a4, s1, 16
    xor t1, t1, a4
    and a4, t6, s8
    slli a2, s0, 16
    xor a4, a4, a2
    and a2, t3, s8
    slli a0, t2, 16
    xor a2, a2, a0
    and a0, a1, s8
    slli s10, a5, 16
    xor a0, a0, s10
    srli t4, t4, 16
    and s1, s1, s3
    xor t4, t4, s1
    srli t6, t6, 16
    and s0, s0, s3
    xor t6, t6, s0
    srli t3, t3, 16
    and t2, t2, s3
    xor t2, t3, t2
    srli t3, a1, 16
    and a5, a5, s3
    xor a5, t3, a5
    # round 20 (present.dsl:28)
    and t3, a7, t4
    xor t1, t1, t3
    xor t3, s2, t1
    xor a7, a7, t4
    xor a1, s2, a7
    and a7, a7, t3
    xor a7, t4, a7
    xor t4, a7, a1
    not s0, t4
    or s0, t1, s0
    xor s1, a7, s0
    xor a1, a1, s0
    or a7, a7, t4
    xor a7, t1, a7
    and t1, t5, t6
    xor t1, a4, t1
    xor t4, s4, t1
    xor t5, t5, t6
    xor a4, s4, t5
    and t5, t5, t4
    xor t5, t6, t5
    xor t6, t5, a4
    not s0, t6
    or s0, t1, s0
    xor s2, t5, s0
    xor a4, a4, s0
    or t5, t5, t6
    xor t1, t1, t5
    and t5, t0, t2
    xor t5, a2, t5
    xor t6, s5, t5
    xor t0, t0, t2
    xor a2, s5, t0
    and t0, t0, t6
    xor t0, t2, t0
    xor t2, t0, a2
    not s0, t2
    or s0, t5, s0
    xor s4, t0, s0
    xor a2, a2, s0
    or t0, t0, t2
    xor t0, t5, t0
    and t2, a6, a5
    xor t2, a0, t2
    xor t5, s6, t2
    xor a6, a6, a5
    xor a0, s6, a6
    and a6, a6, t5
    xor a5, a5, a6
    xor a6, a5, a0
    not s0, a6
    or s0, t2, s0
    xor s5, a5, s0
    xor a0, a0, s0
    or a5, a5, a6
    xor a5, t2, a5
    lw a6, 1936(a3)
    lw t2, 1672(a3)
    xor a6, t3, a6
    xor t2, t4, t2
    lw t3, 1940(a3)
    lw t4, 1060(a3)
    xor t3, t6, t3
    xor t4, t5, t4
    lw t5, 1944(a3)
    lw t6, 1684(a3)
    xor t5, s1, t5
    xor t6, s2, t6
    lw s0, 1948(a3)
    lw s1, 1952(a3)
    xor s0, s4, s0
    lw s2, 1956(a3)
    xor s1, s5, s1
    xor a1, a1, s2
    lw s2, 880(a3)
    xor a4, a4, s2
    lw s2, 548(a3)
    xor a2, a2, s2
    lw s2, 1960(a3)
    xor a0, a0, s2
    lw s2, 556(a3)
    xor a7, a7, s2
    lw s2, 892(a3)
    xor t1, t1, s2
    lw s2, 564(a3)
    xor t0, t0, s2
    lw s2, 988(a3)
    xor a5, a5, s2
    srli s2, a6, 8
    xor s2, s2, t5
    and s2, s2, s7
    slli s4, s2, 8
    xor a6, a6, s4
    xor t5, t5, s2
    srli s2, t2, 8
    xor s2, s2, t6
    and s2, s2, s7
    slli s4, s2, 8
    xor t2, t2, s4
    xor t6, t6, s2
    srli s2, t3, 8
    xor s2, s2, s0
    and s2, s2, s7
    slli s4, s2, 8
    xor t3, t3, s4
    xor s0, s0, s2
    srli s2, t4, 8
    xor s2, s2, s1
    and s2, s2, s7
    slli s4, s2, 8
    xor t4, t4, s4
    xor s1, s1, s2
    srli s2, a1, 8
    xor s2, s2, a7
    and s2, s2, s7
    slli s4, s2, 8
    xor a1, a1, s4
    xor a7, a7, s2
    srli s2, a4, 8
    xor s2, s2, t1
    and s2, s2, s7
    slli s4, s2, 8
    xor a4, a4, s4
    xor t1, t1, s2
    srli s2, a2, 8
    xor s2, s2, t0
    and s2, s2, s7
    slli s4, s2, 8
    xor a2, a2, s4
    xor t0, t0, s2
    srli s2, a0, 8
    xor s2, s2, a5
    and s2, s2, s7
    slli s4, s2, 8
    xor a0, a0, s4
    xor a5, a5, s2
    # round 19 (present.dsl:28)
    and s2, t5, t6
    xor t2, t2, s2
    xor s2, a6, t2
    xor t5, t5, t6
    xor a6, a6, t5
    and t5, t5, s2
    xor t5, t6, t5
    xor t6, t5, a6
    not s4, t6
    or s4, t2, s4
    xor s5, t5, s4
    xor a6, a6, s4
    or t5, t5, t6
    xor t2, t2, t5
    and t5, a7, t1
    xor t5, a4, t5
    xor t6, a1, t5
    xor a7, a7, t1
    xor a4, a1, a7
    and a7, a7, t6
    xor a7, t1, a7
    xor t1, a7, a4
    not a1, t1
    or a1, t5, a1
    xor s4, a7, a1
    xor a4, a4, a1
    or a7, a7, t1
    xor a7, t5, a7
    and t1, s0, s1
    xor t1, t4, t1
    xor t4, t3, t1
    xor t5, s0, s1
    xor t3, t3, t5
    and t5, t5, t4
    xor t5, s1, t5
    xor a1, t5, t3
    not s0, a1
    or s0, t1, s0
    xor s1, t5, s0
    xor t3, t3, s0
    or t5, t5, a1
    xor t1, t1, t5
    and t5, t0, a5
    xor t5, a0, t5
    xor a1, a2, t5
    xor t0, t0, a5
    xor a2, a2, t0
    and t0, t0, a1
    xor a5, a5, t0
    xor t0, a5, a2
    not a0, t0
    or a0, t5, a0
    xor s0, a5, a0
    xor a2, a2, a0
    or a5, a5, t0
    xor a5, t5, a5
    lw t0, 1964(a3)
    lw t5, 1968(a3)
    xor t0, s2, t0
    xor t5, t6, t5
    lw t6, 1704(a3)
    lw a0, 1976(a3)
    xor t4, t4, t6
    lw t6, 1020(a3)
    xor a0, s4, a0
    xor t6, a1, t6
    lw a1, 1972(a3)
    lw s2, 1716(a3)
    xor a1, s5, a1
    xor s1, s1, s2
    lw s2, 1980(a3)
    slli s4, a1, 16
    xor s0, s0, s2
    lw s2, 1984(a3)
    slli s5, a0, 16
    xor a6, a6, s2
    lw s2, 492(a3)
    and a1, a1, s3
    xor a4, a4, s2
    lw s2, 840(a3)
    xor t3, t3, s2
    lw s2, 1988(a3)
    xor a2, a2, s2
    lw s2, 504(a3)
    xor t2, t2, s2
    lw s2, 508(a3)
    slli s6, t2, 16
    xor a7, a7, s2
    lw s2, 852(a3)
    slli s10, a7, 16
    xor t1, t1, s2
    lw s2, 948(a3)
    and t2, t2, s3
    xor a5, a5, s2
    and s2, t0, s8
    xor s2, s2, s4
    and s4, t5, s8
    xor s4, s4, s5
    and s5, a6, s8
    xor s5, s5, s6
    and s6, a4, s8
    xor s6, s6, s10
    srli t0, t0, 16
    xor t0, t0, a1
    srli t5, t5, 16
    and a1, a0, s3
    xor t5, t5, a1
    srli a6, a6, 16
    xor a6, a6, t2
    srli t2, a4, 16
    and a7, a7, s3
    xor a7, t2, a7
    and t2, t4, s8
    slli a4, s1, 16
    xor t2, t2, a4
    and a4, t6, s8
    slli a1, s0, 16
    xor a4, a4, a1
    and a1, t3, s8
    slli a0, t1, 16
    xor a1, a1, a0
    and a0, a2, s8
    slli s10, a5, 16
    xor a0, a0, s10
    srli t4, t4, 16
    and s1, s1, s3
    xor t4, t4, s1
    srli t6, t6, 16
    and s0, s0, s3
    xor t6, t6, s0
    srli t3, t3, 16
    and t1, t1, s3
    xor t1, t3, t1
    srli t3, a2, 16
    and a5, a5, s3
    xor a5, t3, a5
    # round 18 (present.dsl:28)
    and t3, t0, t4
    xor t2, t2, t3
    xor t3, s2, t2
    xor t0, t0, t4
    xor a2, s2, t0
    and t0, t0, t3
    xor t0, t4, t0
    xor t4, t0, a2
    not s0, t4
    or s0, t2, s0
    xor s1, t0, s0
    xor a2, a2, s0
    or t0, t0, t4
    xor t0, t2, t0
    and t2, t5, t6
    xor t2, a4, t2
    xor t4, s4, t2
    xor t5, t5, t6
    xor a4, s4, t5
    and t5, t5, t4
    xor t5, t6, t5
    xor t6, t5, a4
    not s0, t6
    or s0, t2, s0
    xor s2, t5, s0
    xor a4, a4, s0
    or t5, t5, t6
    xor t2, t2, t5
    and t5, a6, t1
    xor t5, a1, t5
    xor t6, s5, t5
    xor a6, a6, t1
    xor a1, s5, a6
    and a6, a6, t6
    xor a6, t1, a6
    xor t1, a6, a1
    not s0, t1
    or s0, t5, s0
    xor s4, a6, s0
    xor a1, a1, s0
    or a6, a6, t1
    xor a6, t5, a6
    and t1, a7, a5
    xor t1, a0, t1
    xor t5, s6, t1
    xor a7, a7, a5
    xor a0, s6, a7
    and a7, a7, t5
    xor a5, a5, a7
    xor a7, a5, a0
    not s0, a7
    or s0, t1, s0
    xor s5, a5, s0
    xor a0, a0, s0
    or a5, a5, a7
    xor a5, t1, a5
    lw a7, 1992(a3)
    lw t1, 1744(a3)
    xor a7, t3, a7
    xor t1, t4, t1
    lw t3, 1996(a3)
    lw t4, 980(a3)
    xor t3, t6, t3
    xor t4, t5, t4
    lw t5, 2000(a3)
    lw t6, 1756(a3)
    xor t5, s1, t5
    xor t6, s2, t6
    lw s0, 2004(a3)
    lw s1, 2008(a3)
    xor s0, s4, s0
    lw s2, 2012(a3)
    xor s1, s5, s1
    xor a2, a2, s2
    lw s2, 800(a3)
    xor a4, a4, s2
    lw s2, 436(a3)
    xor a1, a1, s2
    lw s2, 2016(a3)
    xor a0, a0, s2
    lw s2, 444(a3)
    xor t0, t0, s2
    lw s2, 812(a3)
    xor t2, t2, s2
    lw s2, 452(a3)
    xor a6, a6, s2
    lw s2, 908(a3)
    xor a5, a5, s2
    srli s2, a7, 8
    xor s2, s2, t5
    and s2, s2, s7
    slli s4, s2, 8
    xor a7, a7, s4
    xor t5, t5, s2
    srli s2, t1, 8
    xor s2, s2, t6
    and s2, s2, s7
    slli s4, s2, 8
    xor t1, t1, s4
    xor t6, t6, s2
    srli s2, t3, 8
    xor s2, s2, s0
    and s2, s2, s7
    slli s4, s2, 8
    xor t3, t3, s4
    xor s0, s0, s2
    srli s2, t4, 8
    xor s2, s2, s1
    and s2, s2, s7
    slli s4, s2, 8
    xor t4, t4, s4
    xor s1, s1, s2
    srli s2, a2, 8
    xor s2, s2, t0
    and s2, s2, s7
    slli s4, s2, 8
    xor a2, a2, s4
    xor t0, t0, s2
    srli s2, a4, 8
    xor s2, s2, t2
    and s2, s2, s7
    slli s4, s2, 8
    xor a4, a4, s4
    xor t2, t2, s2
    srli s2, a1, 8
    xor s2, s2, a6
    and s2, s2, s7
    slli s4, s2, 8
    xor a1, a1, s4
    xor a6, a6, s2
    srli s2, a0, 8
    xor s2, s2, a5
    and s2, s2, s7
    slli s4, s2, 8
    xor a0, a0, s4
    xor a5, a5, s2
    # round 17 (present.dsl:28)
    and s2, t5, t6
    xor t1, t1, s2
    xor s2, a7, t1
    xor t5, t5, t6
    xor a7, a7, t5
    and t5, t5, s2
    xor t5, t6, t5
    xor t6, t5, a7
    not s4, t6
    or s4, t1, s4
    xor s5, t5, s4
    xor a7, a7, s4
    or t5, t5, t6
    xor t1, t1, t5
    and t5, t0, t2
    xor t5, a4, t5
    xor t6, a2, t5
    xor t0, t0, t2
    xor a4, a2, t0
    and t0, t0, t6
    xor t0, t2, t0
    xor t2, t0, a4
    not a2, t2
    or a2, t5, a2
    xor s4, t0, a2
    xor a4, a4, a2
    or t0, t0, t2
    xor t0, t5, t0
    and t2, s0, s1
    xor t2, t4, t2
    xor t4, t3, t2
    xor t5, s0, s1
    xor t3, t3, t5
    and t5, t5, t4
    xor t5, s1, t5
    xor a2, t5, t3
    not s0, a2
    or s0, t2, s0
    xor s1, t5, s0
    xor t3, t3, s0
    or t5, t5, a2
    xor t2, t2, t5
    and t5, a6, a5
    xor t5, a0, t5
    xor a2, a1, t5
    xor a6, a6, a5
    xor a1, a1, a6
    and a6, a6, a2
    xor a5, a5, a6
    xor a6, a5, a1
    not a0, a6
    or a0, t5, a0
    xor s0, a5, a0
    xor a1, a1, a0
    or a5, a5, a6
    xor a5, t5, a5
    lw a6, 2020(a3)
    lw t5, 2024(a3)
    xor a6, s2, a6
    xor t5, t6, t5
    lw t6, 1776(a3)
    lw a0, 2032(a3)
    xor t4, t4, t6
    lw t6, 940(a3)
    xor a0, s4, a0
    xor t6, a2, t6
    lw a2, 2028(a3)
    lw s2, 1788(a3)
    xor a2, s5, a2
    xor s1, s1, s2
    lw s2, 2036(a3)
    slli s4, a2, 16
    xor s0, s0, s2
    lw s2, 2040(a3)
    slli s5, a0, 16
    xor a7, a7, s2
    lw s2, 380(a3)
    and a2, a2, s3
    xor a4, a4, s2
    lw s2, 760(a3)
    xor t3, t3, s2
    lw s2, 2044(a3)
    xor a1, a1, s2
    lw s2, 392(a3)
    xor t1, t1, s2
    lw s2, 396(a3)
    slli s6, t1, 16
    xor t0, t0, s2
    lw s2, 772(a3)
    slli s10, t0, 16
    xor t2, t2, s2
    lw s2, 868(a3)
    and t1, t1, s3
    xor a5, a5, s2
    and s2, a6, s8
    xor s2, s2, s4
    and s4, t5, s8
    xor s4, s4, s5
    and s5, a7, s8
    xor s5, s5, s6
    and s6, a4, s8
    xor s6, s6, s10
    srli a6, a6, 16
    xor a6, a6, a2
    srli t5, t5, 16
    and a2, a0, s3
    xor t5, t5, a2
    srli a7, a7, 16
    xor a7, a7, t1
    srli t1, a4, 16
    and t0, t0, s3
    xor t0, t1, t0
    and t1, t4, s8
    slli a4, s1, 16
    xor t1, t1, a4
    and a4, t6, s8
    slli a2, s0, 16
    xor a4, a4, a2
    and a2, t3, s8
    slli a0, t2, 16
    xor a2, a2, a0
    and a0, a1, s8
    slli s10, a5, 16
    xor a0, a0, s10
    srli t4, t4, 16
    and s1, s1, s3
    xor t4, t4, s1
    srli t6, t6, 16
    and s0, s0, s3
    xor t6, t6, s0
    srli t3, t3, 16
    and t2, t2, s3
    xor t2, t3, t2
    srli t3, a1, 16
    and a5, a5, s3
    xor a5, t3, a5
    # round 16 (present.dsl:28)
    and t3, a6, t4
    xor t1, t1, t3
    xor t3, s2, t1
    xor a6, a6, t4
    xor a1, s2, a6
    and a6, a6, t3
    xor a6, t4, a6
    xor t4, a6, a1
    not s0, t4
    or s0, t1, s0
    xor s1, a6, s0
    xor a1, a1, s0
    or a6, a6, t4
    xor a6, t1, a6
    and t1, t5, t6
    xor t1, a4, t1
    xor t4, s4, t1
    xor t5, t5, t6
    xor a4, s4, t5
    and t5, t5, t4
    xor t5, t6, t5
    xor t6, t5, a4
    not s0, t6
    or s0, t1, s0
    xor s2, t5, s0
    xor a4, a4, s0
    or t5, t5, t6
    xor t1, t1, t5
    and t5, a7, t2
    xor t5, a2, t5
    xor t6, s5, t5
    xor a7, a7, t2
    xor a2, s5, a7
    and a7, a7, t6
    xor a7, t2, a7
    xor t2, a7, a2
    not s0, t2
    or s0, t5, s0
    xor s4, a7, s0
    xor a2, a2, s0
    or a7, a7, t2
    xor a7, t5, a7
    and t2, t0, a5
    xor t2, a0, t2
    xor t5, s6, t2
    xor t0, t0, a5
    xor a0, s6, t0
    and t0, t0, t5
    xor a5, a5, t0
    xor t0, a5, a0
    not s0, t0
    or s0, t2, s0
    xor s5, a5, s0
    xor a0, a0, s0
    or a5, a5, t0
    xor a5, t2, a5
    addi t0, a3, 2047
    addi t0, t0, 2047
    addi t0, t0, 2
    lw t2, -2048(t0)
    lw s0, 1828(a3)
    xor t2, t3, t2
    lw t3, 1816(a3)
    xor s0, s2, s0
    xor t3, t4, t3
    lw t4, -2044(t0)
    lw s2, -2032(t0)
    xor t4, t6, t4
    lw t6, 900(a3)
    xor s2, s5, s2
    xor t5, t5, t6
    lw t6, -2040(t0)
    xor t6, s1, t6
    lw s1, -2036(t0)
    xor s1, s4, s1
    lw s4, 316(a3)
    xor a1, a1, s4
    lw s4, 720(a3)
    xor a4, a4, s4
    lw s4, 324(a3)
    xor a2, a2, s4
    lw s4, -2028(t0)
    xor a0, a0, s4
    lw s4, 332(a3)
    xor a6, a6, s4
    lw s4, 732(a3)
    xor t1, t1, s4
    lw s4, 340(a3)
    xor a7, a7, s4
    lw s4, 828(a3)
    xor a5, a5, s4
    srli s4, t2, 8
    xor s4, s4, t6
    and s4, s4, s7
    slli s5, s4, 8
    xor t2, t2, s5
    xor t6, t6, s4
    srli s4, t3, 8
    xor s4, s4, s0
    and s4, s4, s7
    slli s5, s4, 8
    xor t3, t3, s5
    xor s0, s0, s4
    srli s4, t4, 8
    xor s4, s4, s1
    and s4, s4, s7
    slli s5, s4, 8
    xor t4, t4, s5
    xor s1, s1, s4
    srli s4, t5, 8
    xor s4, s4, s2
    and s4, s4, s7
    slli s5, s4, 8
    xor t5, t5, s5
    xor s2, s2, s4
    srli s4, a1, 8
    xor s4, s4, a6
    and s4, s4, s7
    slli s5, s4, 8
    xor a1, a1, s5
    xor a6, a6, s4
    srli s4, a4, 8
    xor s4, s4, t1
    and s4, s4, s7
    slli s5, s4, 8
    xor a4, a4, s5
    xor t1, t1, s4
    srli s4, a2, 8
    xor s4, s4, a7
    and s4, s4, s7
    slli s5, s4, 8
    xor a2, a2, s5
    xor a7, a7, s4
    srli s4, a0, 8
    xor s4, s4, a5
    and s4, s4, s7
    slli s5, s4, 8
    xor a0, a0, s5
    xor a5, a5, s4
    # round 15 (present.dsl:28)
    and s4, t6, s0
    xor t3, t3, s4
    xor s4, t2, t3
    xor t6, t6, s0
    xor t2, t2, t6
    and t6, t6, s4
    xor t6, s0, t6
    xor s0, t6, t2
    not s5, s0
    or s5, t3, s5
    xor s6, t6, s5
    xor t2, t2, s5
    or t6, t6, s0
    xor t3, t3, t6
    and t6, a6, t1
    xor t6, a4, t6
    xor a4, a1, t6
    xor a6, a6, t1
    xor a1, a1, a6
    and a6, a6, a4
    xor a6, t1, a6
    xor t1, a6, a1
    not s0, t1
    or s0, t6, s0
    xor s5, a6, s0
    xor a1, a1, s0
    or a6, a6, t1
    xor a6, t6, a6
    and t1, s1, s2
    xor t1, t5, t1
    xor t5, t4, t1
    xor t6, s1, s2
    xor t4, t4, t6
    and t6, t6, t5
    xor t6, s2, t6
    xor s0, t6, t4
    not s1, s0
    or s1, t1, s1
    xor s2, t6, s1
    xor t4, t4, s1
    or t6, t6, s0
    xor t1, t1, t6
    and t6, a7, a5
    xor t6, a0, t6
    xor a0, a2, t6
    xor a7, a7, a5
    xor a2, a2, a7
    and a7, a7, a0
    xor a5, a5, a7
    xor a7, a5, a2
    not s0, a7
    or s0, t6, s0
    xor s1, a5, s0
    xor a2, a2, s0
    or a5, a5, a7
    xor a5, t6, a5
    lw a7, -2024(t0)
    lw t6, -2020(t0)
    xor a7, s4, a7
    xor t6, a4, t6
    lw a4, 1848(a3)
    lw s0, -2012(t0)
    xor t5, t5, a4
    lw a4, 860(a3)
    xor s0, s5, s0
    xor a4, a0, a4
    lw a0, -2016(t0)
    lw s4, 1860(a3)
    xor a0, s6, a0
    xor s2, s2, s4
    lw s4, -2008(t0)
    slli s5, a0, 16
    xor s1, s1, s4
    lw s4, 264(a3)
    slli s6, s0, 16
    xor t2, t2, s4
    lw s4, 268(a3)
    and a0, a0, s3
    xor a1, a1, s4
    lw s4, 680(a3)
    xor t4, t4, s4
    lw s4, -2004(t0)
    xor a2, a2, s4
    lw s4, 280(a3)
    xor t3, t3, s4
    lw s4, 284(a3)
    slli s10, t3, 16
    xor a6, a6, s4
    lw s4, 692(a3)
    slli s11, a6, 16
    xor t1, t1, s4
    lw s4, 788(a3)
    and t3, t3, s3
    xor a5, a5, s4
    and s4, a7, s8
    xor s4, s4, s5
    and s5, t6, s8
    xor s5, s5, s6
    and s6, t2, s8
    xor s6, s6, s10
    and s10, a1, s8
    xor s10, s10, s11
    srli a7, a7, 16
    xor a7, a7, a0
    srli t6, t6, 16
    and a0, s0, s3
    xor t6, t6, a0
    srli t2, t2, 16
    xor t2, t2, t3
    srli t3, a1, 16
    and a6, a6, s3
    xor a6, t3, a6
    and t3, t5, s8
    slli a1, s2, 16
    xor t3, t3, a1
    and a1, a4, s8
    slli a0, s1, 16
    xor a1, a1, a0
    and a0, t4, s8
    slli s0, t1, 16
    xor a0, a0, s0
    and s0, a2, s8
    slli s11, a5, 16
    xor s0, s0, s11
    srli t5, t5, 16
    and s2, s2, s3
    xor t5, t5, s2
    srli a4, a4, 16
    and s1, s1, s3
    xor a4, a4, s1
    srli t4, t4, 16
    and t1, t1, s3
    xor t1, t4, t1
    srli t4, a2, 16
    and a5, a5, s3
    xor a5, t4, a5
    # round 14 (present.dsl:28)
    and t4, a7, t5
    xor t3, t3, t4
    xor t4, s4, t3
    xor a7, a7, t5
    xor a2, s4, a7
    and a7, a7, t4
    xor a7, t5, a7
    xor t5, a7, a2
    not s1, t5
    or s1, t3, s1
    xor s2, a7, s1
    xor a2, a2, s1
    or a7, a7, t5
    xor a7, t3, a7
    and t3, t6, a4
    xor t3, a1, t3
    xor t5, s5, t3
    xor t6, t6, a4
    xor a1, s5, t6
    and t6, t6, t5
    xor t6, a4, t6
    xor a4, t6, a1
    not s1, a4
    or s1, t3, s1
    xor s4, t6, s1
    xor a1, a1, s1
    or t6, t6, a4
    xor t3, t3, t6
    and t6, t2, t1
    xor t6, a0, t6
    xor a4, s6, t6
    xor t2, t2, t1
    xor a0, s6, t2
    and t2, t2, a4
    xor t1, t1, t2
    xor t2, t1, a0
    not s1, t2
    or s1, t6, s1
    xor s5, t1, s1
    xor a0, a0, s1
    or t1, t1, t2
    xor t1, t6, t1
    and t2, a6, a5
    xor t2, s0, t2
    xor t6, s10, t2
    xor a6, a6, a5
    xor s0, s10, a6
    and a6, a6, t6
    xor a5, a5, a6
    xor a6, a5, s0
    not s1, a6
    or s1, t2, s1
    xor s6, a5, s1
    xor s0, s0, s1
    or a5, a5, a6
    xor a5, t2, a5
    lw a6, -2000(t0)
    lw t2, 1884(a3)
    xor a6, t4, a6
    xor t2, t5, t2
    lw t4, 816(a3)
    lw t5, 820(a3)
    xor t4, a4, t4
    xor t5, t6, t5
    lw t6, -1996(t0)
    lw a4, 1892(a3)
    xor t6, s2, t6
    xor a4, s4, a4
    lw s1, -1992(t0)
    lw s2, -1988(t0)
    xor s1, s5, s1
    lw s4, 196(a3)
    xor s2, s6, s2
    xor a2, a2, s4
    lw s4, 640(a3)
    xor a1, a1, s4
    lw s4, 204(a3)
    xor a0, a0, s4
    lw s4, -1984(t0)
    xor s0, s0, s4
    lw s4, 212(a3)
    xor a7, a7, s4
    lw s4, 652(a3)
    xor t3, t3, s4
    lw s4, 220(a3)
    xor t1, t1, s4
    lw s4, 748(a3)
    xor a5, a5, s4
    srli s4, a6, 8
    xor s4, s4, t6
    and s4, s4, s7
    slli s5, s4, 8
    xor a6, a6, s5
    xor t6, t6, s4
    srli s4, t2, 8
    xor s4, s4, a4
    and s4, s4, s7
    slli s5, s4, 8
    xor t2, t2, s5
    xor a4, a4, s4
    srli s4, t4, 8
    xor s4, s4, s1
    and s4, s4, s7
    slli s5, s4, 8
    xor t4, t4, s5
    xor s1, s1, s4
    srli s4, t5, 8
    xor s4, s4, s2
    and s4, s4, s7
    slli s5, s4, 8
    xor t5, t5, s5
    xor s2, s2, s4
    srli s4, a2, 8
    xor s4, s4, a7
    and s4, s4, s7
    slli s5, s4, 8
    xor a2, a2, s5
    xor a7, a7, s4
    srli s4, a1, 8
    xor s4, s4, t3
    and s4, s4, s7
    slli s5, s4, 8
    xor a1, a1, s5
    xor t3, t3, s4
    srli s4, a0, 8
    xor s4, s4, t1
    and s4, s4, s7
    slli s5, s4, 8
    xor a0, a0, s5
    xor t1, t1, s4
    srli s4, s0, 8
    xor s4, s4, a5
    and s4, s4, s7
    slli s5, s4, 8
    xor s0, s0, s5
    xor a5, a5, s4
    # round 13 (present.dsl:28)
    and s4, t6, a4
    xor t2, t2, s4
    xor s4, a6, t2
    xor t6, t6, a4
    xor a6, a6, t6
    and t6, t6, s4
    xor t6, a4, t6
    xor a4, t6, a6
    not s5, a4
    or s5, t2, s5
    xor s6, t6, s5
    xor a6, a6, s5
    or t6, t6, a4
    xor t2, t2, t6
    and t6, a7, t3
    xor t6, a1, t6
    xor a4, a2, t6
    xor a7, a7, t3
    xor a2, a2, a7
    and a7, a7, a4
    xor a7, t3, a7
    xor t3, a7, a2
    not a1, t3
    or a1, t6, a1
    xor s5, a7, a1
    xor a2, a2, a1
    or a7, a7, t3
    xor a7, t6, a7
    and t3, s1, s2
    xor t3, t5, t3
    xor t5, t4, t3
    xor t6, s1, s2
    xor t4, t4, t6
    and t6, t6, t5
    xor t6, s2, t6
    xor a1, t6, t4
    not s1, a1
    or s1, t3, s1
    xor s2, t6, s1
    xor t4, t4, s1
    or t6, t6, a1
    xor t3, t3, t6
    and t6, t1, a5
    xor t6, s0, t6
    xor a1, a0, t6
    xor t1, t1, a5
    xor a0, a0, t1
    and t1, t1, a1
    xor a5, a5, t1
    xor t1, a5, a0
    not s0, t1
    or s0, t6, s0
    xor s1, a5, s0
    xor a0, a0, s0
    or a5, a5, t1
    xor a5, t6, a5
    lw t1, -1980(t0)
    lw t6, 776(a3)
    xor t1, s4, t1
    xor t6, a4, t6
    lw a4, 1912(a3)
    lw s0, -1972(t0)
    xor t5, t5, a4
    lw a4, 780(a3)
    xor s0, s5, s0
    xor a4, a1, a4
    lw a1, -1976(t0)
    lw s4, 1920(a3)
    xor a1, s6, a1
    xor s2, s2, s4
    lw s4, -1968(t0)
    slli s5, a1, 16
    xor s1, s1, s4
    lw s4, 136(a3)
    slli s6, s0, 16
    xor a6, a6, s4
    lw s4, 140(a3)
    and a1, a1, s3
    xor a2, a2, s4
    lw s4, 600(a3)
    xor t4, t4, s4
    lw s4, -1964(t0)
    xor a0, a0, s4
    lw s4, 152(a3)
    xor t2, t2, s4
    lw s4, 156(a3)
    slli s10, t2, 16
    xor a7, a7, s4
    lw s4, 612(a3)
    slli s11, a7, 16
    xor t3, t3, s4
    lw s4, 708(a3)
    and t2, t2, s3
    xor a5, a5, s4
    and s4, t1, s8
    xor s4, s4, s5
    and s5, t6, s8
    xor s5, s5, s6
    and s6, a6, s8
    xor s6, s6, s10
    and s10, a2, s8
    xor s10, s10, s11
    srli t1, t1, 16
    xor t1, t1, a1
    srli t6, t6, 16
    and a1, s0, s3
    xor t6, t6, a1
    srli a6, a6, 16
    xor a6, a6, t2
    srli t2, a2, 16
    and a7, a7, s3
    xor a7, t2, a7
    and t2, t5, s8
    slli a2, s2, 16
    xor t2, t2, a2
    and a2, a4, s8
    slli a1, s1, 16
    xor a2, a2, a1
    and a1, t4, s8
    slli s0, t3, 16
    xor a1, a1, s0
    and s0, a0, s8
    slli s11, a5, 16
    xor s0, s0, s11
    srli t5, t5, 16
    and s2, s2, s3
    xor t5, t5, s2
    srli a4, a4, 16
    and s1, s1, s3
    xor a4, a4, s1
    srli t4, t4, 16
    and t3, t3, s3
    xor t3, t4, t3
    srli t4, a0, 16
    and a5, a5, s3
    xor a5, t4, a5
    # round 12 (present.dsl:28)
    and t4, t1, t5
    xor t2, t2, t4
    xor t4, s4, t2
    xor t1, t1, t5
    xor a0, s4, t1
    and t1, t1, t4
    xor t1, t5, t1
    xor t5, t1, a0
    not s1, t5
    or s1, t2, s1
    xor s2, t1, s1
    xor a0, a0, s1
    or t1, t1, t5
    xor t1, t2, t1
    and t2, t6, a4
    xor t2, a2, t2
    xor t5, s5, t2
    xor t6, t6, a4
    xor a2, s5, t6
    and t6, t6, t5
    xor t6, a4, t6
    xor a4, t6, a2
    not s1, a4
    or s1, t2, s1
    xor s4, t6, s1
    xor a2, a2, s1
    or t6, t6, a4
    xor t2, t2, t6
    and t6, a6, t3
    xor t6, a1, t6
    xor a4, s6, t6
    xor a6, a6, t3
    xor a1, s6, a6
    and a6, a6, a4
    xor a6, t3, a6
    xor t3, a6, a1
    not s1, t3
    or s1, t6, s1
    xor s5, a6, s1
    xor a1, a1, s1
    or a6, a6, t3
    xor a6, t6, a6
    and t3, a7, a5
    xor t3, s0, t3
    xor t6, s10, t3
    xor a7, a7, a5
    xor s0, s10, a7
    and a7, a7, t6
    xor a5, a5, a7
    xor a7, a5, s0
    not s1, a7
    or s1, t3, s1
    xor s6, a5, s1
    xor s0, s0, s1
    or a5, a5, a7
    xor a5, t3, a5
    lw a7, -1960(t0)
    lw t3, 1940(a3)
    xor a7, t4, a7
    xor t3, t5, t3
    lw t4, 736(a3)
    lw t5, 740(a3)
    xor t4, a4, t4
    xor t5, t6, t5
    lw t6, -1956(t0)
    lw a4, 1948(a3)
    xor t6, s2, t6
    xor a4, s4, a4
    lw s1, -1952(t0)
    lw s2, -1948(t0)
    xor s1, s5, s1
    lw s4, 544(a3)
    xor s2, s6, s2
    xor a0, a0, s4
    lw s4, 548(a3)
    xor a2, a2, s4
    lw s4, -1944(t0)
    xor a1, a1, s4
    lw s4, -1940(t0)
    xor s0, s0, s4
    lw s4, 560(a3)
    xor t1, t1, s4
    lw s4, 564(a3)
    xor t2, t2, s4
    lw s4, 244(a3)
    xor a6, a6, s4
    lw s4, 668(a3)
    xor a5, a5, s4
    srli s4, a7, 8
    xor s4, s4, t6
    and s4, s4, s7
    slli s5, s4, 8
    xor a7, a7, s5
    xor t6, t6, s4
    srli s4, t3, 8
    xor s4, s4, a4
    and s4, s4, s7
    slli s5, s4, 8
    xor t3, t3, s5
    xor a4, a4, s4
    srli s4, t4, 8
    xor s4, s4, s1
    and s4, s4, s7
    slli s5, s4, 8
    xor t4, t4, s5
    xor s1, s1, s4
    srli s4, t5, 8
    xor s4, s4, s2
    and s4, s4, s7
    slli s5, s4, 8
    xor t5, t5, s5
    xor s2, s2, s4
    srli s4, a0, 8
    xor s4, s4, t1
    and s4, s4, s7
    slli s5, s4, 8
    xor a0, a0, s5
    xor t1, t1, s4
    srli s4, a2, 8
    xor s4, s4, t2
    and s4, s4, s7
    slli s5, s4, 8
    xor a2, a2, s5
    xor t2, t2, s4
    srli s4, a1, 8
    xor s4, s4, a6
    and s4, s4, s7
    slli s5, s4, 8
    xor a1, a1, s5
    xor a6, a6, s4
    srli s4, s0, 8
    xor s4, s4, a5
    and s4, s4, s7
    slli s5, s4, 8
    xor s0, s0, s5
    xor a5, a5, s4
    # round 11 (present.dsl:28)
    and s4, t6, a4
    xor t3, t3, s4
    xor s4, a7, t3
    xor t6, t6, a4
    xor a7, a7, t6
    and t6, t6, s4
    xor t6, a4, t6
    xor a4, t6, a7
    not s5, a4
    or s5, t3, s5
    xor s6, t6, s5
    xor a7, a7, s5
    or t6, t6, a4
    xor t3, t3, t6
    and t6, t1, t2
    xor t6, a2, t6
    xor a4, a0, t6
    xor t1, t1, t2
    xor a2, a0, t1
    and t1, t1, a4
    xor t1, t2, t1
    xor t2, t1, a2
    not a0, t2
    or a0, t6, a0
    xor s5, t1, a0
    xor a2, a2, a0
    or t1, t1, t2
    xor t1, t6, t1
    and t2, s1, s2
    xor t2, t5, t2
    xor t5, t4, t2
    xor t6, s1, s2
    xor t4, t4, t6
    and t6, t6, t5
    xor t6, s2, t6
    xor a0, t6, t4
    not s1, a0
    or s1, t2, s1
    xor s2, t6, s1
    xor t4, t4, s1
    or t6, t6, a0
    xor t2, t2, t6
    and t6, a6, a5
    xor t6, s0, t6
    xor a0, a1, t6
    xor a6, a6, a5
    xor a1, a1, a6
    and a6, a6, a0
    xor a5, a5, a6
    xor a6, a5, a1
    not s0, a6
    or s0, t6, s0
    xor s1, a5, s0
    xor a1, a1, s0
    or a5, a5, a6
    xor a5, t6, a5
    lw a6, -1936(t0)
    lw t6, 696(a3)
    xor a6, s4, a6
    xor t6, a4, t6
    lw a4, 1968(a3)
    lw s0, -1928(t0)
    xor t5, t5, a4
    lw a4, 700(a3)
    xor s0, s5, s0
    xor a4, a0, a4
    lw a0, -1932(t0)
    lw s4, 1976(a3)
    xor a0, s6, a0
    xor s2, s2, s4
    lw s4, -1924(t0)
    slli s5, a0, 16
    xor s1, s1, s4
    lw s4, 484(a3)
    slli s6, s0, 16
    xor a7, a7, s4
    lw s4, -1920(t0)
    and a0, a0, s3
    xor a2, a2, s4
    lw s4, 492(a3)
    xor t4, t4, s4
    lw s4, -1916(t0)
    xor a1, a1, s4
    lw s4, 500(a3)
    xor t3, t3, s4
    lw s4, 184(a3)
    slli s10, t3, 16
    xor t1, t1, s4
    lw s4, 508(a3)
    slli s11, t1, 16
    xor t2, t2, s4
    lw s4, 628(a3)
    and t3, t3, s3
    xor a5, a5, s4
    and s4, a6, s8
    xor s4, s4, s5
    and s5, t6, s8
    xor s5, s5, s6
    and s6, a7, s8
    xor s6, s6, s10
    and s10, a2, s8
    xor s10, s10, s11
    srli a6, a6, 16
    xor a6, a6, a0
    srli t6, t6, 16
    and a0, s0, s3
    xor t6, t6, a0
    srli a7, a7, 16
    xor a7, a7, t3
    srli t3, a2, 16
    and t1, t1, s3
    xor t1, t3, t1
    and t3, t5, s8
    slli a2, s2, 16
    xor t3, t3, a2
    and a2, a4, s8
    slli a0, s1, 16
    xor a2, a2, a0
    and a0, t4, s8
    slli s0, t2, 16
    xor a0, a0, s0
    and s0, a1, s8
    slli s11, a5, 16
    xor s0, s0, s11
    srli t5, t5, 16
    and s2, s2, s3
    xor t5, t5, s2
    srli a4, a4, 16
    and s1, s1, s3
    xor a4, a4, s1
    srli t4, t4, 16
    and t2, t2, s3
    xor t2, t4, t2
    srli t4, a1, 16
    and a5, a5, s3
    xor a5, t4, a5
    # round 10 (present.dsl:28)
    and t4, a6, t5
    xor t3, t3, t4
    xor t4, s4, t3
    xor a6, a6, t5
    xor a1, s4, a6
    and a6, a6, t4
    xor a6, t5, a6
    xor t5, a6, a1
    not s1, t5
    or s1, t3, s1
    xor s2, a6, s1
    xor a1, a1, s1
    or a6, a6, t5
    xor a6, t3, a6
    and t3, t6, a4
    xor t3, a2, t3
    xor t5, s5, t3
    xor t6, t6, a4
    xor a2, s5, t6
    and t6, t6, t5
    xor t6, a4, t6
    xor a4, t6, a2
    not s1, a4
    or s1, t3, s1
    xor s4, t6, s1
    xor a2, a2, s1
    or t6, t6, a4
    xor t3, t3, t6
    and t6, a7, t2
    xor t6, a0, t6
    xor a4, s6, t6
    xor a7, a7, t2
    xor a0, s6, a7
    and a7, a7, a4
    xor a7, t2, a7
    xor t2, a7, a0
    not s1, t2
    or s1, t6, s1
    xor s5, a7, s1
    xor a0, a0, s1
    or a7, a7, t2
    xor a7, t6, a7
    and t2, t1, a5
    xor t2, s0, t2
    xor t6, s10, t2
    xor t1, t1, a5
    xor s0, s10, t1
    and t1, t1, t6
    xor a5, a5, t1
    xor t1, a5, s0
    not s1, t1
    or s1, t2, s1
    xor s6, a5, s1
    xor s0, s0, s1
    or a5, a5, t1
    xor a5, t2, a5
    lw t1, -1912(t0)
    lw t2, 1996(a3)
    xor t1, t4, t1
    xor t2, t5, t2
    lw t4, 656(a3)
    lw t5, 660(a3)
    xor t4, a4, t4
    xor t5, t6, t5
    lw t6, -1908(t0)
    lw a4, 2004(a3)
    xor t6, s2, t6
    xor a4, s4, a4
    lw s1, -1904(t0)
    lw s2, -1900(t0)
    xor s1, s5, s1
    lw s4, 432(a3)
    xor s2, s6, s2
    xor a1, a1, s4
    lw s4, 436(a3)
    xor a2, a2, s4
    lw s4, -1896(t0)
    xor a0, a0, s4
    lw s4, -1892(t0)
    xor s0, s0, s4
    lw s4, 448(a3)
    xor a6, a6, s4
    lw s4, 452(a3)
    xor t3, t3, s4
    lw s4, 584(a3)
    xor a7, a7, s4
    lw s4, 588(a3)
    xor a5, a5, s4
    srli s4, t1, 8
    xor s4, s4, t6
    and s4, s4, s7
    slli s5, s4, 8
    xor t1, t1, s5
    xor t6, t6, s4
    srli s4, t2, 8
    xor s4, s4, a4
    and s4, s4, s7
    slli s5, s4, 8
    xor t2, t2, s5
    xor a4, a4, s4
    srli s4, t4, 8
    xor s4, s4, s1
    and s4, s4, s7
    slli s5, s4, 8
    xor t4, t4, s5
    xor s1, s1, s4
    srli s4, t5, 8
    xor s4, s4, s2
    and s4, s4, s7
    slli s5, s4, 8
    xor t5, t5, s5
    xor s2, s2, s4
    srli s4, a1, 8
    xor s4, s4, a6
    and s4, s4, s7
    slli s5, s4, 8
    xor a1, a1, s5
    xor a6, a6, s4
    srli s4, a2, 8
    xor s4, s4, t3
    and s4, s4, s7
    slli s5, s4, 8
    xor a2, a2, s5
    xor t3, t3, s4
    srli s4, a0, 8
    xor s4, s4, a7
    and s4, s4, s7
    slli s5, s4, 8
    xor a0, a0, s5
    xor a7, a7, s4
    srli s4, s0, 8
    xor s4, s4, a5
    and s4, s4, s7
    slli s5, s4, 8
    xor s0, s0, s5
    xor a5, a5, s4
    # round 9 (present.dsl:28)
    and s4, t6, a4
    xor t2, t2, s4
    xor s4, t1, t2
    xor t6, t6, a4
    xor t1, t1, t6
    and t6, t6, s4
    xor t6, a4, t6
    xor a4, t6, t1
    not s5, a4
    or s5, t2, s5
    xor s6, t6, s5
    xor t1, t1, s5
    or t6, t6, a4
    xor t2, t2, t6
    and t6, a6, t3
    xor t6, a2, t6
    xor a4, a1, t6
    xor a6, a6, t3
    xor a2, a1, a6
    and a6, a6, a4
    xor a6, t3, a6
    xor t3, a6, a2
    not a1, t3
    or a1, t6, a1
    xor s5, a6, a1
    xor a2, a2, a1
    or a6, a6, t3
    xor a6, t6, a6
    and t3, s1, s2
    xor t3, t5, t3
    xor t5, t4, t3
    xor t6, s1, s2
    xor t4, t4, t6
    and t6, t6, t5
    xor t6, s2, t6
    xor a1, t6, t4
    not s1, a1
    or s1, t3, s1
    xor s2, t6, s1
    xor t4, t4, s1
    or t6, t6, a1
    xor t3, t3, t6
    and t6, a7, a5
    xor t6, s0, t6
    xor a1, a0, t6
    xor a7, a7, a5
    xor a0, a0, a7
    and a7, a7, a1
    xor a5, a5, a7
    xor a7, a5, a0
    not s0, a7
    or s0, t6, s0
    xor s1, a5, s0
    xor a0, a0, s0
    or a5, a5, a7
    xor a5, t6, a5
    lw a7, -1888(t0)
    lw t6, 616(a3)
    xor a7, s4, a7
    xor t6, a4, t6
    lw a4, 2024(a3)
    lw s0, -1880(t0)
    xor t5, t5, a4
    lw a4, 620(a3)
    xor s0, s5, s0
    xor a4, a1, a4
    lw a1, -1884(t0)
    lw s4, 2032(a3)
    xor a1, s6, a1
    xor s2, s2, s4
    lw s4, -1876(t0)
    slli s5, a1, 16
    xor s1, s1, s4
    lw s4, 372(a3)
    slli s6, s0, 16
    xor t1, t1, s4
    lw s4, -1872(t0)
    and a1, a1, s3
    xor a2, a2, s4
    lw s4, 380(a3)
    xor t4, t4, s4
    lw s4, -1868(t0)
    xor a0, a0, s4
    lw s4, 388(a3)
    xor t2, t2, s4
    lw s4, 528(a3)
    slli s10, t2, 16
    xor a6, a6, s4
    lw s4, 396(a3)
    slli s11, a6, 16
    xor t3, t3, s4
    lw s4, 532(a3)
    and t2, t2, s3
    xor a5, a5, s4
    and s4, a7, s8
    xor s4, s4, s5
    and s5, t6, s8
    xor s5, s5, s6
    and s6, t1, s8
    xor s6, s6, s10
    and s10, a2, s8
    xor s10, s10, s11
    srli a7, a7, 16
    xor a7, a7, a1
    srli t6, t6, 16
    and a1, s0, s3
    xor t6, t6, a1
    srli t1, t1, 16
    xor t1, t1, t2
    srli t2, a2, 16
    and a6, a6, s3
    xor a6, t2, a6
    and t2, t5, s8
    slli a2, s2, 16
    xor t2, t2, a2
    and a2, a4, s8
    slli a1, s1, 16
    xor a2, a2, a1
    and a1, t4, s8
    slli s0, t3, 16
    xor a1, a1, s0
    and s0, a0, s8
    slli s11, a5, 16
    xor s0, s0, s11
    srli t5, t5, 16
    and s2, s2, s3
    xor t5, t5, s2
    srli a4, a4, 16
    and s1, s1, s3
    xor a4, a4, s1
    srli t4, t4, 16
    and t3, t3, s3
    xor t3, t4, t3
    srli t4, a0, 16
    and a5, a5, s3
    xor a5, t4, a5
    # round 8 (present.dsl:28)
    and t4, a7, t5
    xor t2, t2, t4
    xor t4, s4, t2
    xor a7, a7, t5
    xor a0, s4, a7
    and a7, a7, t4
    xor a7, t5, a7
    xor t5, a7, a0
    not s1, t5
    or s1, t2, s1
    xor s2, a7, s1
    xor a0, a0, s1
    or a7, a7, t5
    xor a7, t2, a7
    and t2, t6, a4
    xor t2, a2, t2
    xor t5, s5, t2
    xor t6, t6, a4
    xor a2, s5, t6
    and t6, t6, t5
    xor t6, a4, t6
    xor a4, t6, a2
    not s1, a4
    or s1, t2, s1
    xor s4, t6, s1
    xor a2, a2, s1
    or t6, t6, a4
    xor t2, t2, t6
    and t6, t1, t3
    xor t6, a1, t6
    xor a4, s6, t6
    xor t1, t1, t3
    xor a1, s6, t1
    and t1, t1, a4
    xor t1, t3, t1
    xor t3, t1, a1
    not s1, t3
    or s1, t6, s1
    xor s5, t1, s1
    xor a1, a1, s1
    or t1, t1, t3
    xor t1, t6, t1
    and t3, a6, a5
    xor t3, s0, t3
    xor t6, s10, t3
    xor a6, a6, a5
    xor s0, s10, a6
    and a6, a6, t6
    xor a5, a5, a6
    xor a6, a5, s0
    not s1, a6
    or s1, t3, s1
    xor s6, a5, s1
    xor s0, s0, s1
    or a5, a5, a6
    xor a5, t3, a5
    lw a6, -1864(t0)
    lw t3, -2044(t0)
    xor a6, t4, a6
    xor t3, t5, t3
    lw t4, 568(a3)
    lw t5, 572(a3)
    xor t4, a4, t4
    xor t5, t6, t5
    lw t6, -1860(t0)
    lw a4, -2036(t0)
    xor t6, s2, t6
    xor a4, s4, a4
    lw s1, -1856(t0)
    lw s2, -1852(t0)
    xor s1, s5, s1
    lw s4, 320(a3)
    xor s2, s6, s2
    xor a0, a0, s4
    lw s4, 324(a3)
    xor a2, a2, s4
    lw s4, -1848(t0)
    xor a1, a1, s4
    lw s4, -1844(t0)
    xor s0, s0, s4
    lw s4, 336(a3)
    xor a7, a7, s4
    lw s4, 340(a3)
    xor t2, t2, s4
    lw s4, 472(a3)
    xor t1, t1, s4
    lw s4, 476(a3)
    xor a5, a5, s4
    srli s4, a6, 8
    xor s4, s4, t6
    and s4, s4, s7
    slli s5, s4, 8
    xor a6, a6, s5
    xor t6, t6, s4
    srli s4, t3, 8
    xor s4, s4, a4
    and s4, s4, s7
    slli s5, s4, 8
    xor t3, t3, s5
    xor a4, a4, s4
    srli s4, t4, 8
    xor s4, s4, s1
    and s4, s4, s7
    slli s5, s4, 8
    xor t4, t4, s5
    xor s1, s1, s4
    srli s4, t5, 8
    xor s4, s4, s2
    and s4, s4, s7
    slli s5, s4, 8
    xor t5, t5, s5
    xor s2, s2, s4
    srli s4, a0, 8
    xor s4, s4, a7
    and s4, s4, s7
    slli s5, s4, 8
    xor a0, a0, s5
    xor a7, a7, s4
    srli s4, a2, 8
    xor s4, s4, t2
    and s4, s4, s7
    slli s5, s4, 8
    xor a2, a2, s5
    xor t2, t2, s4
    srli s4, a1, 8
    xor s4, s4, t1
    and s4, s4, s7
    slli s5, s4, 8
    xor a1, a1, s5
    xor t1, t1, s4
    srli s4, s0, 8
    xor s4, s4, a5
    and s4, s4, s7
    slli s5, s4, 8
    xor s0, s0, s5
    xor a5, a5, s4
    # round 7 (present.dsl:28)
    and s4, t6, a4
    xor t3, t3, s4
    xor s4, a6, t3
    xor t6, t6, a4
    xor a6, a6, t6
    and t6, t6, s4
    xor t6, a4, t6
    xor a4, t6, a6
    not s5, a4
    or s5, t3, s5
    xor s6, t6, s5
    xor a6, a6, s5
    or t6, t6, a4
    xor t3, t3, t6
    and t6, a7, t2
    xor t6, a2, t6
    xor a4, a0, t6
    xor a7, a7, t2
    xor a2, a0, a7
    and a7, a7, a4
    xor a7, t2, a7
    xor t2, a7, a2
    not a0, t2
    or a0, t6, a0
    xor s5, a7, a0
    xor a2, a2, a0
    or a7, a7, t2
    xor a7, t6, a7
    and t2, s1, s2
    xor t2, t5, t2
    xor t5, t4, t2
    xor t6, s1, s2
    xor t4, t4, t6
    and t6, t6, t5
    xor t6, s2, t6
    xor a0, t6, t4
    not s1, a0
    or s1, t2, s1
    xor s2, t6, s1
    xor t4, t4, s1
    or t6, t6, a0
    xor t2, t2, t6
    and t6, t1, a5
    xor t6, s0, t6
    xor a0, a1, t6
    xor t1, t1, a5
    xor a1, a1, t1
    and t1, t1, a0
    xor a5, a5, t1
    xor t1, a5, a1
    not s0, t1
    or s0, t6, s0
    xor s1, a5, s0
    xor a1, a1, s0
    or a5, a5, t1
    xor a5, t6, a5
    lw t1, -1840(t0)
    lw t6, 512(a3)
    xor t1, s4, t1
    xor t6, a4, t6
    lw a4, -2020(t0)
    lw s0, -1832(t0)
    xor t5, t5, a4
    lw a4, 520(a3)
    xor s0, s5, s0
    xor a4, a0, a4
    lw a0, -1836(t0)
    lw s4, -2012(t0)
    xor a0, s6, a0
    xor s2, s2, s4
    lw s4, -1828(t0)
    slli s5, a0, 16
    xor s1, s1, s4
    lw s4, 260(a3)
    slli s6, s0, 16
    xor a6, a6, s4
    lw s4, -1824(t0)
    and a0, a0, s3
    xor a2, a2, s4
    lw s4, 268(a3)
    xor t4, t4, s4
    lw s4, -1820(t0)
    xor a1, a1, s4
    lw s4, 276(a3)
    xor t3, t3, s4
    lw s4, 416(a3)
    slli s10, t3, 16
    xor a7, a7, s4
    lw s4, 284(a3)
    slli s11, a7, 16
    xor t2, t2, s4
    lw s4, 420(a3)
    and t3, t3, s3
    xor a5, a5, s4
    and s4, t1, s8
    xor s4, s4, s5
    and s5, t6, s8
    xor s5, s5, s6
    and s6, a6, s8
    xor s6, s6, s10
    and s10, a2, s8
    xor s10, s10, s11
    srli t1, t1, 16
    xor t1, t1, a0
    srli t6, t6, 16
    and a0, s0, s3
    xor t6, t6, a0
    srli a6, a6, 16
    xor a6, a6, t3
    srli t3, a2, 16
    and a7, a7, s3
    xor a7, t3, a7
    and t3, t5, s8
    slli a2, s2, 16
    xor t3, t3, a2
    and a2, a4, s8
    slli a0, s1, 16
    xor a2, a2, a0
    and a0, t4, s8
    slli s0, t2, 16
    xor a0, a0, s0
    and s0, a1, s8
    slli s11, a5, 16
    xor s0, s0, s11
    srli t5, t5, 16
    and s2, s2, s3
    xor t5, t5, s2
    srli a4, a4, 16
    and s1, s1, s3
    xor a4, a4, s1
    srli t4, t4, 16
    and t2, t2, s3
    xor t2, t4, t2
    srli t4, a1, 16
    and a5, a5, s3
    xor a5, t4, a5
    # round 6 (present.dsl:28)
    and t4, t1, t5
    xor t3, t3, t4
    xor t4, s4, t3
    xor t1, t1, t5
    xor a1, s4, t1
    and t1, t1, t4
    xor t1, t5, t1
    xor t5, t1, a1
    not s1, t5
    or s1, t3, s1
    xor s2, t1, s1
    xor a1, a1, s1
    or t1, t1, t5
    xor t1, t3, t1
    and t3, t6, a4
    xor t3, a2, t3
    xor t5, s5, t3
    xor t6, t6, a4
    xor a2, s5, t6
    and t6, t6, t5
    xor t6, a4, t6
    xor a4, t6, a2
    not s1, a4
    or s1, t3, s1
    xor s4, t6, s1
    xor a2, a2, s1
    or t6, t6, a4
    xor t3, t3, t6
    and t6, a6, t2
    xor t6, a0, t6
    xor a4, s6, t6
    xor a6, a6, t2
    xor a0, s6, a6
    and a6, a6, a4
    xor a6, t2, a6
    xor t2, a6, a0
    not s1, t2
    or s1, t6, s1
    xor s5, a6, s1
    xor a0, a0, s1
    or a6, a6, t2
    xor a6, t6, a6
    and t2, a7, a5
    xor t2, s0, t2
    xor t6, s10, t2
    xor a7, a7, a5
    xor s0, s10, a7
    and a7, a7, t6
    xor a5, a5, a7
    xor a7, a5, s0
    not s1, a7
    or s1, t2, s1
    xor s6, a5, s1
    xor s0, s0, s1
    or a5, a5, a7
    xor a5, t2, a5
    lw a7, -1816(t0)
    lw t2, 816(a3)
    xor a7, t4, a7
    xor t2, t5, t2
    lw t4, 456(a3)
    lw t5, 460(a3)
    xor t4, a4, t4
    xor t5, t6, t5
    lw t6, -1812(t0)
    lw a4, -1992(t0)
    xor t6, s2, t6
    xor a4, s4, a4
    lw s1, -1808(t0)
    lw s2, -1804(t0)
    xor s1, s5, s1
    lw s4, 200(a3)
    xor s2, s6, s2
    xor a1, a1, s4
    lw s4, 204(a3)
    xor a2, a2, s4
    lw s4, -1800(t0)
    xor a0, a0, s4
    lw s4, -1796(t0)
    xor s0, s0, s4
    lw s4, 216(a3)
    xor t1, t1, s4
    lw s4, 220(a3)
    xor t3, t3, s4
    lw s4, 360(a3)
    xor a6, a6, s4
    lw s4, 364(a3)
    xor a5, a5, s4
    srli s4, a7, 8
    xor s4, s4, t6
    and s4, s4, s7
    slli s5, s4, 8
    xor a7, a7, s5
    xor t6, t6, s4
    srli s4, t2, 8
    xor s4, s4, a4
    and s4, s4, s7
    slli s5, s4, 8
    xor t2, t2, s5
    xor a4, a4, s4
    srli s4, t4, 8
    xor s4, s4, s1
    and s4, s4, s7
    slli s5, s4, 8
    xor t4, t4, s5
    xor s1, s1, s4
    srli s4, t5, 8
    xor s4, s4, s2
    and s4, s4, s7
    slli s5, s4, 8
    xor t5, t5, s5
    xor s2, s2, s4
    srli s4, a1, 8
    xor s4, s4, t1
    and s4, s4, s7
    slli s5, s4, 8
    xor a1, a1, s5
    xor t1, t1, s4
    srli s4, a2, 8
    xor s4, s4, t3
    and s4, s4, s7
    slli s5, s4, 8
    xor a2, a2, s5
    xor t3, t3, s4
    srli s4, a0, 8
    xor s4, s4, a6
    and s4, s4, s7
    slli s5, s4, 8
    xor a0, a0, s5
    xor a6, a6, s4
    srli s4, s0, 8
    xor s4, s4, a5
    and s4, s4, s7
    slli s5, s4, 8
    xor s0, s0, s5
    xor a5, a5, s4
    # round 5 (present.dsl:28)
    and s4, t6, a4
    xor t2, t2, s4
    xor s4, a7, t2
    xor t6, t6, a4
    xor a7, a7, t6
    and t6, t6, s4
    xor t6, a4, t6
    xor a4, t6, a7
    not s5, a4
    or s5, t2, s5
    xor s6, t6, s5
    xor a7, a7, s5
    or t6, t6, a4
    xor t2, t2, t6
    and t6, t1, t3
    xor t6, a2, t6
    xor a4, a1, t6
    xor t1, t1, t3
    xor a2, a1, t1
    and t1, t1, a4
    xor t1, t3, t1
    xor t3, t1, a2
    not a1, t3
    or a1, t6, a1
    xor s5, t1, a1
    xor a2, a2, a1
    or t1, t1, t3
    xor t1, t6, t1
    and t3, s1, s2
    xor t3, t5, t3
    xor t5, t4, t3
    xor t6, s1, s2
    xor t4, t4, t6
    and t6, t6, t5
    xor t6, s2, t6
    xor a1, t6, t4
    not s1, a1
    or s1, t3, s1
    xor s2, t6, s1
    xor t4, t4, s1
    or t6, t6, a1
    xor t3, t3, t6
    and t6, a6, a5
    xor t6, s0, t6
    xor a1, a0, t6
    xor a6, a6, a5
    xor a0, a0, a6
    and a6, a6, a1
    xor a5, a5, a6
    xor a6, a5, a0
    not s0, a6
    or s0, t6, s0
    xor s1, a5, s0
    xor a0, a0, s0
    or a5, a5, a6
    xor a5, t6, a5
    lw a6, -1792(t0)
    lw t6, 400(a3)
    xor a6, s4, a6
    xor t6, a4, t6
    lw a4, 776(a3)
    lw s0, -1784(t0)
    xor t5, t5, a4
    lw a4, 408(a3)
    xor s0, s5, s0
    xor a4, a1, a4
    lw a1, -1788(t0)
    lw s4, -1972(t0)
    xor a1, s6, a1
    xor s2, s2, s4
    lw s4, -1780(t0)
    slli s5, a1, 16
    xor s1, s1, s4
    lw s4, 132(a3)
    slli s6, s0, 16
    xor a7, a7, s4
    lw s4, -1776(t0)
    and a1, a1, s3
    xor a2, a2, s4
    lw s4, 140(a3)
    xor t4, t4, s4
    lw s4, -1772(t0)
    xor a0, a0, s4
    lw s4, 148(a3)
    xor t2, t2, s4
    lw s4, 304(a3)
    slli s10, t2, 16
    xor t1, t1, s4
    lw s4, 156(a3)
    slli s11, t1, 16
    xor t3, t3, s4
    lw s4, 308(a3)
    and t2, t2, s3
    xor a5, a5, s4
    and s4, a6, s8
    xor s4, s4, s5
    and s5, t6, s8
    xor s5, s5, s6
    and s6, a7, s8
    xor s6, s6, s10
    and s10, a2, s8
    xor s10, s10, s11
    srli a6, a6, 16
    xor a6, a6, a1
    srli t6, t6, 16
    and a1, s0, s3
    xor t6, t6, a1
    srli a7, a7, 16
    xor a7, a7, t2
    srli t2, a2, 16
    and t1, t1, s3
    xor t1, t2, t1
    and t2, t5, s8
    slli a2, s2, 16
    xor t2, t2, a2
    and a2, a4, s8
    slli a1, s1, 16
    xor a2, a2, a1
    and a1, t4, s8
    slli s0, t3, 16
    xor a1, a1, s0
    and s0, a0, s8
    slli s11, a5, 16
    xor s0, s0, s11
    srli t5, t5, 16
    and s2, s2, s3
    xor t5, t5, s2
    srli a4, a4, 16
    and s1, s1, s3
    xor a4, a4, s1
    srli t4, t4, 16
    and t3, t3, s3
    xor t3, t4, t3
    srli t4, a0, 16
    and a5, a5, s3
    xor a5, t4, a5
    # round 4 (present.dsl:28)
    and t4, a6, t5
    xor t2, t2, t4
    xor t4, s4, t2
    xor a6, a6, t5
    xor a0, s4, a6
    and a6, a6, t4
    xor a6, t5, a6
    xor t5, a6, a0
    not s1, t5
    or s1, t2, s1
    xor s2, a6, s1
    xor a0, a0, s1
    or a6, a6, t5
    xor a6, t2, a6
    and t2, t6, a4
    xor t2, a2, t2
    xor t5, s5, t2
    xor t6, t6, a4
    xor a2, s5, t6
    and t6, t6, t5
    xor t6, a4, t6
    xor a4, t6, a2
    not s1, a4
    or s1, t2, s1
    xor s4, t6, s1
    xor a2, a2, s1
    or t6, t6, a4
    xor t2, t2, t6
    and t6, a7, t3
    xor t6, a1, t6
    xor a4, s6, t6
    xor a7, a7, t3
    xor a1, s6, a7
    and a7, a7, a4
    xor a7, t3, a7
    xor t3, a7, a1
    not s1, t3
    or s1, t6, s1
    xor s5, a7, s1
    xor a1, a1, s1
    or a7, a7, t3
    xor a7, t6, a7
    and t3, t1, a5
    xor t3, s0, t3
    xor t6, s10, t3
    xor t1, t1, a5
    xor s0, s10, t1
    and t1, t1, t6
    xor a5, a5, t1
    xor t1, a5, s0
    not s1, t1
    or s1, t3, s1
    xor s6, a5, s1
    xor s0, s0, s1
    or a5, a5, t1
    xor a5, t3, a5
    lw t1, -1768(t0)
    lw t3, 736(a3)
    xor t1, t4, t1
    xor t3, t5, t3
    lw t4, 344(a3)
    lw t5, 348(a3)
    xor t4, a4, t4
    xor t5, t6, t5
    lw t6, -1764(t0)
    lw a4, -1952(t0)
    xor t6, s2, t6
    xor a4, s4, a4
    lw s1, -1760(t0)
    lw s2, -1756(t0)
    xor s1, s5, s1
    lw s4, -1752(t0)
    xor s2, s6, s2
    xor a0, a0, s4
    lw s4, -1944(t0)
    xor a2, a2, s4
    lw s4, -1748(t0)
    xor a1, a1, s4
    lw s4, -1744(t0)
    xor s0, s0, s4
    lw s4, 240(a3)
    xor a6, a6, s4
    lw s4, 244(a3)
    xor t2, t2, s4
    lw s4, 248(a3)
    xor a7, a7, s4
    lw s4, 252(a3)
    xor a5, a5, s4
    srli s4, t1, 8
    xor s4, s4, t6
    and s4, s4, s7
    slli s5, s4, 8
    xor t1, t1, s5
    xor t6, t6, s4
    srli s4, t3, 8
    xor s4, s4, a4
    and s4, s4, s7
    slli s5, s4, 8
    xor t3, t3, s5
    xor a4, a4, s4
    srli s4, t4, 8
    xor s4, s4, s1
    and s4, s4, s7
    slli s5, s4, 8
    xor t4, t4, s5
    xor s1, s1, s4
    srli s4, t5, 8
    xor s4, s4, s2
    and s4, s4, s7
    slli s5, s4, 8
    xor t5, t5, s5
    xor s2, s2, s4
    srli s4, a0, 8
    xor s4, s4, a6
    and s4, s4, s7
    slli s5, s4, 8
    xor a0, a0, s5
    xor a6, a6, s4
    srli s4, a2, 8
    xor s4, s4, t2
    and s4, s4, s7
    slli s5, s4, 8
    xor a2, a2, s5
    xor t2, t2, s4
    srli s4, a1, 8
    xor s4, s4, a7
    and s4, s4, s7
    slli s5, s4, 8
    xor a1, a1, s5
    xor a7, a7, s4
    srli s4, s0, 8
    xor s4, s4, a5
    and s4, s4, s7
    slli s5, s4, 8
    xor s0, s0, s5
    xor a5, a5, s4
    # round 3 (present.dsl:28)
    and s4, t6, a4
    xor t3, t3, s4
    xor s4, t1, t3
    xor t6, t6, a4
    xor t1, t1, t6
    and t6, t6, s4
    xor t6, a4, t6
    xor a4, t6, t1
    not s5, a4
    or s5, t3, s5
    xor s6, t6, s5
    xor t1, t1, s5
    or t6, t6, a4
    xor t3, t3, t6
    and t6, a6, t2
    xor t6, a2, t6
    xor a4, a0, t6
    xor a6, a6, t2
    xor a2, a0, a6
    and a6, a6, a4
    xor a6, t2, a6
    xor t2, a6, a2
    not a0, t2
    or a0, t6, a0
    xor s5, a6, a0
    xor a2, a2, a0
    or a6, a6, t2
    xor a6, t6, a6
    and t2, s1, s2
    xor t2, t5, t2
    xor t5, t4, t2
    xor t6, s1, s2
    xor t4, t4, t6
    and t6, t6, t5
    xor t6, s2, t6
    xor a0, t6, t4
    not s1, a0
    or s1, t2, s1
    xor s2, t6, s1
    xor t4, t4, s1
    or t6, t6, a0
    xor t2, t2, t6
    and t6, a7, a5
    xor t6, s0, t6
    xor a0, a1, t6
    xor a7, a7, a5
    xor a1, a1, a7
    and a7, a7, a0
    xor a5, a5, a7
    xor a7, a5, a1
    not s0, a7
    or s0, t6, s0
    xor s1, a5, s0
    xor a1, a1, s0
    or a5, a5, a7
    xor a5, t6, a5
    lw a7, -1740(t0)
    lw t6, 288(a3)
    xor a7, s4, a7
    xor t6, a4, t6
    lw a4, 696(a3)
    lw s0, -1732(t0)
    xor t5, t5, a4
    lw a4, 296(a3)
    xor s0, s5, s0
    xor a4, a0, a4
    lw a0, -1736(t0)
    lw s4, -1928(t0)
    xor a0, s6, a0
    xor s2, s2, s4
    lw s4, -1728(t0)
    and s10, a0, s8
    xor s1, s1, s4
    lw s4, -1724(t0)
    and s11, s0, s8
    xor t1, t1, s4
    lw s4, -1720(t0)
    xor a2, a2, s4
    lw s4, -1920(t0)
    xor t4, t4, s4
    lw s4, -1716(t0)
    xor a1, a1, s4
    lw s4, 176(a3)
    xor t3, t3, s4
    lw s4, 180(a3)
    and s5, t3, s8
    xor a6, a6, s4
    lw s4, 184(a3)
    and s6, a6, s8
    xor t2, t2, s4
    lw s4, 188(a3)
    srli t3, t3, 16
    xor a5, a5, s4
    slli s4, t1, 16
    xor s4, s4, s5
    slli s5, a2, 16
    xor s5, s5, s6
    slli s6, a7, 16
    xor s6, s6, s10
    slli s10, t6, 16
    xor s10, s10, s11
    and t1, t1, s3
    xor t1, t1, t3
    and t3, a2, s3
    srli a6, a6, 16
    xor a6, t3, a6
    and a7, a7, s3
    srli t3, a0, 16
    xor a7, a7, t3
    and t3, t6, s3
    srli t6, s0, 16
    xor t3, t3, t6
    slli t6, t4, 16
    and a2, t2, s8
    xor t6, t6, a2
    slli a2, a1, 16
    and a0, a5, s8
    xor a2, a2, a0
    slli a0, t5, 16
    and s0, s2, s8
    xor a0, a0, s0
    slli s0, a4, 16
    and s8, s1, s8
    xor s0, s0, s8
    and t4, t4, s3
    srli t2, t2, 16
    xor t2, t4, t2
    and t4, a1, s3
    srli a5, a5, 16
    xor a5, t4, a5
    and t4, t5, s3
    srli t5, s2, 16
    xor t4, t4, t5
    and t5, a4, s3
    srli a4, s1, 16
    xor t5, t5, a4
    # round 2 (present.dsl:28)
    and a4, t1, t2
    xor t6, t6, a4
    xor a4, s4, t6
    xor t1, t1, t2
    xor a1, s4, t1
    and t1, t1, a4
    xor t1, t2, t1
    xor t2, t1, a1
    not s1, t2
    or s1, t6, s1
    xor s2, t1, s1
    xor a1, a1, s1
    or t1, t1, t2
    xor t1, t6, t1
    and t2, a6, a5
    xor t2, a2, t2
    xor t6, s5, t2
    xor a6, a6, a5
    xor a2, s5, a6
    and a6, a6, t6
    xor a5, a5, a6
    xor a6, a5, a2
    not s1, a6
    or s1, t2, s1
    xor s3, a5, s1
    xor a2, a2, s1
    or a5, a5, a6
    xor a5, t2, a5
    and a6, a7, t4
    xor a6, a0, a6
    xor t2, s6, a6
    xor a7, a7, t4
    xor a0, s6, a7
    and a7, a7, t2
    xor a7, t4, a7
    xor t4, a7, a0
    not s1, t4
    or s1, a6, s1
    xor s4, a7, s1
    xor a0, a0, s1
    or a7, a7, t4
    xor a6, a6, a7
    and a7, t3, t5
    xor a7, s0, a7
    xor t4, s10, a7
    xor t3, t3, t5
    xor s0, s10, t3
    and t3, t3, t4
    xor t3, t5, t3
    xor t5, t3, s0
    not s1, t5
    or s1, a7, s1
    xor s5, t3, s1
    xor s0, s0, s1
    or t3, t3, t5
    xor a7, a7, t3
    lw t3, -1712(t0)
    lw t5, -1708(t0)
    xor t3, a4, t3
    xor t5, t6, t5
    lw t6, -1704(t0)
    lw a4, -1692(t0)
    xor t2, t2, t6
    lw t6, -1700(t0)
    xor a4, s3, a4
    xor t4, t4, t6
    lw t6, -1696(t0)
    lw s1, -1688(t0)
    xor t6, s2, t6
    xor s1, s4, s1
    lw s2, -1684(t0)
    lw s3, -1680(t0)
    xor s2, s5, s2
    xor a1, a1, s3
    lw s3, -1676(t0)
    lui s5, 1044496
    xor a2, a2, s3
    lw s3, -1672(t0)
    addi s5, s5, -256
    xor a0, a0, s3
    lw s3, -1668(t0)
    slli s6, t6, 8
    xor s0, s0, s3
    lw s3, 112(a3)
    and s6, s6, s5
    xor t1, t1, s3
    lw s3, 116(a3)
    slli s4, t1, 8
    xor a5, a5, s3
    lw s3, 120(a3)
    and s4, s4, s5
    xor a6, a6, s3
    lw s3, 124(a3)
    slli s8, a6, 8
    xor a7, a7, s3
    and s3, a1, s7
    xor s3, s3, s4
    and s4, t3, s7
    xor s4, s4, s6
    and s6, a0, s7
    and s8, s8, s5
    xor s6, s6, s8
    and s8, t2, s7
    slli s10, s1, 8
    and s10, s10, s5
    xor s8, s8, s10
    srli a1, a1, 8
    and a1, a1, s7
    and t1, t1, s5
    xor t1, a1, t1
    srli t3, t3, 8
    and t3, t3, s7
    and t6, t6, s5
    xor t3, t3, t6
    srli t6, a0, 8
    and t6, t6, s7
    and a6, a6, s5
    xor a6, t6, a6
    srli t2, t2, 8
    and t2, t2, s7
    and t6, s1, s5
    xor t2, t2, t6
    and t6, a2, s7
    slli a1, a5, 8
    and a1, a1, s5
    xor t6, t6, a1
    and a1, t5, s7
    slli a0, a4, 8
    and a0, a0, s5
    xor a1, a1, a0
    and a0, s0, s7
    slli s1, a7, 8
    and s1, s1, s5
    xor a0, a0, s1
    and s1, t4, s7
    slli s10, s2, 8
    and s10, s10, s5
    xor s1, s1, s10
    srli a2, a2, 8
    and a2, a2, s7
    and a5, a5, s5
    xor a5, a2, a5
    srli t5, t5, 8
    and t5, t5, s7
    and a4, a4, s5
    xor t5, t5, a4
    srli a4, s0, 8
    and a4, a4, s7
    and a7, a7, s5
    xor a7, a4, a7
    srli t4, t4, 8
    and t4, t4, s7
    and a4, s2, s5
    xor t4, t4, a4
    # round 1 (present.dsl:28)
    and a4, t1, a5
    xor t6, t6, a4
    xor a4, s3, t6
    xor t1, t1, a5
    xor a2, s3, t1
    and t1, t1, a4
    xor a5, a5, t1
    xor t1, a5, a2
    not s0, t1
    or s0, t6, s0
    xor s2, a5, s0
    xor a2, a2, s0
    or a5, a5, t1
    xor a5, t6, a5
    and t1, t3, t5
    xor t1, a1, t1
    xor t6, s4, t1
    xor t3, t3, t5
    xor a1, s4, t3
    and t3, t3, t6
    xor t3, t5, t3
    xor t5, t3, a1
    not s0, t5
    or s0, t1, s0
    xor s3, t3, s0
    xor a1, a1, s0
    or t3, t3, t5
    xor t1, t1, t3
    and t3, a6, a7
    xor t3, a0, t3
    xor t5, s6, t3
    xor a6, a6, a7
    xor a0, s6, a6
    and a6, a6, t5
    xor a6, a7, a6
    xor a7, a6, a0
    not s0, a7
    or s0, t3, s0
    xor s4, a6, s0
    xor a0, a0, s0
    or a6, a6, a7
    xor a6, t3, a6
    and a7, t2, t4
    xor a7, s1, a7
    xor t3, s8, a7
    xor t2, t2, t4
    xor s0, s8, t2
    and t2, t2, t3
    xor t2, t4, t2
    xor t4, t2, s0
    not s1, t4
    or s1, a7, s1
    xor s5, t2, s1
    xor s0, s0, s1
    or t2, t2, t4
    xor a7, a7, t2
    lw t2, -1664(t0)
    lw t4, -1660(t0)
    xor t2, a4, t2
    xor t4, t6, t4
    lw t6, -1656(t0)
    lw a4, -1644(t0)
    xor t5, t5, t6
    lw t6, -1652(t0)
    xor a4, s3, a4
    xor t3, t3, t6
    lw t6, -1648(t0)
    lw s1, -1640(t0)
    xor t6, s2, t6
    xor s1, s4, s1
    lw s2, -1636(t0)
    lw s3, -1632(t0)
    xor s2, s5, s2
    xor a2, a2, s3
    lw s3, -1628(t0)
    xor a1, a1, s3
    lw s3, -1624(t0)
    lw t0, -1620(t0)
    xor a0, a0, s3
    xor t0, s0, t0
    lw s0, 48(a3)
    xor a5, a5, s0
    lw s0, 52(a3)
    xor t1, t1, s0
    lw s0, 56(a3)
    xor a6, a6, s0
    lw s0, 60(a3)
    xor a7, a7, s0
    srli s0, t2, 2
    xor s0, s0, a2
    and s0, s0, s9
    slli s3, s0, 2
    xor t2, t2, s3
    xor a2, a2, s0
    srli s0, t5, 2
    xor s0, s0, a0
    and s0, s0, s9
    slli s3, s0, 2
    xor t5, t5, s3
    xor a0, a0, s0
    srli s0, t6, 2
    xor s0, s0, a5
    and s0, s0, s9
    slli s3, s0, 2
    xor t6, t6, s3
    xor a5, a5, s0
    srli s0, s1, 2
    xor s0, s0, a6
    and s0, s0, s9
    slli s3, s0, 2
    xor s1, s1, s3
    xor a6, a6, s0
    srli s0, t4, 2
    xor s0, s0, a1
    and s0, s0, s9
    slli s3, s0, 2
    xor t4, t4, s3
    xor a1, a1, s0
    srli s0, t3, 2
    xor s0, s0, t0
    and s0, s0, s9
    slli s3, s0, 2
    xor t3, t3, s3
    xor t0, t0, s0
    srli s0, a4, 2
    xor s0, s0, t1
    and s0, s0, s9
    slli s3, s0, 2
    xor a4, a4, s3
    xor t1, t1, s0
    srli s0, s2, 2
    xor s0, s0, a7
    and s0, s0, s9
    slli s3, s0, 2
    xor s2, s2, s3
    xor a7, a7, s0
    srli s0, t2, 1
    lw s3, 100(sp)
    xor s0, s0, t6
    and s0, s0, s3
    slli s4, s0, 1
    xor t2, t2, s4
    xor t6, t6, s0
    srli s0, t5, 1
    xor s0, s0, s1
    and s0, s0, s3
    slli s4, s0, 1
    xor t5, t5, s4
    xor s0, s1, s0
    srli s1, a2, 1
    xor s1, s1, a5
    and s1, s1, s3
    slli s4, s1, 1
    xor a2, a2, s4
    xor a5, a5, s1
    srli s1, a0, 1
    xor s1, s1, a6
    and s1, s1, s3
    slli s4, s1, 1
    xor a0, a0, s4
    xor a6, a6, s1
    srli s1, t4, 1
    xor s1, s1, a4
    and s1, s1, s3
    slli s4, s1, 1
    xor t4, t4, s4
    xor a4, a4, s1
    srli s1, t3, 1
    xor s1, s1, s2
    and s1, s1, s3
    slli s4, s1, 1
    xor t3, t3, s4
    xor s1, s2, s1
    srli s2, a1, 1
    xor s2, s2, t1
    and s2, s2, s3
    slli s4, s2, 1
    xor a1, a1, s4
    xor t1, t1, s2
    srli s2, t0, 1
    xor s2, s2, a7
    and s2, s2, s3
    slli s3, s2, 1
    xor t0, t0, s3
    xor a7, a7, s2
    srli s2, t2, 8
    xor s2, s2, t4
    and s2, s2, s7
    slli s3, s2, 8
    xor t2, t2, s3
    xor t4, t4, s2
    srli s2, t5, 8
    xor s2, s2, t3
    and s2, s2, s7
    slli s3, s2, 8
    xor t5, t5, s3
    xor t3, t3, s2
    srli s2, t6, 8
    xor s2, s2, a4
    and s2, s2, s7
    slli s3, s2, 8
    xor t6, t6, s3
    xor a4, a4, s2
    srli s2, s0, 8
    xor s2, s2, s1
    and s2, s2, s7
    slli s3, s2, 8
    xor s0, s0, s3
    xor s1, s1, s2
    srli s2, a2, 8
    xor s2, s2, a1
    and s2, s2, s7
    slli s3, s2, 8
    xor a2, a2, s3
    xor a1, a1, s2
    srli s2, a0, 8
    xor s2, s2, t0
    and s2, s2, s7
    slli s3, s2, 8
    xor a0, a0, s3
    xor t0, t0, s2
    srli s2, a5, 8
    xor s2, s2, t1
    and s2, s2, s7
    slli s3, s2, 8
    xor a5, a5, s3
    xor t1, t1, s2
    srli s2, a6, 8
    xor s2, s2, a7
    and s2, s2, s7
    slli s3, s2, 8
    xor a6, a6, s3
    xor a7, a7, s2
    srli s2, t2, 4
    lw s3, 96(sp)
    xor s2, s2, t4
    and s2, s2, s3
    slli s4, s2, 4
    xor t2, t2, s4
    xor t4, t4, s2
    srli s2, t5, 4
    xor s2, s2, t3
    and s2, s2, s3
    slli s4, s2, 4
    xor t5, t5, s4
    xor t3, t3, s2
    srli s2, t6, 4
    xor s2, s2, a4
    and s2, s2, s3
    slli s4, s2, 4
    xor t6, t6, s4
    xor a4, a4, s2
    srli s2, s0, 4
    xor s2, s2, s1
    and s2, s2, s3
    slli s4, s2, 4
    xor s0, s0, s4
    xor s1, s1, s2
    srli s2, a2, 4
    xor s2, s2, a1
    and s2, s2, s3
    slli s4, s2, 4
    xor a2, a2, s4
    xor a1, a1, s2
    srli s2, a0, 4
    xor s2, s2, t0
    and s2, s2, s3
    slli s4, s2, 4
    xor a0, a0, s4
    xor t0, t0, s2
    srli s2, a5, 4
    xor s2, s2, t1
    and s2, s2, s3
    slli s4, s2, 4
    xor a5, a5, s4
    xor t1, t1, s2
    srli s2, a6, 4
    xor s2, s2, a7
    and s2, s2, s3
    slli s3, s2, 4
    xor a6, a6, s3
    xor a7, a7, s2
    lw s2, 64(sp)
    sw t2, 0(s2)
    sw t5, 4(s2)
    sw t6, 8(s2)
    sw s0, 12(s2)
    sw a2, 16(s2)
    sw a0, 20(s2)
    sw a5, 24(s2)
    sw a6, 28(s2)
    sw t4, 32(s2)
    sw t3, 36(s2)
    sw a4, 40(s2)
    sw s1, 44(s2)
    sw a1, 48(s2)
    sw t0, 52(s2)
    sw t1, 56(s2)
    sw a7, 60(s2)
    mv a0, s2
    lw a1, 68(sp)
    lw a2, 80(sp)
    addi a0, a0, 64
    addi a1, a1, 64
    bltu a2, a1, .Llwcc_present64_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_present64_128_ecb_decrypt_rv32i_group
.Llwcc_present64_128_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_present64_128_ecb_decrypt_rv32i_out
.Llwcc_present64_128_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_present64_128_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 176
.Llwcc_present64_128_ecb_decrypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_present64_128_ecb_decrypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_present64_128_ecb_decrypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_128_ecb_decrypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_present64_128_ecb_decrypt_rv32i_group
.Llwcc_present64_128_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_present64_128_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_128_ecb_decrypt_rv32i_copy
.Llwcc_present64_128_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 176
.Llwcc_present64_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_present64_128_ecb_decrypt_rv32i_wipe
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
    .size lwcc_present64_128_ecb_decrypt_rv32i, .-lwcc_present64_128_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_present64_128_ctr_init_rv32i
    .type lwcc_present64_128_ctr_init_rv32i, %function
lwcc_present64_128_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_present64_128_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_present64_128_ctr_nonce_rv32i
    .size lwcc_present64_128_ctr_init_rv32i, .-lwcc_present64_128_ctr_init_rv32i

    .balign 4
    .global lwcc_present64_128_ctr_nonce_rv32i
    .type lwcc_present64_128_ctr_nonce_rv32i, %function
lwcc_present64_128_ctr_nonce_rv32i:
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
    lbu a5, 1(a1)
    lbu a6, 0(a1)
    lbu a7, 2(a1)
    lbu t0, 3(a1)
    slli a5, a5, 8
    or a5, a6, a5
    slli a6, a7, 16
    or a5, a5, a6
    slli a6, t0, 24
    or a5, a5, a6
    srli a6, a5, 4
    lui a7, 61681
    xor a6, a6, a5
    addi a7, a7, -241
    and a6, a6, a7
    slli a7, a6, 4
    xor a7, a5, a7
    xor a5, a5, a6
    srli a6, a7, 8
    lui t0, 4080
    xor a6, a6, a5
    addi t0, t0, 255
    and a6, a6, t0
    slli t1, a6, 8
    xor a7, a7, t1
    xor a5, a5, a6
    srli a6, a7, 1
    lui t1, 349525
    srli t2, a5, 1
    xor a6, a6, a7
    addi t1, t1, 1365
    xor t2, t2, a5
    and a6, a6, t1
    and t1, t2, t1
    xor t2, a7, a6
    xor t3, a5, t1
    slli a6, a6, 1
    slli t1, t1, 1
    lui t4, 209715
    srli t5, t2, 2
    srli t6, t3, 2
    xor a6, a7, a6
    xor a5, a5, t1
    addi a7, t4, 819
    xor t1, t5, t2
    xor t4, t6, t3
    addi t5, a0, 2047
    srli t6, a6, 2
    and t1, t1, a7
    srli a4, a5, 2
    and t4, t4, a7
    addi t5, t5, 2047
    xor t6, t6, a6
    slli a3, t1, 2
    xor a4, a4, a5
    slli a2, t4, 2
    lw s0, 16(a0)
    lw s1, 20(a0)
    addi t5, t5, 2
    and t6, t6, a7
    xor a3, t2, a3
    and a7, a4, a7
    xor a4, t3, a2
    lw a2, -1632(t5)
    lw s2, -1628(t5)
    slli s3, t6, 2
    xor t6, a6, t6
    slli s4, a7, 2
    xor a7, a5, a7
    lw s5, 0(a0)
    lw s6, 4(a0)
    xor a3, a3, s0
    xor a4, a4, s1
    lw s0, 48(a0)
    lw s1, 52(a0)
    xor a6, a6, s3
    xor t1, t2, t1
    xor a5, a5, s4
    xor t2, t3, t4
    xor t3, t6, a2
    xor a7, a7, s2
    # round 1 (present.dsl:28)
    not t4, a3
    not t6, a4
    xor a6, a6, s5
    xor a5, a5, s6
    xor t1, t1, s0
    xor t2, t2, s1
    and a4, t4, t3
    and a3, t6, a7
    xor t1, t1, a4
    not a6, a6
    xor t3, t4, t3
    xor t2, t2, a3
    not a5, a5
    xor a7, t6, a7
    xor a4, a6, t1
    xor t3, t1, t3
    xor a3, a5, t2
    xor a7, t2, a7
    or a2, a4, t3
    or s0, a3, a7
    xor t4, t4, a2
    xor t6, t6, s0
    or a2, a6, t4
    or s0, a5, t6
    xor t3, t3, a2
    xor a7, a7, s0
    or a6, a6, t3
    or a5, a5, a7
    xor a6, t4, a6
    xor a5, t6, a5
    or t4, t3, a6
    or t6, a7, a5
    xor t1, t1, t4
    xor t2, t2, t6
    not t4, a4
    not t6, a3
    srli a4, t4, 8
    not a6, a6
    srli a3, t6, 8
    not a5, a5
    srli a2, t1, 8
    not t3, t3
    srli s0, t2, 8
    not a7, a7
    xor a4, a4, a6
    xor a3, a3, a5
    xor a2, a2, t3
    xor s0, s0, a7
    and a4, a4, t0
    and a3, a3, t0
    and a2, a2, t0
    and t0, s0, t0
    lw s0, 80(a0)
    lw s1, 84(a0)
    slli s2, a4, 8
    xor a5, a5, a3
    slli s3, a2, 8
    xor a7, a7, t0
    lw s4, -1680(t5)
    lw s5, -1676(t5)
    xor t4, t4, s2
    slli a3, a3, 8
    xor t1, t1, s3
    slli t0, t0, 8
    lw s2, 64(a0)
    lw s3, 68(a0)
    xor a5, a5, s0
    xor a7, a7, s1
    lw s0, 112(a0)
    lw s1, 116(a0)
    xor a6, a6, a4
    xor t6, t6, a3
    xor t3, t3, a2
    xor t0, t2, t0
    xor t2, t4, s4
    xor t1, t1, s5
    # round 2 (present.dsl:28)
    not a5, a5
    not a7, a7
    # round 1 (present.dsl:28)
    xor t4, t6, s2
    xor t0, t0, s3
    xor a6, a6, s0
    xor t3, t3, s1
    # round 2 (present.dsl:28)
    and t6, a5, t2
    and a4, a7, t1
    xor a6, a6, t6
    not t4, t4
    xor t2, a5, t2
    xor t3, t3, a4
    not t0, t0
    xor t1, a7, t1
    xor t6, t4, a6
    xor t2, a6, t2
    xor a4, t0, t3
    xor t1, t3, t1
    or a3, t6, t2
    or a2, a4, t1
    xor a5, a5, a3
    xor a7, a7, a2
    or a3, t4, a5
    or a2, t0, a7
    xor t2, t2, a3
    xor t1, t1, a2
    or t4, t4, t2
    or t0, t0, t1
    xor a5, a5, t4
    xor a7, a7, t0
    or t0, t2, a5
    or t4, t1, a7
    xor a6, a6, t0
    xor t0, t3, t4
    lui t3, 1048560
    lui t4, 16
    not t6, t6
    not a5, a5
    not a4, a4
    not a7, a7
    not t2, t2
    not t1, t1
    addi t4, t4, -1
    srli a3, t6, 16
    and a2, a5, t3
    srli s0, a4, 16
    and s1, a7, t3
    srli s2, a6, 16
    and s3, t2, t3
    srli s4, t0, 16
    and t3, t1, t3
    lw s5, -1724(t5)
    lw s6, -1720(t5)
    lw s7, -1920(t5)
    lw s8, -1716(t5)
    xor a3, a3, a2
    xor a2, s0, s1
    xor s0, s2, s3
    xor t3, s4, t3
    and t6, t6, t4
    slli a5, a5, 16
    and a4, a4, t4
    slli a7, a7, 16
    and a6, a6, t4
    slli t2, t2, 16
    and t0, t0, t4
    slli t1, t1, 16
    lw t4, 176(a0)
    lw s1, 180(a0)
    lw s2, 184(a0)
    lw s3, 188(a0)
    xor a5, t6, a5
    xor a7, a4, a7
    xor a6, a6, t2
    xor t0, t0, t1
    xor t1, a3, s5
    xor t2, a2, s6
    xor t6, s0, s7
    xor t3, t3, s8
    xor a5, a5, t4
    xor a7, a7, s1
    xor a6, a6, s2
    xor t0, t0, s3
    # round 3 (present.dsl:28)
    not t1, t1
    not t2, t2
    not t4, t6
    not t3, t3
    sw t1, -1616(t5)
    sw a5, -1612(t5)
    sw t2, -1608(t5)
    sw a7, -1604(t5)
    sw t4, -1600(t5)
    sw a6, -1596(t5)
    sw t3, -1592(t5)
    sw t0, -1588(t5)
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    lw s7, 32(sp)
    lw s8, 36(sp)
    addi sp, sp, 96
    ret
    .size lwcc_present64_128_ctr_nonce_rv32i, .-lwcc_present64_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_present64_128_ctr_crypt_rv32i
    .type lwcc_present64_128_ctr_crypt_rv32i, %function
lwcc_present64_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_present64_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_present64_128_ctr_crypt_rv32i_begin:
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
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 64
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    beqz t1, .Llwcc_present64_128_ctr_crypt_rv32i_group
    j .Llwcc_present64_128_ctr_crypt_rv32i_rest
.Llwcc_present64_128_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    lui a5, 61681
    addi a5, a5, -241
    lui a6, 4080
    addi a6, a6, 255
    lui a7, 349525
    addi a7, a7, 1365
    lui t0, 209715
    addi t0, t0, 819
    # round 2 (present.dsl:28)
    lui t1, 1048560
    lui t2, 16
    addi t2, t2, -1
    # round 31 (present.dsl:28)
    lui t4, 16
    addi t4, t4, -256
    lui t5, 1044480
    srli t6, a4, 24
    srli s0, a4, 16
    srli s1, a4, 8
    andi s0, s0, 255
    slli s0, s0, 8
    or t6, t6, s0
    andi s0, s1, 255
    slli s0, s0, 16
    or t6, t6, s0
    slli s0, a4, 24
    or t6, t6, s0
    srli s0, t6, 4
    addi s1, a4, 1
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
    srli s2, s1, 4
    addi s3, a4, 2
    srli s4, s3, 24
    srli s5, s3, 16
    srli s6, s3, 8
    andi s5, s5, 255
    slli s5, s5, 8
    or s4, s4, s5
    andi s5, s6, 255
    slli s5, s5, 16
    or s4, s4, s5
    slli s3, s3, 24
    or s3, s4, s3
    srli s4, s3, 4
    addi s5, a4, 3
    srli s6, s5, 24
    srli s7, s5, 16
    srli s8, s5, 8
    andi s7, s7, 255
    slli s7, s7, 8
    or s6, s6, s7
    andi s7, s8, 255
    slli s7, s7, 16
    or s6, s6, s7
    slli s5, s5, 24
    or s5, s6, s5
    srli s6, s5, 4
    addi s7, a4, 4
    srli s8, s7, 24
    srli s9, s7, 16
    srli s10, s7, 8
    andi s9, s9, 255
    slli s9, s9, 8
    or s8, s8, s9
    andi s9, s10, 255
    slli s9, s9, 16
    or s8, s8, s9
    slli s7, s7, 24
    or s7, s8, s7
    addi s8, a4, 5
    srli s9, s8, 16
    andi s9, s9, 255
    slli s9, s9, 8
    srli s10, s8, 24
    or s9, s10, s9
    slli s10, s8, 24
    srli s8, s8, 8
    andi s8, s8, 255
    slli s8, s8, 16
    or s8, s9, s8
    or s8, s8, s10
    addi s9, a4, 6
    srli s10, s9, 16
    andi s10, s10, 255
    slli s10, s10, 8
    srli s11, s9, 24
    or s10, s11, s10
    slli s11, s9, 24
    srli s9, s9, 8
    andi s9, s9, 255
    slli s9, s9, 16
    or s9, s10, s9
    or s9, s9, s11
    addi s10, a4, 7
    srli s11, s10, 16
    andi s11, s11, 255
    slli s11, s11, 8
    srli ra, s10, 24
    or s11, ra, s11
    slli ra, s10, 24
    srli s10, s10, 8
    andi s10, s10, 255
    slli s10, s10, 16
    or s10, s11, s10
    or s10, s10, ra
    xor s0, s0, s7
    and s0, s0, a5
    xor s7, s7, s0
    slli s0, s0, 4
    xor t6, t6, s0
    xor s0, s2, s8
    and s0, s0, a5
    xor s2, s8, s0
    slli s0, s0, 4
    xor s0, s1, s0
    xor s1, s6, s10
    and s1, s1, a5
    xor s6, s10, s1
    slli s1, s1, 4
    xor s1, s5, s1
    xor s4, s4, s9
    and s4, s4, a5
    xor s5, s9, s4
    slli s4, s4, 4
    xor s3, s3, s4
    srli s4, s3, 8
    xor s4, s4, s5
    and s4, s4, a6
    xor s5, s5, s4
    slli s4, s4, 8
    xor s3, s3, s4
    srli s4, s3, 1
    srli s8, s5, 1
    srli s9, s1, 8
    xor s9, s9, s6
    and s9, s9, a6
    xor s6, s6, s9
    xor s8, s8, s6
    and s8, s8, a7
    xor s6, s6, s8
    slli s8, s8, 1
    xor s5, s5, s8
    slli s8, s9, 8
    xor s1, s1, s8
    xor s4, s4, s1
    and s4, s4, a7
    xor s1, s1, s4
    slli s4, s4, 1
    xor s3, s3, s4
    srli s4, s0, 8
    xor s4, s4, s2
    and s4, s4, a6
    xor s2, s2, s4
    slli s4, s4, 8
    xor s0, s0, s4
    srli s4, t6, 8
    xor s4, s4, s7
    and s4, s4, a6
    xor s7, s7, s4
    slli s4, s4, 8
    xor t6, t6, s4
    srli s4, t6, 1
    xor s4, s4, s0
    and s4, s4, a7
    xor s0, s0, s4
    slli s4, s4, 1
    xor t6, t6, s4
    srli s4, t6, 2
    xor s4, s4, s3
    and s4, s4, t0
    lw s8, 40(a3)
    xor s3, s3, s4
    xor s3, s8, s3
    slli s4, s4, 2
    lw s8, 8(a3)
    xor t6, t6, s4
    xor t6, s8, t6
    srli s4, s0, 2
    xor s4, s4, s1
    and s4, s4, t0
    lw s8, 56(a3)
    xor s1, s1, s4
    xor s1, s8, s1
    slli s4, s4, 2
    lw s8, 24(a3)
    xor s0, s0, s4
    xor s0, s8, s0
    srli s4, s7, 1
    xor s4, s4, s2
    and s4, s4, a7
    xor s2, s2, s4
    slli s4, s4, 1
    xor s4, s7, s4
    srli s7, s4, 2
    xor s7, s7, s5
    and s7, s7, t0
    lw s8, 44(a3)
    xor s5, s5, s7
    xor s5, s8, s5
    slli s7, s7, 2
    lw s8, 12(a3)
    xor s4, s4, s7
    xor s4, s8, s4
    srli s7, s2, 2
    xor s7, s7, s6
    and s7, s7, t0
    lw s8, 60(a3)
    xor s6, s6, s7
    xor s6, s8, s6
    slli s7, s7, 2
    lw s8, 28(a3)
    xor s2, s2, s7
    xor s2, s8, s2
    # round 1 (present.dsl:28)
    or s7, s0, s3
    xor s1, s1, s7
    not s7, t6
    xor s8, s7, s1
    xor s3, s0, s3
    xor s3, s1, s3
    and s9, s8, s3
    xor s0, s0, s9
    or s7, s7, s0
    xor s3, s3, s7
    and t6, t6, s3
    xor t6, s0, t6
    and s0, s3, t6
    xor s0, s1, s0
    srli s1, s8, 8
    xor s1, s1, t6
    and s1, s1, a6
    slli s7, s1, 8
    xor s7, s8, s7
    xor t6, t6, s1
    srli s1, s0, 8
    xor s1, s1, s3
    and s1, s1, a6
    slli s8, s1, 8
    xor s0, s0, s8
    lw s8, 104(a3)
    xor s1, s3, s1
    lw s3, 108(a3)
    xor s7, s7, s8
    lw s8, 120(a3)
    xor s0, s0, s3
    lw s3, 124(a3)
    xor t6, t6, s8
    xor s1, s1, s3
    or s3, s2, s5
    xor s3, s6, s3
    xor s5, s2, s5
    xor s5, s3, s5
    not s6, s4
    xor s8, s6, s3
    and s9, s8, s5
    xor s2, s2, s9
    or s6, s6, s2
    xor s5, s5, s6
    and s4, s4, s5
    xor s2, s2, s4
    and s4, s5, s2
    xor s3, s3, s4
    srli s4, s3, 8
    xor s4, s4, s5
    and s4, s4, a6
    lw s6, 92(a3)
    xor s5, s5, s4
    xor s5, s5, s6
    slli s4, s4, 8
    lw s6, 76(a3)
    xor s3, s3, s4
    xor s3, s3, s6
    srli s4, s8, 8
    xor s4, s4, s2
    and s4, s4, a6
    lw s6, 88(a3)
    xor s2, s2, s4
    xor s2, s2, s6
    slli s4, s4, 8
    lw s6, 72(a3)
    xor s4, s8, s4
    xor s4, s4, s6
    # round 2 (present.dsl:28)
    or s6, s2, s7
    xor t6, t6, s6
    not s6, s4
    xor s8, s6, t6
    xor s7, s2, s7
    xor s7, t6, s7
    and s9, s8, s7
    xor s2, s2, s9
    or s6, s6, s2
    xor s6, s7, s6
    and s4, s4, s6
    xor s2, s2, s4
    and s4, s6, s2
    xor t6, t6, s4
    srli s4, s8, 16
    and s7, s2, t1
    xor s4, s4, s7
    srli s7, t6, 16
    and s9, s6, t1
    xor s7, s7, s9
    and s8, s8, t2
    slli s2, s2, 16
    xor s2, s8, s2
    and t6, t6, t2
    slli s6, s6, 16
    lw s8, 128(a3)
    xor t6, t6, s6
    lw s6, 136(a3)
    xor s4, s4, s8
    lw s8, 144(a3)
    xor s6, s7, s6
    lw s7, 152(a3)
    xor s2, s2, s8
    xor t6, t6, s7
    or s7, s5, s0
    xor s1, s1, s7
    xor s0, s5, s0
    xor s0, s1, s0
    not s7, s3
    xor s8, s7, s1
    and s9, s8, s0
    xor s5, s5, s9
    or s7, s7, s5
    xor s0, s0, s7
    and s3, s3, s0
    xor s3, s5, s3
    and s5, s0, s3
    xor s1, s1, s5
    and s5, s1, t2
    slli s7, s0, 16
    lw s9, 156(a3)
    xor s5, s5, s7
    xor s5, s5, s9
    srli s1, s1, 16
    and s0, s0, t1
    lw s7, 140(a3)
    xor s0, s1, s0
    xor s0, s0, s7
    srli s1, s8, 16
    and s7, s3, t1
    lw s9, 132(a3)
    xor s1, s1, s7
    xor s1, s1, s9
    and s7, s8, t2
    slli s3, s3, 16
    lw s8, 148(a3)
    xor s3, s7, s3
    # round 3 (present.dsl:28)
    addi s7, a3, 2047
    addi s7, s7, 2047
    addi s7, s7, 2
    lw s9, -1616(s7)
    # round 2 (present.dsl:28)
    xor s3, s3, s8
    # round 3 (present.dsl:28)
    lw s8, -1612(s7)
    or s10, s2, s9
    xor s8, s8, s10
    not s10, s4
    xor s11, s10, s8
    xor s9, s2, s9
    xor s9, s8, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s10, s10, s2
    xor s9, s9, s10
    and s4, s4, s9
    xor s2, s2, s4
    and s4, s9, s2
    xor s4, s8, s4
    srli s8, s11, 8
    xor s8, s8, s2
    and s8, s8, a6
    slli s10, s8, 8
    xor s10, s11, s10
    xor s2, s2, s8
    srli s8, s4, 8
    xor s8, s8, s9
    and s8, s8, a6
    slli s11, s8, 8
    xor s4, s4, s11
    lw s11, 192(a3)
    xor s8, s9, s8
    lw s9, 196(a3)
    xor s10, s10, s11
    lw s11, 208(a3)
    xor s4, s4, s9
    lw s9, 212(a3)
    xor s2, s2, s11
    lw s11, -1608(s7)
    xor s8, s8, s9
    lw s9, -1604(s7)
    or ra, s3, s11
    xor s9, s9, ra
    not ra, s1
    xor a4, ra, s9
    xor s11, s3, s11
    xor s11, s9, s11
    and a2, a4, s11
    xor a2, s3, a2
    or s3, ra, a2
    xor s3, s11, s3
    and s1, s1, s3
    xor a2, a2, s1
    and s1, s3, a2
    xor s1, s9, s1
    srli s9, a4, 8
    xor s9, s9, a2
    and s9, s9, a6
    slli s11, s9, 8
    xor a4, a4, s11
    xor a2, a2, s9
    srli s9, s1, 8
    xor s9, s9, s3
    and s9, s9, a6
    slli s11, s9, 8
    xor s1, s1, s11
    lw s11, 224(a3)
    xor s3, s3, s9
    lw s9, 228(a3)
    xor a4, a4, s11
    lw s11, 240(a3)
    xor s1, s1, s9
    lw s9, 244(a3)
    xor a2, a2, s11
    lw s11, -1600(s7)
    xor s3, s3, s9
    lw s9, -1596(s7)
    or ra, t6, s11
    xor s9, s9, ra
    not ra, s6
    xor a0, ra, s9
    xor s11, t6, s11
    xor s11, s9, s11
    and a1, a0, s11
    xor t6, t6, a1
    or a1, ra, t6
    xor a1, s11, a1
    and s6, s6, a1
    xor t6, t6, s6
    and s6, a1, t6
    xor s6, s9, s6
    srli s9, a0, 8
    xor s9, s9, t6
    and s9, s9, a6
    slli s11, s9, 8
    xor a0, a0, s11
    xor t6, t6, s9
    srli s9, s6, 8
    xor s9, s9, a1
    and s9, s9, a6
    slli s11, s9, 8
    xor s6, s6, s11
    lw s11, 200(a3)
    xor a1, a1, s9
    lw s9, 204(a3)
    xor a0, a0, s11
    lw s11, 216(a3)
    xor s6, s6, s9
    lw s9, 220(a3)
    xor t6, t6, s11
    lw s11, -1592(s7)
    xor a1, a1, s9
    lw s7, -1588(s7)
    or s9, s5, s11
    xor s7, s7, s9
    xor s9, s5, s11
    xor s9, s7, s9
    not s11, s0
    xor ra, s11, s7
    and t3, ra, s9
    xor t3, s5, t3
    or s5, s11, t3
    xor s5, s9, s5
    and s0, s0, s5
    xor t3, t3, s0
    and s0, s5, t3
    xor s0, s7, s0
    srli s7, s0, 8
    xor s7, s7, s5
    and s7, s7, a6
    lw s9, 252(a3)
    xor s5, s5, s7
    xor s5, s5, s9
    slli s7, s7, 8
    lw s9, 236(a3)
    xor s0, s0, s7
    xor s0, s0, s9
    srli s7, ra, 8
    xor s7, s7, t3
    and s7, s7, a6
    lw s9, 248(a3)
    xor t3, t3, s7
    xor t3, t3, s9
    slli s7, s7, 8
    lw s9, 232(a3)
    xor s7, ra, s7
    xor s7, s7, s9
    # round 4 (present.dsl:28)
    or s9, s2, a4
    xor a2, a2, s9
    not s9, s10
    xor s11, s9, a2
    xor a4, s2, a4
    xor a4, a2, a4
    and ra, s11, a4
    xor s2, s2, ra
    or s9, s9, s2
    xor a4, a4, s9
    and s9, s10, a4
    xor s2, s2, s9
    and s9, a4, s2
    xor a2, a2, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, a2, t2
    slli ra, a4, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli a2, a2, 16
    and a4, a4, t1
    lw s11, 256(a3)
    xor a4, a2, a4
    lw a2, 264(a3)
    xor s9, s9, s11
    lw s11, 272(a3)
    xor a2, s10, a2
    lw s10, 280(a3)
    xor s2, s2, s11
    xor a4, a4, s10
    or s10, s8, s1
    xor s3, s3, s10
    not s10, s4
    xor s11, s10, s3
    xor s1, s8, s1
    xor s1, s3, s1
    and ra, s11, s1
    xor s8, s8, ra
    or s10, s10, s8
    xor s1, s1, s10
    and s4, s4, s1
    xor s4, s8, s4
    and s8, s1, s4
    xor s3, s3, s8
    and s8, s11, t2
    slli s10, s4, 16
    xor s8, s8, s10
    and s10, s3, t2
    slli ra, s1, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s4, s4, t1
    xor s4, s11, s4
    srli s3, s3, 16
    and s1, s1, t1
    lw s11, 260(a3)
    xor s1, s3, s1
    lw s3, 268(a3)
    xor s8, s8, s11
    lw s11, 276(a3)
    xor s3, s10, s3
    lw s10, 284(a3)
    xor s4, s4, s11
    xor s1, s1, s10
    or s10, t6, s7
    xor t3, t3, s10
    not s10, a0
    xor s11, s10, t3
    xor s7, t6, s7
    xor s7, t3, s7
    and ra, s11, s7
    xor t6, t6, ra
    or s10, s10, t6
    xor s7, s7, s10
    and a0, a0, s7
    xor t6, t6, a0
    and a0, s7, t6
    xor t3, t3, a0
    and a0, s11, t2
    slli s10, t6, 16
    xor a0, a0, s10
    and s10, t3, t2
    slli ra, s7, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and t6, t6, t1
    xor t6, s11, t6
    srli t3, t3, 16
    and s7, s7, t1
    lw s11, 288(a3)
    xor t3, t3, s7
    lw s7, 296(a3)
    xor a0, a0, s11
    lw s11, 148(a3)
    xor s7, s10, s7
    lw s10, 156(a3)
    xor t6, t6, s11
    xor t3, t3, s10
    or s10, a1, s0
    xor s5, s5, s10
    xor s0, a1, s0
    xor s0, s5, s0
    not s10, s6
    xor s11, s10, s5
    and ra, s11, s0
    xor a1, a1, ra
    or s10, s10, a1
    xor s0, s0, s10
    and s6, s6, s0
    xor a1, a1, s6
    and s6, s0, a1
    xor s5, s5, s6
    srli s6, s5, 16
    and s10, s0, t1
    lw ra, 308(a3)
    xor s6, s6, s10
    xor s6, s6, ra
    and s5, s5, t2
    slli s0, s0, 16
    lw s10, 300(a3)
    xor s0, s5, s0
    xor s0, s0, s10
    and s5, s11, t2
    slli s10, a1, 16
    lw ra, 292(a3)
    xor s5, s5, s10
    xor s5, s5, ra
    srli s10, s11, 16
    and a1, a1, t1
    lw s11, 304(a3)
    xor a1, s10, a1
    xor a1, a1, s11
    # round 5 (present.dsl:28)
    or s10, s2, a0
    xor t6, t6, s10
    not s10, s9
    xor s11, s10, t6
    xor a0, s2, a0
    xor a0, t6, a0
    and ra, s11, a0
    xor s2, s2, ra
    or s10, s10, s2
    xor a0, a0, s10
    and s9, s9, a0
    xor s2, s2, s9
    and s9, a0, s2
    xor t6, t6, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, t6, 8
    xor s9, s9, a0
    and s9, s9, a6
    slli s11, s9, 8
    xor t6, t6, s11
    lw s11, 312(a3)
    xor a0, a0, s9
    lw s9, 316(a3)
    xor s10, s10, s11
    lw s11, 328(a3)
    xor t6, t6, s9
    lw s9, 332(a3)
    xor s2, s2, s11
    xor a0, a0, s9
    or s9, s4, s5
    xor a1, a1, s9
    not s9, s8
    xor s11, s9, a1
    xor s5, s4, s5
    xor s5, a1, s5
    and ra, s11, s5
    xor s4, s4, ra
    or s9, s9, s4
    xor s5, s5, s9
    and s8, s8, s5
    xor s4, s4, s8
    and s8, s5, s4
    xor a1, a1, s8
    srli s8, s11, 8
    xor s8, s8, s4
    and s8, s8, a6
    slli s9, s8, 8
    xor s9, s11, s9
    xor s4, s4, s8
    srli s8, a1, 8
    xor s8, s8, s5
    and s8, s8, a6
    slli s11, s8, 8
    xor a1, a1, s11
    lw s11, 344(a3)
    xor s5, s5, s8
    lw s8, 348(a3)
    xor s9, s9, s11
    lw s11, 216(a3)
    xor a1, a1, s8
    lw s8, 220(a3)
    xor s4, s4, s11
    xor s5, s5, s8
    or s8, a4, s7
    xor t3, t3, s8
    not s8, a2
    xor s11, s8, t3
    xor s7, a4, s7
    xor s7, t3, s7
    and ra, s11, s7
    xor a4, a4, ra
    or s8, s8, a4
    xor s7, s7, s8
    and a2, a2, s7
    xor a4, a4, a2
    and a2, s7, a4
    xor t3, t3, a2
    srli a2, s11, 8
    xor a2, a2, a4
    and a2, a2, a6
    slli s8, a2, 8
    xor s8, s11, s8
    xor a4, a4, a2
    srli a2, t3, 8
    xor a2, a2, s7
    and a2, a2, a6
    slli s11, a2, 8
    xor t3, t3, s11
    lw s11, 320(a3)
    xor a2, s7, a2
    lw s7, 324(a3)
    xor s8, s8, s11
    lw s11, 336(a3)
    xor t3, t3, s7
    lw s7, 340(a3)
    xor a4, a4, s11
    xor a2, a2, s7
    or s7, s1, s0
    xor s6, s6, s7
    xor s0, s1, s0
    xor s0, s6, s0
    not s7, s3
    xor s11, s7, s6
    and ra, s11, s0
    xor s1, s1, ra
    or s7, s7, s1
    xor s0, s0, s7
    and s3, s3, s0
    xor s1, s1, s3
    and s3, s0, s1
    xor s3, s6, s3
    srli s6, s3, 8
    xor s6, s6, s0
    and s6, s6, a6
    lw s7, 364(a3)
    xor s0, s0, s6
    xor s0, s0, s7
    slli s6, s6, 8
    lw s7, 356(a3)
    xor s3, s3, s6
    xor s3, s3, s7
    srli s6, s11, 8
    xor s6, s6, s1
    and s6, s6, a6
    lw s7, 360(a3)
    xor s1, s1, s6
    xor s1, s1, s7
    slli s6, s6, 8
    lw s7, 352(a3)
    xor s6, s11, s6
    xor s6, s6, s7
    # round 6 (present.dsl:28)
    or s7, s2, s9
    xor s4, s4, s7
    not s7, s10
    xor s11, s7, s4
    xor s9, s2, s9
    xor s9, s4, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s7, s7, s2
    xor s7, s9, s7
    and s9, s10, s7
    xor s2, s2, s9
    and s9, s7, s2
    xor s4, s4, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, s4, t2
    slli ra, s7, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli s4, s4, 16
    and s7, s7, t1
    lw s11, 368(a3)
    xor s4, s4, s7
    lw s7, 376(a3)
    xor s9, s9, s11
    lw s11, 384(a3)
    xor s7, s10, s7
    lw s10, 392(a3)
    xor s2, s2, s11
    xor s4, s4, s10
    or s10, a0, a1
    xor s5, s5, s10
    not s10, t6
    xor s11, s10, s5
    xor a1, a0, a1
    xor a1, s5, a1
    and ra, s11, a1
    xor a0, a0, ra
    or s10, s10, a0
    xor a1, a1, s10
    and t6, t6, a1
    xor t6, a0, t6
    and a0, a1, t6
    xor a0, s5, a0
    and s5, s11, t2
    slli s10, t6, 16
    xor s5, s5, s10
    and s10, a0, t2
    slli ra, a1, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and t6, t6, t1
    xor t6, s11, t6
    srli a0, a0, 16
    and a1, a1, t1
    lw s11, 372(a3)
    xor a1, a0, a1
    lw a0, 380(a3)
    xor s5, s5, s11
    lw s11, 388(a3)
    xor a0, s10, a0
    lw s10, 396(a3)
    xor t6, t6, s11
    xor a1, a1, s10
    or s10, a4, s6
    xor s1, s1, s10
    not s10, s8
    xor s11, s10, s1
    xor s6, a4, s6
    xor s6, s1, s6
    and ra, s11, s6
    xor a4, a4, ra
    or s10, s10, a4
    xor s6, s6, s10
    and s8, s8, s6
    xor a4, a4, s8
    and s8, s6, a4
    xor s1, s1, s8
    and s8, s11, t2
    slli s10, a4, 16
    xor s8, s8, s10
    and s10, s1, t2
    slli ra, s6, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and a4, a4, t1
    xor a4, s11, a4
    srli s1, s1, 16
    and s6, s6, t1
    lw s11, 400(a3)
    xor s1, s1, s6
    lw s6, 408(a3)
    xor s8, s8, s11
    lw s11, 276(a3)
    xor s6, s10, s6
    lw s10, 284(a3)
    xor a4, a4, s11
    xor s1, s1, s10
    or s10, a2, s3
    xor s0, s0, s10
    xor s3, a2, s3
    xor s3, s0, s3
    not s10, t3
    xor s11, s10, s0
    and ra, s11, s3
    xor a2, a2, ra
    or s10, s10, a2
    xor s3, s3, s10
    and t3, t3, s3
    xor t3, a2, t3
    and a2, s3, t3
    xor a2, s0, a2
    srli s0, a2, 16
    and s10, s3, t1
    lw ra, 420(a3)
    xor s0, s0, s10
    xor s0, s0, ra
    and a2, a2, t2
    slli s3, s3, 16
    lw s10, 412(a3)
    xor a2, a2, s3
    xor a2, a2, s10
    and s3, s11, t2
    slli s10, t3, 16
    lw ra, 404(a3)
    xor s3, s3, s10
    xor s3, s3, ra
    srli s10, s11, 16
    and t3, t3, t1
    lw s11, 416(a3)
    xor t3, s10, t3
    xor t3, t3, s11
    # round 7 (present.dsl:28)
    or s10, s2, s8
    xor a4, a4, s10
    not s10, s9
    xor s11, s10, a4
    xor s8, s2, s8
    xor s8, a4, s8
    and ra, s11, s8
    xor s2, s2, ra
    or s10, s10, s2
    xor s8, s8, s10
    and s9, s9, s8
    xor s2, s2, s9
    and s9, s8, s2
    xor a4, a4, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, a4, 8
    xor s9, s9, s8
    and s9, s9, a6
    slli s11, s9, 8
    xor a4, a4, s11
    lw s11, 424(a3)
    xor s8, s8, s9
    lw s9, 428(a3)
    xor s10, s10, s11
    lw s11, 440(a3)
    xor a4, a4, s9
    lw s9, 444(a3)
    xor s2, s2, s11
    xor s8, s8, s9
    or s9, t6, s3
    xor t3, t3, s9
    not s9, s5
    xor s11, s9, t3
    xor s3, t6, s3
    xor s3, t3, s3
    and ra, s11, s3
    xor t6, t6, ra
    or s9, s9, t6
    xor s3, s3, s9
    and s5, s5, s3
    xor t6, t6, s5
    and s5, s3, t6
    xor t3, t3, s5
    srli s5, s11, 8
    xor s5, s5, t6
    and s5, s5, a6
    slli s9, s5, 8
    xor s9, s11, s9
    xor t6, t6, s5
    srli s5, t3, 8
    xor s5, s5, s3
    and s5, s5, a6
    slli s11, s5, 8
    xor t3, t3, s11
    lw s11, 456(a3)
    xor s3, s3, s5
    lw s5, 460(a3)
    xor s9, s9, s11
    lw s11, 336(a3)
    xor t3, t3, s5
    lw s5, 340(a3)
    xor t6, t6, s11
    xor s3, s3, s5
    or s5, s4, s6
    xor s1, s1, s5
    not s5, s7
    xor s11, s5, s1
    xor s6, s4, s6
    xor s6, s1, s6
    and ra, s11, s6
    xor s4, s4, ra
    or s5, s5, s4
    xor s5, s6, s5
    and s6, s7, s5
    xor s4, s4, s6
    and s6, s5, s4
    xor s1, s1, s6
    srli s6, s11, 8
    xor s6, s6, s4
    and s6, s6, a6
    slli s7, s6, 8
    xor s7, s11, s7
    xor s4, s4, s6
    srli s6, s1, 8
    xor s6, s6, s5
    and s6, s6, a6
    slli s11, s6, 8
    xor s1, s1, s11
    lw s11, 432(a3)
    xor s5, s5, s6
    lw s6, 436(a3)
    xor s7, s7, s11
    lw s11, 448(a3)
    xor s1, s1, s6
    lw s6, 452(a3)
    xor s4, s4, s11
    xor s5, s5, s6
    or s6, a1, a2
    xor s0, s0, s6
    xor a2, a1, a2
    xor a2, s0, a2
    not s6, a0
    xor s11, s6, s0
    and ra, s11, a2
    xor a1, a1, ra
    or s6, s6, a1
    xor a2, a2, s6
    and a0, a0, a2
    xor a1, a1, a0
    and a0, a2, a1
    xor a0, s0, a0
    srli s0, a0, 8
    xor s0, s0, a2
    and s0, s0, a6
    lw s6, 476(a3)
    xor a2, a2, s0
    xor a2, a2, s6
    slli s0, s0, 8
    lw s6, 468(a3)
    xor a0, a0, s0
    xor a0, a0, s6
    srli s0, s11, 8
    xor s0, s0, a1
    and s0, s0, a6
    lw s6, 472(a3)
    xor a1, a1, s0
    xor a1, a1, s6
    slli s0, s0, 8
    lw s6, 464(a3)
    xor s0, s11, s0
    xor s0, s0, s6
    # round 8 (present.dsl:28)
    or s6, s2, s9
    xor t6, t6, s6
    not s6, s10
    xor s11, s6, t6
    xor s9, s2, s9
    xor s9, t6, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s6, s6, s2
    xor s6, s9, s6
    and s9, s10, s6
    xor s2, s2, s9
    and s9, s6, s2
    xor t6, t6, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, t6, t2
    slli ra, s6, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli t6, t6, 16
    and s6, s6, t1
    lw s11, 480(a3)
    xor t6, t6, s6
    lw s6, 488(a3)
    xor s9, s9, s11
    lw s11, 496(a3)
    xor s6, s10, s6
    lw s10, 504(a3)
    xor s2, s2, s11
    xor t6, t6, s10
    or s10, s8, t3
    xor s3, s3, s10
    not s10, a4
    xor s11, s10, s3
    xor t3, s8, t3
    xor t3, s3, t3
    and ra, s11, t3
    xor s8, s8, ra
    or s10, s10, s8
    xor t3, t3, s10
    and a4, a4, t3
    xor a4, s8, a4
    and s8, t3, a4
    xor s3, s3, s8
    and s8, s11, t2
    slli s10, a4, 16
    xor s8, s8, s10
    and s10, s3, t2
    slli ra, t3, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and a4, a4, t1
    xor a4, s11, a4
    srli s3, s3, 16
    and t3, t3, t1
    lw s11, 484(a3)
    xor t3, s3, t3
    lw s3, 492(a3)
    xor s8, s8, s11
    lw s11, 500(a3)
    xor s3, s10, s3
    lw s10, 508(a3)
    xor a4, a4, s11
    xor t3, t3, s10
    or s10, s4, s0
    xor a1, a1, s10
    not s10, s7
    xor s11, s10, a1
    xor s0, s4, s0
    xor s0, a1, s0
    and ra, s11, s0
    xor s4, s4, ra
    or s10, s10, s4
    xor s0, s0, s10
    and s7, s7, s0
    xor s4, s4, s7
    and s7, s0, s4
    xor a1, a1, s7
    and s7, s11, t2
    slli s10, s4, 16
    xor s7, s7, s10
    and s10, a1, t2
    slli ra, s0, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s4, s4, t1
    xor s4, s11, s4
    srli a1, a1, 16
    and s0, s0, t1
    lw s11, 512(a3)
    xor a1, a1, s0
    lw s0, 520(a3)
    xor s7, s7, s11
    lw s11, 388(a3)
    xor s0, s10, s0
    lw s10, 396(a3)
    xor s4, s4, s11
    xor a1, a1, s10
    or s10, s5, a0
    xor a2, a2, s10
    xor a0, s5, a0
    xor a0, a2, a0
    not s10, s1
    xor s11, s10, a2
    and ra, s11, a0
    xor s5, s5, ra
    or s10, s10, s5
    xor a0, a0, s10
    and s1, s1, a0
    xor s1, s5, s1
    and s5, a0, s1
    xor a2, a2, s5
    srli s5, a2, 16
    and s10, a0, t1
    lw ra, 532(a3)
    xor s5, s5, s10
    xor s5, s5, ra
    and a2, a2, t2
    slli a0, a0, 16
    lw s10, 524(a3)
    xor a2, a2, a0
    xor a2, a2, s10
    and a0, s11, t2
    slli s10, s1, 16
    lw ra, 516(a3)
    xor a0, a0, s10
    xor a0, a0, ra
    srli s10, s11, 16
    and s1, s1, t1
    lw s11, 528(a3)
    xor s1, s10, s1
    xor s1, s1, s11
    # round 9 (present.dsl:28)
    or s10, s2, s7
    xor s4, s4, s10
    not s10, s9
    xor s11, s10, s4
    xor s7, s2, s7
    xor s7, s4, s7
    and ra, s11, s7
    xor s2, s2, ra
    or s10, s10, s2
    xor s7, s7, s10
    and s9, s9, s7
    xor s2, s2, s9
    and s9, s7, s2
    xor s4, s4, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, s4, 8
    xor s9, s9, s7
    and s9, s9, a6
    slli s11, s9, 8
    xor s4, s4, s11
    lw s11, 536(a3)
    xor s7, s7, s9
    lw s9, 540(a3)
    xor s10, s10, s11
    lw s11, 552(a3)
    xor s4, s4, s9
    lw s9, 556(a3)
    xor s2, s2, s11
    xor s7, s7, s9
    or s9, a4, a0
    xor s1, s1, s9
    not s9, s8
    xor s11, s9, s1
    xor a0, a4, a0
    xor a0, s1, a0
    and ra, s11, a0
    xor a4, a4, ra
    or s9, s9, a4
    xor a0, a0, s9
    and s8, s8, a0
    xor a4, a4, s8
    and s8, a0, a4
    xor s1, s1, s8
    srli s8, s11, 8
    xor s8, s8, a4
    and s8, s8, a6
    slli s9, s8, 8
    xor s9, s11, s9
    xor a4, a4, s8
    srli s8, s1, 8
    xor s8, s8, a0
    and s8, s8, a6
    slli s11, s8, 8
    xor s1, s1, s11
    lw s11, 568(a3)
    xor a0, a0, s8
    lw s8, 572(a3)
    xor s9, s9, s11
    lw s11, 448(a3)
    xor s1, s1, s8
    lw s8, 452(a3)
    xor a4, a4, s11
    xor a0, a0, s8
    or s8, t6, s0
    xor a1, a1, s8
    not s8, s6
    xor s11, s8, a1
    xor s0, t6, s0
    xor s0, a1, s0
    and ra, s11, s0
    xor t6, t6, ra
    or s8, s8, t6
    xor s0, s0, s8
    and s6, s6, s0
    xor t6, t6, s6
    and s6, s0, t6
    xor a1, a1, s6
    srli s6, s11, 8
    xor s6, s6, t6
    and s6, s6, a6
    slli s8, s6, 8
    xor s8, s11, s8
    xor t6, t6, s6
    srli s6, a1, 8
    xor s6, s6, s0
    and s6, s6, a6
    slli s11, s6, 8
    xor a1, a1, s11
    lw s11, 544(a3)
    xor s0, s0, s6
    lw s6, 548(a3)
    xor s8, s8, s11
    lw s11, 560(a3)
    xor a1, a1, s6
    lw s6, 564(a3)
    xor t6, t6, s11
    xor s0, s0, s6
    or s6, t3, a2
    xor s5, s5, s6
    xor a2, t3, a2
    xor a2, s5, a2
    not s6, s3
    xor s11, s6, s5
    and ra, s11, a2
    xor t3, t3, ra
    or s6, s6, t3
    xor a2, a2, s6
    and s3, s3, a2
    xor t3, t3, s3
    and s3, a2, t3
    xor s3, s5, s3
    srli s5, s3, 8
    xor s5, s5, a2
    and s5, s5, a6
    lw s6, 588(a3)
    xor a2, a2, s5
    xor a2, a2, s6
    slli s5, s5, 8
    lw s6, 580(a3)
    xor s3, s3, s5
    xor s3, s3, s6
    srli s5, s11, 8
    xor s5, s5, t3
    and s5, s5, a6
    lw s6, 584(a3)
    xor t3, t3, s5
    xor t3, t3, s6
    slli s5, s5, 8
    lw s6, 576(a3)
    xor s5, s11, s5
    xor s5, s5, s6
    # round 10 (present.dsl:28)
    or s6, s2, s9
    xor a4, a4, s6
    not s6, s10
    xor s11, s6, a4
    xor s9, s2, s9
    xor s9, a4, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s6, s6, s2
    xor s6, s9, s6
    and s9, s10, s6
    xor s2, s2, s9
    and s9, s6, s2
    xor a4, a4, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, a4, t2
    slli ra, s6, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli a4, a4, 16
    and s6, s6, t1
    lw s11, 592(a3)
    xor a4, a4, s6
    lw s6, 596(a3)
    xor s9, s9, s11
    lw s11, 604(a3)
    xor s6, s10, s6
    lw s10, 608(a3)
    xor s2, s2, s11
    xor a4, a4, s10
    or s10, s7, s1
    xor a0, a0, s10
    not s10, s4
    xor s11, s10, a0
    xor s1, s7, s1
    xor s1, a0, s1
    and ra, s11, s1
    xor s7, s7, ra
    or s10, s10, s7
    xor s1, s1, s10
    and s4, s4, s1
    xor s4, s7, s4
    and s7, s1, s4
    xor a0, a0, s7
    and s7, s11, t2
    slli s10, s4, 16
    xor s7, s7, s10
    and s10, a0, t2
    slli ra, s1, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s4, s4, t1
    xor s4, s11, s4
    srli a0, a0, 16
    and s1, s1, t1
    lw s11, 136(a3)
    xor a0, a0, s1
    lw s1, 600(a3)
    xor s7, s7, s11
    lw s11, 152(a3)
    xor s1, s10, s1
    lw s10, 612(a3)
    xor s4, s4, s11
    xor a0, a0, s10
    or s10, t6, s5
    xor t3, t3, s10
    not s10, s8
    xor s11, s10, t3
    xor s5, t6, s5
    xor s5, t3, s5
    and ra, s11, s5
    xor t6, t6, ra
    or s10, s10, t6
    xor s5, s5, s10
    and s8, s8, s5
    xor t6, t6, s8
    and s8, s5, t6
    xor t3, t3, s8
    and s8, s11, t2
    slli s10, t6, 16
    xor s8, s8, s10
    and s10, t3, t2
    slli ra, s5, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and t6, t6, t1
    xor t6, s11, t6
    srli t3, t3, 16
    and s5, s5, t1
    lw s11, 616(a3)
    xor t3, t3, s5
    lw s5, 620(a3)
    xor s8, s8, s11
    lw s11, 500(a3)
    xor s5, s10, s5
    lw s10, 508(a3)
    xor t6, t6, s11
    xor t3, t3, s10
    or s10, s0, s3
    xor a2, a2, s10
    xor s3, s0, s3
    xor s3, a2, s3
    not s10, a1
    xor s11, s10, a2
    and ra, s11, s3
    xor s0, s0, ra
    or s10, s10, s0
    xor s3, s3, s10
    and a1, a1, s3
    xor a1, s0, a1
    and s0, s3, a1
    xor a2, a2, s0
    srli s0, a2, 16
    and s10, s3, t1
    lw ra, 628(a3)
    xor s0, s0, s10
    xor s0, s0, ra
    and a2, a2, t2
    slli s3, s3, 16
    lw s10, 624(a3)
    xor a2, a2, s3
    xor a2, a2, s10
    and s3, s11, t2
    slli s10, a1, 16
    lw ra, 168(a3)
    xor s3, s3, s10
    xor s3, s3, ra
    srli s10, s11, 16
    and a1, a1, t1
    lw s11, 184(a3)
    xor a1, s10, a1
    xor a1, a1, s11
    # round 11 (present.dsl:28)
    or s10, s2, s8
    xor t6, t6, s10
    not s10, s9
    xor s11, s10, t6
    xor s8, s2, s8
    xor s8, t6, s8
    and ra, s11, s8
    xor s2, s2, ra
    or s10, s10, s2
    xor s8, s8, s10
    and s9, s9, s8
    xor s2, s2, s9
    and s9, s8, s2
    xor t6, t6, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, t6, 8
    xor s9, s9, s8
    and s9, s9, a6
    slli s11, s9, 8
    xor t6, t6, s11
    lw s11, 632(a3)
    xor s8, s8, s9
    lw s9, 636(a3)
    xor s10, s10, s11
    lw s11, 644(a3)
    xor t6, t6, s9
    lw s9, 648(a3)
    xor s2, s2, s11
    xor s8, s8, s9
    or s9, s4, s3
    xor a1, a1, s9
    not s9, s7
    xor s11, s9, a1
    xor s3, s4, s3
    xor s3, a1, s3
    and ra, s11, s3
    xor s4, s4, ra
    or s9, s9, s4
    xor s3, s3, s9
    and s7, s7, s3
    xor s4, s4, s7
    and s7, s3, s4
    xor a1, a1, s7
    srli s7, s11, 8
    xor s7, s7, s4
    and s7, s7, a6
    slli s9, s7, 8
    xor s9, s11, s9
    xor s4, s4, s7
    srli s7, a1, 8
    xor s7, s7, s3
    and s7, s7, a6
    slli s11, s7, 8
    xor a1, a1, s11
    lw s11, 656(a3)
    xor s3, s3, s7
    lw s7, 660(a3)
    xor s9, s9, s11
    lw s11, 560(a3)
    xor a1, a1, s7
    lw s7, 564(a3)
    xor s4, s4, s11
    xor s3, s3, s7
    or s7, a4, s5
    xor t3, t3, s7
    not s7, s6
    xor s11, s7, t3
    xor s5, a4, s5
    xor s5, t3, s5
    and ra, s11, s5
    xor a4, a4, ra
    or s7, s7, a4
    xor s5, s5, s7
    and s6, s6, s5
    xor a4, a4, s6
    and s6, s5, a4
    xor t3, t3, s6
    srli s6, s11, 8
    xor s6, s6, a4
    and s6, s6, a6
    slli s7, s6, 8
    xor s7, s11, s7
    xor a4, a4, s6
    srli s6, t3, 8
    xor s6, s6, s5
    and s6, s6, a6
    slli s11, s6, 8
    xor t3, t3, s11
    lw s11, 196(a3)
    xor s5, s5, s6
    lw s6, 640(a3)
    xor s7, s7, s11
    lw s11, 212(a3)
    xor t3, t3, s6
    lw s6, 652(a3)
    xor a4, a4, s11
    xor s5, s5, s6
    or s6, a0, a2
    xor s0, s0, s6
    xor a2, a0, a2
    xor a2, s0, a2
    not s6, s1
    xor s11, s6, s0
    and ra, s11, a2
    xor a0, a0, ra
    or s6, s6, a0
    xor a2, a2, s6
    and s1, s1, a2
    xor a0, a0, s1
    and s1, a2, a0
    xor s0, s0, s1
    srli s1, s0, 8
    xor s1, s1, a2
    and s1, s1, a6
    lw s6, 668(a3)
    xor a2, a2, s1
    xor a2, a2, s6
    slli s1, s1, 8
    lw s6, 664(a3)
    xor s0, s0, s1
    xor s0, s0, s6
    srli s1, s11, 8
    xor s1, s1, a0
    and s1, s1, a6
    lw s6, 244(a3)
    xor a0, a0, s1
    xor a0, a0, s6
    slli s1, s1, 8
    lw s6, 228(a3)
    xor s1, s11, s1
    xor s1, s1, s6
    # round 12 (present.dsl:28)
    or s6, s2, s9
    xor s4, s4, s6
    not s6, s10
    xor s11, s6, s4
    xor s9, s2, s9
    xor s9, s4, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s6, s6, s2
    xor s6, s9, s6
    and s9, s10, s6
    xor s2, s2, s9
    and s9, s6, s2
    xor s4, s4, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, s4, t2
    slli ra, s6, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli s4, s4, 16
    and s6, s6, t1
    lw s11, 672(a3)
    xor s4, s4, s6
    lw s6, 676(a3)
    xor s9, s9, s11
    lw s11, 684(a3)
    xor s6, s10, s6
    lw s10, 688(a3)
    xor s2, s2, s11
    xor s4, s4, s10
    or s10, s8, a1
    xor s3, s3, s10
    not s10, t6
    xor s11, s10, s3
    xor a1, s8, a1
    xor a1, s3, a1
    and ra, s11, a1
    xor s8, s8, ra
    or s10, s10, s8
    xor a1, a1, s10
    and t6, t6, a1
    xor t6, s8, t6
    and s8, a1, t6
    xor s3, s3, s8
    and s8, s11, t2
    slli s10, t6, 16
    xor s8, s8, s10
    and s10, s3, t2
    slli ra, a1, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and t6, t6, t1
    xor t6, s11, t6
    srli s3, s3, 16
    and a1, a1, t1
    lw s11, 264(a3)
    xor a1, s3, a1
    lw s3, 680(a3)
    xor s8, s8, s11
    lw s11, 280(a3)
    xor s3, s10, s3
    lw s10, 692(a3)
    xor t6, t6, s11
    xor a1, a1, s10
    or s10, a4, s1
    xor a0, a0, s10
    not s10, s7
    xor s11, s10, a0
    xor s1, a4, s1
    xor s1, a0, s1
    and ra, s11, s1
    xor a4, a4, ra
    or s10, s10, a4
    xor s1, s1, s10
    and s7, s7, s1
    xor a4, a4, s7
    and s7, s1, a4
    xor a0, a0, s7
    and s7, s11, t2
    slli s10, a4, 16
    xor s7, s7, s10
    and s10, a0, t2
    slli ra, s1, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and a4, a4, t1
    xor a4, s11, a4
    srli a0, a0, 16
    and s1, s1, t1
    lw s11, 696(a3)
    xor a0, a0, s1
    lw s1, 700(a3)
    xor s7, s7, s11
    lw s11, 152(a3)
    xor s1, s10, s1
    lw s10, 612(a3)
    xor a4, a4, s11
    xor a0, a0, s10
    or s10, s5, s0
    xor a2, a2, s10
    xor s0, s5, s0
    xor s0, a2, s0
    not s10, t3
    xor s11, s10, a2
    and ra, s11, s0
    xor s5, s5, ra
    or s10, s10, s5
    xor s0, s0, s10
    and t3, t3, s0
    xor t3, s5, t3
    and s5, s0, t3
    xor a2, a2, s5
    srli s5, a2, 16
    and s10, s0, t1
    lw ra, 708(a3)
    xor s5, s5, s10
    xor s5, s5, ra
    and a2, a2, t2
    slli s0, s0, 16
    lw s10, 704(a3)
    xor a2, a2, s0
    xor a2, a2, s10
    and s0, s11, t2
    slli s10, t3, 16
    lw ra, 296(a3)
    xor s0, s0, s10
    xor s0, s0, ra
    srli s10, s11, 16
    and t3, t3, t1
    lw s11, 156(a3)
    xor t3, s10, t3
    xor t3, t3, s11
    # round 13 (present.dsl:28)
    or s10, s2, s7
    xor a4, a4, s10
    not s10, s9
    xor s11, s10, a4
    xor s7, s2, s7
    xor s7, a4, s7
    and ra, s11, s7
    xor s2, s2, ra
    or s10, s10, s2
    xor s7, s7, s10
    and s9, s9, s7
    xor s2, s2, s9
    and s9, s7, s2
    xor a4, a4, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, a4, 8
    xor s9, s9, s7
    and s9, s9, a6
    slli s11, s9, 8
    xor a4, a4, s11
    lw s11, 712(a3)
    xor s7, s7, s9
    lw s9, 716(a3)
    xor s10, s10, s11
    lw s11, 724(a3)
    xor a4, a4, s9
    lw s9, 728(a3)
    xor s2, s2, s11
    xor s7, s7, s9
    or s9, t6, s0
    xor t3, t3, s9
    not s9, s8
    xor s11, s9, t3
    xor s0, t6, s0
    xor s0, t3, s0
    and ra, s11, s0
    xor t6, t6, ra
    or s9, s9, t6
    xor s0, s0, s9
    and s8, s8, s0
    xor t6, t6, s8
    and s8, s0, t6
    xor t3, t3, s8
    srli s8, s11, 8
    xor s8, s8, t6
    and s8, s8, a6
    slli s9, s8, 8
    xor s9, s11, s9
    xor t6, t6, s8
    srli s8, t3, 8
    xor s8, s8, s0
    and s8, s8, a6
    slli s11, s8, 8
    xor t3, t3, s11
    lw s11, 736(a3)
    xor s0, s0, s8
    lw s8, 740(a3)
    xor s9, s9, s11
    lw s11, 212(a3)
    xor t3, t3, s8
    lw s8, 652(a3)
    xor t6, t6, s11
    xor s0, s0, s8
    or s8, s4, s1
    xor a0, a0, s8
    not s8, s6
    xor s11, s8, a0
    xor s1, s4, s1
    xor s1, a0, s1
    and ra, s11, s1
    xor s4, s4, ra
    or s8, s8, s4
    xor s1, s1, s8
    and s6, s6, s1
    xor s4, s4, s6
    and s6, s1, s4
    xor a0, a0, s6
    srli s6, s11, 8
    xor s6, s6, s4
    and s6, s6, a6
    slli s8, s6, 8
    xor s8, s11, s8
    xor s4, s4, s6
    srli s6, a0, 8
    xor s6, s6, s1
    and s6, s6, a6
    slli s11, s6, 8
    xor a0, a0, s11
    lw s11, 316(a3)
    xor s1, s1, s6
    lw s6, 720(a3)
    xor s8, s8, s11
    lw s11, 332(a3)
    xor a0, a0, s6
    lw s6, 732(a3)
    xor s4, s4, s11
    xor s1, s1, s6
    or s6, a1, a2
    xor s5, s5, s6
    xor a2, a1, a2
    xor a2, s5, a2
    not s6, s3
    xor s11, s6, s5
    and ra, s11, a2
    xor a1, a1, ra
    or s6, s6, a1
    xor a2, a2, s6
    and s3, s3, a2
    xor a1, a1, s3
    and s3, a2, a1
    xor s3, s5, s3
    srli s5, s3, 8
    xor s5, s5, a2
    and s5, s5, a6
    lw s6, 748(a3)
    xor a2, a2, s5
    xor a2, a2, s6
    slli s5, s5, 8
    lw s6, 744(a3)
    xor s3, s3, s5
    xor s3, s3, s6
    srli s5, s11, 8
    xor s5, s5, a1
    and s5, s5, a6
    lw s6, 220(a3)
    xor a1, a1, s5
    xor a1, a1, s6
    slli s5, s5, 8
    lw s6, 348(a3)
    xor s5, s11, s5
    xor s5, s5, s6
    # round 14 (present.dsl:28)
    or s6, s2, s9
    xor t6, t6, s6
    not s6, s10
    xor s11, s6, t6
    xor s9, s2, s9
    xor s9, t6, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s6, s6, s2
    xor s6, s9, s6
    and s9, s10, s6
    xor s2, s2, s9
    and s9, s6, s2
    xor t6, t6, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, t6, t2
    slli ra, s6, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli t6, t6, 16
    and s6, s6, t1
    lw s11, 752(a3)
    xor t6, t6, s6
    lw s6, 756(a3)
    xor s9, s9, s11
    lw s11, 764(a3)
    xor s6, s10, s6
    lw s10, 768(a3)
    xor s2, s2, s11
    xor t6, t6, s10
    or s10, s7, t3
    xor s0, s0, s10
    not s10, a4
    xor s11, s10, s0
    xor t3, s7, t3
    xor t3, s0, t3
    and ra, s11, t3
    xor s7, s7, ra
    or s10, s10, s7
    xor t3, t3, s10
    and a4, a4, t3
    xor a4, s7, a4
    and s7, t3, a4
    xor s0, s0, s7
    and s7, s11, t2
    slli s10, a4, 16
    xor s7, s7, s10
    and s10, s0, t2
    slli ra, t3, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and a4, a4, t1
    xor a4, s11, a4
    srli s0, s0, 16
    and t3, t3, t1
    lw s11, 376(a3)
    xor t3, s0, t3
    lw s0, 760(a3)
    xor s7, s7, s11
    lw s11, 392(a3)
    xor s0, s10, s0
    lw s10, 772(a3)
    xor a4, a4, s11
    xor t3, t3, s10
    or s10, s4, s5
    xor a1, a1, s10
    not s10, s8
    xor s11, s10, a1
    xor s5, s4, s5
    xor s5, a1, s5
    and ra, s11, s5
    xor s4, s4, ra
    or s10, s10, s4
    xor s5, s5, s10
    and s8, s8, s5
    xor s4, s4, s8
    and s8, s5, s4
    xor a1, a1, s8
    and s8, s11, t2
    slli s10, s4, 16
    xor s8, s8, s10
    and s10, a1, t2
    slli ra, s5, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s4, s4, t1
    xor s4, s11, s4
    srli a1, a1, 16
    and s5, s5, t1
    lw s11, 776(a3)
    xor a1, a1, s5
    lw s5, 780(a3)
    xor s8, s8, s11
    lw s11, 280(a3)
    xor s5, s10, s5
    lw s10, 692(a3)
    xor s4, s4, s11
    xor a1, a1, s10
    or s10, s1, s3
    xor a2, a2, s10
    xor s3, s1, s3
    xor s3, a2, s3
    not s10, a0
    xor s11, s10, a2
    and ra, s11, s3
    xor s1, s1, ra
    or s10, s10, s1
    xor s3, s3, s10
    and a0, a0, s3
    xor a0, s1, a0
    and s1, s3, a0
    xor a2, a2, s1
    srli s1, a2, 16
    and s10, s3, t1
    lw ra, 788(a3)
    xor s1, s1, s10
    xor s1, s1, ra
    and a2, a2, t2
    slli s3, s3, 16
    lw s10, 784(a3)
    xor a2, a2, s3
    xor a2, a2, s10
    and s3, s11, t2
    slli s10, a0, 16
    lw ra, 408(a3)
    xor s3, s3, s10
    xor s3, s3, ra
    srli s10, s11, 16
    and a0, a0, t1
    lw s11, 284(a3)
    xor a0, s10, a0
    xor a0, a0, s11
    # round 15 (present.dsl:28)
    or s10, s2, s8
    xor s4, s4, s10
    not s10, s9
    xor s11, s10, s4
    xor s8, s2, s8
    xor s8, s4, s8
    and ra, s11, s8
    xor s2, s2, ra
    or s10, s10, s2
    xor s8, s8, s10
    and s9, s9, s8
    xor s2, s2, s9
    and s9, s8, s2
    xor s4, s4, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, s4, 8
    xor s9, s9, s8
    and s9, s9, a6
    slli s11, s9, 8
    xor s4, s4, s11
    lw s11, 792(a3)
    xor s8, s8, s9
    lw s9, 796(a3)
    xor s10, s10, s11
    lw s11, 804(a3)
    xor s4, s4, s9
    lw s9, 808(a3)
    xor s2, s2, s11
    xor s8, s8, s9
    or s9, a4, s3
    xor a0, a0, s9
    not s9, s7
    xor s11, s9, a0
    xor s3, a4, s3
    xor s3, a0, s3
    and ra, s11, s3
    xor a4, a4, ra
    or s9, s9, a4
    xor s3, s3, s9
    and s7, s7, s3
    xor a4, a4, s7
    and s7, s3, a4
    xor a0, a0, s7
    srli s7, s11, 8
    xor s7, s7, a4
    and s7, s7, a6
    slli s9, s7, 8
    xor s9, s11, s9
    xor a4, a4, s7
    srli s7, a0, 8
    xor s7, s7, s3
    and s7, s7, a6
    slli s11, s7, 8
    xor a0, a0, s11
    lw s11, 816(a3)
    xor s3, s3, s7
    lw s7, 820(a3)
    xor s9, s9, s11
    lw s11, 332(a3)
    xor a0, a0, s7
    lw s7, 732(a3)
    xor a4, a4, s11
    xor s3, s3, s7
    or s7, t6, s5
    xor a1, a1, s7
    not s7, s6
    xor s11, s7, a1
    xor s5, t6, s5
    xor s5, a1, s5
    and ra, s11, s5
    xor t6, t6, ra
    or s7, s7, t6
    xor s5, s5, s7
    and s6, s6, s5
    xor t6, t6, s6
    and s6, s5, t6
    xor a1, a1, s6
    srli s6, s11, 8
    xor s6, s6, t6
    and s6, s6, a6
    slli s7, s6, 8
    xor s7, s11, s7
    xor t6, t6, s6
    srli s6, a1, 8
    xor s6, s6, s5
    and s6, s6, a6
    slli s11, s6, 8
    xor a1, a1, s11
    lw s11, 428(a3)
    xor s5, s5, s6
    lw s6, 800(a3)
    xor s7, s7, s11
    lw s11, 444(a3)
    xor a1, a1, s6
    lw s6, 812(a3)
    xor t6, t6, s11
    xor s5, s5, s6
    or s6, t3, a2
    xor s1, s1, s6
    xor a2, t3, a2
    xor a2, s1, a2
    not s6, s0
    xor s11, s6, s1
    and ra, s11, a2
    xor t3, t3, ra
    or s6, s6, t3
    xor a2, a2, s6
    and s0, s0, a2
    xor t3, t3, s0
    and s0, a2, t3
    xor s0, s1, s0
    srli s1, s0, 8
    xor s1, s1, a2
    and s1, s1, a6
    lw s6, 828(a3)
    xor a2, a2, s1
    xor a2, a2, s6
    slli s1, s1, 8
    lw s6, 824(a3)
    xor s0, s0, s1
    xor s0, s0, s6
    srli s1, s11, 8
    xor s1, s1, t3
    and s1, s1, a6
    lw s6, 340(a3)
    xor t3, t3, s1
    xor t3, t3, s6
    slli s1, s1, 8
    lw s6, 460(a3)
    xor s1, s11, s1
    xor s1, s1, s6
    # round 16 (present.dsl:28)
    or s6, s2, s9
    xor a4, a4, s6
    not s6, s10
    xor s11, s6, a4
    xor s9, s2, s9
    xor s9, a4, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s6, s6, s2
    xor s6, s9, s6
    and s9, s10, s6
    xor s2, s2, s9
    and s9, s6, s2
    xor a4, a4, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, a4, t2
    slli ra, s6, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli a4, a4, 16
    and s6, s6, t1
    lw s11, 832(a3)
    xor a4, a4, s6
    lw s6, 836(a3)
    xor s9, s9, s11
    lw s11, 844(a3)
    xor s6, s10, s6
    lw s10, 848(a3)
    xor s2, s2, s11
    xor a4, a4, s10
    or s10, s8, a0
    xor s3, s3, s10
    not s10, s4
    xor s11, s10, s3
    xor a0, s8, a0
    xor a0, s3, a0
    and ra, s11, a0
    xor s8, s8, ra
    or s10, s10, s8
    xor a0, a0, s10
    and s4, s4, a0
    xor s4, s8, s4
    and s8, a0, s4
    xor s3, s3, s8
    and s8, s11, t2
    slli s10, s4, 16
    xor s8, s8, s10
    and s10, s3, t2
    slli ra, a0, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s4, s4, t1
    xor s4, s11, s4
    srli s3, s3, 16
    and a0, a0, t1
    lw s11, 488(a3)
    xor a0, s3, a0
    lw s3, 840(a3)
    xor s8, s8, s11
    lw s11, 504(a3)
    xor s3, s10, s3
    lw s10, 852(a3)
    xor s4, s4, s11
    xor a0, a0, s10
    or s10, t6, s1
    xor t3, t3, s10
    not s10, s7
    xor s11, s10, t3
    xor s1, t6, s1
    xor s1, t3, s1
    and ra, s11, s1
    xor t6, t6, ra
    or s10, s10, t6
    xor s1, s1, s10
    and s7, s7, s1
    xor t6, t6, s7
    and s7, s1, t6
    xor t3, t3, s7
    and s7, s11, t2
    slli s10, t6, 16
    xor s7, s7, s10
    and s10, t3, t2
    slli ra, s1, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and t6, t6, t1
    xor t6, s11, t6
    srli t3, t3, 16
    and s1, s1, t1
    lw s11, 856(a3)
    xor t3, t3, s1
    lw s1, 860(a3)
    xor s7, s7, s11
    lw s11, 392(a3)
    xor s1, s10, s1
    lw s10, 772(a3)
    xor t6, t6, s11
    xor t3, t3, s10
    or s10, s5, s0
    xor a2, a2, s10
    xor s0, s5, s0
    xor s0, a2, s0
    not s10, a1
    xor s11, s10, a2
    and ra, s11, s0
    xor s5, s5, ra
    or s10, s10, s5
    xor s0, s0, s10
    and a1, a1, s0
    xor a1, s5, a1
    and s5, s0, a1
    xor a2, a2, s5
    srli s5, a2, 16
    and s10, s0, t1
    lw ra, 868(a3)
    xor s5, s5, s10
    xor s5, s5, ra
    and a2, a2, t2
    slli s0, s0, 16
    lw s10, 864(a3)
    xor a2, a2, s0
    xor a2, a2, s10
    and s0, s11, t2
    slli s10, a1, 16
    lw ra, 520(a3)
    xor s0, s0, s10
    xor s0, s0, ra
    srli s10, s11, 16
    and a1, a1, t1
    lw s11, 396(a3)
    xor a1, s10, a1
    xor a1, a1, s11
    # round 17 (present.dsl:28)
    or s10, s2, s7
    xor t6, t6, s10
    not s10, s9
    xor s11, s10, t6
    xor s7, s2, s7
    xor s7, t6, s7
    and ra, s11, s7
    xor s2, s2, ra
    or s10, s10, s2
    xor s7, s7, s10
    and s9, s9, s7
    xor s2, s2, s9
    and s9, s7, s2
    xor t6, t6, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, t6, 8
    xor s9, s9, s7
    and s9, s9, a6
    slli s11, s9, 8
    xor t6, t6, s11
    lw s11, 872(a3)
    xor s7, s7, s9
    lw s9, 876(a3)
    xor s10, s10, s11
    lw s11, 884(a3)
    xor t6, t6, s9
    lw s9, 888(a3)
    xor s2, s2, s11
    xor s7, s7, s9
    or s9, s4, s0
    xor a1, a1, s9
    not s9, s8
    xor s11, s9, a1
    xor s0, s4, s0
    xor s0, a1, s0
    and ra, s11, s0
    xor s4, s4, ra
    or s9, s9, s4
    xor s0, s0, s9
    and s8, s8, s0
    xor s4, s4, s8
    and s8, s0, s4
    xor a1, a1, s8
    srli s8, s11, 8
    xor s8, s8, s4
    and s8, s8, a6
    slli s9, s8, 8
    xor s9, s11, s9
    xor s4, s4, s8
    srli s8, a1, 8
    xor s8, s8, s0
    and s8, s8, a6
    slli s11, s8, 8
    xor a1, a1, s11
    lw s11, 896(a3)
    xor s0, s0, s8
    lw s8, 900(a3)
    xor s9, s9, s11
    lw s11, 444(a3)
    xor a1, a1, s8
    lw s8, 812(a3)
    xor s4, s4, s11
    xor s0, s0, s8
    or s8, a4, s1
    xor t3, t3, s8
    not s8, s6
    xor s11, s8, t3
    xor s1, a4, s1
    xor s1, t3, s1
    and ra, s11, s1
    xor a4, a4, ra
    or s8, s8, a4
    xor s1, s1, s8
    and s6, s6, s1
    xor a4, a4, s6
    and s6, s1, a4
    xor t3, t3, s6
    srli s6, s11, 8
    xor s6, s6, a4
    and s6, s6, a6
    slli s8, s6, 8
    xor s8, s11, s8
    xor a4, a4, s6
    srli s6, t3, 8
    xor s6, s6, s1
    and s6, s6, a6
    slli s11, s6, 8
    xor t3, t3, s11
    lw s11, 540(a3)
    xor s1, s1, s6
    lw s6, 880(a3)
    xor s8, s8, s11
    lw s11, 556(a3)
    xor t3, t3, s6
    lw s6, 892(a3)
    xor a4, a4, s11
    xor s1, s1, s6
    or s6, a0, a2
    xor s5, s5, s6
    xor a2, a0, a2
    xor a2, s5, a2
    not s6, s3
    xor s11, s6, s5
    and ra, s11, a2
    xor a0, a0, ra
    or s6, s6, a0
    xor a2, a2, s6
    and s3, s3, a2
    xor a0, a0, s3
    and s3, a2, a0
    xor s3, s5, s3
    srli s5, s3, 8
    xor s5, s5, a2
    and s5, s5, a6
    lw s6, 908(a3)
    xor a2, a2, s5
    xor a2, a2, s6
    slli s5, s5, 8
    lw s6, 904(a3)
    xor s3, s3, s5
    xor s3, s3, s6
    srli s5, s11, 8
    xor s5, s5, a0
    and s5, s5, a6
    lw s6, 452(a3)
    xor a0, a0, s5
    xor a0, a0, s6
    slli s5, s5, 8
    lw s6, 572(a3)
    xor s5, s11, s5
    xor s5, s5, s6
    # round 18 (present.dsl:28)
    or s6, s2, s9
    xor s4, s4, s6
    not s6, s10
    xor s11, s6, s4
    xor s9, s2, s9
    xor s9, s4, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s6, s6, s2
    xor s6, s9, s6
    and s9, s10, s6
    xor s2, s2, s9
    and s9, s6, s2
    xor s4, s4, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, s4, t2
    slli ra, s6, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli s4, s4, 16
    and s6, s6, t1
    lw s11, 912(a3)
    xor s4, s4, s6
    lw s6, 916(a3)
    xor s9, s9, s11
    lw s11, 924(a3)
    xor s6, s10, s6
    lw s10, 928(a3)
    xor s2, s2, s11
    xor s4, s4, s10
    or s10, s7, a1
    xor s0, s0, s10
    not s10, t6
    xor s11, s10, s0
    xor a1, s7, a1
    xor a1, s0, a1
    and ra, s11, a1
    xor s7, s7, ra
    or s10, s10, s7
    xor a1, a1, s10
    and t6, t6, a1
    xor t6, s7, t6
    and s7, a1, t6
    xor s0, s0, s7
    and s7, s11, t2
    slli s10, t6, 16
    xor s7, s7, s10
    and s10, s0, t2
    slli ra, a1, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and t6, t6, t1
    xor t6, s11, t6
    srli s0, s0, 16
    and a1, a1, t1
    lw s11, 596(a3)
    xor a1, s0, a1
    lw s0, 920(a3)
    xor s7, s7, s11
    lw s11, 608(a3)
    xor s0, s10, s0
    lw s10, 932(a3)
    xor t6, t6, s11
    xor a1, a1, s10
    or s10, a4, s5
    xor a0, a0, s10
    not s10, s8
    xor s11, s10, a0
    xor s5, a4, s5
    xor s5, a0, s5
    and ra, s11, s5
    xor a4, a4, ra
    or s10, s10, a4
    xor s5, s5, s10
    and s8, s8, s5
    xor a4, a4, s8
    and s8, s5, a4
    xor a0, a0, s8
    and s8, s11, t2
    slli s10, a4, 16
    xor s8, s8, s10
    and s10, a0, t2
    slli ra, s5, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and a4, a4, t1
    xor a4, s11, a4
    srli a0, a0, 16
    and s5, s5, t1
    lw s11, 936(a3)
    xor a0, a0, s5
    lw s5, 940(a3)
    xor s8, s8, s11
    lw s11, 504(a3)
    xor s5, s10, s5
    lw s10, 852(a3)
    xor a4, a4, s11
    xor a0, a0, s10
    or s10, s1, s3
    xor a2, a2, s10
    xor s3, s1, s3
    xor s3, a2, s3
    not s10, t3
    xor s11, s10, a2
    and ra, s11, s3
    xor s1, s1, ra
    or s10, s10, s1
    xor s3, s3, s10
    and t3, t3, s3
    xor t3, s1, t3
    and s1, s3, t3
    xor a2, a2, s1
    srli s1, a2, 16
    and s10, s3, t1
    lw ra, 948(a3)
    xor s1, s1, s10
    xor s1, s1, ra
    and a2, a2, t2
    slli s3, s3, 16
    lw s10, 944(a3)
    xor a2, a2, s3
    xor a2, a2, s10
    and s3, s11, t2
    slli s10, t3, 16
    lw ra, 620(a3)
    xor s3, s3, s10
    xor s3, s3, ra
    srli s10, s11, 16
    and t3, t3, t1
    lw s11, 508(a3)
    xor t3, s10, t3
    xor t3, t3, s11
    # round 19 (present.dsl:28)
    or s10, s2, s8
    xor a4, a4, s10
    not s10, s9
    xor s11, s10, a4
    xor s8, s2, s8
    xor s8, a4, s8
    and ra, s11, s8
    xor s2, s2, ra
    or s10, s10, s2
    xor s8, s8, s10
    and s9, s9, s8
    xor s2, s2, s9
    and s9, s8, s2
    xor a4, a4, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, a4, 8
    xor s9, s9, s8
    and s9, s9, a6
    slli s11, s9, 8
    xor a4, a4, s11
    lw s11, 952(a3)
    xor s8, s8, s9
    lw s9, 956(a3)
    xor s10, s10, s11
    lw s11, 964(a3)
    xor a4, a4, s9
    lw s9, 968(a3)
    xor s2, s2, s11
    xor s8, s8, s9
    or s9, t6, s3
    xor t3, t3, s9
    not s9, s7
    xor s11, s9, t3
    xor s3, t6, s3
    xor s3, t3, s3
    and ra, s11, s3
    xor t6, t6, ra
    or s9, s9, t6
    xor s3, s3, s9
    and s7, s7, s3
    xor t6, t6, s7
    and s7, s3, t6
    xor t3, t3, s7
    srli s7, s11, 8
    xor s7, s7, t6
    and s7, s7, a6
    slli s9, s7, 8
    xor s9, s11, s9
    xor t6, t6, s7
    srli s7, t3, 8
    xor s7, s7, s3
    and s7, s7, a6
    slli s11, s7, 8
    xor t3, t3, s11
    lw s11, 976(a3)
    xor s3, s3, s7
    lw s7, 980(a3)
    xor s9, s9, s11
    lw s11, 556(a3)
    xor t3, t3, s7
    lw s7, 892(a3)
    xor t6, t6, s11
    xor s3, s3, s7
    or s7, s4, s5
    xor a0, a0, s7
    not s7, s6
    xor s11, s7, a0
    xor s5, s4, s5
    xor s5, a0, s5
    and ra, s11, s5
    xor s4, s4, ra
    or s7, s7, s4
    xor s5, s5, s7
    and s6, s6, s5
    xor s4, s4, s6
    and s6, s5, s4
    xor a0, a0, s6
    srli s6, s11, 8
    xor s6, s6, s4
    and s6, s6, a6
    slli s7, s6, 8
    xor s7, s11, s7
    xor s4, s4, s6
    srli s6, a0, 8
    xor s6, s6, s5
    and s6, s6, a6
    slli s11, s6, 8
    xor a0, a0, s11
    lw s11, 636(a3)
    xor s5, s5, s6
    lw s6, 960(a3)
    xor s7, s7, s11
    lw s11, 648(a3)
    xor a0, a0, s6
    lw s6, 972(a3)
    xor s4, s4, s11
    xor s5, s5, s6
    or s6, a1, a2
    xor s1, s1, s6
    xor a2, a1, a2
    xor a2, s1, a2
    not s6, s0
    xor s11, s6, s1
    and ra, s11, a2
    xor a1, a1, ra
    or s6, s6, a1
    xor a2, a2, s6
    and s0, s0, a2
    xor a1, a1, s0
    and s0, a2, a1
    xor s0, s1, s0
    srli s1, s0, 8
    xor s1, s1, a2
    and s1, s1, a6
    lw s6, 988(a3)
    xor a2, a2, s1
    xor a2, a2, s6
    slli s1, s1, 8
    lw s6, 984(a3)
    xor s0, s0, s1
    xor s0, s0, s6
    srli s1, s11, 8
    xor s1, s1, a1
    and s1, s1, a6
    lw s6, 564(a3)
    xor a1, a1, s1
    xor a1, a1, s6
    slli s1, s1, 8
    lw s6, 660(a3)
    xor s1, s11, s1
    xor s1, s1, s6
    # round 20 (present.dsl:28)
    or s6, s2, s9
    xor t6, t6, s6
    not s6, s10
    xor s11, s6, t6
    xor s9, s2, s9
    xor s9, t6, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s6, s6, s2
    xor s6, s9, s6
    and s9, s10, s6
    xor s2, s2, s9
    and s9, s6, s2
    xor t6, t6, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, t6, t2
    slli ra, s6, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli t6, t6, 16
    and s6, s6, t1
    lw s11, 992(a3)
    xor t6, t6, s6
    lw s6, 996(a3)
    xor s9, s9, s11
    lw s11, 1004(a3)
    xor s6, s10, s6
    lw s10, 1008(a3)
    xor s2, s2, s11
    xor t6, t6, s10
    or s10, s8, t3
    xor s3, s3, s10
    not s10, a4
    xor s11, s10, s3
    xor t3, s8, t3
    xor t3, s3, t3
    and ra, s11, t3
    xor s8, s8, ra
    or s10, s10, s8
    xor t3, t3, s10
    and a4, a4, t3
    xor a4, s8, a4
    and s8, t3, a4
    xor s3, s3, s8
    and s8, s11, t2
    slli s10, a4, 16
    xor s8, s8, s10
    and s10, s3, t2
    slli ra, t3, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and a4, a4, t1
    xor a4, s11, a4
    srli s3, s3, 16
    and t3, t3, t1
    lw s11, 676(a3)
    xor t3, s3, t3
    lw s3, 1000(a3)
    xor s8, s8, s11
    lw s11, 688(a3)
    xor s3, s10, s3
    lw s10, 1012(a3)
    xor a4, a4, s11
    xor t3, t3, s10
    or s10, s4, s1
    xor a1, a1, s10
    not s10, s7
    xor s11, s10, a1
    xor s1, s4, s1
    xor s1, a1, s1
    and ra, s11, s1
    xor s4, s4, ra
    or s10, s10, s4
    xor s1, s1, s10
    and s7, s7, s1
    xor s4, s4, s7
    and s7, s1, s4
    xor a1, a1, s7
    and s7, s11, t2
    slli s10, s4, 16
    xor s7, s7, s10
    and s10, a1, t2
    slli ra, s1, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s4, s4, t1
    xor s4, s11, s4
    srli a1, a1, 16
    and s1, s1, t1
    lw s11, 1016(a3)
    xor a1, a1, s1
    lw s1, 1020(a3)
    xor s7, s7, s11
    lw s11, 608(a3)
    xor s1, s10, s1
    lw s10, 932(a3)
    xor s4, s4, s11
    xor a1, a1, s10
    or s10, s5, s0
    xor a2, a2, s10
    xor s0, s5, s0
    xor s0, a2, s0
    not s10, a0
    xor s11, s10, a2
    and ra, s11, s0
    xor s5, s5, ra
    or s10, s10, s5
    xor s0, s0, s10
    and a0, a0, s0
    xor a0, s5, a0
    and s5, s0, a0
    xor a2, a2, s5
    srli s5, a2, 16
    and s10, s0, t1
    lw ra, 1028(a3)
    xor s5, s5, s10
    xor s5, s5, ra
    and a2, a2, t2
    slli s0, s0, 16
    lw s10, 1024(a3)
    xor a2, a2, s0
    xor a2, a2, s10
    and s0, s11, t2
    slli s10, a0, 16
    lw ra, 700(a3)
    xor s0, s0, s10
    xor s0, s0, ra
    srli s10, s11, 16
    and a0, a0, t1
    lw s11, 612(a3)
    xor a0, s10, a0
    xor a0, a0, s11
    # round 21 (present.dsl:28)
    or s10, s2, s7
    xor s4, s4, s10
    not s10, s9
    xor s11, s10, s4
    xor s7, s2, s7
    xor s7, s4, s7
    and ra, s11, s7
    xor s2, s2, ra
    or s10, s10, s2
    xor s7, s7, s10
    and s9, s9, s7
    xor s2, s2, s9
    and s9, s7, s2
    xor s4, s4, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, s4, 8
    xor s9, s9, s7
    and s9, s9, a6
    slli s11, s9, 8
    xor s4, s4, s11
    lw s11, 1032(a3)
    xor s7, s7, s9
    lw s9, 1036(a3)
    xor s10, s10, s11
    lw s11, 1044(a3)
    xor s4, s4, s9
    lw s9, 1048(a3)
    xor s2, s2, s11
    xor s7, s7, s9
    or s9, a4, s0
    xor a0, a0, s9
    not s9, s8
    xor s11, s9, a0
    xor s0, a4, s0
    xor s0, a0, s0
    and ra, s11, s0
    xor a4, a4, ra
    or s9, s9, a4
    xor s0, s0, s9
    and s8, s8, s0
    xor a4, a4, s8
    and s8, s0, a4
    xor a0, a0, s8
    srli s8, s11, 8
    xor s8, s8, a4
    and s8, s8, a6
    slli s9, s8, 8
    xor s9, s11, s9
    xor a4, a4, s8
    srli s8, a0, 8
    xor s8, s8, s0
    and s8, s8, a6
    slli s11, s8, 8
    xor a0, a0, s11
    lw s11, 1056(a3)
    xor s0, s0, s8
    lw s8, 1060(a3)
    xor s9, s9, s11
    lw s11, 648(a3)
    xor a0, a0, s8
    lw s8, 972(a3)
    xor a4, a4, s11
    xor s0, s0, s8
    or s8, t6, s1
    xor a1, a1, s8
    not s8, s6
    xor s11, s8, a1
    xor s1, t6, s1
    xor s1, a1, s1
    and ra, s11, s1
    xor t6, t6, ra
    or s8, s8, t6
    xor s1, s1, s8
    and s6, s6, s1
    xor t6, t6, s6
    and s6, s1, t6
    xor a1, a1, s6
    srli s6, s11, 8
    xor s6, s6, t6
    and s6, s6, a6
    slli s8, s6, 8
    xor s8, s11, s8
    xor t6, t6, s6
    srli s6, a1, 8
    xor s6, s6, s1
    and s6, s6, a6
    slli s11, s6, 8
    xor a1, a1, s11
    lw s11, 716(a3)
    xor s1, s1, s6
    lw s6, 1040(a3)
    xor s8, s8, s11
    lw s11, 728(a3)
    xor a1, a1, s6
    lw s6, 1052(a3)
    xor t6, t6, s11
    xor s1, s1, s6
    or s6, t3, a2
    xor s5, s5, s6
    xor a2, t3, a2
    xor a2, s5, a2
    not s6, s3
    xor s11, s6, s5
    and ra, s11, a2
    xor t3, t3, ra
    or s6, s6, t3
    xor a2, a2, s6
    and s3, s3, a2
    xor t3, t3, s3
    and s3, a2, t3
    xor s3, s5, s3
    srli s5, s3, 8
    xor s5, s5, a2
    and s5, s5, a6
    lw s6, 1068(a3)
    xor a2, a2, s5
    xor a2, a2, s6
    slli s5, s5, 8
    lw s6, 1064(a3)
    xor s3, s3, s5
    xor s3, s3, s6
    srli s5, s11, 8
    xor s5, s5, t3
    and s5, s5, a6
    lw s6, 652(a3)
    xor t3, t3, s5
    xor t3, t3, s6
    slli s5, s5, 8
    lw s6, 740(a3)
    xor s5, s11, s5
    xor s5, s5, s6
    # round 22 (present.dsl:28)
    or s6, s2, s9
    xor a4, a4, s6
    not s6, s10
    xor s11, s6, a4
    xor s9, s2, s9
    xor s9, a4, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s6, s6, s2
    xor s6, s9, s6
    and s9, s10, s6
    xor s2, s2, s9
    and s9, s6, s2
    xor a4, a4, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, a4, t2
    slli ra, s6, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli a4, a4, 16
    and s6, s6, t1
    lw s11, 1072(a3)
    xor a4, a4, s6
    lw s6, 1076(a3)
    xor s9, s9, s11
    lw s11, 1084(a3)
    xor s6, s10, s6
    lw s10, 1088(a3)
    xor s2, s2, s11
    xor a4, a4, s10
    or s10, s7, a0
    xor s0, s0, s10
    not s10, s4
    xor s11, s10, s0
    xor a0, s7, a0
    xor a0, s0, a0
    and ra, s11, a0
    xor s7, s7, ra
    or s10, s10, s7
    xor a0, a0, s10
    and s4, s4, a0
    xor s4, s7, s4
    and s7, a0, s4
    xor s0, s0, s7
    and s7, s11, t2
    slli s10, s4, 16
    xor s7, s7, s10
    and s10, s0, t2
    slli ra, a0, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s4, s4, t1
    xor s4, s11, s4
    srli s0, s0, 16
    and a0, a0, t1
    lw s11, 756(a3)
    xor a0, s0, a0
    lw s0, 1080(a3)
    xor s7, s7, s11
    lw s11, 768(a3)
    xor s0, s10, s0
    lw s10, 1092(a3)
    xor s4, s4, s11
    xor a0, a0, s10
    or s10, t6, s5
    xor t3, t3, s10
    not s10, s8
    xor s11, s10, t3
    xor s5, t6, s5
    xor s5, t3, s5
    and ra, s11, s5
    xor t6, t6, ra
    or s10, s10, t6
    xor s5, s5, s10
    and s8, s8, s5
    xor t6, t6, s8
    and s8, s5, t6
    xor t3, t3, s8
    and s8, s11, t2
    slli s10, t6, 16
    xor s8, s8, s10
    and s10, t3, t2
    slli ra, s5, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and t6, t6, t1
    xor t6, s11, t6
    srli t3, t3, 16
    and s5, s5, t1
    lw s11, 1096(a3)
    xor t3, t3, s5
    lw s5, 1100(a3)
    xor s8, s8, s11
    lw s11, 688(a3)
    xor s5, s10, s5
    lw s10, 1012(a3)
    xor t6, t6, s11
    xor t3, t3, s10
    or s10, s1, s3
    xor a2, a2, s10
    xor s3, s1, s3
    xor s3, a2, s3
    not s10, a1
    xor s11, s10, a2
    and ra, s11, s3
    xor s1, s1, ra
    or s10, s10, s1
    xor s3, s3, s10
    and a1, a1, s3
    xor a1, s1, a1
    and s1, s3, a1
    xor a2, a2, s1
    srli s1, a2, 16
    and s10, s3, t1
    lw ra, 1108(a3)
    xor s1, s1, s10
    xor s1, s1, ra
    and a2, a2, t2
    slli s3, s3, 16
    lw s10, 1104(a3)
    xor a2, a2, s3
    xor a2, a2, s10
    and s3, s11, t2
    slli s10, a1, 16
    lw ra, 780(a3)
    xor s3, s3, s10
    xor s3, s3, ra
    srli s10, s11, 16
    and a1, a1, t1
    lw s11, 692(a3)
    xor a1, s10, a1
    xor a1, a1, s11
    # round 23 (present.dsl:28)
    or s10, s2, s8
    xor t6, t6, s10
    not s10, s9
    xor s11, s10, t6
    xor s8, s2, s8
    xor s8, t6, s8
    and ra, s11, s8
    xor s2, s2, ra
    or s10, s10, s2
    xor s8, s8, s10
    and s9, s9, s8
    xor s2, s2, s9
    and s9, s8, s2
    xor t6, t6, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, t6, 8
    xor s9, s9, s8
    and s9, s9, a6
    slli s11, s9, 8
    xor t6, t6, s11
    lw s11, 1112(a3)
    xor s8, s8, s9
    lw s9, 1116(a3)
    xor s10, s10, s11
    lw s11, 1124(a3)
    xor t6, t6, s9
    lw s9, 1128(a3)
    xor s2, s2, s11
    xor s8, s8, s9
    or s9, s4, s3
    xor a1, a1, s9
    not s9, s7
    xor s11, s9, a1
    xor s3, s4, s3
    xor s3, a1, s3
    and ra, s11, s3
    xor s4, s4, ra
    or s9, s9, s4
    xor s3, s3, s9
    and s7, s7, s3
    xor s4, s4, s7
    and s7, s3, s4
    xor a1, a1, s7
    srli s7, s11, 8
    xor s7, s7, s4
    and s7, s7, a6
    slli s9, s7, 8
    xor s9, s11, s9
    xor s4, s4, s7
    srli s7, a1, 8
    xor s7, s7, s3
    and s7, s7, a6
    slli s11, s7, 8
    xor a1, a1, s11
    lw s11, 1136(a3)
    xor s3, s3, s7
    lw s7, 1140(a3)
    xor s9, s9, s11
    lw s11, 728(a3)
    xor a1, a1, s7
    lw s7, 1052(a3)
    xor s4, s4, s11
    xor s3, s3, s7
    or s7, a4, s5
    xor t3, t3, s7
    not s7, s6
    xor s11, s7, t3
    xor s5, a4, s5
    xor s5, t3, s5
    and ra, s11, s5
    xor a4, a4, ra
    or s7, s7, a4
    xor s5, s5, s7
    and s6, s6, s5
    xor a4, a4, s6
    and s6, s5, a4
    xor t3, t3, s6
    srli s6, s11, 8
    xor s6, s6, a4
    and s6, s6, a6
    slli s7, s6, 8
    xor s7, s11, s7
    xor a4, a4, s6
    srli s6, t3, 8
    xor s6, s6, s5
    and s6, s6, a6
    slli s11, s6, 8
    xor t3, t3, s11
    lw s11, 796(a3)
    xor s5, s5, s6
    lw s6, 1120(a3)
    xor s7, s7, s11
    lw s11, 808(a3)
    xor t3, t3, s6
    lw s6, 1132(a3)
    xor a4, a4, s11
    xor s5, s5, s6
    or s6, a0, a2
    xor s1, s1, s6
    xor a2, a0, a2
    xor a2, s1, a2
    not s6, s0
    xor s11, s6, s1
    and ra, s11, a2
    xor a0, a0, ra
    or s6, s6, a0
    xor a2, a2, s6
    and s0, s0, a2
    xor a0, a0, s0
    and s0, a2, a0
    xor s0, s1, s0
    srli s1, s0, 8
    xor s1, s1, a2
    and s1, s1, a6
    lw s6, 1148(a3)
    xor a2, a2, s1
    xor a2, a2, s6
    slli s1, s1, 8
    lw s6, 1144(a3)
    xor s0, s0, s1
    xor s0, s0, s6
    srli s1, s11, 8
    xor s1, s1, a0
    and s1, s1, a6
    lw s6, 732(a3)
    xor a0, a0, s1
    xor a0, a0, s6
    slli s1, s1, 8
    lw s6, 820(a3)
    xor s1, s11, s1
    xor s1, s1, s6
    # round 24 (present.dsl:28)
    or s6, s2, s9
    xor s4, s4, s6
    not s6, s10
    xor s11, s6, s4
    xor s9, s2, s9
    xor s9, s4, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s6, s6, s2
    xor s6, s9, s6
    and s9, s10, s6
    xor s2, s2, s9
    and s9, s6, s2
    xor s4, s4, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, s4, t2
    slli ra, s6, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli s4, s4, 16
    and s6, s6, t1
    lw s11, 1152(a3)
    xor s4, s4, s6
    lw s6, 1156(a3)
    xor s9, s9, s11
    lw s11, 1164(a3)
    xor s6, s10, s6
    lw s10, 1168(a3)
    xor s2, s2, s11
    xor s4, s4, s10
    or s10, s8, a1
    xor s3, s3, s10
    not s10, t6
    xor s11, s10, s3
    xor a1, s8, a1
    xor a1, s3, a1
    and ra, s11, a1
    xor s8, s8, ra
    or s10, s10, s8
    xor a1, a1, s10
    and t6, t6, a1
    xor t6, s8, t6
    and s8, a1, t6
    xor s3, s3, s8
    and s8, s11, t2
    slli s10, t6, 16
    xor s8, s8, s10
    and s10, s3, t2
    slli ra, a1, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and t6, t6, t1
    xor t6, s11, t6
    srli s3, s3, 16
    and a1, a1, t1
    lw s11, 836(a3)
    xor a1, s3, a1
    lw s3, 1160(a3)
    xor s8, s8, s11
    lw s11, 848(a3)
    xor s3, s10, s3
    lw s10, 1172(a3)
    xor t6, t6, s11
    xor a1, a1, s10
    or s10, a4, s1
    xor a0, a0, s10
    not s10, s7
    xor s11, s10, a0
    xor s1, a4, s1
    xor s1, a0, s1
    and ra, s11, s1
    xor a4, a4, ra
    or s10, s10, a4
    xor s1, s1, s10
    and s7, s7, s1
    xor a4, a4, s7
    and s7, s1, a4
    xor a0, a0, s7
    and s7, s11, t2
    slli s10, a4, 16
    xor s7, s7, s10
    and s10, a0, t2
    slli ra, s1, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and a4, a4, t1
    xor a4, s11, a4
    srli a0, a0, 16
    and s1, s1, t1
    lw s11, 1176(a3)
    xor a0, a0, s1
    lw s1, 1180(a3)
    xor s7, s7, s11
    lw s11, 768(a3)
    xor s1, s10, s1
    lw s10, 1092(a3)
    xor a4, a4, s11
    xor a0, a0, s10
    or s10, s5, s0
    xor a2, a2, s10
    xor s0, s5, s0
    xor s0, a2, s0
    not s10, t3
    xor s11, s10, a2
    and ra, s11, s0
    xor s5, s5, ra
    or s10, s10, s5
    xor s0, s0, s10
    and t3, t3, s0
    xor t3, s5, t3
    and s5, s0, t3
    xor a2, a2, s5
    srli s5, a2, 16
    and s10, s0, t1
    lw ra, 1188(a3)
    xor s5, s5, s10
    xor s5, s5, ra
    and a2, a2, t2
    slli s0, s0, 16
    lw s10, 1184(a3)
    xor a2, a2, s0
    xor a2, a2, s10
    and s0, s11, t2
    slli s10, t3, 16
    lw ra, 860(a3)
    xor s0, s0, s10
    xor s0, s0, ra
    srli s10, s11, 16
    and t3, t3, t1
    lw s11, 772(a3)
    xor t3, s10, t3
    xor t3, t3, s11
    # round 25 (present.dsl:28)
    or s10, s2, s7
    xor a4, a4, s10
    not s10, s9
    xor s11, s10, a4
    xor s7, s2, s7
    xor s7, a4, s7
    and ra, s11, s7
    xor s2, s2, ra
    or s10, s10, s2
    xor s7, s7, s10
    and s9, s9, s7
    xor s2, s2, s9
    and s9, s7, s2
    xor a4, a4, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, a4, 8
    xor s9, s9, s7
    and s9, s9, a6
    slli s11, s9, 8
    xor a4, a4, s11
    lw s11, 1192(a3)
    xor s7, s7, s9
    lw s9, 1196(a3)
    xor s10, s10, s11
    lw s11, 1204(a3)
    xor a4, a4, s9
    lw s9, 1208(a3)
    xor s2, s2, s11
    xor s7, s7, s9
    or s9, t6, s0
    xor t3, t3, s9
    not s9, s8
    xor s11, s9, t3
    xor s0, t6, s0
    xor s0, t3, s0
    and ra, s11, s0
    xor t6, t6, ra
    or s9, s9, t6
    xor s0, s0, s9
    and s8, s8, s0
    xor t6, t6, s8
    and s8, s0, t6
    xor t3, t3, s8
    srli s8, s11, 8
    xor s8, s8, t6
    and s8, s8, a6
    slli s9, s8, 8
    xor s9, s11, s9
    xor t6, t6, s8
    srli s8, t3, 8
    xor s8, s8, s0
    and s8, s8, a6
    slli s11, s8, 8
    xor t3, t3, s11
    lw s11, 1216(a3)
    xor s0, s0, s8
    lw s8, 1220(a3)
    xor s9, s9, s11
    lw s11, 808(a3)
    xor t3, t3, s8
    lw s8, 1132(a3)
    xor t6, t6, s11
    xor s0, s0, s8
    or s8, s4, s1
    xor a0, a0, s8
    not s8, s6
    xor s11, s8, a0
    xor s1, s4, s1
    xor s1, a0, s1
    and ra, s11, s1
    xor s4, s4, ra
    or s8, s8, s4
    xor s1, s1, s8
    and s6, s6, s1
    xor s4, s4, s6
    and s6, s1, s4
    xor a0, a0, s6
    srli s6, s11, 8
    xor s6, s6, s4
    and s6, s6, a6
    slli s8, s6, 8
    xor s8, s11, s8
    xor s4, s4, s6
    srli s6, a0, 8
    xor s6, s6, s1
    and s6, s6, a6
    slli s11, s6, 8
    xor a0, a0, s11
    lw s11, 876(a3)
    xor s1, s1, s6
    lw s6, 1200(a3)
    xor s8, s8, s11
    lw s11, 888(a3)
    xor a0, a0, s6
    lw s6, 1212(a3)
    xor s4, s4, s11
    xor s1, s1, s6
    or s6, a1, a2
    xor s5, s5, s6
    xor a2, a1, a2
    xor a2, s5, a2
    not s6, s3
    xor s11, s6, s5
    and ra, s11, a2
    xor a1, a1, ra
    or s6, s6, a1
    xor a2, a2, s6
    and s3, s3, a2
    xor a1, a1, s3
    and s3, a2, a1
    xor s3, s5, s3
    srli s5, s3, 8
    xor s5, s5, a2
    and s5, s5, a6
    lw s6, 1228(a3)
    xor a2, a2, s5
    xor a2, a2, s6
    slli s5, s5, 8
    lw s6, 1224(a3)
    xor s3, s3, s5
    xor s3, s3, s6
    srli s5, s11, 8
    xor s5, s5, a1
    and s5, s5, a6
    lw s6, 812(a3)
    xor a1, a1, s5
    xor a1, a1, s6
    slli s5, s5, 8
    lw s6, 900(a3)
    xor s5, s11, s5
    xor s5, s5, s6
    # round 26 (present.dsl:28)
    or s6, s2, s9
    xor t6, t6, s6
    not s6, s10
    xor s11, s6, t6
    xor s9, s2, s9
    xor s9, t6, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s6, s6, s2
    xor s6, s9, s6
    and s9, s10, s6
    xor s2, s2, s9
    and s9, s6, s2
    xor t6, t6, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, t6, t2
    slli ra, s6, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli t6, t6, 16
    and s6, s6, t1
    lw s11, 1232(a3)
    xor t6, t6, s6
    lw s6, 1236(a3)
    xor s9, s9, s11
    lw s11, 1244(a3)
    xor s6, s10, s6
    lw s10, 1248(a3)
    xor s2, s2, s11
    xor t6, t6, s10
    or s10, s7, t3
    xor s0, s0, s10
    not s10, a4
    xor s11, s10, s0
    xor t3, s7, t3
    xor t3, s0, t3
    and ra, s11, t3
    xor s7, s7, ra
    or s10, s10, s7
    xor t3, t3, s10
    and a4, a4, t3
    xor a4, s7, a4
    and s7, t3, a4
    xor s0, s0, s7
    and s7, s11, t2
    slli s10, a4, 16
    xor s7, s7, s10
    and s10, s0, t2
    slli ra, t3, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and a4, a4, t1
    xor a4, s11, a4
    srli s0, s0, 16
    and t3, t3, t1
    lw s11, 916(a3)
    xor t3, s0, t3
    lw s0, 1240(a3)
    xor s7, s7, s11
    lw s11, 928(a3)
    xor s0, s10, s0
    lw s10, 1252(a3)
    xor a4, a4, s11
    xor t3, t3, s10
    or s10, s4, s5
    xor a1, a1, s10
    not s10, s8
    xor s11, s10, a1
    xor s5, s4, s5
    xor s5, a1, s5
    and ra, s11, s5
    xor s4, s4, ra
    or s10, s10, s4
    xor s5, s5, s10
    and s8, s8, s5
    xor s4, s4, s8
    and s8, s5, s4
    xor a1, a1, s8
    and s8, s11, t2
    slli s10, s4, 16
    xor s8, s8, s10
    and s10, a1, t2
    slli ra, s5, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s4, s4, t1
    xor s4, s11, s4
    srli a1, a1, 16
    and s5, s5, t1
    lw s11, 1256(a3)
    xor a1, a1, s5
    lw s5, 1260(a3)
    xor s8, s8, s11
    lw s11, 848(a3)
    xor s5, s10, s5
    lw s10, 1172(a3)
    xor s4, s4, s11
    xor a1, a1, s10
    or s10, s1, s3
    xor a2, a2, s10
    xor s3, s1, s3
    xor s3, a2, s3
    not s10, a0
    xor s11, s10, a2
    and ra, s11, s3
    xor s1, s1, ra
    or s10, s10, s1
    xor s3, s3, s10
    and a0, a0, s3
    xor a0, s1, a0
    and s1, s3, a0
    xor a2, a2, s1
    srli s1, a2, 16
    and s10, s3, t1
    lw ra, 1268(a3)
    xor s1, s1, s10
    xor s1, s1, ra
    and a2, a2, t2
    slli s3, s3, 16
    lw s10, 1264(a3)
    xor a2, a2, s3
    xor a2, a2, s10
    and s3, s11, t2
    slli s10, a0, 16
    lw ra, 940(a3)
    xor s3, s3, s10
    xor s3, s3, ra
    srli s10, s11, 16
    and a0, a0, t1
    lw s11, 852(a3)
    xor a0, s10, a0
    xor a0, a0, s11
    # round 27 (present.dsl:28)
    or s10, s2, s8
    xor s4, s4, s10
    not s10, s9
    xor s11, s10, s4
    xor s8, s2, s8
    xor s8, s4, s8
    and ra, s11, s8
    xor s2, s2, ra
    or s10, s10, s2
    xor s8, s8, s10
    and s9, s9, s8
    xor s2, s2, s9
    and s9, s8, s2
    xor s4, s4, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, s4, 8
    xor s9, s9, s8
    and s9, s9, a6
    slli s11, s9, 8
    xor s4, s4, s11
    lw s11, 1272(a3)
    xor s8, s8, s9
    lw s9, 1276(a3)
    xor s10, s10, s11
    lw s11, 1284(a3)
    xor s4, s4, s9
    lw s9, 1288(a3)
    xor s2, s2, s11
    xor s8, s8, s9
    or s9, a4, s3
    xor a0, a0, s9
    not s9, s7
    xor s11, s9, a0
    xor s3, a4, s3
    xor s3, a0, s3
    and ra, s11, s3
    xor a4, a4, ra
    or s9, s9, a4
    xor s3, s3, s9
    and s7, s7, s3
    xor a4, a4, s7
    and s7, s3, a4
    xor a0, a0, s7
    srli s7, s11, 8
    xor s7, s7, a4
    and s7, s7, a6
    slli s9, s7, 8
    xor s9, s11, s9
    xor a4, a4, s7
    srli s7, a0, 8
    xor s7, s7, s3
    and s7, s7, a6
    slli s11, s7, 8
    xor a0, a0, s11
    lw s11, 1296(a3)
    xor s3, s3, s7
    lw s7, 1300(a3)
    xor s9, s9, s11
    lw s11, 888(a3)
    xor a0, a0, s7
    lw s7, 1212(a3)
    xor a4, a4, s11
    xor s3, s3, s7
    or s7, t6, s5
    xor a1, a1, s7
    not s7, s6
    xor s11, s7, a1
    xor s5, t6, s5
    xor s5, a1, s5
    and ra, s11, s5
    xor t6, t6, ra
    or s7, s7, t6
    xor s5, s5, s7
    and s6, s6, s5
    xor t6, t6, s6
    and s6, s5, t6
    xor a1, a1, s6
    srli s6, s11, 8
    xor s6, s6, t6
    and s6, s6, a6
    slli s7, s6, 8
    xor s7, s11, s7
    xor t6, t6, s6
    srli s6, a1, 8
    xor s6, s6, s5
    and s6, s6, a6
    slli s11, s6, 8
    xor a1, a1, s11
    lw s11, 956(a3)
    xor s5, s5, s6
    lw s6, 1280(a3)
    xor s7, s7, s11
    lw s11, 968(a3)
    xor a1, a1, s6
    lw s6, 1292(a3)
    xor t6, t6, s11
    xor s5, s5, s6
    or s6, t3, a2
    xor s1, s1, s6
    xor a2, t3, a2
    xor a2, s1, a2
    not s6, s0
    xor s11, s6, s1
    and ra, s11, a2
    xor t3, t3, ra
    or s6, s6, t3
    xor a2, a2, s6
    and s0, s0, a2
    xor t3, t3, s0
    and s0, a2, t3
    xor s0, s1, s0
    srli s1, s0, 8
    xor s1, s1, a2
    and s1, s1, a6
    lw s6, 1308(a3)
    xor a2, a2, s1
    xor a2, a2, s6
    slli s1, s1, 8
    lw s6, 1304(a3)
    xor s0, s0, s1
    xor s0, s0, s6
    srli s1, s11, 8
    xor s1, s1, t3
    and s1, s1, a6
    lw s6, 892(a3)
    xor t3, t3, s1
    xor t3, t3, s6
    slli s1, s1, 8
    lw s6, 980(a3)
    xor s1, s11, s1
    xor s1, s1, s6
    # round 28 (present.dsl:28)
    or s6, s2, s9
    xor a4, a4, s6
    not s6, s10
    xor s11, s6, a4
    xor s9, s2, s9
    xor s9, a4, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s6, s6, s2
    xor s6, s9, s6
    and s9, s10, s6
    xor s2, s2, s9
    and s9, s6, s2
    xor a4, a4, s9
    and s9, s11, t2
    slli s10, s2, 16
    xor s9, s9, s10
    and s10, a4, t2
    slli ra, s6, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s2, s2, t1
    xor s2, s11, s2
    srli a4, a4, 16
    and s6, s6, t1
    lw s11, 1312(a3)
    xor a4, a4, s6
    lw s6, 1316(a3)
    xor s9, s9, s11
    lw s11, 1324(a3)
    xor s6, s10, s6
    lw s10, 1328(a3)
    xor s2, s2, s11
    xor a4, a4, s10
    or s10, s8, a0
    xor s3, s3, s10
    not s10, s4
    xor s11, s10, s3
    xor a0, s8, a0
    xor a0, s3, a0
    and ra, s11, a0
    xor s8, s8, ra
    or s10, s10, s8
    xor a0, a0, s10
    and s4, s4, a0
    xor s4, s8, s4
    and s8, a0, s4
    xor s3, s3, s8
    and s8, s11, t2
    slli s10, s4, 16
    xor s8, s8, s10
    and s10, s3, t2
    slli ra, a0, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and s4, s4, t1
    xor s4, s11, s4
    srli s3, s3, 16
    and a0, a0, t1
    lw s11, 996(a3)
    xor a0, s3, a0
    lw s3, 1320(a3)
    xor s8, s8, s11
    lw s11, 1008(a3)
    xor s3, s10, s3
    lw s10, 1332(a3)
    xor s4, s4, s11
    xor a0, a0, s10
    or s10, t6, s1
    xor t3, t3, s10
    not s10, s7
    xor s11, s10, t3
    xor s1, t6, s1
    xor s1, t3, s1
    and ra, s11, s1
    xor t6, t6, ra
    or s10, s10, t6
    xor s1, s1, s10
    and s7, s7, s1
    xor t6, t6, s7
    and s7, s1, t6
    xor t3, t3, s7
    and s7, s11, t2
    slli s10, t6, 16
    xor s7, s7, s10
    and s10, t3, t2
    slli ra, s1, 16
    xor s10, s10, ra
    srli s11, s11, 16
    and t6, t6, t1
    xor t6, s11, t6
    srli t3, t3, 16
    and s1, s1, t1
    lw s11, 1336(a3)
    xor t3, t3, s1
    lw s1, 1340(a3)
    xor s7, s7, s11
    lw s11, 928(a3)
    xor s1, s10, s1
    lw s10, 1252(a3)
    xor t6, t6, s11
    xor t3, t3, s10
    or s10, s5, s0
    xor a2, a2, s10
    xor s0, s5, s0
    xor s0, a2, s0
    not s10, a1
    xor s11, s10, a2
    and ra, s11, s0
    xor s5, s5, ra
    or s10, s10, s5
    xor s0, s0, s10
    and a1, a1, s0
    xor a1, s5, a1
    and s5, s0, a1
    xor a2, a2, s5
    srli s5, a2, 16
    and s10, s0, t1
    lw ra, 1348(a3)
    xor s5, s5, s10
    xor s5, s5, ra
    and a2, a2, t2
    slli s0, s0, 16
    lw s10, 1344(a3)
    xor a2, a2, s0
    xor a2, a2, s10
    and s0, s11, t2
    slli s10, a1, 16
    lw ra, 1020(a3)
    xor s0, s0, s10
    xor s0, s0, ra
    srli s10, s11, 16
    and a1, a1, t1
    lw s11, 932(a3)
    xor a1, s10, a1
    xor a1, a1, s11
    # round 29 (present.dsl:28)
    or s10, s2, s7
    xor t6, t6, s10
    not s10, s9
    xor s11, s10, t6
    xor s7, s2, s7
    xor s7, t6, s7
    and ra, s11, s7
    xor s2, s2, ra
    or s10, s10, s2
    xor s7, s7, s10
    and s9, s9, s7
    xor s2, s2, s9
    and s9, s7, s2
    xor t6, t6, s9
    srli s9, s11, 8
    xor s9, s9, s2
    and s9, s9, a6
    slli s10, s9, 8
    xor s10, s11, s10
    xor s2, s2, s9
    srli s9, t6, 8
    xor s9, s9, s7
    and s9, s9, a6
    slli s11, s9, 8
    xor t6, t6, s11
    lw s11, 1352(a3)
    xor s7, s7, s9
    lw s9, 1356(a3)
    xor s10, s10, s11
    lw s11, 1364(a3)
    xor t6, t6, s9
    lw s9, 1368(a3)
    xor s2, s2, s11
    xor s7, s7, s9
    or s9, s4, s0
    xor a1, a1, s9
    not s9, s8
    xor s11, s9, a1
    xor s0, s4, s0
    xor s0, a1, s0
    and ra, s11, s0
    xor s4, s4, ra
    or s9, s9, s4
    xor s0, s0, s9
    and s8, s8, s0
    xor s4, s4, s8
    and s8, s0, s4
    xor a1, a1, s8
    srli s8, s11, 8
    xor s8, s8, s4
    and s8, s8, a6
    slli s9, s8, 8
    xor s9, s11, s9
    xor s4, s4, s8
    srli s8, a1, 8
    xor s8, s8, s0
    and s8, s8, a6
    slli s11, s8, 8
    xor a1, a1, s11
    lw s11, 1376(a3)
    xor s0, s0, s8
    lw s8, 1380(a3)
    xor s9, s9, s11
    lw s11, 968(a3)
    xor a1, a1, s8
    lw s8, 1292(a3)
    xor s4, s4, s11
    xor s0, s0, s8
    or s8, a4, s1
    xor t3, t3, s8
    not s8, s6
    xor s11, s8, t3
    xor s1, a4, s1
    xor s1, t3, s1
    and ra, s11, s1
    xor a4, a4, ra
    or s8, s8, a4
    xor s1, s1, s8
    and s6, s6, s1
    xor a4, a4, s6
    and s6, s1, a4
    xor t3, t3, s6
    srli s6, s11, 8
    xor s6, s6, a4
    and s6, s6, a6
    slli s8, s6, 8
    xor s8, s11, s8
    xor a4, a4, s6
    srli s6, t3, 8
    xor s6, s6, s1
    and s6, s6, a6
    slli s11, s6, 8
    xor t3, t3, s11
    lw s11, 1036(a3)
    xor s1, s1, s6
    lw s6, 1360(a3)
    xor s8, s8, s11
    lw s11, 1048(a3)
    xor t3, t3, s6
    lw s6, 1372(a3)
    xor a4, a4, s11
    xor s1, s1, s6
    or s6, a0, a2
    xor s5, s5, s6
    xor a2, a0, a2
    xor a2, s5, a2
    not s6, s3
    xor s11, s6, s5
    and ra, s11, a2
    xor a0, a0, ra
    or s6, s6, a0
    xor a2, a2, s6
    and s3, s3, a2
    xor a0, a0, s3
    and s3, a2, a0
    xor s3, s5, s3
    srli s5, s3, 8
    xor s5, s5, a2
    and s5, s5, a6
    lw s6, 1388(a3)
    xor a2, a2, s5
    xor a2, a2, s6
    slli s5, s5, 8
    lw s6, 1384(a3)
    xor s3, s3, s5
    xor s3, s3, s6
    srli s5, s11, 8
    xor s5, s5, a0
    and s5, s5, a6
    lw s6, 972(a3)
    xor a0, a0, s5
    xor a0, a0, s6
    slli s5, s5, 8
    lw s6, 1060(a3)
    xor s5, s11, s5
    xor s5, s5, s6
    # round 30 (present.dsl:28)
    or s6, s2, s9
    xor s4, s4, s6
    not s6, s10
    xor s11, s6, s4
    xor s9, s2, s9
    xor s9, s4, s9
    and ra, s11, s9
    xor s2, s2, ra
    or s6, s6, s2
    xor s6, s9, s6
    and s9, s10, s6
    xor s2, s2, s9
    and s9, s6, s2
    xor s4, s4, s9
    slli s9, s4, 16
    and s10, s6, t2
    xor s9, s9, s10
    slli s10, s11, 16
    and ra, s2, t2
    xor s10, s10, ra
    and s4, s4, t1
    srli s6, s6, 16
    xor s4, s4, s6
    and s6, s11, t1
    srli s2, s2, 16
    lw s11, 1396(a3)
    xor s2, s6, s2
    lw s6, 1404(a3)
    xor s9, s9, s11
    lw s11, 1412(a3)
    xor s6, s10, s6
    lw s10, 1420(a3)
    xor s4, s4, s11
    xor s2, s2, s10
    or s10, s7, a1
    xor s0, s0, s10
    not s10, t6
    xor s11, s10, s0
    xor a1, s7, a1
    xor a1, s0, a1
    and ra, s11, a1
    xor s7, s7, ra
    or s10, s10, s7
    xor a1, a1, s10
    and t6, t6, a1
    xor t6, s7, t6
    and s7, a1, t6
    xor s0, s0, s7
    slli s7, s0, 16
    and s10, a1, t2
    xor s7, s7, s10
    slli s10, s11, 16
    and ra, t6, t2
    xor s10, s10, ra
    and s0, s0, t1
    srli a1, a1, 16
    xor a1, s0, a1
    and s0, s11, t1
    srli t6, t6, 16
    lw s11, 1392(a3)
    xor t6, s0, t6
    lw s0, 1400(a3)
    xor s7, s7, s11
    lw s11, 1408(a3)
    xor s0, s10, s0
    lw s10, 1416(a3)
    xor a1, a1, s11
    xor t6, t6, s10
    or s10, a4, s5
    xor a0, a0, s10
    not s10, s8
    xor s11, s10, a0
    xor s5, a4, s5
    xor s5, a0, s5
    and ra, s11, s5
    xor a4, a4, ra
    or s10, s10, a4
    xor s5, s5, s10
    and s8, s8, s5
    xor a4, a4, s8
    and s8, s5, a4
    xor a0, a0, s8
    slli s8, a0, 16
    and s10, s5, t2
    xor s8, s8, s10
    slli s10, s11, 16
    and ra, a4, t2
    xor s10, s10, ra
    and a0, a0, t1
    srli s5, s5, 16
    xor a0, a0, s5
    and s5, s11, t1
    srli a4, a4, 16
    lw s11, 1428(a3)
    xor a4, s5, a4
    lw s5, 1436(a3)
    xor s8, s8, s11
    lw s11, 1444(a3)
    xor s5, s10, s5
    lw s10, 1452(a3)
    xor a0, a0, s11
    xor a4, a4, s10
    or s10, s1, s3
    xor a2, a2, s10
    xor s3, s1, s3
    xor s3, a2, s3
    not s10, t3
    xor s11, s10, a2
    and ra, s11, s3
    xor s1, s1, ra
    or s10, s10, s1
    xor s3, s3, s10
    and t3, t3, s3
    xor t3, s1, t3
    and s1, s3, t3
    xor a2, a2, s1
    slli s1, a2, 16
    and s10, s3, t2
    lw ra, 1424(a3)
    xor s1, s1, s10
    xor s1, s1, ra
    slli s10, s11, 16
    and t2, t3, t2
    lw ra, 1432(a3)
    xor t2, s10, t2
    xor t2, t2, ra
    and s10, s11, t1
    srli t3, t3, 16
    lw s11, 1448(a3)
    xor t3, s10, t3
    xor t3, t3, s11
    and t1, a2, t1
    srli a2, s3, 16
    lw s3, 1440(a3)
    xor t1, t1, a2
    xor t1, t1, s3
    # round 31 (present.dsl:28)
    and a2, a1, s1
    xor t1, t1, a2
    xor a2, a1, s1
    xor a2, t1, a2
    lw s1, 1456(a3)
    xor s3, s7, t1
    xor s1, s3, s1
    or s3, s3, a2
    xor a1, a1, s3
    or s3, s7, a1
    xor a2, a2, s3
    or s3, s7, a2
    xor a1, a1, s3
    or s3, a2, a1
    xor t1, t1, s3
    slli s3, s1, 16
    and s3, s3, t5
    srli s7, s1, 8
    lui s10, 4080
    and s7, s7, s10
    or s3, s7, s3
    and s7, s1, s10
    slli s1, s1, 24
    lw s11, 1504(a3)
    or s1, s7, s1
    xor a2, a2, s11
    slli s7, a2, 8
    and s7, s7, t4
    srli s11, a2, 16
    andi s11, s11, 255
    or s7, s11, s7
    and s11, a2, t4
    srli a2, a2, 24
    lw ra, 1472(a3)
    or a2, a2, s11
    xor a1, a1, ra
    and s11, a1, t4
    slli ra, a1, 8
    and ra, ra, t4
    sw a5, 96(sp)
    srli a5, a1, 24
    or a5, a5, s11
    xor a5, s3, a5
    srli a1, a1, 16
    andi a1, a1, 255
    or a1, a1, ra
    lw s3, 1488(a3)
    xor a1, s1, a1
    xor t1, t1, s3
    slli s1, t1, 16
    and s1, s1, t5
    srli s3, t1, 8
    and s3, s3, s10
    or s1, s3, s1
    xor a2, s1, a2
    and s1, t1, s10
    slli t1, t1, 24
    or t1, s1, t1
    xor t1, t1, s7
    and s1, s4, s8
    xor a0, a0, s1
    xor s1, s9, a0
    xor s3, s4, s8
    xor s3, a0, s3
    or s7, s1, s3
    xor s4, s4, s7
    or s7, s9, s4
    xor s3, s3, s7
    or s7, s9, s3
    xor s4, s4, s7
    or s7, s3, s4
    lw s8, 1460(a3)
    xor a0, a0, s7
    lw s7, 1476(a3)
    xor s1, s1, s8
    lw s8, 1492(a3)
    xor s4, s4, s7
    lw s7, 1508(a3)
    xor a0, a0, s8
    xor s3, s3, s7
    and s7, a0, s10
    slli s8, a0, 24
    or s7, s7, s8
    srli s8, s3, 16
    andi s8, s8, 255
    slli s9, s3, 8
    and s9, s9, t4
    or s8, s8, s9
    xor s7, s7, s8
    and s8, s1, s10
    slli s9, s1, 24
    or s8, s8, s9
    srli s9, s4, 16
    andi s9, s9, 255
    slli s11, s4, 8
    and s11, s11, t4
    or s9, s9, s11
    xor s8, s8, s9
    srli s9, a0, 8
    and s9, s9, s10
    slli a0, a0, 16
    and a0, a0, t5
    or a0, s9, a0
    srli s9, s3, 24
    and s3, s3, t4
    or s3, s9, s3
    xor a0, a0, s3
    srli s3, s1, 8
    and s3, s3, s10
    slli s1, s1, 16
    and s1, s1, t5
    or s1, s3, s1
    srli s3, s4, 24
    and s4, s4, t4
    or s3, s3, s4
    xor s1, s1, s3
    srli s3, s7, 2
    srli s4, s8, 2
    srli s9, a0, 2
    srli s11, s1, 2
    and ra, t6, t2
    xor t3, t3, ra
    xor ra, s0, t3
    xor t2, t6, t2
    xor t2, t3, t2
    sw a6, 100(sp)
    or a6, ra, t2
    xor a6, t6, a6
    or t6, s0, a6
    xor t2, t2, t6
    or t6, s0, t2
    xor a6, a6, t6
    or t6, t2, a6
    lw s0, 1464(a3)
    xor t3, t3, t6
    lw t6, 1480(a3)
    xor s0, ra, s0
    lw ra, 1496(a3)
    xor a6, a6, t6
    lw t6, 1512(a3)
    xor t3, t3, ra
    xor t2, t2, t6
    and t6, t3, s10
    slli ra, t3, 24
    or t6, t6, ra
    srli ra, t2, 16
    andi ra, ra, 255
    sw a7, 104(sp)
    slli a7, t2, 8
    and a7, a7, t4
    or a7, ra, a7
    xor a7, t6, a7
    and t6, s0, s10
    slli ra, s0, 24
    or t6, t6, ra
    srli ra, a6, 16
    andi ra, ra, 255
    sw a0, 108(sp)
    slli a0, a6, 8
    and a0, a0, t4
    or a0, ra, a0
    xor t6, t6, a0
    srli a0, t3, 8
    and a0, a0, s10
    slli t3, t3, 16
    and t3, t3, t5
    or t3, a0, t3
    srli a0, t2, 24
    and t2, t2, t4
    or t2, a0, t2
    xor t2, t3, t2
    srli t3, s0, 8
    and t3, t3, s10
    slli a0, s0, 16
    and a0, a0, t5
    or t3, t3, a0
    srli a0, a6, 24
    and a6, a6, t4
    or a6, a0, a6
    xor a6, t3, a6
    and t3, s2, s5
    xor t3, a4, t3
    xor a4, s2, s5
    xor a4, t3, a4
    lw a0, 1468(a3)
    xor s0, s6, t3
    xor a0, s0, a0
    or s0, s0, a4
    xor s0, s2, s0
    or s2, s6, s0
    xor a4, a4, s2
    or s2, s6, a4
    lw s5, 1484(a3)
    xor s0, s0, s2
    xor s2, s0, s5
    or s0, a4, s0
    lw s5, 1500(a3)
    xor t3, t3, s0
    lw s0, 1516(a3)
    xor t3, t3, s5
    xor a4, a4, s0
    srli s0, a4, 24
    and s5, a4, t4
    or s0, s0, s5
    srli s5, a4, 16
    andi s5, s5, 255
    slli a4, a4, 8
    and a4, a4, t4
    or a4, s5, a4
    srli s5, t3, 8
    and s5, s5, s10
    slli s6, t3, 24
    and ra, t3, s10
    or s6, ra, s6
    xor a4, s6, a4
    slli t3, t3, 16
    and t3, t3, t5
    or t3, s5, t3
    xor t3, t3, s0
    srli s0, t3, 2
    srli s5, a4, 2
    slli s6, s2, 8
    and s6, s6, t4
    and t4, s2, t4
    srli ra, s2, 16
    andi ra, ra, 255
    or s6, ra, s6
    srli s2, s2, 24
    or t4, s2, t4
    slli s2, a0, 16
    and t5, s2, t5
    srli s2, a0, 8
    and s2, s2, s10
    or t5, s2, t5
    xor t4, t5, t4
    and t5, a0, s10
    slli a0, a0, 24
    or t5, t5, a0
    xor t5, t5, s6
    srli a0, t5, 2
    srli s2, t4, 2
    xor s3, s3, t1
    and s3, s3, t0
    xor t1, t1, s3
    slli s3, s3, 2
    xor s3, s7, s3
    xor s6, s11, a5
    and s6, s6, t0
    xor a5, a5, s6
    slli s6, s6, 2
    xor s1, s1, s6
    xor s4, s4, a1
    and s4, s4, t0
    xor a1, a1, s4
    slli s4, s4, 2
    xor s4, s8, s4
    xor s5, s5, a7
    and s5, s5, t0
    xor a7, a7, s5
    slli s5, s5, 2
    xor a4, a4, s5
    xor s2, s2, a6
    and s2, s2, t0
    xor a6, a6, s2
    slli s2, s2, 2
    xor t4, t4, s2
    xor s0, s0, t2
    and s0, s0, t0
    xor t2, t2, s0
    slli s0, s0, 2
    xor t3, t3, s0
    xor a0, a0, t6
    and a0, a0, t0
    xor t6, t6, a0
    slli a0, a0, 2
    xor t5, t5, a0
    xor a0, s9, a2
    and t0, a0, t0
    xor a2, a2, t0
    slli t0, t0, 2
    lw a0, 108(sp)
    lw s0, 104(sp)
    xor t0, a0, t0
    srli a0, t5, 1
    xor a0, a0, t4
    and a0, a0, s0
    xor t4, t4, a0
    slli a0, a0, 1
    xor t5, t5, a0
    srli a0, t6, 1
    xor a0, a0, a6
    and a0, a0, s0
    xor a6, a6, a0
    slli a0, a0, 1
    xor t6, t6, a0
    srli a0, a4, 1
    xor a0, a0, t3
    and a0, a0, s0
    xor t3, t3, a0
    slli a0, a0, 1
    xor a4, a4, a0
    srli a0, a7, 1
    xor a0, a0, t2
    and a0, a0, s0
    xor t2, t2, a0
    slli a0, a0, 1
    xor a7, a7, a0
    srli a0, s4, 1
    xor a0, a0, s1
    and a0, a0, s0
    xor s1, s1, a0
    slli a0, a0, 1
    xor a0, s4, a0
    srli s2, a0, 8
    xor s2, s2, t5
    lw s4, 100(sp)
    lw s5, 96(sp)
    and s2, s2, s4
    xor t5, t5, s2
    slli s2, s2, 8
    xor a0, a0, s2
    srli s2, a0, 4
    xor s2, s2, t5
    and s2, s2, s5
    xor t5, t5, s2
    slli s2, s2, 4
    xor a0, a0, s2
    srli s2, s1, 8
    xor s2, s2, t4
    and s2, s2, s4
    xor t4, t4, s2
    slli s2, s2, 8
    xor s1, s1, s2
    srli s2, s1, 4
    xor s2, s2, t4
    and s2, s2, s5
    xor t4, t4, s2
    slli s2, s2, 4
    xor s1, s1, s2
    srli s2, a1, 1
    xor s2, s2, a5
    and s2, s2, s0
    xor a5, a5, s2
    slli s2, s2, 1
    xor a1, a1, s2
    srli s2, a1, 8
    xor s2, s2, t6
    and s2, s2, s4
    xor t6, t6, s2
    slli s2, s2, 8
    xor a1, a1, s2
    srli s2, a1, 4
    xor s2, s2, t6
    and s2, s2, s5
    xor t6, t6, s2
    slli s2, s2, 4
    xor a1, a1, s2
    srli s2, a5, 8
    xor s2, s2, a6
    and s2, s2, s4
    xor a6, a6, s2
    slli s2, s2, 8
    xor a5, a5, s2
    srli s2, a5, 4
    xor s2, s2, a6
    and s2, s2, s5
    xor a6, a6, s2
    slli s2, s2, 4
    xor a5, a5, s2
    srli s2, s3, 1
    xor s2, s2, t0
    and s2, s2, s0
    xor t0, t0, s2
    slli s2, s2, 1
    xor s2, s3, s2
    srli s3, s2, 8
    xor s3, s3, a4
    and s3, s3, s4
    xor a4, a4, s3
    slli s3, s3, 8
    xor s2, s2, s3
    srli s3, s2, 4
    xor s3, s3, a4
    and s3, s3, s5
    xor a4, a4, s3
    slli s3, s3, 4
    xor s2, s2, s3
    srli s3, t0, 8
    xor s3, s3, t3
    and s3, s3, s4
    xor t3, t3, s3
    slli s3, s3, 8
    xor t0, t0, s3
    srli s3, t0, 4
    xor s3, s3, t3
    and s3, s3, s5
    xor t3, t3, s3
    slli s3, s3, 4
    xor t0, t0, s3
    srli s3, t1, 1
    xor s3, s3, a2
    and s0, s3, s0
    xor a2, a2, s0
    slli s0, s0, 1
    xor t1, t1, s0
    srli s0, t1, 8
    xor s0, s0, a7
    and s0, s0, s4
    xor a7, a7, s0
    slli s0, s0, 8
    xor t1, t1, s0
    srli s0, t1, 4
    xor s0, s0, a7
    and s0, s0, s5
    xor a7, a7, s0
    slli s0, s0, 4
    xor t1, t1, s0
    srli s0, a2, 8
    xor s0, s0, t2
    and s0, s0, s4
    xor t2, t2, s0
    slli s0, s0, 8
    xor a2, a2, s0
    srli s0, a2, 4
    xor s0, s0, t2
    and s0, s0, s5
    xor t2, t2, s0
    lw s3, 68(sp)
    slli s0, s0, 4
    lw s4, 60(s3)
    xor a2, a2, s0
    xor a6, s4, a6
    lw s4, 64(sp)
    lw s0, 16(s3)
    sw a6, 60(s4)
    xor a6, s0, t1
    lw t1, 24(s3)
    sw a6, 16(s4)
    xor a6, t1, a2
    lw t1, 4(s3)
    sw a6, 24(s4)
    xor a6, t1, a0
    lw t1, 8(s3)
    sw a6, 4(s4)
    xor a6, t1, t0
    lw t0, 12(s3)
    sw a6, 8(s4)
    xor a6, t0, s1
    lw t0, 0(s3)
    sw a6, 12(s4)
    xor a6, t0, s2
    lw t0, 20(s3)
    sw a6, 0(s4)
    xor a6, t0, a1
    lw t0, 40(s3)
    sw a6, 20(s4)
    xor a6, t0, t3
    lw t0, 48(s3)
    sw a6, 40(s4)
    xor a6, t0, a7
    lw a7, 52(s3)
    sw a6, 48(s4)
    xor a6, a7, t6
    lw a7, 28(s3)
    sw a6, 52(s4)
    xor a5, a7, a5
    lw a6, 44(s3)
    sw a5, 28(s4)
    xor a5, a6, t4
    lw a6, 32(s3)
    sw a5, 44(s4)
    xor a5, a6, a4
    lw a6, 56(s3)
    sw a5, 32(s4)
    xor a5, a6, t2
    lw a6, 36(s3)
    sw a5, 56(s4)
    xor a5, a6, t5
    sw a5, 36(s4)
    mv a0, s4
    mv a1, s3
    lw a2, 80(sp)
    lw a4, 76(sp)
    addi a0, a0, 64
    addi a1, a1, 64
    addi a4, a4, 8
    bltu a2, a1, .Llwcc_present64_128_ctr_crypt_rv32i_group_done
    j .Llwcc_present64_128_ctr_crypt_rv32i_group
.Llwcc_present64_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_present64_128_ctr_crypt_rv32i_out
.Llwcc_present64_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 64
    beqz t2, .Llwcc_present64_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 112
    mv t0, a0
    addi t1, sp, 176
.Llwcc_present64_128_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_present64_128_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_present64_128_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_128_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_present64_128_ctr_crypt_rv32i_group
.Llwcc_present64_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 112
    add t1, a1, t2
.Llwcc_present64_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_128_ctr_crypt_rv32i_copy
.Llwcc_present64_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 176
.Llwcc_present64_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_present64_128_ctr_crypt_rv32i_wipe
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
    .size lwcc_present64_128_ctr_crypt_rv32i, .-lwcc_present64_128_ctr_crypt_rv32i
