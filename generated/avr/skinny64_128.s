; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile skinny --set skinny64_128 --target avr --lanes 1 --slicing plane
; passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1, fixed=true) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 343
; layout:    planes of 16 S-boxes, 1 blocks side by side; cells in 8 arrangements
; sizes:     in bytes: block 8, key 16, nonce 4, rk 344, ctx 352, align 1, group 8, stack 343
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 1792, ram 0: table_byte_0, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5, table_byte_6
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:2d9fd1d4319feed4d2715af66797f20a3cf98d650975d1959308160b1121a918

    .text

    .global lwcc_skinny64_128_key_setup_avr
    .type lwcc_skinny64_128_key_setup_avr, @function
lwcc_skinny64_128_key_setup_avr:
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
    subi r28, 61
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
    ld r15, X+
    lsr r15
    adiw r26, 3
    ld r14, X
    eor r15, r14
    mov r25, r15
    andi r25, 85
    mov r18, r25
    lsl r18
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r21, X+
    eor r21, r18
    adiw r26, 3
    ld r18, X
    eor r18, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r15, X+
    lsr r15
    adiw r26, 3
    ld r14, X
    eor r15, r14
    mov r25, r15
    andi r25, 85
    mov r19, r25
    lsl r19
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r15, X+
    eor r15, r19
    adiw r26, 3
    ld r14, X
    eor r14, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r13, X+
    lsr r13
    adiw r26, 3
    ld r3, X
    eor r13, r3
    mov r25, r13
    andi r25, 85
    mov r19, r25
    lsl r19
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r24, X+
    eor r24, r19
    adiw r26, 3
    ld r19, X
    eor r19, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r13, X+
    lsr r13
    adiw r26, 3
    ld r3, X
    eor r3, r13
    mov r25, r3
    andi r25, 85
    mov r20, r25
    lsl r20
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r16, X+
    eor r16, r20
    adiw r26, 3
    ld r20, X+
    eor r20, r25
    mov r25, r21
    swap r25
    andi r25, 15
    eor r25, r15
    andi r25, 15
    eor r15, r25
    swap r25
    andi r25, 240
    eor r21, r25
    mov r25, r24
    swap r25
    andi r25, 15
    eor r25, r16
    andi r25, 15
    eor r16, r25
    swap r25
    andi r25, 240
    eor r24, r25
    mov r25, r18
    swap r25
    andi r25, 15
    eor r25, r14
    andi r25, 15
    eor r14, r25
    swap r25
    andi r25, 240
    eor r18, r25
    mov r25, r19
    swap r25
    andi r25, 15
    eor r25, r20
    andi r25, 15
    eor r20, r25
    swap r25
    andi r25, 240
    eor r19, r25
    mov r3, r21
    lsr r3
    lsr r3
    eor r3, r15
    mov r25, r3
    andi r25, 51
    eor r15, r25
    lsl r25
    lsl r25
    eor r21, r25
    mov r3, r24
    lsr r3
    lsr r3
    eor r3, r16
    mov r25, r3
    andi r25, 51
    eor r16, r25
    lsl r25
    lsl r25
    eor r24, r25
    mov r3, r18
    lsr r3
    lsr r3
    eor r3, r14
    mov r25, r3
    andi r25, 51
    eor r14, r25
    lsl r25
    lsl r25
    eor r18, r25
    mov r3, r19
    lsr r3
    lsr r3
    eor r3, r20
    mov r25, r3
    andi r25, 51
    eor r20, r25
    lsl r25
    lsl r25
    eor r19, r25
    ld r3, X+
    lsr r3
    adiw r26, 3
    ld r12, X
    eor r3, r12
    mov r25, r3
    andi r25, 85
    mov r17, r25
    lsl r17
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r23, X+
    eor r23, r17
    adiw r26, 3
    ld r17, X
    eor r17, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r3, X+
    lsr r3
    adiw r26, 3
    ld r12, X
    eor r3, r12
    mov r25, r3
    andi r25, 85
    mov r22, r25
    lsl r22
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r3, X+
    eor r3, r22
    adiw r26, 3
    ld r12, X
    eor r12, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r11, X+
    lsr r11
    adiw r26, 3
    ld r10, X
    eor r11, r10
    mov r25, r11
    andi r25, 85
    mov r22, r25
    lsl r22
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r11, X+
    eor r11, r22
    adiw r26, 3
    ld r22, X
    eor r22, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X+
    lsr r10
    adiw r26, 3
    ld r9, X
    eor r10, r9
    mov r25, r10
    andi r25, 85
    mov r10, r25
    lsl r10
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r9, X+
    eor r9, r10
    adiw r26, 3
    ld r10, X
    eor r10, r25
    mov r25, r23
    swap r25
    andi r25, 15
    eor r25, r3
    andi r25, 15
    eor r3, r25
    swap r25
    andi r25, 240
    eor r23, r25
    mov r25, r11
    swap r25
    andi r25, 15
    eor r25, r9
    andi r25, 15
    eor r9, r25
    swap r25
    andi r25, 240
    eor r11, r25
    mov r25, r17
    swap r25
    andi r25, 15
    eor r25, r12
    andi r25, 15
    eor r12, r25
    swap r25
    andi r25, 240
    eor r17, r25
    mov r25, r22
    swap r25
    andi r25, 15
    eor r25, r10
    andi r25, 15
    eor r10, r25
    swap r25
    andi r25, 240
    eor r22, r25
    mov r6, r23
    lsr r6
    lsr r6
    eor r6, r3
    mov r25, r6
    andi r25, 51
    eor r3, r25
    lsl r25
    lsl r25
    eor r23, r25
    mov r6, r11
    lsr r6
    lsr r6
    eor r6, r9
    mov r25, r6
    andi r25, 51
    eor r9, r25
    lsl r25
    lsl r25
    eor r11, r25
    mov r6, r17
    lsr r6
    lsr r6
    eor r6, r12
    mov r25, r6
    andi r25, 51
    eor r12, r25
    lsl r25
    lsl r25
    eor r17, r25
    mov r6, r22
    lsr r6
    lsr r6
    eor r6, r10
    mov r25, r6
    andi r25, 51
    eor r10, r25
    lsl r25
    lsl r25
    eor r22, r25
    mov r6, r21
    eor r6, r23
    mov r25, r6
    std Y+14, r25
    andi r25, 85
    std Y+15, r23
    ldi r23, 4
    eor r25, r23
    mov r6, r24
    eor r6, r11
    mov r23, r6
    std Y+16, r25
    mov r25, r23
    andi r25, 85
    mov r6, r18
    eor r6, r17
    std Y+17, r25
    mov r25, r6
    std Y+18, r25
    andi r25, 85
    std Y+19, r23
    ldi r23, 8
    eor r25, r23
    mov r6, r19
    eor r6, r22
    mov r23, r6
    std Y+20, r25
    mov r25, r23
    andi r25, 85
    mov r6, r15
    eor r6, r3
    std Y+21, r25
    mov r25, r6
    std Y+22, r25
    andi r25, 85
    ; round 1 (skinny.dsl:60)
    com r25
    mov r6, r16
    eor r6, r9
    std Y+23, r25
    mov r25, r6
    std Y+24, r25
    andi r25, 85
    mov r6, r14
    eor r6, r12
    std Y+25, r25
    mov r25, r6
    std Y+26, r25
    andi r25, 85
    com r25
    movw r6, r20 ; r7, r21
    eor r6, r10
    std Y+27, r25
    mov r25, r6
    std Y+28, r25
    andi r25, 85
    mov r6, r12
    eor r6, r3
    eor r7, r6
    mov r8, r10
    eor r8, r9
    mov r0, r24
    eor r0, r8
    mov r4, r0
    swap r4
    std Y+29, r25
    mov r25, r4
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r4, r7
    swap r4
    std Y+30, r23
    mov r23, r4
    andi r23, 15
    lsr r23
    std Y+31, r24
    mov r24, r23
    andi r24, 4
    or r25, r24
    andi r23, 2
    mov r24, r7
    lsr r24
    std Y+32, r21
    mov r21, r24
    andi r21, 16
    or r25, r21
    mov r21, r0
    lsl r21
    lsl r21
    lsl r21
    std Y+33, r23
    mov r23, r21
    andi r23, 64
    or r25, r23
    andi r21, 32
    mov r23, r0
    lsl r23
    lsl r23
    andi r23, 136
    std Y+34, r25
    mov r25, r7
    std Y+35, r21
    mov r21, r25
    andi r21, 2
    or r21, r23
    mov r23, r25
    lsl r23
    lsl r23
    andi r23, 32
    or r21, r23
    ldi r23, 2
    eor r21, r23
    ; round 2 (skinny.dsl:60)
    com r21
    ldd r7, Y+15
    movw r4, r18 ; r5, r19
    eor r4, r7
    eor r5, r11
    mov r23, r5
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r4
    swap r2
    std Y+36, r21
    mov r21, r2
    andi r21, 15
    lsr r21
    std Y+37, r19
    mov r19, r21
    andi r19, 4
    or r23, r19
    andi r21, 2
    mov r19, r4
    lsr r19
    std Y+38, r18
    mov r18, r19
    andi r18, 16
    or r23, r18
    mov r18, r5
    lsl r18
    lsl r18
    lsl r18
    std Y+39, r21
    mov r21, r18
    andi r21, 64
    or r23, r21
    andi r18, 32
    mov r21, r5
    lsl r21
    lsl r21
    andi r21, 136
    std Y+40, r23
    mov r23, r4
    std Y+41, r18
    mov r18, r23
    andi r18, 2
    or r18, r21
    mov r21, r23
    lsl r21
    lsl r21
    andi r21, 32
    or r18, r21
    ldi r21, 18
    eor r18, r21
    com r18
    mov r4, r15
    eor r4, r17
    mov r21, r16
    eor r21, r22
    mov r2, r21
    swap r2
    std Y+42, r18
    mov r18, r2
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r2, r4
    swap r2
    std Y+43, r16
    mov r16, r2
    andi r16, 15
    lsr r16
    std Y+44, r22
    mov r22, r16
    andi r22, 4
    or r18, r22
    andi r16, 2
    mov r22, r4
    lsr r22
    std Y+45, r17
    mov r17, r22
    andi r17, 16
    or r18, r17
    mov r17, r21
    lsl r17
    lsl r17
    lsl r17
    std Y+46, r16
    mov r16, r17
    andi r16, 64
    or r18, r16
    andi r17, 32
    mov r16, r21
    lsl r16
    lsl r16
    andi r16, 136
    std Y+47, r18
    mov r18, r4
    std Y+48, r17
    mov r17, r18
    andi r17, 2
    or r17, r16
    mov r16, r18
    lsl r16
    lsl r16
    andi r16, 32
    or r17, r16
    com r17
    mov r4, r14
    eor r4, r3
    mov r16, r20
    eor r16, r9
    mov r2, r16
    swap r2
    std Y+49, r17
    mov r17, r2
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r2, r4
    swap r2
    std Y+50, r20
    mov r20, r2
    andi r20, 15
    lsr r20
    std Y+51, r18
    mov r18, r20
    andi r18, 4
    or r17, r18
    andi r20, 2
    mov r18, r4
    lsr r18
    std Y+52, r20
    mov r20, r18
    andi r20, 16
    or r17, r20
    mov r20, r16
    lsl r20
    lsl r20
    lsl r20
    std Y+53, r18
    mov r18, r20
    andi r18, 64
    or r17, r18
    andi r20, 32
    mov r18, r16
    lsl r18
    lsl r18
    andi r18, 136
    std Y+54, r17
    mov r17, r4
    std Y+55, r20
    mov r20, r17
    andi r20, 2
    or r20, r18
    mov r18, r17
    lsl r18
    lsl r18
    andi r18, 32
    or r20, r18
    com r20
    mov r18, r0
    bst r18, 0
    lsr r18
    bld r18, 7
    andi r18, 136
    std Y+56, r20
    mov r20, r24
    andi r20, 2
    or r20, r18
    mov r18, r25
    swap r18
    andi r18, 240
    lsl r18
    andi r18, 32
    or r20, r18
    ldi r18, 32
    eor r20, r18
    andi r25, 85
    ldi r18, 4
    eor r25, r18
    ; round 3 (skinny.dsl:60)
    com r20
    ; round 33 (skinny.dsl:60)
    com r25
    mov r18, r24
    andi r18, 8
    ldd r4, Y+33
    or r4, r18
    ldd r18, Y+35
    or r4, r18
    andi r24, 85
    ; round 32 (skinny.dsl:60)
    com r24
    mov r18, r0
    lsl r18
    andi r18, 128
    or r4, r18
    mov r18, r5
    bst r18, 0
    lsr r18
    bld r18, 7
    andi r18, 136
    std Y+35, r25
    mov r25, r19
    andi r25, 2
    or r25, r18
    mov r18, r23
    swap r18
    andi r18, 240
    lsl r18
    andi r18, 32
    or r25, r18
    ldi r18, 48
    eor r25, r18
    andi r23, 85
    ldi r18, 8
    eor r23, r18
    ; round 3 (skinny.dsl:60)
    com r25
    ; round 33 (skinny.dsl:60)
    com r23
    mov r18, r19
    andi r18, 8
    ldd r2, Y+39
    or r2, r18
    ldd r18, Y+41
    or r2, r18
    andi r19, 85
    ldi r18, 128
    eor r19, r18
    ; round 32 (skinny.dsl:60)
    com r19
    mov r18, r5
    lsl r18
    andi r18, 128
    or r2, r18
    mov r18, r21
    bst r18, 0
    lsr r18
    bld r18, 7
    andi r18, 136
    std Y+41, r23
    mov r23, r22
    andi r23, 2
    or r23, r18
    ldd r18, Y+51
    std Y+39, r19
    mov r19, r18
    swap r19
    andi r19, 240
    lsl r19
    andi r19, 32
    or r23, r19
    ldi r19, 32
    eor r23, r19
    andi r18, 85
    ; round 3 (skinny.dsl:60)
    com r23
    ; round 33 (skinny.dsl:60)
    com r18
    mov r19, r22
    andi r19, 8
    std Y+51, r18
    ldd r18, Y+46
    or r18, r19
    ldd r19, Y+48
    or r18, r19
    andi r22, 85
    ; round 32 (skinny.dsl:60)
    com r22
    mov r19, r21
    lsl r19
    andi r19, 128
    or r18, r19
    mov r19, r16
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 136
    std Y+48, r22
    ldd r22, Y+53
    std Y+46, r24
    mov r24, r22
    andi r24, 2
    or r24, r19
    mov r19, r17
    swap r19
    andi r19, 240
    lsl r19
    andi r19, 32
    or r24, r19
    andi r17, 85
    ; round 3 (skinny.dsl:60)
    com r24
    ; round 33 (skinny.dsl:60)
    com r17
    mov r19, r22
    andi r19, 8
    std Y+33, r17
    ldd r17, Y+52
    or r17, r19
    ldd r19, Y+55
    or r17, r19
    andi r22, 85
    ldi r19, 4
    eor r22, r19
    ; round 32 (skinny.dsl:60)
    com r22
    mov r19, r16
    lsl r19
    andi r19, 128
    or r17, r19
    ldd r19, Y+45
    std Y+53, r22
    mov r22, r3
    eor r22, r19
    std Y+55, r17
    ldd r17, Y+32
    std Y+52, r24
    mov r24, r17
    eor r24, r22
    std Y+57, r18
    ldd r18, Y+44
    std Y+58, r23
    mov r23, r9
    eor r23, r18
    std Y+59, r2
    ldd r2, Y+31
    std Y+60, r25
    mov r25, r2
    eor r25, r23
    std Y+61, r4
    mov r4, r24
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    std Y+62, r20
    mov r20, r4
    andi r20, 34
    std Y+63, r16
    mov r16, r25
    andi r16, 8
    or r20, r16
    mov r16, r25
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    andi r16, 128
    or r20, r16
    mov r16, r25
    lsl r16
    adc r16, r1
    andi r16, 65
    mov r4, r24
    lsl r4
    adiw r28, 32
    std Y+32, r20
    mov r20, r4
    andi r20, 4
    or r16, r20
    mov r20, r24
    lsr r20
    std Y+33, r21
    mov r21, r20
    andi r21, 16
    or r16, r21
    ldi r21, 64
    eor r16, r21
    andi r20, 2
    ldd r4, Y+6
    mov r21, r4
    eor r21, r6
    std Y+34, r16
    ldd r16, Y+5
    std Y+35, r20
    mov r20, r16
    eor r20, r8
    std Y+36, r5
    mov r5, r21
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r16, r5
    andi r16, 34
    mov r17, r20
    andi r17, 8
    or r16, r17
    mov r17, r20
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    andi r17, 128
    or r16, r17
    mov r17, r20
    lsl r17
    adc r17, r1
    andi r17, 65
    mov r5, r21
    lsl r5
    std Y+37, r16
    mov r16, r5
    andi r16, 4
    or r17, r16
    mov r16, r21
    lsr r16
    std Y+38, r23
    mov r23, r16
    andi r23, 16
    or r17, r23
    ldi r23, 72
    eor r17, r23
    andi r16, 2
    mov r5, r15
    eor r5, r7
    ldd r23, Y+11
    std Y+39, r17
    mov r17, r23
    eor r17, r11
    std Y+40, r16
    mov r16, r5
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    andi r16, 34
    mov r23, r17
    andi r23, 8
    or r16, r23
    mov r23, r17
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    andi r23, 128
    or r16, r23
    mov r23, r17
    lsl r23
    adc r23, r1
    andi r23, 65
    std Y+41, r16
    mov r16, r5
    lsl r16
    andi r16, 4
    or r23, r16
    mov r16, r5
    lsr r16
    std Y+42, r22
    mov r22, r16
    andi r22, 16
    or r23, r22
    ldi r22, 64
    eor r23, r22
    andi r16, 2
    mov r22, r14
    eor r22, r19
    std Y+43, r23
    ldd r23, Y+18
    std Y+44, r16
    mov r16, r23
    eor r16, r18
    std Y+45, r0
    mov r0, r22
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    mov r23, r0
    andi r23, 34
    mov r18, r16
    andi r18, 8
    or r23, r18
    mov r18, r16
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    andi r18, 128
    or r23, r18
    mov r18, r16
    lsl r18
    adc r18, r1
    andi r18, 65
    mov r0, r22
    lsl r0
    std Y+46, r23
    mov r23, r0
    andi r23, 4
    or r18, r23
    mov r23, r22
    lsr r23
    mov r19, r23
    andi r19, 16
    or r18, r19
    ldi r19, 64
    eor r18, r19
    andi r23, 2
    mov r19, r25
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 65
    mov r0, r24
    lsl r0
    lsl r0
    std Y+47, r18
    mov r18, r0
    std Y+48, r23
    mov r23, r18
    andi r23, 4
    or r19, r23
    andi r18, 32
    mov r23, r24
    andi r23, 16
    or r19, r23
    ldi r23, 64
    eor r19, r23
    mov r23, r24
    swap r23
    andi r23, 68
    std Y+49, r19
    mov r19, r25
    andi r19, 1
    or r19, r23
    mov r23, r25
    lsl r23
    lsl r23
    std Y+50, r18
    mov r18, r23
    andi r18, 16
    or r19, r18
    ldi r18, 64
    eor r19, r18
    andi r23, 136
    mov r18, r20
    lsl r18
    adc r18, r1
    lsl r18
    adc r18, r1
    andi r18, 65
    mov r0, r21
    lsl r0
    lsl r0
    std Y+51, r19
    mov r19, r0
    std Y+52, r23
    mov r23, r19
    andi r23, 4
    or r18, r23
    andi r19, 32
    mov r23, r21
    andi r23, 16
    or r18, r23
    ldi r23, 192
    eor r18, r23
    mov r23, r21
    swap r23
    andi r23, 68
    std Y+53, r18
    mov r18, r20
    andi r18, 1
    or r18, r23
    mov r23, r20
    lsl r23
    lsl r23
    std Y+54, r19
    mov r19, r23
    andi r19, 16
    or r18, r19
    andi r23, 136
    mov r19, r17
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 65
    mov r0, r5
    lsl r0
    lsl r0
    std Y+55, r18
    mov r18, r0
    std Y+56, r23
    mov r23, r18
    andi r23, 4
    or r19, r23
    andi r18, 32
    mov r23, r5
    std Y+57, r18
    mov r18, r23
    andi r18, 16
    or r19, r18
    ldi r18, 64
    eor r19, r18
    mov r18, r23
    swap r18
    andi r18, 68
    std Y+58, r19
    mov r19, r17
    andi r19, 1
    or r19, r18
    mov r18, r17
    lsl r18
    lsl r18
    std Y+59, r17
    mov r17, r18
    andi r17, 16
    or r19, r17
    andi r18, 136
    mov r17, r16
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    andi r17, 65
    mov r0, r22
    lsl r0
    lsl r0
    std Y+60, r19
    mov r19, r0
    std Y+61, r18
    mov r18, r19
    andi r18, 4
    or r17, r18
    andi r19, 32
    mov r18, r22
    andi r18, 16
    or r17, r18
    ldi r18, 64
    eor r17, r18
    mov r18, r22
    swap r18
    andi r18, 68
    std Y+62, r17
    mov r17, r16
    andi r17, 1
    or r17, r18
    mov r18, r16
    lsl r18
    lsl r18
    std Y+63, r19
    mov r19, r18
    andi r19, 16
    or r17, r19
    andi r18, 136
    ldd r0, Y+13
    mov r5, r0
    eor r5, r7
    ldd r19, Y+0
    eor r0, r19
    std Y+13, r17
    mov r17, r19
    eor r17, r5
    adiw r28, 12
    std Y+52, r18
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r18, X+
    lsl r18
    lsl r18
    lsl r18
    std Y+53, r16
    adiw r26, 7
    ld r16, X
    lsl r16
    lsl r16
    std Y+54, r22
    ld r22, X
    lsl r22
    lsl r22
    lsl r22
    std Y+55, r23
    mov r23, r16
    eor r23, r22
    eor r23, r18
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    std Y+56, r20
    mov r20, r17
    lsr r20
    std Y+57, r21
    mov r21, r20
    andi r21, 4
    or r23, r21
    andi r20, 2
    mov r21, r17
    swap r21
    lsl r21
    adc r21, r1
    std Y+58, r17
    mov r17, r21
    andi r17, 80
    or r23, r17
    ldi r17, 64
    eor r23, r17
    andi r21, 40
    or r20, r21
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r21, X+
    swap r21
    andi r21, 240
    lsl r21
    adiw r26, 7
    ld r17, X
    swap r17
    andi r17, 240
    std Y+59, r23
    ld r23, X
    swap r23
    andi r23, 240
    lsl r23
    eor r17, r23
    eor r17, r21
    std Y+60, r25
    ldd r25, Y+0
    std Y+61, r24
    mov r24, r25
    eor r24, r11
    eor r25, r2
    std Y+0, r25
    mov r25, r2
    eor r25, r24
    std Y+62, r0
    mov r0, r25
    swap r0
    std Y+63, r21
    mov r21, r0
    andi r21, 130
    mov r0, r25
    lsl r0
    lsl r0
    adiw r28, 26
    std Y+38, r18
    mov r18, r0
    andi r18, 8
    or r21, r18
    mov r18, r17
    andi r18, 32
    or r21, r18
    lsr r17
    andi r17, 16
    ldd r0, Y+4
    mov r18, r4
    eor r18, r0
    std Y+39, r21
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r21, X
    lsl r21
    lsl r21
    std Y+40, r17
    ldd r17, Y+0
    std Y+41, r9
    mov r9, r21
    eor r9, r17
    std Y+42, r10
    mov r10, r9
    swap r10
    std Y+43, r21
    mov r21, r10
    andi r21, 15
    lsr r21
    lsr r21
    lsl r9
    lsr r21
    std Y+44, r16
    mov r16, r9
    andi r16, 64
    mov r10, r18
    lsr r10
    std Y+45, r16
    mov r16, r10
    mov r19, r16
    andi r19, 4
    or r21, r19
    andi r16, 2
    mov r19, r18
    swap r19
    lsl r19
    adc r19, r1
    std Y+46, r18
    mov r18, r19
    andi r18, 80
    or r21, r18
    ldi r18, 64
    eor r21, r18
    andi r19, 40
    or r16, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r18, X+
    swap r18
    andi r18, 240
    mov r19, r18
    eor r19, r0
    subi r28, lo8(-(-33))
    sbci r29, hi8(-(-33))
    ldd r10, Y+0
    mov r9, r10
    eor r9, r17
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r21
    mov r21, r9
    swap r21
    andi r21, 130
    std Y+1, r3
    mov r3, r9
    lsl r3
    lsl r3
    std Y+2, r18
    mov r18, r3
    andi r18, 8
    or r21, r18
    mov r18, r19
    andi r18, 32
    or r21, r18
    ldi r18, 33
    eor r21, r18
    lsr r19
    andi r19, 16
    mov r3, r15
    eor r3, r6
    adiw r26, 1
    ld r18, X
    lsl r18
    std Y+3, r21
    mov r21, r18
    eor r21, r8
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    std Y+4, r19
    mov r19, r3
    lsr r19
    std Y+5, r18
    mov r18, r19
    andi r18, 4
    or r21, r18
    andi r19, 2
    mov r18, r3
    swap r18
    lsl r18
    adc r18, r1
    mov r17, r18
    andi r17, 80
    or r21, r17
    andi r18, 40
    or r19, r18
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r18, X+
    lsl r18
    lsl r18
    lsl r18
    mov r17, r18
    eor r17, r6
    std Y+6, r21
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r21, Y+0
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r3
    mov r3, r21
    eor r3, r8
    std Y+1, r12
    mov r12, r3
    swap r12
    std Y+2, r18
    mov r18, r12
    andi r18, 130
    mov r12, r3
    lsl r12
    lsl r12
    mov r21, r12
    andi r21, 8
    or r18, r21
    mov r21, r17
    andi r21, 32
    or r18, r21
    ldi r21, 32
    eor r18, r21
    lsr r17
    andi r17, 16
    mov r12, r14
    eor r12, r7
    eor r7, r6
    adiw r26, 1
    ld r21, X
    eor r21, r22
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    std Y+0, r18
    mov r18, r12
    lsr r18
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    std Y+0, r17
    mov r17, r18
    andi r17, 4
    or r21, r17
    andi r18, 2
    mov r17, r12
    swap r17
    lsl r17
    adc r17, r1
    std Y+1, r22
    mov r22, r17
    andi r22, 80
    or r21, r22
    andi r17, 40
    or r18, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X
    lsl r17
    lsl r17
    eor r23, r17
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r22, Y+0
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    std Y+0, r21
    mov r21, r22
    eor r21, r11
    eor r11, r8
    std Y+1, r12
    mov r12, r21
    swap r12
    std Y+2, r17
    mov r17, r12
    andi r17, 130
    mov r12, r21
    lsl r12
    lsl r12
    mov r22, r12
    andi r22, 8
    or r17, r22
    mov r22, r23
    andi r22, 32
    or r17, r22
    ldi r22, 32
    eor r17, r22
    lsr r23
    andi r23, 16
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r12, X+
    swap r12
    mov r22, r12
    andi r22, 240
    adiw r26, 7
    ld r12, X
    lsl r12
    lsl r12
    lsl r12
    std Y+3, r17
    ld r17, X
    swap r17
    andi r17, 240
    eor r12, r17
    eor r12, r22
    lsr r12
    lsr r12
    lsr r12
    std Y+4, r23
    mov r23, r12
    andi r23, 2
    mov r12, r25
    lsl r12
    std Y+5, r22
    mov r22, r12
    andi r22, 40
    or r23, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsl r22
    or r23, r22
    ldi r22, 2
    eor r23, r22
    lsl r25
    adc r25, r1
    ; round 7 (skinny.dsl:60)
    com r23
    andi r25, 65
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r22, X+
    lsl r22
    lsl r22
    adiw r26, 7
    ld r12, X
    lsl r12
    lsl r12
    std Y+6, r23
    ld r23, X
    lsl r23
    std Y+7, r25
    mov r25, r23
    eor r25, r12
    eor r25, r22
    lsl r25
    andi r25, 128
    or r20, r25
    ldi r25, 32
    eor r20, r25
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r25, X+
    lsl r25
    lsl r25
    lsl r25
    std Y+8, r20
    mov r20, r25
    eor r20, r0
    lsr r20
    lsr r20
    lsr r20
    andi r20, 2
    std Y+9, r25
    mov r25, r9
    lsl r25
    andi r25, 40
    or r20, r25
    mov r25, r9
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    or r20, r25
    ldi r25, 1
    eor r20, r25
    lsl r9
    adc r9, r1
    com r20
    mov r25, r9
    andi r25, 65
    adiw r26, 1
    ld r9, X
    lsl r9
    std Y+10, r20
    subi r28, lo8(-(-59))
    sbci r29, hi8(-(-59))
    ldd r20, Y+0
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    std Y+0, r25
    mov r25, r9
    eor r25, r20
    lsl r25
    std Y+1, r22
    mov r22, r25
    andi r22, 128
    or r16, r22
    ldi r22, 32
    eor r16, r22
    andi r25, 32
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r22, X+
    lsl r22
    lsl r22
    std Y+2, r16
    mov r16, r22
    eor r16, r6
    lsr r16
    lsr r16
    lsr r16
    andi r16, 2
    std Y+3, r9
    mov r9, r3
    lsl r9
    std Y+4, r22
    mov r22, r9
    andi r22, 40
    or r16, r22
    mov r22, r3
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsl r22
    or r16, r22
    ldi r22, 2
    eor r16, r22
    lsl r3
    adc r3, r1
    com r16
    mov r22, r3
    andi r22, 65
    adiw r26, 1
    ld r3, X
    eor r3, r8
    lsl r3
    std Y+5, r16
    mov r16, r3
    andi r16, 128
    or r19, r16
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r3, X+
    lsl r3
    eor r17, r3
    lsr r17
    lsr r17
    lsr r17
    andi r17, 2
    mov r16, r21
    lsl r16
    andi r16, 40
    or r17, r16
    mov r16, r21
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsl r16
    or r17, r16
    ldi r16, 2
    eor r17, r16
    lsl r21
    adc r21, r1
    com r17
    andi r21, 65
    mov r9, r13
    eor r9, r12
    lsl r9
    mov r16, r9
    andi r16, 128
    or r18, r16
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r9, Y+0
    mov r16, r9
    eor r16, r7
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+0, r18
    mov r18, r2
    eor r18, r11
    std Y+1, r17
    mov r17, r18
    swap r17
    andi r17, 15
    andi r17, 2
    std Y+2, r19
    mov r19, r18
    andi r19, 8
    or r17, r19
    mov r19, r16
    swap r19
    andi r19, 240
    andi r19, 160
    or r17, r19
    ldi r19, 2
    eor r17, r19
    mov r19, r18
    lsl r19
    adc r19, r1
    andi r19, 5
    std Y+3, r17
    mov r17, r16
    lsr r17
    lsr r17
    lsr r17
    andi r17, 16
    or r19, r17
    mov r17, r16
    lsl r17
    andi r17, 64
    or r19, r17
    ldi r17, 4
    eor r19, r17
    ; round 8 (skinny.dsl:60)
    com r19
    mov r17, r4
    eor r17, r5
    std Y+4, r19
    mov r19, r10
    eor r19, r24
    std Y+5, r21
    mov r21, r19
    swap r21
    andi r21, 15
    andi r21, 2
    std Y+6, r22
    mov r22, r19
    andi r22, 8
    or r21, r22
    mov r22, r17
    swap r22
    andi r22, 240
    andi r22, 160
    or r21, r22
    ldi r22, 2
    eor r21, r22
    mov r22, r19
    lsl r22
    adc r22, r1
    andi r22, 5
    std Y+7, r21
    mov r21, r17
    lsr r21
    lsr r21
    lsr r21
    andi r21, 16
    or r22, r21
    mov r21, r17
    lsl r21
    andi r21, 64
    or r22, r21
    ldi r21, 132
    eor r22, r21
    com r22
    mov r21, r15
    eor r21, r0
    std Y+8, r22
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r22, Y+0
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    std Y+0, r13
    mov r13, r22
    eor r13, r20
    std Y+1, r3
    mov r3, r13
    swap r3
    mov r22, r3
    andi r22, 15
    andi r22, 2
    std Y+2, r23
    mov r23, r13
    std Y+3, r25
    mov r25, r23
    andi r25, 8
    or r22, r25
    mov r25, r21
    swap r25
    andi r25, 240
    andi r25, 160
    or r22, r25
    mov r25, r23
    lsl r25
    adc r25, r1
    andi r25, 5
    mov r13, r21
    lsr r13
    lsr r13
    lsr r13
    std Y+4, r22
    mov r22, r13
    andi r22, 16
    or r25, r22
    mov r22, r21
    lsl r22
    andi r22, 64
    or r25, r22
    com r25
    mov r13, r14
    eor r13, r6
    eor r6, r0
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r22, Y+0
    mov r3, r22
    eor r3, r8
    eor r8, r20
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+46, r25
    mov r25, r3
    swap r25
    andi r25, 15
    andi r25, 2
    mov r22, r3
    mov r20, r22
    andi r20, 8
    or r25, r20
    mov r20, r13
    swap r20
    andi r20, 240
    andi r20, 160
    or r25, r20
    mov r20, r22
    lsl r20
    adc r20, r1
    andi r20, 5
    mov r3, r13
    lsr r3
    lsr r3
    lsr r3
    std Y+47, r25
    mov r25, r3
    andi r25, 16
    or r20, r25
    mov r25, r13
    lsl r25
    andi r25, 64
    or r20, r25
    ldi r25, 4
    eor r20, r25
    com r20
    mov r25, r18
    lsl r25
    adc r25, r1
    lsl r25
    adc r25, r1
    andi r25, 5
    mov r3, r16
    lsr r3
    lsr r3
    std Y+48, r20
    mov r20, r3
    andi r20, 16
    or r25, r20
    mov r20, r16
    lsl r20
    lsl r20
    andi r20, 64
    or r25, r20
    ldi r20, 4
    eor r25, r20
    bst r16, 0
    lsr r16
    bld r16, 7
    bst r16, 0
    lsr r16
    bld r16, 7
    ; round 9 (skinny.dsl:60)
    com r25
    andi r16, 65
    mov r20, r18
    lsr r20
    lsr r20
    andi r20, 4
    or r16, r20
    lsl r18
    lsl r18
    andi r18, 16
    or r16, r18
    ldi r18, 4
    eor r16, r18
    mov r18, r19
    lsl r18
    adc r18, r1
    lsl r18
    adc r18, r1
    andi r18, 5
    mov r20, r17
    lsr r20
    lsr r20
    andi r20, 16
    or r18, r20
    mov r20, r17
    lsl r20
    lsl r20
    andi r20, 64
    or r18, r20
    ldi r20, 12
    eor r18, r20
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r17, 0
    lsr r17
    bld r17, 7
    com r18
    andi r17, 65
    mov r20, r19
    lsr r20
    lsr r20
    andi r20, 4
    or r17, r20
    lsl r19
    lsl r19
    andi r19, 16
    or r17, r19
    ldi r19, 4
    eor r17, r19
    mov r19, r23
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 5
    mov r20, r21
    lsr r20
    lsr r20
    andi r20, 16
    or r19, r20
    mov r20, r21
    lsl r20
    lsl r20
    andi r20, 64
    or r19, r20
    ldi r20, 4
    eor r19, r20
    bst r21, 0
    lsr r21
    bld r21, 7
    bst r21, 0
    lsr r21
    bld r21, 7
    com r19
    andi r21, 65
    mov r20, r23
    lsr r20
    lsr r20
    andi r20, 4
    or r21, r20
    lsl r23
    lsl r23
    andi r23, 16
    or r21, r23
    mov r20, r22
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 5
    mov r23, r13
    lsr r23
    lsr r23
    andi r23, 16
    or r20, r23
    mov r23, r13
    lsl r23
    lsl r23
    andi r23, 64
    or r20, r23
    bst r13, 0
    lsr r13
    bld r13, 7
    bst r13, 0
    lsr r13
    bld r13, 7
    com r20
    mov r23, r13
    andi r23, 65
    mov r13, r22
    lsr r13
    lsr r13
    std Y+49, r20
    mov r20, r13
    andi r20, 4
    or r23, r20
    lsl r22
    lsl r22
    andi r22, 16
    or r23, r22
    mov r13, r9
    eor r13, r6
    adiw r26, 5
    ld r20, X
    swap r20
    andi r20, 240
    lsl r20
    ldd r3, Y+14
    eor r3, r20
    eor r20, r8
    lsl r20
    lsl r3
    andi r20, 64
    mov r22, r3
    andi r22, 64
    mov r3, r13
    lsr r3
    std Y+14, r23
    mov r23, r3
    andi r23, 1
    mov r3, r13
    lsr r3
    lsr r3
    lsr r3
    swap r13
    std Y+50, r21
    mov r21, r13
    andi r21, 240
    lsl r21
    lsl r21
    lsl r21
    std Y+51, r19
    mov r19, r3
    std Y+52, r17
    mov r17, r19
    andi r17, 20
    or r23, r17
    or r23, r20
    andi r19, 10
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r20, X+
    lsr r20
    mov r17, r20
    eor r17, r6
    andi r17, 8
    mov r13, r2
    eor r13, r8
    mov r3, r13
    swap r3
    std Y+53, r23
    mov r23, r3
    andi r23, 15
    lsr r23
    lsr r23
    andi r23, 2
    or r23, r17
    mov r3, r13
    swap r3
    mov r17, r3
    andi r17, 240
    andi r17, 160
    or r23, r17
    ldi r17, 2
    eor r23, r17
    ; round 10 (skinny.dsl:60)
    com r23
    mov r3, r4
    eor r3, r7
    adiw r26, 2
    ld r17, X
    swap r17
    andi r17, 240
    std Y+54, r23
    ldd r23, Y+0
    eor r23, r17
    eor r17, r11
    lsl r17
    lsl r23
    andi r17, 64
    andi r23, 64
    std Y+0, r18
    mov r18, r3
    lsr r18
    andi r18, 1
    std Y+55, r16
    mov r16, r3
    lsr r16
    lsr r16
    lsr r16
    swap r3
    std Y+56, r25
    mov r25, r3
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    std Y+57, r23
    mov r23, r16
    andi r23, 20
    or r18, r23
    or r18, r17
    ldi r17, 4
    eor r18, r17
    andi r16, 10
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r17, X
    lsr r17
    lsr r17
    mov r23, r17
    eor r23, r7
    andi r23, 8
    mov r3, r10
    eor r3, r11
    std Y+58, r18
    mov r18, r3
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    andi r18, 2
    or r18, r23
    mov r23, r3
    swap r23
    andi r23, 240
    andi r23, 160
    or r18, r23
    ldi r23, 18
    eor r18, r23
    com r18
    mov r23, r15
    eor r23, r5
    std Y+59, r18
    subi r28, lo8(-(-6))
    sbci r29, hi8(-(-6))
    ldd r18, Y+0
    eor r18, r24
    lsl r18
    andi r18, 64
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    std Y+0, r17
    mov r17, r23
    lsr r17
    andi r17, 1
    std Y+1, r20
    mov r20, r23
    lsr r20
    lsr r20
    lsr r20
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    std Y+2, r22
    mov r22, r20
    andi r22, 20
    or r17, r22
    or r17, r18
    andi r20, 10
    ld r18, X
    lsr r18
    lsr r18
    lsr r18
    mov r22, r18
    eor r22, r5
    andi r22, 8
    std Y+3, r17
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r17, Y+0
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    std Y+0, r18
    mov r18, r17
    eor r18, r24
    mov r17, r18
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    andi r17, 2
    or r17, r22
    mov r22, r18
    swap r22
    andi r22, 240
    andi r22, 160
    or r17, r22
    ldi r22, 2
    eor r17, r22
    com r17
    mov r22, r14
    eor r22, r0
    std Y+1, r17
    mov r17, r22
    lsr r17
    andi r17, 1
    mov r10, r22
    lsr r10
    lsr r10
    lsr r10
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsl r22
    std Y+2, r23
    mov r23, r10
    std Y+3, r20
    mov r20, r23
    andi r20, 20
    or r17, r20
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r20, Y+0
    or r17, r20
    andi r23, 10
    ldd r20, Y+43
    or r23, r20
    or r23, r22
    ld r20, X
    swap r20
    andi r20, 15
    mov r22, r20
    eor r22, r0
    andi r22, 8
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r10, Y+0
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+0, r23
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r23, Y+0
    std Y+45, r17
    mov r17, r10
    eor r17, r23
    eor r23, r24
    std Y+0, r20
    mov r20, r17
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    andi r20, 2
    or r20, r22
    mov r22, r17
    swap r22
    andi r22, 240
    andi r22, 160
    or r20, r22
    ldi r22, 2
    eor r20, r22
    com r20
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r22, X+
    lsr r22
    lsr r22
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    std Y+41, r20
    mov r20, r22
    eor r20, r6
    swap r20
    andi r20, 240
    lsl r20
    andi r20, 128
    std Y+42, r22
    mov r22, r13
    lsl r22
    lsr r13
    andi r22, 10
    std Y+43, r23
    mov r23, r13
    andi r23, 32
    or r22, r23
    or r22, r20
    ; round 11 (skinny.dsl:60)
    com r22
    adiw r26, 2
    ld r20, X
    swap r20
    andi r20, 240
    eor r12, r20
    eor r20, r8
    lsl r20
    andi r20, 32
    or r19, r20
    or r19, r21
    ldi r21, 2
    eor r19, r21
    lsl r12
    mov r21, r12
    andi r21, 32
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r20, X+
    lsr r20
    lsr r20
    lsr r20
    mov r23, r20
    eor r23, r7
    swap r23
    andi r23, 240
    lsl r23
    andi r23, 128
    mov r13, r3
    lsl r13
    lsr r3
    std Y+44, r19
    mov r19, r13
    andi r19, 10
    std Y+45, r22
    mov r22, r3
    andi r22, 32
    or r19, r22
    or r19, r23
    ldi r23, 48
    eor r19, r23
    com r19
    adiw r26, 2
    ld r23, X
    lsl r23
    lsl r23
    lsl r23
    ldd r13, Y+16
    eor r13, r23
    eor r23, r11
    lsl r23
    andi r23, 32
    or r16, r23
    or r16, r25
    lsl r13
    mov r25, r13
    andi r25, 32
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X
    swap r23
    andi r23, 15
    mov r22, r23
    eor r22, r5
    swap r22
    andi r22, 240
    lsl r22
    andi r22, 128
    mov r13, r18
    lsl r13
    lsr r18
    std Y+16, r16
    mov r16, r13
    andi r16, 10
    andi r18, 32
    or r16, r18
    or r16, r22
    ldi r18, 32
    eor r16, r18
    com r16
    ldd r18, Y+0
    mov r22, r18
    eor r22, r24
    lsl r22
    andi r22, 32
    ldd r13, Y+40
    or r13, r22
    ldd r3, Y+39
    or r13, r3
    ld r22, X+
    swap r22
    andi r22, 15
    lsr r22
    mov r3, r22
    eor r3, r0
    swap r3
    std Y+39, r16
    mov r16, r3
    andi r16, 240
    lsl r16
    eor r0, r5
    andi r16, 128
    mov r3, r17
    lsl r3
    lsr r17
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    std Y+0, r19
    mov r19, r3
    andi r19, 10
    andi r17, 32
    or r19, r17
    or r19, r16
    ldi r16, 32
    eor r19, r16
    com r19
    mov r3, r9
    eor r3, r0
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    ldd r12, Y+3
    movw r16, r2 ; r17, r3
    eor r16, r12
    swap r17
    andi r17, 130
    std Y+0, r19
    mov r19, r16
    lsr r19
    lsr r19
    andi r19, 8
    or r17, r19
    mov r19, r16
    swap r19
    andi r19, 240
    andi r19, 32
    or r17, r19
    ldi r19, 32
    eor r17, r19
    mov r19, r3
    lsr r19
    andi r19, 1
    std Y+6, r17
    mov r17, r16
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 68
    or r19, r17
    mov r17, r3
    lsr r17
    lsr r17
    lsr r17
    andi r17, 16
    or r19, r17
    ; round 12 (skinny.dsl:60)
    com r19
    mov r17, r4
    eor r17, r6
    std Y+7, r19
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r19, Y+0
    subi r28, lo8(-(152))
    sbci r29, hi8(-(152))
    std Y+0, r13
    mov r13, r19
    eor r13, r8
    mov r18, r17
    swap r18
    andi r18, 130
    std Y+1, r20
    mov r20, r13
    lsr r20
    lsr r20
    andi r20, 8
    or r18, r20
    mov r20, r13
    swap r20
    andi r20, 240
    andi r20, 32
    or r18, r20
    ldi r20, 32
    eor r18, r20
    mov r20, r17
    lsr r20
    andi r20, 1
    std Y+2, r18
    mov r18, r13
    swap r18
    bst r18, 0
    lsr r18
    bld r18, 7
    andi r18, 68
    or r20, r18
    mov r18, r17
    lsr r18
    lsr r18
    lsr r18
    andi r18, 16
    or r20, r18
    ldi r18, 8
    eor r20, r18
    com r20
    mov r18, r15
    eor r18, r7
    std Y+3, r20
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r20, Y+0
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    std Y+0, r25
    mov r25, r20
    eor r25, r11
    std Y+1, r21
    mov r21, r18
    swap r21
    andi r21, 130
    std Y+2, r23
    mov r23, r25
    lsr r23
    lsr r23
    andi r23, 8
    or r21, r23
    mov r23, r25
    swap r23
    andi r23, 240
    andi r23, 32
    or r21, r23
    mov r23, r18
    lsr r23
    andi r23, 1
    std Y+3, r21
    mov r21, r25
    swap r21
    bst r21, 0
    lsr r21
    bld r21, 7
    andi r21, 68
    or r23, r21
    mov r21, r18
    lsr r21
    lsr r21
    lsr r21
    andi r21, 16
    or r23, r21
    ldi r21, 64
    eor r23, r21
    com r23
    mov r21, r14
    eor r21, r5
    eor r5, r7
    std Y+4, r23
    mov r23, r10
    eor r23, r24
    eor r24, r11
    std Y+5, r22
    mov r22, r21
    swap r22
    andi r22, 130
    mov r10, r23
    lsr r10
    lsr r10
    mov r20, r10
    andi r20, 8
    or r22, r20
    mov r20, r23
    swap r20
    andi r20, 240
    andi r20, 32
    or r22, r20
    mov r20, r21
    lsr r20
    andi r20, 1
    mov r10, r23
    swap r10
    bst r10, 0
    lsr r10
    bld r10, 7
    std Y+6, r22
    mov r22, r10
    andi r22, 68
    or r20, r22
    mov r22, r21
    lsr r22
    lsr r22
    lsr r22
    andi r22, 16
    or r20, r22
    ldi r22, 64
    eor r20, r22
    com r20
    mov r22, r16
    swap r22
    andi r22, 68
    std Y+7, r20
    mov r20, r3
    mov r19, r20
    andi r19, 1
    or r19, r22
    lsr r20
    lsr r20
    mov r22, r20
    andi r22, 16
    or r19, r22
    ldi r22, 64
    eor r19, r22
    ; round 13 (skinny.dsl:60)
    com r19
    andi r20, 5
    mov r22, r16
    andi r22, 16
    or r20, r22
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    andi r16, 64
    or r20, r16
    ldi r16, 64
    eor r20, r16
    mov r16, r13
    swap r16
    andi r16, 68
    mov r22, r17
    andi r22, 1
    or r22, r16
    lsr r17
    lsr r17
    mov r16, r17
    andi r16, 16
    or r22, r16
    ldi r16, 128
    eor r22, r16
    com r22
    andi r17, 5
    mov r16, r13
    std Y+8, r22
    mov r22, r16
    andi r22, 16
    or r17, r22
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    andi r16, 64
    or r17, r16
    ldi r16, 64
    eor r17, r16
    mov r16, r25
    swap r16
    andi r16, 68
    mov r22, r18
    andi r22, 1
    or r22, r16
    lsr r18
    lsr r18
    mov r16, r18
    andi r16, 16
    or r22, r16
    com r22
    andi r18, 5
    mov r16, r25
    andi r16, 16
    or r18, r16
    swap r25
    andi r25, 240
    lsl r25
    lsl r25
    andi r25, 64
    or r18, r25
    mov r25, r23
    swap r25
    andi r25, 68
    mov r16, r21
    andi r16, 1
    or r16, r25
    lsr r21
    lsr r21
    mov r25, r21
    andi r25, 16
    or r16, r25
    ldi r25, 64
    eor r16, r25
    com r16
    andi r21, 5
    mov r25, r23
    andi r25, 16
    or r21, r25
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    andi r23, 64
    or r21, r23
    mov r13, r9
    eor r13, r5
    mov r3, r2
    eor r3, r24
    mov r25, r13
    lsr r25
    andi r25, 17
    mov r23, r3
    lsl r23
    std Y+9, r21
    mov r21, r23
    andi r21, 4
    or r25, r21
    andi r23, 2
    mov r21, r3
    lsr r21
    std Y+10, r16
    mov r16, r21
    andi r16, 64
    or r25, r16
    ldi r16, 64
    eor r25, r16
    mov r16, r3
    lsr r16
    lsr r16
    andi r16, 2
    std Y+11, r25
    mov r25, r13
    std Y+12, r18
    mov r18, r25
    andi r18, 8
    or r16, r18
    mov r18, r25
    lsr r18
    lsr r18
    andi r18, 32
    or r16, r18
    mov r18, r3
    lsl r18
    lsl r18
    andi r18, 128
    or r16, r18
    ldi r18, 32
    eor r16, r18
    lsl r3
    lsl r3
    lsl r3
    ; round 14 (skinny.dsl:60)
    com r16
    mov r18, r3
    andi r18, 32
    mov r13, r4
    eor r13, r0
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r3, Y+0
    mov r10, r3
    eor r10, r12
    subi r28, lo8(-(169))
    sbci r29, hi8(-(169))
    std Y+0, r16
    mov r16, r13
    lsr r16
    andi r16, 17
    std Y+1, r22
    mov r22, r10
    lsl r22
    std Y+2, r17
    mov r17, r22
    andi r17, 4
    or r16, r17
    andi r22, 2
    mov r17, r10
    lsr r17
    std Y+3, r20
    mov r20, r17
    andi r20, 64
    or r16, r20
    ldi r20, 64
    eor r16, r20
    mov r20, r10
    lsr r20
    lsr r20
    andi r20, 2
    std Y+4, r16
    mov r16, r13
    std Y+5, r19
    mov r19, r16
    andi r19, 8
    or r20, r19
    mov r19, r16
    lsr r19
    lsr r19
    andi r19, 32
    or r20, r19
    mov r19, r10
    lsl r19
    lsl r19
    andi r19, 128
    or r20, r19
    ldi r19, 33
    eor r20, r19
    lsl r10
    lsl r10
    lsl r10
    com r20
    mov r19, r10
    andi r19, 32
    mov r13, r15
    eor r13, r6
    subi r28, lo8(-(-163))
    sbci r29, hi8(-(-163))
    ldd r10, Y+0
    subi r28, lo8(-(169))
    sbci r29, hi8(-(169))
    std Y+0, r20
    mov r20, r10
    eor r20, r8
    mov r10, r13
    lsr r10
    std Y+1, r24
    mov r24, r10
    andi r24, 17
    mov r10, r20
    lsl r10
    std Y+2, r22
    mov r22, r10
    std Y+3, r19
    mov r19, r22
    andi r19, 4
    or r24, r19
    andi r22, 2
    mov r19, r20
    lsr r19
    std Y+4, r22
    mov r22, r19
    andi r22, 64
    or r24, r22
    mov r22, r20
    lsr r22
    lsr r22
    andi r22, 2
    std Y+5, r24
    mov r24, r13
    std Y+6, r19
    mov r19, r24
    andi r19, 8
    or r22, r19
    mov r19, r24
    lsr r19
    lsr r19
    andi r19, 32
    or r22, r19
    mov r19, r20
    lsl r19
    lsl r19
    andi r19, 128
    or r22, r19
    lsl r20
    lsl r20
    lsl r20
    com r22
    andi r20, 32
    mov r13, r14
    eor r13, r7
    eor r7, r6
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r19, Y+0
    eor r19, r7
    ldd r10, Y+25
    eor r10, r7
    lsr r10
    lsr r10
    lsr r10
    andi r19, 32
    std Y+25, r22
    mov r22, r10
    andi r22, 2
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r10, Y+0
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r22
    mov r22, r10
    eor r22, r11
    eor r11, r8
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    std Y+0, r19
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r19, Y+0
    eor r19, r11
    lsl r19
    andi r19, 128
    std Y+0, r19
    mov r19, r13
    lsr r19
    andi r19, 17
    mov r10, r22
    lsl r10
    adiw r28, 58
    std Y+7, r20
    mov r20, r10
    std Y+8, r24
    mov r24, r20
    andi r24, 4
    or r19, r24
    andi r20, 2
    mov r24, r22
    lsr r24
    std Y+9, r20
    mov r20, r24
    andi r20, 64
    or r19, r20
    mov r20, r22
    lsr r20
    lsr r20
    andi r20, 2
    std Y+10, r19
    mov r19, r13
    std Y+11, r24
    mov r24, r19
    andi r24, 8
    or r20, r24
    mov r24, r19
    lsr r24
    lsr r24
    andi r24, 32
    or r20, r24
    mov r24, r22
    lsl r24
    lsl r24
    andi r24, 128
    or r20, r24
    lsl r22
    lsl r22
    lsl r22
    com r20
    andi r22, 32
    mov r24, r25
    swap r24
    andi r24, 15
    lsr r24
    andi r24, 2
    std Y+12, r20
    mov r20, r21
    andi r20, 8
    or r24, r20
    or r24, r18
    andi r21, 32
    mov r18, r25
    swap r18
    andi r18, 240
    lsl r18
    andi r18, 128
    or r24, r18
    ldi r18, 2
    eor r24, r18
    bst r25, 0
    lsr r25
    bld r25, 7
    andi r25, 136
    or r23, r25
    or r23, r21
    ; round 15 (skinny.dsl:60)
    com r24
    mov r25, r16
    swap r25
    andi r25, 15
    lsr r25
    andi r25, 2
    mov r18, r17
    andi r18, 8
    or r25, r18
    ldd r18, Y+2
    or r25, r18
    andi r17, 32
    mov r18, r16
    swap r18
    andi r18, 240
    lsl r18
    andi r18, 128
    or r25, r18
    ldi r18, 3
    eor r25, r18
    bst r16, 0
    lsr r16
    bld r16, 7
    andi r16, 136
    ldd r18, Y+1
    or r18, r16
    or r18, r17
    ldi r21, 32
    eor r18, r21
    com r25
    ldd r21, Y+8
    mov r20, r21
    swap r20
    andi r20, 15
    lsr r20
    andi r20, 2
    ldd r16, Y+5
    mov r17, r16
    andi r17, 8
    or r20, r17
    ldd r17, Y+7
    or r20, r17
    andi r16, 32
    mov r17, r21
    swap r17
    andi r17, 240
    lsl r17
    andi r17, 128
    or r20, r17
    ldi r17, 2
    eor r20, r17
    bst r21, 0
    lsr r21
    bld r21, 7
    andi r21, 136
    ldd r17, Y+3
    or r17, r21
    or r17, r16
    com r20
    mov r21, r19
    swap r21
    andi r21, 15
    lsr r21
    andi r21, 2
    ldd r16, Y+11
    std Y+3, r17
    mov r17, r16
    andi r17, 8
    or r21, r17
    or r21, r22
    andi r16, 32
    mov r17, r19
    swap r17
    andi r17, 240
    lsl r17
    andi r17, 128
    or r21, r17
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 136
    ldd r17, Y+9
    or r17, r19
    or r17, r16
    com r21
    mov r13, r2
    eor r13, r11
    mov r19, r13
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 170
    mov r16, r13
    andi r16, 85
    ldi r22, 4
    eor r16, r22
    mov r13, r9
    eor r13, r7
    mov r22, r13
    lsr r22
    andi r22, 85
    std Y+9, r16
    mov r16, r13
    andi r16, 85
    std Y+11, r19
    ldi r19, 4
    eor r16, r19
    ; round 16 (skinny.dsl:60)
    com r22
    ; round 17 (skinny.dsl:60)
    com r16
    ldd r13, Y+0
    mov r10, r3
    eor r10, r13
    mov r19, r10
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 170
    std Y+8, r16
    mov r16, r10
    andi r16, 85
    mov r10, r4
    eor r10, r5
    std Y+5, r16
    mov r16, r10
    lsr r16
    andi r16, 85
    std Y+7, r19
    ldi r19, 132
    eor r16, r19
    mov r19, r10
    andi r19, 85
    std Y+1, r22
    ldi r22, 8
    eor r19, r22
    ; round 16 (skinny.dsl:60)
    com r16
    ; round 17 (skinny.dsl:60)
    com r19
    subi r28, lo8(-(-170))
    sbci r29, hi8(-(-170))
    ldd r22, Y+0
    mov r10, r22
    eor r10, r12
    subi r28, lo8(-(172))
    sbci r29, hi8(-(172))
    std Y+0, r19
    mov r19, r10
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 170
    std Y+11, r19
    mov r19, r10
    andi r19, 85
    mov r10, r15
    eor r10, r0
    std Y+12, r19
    mov r19, r10
    lsr r19
    andi r19, 85
    std Y+13, r16
    ldi r16, 4
    eor r19, r16
    mov r16, r10
    andi r16, 85
    std Y+14, r17
    ldi r17, 4
    eor r16, r17
    ; round 16 (skinny.dsl:60)
    com r19
    ; round 17 (skinny.dsl:60)
    com r16
    subi r28, lo8(-(-165))
    sbci r29, hi8(-(-165))
    ldd r17, Y+0
    mov r10, r17
    eor r10, r8
    eor r8, r12
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    std Y+0, r16
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r16, Y+0
    eor r16, r8
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+0, r19
    mov r19, r10
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 170
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    std Y+0, r19
    mov r19, r10
    andi r19, 85
    mov r10, r14
    eor r10, r6
    eor r6, r0
    std Y+1, r19
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r19, Y+0
    eor r19, r6
    std Y+0, r21
    ldd r21, Y+18
    eor r21, r6
    lsr r21
    lsr r21
    lsr r21
    andi r19, 32
    andi r21, 2
    std Y+18, r20
    mov r20, r10
    lsr r20
    andi r20, 85
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    std Y+0, r18
    ldi r18, 4
    eor r20, r18
    mov r18, r10
    andi r18, 85
    std Y+1, r25
    ldi r25, 4
    eor r18, r25
    ; round 16 (skinny.dsl:60)
    com r20
    ; round 17 (skinny.dsl:60)
    com r18
    mov r10, r9
    eor r10, r6
    mov r25, r2
    eor r25, r8
    std Y+2, r18
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    std Y+3, r20
    mov r20, r10
    swap r20
    andi r20, 15
    lsr r20
    std Y+4, r23
    mov r23, r20
    andi r23, 4
    or r18, r23
    andi r20, 2
    mov r23, r10
    lsr r23
    std Y+5, r24
    mov r24, r23
    andi r24, 16
    or r18, r24
    mov r24, r25
    lsl r24
    lsl r24
    lsl r24
    std Y+6, r21
    mov r21, r24
    andi r21, 64
    or r18, r21
    ldi r21, 4
    eor r18, r21
    andi r24, 32
    mov r21, r25
    lsl r21
    lsl r21
    andi r21, 136
    std Y+7, r18
    mov r18, r10
    std Y+8, r19
    mov r19, r18
    andi r19, 2
    or r19, r21
    mov r21, r18
    lsl r21
    lsl r21
    andi r21, 32
    or r19, r21
    swap r18
    andi r18, 240
    lsl r18
    ; round 18 (skinny.dsl:60)
    com r19
    andi r18, 32
    mov r10, r4
    eor r10, r7
    mov r21, r3
    eor r21, r11
    std Y+9, r19
    mov r19, r21
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+10, r16
    mov r16, r10
    swap r16
    andi r16, 15
    lsr r16
    mov r17, r16
    andi r17, 4
    or r19, r17
    andi r16, 2
    mov r17, r10
    lsr r17
    std Y+11, r16
    mov r16, r17
    andi r16, 16
    or r19, r16
    mov r16, r21
    lsl r16
    lsl r16
    lsl r16
    std Y+12, r17
    mov r17, r16
    andi r17, 64
    or r19, r17
    ldi r17, 4
    eor r19, r17
    andi r16, 32
    mov r17, r21
    lsl r17
    lsl r17
    andi r17, 136
    std Y+13, r19
    mov r19, r10
    std Y+14, r16
    mov r16, r19
    andi r16, 2
    or r16, r17
    mov r17, r19
    lsl r17
    lsl r17
    andi r17, 32
    or r16, r17
    ldi r17, 18
    eor r16, r17
    swap r19
    andi r19, 240
    lsl r19
    com r16
    andi r19, 32
    mov r10, r15
    eor r10, r5
    mov r17, r22
    eor r17, r13
    std Y+15, r16
    mov r16, r17
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r22, r10
    swap r22
    andi r22, 15
    lsr r22
    std Y+16, r19
    mov r19, r22
    andi r19, 4
    or r16, r19
    andi r22, 2
    mov r19, r10
    lsr r19
    std Y+17, r22
    mov r22, r19
    andi r22, 16
    or r16, r22
    mov r22, r17
    lsl r22
    lsl r22
    lsl r22
    std Y+18, r19
    mov r19, r22
    andi r19, 64
    or r16, r19
    andi r22, 32
    mov r19, r17
    lsl r19
    lsl r19
    andi r19, 136
    std Y+19, r16
    mov r16, r10
    std Y+20, r22
    mov r22, r16
    andi r22, 2
    or r22, r19
    mov r19, r16
    lsl r19
    lsl r19
    andi r19, 32
    or r22, r19
    swap r16
    andi r16, 240
    lsl r16
    com r22
    andi r16, 32
    mov r10, r14
    eor r10, r0
    eor r0, r5
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r19, Y+0
    eor r19, r0
    std Y+0, r22
    ldd r22, Y+19
    eor r22, r0
    lsr r22
    lsr r22
    lsr r22
    subi r28, lo8(-(-49))
    sbci r29, hi8(-(-49))
    ldd r3, Y+0
    eor r3, r0
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    ldd r4, Y+0
    eor r4, r0
    swap r4
    std Y+0, r16
    mov r16, r4
    andi r16, 240
    lsl r16
    andi r19, 32
    andi r22, 2
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    std Y+20, r22
    mov r22, r3
    andi r22, 8
    andi r16, 128
    ldd r3, Y+0
    mov r4, r3
    eor r4, r12
    eor r12, r13
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    std Y+0, r16
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    ldd r16, Y+0
    eor r16, r12
    std Y+0, r22
    ldd r22, Y+30
    eor r22, r12
    lsl r22
    std Y+30, r22
    mov r22, r4
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r3, r10
    swap r3
    std Y+25, r19
    mov r19, r3
    andi r19, 15
    lsr r19
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    std Y+56, r16
    mov r16, r19
    andi r16, 4
    or r22, r16
    andi r19, 2
    mov r16, r10
    lsr r16
    std Y+57, r19
    mov r19, r16
    andi r19, 16
    or r22, r19
    mov r3, r4
    lsl r3
    lsl r3
    lsl r3
    mov r19, r3
    std Y+58, r16
    mov r16, r19
    andi r16, 64
    or r22, r16
    andi r19, 32
    mov r3, r4
    lsl r3
    lsl r3
    mov r16, r3
    andi r16, 136
    std Y+59, r22
    mov r22, r10
    std Y+60, r19
    mov r19, r22
    andi r19, 2
    or r19, r16
    mov r16, r22
    lsl r16
    lsl r16
    andi r16, 32
    or r19, r16
    ldi r16, 2
    eor r19, r16
    swap r22
    andi r22, 240
    lsl r22
    com r19
    andi r22, 32
    mov r3, r25
    bst r3, 0
    lsr r3
    bld r3, 7
    lsl r25
    mov r16, r3
    andi r16, 136
    andi r25, 128
    std Y+61, r19
    mov r19, r23
    andi r19, 2
    or r19, r16
    or r19, r18
    ldi r18, 32
    eor r19, r18
    andi r23, 8
    or r20, r23
    or r20, r24
    or r20, r25
    ldi r25, 2
    eor r20, r25
    ; round 19 (skinny.dsl:60)
    com r19
    mov r3, r21
    bst r3, 0
    lsr r3
    bld r3, 7
    lsl r21
    mov r25, r3
    andi r25, 136
    andi r21, 128
    ldd r18, Y+47
    mov r24, r18
    andi r24, 2
    or r24, r25
    ldd r25, Y+51
    or r24, r25
    ldi r25, 16
    eor r24, r25
    andi r18, 8
    ldd r25, Y+46
    or r25, r18
    ldd r18, Y+49
    or r25, r18
    or r25, r21
    ldi r18, 2
    eor r25, r18
    com r24
    mov r3, r17
    bst r3, 0
    lsr r3
    bld r3, 7
    lsl r17
    mov r18, r3
    andi r18, 136
    andi r17, 128
    ldd r21, Y+53
    mov r16, r21
    andi r16, 2
    or r16, r18
    ldd r18, Y+0
    or r16, r18
    ldi r18, 32
    eor r16, r18
    andi r21, 8
    ldd r18, Y+52
    or r18, r21
    ldd r21, Y+55
    or r18, r21
    or r18, r17
    com r16
    mov r3, r4
    bst r3, 0
    lsr r3
    bld r3, 7
    lsl r4
    mov r21, r3
    andi r21, 136
    mov r17, r4
    andi r17, 128
    ldd r23, Y+58
    std Y+55, r18
    mov r18, r23
    andi r18, 2
    or r18, r21
    or r18, r22
    andi r23, 8
    ldd r21, Y+57
    or r21, r23
    ldd r23, Y+60
    or r21, r23
    or r21, r17
    com r18
    mov r3, r9
    eor r3, r0
    mov r10, r2
    eor r10, r12
    mov r17, r3
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    andi r17, 34
    mov r23, r10
    mov r22, r23
    andi r22, 8
    or r17, r22
    mov r22, r23
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    andi r22, 128
    or r17, r22
    mov r22, r23
    lsl r22
    adc r22, r1
    andi r22, 65
    mov r10, r3
    lsl r10
    std Y+60, r17
    mov r17, r10
    andi r17, 4
    or r22, r17
    mov r17, r3
    lsr r17
    andi r17, 16
    or r22, r17
    ldi r17, 64
    eor r22, r17
    ; round 20 (skinny.dsl:60)
    com r22
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    ldd r10, Y+1
    mov r4, r10
    eor r4, r6
    ldd r17, Y+0
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    std Y+57, r22
    mov r22, r17
    eor r22, r8
    std Y+58, r21
    mov r21, r4
    lsl r21
    adc r21, r1
    lsl r21
    adc r21, r1
    andi r21, 34
    std Y+52, r18
    mov r18, r22
    andi r18, 8
    or r21, r18
    mov r18, r22
    swap r18
    andi r18, 240
    lsl r18
    lsl r18
    andi r18, 128
    or r21, r18
    ldi r18, 32
    eor r21, r18
    mov r18, r22
    lsl r18
    adc r18, r1
    andi r18, 65
    std Y+53, r21
    mov r21, r4
    lsl r21
    andi r21, 4
    or r18, r21
    mov r21, r4
    lsr r21
    andi r21, 16
    or r18, r21
    ldi r21, 72
    eor r18, r21
    com r18
    mov r21, r15
    eor r21, r7
    std Y+0, r18
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r18, Y+0
    subi r28, lo8(-(201))
    sbci r29, hi8(-(201))
    std Y+3, r16
    mov r16, r18
    eor r16, r11
    std Y+0, r25
    mov r25, r21
    lsl r25
    adc r25, r1
    lsl r25
    adc r25, r1
    andi r25, 34
    std Y+1, r24
    mov r24, r16
    andi r24, 8
    or r25, r24
    mov r24, r16
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    andi r24, 128
    or r25, r24
    mov r24, r16
    lsl r24
    adc r24, r1
    andi r24, 65
    std Y+5, r25
    mov r25, r21
    lsl r25
    andi r25, 4
    or r24, r25
    mov r25, r21
    lsr r25
    andi r25, 16
    or r24, r25
    com r24
    mov r25, r14
    eor r25, r5
    eor r5, r7
    std Y+16, r24
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r24, Y+0
    eor r24, r5
    eor r7, r14
    std Y+0, r20
    ldd r20, Y+27
    eor r20, r5
    lsr r20
    lsr r20
    lsr r20
    std Y+27, r19
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r19, Y+0
    eor r19, r5
    ldd r18, Y+17
    eor r18, r5
    swap r18
    andi r18, 240
    lsl r18
    andi r24, 32
    andi r20, 2
    andi r19, 8
    andi r18, 128
    std Y+17, r18
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r18, Y+0
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    std Y+0, r19
    mov r19, r18
    eor r19, r13
    eor r13, r11
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r18, Y+0
    eor r18, r13
    ldd r17, Y+33
    eor r17, r13
    lsl r17
    mov r10, r25
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    std Y+33, r17
    mov r17, r10
    andi r17, 34
    std Y+0, r20
    mov r20, r19
    andi r20, 8
    or r17, r20
    mov r20, r19
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    andi r20, 128
    or r17, r20
    mov r20, r19
    lsl r20
    adc r20, r1
    andi r20, 65
    mov r10, r25
    lsl r10
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+0, r17
    mov r17, r10
    andi r17, 4
    or r20, r17
    mov r17, r25
    lsr r17
    andi r17, 16
    or r20, r17
    ldi r17, 64
    eor r20, r17
    com r20
    mov r17, r23
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    andi r17, 65
    mov r10, r3
    lsl r10
    lsl r10
    std Y+48, r20
    mov r20, r10
    andi r20, 4
    or r17, r20
    mov r20, r3
    std Y+49, r24
    mov r24, r20
    andi r24, 16
    or r17, r24
    swap r20
    ; round 21 (skinny.dsl:60)
    com r17
    andi r20, 68
    mov r24, r23
    andi r24, 1
    or r24, r20
    lsl r23
    lsl r23
    andi r23, 16
    or r24, r23
    ldi r20, 64
    eor r24, r20
    mov r20, r22
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 65
    mov r23, r4
    lsl r23
    lsl r23
    andi r23, 4
    or r20, r23
    mov r23, r4
    std Y+50, r24
    mov r24, r23
    andi r24, 16
    or r20, r24
    ldi r24, 192
    eor r20, r24
    swap r23
    com r20
    andi r23, 68
    mov r24, r22
    andi r24, 1
    or r24, r23
    lsl r22
    lsl r22
    andi r22, 16
    or r24, r22
    mov r23, r16
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 65
    mov r22, r21
    lsl r22
    lsl r22
    andi r22, 4
    or r23, r22
    mov r22, r21
    andi r22, 16
    or r23, r22
    ldi r22, 64
    eor r23, r22
    swap r21
    com r23
    andi r21, 68
    mov r22, r16
    andi r22, 1
    or r22, r21
    lsl r16
    lsl r16
    andi r16, 16
    or r22, r16
    mov r21, r19
    lsl r21
    adc r21, r1
    lsl r21
    adc r21, r1
    andi r21, 65
    mov r16, r25
    lsl r16
    lsl r16
    andi r16, 4
    or r21, r16
    mov r16, r25
    andi r16, 16
    or r21, r16
    swap r25
    com r21
    andi r25, 68
    mov r16, r19
    andi r16, 1
    or r16, r25
    lsl r19
    lsl r19
    andi r19, 16
    or r16, r19
    mov r3, r9
    eor r3, r5
    mov r10, r18
    swap r10
    mov r25, r10
    andi r25, 15
    lsr r25
    lsr r25
    lsl r18
    lsr r25
    andi r18, 64
    mov r19, r3
    lsr r19
    swap r3
    lsl r3
    adc r3, r1
    std Y+51, r16
    mov r16, r19
    andi r16, 4
    or r25, r16
    andi r19, 2
    mov r16, r3
    std Y+52, r21
    mov r21, r16
    andi r21, 80
    or r25, r21
    andi r16, 40
    or r19, r16
    mov r3, r2
    eor r3, r13
    mov r10, r3
    swap r10
    mov r21, r10
    andi r21, 130
    mov r10, r3
    lsl r10
    lsl r10
    mov r16, r10
    andi r16, 8
    or r21, r16
    ldd r16, Y+49
    or r21, r16
    ; round 22 (skinny.dsl:60)
    com r21
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r10, Y+0
    mov r4, r10
    eor r4, r0
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    ldd r16, Y+0
    std Y+8, r21
    mov r21, r16
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsl r16
    lsr r21
    andi r16, 64
    std Y+0, r25
    mov r25, r4
    lsr r25
    swap r4
    lsl r4
    adc r4, r1
    std Y+12, r22
    mov r22, r25
    andi r22, 4
    or r21, r22
    andi r25, 2
    mov r22, r4
    std Y+13, r23
    mov r23, r22
    andi r23, 80
    or r21, r23
    ldi r23, 64
    eor r21, r23
    andi r22, 40
    or r25, r22
    subi r28, lo8(-(-217))
    sbci r29, hi8(-(-217))
    ldd r4, Y+0
    mov r23, r4
    eor r23, r12
    mov r22, r23
    swap r22
    andi r22, 130
    subi r28, lo8(-(231))
    sbci r29, hi8(-(231))
    std Y+0, r21
    mov r21, r23
    lsl r21
    lsl r21
    andi r21, 8
    or r22, r21
    subi r28, lo8(-(-130))
    sbci r29, hi8(-(-130))
    ldd r21, Y+0
    or r22, r21
    ldi r21, 1
    eor r22, r21
    com r22
    mov r21, r15
    eor r21, r6
    eor r6, r14
    std Y+0, r22
    mov r22, r21
    lsr r22
    swap r21
    lsl r21
    adc r21, r1
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+26, r24
    mov r24, r22
    andi r24, 4
    std Y+27, r20
    ldd r20, Y+0
    or r20, r24
    andi r22, 2
    mov r24, r21
    andi r24, 80
    or r20, r24
    andi r21, 40
    or r22, r21
    subi r28, lo8(-(-200))
    sbci r29, hi8(-(-200))
    ldd r21, Y+0
    mov r24, r21
    eor r24, r8
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    std Y+2, r20
    mov r20, r24
    swap r20
    andi r20, 130
    std Y+30, r17
    mov r17, r24
    lsl r17
    lsl r17
    andi r17, 8
    or r20, r17
    ldd r17, Y+0
    or r20, r17
    ldi r17, 32
    eor r20, r17
    com r20
    adiw r26, 6
    ld r17, X
    eor r17, r11
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    std Y+0, r20
    subi r28, lo8(-(-191))
    sbci r29, hi8(-(-191))
    ldd r20, Y+0
    eor r11, r20
    lsr r17
    subi r28, lo8(-(222))
    sbci r29, hi8(-(222))
    std Y+0, r16
    mov r16, r7
    lsr r16
    swap r7
    lsl r7
    adc r7, r1
    std Y+1, r18
    mov r18, r16
    andi r18, 4
    or r17, r18
    andi r16, 2
    mov r18, r7
    mov r21, r18
    andi r21, 80
    or r17, r21
    andi r18, 40
    or r16, r18
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    ldd r18, Y+0
    or r16, r18
    mov r7, r11
    swap r7
    mov r18, r7
    andi r18, 130
    mov r7, r11
    lsl r7
    lsl r7
    mov r21, r7
    andi r21, 8
    or r18, r21
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r21, Y+0
    or r18, r21
    ldi r21, 32
    eor r18, r21
    com r18
    mov r7, r3
    lsl r7
    mov r21, r7
    andi r21, 40
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r7, Y+0
    or r7, r21
    swap r3
    mov r21, r3
    andi r21, 240
    lsl r21
    lsl r21
    lsl r21
    or r7, r21
    ; round 23 (skinny.dsl:60)
    com r7
    ldd r21, Y+33
    std Y+0, r16
    mov r16, r21
    andi r16, 128
    or r19, r16
    ldi r16, 32
    eor r19, r16
    andi r21, 32
    mov r3, r23
    lsl r3
    mov r16, r3
    andi r16, 40
    subi r28, lo8(-(-38))
    sbci r29, hi8(-(-38))
    ldd r3, Y+0
    or r3, r16
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    or r3, r23
    ldi r16, 1
    eor r3, r16
    com r3
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    ldd r16, Y+0
    mov r23, r16
    andi r23, 128
    or r25, r23
    andi r16, 32
    mov r23, r24
    lsl r23
    andi r23, 40
    std Y+0, r25
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r25, Y+0
    or r25, r23
    swap r24
    andi r24, 240
    lsl r24
    lsl r24
    lsl r24
    or r25, r24
    com r25
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r24, X+
    eor r24, r8
    lsl r24
    andi r24, 128
    or r22, r24
    eor r8, r20
    mov r24, r11
    lsl r24
    andi r24, 40
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r23, Y+19
    or r23, r24
    swap r11
    mov r24, r11
    andi r24, 240
    lsl r24
    lsl r24
    lsl r24
    or r23, r24
    ldi r24, 2
    eor r23, r24
    com r23
    ldd r11, Y+13
    mov r24, r9
    eor r24, r11
    std Y+19, r23
    ldd r23, Y+6
    eor r9, r23
    eor r23, r10
    std Y+6, r22
    ldd r22, Y+0
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    std Y+0, r25
    mov r25, r2
    eor r25, r22
    subi r28, lo8(-(207))
    sbci r29, hi8(-(207))
    std Y+0, r3
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r3, Y+0
    eor r2, r3
    eor r3, r4
    std Y+0, r19
    mov r19, r25
    swap r19
    andi r19, 15
    andi r19, 2
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    std Y+0, r18
    mov r18, r25
    andi r18, 8
    or r19, r18
    mov r18, r24
    swap r18
    andi r18, 240
    andi r18, 160
    or r19, r18
    ldi r18, 2
    eor r19, r18
    mov r18, r25
    lsl r18
    adc r18, r1
    andi r18, 5
    std Y+39, r19
    mov r19, r24
    lsr r19
    lsr r19
    lsr r19
    andi r19, 16
    or r18, r19
    mov r19, r24
    lsl r19
    andi r19, 64
    or r18, r19
    ; round 24 (skinny.dsl:60)
    com r18
    mov r19, r10
    eor r19, r5
    eor r10, r11
    eor r11, r15
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    std Y+0, r18
    mov r18, r4
    eor r18, r13
    eor r4, r22
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    std Y+0, r7
    ldd r7, Y+6
    eor r22, r7
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    std Y+0, r17
    mov r17, r18
    swap r17
    andi r17, 15
    andi r17, 2
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    std Y+0, r22
    mov r22, r18
    andi r22, 8
    or r17, r22
    mov r22, r19
    swap r22
    andi r22, 240
    andi r22, 160
    or r17, r22
    ldi r22, 2
    eor r17, r22
    mov r22, r18
    lsl r22
    adc r22, r1
    andi r22, 5
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    std Y+0, r17
    mov r17, r19
    lsr r17
    lsr r17
    lsr r17
    andi r17, 16
    or r22, r17
    mov r17, r19
    lsl r17
    andi r17, 64
    or r22, r17
    ldi r17, 128
    eor r22, r17
    com r22
    mov r17, r15
    eor r17, r0
    eor r15, r5
    eor r0, r14
    eor r14, r5
    mov r5, r7
    eor r5, r12
    eor r7, r13
    eor r12, r20
    eor r20, r13
    mov r13, r5
    swap r13
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    std Y+7, r22
    mov r22, r13
    andi r22, 15
    andi r22, 2
    std Y+0, r20
    mov r20, r5
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    std Y+0, r23
    mov r23, r20
    andi r23, 8
    or r22, r23
    mov r23, r17
    swap r23
    andi r23, 240
    andi r23, 160
    or r22, r23
    mov r23, r20
    lsl r23
    adc r23, r1
    andi r23, 5
    mov r13, r17
    lsr r13
    lsr r13
    lsr r13
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    std Y+0, r22
    mov r22, r13
    andi r22, 16
    or r23, r22
    mov r22, r17
    lsl r22
    andi r22, 64
    or r23, r22
    com r23
    mov r22, r8
    swap r22
    andi r22, 15
    andi r22, 2
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    std Y+0, r23
    mov r23, r8
    std Y+1, r16
    mov r16, r23
    andi r16, 8
    or r22, r16
    mov r16, r6
    swap r16
    andi r16, 240
    andi r16, 160
    or r22, r16
    mov r16, r23
    lsl r16
    adc r16, r1
    andi r16, 5
    mov r13, r6
    lsr r13
    lsr r13
    lsr r13
    std Y+2, r22
    mov r22, r13
    andi r22, 16
    or r16, r22
    mov r22, r6
    lsl r22
    andi r22, 64
    or r16, r22
    com r16
    mov r22, r25
    lsl r22
    adc r22, r1
    lsl r22
    adc r22, r1
    andi r22, 5
    mov r13, r24
    lsr r13
    lsr r13
    std Y+3, r16
    mov r16, r13
    andi r16, 16
    or r22, r16
    mov r16, r24
    lsl r16
    lsl r16
    andi r16, 64
    or r22, r16
    ldi r16, 4
    eor r22, r16
    bst r24, 0
    lsr r24
    bld r24, 7
    bst r24, 0
    lsr r24
    bld r24, 7
    ; round 25 (skinny.dsl:60)
    com r22
    andi r24, 65
    mov r16, r25
    lsr r16
    lsr r16
    andi r16, 4
    or r24, r16
    lsl r25
    lsl r25
    andi r25, 16
    or r24, r25
    mov r25, r18
    lsl r25
    adc r25, r1
    lsl r25
    adc r25, r1
    andi r25, 5
    mov r16, r19
    lsr r16
    lsr r16
    andi r16, 16
    or r25, r16
    mov r16, r19
    lsl r16
    lsl r16
    andi r16, 64
    or r25, r16
    ldi r16, 8
    eor r25, r16
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    com r25
    andi r19, 65
    mov r16, r18
    lsr r16
    lsr r16
    andi r16, 4
    or r19, r16
    lsl r18
    lsl r18
    andi r18, 16
    or r19, r18
    ldi r18, 4
    eor r19, r18
    mov r18, r20
    lsl r18
    adc r18, r1
    lsl r18
    adc r18, r1
    andi r18, 5
    mov r16, r17
    lsr r16
    lsr r16
    andi r16, 16
    or r18, r16
    mov r16, r17
    lsl r16
    lsl r16
    andi r16, 64
    or r18, r16
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r17, 0
    lsr r17
    bld r17, 7
    com r18
    andi r17, 65
    mov r16, r20
    lsr r16
    lsr r16
    andi r16, 4
    or r17, r16
    lsl r20
    lsl r20
    andi r20, 16
    or r17, r20
    mov r20, r23
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 5
    mov r16, r6
    lsr r16
    lsr r16
    andi r16, 16
    or r20, r16
    mov r16, r6
    lsl r16
    lsl r16
    andi r16, 64
    or r20, r16
    bst r6, 0
    lsr r6
    bld r6, 7
    bst r6, 0
    lsr r6
    bld r6, 7
    com r20
    mov r16, r6
    andi r16, 65
    mov r13, r23
    lsr r13
    lsr r13
    std Y+4, r20
    mov r20, r13
    andi r20, 4
    or r16, r20
    lsl r23
    lsl r23
    andi r23, 16
    or r16, r23
    mov r13, r9
    lsr r13
    mov r20, r13
    andi r20, 1
    mov r13, r9
    lsr r13
    lsr r13
    lsr r13
    swap r9
    mov r23, r9
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    std Y+5, r16
    mov r16, r13
    std Y+6, r17
    mov r17, r16
    andi r17, 20
    or r20, r17
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r17, Y+5
    or r20, r17
    andi r16, 10
    ldd r17, Y+23
    or r16, r17
    or r16, r23
    adiw r26, 8
    ld r13, X
    lsr r13
    lsr r13
    lsr r13
    ldd r17, Y+4
    eor r17, r13
    andi r17, 8
    mov r13, r2
    swap r13
    mov r23, r13
    andi r23, 15
    lsr r23
    lsr r23
    andi r23, 2
    or r23, r17
    mov r13, r2
    swap r13
    mov r17, r13
    andi r17, 240
    andi r17, 160
    or r23, r17
    ; round 26 (skinny.dsl:60)
    com r23
    mov r13, r10
    lsr r13
    mov r17, r13
    andi r17, 1
    mov r13, r10
    lsr r13
    lsr r13
    lsr r13
    swap r10
    std Y+4, r16
    mov r16, r10
    andi r16, 240
    lsl r16
    lsl r16
    lsl r16
    std Y+23, r23
    mov r23, r13
    std Y+5, r20
    mov r20, r23
    andi r20, 20
    or r17, r20
    ldd r20, Y+0
    or r17, r20
    andi r23, 10
    ldd r20, Y+22
    or r23, r20
    or r23, r16
    ld r20, X
    swap r20
    andi r20, 15
    ldd r16, Y+3
    eor r16, r20
    andi r16, 8
    mov r13, r4
    swap r13
    mov r20, r13
    andi r20, 15
    lsr r20
    lsr r20
    andi r20, 2
    or r20, r16
    mov r13, r4
    swap r13
    mov r16, r13
    andi r16, 240
    andi r16, 160
    or r20, r16
    ldi r16, 18
    eor r20, r16
    com r20
    mov r13, r15
    lsr r13
    mov r16, r13
    andi r16, 1
    mov r13, r15
    lsr r13
    lsr r13
    lsr r13
    swap r15
    std Y+3, r23
    mov r23, r15
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    std Y+22, r20
    mov r20, r13
    std Y+0, r17
    mov r17, r20
    andi r17, 20
    or r16, r17
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    ldd r17, Y+0
    or r16, r17
    andi r20, 10
    or r20, r21
    or r20, r23
    mov r15, r7
    swap r15
    mov r21, r15
    andi r21, 15
    lsr r21
    lsr r21
    andi r21, 2
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ldd r17, Y+0
    or r21, r17
    mov r15, r7
    swap r15
    mov r17, r15
    andi r17, 240
    andi r17, 160
    or r21, r17
    com r21
    mov r15, r0
    lsr r15
    mov r17, r15
    andi r17, 1
    mov r15, r0
    lsr r15
    lsr r15
    lsr r15
    swap r0
    mov r23, r0
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    std Y+0, r20
    mov r20, r15
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    std Y+1, r21
    mov r21, r20
    andi r21, 20
    or r17, r21
    ldd r21, Y+0
    or r17, r21
    andi r20, 10
    ldd r21, Y+3
    or r20, r21
    or r20, r23
    mov r15, r12
    swap r15
    mov r21, r15
    andi r21, 15
    lsr r21
    lsr r21
    andi r21, 2
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r23, Y+0
    or r21, r23
    mov r15, r12
    swap r15
    mov r23, r15
    andi r23, 240
    andi r23, 160
    or r21, r23
    com r21
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r23, X
    swap r23
    andi r23, 15
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ldd r15, Y+0
    eor r15, r23
    swap r15
    mov r23, r15
    andi r23, 240
    lsl r23
    andi r23, 128
    mov r15, r2
    lsl r15
    lsr r2
    std Y+0, r20
    mov r20, r15
    andi r20, 10
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    std Y+0, r21
    mov r21, r2
    andi r21, 32
    or r20, r21
    or r20, r23
    ldi r21, 32
    eor r20, r21
    ; round 27 (skinny.dsl:60)
    com r20
    ld r15, X
    swap r15
    mov r21, r15
    andi r21, 15
    lsr r21
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r23, Y+6
    eor r23, r21
    swap r23
    andi r23, 240
    lsl r23
    andi r23, 128
    mov r15, r4
    lsl r15
    lsr r4
    mov r21, r15
    andi r21, 10
    std Y+6, r20
    mov r20, r4
    andi r20, 32
    or r21, r20
    or r21, r23
    ldi r20, 16
    eor r21, r20
    com r21
    mov r15, r7
    lsl r15
    lsr r7
    mov r20, r15
    andi r20, 10
    mov r23, r7
    andi r23, 32
    or r20, r23
    ldd r23, Y+11
    or r20, r23
    ldi r23, 32
    eor r20, r23
    com r20
    mov r15, r12
    lsl r15
    lsr r12
    mov r23, r15
    andi r23, 10
    std Y+11, r20
    mov r20, r12
    andi r20, 32
    or r23, r20
    ldd r20, Y+0
    or r23, r20
    com r23
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r20, Y+0
    mov r15, r20
    swap r15
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+0, r23
    mov r23, r15
    andi r23, 130
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r15, Y+0
    mov r13, r15
    lsr r13
    lsr r13
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    std Y+56, r21
    mov r21, r13
    andi r21, 8
    or r23, r21
    mov r21, r15
    swap r21
    andi r21, 240
    andi r21, 32
    or r23, r21
    mov r21, r20
    lsr r21
    andi r21, 1
    mov r13, r15
    swap r13
    bst r13, 0
    lsr r13
    bld r13, 7
    std Y+53, r23
    mov r23, r13
    andi r23, 68
    or r21, r23
    mov r23, r20
    lsr r23
    lsr r23
    lsr r23
    andi r23, 16
    or r21, r23
    ldi r23, 64
    eor r21, r23
    ; round 28 (skinny.dsl:60)
    com r21
    ldd r23, Y+0
    mov r13, r23
    swap r13
    std Y+62, r21
    mov r21, r13
    andi r21, 130
    mov r13, r3
    lsr r13
    lsr r13
    std Y+63, r17
    mov r17, r13
    andi r17, 8
    or r21, r17
    mov r17, r3
    swap r17
    andi r17, 240
    andi r17, 32
    or r21, r17
    mov r17, r23
    lsr r17
    andi r17, 1
    mov r13, r3
    swap r13
    bst r13, 0
    lsr r13
    bld r13, 7
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r21
    mov r21, r13
    andi r21, 68
    or r17, r21
    mov r21, r23
    lsr r21
    lsr r21
    lsr r21
    andi r21, 16
    or r17, r21
    ldi r21, 72
    eor r17, r21
    com r17
    mov r21, r11
    swap r21
    andi r21, 130
    subi r28, lo8(-(-245))
    sbci r29, hi8(-(-245))
    ldd r13, Y+0
    mov r12, r13
    lsr r12
    lsr r12
    subi r28, lo8(-(246))
    sbci r29, hi8(-(246))
    std Y+0, r17
    mov r17, r12
    andi r17, 8
    or r21, r17
    mov r17, r13
    swap r17
    andi r17, 240
    andi r17, 32
    or r21, r17
    mov r17, r11
    lsr r17
    andi r17, 1
    mov r12, r13
    swap r12
    bst r12, 0
    lsr r12
    bld r12, 7
    std Y+1, r21
    mov r21, r12
    andi r21, 68
    or r17, r21
    mov r21, r11
    lsr r21
    lsr r21
    lsr r21
    andi r21, 16
    or r17, r21
    com r17
    mov r21, r14
    swap r21
    andi r21, 130
    subi r28, lo8(-(-241))
    sbci r29, hi8(-(-241))
    ldd r12, Y+0
    mov r10, r12
    lsr r10
    lsr r10
    subi r28, lo8(-(243))
    sbci r29, hi8(-(243))
    std Y+0, r17
    mov r17, r10
    andi r17, 8
    or r21, r17
    mov r17, r12
    swap r17
    andi r17, 240
    andi r17, 32
    or r21, r17
    mov r17, r14
    lsr r17
    andi r17, 1
    mov r10, r12
    swap r10
    bst r10, 0
    lsr r10
    bld r10, 7
    std Y+1, r21
    mov r21, r10
    andi r21, 68
    or r17, r21
    mov r21, r14
    lsr r21
    lsr r21
    lsr r21
    andi r21, 16
    or r17, r21
    ldi r21, 64
    eor r17, r21
    com r17
    mov r21, r15
    swap r21
    andi r21, 68
    std Y+2, r17
    mov r17, r20
    andi r17, 1
    or r17, r21
    lsr r20
    lsr r20
    mov r21, r20
    andi r21, 16
    or r17, r21
    ldi r21, 64
    eor r17, r21
    ; round 29 (skinny.dsl:60)
    com r17
    andi r20, 5
    mov r21, r15
    subi r28, lo8(-(-180))
    sbci r29, hi8(-(-180))
    std Y+0, r17
    mov r17, r21
    andi r17, 16
    or r20, r17
    swap r21
    andi r21, 240
    lsl r21
    lsl r21
    andi r21, 64
    or r20, r21
    ldi r21, 64
    eor r20, r21
    mov r21, r3
    swap r21
    andi r21, 68
    mov r17, r23
    andi r17, 1
    or r17, r21
    lsr r23
    lsr r23
    mov r21, r23
    andi r21, 16
    or r17, r21
    ldi r21, 192
    eor r17, r21
    com r17
    andi r23, 5
    mov r21, r3
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    std Y+0, r17
    mov r17, r21
    andi r17, 16
    or r23, r17
    swap r21
    andi r21, 240
    lsl r21
    lsl r21
    andi r21, 64
    or r23, r21
    mov r21, r13
    swap r21
    andi r21, 68
    mov r17, r11
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    std Y+0, r23
    mov r23, r17
    andi r23, 1
    or r23, r21
    lsr r17
    lsr r17
    mov r21, r17
    andi r21, 16
    or r23, r21
    ldi r21, 64
    eor r23, r21
    com r23
    andi r17, 5
    mov r21, r13
    subi r28, lo8(-(245))
    sbci r29, hi8(-(245))
    std Y+0, r23
    mov r23, r21
    andi r23, 16
    or r17, r23
    swap r21
    andi r21, 240
    lsl r21
    lsl r21
    andi r21, 64
    or r17, r21
    mov r21, r12
    swap r21
    andi r21, 68
    mov r23, r14
    subi r28, lo8(-(-251))
    sbci r29, hi8(-(-251))
    std Y+0, r17
    mov r17, r23
    andi r17, 1
    or r17, r21
    lsr r23
    lsr r23
    mov r21, r23
    andi r21, 16
    or r17, r21
    com r17
    andi r23, 5
    mov r21, r12
    subi r28, lo8(-(252))
    sbci r29, hi8(-(252))
    std Y+0, r17
    mov r17, r21
    andi r17, 16
    or r23, r17
    swap r21
    andi r21, 240
    lsl r21
    lsl r21
    andi r21, 64
    or r23, r21
    subi r28, lo8(-(-276))
    sbci r29, hi8(-(-276))
    ldd r21, Y+0
    mov r17, r21
    lsr r17
    andi r17, 17
    ldd r15, Y+5
    mov r14, r15
    lsl r14
    std Y+29, r23
    mov r23, r14
    subi r28, lo8(-(277))
    sbci r29, hi8(-(277))
    std Y+0, r20
    mov r20, r23
    andi r20, 4
    or r17, r20
    andi r23, 2
    mov r20, r15
    lsr r20
    std Y+1, r16
    mov r16, r20
    andi r16, 64
    or r17, r16
    mov r16, r15
    lsr r16
    lsr r16
    andi r16, 2
    std Y+2, r17
    mov r17, r21
    andi r17, 8
    or r16, r17
    mov r17, r21
    lsr r17
    lsr r17
    andi r17, 32
    or r16, r17
    mov r17, r15
    lsl r17
    lsl r17
    andi r17, 128
    or r16, r17
    lsl r15
    lsl r15
    lsl r15
    ; round 30 (skinny.dsl:60)
    com r16
    mov r17, r15
    andi r17, 32
    subi r28, lo8(-(-273))
    sbci r29, hi8(-(-273))
    ldd r15, Y+0
    mov r14, r15
    lsr r14
    std Y+1, r16
    mov r16, r14
    andi r16, 17
    ldd r14, Y+12
    mov r13, r14
    lsl r13
    subi r28, lo8(-(276))
    sbci r29, hi8(-(276))
    std Y+0, r18
    mov r18, r13
    std Y+1, r19
    mov r19, r18
    andi r19, 4
    or r16, r19
    andi r18, 2
    mov r19, r14
    lsr r19
    std Y+2, r25
    mov r25, r19
    andi r25, 64
    or r16, r25
    ldi r25, 64
    eor r16, r25
    mov r25, r14
    lsr r25
    lsr r25
    andi r25, 2
    std Y+3, r16
    mov r16, r15
    std Y+4, r24
    mov r24, r16
    andi r24, 8
    or r25, r24
    mov r24, r16
    lsr r24
    lsr r24
    andi r24, 32
    or r25, r24
    mov r24, r14
    lsl r24
    lsl r24
    andi r24, 128
    or r25, r24
    ldi r24, 33
    eor r25, r24
    lsl r14
    lsl r14
    lsl r14
    com r25
    mov r24, r14
    andi r24, 32
    subi r28, lo8(-(-272))
    sbci r29, hi8(-(-272))
    ldd r15, Y+0
    mov r14, r15
    lsr r14
    std Y+8, r25
    mov r25, r14
    andi r25, 17
    ldd r14, Y+2
    mov r13, r14
    lsl r13
    subi r28, lo8(-(277))
    sbci r29, hi8(-(277))
    std Y+0, r22
    mov r22, r13
    mov r16, r22
    andi r16, 4
    or r25, r16
    andi r22, 2
    mov r16, r14
    lsr r16
    std Y+1, r22
    mov r22, r16
    andi r22, 64
    or r25, r22
    mov r22, r14
    lsr r22
    lsr r22
    andi r22, 2
    std Y+2, r25
    mov r25, r15
    mov r21, r25
    andi r21, 8
    or r22, r21
    mov r21, r25
    lsr r21
    lsr r21
    andi r21, 32
    or r22, r21
    mov r21, r14
    lsl r21
    lsl r21
    andi r21, 128
    or r22, r21
    ldi r21, 32
    eor r22, r21
    lsl r14
    lsl r14
    lsl r14
    com r22
    mov r21, r14
    andi r21, 32
    subi r28, lo8(-(-275))
    sbci r29, hi8(-(-275))
    ldd r15, Y+2
    mov r14, r15
    lsr r14
    std Y+0, r22
    mov r22, r14
    andi r22, 17
    ldd r14, Y+4
    mov r13, r14
    lsl r13
    mov r25, r13
    subi r28, lo8(-(278))
    sbci r29, hi8(-(278))
    std Y+0, r21
    mov r21, r25
    andi r21, 4
    or r22, r21
    andi r25, 2
    mov r21, r14
    lsr r21
    std Y+1, r25
    mov r25, r21
    andi r25, 64
    or r22, r25
    mov r25, r14
    lsr r25
    lsr r25
    andi r25, 2
    std Y+2, r22
    mov r22, r15
    std Y+3, r21
    mov r21, r22
    andi r21, 8
    or r25, r21
    mov r21, r22
    lsr r21
    lsr r21
    andi r21, 32
    or r25, r21
    mov r21, r14
    lsl r21
    lsl r21
    andi r21, 128
    or r25, r21
    ldi r21, 32
    eor r25, r21
    lsl r14
    lsl r14
    lsl r14
    com r25
    mov r21, r14
    andi r21, 32
    subi r28, lo8(-(-288))
    sbci r29, hi8(-(-288))
    ldd r15, Y+0
    mov r14, r15
    swap r14
    std Y+14, r25
    mov r25, r14
    andi r25, 15
    lsr r25
    andi r25, 2
    mov r22, r20
    andi r22, 8
    or r25, r22
    or r25, r17
    andi r20, 32
    mov r17, r15
    swap r17
    andi r17, 240
    lsl r17
    andi r17, 128
    or r25, r17
    bst r15, 0
    lsr r15
    bld r15, 7
    mov r17, r15
    andi r17, 136
    or r23, r17
    or r23, r20
    ldi r20, 32
    eor r23, r20
    ; round 31 (skinny.dsl:60)
    com r25
    ldd r20, Y+4
    mov r17, r20
    swap r17
    andi r17, 15
    lsr r17
    andi r17, 2
    mov r22, r19
    andi r22, 8
    or r17, r22
    or r17, r24
    andi r19, 32
    mov r24, r20
    swap r24
    andi r24, 240
    lsl r24
    andi r24, 128
    or r17, r24
    ldi r24, 1
    eor r17, r24
    bst r20, 0
    lsr r20
    bld r20, 7
    andi r20, 136
    or r18, r20
    or r18, r19
    com r17
    ldd r19, Y+8
    mov r24, r19
    swap r24
    andi r24, 15
    lsr r24
    andi r24, 2
    mov r20, r16
    andi r20, 8
    or r24, r20
    subi r28, lo8(-(286))
    sbci r29, hi8(-(286))
    ldd r20, Y+2
    or r24, r20
    andi r16, 32
    mov r20, r19
    swap r20
    andi r20, 240
    lsl r20
    andi r20, 128
    or r24, r20
    ldi r20, 2
    eor r24, r20
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 136
    ldd r20, Y+0
    or r20, r19
    or r20, r16
    com r24
    subi r28, lo8(-(-274))
    sbci r29, hi8(-(-274))
    ldd r19, Y+0
    mov r16, r19
    swap r16
    andi r16, 15
    lsr r16
    andi r16, 2
    subi r28, lo8(-(274))
    sbci r29, hi8(-(274))
    ldd r22, Y+5
    std Y+0, r20
    mov r20, r22
    andi r20, 8
    or r16, r20
    or r16, r21
    andi r22, 32
    mov r21, r19
    swap r21
    andi r21, 240
    lsl r21
    andi r21, 128
    or r16, r21
    ldi r21, 2
    eor r16, r21
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 136
    ldd r21, Y+3
    or r21, r19
    or r21, r22
    com r16
    subi r28, lo8(-(-232))
    sbci r29, hi8(-(-232))
    ldd r19, Y+9
    mov r20, r19
    bst r20, 0
    lsr r20
    bld r20, 7
    bst r20, 0
    lsr r20
    bld r20, 7
    andi r20, 170
    ldi r22, 2
    eor r20, r22
    andi r19, 85
    ldi r22, 4
    eor r19, r22
    ldd r22, Y+0
    mov r15, r22
    bst r15, 0
    lsr r15
    bld r15, 7
    bst r15, 0
    lsr r15
    bld r15, 7
    std Y+9, r19
    mov r19, r15
    andi r19, 170
    subi r28, lo8(-(235))
    sbci r29, hi8(-(235))
    std Y+0, r20
    ldi r20, 2
    eor r19, r20
    andi r22, 85
    ldi r20, 4
    eor r22, r20
    subi r28, lo8(-(-277))
    sbci r29, hi8(-(-277))
    ldd r20, Y+39
    mov r15, r20
    bst r15, 0
    lsr r15
    bld r15, 7
    bst r15, 0
    lsr r15
    bld r15, 7
    std Y+42, r22
    mov r22, r15
    andi r22, 170
    andi r20, 85
    ldd r15, Y+37
    mov r14, r15
    bst r14, 0
    lsr r14
    bld r14, 7
    bst r14, 0
    lsr r14
    bld r14, 7
    std Y+39, r20
    mov r20, r14
    andi r20, 170
    std Y+0, r20
    mov r20, r15
    andi r20, 85
    adiw r28, 37
    ldd r15, Y+42
    mov r14, r15
    swap r14
    std Y+0, r20
    mov r20, r14
    andi r20, 15
    lsr r20
    ldd r14, Y+41
    mov r13, r14
    lsl r13
    lsl r13
    lsl r13
    bst r14, 0
    lsr r14
    bld r14, 7
    std Y+41, r22
    mov r22, r14
    andi r22, 136
    ldd r14, Y+4
    or r14, r22
    mov r22, r15
    std Y+4, r19
    mov r19, r22
    andi r19, 2
    ldd r15, Y+21
    or r19, r15
    ldd r15, Y+19
    or r19, r15
    std Y+19, r21
    ldi r21, 2
    eor r19, r21
    swap r22
    andi r22, 240
    lsl r22
    andi r22, 32
    or r14, r22
    ; round 34 (skinny.dsl:60)
    com r19
    ; round 35 (skinny.dsl:60)
    com r14
    ldd r21, Y+38
    mov r22, r21
    swap r22
    andi r22, 15
    lsr r22
    ldd r15, Y+37
    mov r3, r15
    lsl r3
    lsl r3
    lsl r3
    bst r15, 0
    lsr r15
    bld r15, 7
    std Y+37, r19
    mov r19, r15
    andi r19, 136
    ldd r15, Y+9
    or r15, r19
    mov r19, r21
    andi r19, 2
    ldd r12, Y+25
    or r19, r12
    ldd r12, Y+23
    or r19, r12
    std Y+23, r16
    ldi r16, 18
    eor r19, r16
    swap r21
    andi r21, 240
    lsl r21
    andi r21, 32
    or r15, r21
    ldi r21, 48
    eor r15, r21
    ; round 34 (skinny.dsl:60)
    com r19
    ; round 35 (skinny.dsl:60)
    com r15
    ldd r21, Y+36
    mov r16, r21
    swap r16
    andi r16, 15
    lsr r16
    ldd r12, Y+28
    mov r11, r12
    lsl r11
    lsl r11
    lsl r11
    bst r12, 0
    lsr r12
    bld r12, 7
    std Y+28, r19
    mov r19, r12
    andi r19, 136
    ldd r12, Y+13
    or r12, r19
    mov r19, r21
    andi r19, 2
    ldd r10, Y+30
    or r19, r10
    ldd r10, Y+26
    or r19, r10
    swap r21
    andi r21, 240
    lsl r21
    andi r21, 32
    or r12, r21
    ldi r21, 32
    eor r12, r21
    ; round 34 (skinny.dsl:60)
    com r19
    ; round 35 (skinny.dsl:60)
    com r12
    ldd r21, Y+35
    mov r10, r21
    swap r10
    std Y+36, r19
    mov r19, r10
    andi r19, 15
    lsr r19
    ldd r10, Y+34
    mov r9, r10
    lsl r9
    lsl r9
    lsl r9
    bst r10, 0
    lsr r10
    bld r10, 7
    std Y+34, r24
    mov r24, r10
    andi r24, 136
    ldd r10, Y+17
    or r10, r24
    mov r24, r21
    andi r24, 2
    ldd r6, Y+33
    or r24, r6
    ldd r6, Y+32
    or r24, r6
    swap r21
    andi r21, 240
    lsl r21
    andi r21, 32
    or r10, r21
    ; round 34 (skinny.dsl:60)
    com r24
    ; round 35 (skinny.dsl:60)
    com r10
    ldd r21, Y+18
    mov r6, r21
    bst r6, 0
    lsr r6
    bld r6, 7
    ; round 5 (skinny.dsl:60)
    com r21
    std Y+18, r24
    mov r24, r6
    andi r24, 136
    std Y+35, r18
    mov r18, r20
    andi r18, 2
    or r18, r24
    andi r20, 4
    ldd r24, Y+3
    std Y+32, r17
    mov r17, r24
    andi r17, 17
    or r17, r20
    ; round 4 (skinny.dsl:60)
    com r24
    mov r20, r13
    std Y+3, r23
    mov r23, r20
    andi r23, 64
    or r17, r23
    andi r20, 32
    or r18, r20
    ldd r20, Y+22
    mov r23, r20
    bst r23, 0
    lsr r23
    bld r23, 7
    ; round 5 (skinny.dsl:60)
    com r20
    andi r23, 136
    std Y+22, r18
    mov r18, r22
    andi r18, 2
    or r18, r23
    andi r22, 4
    ldd r23, Y+8
    std Y+33, r17
    mov r17, r23
    andi r17, 17
    or r17, r22
    ; round 4 (skinny.dsl:60)
    com r23
    mov r22, r3
    std Y+8, r25
    mov r25, r22
    andi r25, 64
    or r17, r25
    ldi r25, 4
    eor r17, r25
    andi r22, 32
    or r18, r22
    ldd r25, Y+27
    mov r22, r25
    bst r22, 0
    lsr r22
    bld r22, 7
    ; round 5 (skinny.dsl:60)
    com r25
    andi r22, 136
    std Y+27, r18
    mov r18, r16
    andi r18, 2
    or r18, r22
    andi r16, 4
    ldd r22, Y+12
    std Y+17, r17
    mov r17, r22
    andi r17, 17
    or r17, r16
    ; round 4 (skinny.dsl:60)
    com r22
    mov r16, r11
    std Y+12, r25
    mov r25, r16
    andi r25, 64
    or r17, r25
    andi r16, 32
    or r18, r16
    ldd r25, Y+31
    mov r16, r25
    bst r16, 0
    lsr r16
    bld r16, 7
    ; round 5 (skinny.dsl:60)
    com r25
    andi r16, 136
    std Y+31, r18
    mov r18, r19
    andi r18, 2
    or r18, r16
    andi r19, 4
    ldd r16, Y+16
    std Y+26, r17
    mov r17, r16
    andi r17, 17
    or r17, r19
    ; round 4 (skinny.dsl:60)
    com r16
    mov r19, r9
    std Y+16, r25
    mov r25, r19
    andi r25, 64
    or r17, r25
    andi r19, 32
    or r18, r19
    ldd r25, Y+39
    mov r19, r25
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    lsl r25
    andi r25, 4
    adiw r28, 46
    ldd r13, Y+27
    or r13, r25
    ldd r25, Y+1
    or r13, r25
    ldi r25, 64
    eor r13, r25
    ; round 36 (skinny.dsl:60)
    com r13
    andi r19, 34
    ldd r25, Y+0
    mov r3, r25
    swap r3
    std Y+1, r18
    mov r18, r3
    andi r18, 136
    or r19, r18
    ; round 6 (skinny.dsl:60)
    com r25
    ; round 36 (skinny.dsl:60)
    com r19
    ldd r18, Y+7
    mov r3, r18
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r18
    andi r18, 4
    ldd r11, Y+31
    or r11, r18
    ldd r18, Y+12
    or r11, r18
    ldi r18, 8
    eor r11, r18
    com r11
    mov r18, r3
    andi r18, 34
    ldd r3, Y+11
    mov r9, r3
    swap r9
    std Y+12, r19
    mov r19, r9
    andi r19, 136
    or r18, r19
    ; round 6 (skinny.dsl:60)
    com r3
    ldd r19, Y+15
    mov r9, r19
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    lsl r19
    andi r19, 4
    ldd r6, Y+43
    or r6, r19
    ldd r19, Y+18
    or r6, r19
    ldi r19, 64
    eor r6, r19
    ; round 36 (skinny.dsl:60)
    com r6
    mov r19, r9
    andi r19, 34
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r9, Y+0
    mov r7, r9
    swap r7
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    std Y+0, r18
    mov r18, r7
    andi r18, 136
    or r19, r18
    ; round 6 (skinny.dsl:60)
    com r9
    ; round 36 (skinny.dsl:60)
    com r19
    ldd r18, Y+3
    mov r7, r18
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    lsl r18
    andi r18, 4
    ldd r8, Y+24
    or r8, r18
    ldd r18, Y+6
    or r8, r18
    ldi r18, 64
    eor r8, r18
    com r8
    mov r18, r7
    andi r18, 34
    ldd r7, Y+5
    mov r0, r7
    swap r0
    std Y+6, r19
    mov r19, r0
    andi r19, 136
    or r18, r19
    ; round 6 (skinny.dsl:60)
    com r7
    ; round 36 (skinny.dsl:60)
    com r18
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ; round 1 (skinny.dsl:60)
    ldd r0, Y+0
    mov r4, r0
    com r4
    st Z+, r4
    ldd r19, Y+1
    st Z+, r19
    ; round 2 (skinny.dsl:60)
    com r19
    ldd r4, Y+4
    st Z+, r4
    ; round 1 (skinny.dsl:60)
    com r4
    ldd r5, Y+5
    st Z+, r5
    ldd r2, Y+7
    st Z+, r2
    ldd r2, Y+9
    st Z+, r2
    ldd r2, Y+11
    st Z+, r2
    ldd r2, Y+13
    st Z+, r2
    ldd r2, Y+18
    st Z+, r2
    ldd r2, Y+20
    st Z+, r2
    ; round 2 (skinny.dsl:60)
    com r5
    ldd r2, Y+24
    mov r0, r2
    com r0
    st Z+, r0
    ldd r0, Y+26
    st Z+, r0
    ldd r0, Y+31
    st Z+, r0
    ldd r0, Y+33
    st Z+, r0
    ldd r0, Y+38
    st Z+, r0
    ldd r0, Y+40
    st Z+, r0
    ldd r0, Y+46
    st Z+, r0
    ldd r0, Y+45
    st Z+, r0
    ldd r2, Y+44
    st Z+, r2
    ; round 4 (skinny.dsl:60)
    com r0
    ldd r2, Y+43
    st Z+, r2
    std Y+45, r4
    ldd r4, Y+42
    st Z+, r4
    ldd r4, Y+41
    st Z+, r4
    ldd r4, Y+36
    st Z+, r4
    ldd r4, Y+39
    st Z+, r4
    ldd r4, Y+48
    st Z+, r4
    st Z+, r24
    com r2
    ldd r4, Y+53
    mov r24, r4
    com r24
    st Z+, r24
    st Z+, r23
    ldd r24, Y+57
    st Z+, r24
    st Z+, r22
    ldd r24, Y+62
    st Z+, r24
    st Z+, r16
    st Z+, r21
    adiw r28, 29
    ldd r21, Y+38
    st Z+, r21
    st Z+, r20
    ; round 6 (skinny.dsl:60)
    com r21
    ldd r24, Y+42
    st Z+, r24
    ldd r20, Y+30
    st Z+, r20
    ldd r20, Y+47
    st Z+, r20
    ldd r20, Y+34
    st Z+, r20
    ldd r20, Y+0
    st Z+, r20
    ldd r20, Y+58
    st Z+, r20
    st Z+, r25
    com r24
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r25, Y+3
    mov r20, r25
    com r20
    st Z+, r20
    st Z+, r3
    ldd r3, Y+9
    st Z+, r3
    st Z+, r9
    ldd r3, Y+15
    st Z+, r3
    st Z+, r7
    ldd r3, Y+21
    st Z+, r3
    ldd r3, Y+23
    st Z+, r3
    ldd r9, Y+25
    st Z+, r9
    ; round 8 (skinny.dsl:60)
    com r3
    ldd r9, Y+28
    st Z+, r9
    ldd r7, Y+31
    st Z+, r7
    ldd r7, Y+34
    st Z+, r7
    ldd r7, Y+33
    st Z+, r7
    ldd r7, Y+32
    st Z+, r7
    ldd r7, Y+35
    st Z+, r7
    ldd r7, Y+36
    st Z+, r7
    com r9
    ldd r7, Y+39
    mov r20, r7
    com r20
    st Z+, r20
    ldd r20, Y+40
    st Z+, r20
    ldd r20, Y+45
    st Z+, r20
    ldd r20, Y+46
    st Z+, r20
    ldd r20, Y+47
    st Z+, r20
    ldd r20, Y+48
    st Z+, r20
    ldd r20, Y+56
    st Z+, r20
    ldd r20, Y+55
    st Z+, r20
    ldd r16, Y+0
    st Z+, r16
    ; round 10 (skinny.dsl:60)
    com r20
    ldd r16, Y+52
    st Z+, r16
    ldd r23, Y+51
    st Z+, r23
    ldd r23, Y+50
    st Z+, r23
    ldd r23, Y+49
    st Z+, r23
    ldd r23, Y+14
    st Z+, r23
    ldd r23, Y+53
    st Z+, r23
    ldd r23, Y+54
    st Z+, r23
    com r16
    ldd r23, Y+58
    mov r22, r23
    com r22
    st Z+, r22
    ldd r22, Y+59
    st Z+, r22
    ldd r22, Y+63
    st Z+, r22
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r22, Y+0
    st Z+, r22
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r22, Y+0
    st Z+, r22
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r22, Y+0
    st Z+, r22
    ldd r22, Y+4
    st Z+, r22
    ldd r22, Y+3
    st Z+, r22
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r4, Y+0
    st Z+, r4
    ; round 12 (skinny.dsl:60)
    com r22
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r4, Y+1
    st Z+, r4
    ldd r25, Y+24
    st Z+, r25
    ldd r25, Y+33
    st Z+, r25
    ldd r25, Y+25
    st Z+, r25
    ldd r25, Y+2
    st Z+, r25
    ldd r25, Y+31
    st Z+, r25
    ldd r25, Y+32
    st Z+, r25
    com r4
    ldd r25, Y+35
    mov r7, r25
    com r7
    st Z+, r7
    ldd r7, Y+36
    st Z+, r7
    ldd r7, Y+40
    st Z+, r7
    ldd r7, Y+41
    st Z+, r7
    ldd r7, Y+43
    st Z+, r7
    ldd r7, Y+44
    st Z+, r7
    ldd r7, Y+55
    st Z+, r7
    ldd r7, Y+53
    st Z+, r7
    ldd r23, Y+45
    st Z+, r23
    ; round 14 (skinny.dsl:60)
    com r7
    ldd r23, Y+52
    st Z+, r23
    ldd r25, Y+51
    st Z+, r25
    ldd r25, Y+49
    st Z+, r25
    ldd r25, Y+47
    st Z+, r25
    ldd r25, Y+46
    st Z+, r25
    ldd r25, Y+48
    st Z+, r25
    ldd r25, Y+50
    st Z+, r25
    com r23
    ldd r25, Y+54
    com r25
    st Z+, r25
    ldd r25, Y+56
    st Z+, r25
    ldd r25, Y+61
    st Z+, r25
    ldd r25, Y+0
    st Z+, r25
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r25, Y+0
    st Z+, r25
    ldd r25, Y+2
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    std Y+15, r5
    ldd r5, Y+11
    st Z+, r5
    ; round 16 (skinny.dsl:60)
    com r25
    ldd r5, Y+10
    st Z+, r5
    std Y+14, r19
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r19, Y+0
    st Z+, r19
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    ldd r19, Y+0
    st Z+, r19
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r19, Y+0
    st Z+, r19
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    ldd r19, Y+15
    st Z+, r19
    ldd r19, Y+10
    st Z+, r19
    ldd r19, Y+0
    st Z+, r19
    com r5
    ldd r19, Y+6
    com r19
    st Z+, r19
    ldd r19, Y+14
    st Z+, r19
    ldd r19, Y+12
    st Z+, r19
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r19, Y+0
    st Z+, r19
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    ldd r19, Y+16
    st Z+, r19
    ldd r19, Y+21
    st Z+, r19
    ldd r19, Y+6
    st Z+, r19
    ldd r19, Y+7
    st Z+, r19
    std Y+6, r2
    ldd r2, Y+0
    st Z+, r2
    ; round 18 (skinny.dsl:60)
    com r19
    ldd r2, Y+3
    st Z+, r2
    std Y+7, r0
    ldd r0, Y+15
    st Z+, r0
    ldd r0, Y+12
    st Z+, r0
    ldd r0, Y+20
    st Z+, r0
    ldd r0, Y+17
    st Z+, r0
    ldd r0, Y+25
    st Z+, r0
    ldd r0, Y+27
    st Z+, r0
    com r2
    ldd r0, Y+31
    com r0
    st Z+, r0
    ldd r0, Y+33
    st Z+, r0
    ldd r0, Y+37
    st Z+, r0
    subi r28, lo8(-(-96))
    sbci r29, hi8(-(-96))
    ldd r0, Y+0
    st Z+, r0
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    ldd r0, Y+0
    st Z+, r0
    ldd r0, Y+2
    st Z+, r0
    subi r28, lo8(-(-150))
    sbci r29, hi8(-(-150))
    ldd r0, Y+27
    st Z+, r0
    ldd r0, Y+0
    st Z+, r0
    std Y+27, r24
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ldd r24, Y+1
    st Z+, r24
    ; round 20 (skinny.dsl:60)
    com r0
    ldd r24, Y+0
    st Z+, r24
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    std Y+0, r21
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    ldd r21, Y+49
    st Z+, r21
    ldd r21, Y+55
    st Z+, r21
    ldd r21, Y+52
    st Z+, r21
    ldd r21, Y+58
    st Z+, r21
    ldd r21, Y+60
    st Z+, r21
    ldd r21, Y+57
    st Z+, r21
    com r24
    ldd r21, Y+53
    com r21
    st Z+, r21
    ldd r21, Y+0
    st Z+, r21
    ldd r21, Y+51
    st Z+, r21
    ldd r21, Y+62
    st Z+, r21
    ldd r21, Y+15
    st Z+, r21
    ldd r21, Y+63
    st Z+, r21
    adiw r28, 56
    ldd r21, Y+17
    st Z+, r21
    ldd r21, Y+9
    st Z+, r21
    std Y+17, r9
    ldd r9, Y+16
    st Z+, r9
    ; round 22 (skinny.dsl:60)
    com r21
    ldd r9, Y+15
    st Z+, r9
    std Y+9, r3
    ldd r3, Y+13
    st Z+, r3
    ldd r3, Y+12
    st Z+, r3
    ldd r3, Y+11
    st Z+, r3
    ldd r3, Y+10
    st Z+, r3
    ldd r3, Y+0
    st Z+, r3
    ldd r3, Y+8
    st Z+, r3
    com r9
    ldd r3, Y+14
    com r3
    st Z+, r3
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r3, Y+0
    st Z+, r3
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r3, Y+2
    st Z+, r3
    ldd r3, Y+0
    st Z+, r3
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r3, Y+0
    st Z+, r3
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r3, Y+0
    st Z+, r3
    ldd r3, Y+6
    st Z+, r3
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r3, Y+0
    st Z+, r3
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    std Y+0, r16
    subi r28, lo8(-(202))
    sbci r29, hi8(-(202))
    ldd r16, Y+0
    st Z+, r16
    ; round 24 (skinny.dsl:60)
    com r3
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r16, Y+32
    st Z+, r16
    std Y+0, r20
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r20, Y+0
    st Z+, r20
    adiw r28, 38
    ldd r20, Y+48
    st Z+, r20
    ldd r20, Y+61
    st Z+, r20
    ldd r20, Y+38
    st Z+, r20
    ldd r20, Y+0
    st Z+, r20
    ldd r20, Y+55
    st Z+, r20
    com r16
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r20, Y+0
    com r20
    st Z+, r20
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r20, Y+0
    st Z+, r20
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    ldd r20, Y+0
    st Z+, r20
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r20, Y+0
    st Z+, r20
    ldd r20, Y+2
    st Z+, r20
    ldd r20, Y+3
    st Z+, r20
    ldd r20, Y+25
    st Z+, r20
    ldd r20, Y+24
    st Z+, r20
    std Y+25, r4
    ldd r4, Y+22
    st Z+, r4
    ; round 26 (skinny.dsl:60)
    com r20
    ldd r4, Y+21
    st Z+, r4
    std Y+24, r22
    ldd r22, Y+20
    st Z+, r22
    ldd r22, Y+6
    st Z+, r22
    ldd r22, Y+4
    st Z+, r22
    ldd r22, Y+5
    st Z+, r22
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r22, Y+5
    st Z+, r22
    ldd r22, Y+23
    st Z+, r22
    com r4
    ldd r22, Y+0
    com r22
    st Z+, r22
    ldd r22, Y+22
    st Z+, r22
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    ldd r22, Y+19
    st Z+, r22
    ldd r22, Y+0
    st Z+, r22
    ldd r22, Y+9
    st Z+, r22
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r22, Y+0
    st Z+, r22
    adiw r28, 62
    ldd r22, Y+15
    st Z+, r22
    ldd r22, Y+0
    st Z+, r22
    std Y+15, r23
    subi r28, lo8(-(100))
    sbci r29, hi8(-(100))
    ldd r23, Y+0
    st Z+, r23
    ; round 28 (skinny.dsl:60)
    com r22
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    ldd r23, Y+0
    st Z+, r23
    std Y+1, r7
    ldd r7, Y+21
    st Z+, r7
    ldd r7, Y+4
    st Z+, r7
    ldd r7, Y+10
    st Z+, r7
    ldd r7, Y+9
    st Z+, r7
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    ldd r7, Y+0
    st Z+, r7
    ldd r7, Y+9
    st Z+, r7
    com r23
    ldd r7, Y+11
    com r7
    st Z+, r7
    ldd r7, Y+12
    st Z+, r7
    ldd r7, Y+13
    st Z+, r7
    ldd r7, Y+14
    st Z+, r7
    ldd r7, Y+15
    st Z+, r7
    ldd r7, Y+16
    st Z+, r7
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r7, Y+0
    st Z+, r7
    subi r28, lo8(-(185))
    sbci r29, hi8(-(185))
    ldd r7, Y+0
    st Z+, r7
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    std Y+0, r5
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r5, Y+0
    st Z+, r5
    ; round 30 (skinny.dsl:60)
    com r7
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r5, Y+0
    st Z+, r5
    subi r28, lo8(-(245))
    sbci r29, hi8(-(245))
    std Y+2, r25
    ldd r25, Y+0
    st Z+, r25
    subi r28, lo8(-(-251))
    sbci r29, hi8(-(-251))
    ldd r25, Y+0
    st Z+, r25
    subi r28, lo8(-(252))
    sbci r29, hi8(-(252))
    ldd r25, Y+0
    st Z+, r25
    subi r28, lo8(-(-247))
    sbci r29, hi8(-(-247))
    ldd r25, Y+0
    st Z+, r25
    subi r28, lo8(-(250))
    sbci r29, hi8(-(250))
    ldd r25, Y+0
    st Z+, r25
    subi r28, lo8(-(-274))
    sbci r29, hi8(-(-274))
    ldd r25, Y+0
    st Z+, r25
    com r5
    subi r28, lo8(-(278))
    sbci r29, hi8(-(278))
    ldd r25, Y+0
    com r25
    st Z+, r25
    subi r28, lo8(-(-267))
    sbci r29, hi8(-(-267))
    ldd r25, Y+0
    st Z+, r25
    subi r28, lo8(-(271))
    sbci r29, hi8(-(271))
    ldd r25, Y+0
    st Z+, r25
    subi r28, lo8(-(-277))
    sbci r29, hi8(-(-277))
    ldd r25, Y+0
    st Z+, r25
    subi r28, lo8(-(280))
    sbci r29, hi8(-(280))
    ldd r25, Y+0
    st Z+, r25
    subi r28, lo8(-(-276))
    sbci r29, hi8(-(-276))
    ldd r25, Y+0
    st Z+, r25
    ldd r25, Y+43
    st Z+, r25
    ldd r25, Y+38
    st Z+, r25
    std Y+43, r2
    adiw r28, 38
    ldd r2, Y+29
    st Z+, r2
    ; round 32 (skinny.dsl:60)
    com r25
    ldd r2, Y+32
    st Z+, r2
    std Y+0, r19
    ldd r19, Y+31
    st Z+, r19
    subi r28, lo8(-(234))
    sbci r29, hi8(-(234))
    ldd r19, Y+0
    st Z+, r19
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    ldd r19, Y+4
    st Z+, r19
    ldd r19, Y+0
    st Z+, r19
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    ldd r19, Y+0
    st Z+, r19
    subi r28, lo8(-(-264))
    sbci r29, hi8(-(-264))
    ldd r19, Y+7
    st Z+, r19
    com r2
    ldd r19, Y+28
    com r19
    st Z+, r19
    ldd r19, Y+0
    st Z+, r19
    adiw r28, 9
    ldd r19, Y+56
    st Z+, r19
    ldd r19, Y+0
    st Z+, r19
    subi r28, lo8(-(-22))
    sbci r29, hi8(-(-22))
    ldd r19, Y+0
    st Z+, r19
    ldd r19, Y+27
    st Z+, r19
    ldd r19, Y+9
    st Z+, r19
    ldd r19, Y+51
    st Z+, r19
    std Y+9, r24
    ldd r24, Y+15
    st Z+, r24
    ; round 34 (skinny.dsl:60)
    com r19
    ldd r24, Y+42
    st Z+, r24
    std Y+51, r0
    ldd r0, Y+25
    st Z+, r0
    ldd r0, Y+39
    st Z+, r0
    ldd r0, Y+7
    st Z+, r0
    ldd r0, Y+37
    st Z+, r0
    adiw r28, 54
    ldd r0, Y+16
    st Z+, r0
    ldd r0, Y+20
    st Z+, r0
    com r24
    ldd r0, Y+0
    com r0
    st Z+, r0
    ldd r0, Y+11
    st Z+, r0
    ldd r0, Y+9
    st Z+, r0
    ldd r0, Y+19
    st Z+, r0
    st Z+, r17
    ldd r0, Y+1
    st Z+, r0
    st Z+, r14
    ldd r14, Y+5
    st Z+, r14
    st Z+, r15
    ; round 36 (skinny.dsl:60)
    com r14
    ldd r15, Y+10
    st Z+, r15
    st Z+, r12
    ldd r12, Y+14
    st Z+, r12
    st Z+, r10
    ldd r12, Y+30
    st Z+, r12
    ldd r12, Y+41
    st Z+, r12
    st Z+, r13
    com r15
    ldd r13, Y+47
    st Z+, r13
    st Z+, r11
    ldd r12, Y+53
    st Z+, r12
    st Z+, r6
    st Z+, r18
    st Z+, r8
    com r13
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    st Z+, r19
    st Z+, r24
    subi r28, lo8(-(-13))
    sbci r29, hi8(-(-13))
    ldd r15, Y+0
    st Z+, r15
    st Z+, r25
    st Z+, r2
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    ldd r15, Y+14
    st Z+, r15
    st Z+, r7
    st Z+, r5
    ldd r15, Y+0
    st Z+, r15
    st Z+, r22
    st Z+, r23
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r15, Y+30
    st Z+, r15
    st Z+, r20
    st Z+, r4
    ldd r15, Y+0
    st Z+, r15
    st Z+, r3
    st Z+, r16
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    ldd r15, Y+17
    st Z+, r15
    st Z+, r21
    st Z+, r9
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(-216))
    sbci r29, hi8(-(-216))
    ldd r15, Y+42
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(211))
    sbci r29, hi8(-(211))
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(-180))
    sbci r29, hi8(-(-180))
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+5
    st Z+, r15
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    ldd r25, Y+0
    st Z+, r25
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r15, Y+35
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+15
    st Z+, r15
    ldd r15, Y+16
    st Z+, r15
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+1
    st Z+, r15
    subi r28, lo8(-(-187))
    sbci r29, hi8(-(-187))
    ldd r15, Y+61
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+8
    st Z+, r15
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r15, Y+10
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+27
    st Z+, r15
    subi r28, lo8(-(-38))
    sbci r29, hi8(-(-38))
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(152))
    sbci r29, hi8(-(152))
    ldd r15, Y+1
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    ldd r15, Y+24
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+1
    st Z+, r15
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ldd r15, Y+0
    std Z+0, r15
    subi r28, lo8(-(-61))
    sbci r29, hi8(-(-61))
    movw r30, r28
    adiw r30, 1
    ldi r24, 61
    ldi r25, 1
.Llwcc_skinny64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_skinny64_128_key_setup_avr_wipe
    subi r28, 195
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
    .size lwcc_skinny64_128_key_setup_avr, .-lwcc_skinny64_128_key_setup_avr

    .global lwcc_skinny64_128_ecb_encrypt_avr
    .type lwcc_skinny64_128_ecb_encrypt_avr, @function
lwcc_skinny64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_skinny64_128_ecb_encrypt_avr_begin:
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_skinny64_128_ecb_encrypt_avr_group:
    ld r15, X+
    ld r2, X+
    ld r21, X+
    ld r14, X+
    ld r20, X+
    ld r3, X+
    ld r19, X+
    ld r5, X+
    mov r17, r15
    lsr r17
    eor r17, r20
    mov r18, r17
    andi r18, 85
    mov r16, r18
    lsl r16
    eor r15, r16
    eor r20, r18
    mov r17, r2
    lsr r17
    eor r17, r3
    mov r18, r17
    andi r18, 85
    mov r16, r18
    lsl r16
    eor r2, r16
    eor r3, r18
    mov r17, r21
    lsr r17
    eor r17, r19
    mov r18, r17
    andi r18, 85
    mov r16, r18
    lsl r16
    eor r21, r16
    eor r19, r18
    mov r17, r14
    lsr r17
    eor r17, r5
    mov r18, r17
    andi r18, 85
    mov r16, r18
    lsl r16
    eor r14, r16
    eor r5, r18
    mov r18, r15
    swap r18
    andi r18, 15
    eor r18, r2
    andi r18, 15
    mov r16, r18
    swap r16
    andi r16, 240
    eor r15, r16
    eor r2, r18
    mov r18, r21
    swap r18
    andi r18, 15
    eor r18, r14
    andi r18, 15
    mov r16, r18
    swap r16
    andi r16, 240
    eor r21, r16
    eor r14, r18
    mov r18, r20
    swap r18
    andi r18, 15
    eor r18, r3
    andi r18, 15
    mov r16, r18
    swap r16
    andi r16, 240
    eor r20, r16
    eor r3, r18
    mov r18, r19
    swap r18
    andi r18, 15
    eor r18, r5
    andi r18, 15
    mov r16, r18
    swap r16
    andi r16, 240
    eor r19, r16
    eor r5, r18
    mov r17, r15
    lsr r17
    lsr r17
    eor r17, r2
    mov r18, r17
    andi r18, 51
    mov r16, r18
    lsl r16
    lsl r16
    eor r15, r16
    eor r2, r18
    mov r17, r21
    lsr r17
    lsr r17
    eor r17, r14
    mov r18, r17
    andi r18, 51
    mov r16, r18
    lsl r16
    lsl r16
    eor r21, r16
    eor r14, r18
    mov r17, r20
    lsr r17
    lsr r17
    eor r17, r3
    mov r18, r17
    andi r18, 51
    movw r16, r18 ; r17, r19
    lsl r16
    lsl r16
    eor r20, r16
    eor r3, r18
    lsr r17
    lsr r17
    eor r17, r5
    mov r18, r17
    andi r18, 51
    mov r16, r18
    lsl r16
    lsl r16
    eor r19, r16
    eor r5, r18
    ; round 1 (skinny.dsl:60)
    mov r17, r2
    or r17, r3
    eor r15, r17
    mov r17, r20
    or r17, r2
    eor r3, r17
    mov r17, r3
    and r17, r15
    com r20
    eor r17, r20
    and r20, r15
    eor r2, r20
    mov r13, r14
    or r13, r5
    eor r21, r13
    mov r13, r19
    or r13, r14
    eor r5, r13
    mov r13, r5
    and r13, r21
    com r19
    eor r13, r19
    and r19, r21
    eor r14, r19
    ld r6, Y+
    eor r17, r6
    ld r6, Y+
    eor r13, r6
    ld r6, Y+
    eor r2, r6
    ld r6, Y+
    eor r14, r6
    ld r6, Y+
    eor r3, r6
    ld r6, Y+
    eor r5, r6
    ld r6, Y+
    eor r15, r6
    ld r6, Y+
    eor r21, r6
    mov r20, r17
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r13, r19
    andi r20, 170
    eor r17, r20
    mov r20, r17
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 170
    eor r13, r20
    mov r20, r2
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r14, r19
    andi r20, 170
    eor r2, r20
    mov r20, r2
    com r20
    mov r19, r20
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    ori r19, 85
    eor r14, r19
    mov r19, r3
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r5, r18
    andi r19, 170
    eor r3, r19
    mov r19, r3
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r5, r19
    mov r19, r15
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r21, r18
    andi r19, 170
    eor r15, r19
    mov r19, r15
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r21, r19
    ; round 2 (skinny.dsl:60)
    mov r19, r3
    or r19, r15
    eor r17, r19
    or r2, r3
    eor r15, r2
    mov r2, r15
    and r2, r17
    eor r2, r20
    and r20, r17
    eor r3, r20
    mov r6, r5
    and r6, r21
    eor r13, r6
    mov r6, r14
    and r6, r5
    eor r21, r6
    mov r6, r21
    and r6, r13
    eor r6, r14
    and r14, r13
    eor r5, r14
    ld r14, Y+
    eor r2, r14
    ld r14, Y+
    eor r6, r14
    ld r14, Y+
    eor r3, r14
    ld r14, Y+
    eor r5, r14
    ld r14, Y+
    eor r15, r14
    ld r14, Y+
    eor r21, r14
    ld r14, Y+
    eor r17, r14
    ld r14, Y+
    eor r13, r14
    mov r14, r6
    swap r14
    eor r2, r14
    mov r14, r5
    swap r14
    eor r3, r14
    mov r14, r21
    swap r14
    eor r15, r14
    mov r14, r13
    swap r14
    eor r17, r14
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r6
    lpm r14, Z
    eor r2, r14
    mov r30, r5
    lpm r14, Z
    eor r3, r14
    mov r30, r21
    lpm r14, Z
    eor r15, r14
    mov r30, r13
    lpm r14, Z
    eor r17, r14
    ; round 3 (skinny.dsl:60)
    mov r14, r15
    and r14, r17
    eor r2, r14
    mov r14, r3
    and r14, r15
    eor r17, r14
    mov r14, r17
    and r14, r2
    eor r14, r3
    and r3, r2
    eor r15, r3
    ; round 2 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r3, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r13
    lpm r13, Z
    ; round 3 (skinny.dsl:60)
    mov r6, r21
    or r6, r13
    eor r3, r6
    mov r6, r5
    or r6, r21
    eor r13, r6
    mov r6, r13
    and r6, r3
    com r5
    eor r6, r5
    and r5, r3
    eor r21, r5
    ld r5, Y+
    eor r14, r5
    ld r5, Y+
    eor r6, r5
    ld r5, Y+
    eor r15, r5
    ld r5, Y+
    eor r21, r5
    ld r5, Y+
    eor r17, r5
    ld r5, Y+
    eor r13, r5
    ld r5, Y+
    eor r2, r5
    ld r5, Y+
    eor r3, r5
    mov r20, r15
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    mov r19, r20
    andi r19, 170
    eor r21, r19
    andi r20, 85
    eor r15, r20
    mov r20, r15
    com r20
    mov r19, r20
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    ori r19, 170
    eor r21, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    lpm r5, Z
    eor r6, r5
    mov r30, r17
    lpm r5, Z
    eor r13, r5
    mov r30, r2
    lpm r5, Z
    eor r3, r5
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r14
    lpm r5, Z
    mov r30, r17
    lpm r4, Z
    mov r30, r2
    lpm r7, Z
    ; round 4 (skinny.dsl:60)
    mov r12, r4
    or r12, r7
    eor r5, r12
    or r15, r4
    eor r7, r15
    ; round 3 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r14
    lpm r15, Z
    eor r6, r15
    mov r30, r17
    lpm r15, Z
    eor r13, r15
    mov r30, r2
    lpm r15, Z
    eor r3, r15
    ; round 4 (skinny.dsl:60)
    mov r15, r7
    and r15, r5
    eor r15, r20
    and r20, r5
    eor r4, r20
    mov r2, r13
    and r2, r3
    eor r6, r2
    mov r2, r21
    and r2, r13
    eor r3, r2
    mov r2, r3
    and r2, r6
    eor r2, r21
    and r21, r6
    eor r13, r21
    ld r21, Y+
    eor r15, r21
    ld r21, Y+
    eor r2, r21
    ld r21, Y+
    eor r4, r21
    ld r21, Y+
    eor r13, r21
    ld r21, Y+
    eor r7, r21
    ld r21, Y+
    eor r3, r21
    ld r21, Y+
    eor r5, r21
    ld r21, Y+
    eor r6, r21
    mov r20, r2
    lsr r20
    andi r20, 85
    eor r15, r2
    eor r15, r20
    mov r20, r2
    lsl r20
    andi r20, 170
    eor r2, r20
    mov r20, r13
    lsr r20
    andi r20, 85
    eor r4, r13
    eor r4, r20
    mov r20, r13
    lsl r20
    andi r20, 170
    eor r13, r20
    mov r20, r3
    lsr r20
    andi r20, 85
    eor r7, r3
    eor r7, r20
    mov r20, r3
    lsl r20
    andi r20, 170
    eor r3, r20
    movw r20, r6 ; r21, r7
    lsr r20
    andi r20, 85
    eor r5, r6
    eor r5, r20
    mov r20, r6
    lsl r20
    andi r20, 170
    eor r6, r20
    ; round 5 (skinny.dsl:60)
    and r21, r5
    eor r15, r21
    mov r21, r4
    and r21, r7
    eor r5, r21
    mov r21, r5
    and r21, r15
    eor r21, r4
    and r4, r15
    eor r7, r4
    mov r14, r3
    or r14, r6
    eor r2, r14
    mov r14, r13
    or r14, r3
    eor r6, r14
    mov r14, r6
    and r14, r2
    com r13
    eor r14, r13
    and r13, r2
    eor r3, r13
    ld r17, Y+
    eor r21, r17
    ld r17, Y+
    eor r14, r17
    ld r17, Y+
    eor r7, r17
    ld r17, Y+
    eor r3, r17
    ld r17, Y+
    eor r5, r17
    ld r17, Y+
    eor r6, r17
    ld r17, Y+
    eor r15, r17
    ld r17, Y+
    eor r2, r17
    mov r20, r21
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r14, r19
    andi r20, 170
    eor r21, r20
    mov r20, r21
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 170
    eor r14, r20
    mov r20, r7
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r3, r19
    andi r20, 170
    eor r7, r20
    mov r20, r7
    com r20
    mov r19, r20
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    ori r19, 85
    eor r3, r19
    mov r19, r5
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r6, r18
    andi r19, 170
    eor r5, r19
    mov r19, r5
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r6, r19
    mov r19, r15
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r2, r18
    andi r19, 170
    eor r15, r19
    mov r19, r15
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r2, r19
    ; round 6 (skinny.dsl:60)
    mov r19, r5
    or r19, r15
    eor r21, r19
    or r7, r5
    eor r15, r7
    mov r17, r15
    and r17, r21
    eor r17, r20
    and r20, r21
    eor r5, r20
    mov r13, r6
    and r13, r2
    eor r14, r13
    mov r13, r3
    and r13, r6
    eor r2, r13
    mov r13, r2
    and r13, r14
    eor r13, r3
    and r3, r14
    eor r6, r3
    ld r3, Y+
    eor r17, r3
    ld r3, Y+
    eor r13, r3
    ld r3, Y+
    eor r5, r3
    ld r3, Y+
    eor r6, r3
    ld r3, Y+
    eor r15, r3
    ld r3, Y+
    eor r2, r3
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r14, r3
    mov r3, r13
    swap r3
    eor r17, r3
    mov r3, r6
    swap r3
    eor r5, r3
    mov r3, r2
    swap r3
    eor r15, r3
    mov r3, r14
    swap r3
    eor r21, r3
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r13
    lpm r3, Z
    eor r17, r3
    mov r30, r6
    lpm r3, Z
    eor r5, r3
    mov r30, r2
    lpm r3, Z
    eor r15, r3
    mov r30, r14
    lpm r3, Z
    eor r21, r3
    ; round 7 (skinny.dsl:60)
    mov r3, r15
    and r3, r21
    eor r17, r3
    mov r3, r5
    and r3, r15
    eor r21, r3
    mov r3, r21
    and r3, r17
    eor r3, r5
    and r5, r17
    eor r15, r5
    ; round 6 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    lpm r5, Z
    mov r30, r6
    lpm r13, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r14
    lpm r14, Z
    ; round 7 (skinny.dsl:60)
    mov r6, r2
    or r6, r14
    eor r5, r6
    mov r6, r13
    or r6, r2
    eor r14, r6
    mov r6, r14
    and r6, r5
    com r13
    eor r6, r13
    and r13, r5
    eor r2, r13
    ld r13, Y+
    eor r3, r13
    ld r13, Y+
    eor r6, r13
    ld r13, Y+
    eor r15, r13
    ld r13, Y+
    eor r2, r13
    ld r13, Y+
    eor r21, r13
    ld r13, Y+
    eor r14, r13
    ld r13, Y+
    eor r17, r13
    ld r13, Y+
    eor r5, r13
    mov r20, r15
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    mov r19, r20
    andi r19, 170
    eor r2, r19
    andi r20, 85
    eor r15, r20
    mov r20, r15
    com r20
    mov r19, r20
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    ori r19, 170
    eor r2, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r13, Z
    eor r6, r13
    mov r30, r21
    lpm r13, Z
    eor r14, r13
    mov r30, r17
    lpm r13, Z
    eor r5, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r3
    lpm r13, Z
    mov r30, r21
    lpm r4, Z
    mov r30, r17
    lpm r7, Z
    ; round 8 (skinny.dsl:60)
    mov r12, r4
    or r12, r7
    eor r13, r12
    or r15, r4
    eor r7, r15
    ; round 7 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r3
    lpm r15, Z
    eor r6, r15
    mov r30, r21
    lpm r15, Z
    eor r14, r15
    mov r30, r17
    lpm r15, Z
    eor r5, r15
    ; round 8 (skinny.dsl:60)
    mov r15, r7
    and r15, r13
    eor r15, r20
    and r20, r13
    eor r4, r20
    mov r21, r14
    and r21, r5
    eor r6, r21
    mov r21, r2
    and r21, r14
    eor r5, r21
    mov r21, r5
    and r21, r6
    eor r21, r2
    and r2, r6
    eor r14, r2
    ld r2, Y+
    eor r15, r2
    ld r2, Y+
    eor r21, r2
    ld r2, Y+
    eor r4, r2
    ld r2, Y+
    eor r14, r2
    ld r2, Y+
    eor r7, r2
    ld r2, Y+
    eor r5, r2
    ld r2, Y+
    eor r13, r2
    ld r2, Y+
    eor r6, r2
    mov r20, r21
    lsr r20
    andi r20, 85
    eor r15, r21
    eor r15, r20
    mov r20, r21
    lsl r20
    andi r20, 170
    eor r21, r20
    mov r20, r14
    lsr r20
    andi r20, 85
    eor r4, r14
    eor r4, r20
    mov r20, r14
    lsl r20
    andi r20, 170
    eor r14, r20
    mov r20, r5
    lsr r20
    andi r20, 85
    eor r7, r5
    eor r7, r20
    mov r20, r5
    lsl r20
    andi r20, 170
    eor r5, r20
    mov r20, r6
    lsr r20
    andi r20, 85
    eor r13, r6
    eor r13, r20
    mov r20, r6
    lsl r20
    andi r20, 170
    eor r6, r20
    ; round 9 (skinny.dsl:60)
    mov r2, r7
    and r2, r13
    eor r15, r2
    movw r2, r4 ; r3, r5
    and r2, r7
    eor r13, r2
    mov r2, r13
    and r2, r15
    eor r2, r4
    and r4, r15
    eor r7, r4
    or r3, r6
    eor r21, r3
    mov r3, r14
    or r3, r5
    eor r6, r3
    mov r3, r6
    and r3, r21
    com r14
    eor r3, r14
    and r14, r21
    eor r5, r14
    ld r14, Y+
    eor r2, r14
    ld r14, Y+
    eor r3, r14
    ld r14, Y+
    eor r7, r14
    ld r14, Y+
    eor r5, r14
    ld r14, Y+
    eor r13, r14
    ld r14, Y+
    eor r6, r14
    ld r14, Y+
    eor r15, r14
    ld r14, Y+
    eor r21, r14
    mov r20, r2
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r3, r19
    andi r20, 170
    eor r2, r20
    mov r20, r2
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 170
    eor r3, r20
    mov r20, r7
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r5, r19
    andi r20, 170
    eor r7, r20
    mov r20, r7
    com r20
    mov r19, r20
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    ori r19, 85
    eor r5, r19
    mov r19, r13
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r6, r18
    andi r19, 170
    eor r13, r19
    mov r19, r13
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r6, r19
    mov r19, r15
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r21, r18
    andi r19, 170
    eor r15, r19
    mov r19, r15
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r21, r19
    ; round 10 (skinny.dsl:60)
    mov r19, r13
    or r19, r15
    eor r2, r19
    or r7, r13
    eor r15, r7
    mov r14, r15
    and r14, r2
    eor r14, r20
    and r20, r2
    eor r13, r20
    mov r17, r6
    and r17, r21
    eor r3, r17
    mov r17, r5
    and r17, r6
    eor r21, r17
    mov r17, r21
    and r17, r3
    eor r17, r5
    and r5, r3
    eor r6, r5
    ld r5, Y+
    eor r14, r5
    ld r5, Y+
    eor r17, r5
    ld r5, Y+
    eor r13, r5
    ld r5, Y+
    eor r6, r5
    ld r5, Y+
    eor r15, r5
    ld r5, Y+
    eor r21, r5
    ld r5, Y+
    eor r2, r5
    ld r5, Y+
    eor r3, r5
    mov r5, r17
    swap r5
    eor r14, r5
    mov r5, r6
    swap r5
    eor r13, r5
    mov r5, r21
    swap r5
    eor r15, r5
    mov r5, r3
    swap r5
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r17
    lpm r5, Z
    eor r14, r5
    mov r30, r6
    lpm r5, Z
    eor r13, r5
    mov r30, r21
    lpm r5, Z
    eor r15, r5
    mov r30, r3
    lpm r5, Z
    eor r2, r5
    ; round 11 (skinny.dsl:60)
    mov r5, r15
    and r5, r2
    eor r14, r5
    mov r5, r13
    and r5, r15
    eor r2, r5
    mov r5, r2
    and r5, r14
    eor r5, r13
    and r13, r14
    eor r15, r13
    ; round 10 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    lpm r17, Z
    mov r30, r6
    lpm r13, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r3
    lpm r3, Z
    ; round 11 (skinny.dsl:60)
    mov r6, r21
    or r6, r3
    eor r17, r6
    mov r6, r13
    or r6, r21
    eor r3, r6
    mov r6, r3
    and r6, r17
    com r13
    eor r6, r13
    and r13, r17
    eor r21, r13
    ld r13, Y+
    eor r5, r13
    ld r13, Y+
    eor r6, r13
    ld r13, Y+
    eor r15, r13
    ld r13, Y+
    eor r21, r13
    ld r13, Y+
    eor r2, r13
    ld r13, Y+
    eor r3, r13
    ld r13, Y+
    eor r14, r13
    ld r13, Y+
    eor r17, r13
    mov r20, r15
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    mov r19, r20
    andi r19, 170
    eor r21, r19
    andi r20, 85
    eor r15, r20
    mov r20, r15
    com r20
    mov r19, r20
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    ori r19, 170
    eor r21, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r5
    lpm r13, Z
    eor r6, r13
    mov r30, r2
    lpm r13, Z
    eor r3, r13
    mov r30, r14
    lpm r13, Z
    eor r17, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r5
    lpm r13, Z
    mov r30, r2
    lpm r4, Z
    mov r30, r14
    lpm r7, Z
    ; round 12 (skinny.dsl:60)
    mov r12, r4
    or r12, r7
    eor r13, r12
    or r15, r4
    eor r7, r15
    ; round 11 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r5
    lpm r15, Z
    eor r6, r15
    mov r30, r2
    lpm r15, Z
    eor r3, r15
    mov r30, r14
    lpm r15, Z
    eor r17, r15
    ; round 12 (skinny.dsl:60)
    mov r15, r7
    and r15, r13
    eor r15, r20
    and r20, r13
    eor r4, r20
    mov r2, r3
    and r2, r17
    eor r6, r2
    mov r2, r21
    and r2, r3
    eor r17, r2
    mov r2, r17
    and r2, r6
    eor r2, r21
    and r21, r6
    eor r3, r21
    ld r21, Y+
    eor r15, r21
    ld r21, Y+
    eor r2, r21
    ld r21, Y+
    eor r4, r21
    ld r21, Y+
    eor r3, r21
    ld r21, Y+
    eor r7, r21
    ld r21, Y+
    eor r17, r21
    ld r21, Y+
    eor r13, r21
    ld r21, Y+
    eor r6, r21
    mov r20, r2
    lsr r20
    andi r20, 85
    eor r15, r2
    eor r15, r20
    mov r20, r2
    lsl r20
    andi r20, 170
    eor r2, r20
    mov r20, r3
    lsr r20
    andi r20, 85
    eor r4, r3
    eor r4, r20
    mov r20, r3
    lsl r20
    andi r20, 170
    eor r3, r20
    mov r20, r17
    lsr r20
    andi r20, 85
    eor r7, r17
    eor r7, r20
    mov r20, r17
    lsl r20
    andi r20, 170
    eor r17, r20
    movw r20, r6 ; r21, r7
    lsr r20
    andi r20, 85
    eor r13, r6
    eor r13, r20
    mov r20, r6
    lsl r20
    andi r20, 170
    eor r6, r20
    ; round 13 (skinny.dsl:60)
    and r21, r13
    eor r15, r21
    mov r21, r4
    and r21, r7
    eor r13, r21
    mov r21, r13
    and r21, r15
    eor r21, r4
    and r4, r15
    eor r7, r4
    mov r14, r17
    or r14, r6
    eor r2, r14
    mov r14, r3
    or r14, r17
    eor r6, r14
    mov r14, r6
    and r14, r2
    com r3
    eor r14, r3
    and r3, r2
    eor r17, r3
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r14, r3
    ld r3, Y+
    eor r7, r3
    ld r3, Y+
    eor r17, r3
    ld r3, Y+
    eor r13, r3
    ld r3, Y+
    eor r6, r3
    ld r3, Y+
    eor r15, r3
    ld r3, Y+
    eor r2, r3
    mov r20, r21
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r14, r19
    andi r20, 170
    eor r21, r20
    mov r20, r21
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 170
    eor r14, r20
    mov r20, r7
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r17, r19
    andi r20, 170
    eor r7, r20
    mov r20, r7
    com r20
    mov r19, r20
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    ori r19, 85
    eor r17, r19
    mov r19, r13
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r6, r18
    andi r19, 170
    eor r13, r19
    mov r19, r13
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r6, r19
    mov r19, r15
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r2, r18
    andi r19, 170
    eor r15, r19
    mov r19, r15
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r2, r19
    ; round 14 (skinny.dsl:60)
    mov r19, r13
    or r19, r15
    eor r21, r19
    or r7, r13
    eor r15, r7
    mov r3, r15
    and r3, r21
    eor r3, r20
    and r20, r21
    eor r13, r20
    mov r5, r6
    and r5, r2
    eor r14, r5
    mov r5, r17
    and r5, r6
    eor r2, r5
    mov r5, r2
    and r5, r14
    eor r5, r17
    and r17, r14
    eor r6, r17
    ld r17, Y+
    eor r3, r17
    ld r17, Y+
    eor r5, r17
    ld r17, Y+
    eor r13, r17
    ld r17, Y+
    eor r6, r17
    ld r17, Y+
    eor r15, r17
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r21, r17
    ld r17, Y+
    eor r14, r17
    mov r17, r5
    swap r17
    eor r3, r17
    mov r17, r6
    swap r17
    eor r13, r17
    mov r17, r2
    swap r17
    eor r15, r17
    mov r17, r14
    swap r17
    eor r21, r17
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r17, Z
    eor r3, r17
    mov r30, r6
    lpm r17, Z
    eor r13, r17
    mov r30, r2
    lpm r17, Z
    eor r15, r17
    mov r30, r14
    lpm r17, Z
    eor r21, r17
    ; round 15 (skinny.dsl:60)
    mov r17, r15
    and r17, r21
    eor r3, r17
    mov r17, r13
    and r17, r15
    eor r21, r17
    mov r17, r21
    and r17, r3
    eor r17, r13
    and r13, r3
    eor r15, r13
    ; round 14 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r13, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r14
    lpm r14, Z
    ; round 15 (skinny.dsl:60)
    mov r6, r2
    or r6, r14
    eor r5, r6
    mov r6, r13
    or r6, r2
    eor r14, r6
    mov r6, r14
    and r6, r5
    com r13
    eor r6, r13
    and r13, r5
    eor r2, r13
    ld r13, Y+
    eor r17, r13
    ld r13, Y+
    eor r6, r13
    ld r13, Y+
    eor r15, r13
    ld r13, Y+
    eor r2, r13
    ld r13, Y+
    eor r21, r13
    ld r13, Y+
    eor r14, r13
    ld r13, Y+
    eor r3, r13
    ld r13, Y+
    eor r5, r13
    mov r20, r15
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    mov r19, r20
    andi r19, 170
    eor r2, r19
    andi r20, 85
    eor r15, r20
    mov r20, r15
    com r20
    mov r19, r20
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    ori r19, 170
    eor r2, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r17
    lpm r13, Z
    eor r6, r13
    mov r30, r21
    lpm r13, Z
    eor r14, r13
    mov r30, r3
    lpm r13, Z
    eor r5, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r17
    lpm r13, Z
    mov r30, r21
    lpm r4, Z
    mov r30, r3
    lpm r7, Z
    ; round 16 (skinny.dsl:60)
    mov r12, r4
    or r12, r7
    eor r13, r12
    or r15, r4
    eor r7, r15
    ; round 15 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r17
    lpm r15, Z
    eor r6, r15
    mov r30, r21
    lpm r15, Z
    eor r14, r15
    mov r30, r3
    lpm r15, Z
    eor r5, r15
    ; round 16 (skinny.dsl:60)
    mov r15, r7
    and r15, r13
    eor r15, r20
    and r20, r13
    eor r4, r20
    mov r21, r14
    and r21, r5
    eor r6, r21
    mov r21, r2
    and r21, r14
    eor r5, r21
    mov r21, r5
    and r21, r6
    eor r21, r2
    and r2, r6
    eor r14, r2
    ld r2, Y+
    eor r15, r2
    ld r2, Y+
    eor r21, r2
    ld r2, Y+
    eor r4, r2
    ld r2, Y+
    eor r14, r2
    ld r2, Y+
    eor r7, r2
    ld r2, Y+
    eor r5, r2
    ld r2, Y+
    eor r13, r2
    ld r2, Y+
    eor r6, r2
    mov r20, r21
    lsr r20
    andi r20, 85
    eor r15, r21
    eor r15, r20
    mov r20, r21
    lsl r20
    andi r20, 170
    eor r21, r20
    mov r20, r14
    lsr r20
    andi r20, 85
    eor r4, r14
    eor r4, r20
    mov r20, r14
    lsl r20
    andi r20, 170
    eor r14, r20
    mov r20, r5
    lsr r20
    andi r20, 85
    eor r7, r5
    eor r7, r20
    mov r20, r5
    lsl r20
    andi r20, 170
    eor r5, r20
    mov r20, r6
    lsr r20
    andi r20, 85
    eor r13, r6
    eor r13, r20
    mov r20, r6
    lsl r20
    andi r20, 170
    eor r6, r20
    ; round 17 (skinny.dsl:60)
    mov r2, r7
    and r2, r13
    eor r15, r2
    movw r2, r4 ; r3, r5
    and r2, r7
    eor r13, r2
    mov r2, r13
    and r2, r15
    eor r2, r4
    and r4, r15
    eor r7, r4
    or r3, r6
    eor r21, r3
    mov r3, r14
    or r3, r5
    eor r6, r3
    mov r3, r6
    and r3, r21
    com r14
    eor r3, r14
    and r14, r21
    eor r5, r14
    ld r14, Y+
    eor r2, r14
    ld r14, Y+
    eor r3, r14
    ld r14, Y+
    eor r7, r14
    ld r14, Y+
    eor r5, r14
    ld r14, Y+
    eor r13, r14
    ld r14, Y+
    eor r6, r14
    ld r14, Y+
    eor r15, r14
    ld r14, Y+
    eor r21, r14
    mov r20, r2
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r3, r19
    andi r20, 170
    eor r2, r20
    mov r20, r2
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 170
    eor r3, r20
    mov r20, r7
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r5, r19
    andi r20, 170
    eor r7, r20
    mov r20, r7
    com r20
    mov r19, r20
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    ori r19, 85
    eor r5, r19
    mov r19, r13
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r6, r18
    andi r19, 170
    eor r13, r19
    mov r19, r13
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r6, r19
    mov r19, r15
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r21, r18
    andi r19, 170
    eor r15, r19
    mov r19, r15
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r21, r19
    ; round 18 (skinny.dsl:60)
    mov r19, r13
    or r19, r15
    eor r2, r19
    or r7, r13
    eor r15, r7
    mov r14, r15
    and r14, r2
    eor r14, r20
    and r20, r2
    eor r13, r20
    mov r17, r6
    and r17, r21
    eor r3, r17
    mov r17, r5
    and r17, r6
    eor r21, r17
    mov r17, r21
    and r17, r3
    eor r17, r5
    and r5, r3
    eor r6, r5
    ld r5, Y+
    eor r14, r5
    ld r5, Y+
    eor r17, r5
    ld r5, Y+
    eor r13, r5
    ld r5, Y+
    eor r6, r5
    ld r5, Y+
    eor r15, r5
    ld r5, Y+
    eor r21, r5
    ld r5, Y+
    eor r2, r5
    ld r5, Y+
    eor r3, r5
    mov r5, r17
    swap r5
    eor r14, r5
    mov r5, r6
    swap r5
    eor r13, r5
    mov r5, r21
    swap r5
    eor r15, r5
    mov r5, r3
    swap r5
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r17
    lpm r5, Z
    eor r14, r5
    mov r30, r6
    lpm r5, Z
    eor r13, r5
    mov r30, r21
    lpm r5, Z
    eor r15, r5
    mov r30, r3
    lpm r5, Z
    eor r2, r5
    ; round 19 (skinny.dsl:60)
    mov r5, r15
    and r5, r2
    eor r14, r5
    mov r5, r13
    and r5, r15
    eor r2, r5
    mov r5, r2
    and r5, r14
    eor r5, r13
    and r13, r14
    eor r15, r13
    ; round 18 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    lpm r17, Z
    mov r30, r6
    lpm r13, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r3
    lpm r3, Z
    ; round 19 (skinny.dsl:60)
    mov r6, r21
    or r6, r3
    eor r17, r6
    mov r6, r13
    or r6, r21
    eor r3, r6
    mov r6, r3
    and r6, r17
    com r13
    eor r6, r13
    and r13, r17
    eor r21, r13
    ld r13, Y+
    eor r5, r13
    ld r13, Y+
    eor r6, r13
    ld r13, Y+
    eor r15, r13
    ld r13, Y+
    eor r21, r13
    ld r13, Y+
    eor r2, r13
    ld r13, Y+
    eor r3, r13
    ld r13, Y+
    eor r14, r13
    ld r13, Y+
    eor r17, r13
    mov r20, r15
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    mov r19, r20
    andi r19, 170
    eor r21, r19
    andi r20, 85
    eor r15, r20
    mov r20, r15
    com r20
    mov r19, r20
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    ori r19, 170
    eor r21, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r5
    lpm r13, Z
    eor r6, r13
    mov r30, r2
    lpm r13, Z
    eor r3, r13
    mov r30, r14
    lpm r13, Z
    eor r17, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r5
    lpm r13, Z
    mov r30, r2
    lpm r4, Z
    mov r30, r14
    lpm r7, Z
    ; round 20 (skinny.dsl:60)
    mov r12, r4
    or r12, r7
    eor r13, r12
    or r15, r4
    eor r7, r15
    ; round 19 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r5
    lpm r15, Z
    eor r6, r15
    mov r30, r2
    lpm r15, Z
    eor r3, r15
    mov r30, r14
    lpm r15, Z
    eor r17, r15
    ; round 20 (skinny.dsl:60)
    mov r15, r7
    and r15, r13
    eor r15, r20
    and r20, r13
    eor r4, r20
    mov r2, r3
    and r2, r17
    eor r6, r2
    mov r2, r21
    and r2, r3
    eor r17, r2
    mov r2, r17
    and r2, r6
    eor r2, r21
    and r21, r6
    eor r3, r21
    ld r21, Y+
    eor r15, r21
    ld r21, Y+
    eor r2, r21
    ld r21, Y+
    eor r4, r21
    ld r21, Y+
    eor r3, r21
    ld r21, Y+
    eor r7, r21
    ld r21, Y+
    eor r17, r21
    ld r21, Y+
    eor r13, r21
    ld r21, Y+
    eor r6, r21
    mov r20, r2
    lsr r20
    andi r20, 85
    eor r15, r2
    eor r15, r20
    mov r20, r2
    lsl r20
    andi r20, 170
    eor r2, r20
    mov r20, r3
    lsr r20
    andi r20, 85
    eor r4, r3
    eor r4, r20
    mov r20, r3
    lsl r20
    andi r20, 170
    eor r3, r20
    mov r20, r17
    lsr r20
    andi r20, 85
    eor r7, r17
    eor r7, r20
    mov r20, r17
    lsl r20
    andi r20, 170
    eor r17, r20
    movw r20, r6 ; r21, r7
    lsr r20
    andi r20, 85
    eor r13, r6
    eor r13, r20
    mov r20, r6
    lsl r20
    andi r20, 170
    eor r6, r20
    ; round 21 (skinny.dsl:60)
    and r21, r13
    eor r15, r21
    mov r21, r4
    and r21, r7
    eor r13, r21
    mov r21, r13
    and r21, r15
    eor r21, r4
    and r4, r15
    eor r7, r4
    mov r14, r17
    or r14, r6
    eor r2, r14
    mov r14, r3
    or r14, r17
    eor r6, r14
    mov r14, r6
    and r14, r2
    com r3
    eor r14, r3
    and r3, r2
    eor r17, r3
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r14, r3
    ld r3, Y+
    eor r7, r3
    ld r3, Y+
    eor r17, r3
    ld r3, Y+
    eor r13, r3
    ld r3, Y+
    eor r6, r3
    ld r3, Y+
    eor r15, r3
    ld r3, Y+
    eor r2, r3
    mov r20, r21
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r14, r19
    andi r20, 170
    eor r21, r20
    mov r20, r21
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 170
    eor r14, r20
    mov r20, r7
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r17, r19
    andi r20, 170
    eor r7, r20
    mov r20, r7
    com r20
    mov r19, r20
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    ori r19, 85
    eor r17, r19
    mov r19, r13
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r6, r18
    andi r19, 170
    eor r13, r19
    mov r19, r13
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r6, r19
    mov r19, r15
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r2, r18
    andi r19, 170
    eor r15, r19
    mov r19, r15
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r2, r19
    ; round 22 (skinny.dsl:60)
    mov r19, r13
    or r19, r15
    eor r21, r19
    or r7, r13
    eor r15, r7
    mov r3, r15
    and r3, r21
    eor r3, r20
    and r20, r21
    eor r13, r20
    mov r5, r6
    and r5, r2
    eor r14, r5
    mov r5, r17
    and r5, r6
    eor r2, r5
    mov r5, r2
    and r5, r14
    eor r5, r17
    and r17, r14
    eor r6, r17
    ld r17, Y+
    eor r3, r17
    ld r17, Y+
    eor r5, r17
    ld r17, Y+
    eor r13, r17
    ld r17, Y+
    eor r6, r17
    ld r17, Y+
    eor r15, r17
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r21, r17
    ld r17, Y+
    eor r14, r17
    mov r17, r5
    swap r17
    eor r3, r17
    mov r17, r6
    swap r17
    eor r13, r17
    mov r17, r2
    swap r17
    eor r15, r17
    mov r17, r14
    swap r17
    eor r21, r17
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r17, Z
    eor r3, r17
    mov r30, r6
    lpm r17, Z
    eor r13, r17
    mov r30, r2
    lpm r17, Z
    eor r15, r17
    mov r30, r14
    lpm r17, Z
    eor r21, r17
    ; round 23 (skinny.dsl:60)
    mov r17, r15
    and r17, r21
    eor r3, r17
    mov r17, r13
    and r17, r15
    eor r21, r17
    mov r17, r21
    and r17, r3
    eor r17, r13
    and r13, r3
    eor r15, r13
    ; round 22 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r13, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r14
    lpm r14, Z
    ; round 23 (skinny.dsl:60)
    mov r6, r2
    or r6, r14
    eor r5, r6
    mov r6, r13
    or r6, r2
    eor r14, r6
    mov r6, r14
    and r6, r5
    com r13
    eor r6, r13
    and r13, r5
    eor r2, r13
    ld r13, Y+
    eor r17, r13
    ld r13, Y+
    eor r6, r13
    ld r13, Y+
    eor r15, r13
    ld r13, Y+
    eor r2, r13
    ld r13, Y+
    eor r21, r13
    ld r13, Y+
    eor r14, r13
    ld r13, Y+
    eor r3, r13
    ld r13, Y+
    eor r5, r13
    mov r20, r15
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    mov r19, r20
    andi r19, 170
    eor r2, r19
    andi r20, 85
    eor r15, r20
    mov r20, r15
    com r20
    mov r19, r20
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    ori r19, 170
    eor r2, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r17
    lpm r13, Z
    eor r6, r13
    mov r30, r21
    lpm r13, Z
    eor r14, r13
    mov r30, r3
    lpm r13, Z
    eor r5, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r17
    lpm r13, Z
    mov r30, r21
    lpm r4, Z
    mov r30, r3
    lpm r7, Z
    ; round 24 (skinny.dsl:60)
    mov r12, r4
    or r12, r7
    eor r13, r12
    or r15, r4
    eor r7, r15
    ; round 23 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r17
    lpm r15, Z
    eor r6, r15
    mov r30, r21
    lpm r15, Z
    eor r14, r15
    mov r30, r3
    lpm r15, Z
    eor r5, r15
    ; round 24 (skinny.dsl:60)
    mov r15, r7
    and r15, r13
    eor r15, r20
    and r20, r13
    eor r4, r20
    mov r21, r14
    and r21, r5
    eor r6, r21
    mov r21, r2
    and r21, r14
    eor r5, r21
    mov r21, r5
    and r21, r6
    eor r21, r2
    and r2, r6
    eor r14, r2
    ld r2, Y+
    eor r15, r2
    ld r2, Y+
    eor r21, r2
    ld r2, Y+
    eor r4, r2
    ld r2, Y+
    eor r14, r2
    ld r2, Y+
    eor r7, r2
    ld r2, Y+
    eor r5, r2
    ld r2, Y+
    eor r13, r2
    ld r2, Y+
    eor r6, r2
    mov r20, r21
    lsr r20
    andi r20, 85
    eor r15, r21
    eor r15, r20
    mov r20, r21
    lsl r20
    andi r20, 170
    eor r21, r20
    mov r20, r14
    lsr r20
    andi r20, 85
    eor r4, r14
    eor r4, r20
    mov r20, r14
    lsl r20
    andi r20, 170
    eor r14, r20
    mov r20, r5
    lsr r20
    andi r20, 85
    eor r7, r5
    eor r7, r20
    mov r20, r5
    lsl r20
    andi r20, 170
    eor r5, r20
    mov r20, r6
    lsr r20
    andi r20, 85
    eor r13, r6
    eor r13, r20
    mov r20, r6
    lsl r20
    andi r20, 170
    eor r6, r20
    ; round 25 (skinny.dsl:60)
    mov r2, r7
    and r2, r13
    eor r15, r2
    movw r2, r4 ; r3, r5
    and r2, r7
    eor r13, r2
    mov r2, r13
    and r2, r15
    eor r2, r4
    and r4, r15
    eor r7, r4
    or r3, r6
    eor r21, r3
    mov r3, r14
    or r3, r5
    eor r6, r3
    mov r3, r6
    and r3, r21
    com r14
    eor r3, r14
    and r14, r21
    eor r5, r14
    ld r14, Y+
    eor r2, r14
    ld r14, Y+
    eor r3, r14
    ld r14, Y+
    eor r7, r14
    ld r14, Y+
    eor r5, r14
    ld r14, Y+
    eor r13, r14
    ld r14, Y+
    eor r6, r14
    ld r14, Y+
    eor r15, r14
    ld r14, Y+
    eor r21, r14
    mov r20, r2
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r3, r19
    andi r20, 170
    eor r2, r20
    mov r20, r2
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 170
    eor r3, r20
    mov r20, r7
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r5, r19
    andi r20, 170
    eor r7, r20
    mov r20, r7
    com r20
    mov r19, r20
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    ori r19, 85
    eor r5, r19
    mov r19, r13
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r6, r18
    andi r19, 170
    eor r13, r19
    mov r19, r13
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r6, r19
    mov r19, r15
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r21, r18
    andi r19, 170
    eor r15, r19
    mov r19, r15
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r21, r19
    ; round 26 (skinny.dsl:60)
    mov r19, r13
    or r19, r15
    eor r2, r19
    or r7, r13
    eor r15, r7
    mov r14, r15
    and r14, r2
    eor r14, r20
    and r20, r2
    eor r13, r20
    mov r17, r6
    and r17, r21
    eor r3, r17
    mov r17, r5
    and r17, r6
    eor r21, r17
    mov r17, r21
    and r17, r3
    eor r17, r5
    and r5, r3
    eor r6, r5
    ld r5, Y+
    eor r14, r5
    ld r5, Y+
    eor r17, r5
    ld r5, Y+
    eor r13, r5
    ld r5, Y+
    eor r6, r5
    ld r5, Y+
    eor r15, r5
    ld r5, Y+
    eor r21, r5
    ld r5, Y+
    eor r2, r5
    ld r5, Y+
    eor r3, r5
    mov r5, r17
    swap r5
    eor r14, r5
    mov r5, r6
    swap r5
    eor r13, r5
    mov r5, r21
    swap r5
    eor r15, r5
    mov r5, r3
    swap r5
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r17
    lpm r5, Z
    eor r14, r5
    mov r30, r6
    lpm r5, Z
    eor r13, r5
    mov r30, r21
    lpm r5, Z
    eor r15, r5
    mov r30, r3
    lpm r5, Z
    eor r2, r5
    ; round 27 (skinny.dsl:60)
    mov r5, r15
    and r5, r2
    eor r14, r5
    mov r5, r13
    and r5, r15
    eor r2, r5
    mov r5, r2
    and r5, r14
    eor r5, r13
    and r13, r14
    eor r15, r13
    ; round 26 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    lpm r17, Z
    mov r30, r6
    lpm r13, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r3
    lpm r3, Z
    ; round 27 (skinny.dsl:60)
    mov r6, r21
    or r6, r3
    eor r17, r6
    mov r6, r13
    or r6, r21
    eor r3, r6
    mov r6, r3
    and r6, r17
    com r13
    eor r6, r13
    and r13, r17
    eor r21, r13
    ld r13, Y+
    eor r5, r13
    ld r13, Y+
    eor r6, r13
    ld r13, Y+
    eor r15, r13
    ld r13, Y+
    eor r21, r13
    ld r13, Y+
    eor r2, r13
    ld r13, Y+
    eor r3, r13
    ld r13, Y+
    eor r14, r13
    ld r13, Y+
    eor r17, r13
    mov r20, r15
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    mov r19, r20
    andi r19, 170
    eor r21, r19
    andi r20, 85
    eor r15, r20
    mov r20, r15
    com r20
    mov r19, r20
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    ori r19, 170
    eor r21, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r5
    lpm r13, Z
    eor r6, r13
    mov r30, r2
    lpm r13, Z
    eor r3, r13
    mov r30, r14
    lpm r13, Z
    eor r17, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r5
    lpm r13, Z
    mov r30, r2
    lpm r4, Z
    mov r30, r14
    lpm r7, Z
    ; round 28 (skinny.dsl:60)
    mov r12, r4
    or r12, r7
    eor r13, r12
    or r15, r4
    eor r7, r15
    ; round 27 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r5
    lpm r15, Z
    eor r6, r15
    mov r30, r2
    lpm r15, Z
    eor r3, r15
    mov r30, r14
    lpm r15, Z
    eor r17, r15
    ; round 28 (skinny.dsl:60)
    mov r15, r7
    and r15, r13
    eor r15, r20
    and r20, r13
    eor r4, r20
    mov r2, r3
    and r2, r17
    eor r6, r2
    mov r2, r21
    and r2, r3
    eor r17, r2
    mov r2, r17
    and r2, r6
    eor r2, r21
    and r21, r6
    eor r3, r21
    ld r21, Y+
    eor r15, r21
    ld r21, Y+
    eor r2, r21
    ld r21, Y+
    eor r4, r21
    ld r21, Y+
    eor r3, r21
    ld r21, Y+
    eor r7, r21
    ld r21, Y+
    eor r17, r21
    ld r21, Y+
    eor r13, r21
    ld r21, Y+
    eor r6, r21
    mov r20, r2
    lsr r20
    andi r20, 85
    eor r15, r2
    eor r15, r20
    mov r20, r2
    lsl r20
    andi r20, 170
    eor r2, r20
    mov r20, r3
    lsr r20
    andi r20, 85
    eor r4, r3
    eor r4, r20
    mov r20, r3
    lsl r20
    andi r20, 170
    eor r3, r20
    mov r20, r17
    lsr r20
    andi r20, 85
    eor r7, r17
    eor r7, r20
    mov r20, r17
    lsl r20
    andi r20, 170
    eor r17, r20
    movw r20, r6 ; r21, r7
    lsr r20
    andi r20, 85
    eor r13, r6
    eor r13, r20
    mov r20, r6
    lsl r20
    andi r20, 170
    eor r6, r20
    ; round 29 (skinny.dsl:60)
    and r21, r13
    eor r15, r21
    mov r21, r4
    and r21, r7
    eor r13, r21
    mov r21, r13
    and r21, r15
    eor r21, r4
    and r4, r15
    eor r7, r4
    mov r14, r17
    or r14, r6
    eor r2, r14
    mov r14, r3
    or r14, r17
    eor r6, r14
    mov r14, r6
    and r14, r2
    com r3
    eor r14, r3
    and r3, r2
    eor r17, r3
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r14, r3
    ld r3, Y+
    eor r7, r3
    ld r3, Y+
    eor r17, r3
    ld r3, Y+
    eor r13, r3
    ld r3, Y+
    eor r6, r3
    ld r3, Y+
    eor r15, r3
    ld r3, Y+
    eor r2, r3
    mov r20, r21
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r14, r19
    andi r20, 170
    eor r21, r20
    mov r20, r21
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 170
    eor r14, r20
    mov r20, r7
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r17, r19
    andi r20, 170
    eor r7, r20
    mov r20, r7
    com r20
    mov r19, r20
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    ori r19, 85
    eor r17, r19
    mov r19, r13
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r6, r18
    andi r19, 170
    eor r13, r19
    mov r19, r13
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r6, r19
    mov r19, r15
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r2, r18
    andi r19, 170
    eor r15, r19
    mov r19, r15
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r2, r19
    ; round 30 (skinny.dsl:60)
    mov r19, r13
    or r19, r15
    eor r21, r19
    or r7, r13
    eor r15, r7
    mov r3, r15
    and r3, r21
    eor r3, r20
    and r20, r21
    eor r13, r20
    mov r5, r6
    and r5, r2
    eor r14, r5
    mov r5, r17
    and r5, r6
    eor r2, r5
    mov r5, r2
    and r5, r14
    eor r5, r17
    and r17, r14
    eor r6, r17
    ld r17, Y+
    eor r3, r17
    ld r17, Y+
    eor r5, r17
    ld r17, Y+
    eor r13, r17
    ld r17, Y+
    eor r6, r17
    ld r17, Y+
    eor r15, r17
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r21, r17
    ld r17, Y+
    eor r14, r17
    mov r17, r5
    swap r17
    eor r3, r17
    mov r17, r6
    swap r17
    eor r13, r17
    mov r17, r2
    swap r17
    eor r15, r17
    mov r17, r14
    swap r17
    eor r21, r17
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r17, Z
    eor r3, r17
    mov r30, r6
    lpm r17, Z
    eor r13, r17
    mov r30, r2
    lpm r17, Z
    eor r15, r17
    mov r30, r14
    lpm r17, Z
    eor r21, r17
    ; round 31 (skinny.dsl:60)
    mov r17, r15
    and r17, r21
    eor r3, r17
    mov r17, r13
    and r17, r15
    eor r21, r17
    mov r17, r21
    and r17, r3
    eor r17, r13
    and r13, r3
    eor r15, r13
    ; round 30 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r13, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r14
    lpm r14, Z
    ; round 31 (skinny.dsl:60)
    mov r6, r2
    or r6, r14
    eor r5, r6
    mov r6, r13
    or r6, r2
    eor r14, r6
    mov r6, r14
    and r6, r5
    com r13
    eor r6, r13
    and r13, r5
    eor r2, r13
    ld r13, Y+
    eor r17, r13
    ld r13, Y+
    eor r6, r13
    ld r13, Y+
    eor r15, r13
    ld r13, Y+
    eor r2, r13
    ld r13, Y+
    eor r21, r13
    ld r13, Y+
    eor r14, r13
    ld r13, Y+
    eor r3, r13
    ld r13, Y+
    eor r5, r13
    mov r20, r15
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    mov r19, r20
    andi r19, 170
    eor r2, r19
    andi r20, 85
    eor r15, r20
    mov r20, r15
    com r20
    mov r19, r20
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    ori r19, 170
    eor r2, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r17
    lpm r13, Z
    eor r6, r13
    mov r30, r21
    lpm r13, Z
    eor r14, r13
    mov r30, r3
    lpm r13, Z
    eor r5, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r17
    lpm r13, Z
    mov r30, r21
    lpm r4, Z
    mov r30, r3
    lpm r7, Z
    ; round 32 (skinny.dsl:60)
    mov r12, r4
    or r12, r7
    eor r13, r12
    or r15, r4
    eor r7, r15
    ; round 31 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r17
    lpm r15, Z
    eor r6, r15
    mov r30, r21
    lpm r15, Z
    eor r14, r15
    mov r30, r3
    lpm r15, Z
    eor r5, r15
    ; round 32 (skinny.dsl:60)
    mov r15, r7
    and r15, r13
    eor r15, r20
    and r20, r13
    eor r4, r20
    mov r21, r14
    and r21, r5
    eor r6, r21
    mov r21, r2
    and r21, r14
    eor r5, r21
    mov r21, r5
    and r21, r6
    eor r21, r2
    and r2, r6
    eor r14, r2
    ld r2, Y+
    eor r15, r2
    ld r2, Y+
    eor r21, r2
    ld r2, Y+
    eor r4, r2
    ld r2, Y+
    eor r14, r2
    ld r2, Y+
    eor r7, r2
    ld r2, Y+
    eor r5, r2
    ld r2, Y+
    eor r13, r2
    ld r2, Y+
    eor r6, r2
    mov r20, r21
    lsr r20
    andi r20, 85
    eor r15, r21
    eor r15, r20
    mov r20, r21
    lsl r20
    andi r20, 170
    eor r21, r20
    mov r20, r14
    lsr r20
    andi r20, 85
    eor r4, r14
    eor r4, r20
    mov r20, r14
    lsl r20
    andi r20, 170
    eor r14, r20
    mov r20, r5
    lsr r20
    andi r20, 85
    eor r7, r5
    eor r7, r20
    mov r20, r5
    lsl r20
    andi r20, 170
    eor r5, r20
    mov r20, r6
    lsr r20
    andi r20, 85
    eor r13, r6
    eor r13, r20
    mov r20, r6
    lsl r20
    andi r20, 170
    eor r6, r20
    ; round 33 (skinny.dsl:60)
    mov r2, r7
    and r2, r13
    eor r15, r2
    movw r2, r4 ; r3, r5
    and r2, r7
    eor r13, r2
    mov r2, r13
    and r2, r15
    eor r2, r4
    and r4, r15
    eor r7, r4
    or r3, r6
    eor r21, r3
    mov r3, r14
    or r3, r5
    eor r6, r3
    mov r3, r6
    and r3, r21
    com r14
    eor r3, r14
    and r14, r21
    eor r5, r14
    ld r14, Y+
    eor r2, r14
    ld r14, Y+
    eor r3, r14
    ld r14, Y+
    eor r7, r14
    ld r14, Y+
    eor r5, r14
    ld r14, Y+
    eor r13, r14
    ld r14, Y+
    eor r6, r14
    ld r14, Y+
    eor r15, r14
    ld r14, Y+
    eor r21, r14
    mov r20, r2
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r3, r19
    andi r20, 170
    eor r2, r20
    mov r20, r2
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 170
    eor r3, r20
    mov r20, r7
    swap r20
    lsl r20
    adc r20, r1
    mov r19, r20
    andi r19, 85
    eor r5, r19
    andi r20, 170
    eor r7, r20
    mov r20, r7
    com r20
    mov r19, r20
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    ori r19, 85
    eor r5, r19
    mov r19, r13
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r6, r18
    andi r19, 170
    eor r13, r19
    mov r19, r13
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r6, r19
    mov r19, r15
    swap r19
    lsl r19
    adc r19, r1
    mov r18, r19
    andi r18, 85
    eor r21, r18
    andi r19, 170
    eor r15, r19
    mov r19, r15
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 170
    eor r21, r19
    ; round 34 (skinny.dsl:60)
    mov r19, r13
    or r19, r15
    eor r2, r19
    or r7, r13
    eor r15, r7
    mov r14, r15
    and r14, r2
    eor r14, r20
    and r20, r2
    eor r13, r20
    mov r17, r6
    and r17, r21
    eor r3, r17
    mov r17, r5
    and r17, r6
    eor r21, r17
    mov r17, r21
    and r17, r3
    eor r17, r5
    and r5, r3
    eor r6, r5
    ld r5, Y+
    eor r14, r5
    ld r5, Y+
    eor r17, r5
    ld r5, Y+
    eor r13, r5
    ld r5, Y+
    eor r6, r5
    ld r5, Y+
    eor r15, r5
    ld r5, Y+
    eor r21, r5
    ld r5, Y+
    eor r2, r5
    ld r5, Y+
    eor r3, r5
    mov r5, r17
    swap r5
    eor r14, r5
    mov r5, r6
    swap r5
    eor r13, r5
    mov r5, r21
    swap r5
    eor r15, r5
    mov r5, r3
    swap r5
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r17
    lpm r5, Z
    eor r14, r5
    mov r30, r6
    lpm r5, Z
    eor r13, r5
    mov r30, r21
    lpm r5, Z
    eor r15, r5
    mov r30, r3
    lpm r5, Z
    eor r2, r5
    ; round 35 (skinny.dsl:60)
    mov r5, r15
    and r5, r2
    eor r14, r5
    mov r5, r13
    and r5, r15
    eor r2, r5
    mov r5, r2
    and r5, r14
    eor r5, r13
    and r13, r14
    eor r15, r13
    ; round 34 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    lpm r17, Z
    mov r30, r6
    lpm r13, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r3
    lpm r3, Z
    ; round 35 (skinny.dsl:60)
    mov r6, r21
    or r6, r3
    eor r17, r6
    mov r6, r13
    or r6, r21
    eor r3, r6
    mov r6, r3
    and r6, r17
    com r13
    eor r6, r13
    and r13, r17
    eor r21, r13
    ld r13, Y+
    eor r5, r13
    ld r13, Y+
    eor r6, r13
    ld r13, Y+
    eor r15, r13
    ld r13, Y+
    eor r21, r13
    ld r13, Y+
    eor r2, r13
    ld r13, Y+
    eor r3, r13
    ld r13, Y+
    eor r14, r13
    ld r13, Y+
    eor r17, r13
    mov r20, r15
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    mov r19, r20
    andi r19, 170
    eor r21, r19
    andi r20, 85
    eor r15, r20
    mov r20, r15
    com r20
    mov r19, r20
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    ori r19, 170
    eor r21, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r5
    lpm r13, Z
    eor r6, r13
    mov r30, r2
    lpm r13, Z
    eor r3, r13
    mov r30, r14
    lpm r13, Z
    eor r17, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r5
    lpm r13, Z
    mov r30, r2
    lpm r4, Z
    mov r30, r14
    lpm r7, Z
    ; round 36 (skinny.dsl:60)
    mov r12, r4
    or r12, r7
    eor r13, r12
    or r15, r4
    eor r7, r15
    ; round 35 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r5
    lpm r15, Z
    eor r6, r15
    mov r30, r2
    lpm r15, Z
    eor r3, r15
    mov r30, r14
    lpm r15, Z
    eor r17, r15
    ; round 36 (skinny.dsl:60)
    mov r15, r7
    and r15, r13
    eor r15, r20
    and r20, r13
    eor r4, r20
    mov r2, r3
    and r2, r17
    eor r6, r2
    mov r2, r21
    and r2, r3
    eor r17, r2
    mov r2, r17
    and r2, r6
    eor r2, r21
    and r21, r6
    eor r3, r21
    ld r21, Y+
    eor r15, r21
    ld r21, Y+
    eor r2, r21
    ld r21, Y+
    eor r4, r21
    ld r21, Y+
    eor r3, r21
    ld r21, Y+
    eor r7, r21
    ld r21, Y+
    eor r17, r21
    ld r21, Y+
    eor r13, r21
    ldd r21, Y+0
    eor r6, r21
    mov r20, r2
    lsr r20
    andi r20, 85
    eor r15, r2
    eor r15, r20
    mov r20, r2
    lsl r20
    andi r20, 170
    eor r2, r20
    mov r20, r3
    lsr r20
    andi r20, 85
    eor r4, r3
    eor r4, r20
    mov r20, r3
    lsl r20
    andi r20, 170
    eor r3, r20
    mov r20, r17
    lsr r20
    andi r20, 85
    eor r7, r17
    eor r7, r20
    mov r20, r17
    lsl r20
    andi r20, 170
    eor r17, r20
    mov r20, r6
    lsr r20
    andi r20, 85
    eor r13, r6
    eor r13, r20
    mov r20, r6
    lsl r20
    andi r20, 170
    eor r6, r20
    mov r21, r15
    lsr r21
    lsr r21
    eor r21, r7
    mov r20, r21
    andi r20, 51
    mov r19, r20
    lsl r19
    lsl r19
    eor r15, r19
    eor r7, r20
    mov r21, r2
    lsr r21
    lsr r21
    eor r21, r17
    mov r20, r21
    andi r20, 51
    mov r19, r20
    lsl r19
    lsl r19
    eor r2, r19
    eor r17, r20
    mov r21, r4
    lsr r21
    lsr r21
    eor r21, r13
    mov r20, r21
    andi r20, 51
    mov r19, r20
    lsl r19
    lsl r19
    eor r4, r19
    eor r13, r20
    mov r21, r3
    lsr r21
    lsr r21
    eor r21, r6
    mov r20, r21
    andi r20, 51
    mov r19, r20
    lsl r19
    lsl r19
    eor r3, r19
    eor r6, r20
    mov r20, r15
    swap r20
    andi r20, 15
    eor r20, r7
    andi r20, 15
    mov r19, r20
    swap r19
    andi r19, 240
    eor r15, r19
    eor r7, r20
    mov r20, r2
    swap r20
    andi r20, 15
    eor r20, r17
    andi r20, 15
    mov r19, r20
    swap r19
    andi r19, 240
    eor r2, r19
    eor r17, r20
    mov r20, r4
    swap r20
    andi r20, 15
    eor r20, r13
    andi r20, 15
    mov r19, r20
    swap r19
    andi r19, 240
    eor r4, r19
    eor r13, r20
    mov r20, r3
    swap r20
    andi r20, 15
    eor r20, r6
    andi r20, 15
    mov r19, r20
    swap r19
    andi r19, 240
    eor r3, r19
    eor r6, r20
    mov r21, r15
    lsr r21
    eor r21, r4
    mov r20, r21
    andi r20, 85
    mov r19, r20
    lsl r19
    eor r15, r19
    eor r4, r20
    mov r21, r7
    lsr r21
    eor r21, r13
    mov r20, r21
    andi r20, 85
    mov r19, r20
    lsl r19
    eor r7, r19
    eor r13, r20
    mov r21, r2
    lsr r21
    eor r21, r3
    mov r20, r21
    andi r20, 85
    mov r19, r20
    lsl r19
    eor r2, r19
    eor r3, r20
    mov r21, r17
    lsr r21
    eor r21, r6
    mov r20, r21
    andi r20, 85
    mov r19, r20
    lsl r19
    eor r17, r19
    eor r6, r20
    movw r30, r22
    std Z+0, r7
    std Z+1, r15
    std Z+2, r17
    std Z+3, r2
    std Z+4, r13
    std Z+5, r4
    std Z+6, r6
    std Z+7, r3
    subi r28, lo8(-(-287))
    sbci r29, hi8(-(-287))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny64_128_ecb_encrypt_avr_end
    jmp .Llwcc_skinny64_128_ecb_encrypt_avr_group
.Llwcc_skinny64_128_ecb_encrypt_avr_end:
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
    .size lwcc_skinny64_128_ecb_encrypt_avr, .-lwcc_skinny64_128_ecb_encrypt_avr

    .global lwcc_skinny64_128_ecb_decrypt_avr
    .type lwcc_skinny64_128_ecb_decrypt_avr, @function
lwcc_skinny64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_skinny64_128_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
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
.Llwcc_skinny64_128_ecb_decrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r16, X+
    ld r17, X+
    ld r18, X
    mov r6, r2
    lsr r6
    eor r6, r16
    mov r19, r6
    andi r19, 85
    mov r20, r19
    lsl r20
    eor r2, r20
    eor r16, r19
    mov r6, r0
    lsr r6
    eor r6, r5
    mov r19, r6
    andi r19, 85
    mov r20, r19
    lsl r20
    eor r0, r20
    eor r5, r19
    mov r6, r4
    lsr r6
    eor r6, r18
    mov r19, r6
    andi r19, 85
    mov r20, r19
    lsl r20
    eor r4, r20
    eor r18, r19
    mov r6, r3
    lsr r6
    eor r6, r17
    mov r19, r6
    andi r19, 85
    mov r20, r19
    lsl r20
    eor r3, r20
    eor r17, r19
    mov r19, r2
    swap r19
    andi r19, 15
    eor r19, r0
    andi r19, 15
    mov r20, r19
    swap r20
    andi r20, 240
    eor r2, r20
    eor r0, r19
    mov r19, r4
    swap r19
    andi r19, 15
    eor r19, r3
    andi r19, 15
    mov r20, r19
    swap r20
    andi r20, 240
    eor r4, r20
    eor r3, r19
    mov r19, r16
    swap r19
    andi r19, 15
    eor r19, r5
    andi r19, 15
    mov r20, r19
    swap r20
    andi r20, 240
    eor r16, r20
    eor r5, r19
    mov r19, r18
    swap r19
    andi r19, 15
    eor r19, r17
    andi r19, 15
    mov r20, r19
    swap r20
    andi r20, 240
    eor r18, r20
    eor r17, r19
    mov r6, r2
    lsr r6
    lsr r6
    eor r6, r0
    mov r19, r6
    andi r19, 51
    mov r20, r19
    lsl r20
    lsl r20
    eor r2, r20
    eor r0, r19
    mov r6, r4
    lsr r6
    lsr r6
    eor r6, r3
    mov r19, r6
    andi r19, 51
    mov r20, r19
    lsl r20
    lsl r20
    eor r4, r20
    eor r3, r19
    mov r6, r16
    lsr r6
    lsr r6
    eor r6, r5
    mov r19, r6
    andi r19, 51
    mov r20, r19
    lsl r20
    lsl r20
    eor r16, r20
    eor r5, r19
    mov r6, r18
    lsr r6
    lsr r6
    eor r6, r17
    mov r19, r6
    andi r19, 51
    mov r20, r19
    lsl r20
    lsl r20
    eor r18, r20
    eor r17, r19
    mov r19, r4
    lsr r19
    andi r19, 85
    eor r2, r19
    mov r19, r4
    lsl r19
    andi r19, 170
    eor r4, r19
    mov r19, r4
    mov r20, r19
    andi r20, 170
    eor r2, r20
    mov r20, r18
    lsr r20
    andi r20, 85
    eor r16, r20
    mov r20, r18
    lsl r20
    andi r20, 170
    eor r18, r20
    mov r20, r18
    andi r20, 170
    eor r16, r20
    mov r20, r3
    lsr r20
    andi r20, 85
    eor r0, r20
    mov r20, r3
    lsl r20
    andi r20, 170
    eor r3, r20
    mov r20, r3
    mov r21, r20
    andi r21, 170
    eor r0, r21
    mov r21, r17
    lsr r21
    andi r21, 85
    eor r5, r21
    mov r21, r17
    lsl r21
    andi r21, 170
    eor r17, r21
    mov r21, r17
    andi r21, 170
    eor r5, r21
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(280))
    sbci r27, hi8(-(280))
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r19, r3
    adiw r26, 6
    ld r3, X
    eor r16, r3
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r3, X+
    eor r18, r3
    ld r3, X+
    eor r0, r3
    ld r3, X+
    eor r20, r3
    ld r3, X+
    eor r5, r3
    ld r3, X
    eor r17, r3
    ; round 36 (skinny.dsl:60)
    mov r3, r0
    and r3, r5
    eor r2, r3
    mov r3, r5
    and r3, r2
    eor r16, r3
    mov r3, r2
    and r3, r16
    eor r0, r3
    mov r3, r16
    and r3, r0
    eor r5, r3
    mov r3, r20
    and r3, r17
    eor r19, r3
    mov r3, r17
    and r3, r19
    eor r18, r3
    mov r3, r19
    and r3, r18
    eor r20, r3
    mov r3, r18
    and r3, r20
    eor r17, r3
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r5
    lpm r3, Z
    mov r30, r2
    lpm r4, Z
    mov r30, r16
    lpm r6, Z
    mov r30, r0
    lpm r7, Z
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r8, X+
    eor r3, r8
    adiw r26, 1
    ld r8, X+
    eor r4, r8
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r5
    lpm r5, Z
    eor r5, r17
    mov r30, r2
    lpm r2, Z
    eor r2, r19
    mov r30, r16
    lpm r8, Z
    eor r8, r18
    mov r30, r0
    lpm r0, Z
    eor r0, r20
    adiw r26, 14
    ld r9, X+
    eor r5, r9
    ld r9, X
    eor r2, r9
    subi r26, lo8(-(-14))
    sbci r27, hi8(-(-14))
    ld r9, X+
    eor r6, r9
    ld r9, X+
    eor r8, r9
    ld r9, X+
    eor r7, r9
    ld r9, X
    eor r0, r9
    ; round 35 (skinny.dsl:60)
    mov r9, r6
    and r9, r7
    eor r3, r9
    mov r9, r7
    and r9, r3
    eor r4, r9
    mov r9, r3
    and r9, r4
    eor r6, r9
    mov r9, r4
    and r9, r6
    eor r7, r9
    mov r9, r8
    and r9, r0
    eor r5, r9
    mov r9, r5
    com r9
    and r9, r0
    eor r2, r9
    mov r9, r5
    or r9, r2
    eor r8, r9
    mov r9, r2
    or r9, r8
    eor r0, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r0
    lpm r9, Z
    eor r7, r9
    mov r30, r5
    lpm r9, Z
    eor r3, r9
    mov r30, r2
    lpm r9, Z
    eor r4, r9
    mov r30, r8
    lpm r9, Z
    eor r6, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r16, Z
    mov r17, r16
    swap r17
    andi r17, 85
    eor r7, r17
    mov r30, r5
    lpm r17, Z
    mov r18, r17
    swap r18
    andi r18, 85
    eor r3, r18
    mov r30, r2
    lpm r18, Z
    mov r19, r18
    swap r19
    andi r19, 85
    eor r4, r19
    mov r30, r8
    lpm r19, Z
    mov r20, r19
    swap r20
    andi r20, 85
    eor r6, r20
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r0, X+
    eor r7, r0
    ld r0, X+
    eor r16, r0
    adiw r26, 25
    ld r0, X
    eor r3, r0
    subi r26, lo8(-(-24))
    sbci r27, hi8(-(-24))
    ld r0, X+
    eor r17, r0
    ld r0, X+
    eor r4, r0
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r6, r0
    ld r0, X
    eor r19, r0
    ; round 34 (skinny.dsl:60)
    mov r0, r4
    and r0, r6
    eor r7, r0
    mov r0, r6
    and r0, r7
    eor r3, r0
    mov r0, r7
    and r0, r3
    eor r4, r0
    mov r0, r3
    and r0, r4
    eor r6, r0
    mov r0, r18
    and r0, r19
    eor r16, r0
    mov r0, r19
    and r0, r16
    eor r17, r0
    mov r0, r16
    and r0, r17
    eor r18, r0
    mov r0, r17
    and r0, r18
    eor r19, r0
    mov r20, r6
    swap r20
    lsl r20
    adc r20, r1
    mov r21, r20
    ori r21, 85
    eor r21, r6
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    ori r20, 170
    eor r6, r20
    eor r6, r19
    mov r0, r7
    swap r0
    lsl r0
    adc r0, r1
    mov r19, r0
    mov r20, r19
    ori r20, 85
    eor r20, r7
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    ori r19, 170
    eor r7, r19
    eor r7, r16
    mov r0, r3
    swap r0
    lsl r0
    adc r0, r1
    mov r16, r0
    mov r19, r16
    ori r19, 85
    eor r19, r3
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    ori r16, 170
    eor r3, r16
    eor r3, r17
    mov r16, r4
    swap r16
    lsl r16
    adc r16, r1
    mov r17, r16
    ori r17, 85
    eor r17, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    ori r16, 170
    eor r4, r16
    eor r4, r18
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r0, X+
    eor r21, r0
    adiw r26, 35
    ld r0, X
    eor r6, r0
    subi r26, lo8(-(-34))
    sbci r27, hi8(-(-34))
    ld r0, X+
    eor r20, r0
    adiw r26, 34
    ld r0, X
    eor r7, r0
    subi r26, lo8(-(-33))
    sbci r27, hi8(-(-33))
    ld r0, X+
    eor r19, r0
    ld r0, X+
    eor r3, r0
    ld r0, X+
    eor r17, r0
    ld r0, X
    eor r4, r0
    ; round 33 (skinny.dsl:60)
    mov r0, r19
    and r0, r17
    eor r21, r0
    mov r0, r17
    and r0, r21
    eor r20, r0
    mov r0, r21
    and r0, r20
    eor r19, r0
    mov r0, r20
    and r0, r19
    eor r17, r0
    mov r0, r3
    and r0, r4
    eor r6, r0
    mov r0, r6
    com r0
    and r0, r4
    eor r7, r0
    mov r0, r6
    or r0, r7
    eor r3, r0
    mov r0, r7
    or r0, r3
    eor r4, r0
    mov r16, r4
    lsr r16
    andi r16, 85
    eor r17, r16
    mov r16, r4
    lsl r16
    andi r16, 170
    eor r4, r16
    mov r16, r4
    mov r18, r16
    andi r18, 170
    eor r17, r18
    mov r0, r6
    lsr r0
    mov r18, r0
    andi r18, 85
    eor r21, r18
    mov r0, r6
    lsl r0
    mov r18, r0
    andi r18, 170
    eor r6, r18
    mov r18, r6
    mov r22, r18
    andi r22, 170
    eor r21, r22
    mov r0, r7
    lsr r0
    mov r22, r0
    andi r22, 85
    eor r20, r22
    mov r0, r7
    lsl r0
    mov r22, r0
    andi r22, 170
    eor r7, r22
    mov r22, r7
    mov r23, r22
    andi r23, 170
    eor r20, r23
    mov r23, r3
    lsr r23
    andi r23, 85
    eor r19, r23
    mov r23, r3
    lsl r23
    andi r23, 170
    eor r3, r23
    mov r23, r3
    std Y+14, r23
    andi r23, 170
    eor r19, r23
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r0, X+
    eor r17, r0
    ld r0, X+
    eor r16, r0
    adiw r26, 44
    ld r0, X
    eor r21, r0
    subi r26, lo8(-(-43))
    sbci r27, hi8(-(-43))
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r20, r0
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r19, r0
    ld r0, X
    ldd r23, Y+14
    eor r23, r0
    ; round 32 (skinny.dsl:60)
    mov r0, r20
    and r0, r19
    eor r17, r0
    mov r0, r19
    and r0, r17
    eor r21, r0
    mov r0, r17
    and r0, r21
    eor r20, r0
    mov r0, r21
    and r0, r20
    eor r19, r0
    mov r0, r22
    and r0, r23
    eor r16, r0
    mov r0, r23
    and r0, r16
    eor r18, r0
    mov r0, r16
    and r0, r18
    eor r22, r0
    mov r0, r18
    and r0, r22
    eor r23, r0
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r19
    lpm r0, Z
    mov r30, r17
    lpm r2, Z
    mov r30, r21
    lpm r3, Z
    mov r30, r20
    lpm r4, Z
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r0, r5
    adiw r26, 1
    ld r5, X+
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r19
    lpm r5, Z
    eor r5, r23
    mov r30, r17
    lpm r6, Z
    eor r6, r16
    mov r30, r21
    lpm r7, Z
    eor r7, r18
    mov r30, r20
    lpm r8, Z
    eor r8, r22
    adiw r26, 52
    ld r9, X+
    eor r5, r9
    ld r9, X
    eor r6, r9
    subi r26, lo8(-(-52))
    sbci r27, hi8(-(-52))
    ld r9, X+
    eor r3, r9
    ld r9, X+
    eor r7, r9
    ld r9, X+
    eor r4, r9
    ld r9, X
    eor r8, r9
    ; round 31 (skinny.dsl:60)
    mov r9, r3
    and r9, r4
    eor r0, r9
    mov r9, r4
    and r9, r0
    eor r2, r9
    mov r9, r0
    and r9, r2
    eor r3, r9
    mov r9, r2
    and r9, r3
    eor r4, r9
    mov r9, r7
    and r9, r8
    eor r5, r9
    mov r9, r5
    com r9
    and r9, r8
    eor r6, r9
    mov r9, r5
    or r9, r6
    eor r7, r9
    mov r9, r6
    or r9, r7
    eor r8, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r9, Z
    eor r4, r9
    mov r30, r5
    lpm r9, Z
    eor r0, r9
    mov r30, r6
    lpm r9, Z
    eor r2, r9
    mov r30, r7
    lpm r9, Z
    eor r3, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r16, Z
    mov r17, r16
    swap r17
    andi r17, 85
    eor r4, r17
    mov r30, r5
    lpm r17, Z
    mov r18, r17
    swap r18
    andi r18, 85
    eor r0, r18
    mov r30, r6
    lpm r18, Z
    mov r19, r18
    swap r19
    andi r19, 85
    eor r2, r19
    mov r30, r7
    lpm r19, Z
    mov r20, r19
    swap r20
    andi r20, 85
    eor r3, r20
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r4, r5
    ld r5, X+
    eor r16, r5
    adiw r26, 63
    ld r5, X
    eor r0, r5
    subi r26, lo8(-(-62))
    sbci r27, hi8(-(-62))
    ld r5, X+
    eor r17, r5
    ld r5, X+
    eor r2, r5
    ld r5, X+
    eor r18, r5
    ld r5, X+
    eor r3, r5
    ld r5, X
    eor r19, r5
    ; round 30 (skinny.dsl:60)
    mov r5, r2
    and r5, r3
    eor r4, r5
    mov r5, r3
    and r5, r4
    eor r0, r5
    mov r5, r4
    and r5, r0
    eor r2, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r18
    and r5, r19
    eor r16, r5
    mov r5, r19
    and r5, r16
    eor r17, r5
    mov r5, r16
    and r5, r17
    eor r18, r5
    mov r5, r17
    and r5, r18
    eor r19, r5
    mov r20, r3
    swap r20
    lsl r20
    adc r20, r1
    mov r21, r20
    ori r21, 85
    eor r21, r3
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    ori r20, 170
    eor r3, r20
    eor r3, r19
    mov r5, r4
    swap r5
    lsl r5
    adc r5, r1
    mov r19, r5
    mov r20, r19
    ori r20, 85
    eor r20, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    ori r19, 170
    eor r4, r19
    eor r4, r16
    mov r5, r0
    swap r5
    lsl r5
    adc r5, r1
    mov r16, r5
    mov r19, r16
    ori r19, 85
    eor r19, r0
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    ori r16, 170
    eor r0, r16
    eor r0, r17
    mov r16, r2
    swap r16
    lsl r16
    adc r16, r1
    mov r17, r16
    ori r17, 85
    eor r17, r2
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    ori r16, 170
    eor r2, r16
    eor r2, r18
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r21, r5
    subi r26, lo8(-(73))
    sbci r27, hi8(-(73))
    ld r5, X
    eor r3, r5
    subi r26, lo8(-(-72))
    sbci r27, hi8(-(-72))
    ld r5, X+
    eor r20, r5
    subi r26, lo8(-(72))
    sbci r27, hi8(-(72))
    ld r5, X
    eor r4, r5
    subi r26, lo8(-(-71))
    sbci r27, hi8(-(-71))
    ld r5, X+
    eor r19, r5
    ld r5, X+
    eor r0, r5
    ld r5, X+
    eor r17, r5
    ld r5, X
    eor r2, r5
    ; round 29 (skinny.dsl:60)
    mov r5, r19
    and r5, r17
    eor r21, r5
    mov r5, r17
    and r5, r21
    eor r20, r5
    mov r5, r21
    and r5, r20
    eor r19, r5
    mov r5, r20
    and r5, r19
    eor r17, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r3
    com r5
    and r5, r2
    eor r4, r5
    mov r5, r3
    or r5, r4
    eor r0, r5
    mov r5, r4
    or r5, r0
    eor r2, r5
    mov r16, r2
    lsr r16
    andi r16, 85
    eor r17, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    mov r16, r2
    mov r18, r16
    andi r18, 170
    eor r17, r18
    mov r2, r3
    lsr r2
    mov r18, r2
    andi r18, 85
    eor r21, r18
    mov r2, r3
    lsl r2
    mov r18, r2
    andi r18, 170
    eor r3, r18
    mov r18, r3
    mov r22, r18
    andi r22, 170
    eor r21, r22
    mov r2, r4
    lsr r2
    mov r22, r2
    andi r22, 85
    eor r20, r22
    mov r2, r4
    lsl r2
    mov r22, r2
    andi r22, 170
    eor r4, r22
    mov r22, r4
    mov r23, r22
    andi r23, 170
    eor r20, r23
    mov r23, r0
    lsr r23
    andi r23, 85
    eor r19, r23
    mov r23, r0
    lsl r23
    andi r23, 170
    eor r0, r23
    mov r23, r0
    std Y+14, r23
    andi r23, 170
    eor r19, r23
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r0, X+
    eor r17, r0
    ld r0, X+
    eor r16, r0
    subi r26, lo8(-(82))
    sbci r27, hi8(-(82))
    ld r0, X
    eor r21, r0
    subi r26, lo8(-(-81))
    sbci r27, hi8(-(-81))
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r20, r0
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r19, r0
    ld r0, X
    ldd r23, Y+14
    eor r23, r0
    ; round 28 (skinny.dsl:60)
    mov r0, r20
    and r0, r19
    eor r17, r0
    mov r0, r19
    and r0, r17
    eor r21, r0
    mov r0, r17
    and r0, r21
    eor r20, r0
    mov r0, r21
    and r0, r20
    eor r19, r0
    mov r0, r22
    and r0, r23
    eor r16, r0
    mov r0, r23
    and r0, r16
    eor r18, r0
    mov r0, r16
    and r0, r18
    eor r22, r0
    mov r0, r18
    and r0, r22
    eor r23, r0
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r19
    lpm r0, Z
    mov r30, r17
    lpm r2, Z
    mov r30, r21
    lpm r3, Z
    mov r30, r20
    lpm r4, Z
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r0, r5
    adiw r26, 1
    ld r5, X+
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r19
    lpm r5, Z
    eor r5, r23
    mov r30, r17
    lpm r6, Z
    eor r6, r16
    mov r30, r21
    lpm r7, Z
    eor r7, r18
    mov r30, r20
    lpm r8, Z
    eor r8, r22
    subi r26, lo8(-(90))
    sbci r27, hi8(-(90))
    ld r9, X+
    eor r5, r9
    ld r9, X
    eor r6, r9
    subi r26, lo8(-(-90))
    sbci r27, hi8(-(-90))
    ld r9, X+
    eor r3, r9
    ld r9, X+
    eor r7, r9
    ld r9, X+
    eor r4, r9
    ld r9, X
    eor r8, r9
    ; round 27 (skinny.dsl:60)
    mov r9, r3
    and r9, r4
    eor r0, r9
    mov r9, r4
    and r9, r0
    eor r2, r9
    mov r9, r0
    and r9, r2
    eor r3, r9
    mov r9, r2
    and r9, r3
    eor r4, r9
    mov r9, r7
    and r9, r8
    eor r5, r9
    mov r9, r5
    com r9
    and r9, r8
    eor r6, r9
    mov r9, r5
    or r9, r6
    eor r7, r9
    mov r9, r6
    or r9, r7
    eor r8, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r9, Z
    eor r4, r9
    mov r30, r5
    lpm r9, Z
    eor r0, r9
    mov r30, r6
    lpm r9, Z
    eor r2, r9
    mov r30, r7
    lpm r9, Z
    eor r3, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r16, Z
    mov r17, r16
    swap r17
    andi r17, 85
    eor r4, r17
    mov r30, r5
    lpm r17, Z
    mov r18, r17
    swap r18
    andi r18, 85
    eor r0, r18
    mov r30, r6
    lpm r18, Z
    mov r19, r18
    swap r19
    andi r19, 85
    eor r2, r19
    mov r30, r7
    lpm r19, Z
    mov r20, r19
    swap r20
    andi r20, 85
    eor r3, r20
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r4, r5
    ld r5, X+
    eor r16, r5
    subi r26, lo8(-(101))
    sbci r27, hi8(-(101))
    ld r5, X
    eor r0, r5
    subi r26, lo8(-(-100))
    sbci r27, hi8(-(-100))
    ld r5, X+
    eor r17, r5
    ld r5, X+
    eor r2, r5
    ld r5, X+
    eor r18, r5
    ld r5, X+
    eor r3, r5
    ld r5, X
    eor r19, r5
    ; round 26 (skinny.dsl:60)
    mov r5, r2
    and r5, r3
    eor r4, r5
    mov r5, r3
    and r5, r4
    eor r0, r5
    mov r5, r4
    and r5, r0
    eor r2, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r18
    and r5, r19
    eor r16, r5
    mov r5, r19
    and r5, r16
    eor r17, r5
    mov r5, r16
    and r5, r17
    eor r18, r5
    mov r5, r17
    and r5, r18
    eor r19, r5
    mov r20, r3
    swap r20
    lsl r20
    adc r20, r1
    mov r21, r20
    ori r21, 85
    eor r21, r3
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    ori r20, 170
    eor r3, r20
    eor r3, r19
    mov r5, r4
    swap r5
    lsl r5
    adc r5, r1
    mov r19, r5
    mov r20, r19
    ori r20, 85
    eor r20, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    ori r19, 170
    eor r4, r19
    eor r4, r16
    mov r5, r0
    swap r5
    lsl r5
    adc r5, r1
    mov r16, r5
    mov r19, r16
    ori r19, 85
    eor r19, r0
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    ori r16, 170
    eor r0, r16
    eor r0, r17
    mov r16, r2
    swap r16
    lsl r16
    adc r16, r1
    mov r17, r16
    ori r17, 85
    eor r17, r2
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    ori r16, 170
    eor r2, r16
    eor r2, r18
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r21, r5
    subi r26, lo8(-(111))
    sbci r27, hi8(-(111))
    ld r5, X
    eor r3, r5
    subi r26, lo8(-(-110))
    sbci r27, hi8(-(-110))
    ld r5, X+
    eor r20, r5
    subi r26, lo8(-(110))
    sbci r27, hi8(-(110))
    ld r5, X
    eor r4, r5
    subi r26, lo8(-(-109))
    sbci r27, hi8(-(-109))
    ld r5, X+
    eor r19, r5
    ld r5, X+
    eor r0, r5
    ld r5, X+
    eor r17, r5
    ld r5, X
    eor r2, r5
    ; round 25 (skinny.dsl:60)
    mov r5, r19
    and r5, r17
    eor r21, r5
    mov r5, r17
    and r5, r21
    eor r20, r5
    mov r5, r21
    and r5, r20
    eor r19, r5
    mov r5, r20
    and r5, r19
    eor r17, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r3
    com r5
    and r5, r2
    eor r4, r5
    mov r5, r3
    or r5, r4
    eor r0, r5
    mov r5, r4
    or r5, r0
    eor r2, r5
    mov r16, r2
    lsr r16
    andi r16, 85
    eor r17, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    mov r16, r2
    mov r18, r16
    andi r18, 170
    eor r17, r18
    mov r2, r3
    lsr r2
    mov r18, r2
    andi r18, 85
    eor r21, r18
    mov r2, r3
    lsl r2
    mov r18, r2
    andi r18, 170
    eor r3, r18
    mov r18, r3
    mov r22, r18
    andi r22, 170
    eor r21, r22
    mov r2, r4
    lsr r2
    mov r22, r2
    andi r22, 85
    eor r20, r22
    mov r2, r4
    lsl r2
    mov r22, r2
    andi r22, 170
    eor r4, r22
    mov r22, r4
    mov r23, r22
    andi r23, 170
    eor r20, r23
    mov r23, r0
    lsr r23
    andi r23, 85
    eor r19, r23
    mov r23, r0
    lsl r23
    andi r23, 170
    eor r0, r23
    mov r23, r0
    std Y+14, r23
    andi r23, 170
    eor r19, r23
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r0, X+
    eor r17, r0
    ld r0, X+
    eor r16, r0
    subi r26, lo8(-(120))
    sbci r27, hi8(-(120))
    ld r0, X
    eor r21, r0
    subi r26, lo8(-(-119))
    sbci r27, hi8(-(-119))
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r20, r0
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r19, r0
    ld r0, X
    ldd r23, Y+14
    eor r23, r0
    ; round 24 (skinny.dsl:60)
    mov r0, r20
    and r0, r19
    eor r17, r0
    mov r0, r19
    and r0, r17
    eor r21, r0
    mov r0, r17
    and r0, r21
    eor r20, r0
    mov r0, r21
    and r0, r20
    eor r19, r0
    mov r0, r22
    and r0, r23
    eor r16, r0
    mov r0, r23
    and r0, r16
    eor r18, r0
    mov r0, r16
    and r0, r18
    eor r22, r0
    mov r0, r18
    and r0, r22
    eor r23, r0
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r19
    lpm r0, Z
    mov r30, r17
    lpm r2, Z
    mov r30, r21
    lpm r3, Z
    mov r30, r20
    lpm r4, Z
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r0, r5
    adiw r26, 1
    ld r5, X+
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r19
    lpm r5, Z
    eor r5, r23
    mov r30, r17
    lpm r6, Z
    eor r6, r16
    mov r30, r21
    lpm r7, Z
    eor r7, r18
    mov r30, r20
    lpm r8, Z
    eor r8, r22
    subi r26, lo8(-(128))
    sbci r27, hi8(-(128))
    ld r9, X+
    eor r5, r9
    ld r9, X
    eor r6, r9
    subi r26, lo8(-(-128))
    sbci r27, hi8(-(-128))
    ld r9, X+
    eor r3, r9
    ld r9, X+
    eor r7, r9
    ld r9, X+
    eor r4, r9
    ld r9, X
    eor r8, r9
    ; round 23 (skinny.dsl:60)
    mov r9, r3
    and r9, r4
    eor r0, r9
    mov r9, r4
    and r9, r0
    eor r2, r9
    mov r9, r0
    and r9, r2
    eor r3, r9
    mov r9, r2
    and r9, r3
    eor r4, r9
    mov r9, r7
    and r9, r8
    eor r5, r9
    mov r9, r5
    com r9
    and r9, r8
    eor r6, r9
    mov r9, r5
    or r9, r6
    eor r7, r9
    mov r9, r6
    or r9, r7
    eor r8, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r9, Z
    eor r4, r9
    mov r30, r5
    lpm r9, Z
    eor r0, r9
    mov r30, r6
    lpm r9, Z
    eor r2, r9
    mov r30, r7
    lpm r9, Z
    eor r3, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r16, Z
    mov r17, r16
    swap r17
    andi r17, 85
    eor r4, r17
    mov r30, r5
    lpm r17, Z
    mov r18, r17
    swap r18
    andi r18, 85
    eor r0, r18
    mov r30, r6
    lpm r18, Z
    mov r19, r18
    swap r19
    andi r19, 85
    eor r2, r19
    mov r30, r7
    lpm r19, Z
    mov r20, r19
    swap r20
    andi r20, 85
    eor r3, r20
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r4, r5
    ld r5, X+
    eor r16, r5
    subi r26, lo8(-(139))
    sbci r27, hi8(-(139))
    ld r5, X
    eor r0, r5
    subi r26, lo8(-(-138))
    sbci r27, hi8(-(-138))
    ld r5, X+
    eor r17, r5
    ld r5, X+
    eor r2, r5
    ld r5, X+
    eor r18, r5
    ld r5, X+
    eor r3, r5
    ld r5, X
    eor r19, r5
    ; round 22 (skinny.dsl:60)
    mov r5, r2
    and r5, r3
    eor r4, r5
    mov r5, r3
    and r5, r4
    eor r0, r5
    mov r5, r4
    and r5, r0
    eor r2, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r18
    and r5, r19
    eor r16, r5
    mov r5, r19
    and r5, r16
    eor r17, r5
    mov r5, r16
    and r5, r17
    eor r18, r5
    mov r5, r17
    and r5, r18
    eor r19, r5
    mov r20, r3
    swap r20
    lsl r20
    adc r20, r1
    mov r21, r20
    ori r21, 85
    eor r21, r3
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    ori r20, 170
    eor r3, r20
    eor r3, r19
    mov r5, r4
    swap r5
    lsl r5
    adc r5, r1
    mov r19, r5
    mov r20, r19
    ori r20, 85
    eor r20, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    ori r19, 170
    eor r4, r19
    eor r4, r16
    mov r5, r0
    swap r5
    lsl r5
    adc r5, r1
    mov r16, r5
    mov r19, r16
    ori r19, 85
    eor r19, r0
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    ori r16, 170
    eor r0, r16
    eor r0, r17
    mov r16, r2
    swap r16
    lsl r16
    adc r16, r1
    mov r17, r16
    ori r17, 85
    eor r17, r2
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    ori r16, 170
    eor r2, r16
    eor r2, r18
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r21, r5
    subi r26, lo8(-(149))
    sbci r27, hi8(-(149))
    ld r5, X
    eor r3, r5
    subi r26, lo8(-(-148))
    sbci r27, hi8(-(-148))
    ld r5, X+
    eor r20, r5
    subi r26, lo8(-(148))
    sbci r27, hi8(-(148))
    ld r5, X
    eor r4, r5
    subi r26, lo8(-(-147))
    sbci r27, hi8(-(-147))
    ld r5, X+
    eor r19, r5
    ld r5, X+
    eor r0, r5
    ld r5, X+
    eor r17, r5
    ld r5, X
    eor r2, r5
    ; round 21 (skinny.dsl:60)
    mov r5, r19
    and r5, r17
    eor r21, r5
    mov r5, r17
    and r5, r21
    eor r20, r5
    mov r5, r21
    and r5, r20
    eor r19, r5
    mov r5, r20
    and r5, r19
    eor r17, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r3
    com r5
    and r5, r2
    eor r4, r5
    mov r5, r3
    or r5, r4
    eor r0, r5
    mov r5, r4
    or r5, r0
    eor r2, r5
    mov r16, r2
    lsr r16
    andi r16, 85
    eor r17, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    mov r16, r2
    mov r18, r16
    andi r18, 170
    eor r17, r18
    mov r2, r3
    lsr r2
    mov r18, r2
    andi r18, 85
    eor r21, r18
    mov r2, r3
    lsl r2
    mov r18, r2
    andi r18, 170
    eor r3, r18
    mov r18, r3
    mov r22, r18
    andi r22, 170
    eor r21, r22
    mov r2, r4
    lsr r2
    mov r22, r2
    andi r22, 85
    eor r20, r22
    mov r2, r4
    lsl r2
    mov r22, r2
    andi r22, 170
    eor r4, r22
    mov r22, r4
    mov r23, r22
    andi r23, 170
    eor r20, r23
    mov r23, r0
    lsr r23
    andi r23, 85
    eor r19, r23
    mov r23, r0
    lsl r23
    andi r23, 170
    eor r0, r23
    mov r23, r0
    std Y+14, r23
    andi r23, 170
    eor r19, r23
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r0, X+
    eor r17, r0
    ld r0, X+
    eor r16, r0
    subi r26, lo8(-(158))
    sbci r27, hi8(-(158))
    ld r0, X
    eor r21, r0
    subi r26, lo8(-(-157))
    sbci r27, hi8(-(-157))
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r20, r0
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r19, r0
    ld r0, X
    ldd r23, Y+14
    eor r23, r0
    ; round 20 (skinny.dsl:60)
    mov r0, r20
    and r0, r19
    eor r17, r0
    mov r0, r19
    and r0, r17
    eor r21, r0
    mov r0, r17
    and r0, r21
    eor r20, r0
    mov r0, r21
    and r0, r20
    eor r19, r0
    mov r0, r22
    and r0, r23
    eor r16, r0
    mov r0, r23
    and r0, r16
    eor r18, r0
    mov r0, r16
    and r0, r18
    eor r22, r0
    mov r0, r18
    and r0, r22
    eor r23, r0
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r19
    lpm r0, Z
    mov r30, r17
    lpm r2, Z
    mov r30, r21
    lpm r3, Z
    mov r30, r20
    lpm r4, Z
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r0, r5
    adiw r26, 1
    ld r5, X+
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r19
    lpm r5, Z
    eor r5, r23
    mov r30, r17
    lpm r6, Z
    eor r6, r16
    mov r30, r21
    lpm r7, Z
    eor r7, r18
    mov r30, r20
    lpm r8, Z
    eor r8, r22
    subi r26, lo8(-(166))
    sbci r27, hi8(-(166))
    ld r9, X+
    eor r5, r9
    ld r9, X
    eor r6, r9
    subi r26, lo8(-(-166))
    sbci r27, hi8(-(-166))
    ld r9, X+
    eor r3, r9
    ld r9, X+
    eor r7, r9
    ld r9, X+
    eor r4, r9
    ld r9, X
    eor r8, r9
    ; round 19 (skinny.dsl:60)
    mov r9, r3
    and r9, r4
    eor r0, r9
    mov r9, r4
    and r9, r0
    eor r2, r9
    mov r9, r0
    and r9, r2
    eor r3, r9
    mov r9, r2
    and r9, r3
    eor r4, r9
    mov r9, r7
    and r9, r8
    eor r5, r9
    mov r9, r5
    com r9
    and r9, r8
    eor r6, r9
    mov r9, r5
    or r9, r6
    eor r7, r9
    mov r9, r6
    or r9, r7
    eor r8, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r9, Z
    eor r4, r9
    mov r30, r5
    lpm r9, Z
    eor r0, r9
    mov r30, r6
    lpm r9, Z
    eor r2, r9
    mov r30, r7
    lpm r9, Z
    eor r3, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r16, Z
    mov r17, r16
    swap r17
    andi r17, 85
    eor r4, r17
    mov r30, r5
    lpm r17, Z
    mov r18, r17
    swap r18
    andi r18, 85
    eor r0, r18
    mov r30, r6
    lpm r18, Z
    mov r19, r18
    swap r19
    andi r19, 85
    eor r2, r19
    mov r30, r7
    lpm r19, Z
    mov r20, r19
    swap r20
    andi r20, 85
    eor r3, r20
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r4, r5
    ld r5, X+
    eor r16, r5
    subi r26, lo8(-(177))
    sbci r27, hi8(-(177))
    ld r5, X
    eor r0, r5
    subi r26, lo8(-(-176))
    sbci r27, hi8(-(-176))
    ld r5, X+
    eor r17, r5
    ld r5, X+
    eor r2, r5
    ld r5, X+
    eor r18, r5
    ld r5, X+
    eor r3, r5
    ld r5, X
    eor r19, r5
    ; round 18 (skinny.dsl:60)
    mov r5, r2
    and r5, r3
    eor r4, r5
    mov r5, r3
    and r5, r4
    eor r0, r5
    mov r5, r4
    and r5, r0
    eor r2, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r18
    and r5, r19
    eor r16, r5
    mov r5, r19
    and r5, r16
    eor r17, r5
    mov r5, r16
    and r5, r17
    eor r18, r5
    mov r5, r17
    and r5, r18
    eor r19, r5
    mov r20, r3
    swap r20
    lsl r20
    adc r20, r1
    mov r21, r20
    ori r21, 85
    eor r21, r3
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    ori r20, 170
    eor r3, r20
    eor r3, r19
    mov r5, r4
    swap r5
    lsl r5
    adc r5, r1
    mov r19, r5
    mov r20, r19
    ori r20, 85
    eor r20, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    ori r19, 170
    eor r4, r19
    eor r4, r16
    mov r5, r0
    swap r5
    lsl r5
    adc r5, r1
    mov r16, r5
    mov r19, r16
    ori r19, 85
    eor r19, r0
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    ori r16, 170
    eor r0, r16
    eor r0, r17
    mov r16, r2
    swap r16
    lsl r16
    adc r16, r1
    mov r17, r16
    ori r17, 85
    eor r17, r2
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    ori r16, 170
    eor r2, r16
    eor r2, r18
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r21, r5
    subi r26, lo8(-(187))
    sbci r27, hi8(-(187))
    ld r5, X
    eor r3, r5
    subi r26, lo8(-(-186))
    sbci r27, hi8(-(-186))
    ld r5, X+
    eor r20, r5
    subi r26, lo8(-(186))
    sbci r27, hi8(-(186))
    ld r5, X
    eor r4, r5
    subi r26, lo8(-(-185))
    sbci r27, hi8(-(-185))
    ld r5, X+
    eor r19, r5
    ld r5, X+
    eor r0, r5
    ld r5, X+
    eor r17, r5
    ld r5, X
    eor r2, r5
    ; round 17 (skinny.dsl:60)
    mov r5, r19
    and r5, r17
    eor r21, r5
    mov r5, r17
    and r5, r21
    eor r20, r5
    mov r5, r21
    and r5, r20
    eor r19, r5
    mov r5, r20
    and r5, r19
    eor r17, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r3
    com r5
    and r5, r2
    eor r4, r5
    mov r5, r3
    or r5, r4
    eor r0, r5
    mov r5, r4
    or r5, r0
    eor r2, r5
    mov r16, r2
    lsr r16
    andi r16, 85
    eor r17, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    mov r16, r2
    mov r18, r16
    andi r18, 170
    eor r17, r18
    mov r2, r3
    lsr r2
    mov r18, r2
    andi r18, 85
    eor r21, r18
    mov r2, r3
    lsl r2
    mov r18, r2
    andi r18, 170
    eor r3, r18
    mov r18, r3
    mov r22, r18
    andi r22, 170
    eor r21, r22
    mov r2, r4
    lsr r2
    mov r22, r2
    andi r22, 85
    eor r20, r22
    mov r2, r4
    lsl r2
    mov r22, r2
    andi r22, 170
    eor r4, r22
    mov r22, r4
    mov r23, r22
    andi r23, 170
    eor r20, r23
    mov r23, r0
    lsr r23
    andi r23, 85
    eor r19, r23
    mov r23, r0
    lsl r23
    andi r23, 170
    eor r0, r23
    mov r23, r0
    std Y+14, r23
    andi r23, 170
    eor r19, r23
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r0, X+
    eor r17, r0
    ld r0, X+
    eor r16, r0
    subi r26, lo8(-(196))
    sbci r27, hi8(-(196))
    ld r0, X
    eor r21, r0
    subi r26, lo8(-(-195))
    sbci r27, hi8(-(-195))
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r20, r0
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r19, r0
    ld r0, X
    ldd r23, Y+14
    eor r23, r0
    ; round 16 (skinny.dsl:60)
    mov r0, r20
    and r0, r19
    eor r17, r0
    mov r0, r19
    and r0, r17
    eor r21, r0
    mov r0, r17
    and r0, r21
    eor r20, r0
    mov r0, r21
    and r0, r20
    eor r19, r0
    mov r0, r22
    and r0, r23
    eor r16, r0
    mov r0, r23
    and r0, r16
    eor r18, r0
    mov r0, r16
    and r0, r18
    eor r22, r0
    mov r0, r18
    and r0, r22
    eor r23, r0
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r19
    lpm r0, Z
    mov r30, r17
    lpm r2, Z
    mov r30, r21
    lpm r3, Z
    mov r30, r20
    lpm r4, Z
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r0, r5
    adiw r26, 1
    ld r5, X+
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r19
    lpm r5, Z
    eor r5, r23
    mov r30, r17
    lpm r6, Z
    eor r6, r16
    mov r30, r21
    lpm r7, Z
    eor r7, r18
    mov r30, r20
    lpm r8, Z
    eor r8, r22
    subi r26, lo8(-(204))
    sbci r27, hi8(-(204))
    ld r9, X+
    eor r5, r9
    ld r9, X
    eor r6, r9
    subi r26, lo8(-(-204))
    sbci r27, hi8(-(-204))
    ld r9, X+
    eor r3, r9
    ld r9, X+
    eor r7, r9
    ld r9, X+
    eor r4, r9
    ld r9, X
    eor r8, r9
    ; round 15 (skinny.dsl:60)
    mov r9, r3
    and r9, r4
    eor r0, r9
    mov r9, r4
    and r9, r0
    eor r2, r9
    mov r9, r0
    and r9, r2
    eor r3, r9
    mov r9, r2
    and r9, r3
    eor r4, r9
    mov r9, r7
    and r9, r8
    eor r5, r9
    mov r9, r5
    com r9
    and r9, r8
    eor r6, r9
    mov r9, r5
    or r9, r6
    eor r7, r9
    mov r9, r6
    or r9, r7
    eor r8, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r9, Z
    eor r4, r9
    mov r30, r5
    lpm r9, Z
    eor r0, r9
    mov r30, r6
    lpm r9, Z
    eor r2, r9
    mov r30, r7
    lpm r9, Z
    eor r3, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r16, Z
    mov r17, r16
    swap r17
    andi r17, 85
    eor r4, r17
    mov r30, r5
    lpm r17, Z
    mov r18, r17
    swap r18
    andi r18, 85
    eor r0, r18
    mov r30, r6
    lpm r18, Z
    mov r19, r18
    swap r19
    andi r19, 85
    eor r2, r19
    mov r30, r7
    lpm r19, Z
    mov r20, r19
    swap r20
    andi r20, 85
    eor r3, r20
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r4, r5
    ld r5, X+
    eor r16, r5
    subi r26, lo8(-(215))
    sbci r27, hi8(-(215))
    ld r5, X
    eor r0, r5
    subi r26, lo8(-(-214))
    sbci r27, hi8(-(-214))
    ld r5, X+
    eor r17, r5
    ld r5, X+
    eor r2, r5
    ld r5, X+
    eor r18, r5
    ld r5, X+
    eor r3, r5
    ld r5, X
    eor r19, r5
    ; round 14 (skinny.dsl:60)
    mov r5, r2
    and r5, r3
    eor r4, r5
    mov r5, r3
    and r5, r4
    eor r0, r5
    mov r5, r4
    and r5, r0
    eor r2, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r18
    and r5, r19
    eor r16, r5
    mov r5, r19
    and r5, r16
    eor r17, r5
    mov r5, r16
    and r5, r17
    eor r18, r5
    mov r5, r17
    and r5, r18
    eor r19, r5
    mov r20, r3
    swap r20
    lsl r20
    adc r20, r1
    mov r21, r20
    ori r21, 85
    eor r21, r3
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    ori r20, 170
    eor r3, r20
    eor r3, r19
    mov r5, r4
    swap r5
    lsl r5
    adc r5, r1
    mov r19, r5
    mov r20, r19
    ori r20, 85
    eor r20, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    ori r19, 170
    eor r4, r19
    eor r4, r16
    mov r5, r0
    swap r5
    lsl r5
    adc r5, r1
    mov r16, r5
    mov r19, r16
    ori r19, 85
    eor r19, r0
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    ori r16, 170
    eor r0, r16
    eor r0, r17
    mov r16, r2
    swap r16
    lsl r16
    adc r16, r1
    mov r17, r16
    ori r17, 85
    eor r17, r2
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    ori r16, 170
    eor r2, r16
    eor r2, r18
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r21, r5
    subi r26, lo8(-(225))
    sbci r27, hi8(-(225))
    ld r5, X
    eor r3, r5
    subi r26, lo8(-(-224))
    sbci r27, hi8(-(-224))
    ld r5, X+
    eor r20, r5
    subi r26, lo8(-(224))
    sbci r27, hi8(-(224))
    ld r5, X
    eor r4, r5
    subi r26, lo8(-(-223))
    sbci r27, hi8(-(-223))
    ld r5, X+
    eor r19, r5
    ld r5, X+
    eor r0, r5
    ld r5, X+
    eor r17, r5
    ld r5, X
    eor r2, r5
    ; round 13 (skinny.dsl:60)
    mov r5, r19
    and r5, r17
    eor r21, r5
    mov r5, r17
    and r5, r21
    eor r20, r5
    mov r5, r21
    and r5, r20
    eor r19, r5
    mov r5, r20
    and r5, r19
    eor r17, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r3
    com r5
    and r5, r2
    eor r4, r5
    mov r5, r3
    or r5, r4
    eor r0, r5
    mov r5, r4
    or r5, r0
    eor r2, r5
    mov r16, r2
    lsr r16
    andi r16, 85
    eor r17, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    mov r16, r2
    mov r18, r16
    andi r18, 170
    eor r17, r18
    mov r2, r3
    lsr r2
    mov r18, r2
    andi r18, 85
    eor r21, r18
    mov r2, r3
    lsl r2
    mov r18, r2
    andi r18, 170
    eor r3, r18
    mov r18, r3
    mov r22, r18
    andi r22, 170
    eor r21, r22
    mov r2, r4
    lsr r2
    mov r22, r2
    andi r22, 85
    eor r20, r22
    mov r2, r4
    lsl r2
    mov r22, r2
    andi r22, 170
    eor r4, r22
    mov r22, r4
    mov r23, r22
    andi r23, 170
    eor r20, r23
    mov r23, r0
    lsr r23
    andi r23, 85
    eor r19, r23
    mov r23, r0
    lsl r23
    andi r23, 170
    eor r0, r23
    mov r23, r0
    std Y+14, r23
    andi r23, 170
    eor r19, r23
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r0, X+
    eor r17, r0
    ld r0, X+
    eor r16, r0
    subi r26, lo8(-(234))
    sbci r27, hi8(-(234))
    ld r0, X
    eor r21, r0
    subi r26, lo8(-(-233))
    sbci r27, hi8(-(-233))
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r20, r0
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r19, r0
    ld r0, X
    ldd r23, Y+14
    eor r23, r0
    ; round 12 (skinny.dsl:60)
    mov r0, r20
    and r0, r19
    eor r17, r0
    mov r0, r19
    and r0, r17
    eor r21, r0
    mov r0, r17
    and r0, r21
    eor r20, r0
    mov r0, r21
    and r0, r20
    eor r19, r0
    mov r0, r22
    and r0, r23
    eor r16, r0
    mov r0, r23
    and r0, r16
    eor r18, r0
    mov r0, r16
    and r0, r18
    eor r22, r0
    mov r0, r18
    and r0, r22
    eor r23, r0
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r19
    lpm r0, Z
    mov r30, r17
    lpm r2, Z
    mov r30, r21
    lpm r3, Z
    mov r30, r20
    lpm r4, Z
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r0, r5
    adiw r26, 1
    ld r5, X+
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r19
    lpm r5, Z
    eor r5, r23
    mov r30, r17
    lpm r6, Z
    eor r6, r16
    mov r30, r21
    lpm r7, Z
    eor r7, r18
    mov r30, r20
    lpm r8, Z
    eor r8, r22
    subi r26, lo8(-(242))
    sbci r27, hi8(-(242))
    ld r9, X+
    eor r5, r9
    ld r9, X
    eor r6, r9
    subi r26, lo8(-(-242))
    sbci r27, hi8(-(-242))
    ld r9, X+
    eor r3, r9
    ld r9, X+
    eor r7, r9
    ld r9, X+
    eor r4, r9
    ld r9, X
    eor r8, r9
    ; round 11 (skinny.dsl:60)
    mov r9, r3
    and r9, r4
    eor r0, r9
    mov r9, r4
    and r9, r0
    eor r2, r9
    mov r9, r0
    and r9, r2
    eor r3, r9
    mov r9, r2
    and r9, r3
    eor r4, r9
    mov r9, r7
    and r9, r8
    eor r5, r9
    mov r9, r5
    com r9
    and r9, r8
    eor r6, r9
    mov r9, r5
    or r9, r6
    eor r7, r9
    mov r9, r6
    or r9, r7
    eor r8, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r9, Z
    eor r4, r9
    mov r30, r5
    lpm r9, Z
    eor r0, r9
    mov r30, r6
    lpm r9, Z
    eor r2, r9
    mov r30, r7
    lpm r9, Z
    eor r3, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r16, Z
    mov r17, r16
    swap r17
    andi r17, 85
    eor r4, r17
    mov r30, r5
    lpm r17, Z
    mov r18, r17
    swap r18
    andi r18, 85
    eor r0, r18
    mov r30, r6
    lpm r18, Z
    mov r19, r18
    swap r19
    andi r19, 85
    eor r2, r19
    mov r30, r7
    lpm r19, Z
    mov r20, r19
    swap r20
    andi r20, 85
    eor r3, r20
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r4, r5
    ld r5, X+
    eor r16, r5
    subi r26, lo8(-(253))
    sbci r27, hi8(-(253))
    ld r5, X
    eor r0, r5
    subi r26, lo8(-(-252))
    sbci r27, hi8(-(-252))
    ld r5, X+
    eor r17, r5
    ld r5, X+
    eor r2, r5
    ld r5, X+
    eor r18, r5
    ld r5, X+
    eor r3, r5
    ld r5, X
    eor r19, r5
    ; round 10 (skinny.dsl:60)
    mov r5, r2
    and r5, r3
    eor r4, r5
    mov r5, r3
    and r5, r4
    eor r0, r5
    mov r5, r4
    and r5, r0
    eor r2, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r18
    and r5, r19
    eor r16, r5
    mov r5, r19
    and r5, r16
    eor r17, r5
    mov r5, r16
    and r5, r17
    eor r18, r5
    mov r5, r17
    and r5, r18
    eor r19, r5
    mov r20, r3
    swap r20
    lsl r20
    adc r20, r1
    mov r21, r20
    ori r21, 85
    eor r21, r3
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    ori r20, 170
    eor r3, r20
    eor r3, r19
    mov r5, r4
    swap r5
    lsl r5
    adc r5, r1
    mov r19, r5
    mov r20, r19
    ori r20, 85
    eor r20, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    ori r19, 170
    eor r4, r19
    eor r4, r16
    mov r5, r0
    swap r5
    lsl r5
    adc r5, r1
    mov r16, r5
    mov r19, r16
    ori r19, 85
    eor r19, r0
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    ori r16, 170
    eor r0, r16
    eor r0, r17
    mov r16, r2
    swap r16
    lsl r16
    adc r16, r1
    mov r17, r16
    ori r17, 85
    eor r17, r2
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    ori r16, 170
    eor r2, r16
    eor r2, r18
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r21, r5
    subi r26, lo8(-(263))
    sbci r27, hi8(-(263))
    ld r5, X
    eor r3, r5
    subi r26, lo8(-(-262))
    sbci r27, hi8(-(-262))
    ld r5, X+
    eor r20, r5
    subi r26, lo8(-(262))
    sbci r27, hi8(-(262))
    ld r5, X
    eor r4, r5
    subi r26, lo8(-(-261))
    sbci r27, hi8(-(-261))
    ld r5, X+
    eor r19, r5
    ld r5, X+
    eor r0, r5
    ld r5, X+
    eor r17, r5
    ld r5, X
    eor r2, r5
    ; round 9 (skinny.dsl:60)
    mov r5, r19
    and r5, r17
    eor r21, r5
    mov r5, r17
    and r5, r21
    eor r20, r5
    mov r5, r21
    and r5, r20
    eor r19, r5
    mov r5, r20
    and r5, r19
    eor r17, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r3
    com r5
    and r5, r2
    eor r4, r5
    mov r5, r3
    or r5, r4
    eor r0, r5
    mov r5, r4
    or r5, r0
    eor r2, r5
    mov r16, r2
    lsr r16
    andi r16, 85
    eor r17, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    mov r16, r2
    mov r18, r16
    andi r18, 170
    eor r17, r18
    mov r2, r3
    lsr r2
    mov r18, r2
    andi r18, 85
    eor r21, r18
    mov r2, r3
    lsl r2
    mov r18, r2
    andi r18, 170
    eor r3, r18
    mov r18, r3
    mov r22, r18
    andi r22, 170
    eor r21, r22
    mov r2, r4
    lsr r2
    mov r22, r2
    andi r22, 85
    eor r20, r22
    mov r2, r4
    lsl r2
    mov r22, r2
    andi r22, 170
    eor r4, r22
    mov r22, r4
    mov r23, r22
    andi r23, 170
    eor r20, r23
    mov r23, r0
    lsr r23
    andi r23, 85
    eor r19, r23
    mov r23, r0
    lsl r23
    andi r23, 170
    eor r0, r23
    mov r23, r0
    std Y+14, r23
    andi r23, 170
    eor r19, r23
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r0, X+
    eor r17, r0
    ld r0, X+
    eor r16, r0
    subi r26, lo8(-(272))
    sbci r27, hi8(-(272))
    ld r0, X
    eor r21, r0
    subi r26, lo8(-(-271))
    sbci r27, hi8(-(-271))
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r20, r0
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r19, r0
    ld r0, X
    ldd r23, Y+14
    eor r23, r0
    ; round 8 (skinny.dsl:60)
    mov r0, r20
    and r0, r19
    eor r17, r0
    mov r0, r19
    and r0, r17
    eor r21, r0
    mov r0, r17
    and r0, r21
    eor r20, r0
    mov r0, r21
    and r0, r20
    eor r19, r0
    mov r0, r22
    and r0, r23
    eor r16, r0
    mov r0, r23
    and r0, r16
    eor r18, r0
    mov r0, r16
    and r0, r18
    eor r22, r0
    mov r0, r18
    and r0, r22
    eor r23, r0
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r19
    lpm r0, Z
    mov r30, r17
    lpm r2, Z
    mov r30, r21
    lpm r3, Z
    mov r30, r20
    lpm r4, Z
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r0, r5
    adiw r26, 1
    ld r5, X+
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r19
    lpm r5, Z
    eor r5, r23
    mov r30, r17
    lpm r6, Z
    eor r6, r16
    mov r30, r21
    lpm r7, Z
    eor r7, r18
    mov r30, r20
    lpm r8, Z
    eor r8, r22
    subi r26, lo8(-(280))
    sbci r27, hi8(-(280))
    ld r9, X+
    eor r5, r9
    ld r9, X
    eor r6, r9
    subi r26, lo8(-(-280))
    sbci r27, hi8(-(-280))
    ld r9, X+
    eor r3, r9
    ld r9, X+
    eor r7, r9
    ld r9, X+
    eor r4, r9
    ld r9, X
    eor r8, r9
    ; round 7 (skinny.dsl:60)
    mov r9, r3
    and r9, r4
    eor r0, r9
    mov r9, r4
    and r9, r0
    eor r2, r9
    mov r9, r0
    and r9, r2
    eor r3, r9
    mov r9, r2
    and r9, r3
    eor r4, r9
    mov r9, r7
    and r9, r8
    eor r5, r9
    mov r9, r5
    com r9
    and r9, r8
    eor r6, r9
    mov r9, r5
    or r9, r6
    eor r7, r9
    mov r9, r6
    or r9, r7
    eor r8, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r9, Z
    eor r4, r9
    mov r30, r5
    lpm r9, Z
    eor r0, r9
    mov r30, r6
    lpm r9, Z
    eor r2, r9
    mov r30, r7
    lpm r9, Z
    eor r3, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r16, Z
    mov r17, r16
    swap r17
    andi r17, 85
    eor r4, r17
    mov r30, r5
    lpm r17, Z
    mov r18, r17
    swap r18
    andi r18, 85
    eor r0, r18
    mov r30, r6
    lpm r18, Z
    mov r19, r18
    swap r19
    andi r19, 85
    eor r2, r19
    mov r30, r7
    lpm r19, Z
    mov r20, r19
    swap r20
    andi r20, 85
    eor r3, r20
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r4, r5
    ld r5, X+
    eor r16, r5
    subi r26, lo8(-(291))
    sbci r27, hi8(-(291))
    ld r5, X
    eor r0, r5
    subi r26, lo8(-(-290))
    sbci r27, hi8(-(-290))
    ld r5, X+
    eor r17, r5
    ld r5, X+
    eor r2, r5
    ld r5, X+
    eor r18, r5
    ld r5, X+
    eor r3, r5
    ld r5, X
    eor r19, r5
    ; round 6 (skinny.dsl:60)
    mov r5, r2
    and r5, r3
    eor r4, r5
    mov r5, r3
    and r5, r4
    eor r0, r5
    mov r5, r4
    and r5, r0
    eor r2, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r18
    and r5, r19
    eor r16, r5
    mov r5, r19
    and r5, r16
    eor r17, r5
    mov r5, r16
    and r5, r17
    eor r18, r5
    mov r5, r17
    and r5, r18
    eor r19, r5
    mov r20, r3
    swap r20
    lsl r20
    adc r20, r1
    mov r21, r20
    ori r21, 85
    eor r21, r3
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    ori r20, 170
    eor r3, r20
    eor r3, r19
    mov r5, r4
    swap r5
    lsl r5
    adc r5, r1
    mov r19, r5
    mov r20, r19
    ori r20, 85
    eor r20, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    ori r19, 170
    eor r4, r19
    eor r4, r16
    mov r5, r0
    swap r5
    lsl r5
    adc r5, r1
    mov r16, r5
    mov r19, r16
    ori r19, 85
    eor r19, r0
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    ori r16, 170
    eor r0, r16
    eor r0, r17
    mov r16, r2
    swap r16
    lsl r16
    adc r16, r1
    mov r17, r16
    ori r17, 85
    eor r17, r2
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    ori r16, 170
    eor r2, r16
    eor r2, r18
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r21, r5
    subi r26, lo8(-(301))
    sbci r27, hi8(-(301))
    ld r5, X
    eor r3, r5
    subi r26, lo8(-(-300))
    sbci r27, hi8(-(-300))
    ld r5, X+
    eor r20, r5
    subi r26, lo8(-(300))
    sbci r27, hi8(-(300))
    ld r5, X
    eor r4, r5
    subi r26, lo8(-(-299))
    sbci r27, hi8(-(-299))
    ld r5, X+
    eor r19, r5
    ld r5, X+
    eor r0, r5
    ld r5, X+
    eor r17, r5
    ld r5, X
    eor r2, r5
    ; round 5 (skinny.dsl:60)
    mov r5, r19
    and r5, r17
    eor r21, r5
    mov r5, r17
    and r5, r21
    eor r20, r5
    mov r5, r21
    and r5, r20
    eor r19, r5
    mov r5, r20
    and r5, r19
    eor r17, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r3
    com r5
    and r5, r2
    eor r4, r5
    mov r5, r3
    or r5, r4
    eor r0, r5
    mov r5, r4
    or r5, r0
    eor r2, r5
    mov r16, r2
    lsr r16
    andi r16, 85
    eor r17, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    mov r16, r2
    mov r18, r16
    andi r18, 170
    eor r17, r18
    mov r2, r3
    lsr r2
    mov r18, r2
    andi r18, 85
    eor r21, r18
    mov r2, r3
    lsl r2
    mov r18, r2
    andi r18, 170
    eor r3, r18
    mov r18, r3
    mov r22, r18
    andi r22, 170
    eor r21, r22
    mov r2, r4
    lsr r2
    mov r22, r2
    andi r22, 85
    eor r20, r22
    mov r2, r4
    lsl r2
    mov r22, r2
    andi r22, 170
    eor r4, r22
    mov r22, r4
    mov r23, r22
    andi r23, 170
    eor r20, r23
    mov r23, r0
    lsr r23
    andi r23, 85
    eor r19, r23
    mov r23, r0
    lsl r23
    andi r23, 170
    eor r0, r23
    mov r23, r0
    std Y+14, r23
    andi r23, 170
    eor r19, r23
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r0, X+
    eor r17, r0
    ld r0, X+
    eor r16, r0
    subi r26, lo8(-(310))
    sbci r27, hi8(-(310))
    ld r0, X
    eor r21, r0
    subi r26, lo8(-(-309))
    sbci r27, hi8(-(-309))
    ld r0, X+
    eor r18, r0
    ld r0, X+
    eor r20, r0
    ld r0, X+
    eor r22, r0
    ld r0, X+
    eor r19, r0
    ld r0, X
    ldd r23, Y+14
    eor r23, r0
    ; round 4 (skinny.dsl:60)
    mov r0, r20
    and r0, r19
    eor r17, r0
    mov r0, r19
    and r0, r17
    eor r21, r0
    mov r0, r17
    and r0, r21
    eor r20, r0
    mov r0, r21
    and r0, r20
    eor r19, r0
    mov r0, r22
    and r0, r23
    eor r16, r0
    mov r0, r23
    and r0, r16
    eor r18, r0
    mov r0, r16
    and r0, r18
    eor r22, r0
    mov r0, r18
    and r0, r22
    eor r23, r0
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r19
    lpm r0, Z
    mov r30, r17
    lpm r2, Z
    mov r30, r21
    lpm r3, Z
    mov r30, r20
    lpm r4, Z
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r0, r5
    adiw r26, 1
    ld r5, X+
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r19
    lpm r5, Z
    eor r5, r23
    mov r30, r17
    lpm r6, Z
    eor r6, r16
    mov r30, r21
    lpm r7, Z
    eor r7, r18
    mov r30, r20
    lpm r8, Z
    eor r8, r22
    subi r26, lo8(-(318))
    sbci r27, hi8(-(318))
    ld r9, X+
    eor r5, r9
    ld r9, X
    eor r6, r9
    subi r26, lo8(-(-318))
    sbci r27, hi8(-(-318))
    ld r9, X+
    eor r3, r9
    ld r9, X+
    eor r7, r9
    ld r9, X+
    eor r4, r9
    ld r9, X
    eor r8, r9
    ; round 3 (skinny.dsl:60)
    mov r9, r3
    and r9, r4
    eor r0, r9
    mov r9, r4
    and r9, r0
    eor r2, r9
    mov r9, r0
    and r9, r2
    eor r3, r9
    mov r9, r2
    and r9, r3
    eor r4, r9
    mov r9, r7
    and r9, r8
    eor r5, r9
    mov r9, r5
    com r9
    and r9, r8
    eor r6, r9
    mov r9, r5
    or r9, r6
    eor r7, r9
    mov r9, r6
    or r9, r7
    eor r8, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r9, Z
    eor r4, r9
    mov r30, r5
    lpm r9, Z
    eor r0, r9
    mov r30, r6
    lpm r9, Z
    eor r2, r9
    mov r30, r7
    lpm r9, Z
    eor r3, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r16, Z
    mov r17, r16
    swap r17
    andi r17, 85
    eor r4, r17
    mov r30, r5
    lpm r17, Z
    mov r18, r17
    swap r18
    andi r18, 85
    eor r0, r18
    mov r30, r6
    lpm r18, Z
    mov r19, r18
    swap r19
    andi r19, 85
    eor r2, r19
    mov r30, r7
    lpm r19, Z
    mov r20, r19
    swap r20
    andi r20, 85
    eor r3, r20
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    eor r4, r5
    ld r5, X+
    eor r16, r5
    subi r26, lo8(-(329))
    sbci r27, hi8(-(329))
    ld r5, X
    eor r0, r5
    subi r26, lo8(-(-328))
    sbci r27, hi8(-(-328))
    ld r5, X+
    eor r17, r5
    ld r5, X+
    eor r2, r5
    ld r5, X+
    eor r18, r5
    ld r5, X+
    eor r3, r5
    ld r5, X+
    eor r19, r5
    ; round 2 (skinny.dsl:60)
    mov r5, r2
    and r5, r3
    eor r4, r5
    mov r5, r3
    and r5, r4
    eor r0, r5
    mov r5, r4
    and r5, r0
    eor r2, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r18
    and r5, r19
    eor r16, r5
    mov r5, r19
    and r5, r16
    eor r17, r5
    mov r5, r16
    and r5, r17
    eor r18, r5
    mov r5, r17
    and r5, r18
    eor r19, r5
    mov r20, r3
    swap r20
    lsl r20
    adc r20, r1
    mov r21, r20
    ori r21, 85
    eor r21, r3
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    ori r20, 170
    eor r3, r20
    eor r3, r19
    mov r5, r4
    swap r5
    lsl r5
    adc r5, r1
    mov r19, r5
    mov r20, r19
    ori r20, 85
    eor r20, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    ori r19, 170
    eor r4, r19
    eor r4, r16
    mov r5, r0
    swap r5
    lsl r5
    adc r5, r1
    mov r16, r5
    mov r19, r16
    ori r19, 85
    eor r19, r0
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    ori r16, 170
    eor r0, r16
    eor r0, r17
    mov r16, r2
    swap r16
    lsl r16
    adc r16, r1
    mov r17, r16
    ori r17, 85
    eor r17, r2
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    ori r16, 170
    eor r2, r16
    eor r2, r18
    subi r26, lo8(-(324))
    sbci r27, hi8(-(324))
    ld r5, X+
    eor r21, r5
    ld r5, X
    eor r3, r5
    subi r26, lo8(-(-339))
    sbci r27, hi8(-(-339))
    ld r5, X+
    eor r20, r5
    subi r26, lo8(-(339))
    sbci r27, hi8(-(339))
    ld r5, X
    eor r4, r5
    subi r26, lo8(-(-338))
    sbci r27, hi8(-(-338))
    ld r5, X+
    eor r19, r5
    ld r5, X+
    eor r0, r5
    ld r5, X+
    eor r17, r5
    ld r5, X
    eor r2, r5
    ; round 1 (skinny.dsl:60)
    mov r5, r19
    and r5, r17
    eor r21, r5
    mov r5, r21
    com r5
    and r5, r17
    eor r20, r5
    mov r5, r21
    or r5, r20
    eor r19, r5
    mov r5, r20
    or r5, r19
    eor r17, r5
    mov r5, r0
    and r5, r2
    eor r3, r5
    mov r5, r3
    com r5
    and r5, r2
    eor r4, r5
    mov r5, r3
    or r5, r4
    eor r0, r5
    mov r5, r4
    or r5, r0
    eor r2, r5
    mov r5, r17
    lsr r5
    lsr r5
    eor r5, r20
    mov r16, r5
    andi r16, 51
    mov r18, r16
    lsl r18
    lsl r18
    eor r17, r18
    eor r20, r16
    mov r5, r2
    lsr r5
    lsr r5
    eor r5, r4
    mov r16, r5
    andi r16, 51
    mov r18, r16
    lsl r18
    lsl r18
    eor r2, r18
    eor r4, r16
    mov r5, r21
    lsr r5
    lsr r5
    eor r5, r19
    mov r16, r5
    andi r16, 51
    mov r18, r16
    lsl r18
    lsl r18
    eor r21, r18
    eor r19, r16
    mov r5, r3
    lsr r5
    lsr r5
    eor r5, r0
    mov r16, r5
    andi r16, 51
    mov r18, r16
    lsl r18
    lsl r18
    eor r3, r18
    eor r0, r16
    mov r16, r17
    swap r16
    andi r16, 15
    eor r16, r20
    andi r16, 15
    mov r18, r16
    swap r18
    andi r18, 240
    eor r17, r18
    eor r20, r16
    mov r16, r2
    swap r16
    andi r16, 15
    eor r16, r4
    andi r16, 15
    mov r18, r16
    swap r18
    andi r18, 240
    eor r2, r18
    eor r4, r16
    mov r16, r21
    swap r16
    andi r16, 15
    eor r16, r19
    andi r16, 15
    mov r18, r16
    swap r18
    andi r18, 240
    eor r21, r18
    eor r19, r16
    mov r16, r3
    swap r16
    andi r16, 15
    eor r16, r0
    andi r16, 15
    mov r18, r16
    swap r18
    andi r18, 240
    eor r3, r18
    eor r0, r16
    mov r5, r17
    lsr r5
    eor r5, r21
    mov r16, r5
    andi r16, 85
    mov r18, r16
    lsl r18
    eor r17, r18
    eor r21, r16
    mov r5, r20
    lsr r5
    eor r5, r19
    mov r16, r5
    andi r16, 85
    mov r18, r16
    lsl r18
    eor r20, r18
    eor r19, r16
    mov r5, r2
    lsr r5
    eor r5, r3
    mov r16, r5
    andi r16, 85
    mov r18, r16
    lsl r18
    eor r2, r18
    eor r3, r16
    mov r5, r4
    lsr r5
    eor r5, r0
    mov r16, r5
    andi r16, 85
    mov r18, r16
    lsl r18
    eor r4, r18
    eor r0, r16
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r17
    st X+, r20
    st X+, r2
    st X+, r4
    st X+, r21
    st X+, r19
    st X+, r3
    st X, r0
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
    breq .Llwcc_skinny64_128_ecb_decrypt_avr_end
    jmp .Llwcc_skinny64_128_ecb_decrypt_avr_group
.Llwcc_skinny64_128_ecb_decrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_skinny64_128_ecb_decrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_skinny64_128_ecb_decrypt_avr_wipe
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
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny64_128_ecb_decrypt_avr, .-lwcc_skinny64_128_ecb_decrypt_avr

    .global lwcc_skinny64_128_ctr_init_avr
    .type lwcc_skinny64_128_ctr_init_avr, @function
lwcc_skinny64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_skinny64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_skinny64_128_ctr_nonce_avr
    .size lwcc_skinny64_128_ctr_init_avr, .-lwcc_skinny64_128_ctr_init_avr

    .global lwcc_skinny64_128_ctr_nonce_avr
    .type lwcc_skinny64_128_ctr_nonce_avr, @function
lwcc_skinny64_128_ctr_nonce_avr:
    push r16
    push r17
    movw r26, r22
    movw r30, r24
    ld r19, X+
    mov r22, r19
    lsr r22
    mov r25, r22
    andi r25, 85
    mov r24, r25
    lsl r24
    eor r19, r24
    ld r22, X+
    mov r21, r22
    lsr r21
    mov r24, r21
    andi r24, 85
    mov r18, r24
    lsl r18
    eor r22, r18
    ld r21, X+
    mov r20, r21
    lsr r20
    mov r18, r20
    andi r18, 85
    mov r23, r18
    lsl r23
    eor r21, r23
    ld r20, X
    mov r17, r20
    lsr r17
    mov r23, r17
    andi r23, 85
    mov r16, r23
    lsl r16
    eor r20, r16
    mov r16, r19
    swap r16
    andi r16, 15
    eor r16, r22
    andi r16, 15
    eor r22, r16
    swap r16
    andi r16, 240
    eor r19, r16
    mov r16, r21
    swap r16
    andi r16, 15
    eor r16, r20
    andi r16, 15
    eor r20, r16
    swap r16
    andi r16, 240
    eor r21, r16
    mov r16, r25
    swap r16
    andi r16, 15
    eor r16, r24
    andi r16, 15
    eor r24, r16
    swap r16
    andi r16, 240
    eor r25, r16
    movw r16, r18 ; r17, r19
    swap r16
    andi r16, 15
    eor r16, r23
    andi r16, 15
    eor r23, r16
    swap r16
    andi r16, 240
    eor r18, r16
    lsr r17
    lsr r17
    eor r17, r22
    mov r16, r17
    andi r16, 51
    eor r22, r16
    lsl r16
    lsl r16
    eor r19, r16
    com r19
    subi r30, lo8(-(344))
    sbci r31, hi8(-(344))
    std Z+0, r19
    com r22
    mov r19, r21
    lsr r19
    lsr r19
    eor r19, r20
    mov r16, r19
    andi r16, 51
    eor r20, r16
    lsl r16
    lsl r16
    eor r21, r16
    com r21
    std Z+1, r21
    com r20
    mov r19, r25
    lsr r19
    lsr r19
    eor r19, r24
    mov r16, r19
    andi r16, 51
    eor r24, r16
    lsl r16
    lsl r16
    eor r25, r16
    com r25
    std Z+2, r25
    com r24
    mov r19, r18
    lsr r19
    lsr r19
    eor r19, r23
    mov r25, r19
    andi r25, 51
    eor r23, r25
    lsl r25
    lsl r25
    eor r18, r25
    com r18
    std Z+3, r18
    std Z+4, r22
    std Z+5, r20
    std Z+6, r24
    com r23
    std Z+7, r23
    pop r17
    pop r16
    ret
    .size lwcc_skinny64_128_ctr_nonce_avr, .-lwcc_skinny64_128_ctr_nonce_avr

    .global lwcc_skinny64_128_ctr_crypt_avr
    .type lwcc_skinny64_128_ctr_crypt_avr, @function
lwcc_skinny64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_128_ctr_crypt_avr_begin
    ret
.Llwcc_skinny64_128_ctr_crypt_avr_begin:
    push r2
    push r3
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
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_skinny64_128_ctr_crypt_avr_group
    jmp .Llwcc_skinny64_128_ctr_crypt_avr_rest
.Llwcc_skinny64_128_ctr_crypt_avr_group:
    ldd r16, Y+10
    mov r23, r16
    andi r23, 85
    eor r16, r23
    lsl r23
    ldd r22, Y+9
    mov r21, r22
    andi r21, 85
    eor r22, r21
    lsl r21
    ldd r0, Y+8
    mov r20, r0
    andi r20, 85
    eor r0, r20
    lsl r20
    ldd r19, Y+7
    mov r18, r19
    andi r18, 85
    eor r19, r18
    lsl r18
    mov r15, r23
    swap r15
    std Y+14, r19
    mov r19, r15
    andi r19, 15
    eor r19, r21
    andi r19, 15
    eor r21, r19
    swap r19
    andi r19, 240
    eor r23, r19
    mov r19, r20
    swap r19
    andi r19, 15
    eor r19, r18
    andi r19, 15
    eor r18, r19
    swap r19
    andi r19, 240
    eor r20, r19
    mov r19, r16
    swap r19
    andi r19, 15
    eor r19, r22
    andi r19, 15
    eor r22, r19
    swap r19
    andi r19, 240
    eor r16, r19
    mov r19, r0
    swap r19
    andi r19, 15
    ldd r15, Y+14
    eor r19, r15
    andi r19, 15
    eor r15, r19
    swap r19
    andi r19, 240
    eor r0, r19
    mov r3, r23
    lsr r3
    lsr r3
    eor r3, r21
    mov r19, r3
    andi r19, 51
    eor r21, r19
    lsl r19
    lsl r19
    eor r23, r19
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(348))
    sbci r27, hi8(-(348))
    ld r3, X
    eor r3, r21
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r21, X+
    eor r21, r23
    mov r14, r20
    lsr r14
    lsr r14
    eor r14, r18
    mov r23, r14
    andi r23, 51
    eor r18, r23
    lsl r23
    lsl r23
    eor r20, r23
    adiw r26, 4
    ld r14, X
    eor r14, r18
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r13, X+
    eor r13, r20
    mov r12, r16
    lsr r12
    lsr r12
    eor r12, r22
    mov r23, r12
    andi r23, 51
    eor r22, r23
    lsl r23
    lsl r23
    eor r16, r23
    ld r12, X+
    eor r12, r16
    adiw r26, 3
    ld r11, X
    eor r11, r22
    mov r10, r0
    lsr r10
    lsr r10
    eor r10, r15
    mov r16, r10
    andi r16, 51
    eor r15, r16
    lsl r16
    lsl r16
    eor r0, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X+
    eor r10, r0
    adiw r26, 3
    ld r17, X
    eor r17, r15
    ; round 1 (skinny.dsl:60)
    mov r15, r3
    and r15, r11
    eor r21, r15
    mov r15, r12
    and r15, r3
    eor r11, r15
    mov r15, r11
    and r15, r21
    eor r15, r12
    and r12, r21
    eor r3, r12
    subi r26, lo8(-(-351))
    sbci r27, hi8(-(-351))
    ld r12, X+
    eor r15, r12
    subi r26, lo8(-(342))
    sbci r27, hi8(-(342))
    ld r12, X
    eor r3, r12
    subi r26, lo8(-(-339))
    sbci r27, hi8(-(-339))
    ld r12, X+
    eor r11, r12
    adiw r26, 1
    ld r12, X
    eor r21, r12
    mov r12, r14
    and r12, r17
    eor r13, r12
    mov r12, r10
    and r12, r14
    eor r17, r12
    mov r12, r17
    and r12, r13
    eor r12, r10
    and r10, r13
    eor r14, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r12, r10
    subi r26, lo8(-(340))
    sbci r27, hi8(-(340))
    ld r10, X
    eor r14, r10
    subi r26, lo8(-(-337))
    sbci r27, hi8(-(-337))
    ld r10, X+
    eor r17, r10
    adiw r26, 1
    ld r10, X+
    eor r13, r10
    mov r16, r15
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r12, r23
    andi r16, 170
    eor r15, r16
    mov r16, r15
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    andi r16, 170
    eor r12, r16
    mov r16, r3
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r14, r23
    andi r16, 170
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ori r23, 85
    eor r14, r23
    mov r23, r11
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r17, r22
    andi r23, 170
    eor r11, r23
    ; round 2 (skinny.dsl:60)
    or r3, r11
    ; round 1 (skinny.dsl:60)
    mov r23, r11
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 170
    eor r17, r23
    mov r23, r21
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r13, r22
    andi r23, 170
    eor r21, r23
    ; round 2 (skinny.dsl:60)
    eor r3, r21
    ; round 1 (skinny.dsl:60)
    mov r10, r21
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r23, r10
    andi r23, 170
    eor r13, r23
    ; round 2 (skinny.dsl:60)
    or r21, r11
    eor r15, r21
    mov r10, r3
    and r10, r15
    eor r10, r16
    and r16, r15
    eor r11, r16
    ld r2, X+
    eor r10, r2
    adiw r26, 1
    ld r2, X+
    eor r11, r2
    adiw r26, 1
    ld r2, X+
    eor r3, r2
    adiw r26, 1
    ld r2, X
    eor r15, r2
    mov r2, r17
    and r2, r13
    eor r12, r2
    mov r2, r14
    and r2, r17
    eor r13, r2
    mov r2, r13
    and r2, r12
    eor r2, r14
    and r14, r12
    eor r17, r14
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r14, X+
    eor r2, r14
    adiw r26, 1
    ld r14, X+
    eor r17, r14
    adiw r26, 1
    ld r14, X+
    eor r13, r14
    adiw r26, 1
    ld r14, X+
    eor r12, r14
    mov r14, r2
    swap r14
    eor r10, r14
    mov r14, r17
    swap r14
    eor r11, r14
    mov r14, r13
    swap r14
    eor r3, r14
    mov r14, r12
    swap r14
    eor r15, r14
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r2
    lpm r14, Z
    eor r10, r14
    mov r30, r17
    lpm r14, Z
    eor r11, r14
    mov r30, r13
    lpm r14, Z
    eor r3, r14
    mov r30, r12
    lpm r14, Z
    eor r15, r14
    ; round 3 (skinny.dsl:60)
    mov r14, r3
    and r14, r15
    eor r10, r14
    mov r14, r11
    and r14, r3
    eor r15, r14
    mov r14, r15
    and r14, r10
    eor r14, r11
    and r11, r10
    eor r3, r11
    ld r11, X+
    eor r14, r11
    ; round 2 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r11, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r12
    lpm r12, Z
    adiw r26, 1
    ; round 3 (skinny.dsl:60)
    ld r2, X+
    eor r3, r2
    adiw r26, 1
    ld r2, X+
    eor r15, r2
    adiw r26, 1
    ld r2, X
    eor r10, r2
    mov r2, r13
    or r2, r12
    eor r11, r2
    mov r2, r17
    or r2, r13
    eor r12, r2
    com r17
    mov r2, r12
    and r2, r11
    eor r2, r17
    and r17, r11
    eor r13, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r2, r17
    adiw r26, 1
    ld r17, X+
    eor r13, r17
    adiw r26, 1
    ld r17, X+
    eor r12, r17
    adiw r26, 1
    ld r17, X+
    eor r11, r17
    mov r16, r3
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r23, r16
    andi r23, 170
    eor r13, r23
    andi r16, 85
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    ori r23, 170
    eor r13, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    lpm r17, Z
    eor r2, r17
    mov r30, r15
    lpm r17, Z
    eor r12, r17
    mov r30, r10
    lpm r17, Z
    eor r11, r17
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r14
    lpm r17, Z
    eor r2, r17
    mov r30, r15
    lpm r17, Z
    eor r12, r17
    mov r30, r10
    lpm r17, Z
    eor r11, r17
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r14
    lpm r14, Z
    mov r30, r15
    lpm r15, Z
    ; round 4 (skinny.dsl:60)
    or r3, r15
    ; round 3 (skinny.dsl:60)
    mov r30, r10
    lpm r10, Z
    ; round 4 (skinny.dsl:60)
    eor r3, r10
    or r10, r15
    eor r14, r10
    mov r10, r3
    and r10, r14
    eor r10, r16
    and r16, r14
    eor r15, r16
    ld r17, X+
    eor r10, r17
    adiw r26, 1
    ld r17, X+
    eor r15, r17
    adiw r26, 1
    ld r17, X+
    eor r3, r17
    adiw r26, 1
    ld r17, X
    eor r14, r17
    mov r17, r12
    and r17, r11
    eor r2, r17
    mov r17, r13
    and r17, r12
    eor r11, r17
    mov r17, r11
    and r17, r2
    eor r17, r13
    and r13, r2
    eor r12, r13
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r13, X+
    eor r17, r13
    adiw r26, 1
    ld r13, X+
    eor r12, r13
    adiw r26, 1
    ld r13, X+
    eor r11, r13
    adiw r26, 1
    ld r13, X+
    eor r2, r13
    eor r10, r17
    eor r15, r12
    eor r3, r11
    eor r14, r2
    mov r16, r17
    lsr r16
    andi r16, 85
    eor r10, r16
    mov r16, r17
    lsl r16
    andi r16, 170
    eor r17, r16
    mov r16, r12
    lsr r16
    andi r16, 85
    eor r15, r16
    mov r16, r12
    lsl r16
    andi r16, 170
    eor r12, r16
    mov r16, r11
    lsr r16
    andi r16, 85
    eor r3, r16
    mov r16, r11
    lsl r16
    andi r16, 170
    eor r11, r16
    mov r16, r2
    lsr r16
    andi r16, 85
    eor r14, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    ; round 5 (skinny.dsl:60)
    mov r13, r3
    and r13, r14
    eor r10, r13
    mov r13, r15
    and r13, r3
    eor r14, r13
    mov r13, r14
    and r13, r10
    eor r13, r15
    and r15, r10
    eor r3, r15
    ld r15, X+
    eor r13, r15
    adiw r26, 1
    ld r15, X+
    eor r3, r15
    adiw r26, 1
    ld r15, X+
    eor r14, r15
    adiw r26, 1
    ld r15, X
    eor r10, r15
    mov r15, r11
    or r15, r2
    eor r17, r15
    mov r15, r12
    or r15, r11
    eor r2, r15
    com r12
    mov r15, r2
    and r15, r17
    eor r15, r12
    and r12, r17
    eor r11, r12
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r12, X+
    eor r15, r12
    adiw r26, 1
    ld r12, X+
    eor r11, r12
    adiw r26, 1
    ld r12, X+
    eor r2, r12
    adiw r26, 1
    ld r12, X+
    eor r17, r12
    mov r16, r13
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r15, r23
    andi r16, 170
    eor r13, r16
    mov r16, r13
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    andi r16, 170
    eor r15, r16
    mov r16, r3
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r11, r23
    andi r16, 170
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ori r23, 85
    eor r11, r23
    mov r23, r14
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r2, r22
    andi r23, 170
    eor r14, r23
    ; round 6 (skinny.dsl:60)
    or r3, r14
    ; round 5 (skinny.dsl:60)
    mov r23, r14
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 170
    eor r2, r23
    mov r23, r10
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r17, r22
    andi r23, 170
    eor r10, r23
    ; round 6 (skinny.dsl:60)
    eor r3, r10
    ; round 5 (skinny.dsl:60)
    mov r12, r10
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r23, r12
    andi r23, 170
    eor r17, r23
    ; round 6 (skinny.dsl:60)
    or r10, r14
    eor r13, r10
    mov r12, r3
    and r12, r13
    eor r12, r16
    and r16, r13
    eor r14, r16
    ld r10, X+
    eor r12, r10
    adiw r26, 1
    ld r10, X+
    eor r14, r10
    adiw r26, 1
    ld r10, X+
    eor r3, r10
    adiw r26, 1
    ld r10, X
    eor r13, r10
    mov r10, r2
    and r10, r17
    eor r15, r10
    mov r10, r11
    and r10, r2
    eor r17, r10
    mov r10, r17
    and r10, r15
    eor r10, r11
    and r11, r15
    eor r2, r11
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r11, X+
    eor r10, r11
    adiw r26, 1
    ld r11, X+
    eor r2, r11
    adiw r26, 1
    ld r11, X+
    eor r17, r11
    adiw r26, 1
    ld r11, X+
    eor r15, r11
    mov r11, r10
    swap r11
    eor r12, r11
    mov r11, r2
    swap r11
    eor r14, r11
    mov r11, r17
    swap r11
    eor r3, r11
    mov r11, r15
    swap r11
    eor r13, r11
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r11, Z
    eor r12, r11
    mov r30, r2
    lpm r11, Z
    eor r14, r11
    mov r30, r17
    lpm r11, Z
    eor r3, r11
    mov r30, r15
    lpm r11, Z
    eor r13, r11
    ; round 7 (skinny.dsl:60)
    mov r11, r3
    and r11, r13
    eor r12, r11
    mov r11, r14
    and r11, r3
    eor r13, r11
    mov r11, r13
    and r11, r12
    eor r11, r14
    and r14, r12
    eor r3, r14
    ld r14, X+
    eor r11, r14
    ; round 6 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r10
    lpm r14, Z
    mov r30, r2
    lpm r10, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r15
    lpm r15, Z
    adiw r26, 1
    ; round 7 (skinny.dsl:60)
    ld r2, X+
    eor r3, r2
    adiw r26, 1
    ld r2, X+
    eor r13, r2
    adiw r26, 1
    ld r2, X
    eor r12, r2
    mov r2, r17
    or r2, r15
    eor r14, r2
    mov r2, r10
    or r2, r17
    eor r15, r2
    com r10
    mov r2, r15
    and r2, r14
    eor r2, r10
    and r10, r14
    eor r17, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r2, r10
    adiw r26, 1
    ld r10, X+
    eor r17, r10
    adiw r26, 1
    ld r10, X+
    eor r15, r10
    adiw r26, 1
    ld r10, X+
    eor r14, r10
    mov r16, r3
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r23, r16
    andi r23, 170
    eor r17, r23
    andi r16, 85
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    ori r23, 170
    eor r17, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r11
    lpm r10, Z
    eor r2, r10
    mov r30, r13
    lpm r10, Z
    eor r15, r10
    mov r30, r12
    lpm r10, Z
    eor r14, r10
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r11
    lpm r10, Z
    eor r2, r10
    mov r30, r13
    lpm r10, Z
    eor r15, r10
    mov r30, r12
    lpm r10, Z
    eor r14, r10
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r11
    lpm r11, Z
    mov r30, r13
    lpm r13, Z
    ; round 8 (skinny.dsl:60)
    or r3, r13
    ; round 7 (skinny.dsl:60)
    mov r30, r12
    lpm r12, Z
    ; round 8 (skinny.dsl:60)
    eor r3, r12
    or r12, r13
    eor r11, r12
    mov r12, r3
    and r12, r11
    eor r12, r16
    and r16, r11
    eor r13, r16
    ld r10, X+
    eor r12, r10
    adiw r26, 1
    ld r10, X+
    eor r13, r10
    adiw r26, 1
    ld r10, X+
    eor r3, r10
    adiw r26, 1
    ld r10, X
    eor r11, r10
    mov r10, r15
    and r10, r14
    eor r2, r10
    mov r10, r17
    and r10, r15
    eor r14, r10
    mov r10, r14
    and r10, r2
    eor r10, r17
    and r17, r2
    eor r15, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r10, r17
    adiw r26, 1
    ld r17, X+
    eor r15, r17
    adiw r26, 1
    ld r17, X+
    eor r14, r17
    adiw r26, 1
    ld r17, X+
    eor r2, r17
    eor r12, r10
    eor r13, r15
    eor r3, r14
    eor r11, r2
    mov r16, r10
    lsr r16
    andi r16, 85
    eor r12, r16
    mov r16, r10
    lsl r16
    andi r16, 170
    eor r10, r16
    mov r16, r15
    lsr r16
    andi r16, 85
    eor r13, r16
    mov r16, r15
    lsl r16
    andi r16, 170
    eor r15, r16
    mov r16, r14
    lsr r16
    andi r16, 85
    eor r3, r16
    mov r16, r14
    lsl r16
    andi r16, 170
    eor r14, r16
    movw r16, r2 ; r17, r3
    lsr r16
    andi r16, 85
    eor r11, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    ; round 9 (skinny.dsl:60)
    and r17, r11
    eor r12, r17
    mov r17, r13
    and r17, r3
    eor r11, r17
    mov r17, r11
    and r17, r12
    eor r17, r13
    and r13, r12
    eor r3, r13
    ld r13, X+
    eor r17, r13
    adiw r26, 1
    ld r13, X+
    eor r3, r13
    adiw r26, 1
    ld r13, X+
    eor r11, r13
    adiw r26, 1
    ld r13, X
    eor r12, r13
    mov r13, r14
    or r13, r2
    eor r10, r13
    mov r13, r15
    or r13, r14
    eor r2, r13
    com r15
    mov r13, r2
    and r13, r10
    eor r13, r15
    and r15, r10
    eor r14, r15
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r15, X+
    eor r13, r15
    adiw r26, 1
    ld r15, X+
    eor r14, r15
    adiw r26, 1
    ld r15, X+
    eor r2, r15
    adiw r26, 1
    ld r15, X+
    eor r10, r15
    mov r16, r17
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r13, r23
    andi r16, 170
    eor r17, r16
    mov r16, r17
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    andi r16, 170
    eor r13, r16
    mov r16, r3
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r14, r23
    andi r16, 170
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ori r23, 85
    eor r14, r23
    mov r23, r11
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r2, r22
    andi r23, 170
    eor r11, r23
    ; round 10 (skinny.dsl:60)
    or r3, r11
    ; round 9 (skinny.dsl:60)
    mov r23, r11
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 170
    eor r2, r23
    mov r23, r12
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r10, r22
    andi r23, 170
    eor r12, r23
    ; round 10 (skinny.dsl:60)
    eor r3, r12
    ; round 9 (skinny.dsl:60)
    mov r15, r12
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    mov r23, r15
    andi r23, 170
    eor r10, r23
    ; round 10 (skinny.dsl:60)
    or r12, r11
    eor r17, r12
    mov r15, r3
    and r15, r17
    eor r15, r16
    and r16, r17
    eor r11, r16
    ld r12, X+
    eor r15, r12
    adiw r26, 1
    ld r12, X+
    eor r11, r12
    adiw r26, 1
    ld r12, X+
    eor r3, r12
    adiw r26, 1
    ld r12, X
    eor r17, r12
    mov r12, r2
    and r12, r10
    eor r13, r12
    mov r12, r14
    and r12, r2
    eor r10, r12
    mov r12, r10
    and r12, r13
    eor r12, r14
    and r14, r13
    eor r2, r14
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r14, X+
    eor r12, r14
    adiw r26, 1
    ld r14, X+
    eor r2, r14
    adiw r26, 1
    ld r14, X+
    eor r10, r14
    adiw r26, 1
    ld r14, X+
    eor r13, r14
    mov r14, r12
    swap r14
    eor r15, r14
    mov r14, r2
    swap r14
    eor r11, r14
    mov r14, r10
    swap r14
    eor r3, r14
    mov r14, r13
    swap r14
    eor r17, r14
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r12
    lpm r14, Z
    eor r15, r14
    mov r30, r2
    lpm r14, Z
    eor r11, r14
    mov r30, r10
    lpm r14, Z
    eor r3, r14
    mov r30, r13
    lpm r14, Z
    eor r17, r14
    ; round 11 (skinny.dsl:60)
    mov r14, r3
    and r14, r17
    eor r15, r14
    mov r14, r11
    and r14, r3
    eor r17, r14
    mov r14, r17
    and r14, r15
    eor r14, r11
    and r11, r15
    eor r3, r11
    ld r11, X+
    eor r14, r11
    ; round 10 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r12
    lpm r12, Z
    mov r30, r2
    lpm r11, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r13
    lpm r13, Z
    adiw r26, 1
    ; round 11 (skinny.dsl:60)
    ld r2, X+
    eor r3, r2
    adiw r26, 1
    ld r2, X+
    eor r17, r2
    adiw r26, 1
    ld r2, X
    eor r15, r2
    mov r2, r10
    or r2, r13
    eor r12, r2
    mov r2, r11
    or r2, r10
    eor r13, r2
    com r11
    mov r2, r13
    and r2, r12
    eor r2, r11
    and r11, r12
    eor r10, r11
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r11, X+
    eor r2, r11
    adiw r26, 1
    ld r11, X+
    eor r10, r11
    adiw r26, 1
    ld r11, X+
    eor r13, r11
    adiw r26, 1
    ld r11, X+
    eor r12, r11
    mov r16, r3
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r23, r16
    andi r23, 170
    eor r10, r23
    andi r16, 85
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    ori r23, 170
    eor r10, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    lpm r11, Z
    eor r2, r11
    mov r30, r17
    lpm r11, Z
    eor r13, r11
    mov r30, r15
    lpm r11, Z
    eor r12, r11
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r14
    lpm r11, Z
    eor r2, r11
    mov r30, r17
    lpm r11, Z
    eor r13, r11
    mov r30, r15
    lpm r11, Z
    eor r12, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r14
    lpm r14, Z
    mov r30, r17
    lpm r11, Z
    ; round 12 (skinny.dsl:60)
    or r3, r11
    ; round 11 (skinny.dsl:60)
    mov r30, r15
    lpm r15, Z
    ; round 12 (skinny.dsl:60)
    eor r3, r15
    or r15, r11
    eor r14, r15
    mov r15, r3
    and r15, r14
    eor r15, r16
    and r16, r14
    eor r11, r16
    ld r17, X+
    eor r15, r17
    adiw r26, 1
    ld r17, X+
    eor r11, r17
    adiw r26, 1
    ld r17, X+
    eor r3, r17
    adiw r26, 1
    ld r17, X
    eor r14, r17
    mov r17, r13
    and r17, r12
    eor r2, r17
    mov r17, r10
    and r17, r13
    eor r12, r17
    mov r17, r12
    and r17, r2
    eor r17, r10
    and r10, r2
    eor r13, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r17, r10
    adiw r26, 1
    ld r10, X+
    eor r13, r10
    adiw r26, 1
    ld r10, X+
    eor r12, r10
    adiw r26, 1
    ld r10, X+
    eor r2, r10
    eor r15, r17
    eor r11, r13
    eor r3, r12
    eor r14, r2
    mov r16, r17
    lsr r16
    andi r16, 85
    eor r15, r16
    mov r16, r17
    lsl r16
    andi r16, 170
    eor r17, r16
    mov r16, r13
    lsr r16
    andi r16, 85
    eor r11, r16
    mov r16, r13
    lsl r16
    andi r16, 170
    eor r13, r16
    mov r16, r12
    lsr r16
    andi r16, 85
    eor r3, r16
    mov r16, r12
    lsl r16
    andi r16, 170
    eor r12, r16
    mov r16, r2
    lsr r16
    andi r16, 85
    eor r14, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    ; round 13 (skinny.dsl:60)
    mov r10, r3
    and r10, r14
    eor r15, r10
    mov r10, r11
    and r10, r3
    eor r14, r10
    mov r10, r14
    and r10, r15
    eor r10, r11
    and r11, r15
    eor r3, r11
    ld r11, X+
    eor r10, r11
    adiw r26, 1
    ld r11, X+
    eor r3, r11
    adiw r26, 1
    ld r11, X+
    eor r14, r11
    adiw r26, 1
    ld r11, X
    eor r15, r11
    mov r11, r12
    or r11, r2
    eor r17, r11
    mov r11, r13
    or r11, r12
    eor r2, r11
    com r13
    mov r11, r2
    and r11, r17
    eor r11, r13
    and r13, r17
    eor r12, r13
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r13, X+
    eor r11, r13
    adiw r26, 1
    ld r13, X+
    eor r12, r13
    adiw r26, 1
    ld r13, X+
    eor r2, r13
    adiw r26, 1
    ld r13, X+
    eor r17, r13
    mov r16, r10
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r11, r23
    andi r16, 170
    eor r10, r16
    mov r16, r10
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    andi r16, 170
    eor r11, r16
    mov r16, r3
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r12, r23
    andi r16, 170
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ori r23, 85
    eor r12, r23
    mov r23, r14
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r2, r22
    andi r23, 170
    eor r14, r23
    ; round 14 (skinny.dsl:60)
    or r3, r14
    ; round 13 (skinny.dsl:60)
    mov r23, r14
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 170
    eor r2, r23
    mov r23, r15
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r17, r22
    andi r23, 170
    eor r15, r23
    ; round 14 (skinny.dsl:60)
    eor r3, r15
    ; round 13 (skinny.dsl:60)
    mov r13, r15
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    mov r23, r13
    andi r23, 170
    eor r17, r23
    ; round 14 (skinny.dsl:60)
    or r15, r14
    eor r10, r15
    mov r15, r3
    and r15, r10
    eor r15, r16
    and r16, r10
    eor r14, r16
    ld r13, X+
    eor r15, r13
    adiw r26, 1
    ld r13, X+
    eor r14, r13
    adiw r26, 1
    ld r13, X+
    eor r3, r13
    adiw r26, 1
    ld r13, X
    eor r10, r13
    mov r13, r2
    and r13, r17
    eor r11, r13
    mov r13, r12
    and r13, r2
    eor r17, r13
    mov r13, r17
    and r13, r11
    eor r13, r12
    and r12, r11
    eor r2, r12
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r12, X+
    eor r13, r12
    adiw r26, 1
    ld r12, X+
    eor r2, r12
    adiw r26, 1
    ld r12, X+
    eor r17, r12
    adiw r26, 1
    ld r12, X+
    eor r11, r12
    mov r12, r13
    swap r12
    eor r15, r12
    mov r12, r2
    swap r12
    eor r14, r12
    mov r12, r17
    swap r12
    eor r3, r12
    mov r12, r11
    swap r12
    eor r10, r12
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r13
    lpm r12, Z
    eor r15, r12
    mov r30, r2
    lpm r12, Z
    eor r14, r12
    mov r30, r17
    lpm r12, Z
    eor r3, r12
    mov r30, r11
    lpm r12, Z
    eor r10, r12
    ; round 15 (skinny.dsl:60)
    mov r12, r3
    and r12, r10
    eor r15, r12
    mov r12, r14
    and r12, r3
    eor r10, r12
    mov r12, r10
    and r12, r15
    eor r12, r14
    and r14, r15
    eor r3, r14
    ld r14, X+
    eor r12, r14
    ; round 14 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    lpm r14, Z
    mov r30, r2
    lpm r13, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r11
    lpm r11, Z
    adiw r26, 1
    ; round 15 (skinny.dsl:60)
    ld r2, X+
    eor r3, r2
    adiw r26, 1
    ld r2, X+
    eor r10, r2
    adiw r26, 1
    ld r2, X
    eor r15, r2
    mov r2, r17
    or r2, r11
    eor r14, r2
    mov r2, r13
    or r2, r17
    eor r11, r2
    com r13
    mov r2, r11
    and r2, r14
    eor r2, r13
    and r13, r14
    eor r17, r13
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r13, X+
    eor r2, r13
    adiw r26, 1
    ld r13, X+
    eor r17, r13
    adiw r26, 1
    ld r13, X+
    eor r11, r13
    adiw r26, 1
    ld r13, X+
    eor r14, r13
    mov r16, r3
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r23, r16
    andi r23, 170
    eor r17, r23
    andi r16, 85
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    ori r23, 170
    eor r17, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    lpm r13, Z
    eor r2, r13
    mov r30, r10
    lpm r13, Z
    eor r11, r13
    mov r30, r15
    lpm r13, Z
    eor r14, r13
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r12
    lpm r13, Z
    eor r2, r13
    mov r30, r10
    lpm r13, Z
    eor r11, r13
    mov r30, r15
    lpm r13, Z
    eor r14, r13
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r12
    lpm r13, Z
    mov r30, r10
    lpm r12, Z
    ; round 16 (skinny.dsl:60)
    or r3, r12
    ; round 15 (skinny.dsl:60)
    mov r30, r15
    lpm r15, Z
    ; round 16 (skinny.dsl:60)
    eor r3, r15
    or r15, r12
    eor r13, r15
    mov r15, r3
    and r15, r13
    eor r15, r16
    and r16, r13
    eor r12, r16
    ld r10, X+
    eor r15, r10
    adiw r26, 1
    ld r10, X+
    eor r12, r10
    adiw r26, 1
    ld r10, X+
    eor r3, r10
    adiw r26, 1
    ld r10, X
    eor r13, r10
    mov r10, r11
    and r10, r14
    eor r2, r10
    mov r10, r17
    and r10, r11
    eor r14, r10
    mov r10, r14
    and r10, r2
    eor r10, r17
    and r17, r2
    eor r11, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r10, r17
    adiw r26, 1
    ld r17, X+
    eor r11, r17
    adiw r26, 1
    ld r17, X+
    eor r14, r17
    adiw r26, 1
    ld r17, X+
    eor r2, r17
    eor r15, r10
    eor r12, r11
    eor r3, r14
    eor r13, r2
    mov r16, r10
    lsr r16
    andi r16, 85
    eor r15, r16
    mov r16, r10
    lsl r16
    andi r16, 170
    eor r10, r16
    mov r16, r11
    lsr r16
    andi r16, 85
    eor r12, r16
    mov r16, r11
    lsl r16
    andi r16, 170
    eor r11, r16
    mov r16, r14
    lsr r16
    andi r16, 85
    eor r3, r16
    mov r16, r14
    lsl r16
    andi r16, 170
    eor r14, r16
    movw r16, r2 ; r17, r3
    lsr r16
    andi r16, 85
    eor r13, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    ; round 17 (skinny.dsl:60)
    and r17, r13
    eor r15, r17
    mov r17, r12
    and r17, r3
    eor r13, r17
    mov r17, r13
    and r17, r15
    eor r17, r12
    and r12, r15
    eor r3, r12
    ld r12, X+
    eor r17, r12
    adiw r26, 1
    ld r12, X+
    eor r3, r12
    adiw r26, 1
    ld r12, X+
    eor r13, r12
    adiw r26, 1
    ld r12, X
    eor r15, r12
    mov r12, r14
    or r12, r2
    eor r10, r12
    mov r12, r11
    or r12, r14
    eor r2, r12
    com r11
    mov r12, r2
    and r12, r10
    eor r12, r11
    and r11, r10
    eor r14, r11
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r11, X+
    eor r12, r11
    adiw r26, 1
    ld r11, X+
    eor r14, r11
    adiw r26, 1
    ld r11, X+
    eor r2, r11
    adiw r26, 1
    ld r11, X+
    eor r10, r11
    mov r16, r17
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r12, r23
    andi r16, 170
    eor r17, r16
    mov r16, r17
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    andi r16, 170
    eor r12, r16
    mov r16, r3
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r14, r23
    andi r16, 170
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ori r23, 85
    eor r14, r23
    mov r23, r13
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r2, r22
    andi r23, 170
    eor r13, r23
    ; round 18 (skinny.dsl:60)
    or r3, r13
    ; round 17 (skinny.dsl:60)
    mov r23, r13
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 170
    eor r2, r23
    mov r23, r15
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r10, r22
    andi r23, 170
    eor r15, r23
    ; round 18 (skinny.dsl:60)
    eor r3, r15
    ; round 17 (skinny.dsl:60)
    mov r11, r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r23, r11
    andi r23, 170
    eor r10, r23
    ; round 18 (skinny.dsl:60)
    or r15, r13
    eor r17, r15
    mov r15, r3
    and r15, r17
    eor r15, r16
    and r16, r17
    eor r13, r16
    ld r11, X+
    eor r15, r11
    adiw r26, 1
    ld r11, X+
    eor r13, r11
    adiw r26, 1
    ld r11, X+
    eor r3, r11
    adiw r26, 1
    ld r11, X
    eor r17, r11
    mov r11, r2
    and r11, r10
    eor r12, r11
    mov r11, r14
    and r11, r2
    eor r10, r11
    mov r11, r10
    and r11, r12
    eor r11, r14
    and r14, r12
    eor r2, r14
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r14, X+
    eor r11, r14
    adiw r26, 1
    ld r14, X+
    eor r2, r14
    adiw r26, 1
    ld r14, X+
    eor r10, r14
    adiw r26, 1
    ld r14, X+
    eor r12, r14
    mov r14, r11
    swap r14
    eor r15, r14
    mov r14, r2
    swap r14
    eor r13, r14
    mov r14, r10
    swap r14
    eor r3, r14
    mov r14, r12
    swap r14
    eor r17, r14
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r11
    lpm r14, Z
    eor r15, r14
    mov r30, r2
    lpm r14, Z
    eor r13, r14
    mov r30, r10
    lpm r14, Z
    eor r3, r14
    mov r30, r12
    lpm r14, Z
    eor r17, r14
    ; round 19 (skinny.dsl:60)
    mov r14, r3
    and r14, r17
    eor r15, r14
    mov r14, r13
    and r14, r3
    eor r17, r14
    mov r14, r17
    and r14, r15
    eor r14, r13
    and r13, r15
    eor r3, r13
    ld r13, X+
    eor r14, r13
    ; round 18 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r11
    lpm r13, Z
    mov r30, r2
    lpm r11, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r12
    lpm r12, Z
    adiw r26, 1
    ; round 19 (skinny.dsl:60)
    ld r2, X+
    eor r3, r2
    adiw r26, 1
    ld r2, X+
    eor r17, r2
    adiw r26, 1
    ld r2, X
    eor r15, r2
    mov r2, r10
    or r2, r12
    eor r13, r2
    mov r2, r11
    or r2, r10
    eor r12, r2
    com r11
    mov r2, r12
    and r2, r13
    eor r2, r11
    and r11, r13
    eor r10, r11
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r11, X+
    eor r2, r11
    adiw r26, 1
    ld r11, X+
    eor r10, r11
    adiw r26, 1
    ld r11, X+
    eor r12, r11
    adiw r26, 1
    ld r11, X+
    eor r13, r11
    mov r16, r3
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r23, r16
    andi r23, 170
    eor r10, r23
    andi r16, 85
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    ori r23, 170
    eor r10, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    lpm r11, Z
    eor r2, r11
    mov r30, r17
    lpm r11, Z
    eor r12, r11
    mov r30, r15
    lpm r11, Z
    eor r13, r11
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r14
    lpm r11, Z
    eor r2, r11
    mov r30, r17
    lpm r11, Z
    eor r12, r11
    mov r30, r15
    lpm r11, Z
    eor r13, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r14
    lpm r14, Z
    mov r30, r17
    lpm r11, Z
    ; round 20 (skinny.dsl:60)
    or r3, r11
    ; round 19 (skinny.dsl:60)
    mov r30, r15
    lpm r15, Z
    ; round 20 (skinny.dsl:60)
    eor r3, r15
    or r15, r11
    eor r14, r15
    mov r15, r3
    and r15, r14
    eor r15, r16
    and r16, r14
    eor r11, r16
    ld r17, X+
    eor r15, r17
    adiw r26, 1
    ld r17, X+
    eor r11, r17
    adiw r26, 1
    ld r17, X+
    eor r3, r17
    adiw r26, 1
    ld r17, X
    eor r14, r17
    mov r17, r12
    and r17, r13
    eor r2, r17
    mov r17, r10
    and r17, r12
    eor r13, r17
    mov r17, r13
    and r17, r2
    eor r17, r10
    and r10, r2
    eor r12, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r17, r10
    adiw r26, 1
    ld r10, X+
    eor r12, r10
    adiw r26, 1
    ld r10, X+
    eor r13, r10
    adiw r26, 1
    ld r10, X+
    eor r2, r10
    eor r15, r17
    eor r11, r12
    eor r3, r13
    eor r14, r2
    mov r16, r17
    lsr r16
    andi r16, 85
    eor r15, r16
    mov r16, r17
    lsl r16
    andi r16, 170
    eor r17, r16
    mov r16, r12
    lsr r16
    andi r16, 85
    eor r11, r16
    mov r16, r12
    lsl r16
    andi r16, 170
    eor r12, r16
    mov r16, r13
    lsr r16
    andi r16, 85
    eor r3, r16
    mov r16, r13
    lsl r16
    andi r16, 170
    eor r13, r16
    mov r16, r2
    lsr r16
    andi r16, 85
    eor r14, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    ; round 21 (skinny.dsl:60)
    mov r10, r3
    and r10, r14
    eor r15, r10
    mov r10, r11
    and r10, r3
    eor r14, r10
    mov r10, r14
    and r10, r15
    eor r10, r11
    and r11, r15
    eor r3, r11
    ld r11, X+
    eor r10, r11
    adiw r26, 1
    ld r11, X+
    eor r3, r11
    adiw r26, 1
    ld r11, X+
    eor r14, r11
    adiw r26, 1
    ld r11, X
    eor r15, r11
    mov r11, r13
    or r11, r2
    eor r17, r11
    mov r11, r12
    or r11, r13
    eor r2, r11
    com r12
    mov r11, r2
    and r11, r17
    eor r11, r12
    and r12, r17
    eor r13, r12
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r12, X+
    eor r11, r12
    adiw r26, 1
    ld r12, X+
    eor r13, r12
    adiw r26, 1
    ld r12, X+
    eor r2, r12
    adiw r26, 1
    ld r12, X+
    eor r17, r12
    mov r16, r10
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r11, r23
    andi r16, 170
    eor r10, r16
    mov r16, r10
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    andi r16, 170
    eor r11, r16
    mov r16, r3
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r13, r23
    andi r16, 170
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ori r23, 85
    eor r13, r23
    mov r23, r14
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r2, r22
    andi r23, 170
    eor r14, r23
    ; round 22 (skinny.dsl:60)
    or r3, r14
    ; round 21 (skinny.dsl:60)
    mov r23, r14
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 170
    eor r2, r23
    mov r23, r15
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r17, r22
    andi r23, 170
    eor r15, r23
    ; round 22 (skinny.dsl:60)
    eor r3, r15
    ; round 21 (skinny.dsl:60)
    mov r12, r15
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r23, r12
    andi r23, 170
    eor r17, r23
    ; round 22 (skinny.dsl:60)
    or r15, r14
    eor r10, r15
    mov r15, r3
    and r15, r10
    eor r15, r16
    and r16, r10
    eor r14, r16
    ld r12, X+
    eor r15, r12
    adiw r26, 1
    ld r12, X+
    eor r14, r12
    adiw r26, 1
    ld r12, X+
    eor r3, r12
    adiw r26, 1
    ld r12, X
    eor r10, r12
    mov r12, r2
    and r12, r17
    eor r11, r12
    mov r12, r13
    and r12, r2
    eor r17, r12
    mov r12, r17
    and r12, r11
    eor r12, r13
    and r13, r11
    eor r2, r13
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r13, X+
    eor r12, r13
    adiw r26, 1
    ld r13, X+
    eor r2, r13
    adiw r26, 1
    ld r13, X+
    eor r17, r13
    adiw r26, 1
    ld r13, X+
    eor r11, r13
    mov r13, r12
    swap r13
    eor r15, r13
    mov r13, r2
    swap r13
    eor r14, r13
    mov r13, r17
    swap r13
    eor r3, r13
    mov r13, r11
    swap r13
    eor r10, r13
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r12
    lpm r13, Z
    eor r15, r13
    mov r30, r2
    lpm r13, Z
    eor r14, r13
    mov r30, r17
    lpm r13, Z
    eor r3, r13
    mov r30, r11
    lpm r13, Z
    eor r10, r13
    ; round 23 (skinny.dsl:60)
    mov r13, r3
    and r13, r10
    eor r15, r13
    mov r13, r14
    and r13, r3
    eor r10, r13
    mov r13, r10
    and r13, r15
    eor r13, r14
    and r14, r15
    eor r3, r14
    ld r14, X+
    eor r13, r14
    ; round 22 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r12
    lpm r14, Z
    mov r30, r2
    lpm r12, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r11
    lpm r11, Z
    adiw r26, 1
    ; round 23 (skinny.dsl:60)
    ld r2, X+
    eor r3, r2
    adiw r26, 1
    ld r2, X+
    eor r10, r2
    adiw r26, 1
    ld r2, X
    eor r15, r2
    mov r2, r17
    or r2, r11
    eor r14, r2
    mov r2, r12
    or r2, r17
    eor r11, r2
    com r12
    mov r2, r11
    and r2, r14
    eor r2, r12
    and r12, r14
    eor r17, r12
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r12, X+
    eor r2, r12
    adiw r26, 1
    ld r12, X+
    eor r17, r12
    adiw r26, 1
    ld r12, X+
    eor r11, r12
    adiw r26, 1
    ld r12, X+
    eor r14, r12
    mov r16, r3
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r23, r16
    andi r23, 170
    eor r17, r23
    andi r16, 85
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    ori r23, 170
    eor r17, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r13
    lpm r12, Z
    eor r2, r12
    mov r30, r10
    lpm r12, Z
    eor r11, r12
    mov r30, r15
    lpm r12, Z
    eor r14, r12
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r13
    lpm r12, Z
    eor r2, r12
    mov r30, r10
    lpm r12, Z
    eor r11, r12
    mov r30, r15
    lpm r12, Z
    eor r14, r12
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r13
    lpm r13, Z
    mov r30, r10
    lpm r12, Z
    ; round 24 (skinny.dsl:60)
    or r3, r12
    ; round 23 (skinny.dsl:60)
    mov r30, r15
    lpm r15, Z
    ; round 24 (skinny.dsl:60)
    eor r3, r15
    or r15, r12
    eor r13, r15
    mov r15, r3
    and r15, r13
    eor r15, r16
    and r16, r13
    eor r12, r16
    ld r10, X+
    eor r15, r10
    adiw r26, 1
    ld r10, X+
    eor r12, r10
    adiw r26, 1
    ld r10, X+
    eor r3, r10
    adiw r26, 1
    ld r10, X
    eor r13, r10
    mov r10, r11
    and r10, r14
    eor r2, r10
    mov r10, r17
    and r10, r11
    eor r14, r10
    mov r10, r14
    and r10, r2
    eor r10, r17
    and r17, r2
    eor r11, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r10, r17
    adiw r26, 1
    ld r17, X+
    eor r11, r17
    adiw r26, 1
    ld r17, X+
    eor r14, r17
    adiw r26, 1
    ld r17, X+
    eor r2, r17
    eor r15, r10
    eor r12, r11
    eor r3, r14
    eor r13, r2
    mov r16, r10
    lsr r16
    andi r16, 85
    eor r15, r16
    mov r16, r10
    lsl r16
    andi r16, 170
    eor r10, r16
    mov r16, r11
    lsr r16
    andi r16, 85
    eor r12, r16
    mov r16, r11
    lsl r16
    andi r16, 170
    eor r11, r16
    mov r16, r14
    lsr r16
    andi r16, 85
    eor r3, r16
    mov r16, r14
    lsl r16
    andi r16, 170
    eor r14, r16
    movw r16, r2 ; r17, r3
    lsr r16
    andi r16, 85
    eor r13, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    ; round 25 (skinny.dsl:60)
    and r17, r13
    eor r15, r17
    mov r17, r12
    and r17, r3
    eor r13, r17
    mov r17, r13
    and r17, r15
    eor r17, r12
    and r12, r15
    eor r3, r12
    ld r12, X+
    eor r17, r12
    adiw r26, 1
    ld r12, X+
    eor r3, r12
    adiw r26, 1
    ld r12, X+
    eor r13, r12
    adiw r26, 1
    ld r12, X
    eor r15, r12
    mov r12, r14
    or r12, r2
    eor r10, r12
    mov r12, r11
    or r12, r14
    eor r2, r12
    com r11
    mov r12, r2
    and r12, r10
    eor r12, r11
    and r11, r10
    eor r14, r11
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r11, X+
    eor r12, r11
    adiw r26, 1
    ld r11, X+
    eor r14, r11
    adiw r26, 1
    ld r11, X+
    eor r2, r11
    adiw r26, 1
    ld r11, X+
    eor r10, r11
    mov r16, r17
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r12, r23
    andi r16, 170
    eor r17, r16
    mov r16, r17
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    andi r16, 170
    eor r12, r16
    mov r16, r3
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r14, r23
    andi r16, 170
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ori r23, 85
    eor r14, r23
    mov r23, r13
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r2, r22
    andi r23, 170
    eor r13, r23
    ; round 26 (skinny.dsl:60)
    or r3, r13
    ; round 25 (skinny.dsl:60)
    mov r23, r13
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 170
    eor r2, r23
    mov r23, r15
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r10, r22
    andi r23, 170
    eor r15, r23
    ; round 26 (skinny.dsl:60)
    eor r3, r15
    ; round 25 (skinny.dsl:60)
    mov r11, r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r23, r11
    andi r23, 170
    eor r10, r23
    ; round 26 (skinny.dsl:60)
    or r15, r13
    eor r17, r15
    mov r15, r3
    and r15, r17
    eor r15, r16
    and r16, r17
    eor r13, r16
    ld r11, X+
    eor r15, r11
    adiw r26, 1
    ld r11, X+
    eor r13, r11
    adiw r26, 1
    ld r11, X+
    eor r3, r11
    adiw r26, 1
    ld r11, X
    eor r17, r11
    mov r11, r2
    and r11, r10
    eor r12, r11
    mov r11, r14
    and r11, r2
    eor r10, r11
    mov r11, r10
    and r11, r12
    eor r11, r14
    and r14, r12
    eor r2, r14
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r14, X+
    eor r11, r14
    adiw r26, 1
    ld r14, X+
    eor r2, r14
    adiw r26, 1
    ld r14, X+
    eor r10, r14
    adiw r26, 1
    ld r14, X+
    eor r12, r14
    mov r14, r11
    swap r14
    eor r15, r14
    mov r14, r2
    swap r14
    eor r13, r14
    mov r14, r10
    swap r14
    eor r3, r14
    mov r14, r12
    swap r14
    eor r17, r14
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r11
    lpm r14, Z
    eor r15, r14
    mov r30, r2
    lpm r14, Z
    eor r13, r14
    mov r30, r10
    lpm r14, Z
    eor r3, r14
    mov r30, r12
    lpm r14, Z
    eor r17, r14
    ; round 27 (skinny.dsl:60)
    mov r14, r3
    and r14, r17
    eor r15, r14
    mov r14, r13
    and r14, r3
    eor r17, r14
    mov r14, r17
    and r14, r15
    eor r14, r13
    and r13, r15
    eor r3, r13
    ld r13, X+
    eor r14, r13
    ; round 26 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r11
    lpm r13, Z
    mov r30, r2
    lpm r11, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r12
    lpm r12, Z
    adiw r26, 1
    ; round 27 (skinny.dsl:60)
    ld r2, X+
    eor r3, r2
    adiw r26, 1
    ld r2, X+
    eor r17, r2
    adiw r26, 1
    ld r2, X
    eor r15, r2
    mov r2, r10
    or r2, r12
    eor r13, r2
    mov r2, r11
    or r2, r10
    eor r12, r2
    com r11
    mov r2, r12
    and r2, r13
    eor r2, r11
    and r11, r13
    eor r10, r11
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r11, X+
    eor r2, r11
    adiw r26, 1
    ld r11, X+
    eor r10, r11
    adiw r26, 1
    ld r11, X+
    eor r12, r11
    adiw r26, 1
    ld r11, X+
    eor r13, r11
    mov r16, r3
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r23, r16
    andi r23, 170
    eor r10, r23
    andi r16, 85
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    ori r23, 170
    eor r10, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    lpm r11, Z
    eor r2, r11
    mov r30, r17
    lpm r11, Z
    eor r12, r11
    mov r30, r15
    lpm r11, Z
    eor r13, r11
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r14
    lpm r11, Z
    eor r2, r11
    mov r30, r17
    lpm r11, Z
    eor r12, r11
    mov r30, r15
    lpm r11, Z
    eor r13, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r14
    lpm r14, Z
    mov r30, r17
    lpm r11, Z
    ; round 28 (skinny.dsl:60)
    or r3, r11
    ; round 27 (skinny.dsl:60)
    mov r30, r15
    lpm r15, Z
    ; round 28 (skinny.dsl:60)
    eor r3, r15
    or r15, r11
    eor r14, r15
    mov r15, r3
    and r15, r14
    eor r15, r16
    and r16, r14
    eor r11, r16
    ld r17, X+
    eor r15, r17
    adiw r26, 1
    ld r17, X+
    eor r11, r17
    adiw r26, 1
    ld r17, X+
    eor r3, r17
    adiw r26, 1
    ld r17, X
    eor r14, r17
    mov r17, r12
    and r17, r13
    eor r2, r17
    mov r17, r10
    and r17, r12
    eor r13, r17
    mov r17, r13
    and r17, r2
    eor r17, r10
    and r10, r2
    eor r12, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r17, r10
    adiw r26, 1
    ld r10, X+
    eor r12, r10
    adiw r26, 1
    ld r10, X+
    eor r13, r10
    adiw r26, 1
    ld r10, X+
    eor r2, r10
    eor r15, r17
    eor r11, r12
    eor r3, r13
    eor r14, r2
    mov r16, r17
    lsr r16
    andi r16, 85
    eor r15, r16
    mov r16, r17
    lsl r16
    andi r16, 170
    eor r17, r16
    mov r16, r12
    lsr r16
    andi r16, 85
    eor r11, r16
    mov r16, r12
    lsl r16
    andi r16, 170
    eor r12, r16
    mov r16, r13
    lsr r16
    andi r16, 85
    eor r3, r16
    mov r16, r13
    lsl r16
    andi r16, 170
    eor r13, r16
    mov r16, r2
    lsr r16
    andi r16, 85
    eor r14, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    ; round 29 (skinny.dsl:60)
    mov r10, r3
    and r10, r14
    eor r15, r10
    mov r10, r11
    and r10, r3
    eor r14, r10
    mov r10, r14
    and r10, r15
    eor r10, r11
    and r11, r15
    eor r3, r11
    ld r11, X+
    eor r10, r11
    adiw r26, 1
    ld r11, X+
    eor r3, r11
    adiw r26, 1
    ld r11, X+
    eor r14, r11
    adiw r26, 1
    ld r11, X
    eor r15, r11
    mov r11, r13
    or r11, r2
    eor r17, r11
    mov r11, r12
    or r11, r13
    eor r2, r11
    com r12
    mov r11, r2
    and r11, r17
    eor r11, r12
    and r12, r17
    eor r13, r12
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r12, X+
    eor r11, r12
    adiw r26, 1
    ld r12, X+
    eor r13, r12
    adiw r26, 1
    ld r12, X+
    eor r2, r12
    adiw r26, 1
    ld r12, X+
    eor r17, r12
    mov r16, r10
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r11, r23
    andi r16, 170
    eor r10, r16
    mov r16, r10
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    andi r16, 170
    eor r11, r16
    mov r16, r3
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r13, r23
    andi r16, 170
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ori r23, 85
    eor r13, r23
    mov r23, r14
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r2, r22
    andi r23, 170
    eor r14, r23
    ; round 30 (skinny.dsl:60)
    or r3, r14
    ; round 29 (skinny.dsl:60)
    mov r23, r14
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 170
    eor r2, r23
    mov r23, r15
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r17, r22
    andi r23, 170
    eor r15, r23
    ; round 30 (skinny.dsl:60)
    eor r3, r15
    ; round 29 (skinny.dsl:60)
    mov r12, r15
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r23, r12
    andi r23, 170
    eor r17, r23
    ; round 30 (skinny.dsl:60)
    or r15, r14
    eor r10, r15
    mov r15, r3
    and r15, r10
    eor r15, r16
    and r16, r10
    eor r14, r16
    ld r12, X+
    eor r15, r12
    adiw r26, 1
    ld r12, X+
    eor r14, r12
    adiw r26, 1
    ld r12, X+
    eor r3, r12
    adiw r26, 1
    ld r12, X
    eor r10, r12
    mov r12, r2
    and r12, r17
    eor r11, r12
    mov r12, r13
    and r12, r2
    eor r17, r12
    mov r12, r17
    and r12, r11
    eor r12, r13
    and r13, r11
    eor r2, r13
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r13, X+
    eor r12, r13
    adiw r26, 1
    ld r13, X+
    eor r2, r13
    adiw r26, 1
    ld r13, X+
    eor r17, r13
    adiw r26, 1
    ld r13, X+
    eor r11, r13
    mov r13, r12
    swap r13
    eor r15, r13
    mov r13, r2
    swap r13
    eor r14, r13
    mov r13, r17
    swap r13
    eor r3, r13
    mov r13, r11
    swap r13
    eor r10, r13
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r12
    lpm r13, Z
    eor r15, r13
    mov r30, r2
    lpm r13, Z
    eor r14, r13
    mov r30, r17
    lpm r13, Z
    eor r3, r13
    mov r30, r11
    lpm r13, Z
    eor r10, r13
    ; round 31 (skinny.dsl:60)
    mov r13, r3
    and r13, r10
    eor r15, r13
    mov r13, r14
    and r13, r3
    eor r10, r13
    mov r13, r10
    and r13, r15
    eor r13, r14
    and r14, r15
    eor r3, r14
    ld r14, X+
    eor r13, r14
    ; round 30 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r12
    lpm r14, Z
    mov r30, r2
    lpm r12, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r11
    lpm r11, Z
    adiw r26, 1
    ; round 31 (skinny.dsl:60)
    ld r2, X+
    eor r3, r2
    adiw r26, 1
    ld r2, X+
    eor r10, r2
    adiw r26, 1
    ld r2, X
    eor r15, r2
    mov r2, r17
    or r2, r11
    eor r14, r2
    mov r2, r12
    or r2, r17
    eor r11, r2
    com r12
    mov r2, r11
    and r2, r14
    eor r2, r12
    and r12, r14
    eor r17, r12
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r12, X+
    eor r2, r12
    adiw r26, 1
    ld r12, X+
    eor r17, r12
    adiw r26, 1
    ld r12, X+
    eor r11, r12
    adiw r26, 1
    ld r12, X+
    eor r14, r12
    mov r16, r3
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r23, r16
    andi r23, 170
    eor r17, r23
    andi r16, 85
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    ori r23, 170
    eor r17, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r13
    lpm r12, Z
    eor r2, r12
    mov r30, r10
    lpm r12, Z
    eor r11, r12
    mov r30, r15
    lpm r12, Z
    eor r14, r12
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r13
    lpm r12, Z
    eor r2, r12
    mov r30, r10
    lpm r12, Z
    eor r11, r12
    mov r30, r15
    lpm r12, Z
    eor r14, r12
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r13
    lpm r13, Z
    mov r30, r10
    lpm r12, Z
    ; round 32 (skinny.dsl:60)
    or r3, r12
    ; round 31 (skinny.dsl:60)
    mov r30, r15
    lpm r15, Z
    ; round 32 (skinny.dsl:60)
    eor r3, r15
    or r15, r12
    eor r13, r15
    mov r15, r3
    and r15, r13
    eor r15, r16
    and r16, r13
    eor r12, r16
    ld r10, X+
    eor r15, r10
    adiw r26, 1
    ld r10, X+
    eor r12, r10
    adiw r26, 1
    ld r10, X+
    eor r3, r10
    adiw r26, 1
    ld r10, X
    eor r13, r10
    mov r10, r11
    and r10, r14
    eor r2, r10
    mov r10, r17
    and r10, r11
    eor r14, r10
    mov r10, r14
    and r10, r2
    eor r10, r17
    and r17, r2
    eor r11, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    eor r10, r17
    adiw r26, 1
    ld r17, X+
    eor r11, r17
    adiw r26, 1
    ld r17, X+
    eor r14, r17
    adiw r26, 1
    ld r17, X+
    eor r2, r17
    eor r15, r10
    eor r12, r11
    eor r3, r14
    eor r13, r2
    mov r16, r10
    lsr r16
    andi r16, 85
    eor r15, r16
    mov r16, r10
    lsl r16
    andi r16, 170
    eor r10, r16
    mov r16, r11
    lsr r16
    andi r16, 85
    eor r12, r16
    mov r16, r11
    lsl r16
    andi r16, 170
    eor r11, r16
    mov r16, r14
    lsr r16
    andi r16, 85
    eor r3, r16
    mov r16, r14
    lsl r16
    andi r16, 170
    eor r14, r16
    movw r16, r2 ; r17, r3
    lsr r16
    andi r16, 85
    eor r13, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    ; round 33 (skinny.dsl:60)
    and r17, r13
    eor r15, r17
    mov r17, r12
    and r17, r3
    eor r13, r17
    mov r17, r13
    and r17, r15
    eor r17, r12
    and r12, r15
    eor r3, r12
    ld r12, X+
    eor r17, r12
    adiw r26, 1
    ld r12, X+
    eor r3, r12
    adiw r26, 1
    ld r12, X+
    eor r13, r12
    adiw r26, 1
    ld r12, X
    eor r15, r12
    mov r12, r14
    or r12, r2
    eor r10, r12
    mov r12, r11
    or r12, r14
    eor r2, r12
    com r11
    mov r12, r2
    and r12, r10
    eor r12, r11
    and r11, r10
    eor r14, r11
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r11, X+
    eor r12, r11
    adiw r26, 1
    ld r11, X+
    eor r14, r11
    adiw r26, 1
    ld r11, X+
    eor r2, r11
    adiw r26, 1
    ld r11, X+
    eor r10, r11
    mov r16, r17
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r12, r23
    andi r16, 170
    eor r17, r16
    mov r16, r17
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    andi r16, 170
    eor r12, r16
    mov r16, r3
    swap r16
    lsl r16
    adc r16, r1
    mov r23, r16
    andi r23, 85
    eor r14, r23
    andi r16, 170
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ori r23, 85
    eor r14, r23
    mov r23, r13
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r2, r22
    andi r23, 170
    eor r13, r23
    ; round 34 (skinny.dsl:60)
    or r3, r13
    ; round 33 (skinny.dsl:60)
    mov r23, r13
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 170
    eor r2, r23
    mov r23, r15
    swap r23
    lsl r23
    adc r23, r1
    mov r22, r23
    andi r22, 85
    eor r10, r22
    andi r23, 170
    eor r15, r23
    ; round 34 (skinny.dsl:60)
    eor r3, r15
    ; round 33 (skinny.dsl:60)
    mov r11, r15
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r23, r11
    andi r23, 170
    eor r10, r23
    ; round 34 (skinny.dsl:60)
    or r15, r13
    eor r17, r15
    mov r15, r3
    and r15, r17
    eor r15, r16
    and r16, r17
    eor r13, r16
    ld r11, X+
    eor r15, r11
    adiw r26, 1
    ld r11, X+
    eor r13, r11
    adiw r26, 1
    ld r11, X+
    eor r3, r11
    adiw r26, 1
    ld r11, X
    eor r17, r11
    mov r11, r2
    and r11, r10
    eor r12, r11
    mov r11, r14
    and r11, r2
    eor r10, r11
    mov r11, r10
    and r11, r12
    eor r11, r14
    and r14, r12
    eor r2, r14
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r14, X+
    eor r11, r14
    adiw r26, 1
    ld r14, X+
    eor r2, r14
    adiw r26, 1
    ld r14, X+
    eor r10, r14
    adiw r26, 1
    ld r14, X+
    eor r12, r14
    mov r14, r11
    swap r14
    eor r15, r14
    mov r14, r2
    swap r14
    eor r13, r14
    mov r14, r10
    swap r14
    eor r3, r14
    mov r14, r12
    swap r14
    eor r17, r14
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r11
    lpm r14, Z
    eor r15, r14
    mov r30, r2
    lpm r14, Z
    eor r13, r14
    mov r30, r10
    lpm r14, Z
    eor r3, r14
    mov r30, r12
    lpm r14, Z
    eor r17, r14
    ; round 35 (skinny.dsl:60)
    mov r14, r3
    and r14, r17
    eor r15, r14
    mov r14, r13
    and r14, r3
    eor r17, r14
    mov r14, r17
    and r14, r15
    eor r14, r13
    and r13, r15
    eor r3, r13
    ld r13, X+
    eor r14, r13
    ; round 34 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r11
    lpm r13, Z
    mov r30, r2
    lpm r11, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r12
    lpm r12, Z
    adiw r26, 1
    ; round 35 (skinny.dsl:60)
    ld r2, X+
    eor r3, r2
    adiw r26, 1
    ld r2, X+
    eor r17, r2
    adiw r26, 1
    ld r2, X
    eor r15, r2
    mov r2, r10
    or r2, r12
    eor r13, r2
    mov r2, r11
    or r2, r10
    eor r12, r2
    com r11
    mov r2, r12
    and r2, r13
    eor r2, r11
    and r11, r13
    eor r10, r11
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r11, X+
    eor r2, r11
    adiw r26, 1
    ld r11, X+
    eor r10, r11
    adiw r26, 1
    ld r11, X+
    eor r12, r11
    adiw r26, 1
    ld r11, X+
    eor r13, r11
    mov r16, r3
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    mov r23, r16
    andi r23, 170
    eor r10, r23
    andi r16, 85
    eor r3, r16
    mov r16, r3
    com r16
    mov r23, r16
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    ori r23, 170
    eor r10, r23
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    lpm r11, Z
    eor r2, r11
    mov r30, r17
    lpm r11, Z
    eor r12, r11
    mov r30, r15
    lpm r11, Z
    eor r13, r11
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r14
    lpm r11, Z
    eor r2, r11
    mov r30, r17
    lpm r11, Z
    eor r12, r11
    mov r30, r15
    lpm r11, Z
    eor r13, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r14
    lpm r14, Z
    mov r30, r17
    lpm r11, Z
    ; round 36 (skinny.dsl:60)
    or r3, r11
    ; round 35 (skinny.dsl:60)
    mov r30, r15
    lpm r15, Z
    ; round 36 (skinny.dsl:60)
    eor r3, r15
    or r15, r11
    eor r14, r15
    mov r15, r3
    and r15, r14
    eor r15, r16
    and r16, r14
    eor r11, r16
    ld r17, X+
    eor r15, r17
    adiw r26, 1
    ld r17, X+
    eor r11, r17
    adiw r26, 1
    ld r17, X+
    eor r3, r17
    adiw r26, 1
    ld r17, X
    eor r14, r17
    mov r17, r12
    and r17, r13
    eor r2, r17
    mov r17, r10
    and r17, r12
    eor r13, r17
    mov r17, r13
    and r17, r2
    eor r17, r10
    and r10, r2
    eor r12, r10
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r10, X+
    eor r17, r10
    adiw r26, 1
    ld r10, X+
    eor r12, r10
    adiw r26, 1
    ld r10, X+
    eor r13, r10
    adiw r26, 1
    ld r10, X
    eor r2, r10
    eor r15, r17
    eor r11, r12
    eor r3, r13
    eor r14, r2
    mov r16, r17
    lsr r16
    andi r16, 85
    eor r15, r16
    mov r16, r17
    lsl r16
    andi r16, 170
    eor r17, r16
    mov r16, r12
    lsr r16
    andi r16, 85
    eor r11, r16
    mov r16, r12
    lsl r16
    andi r16, 170
    eor r12, r16
    mov r16, r13
    lsr r16
    andi r16, 85
    eor r3, r16
    mov r16, r13
    lsl r16
    andi r16, 170
    eor r13, r16
    mov r16, r2
    lsr r16
    andi r16, 85
    eor r14, r16
    mov r16, r2
    lsl r16
    andi r16, 170
    eor r2, r16
    mov r10, r15
    lsr r10
    lsr r10
    eor r10, r3
    mov r16, r10
    andi r16, 51
    eor r3, r16
    lsl r16
    lsl r16
    eor r15, r16
    mov r10, r17
    lsr r10
    lsr r10
    eor r10, r13
    mov r16, r10
    andi r16, 51
    eor r13, r16
    lsl r16
    lsl r16
    eor r17, r16
    mov r10, r11
    lsr r10
    lsr r10
    eor r10, r14
    mov r16, r10
    andi r16, 51
    eor r14, r16
    lsl r16
    lsl r16
    eor r11, r16
    mov r10, r12
    lsr r10
    lsr r10
    eor r10, r2
    mov r16, r10
    andi r16, 51
    eor r2, r16
    lsl r16
    lsl r16
    eor r12, r16
    mov r16, r15
    swap r16
    andi r16, 15
    eor r16, r3
    andi r16, 15
    eor r3, r16
    swap r16
    andi r16, 240
    eor r15, r16
    mov r16, r17
    swap r16
    andi r16, 15
    eor r16, r13
    andi r16, 15
    eor r13, r16
    swap r16
    andi r16, 240
    eor r17, r16
    mov r16, r11
    swap r16
    andi r16, 15
    eor r16, r14
    andi r16, 15
    eor r14, r16
    swap r16
    andi r16, 240
    eor r11, r16
    mov r16, r12
    swap r16
    andi r16, 15
    eor r16, r2
    andi r16, 15
    eor r2, r16
    swap r16
    andi r16, 240
    eor r12, r16
    mov r10, r15
    lsr r10
    eor r10, r11
    mov r16, r10
    andi r16, 85
    eor r11, r16
    lsl r16
    eor r15, r16
    mov r10, r3
    lsr r10
    eor r10, r14
    mov r16, r10
    andi r16, 85
    eor r14, r16
    lsl r16
    eor r3, r16
    mov r10, r17
    lsr r10
    eor r10, r12
    mov r16, r10
    andi r16, 85
    eor r12, r16
    lsl r16
    eor r17, r16
    mov r10, r13
    lsr r10
    eor r10, r2
    mov r16, r10
    andi r16, 85
    eor r2, r16
    lsl r16
    eor r13, r16
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r10, X+
    eor r10, r3
    ld r3, X+
    eor r3, r15
    ld r15, X+
    eor r15, r13
    ld r13, X+
    eor r13, r17
    ld r17, X+
    eor r17, r14
    ld r14, X+
    eor r14, r11
    ld r11, X+
    eor r11, r2
    ld r2, X
    eor r2, r12
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r10
    st X+, r3
    st X+, r15
    st X+, r13
    st X+, r17
    st X+, r14
    st X+, r11
    st X, r2
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
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_skinny64_128_ctr_crypt_avr_rest
    jmp .Llwcc_skinny64_128_ctr_crypt_avr_group
.Llwcc_skinny64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    ldd r0, Y+11
    tst r0
    brne .Llwcc_skinny64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_skinny64_128_ctr_crypt_avr_end
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
    ldi r18, 8
.Llwcc_skinny64_128_ctr_crypt_avr_zero:
    st Z+, r1
    dec r18
    brne .Llwcc_skinny64_128_ctr_crypt_avr_zero
    ldd r30, Y+1
    ldd r31, Y+2
.Llwcc_skinny64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Z+, r18
    dec r24
    brne .Llwcc_skinny64_128_ctr_crypt_avr_in
    jmp .Llwcc_skinny64_128_ctr_crypt_avr_group
.Llwcc_skinny64_128_ctr_crypt_avr_out:
    movw r26, r28
    adiw r26, 30
    ldd r30, Y+12
    ldd r31, Y+13
.Llwcc_skinny64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Z+, r18
    dec r0
    brne .Llwcc_skinny64_128_ctr_crypt_avr_copy
.Llwcc_skinny64_128_ctr_crypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 45
    ldi r25, 0
.Llwcc_skinny64_128_ctr_crypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_skinny64_128_ctr_crypt_avr_wipe
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
    pop r3
    pop r2
    ret
    .size lwcc_skinny64_128_ctr_crypt_avr, .-lwcc_skinny64_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x20, 0x00, 0x20, 0x80, 0xa0, 0x80, 0xa0, 0x00, 0x20, 0x00, 0x20, 0x80, 0xa0, 0x80, 0xa0
    .byte 0x02, 0x22, 0x02, 0x22, 0x82, 0xa2, 0x82, 0xa2, 0x02, 0x22, 0x02, 0x22, 0x82, 0xa2, 0x82, 0xa2
    .byte 0x00, 0x20, 0x00, 0x20, 0x80, 0xa0, 0x80, 0xa0, 0x00, 0x20, 0x00, 0x20, 0x80, 0xa0, 0x80, 0xa0
    .byte 0x02, 0x22, 0x02, 0x22, 0x82, 0xa2, 0x82, 0xa2, 0x02, 0x22, 0x02, 0x22, 0x82, 0xa2, 0x82, 0xa2
    .byte 0x08, 0x28, 0x08, 0x28, 0x88, 0xa8, 0x88, 0xa8, 0x08, 0x28, 0x08, 0x28, 0x88, 0xa8, 0x88, 0xa8
    .byte 0x0a, 0x2a, 0x0a, 0x2a, 0x8a, 0xaa, 0x8a, 0xaa, 0x0a, 0x2a, 0x0a, 0x2a, 0x8a, 0xaa, 0x8a, 0xaa
    .byte 0x08, 0x28, 0x08, 0x28, 0x88, 0xa8, 0x88, 0xa8, 0x08, 0x28, 0x08, 0x28, 0x88, 0xa8, 0x88, 0xa8
    .byte 0x0a, 0x2a, 0x0a, 0x2a, 0x8a, 0xaa, 0x8a, 0xaa, 0x0a, 0x2a, 0x0a, 0x2a, 0x8a, 0xaa, 0x8a, 0xaa
    .byte 0x00, 0x20, 0x00, 0x20, 0x80, 0xa0, 0x80, 0xa0, 0x00, 0x20, 0x00, 0x20, 0x80, 0xa0, 0x80, 0xa0
    .byte 0x02, 0x22, 0x02, 0x22, 0x82, 0xa2, 0x82, 0xa2, 0x02, 0x22, 0x02, 0x22, 0x82, 0xa2, 0x82, 0xa2
    .byte 0x00, 0x20, 0x00, 0x20, 0x80, 0xa0, 0x80, 0xa0, 0x00, 0x20, 0x00, 0x20, 0x80, 0xa0, 0x80, 0xa0
    .byte 0x02, 0x22, 0x02, 0x22, 0x82, 0xa2, 0x82, 0xa2, 0x02, 0x22, 0x02, 0x22, 0x82, 0xa2, 0x82, 0xa2
    .byte 0x08, 0x28, 0x08, 0x28, 0x88, 0xa8, 0x88, 0xa8, 0x08, 0x28, 0x08, 0x28, 0x88, 0xa8, 0x88, 0xa8
    .byte 0x0a, 0x2a, 0x0a, 0x2a, 0x8a, 0xaa, 0x8a, 0xaa, 0x0a, 0x2a, 0x0a, 0x2a, 0x8a, 0xaa, 0x8a, 0xaa
    .byte 0x08, 0x28, 0x08, 0x28, 0x88, 0xa8, 0x88, 0xa8, 0x08, 0x28, 0x08, 0x28, 0x88, 0xa8, 0x88, 0xa8
    .byte 0x0a, 0x2a, 0x0a, 0x2a, 0x8a, 0xaa, 0x8a, 0xaa, 0x0a, 0x2a, 0x0a, 0x2a, 0x8a, 0xaa, 0x8a, 0xaa
    .balign 256
.Ltable_byte_1:
    .byte 0x00, 0x01, 0x03, 0x02, 0x04, 0x05, 0x07, 0x06, 0x0c, 0x0d, 0x0f, 0x0e, 0x08, 0x09, 0x0b, 0x0a
    .byte 0x10, 0x11, 0x13, 0x12, 0x14, 0x15, 0x17, 0x16, 0x1c, 0x1d, 0x1f, 0x1e, 0x18, 0x19, 0x1b, 0x1a
    .byte 0x30, 0x31, 0x33, 0x32, 0x34, 0x35, 0x37, 0x36, 0x3c, 0x3d, 0x3f, 0x3e, 0x38, 0x39, 0x3b, 0x3a
    .byte 0x20, 0x21, 0x23, 0x22, 0x24, 0x25, 0x27, 0x26, 0x2c, 0x2d, 0x2f, 0x2e, 0x28, 0x29, 0x2b, 0x2a
    .byte 0x40, 0x41, 0x43, 0x42, 0x44, 0x45, 0x47, 0x46, 0x4c, 0x4d, 0x4f, 0x4e, 0x48, 0x49, 0x4b, 0x4a
    .byte 0x50, 0x51, 0x53, 0x52, 0x54, 0x55, 0x57, 0x56, 0x5c, 0x5d, 0x5f, 0x5e, 0x58, 0x59, 0x5b, 0x5a
    .byte 0x70, 0x71, 0x73, 0x72, 0x74, 0x75, 0x77, 0x76, 0x7c, 0x7d, 0x7f, 0x7e, 0x78, 0x79, 0x7b, 0x7a
    .byte 0x60, 0x61, 0x63, 0x62, 0x64, 0x65, 0x67, 0x66, 0x6c, 0x6d, 0x6f, 0x6e, 0x68, 0x69, 0x6b, 0x6a
    .byte 0xc0, 0xc1, 0xc3, 0xc2, 0xc4, 0xc5, 0xc7, 0xc6, 0xcc, 0xcd, 0xcf, 0xce, 0xc8, 0xc9, 0xcb, 0xca
    .byte 0xd0, 0xd1, 0xd3, 0xd2, 0xd4, 0xd5, 0xd7, 0xd6, 0xdc, 0xdd, 0xdf, 0xde, 0xd8, 0xd9, 0xdb, 0xda
    .byte 0xf0, 0xf1, 0xf3, 0xf2, 0xf4, 0xf5, 0xf7, 0xf6, 0xfc, 0xfd, 0xff, 0xfe, 0xf8, 0xf9, 0xfb, 0xfa
    .byte 0xe0, 0xe1, 0xe3, 0xe2, 0xe4, 0xe5, 0xe7, 0xe6, 0xec, 0xed, 0xef, 0xee, 0xe8, 0xe9, 0xeb, 0xea
    .byte 0x80, 0x81, 0x83, 0x82, 0x84, 0x85, 0x87, 0x86, 0x8c, 0x8d, 0x8f, 0x8e, 0x88, 0x89, 0x8b, 0x8a
    .byte 0x90, 0x91, 0x93, 0x92, 0x94, 0x95, 0x97, 0x96, 0x9c, 0x9d, 0x9f, 0x9e, 0x98, 0x99, 0x9b, 0x9a
    .byte 0xb0, 0xb1, 0xb3, 0xb2, 0xb4, 0xb5, 0xb7, 0xb6, 0xbc, 0xbd, 0xbf, 0xbe, 0xb8, 0xb9, 0xbb, 0xba
    .byte 0xa0, 0xa1, 0xa3, 0xa2, 0xa4, 0xa5, 0xa7, 0xa6, 0xac, 0xad, 0xaf, 0xae, 0xa8, 0xa9, 0xab, 0xaa
    .balign 256
.Ltable_byte_2:
    .byte 0x00, 0x08, 0x00, 0x08, 0x20, 0x28, 0x20, 0x28, 0x00, 0x08, 0x00, 0x08, 0x20, 0x28, 0x20, 0x28
    .byte 0x80, 0x88, 0x80, 0x88, 0xa0, 0xa8, 0xa0, 0xa8, 0x80, 0x88, 0x80, 0x88, 0xa0, 0xa8, 0xa0, 0xa8
    .byte 0x00, 0x08, 0x00, 0x08, 0x20, 0x28, 0x20, 0x28, 0x00, 0x08, 0x00, 0x08, 0x20, 0x28, 0x20, 0x28
    .byte 0x80, 0x88, 0x80, 0x88, 0xa0, 0xa8, 0xa0, 0xa8, 0x80, 0x88, 0x80, 0x88, 0xa0, 0xa8, 0xa0, 0xa8
    .byte 0x02, 0x0a, 0x02, 0x0a, 0x22, 0x2a, 0x22, 0x2a, 0x02, 0x0a, 0x02, 0x0a, 0x22, 0x2a, 0x22, 0x2a
    .byte 0x82, 0x8a, 0x82, 0x8a, 0xa2, 0xaa, 0xa2, 0xaa, 0x82, 0x8a, 0x82, 0x8a, 0xa2, 0xaa, 0xa2, 0xaa
    .byte 0x02, 0x0a, 0x02, 0x0a, 0x22, 0x2a, 0x22, 0x2a, 0x02, 0x0a, 0x02, 0x0a, 0x22, 0x2a, 0x22, 0x2a
    .byte 0x82, 0x8a, 0x82, 0x8a, 0xa2, 0xaa, 0xa2, 0xaa, 0x82, 0x8a, 0x82, 0x8a, 0xa2, 0xaa, 0xa2, 0xaa
    .byte 0x00, 0x08, 0x00, 0x08, 0x20, 0x28, 0x20, 0x28, 0x00, 0x08, 0x00, 0x08, 0x20, 0x28, 0x20, 0x28
    .byte 0x80, 0x88, 0x80, 0x88, 0xa0, 0xa8, 0xa0, 0xa8, 0x80, 0x88, 0x80, 0x88, 0xa0, 0xa8, 0xa0, 0xa8
    .byte 0x00, 0x08, 0x00, 0x08, 0x20, 0x28, 0x20, 0x28, 0x00, 0x08, 0x00, 0x08, 0x20, 0x28, 0x20, 0x28
    .byte 0x80, 0x88, 0x80, 0x88, 0xa0, 0xa8, 0xa0, 0xa8, 0x80, 0x88, 0x80, 0x88, 0xa0, 0xa8, 0xa0, 0xa8
    .byte 0x02, 0x0a, 0x02, 0x0a, 0x22, 0x2a, 0x22, 0x2a, 0x02, 0x0a, 0x02, 0x0a, 0x22, 0x2a, 0x22, 0x2a
    .byte 0x82, 0x8a, 0x82, 0x8a, 0xa2, 0xaa, 0xa2, 0xaa, 0x82, 0x8a, 0x82, 0x8a, 0xa2, 0xaa, 0xa2, 0xaa
    .byte 0x02, 0x0a, 0x02, 0x0a, 0x22, 0x2a, 0x22, 0x2a, 0x02, 0x0a, 0x02, 0x0a, 0x22, 0x2a, 0x22, 0x2a
    .byte 0x82, 0x8a, 0x82, 0x8a, 0xa2, 0xaa, 0xa2, 0xaa, 0x82, 0x8a, 0x82, 0x8a, 0xa2, 0xaa, 0xa2, 0xaa
    .balign 256
.Ltable_byte_3:
    .byte 0x00, 0x01, 0x12, 0x13, 0x04, 0x05, 0x16, 0x17, 0x48, 0x49, 0x5a, 0x5b, 0x4c, 0x4d, 0x5e, 0x5f
    .byte 0x10, 0x11, 0x02, 0x03, 0x14, 0x15, 0x06, 0x07, 0x58, 0x59, 0x4a, 0x4b, 0x5c, 0x5d, 0x4e, 0x4f
    .byte 0x21, 0x20, 0x33, 0x32, 0x25, 0x24, 0x37, 0x36, 0x69, 0x68, 0x7b, 0x7a, 0x6d, 0x6c, 0x7f, 0x7e
    .byte 0x31, 0x30, 0x23, 0x22, 0x35, 0x34, 0x27, 0x26, 0x79, 0x78, 0x6b, 0x6a, 0x7d, 0x7c, 0x6f, 0x6e
    .byte 0x40, 0x41, 0x52, 0x53, 0x44, 0x45, 0x56, 0x57, 0x08, 0x09, 0x1a, 0x1b, 0x0c, 0x0d, 0x1e, 0x1f
    .byte 0x50, 0x51, 0x42, 0x43, 0x54, 0x55, 0x46, 0x47, 0x18, 0x19, 0x0a, 0x0b, 0x1c, 0x1d, 0x0e, 0x0f
    .byte 0x61, 0x60, 0x73, 0x72, 0x65, 0x64, 0x77, 0x76, 0x29, 0x28, 0x3b, 0x3a, 0x2d, 0x2c, 0x3f, 0x3e
    .byte 0x71, 0x70, 0x63, 0x62, 0x75, 0x74, 0x67, 0x66, 0x39, 0x38, 0x2b, 0x2a, 0x3d, 0x3c, 0x2f, 0x2e
    .byte 0x84, 0x85, 0x96, 0x97, 0x80, 0x81, 0x92, 0x93, 0xcc, 0xcd, 0xde, 0xdf, 0xc8, 0xc9, 0xda, 0xdb
    .byte 0x94, 0x95, 0x86, 0x87, 0x90, 0x91, 0x82, 0x83, 0xdc, 0xdd, 0xce, 0xcf, 0xd8, 0xd9, 0xca, 0xcb
    .byte 0xa5, 0xa4, 0xb7, 0xb6, 0xa1, 0xa0, 0xb3, 0xb2, 0xed, 0xec, 0xff, 0xfe, 0xe9, 0xe8, 0xfb, 0xfa
    .byte 0xb5, 0xb4, 0xa7, 0xa6, 0xb1, 0xb0, 0xa3, 0xa2, 0xfd, 0xfc, 0xef, 0xee, 0xf9, 0xf8, 0xeb, 0xea
    .byte 0xc4, 0xc5, 0xd6, 0xd7, 0xc0, 0xc1, 0xd2, 0xd3, 0x8c, 0x8d, 0x9e, 0x9f, 0x88, 0x89, 0x9a, 0x9b
    .byte 0xd4, 0xd5, 0xc6, 0xc7, 0xd0, 0xd1, 0xc2, 0xc3, 0x9c, 0x9d, 0x8e, 0x8f, 0x98, 0x99, 0x8a, 0x8b
    .byte 0xe5, 0xe4, 0xf7, 0xf6, 0xe1, 0xe0, 0xf3, 0xf2, 0xad, 0xac, 0xbf, 0xbe, 0xa9, 0xa8, 0xbb, 0xba
    .byte 0xf5, 0xf4, 0xe7, 0xe6, 0xf1, 0xf0, 0xe3, 0xe2, 0xbd, 0xbc, 0xaf, 0xae, 0xb9, 0xb8, 0xab, 0xaa
    .balign 256
.Ltable_byte_4:
    .byte 0x00, 0x40, 0x04, 0x44, 0x01, 0x41, 0x05, 0x45, 0x10, 0x50, 0x14, 0x54, 0x11, 0x51, 0x15, 0x55
    .byte 0x04, 0x44, 0x00, 0x40, 0x05, 0x45, 0x01, 0x41, 0x14, 0x54, 0x10, 0x50, 0x15, 0x55, 0x11, 0x51
    .byte 0x40, 0x00, 0x44, 0x04, 0x41, 0x01, 0x45, 0x05, 0x50, 0x10, 0x54, 0x14, 0x51, 0x11, 0x55, 0x15
    .byte 0x44, 0x04, 0x40, 0x00, 0x45, 0x05, 0x41, 0x01, 0x54, 0x14, 0x50, 0x10, 0x55, 0x15, 0x51, 0x11
    .byte 0x10, 0x50, 0x14, 0x54, 0x11, 0x51, 0x15, 0x55, 0x00, 0x40, 0x04, 0x44, 0x01, 0x41, 0x05, 0x45
    .byte 0x14, 0x54, 0x10, 0x50, 0x15, 0x55, 0x11, 0x51, 0x04, 0x44, 0x00, 0x40, 0x05, 0x45, 0x01, 0x41
    .byte 0x50, 0x10, 0x54, 0x14, 0x51, 0x11, 0x55, 0x15, 0x40, 0x00, 0x44, 0x04, 0x41, 0x01, 0x45, 0x05
    .byte 0x54, 0x14, 0x50, 0x10, 0x55, 0x15, 0x51, 0x11, 0x44, 0x04, 0x40, 0x00, 0x45, 0x05, 0x41, 0x01
    .byte 0x01, 0x41, 0x05, 0x45, 0x00, 0x40, 0x04, 0x44, 0x11, 0x51, 0x15, 0x55, 0x10, 0x50, 0x14, 0x54
    .byte 0x05, 0x45, 0x01, 0x41, 0x04, 0x44, 0x00, 0x40, 0x15, 0x55, 0x11, 0x51, 0x14, 0x54, 0x10, 0x50
    .byte 0x41, 0x01, 0x45, 0x05, 0x40, 0x00, 0x44, 0x04, 0x51, 0x11, 0x55, 0x15, 0x50, 0x10, 0x54, 0x14
    .byte 0x45, 0x05, 0x41, 0x01, 0x44, 0x04, 0x40, 0x00, 0x55, 0x15, 0x51, 0x11, 0x54, 0x14, 0x50, 0x10
    .byte 0x11, 0x51, 0x15, 0x55, 0x10, 0x50, 0x14, 0x54, 0x01, 0x41, 0x05, 0x45, 0x00, 0x40, 0x04, 0x44
    .byte 0x15, 0x55, 0x11, 0x51, 0x14, 0x54, 0x10, 0x50, 0x05, 0x45, 0x01, 0x41, 0x04, 0x44, 0x00, 0x40
    .byte 0x51, 0x11, 0x55, 0x15, 0x50, 0x10, 0x54, 0x14, 0x41, 0x01, 0x45, 0x05, 0x40, 0x00, 0x44, 0x04
    .byte 0x55, 0x15, 0x51, 0x11, 0x54, 0x14, 0x50, 0x10, 0x45, 0x05, 0x41, 0x01, 0x44, 0x04, 0x40, 0x00
    .balign 256
.Ltable_byte_5:
    .byte 0xaa, 0xab, 0xb8, 0xb9, 0xae, 0xaf, 0xbc, 0xbd, 0xe2, 0xe3, 0xf0, 0xf1, 0xe6, 0xe7, 0xf4, 0xf5
    .byte 0xba, 0xbb, 0xa8, 0xa9, 0xbe, 0xbf, 0xac, 0xad, 0xf2, 0xf3, 0xe0, 0xe1, 0xf6, 0xf7, 0xe4, 0xe5
    .byte 0x8b, 0x8a, 0x99, 0x98, 0x8f, 0x8e, 0x9d, 0x9c, 0xc3, 0xc2, 0xd1, 0xd0, 0xc7, 0xc6, 0xd5, 0xd4
    .byte 0x9b, 0x9a, 0x89, 0x88, 0x9f, 0x9e, 0x8d, 0x8c, 0xd3, 0xd2, 0xc1, 0xc0, 0xd7, 0xd6, 0xc5, 0xc4
    .byte 0xea, 0xeb, 0xf8, 0xf9, 0xee, 0xef, 0xfc, 0xfd, 0xa2, 0xa3, 0xb0, 0xb1, 0xa6, 0xa7, 0xb4, 0xb5
    .byte 0xfa, 0xfb, 0xe8, 0xe9, 0xfe, 0xff, 0xec, 0xed, 0xb2, 0xb3, 0xa0, 0xa1, 0xb6, 0xb7, 0xa4, 0xa5
    .byte 0xcb, 0xca, 0xd9, 0xd8, 0xcf, 0xce, 0xdd, 0xdc, 0x83, 0x82, 0x91, 0x90, 0x87, 0x86, 0x95, 0x94
    .byte 0xdb, 0xda, 0xc9, 0xc8, 0xdf, 0xde, 0xcd, 0xcc, 0x93, 0x92, 0x81, 0x80, 0x97, 0x96, 0x85, 0x84
    .byte 0x2e, 0x2f, 0x3c, 0x3d, 0x2a, 0x2b, 0x38, 0x39, 0x66, 0x67, 0x74, 0x75, 0x62, 0x63, 0x70, 0x71
    .byte 0x3e, 0x3f, 0x2c, 0x2d, 0x3a, 0x3b, 0x28, 0x29, 0x76, 0x77, 0x64, 0x65, 0x72, 0x73, 0x60, 0x61
    .byte 0x0f, 0x0e, 0x1d, 0x1c, 0x0b, 0x0a, 0x19, 0x18, 0x47, 0x46, 0x55, 0x54, 0x43, 0x42, 0x51, 0x50
    .byte 0x1f, 0x1e, 0x0d, 0x0c, 0x1b, 0x1a, 0x09, 0x08, 0x57, 0x56, 0x45, 0x44, 0x53, 0x52, 0x41, 0x40
    .byte 0x6e, 0x6f, 0x7c, 0x7d, 0x6a, 0x6b, 0x78, 0x79, 0x26, 0x27, 0x34, 0x35, 0x22, 0x23, 0x30, 0x31
    .byte 0x7e, 0x7f, 0x6c, 0x6d, 0x7a, 0x7b, 0x68, 0x69, 0x36, 0x37, 0x24, 0x25, 0x32, 0x33, 0x20, 0x21
    .byte 0x4f, 0x4e, 0x5d, 0x5c, 0x4b, 0x4a, 0x59, 0x58, 0x07, 0x06, 0x15, 0x14, 0x03, 0x02, 0x11, 0x10
    .byte 0x5f, 0x5e, 0x4d, 0x4c, 0x5b, 0x5a, 0x49, 0x48, 0x17, 0x16, 0x05, 0x04, 0x13, 0x12, 0x01, 0x00
    .balign 256
.Ltable_byte_6:
    .byte 0x55, 0x1d, 0xd5, 0x9d, 0x74, 0x3c, 0xf4, 0xbc, 0x57, 0x1f, 0xd7, 0x9f, 0x76, 0x3e, 0xf6, 0xbe
    .byte 0xd1, 0x99, 0x51, 0x19, 0xf0, 0xb8, 0x70, 0x38, 0xd3, 0x9b, 0x53, 0x1b, 0xf2, 0xba, 0x72, 0x3a
    .byte 0x5d, 0x15, 0xdd, 0x95, 0x7c, 0x34, 0xfc, 0xb4, 0x5f, 0x17, 0xdf, 0x97, 0x7e, 0x36, 0xfe, 0xb6
    .byte 0xd9, 0x91, 0x59, 0x11, 0xf8, 0xb0, 0x78, 0x30, 0xdb, 0x93, 0x5b, 0x13, 0xfa, 0xb2, 0x7a, 0x32
    .byte 0x47, 0x0f, 0xc7, 0x8f, 0x66, 0x2e, 0xe6, 0xae, 0x45, 0x0d, 0xc5, 0x8d, 0x64, 0x2c, 0xe4, 0xac
    .byte 0xc3, 0x8b, 0x43, 0x0b, 0xe2, 0xaa, 0x62, 0x2a, 0xc1, 0x89, 0x41, 0x09, 0xe0, 0xa8, 0x60, 0x28
    .byte 0x4f, 0x07, 0xcf, 0x87, 0x6e, 0x26, 0xee, 0xa6, 0x4d, 0x05, 0xcd, 0x85, 0x6c, 0x24, 0xec, 0xa4
    .byte 0xcb, 0x83, 0x4b, 0x03, 0xea, 0xa2, 0x6a, 0x22, 0xc9, 0x81, 0x49, 0x01, 0xe8, 0xa0, 0x68, 0x20
    .byte 0x75, 0x3d, 0xf5, 0xbd, 0x54, 0x1c, 0xd4, 0x9c, 0x77, 0x3f, 0xf7, 0xbf, 0x56, 0x1e, 0xd6, 0x9e
    .byte 0xf1, 0xb9, 0x71, 0x39, 0xd0, 0x98, 0x50, 0x18, 0xf3, 0xbb, 0x73, 0x3b, 0xd2, 0x9a, 0x52, 0x1a
    .byte 0x7d, 0x35, 0xfd, 0xb5, 0x5c, 0x14, 0xdc, 0x94, 0x7f, 0x37, 0xff, 0xb7, 0x5e, 0x16, 0xde, 0x96
    .byte 0xf9, 0xb1, 0x79, 0x31, 0xd8, 0x90, 0x58, 0x10, 0xfb, 0xb3, 0x7b, 0x33, 0xda, 0x92, 0x5a, 0x12
    .byte 0x67, 0x2f, 0xe7, 0xaf, 0x46, 0x0e, 0xc6, 0x8e, 0x65, 0x2d, 0xe5, 0xad, 0x44, 0x0c, 0xc4, 0x8c
    .byte 0xe3, 0xab, 0x63, 0x2b, 0xc2, 0x8a, 0x42, 0x0a, 0xe1, 0xa9, 0x61, 0x29, 0xc0, 0x88, 0x40, 0x08
    .byte 0x6f, 0x27, 0xef, 0xa7, 0x4e, 0x06, 0xce, 0x86, 0x6d, 0x25, 0xed, 0xa5, 0x4c, 0x04, 0xcc, 0x84
    .byte 0xeb, 0xa3, 0x6b, 0x23, 0xca, 0x82, 0x4a, 0x02, 0xe9, 0xa1, 0x69, 0x21, 0xc8, 0x80, 0x48, 0x00
