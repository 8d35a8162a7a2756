; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile speck --set speck128_192 --target avr --lanes 1
; passes:    unroll() invert() counter() fold() sbox(fixed=true) hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 45
; layout:    words of 64 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 24, nonce 12, rk 264, ctx 284, align 1, group 16, stack 45, code 7660, flash 7660, ram 593
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:cd2d6f681f7ef0f5ee219d084510ff17f7d466d9ca703c314777521543c7c8a8

    .text

    .global lwcc_speck128_192_key_setup_avr
    .type lwcc_speck128_192_key_setup_avr, @function
lwcc_speck128_192_key_setup_avr:
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
    movw r26, r22
    movw r30, r24
    ld r14, X+
    st Z+, r14
    ld r15, X+
    st Z+, r15
    ld r10, X+
    st Z+, r10
    ld r11, X+
    st Z+, r11
    ld r6, X+
    st Z+, r6
    ld r7, X+
    st Z+, r7
    ld r2, X+
    st Z+, r2
    ld r3, X+
    st Z+, r3
    ; round 1 (speck.dsl:23)
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    movw r16, r2 ; r17, r3
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    adiw r26, 1
    ld r25, X+
    ld r24, X+
    ld r23, X+
    ld r22, X+
    ld r21, X+
    ld r20, X+
    ld r0, X
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r19, X+
    add r14, r25
    adc r15, r24
    adc r10, r23
    adc r11, r22
    adc r6, r21
    adc r7, r20
    adc r2, r0
    adc r3, r19
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    eor r12, r14
    eor r13, r15
    eor r8, r10
    eor r9, r11
    eor r4, r6
    eor r5, r7
    eor r16, r2
    eor r17, r3
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    adiw r26, 8
    ld r25, X+
    ld r24, X+
    ld r23, X+
    ld r22, X+
    ld r21, X+
    ld r20, X+
    ld r0, X
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r19, X
    ; round 2 (speck.dsl:22)
    add r25, r12
    adc r24, r13
    adc r23, r8
    adc r22, r9
    adc r21, r4
    adc r20, r5
    adc r0, r16
    adc r19, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 1
    eor r25, r18
    eor r12, r25
    eor r13, r24
    eor r8, r23
    eor r9, r22
    eor r4, r21
    eor r5, r20
    eor r16, r0
    eor r17, r19
    ; round 3 (speck.dsl:22)
    add r15, r12
    adc r10, r13
    adc r11, r8
    adc r6, r9
    adc r7, r4
    adc r2, r5
    adc r3, r16
    adc r14, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 2
    eor r15, r18
    eor r12, r15
    eor r13, r10
    eor r8, r11
    eor r9, r6
    eor r4, r7
    eor r5, r2
    eor r16, r3
    eor r17, r14
    ; round 4 (speck.dsl:22)
    add r24, r12
    adc r23, r13
    adc r22, r8
    adc r21, r9
    adc r20, r4
    adc r0, r5
    adc r19, r16
    adc r25, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 3
    eor r24, r18
    eor r12, r24
    eor r13, r23
    eor r8, r22
    eor r9, r21
    eor r4, r20
    eor r5, r0
    eor r16, r19
    eor r17, r25
    ; round 5 (speck.dsl:22)
    add r10, r12
    adc r11, r13
    adc r6, r8
    adc r7, r9
    adc r2, r4
    adc r3, r5
    adc r14, r16
    adc r15, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 4
    eor r10, r18
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    eor r4, r2
    eor r5, r3
    eor r16, r14
    eor r17, r15
    ; round 6 (speck.dsl:22)
    add r23, r12
    adc r22, r13
    adc r21, r8
    adc r20, r9
    adc r0, r4
    adc r19, r5
    adc r25, r16
    adc r24, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 5
    eor r23, r18
    eor r12, r23
    eor r13, r22
    eor r8, r21
    eor r9, r20
    eor r4, r0
    eor r5, r19
    eor r16, r25
    eor r17, r24
    ; round 7 (speck.dsl:22)
    add r11, r12
    adc r6, r13
    adc r7, r8
    adc r2, r9
    adc r3, r4
    adc r14, r5
    adc r15, r16
    adc r10, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 6
    eor r11, r18
    eor r12, r11
    eor r13, r6
    eor r8, r7
    eor r9, r2
    eor r4, r3
    eor r5, r14
    eor r16, r15
    eor r17, r10
    ; round 8 (speck.dsl:22)
    add r22, r12
    adc r21, r13
    adc r20, r8
    adc r0, r9
    adc r19, r4
    adc r25, r5
    adc r24, r16
    adc r23, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 7
    eor r22, r18
    eor r12, r22
    eor r13, r21
    eor r8, r20
    eor r9, r0
    eor r4, r19
    eor r5, r25
    eor r16, r24
    eor r17, r23
    ; round 9 (speck.dsl:22)
    add r6, r12
    adc r7, r13
    adc r2, r8
    adc r3, r9
    adc r14, r4
    adc r15, r5
    adc r10, r16
    adc r11, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 8
    eor r6, r18
    eor r12, r6
    eor r13, r7
    eor r8, r2
    eor r9, r3
    eor r4, r14
    eor r5, r15
    eor r16, r10
    eor r17, r11
    ; round 10 (speck.dsl:22)
    add r21, r12
    adc r20, r13
    adc r0, r8
    adc r19, r9
    adc r25, r4
    adc r24, r5
    adc r23, r16
    adc r22, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 9
    eor r21, r18
    eor r12, r21
    eor r13, r20
    eor r8, r0
    eor r9, r19
    eor r4, r25
    eor r5, r24
    eor r16, r23
    eor r17, r22
    ; round 11 (speck.dsl:22)
    add r7, r12
    adc r2, r13
    adc r3, r8
    adc r14, r9
    adc r15, r4
    adc r10, r5
    adc r11, r16
    adc r6, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 10
    eor r7, r18
    eor r12, r7
    eor r13, r2
    eor r8, r3
    eor r9, r14
    eor r4, r15
    eor r5, r10
    eor r16, r11
    eor r17, r6
    ; round 12 (speck.dsl:22)
    add r20, r12
    adc r0, r13
    adc r19, r8
    adc r25, r9
    adc r24, r4
    adc r23, r5
    adc r22, r16
    adc r21, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 11
    eor r20, r18
    eor r12, r20
    eor r13, r0
    eor r8, r19
    eor r9, r25
    eor r4, r24
    eor r5, r23
    eor r16, r22
    eor r17, r21
    ; round 13 (speck.dsl:22)
    add r2, r12
    adc r3, r13
    adc r14, r8
    adc r15, r9
    adc r10, r4
    adc r11, r5
    adc r6, r16
    adc r7, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 12
    eor r2, r18
    eor r12, r2
    eor r13, r3
    eor r8, r14
    eor r9, r15
    eor r4, r10
    eor r5, r11
    eor r16, r6
    eor r17, r7
    ; round 14 (speck.dsl:22)
    add r0, r12
    adc r19, r13
    adc r25, r8
    adc r24, r9
    adc r23, r4
    adc r22, r5
    adc r21, r16
    adc r20, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 13
    eor r0, r18
    eor r12, r0
    eor r13, r19
    eor r8, r25
    eor r9, r24
    eor r4, r23
    eor r5, r22
    eor r16, r21
    eor r17, r20
    ; round 15 (speck.dsl:22)
    add r3, r12
    adc r14, r13
    adc r15, r8
    adc r10, r9
    adc r11, r4
    adc r6, r5
    adc r7, r16
    adc r2, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 14
    eor r3, r18
    eor r12, r3
    eor r13, r14
    eor r8, r15
    eor r9, r10
    eor r4, r11
    eor r5, r6
    eor r16, r7
    eor r17, r2
    ; round 16 (speck.dsl:22)
    add r19, r12
    adc r25, r13
    adc r24, r8
    adc r23, r9
    adc r22, r4
    adc r21, r5
    adc r20, r16
    adc r0, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 15
    eor r19, r18
    eor r12, r19
    eor r13, r25
    eor r8, r24
    eor r9, r23
    eor r4, r22
    eor r5, r21
    eor r16, r20
    eor r17, r0
    ; round 17 (speck.dsl:22)
    add r14, r12
    adc r15, r13
    adc r10, r8
    adc r11, r9
    adc r6, r4
    adc r7, r5
    adc r2, r16
    adc r3, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 16
    eor r14, r18
    eor r12, r14
    eor r13, r15
    eor r8, r10
    eor r9, r11
    eor r4, r6
    eor r5, r7
    eor r16, r2
    eor r17, r3
    ; round 18 (speck.dsl:22)
    add r25, r12
    adc r24, r13
    adc r23, r8
    adc r22, r9
    adc r21, r4
    adc r20, r5
    adc r0, r16
    adc r19, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 17
    eor r25, r18
    eor r12, r25
    eor r13, r24
    eor r8, r23
    eor r9, r22
    eor r4, r21
    eor r5, r20
    eor r16, r0
    eor r17, r19
    ; round 19 (speck.dsl:22)
    add r15, r12
    adc r10, r13
    adc r11, r8
    adc r6, r9
    adc r7, r4
    adc r2, r5
    adc r3, r16
    adc r14, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 18
    eor r15, r18
    eor r12, r15
    eor r13, r10
    eor r8, r11
    eor r9, r6
    eor r4, r7
    eor r5, r2
    eor r16, r3
    eor r17, r14
    ; round 20 (speck.dsl:22)
    add r24, r12
    adc r23, r13
    adc r22, r8
    adc r21, r9
    adc r20, r4
    adc r0, r5
    adc r19, r16
    adc r25, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 19
    eor r24, r18
    eor r12, r24
    eor r13, r23
    eor r8, r22
    eor r9, r21
    eor r4, r20
    eor r5, r0
    eor r16, r19
    eor r17, r25
    ; round 21 (speck.dsl:22)
    add r10, r12
    adc r11, r13
    adc r6, r8
    adc r7, r9
    adc r2, r4
    adc r3, r5
    adc r14, r16
    adc r15, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 20
    eor r10, r18
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    eor r4, r2
    eor r5, r3
    eor r16, r14
    eor r17, r15
    ; round 22 (speck.dsl:22)
    add r23, r12
    adc r22, r13
    adc r21, r8
    adc r20, r9
    adc r0, r4
    adc r19, r5
    adc r25, r16
    adc r24, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 21
    eor r23, r18
    eor r12, r23
    eor r13, r22
    eor r8, r21
    eor r9, r20
    eor r4, r0
    eor r5, r19
    eor r16, r25
    eor r17, r24
    ; round 23 (speck.dsl:22)
    add r11, r12
    adc r6, r13
    adc r7, r8
    adc r2, r9
    adc r3, r4
    adc r14, r5
    adc r15, r16
    adc r10, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 22
    eor r11, r18
    eor r12, r11
    eor r13, r6
    eor r8, r7
    eor r9, r2
    eor r4, r3
    eor r5, r14
    eor r16, r15
    eor r17, r10
    ; round 24 (speck.dsl:22)
    add r22, r12
    adc r21, r13
    adc r20, r8
    adc r0, r9
    adc r19, r4
    adc r25, r5
    adc r24, r16
    adc r23, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 23
    eor r22, r18
    eor r12, r22
    eor r13, r21
    eor r8, r20
    eor r9, r0
    eor r4, r19
    eor r5, r25
    eor r16, r24
    eor r17, r23
    ; round 25 (speck.dsl:22)
    add r6, r12
    adc r7, r13
    adc r2, r8
    adc r3, r9
    adc r14, r4
    adc r15, r5
    adc r10, r16
    adc r11, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 24
    eor r6, r18
    eor r12, r6
    eor r13, r7
    eor r8, r2
    eor r9, r3
    eor r4, r14
    eor r5, r15
    eor r16, r10
    eor r17, r11
    ; round 26 (speck.dsl:22)
    add r21, r12
    adc r20, r13
    adc r0, r8
    adc r19, r9
    adc r25, r4
    adc r24, r5
    adc r23, r16
    adc r22, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 25
    eor r21, r18
    eor r12, r21
    eor r13, r20
    eor r8, r0
    eor r9, r19
    eor r4, r25
    eor r5, r24
    eor r16, r23
    eor r17, r22
    ; round 27 (speck.dsl:22)
    add r7, r12
    adc r2, r13
    adc r3, r8
    adc r14, r9
    adc r15, r4
    adc r10, r5
    adc r11, r16
    adc r6, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 26
    eor r7, r18
    eor r12, r7
    eor r13, r2
    eor r8, r3
    eor r9, r14
    eor r4, r15
    eor r5, r10
    eor r16, r11
    eor r17, r6
    ; round 28 (speck.dsl:22)
    add r20, r12
    adc r0, r13
    adc r19, r8
    adc r25, r9
    adc r24, r4
    adc r23, r5
    adc r22, r16
    adc r21, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 27
    eor r20, r18
    eor r12, r20
    eor r13, r0
    eor r8, r19
    eor r9, r25
    eor r4, r24
    eor r5, r23
    eor r16, r22
    eor r17, r21
    ; round 29 (speck.dsl:22)
    add r2, r12
    adc r3, r13
    adc r14, r8
    adc r15, r9
    adc r10, r4
    adc r11, r5
    adc r6, r16
    adc r7, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 28
    eor r2, r18
    eor r12, r2
    eor r13, r3
    eor r8, r14
    eor r9, r15
    eor r4, r10
    eor r5, r11
    eor r16, r6
    eor r17, r7
    ; round 30 (speck.dsl:22)
    add r0, r12
    adc r19, r13
    adc r25, r8
    adc r24, r9
    adc r23, r4
    adc r22, r5
    adc r21, r16
    adc r20, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    ldi r18, 29
    eor r0, r18
    eor r12, r0
    eor r13, r19
    eor r8, r25
    eor r9, r24
    eor r4, r23
    eor r5, r22
    eor r16, r21
    eor r17, r20
    ; round 31 (speck.dsl:22)
    add r3, r12
    adc r14, r13
    adc r15, r8
    adc r10, r9
    adc r11, r4
    adc r6, r5
    adc r7, r16
    adc r2, r17
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r17
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r17
    adc r12, r1
    eor r13, r14
    eor r8, r15
    eor r9, r10
    eor r4, r11
    eor r5, r6
    eor r16, r7
    eor r2, r17
    ldi r17, 30
    eor r3, r17
    eor r12, r3
    ; round 32 (speck.dsl:22)
    add r19, r12
    adc r25, r13
    adc r24, r8
    adc r23, r9
    adc r22, r4
    adc r21, r5
    adc r20, r16
    adc r0, r2
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    st Z+, r2
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r2
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r2
    adc r12, r1
    lsl r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    rol r16
    rol r2
    adc r12, r1
    eor r13, r25
    eor r8, r24
    eor r9, r23
    eor r4, r22
    eor r5, r21
    eor r16, r20
    eor r2, r0
    ldi r17, 31
    eor r19, r17
    eor r12, r19
    st Z+, r12
    st Z+, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r5
    st Z+, r16
    std Z+0, r2
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
    .size lwcc_speck128_192_key_setup_avr, .-lwcc_speck128_192_key_setup_avr

    .global lwcc_speck128_192_ecb_encrypt_avr
    .type lwcc_speck128_192_ecb_encrypt_avr, @function
lwcc_speck128_192_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck128_192_ecb_encrypt_avr_begin
    ret
.Llwcc_speck128_192_ecb_encrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_speck128_192_ecb_encrypt_avr_group:
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r17, X+
    ld r8, X+
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ldi r16, 4
.Llwcc_speck128_192_ecb_encrypt_avr_round:
    ; round 1 (speck.dsl:22)
    add r0, r9
    adc r2, r10
    adc r3, r11
    adc r4, r12
    adc r5, r13
    adc r6, r14
    adc r7, r15
    adc r8, r17
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r2, r18
    ld r18, Z+
    eor r3, r18
    ld r18, Z+
    eor r4, r18
    ld r18, Z+
    eor r5, r18
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    eor r9, r0
    eor r10, r2
    eor r11, r3
    eor r12, r4
    eor r13, r5
    eor r14, r6
    eor r15, r7
    eor r17, r8
    ; round 2 (speck.dsl:22)
    add r2, r9
    adc r3, r10
    adc r4, r11
    adc r5, r12
    adc r6, r13
    adc r7, r14
    adc r8, r15
    adc r0, r17
    ld r18, Z+
    eor r2, r18
    ld r18, Z+
    eor r3, r18
    ld r18, Z+
    eor r4, r18
    ld r18, Z+
    eor r5, r18
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r0, r18
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    eor r9, r2
    eor r10, r3
    eor r11, r4
    eor r12, r5
    eor r13, r6
    eor r14, r7
    eor r15, r8
    eor r17, r0
    ; round 3 (speck.dsl:22)
    add r3, r9
    adc r4, r10
    adc r5, r11
    adc r6, r12
    adc r7, r13
    adc r8, r14
    adc r0, r15
    adc r2, r17
    ld r18, Z+
    eor r3, r18
    ld r18, Z+
    eor r4, r18
    ld r18, Z+
    eor r5, r18
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r2, r18
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    eor r9, r3
    eor r10, r4
    eor r11, r5
    eor r12, r6
    eor r13, r7
    eor r14, r8
    eor r15, r0
    eor r17, r2
    ; round 4 (speck.dsl:22)
    add r4, r9
    adc r5, r10
    adc r6, r11
    adc r7, r12
    adc r8, r13
    adc r0, r14
    adc r2, r15
    adc r3, r17
    ld r18, Z+
    eor r4, r18
    ld r18, Z+
    eor r5, r18
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r2, r18
    ld r18, Z+
    eor r3, r18
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    eor r9, r4
    eor r10, r5
    eor r11, r6
    eor r12, r7
    eor r13, r8
    eor r14, r0
    eor r15, r2
    eor r17, r3
    ; round 5 (speck.dsl:22)
    add r5, r9
    adc r6, r10
    adc r7, r11
    adc r8, r12
    adc r0, r13
    adc r2, r14
    adc r3, r15
    adc r4, r17
    ld r18, Z+
    eor r5, r18
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r2, r18
    ld r18, Z+
    eor r3, r18
    ld r18, Z+
    eor r4, r18
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    eor r9, r5
    eor r10, r6
    eor r11, r7
    eor r12, r8
    eor r13, r0
    eor r14, r2
    eor r15, r3
    eor r17, r4
    ; round 6 (speck.dsl:22)
    add r6, r9
    adc r7, r10
    adc r8, r11
    adc r0, r12
    adc r2, r13
    adc r3, r14
    adc r4, r15
    adc r5, r17
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r2, r18
    ld r18, Z+
    eor r3, r18
    ld r18, Z+
    eor r4, r18
    ld r18, Z+
    eor r5, r18
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    eor r9, r6
    eor r10, r7
    eor r11, r8
    eor r12, r0
    eor r13, r2
    eor r14, r3
    eor r15, r4
    eor r17, r5
    ; round 7 (speck.dsl:22)
    add r7, r9
    adc r8, r10
    adc r0, r11
    adc r2, r12
    adc r3, r13
    adc r4, r14
    adc r5, r15
    adc r6, r17
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r2, r18
    ld r18, Z+
    eor r3, r18
    ld r18, Z+
    eor r4, r18
    ld r18, Z+
    eor r5, r18
    ld r18, Z+
    eor r6, r18
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    eor r9, r7
    eor r10, r8
    eor r11, r0
    eor r12, r2
    eor r13, r3
    eor r14, r4
    eor r15, r5
    eor r17, r6
    ; round 8 (speck.dsl:22)
    add r8, r9
    adc r0, r10
    adc r2, r11
    adc r3, r12
    adc r4, r13
    adc r5, r14
    adc r6, r15
    adc r7, r17
    ld r18, Z+
    eor r8, r18
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r2, r18
    ld r18, Z+
    eor r3, r18
    ld r18, Z+
    eor r4, r18
    ld r18, Z+
    eor r5, r18
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    eor r9, r8
    eor r10, r0
    eor r11, r2
    eor r12, r3
    eor r13, r4
    eor r14, r5
    eor r15, r6
    eor r17, r7
    dec r16
    breq .Llwcc_speck128_192_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_speck128_192_ecb_encrypt_avr_round
.Llwcc_speck128_192_ecb_encrypt_avr_rounds_done:
    subi r30, 0
    sbci r31, 1
    ; round 33 (speck.dsl:22)
    add r0, r9
    adc r2, r10
    adc r3, r11
    adc r4, r12
    adc r5, r13
    adc r6, r14
    adc r7, r15
    adc r8, r17
    subi r30, lo8(-(256))
    sbci r31, hi8(-(256))
    ldd r16, Z+0
    eor r0, r16
    ldd r16, Z+1
    eor r2, r16
    ldd r16, Z+2
    eor r3, r16
    ldd r16, Z+3
    eor r4, r16
    ldd r16, Z+4
    eor r5, r16
    ldd r16, Z+5
    eor r6, r16
    ldd r16, Z+6
    eor r7, r16
    ldd r16, Z+7
    eor r8, r16
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    eor r9, r0
    eor r10, r2
    eor r11, r3
    eor r12, r4
    eor r13, r5
    eor r14, r6
    eor r15, r7
    eor r17, r8
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r12
    st Y+, r13
    st Y+, r14
    st Y+, r15
    st Y+, r17
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r8
    subi r30, lo8(-(-256))
    sbci r31, hi8(-(-256))
    sbiw r24, 1
    breq .Llwcc_speck128_192_ecb_encrypt_avr_end
    rjmp .Llwcc_speck128_192_ecb_encrypt_avr_group
.Llwcc_speck128_192_ecb_encrypt_avr_end:
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
    .size lwcc_speck128_192_ecb_encrypt_avr, .-lwcc_speck128_192_ecb_encrypt_avr

    .global lwcc_speck128_192_ecb_decrypt_avr
    .type lwcc_speck128_192_ecb_decrypt_avr, @function
lwcc_speck128_192_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck128_192_ecb_decrypt_avr_begin
    ret
.Llwcc_speck128_192_ecb_decrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_speck128_192_ecb_decrypt_avr_group:
    ld r0, X+
    ld r3, X+
    ld r5, X+
    ld r7, X+
    ld r9, X+
    ld r11, X+
    ld r13, X+
    ld r15, X+
    ld r2, X+
    ld r4, X+
    ld r6, X+
    ld r8, X+
    ld r10, X+
    ld r12, X+
    ld r14, X+
    ld r17, X+
    subi r30, 56
    sbci r31, 255
    ldi r16, 4
.Llwcc_speck128_192_ecb_decrypt_avr_round:
    ; round 33 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    eor r9, r10
    eor r11, r12
    eor r13, r14
    eor r15, r17
    mov r18, r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r18, Z+56
    eor r2, r18
    ldd r18, Z+57
    eor r4, r18
    ldd r18, Z+58
    eor r6, r18
    ldd r18, Z+59
    eor r8, r18
    ldd r18, Z+60
    eor r10, r18
    ldd r18, Z+61
    eor r12, r18
    ldd r18, Z+62
    eor r14, r18
    ldd r18, Z+63
    eor r17, r18
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    sbc r8, r7
    sbc r10, r9
    sbc r12, r11
    sbc r14, r13
    sbc r17, r15
    ; round 32 (speck.dsl:23)
    eor r0, r17
    eor r3, r2
    eor r5, r4
    eor r7, r6
    eor r9, r8
    eor r11, r10
    eor r13, r12
    eor r15, r14
    mov r18, r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r18, Z+48
    eor r17, r18
    ldd r18, Z+49
    eor r2, r18
    ldd r18, Z+50
    eor r4, r18
    ldd r18, Z+51
    eor r6, r18
    ldd r18, Z+52
    eor r8, r18
    ldd r18, Z+53
    eor r10, r18
    ldd r18, Z+54
    eor r12, r18
    ldd r18, Z+55
    eor r14, r18
    sub r17, r0
    sbc r2, r3
    sbc r4, r5
    sbc r6, r7
    sbc r8, r9
    sbc r10, r11
    sbc r12, r13
    sbc r14, r15
    ; round 31 (speck.dsl:23)
    eor r0, r14
    eor r3, r17
    eor r5, r2
    eor r7, r4
    eor r9, r6
    eor r11, r8
    eor r13, r10
    eor r15, r12
    mov r18, r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r18, Z+40
    eor r14, r18
    ldd r18, Z+41
    eor r17, r18
    ldd r18, Z+42
    eor r2, r18
    ldd r18, Z+43
    eor r4, r18
    ldd r18, Z+44
    eor r6, r18
    ldd r18, Z+45
    eor r8, r18
    ldd r18, Z+46
    eor r10, r18
    ldd r18, Z+47
    eor r12, r18
    sub r14, r0
    sbc r17, r3
    sbc r2, r5
    sbc r4, r7
    sbc r6, r9
    sbc r8, r11
    sbc r10, r13
    sbc r12, r15
    ; round 30 (speck.dsl:23)
    eor r0, r12
    eor r3, r14
    eor r5, r17
    eor r7, r2
    eor r9, r4
    eor r11, r6
    eor r13, r8
    eor r15, r10
    mov r18, r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r18, Z+32
    eor r12, r18
    ldd r18, Z+33
    eor r14, r18
    ldd r18, Z+34
    eor r17, r18
    ldd r18, Z+35
    eor r2, r18
    ldd r18, Z+36
    eor r4, r18
    ldd r18, Z+37
    eor r6, r18
    ldd r18, Z+38
    eor r8, r18
    ldd r18, Z+39
    eor r10, r18
    sub r12, r0
    sbc r14, r3
    sbc r17, r5
    sbc r2, r7
    sbc r4, r9
    sbc r6, r11
    sbc r8, r13
    sbc r10, r15
    ; round 29 (speck.dsl:23)
    eor r0, r10
    eor r3, r12
    eor r5, r14
    eor r7, r17
    eor r9, r2
    eor r11, r4
    eor r13, r6
    eor r15, r8
    mov r18, r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r18, Z+24
    eor r10, r18
    ldd r18, Z+25
    eor r12, r18
    ldd r18, Z+26
    eor r14, r18
    ldd r18, Z+27
    eor r17, r18
    ldd r18, Z+28
    eor r2, r18
    ldd r18, Z+29
    eor r4, r18
    ldd r18, Z+30
    eor r6, r18
    ldd r18, Z+31
    eor r8, r18
    sub r10, r0
    sbc r12, r3
    sbc r14, r5
    sbc r17, r7
    sbc r2, r9
    sbc r4, r11
    sbc r6, r13
    sbc r8, r15
    ; round 28 (speck.dsl:23)
    eor r0, r8
    eor r3, r10
    eor r5, r12
    eor r7, r14
    eor r9, r17
    eor r11, r2
    eor r13, r4
    eor r15, r6
    mov r18, r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r18, Z+16
    eor r8, r18
    ldd r18, Z+17
    eor r10, r18
    ldd r18, Z+18
    eor r12, r18
    ldd r18, Z+19
    eor r14, r18
    ldd r18, Z+20
    eor r17, r18
    ldd r18, Z+21
    eor r2, r18
    ldd r18, Z+22
    eor r4, r18
    ldd r18, Z+23
    eor r6, r18
    sub r8, r0
    sbc r10, r3
    sbc r12, r5
    sbc r14, r7
    sbc r17, r9
    sbc r2, r11
    sbc r4, r13
    sbc r6, r15
    ; round 27 (speck.dsl:23)
    eor r0, r6
    eor r3, r8
    eor r5, r10
    eor r7, r12
    eor r9, r14
    eor r11, r17
    eor r13, r2
    eor r15, r4
    mov r18, r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r18, Z+8
    eor r6, r18
    ldd r18, Z+9
    eor r8, r18
    ldd r18, Z+10
    eor r10, r18
    ldd r18, Z+11
    eor r12, r18
    ldd r18, Z+12
    eor r14, r18
    ldd r18, Z+13
    eor r17, r18
    ldd r18, Z+14
    eor r2, r18
    ldd r18, Z+15
    eor r4, r18
    sub r6, r0
    sbc r8, r3
    sbc r10, r5
    sbc r12, r7
    sbc r14, r9
    sbc r17, r11
    sbc r2, r13
    sbc r4, r15
    ; round 26 (speck.dsl:23)
    eor r0, r4
    eor r3, r6
    eor r5, r8
    eor r7, r10
    eor r9, r12
    eor r11, r14
    eor r13, r17
    eor r15, r2
    mov r18, r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r18, Z+0
    eor r4, r18
    ldd r18, Z+1
    eor r6, r18
    ldd r18, Z+2
    eor r8, r18
    ldd r18, Z+3
    eor r10, r18
    ldd r18, Z+4
    eor r12, r18
    ldd r18, Z+5
    eor r14, r18
    ldd r18, Z+6
    eor r17, r18
    ldd r18, Z+7
    eor r2, r18
    sub r4, r0
    sbc r6, r3
    sbc r8, r5
    sbc r10, r7
    sbc r12, r9
    sbc r14, r11
    sbc r17, r13
    sbc r2, r15
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    dec r16
    breq .Llwcc_speck128_192_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_speck128_192_ecb_decrypt_avr_round
.Llwcc_speck128_192_ecb_decrypt_avr_rounds_done:
    adiw r30, 56
    ; round 1 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    eor r9, r10
    eor r11, r12
    eor r13, r14
    eor r15, r17
    mov r16, r0
    lsr r16
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r16
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    lsr r16
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ldd r16, Z+0
    eor r2, r16
    ldd r16, Z+1
    eor r4, r16
    ldd r16, Z+2
    eor r6, r16
    ldd r16, Z+3
    eor r8, r16
    ldd r16, Z+4
    eor r10, r16
    ldd r16, Z+5
    eor r12, r16
    ldd r16, Z+6
    eor r14, r16
    ldd r16, Z+7
    eor r17, r16
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    sbc r8, r7
    sbc r10, r9
    sbc r12, r11
    sbc r14, r13
    sbc r17, r15
    st Y+, r0
    st Y+, r3
    st Y+, r5
    st Y+, r7
    st Y+, r9
    st Y+, r11
    st Y+, r13
    st Y+, r15
    st Y+, r17
    st Y+, r2
    st Y+, r4
    st Y+, r6
    st Y+, r8
    st Y+, r10
    st Y+, r12
    st Y+, r14
    sbiw r24, 1
    breq .Llwcc_speck128_192_ecb_decrypt_avr_end
    rjmp .Llwcc_speck128_192_ecb_decrypt_avr_group
.Llwcc_speck128_192_ecb_decrypt_avr_end:
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
    .size lwcc_speck128_192_ecb_decrypt_avr, .-lwcc_speck128_192_ecb_decrypt_avr

    .global lwcc_speck128_192_ctr_init_avr
    .type lwcc_speck128_192_ctr_init_avr, @function
lwcc_speck128_192_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_speck128_192_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_speck128_192_ctr_nonce_avr
    .size lwcc_speck128_192_ctr_init_avr, .-lwcc_speck128_192_ctr_init_avr

    .global lwcc_speck128_192_ctr_nonce_avr
    .type lwcc_speck128_192_ctr_nonce_avr, @function
lwcc_speck128_192_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    movw r26, r22
    movw r30, r24
    adiw r26, 8
    ld r0, X+
    subi r30, lo8(-(264))
    sbci r31, hi8(-(264))
    std Z+0, r0
    ld r0, X+
    std Z+1, r0
    ld r0, X+
    std Z+2, r0
    ld r0, X
    std Z+3, r0
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r0, X+
    std Z+4, r0
    ld r2, X+
    std Z+5, r2
    ld r3, X+
    std Z+6, r3
    ld r4, X+
    std Z+7, r4
    ld r5, X+
    std Z+8, r5
    ld r6, X+
    std Z+9, r6
    ld r7, X+
    std Z+10, r7
    ld r8, X
    std Z+11, r8
    ; round 1 (speck.dsl:23)
    lsl r0
    rol r2
    rol r3
    rol r4
    rol r5
    rol r6
    rol r7
    rol r8
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    rol r5
    rol r6
    rol r7
    rol r8
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    rol r5
    rol r6
    rol r7
    rol r8
    adc r0, r1
    std Z+12, r0
    std Z+13, r2
    std Z+14, r3
    std Z+15, r4
    std Z+16, r5
    std Z+17, r6
    std Z+18, r7
    std Z+19, r8
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_speck128_192_ctr_nonce_avr, .-lwcc_speck128_192_ctr_nonce_avr

    .global lwcc_speck128_192_ctr_crypt_avr
    .type lwcc_speck128_192_ctr_crypt_avr, @function
lwcc_speck128_192_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck128_192_ctr_crypt_avr_begin
    ret
.Llwcc_speck128_192_ctr_crypt_avr_begin:
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
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_speck128_192_ctr_crypt_avr_group
    rjmp .Llwcc_speck128_192_ctr_crypt_avr_rest
.Llwcc_speck128_192_ctr_crypt_avr_group:
    subi r30, lo8(-(264))
    sbci r31, hi8(-(264))
    ; round 1 (speck.dsl:22)
    ldd r12, Z+1
    ldd r0, Z+2
    ldd r6, Z+3
    ldd r11, Z+0
    ldd r7, Z+4
    ldd r8, Z+5
    ldd r9, Z+6
    ldd r10, Z+7
    ldd r13, Z+8
    ldd r14, Z+9
    ldd r15, Z+10
    ldd r16, Z+11
    add r7, r12
    adc r8, r0
    adc r9, r6
    adc r10, r5
    adc r13, r4
    adc r14, r3
    adc r15, r2
    adc r16, r11
    subi r30, lo8(-(-264))
    sbci r31, hi8(-(-264))
    ldd r0, Z+0
    eor r7, r0
    ldd r0, Z+1
    eor r8, r0
    ldd r0, Z+2
    eor r9, r0
    ldd r0, Z+3
    eor r10, r0
    ldd r0, Z+4
    eor r13, r0
    ldd r0, Z+5
    eor r14, r0
    ldd r0, Z+6
    eor r15, r0
    ldd r0, Z+7
    eor r0, r16
    subi r30, lo8(-(276))
    sbci r31, hi8(-(276))
    ldd r6, Z+0
    eor r6, r7
    ldd r11, Z+1
    eor r11, r8
    ldd r12, Z+2
    eor r12, r9
    ldd r17, Z+3
    eor r17, r10
    ldd r18, Z+4
    eor r18, r13
    ldd r19, Z+5
    eor r19, r14
    ldd r20, Z+6
    eor r20, r15
    ldd r21, Z+7
    eor r21, r0
    mov r16, r0
    mov r0, r8
    mov r8, r13
    mov r13, r6
    mov r6, r9
    mov r9, r14
    mov r14, r11
    mov r11, r16
    mov r16, r7
    mov r7, r10
    mov r10, r15
    mov r15, r12
    mov r12, r16
    subi r30, lo8(-(-276))
    sbci r31, hi8(-(-276))
    adiw r30, 8
    ldi r16, 4
.Llwcc_speck128_192_ctr_crypt_avr_round:
    ; round 2 (speck.dsl:22)
    add r0, r13
    adc r6, r14
    adc r7, r15
    adc r8, r17
    adc r9, r18
    adc r10, r19
    adc r11, r20
    adc r12, r21
    ld r22, Z+
    eor r0, r22
    ld r22, Z+
    eor r6, r22
    ld r22, Z+
    eor r7, r22
    ld r22, Z+
    eor r8, r22
    ld r22, Z+
    eor r9, r22
    ld r22, Z+
    eor r10, r22
    ld r22, Z+
    eor r11, r22
    ld r22, Z+
    eor r12, r22
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    eor r13, r0
    eor r14, r6
    eor r15, r7
    eor r17, r8
    eor r18, r9
    eor r19, r10
    eor r20, r11
    eor r21, r12
    ; round 3 (speck.dsl:22)
    add r6, r13
    adc r7, r14
    adc r8, r15
    adc r9, r17
    adc r10, r18
    adc r11, r19
    adc r12, r20
    adc r0, r21
    ld r22, Z+
    eor r6, r22
    ld r22, Z+
    eor r7, r22
    ld r22, Z+
    eor r8, r22
    ld r22, Z+
    eor r9, r22
    ld r22, Z+
    eor r10, r22
    ld r22, Z+
    eor r11, r22
    ld r22, Z+
    eor r12, r22
    ld r22, Z+
    eor r0, r22
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    eor r13, r6
    eor r14, r7
    eor r15, r8
    eor r17, r9
    eor r18, r10
    eor r19, r11
    eor r20, r12
    eor r21, r0
    ; round 4 (speck.dsl:22)
    add r7, r13
    adc r8, r14
    adc r9, r15
    adc r10, r17
    adc r11, r18
    adc r12, r19
    adc r0, r20
    adc r6, r21
    ld r22, Z+
    eor r7, r22
    ld r22, Z+
    eor r8, r22
    ld r22, Z+
    eor r9, r22
    ld r22, Z+
    eor r10, r22
    ld r22, Z+
    eor r11, r22
    ld r22, Z+
    eor r12, r22
    ld r22, Z+
    eor r0, r22
    ld r22, Z+
    eor r6, r22
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    eor r13, r7
    eor r14, r8
    eor r15, r9
    eor r17, r10
    eor r18, r11
    eor r19, r12
    eor r20, r0
    eor r21, r6
    ; round 5 (speck.dsl:22)
    add r8, r13
    adc r9, r14
    adc r10, r15
    adc r11, r17
    adc r12, r18
    adc r0, r19
    adc r6, r20
    adc r7, r21
    ld r22, Z+
    eor r8, r22
    ld r22, Z+
    eor r9, r22
    ld r22, Z+
    eor r10, r22
    ld r22, Z+
    eor r11, r22
    ld r22, Z+
    eor r12, r22
    ld r22, Z+
    eor r0, r22
    ld r22, Z+
    eor r6, r22
    ld r22, Z+
    eor r7, r22
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    eor r13, r8
    eor r14, r9
    eor r15, r10
    eor r17, r11
    eor r18, r12
    eor r19, r0
    eor r20, r6
    eor r21, r7
    ; round 6 (speck.dsl:22)
    add r9, r13
    adc r10, r14
    adc r11, r15
    adc r12, r17
    adc r0, r18
    adc r6, r19
    adc r7, r20
    adc r8, r21
    ld r22, Z+
    eor r9, r22
    ld r22, Z+
    eor r10, r22
    ld r22, Z+
    eor r11, r22
    ld r22, Z+
    eor r12, r22
    ld r22, Z+
    eor r0, r22
    ld r22, Z+
    eor r6, r22
    ld r22, Z+
    eor r7, r22
    ld r22, Z+
    eor r8, r22
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    eor r13, r9
    eor r14, r10
    eor r15, r11
    eor r17, r12
    eor r18, r0
    eor r19, r6
    eor r20, r7
    eor r21, r8
    ; round 7 (speck.dsl:22)
    add r10, r13
    adc r11, r14
    adc r12, r15
    adc r0, r17
    adc r6, r18
    adc r7, r19
    adc r8, r20
    adc r9, r21
    ld r22, Z+
    eor r10, r22
    ld r22, Z+
    eor r11, r22
    ld r22, Z+
    eor r12, r22
    ld r22, Z+
    eor r0, r22
    ld r22, Z+
    eor r6, r22
    ld r22, Z+
    eor r7, r22
    ld r22, Z+
    eor r8, r22
    ld r22, Z+
    eor r9, r22
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    eor r13, r10
    eor r14, r11
    eor r15, r12
    eor r17, r0
    eor r18, r6
    eor r19, r7
    eor r20, r8
    eor r21, r9
    ; round 8 (speck.dsl:22)
    add r11, r13
    adc r12, r14
    adc r0, r15
    adc r6, r17
    adc r7, r18
    adc r8, r19
    adc r9, r20
    adc r10, r21
    ld r22, Z+
    eor r11, r22
    ld r22, Z+
    eor r12, r22
    ld r22, Z+
    eor r0, r22
    ld r22, Z+
    eor r6, r22
    ld r22, Z+
    eor r7, r22
    ld r22, Z+
    eor r8, r22
    ld r22, Z+
    eor r9, r22
    ld r22, Z+
    eor r10, r22
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    eor r13, r11
    eor r14, r12
    eor r15, r0
    eor r17, r6
    eor r18, r7
    eor r19, r8
    eor r20, r9
    eor r21, r10
    ; round 9 (speck.dsl:22)
    add r12, r13
    adc r0, r14
    adc r6, r15
    adc r7, r17
    adc r8, r18
    adc r9, r19
    adc r10, r20
    adc r11, r21
    ld r22, Z+
    eor r12, r22
    ld r22, Z+
    eor r0, r22
    ld r22, Z+
    eor r6, r22
    ld r22, Z+
    eor r7, r22
    ld r22, Z+
    eor r8, r22
    ld r22, Z+
    eor r9, r22
    ld r22, Z+
    eor r10, r22
    ld r22, Z+
    eor r11, r22
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    rol r18
    rol r19
    rol r20
    rol r21
    adc r13, r1
    eor r13, r12
    eor r14, r0
    eor r15, r6
    eor r17, r7
    eor r18, r8
    eor r19, r9
    eor r20, r10
    eor r21, r11
    dec r16
    breq .Llwcc_speck128_192_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_speck128_192_ctr_crypt_avr_round
.Llwcc_speck128_192_ctr_crypt_avr_rounds_done:
    subi r30, 8
    sbci r31, 1
    ld r16, X+
    eor r13, r16
    st Y+, r13
    ld r13, X+
    eor r13, r14
    st Y+, r13
    ld r13, X+
    eor r13, r15
    st Y+, r13
    ld r13, X+
    eor r13, r17
    st Y+, r13
    ld r13, X+
    eor r13, r18
    st Y+, r13
    ld r13, X+
    eor r13, r19
    st Y+, r13
    ld r13, X+
    eor r13, r20
    st Y+, r13
    ld r13, X+
    eor r13, r21
    st Y+, r13
    ld r13, X+
    eor r13, r12
    st Y+, r13
    ld r12, X+
    eor r12, r0
    st Y+, r12
    ld r0, X+
    eor r0, r6
    st Y+, r0
    ld r0, X+
    eor r0, r7
    st Y+, r0
    ld r0, X+
    eor r0, r8
    st Y+, r0
    ld r0, X+
    eor r0, r9
    st Y+, r0
    ld r0, X+
    eor r0, r10
    st Y+, r0
    ld r0, X+
    eor r0, r11
    st Y+, r0
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_speck128_192_ctr_crypt_avr_rest
    rjmp .Llwcc_speck128_192_ctr_crypt_avr_group
.Llwcc_speck128_192_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck128_192_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_speck128_192_ctr_crypt_avr_end
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
.Llwcc_speck128_192_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck128_192_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck128_192_ctr_crypt_avr_group
.Llwcc_speck128_192_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_speck128_192_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck128_192_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_speck128_192_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck128_192_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck128_192_ctr_crypt_avr_end:
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
    .size lwcc_speck128_192_ctr_crypt_avr, .-lwcc_speck128_192_ctr_crypt_avr
