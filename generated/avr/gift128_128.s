; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile gift --set gift128_128 --target avr --lanes 1 --slicing plane
; passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1, fixed=true) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 407
; layout:    planes of 32 S-boxes, 1 blocks side by side; cells in 5 arrangements
; sizes:     in bytes: block 16, key 16, nonce 12, rk 479, ctx 501, align 1, group 16, stack 407, code 52318, flash 54366, ram 1387
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_byte_0, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5, table_byte_6, table_byte_7
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:a6b6c174ff0ec5269bc994a4a93987fa0c0b7057925dde58559dcf3d9513a480

    .text

    .global lwcc_gift128_128_key_setup_avr
    .type lwcc_gift128_128_key_setup_avr, @function
lwcc_gift128_128_key_setup_avr:
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
    ld r21, X+
    swap r21
    andi r21, 15
    ld r25, X
    swap r25
    andi r25, 240
    mov r18, r21
    or r18, r25
    andi r25, 128
    andi r21, 1
    ld r19, X
    swap r19
    andi r19, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X
    swap r24
    andi r24, 240
    or r19, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X
    lsr r16
    lsr r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    swap r15
    mov r23, r15
    andi r23, 240
    lsl r23
    lsl r23
    or r23, r16
    ld r15, X+
    lsr r15
    lsr r15
    ld r20, X
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    mov r17, r15
    or r17, r20
    mov r22, r15
    andi r22, 2
    andi r20, 128
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r15, X+
    swap r15
    movw r8, r20 ; r9, r21
    mov r20, r15
    andi r20, 15
    ld r15, X
    swap r15
    mov r21, r15
    andi r21, 240
    or r20, r21
    ld r21, X
    swap r21
    andi r21, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    swap r15
    mov r14, r20
    mov r20, r15
    andi r20, 240
    or r21, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X
    lsr r20
    lsr r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    swap r15
    mov r13, r21
    mov r21, r15
    andi r21, 240
    lsl r21
    lsl r21
    or r21, r20
    andi r20, 2
    ld r15, X+
    lsr r15
    lsr r15
    ld r2, X
    swap r2
    mov r12, r20
    mov r20, r2
    andi r20, 240
    lsl r20
    lsl r20
    or r20, r15
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r2, X+
    swap r2
    movw r6, r18 ; r7, r19
    mov r18, r2
    andi r18, 15
    ld r2, X
    swap r2
    mov r19, r2
    andi r19, 240
    mov r2, r18
    or r2, r19
    andi r19, 128
    andi r18, 1
    ld r11, X
    swap r11
    movw r4, r18 ; r5, r19
    mov r19, r11
    andi r19, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X
    swap r11
    mov r18, r11
    andi r18, 240
    or r19, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X
    lsr r11
    lsr r11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r10, X
    swap r10
    mov r3, r19
    mov r19, r10
    andi r19, 240
    lsl r19
    lsl r19
    mov r10, r11
    or r10, r19
    andi r19, 64
    ld r0, X+
    lsr r0
    lsr r0
    std Y+14, r12
    ld r12, X
    swap r12
    std Y+15, r19
    mov r19, r12
    andi r19, 240
    lsl r19
    lsl r19
    mov r12, r0
    or r12, r19
    std Y+16, r5
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r5, X+
    swap r5
    std Y+17, r19
    mov r19, r5
    andi r19, 15
    ld r5, X
    swap r5
    std Y+18, r18
    mov r18, r5
    andi r18, 240
    or r19, r18
    ld r18, X
    swap r18
    andi r18, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    swap r5
    std Y+19, r19
    mov r19, r5
    andi r19, 240
    or r18, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    lsr r19
    lsr r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    swap r5
    std Y+20, r18
    mov r18, r5
    andi r18, 240
    lsl r18
    lsl r18
    or r19, r18
    ld r18, X+
    lsr r18
    lsr r18
    ld r5, X+
    swap r5
    std Y+21, r24
    mov r24, r5
    andi r24, 240
    lsl r24
    lsl r24
    or r24, r18
    andi r18, 1
    mov r5, r23
    lsr r5
    lsr r5
    std Y+22, r0
    adiw r26, 10
    ld r0, X+
    swap r0
    std Y+23, r18
    mov r18, r0
    andi r18, 240
    mov r0, r23
    mov r23, r18
    andi r23, 192
    or r5, r23
    andi r18, 64
    mov r23, r17
    lsr r23
    lsr r23
    std Y+24, r18
    ld r18, X
    swap r18
    andi r18, 240
    std Y+25, r17
    mov r17, r18
    andi r17, 192
    or r23, r17
    andi r18, 64
    mov r17, r21
    lsr r17
    lsr r17
    std Y+26, r18
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r18, X+
    swap r18
    andi r18, 240
    andi r18, 192
    or r17, r18
    mov r18, r20
    lsr r18
    lsr r18
    std Y+27, r15
    ld r15, X
    swap r15
    std Y+28, r23
    mov r23, r15
    andi r23, 240
    andi r23, 192
    or r18, r23
    mov r23, r10
    lsr r23
    lsr r23
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r15, X+
    swap r15
    std Y+29, r17
    mov r17, r15
    andi r17, 240
    andi r17, 192
    or r23, r17
    mov r17, r12
    lsr r17
    lsr r17
    ld r15, X
    swap r15
    std Y+30, r23
    mov r23, r15
    andi r23, 240
    andi r23, 192
    or r17, r23
    lsl r17
    andi r17, 144
    mov r23, r19
    lsr r23
    lsr r23
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r15, X+
    swap r15
    std Y+31, r17
    mov r17, r15
    andi r17, 240
    mov r15, r18
    mov r18, r17
    andi r18, 192
    or r23, r18
    andi r17, 64
    mov r18, r24
    lsr r18
    lsr r18
    std Y+32, r17
    ld r17, X+
    swap r17
    andi r17, 240
    std Y+33, r20
    mov r20, r17
    andi r20, 192
    or r18, r20
    andi r17, 64
    adiw r26, 10
    ld r20, X+
    lsr r20
    std Y+34, r17
    ld r17, X
    lsl r17
    lsl r17
    andi r17, 4
    std Y+35, r2
    ld r2, X+
    lsl r2
    std Y+36, r10
    ld r10, X+
    lsl r10
    lsl r10
    lsl r10
    std Y+37, r3
    ld r3, X
    swap r3
    std Y+38, r21
    mov r21, r3
    andi r21, 240
    lsl r21
    lsl r21
    andi r21, 64
    ld r3, X
    swap r3
    std Y+39, r19
    mov r19, r3
    andi r19, 240
    lsl r19
    mov r3, r24
    mov r24, r20
    andi r24, 1
    or r24, r22
    mov r22, r2
    mov r2, r23
    mov r23, r22
    andi r23, 4
    or r24, r23
    std Y+40, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X+
    std Y+41, r18
    mov r18, r12
    andi r18, 8
    or r24, r18
    mov r18, r10
    mov r12, r23
    mov r23, r18
    andi r23, 16
    or r24, r23
    andi r18, 32
    ld r23, X
    lsl r23
    lsl r23
    andi r23, 32
    or r24, r23
    mov r23, r19
    andi r23, 64
    or r24, r23
    or r24, r25
    andi r19, 128
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r10, X
    swap r10
    mov r25, r10
    andi r25, 15
    andi r25, 1
    ld r23, X
    swap r23
    andi r23, 15
    lsr r23
    mov r10, r24
    mov r24, r23
    andi r24, 2
    or r25, r24
    std Y+42, r24
    mov r24, r16
    andi r24, 4
    or r25, r24
    andi r16, 1
    mov r24, r20
    andi r24, 2
    or r16, r24
    std Y+43, r20
    ld r20, X+
    andi r20, 1
    or r20, r24
    or r20, r17
    mov r24, r22
    andi r24, 8
    or r20, r24
    ldd r24, Y+21
    mov r17, r24
    andi r17, 16
    or r20, r17
    or r20, r18
    or r20, r21
    or r20, r19
    subi r30, lo8(-(478))
    sbci r31, hi8(-(478))
    std Z+0, r20
    andi r24, 128
    ld r21, X+
    lsr r21
    lsr r21
    lsr r21
    mov r19, r21
    andi r19, 8
    or r25, r19
    ld r19, X
    andi r19, 16
    or r25, r19
    ld r19, X+
    lsr r19
    mov r17, r19
    andi r17, 32
    or r25, r17
    std Y+21, r4
    ld r4, X
    lsl r4
    lsl r4
    std Y+44, r22
    mov r22, r4
    andi r22, 64
    or r25, r22
    ld r22, X
    lsl r22
    mov r4, r16
    mov r16, r22
    andi r16, 128
    or r25, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    andi r16, 2
    std Y+45, r25
    mov r25, r23
    andi r25, 1
    or r25, r16
    andi r23, 4
    mov r16, r21
    andi r16, 4
    or r25, r16
    andi r21, 2
    ld r16, X+
    swap r16
    andi r16, 15
    std Y+46, r21
    mov r21, r16
    andi r21, 8
    or r25, r21
    andi r16, 2
    mov r21, r19
    andi r21, 16
    or r25, r21
    ld r21, X+
    lsr r21
    lsr r21
    std Y+47, r16
    mov r16, r21
    andi r16, 32
    or r25, r16
    andi r21, 16
    mov r16, r22
    andi r16, 64
    or r25, r16
    ld r16, X
    andi r16, 128
    or r25, r16
    std Y+48, r25
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r25, X+
    lsr r25
    std Y+49, r23
    ld r23, X
    lsl r23
    lsl r23
    std Y+50, r8
    ld r8, X+
    lsl r8
    std Y+51, r5
    ld r5, X+
    lsl r5
    lsl r5
    lsl r5
    std Y+52, r4
    ld r4, X
    swap r4
    std Y+53, r24
    mov r24, r4
    andi r24, 240
    lsl r24
    lsl r24
    andi r24, 64
    ld r4, X
    swap r4
    std Y+54, r18
    mov r18, r4
    andi r18, 240
    lsl r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    lsl r4
    lsl r4
    std Y+55, r22
    mov r22, r4
    andi r22, 32
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X
    swap r4
    std Y+56, r22
    mov r22, r4
    andi r22, 15
    ld r4, X+
    swap r4
    std Y+57, r20
    mov r20, r4
    andi r20, 15
    lsr r20
    ld r4, X+
    lsr r4
    lsr r4
    lsr r4
    std Y+58, r10
    ld r10, X+
    lsr r10
    std Y+59, r16
    ld r16, X
    lsl r16
    lsl r16
    andi r16, 64
    std Y+60, r19
    ld r19, X
    lsl r19
    std Y+61, r21
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r21, X+
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    andi r21, 2
    std Y+62, r17
    mov r17, r20
    andi r17, 1
    or r17, r21
    mov r21, r4
    mov r4, r16
    mov r16, r21
    andi r16, 4
    or r17, r16
    std Y+63, r15
    ld r15, X+
    swap r15
    adiw r28, 18
    std Y+46, r16
    mov r16, r15
    andi r16, 15
    mov r15, r21
    mov r21, r16
    andi r21, 8
    or r17, r21
    andi r16, 2
    mov r21, r10
    mov r10, r16
    mov r16, r21
    andi r16, 16
    or r17, r16
    ld r16, X+
    lsr r16
    lsr r16
    std Y+47, r21
    mov r21, r16
    andi r21, 32
    or r17, r21
    mov r21, r19
    andi r21, 64
    or r17, r21
    ld r21, X+
    andi r21, 128
    or r17, r21
    std Y+48, r10
    ld r10, X+
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    std Y+49, r17
    mov r17, r10
    andi r17, 17
    adiw r26, 1
    ld r10, X
    swap r10
    bst r10, 0
    lsr r10
    bld r10, 7
    std Y+50, r21
    mov r21, r10
    mov r10, r19
    mov r19, r21
    andi r19, 34
    or r17, r19
    andi r21, 66
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X+
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 68
    or r17, r19
    adiw r26, 1
    ld r19, X
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 136
    or r17, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 17
    ldi r31, hi8(.Ltable_byte_4)
    std Y+51, r17
    adiw r26, 1
    ld r30, X
    lpm r17, Z
    or r19, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X+
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 68
    or r19, r17
    adiw r26, 1
    ld r17, X
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 136
    or r19, r17
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r17, X+
    lsl r17
    adc r17, r1
    andi r17, 17
    ldi r31, hi8(.Ltable_byte_5)
    std Y+52, r19
    adiw r26, 1
    ld r30, X
    lpm r19, Z
    or r17, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X+
    swap r19
    lsl r19
    adc r19, r1
    andi r19, 68
    or r17, r19
    ldi r31, hi8(.Ltable_byte_6)
    adiw r26, 1
    ld r30, X
    lpm r19, Z
    or r17, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsl r19
    adc r19, r1
    andi r19, 17
    std Y+53, r17
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 1
    ld r30, X
    lpm r17, Z
    or r19, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X+
    swap r17
    lsl r17
    adc r17, r1
    std Y+54, r21
    mov r21, r17
    andi r21, 68
    or r19, r21
    andi r17, 66
    ldi r31, hi8(.Ltable_byte_6)
    adiw r26, 1
    ld r30, X
    lpm r21, Z
    or r19, r21
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r21, X+
    lsl r21
    adc r21, r1
    lsl r21
    adc r21, r1
    andi r21, 17
    std Y+55, r19
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 1
    ld r30, X
    lpm r19, Z
    or r21, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X+
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 68
    or r21, r19
    adiw r26, 1
    ld r19, X
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 136
    or r21, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 17
    std Y+56, r21
    adiw r26, 1
    ld r30, X
    lpm r21, Z
    or r19, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X+
    bst r21, 0
    lsr r21
    bld r21, 7
    bst r21, 0
    lsr r21
    bld r21, 7
    andi r21, 68
    or r19, r21
    adiw r26, 1
    ld r21, X
    bst r21, 0
    lsr r21
    bld r21, 7
    andi r21, 136
    or r19, r21
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r21, X+
    lsl r21
    adc r21, r1
    andi r21, 17
    std Y+57, r19
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 1
    ld r30, X
    lpm r19, Z
    or r21, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X+
    swap r19
    lsl r19
    adc r19, r1
    andi r19, 68
    or r21, r19
    ldi r31, hi8(.Ltable_byte_6)
    adiw r26, 1
    ld r30, X
    lpm r19, Z
    or r21, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsl r19
    adc r19, r1
    andi r19, 17
    std Y+58, r21
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 1
    ld r30, X
    lpm r21, Z
    or r19, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X+
    swap r21
    lsl r21
    adc r21, r1
    andi r21, 68
    or r19, r21
    ldi r31, hi8(.Ltable_byte_6)
    adiw r26, 1
    ld r30, X+
    lpm r21, Z
    or r19, r21
    adiw r26, 2
    ld r21, X
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+59, r19
    mov r19, r16
    andi r19, 18
    or r21, r19
    andi r16, 16
    mov r19, r20
    andi r19, 4
    andi r20, 2
    or r21, r19
    std Y+60, r19
    mov r19, r22
    andi r19, 1
    or r19, r20
    andi r22, 4
    std Y+61, r22
    mov r22, r11
    mov r11, r20
    mov r20, r22
    andi r20, 4
    or r19, r20
    andi r22, 1
    mov r20, r25
    andi r20, 2
    std Y+62, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    andi r25, 1
    or r25, r20
    or r20, r22
    std Y+63, r22
    mov r22, r23
    andi r22, 4
    or r25, r22
    andi r23, 72
    mov r22, r8
    mov r8, r20
    mov r20, r22
    andi r20, 8
    or r25, r20
    ldd r20, Y+0
    adiw r28, 47
    std Y+17, r22
    mov r22, r20
    andi r22, 16
    or r25, r22
    andi r20, 128
    mov r22, r5
    mov r5, r20
    mov r20, r22
    andi r20, 32
    or r25, r20
    or r25, r24
    andi r22, 16
    mov r24, r18
    andi r24, 128
    or r25, r24
    mov r24, r15
    mov r15, r22
    mov r22, r24
    andi r22, 8
    or r19, r22
    adiw r26, 1
    ld r22, X
    andi r22, 16
    or r19, r22
    ldd r22, Y+0
    subi r28, lo8(-(-47))
    sbci r29, hi8(-(-47))
    std Y+0, r24
    mov r24, r22
    andi r24, 32
    or r19, r24
    or r19, r4
    mov r24, r10
    mov r22, r24
    andi r22, 128
    or r19, r22
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r22, X
    andi r22, 72
    or r21, r22
    or r21, r20
    ld r22, X+
    swap r22
    andi r22, 240
    lsl r22
    mov r4, r20
    mov r20, r22
    andi r20, 128
    or r21, r20
    andi r22, 64
    adiw r26, 1
    ld r20, X
    swap r20
    andi r20, 15
    lsr r20
    andi r20, 1
    ld r10, X
    adiw r28, 46
    std Y+19, r21
    mov r21, r10
    andi r21, 18
    or r20, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X
    lsr r21
    lsr r21
    lsr r21
    mov r10, r19
    mov r19, r21
    andi r19, 4
    or r20, r19
    andi r21, 1
    ld r19, X+
    lsl r19
    lsl r19
    std Y+20, r21
    mov r21, r19
    andi r21, 72
    or r20, r21
    andi r19, 128
    adiw r26, 1
    ld r21, X
    swap r21
    andi r21, 240
    lsl r21
    andi r21, 32
    or r20, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X+
    swap r21
    andi r21, 240
    lsl r21
    lsl r21
    lsl r21
    or r20, r21
    adiw r26, 2
    ld r21, X
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+21, r5
    ld r5, X
    lsr r5
    lsr r5
    std Y+22, r20
    mov r20, r5
    mov r5, r22
    mov r22, r20
    andi r22, 18
    or r21, r22
    andi r20, 8
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r22, X
    swap r22
    andi r22, 15
    lsr r22
    andi r22, 4
    or r21, r22
    std Y+23, r4
    ld r4, X+
    std Y+24, r22
    mov r22, r4
    andi r22, 72
    or r21, r22
    adiw r26, 1
    ld r22, X
    lsl r22
    lsl r22
    lsl r22
    mov r4, r19
    mov r19, r22
    andi r19, 32
    or r21, r19
    andi r22, 144
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X+
    swap r19
    andi r19, 240
    lsl r19
    std Y+25, r22
    mov r22, r19
    andi r22, 128
    or r21, r22
    adiw r26, 1
    ld r22, X
    swap r22
    andi r22, 15
    lsr r22
    andi r22, 1
    std Y+26, r15
    ld r15, X
    std Y+27, r21
    mov r21, r15
    andi r21, 18
    or r22, r21
    ldd r21, Y+0
    or r22, r21
    or r22, r23
    mov r21, r18
    andi r21, 32
    or r22, r21
    andi r18, 64
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r15, X+
    swap r15
    mov r21, r15
    andi r21, 240
    lsl r21
    lsl r21
    lsl r21
    or r22, r21
    adiw r26, 8
    ld r21, X+
    lsr r21
    lsr r21
    lsr r21
    mov r23, r7
    lsr r23
    lsr r23
    andi r23, 18
    mov r15, r18
    mov r18, r21
    andi r18, 1
    or r18, r23
    or r18, r12
    subi r28, lo8(-(-39))
    sbci r29, hi8(-(-39))
    ldd r23, Y+0
    mov r12, r22
    mov r22, r23
    andi r22, 72
    or r18, r22
    ld r22, X
    lsr r22
    mov r23, r22
    andi r23, 32
    or r18, r23
    andi r22, 1
    std Y+39, r15
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r15, X
    lsl r15
    lsl r15
    lsl r15
    adiw r28, 37
    std Y+30, r19
    mov r19, r15
    mov r15, r24
    mov r24, r19
    andi r24, 128
    or r18, r24
    ld r24, X+
    swap r24
    andi r24, 240
    lsl r24
    std Y+31, r12
    adiw r26, 2
    ld r12, X
    lsr r12
    lsr r12
    lsr r12
    std Y+32, r18
    mov r18, r6
    lsr r18
    lsr r18
    andi r18, 18
    std Y+33, r19
    mov r19, r12
    mov r12, r25
    mov r25, r19
    andi r25, 1
    or r25, r18
    andi r19, 2
    or r9, r19
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r18, X+
    lsl r18
    mov r19, r18
    andi r19, 4
    or r25, r19
    mov r19, r0
    mov r0, r16
    mov r16, r19
    andi r16, 72
    or r25, r16
    ldd r16, Y+0
    or r25, r16
    ld r16, X
    lsl r16
    lsl r16
    lsl r16
    std Y+0, r19
    mov r19, r16
    andi r19, 128
    or r25, r19
    andi r16, 64
    mov r19, r6
    mov r6, r16
    mov r16, r19
    andi r16, 18
    or r22, r16
    ld r16, X
    swap r16
    andi r16, 15
    lsr r16
    andi r16, 4
    or r22, r16
    std Y+34, r6
    ld r6, X+
    std Y+35, r25
    mov r25, r6
    andi r25, 72
    or r22, r25
    ld r25, X
    lsl r25
    andi r25, 32
    or r22, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X
    swap r25
    andi r25, 240
    lsl r25
    mov r6, r19
    mov r19, r25
    andi r19, 128
    or r22, r19
    andi r25, 32
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r19, X
    lsr r19
    lsr r19
    lsr r19
    std Y+36, r22
    subi r28, lo8(-(-43))
    sbci r29, hi8(-(-43))
    ldd r22, Y+0
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r10
    mov r10, r22
    swap r10
    bst r10, 0
    lsr r10
    bld r10, 7
    std Y+1, r6
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r6, Y+0
    adiw r28, 21
    std Y+60, r7
    mov r7, r6
    lsr r7
    std Y+61, r19
    mov r19, r7
    andi r19, 36
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X
    lsl r7
    std Y+62, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    lsr r19
    lsr r19
    lsr r19
    std Y+63, r10
    ldd r10, Y+0
    swap r10
    bst r10, 0
    lsr r10
    bld r10, 7
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r20
    mov r20, r10
    andi r20, 66
    mov r10, r24
    mov r24, r19
    andi r24, 9
    or r24, r20
    andi r19, 4
    mov r20, r2
    lsr r20
    andi r20, 36
    or r24, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    lsl r20
    std Y+1, r19
    mov r19, r20
    andi r19, 144
    or r24, r19
    andi r20, 4
    adiw r26, 2
    ld r19, X
    lsr r19
    swap r22
    lsl r22
    adc r22, r1
    andi r22, 66
    std Y+2, r24
    mov r24, r19
    andi r24, 9
    or r24, r22
    mov r22, r6
    lsl r22
    andi r22, 36
    or r24, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X
    lsl r22
    lsl r22
    lsl r22
    std Y+3, r20
    mov r20, r22
    andi r20, 144
    or r24, r20
    andi r22, 64
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X
    lsr r20
    std Y+4, r20
    mov r20, r3
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    std Y+5, r20
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r20, Y+0
    lsr r20
    andi r20, 36
    adiw r28, 33
    std Y+39, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    lsl r20
    lsl r20
    lsl r20
    std Y+40, r2
    mov r2, r14
    lsr r2
    lsr r2
    lsr r2
    std Y+41, r22
    mov r22, r2
    andi r22, 9
    ldd r2, Y+0
    or r22, r2
    adiw r26, 10
    ld r2, X
    lsr r2
    std Y+0, r24
    mov r24, r2
    mov r2, r20
    mov r20, r24
    andi r20, 36
    or r22, r20
    andi r24, 32
    mov r20, r13
    lsl r20
    andi r20, 144
    or r22, r20
    subi r28, lo8(-(-34))
    sbci r29, hi8(-(-34))
    ldd r20, Y+0
    mov r6, r20
    lsr r6
    lsr r6
    lsr r6
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    std Y+0, r24
    mov r24, r6
    andi r24, 9
    or r24, r17
    andi r20, 72
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r17, X+
    lsl r17
    mov r6, r22
    mov r22, r17
    andi r22, 36
    or r24, r22
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r22, Y+0
    std Y+5, r6
    mov r6, r22
    lsl r6
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    std Y+0, r20
    mov r20, r6
    andi r20, 144
    or r24, r20
    andi r22, 72
    mov r20, r14
    lsr r20
    andi r20, 9
    adiw r26, 1
    ld r6, X+
    swap r6
    lsl r6
    adc r6, r1
    subi r28, lo8(-(-82))
    sbci r29, hi8(-(-82))
    std Y+0, r24
    mov r24, r6
    andi r24, 66
    or r20, r24
    ld r24, X
    lsl r24
    mov r6, r22
    mov r22, r24
    andi r22, 36
    or r20, r22
    mov r22, r13
    lsl r22
    lsl r22
    lsl r22
    andi r22, 144
    or r20, r22
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r22, X+
    lsr r22
    lsr r22
    lsr r22
    adiw r28, 30
    std Y+53, r13
    ldd r13, Y+0
    std Y+54, r14
    mov r14, r13
    swap r14
    bst r14, 0
    lsr r14
    bld r14, 7
    std Y+55, r24
    mov r24, r14
    andi r24, 66
    mov r14, r20
    mov r20, r13
    andi r20, 72
    mov r13, r20
    mov r20, r22
    andi r20, 9
    or r20, r24
    andi r22, 4
    subi r28, lo8(-(-42))
    sbci r29, hi8(-(-42))
    ldd r24, Y+8
    std Y+42, r22
    mov r22, r24
    lsr r22
    andi r22, 36
    or r20, r22
    andi r24, 72
    mov r22, r17
    andi r22, 144
    or r20, r22
    mov r22, r21
    andi r22, 4
    or r9, r22
    andi r21, 9
    adiw r26, 5
    ld r22, X
    lsr r22
    lsr r22
    andi r22, 8
    or r9, r22
    ldd r22, Y+40
    or r9, r22
    or r9, r23
    ldd r23, Y+39
    mov r22, r23
    andi r22, 64
    or r9, r22
    ldd r22, Y+38
    or r9, r22
    ldd r22, Y+36
    lsr r22
    lsr r22
    lsr r22
    andi r22, 18
    ld r23, X
    andi r23, 1
    or r23, r22
    ldd r22, Y+34
    andi r22, 4
    or r23, r22
    ldd r22, Y+37
    lsr r22
    andi r22, 72
    or r23, r22
    ldd r22, Y+33
    or r23, r22
    ldd r22, Y+32
    or r23, r22
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r22, X
    lsr r22
    std Y+32, r23
    mov r23, r22
    andi r23, 4
    std Y+33, r9
    ldd r9, Y+31
    or r9, r23
    andi r22, 64
    ldd r23, Y+30
    std Y+31, r22
    mov r22, r23
    swap r22
    andi r22, 24
    or r9, r22
    mov r22, r18
    andi r22, 32
    or r9, r22
    andi r18, 36
    ldd r22, Y+23
    std Y+38, r20
    mov r20, r22
    andi r20, 64
    or r9, r20
    andi r22, 2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    lsl r20
    lsl r20
    std Y+23, r22
    mov r22, r20
    andi r22, 128
    or r9, r22
    andi r20, 8
    ld r22, X
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    andi r22, 1
    std Y+40, r9
    ldd r9, Y+21
    or r9, r22
    or r9, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X
    swap r16
    andi r16, 24
    or r9, r16
    or r9, r25
    mov r25, r10
    mov r16, r25
    andi r16, 64
    or r9, r16
    ldd r16, Y+29
    or r9, r16
    andi r25, 128
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r16, X
    lsr r16
    lsr r16
    lsr r16
    andi r16, 2
    ldd r22, Y+0
    or r22, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    lsr r16
    lsr r16
    lsr r16
    mov r10, r20
    mov r20, r16
    andi r20, 4
    or r22, r20
    adiw r28, 44
    ldd r20, Y+40
    or r22, r20
    or r0, r22
    andi r16, 9
    ld r20, X
    lsr r20
    andi r20, 32
    or r0, r20
    ldd r20, Y+0
    mov r22, r20
    andi r22, 64
    or r0, r22
    ldd r22, Y+3
    or r0, r22
    andi r20, 9
    mov r22, r12
    lsr r22
    lsr r22
    lsr r22
    andi r22, 18
    std Y+0, r9
    ld r9, X
    std Y+3, r18
    mov r18, r9
    andi r18, 1
    or r18, r22
    mov r22, r15
    mov r15, r25
    mov r25, r22
    andi r25, 4
    or r18, r25
    andi r22, 144
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X
    lsr r25
    andi r25, 4
    or r8, r25
    subi r28, lo8(-(-35))
    sbci r29, hi8(-(-35))
    ldd r25, Y+0
    mov r9, r25
    swap r9
    adiw r28, 52
    std Y+23, r18
    mov r18, r9
    andi r18, 24
    or r8, r18
    lsr r25
    lsr r25
    lsr r25
    andi r25, 9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X+
    lsl r18
    mov r9, r22
    mov r22, r18
    andi r22, 32
    or r8, r22
    andi r18, 36
    ldd r22, Y+0
    subi r28, lo8(-(-52))
    sbci r29, hi8(-(-52))
    std Y+0, r18
    mov r18, r22
    andi r18, 64
    or r8, r18
    or r8, r4
    andi r22, 4
    ld r18, X
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    andi r18, 1
    or r11, r18
    ldd r4, Y+58
    or r11, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X+
    swap r4
    std Y+58, r18
    mov r18, r4
    mov r4, r22
    mov r22, r18
    andi r22, 24
    or r11, r22
    andi r18, 68
    ldd r22, Y+62
    std Y+52, r21
    mov r21, r22
    andi r21, 32
    or r11, r21
    or r11, r5
    andi r22, 64
    subi r28, lo8(-(-13))
    sbci r29, hi8(-(-13))
    ldd r21, Y+0
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    std Y+0, r22
    mov r22, r21
    andi r22, 128
    or r11, r22
    andi r21, 64
    adiw r26, 3
    ld r22, X+
    lsr r22
    lsr r22
    lsr r22
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    std Y+0, r11
    ldd r11, Y+53
    std Y+4, r4
    mov r4, r11
    lsl r4
    std Y+33, r21
    mov r21, r4
    andi r21, 24
    adiw r26, 1
    ld r4, X
    lsl r4
    lsl r4
    std Y+25, r21
    mov r21, r4
    andi r21, 64
    ld r4, X
    lsl r4
    std Y+12, r5
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r5, X+
    swap r5
    adiw r28, 52
    std Y+50, r21
    mov r21, r5
    andi r21, 15
    andi r21, 2
    mov r5, r24
    mov r24, r22
    andi r24, 1
    or r24, r21
    ld r21, X+
    lsr r21
    std Y+51, r21
    andi r21, 4
    or r24, r21
    std Y+52, r8
    ldd r8, Y+4
    std Y+53, r0
    mov r0, r8
    lsl r0
    std Y+54, r22
    mov r22, r0
    andi r22, 24
    or r24, r22
    adiw r26, 1
    ld r22, X
    lsr r22
    lsr r22
    mov r23, r22
    andi r23, 32
    or r24, r23
    andi r22, 18
    mov r23, r4
    mov r4, r17
    mov r17, r23
    andi r17, 64
    or r24, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X
    andi r17, 128
    or r24, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X+
    lsl r17
    mov r0, r11
    lsl r0
    lsl r0
    std Y+55, r24
    ldd r24, Y+0
    mov r11, r24
    lsr r11
    lsr r11
    lsr r11
    mov r24, r11
    andi r24, 24
    adiw r26, 1
    ld r11, X
    swap r11
    std Y+56, r24
    mov r24, r11
    andi r24, 240
    lsl r24
    lsl r24
    andi r24, 64
    mov r11, r8
    lsl r11
    lsl r11
    ldd r8, Y+2
    lsr r8
    lsr r8
    lsr r8
    std Y+57, r24
    mov r24, r8
    andi r24, 24
    ld r8, X
    swap r8
    std Y+58, r24
    mov r24, r8
    andi r24, 240
    lsl r24
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r8, X+
    lsr r8
    lsr r8
    lsr r8
    std Y+59, r23
    mov r23, r8
    mov r8, r24
    mov r24, r23
    andi r24, 2
    std Y+60, r23
    subi r28, lo8(-(-46))
    sbci r29, hi8(-(-46))
    ldd r23, Y+0
    or r23, r24
    std Y+0, r11
    ld r11, X+
    adiw r28, 51
    std Y+56, r24
    mov r24, r11
    andi r24, 4
    or r23, r24
    ldd r24, Y+1
    mov r11, r24
    lsl r11
    std Y+57, r17
    mov r17, r11
    andi r17, 24
    or r23, r17
    mov r17, r19
    andi r17, 32
    or r23, r17
    andi r19, 1
    ld r11, X
    lsl r11
    lsl r11
    std Y+58, r21
    mov r21, r11
    andi r21, 64
    or r23, r21
    mov r21, r7
    mov r7, r22
    mov r22, r21
    andi r22, 128
    or r23, r22
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r22, X+
    swap r22
    andi r22, 15
    ldd r11, Y+3
    std Y+59, r22
    mov r22, r11
    lsl r22
    andi r22, 24
    std Y+60, r22
    adiw r26, 2
    ld r22, X
    lsr r22
    lsr r22
    andi r22, 32
    std Y+61, r22
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r22, X+
    lsl r22
    lsl r24
    lsl r24
    andi r24, 132
    std Y+62, r10
    ldd r10, Y+0
    std Y+63, r12
    mov r12, r10
    lsr r12
    lsr r12
    lsr r12
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r23
    mov r23, r12
    andi r23, 24
    adiw r26, 1
    ld r12, X
    swap r12
    std Y+1, r19
    mov r19, r12
    andi r19, 240
    lsl r19
    lsl r19
    andi r19, 64
    mov r12, r11
    lsl r12
    lsl r12
    std Y+2, r21
    mov r21, r12
    andi r21, 132
    subi r28, lo8(-(-62))
    sbci r29, hi8(-(-62))
    ldd r12, Y+0
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    std Y+0, r21
    mov r21, r12
    lsr r21
    lsr r21
    lsr r21
    andi r21, 24
    std Y+1, r21
    ld r21, X+
    swap r21
    andi r21, 240
    lsl r21
    andi r21, 64
    std Y+2, r21
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    ldd r21, Y+0
    mov r12, r21
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    std Y+0, r17
    mov r17, r12
    andi r17, 17
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r12, Y+0
    mov r11, r12
    swap r11
    bst r11, 0
    lsr r11
    bld r11, 7
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+0, r19
    mov r19, r11
    mov r11, r23
    mov r23, r19
    andi r23, 34
    or r17, r23
    or r17, r18
    andi r19, 66
    or r16, r19
    mov r18, r12
    bst r18, 0
    lsr r18
    bld r18, 7
    andi r18, 136
    or r17, r18
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r18, Y+1
    mov r19, r18
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 17
    ldi r31, hi8(.Ltable_byte_4)
    ldd r23, Y+0
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    std Y+0, r17
    mov r30, r23
    lpm r17, Z
    or r19, r17
    adiw r26, 1
    ld r17, X
    swap r17
    andi r17, 68
    or r19, r17
    mov r17, r23
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 136
    or r19, r17
    mov r17, r21
    lsl r17
    adc r17, r1
    lsl r21
    andi r17, 17
    andi r21, 144
    ldi r31, hi8(.Ltable_byte_5)
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    std Y+15, r19
    mov r30, r12
    lpm r19, Z
    or r17, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    swap r19
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 68
    or r17, r19
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r12
    lpm r19, Z
    or r17, r19
    swap r12
    lsl r12
    adc r12, r1
    mov r19, r12
    andi r19, 66
    or r20, r19
    mov r19, r18
    lsl r19
    adc r19, r1
    lsr r18
    lsr r18
    lsr r18
    andi r19, 17
    andi r18, 9
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r23
    lpm r12, Z
    or r19, r12
    ld r12, X+
    swap r12
    bst r12, 0
    lsr r12
    bld r12, 7
    std Y+11, r17
    mov r17, r12
    mov r12, r21
    mov r21, r17
    andi r21, 68
    or r19, r21
    andi r17, 66
    or r25, r17
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r23
    lpm r21, Z
    or r19, r21
    ldd r21, Y+3
    mov r17, r21
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    andi r17, 17
    std Y+12, r19
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 9
    ld r30, X
    lpm r19, Z
    or r17, r19
    ldd r19, Y+0
    mov r23, r19
    swap r23
    andi r23, 68
    or r17, r23
    ld r23, X
    bst r23, 0
    lsr r23
    bld r23, 7
    andi r23, 136
    or r17, r23
    ldd r23, Y+26
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    std Y+0, r17
    mov r17, r23
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    andi r17, 17
    std Y+1, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r0, Z
    or r17, r0
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r0, Y+0
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    std Y+0, r14
    mov r14, r0
    swap r14
    std Y+1, r18
    mov r18, r14
    andi r18, 68
    or r17, r18
    ld r18, X+
    bst r18, 0
    lsr r18
    bld r18, 7
    andi r18, 136
    or r17, r18
    mov r14, r21
    lsl r14
    adc r14, r1
    lsl r21
    mov r18, r14
    andi r18, 17
    andi r21, 144
    ldi r31, hi8(.Ltable_byte_5)
    ld r30, X
    lpm r14, Z
    or r14, r18
    mov r18, r19
    swap r18
    bst r18, 0
    lsr r18
    bld r18, 7
    andi r18, 68
    or r14, r18
    lsl r19
    andi r19, 144
    ldi r31, hi8(.Ltable_byte_6)
    ld r30, X
    lpm r18, Z
    or r14, r18
    mov r18, r23
    lsl r18
    adc r18, r1
    lsr r23
    lsr r23
    lsr r23
    andi r18, 17
    andi r23, 9
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    std Y+31, r14
    ldi r31, hi8(.Ltable_byte_5)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r14, Z
    or r18, r14
    mov r14, r0
    swap r14
    bst r14, 0
    lsr r14
    bld r14, 7
    std Y+5, r17
    mov r17, r14
    andi r17, 68
    or r18, r17
    lsr r0
    lsr r0
    lsr r0
    mov r17, r0
    andi r17, 9
    ldi r31, hi8(.Ltable_byte_6)
    ld r30, X
    lpm r14, Z
    or r18, r14
    subi r26, lo8(-(-12))
    sbci r27, hi8(-(-12))
    ld r14, X
    lsr r14
    lsr r14
    lsr r14
    ldd r0, Y+0
    lsr r0
    lsr r0
    std Y+42, r18
    mov r18, r0
    andi r18, 18
    mov r0, r25
    mov r25, r14
    mov r14, r20
    mov r20, r25
    andi r20, 1
    or r20, r18
    andi r25, 4
    mov r18, r22
    andi r18, 4
    andi r22, 2
    or r20, r18
    std Y+8, r18
    mov r18, r10
    mov r10, r25
    mov r25, r18
    andi r25, 33
    or r25, r22
    or r25, r24
    or r25, r11
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ldd r24, Y+1
    or r25, r24
    mov r24, r3
    mov r18, r24
    andi r18, 72
    or r20, r18
    swap r24
    ldd r18, Y+0
    or r20, r18
    andi r24, 68
    mov r18, r2
    mov r2, r25
    mov r25, r18
    andi r25, 128
    or r20, r25
    ld r25, X
    lsr r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r11, X+
    swap r11
    mov r3, r20
    mov r20, r11
    andi r20, 15
    lsr r20
    andi r20, 4
    adiw r26, 2
    ld r11, X
    lsl r11
    std Y+1, r3
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r3, X+
    swap r3
    std Y+7, r22
    mov r22, r3
    andi r22, 240
    lsl r22
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ldd r3, Y+0
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    std Y+50, r2
    mov r2, r3
    lsr r2
    lsr r2
    std Y+51, r18
    mov r18, r2
    andi r18, 18
    mov r2, r24
    ldd r24, Y+0
    std Y+52, r22
    mov r22, r24
    andi r22, 1
    or r22, r18
    andi r24, 9
    ldd r18, Y+6
    or r22, r18
    ldd r18, Y+2
    std Y+0, r20
    mov r20, r18
    andi r20, 66
    or r24, r20
    ldd r20, Y+1
    or r24, r20
    andi r18, 34
    ldd r20, Y+38
    std Y+2, r18
    mov r18, r20
    andi r18, 144
    or r24, r18
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r18, Y+0
    andi r18, 72
    or r22, r18
    mov r18, r25
    andi r18, 32
    or r22, r18
    ld r18, X
    lsl r18
    lsl r18
    lsl r18
    adiw r28, 62
    std Y+2, r18
    andi r18, 128
    or r22, r18
    mov r18, r3
    mov r3, r22
    mov r22, r18
    andi r22, 18
    ldd r18, Y+38
    or r18, r22
    ld r22, X
    swap r22
    andi r22, 15
    lsr r22
    std Y+38, r25
    mov r25, r22
    andi r25, 4
    or r18, r25
    andi r22, 2
    ld r25, X
    andi r25, 72
    or r18, r25
    mov r25, r20
    andi r25, 32
    or r18, r25
    ld r25, X+
    swap r25
    andi r25, 240
    lsl r25
    std Y+54, r22
    mov r22, r25
    andi r22, 128
    or r18, r22
    andi r25, 64
    adiw r26, 9
    ld r22, X
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    or r22, r7
    ldd r7, Y+31
    or r22, r7
    or r22, r13
    ld r13, X
    lsl r13
    lsl r13
    lsl r13
    mov r7, r25
    mov r25, r13
    andi r25, 32
    or r22, r25
    mov r13, r18
    mov r18, r4
    mov r20, r18
    andi r20, 128
    or r22, r20
    ld r20, X
    swap r20
    andi r20, 15
    lsr r20
    andi r20, 1
    ld r4, X
    std Y+31, r22
    mov r22, r4
    andi r22, 18
    or r20, r22
    ldd r22, Y+30
    mov r4, r24
    mov r24, r22
    andi r24, 4
    or r20, r24
    or r20, r6
    mov r24, r8
    mov r8, r25
    mov r25, r24
    andi r25, 32
    or r20, r25
    andi r24, 64
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X+
    lsl r25
    lsl r25
    lsl r25
    mov r6, r24
    mov r24, r25
    andi r24, 128
    or r20, r24
    andi r25, 64
    adiw r26, 1
    ld r24, X
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    std Y+55, r6
    ld r6, X
    lsr r6
    lsr r6
    std Y+56, r20
    mov r20, r6
    mov r6, r25
    mov r25, r20
    andi r25, 18
    or r24, r25
    andi r20, 32
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    lsr r25
    std Y+57, r20
    mov r20, r25
    andi r20, 4
    or r24, r20
    or r24, r5
    adiw r26, 1
    ld r20, X
    lsl r20
    lsl r20
    lsl r20
    mov r5, r25
    mov r25, r20
    andi r25, 32
    or r24, r25
    andi r20, 64
    mov r25, r22
    andi r25, 128
    or r24, r25
    ld r25, X
    swap r25
    andi r25, 15
    lsr r25
    andi r25, 1
    std Y+58, r7
    ld r7, X
    std Y+59, r24
    mov r24, r7
    andi r24, 18
    or r25, r24
    mov r24, r18
    andi r24, 4
    or r25, r24
    ldd r7, Y+14
    or r25, r7
    ld r7, X
    swap r7
    std Y+14, r18
    mov r18, r7
    andi r18, 240
    lsl r18
    andi r18, 32
    or r25, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X+
    lsl r18
    lsl r18
    lsl r18
    mov r22, r18
    andi r22, 128
    or r25, r22
    andi r18, 32
    ldd r22, Y+0
    mov r7, r22
    swap r7
    bst r7, 0
    lsr r7
    bld r7, 7
    std Y+60, r25
    mov r25, r7
    mov r7, r18
    mov r18, r25
    andi r18, 66
    std Y+61, r13
    subi r28, lo8(-(-46))
    sbci r29, hi8(-(-46))
    ldd r13, Y+27
    or r13, r18
    andi r25, 34
    ldd r18, Y+45
    std Y+27, r25
    mov r25, r18
    lsr r25
    andi r25, 36
    or r13, r25
    ldd r25, Y+0
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+0, r24
    mov r24, r25
    andi r24, 144
    or r13, r24
    andi r25, 32
    adiw r26, 3
    ld r24, X
    swap r24
    bst r24, 0
    lsr r24
    bld r24, 7
    andi r24, 66
    or r23, r24
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    ldd r24, Y+12
    std Y+24, r20
    mov r20, r24
    andi r20, 36
    or r23, r20
    or r23, r21
    andi r24, 64
    mov r21, r22
    swap r21
    lsl r21
    adc r21, r1
    andi r21, 66
    ldd r20, Y+29
    std Y+12, r24
    mov r24, r20
    andi r24, 9
    or r24, r21
    andi r20, 1
    mov r21, r22
    andi r21, 18
    or r20, r21
    ldd r21, Y+18
    or r20, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    andi r21, 72
    or r20, r21
    or r20, r25
    or r20, r15
    mov r21, r18
    lsl r21
    andi r21, 36
    or r24, r21
    adiw r26, 2
    ld r21, X
    lsl r21
    lsl r21
    lsl r21
    andi r21, 144
    or r24, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X
    swap r21
    lsl r21
    adc r21, r1
    mov r25, r21
    andi r25, 66
    or r17, r25
    ldd r25, Y+37
    or r17, r25
    or r17, r19
    andi r21, 68
    ldd r25, Y+4
    mov r19, r25
    lsr r19
    andi r19, 36
    or r16, r19
    or r9, r16
    lsl r25
    andi r25, 36
    or r14, r25
    ldd r25, Y+58
    or r14, r25
    ldd r25, Y+49
    mov r19, r25
    andi r19, 36
    or r0, r19
    ldd r19, Y+0
    or r0, r19
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r19, X+
    swap r19
    lsl r19
    adc r19, r1
    andi r19, 66
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r16, Y+0
    or r16, r19
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r19, Y+0
    or r16, r19
    or r12, r16
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r19, Y+31
    mov r16, r19
    lsl r16
    adc r16, r1
    andi r16, 9
    ldd r22, Y+0
    mov r18, r22
    andi r18, 2
    or r16, r18
    andi r22, 64
    ldd r18, Y+10
    mov r25, r18
    andi r25, 4
    or r16, r25
    andi r18, 128
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r25, Y+5
    mov r15, r25
    swap r15
    lsl r15
    adc r15, r1
    mov r25, r15
    andi r25, 144
    or r16, r25
    or r16, r8
    ldd r25, Y+22
    or r16, r25
    mov r25, r19
    lsr r25
    andi r25, 9
    adiw r26, 4
    ld r15, X
    lsr r15
    lsr r15
    lsr r15
    mov r19, r15
    andi r19, 4
    ld r15, X
    lsr r15
    ldd r8, Y+0
    std Y+22, r16
    mov r16, r8
    lsr r16
    andi r16, 9
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    std Y+10, r23
    ldd r23, Y+5
    std Y+0, r24
    mov r24, r23
    andi r24, 2
    or r16, r24
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    std Y+3, r17
    ldd r17, Y+36
    or r16, r17
    andi r23, 4
    ldd r17, Y+0
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r21
    mov r21, r17
    andi r21, 1
    or r21, r24
    andi r17, 4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X+
    andi r24, 4
    or r21, r24
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r24, Y+0
    or r21, r24
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    ldd r24, Y+0
    or r21, r24
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    std Y+0, r13
    adiw r28, 17
    ldd r13, Y+60
    or r21, r13
    or r21, r18
    mov r18, r21
    lsr r18
    lsr r18
    lsr r18
    andi r18, 18
    or r25, r18
    or r25, r19
    or r25, r24
    mov r18, r15
    mov r19, r18
    andi r19, 64
    or r25, r19
    andi r18, 32
    adiw r26, 1
    ld r19, X
    andi r19, 128
    or r25, r19
    ldd r19, Y+0
    mov r24, r19
    lsl r24
    andi r24, 144
    or r16, r24
    mov r24, r5
    mov r15, r21
    mov r21, r24
    andi r21, 32
    or r16, r21
    ldd r21, Y+61
    mov r13, r25
    mov r25, r21
    andi r25, 64
    or r16, r25
    mov r5, r8
    lsr r5
    lsr r5
    lsr r5
    std Y+55, r16
    mov r16, r5
    andi r16, 9
    adiw r28, 60
    ldd r21, Y+12
    mov r5, r22
    mov r22, r21
    andi r22, 2
    or r16, r22
    std Y+0, r15
    ldd r15, Y+44
    or r15, r16
    andi r21, 32
    subi r28, lo8(-(-50))
    sbci r29, hi8(-(-50))
    ldd r16, Y+0
    std Y+62, r21
    mov r21, r16
    andi r21, 33
    or r21, r22
    adiw r28, 56
    ldd r22, Y+23
    mov r16, r22
    andi r16, 132
    or r21, r16
    ldd r16, Y+0
    or r21, r16
    ldd r16, Y+1
    or r21, r16
    andi r22, 84
    mov r16, r19
    bst r16, 0
    lsr r16
    bld r16, 7
    andi r16, 144
    or r15, r16
    or r15, r7
    or r15, r6
    subi r28, lo8(-(-53))
    sbci r29, hi8(-(-53))
    ldd r6, Y+0
    mov r7, r6
    swap r7
    bst r7, 0
    lsr r7
    bld r7, 7
    mov r16, r7
    andi r16, 9
    mov r7, r22
    mov r22, r11
    mov r19, r22
    andi r19, 2
    or r16, r19
    andi r22, 32
    adiw r28, 41
    ldd r19, Y+27
    mov r11, r23
    mov r23, r19
    andi r23, 4
    or r16, r23
    andi r19, 64
    mov r23, r4
    bst r23, 0
    lsr r23
    bld r23, 7
    andi r23, 144
    or r16, r23
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r23, X
    lsl r23
    lsl r23
    lsl r23
    andi r23, 32
    or r16, r23
    ldd r23, Y+0
    or r16, r23
    mov r23, r6
    lsl r23
    adc r23, r1
    andi r23, 9
    std Y+0, r7
    ldd r7, Y+25
    std Y+27, r13
    mov r13, r7
    lsr r13
    lsr r13
    lsr r13
    std Y+35, r19
    mov r19, r13
    andi r19, 18
    or r23, r19
    or r10, r23
    ldd r19, Y+31
    or r10, r19
    ldd r19, Y+26
    mov r23, r19
    andi r23, 64
    or r10, r23
    andi r19, 1
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r23, Y+0
    mov r13, r16
    mov r16, r23
    andi r16, 18
    or r19, r16
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r16, Y+3
    or r19, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    andi r16, 72
    or r19, r16
    or r19, r22
    ldd r16, Y+55
    mov r22, r16
    andi r22, 128
    or r19, r22
    andi r16, 32
    adiw r26, 2
    ld r22, X
    andi r22, 128
    or r10, r22
    ldd r22, Y+8
    mov r23, r22
    lsl r23
    andi r23, 144
    std Y+55, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    lsr r16
    mov r7, r22
    bst r7, 0
    lsr r7
    bld r7, 7
    mov r22, r7
    andi r22, 144
    ldd r7, Y+38
    std Y+3, r15
    mov r15, r7
    lsr r15
    lsr r15
    std Y+40, r19
    mov r19, r15
    andi r19, 48
    mov r15, r18
    ldd r18, Y+0
    std Y+45, r17
    mov r17, r18
    andi r17, 15
    or r17, r19
    mov r19, r7
    lsl r19
    lsl r19
    andi r19, 192
    or r17, r19
    mov r19, r18
    lsr r19
    lsr r19
    andi r19, 48
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r7
    lpm r7, Z
    or r7, r19
    mov r19, r18
    lsl r19
    lsl r19
    andi r19, 192
    or r7, r19
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    ldd r19, Y+0
    mov r18, r19
    lsr r18
    lsr r18
    andi r18, 48
    lsl r19
    lsl r19
    andi r19, 192
    std Y+59, r17
    subi r28, lo8(-(-22))
    sbci r29, hi8(-(-22))
    ldd r17, Y+0
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r19
    mov r19, r17
    lsr r19
    andi r19, 5
    std Y+38, r18
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r18, Y+0
    or r19, r18
    ldd r18, Y+51
    std Y+0, r21
    mov r21, r18
    andi r21, 8
    or r19, r21
    andi r18, 64
    mov r21, r17
    andi r21, 240
    or r19, r21
    ldd r21, Y+4
    std Y+51, r19
    mov r19, r21
    lsr r19
    andi r19, 5
    subi r28, lo8(-(-17))
    sbci r29, hi8(-(-17))
    std Y+0, r18
    adiw r26, 12
    ld r18, X+
    andi r18, 2
    or r19, r18
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    ldd r18, Y+0
    or r19, r18
    mov r18, r21
    andi r18, 240
    or r19, r18
    ldd r18, Y+11
    std Y+0, r19
    mov r19, r18
    andi r19, 33
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r21, Y+21
    or r19, r21
    ldd r21, Y+0
    mov r17, r21
    lsl r17
    lsl r17
    andi r17, 132
    or r19, r17
    mov r17, r18
    lsr r17
    lsr r17
    lsr r17
    andi r17, 24
    or r19, r17
    ld r17, X
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    andi r17, 64
    or r19, r17
    ldd r17, Y+26
    mov r18, r17
    andi r18, 33
    ldd r21, Y+22
    or r18, r21
    ldd r21, Y+37
    lsl r21
    lsl r21
    andi r21, 132
    or r18, r21
    mov r21, r17
    lsr r21
    lsr r21
    lsr r21
    andi r21, 24
    or r18, r21
    ld r21, X
    swap r21
    andi r21, 240
    lsl r21
    andi r21, 64
    or r18, r21
    ldd r21, Y+16
    mov r17, r21
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    lsl r21
    adc r21, r1
    andi r17, 17
    andi r21, 17
    std Y+16, r18
    ldd r18, Y+50
    andi r18, 170
    or r17, r18
    or r17, r2
    adiw r28, 49
    ldd r18, Y+38
    mov r2, r18
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    lsl r18
    adc r18, r1
    std Y+38, r17
    mov r17, r2
    andi r17, 17
    andi r18, 17
    mov r2, r19
    ldd r19, Y+0
    andi r19, 170
    or r17, r19
    subi r28, lo8(-(-35))
    sbci r29, hi8(-(-35))
    ldd r19, Y+0
    std Y+8, r7
    mov r7, r19
    swap r7
    std Y+7, r20
    mov r20, r7
    andi r20, 68
    or r17, r20
    swap r19
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 68
    ldd r20, Y+38
    mov r7, r17
    mov r17, r20
    andi r17, 170
    or r21, r17
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r17, Y+7
    mov r20, r17
    andi r20, 68
    or r21, r20
    andi r17, 66
    ldd r20, Y+6
    std Y+7, r21
    mov r21, r20
    andi r21, 9
    or r21, r17
    ldd r17, Y+8
    or r21, r17
    ldd r17, Y+50
    std Y+8, r25
    mov r25, r17
    andi r25, 144
    or r21, r25
    andi r17, 64
    mov r25, r21
    lsr r25
    lsr r25
    lsr r25
    andi r25, 9
    std Y+50, r7
    ldd r7, Y+27
    or r25, r7
    ldd r7, Y+3
    or r25, r7
    or r25, r23
    mov r23, r16
    andi r23, 32
    or r25, r23
    mov r23, r20
    andi r23, 64
    or r25, r23
    andi r20, 4
    mov r7, r21
    swap r7
    bst r7, 0
    lsr r7
    bld r7, 7
    std Y+6, r23
    mov r23, r7
    andi r23, 9
    ldd r7, Y+48
    or r23, r7
    ldd r7, Y+5
    or r23, r7
    or r23, r22
    ldd r22, Y+0
    mov r7, r16
    mov r16, r22
    andi r16, 32
    or r23, r16
    or r23, r17
    andi r22, 64
    subi r28, lo8(-(-33))
    sbci r29, hi8(-(-33))
    ldd r16, Y+6
    andi r16, 170
    or r18, r16
    or r18, r19
    ldd r19, Y+0
    mov r16, r19
    lsr r16
    lsr r16
    andi r16, 21
    ldi r31, hi8(.Ltable_byte_4)
    std Y+33, r23
    ldd r23, Y+47
    std Y+38, r7
    mov r30, r23
    lpm r7, Z
    or r16, r7
    mov r7, r23
    bst r7, 0
    lsr r7
    bld r7, 7
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r20
    mov r20, r7
    andi r20, 136
    or r16, r20
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r20, X+
    andi r20, 64
    or r16, r20
    subi r28, lo8(-(-82))
    sbci r29, hi8(-(-82))
    ldd r20, Y+0
    mov r7, r20
    lsr r7
    lsr r7
    mov r20, r7
    andi r20, 21
    ldd r7, Y+47
    std Y+37, r17
    mov r30, r7
    lpm r17, Z
    or r20, r17
    mov r17, r7
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 136
    or r20, r17
    ld r17, X
    andi r17, 64
    or r20, r17
    ldd r17, Y+4
    std Y+61, r20
    mov r20, r17
    lsr r20
    lsr r20
    andi r20, 21
    ldi r31, hi8(.Ltable_byte_5)
    subi r28, lo8(-(-30))
    sbci r29, hi8(-(-30))
    std Y+0, r22
    mov r30, r23
    lpm r22, Z
    or r20, r22
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r23
    lpm r23, Z
    or r20, r23
    mov r23, r24
    andi r23, 64
    or r20, r23
    andi r24, 1
    ldd r23, Y+32
    mov r22, r23
    lsr r22
    lsr r22
    andi r22, 21
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r7
    lpm r23, Z
    or r22, r23
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r7
    lpm r7, Z
    or r22, r7
    adiw r28, 24
    ldd r23, Y+48
    or r22, r23
    ldd r23, Y+34
    mov r7, r23
    lsr r7
    std Y+48, r7
    ldd r7, Y+31
    std Y+53, r18
    mov r18, r7
    lsl r18
    std Y+54, r18
    ldd r18, Y+35
    std Y+0, r24
    mov r24, r18
    lsr r24
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    std Y+0, r24
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r24, Y+15
    std Y+0, r22
    mov r22, r24
    lsl r22
    lsr r7
    lsl r23
    lsr r24
    lsl r18
    std Y+58, r23
    ldd r23, Y+60
    std Y+4, r7
    mov r7, r23
    lsr r7
    std Y+37, r7
    ldd r7, Y+52
    std Y+18, r18
    mov r18, r7
    lsl r18
    std Y+29, r18
    ldd r18, Y+62
    subi r28, lo8(-(133))
    sbci r29, hi8(-(133))
    std Y+0, r24
    mov r24, r18
    lsr r24
    std Y+1, r24
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r24, Y+0
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r22
    mov r22, r24
    lsl r22
    lsr r7
    lsl r23
    lsr r24
    lsl r18
    std Y+1, r18
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r18, Y+0
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    std Y+19, r24
    mov r24, r18
    swap r24
    ldi r31, hi8(.Ltable_byte_0)
    std Y+20, r23
    mov r30, r8
    lpm r23, Z
    std Y+21, r23
    ldd r23, Y+0
    std Y+22, r7
    mov r7, r23
    swap r7
    std Y+23, r7
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r7, Y+0
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+0, r22
    mov r30, r7
    lpm r22, Z
    std Y+1, r22
    mov r30, r4
    lpm r22, Z
    std Y+2, r22
    mov r22, r21
    swap r22
    std Y+3, r22
    mov r30, r6
    lpm r22, Z
    std Y+4, r22
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r22, Y+0
    adiw r28, 14
    std Y+57, r24
    mov r30, r22
    lpm r24, Z
    ldi r31, hi8(.Ltable_byte_1)
    std Y+58, r24
    ldd r30, Y+1
    lpm r24, Z
    std Y+59, r24
    ldd r30, Y+0
    lpm r24, Z
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r30, Y+0
    lpm r23, Z
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    std Y+0, r23
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r23, Y+4
    mov r18, r23
    swap r18
    andi r18, 15
    ldd r22, Y+0
    mov r6, r22
    lsl r6
    lsl r6
    lsl r6
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    std Y+44, r24
    mov r24, r6
    andi r24, 80
    or r18, r24
    mov r24, r22
    swap r24
    andi r24, 240
    lsl r24
    andi r24, 160
    or r18, r24
    mov r24, r22
    swap r24
    andi r24, 15
    lsr r24
    andi r24, 5
    mov r6, r22
    lsr r6
    lsr r6
    lsr r6
    mov r22, r6
    andi r22, 10
    or r24, r22
    mov r6, r23
    lsl r6
    lsl r6
    lsl r6
    mov r22, r6
    andi r22, 80
    or r24, r22
    mov r6, r23
    swap r6
    mov r22, r6
    andi r22, 240
    lsl r22
    andi r22, 160
    or r24, r22
    ldd r22, Y+0
    mov r6, r22
    lsr r6
    lsr r6
    mov r23, r6
    andi r23, 48
    mov r6, r24
    ldd r24, Y+14
    std Y+45, r18
    mov r18, r24
    andi r18, 15
    or r18, r23
    mov r23, r22
    lsl r23
    lsl r23
    andi r23, 192
    or r18, r23
    mov r23, r24
    lsr r23
    lsr r23
    andi r23, 48
    ldi r31, hi8(.Ltable_byte_7)
    std Y+46, r6
    mov r30, r22
    lpm r6, Z
    or r6, r23
    mov r23, r24
    lsl r23
    lsl r23
    andi r23, 192
    or r6, r23
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r23, Y+0
    mov r24, r23
    lsr r24
    andi r24, 5
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r22, Y+0
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    std Y+0, r18
    mov r18, r22
    andi r18, 2
    or r24, r18
    andi r22, 1
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r18, Y+0
    std Y+5, r21
    mov r21, r18
    andi r21, 8
    or r24, r21
    andi r18, 64
    mov r21, r23
    andi r21, 240
    or r24, r21
    mov r21, r19
    bst r21, 0
    lsr r21
    bld r21, 7
    bst r21, 0
    lsr r21
    bld r21, 7
    andi r21, 129
    ld r19, X+
    swap r19
    andi r19, 15
    lsr r19
    andi r19, 2
    or r21, r19
    std Y+0, r24
    ldd r24, Y+29
    or r21, r24
    mov r24, r16
    lsr r24
    lsr r24
    lsr r24
    andi r24, 24
    or r21, r24
    or r15, r21
    adiw r26, 1
    ld r21, X
    lsl r21
    lsl r21
    andi r21, 64
    or r15, r21
    mov r21, r17
    bst r21, 0
    lsr r21
    bld r21, 7
    bst r21, 0
    lsr r21
    bld r21, 7
    andi r21, 129
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X+
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    andi r24, 2
    or r21, r24
    or r11, r21
    mov r21, r20
    lsr r21
    lsr r21
    lsr r21
    andi r21, 24
    or r11, r21
    ldd r21, Y+43
    or r11, r21
    or r11, r5
    adiw r26, 3
    ld r21, X
    lsl r21
    adc r21, r1
    lsl r21
    adc r21, r1
    andi r21, 17
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r24, Y+0
    mov r17, r24
    andi r17, 170
    or r21, r17
    ld r17, X
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 68
    or r21, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    andi r17, 17
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    ldd r24, Y+0
    mov r5, r16
    mov r16, r24
    andi r16, 170
    or r17, r16
    ld r16, X+
    bst r16, 0
    lsr r16
    bld r16, 7
    bst r16, 0
    lsr r16
    bld r16, 7
    andi r16, 68
    or r17, r16
    ld r16, X
    lsl r16
    adc r16, r1
    andi r16, 17
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r24, Y+0
    andi r24, 170
    or r16, r24
    ldd r24, Y+61
    or r16, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X
    lsl r24
    adc r24, r1
    andi r24, 17
    subi r28, lo8(-(-22))
    sbci r29, hi8(-(-22))
    ldd r23, Y+11
    andi r23, 170
    or r24, r23
    ld r23, X
    swap r23
    lsl r23
    adc r23, r1
    andi r23, 68
    or r24, r23
    ldd r23, Y+0
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    std Y+0, r5
    mov r5, r23
    lsr r5
    lsr r5
    mov r23, r5
    andi r23, 21
    ldi r31, hi8(.Ltable_byte_4)
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r30, X
    lpm r5, Z
    or r23, r5
    ld r5, X+
    bst r5, 0
    lsr r5
    bld r5, 7
    std Y+35, r16
    mov r16, r5
    andi r16, 136
    or r23, r16
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r16, Y+0
    or r23, r16
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r16, Y+0
    mov r5, r16
    lsr r5
    lsr r5
    mov r16, r5
    andi r16, 21
    ld r30, X
    lpm r5, Z
    or r16, r5
    ld r5, X
    bst r5, 0
    lsr r5
    bld r5, 7
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    std Y+35, r24
    mov r24, r5
    andi r24, 136
    or r16, r24
    ldd r24, Y+0
    or r16, r24
    ldd r24, Y+22
    mov r5, r24
    lsr r5
    lsr r5
    mov r24, r5
    andi r24, 21
    ldi r31, hi8(.Ltable_byte_5)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r5, Z
    or r24, r5
    ldi r31, hi8(.Ltable_byte_6)
    ld r30, X+
    lpm r5, Z
    or r24, r5
    adiw r28, 21
    ldd r5, Y+56
    or r24, r5
    ldd r5, Y+0
    std Y+56, r11
    mov r11, r5
    lsr r11
    lsr r11
    subi r28, lo8(-(-21))
    sbci r29, hi8(-(-21))
    std Y+0, r21
    mov r21, r11
    andi r21, 21
    ldi r31, hi8(.Ltable_byte_5)
    ld r30, X
    lpm r11, Z
    or r21, r11
    ldi r31, hi8(.Ltable_byte_6)
    ld r30, X+
    lpm r11, Z
    or r21, r11
    ldd r11, Y+14
    or r21, r11
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    ldd r11, Y+0
    mov r5, r11
    lsr r5
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    std Y+0, r5
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r5, Y+0
    std Y+12, r17
    mov r17, r5
    lsl r17
    std Y+54, r17
    ldd r17, Y+29
    std Y+55, r24
    mov r24, r17
    lsr r24
    std Y+56, r24
    ldd r24, Y+25
    std Y+57, r21
    mov r21, r24
    lsl r21
    lsr r5
    lsl r11
    lsr r24
    lsl r17
    std Y+58, r17
    mov r17, r3
    lsr r17
    std Y+59, r17
    ldd r17, Y+13
    std Y+60, r24
    mov r24, r17
    lsl r24
    std Y+61, r24
    ldd r24, Y+30
    std Y+62, r11
    mov r11, r24
    lsr r11
    std Y+63, r11
    ldd r11, Y+7
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r5
    mov r5, r11
    lsl r5
    lsr r17
    std Y+1, r17
    mov r17, r3
    lsl r17
    lsr r11
    lsl r24
    std Y+2, r24
    mov r24, r9
    swap r24
    ldi r31, hi8(.Ltable_byte_0)
    std Y+3, r11
    mov r30, r0
    lpm r11, Z
    std Y+4, r11
    mov r11, r14
    swap r11
    std Y+5, r11
    mov r30, r12
    lpm r11, Z
    std Y+6, r11
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r11, Y+0
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    std Y+0, r17
    mov r30, r11
    lpm r17, Z
    std Y+1, r5
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    ldd r5, Y+0
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    std Y+0, r21
    mov r21, r5
    swap r21
    std Y+1, r21
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r21, Y+0
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    std Y+0, r17
    mov r30, r21
    lpm r17, Z
    std Y+1, r17
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r17, Y+0
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r3
    mov r30, r17
    lpm r3, Z
    ldi r31, hi8(.Ltable_byte_1)
    std Y+1, r13
    mov r30, r13
    lpm r13, Z
    std Y+2, r10
    mov r30, r10
    lpm r10, Z
    std Y+3, r10
    mov r30, r25
    lpm r10, Z
    std Y+4, r3
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r30, Y+0
    lpm r3, Z
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    std Y+0, r3
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r3, Y+0
    swap r3
    mov r17, r3
    andi r17, 15
    mov r3, r8
    bst r3, 0
    lsr r3
    bld r3, 7
    mov r21, r3
    andi r21, 144
    or r17, r21
    ldd r21, Y+29
    or r17, r21
    or r17, r18
    mov r21, r7
    lsl r21
    adc r21, r1
    andi r21, 9
    or r21, r19
    ld r18, X
    swap r18
    andi r18, 15
    lsr r18
    andi r18, 4
    or r21, r18
    mov r3, r8
    swap r3
    lsl r3
    adc r3, r1
    mov r18, r3
    andi r18, 144
    or r21, r18
    ld r18, X+
    swap r18
    andi r18, 240
    lsl r18
    andi r18, 32
    or r21, r18
    ld r18, X
    swap r18
    andi r18, 240
    lsl r18
    andi r18, 64
    or r21, r18
    subi r28, lo8(-(-57))
    sbci r29, hi8(-(-57))
    ldd r18, Y+0
    mov r19, r18
    lsr r19
    lsr r19
    andi r19, 48
    mov r3, r21
    mov r21, r2
    mov r2, r24
    mov r24, r21
    andi r24, 15
    or r24, r19
    mov r19, r18
    lsl r19
    lsl r19
    andi r19, 192
    or r24, r19
    ; round 21 (gift.dsl:33)
    com r24
    ldd r19, Y+3
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    std Y+0, r24
    mov r24, r19
    lsr r24
    lsr r24
    andi r24, 48
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r18, Y+0
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    std Y+0, r21
    mov r21, r18
    andi r21, 15
    or r21, r24
    ; round 11 (gift.dsl:33)
    com r18
    mov r24, r19
    lsl r24
    lsl r24
    andi r24, 192
    or r21, r24
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r24, Y+29
    mov r19, r24
    lsr r19
    andi r19, 5
    std Y+23, r18
    ldd r18, Y+0
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    std Y+0, r21
    mov r21, r18
    andi r21, 2
    or r19, r21
    andi r18, 1
    subi r28, lo8(-(-198))
    sbci r29, hi8(-(-198))
    ldd r21, Y+62
    std Y+0, r25
    mov r25, r21
    andi r25, 8
    or r19, r25
    andi r21, 1
    ldd r25, Y+4
    std Y+62, r17
    mov r17, r25
    andi r17, 2
    or r21, r17
    ldd r17, Y+3
    or r21, r17
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r17, X
    andi r17, 8
    or r21, r17
    adiw r28, 38
    ldd r17, Y+34
    or r21, r17
    ldd r17, Y+0
    or r21, r17
    ldd r17, Y+8
    or r21, r17
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    ldd r17, Y+0
    or r21, r17
    mov r17, r21
    lsr r17
    std Y+0, r18
    mov r18, r17
    andi r18, 72
    std Y+48, r13
    adiw r28, 51
    ldd r13, Y+38
    or r13, r18
    ldd r18, Y+20
    or r13, r18
    ldd r18, Y+18
    or r13, r18
    andi r17, 5
    mov r18, r21
    lsr r18
    lsr r18
    andi r18, 48
    std Y+18, r17
    ldd r17, Y+0
    andi r17, 15
    or r17, r18
    mov r18, r21
    lsl r18
    lsl r18
    andi r18, 192
    or r17, r18
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r21
    lpm r18, Z
    std Y+20, r3
    adiw r28, 58
    ldd r3, Y+38
    or r3, r18
    ldd r18, Y+0
    or r3, r18
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    lpm r18, Z
    andi r24, 240
    or r19, r24
    mov r24, r3
    lsr r24
    andi r24, 5
    std Y+0, r18
    subi r28, lo8(-(-59))
    sbci r29, hi8(-(-59))
    ldd r18, Y+0
    or r24, r18
    mov r18, r25
    andi r18, 8
    or r24, r18
    andi r25, 1
    mov r18, r3
    mov r3, r19
    mov r19, r18
    andi r19, 240
    or r24, r19
    ; round 21 (gift.dsl:33)
    com r24
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r19, Y+0
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    std Y+0, r24
    mov r24, r19
    lsl r24
    andi r24, 10
    std Y+44, r3
    adiw r28, 9
    ldd r3, Y+57
    or r3, r24
    ldd r24, Y+48
    or r3, r24
    mov r24, r19
    andi r24, 240
    or r3, r24
    ld r24, X
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    std Y+48, r2
    mov r2, r21
    lsl r2
    std Y+57, r18
    mov r18, r2
    andi r18, 10
    or r24, r18
    ldd r18, Y+47
    or r24, r18
    mov r18, r21
    andi r18, 240
    or r24, r18
    ldd r18, Y+38
    mov r2, r18
    lsl r2
    lsl r2
    mov r18, r2
    andi r18, 84
    mov r2, r18
    ldd r18, Y+0
    andi r18, 170
    std Y+47, r2
    ldd r2, Y+32
    or r2, r18
    subi r28, lo8(-(-8))
    sbci r29, hi8(-(-8))
    ldd r18, Y+0
    std Y+40, r24
    mov r24, r18
    andi r24, 84
    or r2, r24
    andi r18, 132
    mov r24, r20
    andi r24, 170
    or r22, r24
    ldd r24, Y+48
    lsl r24
    lsl r24
    andi r24, 84
    or r22, r24
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    ldd r24, Y+0
    lsr r24
    lsr r24
    andi r24, 21
    ldi r31, hi8(.Ltable_byte_4)
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    std Y+3, r18
    ldd r18, Y+0
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r22
    mov r30, r18
    lpm r22, Z
    or r24, r22
    mov r22, r18
    bst r22, 0
    lsr r22
    bld r22, 7
    andi r22, 136
    or r24, r22
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r22, Y+0
    or r24, r22
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r22, Y+0
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    std Y+0, r2
    mov r2, r22
    lsr r2
    lsr r2
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    std Y+1, r20
    mov r20, r2
    andi r20, 21
    ldd r2, Y+0
    or r20, r2
    ; round 12 (gift.dsl:33)
    com r22
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r2, Y+0
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    std Y+0, r22
    mov r22, r2
    bst r22, 0
    lsr r22
    bld r22, 7
    andi r22, 136
    or r20, r22
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r22, Y+0
    or r20, r22
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r22, Y+0
    lsr r22
    lsr r22
    andi r22, 21
    ldi r31, hi8(.Ltable_byte_5)
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    std Y+0, r13
    mov r30, r18
    lpm r13, Z
    or r22, r13
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r18
    lpm r13, Z
    or r22, r13
    ldd r18, Y+7
    or r22, r18
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r18, Y+4
    mov r13, r18
    lsr r13
    lsr r13
    mov r18, r13
    andi r18, 21
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r2
    lpm r13, Z
    or r18, r13
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r2
    lpm r13, Z
    or r18, r13
    ldd r13, Y+0
    or r18, r13
    mov r13, r4
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ldd r2, Y+14
    std Y+0, r13
    mov r13, r2
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    std Y+0, r13
    ldd r13, Y+53
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    std Y+20, r13
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r13, Y+0
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    std Y+0, r4
    mov r4, r13
    swap r4
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    std Y+0, r4
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r4, Y+0
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    std Y+18, r7
    adiw r28, 52
    ldd r7, Y+59
    std Y+0, r4
    mov r4, r7
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    std Y+0, r4
    mov r4, r8
    swap r4
    ldi r31, hi8(.Ltable_byte_1)
    subi r28, lo8(-(196))
    sbci r29, hi8(-(196))
    std Y+0, r4
    subi r28, lo8(-(-164))
    sbci r29, hi8(-(-164))
    ldd r30, Y+0
    lpm r4, Z
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    std Y+36, r4
    ldd r30, Y+1
    lpm r4, Z
    std Y+37, r4
    ldd r4, Y+0
    swap r4
    mov r19, r4
    andi r19, 15
    subi r28, lo8(-(-165))
    sbci r29, hi8(-(-165))
    ldd r4, Y+0
    mov r8, r4
    lsl r8
    lsl r8
    lsl r8
    subi r28, lo8(-(203))
    sbci r29, hi8(-(203))
    std Y+0, r21
    mov r21, r8
    andi r21, 80
    or r19, r21
    mov r21, r4
    swap r21
    andi r21, 240
    lsl r21
    andi r21, 160
    or r19, r21
    mov r21, r4
    swap r21
    andi r21, 15
    lsr r21
    andi r21, 5
    mov r8, r4
    lsr r8
    lsr r8
    lsr r8
    std Y+1, r19
    mov r19, r8
    andi r19, 10
    or r21, r19
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r19, Y+0
    mov r8, r19
    swap r8
    mov r19, r8
    andi r19, 240
    or r21, r19
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r19, Y+0
    mov r8, r19
    lsr r8
    lsr r8
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    std Y+0, r21
    mov r21, r8
    andi r21, 48
    mov r8, r22
    mov r22, r15
    mov r15, r18
    mov r18, r22
    andi r18, 15
    or r18, r21
    mov r21, r19
    lsl r21
    lsl r21
    andi r21, 192
    or r18, r21
    ; round 26 (gift.dsl:33)
    com r18
    mov r21, r6
    lsr r21
    andi r21, 5
    std Y+1, r18
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r18, Y+47
    or r21, r18
    ldd r18, Y+21
    mov r19, r18
    andi r19, 8
    or r21, r19
    andi r18, 1
    ldd r19, Y+25
    std Y+21, r22
    mov r22, r19
    andi r22, 2
    or r18, r22
    ldd r22, Y+43
    or r18, r22
    ldd r4, Y+26
    or r18, r4
    ldd r4, Y+27
    or r18, r4
    ldd r4, Y+40
    or r18, r4
    andi r19, 8
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r4, X
    std Y+25, r19
    mov r19, r4
    andi r19, 128
    or r18, r19
    mov r19, r18
    lsr r19
    lsr r19
    andi r19, 48
    mov r4, r18
    lsl r4
    lsl r4
    std Y+40, r19
    mov r19, r4
    andi r19, 192
    mov r4, r19
    mov r19, r6
    std Y+27, r19
    andi r19, 240
    or r21, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    andi r19, 2
    ldd r6, Y+30
    std Y+26, r21
    mov r21, r6
    lsl r21
    andi r21, 10
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X+
    std Y+47, r19
    mov r19, r7
    andi r19, 1
    or r19, r21
    ld r21, X+
    lsl r21
    lsl r21
    andi r21, 4
    or r19, r21
    mov r21, r6
    andi r21, 240
    or r19, r21
    mov r21, r18
    lsl r21
    andi r21, 10
    mov r6, r19
    ldd r19, Y+0
    mov r22, r19
    andi r22, 1
    or r22, r21
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r21, Y+0
    or r22, r21
    mov r21, r18
    andi r21, 240
    or r22, r21
    mov r21, r16
    andi r21, 170
    or r25, r21
    ldd r21, Y+12
    mov r7, r21
    lsl r7
    lsl r7
    mov r21, r7
    andi r21, 84
    or r25, r21
    ; round 27 (gift.dsl:33)
    com r25
    mov r21, r23
    andi r21, 170
    ldd r7, Y+53
    or r7, r21
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r21, Y+0
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    std Y+0, r25
    mov r25, r21
    lsl r25
    lsl r25
    andi r25, 84
    or r7, r25
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r25, Y+0
    andi r25, 170
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    std Y+0, r6
    ldd r6, Y+56
    or r6, r25
    ldd r25, Y+9
    std Y+56, r23
    mov r23, r25
    lsl r23
    lsl r23
    andi r23, 84
    or r6, r23
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    ldd r23, Y+0
    andi r23, 170
    subi r28, lo8(-(-171))
    sbci r29, hi8(-(-171))
    ldd r25, Y+0
    or r25, r23
    ldd r23, Y+20
    lsl r23
    lsl r23
    andi r23, 84
    or r25, r23
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r23, Y+44
    lsr r23
    lsr r23
    andi r23, 21
    ldi r31, hi8(.Ltable_byte_4)
    ldd r21, Y+0
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    std Y+1, r25
    mov r30, r21
    lpm r25, Z
    or r23, r25
    mov r25, r21
    bst r25, 0
    lsr r25
    bld r25, 7
    andi r25, 136
    or r23, r25
    adiw r26, 11
    ld r25, X
    andi r25, 64
    or r23, r25
    ldd r25, Y+0
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    std Y+0, r6
    mov r6, r25
    lsr r6
    lsr r6
    std Y+1, r16
    mov r16, r6
    andi r16, 21
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r6, Y+0
    or r16, r6
    ; round 17 (gift.dsl:33)
    com r25
    ldd r6, Y+19
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    std Y+0, r25
    mov r25, r6
    bst r25, 0
    lsr r25
    bld r25, 7
    andi r25, 136
    or r16, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X
    andi r25, 64
    or r16, r25
    ldd r25, Y+35
    lsr r25
    lsr r25
    andi r25, 21
    ldi r31, hi8(.Ltable_byte_5)
    adiw r28, 37
    std Y+30, r7
    mov r30, r21
    lpm r7, Z
    or r25, r7
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r21
    lpm r7, Z
    or r25, r7
    ldd r21, Y+0
    or r25, r21
    subi r28, lo8(-(106))
    sbci r29, hi8(-(106))
    ldd r21, Y+0
    mov r7, r21
    lsr r7
    lsr r7
    mov r21, r7
    andi r21, 21
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r6
    lpm r7, Z
    or r21, r7
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r6
    lpm r6, Z
    or r21, r6
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r6, Y+0
    or r21, r6
    mov r6, r11
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r7, r5
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    std Y+0, r7
    adiw r28, 58
    ldd r7, Y+17
    mov r5, r7
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    std Y+0, r5
    ldd r5, Y+27
    mov r7, r5
    swap r7
    subi r28, lo8(-(-49))
    sbci r29, hi8(-(-49))
    std Y+0, r7
    mov r7, r9
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r5, r12
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r11, r14
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    std Y+48, r12
    mov r12, r0
    swap r12
    ldi r31, hi8(.Ltable_byte_1)
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    std Y+0, r12
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r12, Y+0
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    std Y+0, r11
    mov r30, r12
    lpm r11, Z
    std Y+1, r11
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r30, Y+0
    lpm r11, Z
    subi r28, lo8(-(149))
    sbci r29, hi8(-(149))
    std Y+0, r10
    swap r10
    std Y+1, r22
    mov r22, r10
    andi r22, 15
    mov r10, r2
    lsl r10
    lsl r10
    lsl r10
    std Y+2, r25
    mov r25, r10
    andi r25, 144
    or r22, r25
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r25, Y+3
    or r22, r25
    ldd r25, Y+8
    or r22, r25
    mov r25, r13
    lsr r25
    andi r25, 9
    mov r10, r22
    mov r22, r19
    andi r22, 2
    or r25, r22
    ldd r22, Y+0
    or r25, r22
    andi r19, 64
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r22, Y+0
    mov r2, r22
    swap r2
    mov r22, r2
    andi r22, 240
    or r25, r22
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r22, Y+38
    mov r2, r22
    lsr r2
    ; round 1 (gift.dsl:33)
    com r22
    std Y+38, r25
    mov r25, r2
    andi r25, 5
    ldd r2, Y+0
    mov r13, r2
    lsl r13
    std Y+9, r22
    mov r22, r13
    andi r22, 10
    or r25, r22
    ldd r22, Y+27
    mov r13, r21
    mov r21, r22
    andi r21, 240
    or r25, r21
    ; round 11 (gift.dsl:33)
    com r22
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    ldd r21, Y+0
    std Y+59, r22
    mov r22, r21
    lsl r22
    andi r22, 10
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    std Y+0, r5
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r5, Y+11
    or r5, r22
    mov r22, r17
    andi r22, 240
    or r5, r22
    ldd r22, Y+0
    std Y+11, r7
    mov r7, r22
    lsr r7
    lsr r7
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+5, r25
    mov r25, r7
    andi r25, 21
    std Y+0, r20
    andi r20, 170
    or r25, r20
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r20, X
    andi r20, 64
    or r25, r20
    ; round 32 (gift.dsl:33)
    com r25
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r20, Y+0
    mov r7, r20
    lsr r7
    lsr r7
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    std Y+0, r25
    mov r25, r7
    andi r25, 21
    std Y+1, r24
    andi r24, 170
    or r25, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X+
    andi r24, 64
    or r25, r24
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r24, Y+0
    mov r7, r24
    lsr r7
    lsr r7
    subi r28, lo8(-(158))
    sbci r29, hi8(-(158))
    std Y+0, r25
    mov r25, r7
    andi r25, 21
    mov r7, r17
    mov r17, r15
    std Y+1, r17
    andi r17, 170
    or r25, r17
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    ldd r17, Y+32
    or r25, r17
    ldd r17, Y+0
    mov r15, r17
    lsr r15
    lsr r15
    std Y+32, r25
    mov r25, r15
    andi r25, 21
    mov r17, r8
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    std Y+0, r17
    andi r17, 170
    or r25, r17
    or r25, r19
    ldi r31, hi8(.Ltable_byte_0)
    subi r28, lo8(-(-198))
    sbci r29, hi8(-(-198))
    ldd r30, Y+0
    lpm r15, Z
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ldd r30, Y+0
    lpm r8, Z
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    std Y+0, r8
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r8, Y+0
    mov r17, r8
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r8, Y+0
    swap r8
    mov r19, r8
    andi r19, 15
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r8, Y+0
    swap r8
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    std Y+0, r17
    mov r17, r8
    andi r17, 240
    or r19, r17
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r17, Y+0
    mov r8, r17
    lsr r8
    ; round 6 (gift.dsl:33)
    com r17
    std Y+0, r19
    mov r19, r8
    andi r19, 5
    ldd r8, Y+14
    lsl r8
    adiw r28, 47
    std Y+54, r17
    mov r17, r8
    andi r17, 10
    or r19, r17
    ldd r17, Y+0
    mov r8, r25
    mov r25, r17
    andi r25, 240
    or r19, r25
    ; round 16 (gift.dsl:33)
    com r17
    ; round 36 (gift.dsl:33)
    com r19
    mov r25, r18
    lsr r25
    andi r25, 5
    std Y+0, r19
    subi r28, lo8(-(-38))
    sbci r29, hi8(-(-38))
    ldd r19, Y+0
    lsr r19
    lsr r19
    andi r19, 21
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    std Y+0, r17
    mov r17, r16
    andi r17, 170
    or r19, r17
    subi r28, lo8(-(-216))
    sbci r29, hi8(-(-216))
    ldd r17, Y+0
    or r19, r17
    ; round 37 (gift.dsl:33)
    com r19
    ldd r17, Y+1
    std Y+0, r19
    mov r19, r17
    lsr r19
    lsr r19
    andi r19, 21
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    std Y+0, r23
    andi r23, 170
    or r19, r23
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r23, Y+0
    or r19, r23
    ldd r23, Y+25
    lsr r23
    lsr r23
    andi r23, 21
    mov r17, r13
    mov r13, r16
    mov r16, r17
    andi r16, 170
    or r23, r16
    ldd r16, Y+1
    or r23, r16
    com r23
    ldd r16, Y+36
    std Y+1, r23
    mov r23, r16
    lsr r23
    lsr r23
    andi r23, 21
    std Y+0, r17
    subi r28, lo8(-(205))
    sbci r29, hi8(-(205))
    ldd r17, Y+0
    andi r17, 170
    or r23, r17
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    ldd r17, Y+0
    or r23, r17
    mov r30, r9
    lpm r17, Z
    mov r30, r14
    lpm r16, Z
    std Y+0, r16
    mov r16, r0
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    std Y+0, r16
    subi r28, lo8(-(-224))
    sbci r29, hi8(-(-224))
    ldd r16, Y+0
    swap r16
    andi r16, 15
    subi r28, lo8(-(225))
    sbci r29, hi8(-(225))
    std Y+0, r14
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r14, Y+0
    swap r14
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    std Y+0, r17
    mov r17, r14
    andi r17, 240
    or r16, r17
    subi r28, lo8(-(-130))
    sbci r29, hi8(-(-130))
    ldd r14, Y+0
    mov r17, r14
    lsr r17
    andi r17, 85
    subi r28, lo8(-(131))
    sbci r29, hi8(-(131))
    std Y+0, r16
    subi r28, lo8(-(-190))
    sbci r29, hi8(-(-190))
    ldd r16, Y+0
    subi r28, lo8(-(191))
    sbci r29, hi8(-(191))
    std Y+0, r0
    mov r0, r16
    lsl r0
    std Y+1, r23
    mov r23, r0
    andi r23, 170
    or r17, r23
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r0, Y+0
    mov r23, r0
    lsr r23
    andi r23, 85
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    std Y+0, r17
    mov r17, r12
    lsl r17
    andi r17, 170
    or r23, r17
    mov r17, r16
    lsr r17
    andi r17, 85
    std Y+1, r23
    mov r23, r14
    lsl r23
    andi r23, 170
    or r17, r23
    mov r23, r12
    lsr r23
    andi r23, 85
    std Y+2, r17
    mov r17, r0
    lsl r17
    andi r17, 170
    or r23, r17
    subi r28, lo8(-(-190))
    sbci r29, hi8(-(-190))
    ; round 1 (gift.dsl:33)
    ldd r17, Y+0
    mov r0, r17
    com r0
    subi r28, lo8(-(-58))
    sbci r29, hi8(-(-58))
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(457))
    sbci r31, hi8(-(457))
    std Z+20, r0
    ldd r0, Y+45
    com r0
    std Z+19, r0
    ldd r0, Y+48
    std Z+18, r0
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r14, Y+0
    std Z+17, r14
    ; round 31 (gift.dsl:33)
    com r0
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    ldd r14, Y+0
    std Z+16, r14
    ; round 2 (gift.dsl:33)
    com r14
    std Z+15, r2
    movw r16, r2 ; r17, r3
    andi r16, 240
    mov r2, r23
    mov r23, r17
    andi r23, 15
    or r23, r16
    ; round 1 (gift.dsl:33)
    mov r16, r21
    com r16
    std Z+14, r16
    ldi r16, 191
    std Z+13, r16
    ldi r16, 253
    std Z+12, r16
    subi r28, lo8(-(-151))
    sbci r29, hi8(-(-151))
    ldd r16, Y+0
    std Z+11, r16
    ; round 3 (gift.dsl:33)
    com r16
    ; round 2 (gift.dsl:33)
    ldd r3, Y+1
    com r3
    std Z+10, r3
    ldd r3, Y+2
    std Y+0, r14
    mov r14, r3
    com r14
    std Z+9, r14
    ldd r14, Y+4
    std Z+8, r14
    std Z+7, r22
    ; round 32 (gift.dsl:33)
    com r14
    std Z+6, r20
    ; round 3 (gift.dsl:33)
    com r20
    std Z+5, r24
    ldd r22, Y+8
    std Z+4, r22
    com r22
    ; round 2 (gift.dsl:33)
    std Y+8, r22
    ldi r22, 127
    std Z+3, r22
    ldi r22, 254
    std Z+2, r22
    ldi r22, 128
    std Z+1, r22
    ldd r22, Y+14
    std Z+0, r22
    andi r24, 33
    std Y+7, r20
    ld r20, X
    andi r20, 2
    or r24, r20
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r20, Y+8
    or r24, r20
    ldd r20, Y+9
    or r24, r20
    ldd r20, Y+10
    or r24, r20
    mov r20, r24
    andi r20, 15
    std Y+10, r16
    ldd r16, Y+15
    or r20, r16
    or r20, r4
    mov r16, r24
    lsr r16
    lsr r16
    andi r16, 48
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r18
    lpm r4, Z
    or r4, r16
    ; round 6 (gift.dsl:33)
    com r18
    mov r16, r24
    lsl r16
    lsl r16
    andi r16, 192
    or r4, r16
    mov r16, r4
    lsr r16
    andi r16, 5
    std Y+15, r14
    ldd r14, Y+22
    or r14, r16
    ldd r16, Y+0
    or r14, r16
    mov r16, r4
    mov r22, r16
    andi r22, 240
    or r14, r22
    ; round 26 (gift.dsl:33)
    com r14
    mov r22, r24
    lsl r22
    andi r22, 10
    or r25, r22
    mov r22, r20
    andi r22, 240
    or r25, r22
    subi r28, lo8(-(-47))
    sbci r29, hi8(-(-47))
    ; round 3 (gift.dsl:33)
    ldd r22, Y+0
    mov r4, r22
    com r4
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(456))
    sbci r27, hi8(-(456))
    st X, r4
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    ldd r4, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r4
    ldd r22, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    std Y+42, r0
    ldd r0, Y+3
    com r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r0
    subi r28, lo8(-(-45))
    sbci r29, hi8(-(-45))
    ldd r0, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r0
    adiw r28, 51
    std Y+58, r14
    ldd r14, Y+0
    com r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    ldd r14, Y+1
    com r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    ldi r22, 251
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    ldi r22, 223
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    ldi r22, 221
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ; round 4 (gift.dsl:33)
    ldd r22, Y+0
    mov r14, r22
    com r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    adiw r28, 52
    ldd r14, Y+35
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    ; round 35 (gift.dsl:33)
    com r14
    ldd r22, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    com r22
    std Y+0, r22
    ldd r22, Y+48
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    com r22
    std Y+48, r22
    subi r28, lo8(-(-39))
    sbci r29, hi8(-(-39))
    ldd r22, Y+5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    ; round 5 (gift.dsl:33)
    com r22
    std Y+5, r22
    ldd r22, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    com r22
    std Y+0, r22
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r22, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    com r22
    std Y+0, r22
    subi r28, lo8(-(-96))
    sbci r29, hi8(-(-96))
    ldd r22, Y+6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    com r22
    std Y+6, r22
    ldi r22, 3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    ldd r22, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    ldd r22, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    ; round 36 (gift.dsl:33)
    com r22
    std Y+0, r14
    ldd r14, Y+8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    com r14
    std Y+8, r14
    ldd r14, Y+12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    std Y+1, r22
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r22, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r22, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    ; round 6 (gift.dsl:33)
    com r14
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r22, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    com r22
    std Y+0, r22
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r22, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    ; round 16 (gift.dsl:33)
    com r22
    std Y+0, r22
    ldi r22, 85
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    ldi r22, 1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    adiw r28, 48
    ; round 6 (gift.dsl:33)
    ldd r22, Y+54
    com r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    ldd r22, Y+59
    std Y+0, r14
    mov r14, r22
    com r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    subi r28, lo8(-(-21))
    sbci r29, hi8(-(-21))
    ldd r14, Y+0
    com r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r14, Y+0
    com r14
    mov r22, r24
    com r22
    andi r24, 240
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    std Y+0, r22
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    ldd r22, Y+0
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    std Y+0, r18
    mov r18, r22
    andi r18, 15
    or r18, r24
    ; round 26 (gift.dsl:33)
    com r22
    ; round 7 (gift.dsl:33)
    ldd r24, Y+24
    com r24
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+0, r22
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    ldd r22, Y+15
    com r22
    ldd r3, Y+11
    com r3
    ldd r0, Y+12
    com r0
    ldd r12, Y+0
    com r12
    adiw r28, 26
    std Y+56, r12
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    std Y+0, r12
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ; round 8 (gift.dsl:33)
    std Y+0, r12
    ldd r12, Y+4
    com r12
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    std Y+0, r12
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    std Y+0, r12
    ldd r12, Y+59
    com r12
    std Y+1, r12
    adiw r28, 26
    ldd r12, Y+61
    com r12
    std Y+0, r12
    ldd r12, Y+62
    com r12
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ; round 9 (gift.dsl:33)
    std Y+0, r12
    subi r28, lo8(-(-178))
    sbci r29, hi8(-(-178))
    ldd r12, Y+0
    com r12
    ; round 11 (gift.dsl:33)
    std Y+6, r7
    com r7
    adiw r28, 5
    std Y+61, r7
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(204))
    sbci r29, hi8(-(204))
    std Y+0, r7
    subi r28, lo8(-(-163))
    sbci r29, hi8(-(-163))
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(164))
    sbci r29, hi8(-(164))
    std Y+0, r7
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    ldd r7, Y+0
    subi r28, lo8(-(158))
    sbci r29, hi8(-(158))
    std Y+0, r12
    mov r12, r7
    com r12
    std Y+1, r12
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    ldd r12, Y+0
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    std Y+0, r0
    mov r0, r12
    com r0
    mov r30, r12
    lpm r12, Z
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    std Y+0, r22
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r22, Y+0
    andi r22, 240
    or r12, r22
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r22, Y+0
    com r22
    ; round 12 (gift.dsl:33)
    std Y+41, r22
    subi r28, lo8(-(-62))
    sbci r29, hi8(-(-62))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    std Y+0, r22
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(148))
    sbci r29, hi8(-(148))
    std Y+0, r22
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r22
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r22
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    std Y+0, r22
    subi r28, lo8(-(-230))
    sbci r29, hi8(-(-230))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(231))
    sbci r29, hi8(-(231))
    ; round 14 (gift.dsl:33)
    std Y+0, r22
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ; round 16 (gift.dsl:33)
    std Y+0, r20
    com r20
    std Y+1, r20
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r20, Y+0
    com r20
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r16
    com r16
    std Y+1, r16
    subi r28, lo8(-(-150))
    sbci r29, hi8(-(-150))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(152))
    sbci r29, hi8(-(152))
    std Y+0, r16
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    std Y+0, r16
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ldd r16, Y+0
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    std Y+0, r20
    mov r20, r16
    com r20
    andi r16, 15
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ; round 17 (gift.dsl:33)
    std Y+0, r20
    ldd r20, Y+52
    com r20
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    std Y+0, r20
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r20, Y+0
    com r20
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    std Y+0, r20
    subi r28, lo8(-(-221))
    sbci r29, hi8(-(-221))
    ldd r20, Y+0
    com r20
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    std Y+47, r20
    ldd r20, Y+0
    com r20
    std Y+48, r20
    subi r28, lo8(-(-38))
    sbci r29, hi8(-(-38))
    ldd r20, Y+0
    com r20
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    std Y+0, r20
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r20, Y+0
    com r20
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    ; round 19 (gift.dsl:33)
    std Y+0, r20
    subi r28, lo8(-(-196))
    sbci r29, hi8(-(-196))
    ldd r20, Y+0
    com r20
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ; round 21 (gift.dsl:33)
    std Y+60, r20
    ldd r20, Y+0
    com r20
    std Y+61, r12
    com r12
    std Y+62, r12
    subi r28, lo8(-(-150))
    sbci r29, hi8(-(-150))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(213))
    sbci r29, hi8(-(213))
    std Y+0, r17
    com r17
    std Y+1, r17
    subi r28, lo8(-(-216))
    sbci r29, hi8(-(-216))
    ldd r17, Y+0
    subi r28, lo8(-(218))
    sbci r29, hi8(-(218))
    std Y+0, r12
    mov r12, r17
    com r12
    andi r17, 15
    andi r21, 240
    or r17, r21
    subi r28, lo8(-(-247))
    sbci r29, hi8(-(-247))
    ; round 22 (gift.dsl:33)
    ldd r21, Y+0
    com r21
    std Y+29, r21
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    std Y+0, r21
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+48, r21
    ldd r21, Y+1
    com r21
    std Y+49, r21
    ldd r21, Y+0
    com r21
    ; round 24 (gift.dsl:33)
    std Y+50, r21
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    ; round 27 (gift.dsl:33)
    std Y+0, r21
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    std Y+63, r21
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ; round 29 (gift.dsl:33)
    std Y+0, r6
    com r6
    ; round 31 (gift.dsl:33)
    std Y+1, r23
    com r23
    std Y+2, r17
    com r17
    std Y+3, r17
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r17, Y+0
    com r17
    subi r28, lo8(-(133))
    sbci r29, hi8(-(133))
    std Y+0, r5
    com r5
    std Y+1, r5
    subi r28, lo8(-(-235))
    sbci r29, hi8(-(-235))
    ldd r5, Y+0
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    std Y+60, r17
    mov r17, r5
    com r17
    std Y+61, r17
    mov r17, r5
    andi r17, 240
    mov r30, r7
    lpm r5, Z
    or r5, r17
    ; round 21 (gift.dsl:33)
    mov r17, r5
    com r17
    ; round 32 (gift.dsl:33)
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    std Y+0, r5
    ldd r5, Y+52
    com r5
    subi r28, lo8(-(239))
    sbci r29, hi8(-(239))
    std Y+0, r8
    com r8
    ; round 33 (gift.dsl:33)
    std Y+1, r8
    subi r28, lo8(-(-213))
    sbci r29, hi8(-(-213))
    ldd r8, Y+0
    subi r28, lo8(-(215))
    sbci r29, hi8(-(215))
    std Y+0, r5
    mov r5, r8
    com r5
    std Y+1, r23
    mov r23, r8
    andi r23, 204
    mov r8, r4
    com r8
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    std Y+0, r21
    mov r21, r4
    andi r21, 204
    ldd r4, Y+10
    std Y+8, r8
    mov r8, r4
    com r8
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    std Y+0, r17
    mov r17, r4
    andi r17, 204
    ; round 34 (gift.dsl:33)
    mov r4, r15
    com r4
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    std Y+0, r15
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    ldd r15, Y+0
    com r15
    ; round 36 (gift.dsl:33)
    std Y+63, r18
    com r18
    adiw r28, 9
    std Y+55, r25
    com r25
    ; round 37 (gift.dsl:33)
    std Y+56, r19
    com r19
    std Y+57, r19
    ldd r19, Y+0
    com r19
    ; round 38 (gift.dsl:33)
    std Y+58, r19
    subi r28, lo8(-(-38))
    sbci r29, hi8(-(-38))
    ldd r19, Y+0
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    std Y+0, r25
    mov r25, r19
    com r25
    std Y+1, r25
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r25, Y+0
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    std Y+0, r18
    mov r18, r25
    com r18
    ; round 39 (gift.dsl:33)
    std Y+1, r18
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r18, Y+0
    com r18
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    std Y+0, r2
    com r2
    ; round 40 (gift.dsl:33)
    std Y+1, r2
    subi r28, lo8(-(-182))
    sbci r29, hi8(-(-182))
    ldd r2, Y+0
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
    std Y+0, r18
    mov r18, r2
    com r18
    std Y+1, r18
    subi r28, lo8(-(-194))
    sbci r29, hi8(-(-194))
    ldd r18, Y+0
    subi r28, lo8(-(196))
    sbci r29, hi8(-(196))
    std Y+0, r15
    mov r15, r18
    com r15
    std Y+1, r15
    subi r28, lo8(-(-284))
    sbci r29, hi8(-(-284))
    ldd r15, Y+0
    subi r28, lo8(-(286))
    sbci r29, hi8(-(286))
    std Y+0, r4
    mov r4, r15
    com r4
    ; round 36 (gift.dsl:33)
    std Y+1, r4
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    std Y+0, r4
    subi r28, lo8(-(-96))
    sbci r29, hi8(-(-96))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ; round 31 (gift.dsl:33)
    std Y+0, r4
    subi r28, lo8(-(-232))
    sbci r29, hi8(-(-232))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(233))
    sbci r29, hi8(-(233))
    std Y+0, r4
    mov r4, r11
    com r4
    std Y+1, r4
    mov r4, r10
    com r4
    ; round 30 (gift.dsl:33)
    std Y+2, r4
    subi r28, lo8(-(-235))
    sbci r29, hi8(-(-235))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
    std Y+0, r4
    subi r28, lo8(-(-172))
    sbci r29, hi8(-(-172))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(173))
    sbci r29, hi8(-(173))
    std Y+0, r4
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    std Y+0, r4
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(100))
    sbci r29, hi8(-(100))
    ; round 28 (gift.dsl:33)
    std Y+0, r4
    subi r28, lo8(-(-310))
    sbci r29, hi8(-(-310))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(311))
    sbci r29, hi8(-(311))
    std Y+0, r4
    mov r4, r13
    com r4
    std Y+1, r4
    subi r28, lo8(-(-96))
    sbci r29, hi8(-(-96))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    ; round 27 (gift.dsl:33)
    std Y+0, r4
    subi r28, lo8(-(-195))
    sbci r29, hi8(-(-195))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(196))
    sbci r29, hi8(-(196))
    ; round 26 (gift.dsl:33)
    std Y+0, r4
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    std Y+0, r4
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(148))
    sbci r29, hi8(-(148))
    std Y+0, r4
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+0, r4
    subi r28, lo8(-(-208))
    sbci r29, hi8(-(-208))
    ldd r4, Y+0
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    std Y+0, r8
    mov r8, r4
    com r8
    std Y+1, r8
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ; round 25 (gift.dsl:33)
    std Y+0, r8
    subi r28, lo8(-(-246))
    sbci r29, hi8(-(-246))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(247))
    sbci r29, hi8(-(247))
    std Y+0, r8
    subi r28, lo8(-(-281))
    sbci r29, hi8(-(-281))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(282))
    sbci r29, hi8(-(282))
    std Y+0, r8
    subi r28, lo8(-(-317))
    sbci r29, hi8(-(-317))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(318))
    sbci r29, hi8(-(318))
    std Y+0, r8
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ; round 21 (gift.dsl:33)
    std Y+0, r8
    subi r28, lo8(-(-276))
    sbci r29, hi8(-(-276))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(277))
    sbci r29, hi8(-(277))
    std Y+0, r8
    subi r28, lo8(-(-238))
    sbci r29, hi8(-(-238))
    ldd r8, Y+0
    subi r28, lo8(-(239))
    sbci r29, hi8(-(239))
    std Y+0, r5
    mov r5, r8
    com r5
    std Y+1, r5
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r5
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r5, Y+0
    subi r28, lo8(-(205))
    sbci r29, hi8(-(205))
    std Y+0, r7
    mov r7, r5
    com r7
    std Y+1, r7
    subi r28, lo8(-(-265))
    sbci r29, hi8(-(-265))
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(267))
    sbci r29, hi8(-(267))
    ; round 20 (gift.dsl:33)
    std Y+0, r7
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    std Y+0, r7
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r7
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    std Y+0, r7
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    ; round 16 (gift.dsl:33)
    std Y+0, r7
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    std Y+0, r7
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r7, Y+0
    com r7
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    ; round 15 (gift.dsl:33)
    std Y+0, r7
    subi r28, lo8(-(-178))
    sbci r29, hi8(-(-178))
    ldd r7, Y+0
    subi r28, lo8(-(179))
    sbci r29, hi8(-(179))
    std Y+0, r10
    mov r10, r7
    com r10
    std Y+1, r10
    subi r28, lo8(-(-178))
    sbci r29, hi8(-(-178))
    ldd r10, Y+0
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    std Y+0, r11
    mov r11, r10
    com r11
    std Y+1, r11
    subi r28, lo8(-(-179))
    sbci r29, hi8(-(-179))
    ldd r11, Y+0
    mov r4, r11
    com r4
    subi r28, lo8(-(181))
    sbci r29, hi8(-(181))
    std Y+0, r4
    subi r28, lo8(-(-179))
    sbci r29, hi8(-(-179))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    ; round 11 (gift.dsl:33)
    std Y+0, r4
    subi r28, lo8(-(-304))
    sbci r29, hi8(-(-304))
    ldd r4, Y+0
    subi r28, lo8(-(305))
    sbci r29, hi8(-(305))
    std Y+0, r6
    mov r6, r4
    com r6
    std Y+1, r6
    subi r28, lo8(-(-246))
    sbci r29, hi8(-(-246))
    ldd r6, Y+0
    mov r11, r6
    com r11
    subi r28, lo8(-(248))
    sbci r29, hi8(-(248))
    std Y+0, r11
    subi r28, lo8(-(-260))
    sbci r29, hi8(-(-260))
    ldd r11, Y+0
    mov r10, r11
    com r10
    subi r28, lo8(-(261))
    sbci r29, hi8(-(261))
    std Y+0, r10
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r10, Y+0
    mov r7, r10
    com r7
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    std Y+0, r7
    subi r28, lo8(-(-346))
    sbci r29, hi8(-(-346))
    ldd r7, Y+0
    subi r28, lo8(-(347))
    sbci r29, hi8(-(347))
    std Y+0, r13
    mov r13, r7
    com r13
    ; round 10 (gift.dsl:33)
    std Y+1, r13
    mov r13, r9
    com r13
    std Y+2, r13
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r13, Y+0
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    std Y+0, r12
    mov r12, r13
    com r12
    std Y+1, r12
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ldd r12, Y+0
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    std Y+0, r20
    mov r20, r12
    com r20
    std Y+1, r20
    subi r28, lo8(-(-270))
    sbci r29, hi8(-(-270))
    ldd r20, Y+0
    subi r28, lo8(-(272))
    sbci r29, hi8(-(272))
    std Y+0, r22
    mov r22, r20
    com r22
    ; round 9 (gift.dsl:33)
    std Y+1, r22
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r22, Y+0
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    std Y+0, r21
    mov r21, r22
    com r21
    ; round 4 (gift.dsl:33)
    std Y+1, r21
    subi r28, lo8(-(-328))
    sbci r29, hi8(-(-328))
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(330))
    sbci r29, hi8(-(330))
    std Y+0, r21
    subi r28, lo8(-(-305))
    sbci r29, hi8(-(-305))
    ldd r21, Y+0
    andi r21, 33
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r30, Y+3
    ldd r31, Y+3+1
    subi r28, lo8(-(377))
    sbci r29, hi8(-(377))
    std Y+0, r23
    ldd r23, Z+9
    andi r23, 2
    or r21, r23
    subi r28, lo8(-(-354))
    sbci r29, hi8(-(-354))
    ldd r23, Y+0
    or r21, r23
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    ldd r23, Y+0
    or r21, r23
    ldd r23, Y+29
    or r21, r23
    mov r23, r21
    lsr r23
    andi r23, 5
    std Y+29, r17
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r17, Y+0
    or r23, r17
    ldd r17, Z+8
    andi r17, 8
    or r23, r17
    mov r17, r21
    andi r17, 240
    or r23, r17
    mov r17, r21
    lsr r17
    lsr r17
    andi r17, 48
    or r16, r17
    mov r17, r21
    lsl r17
    lsl r17
    andi r17, 192
    or r16, r17
    ; round 6 (gift.dsl:33)
    mov r17, r21
    com r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r17
    subi r28, lo8(-(225))
    sbci r29, hi8(-(225))
    ldd r17, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r17
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    ldd r17, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r14, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    ldi r17, 192
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r17
    ldi r17, 64
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r17
    ldi r17, 66
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    ldd r14, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r3
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r14, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r24, Y+40
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r14, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    ldd r14, Y+35
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    ldd r14, Y+34
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    ; round 7 (gift.dsl:33)
    ldi r24, 87
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldi r24, 215
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    subi r28, lo8(-(-34))
    sbci r29, hi8(-(-34))
    ldd r14, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    ldd r14, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r14, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    ldd r14, Y+26
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    ldd r14, Y+9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    ldi r24, 4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldi r24, 204
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r14, Y+42
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r20
    ldi r18, 2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    ldi r18, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r10
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r7
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r15, Y+18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r0
    ldd r15, Y+5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-210))
    sbci r29, hi8(-(-210))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r18, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    andi r25, 204
    andi r18, 170
    andi r19, 204
    ldd r24, Z+9
    andi r24, 1
    or r24, r18
    subi r28, lo8(-(-182))
    sbci r29, hi8(-(-182))
    ldd r18, Y+0
    or r24, r18
    ; round 16 (gift.dsl:33)
    mov r15, r23
    com r15
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r23
    lpm r8, Z
    ldd r18, Y+46
    mov r23, r18
    andi r23, 240
    or r8, r23
    ; round 22 (gift.dsl:33)
    mov r9, r24
    com r9
    ; round 26 (gift.dsl:33)
    mov r14, r16
    com r14
    ldd r23, Y+19
    mov r20, r23
    andi r20, 51
    andi r23, 204
    ldd r17, Y+33
    mov r18, r17
    andi r18, 68
    or r20, r18
    andi r17, 17
    ldd r18, Y+39
    mov r13, r21
    mov r21, r18
    andi r21, 136
    or r20, r21
    andi r18, 34
    or r17, r18
    ; round 13 (gift.dsl:33)
    mov r21, r20
    com r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r21, Y+20
    mov r18, r21
    andi r18, 51
    andi r21, 204
    mov r2, r24
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    ldd r24, Y+0
    mov r12, r16
    mov r16, r24
    andi r16, 68
    or r18, r16
    andi r24, 17
    ldd r16, Y+16
    mov r22, r16
    andi r22, 136
    or r18, r22
    andi r16, 34
    or r24, r16
    mov r16, r18
    andi r16, 204
    or r17, r16
    com r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r18, Y+48
    mov r16, r18
    andi r16, 204
    or r24, r16
    ; round 23 (gift.dsl:33)
    mov r16, r17
    com r16
    andi r17, 51
    ldd r22, Y+0
    mov r6, r20
    mov r20, r22
    andi r20, 204
    or r17, r20
    andi r22, 51
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r20, Y+0
    mov r7, r17
    mov r17, r20
    andi r17, 68
    or r22, r17
    andi r20, 17
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r17, Y+14
    mov r11, r16
    mov r16, r17
    andi r16, 136
    or r22, r16
    andi r17, 34
    or r20, r17
    or r20, r23
    mov r16, r24
    com r16
    andi r24, 51
    ; round 24 (gift.dsl:33)
    mov r23, r20
    com r23
    mov r17, r18
    andi r17, 51
    ldd r18, Y+0
    mov r5, r23
    mov r23, r18
    andi r23, 68
    or r17, r23
    andi r18, 17
    ldd r23, Y+54
    mov r4, r16
    mov r16, r23
    andi r16, 136
    or r17, r16
    andi r23, 34
    or r18, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    andi r22, 204
    or r18, r22
    mov r16, r17
    andi r16, 204
    or r24, r16
    ; round 33 (gift.dsl:33)
    com r24
    ; round 14 (gift.dsl:33)
    com r17
    mov r16, r18
    andi r16, 51
    or r16, r21
    ; round 23 (gift.dsl:33)
    com r18
    ; round 33 (gift.dsl:33)
    com r16
    ldd r21, Y+33
    mov r23, r21
    andi r23, 17
    andi r21, 68
    ldd r22, Y+25
    mov r10, r17
    mov r17, r22
    andi r17, 34
    or r23, r17
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ldd r17, Y+0
    or r23, r17
    andi r22, 136
    ; round 13 (gift.dsl:33)
    mov r17, r23
    com r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r17
    andi r23, 51
    ldd r17, Y+9
    mov r3, r16
    mov r16, r17
    andi r16, 68
    or r23, r16
    andi r17, 17
    ldd r16, Y+17
    mov r0, r24
    mov r24, r16
    andi r24, 34
    or r17, r24
    or r17, r21
    or r17, r22
    andi r16, 136
    or r23, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r17
    mov r21, r17
    andi r21, 51
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    ldd r24, Y+0
    or r21, r24
    ; round 14 (gift.dsl:33)
    com r17
    ; round 24 (gift.dsl:33)
    mov r24, r23
    com r24
    subi r28, lo8(-(-208))
    sbci r29, hi8(-(-208))
    ldd r16, Y+2
    mov r22, r16
    andi r22, 17
    andi r16, 68
    std Y+2, r17
    ldd r17, Y+0
    subi r28, lo8(-(208))
    sbci r29, hi8(-(208))
    std Y+0, r24
    mov r24, r17
    andi r24, 34
    or r22, r24
    andi r17, 136
    subi r28, lo8(-(-291))
    sbci r29, hi8(-(-291))
    ldd r24, Y+0
    andi r24, 204
    or r22, r24
    ; round 13 (gift.dsl:33)
    mov r24, r22
    com r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    andi r22, 51
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r24, Y+1
    std Y+2, r20
    mov r20, r24
    andi r20, 68
    or r22, r20
    andi r24, 17
    ldd r20, Y+0
    std Y+1, r18
    mov r18, r20
    andi r18, 34
    or r24, r18
    or r24, r16
    or r24, r17
    andi r20, 136
    or r22, r20
    mov r18, r24
    andi r18, 51
    subi r28, lo8(-(205))
    sbci r29, hi8(-(205))
    ldd r16, Y+2
    or r18, r16
    com r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ; round 23 (gift.dsl:33)
    com r18
    ; round 13 (gift.dsl:33)
    ldi r24, 206
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    subi r28, lo8(-(-247))
    sbci r29, hi8(-(-247))
    ldd r24, Y+45
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+47
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+49
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+50
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+51
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+52
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+54
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+55
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+57
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+56
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+58
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+59
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldi r24, 21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r24, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+29
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+26
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r24, Y+27
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+28
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(255))
    sbci r29, hi8(-(255))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-186))
    sbci r29, hi8(-(-186))
    ldd r24, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    subi r28, lo8(-(189))
    sbci r29, hi8(-(189))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ; round 23 (gift.dsl:33)
    mov r15, r22
    com r15
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r24, Y+0
    mov r16, r24
    andi r16, 51
    andi r24, 204
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r20, Y+0
    mov r17, r20
    andi r17, 68
    or r16, r17
    andi r20, 17
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r17, Y+0
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    std Y+0, r22
    mov r22, r17
    andi r22, 136
    or r16, r22
    andi r17, 34
    or r20, r17
    ; round 18 (gift.dsl:33)
    mov r17, r16
    com r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r17
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    ldd r17, Y+0
    mov r22, r17
    andi r22, 51
    andi r17, 204
    std Y+0, r16
    ldd r16, Y+27
    std Y+25, r21
    mov r21, r16
    andi r21, 68
    or r22, r21
    andi r16, 17
    ldd r21, Y+44
    std Y+27, r23
    mov r23, r21
    andi r23, 136
    or r22, r23
    andi r21, 34
    or r16, r21
    mov r21, r22
    andi r21, 204
    or r20, r21
    com r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    subi r28, lo8(-(-29))
    sbci r29, hi8(-(-29))
    ldd r21, Y+0
    mov r23, r21
    andi r23, 204
    or r16, r23
    andi r21, 51
    adiw r28, 25
    ldd r23, Y+39
    mov r22, r23
    andi r22, 68
    or r21, r22
    andi r23, 17
    ldd r22, Y+37
    std Y+39, r18
    mov r18, r22
    andi r18, 136
    or r21, r18
    andi r22, 34
    or r23, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ; round 28 (gift.dsl:33)
    mov r18, r20
    com r18
    andi r20, 51
    ldd r22, Y+0
    std Y+37, r18
    mov r18, r22
    andi r18, 204
    or r20, r18
    andi r22, 51
    ldd r18, Y+35
    std Y+0, r19
    mov r19, r18
    andi r19, 68
    or r22, r19
    andi r18, 17
    ldd r19, Y+33
    std Y+35, r25
    mov r25, r19
    andi r25, 136
    or r22, r25
    andi r19, 34
    or r18, r19
    or r18, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    andi r22, 204
    or r23, r22
    mov r25, r23
    andi r25, 51
    or r25, r17
    com r23
    mov r19, r16
    com r19
    andi r16, 51
    mov r24, r21
    andi r24, 204
    or r16, r24
    ; round 38 (gift.dsl:33)
    com r16
    ; round 19 (gift.dsl:33)
    com r21
    ; round 38 (gift.dsl:33)
    mov r24, r20
    com r24
    ; round 29 (gift.dsl:33)
    mov r17, r18
    com r17
    ldd r22, Y+34
    std Y+33, r21
    mov r21, r22
    andi r21, 17
    andi r22, 68
    std Y+34, r17
    ldd r17, Y+36
    subi r28, lo8(-(-25))
    sbci r29, hi8(-(-25))
    std Y+0, r20
    mov r20, r17
    andi r20, 34
    or r21, r20
    ldd r20, Y+60
    or r21, r20
    andi r17, 136
    ; round 18 (gift.dsl:33)
    mov r20, r21
    com r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r20
    andi r21, 51
    ldd r20, Y+63
    std Y+61, r25
    mov r25, r20
    andi r25, 68
    or r21, r25
    andi r20, 17
    adiw r28, 13
    ldd r25, Y+59
    std Y+50, r16
    mov r16, r25
    andi r16, 34
    or r20, r16
    or r20, r22
    or r20, r17
    andi r25, 136
    or r21, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r20
    ; round 29 (gift.dsl:33)
    mov r25, r21
    com r25
    ; round 19 (gift.dsl:33)
    mov r16, r20
    com r16
    andi r20, 51
    ldd r17, Y+0
    mov r22, r17
    andi r22, 204
    or r20, r22
    ldd r22, Y+52
    mov r17, r22
    andi r17, 17
    andi r22, 68
    std Y+52, r16
    ldd r16, Y+58
    std Y+59, r25
    mov r25, r16
    andi r25, 34
    or r17, r25
    andi r16, 136
    subi r28, lo8(-(-6))
    sbci r29, hi8(-(-6))
    ldd r25, Y+0
    andi r25, 204
    or r17, r25
    ; round 18 (gift.dsl:33)
    mov r25, r17
    com r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    andi r17, 51
    ldd r25, Y+60
    adiw r28, 18
    std Y+46, r24
    mov r24, r25
    andi r24, 68
    or r17, r24
    andi r25, 17
    ldd r24, Y+41
    std Y+42, r19
    mov r19, r24
    andi r19, 34
    or r25, r19
    or r25, r22
    or r25, r16
    andi r24, 136
    or r17, r24
    mov r19, r25
    andi r19, 51
    ldd r24, Y+0
    or r19, r24
    com r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ; round 28 (gift.dsl:33)
    com r19
    ; round 18 (gift.dsl:33)
    ldi r25, 236
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+7
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldi r25, 14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(148))
    sbci r29, hi8(-(148))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+7
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldi r25, 69
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+51
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(290))
    sbci r29, hi8(-(290))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r25, Y+22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(-256))
    sbci r29, hi8(-(-256))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(258))
    sbci r29, hi8(-(258))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ; round 28 (gift.dsl:33)
    mov r25, r17
    com r25
    subi r28, lo8(-(-368))
    sbci r29, hi8(-(-368))
    ldd r30, Y+3
    ldd r31, Y+3+1
    ldd r24, Z+8
    andi r24, 1
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r16, Y+17
    mov r22, r16
    andi r22, 170
    or r24, r22
    ldd r22, Y+0
    or r24, r22
    ; round 22 (gift.dsl:33)
    com r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r9
    subi r28, lo8(-(-50))
    sbci r29, hi8(-(-50))
    ldd r9, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r9
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    ldd r9, Y+49
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r9
    ldd r24, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    ldd r9, Y+50
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r9
    ldd r9, Y+51
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r9
    ldd r9, Y+52
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r15, Y+28
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r24, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r4
    ; round 23 (gift.dsl:33)
    ldi r22, 239
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-267))
    sbci r29, hi8(-(-267))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    adiw r28, 37
    ldd r15, Y+48
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+34
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-35))
    sbci r29, hi8(-(-35))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(196))
    sbci r29, hi8(-(196))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldi r22, 12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    andi r24, 51
    mov r22, r6
    mov r16, r22
    andi r16, 204
    or r24, r16
    ; round 33 (gift.dsl:33)
    mov r15, r24
    com r15
    ldi r31, hi8(.Ltable_byte_7)
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldd r9, Y+0
    mov r30, r9
    lpm r14, Z
    ldd r16, Y+4
    mov r6, r22
    mov r22, r16
    andi r22, 240
    or r14, r22
    ; round 26 (gift.dsl:33)
    mov r11, r14
    com r11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+40
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r22, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    subi r28, lo8(-(202))
    sbci r29, hi8(-(202))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(-149))
    sbci r29, hi8(-(-149))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(225))
    sbci r29, hi8(-(225))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ; round 27 (gift.dsl:33)
    ldi r16, 95
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(-317))
    sbci r29, hi8(-(-317))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+58
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+42
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    ldd r8, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldi r21, 11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r8, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    ldd r8, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(-217))
    sbci r29, hi8(-(-217))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldi r21, 84
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    ldd r8, Y+8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r8, Y+48
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    subi r28, lo8(-(-149))
    sbci r29, hi8(-(-149))
    ldd r8, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r8
    ; round 32 (gift.dsl:33)
    ldi r21, 247
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r7
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(194))
    sbci r29, hi8(-(194))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-251))
    sbci r29, hi8(-(-251))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(225))
    sbci r29, hi8(-(225))
    ldd r15, Y+18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-294))
    sbci r29, hi8(-(-294))
    ldd r21, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ; round 34 (gift.dsl:33)
    ldi r21, 248
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldi r21, 20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    andi r22, 15
    andi r18, 51
    ldd r21, Y+14
    mov r25, r21
    andi r25, 240
    or r22, r25
    ldd r25, Y+23
    mov r19, r25
    andi r19, 204
    or r18, r19
    ; round 36 (gift.dsl:33)
    mov r15, r22
    com r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-282))
    sbci r29, hi8(-(-282))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(280))
    sbci r29, hi8(-(280))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-277))
    sbci r29, hi8(-(-277))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(278))
    sbci r29, hi8(-(278))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r19, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r19
    ; round 37 (gift.dsl:33)
    ldi r19, 119
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r19
    ldd r15, Y+57
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+49
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+47
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r28, lo8(-(-7))
    sbci r29, hi8(-(-7))
    ldd r18, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-211))
    sbci r29, hi8(-(-211))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-200))
    sbci r29, hi8(-(-200))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldi r18, 6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r28, lo8(-(203))
    sbci r29, hi8(-(203))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldi r18, 68
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ; round 40 (gift.dsl:33)
    ldi r18, 252
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    ldi r18, 249
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r15, Y+56
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-211))
    sbci r29, hi8(-(-211))
    ldd r18, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r22
    subi r28, lo8(-(265))
    sbci r29, hi8(-(265))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ldd r18, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    ; round 37 (gift.dsl:33)
    ldi r18, 63
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r28, lo8(-(194))
    sbci r29, hi8(-(194))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-264))
    sbci r29, hi8(-(-264))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+7
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+39
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldi r18, 7
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r24
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldi r18, 40
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-130))
    sbci r29, hi8(-(-130))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(133))
    sbci r29, hi8(-(133))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-247))
    sbci r29, hi8(-(-247))
    ldd r18, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r28, lo8(-(243))
    sbci r29, hi8(-(243))
    ldd r15, Y+32
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+33
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+34
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ; round 31 (gift.dsl:33)
    ldi r18, 171
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+35
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+36
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+37
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+38
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r17
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r15, Y+13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r14
    ldd r15, Y+3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-221))
    sbci r29, hi8(-(-221))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(231))
    sbci r29, hi8(-(231))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-308))
    sbci r29, hi8(-(-308))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(348))
    sbci r29, hi8(-(348))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r2
    subi r28, lo8(-(-343))
    sbci r29, hi8(-(-343))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(182))
    sbci r29, hi8(-(182))
    ldd r18, Y+19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r18, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r18
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-262))
    sbci r29, hi8(-(-262))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(269))
    sbci r29, hi8(-(269))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r15, Y+46
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+53
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+14
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+45
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldi r25, 32
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(335))
    sbci r29, hi8(-(335))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r10
    subi r28, lo8(-(-245))
    sbci r29, hi8(-(-245))
    ldd r15, Y+61
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r25, Y+43
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+57
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+10
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-216))
    sbci r29, hi8(-(-216))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(230))
    sbci r29, hi8(-(230))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-335))
    sbci r29, hi8(-(-335))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    ldd r25, Y+22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    ldd r25, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ; round 7 (gift.dsl:33)
    ldi r21, 189
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r15, Y+21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r15, Y+5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(317))
    sbci r29, hi8(-(317))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-233))
    sbci r29, hi8(-(-233))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r21, Y+45
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r15, Y+51
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r15, Y+52
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r21, Y+33
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r15, Y+44
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r21, Y+61
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r21, Y+12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r21, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r21, Y+26
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldi r21, 168
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r21, Y+21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r21, Y+35
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r21, Y+10
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r9
    subi r28, lo8(-(-45))
    sbci r29, hi8(-(-45))
    ldd r21, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ldd r21, Y+38
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r21, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r15, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r15, Y+9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    ldd r21, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r21, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r15, Y+60
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r15
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r21, Y+4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r21, Y+0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldd r21, Y+27
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    ldi r21, 34
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    st X, r21
    movw r30, r26
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r26, Y+3
    ldd r27, Y+3+1
    movw r30, r28
    adiw r30, 1
    ldi r24, 125
    ldi r25, 1
.Llwcc_gift128_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_gift128_128_key_setup_avr_wipe
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
    .size lwcc_gift128_128_key_setup_avr, .-lwcc_gift128_128_key_setup_avr

    .global lwcc_gift128_128_ecb_encrypt_avr
    .type lwcc_gift128_128_ecb_encrypt_avr, @function
lwcc_gift128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_gift128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_gift128_128_ecb_encrypt_avr_begin:
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
.Llwcc_gift128_128_ecb_encrypt_avr_group:
    ld r7, X+
    ld r17, X+
    ld r4, X+
    ld r18, X+
    ld r3, X+
    ld r6, X+
    ld r5, X+
    ld r11, X+
    ld r2, X+
    ld r19, X+
    ld r15, X+
    ld r16, X+
    ld r10, X+
    ld r8, X+
    ld r9, X+
    ld r14, X+
    mov r0, r14
    lsr r0
    eor r0, r16
    mov r21, r0
    andi r21, 85
    mov r20, r21
    lsl r20
    eor r14, r20
    eor r16, r21
    mov r0, r9
    lsr r0
    eor r0, r15
    mov r21, r0
    andi r21, 85
    mov r20, r21
    lsl r20
    eor r9, r20
    eor r15, r21
    mov r0, r8
    lsr r0
    eor r0, r19
    mov r21, r0
    andi r21, 85
    mov r20, r21
    lsl r20
    eor r8, r20
    eor r19, r21
    mov r0, r10
    lsr r0
    eor r0, r2
    mov r21, r0
    andi r21, 85
    mov r20, r21
    lsl r20
    eor r10, r20
    eor r2, r21
    mov r0, r11
    lsr r0
    eor r0, r18
    mov r21, r0
    andi r21, 85
    mov r20, r21
    lsl r20
    eor r11, r20
    eor r18, r21
    mov r0, r5
    lsr r0
    eor r0, r4
    mov r21, r0
    andi r21, 85
    mov r20, r21
    lsl r20
    eor r5, r20
    eor r4, r21
    mov r0, r6
    lsr r0
    eor r0, r17
    mov r21, r0
    andi r21, 85
    mov r20, r21
    lsl r20
    eor r6, r20
    eor r17, r21
    mov r0, r3
    lsr r0
    eor r0, r7
    mov r21, r0
    andi r21, 85
    mov r20, r21
    lsl r20
    eor r3, r20
    eor r7, r21
    mov r21, r14
    swap r21
    andi r21, 15
    eor r21, r9
    andi r21, 15
    mov r20, r21
    swap r20
    andi r20, 240
    eor r14, r20
    eor r9, r21
    mov r21, r8
    swap r21
    andi r21, 15
    eor r21, r10
    andi r21, 15
    mov r20, r21
    swap r20
    andi r20, 240
    eor r8, r20
    eor r10, r21
    mov r21, r16
    swap r21
    andi r21, 15
    eor r21, r15
    andi r21, 15
    mov r20, r21
    swap r20
    andi r20, 240
    eor r16, r20
    eor r15, r21
    mov r21, r19
    swap r21
    andi r21, 15
    eor r21, r2
    andi r21, 15
    mov r20, r21
    swap r20
    andi r20, 240
    eor r19, r20
    eor r2, r21
    mov r21, r11
    swap r21
    andi r21, 15
    eor r21, r5
    andi r21, 15
    mov r20, r21
    swap r20
    andi r20, 240
    eor r11, r20
    eor r5, r21
    mov r21, r6
    swap r21
    andi r21, 15
    eor r21, r3
    andi r21, 15
    mov r20, r21
    swap r20
    andi r20, 240
    eor r6, r20
    eor r3, r21
    mov r21, r18
    swap r21
    andi r21, 15
    eor r21, r4
    andi r21, 15
    mov r20, r21
    swap r20
    andi r20, 240
    eor r18, r20
    eor r4, r21
    mov r21, r17
    swap r21
    andi r21, 15
    eor r21, r7
    andi r21, 15
    mov r20, r21
    swap r20
    andi r20, 240
    eor r17, r20
    eor r7, r21
    mov r0, r14
    lsr r0
    lsr r0
    eor r0, r9
    mov r21, r0
    andi r21, 51
    mov r20, r21
    lsl r20
    lsl r20
    eor r14, r20
    eor r9, r21
    mov r0, r8
    lsr r0
    lsr r0
    eor r0, r10
    mov r21, r0
    andi r21, 51
    mov r20, r21
    lsl r20
    lsl r20
    eor r8, r20
    eor r10, r21
    mov r0, r16
    lsr r0
    lsr r0
    eor r0, r15
    mov r21, r0
    andi r21, 51
    mov r20, r21
    lsl r20
    lsl r20
    eor r16, r20
    eor r15, r21
    mov r0, r19
    lsr r0
    lsr r0
    eor r0, r2
    mov r21, r0
    andi r21, 51
    mov r20, r21
    lsl r20
    lsl r20
    eor r19, r20
    eor r2, r21
    mov r0, r11
    lsr r0
    lsr r0
    eor r0, r5
    mov r21, r0
    andi r21, 51
    mov r20, r21
    lsl r20
    lsl r20
    eor r11, r20
    eor r5, r21
    mov r0, r6
    lsr r0
    lsr r0
    eor r0, r3
    mov r21, r0
    andi r21, 51
    mov r20, r21
    lsl r20
    lsl r20
    eor r6, r20
    eor r3, r21
    mov r0, r18
    lsr r0
    lsr r0
    eor r0, r4
    mov r21, r0
    andi r21, 51
    mov r20, r21
    lsl r20
    lsl r20
    eor r18, r20
    eor r4, r21
    mov r0, r17
    lsr r0
    lsr r0
    eor r0, r7
    mov r21, r0
    andi r21, 51
    mov r20, r21
    lsl r20
    lsl r20
    eor r17, r20
    eor r7, r21
    ; round 1 (gift.dsl:33)
    mov r0, r14
    or r0, r16
    eor r0, r9
    mov r13, r15
    eor r13, r0
    and r9, r14
    eor r9, r16
    mov r12, r9
    eor r12, r13
    and r15, r9
    eor r14, r15
    mov r15, r14
    and r15, r12
    eor r0, r15
    mov r15, r8
    or r15, r19
    eor r15, r10
    mov r9, r2
    eor r9, r15
    and r10, r8
    eor r10, r19
    mov r19, r10
    eor r19, r9
    and r2, r10
    eor r8, r2
    mov r2, r8
    and r2, r19
    eor r15, r2
    mov r2, r11
    or r2, r18
    eor r2, r5
    mov r10, r4
    eor r10, r2
    and r5, r11
    eor r5, r18
    mov r18, r5
    eor r18, r10
    and r4, r5
    eor r11, r4
    mov r4, r11
    and r4, r18
    eor r2, r4
    movw r4, r6 ; r5, r7
    or r4, r17
    eor r4, r3
    eor r5, r4
    and r3, r6
    eor r3, r17
    mov r17, r3
    eor r17, r5
    and r7, r3
    eor r6, r7
    mov r7, r6
    and r7, r17
    eor r4, r7
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r13
    lpm r7, Z
    mov r30, r9
    lpm r3, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r5
    lpm r5, Z
    swap r12
    swap r19
    swap r18
    swap r17
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    subi r28, lo8(-(415))
    sbci r29, hi8(-(415))
    ldd r9, Y+63
    eor r12, r9
    ldd r9, Y+62
    eor r9, r19
    ldd r13, Y+61
    eor r13, r18
    ldd r18, Y+60
    eor r17, r18
    ldd r18, Y+59
    eor r0, r18
    ldd r18, Y+58
    eor r15, r18
    ldd r18, Y+57
    eor r2, r18
    ldd r18, Y+56
    eor r4, r18
    ldd r18, Y+55
    eor r14, r18
    ldd r18, Y+54
    eor r6, r18
    ; round 2 (gift.dsl:33)
    mov r18, r12
    com r18
    and r18, r7
    eor r18, r0
    mov r19, r14
    eor r19, r18
    or r0, r7
    eor r12, r0
    mov r0, r12
    eor r0, r19
    or r14, r12
    eor r7, r14
    mov r14, r7
    and r14, r0
    eor r18, r14
    mov r14, r3
    and r14, r9
    eor r14, r15
    mov r12, r8
    eor r12, r14
    com r15
    or r15, r3
    eor r9, r15
    mov r15, r9
    eor r15, r12
    and r8, r9
    eor r3, r8
    mov r8, r3
    or r8, r15
    eor r14, r8
    movw r8, r10 ; r9, r11
    and r8, r13
    eor r8, r2
    eor r9, r8
    com r2
    or r2, r10
    eor r13, r2
    mov r2, r13
    eor r2, r9
    and r11, r13
    eor r10, r11
    mov r11, r10
    or r11, r2
    eor r8, r11
    mov r11, r17
    com r11
    and r11, r5
    eor r11, r4
    mov r13, r6
    eor r13, r11
    or r4, r5
    eor r4, r17
    mov r17, r4
    eor r17, r13
    or r6, r4
    eor r5, r6
    mov r4, r5
    and r4, r17
    eor r11, r4
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r19
    lpm r4, Z
    mov r30, r0
    lpm r6, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r17
    lpm r0, Z
    mov r30, r14
    lpm r17, Z
    mov r30, r11
    lpm r11, Z
    ldd r14, Y+53
    eor r6, r14
    ldd r14, Y+52
    eor r15, r14
    ldd r14, Y+51
    eor r2, r14
    ldd r14, Y+50
    eor r0, r14
    ldd r14, Y+49
    eor r17, r14
    ldd r14, Y+48
    eor r18, r14
    ldd r14, Y+47
    eor r11, r14
    ldd r14, Y+46
    eor r8, r14
    ldd r14, Y+45
    eor r3, r14
    ldd r14, Y+44
    eor r10, r14
    ldd r14, Y+43
    eor r5, r14
    ; round 3 (gift.dsl:33)
    mov r14, r12
    or r14, r6
    eor r14, r17
    mov r19, r7
    eor r19, r14
    and r17, r12
    eor r6, r17
    mov r17, r6
    eor r17, r19
    and r7, r6
    eor r12, r7
    mov r7, r12
    and r7, r17
    eor r14, r7
    mov r7, r4
    or r7, r15
    eor r7, r18
    mov r6, r3
    eor r6, r7
    and r18, r4
    eor r15, r18
    mov r18, r15
    eor r18, r6
    and r3, r15
    eor r4, r3
    mov r3, r4
    and r3, r18
    eor r7, r3
    mov r3, r13
    or r3, r2
    eor r3, r11
    mov r15, r10
    eor r15, r3
    and r11, r13
    eor r2, r11
    mov r11, r2
    eor r11, r15
    and r10, r2
    eor r13, r10
    mov r2, r13
    and r2, r11
    eor r3, r2
    mov r2, r9
    or r2, r0
    eor r2, r8
    mov r10, r5
    eor r10, r2
    and r8, r9
    eor r0, r8
    mov r8, r0
    eor r8, r10
    and r5, r0
    eor r9, r5
    mov r5, r9
    and r5, r8
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r19
    lpm r5, Z
    mov r30, r17
    lpm r0, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r18
    lpm r17, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r3
    lpm r18, Z
    mov r30, r2
    lpm r19, Z
    ldd r3, Y+42
    eor r0, r3
    ldd r3, Y+41
    eor r3, r17
    ldd r2, Y+40
    eor r11, r2
    ldd r2, Y+39
    eor r8, r2
    ldd r2, Y+38
    eor r18, r2
    ldd r2, Y+37
    eor r19, r2
    ldd r2, Y+36
    eor r14, r2
    ldd r2, Y+35
    eor r7, r2
    ldd r2, Y+34
    eor r12, r2
    ldd r2, Y+33
    eor r13, r2
    ldd r2, Y+32
    eor r9, r2
    ; round 4 (gift.dsl:33)
    mov r2, r0
    com r2
    and r2, r15
    eor r2, r18
    mov r17, r12
    eor r17, r2
    or r18, r15
    eor r0, r18
    mov r18, r0
    eor r18, r17
    or r12, r0
    eor r15, r12
    mov r0, r15
    and r0, r18
    eor r2, r0
    mov r0, r10
    and r0, r3
    eor r0, r19
    mov r12, r4
    eor r12, r0
    com r19
    or r19, r10
    eor r3, r19
    mov r19, r3
    eor r19, r12
    and r4, r3
    eor r10, r4
    mov r4, r10
    or r4, r19
    eor r0, r4
    mov r4, r11
    com r4
    and r4, r5
    eor r4, r14
    mov r16, r13
    eor r16, r4
    or r14, r5
    eor r11, r14
    mov r3, r11
    eor r3, r16
    or r13, r11
    eor r5, r13
    mov r11, r5
    and r11, r3
    eor r4, r11
    mov r11, r8
    com r11
    and r11, r6
    eor r11, r7
    mov r14, r9
    eor r14, r11
    or r7, r6
    eor r8, r7
    mov r7, r8
    eor r7, r14
    or r9, r8
    eor r6, r9
    mov r8, r6
    and r8, r7
    eor r11, r8
    mov r8, r12
    swap r8
    mov r21, r8
    andi r21, 15
    mov r20, r17
    swap r20
    andi r20, 240
    or r21, r20
    swap r17
    andi r17, 15
    swap r12
    mov r20, r12
    andi r20, 240
    or r17, r20
    mov r8, r14
    swap r8
    mov r20, r8
    andi r20, 15
    movw r8, r16 ; r9, r17
    swap r8
    mov r17, r8
    andi r17, 240
    or r20, r17
    swap r16
    andi r16, 15
    swap r14
    mov r17, r14
    andi r17, 240
    or r16, r17
    mov r17, r2
    swap r17
    andi r17, 15
    mov r8, r0
    swap r8
    mov r14, r16
    mov r16, r8
    andi r16, 240
    or r17, r16
    swap r0
    mov r16, r0
    andi r16, 15
    swap r2
    mov r8, r20
    mov r20, r2
    andi r20, 240
    or r16, r20
    mov r20, r4
    swap r20
    andi r20, 15
    mov r2, r11
    swap r2
    mov r0, r21
    mov r21, r2
    andi r21, 240
    or r20, r21
    swap r11
    mov r21, r11
    andi r21, 15
    swap r4
    mov r11, r20
    mov r20, r4
    andi r20, 240
    or r21, r20
    ldd r4, Y+31
    eor r4, r19
    ldd r2, Y+30
    eor r2, r18
    ldd r13, Y+29
    eor r7, r13
    ldd r13, Y+28
    eor r3, r13
    ldd r13, Y+27
    eor r17, r13
    ldd r13, Y+26
    eor r13, r16
    ldd r12, Y+25
    eor r11, r12
    ldd r12, Y+24
    eor r21, r12
    ldd r12, Y+23
    eor r15, r12
    ldd r18, Y+55
    eor r10, r18
    eor r5, r12
    ; round 5 (gift.dsl:33)
    mov r12, r0
    or r12, r4
    eor r12, r17
    mov r18, r15
    eor r18, r12
    and r17, r0
    eor r4, r17
    mov r17, r4
    eor r17, r18
    and r15, r4
    eor r0, r15
    mov r4, r0
    and r4, r17
    eor r12, r4
    mov r4, r9
    or r4, r2
    eor r4, r13
    mov r19, r10
    eor r19, r4
    and r13, r9
    eor r2, r13
    mov r15, r2
    eor r15, r19
    and r10, r2
    eor r9, r10
    mov r2, r9
    and r2, r15
    eor r4, r2
    mov r2, r8
    or r2, r7
    eor r2, r11
    mov r10, r5
    eor r10, r2
    and r11, r8
    eor r7, r11
    mov r11, r7
    eor r11, r10
    and r5, r7
    eor r8, r5
    mov r7, r8
    and r7, r11
    eor r2, r7
    mov r7, r14
    or r7, r3
    eor r7, r21
    mov r5, r6
    eor r5, r7
    and r21, r14
    eor r3, r21
    mov r13, r3
    eor r13, r5
    and r6, r3
    eor r14, r6
    mov r3, r14
    and r3, r13
    eor r7, r3
    com r10
    mov r3, r10
    lsr r3
    mov r16, r3
    andi r16, 85
    com r18
    mov r21, r18
    lsl r21
    andi r21, 170
    or r16, r21
    com r5
    mov r3, r5
    lsr r3
    mov r21, r3
    andi r21, 85
    com r19
    mov r20, r19
    lsl r20
    andi r20, 170
    or r21, r20
    lsr r18
    andi r18, 85
    lsl r10
    mov r20, r10
    andi r20, 170
    or r18, r20
    lsr r19
    andi r19, 85
    lsl r5
    mov r20, r5
    andi r20, 170
    or r19, r20
    mov r20, r12
    lsr r20
    andi r20, 85
    mov r3, r2
    lsl r3
    mov r6, r19
    mov r19, r3
    andi r19, 170
    or r20, r19
    mov r3, r4
    lsr r3
    mov r19, r3
    andi r19, 85
    mov r3, r7
    lsl r3
    mov r5, r18
    mov r18, r3
    andi r18, 170
    or r19, r18
    lsr r2
    mov r18, r2
    andi r18, 85
    lsl r12
    mov r3, r21
    mov r21, r12
    andi r21, 170
    or r18, r21
    lsr r7
    mov r21, r7
    andi r21, 85
    lsl r4
    mov r7, r16
    mov r16, r4
    andi r16, 170
    or r21, r16
    ldd r4, Y+22
    eor r11, r4
    ldd r4, Y+21
    eor r13, r4
    ldd r4, Y+20
    eor r4, r17
    ldd r2, Y+19
    eor r15, r2
    ldd r2, Y+18
    eor r20, r2
    ldd r2, Y+17
    eor r2, r19
    ldd r10, Y+16
    eor r10, r18
    ldd r12, Y+15
    eor r12, r21
    ldd r17, Y+14
    eor r0, r17
    ldd r17, Y+13
    eor r9, r17
    ldd r17, Y+43
    eor r14, r17
    ; round 6 (gift.dsl:33)
    mov r17, r7
    or r17, r11
    eor r17, r20
    mov r18, r0
    eor r18, r17
    and r20, r7
    eor r11, r20
    mov r19, r11
    eor r19, r18
    and r0, r11
    eor r7, r0
    mov r11, r7
    and r11, r19
    eor r17, r11
    mov r11, r3
    or r11, r13
    eor r11, r2
    mov r0, r9
    eor r0, r11
    and r2, r3
    eor r13, r2
    mov r2, r13
    eor r2, r0
    and r9, r13
    eor r3, r9
    mov r9, r3
    and r9, r2
    eor r11, r9
    mov r9, r5
    or r9, r4
    eor r9, r10
    mov r13, r8
    eor r13, r9
    and r10, r5
    eor r4, r10
    mov r10, r4
    eor r10, r13
    and r8, r4
    eor r5, r8
    mov r4, r5
    and r4, r10
    eor r9, r4
    mov r4, r6
    or r4, r15
    eor r4, r12
    mov r8, r14
    eor r8, r4
    and r12, r6
    eor r15, r12
    mov r12, r15
    eor r12, r8
    and r14, r15
    eor r6, r14
    mov r15, r6
    and r15, r12
    eor r4, r15
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    lpm r15, Z
    mov r30, r0
    lpm r14, Z
    mov r30, r13
    lpm r0, Z
    mov r30, r8
    lpm r8, Z
    swap r19
    swap r2
    swap r10
    swap r12
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    ldd r13, Y+12
    eor r13, r19
    ldd r18, Y+11
    eor r2, r18
    ldd r18, Y+10
    eor r10, r18
    ldd r18, Y+9
    eor r12, r18
    ldd r18, Y+8
    eor r17, r18
    ldd r18, Y+7
    eor r11, r18
    ldd r18, Y+6
    eor r9, r18
    ldd r18, Y+5
    eor r4, r18
    ldd r18, Y+43
    eor r7, r18
    ldd r18, Y+4
    eor r3, r18
    ldd r18, Y+3
    eor r5, r18
    ldd r18, Y+2
    eor r6, r18
    ; round 7 (gift.dsl:33)
    mov r18, r15
    and r18, r13
    eor r18, r17
    mov r19, r7
    eor r19, r18
    or r17, r15
    eor r13, r17
    mov r17, r19
    com r17
    eor r17, r13
    and r7, r13
    eor r15, r7
    mov r7, r15
    or r7, r17
    eor r18, r7
    mov r7, r14
    and r7, r2
    eor r7, r11
    mov r13, r3
    eor r13, r7
    or r11, r14
    eor r2, r11
    mov r11, r13
    com r11
    mov r16, r2
    eor r16, r11
    and r3, r2
    eor r14, r3
    mov r3, r14
    or r3, r16
    eor r7, r3
    mov r3, r0
    and r3, r10
    eor r3, r9
    mov r2, r5
    eor r2, r3
    or r9, r0
    eor r10, r9
    mov r9, r2
    com r9
    eor r9, r10
    and r5, r10
    eor r0, r5
    mov r5, r0
    or r5, r9
    eor r3, r5
    mov r5, r8
    and r5, r12
    eor r5, r4
    mov r10, r6
    eor r10, r5
    or r4, r8
    eor r12, r4
    com r10
    mov r4, r12
    eor r4, r10
    and r6, r12
    eor r8, r6
    mov r6, r8
    or r6, r4
    eor r5, r6
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r19
    lpm r6, Z
    mov r30, r2
    lpm r2, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    lpm r12, Z
    mov r30, r16
    lpm r17, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r7
    lpm r19, Z
    mov r30, r5
    lpm r7, Z
    ldd r5, Y+1
    eor r12, r5
    ldd r5, Y+0
    eor r5, r17
    subi r28, lo8(-(-17))
    sbci r29, hi8(-(-17))
    ldd r17, Y+16
    eor r9, r17
    ldd r17, Y+15
    eor r4, r17
    ldd r17, Y+14
    eor r19, r17
    ldd r17, Y+13
    eor r18, r17
    ldd r17, Y+12
    eor r7, r17
    ldd r17, Y+11
    eor r3, r17
    ldd r17, Y+10
    eor r14, r17
    ldd r17, Y+61
    eor r0, r17
    ldd r17, Y+9
    eor r8, r17
    ; round 8 (gift.dsl:33)
    mov r17, r11
    or r17, r12
    eor r17, r19
    mov r16, r15
    eor r16, r17
    or r13, r19
    eor r12, r13
    mov r13, r12
    eor r13, r16
    or r15, r12
    eor r11, r15
    mov r15, r11
    or r15, r13
    eor r17, r15
    mov r15, r6
    or r15, r5
    eor r15, r18
    mov r12, r14
    eor r12, r15
    and r18, r6
    eor r5, r18
    mov r18, r5
    eor r18, r12
    and r14, r5
    eor r6, r14
    mov r5, r6
    and r5, r18
    eor r15, r5
    mov r5, r10
    or r5, r9
    eor r5, r7
    mov r14, r0
    eor r14, r5
    and r7, r10
    eor r9, r7
    mov r7, r9
    eor r7, r14
    and r0, r9
    eor r10, r0
    mov r9, r10
    and r9, r7
    eor r5, r9
    mov r9, r2
    or r9, r4
    eor r9, r3
    mov r0, r8
    eor r0, r9
    and r3, r2
    eor r4, r3
    mov r3, r4
    eor r3, r0
    and r8, r4
    eor r2, r8
    mov r4, r2
    and r4, r3
    eor r9, r4
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r16
    lpm r4, Z
    mov r30, r13
    lpm r8, Z
    mov r30, r12
    lpm r13, Z
    mov r30, r18
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r5
    lpm r18, Z
    mov r30, r9
    lpm r19, Z
    ldd r5, Y+8
    eor r8, r5
    ldd r5, Y+7
    eor r12, r5
    ldd r5, Y+6
    eor r7, r5
    ldd r5, Y+5
    eor r3, r5
    ldd r5, Y+4
    eor r18, r5
    ldd r5, Y+3
    eor r19, r5
    ldd r5, Y+2
    eor r17, r5
    ldd r5, Y+1
    eor r15, r5
    ldd r5, Y+0
    eor r11, r5
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r5, Y+0
    eor r10, r5
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r5, Y+9
    eor r2, r5
    ; round 9 (gift.dsl:33)
    mov r5, r8
    com r5
    and r5, r14
    eor r5, r18
    mov r16, r11
    eor r16, r5
    or r18, r14
    eor r8, r18
    mov r9, r8
    eor r9, r16
    or r11, r8
    eor r14, r11
    mov r11, r14
    and r11, r9
    eor r5, r11
    mov r11, r0
    and r11, r12
    eor r11, r19
    mov r8, r6
    eor r8, r11
    com r19
    or r19, r0
    eor r12, r19
    mov r18, r12
    eor r18, r8
    and r6, r12
    eor r0, r6
    mov r6, r0
    or r6, r18
    eor r11, r6
    mov r6, r7
    com r6
    and r6, r4
    eor r6, r17
    mov r19, r10
    eor r19, r6
    or r17, r4
    eor r7, r17
    mov r12, r7
    eor r12, r19
    or r10, r7
    eor r4, r10
    mov r7, r4
    and r7, r12
    eor r6, r7
    mov r7, r3
    com r7
    and r7, r13
    eor r7, r15
    mov r10, r2
    eor r10, r7
    or r15, r13
    eor r3, r15
    mov r15, r3
    eor r15, r10
    or r2, r3
    eor r13, r2
    mov r3, r13
    and r3, r15
    eor r7, r3
    mov r3, r8
    swap r3
    mov r17, r3
    andi r17, 15
    mov r21, r16
    swap r21
    andi r21, 240
    or r17, r21
    swap r16
    andi r16, 15
    swap r8
    mov r21, r8
    andi r21, 240
    or r16, r21
    mov r3, r10
    swap r3
    mov r21, r3
    andi r21, 15
    mov r20, r19
    swap r20
    andi r20, 240
    or r21, r20
    swap r19
    andi r19, 15
    swap r10
    mov r20, r10
    andi r20, 240
    or r19, r20
    mov r20, r5
    swap r20
    andi r20, 15
    mov r3, r11
    swap r3
    mov r2, r19
    mov r19, r3
    andi r19, 240
    or r20, r19
    swap r11
    mov r19, r11
    andi r19, 15
    swap r5
    mov r3, r21
    mov r21, r5
    andi r21, 240
    or r19, r21
    mov r21, r6
    swap r21
    andi r21, 15
    mov r5, r7
    swap r5
    mov r11, r16
    mov r16, r5
    andi r16, 240
    or r21, r16
    swap r7
    mov r16, r7
    andi r16, 15
    swap r6
    mov r7, r17
    mov r17, r6
    andi r17, 240
    or r16, r17
    ldd r6, Y+8
    eor r6, r18
    ldd r5, Y+7
    eor r9, r5
    ldd r5, Y+6
    eor r15, r5
    ldd r5, Y+5
    eor r12, r5
    ldd r5, Y+4
    eor r20, r5
    ldd r5, Y+3
    eor r5, r19
    ldd r10, Y+2
    eor r21, r10
    ldd r10, Y+1
    eor r16, r10
    ldd r10, Y+0
    eor r14, r10
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r10, Y+0
    eor r0, r10
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r10, Y+8
    eor r4, r10
    ; round 10 (gift.dsl:33)
    mov r10, r7
    or r10, r6
    eor r10, r20
    mov r17, r14
    eor r17, r10
    and r20, r7
    eor r6, r20
    mov r8, r6
    eor r8, r17
    and r14, r6
    eor r7, r14
    mov r6, r7
    and r6, r8
    eor r10, r6
    mov r6, r11
    or r6, r9
    eor r6, r5
    mov r18, r0
    eor r18, r6
    and r5, r11
    eor r9, r5
    mov r5, r9
    eor r5, r18
    and r0, r9
    eor r11, r0
    mov r9, r11
    and r9, r5
    eor r6, r9
    mov r9, r3
    or r9, r15
    eor r9, r21
    mov r14, r4
    eor r14, r9
    and r21, r3
    eor r15, r21
    mov r0, r15
    eor r0, r14
    and r4, r15
    eor r3, r4
    mov r4, r3
    and r4, r0
    eor r9, r4
    mov r4, r2
    or r4, r12
    eor r4, r16
    mov r15, r13
    eor r15, r4
    and r16, r2
    eor r12, r16
    mov r19, r12
    eor r19, r15
    and r13, r12
    eor r2, r13
    mov r13, r2
    and r13, r19
    eor r4, r13
    com r14
    mov r13, r14
    lsr r13
    mov r16, r13
    andi r16, 85
    com r17
    mov r21, r17
    lsl r21
    andi r21, 170
    or r16, r21
    com r15
    mov r13, r15
    lsr r13
    mov r21, r13
    andi r21, 85
    com r18
    mov r20, r18
    lsl r20
    andi r20, 170
    or r21, r20
    lsr r17
    andi r17, 85
    lsl r14
    mov r20, r14
    andi r20, 170
    or r17, r20
    lsr r18
    andi r18, 85
    lsl r15
    mov r20, r15
    andi r20, 170
    or r18, r20
    mov r20, r10
    lsr r20
    andi r20, 85
    mov r15, r9
    lsl r15
    mov r14, r18
    mov r18, r15
    andi r18, 170
    or r20, r18
    mov r15, r6
    lsr r15
    mov r18, r15
    andi r18, 85
    mov r15, r4
    lsl r15
    mov r13, r17
    mov r17, r15
    andi r17, 170
    or r18, r17
    lsr r9
    mov r17, r9
    andi r17, 85
    lsl r10
    mov r15, r21
    mov r21, r10
    andi r21, 170
    or r17, r21
    lsr r4
    mov r21, r4
    andi r21, 85
    lsl r6
    mov r4, r16
    mov r16, r6
    andi r16, 170
    or r21, r16
    ldd r6, Y+7
    eor r0, r6
    ldd r6, Y+6
    eor r6, r19
    ldd r10, Y+5
    eor r8, r10
    ldd r10, Y+4
    eor r5, r10
    ldd r10, Y+3
    eor r20, r10
    ldd r10, Y+2
    eor r10, r18
    ldd r9, Y+1
    eor r9, r17
    ldd r12, Y+0
    eor r12, r21
    ldd r17, Y+50
    eor r7, r17
    ldd r17, Y+19
    eor r11, r17
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r17, Y+0
    eor r2, r17
    ; round 11 (gift.dsl:33)
    mov r17, r4
    or r17, r0
    eor r17, r20
    mov r18, r7
    eor r18, r17
    and r20, r4
    eor r0, r20
    mov r19, r0
    eor r19, r18
    and r7, r0
    eor r4, r7
    mov r7, r4
    and r7, r19
    eor r17, r7
    mov r7, r15
    or r7, r6
    eor r7, r10
    mov r0, r11
    eor r0, r7
    and r10, r15
    eor r6, r10
    mov r10, r6
    eor r10, r0
    and r11, r6
    eor r15, r11
    mov r6, r15
    and r6, r10
    eor r7, r6
    mov r6, r13
    or r6, r8
    eor r6, r9
    mov r11, r3
    eor r11, r6
    and r9, r13
    eor r8, r9
    mov r9, r8
    eor r9, r11
    and r3, r8
    eor r13, r3
    mov r3, r13
    and r3, r9
    eor r6, r3
    mov r3, r14
    or r3, r5
    eor r3, r12
    mov r8, r2
    eor r8, r3
    and r12, r14
    eor r5, r12
    mov r12, r5
    eor r12, r8
    and r2, r5
    eor r14, r2
    mov r5, r14
    and r5, r12
    eor r3, r5
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    lpm r5, Z
    mov r30, r0
    lpm r2, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r8
    lpm r8, Z
    swap r19
    swap r10
    swap r9
    swap r12
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r0, Y+7
    eor r0, r19
    ldd r18, Y+6
    eor r10, r18
    ldd r18, Y+5
    eor r9, r18
    ldd r18, Y+4
    eor r12, r18
    ldd r18, Y+3
    eor r17, r18
    ldd r18, Y+2
    eor r7, r18
    ldd r18, Y+1
    eor r6, r18
    ldd r18, Y+0
    eor r3, r18
    adiw r28, 47
    ldd r18, Y+40
    eor r4, r18
    ldd r18, Y+1
    eor r15, r18
    ldd r18, Y+0
    eor r13, r18
    subi r28, lo8(-(-55))
    sbci r29, hi8(-(-55))
    ldd r18, Y+25
    eor r14, r18
    ; round 12 (gift.dsl:33)
    mov r18, r5
    and r18, r0
    eor r18, r17
    mov r19, r4
    eor r19, r18
    or r17, r5
    eor r0, r17
    mov r17, r19
    com r17
    eor r17, r0
    and r4, r0
    eor r5, r4
    mov r4, r5
    or r4, r17
    eor r18, r4
    mov r4, r2
    and r4, r10
    eor r4, r7
    mov r0, r15
    eor r0, r4
    or r7, r2
    eor r10, r7
    mov r7, r0
    com r7
    mov r16, r10
    eor r16, r7
    and r15, r10
    eor r2, r15
    mov r15, r2
    or r15, r16
    eor r4, r15
    mov r15, r11
    and r15, r9
    eor r15, r6
    mov r10, r13
    eor r10, r15
    or r6, r11
    eor r9, r6
    mov r6, r10
    com r6
    eor r6, r9
    and r13, r9
    eor r11, r13
    mov r9, r11
    or r9, r6
    eor r15, r9
    mov r9, r8
    and r9, r12
    eor r9, r3
    mov r13, r14
    eor r13, r9
    or r3, r8
    eor r12, r3
    com r13
    mov r3, r12
    eor r3, r13
    and r14, r12
    eor r8, r14
    mov r14, r8
    or r14, r3
    eor r9, r14
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r19
    lpm r14, Z
    mov r30, r10
    lpm r10, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    lpm r12, Z
    mov r30, r16
    lpm r17, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r4
    lpm r19, Z
    mov r30, r9
    lpm r4, Z
    ldd r9, Y+7
    eor r12, r9
    ldd r9, Y+6
    eor r9, r17
    ldd r17, Y+5
    eor r6, r17
    ldd r17, Y+4
    eor r3, r17
    ldd r17, Y+3
    eor r19, r17
    ldd r17, Y+2
    eor r18, r17
    ldd r17, Y+1
    eor r4, r17
    ldd r17, Y+0
    eor r15, r17
    ldd r17, Y+44
    eor r2, r17
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r16, Y+0
    eor r11, r16
    eor r8, r17
    ; round 13 (gift.dsl:33)
    mov r17, r7
    or r17, r12
    eor r17, r19
    mov r16, r5
    eor r16, r17
    or r0, r19
    eor r12, r0
    mov r0, r12
    eor r0, r16
    or r5, r12
    eor r7, r5
    mov r5, r7
    or r5, r0
    eor r17, r5
    mov r5, r14
    or r5, r9
    eor r5, r18
    mov r12, r2
    eor r12, r5
    and r18, r14
    eor r9, r18
    mov r18, r9
    eor r18, r12
    and r2, r9
    eor r14, r2
    mov r2, r14
    and r2, r18
    eor r5, r2
    mov r2, r13
    or r2, r6
    eor r2, r4
    mov r9, r11
    eor r9, r2
    and r4, r13
    eor r6, r4
    mov r4, r6
    eor r4, r9
    and r11, r6
    eor r13, r11
    mov r6, r13
    and r6, r4
    eor r2, r6
    mov r6, r10
    or r6, r3
    eor r6, r15
    mov r11, r8
    eor r11, r6
    and r15, r10
    eor r3, r15
    mov r15, r3
    eor r15, r11
    and r8, r3
    eor r10, r8
    mov r3, r10
    and r3, r15
    eor r6, r3
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r16
    lpm r3, Z
    mov r30, r0
    lpm r8, Z
    mov r30, r12
    lpm r0, Z
    mov r30, r18
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r2
    lpm r18, Z
    mov r30, r6
    lpm r19, Z
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r6, Y+7
    eor r8, r6
    ldd r6, Y+6
    eor r12, r6
    ldd r6, Y+5
    eor r4, r6
    ldd r6, Y+4
    eor r15, r6
    ldd r6, Y+3
    eor r18, r6
    ldd r6, Y+2
    eor r19, r6
    ldd r6, Y+1
    eor r17, r6
    ldd r6, Y+0
    eor r5, r6
    ldd r6, Y+43
    eor r7, r6
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r6, Y+0
    eor r13, r6
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r6, Y+8
    eor r10, r6
    ; round 14 (gift.dsl:33)
    mov r6, r8
    com r6
    and r6, r9
    eor r6, r18
    mov r16, r7
    eor r16, r6
    or r18, r9
    eor r8, r18
    mov r2, r8
    eor r2, r16
    or r7, r8
    eor r9, r7
    mov r7, r9
    and r7, r2
    eor r6, r7
    mov r7, r11
    and r7, r12
    eor r7, r19
    mov r8, r14
    eor r8, r7
    com r19
    or r19, r11
    eor r12, r19
    movw r18, r12 ; r19, r13
    eor r18, r8
    and r14, r12
    eor r11, r14
    mov r14, r11
    or r14, r18
    eor r7, r14
    mov r14, r4
    com r14
    and r14, r3
    eor r14, r17
    eor r19, r14
    or r17, r3
    eor r4, r17
    mov r12, r4
    eor r12, r19
    or r13, r4
    eor r3, r13
    mov r4, r3
    and r4, r12
    eor r14, r4
    mov r4, r15
    com r4
    and r4, r0
    eor r4, r5
    mov r13, r10
    eor r13, r4
    or r5, r0
    eor r15, r5
    mov r5, r15
    eor r5, r13
    or r10, r15
    eor r0, r10
    mov r15, r0
    and r15, r5
    eor r4, r15
    mov r15, r8
    swap r15
    mov r17, r15
    andi r17, 15
    mov r21, r16
    swap r21
    andi r21, 240
    or r17, r21
    swap r16
    andi r16, 15
    swap r8
    mov r21, r8
    andi r21, 240
    or r16, r21
    mov r15, r13
    swap r15
    mov r21, r15
    andi r21, 15
    mov r20, r19
    swap r20
    andi r20, 240
    or r21, r20
    swap r19
    andi r19, 15
    swap r13
    mov r20, r13
    andi r20, 240
    or r19, r20
    mov r20, r6
    swap r20
    andi r20, 15
    mov r15, r7
    swap r15
    mov r10, r19
    mov r19, r15
    andi r19, 240
    or r20, r19
    swap r7
    mov r19, r7
    andi r19, 15
    swap r6
    mov r7, r21
    mov r21, r6
    andi r21, 240
    or r19, r21
    mov r21, r14
    swap r21
    andi r21, 15
    mov r6, r4
    swap r6
    mov r15, r16
    mov r16, r6
    andi r16, 240
    or r21, r16
    swap r4
    mov r16, r4
    andi r16, 15
    swap r14
    mov r4, r17
    mov r17, r14
    andi r17, 240
    or r16, r17
    ldd r6, Y+7
    eor r6, r18
    ldd r8, Y+6
    eor r2, r8
    ldd r8, Y+5
    eor r5, r8
    ldd r8, Y+4
    eor r12, r8
    ldd r8, Y+3
    eor r20, r8
    ldd r8, Y+2
    eor r8, r19
    ldd r14, Y+1
    eor r21, r14
    ldd r14, Y+0
    eor r16, r14
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ldd r14, Y+0
    eor r11, r14
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r14, Y+43
    eor r3, r14
    ; round 15 (gift.dsl:33)
    mov r14, r4
    or r14, r6
    eor r14, r20
    mov r13, r9
    eor r13, r14
    and r20, r4
    eor r6, r20
    mov r17, r6
    eor r17, r13
    and r9, r6
    eor r4, r9
    mov r6, r4
    and r6, r17
    eor r14, r6
    mov r6, r15
    or r6, r2
    eor r6, r8
    mov r18, r11
    eor r18, r6
    and r8, r15
    eor r2, r8
    mov r8, r2
    eor r8, r18
    and r11, r2
    eor r15, r11
    mov r11, r15
    and r11, r8
    eor r6, r11
    mov r11, r7
    or r11, r5
    eor r11, r21
    mov r2, r3
    eor r2, r11
    and r21, r7
    eor r5, r21
    mov r9, r5
    eor r9, r2
    and r3, r5
    eor r7, r3
    mov r3, r7
    and r3, r9
    eor r11, r3
    mov r3, r10
    or r3, r12
    eor r3, r16
    mov r5, r0
    eor r5, r3
    and r16, r10
    eor r12, r16
    mov r19, r12
    eor r19, r5
    and r0, r12
    eor r10, r0
    mov r0, r10
    and r0, r19
    eor r3, r0
    com r2
    mov r0, r2
    lsr r0
    mov r16, r0
    andi r16, 85
    com r13
    mov r21, r13
    lsl r21
    andi r21, 170
    or r16, r21
    com r5
    mov r0, r5
    lsr r0
    mov r21, r0
    andi r21, 85
    com r18
    mov r20, r18
    lsl r20
    andi r20, 170
    or r21, r20
    lsr r13
    mov r20, r13
    andi r20, 85
    lsl r2
    mov r0, r21
    mov r21, r2
    andi r21, 170
    or r20, r21
    lsr r18
    andi r18, 85
    lsl r5
    mov r21, r5
    andi r21, 170
    or r18, r21
    mov r21, r14
    lsr r21
    andi r21, 85
    mov r5, r11
    lsl r5
    mov r2, r18
    mov r18, r5
    andi r18, 170
    or r21, r18
    mov r5, r6
    lsr r5
    mov r18, r5
    andi r18, 85
    mov r5, r3
    lsl r5
    mov r13, r20
    mov r20, r5
    andi r20, 170
    or r18, r20
    lsr r11
    mov r20, r11
    andi r20, 85
    lsl r14
    mov r5, r16
    mov r16, r14
    andi r16, 170
    or r20, r16
    lsr r3
    mov r16, r3
    andi r16, 85
    lsl r6
    mov r3, r20
    mov r20, r6
    andi r20, 170
    or r16, r20
    ldd r6, Y+1
    eor r9, r6
    ldd r6, Y+0
    eor r6, r19
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    ldd r11, Y+0
    eor r11, r17
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r14, Y+0
    eor r8, r14
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    ldd r14, Y+0
    eor r21, r14
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r14, Y+3
    eor r14, r18
    ldd r12, Y+2
    eor r3, r12
    ldd r12, Y+1
    eor r12, r16
    ldd r17, Y+0
    eor r4, r17
    ldd r17, Y+59
    eor r15, r17
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r17, Y+0
    eor r10, r17
    ; round 16 (gift.dsl:33)
    mov r17, r5
    or r17, r9
    eor r17, r21
    mov r18, r4
    eor r18, r17
    and r21, r5
    eor r9, r21
    mov r19, r9
    eor r19, r18
    and r4, r9
    eor r5, r4
    mov r4, r5
    and r4, r19
    eor r17, r4
    mov r4, r0
    or r4, r6
    eor r4, r14
    mov r9, r15
    eor r9, r4
    and r14, r0
    eor r6, r14
    mov r14, r6
    eor r14, r9
    and r15, r6
    eor r0, r15
    mov r6, r0
    and r6, r14
    eor r4, r6
    mov r6, r13
    or r6, r11
    eor r6, r3
    mov r15, r7
    eor r15, r6
    and r3, r13
    eor r11, r3
    mov r3, r11
    eor r3, r15
    and r7, r11
    eor r13, r7
    mov r7, r13
    and r7, r3
    eor r6, r7
    mov r7, r2
    or r7, r8
    eor r7, r12
    mov r11, r10
    eor r11, r7
    and r12, r2
    eor r8, r12
    mov r12, r8
    eor r12, r11
    and r10, r8
    eor r2, r10
    mov r10, r2
    and r10, r12
    eor r7, r10
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    lpm r10, Z
    mov r30, r9
    lpm r8, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r11
    lpm r11, Z
    swap r19
    swap r14
    swap r3
    swap r12
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r9, Y+7
    eor r9, r19
    ldd r18, Y+6
    eor r14, r18
    ldd r18, Y+5
    eor r3, r18
    ldd r18, Y+4
    eor r12, r18
    ldd r18, Y+3
    eor r17, r18
    ldd r18, Y+2
    eor r4, r18
    ldd r18, Y+1
    eor r6, r18
    ldd r18, Y+0
    eor r7, r18
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r18, Y+39
    eor r5, r18
    ldd r18, Y+0
    eor r0, r18
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r18, Y+63
    eor r2, r18
    ; round 17 (gift.dsl:33)
    mov r18, r10
    and r18, r9
    eor r18, r17
    mov r19, r5
    eor r19, r18
    or r17, r10
    eor r9, r17
    mov r17, r19
    com r17
    eor r17, r9
    and r5, r9
    eor r10, r5
    mov r5, r10
    or r5, r17
    eor r18, r5
    mov r5, r8
    and r5, r14
    eor r5, r4
    mov r9, r0
    eor r9, r5
    or r4, r8
    eor r14, r4
    mov r4, r9
    com r4
    mov r16, r14
    eor r16, r4
    and r0, r14
    eor r8, r0
    mov r14, r8
    or r14, r16
    eor r5, r14
    mov r14, r15
    and r14, r3
    eor r14, r6
    mov r0, r13
    eor r0, r14
    or r6, r15
    eor r3, r6
    mov r6, r0
    com r6
    eor r6, r3
    and r13, r3
    eor r15, r13
    mov r3, r15
    or r3, r6
    eor r14, r3
    mov r3, r11
    and r3, r12
    eor r3, r7
    mov r13, r2
    eor r13, r3
    or r7, r11
    eor r12, r7
    com r13
    mov r7, r12
    eor r7, r13
    and r2, r12
    eor r11, r2
    mov r2, r11
    or r2, r7
    eor r3, r2
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r19
    lpm r2, Z
    mov r30, r0
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    lpm r12, Z
    mov r30, r16
    lpm r17, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r5
    lpm r19, Z
    mov r30, r3
    lpm r3, Z
    ldd r5, Y+5
    eor r12, r5
    ldd r5, Y+4
    eor r5, r17
    ldd r17, Y+3
    eor r6, r17
    ldd r17, Y+2
    eor r7, r17
    ldd r17, Y+1
    eor r19, r17
    ldd r17, Y+0
    eor r18, r17
    subi r28, lo8(-(-2))
    sbci r29, hi8(-(-2))
    ldd r17, Y+1
    eor r3, r17
    ldd r17, Y+0
    eor r14, r17
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ldd r17, Y+0
    eor r8, r17
    ldd r17, Y+51
    eor r15, r17
    ldd r17, Y+40
    eor r11, r17
    ; round 18 (gift.dsl:33)
    mov r17, r4
    or r17, r12
    eor r17, r19
    mov r16, r10
    eor r16, r17
    or r9, r19
    eor r12, r9
    mov r9, r12
    eor r9, r16
    or r10, r12
    eor r4, r10
    mov r10, r4
    or r10, r9
    eor r17, r10
    mov r10, r2
    or r10, r5
    eor r10, r18
    mov r12, r8
    eor r12, r10
    and r18, r2
    eor r5, r18
    mov r18, r5
    eor r18, r12
    and r8, r5
    eor r2, r8
    mov r5, r2
    and r5, r18
    eor r10, r5
    mov r5, r13
    or r5, r6
    eor r5, r3
    mov r8, r15
    eor r8, r5
    and r3, r13
    eor r6, r3
    mov r3, r6
    eor r3, r8
    and r15, r6
    eor r13, r15
    mov r6, r13
    and r6, r3
    eor r5, r6
    mov r6, r0
    or r6, r7
    eor r6, r14
    mov r15, r11
    eor r15, r6
    and r14, r0
    eor r7, r14
    mov r14, r7
    eor r14, r15
    and r11, r7
    eor r0, r11
    mov r7, r0
    and r7, r14
    eor r6, r7
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r16
    lpm r7, Z
    mov r30, r9
    lpm r11, Z
    mov r30, r12
    lpm r9, Z
    mov r30, r18
    lpm r12, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r5
    lpm r18, Z
    mov r30, r6
    lpm r19, Z
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r6, Y+7
    eor r11, r6
    ldd r6, Y+6
    eor r12, r6
    ldd r6, Y+5
    eor r3, r6
    ldd r6, Y+4
    eor r14, r6
    ldd r6, Y+3
    eor r18, r6
    ldd r6, Y+2
    eor r19, r6
    ldd r6, Y+1
    eor r17, r6
    ldd r6, Y+0
    eor r10, r6
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    ldd r6, Y+0
    eor r4, r6
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r6, Y+0
    eor r13, r6
    subi r28, lo8(-(-163))
    sbci r29, hi8(-(-163))
    ldd r6, Y+8
    eor r0, r6
    ; round 19 (gift.dsl:33)
    mov r6, r11
    com r6
    and r6, r8
    eor r6, r18
    mov r16, r4
    eor r16, r6
    or r18, r8
    eor r11, r18
    mov r5, r11
    eor r5, r16
    or r4, r11
    eor r8, r4
    mov r4, r8
    and r4, r5
    eor r6, r4
    mov r4, r15
    and r4, r12
    eor r4, r19
    mov r11, r2
    eor r11, r4
    com r19
    or r19, r15
    eor r12, r19
    movw r18, r12 ; r19, r13
    eor r18, r11
    and r2, r12
    eor r15, r2
    mov r2, r15
    or r2, r18
    eor r4, r2
    mov r2, r3
    com r2
    and r2, r7
    eor r2, r17
    eor r19, r2
    or r17, r7
    eor r3, r17
    mov r12, r3
    eor r12, r19
    or r13, r3
    eor r7, r13
    mov r3, r7
    and r3, r12
    eor r2, r3
    mov r3, r14
    com r3
    and r3, r9
    eor r3, r10
    mov r13, r0
    eor r13, r3
    or r10, r9
    eor r14, r10
    mov r10, r14
    eor r10, r13
    or r0, r14
    eor r9, r0
    mov r14, r9
    and r14, r10
    eor r3, r14
    mov r14, r11
    swap r14
    mov r17, r14
    andi r17, 15
    mov r21, r16
    swap r21
    andi r21, 240
    or r17, r21
    swap r16
    andi r16, 15
    swap r11
    mov r21, r11
    andi r21, 240
    or r16, r21
    mov r11, r13
    swap r11
    mov r21, r11
    andi r21, 15
    mov r20, r19
    swap r20
    andi r20, 240
    or r21, r20
    swap r19
    andi r19, 15
    swap r13
    mov r20, r13
    andi r20, 240
    or r19, r20
    mov r20, r6
    swap r20
    andi r20, 15
    mov r11, r4
    swap r11
    mov r14, r19
    mov r19, r11
    andi r19, 240
    or r20, r19
    swap r4
    mov r19, r4
    andi r19, 15
    swap r6
    mov r4, r21
    mov r21, r6
    andi r21, 240
    or r19, r21
    mov r21, r2
    swap r21
    andi r21, 15
    mov r6, r3
    swap r6
    mov r11, r16
    mov r16, r6
    andi r16, 240
    or r21, r16
    swap r3
    mov r16, r3
    andi r16, 15
    swap r2
    mov r3, r17
    mov r17, r2
    andi r17, 240
    or r16, r17
    ldd r6, Y+7
    eor r6, r18
    ldd r2, Y+6
    eor r5, r2
    ldd r2, Y+5
    eor r10, r2
    ldd r2, Y+4
    eor r12, r2
    ldd r2, Y+3
    eor r20, r2
    ldd r2, Y+2
    eor r2, r19
    ldd r0, Y+1
    eor r21, r0
    ldd r0, Y+0
    eor r16, r0
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r0, Y+0
    eor r8, r0
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r0, Y+0
    eor r15, r0
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r0, Y+2
    eor r7, r0
    ; round 20 (gift.dsl:33)
    mov r0, r3
    or r0, r6
    eor r0, r20
    mov r17, r8
    eor r17, r0
    and r20, r3
    eor r6, r20
    mov r13, r6
    eor r13, r17
    and r8, r6
    eor r3, r8
    mov r6, r3
    and r6, r13
    eor r0, r6
    mov r6, r11
    or r6, r5
    eor r6, r2
    mov r18, r15
    eor r18, r6
    and r2, r11
    eor r5, r2
    mov r2, r5
    eor r2, r18
    and r15, r5
    eor r11, r15
    mov r5, r11
    and r5, r2
    eor r6, r5
    mov r5, r4
    or r5, r10
    eor r5, r21
    mov r15, r7
    eor r15, r5
    and r21, r4
    eor r10, r21
    mov r8, r10
    eor r8, r15
    and r7, r10
    eor r4, r7
    mov r7, r4
    and r7, r8
    eor r5, r7
    mov r7, r14
    or r7, r12
    eor r7, r16
    mov r10, r9
    eor r10, r7
    and r16, r14
    eor r12, r16
    mov r19, r12
    eor r19, r10
    and r9, r12
    eor r14, r9
    mov r9, r14
    and r9, r19
    eor r7, r9
    com r15
    mov r9, r15
    lsr r9
    mov r16, r9
    andi r16, 85
    com r17
    mov r21, r17
    lsl r21
    andi r21, 170
    or r16, r21
    com r10
    mov r9, r10
    lsr r9
    mov r21, r9
    andi r21, 85
    com r18
    mov r20, r18
    lsl r20
    andi r20, 170
    or r21, r20
    lsr r17
    andi r17, 85
    lsl r15
    mov r20, r15
    andi r20, 170
    or r17, r20
    lsr r18
    andi r18, 85
    lsl r10
    mov r20, r10
    andi r20, 170
    or r18, r20
    mov r20, r0
    lsr r20
    andi r20, 85
    mov r15, r5
    lsl r15
    mov r10, r18
    mov r18, r15
    andi r18, 170
    or r20, r18
    mov r15, r6
    lsr r15
    mov r18, r15
    andi r18, 85
    mov r15, r7
    lsl r15
    mov r9, r17
    mov r17, r15
    andi r17, 170
    or r18, r17
    lsr r5
    mov r17, r5
    andi r17, 85
    lsl r0
    mov r5, r21
    mov r21, r0
    andi r21, 170
    or r17, r21
    lsr r7
    mov r21, r7
    andi r21, 85
    lsl r6
    mov r7, r16
    mov r16, r6
    andi r16, 170
    or r21, r16
    ldd r6, Y+1
    eor r8, r6
    ldd r6, Y+0
    eor r6, r19
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r15, Y+0
    eor r13, r15
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r15, Y+0
    eor r2, r15
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    ldd r15, Y+0
    eor r20, r15
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r15, Y+3
    eor r15, r18
    ldd r0, Y+2
    eor r0, r17
    ldd r12, Y+1
    eor r12, r21
    ldd r17, Y+0
    eor r3, r17
    subi r28, lo8(-(100))
    sbci r29, hi8(-(100))
    ldd r17, Y+0
    eor r11, r17
    ldd r17, Y+60
    eor r14, r17
    ; round 21 (gift.dsl:33)
    mov r17, r7
    or r17, r8
    eor r17, r20
    mov r18, r3
    eor r18, r17
    and r20, r7
    eor r8, r20
    mov r19, r8
    eor r19, r18
    and r3, r8
    eor r7, r3
    mov r3, r7
    and r3, r19
    eor r17, r3
    mov r3, r5
    or r3, r6
    eor r3, r15
    mov r8, r11
    eor r8, r3
    and r15, r5
    eor r6, r15
    mov r15, r6
    eor r15, r8
    and r11, r6
    eor r5, r11
    mov r6, r5
    and r6, r15
    eor r3, r6
    mov r6, r9
    or r6, r13
    eor r6, r0
    mov r11, r4
    eor r11, r6
    and r0, r9
    eor r13, r0
    mov r0, r13
    eor r0, r11
    and r4, r13
    eor r9, r4
    mov r4, r9
    and r4, r0
    eor r6, r4
    mov r4, r10
    or r4, r2
    eor r4, r12
    mov r13, r14
    eor r13, r4
    and r12, r10
    eor r2, r12
    mov r12, r2
    eor r12, r13
    and r14, r2
    eor r10, r14
    mov r2, r10
    and r2, r12
    eor r4, r2
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    lpm r2, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r13
    lpm r14, Z
    swap r19
    swap r15
    swap r0
    swap r12
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r13, Y+7
    eor r13, r19
    ldd r18, Y+6
    eor r15, r18
    ldd r18, Y+5
    eor r0, r18
    ldd r18, Y+4
    eor r12, r18
    ldd r18, Y+3
    eor r17, r18
    ldd r18, Y+2
    eor r3, r18
    ldd r18, Y+1
    eor r6, r18
    ldd r18, Y+0
    eor r4, r18
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    ldd r18, Y+40
    eor r7, r18
    ldd r18, Y+0
    eor r5, r18
    eor r9, r18
    subi r28, lo8(-(-30))
    sbci r29, hi8(-(-30))
    ldd r18, Y+0
    eor r10, r18
    ; round 22 (gift.dsl:33)
    mov r18, r2
    and r18, r13
    eor r18, r17
    mov r19, r7
    eor r19, r18
    or r17, r2
    eor r13, r17
    mov r17, r19
    com r17
    eor r17, r13
    and r7, r13
    eor r2, r7
    mov r7, r2
    or r7, r17
    eor r18, r7
    mov r7, r8
    and r7, r15
    eor r7, r3
    mov r13, r5
    eor r13, r7
    or r3, r8
    eor r15, r3
    mov r3, r13
    com r3
    mov r16, r15
    eor r16, r3
    and r5, r15
    eor r8, r5
    mov r5, r8
    or r5, r16
    eor r7, r5
    mov r5, r11
    and r5, r0
    eor r5, r6
    mov r15, r9
    eor r15, r5
    or r6, r11
    eor r0, r6
    mov r6, r15
    com r6
    eor r6, r0
    and r9, r0
    eor r11, r9
    mov r9, r11
    or r9, r6
    eor r5, r9
    mov r9, r14
    and r9, r12
    eor r9, r4
    mov r0, r10
    eor r0, r9
    or r4, r14
    eor r12, r4
    com r0
    mov r4, r12
    eor r4, r0
    and r10, r12
    eor r14, r10
    mov r10, r14
    or r10, r4
    eor r9, r10
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r19
    lpm r10, Z
    mov r30, r15
    lpm r15, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    lpm r12, Z
    mov r30, r16
    lpm r17, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r7
    lpm r19, Z
    mov r30, r9
    lpm r7, Z
    subi r28, lo8(-(-106))
    sbci r29, hi8(-(-106))
    ldd r9, Y+7
    eor r12, r9
    ldd r9, Y+6
    eor r9, r17
    ldd r17, Y+5
    eor r6, r17
    ldd r17, Y+4
    eor r4, r17
    ldd r17, Y+3
    eor r19, r17
    ldd r17, Y+2
    eor r18, r17
    ldd r17, Y+1
    eor r7, r17
    ldd r17, Y+0
    eor r5, r17
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    ldd r17, Y+41
    eor r8, r17
    ldd r17, Y+52
    eor r11, r17
    ldd r17, Y+0
    eor r14, r17
    ; round 23 (gift.dsl:33)
    movw r16, r2 ; r17, r3
    or r17, r12
    eor r17, r19
    eor r16, r17
    or r13, r19
    eor r12, r13
    mov r13, r12
    eor r13, r16
    or r2, r12
    eor r3, r2
    mov r2, r3
    or r2, r13
    eor r17, r2
    mov r2, r10
    or r2, r9
    eor r2, r18
    mov r12, r8
    eor r12, r2
    and r18, r10
    eor r9, r18
    mov r18, r9
    eor r18, r12
    and r8, r9
    eor r10, r8
    movw r8, r10 ; r9, r11
    and r8, r18
    eor r2, r8
    mov r8, r0
    or r8, r6
    eor r8, r7
    eor r9, r8
    and r7, r0
    eor r6, r7
    mov r7, r6
    eor r7, r9
    and r11, r6
    eor r0, r11
    mov r6, r0
    and r6, r7
    eor r8, r6
    mov r6, r15
    or r6, r4
    eor r6, r5
    mov r11, r14
    eor r11, r6
    and r5, r15
    eor r4, r5
    mov r5, r4
    eor r5, r11
    and r14, r4
    eor r15, r14
    mov r4, r15
    and r4, r5
    eor r6, r4
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r16
    lpm r4, Z
    mov r30, r13
    lpm r14, Z
    mov r30, r12
    lpm r13, Z
    mov r30, r18
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r18, Z
    mov r30, r6
    lpm r19, Z
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r6, Y+7
    eor r14, r6
    ldd r6, Y+6
    eor r12, r6
    ldd r6, Y+5
    eor r7, r6
    ldd r6, Y+4
    eor r5, r6
    ldd r6, Y+3
    eor r18, r6
    ldd r6, Y+2
    eor r19, r6
    ldd r6, Y+1
    eor r17, r6
    ldd r6, Y+0
    eor r2, r6
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ldd r6, Y+0
    eor r3, r6
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r6, Y+0
    eor r0, r6
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r6, Y+8
    eor r15, r6
    ; round 24 (gift.dsl:33)
    mov r6, r14
    com r6
    and r6, r9
    eor r6, r18
    mov r16, r3
    eor r16, r6
    or r18, r9
    eor r14, r18
    mov r8, r14
    eor r8, r16
    or r3, r14
    eor r9, r3
    mov r3, r9
    and r3, r8
    eor r6, r3
    mov r3, r11
    and r3, r12
    eor r3, r19
    mov r14, r10
    eor r14, r3
    com r19
    or r19, r11
    eor r12, r19
    mov r18, r12
    eor r18, r14
    and r10, r12
    eor r11, r10
    mov r10, r11
    or r10, r18
    eor r3, r10
    mov r10, r7
    com r10
    and r10, r4
    eor r10, r17
    mov r19, r0
    eor r19, r10
    or r17, r4
    eor r7, r17
    mov r12, r7
    eor r12, r19
    or r0, r7
    eor r4, r0
    mov r7, r4
    and r7, r12
    eor r10, r7
    mov r7, r5
    com r7
    and r7, r13
    eor r7, r2
    mov r0, r15
    eor r0, r7
    or r2, r13
    eor r5, r2
    mov r2, r5
    eor r2, r0
    or r15, r5
    eor r13, r15
    mov r5, r13
    and r5, r2
    eor r7, r5
    mov r5, r14
    swap r5
    mov r17, r5
    andi r17, 15
    mov r21, r16
    swap r21
    andi r21, 240
    or r17, r21
    swap r16
    andi r16, 15
    swap r14
    mov r21, r14
    andi r21, 240
    or r16, r21
    mov r5, r0
    swap r5
    mov r21, r5
    andi r21, 15
    mov r20, r19
    swap r20
    andi r20, 240
    or r21, r20
    swap r19
    andi r19, 15
    swap r0
    mov r20, r0
    andi r20, 240
    or r19, r20
    mov r20, r6
    swap r20
    andi r20, 15
    mov r5, r3
    swap r5
    mov r15, r19
    mov r19, r5
    andi r19, 240
    or r20, r19
    swap r3
    mov r19, r3
    andi r19, 15
    swap r6
    mov r3, r21
    mov r21, r6
    andi r21, 240
    or r19, r21
    mov r21, r10
    swap r21
    andi r21, 15
    mov r6, r7
    swap r6
    mov r5, r16
    mov r16, r6
    andi r16, 240
    or r21, r16
    swap r7
    mov r16, r7
    andi r16, 15
    swap r10
    mov r7, r17
    mov r17, r10
    andi r17, 240
    or r16, r17
    ldd r6, Y+7
    eor r6, r18
    ldd r10, Y+6
    eor r8, r10
    ldd r10, Y+5
    eor r2, r10
    ldd r10, Y+4
    eor r12, r10
    ldd r10, Y+3
    eor r20, r10
    ldd r10, Y+2
    eor r10, r19
    ldd r14, Y+1
    eor r21, r14
    ldd r14, Y+0
    eor r16, r14
    subi r28, lo8(-(205))
    sbci r29, hi8(-(205))
    ldd r14, Y+0
    eor r11, r14
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    ldd r14, Y+1
    eor r4, r14
    ; round 25 (gift.dsl:33)
    mov r14, r7
    or r14, r6
    eor r14, r20
    mov r0, r9
    eor r0, r14
    and r20, r7
    eor r6, r20
    mov r17, r6
    eor r17, r0
    and r9, r6
    eor r7, r9
    mov r6, r7
    and r6, r17
    eor r14, r6
    mov r6, r5
    or r6, r8
    eor r6, r10
    mov r18, r11
    eor r18, r6
    and r10, r5
    eor r8, r10
    mov r10, r8
    eor r10, r18
    and r11, r8
    eor r5, r11
    mov r11, r5
    and r11, r10
    eor r6, r11
    mov r11, r3
    or r11, r2
    eor r11, r21
    mov r8, r4
    eor r8, r11
    and r21, r3
    eor r2, r21
    mov r9, r2
    eor r9, r8
    and r4, r2
    eor r3, r4
    mov r4, r3
    and r4, r9
    eor r11, r4
    mov r4, r15
    or r4, r12
    eor r4, r16
    mov r2, r13
    eor r2, r4
    and r16, r15
    eor r12, r16
    mov r19, r12
    eor r19, r2
    and r13, r12
    eor r15, r13
    mov r13, r15
    and r13, r19
    eor r4, r13
    com r8
    mov r13, r8
    lsr r13
    mov r16, r13
    andi r16, 85
    com r0
    mov r21, r0
    lsl r21
    andi r21, 170
    or r16, r21
    com r2
    mov r13, r2
    lsr r13
    mov r21, r13
    andi r21, 85
    com r18
    mov r20, r18
    lsl r20
    andi r20, 170
    or r21, r20
    lsr r0
    mov r20, r0
    andi r20, 85
    lsl r8
    mov r0, r21
    mov r21, r8
    andi r21, 170
    or r20, r21
    lsr r18
    andi r18, 85
    lsl r2
    mov r21, r2
    andi r21, 170
    or r18, r21
    mov r21, r14
    lsr r21
    andi r21, 85
    mov r2, r11
    lsl r2
    mov r8, r18
    mov r18, r2
    andi r18, 170
    or r21, r18
    mov r2, r6
    lsr r2
    mov r18, r2
    andi r18, 85
    mov r2, r4
    lsl r2
    mov r13, r20
    mov r20, r2
    andi r20, 170
    or r18, r20
    lsr r11
    mov r20, r11
    andi r20, 85
    lsl r14
    mov r11, r16
    mov r16, r14
    andi r16, 170
    or r20, r16
    lsr r4
    mov r16, r4
    andi r16, 85
    lsl r6
    mov r4, r20
    mov r20, r6
    andi r20, 170
    or r16, r20
    ldd r6, Y+0
    eor r9, r6
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    ldd r6, Y+0
    eor r6, r19
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r2, Y+0
    eor r2, r17
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r14, Y+0
    eor r10, r14
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r14, Y+0
    eor r21, r14
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r14, Y+0
    eor r14, r18
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    ldd r12, Y+1
    eor r4, r12
    ldd r12, Y+0
    eor r12, r16
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    ldd r17, Y+30
    eor r7, r17
    ldd r17, Y+0
    eor r5, r17
    ldd r17, Y+60
    eor r15, r17
    ; round 26 (gift.dsl:33)
    mov r17, r11
    or r17, r9
    eor r17, r21
    mov r18, r7
    eor r18, r17
    and r21, r11
    eor r9, r21
    mov r19, r9
    eor r19, r18
    and r7, r9
    eor r11, r7
    mov r7, r11
    and r7, r19
    eor r17, r7
    mov r7, r0
    or r7, r6
    eor r7, r14
    mov r9, r5
    eor r9, r7
    and r14, r0
    eor r6, r14
    mov r14, r6
    eor r14, r9
    and r5, r6
    eor r0, r5
    mov r6, r0
    and r6, r14
    eor r7, r6
    mov r6, r13
    or r6, r2
    eor r6, r4
    mov r5, r3
    eor r5, r6
    and r4, r13
    eor r2, r4
    mov r4, r2
    eor r4, r5
    and r3, r2
    eor r13, r3
    mov r3, r13
    and r3, r4
    eor r6, r3
    mov r3, r8
    or r3, r10
    eor r3, r12
    mov r2, r15
    eor r2, r3
    and r12, r8
    eor r10, r12
    mov r12, r10
    eor r12, r2
    and r15, r10
    eor r8, r15
    mov r15, r8
    and r15, r12
    eor r3, r15
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    lpm r15, Z
    mov r30, r9
    lpm r10, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r2
    lpm r2, Z
    swap r19
    swap r14
    swap r4
    swap r12
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r9, Y+7
    eor r9, r19
    ldd r18, Y+6
    eor r14, r18
    ldd r18, Y+5
    eor r4, r18
    ldd r18, Y+4
    eor r12, r18
    ldd r18, Y+3
    eor r17, r18
    ldd r18, Y+2
    eor r7, r18
    ldd r18, Y+1
    eor r6, r18
    ldd r18, Y+0
    eor r3, r18
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    ldd r18, Y+0
    eor r0, r18
    ldd r18, Y+51
    eor r8, r18
    ; round 27 (gift.dsl:33)
    mov r18, r15
    and r18, r9
    eor r18, r17
    mov r19, r11
    eor r19, r18
    com r17
    or r17, r15
    eor r9, r17
    mov r17, r9
    eor r17, r19
    and r11, r9
    eor r15, r11
    mov r11, r15
    or r11, r17
    eor r18, r11
    mov r11, r10
    and r11, r14
    eor r11, r7
    mov r9, r0
    eor r9, r11
    or r7, r10
    eor r14, r7
    mov r7, r9
    com r7
    mov r16, r14
    eor r16, r7
    and r0, r14
    eor r10, r0
    mov r14, r10
    or r14, r16
    eor r11, r14
    mov r14, r5
    and r14, r4
    eor r14, r6
    mov r0, r13
    eor r0, r14
    com r6
    or r6, r5
    eor r4, r6
    mov r6, r4
    eor r6, r0
    and r13, r4
    eor r5, r13
    mov r4, r5
    or r4, r6
    eor r14, r4
    mov r4, r12
    com r4
    and r4, r2
    eor r4, r3
    mov r13, r8
    eor r13, r4
    or r3, r2
    eor r12, r3
    mov r3, r12
    eor r3, r13
    or r8, r12
    eor r2, r8
    mov r8, r2
    and r8, r3
    eor r4, r8
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r19
    lpm r8, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r16
    lpm r17, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r11
    lpm r19, Z
    mov r30, r4
    lpm r4, Z
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r11, Y+8
    eor r12, r11
    ldd r11, Y+7
    eor r11, r17
    ldd r17, Y+6
    eor r6, r17
    ldd r17, Y+5
    eor r3, r17
    ldd r17, Y+4
    eor r19, r17
    ldd r17, Y+3
    eor r18, r17
    ldd r17, Y+2
    eor r4, r17
    ldd r17, Y+1
    eor r14, r17
    ldd r17, Y+0
    eor r10, r17
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    ldd r17, Y+0
    eor r5, r17
    ; round 28 (gift.dsl:33)
    mov r17, r7
    or r17, r12
    eor r17, r19
    mov r16, r15
    eor r16, r17
    or r9, r19
    eor r12, r9
    mov r9, r12
    eor r9, r16
    or r15, r12
    eor r7, r15
    mov r15, r7
    or r15, r9
    eor r17, r15
    mov r15, r8
    or r15, r11
    eor r15, r18
    mov r12, r10
    eor r12, r15
    and r18, r8
    eor r11, r18
    mov r18, r11
    eor r18, r12
    and r10, r11
    eor r8, r10
    mov r11, r8
    and r11, r18
    eor r15, r11
    mov r11, r13
    or r11, r6
    eor r11, r4
    mov r10, r5
    eor r10, r11
    and r4, r13
    eor r6, r4
    mov r4, r6
    eor r4, r10
    and r5, r6
    eor r13, r5
    mov r6, r13
    and r6, r4
    eor r11, r6
    mov r6, r0
    or r6, r3
    eor r6, r14
    mov r5, r2
    eor r5, r6
    and r14, r0
    eor r3, r14
    mov r14, r3
    eor r14, r5
    and r2, r3
    eor r0, r2
    mov r3, r0
    and r3, r14
    eor r6, r3
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r16
    lpm r3, Z
    mov r30, r9
    lpm r2, Z
    mov r30, r12
    lpm r9, Z
    mov r30, r18
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r18, Z
    mov r30, r6
    lpm r19, Z
    subi r28, lo8(-(-224))
    sbci r29, hi8(-(-224))
    ldd r6, Y+7
    eor r2, r6
    ldd r6, Y+6
    eor r12, r6
    ldd r6, Y+5
    eor r4, r6
    ldd r6, Y+4
    eor r14, r6
    ldd r6, Y+3
    eor r18, r6
    ldd r6, Y+2
    eor r19, r6
    ldd r6, Y+1
    eor r17, r6
    ldd r6, Y+0
    eor r15, r6
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    ldd r6, Y+0
    eor r7, r6
    adiw r28, 49
    ldd r6, Y+22
    eor r13, r6
    ldd r6, Y+0
    eor r0, r6
    ; round 29 (gift.dsl:33)
    mov r6, r2
    com r6
    and r6, r10
    eor r6, r18
    mov r16, r7
    eor r16, r6
    or r18, r10
    eor r2, r18
    mov r11, r2
    eor r11, r16
    or r7, r2
    eor r10, r7
    mov r7, r10
    and r7, r11
    eor r6, r7
    mov r7, r5
    and r7, r12
    eor r7, r19
    mov r2, r8
    eor r2, r7
    com r19
    or r19, r5
    eor r12, r19
    movw r18, r12 ; r19, r13
    eor r18, r2
    and r8, r12
    eor r5, r8
    mov r8, r5
    or r8, r18
    eor r7, r8
    mov r8, r4
    com r8
    and r8, r3
    eor r8, r17
    eor r19, r8
    or r17, r3
    eor r4, r17
    mov r12, r4
    eor r12, r19
    or r13, r4
    eor r3, r13
    mov r4, r3
    and r4, r12
    eor r8, r4
    mov r4, r14
    com r4
    and r4, r9
    eor r4, r15
    mov r13, r0
    eor r13, r4
    or r15, r9
    eor r14, r15
    mov r15, r14
    eor r15, r13
    or r0, r14
    eor r9, r0
    mov r14, r9
    and r14, r15
    eor r4, r14
    mov r14, r2
    swap r14
    mov r17, r14
    andi r17, 15
    mov r21, r16
    swap r21
    andi r21, 240
    or r17, r21
    swap r16
    andi r16, 15
    swap r2
    mov r21, r2
    andi r21, 240
    or r16, r21
    mov r2, r13
    swap r2
    mov r21, r2
    andi r21, 15
    mov r20, r19
    swap r20
    andi r20, 240
    or r21, r20
    swap r19
    andi r19, 15
    swap r13
    mov r20, r13
    andi r20, 240
    or r19, r20
    mov r20, r6
    swap r20
    andi r20, 15
    mov r2, r7
    swap r2
    mov r14, r19
    mov r19, r2
    andi r19, 240
    or r20, r19
    swap r7
    mov r19, r7
    andi r19, 15
    swap r6
    mov r7, r21
    mov r21, r6
    andi r21, 240
    or r19, r21
    mov r21, r8
    swap r21
    andi r21, 15
    mov r6, r4
    swap r6
    mov r2, r16
    mov r16, r6
    andi r16, 240
    or r21, r16
    swap r4
    mov r16, r4
    andi r16, 15
    swap r8
    mov r4, r17
    mov r17, r8
    andi r17, 240
    or r16, r17
    subi r28, lo8(-(-220))
    sbci r29, hi8(-(-220))
    ldd r6, Y+7
    eor r6, r18
    ldd r8, Y+6
    eor r11, r8
    ldd r8, Y+5
    eor r15, r8
    ldd r8, Y+4
    eor r12, r8
    ldd r8, Y+3
    eor r20, r8
    ldd r8, Y+2
    eor r8, r19
    ldd r0, Y+1
    eor r21, r0
    ldd r0, Y+0
    eor r16, r0
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    ldd r0, Y+0
    eor r10, r0
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r0, Y+0
    eor r5, r0
    subi r28, lo8(-(-245))
    sbci r29, hi8(-(-245))
    ldd r0, Y+1
    eor r3, r0
    ; round 30 (gift.dsl:33)
    mov r0, r4
    or r0, r6
    eor r0, r20
    mov r17, r10
    eor r17, r0
    and r20, r4
    eor r6, r20
    mov r13, r6
    eor r13, r17
    and r10, r6
    eor r4, r10
    mov r6, r4
    and r6, r13
    eor r0, r6
    mov r6, r2
    or r6, r11
    eor r6, r8
    mov r18, r5
    eor r18, r6
    and r8, r2
    eor r11, r8
    mov r10, r11
    eor r10, r18
    and r5, r11
    eor r2, r5
    mov r5, r2
    and r5, r10
    eor r6, r5
    mov r5, r7
    or r5, r15
    eor r5, r21
    mov r11, r3
    eor r11, r5
    and r21, r7
    eor r15, r21
    mov r8, r15
    eor r8, r11
    and r3, r15
    eor r7, r3
    mov r3, r7
    and r3, r8
    eor r5, r3
    mov r3, r14
    or r3, r12
    eor r3, r16
    mov r15, r9
    eor r15, r3
    and r16, r14
    eor r12, r16
    mov r19, r12
    eor r19, r15
    and r9, r12
    eor r14, r9
    mov r9, r14
    and r9, r19
    eor r3, r9
    com r11
    mov r9, r11
    lsr r9
    mov r16, r9
    andi r16, 85
    com r17
    mov r21, r17
    lsl r21
    andi r21, 170
    or r16, r21
    com r15
    mov r9, r15
    lsr r9
    mov r21, r9
    andi r21, 85
    com r18
    mov r20, r18
    lsl r20
    andi r20, 170
    or r21, r20
    lsr r17
    andi r17, 85
    lsl r11
    mov r20, r11
    andi r20, 170
    or r17, r20
    lsr r18
    andi r18, 85
    lsl r15
    mov r20, r15
    andi r20, 170
    or r18, r20
    mov r20, r0
    lsr r20
    andi r20, 85
    mov r11, r5
    lsl r11
    mov r15, r18
    mov r18, r11
    andi r18, 170
    or r20, r18
    mov r11, r6
    lsr r11
    mov r18, r11
    andi r18, 85
    mov r11, r3
    lsl r11
    mov r9, r17
    mov r17, r11
    andi r17, 170
    or r18, r17
    lsr r5
    mov r17, r5
    andi r17, 85
    lsl r0
    mov r5, r21
    mov r21, r0
    andi r21, 170
    or r17, r21
    lsr r3
    mov r21, r3
    andi r21, 85
    lsl r6
    mov r3, r16
    mov r16, r6
    andi r16, 170
    or r21, r16
    ldd r6, Y+0
    eor r8, r6
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    ldd r6, Y+0
    eor r6, r19
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r11, Y+0
    eor r13, r11
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    ldd r11, Y+0
    eor r10, r11
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r11, Y+0
    eor r20, r11
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r11, Y+0
    eor r11, r18
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    ldd r0, Y+2
    eor r0, r17
    ldd r12, Y+1
    eor r12, r21
    ldd r17, Y+0
    eor r4, r17
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    ldd r17, Y+0
    eor r2, r17
    ldd r17, Y+60
    eor r14, r17
    ; round 31 (gift.dsl:33)
    mov r17, r3
    or r17, r8
    eor r17, r20
    mov r18, r4
    eor r18, r17
    and r20, r3
    eor r8, r20
    mov r19, r8
    eor r19, r18
    and r4, r8
    eor r3, r4
    mov r4, r3
    and r4, r19
    eor r17, r4
    mov r4, r5
    or r4, r6
    eor r4, r11
    mov r8, r2
    eor r8, r4
    and r11, r5
    eor r6, r11
    mov r11, r6
    eor r11, r8
    and r2, r6
    eor r5, r2
    mov r6, r5
    and r6, r11
    eor r4, r6
    mov r6, r9
    or r6, r13
    eor r6, r0
    mov r2, r7
    eor r2, r6
    and r0, r9
    eor r13, r0
    mov r0, r13
    eor r0, r2
    and r7, r13
    eor r9, r7
    mov r7, r9
    and r7, r0
    eor r6, r7
    mov r7, r15
    or r7, r10
    eor r7, r12
    mov r13, r14
    eor r13, r7
    and r12, r15
    eor r10, r12
    mov r12, r10
    eor r12, r13
    and r14, r10
    eor r15, r14
    mov r10, r15
    and r10, r12
    eor r7, r10
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    lpm r10, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r13
    lpm r14, Z
    swap r19
    swap r11
    swap r0
    swap r12
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    subi r28, lo8(-(-182))
    sbci r29, hi8(-(-182))
    ldd r13, Y+4
    eor r13, r19
    ldd r18, Y+3
    eor r11, r18
    ldd r18, Y+2
    eor r0, r18
    ldd r18, Y+1
    eor r12, r18
    ldd r18, Y+0
    eor r17, r18
    subi r28, lo8(-(260))
    sbci r29, hi8(-(260))
    ldd r18, Y+1
    eor r4, r18
    ldd r18, Y+0
    eor r6, r18
    subi r28, lo8(-(-261))
    sbci r29, hi8(-(-261))
    ldd r18, Y+0
    eor r7, r18
    subi r28, lo8(-(203))
    sbci r29, hi8(-(203))
    ldd r18, Y+40
    eor r3, r18
    eor r5, r18
    ldd r18, Y+0
    eor r9, r18
    subi r28, lo8(-(-30))
    sbci r29, hi8(-(-30))
    ldd r18, Y+0
    eor r15, r18
    ; round 32 (gift.dsl:33)
    mov r18, r10
    and r18, r13
    eor r18, r17
    mov r19, r3
    eor r19, r18
    or r17, r10
    eor r13, r17
    mov r17, r19
    com r17
    eor r17, r13
    and r3, r13
    eor r10, r3
    mov r3, r10
    or r3, r17
    eor r18, r3
    mov r3, r8
    and r3, r11
    eor r3, r4
    mov r13, r5
    eor r13, r3
    or r4, r8
    eor r11, r4
    mov r4, r13
    com r4
    mov r16, r11
    eor r16, r4
    and r5, r11
    eor r8, r5
    mov r5, r8
    or r5, r16
    eor r3, r5
    mov r5, r2
    and r5, r0
    eor r5, r6
    mov r11, r9
    eor r11, r5
    or r6, r2
    eor r0, r6
    mov r6, r11
    com r6
    eor r6, r0
    and r9, r0
    eor r2, r9
    mov r9, r2
    or r9, r6
    eor r5, r9
    mov r9, r14
    and r9, r12
    eor r9, r7
    mov r0, r15
    eor r0, r9
    or r7, r14
    eor r12, r7
    com r0
    mov r7, r12
    eor r7, r0
    and r15, r12
    eor r14, r15
    mov r15, r14
    or r15, r7
    eor r9, r15
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r19
    lpm r15, Z
    mov r30, r11
    lpm r11, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    lpm r12, Z
    mov r30, r16
    lpm r17, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r3
    lpm r19, Z
    mov r30, r9
    lpm r3, Z
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ldd r9, Y+3
    eor r12, r9
    ldd r9, Y+2
    eor r9, r17
    ldd r17, Y+1
    eor r6, r17
    ldd r17, Y+0
    eor r7, r17
    subi r28, lo8(-(255))
    sbci r29, hi8(-(255))
    ldd r17, Y+2
    eor r19, r17
    ldd r17, Y+1
    eor r18, r17
    ldd r17, Y+0
    eor r3, r17
    subi r28, lo8(-(-257))
    sbci r29, hi8(-(-257))
    ldd r17, Y+1
    eor r5, r17
    ldd r17, Y+0
    eor r8, r17
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    ldd r17, Y+52
    eor r2, r17
    ldd r17, Y+0
    eor r14, r17
    ; round 33 (gift.dsl:33)
    mov r17, r4
    or r17, r12
    eor r17, r19
    mov r16, r10
    eor r16, r17
    or r13, r19
    eor r12, r13
    mov r13, r12
    eor r13, r16
    or r10, r12
    eor r4, r10
    mov r10, r4
    or r10, r13
    eor r17, r10
    mov r10, r15
    or r10, r9
    eor r10, r18
    mov r12, r8
    eor r12, r10
    and r18, r15
    eor r9, r18
    mov r18, r9
    eor r18, r12
    and r8, r9
    eor r15, r8
    mov r8, r15
    and r8, r18
    eor r10, r8
    mov r8, r0
    or r8, r6
    eor r8, r3
    mov r9, r2
    eor r9, r8
    and r3, r0
    eor r6, r3
    mov r3, r6
    eor r3, r9
    and r2, r6
    eor r0, r2
    mov r6, r0
    and r6, r3
    eor r8, r6
    mov r6, r11
    or r6, r7
    eor r6, r5
    mov r2, r14
    eor r2, r6
    and r5, r11
    eor r7, r5
    mov r5, r7
    eor r5, r2
    and r14, r7
    eor r11, r14
    mov r7, r11
    and r7, r5
    eor r6, r7
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r16
    lpm r7, Z
    mov r30, r13
    lpm r14, Z
    mov r30, r12
    lpm r13, Z
    mov r30, r18
    lpm r12, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r18, Z
    mov r30, r6
    lpm r19, Z
    subi r28, lo8(-(-203))
    sbci r29, hi8(-(-203))
    ldd r6, Y+4
    eor r14, r6
    ldd r6, Y+3
    eor r12, r6
    ldd r6, Y+2
    eor r3, r6
    ldd r6, Y+1
    eor r5, r6
    ldd r6, Y+0
    eor r18, r6
    subi r28, lo8(-(252))
    sbci r29, hi8(-(252))
    ldd r6, Y+0
    eor r19, r6
    subi r28, lo8(-(-254))
    sbci r29, hi8(-(-254))
    ldd r6, Y+1
    eor r17, r6
    ldd r6, Y+0
    eor r10, r6
    subi r28, lo8(-(152))
    sbci r29, hi8(-(152))
    ldd r6, Y+44
    eor r4, r6
    ldd r6, Y+0
    eor r11, r6
    ; round 34 (gift.dsl:33)
    mov r6, r9
    and r6, r14
    eor r6, r18
    mov r16, r4
    eor r16, r6
    or r18, r9
    eor r14, r18
    com r14
    mov r8, r14
    eor r8, r16
    or r4, r14
    eor r9, r4
    mov r4, r9
    and r4, r8
    eor r6, r4
    mov r4, r2
    and r4, r12
    eor r4, r19
    com r4
    mov r14, r15
    eor r14, r4
    or r19, r2
    eor r12, r19
    mov r18, r12
    eor r18, r14
    and r15, r12
    eor r2, r15
    mov r15, r2
    or r15, r18
    eor r4, r15
    mov r15, r7
    and r15, r3
    eor r15, r17
    com r15
    mov r12, r0
    eor r12, r15
    or r17, r7
    eor r3, r17
    mov r17, r3
    eor r17, r12
    and r0, r3
    eor r7, r0
    mov r3, r7
    or r3, r17
    eor r15, r3
    mov r3, r13
    and r3, r5
    eor r3, r10
    mov r0, r11
    eor r0, r3
    or r10, r13
    eor r5, r10
    com r5
    mov r10, r5
    eor r10, r0
    or r11, r5
    eor r13, r11
    mov r5, r13
    and r5, r10
    eor r3, r5
    mov r5, r14
    swap r5
    mov r19, r5
    andi r19, 15
    mov r21, r16
    swap r21
    andi r21, 240
    or r19, r21
    swap r16
    andi r16, 15
    swap r14
    mov r21, r14
    andi r21, 240
    or r16, r21
    mov r5, r0
    swap r5
    mov r21, r5
    andi r21, 15
    mov r20, r12
    swap r20
    andi r20, 240
    or r21, r20
    swap r12
    mov r20, r12
    andi r20, 15
    swap r0
    mov r5, r21
    mov r21, r0
    andi r21, 240
    or r20, r21
    mov r21, r6
    swap r21
    andi r21, 15
    mov r11, r4
    swap r11
    mov r14, r20
    mov r20, r11
    andi r20, 240
    or r21, r20
    swap r4
    mov r20, r4
    andi r20, 15
    swap r6
    mov r4, r16
    mov r16, r6
    andi r16, 240
    or r20, r16
    mov r16, r15
    swap r16
    andi r16, 15
    mov r6, r3
    swap r6
    mov r11, r19
    mov r19, r6
    andi r19, 240
    or r16, r19
    swap r3
    mov r19, r3
    andi r19, 15
    swap r15
    mov r3, r16
    mov r16, r15
    andi r16, 240
    or r19, r16
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r6, Y+0
    eor r6, r18
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
    ldd r15, Y+0
    eor r8, r15
    subi r28, lo8(-(-241))
    sbci r29, hi8(-(-241))
    ldd r15, Y+2
    eor r10, r15
    ldd r15, Y+1
    eor r15, r17
    ldd r0, Y+0
    eor r21, r0
    subi r28, lo8(-(245))
    sbci r29, hi8(-(245))
    ldd r0, Y+2
    eor r0, r20
    ldd r12, Y+1
    eor r3, r12
    ldd r12, Y+0
    eor r19, r12
    ldd r12, Y+27
    eor r2, r12
    subi r28, lo8(-(-246))
    sbci r29, hi8(-(-246))
    ldd r12, Y+0
    eor r7, r12
    ; round 35 (gift.dsl:33)
    mov r12, r11
    or r12, r6
    eor r12, r21
    mov r17, r9
    eor r17, r12
    and r21, r11
    eor r6, r21
    mov r18, r6
    eor r18, r17
    and r9, r6
    eor r11, r9
    mov r6, r11
    and r6, r18
    eor r12, r6
    mov r6, r4
    or r6, r8
    eor r6, r0
    mov r16, r2
    eor r16, r6
    and r0, r4
    eor r8, r0
    mov r9, r8
    eor r9, r16
    and r2, r8
    eor r4, r2
    mov r2, r4
    and r2, r9
    eor r6, r2
    mov r2, r5
    or r2, r10
    eor r2, r3
    mov r8, r7
    eor r8, r2
    and r3, r5
    eor r10, r3
    mov r3, r10
    eor r3, r8
    and r7, r10
    eor r5, r7
    mov r7, r5
    and r7, r3
    eor r2, r7
    mov r7, r14
    or r7, r15
    eor r7, r19
    mov r10, r13
    eor r10, r7
    and r19, r14
    eor r15, r19
    mov r0, r15
    eor r0, r10
    and r13, r15
    eor r14, r13
    mov r15, r14
    and r15, r0
    eor r7, r15
    com r8
    mov r15, r8
    lsr r15
    mov r19, r15
    andi r19, 85
    com r17
    mov r21, r17
    lsl r21
    andi r21, 170
    or r19, r21
    com r10
    mov r15, r10
    lsr r15
    mov r21, r15
    andi r21, 85
    com r16
    mov r20, r16
    lsl r20
    andi r20, 170
    or r21, r20
    lsr r17
    andi r17, 85
    lsl r8
    mov r20, r8
    andi r20, 170
    or r17, r20
    lsr r16
    andi r16, 85
    lsl r10
    mov r20, r10
    andi r20, 170
    or r16, r20
    mov r20, r12
    lsr r20
    andi r20, 85
    mov r15, r2
    lsl r15
    mov r10, r16
    mov r16, r15
    andi r16, 170
    or r20, r16
    mov r15, r6
    lsr r15
    mov r16, r15
    andi r16, 85
    mov r15, r7
    lsl r15
    mov r8, r17
    mov r17, r15
    andi r17, 170
    or r16, r17
    lsr r2
    mov r17, r2
    andi r17, 85
    lsl r12
    mov r2, r21
    mov r21, r12
    andi r21, 170
    or r17, r21
    lsr r7
    mov r21, r7
    andi r21, 85
    lsl r6
    mov r7, r19
    mov r19, r6
    andi r19, 170
    or r21, r19
    subi r28, lo8(-(235))
    sbci r29, hi8(-(235))
    ldd r6, Y+0
    eor r3, r6
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r6, Y+0
    eor r0, r6
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r6, Y+0
    eor r6, r18
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r15, Y+0
    eor r9, r15
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
    ldd r15, Y+3
    eor r20, r15
    ldd r15, Y+2
    eor r15, r16
    ldd r13, Y+1
    eor r13, r17
    ldd r12, Y+0
    eor r12, r21
    subi r28, lo8(-(-239))
    sbci r29, hi8(-(-239))
    ldd r17, Y+0
    eor r11, r17
    subi r28, lo8(-(263))
    sbci r29, hi8(-(263))
    ldd r17, Y+0
    eor r14, r17
    ; round 36 (gift.dsl:33)
    mov r17, r7
    or r17, r3
    eor r17, r20
    mov r18, r11
    eor r18, r17
    and r20, r7
    eor r3, r20
    mov r19, r3
    eor r19, r18
    and r11, r3
    eor r7, r11
    mov r3, r7
    and r3, r19
    eor r17, r3
    mov r3, r2
    or r3, r0
    eor r3, r15
    mov r11, r4
    eor r11, r3
    and r15, r2
    eor r0, r15
    mov r15, r0
    eor r15, r11
    and r4, r0
    eor r2, r4
    mov r4, r2
    and r4, r15
    eor r3, r4
    mov r4, r8
    or r4, r6
    eor r4, r13
    mov r0, r5
    eor r0, r4
    and r13, r8
    eor r6, r13
    mov r13, r6
    eor r13, r0
    and r5, r6
    eor r8, r5
    mov r6, r8
    and r6, r13
    eor r4, r6
    mov r6, r10
    or r6, r9
    eor r6, r12
    mov r5, r14
    eor r5, r6
    and r12, r10
    eor r9, r12
    mov r12, r9
    eor r12, r5
    and r14, r9
    eor r10, r14
    mov r9, r10
    and r9, r12
    eor r6, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    lpm r9, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r0
    lpm r14, Z
    mov r30, r5
    lpm r5, Z
    swap r19
    swap r15
    swap r13
    swap r12
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    subi r28, lo8(-(-267))
    sbci r29, hi8(-(-267))
    ldd r0, Y+3
    eor r0, r19
    ldd r18, Y+2
    eor r15, r18
    ldd r18, Y+1
    eor r13, r18
    ldd r18, Y+0
    eor r12, r18
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    ldd r18, Y+8
    eor r17, r18
    ldd r18, Y+7
    eor r3, r18
    ldd r18, Y+6
    eor r4, r18
    ldd r18, Y+5
    eor r6, r18
    ldd r18, Y+0
    eor r7, r18
    ldd r18, Y+39
    eor r2, r18
    subi r28, lo8(-(-31))
    sbci r29, hi8(-(-31))
    ldd r18, Y+0
    eor r10, r18
    ; round 37 (gift.dsl:33)
    mov r18, r9
    and r18, r0
    eor r18, r17
    mov r19, r7
    eor r19, r18
    or r17, r9
    eor r0, r17
    mov r17, r19
    com r17
    eor r17, r0
    and r7, r0
    eor r9, r7
    mov r7, r9
    or r7, r17
    eor r18, r7
    mov r7, r11
    and r7, r15
    eor r7, r3
    mov r0, r2
    eor r0, r7
    or r3, r11
    eor r15, r3
    mov r3, r0
    com r3
    mov r16, r15
    eor r16, r3
    and r2, r15
    eor r11, r2
    mov r2, r11
    or r2, r16
    eor r7, r2
    mov r2, r14
    and r2, r13
    eor r2, r4
    mov r15, r8
    eor r15, r2
    or r4, r14
    eor r13, r4
    mov r4, r15
    com r4
    eor r4, r13
    and r8, r13
    eor r14, r8
    mov r8, r14
    or r8, r4
    eor r2, r8
    mov r8, r5
    and r8, r12
    eor r8, r6
    mov r13, r10
    eor r13, r8
    or r6, r5
    eor r12, r6
    com r13
    mov r6, r12
    eor r6, r13
    and r10, r12
    eor r5, r10
    mov r10, r5
    or r10, r6
    eor r8, r10
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r19
    lpm r10, Z
    mov r30, r15
    lpm r15, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    lpm r12, Z
    mov r30, r16
    lpm r17, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r7
    lpm r19, Z
    mov r30, r8
    lpm r7, Z
    subi r28, lo8(-(-202))
    sbci r29, hi8(-(-202))
    ldd r8, Y+4
    eor r12, r8
    ldd r8, Y+3
    eor r8, r17
    ldd r17, Y+2
    eor r4, r17
    ldd r17, Y+1
    eor r6, r17
    ldd r17, Y+0
    eor r19, r17
    subi r28, lo8(-(227))
    sbci r29, hi8(-(227))
    ldd r17, Y+2
    eor r18, r17
    ldd r17, Y+1
    eor r7, r17
    ldd r17, Y+0
    eor r2, r17
    subi r28, lo8(-(-228))
    sbci r29, hi8(-(-228))
    ldd r17, Y+0
    eor r11, r17
    subi r28, lo8(-(274))
    sbci r29, hi8(-(274))
    ldd r17, Y+0
    eor r14, r17
    subi r28, lo8(-(-278))
    sbci r29, hi8(-(-278))
    ldd r17, Y+62
    eor r5, r17
    ; round 38 (gift.dsl:33)
    mov r17, r3
    or r17, r12
    eor r17, r19
    mov r16, r9
    eor r16, r17
    or r0, r19
    eor r12, r0
    mov r0, r12
    eor r0, r16
    or r9, r12
    eor r3, r9
    mov r9, r3
    or r9, r0
    eor r17, r9
    mov r9, r10
    or r9, r8
    eor r9, r18
    mov r12, r11
    eor r12, r9
    and r18, r10
    eor r8, r18
    mov r18, r8
    eor r18, r12
    and r11, r8
    eor r10, r11
    mov r11, r10
    and r11, r18
    eor r9, r11
    mov r11, r13
    or r11, r4
    eor r11, r7
    mov r8, r14
    eor r8, r11
    and r7, r13
    eor r4, r7
    mov r7, r4
    eor r7, r8
    and r14, r4
    eor r13, r14
    mov r4, r13
    and r4, r7
    eor r11, r4
    mov r4, r15
    or r4, r6
    eor r4, r2
    mov r14, r5
    eor r14, r4
    and r2, r15
    eor r6, r2
    mov r2, r6
    eor r2, r14
    and r5, r6
    eor r15, r5
    mov r6, r15
    and r6, r2
    eor r4, r6
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r16
    lpm r6, Z
    mov r30, r0
    lpm r5, Z
    mov r30, r12
    lpm r0, Z
    mov r30, r18
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r4
    lpm r18, Z
    ldd r4, Y+3
    eor r5, r4
    ldd r4, Y+2
    eor r12, r4
    ldd r4, Y+1
    eor r7, r4
    ldd r4, Y+0
    eor r2, r4
    subi r28, lo8(-(225))
    sbci r29, hi8(-(225))
    ldd r4, Y+0
    eor r11, r4
    subi r28, lo8(-(-228))
    sbci r29, hi8(-(-228))
    ldd r4, Y+2
    eor r18, r4
    ldd r4, Y+1
    eor r17, r4
    ldd r4, Y+0
    eor r9, r4
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    ldd r4, Y+0
    eor r3, r4
    ldd r4, Y+50
    eor r13, r4
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r4, Y+0
    eor r15, r4
    ; round 39 (gift.dsl:33)
    mov r4, r5
    com r4
    and r4, r8
    eor r4, r11
    mov r19, r3
    eor r19, r4
    or r11, r8
    eor r5, r11
    mov r11, r5
    eor r11, r19
    or r3, r5
    eor r8, r3
    mov r3, r8
    and r3, r11
    eor r4, r3
    mov r3, r14
    and r3, r12
    eor r3, r18
    mov r5, r10
    eor r5, r3
    com r18
    or r18, r14
    eor r12, r18
    mov r18, r12
    eor r18, r5
    and r10, r12
    eor r14, r10
    mov r10, r14
    or r10, r18
    eor r3, r10
    mov r10, r7
    com r10
    and r10, r6
    eor r10, r17
    mov r16, r13
    eor r16, r10
    or r17, r6
    eor r7, r17
    mov r12, r7
    eor r12, r16
    or r13, r7
    eor r6, r13
    mov r7, r6
    and r7, r12
    eor r10, r7
    mov r7, r2
    com r7
    and r7, r0
    eor r7, r9
    mov r13, r15
    eor r13, r7
    or r9, r0
    eor r2, r9
    mov r9, r2
    eor r9, r13
    or r15, r2
    eor r0, r15
    mov r2, r0
    and r2, r9
    eor r7, r2
    mov r2, r5
    swap r2
    mov r17, r2
    andi r17, 15
    mov r21, r19
    swap r21
    andi r21, 240
    or r17, r21
    swap r19
    andi r19, 15
    swap r5
    mov r21, r5
    andi r21, 240
    or r19, r21
    mov r5, r13
    swap r5
    mov r21, r5
    andi r21, 15
    mov r20, r16
    swap r20
    andi r20, 240
    or r21, r20
    swap r16
    andi r16, 15
    swap r13
    mov r20, r13
    andi r20, 240
    or r16, r20
    mov r5, r4
    swap r5
    mov r20, r5
    andi r20, 15
    mov r5, r3
    swap r5
    mov r2, r16
    mov r16, r5
    andi r16, 240
    or r20, r16
    swap r3
    mov r16, r3
    andi r16, 15
    swap r4
    mov r3, r21
    mov r21, r4
    andi r21, 240
    or r16, r21
    mov r21, r10
    swap r21
    andi r21, 15
    mov r4, r7
    swap r4
    mov r5, r19
    mov r19, r4
    andi r19, 240
    or r21, r19
    swap r7
    mov r19, r7
    andi r19, 15
    swap r10
    mov r7, r17
    mov r17, r10
    andi r17, 240
    or r19, r17
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r4, Y+0
    eor r4, r18
    subi r28, lo8(-(212))
    sbci r29, hi8(-(212))
    ldd r15, Y+0
    eor r11, r15
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r15, Y+2
    eor r9, r15
    ldd r15, Y+1
    eor r12, r15
    ldd r15, Y+0
    eor r15, r20
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    ldd r10, Y+2
    eor r10, r16
    ldd r13, Y+1
    eor r21, r13
    ldd r13, Y+0
    eor r19, r13
    ldd r13, Y+45
    eor r8, r13
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r13, Y+0
    eor r14, r13
    subi r28, lo8(-(-298))
    sbci r29, hi8(-(-298))
    ldd r13, Y+1
    eor r6, r13
    ; round 40 (gift.dsl:33)
    mov r13, r7
    or r13, r4
    eor r13, r15
    mov r17, r8
    eor r17, r13
    and r15, r7
    eor r4, r15
    mov r15, r4
    eor r15, r17
    and r8, r4
    eor r7, r8
    mov r4, r7
    and r4, r15
    eor r13, r4
    mov r4, r5
    or r4, r11
    eor r4, r10
    mov r18, r14
    eor r18, r4
    and r10, r5
    eor r11, r10
    mov r10, r11
    eor r10, r18
    and r14, r11
    eor r5, r14
    mov r11, r5
    and r11, r10
    eor r4, r11
    mov r11, r3
    or r11, r9
    eor r11, r21
    mov r8, r6
    eor r8, r11
    and r21, r3
    eor r9, r21
    mov r14, r9
    eor r14, r8
    and r6, r9
    eor r3, r6
    mov r6, r3
    and r6, r14
    eor r11, r6
    mov r6, r2
    or r6, r12
    eor r6, r19
    mov r9, r0
    eor r9, r6
    and r19, r2
    eor r12, r19
    mov r19, r12
    eor r19, r9
    and r0, r12
    eor r2, r0
    mov r0, r2
    and r0, r19
    eor r6, r0
    ldd r0, Y+50
    eor r15, r0
    ldd r0, Y+0
    eor r10, r0
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    ldd r0, Y+0
    eor r14, r0
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r0, Y+0
    eor r0, r19
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r12, Y+4
    eor r13, r12
    ldd r12, Y+3
    eor r4, r12
    ldd r12, Y+2
    eor r11, r12
    ldd r12, Y+1
    eor r6, r12
    ldd r12, Y+0
    eor r7, r12
    subi r28, lo8(-(261))
    sbci r29, hi8(-(261))
    ldd r12, Y+0
    eor r5, r12
    ldd r12, Y+30
    eor r2, r12
    com r8
    mov r12, r8
    lsr r12
    mov r19, r12
    andi r19, 85
    com r17
    mov r16, r17
    lsl r16
    andi r16, 170
    or r19, r16
    com r9
    mov r12, r9
    lsr r12
    mov r16, r12
    andi r16, 85
    com r18
    mov r21, r18
    lsl r21
    andi r21, 170
    or r16, r21
    lsr r17
    andi r17, 85
    lsl r8
    mov r21, r8
    andi r21, 170
    or r17, r21
    lsr r18
    andi r18, 85
    lsl r9
    mov r21, r9
    andi r21, 170
    or r18, r21
    mov r8, r13
    lsr r8
    mov r21, r8
    andi r21, 85
    mov r20, r11
    lsl r20
    andi r20, 170
    or r21, r20
    mov r8, r4
    lsr r8
    mov r20, r8
    andi r20, 85
    mov r8, r6
    lsl r8
    mov r9, r18
    mov r18, r8
    andi r18, 170
    or r20, r18
    lsr r11
    mov r18, r11
    andi r18, 85
    lsl r13
    mov r11, r17
    mov r17, r13
    andi r17, 170
    or r18, r17
    lsr r6
    mov r17, r6
    andi r17, 85
    lsl r4
    mov r6, r18
    mov r18, r4
    andi r18, 170
    or r17, r18
    mov r4, r19
    lsr r4
    lsr r4
    eor r4, r21
    mov r18, r4
    andi r18, 51
    mov r4, r18
    lsl r4
    lsl r4
    eor r19, r4
    eor r21, r18
    mov r4, r16
    lsr r4
    lsr r4
    eor r4, r20
    mov r18, r4
    andi r18, 51
    mov r4, r18
    lsl r4
    lsl r4
    eor r16, r4
    eor r20, r18
    mov r4, r14
    lsr r4
    lsr r4
    eor r4, r7
    mov r18, r4
    andi r18, 51
    mov r4, r18
    lsl r4
    lsl r4
    eor r14, r4
    eor r7, r18
    mov r4, r0
    lsr r4
    lsr r4
    eor r4, r5
    mov r18, r4
    andi r18, 51
    mov r4, r18
    lsl r4
    lsl r4
    eor r0, r4
    eor r5, r18
    mov r4, r11
    lsr r4
    lsr r4
    eor r4, r6
    mov r18, r4
    andi r18, 51
    mov r4, r18
    lsl r4
    lsl r4
    eor r11, r4
    eor r6, r18
    mov r4, r9
    lsr r4
    lsr r4
    eor r4, r17
    mov r18, r4
    andi r18, 51
    mov r4, r18
    lsl r4
    lsl r4
    eor r9, r4
    eor r17, r18
    mov r4, r15
    lsr r4
    lsr r4
    eor r4, r3
    mov r18, r4
    andi r18, 51
    mov r4, r18
    lsl r4
    lsl r4
    eor r15, r4
    eor r3, r18
    mov r4, r10
    lsr r4
    lsr r4
    eor r4, r2
    mov r18, r4
    andi r18, 51
    mov r4, r18
    lsl r4
    lsl r4
    eor r10, r4
    eor r2, r18
    mov r18, r19
    swap r18
    andi r18, 15
    eor r18, r21
    andi r18, 15
    mov r4, r18
    swap r4
    mov r8, r17
    mov r17, r4
    andi r17, 240
    eor r19, r17
    eor r21, r18
    mov r17, r16
    swap r17
    andi r17, 15
    eor r17, r20
    andi r17, 15
    mov r18, r17
    swap r18
    andi r18, 240
    eor r16, r18
    eor r20, r17
    mov r17, r14
    swap r17
    andi r17, 15
    eor r17, r7
    andi r17, 15
    mov r18, r17
    swap r18
    andi r18, 240
    eor r14, r18
    eor r7, r17
    mov r17, r0
    swap r17
    andi r17, 15
    eor r17, r5
    andi r17, 15
    mov r18, r17
    swap r18
    andi r18, 240
    eor r0, r18
    eor r5, r17
    mov r17, r11
    swap r17
    andi r17, 15
    eor r17, r6
    andi r17, 15
    mov r18, r17
    swap r18
    andi r18, 240
    eor r11, r18
    eor r6, r17
    mov r17, r9
    swap r17
    andi r17, 15
    eor r17, r8
    andi r17, 15
    mov r18, r17
    swap r18
    andi r18, 240
    eor r9, r18
    eor r8, r17
    mov r17, r15
    swap r17
    andi r17, 15
    eor r17, r3
    andi r17, 15
    mov r18, r17
    swap r18
    andi r18, 240
    eor r15, r18
    eor r3, r17
    mov r17, r10
    swap r17
    andi r17, 15
    eor r17, r2
    andi r17, 15
    mov r18, r17
    swap r18
    andi r18, 240
    eor r10, r18
    eor r2, r17
    mov r4, r19
    lsr r4
    eor r4, r14
    mov r17, r4
    andi r17, 85
    mov r18, r17
    lsl r18
    eor r19, r18
    eor r14, r17
    mov r4, r21
    lsr r4
    eor r4, r7
    mov r17, r4
    andi r17, 85
    mov r18, r17
    lsl r18
    eor r21, r18
    eor r7, r17
    mov r4, r16
    lsr r4
    eor r4, r0
    mov r17, r4
    andi r17, 85
    mov r18, r17
    lsl r18
    eor r16, r18
    eor r0, r17
    mov r4, r20
    lsr r4
    eor r4, r5
    mov r17, r4
    andi r17, 85
    mov r18, r17
    lsl r18
    eor r20, r18
    eor r5, r17
    mov r4, r11
    lsr r4
    eor r4, r15
    mov r17, r4
    andi r17, 85
    mov r18, r17
    lsl r18
    eor r11, r18
    eor r15, r17
    mov r4, r6
    lsr r4
    eor r4, r3
    mov r17, r4
    andi r17, 85
    mov r18, r17
    lsl r18
    eor r6, r18
    eor r3, r17
    mov r4, r9
    lsr r4
    eor r4, r10
    mov r17, r4
    andi r17, 85
    mov r18, r17
    lsl r18
    eor r9, r18
    eor r10, r17
    mov r4, r8
    lsr r4
    eor r4, r2
    mov r17, r4
    andi r17, 85
    mov r18, r17
    lsl r18
    eor r8, r18
    eor r2, r17
    movw r30, r22
    std Z+0, r2
    std Z+1, r10
    std Z+2, r3
    std Z+3, r15
    std Z+4, r8
    std Z+5, r9
    std Z+6, r6
    std Z+7, r11
    std Z+8, r5
    std Z+9, r0
    std Z+10, r7
    std Z+11, r14
    std Z+12, r20
    std Z+13, r16
    std Z+14, r21
    std Z+15, r19
    subi r28, lo8(-(-428))
    sbci r29, hi8(-(-428))
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_gift128_128_ecb_encrypt_avr_end
    jmp .Llwcc_gift128_128_ecb_encrypt_avr_group
.Llwcc_gift128_128_ecb_encrypt_avr_end:
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
    .size lwcc_gift128_128_ecb_encrypt_avr, .-lwcc_gift128_128_ecb_encrypt_avr

    .global lwcc_gift128_128_ecb_decrypt_avr
    .type lwcc_gift128_128_ecb_decrypt_avr, @function
lwcc_gift128_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_gift128_128_ecb_decrypt_avr_begin
    ret
.Llwcc_gift128_128_ecb_decrypt_avr_begin:
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
    subi r28, 13
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
.Llwcc_gift128_128_ecb_decrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r6, X+
    ld r23, X+
    ld r8, X+
    ld r21, X+
    ld r9, X+
    ld r15, X+
    ld r14, X+
    ld r3, X+
    ld r13, X+
    ld r22, X+
    ld r12, X+
    ld r20, X+
    ld r11, X+
    ld r4, X+
    ld r5, X+
    ld r7, X
    mov r2, r7
    lsr r2
    eor r2, r20
    mov r16, r2
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r7, r17
    eor r20, r16
    mov r2, r5
    lsr r2
    eor r2, r12
    mov r16, r2
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r5, r17
    eor r12, r16
    mov r2, r4
    lsr r2
    eor r2, r22
    mov r16, r2
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r4, r17
    eor r22, r16
    mov r2, r11
    lsr r2
    eor r2, r13
    mov r16, r2
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r11, r17
    eor r13, r16
    mov r2, r3
    lsr r2
    eor r2, r21
    mov r16, r2
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r3, r17
    eor r21, r16
    mov r2, r14
    lsr r2
    eor r2, r8
    mov r16, r2
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r14, r17
    eor r8, r16
    mov r2, r15
    lsr r2
    eor r2, r23
    mov r16, r2
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r15, r17
    eor r23, r16
    mov r2, r9
    lsr r2
    eor r2, r6
    mov r16, r2
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r9, r17
    eor r6, r16
    mov r16, r7
    swap r16
    andi r16, 15
    eor r16, r5
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r7, r17
    eor r5, r16
    mov r16, r4
    swap r16
    andi r16, 15
    eor r16, r11
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r4, r17
    eor r11, r16
    mov r16, r20
    swap r16
    andi r16, 15
    eor r16, r12
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r20, r17
    eor r12, r16
    mov r16, r22
    swap r16
    andi r16, 15
    eor r16, r13
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r22, r17
    eor r13, r16
    mov r16, r3
    swap r16
    andi r16, 15
    eor r16, r14
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r3, r17
    eor r14, r16
    mov r16, r15
    swap r16
    andi r16, 15
    eor r16, r9
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r15, r17
    eor r9, r16
    mov r16, r21
    swap r16
    andi r16, 15
    eor r16, r8
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r21, r17
    eor r8, r16
    mov r16, r23
    swap r16
    andi r16, 15
    eor r16, r6
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r23, r17
    eor r6, r16
    mov r2, r7
    lsr r2
    lsr r2
    eor r2, r5
    mov r16, r2
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r7, r17
    eor r5, r16
    mov r2, r4
    lsr r2
    lsr r2
    eor r2, r11
    mov r16, r2
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r4, r17
    eor r11, r16
    mov r2, r20
    lsr r2
    lsr r2
    eor r2, r12
    mov r16, r2
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r20, r17
    eor r12, r16
    mov r2, r22
    lsr r2
    lsr r2
    eor r2, r13
    mov r16, r2
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r22, r17
    eor r13, r16
    mov r2, r3
    lsr r2
    lsr r2
    eor r2, r14
    mov r16, r2
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r3, r17
    eor r14, r16
    mov r2, r15
    lsr r2
    lsr r2
    eor r2, r9
    mov r16, r2
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r15, r17
    eor r9, r16
    mov r2, r21
    lsr r2
    lsr r2
    eor r2, r8
    mov r16, r2
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r21, r17
    eor r8, r16
    mov r2, r23
    lsr r2
    lsr r2
    eor r2, r6
    mov r16, r2
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r23, r17
    eor r6, r16
    mov r2, r7
    lsr r2
    movw r16, r2 ; r17, r3
    andi r16, 85
    lsl r17
    andi r17, 170
    or r16, r17
    mov r2, r4
    lsr r2
    mov r17, r2
    andi r17, 85
    mov r19, r15
    lsl r19
    andi r19, 170
    or r17, r19
    lsr r3
    mov r19, r3
    andi r19, 85
    lsl r7
    mov r18, r7
    andi r18, 170
    or r19, r18
    lsr r15
    mov r18, r15
    andi r18, 85
    lsl r4
    mov r15, r19
    mov r19, r4
    andi r19, 170
    or r18, r19
    mov r3, r14
    lsr r3
    mov r19, r3
    andi r19, 85
    mov r3, r5
    lsl r3
    mov r4, r18
    mov r18, r3
    andi r18, 170
    or r19, r18
    mov r3, r9
    lsr r3
    mov r18, r3
    andi r18, 85
    mov r3, r11
    lsl r3
    mov r7, r17
    mov r17, r3
    andi r17, 170
    or r18, r17
    lsr r5
    mov r17, r5
    andi r17, 85
    lsl r14
    mov r3, r16
    mov r16, r14
    andi r16, 170
    or r17, r16
    lsr r11
    mov r16, r11
    andi r16, 85
    lsl r9
    mov r14, r17
    mov r17, r9
    andi r17, 170
    or r16, r17
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(222))
    sbci r27, hi8(-(222))
    ld r9, X
    eor r9, r21
    subi r26, lo8(-(-50))
    sbci r27, hi8(-(-50))
    ld r11, X+
    eor r11, r23
    subi r26, lo8(-(208))
    sbci r27, hi8(-(208))
    ld r5, X
    eor r5, r20
    subi r26, lo8(-(-77))
    sbci r27, hi8(-(-77))
    ld r2, X
    eor r2, r22
    subi r26, lo8(-(-133))
    sbci r27, hi8(-(-133))
    ld r10, X
    eor r10, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    eor r0, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r14, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X+
    eor r16, r23
    ld r23, X+
    eor r12, r23
    subi r26, lo8(-(260))
    sbci r27, hi8(-(260))
    ld r23, X+
    eor r13, r23
    adiw r26, 29
    ld r23, X
    eor r6, r23
    ; round 40 (gift.dsl:33)
    mov r23, r9
    and r23, r12
    eor r10, r23
    mov r23, r3
    eor r23, r10
    eor r3, r9
    mov r9, r3
    or r9, r23
    eor r12, r9
    mov r9, r10
    or r9, r12
    eor r9, r3
    and r3, r12
    eor r10, r3
    mov r3, r11
    and r3, r13
    eor r0, r3
    mov r3, r7
    eor r3, r0
    eor r7, r11
    mov r11, r7
    or r11, r3
    eor r13, r11
    mov r11, r0
    or r11, r13
    eor r11, r7
    and r7, r13
    eor r0, r7
    mov r7, r5
    and r7, r8
    eor r14, r7
    mov r7, r15
    eor r7, r14
    eor r15, r5
    mov r5, r15
    or r5, r7
    eor r8, r5
    mov r5, r14
    or r5, r8
    eor r5, r15
    and r15, r8
    eor r14, r15
    mov r15, r2
    and r15, r6
    eor r15, r16
    mov r21, r4
    eor r21, r15
    eor r4, r2
    com r4
    mov r2, r4
    and r2, r21
    eor r6, r2
    mov r2, r15
    and r2, r6
    eor r2, r4
    or r4, r6
    eor r15, r4
    subi r26, lo8(-(-293))
    sbci r27, hi8(-(-293))
    ld r4, X+
    eor r9, r4
    subi r26, lo8(-(223))
    sbci r27, hi8(-(223))
    ld r4, X
    eor r11, r4
    subi r26, lo8(-(-213))
    sbci r27, hi8(-(-213))
    ld r4, X
    eor r5, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X+
    eor r2, r4
    subi r26, lo8(-(220))
    sbci r27, hi8(-(220))
    ld r4, X
    eor r10, r4
    subi r26, lo8(-(-232))
    sbci r27, hi8(-(-232))
    ld r4, X
    eor r0, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    eor r14, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    eor r15, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X+
    eor r4, r23
    subi r26, lo8(-(308))
    sbci r27, hi8(-(308))
    ld r23, X
    eor r3, r23
    subi r26, lo8(-(-310))
    sbci r27, hi8(-(-310))
    ld r23, X+
    eor r7, r23
    com r12
    mov r23, r12
    swap r23
    andi r23, 15
    com r13
    mov r22, r13
    swap r22
    andi r22, 240
    or r23, r22
    swap r13
    mov r22, r13
    andi r22, 15
    swap r12
    mov r20, r12
    andi r20, 240
    or r22, r20
    com r8
    mov r13, r8
    swap r13
    mov r20, r13
    andi r20, 15
    mov r13, r6
    swap r13
    mov r16, r13
    andi r16, 240
    or r20, r16
    swap r6
    mov r16, r6
    andi r16, 15
    swap r8
    mov r17, r8
    andi r17, 240
    or r16, r17
    mov r6, r0
    swap r6
    mov r17, r6
    andi r17, 15
    mov r19, r10
    swap r19
    andi r19, 240
    or r17, r19
    swap r10
    mov r19, r10
    andi r19, 15
    swap r0
    mov r18, r0
    andi r18, 240
    or r19, r18
    mov r6, r15
    swap r6
    mov r18, r6
    andi r18, 15
    mov r6, r14
    swap r6
    mov r8, r16
    mov r16, r6
    andi r16, 240
    or r18, r16
    swap r14
    mov r16, r14
    andi r16, 15
    swap r15
    mov r6, r21
    mov r21, r15
    andi r21, 240
    or r16, r21
    ; round 39 (gift.dsl:33)
    mov r15, r11
    and r15, r4
    eor r15, r17
    mov r14, r23
    eor r14, r15
    eor r11, r23
    mov r13, r11
    or r13, r14
    eor r4, r13
    mov r13, r15
    or r13, r4
    eor r13, r11
    and r11, r4
    eor r15, r11
    mov r12, r9
    and r12, r3
    eor r12, r19
    mov r11, r22
    eor r11, r12
    eor r9, r22
    mov r10, r9
    or r10, r11
    eor r3, r10
    mov r10, r12
    or r10, r3
    eor r10, r9
    and r9, r3
    eor r12, r9
    mov r9, r2
    and r9, r7
    eor r9, r18
    mov r0, r20
    eor r0, r9
    eor r2, r20
    mov r23, r2
    or r23, r0
    eor r7, r23
    mov r23, r9
    or r23, r7
    eor r23, r2
    and r2, r7
    eor r9, r2
    mov r2, r5
    and r2, r6
    eor r2, r16
    mov r21, r8
    eor r21, r2
    eor r8, r5
    mov r5, r8
    or r5, r21
    eor r6, r5
    mov r5, r2
    or r5, r6
    eor r5, r8
    and r8, r6
    eor r2, r8
    adiw r26, 21
    ld r8, X
    eor r8, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X
    eor r9, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    eor r2, r23
    subi r26, lo8(-(270))
    sbci r27, hi8(-(270))
    ld r23, X
    eor r14, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r0, r23
    subi r26, lo8(-(-134))
    sbci r27, hi8(-(-134))
    ld r23, X
    eor r21, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r7
    lpm r7, Z
    mov r30, r6
    lpm r6, Z
    subi r26, lo8(-(-155))
    sbci r27, hi8(-(-155))
    ld r30, X+
    eor r30, r13
    lpm r13, Z
    adiw r26, 23
    ld r30, X
    eor r30, r10
    lpm r10, Z
    mov r30, r8
    lpm r8, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    eor r30, r5
    lpm r5, Z
    subi r26, lo8(-(224))
    sbci r27, hi8(-(224))
    ld r30, X
    eor r30, r15
    lpm r15, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r12
    lpm r12, Z
    ; round 38 (gift.dsl:33)
    mov r23, r13
    and r23, r14
    eor r9, r23
    mov r23, r7
    eor r23, r9
    eor r7, r13
    mov r13, r7
    and r13, r23
    eor r14, r13
    mov r13, r14
    com r13
    or r13, r9
    eor r13, r7
    or r7, r14
    eor r9, r7
    mov r7, r10
    or r7, r11
    eor r2, r7
    mov r7, r6
    eor r7, r2
    eor r6, r10
    mov r10, r6
    or r10, r7
    eor r11, r10
    mov r10, r2
    and r10, r11
    com r6
    eor r10, r6
    or r6, r11
    eor r2, r6
    mov r6, r8
    and r6, r0
    eor r15, r6
    mov r6, r4
    eor r6, r15
    eor r4, r8
    mov r8, r4
    and r8, r6
    eor r0, r8
    mov r8, r0
    com r8
    or r8, r15
    eor r8, r4
    or r4, r0
    eor r15, r4
    mov r4, r5
    and r4, r21
    eor r12, r4
    com r3
    mov r4, r3
    eor r4, r12
    eor r3, r5
    mov r5, r3
    or r5, r4
    eor r5, r21
    mov r21, r12
    or r21, r5
    eor r21, r3
    and r3, r5
    eor r12, r3
    subi r26, lo8(-(-248))
    sbci r27, hi8(-(-248))
    ld r3, X+
    eor r3, r21
    subi r26, lo8(-(257))
    sbci r27, hi8(-(257))
    ld r21, X
    eor r2, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X
    eor r12, r21
    subi r26, lo8(-(-228))
    sbci r27, hi8(-(-228))
    ld r21, X+
    eor r7, r21
    subi r26, lo8(-(242))
    sbci r27, hi8(-(242))
    ld r21, X
    eor r6, r21
    subi r26, lo8(-(-185))
    sbci r27, hi8(-(-185))
    ld r21, X
    eor r4, r21
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r11
    lpm r11, Z
    mov r30, r5
    lpm r5, Z
    subi r26, lo8(-(-53))
    sbci r27, hi8(-(-53))
    ld r30, X
    eor r30, r13
    lpm r13, Z
    subi r26, lo8(-(-32))
    sbci r27, hi8(-(-32))
    ld r30, X+
    eor r30, r10
    lpm r10, Z
    adiw r26, 29
    ld r30, X
    eor r30, r8
    lpm r8, Z
    mov r30, r3
    lpm r3, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    eor r30, r9
    lpm r9, Z
    subi r26, lo8(-(-30))
    sbci r27, hi8(-(-30))
    ld r30, X
    eor r30, r15
    lpm r15, Z
    ; round 37 (gift.dsl:33)
    mov r21, r13
    and r21, r23
    eor r2, r21
    mov r21, r11
    eor r21, r2
    eor r11, r13
    mov r13, r11
    or r13, r21
    eor r13, r23
    mov r23, r2
    or r23, r13
    eor r23, r11
    and r11, r13
    eor r2, r11
    mov r11, r10
    and r11, r7
    eor r9, r11
    mov r11, r14
    eor r11, r9
    eor r14, r10
    mov r10, r14
    or r10, r11
    eor r7, r10
    mov r10, r9
    or r10, r7
    eor r10, r14
    and r14, r7
    eor r9, r14
    mov r14, r8
    and r14, r6
    eor r12, r14
    mov r14, r5
    eor r14, r12
    eor r5, r8
    mov r8, r5
    and r8, r14
    eor r6, r8
    mov r8, r6
    com r8
    mov r22, r12
    or r22, r8
    eor r22, r5
    or r6, r5
    eor r12, r6
    mov r6, r3
    and r6, r4
    eor r15, r6
    mov r6, r0
    eor r6, r15
    eor r0, r3
    mov r3, r0
    or r3, r6
    eor r4, r3
    mov r3, r15
    or r3, r4
    eor r3, r0
    and r0, r4
    eor r15, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    eor r5, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    eor r10, r0
    adiw r26, 37
    ld r0, X
    eor r0, r22
    subi r26, lo8(-(-39))
    sbci r27, hi8(-(-39))
    ld r23, X
    eor r3, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    eor r21, r23
    subi r26, lo8(-(308))
    sbci r27, hi8(-(308))
    ld r23, X+
    eor r11, r23
    adiw r26, 8
    ld r23, X
    eor r6, r23
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    lsl r8
    adc r8, r1
    lsl r8
    adc r8, r1
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    swap r5
    swap r10
    swap r0
    swap r3
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-42))
    sbci r27, hi8(-(-42))
    ld r30, X
    eor r30, r2
    lpm r2, Z
    subi r26, lo8(-(-275))
    sbci r27, hi8(-(-275))
    ld r30, X+
    eor r30, r9
    lpm r9, Z
    subi r26, lo8(-(272))
    sbci r27, hi8(-(272))
    ld r30, X
    eor r30, r12
    lpm r12, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    eor r30, r15
    lpm r15, Z
    ; round 36 (gift.dsl:33)
    mov r23, r5
    and r23, r21
    eor r2, r23
    mov r23, r13
    eor r23, r2
    eor r13, r5
    mov r5, r13
    and r5, r23
    eor r5, r21
    mov r21, r5
    com r21
    or r21, r2
    eor r21, r13
    or r13, r5
    eor r2, r13
    mov r13, r10
    and r13, r11
    eor r9, r13
    mov r13, r7
    eor r13, r9
    eor r7, r10
    mov r10, r13
    com r10
    mov r22, r7
    and r22, r10
    eor r11, r22
    mov r22, r9
    and r22, r11
    eor r22, r7
    or r7, r11
    eor r9, r7
    mov r7, r0
    and r7, r14
    eor r12, r7
    mov r7, r8
    eor r7, r12
    eor r8, r0
    mov r0, r7
    com r0
    mov r20, r8
    and r20, r0
    eor r14, r20
    mov r20, r12
    and r20, r14
    eor r20, r8
    or r8, r14
    eor r12, r8
    mov r8, r3
    and r8, r6
    eor r15, r8
    mov r8, r4
    eor r8, r15
    eor r4, r3
    mov r3, r4
    and r3, r8
    eor r6, r3
    mov r3, r6
    com r3
    or r3, r15
    eor r3, r4
    or r4, r6
    eor r15, r4
    adiw r26, 7
    ld r4, X
    eor r4, r21
    subi r26, lo8(-(-282))
    sbci r27, hi8(-(-282))
    ld r21, X
    eor r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r20, r21
    adiw r26, 46
    ld r21, X+
    eor r3, r21
    subi r26, lo8(-(240))
    sbci r27, hi8(-(240))
    ld r21, X
    eor r2, r21
    subi r26, lo8(-(-289))
    sbci r27, hi8(-(-289))
    ld r21, X
    eor r9, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r12, r21
    subi r26, lo8(-(286))
    sbci r27, hi8(-(286))
    ld r21, X
    eor r15, r21
    subi r26, lo8(-(-239))
    sbci r27, hi8(-(-239))
    ld r21, X+
    eor r23, r21
    subi r26, lo8(-(262))
    sbci r27, hi8(-(262))
    ld r21, X
    eor r8, r21
    mov r21, r5
    lsr r21
    andi r21, 85
    mov r16, r14
    lsl r16
    andi r16, 170
    or r21, r16
    mov r16, r11
    lsr r16
    andi r16, 85
    mov r17, r6
    lsl r17
    andi r17, 170
    or r16, r17
    lsr r14
    mov r17, r14
    andi r17, 85
    lsl r5
    mov r19, r5
    andi r19, 170
    or r17, r19
    lsr r6
    mov r19, r6
    andi r19, 85
    lsl r11
    mov r18, r11
    andi r18, 170
    or r19, r18
    mov r6, r12
    lsr r6
    mov r18, r6
    andi r18, 85
    mov r6, r2
    lsl r6
    mov r14, r19
    mov r19, r6
    andi r19, 170
    or r18, r19
    mov r6, r15
    lsr r6
    mov r19, r6
    andi r19, 85
    mov r6, r9
    lsl r6
    mov r11, r22
    mov r22, r6
    andi r22, 170
    or r19, r22
    lsr r2
    mov r22, r2
    andi r22, 85
    lsl r12
    mov r6, r17
    mov r17, r12
    andi r17, 170
    or r22, r17
    lsr r9
    mov r17, r9
    andi r17, 85
    lsl r15
    mov r9, r22
    mov r22, r15
    andi r22, 170
    or r17, r22
    ; round 35 (gift.dsl:33)
    mov r15, r23
    com r15
    or r15, r20
    eor r15, r18
    mov r12, r21
    eor r12, r15
    eor r21, r20
    mov r5, r21
    and r5, r12
    eor r5, r23
    mov r2, r15
    and r2, r5
    eor r2, r21
    or r21, r5
    eor r15, r21
    or r13, r3
    eor r13, r19
    mov r23, r16
    eor r23, r13
    eor r3, r16
    mov r21, r3
    and r21, r23
    eor r10, r21
    mov r21, r13
    and r21, r10
    eor r21, r3
    or r3, r10
    eor r13, r3
    or r7, r4
    eor r9, r7
    mov r3, r6
    eor r3, r9
    eor r6, r4
    mov r4, r6
    and r4, r3
    eor r0, r4
    mov r4, r9
    and r4, r0
    eor r4, r6
    or r6, r0
    eor r9, r6
    mov r6, r8
    com r6
    or r6, r11
    eor r6, r17
    mov r7, r14
    eor r7, r6
    eor r14, r11
    mov r11, r14
    and r11, r7
    eor r8, r11
    mov r11, r6
    and r11, r8
    eor r11, r14
    or r14, r8
    eor r6, r14
    subi r26, lo8(-(-312))
    sbci r27, hi8(-(-312))
    ld r14, X+
    eor r2, r14
    subi r26, lo8(-(292))
    sbci r27, hi8(-(292))
    ld r14, X
    eor r14, r21
    subi r26, lo8(-(-239))
    sbci r27, hi8(-(-239))
    ld r21, X
    eor r4, r21
    subi r26, lo8(-(-55))
    sbci r27, hi8(-(-55))
    ld r21, X+
    eor r11, r21
    subi r26, lo8(-(300))
    sbci r27, hi8(-(300))
    ld r21, X
    eor r15, r21
    subi r26, lo8(-(-302))
    sbci r27, hi8(-(-302))
    ld r21, X
    eor r13, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r9, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r6, r21
    subi r26, lo8(-(275))
    sbci r27, hi8(-(275))
    ld r21, X
    eor r23, r21
    subi r26, lo8(-(-277))
    sbci r27, hi8(-(-277))
    ld r21, X+
    eor r3, r21
    mov r21, r5
    swap r21
    andi r21, 15
    mov r22, r10
    swap r22
    andi r22, 240
    or r21, r22
    swap r10
    mov r22, r10
    andi r22, 15
    swap r5
    mov r20, r5
    andi r20, 240
    or r22, r20
    mov r5, r0
    swap r5
    mov r20, r5
    andi r20, 15
    mov r5, r8
    swap r5
    mov r16, r5
    andi r16, 240
    or r20, r16
    swap r8
    mov r16, r8
    andi r16, 15
    swap r0
    mov r17, r0
    andi r17, 240
    or r16, r17
    mov r8, r13
    swap r8
    mov r17, r8
    andi r17, 15
    mov r19, r15
    swap r19
    andi r19, 240
    or r17, r19
    swap r15
    mov r19, r15
    andi r19, 15
    swap r13
    mov r18, r13
    andi r18, 240
    or r19, r18
    mov r8, r6
    swap r8
    mov r18, r8
    andi r18, 15
    mov r8, r9
    swap r8
    mov r15, r16
    mov r16, r8
    andi r16, 240
    or r18, r16
    swap r9
    mov r16, r9
    andi r16, 15
    swap r6
    movw r8, r20 ; r9, r21
    mov r20, r6
    andi r20, 240
    or r16, r20
    ; round 34 (gift.dsl:33)
    mov r6, r14
    and r6, r12
    eor r6, r17
    eor r9, r6
    eor r14, r21
    mov r13, r14
    or r13, r9
    eor r12, r13
    mov r13, r6
    or r13, r12
    eor r13, r14
    and r14, r12
    eor r6, r14
    mov r14, r2
    and r14, r23
    eor r14, r19
    mov r5, r22
    eor r5, r14
    eor r2, r22
    mov r10, r2
    or r10, r5
    eor r10, r23
    mov r0, r14
    or r0, r10
    eor r0, r2
    and r2, r10
    eor r14, r2
    mov r2, r11
    and r2, r3
    eor r2, r18
    mov r23, r8
    eor r23, r2
    eor r8, r11
    mov r11, r8
    or r11, r23
    eor r3, r11
    mov r11, r2
    or r11, r3
    eor r11, r8
    and r8, r3
    eor r2, r8
    mov r8, r4
    and r8, r7
    eor r8, r16
    mov r21, r15
    eor r21, r8
    eor r15, r4
    mov r4, r15
    or r4, r21
    eor r7, r4
    mov r4, r8
    or r4, r7
    eor r4, r15
    and r15, r7
    eor r8, r15
    adiw r26, 61
    ld r15, X
    eor r2, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X+
    eor r8, r15
    subi r26, lo8(-(246))
    sbci r27, hi8(-(246))
    ld r15, X
    eor r9, r15
    subi r26, lo8(-(-95))
    sbci r27, hi8(-(-95))
    ld r15, X
    eor r15, r21
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r3, Z
    mov r30, r7
    lpm r7, Z
    subi r26, lo8(-(-146))
    sbci r27, hi8(-(-146))
    ld r30, X
    eor r30, r13
    lpm r13, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r0
    lpm r0, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(-66))
    sbci r27, hi8(-(-66))
    ld r30, X+
    eor r30, r4
    lpm r4, Z
    adiw r26, 63
    ld r30, X+
    eor r30, r6
    lpm r6, Z
    subi r26, lo8(-(251))
    sbci r27, hi8(-(251))
    ld r30, X
    eor r30, r14
    lpm r14, Z
    ; round 33 (gift.dsl:33)
    mov r21, r13
    and r21, r9
    eor r2, r21
    mov r21, r3
    eor r21, r2
    eor r3, r13
    mov r13, r3
    and r13, r21
    eor r9, r13
    mov r13, r9
    com r13
    or r13, r2
    eor r13, r3
    or r3, r9
    eor r2, r3
    mov r3, r0
    or r3, r5
    eor r8, r3
    mov r3, r7
    eor r3, r8
    eor r7, r0
    mov r0, r7
    or r0, r3
    eor r5, r0
    mov r0, r8
    and r0, r5
    com r7
    eor r0, r7
    or r7, r5
    eor r8, r7
    mov r7, r11
    or r7, r23
    eor r6, r7
    mov r7, r12
    eor r7, r6
    eor r12, r11
    mov r11, r12
    or r11, r7
    eor r11, r23
    mov r23, r6
    and r23, r11
    com r12
    eor r23, r12
    or r12, r11
    eor r6, r12
    mov r12, r4
    and r12, r15
    eor r14, r12
    mov r12, r10
    eor r12, r14
    eor r10, r4
    mov r4, r10
    and r4, r12
    eor r15, r4
    mov r4, r15
    com r4
    or r4, r14
    eor r4, r10
    or r10, r15
    eor r14, r10
    subi r26, lo8(-(-318))
    sbci r27, hi8(-(-318))
    ld r10, X+
    eor r10, r23
    subi r26, lo8(-(328))
    sbci r27, hi8(-(328))
    ld r23, X
    eor r8, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X
    eor r14, r23
    subi r26, lo8(-(-256))
    sbci r27, hi8(-(-256))
    ld r23, X+
    eor r3, r23
    subi r26, lo8(-(249))
    sbci r27, hi8(-(249))
    ld r23, X
    eor r7, r23
    subi r26, lo8(-(-322))
    sbci r27, hi8(-(-322))
    ld r23, X+
    eor r12, r23
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r5, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(76))
    sbci r27, hi8(-(76))
    ld r30, X
    eor r30, r13
    lpm r13, Z
    subi r26, lo8(-(-75))
    sbci r27, hi8(-(-75))
    ld r30, X+
    eor r30, r0
    lpm r0, Z
    mov r30, r10
    lpm r10, Z
    subi r26, lo8(-(71))
    sbci r27, hi8(-(71))
    ld r30, X+
    eor r30, r4
    lpm r4, Z
    subi r26, lo8(-(256))
    sbci r27, hi8(-(256))
    ld r30, X
    eor r30, r2
    lpm r2, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    eor r30, r6
    lpm r6, Z
    ; round 32 (gift.dsl:33)
    mov r23, r13
    and r23, r21
    eor r8, r23
    mov r23, r5
    eor r23, r8
    eor r5, r13
    mov r13, r5
    or r13, r23
    eor r13, r21
    mov r21, r8
    or r21, r13
    eor r21, r5
    and r5, r13
    eor r8, r5
    mov r5, r0
    and r5, r3
    eor r2, r5
    mov r5, r9
    eor r5, r2
    eor r9, r0
    mov r0, r9
    or r0, r5
    eor r3, r0
    mov r0, r2
    or r0, r3
    eor r0, r9
    and r9, r3
    eor r2, r9
    mov r9, r10
    and r9, r7
    eor r14, r9
    mov r9, r15
    eor r9, r14
    eor r15, r10
    mov r10, r15
    or r10, r9
    eor r7, r10
    mov r10, r14
    or r10, r7
    eor r10, r15
    and r15, r7
    eor r14, r15
    mov r15, r4
    and r15, r12
    eor r6, r15
    mov r15, r11
    eor r15, r6
    eor r11, r4
    mov r4, r11
    or r4, r15
    eor r12, r4
    mov r4, r6
    or r4, r12
    eor r4, r11
    and r11, r12
    eor r6, r11
    subi r26, lo8(-(-330))
    sbci r27, hi8(-(-330))
    ld r11, X
    eor r11, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r0, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r10, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r4, r21
    subi r26, lo8(-(326))
    sbci r27, hi8(-(326))
    ld r21, X+
    eor r23, r21
    eor r5, r21
    adiw r26, 9
    ld r21, X
    eor r9, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r15, r21
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    swap r11
    swap r0
    swap r10
    swap r4
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-253))
    sbci r27, hi8(-(-253))
    ld r30, X+
    eor r30, r8
    lpm r8, Z
    subi r26, lo8(-(260))
    sbci r27, hi8(-(260))
    ld r30, X
    eor r30, r2
    lpm r2, Z
    subi r26, lo8(-(-345))
    sbci r27, hi8(-(-345))
    ld r30, X+
    eor r30, r14
    lpm r14, Z
    subi r26, lo8(-(82))
    sbci r27, hi8(-(82))
    ld r30, X+
    eor r30, r6
    lpm r6, Z
    ; round 31 (gift.dsl:33)
    mov r21, r11
    and r21, r23
    eor r8, r21
    mov r21, r13
    eor r21, r8
    eor r13, r11
    mov r11, r13
    and r11, r21
    eor r11, r23
    mov r23, r11
    com r23
    or r23, r8
    eor r23, r13
    or r13, r11
    eor r8, r13
    mov r13, r0
    and r13, r5
    eor r2, r13
    mov r13, r3
    eor r13, r2
    eor r3, r0
    mov r0, r3
    and r0, r13
    eor r5, r0
    mov r0, r5
    com r0
    or r0, r2
    eor r0, r3
    or r3, r5
    eor r2, r3
    mov r3, r10
    and r3, r9
    eor r14, r3
    mov r3, r7
    eor r3, r14
    eor r7, r10
    mov r10, r3
    com r10
    mov r22, r7
    and r22, r10
    eor r9, r22
    mov r22, r14
    and r22, r9
    eor r22, r7
    or r7, r9
    eor r14, r7
    mov r7, r4
    and r7, r15
    eor r6, r7
    mov r7, r12
    eor r7, r6
    eor r12, r4
    mov r4, r12
    and r4, r7
    eor r15, r4
    mov r4, r15
    com r4
    or r4, r6
    eor r4, r12
    or r12, r15
    eor r6, r12
    adiw r26, 9
    ld r12, X+
    eor r12, r23
    subi r26, lo8(-(160))
    sbci r27, hi8(-(160))
    ld r23, X
    eor r0, r23
    subi r26, lo8(-(-255))
    sbci r27, hi8(-(-255))
    ld r23, X
    eor r22, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    eor r4, r23
    subi r26, lo8(-(172))
    sbci r27, hi8(-(172))
    ld r23, X+
    eor r8, r23
    subi r26, lo8(-(78))
    sbci r27, hi8(-(78))
    ld r23, X
    eor r2, r23
    subi r26, lo8(-(-253))
    sbci r27, hi8(-(-253))
    ld r23, X+
    eor r14, r23
    subi r26, lo8(-(92))
    sbci r27, hi8(-(92))
    ld r23, X
    eor r6, r23
    subi r26, lo8(-(-94))
    sbci r27, hi8(-(-94))
    ld r23, X+
    eor r21, r23
    subi r26, lo8(-(269))
    sbci r27, hi8(-(269))
    ld r23, X+
    eor r13, r23
    adiw r26, 61
    ld r23, X
    eor r7, r23
    mov r23, r11
    lsr r23
    andi r23, 85
    mov r20, r9
    lsl r20
    andi r20, 170
    or r23, r20
    mov r20, r5
    lsr r20
    andi r20, 85
    mov r16, r15
    lsl r16
    andi r16, 170
    or r20, r16
    lsr r9
    mov r16, r9
    andi r16, 85
    lsl r11
    mov r17, r11
    andi r17, 170
    or r16, r17
    lsr r15
    mov r17, r15
    andi r17, 85
    lsl r5
    mov r19, r5
    andi r19, 170
    or r17, r19
    mov r9, r14
    lsr r9
    movw r18, r8 ; r19, r9
    andi r19, 85
    lsl r18
    andi r18, 170
    or r19, r18
    mov r9, r6
    lsr r9
    mov r18, r9
    andi r18, 85
    mov r9, r2
    lsl r9
    mov r15, r17
    mov r17, r9
    andi r17, 170
    or r18, r17
    lsr r8
    mov r17, r8
    andi r17, 85
    lsl r14
    mov r8, r16
    mov r16, r14
    andi r16, 170
    or r17, r16
    lsr r2
    mov r16, r2
    andi r16, 85
    lsl r6
    mov r9, r17
    mov r17, r6
    andi r17, 170
    or r16, r17
    ; round 30 (gift.dsl:33)
    mov r6, r22
    or r6, r21
    eor r6, r19
    mov r14, r23
    eor r14, r6
    eor r23, r22
    mov r11, r23
    and r11, r14
    eor r11, r21
    com r11
    mov r5, r6
    and r5, r11
    eor r5, r23
    or r23, r11
    eor r6, r23
    mov r2, r4
    and r2, r13
    eor r2, r18
    mov r23, r20
    eor r23, r2
    eor r4, r20
    mov r21, r4
    or r21, r23
    eor r13, r21
    mov r21, r2
    or r21, r13
    eor r21, r4
    and r4, r13
    eor r2, r4
    or r3, r12
    eor r9, r3
    mov r3, r8
    eor r3, r9
    eor r8, r12
    mov r12, r8
    and r12, r3
    eor r10, r12
    mov r12, r9
    and r12, r10
    eor r12, r8
    or r8, r10
    eor r9, r8
    mov r8, r0
    or r8, r7
    eor r8, r16
    mov r4, r15
    eor r4, r8
    eor r15, r0
    mov r0, r15
    and r0, r4
    eor r7, r0
    com r7
    mov r0, r8
    and r0, r7
    eor r0, r15
    or r15, r7
    eor r8, r15
    subi r26, lo8(-(-333))
    sbci r27, hi8(-(-333))
    ld r15, X+
    eor r5, r15
    subi r26, lo8(-(105))
    sbci r27, hi8(-(105))
    ld r15, X
    eor r15, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r12, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r0, r21
    subi r26, lo8(-(-105))
    sbci r27, hi8(-(-105))
    ld r21, X
    eor r6, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r2, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r9, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r8, r21
    subi r26, lo8(-(264))
    sbci r27, hi8(-(264))
    ld r21, X+
    eor r14, r21
    subi r26, lo8(-(81))
    sbci r27, hi8(-(81))
    ld r21, X
    eor r23, r21
    subi r26, lo8(-(-244))
    sbci r27, hi8(-(-244))
    ld r21, X+
    eor r3, r21
    mov r21, r11
    swap r21
    andi r21, 15
    com r13
    mov r22, r13
    swap r22
    andi r22, 240
    or r21, r22
    swap r13
    mov r22, r13
    andi r22, 15
    swap r11
    mov r20, r11
    andi r20, 240
    or r22, r20
    mov r13, r10
    swap r13
    mov r20, r13
    andi r20, 15
    mov r13, r7
    swap r13
    mov r16, r13
    andi r16, 240
    or r20, r16
    swap r7
    mov r16, r7
    andi r16, 15
    swap r10
    mov r17, r10
    andi r17, 240
    or r16, r17
    mov r13, r2
    swap r13
    mov r17, r13
    andi r17, 15
    mov r19, r6
    swap r19
    andi r19, 240
    or r17, r19
    swap r6
    mov r19, r6
    andi r19, 15
    swap r2
    mov r18, r2
    andi r18, 240
    or r19, r18
    mov r6, r8
    swap r6
    mov r18, r6
    andi r18, 15
    mov r6, r9
    swap r6
    mov r13, r16
    mov r16, r6
    andi r16, 240
    or r18, r16
    swap r9
    mov r16, r9
    andi r16, 15
    swap r8
    mov r6, r20
    mov r20, r8
    andi r20, 240
    or r16, r20
    ; round 29 (gift.dsl:33)
    mov r8, r15
    and r8, r14
    eor r8, r17
    mov r9, r21
    eor r9, r8
    eor r15, r21
    mov r11, r15
    or r11, r9
    eor r14, r11
    mov r11, r8
    or r11, r14
    eor r11, r15
    and r15, r14
    eor r8, r15
    mov r15, r5
    and r15, r23
    eor r15, r19
    mov r7, r22
    eor r7, r15
    eor r5, r22
    mov r2, r5
    or r2, r7
    eor r2, r23
    mov r10, r15
    or r10, r2
    eor r10, r5
    and r5, r2
    eor r15, r5
    mov r5, r0
    and r5, r3
    eor r5, r18
    mov r23, r6
    eor r23, r5
    eor r6, r0
    mov r0, r6
    or r0, r23
    eor r3, r0
    mov r0, r5
    or r0, r3
    eor r0, r6
    and r6, r3
    eor r5, r6
    mov r6, r12
    and r6, r4
    eor r6, r16
    mov r21, r13
    eor r21, r6
    eor r13, r12
    mov r12, r13
    or r12, r21
    eor r4, r12
    mov r12, r6
    or r12, r4
    eor r12, r13
    and r13, r4
    eor r6, r13
    adiw r26, 9
    ld r13, X
    eor r5, r13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X+
    eor r6, r13
    subi r26, lo8(-(213))
    sbci r27, hi8(-(213))
    ld r13, X
    eor r9, r13
    subi r26, lo8(-(-61))
    sbci r27, hi8(-(-61))
    ld r13, X+
    eor r13, r23
    adiw r26, 58
    ld r23, X
    eor r21, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r3, Z
    mov r30, r4
    lpm r4, Z
    subi r26, lo8(-(-325))
    sbci r27, hi8(-(-325))
    ld r30, X+
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(118))
    sbci r27, hi8(-(118))
    ld r30, X
    eor r30, r10
    lpm r10, Z
    subi r26, lo8(-(-120))
    sbci r27, hi8(-(-120))
    ld r30, X+
    eor r30, r0
    lpm r0, Z
    subi r26, lo8(-(117))
    sbci r27, hi8(-(117))
    ld r30, X
    eor r30, r12
    lpm r12, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r8
    lpm r8, Z
    subi r26, lo8(-(-118))
    sbci r27, hi8(-(-118))
    ld r30, X
    eor r30, r15
    lpm r15, Z
    ; round 28 (gift.dsl:33)
    mov r23, r11
    and r23, r9
    eor r5, r23
    mov r23, r3
    eor r23, r5
    eor r3, r11
    mov r11, r3
    and r11, r23
    eor r9, r11
    mov r11, r9
    com r11
    or r11, r5
    eor r11, r3
    or r3, r9
    eor r5, r3
    mov r3, r10
    or r3, r7
    eor r6, r3
    mov r3, r4
    eor r3, r6
    eor r4, r10
    mov r10, r4
    or r10, r3
    eor r7, r10
    mov r10, r6
    and r10, r7
    com r4
    eor r10, r4
    or r4, r7
    eor r6, r4
    mov r4, r0
    or r4, r13
    eor r8, r4
    mov r4, r14
    eor r4, r8
    eor r14, r0
    mov r0, r14
    or r0, r4
    eor r13, r0
    mov r0, r8
    and r0, r13
    com r14
    eor r0, r14
    or r14, r13
    eor r8, r14
    mov r14, r12
    and r14, r21
    eor r15, r14
    mov r14, r2
    eor r14, r15
    eor r2, r12
    mov r12, r2
    and r12, r14
    eor r12, r21
    mov r21, r12
    com r21
    or r21, r15
    eor r21, r2
    or r2, r12
    eor r15, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r2, X
    eor r2, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r6, r21
    subi r26, lo8(-(127))
    sbci r27, hi8(-(127))
    ld r21, X
    eor r15, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r3, r21
    subi r26, lo8(-(215))
    sbci r27, hi8(-(215))
    ld r21, X
    eor r4, r21
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r7, Z
    mov r30, r12
    lpm r12, Z
    subi r26, lo8(-(-208))
    sbci r27, hi8(-(-208))
    ld r30, X
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(-132))
    sbci r27, hi8(-(-132))
    ld r30, X
    eor r30, r10
    lpm r10, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    eor r30, r0
    lpm r0, Z
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(128))
    sbci r27, hi8(-(128))
    ld r30, X
    eor r30, r5
    lpm r5, Z
    subi r26, lo8(-(-132))
    sbci r27, hi8(-(-132))
    ld r30, X+
    eor r30, r8
    lpm r8, Z
    ; round 27 (gift.dsl:33)
    mov r21, r11
    and r21, r23
    eor r6, r21
    mov r21, r7
    eor r21, r6
    eor r7, r11
    mov r11, r7
    or r11, r21
    eor r11, r23
    mov r23, r6
    or r23, r11
    eor r23, r7
    and r7, r11
    eor r6, r7
    mov r7, r10
    and r7, r3
    eor r5, r7
    mov r7, r9
    eor r7, r5
    eor r9, r10
    mov r10, r9
    or r10, r7
    eor r3, r10
    mov r10, r5
    or r10, r3
    eor r10, r9
    and r9, r3
    eor r5, r9
    mov r9, r0
    and r9, r4
    eor r15, r9
    mov r9, r12
    eor r9, r15
    eor r12, r0
    mov r0, r12
    or r0, r9
    eor r4, r0
    mov r0, r15
    or r0, r4
    eor r0, r12
    and r12, r4
    eor r15, r12
    mov r12, r2
    and r12, r14
    eor r8, r12
    mov r12, r13
    eor r12, r8
    eor r13, r2
    mov r2, r13
    or r2, r12
    eor r14, r2
    mov r2, r8
    or r2, r14
    eor r2, r13
    and r13, r14
    eor r8, r13
    subi r26, lo8(-(143))
    sbci r27, hi8(-(143))
    ld r13, X
    eor r13, r23
    subi r26, lo8(-(-145))
    sbci r27, hi8(-(-145))
    ld r23, X
    eor r10, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    eor r0, r23
    subi r26, lo8(-(142))
    sbci r27, hi8(-(142))
    ld r23, X+
    eor r2, r23
    subi r26, lo8(-(213))
    sbci r27, hi8(-(213))
    ld r23, X
    eor r7, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r12, r23
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    swap r13
    swap r10
    swap r0
    swap r2
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-357))
    sbci r27, hi8(-(-357))
    ld r30, X+
    eor r30, r6
    lpm r6, Z
    subi r26, lo8(-(141))
    sbci r27, hi8(-(141))
    ld r30, X
    eor r30, r5
    lpm r5, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r15
    lpm r15, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r8
    lpm r8, Z
    ; round 26 (gift.dsl:33)
    mov r23, r13
    or r23, r21
    eor r6, r23
    mov r23, r11
    eor r23, r6
    eor r11, r13
    mov r13, r11
    or r13, r23
    eor r13, r21
    mov r21, r6
    and r21, r13
    com r11
    eor r21, r11
    or r11, r13
    eor r6, r11
    mov r11, r10
    and r11, r7
    eor r5, r11
    mov r11, r3
    eor r11, r5
    eor r3, r10
    mov r10, r3
    and r10, r11
    eor r7, r10
    mov r10, r7
    com r10
    or r10, r5
    eor r10, r3
    or r3, r7
    eor r5, r3
    com r9
    mov r3, r0
    and r3, r9
    eor r15, r3
    mov r3, r4
    eor r3, r15
    eor r4, r0
    mov r0, r3
    com r0
    mov r22, r4
    and r22, r0
    eor r9, r22
    mov r22, r15
    and r22, r9
    eor r22, r4
    or r4, r9
    eor r15, r4
    mov r4, r2
    and r4, r12
    eor r8, r4
    mov r4, r14
    eor r4, r8
    eor r14, r2
    mov r2, r14
    and r2, r4
    eor r12, r2
    mov r2, r12
    com r2
    or r2, r8
    eor r2, r14
    or r14, r12
    eor r8, r14
    subi r26, lo8(-(-141))
    sbci r27, hi8(-(-141))
    ld r14, X+
    eor r14, r21
    subi r26, lo8(-(325))
    sbci r27, hi8(-(325))
    ld r21, X
    eor r10, r21
    subi r26, lo8(-(-327))
    sbci r27, hi8(-(-327))
    ld r21, X
    eor r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r2, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r6, r21
    subi r26, lo8(-(324))
    sbci r27, hi8(-(324))
    ld r21, X
    eor r5, r21
    subi r26, lo8(-(-326))
    sbci r27, hi8(-(-326))
    ld r21, X+
    eor r15, r21
    subi r26, lo8(-(152))
    sbci r27, hi8(-(152))
    ld r21, X+
    eor r8, r21
    subi r26, lo8(-(167))
    sbci r27, hi8(-(167))
    ld r21, X
    eor r23, r21
    subi r26, lo8(-(-30))
    sbci r27, hi8(-(-30))
    ld r21, X+
    eor r11, r21
    adiw r26, 61
    ld r21, X
    eor r4, r21
    mov r21, r13
    lsr r21
    andi r21, 85
    mov r20, r9
    lsl r20
    andi r20, 170
    or r21, r20
    mov r20, r7
    lsr r20
    andi r20, 85
    mov r16, r12
    lsl r16
    andi r16, 170
    or r20, r16
    lsr r9
    mov r16, r9
    andi r16, 85
    lsl r13
    mov r17, r13
    andi r17, 170
    or r16, r17
    lsr r12
    mov r17, r12
    andi r17, 85
    lsl r7
    movw r18, r6 ; r19, r7
    andi r19, 170
    or r17, r19
    mov r9, r15
    lsr r9
    mov r19, r9
    andi r19, 85
    lsl r18
    andi r18, 170
    or r19, r18
    mov r9, r8
    lsr r9
    mov r18, r9
    andi r18, 85
    mov r9, r5
    lsl r9
    mov r13, r17
    mov r17, r9
    andi r17, 170
    or r18, r17
    lsr r6
    mov r17, r6
    andi r17, 85
    lsl r15
    mov r6, r16
    mov r16, r15
    andi r16, 170
    or r17, r16
    lsr r5
    mov r16, r5
    andi r16, 85
    lsl r8
    mov r9, r17
    mov r17, r8
    andi r17, 170
    or r16, r17
    ; round 25 (gift.dsl:33)
    mov r8, r22
    or r8, r23
    eor r8, r19
    mov r15, r21
    eor r15, r8
    eor r21, r22
    mov r12, r21
    and r12, r15
    eor r12, r23
    com r12
    mov r5, r8
    and r5, r12
    eor r5, r21
    or r21, r12
    eor r8, r21
    mov r7, r2
    and r7, r11
    eor r7, r18
    mov r23, r20
    eor r23, r7
    eor r2, r20
    mov r21, r2
    or r21, r23
    eor r11, r21
    mov r21, r7
    or r21, r11
    eor r21, r2
    and r2, r11
    eor r7, r2
    or r3, r14
    eor r9, r3
    mov r3, r6
    eor r3, r9
    eor r6, r14
    mov r14, r6
    and r14, r3
    eor r0, r14
    mov r14, r9
    and r14, r0
    eor r14, r6
    or r6, r0
    eor r9, r6
    mov r6, r10
    or r6, r4
    eor r6, r16
    mov r2, r13
    eor r2, r6
    eor r13, r10
    mov r10, r13
    and r10, r2
    eor r4, r10
    com r4
    mov r10, r6
    and r10, r4
    eor r10, r13
    or r13, r4
    eor r6, r13
    subi r26, lo8(-(-354))
    sbci r27, hi8(-(-354))
    ld r13, X+
    eor r5, r13
    subi r26, lo8(-(164))
    sbci r27, hi8(-(164))
    ld r13, X
    eor r13, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r14, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r10, r21
    subi r26, lo8(-(-164))
    sbci r27, hi8(-(-164))
    ld r21, X
    eor r8, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r7, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r9, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r6, r21
    subi r26, lo8(-(367))
    sbci r27, hi8(-(367))
    ld r21, X
    eor r23, r21
    subi r26, lo8(-(-206))
    sbci r27, hi8(-(-206))
    ld r21, X+
    eor r3, r21
    mov r21, r12
    swap r21
    andi r21, 15
    com r11
    mov r22, r11
    swap r22
    andi r22, 240
    or r21, r22
    swap r11
    mov r22, r11
    andi r22, 15
    swap r12
    mov r20, r12
    andi r20, 240
    or r22, r20
    mov r12, r0
    swap r12
    mov r20, r12
    andi r20, 15
    mov r12, r4
    swap r12
    mov r16, r12
    andi r16, 240
    or r20, r16
    swap r4
    mov r16, r4
    andi r16, 15
    swap r0
    mov r17, r0
    andi r17, 240
    or r16, r17
    mov r12, r7
    swap r12
    mov r17, r12
    andi r17, 15
    mov r19, r8
    swap r19
    andi r19, 240
    or r17, r19
    swap r8
    mov r19, r8
    andi r19, 15
    swap r7
    mov r18, r7
    andi r18, 240
    or r19, r18
    mov r8, r6
    swap r8
    mov r18, r8
    andi r18, 15
    mov r8, r9
    swap r8
    mov r12, r16
    mov r16, r8
    andi r16, 240
    or r18, r16
    swap r9
    mov r16, r9
    andi r16, 15
    swap r6
    movw r8, r20 ; r9, r21
    mov r20, r6
    andi r20, 240
    or r16, r20
    ; round 24 (gift.dsl:33)
    mov r6, r13
    and r6, r15
    eor r6, r17
    eor r9, r6
    eor r13, r21
    mov r11, r13
    or r11, r9
    eor r15, r11
    mov r11, r6
    or r11, r15
    eor r11, r13
    and r13, r15
    eor r6, r13
    mov r13, r5
    and r13, r23
    eor r13, r19
    mov r4, r22
    eor r4, r13
    eor r5, r22
    mov r7, r5
    or r7, r4
    eor r7, r23
    mov r0, r13
    or r0, r7
    eor r0, r5
    and r5, r7
    eor r13, r5
    mov r5, r10
    and r5, r3
    eor r5, r18
    mov r23, r8
    eor r23, r5
    eor r8, r10
    mov r10, r8
    or r10, r23
    eor r3, r10
    mov r10, r5
    or r10, r3
    eor r10, r8
    and r8, r3
    eor r5, r8
    mov r8, r14
    and r8, r2
    eor r8, r16
    mov r21, r12
    eor r21, r8
    eor r12, r14
    mov r14, r12
    or r14, r21
    eor r2, r14
    mov r14, r8
    or r14, r2
    eor r14, r12
    and r12, r2
    eor r8, r12
    adiw r26, 10
    ld r12, X
    eor r5, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    eor r8, r12
    subi r26, lo8(-(174))
    sbci r27, hi8(-(174))
    ld r12, X
    eor r9, r12
    subi r26, lo8(-(-61))
    sbci r27, hi8(-(-61))
    ld r12, X
    eor r12, r23
    subi r26, lo8(-(-115))
    sbci r27, hi8(-(-115))
    ld r23, X
    eor r21, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(-172))
    sbci r27, hi8(-(-172))
    ld r30, X+
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(178))
    sbci r27, hi8(-(178))
    ld r30, X
    eor r30, r0
    lpm r0, Z
    subi r26, lo8(-(-180))
    sbci r27, hi8(-(-180))
    ld r30, X+
    eor r30, r10
    lpm r10, Z
    subi r26, lo8(-(177))
    sbci r27, hi8(-(177))
    ld r30, X
    eor r30, r14
    lpm r14, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r6
    lpm r6, Z
    subi r26, lo8(-(-178))
    sbci r27, hi8(-(-178))
    ld r30, X+
    eor r30, r13
    lpm r13, Z
    ; round 23 (gift.dsl:33)
    mov r23, r11
    and r23, r9
    eor r5, r23
    mov r23, r3
    eor r23, r5
    eor r3, r11
    mov r11, r3
    and r11, r23
    eor r9, r11
    mov r11, r9
    com r11
    or r11, r5
    eor r11, r3
    or r3, r9
    eor r5, r3
    mov r3, r0
    or r3, r4
    eor r8, r3
    mov r3, r2
    eor r3, r8
    eor r2, r0
    mov r0, r2
    or r0, r3
    eor r4, r0
    mov r0, r8
    and r0, r4
    com r2
    eor r0, r2
    or r2, r4
    eor r8, r2
    mov r2, r10
    or r2, r12
    eor r6, r2
    mov r2, r15
    eor r2, r6
    eor r15, r10
    mov r10, r15
    or r10, r2
    eor r12, r10
    mov r10, r6
    and r10, r12
    com r15
    eor r10, r15
    or r15, r12
    eor r6, r15
    mov r15, r14
    and r15, r21
    eor r13, r15
    mov r15, r7
    eor r15, r13
    eor r7, r14
    mov r14, r7
    and r14, r15
    eor r14, r21
    mov r21, r14
    com r21
    or r21, r13
    eor r21, r7
    or r7, r14
    eor r13, r7
    subi r26, lo8(-(186))
    sbci r27, hi8(-(186))
    ld r7, X
    eor r7, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X
    eor r8, r21
    subi r26, lo8(-(-188))
    sbci r27, hi8(-(-188))
    ld r21, X+
    eor r13, r21
    subi r26, lo8(-(351))
    sbci r27, hi8(-(351))
    ld r21, X+
    eor r3, r21
    adiw r26, 10
    ld r21, X
    eor r2, r21
    subi r26, lo8(-(-322))
    sbci r27, hi8(-(-322))
    ld r21, X+
    eor r15, r21
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r4
    lpm r4, Z
    mov r30, r14
    lpm r14, Z
    subi r26, lo8(-(151))
    sbci r27, hi8(-(151))
    ld r30, X
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(-191))
    sbci r27, hi8(-(-191))
    ld r30, X
    eor r30, r0
    lpm r0, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    eor r30, r10
    lpm r10, Z
    mov r30, r7
    lpm r7, Z
    subi r26, lo8(-(187))
    sbci r27, hi8(-(187))
    ld r30, X
    eor r30, r5
    lpm r5, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    eor r30, r6
    lpm r6, Z
    ; round 22 (gift.dsl:33)
    mov r21, r11
    and r21, r23
    eor r8, r21
    mov r21, r4
    eor r21, r8
    eor r4, r11
    mov r11, r4
    or r11, r21
    eor r11, r23
    mov r23, r8
    or r23, r11
    eor r23, r4
    and r4, r11
    eor r8, r4
    mov r4, r0
    and r4, r3
    eor r5, r4
    mov r4, r9
    eor r4, r5
    eor r9, r0
    mov r0, r9
    or r0, r4
    eor r3, r0
    mov r0, r5
    or r0, r3
    eor r0, r9
    and r9, r3
    eor r5, r9
    mov r9, r10
    and r9, r2
    eor r13, r9
    mov r9, r14
    eor r9, r13
    eor r14, r10
    mov r10, r14
    or r10, r9
    eor r2, r10
    mov r10, r13
    or r10, r2
    eor r10, r14
    and r14, r2
    eor r13, r14
    mov r14, r7
    and r14, r15
    eor r6, r14
    mov r14, r12
    eor r14, r6
    eor r12, r7
    mov r7, r12
    or r7, r14
    eor r15, r7
    mov r7, r6
    or r7, r15
    eor r7, r12
    and r12, r15
    eor r6, r12
    adiw r26, 13
    ld r12, X
    eor r12, r23
    subi r26, lo8(-(-202))
    sbci r27, hi8(-(-202))
    ld r23, X
    eor r0, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r10, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    eor r7, r23
    subi r26, lo8(-(364))
    sbci r27, hi8(-(364))
    ld r23, X+
    eor r21, r23
    adiw r26, 11
    ld r23, X
    eor r4, r23
    eor r9, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r14, r23
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    swap r12
    swap r0
    swap r10
    swap r7
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-176))
    sbci r27, hi8(-(-176))
    ld r30, X
    eor r30, r8
    lpm r8, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r5
    lpm r5, Z
    subi r26, lo8(-(-200))
    sbci r27, hi8(-(-200))
    ld r30, X+
    eor r30, r13
    lpm r13, Z
    subi r26, lo8(-(197))
    sbci r27, hi8(-(197))
    ld r30, X
    eor r30, r6
    lpm r6, Z
    ; round 21 (gift.dsl:33)
    mov r23, r12
    or r23, r21
    eor r8, r23
    mov r23, r11
    eor r23, r8
    eor r11, r12
    mov r12, r11
    or r12, r23
    eor r12, r21
    mov r21, r8
    and r21, r12
    com r11
    eor r21, r11
    or r11, r12
    eor r8, r11
    mov r11, r0
    and r11, r4
    eor r5, r11
    mov r11, r3
    eor r11, r5
    eor r3, r0
    mov r0, r3
    and r0, r11
    eor r4, r0
    mov r0, r4
    com r0
    or r0, r5
    eor r0, r3
    or r3, r4
    eor r5, r3
    mov r3, r10
    and r3, r9
    eor r13, r3
    mov r3, r2
    eor r3, r13
    eor r2, r10
    mov r10, r3
    com r10
    mov r22, r2
    and r22, r10
    eor r9, r22
    mov r22, r13
    and r22, r9
    eor r22, r2
    or r2, r9
    eor r13, r2
    mov r2, r7
    and r2, r14
    eor r6, r2
    mov r2, r15
    eor r2, r6
    eor r15, r7
    mov r7, r15
    and r7, r2
    eor r14, r7
    mov r7, r14
    com r7
    or r7, r6
    eor r7, r15
    or r15, r14
    eor r6, r15
    subi r26, lo8(-(-199))
    sbci r27, hi8(-(-199))
    ld r15, X+
    eor r15, r21
    subi r26, lo8(-(211))
    sbci r27, hi8(-(211))
    ld r21, X
    eor r0, r21
    subi r26, lo8(-(-213))
    sbci r27, hi8(-(-213))
    ld r21, X
    eor r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r7, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r8, r21
    subi r26, lo8(-(212))
    sbci r27, hi8(-(212))
    ld r21, X
    eor r5, r21
    subi r26, lo8(-(-214))
    sbci r27, hi8(-(-214))
    ld r21, X+
    eor r13, r21
    subi r26, lo8(-(211))
    sbci r27, hi8(-(211))
    ld r21, X
    eor r6, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r23, r21
    subi r26, lo8(-(99))
    sbci r27, hi8(-(99))
    ld r21, X+
    eor r11, r21
    adiw r26, 61
    ld r21, X
    eor r2, r21
    mov r21, r12
    lsr r21
    andi r21, 85
    mov r20, r9
    lsl r20
    andi r20, 170
    or r21, r20
    mov r20, r4
    lsr r20
    andi r20, 85
    mov r16, r14
    lsl r16
    andi r16, 170
    or r20, r16
    lsr r9
    mov r16, r9
    andi r16, 85
    lsl r12
    mov r17, r12
    andi r17, 170
    or r16, r17
    lsr r14
    mov r17, r14
    andi r17, 85
    lsl r4
    mov r19, r4
    andi r19, 170
    or r17, r19
    mov r9, r13
    lsr r9
    movw r18, r8 ; r19, r9
    andi r19, 85
    lsl r18
    andi r18, 170
    or r19, r18
    mov r9, r6
    lsr r9
    mov r18, r9
    andi r18, 85
    mov r9, r5
    lsl r9
    mov r14, r17
    mov r17, r9
    andi r17, 170
    or r18, r17
    lsr r8
    mov r17, r8
    andi r17, 85
    lsl r13
    mov r8, r16
    mov r16, r13
    andi r16, 170
    or r17, r16
    lsr r5
    mov r16, r5
    andi r16, 85
    lsl r6
    mov r9, r17
    mov r17, r6
    andi r17, 170
    or r16, r17
    ; round 20 (gift.dsl:33)
    mov r6, r22
    or r6, r23
    eor r6, r19
    mov r13, r21
    eor r13, r6
    eor r21, r22
    mov r12, r21
    and r12, r13
    eor r12, r23
    com r12
    movw r4, r6 ; r5, r7
    and r4, r12
    eor r4, r21
    or r21, r12
    eor r6, r21
    and r5, r11
    eor r5, r18
    mov r23, r20
    eor r23, r5
    eor r7, r20
    mov r21, r7
    or r21, r23
    eor r11, r21
    mov r21, r5
    or r21, r11
    eor r21, r7
    and r7, r11
    eor r5, r7
    or r3, r15
    eor r9, r3
    mov r3, r8
    eor r3, r9
    eor r8, r15
    mov r15, r8
    and r15, r3
    eor r10, r15
    mov r15, r9
    and r15, r10
    eor r15, r8
    or r8, r10
    eor r9, r8
    mov r8, r0
    or r8, r2
    eor r8, r16
    mov r7, r14
    eor r7, r8
    eor r14, r0
    mov r0, r14
    and r0, r7
    eor r2, r0
    com r2
    mov r0, r8
    and r0, r2
    eor r0, r14
    or r14, r2
    eor r8, r14
    subi r26, lo8(-(-374))
    sbci r27, hi8(-(-374))
    ld r14, X+
    eor r4, r14
    subi r26, lo8(-(225))
    sbci r27, hi8(-(225))
    ld r14, X
    eor r14, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r15, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r0, r21
    subi r26, lo8(-(-225))
    sbci r27, hi8(-(-225))
    ld r21, X
    eor r6, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r5, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r9, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r8, r21
    subi r26, lo8(-(305))
    sbci r27, hi8(-(305))
    ld r21, X+
    eor r13, r21
    subi r26, lo8(-(81))
    sbci r27, hi8(-(81))
    ld r21, X
    eor r23, r21
    subi r26, lo8(-(-165))
    sbci r27, hi8(-(-165))
    ld r21, X+
    eor r3, r21
    mov r21, r12
    swap r21
    andi r21, 15
    com r11
    mov r22, r11
    swap r22
    andi r22, 240
    or r21, r22
    swap r11
    mov r22, r11
    andi r22, 15
    swap r12
    mov r20, r12
    andi r20, 240
    or r22, r20
    mov r12, r10
    swap r12
    mov r20, r12
    andi r20, 15
    mov r12, r2
    swap r12
    mov r16, r12
    andi r16, 240
    or r20, r16
    swap r2
    mov r16, r2
    andi r16, 15
    swap r10
    mov r17, r10
    andi r17, 240
    or r16, r17
    mov r12, r5
    swap r12
    mov r17, r12
    andi r17, 15
    mov r19, r6
    swap r19
    andi r19, 240
    or r17, r19
    swap r6
    mov r19, r6
    andi r19, 15
    swap r5
    mov r18, r5
    andi r18, 240
    or r19, r18
    mov r6, r8
    swap r6
    mov r18, r6
    andi r18, 15
    mov r6, r9
    swap r6
    mov r12, r16
    mov r16, r6
    andi r16, 240
    or r18, r16
    swap r9
    mov r16, r9
    andi r16, 15
    swap r8
    mov r6, r20
    mov r20, r8
    andi r20, 240
    or r16, r20
    ; round 19 (gift.dsl:33)
    mov r8, r14
    and r8, r13
    eor r8, r17
    mov r9, r21
    eor r9, r8
    eor r14, r21
    mov r11, r14
    or r11, r9
    eor r13, r11
    mov r11, r8
    or r11, r13
    eor r11, r14
    and r14, r13
    eor r8, r14
    mov r14, r4
    and r14, r23
    eor r14, r19
    mov r5, r22
    eor r5, r14
    eor r4, r22
    mov r2, r4
    or r2, r5
    eor r2, r23
    mov r10, r14
    or r10, r2
    eor r10, r4
    and r4, r2
    eor r14, r4
    mov r4, r0
    and r4, r3
    eor r4, r18
    mov r23, r6
    eor r23, r4
    eor r6, r0
    mov r0, r6
    or r0, r23
    eor r3, r0
    mov r0, r4
    or r0, r3
    eor r0, r6
    and r6, r3
    eor r4, r6
    mov r6, r15
    and r6, r7
    eor r6, r16
    mov r21, r12
    eor r21, r6
    eor r12, r15
    mov r15, r12
    or r15, r21
    eor r7, r15
    mov r15, r6
    or r15, r7
    eor r15, r12
    and r12, r7
    eor r6, r12
    adiw r26, 10
    ld r12, X
    eor r4, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    eor r6, r12
    subi r26, lo8(-(133))
    sbci r27, hi8(-(133))
    ld r12, X
    eor r9, r12
    subi r26, lo8(-(-61))
    sbci r27, hi8(-(-61))
    ld r12, X
    eor r12, r23
    subi r26, lo8(-(-74))
    sbci r27, hi8(-(-74))
    ld r23, X
    eor r21, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r3, Z
    mov r30, r7
    lpm r7, Z
    subi r26, lo8(-(-233))
    sbci r27, hi8(-(-233))
    ld r30, X+
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(239))
    sbci r27, hi8(-(239))
    ld r30, X
    eor r30, r10
    lpm r10, Z
    subi r26, lo8(-(-241))
    sbci r27, hi8(-(-241))
    ld r30, X+
    eor r30, r0
    lpm r0, Z
    subi r26, lo8(-(238))
    sbci r27, hi8(-(238))
    ld r30, X
    eor r30, r15
    lpm r15, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r8
    lpm r8, Z
    subi r26, lo8(-(-239))
    sbci r27, hi8(-(-239))
    ld r30, X+
    eor r30, r14
    lpm r14, Z
    ; round 18 (gift.dsl:33)
    mov r23, r11
    and r23, r9
    eor r4, r23
    mov r23, r3
    eor r23, r4
    eor r3, r11
    mov r11, r3
    and r11, r23
    eor r9, r11
    mov r11, r9
    com r11
    or r11, r4
    eor r11, r3
    or r3, r9
    eor r4, r3
    mov r3, r10
    or r3, r5
    eor r6, r3
    mov r3, r7
    eor r3, r6
    eor r7, r10
    mov r10, r7
    or r10, r3
    eor r5, r10
    mov r10, r6
    and r10, r5
    com r7
    eor r10, r7
    or r7, r5
    eor r6, r7
    mov r7, r0
    or r7, r12
    eor r8, r7
    mov r7, r13
    eor r7, r8
    eor r13, r0
    mov r0, r13
    or r0, r7
    eor r12, r0
    mov r0, r8
    and r0, r12
    com r13
    eor r0, r13
    or r13, r12
    eor r8, r13
    mov r13, r15
    and r13, r21
    eor r14, r13
    mov r13, r2
    eor r13, r14
    eor r2, r15
    mov r15, r2
    and r15, r13
    eor r15, r21
    mov r21, r15
    com r21
    or r21, r14
    eor r21, r2
    or r2, r15
    eor r14, r2
    subi r26, lo8(-(247))
    sbci r27, hi8(-(247))
    ld r2, X
    eor r2, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X
    eor r6, r21
    subi r26, lo8(-(-249))
    sbci r27, hi8(-(-249))
    ld r21, X+
    eor r14, r21
    subi r26, lo8(-(331))
    sbci r27, hi8(-(331))
    ld r21, X+
    eor r3, r21
    adiw r26, 50
    ld r21, X
    eor r7, r21
    subi r26, lo8(-(-384))
    sbci r27, hi8(-(-384))
    ld r21, X+
    eor r13, r21
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r5, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(254))
    sbci r27, hi8(-(254))
    ld r30, X
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(-252))
    sbci r27, hi8(-(-252))
    ld r30, X
    eor r30, r10
    lpm r10, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    eor r30, r0
    lpm r0, Z
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(248))
    sbci r27, hi8(-(248))
    ld r30, X
    eor r30, r4
    lpm r4, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    eor r30, r8
    lpm r8, Z
    ; round 17 (gift.dsl:33)
    mov r21, r11
    and r21, r23
    eor r6, r21
    mov r21, r5
    eor r21, r6
    eor r5, r11
    mov r11, r5
    or r11, r21
    eor r11, r23
    mov r23, r6
    or r23, r11
    eor r23, r5
    and r5, r11
    eor r6, r5
    mov r5, r10
    and r5, r3
    eor r4, r5
    mov r5, r9
    eor r5, r4
    eor r9, r10
    mov r10, r9
    or r10, r5
    eor r3, r10
    mov r10, r4
    or r10, r3
    eor r10, r9
    and r9, r3
    eor r4, r9
    mov r9, r0
    and r9, r7
    eor r14, r9
    mov r9, r15
    eor r9, r14
    eor r15, r0
    mov r0, r15
    or r0, r9
    eor r7, r0
    mov r0, r14
    or r0, r7
    eor r0, r15
    and r15, r7
    eor r14, r15
    mov r15, r2
    and r15, r13
    eor r8, r15
    mov r15, r12
    eor r15, r8
    eor r12, r2
    mov r2, r12
    or r2, r15
    eor r13, r2
    mov r2, r8
    or r2, r13
    eor r2, r12
    and r12, r13
    eor r8, r12
    adiw r26, 13
    ld r12, X
    eor r12, r23
    subi r26, lo8(-(-264))
    sbci r27, hi8(-(-264))
    ld r23, X
    eor r10, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r0, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    eor r2, r23
    subi r26, lo8(-(385))
    sbci r27, hi8(-(385))
    ld r23, X
    eor r21, r23
    subi r26, lo8(-(-307))
    sbci r27, hi8(-(-307))
    ld r23, X+
    eor r5, r23
    subi r26, lo8(-(317))
    sbci r27, hi8(-(317))
    ld r23, X
    eor r15, r23
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    swap r12
    swap r10
    swap r0
    swap r2
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-135))
    sbci r27, hi8(-(-135))
    ld r30, X
    eor r30, r6
    lpm r6, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r4
    lpm r4, Z
    subi r26, lo8(-(-262))
    sbci r27, hi8(-(-262))
    ld r30, X+
    eor r30, r14
    lpm r14, Z
    subi r26, lo8(-(259))
    sbci r27, hi8(-(259))
    ld r30, X
    eor r30, r8
    lpm r8, Z
    ; round 16 (gift.dsl:33)
    mov r23, r12
    or r23, r21
    eor r6, r23
    mov r23, r11
    eor r23, r6
    eor r11, r12
    mov r12, r11
    or r12, r23
    eor r12, r21
    mov r21, r6
    and r21, r12
    com r11
    eor r21, r11
    or r11, r12
    eor r6, r11
    mov r11, r10
    and r11, r5
    eor r4, r11
    mov r11, r3
    eor r11, r4
    eor r3, r10
    mov r10, r3
    and r10, r11
    eor r5, r10
    mov r10, r5
    com r10
    or r10, r4
    eor r10, r3
    or r3, r5
    eor r4, r3
    com r9
    mov r3, r0
    and r3, r9
    eor r14, r3
    mov r3, r7
    eor r3, r14
    eor r7, r0
    mov r0, r3
    com r0
    mov r22, r7
    and r22, r0
    eor r9, r22
    mov r22, r14
    and r22, r9
    eor r22, r7
    or r7, r9
    eor r14, r7
    mov r7, r2
    and r7, r15
    eor r8, r7
    mov r7, r13
    eor r7, r8
    eor r13, r2
    mov r2, r13
    and r2, r7
    eor r15, r2
    mov r2, r15
    com r2
    or r2, r8
    eor r2, r13
    or r13, r15
    eor r8, r13
    subi r26, lo8(-(-181))
    sbci r27, hi8(-(-181))
    ld r13, X+
    eor r13, r21
    subi r26, lo8(-(193))
    sbci r27, hi8(-(193))
    ld r21, X
    eor r10, r21
    subi r26, lo8(-(-274))
    sbci r27, hi8(-(-274))
    ld r21, X
    eor r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r2, r21
    subi r26, lo8(-(78))
    sbci r27, hi8(-(78))
    ld r21, X+
    eor r6, r21
    subi r26, lo8(-(193))
    sbci r27, hi8(-(193))
    ld r21, X
    eor r4, r21
    subi r26, lo8(-(-274))
    sbci r27, hi8(-(-274))
    ld r21, X+
    eor r14, r21
    subi r26, lo8(-(271))
    sbci r27, hi8(-(271))
    ld r21, X
    eor r8, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r23, r21
    adiw r26, 58
    ld r21, X+
    eor r11, r21
    adiw r26, 61
    ld r21, X
    eor r7, r21
    mov r21, r12
    lsr r21
    andi r21, 85
    mov r20, r9
    lsl r20
    andi r20, 170
    or r21, r20
    mov r20, r5
    lsr r20
    andi r20, 85
    mov r16, r15
    lsl r16
    andi r16, 170
    or r20, r16
    lsr r9
    mov r16, r9
    andi r16, 85
    lsl r12
    mov r17, r12
    andi r17, 170
    or r16, r17
    lsr r15
    mov r17, r15
    andi r17, 85
    lsl r5
    mov r19, r5
    andi r19, 170
    or r17, r19
    mov r9, r14
    lsr r9
    mov r19, r9
    andi r19, 85
    mov r18, r6
    lsl r18
    andi r18, 170
    or r19, r18
    mov r9, r8
    lsr r9
    mov r18, r9
    andi r18, 85
    mov r9, r4
    lsl r9
    mov r15, r17
    mov r17, r9
    andi r17, 170
    or r18, r17
    lsr r6
    mov r17, r6
    andi r17, 85
    lsl r14
    mov r6, r16
    mov r16, r14
    andi r16, 170
    or r17, r16
    lsr r4
    mov r16, r4
    andi r16, 85
    lsl r8
    mov r9, r17
    mov r17, r8
    andi r17, 170
    or r16, r17
    ; round 15 (gift.dsl:33)
    mov r8, r22
    or r8, r23
    eor r8, r19
    mov r14, r21
    eor r14, r8
    eor r21, r22
    mov r12, r21
    and r12, r14
    eor r12, r23
    com r12
    mov r4, r8
    and r4, r12
    eor r4, r21
    or r21, r12
    eor r8, r21
    mov r5, r2
    and r5, r11
    eor r5, r18
    mov r23, r20
    eor r23, r5
    eor r2, r20
    mov r21, r2
    or r21, r23
    eor r11, r21
    mov r21, r5
    or r21, r11
    eor r21, r2
    and r2, r11
    eor r5, r2
    or r3, r13
    eor r9, r3
    mov r3, r6
    eor r3, r9
    eor r6, r13
    mov r13, r6
    and r13, r3
    eor r0, r13
    mov r13, r9
    and r13, r0
    eor r13, r6
    or r6, r0
    eor r9, r6
    mov r6, r10
    or r6, r7
    eor r6, r16
    mov r2, r15
    eor r2, r6
    eor r15, r10
    mov r10, r15
    and r10, r2
    eor r7, r10
    com r7
    mov r10, r6
    and r10, r7
    eor r10, r15
    or r15, r7
    eor r6, r15
    subi r26, lo8(-(-393))
    sbci r27, hi8(-(-393))
    ld r15, X+
    eor r4, r15
    subi r26, lo8(-(284))
    sbci r27, hi8(-(284))
    ld r15, X
    eor r15, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r13, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r10, r21
    subi r26, lo8(-(-284))
    sbci r27, hi8(-(-284))
    ld r21, X
    eor r8, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r5, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r9, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r6, r21
    subi r26, lo8(-(406))
    sbci r27, hi8(-(406))
    ld r21, X
    eor r23, r21
    subi r26, lo8(-(-83))
    sbci r27, hi8(-(-83))
    ld r21, X
    eor r3, r21
    mov r21, r12
    swap r21
    andi r21, 15
    com r11
    mov r22, r11
    swap r22
    andi r22, 240
    or r21, r22
    swap r11
    mov r22, r11
    andi r22, 15
    swap r12
    mov r20, r12
    andi r20, 240
    or r22, r20
    mov r12, r0
    swap r12
    mov r20, r12
    andi r20, 15
    mov r12, r7
    swap r12
    mov r16, r12
    andi r16, 240
    or r20, r16
    swap r7
    mov r16, r7
    andi r16, 15
    swap r0
    mov r17, r0
    andi r17, 240
    or r16, r17
    mov r12, r5
    swap r12
    mov r17, r12
    andi r17, 15
    mov r19, r8
    swap r19
    andi r19, 240
    or r17, r19
    swap r8
    mov r19, r8
    andi r19, 15
    swap r5
    mov r18, r5
    andi r18, 240
    or r19, r18
    mov r8, r6
    swap r8
    mov r18, r8
    andi r18, 15
    mov r8, r9
    swap r8
    mov r12, r16
    mov r16, r8
    andi r16, 240
    or r18, r16
    swap r9
    mov r16, r9
    andi r16, 15
    swap r6
    movw r8, r20 ; r9, r21
    mov r20, r6
    andi r20, 240
    or r16, r20
    ; round 14 (gift.dsl:33)
    mov r6, r15
    and r6, r14
    eor r6, r17
    eor r9, r6
    eor r15, r21
    mov r11, r15
    or r11, r9
    eor r14, r11
    mov r11, r6
    or r11, r14
    eor r11, r15
    and r15, r14
    eor r6, r15
    mov r15, r4
    and r15, r23
    eor r15, r19
    mov r5, r22
    eor r5, r15
    eor r4, r22
    mov r7, r4
    or r7, r5
    eor r7, r23
    mov r0, r15
    or r0, r7
    eor r0, r4
    and r4, r7
    eor r15, r4
    mov r4, r10
    and r4, r3
    eor r4, r18
    mov r23, r8
    eor r23, r4
    eor r8, r10
    mov r10, r8
    or r10, r23
    eor r3, r10
    mov r10, r4
    or r10, r3
    eor r10, r8
    and r8, r3
    eor r4, r8
    mov r8, r13
    and r8, r2
    eor r8, r16
    mov r21, r12
    eor r21, r8
    eor r12, r13
    mov r13, r12
    or r13, r21
    eor r2, r13
    mov r13, r8
    or r13, r2
    eor r13, r12
    and r12, r2
    eor r8, r12
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r12, X
    eor r4, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    eor r8, r12
    subi r26, lo8(-(93))
    sbci r27, hi8(-(93))
    ld r12, X
    eor r9, r12
    subi r26, lo8(-(-61))
    sbci r27, hi8(-(-61))
    ld r12, X
    eor r12, r23
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r23, X
    eor r21, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(-292))
    sbci r27, hi8(-(-292))
    ld r30, X+
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(298))
    sbci r27, hi8(-(298))
    ld r30, X
    eor r30, r0
    lpm r0, Z
    subi r26, lo8(-(-300))
    sbci r27, hi8(-(-300))
    ld r30, X+
    eor r30, r10
    lpm r10, Z
    subi r26, lo8(-(297))
    sbci r27, hi8(-(297))
    ld r30, X
    eor r30, r13
    lpm r13, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r6
    lpm r6, Z
    subi r26, lo8(-(-298))
    sbci r27, hi8(-(-298))
    ld r30, X+
    eor r30, r15
    lpm r15, Z
    ; round 13 (gift.dsl:33)
    mov r23, r11
    and r23, r9
    eor r4, r23
    mov r23, r3
    eor r23, r4
    eor r3, r11
    mov r11, r3
    and r11, r23
    eor r9, r11
    mov r11, r9
    com r11
    or r11, r4
    eor r11, r3
    or r3, r9
    eor r4, r3
    mov r3, r0
    or r3, r5
    eor r8, r3
    mov r3, r2
    eor r3, r8
    eor r2, r0
    mov r0, r2
    or r0, r3
    eor r5, r0
    mov r0, r8
    and r0, r5
    com r2
    eor r0, r2
    or r2, r5
    eor r8, r2
    mov r2, r10
    or r2, r12
    eor r6, r2
    mov r2, r14
    eor r2, r6
    eor r14, r10
    mov r10, r14
    or r10, r2
    eor r12, r10
    mov r10, r6
    and r10, r12
    com r14
    eor r10, r14
    or r14, r12
    eor r6, r14
    mov r14, r13
    and r14, r21
    eor r15, r14
    mov r14, r7
    eor r14, r15
    eor r7, r13
    mov r13, r7
    and r13, r14
    eor r13, r21
    mov r21, r13
    com r21
    or r21, r15
    eor r21, r7
    or r7, r13
    eor r15, r7
    subi r26, lo8(-(306))
    sbci r27, hi8(-(306))
    ld r7, X
    eor r7, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X
    eor r8, r21
    subi r26, lo8(-(-308))
    sbci r27, hi8(-(-308))
    ld r21, X+
    eor r15, r21
    subi r26, lo8(-(349))
    sbci r27, hi8(-(349))
    ld r21, X+
    eor r3, r21
    adiw r26, 51
    ld r21, X
    eor r2, r21
    subi r26, lo8(-(-322))
    sbci r27, hi8(-(-322))
    ld r21, X+
    eor r14, r21
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r5, Z
    mov r30, r13
    lpm r13, Z
    subi r26, lo8(-(232))
    sbci r27, hi8(-(232))
    ld r30, X
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(-311))
    sbci r27, hi8(-(-311))
    ld r30, X
    eor r30, r0
    lpm r0, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    eor r30, r10
    lpm r10, Z
    mov r30, r7
    lpm r7, Z
    subi r26, lo8(-(307))
    sbci r27, hi8(-(307))
    ld r30, X
    eor r30, r4
    lpm r4, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    eor r30, r6
    lpm r6, Z
    ; round 12 (gift.dsl:33)
    mov r21, r11
    and r21, r23
    eor r8, r21
    mov r21, r5
    eor r21, r8
    eor r5, r11
    mov r11, r5
    or r11, r21
    eor r11, r23
    mov r23, r8
    or r23, r11
    eor r23, r5
    and r5, r11
    eor r8, r5
    mov r5, r0
    and r5, r3
    eor r4, r5
    mov r5, r9
    eor r5, r4
    eor r9, r0
    mov r0, r9
    or r0, r5
    eor r3, r0
    mov r0, r4
    or r0, r3
    eor r0, r9
    and r9, r3
    eor r4, r9
    mov r9, r10
    and r9, r2
    eor r15, r9
    mov r9, r13
    eor r9, r15
    eor r13, r10
    mov r10, r13
    or r10, r9
    eor r2, r10
    mov r10, r15
    or r10, r2
    eor r10, r13
    and r13, r2
    eor r15, r13
    mov r13, r7
    and r13, r14
    eor r6, r13
    mov r13, r12
    eor r13, r6
    eor r12, r7
    mov r7, r12
    or r7, r13
    eor r14, r7
    mov r7, r6
    or r7, r14
    eor r7, r12
    and r12, r14
    eor r6, r12
    adiw r26, 13
    ld r12, X
    eor r12, r23
    subi r26, lo8(-(-322))
    sbci r27, hi8(-(-322))
    ld r23, X
    eor r0, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r10, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    eor r7, r23
    subi r26, lo8(-(403))
    sbci r27, hi8(-(403))
    ld r23, X
    eor r21, r23
    subi r26, lo8(-(-307))
    sbci r27, hi8(-(-307))
    ld r23, X+
    eor r5, r23
    subi r26, lo8(-(318))
    sbci r27, hi8(-(318))
    ld r23, X
    eor r9, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r13, r23
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    swap r12
    swap r0
    swap r10
    swap r7
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-95))
    sbci r27, hi8(-(-95))
    ld r30, X
    eor r30, r8
    lpm r8, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r4
    lpm r4, Z
    subi r26, lo8(-(-320))
    sbci r27, hi8(-(-320))
    ld r30, X+
    eor r30, r15
    lpm r15, Z
    subi r26, lo8(-(317))
    sbci r27, hi8(-(317))
    ld r30, X
    eor r30, r6
    lpm r6, Z
    ; round 11 (gift.dsl:33)
    mov r23, r12
    or r23, r21
    eor r8, r23
    mov r23, r11
    eor r23, r8
    eor r11, r12
    mov r12, r11
    or r12, r23
    eor r12, r21
    mov r21, r8
    and r21, r12
    com r11
    eor r21, r11
    or r11, r12
    eor r8, r11
    mov r11, r0
    and r11, r5
    eor r4, r11
    mov r11, r3
    eor r11, r4
    eor r3, r0
    mov r0, r3
    and r0, r11
    eor r5, r0
    mov r0, r5
    com r0
    or r0, r4
    eor r0, r3
    or r3, r5
    eor r4, r3
    mov r3, r10
    and r3, r9
    eor r15, r3
    mov r3, r2
    eor r3, r15
    eor r2, r10
    mov r10, r3
    com r10
    mov r22, r2
    and r22, r10
    eor r9, r22
    mov r22, r15
    and r22, r9
    eor r22, r2
    or r2, r9
    eor r15, r2
    mov r2, r7
    and r2, r13
    eor r6, r2
    mov r2, r14
    eor r2, r6
    eor r14, r7
    mov r7, r14
    and r7, r2
    eor r13, r7
    mov r7, r13
    com r7
    or r7, r6
    eor r7, r14
    or r14, r13
    eor r6, r14
    subi r26, lo8(-(-319))
    sbci r27, hi8(-(-319))
    ld r14, X+
    eor r14, r21
    subi r26, lo8(-(332))
    sbci r27, hi8(-(332))
    ld r21, X
    eor r0, r21
    subi r26, lo8(-(-334))
    sbci r27, hi8(-(-334))
    ld r21, X
    eor r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r7, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r8, r21
    subi r26, lo8(-(331))
    sbci r27, hi8(-(331))
    ld r21, X
    eor r4, r21
    subi r26, lo8(-(-333))
    sbci r27, hi8(-(-333))
    ld r21, X+
    eor r15, r21
    subi r26, lo8(-(330))
    sbci r27, hi8(-(330))
    ld r21, X+
    eor r6, r21
    adiw r26, 49
    ld r21, X
    eor r23, r21
    subi r26, lo8(-(-31))
    sbci r27, hi8(-(-31))
    ld r21, X+
    eor r11, r21
    adiw r26, 61
    ld r21, X
    eor r2, r21
    mov r21, r12
    lsr r21
    andi r21, 85
    mov r20, r9
    lsl r20
    andi r20, 170
    or r21, r20
    mov r20, r5
    lsr r20
    andi r20, 85
    mov r16, r13
    lsl r16
    andi r16, 170
    or r20, r16
    lsr r9
    mov r16, r9
    andi r16, 85
    lsl r12
    mov r17, r12
    andi r17, 170
    or r16, r17
    lsr r13
    mov r17, r13
    andi r17, 85
    lsl r5
    mov r19, r5
    andi r19, 170
    or r17, r19
    mov r9, r15
    lsr r9
    movw r18, r8 ; r19, r9
    andi r19, 85
    lsl r18
    andi r18, 170
    or r19, r18
    mov r9, r6
    lsr r9
    mov r18, r9
    andi r18, 85
    mov r9, r4
    lsl r9
    mov r13, r17
    mov r17, r9
    andi r17, 170
    or r18, r17
    lsr r8
    mov r17, r8
    andi r17, 85
    lsl r15
    mov r8, r16
    mov r16, r15
    andi r16, 170
    or r17, r16
    lsr r4
    mov r16, r4
    andi r16, 85
    lsl r6
    mov r9, r17
    mov r17, r6
    andi r17, 170
    or r16, r17
    ; round 10 (gift.dsl:33)
    mov r6, r22
    or r6, r23
    eor r6, r19
    mov r15, r21
    eor r15, r6
    eor r21, r22
    mov r12, r21
    and r12, r15
    eor r12, r23
    com r12
    movw r4, r6 ; r5, r7
    and r4, r12
    eor r4, r21
    or r21, r12
    eor r6, r21
    and r5, r11
    eor r5, r18
    mov r23, r20
    eor r23, r5
    eor r7, r20
    mov r21, r7
    or r21, r23
    eor r11, r21
    mov r21, r5
    or r21, r11
    eor r21, r7
    and r7, r11
    eor r5, r7
    or r3, r14
    eor r9, r3
    mov r3, r8
    eor r3, r9
    eor r8, r14
    mov r14, r8
    and r14, r3
    eor r10, r14
    mov r14, r9
    and r14, r10
    eor r14, r8
    or r8, r10
    eor r9, r8
    mov r8, r0
    or r8, r2
    eor r8, r16
    mov r7, r13
    eor r7, r8
    eor r13, r0
    mov r0, r13
    and r0, r7
    eor r2, r0
    com r2
    mov r0, r8
    and r0, r2
    eor r0, r13
    or r13, r2
    eor r8, r13
    subi r26, lo8(-(-286))
    sbci r27, hi8(-(-286))
    ld r13, X+
    eor r4, r13
    subi r26, lo8(-(220))
    sbci r27, hi8(-(220))
    ld r13, X
    eor r13, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r14, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r0, r21
    subi r26, lo8(-(-346))
    sbci r27, hi8(-(-346))
    ld r21, X
    eor r6, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r5, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r9, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r8, r21
    subi r26, lo8(-(343))
    sbci r27, hi8(-(343))
    ld r21, X+
    eor r15, r21
    subi r26, lo8(-(81))
    sbci r27, hi8(-(81))
    ld r21, X
    eor r23, r21
    subi r26, lo8(-(-83))
    sbci r27, hi8(-(-83))
    ld r21, X+
    eor r3, r21
    mov r21, r12
    swap r21
    andi r21, 15
    com r11
    mov r22, r11
    swap r22
    andi r22, 240
    or r21, r22
    swap r11
    mov r22, r11
    andi r22, 15
    swap r12
    mov r20, r12
    andi r20, 240
    or r22, r20
    mov r12, r10
    swap r12
    mov r20, r12
    andi r20, 15
    mov r12, r2
    swap r12
    mov r16, r12
    andi r16, 240
    or r20, r16
    swap r2
    mov r16, r2
    andi r16, 15
    swap r10
    mov r17, r10
    andi r17, 240
    or r16, r17
    mov r12, r5
    swap r12
    mov r17, r12
    andi r17, 15
    mov r19, r6
    swap r19
    andi r19, 240
    or r17, r19
    swap r6
    mov r19, r6
    andi r19, 15
    swap r5
    mov r18, r5
    andi r18, 240
    or r19, r18
    mov r6, r8
    swap r6
    mov r18, r6
    andi r18, 15
    mov r6, r9
    swap r6
    mov r12, r16
    mov r16, r6
    andi r16, 240
    or r18, r16
    swap r9
    mov r16, r9
    andi r16, 15
    swap r8
    mov r6, r20
    mov r20, r8
    andi r20, 240
    or r16, r20
    ; round 9 (gift.dsl:33)
    mov r8, r13
    and r8, r15
    eor r8, r17
    mov r9, r21
    eor r9, r8
    eor r13, r21
    mov r11, r13
    or r11, r9
    eor r15, r11
    mov r11, r8
    or r11, r15
    eor r11, r13
    and r13, r15
    eor r8, r13
    mov r13, r4
    and r13, r23
    eor r13, r19
    mov r5, r22
    eor r5, r13
    eor r4, r22
    mov r2, r4
    or r2, r5
    eor r2, r23
    mov r10, r13
    or r10, r2
    eor r10, r4
    and r4, r2
    eor r13, r4
    mov r4, r0
    and r4, r3
    eor r4, r18
    mov r23, r6
    eor r23, r4
    eor r6, r0
    mov r0, r6
    or r0, r23
    eor r3, r0
    mov r0, r4
    or r0, r3
    eor r0, r6
    and r6, r3
    eor r4, r6
    mov r6, r14
    and r6, r7
    eor r6, r16
    mov r21, r12
    eor r21, r6
    eor r12, r14
    mov r14, r12
    or r14, r21
    eor r7, r14
    mov r14, r6
    or r14, r7
    eor r14, r12
    and r12, r7
    eor r6, r12
    adiw r26, 12
    ld r12, X
    eor r4, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    eor r6, r12
    adiw r26, 49
    ld r12, X
    eor r9, r12
    subi r26, lo8(-(-61))
    sbci r27, hi8(-(-61))
    ld r12, X+
    eor r12, r23
    adiw r26, 8
    ld r23, X
    eor r21, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r3, Z
    mov r30, r7
    lpm r7, Z
    subi r26, lo8(-(-354))
    sbci r27, hi8(-(-354))
    ld r30, X+
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(361))
    sbci r27, hi8(-(361))
    ld r30, X
    eor r30, r10
    lpm r10, Z
    subi r26, lo8(-(-226))
    sbci r27, hi8(-(-226))
    ld r30, X+
    eor r30, r0
    lpm r0, Z
    subi r26, lo8(-(223))
    sbci r27, hi8(-(223))
    ld r30, X
    eor r30, r14
    lpm r14, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r8
    lpm r8, Z
    subi r26, lo8(-(-360))
    sbci r27, hi8(-(-360))
    ld r30, X+
    eor r30, r13
    lpm r13, Z
    ; round 8 (gift.dsl:33)
    mov r23, r11
    and r23, r9
    eor r4, r23
    mov r23, r3
    eor r23, r4
    eor r3, r11
    mov r11, r3
    and r11, r23
    eor r9, r11
    mov r11, r9
    com r11
    or r11, r4
    eor r11, r3
    or r3, r9
    eor r4, r3
    mov r3, r10
    or r3, r5
    eor r6, r3
    mov r3, r7
    eor r3, r6
    eor r7, r10
    mov r10, r7
    or r10, r3
    eor r5, r10
    mov r10, r6
    and r10, r5
    com r7
    eor r10, r7
    or r7, r5
    eor r6, r7
    mov r7, r0
    or r7, r12
    eor r8, r7
    mov r7, r15
    eor r7, r8
    eor r15, r0
    mov r0, r15
    or r0, r7
    eor r12, r0
    mov r0, r8
    and r0, r12
    com r15
    eor r0, r15
    or r15, r12
    eor r8, r15
    mov r15, r14
    and r15, r21
    eor r13, r15
    mov r15, r2
    eor r15, r13
    eor r2, r14
    mov r14, r2
    and r14, r15
    eor r14, r21
    mov r21, r14
    com r21
    or r21, r13
    eor r21, r2
    or r2, r14
    eor r13, r2
    subi r26, lo8(-(370))
    sbci r27, hi8(-(370))
    ld r2, X
    eor r2, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X
    eor r6, r21
    subi r26, lo8(-(-371))
    sbci r27, hi8(-(-371))
    ld r21, X+
    eor r13, r21
    subi r26, lo8(-(367))
    sbci r27, hi8(-(367))
    ld r21, X+
    eor r3, r21
    adiw r26, 50
    ld r21, X
    eor r7, r21
    subi r26, lo8(-(-322))
    sbci r27, hi8(-(-322))
    ld r21, X+
    eor r15, r21
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r5, Z
    mov r30, r14
    lpm r14, Z
    subi r26, lo8(-(278))
    sbci r27, hi8(-(278))
    ld r30, X
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(-375))
    sbci r27, hi8(-(-375))
    ld r30, X+
    eor r30, r10
    lpm r10, Z
    subi r26, lo8(-(114))
    sbci r27, hi8(-(114))
    ld r30, X+
    eor r30, r0
    lpm r0, Z
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(255))
    sbci r27, hi8(-(255))
    ld r30, X
    eor r30, r4
    lpm r4, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    eor r30, r8
    lpm r8, Z
    ; round 7 (gift.dsl:33)
    mov r21, r11
    and r21, r23
    eor r6, r21
    mov r21, r5
    eor r21, r6
    eor r5, r11
    mov r11, r5
    or r11, r21
    eor r11, r23
    mov r23, r6
    or r23, r11
    eor r23, r5
    and r5, r11
    eor r6, r5
    mov r5, r10
    and r5, r3
    eor r4, r5
    mov r5, r9
    eor r5, r4
    eor r9, r10
    mov r10, r9
    or r10, r5
    eor r3, r10
    mov r10, r4
    or r10, r3
    eor r10, r9
    and r9, r3
    eor r4, r9
    mov r9, r0
    and r9, r7
    eor r13, r9
    mov r9, r14
    eor r9, r13
    eor r14, r0
    mov r0, r14
    or r0, r9
    eor r7, r0
    mov r0, r13
    or r0, r7
    eor r0, r14
    and r14, r7
    eor r13, r14
    mov r14, r2
    and r14, r15
    eor r8, r14
    mov r14, r12
    eor r14, r8
    eor r12, r2
    mov r2, r12
    or r2, r14
    eor r15, r2
    mov r2, r8
    or r2, r15
    eor r2, r12
    and r12, r15
    eor r8, r12
    subi r26, lo8(-(-371))
    sbci r27, hi8(-(-371))
    ld r12, X+
    eor r12, r23
    subi r26, lo8(-(112))
    sbci r27, hi8(-(112))
    ld r23, X
    eor r10, r23
    subi r26, lo8(-(-114))
    sbci r27, hi8(-(-114))
    ld r23, X
    eor r0, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    eor r2, r23
    subi r26, lo8(-(422))
    sbci r27, hi8(-(422))
    ld r23, X
    eor r21, r23
    subi r26, lo8(-(-309))
    sbci r27, hi8(-(-309))
    ld r23, X+
    eor r5, r23
    subi r26, lo8(-(318))
    sbci r27, hi8(-(318))
    ld r23, X
    eor r9, r23
    subi r26, lo8(-(-435))
    sbci r27, hi8(-(-435))
    ld r23, X+
    eor r14, r23
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    swap r12
    swap r10
    swap r0
    swap r2
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(387))
    sbci r27, hi8(-(387))
    ld r30, X
    eor r30, r6
    lpm r6, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r4
    lpm r4, Z
    subi r26, lo8(-(-386))
    sbci r27, hi8(-(-386))
    ld r30, X+
    eor r30, r13
    lpm r13, Z
    subi r26, lo8(-(383))
    sbci r27, hi8(-(383))
    ld r30, X+
    eor r30, r8
    lpm r8, Z
    ; round 6 (gift.dsl:33)
    mov r23, r12
    and r23, r21
    eor r6, r23
    mov r23, r11
    eor r23, r6
    eor r11, r12
    mov r12, r11
    and r12, r23
    eor r12, r21
    mov r21, r12
    com r21
    or r21, r6
    eor r21, r11
    or r11, r12
    eor r6, r11
    mov r11, r10
    and r11, r5
    eor r4, r11
    mov r11, r3
    eor r11, r4
    eor r3, r10
    mov r10, r3
    and r10, r11
    eor r5, r10
    mov r10, r5
    com r10
    or r10, r4
    eor r10, r3
    or r3, r5
    eor r4, r3
    mov r3, r0
    and r3, r9
    eor r13, r3
    mov r3, r7
    eor r3, r13
    eor r7, r0
    mov r0, r3
    com r0
    mov r22, r7
    and r22, r0
    eor r9, r22
    mov r22, r13
    and r22, r9
    eor r22, r7
    or r7, r9
    eor r13, r7
    mov r7, r2
    and r7, r14
    eor r8, r7
    mov r7, r15
    eor r7, r8
    eor r15, r2
    mov r2, r15
    and r2, r7
    eor r14, r2
    mov r2, r14
    com r2
    or r2, r8
    eor r2, r15
    or r15, r14
    eor r8, r15
    adiw r26, 16
    ld r15, X
    eor r15, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r10, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r22, r21
    subi r26, lo8(-(-401))
    sbci r27, hi8(-(-401))
    ld r21, X+
    eor r2, r21
    subi r26, lo8(-(398))
    sbci r27, hi8(-(398))
    ld r21, X
    eor r6, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r4, r21
    subi r26, lo8(-(-399))
    sbci r27, hi8(-(-399))
    ld r21, X+
    eor r13, r21
    subi r26, lo8(-(396))
    sbci r27, hi8(-(396))
    ld r21, X
    eor r8, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r23, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r11, r21
    adiw r26, 31
    ld r21, X
    eor r7, r21
    mov r21, r12
    lsr r21
    andi r21, 85
    mov r20, r9
    lsl r20
    andi r20, 170
    or r21, r20
    mov r20, r5
    lsr r20
    andi r20, 85
    mov r16, r14
    lsl r16
    andi r16, 170
    or r20, r16
    lsr r9
    mov r16, r9
    andi r16, 85
    lsl r12
    mov r17, r12
    andi r17, 170
    or r16, r17
    lsr r14
    mov r17, r14
    andi r17, 85
    lsl r5
    mov r19, r5
    andi r19, 170
    or r17, r19
    mov r9, r13
    lsr r9
    mov r19, r9
    andi r19, 85
    mov r18, r6
    lsl r18
    andi r18, 170
    or r19, r18
    mov r9, r8
    lsr r9
    mov r18, r9
    andi r18, 85
    mov r9, r4
    lsl r9
    mov r14, r17
    mov r17, r9
    andi r17, 170
    or r18, r17
    lsr r6
    mov r17, r6
    andi r17, 85
    lsl r13
    mov r6, r16
    mov r16, r13
    andi r16, 170
    or r17, r16
    lsr r4
    mov r16, r4
    andi r16, 85
    lsl r8
    mov r9, r17
    mov r17, r8
    andi r17, 170
    or r16, r17
    ; round 5 (gift.dsl:33)
    mov r8, r22
    and r8, r23
    eor r8, r19
    mov r13, r21
    eor r13, r8
    eor r21, r22
    mov r12, r21
    or r12, r13
    eor r12, r23
    mov r4, r8
    or r4, r12
    eor r4, r21
    and r21, r12
    eor r8, r21
    mov r5, r2
    and r5, r11
    eor r5, r18
    mov r23, r20
    eor r23, r5
    eor r2, r20
    mov r21, r2
    or r21, r23
    eor r11, r21
    mov r21, r5
    or r21, r11
    eor r21, r2
    and r2, r11
    eor r5, r2
    or r3, r15
    eor r9, r3
    mov r3, r6
    eor r3, r9
    eor r6, r15
    mov r15, r6
    and r15, r3
    eor r0, r15
    mov r15, r9
    and r15, r0
    eor r15, r6
    or r6, r0
    eor r9, r6
    mov r6, r10
    or r6, r7
    eor r6, r16
    mov r2, r14
    eor r2, r6
    eor r14, r10
    mov r10, r14
    and r10, r2
    eor r7, r10
    com r7
    mov r10, r6
    and r10, r7
    eor r10, r14
    or r14, r7
    eor r6, r14
    subi r26, lo8(-(-262))
    sbci r27, hi8(-(-262))
    ld r14, X+
    eor r4, r14
    subi r26, lo8(-(246))
    sbci r27, hi8(-(246))
    ld r14, X
    eor r14, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r15, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r10, r21
    subi r26, lo8(-(-411))
    sbci r27, hi8(-(-411))
    ld r21, X
    eor r8, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r5, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    eor r9, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r6, r21
    subi r26, lo8(-(131))
    sbci r27, hi8(-(131))
    ld r21, X+
    eor r13, r21
    subi r26, lo8(-(308))
    sbci r27, hi8(-(308))
    ld r21, X
    eor r23, r21
    subi r26, lo8(-(-32))
    sbci r27, hi8(-(-32))
    ld r21, X+
    eor r3, r21
    com r12
    mov r21, r12
    swap r21
    andi r21, 15
    com r11
    mov r22, r11
    swap r22
    andi r22, 240
    or r21, r22
    swap r11
    mov r22, r11
    andi r22, 15
    swap r12
    mov r20, r12
    andi r20, 240
    or r22, r20
    mov r12, r0
    swap r12
    mov r20, r12
    andi r20, 15
    mov r12, r7
    swap r12
    mov r16, r12
    andi r16, 240
    or r20, r16
    swap r7
    mov r16, r7
    andi r16, 15
    swap r0
    mov r17, r0
    andi r17, 240
    or r16, r17
    mov r12, r5
    swap r12
    mov r17, r12
    andi r17, 15
    mov r19, r8
    swap r19
    andi r19, 240
    or r17, r19
    swap r8
    mov r19, r8
    andi r19, 15
    swap r5
    mov r18, r5
    andi r18, 240
    or r19, r18
    mov r8, r6
    swap r8
    mov r18, r8
    andi r18, 15
    mov r8, r9
    swap r8
    mov r12, r16
    mov r16, r8
    andi r16, 240
    or r18, r16
    swap r9
    mov r16, r9
    andi r16, 15
    swap r6
    movw r8, r20 ; r9, r21
    mov r20, r6
    andi r20, 240
    or r16, r20
    ; round 4 (gift.dsl:33)
    mov r6, r14
    and r6, r13
    eor r6, r17
    eor r9, r6
    eor r14, r21
    mov r11, r14
    or r11, r9
    eor r13, r11
    mov r11, r6
    or r11, r13
    eor r11, r14
    and r14, r13
    eor r6, r14
    mov r14, r4
    and r14, r23
    eor r14, r19
    mov r5, r22
    eor r5, r14
    eor r4, r22
    mov r7, r4
    or r7, r5
    eor r7, r23
    mov r0, r14
    or r0, r7
    eor r0, r4
    and r4, r7
    eor r14, r4
    mov r4, r10
    and r4, r3
    eor r4, r18
    mov r23, r8
    eor r23, r4
    eor r8, r10
    mov r10, r8
    or r10, r23
    eor r3, r10
    mov r10, r4
    or r10, r3
    eor r10, r8
    and r8, r3
    eor r4, r8
    mov r8, r15
    and r8, r2
    eor r8, r16
    mov r21, r12
    eor r21, r8
    eor r12, r15
    mov r15, r12
    or r15, r21
    eor r2, r15
    mov r15, r8
    or r15, r2
    eor r15, r12
    and r12, r2
    eor r8, r12
    adiw r26, 12
    ld r12, X
    eor r4, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r8, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r9, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r12, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    eor r21, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    adiw r26, 9
    ld r30, X
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r0
    lpm r0, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r10
    lpm r10, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r15
    lpm r15, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r6
    lpm r6, Z
    subi r26, lo8(-(-425))
    sbci r27, hi8(-(-425))
    ld r30, X+
    eor r30, r14
    lpm r14, Z
    ; round 3 (gift.dsl:33)
    mov r23, r11
    and r23, r9
    eor r4, r23
    mov r23, r3
    eor r23, r4
    eor r3, r11
    mov r11, r3
    and r11, r23
    eor r9, r11
    mov r11, r9
    com r11
    or r11, r4
    eor r11, r3
    or r3, r9
    eor r4, r3
    mov r3, r0
    or r3, r5
    eor r8, r3
    mov r3, r2
    eor r3, r8
    eor r2, r0
    mov r0, r2
    or r0, r3
    eor r5, r0
    mov r0, r8
    and r0, r5
    com r2
    eor r0, r2
    or r2, r5
    eor r8, r2
    mov r2, r10
    and r2, r12
    eor r6, r2
    mov r2, r13
    eor r2, r6
    eor r13, r10
    mov r10, r13
    and r10, r2
    eor r12, r10
    mov r10, r12
    com r10
    or r10, r6
    eor r10, r13
    or r13, r12
    eor r6, r13
    mov r13, r15
    and r13, r21
    eor r14, r13
    com r7
    mov r13, r7
    eor r13, r14
    eor r7, r15
    mov r15, r7
    or r15, r13
    eor r15, r21
    mov r21, r14
    or r21, r15
    eor r21, r7
    and r7, r15
    eor r14, r7
    subi r26, lo8(-(436))
    sbci r27, hi8(-(436))
    ld r7, X
    eor r7, r21
    subi r26, lo8(-(-440))
    sbci r27, hi8(-(-440))
    ld r21, X
    eor r8, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r14, r21
    subi r26, lo8(-(435))
    sbci r27, hi8(-(435))
    ld r21, X
    eor r3, r21
    subi r26, lo8(-(-32))
    sbci r27, hi8(-(-32))
    ld r22, X
    eor r2, r22
    eor r13, r21
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r5, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(-401))
    sbci r27, hi8(-(-401))
    ld r30, X
    eor r30, r11
    lpm r11, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    eor r30, r0
    lpm r0, Z
    subi r26, lo8(-(439))
    sbci r27, hi8(-(439))
    ld r30, X
    eor r30, r10
    lpm r10, Z
    mov r30, r7
    lpm r7, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    eor r30, r4
    lpm r4, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    eor r30, r6
    lpm r6, Z
    ; round 2 (gift.dsl:33)
    mov r21, r11
    and r21, r23
    eor r8, r21
    mov r21, r5
    eor r21, r8
    eor r5, r11
    mov r11, r5
    or r11, r21
    eor r11, r23
    mov r23, r8
    or r23, r11
    eor r23, r5
    and r5, r11
    eor r8, r5
    mov r5, r0
    and r5, r3
    eor r4, r5
    mov r5, r9
    eor r5, r4
    eor r9, r0
    mov r0, r9
    or r0, r5
    eor r3, r0
    mov r0, r4
    or r0, r3
    eor r0, r9
    and r9, r3
    eor r4, r9
    mov r9, r10
    and r9, r2
    eor r14, r9
    mov r9, r15
    eor r9, r14
    eor r15, r10
    mov r10, r15
    and r10, r9
    eor r2, r10
    mov r10, r2
    com r10
    mov r22, r14
    or r22, r10
    eor r22, r15
    or r2, r15
    eor r14, r2
    mov r15, r7
    and r15, r13
    eor r6, r15
    mov r15, r12
    eor r15, r6
    eor r12, r7
    mov r7, r12
    or r7, r15
    eor r13, r7
    mov r7, r6
    or r7, r13
    eor r7, r12
    and r12, r13
    eor r6, r12
    adiw r26, 15
    ld r12, X
    eor r12, r23
    subi r26, lo8(-(-455))
    sbci r27, hi8(-(-455))
    ld r2, X+
    eor r0, r2
    subi r26, lo8(-(452))
    sbci r27, hi8(-(452))
    ld r2, X
    eor r2, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r7, r23
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r23, X
    eor r21, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    eor r15, r23
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    swap r12
    swap r0
    swap r2
    swap r7
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 4
    ld r30, X
    eor r30, r8
    lpm r8, Z
    subi r26, lo8(-(-452))
    sbci r27, hi8(-(-452))
    ld r30, X+
    eor r30, r4
    lpm r4, Z
    subi r26, lo8(-(449))
    sbci r27, hi8(-(449))
    ld r30, X
    eor r30, r14
    lpm r14, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r6
    lpm r6, Z
    ; round 1 (gift.dsl:33)
    mov r23, r12
    and r23, r21
    eor r8, r23
    mov r23, r11
    eor r23, r8
    eor r11, r12
    mov r12, r11
    and r12, r23
    eor r12, r21
    mov r21, r8
    com r21
    and r21, r12
    eor r21, r11
    or r11, r12
    eor r8, r11
    com r5
    mov r11, r0
    and r11, r5
    eor r4, r11
    mov r11, r3
    eor r11, r4
    eor r3, r0
    mov r0, r3
    and r0, r11
    eor r5, r0
    mov r0, r4
    com r0
    and r0, r5
    eor r0, r3
    or r3, r5
    eor r4, r3
    mov r3, r2
    and r3, r9
    eor r14, r3
    mov r3, r10
    eor r3, r14
    eor r10, r2
    mov r2, r10
    and r2, r3
    eor r9, r2
    mov r2, r14
    com r2
    and r2, r9
    eor r2, r10
    or r10, r9
    eor r14, r10
    mov r10, r7
    and r10, r15
    eor r6, r10
    mov r10, r13
    eor r10, r6
    eor r13, r7
    mov r7, r13
    and r7, r10
    eor r15, r7
    mov r7, r6
    com r7
    and r7, r15
    eor r7, r13
    or r13, r15
    eor r6, r13
    mov r13, r12
    lsr r13
    lsr r13
    eor r13, r8
    mov r22, r13
    andi r22, 51
    mov r20, r22
    lsl r20
    lsl r20
    eor r12, r20
    eor r8, r22
    mov r13, r5
    lsr r13
    lsr r13
    eor r13, r4
    mov r22, r13
    andi r22, 51
    mov r20, r22
    lsl r20
    lsl r20
    eor r5, r20
    eor r4, r22
    mov r13, r21
    lsr r13
    lsr r13
    eor r13, r23
    mov r22, r13
    andi r22, 51
    mov r20, r22
    lsl r20
    lsl r20
    eor r21, r20
    eor r23, r22
    mov r13, r0
    lsr r13
    lsr r13
    eor r13, r11
    mov r22, r13
    andi r22, 51
    mov r20, r22
    lsl r20
    lsl r20
    eor r0, r20
    eor r11, r22
    mov r13, r9
    lsr r13
    lsr r13
    eor r13, r14
    mov r22, r13
    andi r22, 51
    mov r20, r22
    lsl r20
    lsl r20
    eor r9, r20
    eor r14, r22
    mov r13, r15
    lsr r13
    lsr r13
    eor r13, r6
    mov r22, r13
    andi r22, 51
    mov r20, r22
    lsl r20
    lsl r20
    eor r15, r20
    eor r6, r22
    mov r13, r2
    lsr r13
    lsr r13
    eor r13, r3
    mov r22, r13
    andi r22, 51
    mov r20, r22
    lsl r20
    lsl r20
    eor r2, r20
    eor r3, r22
    mov r13, r7
    lsr r13
    lsr r13
    eor r13, r10
    mov r22, r13
    andi r22, 51
    mov r20, r22
    lsl r20
    lsl r20
    eor r7, r20
    eor r10, r22
    mov r22, r12
    swap r22
    andi r22, 15
    eor r22, r8
    andi r22, 15
    mov r20, r22
    swap r20
    andi r20, 240
    eor r12, r20
    eor r8, r22
    mov r22, r5
    swap r22
    andi r22, 15
    eor r22, r4
    andi r22, 15
    mov r20, r22
    swap r20
    andi r20, 240
    eor r5, r20
    eor r4, r22
    mov r22, r21
    swap r22
    andi r22, 15
    eor r22, r23
    andi r22, 15
    mov r20, r22
    swap r20
    andi r20, 240
    eor r21, r20
    eor r23, r22
    mov r22, r0
    swap r22
    andi r22, 15
    eor r22, r11
    andi r22, 15
    mov r20, r22
    swap r20
    andi r20, 240
    eor r0, r20
    eor r11, r22
    mov r22, r9
    swap r22
    andi r22, 15
    eor r22, r14
    andi r22, 15
    mov r20, r22
    swap r20
    andi r20, 240
    eor r9, r20
    eor r14, r22
    mov r22, r15
    swap r22
    andi r22, 15
    eor r22, r6
    andi r22, 15
    mov r20, r22
    swap r20
    andi r20, 240
    eor r15, r20
    eor r6, r22
    mov r22, r2
    swap r22
    andi r22, 15
    eor r22, r3
    andi r22, 15
    mov r20, r22
    swap r20
    andi r20, 240
    eor r2, r20
    eor r3, r22
    mov r22, r7
    swap r22
    andi r22, 15
    eor r22, r10
    andi r22, 15
    mov r20, r22
    swap r20
    andi r20, 240
    eor r7, r20
    eor r10, r22
    mov r13, r12
    lsr r13
    eor r13, r21
    mov r22, r13
    andi r22, 85
    mov r20, r22
    lsl r20
    eor r12, r20
    eor r21, r22
    mov r13, r8
    lsr r13
    eor r13, r23
    mov r22, r13
    andi r22, 85
    mov r20, r22
    lsl r20
    eor r8, r20
    eor r23, r22
    mov r13, r5
    lsr r13
    eor r13, r0
    mov r22, r13
    andi r22, 85
    mov r20, r22
    lsl r20
    eor r5, r20
    eor r0, r22
    mov r13, r4
    lsr r13
    eor r13, r11
    mov r22, r13
    andi r22, 85
    mov r20, r22
    lsl r20
    eor r4, r20
    eor r11, r22
    mov r13, r9
    lsr r13
    eor r13, r2
    mov r22, r13
    andi r22, 85
    mov r20, r22
    lsl r20
    eor r9, r20
    eor r2, r22
    mov r13, r14
    lsr r13
    eor r13, r3
    mov r22, r13
    andi r22, 85
    mov r20, r22
    lsl r20
    eor r14, r20
    eor r3, r22
    mov r13, r15
    lsr r13
    eor r13, r7
    mov r22, r13
    andi r22, 85
    mov r20, r22
    lsl r20
    eor r15, r20
    eor r7, r22
    mov r13, r6
    lsr r13
    eor r13, r10
    mov r22, r13
    andi r22, 85
    mov r20, r22
    lsl r20
    eor r6, r20
    eor r10, r22
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r10
    st X+, r7
    st X+, r3
    st X+, r2
    st X+, r6
    st X+, r15
    st X+, r14
    st X+, r9
    st X+, r11
    st X+, r0
    st X+, r23
    st X+, r21
    st X+, r4
    st X+, r5
    st X+, r8
    st X, r12
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
    breq .Llwcc_gift128_128_ecb_decrypt_avr_end
    jmp .Llwcc_gift128_128_ecb_decrypt_avr_group
.Llwcc_gift128_128_ecb_decrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 13
    ldi r25, 0
.Llwcc_gift128_128_ecb_decrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_gift128_128_ecb_decrypt_avr_wipe
    adiw r28, 13
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
    .size lwcc_gift128_128_ecb_decrypt_avr, .-lwcc_gift128_128_ecb_decrypt_avr

    .global lwcc_gift128_128_ctr_init_avr
    .type lwcc_gift128_128_ctr_init_avr, @function
lwcc_gift128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_gift128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_gift128_128_ctr_nonce_avr
    .size lwcc_gift128_128_ctr_init_avr, .-lwcc_gift128_128_ctr_init_avr

    .global lwcc_gift128_128_ctr_nonce_avr
    .type lwcc_gift128_128_ctr_nonce_avr, @function
lwcc_gift128_128_ctr_nonce_avr:
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
    movw r28, r24
    ld r7, X+
    ld r13, X+
    ld r8, X+
    ld r12, X+
    ld r6, X+
    ld r4, X+
    ld r9, X+
    ld r5, X+
    ld r16, X+
    ld r14, X+
    ld r0, X+
    ld r15, X
    movw r20, r14 ; r21, r15
    andi r21, 85
    mov r11, r21
    mov r17, r0
    lsl r11
    eor r15, r21
    andi r17, 85
    mov r18, r17
    mov r19, r16
    lsl r18
    eor r0, r17
    andi r20, 85
    mov r10, r20
    lsl r10
    eor r14, r20
    andi r19, 85
    mov r2, r19
    mov r3, r9
    lsl r2
    eor r16, r19
    mov r17, r5
    lsr r17
    eor r17, r12
    andi r17, 85
    mov r19, r17
    lsl r19
    eor r5, r19
    eor r12, r17
    lsr r3
    eor r3, r8
    mov r21, r3
    mov r20, r6
    andi r21, 85
    mov r3, r21
    lsl r3
    eor r9, r3
    eor r8, r21
    mov r3, r4
    lsr r3
    eor r3, r13
    mov r17, r3
    andi r17, 85
    mov r3, r17
    lsl r3
    eor r4, r3
    eor r13, r17
    lsr r20
    eor r20, r7
    mov r17, r20
    andi r17, 85
    mov r3, r17
    lsl r3
    eor r6, r3
    eor r7, r17
    movw r20, r10 ; r21, r11
    swap r21
    andi r21, 15
    eor r21, r18
    andi r21, 15
    mov r3, r21
    swap r3
    mov r17, r3
    andi r17, 240
    eor r11, r17
    eor r18, r21
    swap r20
    andi r20, 15
    eor r20, r2
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r10, r17
    eor r2, r20
    movw r20, r14 ; r21, r15
    swap r21
    andi r21, 15
    eor r21, r0
    andi r21, 15
    mov r17, r21
    swap r17
    andi r17, 240
    eor r15, r17
    eor r0, r21
    swap r20
    andi r20, 15
    eor r20, r16
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r14, r17
    eor r16, r20
    movw r20, r4 ; r21, r5
    swap r21
    andi r21, 15
    eor r21, r9
    andi r21, 15
    mov r17, r21
    swap r17
    andi r17, 240
    eor r5, r17
    eor r9, r21
    swap r20
    andi r20, 15
    eor r20, r6
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r4, r17
    eor r6, r20
    movw r20, r12 ; r21, r13
    swap r20
    andi r20, 15
    eor r20, r8
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r12, r17
    eor r8, r20
    swap r21
    andi r21, 15
    eor r21, r7
    andi r21, 15
    mov r17, r21
    swap r17
    andi r17, 240
    eor r13, r17
    eor r7, r21
    movw r20, r10 ; r21, r11
    lsr r21
    lsr r21
    eor r21, r18
    mov r17, r21
    andi r17, 51
    mov r3, r17
    lsl r3
    lsl r3
    eor r11, r3
    eor r18, r17
    lsr r20
    lsr r20
    eor r20, r2
    mov r17, r20
    andi r17, 51
    mov r3, r17
    lsl r3
    lsl r3
    eor r10, r3
    eor r2, r17
    movw r20, r14 ; r21, r15
    lsr r21
    lsr r21
    eor r21, r0
    mov r17, r21
    andi r17, 51
    mov r3, r17
    lsl r3
    lsl r3
    eor r15, r3
    eor r0, r17
    lsr r20
    lsr r20
    eor r20, r16
    mov r17, r20
    andi r17, 51
    mov r3, r17
    lsl r3
    lsl r3
    eor r14, r3
    eor r16, r17
    movw r20, r4 ; r21, r5
    lsr r21
    lsr r21
    eor r21, r9
    mov r17, r21
    andi r17, 51
    mov r3, r17
    lsl r3
    lsl r3
    eor r5, r3
    eor r9, r17
    lsr r20
    lsr r20
    eor r20, r6
    mov r17, r20
    andi r17, 51
    mov r3, r17
    lsl r3
    lsl r3
    eor r4, r3
    eor r6, r17
    movw r20, r12 ; r21, r13
    lsr r20
    lsr r20
    eor r20, r8
    mov r17, r20
    andi r17, 51
    mov r3, r17
    lsl r3
    lsl r3
    eor r12, r3
    eor r8, r17
    lsr r21
    lsr r21
    eor r21, r7
    mov r17, r21
    ; round 1 (gift.dsl:33)
    mov r20, r8
    andi r17, 51
    mov r3, r17
    lsl r3
    lsl r3
    eor r13, r3
    eor r7, r17
    movw r22, r4 ; r23, r5
    or r23, r12
    eor r23, r9
    eor r20, r23
    and r9, r5
    eor r9, r12
    mov r3, r9
    eor r3, r20
    and r8, r9
    eor r5, r8
    mov r12, r5
    and r12, r3
    eor r23, r12
    or r22, r13
    eor r22, r6
    mov r21, r7
    eor r21, r22
    and r6, r4
    eor r13, r6
    mov r12, r13
    eor r12, r21
    and r7, r13
    eor r4, r7
    mov r13, r4
    and r13, r12
    eor r22, r13
    com r20
    bst r20, 0
    lsr r20
    bld r20, 7
    bst r20, 0
    lsr r20
    bld r20, 7
    com r21
    bst r21, 0
    lsr r21
    bld r21, 7
    bst r21, 0
    lsr r21
    bld r21, 7
    swap r3
    swap r12
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    lsl r22
    adc r22, r1
    lsl r22
    adc r22, r1
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    ldd r13, Y+0
    eor r3, r13
    subi r28, lo8(-(340))
    sbci r29, hi8(-(340))
    ldd r13, Y+3
    eor r12, r13
    ldd r13, Y+0
    eor r23, r13
    subi r28, lo8(-(-470))
    sbci r29, hi8(-(-470))
    ldd r13, Y+0
    eor r22, r13
    subi r28, lo8(-(386))
    sbci r29, hi8(-(386))
    ldd r13, Y+0
    eor r4, r13
    ; round 2 (gift.dsl:33)
    movw r8, r20 ; r9, r21
    or r8, r3
    eor r8, r23
    movw r6, r4 ; r7, r5
    eor r7, r8
    and r23, r20
    eor r3, r23
    mov r13, r3
    eor r13, r7
    and r5, r3
    eor r20, r5
    mov r3, r20
    and r3, r13
    eor r8, r3
    or r9, r12
    eor r9, r22
    eor r6, r9
    and r22, r21
    eor r12, r22
    mov r3, r12
    eor r3, r6
    and r4, r12
    eor r21, r4
    mov r12, r21
    and r12, r3
    eor r9, r12
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r7
    lpm r7, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    lpm r17, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r9
    lpm r9, Z
    subi r28, lo8(-(-385))
    sbci r29, hi8(-(-385))
    ldd r19, Y+0
    eor r17, r19
    subi r28, lo8(-(425))
    sbci r29, hi8(-(425))
    ldd r19, Y+37
    eor r3, r19
    ldd r19, Y+34
    eor r9, r19
    ldd r19, Y+33
    eor r8, r19
    ldd r19, Y+0
    eor r20, r19
    ldd r19, Y+30
    eor r21, r19
    ; round 3 (gift.dsl:33)
    com r6
    movw r4, r6 ; r5, r7
    or r4, r17
    eor r4, r9
    movw r12, r20 ; r13, r21
    eor r12, r4
    and r9, r6
    eor r17, r9
    mov r9, r17
    eor r9, r12
    and r20, r17
    eor r6, r20
    mov r17, r6
    and r17, r9
    eor r4, r17
    or r5, r3
    eor r5, r8
    eor r13, r5
    and r8, r7
    eor r3, r8
    mov r8, r3
    eor r8, r13
    and r21, r3
    eor r7, r21
    mov r3, r7
    and r3, r8
    eor r5, r3
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r9
    lpm r9, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r4
    lpm r3, Z
    mov r30, r5
    lpm r17, Z
    ldd r19, Y+27
    eor r9, r19
    ldd r19, Y+26
    eor r8, r19
    subi r28, lo8(-(-427))
    sbci r29, hi8(-(-427))
    ldd r19, Y+0
    eor r3, r19
    subi r28, lo8(-(451))
    sbci r29, hi8(-(451))
    ldd r19, Y+0
    eor r17, r19
    subi r28, lo8(-(-377))
    sbci r29, hi8(-(-377))
    ldd r19, Y+0
    eor r6, r19
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    ldd r19, Y+0
    eor r7, r19
    ; round 4 (gift.dsl:33)
    mov r4, r12
    mov r5, r3
    com r4
    com r5
    and r3, r4
    mov r21, r13
    mov r20, r17
    com r21
    com r20
    and r17, r21
    movw r22, r8 ; r23, r9
    com r23
    com r6
    com r22
    com r7
    subi r28, lo8(-(479))
    sbci r29, hi8(-(479))
    std Y+0, r11
    std Y+1, r10
    std Y+2, r15
    std Y+3, r14
    std Y+4, r18
    std Y+5, r2
    std Y+6, r0
    std Y+7, r16
    std Y+8, r4
    std Y+9, r5
    std Y+10, r3
    std Y+11, r12
    std Y+12, r21
    std Y+13, r20
    std Y+14, r17
    std Y+15, r13
    std Y+16, r23
    std Y+17, r6
    std Y+18, r9
    std Y+19, r22
    std Y+20, r7
    std Y+21, r8
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
    .size lwcc_gift128_128_ctr_nonce_avr, .-lwcc_gift128_128_ctr_nonce_avr

    .global lwcc_gift128_128_ctr_crypt_avr
    .type lwcc_gift128_128_ctr_crypt_avr, @function
lwcc_gift128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_gift128_128_ctr_crypt_avr_begin
    ret
.Llwcc_gift128_128_ctr_crypt_avr_begin:
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
    brcc .Llwcc_gift128_128_ctr_crypt_avr_group
    jmp .Llwcc_gift128_128_ctr_crypt_avr_rest
.Llwcc_gift128_128_ctr_crypt_avr_group:
    ldd r4, Y+7
    mov r9, r4
    lsr r9
    mov r23, r9
    andi r23, 85
    mov r18, r23
    lsl r18
    eor r4, r18
    ldd r9, Y+8
    mov r8, r9
    lsr r8
    mov r18, r8
    andi r18, 85
    mov r16, r18
    lsl r16
    eor r9, r16
    ldd r8, Y+9
    mov r12, r8
    lsr r12
    mov r16, r12
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r8, r17
    ldd r12, Y+10
    mov r10, r12
    lsr r10
    mov r17, r10
    andi r17, 85
    mov r19, r17
    lsl r19
    eor r12, r19
    mov r19, r4
    swap r19
    andi r19, 15
    eor r19, r9
    andi r19, 15
    eor r9, r19
    swap r19
    andi r19, 240
    eor r4, r19
    mov r19, r8
    swap r19
    andi r19, 15
    eor r19, r12
    andi r19, 15
    eor r12, r19
    swap r19
    andi r19, 240
    eor r8, r19
    mov r19, r23
    swap r19
    andi r19, 15
    eor r19, r18
    andi r19, 15
    eor r18, r19
    swap r19
    andi r19, 240
    eor r23, r19
    mov r19, r16
    swap r19
    andi r19, 15
    eor r19, r17
    andi r19, 15
    eor r17, r19
    swap r19
    andi r19, 240
    eor r16, r19
    mov r10, r4
    lsr r10
    lsr r10
    eor r10, r9
    mov r19, r10
    andi r19, 51
    eor r9, r19
    lsl r19
    lsl r19
    eor r4, r19
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(479))
    sbci r27, hi8(-(479))
    ld r10, X+
    eor r10, r4
    adiw r26, 3
    ld r19, X
    eor r19, r9
    mov r4, r8
    lsr r4
    lsr r4
    eor r4, r12
    mov r20, r4
    andi r20, 51
    eor r12, r20
    lsl r20
    lsl r20
    eor r8, r20
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r4, X+
    eor r4, r8
    adiw r26, 3
    ld r9, X
    eor r9, r12
    mov r8, r23
    lsr r8
    lsr r8
    eor r8, r18
    mov r20, r8
    andi r20, 51
    eor r18, r20
    lsl r20
    lsl r20
    eor r23, r20
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r8, X+
    eor r8, r23
    adiw r26, 3
    ld r12, X
    eor r12, r18
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r23, r15
    andi r23, 51
    eor r17, r23
    lsl r23
    lsl r23
    eor r16, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r15, X+
    eor r15, r16
    adiw r26, 3
    ld r14, X
    eor r14, r17
    ; round 1 (gift.dsl:33)
    mov r2, r10
    or r2, r8
    eor r2, r19
    and r19, r10
    eor r8, r19
    mov r13, r12
    eor r13, r2
    and r12, r8
    eor r10, r12
    eor r8, r13
    mov r12, r10
    and r12, r8
    eor r2, r12
    swap r8
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r12, X
    eor r8, r12
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r12, X
    eor r2, r12
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r12, X+
    eor r10, r12
    mov r12, r4
    or r12, r15
    eor r12, r9
    and r9, r4
    eor r15, r9
    mov r9, r14
    eor r9, r12
    and r14, r15
    eor r4, r14
    eor r15, r9
    mov r14, r4
    and r14, r15
    eor r12, r14
    swap r15
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    adiw r26, 6
    ld r14, X
    eor r15, r14
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r14, X
    eor r12, r14
    ; round 2 (gift.dsl:33)
    mov r14, r8
    com r14
    ; round 1 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r13
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    ; round 2 (gift.dsl:33)
    and r14, r13
    eor r14, r2
    or r2, r13
    eor r8, r2
    mov r2, r10
    eor r2, r14
    or r10, r8
    eor r13, r10
    eor r8, r2
    mov r10, r13
    and r10, r8
    eor r14, r10
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r10, X
    eor r14, r10
    mov r10, r9
    and r10, r15
    eor r10, r12
    com r12
    or r12, r9
    eor r15, r12
    mov r12, r4
    eor r12, r10
    and r4, r15
    eor r9, r4
    eor r15, r12
    mov r4, r9
    or r4, r15
    eor r10, r4
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r4, X+
    eor r9, r4
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r4, Z
    mov r30, r8
    lpm r8, Z
    adiw r26, 7
    ld r2, X
    eor r8, r2
    mov r30, r15
    lpm r15, Z
    mov r30, r10
    lpm r23, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r10, X
    eor r15, r10
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X
    eor r23, r10
    ; round 3 (gift.dsl:33)
    mov r10, r12
    or r10, r8
    eor r10, r23
    and r23, r12
    eor r8, r23
    mov r2, r13
    eor r2, r10
    and r13, r8
    eor r12, r13
    eor r8, r2
    mov r13, r12
    and r13, r8
    eor r10, r13
    subi r26, lo8(-(-13))
    sbci r27, hi8(-(-13))
    ld r13, X
    eor r10, r13
    subi r26, lo8(-(-53))
    sbci r27, hi8(-(-53))
    ld r13, X+
    eor r12, r13
    mov r13, r4
    or r13, r15
    eor r13, r14
    and r14, r4
    eor r15, r14
    mov r14, r9
    eor r14, r13
    and r9, r15
    eor r4, r9
    eor r15, r14
    mov r9, r4
    and r9, r15
    eor r13, r9
    adiw r26, 51
    ld r9, X+
    eor r13, r9
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r2
    lpm r9, Z
    mov r30, r8
    lpm r8, Z
    adiw r26, 6
    ld r2, X
    eor r8, r2
    mov r30, r14
    lpm r14, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(-436))
    sbci r27, hi8(-(-436))
    ld r2, X+
    eor r15, r2
    subi r26, lo8(-(465))
    sbci r27, hi8(-(465))
    ; round 4 (gift.dsl:33)
    ld r2, X+
    or r2, r8
    ld r23, X+
    eor r23, r2
    ld r2, X+
    eor r8, r2
    mov r18, r12
    eor r18, r23
    and r12, r8
    eor r8, r18
    ld r2, X
    eor r2, r12
    mov r12, r2
    or r12, r8
    eor r23, r12
    subi r26, lo8(-(-346))
    sbci r27, hi8(-(-346))
    ld r12, X+
    eor r8, r12
    adiw r26, 16
    ld r12, X+
    eor r2, r12
    subi r26, lo8(-(329))
    sbci r27, hi8(-(329))
    ld r12, X+
    or r12, r15
    ld r16, X+
    eor r16, r12
    ld r12, X+
    eor r15, r12
    mov r12, r4
    eor r12, r16
    and r4, r15
    eor r15, r12
    ld r6, X
    eor r6, r4
    mov r4, r6
    or r4, r15
    eor r16, r4
    subi r26, lo8(-(-48))
    sbci r27, hi8(-(-48))
    ld r4, X+
    eor r15, r4
    adiw r26, 23
    ld r4, X+
    eor r6, r4
    adiw r26, 24
    ld r4, X+
    and r4, r9
    eor r4, r10
    or r10, r9
    adiw r26, 1
    ld r5, X+
    eor r5, r10
    ld r10, X+
    and r10, r14
    eor r10, r13
    or r13, r14
    adiw r26, 1
    ld r0, X
    eor r0, r13
    mov r13, r12
    swap r13
    swap r12
    mov r17, r13
    andi r17, 15
    mov r19, r12
    andi r19, 240
    mov r20, r18
    swap r20
    andi r20, 240
    or r17, r20
    swap r18
    andi r18, 15
    or r18, r19
    mov r19, r23
    swap r19
    swap r23
    andi r19, 15
    andi r23, 240
    mov r20, r16
    swap r20
    andi r20, 240
    or r19, r20
    swap r16
    andi r16, 15
    or r16, r23
    subi r26, lo8(-(-58))
    sbci r27, hi8(-(-58))
    ld r12, X
    eor r19, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r12, r16
    ; round 5 (gift.dsl:33)
    mov r13, r17
    or r13, r15
    eor r13, r19
    and r19, r17
    eor r15, r19
    mov r23, r2
    eor r23, r13
    and r2, r15
    eor r2, r17
    eor r15, r23
    com r23
    mov r3, r2
    and r3, r15
    eor r13, r3
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r3, X
    eor r15, r3
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r3, X+
    eor r2, r3
    mov r3, r18
    or r3, r8
    eor r3, r12
    and r12, r18
    eor r8, r12
    mov r16, r6
    eor r16, r3
    and r6, r8
    eor r6, r18
    eor r8, r16
    com r16
    mov r12, r6
    and r12, r8
    eor r3, r12
    adiw r26, 4
    ld r12, X
    eor r8, r12
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r12, X+
    eor r6, r12
    mov r18, r23
    lsl r18
    lsr r23
    andi r18, 170
    andi r23, 85
    mov r17, r16
    lsl r17
    lsr r16
    andi r17, 170
    andi r16, 85
    mov r19, r13
    lsr r19
    lsl r13
    andi r19, 85
    mov r20, r13
    andi r20, 170
    mov r12, r3
    lsr r12
    lsl r3
    mov r21, r12
    andi r21, 85
    mov r22, r3
    andi r22, 170
    subi r26, lo8(-(67))
    sbci r27, hi8(-(67))
    ; round 4 (gift.dsl:33)
    ld r12, X
    mov r13, r12
    eor r13, r4
    or r12, r5
    eor r9, r12
    eor r5, r13
    mov r12, r9
    and r12, r5
    eor r4, r12
    subi r26, lo8(-(-53))
    sbci r27, hi8(-(-53))
    ld r12, X
    eor r5, r12
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r12, X+
    eor r9, r12
    mov r12, r13
    swap r12
    swap r13
    mov r3, r22
    mov r22, r12
    andi r22, 240
    mov r12, r21
    mov r21, r13
    andi r21, 15
    mov r13, r4
    swap r13
    swap r4
    mov r7, r20
    mov r20, r13
    andi r20, 15
    mov r13, r19
    mov r19, r4
    andi r19, 240
    adiw r26, 60
    ld r4, X
    mov r11, r4
    eor r11, r10
    or r4, r0
    eor r14, r4
    eor r0, r11
    mov r4, r14
    and r4, r0
    eor r10, r4
    subi r26, lo8(-(-55))
    sbci r27, hi8(-(-55))
    ld r4, X
    eor r0, r4
    mov r4, r11
    swap r4
    std Y+14, r16
    mov r16, r4
    andi r16, 15
    or r16, r22
    swap r11
    mov r22, r11
    andi r22, 240
    or r21, r22
    mov r22, r10
    swap r22
    andi r22, 240
    or r20, r22
    swap r10
    mov r22, r10
    andi r22, 15
    or r22, r19
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r4, X
    eor r20, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    eor r22, r4
    ; round 5 (gift.dsl:33)
    mov r4, r16
    or r4, r0
    eor r4, r20
    and r20, r16
    eor r0, r20
    mov r10, r9
    eor r10, r4
    and r9, r0
    eor r9, r16
    eor r0, r10
    com r10
    mov r11, r9
    and r11, r0
    eor r4, r11
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r11, X
    eor r0, r11
    mov r11, r21
    or r11, r5
    eor r11, r22
    and r22, r21
    eor r5, r22
    mov r16, r14
    eor r16, r11
    and r14, r5
    eor r14, r21
    eor r5, r16
    com r16
    mov r19, r14
    and r19, r5
    eor r11, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    eor r5, r19
    adiw r26, 21
    ld r19, X
    eor r14, r19
    mov r19, r10
    lsr r19
    andi r19, 85
    or r19, r18
    lsl r10
    mov r18, r10
    andi r18, 170
    or r23, r18
    mov r10, r16
    lsr r10
    mov r18, r10
    andi r18, 85
    or r18, r17
    lsl r16
    andi r16, 170
    ldd r17, Y+14
    or r17, r16
    mov r16, r4
    lsl r16
    andi r16, 170
    or r13, r16
    lsr r4
    mov r16, r4
    andi r16, 85
    or r7, r16
    subi r26, lo8(-(-25))
    sbci r27, hi8(-(-25))
    ld r4, X
    eor r13, r4
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X+
    eor r7, r4
    mov r16, r11
    lsl r16
    andi r16, 170
    or r12, r16
    lsr r11
    mov r16, r11
    andi r16, 85
    or r3, r16
    ld r4, X
    eor r12, r4
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X
    eor r3, r4
    ; round 6 (gift.dsl:33)
    mov r4, r19
    or r4, r0
    eor r4, r13
    and r13, r19
    eor r0, r13
    mov r10, r2
    eor r10, r4
    and r2, r0
    eor r2, r19
    eor r0, r10
    mov r13, r2
    and r13, r0
    eor r4, r13
    swap r0
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    subi r26, lo8(-(-391))
    sbci r27, hi8(-(-391))
    ld r13, X+
    eor r0, r13
    subi r26, lo8(-(383))
    sbci r27, hi8(-(383))
    ld r13, X+
    eor r4, r13
    adiw r26, 36
    ld r13, X
    eor r2, r13
    mov r13, r18
    or r13, r5
    eor r13, r12
    and r12, r18
    eor r5, r12
    mov r12, r6
    eor r12, r13
    and r6, r5
    eor r6, r18
    eor r5, r12
    mov r11, r6
    and r11, r5
    eor r13, r11
    swap r5
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    subi r26, lo8(-(-308))
    sbci r27, hi8(-(-308))
    ld r11, X+
    eor r5, r11
    subi r26, lo8(-(269))
    sbci r27, hi8(-(269))
    ld r11, X
    eor r13, r11
    subi r26, lo8(-(-271))
    sbci r27, hi8(-(-271))
    ld r11, X
    eor r6, r11
    mov r11, r23
    or r11, r15
    eor r11, r7
    and r7, r23
    eor r15, r7
    mov r7, r9
    eor r7, r11
    and r9, r15
    eor r9, r23
    eor r15, r7
    mov r23, r9
    and r23, r15
    eor r11, r23
    swap r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r10, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    subi r26, lo8(-(-113))
    sbci r27, hi8(-(-113))
    ld r23, X+
    eor r15, r23
    subi r26, lo8(-(382))
    sbci r27, hi8(-(382))
    ld r23, X+
    eor r11, r23
    adiw r26, 48
    ld r23, X
    eor r9, r23
    mov r23, r17
    or r23, r8
    eor r23, r3
    and r3, r17
    eor r8, r3
    mov r3, r14
    eor r3, r23
    and r14, r8
    eor r14, r17
    eor r8, r3
    mov r30, r3
    lpm r3, Z
    mov r18, r14
    and r18, r8
    eor r23, r18
    swap r8
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    subi r26, lo8(-(-433))
    sbci r27, hi8(-(-433))
    ld r18, X+
    eor r8, r18
    subi r26, lo8(-(382))
    sbci r27, hi8(-(382))
    ld r18, X
    eor r23, r18
    subi r26, lo8(-(-385))
    sbci r27, hi8(-(-385))
    ld r18, X
    eor r14, r18
    ; round 7 (gift.dsl:33)
    mov r18, r0
    com r18
    and r18, r10
    eor r18, r4
    or r4, r10
    eor r0, r4
    mov r4, r2
    eor r4, r18
    or r2, r0
    eor r10, r2
    eor r0, r4
    mov r2, r10
    and r2, r0
    eor r18, r2
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r2, X
    eor r18, r2
    mov r2, r5
    com r2
    and r2, r12
    eor r2, r13
    or r13, r12
    eor r5, r13
    mov r13, r6
    eor r13, r2
    or r6, r5
    eor r12, r6
    eor r5, r13
    mov r6, r12
    and r6, r5
    eor r2, r6
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r6, X+
    eor r12, r6
    mov r6, r15
    com r6
    and r6, r7
    eor r6, r11
    or r11, r7
    eor r15, r11
    mov r11, r9
    eor r11, r6
    or r9, r15
    eor r7, r9
    eor r15, r11
    mov r9, r7
    and r9, r15
    eor r6, r9
    adiw r26, 22
    ld r9, X+
    eor r6, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r4
    lpm r4, Z
    mov r30, r0
    lpm r9, Z
    subi r26, lo8(-(145))
    sbci r27, hi8(-(145))
    ld r0, X
    eor r9, r0
    mov r30, r5
    lpm r5, Z
    mov r30, r2
    lpm r16, Z
    subi r26, lo8(-(-145))
    sbci r27, hi8(-(-145))
    ld r2, X+
    eor r5, r2
    subi r26, lo8(-(370))
    sbci r27, hi8(-(370))
    ld r2, X
    eor r16, r2
    mov r30, r11
    lpm r2, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(-256))
    sbci r27, hi8(-(-256))
    ld r0, X+
    eor r15, r0
    subi r26, lo8(-(271))
    sbci r27, hi8(-(271))
    ld r0, X
    eor r7, r0
    mov r0, r8
    com r0
    and r0, r3
    eor r0, r23
    or r23, r3
    eor r8, r23
    mov r11, r14
    eor r11, r0
    or r14, r8
    eor r3, r14
    eor r8, r11
    mov r14, r3
    and r14, r8
    eor r0, r14
    mov r30, r8
    lpm r8, Z
    mov r30, r0
    lpm r14, Z
    subi r26, lo8(-(-408))
    sbci r27, hi8(-(-408))
    ld r0, X
    eor r8, r0
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X+
    eor r14, r0
    subi r26, lo8(-(118))
    sbci r27, hi8(-(118))
    ld r0, X+
    eor r3, r0
    ; round 8 (gift.dsl:33)
    mov r0, r13
    or r0, r9
    eor r0, r16
    and r16, r13
    eor r9, r16
    mov r23, r10
    eor r23, r0
    and r10, r9
    eor r13, r10
    eor r9, r23
    mov r10, r13
    and r10, r9
    eor r0, r10
    subi r26, lo8(-(262))
    sbci r27, hi8(-(262))
    ld r10, X+
    eor r0, r10
    adiw r26, 48
    ld r10, X
    eor r13, r10
    mov r10, r4
    or r10, r5
    eor r10, r18
    and r18, r4
    eor r5, r18
    mov r18, r12
    eor r18, r10
    and r12, r5
    eor r4, r12
    eor r5, r18
    mov r12, r4
    and r12, r5
    eor r10, r12
    subi r26, lo8(-(-50))
    sbci r27, hi8(-(-50))
    ld r12, X+
    eor r10, r12
    mov r12, r11
    or r12, r15
    eor r12, r14
    and r14, r11
    eor r15, r14
    mov r14, r7
    eor r14, r12
    and r7, r15
    eor r11, r7
    eor r15, r14
    mov r7, r11
    and r7, r15
    eor r12, r7
    subi r26, lo8(-(69))
    sbci r27, hi8(-(69))
    ld r7, X
    eor r11, r7
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r23
    lpm r7, Z
    mov r30, r9
    lpm r9, Z
    subi r26, lo8(-(-426))
    sbci r27, hi8(-(-426))
    ld r23, X+
    eor r9, r23
    mov r30, r18
    lpm r23, Z
    mov r30, r5
    lpm r5, Z
    subi r26, lo8(-(361))
    sbci r27, hi8(-(361))
    ld r18, X
    eor r5, r18
    mov r30, r15
    lpm r15, Z
    mov r30, r12
    lpm r18, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r15, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X+
    eor r18, r12
    mov r12, r2
    or r12, r8
    eor r12, r6
    and r6, r2
    eor r8, r6
    mov r6, r3
    eor r6, r12
    and r3, r8
    eor r2, r3
    eor r8, r6
    mov r3, r2
    and r3, r8
    eor r12, r3
    mov r30, r8
    lpm r8, Z
    mov r30, r12
    lpm r16, Z
    ld r12, X
    eor r8, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X
    eor r16, r12
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r12, X
    eor r2, r12
    ; round 9 (gift.dsl:33)
    mov r12, r9
    com r12
    and r12, r14
    eor r12, r18
    or r18, r14
    eor r9, r18
    mov r18, r13
    eor r18, r12
    or r13, r9
    eor r14, r13
    eor r9, r18
    mov r13, r14
    and r13, r9
    eor r12, r13
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r13, X
    eor r9, r13
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r13, X+
    eor r14, r13
    mov r13, r6
    and r13, r5
    eor r13, r16
    com r16
    or r16, r6
    eor r5, r16
    mov r3, r4
    eor r3, r13
    and r4, r5
    eor r6, r4
    eor r5, r3
    mov r4, r6
    or r4, r5
    eor r13, r4
    adiw r26, 7
    ld r4, X+
    eor r5, r4
    subi r26, lo8(-(73))
    sbci r27, hi8(-(73))
    ld r4, X
    eor r6, r4
    mov r4, r15
    com r4
    and r4, r7
    eor r4, r0
    or r0, r7
    eor r15, r0
    mov r16, r11
    eor r16, r4
    or r11, r15
    eor r7, r11
    eor r15, r16
    mov r0, r7
    and r0, r15
    eor r4, r0
    subi r26, lo8(-(-77))
    sbci r27, hi8(-(-77))
    ld r0, X
    eor r15, r0
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r0, X+
    eor r7, r0
    mov r0, r8
    com r0
    and r0, r23
    eor r0, r10
    or r10, r23
    eor r8, r10
    mov r10, r2
    eor r10, r0
    or r2, r8
    eor r2, r23
    eor r8, r10
    mov r11, r2
    and r11, r8
    eor r0, r11
    adiw r26, 6
    ld r11, X
    eor r8, r11
    mov r11, r3
    swap r11
    swap r3
    mov r23, r11
    andi r23, 15
    mov r17, r3
    andi r17, 240
    mov r19, r18
    swap r19
    andi r19, 240
    or r23, r19
    swap r18
    andi r18, 15
    or r18, r17
    mov r3, r10
    swap r3
    swap r10
    mov r17, r3
    andi r17, 15
    mov r19, r10
    andi r19, 240
    mov r20, r16
    swap r20
    andi r20, 240
    or r17, r20
    swap r16
    andi r16, 15
    or r16, r19
    mov r19, r12
    swap r19
    swap r12
    andi r19, 15
    movw r20, r12 ; r21, r13
    andi r20, 240
    swap r21
    andi r21, 240
    or r19, r21
    swap r13
    mov r21, r13
    andi r21, 15
    or r21, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X
    eor r19, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r12, r21
    mov r20, r4
    swap r20
    swap r4
    andi r20, 15
    mov r21, r4
    andi r21, 240
    mov r22, r0
    swap r22
    andi r22, 240
    or r20, r22
    swap r0
    mov r22, r0
    andi r22, 15
    or r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    eor r20, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    eor r22, r4
    ; round 10 (gift.dsl:33)
    mov r4, r23
    or r4, r5
    eor r4, r19
    and r19, r23
    eor r5, r19
    mov r19, r14
    eor r19, r4
    and r14, r5
    eor r14, r23
    eor r5, r19
    com r19
    mov r10, r14
    and r10, r5
    eor r4, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r5, r10
    adiw r26, 44
    ld r10, X
    eor r14, r10
    mov r10, r18
    or r10, r9
    eor r10, r12
    and r12, r18
    eor r9, r12
    mov r23, r6
    eor r23, r10
    and r6, r9
    eor r6, r18
    eor r9, r23
    com r23
    movw r12, r6 ; r13, r7
    and r12, r9
    eor r10, r12
    subi r26, lo8(-(-46))
    sbci r27, hi8(-(-46))
    ld r12, X+
    eor r9, r12
    adiw r26, 14
    ld r12, X
    eor r6, r12
    mov r12, r17
    or r12, r8
    eor r12, r20
    and r20, r17
    eor r8, r20
    eor r13, r12
    and r7, r8
    eor r7, r17
    eor r8, r13
    com r13
    mov r0, r7
    and r0, r8
    eor r12, r0
    subi r26, lo8(-(-12))
    sbci r27, hi8(-(-12))
    ld r0, X
    eor r8, r0
    mov r0, r16
    or r0, r15
    eor r0, r22
    and r22, r16
    eor r15, r22
    mov r3, r2
    eor r3, r0
    and r2, r15
    eor r2, r16
    eor r15, r3
    com r3
    mov r11, r2
    and r11, r15
    eor r0, r11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X+
    eor r15, r11
    subi r26, lo8(-(72))
    sbci r27, hi8(-(72))
    ld r11, X
    eor r2, r11
    mov r11, r13
    lsr r11
    lsl r13
    mov r18, r11
    andi r18, 85
    mov r16, r13
    andi r16, 170
    mov r17, r19
    lsl r17
    andi r17, 170
    or r18, r17
    lsr r19
    andi r19, 85
    or r19, r16
    mov r13, r3
    lsr r13
    lsl r3
    mov r16, r13
    andi r16, 85
    mov r17, r3
    andi r17, 170
    mov r20, r23
    lsl r20
    andi r20, 170
    or r16, r20
    lsr r23
    andi r23, 85
    or r23, r17
    mov r17, r4
    lsr r17
    lsl r4
    andi r17, 85
    mov r20, r4
    andi r20, 170
    mov r21, r12
    lsl r21
    andi r21, 170
    or r17, r21
    lsr r12
    mov r21, r12
    andi r21, 85
    or r21, r20
    subi r26, lo8(-(-76))
    sbci r27, hi8(-(-76))
    ld r4, X
    eor r17, r4
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X+
    eor r4, r21
    mov r12, r10
    lsr r12
    lsl r10
    mov r20, r12
    andi r20, 85
    mov r21, r10
    andi r21, 170
    mov r22, r0
    lsl r22
    andi r22, 170
    or r20, r22
    lsr r0
    mov r22, r0
    andi r22, 85
    or r22, r21
    ld r12, X
    eor r12, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r10, X
    eor r10, r22
    ; round 11 (gift.dsl:33)
    mov r13, r18
    or r13, r8
    eor r13, r17
    and r17, r18
    eor r8, r17
    mov r0, r14
    eor r0, r13
    and r14, r8
    eor r14, r18
    eor r8, r0
    mov r3, r14
    and r3, r8
    eor r13, r3
    swap r8
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    eor r8, r3
    subi r26, lo8(-(-362))
    sbci r27, hi8(-(-362))
    ld r3, X+
    eor r13, r3
    subi r26, lo8(-(441))
    sbci r27, hi8(-(441))
    ld r3, X
    eor r14, r3
    mov r3, r16
    or r3, r15
    eor r3, r12
    and r12, r16
    eor r15, r12
    mov r12, r6
    eor r12, r3
    and r6, r15
    eor r6, r16
    eor r15, r12
    mov r11, r6
    and r11, r15
    eor r3, r11
    swap r15
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    subi r26, lo8(-(-81))
    sbci r27, hi8(-(-81))
    ld r11, X
    eor r15, r11
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r11, X+
    eor r3, r11
    adiw r26, 45
    ld r11, X
    eor r6, r11
    mov r11, r19
    or r11, r5
    eor r11, r4
    and r4, r19
    eor r5, r4
    mov r4, r7
    eor r4, r11
    and r7, r5
    eor r7, r19
    eor r5, r4
    mov r18, r7
    and r18, r5
    eor r11, r18
    swap r5
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r0
    lpm r0, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    subi r26, lo8(-(-43))
    sbci r27, hi8(-(-43))
    ld r18, X
    eor r5, r18
    subi r26, lo8(-(-323))
    sbci r27, hi8(-(-323))
    ld r18, X+
    eor r11, r18
    subi r26, lo8(-(364))
    sbci r27, hi8(-(364))
    ld r18, X
    eor r7, r18
    mov r18, r23
    or r18, r9
    eor r18, r10
    and r10, r23
    eor r9, r10
    mov r10, r2
    eor r10, r18
    and r2, r9
    eor r2, r23
    eor r9, r10
    mov r30, r10
    lpm r10, Z
    mov r23, r2
    and r23, r9
    eor r18, r23
    swap r9
    lsl r18
    adc r18, r1
    lsl r18
    adc r18, r1
    subi r26, lo8(-(-364))
    sbci r27, hi8(-(-364))
    ld r23, X+
    eor r9, r23
    subi r26, lo8(-(316))
    sbci r27, hi8(-(316))
    ld r23, X+
    eor r18, r23
    subi r26, lo8(-(97))
    sbci r27, hi8(-(97))
    ld r23, X
    eor r2, r23
    ; round 12 (gift.dsl:33)
    mov r23, r0
    and r23, r8
    eor r23, r13
    com r13
    or r13, r0
    eor r8, r13
    mov r13, r14
    eor r13, r23
    and r14, r8
    eor r0, r14
    eor r8, r13
    mov r14, r0
    or r14, r8
    eor r23, r14
    subi r26, lo8(-(-455))
    sbci r27, hi8(-(-455))
    ld r14, X+
    eor r23, r14
    mov r14, r12
    and r14, r15
    eor r14, r3
    or r3, r12
    eor r15, r3
    mov r3, r6
    eor r3, r14
    and r6, r15
    eor r12, r6
    mov r6, r3
    com r6
    eor r15, r6
    mov r16, r12
    or r16, r15
    eor r14, r16
    subi r26, lo8(-(392))
    sbci r27, hi8(-(392))
    ld r16, X
    eor r12, r16
    mov r16, r4
    and r16, r5
    eor r16, r11
    com r11
    or r11, r4
    eor r5, r11
    mov r11, r7
    eor r11, r16
    and r7, r5
    eor r4, r7
    eor r5, r11
    mov r7, r4
    or r7, r5
    eor r7, r16
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    lpm r13, Z
    mov r30, r8
    lpm r8, Z
    subi r26, lo8(-(-37))
    sbci r27, hi8(-(-37))
    ld r16, X
    eor r8, r16
    mov r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r16, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X
    eor r15, r14
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r14, X
    eor r16, r14
    ; round 13 (gift.dsl:33)
    or r3, r16
    eor r3, r8
    or r8, r6
    eor r16, r8
    ; round 12 (gift.dsl:33)
    mov r30, r11
    lpm r8, Z
    mov r30, r5
    lpm r14, Z
    subi r26, lo8(-(-309))
    sbci r27, hi8(-(-309))
    ld r5, X+
    eor r7, r5
    subi r26, lo8(-(310))
    sbci r27, hi8(-(310))
    ld r5, X+
    eor r14, r5
    subi r26, lo8(-(90))
    sbci r27, hi8(-(90))
    ld r5, X
    eor r4, r5
    mov r5, r9
    com r5
    and r5, r10
    eor r5, r18
    or r18, r10
    eor r9, r18
    mov r11, r2
    eor r11, r5
    or r2, r9
    eor r10, r2
    eor r9, r11
    mov r2, r10
    and r2, r9
    eor r5, r2
    mov r30, r9
    lpm r9, Z
    mov r30, r5
    lpm r2, Z
    subi r26, lo8(-(-444))
    sbci r27, hi8(-(-444))
    ld r5, X
    eor r9, r5
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r5, X+
    eor r2, r5
    subi r26, lo8(-(123))
    sbci r27, hi8(-(123))
    ld r5, X+
    eor r10, r5
    ; round 13 (gift.dsl:33)
    mov r5, r0
    eor r5, r16
    or r0, r3
    eor r6, r0
    eor r3, r5
    mov r0, r6
    or r0, r3
    eor r16, r0
    subi r26, lo8(-(218))
    sbci r27, hi8(-(218))
    ld r0, X+
    eor r16, r0
    adiw r26, 41
    ld r0, X
    eor r6, r0
    mov r0, r13
    or r0, r15
    eor r0, r23
    and r23, r13
    eor r15, r23
    mov r23, r12
    eor r23, r0
    and r12, r15
    eor r13, r12
    eor r15, r23
    mov r12, r13
    and r12, r15
    eor r0, r12
    subi r26, lo8(-(-43))
    sbci r27, hi8(-(-43))
    ld r12, X+
    eor r0, r12
    mov r12, r11
    or r12, r14
    eor r12, r2
    and r2, r11
    eor r14, r2
    mov r2, r4
    eor r2, r12
    and r4, r14
    eor r11, r4
    eor r14, r2
    mov r4, r11
    and r4, r14
    eor r12, r4
    subi r26, lo8(-(113))
    sbci r27, hi8(-(113))
    ld r4, X
    eor r11, r4
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r5
    lpm r4, Z
    mov r30, r3
    lpm r5, Z
    subi r26, lo8(-(-107))
    sbci r27, hi8(-(-107))
    ld r3, X
    eor r5, r3
    mov r30, r23
    lpm r3, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r15, r23
    mov r30, r14
    lpm r14, Z
    mov r30, r12
    lpm r23, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r14, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X+
    eor r23, r12
    mov r12, r8
    or r12, r9
    eor r12, r7
    and r7, r8
    eor r9, r7
    mov r7, r10
    eor r7, r12
    and r10, r9
    eor r8, r10
    eor r9, r7
    mov r10, r8
    and r10, r9
    eor r12, r10
    mov r30, r9
    lpm r9, Z
    mov r30, r12
    lpm r18, Z
    ld r12, X
    eor r9, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X
    eor r18, r12
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r12, X
    eor r8, r12
    ; round 14 (gift.dsl:33)
    mov r12, r5
    com r12
    and r12, r2
    eor r12, r23
    or r23, r2
    eor r5, r23
    mov r23, r6
    eor r23, r12
    or r6, r5
    eor r2, r6
    eor r5, r23
    mov r10, r2
    and r10, r5
    eor r12, r10
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r10, X+
    eor r5, r10
    mov r10, r7
    and r10, r15
    eor r10, r18
    com r18
    or r18, r7
    eor r15, r18
    mov r6, r13
    eor r6, r10
    and r13, r15
    eor r7, r13
    eor r15, r6
    mov r13, r7
    or r13, r15
    eor r10, r13
    ld r13, X+
    eor r15, r13
    subi r26, lo8(-(116))
    sbci r27, hi8(-(116))
    ld r13, X
    eor r7, r13
    mov r13, r14
    com r13
    and r13, r4
    eor r13, r16
    or r16, r4
    eor r14, r16
    mov r18, r11
    eor r18, r13
    or r11, r14
    eor r4, r11
    eor r14, r18
    mov r11, r4
    and r11, r14
    eor r13, r11
    subi r26, lo8(-(-120))
    sbci r27, hi8(-(-120))
    ld r11, X+
    eor r14, r11
    adiw r26, 36
    ld r11, X
    eor r4, r11
    mov r11, r9
    com r11
    and r11, r3
    eor r11, r0
    or r0, r3
    eor r9, r0
    mov r0, r8
    eor r0, r11
    or r8, r9
    eor r3, r8
    eor r9, r0
    mov r8, r3
    and r8, r9
    eor r11, r8
    subi r26, lo8(-(-36))
    sbci r27, hi8(-(-36))
    ld r8, X
    eor r9, r8
    mov r8, r6
    swap r8
    swap r6
    mov r16, r8
    andi r16, 15
    mov r17, r6
    andi r17, 240
    mov r19, r23
    swap r19
    andi r19, 240
    or r16, r19
    swap r23
    andi r23, 15
    or r23, r17
    mov r8, r0
    swap r8
    swap r0
    mov r17, r8
    andi r17, 15
    mov r19, r0
    andi r19, 240
    mov r20, r18
    swap r20
    andi r20, 240
    or r17, r20
    swap r18
    andi r18, 15
    or r18, r19
    mov r19, r12
    swap r19
    swap r12
    andi r19, 15
    mov r20, r12
    andi r20, 240
    mov r21, r10
    swap r21
    andi r21, 240
    or r19, r21
    swap r10
    mov r21, r10
    andi r21, 15
    or r21, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r8, X
    eor r19, r8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    eor r8, r21
    mov r20, r13
    swap r20
    swap r13
    andi r20, 15
    mov r21, r13
    andi r21, 240
    mov r22, r11
    swap r22
    andi r22, 240
    or r20, r22
    swap r11
    mov r22, r11
    andi r22, 15
    or r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r20, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    eor r22, r12
    ; round 15 (gift.dsl:33)
    mov r12, r16
    or r12, r15
    eor r12, r19
    and r19, r16
    eor r15, r19
    mov r10, r2
    eor r10, r12
    and r2, r15
    eor r2, r16
    eor r15, r10
    com r10
    mov r13, r2
    and r13, r15
    eor r12, r13
    subi r26, lo8(-(83))
    sbci r27, hi8(-(83))
    ld r13, X
    eor r15, r13
    subi r26, lo8(-(-91))
    sbci r27, hi8(-(-91))
    ld r13, X+
    eor r2, r13
    mov r13, r23
    or r13, r5
    eor r13, r8
    and r8, r23
    eor r5, r8
    mov r16, r7
    eor r16, r13
    and r7, r5
    eor r7, r23
    eor r5, r16
    com r16
    mov r8, r7
    and r8, r5
    eor r13, r8
    adiw r26, 3
    ld r8, X+
    eor r5, r8
    adiw r26, 54
    ld r8, X
    eor r7, r8
    mov r8, r17
    or r8, r9
    eor r8, r20
    and r20, r17
    eor r9, r20
    mov r6, r4
    eor r6, r8
    and r4, r9
    eor r4, r17
    eor r9, r6
    com r6
    mov r0, r4
    and r0, r9
    eor r8, r0
    subi r26, lo8(-(-53))
    sbci r27, hi8(-(-53))
    ld r0, X
    eor r9, r0
    mov r0, r18
    or r0, r14
    eor r0, r22
    and r22, r18
    eor r14, r22
    mov r11, r3
    eor r11, r0
    and r3, r14
    eor r3, r18
    eor r14, r11
    com r11
    mov r23, r3
    and r23, r14
    eor r0, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    eor r14, r23
    subi r26, lo8(-(113))
    sbci r27, hi8(-(113))
    ld r23, X
    eor r3, r23
    mov r23, r6
    lsr r23
    lsl r6
    andi r23, 85
    mov r18, r6
    andi r18, 170
    mov r17, r10
    lsl r17
    andi r17, 170
    or r23, r17
    lsr r10
    mov r17, r10
    andi r17, 85
    or r17, r18
    mov r10, r11
    lsr r10
    lsl r11
    movw r18, r10 ; r19, r11
    andi r18, 85
    andi r19, 170
    mov r20, r16
    lsl r20
    andi r20, 170
    or r18, r20
    lsr r16
    andi r16, 85
    or r16, r19
    mov r19, r12
    lsr r19
    lsl r12
    andi r19, 85
    mov r20, r12
    andi r20, 170
    mov r21, r8
    lsl r21
    andi r21, 170
    or r19, r21
    lsr r8
    mov r21, r8
    andi r21, 85
    or r21, r20
    subi r26, lo8(-(-22))
    sbci r27, hi8(-(-22))
    ld r8, X
    eor r19, r8
    subi r26, lo8(-(-95))
    sbci r27, hi8(-(-95))
    ld r8, X+
    eor r8, r21
    mov r12, r13
    lsr r12
    lsl r13
    movw r20, r12 ; r21, r13
    andi r20, 85
    andi r21, 170
    mov r22, r0
    lsl r22
    andi r22, 170
    or r20, r22
    lsr r0
    mov r22, r0
    andi r22, 85
    or r22, r21
    ld r12, X
    eor r12, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r10, X
    eor r10, r22
    ; round 16 (gift.dsl:33)
    mov r13, r23
    or r13, r9
    eor r13, r19
    and r19, r23
    eor r9, r19
    mov r6, r2
    eor r6, r13
    and r2, r9
    eor r2, r23
    eor r9, r6
    mov r0, r2
    and r0, r9
    eor r13, r0
    swap r9
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    eor r9, r0
    subi r26, lo8(-(-326))
    sbci r27, hi8(-(-326))
    ld r0, X+
    eor r13, r0
    subi r26, lo8(-(445))
    sbci r27, hi8(-(445))
    ld r0, X
    eor r2, r0
    mov r0, r18
    or r0, r14
    eor r0, r12
    and r12, r18
    eor r14, r12
    mov r12, r7
    eor r12, r0
    and r7, r14
    eor r7, r18
    eor r14, r12
    mov r11, r7
    and r11, r14
    eor r0, r11
    swap r14
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    subi r26, lo8(-(-121))
    sbci r27, hi8(-(-121))
    ld r11, X
    eor r14, r11
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r11, X+
    eor r0, r11
    subi r26, lo8(-(85))
    sbci r27, hi8(-(85))
    ld r11, X
    eor r7, r11
    mov r11, r17
    or r11, r15
    eor r11, r8
    and r8, r17
    eor r15, r8
    mov r8, r4
    eor r8, r11
    and r4, r15
    eor r4, r17
    eor r15, r8
    mov r23, r4
    and r23, r15
    eor r11, r23
    swap r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r6
    lpm r6, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r8
    lpm r8, Z
    subi r26, lo8(-(-83))
    sbci r27, hi8(-(-83))
    ld r23, X
    eor r15, r23
    subi r26, lo8(-(-265))
    sbci r27, hi8(-(-265))
    ld r23, X+
    eor r11, r23
    mov r23, r16
    or r23, r5
    eor r23, r10
    and r10, r16
    eor r5, r10
    mov r10, r3
    eor r10, r23
    and r3, r5
    eor r3, r16
    eor r5, r10
    mov r30, r10
    lpm r10, Z
    mov r18, r3
    and r18, r5
    eor r23, r18
    swap r5
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ld r18, X+
    eor r5, r18
    subi r26, lo8(-(258))
    sbci r27, hi8(-(258))
    ld r18, X+
    eor r23, r18
    subi r26, lo8(-(137))
    sbci r27, hi8(-(137))
    ld r18, X
    eor r3, r18
    ; round 17 (gift.dsl:33)
    mov r18, r6
    and r18, r9
    eor r18, r13
    com r13
    or r13, r6
    eor r9, r13
    mov r13, r2
    eor r13, r18
    and r2, r9
    eor r6, r2
    eor r9, r13
    mov r2, r6
    or r2, r9
    eor r18, r2
    subi r26, lo8(-(-459))
    sbci r27, hi8(-(-459))
    ld r2, X+
    eor r18, r2
    mov r2, r12
    and r2, r14
    eor r2, r0
    or r0, r12
    eor r14, r0
    mov r0, r7
    eor r0, r2
    and r7, r14
    eor r12, r7
    mov r7, r0
    com r7
    eor r14, r7
    mov r16, r12
    or r16, r14
    eor r2, r16
    subi r26, lo8(-(397))
    sbci r27, hi8(-(397))
    ld r16, X
    eor r12, r16
    mov r16, r8
    and r16, r15
    eor r16, r11
    com r11
    or r11, r8
    eor r15, r11
    mov r11, r4
    eor r11, r16
    and r4, r15
    eor r8, r4
    eor r15, r11
    mov r4, r8
    or r4, r15
    eor r4, r16
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    subi r26, lo8(-(-78))
    sbci r27, hi8(-(-78))
    ld r16, X
    eor r9, r16
    mov r30, r14
    lpm r14, Z
    mov r30, r2
    lpm r16, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    eor r14, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r2, X
    eor r16, r2
    ; round 18 (gift.dsl:33)
    or r0, r16
    eor r0, r9
    or r9, r7
    eor r16, r9
    ; round 17 (gift.dsl:33)
    mov r30, r11
    lpm r9, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(-250))
    sbci r27, hi8(-(-250))
    ld r2, X+
    eor r4, r2
    subi r26, lo8(-(251))
    sbci r27, hi8(-(251))
    ld r2, X+
    eor r15, r2
    subi r26, lo8(-(130))
    sbci r27, hi8(-(130))
    ld r2, X
    eor r8, r2
    mov r2, r5
    com r2
    and r2, r10
    eor r2, r23
    or r23, r10
    eor r5, r23
    mov r11, r3
    eor r11, r2
    or r3, r5
    eor r10, r3
    eor r5, r11
    mov r3, r10
    and r3, r5
    eor r2, r3
    mov r30, r5
    lpm r5, Z
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(-448))
    sbci r27, hi8(-(-448))
    ld r3, X
    eor r5, r3
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r3, X+
    eor r2, r3
    subi r26, lo8(-(65))
    sbci r27, hi8(-(65))
    ld r3, X+
    eor r10, r3
    ; round 18 (gift.dsl:33)
    mov r3, r6
    eor r3, r16
    or r6, r0
    eor r7, r6
    eor r0, r3
    mov r6, r7
    or r6, r0
    eor r16, r6
    subi r26, lo8(-(240))
    sbci r27, hi8(-(240))
    ld r6, X+
    eor r16, r6
    subi r26, lo8(-(81))
    sbci r27, hi8(-(81))
    ld r6, X
    eor r7, r6
    mov r6, r13
    or r6, r14
    eor r6, r18
    and r18, r13
    eor r14, r18
    mov r23, r12
    eor r23, r6
    and r12, r14
    eor r13, r12
    eor r14, r23
    mov r12, r13
    and r12, r14
    eor r6, r12
    subi r26, lo8(-(-83))
    sbci r27, hi8(-(-83))
    ld r12, X+
    eor r6, r12
    mov r12, r11
    or r12, r15
    eor r12, r2
    and r2, r11
    eor r15, r2
    mov r2, r8
    eor r2, r12
    and r8, r15
    eor r11, r8
    eor r15, r2
    mov r8, r11
    and r8, r15
    eor r12, r8
    subi r26, lo8(-(153))
    sbci r27, hi8(-(153))
    ld r8, X
    eor r11, r8
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r8, Z
    mov r30, r0
    lpm r0, Z
    subi r26, lo8(-(-147))
    sbci r27, hi8(-(-147))
    ld r3, X
    eor r0, r3
    mov r30, r23
    lpm r3, Z
    mov r30, r14
    lpm r14, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r14, r23
    mov r30, r15
    lpm r15, Z
    mov r30, r12
    lpm r23, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r15, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X+
    eor r23, r12
    mov r12, r9
    or r12, r5
    eor r12, r4
    and r4, r9
    eor r5, r4
    mov r4, r10
    eor r4, r12
    and r10, r5
    eor r9, r10
    eor r5, r4
    mov r10, r9
    and r10, r5
    eor r12, r10
    mov r30, r5
    lpm r10, Z
    mov r30, r12
    lpm r18, Z
    ld r12, X
    eor r10, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X
    eor r18, r12
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r12, X
    eor r9, r12
    ; round 19 (gift.dsl:33)
    mov r12, r0
    com r12
    and r12, r2
    eor r12, r23
    or r23, r2
    eor r0, r23
    mov r23, r7
    eor r23, r12
    or r7, r0
    eor r2, r7
    eor r0, r23
    mov r5, r2
    and r5, r0
    eor r12, r5
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r5, X+
    eor r0, r5
    subi r26, lo8(-(75))
    sbci r27, hi8(-(75))
    ld r5, X
    eor r2, r5
    mov r5, r4
    and r5, r14
    eor r5, r18
    com r18
    or r18, r4
    eor r14, r18
    mov r7, r13
    eor r7, r5
    and r13, r14
    eor r4, r13
    eor r14, r7
    mov r13, r4
    or r13, r14
    eor r5, r13
    subi r26, lo8(-(-75))
    sbci r27, hi8(-(-75))
    ld r13, X+
    eor r14, r13
    subi r26, lo8(-(156))
    sbci r27, hi8(-(156))
    ld r13, X
    eor r4, r13
    mov r13, r15
    com r13
    and r13, r8
    eor r13, r16
    or r16, r8
    eor r15, r16
    mov r18, r11
    eor r18, r13
    or r11, r15
    eor r8, r11
    eor r15, r18
    mov r11, r8
    and r11, r15
    eor r13, r11
    subi r26, lo8(-(-160))
    sbci r27, hi8(-(-160))
    ld r11, X
    eor r15, r11
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r11, X+
    eor r8, r11
    mov r11, r10
    com r11
    and r11, r3
    eor r11, r6
    or r6, r3
    eor r10, r6
    mov r6, r9
    eor r6, r11
    or r9, r10
    eor r3, r9
    eor r10, r6
    mov r9, r3
    and r9, r10
    eor r11, r9
    adiw r26, 5
    ld r9, X
    eor r10, r9
    mov r9, r7
    swap r9
    swap r7
    mov r16, r9
    andi r16, 15
    mov r17, r7
    andi r17, 240
    mov r19, r23
    swap r19
    andi r19, 240
    or r16, r19
    swap r23
    andi r23, 15
    or r23, r17
    mov r9, r6
    swap r9
    swap r6
    mov r17, r9
    andi r17, 15
    mov r19, r6
    andi r19, 240
    mov r20, r18
    swap r20
    andi r20, 240
    or r17, r20
    swap r18
    andi r18, 15
    or r18, r19
    mov r19, r12
    swap r19
    swap r12
    andi r19, 15
    mov r20, r12
    andi r20, 240
    mov r21, r5
    swap r21
    andi r21, 240
    or r19, r21
    swap r5
    mov r21, r5
    andi r21, 15
    or r21, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r19, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    eor r9, r21
    mov r20, r13
    swap r20
    swap r13
    andi r20, 15
    mov r21, r13
    andi r21, 240
    mov r22, r11
    swap r22
    andi r22, 240
    or r20, r22
    swap r11
    mov r22, r11
    andi r22, 15
    or r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r20, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    eor r22, r12
    ; round 20 (gift.dsl:33)
    mov r12, r16
    or r12, r14
    eor r12, r19
    and r19, r16
    eor r14, r19
    mov r19, r2
    eor r19, r12
    and r2, r14
    eor r2, r16
    eor r14, r19
    com r19
    mov r13, r2
    and r13, r14
    eor r12, r13
    subi r26, lo8(-(72))
    sbci r27, hi8(-(72))
    ld r13, X
    eor r14, r13
    subi r26, lo8(-(-81))
    sbci r27, hi8(-(-81))
    ld r13, X+
    eor r2, r13
    mov r13, r23
    or r13, r0
    eor r13, r9
    and r9, r23
    eor r0, r9
    mov r16, r4
    eor r16, r13
    and r4, r0
    eor r4, r23
    eor r0, r16
    com r16
    mov r9, r4
    and r9, r0
    eor r13, r9
    adiw r26, 3
    ld r9, X+
    eor r0, r9
    subi r26, lo8(-(95))
    sbci r27, hi8(-(95))
    ld r9, X
    eor r4, r9
    mov r9, r17
    or r9, r10
    eor r9, r20
    and r20, r17
    eor r10, r20
    mov r6, r8
    eor r6, r9
    and r8, r10
    eor r8, r17
    eor r10, r6
    com r6
    mov r5, r8
    and r5, r10
    eor r9, r5
    subi r26, lo8(-(-94))
    sbci r27, hi8(-(-94))
    ld r5, X
    eor r10, r5
    mov r5, r18
    or r5, r15
    eor r5, r22
    and r22, r18
    eor r15, r22
    mov r7, r3
    eor r7, r5
    and r3, r15
    eor r3, r18
    eor r15, r7
    com r7
    mov r11, r3
    and r11, r15
    eor r5, r11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X+
    eor r15, r11
    subi r26, lo8(-(154))
    sbci r27, hi8(-(154))
    ld r11, X
    eor r3, r11
    mov r11, r6
    lsr r11
    lsl r6
    mov r23, r11
    andi r23, 85
    mov r18, r6
    andi r18, 170
    mov r17, r19
    lsl r17
    andi r17, 170
    or r23, r17
    lsr r19
    andi r19, 85
    or r19, r18
    mov r6, r7
    lsr r6
    lsl r7
    mov r18, r6
    andi r18, 85
    mov r17, r7
    andi r17, 170
    mov r20, r16
    lsl r20
    andi r20, 170
    or r18, r20
    lsr r16
    andi r16, 85
    or r16, r17
    mov r17, r12
    lsr r17
    lsl r12
    andi r17, 85
    mov r20, r12
    andi r20, 170
    mov r21, r9
    lsl r21
    andi r21, 170
    or r17, r21
    lsr r9
    mov r21, r9
    andi r21, 85
    or r21, r20
    subi r26, lo8(-(-73))
    sbci r27, hi8(-(-73))
    ld r9, X
    eor r17, r9
    subi r26, lo8(-(-85))
    sbci r27, hi8(-(-85))
    ld r9, X+
    eor r9, r21
    mov r12, r13
    lsr r12
    lsl r13
    movw r20, r12 ; r21, r13
    andi r20, 85
    andi r21, 170
    mov r22, r5
    lsl r22
    andi r22, 170
    or r20, r22
    lsr r5
    mov r22, r5
    andi r22, 85
    or r22, r21
    ld r12, X
    eor r12, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r13, X
    eor r13, r22
    ; round 21 (gift.dsl:33)
    mov r6, r23
    or r6, r10
    eor r6, r17
    and r17, r23
    eor r10, r17
    mov r5, r2
    eor r5, r6
    and r2, r10
    eor r2, r23
    eor r10, r5
    mov r7, r2
    and r7, r10
    eor r6, r7
    swap r10
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r7, X
    eor r10, r7
    subi r26, lo8(-(-289))
    sbci r27, hi8(-(-289))
    ld r7, X+
    eor r6, r7
    subi r26, lo8(-(449))
    sbci r27, hi8(-(449))
    ld r7, X
    eor r2, r7
    mov r7, r18
    or r7, r15
    eor r7, r12
    and r12, r18
    eor r15, r12
    mov r12, r4
    eor r12, r7
    and r4, r15
    eor r4, r18
    eor r15, r12
    mov r11, r4
    and r11, r15
    eor r7, r11
    swap r15
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    subi r26, lo8(-(-162))
    sbci r27, hi8(-(-162))
    ld r11, X
    eor r15, r11
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r11, X+
    eor r7, r11
    mov r11, r19
    or r11, r14
    eor r11, r9
    and r9, r19
    eor r14, r9
    mov r9, r8
    eor r9, r11
    and r8, r14
    eor r8, r19
    eor r14, r9
    mov r23, r8
    and r23, r14
    eor r11, r23
    swap r14
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    adiw r26, 2
    ld r23, X
    eor r14, r23
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r5, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r9
    lpm r9, Z
    subi r26, lo8(-(-203))
    sbci r27, hi8(-(-203))
    ld r23, X+
    eor r11, r23
    mov r23, r16
    or r23, r0
    eor r23, r13
    and r13, r16
    eor r0, r13
    mov r13, r3
    eor r13, r23
    and r3, r0
    eor r3, r16
    eor r0, r13
    mov r30, r13
    lpm r13, Z
    mov r18, r3
    and r18, r0
    eor r23, r18
    swap r0
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ld r18, X+
    eor r0, r18
    subi r26, lo8(-(196))
    sbci r27, hi8(-(196))
    ld r18, X+
    eor r23, r18
    subi r26, lo8(-(178))
    sbci r27, hi8(-(178))
    ld r18, X
    eor r3, r18
    ; round 22 (gift.dsl:33)
    mov r18, r5
    and r18, r10
    eor r18, r6
    com r6
    or r6, r5
    eor r10, r6
    mov r6, r2
    eor r6, r18
    and r2, r10
    eor r5, r2
    eor r10, r6
    mov r2, r5
    or r2, r10
    eor r18, r2
    subi r26, lo8(-(-463))
    sbci r27, hi8(-(-463))
    ld r2, X+
    eor r18, r2
    mov r2, r12
    and r2, r15
    eor r2, r7
    or r7, r12
    eor r15, r7
    subi r26, lo8(-(411))
    sbci r27, hi8(-(411))
    ; round 21 (gift.dsl:33)
    ld r7, X+
    eor r4, r7
    eor r8, r7
    ; round 22 (gift.dsl:33)
    mov r7, r4
    eor r7, r2
    and r4, r15
    eor r12, r4
    mov r4, r7
    com r4
    eor r15, r4
    mov r16, r12
    or r16, r15
    eor r2, r16
    adiw r26, 29
    ld r16, X
    eor r12, r16
    mov r16, r9
    and r16, r14
    eor r16, r11
    com r11
    or r11, r9
    eor r14, r11
    mov r11, r8
    eor r11, r16
    and r8, r14
    eor r9, r8
    eor r14, r11
    mov r8, r9
    or r8, r14
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    subi r26, lo8(-(-159))
    sbci r27, hi8(-(-159))
    ld r17, X
    eor r10, r17
    mov r30, r15
    lpm r15, Z
    mov r30, r2
    lpm r17, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    eor r15, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r2, X
    eor r17, r2
    ; round 23 (gift.dsl:33)
    or r7, r17
    eor r7, r10
    or r10, r4
    eor r17, r10
    ; round 22 (gift.dsl:33)
    mov r30, r11
    lpm r10, Z
    mov r30, r14
    lpm r14, Z
    eor r8, r16
    subi r26, lo8(-(-189))
    sbci r27, hi8(-(-189))
    ld r2, X+
    eor r8, r2
    subi r26, lo8(-(190))
    sbci r27, hi8(-(190))
    ld r2, X+
    eor r14, r2
    subi r26, lo8(-(171))
    sbci r27, hi8(-(171))
    ld r2, X
    eor r9, r2
    mov r2, r0
    com r2
    and r2, r13
    eor r2, r23
    or r23, r13
    eor r0, r23
    mov r11, r3
    eor r11, r2
    or r3, r0
    eor r13, r3
    eor r0, r11
    mov r3, r13
    and r3, r0
    eor r2, r3
    mov r30, r0
    lpm r0, Z
    mov r30, r2
    lpm r2, Z
    subi r26, lo8(-(-452))
    sbci r27, hi8(-(-452))
    ld r3, X
    eor r0, r3
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r3, X+
    eor r2, r3
    subi r26, lo8(-(131))
    sbci r27, hi8(-(131))
    ld r3, X+
    eor r13, r3
    ; round 23 (gift.dsl:33)
    mov r3, r5
    eor r3, r17
    or r5, r7
    eor r4, r5
    eor r7, r3
    mov r5, r4
    or r5, r7
    eor r17, r5
    subi r26, lo8(-(137))
    sbci r27, hi8(-(137))
    ld r5, X+
    eor r17, r5
    subi r26, lo8(-(122))
    sbci r27, hi8(-(122))
    ld r5, X
    eor r4, r5
    mov r5, r6
    or r5, r15
    eor r5, r18
    and r18, r6
    eor r15, r18
    mov r23, r12
    eor r23, r5
    and r12, r15
    eor r6, r12
    eor r15, r23
    mov r12, r6
    and r12, r15
    eor r5, r12
    subi r26, lo8(-(-124))
    sbci r27, hi8(-(-124))
    ld r12, X+
    eor r5, r12
    mov r12, r11
    or r12, r14
    eor r12, r2
    and r2, r11
    eor r14, r2
    mov r2, r9
    eor r2, r12
    and r9, r14
    eor r11, r9
    eor r14, r2
    mov r9, r11
    and r9, r14
    eor r12, r9
    subi r26, lo8(-(194))
    sbci r27, hi8(-(194))
    ld r9, X
    eor r11, r9
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r9, Z
    mov r30, r7
    lpm r3, Z
    subi r26, lo8(-(-188))
    sbci r27, hi8(-(-188))
    ld r7, X
    eor r3, r7
    mov r30, r23
    lpm r7, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r15, r23
    mov r30, r14
    lpm r14, Z
    mov r30, r12
    lpm r23, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r14, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X+
    eor r23, r12
    mov r12, r10
    or r12, r0
    eor r12, r8
    and r8, r10
    eor r0, r8
    mov r8, r13
    eor r8, r12
    and r13, r0
    eor r10, r13
    eor r0, r8
    mov r13, r10
    and r13, r0
    eor r12, r13
    mov r30, r0
    lpm r13, Z
    mov r30, r12
    lpm r18, Z
    ld r12, X
    eor r13, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X
    eor r18, r12
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r12, X
    eor r10, r12
    ; round 24 (gift.dsl:33)
    mov r12, r3
    com r12
    and r12, r2
    eor r12, r23
    or r23, r2
    eor r3, r23
    mov r23, r4
    eor r23, r12
    or r4, r3
    eor r2, r4
    eor r3, r23
    mov r4, r2
    and r4, r3
    eor r12, r4
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X+
    eor r3, r4
    mov r4, r8
    and r4, r15
    eor r4, r18
    com r18
    or r18, r8
    eor r15, r18
    mov r0, r6
    eor r0, r4
    and r6, r15
    eor r8, r6
    eor r15, r0
    mov r6, r8
    or r6, r15
    eor r4, r6
    ld r6, X+
    eor r15, r6
    subi r26, lo8(-(197))
    sbci r27, hi8(-(197))
    ld r6, X
    eor r8, r6
    mov r6, r14
    com r6
    and r6, r9
    eor r6, r17
    or r17, r9
    eor r14, r17
    mov r18, r11
    eor r18, r6
    or r11, r14
    eor r9, r11
    eor r14, r18
    mov r11, r9
    and r11, r14
    eor r6, r11
    subi r26, lo8(-(-201))
    sbci r27, hi8(-(-201))
    ld r11, X
    eor r14, r11
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r11, X+
    eor r9, r11
    mov r11, r13
    com r11
    and r11, r7
    eor r11, r5
    or r5, r7
    eor r13, r5
    mov r5, r10
    eor r5, r11
    or r10, r13
    eor r7, r10
    eor r13, r5
    mov r10, r7
    and r10, r13
    eor r11, r10
    adiw r26, 5
    ld r10, X
    eor r13, r10
    mov r10, r0
    swap r10
    swap r0
    mov r16, r10
    andi r16, 15
    mov r17, r0
    andi r17, 240
    mov r19, r23
    swap r19
    andi r19, 240
    or r16, r19
    swap r23
    andi r23, 15
    or r23, r17
    mov r10, r5
    swap r10
    swap r5
    mov r17, r10
    andi r17, 15
    mov r19, r5
    andi r19, 240
    mov r20, r18
    swap r20
    andi r20, 240
    or r17, r20
    swap r18
    andi r18, 15
    or r18, r19
    mov r19, r12
    swap r19
    swap r12
    andi r19, 15
    mov r20, r12
    andi r20, 240
    mov r21, r4
    swap r21
    andi r21, 240
    or r19, r21
    swap r4
    mov r21, r4
    andi r21, 15
    or r21, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X
    eor r19, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    eor r4, r21
    mov r20, r6
    swap r20
    swap r6
    andi r20, 15
    mov r21, r6
    andi r21, 240
    mov r22, r11
    swap r22
    andi r22, 240
    or r20, r22
    swap r11
    mov r22, r11
    andi r22, 15
    or r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r20, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    eor r22, r12
    ; round 25 (gift.dsl:33)
    mov r12, r16
    or r12, r15
    eor r12, r19
    and r19, r16
    eor r15, r19
    mov r10, r2
    eor r10, r12
    and r2, r15
    eor r2, r16
    eor r15, r10
    com r10
    mov r6, r2
    and r6, r15
    eor r12, r6
    subi r26, lo8(-(74))
    sbci r27, hi8(-(74))
    ld r6, X+
    eor r15, r6
    subi r26, lo8(-(87))
    sbci r27, hi8(-(87))
    ld r6, X
    eor r2, r6
    mov r6, r23
    or r6, r3
    eor r6, r4
    and r4, r23
    eor r3, r4
    mov r16, r8
    eor r16, r6
    and r8, r3
    eor r8, r23
    eor r3, r16
    com r16
    movw r4, r8 ; r5, r9
    and r4, r3
    eor r6, r4
    subi r26, lo8(-(-166))
    sbci r27, hi8(-(-166))
    ld r4, X+
    eor r3, r4
    subi r26, lo8(-(135))
    sbci r27, hi8(-(135))
    ld r4, X
    eor r8, r4
    mov r4, r17
    or r4, r13
    eor r4, r20
    and r20, r17
    eor r13, r20
    eor r5, r4
    and r9, r13
    eor r9, r17
    eor r13, r5
    com r5
    mov r0, r9
    and r0, r13
    eor r4, r0
    subi r26, lo8(-(-135))
    sbci r27, hi8(-(-135))
    ld r0, X+
    eor r13, r0
    mov r0, r18
    or r0, r14
    eor r0, r22
    and r22, r18
    eor r14, r22
    mov r11, r7
    eor r11, r0
    and r7, r14
    eor r7, r18
    eor r14, r11
    com r11
    mov r23, r7
    and r23, r14
    eor r0, r23
    subi r26, lo8(-(173))
    sbci r27, hi8(-(173))
    ld r23, X+
    eor r14, r23
    adiw r26, 20
    ld r23, X
    eor r7, r23
    mov r23, r5
    lsr r23
    lsl r5
    andi r23, 85
    mov r18, r5
    andi r18, 170
    mov r17, r10
    lsl r17
    andi r17, 170
    or r23, r17
    lsr r10
    mov r17, r10
    andi r17, 85
    or r17, r18
    mov r10, r11
    lsr r10
    lsl r11
    movw r18, r10 ; r19, r11
    andi r18, 85
    andi r19, 170
    mov r20, r16
    lsl r20
    andi r20, 170
    or r18, r20
    lsr r16
    andi r16, 85
    or r16, r19
    mov r19, r12
    lsr r19
    lsl r12
    andi r19, 85
    mov r20, r12
    andi r20, 170
    mov r21, r4
    lsl r21
    andi r21, 170
    or r19, r21
    lsr r4
    mov r21, r4
    andi r21, 85
    or r21, r20
    subi r26, lo8(-(-114))
    sbci r27, hi8(-(-114))
    ld r4, X
    eor r19, r4
    subi r26, lo8(-(-83))
    sbci r27, hi8(-(-83))
    ld r4, X+
    eor r4, r21
    mov r12, r6
    lsr r12
    lsl r6
    mov r20, r12
    andi r20, 85
    mov r21, r6
    andi r21, 170
    mov r22, r0
    lsl r22
    andi r22, 170
    or r20, r22
    lsr r0
    mov r22, r0
    andi r22, 85
    or r22, r21
    subi r26, lo8(-(171))
    sbci r27, hi8(-(171))
    ld r12, X
    eor r12, r20
    subi r26, lo8(-(-173))
    sbci r27, hi8(-(-173))
    ld r10, X
    eor r10, r22
    ; round 26 (gift.dsl:33)
    mov r6, r23
    or r6, r13
    eor r6, r19
    and r19, r23
    eor r13, r19
    mov r5, r2
    eor r5, r6
    and r2, r13
    eor r2, r23
    eor r13, r5
    mov r0, r2
    and r0, r13
    eor r6, r0
    swap r13
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    eor r13, r0
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r0, X+
    eor r6, r0
    mov r0, r18
    or r0, r14
    eor r0, r12
    and r12, r18
    eor r14, r12
    mov r12, r8
    eor r12, r0
    and r8, r14
    eor r8, r18
    eor r14, r12
    mov r11, r8
    and r11, r14
    eor r0, r11
    swap r14
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    adiw r26, 2
    ld r11, X
    eor r14, r11
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r11, X+
    eor r0, r11
    subi r26, lo8(-(163))
    sbci r27, hi8(-(163))
    ld r11, X
    eor r8, r11
    mov r11, r17
    or r11, r15
    eor r11, r4
    and r4, r17
    eor r15, r4
    mov r4, r9
    eor r4, r11
    and r9, r15
    eor r9, r17
    eor r15, r4
    mov r23, r9
    and r23, r15
    eor r11, r23
    swap r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    subi r26, lo8(-(-161))
    sbci r27, hi8(-(-161))
    ld r23, X
    eor r15, r23
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r5, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r23, X+
    eor r11, r23
    mov r23, r16
    or r23, r3
    eor r23, r10
    and r10, r16
    eor r3, r10
    mov r10, r7
    eor r10, r23
    and r7, r3
    eor r7, r16
    eor r3, r10
    mov r30, r10
    lpm r10, Z
    mov r18, r7
    and r18, r3
    eor r23, r18
    swap r3
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    adiw r26, 2
    ld r18, X
    eor r3, r18
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r18, X+
    eor r23, r18
    subi r26, lo8(-(216))
    sbci r27, hi8(-(216))
    ld r18, X
    eor r7, r18
    ; round 27 (gift.dsl:33)
    mov r18, r5
    and r18, r13
    eor r18, r6
    com r6
    or r6, r5
    eor r13, r6
    mov r6, r2
    eor r6, r18
    and r2, r13
    eor r5, r2
    eor r13, r6
    mov r2, r5
    or r2, r13
    eor r18, r2
    subi r26, lo8(-(-223))
    sbci r27, hi8(-(-223))
    ld r2, X
    eor r18, r2
    mov r2, r12
    and r2, r14
    eor r2, r0
    or r0, r12
    eor r14, r0
    mov r0, r8
    eor r0, r2
    and r8, r14
    eor r12, r8
    mov r8, r0
    com r8
    eor r14, r8
    mov r16, r12
    or r16, r14
    eor r2, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    eor r12, r16
    mov r16, r4
    and r16, r15
    eor r16, r11
    com r11
    or r11, r4
    eor r15, r11
    mov r11, r9
    eor r11, r16
    and r9, r15
    eor r4, r9
    eor r15, r11
    mov r9, r4
    or r9, r15
    eor r9, r16
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    adiw r26, 7
    ld r16, X
    eor r13, r16
    mov r30, r14
    lpm r14, Z
    mov r30, r2
    lpm r16, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    eor r14, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r2, X
    eor r16, r2
    ; round 28 (gift.dsl:33)
    or r0, r16
    eor r0, r13
    or r13, r8
    eor r16, r13
    ; round 27 (gift.dsl:33)
    mov r30, r11
    lpm r2, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r13, X+
    eor r9, r13
    adiw r26, 4
    ld r13, X+
    eor r15, r13
    subi r26, lo8(-(209))
    sbci r27, hi8(-(209))
    ld r13, X
    eor r4, r13
    mov r13, r3
    com r13
    and r13, r10
    eor r13, r23
    or r23, r10
    eor r3, r23
    mov r11, r7
    eor r11, r13
    or r7, r3
    eor r10, r7
    eor r3, r11
    mov r7, r10
    and r7, r3
    eor r13, r7
    mov r30, r3
    lpm r3, Z
    mov r30, r13
    lpm r13, Z
    subi r26, lo8(-(-211))
    sbci r27, hi8(-(-211))
    ld r7, X
    eor r3, r7
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r7, X
    eor r13, r7
    ; round 28 (gift.dsl:33)
    mov r7, r5
    eor r7, r16
    or r5, r0
    eor r8, r5
    eor r0, r7
    mov r5, r8
    or r5, r0
    eor r16, r5
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r5, X+
    eor r16, r5
    subi r26, lo8(-(161))
    sbci r27, hi8(-(161))
    ld r5, X
    eor r8, r5
    mov r5, r6
    or r5, r14
    eor r5, r18
    and r18, r6
    eor r14, r18
    mov r23, r12
    eor r23, r5
    and r12, r14
    eor r6, r12
    eor r14, r23
    mov r12, r6
    and r12, r14
    eor r5, r12
    subi r26, lo8(-(-163))
    sbci r27, hi8(-(-163))
    ld r12, X+
    eor r5, r12
    mov r12, r11
    or r12, r15
    eor r12, r13
    and r13, r11
    eor r15, r13
    mov r13, r4
    eor r13, r12
    and r4, r15
    eor r11, r4
    eor r15, r13
    mov r4, r11
    and r4, r15
    eor r12, r4
    subi r26, lo8(-(233))
    sbci r27, hi8(-(233))
    ld r4, X
    eor r11, r4
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r7
    lpm r4, Z
    mov r30, r0
    lpm r0, Z
    subi r26, lo8(-(-227))
    sbci r27, hi8(-(-227))
    ld r7, X
    eor r0, r7
    mov r30, r23
    lpm r7, Z
    mov r30, r14
    lpm r14, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r14, r23
    mov r30, r15
    lpm r15, Z
    mov r30, r12
    lpm r23, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r15, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X+
    eor r23, r12
    mov r12, r2
    or r12, r3
    eor r12, r9
    and r9, r2
    eor r3, r9
    mov r9, r10
    eor r9, r12
    and r10, r3
    eor r2, r10
    eor r3, r9
    mov r10, r2
    and r10, r3
    eor r12, r10
    mov r30, r3
    lpm r10, Z
    mov r30, r12
    lpm r18, Z
    ld r12, X
    eor r10, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X+
    eor r18, r12
    subi r26, lo8(-(209))
    sbci r27, hi8(-(209))
    ld r12, X
    eor r2, r12
    ; round 29 (gift.dsl:33)
    mov r12, r0
    com r12
    and r12, r13
    eor r12, r23
    or r23, r13
    eor r0, r23
    mov r23, r8
    eor r23, r12
    or r8, r0
    eor r13, r8
    eor r0, r23
    mov r8, r13
    and r8, r0
    eor r12, r8
    subi r26, lo8(-(-214))
    sbci r27, hi8(-(-214))
    ld r8, X+
    eor r0, r8
    subi r26, lo8(-(154))
    sbci r27, hi8(-(154))
    ld r8, X
    eor r13, r8
    mov r8, r9
    and r8, r14
    eor r8, r18
    com r18
    or r18, r9
    eor r14, r18
    mov r3, r6
    eor r3, r8
    and r6, r14
    eor r9, r6
    eor r14, r3
    mov r6, r9
    or r6, r14
    eor r8, r6
    subi r26, lo8(-(-154))
    sbci r27, hi8(-(-154))
    ld r6, X+
    eor r14, r6
    subi r26, lo8(-(235))
    sbci r27, hi8(-(235))
    ld r6, X
    eor r9, r6
    mov r6, r15
    com r6
    and r6, r4
    eor r6, r16
    or r16, r4
    eor r15, r16
    mov r18, r11
    eor r18, r6
    or r11, r15
    eor r4, r11
    eor r15, r18
    mov r11, r4
    and r11, r15
    eor r6, r11
    subi r26, lo8(-(-239))
    sbci r27, hi8(-(-239))
    ld r11, X
    eor r15, r11
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r11, X+
    eor r4, r11
    mov r11, r10
    com r11
    and r11, r7
    eor r11, r5
    or r5, r7
    eor r10, r5
    mov r5, r2
    eor r5, r11
    or r2, r10
    eor r7, r2
    eor r10, r5
    mov r2, r7
    and r2, r10
    eor r11, r2
    adiw r26, 5
    ld r2, X
    eor r10, r2
    mov r2, r3
    swap r2
    swap r3
    movw r16, r2 ; r17, r3
    andi r16, 15
    andi r17, 240
    mov r19, r23
    swap r19
    andi r19, 240
    or r16, r19
    swap r23
    andi r23, 15
    or r23, r17
    mov r2, r5
    swap r2
    swap r5
    mov r17, r2
    andi r17, 15
    mov r19, r5
    andi r19, 240
    mov r20, r18
    swap r20
    andi r20, 240
    or r17, r20
    swap r18
    andi r18, 15
    or r18, r19
    mov r19, r12
    swap r19
    swap r12
    andi r19, 15
    mov r20, r12
    andi r20, 240
    mov r21, r8
    swap r21
    andi r21, 240
    or r19, r21
    swap r8
    mov r21, r8
    andi r21, 15
    or r21, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r8, X
    eor r19, r8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    eor r8, r21
    mov r20, r6
    swap r20
    swap r6
    andi r20, 15
    mov r21, r6
    andi r21, 240
    mov r22, r11
    swap r22
    andi r22, 240
    or r20, r22
    swap r11
    mov r22, r11
    andi r22, 15
    or r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r20, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    eor r22, r12
    ; round 30 (gift.dsl:33)
    mov r12, r16
    or r12, r14
    eor r12, r19
    and r19, r16
    eor r14, r19
    mov r19, r13
    eor r19, r12
    and r13, r14
    eor r13, r16
    eor r14, r19
    com r19
    mov r2, r13
    and r2, r14
    eor r12, r2
    subi r26, lo8(-(71))
    sbci r27, hi8(-(71))
    ld r2, X
    eor r14, r2
    subi r26, lo8(-(-78))
    sbci r27, hi8(-(-78))
    ld r2, X+
    eor r13, r2
    mov r2, r23
    or r2, r0
    eor r2, r8
    and r8, r23
    eor r0, r8
    mov r16, r9
    eor r16, r2
    and r9, r0
    eor r9, r23
    eor r0, r16
    com r16
    mov r8, r9
    and r8, r0
    eor r2, r8
    adiw r26, 2
    ld r8, X+
    eor r0, r8
    subi r26, lo8(-(173))
    sbci r27, hi8(-(173))
    ld r8, X
    eor r9, r8
    mov r8, r17
    or r8, r10
    eor r8, r20
    and r20, r17
    eor r10, r20
    mov r6, r4
    eor r6, r8
    and r4, r10
    eor r4, r17
    eor r10, r6
    com r6
    mov r5, r4
    and r5, r10
    eor r8, r5
    subi r26, lo8(-(-173))
    sbci r27, hi8(-(-173))
    ld r5, X+
    eor r10, r5
    mov r5, r18
    or r5, r15
    eor r5, r22
    and r22, r18
    eor r15, r22
    mov r3, r7
    eor r3, r5
    and r7, r15
    eor r7, r18
    eor r15, r3
    com r3
    mov r11, r7
    and r11, r15
    eor r5, r11
    subi r26, lo8(-(160))
    sbci r27, hi8(-(160))
    ld r11, X+
    eor r15, r11
    subi r26, lo8(-(71))
    sbci r27, hi8(-(71))
    ld r11, X
    eor r7, r11
    mov r11, r6
    lsr r11
    lsl r6
    mov r23, r11
    andi r23, 85
    mov r18, r6
    andi r18, 170
    mov r17, r19
    lsl r17
    andi r17, 170
    or r23, r17
    lsr r19
    andi r19, 85
    or r19, r18
    mov r6, r3
    lsr r6
    lsl r3
    mov r18, r6
    andi r18, 85
    mov r17, r3
    andi r17, 170
    mov r20, r16
    lsl r20
    andi r20, 170
    or r18, r20
    lsr r16
    andi r16, 85
    or r16, r17
    mov r17, r12
    lsr r17
    lsl r12
    andi r17, 85
    mov r20, r12
    andi r20, 170
    mov r21, r8
    lsl r21
    andi r21, 170
    or r17, r21
    lsr r8
    mov r21, r8
    andi r21, 85
    or r21, r20
    subi r26, lo8(-(-155))
    sbci r27, hi8(-(-155))
    ld r8, X
    eor r17, r8
    subi r26, lo8(-(-80))
    sbci r27, hi8(-(-80))
    ld r8, X+
    eor r8, r21
    mov r12, r2
    lsr r12
    lsl r2
    mov r20, r12
    andi r20, 85
    mov r21, r2
    andi r21, 170
    mov r22, r5
    lsl r22
    andi r22, 170
    or r20, r22
    lsr r5
    mov r22, r5
    andi r22, 85
    or r22, r21
    subi r26, lo8(-(158))
    sbci r27, hi8(-(158))
    ld r12, X
    eor r12, r20
    subi r26, lo8(-(-160))
    sbci r27, hi8(-(-160))
    ld r2, X
    eor r2, r22
    ; round 31 (gift.dsl:33)
    mov r6, r23
    or r6, r10
    eor r6, r17
    and r17, r23
    eor r10, r17
    mov r5, r13
    eor r5, r6
    and r13, r10
    eor r13, r23
    eor r10, r5
    mov r3, r13
    and r3, r10
    eor r6, r3
    swap r10
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r3, X+
    eor r10, r3
    subi r26, lo8(-(257))
    sbci r27, hi8(-(257))
    ld r3, X
    eor r6, r3
    mov r3, r18
    or r3, r15
    eor r3, r12
    and r12, r18
    eor r15, r12
    mov r12, r9
    eor r12, r3
    and r9, r15
    eor r9, r18
    eor r15, r12
    mov r11, r9
    and r11, r15
    eor r3, r11
    swap r15
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    subi r26, lo8(-(-259))
    sbci r27, hi8(-(-259))
    ld r11, X+
    eor r15, r11
    subi r26, lo8(-(257))
    sbci r27, hi8(-(257))
    ld r11, X
    eor r3, r11
    mov r11, r19
    or r11, r14
    eor r11, r8
    and r8, r19
    eor r14, r8
    mov r8, r4
    eor r8, r11
    and r4, r14
    eor r4, r19
    eor r14, r8
    mov r23, r4
    and r23, r14
    eor r11, r23
    swap r14
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    subi r26, lo8(-(-259))
    sbci r27, hi8(-(-259))
    ld r23, X
    eor r14, r23
    subi r26, lo8(-(-86))
    sbci r27, hi8(-(-86))
    ld r23, X+
    eor r11, r23
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r5, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r8
    lpm r8, Z
    subi r26, lo8(-(285))
    sbci r27, hi8(-(285))
    ld r23, X
    eor r4, r23
    mov r23, r16
    or r23, r0
    eor r23, r2
    and r2, r16
    eor r0, r2
    mov r2, r7
    eor r2, r23
    and r7, r0
    eor r7, r16
    eor r0, r2
    mov r30, r2
    lpm r2, Z
    mov r18, r7
    and r18, r0
    eor r23, r18
    swap r0
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    subi r26, lo8(-(-285))
    sbci r27, hi8(-(-285))
    ld r18, X+
    eor r0, r18
    subi r26, lo8(-(81))
    sbci r27, hi8(-(81))
    ld r18, X+
    eor r23, r18
    subi r26, lo8(-(253))
    sbci r27, hi8(-(253))
    ld r18, X
    eor r7, r18
    ; round 32 (gift.dsl:33)
    mov r18, r5
    and r18, r10
    eor r18, r6
    com r6
    or r6, r5
    eor r10, r6
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ; round 31 (gift.dsl:33)
    ld r6, X
    eor r13, r6
    eor r9, r6
    ; round 32 (gift.dsl:33)
    mov r6, r13
    eor r6, r18
    and r13, r10
    eor r5, r13
    eor r10, r6
    mov r13, r5
    or r13, r10
    eor r18, r13
    subi r26, lo8(-(-432))
    sbci r27, hi8(-(-432))
    ld r13, X+
    eor r18, r13
    mov r13, r12
    and r13, r15
    eor r13, r3
    or r3, r12
    eor r15, r3
    mov r3, r9
    eor r3, r13
    and r9, r15
    eor r12, r9
    mov r9, r3
    com r9
    eor r15, r9
    mov r16, r12
    or r16, r15
    eor r13, r16
    subi r26, lo8(-(182))
    sbci r27, hi8(-(182))
    ld r16, X+
    eor r12, r16
    mov r16, r8
    and r16, r14
    eor r16, r11
    com r11
    or r11, r8
    eor r14, r11
    mov r11, r4
    eor r11, r16
    and r4, r14
    eor r8, r4
    eor r14, r11
    mov r4, r8
    or r4, r14
    eor r4, r16
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    adiw r26, 4
    ld r16, X
    eor r10, r16
    mov r30, r15
    lpm r15, Z
    mov r30, r13
    lpm r16, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X+
    eor r15, r13
    subi r26, lo8(-(254))
    sbci r27, hi8(-(254))
    ld r13, X
    eor r16, r13
    ; round 33 (gift.dsl:33)
    or r3, r16
    eor r3, r10
    or r10, r9
    eor r16, r10
    ; round 32 (gift.dsl:33)
    mov r30, r11
    lpm r10, Z
    mov r30, r14
    lpm r14, Z
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r13, X
    eor r4, r13
    subi r26, lo8(-(-253))
    sbci r27, hi8(-(-253))
    ld r13, X+
    eor r14, r13
    subi r26, lo8(-(246))
    sbci r27, hi8(-(246))
    ld r13, X
    eor r8, r13
    mov r13, r0
    com r13
    and r13, r2
    eor r13, r23
    or r23, r2
    eor r0, r23
    mov r11, r7
    eor r11, r13
    or r7, r0
    eor r2, r7
    eor r0, r11
    mov r7, r2
    and r7, r0
    eor r13, r7
    mov r30, r0
    lpm r0, Z
    mov r30, r13
    lpm r13, Z
    subi r26, lo8(-(-455))
    sbci r27, hi8(-(-455))
    ld r7, X
    eor r0, r7
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X+
    eor r13, r7
    subi r26, lo8(-(133))
    sbci r27, hi8(-(133))
    ld r7, X+
    eor r2, r7
    ; round 33 (gift.dsl:33)
    mov r7, r5
    eor r7, r16
    or r5, r3
    eor r9, r5
    eor r3, r7
    mov r5, r9
    or r5, r3
    eor r16, r5
    subi r26, lo8(-(65))
    sbci r27, hi8(-(65))
    ld r5, X+
    eor r16, r5
    subi r26, lo8(-(194))
    sbci r27, hi8(-(194))
    ld r5, X
    eor r9, r5
    mov r5, r6
    or r5, r15
    eor r5, r18
    and r18, r6
    eor r15, r18
    mov r23, r12
    eor r23, r5
    and r12, r15
    eor r6, r12
    eor r15, r23
    mov r12, r6
    and r12, r15
    eor r5, r12
    subi r26, lo8(-(-196))
    sbci r27, hi8(-(-196))
    ld r12, X+
    eor r5, r12
    mov r12, r11
    or r12, r14
    eor r12, r13
    and r13, r11
    eor r14, r13
    mov r13, r8
    eor r13, r12
    and r8, r14
    eor r11, r8
    eor r14, r13
    mov r8, r11
    and r8, r14
    eor r12, r8
    mov r8, r10
    or r8, r0
    eor r8, r4
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r7
    lpm r7, Z
    mov r30, r3
    lpm r3, Z
    adiw r26, 5
    ld r18, X
    eor r3, r18
    mov r30, r23
    lpm r23, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X
    eor r15, r18
    mov r30, r14
    lpm r14, Z
    mov r30, r12
    lpm r18, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    eor r14, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X+
    eor r18, r12
    and r4, r10
    eor r0, r4
    mov r4, r2
    eor r4, r8
    and r2, r0
    eor r10, r2
    eor r0, r4
    mov r12, r10
    and r12, r0
    eor r8, r12
    mov r30, r0
    lpm r12, Z
    mov r30, r8
    lpm r17, Z
    ld r8, X+
    eor r12, r8
    subi r26, lo8(-(250))
    sbci r27, hi8(-(250))
    ld r8, X
    eor r17, r8
    subi r26, lo8(-(-102))
    sbci r27, hi8(-(-102))
    ld r8, X+
    eor r10, r8
    ; round 34 (gift.dsl:33)
    mov r8, r13
    and r8, r3
    eor r8, r18
    or r18, r13
    eor r3, r18
    com r3
    mov r18, r9
    eor r18, r8
    or r9, r3
    eor r13, r9
    eor r3, r18
    mov r9, r13
    and r9, r3
    eor r8, r9
    subi r26, lo8(-(84))
    sbci r27, hi8(-(84))
    ld r9, X
    eor r3, r9
    mov r9, r4
    and r9, r15
    eor r9, r17
    com r9
    or r17, r4
    eor r15, r17
    mov r2, r6
    eor r2, r9
    and r6, r15
    eor r4, r6
    eor r15, r2
    mov r6, r4
    or r6, r15
    eor r9, r6
    subi r26, lo8(-(-238))
    sbci r27, hi8(-(-238))
    ld r6, X+
    eor r15, r6
    subi r26, lo8(-(268))
    sbci r27, hi8(-(268))
    ld r6, X
    eor r4, r6
    mov r6, r7
    and r6, r14
    eor r6, r16
    com r6
    or r16, r7
    eor r14, r16
    mov r0, r11
    eor r0, r6
    and r11, r14
    eor r7, r11
    eor r14, r0
    mov r11, r7
    or r11, r14
    eor r6, r11
    subi r26, lo8(-(-271))
    sbci r27, hi8(-(-271))
    ld r11, X
    eor r14, r11
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r11, X+
    eor r7, r11
    mov r11, r23
    and r11, r12
    eor r11, r5
    or r5, r23
    eor r12, r5
    com r12
    mov r5, r10
    eor r5, r11
    or r10, r12
    eor r10, r23
    eor r12, r5
    mov r23, r10
    and r23, r12
    eor r11, r23
    adiw r26, 2
    ld r23, X
    eor r12, r23
    mov r23, r2
    swap r23
    swap r2
    andi r23, 15
    mov r16, r2
    andi r16, 240
    mov r17, r18
    swap r17
    andi r17, 240
    or r23, r17
    swap r18
    andi r18, 15
    or r18, r16
    mov r2, r5
    swap r2
    swap r5
    mov r16, r2
    andi r16, 15
    mov r17, r5
    andi r17, 240
    mov r19, r0
    swap r19
    andi r19, 240
    or r16, r19
    swap r0
    mov r19, r0
    andi r19, 15
    or r19, r17
    mov r17, r8
    swap r17
    swap r8
    andi r17, 15
    movw r20, r8 ; r21, r9
    andi r20, 240
    swap r21
    andi r21, 240
    or r17, r21
    swap r9
    mov r21, r9
    andi r21, 15
    or r21, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X+
    eor r17, r9
    subi r26, lo8(-(246))
    sbci r27, hi8(-(246))
    ld r9, X
    eor r9, r21
    mov r20, r6
    swap r20
    swap r6
    andi r20, 15
    mov r21, r6
    andi r21, 240
    mov r22, r11
    swap r22
    andi r22, 240
    or r20, r22
    swap r11
    mov r22, r11
    andi r22, 15
    or r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    eor r20, r8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    eor r22, r8
    ; round 35 (gift.dsl:33)
    mov r8, r23
    or r8, r15
    eor r8, r17
    and r17, r23
    eor r15, r17
    mov r2, r13
    eor r2, r8
    and r13, r15
    eor r13, r23
    eor r15, r2
    com r2
    mov r6, r13
    and r6, r15
    eor r8, r6
    subi r26, lo8(-(-183))
    sbci r27, hi8(-(-183))
    ld r6, X
    eor r15, r6
    subi r26, lo8(-(-65))
    sbci r27, hi8(-(-65))
    ld r6, X+
    eor r13, r6
    mov r6, r18
    or r6, r3
    eor r6, r9
    and r9, r18
    eor r3, r9
    mov r23, r4
    eor r23, r6
    and r4, r3
    eor r4, r18
    eor r3, r23
    com r23
    mov r9, r4
    and r9, r3
    eor r6, r9
    ld r9, X+
    eor r3, r9
    mov r9, r16
    or r9, r12
    eor r9, r20
    and r20, r16
    eor r12, r20
    mov r5, r7
    eor r5, r9
    and r7, r12
    eor r7, r16
    eor r12, r5
    com r5
    mov r0, r7
    and r0, r12
    eor r9, r0
    subi r26, lo8(-(235))
    sbci r27, hi8(-(235))
    ld r0, X
    eor r12, r0
    mov r0, r19
    or r0, r14
    eor r0, r22
    and r22, r19
    eor r14, r22
    mov r11, r10
    eor r11, r0
    and r10, r14
    eor r10, r19
    eor r14, r11
    com r11
    mov r18, r10
    and r18, r14
    eor r0, r18
    subi r26, lo8(-(-87))
    sbci r27, hi8(-(-87))
    ld r18, X+
    eor r14, r18
    subi r26, lo8(-(112))
    sbci r27, hi8(-(112))
    ld r18, X
    eor r10, r18
    mov r18, r5
    lsr r18
    lsl r5
    andi r18, 85
    mov r16, r5
    andi r16, 170
    mov r17, r2
    lsl r17
    andi r17, 170
    or r18, r17
    lsr r2
    mov r17, r2
    andi r17, 85
    or r17, r16
    mov r2, r11
    lsr r2
    lsl r11
    mov r16, r2
    andi r16, 85
    mov r19, r11
    andi r19, 170
    mov r20, r23
    lsl r20
    andi r20, 170
    or r16, r20
    lsr r23
    andi r23, 85
    or r23, r19
    mov r19, r8
    lsr r19
    lsl r8
    andi r19, 85
    movw r20, r8 ; r21, r9
    andi r20, 170
    lsl r21
    andi r21, 170
    or r19, r21
    lsr r9
    mov r21, r9
    andi r21, 85
    or r21, r20
    subi r26, lo8(-(-21))
    sbci r27, hi8(-(-21))
    ld r9, X
    eor r19, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X+
    eor r9, r21
    mov r8, r6
    lsr r8
    lsl r6
    mov r20, r8
    andi r20, 85
    mov r21, r6
    andi r21, 170
    mov r22, r0
    lsl r22
    andi r22, 170
    or r20, r22
    lsr r0
    mov r22, r0
    andi r22, 85
    or r22, r21
    ld r8, X
    eor r8, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r2, X
    eor r2, r22
    ; round 36 (gift.dsl:33)
    mov r6, r18
    or r6, r12
    eor r6, r19
    and r19, r18
    eor r12, r19
    mov r5, r13
    eor r5, r6
    and r13, r12
    eor r13, r18
    eor r12, r5
    mov r0, r13
    and r0, r12
    eor r6, r0
    swap r12
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    subi r26, lo8(-(-240))
    sbci r27, hi8(-(-240))
    ld r0, X+
    eor r12, r0
    subi r26, lo8(-(232))
    sbci r27, hi8(-(232))
    ld r0, X
    eor r6, r0
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r0, X
    eor r13, r0
    mov r0, r16
    or r0, r14
    eor r0, r8
    and r8, r16
    eor r14, r8
    mov r8, r4
    eor r8, r0
    and r4, r14
    eor r4, r16
    eor r14, r8
    mov r11, r4
    and r11, r14
    eor r0, r11
    swap r14
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    subi r26, lo8(-(-226))
    sbci r27, hi8(-(-226))
    ld r11, X+
    eor r14, r11
    subi r26, lo8(-(232))
    sbci r27, hi8(-(232))
    ld r11, X+
    eor r0, r11
    adiw r26, 31
    ld r11, X
    eor r4, r11
    mov r11, r17
    or r11, r15
    eor r11, r9
    and r9, r17
    eor r15, r9
    mov r9, r7
    eor r9, r11
    and r7, r15
    eor r7, r17
    eor r15, r9
    mov r18, r7
    and r18, r15
    eor r11, r18
    swap r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    subi r26, lo8(-(-266))
    sbci r27, hi8(-(-266))
    ld r18, X+
    eor r15, r18
    subi r26, lo8(-(232))
    sbci r27, hi8(-(232))
    ld r18, X
    eor r11, r18
    mov r18, r23
    or r18, r3
    eor r18, r2
    and r2, r23
    eor r3, r2
    mov r2, r10
    eor r2, r18
    and r10, r3
    eor r10, r23
    eor r3, r2
    mov r30, r2
    lpm r2, Z
    mov r23, r10
    and r23, r3
    eor r18, r23
    swap r3
    lsl r18
    adc r18, r1
    lsl r18
    adc r18, r1
    subi r26, lo8(-(-234))
    sbci r27, hi8(-(-234))
    ld r23, X+
    eor r3, r23
    subi r26, lo8(-(232))
    sbci r27, hi8(-(232))
    ld r23, X
    eor r18, r23
    subi r26, lo8(-(-36))
    sbci r27, hi8(-(-36))
    ld r23, X+
    eor r10, r23
    ; round 37 (gift.dsl:33)
    mov r23, r5
    and r23, r12
    eor r23, r6
    or r6, r5
    eor r12, r6
    mov r6, r13
    eor r6, r23
    and r13, r12
    eor r5, r13
    mov r13, r6
    com r13
    eor r12, r13
    mov r13, r5
    or r13, r12
    eor r23, r13
    adiw r26, 26
    ld r13, X
    eor r23, r13
    mov r13, r8
    and r13, r14
    eor r13, r0
    or r0, r8
    eor r14, r0
    mov r0, r4
    eor r0, r13
    and r4, r14
    eor r8, r4
    mov r4, r0
    com r4
    eor r14, r4
    mov r16, r8
    or r16, r14
    eor r13, r16
    subi r26, lo8(-(-230))
    sbci r27, hi8(-(-230))
    ld r16, X+
    eor r8, r16
    mov r16, r9
    and r16, r15
    eor r16, r11
    or r11, r9
    eor r15, r11
    mov r11, r7
    eor r11, r16
    and r7, r15
    eor r9, r7
    mov r7, r11
    com r7
    eor r15, r7
    mov r7, r9
    or r7, r15
    eor r7, r16
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r6
    lpm r6, Z
    mov r30, r11
    lpm r11, Z
    subi r26, lo8(-(227))
    sbci r27, hi8(-(227))
    ld r16, X
    eor r7, r16
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r12
    lpm r12, Z
    subi r26, lo8(-(-223))
    sbci r27, hi8(-(-223))
    ld r16, X
    eor r12, r16
    mov r30, r14
    lpm r14, Z
    mov r30, r13
    lpm r16, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X
    eor r14, r13
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r13, X+
    eor r16, r13
    ; round 38 (gift.dsl:33)
    or r0, r16
    eor r0, r12
    or r12, r4
    eor r16, r12
    ; round 37 (gift.dsl:33)
    mov r30, r15
    lpm r12, Z
    adiw r26, 1
    ld r15, X+
    eor r12, r15
    subi r26, lo8(-(270))
    sbci r27, hi8(-(270))
    ld r15, X
    eor r9, r15
    mov r15, r2
    and r15, r3
    eor r15, r18
    or r18, r2
    eor r3, r18
    mov r13, r10
    eor r13, r15
    com r13
    and r10, r3
    eor r2, r10
    eor r3, r13
    mov r10, r2
    or r10, r3
    eor r15, r10
    mov r30, r3
    lpm r10, Z
    mov r30, r15
    lpm r15, Z
    subi r26, lo8(-(-272))
    sbci r27, hi8(-(-272))
    ld r3, X+
    eor r10, r3
    subi r26, lo8(-(226))
    sbci r27, hi8(-(226))
    ld r3, X
    eor r15, r3
    subi r26, lo8(-(-171))
    sbci r27, hi8(-(-171))
    ld r3, X
    eor r2, r3
    ; round 38 (gift.dsl:33)
    mov r3, r5
    eor r3, r16
    or r5, r0
    eor r4, r5
    eor r0, r3
    mov r5, r4
    or r5, r0
    eor r16, r5
    subi r26, lo8(-(-64))
    sbci r27, hi8(-(-64))
    ld r5, X+
    eor r16, r5
    subi r26, lo8(-(218))
    sbci r27, hi8(-(218))
    ld r5, X
    eor r4, r5
    mov r5, r6
    or r5, r14
    eor r5, r23
    and r23, r6
    eor r14, r23
    mov r23, r8
    eor r23, r5
    and r8, r14
    eor r6, r8
    eor r14, r23
    mov r8, r6
    and r8, r14
    eor r5, r8
    subi r26, lo8(-(-220))
    sbci r27, hi8(-(-220))
    ld r8, X+
    eor r5, r8
    mov r8, r13
    or r8, r12
    eor r8, r15
    and r15, r13
    eor r12, r15
    mov r15, r9
    eor r15, r8
    and r9, r12
    eor r13, r9
    eor r12, r15
    mov r9, r13
    and r9, r12
    eor r8, r9
    subi r26, lo8(-(269))
    sbci r27, hi8(-(269))
    ld r9, X
    eor r13, r9
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r9, Z
    mov r30, r0
    lpm r0, Z
    subi r26, lo8(-(-264))
    sbci r27, hi8(-(-264))
    ld r3, X
    eor r0, r3
    mov r30, r23
    lpm r3, Z
    mov r30, r14
    lpm r14, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    eor r14, r23
    mov r30, r12
    lpm r12, Z
    mov r30, r8
    lpm r8, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    eor r12, r23
    subi r26, lo8(-(223))
    sbci r27, hi8(-(223))
    ld r23, X
    eor r8, r23
    mov r23, r11
    or r23, r10
    eor r23, r7
    and r7, r11
    eor r10, r7
    mov r7, r2
    eor r7, r23
    and r2, r10
    eor r11, r2
    eor r10, r7
    mov r2, r11
    and r2, r10
    eor r2, r23
    mov r30, r10
    lpm r10, Z
    mov r30, r2
    lpm r23, Z
    subi r26, lo8(-(-225))
    sbci r27, hi8(-(-225))
    ld r2, X
    eor r10, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X+
    eor r23, r2
    subi r26, lo8(-(133))
    sbci r27, hi8(-(133))
    ld r2, X+
    eor r11, r2
    ; round 39 (gift.dsl:33)
    mov r2, r0
    com r2
    and r2, r15
    eor r2, r8
    or r8, r15
    eor r0, r8
    mov r18, r4
    eor r18, r2
    or r4, r0
    eor r15, r4
    eor r0, r18
    mov r4, r15
    and r4, r0
    eor r2, r4
    subi r26, lo8(-(74))
    sbci r27, hi8(-(74))
    ld r4, X+
    eor r0, r4
    adiw r26, 48
    ld r4, X
    eor r15, r4
    mov r4, r7
    and r4, r14
    eor r4, r23
    com r23
    or r23, r7
    eor r14, r23
    mov r8, r6
    eor r8, r4
    and r6, r14
    eor r7, r6
    eor r14, r8
    mov r6, r7
    or r6, r14
    eor r4, r6
    subi r26, lo8(-(-261))
    sbci r27, hi8(-(-261))
    ld r6, X+
    eor r14, r6
    subi r26, lo8(-(292))
    sbci r27, hi8(-(292))
    ld r6, X
    eor r7, r6
    mov r6, r12
    com r6
    and r6, r9
    eor r6, r16
    or r16, r9
    eor r12, r16
    mov r23, r13
    eor r23, r6
    or r13, r12
    eor r9, r13
    eor r12, r23
    mov r13, r9
    and r13, r12
    eor r6, r13
    subi r26, lo8(-(-295))
    sbci r27, hi8(-(-295))
    ld r13, X
    eor r12, r13
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r13, X+
    eor r9, r13
    mov r13, r10
    com r13
    and r13, r3
    eor r13, r5
    or r5, r3
    eor r10, r5
    mov r5, r11
    eor r5, r13
    or r11, r10
    eor r3, r11
    eor r10, r5
    mov r11, r3
    and r11, r10
    eor r13, r11
    adiw r26, 2
    ld r11, X
    eor r10, r11
    mov r11, r8
    swap r11
    swap r8
    mov r16, r11
    andi r16, 15
    mov r17, r8
    andi r17, 240
    mov r19, r18
    swap r19
    andi r19, 240
    or r16, r19
    swap r18
    andi r18, 15
    or r18, r17
    mov r8, r5
    swap r8
    swap r5
    mov r17, r8
    andi r17, 15
    mov r19, r5
    andi r19, 240
    mov r20, r23
    swap r20
    andi r20, 240
    or r17, r20
    swap r23
    andi r23, 15
    or r23, r19
    mov r8, r2
    swap r8
    swap r2
    mov r19, r8
    andi r19, 15
    mov r20, r2
    andi r20, 240
    mov r21, r4
    swap r21
    andi r21, 240
    or r19, r21
    swap r4
    mov r21, r4
    andi r21, 15
    or r21, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r4, X+
    eor r4, r19
    subi r26, lo8(-(220))
    sbci r27, hi8(-(220))
    ld r8, X
    eor r8, r21
    mov r19, r6
    swap r19
    swap r6
    andi r19, 15
    mov r20, r6
    andi r20, 240
    mov r21, r13
    swap r21
    andi r21, 240
    or r19, r21
    swap r13
    mov r21, r13
    andi r21, 15
    or r21, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    eor r19, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    eor r21, r2
    ; round 40 (gift.dsl:33)
    mov r2, r16
    or r2, r14
    eor r2, r4
    and r4, r16
    eor r14, r4
    mov r20, r15
    eor r20, r2
    and r15, r14
    eor r15, r16
    eor r14, r20
    com r20
    mov r4, r15
    and r4, r14
    eor r2, r4
    subi r26, lo8(-(-171))
    sbci r27, hi8(-(-171))
    ld r4, X
    eor r14, r4
    subi r26, lo8(-(-51))
    sbci r27, hi8(-(-51))
    ld r4, X
    eor r2, r4
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r4, X+
    eor r15, r4
    mov r4, r18
    or r4, r0
    eor r4, r8
    and r8, r18
    eor r0, r8
    mov r16, r7
    eor r16, r4
    and r7, r0
    eor r7, r18
    eor r0, r16
    com r16
    mov r8, r7
    and r8, r0
    eor r4, r8
    adiw r26, 4
    ld r8, X
    eor r0, r8
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r8, X+
    eor r4, r8
    subi r26, lo8(-(257))
    sbci r27, hi8(-(257))
    ld r8, X
    eor r7, r8
    mov r8, r17
    or r8, r10
    eor r8, r19
    and r19, r17
    eor r10, r19
    mov r13, r9
    eor r13, r8
    and r9, r10
    eor r9, r17
    eor r10, r13
    com r13
    mov r6, r9
    and r6, r10
    eor r8, r6
    subi r26, lo8(-(-47))
    sbci r27, hi8(-(-47))
    ld r6, X
    eor r10, r6
    subi r26, lo8(-(-212))
    sbci r27, hi8(-(-212))
    ld r6, X+
    eor r8, r6
    mov r6, r23
    or r6, r12
    eor r6, r21
    and r21, r23
    eor r12, r21
    mov r5, r3
    eor r5, r6
    and r3, r12
    eor r3, r23
    eor r12, r5
    com r5
    mov r11, r3
    and r11, r12
    eor r6, r11
    subi r26, lo8(-(134))
    sbci r27, hi8(-(134))
    ld r11, X
    eor r12, r11
    subi r26, lo8(-(-136))
    sbci r27, hi8(-(-136))
    ld r11, X+
    eor r6, r11
    subi r26, lo8(-(289))
    sbci r27, hi8(-(289))
    ld r11, X
    eor r3, r11
    mov r11, r13
    lsr r11
    lsl r13
    mov r23, r11
    andi r23, 85
    mov r18, r13
    andi r18, 170
    mov r17, r20
    lsl r17
    andi r17, 170
    or r23, r17
    lsr r20
    andi r20, 85
    or r20, r18
    mov r13, r5
    lsr r13
    lsl r5
    mov r18, r13
    andi r18, 85
    mov r17, r5
    andi r17, 170
    mov r19, r16
    lsl r19
    andi r19, 170
    or r18, r19
    lsr r16
    andi r16, 85
    or r16, r17
    mov r13, r2
    lsr r13
    lsl r2
    mov r17, r13
    andi r17, 85
    mov r19, r2
    andi r19, 170
    mov r21, r8
    lsl r21
    andi r21, 170
    or r17, r21
    lsr r8
    mov r21, r8
    andi r21, 85
    or r21, r19
    mov r8, r4
    lsr r8
    lsl r4
    mov r19, r8
    andi r19, 85
    mov r22, r4
    andi r22, 170
    mov r4, r6
    lsl r4
    mov r8, r16
    mov r16, r4
    andi r16, 170
    or r19, r16
    lsr r6
    mov r16, r6
    andi r16, 85
    or r16, r22
    mov r4, r23
    lsr r4
    lsr r4
    eor r4, r17
    mov r22, r4
    andi r22, 51
    eor r17, r22
    lsl r22
    lsl r22
    eor r23, r22
    mov r4, r18
    lsr r4
    lsr r4
    eor r4, r19
    mov r22, r4
    andi r22, 51
    eor r19, r22
    lsl r22
    lsl r22
    eor r18, r22
    mov r4, r10
    lsr r4
    lsr r4
    eor r4, r15
    mov r22, r4
    andi r22, 51
    eor r15, r22
    lsl r22
    lsl r22
    eor r10, r22
    mov r4, r12
    lsr r4
    lsr r4
    eor r4, r7
    mov r22, r4
    andi r22, 51
    eor r7, r22
    lsl r22
    lsl r22
    eor r12, r22
    mov r4, r20
    lsr r4
    lsr r4
    eor r4, r21
    mov r22, r4
    andi r22, 51
    eor r21, r22
    lsl r22
    lsl r22
    eor r20, r22
    mov r4, r8
    lsr r4
    lsr r4
    eor r4, r16
    mov r22, r4
    andi r22, 51
    eor r16, r22
    lsl r22
    lsl r22
    eor r8, r22
    mov r4, r14
    lsr r4
    lsr r4
    eor r4, r9
    mov r22, r4
    andi r22, 51
    eor r9, r22
    lsl r22
    lsl r22
    eor r14, r22
    mov r4, r0
    lsr r4
    lsr r4
    eor r4, r3
    mov r22, r4
    andi r22, 51
    eor r3, r22
    lsl r22
    lsl r22
    eor r0, r22
    mov r22, r23
    swap r22
    andi r22, 15
    eor r22, r17
    andi r22, 15
    eor r17, r22
    swap r22
    andi r22, 240
    eor r23, r22
    mov r22, r18
    swap r22
    andi r22, 15
    eor r22, r19
    andi r22, 15
    eor r19, r22
    swap r22
    andi r22, 240
    eor r18, r22
    mov r22, r10
    swap r22
    andi r22, 15
    eor r22, r15
    andi r22, 15
    eor r15, r22
    swap r22
    andi r22, 240
    eor r10, r22
    mov r22, r12
    swap r22
    andi r22, 15
    eor r22, r7
    andi r22, 15
    eor r7, r22
    swap r22
    andi r22, 240
    eor r12, r22
    mov r22, r20
    swap r22
    andi r22, 15
    eor r22, r21
    andi r22, 15
    eor r21, r22
    swap r22
    andi r22, 240
    eor r20, r22
    mov r22, r8
    swap r22
    andi r22, 15
    eor r22, r16
    andi r22, 15
    eor r16, r22
    swap r22
    andi r22, 240
    eor r8, r22
    mov r22, r14
    swap r22
    andi r22, 15
    eor r22, r9
    andi r22, 15
    eor r9, r22
    swap r22
    andi r22, 240
    eor r14, r22
    mov r22, r0
    swap r22
    andi r22, 15
    eor r22, r3
    andi r22, 15
    eor r3, r22
    swap r22
    andi r22, 240
    eor r0, r22
    mov r4, r23
    lsr r4
    eor r4, r10
    mov r22, r4
    andi r22, 85
    eor r10, r22
    lsl r22
    eor r23, r22
    mov r4, r17
    lsr r4
    eor r4, r15
    mov r22, r4
    andi r22, 85
    eor r15, r22
    lsl r22
    eor r17, r22
    mov r4, r18
    lsr r4
    eor r4, r12
    mov r22, r4
    andi r22, 85
    eor r12, r22
    lsl r22
    eor r18, r22
    mov r4, r19
    lsr r4
    eor r4, r7
    mov r22, r4
    andi r22, 85
    eor r7, r22
    lsl r22
    eor r19, r22
    mov r4, r20
    lsr r4
    eor r4, r14
    mov r22, r4
    andi r22, 85
    eor r14, r22
    lsl r22
    eor r20, r22
    mov r4, r21
    lsr r4
    eor r4, r9
    mov r22, r4
    andi r22, 85
    eor r9, r22
    lsl r22
    eor r21, r22
    mov r4, r8
    lsr r4
    eor r4, r0
    mov r22, r4
    andi r22, 85
    eor r0, r22
    lsl r22
    eor r8, r22
    mov r4, r16
    lsr r4
    eor r4, r3
    mov r22, r4
    andi r22, 85
    eor r3, r22
    lsl r22
    eor r16, r22
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r4, X+
    eor r4, r3
    ld r2, X+
    eor r2, r0
    ld r13, X+
    eor r13, r9
    ld r9, X+
    eor r9, r14
    ld r14, X+
    eor r14, r16
    ld r6, X+
    eor r6, r8
    ld r8, X+
    eor r8, r21
    ld r5, X+
    eor r5, r20
    ld r0, X+
    eor r0, r7
    ld r3, X+
    eor r3, r12
    ld r12, X+
    eor r12, r15
    ld r15, X+
    eor r15, r10
    ld r10, X+
    eor r10, r19
    ld r7, X+
    eor r7, r18
    ld r11, X+
    eor r11, r17
    ld r18, X
    eor r18, r23
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r4
    st X+, r2
    st X+, r13
    st X+, r9
    st X+, r14
    st X+, r6
    st X+, r8
    st X+, r5
    st X+, r0
    st X+, r3
    st X+, r12
    st X+, r15
    st X+, r10
    st X+, r7
    st X+, r11
    st X, r18
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
    brcs .Llwcc_gift128_128_ctr_crypt_avr_rest
    jmp .Llwcc_gift128_128_ctr_crypt_avr_group
.Llwcc_gift128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    ldd r0, Y+11
    tst r0
    brne .Llwcc_gift128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_gift128_128_ctr_crypt_avr_end
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
.Llwcc_gift128_128_ctr_crypt_avr_zero:
    st Z+, r1
    dec r18
    brne .Llwcc_gift128_128_ctr_crypt_avr_zero
    ldd r30, Y+1
    ldd r31, Y+2
.Llwcc_gift128_128_ctr_crypt_avr_in:
    ld r18, X+
    st Z+, r18
    dec r24
    brne .Llwcc_gift128_128_ctr_crypt_avr_in
    jmp .Llwcc_gift128_128_ctr_crypt_avr_group
.Llwcc_gift128_128_ctr_crypt_avr_out:
    movw r26, r28
    adiw r26, 30
    ldd r30, Y+12
    ldd r31, Y+13
.Llwcc_gift128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Z+, r18
    dec r0
    brne .Llwcc_gift128_128_ctr_crypt_avr_copy
.Llwcc_gift128_128_ctr_crypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 45
    ldi r25, 0
.Llwcc_gift128_128_ctr_crypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_gift128_128_ctr_crypt_avr_wipe
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
    .size lwcc_gift128_128_ctr_crypt_avr, .-lwcc_gift128_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_byte_0:
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
.Ltable_byte_1:
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
.Ltable_byte_2:
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
.Ltable_byte_3:
    .byte 0xff, 0xfd, 0xfe, 0xfc, 0xf7, 0xf5, 0xf6, 0xf4, 0xfb, 0xf9, 0xfa, 0xf8, 0xf3, 0xf1, 0xf2, 0xf0
    .byte 0xdf, 0xdd, 0xde, 0xdc, 0xd7, 0xd5, 0xd6, 0xd4, 0xdb, 0xd9, 0xda, 0xd8, 0xd3, 0xd1, 0xd2, 0xd0
    .byte 0xef, 0xed, 0xee, 0xec, 0xe7, 0xe5, 0xe6, 0xe4, 0xeb, 0xe9, 0xea, 0xe8, 0xe3, 0xe1, 0xe2, 0xe0
    .byte 0xcf, 0xcd, 0xce, 0xcc, 0xc7, 0xc5, 0xc6, 0xc4, 0xcb, 0xc9, 0xca, 0xc8, 0xc3, 0xc1, 0xc2, 0xc0
    .byte 0x7f, 0x7d, 0x7e, 0x7c, 0x77, 0x75, 0x76, 0x74, 0x7b, 0x79, 0x7a, 0x78, 0x73, 0x71, 0x72, 0x70
    .byte 0x5f, 0x5d, 0x5e, 0x5c, 0x57, 0x55, 0x56, 0x54, 0x5b, 0x59, 0x5a, 0x58, 0x53, 0x51, 0x52, 0x50
    .byte 0x6f, 0x6d, 0x6e, 0x6c, 0x67, 0x65, 0x66, 0x64, 0x6b, 0x69, 0x6a, 0x68, 0x63, 0x61, 0x62, 0x60
    .byte 0x4f, 0x4d, 0x4e, 0x4c, 0x47, 0x45, 0x46, 0x44, 0x4b, 0x49, 0x4a, 0x48, 0x43, 0x41, 0x42, 0x40
    .byte 0xbf, 0xbd, 0xbe, 0xbc, 0xb7, 0xb5, 0xb6, 0xb4, 0xbb, 0xb9, 0xba, 0xb8, 0xb3, 0xb1, 0xb2, 0xb0
    .byte 0x9f, 0x9d, 0x9e, 0x9c, 0x97, 0x95, 0x96, 0x94, 0x9b, 0x99, 0x9a, 0x98, 0x93, 0x91, 0x92, 0x90
    .byte 0xaf, 0xad, 0xae, 0xac, 0xa7, 0xa5, 0xa6, 0xa4, 0xab, 0xa9, 0xaa, 0xa8, 0xa3, 0xa1, 0xa2, 0xa0
    .byte 0x8f, 0x8d, 0x8e, 0x8c, 0x87, 0x85, 0x86, 0x84, 0x8b, 0x89, 0x8a, 0x88, 0x83, 0x81, 0x82, 0x80
    .byte 0x3f, 0x3d, 0x3e, 0x3c, 0x37, 0x35, 0x36, 0x34, 0x3b, 0x39, 0x3a, 0x38, 0x33, 0x31, 0x32, 0x30
    .byte 0x1f, 0x1d, 0x1e, 0x1c, 0x17, 0x15, 0x16, 0x14, 0x1b, 0x19, 0x1a, 0x18, 0x13, 0x11, 0x12, 0x10
    .byte 0x2f, 0x2d, 0x2e, 0x2c, 0x27, 0x25, 0x26, 0x24, 0x2b, 0x29, 0x2a, 0x28, 0x23, 0x21, 0x22, 0x20
    .byte 0x0f, 0x0d, 0x0e, 0x0c, 0x07, 0x05, 0x06, 0x04, 0x0b, 0x09, 0x0a, 0x08, 0x03, 0x01, 0x02, 0x00
    .balign 256
.Ltable_byte_4:
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .balign 256
.Ltable_byte_5:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .balign 256
.Ltable_byte_6:
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
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
