# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile present --set present64_128 --target rv32i --lanes 1 --slicing plane
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/present.dsl sha256:00d6d0d103b81601d49b50197dff5f1d19275363caa9ccf9fc4572389286986b
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 528
# layout:    planes of 16 S-boxes, 2 blocks side by side; cells in 5 arrangements
# sizes:     in bytes: block 8, key 16, nonce 4, rk 888, ctx 904, align 4, group 16, stack 528
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:8de27a377c4b565314c5561fe5ffcb4a24ffe3f227625655bee44ff5233f6f76

    .text

    .balign 4
    .global lwcc_present64_128_key_setup_rv32i
    .type lwcc_present64_128_key_setup_rv32i, %function
lwcc_present64_128_key_setup_rv32i:
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
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    slli t1, a6, 8
    srli t2, a6, 24
    or t1, t1, t2
    lui t2, 4080
    addi t2, t2, 255
    and t1, t1, t2
    slli t3, a6, 24
    srli t4, a6, 8
    or t3, t3, t4
    lui t4, 1044496
    addi t4, t4, -256
    and t3, t3, t4
    or t1, t1, t3
    slli t3, a5, 8
    srli t5, a5, 24
    or t3, t3, t5
    and t2, t3, t2
    slli t3, a5, 24
    srli t5, a5, 8
    or t3, t3, t5
    and t3, t3, t4
    or t2, t2, t3
    slli t3, t0, 5
    srli t4, t0, 27
    or t3, t3, t4
    lui t4, 510
    addi t4, t4, 31
    and t3, t3, t4
    slli t5, t0, 21
    srli t6, t0, 11
    or t5, t5, t6
    lui t6, 130562
    addi t6, t6, -32
    and t5, t5, t6
    or t3, t3, t5
    slli t5, a7, 5
    lui t6, 917504
    and t5, t5, t6
    or t3, t3, t5
    srli t5, a7, 7
    andi t6, t5, 1
    srli a4, a7, 2
    andi a4, a4, 2
    or t6, t6, a4
    srli a4, t0, 24
    andi a4, a4, 4
    or t6, t6, a4
    srli a4, a5, 3
    andi a4, a4, 8
    or t6, t6, a4
    srli a4, a6, 25
    andi a3, a4, 16
    or t6, t6, a3
    xori t6, t6, 16
    srli a3, a6, 24
    andi a3, a3, 1
    srli a2, a7, 3
    andi a2, a2, 2
    or a3, a3, a2
    srli a2, t0, 25
    andi a2, a2, 4
    or a3, a3, a2
    srli a2, a5, 4
    andi s0, a2, 8
    or a3, a3, s0
    srli s0, a6, 26
    andi s1, s0, 16
    or a3, a3, s1
    andi a4, a4, 1
    srli s1, a7, 4
    andi s1, s1, 2
    or a4, a4, s1
    srli s1, t0, 26
    andi s1, s1, 4
    or a4, a4, s1
    srli s1, t0, 21
    andi s2, s1, 8
    or a4, a4, s2
    srli s2, a6, 27
    andi s3, s2, 16
    or a4, a4, s3
    andi s0, s0, 1
    srli s3, a7, 5
    andi s4, s3, 2
    or s0, s0, s4
    srli s4, t0, 27
    andi s4, s4, 4
    or s0, s0, s4
    srli s4, t0, 22
    andi s4, s4, 8
    or s0, s0, s4
    srli s4, a6, 12
    andi s4, s4, 16
    or s0, s0, s4
    xori s0, s0, 8
    not t6, t6
    not a3, a3
    and s4, a3, a4
    xor s0, s0, s4
    xor s4, t6, s0
    xor a4, a3, a4
    xor a4, s0, a4
    or s5, s4, a4
    xor a3, a3, s5
    or s5, t6, a3
    xor a4, a4, s5
    or t6, t6, a4
    xor t6, a3, t6
    or a3, a4, t6
    xor a3, s0, a3
    not s0, s4
    not t6, t6
    not a4, a4
    slli s4, a7, 5
    srli s5, a7, 27
    or s4, s4, s5
    and t4, s4, t4
    slli s4, a7, 21
    srli s5, a7, 11
    or s4, s4, s5
    lui s5, 3586
    addi s5, s5, -32
    and s4, s4, s5
    or t4, t4, s4
    slli s4, s0, 23
    lui s5, 4096
    and s4, s4, s5
    or t4, t4, s4
    slli s4, t6, 24
    lui s6, 8192
    and s4, s4, s6
    or t4, t4, s4
    slli s4, a3, 25
    lui s7, 16384
    and s4, s4, s7
    or t4, t4, s4
    slli s4, a4, 26
    lui s8, 32768
    and s4, s4, s8
    or t4, t4, s4
    slli s4, s0, 28
    lui s9, 65536
    and s4, s4, s9
    or t4, t4, s4
    slli s4, t6, 29
    lui s10, 131072
    and s4, s4, s10
    or t4, t4, s4
    slli s4, a3, 30
    lui s11, 262144
    and s4, s4, s11
    or t4, t4, s4
    slli s4, a4, 31
    or t4, t4, s4
    srli t1, t1, 6
    slli s4, a5, 2
    lui ra, 1032192
    sw a2, 96(sp)
    and a2, s4, ra
    or a2, t1, a2
    sw t1, 100(sp)
    srli t1, t2, 6
    sw s4, 104(sp)
    lui s4, 4096
    addi s4, s4, -1
    and t1, t1, s4
    slli a5, s0, 21
    and a5, a5, s5
    or a5, t1, a5
    slli t1, t6, 22
    and t1, t1, s6
    or a5, a5, t1
    slli t1, a3, 23
    and t1, t1, s7
    or a5, a5, t1
    slli t1, a4, 24
    and t1, t1, s8
    or a5, a5, t1
    slli t1, s0, 26
    and t1, t1, s9
    or a5, a5, t1
    slli t1, t6, 27
    and t1, t1, s10
    or a5, a5, t1
    slli t1, a3, 28
    and t1, t1, s11
    or a5, a5, t1
    slli t1, a4, 29
    sw t5, 108(sp)
    lui t5, 524288
    and t1, t1, t5
    or a5, a5, t1
    srli t1, t3, 6
    sw t3, 112(sp)
    slli t3, t4, 26
    or t1, t1, t3
    andi t3, a3, 21
    sw s3, 116(sp)
    srli s3, t0, 15
    andi s3, s3, 2
    or t3, t3, s3
    srli s3, a6, 16
    andi s3, s3, 8
    or t3, t3, s3
    srli s3, t0, 17
    andi a7, s3, 32
    or a7, t3, a7
    xori a7, a7, 2
    andi t3, a4, 21
    sw s1, 120(sp)
    srli s1, t0, 16
    andi s1, s1, 2
    or t3, t3, s1
    srli s1, a6, 17
    andi s1, s1, 8
    or t3, t3, s1
    srli s1, t0, 18
    andi ra, s1, 32
    or t3, t3, ra
    xori t3, t3, 40
    andi s2, s2, 1
    andi s3, s3, 2
    or s2, s2, s3
    srli s3, t0, 28
    andi s3, s3, 4
    or s2, s2, s3
    srli s3, a6, 18
    andi s3, s3, 8
    or s2, s2, s3
    srli s3, a6, 13
    andi ra, s3, 16
    or s2, s2, ra
    srli ra, t0, 3
    andi ra, ra, 32
    or s2, s2, ra
    srli ra, a6, 28
    andi ra, ra, 1
    andi s1, s1, 2
    or s1, ra, s1
    srli ra, t0, 29
    andi ra, ra, 4
    or s1, s1, ra
    srli ra, a6, 19
    andi ra, ra, 8
    or s1, s1, ra
    srli ra, a6, 14
    sw ra, 124(sp)
    andi ra, ra, 16
    or s1, s1, ra
    srli ra, t0, 4
    sw ra, 128(sp)
    andi ra, ra, 32
    or s1, s1, ra
    xori s1, s1, 4
    not a7, a7
    not ra, t3
    sw s3, 132(sp)
    and s3, ra, s2
    xor s1, s1, s3
    xor s3, a7, s1
    xor s2, ra, s2
    xor s2, s1, s2
    or t0, s3, s2
    xor t0, ra, t0
    or ra, a7, t0
    xor s2, s2, ra
    or a7, a7, s2
    xor a7, t0, a7
    or t0, s2, a7
    xor t0, s1, t0
    not s1, s3
    not a7, a7
    not s2, s2
    srli s3, t4, 6
    and s3, s3, s4
    slli ra, s1, 24
    and ra, ra, s5
    or s3, s3, ra
    slli ra, a7, 25
    and ra, ra, s6
    or s3, s3, ra
    slli ra, t0, 26
    and ra, ra, s7
    or s3, s3, ra
    slli ra, s2, 27
    and ra, ra, s8
    or s3, s3, ra
    slli ra, s0, 24
    and ra, ra, s9
    or s3, s3, ra
    slli ra, t6, 25
    and ra, ra, s10
    or s3, s3, ra
    slli ra, a3, 26
    and ra, ra, s11
    or s3, s3, ra
    slli ra, a4, 27
    and ra, ra, t5
    or s3, s3, ra
    srli ra, t3, 3
    andi ra, ra, 1
    sw a2, 136(sp)
    srli a2, a2, 6
    sw a3, 140(sp)
    lui a3, 16384
    addi a3, a3, -2
    and a2, a2, a3
    or a2, ra, a2
    sw ra, 144(sp)
    slli ra, t2, 20
    sw t6, 148(sp)
    lui t6, 1032192
    and ra, ra, t6
    or a2, a2, ra
    srli ra, a5, 6
    and ra, ra, s4
    sw a4, 152(sp)
    slli a4, s1, 22
    and a4, a4, s5
    or a4, ra, a4
    slli ra, a7, 23
    and ra, ra, s6
    or a4, a4, ra
    slli ra, t0, 24
    and ra, ra, s7
    or a4, a4, ra
    slli ra, s2, 25
    and ra, ra, s8
    or a4, a4, ra
    slli ra, s1, 27
    and ra, ra, s9
    or a4, a4, ra
    slli ra, a7, 28
    and ra, ra, s10
    or a4, a4, ra
    slli ra, t0, 29
    and ra, ra, s11
    or a4, a4, ra
    slli ra, s2, 30
    and ra, ra, t5
    or a4, a4, ra
    srli t3, t3, 5
    andi t3, t3, 1
    srli t1, t1, 6
    and t1, t1, a3
    or t1, t3, t1
    lw ra, 8(a1)
    sw t3, 156(sp)
    slli t3, ra, 9
    and t3, t3, t6
    or t1, t1, t3
    srli t3, s3, 6
    and t3, t3, s4
    sw s0, 160(sp)
    slli s0, s1, 20
    and s0, s0, s5
    or t3, t3, s0
    slli s0, a7, 21
    and s0, s0, s6
    or t3, t3, s0
    slli s0, t0, 22
    and s0, s0, s7
    or t3, t3, s0
    slli s0, s2, 23
    and s0, s0, s8
    or t3, t3, s0
    slli s0, s1, 25
    and s0, s0, s9
    or t3, t3, s0
    slli s0, a7, 26
    and s0, s0, s10
    or t3, t3, s0
    slli s0, t0, 27
    and s0, s0, s11
    or t3, t3, s0
    slli s0, s2, 28
    and s0, s0, t5
    or t3, t3, s0
    srli a2, a2, 6
    slli s0, t2, 14
    and s0, s0, t6
    or a2, a2, s0
    xori a2, a2, 1
    srli s0, t0, 1
    andi s0, s0, 21
    sw t2, 164(sp)
    srli t2, a6, 8
    andi t2, t2, 2
    or t2, s0, t2
    lw s0, 12(a1)
    sw s3, 168(sp)
    srli s3, s0, 9
    andi s3, s3, 8
    or t2, t2, s3
    srli s3, a6, 10
    andi ra, s3, 32
    or t2, t2, ra
    xori t2, t2, 10
    srli ra, s2, 1
    sw ra, 172(sp)
    andi ra, ra, 21
    sw a2, 176(sp)
    slli a2, a2, 1
    andi a2, a2, 2
    or a2, ra, a2
    srli ra, s0, 10
    andi ra, ra, 8
    or a2, a2, ra
    slli ra, a6, 5
    andi ra, ra, 32
    or a2, a2, ra
    xori a2, a2, 8
    srli ra, s0, 20
    andi ra, ra, 1
    andi s3, s3, 2
    or s3, ra, s3
    srli ra, a6, 21
    andi ra, ra, 4
    or s3, s3, ra
    srli ra, s0, 11
    andi ra, ra, 8
    or s3, s3, ra
    srli ra, s0, 6
    sw ra, 180(sp)
    andi ra, ra, 16
    or s3, s3, ra
    slli ra, a6, 4
    andi ra, ra, 32
    or s3, s3, ra
    xori s3, s3, 32
    lw ra, 120(sp)
    sw a5, 120(sp)
    andi ra, ra, 1
    srli a5, a6, 11
    andi a5, a5, 2
    or a5, ra, a5
    srli ra, a6, 6
    andi ra, ra, 4
    or a5, a5, ra
    srli ra, s0, 12
    andi ra, ra, 8
    or a5, a5, ra
    srli ra, s0, 7
    sw ra, 184(sp)
    andi ra, ra, 16
    or a5, a5, ra
    slli ra, a6, 3
    andi ra, ra, 32
    or a5, a5, ra
    xori a5, a5, 17
    not t2, t2
    not ra, a2
    and a6, ra, s3
    xor a5, a5, a6
    xor a6, t2, a5
    sw s3, 188(sp)
    xor s3, ra, s3
    xor s3, a5, s3
    or s0, a6, s3
    xor s0, ra, s0
    or ra, t2, s0
    xor s3, s3, ra
    or t2, t2, s3
    xor t2, s0, t2
    or s0, s3, t2
    xor a5, a5, s0
    not a6, a6
    not t2, t2
    not s0, s3
    srli s3, a4, 6
    and s3, s3, s4
    slli ra, a6, 24
    and ra, ra, s5
    or s3, s3, ra
    slli ra, t2, 25
    and ra, ra, s6
    or s3, s3, ra
    slli ra, a5, 26
    and ra, ra, s7
    or s3, s3, ra
    slli ra, s0, 27
    and ra, ra, s8
    or s3, s3, ra
    slli ra, s1, 23
    and ra, ra, s9
    or s3, s3, ra
    slli ra, a7, 24
    and ra, ra, s10
    or s3, s3, ra
    slli ra, t0, 25
    and ra, ra, s11
    or s3, s3, ra
    slli ra, s2, 26
    and ra, ra, t5
    or s3, s3, ra
    srli a2, a2, 3
    andi a2, a2, 1
    srli ra, t1, 6
    and a3, ra, a3
    or a3, a2, a3
    slli ra, t4, 14
    and ra, ra, t6
    or a3, a3, ra
    srli ra, t3, 6
    and ra, ra, s4
    sw a2, 192(sp)
    slli a2, a6, 22
    and a2, a2, s5
    or a2, ra, a2
    slli ra, t2, 23
    and ra, ra, s6
    or a2, a2, ra
    slli ra, a5, 24
    and ra, ra, s7
    or a2, a2, ra
    slli ra, s0, 25
    and ra, ra, s8
    or a2, a2, ra
    slli ra, a6, 27
    and ra, ra, s9
    or a2, a2, ra
    slli ra, t2, 28
    and ra, ra, s10
    or a2, a2, ra
    slli ra, a5, 29
    and ra, ra, s11
    or a2, a2, ra
    slli ra, s0, 30
    and ra, ra, t5
    or a2, a2, ra
    srli ra, s3, 6
    and ra, ra, s4
    sw s3, 196(sp)
    slli s3, a6, 20
    and s3, s3, s5
    or s3, ra, s3
    slli ra, t2, 21
    and ra, ra, s6
    or s3, s3, ra
    slli ra, a5, 22
    and ra, ra, s7
    or s3, s3, ra
    slli ra, s0, 23
    and ra, ra, s8
    or s3, s3, ra
    slli ra, a6, 25
    and ra, ra, s9
    or s3, s3, ra
    slli ra, t2, 26
    and ra, ra, s10
    or s3, s3, ra
    slli ra, a5, 27
    and ra, ra, s11
    or s3, s3, ra
    slli ra, s0, 28
    and ra, ra, t5
    or s3, s3, ra
    srli ra, a3, 6
    sw t1, 200(sp)
    slli t1, t4, 8
    and t1, t1, t6
    or t1, ra, t1
    xori t1, t1, 2
    srli t6, a5, 1
    andi t6, t6, 21
    lw ra, 12(a1)
    sw a3, 204(sp)
    srli a3, ra, 1
    andi a3, a3, 2
    or t6, t6, a3
    lw a3, 4(a1)
    sw t0, 208(sp)
    srli t0, a3, 2
    andi t0, t0, 8
    or t0, t6, t0
    lw t6, 8(a1)
    sw a7, 212(sp)
    srli a7, t6, 19
    sw s1, 216(sp)
    andi s1, a7, 32
    or t0, t0, s1
    xori t0, t0, 40
    srli s1, s0, 1
    sw s1, 220(sp)
    andi s1, s1, 21
    sw s2, 224(sp)
    srli s2, ra, 2
    andi s2, s2, 2
    or s1, s1, s2
    srli s2, a3, 3
    andi s2, s2, 8
    or s1, s1, s2
    srli s2, t6, 20
    andi s2, s2, 32
    or s1, s1, s2
    lw s2, 132(sp)
    andi t1, t1, 2
    andi s2, s2, 1
    or s2, s2, t1
    sw t1, 132(sp)
    slli t1, ra, 2
    andi t1, t1, 4
    or t1, s2, t1
    srli s2, a3, 4
    andi s2, s2, 8
    or t1, t1, s2
    slli s2, a3, 1
    andi s2, s2, 16
    or t1, t1, s2
    srli s2, t6, 21
    sw t4, 228(sp)
    andi t4, s2, 32
    or t1, t1, t4
    xori t1, t1, 40
    lw t4, 124(sp)
    sw a7, 124(sp)
    andi t4, t4, 1
    lw a7, 128(sp)
    not t0, t0
    andi a7, a7, 2
    or a7, t4, a7
    slli t4, ra, 1
    andi t4, t4, 4
    or a7, a7, t4
    lw t4, 0(a1)
    sw t1, 128(sp)
    srli ra, t4, 21
    andi ra, ra, 8
    or a7, a7, ra
    andi ra, a3, 16
    or a7, a7, ra
    srli ra, t6, 22
    andi a3, ra, 32
    or a7, a7, a3
    xori a7, a7, 4
    not a3, s1
    and s1, a3, t1
    xor a7, a7, s1
    xor s1, t0, a7
    xor t1, a3, t1
    xor t1, a7, t1
    sw ra, 232(sp)
    or ra, s1, t1
    xor a3, a3, ra
    or ra, t0, a3
    xor t1, t1, ra
    or t0, t0, t1
    xor t0, a3, t0
    or a3, t1, t0
    xor a7, a7, a3
    not a3, s1
    not t0, t0
    not t1, t1
    srli s1, a2, 6
    and s1, s1, s4
    slli ra, a3, 24
    and ra, ra, s5
    or s1, s1, ra
    slli ra, t0, 25
    and ra, ra, s6
    or s1, s1, ra
    slli ra, a7, 26
    and ra, ra, s7
    or s1, s1, ra
    slli ra, t1, 27
    and ra, ra, s8
    or s1, s1, ra
    slli ra, a6, 23
    and ra, ra, s9
    or s1, s1, ra
    slli ra, t2, 24
    and ra, ra, s10
    or s1, s1, ra
    slli ra, a5, 25
    and ra, ra, s11
    or s1, s1, ra
    slli ra, s0, 26
    and ra, ra, t5
    or s1, s1, ra
    srli ra, s3, 6
    and ra, ra, s4
    sw a5, 236(sp)
    slli a5, a3, 22
    and a5, a5, s5
    or a5, ra, a5
    slli ra, t0, 23
    and ra, ra, s6
    or a5, a5, ra
    slli ra, a7, 24
    and ra, ra, s7
    or a5, a5, ra
    slli ra, t1, 25
    and ra, ra, s8
    or a5, a5, ra
    slli ra, a3, 27
    and ra, ra, s9
    or a5, a5, ra
    slli ra, t0, 28
    and ra, ra, s10
    or a5, a5, ra
    slli ra, a7, 29
    and ra, ra, s11
    or a5, a5, ra
    slli ra, t1, 30
    and ra, ra, t5
    or a5, a5, ra
    srli ra, s1, 6
    and ra, ra, s4
    sw s1, 240(sp)
    slli s1, a3, 20
    and s1, s1, s5
    or s1, ra, s1
    slli ra, t0, 21
    and ra, ra, s6
    or s1, s1, ra
    slli ra, a7, 22
    and ra, ra, s7
    or s1, s1, ra
    slli ra, t1, 23
    and ra, ra, s8
    or s1, s1, ra
    slli ra, a3, 25
    and ra, ra, s9
    or s1, s1, ra
    slli ra, t0, 26
    and ra, ra, s10
    or s1, s1, ra
    slli ra, a7, 27
    and ra, ra, s11
    or s1, s1, ra
    slli ra, t1, 28
    and ra, ra, t5
    or s1, s1, ra
    srli ra, t4, 28
    andi ra, ra, 3
    sw t2, 244(sp)
    lw t2, 120(sp)
    sw a2, 248(sp)
    slli t2, t2, 2
    or t2, ra, t2
    xori t2, t2, 3
    srli ra, a7, 1
    andi ra, ra, 21
    srli a2, t4, 26
    andi a2, a2, 2
    or a2, ra, a2
    srli ra, t6, 27
    andi ra, ra, 8
    or a2, a2, ra
    srli ra, t4, 12
    sw a6, 252(sp)
    andi a6, ra, 32
    or a6, a2, a6
    xori a6, a6, 32
    srli a2, t1, 1
    sw a2, 256(sp)
    andi a2, a2, 21
    sw s0, 260(sp)
    slli s0, t2, 1
    andi s0, s0, 2
    or a2, a2, s0
    srli s0, t6, 28
    andi s0, s0, 8
    or a2, a2, s0
    srli s0, t4, 13
    sw s0, 264(sp)
    andi s0, s0, 32
    or a2, a2, s0
    xori a2, a2, 40
    lw s0, 180(sp)
    sw t2, 180(sp)
    andi s0, s0, 1
    andi t2, t2, 2
    or t2, s0, t2
    srli s0, t4, 23
    andi s0, s0, 4
    or t2, t2, s0
    srli s0, t6, 13
    andi s0, s0, 8
    or t2, t2, s0
    srli s0, t6, 24
    andi s0, s0, 16
    or t2, t2, s0
    srli s0, t4, 14
    sw ra, 268(sp)
    andi ra, s0, 32
    or t2, t2, ra
    xori t2, t2, 40
    lw ra, 184(sp)
    sw s3, 184(sp)
    andi ra, ra, 1
    srli s3, t4, 29
    andi s3, s3, 2
    or s3, ra, s3
    srli ra, t4, 24
    andi ra, ra, 4
    or s3, s3, ra
    srli ra, t6, 14
    andi ra, ra, 8
    or s3, s3, ra
    srli ra, t6, 25
    andi ra, ra, 16
    or s3, s3, ra
    srli ra, t4, 15
    andi ra, ra, 32
    or s3, s3, ra
    xori s3, s3, 17
    not a6, a6
    not ra, a2
    and t6, ra, t2
    xor t6, s3, t6
    xor s3, a6, t6
    sw s0, 272(sp)
    xor s0, ra, t2
    xor s0, t6, s0
    or t4, s3, s0
    xor t4, ra, t4
    or ra, a6, t4
    xor s0, s0, ra
    or a6, a6, s0
    xor a6, t4, a6
    or t4, s0, a6
    xor t4, t6, t4
    not t6, s3
    not a6, a6
    not s0, s0
    srli s3, a5, 6
    and s3, s3, s4
    slli ra, t6, 24
    and ra, ra, s5
    or s3, s3, ra
    slli ra, a6, 25
    and ra, ra, s6
    or s3, s3, ra
    slli ra, t4, 26
    and ra, ra, s7
    or s3, s3, ra
    slli ra, s0, 27
    and ra, ra, s8
    or s3, s3, ra
    slli ra, a3, 23
    and ra, ra, s9
    or s3, s3, ra
    slli ra, t0, 24
    and ra, ra, s10
    or s3, s3, ra
    slli ra, a7, 25
    and ra, ra, s11
    or s3, s3, ra
    slli ra, t1, 26
    and ra, ra, t5
    or s3, s3, ra
    srli ra, a2, 3
    andi ra, ra, 1
    sw a7, 276(sp)
    srli a7, t2, 2
    andi a7, a7, 2
    or a7, ra, a7
    lw ra, 168(sp)
    srli a2, a2, 5
    slli ra, ra, 2
    or a7, a7, ra
    srli ra, s1, 6
    and ra, ra, s4
    sw a7, 280(sp)
    slli a7, t6, 22
    and a7, a7, s5
    or a7, ra, a7
    slli ra, a6, 23
    and ra, ra, s6
    or a7, a7, ra
    slli ra, t4, 24
    and ra, ra, s7
    or a7, a7, ra
    slli ra, s0, 25
    and ra, ra, s8
    or a7, a7, ra
    slli ra, t6, 27
    and ra, ra, s9
    or a7, a7, ra
    slli ra, a6, 28
    and ra, ra, s10
    or a7, a7, ra
    slli ra, t4, 29
    and ra, ra, s11
    or a7, a7, ra
    slli ra, s0, 30
    and ra, ra, t5
    or a7, a7, ra
    andi a2, a2, 1
    srli t2, t2, 4
    andi t2, t2, 2
    or t2, a2, t2
    slli a2, a4, 2
    or t2, t2, a2
    srli a2, s3, 6
    and a2, a2, s4
    slli ra, t6, 20
    and ra, ra, s5
    or a2, a2, ra
    slli ra, a6, 21
    and ra, ra, s6
    or a2, a2, ra
    slli ra, t4, 22
    and ra, ra, s7
    or a2, a2, ra
    slli ra, s0, 23
    and ra, ra, s8
    or a2, a2, ra
    slli ra, t6, 25
    and ra, ra, s9
    or a2, a2, ra
    slli ra, a6, 26
    and ra, ra, s10
    or a2, a2, ra
    slli ra, t4, 27
    and ra, ra, s11
    or a2, a2, ra
    slli ra, s0, 28
    and ra, ra, t5
    or a2, a2, ra
    andi s2, s2, 3
    slli ra, t3, 2
    or s2, s2, ra
    xori s2, s2, 3
    srli ra, t4, 1
    andi ra, ra, 21
    sw t2, 284(sp)
    lw t2, 124(sp)
    andi t2, t2, 2
    or t2, ra, t2
    lw ra, 0(a1)
    sw t3, 124(sp)
    srli t3, ra, 20
    andi t3, t3, 8
    or t2, t2, t3
    lw t3, 116(sp)
    sw t0, 116(sp)
    andi t3, t3, 32
    or t2, t2, t3
    xori t2, t2, 2
    srli t3, s0, 1
    andi t3, t3, 21
    slli t0, s2, 1
    andi t0, t0, 2
    or t0, t3, t0
    srli t3, ra, 5
    andi t3, t3, 8
    or t0, t0, t3
    lw t3, 8(a1)
    sw a3, 288(sp)
    srli a3, t3, 6
    andi a3, a3, 32
    or t0, t0, a3
    srli a3, ra, 31
    sw s2, 292(sp)
    andi s2, s2, 2
    or a3, a3, s2
    srli s2, t3, 16
    andi s2, s2, 4
    or a3, a3, s2
    srli s2, ra, 6
    andi s2, s2, 8
    or a3, a3, s2
    srli s2, ra, 17
    andi s2, s2, 16
    or a3, a3, s2
    lw s2, 108(sp)
    sw t1, 108(sp)
    andi s2, s2, 32
    or a3, a3, s2
    srli s2, ra, 16
    andi s2, s2, 1
    lw t1, 232(sp)
    sw a4, 232(sp)
    andi t1, t1, 2
    or t1, s2, t1
    srli s2, t3, 17
    andi s2, s2, 4
    or t1, t1, s2
    srli s2, ra, 7
    andi s2, s2, 8
    or t1, t1, s2
    srli s2, ra, 18
    andi s2, s2, 16
    or t1, t1, s2
    srli s2, t3, 8
    andi a4, s2, 32
    or t1, t1, a4
    xori t1, t1, 44
    not t2, t2
    not t0, t0
    and a4, t0, a3
    xor a4, t1, a4
    sw t1, 296(sp)
    xor t1, t2, a4
    xor a3, t0, a3
    xor a3, a4, a3
    sw s3, 300(sp)
    or s3, t1, a3
    xor t0, t0, s3
    or s3, t2, t0
    xor a3, a3, s3
    or t2, t2, a3
    xor t0, t0, t2
    or t2, a3, t0
    xor t2, a4, t2
    not t1, t1
    not t0, t0
    not a4, a3
    srli a3, a7, 6
    and a3, a3, s4
    slli s3, t1, 24
    and s3, s3, s5
    or a3, a3, s3
    slli s3, t0, 25
    and s3, s3, s6
    or a3, a3, s3
    slli s3, t2, 26
    and s3, s3, s7
    or a3, a3, s3
    slli s3, a4, 27
    and s3, s3, s8
    or a3, a3, s3
    slli t6, t6, 23
    and t6, t6, s9
    or t6, a3, t6
    slli a6, a6, 24
    and a6, a6, s10
    or a6, t6, a6
    slli t4, t4, 25
    and t4, t4, s11
    or a6, a6, t4
    slli t4, s0, 26
    and t4, t4, t5
    or a6, a6, t4
    srli t4, a2, 6
    and t4, t4, s4
    slli t6, t1, 22
    and t6, t6, s5
    or t4, t4, t6
    slli t6, t0, 23
    and t6, t6, s6
    or t4, t4, t6
    slli t6, t2, 24
    and t6, t6, s7
    or t4, t4, t6
    slli t6, a4, 25
    and t6, t6, s8
    or t4, t4, t6
    slli t6, t1, 27
    and t6, t6, s9
    or t4, t4, t6
    slli t6, t0, 28
    and t6, t6, s10
    or t4, t4, t6
    slli t6, t2, 29
    and t6, t6, s11
    or t4, t4, t6
    slli t6, a4, 30
    and t6, t6, t5
    or t4, t4, t6
    srli t6, a6, 6
    and t6, t6, s4
    slli a3, t1, 20
    and a3, a3, s5
    or t6, t6, a3
    slli a3, t0, 21
    and a3, a3, s6
    or t6, t6, a3
    slli a3, t2, 22
    and a3, a3, s7
    or t6, t6, a3
    slli a3, a4, 23
    and a3, a3, s8
    or t6, t6, a3
    slli a3, t1, 25
    and a3, a3, s9
    or t6, t6, a3
    slli a3, t0, 26
    and a3, a3, s10
    or t6, t6, a3
    slli a3, t2, 27
    and a3, a3, s11
    or t6, t6, a3
    slli a3, a4, 28
    and a3, a3, t5
    or t6, t6, a3
    lw a3, 272(sp)
    lw s3, 184(sp)
    andi s0, a3, 3
    slli s3, s3, 2
    or s0, s0, s3
    xori s0, s0, 4
    srli s3, t2, 1
    andi s3, s3, 21
    sw a6, 304(sp)
    lw a6, 268(sp)
    andi s2, s2, 1
    andi a6, a6, 2
    or a6, s3, a6
    slli s3, t3, 3
    andi s3, s3, 8
    or a6, a6, s3
    lw s3, 104(sp)
    sw a2, 104(sp)
    andi s3, s3, 32
    or a6, a6, s3
    xori a6, a6, 10
    srli s3, a4, 1
    andi s3, s3, 21
    lw a2, 264(sp)
    andi a3, a3, 2
    andi a2, a2, 2
    or a2, s3, a2
    slli s3, t3, 2
    andi s3, s3, 8
    or a2, a2, s3
    slli s3, ra, 1
    andi s3, s3, 32
    or a2, a2, s3
    xori a2, a2, 32
    or a3, s2, a3
    srli s2, ra, 9
    andi s2, s2, 4
    or a3, a3, s2
    slli s2, t3, 1
    andi s2, s2, 8
    or a3, a3, s2
    srli s2, t3, 10
    andi s2, s2, 16
    or a3, a3, s2
    andi s2, ra, 32
    or a3, a3, s2
    srli s2, t3, 9
    andi s2, s2, 1
    srli s3, s0, 1
    andi s3, s3, 2
    or s2, s2, s3
    srli s3, ra, 10
    andi s3, s3, 4
    or s2, s2, s3
    lw s3, 160(sp)
    sw s0, 272(sp)
    slli s0, s3, 2
    andi s0, s0, 40
    or s0, s2, s0
    srli s2, t3, 11
    andi s2, s2, 16
    or s0, s0, s2
    xori s0, s0, 57
    not a6, a6
    not s2, a2
    and t3, s2, a3
    xor t3, s0, t3
    xor ra, a6, t3
    xor a3, s2, a3
    xor a3, t3, a3
    or s3, ra, a3
    xor s2, s2, s3
    or s3, a6, s2
    xor a3, a3, s3
    or a6, a6, a3
    xor a6, s2, a6
    or s2, a3, a6
    xor t3, t3, s2
    not s2, ra
    not a6, a6
    not a3, a3
    srli s3, t4, 6
    and s3, s3, s4
    slli ra, s2, 24
    and ra, ra, s5
    or s3, s3, ra
    slli ra, a6, 25
    and ra, ra, s6
    or s3, s3, ra
    slli ra, t3, 26
    and ra, ra, s7
    or s3, s3, ra
    slli ra, a3, 27
    and ra, ra, s8
    or s3, s3, ra
    slli t1, t1, 23
    and t1, t1, s9
    or t1, s3, t1
    slli t0, t0, 24
    and t0, t0, s10
    or t0, t1, t0
    slli t1, t2, 25
    and t1, t1, s11
    or t0, t0, t1
    slli t1, a4, 26
    and t1, t1, t5
    or t0, t0, t1
    srli t1, t6, 6
    and t1, t1, s4
    slli t2, s2, 22
    and t2, t2, s5
    or t1, t1, t2
    slli t2, a6, 23
    and t2, t2, s6
    or t1, t1, t2
    slli t2, t3, 24
    and t2, t2, s7
    or t1, t1, t2
    slli t2, a3, 25
    and t2, t2, s8
    or t1, t1, t2
    slli t2, s2, 27
    and t2, t2, s9
    or t1, t1, t2
    slli t2, a6, 28
    and t2, t2, s10
    or t1, t1, t2
    slli t2, t3, 29
    and t2, t2, s11
    or t1, t1, t2
    slli t2, a3, 30
    and t2, t2, t5
    or t1, t1, t2
    srli t2, a2, 5
    andi t2, t2, 1
    lw a4, 96(sp)
    slli a2, s2, 20
    andi a4, a4, 2
    or t2, t2, a4
    srli a4, s0, 3
    andi a4, a4, 4
    or t2, t2, a4
    slli a4, a5, 2
    andi a4, a4, -8
    or t2, t2, a4
    srli a4, t0, 6
    and a4, a4, s4
    and a2, a2, s5
    or a4, a4, a2
    slli a2, a6, 21
    and a2, a2, s6
    or a4, a4, a2
    slli a2, t3, 22
    and a2, a2, s7
    or a4, a4, a2
    slli a2, a3, 23
    and a2, a2, s8
    or a4, a4, a2
    slli a2, s2, 25
    and a2, a2, s9
    or a4, a4, a2
    slli a2, a6, 26
    and a2, a2, s10
    or a4, a4, a2
    slli a2, t3, 27
    and a2, a2, s11
    or a4, a4, a2
    slli a2, a3, 28
    and a2, a2, t5
    or a4, a4, a2
    lw a2, 228(sp)
    slli ra, s1, 2
    srli s3, a2, 28
    andi s3, s3, 3
    or s3, s3, ra
    xori s3, s3, 5
    srli ra, t3, 1
    andi ra, ra, 21
    sw t2, 96(sp)
    lw t2, 152(sp)
    andi t2, t2, 10
    or t2, ra, t2
    lw ra, 224(sp)
    sw s0, 224(sp)
    slli ra, ra, 5
    andi ra, ra, 32
    or t2, t2, ra
    xori t2, t2, 40
    srli ra, a3, 1
    andi ra, ra, 21
    slli s0, s3, 1
    andi s0, s0, 2
    or s0, ra, s0
    lw ra, 160(sp)
    not t2, t2
    slli ra, ra, 1
    andi ra, ra, 40
    or s0, s0, ra
    xori s0, s0, 40
    lw ra, 0(a1)
    sw s1, 152(sp)
    srli a2, ra, 1
    sw a2, 160(sp)
    andi a2, a2, 1
    lw s1, 148(sp)
    sw a5, 264(sp)
    slli a5, s1, 1
    andi a5, a5, 62
    or a5, a2, a5
    srli a2, ra, 2
    andi a2, a2, 1
    sw s3, 268(sp)
    srli s3, s3, 1
    andi s3, s3, 2
    or a2, a2, s3
    lw s3, 140(sp)
    sw t0, 140(sp)
    slli s3, s3, 1
    andi s3, s3, 20
    or a2, a2, s3
    lw s3, 216(sp)
    sw t6, 308(sp)
    slli ra, s3, 1
    andi ra, ra, 40
    or a2, a2, ra
    xori a2, a2, 44
    not ra, s0
    and t0, ra, a5
    xor t0, a2, t0
    xor t6, t2, t0
    xor a5, ra, a5
    xor a5, t0, a5
    or s3, t6, a5
    xor s3, ra, s3
    or ra, t2, s3
    xor a5, a5, ra
    or t2, t2, a5
    xor t2, s3, t2
    or s3, a5, t2
    xor t0, t0, s3
    not t6, t6
    not t2, t2
    not a5, a5
    srli s3, t1, 6
    and s3, s3, s4
    slli ra, t6, 24
    and ra, ra, s5
    or s3, s3, ra
    slli ra, t2, 25
    and ra, ra, s6
    or s3, s3, ra
    slli ra, t0, 26
    and ra, ra, s7
    or s3, s3, ra
    slli ra, a5, 27
    and ra, ra, s8
    or s3, s3, ra
    slli s2, s2, 23
    and s2, s2, s9
    or s2, s3, s2
    slli a6, a6, 24
    and a6, a6, s10
    or a6, s2, a6
    slli t3, t3, 25
    and t3, t3, s11
    or a6, a6, t3
    slli t3, a3, 26
    and t3, t3, t5
    or a6, a6, t3
    srli t3, s0, 3
    andi t3, t3, 1
    srli a3, s1, 1
    andi a3, a3, 2
    or t3, t3, a3
    srli a3, a2, 1
    andi a3, a3, 4
    or t3, t3, a3
    lw a3, 300(sp)
    slli s3, t6, 22
    slli s2, a3, 2
    andi s2, s2, -8
    or t3, t3, s2
    srli s2, a4, 6
    and s2, s2, s4
    and s3, s3, s5
    or s2, s2, s3
    slli s3, t2, 23
    and s3, s3, s6
    or s2, s2, s3
    slli s3, t0, 24
    and s3, s3, s7
    or s2, s2, s3
    slli s3, a5, 25
    and s3, s3, s8
    or s2, s2, s3
    slli s3, t6, 27
    and s3, s3, s9
    or s2, s2, s3
    slli s3, t2, 28
    and s3, s3, s10
    or s2, s2, s3
    slli s3, t0, 29
    and s3, s3, s11
    or s2, s2, s3
    slli s3, a5, 30
    and s3, s3, t5
    or s2, s2, s3
    srli s0, s0, 5
    andi s0, s0, 1
    srli s1, s1, 3
    andi s1, s1, 2
    or s0, s0, s1
    srli a2, a2, 3
    andi a2, a2, 4
    or a2, s0, a2
    slli s0, a7, 2
    andi s0, s0, -8
    or a2, a2, s0
    srli s0, a6, 6
    and s0, s0, s4
    slli s1, t6, 20
    and s1, s1, s5
    or s0, s0, s1
    slli s1, t2, 21
    and s1, s1, s6
    or s0, s0, s1
    slli s1, t0, 22
    and s1, s1, s7
    or s0, s0, s1
    slli s1, a5, 23
    and s1, s1, s8
    or s0, s0, s1
    slli s1, t6, 25
    and s1, s1, s9
    or s0, s0, s1
    slli s1, t2, 26
    and s1, s1, s10
    or s0, s0, s1
    slli s1, t0, 27
    and s1, s1, s11
    or s0, s0, s1
    slli s1, a5, 28
    and s1, s1, t5
    or s0, s0, s1
    lw s1, 232(sp)
    lw ra, 104(sp)
    srli s3, s1, 28
    andi s3, s3, 3
    slli ra, ra, 2
    or s3, s3, ra
    xori s3, s3, 6
    srli ra, t0, 1
    andi ra, ra, 21
    lw a3, 172(sp)
    andi s1, s3, 2
    andi a3, a3, 10
    or a3, ra, a3
    lw ra, 260(sp)
    sw a2, 260(sp)
    slli ra, ra, 5
    andi ra, ra, 32
    or a3, a3, ra
    xori a3, a3, 32
    srli ra, a5, 1
    andi ra, ra, 21
    lw a2, 216(sp)
    sw t3, 172(sp)
    andi t3, a2, 42
    or t3, ra, t3
    lw ra, 212(sp)
    not a3, a3
    andi ra, ra, 61
    or s1, ra, s1
    xori s1, s1, 40
    lw ra, 208(sp)
    sw s3, 208(sp)
    andi ra, ra, 21
    srli s3, s3, 1
    andi s3, s3, 2
    or s3, ra, s3
    lw ra, 252(sp)
    sw a7, 212(sp)
    slli a7, ra, 1
    andi a7, a7, 40
    or a7, s3, a7
    xori a7, a7, 57
    not t3, t3
    and s3, t3, s1
    xor s3, a7, s3
    sw a6, 148(sp)
    xor a6, a3, s3
    sw a4, 312(sp)
    xor a4, t3, s1
    xor a4, s3, a4
    or ra, a6, a4
    xor t3, t3, ra
    or ra, a3, t3
    xor a4, a4, ra
    or a3, a3, a4
    xor t3, t3, a3
    or a3, a4, t3
    xor a3, s3, a3
    not a6, a6
    not t3, t3
    not a4, a4
    srli s3, s2, 6
    and s3, s3, s4
    slli ra, a6, 24
    and ra, ra, s5
    or s3, s3, ra
    slli ra, t3, 25
    and ra, ra, s6
    or s3, s3, ra
    slli ra, a3, 26
    and ra, ra, s7
    or s3, s3, ra
    slli ra, a4, 27
    and ra, ra, s8
    or s3, s3, ra
    slli t6, t6, 23
    and t6, t6, s9
    or t6, s3, t6
    slli t2, t2, 24
    and t2, t2, s10
    or t2, t6, t2
    slli t0, t0, 25
    and t0, t0, s11
    or t0, t2, t0
    slli a5, a5, 26
    and a5, a5, t5
    or a5, t0, a5
    srli t0, a2, 3
    andi t0, t0, 1
    srli t2, s1, 2
    andi t2, t2, 2
    or t0, t0, t2
    srli t2, a7, 1
    andi t2, t2, 4
    or t0, t0, t2
    lw t2, 304(sp)
    slli s3, a6, 22
    slli t6, t2, 2
    andi t6, t6, -8
    or t0, t0, t6
    srli t6, s0, 6
    and t6, t6, s4
    and s3, s3, s5
    or t6, t6, s3
    slli s3, t3, 23
    and s3, s3, s6
    or t6, t6, s3
    slli s3, a3, 24
    and s3, s3, s7
    or t6, t6, s3
    slli s3, a4, 25
    and s3, s3, s8
    or t6, t6, s3
    slli s3, a6, 27
    and s3, s3, s9
    or t6, t6, s3
    slli s3, t3, 28
    and s3, s3, s10
    or t6, t6, s3
    slli s3, a3, 29
    and s3, s3, s11
    or t6, t6, s3
    slli s3, a4, 30
    and s3, s3, t5
    or t6, t6, s3
    srli a2, a2, 5
    andi a2, a2, 1
    srli s1, s1, 4
    andi s1, s1, 2
    or a2, a2, s1
    srli a7, a7, 3
    andi a7, a7, 4
    or a7, a2, a7
    slli a2, t4, 2
    andi a2, a2, -8
    or a7, a7, a2
    srli a2, a5, 6
    and a2, a2, s4
    slli s1, a6, 20
    and s1, s1, s5
    or a2, a2, s1
    slli s1, t3, 21
    and s1, s1, s6
    or a2, a2, s1
    slli s1, a3, 22
    and s1, s1, s7
    or a2, a2, s1
    slli s1, a4, 23
    and s1, s1, s8
    or a2, a2, s1
    slli s1, a6, 25
    and s1, s1, s9
    or a2, a2, s1
    slli s1, t3, 26
    and s1, s1, s10
    or a2, a2, s1
    slli s1, a3, 27
    and s1, s1, s11
    or a2, a2, s1
    slli s1, a4, 28
    and s1, s1, t5
    or a2, a2, s1
    lw s1, 248(sp)
    lw ra, 308(sp)
    srli s3, s1, 28
    andi s3, s3, 3
    slli ra, ra, 2
    or s3, s3, ra
    xori s3, s3, 6
    srli ra, a3, 1
    andi ra, ra, 21
    lw t2, 220(sp)
    sw s2, 220(sp)
    andi t2, t2, 10
    or t2, ra, t2
    lw ra, 108(sp)
    sw a7, 108(sp)
    slli ra, ra, 5
    andi ra, ra, 32
    or t2, t2, ra
    xori t2, t2, 2
    srli ra, a4, 1
    andi ra, ra, 21
    lw a7, 252(sp)
    not t2, t2
    andi a7, a7, 42
    or a7, ra, a7
    xori a7, a7, 40
    lw ra, 244(sp)
    sw t0, 244(sp)
    andi ra, ra, 61
    andi t0, s3, 2
    or t0, ra, t0
    xori t0, t0, 40
    lw ra, 236(sp)
    sw s3, 236(sp)
    andi ra, ra, 21
    srli s3, s3, 1
    andi s3, s3, 2
    or s3, ra, s3
    lw ra, 288(sp)
    sw a5, 288(sp)
    slli ra, ra, 1
    andi ra, ra, 40
    or s3, s3, ra
    xori s3, s3, 44
    not ra, a7
    and a5, ra, t0
    xor a5, s3, a5
    sw s0, 252(sp)
    xor s0, t2, a5
    xor s2, ra, t0
    xor s2, a5, s2
    or s1, s0, s2
    xor s1, ra, s1
    or ra, t2, s1
    xor s2, s2, ra
    or t2, t2, s2
    xor t2, s1, t2
    or s1, s2, t2
    xor a5, a5, s1
    not s0, s0
    not t2, t2
    not s1, s2
    srli s2, t6, 6
    and s2, s2, s4
    slli ra, s0, 24
    and ra, ra, s5
    or s2, s2, ra
    slli ra, t2, 25
    and ra, ra, s6
    or s2, s2, ra
    slli ra, a5, 26
    and ra, ra, s7
    or s2, s2, ra
    slli ra, s1, 27
    and ra, ra, s8
    or s2, s2, ra
    slli a6, a6, 23
    and a6, a6, s9
    or a6, s2, a6
    slli t3, t3, 24
    and t3, t3, s10
    or a6, a6, t3
    slli t3, a3, 25
    and t3, t3, s11
    or a6, a6, t3
    slli t3, a4, 26
    and t3, t3, t5
    or a6, a6, t3
    srli t3, a7, 3
    andi t3, t3, 1
    srli a4, t0, 2
    andi a4, a4, 2
    or t3, t3, a4
    srli a4, s3, 1
    andi a4, a4, 4
    or t3, t3, a4
    lw a4, 140(sp)
    slli s2, s0, 22
    slli a3, a4, 2
    andi a3, a3, -8
    or t3, t3, a3
    srli a3, a2, 6
    and a3, a3, s4
    and s2, s2, s5
    or a3, a3, s2
    slli s2, t2, 23
    and s2, s2, s6
    or a3, a3, s2
    slli s2, a5, 24
    and s2, s2, s7
    or a3, a3, s2
    slli s2, s1, 25
    and s2, s2, s8
    or a3, a3, s2
    slli s2, s0, 27
    and s2, s2, s9
    or a3, a3, s2
    slli s2, t2, 28
    and s2, s2, s10
    or a3, a3, s2
    slli s2, a5, 29
    and s2, s2, s11
    or a3, a3, s2
    slli s2, s1, 30
    and s2, s2, t5
    or a3, a3, s2
    srli a7, a7, 5
    andi a7, a7, 1
    srli t0, t0, 4
    andi t0, t0, 2
    or a7, a7, t0
    srli t0, s3, 3
    andi t0, t0, 4
    or a7, a7, t0
    slli t0, t1, 2
    andi t0, t0, -8
    or a7, a7, t0
    srli t0, a6, 6
    and t0, t0, s4
    slli s2, s0, 20
    and s2, s2, s5
    or t0, t0, s2
    slli s2, t2, 21
    and s2, s2, s6
    or t0, t0, s2
    slli s2, a5, 22
    and s2, s2, s7
    or t0, t0, s2
    slli s2, s1, 23
    and s2, s2, s8
    or t0, t0, s2
    slli s2, s0, 25
    and s2, s2, s9
    or t0, t0, s2
    slli s2, t2, 26
    and s2, s2, s10
    or t0, t0, s2
    slli s2, a5, 27
    and s2, s2, s11
    or t0, t0, s2
    slli s2, s1, 28
    and s2, s2, t5
    or t0, t0, s2
    lw s2, 264(sp)
    lw ra, 312(sp)
    srli s3, s2, 28
    andi s3, s3, 3
    slli ra, ra, 2
    or s3, s3, ra
    xori s3, s3, 7
    srli ra, a5, 1
    andi ra, ra, 5
    lw a4, 256(sp)
    sw a7, 256(sp)
    andi a4, a4, 2
    or a4, ra, a4
    xori a4, a4, 2
    srli ra, s1, 1
    andi ra, ra, 5
    slli a7, s3, 1
    andi a7, a7, 2
    or a7, ra, a7
    lw ra, 116(sp)
    sw t3, 116(sp)
    andi ra, ra, 5
    andi t3, s3, 2
    or t3, ra, t3
    lw ra, 276(sp)
    sw s3, 276(sp)
    andi ra, ra, 5
    srli s3, s3, 1
    andi s3, s3, 2
    or s3, ra, s3
    xori s3, s3, 1
    not a4, a4
    not a7, a7
    and ra, a7, t3
    xor s3, s3, ra
    xor ra, a4, s3
    xor t3, a7, t3
    xor t3, s3, t3
    sw a6, 216(sp)
    or a6, ra, t3
    xor a6, a7, a6
    or a7, a4, a6
    xor a7, t3, a7
    or t3, a4, a7
    xor a6, a6, t3
    or t3, a7, a6
    xor t3, s3, t3
    not a4, ra
    not a6, a6
    not a7, a7
    srli s3, a3, 6
    and s3, s3, s4
    slli ra, a4, 24
    and ra, ra, s5
    or s3, s3, ra
    slli ra, a6, 25
    and ra, ra, s6
    or s3, s3, ra
    slli ra, t3, 26
    sw ra, 316(sp)
    and ra, ra, s7
    or s3, s3, ra
    slli ra, a7, 27
    sw ra, 320(sp)
    and ra, ra, s8
    or s3, s3, ra
    slli s0, s0, 23
    and s0, s0, s9
    or s0, s3, s0
    slli t2, t2, 24
    and t2, t2, s10
    or t2, s0, t2
    slli a5, a5, 25
    and a5, a5, s11
    or a5, t2, a5
    slli t2, s1, 26
    and t2, t2, t5
    or a5, a5, t2
    lw t2, 152(sp)
    lw s1, 148(sp)
    srli s0, t2, 28
    andi s0, s0, 3
    slli s3, s1, 2
    or s0, s0, s3
    xori s0, s0, 7
    srli s3, t0, 6
    and s3, s3, s4
    slli s4, a4, 22
    and s4, s4, s5
    or s3, s3, s4
    slli s4, a6, 23
    and s4, s4, s6
    or s3, s3, s4
    slli s4, t3, 24
    and s4, s4, s7
    or s3, s3, s4
    slli s4, a7, 25
    and s4, s4, s8
    or s3, s3, s4
    slli s4, a4, 27
    and s4, s4, s9
    or s3, s3, s4
    slli s4, a6, 28
    and s4, s4, s10
    or s3, s3, s4
    slli s4, t3, 29
    and s4, s4, s11
    or s3, s3, s4
    slli s4, a7, 30
    and t5, s4, t5
    or s3, s3, t5
    lw s4, 160(sp)
    lw s6, 0(a1)
    lui s7, 349525
    xor s4, s4, s6
    addi s7, s7, 1365
    and s4, s4, s7
    slli s11, s4, 1
    xor s11, s6, s11
    xor s4, s6, s4
    lw ra, 4(a1)
    lui s8, 209715
    srli s10, ra, 1
    xor s10, s10, ra
    and s10, s10, s7
    slli s9, s10, 1
    xor s9, ra, s9
    xor s10, ra, s10
    srli ra, s11, 2
    xor ra, ra, s9
    addi s8, s8, 819
    and ra, ra, s8
    slli s5, ra, 2
    xor s5, s11, s5
    sw s5, 0(a0)
    xor s9, s9, ra
    sw s9, 884(a0)
    srli s11, s4, 2
    xor s11, s11, s10
    and s11, s11, s8
    slli ra, s11, 2
    xor s4, s4, ra
    sw s4, 4(a0)
    xor s10, s10, s11
    sw s10, 12(a0)
    lw s10, 112(sp)
    sw s9, 324(sp)
    srli s11, s10, 12
    andi s11, s11, 15
    slli ra, s10, 8
    srli s1, s10, 24
    or s1, ra, s1
    lui ra, 240
    addi ra, ra, 240
    and s1, s1, ra
    or s1, s11, s1
    lw s11, 204(sp)
    sw s4, 160(sp)
    slli s4, s11, 14
    srli s11, s11, 18
    or s4, s4, s11
    lui s11, 3841
    addi s11, s11, -256
    and s4, s4, s11
    or s1, s1, s4
    lw s4, 228(sp)
    sw s5, 204(sp)
    slli s5, s4, 16
    srli s9, s4, 16
    or s5, s5, s9
    lui s9, 61455
    and s5, s5, s9
    or s1, s1, s5
    slli s5, s4, 4
    sw t5, 328(sp)
    lui t5, 983040
    and s5, s5, t5
    or s1, s1, s5
    srli s5, s10, 4
    andi s5, s5, 15
    sw a7, 332(sp)
    slli a7, s10, 16
    srli s10, s10, 16
    or a7, a7, s10
    and a7, a7, ra
    or a7, s5, a7
    lw s5, 200(sp)
    slli s10, s5, 16
    srli s5, s5, 16
    or s5, s10, s5
    and s5, s5, s11
    or a7, a7, s5
    slli s5, s4, 24
    srli s4, s4, 8
    or s4, s5, s4
    and s4, s4, s9
    or a7, a7, s4
    lw s4, 8(a1)
    slli s4, s4, 17
    and s4, s4, t5
    or a7, a7, s4
    srli s4, s1, 1
    xor s4, s4, s1
    and s4, s4, s7
    slli s5, s4, 1
    xor s5, s1, s5
    xor s4, s1, s4
    srli s9, a7, 1
    xor s9, s9, a7
    and s9, s9, s7
    slli s10, s9, 1
    xor s10, a7, s10
    xor s9, a7, s9
    srli s11, s5, 2
    xor s11, s11, s10
    and s11, s11, s8
    slli ra, s11, 2
    xor s5, s5, ra
    sw s5, 16(a0)
    xor s10, s10, s11
    sw s10, 872(a0)
    srli s11, s4, 2
    xor s11, s11, s9
    and s11, s11, s8
    slli ra, s11, 2
    xor s4, s4, ra
    sw s4, 20(a0)
    xor s9, s9, s11
    sw s9, 28(a0)
    lui s9, 16
    addi s9, s9, -1
    lw s11, 100(sp)
    sw s4, 100(sp)
    and s9, s11, s9
    lw s11, 164(sp)
    lui s4, 1048560
    slli ra, s11, 10
    and ra, ra, s4
    or s9, s9, ra
    lw ra, 136(sp)
    sw s5, 136(sp)
    srli ra, ra, 16
    lw s5, 120(sp)
    sw s10, 228(sp)
    and s4, s5, s4
    or s4, ra, s4
    srli ra, s9, 1
    xor ra, ra, s9
    and ra, ra, s7
    slli s10, ra, 1
    xor s10, s9, s10
    xor ra, s9, ra
    sw t3, 200(sp)
    srli t3, s4, 1
    xor t3, t3, s4
    and t3, t3, s7
    sw a6, 112(sp)
    slli a6, t3, 1
    xor a6, s4, a6
    xor t3, s4, t3
    sw s3, 336(sp)
    srli s3, s10, 2
    xor s3, s3, a6
    and s3, s3, s8
    sw a4, 340(sp)
    slli a4, s3, 2
    xor a4, s10, a4
    sw a4, 32(a0)
    xor a6, a6, s3
    sw a6, 860(a0)
    srli s3, ra, 2
    xor s3, s3, t3
    and s3, s3, s8
    slli s10, s3, 2
    xor s10, ra, s10
    sw s10, 36(a0)
    xor t3, t3, s3
    sw t3, 44(a0)
    srli t3, a7, 2
    lui s3, 52419
    addi s3, s3, 819
    and t3, t3, s3
    srli s3, s1, 14
    lui ra, 13
    addi ra, ra, -820
    and s3, s3, ra
    or t3, t3, s3
    slli s3, s1, 14
    sw s10, 344(sp)
    lui s10, 13104
    and s3, s3, s10
    or t3, t3, s3
    lw s3, 168(sp)
    sw a4, 348(sp)
    slli a4, s3, 4
    and a4, a4, t5
    or t3, t3, a4
    srli a4, s1, 18
    sw a6, 352(sp)
    lui a6, 3
    addi a6, a6, 819
    and a6, a4, a6
    slli a4, s1, 2
    and a4, a4, ra
    or a6, a6, a4
    srli a4, a7, 6
    and a4, a4, s10
    or a6, a6, a4
    slli a4, a7, 14
    lui s10, 52416
    and a4, a4, s10
    or a6, a6, a4
    and a4, s3, t5
    or a6, a6, a4
    srli a4, t3, 1
    xor a4, a4, t3
    and a4, a4, s7
    slli s10, a4, 1
    xor s10, t3, s10
    xor a4, t3, a4
    srli ra, a6, 1
    xor ra, ra, a6
    and ra, ra, s7
    sw s0, 356(sp)
    slli s0, ra, 1
    xor s0, a6, s0
    xor ra, a6, ra
    sw a5, 360(sp)
    srli a5, s10, 2
    xor a5, a5, s0
    and a5, a5, s8
    sw t0, 364(sp)
    slli t0, a5, 2
    xor t0, s10, t0
    sw t0, 48(a0)
    xor a5, s0, a5
    sw a5, 848(a0)
    srli s0, a4, 2
    xor s0, s0, ra
    and s0, s0, s8
    slli s10, s0, 2
    xor a4, a4, s10
    sw a4, 52(a0)
    xor s0, ra, s0
    sw s0, 60(a0)
    srli s0, s9, 6
    lui s10, 16368
    addi s10, s10, 1022
    and s0, s0, s10
    lw s10, 144(sp)
    lui ra, 1032208
    or s0, s10, s0
    slli s10, s4, 10
    addi ra, ra, -1024
    and s10, s10, ra
    or s0, s0, s10
    srli s10, s4, 6
    lui ra, 4080
    addi ra, ra, 1023
    and s10, s10, ra
    sw a4, 144(sp)
    slli a4, s11, 4
    sw t0, 368(sp)
    lui t0, 16
    addi t0, t0, -1024
    and a4, a4, t0
    or a4, s10, a4
    lui s10, 1044480
    sw a5, 372(sp)
    lw a5, 232(sp)
    sw a3, 376(sp)
    and a3, a5, s10
    or a4, a4, a3
    srli a3, s0, 1
    xor a3, a3, s0
    and a3, a3, s7
    sw a2, 380(sp)
    slli a2, a3, 1
    xor a2, s0, a2
    xor a3, s0, a3
    srli s0, a4, 1
    xor s0, s0, a4
    and s0, s0, s7
    sw t6, 384(sp)
    slli t6, s0, 1
    xor t6, a4, t6
    xor s0, a4, s0
    srli a5, a2, 2
    xor a5, a5, t6
    and a5, a5, s8
    slli s5, a5, 2
    xor a2, a2, s5
    sw a2, 64(a0)
    xor a5, t6, a5
    sw a5, 836(a0)
    srli t6, a3, 2
    xor t6, t6, s0
    and t6, t6, s8
    slli s5, t6, 2
    xor a3, a3, s5
    sw a3, 68(a0)
    xor t6, s0, t6
    sw t6, 76(a0)
    lui t6, 4
    addi t6, t6, -2
    and s0, s1, t6
    lw s5, 156(sp)
    sw a3, 156(sp)
    or s0, s5, s0
    srli s5, s3, 10
    lui a3, 12
    and s5, s5, a3
    or s0, s0, s5
    slli s5, a7, 12
    sw a2, 388(sp)
    lui a2, 65520
    and s5, s5, a2
    or s0, s0, s5
    lw s5, 124(sp)
    sw a5, 392(sp)
    slli a5, s5, 4
    and a5, a5, t5
    or a5, s0, a5
    srli a7, a7, 20
    srli s0, s3, 14
    lui s3, 15
    and s0, s0, s3
    or a7, a7, s0
    srli s0, s1, 4
    and s0, s0, a2
    or a7, a7, s0
    and s0, s5, t5
    or a7, a7, s0
    srli s0, a5, 1
    xor s0, s0, a5
    and s0, s0, s7
    slli s1, s0, 1
    xor s1, a5, s1
    xor s0, a5, s0
    sw t1, 168(sp)
    srli t1, a7, 1
    xor t1, t1, a7
    and t1, t1, s7
    slli t2, t1, 1
    xor t2, a7, t2
    xor t1, a7, t1
    sw t4, 396(sp)
    srli t4, s1, 2
    xor t4, t4, t2
    and t4, t4, s8
    slli s2, t4, 2
    xor s1, s1, s2
    sw s1, 80(a0)
    xor t2, t2, t4
    sw t2, 824(a0)
    srli t4, s0, 2
    xor t4, t4, t1
    and t4, t4, s8
    slli s2, t4, 2
    xor s0, s0, s2
    sw s0, 84(a0)
    xor t1, t1, t4
    sw t1, 92(a0)
    lw t1, 176(sp)
    srli t4, s9, 12
    andi t1, t1, 1
    lui s2, 240
    addi s2, s2, 14
    and t4, t4, s2
    or t1, t1, t4
    slli t4, s4, 4
    lui s2, 1048336
    addi s2, s2, -16
    and t4, t4, s2
    or t1, t1, t4
    srli t4, a4, 6
    and t4, t4, ra
    srli s9, s11, 2
    and s9, s9, t0
    or t4, t4, s9
    lw s9, 196(sp)
    sw s0, 164(sp)
    and s11, s9, s10
    or t4, t4, s11
    srli s11, t1, 1
    xor s11, s11, t1
    and s11, s11, s7
    slli s0, s11, 1
    xor s0, t1, s0
    xor t1, t1, s11
    srli s11, t4, 1
    xor s11, s11, t4
    and s11, s11, s7
    sw s1, 176(sp)
    slli s1, s11, 1
    xor s1, t4, s1
    xor s11, t4, s11
    sw t2, 400(sp)
    srli t2, s0, 2
    xor t2, t2, s1
    and t2, t2, s8
    sw s2, 404(sp)
    slli s2, t2, 2
    xor s0, s0, s2
    sw s0, 96(a0)
    xor t2, s1, t2
    sw t2, 812(a0)
    srli s1, t1, 2
    xor s1, s1, s11
    and s1, s1, s8
    slli s2, s1, 2
    xor t1, t1, s2
    sw t1, 100(a0)
    xor s1, s11, s1
    sw s1, 108(a0)
    srli s1, a6, 16
    and t6, s1, t6
    lw s1, 192(sp)
    srli t3, t3, 4
    or t6, s1, t6
    srli s1, s5, 10
    and s1, s1, a3
    or t6, t6, s1
    slli s1, a6, 12
    and s1, s1, a2
    or t6, t6, s1
    lw s1, 248(sp)
    srli s5, s5, 14
    slli s2, s1, 4
    and s2, s2, t5
    or t6, t6, s2
    lui s2, 65521
    addi s2, s2, -1
    and t3, t3, s2
    and s5, s5, s3
    or t3, t3, s5
    and s5, s1, t5
    or t3, t3, s5
    srli s5, t6, 1
    xor s5, s5, t6
    and s5, s5, s7
    slli s11, s5, 1
    xor s11, t6, s11
    xor s5, t6, s5
    sw t1, 124(sp)
    srli t1, t3, 1
    xor t1, t1, t3
    and t1, t1, s7
    sw s0, 192(sp)
    slli s0, t1, 1
    xor s0, t3, s0
    xor t1, t3, t1
    sw t2, 408(sp)
    srli t2, s11, 2
    xor t2, t2, s0
    and t2, t2, s8
    slli s9, t2, 2
    xor s9, s11, s9
    sw s9, 112(a0)
    xor t2, s0, t2
    sw t2, 800(a0)
    srli s0, s5, 2
    xor s0, s0, t1
    and s0, s0, s8
    slli s11, s0, 2
    xor s5, s5, s11
    sw s5, 116(a0)
    xor t1, t1, s0
    sw t1, 124(a0)
    srli t1, s4, 2
    lui s0, 65524
    addi s0, s0, -3
    and t1, t1, s0
    lw s4, 188(sp)
    lui s11, 983052
    srli s4, s4, 4
    andi s4, s4, 2
    or t1, t1, s4
    slli s4, a4, 4
    and s4, s4, s11
    or t1, t1, s4
    srli s4, t4, 6
    and s4, s4, ra
    sw s5, 188(sp)
    and s5, s6, t0
    or s4, s4, s5
    lw s5, 184(sp)
    sw s9, 412(sp)
    and s9, s5, s10
    or s4, s4, s9
    srli s9, t1, 1
    xor s9, s9, t1
    and s9, s9, s7
    sw t2, 416(sp)
    slli t2, s9, 1
    xor t2, t1, t2
    xor t1, t1, s9
    srli s9, s4, 1
    xor s9, s9, s4
    and s9, s9, s7
    slli s5, s9, 1
    xor s5, s4, s5
    xor s9, s4, s9
    sw a6, 420(sp)
    srli a6, t2, 2
    xor a6, a6, s5
    and a6, a6, s8
    slli s10, a6, 2
    xor t2, t2, s10
    sw t2, 128(a0)
    xor a6, s5, a6
    sw a6, 788(a0)
    srli s5, t1, 2
    xor s5, s5, s9
    and s5, s5, s8
    slli s10, s5, 2
    xor t1, t1, s10
    sw t1, 132(a0)
    xor s5, s9, s5
    sw s5, 140(a0)
    srli s5, a7, 16
    lui s9, 4
    addi s9, s9, -3
    and s5, s5, s9
    lw s10, 132(sp)
    slli a7, a7, 12
    or s5, s5, s10
    srli s10, s1, 10
    and s10, s10, a3
    or s5, s5, s10
    and a7, a7, a2
    or a7, s5, a7
    lw s5, 240(sp)
    srli a5, a5, 4
    slli s10, s5, 4
    and s10, s10, t5
    or a7, a7, s10
    and a5, a5, s2
    srli s1, s1, 14
    and s1, s1, s3
    or a5, a5, s1
    and s1, s5, t5
    or a5, a5, s1
    srli s1, a7, 1
    xor s1, s1, a7
    and s1, s1, s7
    slli s10, s1, 1
    xor s10, a7, s10
    xor s1, a7, s1
    sw t1, 248(sp)
    srli t1, a5, 1
    xor t1, t1, a5
    and t1, t1, s7
    sw t2, 132(sp)
    slli t2, t1, 1
    xor t2, a5, t2
    xor a5, a5, t1
    srli t1, s10, 2
    xor t1, t1, t2
    and t1, t1, s8
    sw a6, 424(sp)
    slli a6, t1, 2
    xor a6, s10, a6
    sw a6, 144(a0)
    xor t1, t2, t1
    sw t1, 776(a0)
    srli t2, s1, 2
    xor t2, t2, a5
    and t2, t2, s8
    slli s10, t2, 2
    xor s1, s1, s10
    sw s1, 148(a0)
    xor a5, a5, t2
    sw a5, 156(a0)
    srli a5, a4, 2
    and a5, a5, s0
    lw t2, 128(sp)
    slli s0, s6, 10
    srli a4, t2, 2
    andi a4, a4, 2
    or a5, a5, a4
    slli a4, t4, 4
    and a4, a4, s11
    or a5, a5, a4
    srli a4, s4, 6
    and a4, a4, ra
    and s0, s0, t0
    or a4, a4, s0
    lw s0, 264(sp)
    lui s6, 1044480
    and s10, s0, s6
    or a4, a4, s10
    srli s10, a5, 1
    xor s10, s10, a5
    and s10, s10, s7
    sw s1, 428(sp)
    slli s1, s10, 1
    xor s1, a5, s1
    xor a5, a5, s10
    srli s10, a4, 1
    xor s10, s10, a4
    and s10, s10, s7
    sw a6, 432(sp)
    slli a6, s10, 1
    xor a6, a4, a6
    xor s10, a4, s10
    sw t1, 436(sp)
    srli t1, s1, 2
    xor t1, t1, a6
    and t1, t1, s8
    slli s0, t1, 2
    xor s0, s1, s0
    sw s0, 160(a0)
    xor a6, a6, t1
    sw a6, 764(a0)
    srli t1, a5, 2
    xor t1, t1, s10
    and t1, t1, s8
    slli s1, t1, 2
    xor a5, a5, s1
    sw a5, 164(a0)
    xor t1, s10, t1
    sw t1, 172(a0)
    srli t1, t3, 16
    and t1, t1, s9
    srli t2, t2, 4
    andi t2, t2, 2
    or t1, t1, t2
    srli t2, s5, 10
    and t2, t2, a3
    or t1, t1, t2
    slli t2, t3, 12
    and t2, t2, a2
    or t1, t1, t2
    lw t2, 152(sp)
    srli t6, t6, 4
    slli a2, t2, 4
    and a2, a2, t5
    or t1, t1, a2
    and t6, t6, s2
    srli a2, s5, 14
    and a2, a2, s3
    or t6, t6, a2
    and a2, t2, t5
    or t6, t6, a2
    srli a2, t1, 1
    xor a2, a2, t1
    and a2, a2, s7
    slli s1, a2, 1
    xor s1, t1, s1
    xor a2, t1, a2
    srli s5, t6, 1
    xor s5, s5, t6
    and s5, s5, s7
    slli s9, s5, 1
    xor s9, t6, s9
    xor s5, t6, s5
    srli s10, s1, 2
    xor s10, s10, s9
    and s10, s10, s8
    sw a5, 240(sp)
    slli a5, s10, 2
    xor a5, s1, a5
    sw a5, 176(a0)
    xor s1, s9, s10
    sw s1, 752(a0)
    srli s9, a2, 2
    xor s9, s9, s5
    and s9, s9, s8
    slli s10, s9, 2
    xor a2, a2, s10
    sw a2, 180(a0)
    xor s5, s5, s9
    sw s5, 188(a0)
    lw s5, 180(sp)
    srli t4, t4, 2
    andi s5, s5, 3
    lui s9, 65524
    addi s9, s9, -4
    and t4, t4, s9
    or t4, s5, t4
    slli s5, s4, 4
    and s5, s5, s11
    or t4, t4, s5
    srli s5, a4, 6
    and s5, s5, ra
    lw s10, 120(sp)
    sw a2, 180(sp)
    srli s10, s10, 14
    and s10, s10, t0
    or s5, s5, s10
    lw s10, 300(sp)
    sw s0, 120(sp)
    and s0, s10, s6
    or s0, s5, s0
    srli s5, t4, 1
    xor s5, s5, t4
    and s5, s5, s7
    slli a2, s5, 1
    xor a2, t4, a2
    xor t4, t4, s5
    srli s5, s0, 1
    xor s5, s5, s0
    and s5, s5, s7
    sw a5, 128(sp)
    slli a5, s5, 1
    xor a5, s0, a5
    xor s5, s0, s5
    sw s1, 440(sp)
    srli s1, a2, 2
    xor s1, s1, a5
    and s1, s1, s8
    sw a6, 444(sp)
    slli a6, s1, 2
    xor a6, a2, a6
    sw a6, 192(a0)
    xor a5, a5, s1
    sw a5, 740(a0)
    srli a2, t4, 2
    xor a2, a2, s5
    and a2, a2, s8
    slli s1, a2, 2
    xor t4, t4, s1
    sw t4, 196(a0)
    xor a2, s5, a2
    sw a2, 204(a0)
    lw a2, 280(sp)
    srli t3, t3, 2
    andi a2, a2, 3
    lui s1, 52417
    addi s1, s1, -820
    and t3, t3, s1
    or t3, a2, t3
    srli a2, t6, 2
    lui s1, 13107
    addi s1, s1, 816
    and s5, a2, s1
    or t3, t3, s5
    srli s5, t2, 10
    and s5, s5, a3
    or t3, t3, s5
    lw s5, 212(sp)
    sw t4, 280(sp)
    slli t4, s5, 4
    and t4, t4, t5
    or t3, t3, t4
    srli a7, a7, 4
    and a7, a7, s2
    srli t2, t2, 14
    and t2, t2, s3
    or a7, a7, t2
    and t2, s5, t5
    or a7, a7, t2
    srli t2, t3, 1
    xor t2, t2, t3
    and t2, t2, s7
    slli t4, t2, 1
    xor t4, t3, t4
    xor t2, t3, t2
    sw a6, 152(sp)
    srli a6, a7, 1
    xor a6, a6, a7
    and a6, a6, s7
    sw a5, 448(sp)
    slli a5, a6, 1
    xor a5, a7, a5
    xor a6, a7, a6
    srli s10, t4, 2
    xor s10, s10, a5
    and s10, s10, s8
    sw s1, 452(sp)
    slli s1, s10, 2
    xor t4, t4, s1
    sw t4, 208(a0)
    xor a5, a5, s10
    sw a5, 728(a0)
    srli s1, t2, 2
    xor s1, s1, a6
    and s1, s1, s8
    slli s10, s1, 2
    xor t2, t2, s10
    sw t2, 212(a0)
    xor a6, a6, s1
    sw a6, 220(a0)
    lw a6, 284(sp)
    srli s1, s4, 2
    andi a6, a6, 3
    and s1, s1, s9
    or a6, a6, s1
    slli s1, a4, 4
    and s1, s1, s11
    or a6, a6, s1
    srli s1, s0, 6
    and s1, s1, ra
    lw s4, 232(sp)
    sw t2, 232(sp)
    srli s4, s4, 14
    and s4, s4, t0
    or s1, s1, s4
    lw s4, 104(sp)
    sw t4, 284(sp)
    and s9, s4, s6
    or s1, s1, s9
    srli s9, a6, 1
    xor s9, s9, a6
    and s9, s9, s7
    slli s10, s9, 1
    xor s10, a6, s10
    xor a6, a6, s9
    srli s9, s1, 1
    xor s9, s9, s1
    and s9, s9, s7
    slli t2, s9, 1
    xor t2, s1, t2
    xor s9, s1, s9
    srli t4, s10, 2
    xor t4, t4, t2
    and t4, t4, s8
    sw a5, 456(sp)
    slli a5, t4, 2
    xor a5, s10, a5
    sw a5, 224(a0)
    xor t2, t2, t4
    sw t2, 716(a0)
    srli t4, a6, 2
    xor t4, t4, s9
    and t4, t4, s8
    slli s10, t4, 2
    xor a6, a6, s10
    sw a6, 228(a0)
    xor t4, s9, t4
    sw t4, 236(a0)
    lw t4, 292(sp)
    lw s9, 420(sp)
    andi t4, t4, 3
    srli s9, s9, 8
    lui s10, 1008
    addi s10, s10, 252
    and s9, s9, s10
    or t4, t4, s9
    srli s9, t6, 16
    lui s10, 4
    addi s10, s10, -256
    and s9, s9, s10
    or t4, t4, s9
    srli s9, s5, 10
    and s9, s9, a3
    or t4, t4, s9
    slli t6, t6, 12
    lui s9, 64512
    and t6, t6, s9
    or t4, t4, t6
    lw t6, 304(sp)
    srli t1, t1, 4
    slli s9, t6, 4
    and s9, s9, t5
    or t4, t4, s9
    and t1, t1, s2
    srli s5, s5, 14
    and s5, s5, s3
    or t1, t1, s5
    and s5, t6, t5
    or t1, t1, s5
    srli s5, t4, 1
    xor s5, s5, t4
    and s5, s5, s7
    slli s9, s5, 1
    xor s9, t4, s9
    xor s5, t4, s5
    srli s10, t1, 1
    xor s10, s10, t1
    and s10, s10, s7
    sw a6, 212(sp)
    slli a6, s10, 1
    xor a6, t1, a6
    xor s10, t1, s10
    sw a5, 420(sp)
    srli a5, s9, 2
    xor a5, a5, a6
    and a5, a5, s8
    sw t2, 292(sp)
    slli t2, a5, 2
    xor t2, s9, t2
    sw t2, 240(a0)
    xor a5, a6, a5
    sw a5, 704(a0)
    srli a6, s5, 2
    xor a6, a6, s10
    and a6, a6, s8
    slli s9, a6, 2
    xor s5, s5, s9
    sw s5, 244(a0)
    xor a6, s10, a6
    sw a6, 252(a0)
    srli a6, a4, 2
    lui a4, 65524
    addi a4, a4, -5
    and a6, a6, a4
    lw s9, 296(sp)
    sw a5, 460(sp)
    srli s10, s9, 1
    andi s10, s10, 4
    or a6, a6, s10
    slli s10, s0, 4
    and s10, s10, s11
    or a6, a6, s10
    srli s10, s1, 6
    and s10, s10, ra
    lw a5, 196(sp)
    sw s5, 196(sp)
    srli a5, a5, 14
    and a5, a5, t0
    or a5, s10, a5
    lw s10, 396(sp)
    sw t2, 464(sp)
    and s10, s10, s6
    or a5, a5, s10
    srli s10, a6, 1
    xor s10, s10, a6
    and s10, s10, s7
    slli s4, s10, 1
    xor s4, a6, s4
    xor a6, a6, s10
    srli s10, a5, 1
    xor s10, s10, a5
    and s10, s10, s7
    slli s5, s10, 1
    xor s5, a5, s5
    xor s10, a5, s10
    srli t2, s4, 2
    xor t2, t2, s5
    and t2, t2, s8
    slli s6, t2, 2
    xor s4, s4, s6
    sw s4, 256(a0)
    xor t2, s5, t2
    sw t2, 692(a0)
    srli s5, a6, 2
    xor s5, s5, s10
    and s5, s5, s8
    slli s6, s5, 2
    xor a6, a6, s6
    sw a6, 260(a0)
    xor s5, s10, s5
    sw s5, 268(a0)
    srli t1, t1, 2
    lui s5, 13107
    addi s5, s5, 819
    and s6, t1, s5
    srli s9, s9, 3
    andi s9, s9, 4
    or s6, s6, s9
    lui s9, 52417
    addi s9, s9, -824
    and a2, a2, s9
    or a2, s6, a2
    srli s6, t6, 10
    and s6, s6, a3
    or a2, a2, s6
    lw s6, 308(sp)
    srli t3, t3, 4
    slli s10, s6, 4
    and s10, s10, t5
    or a2, a2, s10
    and t3, t3, s2
    srli t6, t6, 14
    and t6, t6, s3
    or t3, t3, t6
    and t6, s6, t5
    or t3, t3, t6
    srli t6, a2, 1
    xor t6, t6, a2
    and t6, t6, s7
    slli s10, t6, 1
    xor s10, a2, s10
    xor t6, a2, t6
    sw a6, 304(sp)
    srli a6, t3, 1
    xor a6, a6, t3
    and a6, a6, s7
    sw s4, 296(sp)
    slli s4, a6, 1
    xor s4, t3, s4
    xor a6, t3, a6
    sw t2, 468(sp)
    srli t2, s10, 2
    xor t2, t2, s4
    and t2, t2, s8
    sw a2, 472(sp)
    slli a2, t2, 2
    xor a2, s10, a2
    sw a2, 272(a0)
    xor t2, s4, t2
    sw t2, 680(a0)
    srli s4, t6, 2
    xor s4, s4, a6
    and s4, s4, s8
    slli s10, s4, 2
    xor t6, t6, s10
    sw t6, 276(a0)
    xor a6, a6, s4
    sw a6, 284(a0)
    srli a6, s0, 2
    and a6, a6, a4
    lw a4, 272(sp)
    lw s0, 184(sp)
    andi a4, a4, 4
    or a6, a6, a4
    slli a4, s1, 4
    and a4, a4, s11
    or a6, a6, a4
    srli a4, a5, 6
    and a4, a4, ra
    srli s0, s0, 14
    and s0, s0, t0
    or a4, a4, s0
    lw s0, 140(sp)
    lui s4, 1044480
    and s10, s0, s4
    or a4, a4, s10
    srli s10, a6, 1
    xor s10, s10, a6
    and s10, s10, s7
    slli s0, s10, 1
    xor s0, a6, s0
    xor a6, a6, s10
    srli s10, a4, 1
    xor s10, s10, a4
    and s10, s10, s7
    sw t6, 184(sp)
    slli t6, s10, 1
    xor t6, a4, t6
    xor s10, a4, s10
    sw a2, 272(sp)
    srli a2, s0, 2
    xor a2, a2, t6
    and a2, a2, s8
    sw t2, 476(sp)
    slli t2, a2, 2
    xor t2, s0, t2
    sw t2, 288(a0)
    xor t6, t6, a2
    sw t6, 668(a0)
    srli a2, a6, 2
    xor a2, a2, s10
    and a2, a2, s8
    slli s0, a2, 2
    xor a6, a6, s0
    sw a6, 292(a0)
    xor a2, s10, a2
    sw a2, 300(a0)
    srli t3, t3, 2
    and a2, t3, s5
    lw s0, 224(sp)
    srli a7, a7, 2
    srli s0, s0, 1
    andi s0, s0, 4
    or a2, a2, s0
    and a7, a7, s9
    or a7, a2, a7
    srli a2, s6, 10
    and a2, a2, a3
    or a7, a7, a2
    lw a2, 168(sp)
    srli t4, t4, 4
    slli s0, a2, 4
    and s0, s0, t5
    or a7, a7, s0
    and t4, t4, s2
    srli s0, s6, 14
    and s0, s0, s3
    or t4, t4, s0
    and s0, a2, t5
    or t4, t4, s0
    srli s0, a7, 1
    xor s0, s0, a7
    and s0, s0, s7
    slli s5, s0, 1
    xor s5, a7, s5
    xor s0, a7, s0
    srli s6, t4, 1
    xor s6, s6, t4
    and s6, s6, s7
    slli s10, s6, 1
    xor s10, t4, s10
    xor s6, t4, s6
    sw a6, 308(sp)
    srli a6, s5, 2
    xor a6, a6, s10
    and a6, a6, s8
    sw t2, 224(sp)
    slli t2, a6, 2
    xor t2, s5, t2
    sw t2, 304(a0)
    xor a6, s10, a6
    sw a6, 656(a0)
    srli s5, s0, 2
    xor s5, s5, s6
    and s5, s5, s8
    slli s10, s5, 2
    xor s0, s0, s10
    sw s0, 308(a0)
    xor s5, s6, s5
    sw s5, 316(a0)
    lw s5, 96(sp)
    srli s1, s1, 2
    andi s5, s5, 5
    lui s6, 65524
    addi s6, s6, -6
    and s1, s1, s6
    or s1, s5, s1
    slli s5, a5, 4
    and s5, s5, s11
    or s1, s1, s5
    srli s5, a4, 6
    and s5, s5, ra
    lw s10, 264(sp)
    sw s0, 264(sp)
    srli s10, s10, 14
    and s10, s10, t0
    or s5, s5, s10
    lw s10, 312(sp)
    sw t2, 96(sp)
    and s10, s10, s4
    or s5, s5, s10
    srli s10, s1, 1
    xor s10, s10, s1
    and s10, s10, s7
    slli s0, s10, 1
    xor s0, s1, s0
    xor s1, s1, s10
    srli s10, s5, 1
    xor s10, s10, s5
    and s10, s10, s7
    slli t2, s10, 1
    xor t2, s5, t2
    xor s10, s5, s10
    sw a6, 480(sp)
    srli a6, s0, 2
    xor a6, a6, t2
    and a6, a6, s8
    sw t6, 484(sp)
    slli t6, a6, 2
    xor t6, s0, t6
    sw t6, 320(a0)
    xor a6, t2, a6
    sw a6, 644(a0)
    srli t2, s1, 2
    xor t2, t2, s10
    and t2, t2, s8
    slli s0, t2, 2
    xor s0, s1, s0
    sw s0, 324(a0)
    xor t2, s10, t2
    sw t2, 332(a0)
    lw t2, 268(sp)
    srli t4, t4, 2
    andi t2, t2, 5
    lui s1, 13107
    addi s1, s1, 818
    and s10, t4, s1
    or t2, t2, s10
    and t1, t1, s9
    or t1, t2, t1
    srli t2, a2, 10
    and t2, t2, a3
    or t1, t1, t2
    lw t2, 148(sp)
    srli a2, a2, 14
    slli s10, t2, 4
    and s10, s10, t5
    or t1, t1, s10
    lw s10, 472(sp)
    and a2, a2, s3
    srli s10, s10, 4
    and s10, s10, s2
    or a2, s10, a2
    and s10, t2, t5
    or a2, a2, s10
    srli s10, t1, 1
    xor s10, s10, t1
    and s10, s10, s7
    sw s0, 168(sp)
    slli s0, s10, 1
    xor s0, t1, s0
    xor s10, t1, s10
    sw t6, 472(sp)
    srli t6, a2, 1
    xor t6, t6, a2
    and t6, t6, s7
    sw a6, 268(sp)
    slli a6, t6, 1
    xor a6, a2, a6
    xor t6, a2, t6
    sw t1, 488(sp)
    srli t1, s0, 2
    xor t1, t1, a6
    and t1, t1, s8
    sw t4, 492(sp)
    slli t4, t1, 2
    xor t4, s0, t4
    sw t4, 336(a0)
    xor a6, a6, t1
    sw a6, 632(a0)
    srli t1, s10, 2
    xor t1, t1, t6
    and t1, t1, s8
    slli s0, t1, 2
    xor s0, s10, s0
    sw s0, 340(a0)
    xor t1, t6, t1
    sw t1, 348(a0)
    lw t1, 172(sp)
    srli a5, a5, 2
    andi t1, t1, 5
    and a5, a5, s6
    or a5, t1, a5
    slli t1, a4, 4
    and t1, t1, s11
    or a5, a5, t1
    srli t1, s5, 6
    and t1, t1, ra
    lw t6, 300(sp)
    sw s0, 300(sp)
    srli t6, t6, 14
    and t6, t6, t0
    or t1, t1, t6
    lw t6, 220(sp)
    sw a6, 220(sp)
    and t6, t6, s4
    or t1, t1, t6
    srli t6, a5, 1
    xor t6, t6, a5
    and t6, t6, s7
    slli s6, t6, 1
    xor s6, a5, s6
    xor a5, a5, t6
    srli t6, t1, 1
    xor t6, t6, t1
    and t6, t6, s7
    slli s10, t6, 1
    xor s10, t1, s10
    xor t6, t1, t6
    srli a6, s6, 2
    xor a6, a6, s10
    and a6, a6, s8
    slli s0, a6, 2
    xor s0, s6, s0
    sw s0, 352(a0)
    xor a6, s10, a6
    sw a6, 620(a0)
    srli s6, a5, 2
    xor s6, s6, t6
    and s6, s6, s8
    slli s10, s6, 2
    xor a5, a5, s10
    sw a5, 356(a0)
    xor t6, t6, s6
    sw t6, 364(a0)
    lw t6, 260(sp)
    srli a2, a2, 2
    andi t6, t6, 5
    and s1, a2, s1
    or t6, t6, s1
    and t3, t3, s9
    or t3, t6, t3
    srli t6, t2, 10
    and t6, t6, a3
    or t3, t3, t6
    lw t6, 252(sp)
    srli a7, a7, 4
    slli s1, t6, 4
    and s1, s1, t5
    or t3, t3, s1
    and a7, a7, s2
    srli t2, t2, 14
    and t2, t2, s3
    or a7, a7, t2
    and t2, t6, t5
    or a7, a7, t2
    srli t2, t3, 1
    xor t2, t2, t3
    and t2, t2, s7
    slli s1, t2, 1
    xor s1, t3, s1
    xor t2, t3, t2
    srli s6, a7, 1
    xor s6, s6, a7
    and s6, s6, s7
    slli s10, s6, 1
    xor s10, a7, s10
    xor s6, a7, s6
    sw a5, 148(sp)
    srli a5, s1, 2
    xor a5, a5, s10
    and a5, a5, s8
    sw s0, 260(sp)
    slli s0, a5, 2
    xor s0, s1, s0
    sw s0, 368(a0)
    xor a5, s10, a5
    sw a5, 608(a0)
    srli s1, t2, 2
    xor s1, s1, s6
    and s1, s1, s8
    slli s10, s1, 2
    xor t2, t2, s10
    sw t2, 372(a0)
    xor s1, s6, s1
    sw s1, 380(a0)
    srli a4, a4, 2
    lui s1, 65524
    addi s1, s1, -7
    and a4, a4, s1
    lw s6, 208(sp)
    lw s10, 104(sp)
    andi s6, s6, 6
    or a4, a4, s6
    slli s6, s5, 4
    and s6, s6, s11
    or a4, a4, s6
    srli s6, t1, 6
    and s6, s6, ra
    srli s10, s10, 14
    and s10, s10, t0
    or s6, s6, s10
    lw s10, 288(sp)
    sw t2, 288(sp)
    and s10, s10, s4
    or s6, s6, s10
    srli s10, a4, 1
    xor s10, s10, a4
    and s10, s10, s7
    slli t2, s10, 1
    xor t2, a4, t2
    xor a4, a4, s10
    srli s10, s6, 1
    xor s10, s10, s6
    and s10, s10, s7
    sw s0, 104(sp)
    slli s0, s10, 1
    xor s0, s6, s0
    xor s10, s6, s10
    sw a5, 208(sp)
    srli a5, t2, 2
    xor a5, a5, s0
    and a5, a5, s8
    sw a6, 172(sp)
    slli a6, a5, 2
    xor a6, t2, a6
    sw a6, 384(a0)
    xor a5, s0, a5
    sw a5, 596(a0)
    srli t2, a4, 2
    xor t2, t2, s10
    and t2, t2, s8
    slli s0, t2, 2
    xor a4, a4, s0
    sw a4, 388(a0)
    xor t2, s10, t2
    sw t2, 396(a0)
    srli a7, a7, 2
    lui t2, 13107
    addi t2, t2, 817
    and s0, a7, t2
    lw s10, 244(sp)
    sw a6, 252(sp)
    andi s10, s10, 6
    or s0, s0, s10
    lw s10, 492(sp)
    sw t4, 244(sp)
    and s10, s10, s9
    or s0, s0, s10
    srli s10, t6, 10
    and s10, s10, a3
    or s0, s0, s10
    lw s10, 384(sp)
    sw a4, 492(sp)
    slli a4, s10, 4
    and a4, a4, t5
    or a4, s0, a4
    lw s0, 488(sp)
    srli t6, t6, 14
    srli s0, s0, 4
    and s0, s0, s2
    and t6, t6, s3
    or t6, s0, t6
    and s0, s10, t5
    or t6, t6, s0
    srli s0, a4, 1
    xor s0, s0, a4
    and s0, s0, s7
    slli a6, s0, 1
    xor a6, a4, a6
    xor s0, a4, s0
    sw a5, 488(sp)
    srli a5, t6, 1
    xor a5, a5, t6
    and a5, a5, s7
    slli t4, a5, 1
    xor t4, t6, t4
    xor a5, t6, a5
    sw a4, 496(sp)
    srli a4, a6, 2
    xor a4, a4, t4
    and a4, a4, s8
    sw a7, 500(sp)
    slli a7, a4, 2
    xor a6, a6, a7
    sw a6, 400(a0)
    xor a7, t4, a4
    sw a7, 584(a0)
    srli t4, s0, 2
    xor t4, t4, a5
    and t4, t4, s8
    slli a4, t4, 2
    xor a4, s0, a4
    sw a4, 404(a0)
    xor a5, a5, t4
    sw a5, 412(a0)
    srli t4, s5, 2
    and t4, t4, s1
    lw s0, 108(sp)
    lw s1, 396(sp)
    andi s0, s0, 6
    or t4, t4, s0
    slli s0, t1, 4
    and s0, s0, s11
    or t4, t4, s0
    srli s0, s6, 6
    and s0, s0, ra
    srli s1, s1, 14
    and s1, s1, t0
    or s0, s0, s1
    lw s1, 380(sp)
    sw a4, 380(sp)
    and s1, s1, s4
    or s0, s0, s1
    srli s1, t4, 1
    xor s1, s1, t4
    and s1, s1, s7
    slli s11, s1, 1
    xor s11, t4, s11
    xor t4, t4, s1
    srli s1, s0, 1
    xor s1, s1, s0
    and s1, s1, s7
    slli a4, s1, 1
    xor a4, s0, a4
    xor s1, s0, s1
    sw a6, 396(sp)
    srli a6, s11, 2
    xor a6, a6, a4
    and a6, a6, s8
    sw a5, 108(sp)
    slli a5, a6, 2
    xor a5, s11, a5
    sw a5, 416(a0)
    xor a6, a4, a6
    sw a6, 572(a0)
    srli a4, t4, 2
    xor a4, a4, s1
    and a4, a4, s8
    slli s11, a4, 2
    xor t4, t4, s11
    sw t4, 420(a0)
    xor a4, s1, a4
    sw a4, 428(a0)
    srli t6, t6, 2
    and t2, t6, t2
    lw t6, 236(sp)
    srli t3, t3, 4
    andi t6, t6, 6
    or t2, t2, t6
    and t6, a2, s9
    or t2, t2, t6
    srli t6, s10, 10
    and t6, t6, a3
    or t2, t2, t6
    lw t6, 216(sp)
    and t3, t3, s2
    slli a4, t6, 4
    and a4, a4, t5
    or t2, t2, a4
    srli a4, s10, 14
    and a4, a4, s3
    or t3, t3, a4
    and a4, t6, t5
    or t3, t3, a4
    srli a4, t2, 1
    xor a4, a4, t2
    and a4, a4, s7
    slli a2, a4, 1
    xor a2, t2, a2
    xor t2, t2, a4
    srli a4, t3, 1
    xor a4, a4, t3
    and a4, a4, s7
    slli s1, a4, 1
    xor s1, t3, s1
    xor a4, t3, a4
    srli s10, a2, 2
    xor s10, s10, s1
    and s10, s10, s8
    slli s11, s10, 2
    xor a2, a2, s11
    sw a2, 432(a0)
    xor s1, s1, s10
    sw s1, 560(a0)
    srli s10, t2, 2
    xor s10, s10, a4
    and s10, s10, s8
    slli s11, s10, 2
    xor t2, t2, s11
    sw t2, 436(a0)
    xor a4, a4, s10
    sw a4, 444(a0)
    lw s10, 116(sp)
    srli s5, s5, 8
    andi s10, s10, 7
    lui s11, 240
    addi s11, s11, 8
    and s5, s5, s11
    or s5, s10, s5
    slli s6, s6, 4
    lw s10, 404(sp)
    sw t4, 116(sp)
    and s6, s6, s10
    or s5, s5, s6
    srli s6, s0, 6
    and s6, s6, ra
    lw t4, 140(sp)
    sw a6, 140(sp)
    srli t4, t4, 14
    and t4, t4, t0
    or t4, s6, t4
    lw s6, 376(sp)
    sw a5, 376(sp)
    and s6, s6, s4
    or t4, t4, s6
    srli s6, s5, 1
    xor s6, s6, s5
    and s6, s6, s7
    slli a5, s6, 1
    xor a5, s5, a5
    xor s5, s5, s6
    srli s6, t4, 1
    xor s6, s6, t4
    and s6, s6, s7
    slli a6, s6, 1
    xor a6, t4, a6
    xor s6, t4, s6
    sw t2, 384(sp)
    srli t2, a5, 2
    xor t2, t2, a6
    and t2, t2, s8
    sw a2, 236(sp)
    slli a2, t2, 2
    xor a5, a5, a2
    sw a5, 448(a0)
    xor a6, a6, t2
    sw a6, 548(a0)
    srli t2, s5, 2
    xor t2, t2, s6
    and t2, t2, s8
    slli a2, t2, 2
    xor a2, s5, a2
    sw a2, 452(a0)
    xor t2, s6, t2
    sw t2, 460(a0)
    lw t2, 256(sp)
    lw s5, 500(sp)
    andi t2, t2, 7
    and s5, s5, s9
    or t2, t2, s5
    srli t3, t3, 2
    lw s5, 452(sp)
    srli t1, t1, 8
    and t3, t3, s5
    or t2, t2, t3
    srli t3, t6, 10
    and t3, t3, a3
    or t2, t2, t3
    lw t3, 364(sp)
    srli t6, t6, 14
    slli a3, t3, 4
    and a3, a3, t5
    or t2, t2, a3
    lw a3, 496(sp)
    and t6, t6, s3
    srli a3, a3, 4
    and a3, a3, s2
    or t6, a3, t6
    and t3, t3, t5
    or t3, t6, t3
    srli t5, t2, 1
    xor t5, t5, t2
    and t5, t5, s7
    slli t6, t5, 1
    xor t6, t2, t6
    xor t2, t2, t5
    srli t5, t3, 1
    xor t5, t5, t3
    and t5, t5, s7
    slli a3, t5, 1
    xor a3, t3, a3
    xor t3, t3, t5
    srli t5, t6, 2
    xor t5, t5, a3
    and t5, t5, s8
    slli s2, t5, 2
    xor t6, t6, s2
    sw t6, 464(a0)
    xor t5, a3, t5
    sw t5, 536(a0)
    srli a3, t2, 2
    xor a3, a3, t3
    and a3, a3, s8
    slli s2, a3, 2
    xor t2, t2, s2
    sw t2, 468(a0)
    xor t3, t3, a3
    sw t3, 476(a0)
    lw a3, 276(sp)
    and t1, t1, s11
    andi a3, a3, 7
    or t1, a3, t1
    slli a3, s0, 4
    and a3, a3, s10
    or t1, t1, a3
    srli t4, t4, 6
    and t4, t4, ra
    lw a3, 312(sp)
    lui s5, 240
    srli a3, a3, 14
    and t0, a3, t0
    or t0, t4, t0
    lw t4, 360(sp)
    addi s5, s5, 12
    and t4, t4, s4
    or t0, t0, t4
    srli t4, t1, 1
    xor t4, t4, t1
    and t4, t4, s7
    slli a3, t4, 1
    xor a3, t1, a3
    xor t1, t1, t4
    srli t4, t0, 1
    xor t4, t4, t0
    and t4, t4, s7
    slli s0, t4, 1
    xor s0, t0, s0
    xor t0, t0, t4
    srli t4, a3, 2
    xor t4, t4, s0
    and t4, t4, s8
    slli s2, t4, 2
    xor a3, a3, s2
    xor t4, s0, t4
    sw t4, 488(a0)
    srli t4, t1, 2
    xor t4, t4, t0
    and t4, t4, s8
    slli s0, t4, 2
    xor t1, t1, s0
    sw t1, 520(a0)
    xor t0, t0, t4
    sw t0, 492(a0)
    lw t4, 356(sp)
    lui s6, 3840
    andi s0, t4, 1
    slli s2, t4, 1
    andi s2, s2, 2
    or s0, s0, s2
    lw s2, 464(sp)
    addi s6, s6, 192
    srli s4, s2, 12
    and s4, s4, s5
    or s0, s0, s4
    slli s4, t4, 3
    andi s4, s4, 16
    or s0, s0, s4
    slli s4, t4, 4
    andi s4, s4, 32
    or s0, s0, s4
    lw s4, 196(sp)
    lui s7, 983055
    srli s5, s4, 8
    and s5, s5, s6
    or s0, s0, s5
    slli s5, t4, 6
    andi s5, s5, 256
    or s0, s0, s5
    slli t4, t4, 7
    andi t4, t4, 512
    or t4, s0, t4
    lui s0, 61441
    addi s0, s0, -1024
    lw s5, 244(sp)
    lui s8, 240
    and s0, s5, s0
    or t4, t4, s0
    lw s0, 300(sp)
    addi s8, s8, 15
    slli s6, s0, 4
    and s6, s6, s7
    or t4, t4, s6
    sw t4, 512(a0)
    srli s6, a7, 8
    and s6, s6, s8
    lw s8, 108(sp)
    lui s10, 3840
    srli s9, s8, 4
    addi s10, s10, 240
    and s9, s9, s10
    or s6, s6, s9
    srli s9, s5, 4
    lui s10, 61441
    addi s10, s10, -256
    and s9, s9, s10
    or s6, s6, s9
    and s7, s0, s7
    or s6, s6, s7
    srli s7, a7, 12
    lui s9, 48
    addi s9, s9, 15
    and s7, s7, s9
    srli s8, s8, 8
    lui s9, 768
    addi s9, s9, 240
    and s8, s8, s9
    or s7, s7, s8
    lw s8, 396(sp)
    lui s10, 12288
    srli s9, s8, 6
    addi s10, s10, 768
    and s9, s9, s10
    or s7, s7, s9
    srli s9, s1, 2
    lui s10, 49153
    addi s10, s10, -1024
    and s9, s9, s10
    or s7, s7, s9
    lw s9, 380(sp)
    lui s11, 196611
    srli s10, s9, 2
    and s10, s10, s11
    or s7, s7, s10
    slli a4, a4, 2
    lui s10, 786444
    and a4, a4, s10
    or a4, s7, a4
    lw s7, 236(sp)
    lui s11, 192
    srli s10, s7, 10
    and s10, s10, s11
    or a4, a4, s10
    lw s10, 384(sp)
    lui ra, 3072
    srli s11, s10, 6
    and s11, s11, ra
    or a4, a4, s11
    sw a4, 504(a0)
    srli s11, s7, 30
    srli ra, t5, 26
    andi ra, ra, 12
    or s11, s11, ra
    srli ra, s10, 26
    andi ra, ra, 48
    or s11, s11, ra
    srli t3, t3, 22
    andi t3, t3, 192
    or t3, s11, t3
    srli s11, t6, 20
    lui ra, 1
    addi ra, ra, -256
    and s11, s11, ra
    or t3, t3, s11
    srli s11, t2, 16
    and s3, s11, s3
    or t3, t3, s3
    lw s3, 340(sp)
    lui ra, 16
    slli s11, s3, 14
    and s11, s11, ra
    or t3, t3, s11
    lw s11, 336(sp)
    lui s4, 1056
    srli ra, s11, 7
    and s4, ra, s4
    or t3, t3, s4
    slli s4, s3, 17
    lui ra, 64
    and s4, s4, ra
    or t3, t3, s4
    slli s3, s3, 18
    lui s4, 128
    and s3, s3, s4
    or t3, t3, s3
    lw s3, 112(sp)
    lui ra, 256
    slli s4, s3, 18
    and s4, s4, ra
    or t3, t3, s4
    srli s4, s11, 4
    lui ra, 16896
    and s4, s4, ra
    or t3, t3, s4
    slli s3, s3, 22
    lui s4, 2048
    and s3, s3, s4
    or t3, t3, s3
    lw s3, 200(sp)
    lui s4, 4096
    slli s3, s3, 22
    and s3, s3, s4
    or t3, t3, s3
    srli s3, s11, 1
    lui s4, 270336
    and s3, s3, s4
    or t3, t3, s3
    lw s3, 316(sp)
    lui s4, 32768
    and s3, s3, s4
    or t3, t3, s3
    lw s3, 332(sp)
    lui s4, 65536
    slli s3, s3, 26
    and s3, s3, s4
    or t3, t3, s3
    lw s3, 320(sp)
    lui s4, 131072
    and s3, s3, s4
    or t3, t3, s3
    lw s3, 328(sp)
    or t3, t3, s3
    lw s3, 324(sp)
    not s3, s3
    sw s3, 8(a0)
    # round 1 (present.dsl:28)
    lw s3, 228(sp)
    not s3, s3
    sw s3, 24(a0)
    # round 2 (present.dsl:28)
    lw s3, 352(sp)
    not s3, s3
    sw s3, 40(a0)
    # round 3 (present.dsl:28)
    lw s3, 372(sp)
    not s3, s3
    sw s3, 56(a0)
    # round 4 (present.dsl:28)
    lw s3, 392(sp)
    not s3, s3
    sw s3, 72(a0)
    # round 5 (present.dsl:28)
    lw s3, 400(sp)
    not s3, s3
    sw s3, 88(a0)
    # round 6 (present.dsl:28)
    lw s3, 408(sp)
    not s3, s3
    sw s3, 104(a0)
    # round 7 (present.dsl:28)
    lw s3, 416(sp)
    not s3, s3
    sw s3, 120(a0)
    # round 8 (present.dsl:28)
    lw s3, 424(sp)
    not s3, s3
    sw s3, 136(a0)
    # round 9 (present.dsl:28)
    lw s3, 436(sp)
    # round 25 (present.dsl:28)
    not a7, a7
    # round 9 (present.dsl:28)
    not s3, s3
    sw s3, 152(a0)
    # round 10 (present.dsl:28)
    lw s3, 444(sp)
    not s3, s3
    sw s3, 168(a0)
    # round 11 (present.dsl:28)
    lw s3, 440(sp)
    # round 28 (present.dsl:28)
    not a6, a6
    # round 11 (present.dsl:28)
    not s3, s3
    sw s3, 184(a0)
    # round 12 (present.dsl:28)
    lw s3, 448(sp)
    not s3, s3
    sw s3, 200(a0)
    # round 13 (present.dsl:28)
    lw s3, 456(sp)
    not s3, s3
    sw s3, 216(a0)
    # round 14 (present.dsl:28)
    lw s3, 292(sp)
    not s3, s3
    sw s3, 232(a0)
    # round 15 (present.dsl:28)
    lw s3, 460(sp)
    not s3, s3
    sw s3, 248(a0)
    # round 16 (present.dsl:28)
    lw s3, 468(sp)
    not s3, s3
    sw s3, 264(a0)
    # round 17 (present.dsl:28)
    lw s3, 476(sp)
    not s3, s3
    sw s3, 280(a0)
    # round 18 (present.dsl:28)
    lw s3, 484(sp)
    # round 29 (present.dsl:28)
    not a5, a5
    # round 18 (present.dsl:28)
    not s3, s3
    sw s3, 296(a0)
    # round 19 (present.dsl:28)
    lw s3, 480(sp)
    not s3, s3
    sw s3, 312(a0)
    # round 20 (present.dsl:28)
    lw s3, 268(sp)
    not s3, s3
    sw s3, 328(a0)
    # round 21 (present.dsl:28)
    lw s3, 220(sp)
    not s3, s3
    sw s3, 344(a0)
    # round 22 (present.dsl:28)
    lw s3, 172(sp)
    not s3, s3
    sw s3, 360(a0)
    # round 23 (present.dsl:28)
    lw s3, 208(sp)
    not s3, s3
    sw s3, 376(a0)
    # round 24 (present.dsl:28)
    lw s3, 488(sp)
    sw a7, 408(a0)
    not s3, s3
    sw s3, 392(a0)
    # round 26 (present.dsl:28)
    lw a7, 140(sp)
    sw a6, 456(a0)
    not a7, a7
    sw a7, 424(a0)
    # round 27 (present.dsl:28)
    not a7, s1
    sw a7, 440(a0)
    # round 29 (present.dsl:28)
    not a6, t5
    sw a6, 472(a0)
    # round 30 (present.dsl:28)
    not a6, a3
    sw a6, 480(a0)
    not a6, t1
    sw a6, 484(a0)
    # round 31 (present.dsl:28)
    not a6, t4
    sw a6, 496(a0)
    not a6, s6
    sw a6, 500(a0)
    not a6, t3
    sw a6, 508(a0)
    not a6, a4
    sw a6, 516(a0)
    not a6, t0
    sw a6, 524(a0)
    # round 30 (present.dsl:28)
    not a6, t6
    sw a6, 528(a0)
    not a6, t2
    sw a6, 532(a0)
    sw a5, 540(a0)
    # round 29 (present.dsl:28)
    not a5, a2
    sw a5, 544(a0)
    # round 28 (present.dsl:28)
    not a5, s7
    sw a5, 552(a0)
    not a5, s10
    sw a5, 556(a0)
    # round 27 (present.dsl:28)
    lw a5, 376(sp)
    not a5, a5
    sw a5, 564(a0)
    lw a5, 116(sp)
    not a5, a5
    sw a5, 568(a0)
    # round 26 (present.dsl:28)
    not a5, s8
    sw a5, 576(a0)
    not a5, s9
    sw a5, 580(a0)
    # round 25 (present.dsl:28)
    lw a5, 252(sp)
    not a5, a5
    sw a5, 588(a0)
    lw a5, 492(sp)
    not a5, a5
    sw a5, 592(a0)
    # round 24 (present.dsl:28)
    lw a5, 104(sp)
    not a5, a5
    sw a5, 600(a0)
    lw a5, 288(sp)
    not a5, a5
    sw a5, 604(a0)
    # round 23 (present.dsl:28)
    lw a5, 260(sp)
    not a5, a5
    sw a5, 612(a0)
    lw a5, 148(sp)
    not a5, a5
    sw a5, 616(a0)
    # round 22 (present.dsl:28)
    not a5, s5
    sw a5, 624(a0)
    not a5, s0
    sw a5, 628(a0)
    # round 21 (present.dsl:28)
    lw a5, 472(sp)
    not a5, a5
    sw a5, 636(a0)
    lw a5, 168(sp)
    not a5, a5
    sw a5, 640(a0)
    # round 20 (present.dsl:28)
    lw a5, 96(sp)
    not a5, a5
    sw a5, 648(a0)
    lw a5, 264(sp)
    not a5, a5
    sw a5, 652(a0)
    # round 19 (present.dsl:28)
    lw a5, 224(sp)
    not a5, a5
    sw a5, 660(a0)
    lw a5, 308(sp)
    not a5, a5
    sw a5, 664(a0)
    # round 18 (present.dsl:28)
    lw a5, 272(sp)
    not a5, a5
    sw a5, 672(a0)
    lw a5, 184(sp)
    not a5, a5
    sw a5, 676(a0)
    # round 17 (present.dsl:28)
    lw a5, 296(sp)
    not a5, a5
    sw a5, 684(a0)
    lw a5, 304(sp)
    not a5, a5
    sw a5, 688(a0)
    # round 16 (present.dsl:28)
    not a5, s2
    sw a5, 696(a0)
    lw a5, 196(sp)
    not a5, a5
    sw a5, 700(a0)
    # round 15 (present.dsl:28)
    lw a5, 420(sp)
    not a5, a5
    sw a5, 708(a0)
    lw a5, 212(sp)
    not a5, a5
    sw a5, 712(a0)
    # round 14 (present.dsl:28)
    lw a5, 284(sp)
    not a5, a5
    sw a5, 720(a0)
    lw a5, 232(sp)
    not a5, a5
    sw a5, 724(a0)
    # round 13 (present.dsl:28)
    lw a5, 152(sp)
    not a5, a5
    sw a5, 732(a0)
    lw a5, 280(sp)
    not a5, a5
    sw a5, 736(a0)
    # round 12 (present.dsl:28)
    lw a5, 128(sp)
    not a5, a5
    sw a5, 744(a0)
    lw a5, 180(sp)
    not a5, a5
    sw a5, 748(a0)
    # round 11 (present.dsl:28)
    lw a5, 120(sp)
    not a5, a5
    sw a5, 756(a0)
    lw a5, 240(sp)
    not a5, a5
    sw a5, 760(a0)
    # round 10 (present.dsl:28)
    lw a5, 432(sp)
    not a5, a5
    sw a5, 768(a0)
    lw a5, 428(sp)
    not a5, a5
    sw a5, 772(a0)
    # round 9 (present.dsl:28)
    lw a5, 132(sp)
    not a5, a5
    sw a5, 780(a0)
    lw a5, 248(sp)
    not a5, a5
    sw a5, 784(a0)
    # round 8 (present.dsl:28)
    lw a5, 412(sp)
    not a5, a5
    sw a5, 792(a0)
    lw a5, 188(sp)
    not a5, a5
    sw a5, 796(a0)
    # round 7 (present.dsl:28)
    lw a5, 192(sp)
    not a5, a5
    sw a5, 804(a0)
    lw a5, 124(sp)
    not a5, a5
    sw a5, 808(a0)
    # round 6 (present.dsl:28)
    lw a5, 176(sp)
    not a5, a5
    sw a5, 816(a0)
    lw a5, 164(sp)
    not a5, a5
    sw a5, 820(a0)
    # round 5 (present.dsl:28)
    lw a5, 388(sp)
    not a5, a5
    sw a5, 828(a0)
    lw a5, 156(sp)
    not a5, a5
    sw a5, 832(a0)
    # round 4 (present.dsl:28)
    lw a5, 368(sp)
    not a5, a5
    sw a5, 840(a0)
    lw a5, 144(sp)
    not a5, a5
    sw a5, 844(a0)
    # round 3 (present.dsl:28)
    lw a5, 348(sp)
    not a5, a5
    sw a5, 852(a0)
    lw a5, 344(sp)
    not a5, a5
    sw a5, 856(a0)
    # round 2 (present.dsl:28)
    lw a5, 136(sp)
    not a5, a5
    sw a5, 864(a0)
    lw a5, 100(sp)
    not a5, a5
    sw a5, 868(a0)
    # round 1 (present.dsl:28)
    lw a5, 204(sp)
    not a5, a5
    sw a5, 876(a0)
    lw a5, 160(sp)
    not a5, a5
    sw a5, 880(a0)
    addi t0, sp, 64
    addi t1, sp, 512
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
    addi sp, sp, 512
    ret
    .size lwcc_present64_128_key_setup_rv32i, .-lwcc_present64_128_key_setup_rv32i

    .balign 4
    .global lwcc_present64_128_ecb_encrypt_rv32i
    .type lwcc_present64_128_ecb_encrypt_rv32i, %function
lwcc_present64_128_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_present64_128_ecb_encrypt_rv32i_begin
    ret
.Llwcc_present64_128_ecb_encrypt_rv32i_begin:
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
    beqz t1, .Llwcc_present64_128_ecb_encrypt_rv32i_group
    j .Llwcc_present64_128_ecb_encrypt_rv32i_rest
.Llwcc_present64_128_ecb_encrypt_rv32i_group:
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
    bltu a2, a1, .Llwcc_present64_128_ecb_encrypt_rv32i_group_done
    j .Llwcc_present64_128_ecb_encrypt_rv32i_group
.Llwcc_present64_128_ecb_encrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_present64_128_ecb_encrypt_rv32i_out
.Llwcc_present64_128_ecb_encrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_present64_128_ecb_encrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
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
    j .Llwcc_present64_128_ecb_encrypt_rv32i_group
.Llwcc_present64_128_ecb_encrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_present64_128_ecb_encrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_128_ecb_encrypt_rv32i_copy
.Llwcc_present64_128_ecb_encrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_present64_128_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_present64_128_ecb_encrypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    addi sp, sp, 112
    ret
    .size lwcc_present64_128_ecb_encrypt_rv32i, .-lwcc_present64_128_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_present64_128_ecb_decrypt_rv32i
    .type lwcc_present64_128_ecb_decrypt_rv32i, %function
lwcc_present64_128_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_present64_128_ecb_decrypt_rv32i_begin
    ret
.Llwcc_present64_128_ecb_decrypt_rv32i_begin:
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
    beqz t1, .Llwcc_present64_128_ecb_decrypt_rv32i_group
    j .Llwcc_present64_128_ecb_decrypt_rv32i_rest
.Llwcc_present64_128_ecb_decrypt_rv32i_group:
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
    bltu a2, a1, .Llwcc_present64_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_present64_128_ecb_decrypt_rv32i_group
.Llwcc_present64_128_ecb_decrypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_present64_128_ecb_decrypt_rv32i_out
.Llwcc_present64_128_ecb_decrypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_present64_128_ecb_decrypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
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
    j .Llwcc_present64_128_ecb_decrypt_rv32i_group
.Llwcc_present64_128_ecb_decrypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_present64_128_ecb_decrypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_128_ecb_decrypt_rv32i_copy
.Llwcc_present64_128_ecb_decrypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_present64_128_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_present64_128_ecb_decrypt_rv32i_wipe
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
    .size lwcc_present64_128_ctr_nonce_rv32i, .-lwcc_present64_128_ctr_nonce_rv32i

    .balign 4
    .global lwcc_present64_128_ctr_crypt_rv32i
    .type lwcc_present64_128_ctr_crypt_rv32i, %function
lwcc_present64_128_ctr_crypt_rv32i:
    bnez a2, .Llwcc_present64_128_ctr_crypt_rv32i_begin
    ret
.Llwcc_present64_128_ctr_crypt_rv32i_begin:
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
    beqz t1, .Llwcc_present64_128_ctr_crypt_rv32i_group
    j .Llwcc_present64_128_ctr_crypt_rv32i_rest
.Llwcc_present64_128_ctr_crypt_rv32i_group:
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
    bltu a2, a1, .Llwcc_present64_128_ctr_crypt_rv32i_group_done
    j .Llwcc_present64_128_ctr_crypt_rv32i_group
.Llwcc_present64_128_ctr_crypt_rv32i_group_done:
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_present64_128_ctr_crypt_rv32i_out
.Llwcc_present64_128_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_present64_128_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
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
    j .Llwcc_present64_128_ctr_crypt_rv32i_group
.Llwcc_present64_128_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_present64_128_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_present64_128_ctr_crypt_rv32i_copy
.Llwcc_present64_128_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_present64_128_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_present64_128_ctr_crypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    addi sp, sp, 112
    ret
    .size lwcc_present64_128_ctr_crypt_rv32i, .-lwcc_present64_128_ctr_crypt_rv32i
