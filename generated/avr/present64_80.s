; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile present --set present64_80 --target avr --lanes 1 --slicing plane
; passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1, fixed=true) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/present.dsl sha256:00d6d0d103b81601d49b50197dff5f1d19275363caa9ccf9fc4572389286986b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 311
; layout:    planes of 16 S-boxes, 1 blocks side by side; cells in 4 arrangements
; sizes:     in bytes: block 8, key 10, nonce 4, rk 444, ctx 452, align 1, group 8, stack 311
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_byte_0, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5, table_byte_6, table_byte_7
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:24de437cfb7463cc422cf50773421422d3c1b8c49aa229125b37bd86c4bd3531

    .text

    .global lwcc_present64_80_key_setup_avr
    .type lwcc_present64_80_key_setup_avr, @function
lwcc_present64_80_key_setup_avr:
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
    adiw r26, 5
    ld r25, X
    lsr r25
    lsr r25
    lsr r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    swap r15
    mov r24, r15
    andi r24, 240
    lsl r24
    or r24, r25
    andi r25, 15
    ld r15, X
    lsr r15
    lsr r15
    lsr r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    swap r8
    mov r23, r8
    andi r23, 240
    lsl r23
    or r23, r15
    mov r22, r15
    andi r22, 15
    ld r21, X
    lsr r21
    lsr r21
    lsr r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    swap r15
    mov r20, r15
    andi r20, 240
    lsl r20
    or r21, r20
    ld r15, X
    lsr r15
    lsr r15
    lsr r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    swap r8
    mov r20, r8
    andi r20, 240
    lsl r20
    or r20, r15
    mov r16, r15
    andi r16, 1
    ld r19, X
    lsr r19
    lsr r19
    lsr r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    swap r15
    mov r18, r15
    andi r18, 240
    lsl r18
    or r18, r19
    andi r19, 15
    ld r17, X+
    lsr r17
    lsr r17
    lsr r17
    adiw r26, 8
    ld r15, X
    swap r15
    std Y+14, r16
    mov r16, r15
    andi r16, 240
    lsl r16
    or r16, r17
    andi r17, 15
    ld r15, X
    lsr r15
    lsr r15
    lsr r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    swap r8
    std Y+15, r19
    mov r19, r8
    andi r19, 240
    lsl r19
    or r19, r15
    std Y+16, r25
    mov r25, r15
    andi r25, 15
    ld r15, X
    lsl r15
    adc r15, r1
    std Y+17, r25
    mov r25, r15
    andi r25, 17
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r15, X+
    lsr r15
    std Y+18, r17
    mov r17, r15
    std Y+19, r22
    mov r22, r17
    andi r22, 2
    or r25, r22
    adiw r26, 1
    ld r15, X
    eor r17, r15
    andi r17, 85
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r22, X+
    swap r22
    lsl r22
    adc r22, r1
    andi r22, 68
    or r25, r22
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    lpm r15, Z
    or r25, r15
    adiw r26, 2
    ld r22, X
    lsr r22
    std Y+20, r17
    mov r17, r22
    andi r17, 32
    or r25, r17
    ldi r17, 170
    eor r25, r17
    com r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X+
    lsr r17
    lsr r17
    andi r17, 2
    adiw r26, 1
    ld r15, X
    std Y+21, r16
    mov r16, r15
    andi r16, 1
    or r16, r17
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r17, X+
    swap r17
    andi r17, 68
    or r16, r17
    mov r17, r18
    swap r17
    lsl r17
    adc r17, r1
    andi r17, 136
    or r16, r17
    adiw r26, 4
    ld r17, X
    andi r17, 16
    or r16, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X+
    lsr r17
    lsr r17
    std Y+22, r19
    mov r19, r17
    andi r19, 32
    or r16, r19
    andi r17, 15
    ldi r19, 204
    eor r19, r16
    ld r15, X
    lsr r15
    std Y+23, r17
    mov r17, r15
    andi r17, 1
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r15, X
    swap r15
    lsl r15
    adc r15, r1
    std Y+24, r16
    mov r16, r15
    andi r16, 34
    or r17, r16
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r16, X+
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    andi r16, 68
    or r17, r16
    mov r16, r18
    swap r16
    andi r16, 136
    or r17, r16
    swap r18
    andi r18, 15
    adiw r26, 4
    ld r16, X
    lsr r16
    andi r16, 16
    or r17, r16
    ldi r16, 240
    eor r17, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    lsr r15
    lsr r15
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r16, X
    swap r16
    andi r16, 34
    std Y+25, r18
    mov r18, r15
    std Y+26, r20
    mov r20, r18
    andi r20, 1
    or r20, r16
    andi r18, 2
    mov r16, r21
    swap r16
    lsl r16
    adc r16, r1
    andi r16, 68
    or r20, r16
    andi r21, 240
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r16, X+
    andi r16, 8
    or r20, r16
    adiw r26, 7
    ld r16, X
    lsr r16
    lsr r16
    andi r16, 16
    or r20, r16
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r16, X+
    andi r16, 128
    or r20, r16
    mov r15, r19
    com r15
    mov r8, r15
    and r8, r17
    eor r20, r8
    mov r8, r25
    eor r8, r20
    mov r14, r15
    eor r14, r17
    eor r14, r20
    mov r11, r8
    or r11, r14
    eor r15, r11
    mov r11, r25
    or r11, r15
    eor r14, r11
    or r25, r14
    eor r15, r25
    mov r11, r14
    or r11, r15
    eor r20, r11
    mov r11, r8
    com r11
    mov r25, r15
    com r25
    mov r3, r14
    com r3
    adiw r26, 6
    ld r2, X
    lsr r2
    lsr r2
    lsr r2
    mov r16, r2
    andi r16, 15
    mov r2, r11
    swap r2
    std Y+27, r18
    mov r18, r2
    andi r18, 240
    andi r18, 16
    or r16, r18
    mov r18, r25
    swap r18
    andi r18, 240
    lsl r18
    std Y+28, r18
    andi r18, 32
    or r16, r18
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r20
    lpm r2, Z
    or r16, r2
    mov r18, r3
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    lsl r18
    or r16, r18
    mov r2, r19
    lsr r2
    lsr r2
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    std Y+29, r18
    mov r18, r2
    andi r18, 1
    lsr r19
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r2, X
    swap r2
    std Y+30, r19
    mov r19, r2
    andi r19, 15
    lsr r19
    lsr r19
    andi r19, 2
    or r18, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    lsl r19
    lsl r19
    or r18, r19
    andi r19, 8
    ld r2, X
    swap r2
    std Y+31, r18
    mov r18, r2
    andi r18, 15
    lsr r18
    lsr r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    lsl r2
    lsl r2
    or r2, r18
    andi r18, 1
    ld r6, X
    swap r6
    std Y+32, r18
    mov r18, r6
    andi r18, 15
    lsr r18
    lsr r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X
    lsl r6
    lsl r6
    or r18, r6
    ld r6, X+
    swap r6
    std Y+33, r18
    mov r18, r6
    andi r18, 15
    lsr r18
    lsr r18
    adiw r26, 8
    ld r6, X
    lsl r6
    lsl r6
    or r18, r6
    ld r6, X
    swap r6
    std Y+34, r18
    mov r18, r6
    andi r18, 15
    lsr r18
    lsr r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X
    lsl r6
    lsl r6
    or r18, r6
    mov r6, r16
    lsr r6
    lsr r6
    lsr r6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X
    lsl r7
    lsl r7
    std Y+35, r18
    mov r18, r7
    std Y+36, r19
    mov r19, r18
    andi r19, 224
    or r6, r19
    andi r18, 128
    ld r7, X
    swap r7
    mov r19, r7
    andi r19, 15
    lsr r19
    lsr r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X
    lsl r7
    lsl r7
    or r7, r19
    andi r19, 1
    ld r4, X
    swap r4
    std Y+37, r19
    mov r19, r4
    andi r19, 15
    lsr r19
    lsr r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    lsl r4
    lsl r4
    std Y+38, r18
    mov r18, r4
    andi r18, 12
    or r19, r18
    mov r18, r11
    lsl r18
    lsl r18
    lsl r18
    std Y+39, r23
    mov r23, r18
    andi r23, 16
    or r19, r23
    andi r18, 128
    mov r23, r25
    swap r23
    andi r23, 240
    andi r23, 32
    or r19, r23
    mov r23, r20
    swap r23
    andi r23, 240
    lsl r23
    std Y+40, r18
    mov r18, r23
    andi r18, 64
    or r19, r18
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    lpm r4, Z
    or r19, r4
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r18, X+
    lsr r18
    adiw r26, 8
    ld r4, X
    swap r4
    std Y+41, r23
    mov r23, r4
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    ld r4, X
    lsr r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    swap r5
    std Y+42, r23
    mov r23, r5
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    or r23, r4
    lsr r23
    std Y+43, r23
    mov r23, r4
    andi r23, 15
    movw r4, r6 ; r5, r7
    lsr r4
    lsr r4
    lsr r4
    swap r5
    std Y+44, r23
    mov r23, r5
    andi r23, 240
    lsl r23
    or r4, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r5, X
    swap r5
    mov r23, r5
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    or r23, r22
    swap r23
    andi r22, 15
    andi r23, 15
    mov r5, r19
    lsr r5
    lsr r5
    lsr r5
    mov r13, r24
    lsl r13
    lsl r13
    std Y+45, r23
    mov r23, r13
    andi r23, 224
    or r23, r5
    swap r24
    andi r24, 15
    or r24, r21
    mov r21, r5
    andi r21, 15
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r5, X+
    lsr r5
    std Y+46, r21
    mov r21, r5
    andi r21, 15
    mov r5, r11
    lsl r5
    lsl r5
    std Y+47, r22
    mov r22, r5
    andi r22, 16
    or r21, r22
    mov r22, r25
    lsl r22
    lsl r22
    lsl r22
    andi r22, 32
    or r21, r22
    mov r22, r20
    swap r22
    andi r22, 240
    andi r22, 64
    or r21, r22
    mov r22, r3
    swap r22
    andi r22, 240
    lsl r22
    andi r22, 128
    or r21, r22
    mov r5, r16
    lsr r5
    std Y+48, r22
    mov r22, r5
    andi r22, 125
    mov r5, r17
    lsr r5
    lsr r5
    lsr r5
    std Y+49, r24
    mov r24, r5
    andi r24, 2
    or r22, r24
    adiw r26, 3
    ld r24, X
    swap r24
    andi r24, 240
    andi r24, 128
    or r22, r24
    ld r5, X
    swap r5
    mov r24, r5
    andi r24, 15
    mov r5, r7
    lsl r5
    lsl r5
    std Y+50, r22
    mov r22, r24
    andi r22, 3
    or r22, r5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    swap r5
    std Y+51, r22
    mov r22, r5
    andi r22, 15
    andi r22, 3
    mov r5, r19
    lsl r5
    lsl r5
    or r22, r5
    mov r5, r23
    lsr r5
    lsr r5
    lsr r5
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r13, X
    swap r13
    std Y+52, r22
    mov r22, r13
    andi r22, 240
    andi r22, 224
    or r5, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X
    swap r22
    andi r22, 240
    andi r22, 128
    ldd r13, Y+39
    mov r10, r13
    lsr r10
    or r10, r22
    mov r22, r21
    lsr r22
    lsr r22
    lsr r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    swap r9
    std Y+53, r24
    mov r24, r9
    andi r24, 240
    std Y+54, r23
    mov r23, r24
    andi r23, 224
    or r22, r23
    andi r24, 128
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    swap r23
    andi r23, 240
    andi r23, 128
    ldd r9, Y+26
    mov r12, r9
    lsr r12
    or r12, r23
    ld r23, X+
    swap r23
    andi r23, 15
    mov r0, r11
    lsl r0
    std Y+55, r24
    mov r24, r0
    std Y+56, r16
    mov r16, r24
    andi r16, 16
    or r23, r16
    andi r24, 128
    mov r16, r25
    lsl r16
    lsl r16
    andi r16, 32
    or r23, r16
    mov r16, r20
    lsl r16
    lsl r16
    lsl r16
    std Y+57, r24
    mov r24, r16
    andi r24, 64
    or r23, r24
    andi r16, 128
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r14
    lpm r0, Z
    or r23, r0
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r14
    lpm r24, Z
    mov r14, r19
    lsr r14
    std Y+58, r24
    mov r24, r14
    andi r24, 125
    mov r14, r17
    swap r14
    std Y+59, r16
    mov r16, r14
    andi r16, 15
    andi r16, 2
    or r24, r16
    adiw r26, 3
    ld r16, X
    lsl r16
    andi r16, 128
    or r24, r16
    andi r24, 15
    mov r16, r21
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r14, X
    lsl r14
    std Y+60, r24
    mov r24, r14
    std Y+61, r24
    andi r24, 252
    or r16, r24
    mov r24, r23
    lsr r24
    lsr r24
    lsr r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r14, X+
    lsl r14
    std Y+62, r16
    mov r16, r14
    andi r16, 224
    or r16, r24
    andi r24, 14
    ldd r14, Y+22
    mov r0, r14
    swap r0
    std Y+63, r24
    mov r24, r0
    andi r24, 15
    adiw r28, 21
    std Y+43, r16
    mov r16, r11
    std Y+44, r21
    mov r21, r16
    andi r21, 16
    or r24, r21
    mov r21, r25
    lsl r21
    std Y+45, r19
    mov r19, r21
    andi r19, 32
    or r24, r19
    andi r21, 128
    mov r19, r20
    lsl r19
    lsl r19
    andi r19, 64
    or r24, r19
    mov r19, r3
    lsl r19
    lsl r19
    lsl r19
    andi r19, 128
    or r24, r19
    mov r11, r17
    swap r11
    std Y+46, r19
    mov r19, r11
    andi r19, 15
    lsr r19
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    andi r19, 2
    lsr r17
    ldd r11, Y+3
    mov r30, r11
    lpm r0, Z
    or r0, r19
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r11
    lpm r11, Z
    mov r19, r18
    andi r19, 126
    or r11, r19
    ldd r19, Y+21
    or r11, r19
    adiw r26, 1
    ld r19, X
    eor r18, r19
    andi r18, 85
    mov r19, r11
    andi r19, 15
    mov r11, r22
    lsl r11
    lsl r11
    or r0, r11
    ld r11, X
    lsr r11
    lsr r11
    std Y+21, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    lsr r21
    lsr r21
    std Y+3, r17
    mov r17, r23
    lsl r17
    lsl r17
    andi r17, 192
    or r21, r17
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    std Y+47, r8
    ldd r8, Y+0
    std Y+48, r21
    mov r21, r8
    lsl r21
    andi r21, 252
    or r17, r21
    adiw r26, 6
    ld r21, X
    swap r21
    andi r21, 240
    lsl r21
    lsl r21
    andi r21, 128
    std Y+49, r17
    ldd r17, Y+22
    or r17, r21
    mov r21, r24
    lsr r21
    lsr r21
    lsr r21
    std Y+22, r17
    ldd r17, Y+35
    lsl r17
    andi r17, 224
    or r21, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    andi r17, 128
    std Y+50, r0
    mov r0, r4
    lsr r0
    or r0, r17
    mov r17, r16
    lsr r17
    andi r17, 16
    std Y+51, r0
    ldd r0, Y+2
    or r0, r17
    mov r17, r25
    andi r17, 32
    or r0, r17
    mov r17, r20
    lsl r17
    std Y+2, r19
    mov r19, r17
    andi r19, 64
    or r0, r19
    andi r17, 128
    mov r19, r3
    lsl r19
    lsl r19
    andi r19, 128
    or r0, r19
    mov r19, r24
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    std Y+52, r17
    mov r17, r6
    lsl r17
    std Y+53, r18
    mov r18, r17
    andi r18, 252
    or r19, r18
    andi r17, 240
    ldd r18, Y+23
    or r18, r17
    mov r17, r0
    lsr r17
    lsr r17
    lsr r17
    std Y+23, r11
    ldd r11, Y+45
    lsl r11
    std Y+54, r18
    mov r18, r11
    andi r18, 224
    or r17, r18
    mov r18, r13
    lsr r18
    lsr r18
    andi r18, 15
    mov r11, r16
    lsr r11
    lsr r11
    std Y+55, r17
    mov r17, r11
    std Y+56, r21
    mov r21, r17
    andi r21, 16
    or r18, r21
    andi r17, 1
    mov r21, r25
    lsr r21
    andi r21, 32
    or r18, r21
    mov r21, r20
    andi r21, 64
    or r18, r21
    mov r21, r3
    lsl r21
    std Y+57, r17
    mov r17, r21
    andi r17, 128
    or r18, r17
    mov r11, r16
    swap r11
    std Y+58, r17
    mov r17, r11
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    mov r11, r24
    lsr r11
    or r11, r17
    ldi r17, 4
    eor r11, r17
    mov r17, r0
    lsl r17
    lsl r17
    andi r17, 192
    std Y+59, r12
    ld r12, X+
    std Y+60, r21
    mov r21, r12
    andi r21, 63
    or r21, r17
    mov r17, r0
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    ldd r12, Y+33
    std Y+61, r21
    mov r21, r12
    lsl r21
    andi r21, 252
    or r17, r21
    mov r21, r18
    lsr r21
    lsr r21
    lsr r21
    std Y+62, r17
    ldd r17, Y+44
    lsl r17
    andi r17, 224
    or r21, r17
    mov r17, r16
    lsr r17
    lsr r17
    lsr r17
    std Y+63, r17
    mov r17, r25
    lsr r17
    lsr r17
    adiw r28, 43
    std Y+21, r17
    mov r17, r20
    lsr r17
    andi r17, 64
    std Y+22, r17
    mov r17, r18
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    std Y+23, r10
    mov r10, r22
    lsl r10
    std Y+24, r22
    mov r22, r10
    andi r22, 252
    or r17, r22
    mov r22, r23
    lsl r22
    andi r22, 224
    adiw r26, 2
    ld r10, X
    lsl r10
    adc r10, r1
    std Y+25, r22
    mov r22, r10
    andi r22, 17
    mov r10, r7
    swap r10
    lsl r10
    adc r10, r1
    std Y+26, r23
    mov r23, r10
    andi r23, 34
    or r22, r23
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r23, X
    swap r23
    lsl r23
    adc r23, r1
    andi r23, 68
    or r22, r23
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r10, Z
    or r22, r10
    ldi r23, 170
    eor r22, r23
    com r22
    mov r23, r14
    swap r23
    bst r23, 0
    lsr r23
    bld r23, 7
    andi r23, 17
    mov r10, r7
    swap r10
    std Y+27, r22
    mov r22, r10
    andi r22, 34
    or r23, r22
    ld r22, X+
    swap r22
    andi r22, 68
    or r23, r22
    mov r22, r9
    swap r22
    lsl r22
    adc r22, r1
    andi r22, 136
    or r23, r22
    ldi r22, 204
    eor r22, r23
    mov r10, r14
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    std Y+28, r23
    mov r23, r10
    andi r23, 17
    adiw r26, 1
    ld r10, X
    swap r10
    lsl r10
    adc r10, r1
    std Y+29, r20
    mov r20, r10
    andi r20, 34
    or r23, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r20, X+
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    andi r20, 68
    or r23, r20
    mov r20, r9
    swap r20
    andi r20, 136
    or r23, r20
    ldi r20, 240
    eor r23, r20
    mov r10, r11
    lsr r10
    lsr r10
    mov r20, r10
    andi r20, 1
    mov r10, r13
    swap r10
    lsl r10
    adc r10, r1
    std Y+30, r20
    mov r20, r10
    andi r20, 68
    adiw r26, 4
    ld r10, X
    lsr r10
    lsr r10
    std Y+31, r20
    mov r20, r10
    andi r20, 16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X
    swap r10
    std Y+32, r20
    mov r20, r10
    andi r20, 240
    andi r20, 32
    mov r10, r22
    com r10
    std Y+33, r11
    mov r11, r22
    lsr r11
    lsr r11
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    std Y+34, r20
    mov r20, r11
    andi r20, 1
    lsr r22
    mov r11, r18
    lsr r11
    std Y+35, r22
    mov r22, r11
    andi r22, 122
    or r20, r22
    lsl r18
    andi r18, 224
    mov r22, r16
    swap r22
    andi r22, 240
    lsl r22
    ldd r11, Y+0
    std Y+36, r16
    mov r16, r11
    lsl r16
    swap r11
    andi r16, 252
    std Y+0, r16
    mov r16, r11
    andi r16, 15
    mov r11, r24
    lsl r11
    andi r24, 240
    std Y+37, r18
    mov r18, r11
    andi r18, 224
    or r24, r16
    mov r11, r19
    lsr r11
    std Y+38, r18
    subi r28, lo8(-(-26))
    sbci r29, hi8(-(-26))
    ldd r18, Y+0
    or r11, r18
    lsl r19
    ldd r18, Y+39
    std Y+0, r11
    mov r11, r18
    lsl r11
    adiw r28, 16
    std Y+49, r20
    mov r20, r11
    andi r20, 252
    mov r11, r0
    lsl r11
    std Y+50, r20
    mov r20, r11
    andi r20, 224
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r11, X
    lsr r11
    std Y+51, r20
    mov r20, r23
    lsr r20
    lsr r20
    lsr r20
    andi r20, 2
    std Y+52, r20
    mov r20, r25
    swap r20
    andi r20, 15
    andi r20, 1
    or r19, r20
    std Y+53, r20
    ldd r20, Y+22
    std Y+54, r19
    mov r19, r20
    lsl r19
    swap r20
    andi r19, 252
    andi r20, 15
    std Y+22, r19
    mov r19, r17
    lsr r19
    std Y+55, r10
    ldd r10, Y+1
    or r19, r10
    lsl r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r10, X
    swap r10
    std Y+1, r19
    mov r19, r10
    andi r19, 15
    mov r10, r21
    lsl r10
    std Y+56, r19
    mov r19, r10
    andi r19, 252
    mov r10, r8
    swap r10
    std Y+57, r19
    mov r19, r10
    andi r19, 15
    mov r10, r23
    swap r10
    std Y+58, r23
    mov r23, r10
    andi r23, 15
    lsr r23
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r15
    lpm r10, Z
    or r17, r10
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r15
    lpm r15, Z
    std Y+59, r10
    ldd r10, Y+39
    std Y+60, r17
    mov r17, r10
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    std Y+61, r23
    mov r23, r6
    swap r23
    andi r23, 15
    std Y+62, r15
    mov r15, r12
    swap r15
    lsr r12
    lsr r12
    std Y+0, r23
    mov r23, r15
    andi r23, 15
    std Y+63, r17
    mov r17, r12
    andi r17, 15
    mov r15, r6
    lsr r15
    lsr r15
    ldd r12, Y+34
    adiw r28, 27
    std Y+37, r15
    mov r15, r12
    swap r15
    std Y+38, r24
    mov r24, r15
    andi r24, 15
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r15, X+
    swap r15
    std Y+39, r24
    mov r24, r15
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    ldd r15, Y+0
    or r24, r15
    std Y+0, r17
    ldi r17, 170
    eor r24, r17
    com r24
    mov r17, r8
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 17
    subi r28, lo8(-(-54))
    sbci r29, hi8(-(-54))
    ldd r15, Y+0
    or r17, r15
    adiw r26, 4
    ld r15, X+
    swap r15
    std Y+0, r23
    mov r23, r15
    andi r23, 15
    andi r23, 4
    or r17, r23
    ldd r23, Y+9
    or r17, r23
    or r17, r22
    andi r22, 128
    ldi r23, 204
    eor r23, r17
    mov r15, r8
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    std Y+9, r17
    mov r17, r15
    andi r17, 17
    adiw r26, 1
    ld r15, X
    lsr r15
    lsr r15
    lsr r15
    adiw r28, 34
    std Y+60, r22
    mov r22, r15
    std Y+61, r19
    mov r19, r22
    andi r19, 2
    or r17, r19
    andi r22, 1
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X
    swap r19
    andi r19, 15
    lsr r19
    andi r19, 4
    or r17, r19
    ldd r19, Y+0
    std Y+62, r22
    mov r22, r19
    andi r22, 8
    or r17, r22
    subi r28, lo8(-(-42))
    sbci r29, hi8(-(-42))
    ldd r22, Y+9
    or r17, r22
    ldi r22, 240
    eor r17, r22
    andi r19, 240
    ldd r22, Y+0
    or r22, r19
    mov r19, r8
    lsl r19
    adc r19, r1
    andi r19, 17
    std Y+0, r22
    ldd r22, Y+34
    std Y+42, r25
    mov r25, r22
    andi r25, 2
    or r19, r25
    andi r22, 1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X
    lsl r25
    lsl r25
    andi r25, 4
    or r19, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X
    andi r25, 8
    or r19, r25
    ldd r25, Y+22
    or r19, r25
    andi r25, 128
    mov r15, r23
    com r15
    std Y+22, r22
    mov r22, r15
    and r22, r17
    eor r19, r22
    mov r22, r24
    eor r22, r19
    std Y+34, r25
    mov r25, r15
    eor r25, r17
    eor r25, r19
    mov r8, r22
    or r8, r25
    eor r15, r8
    mov r8, r24
    or r8, r15
    eor r25, r8
    or r24, r25
    eor r15, r24
    mov r8, r25
    or r8, r15
    eor r19, r8
    mov r8, r22
    com r8
    mov r30, r22
    lpm r24, Z
    mov r22, r15
    com r22
    std Y+9, r24
    mov r24, r25
    com r24
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+0, r15
    mov r15, r8
    swap r15
    std Y+1, r21
    mov r21, r15
    andi r21, 240
    andi r21, 16
    or r16, r21
    mov r21, r22
    swap r21
    andi r21, 240
    lsl r21
    std Y+2, r17
    mov r17, r21
    andi r17, 32
    or r16, r17
    andi r21, 128
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r19
    lpm r15, Z
    or r16, r15
    mov r15, r24
    swap r15
    std Y+3, r17
    mov r17, r15
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r16, r17
    mov r15, r23
    lsr r15
    lsr r15
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    std Y+4, r21
    mov r21, r15
    andi r21, 1
    lsr r23
    mov r15, r12
    lsr r15
    lsr r15
    std Y+5, r17
    mov r17, r16
    lsr r17
    lsr r17
    lsr r16
    lsr r17
    andi r16, 125
    mov r12, r18
    swap r12
    std Y+6, r17
    mov r17, r12
    andi r17, 15
    mov r12, r8
    lsl r12
    lsl r12
    lsl r12
    std Y+7, r21
    mov r21, r12
    std Y+8, r23
    mov r23, r21
    andi r23, 16
    or r17, r23
    andi r21, 128
    mov r23, r22
    swap r23
    andi r23, 240
    std Y+9, r21
    mov r21, r23
    andi r21, 32
    or r17, r21
    andi r23, 16
    mov r21, r19
    swap r21
    andi r21, 240
    lsl r21
    std Y+10, r23
    mov r23, r21
    andi r23, 64
    or r17, r23
    andi r21, 128
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r25
    lpm r12, Z
    or r17, r12
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r25
    lpm r12, Z
    mov r25, r17
    lsr r25
    lsr r25
    lsr r25
    mov r23, r8
    lsl r23
    lsl r23
    andi r23, 16
    or r20, r23
    mov r23, r22
    lsl r23
    lsl r23
    lsl r23
    std Y+11, r21
    mov r21, r23
    andi r21, 32
    or r20, r21
    andi r23, 128
    std Y+12, r21
    mov r21, r19
    swap r21
    andi r21, 240
    andi r21, 64
    or r20, r21
    mov r21, r24
    swap r21
    andi r21, 240
    lsl r21
    andi r21, 128
    or r20, r21
    lsr r20
    lsr r20
    lsr r20
    std Y+13, r23
    ldd r23, Y+2
    std Y+14, r21
    mov r21, r23
    lsr r21
    lsr r21
    lsr r21
    andi r21, 2
    or r16, r21
    mov r21, r18
    lsr r21
    lsr r21
    std Y+15, r25
    mov r25, r17
    lsl r25
    lsl r25
    andi r25, 192
    or r21, r25
    ldd r25, Y+1
    std Y+16, r21
    mov r21, r25
    swap r21
    andi r21, 15
    mov r18, r8
    lsl r18
    std Y+17, r18
    andi r18, 16
    or r21, r18
    mov r18, r22
    lsl r18
    lsl r18
    andi r18, 32
    or r21, r18
    mov r18, r19
    lsl r18
    lsl r18
    lsl r18
    std Y+18, r20
    mov r20, r18
    andi r20, 64
    or r21, r20
    or r21, r12
    andi r18, 128
    mov r12, r17
    lsr r12
    mov r20, r12
    andi r20, 125
    mov r12, r23
    swap r12
    std Y+19, r18
    mov r18, r12
    andi r18, 15
    andi r18, 2
    or r20, r18
    mov r12, r21
    lsr r12
    lsr r12
    lsr r12
    mov r18, r22
    lsl r18
    std Y+20, r17
    mov r17, r19
    lsl r17
    lsl r17
    andi r17, 64
    std Y+21, r20
    mov r20, r24
    lsl r20
    lsl r20
    lsl r20
    andi r20, 128
    std Y+22, r20
    mov r20, r23
    swap r20
    andi r20, 15
    lsr r20
    lsr r25
    lsr r25
    std Y+23, r21
    lsl r21
    lsl r21
    andi r21, 192
    or r25, r21
    mov r21, r8
    lsr r21
    std Y+24, r25
    mov r25, r19
    lsl r25
    std Y+25, r17
    mov r17, r24
    lsl r17
    lsl r17
    std Y+26, r18
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    andi r18, 2
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    std Y+2, r17
    ldd r17, Y+8
    or r18, r17
    lsr r23
    mov r17, r8
    lsr r17
    lsr r17
    andi r17, 16
    std Y+27, r23
    mov r23, r22
    lsr r23
    std Y+28, r24
    lsl r24
    andi r24, 128
    std Y+29, r8
    lsr r8
    lsr r8
    lsr r8
    std Y+30, r8
    mov r8, r22
    lsr r8
    lsr r8
    std Y+31, r8
    mov r8, r19
    lsr r8
    std Y+32, r3
    swap r3
    std Y+33, r24
    mov r24, r3
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r3, Y+0
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    std Y+0, r8
    mov r8, r3
    lsr r8
    lsr r8
    lsr r8
    std Y+1, r23
    mov r23, r3
    andi r23, 1
    mov r3, r4
    lsl r3
    or r3, r23
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    std Y+0, r23
    mov r23, r4
    andi r23, 240
    mov r4, r10
    lsr r4
    lsr r4
    lsr r4
    mov r10, r22
    swap r10
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    std Y+0, r18
    mov r18, r10
    andi r18, 15
    andi r18, 1
    mov r10, r19
    swap r10
    std Y+1, r18
    mov r18, r10
    andi r18, 240
    lsl r18
    lsl r18
    lsl r18
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r10, Y+0
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    std Y+0, r18
    mov r18, r10
    lsl r18
    std Y+1, r3
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r3, X+
    eor r3, r18
    adiw r26, 1
    ld r18, X
    eor r18, r10
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r10, X+
    lsr r10
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    std Y+0, r4
    adiw r26, 1
    ld r4, X
    eor r10, r4
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    std Y+0, r19
    mov r19, r10
    andi r19, 85
    mov r4, r19
    lsl r4
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r10, X+
    eor r10, r4
    adiw r26, 1
    ld r4, X+
    eor r4, r19
    adiw r26, 2
    ld r19, X
    eor r19, r11
    andi r19, 85
    std Y+1, r8
    mov r8, r19
    lsl r8
    std Y+2, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    eor r25, r8
    adiw r26, 1
    ld r8, X
    eor r8, r19
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r19, Y+0
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    std Y+0, r22
    mov r22, r19
    lsl r22
    std Y+1, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    eor r21, r22
    adiw r26, 1
    ld r22, X+
    eor r22, r19
    mov r19, r3
    lsr r19
    lsr r19
    eor r19, r25
    andi r19, 51
    eor r25, r19
    lsl r19
    lsl r19
    eor r3, r19
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+0, r3
    ; round 1 (present.dsl:28)
    com r3
    mov r19, r10
    lsr r19
    lsr r19
    eor r19, r21
    andi r19, 51
    eor r21, r19
    lsl r19
    lsl r19
    eor r10, r19
    std Z+1, r10
    com r10
    mov r19, r18
    lsr r19
    lsr r19
    eor r19, r8
    andi r19, 51
    eor r8, r19
    lsl r19
    lsl r19
    eor r18, r19
    std Z+2, r18
    com r18
    mov r19, r4
    lsr r19
    lsr r19
    eor r19, r22
    andi r19, 51
    eor r22, r19
    lsl r19
    lsl r19
    eor r4, r19
    std Z+3, r4
    com r4
    mov r19, r13
    swap r19
    andi r19, 15
    std Y+20, r18
    mov r18, r9
    subi r28, lo8(-(169))
    sbci r29, hi8(-(169))
    std Y+0, r22
    mov r22, r18
    andi r22, 240
    or r19, r22
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r22, Y+0
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    std Y+48, r21
    mov r21, r22
    andi r21, 240
    ldd r9, Y+0
    or r21, r9
    lsl r22
    lsl r22
    andi r22, 240
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    std Y+0, r4
    ld r4, X
    lsl r4
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r25
    mov r25, r4
    andi r25, 240
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r4, Y+3
    or r4, r25
    mov r25, r14
    std Y+3, r20
    mov r20, r25
    andi r20, 240
    ldd r14, Y+10
    or r14, r20
    lsr r25
    lsr r25
    andi r25, 15
    or r25, r23
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r23, X+
    lsl r23
    andi r23, 240
    ldd r20, Y+1
    or r20, r23
    adiw r26, 5
    ld r23, X
    lsl r23
    andi r23, 240
    std Y+1, r10
    ldd r10, Y+0
    or r10, r23
    mov r23, r19
    lsr r23
    std Y+0, r3
    ldd r3, Y+4
    eor r23, r3
    andi r23, 85
    std Y+7, r8
    mov r8, r23
    lsl r8
    eor r19, r8
    eor r23, r3
    mov r8, r21
    lsr r8
    eor r8, r4
    std Y+10, r16
    mov r16, r8
    andi r16, 85
    eor r4, r16
    lsl r16
    eor r21, r16
    ldd r16, Y+34
    mov r8, r16
    lsr r8
    eor r8, r20
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    std Y+0, r17
    mov r17, r8
    andi r17, 85
    eor r20, r17
    lsl r17
    eor r17, r16
    andi r16, 207
    mov r8, r14
    lsr r8
    eor r8, r10
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    std Y+18, r24
    mov r24, r8
    andi r24, 85
    mov r8, r24
    lsl r8
    eor r8, r14
    mov r18, r14
    andi r18, 241
    ldd r14, Y+32
    or r18, r14
    eor r24, r10
    mov r14, r19
    lsr r14
    lsr r14
    eor r14, r17
    std Y+32, r18
    mov r18, r14
    andi r18, 51
    eor r17, r18
    lsl r18
    lsl r18
    eor r19, r18
    mov r14, r21
    lsr r14
    lsr r14
    eor r14, r8
    mov r18, r14
    andi r18, 51
    eor r8, r18
    lsl r18
    lsl r18
    eor r21, r18
    mov r14, r23
    lsr r14
    lsr r14
    eor r14, r20
    mov r18, r14
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r23, r18
    mov r14, r4
    lsr r14
    lsr r14
    eor r14, r24
    mov r18, r14
    andi r18, 51
    eor r24, r18
    lsl r18
    lsl r18
    eor r4, r18
    ldd r14, Y+0
    mov r18, r14
    lsr r18
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    std Y+0, r24
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r24, Y+2
    eor r18, r24
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r14, r18
    mov r18, r2
    lsr r18
    std Y+0, r20
    ldd r20, Y+3
    eor r18, r20
    andi r18, 85
    std Y+2, r8
    mov r8, r18
    lsl r8
    eor r8, r2
    eor r18, r20
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r17
    subi r28, lo8(-(-139))
    sbci r29, hi8(-(-139))
    ldd r17, Y+0
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    std Y+0, r4
    mov r4, r17
    lsr r4
    eor r4, r7
    std Y+1, r23
    mov r23, r4
    andi r23, 85
    mov r4, r23
    lsl r4
    eor r17, r4
    eor r23, r7
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    std Y+0, r21
    mov r21, r7
    andi r21, 15
    mov r7, r6
    lsr r7
    ldd r4, Y+31
    eor r7, r4
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    std Y+0, r19
    mov r19, r7
    andi r19, 85
    eor r4, r19
    lsl r19
    eor r6, r19
    mov r7, r14
    lsr r7
    lsr r7
    eor r7, r17
    mov r19, r7
    andi r19, 51
    eor r17, r19
    lsl r19
    lsl r19
    eor r14, r19
    mov r7, r8
    lsr r7
    lsr r7
    eor r7, r6
    mov r19, r7
    andi r19, 51
    eor r6, r19
    lsl r19
    lsl r19
    eor r8, r19
    mov r7, r24
    lsr r7
    lsr r7
    eor r7, r23
    mov r19, r7
    andi r19, 51
    eor r23, r19
    lsl r19
    lsl r19
    eor r24, r19
    mov r7, r18
    lsr r7
    lsr r7
    eor r7, r4
    mov r19, r7
    andi r19, 51
    eor r4, r19
    lsl r19
    lsl r19
    eor r18, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    lsl r19
    lsl r19
    lsl r19
    andi r19, 240
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r7, Y+2
    or r7, r19
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r19, X
    lsl r19
    lsl r19
    lsl r19
    andi r19, 240
    std Y+2, r4
    ldd r4, Y+26
    or r4, r19
    ldd r19, Y+0
    std Y+26, r23
    mov r23, r19
    lsr r23
    lsr r23
    andi r23, 15
    or r23, r22
    andi r19, 240
    mov r22, r13
    lsl r22
    lsl r22
    andi r22, 240
    std Y+0, r6
    ldd r6, Y+24
    or r6, r22
    mov r22, r13
    andi r22, 240
    ldd r13, Y+39
    or r13, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X+
    lsl r22
    lsl r22
    lsl r22
    andi r22, 240
    std Y+39, r17
    ldd r17, Y+25
    or r17, r22
    ldd r22, Y+44
    std Y+25, r18
    mov r18, r22
    andi r18, 240
    std Y+18, r24
    ldd r24, Y+6
    or r18, r24
    std Y+24, r8
    mov r8, r7
    lsr r8
    eor r8, r23
    mov r20, r8
    andi r20, 85
    eor r23, r20
    lsl r20
    eor r7, r20
    mov r8, r4
    lsr r8
    eor r8, r6
    mov r20, r8
    andi r20, 85
    eor r6, r20
    lsl r20
    eor r4, r20
    ldd r8, Y+54
    mov r20, r8
    lsr r20
    eor r20, r25
    andi r20, 85
    eor r25, r20
    lsl r20
    eor r8, r20
    mov r20, r17
    lsr r20
    eor r20, r18
    andi r20, 85
    eor r18, r20
    lsl r20
    eor r17, r20
    mov r20, r7
    lsr r20
    lsr r20
    eor r20, r8
    andi r20, 51
    eor r8, r20
    lsl r20
    lsl r20
    eor r7, r20
    mov r20, r4
    lsr r20
    lsr r20
    eor r20, r17
    andi r20, 51
    eor r17, r20
    lsl r20
    lsl r20
    eor r4, r20
    mov r20, r23
    lsr r20
    lsr r20
    eor r20, r25
    andi r20, 51
    eor r25, r20
    lsl r20
    lsl r20
    eor r23, r20
    mov r20, r6
    lsr r20
    lsr r20
    eor r20, r18
    andi r20, 51
    eor r18, r20
    lsl r20
    lsl r20
    eor r6, r20
    ldd r20, Y+29
    std Y+54, r23
    mov r23, r20
    lsr r23
    std Y+45, r7
    ldd r7, Y+31
    eor r23, r7
    andi r23, 85
    eor r7, r23
    lsl r23
    eor r20, r23
    ldd r23, Y+30
    std Y+29, r14
    mov r14, r23
    lsr r14
    eor r14, r5
    std Y+31, r18
    mov r18, r14
    andi r18, 85
    mov r14, r18
    lsl r14
    eor r14, r23
    eor r18, r5
    andi r23, 63
    std Y+30, r5
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r5, Y+0
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    std Y+0, r25
    mov r25, r5
    lsr r25
    std Y+1, r17
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r17, Y+0
    eor r25, r17
    andi r25, 85
    eor r17, r25
    lsl r25
    eor r5, r25
    ldd r25, Y+8
    std Y+7, r8
    mov r8, r25
    lsr r8
    ldd r24, Y+10
    eor r8, r24
    std Y+0, r23
    mov r23, r8
    andi r23, 85
    eor r24, r23
    lsl r23
    eor r25, r23
    mov r8, r20
    lsr r8
    lsr r8
    eor r8, r5
    mov r23, r8
    andi r23, 51
    eor r5, r23
    lsl r23
    lsl r23
    eor r20, r23
    mov r8, r14
    lsr r8
    lsr r8
    eor r8, r25
    mov r23, r8
    andi r23, 51
    eor r25, r23
    lsl r23
    lsl r23
    eor r14, r23
    mov r8, r7
    lsr r8
    lsr r8
    eor r8, r17
    mov r23, r8
    andi r23, 51
    eor r17, r23
    lsl r23
    lsl r23
    eor r7, r23
    mov r8, r18
    lsr r8
    lsr r8
    eor r8, r24
    mov r23, r8
    andi r23, 51
    eor r24, r23
    lsl r23
    lsl r23
    eor r18, r23
    subi r28, lo8(-(-54))
    sbci r29, hi8(-(-54))
    ldd r23, Y+0
    mov r8, r23
    swap r8
    std Y+62, r24
    mov r24, r8
    andi r24, 15
    or r24, r19
    lsl r23
    ldd r19, Y+18
    std Y+0, r17
    mov r17, r19
    andi r17, 1
    or r23, r17
    mov r8, r22
    lsl r8
    lsl r8
    adiw r28, 37
    std Y+27, r25
    mov r25, r8
    andi r25, 240
    ldd r8, Y+18
    or r8, r25
    lsr r22
    lsr r22
    andi r22, 48
    or r16, r22
    mov r25, r13
    lsr r25
    eor r25, r8
    andi r25, 85
    eor r8, r25
    lsl r25
    eor r13, r25
    mov r25, r24
    lsr r25
    eor r25, r10
    andi r25, 85
    eor r10, r25
    lsl r25
    eor r24, r25
    mov r25, r16
    lsr r25
    eor r25, r3
    andi r25, 85
    eor r3, r25
    lsl r25
    eor r16, r25
    ldd r25, Y+0
    mov r22, r25
    lsr r22
    subi r28, lo8(-(-44))
    sbci r29, hi8(-(-44))
    std Y+0, r5
    adiw r28, 44
    ldd r5, Y+56
    eor r22, r5
    andi r22, 85
    eor r5, r22
    lsl r22
    eor r25, r22
    mov r22, r13
    lsr r22
    lsr r22
    eor r22, r16
    andi r22, 51
    eor r16, r22
    lsl r22
    lsl r22
    eor r13, r22
    mov r22, r24
    lsr r22
    lsr r22
    eor r22, r25
    andi r22, 51
    eor r25, r22
    lsl r22
    lsl r22
    eor r24, r22
    mov r22, r8
    lsr r22
    lsr r22
    eor r22, r3
    andi r22, 51
    eor r3, r22
    lsl r22
    lsl r22
    eor r8, r22
    mov r22, r10
    lsr r22
    lsr r22
    eor r22, r5
    andi r22, 51
    eor r5, r22
    lsl r22
    lsl r22
    eor r10, r22
    ldd r22, Y+8
    std Y+0, r8
    mov r8, r22
    lsr r8
    std Y+56, r13
    ldd r13, Y+6
    eor r8, r13
    std Y+2, r18
    mov r18, r8
    andi r18, 85
    eor r13, r18
    lsl r18
    eor r22, r18
    mov r8, r23
    lsr r8
    ldd r18, Y+7
    eor r8, r18
    std Y+8, r20
    mov r20, r8
    andi r20, 85
    mov r8, r20
    lsl r8
    eor r23, r8
    eor r20, r18
    subi r28, lo8(-(-20))
    sbci r29, hi8(-(-20))
    ldd r8, Y+0
    std Y+26, r7
    mov r7, r8
    lsr r7
    std Y+38, r14
    ldd r14, Y+29
    eor r7, r14
    mov r18, r7
    andi r18, 85
    eor r14, r18
    lsl r18
    eor r8, r18
    ldd r18, Y+34
    mov r7, r18
    lsr r7
    eor r7, r0
    std Y+0, r17
    mov r17, r7
    andi r17, 85
    mov r7, r17
    lsl r7
    eor r18, r7
    eor r17, r0
    lsr r0
    ldi r31, hi8(.Ltable_byte_2)
    ldd r7, Y+25
    mov r30, r7
    lpm r7, Z
    or r0, r7
    std Y+34, r16
    ldi r16, 4
    eor r0, r16
    mov r16, r0
    lsr r16
    andi r16, 2
    ldd r7, Y+51
    or r7, r16
    ldd r16, Y+52
    or r7, r16
    lsr r0
    lsr r0
    mov r16, r0
    andi r16, 1
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r2
    lpm r0, Z
    or r7, r0
    ldd r0, Y+53
    or r7, r0
    ldd r0, Y+55
    or r7, r0
    std Y+55, r16
    mov r16, r2
    andi r16, 63
    std Y+53, r24
    ldi r24, 252
    eor r24, r7
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r7
    lpm r2, Z
    adiw r28, 29
    ldd r7, Y+37
    ldd r0, Y+40
    std Y+23, r2
    mov r2, r7
    and r2, r0
    eor r2, r24
    std Y+22, r3
    ldd r3, Y+19
    std Y+0, r10
    mov r10, r3
    eor r10, r2
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+0, r16
    mov r16, r7
    eor r16, r0
    eor r16, r2
    swap r0
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    std Y+21, r25
    mov r25, r0
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r0, r10
    or r0, r16
    eor r7, r0
    mov r0, r3
    or r0, r7
    eor r16, r0
    or r3, r16
    eor r7, r3
    mov r3, r16
    or r3, r7
    eor r2, r3
    mov r3, r10
    com r3
    mov r0, r7
    com r0
    std Y+0, r25
    mov r25, r16
    com r25
    std Y+18, r10
    mov r10, r3
    swap r10
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    std Y+0, r17
    mov r17, r10
    andi r17, 240
    std Y+1, r20
    mov r20, r17
    andi r20, 16
    subi r28, lo8(-(-164))
    sbci r29, hi8(-(-164))
    ldd r10, Y+0
    or r10, r20
    andi r17, 128
    mov r20, r0
    swap r20
    andi r20, 240
    lsl r20
    std Y+0, r18
    mov r18, r20
    andi r18, 32
    or r10, r18
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r18, Z
    or r10, r18
    mov r18, r25
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    lsl r18
    or r10, r18
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    std Y+0, r18
    mov r18, r24
    andi r18, 4
    std Y+1, r6
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r6, Y+1
    or r6, r18
    ldd r18, Y+19
    or r6, r18
    mov r18, r10
    lsr r18
    lsr r18
    lsr r18
    std Y+19, r6
    ldd r6, Y+0
    or r18, r6
    mov r6, r3
    lsl r6
    lsl r6
    lsl r6
    std Y+0, r23
    mov r23, r6
    std Y+1, r22
    mov r22, r23
    andi r22, 16
    or r21, r22
    andi r23, 128
    mov r22, r0
    swap r22
    andi r22, 240
    andi r22, 32
    or r21, r22
    mov r22, r2
    swap r22
    andi r22, 240
    lsl r22
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    std Y+0, r23
    mov r23, r22
    andi r23, 64
    or r21, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r16
    lpm r6, Z
    or r21, r6
    mov r23, r10
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r6, Y+0
    or r23, r6
    mov r6, r21
    lsr r6
    lsr r6
    lsr r6
    std Y+0, r5
    ldd r5, Y+1
    or r6, r5
    mov r5, r3
    lsl r5
    lsl r5
    std Y+1, r22
    mov r22, r5
    andi r22, 16
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    std Y+0, r20
    mov r20, r11
    std Y+1, r20
    andi r20, 15
    or r20, r22
    mov r22, r0
    lsl r22
    lsl r22
    lsl r22
    std Y+2, r17
    mov r17, r22
    andi r17, 32
    or r20, r17
    andi r22, 128
    mov r17, r2
    swap r17
    andi r17, 240
    andi r17, 64
    or r20, r17
    mov r17, r25
    swap r17
    andi r17, 240
    lsl r17
    andi r17, 128
    or r20, r17
    mov r11, r10
    lsr r11
    std Y+3, r22
    mov r22, r11
    andi r22, 121
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r11, Y+0
    or r22, r11
    lsl r10
    std Y+0, r17
    mov r17, r10
    andi r17, 224
    mov r11, r24
    lsr r11
    lsr r11
    mov r19, r11
    andi r19, 4
    or r22, r19
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r19, Y+0
    or r22, r19
    mov r19, r21
    lsl r19
    lsl r19
    andi r19, 192
    ldd r11, Y+40
    or r11, r19
    mov r19, r21
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    ldd r5, Y+36
    or r19, r5
    mov r5, r20
    lsr r5
    lsr r5
    lsr r5
    ldd r10, Y+61
    or r5, r10
    mov r10, r3
    lsl r10
    std Y+61, r19
    mov r19, r10
    std Y+36, r22
    mov r22, r19
    andi r22, 16
    adiw r28, 40
    ldd r10, Y+30
    or r22, r10
    std Y+0, r19
    mov r19, r10
    andi r19, 1
    mov r10, r0
    lsl r10
    lsl r10
    std Y+30, r19
    mov r19, r10
    andi r19, 32
    or r22, r19
    mov r19, r2
    lsl r19
    lsl r19
    lsl r19
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    std Y+0, r21
    mov r21, r19
    andi r21, 64
    or r22, r21
    andi r19, 128
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r16
    lpm r10, Z
    or r22, r10
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r16
    lpm r21, Z
    mov r16, r20
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r10, Y+0
    or r16, r10
    lsl r20
    andi r20, 224
    mov r10, r22
    lsr r10
    lsr r10
    lsr r10
    std Y+0, r21
    mov r21, r3
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    std Y+0, r19
    mov r19, r21
    andi r19, 16
    or r9, r19
    mov r19, r0
    lsl r19
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    std Y+0, r19
    andi r19, 32
    or r9, r19
    mov r19, r2
    lsl r19
    lsl r19
    andi r19, 64
    or r9, r19
    mov r19, r25
    lsl r19
    lsl r19
    lsl r19
    andi r19, 128
    or r9, r19
    mov r3, r24
    swap r3
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    std Y+0, r19
    mov r19, r3
    andi r19, 15
    andi r19, 4
    mov r3, r5
    lsl r3
    lsl r3
    std Y+1, r24
    mov r24, r3
    andi r24, 248
    mov r3, r22
    lsl r3
    lsl r3
    std Y+2, r24
    mov r24, r3
    andi r24, 192
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r3, Y+0
    or r3, r24
    mov r24, r22
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    std Y+0, r3
    mov r3, r9
    lsr r3
    lsr r3
    lsr r3
    or r3, r17
    mov r17, r23
    lsr r17
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    std Y+0, r11
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r11, Y+0
    or r17, r11
    lsl r23
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+0, r17
    mov r17, r21
    lsr r17
    std Y+1, r19
    mov r19, r17
    andi r19, 16
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r11, Y+0
    or r11, r19
    andi r17, 4
    mov r19, r0
    std Y+0, r17
    mov r17, r19
    andi r17, 32
    or r11, r17
    mov r17, r2
    lsl r17
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r17
    andi r17, 64
    or r11, r17
    mov r17, r25
    lsl r17
    lsl r17
    std Y+1, r24
    mov r24, r17
    andi r24, 128
    or r11, r24
    andi r17, 8
    mov r24, r9
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r9
    mov r0, r18
    lsl r0
    std Y+2, r17
    mov r17, r0
    andi r17, 252
    or r24, r17
    mov r17, r11
    lsr r17
    lsr r17
    lsr r17
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    ldd r0, Y+0
    lsl r0
    subi r28, lo8(-(160))
    sbci r29, hi8(-(160))
    std Y+0, r18
    mov r18, r0
    andi r18, 224
    or r17, r18
    mov r18, r21
    lsr r18
    lsr r18
    std Y+1, r17
    mov r17, r18
    andi r17, 16
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    ldd r0, Y+0
    or r0, r17
    andi r18, 1
    mov r17, r19
    lsr r17
    std Y+0, r18
    mov r18, r17
    andi r18, 32
    or r0, r18
    andi r17, 4
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    std Y+0, r18
    mov r18, r2
    std Y+1, r17
    mov r17, r18
    andi r17, 64
    or r0, r17
    mov r17, r25
    lsl r17
    std Y+2, r24
    mov r24, r17
    andi r24, 128
    or r0, r24
    andi r17, 126
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r2, Y+0
    or r2, r17
    ldi r17, 42
    eor r2, r17
    com r2
    mov r17, r21
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r9, r17
    std Y+0, r24
    ldi r24, 8
    eor r24, r9
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    std Y+0, r24
    mov r24, r19
    andi r24, 1
    or r23, r24
    std Y+1, r24
    mov r24, r11
    lsl r24
    lsl r24
    andi r24, 192
    std Y+2, r2
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r2, Y+0
    or r2, r24
    mov r24, r11
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    std Y+0, r23
    mov r23, r6
    lsl r23
    andi r23, 252
    or r24, r23
    swap r6
    mov r23, r6
    andi r23, 15
    ldd r6, Y+54
    or r23, r6
    mov r6, r0
    lsr r6
    lsr r6
    lsr r6
    or r6, r20
    mov r20, r16
    lsr r20
    std Y+54, r24
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r24, Y+0
    or r20, r24
    lsl r16
    mov r24, r21
    lsr r24
    lsr r24
    lsr r24
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    std Y+0, r20
    mov r20, r24
    andi r20, 16
    std Y+1, r2
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r2, Y+0
    or r2, r20
    andi r24, 4
    mov r20, r19
    lsr r20
    lsr r20
    std Y+0, r24
    mov r24, r20
    andi r24, 32
    or r2, r24
    andi r20, 1
    or r16, r20
    mov r24, r18
    lsr r24
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    std Y+0, r20
    mov r20, r24
    andi r20, 64
    or r2, r20
    andi r24, 4
    mov r20, r25
    andi r20, 128
    or r2, r20
    mov r20, r0
    swap r20
    andi r20, 15
    lsr r20
    lsr r0
    std Y+1, r16
    mov r16, r0
    andi r16, 126
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r0, Y+0
    or r0, r16
    lsr r20
    mov r16, r5
    lsl r16
    andi r16, 252
    or r20, r16
    mov r16, r2
    lsr r16
    lsr r16
    lsr r16
    std Y+0, r11
    mov r11, r22
    lsl r11
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r24
    mov r24, r11
    andi r24, 224
    or r16, r24
    mov r24, r21
    swap r24
    andi r24, 240
    lsl r24
    andi r21, 1
    std Y+1, r21
    mov r21, r24
    andi r21, 128
    or r0, r21
    andi r24, 96
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r11, Y+0
    or r24, r11
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r25
    ldi r25, 8
    eor r25, r0
    std Y+1, r25
    mov r25, r2
    lsl r25
    lsl r25
    andi r25, 192
    or r15, r25
    mov r25, r2
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    ldi r31, hi8(.Ltable_byte_6)
    std Y+2, r15
    mov r30, r9
    lpm r15, Z
    std Y+3, r22
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r22, Y+0
    or r22, r15
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r15, Y+0
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    std Y+0, r21
    mov r21, r15
    lsr r21
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r11, Y+0
    or r21, r11
    lsl r15
    mov r11, r2
    lsr r11
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    std Y+0, r21
    mov r21, r11
    andi r21, 126
    ldi r31, hi8(.Ltable_byte_3)
    subi r28, lo8(-(-168))
    sbci r29, hi8(-(-168))
    ldd r11, Y+0
    subi r28, lo8(-(152))
    sbci r29, hi8(-(152))
    std Y+30, r2
    mov r30, r11
    lpm r2, Z
    or r21, r2
    std Y+31, r2
    ldd r2, Y+0
    or r21, r2
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r11
    lpm r11, Z
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    std Y+0, r17
    ldi r17, 8
    eor r17, r21
    andi r17, 8
    mov r2, r22
    lsr r2
    lsr r2
    lsr r2
    subi r28, lo8(-(152))
    sbci r29, hi8(-(152))
    std Y+0, r17
    mov r17, r3
    lsl r17
    andi r17, 224
    or r2, r17
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r9
    lpm r17, Z
    std Y+32, r25
    subi r28, lo8(-(-163))
    sbci r29, hi8(-(-163))
    ldd r25, Y+0
    or r25, r17
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r9
    lpm r9, Z
    std Y+0, r17
    ldi r17, 8
    eor r17, r25
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    std Y+20, r9
    mov r9, r19
    swap r9
    std Y+21, r17
    mov r17, r9
    andi r17, 15
    andi r17, 1
    or r15, r17
    ldd r9, Y+0
    std Y+22, r17
    mov r17, r9
    lsl r17
    swap r9
    andi r17, 224
    std Y+0, r17
    mov r17, r9
    andi r17, 15
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r0
    lpm r9, Z
    std Y+23, r0
    subi r28, lo8(-(-59))
    sbci r29, hi8(-(-59))
    ldd r0, Y+0
    or r0, r9
    mov r9, r20
    lsr r9
    std Y+0, r17
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r17, Y+0
    or r9, r17
    lsl r20
    subi r28, lo8(-(152))
    sbci r29, hi8(-(152))
    std Y+0, r9
    mov r9, r0
    lsr r9
    lsr r9
    lsr r9
    std Y+1, r15
    mov r15, r6
    lsl r15
    mov r17, r15
    andi r17, 224
    or r9, r17
    mov r30, r21
    lpm r15, Z
    or r12, r15
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r21
    lpm r21, Z
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    ldd r17, Y+0
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    std Y+0, r21
    mov r21, r17
    andi r21, 2
    or r11, r21
    andi r17, 1
    mov r15, r0
    lsl r15
    lsl r15
    or r11, r15
    ldi r21, 8
    eor r21, r11
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r7
    lpm r15, Z
    or r20, r15
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r7
    lpm r7, Z
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    std Y+0, r15
    mov r15, r12
    lsr r15
    lsr r15
    lsr r15
    subi r28, lo8(-(182))
    sbci r29, hi8(-(182))
    std Y+28, r20
    mov r20, r16
    lsl r20
    andi r20, 224
    or r15, r20
    swap r16
    andi r16, 15
    mov r20, r18
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    lsl r20
    std Y+29, r15
    mov r15, r2
    lsr r15
    or r15, r20
    lsl r2
    std Y+30, r15
    ldd r15, Y+0
    std Y+31, r21
    mov r21, r15
    swap r21
    andi r21, 15
    std Y+32, r16
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    ldd r16, Y+0
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    std Y+0, r17
    mov r17, r16
    andi r17, 16
    or r21, r17
    andi r16, 4
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r17, Y+41
    std Y+42, r16
    mov r16, r17
    andi r16, 32
    or r21, r16
    ldd r16, Y+40
    andi r16, 64
    or r21, r16
    ldd r16, Y+0
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+0, r18
    mov r18, r16
    andi r18, 128
    or r21, r18
    andi r16, 8
    mov r18, r12
    lsl r18
    lsl r18
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    std Y+0, r16
    ldd r16, Y+34
    or r16, r18
    lsl r12
    mov r18, r12
    andi r18, 224
    std Y+34, r20
    ldi r20, 8
    eor r20, r16
    andi r20, 8
    mov r12, r22
    lsl r12
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    std Y+0, r20
    mov r20, r12
    andi r20, 224
    mov r12, r21
    lsr r12
    lsr r12
    lsr r12
    std Y+1, r19
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r19, Y+0
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+0, r20
    mov r20, r19
    andi r20, 32
    or r23, r20
    andi r19, 4
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    std Y+2, r20
    ldd r20, Y+7
    andi r20, 64
    or r23, r20
    ldd r20, Y+0
    or r23, r20
    mov r20, r17
    andi r20, 1
    or r20, r2
    mov r2, r15
    lsr r2
    lsr r2
    mov r17, r21
    lsl r17
    lsl r17
    andi r17, 192
    or r2, r17
    mov r17, r23
    lsr r17
    lsr r17
    lsr r23
    lsr r17
    andi r23, 122
    ldi r31, hi8(.Ltable_byte_6)
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r20
    mov r30, r11
    lpm r20, Z
    or r17, r20
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r11
    lpm r11, Z
    mov r20, r5
    swap r20
    andi r20, 15
    std Y+1, r21
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r21, Y+0
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    std Y+0, r19
    mov r19, r21
    andi r19, 16
    or r20, r19
    andi r21, 4
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r19, Y+3
    std Y+2, r21
    mov r21, r19
    andi r21, 32
    or r20, r21
    andi r19, 1
    ldd r21, Y+6
    std Y+3, r25
    mov r25, r21
    andi r25, 64
    or r20, r25
    andi r21, 4
    ldd r25, Y+0
    andi r25, 128
    or r20, r25
    mov r25, r17
    lsr r25
    lsr r25
    lsr r25
    std Y+6, r17
    mov r17, r0
    lsl r17
    andi r17, 224
    or r25, r17
    mov r17, r20
    lsr r17
    lsr r17
    lsr r17
    ldi r31, hi8(.Ltable_byte_6)
    adiw r28, 34
    std Y+55, r2
    mov r30, r16
    lpm r2, Z
    or r17, r2
    std Y+56, r21
    ldi r21, 76
    eor r21, r24
    std Y+57, r16
    ldd r16, Y+0
    std Y+58, r25
    mov r25, r16
    andi r25, 96
    subi r28, lo8(-(-21))
    sbci r29, hi8(-(-21))
    ldd r2, Y+0
    or r25, r2
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r22
    ldi r22, 112
    eor r25, r22
    mov r22, r2
    andi r22, 4
    andi r16, 128
    mov r2, r21
    com r2
    lsr r21
    lsr r21
    andi r21, 1
    or r21, r23
    mov r23, r9
    lsl r23
    or r19, r23
    lsr r9
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r23, Y+0
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r19
    mov r19, r23
    andi r19, 128
    or r9, r19
    andi r23, 96
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    std Y+0, r9
    mov r9, r5
    lsr r9
    lsr r9
    std Y+60, r11
    mov r11, r20
    lsl r11
    lsl r11
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    std Y+1, r21
    mov r21, r11
    andi r21, 192
    or r9, r21
    mov r11, r17
    lsr r11
    lsr r11
    lsr r11
    or r11, r18
    lsl r17
    andi r17, 224
    mov r21, r3
    swap r21
    andi r21, 15
    mov r18, r20
    lsr r18
    andi r18, 122
    ldi r31, hi8(.Ltable_byte_3)
    std Y+2, r11
    mov r30, r24
    lpm r11, Z
    or r18, r11
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r24
    lpm r24, Z
    std Y+3, r11
    mov r11, r25
    lsr r11
    lsr r11
    lsr r11
    std Y+4, r20
    mov r20, r11
    andi r20, 2
    mov r11, r3
    lsr r11
    lsr r11
    std Y+5, r9
    mov r9, r6
    swap r9
    std Y+6, r17
    mov r17, r9
    andi r17, 15
    mov r9, r25
    swap r9
    std Y+7, r17
    mov r17, r9
    andi r17, 15
    andi r17, 2
    mov r9, r25
    swap r9
    std Y+8, r17
    mov r17, r9
    andi r17, 15
    lsr r17
    std Y+9, r18
    mov r18, r17
    andi r18, 2
    or r24, r18
    andi r17, 1
    mov r18, r6
    lsr r18
    lsr r18
    ldd r9, Y+0
    std Y+10, r17
    mov r17, r9
    swap r17
    andi r17, 15
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r9, Y+0
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    std Y+0, r17
    mov r17, r9
    lsr r17
    lsr r17
    eor r17, r8
    andi r17, 51
    eor r8, r17
    lsl r17
    lsl r17
    eor r9, r17
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r17, Y+0
    std Y+1, r8
    mov r8, r17
    lsr r8
    lsr r8
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    std Y+0, r9
    subi r28, lo8(-(-240))
    sbci r29, hi8(-(-240))
    ldd r9, Y+0
    eor r8, r9
    subi r28, lo8(-(241))
    sbci r29, hi8(-(241))
    std Y+0, r18
    mov r18, r8
    andi r18, 51
    eor r9, r18
    lsl r18
    lsl r18
    eor r17, r18
    mov r8, r13
    lsr r8
    lsr r8
    eor r8, r14
    mov r18, r8
    andi r18, 51
    eor r14, r18
    lsl r18
    lsl r18
    eor r13, r18
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r8, Y+0
    mov r18, r8
    lsr r18
    lsr r18
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    std Y+0, r14
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r14, Y+0
    eor r18, r14
    andi r18, 51
    eor r14, r18
    lsl r18
    lsl r18
    eor r8, r18
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r18, Y+0
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    std Y+1, r14
    mov r14, r18
    lsr r14
    std Y+0, r17
    mov r17, r14
    andi r17, 126
    subi r28, lo8(-(-151))
    sbci r29, hi8(-(-151))
    ldd r14, Y+0
    or r14, r17
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    ldd r17, Y+0
    or r14, r17
    adiw r26, 3
    ld r17, X
    swap r17
    andi r17, 15
    lsr r17
    andi r17, 1
    std Y+0, r14
    mov r14, r4
    lsl r14
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    std Y+0, r24
    mov r24, r14
    andi r24, 118
    or r17, r24
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    ldd r24, Y+0
    mov r14, r24
    lsr r14
    lsr r14
    subi r28, lo8(-(-139))
    sbci r29, hi8(-(-139))
    std Y+0, r21
    mov r21, r14
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    std Y+0, r20
    mov r20, r21
    andi r20, 8
    or r17, r20
    subi r28, lo8(-(-202))
    sbci r29, hi8(-(-202))
    ldd r20, Y+0
    or r17, r20
    andi r21, 1
    ldd r20, Y+47
    mov r14, r20
    lsr r14
    std Y+0, r25
    mov r25, r14
    andi r25, 126
    subi r28, lo8(-(-33))
    sbci r29, hi8(-(-33))
    ldd r14, Y+0
    or r14, r25
    ldd r25, Y+5
    or r14, r25
    subi r28, lo8(-(160))
    sbci r29, hi8(-(160))
    ldd r25, Y+0
    lsl r25
    andi r25, 122
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    std Y+0, r14
    ldd r14, Y+8
    or r14, r25
    ldd r25, Y+55
    std Y+8, r23
    mov r23, r25
    andi r23, 4
    or r14, r23
    ldd r23, Y+13
    or r14, r23
    andi r25, 16
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r23, X+
    andi r23, 15
    or r23, r25
    ldd r25, Y+56
    mov r20, r25
    andi r20, 32
    or r23, r20
    ldd r20, Y+57
    or r23, r20
    andi r25, 1
    mov r20, r24
    andi r20, 128
    or r23, r20
    mov r20, r23
    lsr r20
    lsr r20
    lsr r20
    std Y+56, r9
    ldd r9, Y+60
    or r20, r9
    ldd r9, Y+33
    std Y+60, r8
    mov r8, r9
    lsl r8
    or r8, r25
    lsr r9
    std Y+33, r13
    ld r13, X+
    std Y+57, r25
    mov r25, r13
    andi r25, 128
    or r9, r25
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    ldd r25, Y+7
    eor r25, r9
    andi r25, 85
    eor r9, r25
    lsl r25
    adiw r26, 1
    ld r13, X+
    eor r13, r25
    mov r25, r23
    lsl r25
    lsl r25
    andi r25, 192
    std Y+7, r4
    ldd r4, Y+0
    or r4, r25
    mov r25, r23
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    std Y+0, r11
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r11, Y+0
    or r25, r11
    mov r11, r23
    lsl r11
    std Y+0, r21
    mov r21, r11
    andi r21, 224
    or r10, r21
    mov r21, r20
    lsl r21
    andi r21, 252
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r11, Y+0
    or r11, r21
    swap r20
    andi r20, 15
    mov r21, r10
    lsl r21
    andi r21, 252
    std Y+0, r2
    ldd r2, Y+22
    or r2, r21
    swap r10
    mov r21, r10
    andi r21, 15
    std Y+22, r21
    subi r28, lo8(-(-52))
    sbci r29, hi8(-(-52))
    ldd r21, Y+7
    andi r21, 16
    or r20, r21
    ldd r21, Y+4
    andi r21, 32
    or r20, r21
    ldd r10, Y+3
    or r20, r10
    ldd r10, Y+0
    or r20, r10
    mov r10, r20
    lsr r10
    lsr r10
    lsr r10
    lsr r20
    ldi r31, hi8(.Ltable_byte_6)
    std Y+3, r21
    ldd r21, Y+9
    subi r28, lo8(-(-62))
    sbci r29, hi8(-(-62))
    std Y+0, r0
    mov r30, r21
    lpm r0, Z
    or r10, r0
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r21
    lpm r0, Z
    or r20, r0
    mov r21, r10
    lsr r21
    lsr r21
    lsr r21
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    std Y+0, r0
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r0, Y+0
    or r21, r0
    ldi r18, 12
    eor r18, r20
    mov r0, r18
    lsr r0
    lsr r0
    std Y+0, r18
    mov r18, r0
    andi r18, 1
    mov r0, r21
    lsr r0
    subi r28, lo8(-(-195))
    sbci r29, hi8(-(-195))
    std Y+0, r20
    subi r28, lo8(-(148))
    sbci r29, hi8(-(148))
    ldd r20, Y+0
    or r0, r20
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    std Y+0, r0
    mov r0, r10
    lsl r0
    subi r28, lo8(-(236))
    sbci r29, hi8(-(236))
    std Y+0, r18
    mov r18, r0
    andi r18, 224
    mov r0, r21
    lsl r0
    std Y+1, r21
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r21, Y+0
    or r21, r0
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r0, Y+0
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    std Y+0, r21
    mov r21, r0
    lsr r21
    lsr r21
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+0, r10
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r10, Y+0
    lsl r10
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    std Y+0, r18
    mov r18, r10
    andi r18, 192
    or r21, r18
    adiw r26, 2
    ld r10, X
    swap r10
    mov r18, r10
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r10, Y+0
    lsl r10
    mov r20, r10
    andi r20, 122
    or r18, r20
    or r18, r22
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r22, Y+1
    or r18, r22
    ldd r20, Y+0
    mov r10, r20
    lsr r10
    lsr r10
    subi r28, lo8(-(192))
    sbci r29, hi8(-(192))
    std Y+0, r2
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r2, Y+0
    lsl r2
    mov r22, r2
    andi r22, 192
    or r10, r22
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r22, Y+0
    mov r2, r22
    lsl r2
    mov r22, r2
    andi r22, 122
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    subi r28, lo8(-(213))
    sbci r29, hi8(-(213))
    std Y+0, r19
    mov r19, r2
    andi r19, 1
    or r19, r22
    subi r28, lo8(-(-191))
    sbci r29, hi8(-(-191))
    ldd r22, Y+0
    subi r28, lo8(-(192))
    sbci r29, hi8(-(192))
    std Y+0, r21
    mov r21, r22
    andi r21, 4
    or r19, r21
    subi r28, lo8(-(-192))
    sbci r29, hi8(-(-192))
    ldd r21, Y+5
    or r19, r21
    andi r22, 28
    ldd r2, Y+23
    std Y+0, r22
    mov r22, r2
    lsr r22
    ldd r21, Y+8
    eor r22, r21
    andi r22, 85
    eor r21, r22
    lsl r22
    eor r2, r22
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r22, Y+0
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    std Y+15, r7
    mov r7, r22
    lsr r7
    std Y+0, r6
    ldd r6, Y+1
    eor r7, r6
    subi r28, lo8(-(185))
    sbci r29, hi8(-(185))
    std Y+0, r16
    mov r16, r7
    andi r16, 85
    mov r7, r16
    lsl r7
    eor r22, r7
    eor r16, r6
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r7, Y+0
    mov r6, r7
    lsr r6
    eor r6, r23
    std Y+38, r25
    mov r25, r6
    andi r25, 85
    eor r23, r25
    lsl r25
    eor r7, r25
    mov r6, r2
    lsr r6
    lsr r6
    eor r6, r13
    mov r25, r6
    andi r25, 51
    eor r13, r25
    lsl r25
    lsl r25
    eor r2, r25
    mov r6, r22
    lsr r6
    lsr r6
    eor r6, r7
    mov r25, r6
    andi r25, 51
    eor r7, r25
    lsl r25
    lsl r25
    eor r22, r25
    mov r6, r21
    lsr r6
    lsr r6
    eor r6, r9
    mov r25, r6
    andi r25, 51
    eor r9, r25
    lsl r25
    lsl r25
    eor r21, r25
    mov r6, r16
    lsr r6
    lsr r6
    eor r6, r23
    mov r25, r6
    andi r25, 51
    eor r23, r25
    lsl r25
    lsl r25
    eor r16, r25
    mov r6, r18
    lsr r6
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r25, Y+39
    or r6, r25
    mov r25, r0
    lsl r25
    andi r25, 118
    ldd r0, Y+0
    or r0, r25
    mov r25, r24
    swap r25
    andi r25, 15
    andi r24, 1
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    std Y+0, r23
    mov r23, r25
    andi r23, 8
    or r0, r23
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r23, Y+22
    or r0, r23
    andi r25, 1
    std Y+0, r6
    mov r6, r19
    lsr r6
    std Y+39, r9
    ldd r9, Y+34
    or r6, r9
    mov r9, r20
    lsl r9
    mov r20, r9
    andi r20, 122
    adiw r28, 54
    ldd r9, Y+42
    or r9, r20
    ldi r31, hi8(.Ltable_byte_7)
    ldd r20, Y+0
    std Y+42, r6
    mov r30, r20
    lpm r6, Z
    or r9, r6
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r20
    lpm r20, Z
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    ldd r6, Y+0
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    std Y+20, r7
    mov r7, r6
    swap r7
    std Y+0, r16
    mov r16, r7
    andi r16, 240
    lsl r16
    lsl r16
    lsl r16
    or r9, r16
    lsr r6
    lsr r6
    lsr r6
    mov r16, r6
    andi r16, 4
    mov r6, r17
    lsr r6
    lsr r6
    subi r28, lo8(-(188))
    sbci r29, hi8(-(188))
    std Y+0, r21
    mov r21, r6
    andi r21, 62
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r6, Y+21
    or r6, r21
    ldd r21, Y+0
    mov r7, r21
    lsl r7
    mov r21, r7
    andi r21, 192
    or r6, r21
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r21, X
    swap r21
    andi r21, 15
    lsr r21
    andi r21, 1
    ldd r7, Y+35
    lsl r7
    std Y+21, r22
    mov r22, r7
    andi r22, 122
    or r21, r22
    ldd r7, Y+39
    or r21, r7
    adiw r28, 39
    ldd r7, Y+44
    or r21, r7
    mov r22, r14
    lsr r22
    lsr r22
    std Y+0, r13
    subi r28, lo8(-(-22))
    sbci r29, hi8(-(-22))
    ldd r13, Y+0
    lsl r13
    mov r23, r13
    andi r23, 192
    or r22, r23
    ldd r23, Y+10
    mov r13, r23
    lsl r13
    mov r23, r13
    andi r23, 122
    subi r28, lo8(-(-62))
    sbci r29, hi8(-(-62))
    ldd r13, Y+0
    or r13, r23
    ldd r23, Y+61
    std Y+0, r2
    mov r2, r23
    swap r2
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    std Y+4, r20
    mov r20, r2
    andi r20, 15
    lsr r20
    andi r20, 4
    or r13, r20
    ldd r2, Y+62
    or r13, r2
    ldd r20, Y+0
    mov r2, r20
    lsr r2
    eor r2, r4
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    std Y+0, r16
    mov r16, r2
    andi r16, 85
    eor r4, r16
    lsl r16
    eor r20, r16
    mov r2, r8
    lsr r2
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r16, Y+42
    eor r2, r16
    std Y+0, r25
    mov r25, r2
    andi r25, 85
    mov r2, r25
    lsl r2
    eor r8, r2
    eor r25, r16
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r2, Y+0
    mov r16, r2
    lsr r16
    ldd r7, Y+4
    eor r16, r7
    andi r16, 85
    eor r7, r16
    lsl r16
    eor r2, r16
    mov r16, r15
    lsr r16
    std Y+0, r12
    ldd r12, Y+6
    eor r16, r12
    andi r16, 85
    eor r12, r16
    lsl r16
    eor r15, r16
    mov r16, r20
    lsr r16
    lsr r16
    eor r16, r2
    andi r16, 51
    eor r2, r16
    lsl r16
    lsl r16
    eor r20, r16
    mov r16, r8
    lsr r16
    lsr r16
    eor r16, r15
    andi r16, 51
    eor r15, r16
    lsl r16
    lsl r16
    eor r8, r16
    mov r16, r4
    lsr r16
    lsr r16
    eor r16, r7
    andi r16, 51
    eor r7, r16
    lsl r16
    lsl r16
    eor r4, r16
    mov r16, r25
    lsr r16
    lsr r16
    eor r16, r12
    andi r16, 51
    eor r12, r16
    lsl r16
    lsl r16
    eor r25, r16
    mov r16, r21
    lsr r16
    andi r16, 126
    ldi r31, hi8(.Ltable_byte_3)
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    std Y+0, r12
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r12, Y+52
    std Y+0, r7
    mov r30, r12
    lpm r7, Z
    or r7, r16
    ldd r16, Y+19
    or r7, r16
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r12
    lpm r12, Z
    adiw r28, 52
    ldd r16, Y+23
    std Y+0, r25
    mov r25, r16
    andi r25, 2
    or r12, r25
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    ldd r25, Y+3
    or r12, r25
    ldd r25, Y+0
    or r12, r25
    andi r16, 1
    mov r25, r17
    lsl r25
    andi r25, 118
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    std Y+0, r20
    mov r20, r23
    andi r20, 1
    or r20, r25
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r25, Y+0
    or r20, r25
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r25, Y+0
    or r20, r25
    adiw r28, 63
    std Y+6, r7
    mov r7, r13
    lsr r7
    std Y+0, r15
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r15, Y+0
    or r7, r15
    mov r15, r14
    lsl r15
    std Y+0, r17
    mov r17, r15
    andi r17, 122
    or r24, r17
    ldd r17, Y+13
    mov r25, r17
    andi r25, 4
    or r24, r25
    subi r28, lo8(-(200))
    sbci r29, hi8(-(200))
    ldd r25, Y+0
    or r24, r25
    andi r17, 128
    mov r25, r0
    lsr r25
    lsr r25
    andi r25, 62
    subi r28, lo8(-(-172))
    sbci r29, hi8(-(-172))
    ldd r15, Y+0
    or r15, r25
    subi r28, lo8(-(171))
    sbci r29, hi8(-(171))
    ldd r25, Y+0
    lsl r25
    andi r25, 192
    or r15, r25
    mov r25, r18
    lsl r25
    andi r25, 122
    subi r28, lo8(-(-171))
    sbci r29, hi8(-(-171))
    std Y+0, r7
    ldd r7, Y+28
    or r7, r25
    ldd r25, Y+27
    std Y+28, r18
    mov r18, r25
    andi r18, 4
    or r7, r18
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    ldd r18, Y+0
    or r7, r18
    andi r25, 128
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    std Y+42, r2
    mov r2, r9
    lsr r2
    lsr r2
    std Y+0, r4
    mov r4, r10
    lsl r4
    mov r18, r4
    andi r18, 192
    or r2, r18
    mov r4, r19
    lsl r4
    mov r18, r4
    andi r18, 122
    subi r28, lo8(-(-39))
    sbci r29, hi8(-(-39))
    ldd r4, Y+0
    or r4, r18
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    ldd r18, Y+0
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    std Y+0, r19
    mov r19, r18
    andi r19, 4
    or r4, r19
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r19, Y+0
    or r4, r19
    andi r18, 128
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    std Y+0, r8
    ldd r8, Y+47
    adiw r28, 47
    std Y+23, r10
    mov r10, r8
    lsr r10
    or r10, r18
    lsl r8
    std Y+0, r14
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r14, Y+0
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+0, r10
    mov r30, r14
    lpm r10, Z
    or r10, r8
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r14
    lpm r8, Z
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r14, Y+0
    std Y+48, r10
    mov r10, r14
    lsr r10
    subi r28, lo8(-(-17))
    sbci r29, hi8(-(-17))
    std Y+0, r8
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    ldd r8, Y+0
    eor r10, r8
    mov r19, r10
    andi r19, 85
    eor r8, r19
    lsl r19
    eor r14, r19
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r10, Y+32
    mov r19, r10
    lsr r19
    std Y+0, r2
    ldd r2, Y+25
    eor r19, r2
    andi r19, 85
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    std Y+0, r18
    mov r18, r19
    lsl r18
    eor r10, r18
    eor r19, r2
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    ldd r18, Y+0
    mov r2, r18
    lsr r2
    std Y+57, r15
    ldd r15, Y+4
    eor r2, r15
    subi r28, lo8(-(-13))
    sbci r29, hi8(-(-13))
    std Y+0, r25
    mov r25, r2
    andi r25, 85
    eor r15, r25
    lsl r25
    eor r18, r25
    mov r25, r5
    lsr r25
    subi r28, lo8(-(179))
    sbci r29, hi8(-(179))
    ldd r2, Y+0
    eor r25, r2
    andi r25, 85
    eor r2, r25
    lsl r25
    eor r5, r25
    mov r25, r14
    lsr r25
    lsr r25
    eor r25, r18
    andi r25, 51
    eor r18, r25
    lsl r25
    lsl r25
    eor r14, r25
    mov r25, r10
    lsr r25
    lsr r25
    eor r25, r5
    andi r25, 51
    eor r5, r25
    lsl r25
    lsl r25
    eor r10, r25
    mov r25, r8
    lsr r25
    lsr r25
    eor r25, r15
    andi r25, 51
    eor r15, r25
    lsl r25
    lsl r25
    eor r8, r25
    mov r25, r19
    lsr r25
    lsr r25
    eor r25, r2
    andi r25, 51
    eor r2, r25
    lsl r25
    lsl r25
    eor r19, r25
    mov r25, r7
    lsr r25
    std Y+0, r2
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r2, Y+22
    or r25, r2
    mov r2, r23
    lsr r2
    lsr r2
    std Y+22, r25
    mov r25, r2
    andi r25, 1
    mov r2, r0
    lsl r2
    std Y+0, r18
    mov r18, r2
    andi r18, 118
    or r25, r18
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    ldd r18, Y+0
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    std Y+0, r19
    mov r19, r18
    andi r19, 8
    or r25, r19
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    ldd r19, Y+0
    or r25, r19
    mov r19, r4
    lsr r19
    andi r19, 126
    or r16, r19
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r19, Y+25
    or r16, r19
    mov r19, r9
    lsl r19
    andi r19, 122
    ldd r2, Y+10
    or r2, r19
    ldd r19, Y+0
    or r2, r19
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    ldd r19, Y+0
    or r2, r19
    ldd r19, Y+3
    std Y+0, r16
    mov r16, r19
    swap r16
    andi r16, 15
    lsr r16
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    andi r16, 1
    lsr r19
    std Y+3, r15
    mov r15, r20
    lsr r15
    lsr r15
    mov r18, r15
    andi r18, 62
    or r16, r18
    mov r18, r6
    lsl r18
    andi r18, 192
    or r16, r18
    ld r18, X
    lsr r18
    andi r18, 1
    mov r15, r21
    lsl r15
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    std Y+0, r21
    mov r21, r15
    andi r21, 122
    or r18, r21
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    ldd r21, Y+13
    or r18, r21
    ldd r21, Y+0
    or r18, r21
    mov r15, r24
    lsr r15
    lsr r15
    std Y+13, r5
    mov r5, r22
    lsl r5
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    std Y+21, r22
    mov r22, r5
    andi r22, 192
    or r15, r22
    mov r5, r13
    lsl r5
    mov r22, r5
    andi r22, 122
    ldd r5, Y+0
    or r5, r22
    subi r28, lo8(-(148))
    sbci r29, hi8(-(148))
    ldd r22, Y+21
    or r5, r22
    ldd r22, Y+0
    or r5, r22
    std Y+21, r8
    mov r8, r12
    lsr r8
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    std Y+0, r10
    ldd r10, Y+1
    eor r8, r10
    mov r22, r8
    andi r22, 85
    eor r10, r22
    lsl r22
    eor r12, r22
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r8, Y+0
    mov r22, r8
    lsr r22
    eor r22, r11
    andi r22, 85
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    std Y+0, r14
    mov r14, r22
    lsl r14
    eor r8, r14
    eor r22, r11
    ldd r14, Y+26
    adiw r28, 35
    std Y+35, r13
    mov r13, r14
    lsr r13
    std Y+0, r6
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r6, Y+0
    eor r13, r6
    mov r21, r13
    andi r21, 85
    eor r6, r21
    lsl r21
    eor r14, r21
    mov r21, r3
    lsr r21
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ldd r13, Y+61
    eor r21, r13
    andi r21, 85
    std Y+0, r9
    mov r9, r21
    lsl r9
    eor r3, r9
    eor r21, r13
    lsr r13
    ldi r31, hi8(.Ltable_byte_2)
    ldd r9, Y+39
    std Y+61, r0
    mov r30, r9
    lpm r0, Z
    or r13, r0
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r9
    lpm r9, Z
    std Y+39, r16
    ldi r16, 8
    eor r16, r13
    andi r16, 8
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r13
    lpm r0, Z
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    std Y+56, r11
    ldd r11, Y+0
    or r11, r0
    mov r0, r11
    lsr r0
    lsr r0
    lsr r0
    std Y+0, r16
    ldd r16, Y+62
    or r0, r16
    lsl r11
    mov r16, r11
    andi r16, 224
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r13
    lpm r11, Z
    std Y+62, r0
    ldd r0, Y+6
    or r0, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r13
    lpm r11, Z
    ldi r23, 8
    eor r23, r0
    andi r23, 8
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r0
    lpm r13, Z
    std Y+6, r23
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r23, Y+0
    or r23, r13
    mov r13, r23
    lsr r13
    lsr r13
    lsr r13
    or r13, r16
    lsl r23
    andi r23, 224
    mov r16, r12
    lsr r16
    lsr r16
    eor r16, r14
    andi r16, 51
    eor r14, r16
    lsl r16
    lsl r16
    eor r12, r16
    mov r16, r8
    lsr r16
    lsr r16
    eor r16, r3
    andi r16, 51
    eor r3, r16
    lsl r16
    lsl r16
    eor r8, r16
    mov r16, r10
    lsr r16
    lsr r16
    eor r16, r6
    andi r16, 51
    eor r6, r16
    lsl r16
    lsl r16
    eor r10, r16
    mov r16, r22
    lsr r16
    lsr r16
    eor r16, r21
    andi r16, 51
    eor r21, r16
    lsl r16
    lsl r16
    eor r22, r16
    mov r16, r18
    lsr r16
    andi r16, 126
    std Y+0, r21
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r21, Y+0
    or r21, r16
    ldd r16, Y+61
    or r21, r16
    subi r28, lo8(-(-6))
    sbci r29, hi8(-(-6))
    ldd r16, Y+0
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r21
    mov r21, r16
    swap r21
    andi r21, 15
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    andi r21, 1
    andi r16, 1
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    std Y+0, r6
    mov r6, r20
    lsl r6
    std Y+6, r22
    mov r22, r6
    andi r22, 118
    or r21, r22
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    ldd r22, Y+29
    mov r6, r22
    lsr r6
    lsr r6
    std Y+0, r20
    mov r20, r6
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    std Y+0, r23
    mov r23, r20
    andi r23, 8
    or r21, r23
    or r21, r17
    andi r20, 1
    mov r23, r5
    lsr r23
    andi r23, 126
    subi r28, lo8(-(-178))
    sbci r29, hi8(-(-178))
    ldd r6, Y+0
    or r6, r23
    adiw r28, 29
    ldd r23, Y+63
    or r6, r23
    mov r23, r24
    lsl r23
    andi r23, 122
    ldd r17, Y+1
    or r17, r23
    ldd r23, Y+0
    or r17, r23
    subi r28, lo8(-(-82))
    sbci r29, hi8(-(-82))
    ldd r23, Y+0
    or r17, r23
    mov r23, r25
    lsr r23
    lsr r23
    andi r23, 62
    or r19, r23
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ldd r23, Y+0
    lsl r23
    andi r23, 192
    or r19, r23
    mov r23, r7
    lsl r23
    andi r23, 122
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    std Y+0, r19
    ldd r19, Y+62
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    std Y+0, r24
    mov r24, r19
    andi r24, 1
    or r24, r23
    subi r28, lo8(-(148))
    sbci r29, hi8(-(148))
    ldd r23, Y+0
    or r24, r23
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r23, Y+0
    or r24, r23
    swap r19
    andi r19, 15
    andi r19, 1
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    std Y+0, r6
    mov r6, r2
    lsr r6
    lsr r6
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    std Y+0, r3
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    ldd r3, Y+15
    lsl r3
    mov r23, r3
    andi r23, 192
    or r6, r23
    mov r23, r4
    lsl r23
    andi r23, 122
    ldd r3, Y+0
    or r3, r23
    subi r28, lo8(-(173))
    sbci r29, hi8(-(173))
    ldd r23, Y+0
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    std Y+0, r14
    mov r14, r23
    lsr r14
    lsr r14
    lsr r14
    std Y+60, r20
    mov r20, r14
    andi r20, 4
    or r3, r20
    subi r28, lo8(-(-12))
    sbci r29, hi8(-(-12))
    ldd r20, Y+0
    or r3, r20
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r14, Y+22
    std Y+0, r10
    mov r10, r14
    lsr r10
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    std Y+0, r8
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r8, Y+0
    eor r10, r8
    mov r20, r10
    andi r20, 85
    eor r8, r20
    lsl r20
    eor r20, r14
    lsl r14
    lsl r14
    lsl r14
    mov r23, r14
    andi r23, 64
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r14, Y+0
    mov r10, r14
    lsr r10
    adiw r28, 54
    std Y+33, r12
    ldd r12, Y+0
    eor r10, r12
    std Y+37, r19
    mov r19, r10
    andi r19, 85
    mov r10, r19
    lsl r10
    eor r14, r10
    eor r19, r12
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r10, Y+0
    mov r12, r10
    lsr r12
    std Y+35, r4
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    ldd r4, Y+0
    eor r12, r4
    std Y+62, r23
    mov r23, r12
    andi r23, 85
    eor r4, r23
    lsl r23
    eor r10, r23
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r23, Y+0
    mov r12, r23
    lsr r12
    std Y+1, r7
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    ldd r7, Y+10
    eor r12, r7
    std Y+0, r17
    mov r17, r12
    andi r17, 85
    eor r7, r17
    lsl r17
    eor r23, r17
    mov r12, r20
    lsr r12
    lsr r12
    eor r12, r10
    mov r17, r12
    andi r17, 51
    eor r10, r17
    lsl r17
    lsl r17
    eor r20, r17
    mov r12, r14
    lsr r12
    lsr r12
    eor r12, r23
    mov r17, r12
    andi r17, 51
    eor r23, r17
    lsl r17
    lsl r17
    eor r14, r17
    mov r12, r8
    lsr r12
    lsr r12
    eor r12, r4
    mov r17, r12
    andi r17, 51
    eor r4, r17
    lsl r17
    lsl r17
    eor r8, r17
    mov r12, r19
    lsr r12
    lsr r12
    eor r12, r7
    mov r17, r12
    andi r17, 51
    eor r7, r17
    lsl r17
    lsl r17
    eor r19, r17
    mov r12, r24
    lsr r12
    ldd r17, Y+57
    or r12, r17
    mov r17, r25
    lsl r17
    andi r17, 118
    or r16, r17
    mov r17, r22
    swap r17
    andi r17, 15
    andi r22, 1
    std Y+6, r23
    mov r23, r17
    andi r23, 8
    or r16, r23
    andi r17, 1
    subi r28, lo8(-(-55))
    sbci r29, hi8(-(-55))
    ldd r23, Y+0
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    std Y+0, r12
    mov r12, r23
    swap r12
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    std Y+24, r19
    mov r19, r12
    andi r19, 240
    lsl r19
    lsl r19
    lsl r19
    or r16, r19
    swap r23
    andi r23, 240
    lsl r23
    andi r23, 128
    mov r12, r3
    lsr r12
    ldd r19, Y+48
    or r12, r19
    mov r19, r2
    lsl r19
    andi r19, 122
    std Y+48, r12
    ldd r12, Y+0
    or r12, r19
    or r12, r9
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    ldd r19, Y+0
    mov r9, r19
    swap r9
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    std Y+0, r20
    mov r20, r9
    andi r20, 240
    lsl r20
    lsl r20
    lsl r20
    or r12, r20
    lsr r19
    lsr r19
    lsr r19
    andi r19, 4
    mov r9, r21
    lsr r9
    lsr r9
    ldd r20, Y+51
    lsl r20
    andi r20, 192
    or r9, r20
    mov r20, r18
    lsl r20
    andi r20, 122
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    std Y+0, r9
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r9, Y+0
    or r9, r20
    ldd r20, Y+19
    or r9, r20
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r20, Y+0
    or r9, r20
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    std Y+19, r7
    mov r7, r15
    lsl r7
    std Y+0, r18
    mov r18, r7
    andi r18, 222
    or r11, r18
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ldd r18, Y+0
    or r11, r18
    mov r18, r5
    lsl r18
    andi r18, 122
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r7, Y+0
    or r7, r18
    subi r28, lo8(-(148))
    sbci r29, hi8(-(148))
    ldd r18, Y+0
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    std Y+0, r4
    mov r4, r18
    swap r4
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+0, r25
    mov r25, r4
    andi r25, 15
    lsr r25
    andi r25, 4
    or r7, r25
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r4, Y+0
    or r7, r4
    adiw r28, 24
    ldd r25, Y+62
    std Y+0, r10
    mov r10, r25
    lsr r10
    adiw r28, 58
    std Y+7, r8
    ldd r8, Y+5
    eor r10, r8
    mov r20, r10
    andi r20, 85
    eor r8, r20
    lsl r20
    eor r20, r25
    lsl r25
    lsl r25
    lsl r25
    andi r25, 64
    ldd r10, Y+0
    std Y+4, r14
    mov r14, r10
    lsr r14
    std Y+5, r5
    ldd r5, Y+53
    eor r14, r5
    std Y+60, r19
    mov r19, r14
    andi r19, 85
    mov r14, r19
    lsl r14
    eor r10, r14
    eor r19, r5
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    ldd r14, Y+0
    mov r5, r14
    lsr r5
    std Y+48, r15
    ldd r15, Y+41
    eor r5, r15
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    std Y+27, r17
    mov r17, r5
    andi r17, 85
    eor r15, r17
    lsl r17
    eor r14, r17
    ldd r5, Y+0
    mov r17, r5
    lsr r17
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    std Y+19, r2
    ldd r2, Y+0
    eor r17, r2
    andi r17, 85
    eor r2, r17
    lsl r17
    eor r5, r17
    mov r17, r20
    lsr r17
    lsr r17
    eor r17, r14
    andi r17, 51
    eor r14, r17
    lsl r17
    lsl r17
    eor r20, r17
    mov r17, r10
    lsr r17
    lsr r17
    eor r17, r5
    andi r17, 51
    eor r5, r17
    lsl r17
    lsl r17
    eor r10, r17
    mov r17, r8
    lsr r17
    lsr r17
    eor r17, r15
    andi r17, 51
    eor r15, r17
    lsl r17
    lsl r17
    eor r8, r17
    mov r17, r19
    lsr r17
    lsr r17
    eor r17, r2
    andi r17, 51
    eor r2, r17
    lsl r17
    lsl r17
    eor r19, r17
    mov r17, r9
    lsr r17
    andi r17, 126
    adiw r28, 46
    std Y+55, r2
    ldd r2, Y+29
    or r2, r17
    ldd r17, Y+0
    or r2, r17
    mov r17, r21
    lsl r17
    andi r17, 118
    std Y+0, r19
    mov r19, r18
    andi r19, 1
    or r19, r17
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r17, Y+0
    or r19, r17
    or r19, r23
    mov r23, r7
    lsr r23
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r17, Y+0
    or r23, r17
    ldd r17, Y+17
    lsl r17
    andi r17, 114
    or r22, r17
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r17, Y+13
    std Y+63, r23
    mov r23, r17
    andi r23, 4
    or r22, r23
    ldd r23, Y+11
    or r22, r23
    ldd r23, Y+0
    or r22, r23
    andi r17, 128
    mov r23, r16
    lsr r23
    lsr r23
    std Y+13, r15
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r15, Y+0
    or r23, r15
    subi r28, lo8(-(-234))
    sbci r29, hi8(-(-234))
    ldd r15, Y+0
    or r23, r15
    mov r15, r24
    lsl r15
    std Y+0, r23
    mov r23, r15
    andi r23, 122
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r15, Y+59
    or r15, r23
    ldd r23, Y+0
    std Y+59, r20
    mov r20, r23
    andi r20, 4
    or r15, r20
    subi r28, lo8(-(-15))
    sbci r29, hi8(-(-15))
    ldd r20, Y+0
    or r15, r20
    andi r23, 128
    std Y+15, r5
    mov r5, r6
    lsl r5
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    std Y+43, r24
    mov r24, r5
    andi r24, 222
    ldd r5, Y+0
    or r5, r24
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r24, Y+20
    or r5, r24
    mov r24, r3
    lsl r24
    andi r24, 122
    std Y+20, r14
    ldd r14, Y+0
    or r14, r24
    ldd r24, Y+59
    std Y+0, r21
    mov r21, r24
    andi r21, 4
    or r14, r21
    ldd r21, Y+31
    or r14, r21
    andi r24, 128
    std Y+59, r8
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r8, Y+0
    std Y+5, r10
    mov r10, r8
    lsr r10
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    std Y+0, r3
    ldd r3, Y+12
    eor r10, r3
    mov r21, r10
    andi r21, 85
    eor r3, r21
    lsl r21
    eor r21, r8
    lsl r8
    lsl r8
    lsl r8
    mov r20, r8
    andi r20, 64
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    ldd r8, Y+25
    mov r10, r8
    lsr r10
    std Y+21, r6
    ldd r6, Y+0
    eor r10, r6
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    std Y+39, r24
    mov r24, r10
    andi r24, 85
    mov r10, r24
    lsl r10
    eor r8, r10
    eor r24, r6
    ldd r10, Y+0
    mov r6, r10
    lsr r6
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    std Y+1, r2
    ldd r2, Y+0
    eor r6, r2
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    std Y+55, r20
    mov r20, r6
    andi r20, 85
    eor r2, r20
    lsl r20
    eor r10, r20
    ldd r6, Y+0
    mov r20, r6
    lsr r20
    ldd r4, Y+63
    eor r20, r4
    andi r20, 85
    eor r4, r20
    lsl r20
    eor r6, r20
    mov r20, r21
    lsr r20
    lsr r20
    eor r20, r10
    andi r20, 51
    eor r10, r20
    lsl r20
    lsl r20
    eor r21, r20
    mov r20, r8
    lsr r20
    lsr r20
    eor r20, r6
    andi r20, 51
    eor r6, r20
    lsl r20
    lsl r20
    eor r8, r20
    mov r20, r3
    lsr r20
    lsr r20
    eor r20, r2
    andi r20, 51
    eor r2, r20
    lsl r20
    lsl r20
    eor r3, r20
    mov r20, r24
    lsr r20
    lsr r20
    eor r20, r4
    andi r20, 51
    eor r4, r20
    lsl r20
    lsl r20
    eor r24, r20
    mov r20, r15
    lsr r20
    std Y+0, r4
    adiw r28, 63
    ldd r4, Y+47
    or r20, r4
    mov r4, r18
    lsr r4
    lsr r4
    std Y+47, r20
    mov r20, r4
    andi r20, 1
    mov r4, r16
    lsl r4
    std Y+0, r24
    mov r24, r4
    andi r24, 118
    or r20, r24
    ldd r24, Y+5
    subi r28, lo8(-(-46))
    sbci r29, hi8(-(-46))
    std Y+0, r21
    mov r21, r24
    andi r21, 8
    or r20, r21
    ldd r21, Y+32
    or r20, r21
    mov r21, r14
    lsr r21
    andi r21, 126
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    ldd r4, Y+0
    or r4, r21
    subi r28, lo8(-(-184))
    sbci r29, hi8(-(-184))
    ldd r21, Y+0
    or r4, r21
    mov r21, r12
    lsl r21
    andi r21, 114
    std Y+0, r4
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    ldd r4, Y+0
    or r4, r21
    ldd r21, Y+47
    or r4, r21
    adiw r28, 4
    ldd r21, Y+63
    or r4, r21
    ldd r21, Y+12
    or r4, r21
    mov r21, r19
    lsr r21
    lsr r21
    or r21, r25
    ldd r25, Y+5
    or r21, r25
    mov r25, r9
    lsl r25
    andi r25, 122
    std Y+5, r21
    ldd r21, Y+0
    or r21, r25
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r25, Y+0
    or r21, r25
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r25, Y+0
    or r21, r25
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    std Y+0, r2
    mov r2, r11
    lsl r2
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    std Y+0, r16
    mov r16, r2
    andi r16, 222
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r0
    lpm r2, Z
    or r2, r16
    ldd r16, Y+11
    or r2, r16
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r0
    lpm r0, Z
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r16, Y+0
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    std Y+0, r6
    mov r6, r16
    lsr r6
    or r6, r0
    ldi r25, 12
    eor r25, r6
    mov r0, r25
    lsr r0
    mov r24, r0
    andi r24, 2
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ldd r0, Y+0
    or r0, r24
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    ldd r24, Y+37
    or r0, r24
    ldd r24, Y+0
    or r0, r24
    ldi r24, 124
    eor r0, r24
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    ldd r24, Y+0
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    std Y+0, r10
    ldd r10, Y+20
    std Y+37, r3
    mov r3, r24
    and r3, r10
    eor r3, r0
    eor r10, r24
    eor r10, r3
    std Y+20, r8
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    ldd r8, Y+0
    std Y+53, r11
    mov r11, r8
    eor r11, r3
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    std Y+0, r9
    mov r9, r11
    or r9, r10
    eor r24, r9
    com r11
    mov r9, r8
    or r9, r24
    eor r10, r9
    or r8, r10
    eor r24, r8
    movw r8, r10 ; r9, r11
    or r8, r24
    eor r3, r8
    com r24
    mov r8, r10
    com r8
    swap r9
    mov r18, r9
    andi r18, 240
    andi r18, 16
    adiw r28, 51
    ldd r9, Y+32
    or r9, r18
    mov r18, r24
    swap r18
    andi r18, 240
    lsl r18
    mov r16, r18
    andi r16, 32
    or r9, r16
    andi r18, 128
    ldi r31, hi8(.Ltable_byte_1)
    std Y+32, r12
    mov r30, r3
    lpm r12, Z
    or r9, r12
    mov r12, r8
    swap r12
    std Y+19, r16
    mov r16, r12
    andi r16, 240
    lsl r16
    lsl r16
    lsl r16
    or r9, r16
    std Y+10, r18
    mov r18, r0
    std Y+0, r16
    mov r16, r18
    andi r16, 4
    ldd r12, Y+58
    or r12, r16
    subi r28, lo8(-(-23))
    sbci r29, hi8(-(-23))
    ldd r0, Y+0
    or r12, r0
    ldi r16, 8
    eor r16, r12
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r12
    lpm r12, Z
    mov r0, r9
    lsr r0
    lsr r0
    lsr r9
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r16
    mov r16, r9
    andi r16, 121
    ldd r9, Y+13
    or r16, r9
    lsr r0
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r9, Y+0
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    std Y+0, r2
    mov r30, r9
    lpm r2, Z
    or r0, r2
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r9
    lpm r2, Z
    mov r9, r11
    lsl r9
    lsl r9
    lsl r9
    subi r28, lo8(-(-217))
    sbci r29, hi8(-(-217))
    std Y+0, r25
    mov r25, r9
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    std Y+0, r20
    mov r20, r25
    andi r20, 16
    subi r28, lo8(-(-151))
    sbci r29, hi8(-(-151))
    ldd r9, Y+0
    or r9, r20
    andi r25, 128
    mov r20, r24
    swap r20
    andi r20, 240
    andi r20, 32
    or r9, r20
    mov r20, r3
    swap r20
    andi r20, 240
    lsl r20
    std Y+0, r25
    mov r25, r20
    andi r25, 64
    or r9, r25
    andi r20, 128
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r10
    lpm r25, Z
    or r9, r25
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r10
    lpm r10, Z
    mov r25, r18
    lsr r25
    andi r25, 4
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    std Y+0, r20
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    ldd r20, Y+21
    or r20, r25
    ldd r25, Y+10
    std Y+21, r4
    mov r30, r25
    lpm r4, Z
    or r20, r4
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r25
    lpm r25, Z
    std Y+10, r25
    ldi r25, 8
    eor r25, r20
    andi r25, 8
    mov r4, r0
    lsr r4
    lsr r4
    lsr r4
    std Y+0, r25
    ldd r25, Y+30
    or r4, r25
    lsr r4
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r25, Y+0
    or r4, r25
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+0, r4
    mov r4, r9
    lsr r4
    lsr r4
    lsr r4
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r6
    lpm r25, Z
    or r4, r25
    lsr r4
    lsr r4
    lsr r4
    ldd r25, Y+6
    or r4, r25
    mov r25, r11
    lsl r25
    lsl r25
    andi r25, 16
    std Y+6, r4
    subi r28, lo8(-(-130))
    sbci r29, hi8(-(-130))
    ldd r4, Y+9
    or r4, r25
    mov r25, r24
    lsl r25
    lsl r25
    lsl r25
    std Y+9, r23
    mov r23, r25
    andi r23, 32
    or r4, r23
    andi r25, 128
    std Y+0, r23
    mov r23, r3
    swap r23
    andi r23, 240
    andi r23, 64
    or r4, r23
    mov r23, r8
    swap r23
    andi r23, 240
    lsl r23
    andi r23, 128
    or r4, r23
    lsr r4
    lsr r4
    lsr r4
    or r4, r12
    mov r12, r18
    lsr r12
    lsr r12
    adiw r28, 47
    std Y+45, r25
    mov r25, r12
    andi r25, 4
    or r16, r25
    or r16, r2
    ldi r25, 8
    eor r25, r16
    mov r30, r16
    lpm r2, Z
    mov r12, r9
    lsl r12
    lsl r12
    mov r16, r12
    andi r16, 192
    ldd r12, Y+0
    or r12, r16
    mov r16, r11
    lsl r16
    std Y+0, r25
    mov r25, r16
    andi r25, 16
    subi r28, lo8(-(-54))
    sbci r29, hi8(-(-54))
    std Y+0, r12
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    ldd r12, Y+33
    or r12, r25
    mov r25, r24
    lsl r25
    lsl r25
    std Y+33, r23
    mov r23, r25
    andi r23, 32
    or r12, r23
    andi r25, 8
    mov r23, r3
    lsl r23
    lsl r23
    lsl r23
    std Y+0, r25
    mov r25, r23
    andi r25, 64
    or r12, r25
    or r12, r10
    andi r23, 128
    mov r10, r9
    lsr r10
    mov r25, r10
    andi r25, 121
    ldd r10, Y+34
    or r25, r10
    mov r10, r18
    lsr r10
    lsr r10
    lsr r10
    std Y+34, r23
    mov r23, r10
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    std Y+0, r16
    mov r16, r23
    andi r16, 4
    or r25, r16
    andi r23, 1
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r6
    lpm r10, Z
    or r25, r10
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r6
    lpm r16, Z
    mov r6, r12
    lsr r6
    lsr r6
    lsr r6
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r20
    lpm r10, Z
    or r6, r10
    lsr r6
    lsr r6
    lsr r6
    adiw r28, 60
    ldd r10, Y+47
    or r6, r10
    std Y+47, r20
    mov r20, r11
    std Y+0, r23
    mov r23, r20
    andi r23, 16
    ldd r11, Y+28
    or r11, r23
    mov r23, r24
    lsl r23
    std Y+28, r23
    andi r23, 32
    or r11, r23
    mov r23, r3
    lsl r23
    lsl r23
    andi r23, 64
    or r11, r23
    mov r23, r8
    lsl r23
    lsl r23
    lsl r23
    andi r23, 128
    or r11, r23
    mov r10, r18
    swap r10
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    std Y+0, r23
    mov r23, r10
    andi r23, 15
    andi r23, 4
    subi r28, lo8(-(-243))
    sbci r29, hi8(-(-243))
    ldd r10, Y+0
    or r10, r23
    swap r18
    andi r18, 15
    lsr r18
    andi r18, 1
    mov r23, r4
    lsl r23
    lsl r23
    andi r23, 248
    or r10, r23
    ldi r23, 8
    eor r10, r23
    mov r23, r12
    lsl r23
    lsl r23
    andi r23, 192
    std Y+0, r6
    subi r28, lo8(-(226))
    sbci r29, hi8(-(226))
    ldd r6, Y+2
    or r6, r23
    mov r23, r11
    lsr r23
    lsr r23
    lsr r23
    or r23, r2
    std Y+2, r23
    mov r23, r11
    andi r23, 33
    mov r11, r20
    lsr r11
    std Y+18, r23
    mov r23, r11
    std Y+19, r18
    mov r18, r23
    andi r18, 16
    ldd r11, Y+0
    or r11, r18
    andi r23, 4
    mov r18, r24
    andi r18, 32
    or r11, r18
    mov r18, r3
    lsl r18
    std Y+0, r23
    mov r23, r18
    andi r23, 64
    or r11, r23
    andi r18, 4
    mov r23, r8
    lsl r23
    lsl r23
    std Y+20, r18
    mov r18, r23
    andi r18, 128
    or r11, r18
    mov r18, r11
    lsr r18
    lsr r18
    lsr r18
    mov r30, r25
    lpm r2, Z
    or r18, r2
    andi r18, 132
    mov r2, r7
    lsl r2
    std Y+21, r18
    mov r18, r2
    andi r18, 122
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    ldd r2, Y+0
    or r2, r18
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    ldd r18, Y+0
    or r2, r18
    subi r28, lo8(-(-96))
    sbci r29, hi8(-(-96))
    ldd r18, Y+0
    or r2, r18
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    std Y+11, r7
    ldd r7, Y+0
    mov r18, r7
    lsr r18
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    std Y+0, r11
    ldd r11, Y+35
    eor r18, r11
    andi r18, 85
    eor r11, r18
    lsl r18
    eor r18, r7
    lsl r7
    lsl r7
    lsl r7
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+3, r25
    mov r25, r7
    andi r25, 64
    ldd r7, Y+0
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    std Y+0, r6
    mov r6, r7
    lsr r6
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+49, r10
    ldd r10, Y+0
    eor r6, r10
    std Y+50, r23
    mov r23, r6
    andi r23, 85
    mov r6, r23
    lsl r6
    eor r7, r6
    eor r23, r10
    subi r28, lo8(-(-34))
    sbci r29, hi8(-(-34))
    ldd r6, Y+0
    mov r10, r6
    lsr r10
    std Y+33, r8
    ldd r8, Y+35
    eor r10, r8
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+18, r16
    mov r16, r10
    andi r16, 85
    eor r8, r16
    lsl r16
    eor r6, r16
    ldd r10, Y+0
    mov r16, r10
    lsr r16
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    std Y+0, r4
    ldd r4, Y+44
    eor r16, r4
    andi r16, 85
    eor r4, r16
    lsl r16
    eor r10, r16
    mov r16, r18
    lsr r16
    lsr r16
    eor r16, r6
    andi r16, 51
    eor r6, r16
    lsl r16
    lsl r16
    eor r18, r16
    mov r16, r7
    lsr r16
    lsr r16
    eor r16, r10
    andi r16, 51
    eor r10, r16
    lsl r16
    lsl r16
    eor r7, r16
    mov r16, r11
    lsr r16
    lsr r16
    eor r16, r8
    andi r16, 51
    eor r8, r16
    lsl r16
    lsl r16
    eor r11, r16
    mov r16, r23
    lsr r16
    lsr r16
    eor r16, r4
    andi r16, 51
    eor r4, r16
    lsl r16
    lsl r16
    eor r23, r16
    mov r16, r21
    lsr r16
    andi r16, 126
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r4
    subi r28, lo8(-(-130))
    sbci r29, hi8(-(-130))
    ldd r4, Y+0
    or r4, r16
    ldd r16, Y+30
    or r4, r16
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    ldd r16, Y+0
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    std Y+30, r4
    mov r4, r16
    swap r4
    std Y+0, r23
    mov r23, r4
    andi r23, 15
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    andi r23, 1
    andi r16, 1
    mov r4, r19
    lsl r4
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    std Y+0, r18
    mov r18, r4
    andi r18, 118
    or r23, r18
    subi r28, lo8(-(-82))
    sbci r29, hi8(-(-82))
    ldd r18, Y+0
    mov r4, r18
    lsr r4
    lsr r4
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    std Y+0, r19
    mov r19, r4
    mov r18, r19
    andi r18, 8
    or r23, r18
    or r23, r17
    andi r19, 1
    mov r18, r2
    lsr r18
    andi r18, 126
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r4, Y+22
    or r4, r18
    ldd r18, Y+0
    or r4, r18
    mov r18, r22
    lsl r18
    andi r18, 114
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    ldd r17, Y+0
    or r17, r18
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r18, Y+15
    or r17, r18
    ldd r18, Y+6
    or r17, r18
    ldd r18, Y+3
    or r17, r18
    ldd r18, Y+29
    std Y+3, r4
    mov r4, r18
    lsr r4
    lsr r4
    std Y+6, r8
    ldd r8, Y+0
    or r4, r8
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r8, Y+0
    or r4, r8
    mov r8, r15
    lsl r8
    std Y+0, r22
    mov r22, r8
    andi r22, 122
    subi r28, lo8(-(188))
    sbci r29, hi8(-(188))
    ldd r8, Y+0
    or r8, r22
    ldd r22, Y+58
    or r8, r22
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r22, Y+0
    or r8, r22
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    std Y+28, r4
    mov r4, r5
    lsl r4
    mov r22, r4
    andi r22, 222
    ldd r4, Y+0
    or r4, r22
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r22, Y+0
    or r4, r22
    mov r22, r14
    lsl r22
    andi r22, 122
    std Y+0, r10
    ldd r10, Y+57
    or r10, r22
    ldd r22, Y+15
    std Y+57, r6
    mov r6, r22
    lsr r6
    lsr r6
    lsr r6
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    std Y+0, r19
    mov r19, r6
    andi r19, 4
    or r10, r19
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r19, Y+0
    or r10, r19
    adiw r28, 56
    ldd r6, Y+24
    std Y+0, r11
    mov r11, r6
    lsr r11
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    std Y+0, r7
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    ldd r7, Y+3
    eor r11, r7
    mov r19, r11
    andi r19, 85
    eor r7, r19
    lsl r19
    eor r19, r6
    ldd r11, Y+0
    std Y+3, r14
    mov r14, r11
    lsr r14
    eor r14, r13
    mov r22, r14
    andi r22, 85
    eor r13, r22
    lsl r22
    eor r11, r22
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r14, Y+0
    mov r22, r14
    lsr r22
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    std Y+0, r5
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r5, Y+0
    eor r22, r5
    andi r22, 85
    eor r5, r22
    lsl r22
    eor r14, r22
    ldd r22, Y+53
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r15
    mov r15, r22
    lsr r15
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r6, Y+0
    eor r15, r6
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    std Y+0, r17
    mov r17, r15
    andi r17, 85
    eor r6, r17
    lsl r17
    eor r22, r17
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r14
    mov r17, r15
    andi r17, 51
    eor r14, r17
    lsl r17
    lsl r17
    eor r19, r17
    mov r15, r11
    lsr r15
    lsr r15
    eor r15, r22
    mov r17, r15
    andi r17, 51
    eor r22, r17
    lsl r17
    lsl r17
    eor r11, r17
    mov r15, r7
    lsr r15
    lsr r15
    eor r15, r5
    mov r17, r15
    andi r17, 51
    eor r5, r17
    lsl r17
    lsl r17
    eor r7, r17
    mov r15, r13
    lsr r15
    lsr r15
    eor r15, r6
    mov r17, r15
    andi r17, 51
    eor r6, r17
    lsl r17
    lsl r17
    eor r13, r17
    mov r15, r8
    lsr r15
    ldd r17, Y+30
    or r15, r17
    mov r17, r18
    lsl r17
    andi r17, 118
    or r16, r17
    ldd r17, Y+47
    mov r18, r17
    swap r18
    andi r18, 15
    andi r18, 8
    or r16, r18
    mov r18, r20
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    lsl r18
    or r16, r18
    mov r18, r10
    lsr r18
    std Y+30, r15
    ldd r15, Y+33
    or r18, r15
    subi r28, lo8(-(149))
    sbci r29, hi8(-(149))
    ldd r15, Y+0
    lsl r15
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    std Y+27, r18
    mov r18, r15
    andi r18, 114
    ldd r15, Y+0
    or r15, r18
    subi r28, lo8(-(-83))
    sbci r29, hi8(-(-83))
    ldd r18, Y+0
    or r15, r18
    subi r28, lo8(-(207))
    sbci r29, hi8(-(207))
    ldd r18, Y+0
    or r15, r18
    mov r18, r24
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    lsl r18
    or r15, r18
    lsr r24
    andi r24, 4
    subi r28, lo8(-(-193))
    sbci r29, hi8(-(-193))
    ldd r18, Y+0
    subi r28, lo8(-(193))
    sbci r29, hi8(-(193))
    std Y+0, r6
    mov r6, r18
    lsr r6
    lsr r6
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    std Y+0, r22
    mov r22, r6
    andi r22, 1
    andi r18, 8
    mov r6, r23
    lsr r6
    lsr r6
    std Y+14, r19
    mov r19, r6
    andi r19, 62
    or r22, r19
    or r22, r25
    ldi r31, hi8(.Ltable_byte_4)
    subi r28, lo8(-(196))
    sbci r29, hi8(-(196))
    ldd r6, Y+0
    mov r30, r6
    lpm r25, Z
    or r22, r25
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r6
    lpm r25, Z
    mov r19, r21
    lsl r19
    andi r19, 122
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r6, Y+0
    or r6, r19
    ldd r19, Y+32
    or r6, r19
    mov r19, r3
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    lsl r19
    or r6, r19
    subi r28, lo8(-(232))
    sbci r29, hi8(-(232))
    ldd r19, Y+0
    lsl r19
    andi r19, 222
    subi r28, lo8(-(-200))
    sbci r29, hi8(-(-200))
    std Y+0, r22
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    ldd r22, Y+0
    or r22, r19
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r19, Y+0
    or r22, r19
    mov r19, r2
    lsl r19
    andi r19, 122
    std Y+0, r5
    ldd r5, Y+51
    or r5, r19
    ldd r19, Y+5
    std Y+51, r14
    mov r14, r19
    swap r14
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    std Y+0, r21
    mov r21, r14
    andi r21, 15
    lsr r21
    andi r21, 4
    or r5, r21
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r14, Y+0
    or r5, r14
    ldd r14, Y+58
    mov r21, r14
    lsr r21
    std Y+0, r13
    ldd r13, Y+62
    eor r21, r13
    andi r21, 85
    eor r13, r21
    lsl r21
    eor r21, r14
    lsl r14
    lsl r14
    lsl r14
    std Y+58, r22
    mov r22, r14
    andi r22, 64
    subi r28, lo8(-(-2))
    sbci r29, hi8(-(-2))
    ldd r14, Y+0
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r7
    mov r7, r14
    lsr r7
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    std Y+0, r11
    subi r28, lo8(-(197))
    sbci r29, hi8(-(197))
    ldd r11, Y+23
    eor r7, r11
    std Y+0, r24
    mov r24, r7
    andi r24, 85
    eor r11, r24
    lsl r24
    eor r14, r24
    ldd r7, Y+40
    mov r24, r7
    lsr r24
    subi r28, lo8(-(-38))
    sbci r29, hi8(-(-38))
    std Y+0, r2
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r2, Y+0
    eor r24, r2
    andi r24, 85
    eor r2, r24
    lsl r24
    eor r7, r24
    mov r24, r0
    lsr r24
    eor r24, r9
    andi r24, 85
    eor r9, r24
    lsl r24
    eor r0, r24
    mov r24, r21
    lsr r24
    lsr r24
    eor r24, r7
    andi r24, 51
    eor r7, r24
    lsl r24
    lsl r24
    eor r21, r24
    mov r24, r14
    lsr r24
    lsr r24
    eor r24, r0
    andi r24, 51
    eor r0, r24
    lsl r24
    lsl r24
    eor r14, r24
    mov r24, r13
    lsr r24
    lsr r24
    eor r24, r2
    andi r24, 51
    eor r2, r24
    lsl r24
    lsl r24
    eor r13, r24
    mov r24, r11
    lsr r24
    lsr r24
    eor r24, r9
    andi r24, 51
    eor r9, r24
    lsl r24
    lsl r24
    eor r11, r24
    mov r24, r6
    lsr r24
    andi r24, 126
    subi r28, lo8(-(224))
    sbci r29, hi8(-(224))
    std Y+16, r9
    ldd r9, Y+0
    or r9, r24
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r24, Y+0
    or r9, r24
    mov r24, r23
    lsl r24
    andi r24, 118
    std Y+0, r21
    mov r21, r19
    andi r21, 1
    or r21, r24
    lsr r19
    lsr r19
    andi r19, 1
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    ldd r24, Y+0
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    std Y+0, r23
    mov r23, r24
    andi r23, 8
    or r21, r23
    andi r24, 64
    mov r23, r20
    swap r23
    andi r23, 240
    lsl r23
    andi r23, 128
    or r21, r23
    lsr r20
    lsr r20
    lsr r20
    mov r23, r5
    lsr r23
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r9
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r9, Y+41
    or r23, r9
    ldd r9, Y+0
    lsl r9
    std Y+41, r23
    mov r23, r9
    andi r23, 114
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r20
    mov r20, r17
    andi r20, 1
    or r20, r23
    andi r17, 16
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r23, Y+0
    std Y+8, r17
    mov r17, r23
    andi r17, 4
    or r20, r17
    or r20, r18
    ldd r18, Y+54
    or r20, r18
    andi r23, 64
    mov r18, r16
    lsr r18
    lsr r18
    andi r18, 62
    ldd r17, Y+60
    or r17, r18
    adiw r28, 60
    ldd r18, Y+33
    mov r9, r18
    lsl r9
    lsl r9
    lsl r9
    std Y+0, r20
    mov r20, r9
    andi r20, 64
    or r17, r20
    subi r28, lo8(-(-49))
    sbci r29, hi8(-(-49))
    ldd r9, Y+0
    or r17, r9
    andi r18, 8
    mov r9, r8
    lsl r9
    mov r20, r9
    andi r20, 122
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r9, Y+0
    or r9, r20
    ldd r20, Y+11
    std Y+0, r17
    mov r17, r20
    andi r17, 4
    or r9, r17
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r17, Y+0
    or r9, r17
    andi r20, 128
    mov r17, r4
    lsl r17
    andi r17, 222
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    std Y+0, r2
    ldd r2, Y+19
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    std Y+0, r0
    mov r30, r2
    lpm r0, Z
    or r0, r17
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    ldd r17, Y+0
    or r0, r17
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r2
    lpm r2, Z
    mov r17, r12
    lsr r17
    or r17, r2
    std Y+44, r20
    ldi r20, 15
    eor r17, r20
    mov r2, r10
    lsl r2
    mov r20, r2
    andi r20, 122
    ldd r2, Y+16
    or r2, r20
    adiw r28, 45
    ldd r20, Y+24
    or r2, r20
    ldd r20, Y+0
    or r2, r20
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r20, Y+0
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+0, r7
    mov r7, r20
    lsr r7
    std Y+24, r11
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r11, Y+0
    adiw r28, 35
    std Y+62, r13
    mov r13, r7
    eor r13, r11
    std Y+46, r23
    mov r23, r13
    andi r23, 85
    eor r11, r23
    lsl r23
    eor r20, r23
    mov r23, r7
    andi r23, 4
    ldd r7, Y+0
    mov r13, r7
    lsr r13
    std Y+19, r14
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r14, Y+0
    eor r13, r14
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    std Y+0, r18
    mov r18, r13
    andi r18, 85
    eor r14, r18
    lsl r18
    eor r7, r18
    adiw r28, 14
    ldd r13, Y+61
    mov r18, r13
    lsr r18
    std Y+21, r4
    ldd r4, Y+56
    eor r18, r4
    andi r18, 85
    eor r4, r18
    lsl r18
    eor r13, r18
    ldd r18, Y+55
    std Y+61, r10
    mov r10, r18
    lsr r10
    eor r10, r12
    std Y+56, r23
    mov r23, r10
    andi r23, 85
    eor r12, r23
    lsl r23
    eor r18, r23
    mov r10, r20
    lsr r10
    lsr r10
    eor r10, r13
    mov r23, r10
    andi r23, 51
    eor r13, r23
    lsl r23
    lsl r23
    eor r20, r23
    mov r10, r7
    lsr r10
    lsr r10
    eor r10, r18
    mov r23, r10
    andi r23, 51
    eor r18, r23
    lsl r23
    lsl r23
    eor r7, r23
    mov r10, r11
    lsr r10
    lsr r10
    eor r10, r4
    mov r23, r10
    andi r23, 51
    eor r4, r23
    lsl r23
    lsl r23
    eor r11, r23
    mov r10, r14
    lsr r10
    lsr r10
    eor r10, r12
    mov r23, r10
    andi r23, 51
    eor r12, r23
    lsl r23
    lsl r23
    eor r14, r23
    mov r10, r9
    lsr r10
    ldd r23, Y+0
    or r10, r23
    mov r23, r16
    lsl r23
    andi r23, 118
    or r19, r23
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r23, Y+0
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    std Y+0, r18
    mov r18, r23
    andi r18, 8
    or r19, r18
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r18, Y+0
    or r19, r18
    mov r18, r2
    lsr r18
    andi r18, 126
    std Y+0, r10
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
    ldd r10, Y+0
    or r10, r18
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r18, Y+0
    or r10, r18
    mov r18, r15
    lsl r18
    andi r18, 114
    std Y+0, r10
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ldd r10, Y+18
    or r10, r18
    ldd r18, Y+31
    or r10, r18
    ldd r18, Y+8
    or r10, r18
    ldd r18, Y+0
    or r10, r18
    mov r18, r21
    lsr r18
    lsr r18
    andi r18, 62
    std Y+0, r10
    ldd r10, Y+50
    or r10, r18
    or r10, r22
    subi r28, lo8(-(-60))
    sbci r29, hi8(-(-60))
    ldd r22, Y+0
    or r10, r22
    mov r22, r6
    lsl r22
    andi r22, 122
    or r25, r22
    ldd r22, Y+59
    or r25, r22
    adiw r28, 59
    ldd r22, Y+29
    or r25, r22
    ldd r22, Y+22
    mov r18, r22
    lsl r18
    andi r18, 222
    ldi r31, hi8(.Ltable_byte_3)
    std Y+29, r10
    ldd r10, Y+7
    std Y+0, r12
    mov r30, r10
    lpm r12, Z
    or r12, r18
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r18, Y+0
    or r12, r18
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r10
    lpm r10, Z
    mov r18, r5
    lsl r18
    andi r18, 122
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    std Y+0, r12
    subi r28, lo8(-(-213))
    sbci r29, hi8(-(-213))
    ldd r12, Y+0
    or r12, r18
    mov r18, r3
    lsr r18
    andi r18, 4
    or r12, r18
    subi r28, lo8(-(255))
    sbci r29, hi8(-(255))
    ldd r18, Y+0
    or r12, r18
    ldd r18, Y+5
    std Y+0, r4
    mov r4, r18
    lsr r4
    subi r28, lo8(-(-255))
    sbci r29, hi8(-(-255))
    std Y+0, r13
    subi r28, lo8(-(106))
    sbci r29, hi8(-(106))
    ldd r13, Y+24
    eor r4, r13
    std Y+9, r20
    mov r20, r4
    andi r20, 85
    eor r13, r20
    lsl r20
    eor r18, r20
    ldd r4, Y+0
    mov r20, r4
    lsr r20
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    std Y+0, r14
    subi r28, lo8(-(-248))
    sbci r29, hi8(-(-248))
    ldd r14, Y+0
    eor r20, r14
    andi r20, 85
    eor r14, r20
    lsl r20
    eor r4, r20
    subi r28, lo8(-(199))
    sbci r29, hi8(-(199))
    ldd r20, Y+0
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    std Y+0, r11
    mov r11, r20
    lsr r11
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    std Y+0, r7
    subi r28, lo8(-(233))
    sbci r29, hi8(-(233))
    ldd r7, Y+0
    eor r11, r7
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    std Y+0, r16
    mov r16, r11
    andi r16, 85
    eor r7, r16
    lsl r16
    eor r20, r16
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r11, Y+29
    mov r16, r11
    lsr r16
    std Y+0, r2
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r2, Y+0
    eor r16, r2
    andi r16, 85
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    std Y+0, r9
    mov r9, r16
    lsl r9
    eor r11, r9
    eor r16, r2
    mov r22, r2
    andi r22, 66
    mov r2, r18
    lsr r2
    lsr r2
    eor r2, r20
    mov r23, r2
    andi r23, 51
    eor r20, r23
    lsl r23
    lsl r23
    eor r18, r23
    ; round 30 (present.dsl:28)
    com r18
    mov r2, r4
    lsr r2
    lsr r2
    eor r2, r11
    mov r23, r2
    andi r23, 51
    eor r11, r23
    lsl r23
    lsl r23
    eor r4, r23
    com r4
    mov r2, r13
    lsr r2
    lsr r2
    eor r2, r7
    mov r23, r2
    andi r23, 51
    eor r7, r23
    lsl r23
    lsl r23
    eor r13, r23
    mov r2, r14
    lsr r2
    lsr r2
    eor r2, r16
    mov r23, r2
    andi r23, 51
    eor r16, r23
    lsl r23
    lsl r23
    eor r14, r23
    mov r23, r25
    lsr r23
    andi r23, 14
    subi r28, lo8(-(-150))
    sbci r29, hi8(-(-150))
    std Y+0, r16
    mov r16, r17
    andi r16, 1
    or r16, r23
    mov r23, r17
    lsl r23
    lsl r23
    lsl r23
    andi r23, 16
    or r16, r23
    mov r23, r12
    lsl r23
    lsl r23
    lsl r23
    andi r23, 224
    or r16, r23
    mov r23, r17
    lsr r23
    lsr r23
    lsl r17
    andi r23, 1
    andi r17, 16
    mov r2, r19
    lsr r2
    lsr r2
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    std Y+0, r16
    mov r16, r2
    andi r16, 14
    or r23, r16
    or r23, r17
    mov r2, r0
    swap r2
    movw r16, r2 ; r17, r3
    andi r16, 240
    lsl r16
    or r23, r16
    mov r16, r6
    swap r16
    andi r16, 15
    andi r16, 11
    lsr r17
    lsr r17
    andi r17, 4
    or r16, r17
    lsr r3
    lsr r3
    lsr r3
    mov r17, r3
    andi r17, 8
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    std Y+0, r23
    mov r23, r5
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    std Y+27, r20
    mov r20, r23
    andi r20, 176
    or r16, r20
    or r16, r24
    ; round 31 (present.dsl:28)
    com r16
    ldd r24, Y+0
    mov r20, r24
    andi r20, 2
    ldd r3, Y+26
    or r3, r20
    subi r28, lo8(-(-52))
    sbci r29, hi8(-(-52))
    ldd r20, Y+0
    or r3, r20
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r20, Y+0
    or r3, r20
    andi r24, 8
    mov r2, r0
    lsl r2
    mov r20, r2
    andi r20, 208
    or r3, r20
    com r3
    subi r28, lo8(-(100))
    sbci r29, hi8(-(100))
    ldd r20, Y+0
    mov r2, r20
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    andi r20, 6
    std Y+22, r16
    ldd r16, Y+35
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    std Y+0, r18
    mov r18, r16
    andi r18, 33
    or r18, r20
    lsr r16
    lsr r16
    andi r16, 33
    or r16, r22
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    ldd r22, Y+58
    or r16, r22
    ldd r22, Y+0
    or r16, r22
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r22, Y+0
    or r16, r22
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r22, Y+0
    mov r20, r22
    lsr r20
    lsr r20
    andi r20, 8
    or r18, r20
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r20, Y+0
    or r18, r20
    ldd r20, Y+55
    or r18, r20
    or r18, r10
    lsl r22
    andi r22, 128
    mov r20, r21
    lsr r20
    lsr r20
    lsr r20
    andi r20, 7
    or r20, r24
    adiw r28, 49
    ldd r24, Y+45
    mov r2, r24
    swap r2
    mov r24, r2
    andi r24, 240
    andi r24, 112
    or r20, r24
    ldd r24, Y+50
    or r20, r24
    com r20
    mov r2, r8
    lsr r2
    lsr r2
    mov r24, r2
    andi r24, 7
    or r24, r17
    ldd r2, Y+0
    mov r5, r2
    lsl r5
    lsl r5
    mov r17, r5
    andi r17, 112
    or r24, r17
    or r24, r22
    com r24
    subi r28, lo8(-(-30))
    sbci r29, hi8(-(-30))
    ldd r5, Y+0
    mov r10, r5
    com r10
    subi r28, lo8(-(-171))
    sbci r29, hi8(-(-171))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+4, r10
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    ldd r10, Y+0
    mov r9, r10
    com r9
    std Z+5, r9
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r9, Y+0
    std Z+6, r9
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    ldd r9, Y+0
    std Z+7, r9
    ldd r9, Y+8
    std Z+8, r9
    ; round 2 (present.dsl:28)
    com r9
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r22, Y+0
    std Z+9, r22
    com r22
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r17, Y+2
    std Z+10, r17
    com r17
    ldd r10, Y+1
    std Z+11, r10
    com r10
    ; round 1 (present.dsl:28)
    ldd r5, Y+0
    com r5
    std Z+12, r5
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    ldd r5, Y+2
    com r5
    std Z+13, r5
    ldd r5, Y+0
    std Z+14, r5
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r5, Y+0
    std Z+15, r5
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    ldd r5, Y+29
    std Z+16, r5
    ; round 3 (present.dsl:28)
    com r5
    ldd r2, Y+24
    std Z+17, r2
    com r2
    std Y+24, r10
    ldd r10, Y+18
    std Z+18, r10
    com r10
    std Y+18, r17
    ldd r17, Y+25
    std Z+19, r17
    com r17
    ; round 2 (present.dsl:28)
    std Y+25, r22
    ldd r22, Y+39
    com r22
    std Z+20, r22
    ldd r22, Y+0
    com r22
    std Z+21, r22
    ldd r22, Y+26
    std Z+22, r22
    ldd r22, Y+2
    std Z+23, r22
    ldd r22, Y+45
    std Z+24, r22
    ; round 4 (present.dsl:28)
    com r22
    std Y+45, r9
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    ldd r9, Y+0
    std Z+25, r9
    com r9
    std Y+0, r17
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r17, Y+0
    std Z+26, r17
    com r17
    std Y+0, r10
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    ldd r10, Y+0
    std Z+27, r10
    com r10
    ; round 3 (present.dsl:28)
    std Y+0, r2
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r2, Y+0
    com r2
    std Z+28, r2
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    ldd r2, Y+1
    com r2
    std Z+29, r2
    ldd r2, Y+0
    std Z+30, r2
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r2, Y+33
    std Z+31, r2
    ldd r2, Y+52
    std Z+32, r2
    ; round 5 (present.dsl:28)
    com r2
    std Y+52, r5
    ldd r5, Y+62
    std Z+33, r5
    com r5
    std Y+62, r10
    ldd r10, Y+50
    std Z+34, r10
    com r10
    std Y+50, r17
    ldd r17, Y+46
    std Z+35, r17
    com r17
    ; round 4 (present.dsl:28)
    std Y+46, r9
    ldd r9, Y+0
    com r9
    std Z+36, r9
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r9, Y+0
    com r9
    std Z+37, r9
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r9, Y+0
    std Z+38, r9
    ldd r9, Y+62
    std Z+39, r9
    adiw r28, 37
    ldd r9, Y+56
    std Z+40, r9
    ; round 6 (present.dsl:28)
    com r9
    std Y+56, r22
    ldd r22, Y+33
    std Z+41, r22
    com r22
    std Y+33, r17
    ldd r17, Y+0
    std Z+42, r17
    com r17
    std Y+0, r10
    ldd r10, Y+9
    std Z+43, r10
    com r10
    ; round 5 (present.dsl:28)
    std Y+9, r5
    ldd r5, Y+14
    com r5
    std Z+44, r5
    ldd r5, Y+49
    com r5
    std Z+45, r5
    ldd r5, Y+31
    std Z+46, r5
    ldd r5, Y+41
    std Z+47, r5
    subi r28, lo8(-(194))
    sbci r29, hi8(-(194))
    ldd r5, Y+0
    std Z+48, r5
    ; round 7 (present.dsl:28)
    com r5
    std Y+0, r2
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r2, Y+0
    std Z+49, r2
    com r2
    std Y+0, r10
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r10, Y+0
    std Z+50, r10
    com r10
    std Y+0, r17
    ldd r17, Y+27
    std Z+51, r17
    com r17
    ; round 6 (present.dsl:28)
    std Y+27, r22
    ldd r22, Y+41
    com r22
    std Z+52, r22
    ldd r22, Y+23
    com r22
    std Z+53, r22
    ldd r22, Y+40
    std Z+54, r22
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    ldd r22, Y+0
    std Z+55, r22
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r22, Y+50
    std Z+56, r22
    ; round 8 (present.dsl:28)
    com r22
    std Y+50, r9
    ldd r9, Y+0
    std Z+57, r9
    com r9
    std Y+0, r17
    subi r28, lo8(-(-38))
    sbci r29, hi8(-(-38))
    ldd r17, Y+0
    std Z+58, r17
    com r17
    std Y+0, r10
    subi r28, lo8(-(215))
    sbci r29, hi8(-(215))
    ldd r10, Y+0
    std Z+59, r10
    com r10
    ; round 7 (present.dsl:28)
    std Y+0, r2
    ldd r2, Y+22
    com r2
    std Z+60, r2
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r2, Y+0
    com r2
    std Z+61, r2
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    ldd r2, Y+0
    std Z+62, r2
    subi r28, lo8(-(-235))
    sbci r29, hi8(-(-235))
    ldd r2, Y+9
    std Z+63, r2
    ldd r2, Y+0
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r2
    ; round 9 (present.dsl:28)
    com r2
    std Y+0, r5
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r5, Y+0
    std Z+1, r5
    com r5
    std Y+0, r10
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    ldd r10, Y+0
    std Z+2, r10
    com r10
    std Y+0, r17
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    ldd r17, Y+0
    std Z+3, r17
    com r17
    ; round 8 (present.dsl:28)
    std Y+0, r9
    adiw r28, 5
    ldd r9, Y+63
    com r9
    std Z+4, r9
    ldd r9, Y+15
    com r9
    std Z+5, r9
    ldd r9, Y+0
    std Z+6, r9
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r9, Y+0
    std Z+7, r9
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r9, Y+0
    std Z+8, r9
    ; round 10 (present.dsl:28)
    com r9
    std Y+0, r22
    adiw r28, 56
    ldd r22, Y+61
    std Z+9, r22
    com r22
    std Y+61, r17
    ldd r17, Y+40
    std Z+10, r17
    com r17
    std Y+40, r10
    ldd r10, Y+0
    std Z+11, r10
    com r10
    ; round 9 (present.dsl:28)
    std Y+0, r5
    ldd r5, Y+9
    com r5
    std Z+12, r5
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r5, Y+0
    com r5
    std Z+13, r5
    ldd r5, Y+10
    std Z+14, r5
    ldd r5, Y+60
    std Z+15, r5
    ldd r5, Y+61
    std Z+16, r5
    ; round 11 (present.dsl:28)
    com r5
    std Y+61, r2
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    ldd r2, Y+0
    std Z+17, r2
    com r2
    std Y+0, r10
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    ldd r10, Y+0
    std Z+18, r10
    com r10
    std Y+0, r17
    ldd r17, Y+12
    std Z+19, r17
    com r17
    ; round 10 (present.dsl:28)
    std Y+12, r22
    ldd r22, Y+42
    com r22
    std Z+20, r22
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r22, Y+0
    com r22
    std Z+21, r22
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r22, Y+0
    std Z+22, r22
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    ldd r22, Y+15
    std Z+23, r22
    ldd r22, Y+14
    std Z+24, r22
    ; round 12 (present.dsl:28)
    com r22
    std Y+14, r9
    ldd r9, Y+0
    std Z+25, r9
    com r9
    std Y+0, r17
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r17, Y+19
    std Z+26, r17
    com r17
    std Y+19, r10
    ldd r10, Y+44
    std Z+27, r10
    com r10
    ; round 11 (present.dsl:28)
    std Y+44, r2
    ldd r2, Y+32
    com r2
    std Z+28, r2
    ldd r2, Y+7
    com r2
    std Z+29, r2
    ldd r2, Y+0
    std Z+30, r2
    ldd r2, Y+42
    std Z+31, r2
    subi r28, lo8(-(-33))
    sbci r29, hi8(-(-33))
    ldd r2, Y+1
    std Z+32, r2
    ; round 13 (present.dsl:28)
    com r2
    std Y+1, r5
    ldd r5, Y+0
    std Z+33, r5
    com r5
    std Y+0, r10
    subi r28, lo8(-(169))
    sbci r29, hi8(-(169))
    ldd r10, Y+0
    std Z+34, r10
    com r10
    std Y+0, r17
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    ldd r17, Y+4
    std Z+35, r17
    com r17
    ; round 12 (present.dsl:28)
    std Y+4, r9
    ldd r9, Y+0
    com r9
    std Z+36, r9
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    ldd r9, Y+11
    com r9
    std Z+37, r9
    ldd r9, Y+0
    std Z+38, r9
    ldd r9, Y+25
    std Z+39, r9
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r9, Y+0
    std Z+40, r9
    ; round 14 (present.dsl:28)
    com r9
    std Y+0, r22
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    ldd r22, Y+39
    std Z+41, r22
    com r22
    std Y+39, r17
    ldd r17, Y+26
    std Z+42, r17
    com r17
    std Y+26, r10
    ldd r10, Y+0
    std Z+43, r10
    com r10
    ; round 13 (present.dsl:28)
    std Y+0, r5
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r5, Y+31
    com r5
    std Z+44, r5
    ldd r5, Y+0
    com r5
    std Z+45, r5
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    ldd r5, Y+6
    std Z+46, r5
    ldd r5, Y+11
    std Z+47, r5
    ldd r5, Y+0
    std Z+48, r5
    ; round 15 (present.dsl:28)
    com r5
    std Y+0, r2
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r2, Y+0
    std Z+49, r2
    com r2
    std Y+0, r10
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    ldd r10, Y+0
    std Z+50, r10
    com r10
    std Y+0, r17
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ldd r17, Y+38
    std Z+51, r17
    com r17
    ; round 14 (present.dsl:28)
    std Y+38, r22
    ldd r22, Y+0
    com r22
    std Z+52, r22
    subi r28, lo8(-(207))
    sbci r29, hi8(-(207))
    ldd r22, Y+0
    com r22
    std Z+53, r22
    subi r28, lo8(-(-234))
    sbci r29, hi8(-(-234))
    ldd r22, Y+59
    std Z+54, r22
    ldd r22, Y+0
    std Z+55, r22
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r22, Y+60
    std Z+56, r22
    ; round 16 (present.dsl:28)
    com r22
    std Y+60, r9
    ldd r9, Y+7
    std Z+57, r9
    com r9
    std Y+7, r17
    ldd r17, Y+0
    std Z+58, r17
    com r17
    std Y+0, r10
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r10, Y+0
    std Z+59, r10
    com r10
    ; round 15 (present.dsl:28)
    std Y+0, r2
    subi r28, lo8(-(-170))
    sbci r29, hi8(-(-170))
    ldd r2, Y+0
    com r2
    std Z+60, r2
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
    ldd r2, Y+48
    com r2
    std Z+61, r2
    ldd r2, Y+0
    std Z+62, r2
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r2, Y+0
    std Z+63, r2
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r2, Y+0
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r2
    ; round 17 (present.dsl:28)
    com r2
    std Y+0, r5
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r5, Y+0
    std Z+1, r5
    com r5
    std Y+0, r10
    ldd r10, Y+3
    std Z+2, r10
    com r10
    std Y+3, r17
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r17, Y+0
    std Z+3, r17
    com r17
    ; round 16 (present.dsl:28)
    std Y+0, r9
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r9, Y+0
    com r9
    std Z+4, r9
    ldd r9, Y+61
    com r9
    std Z+5, r9
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r9, Y+0
    std Z+6, r9
    ldd r9, Y+11
    std Z+7, r9
    subi r28, lo8(-(179))
    sbci r29, hi8(-(179))
    ldd r9, Y+0
    std Z+8, r9
    ; round 18 (present.dsl:28)
    com r9
    std Y+0, r22
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r22, Y+19
    std Z+9, r22
    com r22
    std Y+19, r17
    ldd r17, Y+0
    std Z+10, r17
    com r17
    std Y+0, r10
    adiw r28, 61
    ldd r10, Y+53
    std Z+11, r10
    com r10
    ; round 17 (present.dsl:28)
    std Y+53, r5
    ldd r5, Y+0
    com r5
    std Z+12, r5
    subi r28, lo8(-(-30))
    sbci r29, hi8(-(-30))
    ldd r5, Y+0
    com r5
    std Z+13, r5
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    ldd r5, Y+51
    std Z+14, r5
    ldd r5, Y+33
    std Z+15, r5
    ldd r5, Y+0
    std Z+16, r5
    ; round 19 (present.dsl:28)
    com r5
    std Y+0, r2
    ldd r2, Y+18
    std Z+17, r2
    com r2
    std Y+18, r10
    subi r28, lo8(-(-82))
    sbci r29, hi8(-(-82))
    ldd r10, Y+39
    std Z+18, r10
    com r10
    std Y+39, r17
    ldd r17, Y+63
    std Z+19, r17
    com r17
    ; round 18 (present.dsl:28)
    std Y+63, r22
    ldd r22, Y+0
    com r22
    std Z+20, r22
    ldd r22, Y+23
    com r22
    std Z+21, r22
    ldd r22, Y+14
    std Z+22, r22
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r22, Y+54
    std Z+23, r22
    ldd r22, Y+35
    std Z+24, r22
    ; round 20 (present.dsl:28)
    com r22
    std Y+35, r9
    ldd r9, Y+48
    std Z+25, r9
    com r9
    std Y+48, r17
    ldd r17, Y+0
    std Z+26, r17
    com r17
    std Y+0, r10
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r10, Y+0
    std Z+27, r10
    com r10
    ; round 19 (present.dsl:28)
    std Y+0, r2
    ldd r2, Y+11
    com r2
    std Z+28, r2
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    ldd r2, Y+0
    com r2
    std Z+29, r2
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r2, Y+0
    std Z+30, r2
    ldd r2, Y+3
    std Z+31, r2
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    ldd r2, Y+44
    std Z+32, r2
    ; round 21 (present.dsl:28)
    com r2
    std Y+44, r5
    ldd r5, Y+0
    std Z+33, r5
    com r5
    std Y+0, r10
    ldd r10, Y+17
    std Z+34, r10
    com r10
    std Y+17, r17
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    ldd r17, Y+0
    std Z+35, r17
    com r17
    ; round 20 (present.dsl:28)
    std Y+0, r9
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r9, Y+0
    com r9
    std Z+36, r9
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    ldd r9, Y+0
    com r9
    std Z+37, r9
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    ldd r9, Y+0
    std Z+38, r9
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r9, Y+0
    std Z+39, r9
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r9, Y+26
    std Z+40, r9
    ; round 22 (present.dsl:28)
    com r9
    std Y+26, r22
    ldd r22, Y+0
    std Z+41, r22
    com r22
    std Y+0, r17
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r17, Y+0
    std Z+42, r17
    com r17
    std Y+0, r10
    subi r28, lo8(-(205))
    sbci r29, hi8(-(205))
    ldd r10, Y+0
    std Z+43, r10
    com r10
    ; round 21 (present.dsl:28)
    std Y+0, r5
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    ldd r5, Y+0
    com r5
    std Z+44, r5
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    ldd r5, Y+21
    com r5
    std Z+45, r5
    ldd r5, Y+0
    std Z+46, r5
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r5, Y+0
    std Z+47, r5
    ldd r5, Y+48
    std Z+48, r5
    ; round 23 (present.dsl:28)
    com r5
    std Y+48, r2
    subi r28, lo8(-(-47))
    sbci r29, hi8(-(-47))
    ldd r2, Y+0
    std Z+49, r2
    com r2
    std Y+0, r10
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r10, Y+0
    std Z+50, r10
    com r10
    std Y+0, r17
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r17, Y+0
    std Z+51, r17
    com r17
    ; round 22 (present.dsl:28)
    std Y+0, r22
    adiw r28, 13
    ldd r22, Y+61
    com r22
    std Z+52, r22
    ldd r22, Y+4
    com r22
    std Z+53, r22
    ldd r22, Y+0
    std Z+54, r22
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    ldd r22, Y+0
    std Z+55, r22
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    ldd r22, Y+57
    std Z+56, r22
    ; round 24 (present.dsl:28)
    com r22
    std Y+57, r9
    ldd r9, Y+59
    std Z+57, r9
    com r9
    std Y+59, r17
    ldd r17, Y+37
    std Z+58, r17
    com r17
    std Y+37, r10
    ldd r10, Y+0
    std Z+59, r10
    com r10
    ; round 23 (present.dsl:28)
    std Y+0, r2
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    ldd r2, Y+0
    com r2
    std Z+60, r2
    mov r2, r8
    com r2
    std Z+61, r2
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r2, Y+0
    std Z+62, r2
    ldd r2, Y+40
    std Z+63, r2
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r2, Y+15
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r2
    ; round 25 (present.dsl:28)
    com r2
    std Y+15, r5
    ldd r5, Y+0
    std Z+1, r5
    com r5
    std Y+0, r8
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    ldd r8, Y+62
    std Z+2, r8
    com r8
    std Y+62, r10
    ldd r10, Y+0
    std Z+3, r10
    com r10
    ; round 24 (present.dsl:28)
    std Y+0, r17
    ldd r17, Y+22
    com r17
    std Z+4, r17
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r17, Y+0
    com r17
    std Z+5, r17
    subi r28, lo8(-(131))
    sbci r29, hi8(-(131))
    ldd r17, Y+0
    std Z+6, r17
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r17, Y+0
    std Z+7, r17
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r17, Y+0
    std Z+8, r17
    ; round 26 (present.dsl:28)
    com r17
    std Y+0, r9
    ldd r9, Y+13
    std Z+9, r9
    com r9
    std Y+13, r22
    ldd r22, Y+3
    std Z+10, r22
    com r22
    std Z+11, r15
    com r15
    ; round 25 (present.dsl:28)
    std Y+3, r10
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r10, Y+0
    com r10
    std Z+12, r10
    mov r10, r6
    com r10
    std Z+13, r10
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    ldd r10, Y+0
    std Z+14, r10
    std Z+15, r23
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r10, Y+0
    std Z+16, r10
    ; round 27 (present.dsl:28)
    com r10
    ldd r23, Y+37
    std Z+17, r23
    com r23
    std Y+37, r8
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r8, Y+0
    std Z+18, r8
    com r8
    std Y+0, r5
    ldd r5, Y+53
    std Z+19, r5
    com r5
    ; round 26 (present.dsl:28)
    std Y+53, r2
    ldd r2, Y+29
    com r2
    std Z+20, r2
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldd r2, Y+0
    com r2
    std Z+21, r2
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ldd r2, Y+0
    std Z+22, r2
    ldd r2, Y+32
    std Z+23, r2
    ldd r2, Y+47
    std Z+24, r2
    ; round 28 (present.dsl:28)
    com r2
    std Z+25, r21
    com r21
    std Y+47, r6
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r6, Y+0
    std Z+26, r6
    com r6
    std Y+0, r15
    ldd r15, Y+58
    std Z+27, r15
    com r15
    ; round 27 (present.dsl:28)
    std Y+58, r22
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    ldd r22, Y+0
    com r22
    std Z+28, r22
    ldd r22, Y+42
    com r22
    std Z+29, r22
    std Z+30, r0
    ldd r22, Y+8
    std Z+31, r22
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r0, Y+0
    std Z+32, r0
    ; round 29 (present.dsl:28)
    com r0
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r22, Y+0
    std Z+33, r22
    com r22
    std Y+0, r9
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r9, Y+0
    std Z+34, r9
    com r9
    std Y+0, r17
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    ldd r17, Y+0
    std Z+35, r17
    com r17
    ; round 28 (present.dsl:28)
    std Y+0, r5
    subi r28, lo8(-(-260))
    sbci r29, hi8(-(-260))
    ldd r5, Y+0
    com r5
    std Z+36, r5
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    ldd r5, Y+0
    com r5
    std Z+37, r5
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r5, Y+49
    std Z+38, r5
    ldd r5, Y+0
    std Z+39, r5
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    ldd r5, Y+0
    std Z+40, r5
    ; round 30 (present.dsl:28)
    com r5
    std Z+41, r19
    com r19
    std Y+0, r8
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    ldd r8, Y+0
    std Z+42, r8
    com r8
    std Y+0, r23
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ldd r23, Y+0
    std Z+43, r23
    com r23
    ; round 29 (present.dsl:28)
    std Y+0, r10
    ldd r10, Y+28
    com r10
    std Z+44, r10
    mov r10, r25
    com r10
    std Z+45, r10
    ldd r10, Y+6
    std Z+46, r10
    std Z+47, r12
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r10, Y+0
    std Z+48, r10
    std Z+49, r4
    ; round 30 (present.dsl:28)
    mov r4, r13
    com r4
    std Z+50, r4
    mov r4, r14
    com r4
    std Z+51, r4
    subi r28, lo8(-(149))
    sbci r29, hi8(-(149))
    ldd r4, Y+0
    std Z+52, r4
    std Z+53, r11
    std Z+54, r7
    ; round 31 (present.dsl:28)
    com r7
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r11, Y+0
    std Z+55, r11
    com r11
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    ldd r4, Y+0
    mov r10, r4
    com r10
    std Z+56, r10
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r10, Y+0
    mov r12, r10
    com r12
    std Z+57, r12
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    ldd r12, Y+0
    std Z+58, r12
    std Z+59, r3
    std Z+60, r18
    com r18
    std Z+61, r16
    std Z+62, r20
    std Z+63, r24
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r4
    std Z+1, r10
    std Z+2, r18
    com r16
    std Z+3, r16
    std Z+4, r13
    std Z+5, r14
    std Z+6, r7
    std Z+7, r11
    std Z+8, r5
    std Z+9, r19
    std Z+10, r8
    std Z+11, r23
    ldd r8, Y+5
    std Z+12, r8
    std Z+13, r25
    std Z+14, r0
    std Z+15, r22
    std Z+16, r9
    std Z+17, r17
    subi r28, lo8(-(-230))
    sbci r29, hi8(-(-230))
    ldd r8, Y+0
    std Z+18, r8
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    ldd r8, Y+0
    std Z+19, r8
    std Z+20, r2
    std Z+21, r21
    std Z+22, r6
    std Z+23, r15
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r15, Y+0
    std Z+24, r15
    ldd r15, Y+42
    std Z+25, r15
    ldd r15, Y+4
    std Z+26, r15
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r15, Y+0
    std Z+27, r15
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r15, Y+0
    std Z+28, r15
    subi r28, lo8(-(235))
    sbci r29, hi8(-(235))
    ldd r15, Y+26
    std Z+29, r15
    ldd r15, Y+0
    std Z+30, r15
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r15, Y+0
    std Z+31, r15
    ldd r15, Y+3
    std Z+32, r15
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r15, Y+0
    std Z+33, r15
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r15, Y+58
    std Z+34, r15
    ldd r15, Y+0
    std Z+35, r15
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r15, Y+0
    std Z+36, r15
    subi r28, lo8(-(164))
    sbci r29, hi8(-(164))
    ldd r25, Y+56
    std Z+37, r25
    ldd r15, Y+53
    std Z+38, r15
    ldd r15, Y+0
    std Z+39, r15
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r15, Y+42
    std Z+40, r15
    ldd r15, Y+0
    std Z+41, r15
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    ldd r15, Y+0
    std Z+42, r15
    subi r28, lo8(-(-182))
    sbci r29, hi8(-(-182))
    ldd r15, Y+0
    std Z+43, r15
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    ldd r15, Y+13
    std Z+44, r15
    ldd r15, Y+0
    std Z+45, r15
    ldd r15, Y+53
    std Z+46, r15
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r15, Y+0
    std Z+47, r15
    ldd r15, Y+21
    std Z+48, r15
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    ldd r15, Y+0
    std Z+49, r15
    ldd r15, Y+15
    std Z+50, r15
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r15, Y+0
    std Z+51, r15
    ldd r15, Y+37
    std Z+52, r15
    ldd r15, Y+59
    std Z+53, r15
    adiw r28, 44
    ldd r15, Y+57
    std Z+54, r15
    ldd r15, Y+0
    std Z+55, r15
    ldd r15, Y+13
    std Z+56, r15
    subi r28, lo8(-(-17))
    sbci r29, hi8(-(-17))
    ldd r15, Y+0
    std Z+57, r15
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r15, Y+0
    std Z+58, r15
    subi r28, lo8(-(-83))
    sbci r29, hi8(-(-83))
    ldd r15, Y+9
    std Z+59, r15
    ldd r15, Y+0
    std Z+60, r15
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    ldd r25, Y+46
    std Z+61, r25
    ldd r15, Y+0
    std Z+62, r15
    ldd r15, Y+20
    std Z+63, r15
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    ldd r15, Y+0
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r15
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r15, Y+0
    std Z+1, r15
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r15, Y+0
    std Z+2, r15
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    ldd r15, Y+0
    std Z+3, r15
    ldd r15, Y+58
    std Z+4, r15
    ldd r15, Y+11
    std Z+5, r15
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r15, Y+38
    std Z+6, r15
    ldd r15, Y+21
    std Z+7, r15
    ldd r15, Y+0
    std Z+8, r15
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    ldd r15, Y+0
    std Z+9, r15
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r15, Y+0
    std Z+10, r15
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r15, Y+0
    std Z+11, r15
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    ldd r15, Y+0
    std Z+12, r15
    ldd r15, Y+48
    std Z+13, r15
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r15, Y+0
    std Z+14, r15
    ldd r15, Y+23
    std Z+15, r15
    adiw r28, 39
    ldd r15, Y+60
    std Z+16, r15
    ldd r15, Y+24
    std Z+17, r15
    ldd r15, Y+0
    std Z+18, r15
    ldd r15, Y+61
    std Z+19, r15
    ldd r15, Y+1
    std Z+20, r15
    subi r28, lo8(-(-29))
    sbci r29, hi8(-(-29))
    ldd r25, Y+0
    std Z+21, r25
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    ldd r15, Y+0
    std Z+22, r15
    ldd r15, Y+11
    std Z+23, r15
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r15, Y+0
    std Z+24, r15
    ldd r15, Y+19
    std Z+25, r15
    ldd r15, Y+47
    std Z+26, r15
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r15, Y+0
    std Z+27, r15
    ldd r15, Y+51
    std Z+28, r15
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    ldd r15, Y+0
    std Z+29, r15
    subi r28, lo8(-(133))
    sbci r29, hi8(-(133))
    ldd r15, Y+3
    std Z+30, r15
    ldd r15, Y+0
    std Z+31, r15
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ldd r15, Y+0
    std Z+32, r15
    subi r28, lo8(-(232))
    sbci r29, hi8(-(232))
    ldd r15, Y+0
    std Z+33, r15
    subi r28, lo8(-(-212))
    sbci r29, hi8(-(-212))
    ldd r15, Y+0
    std Z+34, r15
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    ldd r15, Y+0
    std Z+35, r15
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r15, Y+39
    std Z+36, r15
    ldd r15, Y+46
    std Z+37, r15
    ldd r15, Y+0
    std Z+38, r15
    subi r28, lo8(-(207))
    sbci r29, hi8(-(207))
    ldd r15, Y+0
    std Z+39, r15
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r15, Y+61
    std Z+40, r15
    ldd r15, Y+0
    std Z+41, r15
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r15, Y+0
    std Z+42, r15
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r15, Y+13
    std Z+43, r15
    ldd r25, Y+31
    std Z+44, r25
    ldd r25, Y+0
    std Z+45, r25
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ldd r15, Y+42
    std Z+46, r15
    ldd r15, Y+0
    std Z+47, r15
    ldd r15, Y+26
    std Z+48, r15
    ldd r15, Y+39
    std Z+49, r15
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r15, Y+0
    std Z+50, r15
    subi r28, lo8(-(152))
    sbci r29, hi8(-(152))
    ldd r15, Y+0
    std Z+51, r15
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r15, Y+18
    std Z+52, r15
    ldd r15, Y+0
    std Z+53, r15
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r15, Y+0
    std Z+54, r15
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r15, Y+0
    std Z+55, r15
    adiw r28, 40
    ldd r25, Y+25
    std Z+56, r25
    ldd r15, Y+0
    std Z+57, r15
    subi r28, lo8(-(-39))
    sbci r29, hi8(-(-39))
    ldd r15, Y+0
    std Z+58, r15
    adiw r28, 51
    ldd r15, Y+25
    std Z+59, r15
    ldd r15, Y+0
    std Z+60, r15
    adiw r28, 27
    ldd r15, Y+63
    std Z+61, r15
    ldd r15, Y+0
    std Z+62, r15
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r15, Y+0
    std Z+63, r15
    ldd r15, Y+6
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r15
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r15, Y+12
    std Z+1, r15
    ldd r15, Y+0
    std Z+2, r15
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    ldd r15, Y+0
    std Z+3, r15
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    ldd r25, Y+25
    std Z+4, r25
    ldd r25, Y+0
    std Z+5, r25
    ldd r15, Y+61
    std Z+6, r15
    ldd r15, Y+16
    std Z+7, r15
    ldd r15, Y+56
    std Z+8, r15
    adiw r28, 14
    ldd r15, Y+63
    std Z+9, r15
    ldd r15, Y+48
    std Z+10, r15
    ldd r15, Y+0
    std Z+11, r15
    subi r28, lo8(-(-54))
    sbci r29, hi8(-(-54))
    ldd r15, Y+0
    std Z+12, r15
    ldd r15, Y+34
    std Z+13, r15
    subi r28, lo8(-(222))
    sbci r29, hi8(-(222))
    ldd r15, Y+0
    std Z+14, r15
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r15, Y+0
    std Z+15, r15
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    ldd r25, Y+0
    std Z+16, r25
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    ldd r15, Y+0
    std Z+17, r15
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r15, Y+0
    std Z+18, r15
    subi r28, lo8(-(212))
    sbci r29, hi8(-(212))
    ldd r15, Y+0
    std Z+19, r15
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r15, Y+0
    std Z+20, r15
    ldd r15, Y+38
    std Z+21, r15
    adiw r28, 33
    ldd r15, Y+41
    std Z+22, r15
    ldd r15, Y+23
    std Z+23, r15
    ldd r15, Y+55
    std Z+24, r15
    ldd r15, Y+27
    std Z+25, r15
    ldd r15, Y+0
    std Z+26, r15
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r15, Y+0
    std Z+27, r15
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r25, Y+0
    std Z+28, r25
    ldd r25, Y+35
    std Z+29, r25
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    ldd r15, Y+0
    std Z+30, r15
    subi r28, lo8(-(-194))
    sbci r29, hi8(-(-194))
    ldd r15, Y+9
    std Z+31, r15
    ldd r15, Y+0
    std Z+32, r15
    ldd r15, Y+33
    std Z+33, r15
    subi r28, lo8(-(-44))
    sbci r29, hi8(-(-44))
    ldd r15, Y+0
    std Z+34, r15
    adiw r28, 46
    ldd r15, Y+25
    std Z+35, r15
    ldd r15, Y+54
    std Z+36, r15
    ldd r15, Y+0
    std Z+37, r15
    ldd r15, Y+4
    std Z+38, r15
    ldd r15, Y+16
    std Z+39, r15
    ldd r25, Y+22
    std Z+40, r25
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r25, Y+0
    std Z+41, r25
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r15, Y+0
    std Z+42, r15
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r15, Y+0
    std Z+43, r15
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r15, Y+0
    std Z+44, r15
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    ldd r15, Y+0
    std Z+45, r15
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r15, Y+39
    std Z+46, r15
    ldd r15, Y+0
    std Z+47, r15
    ldd r15, Y+45
    std Z+48, r15
    ldd r15, Y+25
    std Z+49, r15
    ldd r15, Y+18
    std Z+50, r15
    ldd r15, Y+24
    std Z+51, r15
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    ldd r15, Y+0
    std Z+52, r15
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r15, Y+18
    std Z+53, r15
    ldd r15, Y+0
    std Z+54, r15
    ldd r15, Y+1
    std Z+55, r15
    ldd r15, Y+5
    std Z+56, r15
    ldd r15, Y+41
    std Z+57, r15
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    ldd r15, Y+1
    std Z+58, r15
    ldd r15, Y+0
    std Z+59, r15
    subi r28, lo8(-(-170))
    sbci r29, hi8(-(-170))
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 1
.Llwcc_present64_80_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_present64_80_key_setup_avr_wipe
    subi r28, 227
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
    .size lwcc_present64_80_key_setup_avr, .-lwcc_present64_80_key_setup_avr

    .global lwcc_present64_80_ecb_encrypt_avr
    .type lwcc_present64_80_ecb_encrypt_avr, @function
lwcc_present64_80_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_present64_80_ecb_encrypt_avr_begin
    ret
.Llwcc_present64_80_ecb_encrypt_avr_begin:
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
.Llwcc_present64_80_ecb_encrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r15, X+
    ld r14, X+
    ld r13, X+
    ld r12, X+
    ld r11, X+
    ld r10, X+
    ld r9, X+
    ld r8, X
    mov r7, r15
    lsr r7
    eor r7, r13
    mov r23, r7
    andi r23, 85
    mov r20, r23
    lsl r20
    eor r15, r20
    eor r13, r23
    mov r7, r14
    lsr r7
    eor r7, r12
    mov r23, r7
    andi r23, 85
    mov r20, r23
    lsl r20
    eor r14, r20
    eor r12, r23
    mov r7, r11
    lsr r7
    eor r7, r9
    mov r23, r7
    andi r23, 85
    mov r20, r23
    lsl r20
    eor r11, r20
    eor r9, r23
    mov r7, r10
    lsr r7
    eor r7, r8
    mov r23, r7
    andi r23, 85
    mov r20, r23
    lsl r20
    eor r10, r20
    eor r8, r23
    mov r7, r15
    lsr r7
    lsr r7
    eor r7, r11
    mov r23, r7
    andi r23, 51
    mov r20, r23
    lsl r20
    lsl r20
    eor r15, r20
    eor r11, r23
    mov r7, r14
    lsr r7
    lsr r7
    eor r7, r10
    mov r23, r7
    andi r23, 51
    mov r20, r23
    lsl r20
    lsl r20
    eor r14, r20
    eor r10, r23
    mov r7, r13
    lsr r7
    lsr r7
    eor r7, r9
    mov r23, r7
    andi r23, 51
    mov r20, r23
    lsl r20
    lsl r20
    eor r13, r20
    eor r9, r23
    mov r7, r12
    lsr r7
    lsr r7
    eor r7, r8
    mov r23, r7
    andi r23, 51
    mov r20, r23
    lsl r20
    lsl r20
    eor r12, r20
    eor r8, r23
    ldd r26, Y+5
    ldd r27, Y+5+1
    ld r7, X+
    eor r15, r7
    ld r7, X+
    eor r14, r7
    ld r7, X+
    eor r13, r7
    ld r7, X+
    eor r12, r7
    ld r7, X+
    eor r11, r7
    ld r7, X+
    eor r10, r7
    ld r7, X+
    eor r9, r7
    ld r7, X+
    eor r8, r7
    ; round 1 (present.dsl:28)
    mov r7, r13
    or r7, r11
    eor r9, r7
    mov r7, r15
    com r7
    mov r6, r7
    eor r6, r9
    eor r11, r13
    eor r11, r9
    mov r23, r6
    and r23, r11
    eor r13, r23
    or r7, r13
    eor r11, r7
    and r15, r11
    eor r13, r15
    mov r23, r11
    and r23, r13
    eor r9, r23
    mov r15, r12
    or r15, r10
    eor r8, r15
    mov r15, r14
    com r15
    mov r7, r15
    eor r7, r8
    eor r10, r12
    eor r10, r8
    mov r23, r7
    and r23, r10
    eor r12, r23
    or r15, r12
    eor r10, r15
    and r14, r10
    eor r12, r14
    mov r23, r10
    and r23, r12
    eor r8, r23
    mov r23, r7
    mov r20, r23
    andi r20, 15
    mov r21, r12
    swap r21
    andi r21, 240
    eor r20, r21
    mov r21, r8
    mov r22, r21
    andi r22, 15
    mov r18, r10
    swap r18
    andi r18, 240
    eor r22, r18
    swap r23
    andi r23, 15
    mov r18, r12
    andi r18, 240
    eor r23, r18
    swap r21
    andi r21, 15
    mov r18, r10
    andi r18, 240
    eor r21, r18
    mov r18, r6
    mov r17, r18
    andi r17, 15
    mov r16, r13
    swap r16
    andi r16, 240
    eor r17, r16
    mov r16, r9
    mov r19, r16
    andi r19, 15
    mov r15, r11
    swap r15
    std Y+14, r17
    mov r17, r15
    andi r17, 240
    eor r19, r17
    swap r18
    andi r18, 15
    mov r17, r13
    andi r17, 240
    eor r18, r17
    swap r16
    andi r16, 15
    mov r17, r11
    andi r17, 240
    eor r16, r17
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    ldd r14, Y+14
    eor r14, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r16, r15
    ; round 2 (present.dsl:28)
    mov r15, r23
    or r15, r14
    eor r18, r15
    mov r15, r20
    com r15
    mov r13, r15
    eor r13, r18
    eor r14, r23
    eor r14, r18
    mov r12, r13
    and r12, r14
    eor r23, r12
    or r15, r23
    eor r14, r15
    and r20, r14
    eor r23, r20
    mov r15, r14
    and r15, r23
    eor r18, r15
    mov r15, r21
    or r15, r19
    eor r16, r15
    mov r15, r22
    com r15
    mov r12, r15
    eor r12, r16
    eor r19, r21
    eor r19, r16
    mov r11, r12
    and r11, r19
    eor r21, r11
    or r15, r21
    eor r19, r15
    and r22, r19
    eor r21, r22
    mov r15, r19
    and r15, r21
    eor r16, r15
    mov r15, r13
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 85
    mov r22, r20
    lsl r22
    eor r13, r22
    eor r23, r20
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r22, r20
    lsl r22
    eor r12, r22
    eor r21, r20
    mov r15, r18
    lsr r15
    eor r15, r14
    mov r20, r15
    andi r20, 85
    mov r22, r20
    lsl r22
    eor r18, r22
    eor r14, r20
    mov r15, r16
    lsr r15
    eor r15, r19
    mov r20, r15
    andi r20, 85
    mov r22, r20
    lsl r22
    eor r16, r22
    eor r19, r20
    mov r15, r13
    lsr r15
    lsr r15
    eor r15, r18
    mov r20, r15
    andi r20, 51
    mov r22, r20
    lsl r22
    lsl r22
    eor r13, r22
    eor r18, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 51
    mov r22, r20
    lsl r22
    lsl r22
    eor r12, r22
    eor r16, r20
    mov r15, r23
    lsr r15
    lsr r15
    eor r15, r14
    mov r20, r15
    andi r20, 51
    mov r22, r20
    lsl r22
    lsl r22
    eor r23, r22
    eor r14, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r19
    mov r20, r15
    andi r20, 51
    mov r22, r20
    lsl r22
    lsl r22
    eor r21, r22
    eor r19, r20
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r12, r15
    ; round 3 (present.dsl:28)
    mov r15, r18
    or r15, r23
    eor r13, r15
    mov r15, r14
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r18
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r18, r20
    or r15, r18
    eor r23, r15
    and r14, r23
    eor r18, r14
    mov r20, r23
    and r20, r18
    eor r13, r20
    mov r15, r16
    or r15, r21
    eor r12, r15
    mov r15, r19
    com r15
    mov r14, r15
    eor r14, r12
    eor r21, r16
    eor r21, r12
    mov r20, r14
    and r20, r21
    eor r16, r20
    or r15, r16
    eor r21, r15
    and r19, r21
    eor r16, r19
    mov r20, r21
    and r20, r16
    eor r12, r20
    mov r20, r11
    mov r22, r20
    andi r22, 15
    mov r17, r18
    swap r17
    andi r17, 240
    eor r22, r17
    mov r17, r13
    mov r19, r17
    andi r19, 15
    mov r15, r23
    swap r15
    std Y+14, r22
    mov r22, r15
    andi r22, 240
    eor r19, r22
    swap r20
    andi r20, 15
    andi r18, 240
    eor r20, r18
    swap r17
    andi r17, 15
    andi r23, 240
    eor r17, r23
    mov r23, r14
    mov r22, r23
    andi r22, 15
    mov r18, r16
    swap r18
    andi r18, 240
    eor r22, r18
    mov r18, r12
    std Y+15, r22
    mov r22, r18
    andi r22, 15
    mov r15, r21
    swap r15
    std Y+16, r17
    mov r17, r15
    andi r17, 240
    eor r22, r17
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r18
    andi r18, 15
    andi r21, 240
    eor r18, r21
    ld r15, X+
    ldd r14, Y+14
    eor r14, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    ldd r13, Y+16
    eor r13, r15
    ld r15, X+
    ldd r12, Y+15
    eor r12, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r18, r15
    ; round 4 (present.dsl:28)
    mov r15, r20
    or r15, r12
    eor r23, r15
    mov r15, r14
    com r15
    mov r11, r15
    eor r11, r23
    eor r12, r20
    eor r12, r23
    mov r10, r11
    and r10, r12
    eor r20, r10
    or r15, r20
    eor r12, r15
    and r14, r12
    eor r20, r14
    mov r15, r12
    and r15, r20
    eor r23, r15
    mov r15, r13
    or r15, r22
    eor r18, r15
    mov r15, r19
    com r15
    mov r14, r15
    eor r14, r18
    eor r22, r13
    eor r22, r18
    mov r10, r14
    and r10, r22
    eor r13, r10
    or r15, r13
    eor r22, r15
    and r19, r22
    eor r13, r19
    mov r15, r22
    and r15, r13
    eor r18, r15
    mov r15, r11
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r17, r21
    lsl r17
    eor r11, r17
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r17, r21
    lsl r17
    eor r14, r17
    eor r13, r21
    mov r15, r23
    lsr r15
    eor r15, r12
    mov r21, r15
    andi r21, 85
    mov r17, r21
    lsl r17
    eor r23, r17
    eor r12, r21
    mov r15, r18
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r17, r21
    lsl r17
    eor r18, r17
    eor r22, r21
    mov r15, r11
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r17, r21
    lsl r17
    lsl r17
    eor r11, r17
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r18
    mov r21, r15
    andi r21, 51
    mov r17, r21
    lsl r17
    lsl r17
    eor r14, r17
    eor r18, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r12
    mov r21, r15
    andi r21, 51
    mov r17, r21
    lsl r17
    lsl r17
    eor r20, r17
    eor r12, r21
    mov r15, r13
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r17, r21
    lsl r17
    lsl r17
    eor r13, r17
    eor r22, r21
    ld r15, X+
    eor r11, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r22, r15
    ; round 5 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r12, r15
    mov r15, r11
    com r15
    mov r10, r15
    eor r10, r12
    eor r23, r20
    eor r23, r12
    mov r21, r10
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r11, r23
    eor r20, r11
    mov r21, r23
    and r21, r20
    eor r12, r21
    mov r15, r13
    or r15, r18
    eor r22, r15
    mov r15, r14
    com r15
    mov r11, r15
    eor r11, r22
    eor r18, r13
    eor r18, r22
    mov r21, r11
    and r21, r18
    eor r13, r21
    or r15, r13
    eor r18, r15
    and r14, r18
    eor r13, r14
    mov r21, r18
    and r21, r13
    eor r22, r21
    mov r21, r10
    movw r16, r20 ; r17, r21
    andi r17, 15
    swap r16
    andi r16, 240
    eor r17, r16
    mov r16, r12
    mov r19, r16
    andi r19, 15
    mov r15, r23
    swap r15
    std Y+15, r17
    mov r17, r15
    andi r17, 240
    eor r19, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r11
    mov r20, r23
    andi r20, 15
    mov r17, r13
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    mov r15, r18
    swap r15
    std Y+16, r20
    mov r20, r15
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    mov r20, r13
    andi r20, 240
    eor r23, r20
    swap r22
    andi r22, 15
    andi r18, 240
    eor r22, r18
    ld r15, X+
    ldd r14, Y+15
    eor r14, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+16
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ; round 6 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r19
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r19, r17
    eor r16, r19
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ; round 7 (present.dsl:28)
    mov r15, r21
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r21
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r21, r20
    or r15, r21
    eor r23, r15
    and r12, r23
    eor r21, r12
    mov r20, r23
    and r20, r21
    eor r13, r20
    mov r15, r16
    or r15, r22
    eor r17, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r20, r12
    and r20, r22
    eor r16, r20
    or r15, r16
    eor r22, r15
    and r14, r22
    eor r16, r14
    mov r20, r22
    and r20, r16
    eor r17, r20
    mov r20, r11
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+16, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+15, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+15
    mov r14, r15
    swap r14
    std Y+14, r21
    mov r21, r14
    andi r21, 240
    eor r22, r21
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r21, r15
    andi r21, 240
    eor r17, r21
    ld r15, X+
    ldd r14, Y+16
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    ldd r13, Y+14
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ; round 8 (present.dsl:28)
    mov r15, r20
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r20
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r20, r11
    or r15, r20
    eor r13, r15
    and r14, r13
    eor r20, r14
    mov r15, r13
    and r15, r20
    eor r23, r15
    mov r15, r19
    or r15, r22
    eor r17, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r17
    eor r22, r19
    eor r22, r17
    mov r11, r14
    and r11, r22
    eor r19, r11
    or r15, r19
    eor r22, r15
    and r18, r22
    eor r19, r18
    mov r15, r22
    and r15, r19
    eor r17, r15
    mov r15, r12
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r12, r18
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r19
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r14, r18
    eor r19, r21
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r23, r18
    eor r13, r21
    mov r15, r17
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    eor r22, r21
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r17
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r14, r18
    eor r17, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r20, r18
    eor r13, r21
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r19, r18
    eor r22, r21
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ; round 9 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r20
    eor r23, r13
    mov r21, r11
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r12, r23
    eor r20, r12
    mov r21, r23
    and r21, r20
    eor r13, r21
    mov r15, r19
    or r15, r17
    eor r22, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r22
    eor r17, r19
    eor r17, r22
    mov r21, r12
    and r21, r17
    eor r19, r21
    or r15, r19
    eor r17, r15
    and r14, r17
    eor r19, r14
    mov r21, r17
    and r21, r19
    eor r22, r21
    mov r21, r11
    mov r18, r21
    andi r18, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r18, r16
    mov r16, r13
    std Y+14, r18
    mov r18, r16
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+16, r17
    mov r17, r15
    andi r17, 240
    eor r18, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r12
    mov r20, r23
    andi r20, 15
    mov r17, r19
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    ldd r15, Y+16
    mov r14, r15
    swap r14
    std Y+15, r20
    mov r20, r14
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    andi r19, 240
    eor r23, r19
    swap r22
    andi r22, 15
    mov r20, r15
    andi r20, 240
    eor r22, r20
    ld r15, X+
    ldd r14, Y+14
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+15
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ; round 10 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r18, r17
    eor r16, r18
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ; round 11 (present.dsl:28)
    mov r15, r21
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r21
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r21, r20
    or r15, r21
    eor r23, r15
    and r12, r23
    eor r21, r12
    mov r20, r23
    and r20, r21
    eor r13, r20
    mov r15, r16
    or r15, r22
    eor r17, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r20, r12
    and r20, r22
    eor r16, r20
    or r15, r16
    eor r22, r15
    and r14, r22
    eor r16, r14
    mov r20, r22
    and r20, r16
    eor r17, r20
    mov r20, r11
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+15, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+14, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+14
    mov r14, r15
    swap r14
    std Y+16, r21
    mov r21, r14
    andi r21, 240
    eor r22, r21
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r21, r15
    andi r21, 240
    eor r17, r21
    ld r15, X+
    ldd r14, Y+15
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    ldd r13, Y+16
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ; round 12 (present.dsl:28)
    mov r15, r20
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r20
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r20, r11
    or r15, r20
    eor r13, r15
    and r14, r13
    eor r20, r14
    mov r15, r13
    and r15, r20
    eor r23, r15
    mov r15, r19
    or r15, r22
    eor r17, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r17
    eor r22, r19
    eor r22, r17
    mov r11, r14
    and r11, r22
    eor r19, r11
    or r15, r19
    eor r22, r15
    and r18, r22
    eor r19, r18
    mov r15, r22
    and r15, r19
    eor r17, r15
    mov r15, r12
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r12, r18
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r19
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r14, r18
    eor r19, r21
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r23, r18
    eor r13, r21
    mov r15, r17
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    eor r22, r21
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r17
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r14, r18
    eor r17, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r20, r18
    eor r13, r21
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r19, r18
    eor r22, r21
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ; round 13 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r20
    eor r23, r13
    mov r21, r11
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r12, r23
    eor r20, r12
    mov r21, r23
    and r21, r20
    eor r13, r21
    mov r15, r19
    or r15, r17
    eor r22, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r22
    eor r17, r19
    eor r17, r22
    mov r21, r12
    and r21, r17
    eor r19, r21
    or r15, r19
    eor r17, r15
    and r14, r17
    eor r19, r14
    mov r21, r17
    and r21, r19
    eor r22, r21
    mov r21, r11
    mov r18, r21
    andi r18, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r18, r16
    mov r16, r13
    std Y+16, r18
    mov r18, r16
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+15, r17
    mov r17, r15
    andi r17, 240
    eor r18, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r12
    mov r20, r23
    andi r20, 15
    mov r17, r19
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    ldd r15, Y+15
    mov r14, r15
    swap r14
    std Y+14, r20
    mov r20, r14
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    andi r19, 240
    eor r23, r19
    swap r22
    andi r22, 15
    mov r20, r15
    andi r20, 240
    eor r22, r20
    ld r15, X+
    ldd r14, Y+16
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+14
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ; round 14 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r18, r17
    eor r16, r18
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ; round 15 (present.dsl:28)
    mov r15, r21
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r21
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r21, r20
    or r15, r21
    eor r23, r15
    and r12, r23
    eor r21, r12
    mov r20, r23
    and r20, r21
    eor r13, r20
    mov r15, r16
    or r15, r22
    eor r17, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r20, r12
    and r20, r22
    eor r16, r20
    or r15, r16
    eor r22, r15
    and r14, r22
    eor r16, r14
    mov r20, r22
    and r20, r16
    eor r17, r20
    mov r20, r11
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+14, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+16, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+16
    mov r14, r15
    swap r14
    std Y+15, r21
    mov r21, r14
    andi r21, 240
    eor r22, r21
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r21, r15
    andi r21, 240
    eor r17, r21
    ld r15, X+
    ldd r14, Y+14
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    ldd r13, Y+15
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ; round 16 (present.dsl:28)
    mov r15, r20
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r20
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r20, r11
    or r15, r20
    eor r13, r15
    and r14, r13
    eor r20, r14
    mov r15, r13
    and r15, r20
    eor r23, r15
    mov r15, r19
    or r15, r22
    eor r17, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r17
    eor r22, r19
    eor r22, r17
    mov r11, r14
    and r11, r22
    eor r19, r11
    or r15, r19
    eor r22, r15
    and r18, r22
    eor r19, r18
    mov r15, r22
    and r15, r19
    eor r17, r15
    mov r15, r12
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r12, r18
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r19
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r14, r18
    eor r19, r21
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r23, r18
    eor r13, r21
    mov r15, r17
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    eor r22, r21
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r17
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r14, r18
    eor r17, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r20, r18
    eor r13, r21
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r19, r18
    eor r22, r21
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ; round 17 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r20
    eor r23, r13
    mov r21, r11
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r12, r23
    eor r20, r12
    mov r21, r23
    and r21, r20
    eor r13, r21
    mov r15, r19
    or r15, r17
    eor r22, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r22
    eor r17, r19
    eor r17, r22
    mov r21, r12
    and r21, r17
    eor r19, r21
    or r15, r19
    eor r17, r15
    and r14, r17
    eor r19, r14
    mov r21, r17
    and r21, r19
    eor r22, r21
    mov r21, r11
    mov r18, r21
    andi r18, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r18, r16
    mov r16, r13
    std Y+15, r18
    mov r18, r16
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+14, r17
    mov r17, r15
    andi r17, 240
    eor r18, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r12
    mov r20, r23
    andi r20, 15
    mov r17, r19
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    ldd r15, Y+14
    mov r14, r15
    swap r14
    std Y+16, r20
    mov r20, r14
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    andi r19, 240
    eor r23, r19
    swap r22
    andi r22, 15
    mov r20, r15
    andi r20, 240
    eor r22, r20
    ld r15, X+
    ldd r14, Y+15
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+16
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ; round 18 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r18, r17
    eor r16, r18
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ; round 19 (present.dsl:28)
    mov r15, r21
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r21
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r21, r20
    or r15, r21
    eor r23, r15
    and r12, r23
    eor r21, r12
    mov r20, r23
    and r20, r21
    eor r13, r20
    mov r15, r16
    or r15, r22
    eor r17, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r20, r12
    and r20, r22
    eor r16, r20
    or r15, r16
    eor r22, r15
    and r14, r22
    eor r16, r14
    mov r20, r22
    and r20, r16
    eor r17, r20
    mov r20, r11
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+16, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+15, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+15
    mov r14, r15
    swap r14
    std Y+14, r21
    mov r21, r14
    andi r21, 240
    eor r22, r21
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r21, r15
    andi r21, 240
    eor r17, r21
    ld r15, X+
    ldd r14, Y+16
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    ldd r13, Y+14
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ; round 20 (present.dsl:28)
    mov r15, r20
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r20
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r20, r11
    or r15, r20
    eor r13, r15
    and r14, r13
    eor r20, r14
    mov r15, r13
    and r15, r20
    eor r23, r15
    mov r15, r19
    or r15, r22
    eor r17, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r17
    eor r22, r19
    eor r22, r17
    mov r11, r14
    and r11, r22
    eor r19, r11
    or r15, r19
    eor r22, r15
    and r18, r22
    eor r19, r18
    mov r15, r22
    and r15, r19
    eor r17, r15
    mov r15, r12
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r12, r18
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r19
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r14, r18
    eor r19, r21
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r23, r18
    eor r13, r21
    mov r15, r17
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    eor r22, r21
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r17
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r14, r18
    eor r17, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r20, r18
    eor r13, r21
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r19, r18
    eor r22, r21
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ; round 21 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r20
    eor r23, r13
    mov r21, r11
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r12, r23
    eor r20, r12
    mov r21, r23
    and r21, r20
    eor r13, r21
    mov r15, r19
    or r15, r17
    eor r22, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r22
    eor r17, r19
    eor r17, r22
    mov r21, r12
    and r21, r17
    eor r19, r21
    or r15, r19
    eor r17, r15
    and r14, r17
    eor r19, r14
    mov r21, r17
    and r21, r19
    eor r22, r21
    mov r21, r11
    mov r18, r21
    andi r18, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r18, r16
    mov r16, r13
    std Y+14, r18
    mov r18, r16
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+16, r17
    mov r17, r15
    andi r17, 240
    eor r18, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r12
    mov r20, r23
    andi r20, 15
    mov r17, r19
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    ldd r15, Y+16
    mov r14, r15
    swap r14
    std Y+15, r20
    mov r20, r14
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    andi r19, 240
    eor r23, r19
    swap r22
    andi r22, 15
    mov r20, r15
    andi r20, 240
    eor r22, r20
    ld r15, X+
    ldd r14, Y+14
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+15
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ; round 22 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r18, r17
    eor r16, r18
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ; round 23 (present.dsl:28)
    mov r15, r21
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r21
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r21, r20
    or r15, r21
    eor r23, r15
    and r12, r23
    eor r21, r12
    mov r20, r23
    and r20, r21
    eor r13, r20
    mov r15, r16
    or r15, r22
    eor r17, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r20, r12
    and r20, r22
    eor r16, r20
    or r15, r16
    eor r22, r15
    and r14, r22
    eor r16, r14
    mov r20, r22
    and r20, r16
    eor r17, r20
    mov r20, r11
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+15, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+14, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+14
    mov r14, r15
    swap r14
    std Y+16, r21
    mov r21, r14
    andi r21, 240
    eor r22, r21
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r21, r15
    andi r21, 240
    eor r17, r21
    ld r15, X+
    ldd r14, Y+15
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    ldd r13, Y+16
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ; round 24 (present.dsl:28)
    mov r15, r20
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r20
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r20, r11
    or r15, r20
    eor r13, r15
    and r14, r13
    eor r20, r14
    mov r15, r13
    and r15, r20
    eor r23, r15
    mov r15, r19
    or r15, r22
    eor r17, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r17
    eor r22, r19
    eor r22, r17
    mov r11, r14
    and r11, r22
    eor r19, r11
    or r15, r19
    eor r22, r15
    and r18, r22
    eor r19, r18
    mov r15, r22
    and r15, r19
    eor r17, r15
    mov r15, r12
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r12, r18
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r19
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r14, r18
    eor r19, r21
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r23, r18
    eor r13, r21
    mov r15, r17
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    eor r22, r21
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r17
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r14, r18
    eor r17, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r20, r18
    eor r13, r21
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r19, r18
    eor r22, r21
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ; round 25 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r20
    eor r23, r13
    mov r21, r11
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r12, r23
    eor r20, r12
    mov r21, r23
    and r21, r20
    eor r13, r21
    mov r15, r19
    or r15, r17
    eor r22, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r22
    eor r17, r19
    eor r17, r22
    mov r21, r12
    and r21, r17
    eor r19, r21
    or r15, r19
    eor r17, r15
    and r14, r17
    eor r19, r14
    mov r21, r17
    and r21, r19
    eor r22, r21
    mov r21, r11
    mov r18, r21
    andi r18, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r18, r16
    mov r16, r13
    std Y+16, r18
    mov r18, r16
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+15, r17
    mov r17, r15
    andi r17, 240
    eor r18, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r12
    mov r20, r23
    andi r20, 15
    mov r17, r19
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    ldd r15, Y+15
    mov r14, r15
    swap r14
    std Y+14, r20
    mov r20, r14
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    andi r19, 240
    eor r23, r19
    swap r22
    andi r22, 15
    mov r20, r15
    andi r20, 240
    eor r22, r20
    ld r15, X+
    ldd r14, Y+16
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+14
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ; round 26 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r18, r17
    eor r16, r18
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ; round 27 (present.dsl:28)
    mov r15, r21
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r21
    eor r23, r13
    mov r20, r11
    and r20, r23
    eor r21, r20
    or r15, r21
    eor r23, r15
    and r12, r23
    eor r21, r12
    mov r20, r23
    and r20, r21
    eor r13, r20
    mov r15, r16
    or r15, r22
    eor r17, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r20, r12
    and r20, r22
    eor r16, r20
    or r15, r16
    eor r22, r15
    and r14, r22
    eor r16, r14
    mov r20, r22
    and r20, r16
    eor r17, r20
    mov r20, r11
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+14, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+16, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+16
    mov r14, r15
    swap r14
    std Y+15, r21
    mov r21, r14
    andi r21, 240
    eor r22, r21
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r21, r15
    andi r21, 240
    eor r17, r21
    ld r15, X+
    ldd r14, Y+14
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    ldd r13, Y+15
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ; round 28 (present.dsl:28)
    mov r15, r20
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r20
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r20, r11
    or r15, r20
    eor r13, r15
    and r14, r13
    eor r20, r14
    mov r15, r13
    and r15, r20
    eor r23, r15
    mov r15, r19
    or r15, r22
    eor r17, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r17
    eor r22, r19
    eor r22, r17
    mov r11, r14
    and r11, r22
    eor r19, r11
    or r15, r19
    eor r22, r15
    and r18, r22
    eor r19, r18
    mov r15, r22
    and r15, r19
    eor r17, r15
    mov r15, r12
    lsr r15
    eor r15, r20
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r12, r18
    eor r20, r21
    mov r15, r14
    lsr r15
    eor r15, r19
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r14, r18
    eor r19, r21
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r23, r18
    eor r13, r21
    mov r15, r17
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    eor r22, r21
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r21
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r17
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r14, r18
    eor r17, r21
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r13
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r20, r18
    eor r13, r21
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r22
    mov r21, r15
    andi r21, 51
    mov r18, r21
    lsl r18
    lsl r18
    eor r19, r18
    eor r22, r21
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r20, r15
    ld r15, X+
    eor r19, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r22, r15
    ; round 29 (present.dsl:28)
    mov r15, r20
    or r15, r23
    eor r13, r15
    mov r15, r12
    com r15
    mov r11, r15
    eor r11, r13
    eor r23, r20
    eor r23, r13
    mov r21, r11
    and r21, r23
    eor r20, r21
    or r15, r20
    eor r23, r15
    and r12, r23
    eor r20, r12
    mov r21, r23
    and r21, r20
    eor r13, r21
    mov r15, r19
    or r15, r17
    eor r22, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r22
    eor r17, r19
    eor r17, r22
    mov r21, r12
    and r21, r17
    eor r19, r21
    or r15, r19
    eor r17, r15
    and r14, r17
    eor r19, r14
    mov r21, r17
    and r21, r19
    eor r22, r21
    mov r21, r11
    mov r18, r21
    andi r18, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r18, r16
    mov r16, r13
    std Y+15, r18
    mov r18, r16
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+14, r17
    mov r17, r15
    andi r17, 240
    eor r18, r17
    swap r21
    andi r21, 15
    andi r20, 240
    eor r21, r20
    swap r16
    andi r16, 15
    andi r23, 240
    eor r16, r23
    mov r23, r12
    mov r20, r23
    andi r20, 15
    mov r17, r19
    swap r17
    andi r17, 240
    eor r20, r17
    mov r17, r22
    andi r17, 15
    ldd r15, Y+14
    mov r14, r15
    swap r14
    std Y+16, r20
    mov r20, r14
    andi r20, 240
    eor r17, r20
    swap r23
    andi r23, 15
    andi r19, 240
    eor r23, r19
    swap r22
    andi r22, 15
    mov r20, r15
    andi r20, 240
    eor r22, r20
    ld r15, X+
    ldd r14, Y+15
    eor r14, r15
    ld r15, X+
    eor r18, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    ldd r13, Y+16
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ; round 30 (present.dsl:28)
    mov r15, r21
    or r15, r13
    eor r23, r15
    mov r15, r14
    com r15
    mov r12, r15
    eor r12, r23
    eor r13, r21
    eor r13, r23
    mov r11, r12
    and r11, r13
    eor r21, r11
    or r15, r21
    eor r13, r15
    and r14, r13
    eor r21, r14
    mov r15, r13
    and r15, r21
    eor r23, r15
    mov r15, r16
    or r15, r17
    eor r22, r15
    mov r15, r18
    com r15
    mov r14, r15
    eor r14, r22
    eor r17, r16
    eor r17, r22
    mov r11, r14
    and r11, r17
    eor r16, r11
    or r15, r16
    eor r17, r15
    and r18, r17
    eor r16, r18
    mov r15, r17
    and r15, r16
    eor r22, r15
    mov r15, r12
    lsr r15
    eor r15, r21
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r12, r18
    eor r21, r20
    mov r15, r14
    lsr r15
    eor r15, r16
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r14, r18
    eor r16, r20
    mov r15, r23
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r23, r18
    eor r13, r20
    mov r15, r22
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 85
    mov r18, r20
    lsl r18
    eor r22, r18
    eor r17, r20
    mov r15, r12
    lsr r15
    lsr r15
    eor r15, r23
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r12, r18
    eor r23, r20
    mov r15, r14
    lsr r15
    lsr r15
    eor r15, r22
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r14, r18
    eor r22, r20
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r13
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r21, r18
    eor r13, r20
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r17
    mov r20, r15
    andi r20, 51
    mov r18, r20
    lsl r18
    lsl r18
    eor r16, r18
    eor r17, r20
    ld r15, X+
    eor r12, r15
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r21, r15
    ld r15, X+
    eor r16, r15
    ld r15, X+
    eor r23, r15
    ld r15, X+
    eor r22, r15
    ld r15, X+
    eor r13, r15
    ld r15, X+
    eor r17, r15
    ; round 31 (present.dsl:28)
    mov r15, r21
    and r15, r23
    eor r13, r15
    mov r15, r12
    eor r15, r13
    eor r23, r21
    eor r23, r13
    mov r11, r15
    or r11, r23
    eor r21, r11
    mov r11, r12
    or r11, r21
    eor r23, r11
    or r12, r23
    eor r21, r12
    mov r12, r23
    or r12, r21
    eor r13, r12
    mov r12, r16
    and r12, r22
    eor r17, r12
    mov r12, r14
    eor r12, r17
    eor r22, r16
    eor r22, r17
    mov r11, r12
    or r11, r22
    eor r16, r11
    mov r11, r14
    or r11, r16
    eor r22, r11
    or r14, r22
    eor r16, r14
    mov r14, r22
    or r14, r16
    eor r17, r14
    ld r14, X+
    eor r15, r14
    ld r14, X+
    eor r12, r14
    ld r14, X+
    eor r21, r14
    ld r14, X+
    eor r16, r14
    ld r14, X+
    eor r13, r14
    ld r14, X+
    eor r17, r14
    ld r14, X+
    eor r23, r14
    ld r14, X
    eor r22, r14
    mov r20, r15
    movw r18, r20 ; r19, r21
    andi r18, 15
    swap r19
    andi r19, 240
    eor r18, r19
    mov r19, r13
    std Y+16, r18
    mov r18, r19
    andi r18, 15
    mov r15, r23
    swap r15
    std Y+15, r22
    mov r22, r15
    andi r22, 240
    eor r18, r22
    swap r20
    andi r20, 15
    andi r21, 240
    eor r20, r21
    swap r19
    andi r19, 15
    andi r23, 240
    eor r19, r23
    mov r23, r12
    mov r21, r23
    andi r21, 15
    mov r22, r16
    swap r22
    andi r22, 240
    eor r21, r22
    mov r22, r17
    andi r22, 15
    ldd r15, Y+15
    mov r14, r15
    swap r14
    std Y+14, r19
    mov r19, r14
    andi r19, 240
    eor r22, r19
    swap r23
    andi r23, 15
    andi r16, 240
    eor r23, r16
    swap r17
    andi r17, 15
    mov r16, r15
    andi r16, 240
    eor r17, r16
    ldd r15, Y+16
    mov r14, r15
    lsr r14
    lsr r14
    eor r14, r21
    mov r16, r14
    andi r16, 51
    mov r19, r16
    lsl r19
    lsl r19
    eor r15, r19
    eor r21, r16
    mov r14, r18
    lsr r14
    lsr r14
    eor r14, r22
    mov r16, r14
    andi r16, 51
    mov r19, r16
    lsl r19
    lsl r19
    eor r18, r19
    eor r22, r16
    mov r14, r20
    lsr r14
    lsr r14
    eor r14, r23
    mov r16, r14
    andi r16, 51
    mov r19, r16
    lsl r19
    lsl r19
    eor r20, r19
    eor r23, r16
    ldd r14, Y+14
    mov r13, r14
    lsr r13
    lsr r13
    eor r13, r17
    mov r16, r13
    andi r16, 51
    mov r19, r16
    lsl r19
    lsl r19
    eor r14, r19
    eor r17, r16
    mov r13, r15
    lsr r13
    eor r13, r20
    mov r16, r13
    andi r16, 85
    mov r19, r16
    lsl r19
    eor r15, r19
    eor r20, r16
    mov r13, r18
    lsr r13
    eor r13, r14
    mov r16, r13
    andi r16, 85
    mov r19, r16
    lsl r19
    eor r18, r19
    eor r14, r16
    mov r13, r21
    lsr r13
    eor r13, r23
    mov r16, r13
    andi r16, 85
    mov r19, r16
    lsl r19
    eor r21, r19
    eor r23, r16
    mov r13, r22
    lsr r13
    eor r13, r17
    mov r16, r13
    andi r16, 85
    mov r19, r16
    lsl r19
    eor r22, r19
    eor r17, r16
    mov r16, r22
    swap r16
    andi r16, 15
    mov r19, r17
    andi r19, 240
    or r16, r19
    mov r19, r18
    swap r19
    andi r19, 15
    std Y+14, r16
    mov r16, r14
    std Y+16, r20
    mov r20, r16
    andi r20, 240
    or r19, r20
    andi r22, 15
    swap r17
    andi r17, 240
    or r22, r17
    andi r18, 15
    swap r16
    andi r16, 240
    or r18, r16
    mov r20, r21
    swap r20
    andi r20, 15
    mov r17, r23
    andi r17, 240
    or r20, r17
    mov r17, r15
    swap r17
    andi r17, 15
    ldd r16, Y+16
    andi r16, 240
    or r17, r16
    andi r21, 15
    swap r23
    andi r23, 240
    or r21, r23
    mov r23, r15
    andi r23, 15
    ldd r16, Y+16
    swap r16
    andi r16, 240
    or r23, r16
    ldd r26, Y+1
    ldd r27, Y+1+1
    ldd r15, Y+14
    st X+, r15
    st X+, r19
    st X+, r22
    st X+, r18
    st X+, r20
    st X+, r17
    st X+, r21
    st X, r23
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 8
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 8
    std Y+3, r30
    std Y+4, r31
    sbiw r24, 1
    breq .Llwcc_present64_80_ecb_encrypt_avr_end
    jmp .Llwcc_present64_80_ecb_encrypt_avr_group
.Llwcc_present64_80_ecb_encrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_present64_80_ecb_encrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_present64_80_ecb_encrypt_avr_wipe
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
    ret
    .size lwcc_present64_80_ecb_encrypt_avr, .-lwcc_present64_80_ecb_encrypt_avr

    .global lwcc_present64_80_ecb_decrypt_avr
    .type lwcc_present64_80_ecb_decrypt_avr, @function
lwcc_present64_80_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_present64_80_ecb_decrypt_avr_begin
    ret
.Llwcc_present64_80_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
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
.Llwcc_present64_80_ecb_decrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r18, X+
    ld r16, X+
    ld r19, X+
    ld r23, X+
    ld r22, X+
    ld r21, X+
    ld r17, X+
    ld r20, X
    mov r6, r21
    swap r6
    std Y+14, r19
    mov r19, r6
    andi r19, 240
    andi r21, 240
    std Y+15, r18
    mov r18, r20
    andi r18, 15
    or r18, r19
    swap r20
    andi r20, 15
    or r20, r21
    mov r19, r16
    swap r19
    andi r19, 240
    andi r16, 240
    mov r21, r23
    andi r21, 15
    or r21, r19
    swap r23
    andi r23, 15
    or r23, r16
    mov r16, r22
    swap r16
    andi r16, 240
    andi r22, 240
    mov r19, r17
    andi r19, 15
    or r19, r16
    swap r17
    andi r17, 15
    or r17, r22
    ldd r16, Y+15
    mov r22, r16
    swap r22
    andi r22, 240
    andi r16, 240
    std Y+15, r17
    ldd r17, Y+14
    std Y+16, r19
    mov r19, r17
    andi r19, 15
    or r19, r22
    swap r17
    andi r17, 15
    or r17, r16
    mov r6, r18
    lsr r6
    eor r6, r20
    mov r16, r6
    andi r16, 85
    eor r20, r16
    lsl r16
    eor r18, r16
    mov r6, r21
    lsr r6
    eor r6, r23
    mov r16, r6
    andi r16, 85
    eor r23, r16
    lsl r16
    eor r21, r16
    ldd r6, Y+16
    mov r9, r6
    lsr r9
    ldd r16, Y+15
    eor r9, r16
    mov r22, r9
    andi r22, 85
    eor r16, r22
    lsl r22
    eor r6, r22
    mov r9, r19
    lsr r9
    eor r9, r17
    mov r22, r9
    andi r22, 85
    eor r17, r22
    lsl r22
    eor r19, r22
    mov r9, r18
    lsr r9
    lsr r9
    eor r9, r6
    mov r22, r9
    andi r22, 51
    eor r6, r22
    lsl r22
    lsl r22
    eor r18, r22
    mov r9, r21
    lsr r9
    lsr r9
    eor r9, r19
    mov r22, r9
    andi r22, 51
    eor r19, r22
    lsl r22
    lsl r22
    eor r21, r22
    mov r9, r20
    lsr r9
    lsr r9
    eor r9, r16
    mov r22, r9
    andi r22, 51
    eor r16, r22
    lsl r22
    lsl r22
    eor r20, r22
    mov r9, r23
    lsr r9
    lsr r9
    eor r9, r17
    mov r22, r9
    andi r22, 51
    eor r17, r22
    lsl r22
    lsl r22
    eor r23, r22
    mov r22, r20
    swap r22
    andi r22, 240
    andi r20, 240
    std Y+16, r19
    mov r19, r18
    andi r19, 15
    eor r19, r22
    swap r18
    andi r18, 15
    eor r18, r20
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(250))
    sbci r27, hi8(-(250))
    ld r9, X+
    eor r18, r9
    adiw r26, 5
    ld r9, X
    eor r19, r9
    mov r22, r16
    swap r22
    andi r22, 240
    andi r16, 240
    mov r20, r6
    std Y+15, r19
    mov r19, r20
    andi r19, 15
    eor r19, r22
    swap r20
    andi r20, 15
    eor r20, r16
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r6, X+
    eor r20, r6
    adiw r26, 5
    ld r6, X
    eor r19, r6
    mov r16, r23
    swap r16
    andi r16, 240
    andi r23, 240
    mov r22, r21
    andi r22, 15
    eor r22, r16
    swap r21
    andi r21, 15
    eor r21, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r6, X+
    eor r21, r6
    adiw r26, 3
    ld r6, X
    eor r22, r6
    mov r16, r17
    swap r16
    andi r16, 240
    andi r17, 240
    ldd r23, Y+16
    std Y+14, r19
    mov r19, r23
    andi r19, 15
    eor r19, r16
    swap r23
    andi r23, 15
    eor r23, r17
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r6, X+
    eor r23, r6
    adiw r26, 3
    ld r6, X
    eor r19, r6
    ; round 31 (present.dsl:28)
    mov r6, r18
    or r6, r21
    eor r22, r6
    eor r18, r21
    ldd r6, Y+15
    mov r9, r6
    eor r9, r22
    eor r6, r18
    and r18, r9
    eor r21, r18
    subi r26, lo8(-(-19))
    sbci r27, hi8(-(-19))
    ld r7, X+
    eor r9, r7
    mov r7, r21
    eor r7, r6
    mov r3, r22
    or r3, r7
    eor r6, r3
    eor r3, r21
    and r21, r7
    eor r22, r21
    adiw r26, 3
    ld r7, X+
    eor r6, r7
    adiw r26, 15
    ld r7, X+
    eor r3, r7
    adiw r26, 1
    ld r7, X
    eor r22, r7
    mov r7, r20
    or r7, r23
    eor r19, r7
    eor r20, r23
    ldd r7, Y+14
    mov r15, r7
    eor r15, r19
    eor r7, r20
    and r20, r15
    eor r23, r20
    subi r26, lo8(-(-21))
    sbci r27, hi8(-(-21))
    ld r5, X+
    eor r15, r5
    mov r5, r23
    eor r5, r7
    mov r8, r19
    or r8, r5
    eor r7, r8
    eor r8, r23
    and r23, r5
    eor r19, r23
    adiw r26, 3
    ld r5, X+
    eor r7, r5
    adiw r26, 15
    ld r5, X+
    eor r8, r5
    adiw r26, 1
    ld r5, X+
    eor r19, r5
    mov r5, r9
    lsr r5
    eor r5, r3
    mov r18, r5
    andi r18, 85
    eor r3, r18
    lsl r18
    eor r9, r18
    mov r5, r15
    lsr r5
    eor r5, r8
    mov r18, r5
    andi r18, 85
    eor r8, r18
    lsl r18
    eor r15, r18
    mov r5, r6
    lsr r5
    eor r5, r22
    mov r18, r5
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r6, r18
    mov r5, r7
    lsr r5
    eor r5, r19
    mov r18, r5
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r7, r18
    mov r5, r9
    lsr r5
    lsr r5
    eor r5, r6
    mov r18, r5
    andi r18, 51
    eor r6, r18
    lsl r18
    lsl r18
    eor r9, r18
    mov r5, r15
    lsr r5
    lsr r5
    eor r5, r7
    mov r18, r5
    andi r18, 51
    eor r7, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r5, r3
    lsr r5
    lsr r5
    eor r5, r22
    mov r18, r5
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r3, r18
    mov r5, r8
    lsr r5
    lsr r5
    eor r5, r19
    mov r18, r5
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r8, r18
    ; round 30 (present.dsl:28)
    mov r5, r3
    and r5, r22
    eor r6, r5
    eor r3, r22
    mov r5, r9
    eor r5, r6
    eor r9, r3
    and r3, r5
    eor r22, r3
    ld r3, X+
    eor r5, r3
    mov r3, r22
    eor r3, r9
    mov r4, r3
    com r4
    or r4, r6
    eor r9, r4
    eor r4, r22
    or r22, r3
    eor r6, r22
    adiw r26, 1
    ld r3, X+
    eor r4, r3
    adiw r26, 1
    ld r3, X
    eor r9, r3
    subi r26, lo8(-(-30))
    sbci r27, hi8(-(-30))
    ld r3, X+
    eor r6, r3
    mov r3, r8
    and r3, r19
    eor r7, r3
    eor r8, r19
    mov r3, r15
    eor r3, r7
    eor r15, r8
    and r8, r3
    eor r19, r8
    adiw r26, 26
    ld r8, X+
    eor r3, r8
    mov r8, r19
    eor r8, r15
    mov r2, r8
    com r2
    or r2, r7
    eor r15, r2
    eor r2, r19
    or r19, r8
    eor r7, r19
    adiw r26, 1
    ld r8, X+
    eor r2, r8
    adiw r26, 1
    ld r8, X
    eor r15, r8
    subi r26, lo8(-(-30))
    sbci r27, hi8(-(-30))
    ld r8, X+
    eor r7, r8
    movw r18, r4 ; r19, r5
    swap r18
    andi r18, 240
    mov r16, r4
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r6
    swap r18
    andi r18, 240
    mov r16, r6
    andi r16, 240
    mov r22, r9
    mov r21, r22
    andi r21, 15
    eor r21, r18
    swap r22
    andi r22, 15
    eor r22, r16
    mov r18, r2
    swap r18
    andi r18, 240
    movw r16, r2 ; r17, r3
    andi r16, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r16
    mov r18, r7
    swap r18
    andi r18, 240
    mov r16, r7
    andi r16, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r22
    mov r22, r21
    andi r22, 15
    eor r22, r18
    swap r21
    andi r21, 15
    eor r21, r16
    ; round 29 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    adiw r26, 30
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r23, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-42))
    sbci r27, hi8(-(-42))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r22, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r22
    eor r3, r9
    and r9, r15
    eor r21, r9
    adiw r26, 40
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r22
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r22, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-42))
    sbci r27, hi8(-(-42))
    ld r9, X+
    eor r22, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 28 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    adiw r26, 44
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-58))
    sbci r27, hi8(-(-58))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r22
    eor r3, r7
    eor r5, r22
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r22, r5
    adiw r26, 54
    ld r5, X+
    eor r7, r5
    mov r5, r22
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r22
    or r22, r5
    eor r3, r22
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-58))
    sbci r27, hi8(-(-58))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 27 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    adiw r26, 58
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r22, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-70))
    sbci r27, hi8(-(-70))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(68))
    sbci r27, hi8(-(68))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-70))
    sbci r27, hi8(-(-70))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r22
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 26 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r22, r9
    eor r7, r20
    mov r9, r6
    eor r9, r22
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(72))
    sbci r27, hi8(-(72))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r22
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r22, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-86))
    sbci r27, hi8(-(-86))
    ld r7, X+
    eor r22, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(82))
    sbci r27, hi8(-(82))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-86))
    sbci r27, hi8(-(-86))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r22
    mov r18, r4
    swap r18
    andi r18, 240
    mov r22, r4
    andi r22, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r22
    mov r18, r3
    swap r18
    andi r18, 240
    mov r22, r3
    andi r22, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r22
    ; round 25 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(86))
    sbci r27, hi8(-(86))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r23, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-98))
    sbci r27, hi8(-(-98))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(96))
    sbci r27, hi8(-(96))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-98))
    sbci r27, hi8(-(-98))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 24 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(100))
    sbci r27, hi8(-(100))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-114))
    sbci r27, hi8(-(-114))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(110))
    sbci r27, hi8(-(110))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-114))
    sbci r27, hi8(-(-114))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 23 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(114))
    sbci r27, hi8(-(114))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r22, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-126))
    sbci r27, hi8(-(-126))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(124))
    sbci r27, hi8(-(124))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-126))
    sbci r27, hi8(-(-126))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r22
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 22 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r22, r9
    eor r7, r20
    mov r9, r6
    eor r9, r22
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(128))
    sbci r27, hi8(-(128))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r22
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r22, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-142))
    sbci r27, hi8(-(-142))
    ld r7, X+
    eor r22, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(138))
    sbci r27, hi8(-(138))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-142))
    sbci r27, hi8(-(-142))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r22
    mov r18, r4
    swap r18
    andi r18, 240
    mov r22, r4
    andi r22, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r22
    mov r18, r3
    swap r18
    andi r18, 240
    mov r22, r3
    andi r22, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r22
    ; round 21 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(142))
    sbci r27, hi8(-(142))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r23, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-154))
    sbci r27, hi8(-(-154))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(152))
    sbci r27, hi8(-(152))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-154))
    sbci r27, hi8(-(-154))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 20 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(156))
    sbci r27, hi8(-(156))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-170))
    sbci r27, hi8(-(-170))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(166))
    sbci r27, hi8(-(166))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-170))
    sbci r27, hi8(-(-170))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 19 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(170))
    sbci r27, hi8(-(170))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r22, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-182))
    sbci r27, hi8(-(-182))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(180))
    sbci r27, hi8(-(180))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-182))
    sbci r27, hi8(-(-182))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r22
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 18 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r22, r9
    eor r7, r20
    mov r9, r6
    eor r9, r22
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(184))
    sbci r27, hi8(-(184))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r22
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r22, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-198))
    sbci r27, hi8(-(-198))
    ld r7, X+
    eor r22, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(194))
    sbci r27, hi8(-(194))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-198))
    sbci r27, hi8(-(-198))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r22
    mov r18, r4
    swap r18
    andi r18, 240
    mov r22, r4
    andi r22, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r22
    mov r18, r3
    swap r18
    andi r18, 240
    mov r22, r3
    andi r22, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r22
    ; round 17 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(198))
    sbci r27, hi8(-(198))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r23, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-210))
    sbci r27, hi8(-(-210))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(208))
    sbci r27, hi8(-(208))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-210))
    sbci r27, hi8(-(-210))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 16 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(212))
    sbci r27, hi8(-(212))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-226))
    sbci r27, hi8(-(-226))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(222))
    sbci r27, hi8(-(222))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-226))
    sbci r27, hi8(-(-226))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 15 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(226))
    sbci r27, hi8(-(226))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r22, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-238))
    sbci r27, hi8(-(-238))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(236))
    sbci r27, hi8(-(236))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-238))
    sbci r27, hi8(-(-238))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r22
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 14 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r22, r9
    eor r7, r20
    mov r9, r6
    eor r9, r22
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(240))
    sbci r27, hi8(-(240))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r22
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r22, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-254))
    sbci r27, hi8(-(-254))
    ld r7, X+
    eor r22, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(250))
    sbci r27, hi8(-(250))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-254))
    sbci r27, hi8(-(-254))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r22
    mov r18, r4
    swap r18
    andi r18, 240
    mov r22, r4
    andi r22, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r22
    mov r18, r3
    swap r18
    andi r18, 240
    mov r22, r3
    andi r22, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r22
    ; round 13 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(254))
    sbci r27, hi8(-(254))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r23, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-266))
    sbci r27, hi8(-(-266))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(264))
    sbci r27, hi8(-(264))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-266))
    sbci r27, hi8(-(-266))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 12 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(268))
    sbci r27, hi8(-(268))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-282))
    sbci r27, hi8(-(-282))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(278))
    sbci r27, hi8(-(278))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-282))
    sbci r27, hi8(-(-282))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 11 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(282))
    sbci r27, hi8(-(282))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r22, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-294))
    sbci r27, hi8(-(-294))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(292))
    sbci r27, hi8(-(292))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-294))
    sbci r27, hi8(-(-294))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r22
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 10 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r22, r9
    eor r7, r20
    mov r9, r6
    eor r9, r22
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(296))
    sbci r27, hi8(-(296))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r22
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r22, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-310))
    sbci r27, hi8(-(-310))
    ld r7, X+
    eor r22, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(306))
    sbci r27, hi8(-(306))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-310))
    sbci r27, hi8(-(-310))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r22
    mov r18, r4
    swap r18
    andi r18, 240
    mov r22, r4
    andi r22, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r22
    mov r18, r3
    swap r18
    andi r18, 240
    mov r22, r3
    andi r22, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r22
    ; round 9 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(310))
    sbci r27, hi8(-(310))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r23, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-322))
    sbci r27, hi8(-(-322))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(320))
    sbci r27, hi8(-(320))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-322))
    sbci r27, hi8(-(-322))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 8 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(324))
    sbci r27, hi8(-(324))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-338))
    sbci r27, hi8(-(-338))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(334))
    sbci r27, hi8(-(334))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-338))
    sbci r27, hi8(-(-338))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 7 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(338))
    sbci r27, hi8(-(338))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r22, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-350))
    sbci r27, hi8(-(-350))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(348))
    sbci r27, hi8(-(348))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-350))
    sbci r27, hi8(-(-350))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r22
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 6 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r22, r9
    eor r7, r20
    mov r9, r6
    eor r9, r22
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(352))
    sbci r27, hi8(-(352))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r22
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r22, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-366))
    sbci r27, hi8(-(-366))
    ld r7, X+
    eor r22, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(362))
    sbci r27, hi8(-(362))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-366))
    sbci r27, hi8(-(-366))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r22
    mov r18, r4
    swap r18
    andi r18, 240
    mov r22, r4
    andi r22, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r22
    mov r18, r3
    swap r18
    andi r18, 240
    mov r22, r3
    andi r22, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r22
    ; round 5 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r23
    eor r6, r20
    eor r23, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(366))
    sbci r27, hi8(-(366))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r23
    mov r7, r9
    com r7
    or r7, r20
    eor r23, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 3
    ld r9, X
    eor r23, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r7, r9
    subi r26, lo8(-(-378))
    sbci r27, hi8(-(-378))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(376))
    sbci r27, hi8(-(376))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 3
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X
    eor r5, r9
    subi r26, lo8(-(-378))
    sbci r27, hi8(-(-378))
    ld r9, X+
    eor r16, r9
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    eor r9, r5
    mov r18, r9
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    mov r9, r23
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r9, r3
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r3, r18
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r23
    mov r18, r9
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r16
    mov r18, r9
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r5, r18
    ; round 4 (present.dsl:28)
    mov r9, r7
    and r9, r20
    eor r23, r9
    eor r7, r20
    mov r9, r6
    eor r9, r23
    eor r6, r7
    and r7, r9
    eor r20, r7
    subi r26, lo8(-(380))
    sbci r27, hi8(-(380))
    ld r7, X+
    eor r9, r7
    mov r7, r20
    eor r7, r6
    mov r8, r7
    com r8
    or r8, r23
    eor r6, r8
    eor r8, r20
    or r20, r7
    eor r23, r20
    adiw r26, 1
    ld r7, X+
    eor r8, r7
    adiw r26, 1
    ld r7, X
    eor r6, r7
    subi r26, lo8(-(-394))
    sbci r27, hi8(-(-394))
    ld r7, X+
    eor r23, r7
    mov r7, r5
    and r7, r16
    eor r3, r7
    eor r5, r16
    mov r7, r15
    eor r7, r3
    eor r15, r5
    and r5, r7
    eor r16, r5
    subi r26, lo8(-(390))
    sbci r27, hi8(-(390))
    ld r5, X+
    eor r7, r5
    mov r5, r16
    eor r5, r15
    mov r4, r5
    com r4
    or r4, r3
    eor r15, r4
    eor r4, r16
    or r16, r5
    eor r3, r16
    adiw r26, 1
    ld r5, X+
    eor r4, r5
    adiw r26, 1
    ld r5, X
    eor r15, r5
    subi r26, lo8(-(-394))
    sbci r27, hi8(-(-394))
    ld r5, X+
    eor r3, r5
    movw r18, r8 ; r19, r9
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r16
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    movw r16, r6 ; r17, r7
    mov r21, r16
    andi r21, 15
    eor r21, r18
    swap r16
    andi r16, 15
    eor r16, r23
    mov r18, r4
    swap r18
    andi r18, 240
    mov r23, r4
    andi r23, 240
    mov r20, r17
    andi r20, 15
    eor r20, r18
    swap r17
    andi r17, 15
    eor r17, r23
    mov r18, r3
    swap r18
    andi r18, 240
    mov r23, r3
    andi r23, 240
    std Y+14, r21
    mov r21, r15
    std Y+15, r16
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r23
    ; round 3 (present.dsl:28)
    mov r6, r19
    and r6, r17
    eor r20, r6
    eor r19, r17
    mov r6, r22
    eor r6, r20
    eor r22, r19
    and r19, r6
    eor r17, r19
    subi r26, lo8(-(394))
    sbci r27, hi8(-(394))
    ld r9, X+
    eor r6, r9
    mov r9, r17
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r17
    or r17, r9
    eor r20, r17
    adiw r26, 1
    ld r9, X+
    eor r7, r9
    adiw r26, 1
    ld r9, X
    eor r22, r9
    subi r26, lo8(-(-408))
    sbci r27, hi8(-(-408))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r21
    eor r16, r3
    eor r9, r21
    ldd r3, Y+14
    mov r15, r3
    eor r15, r16
    eor r3, r9
    and r9, r15
    eor r21, r9
    subi r26, lo8(-(404))
    sbci r27, hi8(-(404))
    ld r9, X+
    eor r15, r9
    mov r9, r21
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r16
    eor r3, r5
    eor r5, r21
    or r21, r9
    eor r16, r21
    adiw r26, 1
    ld r9, X+
    eor r5, r9
    adiw r26, 1
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-408))
    sbci r27, hi8(-(-408))
    ld r9, X+
    eor r16, r9
    mov r18, r6
    lsl r18
    lsl r18
    lsl r18
    andi r18, 136
    mov r19, r15
    lsl r19
    lsl r19
    lsl r19
    andi r19, 136
    mov r23, r7
    lsl r23
    lsl r23
    andi r23, 68
    eor r18, r23
    mov r23, r5
    lsl r23
    lsl r23
    andi r23, 68
    eor r19, r23
    mov r23, r22
    lsl r23
    andi r23, 34
    eor r18, r23
    mov r23, r3
    lsl r23
    andi r23, 34
    eor r19, r23
    mov r23, r20
    andi r23, 17
    eor r18, r23
    mov r23, r16
    andi r23, 17
    eor r19, r23
    mov r23, r6
    lsl r23
    lsl r23
    andi r23, 136
    mov r21, r15
    lsl r21
    lsl r21
    andi r21, 136
    mov r17, r7
    lsl r17
    andi r17, 68
    eor r23, r17
    mov r17, r5
    lsl r17
    andi r17, 68
    eor r21, r17
    mov r17, r22
    andi r17, 34
    eor r23, r17
    mov r17, r3
    std Y+14, r19
    mov r19, r17
    andi r19, 34
    eor r21, r19
    mov r19, r20
    lsr r19
    andi r19, 17
    eor r23, r19
    mov r19, r16
    lsr r19
    andi r19, 17
    eor r21, r19
    mov r19, r6
    lsl r19
    andi r19, 136
    std Y+15, r21
    mov r21, r6
    andi r21, 136
    mov r6, r15
    lsl r6
    std Y+16, r18
    mov r18, r6
    andi r18, 136
    std Y+17, r23
    mov r23, r15
    andi r23, 136
    std Y+18, r16
    mov r16, r7
    std Y+19, r20
    mov r20, r16
    andi r20, 68
    eor r19, r20
    lsr r16
    andi r16, 68
    eor r21, r16
    mov r16, r5
    mov r20, r16
    andi r20, 68
    eor r18, r20
    lsr r16
    andi r16, 68
    eor r23, r16
    mov r16, r22
    lsr r16
    andi r16, 34
    eor r19, r16
    lsr r22
    lsr r22
    andi r22, 34
    eor r21, r22
    mov r16, r17
    lsr r16
    andi r16, 34
    eor r18, r16
    lsr r17
    lsr r17
    andi r17, 34
    eor r23, r17
    ldd r16, Y+19
    mov r22, r16
    lsr r22
    lsr r22
    andi r22, 17
    eor r19, r22
    lsr r16
    lsr r16
    lsr r16
    andi r16, 17
    eor r21, r16
    ldd r16, Y+18
    mov r22, r16
    lsr r22
    lsr r22
    andi r22, 17
    eor r18, r22
    lsr r16
    lsr r16
    lsr r16
    andi r16, 17
    eor r23, r16
    ; round 2 (present.dsl:28)
    ldd r6, Y+17
    mov r9, r6
    and r9, r21
    eor r19, r9
    eor r6, r21
    ldd r9, Y+16
    mov r7, r9
    eor r7, r19
    eor r9, r6
    and r6, r7
    eor r21, r6
    subi r26, lo8(-(408))
    sbci r27, hi8(-(408))
    ld r6, X+
    eor r7, r6
    mov r6, r21
    eor r6, r9
    mov r3, r6
    com r3
    or r3, r19
    eor r9, r3
    eor r3, r21
    or r21, r6
    eor r19, r21
    adiw r26, 1
    ld r6, X+
    eor r3, r6
    adiw r26, 1
    ld r6, X
    eor r9, r6
    subi r26, lo8(-(-422))
    sbci r27, hi8(-(-422))
    ld r6, X+
    eor r19, r6
    ldd r6, Y+15
    mov r15, r6
    and r15, r23
    eor r18, r15
    eor r6, r23
    ldd r15, Y+14
    mov r5, r15
    eor r5, r18
    eor r15, r6
    and r6, r5
    eor r23, r6
    subi r26, lo8(-(418))
    sbci r27, hi8(-(418))
    ld r6, X+
    eor r5, r6
    mov r6, r23
    eor r6, r15
    mov r8, r6
    com r8
    or r8, r18
    eor r15, r8
    eor r8, r23
    or r23, r6
    eor r18, r23
    adiw r26, 1
    ld r6, X+
    eor r8, r6
    adiw r26, 1
    ld r6, X
    eor r15, r6
    subi r26, lo8(-(-422))
    sbci r27, hi8(-(-422))
    ld r6, X+
    eor r18, r6
    mov r16, r19
    swap r16
    andi r16, 240
    andi r19, 240
    mov r23, r9
    mov r22, r23
    andi r22, 15
    eor r22, r16
    swap r23
    andi r23, 15
    eor r23, r19
    mov r16, r3
    swap r16
    andi r16, 240
    mov r19, r3
    andi r19, 240
    mov r21, r7
    mov r17, r21
    andi r17, 15
    eor r17, r16
    swap r21
    andi r21, 15
    eor r21, r19
    mov r16, r18
    swap r16
    andi r16, 240
    andi r18, 240
    mov r19, r15
    mov r20, r19
    andi r20, 15
    eor r20, r16
    swap r19
    andi r19, 15
    eor r19, r18
    mov r18, r8
    swap r18
    andi r18, 240
    mov r16, r8
    andi r16, 240
    std Y+14, r17
    mov r17, r5
    std Y+15, r21
    mov r21, r17
    andi r21, 15
    eor r21, r18
    swap r17
    andi r17, 15
    eor r17, r16
    ; round 1 (present.dsl:28)
    mov r6, r23
    and r6, r19
    eor r20, r6
    eor r23, r19
    mov r6, r22
    eor r6, r20
    eor r22, r23
    and r23, r6
    eor r19, r23
    subi r26, lo8(-(422))
    sbci r27, hi8(-(422))
    ld r9, X+
    eor r6, r9
    mov r9, r19
    eor r9, r22
    mov r7, r9
    com r7
    or r7, r20
    eor r22, r7
    eor r7, r19
    or r19, r9
    eor r20, r19
    adiw r26, 1
    ld r9, X+
    eor r7, r9
    adiw r26, 1
    ld r9, X
    eor r22, r9
    subi r26, lo8(-(-436))
    sbci r27, hi8(-(-436))
    ld r9, X+
    eor r20, r9
    ldd r9, Y+15
    mov r3, r9
    and r3, r17
    eor r21, r3
    eor r9, r17
    ldd r3, Y+14
    mov r15, r3
    eor r15, r21
    eor r3, r9
    and r9, r15
    eor r17, r9
    subi r26, lo8(-(432))
    sbci r27, hi8(-(432))
    ld r9, X+
    eor r15, r9
    mov r9, r17
    eor r9, r3
    mov r5, r9
    com r5
    or r5, r21
    eor r3, r5
    eor r5, r17
    or r17, r9
    eor r21, r17
    adiw r26, 1
    ld r9, X+
    eor r5, r9
    adiw r26, 1
    ld r9, X
    eor r3, r9
    subi r26, lo8(-(-436))
    sbci r27, hi8(-(-436))
    ld r9, X
    eor r21, r9
    mov r9, r6
    lsr r9
    lsr r9
    eor r9, r22
    mov r18, r9
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r9, r15
    lsr r9
    lsr r9
    eor r9, r3
    mov r18, r9
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r9, r7
    lsr r9
    lsr r9
    eor r9, r20
    mov r18, r9
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r7, r18
    mov r9, r5
    lsr r9
    lsr r9
    eor r9, r21
    mov r18, r9
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r5, r18
    mov r9, r6
    lsr r9
    eor r9, r7
    mov r18, r9
    andi r18, 85
    eor r7, r18
    lsl r18
    eor r6, r18
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r6
    mov r6, r15
    lsr r6
    eor r6, r5
    mov r18, r6
    andi r18, 85
    eor r5, r18
    lsl r18
    eor r15, r18
    st X+, r15
    st X+, r7
    st X+, r5
    mov r6, r22
    lsr r6
    eor r6, r20
    mov r18, r6
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r22, r18
    st X+, r22
    mov r6, r3
    lsr r6
    eor r6, r21
    mov r18, r6
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r3, r18
    st X+, r3
    st X+, r20
    st X, r21
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 8
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 8
    std Y+3, r30
    std Y+4, r31
    sbiw r24, 1
    breq .Llwcc_present64_80_ecb_decrypt_avr_end
    jmp .Llwcc_present64_80_ecb_decrypt_avr_group
.Llwcc_present64_80_ecb_decrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_present64_80_ecb_decrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_present64_80_ecb_decrypt_avr_wipe
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
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_present64_80_ecb_decrypt_avr, .-lwcc_present64_80_ecb_decrypt_avr

    .global lwcc_present64_80_ctr_init_avr
    .type lwcc_present64_80_ctr_init_avr, @function
lwcc_present64_80_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_present64_80_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_present64_80_ctr_nonce_avr
    .size lwcc_present64_80_ctr_init_avr, .-lwcc_present64_80_ctr_init_avr

    .global lwcc_present64_80_ctr_nonce_avr
    .type lwcc_present64_80_ctr_nonce_avr, @function
lwcc_present64_80_ctr_nonce_avr:
    push r6
    push r16
    push r17
    movw r26, r22
    movw r30, r24
    ld r19, X
    mov r23, r19
    lsr r23
    adiw r26, 2
    ld r22, X
    eor r23, r22
    mov r18, r23
    andi r18, 85
    mov r16, r18
    lsl r16
    eor r19, r16
    eor r22, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    mov r17, r23
    lsr r17
    adiw r26, 2
    ld r21, X
    eor r17, r21
    mov r18, r17
    andi r18, 85
    movw r16, r18 ; r17, r19
    lsl r16
    eor r23, r16
    eor r21, r18
    lsr r17
    lsr r17
    mov r18, r17
    andi r18, 51
    mov r16, r18
    lsl r16
    lsl r16
    eor r19, r16
    mov r17, r23
    lsr r17
    lsr r17
    mov r16, r17
    andi r16, 51
    mov r25, r16
    lsl r25
    lsl r25
    eor r23, r25
    mov r17, r22
    lsr r17
    lsr r17
    mov r25, r17
    andi r25, 51
    mov r24, r25
    lsl r24
    lsl r24
    eor r22, r24
    mov r17, r21
    lsr r17
    lsr r17
    mov r24, r17
    andi r24, 51
    mov r6, r24
    lsl r6
    lsl r6
    eor r21, r6
    ldd r17, Z+0
    eor r19, r17
    ldd r17, Z+1
    eor r23, r17
    ldd r17, Z+2
    eor r22, r17
    ldd r17, Z+3
    eor r21, r17
    subi r30, lo8(-(442))
    sbci r31, hi8(-(442))
    ldd r17, Z+0
    eor r18, r17
    ldd r17, Z+1
    eor r16, r17
    subi r30, lo8(-(-436))
    sbci r31, hi8(-(-436))
    ldd r17, Z+0
    eor r25, r17
    ldd r17, Z+1
    eor r24, r17
    com r18
    com r16
    subi r30, lo8(-(438))
    sbci r31, hi8(-(438))
    std Z+0, r19
    std Z+1, r23
    std Z+2, r22
    std Z+3, r21
    std Z+4, r18
    std Z+5, r16
    std Z+6, r25
    std Z+7, r24
    pop r17
    pop r16
    pop r6
    ret
    .size lwcc_present64_80_ctr_nonce_avr, .-lwcc_present64_80_ctr_nonce_avr

    .global lwcc_present64_80_ctr_crypt_avr
    .type lwcc_present64_80_ctr_crypt_avr, @function
lwcc_present64_80_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_present64_80_ctr_crypt_avr_begin
    ret
.Llwcc_present64_80_ctr_crypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    push r1
    movw r2, r14
    movw r4, r16
    movw r28, r24
    movw r26, r22
    movw r30, r18
    ; one before the first: each group begins with the next
    sec
    sbc r2, r1
    sbc r3, r1
    sbc r4, r1
    sbc r5, r1
    push r5
    push r4
    push r3
    push r2
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_present64_80_ctr_crypt_avr_group
    jmp .Llwcc_present64_80_ctr_crypt_avr_rest
.Llwcc_present64_80_ctr_crypt_avr_group:
    pop r2
    pop r3
    pop r4
    pop r5
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    push r5
    push r4
    push r3
    push r2
    push r24
    push r25
    mov r15, r5
    lsr r15
    eor r15, r3
    mov r18, r15
    andi r18, 85
    eor r3, r18
    lsl r18
    eor r5, r18
    mov r15, r4
    lsr r15
    eor r15, r2
    mov r18, r15
    andi r18, 85
    eor r2, r18
    lsl r18
    eor r4, r18
    mov r18, r5
    mov r16, r18
    andi r16, 51
    eor r18, r16
    lsl r16
    lsl r16
    subi r30, lo8(-(444))
    sbci r31, hi8(-(444))
    ldd r15, Z+0
    eor r15, r16
    ldd r5, Z+4
    eor r5, r18
    mov r18, r4
    mov r16, r18
    andi r16, 51
    eor r18, r16
    lsl r16
    lsl r16
    ldd r4, Z+1
    eor r4, r16
    ldd r6, Z+5
    eor r6, r18
    mov r18, r3
    mov r16, r18
    andi r16, 51
    eor r18, r16
    lsl r16
    lsl r16
    ldd r3, Z+2
    eor r3, r16
    ldd r14, Z+6
    eor r14, r18
    mov r18, r2
    mov r16, r18
    andi r16, 51
    eor r18, r16
    lsl r16
    lsl r16
    ldd r2, Z+3
    eor r2, r16
    ldd r7, Z+7
    eor r7, r18
    ; round 1 (present.dsl:28)
    mov r13, r3
    or r13, r5
    eor r14, r13
    eor r5, r3
    eor r5, r14
    mov r13, r15
    com r13
    mov r12, r13
    eor r12, r14
    mov r18, r12
    and r18, r5
    eor r3, r18
    or r13, r3
    eor r5, r13
    and r15, r5
    eor r3, r15
    mov r18, r5
    and r18, r3
    eor r14, r18
    mov r15, r2
    or r15, r6
    eor r7, r15
    eor r6, r2
    eor r6, r7
    mov r15, r4
    com r15
    mov r13, r15
    eor r13, r7
    mov r18, r13
    and r18, r6
    eor r2, r18
    or r15, r2
    eor r6, r15
    and r4, r6
    eor r2, r4
    mov r18, r6
    and r18, r2
    eor r7, r18
    mov r18, r2
    swap r18
    andi r18, 240
    mov r16, r2
    andi r16, 240
    mov r25, r13
    mov r24, r25
    andi r24, 15
    eor r24, r18
    swap r25
    andi r25, 15
    eor r25, r16
    subi r30, lo8(-(-436))
    sbci r31, hi8(-(-436))
    ldd r15, Z+0
    eor r24, r15
    ldd r15, Z+2
    eor r25, r15
    mov r18, r6
    swap r18
    andi r18, 240
    movw r16, r6 ; r17, r7
    andi r16, 240
    mov r19, r17
    andi r19, 15
    eor r19, r18
    swap r17
    andi r17, 15
    eor r17, r16
    ldd r15, Z+1
    eor r19, r15
    ldd r15, Z+3
    eor r17, r15
    mov r18, r3
    swap r18
    andi r18, 240
    mov r16, r3
    andi r16, 240
    mov r23, r12
    mov r22, r23
    andi r22, 15
    eor r22, r18
    swap r23
    andi r23, 15
    eor r23, r16
    ldd r15, Z+4
    eor r22, r15
    ldd r15, Z+6
    eor r23, r15
    mov r18, r5
    swap r18
    andi r18, 240
    mov r16, r5
    andi r16, 240
    mov r20, r14
    mov r21, r20
    andi r21, 15
    eor r21, r18
    swap r20
    andi r20, 15
    eor r20, r16
    ldd r15, Z+5
    eor r21, r15
    ldd r15, Z+7
    eor r20, r15
    ; round 2 (present.dsl:28)
    mov r15, r25
    or r15, r22
    eor r23, r15
    eor r22, r25
    eor r22, r23
    mov r15, r24
    com r15
    mov r2, r15
    eor r2, r23
    mov r3, r2
    and r3, r22
    eor r25, r3
    or r15, r25
    eor r22, r15
    and r24, r22
    eor r25, r24
    mov r15, r22
    and r15, r25
    eor r23, r15
    mov r15, r17
    or r15, r21
    eor r20, r15
    eor r21, r17
    eor r21, r20
    mov r15, r19
    com r15
    mov r3, r15
    eor r3, r20
    mov r4, r3
    and r4, r21
    eor r17, r4
    or r15, r17
    eor r21, r15
    and r19, r21
    eor r17, r19
    mov r15, r21
    and r15, r17
    eor r20, r15
    mov r15, r2
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 85
    eor r25, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r17
    mov r18, r15
    andi r18, 85
    eor r17, r18
    lsl r18
    eor r3, r18
    mov r15, r23
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r23, r18
    mov r15, r20
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r20, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+10
    eor r23, r15
    ldd r15, Z+14
    eor r2, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+11
    eor r20, r15
    ldd r15, Z+15
    eor r3, r15
    mov r15, r25
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r25, r18
    ldd r15, Z+8
    eor r22, r15
    ldd r15, Z+12
    eor r25, r15
    mov r15, r17
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r17, r18
    ldd r15, Z+9
    eor r21, r15
    ldd r15, Z+13
    eor r17, r15
    ; round 3 (present.dsl:28)
    mov r15, r23
    or r15, r25
    eor r2, r15
    eor r25, r23
    eor r25, r2
    mov r15, r22
    com r15
    mov r4, r15
    eor r4, r2
    mov r18, r4
    and r18, r25
    eor r23, r18
    or r15, r23
    eor r25, r15
    and r22, r25
    eor r23, r22
    mov r18, r25
    and r18, r23
    eor r2, r18
    mov r15, r20
    or r15, r17
    eor r3, r15
    eor r17, r20
    eor r17, r3
    mov r15, r21
    com r15
    mov r5, r15
    eor r5, r3
    mov r18, r5
    and r18, r17
    eor r20, r18
    or r15, r20
    eor r17, r15
    and r21, r17
    eor r20, r21
    mov r18, r17
    and r18, r20
    eor r3, r18
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    mov r16, r4
    mov r24, r16
    andi r24, 15
    eor r24, r18
    swap r16
    andi r16, 15
    eor r16, r23
    ldd r15, Z+16
    eor r24, r15
    ldd r15, Z+18
    eor r16, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r19, r2
    mov r23, r19
    andi r23, 15
    eor r23, r18
    swap r19
    andi r19, 15
    eor r19, r25
    ldd r15, Z+17
    eor r23, r15
    ldd r15, Z+19
    eor r19, r15
    mov r18, r20
    swap r18
    andi r18, 240
    andi r20, 240
    mov r25, r5
    mov r22, r25
    andi r22, 15
    eor r22, r18
    swap r25
    andi r25, 15
    eor r25, r20
    ldd r15, Z+20
    eor r22, r15
    ldd r15, Z+22
    eor r25, r15
    mov r18, r17
    swap r18
    andi r18, 240
    andi r17, 240
    mov r20, r3
    mov r21, r20
    andi r21, 15
    eor r21, r18
    swap r20
    andi r20, 15
    eor r20, r17
    ldd r15, Z+21
    eor r21, r15
    ldd r15, Z+23
    eor r20, r15
    ; round 4 (present.dsl:28)
    mov r15, r16
    or r15, r22
    eor r25, r15
    eor r22, r16
    eor r22, r25
    mov r15, r24
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r22
    eor r16, r3
    or r15, r16
    eor r22, r15
    and r24, r22
    eor r16, r24
    mov r15, r22
    and r15, r16
    eor r25, r15
    mov r15, r19
    or r15, r21
    eor r20, r15
    eor r21, r19
    eor r21, r20
    mov r15, r23
    com r15
    mov r3, r15
    eor r3, r20
    mov r4, r3
    and r4, r21
    eor r19, r4
    or r15, r19
    eor r21, r15
    and r23, r21
    eor r19, r23
    mov r15, r21
    and r15, r19
    eor r20, r15
    mov r15, r2
    lsr r15
    eor r15, r16
    mov r18, r15
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r25, r18
    mov r15, r20
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r20, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+24
    eor r2, r15
    ldd r15, Z+28
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+25
    eor r3, r15
    ldd r15, Z+29
    eor r20, r15
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r15, Z+26
    eor r16, r15
    ldd r15, Z+30
    eor r22, r15
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r19, r18
    ldd r15, Z+27
    eor r19, r15
    ldd r15, Z+31
    eor r21, r15
    ; round 5 (present.dsl:28)
    mov r15, r16
    or r15, r25
    eor r22, r15
    eor r25, r16
    eor r25, r22
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r22
    mov r18, r4
    and r18, r25
    eor r16, r18
    or r15, r16
    eor r25, r15
    and r2, r25
    eor r16, r2
    mov r18, r25
    and r18, r16
    eor r22, r18
    mov r15, r19
    or r15, r20
    eor r21, r15
    eor r20, r19
    eor r20, r21
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r21
    mov r18, r2
    and r18, r20
    eor r19, r18
    or r15, r19
    eor r20, r15
    and r3, r20
    eor r19, r3
    mov r18, r20
    and r18, r19
    eor r21, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r4
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    ldd r15, Z+32
    eor r17, r15
    ldd r15, Z+34
    eor r24, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r22
    andi r16, 15
    eor r16, r18
    swap r22
    andi r22, 15
    eor r22, r25
    ldd r15, Z+33
    eor r16, r15
    ldd r15, Z+35
    eor r22, r15
    mov r18, r19
    swap r18
    andi r18, 240
    andi r19, 240
    mov r25, r2
    mov r23, r25
    andi r23, 15
    eor r23, r18
    swap r25
    andi r25, 15
    eor r25, r19
    ldd r15, Z+36
    eor r23, r15
    ldd r15, Z+38
    eor r25, r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    andi r20, 240
    andi r19, 15
    eor r19, r18
    swap r21
    andi r21, 15
    eor r21, r20
    ldd r15, Z+37
    eor r19, r15
    ldd r15, Z+39
    eor r21, r15
    ; round 6 (present.dsl:28)
    mov r15, r24
    or r15, r23
    eor r25, r15
    eor r23, r24
    eor r23, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r23
    eor r24, r3
    or r15, r24
    eor r23, r15
    and r17, r23
    eor r24, r17
    mov r15, r23
    and r15, r24
    eor r25, r15
    mov r15, r22
    or r15, r19
    eor r21, r15
    eor r19, r22
    eor r19, r21
    mov r15, r16
    com r15
    mov r3, r15
    eor r3, r21
    mov r4, r3
    and r4, r19
    eor r22, r4
    or r15, r22
    eor r19, r15
    and r16, r19
    eor r22, r16
    mov r15, r19
    and r15, r22
    eor r21, r15
    mov r15, r2
    lsr r15
    eor r15, r24
    mov r18, r15
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r25, r18
    mov r15, r21
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r21, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+40
    eor r2, r15
    ldd r15, Z+44
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+41
    eor r3, r15
    ldd r15, Z+45
    eor r21, r15
    mov r15, r24
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r15, Z+42
    eor r24, r15
    ldd r15, Z+46
    eor r23, r15
    mov r15, r22
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r22, r18
    ldd r15, Z+43
    eor r22, r15
    ldd r15, Z+47
    eor r19, r15
    ; round 7 (present.dsl:28)
    mov r15, r24
    or r15, r25
    eor r23, r15
    eor r25, r24
    eor r25, r23
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r23
    mov r18, r4
    and r18, r25
    eor r24, r18
    or r15, r24
    eor r25, r15
    and r2, r25
    eor r24, r2
    mov r18, r25
    and r18, r24
    eor r23, r18
    mov r15, r22
    or r15, r21
    eor r19, r15
    eor r21, r22
    eor r21, r19
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r19
    mov r18, r2
    and r18, r21
    eor r22, r18
    or r15, r22
    eor r21, r15
    and r3, r21
    eor r22, r3
    mov r18, r21
    and r18, r22
    eor r19, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r4
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    ldd r15, Z+48
    eor r17, r15
    ldd r15, Z+50
    eor r16, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r23
    andi r24, 15
    eor r24, r18
    swap r23
    andi r23, 15
    eor r23, r25
    ldd r15, Z+49
    eor r24, r15
    ldd r15, Z+51
    eor r23, r15
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    mov r25, r2
    mov r20, r25
    andi r20, 15
    eor r20, r18
    swap r25
    andi r25, 15
    eor r25, r22
    ldd r15, Z+52
    eor r20, r15
    ldd r15, Z+54
    eor r25, r15
    mov r18, r21
    swap r18
    andi r18, 240
    andi r21, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r21
    ldd r15, Z+53
    eor r22, r15
    ldd r15, Z+55
    eor r19, r15
    ; round 8 (present.dsl:28)
    mov r15, r16
    or r15, r20
    eor r25, r15
    eor r20, r16
    eor r20, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r20
    eor r16, r3
    or r15, r16
    eor r20, r15
    and r17, r20
    eor r16, r17
    mov r15, r20
    and r15, r16
    eor r25, r15
    mov r15, r23
    or r15, r22
    eor r19, r15
    eor r22, r23
    eor r22, r19
    mov r15, r24
    com r15
    mov r3, r15
    eor r3, r19
    mov r4, r3
    and r4, r22
    eor r23, r4
    or r15, r23
    eor r22, r15
    and r24, r22
    eor r23, r24
    mov r15, r22
    and r15, r23
    eor r19, r15
    mov r15, r2
    lsr r15
    eor r15, r16
    mov r18, r15
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r25, r18
    mov r15, r19
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r19, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+56
    eor r2, r15
    ldd r15, Z+60
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+57
    eor r3, r15
    ldd r15, Z+61
    eor r19, r15
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r15, Z+58
    eor r16, r15
    ldd r15, Z+62
    eor r20, r15
    mov r15, r23
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r23, r18
    ldd r15, Z+59
    eor r23, r15
    ldd r15, Z+63
    eor r22, r15
    ; round 9 (present.dsl:28)
    mov r15, r16
    or r15, r25
    eor r20, r15
    eor r25, r16
    eor r25, r20
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r20
    mov r18, r4
    and r18, r25
    eor r16, r18
    or r15, r16
    eor r25, r15
    and r2, r25
    eor r16, r2
    mov r18, r25
    and r18, r16
    eor r20, r18
    mov r15, r23
    or r15, r19
    eor r22, r15
    eor r19, r23
    eor r19, r22
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r22
    mov r18, r2
    and r18, r19
    eor r23, r18
    or r15, r23
    eor r19, r15
    and r3, r19
    eor r23, r3
    mov r18, r19
    and r18, r23
    eor r22, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r4
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r15, Z+0
    eor r17, r15
    ldd r15, Z+2
    eor r24, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r20
    andi r16, 15
    eor r16, r18
    swap r20
    andi r20, 15
    eor r20, r25
    ldd r15, Z+1
    eor r16, r15
    ldd r15, Z+3
    eor r20, r15
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    mov r25, r2
    mov r21, r25
    andi r21, 15
    eor r21, r18
    swap r25
    andi r25, 15
    eor r25, r23
    ldd r15, Z+4
    eor r21, r15
    ldd r15, Z+6
    eor r25, r15
    mov r18, r19
    swap r18
    andi r18, 240
    andi r19, 240
    mov r23, r22
    andi r23, 15
    eor r23, r18
    swap r22
    andi r22, 15
    eor r22, r19
    ldd r15, Z+5
    eor r23, r15
    ldd r15, Z+7
    eor r22, r15
    ; round 10 (present.dsl:28)
    mov r15, r24
    or r15, r21
    eor r25, r15
    eor r21, r24
    eor r21, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r21
    eor r24, r3
    or r15, r24
    eor r21, r15
    and r17, r21
    eor r24, r17
    mov r15, r21
    and r15, r24
    eor r25, r15
    mov r15, r20
    or r15, r23
    eor r22, r15
    eor r23, r20
    eor r23, r22
    mov r15, r16
    com r15
    mov r3, r15
    eor r3, r22
    mov r4, r3
    and r4, r23
    eor r20, r4
    or r15, r20
    eor r23, r15
    and r16, r23
    eor r20, r16
    mov r15, r23
    and r15, r20
    eor r22, r15
    mov r15, r2
    lsr r15
    eor r15, r24
    mov r18, r15
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r25, r18
    mov r15, r22
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r22, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+8
    eor r2, r15
    ldd r15, Z+12
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+9
    eor r3, r15
    ldd r15, Z+13
    eor r22, r15
    mov r15, r24
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r15, Z+10
    eor r24, r15
    ldd r15, Z+14
    eor r21, r15
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r20, r18
    ldd r15, Z+11
    eor r20, r15
    ldd r15, Z+15
    eor r23, r15
    ; round 11 (present.dsl:28)
    mov r15, r24
    or r15, r25
    eor r21, r15
    eor r25, r24
    eor r25, r21
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r21
    mov r18, r4
    and r18, r25
    eor r24, r18
    or r15, r24
    eor r25, r15
    and r2, r25
    eor r24, r2
    mov r18, r25
    and r18, r24
    eor r21, r18
    mov r15, r20
    or r15, r22
    eor r23, r15
    eor r22, r20
    eor r22, r23
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r23
    mov r18, r2
    and r18, r22
    eor r20, r18
    or r15, r20
    eor r22, r15
    and r3, r22
    eor r20, r3
    mov r18, r22
    and r18, r20
    eor r23, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r4
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    ldd r15, Z+16
    eor r17, r15
    ldd r15, Z+18
    eor r16, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r21
    andi r24, 15
    eor r24, r18
    swap r21
    andi r21, 15
    eor r21, r25
    ldd r15, Z+17
    eor r24, r15
    ldd r15, Z+19
    eor r21, r15
    mov r18, r20
    swap r18
    andi r18, 240
    andi r20, 240
    mov r25, r2
    mov r19, r25
    andi r19, 15
    eor r19, r18
    swap r25
    andi r25, 15
    eor r25, r20
    ldd r15, Z+20
    eor r19, r15
    ldd r15, Z+22
    eor r25, r15
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    mov r20, r23
    andi r20, 15
    eor r20, r18
    swap r23
    andi r23, 15
    eor r23, r22
    ldd r15, Z+21
    eor r20, r15
    ldd r15, Z+23
    eor r23, r15
    ; round 12 (present.dsl:28)
    mov r15, r16
    or r15, r19
    eor r25, r15
    eor r19, r16
    eor r19, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r19
    eor r16, r3
    or r15, r16
    eor r19, r15
    and r17, r19
    eor r16, r17
    mov r15, r19
    and r15, r16
    eor r25, r15
    mov r15, r21
    or r15, r20
    eor r23, r15
    eor r20, r21
    eor r20, r23
    mov r15, r24
    com r15
    mov r3, r15
    eor r3, r23
    mov r4, r3
    and r4, r20
    eor r21, r4
    or r15, r21
    eor r20, r15
    and r24, r20
    eor r21, r24
    mov r15, r20
    and r15, r21
    eor r23, r15
    mov r15, r2
    lsr r15
    eor r15, r16
    mov r18, r15
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r25, r18
    mov r15, r23
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+24
    eor r2, r15
    ldd r15, Z+28
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+25
    eor r3, r15
    ldd r15, Z+29
    eor r23, r15
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r15, Z+26
    eor r16, r15
    ldd r15, Z+30
    eor r19, r15
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r21, r18
    ldd r15, Z+27
    eor r21, r15
    ldd r15, Z+31
    eor r20, r15
    ; round 13 (present.dsl:28)
    mov r15, r16
    or r15, r25
    eor r19, r15
    eor r25, r16
    eor r25, r19
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r19
    mov r18, r4
    and r18, r25
    eor r16, r18
    or r15, r16
    eor r25, r15
    and r2, r25
    eor r16, r2
    mov r18, r25
    and r18, r16
    eor r19, r18
    mov r15, r21
    or r15, r23
    eor r20, r15
    eor r23, r21
    eor r23, r20
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r20
    mov r18, r2
    and r18, r23
    eor r21, r18
    or r15, r21
    eor r23, r15
    and r3, r23
    eor r21, r3
    mov r18, r23
    and r18, r21
    eor r20, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r4
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    ldd r15, Z+32
    eor r17, r15
    ldd r15, Z+34
    eor r24, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r19
    andi r16, 15
    eor r16, r18
    swap r19
    andi r19, 15
    eor r19, r25
    ldd r15, Z+33
    eor r16, r15
    ldd r15, Z+35
    eor r19, r15
    mov r18, r21
    swap r18
    andi r18, 240
    andi r21, 240
    mov r25, r2
    mov r22, r25
    andi r22, 15
    eor r22, r18
    swap r25
    andi r25, 15
    eor r25, r21
    ldd r15, Z+36
    eor r22, r15
    ldd r15, Z+38
    eor r25, r15
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    mov r21, r20
    andi r21, 15
    eor r21, r18
    swap r20
    andi r20, 15
    eor r20, r23
    ldd r15, Z+37
    eor r21, r15
    ldd r15, Z+39
    eor r20, r15
    ; round 14 (present.dsl:28)
    mov r15, r24
    or r15, r22
    eor r25, r15
    eor r22, r24
    eor r22, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r22
    eor r24, r3
    or r15, r24
    eor r22, r15
    and r17, r22
    eor r24, r17
    mov r15, r22
    and r15, r24
    eor r25, r15
    mov r15, r19
    or r15, r21
    eor r20, r15
    eor r21, r19
    eor r21, r20
    mov r15, r16
    com r15
    mov r3, r15
    eor r3, r20
    mov r4, r3
    and r4, r21
    eor r19, r4
    or r15, r19
    eor r21, r15
    and r16, r21
    eor r19, r16
    mov r15, r21
    and r15, r19
    eor r20, r15
    mov r15, r2
    lsr r15
    eor r15, r24
    mov r18, r15
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r25, r18
    mov r15, r20
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r20, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+40
    eor r2, r15
    ldd r15, Z+44
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+41
    eor r3, r15
    ldd r15, Z+45
    eor r20, r15
    mov r15, r24
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r15, Z+42
    eor r24, r15
    ldd r15, Z+46
    eor r22, r15
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r19, r18
    ldd r15, Z+43
    eor r19, r15
    ldd r15, Z+47
    eor r21, r15
    ; round 15 (present.dsl:28)
    mov r15, r24
    or r15, r25
    eor r22, r15
    eor r25, r24
    eor r25, r22
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r22
    mov r18, r4
    and r18, r25
    eor r24, r18
    or r15, r24
    eor r25, r15
    and r2, r25
    eor r24, r2
    mov r18, r25
    and r18, r24
    eor r22, r18
    mov r15, r19
    or r15, r20
    eor r21, r15
    eor r20, r19
    eor r20, r21
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r21
    mov r18, r2
    and r18, r20
    eor r19, r18
    or r15, r19
    eor r20, r15
    and r3, r20
    eor r19, r3
    mov r18, r20
    and r18, r19
    eor r21, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r4
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    ldd r15, Z+48
    eor r17, r15
    ldd r15, Z+50
    eor r16, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r22
    andi r24, 15
    eor r24, r18
    swap r22
    andi r22, 15
    eor r22, r25
    ldd r15, Z+49
    eor r24, r15
    ldd r15, Z+51
    eor r22, r15
    mov r18, r19
    swap r18
    andi r18, 240
    andi r19, 240
    mov r25, r2
    mov r23, r25
    andi r23, 15
    eor r23, r18
    swap r25
    andi r25, 15
    eor r25, r19
    ldd r15, Z+52
    eor r23, r15
    ldd r15, Z+54
    eor r25, r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    andi r20, 240
    andi r19, 15
    eor r19, r18
    swap r21
    andi r21, 15
    eor r21, r20
    ldd r15, Z+53
    eor r19, r15
    ldd r15, Z+55
    eor r21, r15
    ; round 16 (present.dsl:28)
    mov r15, r16
    or r15, r23
    eor r25, r15
    eor r23, r16
    eor r23, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r23
    eor r16, r3
    or r15, r16
    eor r23, r15
    and r17, r23
    eor r16, r17
    mov r15, r23
    and r15, r16
    eor r25, r15
    mov r15, r22
    or r15, r19
    eor r21, r15
    eor r19, r22
    eor r19, r21
    mov r15, r24
    com r15
    mov r3, r15
    eor r3, r21
    mov r4, r3
    and r4, r19
    eor r22, r4
    or r15, r22
    eor r19, r15
    and r24, r19
    eor r22, r24
    mov r15, r19
    and r15, r22
    eor r21, r15
    mov r15, r2
    lsr r15
    eor r15, r16
    mov r18, r15
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r25, r18
    mov r15, r21
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r21, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+56
    eor r2, r15
    ldd r15, Z+60
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+57
    eor r3, r15
    ldd r15, Z+61
    eor r21, r15
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r15, Z+58
    eor r16, r15
    ldd r15, Z+62
    eor r23, r15
    mov r15, r22
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r22, r18
    ldd r15, Z+59
    eor r22, r15
    ldd r15, Z+63
    eor r19, r15
    ; round 17 (present.dsl:28)
    mov r15, r16
    or r15, r25
    eor r23, r15
    eor r25, r16
    eor r25, r23
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r23
    mov r18, r4
    and r18, r25
    eor r16, r18
    or r15, r16
    eor r25, r15
    and r2, r25
    eor r16, r2
    mov r18, r25
    and r18, r16
    eor r23, r18
    mov r15, r22
    or r15, r21
    eor r19, r15
    eor r21, r22
    eor r21, r19
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r19
    mov r18, r2
    and r18, r21
    eor r22, r18
    or r15, r22
    eor r21, r15
    and r3, r21
    eor r22, r3
    mov r18, r21
    and r18, r22
    eor r19, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r4
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r15, Z+0
    eor r17, r15
    ldd r15, Z+2
    eor r24, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r23
    andi r16, 15
    eor r16, r18
    swap r23
    andi r23, 15
    eor r23, r25
    ldd r15, Z+1
    eor r16, r15
    ldd r15, Z+3
    eor r23, r15
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    mov r25, r2
    mov r20, r25
    andi r20, 15
    eor r20, r18
    swap r25
    andi r25, 15
    eor r25, r22
    ldd r15, Z+4
    eor r20, r15
    ldd r15, Z+6
    eor r25, r15
    mov r18, r21
    swap r18
    andi r18, 240
    andi r21, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r21
    ldd r15, Z+5
    eor r22, r15
    ldd r15, Z+7
    eor r19, r15
    ; round 18 (present.dsl:28)
    mov r15, r24
    or r15, r20
    eor r25, r15
    eor r20, r24
    eor r20, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r20
    eor r24, r3
    or r15, r24
    eor r20, r15
    and r17, r20
    eor r24, r17
    mov r15, r20
    and r15, r24
    eor r25, r15
    mov r15, r23
    or r15, r22
    eor r19, r15
    eor r22, r23
    eor r22, r19
    mov r15, r16
    com r15
    mov r3, r15
    eor r3, r19
    mov r4, r3
    and r4, r22
    eor r23, r4
    or r15, r23
    eor r22, r15
    and r16, r22
    eor r23, r16
    mov r15, r22
    and r15, r23
    eor r19, r15
    mov r15, r2
    lsr r15
    eor r15, r24
    mov r18, r15
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r25, r18
    mov r15, r19
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r19, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+8
    eor r2, r15
    ldd r15, Z+12
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+9
    eor r3, r15
    ldd r15, Z+13
    eor r19, r15
    mov r15, r24
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r15, Z+10
    eor r24, r15
    ldd r15, Z+14
    eor r20, r15
    mov r15, r23
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r23, r18
    ldd r15, Z+11
    eor r23, r15
    ldd r15, Z+15
    eor r22, r15
    ; round 19 (present.dsl:28)
    mov r15, r24
    or r15, r25
    eor r20, r15
    eor r25, r24
    eor r25, r20
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r20
    mov r18, r4
    and r18, r25
    eor r24, r18
    or r15, r24
    eor r25, r15
    and r2, r25
    eor r24, r2
    mov r18, r25
    and r18, r24
    eor r20, r18
    mov r15, r23
    or r15, r19
    eor r22, r15
    eor r19, r23
    eor r19, r22
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r22
    mov r18, r2
    and r18, r19
    eor r23, r18
    or r15, r23
    eor r19, r15
    and r3, r19
    eor r23, r3
    mov r18, r19
    and r18, r23
    eor r22, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r4
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    ldd r15, Z+16
    eor r17, r15
    ldd r15, Z+18
    eor r16, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r20
    andi r24, 15
    eor r24, r18
    swap r20
    andi r20, 15
    eor r20, r25
    ldd r15, Z+17
    eor r24, r15
    ldd r15, Z+19
    eor r20, r15
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    mov r25, r2
    mov r21, r25
    andi r21, 15
    eor r21, r18
    swap r25
    andi r25, 15
    eor r25, r23
    ldd r15, Z+20
    eor r21, r15
    ldd r15, Z+22
    eor r25, r15
    mov r18, r19
    swap r18
    andi r18, 240
    andi r19, 240
    mov r23, r22
    andi r23, 15
    eor r23, r18
    swap r22
    andi r22, 15
    eor r22, r19
    ldd r15, Z+21
    eor r23, r15
    ldd r15, Z+23
    eor r22, r15
    ; round 20 (present.dsl:28)
    mov r15, r16
    or r15, r21
    eor r25, r15
    eor r21, r16
    eor r21, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r21
    eor r16, r3
    or r15, r16
    eor r21, r15
    and r17, r21
    eor r16, r17
    mov r15, r21
    and r15, r16
    eor r25, r15
    mov r15, r20
    or r15, r23
    eor r22, r15
    eor r23, r20
    eor r23, r22
    mov r15, r24
    com r15
    mov r3, r15
    eor r3, r22
    mov r4, r3
    and r4, r23
    eor r20, r4
    or r15, r20
    eor r23, r15
    and r24, r23
    eor r20, r24
    mov r15, r23
    and r15, r20
    eor r22, r15
    mov r15, r2
    lsr r15
    eor r15, r16
    mov r18, r15
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r25, r18
    mov r15, r22
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r22, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+24
    eor r2, r15
    ldd r15, Z+28
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+25
    eor r3, r15
    ldd r15, Z+29
    eor r22, r15
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r15, Z+26
    eor r16, r15
    ldd r15, Z+30
    eor r21, r15
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r20, r18
    ldd r15, Z+27
    eor r20, r15
    ldd r15, Z+31
    eor r23, r15
    ; round 21 (present.dsl:28)
    mov r15, r16
    or r15, r25
    eor r21, r15
    eor r25, r16
    eor r25, r21
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r21
    mov r18, r4
    and r18, r25
    eor r16, r18
    or r15, r16
    eor r25, r15
    and r2, r25
    eor r16, r2
    mov r18, r25
    and r18, r16
    eor r21, r18
    mov r15, r20
    or r15, r22
    eor r23, r15
    eor r22, r20
    eor r22, r23
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r23
    mov r18, r2
    and r18, r22
    eor r20, r18
    or r15, r20
    eor r22, r15
    and r3, r22
    eor r20, r3
    mov r18, r22
    and r18, r20
    eor r23, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r4
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    ldd r15, Z+32
    eor r17, r15
    ldd r15, Z+34
    eor r24, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r21
    andi r16, 15
    eor r16, r18
    swap r21
    andi r21, 15
    eor r21, r25
    ldd r15, Z+33
    eor r16, r15
    ldd r15, Z+35
    eor r21, r15
    mov r18, r20
    swap r18
    andi r18, 240
    andi r20, 240
    mov r25, r2
    mov r19, r25
    andi r19, 15
    eor r19, r18
    swap r25
    andi r25, 15
    eor r25, r20
    ldd r15, Z+36
    eor r19, r15
    ldd r15, Z+38
    eor r25, r15
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    mov r20, r23
    andi r20, 15
    eor r20, r18
    swap r23
    andi r23, 15
    eor r23, r22
    ldd r15, Z+37
    eor r20, r15
    ldd r15, Z+39
    eor r23, r15
    ; round 22 (present.dsl:28)
    mov r15, r24
    or r15, r19
    eor r25, r15
    eor r19, r24
    eor r19, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r19
    eor r24, r3
    or r15, r24
    eor r19, r15
    and r17, r19
    eor r24, r17
    mov r15, r19
    and r15, r24
    eor r25, r15
    mov r15, r21
    or r15, r20
    eor r23, r15
    eor r20, r21
    eor r20, r23
    mov r15, r16
    com r15
    mov r3, r15
    eor r3, r23
    mov r4, r3
    and r4, r20
    eor r21, r4
    or r15, r21
    eor r20, r15
    and r16, r20
    eor r21, r16
    mov r15, r20
    and r15, r21
    eor r23, r15
    mov r15, r2
    lsr r15
    eor r15, r24
    mov r18, r15
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r25, r18
    mov r15, r23
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r23, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+40
    eor r2, r15
    ldd r15, Z+44
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+41
    eor r3, r15
    ldd r15, Z+45
    eor r23, r15
    mov r15, r24
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r15, Z+42
    eor r24, r15
    ldd r15, Z+46
    eor r19, r15
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r21, r18
    ldd r15, Z+43
    eor r21, r15
    ldd r15, Z+47
    eor r20, r15
    ; round 23 (present.dsl:28)
    mov r15, r24
    or r15, r25
    eor r19, r15
    eor r25, r24
    eor r25, r19
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r19
    mov r18, r4
    and r18, r25
    eor r24, r18
    or r15, r24
    eor r25, r15
    and r2, r25
    eor r24, r2
    mov r18, r25
    and r18, r24
    eor r19, r18
    mov r15, r21
    or r15, r23
    eor r20, r15
    eor r23, r21
    eor r23, r20
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r20
    mov r18, r2
    and r18, r23
    eor r21, r18
    or r15, r21
    eor r23, r15
    and r3, r23
    eor r21, r3
    mov r18, r23
    and r18, r21
    eor r20, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r4
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    ldd r15, Z+48
    eor r17, r15
    ldd r15, Z+50
    eor r16, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r19
    andi r24, 15
    eor r24, r18
    swap r19
    andi r19, 15
    eor r19, r25
    ldd r15, Z+49
    eor r24, r15
    ldd r15, Z+51
    eor r19, r15
    mov r18, r21
    swap r18
    andi r18, 240
    andi r21, 240
    mov r25, r2
    mov r22, r25
    andi r22, 15
    eor r22, r18
    swap r25
    andi r25, 15
    eor r25, r21
    ldd r15, Z+52
    eor r22, r15
    ldd r15, Z+54
    eor r25, r15
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    mov r21, r20
    andi r21, 15
    eor r21, r18
    swap r20
    andi r20, 15
    eor r20, r23
    ldd r15, Z+53
    eor r21, r15
    ldd r15, Z+55
    eor r20, r15
    ; round 24 (present.dsl:28)
    mov r15, r16
    or r15, r22
    eor r25, r15
    eor r22, r16
    eor r22, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r22
    eor r16, r3
    or r15, r16
    eor r22, r15
    and r17, r22
    eor r16, r17
    mov r15, r22
    and r15, r16
    eor r25, r15
    mov r15, r19
    or r15, r21
    eor r20, r15
    eor r21, r19
    eor r21, r20
    mov r15, r24
    com r15
    mov r3, r15
    eor r3, r20
    mov r4, r3
    and r4, r21
    eor r19, r4
    or r15, r19
    eor r21, r15
    and r24, r21
    eor r19, r24
    mov r15, r21
    and r15, r19
    eor r20, r15
    mov r15, r2
    lsr r15
    eor r15, r16
    mov r18, r15
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r25, r18
    mov r15, r20
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r20, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+56
    eor r2, r15
    ldd r15, Z+60
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+57
    eor r3, r15
    ldd r15, Z+61
    eor r20, r15
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r15, Z+58
    eor r16, r15
    ldd r15, Z+62
    eor r22, r15
    mov r15, r19
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r19, r18
    ldd r15, Z+59
    eor r19, r15
    ldd r15, Z+63
    eor r21, r15
    ; round 25 (present.dsl:28)
    mov r15, r16
    or r15, r25
    eor r22, r15
    eor r25, r16
    eor r25, r22
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r22
    mov r18, r4
    and r18, r25
    eor r16, r18
    or r15, r16
    eor r25, r15
    and r2, r25
    eor r16, r2
    mov r18, r25
    and r18, r16
    eor r22, r18
    mov r15, r19
    or r15, r20
    eor r21, r15
    eor r20, r19
    eor r20, r21
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r21
    mov r18, r2
    and r18, r20
    eor r19, r18
    or r15, r19
    eor r20, r15
    and r3, r20
    eor r19, r3
    mov r18, r20
    and r18, r19
    eor r21, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r4
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r15, Z+0
    eor r17, r15
    ldd r15, Z+2
    eor r24, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r22
    andi r16, 15
    eor r16, r18
    swap r22
    andi r22, 15
    eor r22, r25
    ldd r15, Z+1
    eor r16, r15
    ldd r15, Z+3
    eor r22, r15
    mov r18, r19
    swap r18
    andi r18, 240
    andi r19, 240
    mov r25, r2
    mov r23, r25
    andi r23, 15
    eor r23, r18
    swap r25
    andi r25, 15
    eor r25, r19
    ldd r15, Z+4
    eor r23, r15
    ldd r15, Z+6
    eor r25, r15
    movw r18, r20 ; r19, r21
    swap r18
    andi r18, 240
    andi r20, 240
    andi r19, 15
    eor r19, r18
    swap r21
    andi r21, 15
    eor r21, r20
    ldd r15, Z+5
    eor r19, r15
    ldd r15, Z+7
    eor r21, r15
    ; round 26 (present.dsl:28)
    mov r15, r24
    or r15, r23
    eor r25, r15
    eor r23, r24
    eor r23, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r23
    eor r24, r3
    or r15, r24
    eor r23, r15
    and r17, r23
    eor r24, r17
    mov r15, r23
    and r15, r24
    eor r25, r15
    mov r15, r22
    or r15, r19
    eor r21, r15
    eor r19, r22
    eor r19, r21
    mov r15, r16
    com r15
    mov r3, r15
    eor r3, r21
    mov r4, r3
    and r4, r19
    eor r22, r4
    or r15, r22
    eor r19, r15
    and r16, r19
    eor r22, r16
    mov r15, r19
    and r15, r22
    eor r21, r15
    mov r15, r2
    lsr r15
    eor r15, r24
    mov r18, r15
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r25, r18
    mov r15, r21
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 85
    eor r19, r18
    lsl r18
    eor r21, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+8
    eor r2, r15
    ldd r15, Z+12
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+9
    eor r3, r15
    ldd r15, Z+13
    eor r21, r15
    mov r15, r24
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r15, Z+10
    eor r24, r15
    ldd r15, Z+14
    eor r23, r15
    mov r15, r22
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r22, r18
    ldd r15, Z+11
    eor r22, r15
    ldd r15, Z+15
    eor r19, r15
    ; round 27 (present.dsl:28)
    mov r15, r24
    or r15, r25
    eor r23, r15
    eor r25, r24
    eor r25, r23
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r23
    mov r18, r4
    and r18, r25
    eor r24, r18
    or r15, r24
    eor r25, r15
    and r2, r25
    eor r24, r2
    mov r18, r25
    and r18, r24
    eor r23, r18
    mov r15, r22
    or r15, r21
    eor r19, r15
    eor r21, r22
    eor r21, r19
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r19
    mov r18, r2
    and r18, r21
    eor r22, r18
    or r15, r22
    eor r21, r15
    and r3, r21
    eor r22, r3
    mov r18, r21
    and r18, r22
    eor r19, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r4
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    ldd r15, Z+16
    eor r17, r15
    ldd r15, Z+18
    eor r16, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r23
    andi r24, 15
    eor r24, r18
    swap r23
    andi r23, 15
    eor r23, r25
    ldd r15, Z+17
    eor r24, r15
    ldd r15, Z+19
    eor r23, r15
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    mov r25, r2
    mov r20, r25
    andi r20, 15
    eor r20, r18
    swap r25
    andi r25, 15
    eor r25, r22
    ldd r15, Z+20
    eor r20, r15
    ldd r15, Z+22
    eor r25, r15
    mov r18, r21
    swap r18
    andi r18, 240
    andi r21, 240
    mov r22, r19
    andi r22, 15
    eor r22, r18
    swap r19
    andi r19, 15
    eor r19, r21
    ldd r15, Z+21
    eor r22, r15
    ldd r15, Z+23
    eor r19, r15
    ; round 28 (present.dsl:28)
    mov r15, r16
    or r15, r20
    eor r25, r15
    eor r20, r16
    eor r20, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r20
    eor r16, r3
    or r15, r16
    eor r20, r15
    and r17, r20
    eor r16, r17
    mov r15, r20
    and r15, r16
    eor r25, r15
    mov r15, r23
    or r15, r22
    eor r19, r15
    eor r22, r23
    eor r22, r19
    mov r15, r24
    com r15
    mov r3, r15
    eor r3, r19
    mov r4, r3
    and r4, r22
    eor r23, r4
    or r15, r23
    eor r22, r15
    and r24, r22
    eor r23, r24
    mov r15, r22
    and r15, r23
    eor r19, r15
    mov r15, r2
    lsr r15
    eor r15, r16
    mov r18, r15
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r25, r18
    mov r15, r19
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 85
    eor r22, r18
    lsl r18
    eor r19, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+24
    eor r2, r15
    ldd r15, Z+28
    eor r25, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+25
    eor r3, r15
    ldd r15, Z+29
    eor r19, r15
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldd r15, Z+26
    eor r16, r15
    ldd r15, Z+30
    eor r20, r15
    mov r15, r23
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r23, r18
    ldd r15, Z+27
    eor r23, r15
    ldd r15, Z+31
    eor r22, r15
    ; round 29 (present.dsl:28)
    mov r15, r16
    or r15, r25
    eor r20, r15
    eor r25, r16
    eor r25, r20
    mov r15, r2
    com r15
    mov r4, r15
    eor r4, r20
    mov r18, r4
    and r18, r25
    eor r16, r18
    or r15, r16
    eor r25, r15
    and r2, r25
    eor r16, r2
    mov r18, r25
    and r18, r16
    eor r20, r18
    mov r15, r23
    or r15, r19
    eor r22, r15
    eor r19, r23
    eor r19, r22
    mov r15, r3
    com r15
    mov r2, r15
    eor r2, r22
    mov r18, r2
    and r18, r19
    eor r23, r18
    or r15, r23
    eor r19, r15
    and r3, r19
    eor r23, r3
    mov r18, r19
    and r18, r23
    eor r22, r18
    mov r18, r16
    swap r18
    andi r18, 240
    andi r16, 240
    mov r24, r4
    mov r17, r24
    andi r17, 15
    eor r17, r18
    swap r24
    andi r24, 15
    eor r24, r16
    ldd r15, Z+32
    eor r17, r15
    ldd r15, Z+34
    eor r24, r15
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r16, r20
    andi r16, 15
    eor r16, r18
    swap r20
    andi r20, 15
    eor r20, r25
    ldd r15, Z+33
    eor r16, r15
    ldd r15, Z+35
    eor r20, r15
    mov r18, r23
    swap r18
    andi r18, 240
    andi r23, 240
    mov r25, r2
    mov r21, r25
    andi r21, 15
    eor r21, r18
    swap r25
    andi r25, 15
    eor r25, r23
    ldd r15, Z+36
    eor r21, r15
    ldd r15, Z+38
    eor r25, r15
    mov r18, r19
    swap r18
    andi r18, 240
    andi r19, 240
    mov r23, r22
    andi r23, 15
    eor r23, r18
    swap r22
    andi r22, 15
    eor r22, r19
    ldd r15, Z+37
    eor r23, r15
    ldd r15, Z+39
    eor r22, r15
    ; round 30 (present.dsl:28)
    mov r15, r24
    or r15, r21
    eor r25, r15
    eor r21, r24
    eor r21, r25
    mov r15, r17
    com r15
    mov r2, r15
    eor r2, r25
    mov r3, r2
    and r3, r21
    eor r24, r3
    or r15, r24
    eor r21, r15
    and r17, r21
    eor r24, r17
    mov r15, r21
    and r15, r24
    eor r25, r15
    mov r15, r20
    or r15, r23
    eor r22, r15
    eor r23, r20
    eor r23, r22
    mov r15, r16
    com r15
    mov r3, r15
    eor r3, r22
    mov r4, r3
    and r4, r23
    eor r20, r4
    or r15, r20
    eor r23, r15
    and r16, r23
    eor r20, r16
    mov r15, r23
    and r15, r20
    eor r22, r15
    mov r15, r2
    lsr r15
    eor r15, r24
    mov r18, r15
    andi r18, 85
    eor r24, r18
    lsl r18
    eor r2, r18
    mov r15, r3
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 85
    eor r20, r18
    lsl r18
    eor r3, r18
    mov r15, r25
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r25, r18
    mov r15, r22
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r22, r18
    mov r15, r2
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldd r15, Z+44
    eor r25, r15
    ldd r15, Z+40
    eor r2, r15
    mov r15, r3
    lsr r15
    lsr r15
    eor r15, r22
    mov r18, r15
    andi r18, 51
    eor r22, r18
    lsl r18
    lsl r18
    eor r3, r18
    ldd r15, Z+45
    eor r22, r15
    ldd r15, Z+41
    eor r3, r15
    mov r15, r24
    lsr r15
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 51
    eor r21, r18
    lsl r18
    lsl r18
    eor r24, r18
    ldd r15, Z+42
    eor r24, r15
    ldd r15, Z+46
    eor r21, r15
    mov r15, r20
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r20, r18
    ldd r15, Z+43
    eor r20, r15
    ldd r15, Z+47
    eor r23, r15
    ; round 31 (present.dsl:28)
    mov r15, r24
    and r15, r25
    eor r21, r15
    eor r25, r24
    eor r25, r21
    mov r15, r2
    eor r15, r21
    mov r4, r15
    or r4, r25
    eor r24, r4
    ldd r4, Z+48
    eor r15, r4
    mov r4, r2
    or r4, r24
    eor r25, r4
    or r2, r25
    eor r24, r2
    mov r2, r25
    or r2, r24
    eor r21, r2
    ldd r2, Z+50
    eor r24, r2
    ldd r2, Z+52
    eor r21, r2
    ldd r2, Z+54
    eor r25, r2
    mov r2, r20
    and r2, r22
    eor r23, r2
    eor r22, r20
    eor r22, r23
    mov r2, r3
    eor r2, r23
    mov r4, r2
    or r4, r22
    eor r20, r4
    ldd r4, Z+49
    eor r2, r4
    mov r4, r3
    or r4, r20
    eor r22, r4
    or r3, r22
    eor r20, r3
    mov r3, r22
    or r3, r20
    eor r23, r3
    ldd r3, Z+51
    eor r20, r3
    ldd r3, Z+53
    eor r23, r3
    ldd r3, Z+55
    eor r22, r3
    mov r18, r24
    swap r18
    andi r18, 240
    andi r24, 240
    mov r16, r15
    mov r17, r16
    andi r17, 15
    eor r17, r18
    swap r16
    andi r16, 15
    eor r16, r24
    mov r18, r25
    swap r18
    andi r18, 240
    andi r25, 240
    mov r24, r21
    andi r24, 15
    eor r24, r18
    swap r21
    andi r21, 15
    eor r21, r25
    mov r18, r20
    swap r18
    andi r18, 240
    andi r20, 240
    mov r25, r2
    mov r19, r25
    andi r19, 15
    eor r19, r18
    swap r25
    andi r25, 15
    eor r25, r20
    mov r18, r22
    swap r18
    andi r18, 240
    andi r22, 240
    mov r20, r23
    andi r20, 15
    eor r20, r18
    swap r23
    andi r23, 15
    eor r23, r22
    mov r15, r17
    lsr r15
    lsr r15
    eor r15, r19
    mov r18, r15
    andi r18, 51
    eor r19, r18
    lsl r18
    lsl r18
    eor r17, r18
    mov r15, r24
    lsr r15
    lsr r15
    eor r15, r20
    mov r18, r15
    andi r18, 51
    eor r20, r18
    lsl r18
    lsl r18
    eor r24, r18
    mov r15, r16
    lsr r15
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 51
    eor r25, r18
    lsl r18
    lsl r18
    eor r16, r18
    mov r15, r21
    lsr r15
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 51
    eor r23, r18
    lsl r18
    lsl r18
    eor r21, r18
    mov r15, r17
    lsr r15
    eor r15, r16
    mov r18, r15
    andi r18, 85
    eor r16, r18
    lsl r18
    eor r17, r18
    mov r15, r24
    lsr r15
    eor r15, r21
    mov r18, r15
    andi r18, 85
    eor r21, r18
    lsl r18
    eor r24, r18
    mov r15, r19
    lsr r15
    eor r15, r25
    mov r18, r15
    andi r18, 85
    eor r25, r18
    lsl r18
    eor r19, r18
    mov r15, r20
    lsr r15
    eor r15, r23
    mov r18, r15
    andi r18, 85
    eor r23, r18
    lsl r18
    eor r20, r18
    mov r18, r20
    swap r18
    andi r18, 15
    andi r20, 15
    mov r22, r23
    andi r22, 240
    or r18, r22
    swap r23
    andi r23, 240
    or r20, r23
    mov r23, r24
    swap r23
    andi r23, 15
    andi r24, 15
    mov r22, r21
    andi r22, 240
    or r23, r22
    swap r21
    andi r21, 240
    or r24, r21
    mov r22, r19
    swap r22
    andi r22, 15
    andi r19, 15
    mov r21, r25
    andi r21, 240
    or r22, r21
    swap r25
    andi r25, 240
    or r19, r25
    mov r25, r17
    swap r25
    andi r25, 15
    andi r17, 15
    mov r21, r16
    andi r21, 240
    or r25, r21
    swap r16
    andi r16, 240
    or r17, r16
    ld r15, X+
    eor r15, r18
    st Y+, r15
    ld r15, X+
    eor r15, r23
    st Y+, r15
    ld r15, X+
    eor r15, r20
    st Y+, r15
    ld r15, X+
    eor r15, r24
    st Y+, r15
    ld r15, X+
    eor r15, r22
    st Y+, r15
    ld r15, X+
    eor r15, r25
    st Y+, r15
    ld r15, X+
    eor r15, r19
    st Y+, r15
    ld r15, X+
    eor r15, r17
    st Y+, r15
    subi r30, lo8(-(-200))
    sbci r31, hi8(-(-200))
    pop r25
    pop r24
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_present64_80_ctr_crypt_avr_rest
    jmp .Llwcc_present64_80_ctr_crypt_avr_group
.Llwcc_present64_80_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_present64_80_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_present64_80_ctr_crypt_avr_end
    push r28
    push r29
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_present64_80_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_present64_80_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    jmp .Llwcc_present64_80_ctr_crypt_avr_group
.Llwcc_present64_80_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_present64_80_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_present64_80_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_present64_80_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_present64_80_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_present64_80_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_present64_80_ctr_crypt_avr, .-lwcc_present64_80_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_byte_0:
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
.Ltable_byte_1:
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .byte 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40, 0x00, 0x40
    .balign 256
.Ltable_byte_2:
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .byte 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00
    .balign 256
.Ltable_byte_3:
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .balign 256
.Ltable_byte_4:
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .balign 256
.Ltable_byte_5:
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .balign 256
.Ltable_byte_6:
    .byte 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40
    .byte 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .byte 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0
    .byte 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40
    .byte 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .byte 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0
    .byte 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40
    .byte 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .byte 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0
    .byte 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40
    .byte 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0xa0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .byte 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xe0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0
    .balign 256
.Ltable_byte_7:
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
