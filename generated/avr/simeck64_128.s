; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simeck --set simeck64_128 --target avr --lanes 1
; passes:    unroll() invert() counter() fold() sbox(lanes=1, fixed=true) value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 55
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 176, ctx 180, align 1, group 8, stack 55, code 17292, flash 17292, ram 411
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:12731eb35bc270c69efe5f01f4cae04bb34a031fb5dc24f59f86bd628a075010

    .text

    .global lwcc_simeck64_128_key_setup_avr
    .type lwcc_simeck64_128_key_setup_avr, @function
lwcc_simeck64_128_key_setup_avr:
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
    movw r26, r22
    movw r30, r24
    std Y+3, r26
    std Y+4, r27
    std Y+5, r30
    std Y+6, r31
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X+
    st Z+, r2
    ld r2, X
    st Z+, r2
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r2, X+
    ld r3, X+
    ld r11, X+
    ld r25, X+
    ; round 1 (simeck.dsl:26)
    lsl r2
    rol r3
    rol r11
    rol r25
    adc r2, r1
    ld r24, X+
    ld r4, X+
    ld r5, X+
    ld r21, X+
    ; round 2 (simeck.dsl:26)
    lsl r24
    rol r4
    rol r5
    rol r21
    adc r24, r1
    ld r0, X+
    ld r14, X+
    ld r15, X+
    ld r10, X
    ; round 3 (simeck.dsl:26)
    lsl r0
    rol r14
    rol r15
    rol r10
    adc r0, r1
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r23, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r6, X+
    ld r7, X+
    ld r22, X
    ; round 1 (simeck.dsl:26)
    mov r18, r23
    lsr r18
    ror r22
    ror r7
    ror r6
    ror r23
    lsr r18
    ror r22
    ror r7
    ror r6
    ror r23
    lsr r18
    ror r22
    ror r7
    ror r6
    ror r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r18, X+
    and r23, r18
    ld r18, X+
    and r6, r18
    ld r18, X+
    and r7, r18
    ld r18, X
    and r18, r22
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    eor r23, r22
    eor r23, r2
    ld r2, X+
    eor r2, r6
    eor r2, r3
    ld r3, X+
    eor r3, r7
    eor r3, r11
    ld r11, X+
    eor r11, r18
    eor r11, r25
    ldi r22, 253
    eor r23, r22
    ldi r22, 255
    eor r2, r22
    ldi r22, 255
    eor r3, r22
    ldi r22, 255
    eor r11, r22
    st Z+, r23
    st Z+, r2
    st Z+, r3
    st Z+, r11
    ; round 4 (simeck.dsl:26)
    mov r25, r23
    movw r6, r2 ; r7, r3
    mov r22, r11
    lsl r25
    rol r6
    rol r7
    rol r22
    adc r25, r1
    adiw r26, 7
    ld r18, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r19, X+
    ld r17, X+
    ld r16, X
    ; round 2 (simeck.dsl:26)
    mov r20, r18
    lsr r20
    ror r16
    ror r17
    ror r19
    ror r18
    lsr r20
    ror r16
    ror r17
    ror r19
    ror r18
    lsr r20
    ror r16
    ror r17
    ror r19
    ror r18
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r20, X+
    and r20, r18
    ld r18, X+
    and r18, r19
    ld r19, X+
    and r19, r17
    ld r17, X
    and r17, r16
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r16, X+
    eor r16, r20
    eor r24, r16
    ld r16, X+
    eor r16, r18
    eor r4, r16
    ld r18, X+
    eor r18, r19
    eor r5, r18
    ld r18, X+
    eor r18, r17
    eor r21, r18
    ; round 1 (simeck.dsl:26)
    ldi r18, 253
    ; round 2 (simeck.dsl:26)
    eor r24, r18
    ; round 1 (simeck.dsl:26)
    ldi r18, 255
    ; round 2 (simeck.dsl:26)
    eor r4, r18
    ; round 1 (simeck.dsl:26)
    ldi r18, 255
    ; round 2 (simeck.dsl:26)
    eor r5, r18
    ; round 1 (simeck.dsl:26)
    ldi r18, 255
    ; round 2 (simeck.dsl:26)
    eor r21, r18
    st Z+, r24
    st Z+, r4
    st Z+, r5
    st Z+, r21
    ; round 5 (simeck.dsl:26)
    mov r18, r24
    mov r19, r4
    mov r17, r5
    mov r16, r21
    lsl r18
    rol r19
    rol r17
    rol r16
    adc r18, r1
    adiw r26, 7
    ld r20, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r12, X+
    ld r13, X+
    ld r8, X
    ; round 3 (simeck.dsl:26)
    mov r9, r20
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r20
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r20
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r9, X+
    and r9, r20
    ld r20, X+
    and r20, r12
    ld r12, X+
    and r12, r13
    ld r13, X
    and r13, r8
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r8, X+
    eor r8, r9
    eor r0, r8
    ld r8, X+
    eor r8, r20
    eor r14, r8
    ld r20, X+
    eor r20, r12
    eor r15, r20
    ld r20, X+
    eor r20, r13
    eor r10, r20
    ; round 1 (simeck.dsl:26)
    ldi r20, 253
    ; round 3 (simeck.dsl:26)
    eor r0, r20
    ; round 1 (simeck.dsl:26)
    ldi r20, 255
    ; round 3 (simeck.dsl:26)
    eor r14, r20
    ; round 1 (simeck.dsl:26)
    ldi r20, 255
    ; round 3 (simeck.dsl:26)
    eor r15, r20
    ; round 1 (simeck.dsl:26)
    ldi r20, 255
    ; round 3 (simeck.dsl:26)
    eor r10, r20
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ; round 6 (simeck.dsl:26)
    mov r20, r0
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r20
    rol r12
    rol r13
    rol r8
    adc r20, r1
    ; round 4 (simeck.dsl:26)
    std Y+14, r8
    mov r8, r23
    std Y+15, r13
    mov r13, r2
    std Y+16, r12
    mov r12, r3
    std Y+17, r20
    mov r20, r9
    lsr r20
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r20
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r20
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r23
    and r8, r2
    and r13, r3
    and r12, r11
    ld r20, X+
    eor r20, r9
    eor r25, r20
    ld r20, X+
    eor r20, r8
    eor r6, r20
    ld r20, X+
    eor r20, r13
    eor r7, r20
    ld r20, X
    eor r20, r12
    eor r20, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 253
    ; round 4 (simeck.dsl:26)
    eor r25, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 4 (simeck.dsl:26)
    eor r6, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 4 (simeck.dsl:26)
    eor r7, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 4 (simeck.dsl:26)
    eor r20, r22
    st Z+, r25
    st Z+, r6
    st Z+, r7
    st Z+, r20
    ; round 7 (simeck.dsl:26)
    mov r22, r25
    movw r12, r6 ; r13, r7
    movw r8, r20 ; r9, r21
    lsl r22
    rol r12
    rol r13
    rol r8
    adc r22, r1
    ; round 5 (simeck.dsl:26)
    std Y+18, r8
    mov r8, r24
    std Y+19, r13
    mov r13, r4
    std Y+20, r12
    mov r12, r5
    std Y+21, r22
    mov r22, r9
    lsr r22
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r22
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r22
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r24
    eor r23, r9
    eor r23, r18
    and r8, r4
    eor r2, r8
    eor r2, r19
    and r13, r5
    eor r3, r13
    eor r3, r17
    and r12, r21
    eor r11, r12
    eor r11, r16
    ; round 1 (simeck.dsl:26)
    ldi r22, 253
    ; round 5 (simeck.dsl:26)
    eor r23, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 5 (simeck.dsl:26)
    eor r2, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 5 (simeck.dsl:26)
    eor r3, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 5 (simeck.dsl:26)
    eor r11, r22
    st Z+, r23
    st Z+, r2
    st Z+, r3
    st Z+, r11
    ; round 8 (simeck.dsl:26)
    mov r22, r23
    movw r18, r2 ; r19, r3
    movw r16, r10 ; r17, r11
    lsl r22
    rol r18
    rol r19
    rol r17
    adc r22, r1
    ; round 6 (simeck.dsl:26)
    mov r12, r0
    mov r13, r14
    mov r8, r15
    mov r9, r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    and r16, r0
    eor r24, r16
    ldd r16, Y+17
    eor r24, r16
    and r12, r14
    eor r4, r12
    ldd r16, Y+16
    eor r4, r16
    and r13, r15
    eor r5, r13
    ldd r16, Y+15
    eor r5, r16
    and r8, r10
    eor r21, r8
    ldd r16, Y+14
    eor r21, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 253
    ; round 6 (simeck.dsl:26)
    eor r24, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 6 (simeck.dsl:26)
    eor r4, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 6 (simeck.dsl:26)
    eor r5, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 6 (simeck.dsl:26)
    eor r21, r16
    st Z+, r24
    st Z+, r4
    st Z+, r5
    st Z+, r21
    ; round 9 (simeck.dsl:26)
    mov r16, r24
    movw r12, r4 ; r13, r5
    mov r8, r21
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 7 (simeck.dsl:26)
    mov r9, r20
    std Y+14, r8
    mov r8, r25
    std Y+15, r13
    mov r13, r6
    std Y+16, r12
    mov r12, r7
    std Y+17, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r25
    eor r0, r9
    ldd r16, Y+21
    eor r0, r16
    and r8, r6
    eor r14, r8
    ldd r16, Y+20
    eor r14, r16
    and r13, r7
    eor r15, r13
    ldd r16, Y+19
    eor r15, r16
    and r12, r20
    eor r10, r12
    ldd r16, Y+18
    eor r10, r16
    ldi r16, 252
    eor r0, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 7 (simeck.dsl:26)
    eor r14, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 7 (simeck.dsl:26)
    eor r15, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 7 (simeck.dsl:26)
    eor r10, r16
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ; round 10 (simeck.dsl:26)
    mov r16, r0
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 8 (simeck.dsl:26)
    std Y+18, r8
    mov r8, r23
    std Y+19, r13
    mov r13, r2
    std Y+20, r12
    mov r12, r3
    std Y+21, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r23
    eor r25, r9
    eor r25, r22
    and r8, r2
    eor r6, r8
    eor r6, r18
    and r13, r3
    eor r7, r13
    eor r7, r19
    and r12, r11
    eor r20, r12
    eor r20, r17
    ; round 7 (simeck.dsl:26)
    ldi r22, 252
    ; round 8 (simeck.dsl:26)
    eor r25, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 8 (simeck.dsl:26)
    eor r6, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 8 (simeck.dsl:26)
    eor r7, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 8 (simeck.dsl:26)
    eor r20, r22
    st Z+, r25
    st Z+, r6
    st Z+, r7
    st Z+, r20
    ; round 11 (simeck.dsl:26)
    mov r22, r25
    movw r18, r6 ; r19, r7
    mov r17, r20
    lsl r22
    rol r18
    rol r19
    rol r17
    adc r22, r1
    ; round 9 (simeck.dsl:26)
    mov r16, r21
    mov r12, r24
    mov r13, r4
    mov r8, r5
    mov r9, r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    and r16, r24
    eor r23, r16
    ldd r16, Y+17
    eor r23, r16
    and r12, r4
    eor r2, r12
    ldd r16, Y+16
    eor r2, r16
    and r13, r5
    eor r3, r13
    ldd r16, Y+15
    eor r3, r16
    and r8, r21
    eor r11, r8
    ldd r16, Y+14
    eor r11, r16
    ; round 7 (simeck.dsl:26)
    ldi r16, 252
    ; round 9 (simeck.dsl:26)
    eor r23, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 9 (simeck.dsl:26)
    eor r2, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 9 (simeck.dsl:26)
    eor r3, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 9 (simeck.dsl:26)
    eor r11, r16
    st Z+, r23
    st Z+, r2
    st Z+, r3
    st Z+, r11
    ; round 12 (simeck.dsl:26)
    mov r16, r23
    movw r12, r2 ; r13, r3
    mov r8, r11
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 10 (simeck.dsl:26)
    mov r9, r10
    std Y+14, r8
    mov r8, r0
    std Y+15, r13
    mov r13, r14
    std Y+16, r12
    mov r12, r15
    std Y+17, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r0
    eor r24, r9
    ldd r16, Y+21
    eor r24, r16
    and r8, r14
    eor r4, r8
    ldd r16, Y+20
    eor r4, r16
    and r13, r15
    eor r5, r13
    ldd r16, Y+19
    eor r5, r16
    and r12, r10
    eor r21, r12
    ldd r16, Y+18
    eor r21, r16
    ; round 7 (simeck.dsl:26)
    ldi r16, 252
    ; round 10 (simeck.dsl:26)
    eor r24, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 10 (simeck.dsl:26)
    eor r4, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 10 (simeck.dsl:26)
    eor r5, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 10 (simeck.dsl:26)
    eor r21, r16
    st Z+, r24
    st Z+, r4
    st Z+, r5
    st Z+, r21
    ; round 13 (simeck.dsl:26)
    mov r16, r24
    movw r12, r4 ; r13, r5
    mov r8, r21
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 11 (simeck.dsl:26)
    mov r9, r20
    std Y+18, r8
    mov r8, r25
    std Y+19, r13
    mov r13, r6
    std Y+20, r12
    mov r12, r7
    std Y+21, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r25
    eor r0, r9
    eor r0, r22
    and r8, r6
    eor r14, r8
    eor r14, r18
    and r13, r7
    eor r15, r13
    eor r15, r19
    and r12, r20
    eor r10, r12
    eor r10, r17
    ; round 7 (simeck.dsl:26)
    ldi r22, 252
    ; round 11 (simeck.dsl:26)
    eor r0, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 11 (simeck.dsl:26)
    eor r14, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 11 (simeck.dsl:26)
    eor r15, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 11 (simeck.dsl:26)
    eor r10, r22
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ; round 14 (simeck.dsl:26)
    mov r22, r0
    movw r18, r14 ; r19, r15
    mov r17, r10
    lsl r22
    rol r18
    rol r19
    rol r17
    adc r22, r1
    ; round 12 (simeck.dsl:26)
    mov r16, r11
    mov r12, r23
    mov r13, r2
    mov r8, r3
    mov r9, r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    and r16, r23
    eor r25, r16
    ldd r16, Y+17
    eor r25, r16
    and r12, r2
    eor r6, r12
    ldd r16, Y+16
    eor r6, r16
    and r13, r3
    eor r7, r13
    ldd r16, Y+15
    eor r7, r16
    and r8, r11
    eor r20, r8
    ldd r16, Y+14
    eor r20, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 253
    ; round 12 (simeck.dsl:26)
    eor r25, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 12 (simeck.dsl:26)
    eor r6, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 12 (simeck.dsl:26)
    eor r7, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 12 (simeck.dsl:26)
    eor r20, r16
    st Z+, r25
    st Z+, r6
    st Z+, r7
    st Z+, r20
    ; round 15 (simeck.dsl:26)
    mov r16, r25
    movw r12, r6 ; r13, r7
    movw r8, r20 ; r9, r21
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 13 (simeck.dsl:26)
    std Y+14, r8
    mov r8, r24
    std Y+15, r13
    mov r13, r4
    std Y+16, r12
    mov r12, r5
    std Y+17, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r24
    eor r23, r9
    ldd r16, Y+21
    eor r23, r16
    and r8, r4
    eor r2, r8
    ldd r16, Y+20
    eor r2, r16
    and r13, r5
    eor r3, r13
    ldd r16, Y+19
    eor r3, r16
    and r12, r21
    eor r11, r12
    ldd r16, Y+18
    eor r11, r16
    ; round 7 (simeck.dsl:26)
    ldi r16, 252
    ; round 13 (simeck.dsl:26)
    eor r23, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 13 (simeck.dsl:26)
    eor r2, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 13 (simeck.dsl:26)
    eor r3, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 13 (simeck.dsl:26)
    eor r11, r16
    st Z+, r23
    st Z+, r2
    st Z+, r3
    st Z+, r11
    ; round 16 (simeck.dsl:26)
    mov r16, r23
    movw r12, r2 ; r13, r3
    mov r8, r11
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 14 (simeck.dsl:26)
    mov r9, r10
    std Y+18, r8
    mov r8, r0
    std Y+19, r13
    mov r13, r14
    std Y+20, r12
    mov r12, r15
    std Y+21, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r0
    eor r24, r9
    eor r24, r22
    and r8, r14
    eor r4, r8
    eor r4, r18
    and r13, r15
    eor r5, r13
    eor r5, r19
    and r12, r10
    eor r21, r12
    eor r21, r17
    ; round 7 (simeck.dsl:26)
    ldi r22, 252
    ; round 14 (simeck.dsl:26)
    eor r24, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 14 (simeck.dsl:26)
    eor r4, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 14 (simeck.dsl:26)
    eor r5, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 14 (simeck.dsl:26)
    eor r21, r22
    st Z+, r24
    st Z+, r4
    st Z+, r5
    st Z+, r21
    ; round 17 (simeck.dsl:26)
    mov r22, r24
    movw r18, r4 ; r19, r5
    movw r16, r20 ; r17, r21
    lsl r22
    rol r18
    rol r19
    rol r17
    adc r22, r1
    ; round 15 (simeck.dsl:26)
    mov r12, r25
    mov r13, r6
    mov r8, r7
    mov r9, r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    and r16, r25
    eor r0, r16
    ldd r16, Y+17
    eor r0, r16
    and r12, r6
    eor r14, r12
    ldd r16, Y+16
    eor r14, r16
    and r13, r7
    eor r15, r13
    ldd r16, Y+15
    eor r15, r16
    and r8, r20
    eor r10, r8
    ldd r16, Y+14
    eor r10, r16
    ; round 7 (simeck.dsl:26)
    ldi r16, 252
    ; round 15 (simeck.dsl:26)
    eor r0, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 15 (simeck.dsl:26)
    eor r14, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 15 (simeck.dsl:26)
    eor r15, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 15 (simeck.dsl:26)
    eor r10, r16
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ; round 18 (simeck.dsl:26)
    mov r16, r0
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 16 (simeck.dsl:26)
    std Y+14, r8
    mov r8, r23
    std Y+15, r13
    mov r13, r2
    std Y+16, r12
    mov r12, r3
    std Y+17, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r23
    eor r25, r9
    ldd r16, Y+21
    eor r25, r16
    and r8, r2
    eor r6, r8
    ldd r16, Y+20
    eor r6, r16
    and r13, r3
    eor r7, r13
    ldd r16, Y+19
    eor r7, r16
    and r12, r11
    eor r20, r12
    ldd r16, Y+18
    eor r20, r16
    ; round 7 (simeck.dsl:26)
    ldi r16, 252
    ; round 16 (simeck.dsl:26)
    eor r25, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 16 (simeck.dsl:26)
    eor r6, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 16 (simeck.dsl:26)
    eor r7, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 16 (simeck.dsl:26)
    eor r20, r16
    st Z+, r25
    st Z+, r6
    st Z+, r7
    st Z+, r20
    ; round 19 (simeck.dsl:26)
    mov r16, r25
    movw r12, r6 ; r13, r7
    movw r8, r20 ; r9, r21
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 17 (simeck.dsl:26)
    std Y+18, r8
    mov r8, r24
    std Y+19, r13
    mov r13, r4
    std Y+20, r12
    mov r12, r5
    std Y+21, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r24
    eor r23, r9
    eor r23, r22
    and r8, r4
    eor r2, r8
    eor r2, r18
    and r13, r5
    eor r3, r13
    eor r3, r19
    and r12, r21
    eor r11, r12
    eor r11, r17
    ; round 1 (simeck.dsl:26)
    ldi r22, 253
    ; round 17 (simeck.dsl:26)
    eor r23, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 17 (simeck.dsl:26)
    eor r2, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 17 (simeck.dsl:26)
    eor r3, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 17 (simeck.dsl:26)
    eor r11, r22
    st Z+, r23
    st Z+, r2
    st Z+, r3
    st Z+, r11
    ; round 20 (simeck.dsl:26)
    mov r22, r23
    movw r18, r2 ; r19, r3
    movw r16, r10 ; r17, r11
    lsl r22
    rol r18
    rol r19
    rol r17
    adc r22, r1
    ; round 18 (simeck.dsl:26)
    mov r12, r0
    mov r13, r14
    mov r8, r15
    mov r9, r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    and r16, r0
    eor r24, r16
    ldd r16, Y+17
    eor r24, r16
    and r12, r14
    eor r4, r12
    ldd r16, Y+16
    eor r4, r16
    and r13, r15
    eor r5, r13
    ldd r16, Y+15
    eor r5, r16
    and r8, r10
    eor r21, r8
    ldd r16, Y+14
    eor r21, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 253
    ; round 18 (simeck.dsl:26)
    eor r24, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 18 (simeck.dsl:26)
    eor r4, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 18 (simeck.dsl:26)
    eor r5, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 18 (simeck.dsl:26)
    eor r21, r16
    st Z+, r24
    st Z+, r4
    st Z+, r5
    st Z+, r21
    ; round 21 (simeck.dsl:26)
    mov r16, r24
    movw r12, r4 ; r13, r5
    mov r8, r21
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 19 (simeck.dsl:26)
    mov r9, r20
    std Y+14, r8
    mov r8, r25
    std Y+15, r13
    mov r13, r6
    std Y+16, r12
    mov r12, r7
    std Y+17, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r25
    eor r0, r9
    ldd r16, Y+21
    eor r0, r16
    and r8, r6
    eor r14, r8
    ldd r16, Y+20
    eor r14, r16
    and r13, r7
    eor r15, r13
    ldd r16, Y+19
    eor r15, r16
    and r12, r20
    eor r10, r12
    ldd r16, Y+18
    eor r10, r16
    ; round 7 (simeck.dsl:26)
    ldi r16, 252
    ; round 19 (simeck.dsl:26)
    eor r0, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 19 (simeck.dsl:26)
    eor r14, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 19 (simeck.dsl:26)
    eor r15, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 19 (simeck.dsl:26)
    eor r10, r16
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ; round 22 (simeck.dsl:26)
    mov r16, r0
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 20 (simeck.dsl:26)
    std Y+18, r8
    mov r8, r23
    std Y+19, r13
    mov r13, r2
    std Y+20, r12
    mov r12, r3
    std Y+21, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r23
    eor r25, r9
    eor r25, r22
    and r8, r2
    eor r6, r8
    eor r6, r18
    and r13, r3
    eor r7, r13
    eor r7, r19
    and r12, r11
    eor r20, r12
    eor r20, r17
    ; round 7 (simeck.dsl:26)
    ldi r22, 252
    ; round 20 (simeck.dsl:26)
    eor r25, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 20 (simeck.dsl:26)
    eor r6, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 20 (simeck.dsl:26)
    eor r7, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 20 (simeck.dsl:26)
    eor r20, r22
    st Z+, r25
    st Z+, r6
    st Z+, r7
    st Z+, r20
    ; round 23 (simeck.dsl:26)
    mov r22, r25
    movw r18, r6 ; r19, r7
    mov r17, r20
    lsl r22
    rol r18
    rol r19
    rol r17
    adc r22, r1
    ; round 21 (simeck.dsl:26)
    mov r16, r21
    mov r12, r24
    mov r13, r4
    mov r8, r5
    mov r9, r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    and r16, r24
    eor r23, r16
    ldd r16, Y+17
    eor r23, r16
    and r12, r4
    eor r2, r12
    ldd r16, Y+16
    eor r2, r16
    and r13, r5
    eor r3, r13
    ldd r16, Y+15
    eor r3, r16
    and r8, r21
    eor r11, r8
    ldd r16, Y+14
    eor r11, r16
    ; round 7 (simeck.dsl:26)
    ldi r16, 252
    ; round 21 (simeck.dsl:26)
    eor r23, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 21 (simeck.dsl:26)
    eor r2, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 21 (simeck.dsl:26)
    eor r3, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 21 (simeck.dsl:26)
    eor r11, r16
    st Z+, r23
    st Z+, r2
    st Z+, r3
    st Z+, r11
    ; round 24 (simeck.dsl:26)
    mov r16, r23
    movw r12, r2 ; r13, r3
    mov r8, r11
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 22 (simeck.dsl:26)
    mov r9, r10
    std Y+14, r8
    mov r8, r0
    std Y+15, r13
    mov r13, r14
    std Y+16, r12
    mov r12, r15
    std Y+17, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r0
    eor r24, r9
    ldd r16, Y+21
    eor r24, r16
    and r8, r14
    eor r4, r8
    ldd r16, Y+20
    eor r4, r16
    and r13, r15
    eor r5, r13
    ldd r16, Y+19
    eor r5, r16
    and r12, r10
    eor r21, r12
    ldd r16, Y+18
    eor r21, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 253
    ; round 22 (simeck.dsl:26)
    eor r24, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 22 (simeck.dsl:26)
    eor r4, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 22 (simeck.dsl:26)
    eor r5, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 22 (simeck.dsl:26)
    eor r21, r16
    st Z+, r24
    st Z+, r4
    st Z+, r5
    st Z+, r21
    ; round 25 (simeck.dsl:26)
    mov r16, r24
    movw r12, r4 ; r13, r5
    mov r8, r21
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 23 (simeck.dsl:26)
    mov r9, r20
    std Y+18, r8
    mov r8, r25
    std Y+19, r13
    mov r13, r6
    std Y+20, r12
    mov r12, r7
    std Y+21, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r25
    eor r0, r9
    eor r0, r22
    and r8, r6
    eor r14, r8
    eor r14, r18
    and r13, r7
    eor r15, r13
    eor r15, r19
    and r12, r20
    eor r10, r12
    eor r10, r17
    ; round 7 (simeck.dsl:26)
    ldi r22, 252
    ; round 23 (simeck.dsl:26)
    eor r0, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 23 (simeck.dsl:26)
    eor r14, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 23 (simeck.dsl:26)
    eor r15, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 23 (simeck.dsl:26)
    eor r10, r22
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ; round 26 (simeck.dsl:26)
    mov r22, r0
    movw r18, r14 ; r19, r15
    mov r17, r10
    lsl r22
    rol r18
    rol r19
    rol r17
    adc r22, r1
    ; round 24 (simeck.dsl:26)
    mov r16, r11
    mov r12, r23
    mov r13, r2
    mov r8, r3
    mov r9, r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    and r16, r23
    eor r25, r16
    ldd r16, Y+17
    eor r25, r16
    and r12, r2
    eor r6, r12
    ldd r16, Y+16
    eor r6, r16
    and r13, r3
    eor r7, r13
    ldd r16, Y+15
    eor r7, r16
    and r8, r11
    eor r20, r8
    ldd r16, Y+14
    eor r20, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 253
    ; round 24 (simeck.dsl:26)
    eor r25, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 24 (simeck.dsl:26)
    eor r6, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 24 (simeck.dsl:26)
    eor r7, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 24 (simeck.dsl:26)
    eor r20, r16
    st Z+, r25
    st Z+, r6
    st Z+, r7
    st Z+, r20
    ; round 27 (simeck.dsl:26)
    mov r16, r25
    movw r12, r6 ; r13, r7
    movw r8, r20 ; r9, r21
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 25 (simeck.dsl:26)
    std Y+14, r8
    mov r8, r24
    std Y+15, r13
    mov r13, r4
    std Y+16, r12
    mov r12, r5
    std Y+17, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r24
    eor r23, r9
    ldd r16, Y+21
    eor r23, r16
    and r8, r4
    eor r2, r8
    ldd r16, Y+20
    eor r2, r16
    and r13, r5
    eor r3, r13
    ldd r16, Y+19
    eor r3, r16
    and r12, r21
    eor r11, r12
    ldd r16, Y+18
    eor r11, r16
    ; round 7 (simeck.dsl:26)
    ldi r16, 252
    ; round 25 (simeck.dsl:26)
    eor r23, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 25 (simeck.dsl:26)
    eor r2, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 25 (simeck.dsl:26)
    eor r3, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 25 (simeck.dsl:26)
    eor r11, r16
    st Z+, r23
    st Z+, r2
    st Z+, r3
    st Z+, r11
    ; round 28 (simeck.dsl:26)
    mov r16, r23
    movw r12, r2 ; r13, r3
    mov r8, r11
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 26 (simeck.dsl:26)
    mov r9, r10
    std Y+18, r8
    mov r8, r0
    std Y+19, r13
    mov r13, r14
    std Y+20, r12
    mov r12, r15
    std Y+21, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r0
    eor r24, r9
    eor r24, r22
    and r8, r14
    eor r4, r8
    eor r4, r18
    and r13, r15
    eor r5, r13
    eor r5, r19
    and r12, r10
    eor r21, r12
    eor r21, r17
    ; round 7 (simeck.dsl:26)
    ldi r22, 252
    ; round 26 (simeck.dsl:26)
    eor r24, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 26 (simeck.dsl:26)
    eor r4, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 26 (simeck.dsl:26)
    eor r5, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 26 (simeck.dsl:26)
    eor r21, r22
    st Z+, r24
    st Z+, r4
    st Z+, r5
    st Z+, r21
    ; round 29 (simeck.dsl:26)
    mov r22, r24
    movw r18, r4 ; r19, r5
    movw r16, r20 ; r17, r21
    lsl r22
    rol r18
    rol r19
    rol r17
    adc r22, r1
    ; round 27 (simeck.dsl:26)
    mov r12, r25
    mov r13, r6
    mov r8, r7
    mov r9, r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    and r16, r25
    eor r0, r16
    ldd r16, Y+17
    eor r0, r16
    and r12, r6
    eor r14, r12
    ldd r16, Y+16
    eor r14, r16
    and r13, r7
    eor r15, r13
    ldd r16, Y+15
    eor r15, r16
    and r8, r20
    eor r10, r8
    ldd r16, Y+14
    eor r10, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 253
    ; round 27 (simeck.dsl:26)
    eor r0, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 27 (simeck.dsl:26)
    eor r14, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 27 (simeck.dsl:26)
    eor r15, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 27 (simeck.dsl:26)
    eor r10, r16
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ; round 30 (simeck.dsl:26)
    mov r16, r0
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 28 (simeck.dsl:26)
    std Y+14, r8
    mov r8, r23
    std Y+15, r13
    mov r13, r2
    std Y+16, r12
    mov r12, r3
    std Y+17, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r23
    eor r25, r9
    ldd r16, Y+21
    eor r25, r16
    and r8, r2
    eor r6, r8
    ldd r16, Y+20
    eor r6, r16
    and r13, r3
    eor r7, r13
    ldd r16, Y+19
    eor r7, r16
    and r12, r11
    eor r20, r12
    ldd r16, Y+18
    eor r20, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 253
    ; round 28 (simeck.dsl:26)
    eor r25, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 28 (simeck.dsl:26)
    eor r6, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 28 (simeck.dsl:26)
    eor r7, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 28 (simeck.dsl:26)
    eor r20, r16
    st Z+, r25
    st Z+, r6
    st Z+, r7
    st Z+, r20
    ; round 31 (simeck.dsl:26)
    mov r16, r25
    movw r12, r6 ; r13, r7
    movw r8, r20 ; r9, r21
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 29 (simeck.dsl:26)
    std Y+18, r8
    mov r8, r24
    std Y+19, r13
    mov r13, r4
    std Y+20, r12
    mov r12, r5
    std Y+21, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r24
    eor r23, r9
    eor r23, r22
    and r8, r4
    eor r2, r8
    eor r2, r18
    and r13, r5
    eor r3, r13
    eor r3, r19
    and r12, r21
    eor r11, r12
    eor r11, r17
    ; round 1 (simeck.dsl:26)
    ldi r22, 253
    ; round 29 (simeck.dsl:26)
    eor r23, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 29 (simeck.dsl:26)
    eor r2, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 29 (simeck.dsl:26)
    eor r3, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 29 (simeck.dsl:26)
    eor r11, r22
    st Z+, r23
    st Z+, r2
    st Z+, r3
    st Z+, r11
    ; round 32 (simeck.dsl:26)
    mov r22, r23
    movw r18, r2 ; r19, r3
    movw r16, r10 ; r17, r11
    lsl r22
    rol r18
    rol r19
    rol r17
    adc r22, r1
    ; round 30 (simeck.dsl:26)
    mov r12, r0
    mov r13, r14
    mov r8, r15
    mov r9, r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    and r16, r0
    eor r24, r16
    ldd r16, Y+17
    eor r24, r16
    and r12, r14
    eor r4, r12
    ldd r16, Y+16
    eor r4, r16
    and r13, r15
    eor r5, r13
    ldd r16, Y+15
    eor r5, r16
    and r8, r10
    eor r21, r8
    ldd r16, Y+14
    eor r21, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 253
    ; round 30 (simeck.dsl:26)
    eor r24, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 30 (simeck.dsl:26)
    eor r4, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 30 (simeck.dsl:26)
    eor r5, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 30 (simeck.dsl:26)
    eor r21, r16
    st Z+, r24
    st Z+, r4
    st Z+, r5
    st Z+, r21
    ; round 33 (simeck.dsl:26)
    mov r16, r24
    movw r12, r4 ; r13, r5
    mov r8, r21
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 31 (simeck.dsl:26)
    mov r9, r20
    std Y+14, r8
    mov r8, r25
    std Y+15, r13
    mov r13, r6
    std Y+16, r12
    mov r12, r7
    std Y+17, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r25
    eor r0, r9
    ldd r16, Y+21
    eor r0, r16
    and r8, r6
    eor r14, r8
    ldd r16, Y+20
    eor r14, r16
    and r13, r7
    eor r15, r13
    ldd r16, Y+19
    eor r15, r16
    and r12, r20
    eor r10, r12
    ldd r16, Y+18
    eor r10, r16
    ; round 7 (simeck.dsl:26)
    ldi r16, 252
    ; round 31 (simeck.dsl:26)
    eor r0, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 31 (simeck.dsl:26)
    eor r14, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 31 (simeck.dsl:26)
    eor r15, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 31 (simeck.dsl:26)
    eor r10, r16
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ; round 34 (simeck.dsl:26)
    mov r16, r0
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 32 (simeck.dsl:26)
    std Y+18, r8
    mov r8, r23
    std Y+19, r13
    mov r13, r2
    std Y+20, r12
    mov r12, r3
    std Y+21, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r23
    eor r25, r9
    eor r25, r22
    and r8, r2
    eor r6, r8
    eor r6, r18
    and r13, r3
    eor r7, r13
    eor r7, r19
    and r12, r11
    eor r20, r12
    eor r20, r17
    ; round 1 (simeck.dsl:26)
    ldi r22, 253
    ; round 32 (simeck.dsl:26)
    eor r25, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 32 (simeck.dsl:26)
    eor r6, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 32 (simeck.dsl:26)
    eor r7, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 32 (simeck.dsl:26)
    eor r20, r22
    st Z+, r25
    st Z+, r6
    st Z+, r7
    st Z+, r20
    ; round 35 (simeck.dsl:26)
    mov r22, r25
    movw r18, r6 ; r19, r7
    mov r17, r20
    lsl r22
    rol r18
    rol r19
    rol r17
    adc r22, r1
    ; round 33 (simeck.dsl:26)
    mov r16, r21
    mov r12, r24
    mov r13, r4
    mov r8, r5
    mov r9, r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    and r16, r24
    eor r23, r16
    ldd r16, Y+17
    eor r23, r16
    and r12, r4
    eor r2, r12
    ldd r16, Y+16
    eor r2, r16
    and r13, r5
    eor r3, r13
    ldd r16, Y+15
    eor r3, r16
    and r8, r21
    eor r11, r8
    ldd r16, Y+14
    eor r11, r16
    ; round 7 (simeck.dsl:26)
    ldi r16, 252
    ; round 33 (simeck.dsl:26)
    eor r23, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 33 (simeck.dsl:26)
    eor r2, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 33 (simeck.dsl:26)
    eor r3, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 33 (simeck.dsl:26)
    eor r11, r16
    st Z+, r23
    st Z+, r2
    st Z+, r3
    st Z+, r11
    ; round 36 (simeck.dsl:26)
    mov r16, r23
    movw r12, r2 ; r13, r3
    mov r8, r11
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 34 (simeck.dsl:26)
    mov r9, r10
    std Y+14, r8
    mov r8, r0
    std Y+15, r13
    mov r13, r14
    std Y+16, r12
    mov r12, r15
    std Y+17, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r0
    eor r24, r9
    ldd r16, Y+21
    eor r24, r16
    and r8, r14
    eor r4, r8
    ldd r16, Y+20
    eor r4, r16
    and r13, r15
    eor r5, r13
    ldd r16, Y+19
    eor r5, r16
    and r12, r10
    eor r21, r12
    ldd r16, Y+18
    eor r21, r16
    ; round 7 (simeck.dsl:26)
    ldi r16, 252
    ; round 34 (simeck.dsl:26)
    eor r24, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 34 (simeck.dsl:26)
    eor r4, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 34 (simeck.dsl:26)
    eor r5, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 34 (simeck.dsl:26)
    eor r21, r16
    st Z+, r24
    st Z+, r4
    st Z+, r5
    st Z+, r21
    ; round 37 (simeck.dsl:26)
    mov r16, r24
    movw r12, r4 ; r13, r5
    mov r8, r21
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 35 (simeck.dsl:26)
    mov r9, r20
    std Y+18, r8
    mov r8, r25
    std Y+19, r13
    mov r13, r6
    std Y+20, r12
    mov r12, r7
    std Y+21, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r25
    eor r0, r9
    eor r0, r22
    and r8, r6
    eor r14, r8
    eor r14, r18
    and r13, r7
    eor r15, r13
    eor r15, r19
    and r12, r20
    eor r10, r12
    eor r10, r17
    ; round 7 (simeck.dsl:26)
    ldi r22, 252
    ; round 35 (simeck.dsl:26)
    eor r0, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 35 (simeck.dsl:26)
    eor r14, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 35 (simeck.dsl:26)
    eor r15, r22
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 35 (simeck.dsl:26)
    eor r10, r22
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r10
    ; round 38 (simeck.dsl:26)
    mov r22, r0
    movw r18, r14 ; r19, r15
    mov r17, r10
    lsl r22
    rol r18
    rol r19
    rol r17
    adc r22, r1
    ; round 36 (simeck.dsl:26)
    mov r16, r11
    mov r12, r23
    mov r13, r2
    mov r8, r3
    mov r9, r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    lsr r9
    ror r8
    ror r13
    ror r12
    ror r16
    and r16, r23
    eor r25, r16
    ldd r16, Y+17
    eor r25, r16
    and r12, r2
    eor r6, r12
    ldd r16, Y+16
    eor r6, r16
    and r13, r3
    eor r7, r13
    ldd r16, Y+15
    eor r7, r16
    and r8, r11
    eor r20, r8
    ldd r16, Y+14
    eor r20, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 253
    ; round 36 (simeck.dsl:26)
    eor r25, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 36 (simeck.dsl:26)
    eor r6, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 36 (simeck.dsl:26)
    eor r7, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 36 (simeck.dsl:26)
    eor r20, r16
    st Z+, r25
    st Z+, r6
    st Z+, r7
    st Z+, r20
    ; round 39 (simeck.dsl:26)
    mov r16, r25
    movw r12, r6 ; r13, r7
    movw r8, r20 ; r9, r21
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 37 (simeck.dsl:26)
    std Y+14, r8
    mov r8, r24
    std Y+15, r13
    mov r13, r4
    std Y+16, r12
    mov r12, r5
    std Y+17, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r24
    eor r23, r9
    ldd r16, Y+21
    eor r23, r16
    and r8, r4
    eor r2, r8
    ldd r16, Y+20
    eor r2, r16
    and r13, r5
    eor r3, r13
    ldd r16, Y+19
    eor r3, r16
    and r12, r21
    eor r11, r12
    ldd r16, Y+18
    eor r11, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 253
    ; round 37 (simeck.dsl:26)
    eor r23, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 37 (simeck.dsl:26)
    eor r2, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 37 (simeck.dsl:26)
    eor r3, r16
    ; round 1 (simeck.dsl:26)
    ldi r16, 255
    ; round 37 (simeck.dsl:26)
    eor r11, r16
    st Z+, r23
    st Z+, r2
    st Z+, r3
    st Z+, r11
    ; round 40 (simeck.dsl:26)
    mov r16, r23
    movw r12, r2 ; r13, r3
    mov r8, r11
    lsl r16
    rol r12
    rol r13
    rol r8
    adc r16, r1
    ; round 38 (simeck.dsl:26)
    mov r9, r10
    std Y+18, r8
    mov r8, r0
    std Y+19, r13
    mov r13, r14
    std Y+20, r12
    mov r12, r15
    std Y+21, r16
    mov r16, r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    lsr r16
    ror r12
    ror r13
    ror r8
    ror r9
    and r9, r0
    eor r24, r9
    eor r24, r22
    and r8, r14
    eor r4, r8
    eor r4, r18
    and r13, r15
    eor r5, r13
    eor r5, r19
    and r12, r10
    eor r21, r12
    eor r21, r17
    ; round 1 (simeck.dsl:26)
    ldi r22, 253
    ; round 38 (simeck.dsl:26)
    eor r24, r22
    st Z+, r24
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 38 (simeck.dsl:26)
    eor r4, r22
    st Z+, r4
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 38 (simeck.dsl:26)
    eor r5, r22
    st Z+, r5
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 38 (simeck.dsl:26)
    eor r21, r22
    st Z+, r21
    ; round 39 (simeck.dsl:26)
    mov r24, r20
    mov r4, r25
    mov r5, r6
    mov r21, r7
    mov r22, r24
    lsr r22
    ror r21
    ror r5
    ror r4
    ror r24
    lsr r22
    ror r21
    ror r5
    ror r4
    ror r24
    lsr r22
    ror r21
    ror r5
    ror r4
    ror r24
    and r24, r25
    eor r0, r24
    ldd r24, Y+17
    eor r0, r24
    and r4, r6
    eor r14, r4
    ldd r24, Y+16
    eor r14, r24
    and r5, r7
    eor r15, r5
    ldd r24, Y+15
    eor r15, r24
    and r21, r20
    eor r10, r21
    ldd r24, Y+14
    eor r10, r24
    ; round 7 (simeck.dsl:26)
    ldi r22, 252
    ; round 39 (simeck.dsl:26)
    eor r0, r22
    st Z+, r0
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 39 (simeck.dsl:26)
    eor r14, r22
    st Z+, r14
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 39 (simeck.dsl:26)
    eor r15, r22
    st Z+, r15
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 39 (simeck.dsl:26)
    eor r10, r22
    st Z+, r10
    ; round 40 (simeck.dsl:26)
    mov r24, r11
    mov r4, r23
    mov r5, r2
    mov r21, r3
    mov r0, r24
    lsr r0
    ror r21
    ror r5
    ror r4
    ror r24
    lsr r0
    ror r21
    ror r5
    ror r4
    ror r24
    lsr r0
    ror r21
    ror r5
    ror r4
    ror r24
    and r23, r24
    and r2, r4
    and r3, r5
    and r11, r21
    eor r25, r23
    eor r6, r2
    eor r7, r3
    eor r11, r20
    ldd r2, Y+21
    eor r25, r2
    ldd r2, Y+20
    eor r6, r2
    ldd r2, Y+19
    eor r7, r2
    ldd r2, Y+18
    eor r11, r2
    ; round 7 (simeck.dsl:26)
    ldi r22, 252
    ; round 40 (simeck.dsl:26)
    eor r25, r22
    st Z+, r25
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 40 (simeck.dsl:26)
    eor r6, r22
    st Z+, r6
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 40 (simeck.dsl:26)
    eor r7, r22
    st Z+, r7
    ; round 1 (simeck.dsl:26)
    ldi r22, 255
    ; round 40 (simeck.dsl:26)
    eor r11, r22
    std Z+0, r11
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_simeck64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simeck64_128_key_setup_avr_wipe
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
    .size lwcc_simeck64_128_key_setup_avr, .-lwcc_simeck64_128_key_setup_avr

    .global lwcc_simeck64_128_ecb_encrypt_avr
    .type lwcc_simeck64_128_ecb_encrypt_avr, @function
lwcc_simeck64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simeck64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_simeck64_128_ecb_encrypt_avr_begin:
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
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_simeck64_128_ecb_encrypt_avr_group:
    ld r5, X+
    ld r2, X+
    ld r4, X+
    ld r3, X+
    ld r13, X+
    ld r8, X+
    ld r12, X+
    ld r9, X+
    ; round 1 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 2 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 3 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 4 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 5 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 6 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 7 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 8 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 9 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 10 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 11 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 12 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 13 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 14 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 15 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 16 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 17 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 18 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 19 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 20 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 21 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 22 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 23 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 24 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 25 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 26 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 27 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 28 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 29 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 30 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 31 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 32 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 33 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 34 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 35 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 36 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 37 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 38 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 39 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 40 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 41 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 42 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ld r10, Z+
    eor r9, r10
    ; round 43 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r13
    and r11, r8
    and r6, r12
    and r10, r9
    eor r5, r7
    eor r2, r11
    eor r4, r6
    eor r3, r10
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r4, r6
    eor r3, r11
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ; round 44 (simeck.dsl:26)
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    lsr r23
    ror r10
    ror r6
    ror r11
    ror r7
    and r7, r5
    and r11, r2
    and r6, r4
    and r10, r3
    eor r13, r7
    eor r8, r11
    eor r12, r6
    eor r9, r10
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r6
    rol r11
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r12, r6
    eor r9, r11
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r12, r10
    ldd r10, Z+0
    eor r9, r10
    st Y+, r5
    st Y+, r2
    st Y+, r4
    st Y+, r3
    st Y+, r13
    st Y+, r8
    st Y+, r12
    st Y+, r9
    subi r30, lo8(-(-175))
    sbci r31, hi8(-(-175))
    sbiw r24, 1
    breq .Llwcc_simeck64_128_ecb_encrypt_avr_end
    jmp .Llwcc_simeck64_128_ecb_encrypt_avr_group
.Llwcc_simeck64_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_simeck64_128_ecb_encrypt_avr, .-lwcc_simeck64_128_ecb_encrypt_avr

    .global lwcc_simeck64_128_ecb_decrypt_avr
    .type lwcc_simeck64_128_ecb_decrypt_avr, @function
lwcc_simeck64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simeck64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_simeck64_128_ecb_decrypt_avr_begin:
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
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_simeck64_128_ecb_decrypt_avr_group:
    ld r12, X+
    ld r13, X+
    ld r8, X+
    ld r9, X+
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    subi r30, lo8(-(112))
    sbci r31, hi8(-(112))
    ; round 44 (simeck.dsl:26)
    ldd r10, Z+60
    eor r4, r10
    ldd r10, Z+61
    eor r5, r10
    ldd r10, Z+62
    eor r2, r10
    ldd r10, Z+63
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 43 (simeck.dsl:26)
    ldd r10, Z+56
    eor r12, r10
    ldd r10, Z+57
    eor r13, r10
    ldd r10, Z+58
    eor r8, r10
    ldd r10, Z+59
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 42 (simeck.dsl:26)
    ldd r10, Z+52
    eor r4, r10
    ldd r10, Z+53
    eor r5, r10
    ldd r10, Z+54
    eor r2, r10
    ldd r10, Z+55
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 41 (simeck.dsl:26)
    ldd r10, Z+48
    eor r12, r10
    ldd r10, Z+49
    eor r13, r10
    ldd r10, Z+50
    eor r8, r10
    ldd r10, Z+51
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 40 (simeck.dsl:26)
    ldd r10, Z+44
    eor r4, r10
    ldd r10, Z+45
    eor r5, r10
    ldd r10, Z+46
    eor r2, r10
    ldd r10, Z+47
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 39 (simeck.dsl:26)
    ldd r10, Z+40
    eor r12, r10
    ldd r10, Z+41
    eor r13, r10
    ldd r10, Z+42
    eor r8, r10
    ldd r10, Z+43
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 38 (simeck.dsl:26)
    ldd r10, Z+36
    eor r4, r10
    ldd r10, Z+37
    eor r5, r10
    ldd r10, Z+38
    eor r2, r10
    ldd r10, Z+39
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 37 (simeck.dsl:26)
    ldd r10, Z+32
    eor r12, r10
    ldd r10, Z+33
    eor r13, r10
    ldd r10, Z+34
    eor r8, r10
    ldd r10, Z+35
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 36 (simeck.dsl:26)
    ldd r10, Z+28
    eor r4, r10
    ldd r10, Z+29
    eor r5, r10
    ldd r10, Z+30
    eor r2, r10
    ldd r10, Z+31
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 35 (simeck.dsl:26)
    ldd r10, Z+24
    eor r12, r10
    ldd r10, Z+25
    eor r13, r10
    ldd r10, Z+26
    eor r8, r10
    ldd r10, Z+27
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 34 (simeck.dsl:26)
    ldd r10, Z+20
    eor r4, r10
    ldd r10, Z+21
    eor r5, r10
    ldd r10, Z+22
    eor r2, r10
    ldd r10, Z+23
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 33 (simeck.dsl:26)
    ldd r10, Z+16
    eor r12, r10
    ldd r10, Z+17
    eor r13, r10
    ldd r10, Z+18
    eor r8, r10
    ldd r10, Z+19
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 32 (simeck.dsl:26)
    ldd r10, Z+12
    eor r4, r10
    ldd r10, Z+13
    eor r5, r10
    ldd r10, Z+14
    eor r2, r10
    ldd r10, Z+15
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 31 (simeck.dsl:26)
    ldd r10, Z+8
    eor r12, r10
    ldd r10, Z+9
    eor r13, r10
    ldd r10, Z+10
    eor r8, r10
    ldd r10, Z+11
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 30 (simeck.dsl:26)
    ldd r10, Z+4
    eor r4, r10
    ldd r10, Z+5
    eor r5, r10
    ldd r10, Z+6
    eor r2, r10
    ldd r10, Z+7
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 29 (simeck.dsl:26)
    ldd r10, Z+0
    eor r12, r10
    ldd r10, Z+1
    eor r13, r10
    ldd r10, Z+2
    eor r8, r10
    ldd r10, Z+3
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ; round 28 (simeck.dsl:26)
    ldd r10, Z+60
    eor r4, r10
    ldd r10, Z+61
    eor r5, r10
    ldd r10, Z+62
    eor r2, r10
    ldd r10, Z+63
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 27 (simeck.dsl:26)
    ldd r10, Z+56
    eor r12, r10
    ldd r10, Z+57
    eor r13, r10
    ldd r10, Z+58
    eor r8, r10
    ldd r10, Z+59
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 26 (simeck.dsl:26)
    ldd r10, Z+52
    eor r4, r10
    ldd r10, Z+53
    eor r5, r10
    ldd r10, Z+54
    eor r2, r10
    ldd r10, Z+55
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 25 (simeck.dsl:26)
    ldd r10, Z+48
    eor r12, r10
    ldd r10, Z+49
    eor r13, r10
    ldd r10, Z+50
    eor r8, r10
    ldd r10, Z+51
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 24 (simeck.dsl:26)
    ldd r10, Z+44
    eor r4, r10
    ldd r10, Z+45
    eor r5, r10
    ldd r10, Z+46
    eor r2, r10
    ldd r10, Z+47
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 23 (simeck.dsl:26)
    ldd r10, Z+40
    eor r12, r10
    ldd r10, Z+41
    eor r13, r10
    ldd r10, Z+42
    eor r8, r10
    ldd r10, Z+43
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 22 (simeck.dsl:26)
    ldd r10, Z+36
    eor r4, r10
    ldd r10, Z+37
    eor r5, r10
    ldd r10, Z+38
    eor r2, r10
    ldd r10, Z+39
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 21 (simeck.dsl:26)
    ldd r10, Z+32
    eor r12, r10
    ldd r10, Z+33
    eor r13, r10
    ldd r10, Z+34
    eor r8, r10
    ldd r10, Z+35
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 20 (simeck.dsl:26)
    ldd r10, Z+28
    eor r4, r10
    ldd r10, Z+29
    eor r5, r10
    ldd r10, Z+30
    eor r2, r10
    ldd r10, Z+31
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 19 (simeck.dsl:26)
    ldd r10, Z+24
    eor r12, r10
    ldd r10, Z+25
    eor r13, r10
    ldd r10, Z+26
    eor r8, r10
    ldd r10, Z+27
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 18 (simeck.dsl:26)
    ldd r10, Z+20
    eor r4, r10
    ldd r10, Z+21
    eor r5, r10
    ldd r10, Z+22
    eor r2, r10
    ldd r10, Z+23
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 17 (simeck.dsl:26)
    ldd r10, Z+16
    eor r12, r10
    ldd r10, Z+17
    eor r13, r10
    ldd r10, Z+18
    eor r8, r10
    ldd r10, Z+19
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 16 (simeck.dsl:26)
    ldd r10, Z+12
    eor r4, r10
    ldd r10, Z+13
    eor r5, r10
    ldd r10, Z+14
    eor r2, r10
    ldd r10, Z+15
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 15 (simeck.dsl:26)
    ldd r10, Z+8
    eor r12, r10
    ldd r10, Z+9
    eor r13, r10
    ldd r10, Z+10
    eor r8, r10
    ldd r10, Z+11
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 14 (simeck.dsl:26)
    ldd r10, Z+4
    eor r4, r10
    ldd r10, Z+5
    eor r5, r10
    ldd r10, Z+6
    eor r2, r10
    ldd r10, Z+7
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 13 (simeck.dsl:26)
    ldd r10, Z+0
    eor r12, r10
    ldd r10, Z+1
    eor r13, r10
    ldd r10, Z+2
    eor r8, r10
    ldd r10, Z+3
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 12 (simeck.dsl:26)
    ldd r10, Z+44
    eor r4, r10
    ldd r10, Z+45
    eor r5, r10
    ldd r10, Z+46
    eor r2, r10
    ldd r10, Z+47
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 11 (simeck.dsl:26)
    ldd r10, Z+40
    eor r12, r10
    ldd r10, Z+41
    eor r13, r10
    ldd r10, Z+42
    eor r8, r10
    ldd r10, Z+43
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 10 (simeck.dsl:26)
    ldd r10, Z+36
    eor r4, r10
    ldd r10, Z+37
    eor r5, r10
    ldd r10, Z+38
    eor r2, r10
    ldd r10, Z+39
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 9 (simeck.dsl:26)
    ldd r10, Z+32
    eor r12, r10
    ldd r10, Z+33
    eor r13, r10
    ldd r10, Z+34
    eor r8, r10
    ldd r10, Z+35
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 8 (simeck.dsl:26)
    ldd r10, Z+28
    eor r4, r10
    ldd r10, Z+29
    eor r5, r10
    ldd r10, Z+30
    eor r2, r10
    ldd r10, Z+31
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 7 (simeck.dsl:26)
    ldd r10, Z+24
    eor r12, r10
    ldd r10, Z+25
    eor r13, r10
    ldd r10, Z+26
    eor r8, r10
    ldd r10, Z+27
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 6 (simeck.dsl:26)
    ldd r10, Z+20
    eor r4, r10
    ldd r10, Z+21
    eor r5, r10
    ldd r10, Z+22
    eor r2, r10
    ldd r10, Z+23
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 5 (simeck.dsl:26)
    ldd r10, Z+16
    eor r12, r10
    ldd r10, Z+17
    eor r13, r10
    ldd r10, Z+18
    eor r8, r10
    ldd r10, Z+19
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 4 (simeck.dsl:26)
    ldd r10, Z+12
    eor r4, r10
    ldd r10, Z+13
    eor r5, r10
    ldd r10, Z+14
    eor r2, r10
    ldd r10, Z+15
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 3 (simeck.dsl:26)
    ldd r10, Z+8
    eor r12, r10
    ldd r10, Z+9
    eor r13, r10
    ldd r10, Z+10
    eor r8, r10
    ldd r10, Z+11
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 2 (simeck.dsl:26)
    ldd r10, Z+4
    eor r4, r10
    ldd r10, Z+5
    eor r5, r10
    ldd r10, Z+6
    eor r2, r10
    ldd r10, Z+7
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 1 (simeck.dsl:26)
    ldd r10, Z+0
    eor r12, r10
    ldd r10, Z+1
    eor r13, r10
    ldd r10, Z+2
    eor r8, r10
    ldd r10, Z+3
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    st Y+, r12
    st Y+, r13
    st Y+, r8
    st Y+, r9
    st Y+, r4
    st Y+, r5
    st Y+, r2
    st Y+, r3
    sbiw r24, 1
    breq .Llwcc_simeck64_128_ecb_decrypt_avr_end
    jmp .Llwcc_simeck64_128_ecb_decrypt_avr_group
.Llwcc_simeck64_128_ecb_decrypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_simeck64_128_ecb_decrypt_avr, .-lwcc_simeck64_128_ecb_decrypt_avr

    .global lwcc_simeck64_128_ctr_init_avr
    .type lwcc_simeck64_128_ctr_init_avr, @function
lwcc_simeck64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_simeck64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_simeck64_128_ctr_nonce_avr
    .size lwcc_simeck64_128_ctr_init_avr, .-lwcc_simeck64_128_ctr_init_avr

    .global lwcc_simeck64_128_ctr_nonce_avr
    .type lwcc_simeck64_128_ctr_nonce_avr, @function
lwcc_simeck64_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(176))
    sbci r31, hi8(-(176))
    std Z+0, r0
    ld r0, X+
    std Z+1, r0
    ld r0, X+
    std Z+2, r0
    ld r0, X
    std Z+3, r0
    ret
    .size lwcc_simeck64_128_ctr_nonce_avr, .-lwcc_simeck64_128_ctr_nonce_avr

    .global lwcc_simeck64_128_ctr_crypt_avr
    .type lwcc_simeck64_128_ctr_crypt_avr, @function
lwcc_simeck64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simeck64_128_ctr_crypt_avr_begin
    ret
.Llwcc_simeck64_128_ctr_crypt_avr_begin:
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
    push r1
    movw r2, r14
    movw r4, r16
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_simeck64_128_ctr_crypt_avr_group
    jmp .Llwcc_simeck64_128_ctr_crypt_avr_rest
.Llwcc_simeck64_128_ctr_crypt_avr_group:
    ; round 1 (simeck.dsl:26)
    mov r17, r2
    mov r13, r5
    mov r6, r4
    mov r7, r3
    mov r16, r17
    lsr r16
    ror r7
    ror r6
    ror r13
    ror r17
    lsr r16
    ror r7
    ror r6
    ror r13
    ror r17
    lsr r16
    ror r7
    ror r6
    ror r13
    ror r17
    and r17, r5
    and r13, r4
    and r6, r3
    and r7, r2
    subi r30, lo8(-(176))
    sbci r31, hi8(-(176))
    ldd r16, Z+0
    eor r16, r17
    ldd r12, Z+1
    eor r12, r13
    ldd r17, Z+2
    eor r17, r6
    ldd r13, Z+3
    eor r13, r7
    movw r8, r4 ; r9, r5
    movw r6, r2 ; r7, r3
    lsl r9
    rol r8
    rol r7
    rol r6
    adc r9, r1
    eor r16, r9
    eor r12, r8
    eor r17, r7
    eor r13, r6
    subi r30, lo8(-(-176))
    sbci r31, hi8(-(-176))
    ldd r9, Z+0
    eor r16, r9
    ldd r9, Z+1
    eor r12, r9
    ldd r9, Z+2
    eor r17, r9
    ldd r9, Z+3
    eor r13, r9
    ; round 2 (simeck.dsl:26)
    movw r6, r12 ; r7, r13
    movw r8, r16 ; r9, r17
    mov r14, r7
    lsr r14
    ror r9
    ror r6
    ror r8
    ror r7
    lsr r14
    ror r9
    ror r6
    ror r8
    ror r7
    lsr r14
    ror r9
    ror r6
    ror r8
    ror r7
    and r7, r16
    and r8, r12
    and r6, r17
    and r9, r13
    eor r7, r5
    eor r8, r4
    eor r6, r3
    eor r9, r2
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+4
    eor r7, r14
    ldd r14, Z+5
    eor r8, r14
    ldd r14, Z+6
    eor r6, r14
    ldd r14, Z+7
    eor r9, r14
    ; round 3 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+8
    eor r16, r14
    ldd r14, Z+9
    eor r12, r14
    ldd r14, Z+10
    eor r17, r14
    ldd r14, Z+11
    eor r13, r14
    ; round 4 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+12
    eor r7, r14
    ldd r14, Z+13
    eor r8, r14
    ldd r14, Z+14
    eor r6, r14
    ldd r14, Z+15
    eor r9, r14
    ; round 5 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+16
    eor r16, r14
    ldd r14, Z+17
    eor r12, r14
    ldd r14, Z+18
    eor r17, r14
    ldd r14, Z+19
    eor r13, r14
    ; round 6 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+20
    eor r7, r14
    ldd r14, Z+21
    eor r8, r14
    ldd r14, Z+22
    eor r6, r14
    ldd r14, Z+23
    eor r9, r14
    ; round 7 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+24
    eor r16, r14
    ldd r14, Z+25
    eor r12, r14
    ldd r14, Z+26
    eor r17, r14
    ldd r14, Z+27
    eor r13, r14
    ; round 8 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+28
    eor r7, r14
    ldd r14, Z+29
    eor r8, r14
    ldd r14, Z+30
    eor r6, r14
    ldd r14, Z+31
    eor r9, r14
    ; round 9 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+32
    eor r16, r14
    ldd r14, Z+33
    eor r12, r14
    ldd r14, Z+34
    eor r17, r14
    ldd r14, Z+35
    eor r13, r14
    ; round 10 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+36
    eor r7, r14
    ldd r14, Z+37
    eor r8, r14
    ldd r14, Z+38
    eor r6, r14
    ldd r14, Z+39
    eor r9, r14
    ; round 11 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+40
    eor r16, r14
    ldd r14, Z+41
    eor r12, r14
    ldd r14, Z+42
    eor r17, r14
    ldd r14, Z+43
    eor r13, r14
    ; round 12 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+44
    eor r7, r14
    ldd r14, Z+45
    eor r8, r14
    ldd r14, Z+46
    eor r6, r14
    ldd r14, Z+47
    eor r9, r14
    ; round 13 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+48
    eor r16, r14
    ldd r14, Z+49
    eor r12, r14
    ldd r14, Z+50
    eor r17, r14
    ldd r14, Z+51
    eor r13, r14
    ; round 14 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+52
    eor r7, r14
    ldd r14, Z+53
    eor r8, r14
    ldd r14, Z+54
    eor r6, r14
    ldd r14, Z+55
    eor r9, r14
    ; round 15 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+56
    eor r16, r14
    ldd r14, Z+57
    eor r12, r14
    ldd r14, Z+58
    eor r17, r14
    ldd r14, Z+59
    eor r13, r14
    ; round 16 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+60
    eor r7, r14
    ldd r14, Z+61
    eor r8, r14
    ldd r14, Z+62
    eor r6, r14
    ldd r14, Z+63
    eor r9, r14
    ; round 17 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r14, Z+0
    eor r16, r14
    ldd r14, Z+1
    eor r12, r14
    ldd r14, Z+2
    eor r17, r14
    ldd r14, Z+3
    eor r13, r14
    ; round 18 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+4
    eor r7, r14
    ldd r14, Z+5
    eor r8, r14
    ldd r14, Z+6
    eor r6, r14
    ldd r14, Z+7
    eor r9, r14
    ; round 19 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+8
    eor r16, r14
    ldd r14, Z+9
    eor r12, r14
    ldd r14, Z+10
    eor r17, r14
    ldd r14, Z+11
    eor r13, r14
    ; round 20 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+12
    eor r7, r14
    ldd r14, Z+13
    eor r8, r14
    ldd r14, Z+14
    eor r6, r14
    ldd r14, Z+15
    eor r9, r14
    ; round 21 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+16
    eor r16, r14
    ldd r14, Z+17
    eor r12, r14
    ldd r14, Z+18
    eor r17, r14
    ldd r14, Z+19
    eor r13, r14
    ; round 22 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+20
    eor r7, r14
    ldd r14, Z+21
    eor r8, r14
    ldd r14, Z+22
    eor r6, r14
    ldd r14, Z+23
    eor r9, r14
    ; round 23 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+24
    eor r16, r14
    ldd r14, Z+25
    eor r12, r14
    ldd r14, Z+26
    eor r17, r14
    ldd r14, Z+27
    eor r13, r14
    ; round 24 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+28
    eor r7, r14
    ldd r14, Z+29
    eor r8, r14
    ldd r14, Z+30
    eor r6, r14
    ldd r14, Z+31
    eor r9, r14
    ; round 25 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+32
    eor r16, r14
    ldd r14, Z+33
    eor r12, r14
    ldd r14, Z+34
    eor r17, r14
    ldd r14, Z+35
    eor r13, r14
    ; round 26 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+36
    eor r7, r14
    ldd r14, Z+37
    eor r8, r14
    ldd r14, Z+38
    eor r6, r14
    ldd r14, Z+39
    eor r9, r14
    ; round 27 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+40
    eor r16, r14
    ldd r14, Z+41
    eor r12, r14
    ldd r14, Z+42
    eor r17, r14
    ldd r14, Z+43
    eor r13, r14
    ; round 28 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+44
    eor r7, r14
    ldd r14, Z+45
    eor r8, r14
    ldd r14, Z+46
    eor r6, r14
    ldd r14, Z+47
    eor r9, r14
    ; round 29 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+48
    eor r16, r14
    ldd r14, Z+49
    eor r12, r14
    ldd r14, Z+50
    eor r17, r14
    ldd r14, Z+51
    eor r13, r14
    ; round 30 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+52
    eor r7, r14
    ldd r14, Z+53
    eor r8, r14
    ldd r14, Z+54
    eor r6, r14
    ldd r14, Z+55
    eor r9, r14
    ; round 31 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+56
    eor r16, r14
    ldd r14, Z+57
    eor r12, r14
    ldd r14, Z+58
    eor r17, r14
    ldd r14, Z+59
    eor r13, r14
    ; round 32 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+60
    eor r7, r14
    ldd r14, Z+61
    eor r8, r14
    ldd r14, Z+62
    eor r6, r14
    ldd r14, Z+63
    eor r9, r14
    ; round 33 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r14, Z+0
    eor r16, r14
    ldd r14, Z+1
    eor r12, r14
    ldd r14, Z+2
    eor r17, r14
    ldd r14, Z+3
    eor r13, r14
    ; round 34 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+4
    eor r7, r14
    ldd r14, Z+5
    eor r8, r14
    ldd r14, Z+6
    eor r6, r14
    ldd r14, Z+7
    eor r9, r14
    ; round 35 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+8
    eor r16, r14
    ldd r14, Z+9
    eor r12, r14
    ldd r14, Z+10
    eor r17, r14
    ldd r14, Z+11
    eor r13, r14
    ; round 36 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+12
    eor r7, r14
    ldd r14, Z+13
    eor r8, r14
    ldd r14, Z+14
    eor r6, r14
    ldd r14, Z+15
    eor r9, r14
    ; round 37 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+16
    eor r16, r14
    ldd r14, Z+17
    eor r12, r14
    ldd r14, Z+18
    eor r17, r14
    ldd r14, Z+19
    eor r13, r14
    ; round 38 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+20
    eor r7, r14
    ldd r14, Z+21
    eor r8, r14
    ldd r14, Z+22
    eor r6, r14
    ldd r14, Z+23
    eor r9, r14
    ; round 39 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+24
    eor r16, r14
    ldd r14, Z+25
    eor r12, r14
    ldd r14, Z+26
    eor r17, r14
    ldd r14, Z+27
    eor r13, r14
    ; round 40 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+28
    eor r7, r14
    ldd r14, Z+29
    eor r8, r14
    ldd r14, Z+30
    eor r6, r14
    ldd r14, Z+31
    eor r9, r14
    ; round 41 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+32
    eor r16, r14
    ldd r14, Z+33
    eor r12, r14
    ldd r14, Z+34
    eor r17, r14
    ldd r14, Z+35
    eor r13, r14
    ; round 42 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+36
    eor r7, r14
    ldd r14, Z+37
    eor r8, r14
    ldd r14, Z+38
    eor r6, r14
    ldd r14, Z+39
    eor r9, r14
    ; round 43 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    movw r14, r6 ; r15, r7
    mov r23, r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    lsr r23
    ror r14
    ror r10
    ror r15
    ror r11
    and r11, r7
    and r15, r8
    and r10, r6
    and r14, r9
    eor r16, r11
    eor r12, r15
    eor r17, r10
    eor r13, r14
    movw r10, r6 ; r11, r7
    movw r14, r8 ; r15, r9
    lsl r11
    rol r14
    rol r10
    rol r15
    adc r11, r1
    eor r16, r11
    eor r12, r14
    eor r17, r10
    eor r13, r15
    ldd r14, Z+40
    eor r16, r14
    ldd r14, Z+41
    eor r12, r14
    ldd r14, Z+42
    eor r17, r14
    ldd r14, Z+43
    eor r13, r14
    ; round 44 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r14, r16 ; r15, r17
    mov r23, r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    lsr r23
    ror r15
    ror r10
    ror r14
    ror r11
    and r11, r16
    and r14, r12
    and r10, r17
    and r15, r13
    eor r7, r11
    eor r8, r14
    eor r6, r10
    eor r9, r15
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r10
    rol r15
    rol r11
    adc r14, r1
    eor r7, r14
    eor r8, r10
    eor r6, r15
    eor r9, r11
    ldd r14, Z+44
    eor r7, r14
    ldd r14, Z+45
    eor r8, r14
    ldd r14, Z+46
    eor r6, r14
    ldd r14, Z+47
    eor r9, r14
    ld r14, X+
    ld r15, X+
    ld r10, X+
    ld r11, X+
    ld r23, X+
    ld r22, X+
    ld r21, X+
    ld r20, X+
    eor r14, r16
    eor r15, r12
    eor r10, r17
    eor r13, r11
    eor r7, r23
    eor r8, r22
    eor r6, r21
    eor r9, r20
    st Y+, r14
    st Y+, r15
    st Y+, r10
    st Y+, r13
    st Y+, r7
    st Y+, r8
    st Y+, r6
    st Y+, r9
    subi r30, lo8(-(-128))
    sbci r31, hi8(-(-128))
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_simeck64_128_ctr_crypt_avr_rest
    jmp .Llwcc_simeck64_128_ctr_crypt_avr_group
.Llwcc_simeck64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simeck64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simeck64_128_ctr_crypt_avr_end
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
.Llwcc_simeck64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simeck64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    jmp .Llwcc_simeck64_128_ctr_crypt_avr_group
.Llwcc_simeck64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simeck64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simeck64_128_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_simeck64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simeck64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_simeck64_128_ctr_crypt_avr_end:
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
    .size lwcc_simeck64_128_ctr_crypt_avr, .-lwcc_simeck64_128_ctr_crypt_avr
