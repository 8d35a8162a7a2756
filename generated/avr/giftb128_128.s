; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile gift --set giftb128_128 --target avr --lanes 1 --slicing plane
; passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1, fixed=true) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 407
; layout:    planes of 32 S-boxes, 1 blocks side by side; cells in 6 arrangements
; sizes:     in bytes: block 16, key 16, nonce 12, rk 452, ctx 472, align 1, group 16, stack 407
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_byte_0, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5, table_byte_6, table_byte_7
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:f8a8016eeaa03e389125beee742f5bd4ca575a0720c8d0c3b06ecbf7babf92d1

    .text

    .global lwcc_giftb128_128_key_setup_avr
    .type lwcc_giftb128_128_key_setup_avr, @function
lwcc_giftb128_128_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 125
    sbci r29, 1
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    movw r26, r22
    movw r30, r24
    std Y+3, r26
    std Y+4, r27
    std Y+5, r30
    std Y+6, r31
    adiw r26, 14
    ld r25, X+
    swap r25
    andi r25, 15
    ld r16, X
    swap r16
    andi r16, 240
    mov r23, r25
    or r23, r16
    andi r16, 192
    ld r17, X
    swap r17
    andi r17, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X
    swap r20
    andi r20, 240
    mov r24, r17
    or r24, r20
    andi r17, 4
    andi r20, 32
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    lsr r21
    lsr r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    mov r18, r21
    or r18, r22
    andi r22, 128
    ld r19, X+
    lsr r19
    lsr r19
    ld r15, X
    swap r15
    std Y+14, r22
    mov r22, r15
    andi r22, 240
    lsl r22
    lsl r22
    mov r15, r19
    or r15, r22
    andi r19, 33
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r5, X+
    swap r5
    std Y+15, r19
    mov r19, r5
    andi r19, 15
    ld r5, X
    swap r5
    std Y+16, r20
    mov r20, r5
    andi r20, 240
    mov r5, r19
    or r5, r20
    ld r4, X
    swap r4
    std Y+17, r20
    mov r20, r4
    andi r20, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    swap r4
    std Y+18, r23
    mov r23, r4
    andi r23, 240
    or r23, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    lsr r4
    lsr r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X
    swap r6
    std Y+19, r20
    mov r20, r6
    andi r20, 240
    lsl r20
    lsl r20
    mov r6, r4
    or r6, r20
    andi r20, 64
    ld r8, X+
    lsr r8
    lsr r8
    ld r14, X
    swap r14
    std Y+20, r20
    mov r20, r14
    andi r20, 240
    lsl r20
    lsl r20
    or r20, r8
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r14, X+
    swap r14
    std Y+21, r24
    mov r24, r14
    andi r24, 15
    ld r14, X
    swap r14
    std Y+22, r23
    mov r23, r14
    andi r23, 240
    mov r14, r24
    or r14, r23
    ld r9, X
    swap r9
    std Y+23, r22
    mov r22, r9
    andi r22, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    swap r9
    std Y+24, r16
    mov r16, r9
    andi r16, 240
    or r16, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    lsr r9
    lsr r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X
    swap r13
    std Y+25, r16
    mov r16, r13
    andi r16, 240
    lsl r16
    lsl r16
    mov r13, r9
    or r13, r16
    ld r12, X+
    lsr r12
    lsr r12
    ld r11, X
    swap r11
    std Y+26, r21
    mov r21, r11
    andi r21, 240
    lsl r21
    lsl r21
    mov r11, r12
    or r11, r21
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r7, X+
    swap r7
    std Y+27, r17
    mov r17, r7
    andi r17, 15
    ld r7, X
    swap r7
    std Y+28, r25
    mov r25, r7
    andi r25, 240
    mov r7, r17
    or r7, r25
    ld r2, X
    swap r2
    std Y+29, r25
    mov r25, r2
    andi r25, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    swap r2
    std Y+30, r24
    mov r24, r2
    andi r24, 240
    or r24, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    lsr r2
    lsr r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r10, X
    swap r10
    std Y+31, r24
    mov r24, r10
    andi r24, 240
    lsl r24
    lsl r24
    or r24, r2
    ld r10, X+
    lsr r10
    lsr r10
    ld r0, X+
    swap r0
    std Y+32, r25
    mov r25, r0
    andi r25, 240
    lsl r25
    lsl r25
    mov r0, r10
    or r0, r25
    andi r25, 64
    mov r3, r18
    lsr r3
    lsr r3
    std Y+33, r4
    adiw r26, 10
    ld r4, X+
    swap r4
    std Y+34, r18
    mov r18, r4
    andi r18, 240
    std Y+35, r25
    mov r25, r18
    andi r25, 192
    or r25, r3
    std Y+36, r18
    mov r18, r3
    andi r18, 33
    mov r4, r15
    lsr r4
    lsr r4
    ld r3, X
    swap r3
    std Y+37, r18
    mov r18, r3
    andi r18, 240
    std Y+38, r16
    mov r16, r18
    andi r16, 192
    andi r18, 32
    mov r3, r4
    or r3, r16
    std Y+39, r16
    mov r16, r4
    andi r16, 33
    mov r4, r6
    lsr r4
    lsr r4
    std Y+40, r16
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r16, X+
    swap r16
    andi r16, 240
    std Y+41, r16
    andi r16, 192
    or r16, r4
    std Y+42, r18
    mov r18, r4
    andi r18, 33
    mov r4, r20
    lsr r4
    lsr r4
    std Y+43, r18
    ld r18, X
    swap r18
    andi r18, 240
    std Y+44, r20
    mov r20, r18
    andi r20, 192
    std Y+45, r8
    mov r8, r4
    or r8, r20
    std Y+46, r20
    mov r20, r4
    andi r20, 33
    mov r4, r13
    lsr r4
    lsr r4
    std Y+47, r20
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r20, X+
    swap r20
    andi r20, 240
    std Y+48, r22
    mov r22, r20
    andi r22, 192
    or r22, r4
    andi r20, 64
    std Y+49, r20
    mov r20, r4
    andi r20, 33
    mov r4, r11
    lsr r4
    lsr r4
    std Y+50, r11
    ld r11, X
    swap r11
    std Y+51, r20
    mov r20, r11
    andi r20, 240
    std Y+52, r20
    andi r20, 192
    mov r11, r4
    or r11, r20
    std Y+53, r20
    mov r20, r4
    andi r20, 33
    mov r4, r24
    lsr r4
    lsr r4
    std Y+54, r13
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r13, X+
    swap r13
    std Y+55, r24
    mov r24, r13
    andi r24, 240
    std Y+56, r24
    andi r24, 192
    or r24, r4
    lsr r24
    lsr r24
    std Y+57, r20
    mov r20, r4
    andi r20, 33
    mov r4, r0
    lsr r4
    lsr r4
    ld r13, X+
    swap r13
    std Y+58, r20
    mov r20, r13
    andi r20, 240
    std Y+59, r20
    andi r20, 192
    mov r13, r4
    or r13, r20
    lsr r13
    lsr r13
    std Y+60, r20
    mov r20, r4
    andi r20, 33
    mov r4, r25
    lsr r4
    lsr r4
    std Y+61, r20
    adiw r26, 10
    ld r20, X+
    lsl r20
    lsl r20
    std Y+62, r25
    mov r25, r20
    andi r25, 192
    or r25, r4
    std Y+63, r25
    mov r25, r4
    andi r25, 33
    mov r4, r3
    lsr r4
    lsr r4
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r25
    ld r25, X
    lsl r25
    lsl r25
    std Y+1, r20
    mov r20, r25
    andi r20, 192
    or r20, r4
    andi r25, 32
    std Y+2, r20
    mov r20, r4
    andi r20, 33
    mov r4, r16
    lsr r4
    lsr r4
    std Y+3, r20
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r20, X+
    lsl r20
    lsl r20
    std Y+4, r16
    mov r16, r20
    andi r16, 192
    or r16, r4
    std Y+5, r20
    mov r20, r4
    andi r20, 33
    mov r4, r8
    lsr r4
    lsr r4
    std Y+6, r20
    ld r20, X
    lsl r20
    lsl r20
    std Y+7, r25
    mov r25, r20
    andi r25, 192
    andi r20, 32
    std Y+8, r20
    mov r20, r4
    or r20, r25
    std Y+9, r25
    mov r25, r4
    andi r25, 33
    mov r4, r22
    lsr r4
    lsr r4
    std Y+10, r25
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r25, X+
    lsl r25
    lsl r25
    std Y+11, r20
    mov r20, r25
    andi r20, 192
    or r20, r4
    std Y+12, r20
    mov r20, r4
    andi r20, 33
    mov r4, r11
    lsr r4
    lsr r4
    std Y+13, r20
    ld r20, X
    lsl r20
    lsl r20
    std Y+14, r22
    mov r22, r20
    andi r22, 192
    or r22, r4
    std Y+15, r22
    mov r22, r4
    andi r22, 33
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r4, X+
    lsl r4
    lsl r4
    std Y+16, r22
    mov r22, r4
    std Y+17, r20
    mov r20, r22
    andi r20, 192
    or r20, r24
    andi r22, 64
    andi r24, 33
    ld r4, X+
    lsl r4
    lsl r4
    std Y+18, r24
    mov r24, r4
    std Y+19, r22
    mov r22, r24
    andi r22, 192
    andi r24, 32
    mov r4, r13
    or r4, r22
    std Y+20, r22
    mov r22, r13
    andi r22, 33
    adiw r26, 12
    ld r13, X+
    swap r13
    std Y+21, r22
    mov r22, r13
    andi r22, 15
    lsr r22
    lsr r22
    andi r22, 1
    ld r13, X
    lsr r13
    lsr r13
    std Y+22, r0
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r0, X+
    swap r0
    std Y+23, r24
    mov r24, r0
    andi r24, 15
    adiw r26, 1
    ld r0, X+
    lsl r0
    lsl r0
    std Y+24, r24
    ld r24, X
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    std Y+25, r15
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r15, X+
    swap r15
    std Y+26, r22
    mov r22, r15
    andi r22, 15
    lsr r22
    lsr r22
    andi r22, 2
    ld r15, X
    lsr r15
    lsr r15
    std Y+27, r10
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X+
    swap r10
    std Y+28, r22
    mov r22, r10
    andi r22, 15
    andi r22, 3
    std Y+29, r24
    mov r24, r25
    andi r24, 12
    or r22, r24
    ld r24, X+
    andi r24, 48
    or r22, r24
    or r22, r21
    andi r21, 64
    ld r24, X+
    lsl r24
    lsl r24
    ld r10, X+
    swap r10
    std Y+30, r21
    mov r21, r10
    andi r21, 240
    lsl r21
    lsl r21
    adiw r26, 2
    ld r10, X+
    swap r10
    std Y+31, r22
    mov r22, r10
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    ld r10, X
    swap r10
    std Y+32, r21
    mov r21, r10
    andi r21, 15
    lsr r21
    lsr r21
    andi r21, 2
    or r22, r21
    mov r21, r19
    andi r21, 4
    or r22, r21
    andi r19, 2
    ld r21, X
    lsr r21
    lsr r21
    lsr r21
    std Y+33, r19
    mov r19, r21
    andi r19, 8
    or r22, r19
    andi r21, 2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsr r19
    std Y+34, r21
    mov r21, r19
    andi r21, 16
    or r22, r21
    ld r21, X
    andi r21, 32
    or r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    lsl r21
    lsl r21
    std Y+35, r19
    mov r19, r21
    andi r19, 64
    or r22, r19
    ld r19, X
    lsl r19
    lsl r19
    lsl r19
    andi r19, 128
    or r22, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsr r19
    lsr r19
    lsr r19
    ld r10, X
    lsr r10
    lsr r10
    std Y+36, r22
    ld r22, X
    lsl r22
    std Y+37, r7
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X
    lsl r7
    lsl r7
    lsl r7
    std Y+38, r21
    mov r21, r7
    andi r21, 16
    ld r7, X+
    swap r7
    std Y+39, r21
    mov r21, r7
    andi r21, 240
    lsl r21
    lsl r21
    andi r21, 64
    ld r7, X
    swap r7
    std Y+40, r21
    mov r21, r7
    andi r21, 240
    lsl r21
    lsl r21
    lsl r21
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r7, X
    swap r7
    std Y+41, r21
    mov r21, r7
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+42, r16
    andi r16, 66
    or r21, r16
    ld r16, X+
    swap r16
    andi r16, 15
    andi r16, 4
    or r21, r16
    ld r16, X
    lsr r16
    lsr r16
    lsr r16
    andi r16, 8
    or r21, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    lsr r16
    std Y+43, r16
    andi r16, 16
    or r21, r16
    ld r16, X
    andi r16, 32
    or r21, r16
    ld r7, X
    lsl r7
    lsl r7
    lsl r7
    std Y+44, r16
    mov r16, r7
    std Y+45, r22
    mov r22, r16
    andi r22, 128
    or r21, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X
    lsr r22
    lsr r22
    lsr r22
    andi r22, 1
    std Y+46, r21
    mov r21, r6
    std Y+47, r19
    mov r19, r21
    andi r19, 66
    or r22, r19
    ld r19, X+
    andi r19, 4
    or r22, r19
    ld r19, X
    lsl r19
    std Y+48, r16
    mov r16, r19
    andi r16, 8
    or r22, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    lsl r16
    lsl r16
    lsl r16
    std Y+49, r19
    mov r19, r16
    andi r19, 16
    or r22, r19
    andi r16, 128
    mov r19, r18
    andi r19, 32
    or r22, r19
    andi r18, 64
    ld r6, X
    swap r6
    mov r19, r6
    andi r19, 240
    lsl r19
    lsl r19
    lsl r19
    or r22, r19
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r6, X+
    swap r6
    mov r19, r6
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    ld r6, X
    swap r6
    std Y+50, r22
    mov r22, r6
    andi r22, 15
    lsr r22
    lsr r22
    andi r22, 2
    or r22, r19
    std Y+51, r18
    mov r18, r17
    andi r18, 4
    or r22, r18
    andi r17, 2
    or r19, r17
    ld r17, X
    lsr r17
    lsr r17
    lsr r17
    mov r18, r17
    andi r18, 8
    or r22, r18
    andi r17, 2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X+
    lsr r18
    std Y+52, r17
    mov r17, r18
    andi r17, 16
    or r22, r17
    andi r18, 85
    ld r17, X
    andi r17, 32
    or r22, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X+
    lsl r17
    lsl r17
    std Y+53, r16
    mov r16, r17
    andi r16, 64
    or r22, r16
    ld r16, X
    lsl r16
    lsl r16
    lsl r16
    andi r16, 128
    or r22, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    lsr r16
    lsr r16
    lsr r16
    ld r6, X
    lsr r6
    lsr r6
    ld r7, X
    lsl r7
    std Y+54, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    lsl r4
    lsl r4
    lsl r4
    std Y+55, r22
    mov r22, r4
    andi r22, 16
    ld r4, X+
    swap r4
    std Y+56, r17
    mov r17, r4
    andi r17, 240
    lsl r17
    lsl r17
    andi r17, 64
    ld r4, X
    swap r4
    std Y+57, r17
    mov r17, r4
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r4, X
    swap r4
    std Y+58, r17
    mov r17, r4
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+59, r20
    andi r20, 66
    or r17, r20
    ld r20, X+
    swap r20
    andi r20, 15
    andi r20, 4
    or r17, r20
    ld r20, X
    lsr r20
    lsr r20
    lsr r20
    andi r20, 8
    or r17, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    lsr r20
    andi r20, 16
    or r17, r20
    ld r20, X
    andi r20, 32
    or r17, r20
    ld r20, X
    lsl r20
    lsl r20
    lsl r20
    std Y+60, r20
    andi r20, 128
    or r17, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    lsr r20
    lsr r20
    lsr r20
    ld r4, X
    lsl r4
    std Y+61, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X+
    lsl r17
    lsl r17
    lsl r17
    std Y+62, r4
    ld r4, X+
    swap r4
    std Y+63, r20
    mov r20, r4
    andi r20, 240
    lsl r20
    lsl r20
    lsl r20
    adiw r26, 5
    ld r4, X
    lsr r4
    lsr r4
    lsr r4
    adiw r28, 17
    std Y+47, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X
    lsr r20
    std Y+48, r8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    lsl r8
    std Y+49, r11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X+
    lsl r11
    lsl r11
    lsl r11
    std Y+50, r3
    adiw r26, 2
    ld r3, X
    lsl r3
    std Y+51, r17
    mov r17, r3
    andi r17, 2
    std Y+52, r22
    mov r22, r15
    std Y+53, r16
    mov r16, r22
    andi r16, 1
    or r16, r17
    andi r22, 48
    ldi r31, hi8(.Ltable_byte_5)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    mov r30, r15
    lpm r17, Z
    or r17, r22
    mov r22, r23
    andi r22, 192
    or r17, r22
    andi r23, 32
    ld r22, X
    andi r22, 4
    or r16, r22
    ld r15, X
    lsl r15
    lsl r15
    lsl r15
    std Y+54, r19
    mov r19, r15
    andi r19, 8
    or r16, r19
    ldd r19, Y+0
    andi r19, 16
    or r16, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    swap r19
    andi r19, 240
    lsl r19
    std Y+55, r19
    andi r19, 32
    or r16, r19
    subi r28, lo8(-(-33))
    sbci r29, hi8(-(-33))
    ldd r19, Y+1
    or r16, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X+
    swap r15
    mov r19, r15
    andi r19, 240
    lsl r19
    lsl r19
    lsl r19
    or r16, r19
    adiw r26, 2
    ld r15, X
    swap r15
    mov r19, r15
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+1, r16
    ldd r16, Y+0
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    std Y+0, r23
    mov r23, r16
    andi r23, 2
    or r19, r23
    andi r16, 4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    swap r23
    andi r23, 15
    lsr r23
    andi r23, 4
    or r19, r23
    ld r23, X
    lsr r23
    lsr r23
    andi r23, 8
    or r19, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    lsr r23
    lsr r23
    lsr r23
    andi r23, 16
    or r19, r23
    ld r23, X
    andi r23, 32
    or r19, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsr r23
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    std Y+0, r23
    andi r23, 64
    or r19, r23
    mov r23, r25
    andi r23, 128
    or r19, r23
    andi r25, 32
    adiw r26, 2
    ld r15, X
    swap r15
    mov r23, r15
    andi r23, 15
    lsr r23
    lsr r23
    andi r23, 1
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    std Y+0, r19
    mov r19, r4
    std Y+1, r25
    mov r25, r19
    andi r25, 2
    or r23, r25
    andi r19, 1
    ld r25, X
    andi r25, 2
    or r19, r25
    mov r25, r20
    andi r25, 4
    or r19, r25
    mov r25, r24
    andi r25, 8
    or r19, r25
    mov r25, r8
    std Y+2, r16
    mov r16, r25
    andi r16, 16
    or r19, r16
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r16, Y+0
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    std Y+0, r22
    mov r22, r16
    andi r22, 32
    or r19, r22
    andi r16, 128
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    std Y+0, r22
    mov r22, r11
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    std Y+0, r16
    mov r16, r22
    andi r16, 64
    or r19, r16
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r16, Y+0
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+0, r17
    mov r17, r16
    andi r17, 128
    or r19, r17
    andi r16, 64
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r17, Y+0
    std Y+8, r16
    mov r16, r17
    andi r16, 4
    or r23, r16
    andi r17, 3
    mov r16, r24
    andi r16, 12
    or r17, r16
    andi r24, 132
    ld r16, X
    andi r16, 48
    or r17, r16
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r15, Y+0
    or r17, r15
    mov r16, r20
    andi r16, 8
    or r23, r16
    andi r20, 85
    mov r16, r9
    std Y+0, r16
    andi r16, 16
    or r23, r16
    mov r16, r25
    andi r16, 32
    or r23, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    andi r16, 64
    or r23, r16
    mov r16, r22
    andi r16, 128
    or r23, r16
    andi r22, 32
    adiw r26, 9
    ld r16, X+
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    std Y+2, r22
    ldd r22, Y+0
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+0, r23
    mov r23, r22
    andi r23, 2
    or r16, r23
    andi r22, 3
    mov r23, r0
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    std Y+0, r24
    mov r24, r23
    andi r24, 12
    or r22, r24
    ld r24, X
    andi r24, 48
    or r22, r24
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r24, Y+0
    or r22, r24
    andi r24, 64
    ld r15, X
    swap r15
    std Y+0, r25
    mov r25, r15
    andi r25, 15
    lsr r25
    andi r25, 4
    or r16, r25
    mov r25, r13
    std Y+52, r20
    mov r20, r25
    andi r20, 8
    or r16, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r20, X
    lsr r20
    std Y+53, r24
    mov r24, r20
    andi r24, 16
    or r16, r24
    subi r28, lo8(-(-22))
    sbci r29, hi8(-(-22))
    ldd r24, Y+0
    or r16, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X+
    lsl r15
    mov r24, r15
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    std Y+0, r19
    mov r19, r24
    andi r19, 64
    or r16, r19
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r19, Y+9
    andi r19, 128
    or r16, r19
    adiw r26, 1
    ld r19, X+
    lsr r19
    lsr r19
    lsr r19
    andi r19, 2
    ldd r15, Y+63
    or r15, r19
    ldd r19, Y+0
    or r15, r19
    ld r4, X
    lsr r4
    mov r19, r4
    std Y+63, r16
    mov r16, r19
    andi r16, 8
    or r15, r16
    andi r19, 85
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r16, X
    andi r16, 16
    or r15, r16
    ld r16, X
    lsl r16
    lsl r16
    lsl r16
    andi r16, 32
    or r15, r16
    ldd r16, Y+38
    andi r16, 64
    or r15, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    swap r16
    andi r16, 240
    lsl r16
    andi r16, 128
    or r15, r16
    adiw r26, 2
    ld r16, X
    lsr r16
    lsr r16
    lsr r16
    andi r16, 1
    ld r4, X
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    std Y+0, r19
    mov r19, r4
    andi r19, 2
    or r16, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    lsr r19
    std Y+1, r17
    mov r17, r19
    andi r17, 4
    or r16, r17
    andi r19, 85
    mov r17, r23
    andi r17, 8
    or r16, r17
    andi r23, 132
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X+
    lsl r17
    lsl r17
    lsl r17
    andi r17, 16
    or r16, r17
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ldd r17, Y+0
    andi r17, 32
    or r16, r17
    ld r17, X
    swap r17
    andi r17, 240
    lsl r17
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    std Y+0, r23
    mov r23, r17
    andi r23, 64
    or r16, r23
    andi r17, 32
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    andi r23, 128
    or r16, r23
    adiw r26, 2
    ld r23, X
    lsl r23
    andi r23, 2
    std Y+1, r17
    mov r17, r25
    andi r17, 1
    or r17, r23
    andi r25, 48
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    mov r30, r4
    lpm r23, Z
    or r23, r25
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r25, Y+1
    or r23, r25
    ld r25, X
    andi r25, 4
    or r17, r25
    ld r25, X
    lsl r25
    lsl r25
    lsl r25
    std Y+1, r16
    mov r16, r25
    andi r16, 8
    or r17, r16
    andi r25, 128
    ldd r16, Y+13
    andi r16, 16
    or r17, r16
    mov r16, r20
    andi r16, 32
    or r17, r16
    andi r20, 64
    ldd r16, Y+0
    andi r16, 64
    or r17, r16
    mov r16, r24
    andi r16, 128
    or r17, r16
    andi r24, 32
    subi r26, lo8(-(-14))
    sbci r27, hi8(-(-14))
    ld r16, X+
    lsl r16
    adiw r26, 2
    ld r4, X
    lsr r4
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    std Y+0, r24
    mov r24, r4
    andi r24, 85
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X
    std Y+1, r20
    mov r20, r4
    andi r20, 170
    or r24, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    andi r20, 170
    or r18, r20
    mov r20, r21
    lsl r20
    andi r20, 170
    andi r21, 170
    std Y+2, r17
    mov r17, r5
    std Y+3, r19
    mov r19, r17
    andi r19, 85
    or r20, r19
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r5, Y+0
    mov r4, r5
    lsl r4
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    std Y+0, r19
    mov r19, r4
    andi r19, 170
    std Y+1, r20
    mov r20, r5
    andi r20, 170
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    std Y+22, r18
    ldd r18, Y+0
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    std Y+0, r16
    mov r16, r18
    andi r16, 85
    or r19, r16
    mov r5, r17
    lsr r5
    std Y+1, r17
    mov r17, r5
    andi r17, 85
    or r21, r17
    mov r5, r18
    lsr r5
    mov r18, r5
    andi r18, 85
    or r20, r18
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r5, Y+0
    mov r4, r5
    lsl r4
    lsl r4
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    std Y+0, r17
    mov r17, r4
    andi r17, 132
    mov r4, r22
    lsl r4
    std Y+1, r17
    mov r17, r4
    andi r17, 72
    mov r4, r23
    lsl r4
    std Y+2, r17
    mov r17, r4
    andi r17, 72
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r4, Y+0
    mov r8, r4
    lsl r8
    lsl r8
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    std Y+0, r17
    mov r17, r8
    andi r17, 132
    movw r8, r22 ; r9, r23
    swap r8
    lsl r8
    adc r8, r1
    swap r9
    lsl r9
    adc r9, r1
    std Y+1, r17
    mov r17, r9
    andi r17, 72
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r9, Y+0
    mov r13, r9
    lsl r13
    lsl r13
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    std Y+16, r17
    mov r17, r13
    andi r17, 132
    ldd r13, Y+0
    mov r11, r13
    lsl r11
    std Y+17, r17
    mov r17, r11
    andi r17, 72
    subi r28, lo8(-(-54))
    sbci r29, hi8(-(-54))
    ldd r11, Y+0
    mov r0, r11
    swap r0
    bst r0, 0
    lsr r0
    bld r0, 7
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+0, r17
    mov r17, r0
    andi r17, 18
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r0, Y+0
    or r0, r17
    mov r17, r9
    andi r17, 132
    or r0, r17
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    ldd r17, Y+0
    mov r9, r17
    lsl r9
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    std Y+0, r18
    mov r18, r9
    andi r18, 72
    or r0, r18
    mov r18, r14
    lsl r18
    lsl r18
    andi r18, 132
    mov r9, r13
    swap r9
    lsl r9
    adc r9, r1
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    std Y+0, r18
    mov r18, r9
    andi r18, 72
    mov r9, r11
    lsr r9
    std Y+1, r18
    mov r18, r9
    std Y+2, r16
    mov r16, r18
    andi r16, 18
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    ldd r9, Y+0
    or r9, r16
    andi r18, 9
    mov r16, r14
    std Y+0, r16
    andi r16, 132
    or r9, r16
    mov r16, r17
    swap r16
    lsl r16
    adc r16, r1
    andi r16, 72
    or r9, r16
    adiw r26, 9
    ld r16, X+
    lsr r16
    lsr r16
    ld r14, X
    lsl r14
    lsl r14
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r3, X+
    lsr r3
    lsr r3
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    std Y+0, r22
    mov r22, r3
    andi r22, 3
    std Y+1, r19
    subi r28, lo8(-(-139))
    sbci r29, hi8(-(-139))
    ldd r19, Y+0
    andi r19, 12
    or r22, r19
    ld r19, X
    lsl r19
    lsl r19
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+36, r20
    mov r20, r19
    andi r20, 48
    or r22, r20
    andi r19, 132
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    andi r20, 192
    or r22, r20
    mov r20, r17
    lsr r20
    lsr r20
    lsr r20
    andi r20, 9
    ldd r3, Y+10
    std Y+37, r19
    mov r19, r3
    lsl r19
    andi r19, 18
    or r20, r19
    ldd r19, Y+4
    or r20, r19
    ldd r19, Y+0
    or r20, r19
    adiw r26, 3
    ld r19, X+
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    andi r19, 64
    or r20, r19
    ld r19, X
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    lsl r19
    or r20, r19
    mov r19, r17
    swap r19
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 9
    subi r28, lo8(-(-59))
    sbci r29, hi8(-(-59))
    ldd r3, Y+14
    or r19, r3
    ldd r3, Y+62
    or r19, r3
    mov r3, r13
    bst r3, 0
    lsr r3
    bld r3, 7
    std Y+62, r20
    mov r20, r3
    andi r20, 144
    or r19, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    andi r20, 32
    or r19, r20
    ld r20, X
    lsl r20
    lsl r20
    mov r17, r20
    andi r17, 64
    or r19, r17
    andi r20, 132
    mov r17, r11
    lsl r17
    adc r17, r1
    andi r17, 9
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r3, X+
    std Y+14, r20
    mov r20, r3
    andi r20, 66
    or r17, r20
    ldd r20, Y+3
    andi r20, 4
    or r17, r20
    ldd r20, Y+0
    std Y+59, r17
    mov r17, r20
    andi r17, 66
    or r18, r17
    mov r17, r12
    std Y+63, r17
    andi r17, 4
    or r18, r17
    mov r17, r23
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 9
    ldd r12, Y+12
    mov r3, r12
    lsl r3
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    std Y+0, r18
    mov r18, r3
    mov r20, r18
    andi r20, 18
    or r17, r20
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r20, Y+0
    or r17, r20
    andi r18, 160
    adiw r26, 9
    ld r20, X+
    andi r20, 32
    or r17, r20
    ld r20, X
    lsl r20
    lsl r20
    std Y+0, r18
    mov r18, r20
    andi r18, 64
    or r17, r18
    or r17, r25
    andi r20, 132
    mov r25, r23
    lsl r25
    adc r25, r1
    andi r25, 9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X+
    lsr r18
    lsr r18
    andi r18, 2
    or r25, r18
    ld r18, X
    andi r18, 4
    or r25, r18
    mov r18, r8
    subi r28, lo8(-(149))
    sbci r29, hi8(-(149))
    std Y+0, r20
    mov r20, r18
    andi r20, 144
    or r25, r20
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r20, Y+0
    or r25, r20
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r20, Y+59
    or r25, r20
    andi r18, 72
    subi r26, lo8(-(-12))
    sbci r27, hi8(-(-12))
    ld r20, X
    swap r20
    andi r20, 15
    lsr r20
    andi r20, 4
    ldd r8, Y+48
    or r8, r20
    mov r20, r24
    lsr r20
    andi r20, 24
    or r8, r20
    ldd r20, Y+0
    or r8, r20
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r20, Y+0
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    std Y+31, r18
    mov r18, r20
    andi r18, 64
    or r8, r18
    ldd r18, Y+0
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    std Y+2, r24
    mov r24, r18
    andi r24, 128
    or r8, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    swap r3
    mov r24, r3
    andi r24, 15
    lsr r24
    lsr r24
    andi r24, 1
    ldd r20, Y+1
    mov r18, r20
    andi r18, 2
    or r24, r18
    andi r20, 1
    mov r18, r6
    std Y+1, r19
    mov r19, r18
    andi r19, 2
    or r20, r19
    andi r18, 12
    ld r19, X
    andi r19, 4
    or r20, r19
    mov r19, r7
    std Y+13, r25
    mov r25, r19
    andi r25, 8
    or r20, r25
    ldd r25, Y+0
    or r20, r25
    andi r19, 2
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r25, Y+0
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    std Y+13, r17
    mov r17, r25
    andi r17, 32
    or r20, r17
    ldd r17, Y+1
    or r20, r17
    ldd r6, Y+2
    or r20, r6
    andi r25, 48
    ld r17, X
    andi r17, 3
    or r17, r18
    or r17, r25
    ldd r25, Y+0
    mov r18, r25
    andi r18, 192
    or r17, r18
    andi r25, 132
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r18, Y+0
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    std Y+0, r25
    mov r25, r18
    andi r25, 4
    or r24, r25
    andi r18, 2
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    swap r25
    andi r25, 240
    lsl r25
    mov r6, r20
    lsr r6
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    std Y+3, r25
    mov r25, r6
    andi r25, 9
    adiw r26, 2
    ld r6, X
    std Y+0, r24
    mov r24, r6
    andi r24, 2
    or r25, r24
    ldd r24, Y+15
    andi r24, 132
    or r25, r24
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    ldd r24, Y+11
    std Y+1, r18
    mov r18, r24
    andi r18, 16
    or r25, r18
    andi r24, 64
    std Y+11, r24
    mov r24, r2
    std Y+0, r24
    andi r24, 32
    or r25, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X
    swap r24
    andi r24, 240
    lsl r24
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    std Y+0, r18
    mov r18, r24
    andi r18, 64
    or r25, r18
    andi r24, 32
    movw r6, r20 ; r7, r21
    lsr r6
    lsr r6
    lsr r6
    mov r18, r6
    andi r18, 9
    or r18, r19
    ld r19, X+
    lsr r19
    adiw r26, 9
    ld r6, X
    lsr r6
    lsr r7
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    std Y+0, r24
    mov r24, r7
    andi r24, 24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X
    lsl r7
    std Y+1, r18
    mov r18, r7
    andi r18, 2
    std Y+2, r19
    mov r19, r16
    andi r19, 1
    or r19, r18
    andi r16, 3
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    ldd r18, Y+0
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    std Y+0, r25
    mov r25, r18
    andi r25, 12
    or r16, r25
    andi r18, 2
    mov r25, r14
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    std Y+0, r18
    mov r18, r25
    andi r18, 48
    or r16, r18
    andi r25, 132
    ld r18, X+
    andi r18, 192
    or r16, r18
    ld r18, X
    andi r18, 4
    or r19, r18
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    ldd r18, Y+0
    mov r14, r18
    lsr r14
    std Y+24, r25
    mov r25, r14
    andi r25, 24
    or r19, r25
    subi r28, lo8(-(-44))
    sbci r29, hi8(-(-44))
    ldd r25, Y+0
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    std Y+0, r20
    mov r20, r25
    andi r20, 32
    or r19, r20
    andi r25, 170
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r20, X+
    andi r20, 64
    or r19, r20
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r20, Y+20
    or r19, r20
    mov r20, r21
    lsr r20
    lsr r20
    andi r20, 33
    ldd r14, Y+0
    or r20, r14
    std Y+0, r21
    adiw r28, 14
    ldd r21, Y+62
    std Y+6, r25
    mov r25, r21
    andi r25, 132
    or r20, r25
    mov r25, r21
    lsl r25
    lsl r25
    lsl r25
    andi r25, 24
    or r20, r25
    ldd r25, Y+1
    mov r21, r25
    andi r21, 64
    or r20, r21
    andi r25, 32
    mov r21, r18
    lsr r21
    lsr r21
    andi r21, 33
    ldd r18, Y+0
    std Y+1, r25
    mov r25, r18
    andi r25, 2
    or r21, r25
    andi r18, 1
    mov r25, r10
    std Y+0, r19
    mov r19, r25
    andi r19, 2
    or r19, r18
    andi r25, 12
    adiw r26, 1
    ld r14, X
    std Y+2, r20
    mov r20, r14
    andi r20, 4
    or r19, r20
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+0, r20
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r20, Y+0
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    std Y+0, r23
    mov r23, r20
    andi r23, 8
    or r19, r23
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r23, Y+0
    or r19, r23
    andi r20, 2
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r23, Y+0
    adiw r28, 52
    std Y+40, r20
    mov r20, r23
    andi r20, 32
    or r19, r20
    ldd r20, Y+35
    or r19, r20
    ldd r14, Y+36
    or r19, r14
    andi r23, 48
    ld r20, X
    andi r20, 3
    or r20, r25
    or r20, r23
    ldd r25, Y+33
    mov r23, r25
    andi r23, 192
    or r20, r23
    andi r25, 132
    ld r23, X+
    andi r23, 2
    or r18, r23
    mov r23, r6
    std Y+33, r25
    mov r25, r23
    andi r25, 4
    or r18, r25
    or r18, r24
    ldd r25, Y+39
    or r18, r25
    andi r23, 85
    ldd r25, Y+38
    mov r24, r25
    andi r24, 64
    or r18, r24
    ldd r24, Y+0
    std Y+39, r23
    mov r23, r24
    andi r23, 128
    or r18, r23
    andi r24, 32
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r23, Y+0
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    std Y+7, r24
    mov r24, r23
    andi r24, 132
    or r21, r24
    mov r24, r23
    lsl r24
    lsl r24
    lsl r24
    andi r24, 24
    or r21, r24
    ldd r24, Y+53
    or r21, r24
    ldd r24, Y+0
    mov r6, r24
    lsl r6
    andi r24, 170
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r14, Y+24
    or r14, r24
    mov r24, r6
    andi r24, 170
    adiw r26, 3
    ld r6, X+
    mov r23, r6
    andi r23, 85
    or r23, r24
    ; round 9 (gift.dsl:33)
    com r23
    ldd r24, Y+0
    mov r6, r24
    lsl r6
    andi r24, 170
    ldd r7, Y+17
    or r7, r24
    mov r24, r6
    andi r24, 170
    ld r6, X
    std Y+17, r23
    mov r23, r6
    andi r23, 85
    or r23, r24
    com r23
    subi r28, lo8(-(-53))
    sbci r29, hi8(-(-53))
    ldd r24, Y+0
    mov r6, r24
    lsl r6
    andi r24, 170
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r2, Y+0
    or r24, r2
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    std Y+0, r23
    mov r23, r6
    andi r23, 170
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r6, X+
    std Y+53, r24
    mov r24, r6
    andi r24, 85
    or r23, r24
    ldd r6, Y+52
    mov r10, r6
    lsl r10
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    std Y+0, r23
    mov r23, r10
    andi r23, 170
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    std Y+0, r24
    mov r24, r6
    andi r24, 170
    ld r6, X
    adiw r28, 53
    std Y+15, r18
    mov r18, r6
    andi r18, 85
    or r23, r18
    ld r6, X
    lsr r6
    std Y+0, r23
    mov r23, r6
    andi r23, 85
    or r24, r23
    mov r6, r20
    lsl r6
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    std Y+0, r24
    mov r24, r6
    andi r24, 72
    mov r6, r16
    lsl r6
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    std Y+2, r24
    mov r24, r6
    andi r24, 72
    mov r6, r20
    swap r6
    lsl r6
    adc r6, r1
    std Y+1, r24
    mov r24, r6
    andi r24, 72
    mov r6, r16
    swap r6
    lsl r6
    adc r6, r1
    std Y+0, r24
    mov r24, r6
    andi r24, 72
    mov r6, r17
    lsl r6
    adiw r28, 40
    std Y+42, r24
    mov r24, r6
    andi r24, 72
    mov r6, r22
    lsl r6
    std Y+43, r24
    mov r24, r6
    andi r24, 72
    mov r6, r17
    swap r6
    lsl r6
    adc r6, r1
    std Y+44, r24
    mov r24, r6
    andi r24, 72
    mov r6, r22
    swap r6
    lsl r6
    adc r6, r1
    std Y+45, r24
    mov r24, r6
    andi r24, 72
    ldd r6, Y+0
    mov r10, r6
    swap r10
    ; round 11 (gift.dsl:33)
    com r10
    mov r3, r11
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    std Y+46, r3
    mov r3, r13
    swap r3
    std Y+47, r3
    ldd r3, Y+41
    std Y+48, r10
    mov r10, r3
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    std Y+49, r24
    ldd r24, Y+28
    std Y+50, r10
    mov r10, r24
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    ldi r31, hi8(.Ltable_byte_2)
    std Y+51, r10
    subi r28, lo8(-(-24))
    sbci r29, hi8(-(-24))
    ldd r10, Y+0
    adiw r28, 63
    std Y+13, r7
    mov r30, r10
    lpm r7, Z
    std Y+14, r7
    ldd r7, Y+0
    mov r30, r7
    lpm r7, Z
    std Y+15, r7
    mov r30, r19
    lpm r7, Z
    std Y+16, r7
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r7, Y+0
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    std Y+0, r14
    mov r14, r7
    swap r14
    std Y+1, r23
    mov r23, r14
    andi r23, 15
    lsr r23
    andi r23, 5
    std Y+2, r18
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r18, Y+22
    andi r18, 66
    or r23, r18
    mov r18, r25
    andi r18, 8
    or r23, r18
    andi r25, 32
    mov r14, r7
    swap r14
    mov r18, r14
    andi r18, 240
    ldi r31, hi8(.Ltable_byte_6)
    ldd r14, Y+7
    std Y+0, r23
    mov r30, r14
    lpm r23, Z
    or r23, r18
    mov r18, r12
    lsr r18
    lsr r18
    andi r18, 48
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    std Y+0, r23
    mov r23, r12
    lsl r23
    lsl r23
    andi r23, 192
    mov r12, r15
    lsr r12
    lsr r12
    std Y+1, r25
    mov r25, r12
    andi r25, 48
    mov r12, r15
    lsl r12
    lsl r12
    mov r24, r12
    andi r24, 192
    ldi r31, hi8(.Ltable_byte_7)
    subi r28, lo8(-(-178))
    sbci r29, hi8(-(-178))
    ldd r12, Y+0
    mov r30, r12
    lpm r12, Z
    or r12, r18
    or r12, r23
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r23, Y+48
    mov r30, r23
    lpm r18, Z
    or r18, r25
    or r18, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X
    lsr r25
    andi r25, 32
    ldd r24, Y+0
    mov r23, r24
    lsl r23
    andi r23, 170
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+34, r25
    ldd r25, Y+0
    or r25, r23
    andi r24, 170
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r23, Y+0
    or r23, r24
    ; round 14 (gift.dsl:33)
    com r25
    ldd r24, Y+18
    std Y+0, r25
    mov r25, r24
    lsl r25
    andi r25, 170
    std Y+49, r23
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r23, Y+33
    or r23, r25
    andi r24, 170
    ldd r25, Y+37
    or r25, r24
    ldd r24, Y+0
    std Y+37, r18
    mov r18, r24
    lsl r18
    andi r18, 170
    andi r24, 170
    std Y+0, r23
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r23, Y+0
    std Y+44, r25
    mov r25, r23
    andi r25, 85
    or r18, r25
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    std Y+38, r18
    ldd r18, Y+0
    std Y+52, r12
    mov r12, r18
    lsl r12
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    std Y+0, r25
    mov r25, r12
    andi r25, 170
    andi r18, 170
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    std Y+17, r21
    ldd r21, Y+0
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    std Y+35, r19
    mov r19, r21
    andi r19, 85
    or r25, r19
    mov r12, r23
    lsr r12
    mov r23, r12
    andi r23, 85
    or r24, r23
    mov r12, r21
    lsr r12
    mov r21, r12
    andi r21, 85
    or r18, r21
    mov r12, r11
    lsr r12
    lsr r12
    lsr r12
    std Y+36, r24
    mov r24, r12
    andi r24, 18
    ld r12, X
    std Y+37, r23
    mov r23, r12
    andi r23, 33
    or r23, r24
    mov r24, r9
    std Y+38, r24
    andi r24, 204
    or r23, r24
    mov r24, r11
    lsl r24
    ldd r9, Y+0
    mov r12, r9
    lsl r12
    lsl r12
    lsl r12
    std Y+39, r24
    mov r24, r12
    andi r24, 72
    mov r12, r3
    lsl r12
    lsl r12
    lsl r12
    std Y+40, r24
    mov r24, r12
    andi r24, 72
    mov r12, r9
    lsr r12
    std Y+41, r24
    mov r24, r12
    andi r24, 72
    mov r12, r3
    lsr r12
    std Y+42, r24
    mov r24, r12
    andi r24, 72
    mov r12, r22
    swap r12
    ; round 16 (gift.dsl:33)
    com r12
    std Y+43, r12
    mov r12, r17
    swap r12
    std Y+44, r12
    mov r12, r16
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    std Y+45, r24
    mov r24, r20
    lsl r24
    adc r24, r1
    lsl r24
    adc r24, r1
    ldi r31, hi8(.Ltable_byte_2)
    std Y+46, r24
    subi r28, lo8(-(-38))
    sbci r29, hi8(-(-38))
    ldd r24, Y+0
    mov r30, r24
    lpm r24, Z
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    std Y+0, r12
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r12, Y+0
    mov r30, r12
    lpm r12, Z
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    std Y+0, r12
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r12, Y+0
    mov r30, r12
    lpm r12, Z
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+14, r12
    ld r12, X+
    swap r12
    std Y+15, r24
    mov r24, r12
    andi r24, 15
    andi r24, 4
    mov r12, r11
    bst r12, 0
    lsr r12
    bld r12, 7
    std Y+16, r24
    mov r24, r12
    andi r24, 144
    ldd r12, Y+0
    std Y+17, r24
    mov r24, r12
    lsr r24
    andi r24, 9
    std Y+18, r23
    adiw r26, 5
    ld r23, X
    andi r23, 2
    or r24, r23
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r23, Y+0
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    std Y+0, r17
    mov r17, r23
    andi r17, 4
    or r24, r17
    andi r23, 85
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r17, Y+4
    andi r17, 240
    or r24, r17
    mov r17, r12
    lsr r17
    lsr r17
    lsr r17
    andi r17, 9
    ldd r12, Y+0
    or r17, r12
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r12, Y+0
    or r17, r12
    std Y+0, r24
    subi r28, lo8(-(-83))
    sbci r29, hi8(-(-83))
    ldd r24, Y+18
    andi r24, 240
    or r17, r24
    ldd r12, Y+0
    mov r24, r12
    lsr r24
    andi r24, 9
    std Y+9, r17
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r17, Y+0
    or r24, r17
    ldd r17, Y+56
    andi r17, 132
    or r24, r17
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r17, Y+32
    lsr r17
    lsr r17
    andi r17, 48
    or r24, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X
    lsr r17
    andi r17, 64
    or r24, r17
    mov r17, r12
    lsr r17
    lsr r17
    lsr r17
    andi r17, 9
    ldd r7, Y+0
    or r17, r7
    std Y+0, r24
    ldd r24, Y+25
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    std Y+0, r22
    mov r22, r24
    andi r22, 132
    or r17, r22
    ; round 14 (gift.dsl:33)
    com r24
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    ldd r22, Y+0
    mov r7, r22
    lsr r7
    lsr r7
    std Y+12, r24
    mov r24, r7
    andi r24, 48
    or r17, r24
    ld r24, X
    andi r24, 64
    or r17, r24
    mov r7, r10
    lsr r7
    mov r24, r7
    andi r24, 9
    ldd r7, Y+11
    or r24, r7
    mov r22, r18
    andi r22, 132
    or r24, r22
    ldd r22, Y+16
    std Y+11, r18
    mov r18, r22
    andi r18, 16
    or r24, r18
    andi r22, 1
    subi r28, lo8(-(-56))
    sbci r29, hi8(-(-56))
    ldd r18, Y+0
    andi r18, 66
    or r22, r18
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r18, X+
    andi r18, 4
    or r22, r18
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r18, Y+0
    std Y+1, r17
    mov r17, r18
    andi r17, 8
    or r22, r17
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r17, Y+0
    or r22, r17
    andi r18, 170
    ldd r17, Y+43
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    std Y+0, r23
    mov r23, r17
    andi r23, 32
    or r22, r23
    ldd r7, Y+2
    or r22, r7
    andi r17, 64
    adiw r26, 2
    ld r7, X
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    std Y+30, r23
    mov r23, r7
    andi r23, 85
    or r23, r18
    mov r18, r23
    lsr r18
    andi r18, 24
    ldd r7, Y+0
    or r7, r18
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    ldd r18, Y+0
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    std Y+0, r23
    mov r23, r18
    andi r23, 32
    or r7, r23
    ldd r23, Y+54
    or r7, r23
    andi r18, 64
    ldd r23, Y+3
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    std Y+0, r21
    mov r21, r23
    andi r21, 128
    or r7, r21
    andi r23, 32
    mov r30, r22
    lpm r21, Z
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    std Y+0, r7
    mov r7, r21
    lsl r7
    lsl r7
    lsl r7
    std Y+51, r19
    mov r19, r7
    andi r19, 144
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r22
    ldd r22, Y+52
    andi r22, 15
    or r22, r19
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r19, Y+40
    std Y+0, r16
    mov r16, r19
    andi r16, 32
    or r22, r16
    or r22, r18
    ; round 18 (gift.dsl:33)
    com r22
    mov r16, r21
    lsl r16
    andi r16, 144
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r18, X+
    andi r18, 32
    or r24, r18
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    ldd r18, Y+0
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    std Y+8, r22
    mov r22, r18
    andi r22, 64
    or r24, r22
    andi r18, 32
    mov r7, r10
    lsr r7
    lsr r7
    lsr r7
    mov r22, r7
    andi r22, 9
    ldd r7, Y+25
    or r22, r7
    std Y+25, r25
    andi r25, 132
    or r22, r25
    ldd r25, Y+0
    andi r25, 16
    or r22, r25
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r25, Y+0
    std Y+21, r24
    mov r24, r25
    andi r24, 32
    or r22, r24
    andi r25, 170
    adiw r26, 1
    ld r24, X
    andi r24, 85
    or r24, r25
    mov r25, r24
    andi r25, 132
    ldd r7, Y+20
    or r7, r25
    mov r25, r19
    andi r25, 16
    or r7, r25
    or r7, r18
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r25, Y+0
    or r7, r25
    mov r25, r7
    mov r18, r25
    andi r18, 15
    or r18, r16
    or r18, r23
    or r18, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    andi r16, 64
    or r22, r16
    adiw r26, 2
    ld r16, X
    lsl r16
    andi r16, 170
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    ldd r23, Y+0
    or r23, r16
    ; round 19 (gift.dsl:33)
    com r23
    subi r28, lo8(-(-139))
    sbci r29, hi8(-(-139))
    ldd r16, Y+31
    mov r17, r16
    andi r17, 170
    ldd r7, Y+0
    or r7, r17
    com r7
    ld r17, X+
    andi r17, 170
    std Y+0, r7
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    ldd r7, Y+0
    or r7, r17
    ld r17, X
    andi r17, 170
    or r2, r17
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r17, Y+0
    std Y+56, r23
    mov r23, r17
    lsl r23
    andi r23, 170
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    std Y+0, r22
    mov r22, r4
    std Y+1, r24
    mov r24, r22
    andi r24, 85
    or r23, r24
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r4, Y+0
    std Y+1, r23
    mov r23, r4
    lsl r23
    andi r23, 170
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    std Y+0, r18
    movw r18, r4 ; r19, r5
    andi r18, 170
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    std Y+16, r25
    mov r25, r19
    andi r25, 85
    or r23, r25
    mov r5, r22
    lsr r5
    andi r22, 132
    std Y+0, r23
    mov r23, r5
    andi r23, 85
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    std Y+0, r22
    mov r22, r17
    andi r22, 170
    or r22, r23
    andi r17, 66
    mov r5, r19
    lsr r5
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    std Y+0, r17
    mov r17, r5
    andi r17, 85
    or r18, r17
    andi r19, 132
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    ldd r5, Y+1
    mov r4, r5
    lsl r4
    lsl r4
    std Y+0, r19
    mov r19, r4
    andi r19, 132
    subi r28, lo8(-(205))
    sbci r29, hi8(-(205))
    std Y+0, r19
    mov r19, r5
    andi r19, 132
    mov r5, r20
    lsl r5
    lsl r5
    lsl r5
    subi r28, lo8(-(-210))
    sbci r29, hi8(-(-210))
    std Y+6, r19
    mov r19, r5
    andi r19, 72
    ldd r5, Y+0
    mov r4, r5
    lsl r4
    lsl r4
    lsl r4
    subi r28, lo8(-(211))
    sbci r29, hi8(-(211))
    std Y+0, r19
    mov r19, r4
    andi r19, 72
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    ldd r4, Y+0
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    std Y+0, r19
    mov r19, r4
    lsl r19
    lsl r19
    andi r19, 132
    std Y+1, r19
    mov r19, r4
    andi r19, 132
    mov r4, r20
    lsr r4
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    std Y+0, r19
    mov r19, r4
    andi r19, 72
    mov r4, r5
    lsr r4
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    std Y+0, r19
    mov r19, r4
    andi r19, 72
    mov r4, r3
    bst r4, 0
    lsr r4
    bld r4, 7
    bst r4, 0
    lsr r4
    bld r4, 7
    ; round 21 (gift.dsl:33)
    com r4
    ldi r31, hi8(.Ltable_byte_1)
    std Y+1, r4
    mov r30, r9
    lpm r4, Z
    std Y+2, r4
    mov r30, r11
    lpm r4, Z
    mov r30, r6
    lpm r11, Z
    std Y+3, r19
    mov r30, r13
    lpm r19, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    lpm r9, Z
    mov r3, r14
    swap r3
    std Y+4, r18
    mov r18, r3
    andi r18, 15
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r3, Y+0
    mov r14, r3
    lsl r14
    lsl r14
    lsl r14
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    std Y+0, r22
    mov r22, r14
    andi r22, 80
    or r18, r22
    mov r14, r3
    swap r14
    mov r22, r14
    andi r22, 240
    lsl r22
    andi r22, 160
    or r18, r22
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r14, Y+3
    mov r22, r14
    swap r22
    andi r22, 15
    ldd r3, Y+0
    mov r12, r3
    lsl r12
    lsl r12
    lsl r12
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    std Y+0, r19
    mov r19, r12
    andi r19, 80
    or r22, r19
    mov r19, r3
    swap r19
    andi r19, 240
    lsl r19
    andi r19, 160
    or r22, r19
    mov r19, r21
    swap r19
    andi r19, 240
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r3
    lpm r12, Z
    or r12, r19
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r19, Y+0
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    std Y+0, r22
    mov r22, r19
    lsr r22
    andi r22, 80
    std Y+1, r21
    mov r21, r19
    andi r21, 15
    or r21, r22
    subi r28, lo8(-(-96))
    sbci r29, hi8(-(-96))
    ldd r22, Y+0
    andi r22, 32
    or r21, r22
    ld r22, X+
    andi r22, 128
    or r21, r22
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r22, Y+0
    mov r10, r22
    lsr r10
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    std Y+0, r21
    mov r21, r10
    andi r21, 80
    andi r22, 15
    or r22, r21
    subi r28, lo8(-(-191))
    sbci r29, hi8(-(-191))
    ldd r21, Y+0
    subi r28, lo8(-(192))
    sbci r29, hi8(-(192))
    std Y+0, r23
    mov r23, r21
    andi r23, 32
    or r22, r23
    andi r21, 16
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r19
    lpm r10, Z
    or r10, r21
    subi r28, lo8(-(-150))
    sbci r29, hi8(-(-150))
    ldd r23, Y+49
    or r10, r23
    mov r23, r16
    andi r23, 64
    or r10, r23
    ldd r23, Y+52
    or r10, r23
    andi r16, 128
    or r22, r16
    ldd r16, Y+0
    mov r23, r16
    lsr r23
    andi r23, 80
    mov r21, r16
    andi r21, 15
    or r21, r23
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r23, Y+28
    or r21, r23
    ldd r23, Y+0
    or r21, r23
    mov r23, r15
    lsr r23
    andi r23, 80
    mov r19, r15
    mov r16, r19
    andi r16, 15
    or r16, r23
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ldd r23, Y+0
    or r16, r23
    adiw r26, 6
    ld r15, X
    swap r15
    mov r23, r15
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    or r16, r23
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r23, Y+0
    mov r15, r23
    lsl r15
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    std Y+0, r16
    mov r16, r15
    andi r16, 170
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    ldd r15, Y+0
    or r15, r16
    andi r23, 170
    ldd r16, Y+41
    or r16, r23
    ; round 24 (gift.dsl:33)
    com r15
    subi r28, lo8(-(-28))
    sbci r29, hi8(-(-28))
    ldd r23, Y+0
    adiw r28, 31
    std Y+38, r15
    mov r15, r23
    lsl r15
    std Y+0, r16
    mov r16, r15
    andi r16, 170
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r15, Y+0
    or r15, r16
    andi r23, 170
    ldd r16, Y+3
    or r16, r23
    com r15
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r23, Y+0
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    std Y+0, r15
    mov r15, r23
    lsl r15
    andi r23, 170
    subi r28, lo8(-(-82))
    sbci r29, hi8(-(-82))
    std Y+3, r11
    ldd r11, Y+0
    or r23, r11
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    std Y+0, r23
    mov r23, r15
    andi r23, 170
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r15, X+
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    std Y+0, r16
    mov r16, r15
    andi r16, 85
    or r23, r16
    ld r15, X
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    std Y+15, r23
    mov r23, r15
    andi r23, 85
    ldd r15, Y+49
    or r15, r23
    ; round 34 (gift.dsl:33)
    com r15
    std Y+49, r15
    ldd r15, Y+0
    mov r11, r15
    lsl r11
    subi r28, lo8(-(-54))
    sbci r29, hi8(-(-54))
    std Y+0, r21
    mov r21, r11
    andi r21, 170
    or r23, r21
    mov r21, r15
    andi r21, 170
    adiw r28, 54
    ldd r15, Y+40
    or r21, r15
    std Y+0, r23
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    ldd r23, Y+0
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    std Y+0, r21
    mov r21, r23
    andi r21, 51
    ldd r11, Y+50
    or r21, r11
    ; round 5 (gift.dsl:33)
    com r23
    mov r11, r13
    lsr r11
    subi r28, lo8(-(167))
    sbci r29, hi8(-(167))
    std Y+0, r23
    mov r23, r11
    andi r23, 72
    or r21, r23
    mov r23, r6
    lsr r23
    andi r23, 72
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    std Y+0, r23
    mov r23, r0
    std Y+1, r21
    mov r21, r23
    andi r21, 51
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r11, Y+0
    or r21, r11
    mov r11, r13
    lsl r11
    lsl r11
    lsl r11
    std Y+0, r22
    mov r22, r11
    andi r22, 72
    or r21, r22
    mov r22, r6
    lsl r22
    lsl r22
    lsl r22
    andi r22, 72
    mov r11, r5
    bst r11, 0
    lsr r11
    bld r11, 7
    bst r11, 0
    lsr r11
    bld r11, 7
    ; round 26 (gift.dsl:33)
    com r11
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r20
    lpm r0, Z
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+0, r0
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r0, Y+0
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    std Y+0, r11
    mov r30, r0
    lpm r11, Z
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    std Y+0, r22
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    ldd r22, Y+0
    mov r30, r22
    lpm r5, Z
    ldi r31, hi8(.Ltable_byte_2)
    std Y+16, r4
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r4, Y+0
    mov r30, r4
    lpm r4, Z
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    std Y+0, r4
    mov r4, r14
    lsl r4
    lsl r4
    lsl r4
    std Y+1, r20
    mov r20, r4
    andi r20, 144
    std Y+2, r21
    mov r21, r8
    std Y+3, r21
    andi r21, 15
    or r21, r20
    subi r28, lo8(-(-183))
    sbci r29, hi8(-(-183))
    ldd r20, Y+0
    or r21, r20
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    ldd r20, Y+0
    or r21, r20
    mov r4, r14
    lsl r4
    mov r20, r4
    andi r20, 144
    std Y+0, r21
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r21, Y+0
    andi r21, 15
    or r21, r20
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    ldd r20, Y+0
    or r21, r20
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r20, Y+0
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    std Y+0, r23
    mov r23, r20
    andi r23, 64
    or r21, r23
    andi r20, 48
    mov r23, r18
    lsl r23
    lsl r23
    lsl r23
    andi r23, 144
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    std Y+11, r20
    ldd r20, Y+53
    andi r20, 15
    or r20, r23
    ldd r23, Y+0
    andi r23, 32
    or r20, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X
    swap r23
    andi r23, 240
    lsl r23
    std Y+14, r21
    mov r21, r23
    andi r21, 64
    or r20, r21
    andi r23, 128
    mov r21, r18
    lsl r21
    andi r21, 144
    subi r28, lo8(-(201))
    sbci r29, hi8(-(201))
    std Y+0, r18
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r18, Y+0
    andi r18, 15
    or r18, r21
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r21, Y+0
    or r18, r21
    subi r28, lo8(-(-183))
    sbci r29, hi8(-(-183))
    ldd r21, Y+0
    or r18, r21
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    ldd r21, Y+0
    mov r4, r21
    lsr r4
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    std Y+0, r18
    mov r18, r4
    andi r18, 80
    andi r21, 15
    or r21, r18
    ldd r18, Y+52
    or r21, r18
    ldd r18, Y+21
    std Y+52, r20
    mov r20, r18
    andi r20, 128
    or r21, r20
    andi r18, 48
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    ldd r20, Y+0
    mov r4, r20
    lsr r4
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    std Y+0, r18
    mov r18, r4
    andi r18, 80
    andi r20, 15
    or r20, r18
    adiw r28, 22
    ldd r18, Y+49
    or r20, r18
    or r20, r23
    ldd r23, Y+3
    mov r18, r23
    lsl r18
    andi r18, 170
    or r25, r18
    andi r23, 170
    or r17, r23
    ; round 29 (gift.dsl:33)
    com r25
    ldd r23, Y+0
    mov r18, r23
    lsl r18
    andi r18, 170
    or r24, r18
    com r24
    mov r18, r23
    andi r18, 170
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    ldd r4, Y+0
    or r4, r18
    andi r23, 66
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ldd r18, Y+16
    mov r8, r18
    lsl r8
    std Y+0, r24
    mov r24, r8
    andi r24, 170
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    std Y+0, r25
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r25, Y+0
    std Y+41, r20
    mov r20, r25
    andi r20, 85
    or r24, r20
    lsr r25
    andi r25, 85
    ldd r8, Y+51
    std Y+0, r24
    mov r24, r8
    lsl r24
    andi r24, 170
    adiw r28, 26
    std Y+61, r23
    mov r23, r8
    andi r23, 170
    std Y+25, r17
    ldd r17, Y+0
    subi r28, lo8(-(152))
    sbci r29, hi8(-(152))
    std Y+0, r21
    mov r21, r17
    andi r21, 85
    or r24, r21
    lsr r17
    andi r17, 85
    or r23, r17
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    std Y+0, r24
    mov r24, r18
    andi r24, 170
    or r24, r25
    andi r18, 66
    ldd r8, Y+50
    std Y+28, r18
    mov r18, r8
    lsl r18
    lsl r18
    andi r18, 132
    subi r28, lo8(-(196))
    sbci r29, hi8(-(196))
    std Y+0, r18
    mov r18, r8
    andi r18, 132
    mov r8, r22
    lsr r8
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    std Y+0, r18
    mov r18, r8
    andi r18, 72
    mov r8, r0
    lsr r8
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    std Y+0, r18
    mov r18, r8
    andi r18, 72
    subi r28, lo8(-(-217))
    sbci r29, hi8(-(-217))
    ldd r8, Y+0
    subi r28, lo8(-(218))
    sbci r29, hi8(-(218))
    std Y+0, r18
    mov r18, r8
    lsl r18
    lsl r18
    andi r18, 132
    std Y+1, r18
    mov r18, r8
    andi r18, 132
    mov r8, r22
    lsl r8
    lsl r8
    lsl r8
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    std Y+0, r18
    mov r18, r8
    andi r18, 72
    mov r8, r0
    lsl r8
    lsl r8
    lsl r8
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    std Y+0, r18
    mov r18, r8
    andi r18, 72
    mov r8, r6
    lsl r8
    adc r8, r1
    lsl r8
    adc r8, r1
    ; round 31 (gift.dsl:33)
    com r8
    std Y+1, r8
    mov r8, r13
    lsl r8
    adc r8, r1
    lsl r8
    adc r8, r1
    std Y+2, r8
    mov r8, r3
    swap r8
    std Y+3, r18
    mov r18, r8
    andi r18, 15
    mov r8, r14
    swap r8
    std Y+4, r23
    mov r23, r8
    andi r23, 240
    or r18, r23
    subi r28, lo8(-(-227))
    sbci r29, hi8(-(-227))
    ldd r23, Y+0
    mov r8, r23
    lsr r8
    subi r28, lo8(-(232))
    sbci r29, hi8(-(232))
    std Y+0, r24
    mov r24, r8
    andi r24, 80
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldd r8, Y+0
    mov r3, r8
    lsr r3
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    std Y+0, r18
    mov r18, r3
    andi r18, 80
    mov r3, r19
    lsl r3
    mov r23, r3
    andi r23, 160
    ld r3, X+
    lsl r3
    std Y+1, r24
    mov r24, r3
    andi r24, 170
    or r16, r24
    ; round 34 (gift.dsl:33)
    com r16
    ld r24, X
    andi r24, 170
    or r15, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X+
    andi r24, 170
    subi r28, lo8(-(-149))
    sbci r29, hi8(-(-149))
    ldd r3, Y+18
    or r3, r24
    mov r24, r0
    lsl r24
    adc r24, r1
    lsl r24
    adc r24, r1
    ; round 36 (gift.dsl:33)
    com r24
    std Y+18, r24
    mov r24, r22
    lsl r24
    adc r24, r1
    lsl r24
    adc r24, r1
    std Y+0, r24
    ldd r24, Y+5
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    std Y+0, r16
    mov r16, r24
    lsr r16
    andi r16, 80
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r22, Y+53
    mov r24, r22
    andi r24, 15
    or r24, r16
    ; round 18 (gift.dsl:33)
    com r22
    ldd r16, Y+0
    std Y+53, r22
    mov r22, r16
    lsl r22
    andi r22, 160
    or r24, r22
    ; round 8 (gift.dsl:33)
    com r16
    subi r28, lo8(-(-21))
    sbci r29, hi8(-(-21))
    ldd r22, Y+9
    lsr r22
    andi r22, 80
    std Y+21, r24
    ldd r24, Y+0
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    std Y+0, r16
    mov r16, r24
    andi r16, 15
    or r16, r22
    ; round 18 (gift.dsl:33)
    com r24
    subi r28, lo8(-(-206))
    sbci r29, hi8(-(-206))
    ldd r22, Y+57
    std Y+55, r24
    mov r24, r22
    lsl r24
    andi r24, 160
    or r16, r24
    ldd r24, Y+0
    subi r28, lo8(-(207))
    sbci r29, hi8(-(207))
    std Y+0, r16
    mov r16, r24
    lsl r16
    andi r16, 170
    or r21, r16
    andi r24, 170
    or r17, r24
    subi r28, lo8(-(-211))
    sbci r29, hi8(-(-211))
    ldd r16, Y+0
    mov r24, r16
    lsl r24
    andi r24, 170
    or r20, r24
    andi r16, 170
    or r25, r16
    ; round 39 (gift.dsl:33)
    com r20
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ; round 3 (gift.dsl:33)
    ldd r16, Y+0
    mov r24, r16
    com r24
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    std Y+0, r25
    ldd r25, Y+40
    std Y+4, r17
    mov r17, r25
    com r17
    subi r28, lo8(-(212))
    sbci r29, hi8(-(212))
    std Y+0, r20
    mov r20, r19
    com r20
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r19
    lpm r19, Z
    std Y+1, r21
    mov r21, r8
    mov r16, r21
    andi r16, 240
    or r19, r16
    mov r16, r19
    andi r16, 15
    or r16, r18
    or r16, r23
    ; round 13 (gift.dsl:33)
    com r19
    subi r28, lo8(-(-238))
    sbci r29, hi8(-(-238))
    ; round 3 (gift.dsl:33)
    ldd r23, Y+0
    mov r18, r23
    com r18
    ; round 4 (gift.dsl:33)
    ldd r8, Y+20
    com r8
    subi r28, lo8(-(240))
    sbci r29, hi8(-(240))
    ; round 5 (gift.dsl:33)
    std Y+0, r19
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r19, Y+0
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    std Y+0, r8
    mov r8, r19
    com r8
    andi r19, 204
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ; round 6 (gift.dsl:33)
    std Y+0, r19
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    ldd r19, Y+0
    com r19
    subi r28, lo8(-(229))
    sbci r29, hi8(-(229))
    ; round 8 (gift.dsl:33)
    std Y+21, r19
    ldd r19, Y+0
    com r19
    std Y+22, r19
    subi r28, lo8(-(-213))
    sbci r29, hi8(-(-213))
    ldd r19, Y+0
    com r19
    subi r28, lo8(-(236))
    sbci r29, hi8(-(236))
    std Y+0, r19
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r19, Y+0
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    std Y+0, r8
    mov r8, r19
    com r8
    std Y+1, r8
    subi r28, lo8(-(-235))
    sbci r29, hi8(-(-235))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(237))
    sbci r29, hi8(-(237))
    std Y+0, r8
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    ldd r8, Y+0
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    std Y+0, r18
    mov r18, r8
    com r18
    std Y+1, r18
    mov r18, r8
    andi r18, 15
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    std Y+0, r20
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    ldd r20, Y+0
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    std Y+0, r17
    mov r17, r20
    andi r17, 240
    or r18, r17
    ; round 28 (gift.dsl:33)
    com r20
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ; round 9 (gift.dsl:33)
    ldd r8, Y+29
    mov r17, r8
    com r17
    ldd r8, Y+25
    com r8
    ; round 13 (gift.dsl:33)
    std Y+33, r18
    ldd r18, Y+0
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+0, r20
    mov r20, r18
    com r20
    std Y+1, r20
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r20, Y+0
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    std Y+0, r8
    mov r8, r20
    com r8
    std Y+1, r8
    mov r8, r10
    com r8
    std Y+2, r17
    mov r17, r10
    andi r17, 240
    subi r28, lo8(-(-139))
    sbci r29, hi8(-(-139))
    ldd r10, Y+0
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    std Y+0, r8
    mov r30, r10
    lpm r8, Z
    or r8, r17
    ; round 23 (gift.dsl:33)
    com r8
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ; round 14 (gift.dsl:33)
    ldd r17, Y+0
    com r17
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    std Y+0, r8
    subi r28, lo8(-(-206))
    sbci r29, hi8(-(-206))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(149))
    sbci r29, hi8(-(149))
    ; round 15 (gift.dsl:33)
    std Y+58, r8
    ldd r8, Y+0
    com r8
    ; round 18 (gift.dsl:33)
    std Y+59, r8
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(186))
    sbci r29, hi8(-(186))
    std Y+0, r8
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(158))
    sbci r29, hi8(-(158))
    std Y+0, r8
    subi r28, lo8(-(-106))
    sbci r29, hi8(-(-106))
    ldd r8, Y+0
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    std Y+0, r17
    mov r17, r8
    com r17
    std Y+1, r17
    mov r17, r8
    andi r17, 240
    mov r30, r19
    lpm r8, Z
    or r8, r17
    ; round 19 (gift.dsl:33)
    mov r17, r7
    com r17
    mov r19, r2
    com r19
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ; round 23 (gift.dsl:33)
    std Y+0, r2
    ldd r2, Y+60
    com r2
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    std Y+0, r7
    subi r28, lo8(-(-260))
    sbci r29, hi8(-(-260))
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(261))
    sbci r29, hi8(-(261))
    std Y+0, r7
    subi r28, lo8(-(-275))
    sbci r29, hi8(-(-275))
    ldd r7, Y+0
    subi r28, lo8(-(276))
    sbci r29, hi8(-(276))
    std Y+0, r2
    mov r2, r7
    com r2
    std Y+1, r19
    mov r19, r7
    andi r19, 240
    subi r28, lo8(-(-276))
    sbci r29, hi8(-(-276))
    std Y+0, r17
    mov r17, r23
    andi r17, 15
    or r17, r19
    ; round 33 (gift.dsl:33)
    com r17
    andi r23, 240
    mov r30, r25
    lpm r7, Z
    or r7, r23
    mov r23, r7
    mov r19, r23
    andi r19, 15
    subi r28, lo8(-(244))
    sbci r29, hi8(-(244))
    ldd r7, Y+0
    or r19, r7
    subi r28, lo8(-(-231))
    sbci r29, hi8(-(-231))
    ldd r7, Y+0
    or r19, r7
    ; round 13 (gift.dsl:33)
    com r23
    ; round 24 (gift.dsl:33)
    ldd r7, Y+59
    mov r25, r7
    com r25
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(-178))
    sbci r29, hi8(-(-178))
    ; round 25 (gift.dsl:33)
    std Y+0, r17
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r17, Y+0
    com r17
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    std Y+14, r17
    ldd r17, Y+0
    subi r28, lo8(-(-220))
    sbci r29, hi8(-(-220))
    std Y+0, r7
    mov r7, r17
    com r7
    andi r17, 204
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    ; round 28 (gift.dsl:33)
    std Y+0, r8
    com r8
    std Y+48, r8
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    std Y+0, r8
    subi r28, lo8(-(-234))
    sbci r29, hi8(-(-234))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(235))
    sbci r29, hi8(-(235))
    std Y+0, r8
    subi r28, lo8(-(-222))
    sbci r29, hi8(-(-222))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(223))
    sbci r29, hi8(-(223))
    ; round 29 (gift.dsl:33)
    std Y+0, r8
    subi r28, lo8(-(-219))
    sbci r29, hi8(-(-219))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    std Y+0, r4
    com r4
    ; round 33 (gift.dsl:33)
    std Y+1, r19
    com r19
    std Y+2, r16
    com r16
    std Y+3, r16
    subi r28, lo8(-(-149))
    sbci r29, hi8(-(-149))
    ldd r16, Y+0
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    std Y+0, r19
    mov r19, r16
    com r19
    std Y+1, r19
    mov r19, r10
    com r19
    ; round 34 (gift.dsl:33)
    std Y+2, r15
    com r15
    std Y+3, r3
    com r3
    ; round 38 (gift.dsl:33)
    std Y+4, r3
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(172))
    sbci r29, hi8(-(172))
    std Y+0, r3
    subi r28, lo8(-(-171))
    sbci r29, hi8(-(-171))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    ; round 37 (gift.dsl:33)
    std Y+63, r3
    ldd r3, Y+0
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r15
    mov r15, r3
    com r15
    ; round 35 (gift.dsl:33)
    std Y+1, r15
    subi r28, lo8(-(-172))
    sbci r29, hi8(-(-172))
    ldd r15, Y+0
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    std Y+0, r19
    mov r19, r15
    com r19
    ; round 34 (gift.dsl:33)
    std Y+1, r19
    subi r28, lo8(-(-260))
    sbci r29, hi8(-(-260))
    ldd r19, Y+0
    mov r3, r19
    com r3
    subi r28, lo8(-(262))
    sbci r29, hi8(-(262))
    ; round 33 (gift.dsl:33)
    std Y+0, r3
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r3
    subi r28, lo8(-(-193))
    sbci r29, hi8(-(-193))
    ldd r3, Y+0
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    std Y+56, r4
    mov r4, r3
    com r4
    std Y+57, r4
    ldd r4, Y+0
    com r4
    std Y+58, r4
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    ldd r4, Y+0
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    std Y+0, r8
    mov r8, r4
    com r8
    std Y+1, r8
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r8, Y+0
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    std Y+0, r7
    mov r7, r8
    com r7
    std Y+1, r7
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r7, Y+0
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    std Y+0, r25
    mov r25, r7
    com r25
    ; round 32 (gift.dsl:33)
    std Y+1, r25
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r25, Y+0
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    std Y+0, r2
    mov r2, r25
    com r2
    std Y+1, r2
    subi r28, lo8(-(-151))
    sbci r29, hi8(-(-151))
    ldd r2, Y+0
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    std Y+0, r23
    mov r23, r2
    com r23
    ; round 30 (gift.dsl:33)
    std Y+1, r23
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    ldd r23, Y+0
    com r23
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    std Y+0, r23
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r23, Y+0
    com r23
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    ; round 29 (gift.dsl:33)
    std Y+0, r23
    subi r28, lo8(-(-307))
    sbci r29, hi8(-(-307))
    ldd r23, Y+0
    com r23
    subi r28, lo8(-(308))
    sbci r29, hi8(-(308))
    ; round 28 (gift.dsl:33)
    std Y+0, r23
    subi r28, lo8(-(-182))
    sbci r29, hi8(-(-182))
    ldd r23, Y+0
    com r23
    subi r28, lo8(-(183))
    sbci r29, hi8(-(183))
    ; round 27 (gift.dsl:33)
    std Y+0, r23
    mov r23, r11
    com r23
    std Y+1, r23
    mov r23, r5
    com r23
    ; round 25 (gift.dsl:33)
    std Y+2, r23
    subi r28, lo8(-(-274))
    sbci r29, hi8(-(-274))
    ldd r23, Y+0
    com r23
    subi r28, lo8(-(277))
    sbci r29, hi8(-(277))
    std Y+0, r23
    subi r28, lo8(-(-290))
    sbci r29, hi8(-(-290))
    ldd r23, Y+0
    com r23
    subi r28, lo8(-(291))
    sbci r29, hi8(-(291))
    ; round 23 (gift.dsl:33)
    std Y+0, r23
    mov r23, r9
    com r23
    std Y+1, r23
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r23, Y+0
    com r23
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    std Y+0, r23
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r23, Y+0
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    std Y+0, r5
    mov r5, r23
    com r5
    std Y+1, r5
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    std Y+0, r5
    mov r5, r12
    com r5
    ; round 22 (gift.dsl:33)
    std Y+1, r5
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    std Y+0, r5
    subi r28, lo8(-(-211))
    sbci r29, hi8(-(-211))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(212))
    sbci r29, hi8(-(212))
    std Y+0, r5
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(106))
    sbci r29, hi8(-(106))
    ; round 20 (gift.dsl:33)
    std Y+0, r5
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+0, r5
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    ; round 19 (gift.dsl:33)
    std Y+0, r5
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(167))
    sbci r29, hi8(-(167))
    ; round 18 (gift.dsl:33)
    std Y+0, r5
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    std Y+0, r5
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    std Y+0, r5
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    std Y+0, r5
    subi r28, lo8(-(-208))
    sbci r29, hi8(-(-208))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    ; round 17 (gift.dsl:33)
    std Y+0, r5
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    std Y+0, r5
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ; round 15 (gift.dsl:33)
    std Y+0, r5
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    std Y+0, r5
    subi r28, lo8(-(-230))
    sbci r29, hi8(-(-230))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(231))
    sbci r29, hi8(-(231))
    ; round 13 (gift.dsl:33)
    std Y+0, r5
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+0, r5
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    std Y+0, r5
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    ; round 12 (gift.dsl:33)
    std Y+0, r5
    subi r28, lo8(-(-163))
    sbci r29, hi8(-(-163))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(164))
    sbci r29, hi8(-(164))
    std Y+0, r5
    subi r28, lo8(-(-163))
    sbci r29, hi8(-(-163))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(164))
    sbci r29, hi8(-(164))
    ; round 10 (gift.dsl:33)
    std Y+0, r5
    subi r28, lo8(-(-227))
    sbci r29, hi8(-(-227))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    std Y+0, r5
    subi r28, lo8(-(-342))
    sbci r29, hi8(-(-342))
    ldd r5, Y+0
    com r5
    ; round 9 (gift.dsl:33)
    com r22
    subi r28, lo8(-(343))
    sbci r29, hi8(-(343))
    ; round 7 (gift.dsl:33)
    std Y+0, r22
    mov r22, r0
    com r22
    std Y+1, r22
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ; round 5 (gift.dsl:33)
    std Y+0, r22
    subi r28, lo8(-(-333))
    sbci r29, hi8(-(-333))
    ldd r22, Y+0
    subi r28, lo8(-(334))
    sbci r29, hi8(-(334))
    std Y+0, r5
    mov r5, r22
    com r5
    std Y+1, r5
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r5, Y+0
    mov r0, r5
    com r0
    subi r28, lo8(-(164))
    sbci r29, hi8(-(164))
    std Y+0, r0
    subi r28, lo8(-(-268))
    sbci r29, hi8(-(-268))
    ldd r0, Y+0
    subi r28, lo8(-(269))
    sbci r29, hi8(-(269))
    std Y+0, r11
    mov r11, r0
    com r11
    ; round 4 (gift.dsl:33)
    std Y+1, r11
    mov r11, r21
    com r11
    ; round 3 (gift.dsl:33)
    std Y+2, r11
    mov r11, r14
    com r11
    ; round 2 (gift.dsl:33)
    std Y+3, r11
    mov r11, r6
    com r11
    std Y+4, r11
    subi r28, lo8(-(-271))
    sbci r29, hi8(-(-271))
    ldd r11, Y+0
    subi r28, lo8(-(276))
    sbci r29, hi8(-(276))
    std Y+0, r12
    mov r12, r11
    com r12
    std Y+1, r12
    mov r12, r13
    com r12
    std Y+2, r12
    adiw r26, 3
    ld r12, X+
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r12
    lpm r12, Z
    subi r28, lo8(-(-345))
    sbci r29, hi8(-(-345))
    ldd r22, Y+0
    mov r21, r22
    andi r21, 48
    or r12, r21
    ldd r21, Y+13
    or r12, r21
    subi r28, lo8(-(-26))
    sbci r29, hi8(-(-26))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+0, r12
    std Z+1, r25
    andi r22, 33
    mov r25, r12
    lsl r25
    mov r21, r25
    andi r21, 18
    std Y+26, r9
    ldd r9, Y+15
    or r9, r21
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    ldd r21, Y+0
    or r9, r21
    ldd r21, Y+1
    or r9, r21
    andi r25, 144
    mov r21, r12
    lsr r21
    lsr r21
    lsr r21
    andi r21, 18
    or r22, r21
    ldd r21, Y+3
    or r22, r21
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r21, Y+23
    or r22, r21
    mov r21, r12
    lsl r21
    adc r21, r1
    andi r21, 9
    ldd r0, Y+25
    or r21, r0
    ld r0, X
    mov r19, r0
    andi r19, 4
    or r21, r19
    mov r19, r12
    lsr r19
    std Y+25, r17
    mov r17, r19
    andi r17, 9
    ldd r0, Y+48
    or r17, r0
    andi r19, 18
    ldd r0, Y+0
    or r0, r19
    ldd r19, Y+24
    mov r16, r19
    andi r16, 4
    or r17, r16
    andi r19, 3
    ldd r16, Y+1
    mov r23, r16
    andi r23, 12
    or r19, r23
    andi r16, 4
    ld r23, X
    andi r23, 48
    or r19, r23
    subi r28, lo8(-(-43))
    sbci r29, hi8(-(-43))
    ldd r23, Y+2
    or r19, r23
    std Z+2, r19
    std Z+3, r2
    mov r23, r19
    swap r23
    bst r23, 0
    lsr r23
    bld r23, 7
    andi r23, 18
    ldd r2, Y+19
    or r2, r23
    ldd r23, Y+0
    or r2, r23
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r23, Y+0
    or r2, r23
    mov r23, r19
    lsr r23
    andi r23, 18
    std Y+0, r0
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r0, Y+0
    or r0, r23
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ldd r23, Y+0
    or r0, r23
    ldd r23, Y+7
    or r0, r23
    mov r23, r19
    swap r23
    lsl r23
    adc r23, r1
    andi r23, 144
    or r21, r23
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ldd r23, Y+0
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    std Y+0, r16
    mov r16, r23
    andi r16, 32
    or r21, r16
    andi r23, 64
    mov r16, r19
    lsl r16
    lsl r16
    lsl r16
    andi r16, 144
    or r17, r16
    ld r16, X
    andi r16, 32
    or r17, r16
    mov r16, r19
    swap r16
    mov r15, r12
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    mov r5, r19
    lsr r5
    lsr r5
    lsr r5
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    std Y+0, r5
    mov r5, r19
    lsl r5
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    std Y+0, r24
    mov r24, r5
    andi r24, 18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    std Y+0, r16
    mov r16, r5
    andi r16, 33
    or r16, r24
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r24, Y+24
    or r16, r24
    ldd r24, Y+61
    or r16, r24
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r17
    lpm r24, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r19
    lpm r5, Z
    ; round 32 (gift.dsl:33)
    com r19
    std Y+61, r19
    mov r19, r12
    swap r19
    std Y+24, r19
    mov r19, r24
    lsl r19
    lsl r19
    lsl r19
    andi r19, 144
    andi r18, 15
    or r18, r19
    ld r19, X+
    andi r19, 32
    or r18, r19
    ldd r19, Y+1
    or r18, r19
    ; round 23 (gift.dsl:33)
    com r18
    mov r19, r24
    lsl r19
    andi r19, 144
    andi r20, 15
    or r20, r19
    ldd r19, Y+0
    or r20, r19
    ld r19, X
    andi r19, 64
    or r20, r19
    mov r19, r12
    swap r19
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 18
    std Y+0, r18
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r18, Y+0
    or r18, r19
    ; round 32 (gift.dsl:33)
    com r12
    mov r19, r17
    swap r19
    andi r19, 15
    or r19, r25
    ldd r25, Y+4
    or r19, r25
    or r19, r23
    mov r25, r24
    swap r25
    andi r25, 240
    mov r23, r21
    swap r23
    andi r23, 15
    std Y+4, r12
    mov r12, r17
    swap r12
    std Y+0, r19
    mov r19, r12
    andi r19, 240
    or r23, r19
    ; round 5 (gift.dsl:33)
    mov r19, r9
    com r19
    ; round 15 (gift.dsl:33)
    mov r12, r16
    com r12
    andi r16, 204
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    std Y+0, r25
    mov r25, r0
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    std Y+0, r21
    mov r21, r25
    andi r21, 51
    or r21, r16
    ; round 25 (gift.dsl:33)
    mov r0, r21
    com r0
    ; round 35 (gift.dsl:33)
    mov r16, r2
    com r16
    std Y+19, r21
    mov r21, r22
    com r21
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    std Y+0, r21
    mov r21, r25
    com r21
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ; round 38 (gift.dsl:33)
    std Y+0, r23
    com r23
    ; round 24 (gift.dsl:33)
    std Y+42, r23
    mov r23, r20
    com r23
    adiw r28, 14
    ; round 18 (gift.dsl:33)
    std Y+51, r23
    mov r23, r24
    com r23
    ; round 12 (gift.dsl:33)
    std Y+27, r23
    ldd r23, Y+0
    com r23
    adiw r28, 50
    std Y+25, r23
    mov r23, r15
    com r23
    ; round 8 (gift.dsl:33)
    std Y+0, r23
    mov r23, r17
    com r23
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    std Y+2, r23
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r23, X
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r23
    lpm r23, Z
    std Y+0, r21
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r21, Y+0
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    std Y+0, r16
    mov r16, r21
    andi r16, 48
    or r23, r16
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r16, Y+0
    or r23, r16
    subi r28, lo8(-(-53))
    sbci r29, hi8(-(-53))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+4, r23
    std Z+5, r6
    std Z+6, r11
    std Z+7, r13
    ldi r16, 2
    std Z+8, r16
    ldi r16, 64
    std Z+9, r16
    std Z+10, r4
    std Z+11, r8
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    ldd r4, Y+0
    std Z+12, r4
    std Z+13, r7
    std Z+14, r3
    adiw r28, 15
    ldd r4, Y+57
    std Z+15, r4
    ldd r16, Y+0
    std Z+16, r16
    std Z+17, r14
    ldi r16, 160
    std Z+18, r16
    ldi r16, 1
    std Z+19, r16
    ldd r16, Y+22
    std Z+20, r16
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r16, Y+0
    std Z+21, r16
    std Z+22, r10
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    ldd r4, Y+0
    std Z+23, r4
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r4, Y+0
    std Z+24, r4
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    ldd r4, Y+0
    std Z+25, r4
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    ldd r4, Y+0
    std Z+26, r4
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r4, Y+0
    std Z+27, r4
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ; round 3 (gift.dsl:33)
    std Y+0, r20
    ldi r20, 253
    std Z+28, r20
    ldi r20, 252
    std Z+29, r20
    ldi r20, 191
    std Z+30, r20
    subi r28, lo8(-(-243))
    sbci r29, hi8(-(-243))
    ldd r20, Y+0
    std Z+31, r20
    subi r28, lo8(-(172))
    sbci r29, hi8(-(172))
    ldd r20, Y+0
    std Z+32, r20
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r20, Y+0
    std Z+33, r20
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    ldd r6, Y+0
    std Z+34, r6
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r20, Y+0
    std Z+35, r20
    ldd r20, Y+15
    std Z+36, r20
    subi r28, lo8(-(-60))
    sbci r29, hi8(-(-60))
    ldd r20, Y+0
    std Z+37, r20
    adiw r28, 57
    ldd r20, Y+19
    std Z+38, r20
    ldi r20, 5
    std Z+39, r20
    ; round 4 (gift.dsl:33)
    ldi r20, 127
    std Z+40, r20
    std Z+41, r19
    std Z+42, r2
    std Z+43, r22
    std Z+44, r25
    mov r25, r10
    andi r25, 15
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r16
    lpm r16, Z
    andi r22, 51
    mov r20, r2
    andi r20, 51
    mov r19, r4
    andi r19, 15
    mov r4, r23
    lsl r4
    mov r6, r23
    lsr r6
    lsr r6
    lsr r6
    std Y+0, r24
    mov r24, r6
    andi r24, 18
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    std Y+0, r20
    mov r20, r21
    andi r20, 33
    or r20, r24
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r24, Y+31
    or r20, r24
    ldd r24, Y+32
    or r20, r24
    andi r21, 32
    mov r24, r23
    lsl r24
    lsl r24
    lsl r24
    andi r24, 144
    ldd r6, Y+0
    or r6, r24
    or r6, r21
    mov r24, r4
    std Y+0, r17
    mov r17, r24
    andi r17, 144
    ldd r4, Y+38
    or r4, r17
    andi r24, 18
    ldd r17, Y+4
    std Y+38, r19
    mov r19, r17
    andi r19, 33
    or r19, r24
    ldd r24, Y+29
    or r19, r24
    ldd r24, Y+30
    or r19, r24
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+45, r19
    subi r28, lo8(-(269))
    sbci r29, hi8(-(269))
    ldd r8, Y+0
    std Z+46, r8
    andi r17, 2
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    ldd r24, Y+0
    std Y+60, r18
    mov r18, r24
    andi r18, 32
    or r4, r18
    andi r24, 64
    mov r18, r23
    lsl r18
    adc r18, r1
    lsl r18
    adc r18, r1
    mov r8, r6
    lsl r8
    lsl r8
    lsl r8
    std Y+0, r18
    mov r18, r8
    andi r18, 144
    or r25, r18
    or r25, r21
    ldd r21, Y+55
    mov r18, r21
    andi r18, 64
    or r25, r18
    ; round 13 (gift.dsl:33)
    com r25
    andi r21, 128
    mov r18, r6
    lsl r18
    andi r18, 144
    std Y+55, r25
    ldd r25, Y+63
    andi r25, 15
    or r25, r18
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ldd r18, Y+0
    or r25, r18
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r18, Y+0
    or r25, r18
    ld r18, X+
    andi r18, 16
    or r16, r18
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r18, Y+0
    or r16, r18
    or r16, r24
    or r16, r21
    mov r24, r23
    swap r24
    bst r24, 0
    lsr r24
    bld r24, 7
    mov r21, r24
    andi r21, 18
    ldd r18, Y+50
    or r18, r21
    andi r24, 9
    ldd r21, Y+49
    or r24, r21
    subi r28, lo8(-(192))
    sbci r29, hi8(-(192))
    ldd r21, Y+0
    or r24, r21
    ldd r21, Y+1
    or r24, r21
    mov r21, r20
    andi r21, 204
    or r18, r21
    mov r21, r23
    lsr r21
    andi r21, 18
    subi r28, lo8(-(-145))
    sbci r29, hi8(-(-145))
    ldd r8, Y+0
    or r8, r21
    mov r21, r19
    andi r21, 204
    or r8, r21
    adiw r26, 9
    ld r21, X
    andi r21, 132
    or r22, r21
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    ldd r21, Y+0
    or r22, r21
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r21, X+
    andi r21, 32
    or r24, r21
    mov r21, r23
    lsl r21
    adc r21, r1
    andi r21, 9
    or r21, r17
    ld r17, X
    andi r17, 4
    or r21, r17
    mov r17, r6
    swap r17
    andi r17, 240
    or r21, r17
    mov r17, r23
    swap r17
    std Y+0, r16
    mov r16, r22
    andi r16, 204
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r14, Y+0
    or r14, r16
    ; round 15 (gift.dsl:33)
    com r22
    mov r13, r4
    swap r13
    mov r16, r13
    andi r16, 15
    std Y+0, r22
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r22, Y+0
    subi r28, lo8(-(-172))
    sbci r29, hi8(-(-172))
    std Y+39, r19
    mov r19, r22
    andi r19, 144
    or r16, r19
    ldd r19, Y+14
    or r16, r19
    ldd r19, Y+0
    or r16, r19
    andi r22, 18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    andi r19, 33
    or r19, r22
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r22, Y+26
    or r19, r22
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r23
    lpm r13, Z
    ; round 2 (gift.dsl:33)
    com r23
    ldd r22, Y+0
    andi r22, 240
    ldd r11, Y+24
    or r11, r22
    ; round 33 (gift.dsl:33)
    com r11
    mov r22, r19
    andi r22, 51
    subi r28, lo8(-(-62))
    sbci r29, hi8(-(-62))
    ldd r7, Y+0
    or r22, r7
    ; round 5 (gift.dsl:33)
    mov r7, r20
    com r7
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+47, r7
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    ldd r7, Y+0
    std Z+48, r7
    std Y+0, r23
    ldi r23, 223
    std Z+49, r23
    ldi r23, 179
    std Z+50, r23
    ldi r23, 187
    std Z+51, r23
    andi r20, 51
    ; round 15 (gift.dsl:33)
    mov r23, r18
    com r23
    mov r7, r19
    com r7
    ; round 35 (gift.dsl:33)
    mov r2, r22
    com r2
    ; round 38 (gift.dsl:33)
    mov r10, r4
    com r10
    ; round 28 (gift.dsl:33)
    mov r3, r24
    com r3
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ; round 26 (gift.dsl:33)
    std Y+0, r19
    mov r19, r14
    com r19
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    ; round 22 (gift.dsl:33)
    std Y+0, r19
    mov r19, r17
    com r19
    ; round 18 (gift.dsl:33)
    std Y+2, r19
    mov r19, r21
    com r19
    ; round 14 (gift.dsl:33)
    std Y+35, r19
    mov r19, r25
    com r19
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ; round 8 (gift.dsl:33)
    std Y+0, r19
    mov r19, r6
    com r19
    ; round 6 (gift.dsl:33)
    std Y+14, r19
    ldd r19, Y+39
    subi r28, lo8(-(185))
    sbci r29, hi8(-(185))
    std Y+0, r3
    mov r3, r19
    com r3
    andi r19, 51
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    std Y+0, r3
    adiw r26, 4
    ld r3, X
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    std Y+0, r22
    mov r22, r3
    andi r22, 3
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    std Y+38, r16
    ldd r16, Y+4
    std Y+39, r19
    mov r19, r16
    andi r19, 12
    or r22, r19
    ldd r19, Y+0
    or r22, r19
    ldd r19, Y+32
    or r22, r19
    std Z+52, r22
    subi r28, lo8(-(225))
    sbci r29, hi8(-(225))
    ldd r3, Y+0
    std Z+53, r3
    andi r16, 33
    mov r19, r22
    lsl r19
    andi r19, 18
    subi r28, lo8(-(-219))
    sbci r29, hi8(-(-219))
    ldd r3, Y+0
    or r3, r19
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r19, Y+0
    or r3, r19
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r19, Y+62
    or r3, r19
    mov r19, r22
    lsr r19
    lsr r19
    lsr r19
    andi r19, 18
    std Y+62, r10
    ldd r10, Y+0
    or r10, r19
    ldd r19, Y+59
    or r10, r19
    ldd r19, Y+60
    or r10, r19
    mov r19, r22
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    std Y+60, r18
    mov r18, r10
    std Y+59, r17
    mov r17, r18
    andi r17, 51
    subi r28, lo8(-(-21))
    sbci r29, hi8(-(-21))
    ldd r10, Y+0
    or r17, r10
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    ldd r10, Y+0
    or r17, r10
    std Y+0, r21
    mov r21, r3
    subi r28, lo8(-(-206))
    sbci r29, hi8(-(-206))
    std Y+0, r24
    mov r24, r21
    andi r24, 51
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ldd r10, Y+0
    or r24, r10
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r10, Y+0
    or r24, r10
    mov r10, r22
    swap r10
    mov r3, r22
    lsr r3
    std Y+0, r20
    mov r20, r3
    andi r20, 18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X+
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    std Y+0, r23
    mov r23, r3
    andi r23, 33
    or r23, r20
    mov r20, r24
    andi r20, 204
    or r23, r20
    ; round 20 (gift.dsl:33)
    com r24
    mov r20, r22
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    ; round 37 (gift.dsl:33)
    com r22
    andi r20, 18
    ld r3, X
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    std Y+0, r22
    mov r22, r3
    andi r22, 33
    or r22, r20
    mov r20, r17
    andi r20, 204
    or r22, r20
    ; round 20 (gift.dsl:33)
    com r17
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r21
    lpm r3, Z
    ; round 10 (gift.dsl:33)
    mov r20, r21
    com r20
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    ; round 30 (gift.dsl:33)
    std Y+0, r21
    mov r21, r23
    com r21
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    std Y+2, r22
    com r22
    ; round 17 (gift.dsl:33)
    std Y+0, r23
    mov r23, r19
    com r23
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    ; round 26 (gift.dsl:33)
    std Y+0, r23
    mov r23, r10
    com r23
    subi r28, lo8(-(-236))
    sbci r29, hi8(-(-236))
    std Y+43, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r23
    lpm r23, Z
    std Y+11, r22
    ldd r22, Y+3
    std Y+0, r21
    mov r21, r22
    andi r21, 48
    or r23, r21
    ldd r21, Y+16
    or r23, r21
    subi r28, lo8(-(-30))
    sbci r29, hi8(-(-30))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+54, r23
    subi r28, lo8(-(243))
    sbci r29, hi8(-(243))
    ldd r21, Y+0
    std Z+55, r21
    andi r22, 33
    mov r21, r23
    swap r21
    bst r21, 0
    lsr r21
    bld r21, 7
    andi r21, 18
    subi r28, lo8(-(-210))
    sbci r29, hi8(-(-210))
    std Y+0, r3
    ldd r3, Y+41
    or r3, r21
    adiw r26, 2
    ld r21, X
    andi r21, 132
    or r3, r21
    adiw r28, 37
    ldd r21, Y+34
    or r3, r21
    mov r21, r23
    lsr r21
    andi r21, 18
    std Y+34, r2
    ldd r2, Y+0
    or r2, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    andi r21, 132
    or r2, r21
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r21, Y+0
    or r2, r21
    mov r21, r23
    swap r21
    lsl r21
    adc r21, r1
    andi r21, 144
    std Y+0, r11
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r11, Y+38
    or r11, r21
    ldd r21, Y+0
    or r11, r21
    mov r21, r23
    swap r21
    std Y+0, r13
    mov r13, r23
    lsr r13
    lsr r13
    lsr r13
    std Y+38, r24
    mov r24, r13
    andi r24, 18
    or r22, r24
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r24, Y+0
    or r22, r24
    ldd r24, Y+1
    or r22, r24
    mov r24, r23
    lsl r24
    andi r24, 18
    or r16, r24
    ldd r24, Y+3
    or r16, r24
    ldd r24, Y+4
    or r16, r24
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r23
    lpm r13, Z
    ; round 37 (gift.dsl:33)
    com r23
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r3
    lpm r24, Z
    ; round 10 (gift.dsl:33)
    std Y+4, r23
    mov r23, r3
    com r23
    std Y+3, r24
    mov r24, r2
    com r24
    ; round 20 (gift.dsl:33)
    std Y+1, r10
    mov r10, r16
    com r10
    andi r16, 204
    std Y+0, r17
    mov r17, r2
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    std Y+0, r17
    andi r17, 51
    or r17, r16
    ; round 30 (gift.dsl:33)
    mov r2, r17
    com r2
    ; round 17 (gift.dsl:33)
    mov r16, r21
    com r16
    std Y+4, r16
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r16, X
    andi r16, 3
    subi r28, lo8(-(173))
    sbci r29, hi8(-(173))
    std Y+0, r17
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r17, Y+45
    std Y+0, r22
    mov r22, r17
    andi r22, 12
    or r16, r22
    ldd r22, Y+10
    or r16, r22
    ldd r22, Y+38
    or r16, r22
    subi r28, lo8(-(-46))
    sbci r29, hi8(-(-46))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+56, r16
    ldd r22, Y+19
    std Z+57, r22
    andi r17, 33
    mov r22, r16
    lsl r22
    andi r22, 18
    adiw r28, 61
    std Y+30, r2
    ldd r2, Y+0
    or r2, r22
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r22, Y+0
    or r2, r22
    ldd r22, Y+12
    or r2, r22
    mov r22, r16
    lsr r22
    lsr r22
    lsr r22
    andi r22, 18
    std Y+12, r13
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r13, Y+0
    or r13, r22
    ldd r22, Y+62
    or r13, r22
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    ldd r22, Y+0
    or r13, r22
    mov r22, r16
    lsl r22
    adc r22, r1
    lsl r22
    adc r22, r1
    std Y+0, r3
    mov r3, r16
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    subi r28, lo8(-(-130))
    sbci r29, hi8(-(-130))
    std Y+62, r19
    mov r19, r3
    andi r19, 18
    ld r3, X
    std Y+0, r21
    mov r21, r3
    andi r21, 33
    or r21, r19
    mov r19, r13
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+0, r22
    mov r22, r19
    andi r22, 204
    or r21, r22
    mov r22, r16
    lsr r22
    andi r22, 18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    std Y+42, r25
    mov r25, r13
    andi r25, 33
    or r25, r22
    mov r22, r2
    std Y+0, r17
    mov r17, r22
    andi r17, 204
    or r25, r17
    mov r17, r16
    swap r17
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    std Y+0, r25
    andi r25, 51
    ldd r13, Y+17
    or r25, r13
    subi r28, lo8(-(165))
    sbci r29, hi8(-(165))
    ldd r13, Y+0
    or r25, r13
    std Y+0, r24
    mov r24, r21
    andi r24, 51
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    ldd r13, Y+0
    or r24, r13
    subi r28, lo8(-(223))
    sbci r29, hi8(-(223))
    ldd r13, Y+0
    or r24, r13
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r16
    lpm r13, Z
    ; round 7 (gift.dsl:33)
    com r16
    mov r2, r24
    lsr r2
    lsr r2
    ; round 30 (gift.dsl:33)
    com r24
    std Y+0, r16
    mov r16, r2
    andi r16, 51
    mov r2, r22
    lsl r2
    lsl r2
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    std Y+0, r24
    mov r24, r2
    andi r24, 204
    or r16, r24
    mov r2, r25
    lsr r2
    lsr r2
    com r25
    mov r24, r2
    andi r24, 51
    mov r2, r19
    lsl r2
    lsl r2
    adiw r28, 25
    std Y+45, r25
    mov r25, r2
    andi r25, 204
    or r24, r25
    ; round 10 (gift.dsl:33)
    com r19
    ; round 20 (gift.dsl:33)
    mov r25, r21
    com r25
    ; round 40 (gift.dsl:33)
    movw r2, r16 ; r3, r17
    com r2
    ; round 27 (gift.dsl:33)
    com r3
    std Y+0, r21
    ld r21, X+
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r21
    lpm r21, Z
    std Y+38, r16
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r16, Y+0
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    std Y+0, r24
    mov r24, r16
    andi r24, 48
    or r21, r24
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r24, Y+0
    or r21, r24
    subi r28, lo8(-(-60))
    sbci r29, hi8(-(-60))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+58, r21
    subi r28, lo8(-(225))
    sbci r29, hi8(-(225))
    ldd r24, Y+0
    std Z+59, r24
    ldi r24, 192
    std Z+60, r24
    ldi r24, 176
    std Z+61, r24
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r24, Y+7
    std Z+62, r24
    ldd r24, Y+1
    std Z+63, r24
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r6
    std Z+1, r4
    ldd r4, Y+0
    std Z+2, r4
    ldd r4, Y+13
    std Z+3, r4
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r4, Y+0
    std Z+4, r4
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r4, Y+0
    std Z+5, r4
    ldi r24, 138
    std Z+6, r24
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ldd r4, Y+7
    std Z+7, r4
    ldd r4, Y+8
    std Z+8, r4
    ldd r4, Y+10
    std Z+9, r4
    ldd r4, Y+11
    std Z+10, r4
    ldd r4, Y+0
    std Z+11, r4
    subi r28, lo8(-(-149))
    sbci r29, hi8(-(-149))
    ldd r24, Y+0
    std Z+12, r24
    subi r28, lo8(-(162))
    sbci r29, hi8(-(162))
    ldd r4, Y+0
    std Z+13, r4
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r24, Y+0
    std Z+14, r24
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    std Y+0, r17
    ldi r17, 3
    std Z+15, r17
    ldi r17, 66
    std Z+16, r17
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ldd r4, Y+0
    std Z+17, r4
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r4, Y+0
    std Z+18, r4
    subi r28, lo8(-(199))
    sbci r29, hi8(-(199))
    ldd r4, Y+2
    std Z+19, r4
    ldd r4, Y+0
    std Z+20, r4
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r4, Y+40
    std Z+21, r4
    ldd r4, Y+0
    std Z+22, r4
    ldd r4, Y+16
    std Z+23, r4
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r4, Y+0
    std Z+24, r4
    ; round 9 (gift.dsl:33)
    ldi r17, 234
    std Z+25, r17
    ldi r17, 238
    std Z+26, r17
    ldi r17, 128
    std Z+27, r17
    std Z+28, r20
    std Z+29, r23
    std Z+30, r18
    subi r28, lo8(-(232))
    sbci r29, hi8(-(232))
    ldd r4, Y+0
    std Z+31, r4
    std Z+32, r22
    andi r16, 33
    andi r24, 15
    mov r23, r21
    swap r23
    bst r23, 0
    lsr r23
    bld r23, 7
    andi r23, 18
    subi r28, lo8(-(-164))
    sbci r29, hi8(-(-164))
    ldd r17, Y+0
    or r17, r23
    adiw r26, 2
    ld r23, X
    andi r23, 132
    or r17, r23
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    ldd r23, Y+0
    or r17, r23
    mov r23, r21
    lsr r23
    andi r23, 18
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r20, Y+0
    or r20, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    andi r23, 132
    or r20, r23
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    ldd r23, Y+0
    or r20, r23
    mov r23, r21
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    mov r22, r21
    lsr r22
    lsr r22
    lsr r22
    andi r22, 18
    or r16, r22
    mov r22, r20
    andi r22, 204
    or r16, r22
    mov r22, r21
    lsl r22
    andi r22, 18
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    ldd r18, Y+0
    or r18, r22
    mov r22, r17
    andi r22, 204
    or r18, r22
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r21
    lpm r4, Z
    ; round 7 (gift.dsl:33)
    com r21
    mov r22, r20
    andi r22, 51
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    ldd r6, Y+0
    or r22, r6
    ldd r6, Y+1
    or r22, r6
    ; round 10 (gift.dsl:33)
    com r20
    std Y+1, r21
    mov r21, r17
    andi r21, 51
    ldd r6, Y+3
    or r21, r6
    ldd r6, Y+4
    or r21, r6
    com r17
    subi r28, lo8(-(-247))
    sbci r29, hi8(-(-247))
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(97))
    sbci r31, hi8(-(97))
    std Z+0, r17
    std Z+1, r19
    std Z+2, r20
    ldi r17, 32
    std Z+3, r17
    ldi r17, 59
    std Z+4, r17
    ldi r17, 68
    std Z+5, r17
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r6, Y+0
    std Z+6, r6
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r6, Y+2
    std Z+7, r6
    ldd r6, Y+0
    std Z+8, r6
    ldd r6, Y+1
    std Z+9, r6
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    ldd r6, Y+0
    std Z+10, r6
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    ldd r6, Y+0
    std Z+11, r6
    std Z+12, r15
    ldd r15, Y+1
    std Z+13, r15
    ldi r17, 144
    std Z+14, r17
    ldd r15, Y+3
    std Z+15, r15
    ldd r15, Y+4
    std Z+16, r15
    ldd r17, Y+45
    std Z+17, r17
    ldd r15, Y+5
    std Z+18, r15
    std Z+19, r11
    ldd r15, Y+9
    std Z+20, r15
    ldi r17, 10
    std Z+21, r17
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r15, Y+60
    std Z+22, r15
    ldd r15, Y+0
    std Z+23, r15
    ldd r15, Y+12
    std Z+24, r15
    ldd r15, Y+14
    std Z+25, r15
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r15, Y+0
    std Z+26, r15
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    ldd r15, Y+0
    std Z+27, r15
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    ldd r15, Y+0
    std Z+28, r15
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    ldd r17, Y+0
    std Z+29, r17
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r15, Y+0
    std Z+30, r15
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r15, Y+0
    std Z+31, r15
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    ldd r15, Y+4
    std Z+32, r15
    ldd r15, Y+0
    std Z+33, r15
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r15, Y+40
    std Z+34, r15
    ldd r20, Y+0
    std Z+35, r20
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    ldd r15, Y+0
    std Z+36, r15
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r20, Y+0
    std Z+37, r20
    ldd r15, Y+37
    std Z+38, r15
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    ldd r15, Y+0
    std Z+39, r15
    std Z+40, r8
    std Z+41, r7
    andi r17, 240
    mov r20, r8
    andi r20, 51
    ldi r31, hi8(.Ltable_byte_7)
    subi r28, lo8(-(-191))
    sbci r29, hi8(-(-191))
    ldd r19, Y+52
    mov r30, r19
    lpm r15, Z
    or r15, r17
    ; round 23 (gift.dsl:33)
    com r15
    adiw r26, 4
    ld r17, X+
    andi r17, 132
    or r20, r17
    ldd r17, Y+0
    or r20, r17
    mov r17, r20
    andi r17, 204
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    ldd r6, Y+0
    or r6, r17
    ; round 25 (gift.dsl:33)
    com r20
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r17, Y+0
    mov r19, r17
    andi r19, 240
    or r24, r19
    mov r8, r21
    lsr r8
    lsr r8
    ; round 30 (gift.dsl:33)
    com r21
    mov r19, r8
    andi r19, 51
    mov r8, r18
    lsl r8
    lsl r8
    mov r17, r8
    andi r17, 204
    or r19, r17
    mov r8, r22
    lsr r8
    lsr r8
    mov r17, r8
    andi r17, 51
    mov r8, r16
    lsl r8
    lsl r8
    subi r28, lo8(-(167))
    sbci r29, hi8(-(167))
    std Y+0, r19
    mov r19, r8
    andi r19, 204
    or r17, r19
    ; round 20 (gift.dsl:33)
    mov r19, r16
    com r19
    mov r8, r18
    com r8
    ; round 35 (gift.dsl:33)
    mov r11, r6
    com r11
    ; round 38 (gift.dsl:33)
    mov r7, r24
    com r7
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ; round 27 (gift.dsl:33)
    std Y+0, r6
    mov r6, r4
    com r6
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    std Y+0, r18
    adiw r26, 5
    ld r18, X
    andi r18, 33
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    std Y+0, r16
    subi r28, lo8(-(-247))
    sbci r29, hi8(-(-247))
    ldd r16, Y+0
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+9, r24
    mov r24, r16
    andi r24, 18
    or r18, r24
    ldd r24, Y+0
    or r18, r24
    ldd r24, Y+61
    or r18, r24
    subi r28, lo8(-(-150))
    sbci r29, hi8(-(-150))
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(139))
    sbci r31, hi8(-(139))
    std Z+0, r18
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    ldd r24, Y+0
    std Z+1, r24
    std Z+2, r12
    andi r18, 204
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r24, Y+0
    or r24, r18
    andi r16, 9
    ld r18, X+
    andi r18, 2
    or r16, r18
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    ldd r18, Y+12
    or r16, r18
    ldd r18, Y+0
    or r16, r18
    ; round 25 (gift.dsl:33)
    mov r12, r24
    com r12
    ; round 28 (gift.dsl:33)
    mov r18, r16
    com r18
    std Y+0, r24
    mov r24, r9
    std Y+12, r18
    mov r18, r24
    andi r18, 51
    adiw r26, 1
    ld r9, X
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    std Y+0, r17
    mov r17, r9
    andi r17, 132
    or r18, r17
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    ldd r17, Y+53
    or r18, r17
    mov r17, r18
    andi r17, 204
    ldd r9, Y+0
    or r9, r17
    ; round 15 (gift.dsl:33)
    com r18
    std Z+3, r18
    ldi r17, 4
    std Z+4, r17
    ldd r17, Y+11
    std Z+5, r17
    ldd r17, Y+51
    std Z+6, r17
    std Z+7, r23
    ldd r23, Y+52
    std Z+8, r23
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r23, Y+0
    std Z+9, r23
    subi r28, lo8(-(160))
    sbci r29, hi8(-(160))
    ldd r23, Y+0
    std Z+10, r23
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r23, Y+0
    std Z+11, r23
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ldd r23, Y+0
    std Z+12, r23
    ldd r23, Y+4
    std Z+13, r23
    ldd r23, Y+2
    std Z+14, r23
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r23, Y+0
    std Z+15, r23
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r23, Y+0
    std Z+16, r23
    subi r28, lo8(-(-198))
    sbci r29, hi8(-(-198))
    ldd r23, Y+0
    std Z+17, r23
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    ldd r23, Y+45
    std Z+18, r23
    ldd r23, Y+0
    std Z+19, r23
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r23, Y+0
    std Z+20, r23
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    ldd r23, Y+0
    std Z+21, r23
    ldd r23, Y+1
    std Z+22, r23
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    ldd r23, Y+0
    std Z+23, r23
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r23, Y+0
    std Z+24, r23
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    ldd r23, Y+0
    std Z+25, r23
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r23, Y+55
    std Z+26, r23
    ldd r17, Y+0
    std Z+27, r17
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r17, Y+48
    std Z+28, r17
    ldd r17, Y+0
    std Z+29, r17
    subi r28, lo8(-(277))
    sbci r29, hi8(-(277))
    ldd r17, Y+0
    std Z+30, r17
    subi r28, lo8(-(-273))
    sbci r29, hi8(-(-273))
    ldd r17, Y+17
    std Z+31, r17
    ldd r17, Y+0
    std Z+32, r17
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    ldd r17, Y+1
    std Z+33, r17
    ldd r17, Y+0
    std Z+34, r17
    ; round 19 (gift.dsl:33)
    ldi r17, 239
    std Z+35, r17
    std Z+36, r25
    std Z+37, r19
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    ldd r25, Y+38
    std Z+38, r25
    std Z+39, r8
    ldd r25, Y+0
    std Z+40, r25
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    ldd r8, Y+0
    std Z+41, r8
    std Z+42, r10
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r8, Y+0
    std Z+43, r8
    std Z+44, r5
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r5, Y+55
    std Z+45, r5
    ldd r5, Y+0
    std Z+46, r5
    ldd r5, Y+56
    std Z+47, r5
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r5, Y+0
    std Z+48, r5
    subi r28, lo8(-(-139))
    sbci r29, hi8(-(-139))
    ldd r5, Y+27
    std Z+49, r5
    ldd r5, Y+0
    std Z+50, r5
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r5, Y+0
    std Z+51, r5
    subi r28, lo8(-(-210))
    sbci r29, hi8(-(-210))
    ldd r5, Y+0
    std Z+52, r5
    subi r28, lo8(-(211))
    sbci r29, hi8(-(211))
    ldd r17, Y+9
    std Z+53, r17
    ldd r5, Y+0
    std Z+54, r5
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r5, Y+0
    std Z+55, r5
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r5, Y+0
    std Z+56, r5
    std Z+57, r15
    ldd r15, Y+9
    std Z+58, r15
    ldd r15, Y+8
    std Z+59, r15
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r15, Y+0
    std Z+60, r15
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    ldd r15, Y+0
    std Z+61, r15
    ldd r15, Y+50
    std Z+62, r15
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r17, Y+27
    std Z+63, r17
    ldd r15, Y+0
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r15
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r15, Y+0
    std Z+1, r15
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    ldd r15, Y+0
    std Z+2, r15
    subi r28, lo8(-(-296))
    sbci r29, hi8(-(-296))
    ldd r15, Y+0
    std Z+3, r15
    ldd r15, Y+59
    std Z+4, r15
    ldd r15, Y+44
    std Z+5, r15
    ldd r15, Y+31
    std Z+6, r15
    ldd r15, Y+18
    std Z+7, r15
    std Z+8, r0
    std Z+9, r9
    std Z+10, r12
    std Z+11, r14
    subi r28, lo8(-(234))
    sbci r29, hi8(-(234))
    ldd r15, Y+0
    std Z+12, r15
    std Z+13, r20
    ldd r15, Y+60
    std Z+14, r15
    ; round 25 (gift.dsl:33)
    com r9
    andi r23, 240
    andi r25, 204
    ldi r31, hi8(.Ltable_byte_7)
    subi r28, lo8(-(-224))
    sbci r29, hi8(-(-224))
    ldd r17, Y+0
    mov r30, r17
    lpm r15, Z
    or r15, r23
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    ldd r23, Y+0
    mov r20, r23
    andi r20, 51
    or r20, r25
    ; round 28 (gift.dsl:33)
    mov r5, r15
    com r5
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r25, Y+55
    mov r18, r25
    andi r18, 51
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r19, X
    andi r19, 132
    or r18, r19
    ldd r19, Y+0
    or r18, r19
    mov r19, r18
    andi r19, 204
    ldd r8, Y+32
    or r8, r19
    ; round 25 (gift.dsl:33)
    mov r19, r18
    com r19
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(218))
    sbci r31, hi8(-(218))
    std Z+0, r19
    ldi r19, 123
    std Z+1, r19
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r14, Y+47
    std Z+2, r14
    ldd r14, Y+0
    std Z+3, r14
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r14, Y+0
    std Z+4, r14
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r14, Y+0
    std Z+5, r14
    std Z+6, r4
    subi r28, lo8(-(224))
    sbci r29, hi8(-(224))
    ldd r4, Y+0
    std Z+7, r4
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r4, Y+0
    std Z+8, r4
    ldd r4, Y+63
    std Z+9, r4
    subi r28, lo8(-(-31))
    sbci r29, hi8(-(-31))
    ldd r4, Y+0
    std Z+10, r4
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r4, Y+12
    std Z+11, r4
    ldd r4, Y+0
    std Z+12, r4
    std Z+13, r16
    ldi r16, 136
    std Z+14, r16
    subi r28, lo8(-(225))
    sbci r29, hi8(-(225))
    ldd r4, Y+0
    std Z+15, r4
    std Z+16, r5
    ldd r5, Y+1
    std Z+17, r5
    ldd r5, Y+2
    std Z+18, r5
    ldd r5, Y+3
    std Z+19, r5
    subi r28, lo8(-(-272))
    sbci r29, hi8(-(-272))
    ldd r5, Y+0
    std Z+20, r5
    subi r28, lo8(-(255))
    sbci r29, hi8(-(255))
    ldd r5, Y+0
    std Z+21, r5
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r16, Y+0
    std Z+22, r16
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    ldd r5, Y+0
    std Z+23, r5
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ldd r5, Y+0
    std Z+24, r5
    subi r28, lo8(-(250))
    sbci r29, hi8(-(250))
    ldd r5, Y+3
    std Z+25, r5
    ldd r5, Y+0
    std Z+26, r5
    subi r28, lo8(-(-288))
    sbci r29, hi8(-(-288))
    ldd r5, Y+0
    std Z+27, r5
    ldd r5, Y+26
    std Z+28, r5
    subi r28, lo8(-(230))
    sbci r29, hi8(-(230))
    ldd r5, Y+1
    std Z+29, r5
    ldd r5, Y+0
    std Z+30, r5
    ; round 29 (gift.dsl:33)
    ldi r16, 254
    std Z+31, r16
    subi r28, lo8(-(-225))
    sbci r29, hi8(-(-225))
    ldd r5, Y+61
    std Z+32, r5
    ldd r5, Y+0
    std Z+33, r5
    std Z+34, r20
    ldd r5, Y+11
    std Z+35, r5
    std Z+36, r22
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r5, Y+0
    std Z+37, r5
    std Z+38, r21
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r5, Y+0
    std Z+39, r5
    ; round 30 (gift.dsl:33)
    ldi r16, 63
    std Z+40, r16
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    ldd r5, Y+0
    std Z+41, r5
    subi r28, lo8(-(-183))
    sbci r29, hi8(-(-183))
    ldd r5, Y+0
    std Z+42, r5
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
    ldd r5, Y+0
    std Z+43, r5
    ldi r16, 16
    std Z+44, r16
    ldd r5, Y+4
    std Z+45, r5
    subi r28, lo8(-(-226))
    sbci r29, hi8(-(-226))
    ldd r5, Y+0
    std Z+46, r5
    subi r28, lo8(-(158))
    sbci r29, hi8(-(158))
    ldd r5, Y+0
    std Z+47, r5
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r5, Y+1
    std Z+48, r5
    ldd r5, Y+0
    std Z+49, r5
    ldd r5, Y+2
    std Z+50, r5
    ldd r5, Y+10
    std Z+51, r5
    subi r28, lo8(-(-182))
    sbci r29, hi8(-(-182))
    ldd r16, Y+27
    std Z+52, r16
    ldd r5, Y+0
    std Z+53, r5
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r5, Y+0
    std Z+54, r5
    ldd r5, Y+48
    std Z+55, r5
    ldd r5, Y+45
    std Z+56, r5
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r16, Y+0
    std Z+57, r16
    ldd r5, Y+60
    std Z+58, r5
    ; round 35 (gift.dsl:33)
    mov r5, r8
    com r5
    std Z+59, r5
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    ldd r16, Y+0
    mov r20, r16
    andi r20, 51
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r21, Y+0
    mov r22, r21
    andi r22, 204
    or r20, r22
    std Z+60, r20
    std Z+61, r11
    std Z+62, r24
    adiw r28, 15
    ldd r5, Y+53
    std Z+63, r5
    ldd r5, Y+63
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r5
    ldd r5, Y+54
    std Z+1, r5
    ldd r5, Y+18
    std Z+2, r5
    std Z+3, r13
    ldd r5, Y+0
    std Z+4, r5
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r20, Y+0
    std Z+5, r20
    ldd r5, Y+7
    std Z+6, r5
    ldi r20, 162
    std Z+7, r20
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    ldd r5, Y+0
    std Z+8, r5
    std Z+9, r7
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r5, Y+0
    std Z+10, r5
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r5, Y+16
    std Z+11, r5
    ldd r20, Y+0
    std Z+12, r20
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r20, Y+0
    std Z+13, r20
    std Z+14, r17
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r5, Y+1
    std Z+15, r5
    ldd r5, Y+0
    std Z+16, r5
    subi r28, lo8(-(-212))
    sbci r29, hi8(-(-212))
    ldd r5, Y+4
    std Z+17, r5
    ldd r5, Y+0
    std Z+18, r5
    ; round 39 (gift.dsl:33)
    ldi r17, 250
    std Z+19, r17
    ldi r17, 235
    std Z+20, r17
    subi r28, lo8(-(183))
    sbci r29, hi8(-(183))
    ldd r5, Y+0
    std Z+21, r5
    std Z+22, r2
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r5, Y+0
    std Z+23, r5
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    ldd r5, Y+0
    std Z+24, r5
    subi r28, lo8(-(-171))
    sbci r29, hi8(-(-171))
    ldd r5, Y+0
    std Z+25, r5
    subi r28, lo8(-(196))
    sbci r29, hi8(-(196))
    ldd r5, Y+0
    std Z+26, r5
    ldi r17, 72
    std Z+27, r17
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r5, Y+24
    std Z+28, r5
    ldd r17, Y+0
    std Z+29, r17
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r5, Y+0
    std Z+30, r5
    ldi r17, 189
    std Z+31, r17
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    ldd r5, Y+0
    std Z+32, r5
    subi r28, lo8(-(-240))
    sbci r29, hi8(-(-240))
    ldd r5, Y+0
    std Z+33, r5
    subi r28, lo8(-(241))
    sbci r29, hi8(-(241))
    ldd r5, Y+0
    std Z+34, r5
    subi r28, lo8(-(-263))
    sbci r29, hi8(-(-263))
    ldd r5, Y+62
    std Z+35, r5
    ; round 38 (gift.dsl:33)
    ldi r17, 93
    std Z+36, r17
    ldd r5, Y+0
    std Z+37, r5
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    ldd r5, Y+0
    std Z+38, r5
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r5, Y+0
    std Z+39, r5
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r5, Y+0
    std Z+40, r5
    std Z+41, r8
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    ldd r5, Y+5
    std Z+42, r5
    ldd r5, Y+6
    std Z+43, r5
    ldd r5, Y+13
    std Z+44, r5
    ldi r17, 17
    std Z+45, r17
    ldd r5, Y+0
    std Z+46, r5
    ldd r5, Y+1
    std Z+47, r5
    ldd r5, Y+14
    std Z+48, r5
    ldd r5, Y+15
    std Z+49, r5
    ldd r5, Y+17
    std Z+50, r5
    ldd r5, Y+18
    std Z+51, r5
    ldd r5, Y+20
    std Z+52, r5
    ldd r5, Y+22
    std Z+53, r5
    ldd r5, Y+24
    std Z+54, r5
    ; round 33 (gift.dsl:33)
    ldi r17, 95
    std Z+55, r17
    subi r28, lo8(-(-226))
    sbci r29, hi8(-(-226))
    ldd r5, Y+0
    std Z+56, r5
    subi r28, lo8(-(252))
    sbci r29, hi8(-(252))
    ldd r5, Y+0
    std Z+57, r5
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r5, Y+0
    std Z+58, r5
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    ldd r5, Y+0
    std Z+59, r5
    subi r28, lo8(-(-82))
    sbci r29, hi8(-(-82))
    ldd r5, Y+0
    std Z+60, r5
    subi r28, lo8(-(-198))
    sbci r29, hi8(-(-198))
    ldd r5, Y+0
    std Z+61, r5
    ldd r5, Y+31
    std Z+62, r5
    subi r28, lo8(-(251))
    sbci r29, hi8(-(251))
    ldd r5, Y+0
    std Z+63, r5
    ldd r5, Y+30
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r5
    ldd r5, Y+31
    std Z+1, r5
    ldi r17, 21
    std Z+2, r17
    subi r28, lo8(-(-52))
    sbci r29, hi8(-(-52))
    ldd r5, Y+0
    std Z+3, r5
    std Z+4, r15
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r15, Y+0
    std Z+5, r15
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r15, Y+0
    std Z+6, r15
    ldd r15, Y+13
    std Z+7, r15
    subi r28, lo8(-(269))
    sbci r29, hi8(-(269))
    ldd r15, Y+0
    std Z+8, r15
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r15, Y+0
    std Z+9, r15
    subi r28, lo8(-(106))
    sbci r29, hi8(-(106))
    ldd r15, Y+0
    std Z+10, r15
    subi r28, lo8(-(-164))
    sbci r29, hi8(-(-164))
    ldd r15, Y+0
    std Z+11, r15
    std Z+12, r6
    subi r28, lo8(-(165))
    sbci r29, hi8(-(165))
    ldd r15, Y+0
    std Z+13, r15
    std Z+14, r3
    ldd r15, Y+1
    std Z+15, r15
    subi r28, lo8(-(-290))
    sbci r29, hi8(-(-290))
    ldd r15, Y+0
    std Z+16, r15
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r15, Y+0
    std Z+17, r15
    ldd r15, Y+22
    std Z+18, r15
    std Z+19, r21
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r15, Y+0
    std Z+20, r15
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r15, Y+0
    std Z+21, r15
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    ldd r15, Y+0
    std Z+22, r15
    ldd r15, Y+1
    std Z+23, r15
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r15, Y+0
    std Z+24, r15
    subi r28, lo8(-(-211))
    sbci r29, hi8(-(-211))
    ldd r15, Y+0
    std Z+25, r15
    ldd r15, Y+60
    std Z+26, r15
    subi r28, lo8(-(306))
    sbci r29, hi8(-(306))
    ldd r15, Y+0
    std Z+27, r15
    ldd r15, Y+1
    std Z+28, r15
    ldd r15, Y+3
    std Z+29, r15
    ldd r15, Y+4
    std Z+30, r15
    ldd r15, Y+5
    std Z+31, r15
    ; round 23 (gift.dsl:33)
    ldi r17, 245
    std Z+32, r17
    ldd r15, Y+6
    std Z+33, r15
    ldd r15, Y+7
    std Z+34, r15
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    ldd r15, Y+0
    std Z+35, r15
    subi r28, lo8(-(165))
    sbci r29, hi8(-(165))
    ldd r15, Y+0
    std Z+36, r15
    subi r28, lo8(-(-286))
    sbci r29, hi8(-(-286))
    ldd r17, Y+0
    std Z+37, r17
    subi r28, lo8(-(227))
    sbci r29, hi8(-(227))
    ldd r17, Y+0
    std Z+38, r17
    ldd r15, Y+5
    std Z+39, r15
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r15, Y+0
    std Z+40, r15
    subi r28, lo8(-(164))
    sbci r29, hi8(-(164))
    ldd r15, Y+0
    std Z+41, r15
    ldd r15, Y+1
    std Z+42, r15
    subi r28, lo8(-(-245))
    sbci r29, hi8(-(-245))
    ldd r17, Y+0
    std Z+43, r17
    ldd r17, Y+29
    std Z+44, r17
    subi r28, lo8(-(247))
    sbci r29, hi8(-(247))
    ldd r15, Y+0
    std Z+45, r15
    ldd r15, Y+1
    std Z+46, r15
    ldd r15, Y+2
    std Z+47, r15
    subi r28, lo8(-(-281))
    sbci r29, hi8(-(-281))
    ldd r15, Y+0
    std Z+48, r15
    subi r28, lo8(-(284))
    sbci r29, hi8(-(284))
    ldd r15, Y+0
    std Z+49, r15
    ldd r15, Y+1
    std Z+50, r15
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r15, Y+0
    std Z+51, r15
    ; round 18 (gift.dsl:33)
    ldi r17, 117
    std Z+52, r17
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r15, Y+0
    std Z+53, r15
    subi r28, lo8(-(276))
    sbci r29, hi8(-(276))
    ldd r15, Y+0
    std Z+54, r15
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r15, Y+0
    std Z+55, r15
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ldd r15, Y+0
    std Z+56, r15
    std Z+57, r25
    std Z+58, r16
    subi r28, lo8(-(-276))
    sbci r29, hi8(-(-276))
    ldd r15, Y+31
    std Z+59, r15
    ldd r25, Y+0
    std Z+60, r25
    subi r28, lo8(-(277))
    sbci r29, hi8(-(277))
    ldd r15, Y+0
    std Z+61, r15
    ldd r15, Y+1
    std Z+62, r15
    subi r28, lo8(-(-192))
    sbci r29, hi8(-(-192))
    ldd r25, Y+10
    std Z+63, r25
    ldd r25, Y+0
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r25
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ldd r15, Y+0
    std Z+1, r15
    subi r28, lo8(-(316))
    sbci r29, hi8(-(316))
    ldd r15, Y+0
    std Z+2, r15
    ldd r15, Y+1
    std Z+3, r15
    ldd r15, Y+2
    std Z+4, r15
    subi r28, lo8(-(-242))
    sbci r29, hi8(-(-242))
    ldd r15, Y+0
    std Z+5, r15
    subi r28, lo8(-(245))
    sbci r29, hi8(-(245))
    ldd r15, Y+0
    std Z+6, r15
    subi r28, lo8(-(-270))
    sbci r29, hi8(-(-270))
    ldd r15, Y+0
    std Z+7, r15
    subi r28, lo8(-(271))
    sbci r29, hi8(-(271))
    ldd r15, Y+0
    std Z+8, r15
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ldd r25, Y+0
    std Z+9, r25
    std Z+10, r23
    ldd r15, Y+18
    std Z+11, r15
    ldd r15, Y+14
    std Z+12, r15
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    ldd r15, Y+0
    std Z+13, r15
    ldd r15, Y+4
    std Z+14, r15
    subi r28, lo8(-(-327))
    sbci r29, hi8(-(-327))
    ldd r25, Y+0
    std Z+15, r25
    subi r28, lo8(-(328))
    sbci r29, hi8(-(328))
    ldd r15, Y+0
    std Z+16, r15
    subi r28, lo8(-(-308))
    sbci r29, hi8(-(-308))
    ldd r15, Y+0
    std Z+17, r15
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    ldd r15, Y+0
    std Z+18, r15
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    ldd r15, Y+0
    std Z+19, r15
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    ldd r15, Y+0
    std Z+20, r15
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r15, Y+0
    std Z+21, r15
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r15, Y+0
    std Z+22, r15
    subi r28, lo8(-(-285))
    sbci r29, hi8(-(-285))
    ldd r15, Y+0
    std Z+23, r15
    subi r28, lo8(-(287))
    sbci r29, hi8(-(287))
    ldd r15, Y+0
    std Z+24, r15
    ldd r15, Y+1
    std Z+25, r15
    ldd r15, Y+3
    std Z+26, r15
    subi r28, lo8(-(-274))
    sbci r29, hi8(-(-274))
    ldd r25, Y+0
    std Z+27, r25
    subi r28, lo8(-(278))
    sbci r29, hi8(-(278))
    ldd r15, Y+0
    std Z+28, r15
    ldd r15, Y+1
    std Z+29, r15
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r15, Y+0
    std Z+30, r15
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    ldd r15, Y+0
    std Z+31, r15
    ldd r15, Y+2
    std Z+32, r15
    ldd r15, Y+3
    std Z+33, r15
    subi r28, lo8(-(-281))
    sbci r29, hi8(-(-281))
    ldd r25, Y+0
    std Z+34, r25
    ; round 15 (gift.dsl:33)
    ldi r25, 251
    std Z+35, r25
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ldd r25, Y+0
    std Z+36, r25
    std Z+37, r9
    std Z+38, r18
    subi r28, lo8(-(-165))
    sbci r29, hi8(-(-165))
    ldd r15, Y+26
    std Z+39, r15
    ldd r15, Y+0
    std Z+40, r15
    ldd r15, Y+45
    std Z+41, r15
    subi r28, lo8(-(-47))
    sbci r29, hi8(-(-47))
    movw r30, r28
    adiw r30, 1
    ldi r24, 125
    ldi r25, 1
.Llwcc_giftb128_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_giftb128_128_key_setup_avr_wipe
    subi r28, 131
    sbci r29, 254
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_giftb128_128_key_setup_avr, .-lwcc_giftb128_128_key_setup_avr

    .global lwcc_giftb128_128_ecb_encrypt_avr
    .type lwcc_giftb128_128_ecb_encrypt_avr, @function
lwcc_giftb128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_giftb128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_giftb128_128_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 29
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    movw r24, r20
.Llwcc_giftb128_128_ecb_encrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r15, X+
    ld r5, X+
    mov r2, r15
    lsr r2
    lsr r2
    ld r14, X+
    eor r2, r14
    mov r23, r2
    andi r23, 51
    eor r14, r23
    lsl r23
    lsl r23
    eor r15, r23
    mov r2, r5
    lsr r2
    lsr r2
    ld r13, X+
    eor r2, r13
    mov r23, r2
    andi r23, 51
    eor r13, r23
    lsl r23
    lsl r23
    eor r5, r23
    ld r2, X+
    ld r12, X+
    mov r3, r2
    lsr r3
    lsr r3
    ld r7, X+
    eor r3, r7
    mov r23, r3
    andi r23, 51
    eor r7, r23
    lsl r23
    lsl r23
    eor r2, r23
    mov r3, r12
    lsr r3
    lsr r3
    ld r6, X+
    eor r3, r6
    mov r23, r3
    andi r23, 51
    eor r6, r23
    lsl r23
    lsl r23
    eor r12, r23
    ld r3, X+
    ld r10, X+
    mov r8, r3
    lsr r8
    lsr r8
    ld r9, X+
    eor r8, r9
    mov r23, r8
    andi r23, 51
    eor r9, r23
    lsl r23
    lsl r23
    eor r3, r23
    mov r8, r10
    lsr r8
    lsr r8
    ld r4, X+
    eor r8, r4
    mov r23, r8
    andi r23, 51
    eor r4, r23
    lsl r23
    lsl r23
    eor r10, r23
    ld r8, X+
    ld r0, X+
    mov r11, r8
    lsr r11
    lsr r11
    ld r23, X+
    eor r11, r23
    mov r17, r11
    andi r17, 51
    eor r23, r17
    lsl r17
    lsl r17
    eor r8, r17
    mov r11, r0
    lsr r11
    lsr r11
    ld r17, X
    eor r11, r17
    mov r16, r11
    andi r16, 51
    eor r17, r16
    lsl r16
    lsl r16
    eor r0, r16
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r3
    lpm r16, Z
    mov r30, r9
    lpm r20, Z
    mov r30, r10
    lpm r21, Z
    mov r30, r4
    lpm r3, Z
    mov r30, r8
    lpm r10, Z
    mov r30, r23
    lpm r23, Z
    mov r30, r0
    lpm r8, Z
    mov r30, r17
    lpm r17, Z
    ; round 1 (gift.dsl:33)
    mov r9, r15
    or r9, r2
    eor r9, r16
    and r16, r15
    eor r2, r16
    mov r4, r10
    eor r4, r9
    and r10, r2
    eor r15, r10
    eor r2, r4
    com r4
    mov r10, r15
    and r10, r2
    eor r9, r10
    ldd r26, Y+5
    ldd r27, Y+5+1
    adiw r26, 1
    ld r10, X+
    eor r2, r10
    adiw r26, 6
    ld r10, X
    eor r15, r10
    mov r10, r14
    or r10, r7
    eor r10, r20
    and r20, r14
    eor r7, r20
    mov r16, r23
    eor r16, r10
    and r23, r7
    eor r14, r23
    eor r7, r16
    com r16
    mov r0, r14
    and r0, r7
    eor r10, r0
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r0, X+
    eor r7, r0
    mov r0, r5
    or r0, r12
    eor r0, r21
    and r21, r5
    eor r12, r21
    mov r11, r8
    eor r11, r0
    and r8, r12
    eor r5, r8
    eor r12, r11
    com r11
    mov r8, r5
    and r8, r12
    eor r0, r8
    adiw r26, 2
    ld r8, X
    eor r12, r8
    mov r8, r13
    or r8, r6
    eor r8, r3
    and r3, r13
    eor r6, r3
    mov r23, r17
    eor r23, r8
    and r17, r6
    eor r13, r17
    eor r6, r23
    com r23
    mov r3, r13
    and r3, r6
    eor r8, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X+
    eor r6, r3
    adiw r26, 6
    ld r3, X
    eor r13, r3
    mov r3, r4
    swap r3
    swap r4
    mov r17, r3
    andi r17, 15
    mov r20, r4
    andi r20, 240
    mov r21, r16
    swap r21
    andi r21, 240
    or r17, r21
    swap r16
    andi r16, 15
    or r16, r20
    mov r3, r11
    swap r3
    swap r11
    mov r20, r3
    andi r20, 15
    mov r21, r11
    andi r21, 240
    mov r18, r23
    swap r18
    andi r18, 240
    or r20, r18
    swap r23
    andi r23, 15
    or r23, r21
    mov r21, r10
    swap r21
    swap r10
    andi r21, 15
    mov r18, r10
    andi r18, 240
    mov r22, r9
    swap r22
    andi r22, 240
    or r21, r22
    swap r9
    mov r22, r9
    andi r22, 15
    or r22, r18
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r3, X+
    eor r21, r3
    ld r3, X+
    eor r22, r3
    mov r3, r8
    swap r3
    swap r8
    mov r18, r3
    andi r18, 15
    mov r19, r8
    andi r19, 240
    mov r3, r0
    swap r3
    std Y+14, r23
    mov r23, r3
    andi r23, 240
    or r18, r23
    swap r0
    mov r23, r0
    andi r23, 15
    or r23, r19
    ld r3, X+
    eor r18, r3
    ld r3, X+
    eor r23, r3
    ; round 2 (gift.dsl:33)
    mov r3, r17
    or r3, r7
    eor r3, r21
    and r21, r17
    eor r7, r21
    mov r10, r15
    eor r10, r3
    and r15, r7
    eor r17, r15
    eor r7, r10
    com r10
    mov r15, r17
    and r15, r7
    eor r3, r15
    adiw r26, 4
    ld r15, X+
    eor r7, r15
    mov r15, r16
    or r15, r2
    eor r15, r22
    and r22, r16
    eor r2, r22
    mov r8, r14
    eor r8, r15
    and r14, r2
    eor r16, r14
    eor r2, r8
    com r8
    mov r14, r16
    and r14, r2
    eor r15, r14
    ld r14, X+
    eor r2, r14
    adiw r26, 4
    ld r14, X
    eor r16, r14
    mov r14, r20
    or r14, r6
    eor r14, r18
    and r18, r20
    eor r6, r18
    mov r9, r5
    eor r9, r14
    and r5, r6
    eor r20, r5
    eor r6, r9
    com r9
    mov r5, r20
    and r5, r6
    eor r14, r5
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r5, X+
    eor r6, r5
    adiw r26, 8
    ld r5, X
    eor r20, r5
    ldd r5, Y+14
    mov r4, r5
    or r4, r12
    eor r4, r23
    and r23, r5
    eor r12, r23
    mov r23, r13
    eor r23, r4
    and r13, r12
    eor r5, r13
    eor r12, r23
    com r23
    mov r13, r5
    and r13, r12
    eor r4, r13
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r13, X+
    eor r12, r13
    mov r13, r10
    lsr r13
    lsl r10
    mov r21, r13
    andi r21, 85
    mov r18, r10
    andi r18, 170
    mov r22, r9
    lsl r22
    andi r22, 170
    or r21, r22
    lsr r9
    mov r22, r9
    andi r22, 85
    or r22, r18
    mov r13, r8
    lsr r13
    lsl r8
    mov r18, r13
    andi r18, 85
    mov r19, r8
    andi r19, 170
    mov r13, r23
    lsl r13
    std Y+14, r20
    mov r20, r13
    andi r20, 170
    or r18, r20
    lsr r23
    andi r23, 85
    or r23, r19
    mov r13, r14
    lsr r13
    lsl r14
    mov r20, r13
    andi r20, 85
    mov r19, r14
    andi r19, 170
    mov r14, r3
    lsl r14
    std Y+15, r23
    mov r23, r14
    andi r23, 170
    or r20, r23
    lsr r3
    mov r23, r3
    andi r23, 85
    or r23, r19
    adiw r26, 2
    ld r14, X+
    eor r20, r14
    adiw r26, 1
    ld r14, X
    eor r23, r14
    mov r14, r4
    lsr r14
    lsl r4
    mov r19, r14
    andi r19, 85
    std Y+16, r23
    mov r23, r4
    andi r23, 170
    mov r14, r15
    lsl r14
    std Y+17, r22
    mov r22, r14
    andi r22, 170
    or r19, r22
    lsr r15
    mov r22, r15
    andi r22, 85
    or r22, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X+
    eor r19, r15
    adiw r26, 1
    ld r15, X+
    eor r22, r15
    ; round 3 (gift.dsl:33)
    mov r15, r21
    or r15, r6
    eor r15, r20
    and r20, r21
    eor r6, r20
    mov r14, r17
    eor r14, r15
    and r17, r6
    eor r21, r17
    eor r6, r14
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r13, r21
    and r13, r6
    eor r15, r13
    swap r6
    adiw r26, 2
    ld r13, X+
    eor r6, r13
    adiw r26, 7
    ld r13, X
    eor r21, r13
    mov r13, r18
    or r13, r12
    eor r13, r19
    and r19, r18
    eor r12, r19
    mov r3, r16
    eor r3, r13
    and r16, r12
    eor r18, r16
    eor r12, r3
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    mov r10, r18
    and r10, r12
    eor r13, r10
    swap r12
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r10, X+
    eor r12, r10
    adiw r26, 7
    ld r10, X
    eor r18, r10
    ldd r10, Y+17
    mov r8, r10
    or r8, r7
    ldd r9, Y+16
    eor r8, r9
    and r9, r10
    eor r7, r9
    ldd r9, Y+14
    mov r4, r9
    eor r4, r8
    and r9, r7
    eor r10, r9
    eor r7, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    mov r9, r10
    and r9, r7
    eor r8, r9
    swap r7
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r9, X+
    eor r7, r9
    adiw r26, 7
    ld r9, X
    eor r10, r9
    ldd r9, Y+15
    mov r0, r9
    or r0, r2
    eor r0, r22
    and r22, r9
    eor r2, r22
    mov r11, r5
    eor r11, r0
    and r5, r2
    eor r9, r5
    eor r2, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r5, r9
    and r5, r2
    eor r0, r5
    swap r2
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r5, X+
    eor r2, r5
    ; round 4 (gift.dsl:33)
    mov r5, r6
    com r5
    and r5, r14
    mov r23, r12
    com r23
    and r23, r3
    ; round 3 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r15
    lpm r15, Z
    ld r17, X+
    eor r15, r17
    mov r30, r13
    lpm r17, Z
    ld r13, X+
    eor r17, r13
    mov r30, r8
    lpm r13, Z
    ld r8, X+
    eor r13, r8
    mov r30, r0
    lpm r8, Z
    ld r0, X+
    eor r8, r0
    ; round 4 (gift.dsl:33)
    eor r5, r15
    or r15, r14
    eor r6, r15
    mov r15, r21
    eor r15, r5
    or r21, r6
    eor r14, r21
    eor r6, r15
    mov r0, r14
    and r0, r6
    eor r5, r0
    adiw r26, 11
    ld r0, X
    eor r14, r0
    eor r23, r17
    or r17, r3
    eor r12, r17
    mov r0, r18
    eor r0, r23
    or r18, r12
    eor r3, r18
    eor r12, r0
    mov r17, r3
    and r17, r12
    eor r23, r17
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r17, X+
    eor r23, r17
    mov r17, r7
    com r17
    and r17, r4
    eor r17, r13
    or r13, r4
    eor r7, r13
    mov r13, r10
    eor r13, r17
    or r10, r7
    eor r4, r10
    eor r7, r13
    mov r10, r4
    and r10, r7
    eor r17, r10
    adiw r26, 3
    ld r10, X
    eor r4, r10
    mov r10, r11
    and r10, r2
    eor r10, r8
    com r8
    or r8, r11
    eor r2, r8
    mov r8, r9
    eor r8, r10
    and r9, r2
    eor r11, r9
    eor r2, r8
    mov r9, r11
    or r9, r2
    eor r10, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X+
    eor r10, r9
    adiw r26, 2
    ld r9, X
    eor r11, r9
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r9, X+
    eor r6, r9
    mov r30, r0
    lpm r9, Z
    mov r30, r12
    lpm r12, Z
    ld r0, X+
    eor r12, r0
    mov r30, r7
    lpm r7, Z
    mov r30, r17
    lpm r0, Z
    adiw r26, 5
    ld r17, X
    eor r0, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r7, r17
    mov r30, r8
    lpm r8, Z
    mov r30, r2
    lpm r2, Z
    ld r17, X+
    eor r2, r17
    ; round 5 (gift.dsl:33)
    mov r17, r9
    or r17, r6
    eor r17, r23
    and r23, r9
    eor r6, r23
    mov r23, r14
    eor r23, r17
    and r14, r6
    eor r9, r14
    eor r6, r23
    mov r14, r9
    and r14, r6
    eor r17, r14
    adiw r26, 12
    ld r14, X+
    eor r17, r14
    mov r14, r15
    or r14, r12
    eor r14, r5
    and r5, r15
    eor r12, r5
    mov r5, r3
    eor r5, r14
    and r3, r12
    eor r15, r3
    eor r12, r5
    mov r3, r15
    and r3, r12
    eor r14, r3
    ld r3, X+
    eor r14, r3
    ld r3, X+
    eor r15, r3
    mov r3, r8
    or r3, r7
    eor r3, r10
    and r10, r8
    eor r7, r10
    mov r10, r4
    eor r10, r3
    and r4, r7
    eor r8, r4
    eor r7, r10
    mov r4, r8
    and r4, r7
    eor r3, r4
    ld r4, X+
    eor r8, r4
    mov r4, r13
    or r4, r2
    eor r4, r0
    and r0, r13
    eor r2, r0
    mov r0, r11
    eor r0, r4
    and r11, r2
    eor r13, r11
    eor r2, r0
    mov r11, r13
    and r11, r2
    eor r4, r11
    ld r11, X
    eor r13, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r11, Z
    mov r30, r6
    lpm r6, Z
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r23, X+
    eor r6, r23
    mov r30, r5
    lpm r5, Z
    mov r30, r12
    lpm r12, Z
    ld r23, X+
    eor r12, r23
    mov r30, r7
    lpm r7, Z
    mov r30, r3
    lpm r23, Z
    ld r3, X+
    eor r7, r3
    adiw r26, 1
    ld r3, X
    eor r23, r3
    mov r30, r2
    lpm r2, Z
    mov r30, r4
    lpm r16, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X+
    eor r2, r3
    adiw r26, 1
    ld r3, X+
    eor r16, r3
    ; round 6 (gift.dsl:33)
    mov r3, r10
    and r3, r6
    eor r3, r23
    com r23
    or r23, r10
    eor r6, r23
    mov r4, r9
    eor r4, r3
    and r9, r6
    eor r10, r9
    eor r6, r4
    mov r9, r10
    or r9, r6
    eor r3, r9
    adiw r26, 6
    ld r9, X
    eor r6, r9
    subi r26, lo8(-(-25))
    sbci r27, hi8(-(-25))
    ld r9, X+
    eor r10, r9
    mov r9, r12
    com r9
    and r9, r0
    eor r9, r16
    or r16, r0
    eor r12, r16
    mov r23, r15
    eor r23, r9
    or r15, r12
    eor r0, r15
    eor r12, r23
    mov r15, r0
    and r15, r12
    eor r9, r15
    adiw r26, 23
    ld r15, X+
    eor r12, r15
    adiw r26, 7
    ld r15, X
    eor r0, r15
    mov r15, r7
    com r15
    and r15, r11
    eor r15, r17
    or r17, r11
    eor r7, r17
    mov r17, r8
    eor r17, r15
    or r8, r7
    eor r11, r8
    eor r7, r17
    mov r8, r11
    and r8, r7
    eor r15, r8
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r8, X
    eor r7, r8
    mov r8, r2
    com r8
    and r8, r5
    eor r8, r14
    or r14, r5
    eor r2, r14
    mov r16, r13
    eor r16, r8
    or r13, r2
    eor r5, r13
    eor r2, r16
    mov r14, r5
    and r14, r2
    eor r8, r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X+
    eor r2, r14
    adiw r26, 6
    ld r14, X
    eor r5, r14
    mov r14, r4
    swap r14
    swap r4
    mov r20, r14
    andi r20, 15
    mov r21, r4
    andi r21, 240
    mov r18, r23
    swap r18
    andi r18, 240
    or r20, r18
    swap r23
    andi r23, 15
    or r23, r21
    mov r14, r17
    swap r14
    swap r17
    mov r21, r14
    andi r21, 15
    andi r17, 240
    mov r18, r16
    swap r18
    andi r18, 240
    or r21, r18
    swap r16
    andi r16, 15
    or r16, r17
    mov r17, r9
    swap r17
    swap r9
    andi r17, 15
    mov r18, r9
    andi r18, 240
    mov r22, r3
    swap r22
    andi r22, 240
    or r17, r22
    swap r3
    mov r22, r3
    andi r22, 15
    or r22, r18
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r14, X+
    eor r17, r14
    ld r14, X+
    eor r22, r14
    mov r14, r8
    swap r14
    swap r8
    mov r18, r14
    andi r18, 15
    mov r19, r8
    andi r19, 240
    mov r14, r15
    swap r14
    std Y+15, r16
    mov r16, r14
    andi r16, 240
    or r18, r16
    swap r15
    mov r16, r15
    andi r16, 15
    or r16, r19
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r16, r15
    ; round 7 (gift.dsl:33)
    mov r15, r20
    or r15, r12
    eor r15, r17
    and r17, r20
    eor r12, r17
    mov r14, r10
    eor r14, r15
    and r10, r12
    eor r20, r10
    eor r12, r14
    com r14
    mov r13, r20
    and r13, r12
    eor r15, r13
    adiw r26, 4
    ld r13, X
    eor r12, r13
    subi r26, lo8(-(-46))
    sbci r27, hi8(-(-46))
    ld r13, X+
    eor r20, r13
    mov r13, r23
    or r13, r6
    eor r13, r22
    and r22, r23
    eor r6, r22
    mov r3, r0
    eor r3, r13
    and r0, r6
    eor r23, r0
    eor r6, r3
    com r3
    mov r10, r23
    and r10, r6
    eor r13, r10
    adiw r26, 46
    ld r10, X+
    eor r6, r10
    adiw r26, 4
    ld r10, X
    eor r23, r10
    mov r10, r21
    or r10, r2
    eor r10, r18
    and r18, r21
    eor r2, r18
    mov r8, r11
    eor r8, r10
    and r11, r2
    eor r21, r11
    eor r2, r8
    com r8
    mov r9, r21
    and r9, r2
    eor r10, r9
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r9, X
    eor r2, r9
    subi r26, lo8(-(-43))
    sbci r27, hi8(-(-43))
    ld r9, X+
    eor r21, r9
    ldd r9, Y+15
    mov r4, r9
    or r4, r7
    eor r4, r16
    and r16, r9
    eor r7, r16
    mov r17, r5
    eor r17, r4
    and r5, r7
    eor r9, r5
    eor r7, r17
    com r17
    mov r5, r9
    and r5, r7
    eor r4, r5
    adiw r26, 43
    ld r5, X+
    eor r7, r5
    mov r5, r14
    lsr r5
    lsl r14
    mov r16, r5
    andi r16, 85
    mov r18, r14
    andi r18, 170
    mov r22, r8
    lsl r22
    andi r22, 170
    or r16, r22
    lsr r8
    mov r22, r8
    andi r22, 85
    or r22, r18
    mov r5, r3
    lsr r5
    lsl r3
    mov r18, r5
    andi r18, 85
    mov r19, r3
    andi r19, 170
    mov r5, r17
    lsl r5
    std Y+15, r21
    mov r21, r5
    andi r21, 170
    or r18, r21
    lsr r17
    andi r17, 85
    or r17, r19
    mov r5, r10
    lsr r5
    lsl r10
    mov r21, r5
    andi r21, 85
    mov r19, r10
    andi r19, 170
    mov r5, r15
    lsl r5
    std Y+17, r17
    mov r17, r5
    andi r17, 170
    or r21, r17
    lsr r15
    mov r17, r15
    andi r17, 85
    or r17, r19
    adiw r26, 2
    ld r15, X+
    eor r21, r15
    adiw r26, 1
    ld r15, X
    eor r17, r15
    mov r15, r4
    lsr r15
    lsl r4
    mov r19, r15
    andi r19, 85
    std Y+14, r17
    mov r17, r4
    andi r17, 170
    mov r15, r13
    lsl r15
    std Y+16, r22
    mov r22, r15
    andi r22, 170
    or r19, r22
    lsr r13
    mov r22, r13
    andi r22, 85
    or r22, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X+
    eor r19, r15
    adiw r26, 1
    ld r15, X+
    eor r22, r15
    ; round 8 (gift.dsl:33)
    mov r15, r16
    or r15, r2
    eor r15, r21
    and r21, r16
    eor r2, r21
    mov r5, r20
    eor r5, r15
    and r20, r2
    eor r16, r20
    eor r2, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r14, r16
    and r14, r2
    eor r15, r14
    swap r2
    adiw r26, 1
    ld r14, X+
    eor r2, r14
    adiw r26, 7
    ld r14, X
    eor r16, r14
    mov r14, r18
    or r14, r7
    eor r14, r19
    and r19, r18
    eor r7, r19
    mov r13, r23
    eor r13, r14
    and r23, r7
    eor r18, r23
    eor r7, r13
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    mov r3, r18
    and r3, r7
    eor r14, r3
    swap r7
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r3, X
    eor r7, r3
    subi r26, lo8(-(-64))
    sbci r27, hi8(-(-64))
    ld r3, X+
    eor r18, r3
    ldd r3, Y+16
    mov r10, r3
    or r10, r12
    ldd r8, Y+14
    eor r10, r8
    and r8, r3
    eor r12, r8
    ldd r8, Y+15
    mov r4, r8
    eor r4, r10
    and r8, r12
    eor r3, r8
    eor r12, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    mov r8, r3
    and r8, r12
    eor r10, r8
    swap r12
    subi r26, lo8(-(64))
    sbci r27, hi8(-(64))
    ld r8, X+
    eor r12, r8
    adiw r26, 6
    ld r8, X
    eor r3, r8
    ldd r8, Y+17
    mov r0, r8
    or r0, r6
    eor r0, r22
    and r22, r8
    eor r6, r22
    mov r11, r9
    eor r11, r0
    and r9, r6
    eor r8, r9
    eor r6, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r9, r8
    and r9, r6
    eor r0, r9
    swap r6
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r9, X
    eor r6, r9
    subi r26, lo8(-(-66))
    sbci r27, hi8(-(-66))
    ld r9, X+
    eor r8, r9
    ; round 9 (gift.dsl:33)
    mov r9, r5
    and r9, r2
    mov r23, r13
    and r23, r7
    ; round 8 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(66))
    sbci r27, hi8(-(66))
    ld r17, X+
    eor r15, r17
    mov r30, r14
    lpm r17, Z
    ld r14, X+
    eor r17, r14
    mov r30, r10
    lpm r14, Z
    ld r10, X+
    eor r14, r10
    mov r30, r0
    lpm r10, Z
    ld r0, X+
    eor r10, r0
    ; round 9 (gift.dsl:33)
    eor r9, r15
    or r15, r5
    eor r2, r15
    mov r15, r16
    eor r15, r9
    and r16, r2
    eor r5, r16
    mov r0, r15
    com r0
    eor r2, r0
    mov r16, r5
    or r16, r2
    eor r9, r16
    adiw r26, 10
    ld r16, X
    eor r5, r16
    eor r23, r17
    com r17
    or r17, r13
    eor r7, r17
    mov r17, r18
    eor r17, r23
    and r18, r7
    eor r13, r18
    eor r7, r17
    mov r16, r13
    or r16, r7
    eor r23, r16
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r16, X+
    eor r23, r16
    mov r16, r4
    and r16, r12
    eor r16, r14
    or r14, r4
    eor r12, r14
    mov r14, r3
    eor r14, r16
    and r3, r12
    eor r4, r3
    mov r3, r14
    com r3
    eor r12, r3
    mov r20, r4
    or r20, r12
    eor r16, r20
    adiw r26, 4
    ld r20, X
    eor r4, r20
    mov r20, r11
    and r20, r6
    eor r20, r10
    com r10
    or r10, r11
    eor r6, r10
    mov r10, r8
    eor r10, r20
    and r8, r6
    eor r11, r8
    eor r6, r10
    mov r8, r11
    or r8, r6
    eor r20, r8
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r8, X+
    eor r20, r8
    adiw r26, 3
    ld r8, X
    eor r11, r8
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r2
    lpm r2, Z
    mov r30, r9
    lpm r8, Z
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r9, X
    eor r8, r9
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r9, X+
    eor r2, r9
    ; round 10 (gift.dsl:33)
    or r15, r8
    ; round 9 (gift.dsl:33)
    mov r30, r17
    lpm r9, Z
    mov r30, r7
    lpm r7, Z
    ld r17, X+
    eor r7, r17
    ; round 10 (gift.dsl:33)
    eor r15, r7
    or r7, r0
    eor r8, r7
    ; round 9 (gift.dsl:33)
    mov r30, r12
    lpm r12, Z
    mov r30, r16
    lpm r7, Z
    adiw r26, 5
    ld r17, X
    eor r7, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r12, r17
    ; round 10 (gift.dsl:33)
    or r14, r7
    ; round 9 (gift.dsl:33)
    mov r30, r10
    lpm r10, Z
    mov r30, r6
    lpm r6, Z
    ld r17, X+
    eor r6, r17
    ; round 10 (gift.dsl:33)
    eor r14, r6
    or r6, r3
    eor r7, r6
    mov r6, r9
    or r6, r2
    eor r6, r23
    and r23, r9
    eor r2, r23
    mov r23, r5
    eor r23, r6
    and r5, r2
    eor r9, r5
    eor r2, r23
    mov r5, r9
    and r5, r2
    eor r6, r5
    adiw r26, 13
    ld r5, X+
    eor r6, r5
    mov r5, r13
    eor r5, r8
    or r13, r15
    eor r0, r13
    eor r15, r5
    mov r13, r0
    or r13, r15
    eor r8, r13
    ld r13, X+
    eor r8, r13
    ld r13, X+
    eor r0, r13
    mov r13, r10
    or r13, r12
    eor r13, r20
    and r20, r10
    eor r12, r20
    mov r17, r4
    eor r17, r13
    and r4, r12
    eor r10, r4
    eor r12, r17
    mov r4, r10
    and r4, r12
    eor r13, r4
    ld r4, X+
    eor r10, r4
    mov r4, r11
    eor r4, r7
    or r11, r14
    eor r3, r11
    eor r14, r4
    mov r11, r3
    or r11, r14
    eor r7, r11
    ld r11, X
    eor r3, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r23, X+
    eor r2, r23
    mov r30, r5
    lpm r5, Z
    mov r30, r15
    lpm r15, Z
    ld r23, X+
    eor r15, r23
    mov r30, r12
    lpm r12, Z
    mov r30, r13
    lpm r23, Z
    ld r13, X+
    eor r12, r13
    adiw r26, 1
    ld r13, X
    eor r23, r13
    mov r30, r14
    lpm r14, Z
    mov r30, r7
    lpm r16, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X+
    eor r14, r13
    adiw r26, 1
    ld r13, X+
    eor r16, r13
    ; round 11 (gift.dsl:33)
    mov r13, r17
    and r13, r2
    eor r13, r23
    com r23
    or r23, r17
    eor r2, r23
    mov r7, r9
    eor r7, r13
    and r9, r2
    eor r17, r9
    eor r2, r7
    mov r9, r17
    or r9, r2
    eor r13, r9
    adiw r26, 6
    ld r9, X
    eor r2, r9
    subi r26, lo8(-(-76))
    sbci r27, hi8(-(-76))
    ld r9, X+
    eor r17, r9
    mov r9, r15
    com r9
    and r9, r4
    eor r9, r16
    or r16, r4
    eor r15, r16
    mov r23, r0
    eor r23, r9
    or r0, r15
    eor r4, r0
    eor r15, r23
    mov r0, r4
    and r0, r15
    eor r9, r0
    subi r26, lo8(-(74))
    sbci r27, hi8(-(74))
    ld r0, X
    eor r15, r0
    subi r26, lo8(-(-43))
    sbci r27, hi8(-(-43))
    ld r0, X+
    eor r4, r0
    mov r0, r12
    com r0
    and r0, r11
    eor r0, r6
    or r6, r11
    eor r12, r6
    mov r6, r10
    eor r6, r0
    or r10, r12
    eor r11, r10
    eor r12, r6
    mov r10, r11
    and r10, r12
    eor r0, r10
    adiw r26, 45
    ld r10, X
    eor r12, r10
    mov r10, r14
    com r10
    and r10, r5
    eor r10, r8
    or r8, r5
    eor r14, r8
    mov r16, r3
    eor r16, r10
    or r3, r14
    eor r5, r3
    eor r14, r16
    mov r3, r5
    and r3, r14
    eor r10, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X+
    eor r14, r3
    adiw r26, 5
    ld r3, X
    eor r5, r3
    mov r3, r7
    swap r3
    swap r7
    mov r20, r3
    andi r20, 15
    mov r21, r7
    andi r21, 240
    mov r18, r23
    swap r18
    andi r18, 240
    or r20, r18
    swap r23
    andi r23, 15
    or r23, r21
    mov r3, r6
    swap r3
    swap r6
    mov r21, r3
    andi r21, 15
    mov r18, r6
    andi r18, 240
    mov r22, r16
    swap r22
    andi r22, 240
    or r21, r22
    swap r16
    andi r16, 15
    or r16, r18
    mov r18, r9
    swap r18
    swap r9
    andi r18, 15
    mov r22, r9
    andi r22, 240
    mov r19, r13
    swap r19
    andi r19, 240
    or r18, r19
    swap r13
    mov r19, r13
    andi r19, 15
    or r19, r22
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r13, X+
    eor r18, r13
    ld r13, X+
    eor r19, r13
    mov r13, r10
    swap r13
    swap r10
    mov r22, r13
    andi r22, 15
    std Y+17, r16
    mov r16, r10
    andi r16, 240
    mov r13, r0
    swap r13
    std Y+16, r21
    mov r21, r13
    andi r21, 240
    or r22, r21
    swap r0
    mov r21, r0
    andi r21, 15
    or r21, r16
    ld r13, X+
    eor r22, r13
    ld r13, X+
    eor r21, r13
    ; round 12 (gift.dsl:33)
    mov r13, r20
    or r13, r15
    eor r13, r18
    and r18, r20
    eor r15, r18
    mov r3, r17
    eor r3, r13
    and r17, r15
    eor r20, r17
    eor r15, r3
    com r3
    mov r7, r20
    and r7, r15
    eor r13, r7
    adiw r26, 3
    ld r7, X
    eor r15, r7
    subi r26, lo8(-(-96))
    sbci r27, hi8(-(-96))
    ld r7, X
    eor r20, r7
    mov r7, r23
    or r7, r2
    eor r7, r19
    and r19, r23
    eor r2, r19
    mov r6, r4
    eor r6, r7
    and r4, r2
    eor r23, r4
    eor r2, r6
    com r6
    mov r10, r23
    and r10, r2
    eor r7, r10
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r10, X+
    eor r2, r10
    subi r26, lo8(-(101))
    sbci r27, hi8(-(101))
    ld r10, X
    eor r23, r10
    ldd r10, Y+16
    movw r8, r10 ; r9, r11
    or r8, r14
    eor r8, r22
    and r22, r10
    eor r14, r22
    eor r9, r8
    and r11, r14
    eor r10, r11
    eor r14, r9
    com r9
    mov r4, r10
    and r4, r14
    eor r8, r4
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r4, X
    eor r14, r4
    subi r26, lo8(-(-93))
    sbci r27, hi8(-(-93))
    ld r4, X+
    eor r10, r4
    ldd r4, Y+17
    mov r0, r4
    or r0, r12
    eor r0, r21
    and r21, r4
    eor r12, r21
    mov r17, r5
    eor r17, r0
    and r5, r12
    eor r4, r5
    eor r12, r17
    com r17
    mov r5, r4
    and r5, r12
    eor r0, r5
    subi r26, lo8(-(93))
    sbci r27, hi8(-(93))
    ld r5, X+
    eor r12, r5
    mov r5, r3
    lsr r5
    lsl r3
    mov r16, r5
    andi r16, 85
    mov r21, r3
    andi r21, 170
    mov r18, r9
    lsl r18
    andi r18, 170
    or r16, r18
    lsr r9
    mov r18, r9
    andi r18, 85
    or r18, r21
    mov r5, r6
    lsr r5
    lsl r6
    mov r21, r5
    andi r21, 85
    mov r22, r6
    andi r22, 170
    mov r19, r17
    lsl r19
    andi r19, 170
    or r21, r19
    lsr r17
    andi r17, 85
    or r17, r22
    mov r5, r8
    lsr r5
    lsl r8
    mov r22, r5
    andi r22, 85
    mov r19, r8
    andi r19, 170
    mov r5, r13
    lsl r5
    std Y+17, r17
    mov r17, r5
    andi r17, 170
    or r22, r17
    lsr r13
    mov r17, r13
    andi r17, 85
    or r17, r19
    adiw r26, 1
    ld r5, X+
    eor r22, r5
    ld r5, X
    eor r17, r5
    mov r5, r0
    lsr r5
    lsl r0
    mov r19, r5
    andi r19, 85
    std Y+16, r17
    mov r17, r0
    andi r17, 170
    mov r5, r7
    lsl r5
    std Y+15, r18
    mov r18, r5
    andi r18, 170
    or r19, r18
    lsr r7
    mov r18, r7
    andi r18, 85
    or r18, r17
    subi r26, lo8(-(-106))
    sbci r27, hi8(-(-106))
    ld r5, X+
    eor r19, r5
    subi r26, lo8(-(106))
    sbci r27, hi8(-(106))
    ld r5, X+
    eor r18, r5
    ; round 13 (gift.dsl:33)
    mov r5, r16
    or r5, r14
    eor r5, r22
    and r22, r16
    eor r14, r22
    mov r13, r20
    eor r13, r5
    and r20, r14
    eor r16, r20
    eor r14, r13
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    mov r3, r16
    and r3, r14
    eor r5, r3
    swap r14
    adiw r26, 1
    ld r3, X
    eor r14, r3
    subi r26, lo8(-(-100))
    sbci r27, hi8(-(-100))
    ld r3, X+
    eor r16, r3
    mov r3, r21
    or r3, r12
    eor r3, r19
    and r19, r21
    eor r12, r19
    mov r7, r23
    eor r7, r3
    and r23, r12
    eor r21, r23
    eor r12, r7
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r6, r21
    and r6, r12
    eor r3, r6
    swap r12
    subi r26, lo8(-(100))
    sbci r27, hi8(-(100))
    ld r6, X
    eor r12, r6
    subi r26, lo8(-(-112))
    sbci r27, hi8(-(-112))
    ld r6, X+
    eor r21, r6
    ldd r6, Y+15
    mov r8, r6
    or r8, r15
    ldd r9, Y+16
    eor r8, r9
    and r9, r6
    eor r15, r9
    mov r9, r10
    eor r9, r8
    and r10, r15
    eor r6, r10
    eor r15, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r10, r6
    and r10, r15
    eor r8, r10
    swap r15
    subi r26, lo8(-(112))
    sbci r27, hi8(-(112))
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-41))
    sbci r27, hi8(-(-41))
    ld r10, X+
    eor r6, r10
    ldd r10, Y+17
    mov r0, r10
    or r0, r2
    eor r0, r18
    and r18, r10
    eor r2, r18
    mov r11, r4
    eor r11, r0
    and r4, r2
    eor r10, r4
    eor r2, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r4, r10
    and r4, r2
    eor r0, r4
    swap r2
    adiw r26, 41
    ld r4, X
    eor r2, r4
    subi r26, lo8(-(-114))
    sbci r27, hi8(-(-114))
    ld r4, X+
    eor r10, r4
    ; round 14 (gift.dsl:33)
    mov r4, r13
    and r4, r14
    mov r23, r7
    and r23, r12
    ; round 13 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r5, Z
    subi r26, lo8(-(114))
    sbci r27, hi8(-(114))
    ld r17, X+
    eor r5, r17
    mov r30, r3
    lpm r17, Z
    ld r3, X+
    eor r17, r3
    mov r30, r8
    lpm r3, Z
    ld r8, X+
    eor r3, r8
    mov r30, r0
    lpm r8, Z
    ld r0, X
    eor r8, r0
    ; round 14 (gift.dsl:33)
    eor r4, r5
    or r5, r13
    eor r14, r5
    mov r5, r16
    eor r5, r4
    and r16, r14
    eor r13, r16
    mov r0, r5
    com r0
    eor r14, r0
    mov r16, r13
    or r16, r14
    eor r4, r16
    subi r26, lo8(-(-36))
    sbci r27, hi8(-(-36))
    ld r16, X+
    eor r13, r16
    eor r23, r17
    com r17
    or r17, r7
    eor r12, r17
    mov r17, r21
    eor r17, r23
    and r21, r12
    eor r7, r21
    eor r12, r17
    mov r16, r7
    or r16, r12
    eor r23, r16
    adiw r26, 40
    ld r16, X
    eor r23, r16
    mov r16, r9
    and r16, r15
    eor r16, r3
    or r3, r9
    eor r15, r3
    mov r3, r6
    eor r3, r16
    and r6, r15
    eor r9, r6
    mov r6, r3
    com r6
    eor r15, r6
    mov r20, r9
    or r20, r15
    eor r16, r20
    subi r26, lo8(-(-41))
    sbci r27, hi8(-(-41))
    ld r20, X+
    eor r9, r20
    mov r20, r11
    and r20, r2
    eor r20, r8
    com r8
    or r8, r11
    eor r2, r8
    mov r8, r10
    eor r8, r20
    and r10, r2
    eor r11, r10
    eor r2, r8
    mov r10, r11
    or r10, r2
    eor r20, r10
    adiw r26, 42
    ld r10, X
    eor r20, r10
    subi r26, lo8(-(-42))
    sbci r27, hi8(-(-42))
    ld r10, X+
    eor r11, r10
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    lpm r14, Z
    mov r30, r4
    lpm r10, Z
    adiw r26, 40
    ld r4, X
    eor r10, r4
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r4, X+
    eor r14, r4
    ; round 15 (gift.dsl:33)
    or r5, r10
    ; round 14 (gift.dsl:33)
    mov r30, r17
    lpm r4, Z
    mov r30, r12
    lpm r12, Z
    ld r17, X+
    eor r12, r17
    ; round 15 (gift.dsl:33)
    eor r5, r12
    or r12, r0
    eor r10, r12
    ; round 14 (gift.dsl:33)
    mov r30, r15
    lpm r15, Z
    mov r30, r16
    lpm r12, Z
    adiw r26, 5
    ld r17, X
    eor r12, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r15, r17
    ; round 15 (gift.dsl:33)
    or r3, r12
    ; round 14 (gift.dsl:33)
    mov r30, r8
    lpm r8, Z
    mov r30, r2
    lpm r2, Z
    ld r17, X+
    eor r2, r17
    ; round 15 (gift.dsl:33)
    eor r3, r2
    or r2, r6
    eor r12, r2
    mov r2, r4
    or r2, r14
    eor r2, r23
    and r23, r4
    eor r14, r23
    mov r23, r13
    eor r23, r2
    and r13, r14
    eor r4, r13
    eor r14, r23
    mov r13, r4
    and r13, r14
    eor r2, r13
    adiw r26, 10
    ld r13, X+
    eor r2, r13
    mov r13, r7
    eor r13, r10
    or r7, r5
    eor r0, r7
    eor r5, r13
    mov r7, r0
    or r7, r5
    eor r10, r7
    ld r7, X
    eor r10, r7
    subi r26, lo8(-(-42))
    sbci r27, hi8(-(-42))
    ld r7, X+
    eor r0, r7
    mov r7, r8
    or r7, r15
    eor r7, r20
    and r20, r8
    eor r15, r20
    mov r17, r9
    eor r17, r7
    and r9, r15
    eor r8, r9
    eor r15, r17
    mov r9, r8
    and r9, r15
    eor r7, r9
    ld r9, X+
    eor r8, r9
    mov r9, r11
    eor r9, r12
    or r11, r3
    eor r6, r11
    eor r3, r9
    mov r11, r6
    or r11, r3
    eor r12, r11
    adiw r26, 41
    ld r11, X
    eor r6, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r11, Z
    mov r30, r14
    lpm r14, Z
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r23, X+
    eor r14, r23
    mov r30, r13
    lpm r13, Z
    mov r30, r5
    lpm r5, Z
    ld r23, X+
    eor r5, r23
    mov r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r23, Z
    ld r7, X+
    eor r15, r7
    adiw r26, 1
    ld r7, X
    eor r23, r7
    mov r30, r3
    lpm r3, Z
    mov r30, r12
    lpm r16, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    eor r3, r12
    adiw r26, 1
    ld r12, X+
    eor r16, r12
    ; round 16 (gift.dsl:33)
    mov r12, r17
    and r12, r14
    eor r12, r23
    com r23
    or r23, r17
    eor r14, r23
    mov r7, r4
    eor r7, r12
    and r4, r14
    eor r17, r4
    eor r14, r7
    mov r4, r17
    or r4, r14
    eor r12, r4
    adiw r26, 4
    ld r4, X
    eor r14, r4
    subi r26, lo8(-(-117))
    sbci r27, hi8(-(-117))
    ld r4, X+
    eor r17, r4
    mov r4, r5
    com r4
    and r4, r9
    eor r4, r16
    or r16, r9
    eor r5, r16
    mov r23, r0
    eor r23, r4
    or r0, r5
    eor r9, r0
    eor r5, r23
    mov r0, r9
    and r0, r5
    eor r4, r0
    subi r26, lo8(-(115))
    sbci r27, hi8(-(115))
    ld r0, X
    eor r5, r0
    subi r26, lo8(-(-84))
    sbci r27, hi8(-(-84))
    ld r0, X+
    eor r9, r0
    mov r0, r15
    com r0
    and r0, r11
    eor r0, r2
    or r2, r11
    eor r15, r2
    mov r2, r8
    eor r2, r0
    or r8, r15
    eor r11, r8
    eor r15, r2
    mov r8, r11
    and r8, r15
    eor r0, r8
    subi r26, lo8(-(86))
    sbci r27, hi8(-(86))
    ld r8, X
    eor r15, r8
    mov r8, r3
    com r8
    and r8, r13
    eor r8, r10
    or r10, r13
    eor r3, r10
    mov r16, r6
    eor r16, r8
    or r6, r3
    eor r13, r6
    eor r3, r16
    mov r6, r13
    and r6, r3
    eor r8, r6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X
    eor r3, r6
    subi r26, lo8(-(-55))
    sbci r27, hi8(-(-55))
    ld r6, X+
    eor r13, r6
    mov r6, r7
    swap r6
    swap r7
    movw r20, r6 ; r21, r7
    andi r20, 15
    andi r21, 240
    mov r18, r23
    swap r18
    andi r18, 240
    or r20, r18
    swap r23
    andi r23, 15
    or r23, r21
    mov r7, r2
    swap r7
    swap r2
    mov r21, r7
    andi r21, 15
    mov r18, r2
    andi r18, 240
    mov r22, r16
    swap r22
    andi r22, 240
    or r21, r22
    swap r16
    andi r16, 15
    or r16, r18
    mov r18, r4
    swap r18
    swap r4
    andi r18, 15
    mov r22, r4
    andi r22, 240
    mov r19, r12
    swap r19
    andi r19, 240
    or r18, r19
    swap r12
    mov r19, r12
    andi r19, 15
    or r19, r22
    adiw r26, 56
    ld r2, X+
    eor r18, r2
    ld r2, X+
    eor r19, r2
    mov r2, r8
    swap r2
    swap r8
    mov r22, r2
    andi r22, 15
    std Y+17, r16
    mov r16, r8
    andi r16, 240
    mov r2, r0
    swap r2
    std Y+15, r21
    mov r21, r2
    andi r21, 240
    or r22, r21
    swap r0
    mov r21, r0
    andi r21, 15
    or r21, r16
    ld r2, X+
    eor r22, r2
    ld r2, X+
    eor r21, r2
    ; round 17 (gift.dsl:33)
    mov r2, r20
    or r2, r5
    eor r2, r18
    and r18, r20
    eor r5, r18
    mov r12, r17
    eor r12, r2
    and r17, r5
    eor r20, r17
    eor r5, r12
    com r12
    mov r7, r20
    and r7, r5
    eor r2, r7
    adiw r26, 2
    ld r7, X
    eor r5, r7
    subi r26, lo8(-(-63))
    sbci r27, hi8(-(-63))
    ld r7, X
    eor r20, r7
    mov r7, r23
    or r7, r14
    eor r7, r19
    and r19, r23
    eor r14, r19
    mov r6, r9
    eor r6, r7
    and r9, r14
    eor r23, r9
    eor r14, r6
    com r6
    mov r10, r23
    and r10, r14
    eor r7, r10
    subi r26, lo8(-(-23))
    sbci r27, hi8(-(-23))
    ld r10, X+
    eor r14, r10
    adiw r26, 1
    ld r10, X+
    eor r23, r10
    ldd r10, Y+15
    movw r8, r10 ; r9, r11
    or r8, r3
    eor r8, r22
    and r22, r10
    eor r3, r22
    eor r9, r8
    and r11, r3
    eor r10, r11
    eor r3, r9
    com r9
    mov r4, r10
    and r4, r3
    eor r8, r4
    subi r26, lo8(-(81))
    sbci r27, hi8(-(81))
    ld r4, X
    eor r3, r4
    subi r26, lo8(-(-133))
    sbci r27, hi8(-(-133))
    ld r4, X+
    eor r10, r4
    ldd r4, Y+17
    mov r0, r4
    or r0, r15
    eor r0, r21
    and r21, r4
    eor r15, r21
    mov r17, r13
    eor r17, r0
    and r13, r15
    eor r4, r13
    eor r15, r17
    com r17
    mov r13, r4
    and r13, r15
    eor r0, r13
    subi r26, lo8(-(133))
    sbci r27, hi8(-(133))
    ld r13, X+
    eor r15, r13
    mov r13, r12
    lsr r13
    lsl r12
    mov r16, r13
    andi r16, 85
    mov r21, r12
    andi r21, 170
    mov r18, r9
    lsl r18
    andi r18, 170
    or r16, r18
    lsr r9
    mov r18, r9
    andi r18, 85
    or r18, r21
    mov r13, r6
    lsr r13
    lsl r6
    mov r21, r13
    andi r21, 85
    mov r22, r6
    andi r22, 170
    mov r19, r17
    lsl r19
    andi r19, 170
    or r21, r19
    lsr r17
    andi r17, 85
    or r17, r22
    mov r13, r8
    lsr r13
    lsl r8
    mov r22, r13
    andi r22, 85
    mov r19, r8
    andi r19, 170
    mov r13, r2
    lsl r13
    std Y+17, r17
    mov r17, r13
    andi r17, 170
    or r22, r17
    lsr r2
    mov r17, r2
    andi r17, 85
    or r17, r19
    adiw r26, 1
    ld r2, X+
    eor r22, r2
    ld r2, X
    eor r17, r2
    mov r2, r0
    lsr r2
    lsl r0
    mov r19, r2
    andi r19, 85
    std Y+15, r17
    mov r17, r0
    andi r17, 170
    mov r2, r7
    lsl r2
    std Y+16, r18
    mov r18, r2
    andi r18, 170
    or r19, r18
    lsr r7
    mov r18, r7
    andi r18, 85
    or r18, r17
    subi r26, lo8(-(-94))
    sbci r27, hi8(-(-94))
    ld r2, X+
    eor r19, r2
    subi r26, lo8(-(94))
    sbci r27, hi8(-(94))
    ld r2, X+
    eor r18, r2
    ; round 18 (gift.dsl:33)
    mov r2, r16
    or r2, r3
    eor r2, r22
    and r22, r16
    eor r3, r22
    mov r13, r20
    eor r13, r2
    and r20, r3
    eor r16, r20
    eor r3, r13
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    mov r12, r16
    and r12, r3
    eor r2, r12
    swap r3
    ld r12, X
    eor r3, r12
    subi r26, lo8(-(-79))
    sbci r27, hi8(-(-79))
    ld r12, X+
    eor r16, r12
    mov r12, r21
    or r12, r15
    eor r12, r19
    and r19, r21
    eor r15, r19
    mov r7, r23
    eor r7, r12
    and r23, r15
    eor r21, r23
    eor r15, r7
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r6, r21
    and r6, r15
    eor r12, r6
    swap r15
    subi r26, lo8(-(79))
    sbci r27, hi8(-(79))
    ld r6, X+
    eor r15, r6
    ldd r6, Y+16
    mov r8, r6
    or r8, r5
    ldd r9, Y+15
    eor r8, r9
    and r9, r6
    eor r5, r9
    mov r9, r10
    eor r9, r8
    and r10, r5
    eor r6, r10
    eor r5, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r10, r6
    and r10, r5
    eor r8, r10
    swap r5
    ld r10, X
    eor r5, r10
    subi r26, lo8(-(-80))
    sbci r27, hi8(-(-80))
    ld r10, X+
    eor r6, r10
    ldd r10, Y+17
    mov r0, r10
    or r0, r14
    eor r0, r18
    and r18, r10
    eor r14, r18
    mov r11, r4
    eor r11, r0
    and r4, r14
    eor r10, r4
    eor r14, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r4, r10
    and r4, r14
    eor r0, r4
    swap r14
    subi r26, lo8(-(80))
    sbci r27, hi8(-(80))
    ld r4, X
    eor r14, r4
    subi r26, lo8(-(-153))
    sbci r27, hi8(-(-153))
    ld r4, X+
    eor r10, r4
    ; round 19 (gift.dsl:33)
    mov r4, r13
    and r4, r3
    mov r23, r7
    and r23, r15
    ; round 18 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(153))
    sbci r27, hi8(-(153))
    ld r17, X+
    eor r2, r17
    mov r30, r12
    lpm r17, Z
    ld r12, X+
    eor r17, r12
    mov r30, r8
    lpm r12, Z
    ld r8, X+
    eor r12, r8
    mov r30, r0
    lpm r8, Z
    ld r0, X
    eor r8, r0
    ; round 19 (gift.dsl:33)
    eor r4, r2
    or r2, r13
    eor r3, r2
    mov r2, r16
    eor r2, r4
    and r16, r3
    eor r13, r16
    mov r0, r2
    com r0
    eor r3, r0
    mov r16, r13
    or r16, r3
    eor r4, r16
    subi r26, lo8(-(-76))
    sbci r27, hi8(-(-76))
    ld r16, X+
    eor r13, r16
    eor r23, r17
    com r17
    or r17, r7
    eor r15, r17
    mov r17, r21
    eor r17, r23
    and r21, r15
    eor r7, r21
    eor r15, r17
    mov r16, r7
    or r16, r15
    eor r23, r16
    subi r26, lo8(-(80))
    sbci r27, hi8(-(80))
    ld r16, X+
    eor r23, r16
    mov r16, r9
    and r16, r5
    eor r16, r12
    or r12, r9
    eor r5, r12
    mov r12, r6
    eor r12, r16
    and r6, r5
    eor r9, r6
    mov r6, r12
    com r6
    eor r5, r6
    mov r20, r9
    or r20, r5
    eor r16, r20
    adiw r26, 3
    ld r20, X
    eor r9, r20
    mov r20, r11
    and r20, r14
    eor r20, r8
    com r8
    or r8, r11
    eor r14, r8
    mov r8, r10
    eor r8, r20
    and r10, r14
    eor r11, r10
    eor r14, r8
    mov r10, r11
    or r10, r14
    eor r20, r10
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r10, X
    eor r20, r10
    subi r26, lo8(-(-81))
    sbci r27, hi8(-(-81))
    ld r10, X+
    eor r11, r10
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r3, Z
    mov r30, r4
    lpm r10, Z
    subi r26, lo8(-(79))
    sbci r27, hi8(-(79))
    ld r4, X
    eor r10, r4
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r4, X+
    eor r3, r4
    ; round 20 (gift.dsl:33)
    or r2, r10
    ; round 19 (gift.dsl:33)
    mov r30, r17
    lpm r4, Z
    mov r30, r15
    lpm r15, Z
    ld r17, X+
    eor r15, r17
    ; round 20 (gift.dsl:33)
    eor r2, r15
    or r15, r0
    eor r10, r15
    ; round 19 (gift.dsl:33)
    mov r30, r5
    lpm r15, Z
    mov r30, r16
    lpm r5, Z
    adiw r26, 5
    ld r17, X
    eor r5, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r15, r17
    ; round 20 (gift.dsl:33)
    or r12, r5
    ; round 19 (gift.dsl:33)
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    ld r17, X+
    eor r14, r17
    ; round 20 (gift.dsl:33)
    eor r12, r14
    or r14, r6
    eor r5, r14
    mov r14, r4
    or r14, r3
    eor r14, r23
    and r23, r4
    eor r3, r23
    mov r23, r13
    eor r23, r14
    and r13, r3
    eor r4, r13
    eor r3, r23
    mov r13, r4
    and r13, r3
    eor r14, r13
    adiw r26, 11
    ld r13, X+
    eor r14, r13
    mov r13, r7
    eor r13, r10
    or r7, r2
    eor r0, r7
    eor r2, r13
    mov r7, r0
    or r7, r2
    eor r10, r7
    ld r7, X
    eor r10, r7
    subi r26, lo8(-(-82))
    sbci r27, hi8(-(-82))
    ld r7, X+
    eor r0, r7
    mov r7, r8
    or r7, r15
    eor r7, r20
    and r20, r8
    eor r15, r20
    mov r17, r9
    eor r17, r7
    and r9, r15
    eor r8, r9
    eor r15, r17
    mov r9, r8
    and r9, r15
    eor r7, r9
    ld r9, X
    eor r8, r9
    mov r9, r11
    eor r9, r5
    or r11, r12
    eor r6, r11
    eor r12, r9
    mov r11, r6
    or r11, r12
    eor r5, r11
    subi r26, lo8(-(-92))
    sbci r27, hi8(-(-92))
    ld r11, X+
    eor r6, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r11, Z
    mov r30, r3
    lpm r3, Z
    subi r26, lo8(-(165))
    sbci r27, hi8(-(165))
    ld r23, X+
    eor r3, r23
    mov r30, r13
    lpm r13, Z
    mov r30, r2
    lpm r2, Z
    ld r23, X+
    eor r2, r23
    mov r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r23, Z
    ld r7, X+
    eor r15, r7
    adiw r26, 1
    ld r7, X
    eor r23, r7
    mov r30, r12
    lpm r12, Z
    mov r30, r5
    lpm r16, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X+
    eor r12, r5
    adiw r26, 1
    ld r5, X+
    eor r16, r5
    ; round 21 (gift.dsl:33)
    mov r5, r17
    and r5, r3
    eor r5, r23
    com r23
    or r23, r17
    eor r3, r23
    mov r7, r4
    eor r7, r5
    and r4, r3
    eor r17, r4
    eor r3, r7
    mov r4, r17
    or r4, r3
    eor r5, r4
    adiw r26, 3
    ld r4, X
    eor r3, r4
    subi r26, lo8(-(-156))
    sbci r27, hi8(-(-156))
    ld r4, X+
    eor r17, r4
    mov r4, r2
    com r4
    and r4, r9
    eor r4, r16
    or r16, r9
    eor r2, r16
    mov r23, r0
    eor r23, r4
    or r0, r2
    eor r9, r0
    eor r2, r23
    mov r0, r9
    and r0, r2
    eor r4, r0
    subi r26, lo8(-(154))
    sbci r27, hi8(-(154))
    ld r0, X
    eor r2, r0
    subi r26, lo8(-(-174))
    sbci r27, hi8(-(-174))
    ld r0, X+
    eor r9, r0
    mov r0, r15
    com r0
    and r0, r11
    eor r0, r14
    or r14, r11
    eor r15, r14
    mov r14, r8
    eor r14, r0
    or r8, r15
    eor r11, r8
    eor r15, r14
    mov r8, r11
    and r8, r15
    eor r0, r8
    subi r26, lo8(-(176))
    sbci r27, hi8(-(176))
    ld r8, X
    eor r15, r8
    mov r8, r12
    com r8
    and r8, r13
    eor r8, r10
    or r10, r13
    eor r12, r10
    mov r16, r6
    eor r16, r8
    or r6, r12
    eor r13, r6
    eor r12, r16
    mov r6, r13
    and r6, r12
    eor r8, r6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X
    eor r12, r6
    subi r26, lo8(-(-74))
    sbci r27, hi8(-(-74))
    ld r6, X+
    eor r13, r6
    mov r6, r7
    swap r6
    swap r7
    movw r20, r6 ; r21, r7
    andi r20, 15
    andi r21, 240
    mov r18, r23
    swap r18
    andi r18, 240
    or r20, r18
    swap r23
    andi r23, 15
    or r23, r21
    mov r7, r14
    swap r7
    swap r14
    mov r21, r7
    andi r21, 15
    mov r18, r14
    andi r18, 240
    mov r22, r16
    swap r22
    andi r22, 240
    or r21, r22
    swap r16
    andi r16, 15
    or r16, r18
    movw r18, r4 ; r19, r5
    swap r18
    swap r4
    andi r18, 15
    mov r22, r4
    andi r22, 240
    swap r19
    andi r19, 240
    or r18, r19
    swap r5
    mov r19, r5
    andi r19, 15
    or r19, r22
    subi r26, lo8(-(75))
    sbci r27, hi8(-(75))
    ld r5, X+
    eor r18, r5
    ld r5, X+
    eor r19, r5
    mov r5, r8
    swap r5
    swap r8
    mov r22, r5
    andi r22, 15
    std Y+17, r16
    mov r16, r8
    andi r16, 240
    mov r5, r0
    swap r5
    std Y+16, r21
    mov r21, r5
    andi r21, 240
    or r22, r21
    swap r0
    mov r21, r0
    andi r21, 15
    or r21, r16
    ld r5, X+
    eor r22, r5
    ld r5, X+
    eor r21, r5
    ; round 22 (gift.dsl:33)
    mov r5, r20
    or r5, r2
    eor r5, r18
    and r18, r20
    eor r2, r18
    mov r14, r17
    eor r14, r5
    and r17, r2
    eor r20, r17
    eor r2, r14
    com r14
    mov r7, r20
    and r7, r2
    eor r5, r7
    adiw r26, 1
    ld r7, X
    eor r2, r7
    subi r26, lo8(-(-92))
    sbci r27, hi8(-(-92))
    ld r7, X+
    eor r20, r7
    mov r7, r23
    or r7, r3
    eor r7, r19
    and r19, r23
    eor r3, r19
    mov r6, r9
    eor r6, r7
    and r9, r3
    eor r23, r9
    eor r3, r6
    com r6
    mov r10, r23
    and r10, r3
    eor r7, r10
    adiw r26, 15
    ld r10, X+
    eor r3, r10
    adiw r26, 1
    ld r10, X
    eor r23, r10
    ldd r10, Y+16
    movw r8, r10 ; r9, r11
    or r8, r12
    eor r8, r22
    and r22, r10
    eor r12, r22
    eor r9, r8
    and r11, r12
    eor r10, r11
    eor r12, r9
    com r9
    mov r4, r10
    and r4, r12
    eor r8, r4
    subi r26, lo8(-(-107))
    sbci r27, hi8(-(-107))
    ld r4, X+
    eor r12, r4
    adiw r26, 7
    ld r4, X+
    eor r10, r4
    ldd r4, Y+17
    mov r0, r4
    or r0, r15
    eor r0, r21
    and r21, r4
    eor r15, r21
    mov r17, r13
    eor r17, r0
    and r13, r15
    eor r4, r13
    eor r15, r17
    com r17
    mov r13, r4
    and r13, r15
    eor r0, r13
    subi r26, lo8(-(171))
    sbci r27, hi8(-(171))
    ld r13, X
    eor r15, r13
    mov r13, r14
    lsr r13
    lsl r14
    mov r16, r13
    andi r16, 85
    mov r21, r14
    andi r21, 170
    mov r18, r9
    lsl r18
    andi r18, 170
    or r16, r18
    lsr r9
    mov r18, r9
    andi r18, 85
    or r18, r21
    mov r14, r6
    lsr r14
    lsl r6
    mov r21, r14
    andi r21, 85
    mov r22, r6
    andi r22, 170
    mov r19, r17
    lsl r19
    andi r19, 170
    or r21, r19
    lsr r17
    andi r17, 85
    or r17, r22
    mov r14, r8
    lsr r14
    lsl r8
    mov r22, r14
    andi r22, 85
    mov r19, r8
    andi r19, 170
    mov r14, r5
    lsl r14
    std Y+17, r17
    mov r17, r14
    andi r17, 170
    or r22, r17
    lsr r5
    mov r17, r5
    andi r17, 85
    or r17, r19
    subi r26, lo8(-(-176))
    sbci r27, hi8(-(-176))
    ld r5, X+
    eor r22, r5
    subi r26, lo8(-(177))
    sbci r27, hi8(-(177))
    ld r5, X
    eor r17, r5
    mov r5, r0
    lsr r5
    lsl r0
    mov r19, r5
    andi r19, 85
    std Y+16, r17
    mov r17, r0
    andi r17, 170
    mov r5, r7
    lsl r5
    std Y+15, r18
    mov r18, r5
    andi r18, 170
    or r19, r18
    lsr r7
    mov r18, r7
    andi r18, 85
    or r18, r17
    subi r26, lo8(-(-81))
    sbci r27, hi8(-(-81))
    ld r5, X+
    eor r19, r5
    subi r26, lo8(-(81))
    sbci r27, hi8(-(81))
    ld r5, X+
    eor r18, r5
    ; round 23 (gift.dsl:33)
    mov r5, r16
    or r5, r12
    eor r5, r22
    and r22, r16
    eor r12, r22
    mov r14, r20
    eor r14, r5
    and r20, r12
    eor r16, r20
    eor r12, r14
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r13, r16
    and r13, r12
    eor r5, r13
    swap r12
    ld r13, X
    eor r12, r13
    subi r26, lo8(-(-176))
    sbci r27, hi8(-(-176))
    ld r13, X+
    eor r16, r13
    mov r13, r21
    or r13, r15
    eor r13, r19
    and r19, r21
    eor r15, r19
    mov r7, r23
    eor r7, r13
    and r23, r15
    eor r21, r23
    eor r15, r7
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r6, r21
    and r6, r15
    eor r13, r6
    swap r15
    subi r26, lo8(-(176))
    sbci r27, hi8(-(176))
    ld r6, X+
    eor r15, r6
    ldd r6, Y+15
    mov r8, r6
    or r8, r2
    ldd r9, Y+16
    eor r8, r9
    and r9, r6
    eor r2, r9
    mov r9, r10
    eor r9, r8
    and r10, r2
    eor r6, r10
    eor r2, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r10, r6
    and r10, r2
    eor r8, r10
    swap r2
    ld r10, X
    eor r2, r10
    subi r26, lo8(-(-188))
    sbci r27, hi8(-(-188))
    ld r10, X+
    eor r6, r10
    ldd r10, Y+17
    mov r0, r10
    or r0, r3
    eor r0, r18
    and r18, r10
    eor r3, r18
    mov r11, r4
    eor r11, r0
    and r4, r3
    eor r10, r4
    eor r3, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r4, r10
    and r4, r3
    eor r0, r4
    swap r3
    subi r26, lo8(-(188))
    sbci r27, hi8(-(188))
    ld r4, X
    eor r3, r4
    subi r26, lo8(-(-190))
    sbci r27, hi8(-(-190))
    ld r4, X+
    eor r10, r4
    ; round 24 (gift.dsl:33)
    mov r4, r14
    and r4, r12
    mov r23, r7
    and r23, r15
    ; round 23 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r5, Z
    subi r26, lo8(-(190))
    sbci r27, hi8(-(190))
    ld r17, X+
    eor r5, r17
    mov r30, r13
    lpm r17, Z
    ld r13, X+
    eor r17, r13
    mov r30, r8
    lpm r13, Z
    ld r8, X+
    eor r13, r8
    mov r30, r0
    lpm r8, Z
    ld r0, X
    eor r8, r0
    ; round 24 (gift.dsl:33)
    eor r4, r5
    or r5, r14
    eor r12, r5
    mov r5, r16
    eor r5, r4
    and r16, r12
    eor r14, r16
    mov r0, r5
    com r0
    eor r12, r0
    mov r16, r14
    or r16, r12
    eor r4, r16
    subi r26, lo8(-(-28))
    sbci r27, hi8(-(-28))
    ld r16, X+
    eor r14, r16
    eor r23, r17
    com r17
    or r17, r7
    eor r15, r17
    mov r17, r21
    eor r17, r23
    and r21, r15
    eor r7, r21
    eor r15, r17
    mov r16, r7
    or r16, r15
    eor r23, r16
    adiw r26, 32
    ld r16, X
    eor r23, r16
    mov r16, r9
    and r16, r2
    eor r16, r13
    or r13, r9
    eor r2, r13
    mov r13, r6
    eor r13, r16
    and r6, r2
    eor r9, r6
    mov r6, r13
    com r6
    eor r2, r6
    mov r20, r9
    or r20, r2
    eor r16, r20
    subi r26, lo8(-(-33))
    sbci r27, hi8(-(-33))
    ld r20, X+
    eor r9, r20
    mov r20, r11
    and r20, r3
    eor r20, r8
    com r8
    or r8, r11
    eor r3, r8
    mov r8, r10
    eor r8, r20
    and r10, r3
    eor r11, r10
    eor r3, r8
    mov r10, r11
    or r10, r3
    eor r20, r10
    adiw r26, 34
    ld r10, X
    eor r20, r10
    subi r26, lo8(-(-118))
    sbci r27, hi8(-(-118))
    ld r10, X+
    eor r11, r10
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r10, Z
    subi r26, lo8(-(116))
    sbci r27, hi8(-(116))
    ld r4, X
    eor r10, r4
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r4, X+
    eor r12, r4
    ; round 25 (gift.dsl:33)
    or r5, r10
    ; round 24 (gift.dsl:33)
    mov r30, r17
    lpm r4, Z
    mov r30, r15
    lpm r15, Z
    ld r17, X+
    eor r15, r17
    ; round 25 (gift.dsl:33)
    eor r5, r15
    or r15, r0
    eor r10, r15
    ; round 24 (gift.dsl:33)
    mov r30, r2
    lpm r15, Z
    mov r30, r16
    lpm r2, Z
    adiw r26, 5
    ld r17, X
    eor r2, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r15, r17
    ; round 25 (gift.dsl:33)
    or r13, r2
    ; round 24 (gift.dsl:33)
    mov r30, r8
    lpm r8, Z
    mov r30, r3
    lpm r3, Z
    ld r17, X+
    eor r3, r17
    ; round 25 (gift.dsl:33)
    eor r13, r3
    or r3, r6
    eor r2, r3
    mov r3, r4
    or r3, r12
    eor r3, r23
    and r23, r4
    eor r12, r23
    mov r23, r14
    eor r23, r3
    and r14, r12
    eor r4, r14
    eor r12, r23
    mov r14, r4
    and r14, r12
    eor r3, r14
    adiw r26, 10
    ld r14, X+
    eor r3, r14
    mov r14, r7
    eor r14, r10
    or r7, r5
    eor r0, r7
    eor r5, r14
    mov r7, r0
    or r7, r5
    eor r10, r7
    ld r7, X
    eor r10, r7
    subi r26, lo8(-(-118))
    sbci r27, hi8(-(-118))
    ld r7, X+
    eor r0, r7
    mov r7, r8
    or r7, r15
    eor r7, r20
    and r20, r8
    eor r15, r20
    mov r17, r9
    eor r17, r7
    and r9, r15
    eor r8, r9
    eor r15, r17
    mov r9, r8
    and r9, r15
    eor r7, r9
    subi r26, lo8(-(118))
    sbci r27, hi8(-(118))
    ld r9, X
    eor r8, r9
    mov r9, r11
    eor r9, r2
    or r11, r13
    eor r6, r11
    eor r13, r9
    mov r11, r6
    or r11, r13
    eor r2, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r11, Z
    mov r30, r12
    lpm r12, Z
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r23, X+
    eor r12, r23
    mov r30, r14
    lpm r14, Z
    mov r30, r5
    lpm r5, Z
    ld r23, X+
    eor r5, r23
    mov r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r23, Z
    ld r7, X+
    eor r15, r7
    adiw r26, 1
    ld r7, X
    eor r23, r7
    mov r30, r13
    lpm r13, Z
    mov r30, r2
    lpm r16, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X+
    eor r13, r2
    adiw r26, 1
    ld r2, X+
    eor r16, r2
    ; round 26 (gift.dsl:33)
    mov r2, r17
    and r2, r12
    eor r2, r23
    com r2
    or r23, r17
    eor r12, r23
    mov r7, r4
    eor r7, r2
    and r4, r12
    eor r17, r4
    eor r12, r7
    mov r4, r17
    or r4, r12
    eor r2, r4
    adiw r26, 4
    ld r4, X
    eor r12, r4
    subi r26, lo8(-(-193))
    sbci r27, hi8(-(-193))
    ld r4, X+
    eor r17, r4
    mov r4, r9
    and r4, r5
    eor r4, r16
    or r16, r9
    eor r5, r16
    com r5
    mov r23, r0
    eor r23, r4
    or r0, r5
    eor r9, r0
    eor r5, r23
    mov r0, r9
    and r0, r5
    eor r4, r0
    subi r26, lo8(-(191))
    sbci r27, hi8(-(191))
    ld r0, X+
    eor r5, r0
    mov r0, r11
    and r0, r15
    eor r0, r3
    or r3, r11
    eor r15, r3
    com r15
    mov r3, r8
    eor r3, r0
    or r8, r15
    eor r11, r8
    eor r15, r3
    mov r8, r11
    and r8, r15
    eor r0, r8
    adiw r26, 2
    ld r8, X
    eor r15, r8
    mov r8, r14
    and r8, r13
    eor r8, r10
    or r10, r14
    eor r13, r10
    com r13
    mov r10, r6
    eor r10, r8
    or r6, r13
    eor r14, r6
    eor r13, r10
    mov r6, r14
    and r6, r13
    eor r8, r6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X
    eor r13, r6
    subi r26, lo8(-(-131))
    sbci r27, hi8(-(-131))
    ld r6, X+
    eor r14, r6
    mov r6, r7
    swap r6
    swap r7
    mov r16, r6
    andi r16, 15
    mov r20, r7
    andi r20, 240
    mov r21, r23
    swap r21
    andi r21, 240
    or r16, r21
    swap r23
    andi r23, 15
    or r23, r20
    mov r7, r3
    swap r7
    swap r3
    mov r20, r7
    andi r20, 15
    mov r21, r3
    andi r21, 240
    mov r18, r10
    swap r18
    andi r18, 240
    or r20, r18
    swap r10
    mov r18, r10
    andi r18, 15
    or r18, r21
    mov r21, r4
    swap r21
    swap r4
    andi r21, 15
    mov r22, r4
    andi r22, 240
    mov r19, r2
    swap r19
    andi r19, 240
    or r21, r19
    swap r2
    mov r19, r2
    andi r19, 15
    or r19, r22
    subi r26, lo8(-(132))
    sbci r27, hi8(-(132))
    ld r2, X+
    eor r21, r2
    ld r2, X+
    eor r19, r2
    mov r2, r8
    swap r2
    swap r8
    mov r22, r2
    andi r22, 15
    std Y+17, r18
    mov r18, r8
    andi r18, 240
    mov r2, r0
    swap r2
    std Y+15, r20
    mov r20, r2
    andi r20, 240
    or r22, r20
    swap r0
    mov r20, r0
    andi r20, 15
    or r20, r18
    ld r2, X+
    eor r22, r2
    ld r2, X+
    eor r20, r2
    ; round 27 (gift.dsl:33)
    movw r2, r16 ; r3, r17
    or r2, r5
    eor r2, r21
    and r21, r16
    eor r5, r21
    eor r3, r2
    and r17, r5
    eor r16, r17
    eor r5, r3
    com r3
    mov r7, r16
    and r7, r5
    eor r2, r7
    adiw r26, 1
    ld r7, X
    eor r5, r7
    mov r7, r23
    or r7, r12
    eor r7, r19
    and r19, r23
    eor r12, r19
    mov r6, r9
    eor r6, r7
    and r9, r12
    eor r23, r9
    eor r12, r6
    com r6
    mov r10, r23
    and r10, r12
    eor r7, r10
    subi r26, lo8(-(-73))
    sbci r27, hi8(-(-73))
    ld r10, X+
    eor r12, r10
    subi r26, lo8(-(75))
    sbci r27, hi8(-(75))
    ld r10, X
    eor r23, r10
    ldd r10, Y+15
    movw r8, r10 ; r9, r11
    or r8, r13
    eor r8, r22
    and r22, r10
    eor r13, r22
    eor r9, r8
    and r11, r13
    eor r10, r11
    eor r13, r9
    com r9
    mov r4, r10
    and r4, r13
    eor r8, r4
    subi r26, lo8(-(-169))
    sbci r27, hi8(-(-169))
    ld r4, X
    eor r13, r4
    subi r26, lo8(-(-44))
    sbci r27, hi8(-(-44))
    ld r4, X+
    eor r10, r4
    ldd r4, Y+17
    mov r0, r4
    or r0, r15
    eor r0, r20
    and r20, r4
    eor r15, r20
    mov r17, r14
    eor r17, r0
    and r14, r15
    eor r4, r14
    eor r15, r17
    com r17
    mov r14, r4
    and r14, r15
    eor r0, r14
    subi r26, lo8(-(208))
    sbci r27, hi8(-(208))
    ld r14, X
    eor r15, r14
    mov r14, r3
    lsr r14
    lsl r3
    mov r20, r14
    andi r20, 85
    mov r21, r3
    andi r21, 170
    mov r18, r9
    lsl r18
    andi r18, 170
    or r20, r18
    lsr r9
    mov r18, r9
    andi r18, 85
    or r18, r21
    mov r14, r6
    lsr r14
    lsl r6
    mov r21, r14
    andi r21, 85
    mov r22, r6
    andi r22, 170
    mov r19, r17
    lsl r19
    andi r19, 170
    or r21, r19
    lsr r17
    andi r17, 85
    or r17, r22
    mov r14, r8
    lsr r14
    lsl r8
    mov r22, r14
    andi r22, 85
    mov r19, r8
    andi r19, 170
    mov r14, r2
    lsl r14
    std Y+17, r17
    mov r17, r14
    andi r17, 170
    or r22, r17
    lsr r2
    mov r17, r2
    andi r17, 85
    or r17, r19
    subi r26, lo8(-(-161))
    sbci r27, hi8(-(-161))
    ld r2, X+
    eor r22, r2
    subi r26, lo8(-(162))
    sbci r27, hi8(-(162))
    ld r2, X
    eor r17, r2
    mov r2, r0
    lsr r2
    lsl r0
    mov r19, r2
    andi r19, 85
    std Y+15, r17
    mov r17, r0
    andi r17, 170
    mov r2, r7
    lsl r2
    std Y+16, r18
    mov r18, r2
    andi r18, 170
    or r19, r18
    lsr r7
    mov r18, r7
    andi r18, 85
    or r18, r17
    subi r26, lo8(-(-78))
    sbci r27, hi8(-(-78))
    ld r2, X+
    eor r19, r2
    subi r26, lo8(-(78))
    sbci r27, hi8(-(78))
    ld r2, X+
    eor r18, r2
    ; round 28 (gift.dsl:33)
    mov r2, r20
    or r2, r13
    eor r2, r22
    and r22, r20
    eor r13, r22
    mov r14, r16
    eor r14, r2
    and r16, r13
    eor r20, r16
    eor r13, r14
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r3, r20
    and r3, r13
    eor r2, r3
    swap r13
    adiw r26, 1
    ld r3, X
    eor r13, r3
    subi r26, lo8(-(-154))
    sbci r27, hi8(-(-154))
    ld r3, X+
    eor r20, r3
    mov r3, r21
    or r3, r15
    eor r3, r19
    and r19, r21
    eor r15, r19
    mov r7, r23
    eor r7, r3
    and r23, r15
    eor r21, r23
    eor r15, r7
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r6, r21
    and r6, r15
    eor r3, r6
    swap r15
    subi r26, lo8(-(154))
    sbci r27, hi8(-(154))
    ld r6, X
    eor r15, r6
    subi r26, lo8(-(-226))
    sbci r27, hi8(-(-226))
    ld r6, X+
    eor r21, r6
    ldd r6, Y+16
    mov r8, r6
    or r8, r5
    ldd r9, Y+15
    eor r8, r9
    and r9, r6
    eor r5, r9
    mov r9, r10
    eor r9, r8
    and r10, r5
    eor r6, r10
    eor r5, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r10, r6
    and r10, r5
    eor r8, r10
    swap r5
    subi r26, lo8(-(226))
    sbci r27, hi8(-(226))
    ld r10, X
    eor r5, r10
    subi r26, lo8(-(-226))
    sbci r27, hi8(-(-226))
    ld r10, X+
    eor r6, r10
    ldd r10, Y+17
    mov r0, r10
    or r0, r12
    eor r0, r18
    and r18, r10
    eor r12, r18
    mov r11, r4
    eor r11, r0
    and r4, r12
    eor r10, r4
    eor r12, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r4, r10
    and r4, r12
    eor r0, r4
    swap r12
    subi r26, lo8(-(226))
    sbci r27, hi8(-(226))
    ld r4, X+
    eor r12, r4
    ; round 29 (gift.dsl:33)
    mov r4, r14
    and r4, r13
    mov r23, r7
    and r23, r15
    ; round 28 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r2, Z
    ld r17, X+
    eor r2, r17
    mov r30, r3
    lpm r17, Z
    ld r3, X+
    eor r17, r3
    mov r30, r8
    lpm r3, Z
    ld r8, X+
    eor r3, r8
    mov r30, r0
    lpm r8, Z
    ld r0, X
    eor r8, r0
    ; round 29 (gift.dsl:33)
    eor r4, r2
    or r2, r14
    eor r13, r2
    mov r2, r20
    eor r2, r4
    and r20, r13
    eor r14, r20
    mov r0, r2
    com r0
    eor r13, r0
    mov r16, r14
    or r16, r13
    eor r4, r16
    subi r26, lo8(-(-151))
    sbci r27, hi8(-(-151))
    ld r16, X+
    eor r14, r16
    eor r23, r17
    com r17
    or r17, r7
    eor r15, r17
    mov r17, r21
    eor r17, r23
    and r21, r15
    eor r7, r21
    eor r15, r17
    mov r16, r7
    or r16, r15
    eor r23, r16
    subi r26, lo8(-(155))
    sbci r27, hi8(-(155))
    ld r16, X+
    eor r23, r16
    mov r16, r9
    and r16, r5
    eor r16, r3
    or r3, r9
    eor r5, r3
    mov r3, r6
    eor r3, r16
    and r6, r5
    eor r9, r6
    mov r6, r3
    com r6
    eor r5, r6
    mov r20, r9
    or r20, r5
    eor r16, r20
    adiw r26, 3
    ld r20, X
    eor r9, r20
    mov r20, r11
    and r20, r12
    eor r20, r8
    com r8
    or r8, r11
    eor r12, r8
    mov r8, r10
    eor r8, r20
    and r10, r12
    eor r11, r10
    eor r12, r8
    mov r10, r11
    or r10, r12
    eor r20, r10
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r10, X
    eor r20, r10
    subi r26, lo8(-(-156))
    sbci r27, hi8(-(-156))
    ld r10, X+
    eor r11, r10
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r13
    lpm r13, Z
    mov r30, r4
    lpm r10, Z
    subi r26, lo8(-(154))
    sbci r27, hi8(-(154))
    ld r4, X
    eor r10, r4
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r4, X+
    eor r13, r4
    ; round 30 (gift.dsl:33)
    or r2, r10
    ; round 29 (gift.dsl:33)
    mov r30, r17
    lpm r4, Z
    mov r30, r15
    lpm r15, Z
    ld r17, X+
    eor r15, r17
    ; round 30 (gift.dsl:33)
    eor r2, r15
    or r15, r0
    eor r10, r15
    ; round 29 (gift.dsl:33)
    mov r30, r5
    lpm r15, Z
    mov r30, r16
    lpm r5, Z
    adiw r26, 5
    ld r17, X
    eor r5, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r15, r17
    ; round 30 (gift.dsl:33)
    or r3, r5
    ; round 29 (gift.dsl:33)
    mov r30, r8
    lpm r8, Z
    mov r30, r12
    lpm r12, Z
    ld r17, X+
    eor r12, r17
    ; round 30 (gift.dsl:33)
    eor r3, r12
    or r12, r6
    eor r5, r12
    mov r12, r4
    or r12, r13
    eor r12, r23
    and r23, r4
    eor r13, r23
    mov r23, r14
    eor r23, r12
    and r14, r13
    eor r4, r14
    eor r13, r23
    mov r14, r4
    and r14, r13
    eor r12, r14
    adiw r26, 11
    ld r14, X+
    eor r12, r14
    mov r14, r7
    eor r14, r10
    or r7, r2
    eor r0, r7
    eor r2, r14
    mov r7, r0
    or r7, r2
    eor r10, r7
    ld r7, X
    eor r10, r7
    subi r26, lo8(-(-157))
    sbci r27, hi8(-(-157))
    ld r7, X+
    eor r0, r7
    mov r7, r8
    or r7, r15
    eor r7, r20
    and r20, r8
    eor r15, r20
    mov r17, r9
    eor r17, r7
    and r9, r15
    eor r8, r9
    eor r15, r17
    mov r9, r8
    and r9, r15
    eor r7, r9
    subi r26, lo8(-(157))
    sbci r27, hi8(-(157))
    ld r9, X
    eor r8, r9
    mov r9, r11
    eor r9, r5
    or r11, r3
    eor r6, r11
    eor r3, r9
    mov r11, r6
    or r11, r3
    eor r5, r11
    subi r26, lo8(-(-156))
    sbci r27, hi8(-(-156))
    ld r11, X+
    eor r6, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r11, Z
    mov r30, r13
    lpm r13, Z
    subi r26, lo8(-(147))
    sbci r27, hi8(-(147))
    ld r23, X+
    eor r13, r23
    mov r30, r14
    lpm r14, Z
    mov r30, r2
    lpm r2, Z
    ld r23, X+
    eor r2, r23
    mov r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r23, Z
    ld r7, X+
    eor r15, r7
    adiw r26, 1
    ld r7, X
    eor r23, r7
    mov r30, r3
    lpm r3, Z
    mov r30, r5
    lpm r16, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X+
    eor r3, r5
    adiw r26, 1
    ld r5, X+
    eor r16, r5
    ; round 31 (gift.dsl:33)
    mov r5, r17
    and r5, r13
    eor r5, r23
    com r23
    or r23, r17
    eor r13, r23
    mov r7, r4
    eor r7, r5
    and r4, r13
    eor r17, r4
    eor r13, r7
    mov r4, r17
    or r4, r13
    eor r5, r4
    adiw r26, 3
    ld r4, X
    eor r13, r4
    subi r26, lo8(-(-231))
    sbci r27, hi8(-(-231))
    ld r4, X
    eor r17, r4
    mov r4, r2
    com r4
    and r4, r9
    eor r4, r16
    or r16, r9
    eor r2, r16
    mov r23, r0
    eor r23, r4
    or r0, r2
    eor r9, r0
    eor r2, r23
    mov r0, r9
    and r0, r2
    eor r4, r0
    subi r26, lo8(-(-22))
    sbci r27, hi8(-(-22))
    ld r0, X+
    eor r2, r0
    adiw r26, 53
    ld r0, X+
    eor r9, r0
    mov r0, r15
    com r0
    and r0, r11
    eor r0, r12
    or r12, r11
    eor r15, r12
    mov r12, r8
    eor r12, r0
    or r8, r15
    eor r11, r8
    eor r15, r12
    mov r8, r11
    and r8, r15
    eor r0, r8
    subi r26, lo8(-(200))
    sbci r27, hi8(-(200))
    ld r8, X
    eor r15, r8
    mov r8, r3
    com r8
    and r8, r14
    eor r8, r10
    or r10, r14
    eor r3, r10
    mov r16, r6
    eor r16, r8
    or r6, r3
    eor r14, r6
    eor r3, r16
    mov r6, r14
    and r6, r3
    eor r8, r6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X+
    eor r3, r6
    adiw r26, 1
    ld r6, X
    eor r14, r6
    mov r6, r7
    swap r6
    swap r7
    movw r20, r6 ; r21, r7
    andi r20, 15
    andi r21, 240
    mov r18, r23
    swap r18
    andi r18, 240
    or r20, r18
    swap r23
    andi r23, 15
    or r23, r21
    mov r7, r12
    swap r7
    swap r12
    mov r21, r7
    andi r21, 15
    mov r18, r12
    andi r18, 240
    mov r22, r16
    swap r22
    andi r22, 240
    or r21, r22
    swap r16
    andi r16, 15
    or r16, r18
    movw r18, r4 ; r19, r5
    swap r18
    swap r4
    andi r18, 15
    mov r22, r4
    andi r22, 240
    swap r19
    andi r19, 240
    or r18, r19
    swap r5
    mov r19, r5
    andi r19, 15
    or r19, r22
    subi r26, lo8(-(-262))
    sbci r27, hi8(-(-262))
    ld r5, X+
    eor r18, r5
    ld r5, X+
    eor r19, r5
    mov r5, r8
    swap r5
    swap r8
    mov r22, r5
    andi r22, 15
    std Y+17, r16
    mov r16, r8
    andi r16, 240
    mov r5, r0
    swap r5
    std Y+16, r21
    mov r21, r5
    andi r21, 240
    or r22, r21
    swap r0
    mov r21, r0
    andi r21, 15
    or r21, r16
    ld r5, X+
    eor r22, r5
    ld r5, X+
    eor r21, r5
    ; round 32 (gift.dsl:33)
    mov r5, r20
    or r5, r2
    eor r5, r18
    and r18, r20
    eor r2, r18
    mov r12, r17
    eor r12, r5
    and r17, r2
    eor r20, r17
    eor r2, r12
    com r12
    mov r7, r20
    and r7, r2
    eor r5, r7
    subi r26, lo8(-(259))
    sbci r27, hi8(-(259))
    ld r7, X
    eor r2, r7
    subi r26, lo8(-(-245))
    sbci r27, hi8(-(-245))
    ld r7, X+
    eor r20, r7
    mov r7, r23
    or r7, r13
    eor r7, r19
    and r19, r23
    eor r13, r19
    mov r6, r9
    eor r6, r7
    and r9, r13
    eor r23, r9
    eor r13, r6
    com r6
    mov r10, r23
    and r10, r13
    eor r7, r10
    subi r26, lo8(-(174))
    sbci r27, hi8(-(174))
    ld r10, X
    eor r13, r10
    subi r26, lo8(-(-185))
    sbci r27, hi8(-(-185))
    ld r10, X+
    eor r23, r10
    ldd r10, Y+16
    movw r8, r10 ; r9, r11
    or r8, r3
    eor r8, r22
    and r22, r10
    eor r3, r22
    eor r9, r8
    and r11, r3
    eor r10, r11
    eor r3, r9
    com r9
    mov r4, r10
    and r4, r3
    eor r8, r4
    subi r26, lo8(-(104))
    sbci r27, hi8(-(104))
    ld r4, X
    eor r3, r4
    subi r26, lo8(-(-94))
    sbci r27, hi8(-(-94))
    ld r4, X
    eor r10, r4
    ldd r4, Y+17
    mov r0, r4
    or r0, r15
    eor r0, r21
    and r21, r4
    eor r15, r21
    mov r17, r14
    eor r17, r0
    and r14, r15
    eor r4, r14
    eor r15, r17
    com r17
    mov r14, r4
    and r14, r15
    eor r0, r14
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r14, X
    eor r15, r14
    mov r14, r12
    lsr r14
    lsl r12
    mov r16, r14
    andi r16, 85
    mov r21, r12
    andi r21, 170
    mov r18, r9
    lsl r18
    andi r18, 170
    or r16, r18
    lsr r9
    mov r18, r9
    andi r18, 85
    or r18, r21
    mov r14, r6
    lsr r14
    lsl r6
    mov r21, r14
    andi r21, 85
    mov r22, r6
    andi r22, 170
    mov r19, r17
    lsl r19
    andi r19, 170
    or r21, r19
    lsr r17
    andi r17, 85
    or r17, r22
    mov r14, r8
    lsr r14
    lsl r8
    mov r22, r14
    andi r22, 85
    mov r19, r8
    andi r19, 170
    mov r14, r5
    lsl r14
    std Y+17, r17
    mov r17, r14
    andi r17, 170
    or r22, r17
    lsr r5
    mov r17, r5
    andi r17, 85
    or r17, r19
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r5, X+
    eor r22, r5
    adiw r26, 1
    ld r5, X
    eor r17, r5
    mov r5, r0
    lsr r5
    lsl r0
    mov r19, r5
    andi r19, 85
    std Y+16, r17
    mov r17, r0
    andi r17, 170
    mov r5, r7
    lsl r5
    std Y+15, r18
    mov r18, r5
    andi r18, 170
    or r19, r18
    lsr r7
    mov r18, r7
    andi r18, 85
    or r18, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X+
    eor r19, r5
    adiw r26, 1
    ld r5, X+
    eor r18, r5
    ; round 33 (gift.dsl:33)
    mov r5, r16
    or r5, r3
    eor r5, r22
    and r22, r16
    eor r3, r22
    mov r14, r20
    eor r14, r5
    and r20, r3
    eor r16, r20
    eor r3, r14
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r12, r16
    and r12, r3
    eor r5, r12
    swap r3
    subi r26, lo8(-(250))
    sbci r27, hi8(-(250))
    ld r12, X+
    eor r3, r12
    mov r12, r21
    or r12, r15
    eor r12, r19
    and r19, r21
    eor r15, r19
    mov r7, r23
    eor r7, r12
    and r23, r15
    eor r21, r23
    eor r15, r7
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r6, r21
    and r6, r15
    eor r12, r6
    swap r15
    ld r6, X
    eor r15, r6
    subi r26, lo8(-(-257))
    sbci r27, hi8(-(-257))
    ld r6, X+
    eor r21, r6
    ldd r6, Y+15
    mov r8, r6
    or r8, r2
    ldd r9, Y+16
    eor r8, r9
    and r9, r6
    eor r2, r9
    mov r9, r10
    eor r9, r8
    and r10, r2
    eor r6, r10
    eor r2, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r10, r6
    and r10, r2
    eor r8, r10
    swap r2
    subi r26, lo8(-(257))
    sbci r27, hi8(-(257))
    ld r10, X
    eor r2, r10
    subi r26, lo8(-(-186))
    sbci r27, hi8(-(-186))
    ld r10, X+
    eor r6, r10
    ldd r10, Y+17
    mov r0, r10
    or r0, r13
    eor r0, r18
    and r18, r10
    eor r13, r18
    mov r11, r4
    eor r11, r0
    and r4, r13
    eor r10, r4
    eor r13, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r4, r10
    and r4, r13
    eor r0, r4
    swap r13
    subi r26, lo8(-(186))
    sbci r27, hi8(-(186))
    ld r4, X
    eor r13, r4
    subi r26, lo8(-(-259))
    sbci r27, hi8(-(-259))
    ld r4, X+
    eor r10, r4
    ; round 34 (gift.dsl:33)
    mov r4, r14
    and r4, r3
    mov r23, r7
    and r23, r15
    ; round 33 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r5, Z
    subi r26, lo8(-(259))
    sbci r27, hi8(-(259))
    ld r17, X
    eor r5, r17
    mov r30, r12
    lpm r17, Z
    subi r26, lo8(-(-247))
    sbci r27, hi8(-(-247))
    ld r12, X+
    eor r17, r12
    mov r30, r8
    lpm r12, Z
    subi r26, lo8(-(247))
    sbci r27, hi8(-(247))
    ld r8, X+
    eor r12, r8
    mov r30, r0
    lpm r8, Z
    ld r0, X
    eor r8, r0
    ; round 34 (gift.dsl:33)
    eor r4, r5
    or r5, r14
    eor r3, r5
    mov r5, r16
    eor r5, r4
    and r16, r3
    eor r14, r16
    mov r0, r5
    com r0
    eor r3, r0
    mov r16, r14
    or r16, r3
    eor r4, r16
    subi r26, lo8(-(-21))
    sbci r27, hi8(-(-21))
    ld r16, X
    eor r14, r16
    eor r23, r17
    com r17
    or r17, r7
    eor r15, r17
    mov r17, r21
    eor r17, r23
    and r21, r15
    eor r7, r21
    eor r15, r17
    mov r16, r7
    or r16, r15
    eor r23, r16
    subi r26, lo8(-(-218))
    sbci r27, hi8(-(-218))
    ld r16, X+
    eor r23, r16
    mov r16, r9
    and r16, r2
    eor r16, r12
    or r12, r9
    eor r2, r12
    mov r12, r6
    eor r12, r16
    and r6, r2
    eor r9, r6
    mov r6, r12
    com r6
    eor r2, r6
    mov r20, r9
    or r20, r2
    eor r16, r20
    adiw r26, 58
    ld r20, X
    eor r9, r20
    mov r20, r11
    and r20, r13
    eor r20, r8
    com r8
    or r8, r11
    eor r13, r8
    mov r8, r10
    eor r8, r20
    and r10, r13
    eor r11, r10
    eor r13, r8
    mov r10, r11
    or r10, r13
    eor r20, r10
    subi r26, lo8(-(-57))
    sbci r27, hi8(-(-57))
    ld r10, X+
    eor r20, r10
    adiw r26, 57
    ld r10, X
    eor r11, r10
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r3, Z
    mov r30, r4
    lpm r10, Z
    subi r26, lo8(-(-59))
    sbci r27, hi8(-(-59))
    ld r4, X+
    eor r10, r4
    subi r26, lo8(-(238))
    sbci r27, hi8(-(238))
    ld r4, X+
    eor r3, r4
    ; round 35 (gift.dsl:33)
    or r5, r10
    ; round 34 (gift.dsl:33)
    mov r30, r17
    lpm r4, Z
    mov r30, r15
    lpm r15, Z
    ld r17, X+
    eor r15, r17
    ; round 35 (gift.dsl:33)
    eor r5, r15
    or r15, r0
    eor r10, r15
    ; round 34 (gift.dsl:33)
    mov r30, r2
    lpm r15, Z
    mov r30, r16
    lpm r2, Z
    adiw r26, 2
    ld r17, X
    eor r2, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X+
    eor r15, r17
    ; round 35 (gift.dsl:33)
    or r12, r2
    ; round 34 (gift.dsl:33)
    mov r30, r8
    lpm r8, Z
    mov r30, r13
    lpm r13, Z
    ld r17, X+
    eor r13, r17
    ; round 35 (gift.dsl:33)
    eor r12, r13
    or r13, r6
    eor r2, r13
    mov r13, r4
    or r13, r3
    eor r13, r23
    and r23, r4
    eor r3, r23
    mov r23, r14
    eor r23, r13
    and r14, r3
    eor r4, r14
    eor r3, r23
    mov r14, r4
    and r14, r3
    eor r13, r14
    adiw r26, 7
    ld r14, X+
    eor r13, r14
    mov r14, r7
    eor r14, r10
    or r7, r5
    eor r0, r7
    eor r5, r14
    mov r7, r0
    or r7, r5
    eor r10, r7
    ld r7, X
    eor r10, r7
    subi r26, lo8(-(-183))
    sbci r27, hi8(-(-183))
    ld r7, X
    eor r0, r7
    mov r7, r8
    or r7, r15
    eor r7, r20
    and r20, r8
    eor r15, r20
    mov r17, r9
    eor r17, r7
    and r9, r15
    eor r8, r9
    eor r15, r17
    mov r9, r8
    and r9, r15
    eor r7, r9
    subi r26, lo8(-(-70))
    sbci r27, hi8(-(-70))
    ld r9, X+
    eor r8, r9
    mov r9, r11
    eor r9, r2
    or r11, r12
    eor r6, r11
    eor r12, r9
    mov r11, r6
    or r11, r12
    eor r2, r11
    subi r26, lo8(-(112))
    sbci r27, hi8(-(112))
    ld r11, X+
    eor r6, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r11, Z
    mov r30, r3
    lpm r3, Z
    subi r26, lo8(-(132))
    sbci r27, hi8(-(132))
    ld r23, X+
    eor r3, r23
    mov r30, r14
    lpm r14, Z
    mov r30, r5
    lpm r5, Z
    ld r23, X+
    eor r5, r23
    mov r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r23, Z
    ld r7, X+
    eor r15, r7
    adiw r26, 1
    ld r7, X
    eor r23, r7
    mov r30, r12
    lpm r12, Z
    mov r30, r2
    lpm r16, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X+
    eor r12, r2
    adiw r26, 1
    ld r2, X+
    eor r16, r2
    ; round 36 (gift.dsl:33)
    mov r2, r17
    and r2, r3
    eor r2, r23
    com r23
    or r23, r17
    eor r3, r23
    mov r7, r4
    eor r7, r2
    and r4, r3
    eor r17, r4
    eor r3, r7
    mov r4, r17
    or r4, r3
    eor r2, r4
    adiw r26, 2
    ld r4, X
    eor r3, r4
    subi r26, lo8(-(-256))
    sbci r27, hi8(-(-256))
    ld r4, X+
    eor r17, r4
    mov r4, r5
    com r4
    and r4, r9
    eor r4, r16
    or r16, r9
    eor r5, r16
    mov r23, r0
    eor r23, r4
    or r0, r5
    eor r9, r0
    eor r5, r23
    mov r0, r9
    and r0, r5
    eor r4, r0
    adiw r26, 29
    ld r0, X+
    eor r5, r0
    adiw r26, 1
    ld r0, X+
    eor r9, r0
    mov r0, r15
    com r0
    and r0, r11
    eor r0, r13
    or r13, r11
    eor r15, r13
    mov r13, r8
    eor r13, r0
    or r8, r15
    eor r11, r8
    eor r15, r13
    mov r8, r11
    and r8, r15
    eor r0, r8
    subi r26, lo8(-(225))
    sbci r27, hi8(-(225))
    ld r8, X
    eor r15, r8
    mov r8, r12
    com r8
    and r8, r14
    eor r8, r10
    or r10, r14
    eor r12, r10
    mov r16, r6
    eor r16, r8
    or r6, r12
    eor r14, r6
    eor r12, r16
    mov r6, r14
    and r6, r12
    eor r8, r6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X
    eor r12, r6
    subi r26, lo8(-(-276))
    sbci r27, hi8(-(-276))
    ld r6, X+
    eor r14, r6
    mov r6, r7
    swap r6
    swap r7
    movw r20, r6 ; r21, r7
    andi r20, 15
    andi r21, 240
    mov r18, r23
    swap r18
    andi r18, 240
    or r20, r18
    swap r23
    andi r23, 15
    or r23, r21
    mov r7, r13
    swap r7
    swap r13
    mov r21, r7
    andi r21, 15
    mov r18, r13
    andi r18, 240
    mov r22, r16
    swap r22
    andi r22, 240
    or r21, r22
    swap r16
    andi r16, 15
    or r16, r18
    mov r18, r4
    swap r18
    swap r4
    andi r18, 15
    mov r22, r4
    andi r22, 240
    mov r19, r2
    swap r19
    andi r19, 240
    or r18, r19
    swap r2
    mov r19, r2
    andi r19, 15
    or r19, r22
    adiw r26, 42
    ld r2, X+
    eor r18, r2
    subi r26, lo8(-(234))
    sbci r27, hi8(-(234))
    ld r2, X
    eor r19, r2
    mov r2, r8
    swap r2
    swap r8
    mov r22, r2
    andi r22, 15
    std Y+17, r16
    mov r16, r8
    andi r16, 240
    mov r2, r0
    swap r2
    std Y+15, r21
    mov r21, r2
    andi r21, 240
    or r22, r21
    swap r0
    mov r21, r0
    andi r21, 15
    or r21, r16
    subi r26, lo8(-(-233))
    sbci r27, hi8(-(-233))
    ld r2, X+
    eor r22, r2
    ld r2, X+
    eor r21, r2
    ; round 37 (gift.dsl:33)
    mov r2, r20
    or r2, r5
    eor r2, r18
    and r18, r20
    eor r5, r18
    mov r13, r17
    eor r13, r2
    and r17, r5
    eor r20, r17
    eor r5, r13
    com r13
    mov r7, r20
    and r7, r5
    eor r2, r7
    subi r26, lo8(-(232))
    sbci r27, hi8(-(232))
    ld r7, X
    eor r5, r7
    subi r26, lo8(-(-197))
    sbci r27, hi8(-(-197))
    ld r7, X+
    eor r20, r7
    mov r7, r23
    or r7, r3
    eor r7, r19
    and r19, r23
    eor r3, r19
    mov r6, r9
    eor r6, r7
    and r9, r3
    eor r23, r9
    eor r3, r6
    com r6
    mov r10, r23
    and r10, r3
    eor r7, r10
    subi r26, lo8(-(138))
    sbci r27, hi8(-(138))
    ld r10, X+
    eor r3, r10
    adiw r26, 58
    ld r10, X
    eor r23, r10
    ldd r10, Y+15
    movw r8, r10 ; r9, r11
    or r8, r12
    eor r8, r22
    and r22, r10
    eor r12, r22
    eor r9, r8
    and r11, r12
    eor r10, r11
    eor r12, r9
    com r9
    mov r4, r10
    and r4, r12
    eor r8, r4
    subi r26, lo8(-(-136))
    sbci r27, hi8(-(-136))
    ld r4, X
    eor r12, r4
    subi r26, lo8(-(-134))
    sbci r27, hi8(-(-134))
    ld r4, X+
    eor r10, r4
    ldd r4, Y+17
    mov r0, r4
    or r0, r15
    eor r0, r21
    and r21, r4
    eor r15, r21
    mov r17, r14
    eor r17, r0
    and r14, r15
    eor r4, r14
    eor r15, r17
    com r17
    mov r14, r4
    and r14, r15
    eor r0, r14
    adiw r26, 46
    ld r14, X
    eor r15, r14
    mov r14, r13
    lsr r14
    lsl r13
    mov r16, r14
    andi r16, 85
    mov r21, r13
    andi r21, 170
    mov r18, r9
    lsl r18
    andi r18, 170
    or r16, r18
    lsr r9
    mov r18, r9
    andi r18, 85
    or r18, r21
    mov r14, r6
    lsr r14
    lsl r6
    mov r21, r14
    andi r21, 85
    mov r22, r6
    andi r22, 170
    mov r19, r17
    lsl r19
    andi r19, 170
    or r21, r19
    lsr r17
    andi r17, 85
    or r17, r22
    mov r14, r8
    lsr r14
    lsl r8
    mov r22, r14
    andi r22, 85
    mov r19, r8
    andi r19, 170
    mov r14, r2
    lsl r14
    std Y+17, r17
    mov r17, r14
    andi r17, 170
    or r22, r17
    lsr r2
    mov r17, r2
    andi r17, 85
    or r17, r19
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r2, X+
    eor r22, r2
    adiw r26, 1
    ld r2, X
    eor r17, r2
    mov r2, r0
    lsr r2
    lsl r0
    mov r19, r2
    andi r19, 85
    std Y+15, r17
    mov r17, r0
    andi r17, 170
    mov r2, r7
    lsl r2
    std Y+16, r18
    mov r18, r2
    andi r18, 170
    or r19, r18
    lsr r7
    mov r18, r7
    andi r18, 85
    or r18, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X+
    eor r19, r2
    adiw r26, 1
    ld r2, X+
    eor r18, r2
    ; round 38 (gift.dsl:33)
    mov r2, r16
    or r2, r12
    eor r2, r22
    and r22, r16
    eor r12, r22
    mov r14, r20
    eor r14, r2
    and r20, r12
    eor r16, r20
    eor r12, r14
    com r14
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r13, r16
    and r13, r12
    eor r2, r13
    swap r12
    subi r26, lo8(-(224))
    sbci r27, hi8(-(224))
    ld r13, X
    eor r12, r13
    subi r26, lo8(-(-282))
    sbci r27, hi8(-(-282))
    ld r13, X+
    eor r16, r13
    mov r13, r21
    or r13, r15
    eor r13, r19
    and r19, r21
    eor r15, r19
    mov r7, r23
    eor r7, r13
    and r23, r15
    eor r21, r23
    eor r15, r7
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r6, r21
    and r6, r15
    eor r13, r6
    swap r15
    subi r26, lo8(-(282))
    sbci r27, hi8(-(282))
    ld r6, X
    eor r15, r6
    subi r26, lo8(-(-272))
    sbci r27, hi8(-(-272))
    ld r6, X+
    eor r21, r6
    ldd r6, Y+16
    mov r8, r6
    or r8, r5
    ldd r9, Y+15
    eor r8, r9
    and r9, r6
    eor r5, r9
    mov r9, r10
    eor r9, r8
    and r10, r5
    eor r6, r10
    eor r5, r9
    com r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r10, r6
    and r10, r5
    eor r8, r10
    swap r5
    subi r26, lo8(-(272))
    sbci r27, hi8(-(272))
    ld r10, X
    eor r5, r10
    subi r26, lo8(-(-212))
    sbci r27, hi8(-(-212))
    ld r10, X+
    eor r6, r10
    ldd r10, Y+17
    mov r0, r10
    or r0, r3
    eor r0, r18
    and r18, r10
    eor r3, r18
    mov r11, r4
    eor r11, r0
    and r4, r3
    eor r10, r4
    eor r3, r11
    com r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r4, r10
    and r4, r3
    eor r0, r4
    swap r3
    subi r26, lo8(-(212))
    sbci r27, hi8(-(212))
    ld r4, X
    eor r3, r4
    subi r26, lo8(-(-285))
    sbci r27, hi8(-(-285))
    ld r4, X+
    eor r10, r4
    ; round 39 (gift.dsl:33)
    mov r4, r14
    or r4, r12
    mov r23, r7
    and r23, r15
    ; round 38 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(285))
    sbci r27, hi8(-(285))
    ld r17, X
    eor r2, r17
    mov r30, r13
    lpm r13, Z
    subi r26, lo8(-(-222))
    sbci r27, hi8(-(-222))
    ld r17, X+
    eor r13, r17
    mov r30, r8
    lpm r8, Z
    subi r26, lo8(-(222))
    sbci r27, hi8(-(222))
    ld r17, X+
    eor r8, r17
    mov r30, r0
    lpm r0, Z
    ld r17, X+
    eor r0, r17
    ; round 39 (gift.dsl:33)
    eor r4, r2
    and r2, r14
    eor r12, r2
    mov r2, r16
    eor r2, r4
    and r16, r12
    eor r14, r16
    eor r12, r2
    mov r17, r14
    and r17, r12
    eor r4, r17
    adiw r26, 4
    ld r17, X
    eor r14, r17
    eor r23, r13
    or r13, r7
    eor r15, r13
    mov r13, r21
    eor r13, r23
    and r21, r15
    eor r7, r21
    eor r15, r13
    mov r17, r7
    com r17
    mov r16, r17
    and r16, r15
    eor r23, r16
    subi r26, lo8(-(-220))
    sbci r27, hi8(-(-220))
    ld r16, X+
    eor r23, r16
    mov r16, r9
    or r16, r5
    eor r16, r8
    and r8, r9
    eor r5, r8
    mov r8, r6
    eor r8, r16
    and r6, r5
    eor r9, r6
    eor r5, r8
    mov r6, r9
    and r6, r5
    eor r16, r6
    subi r26, lo8(-(220))
    sbci r27, hi8(-(220))
    ld r6, X
    eor r9, r6
    mov r6, r11
    or r6, r3
    eor r6, r0
    and r0, r11
    eor r3, r0
    mov r0, r10
    eor r0, r6
    and r10, r3
    eor r11, r10
    eor r3, r0
    mov r10, r11
    and r10, r3
    eor r6, r10
    subi r26, lo8(-(-219))
    sbci r27, hi8(-(-219))
    ld r10, X
    eor r6, r10
    subi r26, lo8(-(-43))
    sbci r27, hi8(-(-43))
    ld r10, X+
    eor r11, r10
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r10, Z
    subi r26, lo8(-(256))
    sbci r27, hi8(-(256))
    ld r4, X
    eor r12, r4
    subi r26, lo8(-(-215))
    sbci r27, hi8(-(-215))
    ld r4, X+
    eor r10, r4
    mov r30, r13
    lpm r13, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(215))
    sbci r27, hi8(-(215))
    ld r4, X+
    eor r15, r4
    mov r30, r5
    lpm r5, Z
    mov r30, r16
    lpm r4, Z
    ld r16, X
    eor r5, r16
    subi r26, lo8(-(-215))
    sbci r27, hi8(-(-215))
    ld r16, X+
    eor r4, r16
    mov r30, r0
    lpm r0, Z
    mov r30, r3
    lpm r3, Z
    subi r26, lo8(-(215))
    sbci r27, hi8(-(215))
    ld r16, X+
    eor r3, r16
    ; round 40 (gift.dsl:33)
    mov r16, r12
    com r16
    and r16, r13
    eor r16, r23
    or r23, r13
    eor r12, r23
    mov r23, r14
    eor r23, r16
    or r14, r12
    eor r13, r14
    eor r12, r23
    mov r14, r13
    and r14, r12
    eor r16, r14
    adiw r26, 2
    ld r14, X
    eor r12, r14
    subi r26, lo8(-(-209))
    sbci r27, hi8(-(-209))
    ld r14, X+
    eor r16, r14
    mov r14, r2
    and r14, r15
    eor r14, r10
    eor r7, r14
    or r10, r2
    eor r15, r10
    and r17, r15
    eor r2, r17
    eor r15, r7
    mov r10, r2
    or r10, r15
    eor r14, r10
    subi r26, lo8(-(209))
    sbci r27, hi8(-(209))
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-209))
    sbci r27, hi8(-(-209))
    ld r10, X
    eor r14, r10
    subi r26, lo8(-(-46))
    sbci r27, hi8(-(-46))
    ld r10, X+
    eor r2, r10
    mov r10, r5
    com r10
    and r10, r0
    eor r10, r6
    or r6, r0
    eor r5, r6
    mov r6, r9
    eor r6, r10
    or r9, r5
    eor r0, r9
    eor r5, r6
    mov r9, r0
    and r9, r5
    eor r10, r9
    subi r26, lo8(-(255))
    sbci r27, hi8(-(255))
    ld r9, X+
    eor r5, r9
    adiw r26, 1
    ld r9, X+
    eor r10, r9
    adiw r26, 1
    ld r9, X
    eor r0, r9
    mov r9, r3
    com r9
    and r9, r8
    eor r9, r4
    or r4, r8
    eor r3, r4
    mov r4, r11
    eor r4, r9
    or r11, r3
    eor r8, r11
    eor r3, r4
    mov r11, r8
    and r11, r3
    eor r9, r11
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r11, X+
    eor r3, r11
    adiw r26, 1
    ld r11, X
    eor r9, r11
    subi r26, lo8(-(-299))
    sbci r27, hi8(-(-299))
    ld r11, X
    eor r8, r11
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r23
    lpm r11, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    mov r23, r11
    lsr r23
    lsr r23
    eor r23, r7
    andi r23, 51
    eor r7, r23
    lsl r23
    lsl r23
    eor r11, r23
    mov r23, r6
    lsr r23
    lsr r23
    eor r23, r4
    andi r23, 51
    eor r4, r23
    lsl r23
    lsl r23
    eor r6, r23
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r12
    lpm r12, Z
    mov r30, r16
    lpm r23, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r8
    lpm r8, Z
    mov r17, r5
    lsr r17
    lsr r17
    eor r17, r3
    andi r17, 51
    eor r3, r17
    lsl r17
    lsl r17
    eor r5, r17
    mov r17, r12
    lsr r17
    lsr r17
    eor r17, r15
    andi r17, 51
    eor r15, r17
    lsl r17
    lsl r17
    eor r12, r17
    mov r17, r23
    lsr r17
    lsr r17
    eor r17, r14
    andi r17, 51
    eor r14, r17
    lsl r17
    lsl r17
    eor r23, r17
    mov r17, r10
    lsr r17
    lsr r17
    eor r17, r9
    andi r17, 51
    eor r9, r17
    lsl r17
    lsl r17
    eor r10, r17
    mov r17, r0
    lsr r17
    lsr r17
    eor r17, r8
    andi r17, 51
    eor r8, r17
    lsl r17
    lsl r17
    eor r0, r17
    mov r17, r13
    lsr r17
    lsr r17
    eor r17, r2
    andi r17, 51
    eor r2, r17
    lsl r17
    lsl r17
    eor r13, r17
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r6
    st X+, r7
    st X+, r4
    st X+, r11
    st X+, r12
    st X+, r3
    st X+, r15
    st X+, r5
    st X+, r10
    st X+, r14
    st X+, r9
    st X+, r23
    st X+, r13
    st X+, r8
    st X+, r2
    st X, r0
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 16
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 16
    std Y+3, r30
    std Y+4, r31
    sbiw r24, 1
    breq .Llwcc_giftb128_128_ecb_encrypt_avr_end
    jmp .Llwcc_giftb128_128_ecb_encrypt_avr_group
.Llwcc_giftb128_128_ecb_encrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_giftb128_128_ecb_encrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_giftb128_128_ecb_encrypt_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_giftb128_128_ecb_encrypt_avr, .-lwcc_giftb128_128_ecb_encrypt_avr

    .global lwcc_giftb128_128_ecb_decrypt_avr
    .type lwcc_giftb128_128_ecb_decrypt_avr, @function
lwcc_giftb128_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_giftb128_128_ecb_decrypt_avr_begin
    ret
.Llwcc_giftb128_128_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 29
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    movw r24, r20
.Llwcc_giftb128_128_ecb_decrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r8, X+
    mov r15, r8
    lsr r15
    lsr r15
    ld r7, X+
    ld r14, X+
    eor r15, r14
    mov r23, r15
    andi r23, 51
    eor r14, r23
    lsl r23
    lsl r23
    eor r8, r23
    ld r15, X+
    ld r6, X+
    mov r2, r15
    lsr r2
    lsr r2
    eor r2, r7
    mov r23, r2
    andi r23, 51
    eor r7, r23
    lsl r23
    lsl r23
    eor r15, r23
    mov r2, r6
    lsr r2
    lsr r2
    ld r9, X+
    ld r5, X+
    eor r2, r5
    mov r23, r2
    andi r23, 51
    eor r5, r23
    lsl r23
    lsl r23
    eor r6, r23
    ld r2, X+
    ld r13, X+
    mov r4, r2
    lsr r4
    lsr r4
    eor r4, r9
    mov r23, r4
    andi r23, 51
    eor r9, r23
    lsl r23
    lsl r23
    eor r2, r23
    mov r4, r13
    lsr r4
    lsr r4
    ld r3, X+
    ld r12, X+
    eor r4, r12
    mov r23, r4
    andi r23, 51
    eor r12, r23
    lsl r23
    lsl r23
    eor r13, r23
    ld r4, X+
    ld r11, X+
    mov r10, r4
    lsr r10
    lsr r10
    eor r10, r3
    mov r23, r10
    andi r23, 51
    eor r3, r23
    lsl r23
    lsl r23
    eor r4, r23
    mov r10, r11
    lsr r10
    lsr r10
    ld r0, X+
    ld r23, X
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r9
    lpm r9, Z
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(305))
    sbci r27, hi8(-(305))
    ld r18, X+
    eor r2, r18
    ld r18, X
    eor r9, r18
    ; round 40 (gift.dsl:33)
    mov r18, r8
    eor r18, r2
    mov r16, r14
    eor r16, r9
    eor r10, r23
    mov r19, r10
    andi r19, 51
    eor r23, r19
    lsl r19
    lsl r19
    eor r11, r19
    mov r30, r11
    lpm r11, Z
    mov r30, r23
    lpm r10, Z
    subi r26, lo8(-(-206))
    sbci r27, hi8(-(-206))
    ld r23, X+
    eor r10, r23
    ldd r30, Y+3
    ldd r31, Y+3+1
    ldd r23, Z+15
    mov r19, r23
    lsr r19
    lsr r19
    eor r19, r0
    andi r19, 51
    eor r0, r19
    lsl r19
    lsl r19
    eor r23, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    subi r26, lo8(-(202))
    sbci r27, hi8(-(202))
    ld r19, X+
    eor r6, r19
    adiw r26, 6
    ld r19, X
    eor r5, r19
    mov r19, r15
    eor r19, r6
    mov r20, r7
    eor r20, r5
    mov r30, r13
    lpm r13, Z
    mov r30, r12
    lpm r12, Z
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r22, X+
    eor r13, r22
    ld r22, X
    eor r12, r22
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    subi r26, lo8(-(-214))
    sbci r27, hi8(-(-214))
    ld r22, X+
    eor r4, r22
    subi r26, lo8(-(216))
    sbci r27, hi8(-(216))
    ld r22, X
    eor r3, r22
    and r6, r11
    eor r4, r6
    eor r15, r4
    and r5, r10
    eor r3, r5
    eor r7, r3
    mov r30, r23
    lpm r6, Z
    mov r30, r0
    lpm r5, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    eor r6, r0
    subi r26, lo8(-(-300))
    sbci r27, hi8(-(-300))
    ld r0, X+
    eor r5, r0
    and r2, r6
    eor r13, r2
    eor r8, r13
    and r9, r5
    eor r12, r9
    eor r14, r12
    mov r2, r19
    or r2, r15
    eor r11, r2
    subi r26, lo8(-(291))
    sbci r27, hi8(-(291))
    ld r2, X
    eor r15, r2
    mov r2, r4
    or r2, r11
    eor r2, r19
    and r19, r11
    eor r4, r19
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r9, X
    eor r2, r9
    subi r26, lo8(-(-216))
    sbci r27, hi8(-(-216))
    ld r9, X+
    eor r4, r9
    mov r9, r20
    or r9, r7
    eor r10, r9
    mov r9, r3
    or r9, r10
    eor r9, r20
    and r20, r10
    eor r3, r20
    subi r26, lo8(-(216))
    sbci r27, hi8(-(216))
    ld r0, X
    eor r9, r0
    subi r26, lo8(-(-216))
    sbci r27, hi8(-(-216))
    ld r0, X+
    eor r3, r0
    ; round 39 (gift.dsl:33)
    com r10
    ; round 40 (gift.dsl:33)
    mov r0, r18
    or r0, r8
    eor r6, r0
    subi r26, lo8(-(219))
    sbci r27, hi8(-(219))
    ld r0, X
    eor r8, r0
    mov r0, r13
    or r0, r6
    eor r0, r18
    and r18, r6
    eor r13, r18
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X
    eor r0, r23
    com r6
    subi r26, lo8(-(-216))
    sbci r27, hi8(-(-216))
    ld r23, X
    eor r13, r23
    mov r23, r16
    or r23, r14
    eor r5, r23
    subi r26, lo8(-(-43))
    sbci r27, hi8(-(-43))
    ld r23, X+
    eor r14, r23
    mov r23, r12
    or r23, r5
    eor r23, r16
    and r16, r5
    eor r12, r16
    subi r26, lo8(-(259))
    sbci r27, hi8(-(259))
    ld r18, X
    eor r23, r18
    subi r26, lo8(-(-216))
    sbci r27, hi8(-(-216))
    ld r18, X
    eor r12, r18
    ; round 39 (gift.dsl:33)
    com r5
    ; round 40 (gift.dsl:33)
    mov r18, r6
    mov r16, r18
    andi r16, 85
    eor r18, r16
    lsl r16
    lsr r18
    or r16, r18
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r2
    lpm r6, Z
    mov r30, r11
    lpm r2, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r0
    lpm r11, Z
    mov r30, r23
    lpm r0, Z
    mov r30, r12
    lpm r12, Z
    ; round 39 (gift.dsl:33)
    mov r23, r6
    and r23, r15
    eor r3, r23
    eor r6, r10
    eor r10, r3
    mov r23, r6
    or r23, r10
    eor r15, r23
    subi r26, lo8(-(-56))
    sbci r27, hi8(-(-56))
    ld r23, X+
    eor r10, r23
    mov r23, r3
    or r23, r15
    eor r23, r6
    and r6, r15
    eor r3, r6
    subi r26, lo8(-(261))
    sbci r27, hi8(-(261))
    ld r6, X
    eor r23, r6
    subi r26, lo8(-(-219))
    sbci r27, hi8(-(-219))
    ld r6, X+
    eor r3, r6
    swap r23
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    mov r6, r9
    or r6, r7
    eor r4, r6
    eor r9, r2
    eor r2, r4
    mov r6, r9
    or r6, r2
    eor r7, r6
    com r9
    subi r26, lo8(-(177))
    sbci r27, hi8(-(177))
    ld r6, X+
    eor r2, r6
    mov r6, r4
    and r6, r7
    eor r6, r9
    or r9, r7
    eor r4, r9
    adiw r26, 62
    ld r9, X
    eor r6, r9
    subi r26, lo8(-(-240))
    sbci r27, hi8(-(-240))
    ld r9, X+
    eor r4, r9
    swap r6
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    mov r9, r11
    and r9, r8
    eor r12, r9
    eor r11, r5
    eor r5, r12
    mov r9, r11
    or r9, r5
    eor r8, r9
    subi r26, lo8(-(240))
    sbci r27, hi8(-(240))
    ld r9, X
    eor r5, r9
    mov r9, r12
    or r9, r8
    eor r9, r11
    and r11, r8
    eor r12, r11
    subi r26, lo8(-(-21))
    sbci r27, hi8(-(-21))
    ld r11, X
    eor r9, r11
    subi r26, lo8(-(-219))
    sbci r27, hi8(-(-219))
    ld r11, X
    eor r12, r11
    swap r9
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r11, r0
    and r11, r14
    eor r13, r11
    eor r0, r16
    eor r16, r13
    mov r11, r0
    or r11, r16
    eor r14, r11
    subi r26, lo8(-(-45))
    sbci r27, hi8(-(-45))
    ld r11, X+
    eor r16, r11
    mov r11, r13
    or r11, r14
    eor r11, r0
    and r0, r14
    eor r13, r0
    subi r26, lo8(-(264))
    sbci r27, hi8(-(264))
    ld r0, X+
    eor r11, r0
    adiw r26, 2
    ld r0, X
    eor r13, r0
    swap r11
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ; round 38 (gift.dsl:33)
    mov r0, r23
    and r0, r10
    eor r3, r0
    mov r0, r6
    and r0, r2
    eor r4, r0
    ; round 39 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    ; round 38 (gift.dsl:33)
    eor r23, r15
    eor r15, r3
    mov r0, r23
    and r0, r15
    eor r10, r0
    subi r26, lo8(-(-205))
    sbci r27, hi8(-(-205))
    ld r0, X
    eor r15, r0
    mov r0, r10
    com r0
    or r0, r3
    eor r0, r23
    or r23, r10
    eor r3, r23
    subi r26, lo8(-(-29))
    sbci r27, hi8(-(-29))
    ld r23, X+
    eor r3, r23
    subi r26, lo8(-(90))
    sbci r27, hi8(-(90))
    ld r23, X+
    eor r0, r23
    eor r6, r7
    eor r7, r4
    mov r23, r6
    or r23, r7
    eor r2, r23
    subi r26, lo8(-(164))
    sbci r27, hi8(-(164))
    ld r23, X
    eor r7, r23
    mov r23, r4
    or r23, r2
    eor r23, r6
    and r6, r2
    eor r4, r6
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r6, X
    eor r4, r6
    com r2
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r6, X
    eor r23, r6
    mov r6, r9
    and r6, r5
    eor r12, r6
    eor r9, r8
    eor r8, r12
    mov r6, r9
    and r6, r8
    eor r5, r6
    subi r26, lo8(-(-295))
    sbci r27, hi8(-(-295))
    ld r6, X+
    eor r8, r6
    mov r6, r5
    com r6
    or r6, r12
    eor r6, r9
    or r9, r5
    eor r12, r9
    subi r26, lo8(-(295))
    sbci r27, hi8(-(295))
    ld r9, X
    eor r6, r9
    subi r26, lo8(-(-251))
    sbci r27, hi8(-(-251))
    ld r9, X+
    eor r12, r9
    mov r9, r11
    and r9, r16
    eor r13, r9
    eor r11, r14
    eor r14, r13
    mov r9, r14
    com r9
    ; round 37 (gift.dsl:33)
    or r14, r23
    ; round 38 (gift.dsl:33)
    mov r18, r11
    and r18, r9
    eor r16, r18
    mov r18, r13
    and r18, r16
    eor r18, r11
    or r11, r16
    eor r13, r11
    subi r26, lo8(-(165))
    sbci r27, hi8(-(165))
    ld r11, X+
    eor r18, r11
    subi r26, lo8(-(86))
    sbci r27, hi8(-(86))
    ld r11, X
    eor r13, r11
    mov r11, r5
    lsr r11
    lsl r5
    mov r19, r11
    andi r19, 85
    mov r20, r5
    andi r20, 170
    mov r5, r10
    lsl r5
    mov r22, r5
    andi r22, 170
    or r19, r22
    lsr r10
    mov r22, r10
    andi r22, 85
    or r22, r20
    mov r5, r16
    lsr r5
    lsl r16
    mov r20, r5
    andi r20, 85
    andi r16, 170
    mov r21, r2
    lsl r21
    andi r21, 170
    or r20, r21
    lsr r2
    mov r21, r2
    andi r21, 85
    or r21, r16
    ; round 37 (gift.dsl:33)
    eor r23, r21
    ; round 38 (gift.dsl:33)
    mov r2, r3
    lsr r2
    lsl r3
    movw r16, r2 ; r17, r3
    andi r16, 85
    andi r17, 170
    mov r2, r12
    lsl r2
    std Y+14, r23
    mov r23, r2
    andi r23, 170
    or r16, r23
    lsr r12
    mov r23, r12
    andi r23, 85
    or r23, r17
    mov r2, r4
    lsr r2
    lsl r4
    mov r17, r2
    andi r17, 85
    std Y+15, r22
    mov r22, r4
    andi r22, 170
    mov r2, r13
    lsl r2
    std Y+16, r23
    mov r23, r2
    andi r23, 170
    or r17, r23
    lsr r13
    mov r23, r13
    andi r23, 85
    or r23, r22
    ; round 37 (gift.dsl:33)
    eor r23, r14
    eor r21, r23
    mov r14, r6
    and r14, r15
    eor r16, r14
    eor r6, r19
    eor r19, r16
    mov r14, r6
    or r14, r19
    eor r15, r14
    subi r26, lo8(-(-309))
    sbci r27, hi8(-(-309))
    ld r14, X+
    eor r19, r14
    mov r14, r16
    or r14, r15
    eor r14, r6
    and r6, r15
    eor r16, r6
    subi r26, lo8(-(310))
    sbci r27, hi8(-(310))
    ld r6, X
    eor r16, r6
    com r15
    subi r26, lo8(-(-261))
    sbci r27, hi8(-(-261))
    ld r6, X+
    eor r14, r6
    mov r6, r18
    and r6, r7
    eor r17, r6
    eor r18, r20
    eor r20, r17
    mov r6, r18
    or r6, r20
    eor r7, r6
    subi r26, lo8(-(199))
    sbci r27, hi8(-(199))
    ld r6, X+
    eor r20, r6
    mov r6, r17
    or r6, r7
    eor r6, r18
    and r18, r7
    eor r17, r18
    adiw r26, 25
    ld r2, X
    eor r6, r2
    subi r26, lo8(-(-231))
    sbci r27, hi8(-(-231))
    ld r2, X+
    eor r17, r2
    com r7
    mov r2, r8
    com r2
    or r2, r0
    ldd r5, Y+16
    eor r5, r2
    ldd r2, Y+15
    eor r0, r2
    eor r2, r5
    mov r13, r0
    and r13, r2
    eor r8, r13
    mov r13, r5
    and r13, r8
    eor r13, r0
    or r0, r8
    eor r5, r0
    subi r26, lo8(-(266))
    sbci r27, hi8(-(266))
    ld r4, X
    eor r5, r4
    subi r26, lo8(-(-35))
    sbci r27, hi8(-(-35))
    ld r4, X
    eor r13, r4
    ldd r4, Y+14
    mov r3, r4
    and r3, r21
    eor r9, r3
    subi r26, lo8(-(-276))
    sbci r27, hi8(-(-276))
    ld r3, X+
    eor r21, r3
    mov r3, r23
    and r3, r9
    eor r3, r4
    or r4, r9
    eor r23, r4
    subi r26, lo8(-(276))
    sbci r27, hi8(-(276))
    ld r4, X+
    eor r3, r4
    adiw r26, 34
    ld r4, X+
    eor r23, r4
    mov r4, r7
    swap r4
    swap r7
    mov r18, r4
    andi r18, 15
    mov r22, r7
    andi r22, 240
    mov r7, r15
    swap r7
    std Y+14, r21
    mov r21, r7
    andi r21, 240
    or r18, r21
    swap r15
    mov r21, r15
    andi r21, 15
    or r21, r22
    mov r15, r9
    swap r15
    swap r9
    mov r22, r15
    andi r22, 15
    std Y+15, r21
    mov r21, r9
    andi r21, 240
    mov r15, r8
    swap r15
    std Y+16, r20
    mov r20, r15
    andi r20, 240
    or r22, r20
    swap r8
    mov r20, r8
    andi r20, 15
    or r20, r21
    mov r8, r16
    swap r8
    swap r16
    mov r21, r8
    andi r21, 15
    andi r16, 240
    mov r8, r17
    swap r8
    std Y+17, r20
    mov r20, r8
    andi r20, 240
    or r21, r20
    swap r17
    andi r17, 15
    or r17, r16
    mov r8, r5
    swap r8
    swap r5
    mov r16, r8
    andi r16, 15
    mov r20, r5
    andi r20, 240
    mov r8, r23
    swap r8
    std Y+18, r22
    mov r22, r8
    andi r22, 240
    or r16, r22
    swap r23
    andi r23, 15
    or r23, r20
    ; round 36 (gift.dsl:33)
    mov r8, r6
    or r8, r19
    eor r21, r8
    eor r6, r18
    eor r18, r21
    mov r8, r6
    and r8, r18
    eor r19, r8
    mov r8, r19
    com r8
    mov r15, r21
    and r15, r8
    eor r15, r6
    or r6, r8
    eor r21, r6
    ld r7, X
    eor r15, r7
    subi r26, lo8(-(-42))
    sbci r27, hi8(-(-42))
    ld r7, X
    eor r21, r7
    ldd r7, Y+16
    mov r6, r14
    and r6, r7
    eor r17, r6
    ldd r6, Y+15
    eor r14, r6
    eor r6, r17
    mov r9, r14
    or r9, r6
    eor r7, r9
    subi r26, lo8(-(-231))
    sbci r27, hi8(-(-231))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    or r9, r7
    eor r9, r14
    and r14, r7
    eor r17, r14
    subi r26, lo8(-(273))
    sbci r27, hi8(-(273))
    ld r14, X
    eor r9, r14
    subi r26, lo8(-(-42))
    sbci r27, hi8(-(-42))
    ld r14, X
    eor r17, r14
    mov r14, r3
    and r14, r2
    eor r16, r14
    ldd r14, Y+18
    eor r3, r14
    eor r14, r16
    mov r5, r3
    or r5, r14
    eor r2, r5
    subi r26, lo8(-(-251))
    sbci r27, hi8(-(-251))
    ld r5, X+
    eor r14, r5
    mov r5, r16
    or r5, r2
    eor r5, r3
    and r3, r2
    eor r16, r3
    subi r26, lo8(-(247))
    sbci r27, hi8(-(247))
    ld r4, X+
    eor r5, r4
    adiw r26, 3
    ld r4, X
    eor r16, r4
    ldd r4, Y+14
    mov r3, r13
    and r3, r4
    eor r23, r3
    ldd r3, Y+17
    eor r13, r3
    eor r3, r23
    mov r12, r13
    or r12, r3
    eor r4, r12
    subi r26, lo8(-(-139))
    sbci r27, hi8(-(-139))
    ld r12, X+
    eor r3, r12
    mov r12, r23
    or r12, r4
    eor r12, r13
    and r13, r4
    eor r23, r13
    subi r26, lo8(-(135))
    sbci r27, hi8(-(135))
    ld r13, X+
    eor r12, r13
    adiw r26, 3
    ld r13, X
    eor r23, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r15
    lpm r15, Z
    mov r30, r21
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r5
    lpm r5, Z
    ; round 35 (gift.dsl:33)
    eor r19, r5
    and r5, r14
    eor r13, r5
    eor r8, r13
    ; round 36 (gift.dsl:33)
    mov r30, r4
    lpm r5, Z
    mov r30, r12
    lpm r4, Z
    ; round 35 (gift.dsl:33)
    mov r12, r15
    and r12, r18
    eor r16, r12
    eor r15, r2
    eor r2, r16
    mov r12, r15
    and r12, r2
    eor r18, r12
    subi r26, lo8(-(-264))
    sbci r27, hi8(-(-264))
    ld r12, X+
    eor r2, r12
    mov r12, r18
    com r12
    or r12, r16
    eor r12, r15
    or r15, r18
    eor r16, r15
    subi r26, lo8(-(251))
    sbci r27, hi8(-(251))
    ld r15, X
    eor r12, r15
    subi r26, lo8(-(-240))
    sbci r27, hi8(-(-240))
    ld r15, X+
    eor r16, r15
    mov r15, r9
    and r15, r6
    eor r23, r15
    eor r9, r5
    eor r5, r23
    mov r15, r9
    and r15, r5
    eor r6, r15
    mov r15, r6
    com r15
    or r15, r23
    eor r15, r9
    or r9, r6
    eor r23, r9
    subi r26, lo8(-(240))
    sbci r27, hi8(-(240))
    ld r9, X
    eor r15, r9
    subi r26, lo8(-(-240))
    sbci r27, hi8(-(-240))
    ld r9, X+
    eor r23, r9
    mov r9, r19
    and r9, r8
    eor r14, r9
    subi r26, lo8(-(294))
    sbci r27, hi8(-(294))
    ld r9, X
    eor r8, r9
    mov r9, r13
    and r9, r14
    eor r9, r19
    or r19, r14
    eor r13, r19
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X+
    eor r9, r10
    adiw r26, 1
    ld r10, X
    eor r13, r10
    mov r10, r4
    or r10, r3
    eor r11, r10
    eor r4, r7
    eor r7, r11
    mov r10, r4
    or r10, r7
    eor r3, r10
    com r4
    subi r26, lo8(-(-286))
    sbci r27, hi8(-(-286))
    ld r10, X+
    eor r7, r10
    mov r10, r11
    and r10, r3
    eor r10, r4
    or r4, r3
    eor r11, r4
    subi r26, lo8(-(284))
    sbci r27, hi8(-(284))
    ld r4, X
    eor r10, r4
    subi r26, lo8(-(-291))
    sbci r27, hi8(-(-291))
    ld r4, X+
    eor r11, r4
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    lpm r4, Z
    mov r30, r18
    lpm r12, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r23
    lpm r0, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r11
    lpm r11, Z
    ; round 34 (gift.dsl:33)
    mov r23, r4
    and r23, r2
    eor r0, r23
    eor r4, r6
    eor r6, r0
    mov r23, r4
    or r23, r6
    eor r2, r23
    mov r23, r0
    or r23, r2
    eor r23, r4
    and r4, r2
    eor r0, r4
    subi r26, lo8(-(229))
    sbci r27, hi8(-(229))
    ld r4, X+
    eor r23, r4
    adiw r26, 3
    ld r4, X
    eor r0, r4
    swap r23
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    mov r4, r15
    and r4, r5
    eor r16, r4
    eor r15, r12
    eor r12, r16
    mov r4, r15
    or r4, r12
    eor r5, r4
    subi r26, lo8(-(-260))
    sbci r27, hi8(-(-260))
    ld r4, X+
    eor r12, r4
    mov r4, r16
    or r4, r5
    eor r4, r15
    and r15, r5
    eor r16, r15
    subi r26, lo8(-(256))
    sbci r27, hi8(-(256))
    ld r15, X+
    eor r4, r15
    subi r26, lo8(-(64))
    sbci r27, hi8(-(64))
    ld r15, X
    eor r16, r15
    swap r4
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    mov r15, r9
    and r15, r8
    eor r11, r15
    eor r9, r3
    eor r3, r11
    mov r15, r9
    or r15, r3
    eor r8, r15
    subi r26, lo8(-(-17))
    sbci r27, hi8(-(-17))
    ld r15, X+
    eor r3, r15
    mov r15, r11
    or r15, r8
    eor r15, r9
    and r9, r8
    eor r11, r9
    adiw r26, 14
    ld r9, X
    eor r15, r9
    subi r26, lo8(-(-59))
    sbci r27, hi8(-(-59))
    ld r9, X
    eor r11, r9
    swap r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r9, r10
    and r9, r7
    eor r13, r9
    eor r10, r14
    eor r14, r13
    mov r9, r10
    or r9, r14
    eor r7, r9
    subi r26, lo8(-(-241))
    sbci r27, hi8(-(-241))
    ld r9, X+
    eor r14, r9
    mov r9, r13
    or r9, r7
    eor r9, r10
    and r10, r7
    eor r13, r10
    subi r26, lo8(-(300))
    sbci r27, hi8(-(300))
    ld r10, X
    eor r9, r10
    subi r26, lo8(-(-59))
    sbci r27, hi8(-(-59))
    ld r10, X+
    eor r13, r10
    swap r9
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ; round 33 (gift.dsl:33)
    mov r10, r23
    or r10, r6
    eor r0, r10
    mov r10, r4
    or r10, r12
    eor r16, r10
    ; round 34 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r2, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r7
    lpm r7, Z
    ; round 33 (gift.dsl:33)
    eor r23, r2
    eor r2, r0
    mov r10, r23
    or r10, r2
    eor r6, r10
    com r23
    subi r26, lo8(-(66))
    sbci r27, hi8(-(66))
    ld r10, X
    eor r2, r10
    mov r10, r0
    and r10, r6
    eor r10, r23
    or r23, r6
    eor r0, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X
    eor r0, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X
    eor r10, r23
    eor r4, r5
    eor r5, r16
    mov r23, r4
    or r23, r5
    eor r12, r23
    com r4
    subi r26, lo8(-(-303))
    sbci r27, hi8(-(-303))
    ld r23, X+
    eor r5, r23
    mov r23, r16
    and r23, r12
    eor r23, r4
    or r4, r12
    eor r16, r4
    subi r26, lo8(-(306))
    sbci r27, hi8(-(306))
    ld r4, X
    eor r16, r4
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r4, X
    eor r23, r4
    mov r4, r15
    and r4, r3
    eor r11, r4
    eor r15, r8
    eor r8, r11
    mov r4, r15
    and r4, r8
    eor r3, r4
    subi r26, lo8(-(-313))
    sbci r27, hi8(-(-313))
    ld r4, X+
    eor r8, r4
    mov r4, r3
    com r4
    or r4, r11
    eor r4, r15
    or r15, r3
    eor r11, r15
    subi r26, lo8(-(313))
    sbci r27, hi8(-(313))
    ld r15, X
    eor r4, r15
    subi r26, lo8(-(-321))
    sbci r27, hi8(-(-321))
    ld r15, X+
    eor r11, r15
    mov r15, r9
    and r15, r14
    eor r13, r15
    eor r9, r7
    eor r7, r13
    mov r15, r7
    com r15
    ; round 32 (gift.dsl:33)
    or r7, r23
    ; round 33 (gift.dsl:33)
    mov r18, r9
    and r18, r15
    eor r14, r18
    mov r18, r13
    and r18, r14
    eor r18, r9
    or r9, r14
    eor r13, r9
    subi r26, lo8(-(180))
    sbci r27, hi8(-(180))
    ld r9, X+
    eor r18, r9
    subi r26, lo8(-(142))
    sbci r27, hi8(-(142))
    ld r9, X
    eor r13, r9
    mov r9, r3
    lsr r9
    lsl r3
    mov r19, r9
    andi r19, 85
    mov r20, r3
    andi r20, 170
    mov r9, r6
    lsl r9
    mov r22, r9
    andi r22, 170
    or r19, r22
    lsr r6
    mov r22, r6
    andi r22, 85
    or r22, r20
    mov r6, r14
    lsr r6
    lsl r14
    mov r20, r6
    andi r20, 85
    mov r21, r14
    andi r21, 170
    mov r14, r12
    lsl r14
    mov r17, r14
    andi r17, 170
    or r20, r17
    lsr r12
    mov r17, r12
    andi r17, 85
    or r17, r21
    ; round 32 (gift.dsl:33)
    eor r23, r17
    ; round 33 (gift.dsl:33)
    mov r14, r0
    lsr r14
    lsl r0
    mov r21, r14
    andi r21, 85
    std Y+14, r23
    mov r23, r0
    andi r23, 170
    mov r14, r11
    lsl r14
    std Y+17, r22
    mov r22, r14
    andi r22, 170
    or r21, r22
    lsr r11
    mov r22, r11
    andi r22, 85
    or r22, r23
    mov r14, r16
    lsr r14
    lsl r16
    mov r23, r14
    andi r23, 85
    andi r16, 170
    mov r14, r13
    lsl r14
    std Y+18, r22
    mov r22, r14
    andi r22, 170
    or r23, r22
    lsr r13
    mov r22, r13
    andi r22, 85
    or r22, r16
    ; round 32 (gift.dsl:33)
    eor r22, r7
    eor r17, r22
    mov r7, r4
    and r7, r2
    eor r21, r7
    eor r4, r19
    eor r19, r21
    mov r7, r4
    or r7, r19
    eor r2, r7
    subi r26, lo8(-(-328))
    sbci r27, hi8(-(-328))
    ld r7, X+
    eor r19, r7
    mov r7, r21
    or r7, r2
    eor r7, r4
    and r4, r2
    eor r21, r4
    subi r26, lo8(-(329))
    sbci r27, hi8(-(329))
    ld r14, X
    eor r21, r14
    com r2
    subi r26, lo8(-(-332))
    sbci r27, hi8(-(-332))
    ld r14, X+
    eor r7, r14
    mov r14, r18
    and r14, r5
    eor r23, r14
    eor r18, r20
    eor r20, r23
    mov r14, r18
    or r14, r20
    eor r5, r14
    subi r26, lo8(-(251))
    sbci r27, hi8(-(251))
    ld r14, X+
    eor r20, r14
    mov r14, r23
    or r14, r5
    eor r14, r18
    and r18, r5
    eor r23, r18
    ld r6, X+
    eor r14, r6
    subi r26, lo8(-(79))
    sbci r27, hi8(-(79))
    ld r6, X+
    eor r23, r6
    com r5
    mov r6, r8
    com r6
    or r6, r10
    ldd r9, Y+18
    eor r9, r6
    ldd r6, Y+17
    eor r10, r6
    eor r6, r9
    mov r13, r10
    and r13, r6
    eor r8, r13
    mov r13, r9
    and r13, r8
    eor r13, r10
    or r10, r8
    eor r9, r10
    ld r4, X
    eor r9, r4
    subi r26, lo8(-(-80))
    sbci r27, hi8(-(-80))
    ld r4, X+
    eor r13, r4
    ldd r4, Y+14
    mov r3, r4
    and r3, r17
    eor r15, r3
    adiw r26, 1
    ld r3, X
    eor r17, r3
    mov r3, r22
    and r3, r15
    eor r3, r4
    or r4, r15
    eor r22, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X+
    eor r3, r4
    subi r26, lo8(-(79))
    sbci r27, hi8(-(79))
    ld r4, X+
    eor r22, r4
    mov r4, r5
    swap r4
    swap r5
    mov r18, r4
    andi r18, 15
    mov r16, r5
    andi r16, 240
    mov r5, r2
    swap r5
    std Y+14, r17
    mov r17, r5
    andi r17, 240
    or r18, r17
    swap r2
    mov r17, r2
    andi r17, 15
    or r17, r16
    mov r2, r15
    swap r2
    swap r15
    mov r16, r2
    andi r16, 15
    std Y+17, r17
    mov r17, r15
    andi r17, 240
    mov r15, r8
    swap r15
    std Y+18, r20
    mov r20, r15
    andi r20, 240
    or r16, r20
    swap r8
    mov r20, r8
    andi r20, 15
    or r20, r17
    mov r8, r21
    swap r8
    swap r21
    mov r17, r8
    andi r17, 15
    andi r21, 240
    mov r8, r23
    swap r8
    std Y+16, r20
    mov r20, r8
    andi r20, 240
    or r17, r20
    swap r23
    andi r23, 15
    or r23, r21
    mov r8, r9
    swap r8
    swap r9
    movw r20, r8 ; r21, r9
    andi r20, 15
    andi r21, 240
    mov r8, r22
    swap r8
    std Y+15, r16
    mov r16, r8
    andi r16, 240
    or r20, r16
    swap r22
    andi r22, 15
    or r22, r21
    ; round 31 (gift.dsl:33)
    mov r8, r14
    or r8, r19
    eor r17, r8
    eor r14, r18
    eor r18, r17
    mov r8, r14
    and r8, r18
    eor r19, r8
    mov r8, r19
    com r8
    mov r15, r17
    and r15, r8
    eor r15, r14
    or r14, r8
    eor r17, r14
    ld r14, X
    eor r15, r14
    subi r26, lo8(-(-88))
    sbci r27, hi8(-(-88))
    ld r14, X
    eor r17, r14
    ldd r14, Y+18
    mov r2, r7
    and r2, r14
    eor r23, r2
    ldd r2, Y+17
    eor r7, r2
    eor r2, r23
    mov r9, r7
    or r9, r2
    eor r14, r9
    subi r26, lo8(-(-205))
    sbci r27, hi8(-(-205))
    ld r9, X+
    eor r2, r9
    mov r9, r23
    or r9, r14
    eor r9, r7
    and r7, r14
    eor r23, r7
    subi r26, lo8(-(293))
    sbci r27, hi8(-(293))
    ld r7, X
    eor r9, r7
    subi r26, lo8(-(-88))
    sbci r27, hi8(-(-88))
    ld r7, X+
    eor r23, r7
    mov r7, r3
    and r7, r6
    eor r20, r7
    ldd r7, Y+15
    eor r3, r7
    eor r7, r20
    mov r5, r3
    or r5, r7
    eor r6, r5
    adiw r26, 2
    ld r5, X
    eor r7, r5
    mov r5, r20
    or r5, r6
    eor r5, r3
    and r3, r6
    eor r20, r3
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r4, X+
    eor r5, r4
    adiw r26, 3
    ld r4, X
    eor r20, r4
    ldd r4, Y+14
    mov r3, r13
    and r3, r4
    eor r22, r3
    ldd r3, Y+16
    eor r13, r3
    eor r3, r22
    mov r12, r13
    or r12, r3
    eor r4, r12
    subi r26, lo8(-(-154))
    sbci r27, hi8(-(-154))
    ld r12, X+
    eor r3, r12
    mov r12, r22
    or r12, r4
    eor r12, r13
    and r13, r4
    eor r22, r13
    subi r26, lo8(-(150))
    sbci r27, hi8(-(150))
    ld r13, X+
    eor r12, r13
    adiw r26, 3
    ld r13, X+
    eor r22, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r15
    lpm r15, Z
    mov r30, r17
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r23
    lpm r11, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    ; round 30 (gift.dsl:33)
    eor r19, r5
    and r5, r7
    eor r13, r5
    eor r8, r13
    ; round 31 (gift.dsl:33)
    mov r30, r4
    lpm r5, Z
    mov r30, r12
    lpm r4, Z
    ; round 30 (gift.dsl:33)
    mov r12, r15
    and r12, r18
    eor r20, r12
    eor r15, r6
    eor r6, r20
    mov r12, r15
    and r12, r6
    eor r18, r12
    subi r26, lo8(-(90))
    sbci r27, hi8(-(90))
    ld r12, X
    eor r6, r12
    mov r12, r18
    com r12
    or r12, r20
    eor r12, r15
    or r15, r18
    eor r20, r15
    subi r26, lo8(-(-107))
    sbci r27, hi8(-(-107))
    ld r15, X+
    eor r12, r15
    adiw r26, 3
    ld r15, X
    eor r20, r15
    mov r15, r9
    and r15, r2
    eor r22, r15
    eor r9, r5
    eor r5, r22
    mov r15, r9
    and r15, r5
    eor r2, r15
    mov r15, r2
    com r15
    or r15, r22
    eor r15, r9
    or r9, r2
    eor r22, r9
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r9, X+
    eor r15, r9
    adiw r26, 3
    ld r9, X
    eor r22, r9
    mov r9, r19
    and r9, r8
    eor r7, r9
    subi r26, lo8(-(-227))
    sbci r27, hi8(-(-227))
    ld r9, X+
    eor r8, r9
    mov r9, r13
    and r9, r7
    eor r9, r19
    or r19, r7
    eor r13, r19
    subi r26, lo8(-(324))
    sbci r27, hi8(-(324))
    ld r10, X+
    eor r9, r10
    adiw r26, 1
    ld r10, X
    eor r13, r10
    mov r10, r4
    or r10, r3
    eor r11, r10
    eor r4, r14
    eor r14, r11
    mov r10, r4
    or r10, r14
    eor r3, r10
    com r4
    subi r26, lo8(-(-306))
    sbci r27, hi8(-(-306))
    ld r10, X+
    eor r14, r10
    mov r10, r11
    and r10, r3
    eor r10, r4
    or r4, r3
    eor r11, r4
    subi r26, lo8(-(304))
    sbci r27, hi8(-(304))
    ld r4, X+
    eor r10, r4
    adiw r26, 1
    ld r4, X
    eor r11, r4
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    lpm r4, Z
    mov r30, r18
    lpm r12, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r22
    lpm r0, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r11
    lpm r11, Z
    ; round 29 (gift.dsl:33)
    mov r23, r4
    and r23, r6
    eor r0, r23
    eor r4, r2
    eor r2, r0
    mov r23, r4
    or r23, r2
    eor r6, r23
    subi r26, lo8(-(-318))
    sbci r27, hi8(-(-318))
    ld r23, X+
    eor r2, r23
    mov r23, r0
    or r23, r6
    eor r23, r4
    and r4, r6
    eor r0, r4
    subi r26, lo8(-(319))
    sbci r27, hi8(-(319))
    ld r4, X+
    eor r23, r4
    adiw r26, 3
    ld r4, X
    eor r0, r4
    swap r23
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    mov r4, r15
    and r4, r5
    eor r20, r4
    eor r15, r12
    eor r12, r20
    mov r4, r15
    or r4, r12
    eor r5, r4
    subi r26, lo8(-(-325))
    sbci r27, hi8(-(-325))
    ld r4, X+
    eor r12, r4
    mov r4, r20
    or r4, r5
    eor r4, r15
    and r15, r5
    eor r20, r15
    subi r26, lo8(-(321))
    sbci r27, hi8(-(321))
    ld r15, X+
    eor r4, r15
    adiw r26, 3
    ld r15, X
    eor r20, r15
    swap r4
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    mov r15, r9
    and r15, r8
    eor r11, r15
    eor r9, r3
    eor r3, r11
    mov r15, r9
    or r15, r3
    eor r8, r15
    subi r26, lo8(-(-324))
    sbci r27, hi8(-(-324))
    ld r15, X+
    eor r3, r15
    mov r15, r11
    or r15, r8
    eor r15, r9
    and r9, r8
    eor r11, r9
    subi r26, lo8(-(320))
    sbci r27, hi8(-(320))
    ld r9, X
    eor r15, r9
    subi r26, lo8(-(-112))
    sbci r27, hi8(-(-112))
    ld r9, X+
    eor r11, r9
    swap r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r9, r10
    and r9, r14
    eor r13, r9
    eor r10, r7
    eor r7, r13
    mov r9, r10
    or r9, r7
    eor r14, r9
    ; round 28 (gift.dsl:33)
    com r7
    ; round 29 (gift.dsl:33)
    mov r9, r13
    or r9, r14
    eor r9, r10
    and r10, r14
    eor r13, r10
    subi r26, lo8(-(112))
    sbci r27, hi8(-(112))
    ld r10, X
    eor r9, r10
    subi r26, lo8(-(-112))
    sbci r27, hi8(-(-112))
    ld r10, X+
    eor r13, r10
    swap r9
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ; round 28 (gift.dsl:33)
    mov r10, r23
    and r10, r2
    eor r0, r10
    mov r10, r4
    and r10, r12
    eor r20, r10
    ; round 29 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    ; round 28 (gift.dsl:33)
    eor r23, r6
    eor r6, r0
    mov r10, r6
    com r10
    mov r18, r23
    and r18, r10
    eor r2, r18
    mov r18, r0
    and r18, r2
    eor r18, r23
    or r23, r2
    eor r0, r23
    subi r26, lo8(-(115))
    sbci r27, hi8(-(115))
    ld r23, X
    eor r0, r23
    subi r26, lo8(-(-40))
    sbci r27, hi8(-(-40))
    ld r23, X
    eor r18, r23
    eor r4, r5
    eor r5, r20
    mov r23, r4
    and r23, r5
    eor r12, r23
    subi r26, lo8(-(-84))
    sbci r27, hi8(-(-84))
    ld r23, X
    eor r5, r23
    mov r23, r12
    com r23
    or r23, r20
    eor r23, r4
    or r4, r12
    eor r20, r4
    subi r26, lo8(-(-80))
    sbci r27, hi8(-(-80))
    ld r4, X+
    eor r20, r4
    subi r26, lo8(-(75))
    sbci r27, hi8(-(75))
    ld r4, X
    eor r23, r4
    mov r4, r15
    and r4, r3
    eor r11, r4
    eor r15, r8
    eor r8, r11
    mov r4, r15
    and r4, r8
    eor r3, r4
    subi r26, lo8(-(-209))
    sbci r27, hi8(-(-209))
    ld r4, X+
    eor r8, r4
    mov r4, r3
    com r4
    or r4, r11
    eor r4, r15
    or r15, r3
    eor r11, r15
    subi r26, lo8(-(209))
    sbci r27, hi8(-(209))
    ld r15, X+
    eor r4, r15
    ld r15, X+
    eor r11, r15
    ; round 27 (gift.dsl:33)
    or r6, r4
    ; round 28 (gift.dsl:33)
    mov r15, r9
    and r15, r7
    eor r13, r15
    eor r9, r14
    eor r14, r13
    mov r15, r14
    com r15
    ; round 27 (gift.dsl:33)
    or r14, r23
    ; round 28 (gift.dsl:33)
    mov r16, r9
    and r16, r15
    eor r7, r16
    mov r16, r13
    and r16, r7
    eor r16, r9
    or r9, r7
    eor r13, r9
    subi r26, lo8(-(126))
    sbci r27, hi8(-(126))
    ld r9, X
    eor r13, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r16, r9
    mov r9, r3
    lsr r9
    lsl r3
    mov r19, r9
    andi r19, 85
    mov r22, r3
    andi r22, 170
    mov r9, r2
    lsl r9
    mov r21, r9
    andi r21, 170
    or r19, r21
    lsr r2
    mov r21, r2
    andi r21, 85
    or r21, r22
    ; round 27 (gift.dsl:33)
    eor r4, r19
    ; round 28 (gift.dsl:33)
    mov r2, r7
    lsr r2
    lsl r7
    mov r22, r2
    andi r22, 85
    mov r17, r7
    andi r17, 170
    mov r7, r12
    lsl r7
    std Y+14, r21
    mov r21, r7
    andi r21, 170
    or r22, r21
    lsr r12
    mov r21, r12
    andi r21, 85
    or r21, r17
    ; round 27 (gift.dsl:33)
    eor r23, r21
    ; round 28 (gift.dsl:33)
    mov r7, r0
    lsr r7
    lsl r0
    mov r17, r7
    andi r17, 85
    std Y+16, r23
    mov r23, r0
    andi r23, 170
    mov r7, r11
    lsl r7
    std Y+15, r18
    mov r18, r7
    andi r18, 170
    or r17, r18
    ; round 27 (gift.dsl:33)
    eor r17, r6
    ; round 28 (gift.dsl:33)
    lsr r11
    mov r18, r11
    andi r18, 85
    or r18, r23
    ; round 27 (gift.dsl:33)
    eor r19, r17
    ; round 28 (gift.dsl:33)
    mov r7, r20
    lsr r7
    lsl r20
    mov r23, r7
    andi r23, 85
    andi r20, 170
    mov r7, r13
    lsl r7
    std Y+18, r18
    mov r18, r7
    andi r18, 170
    or r23, r18
    lsr r13
    mov r18, r13
    andi r18, 85
    or r18, r20
    ; round 27 (gift.dsl:33)
    eor r18, r14
    eor r21, r18
    mov r7, r4
    and r7, r19
    eor r10, r7
    subi r26, lo8(-(-327))
    sbci r27, hi8(-(-327))
    ld r7, X+
    eor r19, r7
    mov r7, r17
    and r7, r10
    eor r7, r4
    or r4, r10
    eor r17, r4
    subi r26, lo8(-(329))
    sbci r27, hi8(-(329))
    ld r14, X
    eor r17, r14
    subi r26, lo8(-(-138))
    sbci r27, hi8(-(-138))
    ld r14, X+
    eor r7, r14
    mov r14, r5
    com r14
    or r14, r16
    eor r23, r14
    eor r16, r22
    eor r22, r23
    mov r14, r16
    and r14, r22
    eor r5, r14
    mov r14, r23
    and r14, r5
    eor r14, r16
    or r16, r5
    eor r23, r16
    ld r6, X+
    eor r14, r6
    subi r26, lo8(-(137))
    sbci r27, hi8(-(137))
    ld r6, X+
    eor r23, r6
    mov r6, r8
    com r6
    ldd r2, Y+15
    or r6, r2
    ldd r9, Y+18
    eor r9, r6
    ldd r6, Y+14
    eor r2, r6
    eor r6, r9
    mov r13, r2
    and r13, r6
    eor r8, r13
    mov r13, r9
    and r13, r8
    eor r13, r2
    or r2, r8
    eor r9, r2
    ld r2, X
    eor r9, r2
    subi r26, lo8(-(-138))
    sbci r27, hi8(-(-138))
    ld r2, X
    eor r13, r2
    ldd r2, Y+16
    mov r4, r2
    and r4, r21
    eor r15, r4
    subi r26, lo8(-(-131))
    sbci r27, hi8(-(-131))
    ld r4, X+
    eor r21, r4
    mov r4, r18
    and r4, r15
    eor r4, r2
    or r2, r15
    eor r18, r2
    subi r26, lo8(-(131))
    sbci r27, hi8(-(131))
    ld r2, X+
    eor r4, r2
    subi r26, lo8(-(137))
    sbci r27, hi8(-(137))
    ld r2, X+
    eor r18, r2
    mov r2, r5
    swap r2
    swap r5
    mov r16, r2
    andi r16, 15
    mov r20, r5
    andi r20, 240
    mov r2, r10
    swap r2
    std Y+16, r21
    mov r21, r2
    andi r21, 240
    or r16, r21
    swap r10
    mov r21, r10
    andi r21, 15
    or r21, r20
    mov r2, r15
    swap r2
    swap r15
    mov r20, r2
    andi r20, 15
    std Y+14, r21
    mov r21, r15
    andi r21, 240
    mov r15, r8
    swap r15
    std Y+15, r22
    mov r22, r15
    andi r22, 240
    or r20, r22
    swap r8
    mov r22, r8
    andi r22, 15
    or r22, r21
    mov r8, r17
    swap r8
    swap r17
    mov r21, r8
    andi r21, 15
    andi r17, 240
    mov r8, r23
    swap r8
    std Y+18, r22
    mov r22, r8
    andi r22, 240
    or r21, r22
    swap r23
    andi r23, 15
    or r23, r17
    mov r8, r9
    swap r8
    swap r9
    mov r22, r8
    andi r22, 15
    mov r17, r9
    andi r17, 240
    mov r8, r18
    swap r8
    std Y+17, r20
    mov r20, r8
    andi r20, 240
    or r22, r20
    swap r18
    andi r18, 15
    or r18, r17
    ; round 26 (gift.dsl:33)
    mov r8, r14
    or r8, r19
    eor r21, r8
    eor r14, r16
    eor r16, r21
    mov r8, r14
    and r8, r16
    eor r19, r8
    mov r8, r19
    com r8
    mov r15, r21
    and r15, r8
    eor r15, r14
    or r14, r8
    eor r21, r14
    ld r14, X+
    eor r15, r14
    adiw r26, 2
    ld r14, X
    eor r21, r14
    ldd r14, Y+15
    mov r2, r7
    and r2, r14
    eor r23, r2
    ldd r2, Y+14
    eor r7, r2
    eor r2, r23
    mov r9, r7
    or r9, r2
    eor r14, r9
    subi r26, lo8(-(-316))
    sbci r27, hi8(-(-316))
    ld r9, X+
    eor r2, r9
    mov r9, r23
    or r9, r14
    eor r9, r7
    and r7, r14
    eor r23, r7
    subi r26, lo8(-(162))
    sbci r27, hi8(-(162))
    ld r7, X+
    eor r9, r7
    adiw r26, 3
    ld r7, X+
    eor r23, r7
    mov r7, r4
    and r7, r6
    eor r22, r7
    ldd r7, Y+17
    eor r4, r7
    eor r7, r22
    mov r5, r4
    or r5, r7
    eor r6, r5
    adiw r26, 2
    ld r5, X+
    eor r7, r5
    mov r5, r22
    or r5, r6
    eor r5, r4
    and r4, r6
    eor r22, r4
    subi r26, lo8(-(143))
    sbci r27, hi8(-(143))
    ld r4, X
    eor r5, r4
    subi r26, lo8(-(-146))
    sbci r27, hi8(-(-146))
    ld r4, X+
    eor r22, r4
    ldd r4, Y+16
    mov r3, r13
    and r3, r4
    eor r18, r3
    ldd r3, Y+18
    eor r13, r3
    eor r3, r18
    mov r12, r13
    or r12, r3
    eor r4, r12
    mov r12, r18
    or r12, r4
    eor r12, r13
    and r13, r4
    eor r18, r13
    subi r26, lo8(-(146))
    sbci r27, hi8(-(146))
    ld r13, X
    eor r12, r13
    subi r26, lo8(-(-146))
    sbci r27, hi8(-(-146))
    ld r13, X+
    eor r18, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r15
    lpm r15, Z
    mov r30, r21
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r23
    lpm r11, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    ; round 25 (gift.dsl:33)
    eor r19, r5
    and r5, r7
    eor r13, r5
    eor r8, r13
    ; round 26 (gift.dsl:33)
    mov r30, r4
    lpm r5, Z
    mov r30, r12
    lpm r4, Z
    ; round 25 (gift.dsl:33)
    mov r12, r15
    and r12, r16
    eor r22, r12
    eor r15, r6
    eor r6, r22
    mov r12, r15
    and r12, r6
    eor r16, r12
    adiw r26, 43
    ld r12, X
    eor r6, r12
    mov r12, r16
    com r12
    or r12, r22
    eor r12, r15
    or r15, r16
    eor r22, r15
    subi r26, lo8(-(-59))
    sbci r27, hi8(-(-59))
    ld r15, X+
    eor r12, r15
    adiw r26, 3
    ld r15, X
    eor r22, r15
    mov r15, r9
    and r15, r2
    eor r18, r15
    eor r9, r5
    eor r5, r18
    mov r15, r9
    and r15, r5
    eor r2, r15
    mov r15, r2
    com r15
    or r15, r18
    eor r15, r9
    or r9, r2
    eor r18, r9
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r9, X+
    eor r15, r9
    adiw r26, 3
    ld r9, X+
    eor r18, r9
    mov r9, r19
    and r9, r8
    eor r7, r9
    adiw r26, 53
    ld r9, X+
    eor r8, r9
    mov r9, r13
    and r9, r7
    eor r9, r19
    or r19, r7
    eor r13, r19
    subi r26, lo8(-(103))
    sbci r27, hi8(-(103))
    ld r10, X+
    eor r9, r10
    adiw r26, 1
    ld r10, X
    eor r13, r10
    mov r10, r4
    or r10, r3
    eor r11, r10
    eor r4, r14
    eor r14, r11
    mov r10, r4
    or r10, r14
    eor r3, r10
    com r4
    subi r26, lo8(-(-328))
    sbci r27, hi8(-(-328))
    ld r10, X+
    eor r14, r10
    mov r10, r11
    and r10, r3
    eor r10, r4
    or r4, r3
    eor r11, r4
    subi r26, lo8(-(326))
    sbci r27, hi8(-(326))
    ld r4, X+
    eor r10, r4
    adiw r26, 1
    ld r4, X
    eor r11, r4
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    lpm r4, Z
    mov r30, r16
    lpm r12, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r18
    lpm r0, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r11
    lpm r11, Z
    ; round 24 (gift.dsl:33)
    mov r23, r4
    and r23, r6
    eor r0, r23
    eor r4, r2
    eor r2, r0
    mov r23, r4
    or r23, r2
    eor r6, r23
    subi r26, lo8(-(-350))
    sbci r27, hi8(-(-350))
    ld r23, X+
    eor r2, r23
    mov r23, r0
    or r23, r6
    eor r23, r4
    and r4, r6
    eor r0, r4
    subi r26, lo8(-(175))
    sbci r27, hi8(-(175))
    ld r4, X+
    eor r23, r4
    adiw r26, 3
    ld r4, X
    eor r0, r4
    swap r23
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    mov r4, r15
    and r4, r5
    eor r22, r4
    eor r15, r12
    eor r12, r22
    mov r4, r15
    or r4, r12
    eor r5, r4
    mov r4, r22
    or r4, r5
    eor r4, r15
    and r15, r5
    eor r22, r15
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r15, X+
    eor r4, r15
    subi r26, lo8(-(175))
    sbci r27, hi8(-(175))
    ld r15, X
    eor r22, r15
    swap r4
    lsl r22
    adc r22, r1
    lsl r22
    adc r22, r1
    mov r15, r9
    and r15, r8
    eor r11, r15
    eor r9, r3
    eor r3, r11
    mov r15, r9
    or r15, r3
    eor r8, r15
    subi r26, lo8(-(-342))
    sbci r27, hi8(-(-342))
    ld r15, X+
    eor r3, r15
    mov r15, r11
    or r15, r8
    eor r15, r9
    and r9, r8
    eor r11, r9
    subi r26, lo8(-(339))
    sbci r27, hi8(-(339))
    ld r9, X
    eor r15, r9
    subi r26, lo8(-(-169))
    sbci r27, hi8(-(-169))
    ld r9, X
    eor r11, r9
    swap r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r9, r10
    and r9, r14
    eor r13, r9
    eor r10, r7
    eor r7, r13
    mov r9, r10
    or r9, r7
    eor r14, r9
    subi r26, lo8(-(-173))
    sbci r27, hi8(-(-173))
    ld r9, X+
    eor r7, r9
    mov r9, r13
    or r9, r14
    eor r9, r10
    and r10, r14
    eor r13, r10
    subi r26, lo8(-(342))
    sbci r27, hi8(-(342))
    ld r10, X
    eor r9, r10
    subi r26, lo8(-(-169))
    sbci r27, hi8(-(-169))
    ld r10, X
    eor r13, r10
    swap r9
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ; round 23 (gift.dsl:33)
    mov r10, r23
    or r10, r2
    eor r0, r10
    mov r10, r4
    or r10, r12
    eor r22, r10
    ; round 24 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    ; round 23 (gift.dsl:33)
    eor r23, r6
    eor r6, r0
    mov r10, r23
    or r10, r6
    eor r2, r10
    com r23
    subi r26, lo8(-(-153))
    sbci r27, hi8(-(-153))
    ld r10, X+
    eor r6, r10
    mov r10, r0
    and r10, r2
    eor r10, r23
    or r23, r2
    eor r0, r23
    subi r26, lo8(-(325))
    sbci r27, hi8(-(325))
    ld r23, X
    eor r0, r23
    subi r26, lo8(-(-40))
    sbci r27, hi8(-(-40))
    ld r23, X+
    eor r10, r23
    eor r4, r5
    eor r5, r22
    mov r23, r4
    or r23, r5
    eor r12, r23
    com r4
    adiw r26, 42
    ld r23, X
    eor r5, r23
    mov r23, r22
    and r23, r12
    eor r23, r4
    or r4, r12
    eor r22, r4
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X
    eor r22, r4
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r4, X
    eor r23, r4
    mov r4, r15
    and r4, r3
    eor r11, r4
    eor r15, r8
    eor r8, r11
    mov r4, r15
    and r4, r8
    eor r3, r4
    subi r26, lo8(-(-354))
    sbci r27, hi8(-(-354))
    ld r4, X+
    eor r8, r4
    mov r4, r3
    com r4
    or r4, r11
    eor r4, r15
    or r15, r3
    eor r11, r15
    subi r26, lo8(-(354))
    sbci r27, hi8(-(354))
    ld r15, X
    eor r4, r15
    subi r26, lo8(-(-181))
    sbci r27, hi8(-(-181))
    ld r15, X
    eor r11, r15
    mov r15, r9
    and r15, r7
    eor r13, r15
    eor r9, r14
    eor r14, r13
    mov r15, r14
    com r15
    ; round 22 (gift.dsl:33)
    or r14, r23
    ; round 23 (gift.dsl:33)
    mov r18, r9
    and r18, r15
    eor r7, r18
    mov r18, r13
    and r18, r7
    eor r18, r9
    or r9, r7
    eor r13, r9
    subi r26, lo8(-(-77))
    sbci r27, hi8(-(-77))
    ld r9, X+
    eor r18, r9
    subi r26, lo8(-(260))
    sbci r27, hi8(-(260))
    ld r9, X
    eor r13, r9
    mov r9, r3
    lsr r9
    lsl r3
    mov r16, r9
    andi r16, 85
    mov r19, r3
    andi r19, 170
    mov r9, r2
    lsl r9
    mov r20, r9
    andi r20, 170
    or r16, r20
    lsr r2
    mov r20, r2
    andi r20, 85
    or r20, r19
    mov r2, r7
    lsr r2
    lsl r7
    mov r19, r2
    andi r19, 85
    mov r21, r7
    andi r21, 170
    mov r7, r12
    lsl r7
    mov r17, r7
    andi r17, 170
    or r19, r17
    lsr r12
    mov r17, r12
    andi r17, 85
    or r17, r21
    ; round 22 (gift.dsl:33)
    eor r23, r17
    ; round 23 (gift.dsl:33)
    mov r7, r0
    lsr r7
    lsl r0
    mov r21, r7
    andi r21, 85
    std Y+16, r23
    mov r23, r0
    andi r23, 170
    mov r7, r11
    lsl r7
    std Y+18, r20
    mov r20, r7
    andi r20, 170
    or r21, r20
    lsr r11
    mov r20, r11
    andi r20, 85
    or r20, r23
    mov r7, r22
    lsr r7
    lsl r22
    mov r23, r7
    andi r23, 85
    andi r22, 170
    mov r7, r13
    lsl r7
    std Y+17, r20
    mov r20, r7
    andi r20, 170
    or r23, r20
    lsr r13
    mov r20, r13
    andi r20, 85
    or r20, r22
    ; round 22 (gift.dsl:33)
    eor r20, r14
    eor r17, r20
    mov r7, r4
    and r7, r6
    eor r21, r7
    eor r4, r16
    eor r16, r21
    mov r7, r4
    or r7, r16
    eor r6, r7
    subi r26, lo8(-(-369))
    sbci r27, hi8(-(-369))
    ld r7, X+
    eor r16, r7
    mov r7, r21
    or r7, r6
    eor r7, r4
    and r4, r6
    eor r21, r4
    subi r26, lo8(-(370))
    sbci r27, hi8(-(370))
    ld r14, X
    eor r21, r14
    com r6
    subi r26, lo8(-(-196))
    sbci r27, hi8(-(-196))
    ld r14, X
    eor r7, r14
    mov r14, r18
    and r14, r5
    eor r23, r14
    eor r18, r19
    eor r19, r23
    mov r14, r18
    or r14, r19
    eor r5, r14
    subi r26, lo8(-(-153))
    sbci r27, hi8(-(-153))
    ld r14, X+
    eor r19, r14
    mov r14, r23
    or r14, r5
    eor r14, r18
    and r18, r5
    eor r23, r18
    subi r26, lo8(-(153))
    sbci r27, hi8(-(153))
    ld r2, X+
    eor r14, r2
    subi r26, lo8(-(195))
    sbci r27, hi8(-(195))
    ld r2, X+
    eor r23, r2
    com r5
    mov r2, r8
    com r2
    or r2, r10
    ldd r9, Y+17
    eor r9, r2
    ldd r2, Y+18
    eor r10, r2
    eor r2, r9
    mov r13, r10
    and r13, r2
    eor r8, r13
    mov r13, r9
    and r13, r8
    eor r13, r10
    or r10, r8
    eor r9, r10
    ld r4, X
    eor r9, r4
    subi r26, lo8(-(-196))
    sbci r27, hi8(-(-196))
    ld r4, X
    eor r13, r4
    ldd r4, Y+16
    mov r3, r4
    and r3, r17
    eor r15, r3
    subi r26, lo8(-(-74))
    sbci r27, hi8(-(-74))
    ld r3, X+
    eor r17, r3
    mov r3, r20
    and r3, r15
    eor r3, r4
    or r4, r15
    eor r20, r4
    subi r26, lo8(-(74))
    sbci r27, hi8(-(74))
    ld r4, X+
    eor r3, r4
    subi r26, lo8(-(195))
    sbci r27, hi8(-(195))
    ld r4, X+
    eor r20, r4
    mov r4, r5
    swap r4
    swap r5
    mov r18, r4
    andi r18, 15
    mov r22, r5
    andi r22, 240
    mov r5, r6
    swap r5
    std Y+16, r17
    mov r17, r5
    andi r17, 240
    or r18, r17
    swap r6
    mov r17, r6
    andi r17, 15
    or r17, r22
    mov r6, r15
    swap r6
    swap r15
    mov r22, r6
    andi r22, 15
    std Y+18, r17
    mov r17, r15
    andi r17, 240
    mov r15, r8
    swap r15
    std Y+17, r19
    mov r19, r15
    andi r19, 240
    or r22, r19
    swap r8
    mov r19, r8
    andi r19, 15
    or r19, r17
    mov r8, r21
    swap r8
    swap r21
    mov r17, r8
    andi r17, 15
    andi r21, 240
    mov r8, r23
    swap r8
    std Y+15, r19
    mov r19, r8
    andi r19, 240
    or r17, r19
    swap r23
    andi r23, 15
    or r23, r21
    mov r8, r9
    swap r8
    swap r9
    mov r19, r8
    andi r19, 15
    mov r21, r9
    andi r21, 240
    mov r8, r20
    swap r8
    std Y+14, r22
    mov r22, r8
    andi r22, 240
    or r19, r22
    swap r20
    andi r20, 15
    or r20, r21
    ; round 21 (gift.dsl:33)
    mov r8, r14
    or r8, r16
    eor r17, r8
    eor r14, r18
    eor r18, r17
    mov r8, r14
    and r8, r18
    eor r16, r8
    mov r8, r16
    com r8
    mov r15, r17
    and r15, r8
    eor r15, r14
    or r14, r8
    eor r17, r14
    ld r14, X
    eor r15, r14
    subi r26, lo8(-(-204))
    sbci r27, hi8(-(-204))
    ld r14, X
    eor r17, r14
    ldd r14, Y+17
    mov r6, r7
    and r6, r14
    eor r23, r6
    ldd r6, Y+18
    eor r7, r6
    eor r6, r23
    mov r9, r7
    or r9, r6
    eor r14, r9
    subi r26, lo8(-(-130))
    sbci r27, hi8(-(-130))
    ld r9, X+
    eor r6, r9
    mov r9, r23
    or r9, r14
    eor r9, r7
    and r7, r14
    eor r23, r7
    subi r26, lo8(-(334))
    sbci r27, hi8(-(334))
    ld r7, X
    eor r9, r7
    subi r26, lo8(-(-204))
    sbci r27, hi8(-(-204))
    ld r7, X
    eor r23, r7
    mov r7, r3
    and r7, r2
    eor r19, r7
    ldd r7, Y+14
    eor r3, r7
    eor r7, r19
    mov r5, r3
    or r5, r7
    eor r2, r5
    subi r26, lo8(-(-79))
    sbci r27, hi8(-(-79))
    ld r5, X+
    eor r7, r5
    mov r5, r19
    or r5, r2
    eor r5, r3
    and r3, r2
    eor r19, r3
    subi r26, lo8(-(75))
    sbci r27, hi8(-(75))
    ld r4, X+
    eor r5, r4
    adiw r26, 3
    ld r4, X
    eor r19, r4
    ldd r4, Y+16
    mov r3, r13
    and r3, r4
    eor r20, r3
    ldd r3, Y+15
    eor r13, r3
    eor r3, r20
    mov r12, r13
    or r12, r3
    eor r4, r12
    subi r26, lo8(-(-172))
    sbci r27, hi8(-(-172))
    ld r12, X+
    eor r3, r12
    mov r12, r20
    or r12, r4
    eor r12, r13
    and r13, r4
    eor r20, r13
    subi r26, lo8(-(168))
    sbci r27, hi8(-(168))
    ld r13, X+
    eor r12, r13
    adiw r26, 3
    ld r13, X+
    eor r20, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r15
    lpm r15, Z
    mov r30, r17
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r23
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r5
    lpm r5, Z
    ; round 20 (gift.dsl:33)
    eor r16, r5
    and r5, r7
    eor r13, r5
    eor r8, r13
    ; round 21 (gift.dsl:33)
    mov r30, r4
    lpm r5, Z
    mov r30, r12
    lpm r4, Z
    ; round 20 (gift.dsl:33)
    mov r12, r15
    and r12, r18
    eor r19, r12
    eor r15, r2
    eor r2, r19
    mov r12, r15
    and r12, r2
    eor r18, r12
    subi r26, lo8(-(165))
    sbci r27, hi8(-(165))
    ld r12, X
    eor r2, r12
    mov r12, r18
    com r12
    or r12, r19
    eor r12, r15
    or r15, r18
    eor r19, r15
    subi r26, lo8(-(-182))
    sbci r27, hi8(-(-182))
    ld r15, X+
    eor r12, r15
    adiw r26, 3
    ld r15, X
    eor r19, r15
    mov r15, r9
    and r15, r6
    eor r20, r15
    eor r9, r5
    eor r5, r20
    mov r15, r9
    and r15, r5
    eor r6, r15
    mov r15, r6
    com r15
    or r15, r20
    eor r15, r9
    or r9, r6
    eor r20, r9
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r9, X+
    eor r15, r9
    adiw r26, 3
    ld r9, X+
    eor r20, r9
    mov r9, r16
    and r9, r8
    eor r7, r9
    subi r26, lo8(-(90))
    sbci r27, hi8(-(90))
    ld r9, X+
    eor r8, r9
    mov r9, r13
    and r9, r7
    eor r9, r16
    or r16, r7
    eor r13, r16
    subi r26, lo8(-(122))
    sbci r27, hi8(-(122))
    ld r10, X+
    eor r9, r10
    adiw r26, 1
    ld r10, X
    eor r13, r10
    mov r10, r4
    or r10, r3
    eor r11, r10
    eor r4, r14
    eor r14, r11
    mov r10, r4
    or r10, r14
    eor r3, r10
    com r4
    subi r26, lo8(-(-347))
    sbci r27, hi8(-(-347))
    ld r10, X+
    eor r14, r10
    mov r10, r11
    and r10, r3
    eor r10, r4
    or r4, r3
    eor r11, r4
    subi r26, lo8(-(345))
    sbci r27, hi8(-(345))
    ld r4, X+
    eor r10, r4
    adiw r26, 1
    ld r4, X
    eor r11, r4
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    lpm r4, Z
    mov r30, r18
    lpm r12, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r20
    lpm r0, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r11
    lpm r11, Z
    ; round 19 (gift.dsl:33)
    mov r23, r4
    and r23, r2
    eor r0, r23
    eor r4, r6
    eor r6, r0
    mov r23, r4
    or r23, r6
    eor r2, r23
    subi r26, lo8(-(-309))
    sbci r27, hi8(-(-309))
    ld r23, X+
    eor r6, r23
    mov r23, r0
    or r23, r2
    eor r23, r4
    and r4, r2
    eor r0, r4
    subi r26, lo8(-(78))
    sbci r27, hi8(-(78))
    ld r4, X+
    eor r23, r4
    adiw r26, 3
    ld r4, X
    eor r0, r4
    swap r23
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    mov r4, r15
    and r4, r5
    eor r19, r4
    eor r15, r12
    eor r12, r19
    mov r4, r15
    or r4, r12
    eor r5, r4
    mov r4, r19
    or r4, r5
    eor r4, r15
    and r15, r5
    eor r19, r15
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r15, X+
    eor r4, r15
    subi r26, lo8(-(231))
    sbci r27, hi8(-(231))
    ld r15, X
    eor r19, r15
    swap r4
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    mov r15, r9
    and r15, r8
    eor r11, r15
    eor r9, r3
    eor r3, r11
    mov r15, r9
    or r15, r3
    eor r8, r15
    subi r26, lo8(-(-78))
    sbci r27, hi8(-(-78))
    ld r15, X+
    eor r3, r15
    mov r15, r11
    or r15, r8
    eor r15, r9
    and r9, r8
    eor r11, r9
    subi r26, lo8(-(75))
    sbci r27, hi8(-(75))
    ld r9, X
    eor r15, r9
    subi r26, lo8(-(-225))
    sbci r27, hi8(-(-225))
    ld r9, X
    eor r11, r9
    swap r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r9, r10
    and r9, r14
    eor r13, r9
    eor r10, r7
    eor r7, r13
    mov r9, r10
    or r9, r7
    eor r14, r9
    subi r26, lo8(-(-136))
    sbci r27, hi8(-(-136))
    ld r9, X+
    eor r7, r9
    mov r9, r13
    or r9, r14
    eor r9, r10
    and r10, r14
    eor r13, r10
    subi r26, lo8(-(361))
    sbci r27, hi8(-(361))
    ld r10, X
    eor r9, r10
    subi r26, lo8(-(-225))
    sbci r27, hi8(-(-225))
    ld r10, X
    eor r13, r10
    swap r9
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ; round 18 (gift.dsl:33)
    mov r10, r23
    or r10, r6
    eor r0, r10
    mov r10, r4
    or r10, r12
    eor r19, r10
    ; round 19 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r2, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    ; round 18 (gift.dsl:33)
    eor r23, r2
    eor r2, r0
    mov r10, r23
    or r10, r2
    eor r6, r10
    com r23
    subi r26, lo8(-(-125))
    sbci r27, hi8(-(-125))
    ld r10, X+
    eor r2, r10
    mov r10, r0
    and r10, r6
    eor r10, r23
    or r23, r6
    eor r0, r23
    subi r26, lo8(-(354))
    sbci r27, hi8(-(354))
    ld r23, X
    eor r0, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X+
    eor r10, r23
    eor r4, r5
    eor r5, r19
    mov r23, r4
    or r23, r5
    eor r12, r23
    com r4
    adiw r26, 5
    ld r23, X
    eor r5, r23
    mov r23, r19
    and r23, r12
    eor r23, r4
    or r4, r12
    eor r19, r4
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X
    eor r19, r4
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r4, X
    eor r23, r4
    mov r4, r15
    and r4, r3
    eor r11, r4
    eor r15, r8
    eor r8, r11
    mov r4, r15
    and r4, r8
    eor r3, r4
    subi r26, lo8(-(-374))
    sbci r27, hi8(-(-374))
    ld r4, X+
    eor r8, r4
    mov r4, r3
    com r4
    or r4, r11
    eor r4, r15
    or r15, r3
    eor r11, r15
    subi r26, lo8(-(374))
    sbci r27, hi8(-(374))
    ld r15, X
    eor r4, r15
    subi r26, lo8(-(-238))
    sbci r27, hi8(-(-238))
    ld r15, X
    eor r11, r15
    mov r15, r9
    and r15, r7
    eor r13, r15
    eor r9, r14
    eor r14, r13
    mov r15, r14
    com r15
    ; round 17 (gift.dsl:33)
    or r14, r23
    ; round 18 (gift.dsl:33)
    mov r18, r9
    and r18, r15
    eor r7, r18
    mov r18, r13
    and r18, r7
    eor r18, r9
    or r9, r7
    eor r13, r9
    subi r26, lo8(-(-88))
    sbci r27, hi8(-(-88))
    ld r9, X+
    eor r18, r9
    subi r26, lo8(-(328))
    sbci r27, hi8(-(328))
    ld r9, X
    eor r13, r9
    mov r9, r3
    lsr r9
    lsl r3
    mov r16, r9
    andi r16, 85
    mov r20, r3
    andi r20, 170
    mov r9, r6
    lsl r9
    mov r22, r9
    andi r22, 170
    or r16, r22
    lsr r6
    mov r22, r6
    andi r22, 85
    or r22, r20
    mov r6, r7
    lsr r6
    lsl r7
    movw r20, r6 ; r21, r7
    andi r20, 85
    andi r21, 170
    mov r7, r12
    lsl r7
    mov r17, r7
    andi r17, 170
    or r20, r17
    lsr r12
    mov r17, r12
    andi r17, 85
    or r17, r21
    ; round 17 (gift.dsl:33)
    eor r23, r17
    ; round 18 (gift.dsl:33)
    mov r7, r0
    lsr r7
    lsl r0
    mov r21, r7
    andi r21, 85
    std Y+16, r23
    mov r23, r0
    andi r23, 170
    mov r7, r11
    lsl r7
    std Y+15, r22
    mov r22, r7
    andi r22, 170
    or r21, r22
    lsr r11
    mov r22, r11
    andi r22, 85
    or r22, r23
    mov r7, r19
    lsr r7
    lsl r19
    mov r23, r7
    andi r23, 85
    andi r19, 170
    mov r7, r13
    lsl r7
    std Y+14, r22
    mov r22, r7
    andi r22, 170
    or r23, r22
    lsr r13
    mov r22, r13
    andi r22, 85
    or r22, r19
    ; round 17 (gift.dsl:33)
    eor r22, r14
    eor r17, r22
    mov r7, r4
    and r7, r2
    eor r21, r7
    eor r4, r16
    eor r16, r21
    mov r7, r4
    or r7, r16
    eor r2, r7
    subi r26, lo8(-(-389))
    sbci r27, hi8(-(-389))
    ld r7, X+
    eor r16, r7
    mov r7, r21
    or r7, r2
    eor r7, r4
    and r4, r2
    eor r21, r4
    subi r26, lo8(-(390))
    sbci r27, hi8(-(390))
    ld r14, X
    eor r21, r14
    com r2
    subi r26, lo8(-(-255))
    sbci r27, hi8(-(-255))
    ld r14, X+
    eor r7, r14
    mov r14, r18
    and r14, r5
    eor r23, r14
    eor r18, r20
    eor r20, r23
    mov r14, r18
    or r14, r20
    eor r5, r14
    subi r26, lo8(-(113))
    sbci r27, hi8(-(113))
    ld r14, X
    eor r20, r14
    mov r14, r23
    or r14, r5
    eor r14, r18
    and r18, r5
    eor r23, r18
    subi r26, lo8(-(-113))
    sbci r27, hi8(-(-113))
    ld r6, X+
    eor r14, r6
    subi r26, lo8(-(254))
    sbci r27, hi8(-(254))
    ld r6, X+
    eor r23, r6
    com r5
    mov r6, r8
    com r6
    or r6, r10
    ldd r9, Y+14
    eor r9, r6
    ldd r6, Y+15
    eor r10, r6
    eor r6, r9
    mov r13, r10
    and r13, r6
    eor r8, r13
    mov r13, r9
    and r13, r8
    eor r13, r10
    or r10, r8
    eor r9, r10
    ld r4, X
    eor r9, r4
    subi r26, lo8(-(-255))
    sbci r27, hi8(-(-255))
    ld r4, X
    eor r13, r4
    ldd r4, Y+16
    mov r3, r4
    and r3, r17
    eor r15, r3
    subi r26, lo8(-(-55))
    sbci r27, hi8(-(-55))
    ld r3, X+
    eor r17, r3
    mov r3, r22
    and r3, r15
    eor r3, r4
    or r4, r15
    eor r22, r4
    adiw r26, 55
    ld r4, X+
    eor r3, r4
    subi r26, lo8(-(254))
    sbci r27, hi8(-(254))
    ld r4, X+
    eor r22, r4
    mov r4, r5
    swap r4
    swap r5
    movw r18, r4 ; r19, r5
    andi r18, 15
    andi r19, 240
    mov r5, r2
    swap r5
    std Y+16, r17
    mov r17, r5
    andi r17, 240
    or r18, r17
    swap r2
    mov r17, r2
    andi r17, 15
    or r17, r19
    mov r2, r15
    swap r2
    swap r15
    mov r19, r2
    andi r19, 15
    std Y+15, r17
    mov r17, r15
    andi r17, 240
    mov r15, r8
    swap r15
    std Y+14, r20
    mov r20, r15
    andi r20, 240
    or r19, r20
    swap r8
    mov r20, r8
    andi r20, 15
    or r20, r17
    mov r8, r21
    swap r8
    swap r21
    mov r17, r8
    andi r17, 15
    andi r21, 240
    mov r8, r23
    swap r8
    std Y+17, r20
    mov r20, r8
    andi r20, 240
    or r17, r20
    swap r23
    andi r23, 15
    or r23, r21
    mov r8, r9
    swap r8
    swap r9
    movw r20, r8 ; r21, r9
    andi r20, 15
    andi r21, 240
    mov r8, r22
    swap r8
    std Y+18, r19
    mov r19, r8
    andi r19, 240
    or r20, r19
    swap r22
    andi r22, 15
    or r22, r21
    ; round 16 (gift.dsl:33)
    mov r8, r14
    or r8, r16
    eor r17, r8
    eor r14, r18
    eor r18, r17
    mov r8, r14
    and r8, r18
    eor r16, r8
    mov r8, r16
    com r8
    mov r15, r17
    and r15, r8
    eor r15, r14
    or r14, r8
    eor r17, r14
    ld r14, X
    eor r15, r14
    subi r26, lo8(-(-264))
    sbci r27, hi8(-(-264))
    ld r14, X
    eor r17, r14
    ldd r14, Y+14
    mov r2, r7
    and r2, r14
    eor r23, r2
    ldd r2, Y+15
    eor r7, r2
    eor r2, r23
    mov r9, r7
    or r9, r2
    eor r14, r9
    subi r26, lo8(-(-90))
    sbci r27, hi8(-(-90))
    ld r9, X+
    eor r2, r9
    mov r9, r23
    or r9, r14
    eor r9, r7
    and r7, r14
    eor r23, r7
    subi r26, lo8(-(354))
    sbci r27, hi8(-(354))
    ld r7, X
    eor r9, r7
    subi r26, lo8(-(-264))
    sbci r27, hi8(-(-264))
    ld r7, X
    eor r23, r7
    mov r7, r3
    and r7, r6
    eor r20, r7
    ldd r7, Y+18
    eor r3, r7
    eor r7, r20
    mov r5, r3
    or r5, r7
    eor r6, r5
    subi r26, lo8(-(-39))
    sbci r27, hi8(-(-39))
    ld r5, X+
    eor r7, r5
    mov r5, r20
    or r5, r6
    eor r5, r3
    and r3, r6
    eor r20, r3
    adiw r26, 35
    ld r4, X+
    eor r5, r4
    adiw r26, 3
    ld r4, X+
    eor r20, r4
    ldd r4, Y+16
    mov r3, r13
    and r3, r4
    eor r22, r3
    ldd r3, Y+17
    eor r13, r3
    eor r3, r22
    mov r12, r13
    or r12, r3
    eor r4, r12
    adiw r26, 1
    ld r12, X
    eor r3, r12
    mov r12, r22
    or r12, r4
    eor r12, r13
    and r13, r4
    eor r22, r13
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r13, X+
    eor r12, r13
    adiw r26, 3
    ld r13, X+
    eor r22, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r15
    lpm r15, Z
    mov r30, r17
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r23
    lpm r11, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    ; round 15 (gift.dsl:33)
    eor r16, r5
    and r5, r7
    eor r13, r5
    eor r8, r13
    ; round 16 (gift.dsl:33)
    mov r30, r4
    lpm r5, Z
    mov r30, r12
    lpm r4, Z
    ; round 15 (gift.dsl:33)
    mov r12, r15
    and r12, r18
    eor r20, r12
    eor r15, r6
    eor r6, r20
    mov r12, r15
    and r12, r6
    eor r18, r12
    subi r26, lo8(-(184))
    sbci r27, hi8(-(184))
    ld r12, X
    eor r6, r12
    mov r12, r18
    com r12
    or r12, r20
    eor r12, r15
    or r15, r18
    eor r20, r15
    subi r26, lo8(-(-200))
    sbci r27, hi8(-(-200))
    ld r15, X+
    eor r12, r15
    adiw r26, 3
    ld r15, X
    eor r20, r15
    mov r15, r9
    and r15, r2
    eor r22, r15
    eor r9, r5
    eor r5, r22
    mov r15, r9
    and r15, r5
    eor r2, r15
    mov r15, r2
    com r15
    or r15, r22
    eor r15, r9
    or r9, r2
    eor r22, r9
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r9, X+
    eor r15, r9
    adiw r26, 3
    ld r9, X+
    eor r22, r9
    mov r9, r16
    and r9, r8
    eor r7, r9
    subi r26, lo8(-(194))
    sbci r27, hi8(-(194))
    ld r9, X+
    eor r8, r9
    mov r9, r13
    and r9, r7
    eor r9, r16
    or r16, r7
    eor r13, r16
    subi r26, lo8(-(77))
    sbci r27, hi8(-(77))
    ld r10, X+
    eor r9, r10
    adiw r26, 1
    ld r10, X
    eor r13, r10
    mov r10, r4
    or r10, r3
    eor r11, r10
    eor r4, r14
    eor r14, r11
    mov r10, r4
    or r10, r14
    eor r3, r10
    com r4
    subi r26, lo8(-(-367))
    sbci r27, hi8(-(-367))
    ld r10, X+
    eor r14, r10
    mov r10, r11
    and r10, r3
    eor r10, r4
    or r4, r3
    eor r11, r4
    subi r26, lo8(-(365))
    sbci r27, hi8(-(365))
    ld r4, X+
    eor r10, r4
    adiw r26, 1
    ld r4, X
    eor r11, r4
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    lpm r4, Z
    mov r30, r18
    lpm r12, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r22
    lpm r0, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r11
    lpm r11, Z
    ; round 14 (gift.dsl:33)
    mov r23, r4
    and r23, r6
    eor r0, r23
    eor r4, r2
    eor r2, r0
    mov r23, r4
    or r23, r2
    eor r6, r23
    subi r26, lo8(-(-389))
    sbci r27, hi8(-(-389))
    ld r23, X+
    eor r2, r23
    mov r23, r0
    or r23, r6
    eor r23, r4
    and r4, r6
    eor r0, r4
    subi r26, lo8(-(99))
    sbci r27, hi8(-(99))
    ld r4, X+
    eor r23, r4
    adiw r26, 3
    ld r4, X
    eor r0, r4
    swap r23
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    mov r4, r15
    and r4, r5
    eor r20, r4
    eor r15, r12
    eor r12, r20
    mov r4, r15
    or r4, r12
    eor r5, r4
    subi r26, lo8(-(-115))
    sbci r27, hi8(-(-115))
    ld r4, X+
    eor r12, r4
    mov r4, r20
    or r4, r5
    eor r4, r15
    and r15, r5
    eor r20, r15
    subi r26, lo8(-(111))
    sbci r27, hi8(-(111))
    ld r15, X+
    eor r4, r15
    subi r26, lo8(-(290))
    sbci r27, hi8(-(290))
    ld r15, X
    eor r20, r15
    swap r4
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    mov r15, r9
    and r15, r8
    eor r11, r15
    eor r9, r3
    eor r3, r11
    mov r15, r9
    or r15, r3
    eor r8, r15
    subi r26, lo8(-(-98))
    sbci r27, hi8(-(-98))
    ld r15, X+
    eor r3, r15
    mov r15, r11
    or r15, r8
    eor r15, r9
    and r9, r8
    eor r11, r9
    subi r26, lo8(-(95))
    sbci r27, hi8(-(95))
    ld r9, X
    eor r15, r9
    subi r26, lo8(-(-284))
    sbci r27, hi8(-(-284))
    ld r9, X
    eor r11, r9
    swap r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r9, r10
    and r9, r14
    eor r13, r9
    eor r10, r7
    eor r7, r13
    mov r9, r10
    or r9, r7
    eor r14, r9
    subi r26, lo8(-(-97))
    sbci r27, hi8(-(-97))
    ld r9, X+
    eor r7, r9
    mov r9, r13
    or r9, r14
    eor r9, r10
    and r10, r14
    eor r13, r10
    subi r26, lo8(-(381))
    sbci r27, hi8(-(381))
    ld r10, X
    eor r9, r10
    subi r26, lo8(-(-284))
    sbci r27, hi8(-(-284))
    ld r10, X+
    eor r13, r10
    swap r9
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ; round 13 (gift.dsl:33)
    mov r10, r23
    or r10, r2
    eor r0, r10
    mov r10, r4
    or r10, r12
    eor r20, r10
    ; round 14 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    ; round 13 (gift.dsl:33)
    eor r23, r6
    eor r6, r0
    mov r10, r23
    or r10, r6
    eor r2, r10
    com r23
    subi r26, lo8(-(210))
    sbci r27, hi8(-(210))
    ld r10, X+
    eor r6, r10
    mov r10, r0
    and r10, r2
    eor r10, r23
    or r23, r2
    eor r0, r23
    subi r26, lo8(-(75))
    sbci r27, hi8(-(75))
    ld r23, X
    eor r0, r23
    subi r26, lo8(-(-37))
    sbci r27, hi8(-(-37))
    ld r23, X+
    eor r10, r23
    eor r4, r5
    eor r5, r20
    mov r23, r4
    or r23, r5
    eor r12, r23
    com r4
    adiw r26, 1
    ld r23, X
    eor r5, r23
    mov r23, r20
    and r23, r12
    eor r23, r4
    or r4, r12
    eor r20, r4
    subi r26, lo8(-(-44))
    sbci r27, hi8(-(-44))
    ld r4, X
    eor r20, r4
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r4, X
    eor r23, r4
    mov r4, r15
    and r4, r3
    eor r11, r4
    eor r15, r8
    eor r8, r11
    mov r4, r15
    and r4, r8
    eor r3, r4
    subi r26, lo8(-(-312))
    sbci r27, hi8(-(-312))
    ld r4, X+
    eor r8, r4
    mov r4, r3
    com r4
    or r4, r11
    eor r4, r15
    or r15, r3
    eor r11, r15
    subi r26, lo8(-(392))
    sbci r27, hi8(-(392))
    ld r15, X
    eor r4, r15
    subi r26, lo8(-(-296))
    sbci r27, hi8(-(-296))
    ld r15, X
    eor r11, r15
    mov r15, r9
    and r15, r7
    eor r13, r15
    eor r9, r14
    eor r14, r13
    mov r15, r14
    com r15
    ; round 12 (gift.dsl:33)
    or r14, r23
    ; round 13 (gift.dsl:33)
    mov r18, r9
    and r18, r15
    eor r7, r18
    mov r18, r13
    and r18, r7
    eor r18, r9
    or r9, r7
    eor r13, r9
    subi r26, lo8(-(-100))
    sbci r27, hi8(-(-100))
    ld r9, X+
    eor r18, r9
    subi r26, lo8(-(397))
    sbci r27, hi8(-(397))
    ld r9, X
    eor r13, r9
    mov r9, r3
    lsr r9
    lsl r3
    mov r16, r9
    andi r16, 85
    mov r19, r3
    andi r19, 170
    mov r9, r2
    lsl r9
    mov r22, r9
    andi r22, 170
    or r16, r22
    lsr r2
    mov r22, r2
    andi r22, 85
    or r22, r19
    mov r2, r7
    lsr r2
    lsl r7
    mov r19, r2
    andi r19, 85
    mov r21, r7
    andi r21, 170
    mov r7, r12
    lsl r7
    mov r17, r7
    andi r17, 170
    or r19, r17
    lsr r12
    mov r17, r12
    andi r17, 85
    or r17, r21
    ; round 12 (gift.dsl:33)
    eor r23, r17
    ; round 13 (gift.dsl:33)
    mov r7, r0
    lsr r7
    lsl r0
    mov r21, r7
    andi r21, 85
    std Y+16, r23
    mov r23, r0
    andi r23, 170
    mov r7, r11
    lsl r7
    std Y+17, r22
    mov r22, r7
    andi r22, 170
    or r21, r22
    lsr r11
    mov r22, r11
    andi r22, 85
    or r22, r23
    mov r7, r20
    lsr r7
    lsl r20
    mov r23, r7
    andi r23, 85
    andi r20, 170
    mov r7, r13
    lsl r7
    std Y+18, r22
    mov r22, r7
    andi r22, 170
    or r23, r22
    lsr r13
    mov r22, r13
    andi r22, 85
    or r22, r20
    ; round 12 (gift.dsl:33)
    eor r22, r14
    eor r17, r22
    mov r7, r4
    and r7, r6
    eor r21, r7
    eor r4, r16
    eor r16, r21
    mov r7, r4
    or r7, r16
    eor r6, r7
    subi r26, lo8(-(-406))
    sbci r27, hi8(-(-406))
    ld r7, X+
    eor r16, r7
    mov r7, r21
    or r7, r6
    eor r7, r4
    and r4, r6
    eor r21, r4
    subi r26, lo8(-(406))
    sbci r27, hi8(-(406))
    ld r14, X
    eor r21, r14
    com r6
    subi r26, lo8(-(-312))
    sbci r27, hi8(-(-312))
    ld r14, X+
    eor r7, r14
    mov r14, r18
    and r14, r5
    eor r23, r14
    eor r18, r19
    eor r19, r23
    mov r14, r18
    or r14, r19
    eor r5, r14
    subi r26, lo8(-(154))
    sbci r27, hi8(-(154))
    ld r14, X
    eor r19, r14
    mov r14, r23
    or r14, r5
    eor r14, r18
    and r18, r5
    eor r23, r18
    subi r26, lo8(-(-154))
    sbci r27, hi8(-(-154))
    ld r2, X+
    eor r14, r2
    subi r26, lo8(-(311))
    sbci r27, hi8(-(311))
    ld r2, X+
    eor r23, r2
    com r5
    mov r2, r8
    com r2
    or r2, r10
    ldd r9, Y+18
    eor r9, r2
    ldd r2, Y+17
    eor r10, r2
    eor r2, r9
    mov r13, r10
    and r13, r2
    eor r8, r13
    mov r13, r9
    and r13, r8
    eor r13, r10
    or r10, r8
    eor r9, r10
    ld r4, X
    eor r9, r4
    subi r26, lo8(-(-312))
    sbci r27, hi8(-(-312))
    ld r4, X+
    eor r13, r4
    ldd r4, Y+16
    mov r3, r4
    and r3, r17
    eor r15, r3
    adiw r26, 5
    ld r3, X
    eor r17, r3
    mov r3, r22
    and r3, r15
    eor r3, r4
    or r4, r15
    eor r22, r4
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r4, X+
    eor r3, r4
    subi r26, lo8(-(311))
    sbci r27, hi8(-(311))
    ld r4, X+
    eor r22, r4
    mov r4, r5
    swap r4
    swap r5
    mov r18, r4
    andi r18, 15
    mov r20, r5
    andi r20, 240
    mov r5, r6
    swap r5
    std Y+16, r17
    mov r17, r5
    andi r17, 240
    or r18, r17
    swap r6
    mov r17, r6
    andi r17, 15
    or r17, r20
    mov r6, r15
    swap r6
    swap r15
    mov r20, r6
    andi r20, 15
    std Y+17, r17
    mov r17, r15
    andi r17, 240
    mov r15, r8
    swap r15
    std Y+18, r19
    mov r19, r15
    andi r19, 240
    or r20, r19
    swap r8
    mov r19, r8
    andi r19, 15
    or r19, r17
    mov r8, r21
    swap r8
    swap r21
    mov r17, r8
    andi r17, 15
    andi r21, 240
    mov r8, r23
    swap r8
    std Y+14, r19
    mov r19, r8
    andi r19, 240
    or r17, r19
    swap r23
    andi r23, 15
    or r23, r21
    mov r8, r9
    swap r8
    swap r9
    mov r19, r8
    andi r19, 15
    mov r21, r9
    andi r21, 240
    mov r8, r22
    swap r8
    std Y+15, r20
    mov r20, r8
    andi r20, 240
    or r19, r20
    swap r22
    andi r22, 15
    or r22, r21
    ; round 11 (gift.dsl:33)
    mov r8, r14
    or r8, r16
    eor r17, r8
    eor r14, r18
    eor r18, r17
    mov r8, r14
    and r8, r18
    eor r16, r8
    mov r8, r16
    com r8
    mov r15, r17
    and r15, r8
    eor r15, r14
    or r14, r8
    eor r17, r14
    ld r14, X
    eor r15, r14
    subi r26, lo8(-(-323))
    sbci r27, hi8(-(-323))
    ld r14, X
    eor r17, r14
    ldd r14, Y+18
    mov r6, r7
    and r6, r14
    eor r23, r6
    ldd r6, Y+17
    eor r7, r6
    eor r6, r23
    mov r9, r7
    or r9, r6
    eor r14, r9
    subi r26, lo8(-(-47))
    sbci r27, hi8(-(-47))
    ld r9, X+
    eor r6, r9
    mov r9, r23
    or r9, r14
    eor r9, r7
    and r7, r14
    eor r23, r7
    subi r26, lo8(-(370))
    sbci r27, hi8(-(370))
    ld r7, X
    eor r9, r7
    subi r26, lo8(-(-323))
    sbci r27, hi8(-(-323))
    ld r7, X+
    eor r23, r7
    mov r7, r3
    and r7, r2
    eor r19, r7
    ldd r7, Y+15
    eor r3, r7
    eor r7, r19
    mov r5, r3
    or r5, r7
    eor r2, r5
    adiw r26, 3
    ld r5, X
    eor r7, r5
    mov r5, r19
    or r5, r2
    eor r5, r3
    and r3, r2
    eor r19, r3
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r4, X+
    eor r5, r4
    adiw r26, 3
    ld r4, X+
    eor r19, r4
    ldd r4, Y+16
    mov r3, r13
    and r3, r4
    eor r22, r3
    ldd r3, Y+14
    eor r13, r3
    eor r3, r22
    mov r12, r13
    or r12, r3
    eor r4, r12
    adiw r26, 3
    ld r12, X
    eor r3, r12
    mov r12, r22
    or r12, r4
    eor r12, r13
    and r13, r4
    eor r22, r13
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r13, X+
    eor r12, r13
    adiw r26, 3
    ld r13, X+
    eor r22, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r15
    lpm r15, Z
    mov r30, r17
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r23
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r5
    lpm r5, Z
    ; round 10 (gift.dsl:33)
    eor r16, r5
    and r5, r7
    eor r13, r5
    eor r8, r13
    ; round 11 (gift.dsl:33)
    mov r30, r4
    lpm r5, Z
    mov r30, r12
    lpm r4, Z
    ; round 10 (gift.dsl:33)
    mov r12, r15
    and r12, r18
    eor r19, r12
    eor r15, r2
    eor r2, r19
    mov r12, r15
    and r12, r2
    eor r18, r12
    subi r26, lo8(-(248))
    sbci r27, hi8(-(248))
    ld r12, X
    eor r2, r12
    mov r12, r18
    com r12
    or r12, r19
    eor r12, r15
    or r15, r18
    eor r19, r15
    subi r26, lo8(-(-267))
    sbci r27, hi8(-(-267))
    ld r15, X+
    eor r12, r15
    adiw r26, 3
    ld r15, X
    eor r19, r15
    mov r15, r9
    and r15, r6
    eor r22, r15
    eor r9, r5
    eor r5, r22
    mov r15, r9
    and r15, r5
    eor r6, r15
    mov r15, r6
    com r15
    or r15, r22
    eor r15, r9
    or r9, r6
    eor r22, r9
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r9, X+
    eor r15, r9
    adiw r26, 3
    ld r9, X+
    eor r22, r9
    mov r9, r16
    and r9, r8
    eor r7, r9
    subi r26, lo8(-(240))
    sbci r27, hi8(-(240))
    ld r9, X+
    eor r8, r9
    mov r9, r13
    and r9, r7
    eor r9, r16
    or r16, r7
    eor r13, r16
    subi r26, lo8(-(93))
    sbci r27, hi8(-(93))
    ld r10, X+
    eor r9, r10
    adiw r26, 1
    ld r10, X
    eor r13, r10
    mov r10, r4
    or r10, r3
    eor r11, r10
    eor r4, r14
    eor r14, r11
    mov r10, r4
    or r10, r14
    eor r3, r10
    com r4
    subi r26, lo8(-(-383))
    sbci r27, hi8(-(-383))
    ld r10, X+
    eor r14, r10
    mov r10, r11
    and r10, r3
    eor r10, r4
    or r4, r3
    eor r11, r4
    subi r26, lo8(-(381))
    sbci r27, hi8(-(381))
    ld r4, X+
    eor r10, r4
    adiw r26, 1
    ld r4, X
    eor r11, r4
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    lpm r4, Z
    mov r30, r18
    lpm r12, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r22
    lpm r0, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r11
    lpm r11, Z
    ; round 9 (gift.dsl:33)
    mov r23, r4
    and r23, r2
    eor r0, r23
    eor r4, r6
    eor r6, r0
    mov r23, r4
    or r23, r6
    eor r2, r23
    subi r26, lo8(-(-395))
    sbci r27, hi8(-(-395))
    ld r23, X+
    eor r6, r23
    mov r23, r0
    or r23, r2
    eor r23, r4
    and r4, r2
    eor r0, r4
    subi r26, lo8(-(264))
    sbci r27, hi8(-(264))
    ld r4, X
    eor r23, r4
    subi r26, lo8(-(-219))
    sbci r27, hi8(-(-219))
    ld r4, X
    eor r0, r4
    swap r23
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    mov r4, r15
    and r4, r5
    eor r19, r4
    eor r15, r12
    eor r12, r19
    mov r4, r15
    or r4, r12
    eor r5, r4
    subi r26, lo8(-(-47))
    sbci r27, hi8(-(-47))
    ld r4, X+
    eor r12, r4
    mov r4, r19
    or r4, r5
    eor r4, r15
    and r15, r5
    eor r19, r15
    subi r26, lo8(-(396))
    sbci r27, hi8(-(396))
    ld r15, X+
    eor r4, r15
    ld r15, X
    eor r19, r15
    swap r4
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    mov r15, r9
    and r15, r8
    eor r11, r15
    eor r9, r3
    eor r3, r11
    mov r15, r9
    or r15, r3
    eor r8, r15
    subi r26, lo8(-(-113))
    sbci r27, hi8(-(-113))
    ld r15, X
    eor r3, r15
    mov r15, r11
    or r15, r8
    eor r15, r9
    and r9, r8
    eor r11, r9
    subi r26, lo8(-(-18))
    sbci r27, hi8(-(-18))
    ld r9, X
    eor r15, r9
    subi r26, lo8(-(-218))
    sbci r27, hi8(-(-218))
    ld r9, X
    eor r11, r9
    swap r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r9, r10
    and r9, r14
    eor r13, r9
    eor r10, r7
    eor r7, r13
    mov r9, r10
    or r9, r7
    eor r14, r9
    subi r26, lo8(-(-49))
    sbci r27, hi8(-(-49))
    ld r9, X+
    eor r7, r9
    mov r9, r13
    or r9, r14
    eor r9, r10
    and r10, r14
    eor r13, r10
    subi r26, lo8(-(267))
    sbci r27, hi8(-(267))
    ld r10, X
    eor r9, r10
    subi r26, lo8(-(-218))
    sbci r27, hi8(-(-218))
    ld r10, X
    eor r13, r10
    swap r9
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ; round 8 (gift.dsl:33)
    mov r10, r23
    and r10, r6
    eor r0, r10
    mov r10, r4
    and r10, r12
    eor r19, r10
    ; round 9 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r2, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    ; round 8 (gift.dsl:33)
    eor r23, r2
    eor r2, r0
    mov r10, r23
    and r10, r2
    eor r6, r10
    subi r26, lo8(-(-60))
    sbci r27, hi8(-(-60))
    ld r10, X+
    eor r2, r10
    mov r10, r6
    com r10
    or r10, r0
    eor r10, r23
    or r23, r6
    eor r0, r23
    adiw r26, 47
    ld r23, X
    eor r0, r23
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r23, X+
    eor r10, r23
    eor r4, r5
    eor r5, r19
    mov r23, r4
    and r23, r5
    eor r12, r23
    adiw r26, 7
    ld r23, X
    eor r5, r23
    mov r23, r12
    com r23
    or r23, r19
    eor r23, r4
    or r4, r12
    eor r19, r4
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r4, X
    eor r19, r4
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r4, X
    eor r23, r4
    mov r4, r15
    and r4, r3
    eor r11, r4
    eor r15, r8
    eor r8, r11
    mov r4, r15
    and r4, r8
    eor r3, r4
    subi r26, lo8(-(-44))
    sbci r27, hi8(-(-44))
    ld r4, X+
    eor r8, r4
    mov r4, r3
    com r4
    or r4, r11
    eor r4, r15
    or r15, r3
    eor r11, r15
    subi r26, lo8(-(407))
    sbci r27, hi8(-(407))
    ld r15, X
    eor r4, r15
    subi r26, lo8(-(-359))
    sbci r27, hi8(-(-359))
    ld r15, X
    eor r11, r15
    mov r15, r9
    and r15, r7
    eor r13, r15
    eor r9, r14
    eor r14, r13
    mov r15, r14
    com r15
    ; round 7 (gift.dsl:33)
    or r14, r23
    ; round 8 (gift.dsl:33)
    mov r18, r9
    and r18, r15
    eor r7, r18
    mov r18, r13
    and r18, r7
    eor r18, r9
    or r9, r7
    eor r13, r9
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r9, X+
    eor r18, r9
    subi r26, lo8(-(362))
    sbci r27, hi8(-(362))
    ld r9, X
    eor r13, r9
    mov r9, r3
    lsr r9
    lsl r3
    mov r16, r9
    andi r16, 85
    mov r20, r3
    andi r20, 170
    mov r9, r6
    lsl r9
    mov r22, r9
    andi r22, 170
    or r16, r22
    lsr r6
    mov r22, r6
    andi r22, 85
    or r22, r20
    mov r6, r7
    lsr r6
    lsl r7
    movw r20, r6 ; r21, r7
    andi r20, 85
    andi r21, 170
    mov r7, r12
    lsl r7
    mov r17, r7
    andi r17, 170
    or r20, r17
    lsr r12
    mov r17, r12
    andi r17, 85
    or r17, r21
    ; round 7 (gift.dsl:33)
    eor r23, r17
    ; round 8 (gift.dsl:33)
    mov r7, r0
    lsr r7
    lsl r0
    mov r21, r7
    andi r21, 85
    std Y+16, r23
    mov r23, r0
    andi r23, 170
    mov r7, r11
    lsl r7
    std Y+14, r22
    mov r22, r7
    andi r22, 170
    or r21, r22
    lsr r11
    mov r22, r11
    andi r22, 85
    or r22, r23
    mov r7, r19
    lsr r7
    lsl r19
    mov r23, r7
    andi r23, 85
    andi r19, 170
    mov r7, r13
    lsl r7
    std Y+15, r22
    mov r22, r7
    andi r22, 170
    or r23, r22
    lsr r13
    mov r22, r13
    andi r22, 85
    or r22, r19
    ; round 7 (gift.dsl:33)
    eor r22, r14
    eor r17, r22
    mov r7, r4
    and r7, r2
    eor r21, r7
    eor r4, r16
    eor r16, r21
    mov r7, r4
    or r7, r16
    eor r2, r7
    subi r26, lo8(-(-400))
    sbci r27, hi8(-(-400))
    ld r7, X+
    eor r16, r7
    mov r7, r21
    or r7, r2
    eor r7, r4
    and r4, r2
    eor r21, r4
    subi r26, lo8(-(400))
    sbci r27, hi8(-(400))
    ld r14, X
    eor r21, r14
    com r2
    subi r26, lo8(-(-377))
    sbci r27, hi8(-(-377))
    ld r14, X+
    eor r7, r14
    mov r14, r18
    and r14, r5
    eor r23, r14
    eor r18, r20
    eor r20, r23
    mov r14, r18
    or r14, r20
    eor r5, r14
    subi r26, lo8(-(205))
    sbci r27, hi8(-(205))
    ld r14, X+
    eor r20, r14
    mov r14, r23
    or r14, r5
    eor r14, r18
    and r18, r5
    eor r23, r18
    subi r26, lo8(-(171))
    sbci r27, hi8(-(171))
    ld r6, X
    eor r23, r6
    com r5
    subi r26, lo8(-(-377))
    sbci r27, hi8(-(-377))
    ld r6, X+
    eor r14, r6
    mov r6, r8
    com r6
    or r6, r10
    ldd r9, Y+15
    eor r9, r6
    ldd r6, Y+14
    eor r10, r6
    eor r6, r9
    mov r13, r10
    and r13, r6
    eor r8, r13
    mov r13, r9
    and r13, r8
    eor r13, r10
    or r10, r8
    eor r9, r10
    subi r26, lo8(-(377))
    sbci r27, hi8(-(377))
    ld r4, X
    eor r9, r4
    subi r26, lo8(-(-377))
    sbci r27, hi8(-(-377))
    ld r4, X+
    eor r13, r4
    ldd r4, Y+16
    mov r3, r4
    and r3, r17
    eor r15, r3
    adiw r26, 6
    ld r3, X
    eor r17, r3
    mov r3, r22
    and r3, r15
    eor r3, r4
    or r4, r15
    eor r22, r4
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r4, X+
    eor r3, r4
    subi r26, lo8(-(376))
    sbci r27, hi8(-(376))
    ld r4, X
    eor r22, r4
    mov r4, r5
    swap r4
    swap r5
    movw r18, r4 ; r19, r5
    andi r18, 15
    andi r19, 240
    mov r5, r2
    swap r5
    std Y+16, r17
    mov r17, r5
    andi r17, 240
    or r18, r17
    swap r2
    mov r17, r2
    andi r17, 15
    or r17, r19
    mov r2, r15
    swap r2
    swap r15
    mov r19, r2
    andi r19, 15
    std Y+14, r17
    mov r17, r15
    andi r17, 240
    mov r15, r8
    swap r15
    std Y+15, r20
    mov r20, r15
    andi r20, 240
    or r19, r20
    swap r8
    mov r20, r8
    andi r20, 15
    or r20, r17
    mov r8, r21
    swap r8
    swap r21
    mov r17, r8
    andi r17, 15
    andi r21, 240
    mov r8, r23
    swap r8
    std Y+18, r20
    mov r20, r8
    andi r20, 240
    or r17, r20
    swap r23
    andi r23, 15
    or r23, r21
    mov r8, r9
    swap r8
    swap r9
    movw r20, r8 ; r21, r9
    andi r20, 15
    andi r21, 240
    mov r8, r22
    swap r8
    std Y+17, r19
    mov r19, r8
    andi r19, 240
    or r20, r19
    swap r22
    andi r22, 15
    or r22, r21
    ; round 6 (gift.dsl:33)
    mov r8, r16
    com r8
    or r8, r14
    eor r17, r8
    eor r14, r18
    eor r18, r17
    mov r8, r14
    and r8, r18
    eor r16, r8
    mov r8, r17
    and r8, r16
    eor r8, r14
    or r14, r16
    eor r17, r14
    subi r26, lo8(-(-152))
    sbci r27, hi8(-(-152))
    ld r15, X+
    eor r8, r15
    subi r26, lo8(-(152))
    sbci r27, hi8(-(152))
    ld r15, X
    eor r17, r15
    ldd r15, Y+15
    mov r14, r7
    and r14, r15
    eor r23, r14
    ldd r14, Y+14
    eor r7, r14
    eor r14, r23
    mov r2, r7
    or r2, r14
    eor r15, r2
    subi r26, lo8(-(-384))
    sbci r27, hi8(-(-384))
    ld r2, X
    eor r14, r2
    mov r2, r23
    or r2, r15
    eor r2, r7
    and r7, r15
    eor r23, r7
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r7, X+
    eor r2, r7
    adiw r26, 3
    ld r7, X+
    eor r23, r7
    mov r7, r3
    and r7, r6
    eor r20, r7
    ldd r7, Y+17
    eor r3, r7
    eor r7, r20
    mov r9, r3
    or r9, r7
    eor r6, r9
    adiw r26, 3
    ld r9, X
    eor r7, r9
    mov r9, r20
    or r9, r6
    eor r9, r3
    and r3, r6
    eor r20, r3
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r5, X+
    eor r9, r5
    adiw r26, 3
    ld r5, X+
    eor r20, r5
    ldd r5, Y+16
    mov r4, r13
    and r4, r5
    eor r22, r4
    ldd r4, Y+18
    eor r13, r4
    eor r4, r22
    mov r3, r13
    or r3, r4
    eor r5, r3
    adiw r26, 3
    ld r3, X
    eor r4, r3
    mov r3, r22
    or r3, r5
    eor r3, r13
    and r13, r5
    eor r22, r13
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r13, X+
    eor r3, r13
    adiw r26, 3
    ld r13, X
    eor r22, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r8
    lpm r8, Z
    mov r30, r17
    lpm r13, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r23
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r3
    lpm r3, Z
    ; round 5 (gift.dsl:33)
    mov r11, r8
    and r11, r18
    eor r20, r11
    eor r8, r6
    eor r6, r20
    mov r11, r8
    and r11, r6
    eor r18, r11
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r11, X+
    eor r6, r11
    mov r11, r18
    com r11
    or r11, r20
    eor r11, r8
    or r8, r18
    eor r20, r8
    subi r26, lo8(-(394))
    sbci r27, hi8(-(394))
    ld r8, X
    eor r11, r8
    subi r26, lo8(-(-399))
    sbci r27, hi8(-(-399))
    ld r8, X+
    eor r20, r8
    mov r8, r2
    and r8, r14
    eor r22, r8
    eor r2, r5
    eor r5, r22
    mov r8, r2
    and r8, r5
    eor r14, r8
    mov r8, r14
    com r8
    or r8, r22
    eor r8, r2
    or r2, r14
    eor r22, r2
    subi r26, lo8(-(399))
    sbci r27, hi8(-(399))
    ld r2, X
    eor r8, r2
    subi r26, lo8(-(-399))
    sbci r27, hi8(-(-399))
    ld r2, X+
    eor r22, r2
    mov r2, r9
    and r2, r7
    eor r13, r2
    eor r9, r16
    eor r16, r13
    mov r2, r9
    or r2, r16
    eor r7, r2
    subi r26, lo8(-(264))
    sbci r27, hi8(-(264))
    ld r2, X
    eor r16, r2
    mov r2, r13
    or r2, r7
    eor r2, r9
    and r9, r7
    eor r13, r9
    subi r26, lo8(-(-268))
    sbci r27, hi8(-(-268))
    ld r9, X+
    eor r2, r9
    subi r26, lo8(-(402))
    sbci r27, hi8(-(402))
    ld r9, X
    eor r13, r9
    mov r9, r3
    and r9, r4
    eor r12, r9
    eor r3, r15
    eor r15, r12
    mov r9, r3
    and r9, r15
    eor r4, r9
    subi r26, lo8(-(-345))
    sbci r27, hi8(-(-345))
    ld r9, X
    eor r15, r9
    mov r9, r4
    com r9
    or r9, r12
    eor r9, r3
    or r3, r4
    eor r12, r3
    subi r26, lo8(-(-57))
    sbci r27, hi8(-(-57))
    ld r3, X+
    eor r9, r3
    adiw r26, 3
    ld r3, X
    eor r12, r3
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r11
    lpm r3, Z
    mov r30, r18
    lpm r11, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r22
    lpm r10, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r12
    lpm r12, Z
    ; round 4 (gift.dsl:33)
    mov r0, r3
    and r0, r6
    eor r10, r0
    eor r3, r14
    eor r14, r10
    mov r0, r3
    or r0, r14
    eor r6, r0
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r0, X
    eor r14, r0
    mov r0, r10
    or r0, r6
    eor r0, r3
    and r3, r6
    eor r10, r3
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r3, X+
    eor r0, r3
    subi r26, lo8(-(416))
    sbci r27, hi8(-(416))
    ld r3, X
    eor r10, r3
    swap r0
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r3, r8
    and r3, r5
    eor r20, r3
    eor r8, r11
    eor r11, r20
    mov r3, r8
    or r3, r11
    eor r5, r3
    subi r26, lo8(-(-408))
    sbci r27, hi8(-(-408))
    ld r3, X
    eor r11, r3
    mov r3, r20
    or r3, r5
    eor r3, r8
    and r8, r5
    eor r20, r8
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r8, X+
    eor r3, r8
    adiw r26, 3
    ld r8, X+
    eor r20, r8
    swap r3
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    mov r8, r2
    and r8, r16
    eor r12, r8
    eor r2, r4
    eor r4, r12
    mov r8, r2
    or r8, r4
    eor r16, r8
    adiw r26, 4
    ld r8, X
    eor r4, r8
    mov r8, r12
    or r8, r16
    eor r8, r2
    and r2, r16
    eor r12, r2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r2, X+
    eor r8, r2
    adiw r26, 3
    ld r2, X
    eor r12, r2
    swap r8
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r2, r9
    and r2, r15
    eor r13, r2
    eor r9, r7
    eor r7, r13
    mov r2, r9
    and r2, r7
    eor r15, r2
    mov r2, r15
    com r2
    or r15, r9
    eor r15, r13
    or r13, r2
    eor r9, r13
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r13, X+
    eor r9, r13
    subi r26, lo8(-(414))
    sbci r27, hi8(-(414))
    ld r13, X
    eor r15, r13
    bst r2, 0
    lsr r2
    bld r2, 7
    swap r9
    bst r2, 0
    lsr r2
    bld r2, 7
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    ; round 3 (gift.dsl:33)
    mov r13, r0
    and r13, r14
    eor r10, r13
    mov r13, r3
    and r13, r11
    eor r20, r13
    ; round 4 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r16
    lpm r13, Z
    ; round 3 (gift.dsl:33)
    eor r0, r6
    eor r6, r10
    mov r23, r6
    com r23
    mov r18, r0
    and r18, r23
    eor r14, r18
    mov r18, r10
    and r18, r14
    eor r18, r0
    or r0, r14
    eor r10, r0
    subi r26, lo8(-(-106))
    sbci r27, hi8(-(-106))
    ld r0, X
    eor r10, r0
    subi r26, lo8(-(-322))
    sbci r27, hi8(-(-322))
    ld r0, X+
    eor r18, r0
    eor r3, r5
    eor r5, r20
    mov r0, r3
    and r0, r5
    eor r11, r0
    adiw r26, 7
    ld r0, X
    eor r5, r0
    mov r0, r11
    com r0
    or r0, r20
    eor r0, r3
    or r3, r11
    eor r20, r3
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r3, X
    eor r20, r3
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r3, X+
    eor r0, r3
    mov r3, r8
    and r3, r4
    eor r12, r3
    eor r8, r13
    eor r13, r12
    mov r3, r8
    and r3, r13
    eor r4, r3
    adiw r26, 7
    ld r3, X
    eor r13, r3
    mov r3, r4
    com r3
    or r3, r12
    eor r3, r8
    or r8, r4
    eor r12, r8
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r8, X+
    eor r3, r8
    adiw r26, 3
    ld r8, X
    eor r12, r8
    ; round 2 (gift.dsl:33)
    or r6, r3
    ; round 3 (gift.dsl:33)
    mov r8, r9
    and r8, r7
    eor r15, r8
    eor r9, r2
    eor r2, r15
    mov r8, r2
    com r8
    ; round 2 (gift.dsl:33)
    or r2, r0
    ; round 3 (gift.dsl:33)
    mov r16, r9
    and r16, r8
    eor r7, r16
    mov r16, r15
    and r16, r7
    eor r16, r9
    or r9, r7
    eor r15, r9
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r9, X+
    eor r16, r9
    subi r26, lo8(-(425))
    sbci r27, hi8(-(425))
    ld r9, X
    eor r15, r9
    mov r9, r4
    lsr r9
    lsl r4
    mov r19, r9
    andi r19, 85
    mov r22, r4
    andi r22, 170
    mov r9, r14
    lsl r9
    mov r21, r9
    andi r21, 170
    or r19, r21
    lsr r14
    mov r21, r14
    andi r21, 85
    or r21, r22
    ; round 2 (gift.dsl:33)
    eor r3, r19
    ; round 3 (gift.dsl:33)
    mov r14, r7
    lsr r14
    lsl r7
    mov r22, r14
    andi r22, 85
    mov r17, r7
    andi r17, 170
    mov r7, r11
    lsl r7
    std Y+16, r21
    mov r21, r7
    andi r21, 170
    or r22, r21
    lsr r11
    mov r21, r11
    andi r21, 85
    or r21, r17
    ; round 2 (gift.dsl:33)
    eor r0, r21
    ; round 3 (gift.dsl:33)
    mov r7, r10
    lsr r7
    lsl r10
    mov r17, r7
    andi r17, 85
    std Y+18, r18
    mov r18, r10
    andi r18, 170
    mov r7, r12
    lsl r7
    std Y+17, r22
    mov r22, r7
    andi r22, 170
    or r17, r22
    ; round 2 (gift.dsl:33)
    eor r17, r6
    ; round 3 (gift.dsl:33)
    lsr r12
    mov r22, r12
    andi r22, 85
    or r22, r18
    ; round 2 (gift.dsl:33)
    eor r19, r17
    ; round 3 (gift.dsl:33)
    mov r7, r20
    lsr r7
    lsl r20
    mov r18, r7
    andi r18, 85
    andi r20, 170
    mov r7, r15
    lsl r7
    std Y+15, r22
    mov r22, r7
    andi r22, 170
    or r18, r22
    lsr r15
    mov r22, r15
    andi r22, 85
    or r22, r20
    ; round 2 (gift.dsl:33)
    eor r22, r2
    eor r21, r22
    mov r15, r3
    and r15, r19
    eor r23, r15
    subi r26, lo8(-(-431))
    sbci r27, hi8(-(-431))
    ld r15, X+
    eor r19, r15
    mov r15, r17
    and r15, r23
    eor r15, r3
    or r3, r23
    eor r17, r3
    subi r26, lo8(-(431))
    sbci r27, hi8(-(431))
    ld r7, X
    eor r17, r7
    subi r26, lo8(-(-102))
    sbci r27, hi8(-(-102))
    ld r7, X
    eor r15, r7
    mov r7, r16
    and r7, r5
    eor r18, r7
    ldd r7, Y+17
    eor r16, r7
    eor r7, r18
    mov r14, r16
    or r14, r7
    eor r5, r14
    mov r14, r18
    or r14, r5
    eor r14, r16
    and r16, r5
    eor r18, r16
    subi r26, lo8(-(-337))
    sbci r27, hi8(-(-337))
    ld r6, X+
    eor r14, r6
    subi r26, lo8(-(439))
    sbci r27, hi8(-(439))
    ld r6, X+
    eor r18, r6
    com r5
    ldd r6, Y+18
    mov r2, r6
    and r2, r13
    ldd r9, Y+15
    eor r9, r2
    ldd r2, Y+16
    eor r6, r2
    eor r2, r9
    mov r4, r6
    or r4, r2
    eor r13, r4
    mov r4, r9
    or r4, r13
    eor r4, r6
    and r6, r13
    eor r9, r6
    ld r6, X
    eor r9, r6
    com r13
    subi r26, lo8(-(-440))
    sbci r27, hi8(-(-440))
    ld r6, X+
    eor r4, r6
    mov r6, r0
    and r6, r21
    eor r8, r6
    adiw r26, 6
    ld r6, X+
    eor r21, r6
    mov r6, r22
    and r6, r8
    eor r6, r0
    or r0, r8
    eor r22, r0
    subi r26, lo8(-(331))
    sbci r27, hi8(-(331))
    ld r3, X+
    eor r6, r3
    subi r26, lo8(-(101))
    sbci r27, hi8(-(101))
    ld r3, X
    eor r22, r3
    mov r3, r5
    swap r3
    swap r5
    mov r16, r3
    andi r16, 15
    mov r20, r5
    andi r20, 240
    mov r5, r23
    swap r5
    std Y+16, r21
    mov r21, r5
    andi r21, 240
    or r16, r21
    swap r23
    andi r23, 15
    or r23, r20
    mov r5, r8
    swap r5
    swap r8
    mov r20, r5
    andi r20, 15
    mov r21, r8
    andi r21, 240
    mov r8, r13
    swap r8
    std Y+18, r23
    mov r23, r8
    andi r23, 240
    or r20, r23
    swap r13
    mov r23, r13
    andi r23, 15
    or r23, r21
    mov r8, r17
    swap r8
    swap r17
    mov r21, r8
    andi r21, 15
    andi r17, 240
    mov r8, r18
    swap r8
    std Y+15, r23
    mov r23, r8
    andi r23, 240
    or r21, r23
    swap r18
    andi r18, 15
    or r18, r17
    mov r8, r9
    swap r8
    swap r9
    mov r23, r8
    andi r23, 15
    mov r17, r9
    andi r17, 240
    mov r8, r22
    swap r8
    std Y+17, r20
    mov r20, r8
    andi r20, 240
    or r23, r20
    swap r22
    andi r22, 15
    or r22, r17
    ; round 1 (gift.dsl:33)
    mov r8, r14
    and r8, r19
    eor r21, r8
    eor r14, r16
    com r14
    mov r8, r21
    com r8
    eor r16, r8
    mov r9, r14
    and r9, r16
    eor r19, r9
    and r8, r19
    eor r8, r14
    or r14, r19
    eor r21, r14
    mov r14, r15
    or r14, r7
    eor r18, r14
    ldd r14, Y+18
    eor r15, r14
    eor r14, r18
    mov r9, r15
    and r9, r14
    eor r7, r9
    mov r9, r7
    com r9
    mov r5, r18
    and r5, r9
    eor r5, r15
    com r15
    and r7, r15
    eor r18, r7
    mov r15, r6
    or r15, r2
    eor r23, r15
    ldd r15, Y+17
    eor r6, r15
    eor r15, r23
    mov r7, r6
    and r7, r15
    eor r2, r7
    mov r7, r2
    com r7
    mov r13, r23
    and r13, r7
    eor r13, r6
    com r6
    and r2, r6
    eor r23, r2
    ldd r6, Y+16
    mov r2, r4
    and r2, r6
    eor r22, r2
    ldd r2, Y+15
    eor r4, r2
    com r4
    mov r3, r22
    com r3
    eor r2, r3
    mov r12, r4
    and r12, r2
    eor r6, r12
    and r3, r6
    eor r3, r4
    or r4, r6
    eor r22, r4
    mov r4, r7
    lsr r4
    lsr r4
    lsr r4
    eor r4, r7
    mov r20, r4
    andi r20, 10
    mov r17, r20
    lsl r17
    lsl r17
    lsl r17
    eor r20, r17
    eor r7, r20
    mov r4, r9
    lsr r4
    lsr r4
    lsr r4
    eor r4, r9
    mov r20, r4
    andi r20, 10
    mov r17, r20
    lsl r17
    lsl r17
    lsl r17
    eor r20, r17
    eor r9, r20
    mov r4, r7
    lsr r4
    lsr r4
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r19
    lpm r12, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r21
    lpm r11, Z
    mov r30, r16
    lpm r10, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r18
    lpm r0, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r23
    lpm r23, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r22
    lpm r18, Z
    mov r30, r2
    lpm r2, Z
    mov r16, r12
    lsr r16
    lsr r16
    eor r16, r9
    andi r16, 51
    eor r9, r16
    lsl r16
    lsl r16
    eor r12, r16
    eor r4, r6
    mov r16, r4
    andi r16, 51
    eor r6, r16
    lsl r16
    lsl r16
    eor r7, r16
    mov r4, r8
    lsr r4
    lsr r4
    eor r4, r5
    mov r16, r4
    andi r16, 51
    eor r5, r16
    lsl r16
    lsl r16
    eor r8, r16
    mov r4, r13
    lsr r4
    lsr r4
    eor r4, r3
    mov r16, r4
    andi r16, 51
    eor r3, r16
    lsl r16
    lsl r16
    eor r13, r16
    mov r4, r11
    lsr r4
    lsr r4
    eor r4, r0
    mov r16, r4
    andi r16, 51
    eor r0, r16
    lsl r16
    lsl r16
    eor r11, r16
    mov r4, r23
    lsr r4
    lsr r4
    eor r4, r18
    mov r16, r4
    andi r16, 51
    eor r18, r16
    lsl r16
    lsl r16
    eor r23, r16
    mov r4, r10
    lsr r4
    lsr r4
    eor r4, r14
    mov r16, r4
    andi r16, 51
    eor r14, r16
    lsl r16
    lsl r16
    eor r10, r16
    mov r4, r15
    lsr r4
    lsr r4
    eor r4, r2
    mov r16, r4
    andi r16, 51
    eor r2, r16
    lsl r16
    lsl r16
    eor r15, r16
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r12
    st X+, r7
    st X+, r9
    st X+, r6
    st X+, r8
    st X+, r13
    st X+, r5
    st X+, r3
    st X+, r11
    st X+, r23
    st X+, r0
    st X+, r18
    st X+, r10
    st X+, r15
    st X+, r14
    st X, r2
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 16
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 16
    std Y+3, r30
    std Y+4, r31
    sbiw r24, 1
    breq .Llwcc_giftb128_128_ecb_decrypt_avr_end
    jmp .Llwcc_giftb128_128_ecb_decrypt_avr_group
.Llwcc_giftb128_128_ecb_decrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_giftb128_128_ecb_decrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_giftb128_128_ecb_decrypt_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_giftb128_128_ecb_decrypt_avr, .-lwcc_giftb128_128_ecb_decrypt_avr

    .global lwcc_giftb128_128_ctr_init_avr
    .type lwcc_giftb128_128_ctr_init_avr, @function
lwcc_giftb128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_giftb128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_giftb128_128_ctr_nonce_avr
    .size lwcc_giftb128_128_ctr_init_avr, .-lwcc_giftb128_128_ctr_init_avr

    .global lwcc_giftb128_128_ctr_nonce_avr
    .type lwcc_giftb128_128_ctr_nonce_avr, @function
lwcc_giftb128_128_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ld r0, X+
    mov r2, r0
    lsr r2
    lsr r2
    adiw r26, 1
    ld r3, X
    eor r2, r3
    mov r16, r2
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r0, r17
    eor r3, r16
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r0
    lpm r0, Z
    mov r30, r3
    lpm r2, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X+
    mov r4, r3
    lsr r4
    lsr r4
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    mov r16, r4
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r3, r17
    eor r5, r16
    mov r30, r3
    lpm r3, Z
    mov r30, r5
    lpm r4, Z
    ld r5, X+
    mov r6, r5
    lsr r6
    lsr r6
    adiw r26, 1
    ld r7, X
    eor r6, r7
    mov r16, r6
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r5, r17
    eor r7, r16
    mov r30, r5
    lpm r5, Z
    mov r30, r7
    lpm r6, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X+
    mov r8, r7
    lsr r8
    lsr r8
    adiw r26, 1
    ld r9, X+
    eor r8, r9
    mov r16, r8
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r7, r17
    eor r9, r16
    mov r30, r7
    lpm r7, Z
    mov r30, r9
    lpm r8, Z
    ld r9, X+
    mov r10, r9
    lsr r10
    lsr r10
    adiw r26, 1
    ld r11, X
    eor r10, r11
    mov r16, r10
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r9, r17
    eor r11, r16
    mov r30, r9
    lpm r9, Z
    mov r30, r11
    lpm r10, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X+
    mov r12, r11
    lsr r12
    lsr r12
    adiw r26, 1
    ld r13, X
    eor r12, r13
    mov r16, r12
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r11, r17
    eor r13, r16
    mov r30, r11
    lpm r11, Z
    mov r30, r13
    lpm r12, Z
    ; round 1 (gift.dsl:33)
    mov r13, r0
    or r13, r5
    eor r13, r9
    and r9, r0
    eor r5, r9
    mov r9, r13
    com r9
    subi r28, lo8(-(452))
    sbci r29, hi8(-(452))
    std Y+0, r9
    mov r9, r5
    com r9
    std Y+1, r9
    std Y+2, r5
    std Y+3, r0
    std Y+4, r13
    mov r0, r2
    or r0, r6
    eor r0, r10
    and r10, r2
    eor r6, r10
    mov r5, r0
    com r5
    std Y+5, r5
    mov r5, r6
    com r5
    std Y+6, r5
    std Y+7, r6
    std Y+8, r2
    std Y+9, r0
    mov r0, r3
    or r0, r7
    eor r0, r11
    and r11, r3
    eor r7, r11
    mov r2, r0
    com r2
    std Y+10, r2
    mov r2, r7
    com r2
    std Y+11, r2
    std Y+12, r7
    std Y+13, r3
    std Y+14, r0
    mov r0, r4
    or r0, r8
    eor r0, r12
    and r12, r4
    eor r8, r12
    mov r2, r0
    com r2
    std Y+15, r2
    mov r2, r8
    com r2
    std Y+16, r2
    std Y+17, r8
    std Y+18, r4
    std Y+19, r0
    pop r29
    pop r28
    pop r17
    pop r16
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_giftb128_128_ctr_nonce_avr, .-lwcc_giftb128_128_ctr_nonce_avr

    .global lwcc_giftb128_128_ctr_crypt_avr
    .type lwcc_giftb128_128_ctr_crypt_avr, @function
lwcc_giftb128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_giftb128_128_ctr_crypt_avr_begin
    ret
.Llwcc_giftb128_128_ctr_crypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 45
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    std Y+7, r14
    std Y+8, r15
    std Y+9, r16
    std Y+10, r17
    std Y+11, r1
    movw r24, r20
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_giftb128_128_ctr_crypt_avr_group
    jmp .Llwcc_giftb128_128_ctr_crypt_avr_rest
.Llwcc_giftb128_128_ctr_crypt_avr_group:
    ldd r15, Y+10
    mov r14, r15
    lsr r14
    lsr r14
    ldd r0, Y+8
    eor r14, r0
    mov r23, r14
    andi r23, 51
    eor r0, r23
    lsl r23
    lsl r23
    eor r15, r23
    ldd r14, Y+9
    mov r2, r14
    lsr r2
    lsr r2
    ldd r12, Y+7
    eor r2, r12
    mov r23, r2
    andi r23, 51
    eor r12, r23
    lsl r23
    lsl r23
    eor r14, r23
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r15
    lpm r15, Z
    mov r30, r0
    lpm r23, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r12
    lpm r18, Z
    ; round 1 (gift.dsl:33)
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(452))
    sbci r27, hi8(-(452))
    ld r0, X+
    eor r0, r15
    adiw r26, 1
    ld r2, X+
    and r15, r2
    ld r2, X
    eor r2, r15
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r15, X+
    eor r15, r0
    mov r12, r2
    and r12, r15
    adiw r26, 2
    ld r22, X
    eor r22, r12
    subi r26, lo8(-(-455))
    sbci r27, hi8(-(-455))
    ld r12, X+
    eor r15, r12
    adiw r26, 6
    ld r12, X+
    eor r2, r12
    subi r26, lo8(-(448))
    sbci r27, hi8(-(448))
    ld r12, X+
    eor r12, r23
    adiw r26, 1
    ld r6, X+
    and r23, r6
    ld r6, X
    eor r6, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r8, X+
    eor r8, r12
    mov r11, r6
    and r11, r8
    adiw r26, 2
    ld r23, X
    eor r23, r11
    subi r26, lo8(-(-461))
    sbci r27, hi8(-(-461))
    ld r11, X+
    eor r8, r11
    subi r26, lo8(-(461))
    sbci r27, hi8(-(461))
    ld r11, X+
    eor r11, r14
    adiw r26, 1
    ld r7, X+
    and r14, r7
    ld r7, X
    eor r7, r14
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r14, X+
    eor r14, r11
    mov r13, r7
    and r13, r14
    adiw r26, 2
    ld r16, X
    eor r16, r13
    subi r26, lo8(-(-463))
    sbci r27, hi8(-(-463))
    ld r13, X+
    eor r14, r13
    subi r26, lo8(-(463))
    sbci r27, hi8(-(463))
    ld r13, X+
    eor r13, r18
    adiw r26, 1
    ld r3, X+
    and r18, r3
    ld r3, X
    eor r3, r18
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r10, X+
    eor r10, r13
    mov r9, r3
    and r9, r10
    adiw r26, 2
    ld r4, X
    eor r4, r9
    subi r26, lo8(-(-469))
    sbci r27, hi8(-(-469))
    ld r9, X+
    eor r10, r9
    adiw r26, 6
    ld r9, X
    eor r3, r9
    mov r9, r0
    swap r9
    swap r0
    mov r18, r9
    andi r18, 15
    mov r17, r0
    andi r17, 240
    mov r20, r12
    swap r20
    andi r20, 240
    or r18, r20
    swap r12
    movw r20, r12 ; r21, r13
    andi r20, 15
    or r20, r17
    mov r0, r11
    swap r0
    swap r11
    mov r17, r0
    andi r17, 15
    mov r19, r11
    andi r19, 240
    swap r21
    andi r21, 240
    or r17, r21
    swap r13
    mov r21, r13
    andi r21, 15
    or r21, r19
    mov r19, r23
    swap r19
    swap r23
    andi r19, 15
    andi r23, 240
    mov r0, r22
    swap r0
    std Y+14, r21
    mov r21, r0
    andi r21, 240
    or r19, r21
    swap r22
    andi r22, 15
    or r22, r23
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r22, r0
    mov r0, r4
    swap r0
    swap r4
    mov r23, r0
    andi r23, 15
    mov r21, r4
    andi r21, 240
    mov r0, r16
    swap r0
    std Y+15, r17
    mov r17, r0
    andi r17, 240
    or r23, r17
    swap r16
    andi r16, 15
    or r16, r21
    ld r0, X+
    eor r23, r0
    ld r0, X+
    eor r16, r0
    ; round 2 (gift.dsl:33)
    mov r0, r18
    or r0, r8
    eor r0, r19
    and r19, r18
    eor r8, r19
    mov r12, r2
    eor r12, r0
    and r2, r8
    eor r18, r2
    eor r8, r12
    com r12
    mov r2, r18
    and r2, r8
    eor r0, r2
    adiw r26, 4
    ld r2, X+
    eor r8, r2
    mov r2, r20
    or r2, r15
    eor r2, r22
    and r22, r20
    eor r15, r22
    mov r11, r6
    eor r11, r2
    and r6, r15
    eor r20, r6
    eor r15, r11
    com r11
    mov r6, r20
    and r6, r15
    eor r2, r6
    ld r6, X+
    eor r15, r6
    adiw r26, 4
    ld r6, X
    eor r20, r6
    ldd r6, Y+15
    mov r13, r6
    or r13, r10
    eor r13, r23
    and r23, r6
    eor r10, r23
    mov r9, r7
    eor r9, r13
    and r7, r10
    eor r6, r7
    eor r10, r9
    com r9
    mov r7, r6
    and r7, r10
    eor r13, r7
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r7, X+
    eor r10, r7
    adiw r26, 8
    ld r7, X
    eor r6, r7
    ldd r7, Y+14
    mov r4, r7
    or r4, r14
    eor r4, r16
    and r16, r7
    eor r14, r16
    mov r23, r3
    eor r23, r4
    and r3, r14
    eor r7, r3
    eor r14, r23
    com r23
    mov r3, r7
    and r3, r14
    eor r4, r3
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r3, X+
    eor r14, r3
    mov r3, r12
    lsr r3
    lsl r12
    mov r22, r3
    andi r22, 85
    mov r16, r12
    andi r16, 170
    mov r17, r9
    lsl r17
    andi r17, 170
    or r22, r17
    lsr r9
    mov r17, r9
    andi r17, 85
    or r17, r16
    mov r12, r11
    lsr r12
    lsl r11
    mov r16, r12
    andi r16, 85
    mov r19, r11
    andi r19, 170
    mov r21, r23
    lsl r21
    andi r21, 170
    or r16, r21
    lsr r23
    andi r23, 85
    or r23, r19
    mov r12, r13
    lsr r12
    lsl r13
    mov r19, r12
    andi r19, 85
    mov r21, r13
    andi r21, 170
    mov r12, r0
    lsl r12
    std Y+14, r23
    mov r23, r12
    andi r23, 170
    or r19, r23
    lsr r0
    mov r23, r0
    andi r23, 85
    or r23, r21
    adiw r26, 2
    ld r0, X+
    eor r19, r0
    adiw r26, 1
    ld r0, X
    eor r23, r0
    mov r0, r4
    lsr r0
    lsl r4
    mov r21, r0
    andi r21, 85
    std Y+15, r23
    mov r23, r4
    andi r23, 170
    mov r0, r2
    lsl r0
    std Y+16, r17
    mov r17, r0
    andi r17, 170
    or r21, r17
    lsr r2
    mov r17, r2
    andi r17, 85
    or r17, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    eor r21, r0
    adiw r26, 1
    ld r0, X+
    eor r17, r0
    ; round 3 (gift.dsl:33)
    mov r0, r22
    or r0, r10
    eor r0, r19
    and r19, r22
    eor r10, r19
    mov r2, r18
    eor r2, r0
    and r18, r10
    eor r22, r18
    eor r10, r2
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    mov r12, r22
    and r12, r10
    eor r0, r12
    swap r10
    adiw r26, 2
    ld r12, X+
    eor r10, r12
    adiw r26, 7
    ld r12, X
    eor r22, r12
    mov r12, r16
    or r12, r14
    eor r12, r21
    and r21, r16
    eor r14, r21
    mov r11, r20
    eor r11, r12
    and r20, r14
    eor r16, r20
    eor r14, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r13, r16
    and r13, r14
    eor r12, r13
    swap r14
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r13, X+
    eor r14, r13
    adiw r26, 7
    ld r13, X
    eor r16, r13
    ldd r13, Y+16
    mov r3, r13
    or r3, r8
    ldd r9, Y+15
    eor r3, r9
    and r9, r13
    eor r8, r9
    mov r9, r6
    eor r9, r3
    and r6, r8
    eor r13, r6
    eor r8, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r6, r13
    and r6, r8
    eor r3, r6
    swap r8
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r6, X+
    eor r8, r6
    adiw r26, 7
    ld r6, X
    eor r13, r6
    ldd r6, Y+14
    movw r4, r6 ; r5, r7
    or r4, r15
    eor r4, r17
    and r17, r6
    eor r15, r17
    eor r5, r4
    and r7, r15
    eor r6, r7
    eor r15, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r7, r6
    and r7, r15
    eor r4, r7
    swap r15
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r7, X+
    eor r15, r7
    ; round 4 (gift.dsl:33)
    mov r7, r10
    com r7
    and r7, r2
    mov r23, r14
    com r23
    and r23, r11
    ; round 3 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    ld r18, X+
    eor r0, r18
    mov r30, r12
    lpm r18, Z
    ld r12, X+
    eor r18, r12
    mov r30, r3
    lpm r12, Z
    ld r3, X+
    eor r12, r3
    mov r30, r4
    lpm r3, Z
    ld r4, X+
    eor r3, r4
    ; round 4 (gift.dsl:33)
    eor r7, r0
    or r0, r2
    eor r10, r0
    mov r0, r22
    eor r0, r7
    or r22, r10
    eor r2, r22
    eor r10, r0
    mov r4, r2
    and r4, r10
    eor r7, r4
    adiw r26, 11
    ld r4, X
    eor r2, r4
    eor r23, r18
    or r18, r11
    eor r14, r18
    mov r4, r16
    eor r4, r23
    or r16, r14
    eor r11, r16
    eor r14, r4
    mov r18, r11
    and r18, r14
    eor r23, r18
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r18, X+
    eor r23, r18
    mov r18, r8
    com r18
    and r18, r9
    eor r18, r12
    or r12, r9
    eor r8, r12
    mov r12, r13
    eor r12, r18
    or r13, r8
    eor r9, r13
    eor r8, r12
    mov r13, r9
    and r13, r8
    eor r18, r13
    adiw r26, 3
    ld r13, X
    eor r9, r13
    mov r13, r5
    and r13, r15
    eor r13, r3
    com r3
    or r3, r5
    eor r15, r3
    mov r3, r6
    eor r3, r13
    and r6, r15
    eor r5, r6
    eor r15, r3
    mov r6, r5
    or r6, r15
    eor r13, r6
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r6, X+
    eor r13, r6
    adiw r26, 2
    ld r6, X
    eor r5, r6
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r10
    lpm r6, Z
    mov r30, r7
    lpm r7, Z
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r10, X
    eor r7, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r6, r10
    mov r30, r4
    lpm r10, Z
    mov r30, r14
    lpm r14, Z
    ld r4, X+
    eor r14, r4
    mov r30, r8
    lpm r8, Z
    mov r30, r18
    lpm r4, Z
    adiw r26, 5
    ld r18, X
    eor r4, r18
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r18, X+
    eor r8, r18
    mov r30, r3
    lpm r3, Z
    mov r30, r15
    lpm r15, Z
    ld r18, X+
    eor r15, r18
    ; round 5 (gift.dsl:33)
    mov r18, r10
    or r18, r6
    eor r18, r23
    and r23, r10
    eor r6, r23
    mov r23, r2
    eor r23, r18
    and r2, r6
    eor r10, r2
    eor r6, r23
    mov r2, r10
    and r2, r6
    eor r18, r2
    adiw r26, 12
    ld r2, X+
    eor r18, r2
    mov r2, r0
    or r2, r14
    eor r2, r7
    and r7, r0
    eor r14, r7
    mov r7, r11
    eor r7, r2
    and r11, r14
    eor r0, r11
    eor r14, r7
    mov r11, r0
    and r11, r14
    eor r2, r11
    ld r11, X+
    eor r2, r11
    ld r11, X+
    eor r0, r11
    mov r11, r3
    or r11, r8
    eor r11, r13
    and r13, r3
    eor r8, r13
    mov r13, r9
    eor r13, r11
    and r9, r8
    eor r3, r9
    eor r8, r13
    mov r9, r3
    and r9, r8
    eor r11, r9
    ld r9, X+
    eor r3, r9
    mov r9, r12
    or r9, r15
    eor r9, r4
    and r4, r12
    eor r15, r4
    mov r4, r5
    eor r4, r9
    and r5, r15
    eor r12, r5
    eor r15, r4
    mov r5, r12
    and r5, r15
    eor r9, r5
    ld r5, X
    eor r12, r5
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r23, X+
    eor r6, r23
    mov r30, r7
    lpm r7, Z
    mov r30, r14
    lpm r14, Z
    ld r23, X+
    eor r14, r23
    mov r30, r8
    lpm r8, Z
    mov r30, r11
    lpm r23, Z
    ld r11, X+
    eor r8, r11
    adiw r26, 1
    ld r11, X
    eor r23, r11
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r22, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X+
    eor r15, r11
    adiw r26, 1
    ld r11, X+
    eor r22, r11
    ; round 6 (gift.dsl:33)
    mov r11, r13
    and r11, r6
    eor r11, r23
    com r23
    or r23, r13
    eor r6, r23
    mov r9, r10
    eor r9, r11
    and r10, r6
    eor r13, r10
    eor r6, r9
    mov r10, r13
    or r10, r6
    eor r11, r10
    adiw r26, 6
    ld r10, X
    eor r6, r10
    subi r26, lo8(-(-25))
    sbci r27, hi8(-(-25))
    ld r10, X+
    eor r13, r10
    mov r10, r14
    com r10
    and r10, r4
    eor r10, r22
    or r22, r4
    eor r14, r22
    mov r23, r0
    eor r23, r10
    or r0, r14
    eor r4, r0
    eor r14, r23
    mov r0, r4
    and r0, r14
    eor r10, r0
    adiw r26, 23
    ld r0, X+
    eor r14, r0
    adiw r26, 7
    ld r0, X
    eor r4, r0
    mov r0, r8
    com r0
    and r0, r5
    eor r0, r18
    or r18, r5
    eor r8, r18
    mov r18, r3
    eor r18, r0
    or r3, r8
    eor r5, r3
    eor r8, r18
    mov r3, r5
    and r3, r8
    eor r0, r3
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r3, X
    eor r8, r3
    mov r3, r15
    com r3
    and r3, r7
    eor r3, r2
    or r2, r7
    eor r15, r2
    mov r22, r12
    eor r22, r3
    or r12, r15
    eor r7, r12
    eor r15, r22
    mov r2, r7
    and r2, r15
    eor r3, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X+
    eor r15, r2
    adiw r26, 6
    ld r2, X
    eor r7, r2
    mov r2, r9
    swap r2
    swap r9
    mov r16, r2
    andi r16, 15
    mov r17, r9
    andi r17, 240
    mov r20, r23
    swap r20
    andi r20, 240
    or r16, r20
    swap r23
    andi r23, 15
    or r23, r17
    mov r2, r18
    swap r2
    swap r18
    mov r17, r2
    andi r17, 15
    andi r18, 240
    mov r20, r22
    swap r20
    andi r20, 240
    or r17, r20
    swap r22
    andi r22, 15
    or r22, r18
    movw r18, r10 ; r19, r11
    swap r18
    swap r10
    andi r18, 15
    mov r20, r10
    andi r20, 240
    swap r19
    andi r19, 240
    or r18, r19
    swap r11
    mov r19, r11
    andi r19, 15
    or r19, r20
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r2, X+
    eor r18, r2
    ld r2, X+
    eor r19, r2
    mov r2, r3
    swap r2
    swap r3
    movw r20, r2 ; r21, r3
    andi r20, 15
    andi r21, 240
    mov r2, r0
    swap r2
    std Y+14, r22
    mov r22, r2
    andi r22, 240
    or r20, r22
    swap r0
    mov r22, r0
    andi r22, 15
    or r22, r21
    ld r0, X+
    eor r20, r0
    ld r0, X+
    eor r22, r0
    ; round 7 (gift.dsl:33)
    mov r0, r16
    or r0, r14
    eor r0, r18
    and r18, r16
    eor r14, r18
    mov r2, r13
    eor r2, r0
    and r13, r14
    eor r16, r13
    eor r14, r2
    com r2
    mov r12, r16
    and r12, r14
    eor r0, r12
    adiw r26, 4
    ld r12, X
    eor r14, r12
    subi r26, lo8(-(-46))
    sbci r27, hi8(-(-46))
    ld r12, X+
    eor r16, r12
    mov r12, r23
    or r12, r6
    eor r12, r19
    and r19, r23
    eor r6, r19
    mov r11, r4
    eor r11, r12
    and r4, r6
    eor r23, r4
    eor r6, r11
    com r11
    mov r13, r23
    and r13, r6
    eor r12, r13
    adiw r26, 46
    ld r13, X+
    eor r6, r13
    adiw r26, 4
    ld r13, X
    eor r23, r13
    mov r13, r17
    or r13, r15
    eor r13, r20
    and r20, r17
    eor r15, r20
    mov r3, r5
    eor r3, r13
    and r5, r15
    eor r17, r5
    eor r15, r3
    com r3
    mov r10, r17
    and r10, r15
    eor r13, r10
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-43))
    sbci r27, hi8(-(-43))
    ld r10, X+
    eor r17, r10
    ldd r10, Y+14
    mov r9, r10
    or r9, r8
    eor r9, r22
    and r22, r10
    eor r8, r22
    mov r18, r7
    eor r18, r9
    and r7, r8
    eor r10, r7
    eor r8, r18
    com r18
    mov r7, r10
    and r7, r8
    eor r9, r7
    adiw r26, 43
    ld r7, X+
    eor r8, r7
    mov r7, r2
    lsr r7
    lsl r2
    mov r22, r7
    andi r22, 85
    mov r20, r2
    andi r20, 170
    mov r19, r3
    lsl r19
    andi r19, 170
    or r22, r19
    lsr r3
    mov r19, r3
    andi r19, 85
    or r19, r20
    mov r2, r11
    lsr r2
    lsl r11
    mov r20, r2
    andi r20, 85
    mov r21, r11
    andi r21, 170
    mov r2, r18
    lsl r2
    std Y+14, r17
    mov r17, r2
    andi r17, 170
    or r20, r17
    lsr r18
    andi r18, 85
    or r18, r21
    mov r2, r13
    lsr r2
    lsl r13
    mov r17, r2
    andi r17, 85
    mov r21, r13
    andi r21, 170
    mov r2, r0
    lsl r2
    std Y+16, r18
    mov r18, r2
    andi r18, 170
    or r17, r18
    lsr r0
    mov r18, r0
    andi r18, 85
    or r18, r21
    adiw r26, 2
    ld r0, X+
    eor r17, r0
    adiw r26, 1
    ld r0, X
    eor r18, r0
    mov r0, r9
    lsr r0
    lsl r9
    mov r21, r0
    andi r21, 85
    std Y+15, r18
    mov r18, r9
    andi r18, 170
    mov r0, r12
    lsl r0
    std Y+17, r19
    mov r19, r0
    andi r19, 170
    or r21, r19
    lsr r12
    mov r19, r12
    andi r19, 85
    or r19, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    eor r21, r0
    adiw r26, 1
    ld r0, X+
    eor r19, r0
    ; round 8 (gift.dsl:33)
    mov r0, r22
    or r0, r15
    eor r0, r17
    and r17, r22
    eor r15, r17
    mov r2, r16
    eor r2, r0
    and r16, r15
    eor r22, r16
    eor r15, r2
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    mov r12, r22
    and r12, r15
    eor r0, r12
    swap r15
    adiw r26, 1
    ld r12, X+
    eor r15, r12
    adiw r26, 7
    ld r12, X
    eor r22, r12
    mov r12, r20
    or r12, r8
    eor r12, r21
    and r21, r20
    eor r8, r21
    mov r11, r23
    eor r11, r12
    and r23, r8
    eor r20, r23
    eor r8, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r7, r20
    and r7, r8
    eor r12, r7
    swap r8
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r7, X
    eor r8, r7
    subi r26, lo8(-(-64))
    sbci r27, hi8(-(-64))
    ld r7, X+
    eor r20, r7
    ldd r7, Y+17
    mov r13, r7
    or r13, r14
    ldd r3, Y+15
    eor r13, r3
    and r3, r7
    eor r14, r3
    ldd r3, Y+14
    mov r9, r3
    eor r9, r13
    and r3, r14
    eor r7, r3
    eor r14, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r3, r7
    and r3, r14
    eor r13, r3
    swap r14
    subi r26, lo8(-(286))
    sbci r27, hi8(-(286))
    ld r3, X+
    eor r14, r3
    adiw r26, 17
    ld r3, X
    eor r7, r3
    ldd r3, Y+16
    mov r4, r3
    or r4, r6
    eor r4, r19
    and r19, r3
    eor r6, r19
    mov r5, r10
    eor r5, r4
    and r10, r6
    eor r3, r10
    eor r6, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r10, r3
    and r10, r6
    eor r4, r10
    swap r6
    subi r26, lo8(-(-239))
    sbci r27, hi8(-(-239))
    ld r10, X
    eor r6, r10
    subi r26, lo8(-(-66))
    sbci r27, hi8(-(-66))
    ld r10, X+
    eor r3, r10
    ; round 9 (gift.dsl:33)
    mov r10, r2
    and r10, r15
    mov r23, r11
    and r23, r8
    ; round 8 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    subi r26, lo8(-(66))
    sbci r27, hi8(-(66))
    ld r18, X+
    eor r0, r18
    mov r30, r12
    lpm r18, Z
    ld r12, X+
    eor r18, r12
    mov r30, r13
    lpm r12, Z
    ld r13, X+
    eor r12, r13
    mov r30, r4
    lpm r13, Z
    ld r4, X+
    eor r13, r4
    ; round 9 (gift.dsl:33)
    eor r10, r0
    or r0, r2
    eor r15, r0
    mov r0, r22
    eor r0, r10
    and r22, r15
    eor r2, r22
    mov r4, r0
    com r4
    eor r15, r4
    mov r22, r2
    or r22, r15
    eor r10, r22
    adiw r26, 10
    ld r22, X
    eor r2, r22
    eor r23, r18
    com r18
    or r18, r11
    eor r8, r18
    mov r18, r20
    eor r18, r23
    and r20, r8
    eor r11, r20
    eor r8, r18
    mov r22, r11
    or r22, r8
    eor r23, r22
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r22, X+
    eor r23, r22
    mov r22, r14
    com r22
    and r22, r9
    eor r22, r12
    or r12, r9
    eor r14, r12
    mov r12, r7
    eor r12, r22
    or r7, r14
    eor r9, r7
    eor r14, r12
    mov r7, r9
    and r7, r14
    eor r22, r7
    subi r26, lo8(-(241))
    sbci r27, hi8(-(241))
    ld r7, X
    eor r9, r7
    mov r7, r5
    and r7, r6
    eor r7, r13
    com r13
    or r13, r5
    eor r6, r13
    mov r13, r3
    eor r13, r7
    and r3, r6
    eor r5, r3
    eor r6, r13
    mov r3, r5
    or r3, r6
    eor r7, r3
    subi r26, lo8(-(-240))
    sbci r27, hi8(-(-240))
    ld r3, X
    eor r7, r3
    subi r26, lo8(-(-47))
    sbci r27, hi8(-(-47))
    ld r3, X+
    eor r5, r3
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r15, Z
    mov r30, r10
    lpm r3, Z
    adiw r26, 45
    ld r10, X
    eor r3, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r15, r10
    ; round 10 (gift.dsl:33)
    or r0, r3
    ; round 9 (gift.dsl:33)
    mov r30, r18
    lpm r10, Z
    mov r30, r8
    lpm r8, Z
    ld r18, X+
    eor r8, r18
    ; round 10 (gift.dsl:33)
    eor r0, r8
    or r8, r4
    eor r3, r8
    ; round 9 (gift.dsl:33)
    mov r30, r14
    lpm r14, Z
    mov r30, r22
    lpm r8, Z
    adiw r26, 5
    ld r18, X+
    eor r8, r18
    subi r26, lo8(-(332))
    sbci r27, hi8(-(332))
    ld r18, X
    eor r14, r18
    mov r30, r13
    lpm r13, Z
    mov r30, r6
    lpm r6, Z
    subi r26, lo8(-(-337))
    sbci r27, hi8(-(-337))
    ld r18, X+
    eor r6, r18
    ; round 10 (gift.dsl:33)
    mov r18, r10
    or r18, r15
    eor r18, r23
    and r23, r10
    eor r15, r23
    mov r23, r2
    eor r23, r18
    and r2, r15
    eor r10, r2
    eor r15, r23
    mov r2, r10
    and r2, r15
    eor r18, r2
    adiw r26, 13
    ld r2, X+
    eor r18, r2
    mov r2, r11
    eor r2, r3
    or r11, r0
    eor r4, r11
    eor r0, r2
    mov r11, r4
    or r11, r0
    eor r3, r11
    ld r11, X+
    eor r3, r11
    ld r11, X+
    eor r4, r11
    mov r11, r13
    or r11, r14
    eor r11, r7
    and r7, r13
    eor r14, r7
    mov r7, r9
    eor r7, r11
    and r9, r14
    eor r13, r9
    eor r14, r7
    mov r9, r13
    and r9, r14
    eor r11, r9
    ld r9, X
    eor r13, r9
    mov r9, r12
    or r9, r6
    eor r9, r8
    and r8, r12
    eor r6, r8
    mov r8, r5
    eor r8, r9
    and r5, r6
    eor r12, r5
    eor r6, r8
    mov r5, r12
    and r5, r6
    eor r9, r5
    subi r26, lo8(-(-50))
    sbci r27, hi8(-(-50))
    ld r5, X+
    eor r12, r5
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r5, Z
    mov r30, r15
    lpm r15, Z
    adiw r26, 40
    ld r23, X+
    eor r15, r23
    mov r30, r2
    lpm r2, Z
    mov r30, r0
    lpm r0, Z
    ld r23, X+
    eor r0, r23
    mov r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r23, Z
    ld r11, X+
    eor r14, r11
    adiw r26, 1
    ld r11, X+
    eor r23, r11
    mov r30, r6
    lpm r6, Z
    mov r30, r9
    lpm r22, Z
    subi r26, lo8(-(214))
    sbci r27, hi8(-(214))
    ld r11, X
    eor r6, r11
    subi r26, lo8(-(-214))
    sbci r27, hi8(-(-214))
    ld r11, X+
    eor r22, r11
    ; round 11 (gift.dsl:33)
    mov r11, r7
    and r11, r15
    eor r11, r23
    com r23
    or r23, r7
    eor r15, r23
    mov r9, r10
    eor r9, r11
    and r10, r15
    eor r7, r10
    eor r15, r9
    mov r10, r7
    or r10, r15
    eor r11, r10
    adiw r26, 6
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-76))
    sbci r27, hi8(-(-76))
    ld r10, X+
    eor r7, r10
    mov r10, r0
    com r10
    and r10, r8
    eor r10, r22
    or r22, r8
    eor r0, r22
    mov r23, r4
    eor r23, r10
    or r4, r0
    eor r8, r4
    eor r0, r23
    mov r4, r8
    and r4, r0
    eor r10, r4
    subi r26, lo8(-(74))
    sbci r27, hi8(-(74))
    ld r4, X
    eor r0, r4
    subi r26, lo8(-(-43))
    sbci r27, hi8(-(-43))
    ld r4, X+
    eor r8, r4
    mov r4, r14
    com r4
    and r4, r5
    eor r4, r18
    or r18, r5
    eor r14, r18
    mov r18, r13
    eor r18, r4
    or r13, r14
    eor r5, r13
    eor r14, r18
    mov r13, r5
    and r13, r14
    eor r4, r13
    adiw r26, 45
    ld r13, X
    eor r14, r13
    mov r13, r6
    com r13
    and r13, r2
    eor r13, r3
    or r3, r2
    eor r6, r3
    mov r22, r12
    eor r22, r13
    or r12, r6
    eor r2, r12
    eor r6, r22
    mov r12, r2
    and r12, r6
    eor r13, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    eor r6, r12
    adiw r26, 5
    ld r12, X
    eor r2, r12
    mov r12, r9
    swap r12
    swap r9
    mov r16, r12
    andi r16, 15
    mov r17, r9
    andi r17, 240
    mov r20, r23
    swap r20
    andi r20, 240
    or r16, r20
    swap r23
    andi r23, 15
    or r23, r17
    mov r12, r18
    swap r12
    swap r18
    mov r17, r12
    andi r17, 15
    andi r18, 240
    mov r20, r22
    swap r20
    andi r20, 240
    or r17, r20
    swap r22
    andi r22, 15
    or r22, r18
    movw r18, r10 ; r19, r11
    swap r18
    swap r10
    andi r18, 15
    mov r20, r10
    andi r20, 240
    swap r19
    andi r19, 240
    or r18, r19
    swap r11
    mov r19, r11
    andi r19, 15
    or r19, r20
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r12, X+
    eor r18, r12
    ld r12, X+
    eor r19, r12
    mov r12, r13
    swap r12
    swap r13
    movw r20, r12 ; r21, r13
    andi r20, 15
    andi r21, 240
    mov r12, r4
    swap r12
    std Y+16, r22
    mov r22, r12
    andi r22, 240
    or r20, r22
    swap r4
    mov r22, r4
    andi r22, 15
    or r22, r21
    ld r12, X+
    eor r20, r12
    ld r12, X+
    eor r22, r12
    ; round 12 (gift.dsl:33)
    mov r12, r16
    or r12, r0
    eor r12, r18
    and r18, r16
    eor r0, r18
    mov r11, r7
    eor r11, r12
    and r7, r0
    eor r16, r7
    eor r0, r11
    com r11
    mov r7, r16
    and r7, r0
    eor r12, r7
    adiw r26, 3
    ld r7, X
    eor r0, r7
    subi r26, lo8(-(-96))
    sbci r27, hi8(-(-96))
    ld r7, X
    eor r16, r7
    mov r7, r23
    or r7, r15
    eor r7, r19
    and r19, r23
    eor r15, r19
    mov r13, r8
    eor r13, r7
    and r8, r15
    eor r23, r8
    eor r15, r13
    com r13
    mov r8, r23
    and r8, r15
    eor r7, r8
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r8, X+
    eor r15, r8
    subi r26, lo8(-(101))
    sbci r27, hi8(-(101))
    ld r8, X
    eor r23, r8
    mov r8, r17
    or r8, r6
    eor r8, r20
    and r20, r17
    eor r6, r20
    mov r3, r5
    eor r3, r8
    and r5, r6
    eor r17, r5
    eor r6, r3
    com r3
    mov r10, r17
    and r10, r6
    eor r8, r10
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r10, X
    eor r6, r10
    subi r26, lo8(-(-93))
    sbci r27, hi8(-(-93))
    ld r10, X+
    eor r17, r10
    ldd r10, Y+16
    mov r9, r10
    or r9, r14
    eor r9, r22
    and r22, r10
    eor r14, r22
    mov r18, r2
    eor r18, r9
    and r2, r14
    eor r10, r2
    eor r14, r18
    com r18
    mov r2, r10
    and r2, r14
    eor r9, r2
    subi r26, lo8(-(93))
    sbci r27, hi8(-(93))
    ld r2, X+
    eor r14, r2
    mov r2, r11
    lsr r2
    lsl r11
    mov r22, r2
    andi r22, 85
    mov r20, r11
    andi r20, 170
    mov r19, r3
    lsl r19
    andi r19, 170
    or r22, r19
    lsr r3
    mov r19, r3
    andi r19, 85
    or r19, r20
    mov r2, r13
    lsr r2
    lsl r13
    mov r20, r2
    andi r20, 85
    mov r21, r13
    andi r21, 170
    mov r2, r18
    lsl r2
    std Y+16, r17
    mov r17, r2
    andi r17, 170
    or r20, r17
    lsr r18
    andi r18, 85
    or r18, r21
    mov r2, r8
    lsr r2
    lsl r8
    mov r17, r2
    andi r17, 85
    mov r21, r8
    andi r21, 170
    mov r2, r12
    lsl r2
    std Y+17, r18
    mov r18, r2
    andi r18, 170
    or r17, r18
    lsr r12
    mov r18, r12
    andi r18, 85
    or r18, r21
    adiw r26, 1
    ld r2, X+
    eor r17, r2
    ld r2, X
    eor r18, r2
    mov r2, r9
    lsr r2
    lsl r9
    mov r21, r2
    andi r21, 85
    std Y+14, r18
    mov r18, r9
    andi r18, 170
    mov r2, r7
    lsl r2
    std Y+15, r19
    mov r19, r2
    andi r19, 170
    or r21, r19
    lsr r7
    mov r19, r7
    andi r19, 85
    or r19, r18
    subi r26, lo8(-(-106))
    sbci r27, hi8(-(-106))
    ld r2, X+
    eor r21, r2
    subi r26, lo8(-(106))
    sbci r27, hi8(-(106))
    ld r2, X+
    eor r19, r2
    ; round 13 (gift.dsl:33)
    mov r2, r22
    or r2, r6
    eor r2, r17
    and r17, r22
    eor r6, r17
    mov r12, r16
    eor r12, r2
    and r16, r6
    eor r22, r16
    eor r6, r12
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r8, r22
    and r8, r6
    eor r2, r8
    swap r6
    adiw r26, 1
    ld r8, X
    eor r6, r8
    subi r26, lo8(-(-100))
    sbci r27, hi8(-(-100))
    ld r8, X+
    eor r22, r8
    mov r8, r20
    or r8, r14
    eor r8, r21
    and r21, r20
    eor r14, r21
    mov r11, r23
    eor r11, r8
    and r23, r14
    eor r20, r23
    eor r14, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r7, r20
    and r7, r14
    eor r8, r7
    swap r14
    subi r26, lo8(-(100))
    sbci r27, hi8(-(100))
    ld r7, X
    eor r14, r7
    subi r26, lo8(-(-112))
    sbci r27, hi8(-(-112))
    ld r7, X+
    eor r20, r7
    ldd r7, Y+15
    mov r13, r7
    or r13, r0
    ldd r3, Y+14
    eor r13, r3
    and r3, r7
    eor r0, r3
    ldd r3, Y+16
    mov r9, r3
    eor r9, r13
    and r3, r0
    eor r7, r3
    eor r0, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r3, r7
    and r3, r0
    eor r13, r3
    swap r0
    subi r26, lo8(-(400))
    sbci r27, hi8(-(400))
    ld r3, X
    eor r0, r3
    subi r26, lo8(-(-96))
    sbci r27, hi8(-(-96))
    ld r3, X
    eor r7, r3
    ldd r3, Y+17
    mov r4, r3
    or r4, r15
    eor r4, r19
    and r19, r3
    eor r15, r19
    mov r5, r10
    eor r5, r4
    and r10, r15
    eor r3, r10
    eor r15, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r10, r3
    and r10, r15
    eor r4, r10
    swap r15
    subi r26, lo8(-(-191))
    sbci r27, hi8(-(-191))
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-114))
    sbci r27, hi8(-(-114))
    ld r10, X+
    eor r3, r10
    ; round 14 (gift.dsl:33)
    mov r10, r12
    and r10, r6
    mov r23, r11
    and r23, r14
    ; round 13 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(114))
    sbci r27, hi8(-(114))
    ld r18, X+
    eor r2, r18
    mov r30, r8
    lpm r18, Z
    ld r8, X+
    eor r18, r8
    mov r30, r13
    lpm r8, Z
    ld r13, X+
    eor r8, r13
    mov r30, r4
    lpm r13, Z
    ld r4, X
    eor r13, r4
    ; round 14 (gift.dsl:33)
    eor r10, r2
    or r2, r12
    eor r6, r2
    mov r2, r22
    eor r2, r10
    and r22, r6
    eor r12, r22
    mov r4, r2
    com r4
    eor r6, r4
    mov r22, r12
    or r22, r6
    eor r10, r22
    subi r26, lo8(-(-36))
    sbci r27, hi8(-(-36))
    ld r22, X+
    eor r12, r22
    eor r23, r18
    com r18
    or r18, r11
    eor r14, r18
    mov r18, r20
    eor r18, r23
    and r20, r14
    eor r11, r20
    eor r14, r18
    mov r22, r11
    or r22, r14
    eor r23, r22
    adiw r26, 40
    ld r22, X+
    eor r23, r22
    mov r22, r0
    com r22
    and r22, r9
    eor r22, r8
    or r8, r9
    eor r0, r8
    mov r8, r7
    eor r8, r22
    or r7, r0
    eor r9, r7
    eor r0, r8
    mov r7, r9
    and r7, r0
    eor r22, r7
    subi r26, lo8(-(195))
    sbci r27, hi8(-(195))
    ld r7, X
    eor r9, r7
    mov r7, r5
    and r7, r15
    eor r7, r13
    com r13
    or r13, r5
    eor r15, r13
    mov r13, r3
    eor r13, r7
    and r3, r15
    eor r5, r3
    eor r15, r13
    mov r3, r5
    or r3, r15
    eor r7, r3
    subi r26, lo8(-(-194))
    sbci r27, hi8(-(-194))
    ld r3, X
    eor r7, r3
    subi r26, lo8(-(-93))
    sbci r27, hi8(-(-93))
    ld r3, X+
    eor r5, r3
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r3, Z
    subi r26, lo8(-(91))
    sbci r27, hi8(-(91))
    ld r10, X
    eor r3, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r6, r10
    ; round 15 (gift.dsl:33)
    or r2, r3
    ; round 14 (gift.dsl:33)
    mov r30, r18
    lpm r10, Z
    mov r30, r14
    lpm r14, Z
    ld r18, X+
    eor r14, r18
    ; round 15 (gift.dsl:33)
    eor r2, r14
    or r14, r4
    eor r3, r14
    ; round 14 (gift.dsl:33)
    mov r30, r0
    lpm r14, Z
    mov r30, r22
    lpm r0, Z
    adiw r26, 5
    ld r18, X+
    eor r0, r18
    subi r26, lo8(-(270))
    sbci r27, hi8(-(270))
    ld r18, X
    eor r14, r18
    mov r30, r13
    lpm r13, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(-275))
    sbci r27, hi8(-(-275))
    ld r18, X+
    eor r15, r18
    ; round 15 (gift.dsl:33)
    mov r18, r10
    or r18, r6
    eor r18, r23
    and r23, r10
    eor r6, r23
    mov r23, r12
    eor r23, r18
    and r12, r6
    eor r10, r12
    eor r6, r23
    mov r12, r10
    and r12, r6
    eor r18, r12
    adiw r26, 10
    ld r12, X+
    eor r18, r12
    mov r12, r11
    eor r12, r3
    or r11, r2
    eor r4, r11
    eor r2, r12
    mov r11, r4
    or r11, r2
    eor r3, r11
    ld r11, X
    eor r3, r11
    subi r26, lo8(-(-42))
    sbci r27, hi8(-(-42))
    ld r11, X+
    eor r4, r11
    mov r11, r13
    or r11, r14
    eor r11, r7
    and r7, r13
    eor r14, r7
    mov r7, r9
    eor r7, r11
    and r9, r14
    eor r13, r9
    eor r14, r7
    mov r9, r13
    and r9, r14
    eor r11, r9
    ld r9, X+
    eor r13, r9
    mov r9, r8
    or r9, r15
    eor r9, r0
    and r0, r8
    eor r15, r0
    mov r0, r5
    eor r0, r9
    and r5, r15
    eor r8, r5
    eor r15, r0
    mov r5, r8
    and r5, r15
    eor r9, r5
    subi r26, lo8(-(343))
    sbci r27, hi8(-(343))
    ld r5, X
    eor r8, r5
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    subi r26, lo8(-(-310))
    sbci r27, hi8(-(-310))
    ld r23, X+
    eor r6, r23
    mov r30, r12
    lpm r12, Z
    mov r30, r2
    lpm r2, Z
    ld r23, X+
    eor r2, r23
    mov r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r23, Z
    ld r11, X+
    eor r14, r11
    adiw r26, 1
    ld r11, X+
    eor r23, r11
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r22, Z
    subi r26, lo8(-(304))
    sbci r27, hi8(-(304))
    ld r11, X
    eor r15, r11
    subi r26, lo8(-(-304))
    sbci r27, hi8(-(-304))
    ld r11, X+
    eor r22, r11
    ; round 16 (gift.dsl:33)
    mov r11, r7
    and r11, r6
    eor r11, r23
    com r23
    or r23, r7
    eor r6, r23
    mov r9, r10
    eor r9, r11
    and r10, r6
    eor r7, r10
    eor r6, r9
    mov r10, r7
    or r10, r6
    eor r11, r10
    adiw r26, 4
    ld r10, X
    eor r6, r10
    subi r26, lo8(-(-117))
    sbci r27, hi8(-(-117))
    ld r10, X+
    eor r7, r10
    mov r10, r2
    com r10
    and r10, r0
    eor r10, r22
    or r22, r0
    eor r2, r22
    mov r23, r4
    eor r23, r10
    or r4, r2
    eor r0, r4
    eor r2, r23
    mov r4, r0
    and r4, r2
    eor r10, r4
    subi r26, lo8(-(115))
    sbci r27, hi8(-(115))
    ld r4, X
    eor r2, r4
    subi r26, lo8(-(-84))
    sbci r27, hi8(-(-84))
    ld r4, X+
    eor r0, r4
    mov r4, r14
    com r4
    and r4, r5
    eor r4, r18
    or r18, r5
    eor r14, r18
    mov r18, r13
    eor r18, r4
    or r13, r14
    eor r5, r13
    eor r14, r18
    mov r13, r5
    and r13, r14
    eor r4, r13
    subi r26, lo8(-(86))
    sbci r27, hi8(-(86))
    ld r13, X
    eor r14, r13
    mov r13, r15
    com r13
    and r13, r12
    eor r13, r3
    or r3, r12
    eor r15, r3
    mov r22, r8
    eor r22, r13
    or r8, r15
    eor r12, r8
    eor r15, r22
    mov r8, r12
    and r8, r15
    eor r13, r8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    eor r15, r8
    subi r26, lo8(-(-55))
    sbci r27, hi8(-(-55))
    ld r8, X+
    eor r12, r8
    mov r8, r9
    swap r8
    swap r9
    movw r16, r8 ; r17, r9
    andi r16, 15
    andi r17, 240
    mov r20, r23
    swap r20
    andi r20, 240
    or r16, r20
    swap r23
    andi r23, 15
    or r23, r17
    mov r8, r18
    swap r8
    swap r18
    mov r17, r8
    andi r17, 15
    andi r18, 240
    mov r20, r22
    swap r20
    andi r20, 240
    or r17, r20
    swap r22
    andi r22, 15
    or r22, r18
    movw r18, r10 ; r19, r11
    swap r18
    swap r10
    andi r18, 15
    mov r20, r10
    andi r20, 240
    swap r19
    andi r19, 240
    or r18, r19
    swap r11
    mov r19, r11
    andi r19, 15
    or r19, r20
    adiw r26, 56
    ld r8, X+
    eor r18, r8
    ld r8, X+
    eor r19, r8
    mov r8, r13
    swap r8
    swap r13
    mov r20, r8
    andi r20, 15
    mov r21, r13
    andi r21, 240
    mov r8, r4
    swap r8
    std Y+17, r22
    mov r22, r8
    andi r22, 240
    or r20, r22
    swap r4
    mov r22, r4
    andi r22, 15
    or r22, r21
    ld r8, X+
    eor r20, r8
    ld r8, X+
    eor r22, r8
    ; round 17 (gift.dsl:33)
    mov r8, r16
    or r8, r2
    eor r8, r18
    and r18, r16
    eor r2, r18
    mov r11, r7
    eor r11, r8
    and r7, r2
    eor r16, r7
    eor r2, r11
    com r11
    mov r7, r16
    and r7, r2
    eor r8, r7
    adiw r26, 2
    ld r7, X
    eor r2, r7
    subi r26, lo8(-(-63))
    sbci r27, hi8(-(-63))
    ld r7, X
    eor r16, r7
    mov r7, r23
    or r7, r6
    eor r7, r19
    and r19, r23
    eor r6, r19
    mov r13, r0
    eor r13, r7
    and r0, r6
    eor r23, r0
    eor r6, r13
    com r13
    mov r0, r23
    and r0, r6
    eor r7, r0
    subi r26, lo8(-(-23))
    sbci r27, hi8(-(-23))
    ld r0, X+
    eor r6, r0
    adiw r26, 1
    ld r0, X+
    eor r23, r0
    mov r0, r17
    or r0, r15
    eor r0, r20
    and r20, r17
    eor r15, r20
    mov r3, r5
    eor r3, r0
    and r5, r15
    eor r17, r5
    eor r15, r3
    com r3
    mov r10, r17
    and r10, r15
    eor r0, r10
    subi r26, lo8(-(81))
    sbci r27, hi8(-(81))
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-133))
    sbci r27, hi8(-(-133))
    ld r10, X+
    eor r17, r10
    ldd r10, Y+17
    mov r9, r10
    or r9, r14
    eor r9, r22
    and r22, r10
    eor r14, r22
    mov r18, r12
    eor r18, r9
    and r12, r14
    eor r10, r12
    eor r14, r18
    com r18
    mov r12, r10
    and r12, r14
    eor r9, r12
    subi r26, lo8(-(133))
    sbci r27, hi8(-(133))
    ld r12, X+
    eor r14, r12
    mov r12, r11
    lsr r12
    lsl r11
    mov r22, r12
    andi r22, 85
    mov r20, r11
    andi r20, 170
    mov r19, r3
    lsl r19
    andi r19, 170
    or r22, r19
    lsr r3
    mov r19, r3
    andi r19, 85
    or r19, r20
    mov r12, r13
    lsr r12
    lsl r13
    movw r20, r12 ; r21, r13
    andi r20, 85
    andi r21, 170
    mov r12, r18
    lsl r12
    std Y+17, r17
    mov r17, r12
    andi r17, 170
    or r20, r17
    lsr r18
    andi r18, 85
    or r18, r21
    mov r12, r0
    lsr r12
    lsl r0
    mov r17, r12
    andi r17, 85
    mov r21, r0
    andi r21, 170
    mov r0, r8
    lsl r0
    std Y+15, r18
    mov r18, r0
    andi r18, 170
    or r17, r18
    lsr r8
    mov r18, r8
    andi r18, 85
    or r18, r21
    adiw r26, 1
    ld r0, X+
    eor r17, r0
    ld r0, X
    eor r18, r0
    mov r0, r9
    lsr r0
    lsl r9
    mov r21, r0
    andi r21, 85
    std Y+16, r18
    mov r18, r9
    andi r18, 170
    mov r0, r7
    lsl r0
    std Y+14, r19
    mov r19, r0
    andi r19, 170
    or r21, r19
    lsr r7
    mov r19, r7
    andi r19, 85
    or r19, r18
    subi r26, lo8(-(-94))
    sbci r27, hi8(-(-94))
    ld r0, X+
    eor r21, r0
    subi r26, lo8(-(94))
    sbci r27, hi8(-(94))
    ld r0, X+
    eor r19, r0
    ; round 18 (gift.dsl:33)
    mov r0, r22
    or r0, r15
    eor r0, r17
    and r17, r22
    eor r15, r17
    mov r12, r16
    eor r12, r0
    and r16, r15
    eor r22, r16
    eor r15, r12
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r8, r22
    and r8, r15
    eor r0, r8
    swap r15
    ld r8, X
    eor r15, r8
    subi r26, lo8(-(-79))
    sbci r27, hi8(-(-79))
    ld r8, X+
    eor r22, r8
    mov r8, r20
    or r8, r14
    eor r8, r21
    and r21, r20
    eor r14, r21
    mov r11, r23
    eor r11, r8
    and r23, r14
    eor r20, r23
    eor r14, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r7, r20
    and r7, r14
    eor r8, r7
    swap r14
    subi r26, lo8(-(79))
    sbci r27, hi8(-(79))
    ld r7, X+
    eor r14, r7
    ldd r7, Y+14
    mov r13, r7
    or r13, r2
    ldd r3, Y+16
    eor r13, r3
    and r3, r7
    eor r2, r3
    ldd r3, Y+17
    mov r9, r3
    eor r9, r13
    and r3, r2
    eor r7, r3
    eor r2, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r3, r7
    and r3, r2
    eor r13, r3
    swap r2
    subi r26, lo8(-(229))
    sbci r27, hi8(-(229))
    ld r3, X
    eor r2, r3
    subi r26, lo8(-(-76))
    sbci r27, hi8(-(-76))
    ld r3, X
    eor r7, r3
    ldd r3, Y+15
    mov r4, r3
    or r4, r6
    eor r4, r19
    and r19, r3
    eor r6, r19
    mov r5, r10
    eor r5, r4
    and r10, r6
    eor r3, r10
    eor r6, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r10, r3
    and r10, r6
    eor r4, r10
    swap r6
    subi r26, lo8(-(-152))
    sbci r27, hi8(-(-152))
    ld r10, X
    eor r6, r10
    subi r26, lo8(-(-153))
    sbci r27, hi8(-(-153))
    ld r10, X+
    eor r3, r10
    ; round 19 (gift.dsl:33)
    mov r10, r12
    and r10, r15
    mov r23, r11
    and r23, r14
    ; round 18 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    subi r26, lo8(-(153))
    sbci r27, hi8(-(153))
    ld r18, X+
    eor r0, r18
    mov r30, r8
    lpm r18, Z
    ld r8, X+
    eor r18, r8
    mov r30, r13
    lpm r8, Z
    ld r13, X+
    eor r8, r13
    mov r30, r4
    lpm r13, Z
    ld r4, X
    eor r13, r4
    ; round 19 (gift.dsl:33)
    eor r10, r0
    or r0, r12
    eor r15, r0
    mov r0, r22
    eor r0, r10
    and r22, r15
    eor r12, r22
    mov r4, r0
    com r4
    eor r15, r4
    mov r22, r12
    or r22, r15
    eor r10, r22
    subi r26, lo8(-(-76))
    sbci r27, hi8(-(-76))
    ld r22, X+
    eor r12, r22
    eor r23, r18
    com r18
    or r18, r11
    eor r14, r18
    mov r18, r20
    eor r18, r23
    and r20, r14
    eor r11, r20
    eor r14, r18
    mov r22, r11
    or r22, r14
    eor r23, r22
    subi r26, lo8(-(80))
    sbci r27, hi8(-(80))
    ld r22, X+
    eor r23, r22
    mov r22, r2
    com r22
    and r22, r9
    eor r22, r8
    or r8, r9
    eor r2, r8
    mov r8, r7
    eor r8, r22
    or r7, r2
    eor r9, r7
    eor r2, r8
    mov r7, r9
    and r7, r2
    eor r22, r7
    subi r26, lo8(-(91))
    sbci r27, hi8(-(91))
    ld r7, X
    eor r9, r7
    mov r7, r5
    and r7, r6
    eor r7, r13
    com r13
    or r13, r5
    eor r6, r13
    mov r13, r3
    eor r13, r7
    and r3, r6
    eor r5, r3
    eor r6, r13
    mov r3, r5
    or r3, r6
    eor r7, r3
    subi r26, lo8(-(-90))
    sbci r27, hi8(-(-90))
    ld r3, X
    eor r7, r3
    subi r26, lo8(-(-132))
    sbci r27, hi8(-(-132))
    ld r3, X+
    eor r5, r3
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r15, Z
    mov r30, r10
    lpm r3, Z
    subi r26, lo8(-(130))
    sbci r27, hi8(-(130))
    ld r10, X
    eor r3, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r15, r10
    ; round 20 (gift.dsl:33)
    or r0, r3
    ; round 19 (gift.dsl:33)
    mov r30, r18
    lpm r10, Z
    mov r30, r14
    lpm r14, Z
    ld r18, X+
    eor r14, r18
    ; round 20 (gift.dsl:33)
    eor r0, r14
    or r14, r4
    eor r3, r14
    ; round 19 (gift.dsl:33)
    mov r30, r2
    lpm r14, Z
    mov r30, r22
    lpm r2, Z
    adiw r26, 5
    ld r18, X+
    eor r2, r18
    subi r26, lo8(-(211))
    sbci r27, hi8(-(211))
    ld r18, X
    eor r14, r18
    mov r30, r13
    lpm r13, Z
    mov r30, r6
    lpm r6, Z
    subi r26, lo8(-(-216))
    sbci r27, hi8(-(-216))
    ld r18, X+
    eor r6, r18
    ; round 20 (gift.dsl:33)
    mov r18, r10
    or r18, r15
    eor r18, r23
    and r23, r10
    eor r15, r23
    mov r23, r12
    eor r23, r18
    and r12, r15
    eor r10, r12
    eor r15, r23
    mov r12, r10
    and r12, r15
    eor r18, r12
    adiw r26, 11
    ld r12, X+
    eor r18, r12
    mov r12, r11
    eor r12, r3
    or r11, r0
    eor r4, r11
    eor r0, r12
    mov r11, r4
    or r11, r0
    eor r3, r11
    ld r11, X
    eor r3, r11
    subi r26, lo8(-(-82))
    sbci r27, hi8(-(-82))
    ld r11, X+
    eor r4, r11
    mov r11, r13
    or r11, r14
    eor r11, r7
    and r7, r13
    eor r14, r7
    mov r7, r9
    eor r7, r11
    and r9, r14
    eor r13, r9
    eor r14, r7
    mov r9, r13
    and r9, r14
    eor r11, r9
    ld r9, X
    eor r13, r9
    mov r9, r8
    or r9, r6
    eor r9, r2
    and r2, r8
    eor r6, r2
    mov r2, r5
    eor r2, r9
    and r5, r6
    eor r8, r5
    eor r6, r2
    mov r5, r8
    and r5, r6
    eor r9, r5
    subi r26, lo8(-(-71))
    sbci r27, hi8(-(-71))
    ld r5, X+
    eor r8, r5
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r5, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(144))
    sbci r27, hi8(-(144))
    ld r23, X+
    eor r15, r23
    mov r30, r12
    lpm r12, Z
    mov r30, r0
    lpm r0, Z
    ld r23, X+
    eor r0, r23
    mov r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r23, Z
    ld r11, X+
    eor r14, r11
    adiw r26, 1
    ld r11, X+
    eor r23, r11
    mov r30, r6
    lpm r6, Z
    mov r30, r9
    lpm r22, Z
    subi r26, lo8(-(266))
    sbci r27, hi8(-(266))
    ld r11, X
    eor r6, r11
    subi r26, lo8(-(-266))
    sbci r27, hi8(-(-266))
    ld r11, X+
    eor r22, r11
    ; round 21 (gift.dsl:33)
    mov r11, r7
    and r11, r15
    eor r11, r23
    com r23
    or r23, r7
    eor r15, r23
    mov r9, r10
    eor r9, r11
    and r10, r15
    eor r7, r10
    eor r15, r9
    mov r10, r7
    or r10, r15
    eor r11, r10
    adiw r26, 3
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-156))
    sbci r27, hi8(-(-156))
    ld r10, X+
    eor r7, r10
    mov r10, r0
    com r10
    and r10, r2
    eor r10, r22
    or r22, r2
    eor r0, r22
    mov r23, r4
    eor r23, r10
    or r4, r0
    eor r2, r4
    eor r0, r23
    mov r4, r2
    and r4, r0
    eor r10, r4
    subi r26, lo8(-(154))
    sbci r27, hi8(-(154))
    ld r4, X
    eor r0, r4
    subi r26, lo8(-(-174))
    sbci r27, hi8(-(-174))
    ld r4, X+
    eor r2, r4
    mov r4, r14
    com r4
    and r4, r5
    eor r4, r18
    or r18, r5
    eor r14, r18
    mov r18, r13
    eor r18, r4
    or r13, r14
    eor r5, r13
    eor r14, r18
    mov r13, r5
    and r13, r14
    eor r4, r13
    subi r26, lo8(-(176))
    sbci r27, hi8(-(176))
    ld r13, X
    eor r14, r13
    mov r13, r6
    com r13
    and r13, r12
    eor r13, r3
    or r3, r12
    eor r6, r3
    mov r22, r8
    eor r22, r13
    or r8, r6
    eor r12, r8
    eor r6, r22
    mov r8, r12
    and r8, r6
    eor r13, r8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    eor r6, r8
    subi r26, lo8(-(-74))
    sbci r27, hi8(-(-74))
    ld r8, X+
    eor r12, r8
    mov r8, r9
    swap r8
    swap r9
    movw r16, r8 ; r17, r9
    andi r16, 15
    andi r17, 240
    mov r20, r23
    swap r20
    andi r20, 240
    or r16, r20
    swap r23
    andi r23, 15
    or r23, r17
    mov r8, r18
    swap r8
    swap r18
    mov r17, r8
    andi r17, 15
    andi r18, 240
    mov r20, r22
    swap r20
    andi r20, 240
    or r17, r20
    swap r22
    andi r22, 15
    or r22, r18
    movw r18, r10 ; r19, r11
    swap r18
    swap r10
    andi r18, 15
    mov r20, r10
    andi r20, 240
    swap r19
    andi r19, 240
    or r18, r19
    swap r11
    mov r19, r11
    andi r19, 15
    or r19, r20
    subi r26, lo8(-(75))
    sbci r27, hi8(-(75))
    ld r8, X+
    eor r18, r8
    ld r8, X+
    eor r19, r8
    mov r8, r13
    swap r8
    swap r13
    mov r20, r8
    andi r20, 15
    mov r21, r13
    andi r21, 240
    mov r8, r4
    swap r8
    std Y+15, r22
    mov r22, r8
    andi r22, 240
    or r20, r22
    swap r4
    mov r22, r4
    andi r22, 15
    or r22, r21
    ld r8, X+
    eor r20, r8
    ld r8, X+
    eor r22, r8
    ; round 22 (gift.dsl:33)
    mov r8, r16
    or r8, r0
    eor r8, r18
    and r18, r16
    eor r0, r18
    mov r11, r7
    eor r11, r8
    and r7, r0
    eor r16, r7
    eor r0, r11
    com r11
    mov r7, r16
    and r7, r0
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r0, r7
    subi r26, lo8(-(-92))
    sbci r27, hi8(-(-92))
    ld r7, X+
    eor r16, r7
    mov r7, r23
    or r7, r15
    eor r7, r19
    and r19, r23
    eor r15, r19
    mov r13, r2
    eor r13, r7
    and r2, r15
    eor r23, r2
    eor r15, r13
    com r13
    mov r2, r23
    and r2, r15
    eor r7, r2
    adiw r26, 15
    ld r2, X+
    eor r15, r2
    adiw r26, 1
    ld r2, X
    eor r23, r2
    mov r2, r17
    or r2, r6
    eor r2, r20
    and r20, r17
    eor r6, r20
    mov r3, r5
    eor r3, r2
    and r5, r6
    eor r17, r5
    eor r6, r3
    com r3
    mov r10, r17
    and r10, r6
    eor r2, r10
    subi r26, lo8(-(-107))
    sbci r27, hi8(-(-107))
    ld r10, X+
    eor r6, r10
    adiw r26, 7
    ld r10, X+
    eor r17, r10
    ldd r10, Y+15
    mov r9, r10
    or r9, r14
    eor r9, r22
    and r22, r10
    eor r14, r22
    mov r18, r12
    eor r18, r9
    and r12, r14
    eor r10, r12
    eor r14, r18
    com r18
    mov r12, r10
    and r12, r14
    eor r9, r12
    subi r26, lo8(-(171))
    sbci r27, hi8(-(171))
    ld r12, X
    eor r14, r12
    mov r12, r11
    lsr r12
    lsl r11
    mov r22, r12
    andi r22, 85
    mov r20, r11
    andi r20, 170
    mov r19, r3
    lsl r19
    andi r19, 170
    or r22, r19
    lsr r3
    mov r19, r3
    andi r19, 85
    or r19, r20
    mov r12, r13
    lsr r12
    lsl r13
    movw r20, r12 ; r21, r13
    andi r20, 85
    andi r21, 170
    mov r12, r18
    lsl r12
    std Y+15, r17
    mov r17, r12
    andi r17, 170
    or r20, r17
    lsr r18
    andi r18, 85
    or r18, r21
    mov r12, r2
    lsr r12
    lsl r2
    mov r17, r12
    andi r17, 85
    mov r21, r2
    andi r21, 170
    mov r2, r8
    lsl r2
    std Y+14, r18
    mov r18, r2
    andi r18, 170
    or r17, r18
    lsr r8
    mov r18, r8
    andi r18, 85
    or r18, r21
    subi r26, lo8(-(-176))
    sbci r27, hi8(-(-176))
    ld r2, X+
    eor r17, r2
    subi r26, lo8(-(177))
    sbci r27, hi8(-(177))
    ld r2, X
    eor r18, r2
    mov r2, r9
    lsr r2
    lsl r9
    mov r21, r2
    andi r21, 85
    std Y+17, r18
    mov r18, r9
    andi r18, 170
    mov r2, r7
    lsl r2
    std Y+16, r19
    mov r19, r2
    andi r19, 170
    or r21, r19
    lsr r7
    mov r19, r7
    andi r19, 85
    or r19, r18
    subi r26, lo8(-(-81))
    sbci r27, hi8(-(-81))
    ld r2, X+
    eor r21, r2
    subi r26, lo8(-(81))
    sbci r27, hi8(-(81))
    ld r2, X+
    eor r19, r2
    ; round 23 (gift.dsl:33)
    mov r2, r22
    or r2, r6
    eor r2, r17
    and r17, r22
    eor r6, r17
    mov r12, r16
    eor r12, r2
    and r16, r6
    eor r22, r16
    eor r6, r12
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r8, r22
    and r8, r6
    eor r2, r8
    swap r6
    ld r8, X
    eor r6, r8
    subi r26, lo8(-(-176))
    sbci r27, hi8(-(-176))
    ld r8, X+
    eor r22, r8
    mov r8, r20
    or r8, r14
    eor r8, r21
    and r21, r20
    eor r14, r21
    mov r11, r23
    eor r11, r8
    and r23, r14
    eor r20, r23
    eor r14, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r7, r20
    and r7, r14
    eor r8, r7
    swap r14
    subi r26, lo8(-(176))
    sbci r27, hi8(-(176))
    ld r7, X+
    eor r14, r7
    ldd r7, Y+16
    mov r13, r7
    or r13, r0
    ldd r3, Y+17
    eor r13, r3
    and r3, r7
    eor r0, r3
    ldd r3, Y+15
    mov r9, r3
    eor r9, r13
    and r3, r0
    eor r7, r3
    eor r0, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r3, r7
    and r3, r0
    eor r13, r3
    swap r0
    subi r26, lo8(-(173))
    sbci r27, hi8(-(173))
    ld r3, X
    eor r0, r3
    subi r26, lo8(-(-340))
    sbci r27, hi8(-(-340))
    ld r3, X+
    eor r7, r3
    ldd r3, Y+14
    mov r4, r3
    or r4, r15
    eor r4, r19
    and r19, r3
    eor r15, r19
    mov r5, r10
    eor r5, r4
    and r10, r15
    eor r3, r10
    eor r15, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r10, r3
    and r10, r15
    eor r4, r10
    swap r15
    subi r26, lo8(-(167))
    sbci r27, hi8(-(167))
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-190))
    sbci r27, hi8(-(-190))
    ld r10, X+
    eor r3, r10
    ; round 24 (gift.dsl:33)
    mov r10, r12
    and r10, r6
    mov r23, r11
    and r23, r14
    ; round 23 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(190))
    sbci r27, hi8(-(190))
    ld r18, X+
    eor r2, r18
    mov r30, r8
    lpm r18, Z
    ld r8, X+
    eor r18, r8
    mov r30, r13
    lpm r8, Z
    ld r13, X+
    eor r8, r13
    mov r30, r4
    lpm r13, Z
    ld r4, X
    eor r13, r4
    ; round 24 (gift.dsl:33)
    eor r10, r2
    or r2, r12
    eor r6, r2
    mov r2, r22
    eor r2, r10
    and r22, r6
    eor r12, r22
    mov r4, r2
    com r4
    eor r6, r4
    mov r22, r12
    or r22, r6
    eor r10, r22
    subi r26, lo8(-(-28))
    sbci r27, hi8(-(-28))
    ld r22, X+
    eor r12, r22
    eor r23, r18
    com r18
    or r18, r11
    eor r14, r18
    mov r18, r20
    eor r18, r23
    and r20, r14
    eor r11, r20
    eor r14, r18
    mov r22, r11
    or r22, r14
    eor r23, r22
    adiw r26, 32
    ld r22, X+
    eor r23, r22
    mov r22, r0
    com r22
    and r22, r9
    eor r22, r8
    or r8, r9
    eor r0, r8
    mov r8, r7
    eor r8, r22
    or r7, r0
    eor r9, r7
    eor r0, r8
    mov r7, r9
    and r7, r0
    eor r22, r7
    adiw r26, 54
    ld r7, X
    eor r9, r7
    mov r7, r5
    and r7, r15
    eor r7, r13
    com r13
    or r13, r5
    eor r15, r13
    mov r13, r3
    eor r13, r7
    and r3, r15
    eor r5, r3
    eor r15, r13
    mov r3, r5
    or r3, r15
    eor r7, r3
    subi r26, lo8(-(-53))
    sbci r27, hi8(-(-53))
    ld r3, X
    eor r7, r3
    subi r26, lo8(-(-169))
    sbci r27, hi8(-(-169))
    ld r3, X+
    eor r5, r3
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r3, Z
    subi r26, lo8(-(167))
    sbci r27, hi8(-(167))
    ld r10, X
    eor r3, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r6, r10
    ; round 25 (gift.dsl:33)
    or r2, r3
    ; round 24 (gift.dsl:33)
    mov r30, r18
    lpm r10, Z
    mov r30, r14
    lpm r14, Z
    ld r18, X+
    eor r14, r18
    ; round 25 (gift.dsl:33)
    eor r2, r14
    or r14, r4
    eor r3, r14
    ; round 24 (gift.dsl:33)
    mov r30, r0
    lpm r14, Z
    mov r30, r22
    lpm r0, Z
    adiw r26, 5
    ld r18, X+
    eor r0, r18
    subi r26, lo8(-(155))
    sbci r27, hi8(-(155))
    ld r18, X
    eor r14, r18
    mov r30, r13
    lpm r13, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(-160))
    sbci r27, hi8(-(-160))
    ld r18, X+
    eor r15, r18
    ; round 25 (gift.dsl:33)
    mov r18, r10
    or r18, r6
    eor r18, r23
    and r23, r10
    eor r6, r23
    mov r23, r12
    eor r23, r18
    and r12, r6
    eor r10, r12
    eor r6, r23
    mov r12, r10
    and r12, r6
    eor r18, r12
    adiw r26, 10
    ld r12, X+
    eor r18, r12
    mov r12, r11
    eor r12, r3
    or r11, r2
    eor r4, r11
    eor r2, r12
    mov r11, r4
    or r11, r2
    eor r3, r11
    subi r26, lo8(-(230))
    sbci r27, hi8(-(230))
    ld r11, X
    eor r3, r11
    subi r26, lo8(-(-348))
    sbci r27, hi8(-(-348))
    ld r11, X+
    eor r4, r11
    mov r11, r13
    or r11, r14
    eor r11, r7
    and r7, r13
    eor r14, r7
    mov r7, r9
    eor r7, r11
    and r9, r14
    eor r13, r9
    eor r14, r7
    mov r9, r13
    and r9, r14
    eor r11, r9
    subi r26, lo8(-(118))
    sbci r27, hi8(-(118))
    ld r9, X
    eor r13, r9
    mov r9, r8
    or r9, r15
    eor r9, r0
    and r0, r8
    eor r15, r0
    mov r0, r5
    eor r0, r9
    and r5, r15
    eor r8, r5
    eor r15, r0
    mov r5, r8
    and r5, r15
    eor r9, r5
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r23, X+
    eor r6, r23
    mov r30, r12
    lpm r12, Z
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(235))
    sbci r27, hi8(-(235))
    ld r23, X
    eor r2, r23
    mov r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r23, Z
    subi r26, lo8(-(-84))
    sbci r27, hi8(-(-84))
    ld r11, X+
    eor r14, r11
    adiw r26, 1
    ld r11, X
    eor r23, r11
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r22, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X
    eor r15, r11
    subi r26, lo8(-(-148))
    sbci r27, hi8(-(-148))
    ld r11, X+
    eor r22, r11
    ; round 26 (gift.dsl:33)
    mov r11, r7
    and r11, r6
    eor r11, r23
    com r23
    or r23, r7
    eor r6, r23
    mov r9, r10
    eor r9, r11
    and r10, r6
    eor r7, r10
    eor r6, r9
    mov r10, r7
    or r10, r6
    eor r11, r10
    adiw r26, 4
    ld r10, X
    eor r6, r10
    subi r26, lo8(-(-193))
    sbci r27, hi8(-(-193))
    ld r10, X+
    eor r7, r10
    mov r10, r2
    com r10
    and r10, r0
    eor r10, r22
    or r22, r0
    eor r2, r22
    mov r23, r4
    eor r23, r10
    or r4, r2
    eor r0, r4
    eor r2, r23
    mov r4, r0
    and r4, r2
    eor r10, r4
    subi r26, lo8(-(191))
    sbci r27, hi8(-(191))
    ld r4, X+
    eor r2, r4
    mov r4, r14
    com r4
    and r4, r5
    eor r4, r18
    or r18, r5
    eor r14, r18
    mov r18, r13
    eor r18, r4
    or r13, r14
    eor r5, r13
    eor r14, r18
    mov r13, r5
    and r13, r14
    eor r4, r13
    adiw r26, 2
    ld r13, X+
    eor r14, r13
    mov r13, r12
    and r13, r15
    eor r13, r3
    com r3
    or r3, r12
    eor r15, r3
    mov r3, r8
    eor r3, r13
    and r8, r15
    eor r12, r8
    eor r15, r3
    mov r8, r12
    or r8, r15
    eor r13, r8
    subi r26, lo8(-(225))
    sbci r27, hi8(-(225))
    ld r8, X
    eor r15, r8
    subi r26, lo8(-(-409))
    sbci r27, hi8(-(-409))
    ld r8, X+
    eor r12, r8
    mov r8, r9
    swap r8
    swap r9
    mov r22, r8
    andi r22, 15
    mov r16, r9
    andi r16, 240
    mov r17, r23
    swap r17
    andi r17, 240
    or r22, r17
    swap r23
    andi r23, 15
    or r23, r16
    mov r8, r18
    swap r8
    swap r18
    mov r16, r8
    andi r16, 15
    andi r18, 240
    mov r17, r3
    swap r17
    andi r17, 240
    or r16, r17
    swap r3
    mov r17, r3
    andi r17, 15
    or r17, r18
    movw r18, r10 ; r19, r11
    swap r18
    swap r10
    andi r18, 15
    mov r20, r10
    andi r20, 240
    swap r19
    andi r19, 240
    or r18, r19
    swap r11
    mov r19, r11
    andi r19, 15
    or r19, r20
    subi r26, lo8(-(183))
    sbci r27, hi8(-(183))
    ld r8, X+
    eor r18, r8
    ld r8, X+
    eor r19, r8
    mov r8, r13
    swap r8
    swap r13
    mov r20, r8
    andi r20, 15
    mov r21, r13
    andi r21, 240
    mov r8, r4
    swap r8
    std Y+14, r17
    mov r17, r8
    andi r17, 240
    or r20, r17
    swap r4
    mov r17, r4
    andi r17, 15
    or r17, r21
    ld r8, X+
    eor r20, r8
    ld r8, X+
    eor r17, r8
    ; round 27 (gift.dsl:33)
    mov r8, r22
    or r8, r2
    eor r8, r18
    and r18, r22
    eor r2, r18
    mov r11, r7
    eor r11, r8
    and r7, r2
    eor r22, r7
    eor r2, r11
    com r11
    mov r7, r22
    and r7, r2
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r2, r7
    mov r7, r23
    or r7, r6
    eor r7, r19
    and r19, r23
    eor r6, r19
    mov r13, r0
    eor r13, r7
    and r0, r6
    eor r23, r0
    eor r6, r13
    com r13
    mov r0, r23
    and r0, r6
    eor r7, r0
    subi r26, lo8(-(-73))
    sbci r27, hi8(-(-73))
    ld r0, X+
    eor r6, r0
    subi r26, lo8(-(75))
    sbci r27, hi8(-(75))
    ld r0, X
    eor r23, r0
    mov r0, r16
    or r0, r15
    eor r0, r20
    and r20, r16
    eor r15, r20
    mov r3, r5
    eor r3, r0
    and r5, r15
    eor r16, r5
    eor r15, r3
    com r3
    mov r10, r16
    and r10, r15
    eor r0, r10
    subi r26, lo8(-(-169))
    sbci r27, hi8(-(-169))
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-44))
    sbci r27, hi8(-(-44))
    ld r10, X+
    eor r16, r10
    ldd r10, Y+14
    mov r9, r10
    or r9, r14
    eor r9, r17
    and r17, r10
    eor r14, r17
    mov r18, r12
    eor r18, r9
    and r12, r14
    eor r10, r12
    eor r14, r18
    com r18
    mov r12, r10
    and r12, r14
    eor r9, r12
    subi r26, lo8(-(208))
    sbci r27, hi8(-(208))
    ld r12, X
    eor r14, r12
    mov r12, r11
    lsr r12
    lsl r11
    mov r17, r12
    andi r17, 85
    mov r20, r11
    andi r20, 170
    mov r19, r3
    lsl r19
    andi r19, 170
    or r17, r19
    lsr r3
    mov r19, r3
    andi r19, 85
    or r19, r20
    mov r12, r13
    lsr r12
    lsl r13
    movw r20, r12 ; r21, r13
    andi r20, 85
    andi r21, 170
    mov r12, r18
    lsl r12
    std Y+14, r16
    mov r16, r12
    andi r16, 170
    or r20, r16
    lsr r18
    andi r18, 85
    or r18, r21
    mov r12, r0
    lsr r12
    lsl r0
    mov r16, r12
    andi r16, 85
    mov r21, r0
    andi r21, 170
    mov r0, r8
    lsl r0
    std Y+16, r18
    mov r18, r0
    andi r18, 170
    or r16, r18
    lsr r8
    mov r18, r8
    andi r18, 85
    or r18, r21
    subi r26, lo8(-(-161))
    sbci r27, hi8(-(-161))
    ld r0, X+
    eor r16, r0
    subi r26, lo8(-(162))
    sbci r27, hi8(-(162))
    ld r0, X
    eor r18, r0
    mov r0, r9
    lsr r0
    lsl r9
    mov r21, r0
    andi r21, 85
    std Y+15, r18
    mov r18, r9
    andi r18, 170
    mov r0, r7
    lsl r0
    std Y+17, r19
    mov r19, r0
    andi r19, 170
    or r21, r19
    lsr r7
    mov r19, r7
    andi r19, 85
    or r19, r18
    subi r26, lo8(-(-78))
    sbci r27, hi8(-(-78))
    ld r0, X+
    eor r21, r0
    subi r26, lo8(-(78))
    sbci r27, hi8(-(78))
    ld r0, X+
    eor r19, r0
    ; round 28 (gift.dsl:33)
    mov r0, r17
    or r0, r15
    eor r0, r16
    and r16, r17
    eor r15, r16
    mov r12, r22
    eor r12, r0
    and r22, r15
    eor r17, r22
    eor r15, r12
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r8, r17
    and r8, r15
    eor r0, r8
    swap r15
    adiw r26, 1
    ld r8, X
    eor r15, r8
    subi r26, lo8(-(-154))
    sbci r27, hi8(-(-154))
    ld r8, X+
    eor r17, r8
    mov r8, r20
    or r8, r14
    eor r8, r21
    and r21, r20
    eor r14, r21
    mov r11, r23
    eor r11, r8
    and r23, r14
    eor r20, r23
    eor r14, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r7, r20
    and r7, r14
    eor r8, r7
    swap r14
    subi r26, lo8(-(154))
    sbci r27, hi8(-(154))
    ld r7, X
    eor r14, r7
    subi r26, lo8(-(-226))
    sbci r27, hi8(-(-226))
    ld r7, X+
    eor r20, r7
    ldd r7, Y+17
    mov r13, r7
    or r13, r2
    ldd r3, Y+15
    eor r13, r3
    and r3, r7
    eor r2, r3
    ldd r3, Y+14
    mov r9, r3
    eor r9, r13
    and r3, r2
    eor r7, r3
    eor r2, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r3, r7
    and r3, r2
    eor r13, r3
    swap r2
    subi r26, lo8(-(342))
    sbci r27, hi8(-(342))
    ld r3, X
    eor r2, r3
    subi r26, lo8(-(-321))
    sbci r27, hi8(-(-321))
    ld r3, X+
    eor r7, r3
    ldd r3, Y+16
    mov r4, r3
    or r4, r6
    eor r4, r19
    and r19, r3
    eor r6, r19
    mov r5, r10
    eor r5, r4
    and r10, r6
    eor r3, r10
    eor r6, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r10, r3
    and r10, r6
    eor r4, r10
    swap r6
    subi r26, lo8(-(205))
    sbci r27, hi8(-(205))
    ld r10, X+
    eor r6, r10
    ; round 29 (gift.dsl:33)
    mov r10, r12
    and r10, r15
    mov r23, r11
    and r23, r14
    ; round 28 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    ld r18, X+
    eor r0, r18
    mov r30, r8
    lpm r18, Z
    ld r8, X+
    eor r18, r8
    mov r30, r13
    lpm r8, Z
    ld r13, X+
    eor r8, r13
    mov r30, r4
    lpm r13, Z
    ld r4, X
    eor r13, r4
    ; round 29 (gift.dsl:33)
    eor r10, r0
    or r0, r12
    eor r15, r0
    mov r0, r17
    eor r0, r10
    and r17, r15
    eor r12, r17
    mov r4, r0
    com r4
    eor r15, r4
    mov r22, r12
    or r22, r15
    eor r10, r22
    subi r26, lo8(-(-151))
    sbci r27, hi8(-(-151))
    ld r22, X+
    eor r12, r22
    eor r23, r18
    com r18
    or r18, r11
    eor r14, r18
    mov r18, r20
    eor r18, r23
    and r20, r14
    eor r11, r20
    eor r14, r18
    mov r22, r11
    or r22, r14
    eor r23, r22
    subi r26, lo8(-(155))
    sbci r27, hi8(-(155))
    ld r22, X
    eor r23, r22
    mov r22, r2
    com r22
    and r22, r9
    eor r22, r8
    or r8, r9
    eor r2, r8
    mov r8, r7
    eor r8, r22
    or r7, r2
    eor r9, r7
    eor r2, r8
    mov r7, r9
    and r7, r2
    eor r22, r7
    subi r26, lo8(-(-226))
    sbci r27, hi8(-(-226))
    ld r7, X+
    eor r9, r7
    mov r7, r5
    and r7, r6
    eor r7, r13
    com r13
    or r13, r5
    eor r6, r13
    mov r13, r3
    eor r13, r7
    and r3, r6
    eor r5, r3
    eor r6, r13
    mov r3, r5
    or r3, r6
    eor r7, r3
    subi r26, lo8(-(227))
    sbci r27, hi8(-(227))
    ld r3, X
    eor r7, r3
    subi r26, lo8(-(-207))
    sbci r27, hi8(-(-207))
    ld r3, X+
    eor r5, r3
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r15, Z
    mov r30, r10
    lpm r3, Z
    subi r26, lo8(-(205))
    sbci r27, hi8(-(205))
    ld r10, X
    eor r3, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r15, r10
    ; round 30 (gift.dsl:33)
    or r0, r3
    ; round 29 (gift.dsl:33)
    mov r30, r18
    lpm r10, Z
    mov r30, r14
    lpm r14, Z
    ld r18, X+
    eor r14, r18
    ; round 30 (gift.dsl:33)
    eor r0, r14
    or r14, r4
    eor r3, r14
    ; round 29 (gift.dsl:33)
    mov r30, r2
    lpm r14, Z
    mov r30, r22
    lpm r2, Z
    adiw r26, 5
    ld r18, X+
    eor r2, r18
    subi r26, lo8(-(95))
    sbci r27, hi8(-(95))
    ld r18, X
    eor r14, r18
    mov r30, r13
    lpm r13, Z
    mov r30, r6
    lpm r6, Z
    subi r26, lo8(-(-100))
    sbci r27, hi8(-(-100))
    ld r18, X+
    eor r6, r18
    ; round 30 (gift.dsl:33)
    mov r18, r10
    or r18, r15
    eor r18, r23
    and r23, r10
    eor r15, r23
    mov r23, r12
    eor r23, r18
    and r12, r15
    eor r10, r12
    eor r15, r23
    mov r12, r10
    and r12, r15
    eor r18, r12
    adiw r26, 11
    ld r12, X+
    eor r18, r12
    mov r12, r11
    eor r12, r3
    or r11, r0
    eor r4, r11
    eor r0, r12
    mov r11, r4
    or r11, r0
    eor r3, r11
    ld r11, X
    eor r3, r11
    subi r26, lo8(-(-157))
    sbci r27, hi8(-(-157))
    ld r11, X+
    eor r4, r11
    mov r11, r13
    or r11, r14
    eor r11, r7
    and r7, r13
    eor r14, r7
    mov r7, r9
    eor r7, r11
    and r9, r14
    eor r13, r9
    eor r14, r7
    mov r9, r13
    and r9, r14
    eor r11, r9
    subi r26, lo8(-(157))
    sbci r27, hi8(-(157))
    ld r9, X
    eor r13, r9
    mov r9, r8
    or r9, r6
    eor r9, r2
    and r2, r8
    eor r6, r2
    mov r2, r5
    eor r2, r9
    and r5, r6
    eor r8, r5
    eor r6, r2
    mov r5, r8
    and r5, r6
    eor r9, r5
    subi r26, lo8(-(-207))
    sbci r27, hi8(-(-207))
    ld r5, X+
    eor r8, r5
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r5, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(198))
    sbci r27, hi8(-(198))
    ld r23, X+
    eor r15, r23
    mov r30, r12
    lpm r12, Z
    mov r30, r0
    lpm r0, Z
    ld r23, X+
    eor r0, r23
    mov r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r23, Z
    ld r11, X+
    eor r14, r11
    adiw r26, 1
    ld r11, X+
    eor r23, r11
    mov r30, r6
    lpm r6, Z
    mov r30, r9
    lpm r22, Z
    subi r26, lo8(-(195))
    sbci r27, hi8(-(195))
    ld r11, X
    eor r6, r11
    subi r26, lo8(-(-195))
    sbci r27, hi8(-(-195))
    ld r11, X+
    eor r22, r11
    ; round 31 (gift.dsl:33)
    mov r11, r7
    and r11, r15
    eor r11, r23
    com r23
    or r23, r7
    eor r15, r23
    mov r9, r10
    eor r9, r11
    and r10, r15
    eor r7, r10
    eor r15, r9
    mov r10, r7
    or r10, r15
    eor r11, r10
    adiw r26, 3
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-231))
    sbci r27, hi8(-(-231))
    ld r10, X
    eor r7, r10
    mov r10, r0
    com r10
    and r10, r2
    eor r10, r22
    or r22, r2
    eor r0, r22
    mov r23, r4
    eor r23, r10
    or r4, r0
    eor r2, r4
    eor r0, r23
    mov r4, r2
    and r4, r0
    eor r10, r4
    subi r26, lo8(-(-22))
    sbci r27, hi8(-(-22))
    ld r4, X+
    eor r0, r4
    adiw r26, 53
    ld r4, X+
    eor r2, r4
    mov r4, r14
    com r4
    and r4, r5
    eor r4, r18
    or r18, r5
    eor r14, r18
    mov r18, r13
    eor r18, r4
    or r13, r14
    eor r5, r13
    eor r14, r18
    mov r13, r5
    and r13, r14
    eor r4, r13
    subi r26, lo8(-(200))
    sbci r27, hi8(-(200))
    ld r13, X
    eor r14, r13
    mov r13, r6
    com r13
    and r13, r12
    eor r13, r3
    or r3, r12
    eor r6, r3
    mov r22, r8
    eor r22, r13
    or r8, r6
    eor r12, r8
    eor r6, r22
    mov r8, r12
    and r8, r6
    eor r13, r8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X+
    eor r6, r8
    adiw r26, 1
    ld r8, X
    eor r12, r8
    mov r8, r9
    swap r8
    swap r9
    movw r16, r8 ; r17, r9
    andi r16, 15
    andi r17, 240
    mov r20, r23
    swap r20
    andi r20, 240
    or r16, r20
    swap r23
    andi r23, 15
    or r23, r17
    mov r8, r18
    swap r8
    swap r18
    mov r17, r8
    andi r17, 15
    andi r18, 240
    mov r20, r22
    swap r20
    andi r20, 240
    or r17, r20
    swap r22
    andi r22, 15
    or r22, r18
    movw r18, r10 ; r19, r11
    swap r18
    swap r10
    andi r18, 15
    mov r20, r10
    andi r20, 240
    swap r19
    andi r19, 240
    or r18, r19
    swap r11
    mov r19, r11
    andi r19, 15
    or r19, r20
    subi r26, lo8(-(-262))
    sbci r27, hi8(-(-262))
    ld r8, X+
    eor r18, r8
    ld r8, X+
    eor r19, r8
    mov r8, r13
    swap r8
    swap r13
    mov r20, r8
    andi r20, 15
    mov r21, r13
    andi r21, 240
    mov r8, r4
    swap r8
    std Y+16, r22
    mov r22, r8
    andi r22, 240
    or r20, r22
    swap r4
    mov r22, r4
    andi r22, 15
    or r22, r21
    ld r8, X+
    eor r20, r8
    ld r8, X+
    eor r22, r8
    ; round 32 (gift.dsl:33)
    mov r8, r16
    or r8, r0
    eor r8, r18
    and r18, r16
    eor r0, r18
    mov r11, r7
    eor r11, r8
    and r7, r0
    eor r16, r7
    eor r0, r11
    com r11
    mov r7, r16
    and r7, r0
    eor r8, r7
    subi r26, lo8(-(259))
    sbci r27, hi8(-(259))
    ld r7, X
    eor r0, r7
    subi r26, lo8(-(-245))
    sbci r27, hi8(-(-245))
    ld r7, X+
    eor r16, r7
    mov r7, r23
    or r7, r15
    eor r7, r19
    and r19, r23
    eor r15, r19
    mov r13, r2
    eor r13, r7
    and r2, r15
    eor r23, r2
    eor r15, r13
    com r13
    mov r2, r23
    and r2, r15
    eor r7, r2
    subi r26, lo8(-(174))
    sbci r27, hi8(-(174))
    ld r2, X
    eor r15, r2
    subi r26, lo8(-(-185))
    sbci r27, hi8(-(-185))
    ld r2, X+
    eor r23, r2
    mov r2, r17
    or r2, r6
    eor r2, r20
    and r20, r17
    eor r6, r20
    mov r3, r5
    eor r3, r2
    and r5, r6
    eor r17, r5
    eor r6, r3
    com r3
    mov r10, r17
    and r10, r6
    eor r2, r10
    subi r26, lo8(-(104))
    sbci r27, hi8(-(104))
    ld r10, X
    eor r6, r10
    subi r26, lo8(-(-94))
    sbci r27, hi8(-(-94))
    ld r10, X
    eor r17, r10
    ldd r10, Y+16
    mov r9, r10
    or r9, r14
    eor r9, r22
    and r22, r10
    eor r14, r22
    mov r18, r12
    eor r18, r9
    and r12, r14
    eor r10, r12
    eor r14, r18
    com r18
    mov r12, r10
    and r12, r14
    eor r9, r12
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r12, X
    eor r14, r12
    mov r12, r11
    lsr r12
    lsl r11
    mov r22, r12
    andi r22, 85
    mov r20, r11
    andi r20, 170
    mov r19, r3
    lsl r19
    andi r19, 170
    or r22, r19
    lsr r3
    mov r19, r3
    andi r19, 85
    or r19, r20
    mov r12, r13
    lsr r12
    lsl r13
    movw r20, r12 ; r21, r13
    andi r20, 85
    andi r21, 170
    mov r12, r18
    lsl r12
    std Y+16, r17
    mov r17, r12
    andi r17, 170
    or r20, r17
    lsr r18
    andi r18, 85
    or r18, r21
    mov r12, r2
    lsr r12
    lsl r2
    mov r17, r12
    andi r17, 85
    mov r21, r2
    andi r21, 170
    mov r2, r8
    lsl r2
    std Y+17, r18
    mov r18, r2
    andi r18, 170
    or r17, r18
    lsr r8
    mov r18, r8
    andi r18, 85
    or r18, r21
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r2, X+
    eor r17, r2
    adiw r26, 1
    ld r2, X
    eor r18, r2
    mov r2, r9
    lsr r2
    lsl r9
    mov r21, r2
    andi r21, 85
    std Y+14, r18
    mov r18, r9
    andi r18, 170
    mov r2, r7
    lsl r2
    std Y+15, r19
    mov r19, r2
    andi r19, 170
    or r21, r19
    lsr r7
    mov r19, r7
    andi r19, 85
    or r19, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X+
    eor r21, r2
    adiw r26, 1
    ld r2, X+
    eor r19, r2
    ; round 33 (gift.dsl:33)
    mov r2, r22
    or r2, r6
    eor r2, r17
    and r17, r22
    eor r6, r17
    mov r12, r16
    eor r12, r2
    and r16, r6
    eor r22, r16
    eor r6, r12
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r8, r22
    and r8, r6
    eor r2, r8
    swap r6
    subi r26, lo8(-(250))
    sbci r27, hi8(-(250))
    ld r8, X+
    eor r6, r8
    mov r8, r20
    or r8, r14
    eor r8, r21
    and r21, r20
    eor r14, r21
    mov r11, r23
    eor r11, r8
    and r23, r14
    eor r20, r23
    eor r14, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r7, r20
    and r7, r14
    eor r8, r7
    swap r14
    ld r7, X
    eor r14, r7
    subi r26, lo8(-(-257))
    sbci r27, hi8(-(-257))
    ld r7, X+
    eor r20, r7
    ldd r7, Y+15
    mov r13, r7
    or r13, r0
    ldd r3, Y+14
    eor r13, r3
    and r3, r7
    eor r0, r3
    ldd r3, Y+16
    mov r9, r3
    eor r9, r13
    and r3, r0
    eor r7, r3
    eor r0, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r3, r7
    and r3, r0
    eor r13, r3
    swap r0
    subi r26, lo8(-(319))
    sbci r27, hi8(-(319))
    ld r3, X
    eor r0, r3
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r3, X
    eor r7, r3
    ldd r3, Y+17
    mov r4, r3
    or r4, r15
    eor r4, r19
    and r19, r3
    eor r15, r19
    mov r5, r10
    eor r5, r4
    and r10, r15
    eor r3, r10
    eor r15, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r10, r3
    and r10, r15
    eor r4, r10
    swap r15
    subi r26, lo8(-(-46))
    sbci r27, hi8(-(-46))
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-259))
    sbci r27, hi8(-(-259))
    ld r10, X+
    eor r3, r10
    ; round 34 (gift.dsl:33)
    mov r10, r12
    and r10, r6
    mov r23, r11
    and r23, r14
    ; round 33 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(259))
    sbci r27, hi8(-(259))
    ld r18, X
    eor r2, r18
    mov r30, r8
    lpm r18, Z
    subi r26, lo8(-(-247))
    sbci r27, hi8(-(-247))
    ld r8, X+
    eor r18, r8
    mov r30, r13
    lpm r8, Z
    subi r26, lo8(-(247))
    sbci r27, hi8(-(247))
    ld r13, X+
    eor r8, r13
    mov r30, r4
    lpm r13, Z
    ld r4, X
    eor r13, r4
    ; round 34 (gift.dsl:33)
    eor r10, r2
    or r2, r12
    eor r6, r2
    mov r2, r22
    eor r2, r10
    and r22, r6
    eor r12, r22
    mov r4, r2
    com r4
    eor r6, r4
    mov r22, r12
    or r22, r6
    eor r10, r22
    subi r26, lo8(-(-21))
    sbci r27, hi8(-(-21))
    ld r22, X
    eor r12, r22
    eor r23, r18
    com r18
    or r18, r11
    eor r14, r18
    mov r18, r20
    eor r18, r23
    and r20, r14
    eor r11, r20
    eor r14, r18
    mov r22, r11
    or r22, r14
    eor r23, r22
    subi r26, lo8(-(-218))
    sbci r27, hi8(-(-218))
    ld r22, X+
    eor r23, r22
    mov r22, r0
    com r22
    and r22, r9
    eor r22, r8
    or r8, r9
    eor r0, r8
    mov r8, r7
    eor r8, r22
    or r7, r0
    eor r9, r7
    eor r0, r8
    mov r7, r9
    and r7, r0
    eor r22, r7
    subi r26, lo8(-(295))
    sbci r27, hi8(-(295))
    ld r7, X
    eor r9, r7
    mov r7, r5
    and r7, r15
    eor r7, r13
    com r13
    or r13, r5
    eor r15, r13
    mov r13, r3
    eor r13, r7
    and r3, r15
    eor r5, r3
    eor r15, r13
    mov r3, r5
    or r3, r15
    eor r7, r3
    subi r26, lo8(-(-294))
    sbci r27, hi8(-(-294))
    ld r3, X+
    eor r7, r3
    adiw r26, 6
    ld r3, X
    eor r5, r3
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r3, Z
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r10, X+
    eor r3, r10
    subi r26, lo8(-(238))
    sbci r27, hi8(-(238))
    ld r10, X+
    eor r6, r10
    ; round 35 (gift.dsl:33)
    or r2, r3
    ; round 34 (gift.dsl:33)
    mov r30, r18
    lpm r10, Z
    mov r30, r14
    lpm r14, Z
    ld r18, X+
    eor r14, r18
    ; round 35 (gift.dsl:33)
    eor r2, r14
    or r14, r4
    eor r3, r14
    ; round 34 (gift.dsl:33)
    mov r30, r0
    lpm r14, Z
    mov r30, r22
    lpm r0, Z
    adiw r26, 2
    ld r18, X+
    eor r0, r18
    adiw r26, 48
    ld r18, X
    eor r14, r18
    mov r30, r13
    lpm r13, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(-50))
    sbci r27, hi8(-(-50))
    ld r18, X+
    eor r15, r18
    ; round 35 (gift.dsl:33)
    mov r18, r10
    or r18, r6
    eor r18, r23
    and r23, r10
    eor r6, r23
    mov r23, r12
    eor r23, r18
    and r12, r6
    eor r10, r12
    eor r6, r23
    mov r12, r10
    and r12, r6
    eor r18, r12
    adiw r26, 7
    ld r12, X+
    eor r18, r12
    mov r12, r11
    eor r12, r3
    or r11, r2
    eor r4, r11
    eor r2, r12
    mov r11, r4
    or r11, r2
    eor r3, r11
    ld r11, X
    eor r3, r11
    subi r26, lo8(-(-183))
    sbci r27, hi8(-(-183))
    ld r11, X
    eor r4, r11
    mov r11, r13
    or r11, r14
    eor r11, r7
    and r7, r13
    eor r14, r7
    mov r7, r9
    eor r7, r11
    and r9, r14
    eor r13, r9
    eor r14, r7
    mov r9, r13
    and r9, r14
    eor r11, r9
    subi r26, lo8(-(-70))
    sbci r27, hi8(-(-70))
    ld r9, X+
    eor r13, r9
    mov r9, r8
    or r9, r15
    eor r9, r0
    and r0, r8
    eor r15, r0
    mov r0, r5
    eor r0, r9
    and r5, r15
    eor r8, r5
    eor r15, r0
    mov r5, r8
    and r5, r15
    eor r9, r5
    subi r26, lo8(-(414))
    sbci r27, hi8(-(414))
    ld r5, X
    eor r8, r5
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r23
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    subi r26, lo8(-(-169))
    sbci r27, hi8(-(-169))
    ld r23, X+
    eor r6, r23
    mov r30, r12
    lpm r12, Z
    mov r30, r2
    lpm r2, Z
    ld r23, X+
    eor r2, r23
    mov r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r23, Z
    ld r11, X+
    eor r14, r11
    adiw r26, 1
    ld r11, X+
    eor r23, r11
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r22, Z
    subi r26, lo8(-(170))
    sbci r27, hi8(-(170))
    ld r11, X
    eor r15, r11
    subi r26, lo8(-(-170))
    sbci r27, hi8(-(-170))
    ld r11, X+
    eor r22, r11
    ; round 36 (gift.dsl:33)
    mov r11, r7
    and r11, r6
    eor r11, r23
    com r23
    or r23, r7
    eor r6, r23
    mov r9, r10
    eor r9, r11
    and r10, r6
    eor r7, r10
    eor r6, r9
    mov r10, r7
    or r10, r6
    eor r11, r10
    adiw r26, 2
    ld r10, X
    eor r6, r10
    subi r26, lo8(-(-256))
    sbci r27, hi8(-(-256))
    ld r10, X+
    eor r7, r10
    mov r10, r2
    com r10
    and r10, r0
    eor r10, r22
    or r22, r0
    eor r2, r22
    mov r23, r4
    eor r23, r10
    or r4, r2
    eor r0, r4
    eor r2, r23
    mov r4, r0
    and r4, r2
    eor r10, r4
    adiw r26, 29
    ld r4, X+
    eor r2, r4
    adiw r26, 1
    ld r4, X+
    eor r0, r4
    mov r4, r14
    com r4
    and r4, r5
    eor r4, r18
    or r18, r5
    eor r14, r18
    mov r18, r13
    eor r18, r4
    or r13, r14
    eor r5, r13
    eor r14, r18
    mov r13, r5
    and r13, r14
    eor r4, r13
    subi r26, lo8(-(225))
    sbci r27, hi8(-(225))
    ld r13, X
    eor r14, r13
    mov r13, r15
    com r13
    and r13, r12
    eor r13, r3
    or r3, r12
    eor r15, r3
    mov r22, r8
    eor r22, r13
    or r8, r15
    eor r12, r8
    eor r15, r22
    mov r8, r12
    and r8, r15
    eor r13, r8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    eor r15, r8
    subi r26, lo8(-(-276))
    sbci r27, hi8(-(-276))
    ld r8, X+
    eor r12, r8
    mov r8, r9
    swap r8
    swap r9
    movw r16, r8 ; r17, r9
    andi r16, 15
    andi r17, 240
    mov r20, r23
    swap r20
    andi r20, 240
    or r16, r20
    swap r23
    andi r23, 15
    or r23, r17
    mov r8, r18
    swap r8
    swap r18
    mov r17, r8
    andi r17, 15
    andi r18, 240
    mov r20, r22
    swap r20
    andi r20, 240
    or r17, r20
    swap r22
    andi r22, 15
    or r22, r18
    movw r18, r10 ; r19, r11
    swap r18
    swap r10
    andi r18, 15
    mov r20, r10
    andi r20, 240
    swap r19
    andi r19, 240
    or r18, r19
    swap r11
    mov r19, r11
    andi r19, 15
    or r19, r20
    adiw r26, 42
    ld r8, X+
    eor r18, r8
    subi r26, lo8(-(234))
    sbci r27, hi8(-(234))
    ld r8, X
    eor r19, r8
    mov r8, r13
    swap r8
    swap r13
    mov r20, r8
    andi r20, 15
    mov r21, r13
    andi r21, 240
    mov r8, r4
    swap r8
    std Y+17, r22
    mov r22, r8
    andi r22, 240
    or r20, r22
    swap r4
    mov r22, r4
    andi r22, 15
    or r22, r21
    subi r26, lo8(-(-233))
    sbci r27, hi8(-(-233))
    ld r8, X+
    eor r20, r8
    ld r8, X+
    eor r22, r8
    ; round 37 (gift.dsl:33)
    mov r8, r16
    or r8, r2
    eor r8, r18
    and r18, r16
    eor r2, r18
    mov r11, r7
    eor r11, r8
    and r7, r2
    eor r16, r7
    eor r2, r11
    com r11
    mov r7, r16
    and r7, r2
    eor r8, r7
    subi r26, lo8(-(232))
    sbci r27, hi8(-(232))
    ld r7, X
    eor r2, r7
    subi r26, lo8(-(-197))
    sbci r27, hi8(-(-197))
    ld r7, X+
    eor r16, r7
    mov r7, r23
    or r7, r6
    eor r7, r19
    and r19, r23
    eor r6, r19
    mov r13, r0
    eor r13, r7
    and r0, r6
    eor r23, r0
    eor r6, r13
    com r13
    mov r0, r23
    and r0, r6
    eor r7, r0
    subi r26, lo8(-(138))
    sbci r27, hi8(-(138))
    ld r0, X+
    eor r6, r0
    adiw r26, 58
    ld r0, X
    eor r23, r0
    mov r0, r17
    or r0, r15
    eor r0, r20
    and r20, r17
    eor r15, r20
    mov r3, r5
    eor r3, r0
    and r5, r15
    eor r17, r5
    eor r15, r3
    com r3
    mov r10, r17
    and r10, r15
    eor r0, r10
    subi r26, lo8(-(-136))
    sbci r27, hi8(-(-136))
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-134))
    sbci r27, hi8(-(-134))
    ld r10, X+
    eor r17, r10
    ldd r10, Y+17
    mov r9, r10
    or r9, r14
    eor r9, r22
    and r22, r10
    eor r14, r22
    mov r18, r12
    eor r18, r9
    and r12, r14
    eor r10, r12
    eor r14, r18
    com r18
    mov r12, r10
    and r12, r14
    eor r9, r12
    adiw r26, 46
    ld r12, X
    eor r14, r12
    mov r12, r11
    lsr r12
    lsl r11
    mov r22, r12
    andi r22, 85
    mov r20, r11
    andi r20, 170
    mov r19, r3
    lsl r19
    andi r19, 170
    or r22, r19
    lsr r3
    mov r19, r3
    andi r19, 85
    or r19, r20
    mov r12, r13
    lsr r12
    lsl r13
    movw r20, r12 ; r21, r13
    andi r20, 85
    andi r21, 170
    mov r12, r18
    lsl r12
    std Y+17, r17
    mov r17, r12
    andi r17, 170
    or r20, r17
    lsr r18
    andi r18, 85
    or r18, r21
    mov r12, r0
    lsr r12
    lsl r0
    mov r17, r12
    andi r17, 85
    mov r21, r0
    andi r21, 170
    mov r0, r8
    lsl r0
    std Y+15, r18
    mov r18, r0
    andi r18, 170
    or r17, r18
    lsr r8
    mov r18, r8
    andi r18, 85
    or r18, r21
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r0, X+
    eor r17, r0
    adiw r26, 1
    ld r0, X
    eor r18, r0
    mov r0, r9
    lsr r0
    lsl r9
    mov r21, r0
    andi r21, 85
    std Y+16, r18
    mov r18, r9
    andi r18, 170
    mov r0, r7
    lsl r0
    std Y+14, r19
    mov r19, r0
    andi r19, 170
    or r21, r19
    lsr r7
    mov r19, r7
    andi r19, 85
    or r19, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    eor r21, r0
    adiw r26, 1
    ld r0, X+
    eor r19, r0
    ; round 38 (gift.dsl:33)
    mov r0, r22
    or r0, r15
    eor r0, r17
    and r17, r22
    eor r15, r17
    mov r12, r16
    eor r12, r0
    and r16, r15
    eor r22, r16
    eor r15, r12
    com r12
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r8, r22
    and r8, r15
    eor r0, r8
    swap r15
    subi r26, lo8(-(224))
    sbci r27, hi8(-(224))
    ld r8, X
    eor r15, r8
    subi r26, lo8(-(-282))
    sbci r27, hi8(-(-282))
    ld r8, X+
    eor r22, r8
    mov r8, r20
    or r8, r14
    eor r8, r21
    and r21, r20
    eor r14, r21
    mov r11, r23
    eor r11, r8
    and r23, r14
    eor r20, r23
    eor r14, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r7, r20
    and r7, r14
    eor r8, r7
    swap r14
    subi r26, lo8(-(282))
    sbci r27, hi8(-(282))
    ld r7, X
    eor r14, r7
    subi r26, lo8(-(-272))
    sbci r27, hi8(-(-272))
    ld r7, X+
    eor r20, r7
    ldd r7, Y+14
    mov r13, r7
    or r13, r2
    ldd r3, Y+16
    eor r13, r3
    and r3, r7
    eor r2, r3
    ldd r3, Y+17
    mov r9, r3
    eor r9, r13
    and r3, r2
    eor r7, r3
    eor r2, r9
    com r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r3, r7
    and r3, r2
    eor r13, r3
    swap r2
    subi r26, lo8(-(272))
    sbci r27, hi8(-(272))
    ld r3, X
    eor r2, r3
    subi r26, lo8(-(-212))
    sbci r27, hi8(-(-212))
    ld r3, X+
    eor r7, r3
    ldd r3, Y+15
    mov r4, r3
    or r4, r6
    eor r4, r19
    and r19, r3
    eor r6, r19
    mov r5, r10
    eor r5, r4
    and r10, r6
    eor r3, r10
    eor r6, r5
    com r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r10, r3
    and r10, r6
    eor r4, r10
    swap r6
    subi r26, lo8(-(212))
    sbci r27, hi8(-(212))
    ld r10, X
    eor r6, r10
    subi r26, lo8(-(-285))
    sbci r27, hi8(-(-285))
    ld r10, X+
    eor r3, r10
    ; round 39 (gift.dsl:33)
    mov r10, r12
    or r10, r15
    mov r23, r11
    and r23, r14
    ; round 38 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    subi r26, lo8(-(285))
    sbci r27, hi8(-(285))
    ld r18, X
    eor r0, r18
    mov r30, r8
    lpm r8, Z
    subi r26, lo8(-(-222))
    sbci r27, hi8(-(-222))
    ld r18, X+
    eor r8, r18
    mov r30, r13
    lpm r13, Z
    subi r26, lo8(-(222))
    sbci r27, hi8(-(222))
    ld r18, X+
    eor r13, r18
    mov r30, r4
    lpm r4, Z
    ld r18, X+
    eor r4, r18
    ; round 39 (gift.dsl:33)
    eor r10, r0
    and r0, r12
    eor r15, r0
    mov r0, r22
    eor r0, r10
    and r22, r15
    eor r12, r22
    eor r15, r0
    mov r18, r12
    and r18, r15
    eor r10, r18
    adiw r26, 4
    ld r18, X
    eor r12, r18
    eor r23, r8
    or r8, r11
    eor r14, r8
    mov r8, r20
    eor r8, r23
    and r20, r14
    eor r11, r20
    eor r14, r8
    mov r18, r11
    com r18
    mov r22, r18
    and r22, r14
    eor r23, r22
    subi r26, lo8(-(-220))
    sbci r27, hi8(-(-220))
    ld r22, X+
    eor r23, r22
    mov r22, r9
    or r22, r2
    eor r22, r13
    and r13, r9
    eor r2, r13
    mov r13, r7
    eor r13, r22
    and r7, r2
    eor r9, r7
    eor r2, r13
    mov r7, r9
    and r7, r2
    eor r22, r7
    subi r26, lo8(-(220))
    sbci r27, hi8(-(220))
    ld r7, X
    eor r9, r7
    mov r7, r5
    or r7, r6
    eor r7, r4
    and r4, r5
    eor r6, r4
    mov r4, r3
    eor r4, r7
    and r3, r6
    eor r5, r3
    eor r6, r4
    mov r3, r5
    and r3, r6
    eor r7, r3
    subi r26, lo8(-(-219))
    sbci r27, hi8(-(-219))
    ld r3, X
    eor r7, r3
    subi r26, lo8(-(-43))
    sbci r27, hi8(-(-43))
    ld r3, X+
    eor r5, r3
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r15, Z
    mov r30, r10
    lpm r3, Z
    subi r26, lo8(-(256))
    sbci r27, hi8(-(256))
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-215))
    sbci r27, hi8(-(-215))
    ld r10, X+
    eor r3, r10
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    subi r26, lo8(-(215))
    sbci r27, hi8(-(215))
    ld r10, X+
    eor r14, r10
    mov r30, r2
    lpm r2, Z
    mov r30, r22
    lpm r10, Z
    ld r22, X
    eor r2, r22
    subi r26, lo8(-(-215))
    sbci r27, hi8(-(-215))
    ld r22, X+
    eor r10, r22
    mov r30, r4
    lpm r4, Z
    mov r30, r6
    lpm r6, Z
    subi r26, lo8(-(215))
    sbci r27, hi8(-(215))
    ld r22, X+
    eor r6, r22
    ; round 40 (gift.dsl:33)
    mov r22, r15
    com r22
    and r22, r8
    eor r22, r23
    or r23, r8
    eor r15, r23
    mov r23, r12
    eor r23, r22
    or r12, r15
    eor r8, r12
    eor r15, r23
    mov r12, r8
    and r12, r15
    eor r22, r12
    adiw r26, 2
    ld r12, X
    eor r15, r12
    subi r26, lo8(-(-209))
    sbci r27, hi8(-(-209))
    ld r12, X+
    eor r22, r12
    mov r12, r0
    and r12, r14
    eor r12, r3
    eor r11, r12
    or r3, r0
    eor r14, r3
    and r18, r14
    eor r0, r18
    eor r14, r11
    mov r3, r0
    or r3, r14
    eor r12, r3
    subi r26, lo8(-(209))
    sbci r27, hi8(-(209))
    ld r3, X
    eor r14, r3
    subi r26, lo8(-(-209))
    sbci r27, hi8(-(-209))
    ld r3, X
    eor r12, r3
    subi r26, lo8(-(-46))
    sbci r27, hi8(-(-46))
    ld r3, X+
    eor r0, r3
    mov r3, r2
    com r3
    and r3, r4
    eor r3, r7
    or r7, r4
    eor r2, r7
    mov r7, r9
    eor r7, r3
    or r9, r2
    eor r4, r9
    eor r2, r7
    mov r9, r4
    and r9, r2
    eor r3, r9
    subi r26, lo8(-(255))
    sbci r27, hi8(-(255))
    ld r9, X+
    eor r2, r9
    adiw r26, 1
    ld r9, X+
    eor r3, r9
    adiw r26, 1
    ld r9, X
    eor r4, r9
    mov r9, r6
    com r9
    and r9, r13
    eor r9, r10
    or r10, r13
    eor r6, r10
    mov r10, r5
    eor r10, r9
    or r5, r6
    eor r13, r5
    eor r6, r10
    mov r5, r13
    and r5, r6
    eor r9, r5
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r5, X+
    eor r6, r5
    adiw r26, 1
    ld r5, X
    eor r9, r5
    subi r26, lo8(-(-299))
    sbci r27, hi8(-(-299))
    ld r5, X
    eor r13, r5
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r23
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r6
    lpm r6, Z
    mov r23, r5
    lsr r23
    lsr r23
    eor r23, r11
    andi r23, 51
    eor r11, r23
    lsl r23
    lsl r23
    eor r5, r23
    mov r23, r7
    lsr r23
    lsr r23
    eor r23, r10
    andi r23, 51
    eor r10, r23
    lsl r23
    lsl r23
    eor r7, r23
    mov r23, r2
    lsr r23
    lsr r23
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r15
    lpm r15, Z
    mov r30, r22
    lpm r18, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r13
    lpm r13, Z
    eor r23, r6
    andi r23, 51
    eor r6, r23
    lsl r23
    lsl r23
    eor r2, r23
    mov r23, r15
    lsr r23
    lsr r23
    eor r23, r14
    andi r23, 51
    eor r14, r23
    lsl r23
    lsl r23
    eor r15, r23
    mov r23, r18
    lsr r23
    lsr r23
    eor r23, r12
    andi r23, 51
    eor r12, r23
    lsl r23
    lsl r23
    eor r18, r23
    mov r23, r3
    lsr r23
    lsr r23
    eor r23, r9
    andi r23, 51
    eor r9, r23
    lsl r23
    lsl r23
    eor r3, r23
    mov r23, r4
    lsr r23
    lsr r23
    eor r23, r13
    andi r23, 51
    eor r13, r23
    lsl r23
    lsl r23
    eor r4, r23
    mov r23, r8
    lsr r23
    lsr r23
    eor r23, r0
    andi r23, 51
    eor r0, r23
    lsl r23
    lsl r23
    eor r8, r23
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r23, X+
    eor r23, r7
    ld r7, X+
    eor r7, r11
    ld r11, X+
    eor r11, r10
    ld r10, X+
    eor r10, r5
    ld r5, X+
    eor r5, r15
    ld r15, X+
    eor r15, r6
    ld r6, X+
    eor r6, r14
    ld r14, X+
    eor r14, r2
    ld r2, X+
    eor r2, r3
    ld r3, X+
    eor r3, r12
    ld r12, X+
    eor r12, r9
    ld r9, X+
    eor r9, r18
    ld r18, X+
    eor r18, r8
    ld r8, X+
    eor r8, r13
    ld r13, X+
    eor r13, r0
    ld r0, X
    eor r0, r4
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r23
    st X+, r7
    st X+, r11
    st X+, r10
    st X+, r5
    st X+, r15
    st X+, r6
    st X+, r14
    st X+, r2
    st X+, r3
    st X+, r12
    st X+, r9
    st X+, r18
    st X+, r8
    st X+, r13
    st X, r0
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 16
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 16
    std Y+3, r30
    std Y+4, r31
    ldd r18, Y+7
    subi r18, -1
    std Y+7, r18
    ldd r18, Y+8
    sbci r18, -1
    std Y+8, r18
    ldd r18, Y+9
    sbci r18, -1
    std Y+9, r18
    ldd r18, Y+10
    sbci r18, -1
    std Y+10, r18
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_giftb128_128_ctr_crypt_avr_rest
    jmp .Llwcc_giftb128_128_ctr_crypt_avr_group
.Llwcc_giftb128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    ldd r0, Y+11
    tst r0
    brne .Llwcc_giftb128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_giftb128_128_ctr_crypt_avr_end
    std Y+11, r24
    ldd r26, Y+1
    ldd r27, Y+2
    std Y+12, r26
    std Y+13, r27
    ldd r26, Y+3
    ldd r27, Y+4
    movw r30, r28
    adiw r30, 30
    std Y+1, r30
    std Y+2, r31
    std Y+3, r30
    std Y+4, r31
    ldi r18, 16
.Llwcc_giftb128_128_ctr_crypt_avr_zero:
    st Z+, r1
    dec r18
    brne .Llwcc_giftb128_128_ctr_crypt_avr_zero
    ldd r30, Y+1
    ldd r31, Y+2
.Llwcc_giftb128_128_ctr_crypt_avr_in:
    ld r18, X+
    st Z+, r18
    dec r24
    brne .Llwcc_giftb128_128_ctr_crypt_avr_in
    jmp .Llwcc_giftb128_128_ctr_crypt_avr_group
.Llwcc_giftb128_128_ctr_crypt_avr_out:
    movw r26, r28
    adiw r26, 30
    ldd r30, Y+12
    ldd r31, Y+13
.Llwcc_giftb128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Z+, r18
    dec r0
    brne .Llwcc_giftb128_128_ctr_crypt_avr_copy
.Llwcc_giftb128_128_ctr_crypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 45
    ldi r25, 0
.Llwcc_giftb128_128_ctr_crypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_giftb128_128_ctr_crypt_avr_wipe
    adiw r28, 45
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_giftb128_128_ctr_crypt_avr, .-lwcc_giftb128_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x01, 0x10, 0x11, 0x04, 0x05, 0x14, 0x15, 0x40, 0x41, 0x50, 0x51, 0x44, 0x45, 0x54, 0x55
    .byte 0x02, 0x03, 0x12, 0x13, 0x06, 0x07, 0x16, 0x17, 0x42, 0x43, 0x52, 0x53, 0x46, 0x47, 0x56, 0x57
    .byte 0x20, 0x21, 0x30, 0x31, 0x24, 0x25, 0x34, 0x35, 0x60, 0x61, 0x70, 0x71, 0x64, 0x65, 0x74, 0x75
    .byte 0x22, 0x23, 0x32, 0x33, 0x26, 0x27, 0x36, 0x37, 0x62, 0x63, 0x72, 0x73, 0x66, 0x67, 0x76, 0x77
    .byte 0x08, 0x09, 0x18, 0x19, 0x0c, 0x0d, 0x1c, 0x1d, 0x48, 0x49, 0x58, 0x59, 0x4c, 0x4d, 0x5c, 0x5d
    .byte 0x0a, 0x0b, 0x1a, 0x1b, 0x0e, 0x0f, 0x1e, 0x1f, 0x4a, 0x4b, 0x5a, 0x5b, 0x4e, 0x4f, 0x5e, 0x5f
    .byte 0x28, 0x29, 0x38, 0x39, 0x2c, 0x2d, 0x3c, 0x3d, 0x68, 0x69, 0x78, 0x79, 0x6c, 0x6d, 0x7c, 0x7d
    .byte 0x2a, 0x2b, 0x3a, 0x3b, 0x2e, 0x2f, 0x3e, 0x3f, 0x6a, 0x6b, 0x7a, 0x7b, 0x6e, 0x6f, 0x7e, 0x7f
    .byte 0x80, 0x81, 0x90, 0x91, 0x84, 0x85, 0x94, 0x95, 0xc0, 0xc1, 0xd0, 0xd1, 0xc4, 0xc5, 0xd4, 0xd5
    .byte 0x82, 0x83, 0x92, 0x93, 0x86, 0x87, 0x96, 0x97, 0xc2, 0xc3, 0xd2, 0xd3, 0xc6, 0xc7, 0xd6, 0xd7
    .byte 0xa0, 0xa1, 0xb0, 0xb1, 0xa4, 0xa5, 0xb4, 0xb5, 0xe0, 0xe1, 0xf0, 0xf1, 0xe4, 0xe5, 0xf4, 0xf5
    .byte 0xa2, 0xa3, 0xb2, 0xb3, 0xa6, 0xa7, 0xb6, 0xb7, 0xe2, 0xe3, 0xf2, 0xf3, 0xe6, 0xe7, 0xf6, 0xf7
    .byte 0x88, 0x89, 0x98, 0x99, 0x8c, 0x8d, 0x9c, 0x9d, 0xc8, 0xc9, 0xd8, 0xd9, 0xcc, 0xcd, 0xdc, 0xdd
    .byte 0x8a, 0x8b, 0x9a, 0x9b, 0x8e, 0x8f, 0x9e, 0x9f, 0xca, 0xcb, 0xda, 0xdb, 0xce, 0xcf, 0xde, 0xdf
    .byte 0xa8, 0xa9, 0xb8, 0xb9, 0xac, 0xad, 0xbc, 0xbd, 0xe8, 0xe9, 0xf8, 0xf9, 0xec, 0xed, 0xfc, 0xfd
    .byte 0xaa, 0xab, 0xba, 0xbb, 0xae, 0xaf, 0xbe, 0xbf, 0xea, 0xeb, 0xfa, 0xfb, 0xee, 0xef, 0xfe, 0xff
    .balign 256
.Ltable_byte_1:
    .byte 0x00, 0x40, 0x80, 0xc0, 0x01, 0x41, 0x81, 0xc1, 0x02, 0x42, 0x82, 0xc2, 0x03, 0x43, 0x83, 0xc3
    .byte 0x04, 0x44, 0x84, 0xc4, 0x05, 0x45, 0x85, 0xc5, 0x06, 0x46, 0x86, 0xc6, 0x07, 0x47, 0x87, 0xc7
    .byte 0x08, 0x48, 0x88, 0xc8, 0x09, 0x49, 0x89, 0xc9, 0x0a, 0x4a, 0x8a, 0xca, 0x0b, 0x4b, 0x8b, 0xcb
    .byte 0x0c, 0x4c, 0x8c, 0xcc, 0x0d, 0x4d, 0x8d, 0xcd, 0x0e, 0x4e, 0x8e, 0xce, 0x0f, 0x4f, 0x8f, 0xcf
    .byte 0x10, 0x50, 0x90, 0xd0, 0x11, 0x51, 0x91, 0xd1, 0x12, 0x52, 0x92, 0xd2, 0x13, 0x53, 0x93, 0xd3
    .byte 0x14, 0x54, 0x94, 0xd4, 0x15, 0x55, 0x95, 0xd5, 0x16, 0x56, 0x96, 0xd6, 0x17, 0x57, 0x97, 0xd7
    .byte 0x18, 0x58, 0x98, 0xd8, 0x19, 0x59, 0x99, 0xd9, 0x1a, 0x5a, 0x9a, 0xda, 0x1b, 0x5b, 0x9b, 0xdb
    .byte 0x1c, 0x5c, 0x9c, 0xdc, 0x1d, 0x5d, 0x9d, 0xdd, 0x1e, 0x5e, 0x9e, 0xde, 0x1f, 0x5f, 0x9f, 0xdf
    .byte 0x20, 0x60, 0xa0, 0xe0, 0x21, 0x61, 0xa1, 0xe1, 0x22, 0x62, 0xa2, 0xe2, 0x23, 0x63, 0xa3, 0xe3
    .byte 0x24, 0x64, 0xa4, 0xe4, 0x25, 0x65, 0xa5, 0xe5, 0x26, 0x66, 0xa6, 0xe6, 0x27, 0x67, 0xa7, 0xe7
    .byte 0x28, 0x68, 0xa8, 0xe8, 0x29, 0x69, 0xa9, 0xe9, 0x2a, 0x6a, 0xaa, 0xea, 0x2b, 0x6b, 0xab, 0xeb
    .byte 0x2c, 0x6c, 0xac, 0xec, 0x2d, 0x6d, 0xad, 0xed, 0x2e, 0x6e, 0xae, 0xee, 0x2f, 0x6f, 0xaf, 0xef
    .byte 0x30, 0x70, 0xb0, 0xf0, 0x31, 0x71, 0xb1, 0xf1, 0x32, 0x72, 0xb2, 0xf2, 0x33, 0x73, 0xb3, 0xf3
    .byte 0x34, 0x74, 0xb4, 0xf4, 0x35, 0x75, 0xb5, 0xf5, 0x36, 0x76, 0xb6, 0xf6, 0x37, 0x77, 0xb7, 0xf7
    .byte 0x38, 0x78, 0xb8, 0xf8, 0x39, 0x79, 0xb9, 0xf9, 0x3a, 0x7a, 0xba, 0xfa, 0x3b, 0x7b, 0xbb, 0xfb
    .byte 0x3c, 0x7c, 0xbc, 0xfc, 0x3d, 0x7d, 0xbd, 0xfd, 0x3e, 0x7e, 0xbe, 0xfe, 0x3f, 0x7f, 0xbf, 0xff
    .balign 256
.Ltable_byte_2:
    .byte 0x00, 0x02, 0x01, 0x03, 0x08, 0x0a, 0x09, 0x0b, 0x04, 0x06, 0x05, 0x07, 0x0c, 0x0e, 0x0d, 0x0f
    .byte 0x20, 0x22, 0x21, 0x23, 0x28, 0x2a, 0x29, 0x2b, 0x24, 0x26, 0x25, 0x27, 0x2c, 0x2e, 0x2d, 0x2f
    .byte 0x10, 0x12, 0x11, 0x13, 0x18, 0x1a, 0x19, 0x1b, 0x14, 0x16, 0x15, 0x17, 0x1c, 0x1e, 0x1d, 0x1f
    .byte 0x30, 0x32, 0x31, 0x33, 0x38, 0x3a, 0x39, 0x3b, 0x34, 0x36, 0x35, 0x37, 0x3c, 0x3e, 0x3d, 0x3f
    .byte 0x80, 0x82, 0x81, 0x83, 0x88, 0x8a, 0x89, 0x8b, 0x84, 0x86, 0x85, 0x87, 0x8c, 0x8e, 0x8d, 0x8f
    .byte 0xa0, 0xa2, 0xa1, 0xa3, 0xa8, 0xaa, 0xa9, 0xab, 0xa4, 0xa6, 0xa5, 0xa7, 0xac, 0xae, 0xad, 0xaf
    .byte 0x90, 0x92, 0x91, 0x93, 0x98, 0x9a, 0x99, 0x9b, 0x94, 0x96, 0x95, 0x97, 0x9c, 0x9e, 0x9d, 0x9f
    .byte 0xb0, 0xb2, 0xb1, 0xb3, 0xb8, 0xba, 0xb9, 0xbb, 0xb4, 0xb6, 0xb5, 0xb7, 0xbc, 0xbe, 0xbd, 0xbf
    .byte 0x40, 0x42, 0x41, 0x43, 0x48, 0x4a, 0x49, 0x4b, 0x44, 0x46, 0x45, 0x47, 0x4c, 0x4e, 0x4d, 0x4f
    .byte 0x60, 0x62, 0x61, 0x63, 0x68, 0x6a, 0x69, 0x6b, 0x64, 0x66, 0x65, 0x67, 0x6c, 0x6e, 0x6d, 0x6f
    .byte 0x50, 0x52, 0x51, 0x53, 0x58, 0x5a, 0x59, 0x5b, 0x54, 0x56, 0x55, 0x57, 0x5c, 0x5e, 0x5d, 0x5f
    .byte 0x70, 0x72, 0x71, 0x73, 0x78, 0x7a, 0x79, 0x7b, 0x74, 0x76, 0x75, 0x77, 0x7c, 0x7e, 0x7d, 0x7f
    .byte 0xc0, 0xc2, 0xc1, 0xc3, 0xc8, 0xca, 0xc9, 0xcb, 0xc4, 0xc6, 0xc5, 0xc7, 0xcc, 0xce, 0xcd, 0xcf
    .byte 0xe0, 0xe2, 0xe1, 0xe3, 0xe8, 0xea, 0xe9, 0xeb, 0xe4, 0xe6, 0xe5, 0xe7, 0xec, 0xee, 0xed, 0xef
    .byte 0xd0, 0xd2, 0xd1, 0xd3, 0xd8, 0xda, 0xd9, 0xdb, 0xd4, 0xd6, 0xd5, 0xd7, 0xdc, 0xde, 0xdd, 0xdf
    .byte 0xf0, 0xf2, 0xf1, 0xf3, 0xf8, 0xfa, 0xf9, 0xfb, 0xf4, 0xf6, 0xf5, 0xf7, 0xfc, 0xfe, 0xfd, 0xff
    .balign 256
.Ltable_byte_3:
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x40, 0x44, 0x48, 0x4c, 0x41, 0x45, 0x49, 0x4d, 0x42, 0x46, 0x4a, 0x4e, 0x43, 0x47, 0x4b, 0x4f
    .byte 0x80, 0x84, 0x88, 0x8c, 0x81, 0x85, 0x89, 0x8d, 0x82, 0x86, 0x8a, 0x8e, 0x83, 0x87, 0x8b, 0x8f
    .byte 0xc0, 0xc4, 0xc8, 0xcc, 0xc1, 0xc5, 0xc9, 0xcd, 0xc2, 0xc6, 0xca, 0xce, 0xc3, 0xc7, 0xcb, 0xcf
    .byte 0x10, 0x14, 0x18, 0x1c, 0x11, 0x15, 0x19, 0x1d, 0x12, 0x16, 0x1a, 0x1e, 0x13, 0x17, 0x1b, 0x1f
    .byte 0x50, 0x54, 0x58, 0x5c, 0x51, 0x55, 0x59, 0x5d, 0x52, 0x56, 0x5a, 0x5e, 0x53, 0x57, 0x5b, 0x5f
    .byte 0x90, 0x94, 0x98, 0x9c, 0x91, 0x95, 0x99, 0x9d, 0x92, 0x96, 0x9a, 0x9e, 0x93, 0x97, 0x9b, 0x9f
    .byte 0xd0, 0xd4, 0xd8, 0xdc, 0xd1, 0xd5, 0xd9, 0xdd, 0xd2, 0xd6, 0xda, 0xde, 0xd3, 0xd7, 0xdb, 0xdf
    .byte 0x20, 0x24, 0x28, 0x2c, 0x21, 0x25, 0x29, 0x2d, 0x22, 0x26, 0x2a, 0x2e, 0x23, 0x27, 0x2b, 0x2f
    .byte 0x60, 0x64, 0x68, 0x6c, 0x61, 0x65, 0x69, 0x6d, 0x62, 0x66, 0x6a, 0x6e, 0x63, 0x67, 0x6b, 0x6f
    .byte 0xa0, 0xa4, 0xa8, 0xac, 0xa1, 0xa5, 0xa9, 0xad, 0xa2, 0xa6, 0xaa, 0xae, 0xa3, 0xa7, 0xab, 0xaf
    .byte 0xe0, 0xe4, 0xe8, 0xec, 0xe1, 0xe5, 0xe9, 0xed, 0xe2, 0xe6, 0xea, 0xee, 0xe3, 0xe7, 0xeb, 0xef
    .byte 0x30, 0x34, 0x38, 0x3c, 0x31, 0x35, 0x39, 0x3d, 0x32, 0x36, 0x3a, 0x3e, 0x33, 0x37, 0x3b, 0x3f
    .byte 0x70, 0x74, 0x78, 0x7c, 0x71, 0x75, 0x79, 0x7d, 0x72, 0x76, 0x7a, 0x7e, 0x73, 0x77, 0x7b, 0x7f
    .byte 0xb0, 0xb4, 0xb8, 0xbc, 0xb1, 0xb5, 0xb9, 0xbd, 0xb2, 0xb6, 0xba, 0xbe, 0xb3, 0xb7, 0xbb, 0xbf
    .byte 0xf0, 0xf4, 0xf8, 0xfc, 0xf1, 0xf5, 0xf9, 0xfd, 0xf2, 0xf6, 0xfa, 0xfe, 0xf3, 0xf7, 0xfb, 0xff
    .balign 256
.Ltable_byte_4:
    .byte 0x00, 0x04, 0x40, 0x44, 0x01, 0x05, 0x41, 0x45, 0x10, 0x14, 0x50, 0x54, 0x11, 0x15, 0x51, 0x55
    .byte 0x08, 0x0c, 0x48, 0x4c, 0x09, 0x0d, 0x49, 0x4d, 0x18, 0x1c, 0x58, 0x5c, 0x19, 0x1d, 0x59, 0x5d
    .byte 0x80, 0x84, 0xc0, 0xc4, 0x81, 0x85, 0xc1, 0xc5, 0x90, 0x94, 0xd0, 0xd4, 0x91, 0x95, 0xd1, 0xd5
    .byte 0x88, 0x8c, 0xc8, 0xcc, 0x89, 0x8d, 0xc9, 0xcd, 0x98, 0x9c, 0xd8, 0xdc, 0x99, 0x9d, 0xd9, 0xdd
    .byte 0x02, 0x06, 0x42, 0x46, 0x03, 0x07, 0x43, 0x47, 0x12, 0x16, 0x52, 0x56, 0x13, 0x17, 0x53, 0x57
    .byte 0x0a, 0x0e, 0x4a, 0x4e, 0x0b, 0x0f, 0x4b, 0x4f, 0x1a, 0x1e, 0x5a, 0x5e, 0x1b, 0x1f, 0x5b, 0x5f
    .byte 0x82, 0x86, 0xc2, 0xc6, 0x83, 0x87, 0xc3, 0xc7, 0x92, 0x96, 0xd2, 0xd6, 0x93, 0x97, 0xd3, 0xd7
    .byte 0x8a, 0x8e, 0xca, 0xce, 0x8b, 0x8f, 0xcb, 0xcf, 0x9a, 0x9e, 0xda, 0xde, 0x9b, 0x9f, 0xdb, 0xdf
    .byte 0x20, 0x24, 0x60, 0x64, 0x21, 0x25, 0x61, 0x65, 0x30, 0x34, 0x70, 0x74, 0x31, 0x35, 0x71, 0x75
    .byte 0x28, 0x2c, 0x68, 0x6c, 0x29, 0x2d, 0x69, 0x6d, 0x38, 0x3c, 0x78, 0x7c, 0x39, 0x3d, 0x79, 0x7d
    .byte 0xa0, 0xa4, 0xe0, 0xe4, 0xa1, 0xa5, 0xe1, 0xe5, 0xb0, 0xb4, 0xf0, 0xf4, 0xb1, 0xb5, 0xf1, 0xf5
    .byte 0xa8, 0xac, 0xe8, 0xec, 0xa9, 0xad, 0xe9, 0xed, 0xb8, 0xbc, 0xf8, 0xfc, 0xb9, 0xbd, 0xf9, 0xfd
    .byte 0x22, 0x26, 0x62, 0x66, 0x23, 0x27, 0x63, 0x67, 0x32, 0x36, 0x72, 0x76, 0x33, 0x37, 0x73, 0x77
    .byte 0x2a, 0x2e, 0x6a, 0x6e, 0x2b, 0x2f, 0x6b, 0x6f, 0x3a, 0x3e, 0x7a, 0x7e, 0x3b, 0x3f, 0x7b, 0x7f
    .byte 0xa2, 0xa6, 0xe2, 0xe6, 0xa3, 0xa7, 0xe3, 0xe7, 0xb2, 0xb6, 0xf2, 0xf6, 0xb3, 0xb7, 0xf3, 0xf7
    .byte 0xaa, 0xae, 0xea, 0xee, 0xab, 0xaf, 0xeb, 0xef, 0xba, 0xbe, 0xfa, 0xfe, 0xbb, 0xbf, 0xfb, 0xff
    .balign 256
.Ltable_byte_5:
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x08, 0x08, 0x08, 0x08, 0x0c, 0x0c, 0x0c, 0x0c
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x08, 0x08, 0x08, 0x08, 0x0c, 0x0c, 0x0c, 0x0c
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x08, 0x08, 0x08, 0x08, 0x0c, 0x0c, 0x0c, 0x0c
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x08, 0x08, 0x08, 0x08, 0x0c, 0x0c, 0x0c, 0x0c
    .byte 0x01, 0x01, 0x01, 0x01, 0x05, 0x05, 0x05, 0x05, 0x09, 0x09, 0x09, 0x09, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x01, 0x01, 0x01, 0x01, 0x05, 0x05, 0x05, 0x05, 0x09, 0x09, 0x09, 0x09, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x01, 0x01, 0x01, 0x01, 0x05, 0x05, 0x05, 0x05, 0x09, 0x09, 0x09, 0x09, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x01, 0x01, 0x01, 0x01, 0x05, 0x05, 0x05, 0x05, 0x09, 0x09, 0x09, 0x09, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x02, 0x02, 0x02, 0x02, 0x06, 0x06, 0x06, 0x06, 0x0a, 0x0a, 0x0a, 0x0a, 0x0e, 0x0e, 0x0e, 0x0e
    .byte 0x02, 0x02, 0x02, 0x02, 0x06, 0x06, 0x06, 0x06, 0x0a, 0x0a, 0x0a, 0x0a, 0x0e, 0x0e, 0x0e, 0x0e
    .byte 0x02, 0x02, 0x02, 0x02, 0x06, 0x06, 0x06, 0x06, 0x0a, 0x0a, 0x0a, 0x0a, 0x0e, 0x0e, 0x0e, 0x0e
    .byte 0x02, 0x02, 0x02, 0x02, 0x06, 0x06, 0x06, 0x06, 0x0a, 0x0a, 0x0a, 0x0a, 0x0e, 0x0e, 0x0e, 0x0e
    .byte 0x03, 0x03, 0x03, 0x03, 0x07, 0x07, 0x07, 0x07, 0x0b, 0x0b, 0x0b, 0x0b, 0x0f, 0x0f, 0x0f, 0x0f
    .byte 0x03, 0x03, 0x03, 0x03, 0x07, 0x07, 0x07, 0x07, 0x0b, 0x0b, 0x0b, 0x0b, 0x0f, 0x0f, 0x0f, 0x0f
    .byte 0x03, 0x03, 0x03, 0x03, 0x07, 0x07, 0x07, 0x07, 0x0b, 0x0b, 0x0b, 0x0b, 0x0f, 0x0f, 0x0f, 0x0f
    .byte 0x03, 0x03, 0x03, 0x03, 0x07, 0x07, 0x07, 0x07, 0x0b, 0x0b, 0x0b, 0x0b, 0x0f, 0x0f, 0x0f, 0x0f
    .balign 256
.Ltable_byte_6:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03
    .byte 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08
    .byte 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a
    .byte 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09
    .byte 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06
    .byte 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05
    .byte 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07
    .byte 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c
    .byte 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e
    .byte 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f
    .balign 256
.Ltable_byte_7:
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
