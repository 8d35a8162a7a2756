; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile cham --set cham64_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() constants(enabled=true) counter() fold() sbox(fixed=true) rotate() value_numbering() hoist(nonce=false) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 55
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 350, ctx 354, align 1, group 8, stack 55, code 2902, flash 2902, ram 759
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:bfd89ccc7a53625b60bf237e825d27857a5ab60139df6ced1caca4e8acf61b66

    .text

    .global lwcc_cham64_128_key_setup_avr
    .type lwcc_cham64_128_key_setup_avr, @function
lwcc_cham64_128_key_setup_avr:
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
    ld r0, X+
    ld r2, X
    lsl r0
    rol r2
    adc r0, r1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X+
    eor r3, r0
    ld r0, X
    eor r0, r2
    ld r2, X
    eor r2, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X+
    eor r4, r0
    ld r5, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X+
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r3, r5
    eor r0, r6
    adiw r26, 1
    ld r5, X+
    ld r6, X
    lsl r5
    rol r6
    adc r5, r1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X+
    eor r7, r5
    ld r5, X
    eor r5, r6
    ld r6, X
    eor r6, r7
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X+
    eor r8, r5
    ld r9, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r10, X+
    lsl r9
    rol r10
    adc r9, r1
    lsl r9
    rol r10
    adc r9, r1
    lsl r9
    rol r10
    adc r9, r1
    eor r7, r9
    eor r5, r10
    adiw r26, 1
    ld r9, X+
    ld r10, X
    lsl r9
    rol r10
    adc r9, r1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X+
    eor r11, r9
    ld r9, X
    eor r9, r10
    ld r10, X
    eor r10, r11
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    eor r12, r9
    ld r13, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X+
    lsl r13
    rol r14
    adc r13, r1
    lsl r13
    rol r14
    adc r13, r1
    lsl r13
    rol r14
    adc r13, r1
    eor r11, r13
    eor r9, r14
    adiw r26, 1
    ld r13, X+
    ld r14, X
    lsl r13
    rol r14
    adc r13, r1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X+
    eor r15, r13
    ld r13, X
    eor r13, r14
    ld r14, X
    eor r14, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    eor r16, r13
    ld r17, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X+
    lsl r17
    rol r18
    adc r17, r1
    lsl r17
    rol r18
    adc r17, r1
    lsl r17
    rol r18
    adc r17, r1
    eor r15, r17
    eor r13, r18
    adiw r26, 1
    ld r17, X+
    ld r18, X
    lsl r17
    rol r18
    adc r17, r1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    eor r19, r17
    ld r17, X
    eor r17, r18
    ld r18, X
    eor r18, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    eor r20, r17
    ld r21, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X+
    lsl r21
    rol r22
    adc r21, r1
    lsl r21
    rol r22
    adc r21, r1
    lsl r21
    rol r22
    adc r21, r1
    eor r19, r21
    eor r17, r22
    adiw r26, 1
    ld r21, X+
    ld r22, X
    lsl r21
    rol r22
    adc r21, r1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    eor r23, r21
    ld r21, X
    eor r21, r22
    ld r22, X
    eor r22, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X+
    eor r24, r21
    ld r25, X
    std Y+14, r8
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X+
    lsl r25
    rol r8
    adc r25, r1
    lsl r25
    rol r8
    adc r25, r1
    lsl r25
    rol r8
    adc r25, r1
    eor r23, r25
    eor r8, r21
    adiw r26, 1
    ld r21, X+
    ld r25, X
    lsl r21
    rol r25
    adc r21, r1
    std Y+15, r6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X+
    eor r6, r21
    ld r21, X
    eor r21, r25
    ld r25, X
    eor r25, r6
    std Y+16, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X+
    eor r17, r21
    std Y+17, r19
    ld r19, X
    std Y+18, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X+
    lsl r19
    rol r9
    adc r19, r1
    lsl r19
    rol r9
    adc r19, r1
    lsl r19
    rol r9
    adc r19, r1
    eor r6, r19
    eor r9, r21
    adiw r26, 1
    ld r19, X+
    ld r21, X
    lsl r19
    rol r21
    adc r19, r1
    std Y+19, r9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X+
    eor r9, r19
    ld r19, X
    eor r19, r21
    ld r21, X
    eor r21, r9
    std Y+20, r6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X+
    eor r6, r19
    std Y+21, r11
    ld r11, X
    std Y+22, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    lsl r11
    rol r0
    adc r11, r1
    lsl r11
    rol r0
    adc r11, r1
    lsl r11
    rol r0
    adc r11, r1
    eor r9, r11
    eor r0, r19
    ; round 1 (cham.dsl:24)
    bst r2, 0
    lsr r4
    ror r2
    bld r4, 7
    ; round 3 (cham.dsl:24)
    bst r10, 0
    lsr r12
    ror r10
    bld r12, 7
    ; round 5 (cham.dsl:24)
    bst r18, 0
    lsr r20
    ror r18
    bld r20, 7
    ; round 7 (cham.dsl:24)
    bst r25, 0
    lsr r17
    ror r25
    bld r17, 7
    ; round 9 (cham.dsl:24)
    bst r7, 0
    lsr r5
    ror r7
    bld r5, 7
    ; round 11 (cham.dsl:24)
    bst r15, 0
    lsr r13
    ror r15
    bld r13, 7
    ; round 13 (cham.dsl:24)
    bst r23, 0
    lsr r8
    ror r23
    bld r8, 7
    ; round 15 (cham.dsl:24)
    bst r9, 0
    lsr r0
    ror r9
    bld r0, 7
    ldi r19, 2
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r10
    st Z+, r12
    ldi r19, 3
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r14
    st Z+, r16
    ldi r19, 4
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r18
    st Z+, r20
    ldi r19, 5
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r22
    st Z+, r24
    ldi r19, 6
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r25
    st Z+, r17
    ldi r19, 7
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r21
    st Z+, r6
    ldi r19, 8
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r7
    st Z+, r5
    ldi r19, 9
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r3
    ldd r11, Y+22
    st Z+, r11
    ldi r19, 10
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r15
    st Z+, r13
    ldi r19, 11
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+21
    st Z+, r19
    ldd r19, Y+18
    st Z+, r19
    ldi r19, 12
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r23
    st Z+, r8
    ldi r19, 13
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+17
    st Z+, r19
    ldd r19, Y+16
    st Z+, r19
    ldi r19, 14
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r9
    st Z+, r0
    ldi r19, 15
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+20
    st Z+, r19
    ldd r19, Y+19
    st Z+, r19
    ldi r19, 16
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r2
    st Z+, r4
    ldi r19, 17
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+15
    st Z+, r19
    ldd r19, Y+14
    st Z+, r19
    ldi r19, 18
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r10
    st Z+, r12
    ldi r19, 19
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r14
    st Z+, r16
    ldi r19, 20
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r18
    st Z+, r20
    ldi r19, 21
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r22
    st Z+, r24
    ldi r19, 22
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r25
    st Z+, r17
    ldi r19, 23
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r21
    st Z+, r6
    ldi r19, 24
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r7
    st Z+, r5
    ldi r19, 25
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r3
    st Z+, r11
    ldi r19, 26
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r15
    st Z+, r13
    ldi r19, 27
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+21
    st Z+, r19
    ldd r19, Y+18
    st Z+, r19
    ldi r19, 28
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r23
    st Z+, r8
    ldi r19, 29
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+17
    st Z+, r19
    ldd r19, Y+16
    st Z+, r19
    ldi r19, 30
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r9
    st Z+, r0
    ldi r19, 31
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+20
    st Z+, r19
    ldd r19, Y+19
    st Z+, r19
    ldi r19, 32
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r2
    st Z+, r4
    ldi r19, 33
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+15
    st Z+, r19
    ldd r19, Y+14
    st Z+, r19
    ldi r19, 34
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r10
    st Z+, r12
    ldi r19, 35
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r14
    st Z+, r16
    ldi r19, 36
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r18
    st Z+, r20
    ldi r19, 37
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r22
    st Z+, r24
    ldi r19, 38
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r25
    st Z+, r17
    ldi r19, 39
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r21
    st Z+, r6
    ldi r19, 40
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r7
    st Z+, r5
    ldi r19, 41
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r3
    st Z+, r11
    ldi r19, 42
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r15
    st Z+, r13
    ldi r19, 43
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+21
    st Z+, r19
    ldd r19, Y+18
    st Z+, r19
    ldi r19, 44
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r23
    st Z+, r8
    ldi r19, 45
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+17
    st Z+, r19
    ldd r19, Y+16
    st Z+, r19
    ldi r19, 46
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r9
    st Z+, r0
    ldi r19, 47
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+20
    st Z+, r19
    ldd r19, Y+19
    st Z+, r19
    ldi r19, 48
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r2
    st Z+, r4
    ldi r19, 49
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+15
    st Z+, r19
    ldd r19, Y+14
    st Z+, r19
    ldi r19, 50
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r10
    st Z+, r12
    ldi r19, 51
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r14
    st Z+, r16
    ldi r19, 52
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r18
    st Z+, r20
    ldi r19, 53
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r22
    st Z+, r24
    ldi r19, 54
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r25
    st Z+, r17
    ldi r19, 55
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r21
    st Z+, r6
    ldi r19, 56
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r7
    st Z+, r5
    ldi r19, 57
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r3
    st Z+, r11
    ldi r19, 58
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r15
    st Z+, r13
    ldi r19, 59
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+21
    st Z+, r19
    ldd r19, Y+18
    st Z+, r19
    ldi r19, 60
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r23
    st Z+, r8
    ldi r19, 61
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+17
    st Z+, r19
    ldd r19, Y+16
    st Z+, r19
    ldi r19, 62
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r9
    st Z+, r0
    ldi r19, 63
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+20
    st Z+, r19
    ldd r19, Y+19
    st Z+, r19
    ldi r19, 64
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r2
    st Z+, r4
    ldi r19, 65
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r19, Y+15
    st Z+, r19
    ldd r19, Y+14
    st Z+, r19
    ldi r19, 66
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r10
    st Z+, r12
    ldi r19, 67
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r14
    st Z+, r16
    ldi r19, 68
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r18
    st Z+, r20
    ldi r19, 69
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r22
    st Z+, r24
    ldi r19, 70
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r25
    st Z+, r17
    ldi r19, 71
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r21
    st Z+, r6
    ldi r19, 72
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r7
    st Z+, r5
    ldi r19, 73
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r3
    st Z+, r11
    ldi r19, 74
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r15
    st Z+, r13
    ldi r19, 75
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r3, Y+21
    st Z+, r3
    ldd r3, Y+18
    st Z+, r3
    ldi r19, 76
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r23
    st Z+, r8
    ldi r19, 77
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r3, Y+17
    st Z+, r3
    ldd r3, Y+16
    st Z+, r3
    ldi r19, 78
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r9
    st Z+, r0
    ldi r19, 79
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r0, Y+20
    st Z+, r0
    ldd r0, Y+19
    st Z+, r0
    ldi r19, 80
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r2
    st Z+, r4
    ldi r19, 81
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldd r0, Y+15
    st Z+, r0
    ldd r2, Y+14
    st Z+, r2
    ldi r19, 82
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r10
    st Z+, r12
    ldi r19, 83
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    st Z+, r14
    st Z+, r16
    ldi r16, 84
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    st Z+, r18
    st Z+, r20
    ldi r16, 85
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    st Z+, r22
    st Z+, r24
    ldi r16, 86
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    st Z+, r25
    st Z+, r17
    ldi r16, 87
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    st Z+, r21
    st Z+, r6
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 1
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    st Z+, r2
    std Z+0, r0
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_cham64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_cham64_128_key_setup_avr_wipe
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
    .size lwcc_cham64_128_key_setup_avr, .-lwcc_cham64_128_key_setup_avr

    .global lwcc_cham64_128_ecb_encrypt_avr
    .type lwcc_cham64_128_ecb_encrypt_avr, @function
lwcc_cham64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_cham64_128_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_cham64_128_ecb_encrypt_avr_group:
    ld r5, X+
    subi r30, lo8(-(344))
    sbci r31, hi8(-(344))
    ; round 1 (cham.dsl:24)
    ldd r23, Z+0
    eor r5, r23
    ld r4, X+
    ldd r23, Z+1
    eor r4, r23
    ld r23, X+
    subi r30, lo8(-(-286))
    sbci r31, hi8(-(-286))
    ldd r22, Z+0
    eor r22, r23
    subi r30, lo8(-(288))
    sbci r31, hi8(-(288))
    ; round 2 (cham.dsl:24)
    ldd r21, Z+0
    eor r23, r21
    ld r21, X+
    subi r30, lo8(-(-287))
    sbci r31, hi8(-(-287))
    ; round 1 (cham.dsl:24)
    ldd r20, Z+0
    eor r20, r21
    lsl r22
    rol r20
    adc r22, r1
    add r5, r22
    adc r4, r20
    subi r30, lo8(-(288))
    sbci r31, hi8(-(288))
    ; round 2 (cham.dsl:24)
    ldd r22, Z+0
    eor r21, r22
    ld r22, X+
    ldd r20, Z+1
    eor r20, r22
    ld r2, X+
    ldd r3, Z+2
    eor r3, r2
    add r23, r3
    adc r21, r20
    lsl r23
    rol r21
    adc r23, r1
    ld r20, X+
    ld r3, X+
    mov r19, r23
    mov r23, r22
    mov r22, r2
    mov r2, r19
    mov r19, r21
    mov r21, r20
    mov r20, r3
    mov r3, r19
    subi r30, lo8(-(-347))
    sbci r31, hi8(-(-347))
    ldi r16, 43
.Llwcc_cham64_128_ecb_encrypt_avr_round:
    ; round 3 (cham.dsl:24)
    ld r19, Z+
    eor r23, r19
    ld r19, Z+
    eor r22, r19
    ld r19, Z+
    eor r19, r21
    ld r18, Z+
    eor r18, r20
    lsl r19
    rol r18
    adc r19, r1
    add r23, r19
    adc r22, r18
    ; round 4 (cham.dsl:24)
    ld r19, Z+
    eor r21, r19
    ld r19, Z+
    eor r20, r19
    ld r19, Z+
    eor r19, r5
    ld r18, Z+
    eor r18, r4
    add r21, r19
    adc r20, r18
    lsl r21
    rol r20
    adc r21, r1
    mov r19, r23
    mov r23, r4
    mov r4, r22
    mov r22, r5
    mov r5, r19
    mov r19, r21
    mov r21, r2
    mov r2, r19
    mov r19, r20
    mov r20, r3
    mov r3, r19
    dec r16
    brne .Llwcc_cham64_128_ecb_encrypt_avr_round
    subi r30, 88
    sbci r31, 1
    st Y+, r23
    st Y+, r22
    st Y+, r21
    st Y+, r20
    st Y+, r4
    st Y+, r5
    st Y+, r2
    st Y+, r3
    sbiw r24, 1
    breq .Llwcc_cham64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_cham64_128_ecb_encrypt_avr_group
.Llwcc_cham64_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_cham64_128_ecb_encrypt_avr, .-lwcc_cham64_128_ecb_encrypt_avr

    .global lwcc_cham64_128_ecb_decrypt_avr
    .type lwcc_cham64_128_ecb_decrypt_avr, @function
lwcc_cham64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_cham64_128_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_cham64_128_ecb_decrypt_avr_group:
    ld r3, X+
    ld r2, X+
    ld r4, X+
    ld r5, X+
    ld r20, X+
    ld r21, X+
    ld r23, X+
    ld r22, X+
    subi r30, 176
    sbci r31, 254
    ldi r16, 43
.Llwcc_cham64_128_ecb_decrypt_avr_round:
    ; round 88 (cham.dsl:24)
    bst r23, 0
    lsr r22
    ror r23
    bld r22, 7
    ldd r19, Z+6
    eor r19, r2
    ldd r18, Z+7
    eor r18, r3
    sub r23, r19
    sbc r22, r18
    ldd r19, Z+4
    eor r23, r19
    ldd r19, Z+5
    eor r22, r19
    ; round 87 (cham.dsl:24)
    ldd r19, Z+2
    eor r19, r23
    ldd r18, Z+3
    eor r18, r22
    lsl r19
    rol r18
    adc r19, r1
    sub r21, r19
    sbc r20, r18
    ldd r19, Z+0
    eor r21, r19
    ldd r19, Z+1
    eor r20, r19
    mov r18, r5
    mov r19, r3
    mov r3, r23
    mov r23, r4
    mov r4, r3
    mov r3, r22
    mov r22, r18
    mov r5, r3
    mov r18, r2
    movw r2, r20 ; r3, r21
    mov r20, r19
    mov r21, r18
    subi r30, lo8(-(-8))
    sbci r31, hi8(-(-8))
    dec r16
    brne .Llwcc_cham64_128_ecb_decrypt_avr_round
    adiw r30, 8
    ; round 2 (cham.dsl:24)
    bst r23, 0
    lsr r22
    ror r23
    bld r22, 7
    subi r30, lo8(-(346))
    sbci r31, hi8(-(346))
    ldd r19, Z+2
    eor r19, r3
    ldd r18, Z+3
    eor r18, r2
    sub r23, r18
    sbc r22, r19
    ldd r19, Z+0
    eor r23, r19
    ldd r19, Z+1
    eor r22, r19
    subi r30, lo8(-(-288))
    sbci r31, hi8(-(-288))
    ; round 1 (cham.dsl:24)
    ldd r19, Z+0
    eor r19, r23
    ldd r18, Z+1
    eor r18, r22
    lsl r19
    rol r18
    adc r19, r1
    sub r21, r19
    sbc r20, r18
    subi r30, lo8(-(286))
    sbci r31, hi8(-(286))
    ldd r19, Z+0
    eor r21, r19
    ldd r19, Z+1
    eor r20, r19
    st Y+, r21
    st Y+, r20
    st Y+, r23
    st Y+, r22
    st Y+, r3
    st Y+, r2
    st Y+, r4
    st Y+, r5
    subi r30, lo8(-(-344))
    sbci r31, hi8(-(-344))
    sbiw r24, 1
    breq .Llwcc_cham64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_cham64_128_ecb_decrypt_avr_group
.Llwcc_cham64_128_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_cham64_128_ecb_decrypt_avr, .-lwcc_cham64_128_ecb_decrypt_avr

    .global lwcc_cham64_128_ctr_init_avr
    .type lwcc_cham64_128_ctr_init_avr, @function
lwcc_cham64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_cham64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_cham64_128_ctr_nonce_avr
    .size lwcc_cham64_128_ctr_init_avr, .-lwcc_cham64_128_ctr_init_avr

    .global lwcc_cham64_128_ctr_nonce_avr
    .type lwcc_cham64_128_ctr_nonce_avr, @function
lwcc_cham64_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(350))
    sbci r31, hi8(-(350))
    std Z+0, r0
    ld r0, X+
    std Z+1, r0
    ld r0, X+
    std Z+2, r0
    ld r0, X
    std Z+3, r0
    ret
    .size lwcc_cham64_128_ctr_nonce_avr, .-lwcc_cham64_128_ctr_nonce_avr

    .global lwcc_cham64_128_ctr_crypt_avr
    .type lwcc_cham64_128_ctr_crypt_avr, @function
lwcc_cham64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham64_128_ctr_crypt_avr_begin
    ret
.Llwcc_cham64_128_ctr_crypt_avr_begin:
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
    push r28
    push r29
    push r1
    movw r2, r14
    movw r4, r16
    movw r28, r24
    movw r26, r22
    movw r30, r18
    ; one group before the first: each begins with the next
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
    brcc .Llwcc_cham64_128_ctr_crypt_avr_group
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_rest
.Llwcc_cham64_128_ctr_crypt_avr_group:
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
    subi r30, lo8(-(344))
    sbci r31, hi8(-(344))
    ; round 1 (cham.dsl:24)
    ldd r10, Z+6
    ldd r12, Z+0
    eor r10, r12
    ldd r11, Z+7
    ldd r12, Z+1
    eor r11, r12
    ldd r12, Z+8
    subi r30, lo8(-(-286))
    sbci r31, hi8(-(-286))
    ldd r13, Z+0
    eor r12, r13
    subi r30, lo8(-(295))
    sbci r31, hi8(-(295))
    ldd r13, Z+0
    subi r30, lo8(-(-294))
    sbci r31, hi8(-(-294))
    ldd r8, Z+0
    eor r13, r8
    lsl r12
    rol r13
    adc r12, r1
    add r10, r12
    adc r11, r13
    subi r30, lo8(-(287))
    sbci r31, hi8(-(287))
    ; round 2 (cham.dsl:24)
    ldd r6, Z+6
    ldd r12, Z+0
    eor r6, r12
    ldd r7, Z+7
    ldd r12, Z+1
    eor r7, r12
    ldd r12, Z+2
    eor r12, r5
    ldd r13, Z+3
    eor r13, r4
    add r6, r13
    adc r7, r12
    lsl r6
    rol r7
    adc r6, r1
    mov r12, r5
    mov r13, r4
    mov r8, r3
    mov r9, r2
    subi r30, lo8(-(-346))
    sbci r31, hi8(-(-346))
    ldi r16, 43
.Llwcc_cham64_128_ctr_crypt_avr_round:
    ; round 3 (cham.dsl:24)
    ld r2, Z+
    eor r12, r2
    ld r2, Z+
    eor r13, r2
    ld r2, Z+
    eor r2, r8
    ld r3, Z+
    eor r3, r9
    lsl r2
    rol r3
    adc r2, r1
    add r12, r2
    adc r13, r3
    ; round 4 (cham.dsl:24)
    ld r2, Z+
    eor r8, r2
    ld r2, Z+
    eor r9, r2
    ld r2, Z+
    eor r2, r10
    ld r3, Z+
    eor r3, r11
    add r8, r2
    adc r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r2, r10 ; r3, r11
    movw r4, r6 ; r5, r7
    movw r10, r12 ; r11, r13
    mov r12, r3
    mov r13, r2
    movw r6, r8 ; r7, r9
    mov r8, r4
    mov r9, r5
    dec r16
    brne .Llwcc_cham64_128_ctr_crypt_avr_round
    subi r30, 88
    sbci r31, 1
    ld r2, X+
    eor r2, r12
    st Y+, r2
    ld r12, X+
    eor r12, r13
    st Y+, r12
    ld r12, X+
    eor r12, r8
    st Y+, r12
    ld r12, X+
    eor r12, r9
    st Y+, r12
    ld r12, X+
    eor r12, r11
    st Y+, r12
    ld r12, X+
    eor r12, r10
    st Y+, r12
    ld r12, X+
    eor r12, r6
    st Y+, r12
    ld r12, X+
    eor r12, r7
    st Y+, r12
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_cham64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_group
.Llwcc_cham64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_cham64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_cham64_128_ctr_crypt_avr_end
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
.Llwcc_cham64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_cham64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_group
.Llwcc_cham64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_cham64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_cham64_128_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_cham64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_cham64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_cham64_128_ctr_crypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_cham64_128_ctr_crypt_avr, .-lwcc_cham64_128_ctr_crypt_avr
