; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile gift --set giftb128_128 --target avr --lanes 1 --slicing plane
; passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(fixed=true) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 407
; layout:    planes of 32 S-boxes, 1 blocks side by side; cells in 6 arrangements
; sizes:     in bytes: block 16, key 16, nonce 12, rk 1126, ctx 1146, align 1, group 16, stack 407, code 27076, flash 29124, ram 2679
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_byte_0, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5, table_byte_6, table_byte_7
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:79fff1c1b08dfb105965b76c7cb00e36dbf76528ada6b470487e45460ba10b7a

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
    ld r24, X
    swap r24
    andi r24, 240
    mov r19, r25
    or r19, r24
    andi r24, 192
    ld r16, X
    swap r16
    andi r16, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    swap r21
    andi r21, 240
    mov r18, r16
    or r18, r21
    andi r16, 4
    andi r21, 32
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X
    lsr r17
    lsr r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    mov r22, r17
    or r22, r23
    andi r23, 128
    ld r20, X+
    lsr r20
    lsr r20
    ld r8, X
    swap r8
    mov r15, r23
    mov r23, r8
    andi r23, 240
    lsl r23
    lsl r23
    movw r8, r20 ; r9, r21
    or r8, r23
    andi r20, 33
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r6, X+
    swap r6
    mov r14, r20
    mov r20, r6
    andi r20, 15
    ld r6, X
    swap r6
    mov r21, r6
    andi r21, 240
    movw r6, r20 ; r7, r21
    or r6, r21
    ld r2, X
    swap r2
    mov r21, r2
    andi r21, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    swap r2
    mov r13, r19
    mov r19, r2
    andi r19, 240
    or r19, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    lsr r2
    lsr r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    swap r12
    mov r11, r21
    mov r21, r12
    andi r21, 240
    lsl r21
    lsl r21
    mov r12, r2
    or r12, r21
    andi r21, 64
    ld r3, X+
    lsr r3
    lsr r3
    ld r10, X
    swap r10
    mov r0, r21
    mov r21, r10
    andi r21, 240
    lsl r21
    lsl r21
    or r21, r3
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X+
    swap r10
    movw r4, r18 ; r5, r19
    mov r18, r10
    andi r18, 15
    ld r10, X
    swap r10
    mov r19, r10
    andi r19, 240
    mov r10, r18
    or r10, r19
    std Y+14, r2
    ld r2, X
    swap r2
    std Y+15, r23
    mov r23, r2
    andi r23, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    swap r2
    std Y+16, r24
    mov r24, r2
    andi r24, 240
    or r24, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    lsr r2
    lsr r2
    std Y+17, r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X
    swap r14
    std Y+18, r24
    mov r24, r14
    andi r24, 240
    lsl r24
    lsl r24
    mov r14, r2
    or r14, r24
    std Y+19, r0
    ld r0, X+
    lsr r0
    lsr r0
    std Y+20, r3
    ld r3, X
    swap r3
    std Y+21, r17
    mov r17, r3
    andi r17, 240
    lsl r17
    lsl r17
    mov r3, r0
    or r3, r17
    std Y+22, r15
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r15, X+
    swap r15
    std Y+23, r16
    mov r16, r15
    andi r16, 15
    ld r15, X
    swap r15
    std Y+24, r25
    mov r25, r15
    andi r25, 240
    mov r15, r16
    or r15, r25
    std Y+25, r15
    ld r15, X
    swap r15
    std Y+26, r25
    mov r25, r15
    andi r25, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    swap r15
    std Y+27, r18
    mov r18, r15
    andi r18, 240
    or r18, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    lsr r15
    lsr r15
    std Y+28, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    or r18, r15
    std Y+29, r7
    ld r7, X+
    lsr r7
    lsr r7
    std Y+30, r11
    ld r11, X+
    swap r11
    std Y+31, r25
    mov r25, r11
    andi r25, 240
    lsl r25
    lsl r25
    mov r11, r7
    or r11, r25
    andi r25, 64
    std Y+32, r22
    lsr r22
    lsr r22
    std Y+33, r25
    adiw r26, 10
    ld r25, X+
    swap r25
    andi r25, 240
    std Y+34, r25
    andi r25, 192
    or r25, r22
    andi r22, 33
    std Y+35, r22
    mov r22, r8
    lsr r22
    lsr r22
    std Y+36, r8
    ld r8, X
    swap r8
    std Y+37, r24
    mov r24, r8
    andi r24, 240
    mov r8, r23
    mov r23, r24
    andi r23, 192
    andi r24, 32
    std Y+38, r24
    mov r24, r22
    or r24, r23
    andi r22, 33
    std Y+39, r22
    mov r22, r12
    lsr r22
    lsr r22
    std Y+40, r23
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r23, X+
    swap r23
    andi r23, 240
    std Y+41, r23
    andi r23, 192
    or r23, r22
    andi r22, 33
    std Y+42, r22
    mov r22, r21
    lsr r22
    lsr r22
    std Y+43, r7
    ld r7, X
    swap r7
    std Y+44, r21
    mov r21, r7
    andi r21, 240
    mov r7, r19
    mov r19, r21
    andi r19, 192
    std Y+45, r15
    mov r15, r22
    or r15, r19
    andi r22, 33
    std Y+46, r19
    mov r19, r14
    lsr r19
    lsr r19
    std Y+47, r22
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r22, X+
    swap r22
    andi r22, 240
    std Y+48, r16
    mov r16, r22
    andi r16, 192
    or r16, r19
    andi r22, 64
    andi r19, 33
    std Y+49, r3
    lsr r3
    lsr r3
    std Y+50, r14
    ld r14, X
    swap r14
    std Y+51, r19
    mov r19, r14
    andi r19, 240
    mov r14, r22
    mov r22, r19
    andi r22, 192
    std Y+52, r9
    mov r9, r3
    or r9, r22
    std Y+53, r22
    mov r22, r3
    andi r22, 33
    mov r3, r18
    lsr r3
    lsr r3
    std Y+54, r18
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r18, X+
    swap r18
    andi r18, 240
    std Y+55, r18
    andi r18, 192
    or r18, r3
    lsr r18
    lsr r18
    std Y+56, r22
    mov r22, r3
    andi r22, 33
    mov r3, r11
    lsr r3
    lsr r3
    std Y+57, r22
    ld r22, X+
    swap r22
    andi r22, 240
    std Y+58, r22
    andi r22, 192
    std Y+59, r11
    mov r11, r3
    or r11, r22
    lsr r11
    lsr r11
    std Y+60, r22
    mov r22, r3
    andi r22, 33
    mov r3, r25
    lsr r3
    lsr r3
    std Y+61, r22
    adiw r26, 10
    ld r22, X+
    lsl r22
    lsl r22
    std Y+62, r25
    mov r25, r22
    andi r25, 192
    or r25, r3
    std Y+63, r25
    mov r25, r3
    andi r25, 33
    mov r3, r24
    lsr r3
    lsr r3
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r25
    ld r25, X
    lsl r25
    lsl r25
    std Y+1, r24
    mov r24, r25
    andi r24, 192
    or r24, r3
    andi r25, 32
    std Y+2, r24
    mov r24, r3
    andi r24, 33
    mov r3, r23
    lsr r3
    lsr r3
    std Y+3, r24
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r24, X+
    lsl r24
    lsl r24
    std Y+4, r23
    mov r23, r24
    andi r23, 192
    or r23, r3
    std Y+5, r24
    mov r24, r3
    andi r24, 33
    mov r3, r15
    lsr r3
    lsr r3
    std Y+6, r24
    ld r24, X
    lsl r24
    lsl r24
    std Y+7, r22
    mov r22, r24
    andi r22, 192
    andi r24, 32
    std Y+8, r24
    mov r24, r3
    or r24, r22
    std Y+9, r22
    mov r22, r3
    andi r22, 33
    mov r3, r16
    lsr r3
    lsr r3
    std Y+10, r22
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r22, X+
    lsl r22
    lsl r22
    std Y+11, r24
    mov r24, r22
    andi r24, 192
    or r24, r3
    std Y+12, r24
    mov r24, r3
    andi r24, 33
    mov r3, r9
    lsr r3
    lsr r3
    std Y+13, r24
    ld r24, X
    lsl r24
    lsl r24
    std Y+14, r16
    mov r16, r24
    andi r16, 192
    or r16, r3
    std Y+15, r16
    mov r16, r3
    andi r16, 33
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r3, X+
    lsl r3
    lsl r3
    std Y+16, r16
    mov r16, r3
    mov r3, r25
    mov r25, r16
    andi r25, 192
    or r25, r18
    andi r16, 64
    andi r18, 33
    std Y+17, r18
    ld r18, X+
    lsl r18
    lsl r18
    std Y+18, r16
    mov r16, r18
    andi r16, 192
    andi r18, 32
    std Y+19, r15
    mov r15, r11
    or r15, r16
    std Y+20, r16
    mov r16, r11
    andi r16, 33
    adiw r26, 12
    ld r11, X+
    swap r11
    std Y+21, r16
    mov r16, r11
    andi r16, 15
    lsr r16
    lsr r16
    andi r16, 1
    ld r11, X
    lsr r11
    lsr r11
    std Y+22, r15
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r15, X+
    swap r15
    std Y+23, r18
    mov r18, r15
    andi r18, 15
    adiw r26, 1
    ld r15, X+
    lsl r15
    lsl r15
    std Y+24, r18
    ld r18, X
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    std Y+25, r9
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r9, X+
    swap r9
    std Y+26, r16
    mov r16, r9
    andi r16, 15
    lsr r16
    lsr r16
    andi r16, 2
    ld r9, X
    lsr r9
    lsr r9
    std Y+27, r0
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r0, X+
    swap r0
    std Y+28, r16
    mov r16, r0
    andi r16, 15
    andi r16, 3
    mov r0, r18
    mov r18, r22
    andi r18, 12
    or r16, r18
    ld r18, X+
    andi r18, 48
    or r16, r18
    or r16, r17
    andi r17, 64
    ld r18, X+
    lsl r18
    lsl r18
    std Y+29, r17
    ld r17, X+
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    std Y+30, r10
    adiw r26, 2
    ld r10, X+
    swap r10
    std Y+31, r16
    mov r16, r10
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    ld r10, X
    swap r10
    std Y+32, r17
    mov r17, r10
    andi r17, 15
    lsr r17
    lsr r17
    andi r17, 2
    or r16, r17
    mov r17, r20
    andi r17, 4
    or r16, r17
    andi r20, 2
    ld r17, X
    lsr r17
    lsr r17
    lsr r17
    mov r10, r20
    mov r20, r17
    andi r20, 8
    or r16, r20
    andi r17, 2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    lsr r20
    std Y+33, r17
    mov r17, r20
    andi r17, 16
    or r16, r17
    ld r17, X
    andi r17, 32
    or r16, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X+
    lsl r17
    lsl r17
    std Y+34, r20
    mov r20, r17
    andi r20, 64
    or r16, r20
    ld r20, X
    lsl r20
    lsl r20
    lsl r20
    andi r20, 128
    or r16, r20
    std Z+0, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    lsr r20
    lsr r20
    lsr r20
    std Y+35, r16
    ld r16, X
    lsr r16
    lsr r16
    std Y+36, r17
    ld r17, X
    lsl r17
    std Y+37, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X
    lsl r17
    lsl r17
    lsl r17
    andi r17, 16
    std Y+38, r17
    ld r17, X+
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    andi r17, 64
    std Y+39, r17
    ld r17, X
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    std Y+40, r17
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r17, X
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    std Y+41, r23
    andi r23, 66
    or r17, r23
    ld r23, X+
    swap r23
    andi r23, 15
    andi r23, 4
    or r17, r23
    ld r23, X
    lsr r23
    lsr r23
    lsr r23
    andi r23, 8
    or r17, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsr r23
    std Y+42, r23
    andi r23, 16
    or r17, r23
    ld r23, X
    andi r23, 32
    or r17, r23
    std Y+43, r23
    ld r23, X
    lsl r23
    lsl r23
    lsl r23
    std Y+44, r16
    mov r16, r23
    andi r16, 128
    or r17, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X
    lsr r16
    lsr r16
    lsr r16
    andi r16, 1
    std Y+45, r17
    mov r17, r12
    mov r12, r20
    mov r20, r17
    andi r20, 66
    or r16, r20
    ld r20, X+
    andi r20, 4
    or r16, r20
    ld r20, X
    lsl r20
    std Y+46, r23
    mov r23, r20
    andi r23, 8
    or r16, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsl r23
    lsl r23
    lsl r23
    std Y+47, r20
    mov r20, r23
    andi r20, 16
    or r16, r20
    andi r23, 128
    mov r20, r21
    andi r20, 32
    or r16, r20
    andi r21, 64
    ld r20, X
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsl r20
    or r16, r20
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+48, r21
    ld r21, X
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    andi r21, 2
    or r21, r20
    std Y+49, r16
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r16, Y+0
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    std Y+0, r23
    mov r23, r16
    andi r23, 4
    or r21, r23
    andi r16, 2
    or r20, r16
    ld r16, X
    lsr r16
    lsr r16
    lsr r16
    mov r23, r16
    andi r23, 8
    or r21, r23
    andi r16, 2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsr r23
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    std Y+0, r16
    mov r16, r23
    andi r16, 16
    or r21, r16
    andi r23, 85
    ld r16, X
    andi r16, 32
    or r21, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    lsl r16
    lsl r16
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r16
    andi r16, 64
    or r21, r16
    ld r16, X
    lsl r16
    lsl r16
    lsl r16
    andi r16, 128
    or r21, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    lsr r16
    lsr r16
    lsr r16
    std Y+1, r21
    ld r21, X
    lsr r21
    lsr r21
    std Y+2, r12
    ld r12, X
    lsl r12
    std Y+3, r10
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r10, X
    lsl r10
    lsl r10
    lsl r10
    std Y+4, r21
    mov r21, r10
    andi r21, 16
    ld r10, X+
    swap r10
    std Y+5, r21
    mov r21, r10
    andi r21, 240
    lsl r21
    lsl r21
    andi r21, 64
    ld r10, X
    swap r10
    std Y+6, r21
    mov r21, r10
    andi r21, 240
    lsl r21
    lsl r21
    lsl r21
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X
    swap r10
    std Y+7, r21
    mov r21, r10
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r10, r16
    mov r16, r25
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
    andi r16, 16
    or r21, r16
    ld r16, X
    andi r16, 32
    or r21, r16
    ld r16, X
    lsl r16
    lsl r16
    lsl r16
    std Y+8, r16
    andi r16, 128
    or r21, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    lsr r16
    lsr r16
    lsr r16
    std Y+9, r16
    ld r16, X
    lsl r16
    std Y+10, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    lsl r16
    lsl r16
    lsl r16
    std Y+11, r25
    ld r25, X+
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    std Y+12, r25
    adiw r26, 5
    ld r25, X
    lsr r25
    lsr r25
    lsr r25
    std Y+13, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    lsr r21
    std Y+14, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X
    lsl r16
    std Y+15, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    lsl r12
    lsl r12
    lsl r12
    std Y+16, r10
    adiw r26, 2
    ld r10, X
    lsl r10
    std Y+17, r20
    mov r20, r10
    andi r20, 2
    mov r10, r17
    mov r17, r9
    mov r9, r23
    mov r23, r17
    andi r23, 1
    or r23, r20
    andi r17, 48
    ldi r31, hi8(.Ltable_byte_5)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r20, Z
    or r20, r17
    mov r17, r7
    mov r7, r19
    mov r19, r17
    andi r19, 192
    or r20, r19
    andi r17, 32
    ld r19, X
    andi r19, 4
    or r23, r19
    std Y+18, r17
    ld r17, X
    lsl r17
    lsl r17
    lsl r17
    andi r17, 8
    or r23, r17
    mov r17, r24
    andi r17, 16
    or r23, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X
    swap r17
    andi r17, 240
    lsl r17
    std Y+19, r17
    andi r17, 32
    or r23, r17
    or r23, r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X+
    swap r14
    mov r17, r14
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r23, r17
    adiw r26, 2
    ld r14, X
    swap r14
    mov r17, r14
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r14, r23
    mov r23, r8
    mov r8, r24
    mov r24, r23
    andi r24, 2
    or r17, r24
    andi r23, 4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X
    swap r24
    andi r24, 15
    lsr r24
    andi r24, 4
    or r17, r24
    ld r24, X
    lsr r24
    lsr r24
    andi r24, 8
    or r17, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X
    lsr r24
    lsr r24
    lsr r24
    andi r24, 16
    or r17, r24
    ld r24, X
    andi r24, 32
    or r17, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X+
    lsr r24
    std Y+20, r24
    andi r24, 64
    or r17, r24
    mov r24, r22
    andi r24, 128
    or r17, r24
    andi r22, 32
    adiw r26, 2
    ld r24, X
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    andi r24, 1
    std Y+21, r22
    mov r22, r25
    andi r22, 2
    or r24, r22
    andi r25, 1
    ld r22, X
    andi r22, 2
    or r25, r22
    mov r22, r21
    andi r22, 4
    or r25, r22
    mov r22, r18
    andi r22, 8
    or r25, r22
    mov r22, r16
    andi r22, 16
    or r25, r22
    mov r22, r7
    mov r7, r17
    mov r17, r22
    andi r17, 32
    or r25, r17
    andi r22, 128
    std Y+22, r17
    mov r17, r12
    mov r12, r22
    mov r22, r17
    andi r22, 64
    or r25, r22
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r22, Y+0
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+0, r23
    mov r23, r22
    andi r23, 128
    or r25, r23
    andi r22, 64
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r23, Y+0
    std Y+10, r22
    mov r22, r23
    andi r22, 4
    or r24, r22
    andi r23, 3
    mov r22, r18
    andi r22, 12
    or r23, r22
    andi r18, 132
    ld r22, X
    andi r22, 48
    or r23, r22
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r22, Y+0
    or r23, r22
    mov r22, r21
    andi r22, 8
    or r24, r22
    andi r21, 85
    mov r22, r2
    mov r2, r18
    mov r18, r22
    andi r18, 16
    or r24, r18
    mov r18, r16
    andi r18, 32
    or r24, r18
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r18, X+
    andi r18, 64
    or r24, r18
    mov r18, r17
    andi r18, 128
    or r24, r18
    andi r17, 32
    adiw r26, 9
    ld r18, X+
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+0, r17
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r17, Y+0
    std Y+3, r22
    mov r22, r17
    andi r22, 2
    or r18, r22
    andi r17, 3
    mov r22, r15
    mov r15, r16
    mov r16, r22
    andi r16, 12
    or r17, r16
    ld r16, X
    andi r16, 48
    or r17, r16
    or r17, r0
    mov r16, r0
    andi r16, 64
    ld r0, X
    swap r0
    std Y+0, r24
    mov r24, r0
    andi r24, 15
    lsr r24
    andi r24, 4
    or r18, r24
    mov r24, r11
    mov r11, r21
    mov r21, r24
    andi r21, 8
    or r18, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X
    lsr r21
    mov r0, r16
    mov r16, r21
    andi r16, 16
    or r18, r16
    or r18, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    lsl r16
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r19
    mov r19, r16
    andi r19, 64
    or r18, r19
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r19, Y+0
    adiw r28, 56
    std Y+50, r25
    mov r25, r19
    andi r25, 128
    or r18, r25
    adiw r26, 1
    ld r25, X+
    lsr r25
    lsr r25
    lsr r25
    andi r25, 2
    std Y+51, r3
    ldd r3, Y+0
    or r3, r25
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r25, Y+0
    or r3, r25
    adiw r28, 48
    std Y+19, r2
    ld r2, X
    lsr r2
    mov r25, r2
    mov r2, r18
    mov r18, r25
    andi r18, 8
    or r3, r18
    andi r25, 85
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r18, X
    andi r18, 16
    or r3, r18
    ld r18, X
    lsl r18
    lsl r18
    lsl r18
    andi r18, 32
    or r3, r18
    ldd r18, Y+0
    andi r18, 64
    or r3, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X+
    swap r18
    andi r18, 240
    lsl r18
    andi r18, 128
    or r3, r18
    adiw r26, 2
    ld r18, X
    lsr r18
    lsr r18
    lsr r18
    andi r18, 1
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    std Y+0, r12
    ld r12, X
    std Y+1, r25
    mov r25, r12
    andi r25, 2
    or r18, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X
    lsr r25
    mov r12, r20
    mov r20, r25
    andi r20, 4
    or r18, r20
    andi r25, 85
    mov r20, r22
    andi r20, 8
    or r18, r20
    andi r22, 132
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r20, X+
    lsl r20
    lsl r20
    lsl r20
    andi r20, 16
    or r18, r20
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r20, Y+0
    andi r20, 32
    or r18, r20
    ld r20, X
    swap r20
    andi r20, 240
    lsl r20
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    std Y+0, r22
    mov r22, r20
    andi r22, 64
    or r18, r22
    andi r20, 32
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X+
    andi r22, 128
    or r18, r22
    adiw r26, 2
    ld r22, X
    lsl r22
    andi r22, 2
    std Y+1, r20
    mov r20, r24
    andi r20, 1
    or r20, r22
    andi r24, 48
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r22, Z
    or r22, r24
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r24, Y+1
    or r22, r24
    ld r24, X
    andi r24, 4
    or r20, r24
    ld r24, X
    lsl r24
    lsl r24
    lsl r24
    std Y+1, r18
    mov r18, r24
    andi r18, 8
    or r20, r18
    andi r24, 128
    mov r18, r19
    andi r18, 16
    or r20, r18
    mov r18, r21
    andi r18, 32
    or r20, r18
    andi r21, 64
    ldd r18, Y+0
    mov r19, r18
    andi r19, 64
    or r20, r19
    mov r19, r16
    andi r19, 128
    or r20, r19
    andi r16, 32
    subi r26, lo8(-(-14))
    sbci r27, hi8(-(-14))
    ld r19, X+
    lsl r19
    adiw r26, 2
    ld r18, X
    lsr r18
    andi r18, 85
    subi r28, lo8(-(131))
    sbci r29, hi8(-(131))
    std Y+0, r16
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r16, X
    andi r16, 170
    or r18, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    andi r16, 170
    or r9, r16
    mov r16, r10
    lsl r16
    andi r16, 170
    std Y+1, r21
    mov r21, r10
    andi r21, 170
    mov r10, r20
    mov r20, r6
    mov r6, r25
    mov r25, r20
    andi r25, 85
    or r16, r25
    std Y+2, r15
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldd r15, Y+0
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+0, r7
    mov r7, r15
    lsl r7
    std Y+1, r25
    mov r25, r7
    andi r25, 170
    mov r7, r16
    mov r16, r15
    andi r16, 170
    mov r15, r19
    mov r19, r5
    mov r5, r18
    mov r18, r19
    andi r18, 85
    or r25, r18
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    std Y+0, r20
    lsr r20
    andi r20, 85
    or r21, r20
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    std Y+0, r19
    lsr r19
    andi r19, 85
    or r16, r19
    std Y+1, r4
    lsl r4
    lsl r4
    std Y+2, r20
    mov r20, r4
    andi r20, 132
    mov r4, r17
    lsl r4
    std Y+3, r20
    mov r20, r4
    andi r20, 72
    mov r4, r22
    lsl r4
    std Y+4, r20
    mov r20, r4
    andi r20, 72
    mov r4, r13
    lsl r4
    lsl r4
    std Y+5, r20
    mov r20, r4
    andi r20, 132
    mov r4, r17
    swap r4
    lsl r4
    adc r4, r1
    std Y+6, r20
    mov r20, r22
    swap r20
    lsl r20
    adc r20, r1
    andi r20, 72
    std Y+7, r20
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r20, Y+0
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    std Y+0, r13
    mov r13, r20
    lsl r13
    lsl r13
    std Y+1, r19
    mov r19, r13
    andi r19, 132
    mov r13, r23
    lsl r13
    std Y+2, r19
    mov r19, r13
    andi r19, 72
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r13, Y+0
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r19
    mov r19, r13
    swap r19
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 18
    std Y+1, r14
    subi r28, lo8(-(-106))
    sbci r29, hi8(-(-106))
    ldd r14, Y+0
    or r14, r19
    mov r19, r20
    andi r19, 132
    or r14, r19
    mov r19, r12
    lsl r19
    andi r19, 72
    or r14, r19
    ldd r19, Y+38
    mov r20, r19
    lsl r20
    lsl r20
    andi r20, 132
    std Y+0, r20
    mov r20, r23
    swap r20
    lsl r20
    adc r20, r1
    andi r20, 72
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+0, r20
    mov r20, r13
    lsr r20
    std Y+1, r18
    mov r18, r20
    andi r18, 18
    std Y+2, r14
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r14, Y+0
    or r14, r18
    andi r20, 9
    mov r18, r19
    andi r18, 132
    or r14, r18
    mov r18, r12
    swap r18
    lsl r18
    adc r18, r1
    andi r18, 72
    or r14, r18
    adiw r26, 9
    ld r18, X+
    lsr r18
    lsr r18
    ld r19, X
    lsl r19
    lsl r19
    std Y+0, r14
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r14, X+
    lsr r14
    lsr r14
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+0, r17
    mov r17, r14
    andi r17, 3
    mov r14, r25
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r25, Y+0
    andi r25, 12
    or r17, r25
    ld r25, X
    lsl r25
    lsl r25
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    std Y+35, r16
    mov r16, r25
    andi r16, 48
    or r17, r16
    andi r25, 132
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    andi r16, 192
    or r17, r16
    mov r16, r12
    lsr r16
    lsr r16
    lsr r16
    andi r16, 9
    std Y+36, r25
    ldd r25, Y+7
    lsl r25
    andi r25, 18
    or r16, r25
    ldd r25, Y+6
    or r16, r25
    ldd r25, Y+0
    or r16, r25
    adiw r26, 3
    ld r25, X+
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    andi r25, 64
    or r16, r25
    ld r25, X
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    or r16, r25
    mov r25, r12
    swap r25
    bst r25, 0
    lsr r25
    bld r25, 7
    andi r25, 9
    std Y+0, r16
    subi r28, lo8(-(-55))
    sbci r29, hi8(-(-55))
    ldd r16, Y+14
    or r25, r16
    ldd r16, Y+60
    or r25, r16
    mov r16, r23
    bst r16, 0
    lsr r16
    bld r16, 7
    andi r16, 144
    or r25, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    andi r16, 32
    or r25, r16
    ld r16, X
    lsl r16
    lsl r16
    std Y+60, r23
    mov r23, r16
    andi r23, 64
    or r25, r23
    andi r16, 132
    mov r23, r13
    lsl r23
    adc r23, r1
    andi r23, 9
    std Y+14, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    andi r16, 66
    or r23, r16
    mov r16, r8
    mov r8, r25
    mov r25, r16
    andi r25, 4
    or r23, r25
    ldd r25, Y+0
    std Y+61, r16
    mov r16, r25
    andi r16, 66
    or r20, r16
    ldd r16, Y+13
    andi r16, 4
    or r20, r16
    mov r16, r22
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    andi r16, 9
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    std Y+0, r20
    mov r20, r2
    lsl r20
    std Y+1, r23
    mov r23, r20
    andi r23, 18
    or r16, r23
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r23, Y+0
    or r16, r23
    andi r20, 160
    adiw r26, 9
    ld r23, X+
    andi r23, 32
    or r16, r23
    ld r23, X
    lsl r23
    lsl r23
    std Y+0, r20
    mov r20, r23
    andi r20, 64
    or r16, r20
    or r16, r24
    andi r23, 132
    mov r24, r22
    lsl r24
    adc r24, r1
    andi r24, 9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    lsr r20
    lsr r20
    andi r20, 2
    or r24, r20
    ld r20, X
    andi r20, 4
    or r24, r20
    mov r20, r4
    mov r4, r23
    mov r23, r20
    andi r23, 144
    or r24, r23
    ldd r23, Y+29
    or r24, r23
    or r0, r24
    andi r20, 72
    subi r26, lo8(-(-12))
    sbci r27, hi8(-(-12))
    ld r24, X
    swap r24
    andi r24, 15
    lsr r24
    andi r24, 4
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r23, Y+45
    or r23, r24
    mov r24, r5
    lsr r24
    andi r24, 24
    or r23, r24
    ldd r24, Y+0
    or r23, r24
    mov r24, r15
    mov r15, r20
    mov r20, r24
    andi r20, 64
    or r23, r20
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    ldd r20, Y+0
    andi r20, 128
    or r23, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    andi r20, 1
    std Y+32, r23
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r23, Y+12
    std Y+13, r24
    mov r24, r23
    andi r24, 2
    or r20, r24
    andi r23, 1
    ldd r24, Y+0
    mov r25, r24
    andi r25, 2
    or r23, r25
    andi r24, 12
    ld r25, X
    andi r25, 4
    or r23, r25
    ldd r25, Y+11
    std Y+0, r16
    mov r16, r25
    andi r16, 8
    or r23, r16
    ldd r16, Y+1
    or r23, r16
    andi r25, 2
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r16, Y+0
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    std Y+15, r22
    mov r22, r16
    andi r22, 32
    or r23, r22
    ldd r22, Y+6
    or r23, r22
    ldd r22, Y+7
    or r23, r22
    andi r16, 48
    ld r22, X
    andi r22, 3
    or r22, r24
    or r22, r16
    ldd r24, Y+0
    mov r16, r24
    andi r16, 192
    or r22, r16
    andi r24, 132
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r16, Y+0
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    std Y+0, r24
    mov r24, r16
    andi r24, 4
    or r20, r24
    andi r16, 2
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X+
    swap r24
    andi r24, 240
    lsl r24
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    std Y+5, r4
    mov r4, r23
    lsr r4
    std Y+0, r24
    mov r24, r4
    andi r24, 9
    adiw r26, 2
    ld r4, X
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r20
    mov r20, r4
    andi r20, 2
    or r24, r20
    mov r20, r9
    mov r9, r16
    mov r16, r20
    andi r16, 132
    or r24, r16
    ldd r16, Y+7
    mov r4, r20
    mov r20, r16
    andi r20, 16
    or r24, r20
    andi r16, 64
    std Y+7, r16
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r16, Y+0
    andi r16, 32
    or r24, r16
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r16, X
    swap r16
    andi r16, 240
    lsl r16
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    std Y+1, r20
    mov r20, r16
    andi r20, 64
    or r24, r20
    andi r16, 32
    mov r20, r23
    lsr r20
    lsr r20
    lsr r20
    andi r20, 9
    or r20, r25
    ld r25, X+
    lsr r25
    std Y+0, r15
    adiw r26, 9
    ld r15, X
    lsr r15
    std Y+11, r4
    mov r4, r21
    lsr r4
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    std Y+0, r16
    mov r16, r4
    andi r16, 24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    lsl r4
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    std Y+0, r20
    mov r20, r4
    andi r20, 2
    mov r4, r25
    mov r25, r18
    andi r25, 1
    or r25, r20
    andi r18, 3
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r20, Y+0
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+62, r24
    mov r24, r20
    andi r24, 12
    or r18, r24
    andi r20, 2
    mov r24, r19
    andi r24, 48
    or r18, r24
    andi r19, 132
    ld r24, X+
    andi r24, 192
    or r18, r24
    ld r24, X
    andi r24, 4
    or r25, r24
    mov r24, r7
    lsr r24
    andi r24, 24
    or r25, r24
    ldd r24, Y+0
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    std Y+0, r19
    mov r19, r24
    andi r19, 32
    or r25, r19
    andi r24, 170
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r19, X+
    andi r19, 64
    or r25, r19
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r19, Y+6
    or r25, r19
    mov r19, r21
    lsr r19
    lsr r19
    andi r19, 33
    std Y+6, r21
    ldd r21, Y+10
    or r19, r21
    ldd r21, Y+60
    std Y+10, r24
    mov r24, r21
    andi r24, 132
    or r19, r24
    mov r24, r21
    lsl r24
    lsl r24
    lsl r24
    andi r24, 24
    or r19, r24
    ldd r24, Y+2
    mov r21, r24
    andi r21, 64
    or r19, r21
    andi r24, 32
    mov r21, r7
    lsr r21
    lsr r21
    andi r21, 33
    std Y+2, r24
    ldd r24, Y+9
    std Y+3, r25
    mov r25, r24
    andi r25, 2
    or r21, r25
    andi r24, 1
    ldd r25, Y+0
    std Y+9, r20
    mov r20, r25
    andi r20, 2
    or r20, r24
    andi r25, 12
    std Y+0, r7
    adiw r26, 1
    ld r7, X
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    std Y+0, r19
    mov r19, r7
    andi r19, 4
    or r20, r19
    mov r7, r19
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r19, Y+0
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    std Y+0, r17
    mov r17, r19
    andi r17, 8
    or r20, r17
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r17, Y+0
    or r20, r17
    andi r19, 2
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r17, Y+0
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+0, r19
    mov r19, r17
    andi r19, 32
    or r20, r19
    ldd r19, Y+2
    or r20, r19
    ldd r19, Y+3
    or r20, r19
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+1, r20
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r19, Y+40
    std Z+2, r19
    std Y+35, r5
    ldd r5, Y+44
    std Z+3, r5
    std Y+34, r4
    ldd r4, Y+47
    std Z+4, r4
    std Z+5, r23
    std Y+33, r9
    ldd r9, Y+59
    std Z+6, r9
    andi r17, 48
    ld r9, X
    mov r19, r9
    andi r19, 3
    or r19, r25
    or r19, r17
    ldd r25, Y+31
    mov r17, r25
    andi r17, 192
    or r19, r17
    andi r25, 132
    ld r17, X+
    andi r17, 2
    or r24, r17
    mov r17, r15
    mov r15, r25
    mov r25, r17
    andi r25, 4
    or r24, r25
    or r24, r16
    ldd r25, Y+38
    or r24, r25
    andi r17, 85
    ldd r25, Y+37
    mov r16, r25
    andi r16, 64
    or r24, r16
    ld r16, Y+
    mov r9, r17
    mov r17, r16
    andi r17, 128
    or r24, r17
    andi r16, 32
    mov r17, r14
    mov r14, r16
    mov r16, r17
    andi r16, 132
    or r21, r16
    mov r16, r17
    lsl r16
    lsl r16
    lsl r16
    andi r16, 24
    or r21, r16
    ldd r16, Y+42
    or r21, r16
    subi r28, lo8(-(-8))
    sbci r29, hi8(-(-8))
    ldd r16, Y+0
    std Y+50, r14
    mov r14, r16
    lsl r14
    andi r16, 170
    or r6, r16
    mov r16, r14
    andi r16, 170
    adiw r26, 3
    ld r14, X+
    st Y+, r17
    mov r17, r14
    andi r17, 85
    or r17, r16
    ldd r16, Y+2
    mov r14, r16
    lsl r14
    andi r16, 170
    std Y+2, r15
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r15, Y+0
    or r15, r16
    mov r16, r14
    andi r16, 170
    ld r14, X
    std Y+0, r17
    mov r17, r14
    andi r17, 85
    or r17, r16
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r16, Y+9
    mov r14, r16
    lsl r14
    andi r16, 170
    or r16, r11
    std Y+9, r16
    mov r16, r14
    andi r16, 170
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r14, X+
    st Y+, r17
    mov r17, r14
    andi r17, 85
    or r16, r17
    ldd r14, Y+19
    std Y+37, r16
    mov r16, r14
    lsl r16
    andi r16, 170
    std Y+30, r17
    mov r17, r14
    andi r17, 170
    ld r14, X
    std Y+19, r24
    mov r24, r14
    andi r24, 85
    or r16, r24
    ld r14, X
    lsr r14
    subi r28, lo8(-(-41))
    sbci r29, hi8(-(-41))
    std Y+0, r16
    mov r16, r14
    andi r16, 85
    or r17, r16
    mov r14, r19
    lsl r14
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+46, r17
    mov r17, r14
    andi r17, 72
    mov r14, r18
    lsl r14
    std Y+47, r17
    mov r17, r14
    andi r17, 72
    mov r14, r19
    swap r14
    lsl r14
    adc r14, r1
    std Y+48, r17
    mov r17, r14
    andi r17, 72
    mov r14, r18
    swap r14
    lsl r14
    adc r14, r1
    std Y+49, r17
    mov r17, r14
    andi r17, 72
    mov r14, r22
    lsl r14
    std Y+50, r17
    mov r17, r14
    andi r17, 72
    ldd r14, Y+45
    std Y+51, r17
    mov r17, r14
    lsl r17
    andi r17, 72
    std Y+52, r17
    mov r17, r22
    swap r17
    lsl r17
    adc r17, r1
    andi r17, 72
    std Y+53, r17
    mov r17, r14
    swap r17
    lsl r17
    adc r17, r1
    andi r17, 72
    std Y+54, r17
    mov r17, r12
    swap r17
    std Y+55, r17
    mov r17, r13
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    std Y+56, r17
    ldd r17, Y+8
    std Y+57, r15
    mov r15, r17
    swap r15
    std Y+58, r15
    ld r15, Y+
    std Y+58, r6
    mov r6, r15
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    std Y+59, r6
    ldd r6, Y+36
    mov r17, r6
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    ldi r31, hi8(.Ltable_byte_2)
    std Y+60, r17
    mov r30, r4
    lpm r17, Z
    std Y+61, r23
    mov r30, r23
    lpm r23, Z
    std Y+62, r17
    mov r30, r20
    lpm r17, Z
    std Y+63, r17
    subi r28, lo8(-(-22))
    sbci r29, hi8(-(-22))
    ldd r17, Y+0
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    std Y+0, r23
    mov r23, r17
    swap r23
    andi r23, 15
    lsr r23
    andi r23, 5
    std Y+1, r16
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r16, Y+0
    andi r16, 66
    or r23, r16
    mov r16, r25
    andi r16, 8
    or r23, r16
    andi r25, 32
    mov r16, r17
    swap r16
    andi r16, 240
    ldi r31, hi8(.Ltable_byte_6)
    std Y+23, r23
    mov r30, r5
    lpm r23, Z
    or r23, r16
    movw r16, r2 ; r17, r3
    lsr r16
    lsr r16
    andi r16, 48
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+0, r23
    mov r23, r2
    lsl r23
    lsl r23
    andi r23, 192
    lsr r17
    lsr r17
    andi r17, 48
    mov r5, r3
    lsl r5
    lsl r5
    std Y+1, r25
    mov r25, r5
    andi r25, 192
    ldi r31, hi8(.Ltable_byte_7)
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    ldd r30, Y+0
    lpm r5, Z
    or r5, r16
    or r5, r23
    mov r30, r10
    lpm r16, Z
    or r16, r17
    or r16, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X
    lsr r25
    andi r25, 32
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r17, Y+0
    mov r23, r17
    lsl r23
    andi r23, 170
    adiw r28, 55
    std Y+39, r25
    ldd r25, Y+5
    or r25, r23
    andi r17, 170
    ldd r23, Y+0
    or r23, r17
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r17, Y+0
    adiw r28, 30
    std Y+55, r16
    mov r16, r17
    lsl r16
    andi r16, 170
    st Y+, r5
    ldd r5, Y+44
    or r5, r16
    andi r17, 170
    ldd r16, Y+47
    or r16, r17
    ldd r17, Y+20
    std Y+47, r23
    mov r23, r17
    lsl r23
    andi r23, 170
    andi r17, 170
    std Y+20, r25
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r25, Y+0
    std Y+47, r24
    mov r24, r25
    andi r24, 85
    or r23, r24
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    std Y+0, r23
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r23, Y+0
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    std Y+0, r10
    mov r10, r23
    lsl r10
    std Y+35, r24
    mov r24, r10
    andi r24, 170
    andi r23, 170
    mov r10, r16
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r16, Y+0
    std Y+61, r21
    mov r21, r16
    andi r21, 85
    or r24, r21
    lsr r25
    andi r25, 85
    or r17, r25
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    std Y+0, r17
    mov r17, r16
    lsr r17
    andi r17, 85
    or r23, r17
    mov r16, r13
    lsr r16
    lsr r16
    lsr r16
    andi r16, 18
    std Y+1, r9
    ld r9, X
    std Y+2, r25
    mov r25, r9
    andi r25, 33
    or r25, r16
    subi r28, lo8(-(-150))
    sbci r29, hi8(-(-150))
    ldd r16, Y+0
    mov r9, r17
    mov r17, r16
    andi r17, 204
    or r25, r17
    mov r17, r13
    lsl r17
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    std Y+0, r17
    mov r17, r6
    lsl r17
    lsl r17
    lsl r17
    andi r17, 72
    std Y+1, r17
    mov r17, r15
    lsl r17
    lsl r17
    lsl r17
    andi r17, 72
    std Y+2, r17
    mov r17, r6
    lsr r17
    andi r17, 72
    std Y+3, r17
    mov r17, r15
    lsr r17
    andi r17, 72
    std Y+4, r17
    mov r17, r14
    swap r17
    std Y+5, r17
    mov r17, r22
    swap r17
    std Y+6, r17
    mov r17, r18
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    mov r14, r19
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    ldi r31, hi8(.Ltable_byte_2)
    std Y+7, r14
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r30, Y+0
    lpm r14, Z
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    std Y+0, r0
    mov r30, r0
    lpm r0, Z
    std Y+1, r17
    mov r30, r8
    lpm r17, Z
    std Y+2, r17
    ld r17, X+
    swap r17
    andi r17, 15
    andi r17, 4
    std Y+3, r17
    mov r17, r13
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 144
    std Y+4, r17
    mov r17, r20
    lsr r17
    andi r17, 9
    std Y+5, r14
    adiw r26, 5
    ld r14, X
    mov r16, r14
    andi r16, 2
    or r17, r16
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r16, Y+0
    mov r14, r25
    mov r25, r16
    andi r25, 4
    or r17, r25
    andi r16, 85
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r25, Y+0
    andi r25, 240
    or r17, r25
    mov r25, r20
    lsr r25
    lsr r25
    lsr r25
    andi r25, 9
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    std Y+12, r20
    ldd r20, Y+15
    or r25, r20
    or r7, r25
    ld r25, Y+
    mov r20, r25
    andi r20, 240
    or r7, r20
    ldd r20, Y+12
    mov r25, r20
    lsr r25
    andi r25, 9
    std Y+14, r8
    ldd r8, Y+30
    or r8, r25
    mov r25, r10
    mov r10, r17
    mov r17, r25
    andi r17, 132
    or r8, r17
    ldd r17, Y+2
    lsr r17
    lsr r17
    andi r17, 48
    or r8, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X
    lsr r17
    andi r17, 64
    or r8, r17
    mov r17, r20
    lsr r17
    lsr r17
    lsr r17
    andi r17, 9
    std Y+30, r25
    ldd r25, Y+10
    or r17, r25
    mov r25, r5
    std Y+10, r25
    andi r25, 132
    or r17, r25
    ldd r25, Y+24
    mov r5, r25
    lsr r5
    lsr r5
    mov r25, r5
    andi r25, 48
    or r17, r25
    ld r25, X
    andi r25, 64
    or r17, r25
    mov r5, r4
    lsr r5
    mov r25, r5
    andi r25, 9
    ldd r5, Y+15
    or r5, r25
    mov r25, r23
    andi r25, 132
    or r5, r25
    ldd r25, Y+37
    std Y+15, r23
    mov r23, r25
    andi r23, 16
    or r5, r23
    andi r25, 1
    subi r28, lo8(-(-33))
    sbci r29, hi8(-(-33))
    ldd r23, Y+0
    andi r23, 66
    or r25, r23
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r23, X+
    andi r23, 4
    or r25, r23
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r23, Y+4
    std Y+3, r17
    mov r17, r23
    andi r17, 8
    or r25, r17
    ldd r17, Y+0
    or r25, r17
    andi r23, 170
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r17, Y+0
    mov r20, r17
    andi r20, 32
    or r25, r20
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r0
    ldd r0, Y+2
    or r0, r25
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+7, r0
    ldi r25, 0
    std Z+8, r25
    ldi r25, 160
    std Z+9, r25
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ldd r25, Y+19
    std Z+10, r25
    std Y+6, r14
    ldd r14, Y+42
    std Z+11, r14
    std Y+0, r7
    ldd r7, Y+28
    std Z+12, r7
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r7, Y+0
    std Z+13, r7
    andi r17, 64
    adiw r26, 2
    ld r7, X
    mov r25, r7
    andi r25, 85
    or r25, r23
    mov r23, r25
    lsr r23
    andi r23, 24
    adiw r28, 58
    ldd r7, Y+40
    or r7, r23
    ldd r23, Y+41
    std Y+40, r25
    mov r25, r23
    andi r25, 32
    or r7, r25
    ldd r25, Y+0
    or r7, r25
    andi r23, 64
    subi r28, lo8(-(-56))
    sbci r29, hi8(-(-56))
    ldd r25, Y+0
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    std Y+0, r20
    mov r20, r25
    andi r20, 128
    or r7, r20
    andi r25, 32
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r0
    lpm r20, Z
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    std Y+0, r10
    mov r10, r20
    lsl r10
    lsl r10
    lsl r10
    std Y+56, r22
    mov r22, r10
    andi r22, 144
    mov r10, r16
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    ldd r16, Y+0
    andi r16, 15
    or r16, r22
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r22, Y+0
    std Y+3, r21
    mov r21, r22
    andi r21, 32
    or r16, r21
    or r16, r23
    ; round 18 (gift.dsl:33)
    com r16
    mov r21, r20
    lsl r21
    andi r21, 144
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X+
    andi r23, 32
    or r5, r23
    ldd r23, Y+48
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    std Y+0, r16
    mov r16, r23
    andi r16, 64
    or r5, r16
    andi r23, 32
    mov r16, r4
    lsr r16
    lsr r16
    lsr r16
    andi r16, 9
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r4, Y+5
    or r4, r16
    mov r16, r24
    andi r16, 132
    or r4, r16
    ldd r16, Y+0
    andi r16, 16
    or r4, r16
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r16, Y+0
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    std Y+0, r24
    mov r24, r16
    andi r24, 32
    or r4, r24
    andi r16, 170
    adiw r26, 1
    ld r24, X
    andi r24, 85
    or r24, r16
    mov r16, r24
    andi r16, 132
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    std Y+0, r5
    ldd r5, Y+40
    or r5, r16
    mov r16, r22
    andi r16, 16
    or r5, r16
    or r5, r23
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r16, Y+0
    or r5, r16
    mov r16, r5
    mov r23, r16
    andi r23, 15
    or r23, r21
    or r23, r25
    or r23, r17
    com r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X+
    andi r25, 64
    or r4, r25
    adiw r26, 2
    ld r25, X
    lsl r25
    andi r25, 170
    ldd r21, Y+42
    or r21, r25
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r25, Y+48
    mov r17, r25
    andi r17, 170
    ldd r5, Y+0
    or r5, r17
    ld r17, X+
    andi r17, 170
    std Y+0, r23
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r23, Y+0
    or r23, r17
    ld r17, X
    andi r17, 170
    or r11, r17
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r17, Y+0
    subi r28, lo8(-(160))
    sbci r29, hi8(-(160))
    std Y+0, r11
    mov r11, r17
    lsl r11
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    std Y+0, r23
    mov r23, r11
    andi r23, 170
    mov r11, r21
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r21, Y+0
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    std Y+0, r16
    mov r16, r21
    andi r16, 85
    or r23, r16
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    std Y+0, r23
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r23, Y+0
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    std Y+0, r5
    mov r5, r23
    lsl r5
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+0, r24
    mov r24, r5
    andi r24, 170
    andi r23, 170
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r22, Y+0
    mov r5, r16
    mov r16, r22
    andi r16, 85
    or r24, r16
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    std Y+0, r24
    mov r24, r21
    lsr r24
    andi r21, 132
    andi r24, 85
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    std Y+0, r21
    mov r21, r17
    andi r21, 170
    or r21, r24
    andi r17, 66
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    std Y+0, r21
    mov r21, r22
    lsr r21
    andi r21, 85
    or r23, r21
    andi r22, 132
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+1, r23
    ldd r23, Y+0
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    std Y+0, r22
    mov r22, r23
    lsl r22
    lsl r22
    andi r22, 132
    andi r23, 132
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    std Y+0, r22
    mov r22, r19
    lsl r22
    lsl r22
    lsl r22
    andi r22, 72
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    std Y+0, r22
    mov r22, r18
    lsl r22
    lsl r22
    lsl r22
    andi r22, 72
    std Y+1, r22
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ldd r22, Y+0
    subi r28, lo8(-(179))
    sbci r29, hi8(-(179))
    std Y+0, r23
    mov r23, r22
    lsl r23
    lsl r23
    andi r23, 132
    andi r22, 132
    subi r28, lo8(-(-179))
    sbci r29, hi8(-(-179))
    std Y+0, r23
    mov r23, r19
    lsr r23
    andi r23, 72
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    std Y+0, r23
    mov r23, r18
    lsr r23
    andi r23, 72
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r15
    lpm r15, Z
    std Y+1, r15
    mov r30, r6
    lpm r15, Z
    std Y+2, r15
    mov r30, r13
    lpm r15, Z
    mov r30, r12
    lpm r13, Z
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r6, Y+0
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    std Y+0, r23
    mov r30, r6
    lpm r23, Z
    ldi r31, hi8(.Ltable_byte_2)
    std Y+1, r22
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r30, Y+0
    lpm r22, Z
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r17
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r17, Y+0
    swap r17
    andi r17, 15
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    std Y+0, r11
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r11, Y+0
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    std Y+0, r23
    mov r23, r11
    lsl r23
    lsl r23
    lsl r23
    andi r23, 80
    or r17, r23
    mov r23, r11
    swap r23
    andi r23, 240
    lsl r23
    andi r23, 160
    or r17, r23
    mov r23, r0
    swap r23
    andi r23, 15
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r11, Y+0
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    std Y+0, r13
    mov r13, r11
    lsl r13
    lsl r13
    lsl r13
    std Y+1, r22
    mov r22, r13
    andi r22, 80
    or r23, r22
    mov r22, r11
    swap r22
    andi r22, 240
    lsl r22
    andi r22, 160
    or r23, r22
    mov r22, r20
    swap r22
    andi r22, 240
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r11
    lpm r13, Z
    or r13, r22
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r22, Y+0
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    std Y+0, r13
    mov r13, r22
    lsr r13
    std Y+1, r20
    mov r20, r13
    andi r20, 80
    mov r13, r23
    mov r23, r22
    andi r23, 15
    or r23, r20
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    ldd r20, Y+0
    andi r20, 32
    or r23, r20
    ld r20, X+
    andi r20, 128
    or r23, r20
    mov r20, r14
    lsr r20
    andi r20, 80
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    std Y+0, r23
    mov r23, r14
    mov r14, r24
    mov r24, r23
    andi r24, 15
    or r24, r20
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    ldd r20, Y+0
    mov r23, r20
    andi r23, 32
    or r24, r23
    andi r20, 16
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r22
    lpm r23, Z
    or r23, r20
    ldd r20, Y+1
    or r23, r20
    mov r20, r25
    andi r20, 64
    or r23, r20
    ldd r20, Y+7
    or r23, r20
    andi r25, 128
    or r24, r25
    mov r25, r2
    lsr r25
    andi r25, 80
    mov r20, r2
    mov r2, r24
    mov r24, r20
    andi r24, 15
    or r24, r25
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r25, Y+16
    or r24, r25
    ldd r25, Y+0
    or r24, r25
    mov r25, r3
    lsr r25
    andi r25, 80
    mov r22, r3
    mov r3, r23
    mov r23, r22
    andi r23, 15
    or r23, r25
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ldd r25, Y+0
    or r23, r25
    adiw r26, 6
    ld r25, X
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    or r23, r25
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r25, Y+0
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    std Y+0, r2
    mov r2, r25
    lsl r2
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    std Y+0, r23
    mov r23, r2
    andi r23, 170
    ldd r2, Y+36
    or r2, r23
    andi r25, 170
    or r9, r25
    ldd r25, Y+32
    mov r23, r25
    lsl r23
    andi r23, 170
    std Y+37, r15
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    ldd r15, Y+0
    or r15, r23
    andi r25, 170
    ldd r23, Y+3
    or r23, r25
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    ldd r25, Y+0
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    std Y+0, r23
    mov r23, r25
    lsl r23
    andi r25, 170
    or r25, r10
    andi r23, 170
    subi r28, lo8(-(-149))
    sbci r29, hi8(-(-149))
    std Y+29, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    andi r25, 85
    or r23, r25
    std Y+0, r23
    ld r23, X
    andi r23, 85
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    std Y+0, r9
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r9, Y+60
    or r9, r23
    std Y+60, r15
    ldd r15, Y+10
    std Y+0, r2
    mov r2, r15
    lsl r2
    subi r28, lo8(-(-20))
    sbci r29, hi8(-(-20))
    std Y+0, r24
    mov r24, r2
    andi r24, 170
    or r23, r24
    mov r24, r15
    andi r24, 170
    subi r28, lo8(-(164))
    sbci r29, hi8(-(164))
    ldd r15, Y+0
    or r24, r15
    mov r2, r24
    subi r28, lo8(-(-151))
    sbci r29, hi8(-(-151))
    ldd r24, Y+0
    std Y+17, r23
    mov r23, r24
    andi r23, 51
    adiw r28, 41
    std Y+56, r2
    ldd r2, Y+0
    or r2, r23
    ; round 5 (gift.dsl:33)
    com r24
    mov r23, r6
    lsr r23
    andi r23, 72
    or r2, r23
    mov r23, r12
    lsr r23
    andi r23, 72
    subi r28, lo8(-(-41))
    sbci r29, hi8(-(-41))
    std Y+0, r23
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r23, Y+0
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    std Y+2, r24
    mov r24, r23
    andi r24, 51
    ldd r23, Y+0
    or r24, r23
    mov r23, r6
    lsl r23
    lsl r23
    lsl r23
    andi r23, 72
    or r24, r23
    mov r23, r12
    lsl r23
    lsl r23
    lsl r23
    andi r23, 72
    ldi r31, hi8(.Ltable_byte_1)
    std Y+0, r23
    mov r30, r18
    lpm r23, Z
    std Y+52, r23
    mov r30, r19
    lpm r23, Z
    std Y+46, r23
    adiw r28, 45
    ldd r23, Y+40
    std Y+0, r13
    mov r30, r23
    lpm r13, Z
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    std Y+0, r13
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r13, Y+0
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    std Y+0, r9
    mov r30, r13
    lpm r9, Z
    ldi r31, hi8(.Ltable_byte_2)
    std Y+1, r9
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r30, Y+0
    lpm r9, Z
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    std Y+0, r9
    mov r9, r0
    lsl r9
    lsl r9
    lsl r9
    std Y+1, r19
    mov r19, r9
    andi r19, 144
    mov r9, r18
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r18, Y+0
    andi r18, 15
    or r18, r19
    ldd r19, Y+36
    or r18, r19
    ldd r19, Y+42
    or r18, r19
    mov r19, r0
    lsl r19
    andi r19, 144
    std Y+42, r18
    mov r18, r7
    mov r7, r24
    mov r24, r18
    andi r24, 15
    or r24, r19
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r19, Y+32
    or r24, r19
    ldd r19, Y+35
    std Y+32, r18
    mov r18, r19
    andi r18, 64
    or r24, r18
    andi r19, 48
    mov r18, r17
    lsl r18
    lsl r18
    lsl r18
    andi r18, 144
    std Y+35, r24
    mov r24, r8
    mov r8, r19
    mov r19, r24
    andi r19, 15
    or r19, r18
    ldd r18, Y+0
    andi r18, 32
    or r19, r18
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r18, X
    swap r18
    andi r18, 240
    lsl r18
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    std Y+0, r24
    mov r24, r18
    andi r24, 64
    or r19, r24
    ; round 28 (gift.dsl:33)
    com r19
    andi r18, 128
    mov r24, r17
    lsl r24
    andi r24, 144
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    std Y+0, r19
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r19, Y+0
    andi r19, 15
    or r19, r24
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r24, Y+0
    or r19, r24
    subi r28, lo8(-(-179))
    sbci r29, hi8(-(-179))
    ldd r24, Y+0
    or r19, r24
    com r19
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ldd r24, Y+0
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    std Y+0, r19
    mov r19, r24
    lsr r19
    andi r19, 80
    subi r28, lo8(-(179))
    sbci r29, hi8(-(179))
    std Y+0, r17
    mov r17, r24
    andi r17, 15
    or r17, r19
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    ldd r19, Y+31
    or r17, r19
    ldd r19, Y+0
    mov r24, r19
    andi r24, 128
    or r17, r24
    andi r19, 48
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ldd r24, Y+0
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    std Y+0, r8
    mov r8, r24
    lsr r8
    std Y+31, r19
    mov r19, r8
    andi r19, 80
    mov r8, r17
    mov r17, r24
    andi r17, 15
    or r17, r19
    adiw r28, 22
    ldd r19, Y+47
    or r17, r19
    or r17, r18
    ldd r19, Y+3
    mov r18, r19
    lsl r18
    andi r18, 170
    or r16, r18
    andi r19, 170
    or r21, r19
    ldd r19, Y+0
    mov r18, r19
    lsl r18
    andi r18, 170
    or r5, r18
    mov r18, r19
    andi r18, 170
    or r14, r18
    andi r19, 66
    ldd r18, Y+16
    std Y+0, r19
    mov r19, r18
    lsl r19
    andi r19, 170
    std Y+3, r21
    subi r28, lo8(-(-45))
    sbci r29, hi8(-(-45))
    ldd r21, Y+0
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    std Y+0, r16
    mov r16, r21
    andi r16, 85
    or r19, r16
    lsr r21
    andi r21, 85
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    std Y+0, r19
    ldd r19, Y+58
    subi r28, lo8(-(225))
    sbci r29, hi8(-(225))
    std Y+0, r14
    mov r14, r19
    lsl r14
    mov r24, r14
    andi r24, 170
    andi r19, 170
    mov r14, r17
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r17, Y+18
    std Y+0, r20
    mov r20, r17
    andi r20, 85
    or r24, r20
    lsr r17
    andi r17, 85
    or r19, r17
    std Y+18, r19
    mov r19, r18
    andi r19, 170
    or r19, r21
    andi r18, 66
    std Y+3, r19
    subi r28, lo8(-(-51))
    sbci r29, hi8(-(-51))
    ldd r19, Y+0
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    std Y+0, r24
    mov r24, r19
    lsl r24
    lsl r24
    andi r24, 132
    andi r19, 132
    subi r28, lo8(-(-219))
    sbci r29, hi8(-(-219))
    std Y+0, r24
    mov r24, r13
    lsr r24
    andi r24, 72
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    std Y+0, r24
    mov r24, r23
    lsr r24
    andi r24, 72
    std Y+1, r24
    subi r28, lo8(-(-217))
    sbci r29, hi8(-(-217))
    ldd r24, Y+0
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    std Y+0, r19
    mov r19, r24
    lsl r19
    lsl r19
    andi r19, 132
    andi r24, 132
    subi r28, lo8(-(-219))
    sbci r29, hi8(-(-219))
    std Y+0, r19
    mov r19, r13
    lsl r19
    lsl r19
    lsl r19
    andi r19, 72
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    std Y+0, r19
    mov r19, r23
    lsl r19
    lsl r19
    lsl r19
    andi r19, 72
    std Y+1, r19
    mov r19, r12
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    std Y+2, r19
    mov r19, r6
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    std Y+3, r19
    mov r19, r11
    swap r19
    andi r19, 15
    std Y+4, r0
    swap r0
    std Y+5, r24
    mov r24, r0
    andi r24, 240
    or r19, r24
    subi r28, lo8(-(-232))
    sbci r29, hi8(-(-232))
    ldd r24, Y+0
    mov r0, r24
    lsr r0
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
    std Y+0, r18
    mov r18, r0
    andi r18, 80
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r0, Y+0
    mov r6, r0
    lsr r6
    adiw r28, 37
    std Y+53, r19
    mov r19, r6
    andi r19, 80
    mov r6, r22
    lsl r6
    mov r24, r6
    andi r24, 160
    ld r6, X+
    lsl r6
    std Y+54, r24
    mov r24, r6
    andi r24, 170
    or r25, r24
    ld r24, X
    andi r24, 170
    or r15, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X
    andi r24, 170
    or r10, r24
    mov r24, r23
    lsl r24
    adc r24, r1
    lsl r24
    adc r24, r1
    mov r6, r13
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    std Y+0, r6
    subi r28, lo8(-(-28))
    sbci r29, hi8(-(-28))
    ldd r6, Y+0
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    std Y+0, r24
    mov r24, r6
    lsr r24
    andi r24, 80
    subi r28, lo8(-(-231))
    sbci r29, hi8(-(-231))
    ldd r23, Y+0
    andi r23, 15
    or r23, r24
    ldd r24, Y+63
    mov r13, r24
    lsl r13
    subi r28, lo8(-(232))
    sbci r29, hi8(-(232))
    std Y+0, r25
    mov r25, r13
    andi r25, 160
    or r23, r25
    ; round 8 (gift.dsl:33)
    com r24
    subi r28, lo8(-(-172))
    sbci r29, hi8(-(-172))
    ldd r25, Y+0
    mov r13, r25
    lsr r13
    std Y+3, r23
    mov r23, r13
    andi r23, 80
    mov r13, r24
    ldd r24, Y+35
    andi r24, 15
    or r24, r23
    ldd r23, Y+25
    subi r28, lo8(-(173))
    sbci r29, hi8(-(173))
    std Y+0, r13
    mov r13, r23
    lsl r13
    mov r25, r13
    andi r25, 160
    or r24, r25
    com r23
    subi r28, lo8(-(-210))
    sbci r29, hi8(-(-210))
    ldd r25, Y+1
    mov r13, r25
    lsl r13
    std Y+62, r24
    mov r24, r13
    andi r24, 170
    or r20, r24
    andi r25, 170
    or r17, r25
    ldd r25, Y+0
    mov r24, r25
    lsl r24
    andi r24, 170
    or r16, r24
    andi r25, 170
    or r21, r25
    ; round 3 (gift.dsl:33)
    ldd r25, Y+27
    mov r24, r25
    com r24
    subi r28, lo8(-(-49))
    sbci r29, hi8(-(-49))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+14, r24
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r25
    lpm r13, Z
    ldd r25, Y+16
    adiw r28, 23
    std Y+53, r21
    mov r21, r25
    andi r21, 240
    or r13, r21
    mov r21, r13
    mov r13, r17
    mov r17, r21
    andi r17, 15
    or r17, r18
    ldd r18, Y+0
    or r17, r18
    mov r18, r22
    com r18
    subi r28, lo8(-(-23))
    sbci r29, hi8(-(-23))
    ldd r26, Y+5
    ldd r27, Y+5+1
    adiw r26, 15
    st X+, r18
    mov r30, r22
    lpm r22, Z
    std Y+23, r16
    mov r16, r0
    mov r0, r20
    mov r20, r16
    andi r20, 240
    or r22, r20
    mov r20, r22
    andi r20, 15
    or r20, r19
    subi r28, lo8(-(256))
    sbci r29, hi8(-(256))
    ldd r19, Y+0
    or r20, r19
    mov r19, r25
    com r19
    st X+, r19
    andi r25, 15
    subi r28, lo8(-(-240))
    sbci r29, hi8(-(-240))
    std Y+0, r19
    ldd r19, Y+22
    subi r28, lo8(-(240))
    sbci r29, hi8(-(240))
    std Y+0, r18
    mov r18, r19
    andi r18, 240
    or r25, r18
    ; round 23 (gift.dsl:33)
    com r19
    ; round 3 (gift.dsl:33)
    mov r18, r16
    com r18
    st X+, r18
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    std Y+0, r18
    ldi r18, 253
    st X+, r18
    ldi r18, 252
    st X+, r18
    ldi r18, 191
    st X+, r18
    ldi r18, 255
    st X+, r18
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r18, Y+0
    st X+, r18
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    std Y+0, r13
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    ldd r13, Y+0
    st X+, r13
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    std Y+0, r0
    ldd r0, Y+54
    st X+, r0
    subi r28, lo8(-(210))
    sbci r29, hi8(-(210))
    std Y+0, r24
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r24, Y+0
    st X+, r24
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r20
    subi r28, lo8(-(-199))
    sbci r29, hi8(-(-199))
    ldd r20, Y+46
    st X+, r20
    ldd r20, Y+0
    st X+, r20
    ldd r20, Y+52
    st X+, r20
    subi r28, lo8(-(106))
    sbci r29, hi8(-(106))
    ldd r20, Y+0
    st X+, r20
    ldi r20, 5
    st X+, r20
    ldi r20, 5
    st X+, r20
    andi r16, 15
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r20, Y+0
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r17
    mov r17, r20
    andi r17, 240
    or r16, r17
    ; round 23 (gift.dsl:33)
    com r20
    ; round 5 (gift.dsl:33)
    ldd r17, Y+1
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    std Y+0, r16
    mov r16, r17
    com r16
    andi r17, 204
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    ; round 8 (gift.dsl:33)
    std Y+0, r25
    mov r25, r6
    com r25
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r20
    mov r20, r6
    andi r20, 15
    mov r6, r19
    mov r19, r8
    mov r8, r22
    mov r22, r19
    andi r22, 240
    or r20, r22
    ; round 28 (gift.dsl:33)
    com r19
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ; round 8 (gift.dsl:33)
    ldd r22, Y+0
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    std Y+0, r20
    mov r20, r22
    com r20
    andi r22, 15
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    std Y+0, r19
    mov r19, r14
    mov r14, r21
    mov r21, r19
    andi r21, 240
    or r22, r21
    ; round 28 (gift.dsl:33)
    com r19
    ; round 13 (gift.dsl:33)
    mov r21, r3
    com r21
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    std Y+0, r22
    mov r22, r3
    andi r22, 240
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r3, Y+0
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r19
    mov r30, r3
    lpm r19, Z
    or r19, r22
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ; round 15 (gift.dsl:33)
    ldd r22, Y+0
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    std Y+0, r6
    mov r6, r22
    com r6
    ; round 18 (gift.dsl:33)
    std Y+1, r19
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r19, Y+0
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    std Y+0, r6
    mov r6, r19
    com r6
    andi r19, 240
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    std Y+0, r6
    ldd r6, Y+41
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    std Y+0, r21
    mov r30, r6
    lpm r21, Z
    or r21, r19
    mov r19, r4
    com r19
    std Y+1, r21
    mov r21, r4
    andi r21, 240
    subi r28, lo8(-(-235))
    sbci r29, hi8(-(-235))
    ldd r4, Y+0
    subi r28, lo8(-(237))
    sbci r29, hi8(-(237))
    std Y+0, r19
    mov r30, r4
    lpm r19, Z
    or r19, r21
    ; round 25 (gift.dsl:33)
    mov r21, r2
    com r21
    std Y+1, r19
    mov r19, r2
    andi r19, 204
    mov r2, r21
    mov r21, r22
    andi r21, 51
    or r21, r19
    mov r19, r7
    com r19
    mov r22, r7
    andi r22, 204
    subi r28, lo8(-(-130))
    sbci r29, hi8(-(-130))
    ; round 33 (gift.dsl:33)
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    std Y+0, r7
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    std Y+0, r7
    mov r7, r3
    com r7
    std Y+1, r7
    subi r28, lo8(-(-249))
    sbci r29, hi8(-(-249))
    ldd r7, Y+0
    subi r28, lo8(-(251))
    sbci r29, hi8(-(251))
    std Y+0, r19
    mov r19, r7
    com r19
    ; round 35 (gift.dsl:33)
    std Y+1, r21
    com r21
    ; round 39 (gift.dsl:33)
    std Y+2, r21
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    std Y+0, r21
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(210))
    sbci r29, hi8(-(210))
    std Y+0, r21
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    std Y+0, r21
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    std Y+0, r21
    subi r28, lo8(-(-194))
    sbci r29, hi8(-(-194))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    std Y+0, r21
    subi r28, lo8(-(-230))
    sbci r29, hi8(-(-230))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(231))
    sbci r29, hi8(-(231))
    std Y+0, r21
    mov r21, r6
    com r21
    std Y+1, r21
    mov r21, r4
    com r21
    ; round 38 (gift.dsl:33)
    std Y+2, r21
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    std Y+0, r21
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r21, Y+0
    mov r4, r21
    com r4
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ; round 37 (gift.dsl:33)
    std Y+49, r4
    mov r4, r9
    com r4
    std Y+50, r4
    ldd r4, Y+3
    mov r6, r4
    com r6
    ; round 35 (gift.dsl:33)
    std Y+51, r6
    ldd r6, Y+0
    com r6
    std Y+52, r6
    ldd r6, Y+20
    com r6
    std Y+53, r6
    mov r6, r15
    com r6
    std Y+54, r6
    mov r6, r10
    com r6
    ; round 33 (gift.dsl:33)
    std Y+55, r6
    subi r28, lo8(-(-43))
    sbci r29, hi8(-(-43))
    ldd r6, Y+0
    com r6
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    std Y+0, r6
    subi r28, lo8(-(-178))
    sbci r29, hi8(-(-178))
    ldd r6, Y+0
    com r6
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    std Y+40, r6
    ldd r6, Y+0
    com r6
    std Y+41, r6
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r6, Y+0
    com r6
    subi r28, lo8(-(162))
    sbci r29, hi8(-(162))
    ; round 32 (gift.dsl:33)
    std Y+0, r6
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r6, Y+0
    com r6
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    std Y+0, r6
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r6, Y+0
    com r6
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    ; round 30 (gift.dsl:33)
    std Y+0, r6
    subi r28, lo8(-(-189))
    sbci r29, hi8(-(-189))
    ldd r6, Y+0
    com r6
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    std Y+0, r6
    mov r6, r5
    com r6
    std Y+1, r6
    subi r28, lo8(-(-234))
    sbci r29, hi8(-(-234))
    ldd r6, Y+0
    com r6
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    std Y+59, r6
    ldd r6, Y+0
    com r6
    ; round 28 (gift.dsl:33)
    std Y+60, r6
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r6, Y+0
    mov r21, r6
    com r21
    subi r28, lo8(-(203))
    sbci r29, hi8(-(203))
    std Y+0, r21
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ; round 27 (gift.dsl:33)
    std Y+0, r21
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    std Y+0, r21
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ; round 25 (gift.dsl:33)
    std Y+0, r21
    subi r28, lo8(-(-249))
    sbci r29, hi8(-(-249))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(250))
    sbci r29, hi8(-(250))
    std Y+0, r21
    subi r28, lo8(-(-190))
    sbci r29, hi8(-(-190))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(191))
    sbci r29, hi8(-(191))
    std Y+0, r21
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    std Y+0, r21
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ; round 23 (gift.dsl:33)
    std Y+0, r21
    subi r28, lo8(-(-213))
    sbci r29, hi8(-(-213))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(214))
    sbci r29, hi8(-(214))
    std Y+0, r21
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r21
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ; round 22 (gift.dsl:33)
    std Y+0, r21
    subi r28, lo8(-(-255))
    sbci r29, hi8(-(-255))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(256))
    sbci r29, hi8(-(256))
    std Y+0, r21
    subi r28, lo8(-(-83))
    sbci r29, hi8(-(-83))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    std Y+0, r21
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    ; round 20 (gift.dsl:33)
    std Y+0, r21
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    std Y+0, r21
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    std Y+0, r21
    subi r28, lo8(-(-244))
    sbci r29, hi8(-(-244))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(245))
    sbci r29, hi8(-(245))
    std Y+0, r21
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    ; round 18 (gift.dsl:33)
    std Y+0, r21
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    ; round 17 (gift.dsl:33)
    std Y+0, r21
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    std Y+0, r21
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ; round 15 (gift.dsl:33)
    std Y+0, r21
    subi r28, lo8(-(-198))
    sbci r29, hi8(-(-198))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(199))
    sbci r29, hi8(-(199))
    std Y+0, r21
    subi r28, lo8(-(-228))
    sbci r29, hi8(-(-228))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(229))
    sbci r29, hi8(-(229))
    std Y+0, r21
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    std Y+0, r21
    subi r28, lo8(-(-210))
    sbci r29, hi8(-(-210))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(211))
    sbci r29, hi8(-(211))
    ; round 13 (gift.dsl:33)
    std Y+0, r21
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    std Y+0, r21
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    std Y+0, r21
    mov r21, r11
    com r21
    ; round 12 (gift.dsl:33)
    std Y+1, r21
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r21, Y+0
    mov r11, r21
    com r11
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    std Y+0, r11
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r11, Y+0
    com r11
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ; round 8 (gift.dsl:33)
    std Y+0, r11
    subi r28, lo8(-(-200))
    sbci r29, hi8(-(-200))
    ldd r11, Y+0
    mov r21, r11
    com r21
    subi r28, lo8(-(201))
    sbci r29, hi8(-(201))
    ; round 7 (gift.dsl:33)
    std Y+0, r21
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r21, Y+0
    subi r28, lo8(-(160))
    sbci r29, hi8(-(160))
    std Y+0, r10
    mov r10, r21
    com r10
    std Y+1, r10
    subi r28, lo8(-(-253))
    sbci r29, hi8(-(-253))
    ldd r10, Y+0
    subi r28, lo8(-(255))
    sbci r29, hi8(-(255))
    std Y+0, r15
    mov r15, r10
    com r15
    ; round 5 (gift.dsl:33)
    com r18
    com r13
    com r0
    com r24
    ; round 3 (gift.dsl:33)
    std Y+1, r24
    subi r28, lo8(-(-238))
    sbci r29, hi8(-(-238))
    ldd r24, Y+0
    subi r28, lo8(-(240))
    sbci r29, hi8(-(240))
    std Y+0, r0
    mov r0, r24
    com r0
    std Y+1, r0
    subi r28, lo8(-(-230))
    sbci r29, hi8(-(-230))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(232))
    sbci r29, hi8(-(232))
    std Y+0, r0
    subi r28, lo8(-(-228))
    sbci r29, hi8(-(-228))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(229))
    sbci r29, hi8(-(229))
    ; round 2 (gift.dsl:33)
    std Y+0, r12
    com r12
    std Y+1, r12
    subi r28, lo8(-(-247))
    sbci r29, hi8(-(-247))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(249))
    sbci r29, hi8(-(249))
    std Y+0, r12
    subi r28, lo8(-(-206))
    sbci r29, hi8(-(-206))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r30, Y+3
    ldd r31, Y+3+1
    subi r28, lo8(-(345))
    sbci r29, hi8(-(345))
    std Y+0, r12
    ldd r12, Z+12
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r12
    lpm r12, Z
    std Y+1, r18
    subi r28, lo8(-(-328))
    sbci r29, hi8(-(-328))
    ldd r18, Y+4
    mov r24, r18
    andi r24, 48
    or r12, r24
    ldd r24, Y+23
    or r12, r24
    andi r18, 33
    mov r24, r12
    lsl r24
    std Y+4, r19
    mov r19, r24
    andi r19, 18
    std Y+23, r0
    ldd r0, Y+0
    or r0, r19
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r19, Y+34
    or r0, r19
    ldd r19, Y+35
    or r0, r19
    andi r24, 144
    mov r19, r12
    lsr r19
    lsr r19
    lsr r19
    andi r19, 18
    or r18, r19
    ldd r19, Y+37
    or r18, r19
    ldd r19, Y+0
    or r18, r19
    mov r19, r12
    lsl r19
    adc r19, r1
    andi r19, 9
    std Y+0, r13
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    ldd r13, Y+0
    or r13, r19
    subi r28, lo8(-(-229))
    sbci r29, hi8(-(-229))
    ldd r30, Y+3
    ldd r31, Y+3+1
    ldd r19, Z+13
    andi r19, 4
    or r13, r19
    mov r19, r12
    lsr r19
    mov r21, r19
    andi r21, 9
    subi r28, lo8(-(229))
    sbci r29, hi8(-(229))
    std Y+0, r15
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r15, Y+0
    or r15, r21
    andi r19, 18
    ldd r21, Y+1
    or r21, r19
    ldd r19, Y+25
    std Y+1, r21
    mov r21, r19
    andi r21, 4
    or r15, r21
    andi r19, 3
    ldd r21, Y+8
    std Y+25, r20
    mov r20, r21
    andi r20, 12
    or r19, r20
    andi r21, 4
    ldd r20, Z+13
    andi r20, 48
    or r19, r20
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    ldd r20, Y+0
    or r19, r20
    mov r20, r19
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    andi r20, 18
    std Y+0, r5
    ldd r5, Y+24
    or r5, r20
    subi r28, lo8(-(205))
    sbci r29, hi8(-(205))
    ldd r20, Y+0
    or r5, r20
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r20, Y+0
    or r5, r20
    mov r20, r19
    lsr r20
    andi r20, 18
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r6, Y+0
    or r6, r20
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ldd r20, Y+1
    or r6, r20
    ldd r20, Y+0
    or r6, r20
    mov r20, r19
    swap r20
    lsl r20
    adc r20, r1
    andi r20, 144
    or r13, r20
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    ldd r20, Y+0
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    std Y+0, r21
    mov r21, r20
    andi r21, 32
    or r13, r21
    andi r20, 64
    mov r21, r19
    lsl r21
    lsl r21
    lsl r21
    andi r21, 144
    or r15, r21
    ldd r21, Z+13
    andi r21, 32
    or r15, r21
    mov r21, r19
    swap r21
    mov r11, r12
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r10, r19
    lsr r10
    lsr r10
    lsr r10
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    std Y+0, r2
    mov r2, r19
    lsl r2
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    std Y+0, r25
    mov r25, r2
    andi r25, 18
    ldd r2, Z+12
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    std Y+4, r23
    mov r23, r2
    andi r23, 33
    or r23, r25
    ldd r25, Y+0
    or r23, r25
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    ldd r25, Y+0
    or r23, r25
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r25, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r19
    lpm r2, Z
    std Y+0, r2
    mov r2, r12
    swap r2
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    std Y+0, r2
    mov r2, r25
    lsl r2
    lsl r2
    lsl r2
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    std Y+51, r16
    mov r16, r2
    andi r16, 144
    mov r2, r22
    ldd r22, Y+0
    andi r22, 15
    or r22, r16
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r30, Y+3
    ldd r31, Y+3+1
    ldd r16, Z+12
    andi r16, 32
    or r22, r16
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    ldd r16, Y+1
    or r22, r16
    ; round 23 (gift.dsl:33)
    com r22
    mov r16, r25
    lsl r16
    andi r16, 144
    std Y+1, r22
    ldd r22, Y+14
    andi r22, 15
    or r22, r16
    ldd r16, Y+0
    or r22, r16
    ldd r16, Z+13
    andi r16, 64
    or r22, r16
    com r22
    mov r16, r12
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    andi r16, 18
    std Y+0, r22
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r22, Y+0
    or r22, r16
    mov r16, r15
    swap r16
    andi r16, 15
    or r16, r24
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r24, Y+0
    or r16, r24
    or r16, r20
    mov r24, r25
    swap r24
    andi r24, 240
    mov r20, r13
    swap r20
    andi r20, 15
    std Y+0, r22
    mov r22, r15
    swap r22
    andi r22, 240
    or r20, r22
    ; round 5 (gift.dsl:33)
    mov r22, r0
    com r22
    st X+, r22
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    std Y+0, r22
    mov r22, r5
    com r22
    st X+, r22
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    std Y+0, r22
    mov r22, r18
    com r22
    st X+, r22
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    std Y+0, r22
    mov r22, r6
    com r22
    st X+, r22
    ; round 15 (gift.dsl:33)
    std Y+32, r22
    mov r22, r23
    com r22
    andi r23, 204
    std Y+24, r22
    mov r22, r6
    mov r6, r18
    mov r18, r22
    andi r18, 51
    or r18, r23
    ; round 25 (gift.dsl:33)
    mov r23, r18
    com r23
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ; round 38 (gift.dsl:33)
    std Y+3, r20
    com r20
    std Y+1, r20
    mov r20, r16
    com r20
    ; round 32 (gift.dsl:33)
    std Y+0, r20
    mov r20, r12
    com r20
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    std Y+0, r22
    mov r22, r19
    com r22
    subi r28, lo8(-(330))
    sbci r29, hi8(-(330))
    ; round 18 (gift.dsl:33)
    std Y+0, r18
    mov r18, r25
    com r18
    std Y+1, r18
    mov r18, r13
    com r18
    ; round 12 (gift.dsl:33)
    std Y+2, r18
    mov r18, r21
    com r18
    std Y+3, r18
    mov r18, r11
    com r18
    std Y+4, r18
    ldd r18, Z+4
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r18
    lpm r18, Z
    std Y+5, r22
    subi r28, lo8(-(-320))
    sbci r29, hi8(-(-320))
    ldd r22, Y+0
    subi r28, lo8(-(326))
    sbci r29, hi8(-(326))
    std Y+0, r20
    mov r20, r22
    andi r20, 48
    or r18, r20
    subi r28, lo8(-(-300))
    sbci r29, hi8(-(-300))
    ldd r20, Y+0
    or r18, r20
    mov r20, r18
    lsl r20
    std Y+0, r19
    mov r19, r18
    lsr r19
    lsr r19
    lsr r19
    andi r19, 18
    subi r28, lo8(-(301))
    sbci r29, hi8(-(301))
    std Y+0, r16
    mov r16, r22
    andi r16, 33
    or r16, r19
    subi r28, lo8(-(-298))
    sbci r29, hi8(-(-298))
    ldd r19, Y+0
    or r16, r19
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r19, Y+0
    or r16, r19
    andi r22, 32
    mov r19, r18
    lsl r19
    lsl r19
    lsl r19
    andi r19, 144
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    std Y+0, r12
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    ldd r12, Y+1
    or r12, r19
    or r12, r22
    mov r19, r20
    andi r19, 144
    std Y+1, r23
    ldd r23, Y+0
    or r23, r19
    andi r20, 18
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r19, Y+0
    adiw r28, 48
    std Y+31, r25
    mov r25, r19
    andi r25, 33
    or r25, r20
    ldd r20, Y+22
    or r25, r20
    ldd r20, Y+23
    or r25, r20
    andi r19, 2
    ldd r20, Y+0
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    std Y+0, r24
    mov r24, r20
    andi r24, 32
    or r23, r24
    andi r20, 64
    mov r24, r18
    lsl r24
    adc r24, r1
    lsl r24
    adc r24, r1
    std Y+48, r0
    mov r0, r12
    lsl r0
    lsl r0
    lsl r0
    adiw r28, 43
    std Y+28, r20
    mov r20, r0
    andi r20, 144
    mov r0, r21
    mov r21, r3
    mov r3, r24
    mov r24, r21
    andi r24, 15
    or r24, r20
    or r24, r22
    ldd r22, Y+0
    mov r20, r22
    andi r20, 64
    or r24, r20
    ; round 13 (gift.dsl:33)
    com r24
    andi r22, 128
    mov r20, r12
    lsl r20
    andi r20, 144
    mov r21, r7
    mov r7, r22
    mov r22, r21
    andi r22, 15
    or r22, r20
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r20, Y+0
    or r22, r20
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r20, Y+13
    or r22, r20
    com r22
    mov r20, r18
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    mov r21, r20
    andi r21, 18
    std Y+13, r6
    ldd r6, Y+0
    or r6, r21
    andi r20, 9
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    ldd r21, Y+39
    or r20, r21
    ldd r21, Y+0
    or r20, r21
    ldd r21, Y+1
    or r20, r21
    mov r21, r16
    andi r21, 204
    or r6, r21
    mov r21, r18
    lsr r21
    andi r21, 18
    std Y+1, r5
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r5, Y+0
    or r5, r21
    mov r21, r25
    andi r21, 204
    or r5, r21
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r30, Y+3
    ldd r31, Y+3+1
    ldd r21, Z+4
    andi r21, 32
    or r20, r21
    mov r21, r18
    lsl r21
    adc r21, r1
    andi r21, 9
    or r21, r19
    ldd r19, Z+5
    andi r19, 4
    or r21, r19
    mov r19, r12
    swap r19
    andi r19, 240
    or r21, r19
    mov r19, r18
    swap r19
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    std Y+0, r21
    mov r21, r23
    swap r21
    andi r21, 15
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    std Y+11, r22
    ldd r22, Y+0
    std Y+50, r24
    mov r24, r22
    andi r24, 144
    or r21, r24
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r24, Y+0
    or r21, r24
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r24, Y+0
    or r21, r24
    andi r22, 18
    ldd r24, Z+4
    andi r24, 33
    or r24, r22
    or r24, r17
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r18
    lpm r17, Z
    mov r22, r24
    andi r22, 51
    or r2, r22
    ; round 5 (gift.dsl:33)
    mov r22, r25
    com r22
    st X+, r22
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    std Y+48, r22
    ldd r22, Y+0
    st X+, r22
    andi r25, 51
    mov r22, r16
    com r22
    st X+, r22
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    std Y+0, r22
    ldd r22, Y+55
    st X+, r22
    ldi r22, 179
    st X+, r22
    ldi r22, 187
    st X+, r22
    andi r16, 51
    ; round 15 (gift.dsl:33)
    mov r22, r6
    com r22
    adiw r28, 43
    std Y+57, r17
    mov r17, r5
    com r17
    std Y+0, r24
    com r24
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ; round 35 (gift.dsl:33)
    std Y+0, r2
    com r2
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ; round 28 (gift.dsl:33)
    std Y+0, r2
    mov r2, r21
    com r2
    std Y+27, r2
    mov r2, r20
    com r2
    ; round 22 (gift.dsl:33)
    std Y+30, r2
    mov r2, r19
    com r2
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ; round 8 (gift.dsl:33)
    std Y+0, r2
    mov r2, r12
    com r2
    subi r28, lo8(-(299))
    sbci r29, hi8(-(299))
    std Y+0, r2
    mov r2, r23
    com r2
    ; round 2 (gift.dsl:33)
    std Y+1, r18
    com r18
    subi r28, lo8(-(-355))
    sbci r29, hi8(-(-355))
    ldd r30, Y+3
    ldd r31, Y+3+1
    subi r28, lo8(-(357))
    sbci r29, hi8(-(357))
    std Y+0, r18
    ldd r18, Z+9
    andi r18, 3
    std Y+1, r21
    subi r28, lo8(-(-337))
    sbci r29, hi8(-(-337))
    ldd r21, Y+0
    subi r28, lo8(-(339))
    sbci r29, hi8(-(339))
    std Y+0, r25
    mov r25, r21
    andi r25, 12
    or r18, r25
    subi r28, lo8(-(-339))
    sbci r29, hi8(-(-339))
    ldd r25, Y+52
    or r18, r25
    ldd r25, Y+53
    or r18, r25
    st X+, r18
    st X+, r9
    andi r21, 33
    mov r25, r18
    lsl r25
    andi r25, 18
    std Y+0, r2
    ldd r2, Y+27
    or r2, r25
    ldd r25, Y+10
    or r2, r25
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r25, Y+0
    or r2, r25
    mov r25, r18
    lsr r25
    lsr r25
    lsr r25
    andi r25, 18
    std Y+0, r9
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    ldd r9, Y+0
    or r9, r25
    ldd r25, Y+23
    or r9, r25
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ldd r25, Y+0
    or r9, r25
    mov r25, r18
    lsl r25
    adc r25, r1
    lsl r25
    adc r25, r1
    std Y+0, r16
    mov r16, r9
    mov r9, r19
    mov r19, r16
    andi r19, 51
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    std Y+0, r6
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r6, Y+1
    or r19, r6
    ldd r6, Y+0
    or r19, r6
    mov r6, r20
    mov r20, r2
    mov r2, r24
    mov r24, r20
    andi r24, 51
    std Y+0, r5
    ldd r5, Y+6
    or r24, r5
    ldd r5, Y+5
    or r24, r5
    mov r5, r18
    swap r5
    std Y+5, r5
    mov r5, r18
    lsr r5
    std Y+6, r17
    mov r17, r5
    andi r17, 18
    ldd r5, Z+8
    std Y+1, r22
    mov r22, r5
    andi r22, 33
    or r22, r17
    mov r17, r24
    andi r17, 204
    or r22, r17
    ; round 20 (gift.dsl:33)
    com r24
    mov r17, r18
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 18
    ldd r5, Z+9
    subi r28, lo8(-(-192))
    sbci r29, hi8(-(-192))
    std Y+12, r24
    mov r24, r5
    andi r24, 33
    or r24, r17
    mov r17, r19
    andi r17, 204
    or r24, r17
    com r19
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r20
    lpm r5, Z
    ; round 10 (gift.dsl:33)
    mov r17, r20
    com r17
    std Y+0, r5
    mov r5, r16
    com r5
    ; round 30 (gift.dsl:33)
    std Y+17, r16
    mov r16, r22
    com r16
    std Y+43, r20
    mov r20, r24
    com r20
    ; round 37 (gift.dsl:33)
    std Y+42, r24
    mov r24, r18
    com r24
    subi r28, lo8(-(330))
    sbci r29, hi8(-(330))
    ; round 17 (gift.dsl:33)
    std Y+0, r24
    mov r24, r25
    com r24
    subi r28, lo8(-(-360))
    sbci r29, hi8(-(-360))
    ldd r30, Y+3
    ldd r31, Y+3+1
    subi r28, lo8(-(361))
    sbci r29, hi8(-(361))
    std Y+0, r24
    ldd r24, Z+8
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r24
    lpm r24, Z
    std Y+1, r22
    subi r28, lo8(-(-347))
    sbci r29, hi8(-(-347))
    ldd r22, Y+0
    subi r28, lo8(-(349))
    sbci r29, hi8(-(349))
    std Y+0, r18
    mov r18, r22
    andi r18, 48
    or r24, r18
    subi r28, lo8(-(-317))
    sbci r29, hi8(-(-317))
    ldd r18, Y+0
    or r24, r18
    st X+, r24
    st X+, r4
    andi r22, 33
    mov r18, r24
    swap r18
    bst r18, 0
    lsr r18
    bld r18, 7
    andi r18, 18
    ldd r4, Y+28
    or r4, r18
    subi r28, lo8(-(-46))
    sbci r29, hi8(-(-46))
    ldd r30, Y+3
    ldd r31, Y+3+1
    ldd r18, Z+11
    andi r18, 132
    or r4, r18
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    ldd r18, Y+0
    or r4, r18
    mov r18, r24
    lsr r18
    andi r18, 18
    std Y+0, r20
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r20, Y+0
    or r20, r18
    ldd r18, Z+10
    andi r18, 132
    or r20, r18
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    ldd r18, Y+0
    or r20, r18
    mov r18, r24
    swap r18
    lsl r18
    adc r18, r1
    andi r18, 144
    std Y+0, r16
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r16, Y+0
    or r16, r18
    ldd r18, Y+6
    or r16, r18
    mov r18, r24
    swap r18
    std Y+6, r9
    mov r9, r24
    lsr r9
    lsr r9
    lsr r9
    std Y+0, r19
    mov r19, r9
    andi r19, 18
    or r22, r19
    ldd r19, Y+45
    or r22, r19
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r19, Y+0
    or r22, r19
    mov r19, r24
    lsl r19
    andi r19, 18
    or r21, r19
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ldd r19, Y+0
    or r21, r19
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    ldd r19, Y+0
    or r21, r19
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r24
    lpm r9, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r4
    lpm r19, Z
    ; round 10 (gift.dsl:33)
    std Y+0, r19
    mov r19, r4
    com r19
    subi r28, lo8(-(-180))
    sbci r29, hi8(-(-180))
    std Y+0, r9
    mov r9, r20
    com r9
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    ; round 20 (gift.dsl:33)
    std Y+0, r6
    mov r6, r22
    com r6
    andi r22, 204
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    std Y+0, r25
    mov r25, r4
    mov r4, r19
    mov r19, r25
    andi r19, 51
    or r19, r22
    mov r22, r21
    com r22
    andi r21, 204
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    std Y+56, r20
    andi r20, 51
    or r20, r21
    ; round 30 (gift.dsl:33)
    mov r21, r20
    com r21
    std Y+60, r25
    mov r25, r19
    com r25
    ; round 37 (gift.dsl:33)
    std Y+0, r19
    mov r19, r24
    com r19
    ; round 23 (gift.dsl:33)
    std Y+32, r19
    mov r19, r16
    com r19
    subi r28, lo8(-(350))
    sbci r29, hi8(-(350))
    ; round 17 (gift.dsl:33)
    std Y+0, r19
    mov r19, r18
    com r19
    subi r28, lo8(-(-364))
    sbci r29, hi8(-(-364))
    ldd r30, Y+3
    ldd r31, Y+3+1
    subi r28, lo8(-(365))
    sbci r29, hi8(-(365))
    std Y+0, r19
    ldd r19, Z+1
    andi r19, 3
    std Y+1, r20
    subi r28, lo8(-(-322))
    sbci r29, hi8(-(-322))
    ldd r20, Y+0
    subi r28, lo8(-(324))
    sbci r29, hi8(-(324))
    std Y+0, r24
    mov r24, r20
    andi r24, 12
    or r19, r24
    subi r28, lo8(-(-326))
    sbci r29, hi8(-(-326))
    ldd r24, Y+0
    or r19, r24
    ldd r24, Y+43
    or r19, r24
    st X+, r19
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r24, Y+0
    st X+, r24
    andi r20, 33
    mov r24, r19
    lsl r24
    andi r24, 18
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    std Y+0, r25
    ldd r25, Y+18
    or r25, r24
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    ldd r24, Y+0
    or r25, r24
    ldd r24, Y+12
    or r25, r24
    mov r24, r19
    lsr r24
    lsr r24
    lsr r24
    andi r24, 18
    std Y+12, r21
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r21, Y+0
    or r21, r24
    ldd r24, Y+58
    or r21, r24
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    ldd r24, Y+0
    or r21, r24
    mov r24, r19
    lsl r24
    adc r24, r1
    lsl r24
    adc r24, r1
    std Y+0, r22
    mov r22, r19
    swap r22
    bst r22, 0
    lsr r22
    bld r22, 7
    andi r22, 18
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    std Y+58, r6
    ldd r6, Z+1
    std Y+0, r18
    mov r18, r6
    andi r18, 33
    or r18, r22
    mov r22, r21
    andi r22, 204
    or r18, r22
    mov r22, r19
    lsr r22
    andi r22, 18
    ldd r6, Z+0
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    std Y+0, r24
    mov r24, r6
    andi r24, 33
    or r24, r22
    mov r22, r25
    andi r22, 204
    or r24, r22
    mov r22, r19
    swap r22
    mov r6, r16
    mov r16, r24
    andi r16, 51
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    std Y+0, r10
    subi r28, lo8(-(185))
    sbci r29, hi8(-(185))
    ldd r10, Y+1
    or r10, r16
    ldd r16, Y+0
    or r10, r16
    mov r16, r18
    andi r16, 51
    std Y+0, r2
    ldd r2, Y+7
    or r2, r16
    ldd r16, Y+3
    or r2, r16
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r19
    lpm r16, Z
    std Y+3, r16
    mov r16, r2
    lsr r16
    lsr r16
    ; round 30 (gift.dsl:33)
    com r2
    andi r16, 51
    std Y+7, r2
    mov r2, r25
    lsl r2
    lsl r2
    std Y+1, r20
    mov r20, r2
    andi r20, 204
    or r16, r20
    ; round 10 (gift.dsl:33)
    com r25
    mov r2, r10
    lsr r2
    lsr r2
    ; round 30 (gift.dsl:33)
    com r10
    mov r20, r2
    andi r20, 51
    mov r2, r21
    lsl r2
    lsl r2
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    std Y+43, r16
    mov r16, r2
    andi r16, 204
    or r20, r16
    ; round 10 (gift.dsl:33)
    com r21
    ; round 20 (gift.dsl:33)
    mov r16, r18
    com r16
    mov r2, r24
    com r2
    ; round 27 (gift.dsl:33)
    std Y+0, r20
    mov r20, r22
    com r20
    subi r28, lo8(-(327))
    sbci r29, hi8(-(327))
    ; round 7 (gift.dsl:33)
    std Y+0, r19
    com r19
    subi r28, lo8(-(-368))
    sbci r29, hi8(-(-368))
    ldd r30, Y+3
    ldd r31, Y+3+1
    subi r28, lo8(-(369))
    sbci r29, hi8(-(369))
    std Y+0, r19
    ldd r19, Z+0
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r19
    lpm r19, Z
    std Y+1, r24
    subi r28, lo8(-(-324))
    sbci r29, hi8(-(-324))
    ldd r24, Y+0
    subi r28, lo8(-(326))
    sbci r29, hi8(-(326))
    std Y+0, r18
    mov r18, r24
    andi r18, 48
    or r19, r18
    subi r28, lo8(-(-311))
    sbci r29, hi8(-(-311))
    ldd r18, Y+0
    or r19, r18
    st X+, r19
    ldd r18, Y+22
    st X+, r18
    ldi r18, 192
    st X+, r18
    ldi r18, 176
    st X+, r18
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    ldd r18, Y+0
    st X+, r18
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    std Y+0, r20
    ldd r20, Y+41
    st X+, r20
    st X+, r12
    st X+, r23
    subi r28, lo8(-(312))
    sbci r29, hi8(-(312))
    std Y+0, r23
    subi r28, lo8(-(-253))
    sbci r29, hi8(-(-253))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    ldd r23, Y+0
    st X+, r23
    st X+, r13
    st X+, r15
    ldi r23, 160
    st X+, r23
    ldi r23, 138
    st X+, r23
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r23, Y+35
    st X+, r23
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(226))
    sbci r29, hi8(-(226))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-224))
    sbci r29, hi8(-(-224))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r23, Y+0
    st X+, r23
    ; round 3 (gift.dsl:33)
    ldi r23, 252
    st X+, r23
    ldi r23, 253
    st X+, r23
    ; round 8 (gift.dsl:33)
    ldi r23, 189
    st X+, r23
    ; round 3 (gift.dsl:33)
    ldi r23, 253
    st X+, r23
    ldd r23, Y+55
    st X+, r23
    subi r28, lo8(-(-19))
    sbci r29, hi8(-(-19))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r23, Y+2
    st X+, r23
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r23, Y+0
    st X+, r23
    ldd r23, Y+49
    st X+, r23
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    ldd r23, Y+0
    st X+, r23
    ldi r23, 21
    st X+, r23
    ldi r23, 17
    st X+, r23
    st X+, r17
    st X+, r4
    st X+, r5
    st X+, r9
    st X+, r25
    andi r24, 33
    mov r17, r19
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 18
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r23, Y+0
    or r23, r17
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r30, Y+3
    ldd r31, Y+3+1
    ldd r17, Z+3
    andi r17, 132
    or r23, r17
    subi r28, lo8(-(182))
    sbci r29, hi8(-(182))
    ldd r17, Y+0
    or r23, r17
    mov r17, r19
    lsr r17
    andi r17, 18
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    ldd r9, Y+0
    or r9, r17
    ldd r17, Z+2
    andi r17, 132
    or r9, r17
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r17, Y+0
    or r9, r17
    mov r17, r19
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    mov r4, r19
    lsr r4
    lsr r4
    lsr r4
    mov r5, r25
    mov r25, r4
    andi r25, 18
    or r24, r25
    mov r25, r9
    mov r20, r25
    andi r20, 204
    or r24, r20
    mov r20, r19
    lsl r20
    andi r20, 18
    ldd r9, Y+63
    or r9, r20
    mov r20, r23
    andi r20, 204
    or r9, r20
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r19
    lpm r4, Z
    mov r20, r25
    andi r20, 51
    std Y+63, r12
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r12, Y+0
    or r12, r20
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    ldd r20, Y+0
    or r12, r20
    ; round 10 (gift.dsl:33)
    com r25
    mov r20, r23
    andi r20, 51
    std Y+0, r15
    subi r28, lo8(-(-217))
    sbci r29, hi8(-(-217))
    ldd r15, Y+0
    or r15, r20
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r20, Y+63
    or r15, r20
    com r23
    st X+, r23
    st X+, r21
    st X+, r25
    ldi r20, 59
    st X+, r20
    ; round 5 (gift.dsl:33)
    ldi r20, 187
    st X+, r20
    st X+, r3
    ldd r20, Y+0
    st X+, r20
    ldd r20, Y+1
    st X+, r20
    ldd r20, Y+3
    st X+, r20
    st X+, r0
    ldd r20, Y+5
    st X+, r20
    st X+, r11
    ldd r20, Y+6
    st X+, r20
    ldi r20, 192
    st X+, r20
    ldi r20, 144
    st X+, r20
    ldd r20, Y+8
    st X+, r20
    std Y+63, r11
    ldd r11, Y+10
    st X+, r11
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    std Y+0, r0
    subi r28, lo8(-(207))
    sbci r29, hi8(-(207))
    ldd r0, Y+0
    st X+, r0
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r0, Y+0
    st X+, r0
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r0, Y+0
    st X+, r0
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ldd r0, Y+0
    st X+, r0
    st X+, r6
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    std Y+0, r25
    subi r28, lo8(-(172))
    sbci r29, hi8(-(172))
    ldd r25, Y+0
    st X+, r25
    ldi r25, 160
    st X+, r25
    ldi r25, 10
    st X+, r25
    st X+, r14
    st X+, r8
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r25, Y+0
    st X+, r25
    ldd r25, Y+55
    st X+, r25
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    ldd r25, Y+39
    st X+, r25
    ldd r25, Y+0
    st X+, r25
    ldd r25, Y+53
    st X+, r25
    mov r25, r15
    lsr r25
    lsr r25
    ; round 30 (gift.dsl:33)
    com r15
    andi r25, 51
    subi r28, lo8(-(-31))
    sbci r29, hi8(-(-31))
    std Y+0, r21
    mov r21, r9
    lsl r21
    lsl r21
    andi r21, 204
    or r25, r21
    mov r21, r12
    lsr r21
    lsr r21
    com r12
    andi r21, 51
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    std Y+0, r25
    mov r25, r24
    lsl r25
    lsl r25
    andi r25, 204
    or r21, r25
    ; round 20 (gift.dsl:33)
    mov r25, r24
    com r25
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+0, r21
    mov r21, r9
    com r21
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ; round 27 (gift.dsl:33)
    std Y+40, r23
    mov r23, r4
    com r23
    ; round 7 (gift.dsl:33)
    std Y+0, r5
    mov r5, r19
    com r5
    ldi r31, hi8(.Ltable_byte_7)
    subi r28, lo8(-(328))
    sbci r29, hi8(-(328))
    std Y+0, r5
    subi r28, lo8(-(-210))
    sbci r29, hi8(-(-210))
    ldd r30, Y+0
    lpm r5, Z
    subi r28, lo8(-(-163))
    sbci r29, hi8(-(-163))
    ldd r30, Y+3
    ldd r31, Y+3+1
    subi r28, lo8(-(374))
    sbci r29, hi8(-(374))
    std Y+0, r3
    ldd r3, Z+4
    std Y+1, r24
    mov r24, r3
    andi r24, 16
    or r5, r24
    subi r28, lo8(-(-278))
    sbci r29, hi8(-(-278))
    ldd r24, Y+0
    or r5, r24
    adiw r28, 30
    ldd r24, Y+36
    or r5, r24
    or r5, r7
    ; round 13 (gift.dsl:33)
    mov r24, r5
    com r24
    st X+, r24
    mov r7, r24
    ldi r24, 254
    st X+, r24
    ; round 3 (gift.dsl:33)
    ldi r24, 253
    st X+, r24
    ; round 8 (gift.dsl:33)
    ldi r24, 189
    st X+, r24
    ; round 3 (gift.dsl:33)
    ldi r24, 253
    st X+, r24
    ldd r3, Y+0
    st X+, r3
    subi r28, lo8(-(-29))
    sbci r29, hi8(-(-29))
    ldd r24, Y+0
    st X+, r24
    ldd r24, Y+56
    st X+, r24
    ldd r24, Y+20
    st X+, r24
    ldd r24, Y+53
    st X+, r24
    subi r28, lo8(-(-49))
    sbci r29, hi8(-(-49))
    ldd r3, Y+0
    st X+, r3
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    ldd r3, Y+0
    st X+, r3
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r3, Y+0
    st X+, r3
    ldi r24, 17
    st X+, r24
    ldi r24, 17
    st X+, r24
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ldd r24, Y+0
    st X+, r24
    ldd r24, Y+44
    st X+, r24
    ldd r24, Y+5
    st X+, r24
    ldd r24, Y+23
    st X+, r24
    mov r24, r5
    andi r24, 240
    ldi r31, hi8(.Ltable_byte_7)
    subi r28, lo8(-(-199))
    sbci r29, hi8(-(-199))
    ldd r30, Y+0
    lpm r5, Z
    or r5, r24
    subi r28, lo8(-(-24))
    sbci r29, hi8(-(-24))
    ldd r30, Y+3
    ldd r31, Y+3+1
    ldd r24, Z+13
    andi r24, 33
    subi r28, lo8(-(246))
    sbci r29, hi8(-(246))
    std Y+0, r23
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    ldd r23, Y+0
    subi r28, lo8(-(167))
    sbci r29, hi8(-(167))
    std Y+0, r19
    mov r19, r23
    andi r19, 18
    or r24, r19
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r19, Y+0
    or r24, r19
    ldd r19, Y+61
    or r24, r19
    andi r23, 9
    ldd r19, Z+13
    andi r19, 2
    or r23, r19
    ldd r19, Y+14
    or r23, r19
    subi r28, lo8(-(-53))
    sbci r29, hi8(-(-53))
    ldd r19, Y+0
    or r23, r19
    ; round 15 (gift.dsl:33)
    mov r19, r24
    com r19
    st X+, r19
    andi r24, 204
    std Y+0, r19
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r19, Y+58
    andi r19, 51
    or r19, r24
    ; round 25 (gift.dsl:33)
    mov r24, r19
    com r24
    std Y+0, r19
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r19, Y+0
    andi r19, 51
    ldd r3, Z+14
    mov r20, r3
    andi r20, 132
    or r19, r20
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r20, Y+0
    or r19, r20
    mov r20, r19
    andi r20, 204
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r3, Y+0
    or r3, r20
    ; round 15 (gift.dsl:33)
    com r19
    st X+, r19
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r20, Y+0
    st X+, r20
    ; round 25 (gift.dsl:33)
    mov r20, r3
    com r20
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    std Y+2, r19
    ldd r19, Y+0
    andi r19, 51
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r7
    ldd r7, Z+15
    subi r28, lo8(-(-145))
    sbci r29, hi8(-(-145))
    std Y+0, r23
    mov r23, r7
    andi r23, 132
    or r19, r23
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    ldd r23, Y+0
    or r19, r23
    mov r23, r19
    andi r23, 204
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r7, Y+0
    or r7, r23
    ; round 15 (gift.dsl:33)
    com r19
    st X+, r19
    ; round 10 (gift.dsl:33)
    ldi r23, 59
    st X+, r23
    ; round 15 (gift.dsl:33)
    ldi r23, 251
    st X+, r23
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    ldd r23, Y+0
    st X+, r23
    ldd r23, Y+40
    st X+, r23
    st X+, r17
    ldd r23, Y+41
    st X+, r23
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r23, Y+62
    st X+, r23
    ldd r23, Y+0
    st X+, r23
    ldd r23, Y+60
    st X+, r23
    ldi r23, 192
    st X+, r23
    ldi r23, 128
    st X+, r23
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    std Y+0, r8
    ldd r8, Y+61
    st X+, r8
    subi r28, lo8(-(106))
    sbci r29, hi8(-(106))
    ldd r8, Y+0
    st X+, r8
    st X+, r13
    ldd r8, Y+44
    st X+, r8
    st X+, r18
    ldd r18, Y+51
    st X+, r18
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(131))
    sbci r29, hi8(-(131))
    std Y+0, r19
    ldi r19, 128
    st X+, r19
    ldi r19, 138
    st X+, r19
    subi r28, lo8(-(-182))
    sbci r29, hi8(-(-182))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+2
    st X+, r8
    ldd r8, Y+3
    st X+, r8
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+32
    st X+, r8
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    ldd r8, Y+40
    st X+, r8
    ; round 3 (gift.dsl:33)
    ldi r19, 252
    st X+, r19
    ldi r19, 255
    st X+, r19
    ; round 8 (gift.dsl:33)
    ldi r19, 189
    st X+, r19
    ; round 3 (gift.dsl:33)
    ldi r19, 253
    st X+, r19
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r19, Y+28
    st X+, r19
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ldd r19, Y+24
    st X+, r19
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+4
    st X+, r8
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r8, Y+46
    st X+, r8
    ldi r19, 21
    st X+, r19
    ldi r19, 16
    st X+, r19
    st X+, r16
    st X+, r25
    st X+, r2
    st X+, r21
    ldd r2, Y+9
    st X+, r2
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r16, Y+0
    st X+, r16
    ; round 10 (gift.dsl:33)
    ldi r21, 59
    st X+, r21
    ; round 3 (gift.dsl:33)
    ldi r21, 191
    st X+, r21
    subi r28, lo8(-(165))
    sbci r29, hi8(-(165))
    ldd r21, Y+0
    st X+, r21
    ldd r8, Y+18
    st X+, r8
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ldd r16, Y+0
    st X+, r16
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(173))
    sbci r29, hi8(-(173))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r25, Y+0
    st X+, r25
    ldi r25, 64
    st X+, r25
    ldi r25, 144
    st X+, r25
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r2, Y+41
    st X+, r2
    ldd r2, Y+6
    st X+, r2
    st X+, r6
    ldd r2, Y+0
    st X+, r2
    ldd r19, Y+1
    st X+, r19
    subi r28, lo8(-(-57))
    sbci r29, hi8(-(-57))
    ldd r16, Y+0
    st X+, r16
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    ldd r8, Y+0
    st X+, r8
    ldi r21, 32
    st X+, r21
    ldi r21, 10
    st X+, r21
    ldd r21, Y+32
    st X+, r21
    st X+, r5
    ldd r8, Y+2
    st X+, r8
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r19, Y+0
    st X+, r19
    ldd r2, Y+2
    st X+, r2
    ldd r2, Y+1
    st X+, r2
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    ldd r2, Y+3
    st X+, r2
    ldd r2, Y+0
    st X+, r2
    ; round 13 (gift.dsl:33)
    ldi r19, 254
    st X+, r19
    ; round 3 (gift.dsl:33)
    ldi r19, 255
    st X+, r19
    ldi r19, 191
    st X+, r19
    ldi r19, 253
    st X+, r19
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r19, Y+0
    st X+, r19
    ldd r19, Y+60
    st X+, r19
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r19, Y+0
    st X+, r19
    ldd r19, Y+3
    st X+, r19
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r19, Y+0
    st X+, r19
    ldd r2, Y+14
    st X+, r2
    ldd r8, Y+29
    st X+, r8
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r21, Y+0
    st X+, r21
    ldi r21, 16
    st X+, r21
    ldi r21, 16
    st X+, r21
    ldd r21, Y+23
    st X+, r21
    ; round 25 (gift.dsl:33)
    mov r21, r7
    com r21
    st X+, r21
    st X+, r24
    st X+, r20
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r24, Y+0
    st X+, r24
    subi r28, lo8(-(188))
    sbci r29, hi8(-(188))
    ldd r21, Y+0
    mov r20, r21
    andi r20, 51
    ldd r21, Z+7
    andi r21, 132
    or r20, r21
    subi r28, lo8(-(-171))
    sbci r29, hi8(-(-171))
    ldd r21, Y+0
    or r20, r21
    mov r21, r20
    andi r21, 204
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    ldd r8, Y+0
    or r8, r21
    com r20
    st X+, r20
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r21, Y+0
    st X+, r21
    ; round 35 (gift.dsl:33)
    mov r2, r8
    com r2
    subi r28, lo8(-(-210))
    sbci r29, hi8(-(-210))
    ldd r19, Y+0
    andi r19, 51
    ldd r21, Z+6
    andi r21, 132
    or r19, r21
    ldd r21, Y+25
    or r19, r21
    mov r21, r19
    andi r21, 204
    subi r28, lo8(-(294))
    sbci r29, hi8(-(294))
    ldd r24, Y+0
    or r24, r21
    ; round 25 (gift.dsl:33)
    com r19
    st X+, r19
    ldi r21, 123
    st X+, r21
    ; round 3 (gift.dsl:33)
    ldi r21, 255
    st X+, r21
    subi r28, lo8(-(-315))
    sbci r29, hi8(-(-315))
    ldd r21, Y+0
    st X+, r21
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    ldd r21, Y+0
    st X+, r21
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ldd r21, Y+0
    st X+, r21
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r21, Y+0
    st X+, r21
    st X+, r4
    subi r28, lo8(-(223))
    sbci r29, hi8(-(223))
    std Y+0, r4
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ldd r4, Y+0
    st X+, r4
    st X+, r22
    ldd r4, Y+2
    st X+, r4
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    std Y+0, r22
    ldi r22, 0
    st X+, r22
    ldi r22, 128
    st X+, r22
    ldd r22, Y+11
    st X+, r22
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r4, Y+0
    st X+, r4
    st X+, r18
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r4, Y+0
    st X+, r4
    st X+, r23
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(-293))
    sbci r29, hi8(-(-293))
    ldd r18, Y+0
    st X+, r18
    ldi r21, 0
    st X+, r21
    ldi r21, 136
    st X+, r21
    subi r28, lo8(-(208))
    sbci r29, hi8(-(208))
    ldd r21, Y+0
    st X+, r21
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    std Y+0, r13
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    ldd r13, Y+0
    st X+, r13
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r18, Y+0
    st X+, r18
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    ldd r4, Y+0
    st X+, r4
    std Y+32, r6
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    ldd r6, Y+0
    st X+, r6
    ldi r23, 252
    st X+, r23
    ldi r23, 253
    st X+, r23
    ldi r23, 191
    st X+, r23
    ldi r23, 255
    st X+, r23
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ldd r23, Y+0
    st X+, r23
    ldd r23, Y+51
    st X+, r23
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-225))
    sbci r29, hi8(-(-225))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(226))
    sbci r29, hi8(-(226))
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(-165))
    sbci r29, hi8(-(-165))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    std Y+0, r14
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r14, Y+0
    st X+, r14
    ldi r22, 21
    st X+, r22
    ldi r22, 1
    st X+, r22
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    ldd r22, Y+1
    st X+, r22
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    ldd r22, Y+0
    st X+, r22
    st X+, r12
    st X+, r10
    st X+, r15
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    ldd r22, Y+0
    st X+, r22
    ; round 30 (gift.dsl:33)
    ldi r18, 63
    st X+, r18
    ; round 5 (gift.dsl:33)
    ldi r18, 187
    st X+, r18
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    ldd r18, Y+0
    st X+, r18
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    ldd r13, Y+0
    st X+, r13
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r21, Y+0
    st X+, r21
    std Y+41, r17
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r17, Y+0
    st X+, r17
    subi r28, lo8(-(-224))
    sbci r29, hi8(-(-224))
    ldd r14, Y+0
    st X+, r14
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r14, Y+0
    st X+, r14
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r14, Y+0
    st X+, r14
    adiw r28, 63
    ldd r14, Y+51
    st X+, r14
    ldi r23, 192
    st X+, r23
    ldi r23, 16
    st X+, r23
    st X+, r11
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r11, Y+0
    st X+, r11
    st X+, r16
    st X+, r0
    st X+, r25
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r11, Y+0
    st X+, r11
    ldd r14, Y+4
    st X+, r14
    ldi r23, 160
    st X+, r23
    ldi r23, 2
    st X+, r23
    ldd r23, Y+57
    st X+, r23
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r16, Y+0
    st X+, r16
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    std Y+0, r9
    subi r28, lo8(-(229))
    sbci r29, hi8(-(229))
    ldd r9, Y+0
    st X+, r9
    ldd r22, Y+1
    st X+, r22
    ldd r17, Y+2
    st X+, r17
    subi r28, lo8(-(-251))
    sbci r29, hi8(-(-251))
    ldd r21, Y+0
    st X+, r21
    ; round 3 (gift.dsl:33)
    ldi r18, 255
    st X+, r18
    ldi r18, 253
    st X+, r18
    ; round 8 (gift.dsl:33)
    ldi r18, 189
    st X+, r18
    ; round 3 (gift.dsl:33)
    ldi r18, 253
    st X+, r18
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    ldd r18, Y+0
    st X+, r18
    ldd r18, Y+20
    st X+, r18
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ldd r18, Y+2
    st X+, r18
    ldd r18, Y+0
    st X+, r18
    subi r28, lo8(-(-213))
    sbci r29, hi8(-(-213))
    ldd r18, Y+0
    st X+, r18
    std Y+58, r5
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ldd r5, Y+0
    st X+, r5
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r13, Y+0
    st X+, r13
    adiw r28, 27
    std Y+50, r19
    ldd r19, Y+0
    st X+, r19
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    std Y+0, r20
    ldi r20, 1
    st X+, r20
    ldi r20, 17
    st X+, r20
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r20, Y+0
    st X+, r20
    ; round 35 (gift.dsl:33)
    mov r20, r24
    com r20
    st X+, r20
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    ldd r20, Y+0
    st X+, r20
    st X+, r2
    subi r28, lo8(-(-210))
    sbci r29, hi8(-(-210))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    ldd r20, Y+0
    st X+, r20
    std Y+57, r3
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    ldd r3, Y+0
    st X+, r3
    adiw r28, 32
    std Y+63, r7
    ldd r7, Y+0
    st X+, r7
    ; round 3 (gift.dsl:33)
    ldi r25, 191
    st X+, r25
    ; round 15 (gift.dsl:33)
    ldi r25, 251
    st X+, r25
    subi r28, lo8(-(131))
    sbci r29, hi8(-(131))
    ldd r25, Y+26
    st X+, r25
    ldd r25, Y+55
    st X+, r25
    ldd r25, Y+47
    st X+, r25
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(-186))
    sbci r29, hi8(-(-186))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(-168))
    sbci r29, hi8(-(-168))
    ldd r25, Y+42
    st X+, r25
    ldi r25, 192
    st X+, r25
    ldi r25, 64
    st X+, r25
    ldd r25, Y+0
    st X+, r25
    st X+, r24
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r25, Y+0
    st X+, r25
    st X+, r8
    st X+, r2
    st X+, r20
    st X+, r3
    st X+, r7
    ; round 3 (gift.dsl:33)
    ldi r20, 191
    st X+, r20
    ; round 15 (gift.dsl:33)
    ldi r20, 251
    st X+, r20
    ldd r20, Y+14
    st X+, r20
    ldd r20, Y+15
    st X+, r20
    ldd r20, Y+16
    st X+, r20
    ldd r20, Y+17
    st X+, r20
    st X+, r18
    st X+, r5
    st X+, r13
    st X+, r19
    ldi r20, 1
    st X+, r20
    ldi r20, 17
    st X+, r20
    st X+, r23
    st X+, r16
    st X+, r4
    st X+, r6
    st X+, r9
    st X+, r22
    st X+, r17
    st X+, r21
    ; round 3 (gift.dsl:33)
    ldi r20, 255
    st X+, r20
    ldi r20, 253
    st X+, r20
    ; round 8 (gift.dsl:33)
    ldi r20, 189
    st X+, r20
    ; round 3 (gift.dsl:33)
    ldi r20, 253
    st X+, r20
    ldd r20, Y+18
    st X+, r20
    ldd r7, Y+19
    st X+, r7
    ldd r7, Y+20
    st X+, r7
    ldd r7, Y+21
    st X+, r7
    st X+, r0
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    ldd r7, Y+3
    st X+, r7
    st X+, r11
    st X+, r14
    ldi r25, 160
    st X+, r25
    ldi r25, 2
    st X+, r25
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    ldd r3, Y+0
    st X+, r3
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r21, Y+0
    st X+, r21
    adiw r28, 47
    ldd r17, Y+55
    st X+, r17
    ldd r17, Y+0
    st X+, r17
    ldd r17, Y+54
    st X+, r17
    ldd r17, Y+1
    st X+, r17
    ; round 30 (gift.dsl:33)
    ldi r17, 63
    st X+, r17
    ; round 32 (gift.dsl:33)
    ldi r17, 239
    st X+, r17
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r17, Y+4
    st X+, r17
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(-348))
    sbci r29, hi8(-(-348))
    ldd r9, Y+0
    st X+, r9
    ldd r6, Y+58
    st X+, r6
    st X+, r12
    st X+, r10
    st X+, r15
    subi r28, lo8(-(239))
    sbci r29, hi8(-(239))
    ldd r4, Y+0
    st X+, r4
    ; round 30 (gift.dsl:33)
    ldi r16, 63
    st X+, r16
    ; round 5 (gift.dsl:33)
    ldi r16, 187
    st X+, r16
    ldd r16, Y+47
    st X+, r16
    ldd r16, Y+48
    st X+, r16
    ldd r16, Y+49
    st X+, r16
    ldd r16, Y+50
    st X+, r16
    subi r28, lo8(-(-235))
    sbci r29, hi8(-(-235))
    ldd r16, Y+0
    st X+, r16
    subi r28, lo8(-(226))
    sbci r29, hi8(-(226))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-165))
    sbci r29, hi8(-(-165))
    ldd r21, Y+0
    st X+, r21
    ldd r2, Y+15
    st X+, r2
    ldi r25, 21
    st X+, r25
    ldi r25, 1
    st X+, r25
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    ldd r25, Y+0
    st X+, r25
    ldd r3, Y+2
    st X+, r3
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    ldd r9, Y+0
    st X+, r9
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r17, Y+0
    st X+, r17
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    ldd r2, Y+0
    st X+, r2
    ; round 3 (gift.dsl:33)
    ldi r21, 252
    st X+, r21
    ldi r21, 253
    st X+, r21
    ldi r21, 191
    st X+, r21
    ldi r21, 255
    st X+, r21
    ldd r21, Y+40
    st X+, r21
    ldd r23, Y+41
    st X+, r23
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r23, Y+0
    st X+, r23
    ldd r23, Y+3
    st X+, r23
    ldd r23, Y+51
    st X+, r23
    ldd r16, Y+56
    st X+, r16
    subi r28, lo8(-(193))
    sbci r29, hi8(-(193))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-310))
    sbci r29, hi8(-(-310))
    ldd r17, Y+17
    st X+, r17
    ldi r22, 0
    st X+, r22
    ldi r22, 136
    st X+, r22
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    ldd r9, Y+0
    st X+, r9
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    ldd r3, Y+0
    st X+, r3
    ldd r3, Y+60
    st X+, r3
    subi r28, lo8(-(-186))
    sbci r29, hi8(-(-186))
    ldd r3, Y+0
    st X+, r3
    subi r28, lo8(-(247))
    sbci r29, hi8(-(247))
    ldd r3, Y+0
    st X+, r3
    ldi r25, 255
    st X+, r25
    ; round 39 (gift.dsl:33)
    ldi r25, 127
    st X+, r25
    ldd r3, Y+40
    st X+, r3
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    ldd r25, Y+0
    st X+, r25
    ldd r17, Y+24
    st X+, r17
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-243))
    sbci r29, hi8(-(-243))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(171))
    sbci r29, hi8(-(171))
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ldd r9, Y+0
    st X+, r9
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r22, Y+0
    st X+, r22
    ; round 25 (gift.dsl:33)
    ldi r22, 123
    st X+, r22
    ; round 3 (gift.dsl:33)
    ldi r22, 255
    st X+, r22
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    ldd r22, Y+0
    st X+, r22
    ldd r22, Y+1
    st X+, r22
    ldd r22, Y+2
    st X+, r22
    ldd r22, Y+3
    st X+, r22
    subi r28, lo8(-(-254))
    sbci r29, hi8(-(-254))
    ldd r22, Y+0
    st X+, r22
    ldd r9, Y+14
    st X+, r9
    ldd r6, Y+29
    st X+, r6
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r4, Y+0
    st X+, r4
    ldi r17, 16
    st X+, r17
    ldi r17, 16
    st X+, r17
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r17, Y+0
    st X+, r17
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r2, Y+0
    st X+, r2
    ldd r25, Y+56
    st X+, r25
    subi r28, lo8(-(-35))
    sbci r29, hi8(-(-35))
    ldd r3, Y+0
    st X+, r3
    ldd r4, Y+2
    st X+, r4
    ldd r6, Y+1
    st X+, r6
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    ldd r9, Y+3
    st X+, r9
    ldd r22, Y+0
    st X+, r22
    ; round 13 (gift.dsl:33)
    ldi r22, 254
    st X+, r22
    ; round 3 (gift.dsl:33)
    ldi r22, 255
    st X+, r22
    ldi r22, 191
    st X+, r22
    ldi r22, 253
    st X+, r22
    ldd r22, Y+50
    st X+, r22
    ldd r9, Y+51
    st X+, r9
    ldd r9, Y+52
    st X+, r9
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    ldd r9, Y+0
    st X+, r9
    subi r28, lo8(-(-229))
    sbci r29, hi8(-(-229))
    ldd r9, Y+57
    st X+, r9
    ldd r6, Y+58
    st X+, r6
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    ldd r3, Y+27
    st X+, r3
    ldi r25, 32
    st X+, r25
    ldi r25, 10
    st X+, r25
    ldd r25, Y+0
    st X+, r25
    ldd r2, Y+18
    st X+, r2
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ldd r17, Y+0
    st X+, r17
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    ldd r3, Y+0
    st X+, r3
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r4, Y+0
    st X+, r4
    ldd r4, Y+1
    st X+, r4
    subi r28, lo8(-(-259))
    sbci r29, hi8(-(-259))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(261))
    sbci r29, hi8(-(261))
    ldd r4, Y+0
    st X+, r4
    ldi r17, 191
    st X+, r17
    ; round 22 (gift.dsl:33)
    ldi r17, 111
    st X+, r17
    ldd r17, Y+54
    st X+, r17
    ldd r4, Y+58
    st X+, r4
    ldd r3, Y+53
    st X+, r3
    subi r28, lo8(-(-274))
    sbci r29, hi8(-(-274))
    ldd r2, Y+0
    st X+, r2
    adiw r28, 63
    ldd r25, Y+9
    st X+, r25
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r25, Y+0
    st X+, r25
    ; round 10 (gift.dsl:33)
    ldi r25, 59
    st X+, r25
    ; round 3 (gift.dsl:33)
    ldi r25, 191
    st X+, r25
    subi r28, lo8(-(276))
    sbci r29, hi8(-(276))
    ldd r25, Y+0
    st X+, r25
    ldd r25, Y+1
    st X+, r25
    ldd r25, Y+2
    st X+, r25
    ldd r25, Y+3
    st X+, r25
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r2, Y+0
    st X+, r2
    ldd r3, Y+4
    st X+, r3
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    ldd r4, Y+0
    st X+, r4
    ldi r17, 21
    st X+, r17
    ldi r17, 16
    st X+, r17
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r17, Y+0
    st X+, r17
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    ldd r4, Y+0
    st X+, r4
    ldd r3, Y+2
    st X+, r3
    ldd r2, Y+3
    st X+, r2
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r25, Y+0
    st X+, r25
    ldd r25, Y+32
    st X+, r25
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    ldd r25, Y+0
    st X+, r25
    ldi r25, 252
    st X+, r25
    ldi r25, 255
    st X+, r25
    ; round 8 (gift.dsl:33)
    ldi r25, 189
    st X+, r25
    ; round 3 (gift.dsl:33)
    ldi r25, 253
    st X+, r25
    ldd r25, Y+52
    st X+, r25
    ldd r25, Y+16
    st X+, r25
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r25, Y+0
    st X+, r25
    ldd r25, Y+1
    st X+, r25
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r3, Y+0
    st X+, r3
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r4, Y+0
    st X+, r4
    ldi r17, 128
    st X+, r17
    ldi r17, 138
    st X+, r17
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    ldd r17, Y+0
    st X+, r17
    ldd r4, Y+40
    st X+, r4
    ldd r3, Y+9
    st X+, r3
    ldd r25, Y+41
    st X+, r25
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    ldd r16, Y+42
    st X+, r16
    ldd r16, Y+0
    st X+, r16
    ldd r16, Y+38
    st X+, r16
    ldd r16, Y+1
    st X+, r16
    ; round 30 (gift.dsl:33)
    ldi r16, 63
    st X+, r16
    ; round 39 (gift.dsl:33)
    ldi r16, 127
    st X+, r16
    subi r28, lo8(-(-258))
    sbci r29, hi8(-(-258))
    ldd r16, Y+0
    st X+, r16
    ldd r25, Y+62
    st X+, r25
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r3, Y+0
    st X+, r3
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r4, Y+0
    st X+, r4
    ldd r17, Y+11
    st X+, r17
    ldd r17, Y+61
    st X+, r17
    subi r28, lo8(-(-17))
    sbci r29, hi8(-(-17))
    ldd r17, Y+0
    st X+, r17
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    ldd r17, Y+0
    st X+, r17
    ; round 10 (gift.dsl:33)
    ldi r17, 59
    st X+, r17
    ; round 15 (gift.dsl:33)
    ldi r17, 251
    st X+, r17
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    ldd r17, Y+0
    st X+, r17
    ldd r17, Y+1
    st X+, r17
    ldd r17, Y+2
    st X+, r17
    ldd r17, Y+3
    st X+, r17
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r17, Y+0
    st X+, r17
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    ldd r3, Y+0
    st X+, r3
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r25, Y+0
    st X+, r25
    ldi r16, 17
    st X+, r16
    ldi r16, 17
    st X+, r16
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r16, Y+0
    st X+, r16
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r25, Y+0
    st X+, r25
    ldd r3, Y+41
    st X+, r3
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r4, Y+0
    st X+, r4
    adiw r28, 46
    ldd r17, Y+48
    st X+, r17
    ldd r17, Y+9
    st X+, r17
    ldd r17, Y+62
    st X+, r17
    ldd r17, Y+0
    st X+, r17
    ; round 13 (gift.dsl:33)
    ldi r17, 254
    st X+, r17
    ; round 3 (gift.dsl:33)
    ldi r17, 253
    st X+, r17
    ; round 8 (gift.dsl:33)
    ldi r17, 189
    st X+, r17
    ; round 3 (gift.dsl:33)
    ldi r17, 253
    st X+, r17
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ldd r17, Y+0
    st X+, r17
    st X+, r20
    ldd r17, Y+1
    st X+, r17
    ldd r17, Y+2
    st X+, r17
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    ldd r17, Y+0
    st X+, r17
    st X+, r0
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    ldd r20, Y+0
    st X+, r20
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    ldd r4, Y+0
    st X+, r4
    ldi r25, 160
    st X+, r25
    ldi r25, 10
    st X+, r25
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r25, Y+43
    st X+, r25
    std Y+0, r8
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    std Y+0, r24
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r24, Y+0
    st X+, r24
    ldd r3, Y+2
    st X+, r3
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    ldd r16, Y+18
    st X+, r16
    ldd r16, Y+0
    st X+, r16
    ldd r16, Y+19
    st X+, r16
    ldd r16, Y+1
    st X+, r16
    ; round 30 (gift.dsl:33)
    ldi r16, 63
    st X+, r16
    ; round 22 (gift.dsl:33)
    ldi r16, 111
    st X+, r16
    subi r28, lo8(-(-287))
    sbci r29, hi8(-(-287))
    ldd r16, Y+28
    st X+, r16
    ldd r4, Y+29
    st X+, r4
    ldd r20, Y+2
    st X+, r20
    ldd r17, Y+25
    st X+, r17
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(288))
    sbci r29, hi8(-(288))
    std Y+0, r15
    subi r28, lo8(-(-248))
    sbci r29, hi8(-(-248))
    ldd r15, Y+0
    st X+, r15
    subi r28, lo8(-(266))
    sbci r29, hi8(-(266))
    std Y+0, r10
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r10, Y+0
    st X+, r10
    subi r28, lo8(-(148))
    sbci r29, hi8(-(148))
    std Y+0, r12
    subi r28, lo8(-(-307))
    sbci r29, hi8(-(-307))
    ldd r12, Y+0
    st X+, r12
    ; round 10 (gift.dsl:33)
    ldi r24, 59
    st X+, r24
    ; round 5 (gift.dsl:33)
    ldi r24, 187
    st X+, r24
    subi r28, lo8(-(253))
    sbci r29, hi8(-(253))
    ldd r24, Y+0
    st X+, r24
    ldd r24, Y+1
    st X+, r24
    ldd r24, Y+2
    st X+, r24
    ldd r24, Y+3
    st X+, r24
    subi r28, lo8(-(-171))
    sbci r29, hi8(-(-171))
    ldd r24, Y+0
    st X+, r24
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r3, Y+0
    st X+, r3
    ldd r8, Y+49
    st X+, r8
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    ldd r25, Y+0
    st X+, r25
    ldi r17, 21
    st X+, r17
    ldi r17, 17
    st X+, r17
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    ldd r17, Y+35
    st X+, r17
    ldd r12, Y+0
    st X+, r12
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ldd r10, Y+0
    st X+, r10
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r15, Y+0
    st X+, r15
    subi r28, lo8(-(226))
    sbci r29, hi8(-(226))
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(-224))
    sbci r29, hi8(-(-224))
    ldd r20, Y+0
    st X+, r20
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r16, Y+0
    st X+, r16
    ; round 3 (gift.dsl:33)
    ldi r25, 252
    st X+, r25
    ldi r25, 253
    st X+, r25
    ; round 8 (gift.dsl:33)
    ldi r25, 189
    st X+, r25
    ; round 3 (gift.dsl:33)
    ldi r25, 253
    st X+, r25
    subi r28, lo8(-(246))
    sbci r29, hi8(-(246))
    ldd r25, Y+0
    st X+, r25
    st X+, r21
    ldd r25, Y+21
    st X+, r25
    subi r28, lo8(-(-314))
    sbci r29, hi8(-(-314))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    ldd r25, Y+0
    st X+, r25
    st X+, r23
    ldd r21, Y+60
    st X+, r21
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    ldd r8, Y+0
    st X+, r8
    ldi r24, 160
    st X+, r24
    ldi r24, 138
    st X+, r24
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r24, Y+0
    st X+, r24
    subi r28, lo8(-(-186))
    sbci r29, hi8(-(-186))
    ldd r3, Y+0
    st X+, r3
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    ldd r16, Y+0
    st X+, r16
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    ldd r20, Y+33
    st X+, r20
    ldd r20, Y+0
    st X+, r20
    ldd r20, Y+37
    st X+, r20
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r20, Y+0
    st X+, r20
    ; round 30 (gift.dsl:33)
    ldi r20, 63
    st X+, r20
    ; round 7 (gift.dsl:33)
    ldi r20, 79
    st X+, r20
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r20, Y+0
    st X+, r20
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r15, Y+0
    st X+, r15
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r10, Y+0
    st X+, r10
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r12, Y+48
    st X+, r12
    ldd r17, Y+0
    st X+, r17
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r8, Y+0
    st X+, r8
    ldd r21, Y+55
    st X+, r21
    ; round 5 (gift.dsl:33)
    ldi r23, 179
    st X+, r23
    ldi r23, 187
    st X+, r23
    subi r28, lo8(-(309))
    sbci r29, hi8(-(309))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-226))
    sbci r29, hi8(-(-226))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(218))
    sbci r29, hi8(-(218))
    ldd r23, Y+1
    st X+, r23
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-276))
    sbci r29, hi8(-(-276))
    ldd r23, Y+46
    st X+, r23
    ldd r25, Y+0
    st X+, r25
    ldd r2, Y+52
    st X+, r2
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r4, Y+28
    st X+, r4
    ldi r16, 5
    st X+, r16
    ldi r16, 5
    st X+, r16
    ldd r16, Y+0
    st X+, r16
    ldd r3, Y+23
    st X+, r3
    ldd r24, Y+9
    st X+, r24
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r21, Y+0
    st X+, r21
    subi r28, lo8(-(232))
    sbci r29, hi8(-(232))
    ldd r8, Y+4
    st X+, r8
    ldd r17, Y+0
    st X+, r17
    subi r28, lo8(-(-240))
    sbci r29, hi8(-(-240))
    ldd r12, Y+0
    st X+, r12
    ldd r10, Y+22
    st X+, r10
    ; round 3 (gift.dsl:33)
    ldi r20, 253
    st X+, r20
    ldi r20, 252
    st X+, r20
    ldi r20, 191
    st X+, r20
    ldi r20, 255
    st X+, r20
    subi r28, lo8(-(324))
    sbci r29, hi8(-(324))
    ldd r20, Y+0
    st X+, r20
    st X+, r22
    ldd r22, Y+1
    st X+, r22
    subi r28, lo8(-(-300))
    sbci r29, hi8(-(-300))
    ldd r22, Y+0
    st X+, r22
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r22, Y+0
    st X+, r22
    st X+, r9
    ldd r20, Y+12
    st X+, r20
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    ldd r15, Y+0
    st X+, r15
    ldi r25, 0
    st X+, r25
    ldi r25, 160
    st X+, r25
    subi r28, lo8(-(-225))
    sbci r29, hi8(-(-225))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    ldd r25, Y+14
    st X+, r25
    ldd r25, Y+0
    st X+, r25
    ldd r25, Y+1
    st X+, r25
    ldd r25, Y+2
    st X+, r25
    ldi r25, 255
    st X+, r25
    ldi r25, 191
    st X+, r25
    st X+, r0
    st X+, r7
    st X+, r11
    st X+, r14
    st X+, r22
    st X+, r9
    st X+, r20
    st X+, r15
    ldi r25, 0
    st X+, r25
    ldi r25, 160
    st X+, r25
    st X+, r16
    st X+, r3
    st X+, r24
    st X+, r21
    st X+, r8
    st X+, r17
    st X+, r12
    st X+, r10
    ldi r25, 253
    st X+, r25
    ldi r25, 252
    st X+, r25
    ldi r25, 191
    st X+, r25
    ldi r25, 255
    st X+, r25
    st X+, r18
    st X+, r5
    st X+, r13
    st X+, r19
    st X+, r23
    subi r28, lo8(-(-281))
    sbci r29, hi8(-(-281))
    ldd r25, Y+0
    st X+, r25
    st X+, r2
    st X+, r4
    ldi r25, 5
    st X+, r25
    ldi r25, 5
    st X+, r25
    adiw r28, 31
    ldd r25, Y+46
    st X+, r25
    st X+, r6
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r8, Y+48
    st X+, r8
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+55
    st X+, r8
    ; round 5 (gift.dsl:33)
    ldi r25, 179
    st X+, r25
    ldi r25, 187
    st X+, r25
    subi r28, lo8(-(326))
    sbci r29, hi8(-(326))
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(-186))
    sbci r29, hi8(-(-186))
    ldd r24, Y+0
    st X+, r24
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    ldd r16, Y+0
    st X+, r16
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r21, Y+0
    st X+, r21
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    ldd r17, Y+0
    st X+, r17
    subi r28, lo8(-(-193))
    sbci r29, hi8(-(-193))
    ldd r17, Y+0
    st X+, r17
    ldd r17, Y+53
    st X+, r17
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r23, Y+0
    st X+, r23
    ldi r23, 192
    st X+, r23
    ldi r23, 176
    st X+, r23
    ldd r8, Y+51
    st X+, r8
    ldd r15, Y+19
    st X+, r15
    subi r28, lo8(-(165))
    sbci r29, hi8(-(165))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    ldd r6, Y+0
    st X+, r6
    subi r28, lo8(-(-253))
    sbci r29, hi8(-(-253))
    ldd r6, Y+0
    st X+, r6
    adiw r28, 60
    ldd r6, Y+33
    st X+, r6
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r12, Y+0
    st X+, r12
    ldi r23, 160
    st X+, r23
    ldi r23, 138
    st X+, r23
    subi r28, lo8(-(-193))
    sbci r29, hi8(-(-193))
    ldd r23, Y+35
    st X+, r23
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(226))
    sbci r29, hi8(-(226))
    ldd r12, Y+0
    st X+, r12
    subi r28, lo8(-(-224))
    sbci r29, hi8(-(-224))
    ldd r12, Y+0
    st X+, r12
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ldd r12, Y+0
    st X+, r12
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r12, Y+0
    st X+, r12
    ; round 3 (gift.dsl:33)
    ldi r23, 252
    st X+, r23
    ldi r23, 253
    st X+, r23
    ; round 8 (gift.dsl:33)
    ldi r23, 189
    st X+, r23
    ; round 3 (gift.dsl:33)
    ldi r23, 253
    st X+, r23
    ldd r12, Y+55
    st X+, r12
    subi r28, lo8(-(-19))
    sbci r29, hi8(-(-19))
    ldd r12, Y+0
    st X+, r12
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r12, Y+2
    st X+, r12
    ldd r12, Y+0
    st X+, r12
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r12, Y+0
    st X+, r12
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r12, Y+0
    st X+, r12
    ldd r12, Y+49
    st X+, r12
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    ldd r12, Y+0
    st X+, r12
    ldi r23, 21
    st X+, r23
    ldi r23, 17
    st X+, r23
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r23, Y+28
    st X+, r23
    ldd r23, Y+29
    st X+, r23
    ldd r23, Y+2
    st X+, r23
    ldd r23, Y+25
    st X+, r23
    ldd r12, Y+0
    st X+, r12
    ldd r12, Y+40
    st X+, r12
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r12, Y+0
    st X+, r12
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r12, Y+0
    st X+, r12
    ; round 10 (gift.dsl:33)
    ldi r23, 59
    st X+, r23
    ; round 5 (gift.dsl:33)
    ldi r23, 187
    st X+, r23
    subi r28, lo8(-(349))
    sbci r29, hi8(-(349))
    ldd r12, Y+0
    st X+, r12
    subi r28, lo8(-(-189))
    sbci r29, hi8(-(-189))
    ldd r12, Y+0
    st X+, r12
    ldd r12, Y+1
    st X+, r12
    ldd r12, Y+3
    st X+, r12
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    ldd r12, Y+0
    st X+, r12
    subi r28, lo8(-(162))
    sbci r29, hi8(-(162))
    ldd r12, Y+0
    st X+, r12
    ldd r12, Y+58
    st X+, r12
    ldd r12, Y+1
    st X+, r12
    ldi r23, 192
    st X+, r23
    ldi r23, 144
    st X+, r23
    ldd r12, Y+3
    st X+, r12
    ldd r3, Y+5
    st X+, r3
    ldd r23, Y+45
    st X+, r23
    st X+, r20
    ldd r10, Y+4
    st X+, r10
    st X+, r0
    subi r28, lo8(-(-139))
    sbci r29, hi8(-(-139))
    ldd r10, Y+0
    st X+, r10
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    ldd r4, Y+26
    st X+, r4
    ldi r23, 160
    st X+, r23
    ldi r23, 10
    st X+, r23
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r23, Y+0
    st X+, r23
    ldd r23, Y+41
    st X+, r23
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r23, Y+0
    st X+, r23
    adiw r28, 46
    ldd r4, Y+48
    st X+, r4
    ldd r4, Y+9
    st X+, r4
    ldd r4, Y+62
    st X+, r4
    ldd r4, Y+0
    st X+, r4
    ; round 13 (gift.dsl:33)
    ldi r23, 254
    st X+, r23
    ; round 3 (gift.dsl:33)
    ldi r23, 253
    st X+, r23
    ; round 8 (gift.dsl:33)
    ldi r23, 189
    st X+, r23
    ; round 3 (gift.dsl:33)
    ldi r23, 253
    st X+, r23
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r4, Y+29
    st X+, r4
    ldd r23, Y+0
    st X+, r23
    ldd r4, Y+56
    st X+, r4
    ldd r23, Y+20
    st X+, r23
    ldd r4, Y+53
    st X+, r4
    subi r28, lo8(-(-49))
    sbci r29, hi8(-(-49))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r23, Y+37
    st X+, r23
    ldi r23, 17
    st X+, r23
    ldi r23, 17
    st X+, r23
    ldd r23, Y+0
    st X+, r23
    ldd r23, Y+62
    st X+, r23
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r23, Y+0
    st X+, r23
    ldd r4, Y+11
    st X+, r4
    ldd r4, Y+61
    st X+, r4
    subi r28, lo8(-(-17))
    sbci r29, hi8(-(-17))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(106))
    sbci r29, hi8(-(106))
    ldd r4, Y+39
    st X+, r4
    ; round 10 (gift.dsl:33)
    ldi r23, 59
    st X+, r23
    ; round 15 (gift.dsl:33)
    ldi r23, 251
    st X+, r23
    ldd r4, Y+0
    st X+, r4
    ldd r4, Y+40
    st X+, r4
    ldd r4, Y+9
    st X+, r4
    ldd r4, Y+41
    st X+, r4
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r4, Y+62
    st X+, r4
    ldd r4, Y+0
    st X+, r4
    ldd r4, Y+60
    st X+, r4
    ldi r23, 192
    st X+, r23
    ldi r23, 128
    st X+, r23
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r4, Y+0
    st X+, r4
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r23, Y+0
    st X+, r23
    ldd r23, Y+45
    st X+, r23
    st X+, r2
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r2, Y+0
    st X+, r2
    st X+, r8
    ldd r8, Y+7
    st X+, r8
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    ldd r2, Y+51
    st X+, r2
    ldi r23, 128
    st X+, r23
    ldi r23, 138
    st X+, r23
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    ldd r23, Y+0
    st X+, r23
    ldd r23, Y+2
    st X+, r23
    ldd r23, Y+3
    st X+, r23
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+32
    st X+, r2
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    ldd r2, Y+40
    st X+, r2
    ; round 3 (gift.dsl:33)
    ldi r23, 252
    st X+, r23
    ldi r23, 255
    st X+, r23
    ; round 8 (gift.dsl:33)
    ldi r23, 189
    st X+, r23
    ; round 3 (gift.dsl:33)
    ldi r23, 253
    st X+, r23
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r2, Y+28
    st X+, r2
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ldd r2, Y+24
    st X+, r2
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+4
    st X+, r2
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    ldd r2, Y+0
    st X+, r2
    ldi r23, 21
    st X+, r23
    ldi r23, 16
    st X+, r23
    subi r28, lo8(-(218))
    sbci r29, hi8(-(218))
    ldd r23, Y+1
    st X+, r23
    ldd r23, Y+5
    st X+, r23
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-327))
    sbci r29, hi8(-(-327))
    ldd r23, Y+0
    st X+, r23
    adiw r28, 63
    ldd r2, Y+9
    st X+, r2
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r2, Y+0
    st X+, r2
    ; round 10 (gift.dsl:33)
    ldi r23, 59
    st X+, r23
    ; round 3 (gift.dsl:33)
    ldi r23, 191
    st X+, r23
    subi r28, lo8(-(165))
    sbci r29, hi8(-(165))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+18
    st X+, r2
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(173))
    sbci r29, hi8(-(173))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    ldd r2, Y+33
    st X+, r2
    ldi r23, 64
    st X+, r23
    ldi r23, 144
    st X+, r23
    st X+, r7
    ldd r2, Y+35
    st X+, r2
    ldd r23, Y+0
    st X+, r23
    st X+, r10
    st X+, r9
    st X+, r12
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r9, Y+0
    st X+, r9
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    ldd r2, Y+0
    st X+, r2
    ldi r23, 32
    st X+, r23
    ldi r23, 10
    st X+, r23
    ldd r2, Y+32
    st X+, r2
    subi r28, lo8(-(-54))
    sbci r29, hi8(-(-54))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+56
    st X+, r2
    subi r28, lo8(-(-35))
    sbci r29, hi8(-(-35))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+2
    st X+, r2
    ldd r2, Y+1
    st X+, r2
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    ldd r2, Y+3
    st X+, r2
    ldd r2, Y+0
    st X+, r2
    ; round 13 (gift.dsl:33)
    ldi r23, 254
    st X+, r23
    ; round 3 (gift.dsl:33)
    ldi r23, 255
    st X+, r23
    ldi r23, 191
    st X+, r23
    ldi r23, 253
    st X+, r23
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+60
    st X+, r2
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+3
    st X+, r2
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+14
    st X+, r2
    ldd r2, Y+29
    st X+, r2
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r2, Y+0
    st X+, r2
    ldi r23, 16
    st X+, r23
    ldi r23, 16
    st X+, r23
    subi r28, lo8(-(199))
    sbci r29, hi8(-(199))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-213))
    sbci r29, hi8(-(-213))
    ldd r2, Y+0
    st X+, r2
    ldd r2, Y+24
    st X+, r2
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-243))
    sbci r29, hi8(-(-243))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(171))
    sbci r29, hi8(-(171))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r2, Y+0
    st X+, r2
    ; round 25 (gift.dsl:33)
    ldi r23, 123
    st X+, r23
    ; round 3 (gift.dsl:33)
    ldi r23, 255
    st X+, r23
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(223))
    sbci r29, hi8(-(223))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r2, Y+0
    st X+, r2
    subi r28, lo8(-(149))
    sbci r29, hi8(-(149))
    ldd r2, Y+0
    st X+, r2
    ldi r23, 0
    st X+, r23
    ldi r23, 128
    st X+, r23
    st X+, r15
    ldd r15, Y+1
    st X+, r15
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r15, Y+4
    st X+, r15
    st X+, r8
    st X+, r6
    st X+, r4
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-293))
    sbci r29, hi8(-(-293))
    ldd r8, Y+0
    st X+, r8
    ldi r23, 0
    st X+, r23
    ldi r23, 136
    st X+, r23
    subi r28, lo8(-(208))
    sbci r29, hi8(-(208))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+2
    st X+, r8
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    ldd r8, Y+0
    st X+, r8
    ldi r23, 252
    st X+, r23
    ldi r23, 253
    st X+, r23
    ldi r23, 191
    st X+, r23
    ldi r23, 255
    st X+, r23
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+51
    st X+, r8
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-225))
    sbci r29, hi8(-(-225))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(226))
    sbci r29, hi8(-(226))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-165))
    sbci r29, hi8(-(-165))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+15
    st X+, r8
    ldi r23, 21
    st X+, r23
    ldi r23, 1
    st X+, r23
    subi r28, lo8(-(283))
    sbci r29, hi8(-(283))
    ldd r8, Y+4
    st X+, r8
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-348))
    sbci r29, hi8(-(-348))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+58
    st X+, r8
    subi r28, lo8(-(318))
    sbci r29, hi8(-(318))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+19
    st X+, r8
    ldd r8, Y+1
    st X+, r8
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r8, Y+0
    st X+, r8
    ; round 30 (gift.dsl:33)
    ldi r23, 63
    st X+, r23
    ; round 5 (gift.dsl:33)
    ldi r23, 187
    st X+, r23
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-224))
    sbci r29, hi8(-(-224))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r23, Y+0
    st X+, r23
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r23, Y+0
    st X+, r23
    ldi r23, 192
    st X+, r23
    ldi r23, 16
    st X+, r23
    st X+, r3
    st X+, r22
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r8, Y+0
    st X+, r8
    st X+, r9
    st X+, r0
    st X+, r7
    st X+, r11
    st X+, r14
    ldi r23, 160
    st X+, r23
    ldi r23, 2
    st X+, r23
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+11
    st X+, r8
    ldd r8, Y+12
    st X+, r8
    ldd r8, Y+13
    st X+, r8
    subi r28, lo8(-(-240))
    sbci r29, hi8(-(-240))
    ldd r8, Y+0
    st X+, r8
    ; round 3 (gift.dsl:33)
    ldi r23, 255
    st X+, r23
    ldi r23, 253
    st X+, r23
    ; round 8 (gift.dsl:33)
    ldi r23, 189
    st X+, r23
    ; round 3 (gift.dsl:33)
    ldi r23, 253
    st X+, r23
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+20
    st X+, r8
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ldd r8, Y+2
    st X+, r8
    ldd r8, Y+0
    st X+, r8
    st X+, r18
    st X+, r5
    st X+, r13
    st X+, r19
    ldi r19, 1
    st X+, r19
    ldi r19, 17
    st X+, r19
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r8, Y+54
    st X+, r8
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+55
    st X+, r8
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+32
    st X+, r8
    ldi r19, 191
    st X+, r19
    ; round 15 (gift.dsl:33)
    ldi r19, 251
    st X+, r19
    st X+, r17
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    ldd r8, Y+55
    st X+, r8
    ldd r8, Y+47
    st X+, r8
    ldd r8, Y+0
    st X+, r8
    st X+, r25
    st X+, r24
    st X+, r16
    st X+, r21
    ldi r25, 192
    st X+, r25
    ldi r25, 64
    st X+, r25
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    ldd r25, Y+14
    st X+, r25
    ldd r25, Y+0
    st X+, r25
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r25, Y+0
    st X+, r25
    ldd r8, Y+19
    st X+, r8
    ldi r25, 162
    st X+, r25
    ldd r8, Y+36
    st X+, r8
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-213))
    sbci r29, hi8(-(-213))
    ldd r8, Y+39
    st X+, r8
    ldd r8, Y+61
    st X+, r8
    ldi r25, 66
    st X+, r25
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-27))
    sbci r29, hi8(-(-27))
    ldd r8, Y+0
    st X+, r8
    ldd r8, Y+26
    st X+, r8
    ldd r8, Y+53
    st X+, r8
    ; round 39 (gift.dsl:33)
    ldi r25, 250
    st X+, r25
    ldi r25, 235
    st X+, r25
    ldd r8, Y+58
    st X+, r8
    ldd r8, Y+61
    st X+, r8
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    ldd r8, Y+11
    st X+, r8
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(194))
    sbci r29, hi8(-(194))
    ldd r8, Y+0
    st X+, r8
    ldi r25, 72
    st X+, r25
    ldd r8, Y+58
    st X+, r8
    ldd r8, Y+59
    st X+, r8
    ldd r8, Y+60
    st X+, r8
    ldd r8, Y+61
    st X+, r8
    ldd r8, Y+63
    st X+, r8
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r8, Y+1
    st X+, r8
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(-242))
    sbci r29, hi8(-(-242))
    ldd r8, Y+0
    st X+, r8
    subi r28, lo8(-(243))
    sbci r29, hi8(-(243))
    ldd r8, Y+0
    st X, r8
    subi r26, lo8(-(-1125))
    sbci r27, hi8(-(-1125))
    movw r30, r26
    subi r28, lo8(-(-289))
    sbci r29, hi8(-(-289))
    ldd r26, Y+3
    ldd r27, Y+3+1
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_giftb128_128_ecb_encrypt_avr_group:
    ld r10, X+
    ld r15, X+
    ld r4, X+
    ld r14, X+
    ld r13, X+
    ld r12, X+
    ld r5, X+
    ld r6, X+
    ld r2, X+
    ld r11, X+
    ld r0, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r3, X+
    ld r16, X+
    mov r20, r10
    lsr r20
    lsr r20
    eor r20, r4
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r10, r18
    eor r4, r20
    mov r20, r15
    lsr r20
    lsr r20
    eor r20, r14
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r15, r18
    eor r14, r20
    mov r20, r13
    lsr r20
    lsr r20
    eor r20, r5
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r13, r18
    eor r5, r20
    mov r20, r12
    lsr r20
    lsr r20
    eor r20, r6
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r6, r20
    mov r20, r2
    lsr r20
    lsr r20
    eor r20, r0
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r2, r18
    eor r0, r20
    mov r20, r11
    lsr r20
    lsr r20
    eor r20, r7
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r11, r18
    eor r7, r20
    mov r20, r8
    lsr r20
    lsr r20
    eor r20, r3
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r8, r18
    eor r3, r20
    mov r20, r9
    lsr r20
    lsr r20
    eor r20, r16
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r9, r18
    eor r16, r20
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r10, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r2
    lpm r20, Z
    mov r30, r11
    lpm r18, Z
    mov r30, r0
    lpm r2, Z
    mov r30, r7
    lpm r0, Z
    mov r30, r8
    lpm r11, Z
    mov r30, r9
    lpm r7, Z
    mov r30, r3
    lpm r17, Z
    mov r30, r16
    lpm r16, Z
    ; round 1 (gift.dsl:33)
    movw r8, r10 ; r9, r11
    or r8, r13
    eor r8, r20
    eor r9, r8
    and r20, r10
    eor r13, r20
    mov r3, r13
    eor r3, r9
    and r11, r13
    eor r10, r11
    mov r13, r10
    and r13, r3
    eor r8, r13
    mov r13, r4
    or r13, r5
    eor r13, r2
    mov r20, r17
    eor r20, r13
    and r2, r4
    eor r5, r2
    mov r2, r5
    eor r2, r20
    and r5, r17
    eor r4, r5
    mov r5, r4
    and r5, r2
    eor r13, r5
    mov r5, r15
    or r5, r12
    eor r5, r18
    mov r11, r7
    eor r11, r5
    and r18, r15
    eor r12, r18
    mov r18, r12
    eor r18, r11
    and r7, r12
    eor r15, r7
    mov r12, r15
    and r12, r18
    eor r5, r12
    mov r12, r14
    or r12, r6
    eor r12, r0
    mov r17, r16
    eor r17, r12
    and r0, r14
    eor r6, r0
    mov r0, r6
    eor r0, r17
    and r6, r16
    eor r14, r6
    mov r6, r14
    and r6, r0
    eor r12, r6
    com r9
    mov r6, r9
    swap r6
    mov r16, r6
    andi r16, 15
    com r20
    mov r21, r20
    swap r21
    andi r21, 240
    or r16, r21
    swap r20
    andi r20, 15
    swap r9
    mov r21, r9
    andi r21, 240
    or r20, r21
    com r11
    mov r6, r11
    swap r6
    mov r21, r6
    andi r21, 15
    com r17
    mov r19, r17
    swap r19
    andi r19, 240
    or r21, r19
    swap r17
    andi r17, 15
    swap r11
    mov r19, r11
    andi r19, 240
    or r17, r19
    mov r6, r13
    swap r6
    mov r19, r6
    andi r19, 15
    mov r6, r8
    swap r6
    mov r11, r16
    mov r16, r6
    andi r16, 240
    or r19, r16
    swap r8
    mov r16, r8
    andi r16, 15
    swap r13
    movw r6, r20 ; r7, r21
    mov r20, r13
    andi r20, 240
    or r16, r20
    mov r13, r12
    swap r13
    mov r20, r13
    andi r20, 15
    mov r13, r5
    swap r13
    mov r21, r13
    andi r21, 240
    or r20, r21
    swap r5
    mov r21, r5
    andi r21, 15
    swap r12
    mov r13, r17
    mov r17, r12
    andi r17, 240
    or r21, r17
    subi r28, lo8(-(306))
    sbci r29, hi8(-(306))
    ldd r12, Y+0
    eor r2, r12
    ldd r12, Y+1
    eor r3, r12
    ldd r12, Y+2
    eor r0, r12
    ldd r12, Y+3
    eor r12, r18
    subi r28, lo8(-(786))
    sbci r29, hi8(-(786))
    ldd r5, Y+0
    eor r5, r19
    ldd r8, Y+1
    eor r8, r16
    subi r28, lo8(-(-790))
    sbci r29, hi8(-(-790))
    ldd r9, Y+0
    eor r9, r20
    subi r28, lo8(-(792))
    sbci r29, hi8(-(792))
    ldd r16, Y+0
    eor r21, r16
    subi r28, lo8(-(-773))
    sbci r29, hi8(-(-773))
    ldd r16, Y+0
    eor r10, r16
    subi r28, lo8(-(-313))
    sbci r29, hi8(-(-313))
    ldd r16, Y+0
    eor r4, r16
    eor r15, r16
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    ldd r16, Y+0
    eor r14, r16
    mov r20, r14
    mov r14, r10
    mov r10, r11
    mov r11, r0
    mov r0, r9
    mov r9, r12
    mov r12, r3
    mov r3, r21
    mov r16, r15
    mov r15, r2
    mov r2, r7
    mov r7, r16
    mov r16, r4
    mov r4, r5
    mov r5, r8
    mov r8, r13
    mov r13, r6
    mov r6, r16
    subi r28, lo8(-(-206))
    sbci r29, hi8(-(-206))
    ldi r16, 7
.Llwcc_giftb128_128_ecb_encrypt_avr_round:
    ; round 2 (gift.dsl:33)
    mov r18, r10
    or r18, r15
    eor r18, r4
    and r4, r10
    eor r15, r4
    mov r4, r14
    eor r4, r18
    and r14, r15
    eor r10, r14
    eor r15, r4
    com r4
    mov r14, r10
    and r14, r15
    eor r18, r14
    ldd r14, Y+2
    eor r15, r14
    ldd r14, Y+8
    eor r10, r14
    mov r14, r13
    or r14, r12
    eor r14, r5
    and r5, r13
    eor r12, r5
    mov r5, r6
    eor r5, r14
    and r6, r12
    eor r13, r6
    eor r12, r5
    com r5
    mov r6, r13
    and r6, r12
    eor r14, r6
    ldd r6, Y+3
    eor r12, r6
    ldd r6, Y+9
    eor r13, r6
    mov r6, r2
    or r6, r11
    eor r6, r0
    and r0, r2
    eor r11, r0
    mov r17, r7
    eor r17, r6
    and r7, r11
    eor r2, r7
    eor r11, r17
    com r17
    mov r0, r2
    and r0, r11
    eor r6, r0
    ldd r0, Y+0
    eor r11, r0
    ldi r21, 1
    eor r2, r21
    mov r0, r8
    or r0, r9
    eor r0, r3
    and r3, r8
    eor r9, r3
    mov r21, r20
    eor r21, r0
    and r20, r9
    eor r8, r20
    eor r9, r21
    com r21
    mov r7, r8
    and r7, r9
    eor r0, r7
    ldd r7, Y+1
    eor r9, r7
    mov r7, r4
    lsr r7
    lsl r4
    mov r20, r7
    andi r20, 85
    mov r19, r4
    andi r19, 170
    mov r4, r17
    lsl r4
    mov r7, r18
    mov r18, r4
    andi r18, 170
    or r20, r18
    lsr r17
    andi r17, 85
    or r17, r19
    mov r4, r5
    lsr r4
    lsl r5
    movw r18, r4 ; r19, r5
    andi r18, 85
    andi r19, 170
    mov r4, r21
    lsl r4
    mov r5, r17
    mov r17, r4
    andi r17, 170
    or r18, r17
    lsr r21
    andi r21, 85
    or r21, r19
    mov r4, r6
    lsr r4
    lsl r6
    mov r17, r4
    andi r17, 85
    mov r19, r6
    andi r19, 170
    mov r4, r7
    lsl r4
    mov r6, r21
    mov r21, r4
    andi r21, 170
    or r17, r21
    lsr r7
    mov r21, r7
    andi r21, 85
    or r21, r19
    ldd r4, Y+4
    eor r4, r17
    ldd r7, Y+6
    eor r7, r21
    mov r3, r0
    lsr r3
    lsl r0
    mov r17, r3
    andi r17, 85
    mov r21, r0
    andi r21, 170
    mov r19, r14
    lsl r19
    andi r19, 170
    or r17, r19
    lsr r14
    mov r19, r14
    andi r19, 85
    or r19, r21
    ldd r14, Y+5
    eor r14, r17
    ldd r0, Y+7
    eor r0, r19
    ; round 3 (gift.dsl:33)
    mov r3, r20
    or r3, r11
    eor r3, r4
    and r4, r20
    eor r11, r4
    mov r4, r10
    eor r4, r3
    and r10, r11
    eor r10, r20
    eor r11, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    mov r20, r10
    and r20, r11
    eor r3, r20
    swap r11
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    lpm r3, Z
    ldd r20, Y+10
    eor r11, r20
    ldd r20, Y+14
    eor r3, r20
    ldd r20, Y+18
    eor r10, r20
    mov r20, r18
    or r20, r9
    eor r20, r14
    and r14, r18
    eor r9, r14
    mov r14, r13
    eor r14, r20
    and r13, r9
    eor r13, r18
    eor r9, r14
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r18, r13
    and r18, r9
    eor r20, r18
    swap r9
    mov r30, r20
    lpm r20, Z
    ldd r18, Y+11
    eor r9, r18
    ldd r18, Y+15
    eor r20, r18
    ldd r18, Y+19
    eor r13, r18
    mov r18, r5
    or r18, r15
    eor r18, r7
    and r7, r5
    eor r15, r7
    mov r7, r2
    eor r7, r18
    and r2, r15
    eor r5, r2
    eor r15, r7
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r2, r5
    and r2, r15
    eor r2, r18
    swap r15
    mov r30, r2
    lpm r2, Z
    ldd r18, Y+12
    eor r15, r18
    ldd r18, Y+16
    eor r2, r18
    ldd r18, Y+20
    eor r5, r18
    mov r18, r6
    or r18, r12
    eor r18, r0
    and r0, r6
    eor r12, r0
    mov r0, r8
    eor r0, r18
    and r8, r12
    eor r6, r8
    eor r12, r0
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    mov r8, r6
    and r8, r12
    eor r8, r18
    swap r12
    mov r30, r8
    lpm r8, Z
    ldd r18, Y+13
    eor r12, r18
    ldd r18, Y+17
    eor r8, r18
    ldd r18, Y+21
    eor r6, r18
    ; round 4 (gift.dsl:33)
    mov r18, r11
    com r18
    and r18, r4
    eor r18, r3
    or r3, r4
    eor r11, r3
    mov r3, r10
    eor r3, r18
    or r10, r11
    eor r4, r10
    eor r11, r3
    mov r10, r4
    and r10, r11
    eor r10, r18
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r11
    lpm r11, Z
    mov r30, r10
    lpm r10, Z
    ldd r18, Y+27
    eor r10, r18
    ldd r18, Y+22
    eor r11, r18
    ldd r18, Y+30
    eor r4, r18
    mov r18, r9
    com r18
    and r18, r14
    eor r18, r20
    or r20, r14
    eor r9, r20
    mov r20, r13
    eor r20, r18
    or r13, r9
    eor r14, r13
    eor r9, r20
    mov r30, r20
    lpm r13, Z
    mov r30, r9
    lpm r20, Z
    and r9, r14
    eor r18, r9
    ldd r9, Y+23
    eor r9, r20
    ldd r20, Y+26
    eor r18, r20
    mov r20, r15
    com r20
    and r20, r7
    eor r20, r2
    or r2, r7
    eor r15, r2
    mov r2, r5
    eor r2, r20
    or r5, r15
    eor r7, r5
    eor r15, r2
    mov r5, r7
    and r5, r15
    eor r5, r20
    mov r30, r15
    lpm r15, Z
    mov r30, r5
    lpm r5, Z
    ldd r20, Y+29
    eor r5, r20
    ldd r20, Y+24
    eor r15, r20
    ldd r20, Y+31
    eor r7, r20
    mov r20, r12
    com r20
    and r20, r0
    eor r20, r8
    or r8, r0
    eor r12, r8
    mov r8, r6
    eor r8, r20
    or r6, r12
    eor r0, r6
    eor r12, r8
    mov r30, r8
    lpm r6, Z
    mov r30, r12
    lpm r8, Z
    and r12, r0
    eor r12, r20
    ldd r20, Y+25
    eor r8, r20
    ldd r20, Y+28
    eor r12, r20
    ; round 2
    ldi r20, 128
    ; round 4 (gift.dsl:33)
    eor r0, r20
    ; round 5 (gift.dsl:33)
    mov r20, r13
    or r20, r11
    eor r20, r18
    and r18, r13
    eor r11, r18
    mov r18, r4
    eor r18, r20
    and r4, r11
    eor r13, r4
    eor r11, r18
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r18
    lpm r4, Z
    mov r30, r11
    lpm r18, Z
    and r11, r13
    eor r20, r11
    ldd r11, Y+38
    eor r20, r11
    ldd r11, Y+32
    eor r11, r18
    ; round 2
    ldi r18, 255
    ; round 5 (gift.dsl:33)
    eor r13, r18
    mov r18, r3
    or r18, r9
    eor r18, r10
    and r10, r3
    eor r9, r10
    mov r10, r14
    eor r10, r18
    and r14, r9
    eor r3, r14
    eor r9, r10
    mov r30, r10
    lpm r10, Z
    mov r30, r9
    lpm r14, Z
    and r9, r3
    eor r9, r18
    ldd r18, Y+39
    eor r9, r18
    ldd r18, Y+33
    eor r14, r18
    ; round 2
    ldi r18, 223
    ; round 5 (gift.dsl:33)
    eor r3, r18
    mov r18, r6
    or r18, r15
    eor r18, r12
    and r12, r6
    eor r15, r12
    mov r12, r7
    eor r12, r18
    and r7, r15
    eor r6, r7
    eor r15, r12
    mov r7, r6
    and r7, r15
    eor r7, r18
    mov r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r18, Z
    ldd r7, Y+34
    eor r15, r7
    ldd r7, Y+36
    eor r18, r7
    ldd r7, Y+40
    eor r6, r7
    mov r7, r2
    or r7, r8
    eor r7, r5
    and r5, r2
    eor r8, r5
    mov r5, r0
    eor r5, r7
    and r0, r8
    eor r2, r0
    eor r8, r5
    mov r0, r2
    and r0, r8
    eor r7, r0
    mov r30, r8
    lpm r0, Z
    mov r30, r7
    lpm r7, Z
    ldd r8, Y+35
    eor r0, r8
    ldd r8, Y+37
    eor r7, r8
    ldd r8, Y+41
    eor r2, r8
    ; round 6 (gift.dsl:33)
    mov r8, r12
    and r8, r11
    eor r8, r18
    or r18, r12
    eor r11, r18
    com r11
    mov r18, r13
    eor r18, r8
    or r13, r11
    eor r12, r13
    eor r11, r18
    mov r13, r12
    and r13, r11
    eor r8, r13
    ldd r13, Y+43
    eor r11, r13
    ; round 2
    ldi r17, 2
    ; round 6 (gift.dsl:33)
    eor r12, r17
    mov r13, r5
    and r13, r14
    eor r13, r7
    or r7, r5
    eor r14, r7
    com r14
    mov r17, r3
    eor r17, r13
    or r3, r14
    eor r5, r3
    eor r14, r17
    mov r7, r5
    and r7, r14
    eor r13, r7
    ldd r7, Y+42
    eor r14, r7
    ldd r7, Y+50
    eor r5, r7
    mov r7, r4
    and r7, r15
    eor r7, r20
    or r20, r4
    eor r15, r20
    com r15
    mov r3, r6
    eor r3, r7
    or r6, r15
    eor r4, r6
    eor r15, r3
    mov r6, r4
    and r6, r15
    eor r7, r6
    ldd r6, Y+45
    eor r15, r6
    mov r6, r10
    and r6, r0
    eor r6, r9
    or r9, r10
    eor r0, r9
    com r0
    mov r20, r2
    eor r20, r6
    or r2, r0
    eor r10, r2
    eor r0, r20
    mov r2, r10
    and r2, r0
    eor r6, r2
    ldd r2, Y+44
    eor r0, r2
    ldd r2, Y+51
    eor r10, r2
    mov r2, r18
    swap r2
    swap r18
    mov r21, r2
    andi r21, 15
    andi r18, 240
    mov r19, r17
    swap r19
    andi r19, 240
    or r21, r19
    swap r17
    andi r17, 15
    or r17, r18
    mov r2, r3
    swap r2
    swap r3
    movw r18, r2 ; r19, r3
    andi r18, 15
    andi r19, 240
    mov r2, r20
    swap r2
    mov r9, r21
    mov r21, r2
    andi r21, 240
    or r18, r21
    swap r20
    andi r20, 15
    or r20, r19
    mov r2, r13
    swap r2
    swap r13
    mov r21, r2
    andi r21, 15
    mov r19, r13
    andi r19, 240
    mov r13, r8
    swap r13
    mov r2, r17
    mov r17, r13
    andi r17, 240
    or r21, r17
    swap r8
    mov r17, r8
    andi r17, 15
    or r17, r19
    ldd r13, Y+46
    eor r13, r21
    ldd r8, Y+47
    eor r8, r17
    mov r3, r6
    swap r3
    swap r6
    mov r17, r3
    andi r17, 15
    mov r21, r6
    andi r21, 240
    mov r19, r7
    swap r19
    andi r19, 240
    or r17, r19
    swap r7
    mov r19, r7
    andi r19, 15
    or r19, r21
    ldd r6, Y+48
    eor r6, r17
    ldd r7, Y+49
    eor r7, r19
    mov r3, r7
    mov r7, r4
    mov r4, r13
    mov r13, r2
    mov r2, r18
    mov r17, r10
    mov r10, r9
    mov r9, r15
    mov r15, r14
    mov r14, r12
    mov r12, r11
    mov r11, r0
    mov r0, r6
    mov r6, r5
    mov r5, r8
    mov r8, r20
    mov r20, r17
    adiw r28, 52
    dec r16
    breq .Llwcc_giftb128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_giftb128_128_ecb_encrypt_avr_round
.Llwcc_giftb128_128_ecb_encrypt_avr_rounds_done:
    subi r28, 108
    sbci r29, 1
    ; round 37 (gift.dsl:33)
    mov r16, r10
    or r16, r15
    eor r16, r4
    and r4, r10
    eor r15, r4
    mov r4, r14
    eor r4, r16
    and r14, r15
    eor r10, r14
    eor r15, r4
    com r4
    mov r14, r10
    and r14, r15
    eor r16, r14
    subi r28, lo8(-(1095))
    sbci r29, hi8(-(1095))
    ldd r14, Y+0
    eor r15, r14
    subi r28, lo8(-(-940))
    sbci r29, hi8(-(-940))
    ldd r14, Y+0
    eor r10, r14
    mov r14, r13
    or r14, r12
    eor r14, r5
    and r5, r13
    eor r12, r5
    mov r5, r6
    eor r5, r14
    and r6, r12
    eor r13, r6
    eor r12, r5
    com r5
    mov r6, r13
    and r6, r12
    eor r14, r6
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ldd r6, Y+0
    eor r12, r6
    subi r28, lo8(-(830))
    sbci r29, hi8(-(830))
    ldd r6, Y+0
    eor r13, r6
    mov r6, r2
    or r6, r11
    eor r6, r0
    and r0, r2
    eor r11, r0
    mov r18, r7
    eor r18, r6
    and r7, r11
    eor r2, r7
    eor r11, r18
    com r18
    mov r0, r2
    and r0, r11
    eor r6, r0
    subi r28, lo8(-(-939))
    sbci r29, hi8(-(-939))
    ldd r0, Y+0
    eor r11, r0
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r0, Y+0
    eor r2, r0
    mov r7, r8
    or r7, r9
    eor r7, r3
    and r3, r8
    eor r9, r3
    mov r17, r20
    eor r17, r7
    and r20, r9
    eor r8, r20
    eor r9, r17
    com r17
    mov r3, r8
    and r3, r9
    eor r7, r3
    subi r28, lo8(-(-283))
    sbci r29, hi8(-(-283))
    ldd r3, Y+48
    eor r9, r3
    ldd r3, Y+0
    eor r8, r3
    mov r20, r4
    lsr r20
    lsl r4
    andi r20, 85
    mov r21, r4
    andi r21, 170
    mov r19, r18
    lsl r19
    andi r19, 170
    or r20, r19
    lsr r18
    andi r18, 85
    or r18, r21
    mov r4, r5
    lsr r4
    lsl r5
    mov r21, r4
    andi r21, 85
    mov r19, r5
    andi r19, 170
    mov r4, r17
    lsl r4
    mov r5, r18
    mov r18, r4
    andi r18, 170
    or r21, r18
    lsr r17
    andi r17, 85
    or r17, r19
    mov r4, r6
    lsr r4
    lsl r6
    mov r18, r4
    andi r18, 85
    mov r19, r6
    andi r19, 170
    mov r4, r16
    lsl r4
    mov r6, r17
    mov r17, r4
    andi r17, 170
    or r18, r17
    lsr r16
    andi r16, 85
    or r16, r19
    ldd r4, Y+44
    eor r4, r18
    ldd r18, Y+46
    eor r16, r18
    mov r18, r7
    lsr r18
    lsl r7
    andi r18, 85
    mov r17, r7
    andi r17, 170
    mov r19, r14
    lsl r19
    andi r19, 170
    or r18, r19
    lsr r14
    mov r19, r14
    andi r19, 85
    or r19, r17
    ldd r14, Y+45
    eor r14, r18
    ldd r7, Y+47
    eor r7, r19
    ; round 38 (gift.dsl:33)
    mov r18, r20
    or r18, r11
    eor r18, r4
    and r4, r20
    eor r11, r4
    mov r4, r10
    eor r4, r18
    and r10, r11
    eor r10, r20
    eor r11, r4
    com r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    mov r20, r10
    and r20, r11
    eor r18, r20
    swap r11
    subi r28, lo8(-(1089))
    sbci r29, hi8(-(1089))
    ldd r20, Y+0
    eor r11, r20
    mov r20, r21
    or r20, r9
    eor r20, r14
    and r14, r21
    eor r9, r14
    mov r14, r13
    eor r14, r20
    and r13, r9
    eor r13, r21
    eor r9, r14
    com r14
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r17, r13
    and r17, r9
    eor r20, r17
    swap r9
    ldd r17, Y+1
    eor r9, r17
    eor r13, r0
    mov r0, r5
    or r0, r15
    eor r0, r16
    and r16, r5
    eor r15, r16
    mov r16, r2
    eor r16, r0
    and r2, r15
    eor r5, r2
    eor r15, r16
    com r16
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    mov r2, r5
    and r2, r15
    eor r0, r2
    swap r15
    ldd r2, Y+2
    eor r15, r2
    ldd r2, Y+4
    eor r5, r2
    mov r2, r6
    or r2, r12
    eor r2, r7
    and r7, r6
    eor r12, r7
    mov r7, r8
    eor r7, r2
    and r8, r12
    eor r6, r8
    eor r12, r7
    com r7
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r8, r6
    and r8, r12
    eor r2, r8
    swap r12
    ldd r8, Y+3
    eor r12, r8
    ; round 39 (gift.dsl:33)
    mov r8, r4
    or r8, r11
    subi r28, lo8(-(-776))
    sbci r29, hi8(-(-776))
    ; round 38 (gift.dsl:33)
    ldd r17, Y+0
    eor r10, r17
    eor r6, r17
    ; round 39 (gift.dsl:33)
    mov r17, r14
    or r17, r9
    ; round 38 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r18
    lpm r18, Z
    subi r28, lo8(-(-259))
    sbci r29, hi8(-(-259))
    ldd r21, Y+0
    eor r18, r21
    mov r30, r20
    lpm r20, Z
    ldd r21, Y+1
    eor r20, r21
    mov r30, r0
    lpm r0, Z
    ldd r21, Y+2
    eor r0, r21
    mov r30, r2
    lpm r2, Z
    ldd r21, Y+3
    eor r2, r21
    ; round 39 (gift.dsl:33)
    eor r8, r18
    and r18, r4
    eor r11, r18
    mov r18, r10
    eor r18, r8
    and r10, r11
    eor r4, r10
    eor r11, r18
    mov r10, r4
    and r10, r11
    eor r8, r10
    subi r28, lo8(-(1044))
    sbci r29, hi8(-(1044))
    ldd r10, Y+0
    eor r4, r10
    eor r17, r20
    and r20, r14
    eor r9, r20
    mov r10, r13
    eor r10, r17
    and r13, r9
    eor r14, r13
    eor r9, r10
    mov r13, r14
    and r13, r9
    eor r13, r17
    subi r28, lo8(-(-472))
    sbci r29, hi8(-(-472))
    ldd r20, Y+0
    eor r13, r20
    subi r28, lo8(-(-613))
    sbci r29, hi8(-(-613))
    ldd r20, Y+0
    eor r14, r20
    mov r20, r16
    or r20, r15
    eor r20, r0
    and r0, r16
    eor r15, r0
    mov r0, r5
    eor r0, r20
    and r5, r15
    eor r5, r16
    eor r15, r0
    mov r16, r5
    and r16, r15
    eor r20, r16
    subi r28, lo8(-(1086))
    sbci r29, hi8(-(1086))
    ldd r16, Y+0
    eor r5, r16
    mov r16, r7
    or r16, r12
    eor r16, r2
    and r2, r7
    eor r12, r2
    mov r2, r6
    eor r2, r16
    and r6, r12
    eor r7, r6
    eor r12, r2
    mov r6, r7
    and r6, r12
    eor r6, r16
    subi r28, lo8(-(-471))
    sbci r29, hi8(-(-471))
    ldd r16, Y+0
    eor r6, r16
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r16, Y+0
    eor r7, r16
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r11
    lpm r11, Z
    mov r30, r8
    lpm r8, Z
    subi r28, lo8(-(635))
    sbci r29, hi8(-(635))
    ldd r16, Y+0
    eor r11, r16
    subi r28, lo8(-(-467))
    sbci r29, hi8(-(-467))
    ldd r16, Y+0
    eor r8, r16
    mov r30, r10
    lpm r10, Z
    mov r30, r9
    lpm r9, Z
    subi r28, lo8(-(468))
    sbci r29, hi8(-(468))
    ldd r16, Y+0
    eor r9, r16
    mov r30, r15
    lpm r15, Z
    mov r30, r20
    lpm r16, Z
    ldd r20, Y+1
    eor r15, r20
    subi r28, lo8(-(-466))
    sbci r29, hi8(-(-466))
    ldd r20, Y+0
    eor r16, r20
    mov r30, r2
    lpm r2, Z
    mov r30, r12
    lpm r12, Z
    subi r28, lo8(-(468))
    sbci r29, hi8(-(468))
    ldd r20, Y+0
    eor r12, r20
    ; round 40 (gift.dsl:33)
    mov r20, r11
    com r20
    and r20, r10
    eor r20, r13
    or r13, r10
    eor r11, r13
    mov r13, r4
    eor r13, r20
    or r4, r11
    eor r10, r4
    eor r11, r13
    mov r4, r10
    and r4, r11
    eor r4, r20
    eor r10, r3
    mov r3, r9
    com r3
    and r3, r18
    eor r3, r8
    or r8, r18
    eor r9, r8
    mov r8, r14
    eor r8, r3
    or r14, r9
    eor r14, r18
    eor r9, r8
    mov r20, r14
    and r20, r9
    eor r3, r20
    mov r20, r15
    com r20
    and r20, r2
    eor r20, r6
    or r6, r2
    eor r15, r6
    mov r6, r5
    eor r6, r20
    or r5, r15
    eor r2, r5
    eor r15, r6
    mov r5, r2
    and r5, r15
    eor r5, r20
    mov r20, r12
    com r20
    and r20, r0
    eor r20, r16
    or r16, r0
    eor r12, r16
    mov r16, r7
    eor r16, r20
    or r7, r12
    eor r0, r7
    eor r12, r16
    mov r7, r0
    and r7, r12
    eor r7, r20
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r13
    lpm r13, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r8
    lpm r8, Z
    subi r28, lo8(-(-889))
    sbci r29, hi8(-(-889))
    ldd r30, Y+0
    eor r30, r14
    lpm r14, Z
    mov r30, r6
    lpm r6, Z
    subi r28, lo8(-(892))
    sbci r29, hi8(-(892))
    ldd r30, Y+2
    eor r30, r15
    lpm r15, Z
    mov r30, r16
    lpm r16, Z
    ldd r30, Y+3
    eor r30, r12
    lpm r12, Z
    mov r20, r13
    lsr r20
    lsr r20
    eor r20, r8
    andi r20, 51
    eor r8, r20
    lsl r20
    lsl r20
    eor r13, r20
    mov r20, r6
    lsr r20
    lsr r20
    eor r20, r16
    andi r20, 51
    eor r16, r20
    lsl r20
    lsl r20
    eor r6, r20
    ldi r31, hi8(.Ltable_byte_4)
    ldd r30, Y+0
    eor r30, r11
    lpm r11, Z
    subi r28, lo8(-(-482))
    sbci r29, hi8(-(-482))
    ldd r30, Y+0
    eor r30, r4
    lpm r4, Z
    subi r28, lo8(-(483))
    sbci r29, hi8(-(483))
    ldd r30, Y+0
    eor r30, r9
    lpm r9, Z
    subi r28, lo8(-(-482))
    sbci r29, hi8(-(-482))
    ldd r30, Y+0
    eor r30, r3
    lpm r3, Z
    subi r28, lo8(-(485))
    sbci r29, hi8(-(485))
    ldd r30, Y+0
    eor r30, r5
    lpm r5, Z
    ldd r30, Y+2
    eor r30, r2
    lpm r2, Z
    ldd r30, Y+1
    eor r30, r7
    lpm r7, Z
    subi r28, lo8(-(-906))
    sbci r29, hi8(-(-906))
    ldd r30, Y+0
    eor r30, r0
    lpm r0, Z
    mov r20, r15
    lsr r20
    lsr r20
    eor r20, r12
    andi r20, 51
    eor r12, r20
    lsl r20
    lsl r20
    eor r15, r20
    mov r20, r11
    lsr r20
    lsr r20
    eor r20, r9
    andi r20, 51
    eor r9, r20
    lsl r20
    lsl r20
    eor r11, r20
    mov r20, r4
    lsr r20
    lsr r20
    eor r20, r3
    andi r20, 51
    eor r3, r20
    lsl r20
    lsl r20
    eor r4, r20
    mov r20, r5
    lsr r20
    lsr r20
    eor r20, r7
    andi r20, 51
    eor r7, r20
    lsl r20
    lsl r20
    eor r5, r20
    mov r20, r2
    lsr r20
    lsr r20
    eor r20, r0
    andi r20, 51
    eor r0, r20
    lsl r20
    lsl r20
    eor r2, r20
    mov r20, r10
    lsr r20
    lsr r20
    eor r20, r14
    andi r20, 51
    eor r14, r20
    lsl r20
    lsl r20
    eor r10, r20
    movw r30, r22
    std Z+0, r6
    std Z+1, r8
    std Z+2, r16
    std Z+3, r13
    std Z+4, r11
    std Z+5, r12
    std Z+6, r9
    std Z+7, r15
    std Z+8, r5
    std Z+9, r3
    std Z+10, r7
    std Z+11, r4
    std Z+12, r10
    std Z+13, r0
    std Z+14, r14
    std Z+15, r2
    subi r28, lo8(-(-206))
    sbci r29, hi8(-(-206))
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_giftb128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_giftb128_128_ecb_encrypt_avr_group
.Llwcc_giftb128_128_ecb_encrypt_avr_end:
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_giftb128_128_ecb_decrypt_avr_group:
    ld r2, X+
    ld r15, X+
    ld r7, X+
    ld r3, X+
    ld r14, X+
    ld r6, X+
    ld r13, X+
    ld r11, X+
    ld r4, X+
    ld r12, X+
    ld r8, X+
    ld r5, X+
    ld r9, X+
    ld r0, X+
    ld r10, X+
    ld r16, X+
    mov r18, r3
    lsr r18
    lsr r18
    eor r18, r15
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r3, r20
    eor r15, r18
    mov r18, r2
    lsr r18
    lsr r18
    eor r18, r7
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r2, r20
    eor r7, r18
    mov r18, r11
    lsr r18
    lsr r18
    eor r18, r6
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r11, r20
    eor r6, r18
    mov r18, r14
    lsr r18
    lsr r18
    eor r18, r13
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r14, r20
    eor r13, r18
    mov r18, r5
    lsr r18
    lsr r18
    eor r18, r12
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r5, r20
    eor r12, r18
    mov r18, r4
    lsr r18
    lsr r18
    eor r18, r8
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r4, r20
    eor r8, r18
    mov r18, r16
    lsr r18
    lsr r18
    eor r18, r0
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r16, r20
    eor r0, r18
    mov r18, r9
    lsr r18
    lsr r18
    eor r18, r10
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r9, r20
    eor r10, r18
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r10
    lpm r10, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r14
    lpm r14, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r0
    lpm r0, Z
    subi r28, lo8(-(1108))
    sbci r29, hi8(-(1108))
    ldd r18, Y+0
    eor r14, r18
    ldd r18, Y+1
    eor r13, r18
    ldd r18, Y+2
    eor r11, r18
    ldd r18, Y+3
    eor r6, r18
    subi r28, lo8(-(-482))
    sbci r29, hi8(-(-482))
    ldd r18, Y+0
    eor r5, r18
    ldd r18, Y+1
    eor r12, r18
    subi r28, lo8(-(486))
    sbci r29, hi8(-(486))
    ldd r18, Y+0
    eor r4, r18
    ldd r18, Y+1
    eor r8, r18
    subi r28, lo8(-(-1104))
    sbci r29, hi8(-(-1104))
    ldd r18, Y+0
    eor r9, r18
    subi r28, lo8(-(208))
    sbci r29, hi8(-(208))
    ldd r20, Y+0
    eor r10, r20
    subi r28, lo8(-(898))
    sbci r29, hi8(-(898))
    ldd r20, Y+0
    eor r16, r20
    subi r28, lo8(-(-908))
    sbci r29, hi8(-(-908))
    ldd r20, Y+0
    eor r0, r20
    ; round 40 (gift.dsl:33)
    mov r20, r14
    and r20, r9
    eor r5, r20
    mov r20, r3
    eor r20, r5
    eor r3, r14
    mov r14, r3
    or r14, r20
    eor r9, r14
    mov r14, r5
    or r14, r9
    eor r14, r3
    and r3, r9
    eor r5, r3
    mov r3, r13
    and r3, r10
    eor r12, r3
    mov r3, r15
    eor r3, r12
    eor r15, r13
    mov r13, r15
    or r13, r3
    eor r10, r13
    mov r13, r12
    or r13, r10
    eor r13, r15
    and r15, r10
    eor r12, r15
    mov r15, r11
    and r15, r16
    eor r4, r15
    mov r15, r2
    eor r15, r4
    eor r2, r11
    mov r11, r2
    or r11, r15
    eor r11, r16
    mov r16, r4
    or r16, r11
    eor r16, r2
    and r2, r11
    eor r4, r2
    mov r2, r6
    and r2, r0
    eor r8, r2
    mov r2, r7
    eor r2, r8
    eor r7, r6
    mov r6, r7
    or r6, r2
    eor r0, r6
    mov r6, r8
    or r6, r0
    eor r6, r7
    and r7, r0
    eor r8, r7
    subi r28, lo8(-(898))
    sbci r29, hi8(-(898))
    ldd r7, Y+0
    eor r7, r16
    subi r28, lo8(-(-470))
    sbci r29, hi8(-(-470))
    ldd r16, Y+0
    eor r5, r16
    ldd r16, Y+2
    eor r4, r16
    subi r28, lo8(-(472))
    sbci r29, hi8(-(472))
    ldd r16, Y+0
    eor r20, r16
    subi r28, lo8(-(-1085))
    sbci r29, hi8(-(-1085))
    ldd r16, Y+0
    eor r3, r16
    subi r28, lo8(-(1086))
    sbci r29, hi8(-(1086))
    ldd r16, Y+0
    eor r15, r16
    subi r28, lo8(-(-640))
    sbci r29, hi8(-(-640))
    ldd r16, Y+0
    eor r2, r16
    com r9
    mov r16, r9
    mov r17, r16
    andi r17, 85
    eor r16, r17
    lsl r17
    lsr r16
    or r17, r16
    com r11
    mov r16, r11
    mov r21, r16
    andi r21, 85
    eor r16, r21
    lsl r21
    lsr r16
    or r21, r16
    ldi r31, hi8(.Ltable_byte_2)
    subi r28, lo8(-(635))
    sbci r29, hi8(-(635))
    ldd r30, Y+0
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+1
    eor r30, r13
    lpm r13, Z
    mov r30, r7
    lpm r7, Z
    ldd r30, Y+3
    eor r30, r6
    lpm r6, Z
    subi r28, lo8(-(-467))
    sbci r29, hi8(-(-467))
    ldd r30, Y+0
    eor r30, r12
    lpm r11, Z
    ldd r30, Y+2
    eor r30, r8
    lpm r12, Z
    ; round 39 (gift.dsl:33)
    mov r8, r14
    and r8, r20
    eor r11, r8
    com r10
    movw r8, r10 ; r9, r11
    eor r8, r11
    eor r10, r14
    mov r14, r10
    or r14, r8
    eor r14, r20
    or r9, r14
    eor r9, r10
    and r10, r14
    eor r11, r10
    mov r10, r13
    and r10, r3
    eor r5, r10
    mov r10, r17
    eor r10, r5
    eor r13, r17
    mov r16, r13
    or r16, r10
    eor r3, r16
    mov r16, r5
    or r16, r3
    eor r16, r13
    and r13, r3
    eor r5, r13
    mov r13, r7
    and r13, r15
    eor r12, r13
    com r0
    mov r13, r0
    eor r13, r12
    eor r0, r7
    mov r7, r0
    or r7, r13
    eor r15, r7
    mov r7, r12
    or r7, r15
    eor r7, r0
    and r0, r15
    eor r12, r0
    mov r0, r6
    and r0, r2
    eor r4, r0
    mov r0, r21
    eor r0, r4
    eor r6, r21
    mov r20, r6
    or r20, r0
    eor r2, r20
    mov r20, r4
    or r20, r2
    eor r20, r6
    and r6, r2
    eor r4, r6
    subi r28, lo8(-(462))
    sbci r29, hi8(-(462))
    ldd r6, Y+0
    eor r9, r6
    ldd r6, Y+1
    eor r6, r16
    ldd r16, Y+2
    eor r7, r16
    ldd r16, Y+3
    eor r20, r16
    ldd r16, Y+18
    eor r11, r16
    ldd r16, Y+19
    eor r5, r16
    ldd r16, Y+20
    eor r12, r16
    ldd r16, Y+21
    eor r4, r16
    subi r28, lo8(-(-1079))
    sbci r29, hi8(-(-1079))
    ldd r16, Y+0
    eor r8, r16
    adiw r28, 54
    ldd r17, Y+50
    eor r10, r17
    ldd r17, Y+0
    eor r13, r17
    eor r0, r16
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r14
    lpm r14, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r2
    lpm r2, Z
    swap r9
    swap r6
    swap r7
    swap r20
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    ; round 38 (gift.dsl:33)
    mov r16, r9
    and r16, r8
    eor r11, r16
    mov r16, r14
    eor r16, r11
    eor r14, r9
    mov r9, r14
    and r9, r16
    eor r8, r9
    mov r9, r8
    com r9
    or r9, r11
    eor r9, r14
    or r14, r8
    eor r11, r14
    mov r14, r6
    and r14, r10
    eor r5, r14
    mov r14, r3
    eor r14, r5
    eor r3, r6
    mov r6, r3
    and r6, r14
    eor r10, r6
    mov r6, r10
    com r6
    or r6, r5
    eor r6, r3
    or r3, r10
    eor r5, r3
    mov r3, r7
    and r3, r13
    eor r12, r3
    mov r3, r15
    eor r3, r12
    eor r15, r7
    mov r7, r15
    and r7, r3
    eor r13, r7
    mov r7, r13
    com r7
    or r7, r12
    eor r7, r15
    or r15, r13
    eor r12, r15
    mov r15, r20
    and r15, r0
    eor r4, r15
    mov r15, r2
    eor r15, r4
    eor r2, r20
    mov r20, r2
    and r20, r15
    eor r0, r20
    mov r20, r0
    com r20
    or r20, r4
    eor r20, r2
    or r2, r0
    eor r4, r2
    subi r28, lo8(-(481))
    sbci r29, hi8(-(481))
    ldd r2, Y+0
    eor r9, r2
    subi r28, lo8(-(566))
    sbci r29, hi8(-(566))
    ldd r2, Y+0
    eor r6, r2
    ldd r2, Y+1
    eor r7, r2
    ldd r2, Y+2
    eor r2, r20
    subi r28, lo8(-(-1067))
    sbci r29, hi8(-(-1067))
    ldd r20, Y+0
    eor r11, r20
    ldd r20, Y+1
    eor r5, r20
    ldd r20, Y+2
    eor r12, r20
    ldd r20, Y+3
    eor r4, r20
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r20, Y+0
    eor r16, r20
    subi r28, lo8(-(941))
    sbci r29, hi8(-(941))
    ldd r20, Y+0
    eor r14, r20
    subi r28, lo8(-(-805))
    sbci r29, hi8(-(-805))
    ldd r20, Y+0
    eor r3, r20
    eor r15, r18
    mov r18, r13
    lsr r18
    andi r18, 85
    mov r20, r8
    lsl r20
    andi r20, 170
    or r18, r20
    mov r20, r0
    lsr r20
    andi r20, 85
    mov r17, r10
    lsl r17
    andi r17, 170
    or r20, r17
    lsr r8
    mov r17, r8
    andi r17, 85
    lsl r13
    mov r21, r13
    andi r21, 170
    or r17, r21
    lsr r10
    mov r21, r10
    andi r21, 85
    lsl r0
    mov r19, r0
    andi r19, 170
    or r21, r19
    mov r13, r11
    lsr r13
    mov r19, r13
    andi r19, 85
    mov r13, r12
    lsl r13
    mov r8, r21
    mov r21, r13
    andi r21, 170
    or r19, r21
    mov r13, r5
    lsr r13
    mov r21, r13
    andi r21, 85
    mov r13, r4
    lsl r13
    mov r0, r17
    mov r17, r13
    andi r17, 170
    or r21, r17
    lsr r12
    mov r17, r12
    andi r17, 85
    lsl r11
    mov r13, r20
    mov r20, r11
    andi r20, 170
    or r17, r20
    lsr r4
    mov r20, r4
    andi r20, 85
    lsl r5
    mov r11, r17
    mov r17, r5
    andi r17, 170
    or r20, r17
    ; round 37 (gift.dsl:33)
    mov r4, r7
    and r4, r16
    eor r4, r19
    mov r12, r18
    eor r12, r4
    eor r7, r18
    mov r5, r7
    or r5, r12
    eor r5, r16
    mov r10, r4
    or r10, r5
    eor r10, r7
    and r7, r5
    eor r4, r7
    mov r7, r2
    and r7, r14
    eor r7, r21
    mov r16, r13
    eor r16, r7
    eor r13, r2
    mov r2, r13
    or r2, r16
    eor r14, r2
    mov r2, r7
    or r2, r14
    eor r2, r13
    and r13, r14
    eor r7, r13
    mov r13, r9
    and r13, r3
    eor r11, r13
    mov r13, r0
    eor r13, r11
    eor r0, r9
    mov r9, r0
    or r9, r13
    eor r3, r9
    mov r9, r11
    or r9, r3
    eor r9, r0
    and r0, r3
    eor r11, r0
    mov r0, r6
    and r0, r15
    eor r0, r20
    mov r18, r8
    eor r18, r0
    eor r8, r6
    mov r6, r8
    or r6, r18
    eor r15, r6
    mov r6, r0
    or r6, r15
    eor r6, r8
    and r8, r15
    eor r0, r8
    subi r28, lo8(-(-243))
    sbci r29, hi8(-(-243))
    ldd r8, Y+0
    eor r10, r8
    subi r28, lo8(-(307))
    sbci r29, hi8(-(307))
    ldd r8, Y+0
    eor r2, r8
    ldd r8, Y+1
    eor r9, r8
    ldd r8, Y+2
    eor r6, r8
    subi r28, lo8(-(767))
    sbci r29, hi8(-(767))
    ldd r8, Y+0
    eor r4, r8
    ldd r8, Y+1
    eor r7, r8
    ldd r8, Y+2
    eor r11, r8
    ldd r8, Y+3
    eor r0, r8
    subi r28, lo8(-(-1104))
    sbci r29, hi8(-(-1104))
    ldd r8, Y+0
    eor r12, r8
    subi r28, lo8(-(282))
    sbci r29, hi8(-(282))
    ldd r8, Y+0
    eor r8, r16
    subi r28, lo8(-(-280))
    sbci r29, hi8(-(-280))
    ldd r16, Y+1
    eor r13, r16
    ldd r16, Y+0
    eor r18, r16
    com r14
    mov r16, r14
    swap r16
    andi r16, 15
    com r5
    mov r20, r5
    swap r20
    andi r20, 240
    or r16, r20
    swap r5
    mov r20, r5
    andi r20, 15
    swap r14
    mov r17, r14
    andi r17, 240
    or r20, r17
    com r15
    mov r5, r15
    swap r5
    mov r17, r5
    andi r17, 15
    com r3
    mov r21, r3
    swap r21
    andi r21, 240
    or r17, r21
    swap r3
    mov r21, r3
    andi r21, 15
    swap r15
    mov r19, r15
    andi r19, 240
    or r21, r19
    mov r15, r4
    swap r15
    mov r19, r15
    andi r19, 15
    mov r15, r7
    swap r15
    mov r3, r18
    mov r18, r15
    andi r18, 240
    or r19, r18
    swap r7
    mov r18, r7
    andi r18, 15
    swap r4
    mov r15, r16
    mov r16, r4
    andi r16, 240
    or r18, r16
    mov r7, r11
    swap r7
    mov r16, r7
    andi r16, 15
    mov r7, r0
    swap r7
    mov r14, r20
    mov r20, r7
    andi r20, 240
    or r16, r20
    swap r0
    mov r20, r0
    andi r20, 15
    swap r11
    mov r7, r17
    mov r17, r11
    andi r17, 240
    or r20, r17
    mov r11, r14
    mov r14, r10
    movw r4, r6 ; r5, r7
    mov r6, r8
    mov r8, r16
    mov r7, r19
    mov r0, r3
    mov r3, r15
    mov r15, r12
    mov r12, r13
    mov r13, r18
    mov r10, r20
    mov r18, r21
    subi r28, lo8(-(-20))
    sbci r29, hi8(-(-20))
    subi r28, 148
    sbci r29, 254
    ldi r16, 7
.Llwcc_giftb128_128_ecb_decrypt_avr_round:
    ; round 36 (gift.dsl:33)
    mov r20, r2
    and r20, r15
    eor r7, r20
    mov r20, r3
    eor r20, r7
    eor r3, r2
    mov r2, r3
    or r2, r20
    eor r15, r2
    mov r2, r7
    or r2, r15
    eor r2, r3
    and r3, r15
    eor r7, r3
    mov r3, r14
    and r3, r6
    eor r13, r3
    mov r3, r11
    eor r3, r13
    eor r11, r14
    mov r14, r11
    or r14, r3
    eor r6, r14
    mov r14, r13
    or r14, r6
    eor r14, r11
    and r11, r6
    eor r13, r11
    mov r11, r4
    and r11, r12
    eor r8, r11
    mov r11, r5
    eor r11, r8
    eor r5, r4
    mov r4, r5
    or r4, r11
    eor r12, r4
    mov r4, r8
    or r4, r12
    eor r4, r5
    and r5, r12
    eor r8, r5
    mov r5, r9
    and r5, r0
    eor r10, r5
    mov r5, r18
    eor r5, r10
    eor r9, r18
    mov r18, r9
    or r18, r5
    eor r0, r18
    mov r18, r10
    or r18, r0
    eor r18, r9
    and r9, r0
    eor r10, r9
    ldd r9, Y+3
    eor r9, r18
    ldd r18, Y+6
    eor r8, r18
    ldd r18, Y+7
    eor r10, r18
    ldi r18, 255
    eor r20, r18
    ldi r18, 223
    eor r3, r18
    ldd r18, Y+8
    eor r11, r18
    ldd r18, Y+9
    eor r5, r18
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r12
    lpm r12, Z
    mov r30, r0
    lpm r0, Z
    ldd r30, Y+0
    eor r30, r2
    lpm r2, Z
    ldd r30, Y+1
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+2
    eor r30, r4
    lpm r4, Z
    mov r30, r9
    lpm r9, Z
    ldd r30, Y+4
    eor r30, r7
    lpm r7, Z
    ldd r30, Y+5
    eor r30, r13
    lpm r13, Z
    ; round 35 (gift.dsl:33)
    mov r18, r2
    and r18, r20
    eor r8, r18
    mov r18, r12
    eor r18, r8
    eor r12, r2
    mov r2, r12
    and r2, r18
    eor r2, r20
    mov r20, r2
    com r20
    or r20, r8
    eor r20, r12
    or r12, r2
    eor r8, r12
    mov r12, r14
    and r12, r3
    eor r10, r12
    mov r12, r0
    eor r12, r10
    eor r0, r14
    mov r14, r0
    and r14, r12
    eor r3, r14
    mov r14, r3
    com r14
    or r14, r10
    eor r14, r0
    or r0, r3
    eor r10, r0
    mov r0, r4
    and r0, r11
    eor r7, r0
    mov r0, r15
    eor r0, r7
    eor r15, r4
    mov r4, r15
    and r4, r0
    eor r11, r4
    mov r4, r11
    com r4
    or r4, r7
    eor r4, r15
    or r15, r11
    eor r7, r15
    mov r15, r9
    and r15, r5
    eor r13, r15
    mov r15, r6
    eor r15, r13
    eor r6, r9
    mov r9, r6
    and r9, r15
    eor r5, r9
    mov r9, r5
    com r9
    or r9, r13
    eor r9, r6
    or r6, r5
    eor r13, r6
    ldd r6, Y+10
    eor r6, r20
    ldd r20, Y+14
    eor r8, r20
    ldd r20, Y+16
    eor r7, r20
    ldd r20, Y+18
    eor r18, r20
    ldd r20, Y+19
    eor r0, r20
    ; round 36
    ldi r20, 128
    ; round 35 (gift.dsl:33)
    eor r15, r20
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r2
    lpm r2, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r6
    lpm r6, Z
    ldd r30, Y+11
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+12
    eor r30, r4
    lpm r4, Z
    ldd r30, Y+13
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+15
    eor r30, r10
    lpm r10, Z
    ldd r30, Y+17
    eor r30, r13
    lpm r13, Z
    ; round 34 (gift.dsl:33)
    mov r20, r6
    and r20, r18
    eor r10, r20
    mov r20, r3
    eor r20, r10
    eor r3, r6
    mov r6, r3
    or r6, r20
    eor r6, r18
    mov r18, r10
    or r18, r6
    eor r18, r3
    and r3, r6
    eor r10, r3
    mov r3, r14
    and r3, r12
    eor r8, r3
    mov r3, r2
    eor r3, r8
    eor r2, r14
    mov r14, r2
    or r14, r3
    eor r12, r14
    mov r14, r8
    or r14, r12
    eor r14, r2
    and r2, r12
    eor r8, r2
    mov r2, r4
    and r2, r0
    eor r13, r2
    mov r2, r5
    eor r2, r13
    eor r5, r4
    mov r4, r5
    or r4, r2
    eor r0, r4
    mov r4, r13
    or r4, r0
    eor r4, r5
    and r5, r0
    eor r13, r5
    mov r5, r9
    and r5, r15
    eor r7, r5
    mov r5, r11
    eor r5, r7
    eor r11, r9
    mov r9, r11
    or r9, r5
    eor r15, r9
    mov r9, r7
    or r9, r15
    eor r9, r11
    and r11, r15
    eor r7, r11
    ldd r11, Y+20
    eor r11, r18
    ldd r18, Y+21
    eor r14, r18
    ldd r18, Y+22
    eor r4, r18
    ldd r18, Y+23
    eor r9, r18
    ldd r18, Y+24
    eor r10, r18
    ldd r18, Y+25
    eor r8, r18
    ldd r18, Y+26
    eor r13, r18
    ldd r18, Y+27
    eor r7, r18
    ldd r18, Y+28
    eor r20, r18
    ldd r18, Y+29
    eor r3, r18
    ldd r18, Y+30
    eor r2, r18
    ldd r18, Y+31
    eor r5, r18
    swap r11
    swap r14
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r15
    lpm r15, Z
    swap r4
    swap r9
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    lsl r8
    adc r8, r1
    lsl r8
    adc r8, r1
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    ; round 33 (gift.dsl:33)
    mov r18, r11
    and r18, r20
    eor r10, r18
    mov r18, r6
    eor r18, r10
    eor r6, r11
    mov r11, r6
    and r11, r18
    eor r11, r20
    mov r20, r11
    com r20
    or r20, r10
    eor r20, r6
    or r6, r11
    eor r10, r6
    mov r6, r14
    and r6, r3
    eor r8, r6
    mov r6, r12
    eor r6, r8
    eor r12, r14
    mov r14, r12
    and r14, r6
    eor r3, r14
    mov r14, r3
    com r14
    or r14, r8
    eor r14, r12
    or r12, r3
    eor r8, r12
    mov r12, r4
    and r12, r2
    eor r13, r12
    mov r12, r0
    eor r12, r13
    eor r0, r4
    mov r4, r0
    and r4, r12
    eor r2, r4
    mov r4, r2
    com r4
    or r4, r13
    eor r4, r0
    or r0, r2
    eor r13, r0
    mov r0, r9
    and r0, r5
    eor r7, r0
    mov r0, r15
    eor r0, r7
    eor r15, r9
    mov r9, r15
    and r9, r0
    eor r5, r9
    mov r9, r5
    com r9
    or r9, r7
    eor r9, r15
    or r15, r5
    eor r7, r15
    ldd r15, Y+32
    eor r15, r20
    ldd r20, Y+33
    eor r14, r20
    ldd r20, Y+34
    eor r4, r20
    ldd r20, Y+35
    eor r9, r20
    ldd r20, Y+36
    eor r10, r20
    ldd r20, Y+37
    eor r8, r20
    ldd r20, Y+38
    eor r13, r20
    ldd r20, Y+39
    eor r7, r20
    ldd r20, Y+40
    eor r18, r20
    ldd r20, Y+41
    eor r6, r20
    ; round 36
    ldi r20, 1
    ; round 33 (gift.dsl:33)
    eor r12, r20
    movw r20, r2 ; r21, r3
    lsr r20
    andi r20, 85
    mov r17, r11
    lsl r17
    andi r17, 170
    or r20, r17
    mov r17, r5
    lsr r17
    andi r17, 85
    lsl r21
    andi r21, 170
    or r17, r21
    lsr r11
    mov r21, r11
    andi r21, 85
    lsl r2
    mov r19, r2
    andi r19, 170
    or r21, r19
    lsr r3
    mov r19, r3
    andi r19, 85
    lsl r5
    mov r2, r21
    mov r21, r5
    andi r21, 170
    or r19, r21
    mov r3, r10
    lsr r3
    mov r21, r3
    andi r21, 85
    mov r3, r13
    lsl r3
    mov r11, r19
    mov r19, r3
    andi r19, 170
    or r21, r19
    mov r3, r8
    lsr r3
    mov r19, r3
    andi r19, 85
    mov r3, r7
    lsl r3
    mov r5, r17
    mov r17, r3
    andi r17, 170
    or r19, r17
    lsr r13
    mov r17, r13
    andi r17, 85
    lsl r10
    mov r3, r19
    mov r19, r10
    andi r19, 170
    or r17, r19
    lsr r7
    mov r19, r7
    andi r19, 85
    lsl r8
    mov r7, r17
    mov r17, r8
    andi r17, 170
    or r19, r17
    ; round 32 (gift.dsl:33)
    mov r13, r4
    and r13, r18
    eor r13, r21
    mov r8, r20
    eor r8, r13
    eor r4, r20
    mov r10, r4
    or r10, r8
    eor r10, r18
    mov r18, r13
    or r18, r10
    eor r18, r4
    and r4, r10
    eor r13, r4
    mov r4, r9
    and r4, r6
    eor r3, r4
    mov r4, r5
    eor r4, r3
    eor r5, r9
    mov r9, r5
    or r9, r4
    eor r6, r9
    mov r9, r3
    or r9, r6
    eor r9, r5
    and r5, r6
    eor r3, r5
    mov r5, r15
    and r5, r12
    eor r7, r5
    mov r5, r2
    eor r5, r7
    eor r2, r15
    mov r15, r2
    or r15, r5
    eor r12, r15
    mov r15, r7
    or r15, r12
    eor r15, r2
    and r2, r12
    eor r7, r2
    mov r2, r14
    and r2, r0
    eor r2, r19
    mov r20, r11
    eor r20, r2
    eor r11, r14
    mov r14, r11
    or r14, r20
    eor r0, r14
    mov r14, r2
    or r14, r0
    eor r14, r11
    and r11, r0
    eor r2, r11
    ldd r11, Y+42
    eor r11, r18
    ldd r18, Y+43
    eor r9, r18
    ldd r18, Y+44
    eor r15, r18
    ldd r18, Y+45
    eor r14, r18
    ldd r18, Y+46
    eor r13, r18
    ldd r18, Y+47
    eor r3, r18
    ldd r18, Y+48
    eor r7, r18
    ldd r18, Y+49
    eor r2, r18
    ; round 36
    ldi r18, 253
    ; round 32 (gift.dsl:33)
    eor r8, r18
    ldd r18, Y+50
    eor r4, r18
    ; round 36
    ldi r18, 255
    ; round 32 (gift.dsl:33)
    eor r5, r18
    ldd r18, Y+51
    eor r20, r18
    com r6
    mov r18, r6
    swap r18
    andi r18, 15
    com r10
    mov r17, r10
    swap r17
    andi r17, 240
    or r18, r17
    swap r10
    mov r17, r10
    andi r17, 15
    swap r6
    mov r21, r6
    andi r21, 240
    or r17, r21
    com r0
    mov r6, r0
    swap r6
    mov r21, r6
    andi r21, 15
    com r12
    mov r19, r12
    swap r19
    andi r19, 240
    or r21, r19
    swap r12
    mov r19, r12
    andi r19, 15
    swap r0
    mov r6, r20
    mov r20, r0
    andi r20, 240
    or r19, r20
    mov r12, r13
    swap r12
    mov r20, r12
    andi r20, 15
    mov r12, r3
    swap r12
    mov r0, r18
    mov r18, r12
    andi r18, 240
    or r20, r18
    swap r3
    mov r18, r3
    andi r18, 15
    swap r13
    mov r3, r17
    mov r17, r13
    andi r17, 240
    or r18, r17
    mov r13, r7
    swap r13
    mov r17, r13
    andi r17, 15
    mov r13, r2
    swap r13
    mov r12, r21
    mov r21, r13
    andi r21, 240
    or r17, r21
    swap r2
    mov r21, r2
    andi r21, 15
    swap r7
    mov r2, r19
    mov r19, r7
    andi r19, 240
    or r21, r19
    mov r7, r20
    mov r13, r18
    mov r10, r21
    movw r18, r2 ; r19, r3
    mov r2, r9
    mov r9, r15
    mov r15, r8
    mov r8, r17
    mov r3, r0
    mov r0, r6
    mov r6, r4
    mov r4, r14
    mov r14, r11
    mov r11, r19
    mov r19, r12
    mov r12, r5
    mov r5, r19
    adiw r28, 52
    dec r16
    breq .Llwcc_giftb128_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_giftb128_128_ecb_decrypt_avr_round
.Llwcc_giftb128_128_ecb_decrypt_avr_rounds_done:
    subi r28, 216
    sbci r29, 2
    ; round 1 (gift.dsl:33)
    mov r16, r2
    and r16, r15
    eor r7, r16
    mov r16, r7
    com r16
    mov r20, r3
    eor r20, r16
    eor r3, r2
    com r3
    mov r2, r3
    and r2, r20
    eor r15, r2
    and r16, r15
    eor r16, r3
    or r3, r15
    eor r7, r3
    mov r2, r14
    and r2, r6
    eor r13, r2
    mov r2, r13
    com r2
    mov r3, r11
    eor r3, r2
    eor r11, r14
    com r11
    mov r14, r11
    and r14, r3
    eor r6, r14
    and r2, r6
    eor r2, r11
    or r11, r6
    eor r13, r11
    mov r14, r4
    and r14, r12
    eor r8, r14
    mov r14, r8
    com r14
    mov r11, r5
    eor r11, r14
    eor r5, r4
    com r5
    mov r4, r5
    and r4, r11
    eor r12, r4
    and r14, r12
    eor r14, r5
    or r5, r12
    eor r8, r5
    mov r4, r9
    and r4, r0
    eor r10, r4
    mov r4, r10
    com r4
    mov r5, r18
    eor r5, r4
    eor r9, r18
    com r9
    mov r18, r9
    and r18, r5
    eor r0, r18
    and r4, r0
    eor r4, r9
    or r9, r0
    eor r10, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r15
    lpm r15, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r0
    lpm r9, Z
    mov r30, r16
    lpm r0, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r20
    lpm r16, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r5
    lpm r5, Z
    mov r18, r15
    lsr r18
    lsr r18
    eor r18, r6
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r15, r20
    eor r6, r18
    mov r18, r12
    lsr r18
    lsr r18
    eor r18, r9
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r12, r20
    eor r9, r18
    mov r18, r0
    lsr r18
    lsr r18
    eor r18, r2
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r0, r20
    eor r2, r18
    mov r18, r14
    lsr r18
    lsr r18
    eor r18, r4
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r14, r20
    eor r4, r18
    mov r18, r7
    lsr r18
    lsr r18
    eor r18, r13
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r7, r20
    eor r13, r18
    mov r18, r8
    lsr r18
    lsr r18
    eor r18, r10
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r8, r20
    eor r10, r18
    mov r18, r16
    lsr r18
    lsr r18
    eor r18, r3
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r16, r20
    eor r3, r18
    mov r18, r11
    lsr r18
    lsr r18
    eor r18, r5
    andi r18, 51
    mov r20, r18
    lsl r20
    lsl r20
    eor r11, r20
    eor r5, r18
    movw r30, r22
    std Z+0, r15
    std Z+1, r12
    std Z+2, r6
    std Z+3, r9
    std Z+4, r0
    std Z+5, r14
    std Z+6, r2
    std Z+7, r4
    std Z+8, r7
    std Z+9, r8
    std Z+10, r13
    std Z+11, r10
    std Z+12, r16
    std Z+13, r11
    std Z+14, r3
    std Z+15, r5
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_giftb128_128_ecb_decrypt_avr_end
    rjmp .Llwcc_giftb128_128_ecb_decrypt_avr_group
.Llwcc_giftb128_128_ecb_decrypt_avr_end:
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
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ld r2, X+
    mov r3, r2
    lsr r3
    lsr r3
    adiw r26, 1
    ld r7, X
    eor r3, r7
    mov r16, r3
    andi r16, 51
    eor r7, r16
    lsl r16
    lsl r16
    eor r2, r16
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r2
    lpm r6, Z
    mov r30, r7
    lpm r4, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X+
    mov r7, r5
    lsr r7
    lsr r7
    adiw r26, 1
    ld r3, X+
    eor r7, r3
    mov r16, r7
    andi r16, 51
    eor r3, r16
    lsl r16
    lsl r16
    eor r5, r16
    mov r30, r5
    lpm r2, Z
    mov r30, r3
    lpm r5, Z
    ld r3, X+
    mov r7, r3
    lsr r7
    lsr r7
    adiw r26, 1
    ld r23, X
    eor r7, r23
    movw r18, r6 ; r19, r7
    andi r19, 51
    eor r23, r19
    lsl r19
    lsl r19
    eor r3, r19
    mov r30, r3
    lpm r7, Z
    mov r30, r23
    lpm r22, Z
    ; round 1 (gift.dsl:33)
    or r18, r7
    mov r23, r4
    or r23, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    mov r3, r19
    lsr r3
    lsr r3
    adiw r26, 1
    ld r20, X+
    eor r3, r20
    movw r16, r2 ; r17, r3
    andi r17, 51
    eor r20, r17
    lsl r17
    lsl r17
    eor r19, r17
    mov r30, r19
    lpm r3, Z
    mov r30, r20
    lpm r21, Z
    or r16, r3
    mov r20, r5
    or r20, r21
    ld r17, X+
    mov r19, r17
    lsr r19
    lsr r19
    adiw r26, 1
    ld r24, X
    eor r19, r24
    andi r19, 51
    eor r24, r19
    lsl r19
    lsl r19
    eor r17, r19
    mov r30, r17
    lpm r17, Z
    mov r30, r24
    lpm r19, Z
    eor r18, r17
    and r17, r6
    eor r7, r17
    eor r23, r19
    and r19, r4
    eor r22, r19
    mov r24, r18
    mov r25, r7
    com r24
    subi r28, lo8(-(1126))
    sbci r29, hi8(-(1126))
    std Y+0, r24
    com r25
    std Y+1, r25
    std Y+2, r7
    std Y+3, r6
    std Y+4, r18
    movw r6, r22 ; r7, r23
    com r7
    std Y+5, r7
    com r6
    std Y+6, r6
    std Y+7, r22
    std Y+8, r4
    std Y+9, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X+
    mov r17, r4
    lsr r17
    lsr r17
    adiw r26, 1
    ld r6, X
    eor r17, r6
    andi r17, 51
    eor r6, r17
    lsl r17
    lsl r17
    eor r4, r17
    mov r30, r4
    lpm r4, Z
    mov r30, r6
    lpm r17, Z
    eor r16, r4
    and r4, r2
    eor r3, r4
    eor r20, r17
    and r17, r5
    eor r21, r17
    mov r6, r16
    mov r7, r3
    com r6
    std Y+10, r6
    com r7
    std Y+11, r7
    std Y+12, r3
    std Y+13, r2
    std Y+14, r16
    movw r2, r20 ; r3, r21
    com r2
    std Y+15, r2
    com r3
    std Y+16, r3
    std Y+17, r21
    std Y+18, r5
    std Y+19, r20
    pop r29
    pop r28
    pop r17
    pop r16
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
    std Y+7, r14
    std Y+8, r15
    std Y+9, r16
    std Y+10, r17
    std Y+11, r1
    movw r24, r20
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_giftb128_128_ctr_crypt_avr_group
    rjmp .Llwcc_giftb128_128_ctr_crypt_avr_rest
.Llwcc_giftb128_128_ctr_crypt_avr_group:
    ldd r9, Y+10
    mov r6, r9
    lsr r6
    lsr r6
    ldd r4, Y+8
    eor r6, r4
    mov r16, r6
    andi r16, 51
    mov r22, r16
    lsl r22
    lsl r22
    eor r9, r22
    eor r4, r16
    ldd r6, Y+9
    mov r15, r6
    lsr r15
    lsr r15
    ldd r2, Y+7
    eor r15, r2
    mov r16, r15
    andi r16, 51
    mov r22, r16
    lsl r22
    lsl r22
    eor r6, r22
    eor r2, r16
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r9, Z
    mov r30, r6
    lpm r7, Z
    mov r30, r4
    lpm r16, Z
    mov r30, r2
    lpm r22, Z
    ; round 1 (gift.dsl:33)
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(1126))
    sbci r27, hi8(-(1126))
    ld r6, X+
    eor r6, r9
    ld r14, X+
    eor r14, r6
    ld r4, X+
    and r9, r4
    ld r4, X+
    eor r4, r9
    mov r9, r4
    and r9, r14
    ld r17, X+
    eor r17, r9
    ld r9, X+
    eor r9, r16
    ld r15, X+
    eor r15, r9
    ld r2, X+
    and r2, r16
    ld r13, X+
    eor r13, r2
    mov r2, r13
    and r2, r15
    ld r5, X+
    eor r5, r2
    ld r2, X+
    eor r2, r7
    ld r10, X+
    eor r10, r2
    ld r12, X+
    and r7, r12
    ld r12, X+
    eor r12, r7
    mov r7, r12
    and r7, r10
    ld r16, X+
    eor r16, r7
    ld r7, X+
    eor r7, r22
    ld r11, X+
    eor r11, r7
    ld r8, X+
    and r8, r22
    ld r3, X+
    eor r3, r8
    mov r8, r3
    and r8, r11
    ld r0, X
    eor r0, r8
    mov r8, r6
    swap r8
    movw r22, r8 ; r23, r9
    andi r22, 15
    swap r23
    andi r23, 240
    or r22, r23
    swap r9
    mov r23, r9
    andi r23, 15
    swap r6
    movw r20, r6 ; r21, r7
    andi r20, 240
    or r23, r20
    mov r9, r2
    swap r9
    mov r20, r9
    andi r20, 15
    swap r21
    andi r21, 240
    or r20, r21
    swap r7
    mov r21, r7
    andi r21, 15
    swap r2
    mov r18, r2
    andi r18, 240
    or r21, r18
    mov r9, r5
    swap r9
    mov r18, r9
    andi r18, 15
    mov r19, r17
    swap r19
    andi r19, 240
    or r18, r19
    swap r17
    andi r17, 15
    swap r5
    mov r19, r5
    andi r19, 240
    or r17, r19
    mov r9, r0
    swap r9
    mov r19, r9
    andi r19, 15
    mov r9, r16
    swap r9
    mov r6, r22
    mov r22, r9
    andi r22, 240
    or r19, r22
    swap r16
    andi r16, 15
    swap r0
    mov r22, r0
    andi r22, 240
    or r16, r22
    subi r26, lo8(-(-839))
    sbci r27, hi8(-(-839))
    ld r9, X+
    eor r15, r9
    ld r9, X+
    eor r14, r9
    ld r9, X+
    eor r11, r9
    ld r9, X+
    eor r10, r9
    subi r26, lo8(-(782))
    sbci r27, hi8(-(782))
    ld r9, X+
    eor r9, r18
    ld r2, X
    eor r2, r17
    subi r26, lo8(-(-791))
    sbci r27, hi8(-(-791))
    ld r5, X+
    eor r5, r19
    subi r26, lo8(-(791))
    sbci r27, hi8(-(791))
    ld r7, X
    eor r7, r16
    subi r26, lo8(-(-773))
    sbci r27, hi8(-(-773))
    ld r8, X
    eor r4, r8
    subi r26, lo8(-(-313))
    sbci r27, hi8(-(-313))
    ld r8, X+
    eor r13, r8
    eor r12, r8
    subi r26, lo8(-(197))
    sbci r27, hi8(-(197))
    ld r8, X
    eor r3, r8
    mov r8, r12
    mov r12, r11
    mov r11, r5
    mov r5, r13
    mov r13, r2
    mov r2, r23
    mov r0, r7
    mov r7, r20
    mov r22, r3
    mov r3, r21
    mov r16, r9
    mov r9, r6
    mov r6, r15
    mov r15, r4
    mov r4, r16
    ldd r26, Y+5
    ldd r27, Y+6
    subi r26, 40
    sbci r27, 253
    ldi r16, 7
.Llwcc_giftb128_128_ctr_crypt_avr_round:
    ; round 2 (gift.dsl:33)
    mov r17, r9
    or r17, r6
    eor r17, r4
    and r4, r9
    eor r6, r4
    mov r4, r15
    eor r4, r17
    and r15, r6
    eor r9, r15
    eor r6, r4
    com r4
    mov r15, r9
    and r15, r6
    eor r17, r15
    adiw r26, 2
    ld r15, X+
    eor r6, r15
    adiw r26, 5
    ld r15, X
    eor r9, r15
    mov r15, r2
    or r15, r14
    eor r15, r13
    and r13, r2
    eor r14, r13
    mov r13, r5
    eor r13, r15
    and r5, r14
    eor r2, r5
    eor r14, r13
    com r13
    mov r5, r2
    and r5, r14
    eor r15, r5
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r5, X+
    eor r14, r5
    adiw r26, 5
    ld r5, X
    eor r2, r5
    mov r5, r7
    or r5, r12
    eor r5, r11
    and r11, r7
    eor r12, r11
    mov r23, r8
    eor r23, r5
    and r8, r12
    eor r7, r8
    eor r12, r23
    com r23
    mov r11, r7
    and r11, r12
    eor r5, r11
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r11, X+
    eor r12, r11
    ldi r20, 1
    eor r7, r20
    mov r11, r3
    or r11, r10
    eor r11, r0
    and r0, r3
    eor r10, r0
    mov r20, r22
    eor r20, r11
    and r22, r10
    eor r3, r22
    eor r10, r20
    com r20
    mov r8, r3
    and r8, r10
    eor r11, r8
    ld r8, X+
    eor r10, r8
    mov r8, r4
    lsr r8
    lsl r4
    mov r22, r8
    andi r22, 85
    mov r21, r4
    andi r21, 170
    mov r18, r23
    lsl r18
    andi r18, 170
    or r22, r18
    lsr r23
    andi r23, 85
    or r23, r21
    mov r4, r13
    lsr r4
    lsl r13
    mov r21, r4
    andi r21, 85
    mov r18, r13
    andi r18, 170
    mov r19, r20
    lsl r19
    andi r19, 170
    or r21, r19
    lsr r20
    andi r20, 85
    or r20, r18
    mov r4, r5
    lsr r4
    lsl r5
    movw r18, r4 ; r19, r5
    andi r18, 85
    andi r19, 170
    mov r4, r17
    lsl r4
    mov r13, r20
    mov r20, r4
    andi r20, 170
    or r18, r20
    lsr r17
    andi r17, 85
    or r17, r19
    adiw r26, 2
    ld r4, X+
    eor r4, r18
    adiw r26, 1
    ld r5, X
    eor r5, r17
    mov r8, r11
    lsr r8
    lsl r11
    mov r17, r8
    andi r17, 85
    mov r20, r11
    andi r20, 170
    mov r18, r15
    lsl r18
    andi r18, 170
    or r17, r18
    lsr r15
    mov r18, r15
    andi r18, 85
    or r18, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X+
    eor r15, r17
    adiw r26, 1
    ld r11, X+
    eor r11, r18
    ; round 3 (gift.dsl:33)
    mov r8, r22
    or r8, r12
    eor r8, r4
    and r4, r22
    eor r12, r4
    mov r4, r9
    eor r4, r8
    and r9, r12
    eor r9, r22
    eor r12, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    mov r0, r9
    and r0, r12
    eor r8, r0
    swap r12
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r8, Z
    adiw r26, 2
    ld r0, X+
    eor r12, r0
    adiw r26, 3
    ld r0, X+
    eor r8, r0
    adiw r26, 3
    ld r0, X
    eor r9, r0
    mov r0, r21
    or r0, r10
    eor r0, r15
    and r15, r21
    eor r10, r15
    mov r15, r2
    eor r15, r0
    and r2, r10
    eor r2, r21
    eor r10, r15
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    mov r22, r2
    and r22, r10
    eor r0, r22
    swap r10
    mov r30, r0
    lpm r22, Z
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X+
    eor r10, r0
    adiw r26, 3
    ld r0, X+
    eor r22, r0
    adiw r26, 3
    ld r0, X
    eor r2, r0
    mov r0, r23
    or r0, r6
    eor r0, r5
    and r5, r23
    eor r6, r5
    mov r5, r7
    eor r5, r0
    and r7, r6
    eor r7, r23
    eor r6, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r17, r7
    and r17, r6
    eor r0, r17
    swap r6
    mov r30, r0
    lpm r0, Z
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    eor r6, r17
    adiw r26, 3
    ld r17, X+
    eor r0, r17
    adiw r26, 3
    ld r17, X
    eor r7, r17
    mov r17, r13
    or r17, r14
    eor r17, r11
    and r11, r13
    eor r14, r11
    mov r11, r3
    eor r11, r17
    and r3, r14
    eor r13, r3
    eor r14, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r3, r13
    and r3, r14
    eor r3, r17
    swap r14
    mov r30, r3
    lpm r3, Z
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    eor r14, r17
    adiw r26, 3
    ld r17, X+
    eor r3, r17
    adiw r26, 3
    ld r17, X+
    eor r13, r17
    ; round 4 (gift.dsl:33)
    mov r17, r12
    com r17
    and r17, r4
    eor r17, r8
    or r8, r4
    eor r12, r8
    mov r8, r9
    eor r8, r17
    or r9, r12
    eor r4, r9
    eor r12, r8
    mov r9, r4
    and r9, r12
    eor r9, r17
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    lpm r12, Z
    mov r30, r9
    lpm r9, Z
    adiw r26, 5
    ld r17, X
    eor r9, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r12, r17
    adiw r26, 7
    ld r17, X
    eor r4, r17
    mov r17, r10
    com r17
    and r17, r15
    eor r17, r22
    or r22, r15
    eor r10, r22
    mov r22, r2
    eor r22, r17
    or r2, r10
    eor r15, r2
    eor r10, r22
    mov r30, r22
    lpm r2, Z
    mov r30, r10
    lpm r22, Z
    and r10, r15
    eor r17, r10
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r10, X+
    eor r10, r22
    adiw r26, 2
    ld r22, X+
    eor r17, r22
    mov r22, r6
    com r22
    and r22, r5
    eor r22, r0
    or r0, r5
    eor r6, r0
    mov r0, r7
    eor r0, r22
    or r7, r6
    eor r5, r7
    eor r6, r0
    mov r7, r5
    and r7, r6
    eor r7, r22
    mov r30, r6
    lpm r6, Z
    mov r30, r7
    lpm r7, Z
    adiw r26, 2
    ld r22, X
    eor r7, r22
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r22, X+
    eor r6, r22
    adiw r26, 6
    ld r22, X
    eor r5, r22
    mov r22, r14
    com r22
    and r22, r11
    eor r22, r3
    or r3, r11
    eor r14, r3
    mov r3, r13
    eor r3, r22
    or r13, r14
    eor r11, r13
    eor r14, r3
    mov r30, r3
    lpm r13, Z
    mov r30, r14
    lpm r3, Z
    and r14, r11
    eor r14, r22
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r22, X+
    eor r3, r22
    adiw r26, 2
    ld r22, X+
    eor r14, r22
    ; round 2
    ldi r22, 128
    ; round 4 (gift.dsl:33)
    eor r11, r22
    ; round 5 (gift.dsl:33)
    mov r22, r2
    or r22, r12
    eor r22, r17
    and r17, r2
    eor r12, r17
    mov r17, r4
    eor r17, r22
    and r4, r12
    eor r2, r4
    eor r12, r17
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r17
    lpm r4, Z
    mov r30, r12
    lpm r17, Z
    and r12, r2
    eor r22, r12
    adiw r26, 3
    ld r12, X+
    eor r12, r17
    adiw r26, 5
    ld r17, X
    eor r22, r17
    ; round 2
    ldi r17, 255
    ; round 5 (gift.dsl:33)
    eor r2, r17
    mov r17, r8
    or r17, r10
    eor r17, r9
    and r9, r8
    eor r10, r9
    mov r9, r15
    eor r9, r17
    and r15, r10
    eor r8, r15
    eor r10, r9
    mov r30, r9
    lpm r9, Z
    mov r30, r10
    lpm r15, Z
    and r10, r8
    eor r10, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r15, r17
    adiw r26, 5
    ld r17, X
    eor r10, r17
    ; round 2
    ldi r17, 223
    ; round 5 (gift.dsl:33)
    eor r8, r17
    mov r17, r13
    or r17, r6
    eor r17, r14
    and r14, r13
    eor r6, r14
    mov r14, r5
    eor r14, r17
    and r5, r6
    eor r13, r5
    eor r6, r14
    mov r5, r13
    and r5, r6
    eor r5, r17
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r17, Z
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r5, X+
    eor r6, r5
    adiw r26, 1
    ld r5, X+
    eor r17, r5
    adiw r26, 3
    ld r5, X
    eor r13, r5
    mov r5, r0
    or r5, r3
    eor r5, r7
    and r7, r0
    eor r3, r7
    mov r7, r11
    eor r7, r5
    and r11, r3
    eor r0, r11
    eor r3, r7
    mov r11, r0
    and r11, r3
    eor r5, r11
    mov r30, r3
    lpm r11, Z
    mov r30, r5
    lpm r5, Z
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r3, X+
    eor r11, r3
    adiw r26, 1
    ld r3, X+
    eor r5, r3
    adiw r26, 3
    ld r3, X+
    eor r0, r3
    ; round 6 (gift.dsl:33)
    mov r3, r12
    com r3
    and r3, r14
    eor r3, r17
    or r17, r14
    eor r12, r17
    mov r17, r2
    eor r17, r3
    or r2, r12
    eor r14, r2
    eor r12, r17
    mov r2, r14
    and r2, r12
    eor r3, r2
    adiw r26, 1
    ld r2, X
    eor r12, r2
    ; round 2
    ldi r23, 2
    ; round 6 (gift.dsl:33)
    eor r14, r23
    mov r2, r15
    com r2
    and r2, r7
    eor r2, r5
    or r5, r7
    eor r15, r5
    mov r23, r8
    eor r23, r2
    or r8, r15
    eor r7, r8
    eor r15, r23
    mov r5, r7
    and r5, r15
    eor r2, r5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X+
    eor r15, r5
    adiw r26, 7
    ld r5, X
    eor r7, r5
    mov r5, r6
    com r5
    and r5, r4
    eor r5, r22
    or r22, r4
    eor r6, r22
    mov r8, r13
    eor r8, r5
    or r13, r6
    eor r4, r13
    eor r6, r8
    mov r13, r4
    and r13, r6
    eor r5, r13
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r13, X
    eor r6, r13
    mov r13, r11
    com r13
    and r13, r9
    eor r13, r10
    or r10, r9
    eor r11, r10
    mov r22, r0
    eor r22, r13
    or r0, r11
    eor r9, r0
    eor r11, r22
    mov r10, r9
    and r10, r11
    eor r13, r10
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r10, X+
    eor r11, r10
    adiw r26, 6
    ld r10, X
    eor r9, r10
    mov r10, r17
    swap r10
    swap r17
    mov r20, r10
    andi r20, 15
    andi r17, 240
    mov r21, r23
    swap r21
    andi r21, 240
    or r20, r21
    swap r23
    andi r23, 15
    or r23, r17
    mov r10, r8
    swap r10
    swap r8
    mov r17, r10
    andi r17, 15
    mov r21, r8
    andi r21, 240
    mov r18, r22
    swap r18
    andi r18, 240
    or r17, r18
    swap r22
    andi r22, 15
    or r22, r21
    mov r8, r2
    swap r8
    swap r2
    mov r21, r8
    andi r21, 15
    movw r18, r2 ; r19, r3
    andi r18, 240
    swap r19
    andi r19, 240
    or r21, r19
    swap r3
    mov r19, r3
    andi r19, 15
    or r19, r18
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r2, X+
    eor r2, r21
    ld r8, X+
    eor r8, r19
    mov r3, r13
    swap r3
    swap r13
    mov r21, r3
    andi r21, 15
    mov r18, r13
    andi r18, 240
    mov r19, r5
    swap r19
    andi r19, 240
    or r21, r19
    swap r5
    mov r19, r5
    andi r19, 15
    or r19, r18
    ld r13, X+
    eor r13, r21
    ld r5, X+
    eor r5, r19
    mov r3, r22
    mov r10, r6
    mov r6, r15
    mov r15, r14
    mov r14, r12
    mov r12, r11
    mov r11, r13
    mov r13, r8
    mov r8, r4
    mov r4, r2
    mov r2, r23
    mov r0, r5
    mov r5, r7
    mov r7, r17
    mov r22, r9
    mov r9, r20
    adiw r26, 2
    dec r16
    breq .Llwcc_giftb128_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_giftb128_128_ctr_crypt_avr_round
.Llwcc_giftb128_128_ctr_crypt_avr_rounds_done:
    ; round 37 (gift.dsl:33)
    mov r16, r9
    or r16, r6
    eor r16, r4
    and r4, r9
    eor r6, r4
    mov r21, r15
    eor r21, r16
    and r15, r6
    eor r9, r15
    eor r6, r21
    com r21
    mov r4, r9
    mov r15, r2
    and r4, r6
    eor r16, r4
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(1095))
    sbci r27, hi8(-(1095))
    ld r4, X
    eor r6, r4
    subi r26, lo8(-(-940))
    sbci r27, hi8(-(-940))
    ld r4, X+
    eor r9, r4
    or r15, r14
    eor r15, r13
    and r13, r2
    eor r14, r13
    mov r19, r5
    eor r19, r15
    and r5, r14
    eor r2, r5
    eor r14, r19
    com r19
    mov r13, r2
    and r13, r14
    eor r15, r13
    subi r26, lo8(-(110))
    sbci r27, hi8(-(110))
    ld r13, X+
    eor r14, r13
    subi r26, lo8(-(829))
    sbci r27, hi8(-(829))
    ld r13, X
    eor r2, r13
    mov r4, r7
    or r4, r12
    eor r4, r11
    and r11, r7
    eor r12, r11
    mov r20, r8
    eor r20, r4
    and r8, r12
    eor r7, r8
    eor r12, r20
    com r20
    mov r8, r7
    mov r11, r3
    and r8, r12
    eor r4, r8
    subi r26, lo8(-(-939))
    sbci r27, hi8(-(-939))
    ld r8, X+
    eor r12, r8
    subi r26, lo8(-(133))
    sbci r27, hi8(-(133))
    ld r8, X
    eor r7, r8
    or r11, r10
    eor r11, r0
    and r0, r3
    eor r10, r0
    mov r18, r22
    eor r18, r11
    and r22, r10
    eor r3, r22
    eor r10, r18
    com r18
    mov r8, r3
    and r8, r10
    eor r11, r8
    subi r26, lo8(-(-235))
    sbci r27, hi8(-(-235))
    ld r8, X
    eor r10, r8
    subi r26, lo8(-(-48))
    sbci r27, hi8(-(-48))
    ld r8, X+
    eor r3, r8
    movw r22, r20 ; r23, r21
    lsr r23
    lsl r21
    andi r23, 85
    andi r21, 170
    lsl r22
    andi r22, 170
    or r23, r22
    lsr r20
    andi r20, 85
    or r20, r21
    mov r0, r19
    mov r21, r18
    lsr r0
    lsl r19
    mov r22, r0
    andi r22, 85
    andi r19, 170
    lsl r21
    andi r21, 170
    or r22, r21
    lsr r18
    andi r18, 85
    or r18, r19
    mov r0, r4
    mov r19, r16
    lsr r0
    lsl r4
    mov r21, r0
    andi r21, 85
    mov r17, r4
    andi r17, 170
    lsl r19
    andi r19, 170
    or r21, r19
    lsr r16
    andi r16, 85
    or r16, r17
    adiw r26, 43
    ld r0, X+
    eor r0, r21
    adiw r26, 1
    ld r13, X
    eor r13, r16
    mov r17, r11
    mov r16, r15
    lsr r17
    lsl r11
    ; round 38 (gift.dsl:33)
    mov r8, r23
    ; round 37 (gift.dsl:33)
    andi r17, 85
    mov r21, r11
    andi r21, 170
    lsl r16
    andi r16, 170
    or r17, r16
    lsr r15
    mov r19, r15
    andi r19, 85
    or r19, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X+
    eor r15, r17
    adiw r26, 1
    ld r11, X+
    eor r11, r19
    ; round 38 (gift.dsl:33)
    or r8, r12
    eor r8, r0
    and r0, r23
    eor r12, r0
    mov r0, r9
    eor r0, r8
    and r9, r12
    eor r9, r23
    eor r12, r0
    com r0
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    mov r17, r9
    mov r16, r2
    and r17, r12
    eor r8, r17
    swap r12
    subi r26, lo8(-(1041))
    sbci r27, hi8(-(1041))
    ld r17, X+
    eor r12, r17
    mov r17, r22
    or r17, r10
    eor r17, r15
    and r15, r22
    eor r10, r15
    eor r16, r17
    and r2, r10
    eor r2, r22
    eor r10, r16
    com r16
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    mov r15, r2
    and r15, r10
    eor r17, r15
    swap r10
    ld r15, X
    eor r10, r15
    subi r26, lo8(-(-807))
    sbci r27, hi8(-(-807))
    ld r15, X+
    eor r2, r15
    mov r15, r20
    or r15, r6
    eor r15, r13
    and r13, r20
    eor r6, r13
    mov r4, r7
    eor r4, r15
    and r7, r6
    eor r7, r20
    eor r6, r4
    com r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    mov r13, r7
    mov r5, r3
    and r13, r6
    eor r15, r13
    swap r6
    subi r26, lo8(-(807))
    sbci r27, hi8(-(807))
    ld r13, X+
    eor r6, r13
    adiw r26, 1
    ld r13, X
    eor r7, r13
    mov r13, r18
    or r13, r14
    eor r13, r11
    and r11, r18
    eor r14, r11
    eor r5, r13
    and r3, r14
    eor r3, r18
    eor r14, r5
    com r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r11, r3
    and r11, r14
    eor r13, r11
    swap r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X
    eor r14, r11
    ; round 39 (gift.dsl:33)
    mov r11, r0
    mov r20, r16
    or r11, r12
    subi r26, lo8(-(-779))
    sbci r27, hi8(-(-779))
    ; round 38 (gift.dsl:33)
    ld r21, X
    eor r9, r21
    eor r3, r21
    ; round 39 (gift.dsl:33)
    or r20, r10
    ; round 38 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r8, Z
    subi r26, lo8(-(-259))
    sbci r27, hi8(-(-259))
    ld r21, X+
    eor r8, r21
    mov r30, r17
    lpm r17, Z
    ld r21, X+
    eor r17, r21
    mov r30, r15
    lpm r15, Z
    ld r21, X+
    eor r15, r21
    mov r30, r13
    lpm r13, Z
    ld r21, X+
    eor r13, r21
    ; round 39 (gift.dsl:33)
    eor r11, r8
    and r8, r0
    eor r12, r8
    mov r19, r9
    mov r18, r2
    eor r19, r11
    and r9, r12
    eor r0, r9
    eor r12, r19
    mov r21, r0
    and r21, r12
    eor r21, r11
    subi r26, lo8(-(1040))
    sbci r27, hi8(-(1040))
    ld r11, X
    eor r0, r11
    eor r20, r17
    and r17, r16
    eor r10, r17
    eor r18, r20
    and r2, r10
    eor r16, r2
    eor r10, r18
    mov r11, r16
    and r11, r10
    eor r11, r20
    subi r26, lo8(-(-472))
    sbci r27, hi8(-(-472))
    ld r17, X
    eor r11, r17
    subi r26, lo8(-(-613))
    sbci r27, hi8(-(-613))
    ld r17, X+
    eor r16, r17
    movw r22, r4 ; r23, r5
    or r22, r6
    eor r22, r15
    and r15, r4
    eor r6, r15
    mov r9, r7
    mov r8, r3
    eor r9, r22
    and r7, r6
    eor r4, r7
    eor r6, r9
    mov r7, r4
    and r7, r6
    eor r7, r22
    subi r26, lo8(-(1085))
    sbci r27, hi8(-(1085))
    ld r2, X
    eor r4, r2
    or r23, r14
    eor r23, r13
    and r13, r5
    eor r14, r13
    eor r8, r23
    and r3, r14
    eor r5, r3
    eor r14, r8
    mov r13, r5
    and r13, r14
    eor r13, r23
    subi r26, lo8(-(-471))
    sbci r27, hi8(-(-471))
    ld r15, X
    eor r13, r15
    subi r26, lo8(-(-169))
    sbci r27, hi8(-(-169))
    ld r15, X+
    eor r5, r15
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    lpm r12, Z
    mov r30, r21
    lpm r15, Z
    subi r26, lo8(-(634))
    sbci r27, hi8(-(634))
    ld r17, X
    eor r12, r17
    subi r26, lo8(-(-467))
    sbci r27, hi8(-(-467))
    ld r17, X+
    eor r15, r17
    mov r30, r18
    lpm r2, Z
    mov r30, r10
    lpm r3, Z
    subi r26, lo8(-(467))
    sbci r27, hi8(-(467))
    ld r10, X+
    eor r3, r10
    mov r30, r6
    lpm r6, Z
    mov r30, r7
    lpm r7, Z
    ld r10, X
    eor r6, r10
    subi r26, lo8(-(-467))
    sbci r27, hi8(-(-467))
    ld r10, X+
    eor r7, r10
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    subi r26, lo8(-(467))
    sbci r27, hi8(-(467))
    ld r10, X
    eor r14, r10
    ; round 40 (gift.dsl:33)
    mov r10, r12
    com r10
    and r10, r2
    eor r10, r11
    or r11, r2
    eor r12, r11
    mov r11, r0
    eor r11, r10
    or r0, r12
    eor r2, r0
    eor r12, r11
    movw r20, r2 ; r21, r3
    and r20, r12
    eor r20, r10
    com r21
    and r21, r19
    eor r21, r15
    or r15, r19
    eor r3, r15
    mov r0, r16
    eor r0, r21
    or r16, r3
    eor r19, r16
    eor r3, r0
    mov r17, r19
    mov r16, r6
    and r17, r3
    eor r17, r21
    com r16
    and r16, r8
    eor r16, r13
    or r13, r8
    eor r6, r13
    mov r10, r4
    eor r10, r16
    or r4, r6
    eor r4, r8
    eor r6, r10
    movw r22, r4 ; r23, r5
    and r22, r6
    eor r16, r22
    mov r8, r14
    com r8
    and r8, r9
    eor r8, r7
    or r7, r9
    eor r14, r7
    eor r23, r8
    or r5, r14
    eor r9, r5
    eor r14, r23
    mov r5, r9
    and r5, r14
    eor r5, r8
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r11
    lpm r11, Z
    subi r26, lo8(-(-1097))
    sbci r27, hi8(-(-1097))
    ld r30, X+
    eor r30, r2
    lpm r8, Z
    mov r30, r0
    lpm r0, Z
    subi r26, lo8(-(207))
    sbci r27, hi8(-(207))
    ld r30, X+
    eor r30, r19
    lpm r2, Z
    mov r30, r10
    lpm r10, Z
    subi r26, lo8(-(893))
    sbci r27, hi8(-(893))
    ld r30, X+
    eor r30, r6
    lpm r13, Z
    mov r30, r23
    lpm r15, Z
    ld r30, X
    eor r30, r14
    lpm r14, Z
    movw r18, r10 ; r19, r11
    lsr r19
    lsr r19
    eor r19, r0
    andi r19, 51
    eor r0, r19
    lsl r19
    lsl r19
    eor r11, r19
    lsr r18
    lsr r18
    eor r18, r15
    andi r18, 51
    eor r15, r18
    lsl r18
    lsl r18
    eor r10, r18
    mov r21, r13
    lsr r21
    ldi r31, hi8(.Ltable_byte_4)
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X
    eor r30, r12
    lpm r6, Z
    subi r26, lo8(-(-482))
    sbci r27, hi8(-(-482))
    ld r30, X+
    eor r30, r20
    lpm r7, Z
    subi r26, lo8(-(482))
    sbci r27, hi8(-(482))
    ld r30, X
    eor r30, r3
    lpm r3, Z
    subi r26, lo8(-(-482))
    sbci r27, hi8(-(-482))
    ld r30, X+
    eor r30, r17
    lpm r12, Z
    subi r26, lo8(-(484))
    sbci r27, hi8(-(484))
    ld r30, X+
    eor r30, r16
    lpm r22, Z
    adiw r26, 1
    ld r30, X
    eor r30, r4
    lpm r23, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r5
    lpm r20, Z
    subi r26, lo8(-(-907))
    sbci r27, hi8(-(-907))
    ld r30, X
    eor r30, r9
    lpm r9, Z
    lsr r21
    eor r21, r14
    andi r21, 51
    eor r14, r21
    lsl r21
    lsl r21
    eor r13, r21
    movw r16, r6 ; r17, r7
    lsr r16
    lsr r16
    eor r16, r3
    andi r16, 51
    eor r3, r16
    lsl r16
    lsl r16
    eor r6, r16
    lsr r17
    lsr r17
    eor r17, r12
    andi r17, 51
    eor r12, r17
    lsl r17
    lsl r17
    eor r7, r17
    movw r16, r22 ; r17, r23
    lsr r16
    lsr r16
    eor r16, r20
    andi r16, 51
    eor r20, r16
    lsl r16
    lsl r16
    eor r22, r16
    lsr r17
    lsr r17
    eor r17, r9
    andi r17, 51
    eor r9, r17
    lsl r17
    lsl r17
    eor r23, r17
    mov r21, r8
    lsr r21
    lsr r21
    eor r21, r2
    andi r21, 51
    eor r2, r21
    lsl r21
    lsl r21
    eor r8, r21
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r21, X+
    eor r10, r21
    ld r21, X+
    eor r0, r21
    ld r21, X+
    eor r15, r21
    ld r21, X+
    eor r11, r21
    ld r21, X+
    eor r6, r21
    ld r21, X+
    eor r14, r21
    ld r21, X+
    eor r3, r21
    ld r21, X+
    eor r13, r21
    ld r21, X+
    eor r21, r22
    ld r22, X+
    eor r12, r22
    ld r22, X+
    eor r20, r22
    ld r22, X+
    eor r7, r22
    ld r22, X+
    eor r8, r22
    ld r22, X+
    eor r9, r22
    ld r22, X+
    eor r2, r22
    ld r22, X
    eor r23, r22
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r10
    st X+, r0
    st X+, r15
    st X+, r11
    st X+, r6
    st X+, r14
    st X+, r3
    st X+, r13
    st X+, r21
    st X+, r12
    st X+, r20
    st X+, r7
    st X+, r8
    st X+, r9
    st X+, r2
    st X, r23
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
    rjmp .Llwcc_giftb128_128_ctr_crypt_avr_group
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
    adiw r30, 14
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
    rjmp .Llwcc_giftb128_128_ctr_crypt_avr_group
.Llwcc_giftb128_128_ctr_crypt_avr_out:
    movw r26, r28
    adiw r26, 14
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
    ldi r24, 29
    ldi r25, 0
.Llwcc_giftb128_128_ctr_crypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_giftb128_128_ctr_crypt_avr_wipe
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
