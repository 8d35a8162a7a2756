# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile gift --set giftb128_128 --target rv32i --lanes 1 --slicing plane --features zbkb
# passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() early_stores() spill_order() resident_keys() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 400
# layout:    planes of 32 S-boxes, 1 blocks side by side; cells in 5 arrangements
# sizes:     in bytes: block 16, key 16, nonce 12, rk 444, ctx 456, align 4, group 16, stack 400
# registers: a0-a7; ra; s0-s11; t0-t6; ra, s0-s11 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, calls and abi in QEMU, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:8d292c04755297c4cc180d740694f2409d0aaf99d457fd15d928d8f07665c299

    .text

    .balign 4
    .global lwcc_giftb128_128_key_setup_rv32i
    .type lwcc_giftb128_128_key_setup_rv32i, %function
lwcc_giftb128_128_key_setup_rv32i:
    addi sp, sp, -384
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
    lw a5, 4(a1)
    lw a6, 0(a1)
    sw a5, 392(a0)
    lw a7, 8(a1)
    lw t0, 12(a1)
    rori t1, a5, 24
    lui t2, 4080
    addi t2, t2, 255
    and t1, t1, t2
    rori t3, a5, 8
    lui t4, 1044496
    addi t4, t4, -256
    and t3, t3, t4
    or t1, t1, t3
    rori t3, t0, 24
    and t3, t3, t2
    rori t5, t0, 8
    and t5, t5, t4
    or t3, t3, t5
    rori t5, a6, 24
    and t5, t5, t2
    rori t6, a6, 8
    and t6, t6, t4
    or t5, t5, t6
    rori t6, a7, 24
    and t6, t6, t2
    rori a4, a7, 8
    and a4, a4, t4
    or t6, t6, a4
    srli a4, t0, 20
    srli a3, t0, 4
    lui a2, 15
    and a3, a3, a2
    or a4, a4, a3
    srli a3, t3, 2
    lui s0, 262128
    and a3, a3, s0
    or a4, a4, a3
    slli a3, t0, 22
    lui s1, 786432
    and a3, a3, s1
    or a4, a4, a3
    srli a3, a7, 20
    srli s2, a7, 4
    and s2, s2, a2
    or a3, a3, s2
    srli s2, t6, 2
    and s2, s2, s0
    or a3, a3, s2
    slli s2, a7, 22
    and s3, s2, s1
    or a3, a3, s3
    srli s3, a5, 20
    srli s4, a5, 4
    and s4, s4, a2
    or s3, s3, s4
    srli s4, t1, 2
    and s5, s4, s0
    or s3, s3, s5
    slli s5, a5, 22
    and s5, s5, s1
    or s3, s3, s5
    srli s5, a6, 20
    srli s6, a6, 4
    and s6, s6, a2
    or s5, s5, s6
    srli s6, t5, 2
    and s6, s6, s0
    or s5, s5, s6
    slli s6, a6, 22
    and s6, s6, s1
    or s5, s5, s6
    srli s6, t0, 16
    srli s7, a4, 2
    and s7, s7, s0
    or s7, s6, s7
    slli s8, t0, 20
    and s9, s8, s1
    or s7, s7, s9
    srli s9, a7, 16
    srli s10, a3, 2
    and s10, s10, s0
    or s10, s9, s10
    slli s11, a7, 20
    and s11, s11, s1
    or s10, s10, s11
    srli s11, a5, 16
    srli ra, s3, 2
    and ra, ra, s0
    or ra, s11, ra
    sw s4, 96(sp)
    slli s4, a5, 20
    sw t4, 100(sp)
    and t4, s4, s1
    or t4, ra, t4
    srli ra, a6, 16
    sw t2, 104(sp)
    srli t2, s5, 2
    and t2, t2, s0
    or t2, ra, t2
    sw s2, 108(sp)
    slli s2, a6, 20
    and s2, s2, s1
    or t2, t2, s2
    srli s2, t3, 4
    sw s4, 112(sp)
    lui s4, 1
    addi s4, s4, -1
    and s2, s2, s4
    sw s8, 116(sp)
    srli s8, t0, 12
    sw s8, 120(sp)
    and s8, s8, a2
    or s2, s2, s8
    srli s8, s7, 2
    and s8, s8, s0
    or s2, s2, s8
    slli s8, t0, 18
    and s8, s8, s1
    or s2, s2, s8
    srli s8, t6, 4
    and s8, s8, s4
    sw s7, 124(sp)
    srli s7, a7, 12
    and s7, s7, a2
    or s7, s8, s7
    srli s8, s10, 2
    and s8, s8, s0
    or s7, s7, s8
    slli s8, a7, 18
    sw s10, 128(sp)
    and s10, s8, s1
    or s7, s7, s10
    srli s10, t1, 4
    and s10, s10, s4
    sw s8, 132(sp)
    srli s8, a5, 12
    and s8, s8, a2
    or s8, s10, s8
    srli s10, t4, 2
    and s10, s10, s0
    or s8, s8, s10
    slli s10, a5, 18
    and s10, s10, s1
    or s8, s8, s10
    srli s10, t5, 4
    and s4, s10, s4
    srli s10, a6, 12
    and a2, s10, a2
    or a2, s4, a2
    srli s4, t2, 2
    and s4, s4, s0
    or a2, a2, s4
    slli s4, a6, 18
    and s4, s4, s1
    or a2, a2, s4
    lui s4, 16
    addi s4, s4, -1
    sw s10, 136(sp)
    and s10, t3, s4
    sw t2, 140(sp)
    slli t2, t0, 16
    or s10, s10, t2
    sw t2, 144(sp)
    and t2, t6, s4
    sw a2, 148(sp)
    slli a2, a7, 16
    or t2, t2, a2
    and a2, t1, s4
    sw t6, 152(sp)
    slli t6, a5, 16
    or a2, a2, t6
    sw t6, 156(sp)
    and t6, t5, s4
    sw t5, 160(sp)
    slli t5, a6, 16
    or t5, t6, t5
    and t6, a4, s4
    sw t5, 164(sp)
    slli t5, t0, 14
    and t5, t5, s0
    or t5, t6, t5
    slli t6, t0, 30
    or t5, t5, t6
    and t6, a3, s4
    sw a3, 168(sp)
    slli a3, a7, 14
    and a3, a3, s0
    or t6, t6, a3
    slli a3, a7, 30
    or t6, t6, a3
    and a3, s3, s4
    sw t2, 172(sp)
    slli t2, a5, 14
    and t2, t2, s0
    or t2, a3, t2
    slli a3, a5, 30
    or t2, t2, a3
    and a3, s5, s4
    sw s5, 176(sp)
    slli s5, a6, 14
    sw s5, 180(sp)
    and s5, s5, s0
    or a3, a3, s5
    slli s5, a6, 30
    or a3, a3, s5
    srli s5, t5, 2
    and s5, s5, s0
    or s5, s6, s5
    slli s6, t0, 28
    and s6, s6, s1
    or s5, s5, s6
    srli s6, t6, 2
    and s6, s6, s0
    or s6, s9, s6
    slli s9, a7, 28
    and s9, s9, s1
    or s6, s6, s9
    srli s9, t2, 2
    and s9, s9, s0
    or s9, s11, s9
    slli s11, a5, 28
    and s11, s11, s1
    or s9, s9, s11
    srli s11, a3, 2
    and s11, s11, s0
    or s11, ra, s11
    slli ra, a6, 28
    and ra, ra, s1
    or s11, s11, ra
    and ra, s2, s4
    sw s5, 184(sp)
    srli s5, s5, 2
    and s5, s5, s0
    or s5, ra, s5
    slli ra, t0, 26
    and ra, ra, s1
    or s5, s5, ra
    and ra, s7, s4
    sw s6, 188(sp)
    srli s6, s6, 2
    and s6, s6, s0
    or s6, ra, s6
    slli ra, a7, 26
    and ra, ra, s1
    or s6, s6, ra
    and s4, s8, s4
    srli ra, s9, 2
    and s0, ra, s0
    or s0, s4, s0
    slli s4, a5, 26
    and s1, s4, s1
    or s0, s0, s1
    rori s1, a4, 28
    lui s4, 576
    addi s4, s4, 1
    and s1, s1, s4
    rori ra, a4, 19
    sw s9, 192(sp)
    lui s9, 132
    addi s9, s9, 2
    and ra, ra, s9
    or s1, s1, ra
    rori ra, s10, 12
    sw s6, 196(sp)
    lui s6, 2048
    addi s6, s6, 260
    and ra, ra, s6
    or s1, s1, ra
    slli ra, s5, 1
    sw s5, 200(sp)
    lui s5, 65536
    addi s5, s5, 8
    and ra, ra, s5
    or s1, s1, ra
    srli ra, t0, 3
    andi ra, ra, 528
    or s1, s1, ra
    srli ra, t0, 10
    andi ra, ra, 32
    or s1, s1, ra
    slli ra, t5, 3
    sw s11, 204(sp)
    lui s11, 8449
    addi s11, s11, -1984
    and ra, ra, s11
    or s1, s1, ra
    lui ra, 4096
    addi ra, ra, 128
    sw t3, 208(sp)
    and t3, t3, ra
    or t3, s1, t3
    rori s1, s10, 2
    sw t5, 212(sp)
    lui t5, 524304
    addi t5, t5, 1024
    and s1, s1, t5
    or t3, t3, s1
    lw s1, 124(sp)
    sw s10, 216(sp)
    rori s1, s1, 13
    lui s10, 33825
    and s1, s1, s10
    or t3, t3, s1
    rori s1, s2, 18
    sw s2, 220(sp)
    lui s2, 10
    and s1, s1, s2
    or t3, t3, s1
    slli s1, t0, 10
    lui a6, 16384
    and s1, s1, a6
    or t3, t3, s1
    lui s1, 131072
    sw a4, 224(sp)
    lw a4, 116(sp)
    and a4, a4, s1
    or t3, t3, a4
    slli a4, t0, 13
    lui t0, 262144
    and a4, a4, t0
    or t3, t3, a4
    sw t3, 0(a0)
    rori a4, s3, 28
    and a4, a4, s4
    sw t3, 116(sp)
    rori t3, s3, 19
    and t3, t3, s9
    or t3, a4, t3
    rori a4, a2, 12
    and a4, a4, s6
    or t3, t3, a4
    slli a4, s0, 1
    and a4, a4, s5
    or t3, t3, a4
    srli a4, a5, 3
    sw s0, 228(sp)
    andi s0, a4, 528
    or t3, t3, s0
    srli s0, a5, 10
    andi s0, s0, 32
    or t3, t3, s0
    slli s0, t2, 3
    and s0, s0, s11
    or t3, t3, s0
    and s0, t1, ra
    or t3, t3, s0
    rori s0, a2, 2
    and s0, s0, t5
    or t3, t3, s0
    rori s0, t4, 13
    and s0, s0, s10
    or t3, t3, s0
    rori s0, s8, 18
    and s0, s0, s2
    or t3, t3, s0
    slli s0, a5, 10
    and s0, s0, a6
    or t3, t3, s0
    lw s0, 112(sp)
    and s2, s0, s1
    or t3, t3, s2
    slli s2, a5, 13
    and s2, s2, t0
    or t3, t3, s2
    sw t3, 4(a0)
    lui s2, 32768
    addi s2, s2, 16
    sw s2, 8(a0)
    sw s8, 232(sp)
    rori s8, s7, 11
    lui t0, 512
    addi t0, t0, 1025
    and s8, s8, t0
    lw s10, 172(sp)
    sw t3, 236(sp)
    rori s10, s10, 12
    lui t3, 1024
    addi t3, t3, 514
    and s10, s10, t3
    or s8, s8, s10
    rori s10, t6, 13
    and s10, s10, s6
    or s8, s8, s10
    rori s10, a7, 14
    sw t5, 240(sp)
    lui t5, 4096
    addi t5, t5, 8
    and s10, s10, t5
    or s8, s8, s10
    lw s10, 152(sp)
    sw s11, 244(sp)
    srli s11, s10, 3
    sw s5, 248(sp)
    lui s5, 8192
    addi s5, s5, 16
    and s11, s11, s5
    or s8, s8, s11
    lui s11, 16384
    addi s11, s11, 32
    sw t6, 252(sp)
    and t6, s10, s11
    or t6, s8, t6
    slli s8, s10, 3
    lui s10, 32768
    addi s10, s10, 64
    and s8, s8, s10
    or t6, t6, s8
    rori s8, a7, 18
    sw s9, 256(sp)
    lui s9, 65536
    addi s9, s9, 128
    and s8, s8, s9
    or t6, t6, s8
    slli s8, a7, 10
    sw s4, 260(sp)
    lui s4, 1
    addi s4, s4, -2048
    and s8, s8, s4
    or t6, t6, s8
    srli s8, a7, 3
    sw s7, 264(sp)
    lui s7, 33
    and s8, s8, s7
    or t6, t6, s8
    lui s8, 66
    and a6, a7, s8
    or a6, t6, a6
    slli t6, a7, 3
    lui s0, 132
    and t6, t6, s0
    or a6, a6, t6
    slli t6, a7, 6
    sw s2, 268(sp)
    lui s2, 8
    and t6, t6, s2
    or a6, a6, t6
    lw t6, 168(sp)
    lui a5, 262160
    slli t6, t6, 14
    and t6, t6, a5
    or a6, a6, t6
    srli t6, a7, 10
    sw ra, 272(sp)
    lui ra, 256
    and t6, t6, ra
    or a6, a6, t6
    slli t6, a7, 17
    and t6, t6, s1
    or a6, a6, t6
    slli t6, a7, 23
    lui a7, 524288
    and t6, t6, a7
    or a6, a6, t6
    sw a6, 12(a0)
    lw t6, 148(sp)
    sw a6, 276(sp)
    rori a6, t6, 11
    and a6, a6, t0
    lw t6, 164(sp)
    sw t0, 280(sp)
    rori t0, t6, 12
    and t0, t0, t3
    or a6, a6, t0
    rori t0, a3, 13
    and t0, t0, s6
    or a6, a6, t0
    lw t0, 0(a1)
    sw t3, 284(sp)
    rori t3, t0, 14
    and t3, t3, t5
    or a6, a6, t3
    lw t3, 160(sp)
    srli t6, t3, 3
    and t6, t6, s5
    or a6, a6, t6
    and t6, t3, s11
    or a6, a6, t6
    slli t6, t3, 3
    and t6, t6, s10
    or a6, a6, t6
    rori t6, t0, 18
    and t6, t6, s9
    or a6, a6, t6
    slli t6, t0, 10
    and t6, t6, s4
    or a6, a6, t6
    srli t6, t0, 3
    and t6, t6, s7
    or a6, a6, t6
    and t6, t0, s8
    or a6, a6, t6
    slli t6, t0, 3
    and t6, t6, s0
    or a6, a6, t6
    slli t6, t0, 6
    and t6, t6, s2
    or a6, a6, t6
    lw t6, 176(sp)
    lui s4, 32768
    slli s0, t6, 14
    and a5, s0, a5
    or a5, a6, a5
    srli a6, t0, 10
    and s0, a6, ra
    or a5, a5, s0
    slli s0, t0, 17
    and s0, s0, s1
    or a5, a5, s0
    slli s0, t0, 23
    and s0, s0, a7
    or a5, a5, s0
    sw a5, 16(a0)
    lui s0, 2048
    addi s0, s0, 384
    sw s0, 20(a0)
    srli s0, t1, 3
    addi s4, s4, 1
    and s0, s0, s4
    rori s5, t1, 18
    lui s7, 1024
    addi s7, s7, 2
    and s5, s5, s7
    or s0, s0, s5
    lui s5, 131072
    addi s5, s5, 4
    and s7, t1, s5
    or s0, s0, s7
    rori s7, a2, 23
    and t5, s7, t5
    or t5, s0, t5
    slli s0, t1, 3
    lui s7, 524288
    addi s7, s7, 16
    sw s7, 308(a0)
    and s0, s0, s7
    or t5, t5, s0
    rori s0, s3, 26
    lui s7, 4
    addi s7, s7, 32
    and s0, s0, s7
    or t5, t5, s0
    lw s0, 4(a1)
    lui s8, 32
    rori s7, s0, 18
    addi s8, s8, 64
    and s7, s7, s8
    or t5, t5, s7
    rori s7, a2, 17
    and s7, s7, s9
    or t5, t5, s7
    srli s7, s3, 3
    lui s8, 8
    addi s8, s8, 256
    and s7, s7, s8
    or t5, t5, s7
    rori s7, t1, 14
    lui s10, 262144
    addi s10, s10, 512
    and s7, s7, s10
    or t5, t5, s7
    srli s7, t4, 4
    lui s10, 2
    addi s10, s10, 1024
    and s7, s7, s10
    or t5, t5, s7
    lui s7, 17
    addi s7, s7, -2048
    and a4, a4, s7
    or t5, t5, a4
    slli a4, a2, 7
    lui s7, 2049
    and a4, a4, s7
    or t5, t5, a4
    slli a4, t2, 4
    lui s11, 8256
    and a4, a4, s11
    or t5, t5, a4
    slli a4, s0, 17
    lui s11, 128
    and a4, a4, s11
    or t5, t5, a4
    slli a4, s0, 3
    and a4, a4, ra
    or t5, t5, a4
    lui a4, 512
    lw s11, 112(sp)
    lui s2, 1024
    and a4, s11, a4
    or t5, t5, a4
    slli a4, s0, 4
    lui s11, 16384
    and s11, a4, s11
    or t5, t5, s11
    sw t5, 24(a0)
    lw s11, 224(sp)
    sw t4, 112(sp)
    srli ra, s11, 3
    and s4, ra, s4
    lui ra, 64
    addi ra, ra, 2
    lw t4, 120(sp)
    addi s2, s2, 32
    and t4, t4, ra
    or t4, s4, t4
    lw s4, 12(a1)
    sw t5, 120(sp)
    rori s1, s4, 20
    lui t5, 32
    addi t5, t5, 4
    and s1, s1, t5
    or t4, t4, s1
    srli s1, s4, 9
    sw a5, 288(sp)
    lui a5, 256
    addi a5, a5, 8
    and a5, s1, a5
    or a5, t4, a5
    rori t4, s4, 17
    lui s1, 128
    addi s1, s1, 16
    and t4, t4, s1
    or a5, a5, t4
    srli t4, s4, 6
    and t4, t4, s2
    or a5, a5, t4
    rori t4, s4, 14
    lui s0, 512
    addi s0, s0, 64
    and t4, t4, s0
    or a5, a5, t4
    lw t4, 216(sp)
    lw t6, 272(sp)
    rori s0, t4, 19
    and s0, s0, t6
    or a5, a5, s0
    lw s0, 124(sp)
    sw s8, 292(sp)
    srli s0, s0, 3
    and s0, s0, s8
    or a5, a5, s0
    slli s0, s4, 8
    lui s8, 16384
    addi s8, s8, 512
    and s0, s0, s8
    or a5, a5, s0
    rori s0, s4, 16
    lui t0, 8192
    addi t0, t0, 1024
    and t0, s0, t0
    or a5, a5, t0
    slli t0, s4, 11
    lui t3, 65537
    addi t3, t3, -2048
    and t0, t0, t3
    or a5, a5, t0
    lw t0, 212(sp)
    slli t0, t0, 7
    and t0, t0, s7
    or a5, a5, t0
    lw t0, 208(sp)
    rori s7, t0, 10
    lui t0, 262146
    and t0, s7, t0
    or a5, a5, t0
    rori t0, s4, 10
    lui s7, 131076
    and t0, t0, s7
    or a5, a5, t0
    slli t0, t4, 9
    lui t4, 524304
    and t0, t0, t4
    or a5, a5, t0
    sw a5, 28(a0)
    lui t0, 8192
    addi t0, t0, 84
    sw t0, 32(a0)
    srli t0, a3, 4
    lui t4, 264
    addi t4, t4, 1
    and t0, t0, t4
    lw s7, 164(sp)
    sw a5, 216(sp)
    srli a5, s7, 3
    lui s4, 4
    addi s4, s4, 2
    and a5, a5, s4
    or a5, t0, a5
    lw t0, 204(sp)
    sw t3, 296(sp)
    slli s4, t0, 2
    and s4, s4, s5
    or a5, a5, s4
    slli s4, a3, 3
    lui t3, 67584
    addi t3, t3, 264
    and s4, s4, t3
    or a5, a5, s4
    rori s4, s7, 20
    sw a6, 300(sp)
    lw a6, 268(sp)
    sw s10, 304(sp)
    and s4, s4, a6
    or a5, a5, s4
    rori s4, t0, 19
    lui a6, 4224
    addi a6, a6, 32
    and a6, s4, a6
    or a5, a5, a6
    rori a6, t0, 22
    lui s4, 8192
    addi s4, s4, 64
    and a6, a6, s4
    or a5, a5, a6
    rori a6, t0, 9
    lui s10, 16385
    addi s10, s10, 128
    and a6, a6, s10
    or a5, a5, a6
    lw a6, 140(sp)
    sw s8, 308(sp)
    srli s10, a6, 4
    lui s8, 2
    addi s8, s8, 512
    and s10, s10, s8
    or a5, a5, s10
    lw s10, 148(sp)
    sw s9, 312(sp)
    slli s9, s10, 5
    sw s4, 316(sp)
    lui s4, 512
    addi s4, s4, 1024
    and s9, s9, s4
    or a5, a5, s9
    slli s9, s10, 2
    sw s2, 320(sp)
    lui s2, 1041
    addi s2, s2, -2048
    and s2, s9, s2
    or a5, a5, s2
    slli s2, s7, 11
    lui s9, 262176
    and s2, s2, s9
    or a5, a5, s2
    slli s2, s7, 8
    lui s9, 524352
    and s2, s2, s9
    or a5, a5, s2
    sw a5, 36(a0)
    lw s2, 188(sp)
    lw s7, 152(sp)
    srli s9, s2, 4
    and s9, s9, t4
    sw t4, 324(sp)
    slli t4, s7, 1
    sw s1, 328(sp)
    lui s1, 262144
    addi s1, s1, 2
    sw s1, 332(sp)
    and s1, t4, s1
    or s1, s9, s1
    lw s9, 196(sp)
    sw t3, 196(sp)
    slli s9, s9, 2
    and s9, s9, s5
    or s1, s1, s9
    slli s9, s2, 3
    and t3, s9, t3
    or t3, s1, t3
    lw s1, 8(a1)
    sw s5, 336(sp)
    srli s5, s1, 6
    sw a5, 340(sp)
    lui a5, 17
    addi a5, a5, -2032
    sw a5, 344(sp)
    and a5, s5, a5
    or a5, t3, a5
    srli t3, s1, 9
    sw s5, 348(sp)
    lui s5, 32
    addi s5, s5, 32
    and t3, t3, s5
    or a5, a5, t3
    rori t3, s7, 20
    sw s5, 352(sp)
    lui s5, 64
    addi s5, s5, 64
    and t3, t3, s5
    or a5, a5, t3
    slli t3, s1, 1
    lui s5, 4225
    addi s5, s5, 128
    sw s5, 356(sp)
    and s5, t3, s5
    or a5, a5, s5
    lw s5, 264(sp)
    sw t5, 360(sp)
    srli t5, s5, 4
    and t5, t5, s8
    or a5, a5, t5
    lw t5, 172(sp)
    sw s8, 364(sp)
    slli s8, t5, 5
    and s8, s8, s4
    or a5, a5, s8
    rori s7, s7, 13
    lui s8, 16388
    and s7, s7, s8
    or a5, a5, s7
    lw s8, 132(sp)
    lui s7, 1024
    and s8, s8, s7
    or a5, a5, s8
    srli s8, s1, 2
    lui s7, 8192
    and t5, s8, s7
    or a5, a5, t5
    slli t5, s1, 8
    lui s7, 32768
    and t5, t5, s7
    or a5, a5, t5
    lw t5, 108(sp)
    and t5, t5, a7
    or a5, a5, t5
    sw a5, 40(a0)
    lui t5, 528400
    addi t5, t5, 257
    sw t5, 44(a0)
    rori t5, s11, 24
    lw s7, 104(sp)
    sw s4, 108(sp)
    and t5, t5, s7
    rori s4, s11, 8
    lw s11, 100(sp)
    and s4, s4, s11
    or t5, t5, s4
    sw t5, 48(a0)
    rori s4, s3, 24
    and s4, s4, s7
    rori s7, s3, 8
    and s7, s7, s11
    or s4, s4, s7
    sw s4, 52(a0)
    lui s7, 126976
    addi s7, s7, 128
    sw s7, 56(a0)
    lw s7, 128(sp)
    sw s4, 132(sp)
    rori s11, s7, 28
    lw s4, 260(sp)
    rori s7, s7, 19
    and s11, s11, s4
    sw s3, 152(sp)
    lw s3, 256(sp)
    slli s2, s2, 6
    and s7, s7, s3
    or s7, s11, s7
    lw s11, 252(sp)
    rori a7, s11, 12
    and a7, a7, s6
    or a7, s7, a7
    lw s7, 248(sp)
    and t4, t4, s7
    or a7, a7, t4
    srli t4, s1, 5
    sw t4, 368(sp)
    andi t4, t4, 528
    or a7, a7, t4
    slli t4, s1, 4
    andi t4, t4, 32
    or a7, a7, t4
    lw t4, 244(sp)
    and s9, s9, t4
    or a7, a7, s9
    lw s9, 168(sp)
    and s9, s9, t6
    or a7, a7, s9
    rori s9, s11, 2
    lw s11, 240(sp)
    and s9, s9, s11
    or a7, a7, s9
    rori s9, s5, 13
    lui s5, 33825
    and s9, s9, s5
    or a7, a7, s9
    lui s9, 16386
    and s8, s8, s9
    or a7, a7, s8
    lui s8, 131080
    and s2, s2, s8
    or a7, a7, s2
    lui s2, 262144
    and t3, t3, s2
    or a7, a7, t3
    sw a7, 60(a0)
    rori t3, a6, 28
    and t3, t3, s4
    rori s4, a6, 19
    and s3, s4, s3
    or t3, t3, s3
    rori s3, a3, 12
    and s3, s3, s6
    or t3, t3, s3
    lw s3, 160(sp)
    slli s4, s3, 1
    and s4, s4, s7
    or t3, t3, s4
    lw s4, 0(a1)
    srli s3, s4, 5
    andi s3, s3, 528
    or t3, t3, s3
    slli s3, s4, 4
    andi s3, s3, 32
    or t3, t3, s3
    slli s3, t0, 3
    and t4, s3, t4
    or t3, t3, t4
    lw t4, 176(sp)
    slli t0, t0, 6
    and t6, t4, t6
    or t3, t3, t6
    rori t6, a3, 2
    and t6, t6, s11
    or t3, t3, t6
    rori t6, s10, 13
    and t6, t6, s5
    or t3, t3, t6
    srli t6, s4, 2
    and t6, t6, s9
    or t3, t3, t6
    and t0, t0, s8
    or t0, t3, t0
    slli t3, s4, 1
    and t3, t3, s2
    or t0, t0, t3
    sw t0, 64(a0)
    lui t3, 526473
    addi t3, t3, -2032
    sw t3, 68(a0)
    rori t3, a2, 11
    lw t6, 280(sp)
    rori a2, t2, 12
    and t3, t3, t6
    lw s3, 284(sp)
    lw s8, 96(sp)
    and a2, a2, s3
    or t3, t3, a2
    lw a2, 192(sp)
    lui s9, 65536
    rori s5, a2, 13
    and s5, s5, s6
    or t3, t3, s5
    lui s5, 16384
    addi s5, s5, 8
    and s5, s8, s5
    or t3, t3, s5
    slli s5, t1, 1
    lw s8, 268(sp)
    addi s9, s9, 32
    and s5, s5, s8
    or t3, t3, s5
    slli s5, t1, 4
    and s5, s5, s9
    or t3, t3, s5
    lw s5, 4(a1)
    lui s11, 131072
    rori s9, s5, 17
    addi s11, s11, 64
    and s9, s9, s11
    or t3, t3, s9
    rori s9, s5, 14
    lui s11, 262144
    addi s11, s11, 128
    and s9, s9, s11
    or t3, t3, s9
    lw s9, 236(sp)
    lui t4, 33
    srli s11, s9, 9
    addi t4, t4, -2048
    and t4, s11, t4
    or t3, t3, t4
    slli t4, s5, 11
    lui s11, 1
    and t4, t4, s11
    or t3, t3, t4
    srli t4, s5, 2
    lui s11, 18
    and t4, t4, s11
    or t3, t3, t4
    slli t4, s9, 1
    lui s9, 260
    and s9, t4, s9
    or t3, t3, s9
    lui s9, 8
    and a4, a4, s9
    or t3, t3, a4
    slli a4, a2, 4
    lui a6, 4160
    and a6, a4, a6
    or a6, t3, a6
    slli t3, a2, 7
    lui a4, 8320
    and t3, t3, a4
    or a6, a6, t3
    slli t3, s5, 21
    lui a4, 524288
    and t3, t3, a4
    or a6, a6, t3
    sw a6, 72(a0)
    lw t3, 212(sp)
    rori a4, t3, 11
    and t6, a4, t6
    lw a4, 184(sp)
    rori a4, a4, 12
    and a4, a4, s3
    or t6, t6, a4
    lw a4, 200(sp)
    rori a2, a4, 13
    and a2, a2, s6
    or t6, t6, a2
    lw a2, 208(sp)
    slli s3, a2, 2
    and s6, s3, s7
    or t6, t6, s6
    lw s6, 224(sp)
    slli s7, s6, 1
    and s8, s7, s8
    or t6, t6, s8
    lui s8, 262144
    addi s8, s8, 32
    and s0, s0, s8
    or t6, t6, s0
    lw s0, 12(a1)
    sw a6, 268(sp)
    rori s8, s0, 13
    lui a6, 524288
    addi a6, a6, 64
    and a6, s8, a6
    or a6, t6, a6
    lw t6, 220(sp)
    lui s8, 16384
    slli t6, t6, 2
    addi s8, s8, 128
    and t6, t6, s8
    or a6, a6, t6
    lw t6, 116(sp)
    sw a7, 220(sp)
    srli s8, t6, 1
    lui a7, 65
    addi a7, a7, -2048
    and a7, s8, a7
    or a6, a6, a7
    srli a7, t6, 8
    lui s8, 129
    and a7, a7, s8
    or a6, a6, a7
    srli a7, t5, 2
    and a7, a7, s11
    or a6, a6, a7
    slli a7, t5, 1
    lui s8, 36
    and s8, a7, s8
    or a6, a6, s8
    slli s8, s0, 2
    and s9, s8, s9
    or a6, a6, s9
    slli s9, a2, 6
    lui s11, 4352
    and s9, s9, s11
    or a6, a6, s9
    slli s9, s0, 17
    lui s11, 8192
    and s9, s9, s11
    or a6, a6, s9
    slli s9, s0, 29
    lui s11, 131072
    and s9, s9, s11
    or a6, a6, s9
    sw a6, 76(a0)
    lui s9, 3584
    addi s9, s9, 352
    sw s9, 80(a0)
    lw s9, 164(sp)
    lui s11, 8
    srli s9, s9, 15
    addi s11, s11, 1
    and s9, s9, s11
    lw s11, 136(sp)
    lw t6, 360(sp)
    and s11, s11, ra
    or s9, s9, s11
    rori s11, s4, 20
    and s11, s11, t6
    or s9, s9, s11
    lw s11, 340(sp)
    sw a6, 136(sp)
    srli a6, s11, 2
    sw t0, 164(sp)
    lui t0, 135168
    addi t0, t0, 8
    and a6, a6, t0
    or a6, s9, a6
    rori s9, s4, 17
    lw s5, 328(sp)
    lw a2, 316(sp)
    and s5, s9, s5
    or a6, a6, s5
    srli s5, s4, 6
    lw s9, 320(sp)
    lw t3, 312(sp)
    and s5, s5, s9
    or a6, a6, s5
    srli s5, s10, 2
    and s5, s5, a2
    or a6, a6, s5
    rori s5, a3, 17
    and t3, s5, t3
    or a6, a6, t3
    srli t3, s10, 7
    lui s5, 1
    addi s5, s5, -1792
    and t3, t3, s5
    or a6, a6, t3
    slli t3, s4, 8
    lw s5, 308(sp)
    lui s4, 2049
    and t3, t3, s5
    or a6, a6, t3
    srli t3, s10, 4
    lw s10, 304(sp)
    and t3, t3, s10
    or a6, a6, t3
    slli t3, a3, 7
    and t3, t3, s4
    or a6, a6, t3
    lui t3, 4
    lw s4, 300(sp)
    slli a3, a3, 11
    and s4, s4, t3
    or a6, a6, s4
    rori s4, s11, 9
    lui s11, 33296
    and s4, s4, s11
    or a6, a6, s4
    lui s4, 524544
    and a3, a3, s4
    or a6, a6, a3
    lw a3, 180(sp)
    lui s4, 128
    and a3, a3, s2
    or a6, a6, a3
    sw a6, 84(a0)
    rori a3, s1, 19
    addi s4, s4, 1
    and a3, a3, s4
    lw s4, 168(sp)
    sw a6, 180(sp)
    rori a6, s4, 20
    and a6, a6, ra
    or a6, a3, a6
    srli a3, s4, 12
    and t6, a3, t6
    or a6, a6, t6
    srli t6, a5, 2
    and t0, t6, t0
    or a6, a6, t0
    rori t0, s1, 13
    lui a3, 2048
    addi a3, a3, 16
    and t0, t0, a3
    or a6, a6, t0
    rori t0, s4, 14
    and t0, t0, s9
    or a6, a6, t0
    lw t0, 172(sp)
    lw s9, 368(sp)
    srli a3, t0, 2
    and a3, a3, a2
    or a6, a6, a3
    lui a3, 256
    addi a3, a3, 128
    and a3, s9, a3
    or a6, a6, a3
    lw a3, 264(sp)
    lw ra, 292(sp)
    srli s9, a3, 3
    and s9, s9, ra
    or a6, a6, s9
    rori s9, s4, 16
    and s5, s9, s5
    or a6, a6, s5
    srli t0, t0, 4
    and t0, t0, s10
    or a6, a6, t0
    rori t0, s4, 13
    lw s5, 296(sp)
    srli t5, t5, 6
    and t0, t0, s5
    or a6, a6, t0
    rori t0, s1, 9
    lui s5, 524289
    and t0, t0, s5
    or a6, a6, t0
    lw t0, 348(sp)
    and t0, t0, t3
    or a6, a6, t0
    rori t0, a5, 9
    and t0, t0, s11
    or a6, a6, t0
    slli t0, s1, 2
    and t0, t0, s2
    or a6, a6, t0
    sw a6, 88(a0)
    lui t0, 8197
    addi t0, t0, 81
    sw t0, 92(a0)
    srli t0, a4, 4
    lw t3, 324(sp)
    lw s1, 332(sp)
    and t0, t0, t3
    and s2, s7, s1
    or t0, t0, s2
    lw s2, 336(sp)
    slli a4, a4, 3
    and s3, s3, s2
    or t0, t0, s3
    lw s3, 196(sp)
    lw s5, 352(sp)
    and a4, a4, s3
    or t0, t0, a4
    lw a4, 344(sp)
    lui s7, 524288
    and t5, t5, a4
    or t0, t0, t5
    rori t5, s6, 17
    and t5, t5, s5
    or t0, t0, t5
    and t5, s8, a2
    or t0, t0, t5
    lw t5, 356(sp)
    addi s7, s7, 512
    and a7, a7, t5
    or a7, t0, a7
    rori t0, s0, 12
    and t0, t0, s7
    or a7, a7, t0
    lw t0, 212(sp)
    lw s8, 108(sp)
    slli t0, t0, 5
    and t0, t0, s8
    or a7, a7, t0
    lw t0, 208(sp)
    lui s10, 32770
    rori s9, t0, 12
    and s9, s9, s10
    or a7, a7, s9
    rori s6, s6, 13
    lui s9, 16388
    and s6, s6, s9
    or a7, a7, s6
    srli s6, s0, 8
    lui s11, 64
    and s6, s6, s11
    or a7, a7, s6
    lw s6, 144(sp)
    lui ra, 1024
    and s6, s6, ra
    or a7, a7, s6
    sw a7, 96(a0)
    lw s6, 228(sp)
    slli t2, t2, 5
    srli a3, s6, 4
    and t3, a3, t3
    lw a3, 152(sp)
    and t2, t2, s8
    slli s4, a3, 1
    and s1, s4, s1
    or t3, t3, s1
    slli s1, t1, 2
    and s1, s1, s2
    or t3, t3, s1
    slli s1, s6, 3
    and s1, s1, s3
    or t3, t3, s1
    lw s1, 132(sp)
    srli s2, s1, 6
    and a4, s2, a4
    or t3, t3, a4
    rori a4, a3, 17
    and a4, a4, s5
    or t3, t3, a4
    lw a4, 4(a1)
    slli s2, a4, 2
    and a2, s2, a2
    or t3, t3, a2
    slli a2, s1, 1
    and t5, a2, t5
    or t3, t3, t5
    rori t5, a4, 12
    and t5, t5, s7
    or t3, t3, t5
    or t2, t3, t2
    rori t3, t1, 12
    and t3, t3, s10
    or t2, t2, t3
    rori t3, a3, 13
    and t3, t3, s9
    or t2, t2, t3
    srli t3, a4, 8
    and t3, t3, s11
    or t2, t2, t3
    lw t3, 156(sp)
    lui s1, 1
    and t3, t3, ra
    or t2, t2, t3
    sw t2, 100(a0)
    lui t3, 524304
    addi t3, t3, 771
    sw t3, 104(a0)
    lw t3, 128(sp)
    lw a4, 104(sp)
    rori t5, t3, 24
    and t5, t5, a4
    rori t3, t3, 8
    lw a3, 100(sp)
    addi s1, s1, 273
    and t3, t3, a3
    or t3, t5, t3
    sw t3, 108(a0)
    lw t5, 140(sp)
    lui s3, 2
    rori a2, t5, 24
    and a2, a2, a4
    rori t5, t5, 8
    and t5, t5, a3
    or t5, a2, t5
    sw t5, 112(a0)
    lui t5, 192512
    addi t5, t5, 128
    sw t5, 116(a0)
    lw t5, 236(sp)
    addi s3, s3, 546
    srli a2, t5, 17
    and a2, a2, s1
    srli s2, t5, 15
    and s2, s2, s3
    or a2, a2, s2
    srli s2, t5, 1
    lui s4, 279620
    addi s4, s4, 1092
    and s2, s2, s4
    or a2, a2, s2
    lui s2, 559241
    addi s2, s2, -1912
    and t4, t4, s2
    or t4, a2, t4
    slli a2, t5, 16
    lui s5, 209712
    and s6, a2, s5
    or t4, t4, s6
    sw t4, 120(a0)
    lw s6, 116(sp)
    lui s8, 273
    srli s7, s6, 9
    addi s8, s8, 273
    and s7, s7, s8
    srli s9, s6, 7
    lui s10, 546
    addi s10, s10, 546
    and s9, s9, s10
    or s7, s7, s9
    srli s9, s6, 17
    lui s11, 4
    addi s11, s11, 1092
    and s9, s9, s11
    or s7, s7, s9
    srli s9, s6, 15
    lui ra, 9
    addi ra, ra, -1912
    and s9, s9, ra
    or s7, s7, s9
    slli s9, s6, 16
    sw t3, 140(sp)
    lui t3, 838848
    and s9, s9, t3
    or s7, s7, s9
    slli s9, s6, 24
    lui t5, 208896
    and s9, s9, t5
    or s7, s7, s9
    sw s7, 124(a0)
    lui s9, 526465
    addi s9, s9, -2032
    sw s9, 128(a0)
    lw s9, 288(sp)
    sw a2, 128(sp)
    srli a2, s9, 4
    lui s6, 240
    addi s6, s6, 15
    and a2, a2, s6
    sw t1, 156(sp)
    slli t1, s9, 4
    lui t5, 3840
    addi t5, t5, 240
    and t1, t1, t5
    or t1, a2, t1
    srli a2, s9, 6
    lui t3, 12288
    addi t3, t3, 768
    and a2, a2, t3
    or t1, t1, a2
    slli a2, s9, 2
    lui s9, 1032208
    addi s9, s9, -1024
    sw a2, 152(sp)
    and a2, a2, s9
    or t1, t1, a2
    sw t1, 132(a0)
    lw a2, 276(sp)
    sw t1, 108(sp)
    srli t1, a2, 6
    sw t4, 356(sp)
    lui t4, 48
    addi t4, t4, 3
    and t1, t1, t4
    sw s7, 132(sp)
    slli s7, a2, 2
    lui s5, 4032
    addi s5, s5, 252
    and s7, s7, s5
    or t1, t1, s7
    srli s7, a2, 5
    sw a7, 316(sp)
    lui a7, 28672
    addi a7, a7, 1792
    and s7, s7, a7
    or t1, t1, s7
    slli s7, a2, 3
    lui a2, 1015824
    addi a2, a2, -2048
    and s7, s7, a2
    or t1, t1, s7
    sw t1, 136(a0)
    lui s7, 1536
    addi s7, s7, 352
    sw s7, 140(a0)
    lw s7, 216(sp)
    sw t1, 352(sp)
    rori t1, s7, 16
    sw t2, 344(sp)
    lui t2, 349525
    addi t2, t2, 1365
    and t1, t1, t2
    rori s7, s7, 8
    lui s0, 699051
    addi s0, s0, -1366
    sw s7, 196(sp)
    and s7, s7, s0
    or t1, t1, s7
    sw t1, 144(a0)
    lw t1, 120(sp)
    sw s0, 228(sp)
    rori s7, t1, 8
    and s7, s7, t2
    rori s0, t1, 20
    sw t2, 336(sp)
    lui t2, 41121
    addi t2, t2, -1526
    and s0, s0, t2
    or s0, s7, s0
    rori s7, t1, 4
    lui t1, 657930
    addi t1, t1, 160
    and s7, s7, t1
    or s0, s0, s7
    sw s0, 148(a0)
    lui s7, 8197
    addi s7, s7, 65
    sw s7, 152(a0)
    lui s7, 12336
    addi s7, s7, 771
    and t6, t6, s7
    sw s0, 332(sp)
    slli s0, a5, 2
    sw s7, 324(sp)
    lui s7, 49345
    addi s7, s7, -1012
    and s0, s0, s7
    or t6, t6, s0
    srli s0, a5, 1
    sw s7, 144(sp)
    lui s7, 460551
    addi s7, s7, 112
    sw s0, 224(sp)
    and s0, s0, s7
    or t6, t6, s0
    slli s0, a5, 3
    sw a5, 212(sp)
    lui a5, 526344
    addi a5, a5, 128
    sw s0, 200(sp)
    and s0, s0, a5
    or t6, t6, s0
    sw t6, 156(a0)
    lw s0, 340(sp)
    sw t6, 348(sp)
    srli t6, s0, 1
    sw a5, 296(sp)
    lui a5, 28784
    addi a5, a5, 1799
    and t6, t6, a5
    sw a5, 304(sp)
    slli a5, s0, 3
    sw s7, 172(sp)
    lui s7, 32897
    addi s7, s7, -2040
    and a5, a5, s7
    or a5, t6, a5
    srli t6, s0, 17
    sw s7, 308(sp)
    lui s7, 7
    addi s7, s7, 112
    and t6, t6, s7
    or a5, a5, t6
    srli t6, s0, 13
    sw s7, 292(sp)
    lui s7, 8
    addi s7, s7, 128
    and t6, t6, s7
    or a5, a5, t6
    slli t6, s0, 14
    sw s7, 368(sp)
    lui s7, 197376
    and t6, t6, s7
    or a5, a5, t6
    slli t6, s0, 18
    lui s0, 789504
    and t6, t6, s0
    or a5, a5, t6
    sw a5, 160(a0)
    lui t6, 524288
    addi t6, t6, 771
    sw t6, 164(a0)
    lw t6, 232(sp)
    sw a5, 320(sp)
    rori a5, t6, 24
    and a5, a5, a4
    rori t6, t6, 8
    and t6, t6, a3
    or a5, a5, t6
    sw a5, 168(a0)
    srli a5, t0, 16
    lw a3, 12(a1)
    lui t6, 1048560
    and a3, a3, t6
    or a5, a5, a3
    sw a5, 172(a0)
    lui a5, 159744
    addi a5, a5, 128
    sw a5, 176(a0)
    lw a5, 164(sp)
    srli a3, a5, 17
    and a3, a3, s1
    srli s1, a5, 15
    and s1, s1, s3
    or a3, a3, s1
    srli s1, a5, 1
    and s1, s1, s4
    or a3, a3, s1
    slli s1, a5, 1
    and s1, s1, s2
    or a3, a3, s1
    slli s1, a5, 16
    lui s2, 209712
    and s3, s1, s2
    or a3, a3, s3
    sw a3, 180(a0)
    lw s3, 220(sp)
    srli s4, s3, 9
    and s4, s4, s8
    srli a4, s3, 7
    and a4, a4, s10
    or a4, s4, a4
    srli s4, s3, 17
    and s4, s4, s11
    or a4, a4, s4
    srli s4, s3, 15
    and s4, s4, ra
    or a4, a4, s4
    slli s4, s3, 16
    lui s11, 838848
    and s4, s4, s11
    or a4, a4, s4
    slli s4, s3, 24
    lui ra, 208896
    and s4, s4, ra
    or a4, a4, s4
    sw a4, 184(a0)
    lui s4, 526464
    addi s4, s4, 16
    sw s4, 188(a0)
    lw s4, 136(sp)
    srli a5, s4, 4
    and a5, a5, s6
    slli s6, s4, 4
    and t5, s6, t5
    or a5, a5, t5
    srli t5, s4, 6
    and t5, t5, t3
    or a5, a5, t5
    slli t5, s4, 2
    and s6, t5, s9
    or a5, a5, s6
    sw a5, 192(a0)
    lw s6, 268(sp)
    srli s4, s6, 6
    and t4, s4, t4
    slli s4, s6, 2
    and s4, s4, s5
    or t4, t4, s4
    srli s4, s6, 5
    and a7, s4, a7
    or a7, t4, a7
    slli t4, s6, 3
    and t4, t4, a2
    or a7, a7, t4
    sw a7, 196(a0)
    lui t4, 3584
    addi t4, t4, 320
    sw t4, 200(a0)
    rori t4, a6, 16
    lw a2, 336(sp)
    rori s4, a6, 8
    lw s5, 228(sp)
    and t4, t4, a2
    and s6, s4, s5
    or t4, t4, s6
    sw t4, 204(a0)
    lw t4, 180(sp)
    sw s4, 100(sp)
    rori s6, t4, 8
    and s6, s6, a2
    rori s4, t4, 20
    and s4, s4, t2
    or s4, s6, s4
    rori s6, t4, 4
    and s6, s6, t1
    or s4, s4, s6
    sw s4, 208(a0)
    lui s6, 8197
    addi s6, s6, 17
    sw s6, 212(a0)
    lw s6, 344(sp)
    sw t5, 232(sp)
    srli t4, s6, 2
    lw t5, 324(sp)
    sw a5, 324(sp)
    and t4, t4, t5
    lw a5, 144(sp)
    slli t5, s6, 2
    and a5, t5, a5
    or a5, t4, a5
    srli t4, s6, 1
    lw t5, 172(sp)
    sw t4, 144(sp)
    and t4, t4, t5
    or a5, a5, t4
    slli t4, s6, 3
    lw s6, 296(sp)
    sw t4, 360(sp)
    and t4, t4, s6
    or a5, a5, t4
    sw a5, 216(a0)
    lw t4, 316(sp)
    sw s1, 300(sp)
    srli s1, t4, 1
    lw s3, 304(sp)
    slli t0, t4, 3
    and s1, s1, s3
    lw s3, 308(sp)
    and t0, t0, s3
    or t0, s1, t0
    lw s3, 292(sp)
    srli s1, t4, 17
    and s1, s1, s3
    or t0, t0, s1
    lw s3, 368(sp)
    srli s1, t4, 13
    and s1, s1, s3
    or t0, t0, s1
    slli s1, t4, 14
    and s1, s1, s7
    or t0, t0, s1
    slli s1, t4, 18
    and s0, s1, s0
    or t0, t0, s0
    sw t0, 220(a0)
    lui s0, 524304
    addi s0, s0, 515
    sw s0, 224(a0)
    lw s0, 160(sp)
    lw s1, 0(a1)
    srli s0, s0, 16
    and t6, s1, t6
    or t6, s0, t6
    sw t6, 228(a0)
    lw t6, 168(sp)
    lw s1, 264(sp)
    srli s0, t6, 16
    slli s7, s1, 16
    or s0, s0, s7
    sw s0, 232(a0)
    lui s0, 176128
    addi s0, s0, 128
    sw s0, 236(a0)
    lw s0, 116(sp)
    lui s1, 13
    srli s7, s0, 24
    andi s7, s7, 51
    srli t6, s0, 16
    addi s1, s1, -820
    and t6, t6, s1
    or t6, s7, t6
    slli s7, s0, 7
    lui t4, 1
    addi t4, t4, 256
    and s7, s7, t4
    or t6, t6, s7
    slli s7, s0, 9
    sw a5, 160(sp)
    lw a5, 364(sp)
    and s7, s7, a5
    or t6, t6, s7
    lw s7, 132(sp)
    slli s7, s7, 16
    and s7, s7, s2
    or t6, t6, s7
    slli s7, s0, 15
    lui s2, 279616
    and s7, s7, s2
    or t6, t6, s7
    slli s0, s0, 17
    lui s7, 559232
    and s0, s0, s7
    or t6, t6, s0
    sw t6, 240(a0)
    lw t6, 356(sp)
    lui s2, 126978
    srli s0, t6, 9
    and s0, s0, s8
    srli s7, t6, 7
    and s7, s7, s10
    or s0, s0, s7
    lw s7, 236(sp)
    addi s2, s2, -256
    srli s7, s7, 16
    and s7, s7, s1
    or s0, s0, s7
    slli s7, t6, 16
    and s7, s7, s11
    or s0, s0, s7
    slli s7, t6, 24
    and s7, s7, ra
    or s0, s0, s7
    sw s0, 244(a0)
    lui s7, 524417
    addi s7, s7, -2032
    sw s7, 248(a0)
    lw s7, 276(sp)
    lui ra, 1008
    srli t6, s7, 2
    addi ra, ra, 63
    and t6, t6, ra
    slli s11, s7, 6
    sw s0, 116(sp)
    lui s0, 3072
    addi s0, s0, 192
    and s11, s11, s0
    or t6, t6, s11
    srli s7, s7, 3
    and s7, s7, t3
    or t6, t6, s7
    lw s7, 352(sp)
    slli s7, s7, 2
    and s7, s7, s9
    or t6, t6, s7
    sw t6, 252(a0)
    lw t6, 288(sp)
    srli s7, t6, 2
    and s7, s7, ra
    slli s11, t6, 6
    and s11, s11, s0
    or s7, s7, s11
    srli s11, t6, 3
    and s11, s11, s2
    or s7, s7, s11
    slli s11, t6, 5
    lui t6, 917518
    and s11, s11, t6
    or s7, s7, s11
    sw s7, 256(a0)
    lui s7, 1024
    addi s7, s7, 352
    sw s7, 260(a0)
    lw s7, 120(sp)
    lw s11, 332(sp)
    rori s7, s7, 24
    and s7, s7, a2
    rori s11, s11, 8
    and s11, s11, s5
    or s7, s7, s11
    sw s7, 264(a0)
    lw s7, 216(sp)
    lui t6, 57569
    rori s11, s7, 24
    and s11, s11, a2
    rori s5, s7, 28
    and s5, s5, t2
    or s5, s11, s5
    rori s7, s7, 12
    and s7, s7, t1
    or s5, s5, s7
    sw s5, 268(a0)
    lui s7, 8196
    addi s7, s7, 1
    sw s7, 272(a0)
    lw s7, 340(sp)
    lui a2, 4112
    srli s11, s7, 3
    addi a2, a2, 257
    and s11, s11, a2
    slli s7, s7, 1
    addi t6, t6, -498
    and s7, s7, t6
    or s7, s11, s7
    lw s11, 320(sp)
    sw s5, 340(sp)
    srli s5, s11, 1
    and s5, s5, t5
    or s5, s7, s5
    slli s7, s11, 3
    and s7, s7, s6
    or s5, s5, s7
    sw s5, 276(a0)
    lw s5, 348(sp)
    lw s11, 304(sp)
    srli s7, s5, 1
    and s7, s7, s11
    lw s11, 212(sp)
    lw t5, 308(sp)
    slli s6, s11, 1
    and s6, s6, t5
    or s6, s7, s6
    lw s7, 292(sp)
    srli s5, s5, 17
    and s5, s5, s7
    or s5, s6, s5
    srli s6, s11, 14
    and s6, s6, s3
    or s5, s5, s6
    slli s6, s11, 13
    lui s3, 65792
    and s6, s6, s3
    or s5, s5, s6
    slli s6, s11, 17
    lui s11, 921088
    and s6, s6, s11
    or s5, s5, s6
    sw s5, 280(a0)
    lui s6, 524288
    addi s6, s6, 514
    sw s6, 284(a0)
    lw s6, 124(sp)
    lw s11, 208(sp)
    srli s6, s6, 16
    slli s11, s11, 16
    or s6, s6, s11
    sw s6, 288(a0)
    lw s6, 112(sp)
    lw s11, 156(sp)
    srli s6, s6, 16
    slli s11, s11, 16
    or s6, s6, s11
    sw s6, 292(a0)
    lui s6, 135168
    addi s6, s6, 128
    sw s6, 296(a0)
    lw s6, 220(sp)
    srli s11, s6, 24
    andi s11, s11, 51
    srli s3, s6, 16
    and s3, s3, s1
    or s3, s11, s3
    slli s11, s6, 7
    and t4, s11, t4
    or t4, s3, t4
    slli s3, s6, 9
    and a5, s3, a5
    or a5, t4, a5
    slli t4, a4, 16
    lui a4, 209712
    and t4, t4, a4
    or a5, a5, t4
    slli t4, s6, 15
    lui a4, 279616
    and t4, t4, a4
    or a5, a5, t4
    slli t4, s6, 17
    lui a4, 559232
    and t4, t4, a4
    or a5, a5, t4
    sw a5, 300(a0)
    srli a5, a3, 9
    and a5, a5, s8
    srli t4, a3, 7
    and t4, t4, s10
    or a5, a5, t4
    lw t4, 164(sp)
    lui s3, 838848
    srli a4, t4, 16
    and a4, a4, s1
    or a5, a5, a4
    slli a4, a3, 16
    and a4, a4, s3
    or a5, a5, a4
    slli a4, a3, 24
    lui s6, 208896
    and a4, a4, s6
    or a5, a5, a4
    sw a5, 304(a0)
    lw a4, 268(sp)
    slli a7, a7, 2
    srli s8, a4, 2
    and s8, s8, ra
    slli s10, a4, 6
    and s10, s10, s0
    or s8, s8, s10
    srli a4, a4, 3
    and t3, a4, t3
    or t3, s8, t3
    and a7, a7, s9
    or a7, t3, a7
    sw a7, 312(a0)
    lw a7, 136(sp)
    srli t3, a7, 2
    and t3, t3, ra
    slli a4, a7, 6
    and a4, a4, s0
    or t3, t3, a4
    srli a4, a7, 3
    and a4, a4, s2
    or t3, t3, a4
    slli a4, a7, 5
    lui s2, 917518
    and a4, a4, s2
    or t3, t3, a4
    sw t3, 316(a0)
    lui t3, 3072
    addi t3, t3, 256
    sw t3, 320(a0)
    lw t3, 180(sp)
    lw a4, 336(sp)
    rori t3, t3, 24
    and t3, t3, a4
    rori s2, s4, 8
    lw s4, 228(sp)
    and s2, s2, s4
    or t3, t3, s2
    sw t3, 324(a0)
    rori t3, a6, 24
    and t3, t3, a4
    rori s2, a6, 28
    and t2, s2, t2
    or t2, t3, t2
    rori a6, a6, 12
    and a6, a6, t1
    or a6, t2, a6
    sw a6, 328(a0)
    lui t1, 8192
    addi t1, t1, 81
    sw t1, 332(a0)
    lw t1, 316(sp)
    lw t3, 172(sp)
    srli t2, t1, 3
    and t2, t2, a2
    slli t1, t1, 1
    and t1, t1, t6
    or t1, t2, t1
    srli t2, t0, 1
    and t2, t2, t3
    or t1, t1, t2
    lw t2, 296(sp)
    slli t0, t0, 3
    and t0, t0, t2
    or t0, t1, t0
    sw t0, 336(a0)
    lw t0, 160(sp)
    lw t6, 304(sp)
    srli t1, t0, 1
    and t1, t1, t6
    lw a2, 344(sp)
    srli t0, t0, 17
    slli s2, a2, 1
    and s2, s2, t5
    or t1, t1, s2
    and t0, t0, s7
    or t0, t1, t0
    lw s2, 368(sp)
    srli t1, a2, 14
    and t1, t1, s2
    or t0, t0, t1
    slli t1, a2, 13
    lui s2, 65792
    and t1, t1, s2
    or t0, t0, t1
    slli t1, a2, 17
    lui a2, 921088
    and t1, t1, a2
    or t0, t0, t1
    sw t0, 340(a0)
    lui t1, 524304
    addi t1, t1, 259
    sw t1, 344(a0)
    lw t1, 264(sp)
    lw a2, 168(sp)
    srli t1, t1, 16
    slli a2, a2, 16
    or t1, t1, a2
    sw t1, 348(a0)
    lw t1, 148(sp)
    lw a2, 176(sp)
    srli t1, t1, 16
    slli s2, a2, 16
    or t1, t1, s2
    sw t1, 352(a0)
    lui t1, 188416
    addi t1, t1, 128
    sw t1, 356(a0)
    lw t1, 236(sp)
    lui s2, 819
    srli t1, t1, 8
    addi s2, s2, 819
    and t1, t1, s2
    lw s7, 356(sp)
    lui s9, 520200
    srli s7, s7, 16
    and s7, s7, s1
    or t1, t1, s7
    lw s7, 128(sp)
    addi s9, s9, -256
    and s7, s7, s3
    or t1, t1, s7
    lw s7, 116(sp)
    slli s7, s7, 16
    and s7, s7, s6
    or t1, t1, s7
    sw t1, 360(a0)
    lui t1, 2177
    addi t1, t1, -2032
    sw t1, 364(a0)
    lw t1, 108(sp)
    lw s7, 152(sp)
    srli t1, t1, 2
    and t1, t1, ra
    and s7, s7, s0
    or t1, t1, s7
    lw s7, 288(sp)
    slli a5, a5, 16
    srli s8, s7, 1
    and s8, s8, s9
    or t1, t1, s8
    slli s7, s7, 7
    lui s8, 524296
    and s7, s7, s8
    or t1, t1, s7
    sw t1, 368(a0)
    lui t1, 512
    addi t1, t1, 352
    sw t1, 372(a0)
    lw t1, 196(sp)
    lw s7, 340(sp)
    and t1, t1, a4
    rori s7, s7, 8
    and s7, s7, s4
    or t1, t1, s7
    sw t1, 376(a0)
    lui t1, 8197
    addi t1, t1, 64
    sw t1, 380(a0)
    lw t1, 224(sp)
    lw s7, 200(sp)
    and t1, t1, t6
    and s7, s7, t5
    or t1, t1, s7
    srli s7, s5, 1
    and s7, s7, t3
    or t1, t1, s7
    slli s5, s5, 3
    and s5, s5, t2
    or t1, t1, s5
    sw t1, 384(a0)
    lui t1, 524288
    addi t1, t1, 769
    sw t1, 388(a0)
    lui t1, 24576
    addi t1, t1, 128
    sw t1, 396(a0)
    srli t1, t4, 8
    and t1, t1, s2
    srli t4, a3, 16
    and t4, t4, s1
    or t1, t1, t4
    lw t4, 300(sp)
    and a5, a5, s6
    and t4, t4, s3
    or t1, t1, t4
    or a5, t1, a5
    sw a5, 400(a0)
    lui a5, 34944
    addi a5, a5, 16
    sw a5, 404(a0)
    lw a5, 324(sp)
    lw t1, 232(sp)
    srli a5, a5, 2
    and a5, a5, ra
    and t1, t1, s0
    or a5, a5, t1
    srli t1, a7, 1
    and t1, t1, s9
    or a5, a5, t1
    slli a7, a7, 7
    and a7, a7, s8
    or a5, a5, a7
    sw a5, 408(a0)
    lui a5, 2560
    addi a5, a5, 448
    sw a5, 412(a0)
    lw a5, 100(sp)
    rori a6, a6, 8
    and a5, a5, a4
    and a6, a6, s4
    or a5, a5, a6
    sw a5, 416(a0)
    lui a5, 8197
    addi a5, a5, 20
    sw a5, 420(a0)
    lw a5, 144(sp)
    lw a6, 360(sp)
    and a5, a5, t6
    and a6, a6, t5
    or a5, a5, a6
    srli a6, t0, 1
    and a6, a6, t3
    or a5, a5, a6
    slli a6, t0, 3
    and a6, a6, t2
    or a5, a5, a6
    sw a5, 424(a0)
    lui a5, 528400
    addi a5, a5, 513
    sw a5, 428(a0)
    lw a5, 104(sp)
    and a5, a2, a5
    xor a6, a2, a5
    slli a5, a5, 8
    srli a6, a6, 8
    or a5, a5, a6
    sw a5, 432(a0)
    lw a5, 140(sp)
    rori a5, a5, 8
    sw a5, 436(a0)
    lui a5, 106496
    addi a5, a5, 128
    sw a5, 440(a0)
    addi t0, sp, 64
    addi t1, sp, 384
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
    addi sp, sp, 384
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
    and t2, a7, a5
    xnor a7, a7, t1
    xor a6, a6, t2
    xnor t1, t0, a7
    and t0, a6, t0
    xor a6, a6, t1
    xnor a5, a5, t0
    andn t0, a6, a5
    lui t2, 209715
    lui t3, 489335
    xor a7, a7, t0
    lui t0, 69905
    addi t2, t2, 819
    addi t3, t3, 1911
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
    xnor a7, a7, s0
    lw t4, 8(a3)
    # round 2 (gift.dsl:33)
    andn t5, t1, a6
    andn t6, a7, t1
    # round 1 (gift.dsl:33)
    xnor a5, a5, t4
    # round 2 (gift.dsl:33)
    xor a7, a7, t5
    xor a6, a6, t6
    xnor t4, a5, a7
    and a5, a6, a5
    xor a6, a6, t4
    xor a5, t1, a5
    andn t1, a6, a5
    lui t5, 65521
    xor a7, a7, t1
    lui t1, 240
    addi t5, t5, -1
    addi t1, t1, 15
    and t6, a7, t5
    and s0, t4, t1
    xor a7, a7, t6
    xor t4, t4, s0
    rev8 a6, a6
    slli t6, t6, 4
    srli a7, a7, 12
    lw s1, 12(a3)
    lw s2, 16(a3)
    slli s0, s0, 12
    srli t4, t4, 4
    rori a6, a6, 16
    or a7, t6, a7
    or t4, s0, t4
    xor a6, a6, s1
    xnor a7, a7, s2
    lw t6, 20(a3)
    # round 3 (gift.dsl:33)
    andn s0, t4, a6
    andn s2, a7, t4
    # round 2 (gift.dsl:33)
    xnor a5, a5, t6
    # round 3 (gift.dsl:33)
    xor a7, a7, s0
    xor a6, a6, s2
    xnor t6, a5, a7
    and a5, a6, a5
    xor a6, a6, t6
    xor a5, t4, a5
    andn t4, a6, a5
    lui s0, 349525
    xor a7, a7, t4
    addi t4, s0, 1365
    lui s0, 5
    lui s2, 11
    and s3, a6, t4
    slli s4, a7, 15
    lui s5, 349520
    srli s6, t6, 17
    addi s0, s0, 1365
    srli s7, t6, 15
    addi s2, s2, -1366
    xor a6, a6, s3
    srli s8, a7, 16
    and s4, s4, s5
    slli a7, a7, 17
    lui s9, 699040
    and s6, s6, s0
    and s7, s7, s2
    slli s3, s3, 1
    srli a6, a6, 1
    or s4, s8, s4
    and a7, a7, s9
    lw s8, 24(a3)
    lw s10, 28(a3)
    or s6, s6, s7
    slli t6, t6, 16
    or a6, s3, a6
    or a7, s4, a7
    or t6, s6, t6
    xor a6, a6, s8
    xnor a7, a7, s10
    lw s3, 32(a3)
    # round 4 (gift.dsl:33)
    andn s4, t6, a6
    andn s6, a7, t6
    # round 3 (gift.dsl:33)
    xnor a5, a5, s3
    # round 4 (gift.dsl:33)
    xor a7, a7, s4
    xor a6, a6, s6
    xnor s3, a5, a7
    and a5, a6, a5
    xor a6, a6, s3
    xor a5, t6, a5
    andn t6, a6, a5
    lui s4, 61681
    lui s6, 12336
    xor a7, a7, t6
    lui t6, 259060
    addi s4, s4, -241
    addi s6, s6, 771
    addi t6, t6, -193
    and s7, a6, s4
    and s10, a7, s6
    and s11, s3, t6
    xor a6, a6, s7
    xor a7, a7, s10
    xor s3, s3, s11
    slli s7, s7, 4
    srli a6, a6, 4
    slli s10, s10, 6
    srli a7, a7, 2
    lw ra, 36(a3)
    slli s11, s11, 2
    srli s3, s3, 6
    or a6, s7, a6
    lw s7, 40(a3)
    or a7, s10, a7
    or s3, s11, s3
    xor a6, a6, ra
    xnor a7, a7, s7
    lw s7, 44(a3)
    # round 5 (gift.dsl:33)
    andn s10, s3, a6
    andn s11, a7, s3
    # round 4 (gift.dsl:33)
    xnor a5, a5, s7
    # round 5 (gift.dsl:33)
    xor a7, a7, s10
    xor a6, a6, s11
    xnor s7, a5, a7
    and a5, a6, a5
    xor a6, a6, s7
    xor a5, s3, a5
    andn s3, a6, a5
    xor a7, a7, s3
    lw s3, 48(a3)
    lw s10, 52(a3)
    rori a6, a6, 16
    rori a7, a7, 24
    rori s7, s7, 8
    xor a6, a6, s3
    xnor a7, a7, s10
    lw s10, 56(a3)
    # round 6 (gift.dsl:33)
    orn s11, a6, s7
    # round 5 (gift.dsl:33)
    xnor a5, a5, s10
    # round 6 (gift.dsl:33)
    andn s10, a7, s7
    xnor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    and s7, a6, t2
    and s11, s10, t0
    xor a6, a6, s7
    xor s10, s10, s11
    slli s7, s7, 2
    srli a6, a6, 2
    slli s11, s11, 3
    srli s10, s10, 1
    or a6, s7, a6
    and s7, a7, t3
    xor a7, a7, s7
    slli s7, s7, 1
    srli a7, a7, 3
    or a7, s7, a7
    lw s7, 60(a3)
    or s10, s11, s10
    lw s11, 64(a3)
    xor a6, a6, s7
    xnor a7, a7, s11
    lw s7, 68(a3)
    # round 7 (gift.dsl:33)
    andn s11, s10, a6
    # round 6 (gift.dsl:33)
    xnor a5, a5, s7
    # round 7 (gift.dsl:33)
    andn s7, a7, s10
    xor a7, a7, s11
    xor a6, a6, s7
    xnor s7, a5, a7
    and a5, a6, a5
    xor a6, a6, s7
    xor a5, s10, a5
    andn s10, a6, a5
    xor a7, a7, s10
    and s10, a7, t5
    and s11, s7, t1
    xor a7, a7, s10
    xor s7, s7, s11
    rev8 a6, a6
    slli s10, s10, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s7, s7, 4
    rori a6, a6, 16
    or a7, s10, a7
    lw s10, 72(a3)
    or s7, s11, s7
    lw s11, 76(a3)
    xor a6, a6, s10
    xnor a7, a7, s11
    lw s10, 80(a3)
    # round 8 (gift.dsl:33)
    andn s11, s7, a6
    # round 7 (gift.dsl:33)
    xnor a5, a5, s10
    # round 8 (gift.dsl:33)
    andn s10, a7, s7
    xor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    srli s7, s10, 17
    srli s11, s10, 15
    and s7, s7, s0
    and s11, s11, s2
    or s7, s7, s11
    and s11, a6, t4
    xor a6, a6, s11
    slli s11, s11, 1
    srli a6, a6, 1
    slli s10, s10, 16
    or a6, s11, a6
    slli s11, a7, 15
    and s11, s11, s5
    or s7, s7, s10
    srli s10, a7, 16
    slli a7, a7, 17
    or s10, s10, s11
    and a7, a7, s9
    lw s11, 84(a3)
    or a7, s10, a7
    lw s10, 88(a3)
    xor a6, a6, s11
    xnor a7, a7, s10
    lw s10, 92(a3)
    # round 9 (gift.dsl:33)
    andn s11, s7, a6
    # round 8 (gift.dsl:33)
    xnor a5, a5, s10
    # round 9 (gift.dsl:33)
    andn s10, a7, s7
    xor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    and s7, a6, s4
    and s11, s10, t6
    xor a6, a6, s7
    xor s10, s10, s11
    slli s7, s7, 4
    srli a6, a6, 4
    slli s11, s11, 2
    srli s10, s10, 6
    or a6, s7, a6
    and s7, a7, s6
    xor a7, a7, s7
    slli s7, s7, 6
    srli a7, a7, 2
    or a7, s7, a7
    lw s7, 96(a3)
    or s10, s11, s10
    lw s11, 100(a3)
    xor a6, a6, s7
    xnor a7, a7, s11
    lw s7, 104(a3)
    # round 10 (gift.dsl:33)
    andn s11, s10, a6
    # round 9 (gift.dsl:33)
    xnor a5, a5, s7
    # round 10 (gift.dsl:33)
    andn s7, a7, s10
    xor a7, a7, s11
    xor a6, a6, s7
    xnor s7, a5, a7
    and a5, a6, a5
    xor a6, a6, s7
    xor a5, s10, a5
    andn s10, a6, a5
    xor a7, a7, s10
    lw s10, 108(a3)
    lw s11, 112(a3)
    rori a6, a6, 16
    rori a7, a7, 24
    rori s7, s7, 8
    xor a6, a6, s10
    xnor a7, a7, s11
    lw s10, 116(a3)
    # round 11 (gift.dsl:33)
    orn s11, a6, s7
    # round 10 (gift.dsl:33)
    xnor a5, a5, s10
    # round 11 (gift.dsl:33)
    andn s10, a7, s7
    xnor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    and s7, a6, t2
    and s11, s10, t0
    xor a6, a6, s7
    xor s10, s10, s11
    slli s7, s7, 2
    srli a6, a6, 2
    slli s11, s11, 3
    srli s10, s10, 1
    or a6, s7, a6
    and s7, a7, t3
    xor a7, a7, s7
    slli s7, s7, 1
    srli a7, a7, 3
    or a7, s7, a7
    lw s7, 120(a3)
    or s10, s11, s10
    lw s11, 124(a3)
    xor a6, a6, s7
    xnor a7, a7, s11
    lw s7, 128(a3)
    # round 12 (gift.dsl:33)
    andn s11, s10, a6
    # round 11 (gift.dsl:33)
    xnor a5, a5, s7
    # round 12 (gift.dsl:33)
    andn s7, a7, s10
    xor a7, a7, s11
    xor a6, a6, s7
    xnor s7, a5, a7
    and a5, a6, a5
    xor a6, a6, s7
    xor a5, s10, a5
    andn s10, a6, a5
    xor a7, a7, s10
    and s10, a7, t5
    and s11, s7, t1
    xor a7, a7, s10
    xor s7, s7, s11
    rev8 a6, a6
    slli s10, s10, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s7, s7, 4
    rori a6, a6, 16
    or a7, s10, a7
    lw s10, 132(a3)
    or s7, s11, s7
    lw s11, 136(a3)
    xor a6, a6, s10
    xnor a7, a7, s11
    lw s10, 140(a3)
    # round 13 (gift.dsl:33)
    andn s11, s7, a6
    # round 12 (gift.dsl:33)
    xnor a5, a5, s10
    # round 13 (gift.dsl:33)
    andn s10, a7, s7
    xor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    srli s7, s10, 17
    srli s11, s10, 15
    and s7, s7, s0
    and s11, s11, s2
    or s7, s7, s11
    and s11, a6, t4
    xor a6, a6, s11
    slli s11, s11, 1
    srli a6, a6, 1
    slli s10, s10, 16
    or a6, s11, a6
    slli s11, a7, 15
    and s11, s11, s5
    or s7, s7, s10
    srli s10, a7, 16
    slli a7, a7, 17
    or s10, s10, s11
    and a7, a7, s9
    lw s11, 144(a3)
    or a7, s10, a7
    lw s10, 148(a3)
    xor a6, a6, s11
    xnor a7, a7, s10
    lw s10, 152(a3)
    # round 14 (gift.dsl:33)
    andn s11, s7, a6
    # round 13 (gift.dsl:33)
    xnor a5, a5, s10
    # round 14 (gift.dsl:33)
    andn s10, a7, s7
    xor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    and s7, a6, s4
    and s11, s10, t6
    xor a6, a6, s7
    xor s10, s10, s11
    slli s7, s7, 4
    srli a6, a6, 4
    slli s11, s11, 2
    srli s10, s10, 6
    or a6, s7, a6
    and s7, a7, s6
    xor a7, a7, s7
    slli s7, s7, 6
    srli a7, a7, 2
    or a7, s7, a7
    lw s7, 156(a3)
    or s10, s11, s10
    lw s11, 160(a3)
    xor a6, a6, s7
    xnor a7, a7, s11
    lw s7, 164(a3)
    # round 15 (gift.dsl:33)
    andn s11, s10, a6
    # round 14 (gift.dsl:33)
    xnor a5, a5, s7
    # round 15 (gift.dsl:33)
    andn s7, a7, s10
    xor a7, a7, s11
    xor a6, a6, s7
    xnor s7, a5, a7
    and a5, a6, a5
    xor a6, a6, s7
    xor a5, s10, a5
    andn s10, a6, a5
    xor a7, a7, s10
    lw s10, 168(a3)
    lw s11, 172(a3)
    rori a6, a6, 16
    rori a7, a7, 24
    rori s7, s7, 8
    xor a6, a6, s10
    xnor a7, a7, s11
    lw s10, 176(a3)
    # round 16 (gift.dsl:33)
    orn s11, a6, s7
    # round 15 (gift.dsl:33)
    xnor a5, a5, s10
    # round 16 (gift.dsl:33)
    andn s10, a7, s7
    xnor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    and s7, a6, t2
    and s11, s10, t0
    xor a6, a6, s7
    xor s10, s10, s11
    slli s7, s7, 2
    srli a6, a6, 2
    slli s11, s11, 3
    srli s10, s10, 1
    or a6, s7, a6
    and s7, a7, t3
    xor a7, a7, s7
    slli s7, s7, 1
    srli a7, a7, 3
    or a7, s7, a7
    lw s7, 180(a3)
    or s10, s11, s10
    lw s11, 184(a3)
    xor a6, a6, s7
    xnor a7, a7, s11
    lw s7, 188(a3)
    # round 17 (gift.dsl:33)
    andn s11, s10, a6
    # round 16 (gift.dsl:33)
    xnor a5, a5, s7
    # round 17 (gift.dsl:33)
    andn s7, a7, s10
    xor a7, a7, s11
    xor a6, a6, s7
    xnor s7, a5, a7
    and a5, a6, a5
    xor a6, a6, s7
    xor a5, s10, a5
    andn s10, a6, a5
    xor a7, a7, s10
    and s10, a7, t5
    and s11, s7, t1
    xor a7, a7, s10
    xor s7, s7, s11
    rev8 a6, a6
    slli s10, s10, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s7, s7, 4
    rori a6, a6, 16
    or a7, s10, a7
    lw s10, 192(a3)
    or s7, s11, s7
    lw s11, 196(a3)
    xor a6, a6, s10
    xnor a7, a7, s11
    lw s10, 200(a3)
    # round 18 (gift.dsl:33)
    andn s11, s7, a6
    # round 17 (gift.dsl:33)
    xnor a5, a5, s10
    # round 18 (gift.dsl:33)
    andn s10, a7, s7
    xor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    srli s7, s10, 17
    srli s11, s10, 15
    and s7, s7, s0
    and s11, s11, s2
    or s7, s7, s11
    and s11, a6, t4
    xor a6, a6, s11
    slli s11, s11, 1
    srli a6, a6, 1
    slli s10, s10, 16
    or a6, s11, a6
    slli s11, a7, 15
    and s11, s11, s5
    or s7, s7, s10
    srli s10, a7, 16
    slli a7, a7, 17
    or s10, s10, s11
    and a7, a7, s9
    lw s11, 204(a3)
    or a7, s10, a7
    lw s10, 208(a3)
    xor a6, a6, s11
    xnor a7, a7, s10
    lw s10, 212(a3)
    # round 19 (gift.dsl:33)
    andn s11, s7, a6
    # round 18 (gift.dsl:33)
    xnor a5, a5, s10
    # round 19 (gift.dsl:33)
    andn s10, a7, s7
    xor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    and s7, a6, s4
    and s11, s10, t6
    xor a6, a6, s7
    xor s10, s10, s11
    slli s7, s7, 4
    srli a6, a6, 4
    slli s11, s11, 2
    srli s10, s10, 6
    or a6, s7, a6
    and s7, a7, s6
    xor a7, a7, s7
    slli s7, s7, 6
    srli a7, a7, 2
    or a7, s7, a7
    lw s7, 216(a3)
    or s10, s11, s10
    lw s11, 220(a3)
    xor a6, a6, s7
    xnor a7, a7, s11
    lw s7, 224(a3)
    # round 20 (gift.dsl:33)
    andn s11, s10, a6
    # round 19 (gift.dsl:33)
    xnor a5, a5, s7
    # round 20 (gift.dsl:33)
    andn s7, a7, s10
    xor a7, a7, s11
    xor a6, a6, s7
    xnor s7, a5, a7
    and a5, a6, a5
    xor a6, a6, s7
    xor a5, s10, a5
    andn s10, a6, a5
    xor a7, a7, s10
    lw s10, 228(a3)
    lw s11, 232(a3)
    rori a6, a6, 16
    rori a7, a7, 24
    rori s7, s7, 8
    xor a6, a6, s10
    xnor a7, a7, s11
    lw s10, 236(a3)
    # round 21 (gift.dsl:33)
    orn s11, a6, s7
    # round 20 (gift.dsl:33)
    xnor a5, a5, s10
    # round 21 (gift.dsl:33)
    andn s10, a7, s7
    xnor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    and s7, a6, t2
    and s11, s10, t0
    xor a6, a6, s7
    xor s10, s10, s11
    slli s7, s7, 2
    srli a6, a6, 2
    slli s11, s11, 3
    srli s10, s10, 1
    or a6, s7, a6
    and s7, a7, t3
    xor a7, a7, s7
    slli s7, s7, 1
    srli a7, a7, 3
    or a7, s7, a7
    lw s7, 240(a3)
    or s10, s11, s10
    lw s11, 244(a3)
    xor a6, a6, s7
    xnor a7, a7, s11
    lw s7, 248(a3)
    # round 22 (gift.dsl:33)
    andn s11, s10, a6
    # round 21 (gift.dsl:33)
    xnor a5, a5, s7
    # round 22 (gift.dsl:33)
    andn s7, a7, s10
    xor a7, a7, s11
    xor a6, a6, s7
    xnor s7, a5, a7
    and a5, a6, a5
    xor a6, a6, s7
    xor a5, s10, a5
    andn s10, a6, a5
    xor a7, a7, s10
    and s10, a7, t5
    and s11, s7, t1
    xor a7, a7, s10
    xor s7, s7, s11
    rev8 a6, a6
    slli s10, s10, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s7, s7, 4
    rori a6, a6, 16
    or a7, s10, a7
    lw s10, 252(a3)
    or s7, s11, s7
    lw s11, 256(a3)
    xor a6, a6, s10
    xnor a7, a7, s11
    lw s10, 260(a3)
    # round 23 (gift.dsl:33)
    andn s11, s7, a6
    # round 22 (gift.dsl:33)
    xnor a5, a5, s10
    # round 23 (gift.dsl:33)
    andn s10, a7, s7
    xor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    srli s7, s10, 17
    srli s11, s10, 15
    and s7, s7, s0
    and s11, s11, s2
    or s7, s7, s11
    and s11, a6, t4
    xor a6, a6, s11
    slli s11, s11, 1
    srli a6, a6, 1
    slli s10, s10, 16
    or a6, s11, a6
    slli s11, a7, 15
    and s11, s11, s5
    or s7, s7, s10
    srli s10, a7, 16
    slli a7, a7, 17
    or s10, s10, s11
    and a7, a7, s9
    lw s11, 264(a3)
    or a7, s10, a7
    lw s10, 268(a3)
    xor a6, a6, s11
    xnor a7, a7, s10
    lw s10, 272(a3)
    # round 24 (gift.dsl:33)
    andn s11, s7, a6
    # round 23 (gift.dsl:33)
    xnor a5, a5, s10
    # round 24 (gift.dsl:33)
    andn s10, a7, s7
    xor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    and s7, a6, s4
    and s11, s10, t6
    xor a6, a6, s7
    xor s10, s10, s11
    slli s7, s7, 4
    srli a6, a6, 4
    slli s11, s11, 2
    srli s10, s10, 6
    or a6, s7, a6
    and s7, a7, s6
    xor a7, a7, s7
    slli s7, s7, 6
    srli a7, a7, 2
    or a7, s7, a7
    lw s7, 276(a3)
    or s10, s11, s10
    lw s11, 280(a3)
    xor a6, a6, s7
    xnor a7, a7, s11
    lw s7, 284(a3)
    # round 25 (gift.dsl:33)
    andn s11, s10, a6
    # round 24 (gift.dsl:33)
    xnor a5, a5, s7
    # round 25 (gift.dsl:33)
    andn s7, a7, s10
    xor a7, a7, s11
    xor a6, a6, s7
    xnor s7, a5, a7
    and a5, a6, a5
    xor a6, a6, s7
    xor a5, s10, a5
    andn s10, a6, a5
    xor a7, a7, s10
    lw s10, 288(a3)
    lw s11, 292(a3)
    rori a6, a6, 16
    rori a7, a7, 24
    rori s7, s7, 8
    xor a6, a6, s10
    xnor a7, a7, s11
    lw s10, 296(a3)
    # round 26 (gift.dsl:33)
    orn s11, a6, s7
    # round 25 (gift.dsl:33)
    xnor a5, a5, s10
    # round 26 (gift.dsl:33)
    andn s10, a7, s7
    xnor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    and s7, a6, t2
    and s11, s10, t0
    xor a6, a6, s7
    xor s10, s10, s11
    slli s7, s7, 2
    srli a6, a6, 2
    slli s11, s11, 3
    srli s10, s10, 1
    or a6, s7, a6
    and s7, a7, t3
    xor a7, a7, s7
    slli s7, s7, 1
    srli a7, a7, 3
    or a7, s7, a7
    lw s7, 300(a3)
    or s10, s11, s10
    lw s11, 304(a3)
    xor a6, a6, s7
    xnor a7, a7, s11
    lw s7, 308(a3)
    # round 27 (gift.dsl:33)
    andn s11, s10, a6
    # round 26 (gift.dsl:33)
    xnor a5, a5, s7
    # round 27 (gift.dsl:33)
    andn s7, a7, s10
    xor a7, a7, s11
    xor a6, a6, s7
    xnor s7, a5, a7
    and a5, a6, a5
    xor a6, a6, s7
    xor a5, s10, a5
    andn s10, a6, a5
    xor a7, a7, s10
    and s10, a7, t5
    and s11, s7, t1
    xor a7, a7, s10
    xor s7, s7, s11
    rev8 a6, a6
    slli s10, s10, 4
    srli a7, a7, 12
    slli s11, s11, 12
    srli s7, s7, 4
    rori a6, a6, 16
    or a7, s10, a7
    lw s10, 312(a3)
    or s7, s11, s7
    lw s11, 316(a3)
    xor a6, a6, s10
    xnor a7, a7, s11
    lw s10, 320(a3)
    # round 28 (gift.dsl:33)
    andn s11, s7, a6
    # round 27 (gift.dsl:33)
    xnor a5, a5, s10
    # round 28 (gift.dsl:33)
    andn s10, a7, s7
    xor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    srli s7, s10, 17
    srli s11, s10, 15
    and s7, s7, s0
    and s11, s11, s2
    or s7, s7, s11
    and s11, a6, t4
    xor a6, a6, s11
    slli s11, s11, 1
    srli a6, a6, 1
    slli s10, s10, 16
    or a6, s11, a6
    slli s11, a7, 15
    and s11, s11, s5
    or s7, s7, s10
    srli s10, a7, 16
    slli a7, a7, 17
    or s10, s10, s11
    and a7, a7, s9
    lw s11, 324(a3)
    or a7, s10, a7
    lw s10, 328(a3)
    xor a6, a6, s11
    xnor a7, a7, s10
    lw s10, 332(a3)
    # round 29 (gift.dsl:33)
    andn s11, s7, a6
    # round 28 (gift.dsl:33)
    xnor a5, a5, s10
    # round 29 (gift.dsl:33)
    andn s10, a7, s7
    xor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    and s7, a6, s4
    and s11, s10, t6
    xor a6, a6, s7
    xor s10, s10, s11
    slli s7, s7, 4
    srli a6, a6, 4
    slli s11, s11, 2
    srli s10, s10, 6
    or a6, s7, a6
    and s7, a7, s6
    xor a7, a7, s7
    slli s7, s7, 6
    srli a7, a7, 2
    or a7, s7, a7
    lw s7, 336(a3)
    or s10, s11, s10
    lw s11, 340(a3)
    xor a6, a6, s7
    xnor a7, a7, s11
    lw s7, 344(a3)
    # round 30 (gift.dsl:33)
    andn s11, s10, a6
    # round 29 (gift.dsl:33)
    xnor a5, a5, s7
    # round 30 (gift.dsl:33)
    andn s7, a7, s10
    xor a7, a7, s11
    xor a6, a6, s7
    xnor s7, a5, a7
    and a5, a6, a5
    xor a6, a6, s7
    xor a5, s10, a5
    andn s10, a6, a5
    xor a7, a7, s10
    lw s10, 348(a3)
    lw s11, 352(a3)
    rori a6, a6, 16
    rori a7, a7, 24
    rori s7, s7, 8
    xor a6, a6, s10
    xnor a7, a7, s11
    lw s10, 356(a3)
    # round 31 (gift.dsl:33)
    orn s11, a6, s7
    # round 30 (gift.dsl:33)
    xnor a5, a5, s10
    # round 31 (gift.dsl:33)
    andn s10, a7, s7
    xnor a7, a7, s11
    xor a6, a6, s10
    xnor s10, a5, a7
    and a5, a6, a5
    xor a6, a6, s10
    xor a5, s7, a5
    andn s7, a6, a5
    xor a7, a7, s7
    and s7, a6, t2
    and s11, s10, t0
    xor a6, a6, s7
    xor s10, s10, s11
    slli s7, s7, 2
    srli a6, a6, 2
    slli s11, s11, 3
    srli s10, s10, 1
    or a6, s7, a6
    and s7, a7, t3
    xor a7, a7, s7
    slli s7, s7, 1
    srli a7, a7, 3
    or a7, s7, a7
    lw s7, 360(a3)
    or s10, s11, s10
    xor a6, a6, s7
    xnor a7, a7, a4
    lw a4, 364(a3)
    # round 32 (gift.dsl:33)
    andn s7, s10, a6
    andn s11, a7, s10
    # round 31 (gift.dsl:33)
    xnor a5, a5, a4
    # round 32 (gift.dsl:33)
    xor a7, a7, s7
    xor a6, a6, s11
    xnor a4, a5, a7
    and a5, a6, a5
    xor a6, a6, a4
    xor a5, s10, a5
    andn s7, a6, a5
    xor a7, a7, s7
    and s7, a7, t5
    and s10, a4, t1
    xor a7, a7, s7
    xor a4, a4, s10
    rev8 a6, a6
    slli s7, s7, 4
    srli a7, a7, 12
    lw s11, 368(a3)
    slli s10, s10, 12
    srli a4, a4, 4
    rori a6, a6, 16
    or a7, s7, a7
    or a4, s10, a4
    xor a6, a6, s11
    xnor a7, a7, s1
    lw s1, 372(a3)
    # round 33 (gift.dsl:33)
    andn s7, a4, a6
    andn s10, a7, a4
    # round 32 (gift.dsl:33)
    xnor a5, a5, s1
    # round 33 (gift.dsl:33)
    xor a7, a7, s7
    xor a6, a6, s10
    xnor s1, a5, a7
    and a5, a6, a5
    xor a6, a6, s1
    xor a5, a4, a5
    andn a4, a6, a5
    xor a7, a7, a4
    and a4, a6, t4
    slli s7, a7, 15
    srli s10, s1, 17
    srli s11, s1, 15
    xor a6, a6, a4
    and s7, s7, s5
    and s10, s10, s0
    and s11, s11, s2
    slli a4, a4, 1
    srli a6, a6, 1
    or s10, s10, s11
    srli s11, a7, 16
    slli a7, a7, 17
    or s7, s11, s7
    and a7, a7, s9
    lw s11, 376(a3)
    slli s1, s1, 16
    or a6, a4, a6
    or a7, s7, a7
    or a4, s10, s1
    xor a6, a6, s11
    xnor a7, a7, s8
    lw s1, 380(a3)
    # round 34 (gift.dsl:33)
    andn s7, a4, a6
    andn s8, a7, a4
    # round 33 (gift.dsl:33)
    xnor a5, a5, s1
    # round 34 (gift.dsl:33)
    xor a7, a7, s7
    xor a6, a6, s8
    xnor s1, a5, a7
    and a5, a6, a5
    xor a6, a6, s1
    xor a5, a4, a5
    andn a4, a6, a5
    xor a7, a7, a4
    and a4, a6, s4
    and s7, a7, s6
    and s8, s1, t6
    xor a6, a6, a4
    xor a7, a7, s7
    xor s1, s1, s8
    slli a4, a4, 4
    srli a6, a6, 4
    slli s7, s7, 6
    srli a7, a7, 2
    lw s10, 384(a3)
    slli s8, s8, 2
    srli s1, s1, 6
    or a6, a4, a6
    or a7, s7, a7
    or a4, s8, s1
    xor a6, a6, s10
    xnor a7, a7, ra
    lw s1, 388(a3)
    # round 35 (gift.dsl:33)
    andn s7, a4, a6
    andn s8, a7, a4
    # round 34 (gift.dsl:33)
    xnor a5, a5, s1
    # round 35 (gift.dsl:33)
    xor a7, a7, s7
    xor a6, a6, s8
    xnor s1, a5, a7
    and a5, a6, a5
    xor a6, a6, s1
    xor a5, a4, a5
    andn a4, a6, a5
    xor a7, a7, a4
    lw a4, 392(a3)
    rori a6, a6, 16
    rori a7, a7, 24
    rori s1, s1, 8
    xor a6, a6, a4
    xnor a7, a7, s3
    lw a4, 396(a3)
    # round 36 (gift.dsl:33)
    orn s3, a6, s1
    andn s7, a7, s1
    # round 35 (gift.dsl:33)
    xnor a5, a5, a4
    # round 36 (gift.dsl:33)
    xnor a7, a7, s3
    xor a6, a6, s7
    xnor a4, a5, a7
    and a5, a6, a5
    xor a6, a6, a4
    xor a5, s1, a5
    andn s1, a6, a5
    xor a7, a7, s1
    and t2, a6, t2
    and t3, a7, t3
    and t0, a4, t0
    xor a6, a6, t2
    xor a7, a7, t3
    xor a4, a4, t0
    slli t2, t2, 2
    srli a6, a6, 2
    slli t3, t3, 1
    srli a7, a7, 3
    lw s1, 400(a3)
    lw s3, 60(a3)
    slli t0, t0, 3
    srli a4, a4, 1
    or a6, t2, a6
    or a7, t3, a7
    or t0, t0, a4
    xor a6, a6, s1
    xnor a7, a7, s3
    lw t2, 404(a3)
    # round 37 (gift.dsl:33)
    andn t3, t0, a6
    andn a4, a7, t0
    # round 36 (gift.dsl:33)
    xnor a5, a5, t2
    # round 37 (gift.dsl:33)
    xor a7, a7, t3
    xor a6, a6, a4
    xnor t2, a5, a7
    and a5, a6, a5
    xor a6, a6, t2
    xor a5, t0, a5
    andn t0, a6, a5
    xor a7, a7, t0
    and t0, a7, t5
    and t1, t2, t1
    xor a7, a7, t0
    xor t2, t2, t1
    rev8 a6, a6
    slli t0, t0, 4
    srli a7, a7, 12
    lw t3, 408(a3)
    lw t5, 72(a3)
    slli t1, t1, 12
    srli t2, t2, 4
    rori a6, a6, 16
    or a7, t0, a7
    or t0, t1, t2
    xor a6, a6, t3
    xnor a7, a7, t5
    lw t1, 412(a3)
    # round 38 (gift.dsl:33)
    andn t2, t0, a6
    andn t3, a7, t0
    # round 37 (gift.dsl:33)
    xnor a5, a5, t1
    # round 38 (gift.dsl:33)
    xor a7, a7, t2
    xor a6, a6, t3
    xnor t1, a5, a7
    and a5, a6, a5
    xor a6, a6, t1
    xor a5, t0, a5
    andn t0, a6, a5
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
    and t4, t4, s2
    slli t0, t0, 1
    srli a6, a6, 1
    or t2, t5, t2
    and a7, a7, s9
    lw t5, 416(a3)
    lw a4, 84(a3)
    or t3, t3, t4
    slli t1, t1, 16
    or a6, t0, a6
    or a7, t2, a7
    or t0, t3, t1
    xor a6, a6, t5
    xnor a7, a7, a4
    lw t1, 420(a3)
    # round 39 (gift.dsl:33)
    andn t2, t0, a6
    andn t3, a7, t0
    # round 38 (gift.dsl:33)
    xnor a5, a5, t1
    # round 39 (gift.dsl:33)
    xor a7, a7, t2
    xor a6, a6, t3
    xnor t1, a5, a7
    and a5, a6, a5
    xor a6, a6, t1
    xor a5, t0, a5
    andn t0, a6, a5
    xor a7, a7, t0
    and t0, a6, s4
    and t2, a7, s6
    and t3, t1, t6
    xor a6, a6, t0
    xor a7, a7, t2
    xor t1, t1, t3
    slli t0, t0, 4
    srli a6, a6, 4
    slli t2, t2, 6
    srli a7, a7, 2
    lw t4, 424(a3)
    lw t5, 96(a3)
    slli t3, t3, 2
    srli t1, t1, 6
    or a6, t0, a6
    or a7, t2, a7
    or t0, t3, t1
    xor a6, a6, t4
    xnor a7, a7, t5
    lw t1, 428(a3)
    # round 40 (gift.dsl:33)
    andn t2, t0, a6
    andn t3, a7, t0
    # round 39 (gift.dsl:33)
    xnor a5, a5, t1
    # round 40 (gift.dsl:33)
    xor a7, a7, t2
    xor a6, a6, t3
    xor t1, a5, a7
    and a5, a6, a5
    xnor a6, a6, t1
    xor a5, t0, a5
    andn t0, a6, a5
    lw t2, 432(a3)
    lw t3, 436(a3)
    xor a7, a7, t0
    lw t0, 440(a3)
    xor a6, a6, t2
    xnor a7, a7, t3
    xnor a5, a5, t0
    rori t0, t1, 8
    rori a6, a6, 16
    rori a7, a7, 24
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
.Llwcc_giftb128_128_ecb_decrypt_rv32i_group:
    lw a5, 0(a1)
    lw a6, 4(a1)
    lw a7, 8(a1)
    lw t0, 12(a1)
    lw t1, 440(a3)
    lw t2, 432(a3)
    lw t3, 436(a3)
    rori a5, a5, 24
    rori a6, a6, 16
    rori a7, a7, 8
    xor t0, t0, t1
    xor a6, a6, t2
    xor a7, a7, t3
    # round 40 (gift.dsl:33)
    andn t1, a5, t0
    xor a5, a5, a6
    xor a7, a7, t1
    or t1, a5, a7
    xor t1, t0, t1
    xor a6, a6, a7
    or t2, t1, a6
    lw t3, 424(a3)
    lw t4, 96(a3)
    lui t5, 12336
    xor t2, a5, t2
    addi t5, t5, 771
    lui t6, 61681
    lui a4, 259060
    xor t2, t2, t3
    xnor a6, a6, t4
    and t3, t1, t5
    addi t4, t6, -241
    addi t6, a4, -193
    and a5, t0, a5
    lw t0, 428(a3)
    xor t1, t1, t3
    and a4, t2, t4
    and s0, a6, t6
    xor a5, a7, a5
    slli a7, t3, 6
    srli t1, t1, 2
    xor t2, t2, a4
    xor a6, a6, s0
    xnor a5, a5, t0
    or a7, a7, t1
    slli t0, a4, 4
    srli t1, t2, 4
    slli t2, s0, 2
    srli a6, a6, 6
    or t0, t0, t1
    or a6, t2, a6
    # round 39 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or t2, t1, t0
    lw t3, 416(a3)
    lw a4, 84(a3)
    xor t2, a7, t2
    lui s0, 349525
    xor t2, t2, t3
    xnor t0, t0, a4
    slli t3, t1, 15
    lui a4, 349520
    addi s0, s0, 1365
    lui s1, 5
    lui s2, 11
    and a5, a5, a7
    lw a7, 420(a3)
    srli s3, t1, 16
    and t3, t3, a4
    slli t1, t1, 17
    lui s4, 699040
    and s5, t2, s0
    srli s6, t0, 17
    addi s1, s1, 1365
    srli s7, t0, 15
    addi s2, s2, -1366
    xor a5, a6, a5
    or a6, s3, t3
    and t1, t1, s4
    xor t2, t2, s5
    and t3, s6, s1
    and s3, s7, s2
    xnor a5, a5, a7
    or a6, a6, t1
    slli a7, s5, 1
    srli t1, t2, 1
    or t2, t3, s3
    slli t0, t0, 16
    or a7, a7, t1
    or t0, t2, t0
    # round 38 (gift.dsl:33)
    or t1, a6, a5
    xnor a6, a6, a7
    xnor t0, t0, t1
    or t1, a6, t0
    lw t2, 72(a3)
    lui t3, 65521
    xor t1, a5, t1
    xor a7, a7, t0
    addi t3, t3, -1
    lui s3, 240
    or s5, t1, a7
    lw s6, 408(a3)
    xnor a7, a7, t2
    and t2, t1, t3
    addi s3, s3, 15
    xor s5, a6, s5
    and a5, a5, a6
    lw a6, 412(a3)
    xor t1, t1, t2
    and s7, a7, s3
    xor a5, t0, a5
    xor t0, s5, s6
    slli t2, t2, 4
    srli t1, t1, 12
    xor a7, a7, s7
    xnor a5, a5, a6
    or a6, t2, t1
    rev8 t0, t0
    slli t1, s7, 12
    srli a7, a7, 4
    rori t0, t0, 16
    or a7, t1, a7
    # round 37 (gift.dsl:33)
    or t1, a6, a5
    xnor a6, a6, t0
    xnor a7, a7, t1
    or t1, a6, a7
    xor t1, a5, t1
    xor t0, t0, a7
    or t2, t1, t0
    lw s5, 400(a3)
    lw s6, 60(a3)
    lui s7, 489335
    xor t2, a6, t2
    addi s7, s7, 1911
    lui s8, 209715
    lui s9, 69905
    xor t2, t2, s5
    xnor t0, t0, s6
    and s5, t1, s7
    addi s6, s8, 819
    addi s8, s9, 273
    and a5, a5, a6
    lw a6, 404(a3)
    xor t1, t1, s5
    and s9, t2, s6
    and s10, t0, s8
    xor a5, a7, a5
    slli a7, s5, 1
    srli t1, t1, 3
    xor t2, t2, s9
    xor t0, t0, s10
    xnor a5, a5, a6
    or a6, a7, t1
    slli a7, s9, 2
    srli t1, t2, 2
    slli t2, s10, 3
    srli t0, t0, 1
    or a7, a7, t1
    or t0, t2, t0
    # round 36 (gift.dsl:33)
    or t1, a6, a5
    xnor a6, a6, a7
    xnor t0, t0, t1
    or t1, a6, t0
    xor t1, a5, t1
    xor a7, a7, t0
    or t2, t1, a7
    and a5, a5, a6
    lw s5, 392(a3)
    lw s9, 48(a3)
    lw s10, 396(a3)
    xor a6, a6, t2
    xor a5, t0, a5
    xor a6, a6, s5
    xnor a7, a7, s9
    xor a5, a5, s10
    rori t0, t1, 24
    rori a6, a6, 16
    rori a7, a7, 8
    # round 35 (gift.dsl:33)
    andn t1, a5, t0
    xnor t0, t0, a6
    xor a7, a7, t1
    or t1, t0, a7
    xnor t1, a5, t1
    xor a6, a6, a7
    or t2, t1, a6
    lw s5, 384(a3)
    lw s10, 36(a3)
    xor t2, t0, t2
    xor t2, t2, s5
    xnor a6, a6, s10
    and s5, t1, t5
    andn a5, t0, a5
    lw t0, 388(a3)
    xor t1, t1, s5
    and s11, t2, t4
    and ra, a6, t6
    xor a5, a7, a5
    slli a7, s5, 6
    srli t1, t1, 2
    xor t2, t2, s11
    xor a6, a6, ra
    xnor a5, a5, t0
    or a7, a7, t1
    slli t0, s11, 4
    srli t1, t2, 4
    slli t2, ra, 2
    srli a6, a6, 6
    or t0, t0, t1
    or a6, t2, a6
    # round 34 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or t2, t1, t0
    lw s5, 376(a3)
    lw s11, 24(a3)
    xor t2, a7, t2
    xor t2, t2, s5
    xnor t0, t0, s11
    slli s5, t1, 15
    and a5, a5, a7
    lw a7, 380(a3)
    srli ra, t1, 16
    and s5, s5, a4
    slli t1, t1, 17
    xor a5, a6, a5
    and a6, t2, s0
    or s5, ra, s5
    srli ra, t0, 17
    and t1, t1, s4
    xor t2, t2, a6
    and ra, ra, s1
    xnor a5, a5, a7
    srli a7, t0, 15
    and a7, a7, s2
    or t1, s5, t1
    slli a6, a6, 1
    srli t2, t2, 1
    or a7, ra, a7
    slli t0, t0, 16
    or a6, a6, t2
    or a7, a7, t0
    # round 33 (gift.dsl:33)
    or t0, t1, a5
    xnor t1, t1, a6
    xnor a7, a7, t0
    or t0, t1, a7
    lw t2, 12(a3)
    xor t0, a5, t0
    xor a6, a6, a7
    or s5, t0, a6
    lw ra, 368(a3)
    xnor a6, a6, t2
    xor s5, t1, s5
    and a5, a5, t1
    and t1, t0, t3
    xor t0, t0, t1
    xor a5, a7, a5
    lw a7, 372(a3)
    xor s5, s5, ra
    and ra, a6, s3
    slli t1, t1, 4
    srli t0, t0, 12
    xor a6, a6, ra
    xnor a5, a5, a7
    or a7, t1, t0
    rev8 t0, s5
    slli t1, ra, 12
    srli a6, a6, 4
    rori t0, t0, 16
    or a6, t1, a6
    # round 32 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or s5, t1, t0
    lw ra, 360(a3)
    xor s5, a7, s5
    xor s5, s5, ra
    lw ra, 0(a3)
    and a5, a5, a7
    xnor a7, t0, ra
    and t0, t1, s7
    xor t1, t1, t0
    xor a5, a6, a5
    lw a6, 364(a3)
    slli t0, t0, 1
    srli t1, t1, 3
    xnor a5, a5, a6
    and a6, s5, s6
    xor s5, s5, a6
    or t0, t0, t1
    and t1, a7, s8
    xor a7, a7, t1
    slli a6, a6, 2
    srli s5, s5, 2
    slli t1, t1, 3
    srli a7, a7, 1
    or a6, a6, s5
    or a7, t1, a7
    # round 31 (gift.dsl:33)
    or t1, t0, a5
    xnor t0, t0, a6
    xnor a7, a7, t1
    or t1, t0, a7
    xor t1, a5, t1
    xor a6, a6, a7
    or s5, t1, a6
    and a5, a5, t0
    xor t0, t0, s5
    lw s5, 348(a3)
    xor a5, a7, a5
    lw a7, 352(a3)
    xor t0, t0, s5
    lw s5, 356(a3)
    xnor a6, a6, a7
    xor a5, a5, s5
    rori a7, t1, 24
    rori t0, t0, 16
    rori a6, a6, 8
    # round 30 (gift.dsl:33)
    andn t1, a5, a7
    xnor a7, a7, t0
    xor a6, a6, t1
    or t1, a7, a6
    xnor t1, a5, t1
    xor t0, t0, a6
    or s5, t1, t0
    xor s5, a7, s5
    andn a5, a7, a5
    lw a7, 336(a3)
    xor a5, a6, a5
    lw a6, 340(a3)
    xor a7, s5, a7
    xnor a6, t0, a6
    and t0, t1, t5
    lw s5, 344(a3)
    xor t1, t1, t0
    slli t0, t0, 6
    srli t1, t1, 2
    xnor a5, a5, s5
    and s5, a7, t4
    xor a7, a7, s5
    or t0, t0, t1
    and t1, a6, t6
    xor a6, a6, t1
    slli s5, s5, 4
    srli a7, a7, 4
    slli t1, t1, 2
    srli a6, a6, 6
    or a7, s5, a7
    or a6, t1, a6
    # round 29 (gift.dsl:33)
    or t1, t0, a5
    xnor t0, t0, a7
    xnor a6, a6, t1
    or t1, t0, a6
    xor t1, a5, t1
    xor a7, a7, a6
    or s5, t1, a7
    xor s5, t0, s5
    and a5, a5, t0
    lw t0, 324(a3)
    xor a5, a6, a5
    lw a6, 328(a3)
    xor t0, s5, t0
    xnor a6, a7, a6
    slli a7, t1, 15
    lw s5, 332(a3)
    and a7, a7, a4
    xnor a5, a5, s5
    srli s5, t1, 16
    slli t1, t1, 17
    or a7, s5, a7
    and s5, t0, s0
    and t1, t1, s4
    xor t0, t0, s5
    or a7, a7, t1
    srli t1, a6, 17
    and t1, t1, s1
    slli s5, s5, 1
    srli t0, t0, 1
    or t0, s5, t0
    srli s5, a6, 15
    and s5, s5, s2
    or t1, t1, s5
    slli a6, a6, 16
    or a6, t1, a6
    # round 28 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or s5, t1, t0
    xor s5, a7, s5
    and a5, a5, a7
    lw a7, 316(a3)
    xor a5, a6, a5
    lw a6, 312(a3)
    xnor a7, t0, a7
    and t0, t1, t3
    xor t1, t1, t0
    xor a6, s5, a6
    lw s5, 320(a3)
    slli t0, t0, 4
    srli t1, t1, 12
    xnor a5, a5, s5
    and s5, a7, s3
    xor a7, a7, s5
    or t0, t0, t1
    rev8 a6, a6
    slli t1, s5, 12
    srli a7, a7, 4
    rori a6, a6, 16
    or a7, t1, a7
    # round 27 (gift.dsl:33)
    or t1, t0, a5
    xnor t0, t0, a6
    xnor a7, a7, t1
    or t1, t0, a7
    xor t1, a5, t1
    xor a6, a6, a7
    or s5, t1, a6
    xor s5, t0, s5
    and a5, a5, t0
    lw t0, 300(a3)
    xor a5, a7, a5
    lw a7, 304(a3)
    xor t0, s5, t0
    xnor a6, a6, a7
    and a7, t1, s7
    lw s5, 308(a3)
    xor t1, t1, a7
    slli a7, a7, 1
    srli t1, t1, 3
    xnor a5, a5, s5
    and s5, t0, s6
    xor t0, t0, s5
    or a7, a7, t1
    and t1, a6, s8
    xor a6, a6, t1
    slli s5, s5, 2
    srli t0, t0, 2
    slli t1, t1, 3
    srli a6, a6, 1
    or t0, s5, t0
    or a6, t1, a6
    # round 26 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or s5, t1, t0
    and a5, a5, a7
    xor a7, a7, s5
    lw s5, 288(a3)
    xor a5, a6, a5
    lw a6, 292(a3)
    xor a7, a7, s5
    lw s5, 296(a3)
    xnor a6, t0, a6
    xor a5, a5, s5
    rori t0, t1, 24
    rori a7, a7, 16
    rori a6, a6, 8
    # round 25 (gift.dsl:33)
    andn t1, a5, t0
    xnor t0, t0, a7
    xor a6, a6, t1
    or t1, t0, a6
    xnor t1, a5, t1
    xor a7, a7, a6
    or s5, t1, a7
    xor s5, t0, s5
    andn a5, t0, a5
    lw t0, 276(a3)
    xor a5, a6, a5
    lw a6, 280(a3)
    xor t0, s5, t0
    xnor a6, a7, a6
    and a7, t1, t5
    lw s5, 284(a3)
    xor t1, t1, a7
    slli a7, a7, 6
    srli t1, t1, 2
    xnor a5, a5, s5
    and s5, t0, t4
    xor t0, t0, s5
    or a7, a7, t1
    and t1, a6, t6
    xor a6, a6, t1
    slli s5, s5, 4
    srli t0, t0, 4
    slli t1, t1, 2
    srli a6, a6, 6
    or t0, s5, t0
    or a6, t1, a6
    # round 24 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or s5, t1, t0
    xor s5, a7, s5
    and a5, a5, a7
    lw a7, 264(a3)
    xor a5, a6, a5
    lw a6, 268(a3)
    xor a7, s5, a7
    xnor a6, t0, a6
    slli t0, t1, 15
    lw s5, 272(a3)
    and t0, t0, a4
    xnor a5, a5, s5
    srli s5, t1, 16
    slli t1, t1, 17
    or t0, s5, t0
    and s5, a7, s0
    and t1, t1, s4
    xor a7, a7, s5
    or t0, t0, t1
    srli t1, a6, 17
    and t1, t1, s1
    slli s5, s5, 1
    srli a7, a7, 1
    or a7, s5, a7
    srli s5, a6, 15
    and s5, s5, s2
    or t1, t1, s5
    slli a6, a6, 16
    or a6, t1, a6
    # round 23 (gift.dsl:33)
    or t1, t0, a5
    xnor t0, t0, a7
    xnor a6, a6, t1
    or t1, t0, a6
    xor t1, a5, t1
    xor a7, a7, a6
    or s5, t1, a7
    xor s5, t0, s5
    and a5, a5, t0
    lw t0, 256(a3)
    xor a5, a6, a5
    lw a6, 252(a3)
    xnor a7, a7, t0
    and t0, t1, t3
    xor t1, t1, t0
    xor a6, s5, a6
    lw s5, 260(a3)
    slli t0, t0, 4
    srli t1, t1, 12
    xnor a5, a5, s5
    and s5, a7, s3
    xor a7, a7, s5
    or t0, t0, t1
    rev8 a6, a6
    slli t1, s5, 12
    srli a7, a7, 4
    rori a6, a6, 16
    or a7, t1, a7
    # round 22 (gift.dsl:33)
    or t1, t0, a5
    xnor t0, t0, a6
    xnor a7, a7, t1
    or t1, t0, a7
    xor t1, a5, t1
    xor a6, a6, a7
    or s5, t1, a6
    xor s5, t0, s5
    and a5, a5, t0
    lw t0, 240(a3)
    xor a5, a7, a5
    lw a7, 244(a3)
    xor t0, s5, t0
    xnor a6, a6, a7
    and a7, t1, s7
    lw s5, 248(a3)
    xor t1, t1, a7
    slli a7, a7, 1
    srli t1, t1, 3
    xnor a5, a5, s5
    and s5, t0, s6
    xor t0, t0, s5
    or a7, a7, t1
    and t1, a6, s8
    xor a6, a6, t1
    slli s5, s5, 2
    srli t0, t0, 2
    slli t1, t1, 3
    srli a6, a6, 1
    or t0, s5, t0
    or a6, t1, a6
    # round 21 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or s5, t1, t0
    and a5, a5, a7
    xor a7, a7, s5
    lw s5, 228(a3)
    xor a5, a6, a5
    lw a6, 232(a3)
    xor a7, a7, s5
    lw s5, 236(a3)
    xnor a6, t0, a6
    xor a5, a5, s5
    rori t0, t1, 24
    rori a7, a7, 16
    rori a6, a6, 8
    # round 20 (gift.dsl:33)
    andn t1, a5, t0
    xnor t0, t0, a7
    xor a6, a6, t1
    or t1, t0, a6
    xnor t1, a5, t1
    xor a7, a7, a6
    or s5, t1, a7
    xor s5, t0, s5
    andn a5, t0, a5
    lw t0, 216(a3)
    xor a5, a6, a5
    lw a6, 220(a3)
    xor t0, s5, t0
    xnor a6, a7, a6
    and a7, t1, t5
    lw s5, 224(a3)
    xor t1, t1, a7
    slli a7, a7, 6
    srli t1, t1, 2
    xnor a5, a5, s5
    and s5, t0, t4
    xor t0, t0, s5
    or a7, a7, t1
    and t1, a6, t6
    xor a6, a6, t1
    slli s5, s5, 4
    srli t0, t0, 4
    slli t1, t1, 2
    srli a6, a6, 6
    or t0, s5, t0
    or a6, t1, a6
    # round 19 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or s5, t1, t0
    xor s5, a7, s5
    and a5, a5, a7
    lw a7, 204(a3)
    xor a5, a6, a5
    lw a6, 208(a3)
    xor a7, s5, a7
    xnor a6, t0, a6
    slli t0, t1, 15
    lw s5, 212(a3)
    and t0, t0, a4
    xnor a5, a5, s5
    srli s5, t1, 16
    slli t1, t1, 17
    or t0, s5, t0
    and s5, a7, s0
    and t1, t1, s4
    xor a7, a7, s5
    or t0, t0, t1
    srli t1, a6, 17
    and t1, t1, s1
    slli s5, s5, 1
    srli a7, a7, 1
    or a7, s5, a7
    srli s5, a6, 15
    and s5, s5, s2
    or t1, t1, s5
    slli a6, a6, 16
    or a6, t1, a6
    # round 18 (gift.dsl:33)
    or t1, t0, a5
    xnor t0, t0, a7
    xnor a6, a6, t1
    or t1, t0, a6
    xor t1, a5, t1
    xor a7, a7, a6
    or s5, t1, a7
    xor s5, t0, s5
    and a5, a5, t0
    lw t0, 196(a3)
    xor a5, a6, a5
    lw a6, 192(a3)
    xnor a7, a7, t0
    and t0, t1, t3
    xor t1, t1, t0
    xor a6, s5, a6
    lw s5, 200(a3)
    slli t0, t0, 4
    srli t1, t1, 12
    xnor a5, a5, s5
    and s5, a7, s3
    xor a7, a7, s5
    or t0, t0, t1
    rev8 a6, a6
    slli t1, s5, 12
    srli a7, a7, 4
    rori a6, a6, 16
    or a7, t1, a7
    # round 17 (gift.dsl:33)
    or t1, t0, a5
    xnor t0, t0, a6
    xnor a7, a7, t1
    or t1, t0, a7
    xor t1, a5, t1
    xor a6, a6, a7
    or s5, t1, a6
    xor s5, t0, s5
    and a5, a5, t0
    lw t0, 180(a3)
    xor a5, a7, a5
    lw a7, 184(a3)
    xor t0, s5, t0
    xnor a6, a6, a7
    and a7, t1, s7
    lw s5, 188(a3)
    xor t1, t1, a7
    slli a7, a7, 1
    srli t1, t1, 3
    xnor a5, a5, s5
    and s5, t0, s6
    xor t0, t0, s5
    or a7, a7, t1
    and t1, a6, s8
    xor a6, a6, t1
    slli s5, s5, 2
    srli t0, t0, 2
    slli t1, t1, 3
    srli a6, a6, 1
    or t0, s5, t0
    or a6, t1, a6
    # round 16 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or s5, t1, t0
    and a5, a5, a7
    xor a7, a7, s5
    lw s5, 168(a3)
    xor a5, a6, a5
    lw a6, 172(a3)
    xor a7, a7, s5
    lw s5, 176(a3)
    xnor a6, t0, a6
    xor a5, a5, s5
    rori t0, t1, 24
    rori a7, a7, 16
    rori a6, a6, 8
    # round 15 (gift.dsl:33)
    andn t1, a5, t0
    xnor t0, t0, a7
    xor a6, a6, t1
    or t1, t0, a6
    xnor t1, a5, t1
    xor a7, a7, a6
    or s5, t1, a7
    xor s5, t0, s5
    andn a5, t0, a5
    lw t0, 156(a3)
    xor a5, a6, a5
    lw a6, 160(a3)
    xor t0, s5, t0
    xnor a6, a7, a6
    and a7, t1, t5
    lw s5, 164(a3)
    xor t1, t1, a7
    slli a7, a7, 6
    srli t1, t1, 2
    xnor a5, a5, s5
    and s5, t0, t4
    xor t0, t0, s5
    or a7, a7, t1
    and t1, a6, t6
    xor a6, a6, t1
    slli s5, s5, 4
    srli t0, t0, 4
    slli t1, t1, 2
    srli a6, a6, 6
    or t0, s5, t0
    or a6, t1, a6
    # round 14 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or s5, t1, t0
    xor s5, a7, s5
    and a5, a5, a7
    lw a7, 144(a3)
    xor a5, a6, a5
    lw a6, 148(a3)
    xor a7, s5, a7
    xnor a6, t0, a6
    slli t0, t1, 15
    lw s5, 152(a3)
    and t0, t0, a4
    xnor a5, a5, s5
    srli s5, t1, 16
    slli t1, t1, 17
    or t0, s5, t0
    and s5, a7, s0
    and t1, t1, s4
    xor a7, a7, s5
    or t0, t0, t1
    srli t1, a6, 17
    and t1, t1, s1
    slli s5, s5, 1
    srli a7, a7, 1
    or a7, s5, a7
    srli s5, a6, 15
    and s5, s5, s2
    or t1, t1, s5
    slli a6, a6, 16
    or a6, t1, a6
    # round 13 (gift.dsl:33)
    or t1, t0, a5
    xnor t0, t0, a7
    xnor a6, a6, t1
    or t1, t0, a6
    xor t1, a5, t1
    xor a7, a7, a6
    or s5, t1, a7
    xor s5, t0, s5
    and a5, a5, t0
    lw t0, 136(a3)
    xor a5, a6, a5
    lw a6, 132(a3)
    xnor a7, a7, t0
    and t0, t1, t3
    xor t1, t1, t0
    xor a6, s5, a6
    lw s5, 140(a3)
    slli t0, t0, 4
    srli t1, t1, 12
    xnor a5, a5, s5
    and s5, a7, s3
    xor a7, a7, s5
    or t0, t0, t1
    rev8 a6, a6
    slli t1, s5, 12
    srli a7, a7, 4
    rori a6, a6, 16
    or a7, t1, a7
    # round 12 (gift.dsl:33)
    or t1, t0, a5
    xnor t0, t0, a6
    xnor a7, a7, t1
    or t1, t0, a7
    xor t1, a5, t1
    xor a6, a6, a7
    or s5, t1, a6
    xor s5, t0, s5
    and a5, a5, t0
    lw t0, 120(a3)
    xor a5, a7, a5
    lw a7, 124(a3)
    xor t0, s5, t0
    xnor a6, a6, a7
    and a7, t1, s7
    lw s5, 128(a3)
    xor t1, t1, a7
    slli a7, a7, 1
    srli t1, t1, 3
    xnor a5, a5, s5
    and s5, t0, s6
    xor t0, t0, s5
    or a7, a7, t1
    and t1, a6, s8
    xor a6, a6, t1
    slli s5, s5, 2
    srli t0, t0, 2
    slli t1, t1, 3
    srli a6, a6, 1
    or t0, s5, t0
    or a6, t1, a6
    # round 11 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or s5, t1, t0
    and a5, a5, a7
    xor a7, a7, s5
    lw s5, 108(a3)
    xor a5, a6, a5
    lw a6, 112(a3)
    xor a7, a7, s5
    lw s5, 116(a3)
    xnor a6, t0, a6
    xor a5, a5, s5
    rori t0, t1, 24
    rori a7, a7, 16
    rori a6, a6, 8
    # round 10 (gift.dsl:33)
    andn t1, a5, t0
    xnor t0, t0, a7
    xor a6, a6, t1
    or t1, t0, a6
    xnor t1, a5, t1
    xor a7, a7, a6
    or s5, t1, a7
    xor s5, t0, s5
    andn a5, t0, a5
    lw t0, 96(a3)
    xor a5, a6, a5
    lw a6, 100(a3)
    xor t0, s5, t0
    xnor a6, a7, a6
    and a7, t1, t5
    lw s5, 104(a3)
    xor t1, t1, a7
    slli a7, a7, 6
    srli t1, t1, 2
    xnor a5, a5, s5
    and s5, t0, t4
    xor t0, t0, s5
    or a7, a7, t1
    and t1, a6, t6
    xor a6, a6, t1
    slli s5, s5, 4
    srli t0, t0, 4
    slli t1, t1, 2
    srli a6, a6, 6
    or t0, s5, t0
    or a6, t1, a6
    # round 9 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or s5, t1, t0
    xor s5, a7, s5
    and a5, a5, a7
    lw a7, 84(a3)
    xor a5, a6, a5
    lw a6, 88(a3)
    xor a7, s5, a7
    xnor a6, t0, a6
    slli t0, t1, 15
    lw s5, 92(a3)
    and t0, t0, a4
    xnor a5, a5, s5
    srli s5, t1, 16
    slli t1, t1, 17
    or t0, s5, t0
    and s5, a7, s0
    and t1, t1, s4
    xor a7, a7, s5
    or t0, t0, t1
    srli t1, a6, 17
    and t1, t1, s1
    slli s5, s5, 1
    srli a7, a7, 1
    or a7, s5, a7
    srli s5, a6, 15
    and s5, s5, s2
    or t1, t1, s5
    slli a6, a6, 16
    or a6, t1, a6
    # round 8 (gift.dsl:33)
    or t1, t0, a5
    xnor t0, t0, a7
    xnor a6, a6, t1
    or t1, t0, a6
    xor t1, a5, t1
    xor a7, a7, a6
    or s5, t1, a7
    xor s5, t0, s5
    and a5, a5, t0
    lw t0, 76(a3)
    xor a5, a6, a5
    lw a6, 72(a3)
    xnor a7, a7, t0
    and t0, t1, t3
    xor t1, t1, t0
    xor a6, s5, a6
    lw s5, 80(a3)
    slli t0, t0, 4
    srli t1, t1, 12
    xnor a5, a5, s5
    and s5, a7, s3
    xor a7, a7, s5
    or t0, t0, t1
    rev8 a6, a6
    slli t1, s5, 12
    srli a7, a7, 4
    rori a6, a6, 16
    or a7, t1, a7
    # round 7 (gift.dsl:33)
    or t1, t0, a5
    xnor t0, t0, a6
    xnor a7, a7, t1
    or t1, t0, a7
    xor t1, a5, t1
    xor a6, a6, a7
    or s5, t1, a6
    xor s5, t0, s5
    and a5, a5, t0
    lw t0, 60(a3)
    xor a5, a7, a5
    lw a7, 64(a3)
    xor t0, s5, t0
    xnor a6, a6, a7
    and a7, t1, s7
    lw s5, 68(a3)
    xor t1, t1, a7
    slli a7, a7, 1
    srli t1, t1, 3
    xnor a5, a5, s5
    and s5, t0, s6
    xor t0, t0, s5
    or a7, a7, t1
    and t1, a6, s8
    xor a6, a6, t1
    slli s5, s5, 2
    srli t0, t0, 2
    slli t1, t1, 3
    srli a6, a6, 1
    or t0, s5, t0
    or a6, t1, a6
    # round 6 (gift.dsl:33)
    or t1, a7, a5
    xnor a7, a7, t0
    xnor a6, a6, t1
    or t1, a7, a6
    xor t1, a5, t1
    xor t0, t0, a6
    or s5, t1, t0
    and a5, a5, a7
    xor a7, a7, s5
    lw s5, 52(a3)
    xor a5, a6, a5
    lw a6, 56(a3)
    xor a7, a7, s9
    xnor t0, t0, s5
    xor a5, a5, a6
    rori a6, t1, 24
    rori a7, a7, 16
    rori t0, t0, 8
    # round 5 (gift.dsl:33)
    andn t1, a5, a6
    xnor a6, a6, a7
    xor t0, t0, t1
    or t1, a6, t0
    xnor t1, a5, t1
    xor a7, a7, t0
    or s5, t1, a7
    lw s9, 40(a3)
    xor s5, a6, s5
    xor s5, s5, s10
    xnor a7, a7, s9
    and t5, t1, t5
    andn a5, a6, a5
    lw a6, 44(a3)
    xor t1, t1, t5
    and t4, s5, t4
    and t6, a7, t6
    xor a5, t0, a5
    slli t0, t5, 6
    srli t1, t1, 2
    xor t5, s5, t4
    xor a7, a7, t6
    xnor a5, a5, a6
    or a6, t0, t1
    slli t0, t4, 4
    srli t1, t5, 4
    slli t4, t6, 2
    srli a7, a7, 6
    or t0, t0, t1
    or a7, t4, a7
    # round 4 (gift.dsl:33)
    or t1, a6, a5
    xnor a6, a6, t0
    xnor a7, a7, t1
    or t1, a6, a7
    xor t1, a5, t1
    xor t0, t0, a7
    or t4, t1, t0
    lw t5, 28(a3)
    xor t4, a6, t4
    xor t4, t4, s11
    xnor t0, t0, t5
    slli t5, t1, 15
    and a5, a5, a6
    lw a6, 32(a3)
    srli t6, t1, 16
    and t5, t5, a4
    slli t1, t1, 17
    and a4, t4, s0
    srli s0, t0, 17
    srli s5, t0, 15
    xor a5, a7, a5
    or a7, t6, t5
    and t1, t1, s4
    xor t4, t4, a4
    and t5, s0, s1
    and t6, s5, s2
    xnor a5, a5, a6
    or a6, a7, t1
    slli a7, a4, 1
    srli t1, t4, 1
    or t4, t5, t6
    slli t0, t0, 16
    or a7, a7, t1
    or t0, t4, t0
    # round 3 (gift.dsl:33)
    or t1, a6, a5
    xnor a6, a6, a7
    xnor t0, t0, t1
    or t1, a6, t0
    lw t4, 16(a3)
    xor t1, a5, t1
    xor a7, a7, t0
    or t5, t1, a7
    xnor a7, a7, t4
    and t3, t1, t3
    xor t4, a6, t5
    and a5, a5, a6
    lw a6, 20(a3)
    xor t1, t1, t3
    and t5, a7, s3
    xor a5, t0, a5
    xor t0, t4, t2
    slli t2, t3, 4
    srli t1, t1, 12
    xor a7, a7, t5
    xnor a5, a5, a6
    or a6, t2, t1
    rev8 t0, t0
    slli t1, t5, 12
    srli a7, a7, 4
    rori t0, t0, 16
    or a7, t1, a7
    # round 2 (gift.dsl:33)
    or t1, a6, a5
    xnor a6, a6, t0
    xnor a7, a7, t1
    or t1, a6, a7
    xor t1, a5, t1
    xor t0, t0, a7
    or t2, t1, t0
    lw t3, 4(a3)
    xor t2, a6, t2
    xor t2, t2, ra
    xnor t0, t0, t3
    and t3, t1, s7
    and a5, a5, a6
    lw a6, 8(a3)
    xor t1, t1, t3
    and t4, t2, s6
    and t5, t0, s8
    xor a5, a7, a5
    slli a7, t3, 1
    srli t1, t1, 3
    xor t2, t2, t4
    xor t0, t0, t5
    xnor a5, a5, a6
    or a6, a7, t1
    slli a7, t4, 2
    srli t1, t2, 2
    slli t2, t5, 3
    srli t0, t0, 1
    or a7, a7, t1
    or t0, t2, t0
    # round 1 (gift.dsl:33)
    or t1, a6, a5
    xnor a6, a6, a7
    xnor t0, t0, t1
    or t1, a6, t0
    xnor t1, a5, t1
    xnor a7, a7, t0
    and t2, t1, a7
    and a5, a5, a6
    xnor a6, a6, t2
    xnor a5, t0, a5
    sw t1, 0(a0)
    sw a6, 4(a0)
    sw a7, 8(a0)
    sw a5, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bltu a2, a1, .Llwcc_giftb128_128_ecb_decrypt_rv32i_group_done
    j .Llwcc_giftb128_128_ecb_decrypt_rv32i_group
.Llwcc_giftb128_128_ecb_decrypt_rv32i_group_done:
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
    lbu a5, 8(a1)
    lbu a6, 9(a1)
    lbu a7, 10(a1)
    lbu t0, 11(a1)
    lbu t1, 0(a1)
    lbu t2, 1(a1)
    lbu t3, 2(a1)
    lbu t4, 3(a1)
    lbu t5, 4(a1)
    lbu t6, 5(a1)
    lbu a4, 6(a1)
    lbu a3, 7(a1)
    slli a6, a6, 8
    slli a7, a7, 16
    slli t0, t0, 24
    slli t2, t2, 8
    slli t3, t3, 16
    slli t4, t4, 24
    slli t6, t6, 8
    slli a4, a4, 16
    slli a3, a3, 24
    or a5, a5, a6
    or a6, t1, t2
    or t1, t5, t6
    or a5, a5, a7
    or a6, a6, t3
    or a7, t1, a4
    or a5, a5, t0
    or a6, a6, t4
    or a7, a7, a3
    # round 1 (gift.dsl:33)
    not a6, a6
    andn t0, a6, a7
    andn t1, a5, a6
    sw a6, 452(a0)
    xor a5, a5, t0
    xor a6, a7, t1
    sw a5, 444(a0)
    sw a6, 448(a0)
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
    # round 1 (gift.dsl:33)
    lw a5, 444(a3)
    lw a6, 448(a3)
    rev8 a7, a4
    lw t0, 452(a3)
    xnor t1, a7, a5
    and a7, a6, a7
    xor a6, a6, t1
    xor a7, t0, a7
    andn t0, a6, a7
    lui t2, 209715
    lui t3, 489335
    xor a5, a5, t0
    lui t0, 69905
    addi t2, t2, 819
    addi t3, t3, 1911
    addi t0, t0, 273
    and t4, a6, t2
    and t5, a5, t3
    and t6, t1, t0
    xor a6, a6, t4
    xor a5, a5, t5
    xor t1, t1, t6
    slli t4, t4, 2
    srli a6, a6, 2
    slli t5, t5, 1
    srli a5, a5, 3
    lw s0, 0(a3)
    lw s1, 4(a3)
    slli t6, t6, 3
    srli t1, t1, 1
    or a6, t4, a6
    or a5, t5, a5
    or t1, t6, t1
    xor a6, a6, s0
    xnor a5, a5, s1
    lw t4, 8(a3)
    # round 2 (gift.dsl:33)
    andn t5, t1, a6
    andn t6, a5, t1
    # round 1 (gift.dsl:33)
    xnor a7, a7, t4
    # round 2 (gift.dsl:33)
    xor a5, a5, t5
    xor a6, a6, t6
    xnor t4, a7, a5
    and a7, a6, a7
    xor a6, a6, t4
    xor a7, t1, a7
    andn t1, a6, a7
    lui t5, 65521
    xor a5, a5, t1
    lui t1, 240
    addi t5, t5, -1
    addi t1, t1, 15
    and t6, a5, t5
    and s1, t4, t1
    xor a5, a5, t6
    xor t4, t4, s1
    rev8 a6, a6
    slli t6, t6, 4
    srli a5, a5, 12
    lw s2, 12(a3)
    lw s3, 16(a3)
    slli s1, s1, 12
    srli t4, t4, 4
    rori a6, a6, 16
    or a5, t6, a5
    or t4, s1, t4
    xor a6, a6, s2
    xnor a5, a5, s3
    lw t6, 20(a3)
    # round 3 (gift.dsl:33)
    andn s1, t4, a6
    andn s3, a5, t4
    # round 2 (gift.dsl:33)
    xnor a7, a7, t6
    # round 3 (gift.dsl:33)
    xor a5, a5, s1
    xor a6, a6, s3
    xnor t6, a7, a5
    and a7, a6, a7
    xor a6, a6, t6
    xor a7, t4, a7
    andn t4, a6, a7
    lui s1, 349525
    xor a5, a5, t4
    addi t4, s1, 1365
    lui s1, 5
    lui s3, 11
    and s4, a6, t4
    slli s5, a5, 15
    lui s6, 349520
    srli s7, t6, 17
    addi s1, s1, 1365
    srli s8, t6, 15
    addi s3, s3, -1366
    xor a6, a6, s4
    srli s9, a5, 16
    and s5, s5, s6
    slli a5, a5, 17
    lui s10, 699040
    and s7, s7, s1
    and s8, s8, s3
    slli s4, s4, 1
    srli a6, a6, 1
    or s5, s9, s5
    and a5, a5, s10
    lw s9, 24(a3)
    lw s11, 28(a3)
    or s7, s7, s8
    slli t6, t6, 16
    or a6, s4, a6
    or a5, s5, a5
    or t6, s7, t6
    xor a6, a6, s9
    xnor a5, a5, s11
    lw s4, 32(a3)
    # round 4 (gift.dsl:33)
    andn s5, t6, a6
    andn s7, a5, t6
    # round 3 (gift.dsl:33)
    xnor a7, a7, s4
    # round 4 (gift.dsl:33)
    xor a5, a5, s5
    xor a6, a6, s7
    xnor s4, a7, a5
    and a7, a6, a7
    xor a6, a6, s4
    xor a7, t6, a7
    andn t6, a6, a7
    lui s5, 61681
    lui s7, 12336
    xor a5, a5, t6
    lui t6, 259060
    addi s5, s5, -241
    addi s7, s7, 771
    addi t6, t6, -193
    and s8, a6, s5
    and s11, a5, s7
    and ra, s4, t6
    xor a6, a6, s8
    xor a5, a5, s11
    xor s4, s4, ra
    slli s8, s8, 4
    srli a6, a6, 4
    slli s11, s11, 6
    srli a5, a5, 2
    slli ra, ra, 2
    srli s4, s4, 6
    or a6, s8, a6
    lw s8, 36(a3)
    or a5, s11, a5
    lw s11, 40(a3)
    or s4, ra, s4
    xor a6, a6, s8
    xnor a5, a5, s11
    lw s11, 44(a3)
    # round 5 (gift.dsl:33)
    andn ra, s4, a6
    # round 4 (gift.dsl:33)
    xnor a7, a7, s11
    # round 5 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    lw s4, 48(a3)
    lw ra, 52(a3)
    rori a6, a6, 16
    rori a5, a5, 24
    rori s11, s11, 8
    xor a6, a6, s4
    xnor a5, a5, ra
    lw s4, 56(a3)
    # round 6 (gift.dsl:33)
    andn ra, s11, a6
    # round 5 (gift.dsl:33)
    xnor a7, a7, s4
    # round 6 (gift.dsl:33)
    andn s4, a5, s11
    xor a5, a5, ra
    xor a6, a6, s4
    xnor s4, a7, a5
    and a7, a6, a7
    xor a6, a6, s4
    xor a7, s11, a7
    andn s11, a6, a7
    xor a5, a5, s11
    and s11, a6, t2
    and ra, s4, t0
    xor a6, a6, s11
    xor s4, s4, ra
    slli s11, s11, 2
    srli a6, a6, 2
    slli ra, ra, 3
    srli s4, s4, 1
    or a6, s11, a6
    and s11, a5, t3
    xor a5, a5, s11
    slli s11, s11, 1
    srli a5, a5, 3
    or a5, s11, a5
    lw s11, 60(a3)
    or s4, ra, s4
    lw ra, 64(a3)
    xor a6, a6, s11
    xnor a5, a5, ra
    lw s11, 68(a3)
    # round 7 (gift.dsl:33)
    andn ra, s4, a6
    # round 6 (gift.dsl:33)
    xnor a7, a7, s11
    # round 7 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    and s4, a5, t5
    and ra, s11, t1
    xor a5, a5, s4
    xor s11, s11, ra
    rev8 a6, a6
    slli s4, s4, 4
    srli a5, a5, 12
    slli ra, ra, 12
    srli s11, s11, 4
    rori a6, a6, 16
    or a5, s4, a5
    lw s4, 72(a3)
    or s11, ra, s11
    lw ra, 76(a3)
    xor a6, a6, s4
    xnor a5, a5, ra
    lw s4, 80(a3)
    # round 8 (gift.dsl:33)
    andn ra, s11, a6
    # round 7 (gift.dsl:33)
    xnor a7, a7, s4
    # round 8 (gift.dsl:33)
    andn s4, a5, s11
    xor a5, a5, ra
    xor a6, a6, s4
    xnor s4, a7, a5
    and a7, a6, a7
    xor a6, a6, s4
    xor a7, s11, a7
    andn s11, a6, a7
    xor a5, a5, s11
    srli s11, s4, 17
    srli ra, s4, 15
    and s11, s11, s1
    and ra, ra, s3
    or s11, s11, ra
    and ra, a6, t4
    xor a6, a6, ra
    slli ra, ra, 1
    srli a6, a6, 1
    slli s4, s4, 16
    or a6, ra, a6
    slli ra, a5, 15
    and ra, ra, s6
    or s4, s11, s4
    srli s11, a5, 16
    slli a5, a5, 17
    or s11, s11, ra
    and a5, a5, s10
    lw ra, 84(a3)
    or a5, s11, a5
    lw s11, 88(a3)
    xor a6, a6, ra
    xnor a5, a5, s11
    lw s11, 92(a3)
    # round 9 (gift.dsl:33)
    andn ra, s4, a6
    # round 8 (gift.dsl:33)
    xnor a7, a7, s11
    # round 9 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    and s4, a6, s5
    and ra, s11, t6
    xor a6, a6, s4
    xor s11, s11, ra
    slli s4, s4, 4
    srli a6, a6, 4
    slli ra, ra, 2
    srli s11, s11, 6
    or a6, s4, a6
    and s4, a5, s7
    xor a5, a5, s4
    slli s4, s4, 6
    srli a5, a5, 2
    or a5, s4, a5
    lw s4, 96(a3)
    or s11, ra, s11
    lw ra, 100(a3)
    xor a6, a6, s4
    xnor a5, a5, ra
    lw s4, 104(a3)
    # round 10 (gift.dsl:33)
    andn ra, s11, a6
    # round 9 (gift.dsl:33)
    xnor a7, a7, s4
    # round 10 (gift.dsl:33)
    andn s4, a5, s11
    xor a5, a5, ra
    xor a6, a6, s4
    xnor s4, a7, a5
    and a7, a6, a7
    xor a6, a6, s4
    xor a7, s11, a7
    andn s11, a6, a7
    xor a5, a5, s11
    lw s11, 108(a3)
    lw ra, 112(a3)
    rori a6, a6, 16
    rori a5, a5, 24
    rori s4, s4, 8
    xor a6, a6, s11
    xnor a5, a5, ra
    lw s11, 116(a3)
    # round 11 (gift.dsl:33)
    andn ra, s4, a6
    # round 10 (gift.dsl:33)
    xnor a7, a7, s11
    # round 11 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    and s4, a6, t2
    and ra, s11, t0
    xor a6, a6, s4
    xor s11, s11, ra
    slli s4, s4, 2
    srli a6, a6, 2
    slli ra, ra, 3
    srli s11, s11, 1
    or a6, s4, a6
    and s4, a5, t3
    xor a5, a5, s4
    slli s4, s4, 1
    srli a5, a5, 3
    or a5, s4, a5
    lw s4, 120(a3)
    or s11, ra, s11
    lw ra, 124(a3)
    xor a6, a6, s4
    xnor a5, a5, ra
    lw s4, 128(a3)
    # round 12 (gift.dsl:33)
    andn ra, s11, a6
    # round 11 (gift.dsl:33)
    xnor a7, a7, s4
    # round 12 (gift.dsl:33)
    andn s4, a5, s11
    xor a5, a5, ra
    xor a6, a6, s4
    xnor s4, a7, a5
    and a7, a6, a7
    xor a6, a6, s4
    xor a7, s11, a7
    andn s11, a6, a7
    xor a5, a5, s11
    and s11, a5, t5
    and ra, s4, t1
    xor a5, a5, s11
    xor s4, s4, ra
    rev8 a6, a6
    slli s11, s11, 4
    srli a5, a5, 12
    slli ra, ra, 12
    srli s4, s4, 4
    rori a6, a6, 16
    or a5, s11, a5
    lw s11, 132(a3)
    or s4, ra, s4
    lw ra, 136(a3)
    xor a6, a6, s11
    xnor a5, a5, ra
    lw s11, 140(a3)
    # round 13 (gift.dsl:33)
    andn ra, s4, a6
    # round 12 (gift.dsl:33)
    xnor a7, a7, s11
    # round 13 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    srli s4, s11, 17
    srli ra, s11, 15
    and s4, s4, s1
    and ra, ra, s3
    or s4, s4, ra
    and ra, a6, t4
    xor a6, a6, ra
    slli ra, ra, 1
    srli a6, a6, 1
    slli s11, s11, 16
    or a6, ra, a6
    slli ra, a5, 15
    and ra, ra, s6
    or s4, s4, s11
    srli s11, a5, 16
    slli a5, a5, 17
    or s11, s11, ra
    and a5, a5, s10
    lw ra, 144(a3)
    or a5, s11, a5
    lw s11, 148(a3)
    xor a6, a6, ra
    xnor a5, a5, s11
    lw s11, 152(a3)
    # round 14 (gift.dsl:33)
    andn ra, s4, a6
    # round 13 (gift.dsl:33)
    xnor a7, a7, s11
    # round 14 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    and s4, a6, s5
    and ra, s11, t6
    xor a6, a6, s4
    xor s11, s11, ra
    slli s4, s4, 4
    srli a6, a6, 4
    slli ra, ra, 2
    srli s11, s11, 6
    or a6, s4, a6
    and s4, a5, s7
    xor a5, a5, s4
    slli s4, s4, 6
    srli a5, a5, 2
    or a5, s4, a5
    lw s4, 156(a3)
    or s11, ra, s11
    lw ra, 160(a3)
    xor a6, a6, s4
    xnor a5, a5, ra
    lw s4, 164(a3)
    # round 15 (gift.dsl:33)
    andn ra, s11, a6
    # round 14 (gift.dsl:33)
    xnor a7, a7, s4
    # round 15 (gift.dsl:33)
    andn s4, a5, s11
    xor a5, a5, ra
    xor a6, a6, s4
    xnor s4, a7, a5
    and a7, a6, a7
    xor a6, a6, s4
    xor a7, s11, a7
    andn s11, a6, a7
    xor a5, a5, s11
    lw s11, 168(a3)
    lw ra, 172(a3)
    rori a6, a6, 16
    rori a5, a5, 24
    rori s4, s4, 8
    xor a6, a6, s11
    xnor a5, a5, ra
    lw s11, 176(a3)
    # round 16 (gift.dsl:33)
    andn ra, s4, a6
    # round 15 (gift.dsl:33)
    xnor a7, a7, s11
    # round 16 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    and s4, a6, t2
    and ra, s11, t0
    xor a6, a6, s4
    xor s11, s11, ra
    slli s4, s4, 2
    srli a6, a6, 2
    slli ra, ra, 3
    srli s11, s11, 1
    or a6, s4, a6
    and s4, a5, t3
    xor a5, a5, s4
    slli s4, s4, 1
    srli a5, a5, 3
    or a5, s4, a5
    lw s4, 180(a3)
    or s11, ra, s11
    lw ra, 184(a3)
    xor a6, a6, s4
    xnor a5, a5, ra
    lw s4, 188(a3)
    # round 17 (gift.dsl:33)
    andn ra, s11, a6
    # round 16 (gift.dsl:33)
    xnor a7, a7, s4
    # round 17 (gift.dsl:33)
    andn s4, a5, s11
    xor a5, a5, ra
    xor a6, a6, s4
    xnor s4, a7, a5
    and a7, a6, a7
    xor a6, a6, s4
    xor a7, s11, a7
    andn s11, a6, a7
    xor a5, a5, s11
    and s11, a5, t5
    and ra, s4, t1
    xor a5, a5, s11
    xor s4, s4, ra
    rev8 a6, a6
    slli s11, s11, 4
    srli a5, a5, 12
    slli ra, ra, 12
    srli s4, s4, 4
    rori a6, a6, 16
    or a5, s11, a5
    lw s11, 192(a3)
    or s4, ra, s4
    lw ra, 196(a3)
    xor a6, a6, s11
    xnor a5, a5, ra
    lw s11, 200(a3)
    # round 18 (gift.dsl:33)
    andn ra, s4, a6
    # round 17 (gift.dsl:33)
    xnor a7, a7, s11
    # round 18 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    srli s4, s11, 17
    srli ra, s11, 15
    and s4, s4, s1
    and ra, ra, s3
    or s4, s4, ra
    and ra, a6, t4
    xor a6, a6, ra
    slli ra, ra, 1
    srli a6, a6, 1
    slli s11, s11, 16
    or a6, ra, a6
    slli ra, a5, 15
    and ra, ra, s6
    or s4, s4, s11
    srli s11, a5, 16
    slli a5, a5, 17
    or s11, s11, ra
    and a5, a5, s10
    lw ra, 204(a3)
    or a5, s11, a5
    lw s11, 208(a3)
    xor a6, a6, ra
    xnor a5, a5, s11
    lw s11, 212(a3)
    # round 19 (gift.dsl:33)
    andn ra, s4, a6
    # round 18 (gift.dsl:33)
    xnor a7, a7, s11
    # round 19 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    and s4, a6, s5
    and ra, s11, t6
    xor a6, a6, s4
    xor s11, s11, ra
    slli s4, s4, 4
    srli a6, a6, 4
    slli ra, ra, 2
    srli s11, s11, 6
    or a6, s4, a6
    and s4, a5, s7
    xor a5, a5, s4
    slli s4, s4, 6
    srli a5, a5, 2
    or a5, s4, a5
    lw s4, 216(a3)
    or s11, ra, s11
    lw ra, 220(a3)
    xor a6, a6, s4
    xnor a5, a5, ra
    lw s4, 224(a3)
    # round 20 (gift.dsl:33)
    andn ra, s11, a6
    # round 19 (gift.dsl:33)
    xnor a7, a7, s4
    # round 20 (gift.dsl:33)
    andn s4, a5, s11
    xor a5, a5, ra
    xor a6, a6, s4
    xnor s4, a7, a5
    and a7, a6, a7
    xor a6, a6, s4
    xor a7, s11, a7
    andn s11, a6, a7
    xor a5, a5, s11
    lw s11, 228(a3)
    lw ra, 232(a3)
    rori a6, a6, 16
    rori a5, a5, 24
    rori s4, s4, 8
    xor a6, a6, s11
    xnor a5, a5, ra
    lw s11, 236(a3)
    # round 21 (gift.dsl:33)
    andn ra, s4, a6
    # round 20 (gift.dsl:33)
    xnor a7, a7, s11
    # round 21 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    and s4, a6, t2
    and ra, s11, t0
    xor a6, a6, s4
    xor s11, s11, ra
    slli s4, s4, 2
    srli a6, a6, 2
    slli ra, ra, 3
    srli s11, s11, 1
    or a6, s4, a6
    and s4, a5, t3
    xor a5, a5, s4
    slli s4, s4, 1
    srli a5, a5, 3
    or a5, s4, a5
    lw s4, 240(a3)
    or s11, ra, s11
    lw ra, 244(a3)
    xor a6, a6, s4
    xnor a5, a5, ra
    lw s4, 248(a3)
    # round 22 (gift.dsl:33)
    andn ra, s11, a6
    # round 21 (gift.dsl:33)
    xnor a7, a7, s4
    # round 22 (gift.dsl:33)
    andn s4, a5, s11
    xor a5, a5, ra
    xor a6, a6, s4
    xnor s4, a7, a5
    and a7, a6, a7
    xor a6, a6, s4
    xor a7, s11, a7
    andn s11, a6, a7
    xor a5, a5, s11
    and s11, a5, t5
    and ra, s4, t1
    xor a5, a5, s11
    xor s4, s4, ra
    rev8 a6, a6
    slli s11, s11, 4
    srli a5, a5, 12
    slli ra, ra, 12
    srli s4, s4, 4
    rori a6, a6, 16
    or a5, s11, a5
    lw s11, 252(a3)
    or s4, ra, s4
    lw ra, 256(a3)
    xor a6, a6, s11
    xnor a5, a5, ra
    lw s11, 260(a3)
    # round 23 (gift.dsl:33)
    andn ra, s4, a6
    # round 22 (gift.dsl:33)
    xnor a7, a7, s11
    # round 23 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    srli s4, s11, 17
    srli ra, s11, 15
    and s4, s4, s1
    and ra, ra, s3
    or s4, s4, ra
    and ra, a6, t4
    xor a6, a6, ra
    slli ra, ra, 1
    srli a6, a6, 1
    slli s11, s11, 16
    or a6, ra, a6
    slli ra, a5, 15
    and ra, ra, s6
    or s4, s4, s11
    srli s11, a5, 16
    slli a5, a5, 17
    or s11, s11, ra
    and a5, a5, s10
    lw ra, 264(a3)
    or a5, s11, a5
    lw s11, 268(a3)
    xor a6, a6, ra
    xnor a5, a5, s11
    lw s11, 272(a3)
    # round 24 (gift.dsl:33)
    andn ra, s4, a6
    # round 23 (gift.dsl:33)
    xnor a7, a7, s11
    # round 24 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    and s4, a6, s5
    and ra, s11, t6
    xor a6, a6, s4
    xor s11, s11, ra
    slli s4, s4, 4
    srli a6, a6, 4
    slli ra, ra, 2
    srli s11, s11, 6
    or a6, s4, a6
    and s4, a5, s7
    xor a5, a5, s4
    slli s4, s4, 6
    srli a5, a5, 2
    or a5, s4, a5
    lw s4, 276(a3)
    or s11, ra, s11
    lw ra, 280(a3)
    xor a6, a6, s4
    xnor a5, a5, ra
    lw s4, 284(a3)
    # round 25 (gift.dsl:33)
    andn ra, s11, a6
    # round 24 (gift.dsl:33)
    xnor a7, a7, s4
    # round 25 (gift.dsl:33)
    andn s4, a5, s11
    xor a5, a5, ra
    xor a6, a6, s4
    xnor s4, a7, a5
    and a7, a6, a7
    xor a6, a6, s4
    xor a7, s11, a7
    andn s11, a6, a7
    xor a5, a5, s11
    lw s11, 288(a3)
    lw ra, 292(a3)
    rori a6, a6, 16
    rori a5, a5, 24
    rori s4, s4, 8
    xor a6, a6, s11
    xnor a5, a5, ra
    lw s11, 296(a3)
    # round 26 (gift.dsl:33)
    andn ra, s4, a6
    # round 25 (gift.dsl:33)
    xnor a7, a7, s11
    # round 26 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    and s4, a6, t2
    and ra, s11, t0
    xor a6, a6, s4
    xor s11, s11, ra
    slli s4, s4, 2
    srli a6, a6, 2
    slli ra, ra, 3
    srli s11, s11, 1
    or a6, s4, a6
    and s4, a5, t3
    xor a5, a5, s4
    slli s4, s4, 1
    srli a5, a5, 3
    or a5, s4, a5
    lw s4, 300(a3)
    or s11, ra, s11
    lw ra, 304(a3)
    xor a6, a6, s4
    xnor a5, a5, ra
    lw s4, 308(a3)
    # round 27 (gift.dsl:33)
    andn ra, s11, a6
    # round 26 (gift.dsl:33)
    xnor a7, a7, s4
    # round 27 (gift.dsl:33)
    andn s4, a5, s11
    xor a5, a5, ra
    xor a6, a6, s4
    xnor s4, a7, a5
    and a7, a6, a7
    xor a6, a6, s4
    xor a7, s11, a7
    andn s11, a6, a7
    xor a5, a5, s11
    and s11, a5, t5
    and ra, s4, t1
    xor a5, a5, s11
    xor s4, s4, ra
    rev8 a6, a6
    slli s11, s11, 4
    srli a5, a5, 12
    slli ra, ra, 12
    srli s4, s4, 4
    rori a6, a6, 16
    or a5, s11, a5
    lw s11, 312(a3)
    or s4, ra, s4
    lw ra, 316(a3)
    xor a6, a6, s11
    xnor a5, a5, ra
    lw s11, 320(a3)
    # round 28 (gift.dsl:33)
    andn ra, s4, a6
    # round 27 (gift.dsl:33)
    xnor a7, a7, s11
    # round 28 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    srli s4, s11, 17
    srli ra, s11, 15
    and s4, s4, s1
    and ra, ra, s3
    or s4, s4, ra
    and ra, a6, t4
    xor a6, a6, ra
    slli ra, ra, 1
    srli a6, a6, 1
    slli s11, s11, 16
    or a6, ra, a6
    slli ra, a5, 15
    and ra, ra, s6
    or s4, s4, s11
    srli s11, a5, 16
    slli a5, a5, 17
    or s11, s11, ra
    and a5, a5, s10
    lw ra, 324(a3)
    or a5, s11, a5
    lw s11, 328(a3)
    xor a6, a6, ra
    xnor a5, a5, s11
    lw s11, 332(a3)
    # round 29 (gift.dsl:33)
    andn ra, s4, a6
    # round 28 (gift.dsl:33)
    xnor a7, a7, s11
    # round 29 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    and s4, a6, s5
    and ra, s11, t6
    xor a6, a6, s4
    xor s11, s11, ra
    slli s4, s4, 4
    srli a6, a6, 4
    slli ra, ra, 2
    srli s11, s11, 6
    or a6, s4, a6
    and s4, a5, s7
    xor a5, a5, s4
    slli s4, s4, 6
    srli a5, a5, 2
    or a5, s4, a5
    lw s4, 336(a3)
    or s11, ra, s11
    lw ra, 340(a3)
    xor a6, a6, s4
    xnor a5, a5, ra
    lw s4, 344(a3)
    # round 30 (gift.dsl:33)
    andn ra, s11, a6
    # round 29 (gift.dsl:33)
    xnor a7, a7, s4
    # round 30 (gift.dsl:33)
    andn s4, a5, s11
    xor a5, a5, ra
    xor a6, a6, s4
    xnor s4, a7, a5
    and a7, a6, a7
    xor a6, a6, s4
    xor a7, s11, a7
    andn s11, a6, a7
    xor a5, a5, s11
    lw s11, 348(a3)
    lw ra, 352(a3)
    rori a6, a6, 16
    rori a5, a5, 24
    rori s4, s4, 8
    xor a6, a6, s11
    xnor a5, a5, ra
    lw s11, 356(a3)
    # round 31 (gift.dsl:33)
    andn ra, s4, a6
    # round 30 (gift.dsl:33)
    xnor a7, a7, s11
    # round 31 (gift.dsl:33)
    andn s11, a5, s4
    xor a5, a5, ra
    xor a6, a6, s11
    xnor s11, a7, a5
    and a7, a6, a7
    xor a6, a6, s11
    xor a7, s4, a7
    andn s4, a6, a7
    xor a5, a5, s4
    and s4, a6, t2
    and ra, s11, t0
    xor a6, a6, s4
    xor s11, s11, ra
    slli s4, s4, 2
    srli a6, a6, 2
    slli ra, ra, 3
    srli s11, s11, 1
    or a6, s4, a6
    and s4, a5, t3
    xor a5, a5, s4
    slli s4, s4, 1
    srli a5, a5, 3
    or a5, s4, a5
    lw s4, 360(a3)
    or s11, ra, s11
    xor a6, a6, s4
    xnor a5, a5, s0
    lw s0, 364(a3)
    # round 32 (gift.dsl:33)
    andn s4, s11, a6
    andn ra, a5, s11
    # round 31 (gift.dsl:33)
    xnor a7, a7, s0
    # round 32 (gift.dsl:33)
    xor a5, a5, s4
    xor a6, a6, ra
    xnor s0, a7, a5
    and a7, a6, a7
    xor a6, a6, s0
    xor a7, s11, a7
    andn s4, a6, a7
    xor a5, a5, s4
    and s4, a5, t5
    and s11, s0, t1
    xor a5, a5, s4
    xor s0, s0, s11
    rev8 a6, a6
    slli s4, s4, 4
    srli a5, a5, 12
    lw ra, 368(a3)
    slli s11, s11, 12
    srli s0, s0, 4
    rori a6, a6, 16
    or a5, s4, a5
    or s0, s11, s0
    xor a6, a6, ra
    xnor a5, a5, s2
    lw s2, 372(a3)
    # round 33 (gift.dsl:33)
    andn s4, s0, a6
    andn s11, a5, s0
    # round 32 (gift.dsl:33)
    xnor a7, a7, s2
    # round 33 (gift.dsl:33)
    xor a5, a5, s4
    xor a6, a6, s11
    xnor s2, a7, a5
    and a7, a6, a7
    xor a6, a6, s2
    xor a7, s0, a7
    andn s0, a6, a7
    xor a5, a5, s0
    and s0, a6, t4
    slli s4, a5, 15
    srli s11, s2, 17
    srli ra, s2, 15
    xor a6, a6, s0
    and s4, s4, s6
    and s11, s11, s1
    and ra, ra, s3
    slli s0, s0, 1
    srli a6, a6, 1
    or s11, s11, ra
    srli ra, a5, 16
    slli a5, a5, 17
    or s4, ra, s4
    and a5, a5, s10
    lw ra, 376(a3)
    slli s2, s2, 16
    or a6, s0, a6
    or a5, s4, a5
    or s0, s11, s2
    xor a6, a6, ra
    xnor a5, a5, s9
    lw s2, 380(a3)
    # round 34 (gift.dsl:33)
    andn s4, s0, a6
    andn s9, a5, s0
    # round 33 (gift.dsl:33)
    xnor a7, a7, s2
    # round 34 (gift.dsl:33)
    xor a5, a5, s4
    xor a6, a6, s9
    xnor s2, a7, a5
    and a7, a6, a7
    xor a6, a6, s2
    xor a7, s0, a7
    andn s0, a6, a7
    xor a5, a5, s0
    and s0, a6, s5
    and s4, a5, s7
    and s9, s2, t6
    xor a6, a6, s0
    xor a5, a5, s4
    xor s2, s2, s9
    slli s0, s0, 4
    srli a6, a6, 4
    slli s4, s4, 6
    srli a5, a5, 2
    lw s11, 384(a3)
    slli s9, s9, 2
    srli s2, s2, 6
    or a6, s0, a6
    or a5, s4, a5
    or s0, s9, s2
    xor a6, a6, s11
    xnor a5, a5, s8
    lw s2, 388(a3)
    # round 35 (gift.dsl:33)
    andn s4, s0, a6
    andn s8, a5, s0
    # round 34 (gift.dsl:33)
    xnor a7, a7, s2
    # round 35 (gift.dsl:33)
    xor a5, a5, s4
    xor a6, a6, s8
    xnor s2, a7, a5
    and a7, a6, a7
    xor a6, a6, s2
    xor a7, s0, a7
    andn s0, a6, a7
    xor a5, a5, s0
    lw s0, 392(a3)
    lw s4, 48(a3)
    rori a6, a6, 16
    rori a5, a5, 24
    rori s2, s2, 8
    xor a6, a6, s0
    xnor a5, a5, s4
    lw s0, 396(a3)
    # round 36 (gift.dsl:33)
    andn s4, s2, a6
    andn s8, a5, s2
    # round 35 (gift.dsl:33)
    xnor a7, a7, s0
    # round 36 (gift.dsl:33)
    xor a5, a5, s4
    xor a6, a6, s8
    xnor s0, a7, a5
    and a7, a6, a7
    xor a6, a6, s0
    xor a7, s2, a7
    andn s2, a6, a7
    xor a5, a5, s2
    and t2, a6, t2
    and t3, a5, t3
    and t0, s0, t0
    xor a6, a6, t2
    xor a5, a5, t3
    xor s0, s0, t0
    slli t2, t2, 2
    srli a6, a6, 2
    slli t3, t3, 1
    srli a5, a5, 3
    lw s2, 400(a3)
    lw s4, 60(a3)
    slli t0, t0, 3
    srli s0, s0, 1
    or a6, t2, a6
    or a5, t3, a5
    or t0, t0, s0
    xor a6, a6, s2
    xnor a5, a5, s4
    lw t2, 404(a3)
    # round 37 (gift.dsl:33)
    andn t3, t0, a6
    andn s0, a5, t0
    # round 36 (gift.dsl:33)
    xnor a7, a7, t2
    # round 37 (gift.dsl:33)
    xor a5, a5, t3
    xor a6, a6, s0
    xnor t2, a7, a5
    and a7, a6, a7
    xor a6, a6, t2
    xor a7, t0, a7
    andn t0, a6, a7
    xor a5, a5, t0
    and t0, a5, t5
    and t1, t2, t1
    xor a5, a5, t0
    xor t2, t2, t1
    rev8 a6, a6
    slli t0, t0, 4
    srli a5, a5, 12
    lw t3, 408(a3)
    lw t5, 72(a3)
    slli t1, t1, 12
    srli t2, t2, 4
    rori a6, a6, 16
    or a5, t0, a5
    or t0, t1, t2
    xor a6, a6, t3
    xnor a5, a5, t5
    lw t1, 412(a3)
    # round 38 (gift.dsl:33)
    andn t2, t0, a6
    andn t3, a5, t0
    # round 37 (gift.dsl:33)
    xnor a7, a7, t1
    # round 38 (gift.dsl:33)
    xor a5, a5, t2
    xor a6, a6, t3
    xnor t1, a7, a5
    and a7, a6, a7
    xor a6, a6, t1
    xor a7, t0, a7
    andn t0, a6, a7
    xor a5, a5, t0
    and t0, a6, t4
    slli t2, a5, 15
    srli t3, t1, 17
    srli t4, t1, 15
    xor a6, a6, t0
    srli t5, a5, 16
    and t2, t2, s6
    slli a5, a5, 17
    and t3, t3, s1
    and t4, t4, s3
    slli t0, t0, 1
    srli a6, a6, 1
    or t2, t5, t2
    and a5, a5, s10
    lw t5, 416(a3)
    lw s0, 84(a3)
    or t3, t3, t4
    slli t1, t1, 16
    or a6, t0, a6
    or a5, t2, a5
    or t0, t3, t1
    xor a6, a6, t5
    xnor a5, a5, s0
    lw t1, 420(a3)
    # round 39 (gift.dsl:33)
    andn t2, t0, a6
    andn t3, a5, t0
    # round 38 (gift.dsl:33)
    xnor a7, a7, t1
    # round 39 (gift.dsl:33)
    xor a5, a5, t2
    xor a6, a6, t3
    xnor t1, a7, a5
    and a7, a6, a7
    xor a6, a6, t1
    xor a7, t0, a7
    andn t0, a6, a7
    xor a5, a5, t0
    and t0, a6, s5
    and t2, a5, s7
    and t3, t1, t6
    xor a6, a6, t0
    xor a5, a5, t2
    xor t1, t1, t3
    slli t0, t0, 4
    srli a6, a6, 4
    slli t2, t2, 6
    srli a5, a5, 2
    lw t4, 424(a3)
    lw t5, 96(a3)
    slli t3, t3, 2
    srli t1, t1, 6
    or a6, t0, a6
    or a5, t2, a5
    or t0, t3, t1
    xor a6, a6, t4
    xnor a5, a5, t5
    lw t1, 428(a3)
    # round 40 (gift.dsl:33)
    andn t2, t0, a6
    andn t3, a5, t0
    # round 39 (gift.dsl:33)
    xnor a7, a7, t1
    # round 40 (gift.dsl:33)
    xor a5, a5, t2
    xor a6, a6, t3
    xor t1, a7, a5
    and a7, a6, a7
    xnor a6, a6, t1
    xor a7, t0, a7
    andn t0, a6, a7
    lw t2, 432(a3)
    lw t3, 436(a3)
    xor a5, a5, t0
    lw t0, 440(a3)
    xor a6, a6, t2
    xnor a5, a5, t3
    lw t2, 0(a1)
    lw t3, 4(a1)
    lw t4, 8(a1)
    lw t5, 12(a1)
    xnor a7, a7, t0
    rori t0, t1, 8
    rori a6, a6, 16
    rori a5, a5, 24
    xor t0, t2, t0
    xor a6, t3, a6
    xor a5, t4, a5
    xor a7, t5, a7
    sw t0, 0(a0)
    sw a6, 4(a0)
    sw a5, 8(a0)
    sw a7, 12(a0)
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
