# lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
# SPDX-License-Identifier: Apache-2.0 OR MIT
# command:   lwcc compile simon --set simon128_192 --target rv32i --lanes 1 --goal size
# passes:    unroll() invert() counter() value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) split_accesses() early_stores() select() schedule() allocate() post_schedule()
# dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
# abi:       ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; a3 rk or ctx; a4 counter; stack 112
# layout:    words of 64 bits in limbs of 32, each in a register of its own
# sizes:     in bytes: block 16, key 24, nonce 12, rk 1088, ctx 1112, align 4, group 16, stack 112
# registers: a0-a7; ra; s0-s6; t0-t6; ra, s0-s6 saved
# timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
# checked:   passes, assembled alone, known answers, emulator and abi, timing
# proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:123be5c80910b4c440e5a71614fd5e0f83a6d28eb118a713adda461158068975

    .text

    .balign 4
    .global lwcc_simon128_192_key_setup_rv32i
    .type lwcc_simon128_192_key_setup_rv32i, %function
lwcc_simon128_192_key_setup_rv32i:
    lw a5, 0(a1)
    sw a5, 0(a0)
    lw a6, 4(a1)
    xori a5, a5, -3
    sw a6, 4(a0)
    lw a7, 8(a1)
    xori a6, a6, -1
    sw a7, 8(a0)
    sw a7, 1080(a0)
    lw t0, 12(a1)
    xori a7, a7, -3
    sw t0, 12(a0)
    sw t0, 1084(a0)
    lw t1, 16(a1)
    xori t0, t0, -1
    sw t1, 16(a0)
    sw t1, 1072(a0)
    lw t2, 20(a1)
    srli t3, t1, 3
    sw t2, 20(a0)
    sw t2, 1076(a0)
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xor a5, a5, t3
    sw a5, 24(a0)
    sw a5, 1064(a0)
    xor a6, a6, t4
    sw a6, 28(a0)
    sw a6, 1068(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xor a7, a7, t3
    sw a7, 32(a0)
    sw a7, 1056(a0)
    xor t0, t0, t4
    sw t0, 36(a0)
    sw t0, 1060(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -4
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 40(a0)
    sw t1, 1048(a0)
    xor t2, t2, t4
    sw t2, 44(a0)
    sw t2, 1052(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 48(a0)
    sw a5, 1040(a0)
    xor a6, a6, t4
    sw a6, 52(a0)
    sw a6, 1044(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -3
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 56(a0)
    sw a7, 1032(a0)
    xor t0, t0, t4
    sw t0, 60(a0)
    sw t0, 1036(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -4
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 64(a0)
    sw t1, 1024(a0)
    xor t2, t2, t4
    sw t2, 68(a0)
    sw t2, 1028(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 72(a0)
    sw a5, 1016(a0)
    xor a6, a6, t4
    sw a6, 76(a0)
    sw a6, 1020(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -3
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 80(a0)
    sw a7, 1008(a0)
    xor t0, t0, t4
    sw t0, 84(a0)
    sw t0, 1012(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -3
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 88(a0)
    sw t1, 1000(a0)
    xor t2, t2, t4
    sw t2, 92(a0)
    sw t2, 1004(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -4
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 96(a0)
    sw a5, 992(a0)
    xor a6, a6, t4
    sw a6, 100(a0)
    sw a6, 996(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -3
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 104(a0)
    sw a7, 984(a0)
    xor t0, t0, t4
    sw t0, 108(a0)
    sw t0, 988(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -4
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 112(a0)
    sw t1, 976(a0)
    xor t2, t2, t4
    sw t2, 116(a0)
    sw t2, 980(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 120(a0)
    sw a5, 968(a0)
    xor a6, a6, t4
    sw a6, 124(a0)
    sw a6, 972(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -3
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 128(a0)
    sw a7, 960(a0)
    xor t0, t0, t4
    sw t0, 132(a0)
    sw t0, 964(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -4
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 136(a0)
    sw t1, 952(a0)
    xor t2, t2, t4
    sw t2, 140(a0)
    sw t2, 956(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -4
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 144(a0)
    sw a5, 944(a0)
    xor a6, a6, t4
    sw a6, 148(a0)
    sw a6, 948(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -4
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 152(a0)
    sw a7, 936(a0)
    xor t0, t0, t4
    sw t0, 156(a0)
    sw t0, 940(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -3
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 160(a0)
    sw t1, 928(a0)
    xor t2, t2, t4
    sw t2, 164(a0)
    sw t2, 932(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 168(a0)
    sw a5, 920(a0)
    xor a6, a6, t4
    sw a6, 172(a0)
    sw a6, 924(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -4
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 176(a0)
    sw a7, 912(a0)
    xor t0, t0, t4
    sw t0, 180(a0)
    sw t0, 916(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -4
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 184(a0)
    sw t1, 904(a0)
    xor t2, t2, t4
    sw t2, 188(a0)
    sw t2, 908(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 192(a0)
    sw a5, 896(a0)
    xor a6, a6, t4
    sw a6, 196(a0)
    sw a6, 900(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -4
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 200(a0)
    sw a7, 888(a0)
    xor t0, t0, t4
    sw t0, 204(a0)
    sw t0, 892(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -3
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 208(a0)
    sw t1, 880(a0)
    xor t2, t2, t4
    sw t2, 212(a0)
    sw t2, 884(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 216(a0)
    sw a5, 872(a0)
    xor a6, a6, t4
    sw a6, 220(a0)
    sw a6, 876(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -3
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 224(a0)
    sw a7, 864(a0)
    xor t0, t0, t4
    sw t0, 228(a0)
    sw t0, 868(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -3
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 232(a0)
    sw t1, 856(a0)
    xor t2, t2, t4
    sw t2, 236(a0)
    sw t2, 860(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -4
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 240(a0)
    sw a5, 848(a0)
    xor a6, a6, t4
    sw a6, 244(a0)
    sw a6, 852(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -4
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 248(a0)
    sw a7, 840(a0)
    xor t0, t0, t4
    sw t0, 252(a0)
    sw t0, 844(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -4
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 256(a0)
    sw t1, 832(a0)
    xor t2, t2, t4
    sw t2, 260(a0)
    sw t2, 836(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -4
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 264(a0)
    sw a5, 824(a0)
    xor a6, a6, t4
    sw a6, 268(a0)
    sw a6, 828(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -4
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 272(a0)
    sw a7, 816(a0)
    xor t0, t0, t4
    sw t0, 276(a0)
    sw t0, 820(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -4
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 280(a0)
    sw t1, 808(a0)
    xor t2, t2, t4
    sw t2, 284(a0)
    sw t2, 812(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 288(a0)
    sw a5, 800(a0)
    xor a6, a6, t4
    sw a6, 292(a0)
    sw a6, 804(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -4
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 296(a0)
    sw a7, 792(a0)
    xor t0, t0, t4
    sw t0, 300(a0)
    sw t0, 796(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -4
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 304(a0)
    sw t1, 784(a0)
    xor t2, t2, t4
    sw t2, 308(a0)
    sw t2, 788(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 312(a0)
    sw a5, 776(a0)
    xor a6, a6, t4
    sw a6, 316(a0)
    sw a6, 780(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -4
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 320(a0)
    sw a7, 768(a0)
    xor t0, t0, t4
    sw t0, 324(a0)
    sw t0, 772(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -4
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 328(a0)
    sw t1, 760(a0)
    xor t2, t2, t4
    sw t2, 332(a0)
    sw t2, 764(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -4
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 336(a0)
    sw a5, 752(a0)
    xor a6, a6, t4
    sw a6, 340(a0)
    sw a6, 756(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -3
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 344(a0)
    sw a7, 744(a0)
    xor t0, t0, t4
    sw t0, 348(a0)
    sw t0, 748(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -4
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 352(a0)
    sw t1, 736(a0)
    xor t2, t2, t4
    sw t2, 356(a0)
    sw t2, 740(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 360(a0)
    sw a5, 728(a0)
    xor a6, a6, t4
    sw a6, 364(a0)
    sw a6, 732(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -4
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 368(a0)
    sw a7, 720(a0)
    xor t0, t0, t4
    sw t0, 372(a0)
    sw t0, 724(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -4
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 376(a0)
    sw t1, 712(a0)
    xor t2, t2, t4
    sw t2, 380(a0)
    sw t2, 716(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 384(a0)
    sw a5, 704(a0)
    xor a6, a6, t4
    sw a6, 388(a0)
    sw a6, 708(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -3
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 392(a0)
    sw a7, 696(a0)
    xor t0, t0, t4
    sw t0, 396(a0)
    sw t0, 700(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -3
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 400(a0)
    sw t1, 688(a0)
    xor t2, t2, t4
    sw t2, 404(a0)
    sw t2, 692(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -4
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 408(a0)
    sw a5, 680(a0)
    xor a6, a6, t4
    sw a6, 412(a0)
    sw a6, 684(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -4
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 416(a0)
    sw a7, 672(a0)
    xor t0, t0, t4
    sw t0, 420(a0)
    sw t0, 676(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -3
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 424(a0)
    sw t1, 664(a0)
    xor t2, t2, t4
    sw t2, 428(a0)
    sw t2, 668(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 432(a0)
    sw a5, 656(a0)
    xor a6, a6, t4
    sw a6, 436(a0)
    sw a6, 660(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -4
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 440(a0)
    sw a7, 648(a0)
    xor t0, t0, t4
    sw t0, 444(a0)
    sw t0, 652(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -3
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 448(a0)
    sw t1, 640(a0)
    xor t2, t2, t4
    sw t2, 452(a0)
    sw t2, 644(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -4
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 456(a0)
    sw a5, 632(a0)
    xor a6, a6, t4
    sw a6, 460(a0)
    sw a6, 636(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -4
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 464(a0)
    sw a7, 624(a0)
    xor t0, t0, t4
    sw t0, 468(a0)
    sw t0, 628(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -4
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 472(a0)
    sw t1, 616(a0)
    xor t2, t2, t4
    sw t2, 476(a0)
    sw t2, 620(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -4
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 480(a0)
    sw a5, 608(a0)
    xor a6, a6, t4
    sw a6, 484(a0)
    sw a6, 612(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -3
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 488(a0)
    sw a7, 600(a0)
    xor t0, t0, t4
    sw t0, 492(a0)
    sw t0, 604(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -3
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 496(a0)
    sw t1, 592(a0)
    xor t2, t2, t4
    sw t2, 500(a0)
    sw t2, 596(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 504(a0)
    sw a5, 584(a0)
    xor a6, a6, t4
    sw a6, 508(a0)
    sw a6, 588(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli t4, a6, 3
    slli t5, a5, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a7, a7, -3
    xori t0, t0, -1
    xor a7, a7, t3
    sw a7, 512(a0)
    sw a7, 576(a0)
    xor t0, t0, t4
    sw t0, 516(a0)
    sw t0, 580(a0)
    srli t3, a7, 3
    slli t4, t0, 29
    or t3, t3, t4
    srli t4, t0, 3
    slli t5, a7, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori t1, t1, -3
    xori t2, t2, -1
    xor t1, t1, t3
    sw t1, 520(a0)
    sw t1, 568(a0)
    xor t2, t2, t4
    sw t2, 524(a0)
    sw t2, 572(a0)
    srli t3, t1, 3
    slli t4, t2, 29
    or t3, t3, t4
    srli t4, t2, 3
    slli t5, t1, 29
    or t4, t4, t5
    srli t5, t3, 1
    slli t6, t4, 31
    or t5, t5, t6
    srli t6, t4, 1
    slli a4, t3, 31
    or t6, t6, a4
    xor t3, t3, t5
    xor t4, t4, t6
    xori a5, a5, -3
    xori a6, a6, -1
    xor a5, a5, t3
    sw a5, 528(a0)
    sw a5, 560(a0)
    xor a6, a6, t4
    sw a6, 532(a0)
    sw a6, 564(a0)
    srli t3, a5, 3
    slli t4, a6, 29
    or t3, t3, t4
    srli a6, a6, 3
    slli a5, a5, 29
    or a5, a6, a5
    srli a6, t3, 1
    slli t4, a5, 31
    or a6, a6, t4
    srli t4, a5, 1
    slli t5, t3, 31
    or t4, t4, t5
    xor a6, t3, a6
    xor a5, a5, t4
    xori a7, a7, -4
    xori t0, t0, -1
    xor a6, a7, a6
    sw a6, 536(a0)
    sw a6, 552(a0)
    xor a5, t0, a5
    sw a5, 540(a0)
    sw a5, 556(a0)
    srli a7, a6, 3
    slli t0, a5, 29
    or a7, a7, t0
    srli a5, a5, 3
    slli a6, a6, 29
    or a5, a5, a6
    srli a6, a7, 1
    slli t0, a5, 31
    or a6, a6, t0
    srli t0, a5, 1
    slli t3, a7, 31
    or t0, t0, t3
    xor a6, a7, a6
    xor a5, a5, t0
    xori a7, t1, -3
    xori t0, t2, -1
    xor a6, a7, a6
    sw a6, 544(a0)
    xor a5, t0, a5
    sw a5, 548(a0)
    ret
    .size lwcc_simon128_192_key_setup_rv32i, .-lwcc_simon128_192_key_setup_rv32i

    .balign 4
    .global lwcc_simon128_192_ecb_encrypt_rv32i
    .type lwcc_simon128_192_ecb_encrypt_rv32i, %function
lwcc_simon128_192_ecb_encrypt_rv32i:
    bnez a2, .Llwcc_simon128_192_ecb_encrypt_rv32i_begin
    ret
.Llwcc_simon128_192_ecb_encrypt_rv32i_begin:
    addi sp, sp, -96
    sw s0, 4(sp)
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_simon128_192_ecb_encrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw a7, 0(a1)
    lw t0, 4(a1)
    lw a6, 8(a1)
    lw a5, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 0
    addi a2, a3, 544
.Llwcc_simon128_192_ecb_encrypt_rv32i_round:
    # round 1 (simon.dsl:42)
    srli t1, a5, 31
    slli t2, a6, 1
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 24
    slli t6, a6, 8
    srli a4, a6, 24
    slli a1, a5, 8
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, a1
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 30
    slli a1, a5, 2
    and t1, t1, t3
    and t2, t2, t4
    or t3, t5, t6
    or t4, a4, a1
    xor t1, t1, t3
    xor t2, t2, t4
    lw t3, 0(a3)
    lw t4, 4(a3)
    xor a7, a7, t1
    xor t0, t0, t2
    xor a7, a7, t3
    xor t0, t0, t4
    # round 2 (simon.dsl:42)
    srli t1, t0, 31
    slli t2, a7, 1
    srli t3, a7, 31
    slli t4, t0, 1
    srli t5, t0, 24
    slli t6, a7, 8
    srli a4, a7, 24
    slli a1, t0, 8
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, a1
    srli t5, t0, 30
    slli t6, a7, 2
    srli a4, a7, 30
    slli a1, t0, 2
    and t1, t1, t3
    and t2, t2, t4
    or t3, t5, t6
    or t4, a4, a1
    xor t1, t1, t3
    xor t2, t2, t4
    lw t3, 8(a3)
    lw t4, 12(a3)
    xor a6, a6, t1
    xor a5, a5, t2
    xor a6, a6, t3
    xor a5, a5, t4
    addi a3, a3, 16
    bne a3, a2, .Llwcc_simon128_192_ecb_encrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 69 (simon.dsl:42)
    srli t1, a5, 31
    slli t2, a6, 1
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 24
    slli t6, a6, 8
    srli a4, a6, 24
    slli s0, a5, 8
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, s0
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 30
    slli s0, a5, 2
    and t1, t1, t3
    and t2, t2, t4
    or t3, t5, t6
    or t4, a4, s0
    xor t1, t1, t3
    xor t2, t2, t4
    lw t3, 544(a3)
    lw t4, 548(a3)
    xor a7, a7, t1
    xor t0, t0, t2
    xor a7, a7, t3
    xor t0, t0, t4
    sw a6, 0(a0)
    sw a5, 4(a0)
    sw a7, 8(a0)
    sw t0, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_simon128_192_ecb_encrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_simon128_192_ecb_encrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon128_192_ecb_encrypt_rv32i_wipe
    lw s0, 4(sp)
    addi sp, sp, 96
    ret
    .size lwcc_simon128_192_ecb_encrypt_rv32i, .-lwcc_simon128_192_ecb_encrypt_rv32i

    .balign 4
    .global lwcc_simon128_192_ecb_decrypt_rv32i
    .type lwcc_simon128_192_ecb_decrypt_rv32i, %function
lwcc_simon128_192_ecb_decrypt_rv32i:
    bnez a2, .Llwcc_simon128_192_ecb_decrypt_rv32i_begin
    ret
.Llwcc_simon128_192_ecb_decrypt_rv32i_begin:
    addi sp, sp, -96
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    slli a2, a2, 4
    # a2: the last place in the input at which a whole group begins
    add a2, a2, a1
    addi a2, a2, -16
    sw a2, 80(sp)
    sw a3, 72(sp)
.Llwcc_simon128_192_ecb_decrypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    lw t0, 0(a1)
    lw a7, 4(a1)
    lw a5, 8(a1)
    lw a6, 12(a1)
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 544
    addi a2, a3, 544
.Llwcc_simon128_192_ecb_decrypt_rv32i_round:
    # round 69 (simon.dsl:42)
    srli t1, a7, 24
    slli t2, t0, 8
    srli t3, t0, 24
    slli t4, a7, 8
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 31
    slli a1, a7, 1
    lw a0, 0(a3)
    lw s0, 4(a3)
    srli s1, a7, 30
    slli s2, t0, 2
    srli s3, t0, 30
    slli s4, a7, 2
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, a1
    or t5, s1, s2
    or t6, s3, s4
    and t1, t3, t1
    and t2, t4, t2
    xor a5, a5, a0
    xor a6, a6, s0
    xor t1, t1, t5
    xor t2, t2, t6
    xor a5, a5, t1
    xor a6, a6, t2
    # round 68 (simon.dsl:42)
    srli t1, a6, 24
    slli t2, a5, 8
    srli t3, a5, 24
    slli t4, a6, 8
    srli t5, a6, 31
    slli t6, a5, 1
    srli a4, a5, 31
    slli a1, a6, 1
    lw a0, 8(a3)
    lw s0, 12(a3)
    srli s1, a6, 30
    slli s2, a5, 2
    srli s3, a5, 30
    slli s4, a6, 2
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, a1
    or t5, s1, s2
    or t6, s3, s4
    and t1, t3, t1
    and t2, t4, t2
    xor t0, t0, a0
    xor a7, a7, s0
    xor t1, t1, t5
    xor t2, t2, t6
    xor t0, t0, t1
    xor a7, a7, t2
    addi a3, a3, 16
    bne a3, a2, .Llwcc_simon128_192_ecb_decrypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    # round 1 (simon.dsl:42)
    srli t1, a7, 24
    slli t2, t0, 8
    srli t3, t0, 24
    slli t4, a7, 8
    srli t5, a7, 31
    slli t6, t0, 1
    srli a4, t0, 31
    slli s0, a7, 1
    lw s1, 0(a3)
    lw s2, 4(a3)
    srli s3, a7, 30
    slli s4, t0, 2
    srli s5, t0, 30
    slli s6, a7, 2
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, s0
    or t5, s3, s4
    or t6, s5, s6
    and t1, t3, t1
    and t2, t4, t2
    xor a5, a5, s1
    xor a6, a6, s2
    xor t1, t1, t5
    xor t2, t2, t6
    xor a5, a5, t1
    xor a6, a6, t2
    sw a5, 0(a0)
    sw a6, 4(a0)
    sw t0, 8(a0)
    sw a7, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    bgeu a2, a1, .Llwcc_simon128_192_ecb_decrypt_rv32i_group
    addi t0, sp, 64
    addi t1, sp, 96
.Llwcc_simon128_192_ecb_decrypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon128_192_ecb_decrypt_rv32i_wipe
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    addi sp, sp, 96
    ret
    .size lwcc_simon128_192_ecb_decrypt_rv32i, .-lwcc_simon128_192_ecb_decrypt_rv32i

    .balign 4
    .global lwcc_simon128_192_ctr_init_rv32i
    .type lwcc_simon128_192_ctr_init_rv32i, %function
lwcc_simon128_192_ctr_init_rv32i:
    addi sp, sp, -16
    sw ra, 0(sp)
    sw a0, 4(sp)
    sw a2, 8(sp)
    jal lwcc_simon128_192_key_setup_rv32i
    lw ra, 0(sp)
    lw a0, 4(sp)
    lw a1, 8(sp)
    addi sp, sp, 16
    j lwcc_simon128_192_ctr_nonce_rv32i
    .size lwcc_simon128_192_ctr_init_rv32i, .-lwcc_simon128_192_ctr_init_rv32i

    .balign 4
    .global lwcc_simon128_192_ctr_nonce_rv32i
    .type lwcc_simon128_192_ctr_nonce_rv32i, %function
lwcc_simon128_192_ctr_nonce_rv32i:
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
    sw a5, 1088(a0)
    sw a6, 1092(a0)
    sw a7, 1096(a0)
    sw t0, 1100(a0)
    slli a5, t2, 8
    slli a6, t3, 16
    slli a7, t4, 24
    slli t0, t6, 8
    slli t2, a4, 16
    slli t3, a3, 24
    or a5, t1, a5
    or t0, t5, t0
    or a5, a5, a6
    or a6, t0, t2
    or a5, a5, a7
    or a6, a6, t3
    sw a5, 1104(a0)
    sw a6, 1108(a0)
    ret
    .size lwcc_simon128_192_ctr_nonce_rv32i, .-lwcc_simon128_192_ctr_nonce_rv32i

    .balign 4
    .global lwcc_simon128_192_ctr_crypt_rv32i
    .type lwcc_simon128_192_ctr_crypt_rv32i, %function
lwcc_simon128_192_ctr_crypt_rv32i:
    bnez a2, .Llwcc_simon128_192_ctr_crypt_rv32i_begin
    ret
.Llwcc_simon128_192_ctr_crypt_rv32i_begin:
    addi sp, sp, -112
    # a2: the last place in the input at which a whole group begins
    sw zero, 84(sp)
    li t0, 16
    sltu t1, a2, t0
    add a2, a2, a1
    sub a2, a2, t0
    sw a2, 80(sp)
    sw a3, 72(sp)
    beqz t1, .Llwcc_simon128_192_ctr_crypt_rv32i_group
    j .Llwcc_simon128_192_ctr_crypt_rv32i_rest
.Llwcc_simon128_192_ctr_crypt_rv32i_group:
    sw a0, 64(sp)
    sw a1, 68(sp)
    sw a4, 76(sp)
    srli a5, a4, 16
    lw a6, 1092(a3)
    srli a7, a4, 8
    lw t0, 1088(a3)
    lw t1, 1096(a3)
    andi a5, a5, 255
    srli t2, a4, 24
    slli a6, a6, 8
    lw t3, 1100(a3)
    slli a5, a5, 8
    andi a7, a7, 255
    or a6, t0, a6
    slli t0, t1, 16
    or a5, t2, a5
    slli a7, a7, 16
    or a6, a6, t0
    slli t0, t3, 24
    or a5, a5, a7
    slli a7, a4, 24
    or a6, a6, t0
    or t0, a5, a7
    # round 1 (simon.dsl:42)
    srli a5, t0, 31
    slli a7, a6, 1
    srli t1, a6, 31
    slli t2, t0, 1
    srli t3, t0, 24
    slli t4, a6, 8
    srli t5, a6, 24
    slli t6, t0, 8
    or a5, a5, a7
    or a7, t1, t2
    or t1, t3, t4
    or t2, t5, t6
    srli t3, t0, 30
    slli t4, a6, 2
    srli t5, a6, 30
    slli t6, t0, 2
    and a5, a5, t1
    and a7, a7, t2
    or t1, t3, t4
    or t2, t5, t6
    lw t3, 1104(a3)
    lw t4, 1108(a3)
    xor a5, a5, t1
    xor a7, a7, t2
    lw t1, 0(a3)
    lw t2, 4(a3)
    xor a5, t3, a5
    xor a7, t4, a7
    xor a5, a5, t1
    xor a7, a7, t2
    mv t1, a5
    mv a5, a7
    mv a7, a6
    mv a6, t1
    # a3: the keys of a round; a2: those behind the last
    lw a2, 72(sp)
    addi a3, a2, 8
    addi a2, a3, 544
.Llwcc_simon128_192_ctr_crypt_rv32i_round:
    # round 2 (simon.dsl:42)
    srli t1, a5, 31
    slli t2, a6, 1
    srli t3, a6, 31
    slli t4, a5, 1
    srli t5, a5, 24
    slli t6, a6, 8
    srli a4, a6, 24
    slli a1, a5, 8
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, a1
    srli t5, a5, 30
    slli t6, a6, 2
    srli a4, a6, 30
    slli a1, a5, 2
    and t1, t1, t3
    and t2, t2, t4
    or t3, t5, t6
    or t4, a4, a1
    xor t1, t1, t3
    xor t2, t2, t4
    lw t3, 0(a3)
    lw t4, 4(a3)
    xor a7, a7, t1
    xor t0, t0, t2
    xor a7, a7, t3
    xor t0, t0, t4
    # round 3 (simon.dsl:42)
    srli t1, t0, 31
    slli t2, a7, 1
    srli t3, a7, 31
    slli t4, t0, 1
    srli t5, t0, 24
    slli t6, a7, 8
    srli a4, a7, 24
    slli a1, t0, 8
    or t1, t1, t2
    or t2, t3, t4
    or t3, t5, t6
    or t4, a4, a1
    srli t5, t0, 30
    slli t6, a7, 2
    srli a4, a7, 30
    slli a1, t0, 2
    and t1, t1, t3
    and t2, t2, t4
    or t3, t5, t6
    or t4, a4, a1
    xor t1, t1, t3
    xor t2, t2, t4
    lw t3, 8(a3)
    lw t4, 12(a3)
    xor a6, a6, t1
    xor a5, a5, t2
    xor a6, a6, t3
    xor a5, a5, t4
    addi a3, a3, 16
    bne a3, a2, .Llwcc_simon128_192_ctr_crypt_rv32i_round
    lw a0, 64(sp)
    lw a1, 68(sp)
    lw a2, 80(sp)
    lw a3, 72(sp)
    lw a4, 76(sp)
    lw t1, 0(a1)
    lw t2, 4(a1)
    lw t3, 8(a1)
    lw t4, 12(a1)
    xor a7, t1, a7
    xor t0, t2, t0
    xor a6, t3, a6
    xor a5, t4, a5
    sw a7, 0(a0)
    sw t0, 4(a0)
    sw a6, 8(a0)
    sw a5, 12(a0)
    addi a0, a0, 16
    addi a1, a1, 16
    addi a4, a4, 1
    bgeu a2, a1, .Llwcc_simon128_192_ctr_crypt_rv32i_group
    # t0: where the last, incomplete group goes, once it has been through the loop
    lw t0, 84(sp)
    bnez t0, .Llwcc_simon128_192_ctr_crypt_rv32i_out
.Llwcc_simon128_192_ctr_crypt_rv32i_rest:
    sub t2, a2, a1
    addi t2, t2, 16
    beqz t2, .Llwcc_simon128_192_ctr_crypt_rv32i_end
    # the last group goes through the loop in a buffer of zeros
    sw a0, 84(sp)
    sw t2, 88(sp)
    addi a0, sp, 96
    mv t0, a0
    addi t1, sp, 112
.Llwcc_simon128_192_ctr_crypt_rv32i_clear:
    sw zero, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, .Llwcc_simon128_192_ctr_crypt_rv32i_clear
    mv t0, a0
    add t1, a1, t2
.Llwcc_simon128_192_ctr_crypt_rv32i_in:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon128_192_ctr_crypt_rv32i_in
    mv a1, a0
    mv a2, a0
    sw a2, 80(sp)
    j .Llwcc_simon128_192_ctr_crypt_rv32i_group
.Llwcc_simon128_192_ctr_crypt_rv32i_out:
    lw t2, 88(sp)
    addi a1, sp, 96
    add t1, a1, t2
.Llwcc_simon128_192_ctr_crypt_rv32i_copy:
    lbu a5, 0(a1)
    addi a1, a1, 1
    sb a5, 0(t0)
    addi t0, t0, 1
    bne a1, t1, .Llwcc_simon128_192_ctr_crypt_rv32i_copy
.Llwcc_simon128_192_ctr_crypt_rv32i_end:
    addi t0, sp, 64
    addi t1, sp, 112
.Llwcc_simon128_192_ctr_crypt_rv32i_wipe:
    sw zero, 0(t0)
    sw zero, 4(t0)
    sw zero, 8(t0)
    sw zero, 12(t0)
    addi t0, t0, 16
    bltu t0, t1, .Llwcc_simon128_192_ctr_crypt_rv32i_wipe
    addi sp, sp, 112
    ret
    .size lwcc_simon128_192_ctr_crypt_rv32i, .-lwcc_simon128_192_ctr_crypt_rv32i
