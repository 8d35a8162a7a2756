; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile cham --set cham128_128 --target avr --lanes 1
; passes:    unroll() invert() constants(enabled=true) counter() sbox(fixed=true) rotate() value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 55
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 608, ctx 628, align 1, group 16, stack 55, code 5436, flash 5436, ram 1291
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:2b7fa02bdea5937f1734953b87b3b7916456e3c1a97d84d967c024879830c709

    .text

    .global lwcc_cham128_128_key_setup_avr
    .type lwcc_cham128_128_key_setup_avr, @function
lwcc_cham128_128_key_setup_avr:
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
    ld r2, X+
    ld r3, X+
    ld r4, X
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r5, X+
    eor r5, r0
    ld r0, X+
    eor r0, r2
    ld r2, X+
    eor r2, r3
    ld r3, X
    eor r3, r4
    ld r4, X
    eor r4, r5
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r6, X+
    eor r6, r0
    ld r7, X+
    eor r7, r2
    ld r8, X+
    eor r8, r3
    ld r9, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X+
    ld r11, X+
    ld r12, X+
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    eor r5, r9
    eor r0, r10
    eor r2, r11
    eor r3, r12
    adiw r26, 1
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r13, X+
    eor r13, r9
    ld r9, X+
    eor r9, r10
    ld r10, X+
    eor r10, r11
    ld r11, X
    eor r11, r12
    ld r12, X
    eor r12, r13
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r14, X+
    eor r14, r9
    ld r15, X+
    eor r15, r10
    ld r16, X+
    eor r16, r11
    ld r17, X
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r18, X+
    ld r19, X+
    ld r20, X+
    lsl r17
    rol r18
    rol r19
    rol r20
    adc r17, r1
    lsl r17
    rol r18
    rol r19
    rol r20
    adc r17, r1
    lsl r17
    rol r18
    rol r19
    rol r20
    adc r17, r1
    eor r13, r17
    eor r9, r18
    eor r10, r19
    eor r11, r20
    adiw r26, 1
    ld r17, X+
    ld r18, X+
    ld r19, X+
    ld r20, X
    lsl r17
    rol r18
    rol r19
    rol r20
    adc r17, r1
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r21, X+
    eor r21, r17
    ld r17, X+
    eor r17, r18
    ld r18, X+
    eor r18, r19
    ld r19, X
    eor r19, r20
    ld r20, X
    eor r20, r21
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r22, X+
    eor r22, r17
    ld r23, X+
    eor r23, r18
    ld r24, X+
    eor r24, r19
    ld r25, X
    std Y+14, r5
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r5, X+
    std Y+15, r3
    ld r3, X+
    std Y+16, r2
    ld r2, X+
    lsl r25
    rol r5
    rol r3
    rol r2
    adc r25, r1
    lsl r25
    rol r5
    rol r3
    rol r2
    adc r25, r1
    lsl r25
    rol r5
    rol r3
    rol r2
    adc r25, r1
    eor r21, r25
    eor r5, r17
    eor r3, r18
    eor r2, r19
    adiw r26, 1
    ld r17, X+
    ld r18, X+
    ld r19, X+
    ld r25, X
    lsl r17
    rol r18
    rol r19
    rol r25
    adc r17, r1
    std Y+17, r21
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r21, X+
    eor r21, r17
    ld r17, X+
    eor r17, r18
    ld r18, X+
    eor r18, r19
    ld r19, X
    eor r19, r25
    ld r25, X
    eor r25, r21
    std Y+18, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r2, X+
    eor r2, r17
    std Y+19, r3
    ld r3, X+
    eor r3, r18
    std Y+20, r5
    ld r5, X+
    eor r5, r19
    std Y+21, r0
    ld r0, X
    std Y+22, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X+
    std Y+23, r5
    ld r5, X+
    std Y+24, r3
    ld r3, X
    lsl r0
    rol r25
    rol r5
    rol r3
    adc r0, r1
    lsl r0
    rol r25
    rol r5
    rol r3
    adc r0, r1
    lsl r0
    rol r25
    rol r5
    rol r3
    adc r0, r1
    eor r0, r21
    eor r17, r25
    eor r5, r18
    eor r3, r19
    ; round 1 (cham.dsl:24)
    bst r4, 0
    lsr r8
    ror r7
    ror r6
    ror r4
    bld r8, 7
    ; round 3 (cham.dsl:24)
    bst r20, 0
    lsr r24
    ror r23
    ror r22
    ror r20
    bld r24, 7
    ; round 5 (cham.dsl:24)
    bst r13, 0
    lsr r11
    ror r10
    ror r9
    ror r13
    bld r11, 7
    ; round 7 (cham.dsl:24)
    bst r0, 0
    lsr r3
    ror r5
    ror r17
    ror r0
    bld r3, 7
    ldi r18, 0
    st Z+, r18
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r18, 1
    st Z+, r18
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r18, 2
    st Z+, r18
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r18, 3
    st Z+, r18
    st Z+, r2
    ldd r18, Y+24
    st Z+, r18
    ldd r19, Y+23
    st Z+, r19
    ldd r21, Y+22
    st Z+, r21
    ldi r25, 4
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 5
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 6
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 7
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 8
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 9
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r25, 10
    st Z+, r25
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 11
    st Z+, r25
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r25, 12
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 13
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 14
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 15
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 16
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 17
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r25, 18
    st Z+, r25
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 19
    st Z+, r25
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r25, 20
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 21
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 22
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 23
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 24
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 25
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r25, 26
    st Z+, r25
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 27
    st Z+, r25
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r25, 28
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 29
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 30
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 31
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 32
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 33
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r25, 34
    st Z+, r25
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 35
    st Z+, r25
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r25, 36
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 37
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 38
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 39
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 40
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 41
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r25, 42
    st Z+, r25
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 43
    st Z+, r25
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r25, 44
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 45
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 46
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 47
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 48
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 49
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r25, 50
    st Z+, r25
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 51
    st Z+, r25
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r25, 52
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 53
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 54
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 55
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 56
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 57
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r25, 58
    st Z+, r25
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 59
    st Z+, r25
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r25, 60
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 61
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 62
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 63
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 64
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 65
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r25, 66
    st Z+, r25
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 67
    st Z+, r25
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r25, 68
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 69
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 70
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 71
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 72
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 73
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r25, 74
    st Z+, r25
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 75
    st Z+, r25
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r25, 76
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 77
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 78
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 79
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 80
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 81
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r25, 82
    st Z+, r25
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 83
    st Z+, r25
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r25, 84
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 85
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 86
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 87
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 88
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 89
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r25, 90
    st Z+, r25
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 91
    st Z+, r25
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r25, 92
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 93
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 94
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 95
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 96
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 97
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r25, 98
    st Z+, r25
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 99
    st Z+, r25
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r25, 100
    st Z+, r25
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r25, 101
    st Z+, r25
    ldd r25, Y+21
    st Z+, r25
    ldd r25, Y+16
    st Z+, r25
    ldd r25, Y+15
    st Z+, r25
    ldd r25, Y+14
    st Z+, r25
    ldi r25, 102
    st Z+, r25
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r25, 103
    st Z+, r25
    ldd r25, Y+20
    st Z+, r25
    ldd r25, Y+19
    st Z+, r25
    ldd r25, Y+18
    st Z+, r25
    ldd r25, Y+17
    st Z+, r25
    ldi r25, 104
    st Z+, r25
    st Z+, r4
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 105
    st Z+, r25
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r12
    ldi r16, 106
    st Z+, r16
    st Z+, r20
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r16, 107
    st Z+, r16
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    ldi r16, 108
    st Z+, r16
    st Z+, r13
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r16, 109
    st Z+, r16
    ldd r2, Y+21
    st Z+, r2
    ldd r2, Y+16
    st Z+, r2
    ldd r2, Y+15
    st Z+, r2
    ldd r2, Y+14
    st Z+, r2
    ldi r16, 110
    st Z+, r16
    st Z+, r0
    st Z+, r17
    st Z+, r5
    st Z+, r3
    ldi r16, 111
    st Z+, r16
    ldd r0, Y+20
    st Z+, r0
    ldd r0, Y+19
    st Z+, r0
    ldd r0, Y+18
    st Z+, r0
    ldd r0, Y+17
    st Z+, r0
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ldi r16, 0
    std Z+0, r16
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_cham128_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_cham128_128_key_setup_avr_wipe
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
    .size lwcc_cham128_128_key_setup_avr, .-lwcc_cham128_128_key_setup_avr

    .global lwcc_cham128_128_ecb_encrypt_avr
    .type lwcc_cham128_128_ecb_encrypt_avr, @function
lwcc_cham128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_cham128_128_ecb_encrypt_avr_begin:
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
    push r17
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_cham128_128_ecb_encrypt_avr_group:
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r17, X+
    ldi r16, 14
.Llwcc_cham128_128_ecb_encrypt_avr_round:
    ; round 1 (cham.dsl:24)
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r18, r5
    ld r19, Z+
    eor r19, r6
    ld r20, Z+
    eor r20, r7
    ld r21, Z+
    eor r21, r8
    lsl r18
    rol r19
    rol r20
    rol r21
    adc r18, r1
    add r0, r18
    adc r2, r19
    adc r3, r20
    adc r4, r21
    ; round 2 (cham.dsl:24)
    ld r18, Z+
    eor r5, r18
    ld r18, Z+
    eor r18, r9
    ld r19, Z+
    eor r19, r10
    ld r20, Z+
    eor r20, r11
    ld r21, Z+
    eor r21, r12
    add r5, r21
    adc r6, r18
    adc r7, r19
    adc r8, r20
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    ; round 3 (cham.dsl:24)
    ld r18, Z+
    eor r9, r18
    ld r18, Z+
    eor r18, r13
    ld r19, Z+
    eor r19, r14
    ld r20, Z+
    eor r20, r15
    ld r21, Z+
    eor r21, r17
    lsl r18
    rol r19
    rol r20
    rol r21
    adc r18, r1
    add r9, r18
    adc r10, r19
    adc r11, r20
    adc r12, r21
    ; round 4 (cham.dsl:24)
    ld r18, Z+
    eor r13, r18
    ld r18, Z+
    eor r18, r4
    ld r19, Z+
    eor r19, r0
    ld r20, Z+
    eor r20, r2
    ld r21, Z+
    eor r21, r3
    add r13, r21
    adc r14, r18
    adc r15, r19
    adc r17, r20
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    ; round 5 (cham.dsl:24)
    ld r18, Z+
    eor r4, r18
    ld r18, Z+
    eor r18, r5
    ld r19, Z+
    eor r19, r6
    ld r20, Z+
    eor r20, r7
    ld r21, Z+
    eor r21, r8
    lsl r18
    rol r19
    rol r20
    rol r21
    adc r18, r1
    add r4, r18
    adc r0, r19
    adc r2, r20
    adc r3, r21
    ; round 6 (cham.dsl:24)
    ld r18, Z+
    eor r5, r18
    ld r18, Z+
    eor r18, r12
    ld r19, Z+
    eor r19, r9
    ld r20, Z+
    eor r20, r10
    ld r21, Z+
    eor r21, r11
    add r5, r21
    adc r6, r18
    adc r7, r19
    adc r8, r20
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    ; round 7 (cham.dsl:24)
    ld r18, Z+
    eor r12, r18
    ld r18, Z+
    eor r18, r13
    ld r19, Z+
    eor r19, r14
    ld r20, Z+
    eor r20, r15
    ld r21, Z+
    eor r21, r17
    lsl r18
    rol r19
    rol r20
    rol r21
    adc r18, r1
    add r12, r18
    adc r9, r19
    adc r10, r20
    adc r11, r21
    ; round 8 (cham.dsl:24)
    ld r18, Z+
    eor r13, r18
    ld r18, Z+
    eor r18, r3
    ld r19, Z+
    eor r19, r4
    ld r20, Z+
    eor r20, r0
    ld r21, Z+
    eor r21, r2
    add r13, r21
    adc r14, r18
    adc r15, r19
    adc r17, r20
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    mov r18, r0
    mov r0, r3
    mov r3, r18
    mov r18, r2
    mov r2, r4
    mov r4, r18
    mov r18, r9
    mov r9, r11
    mov r11, r18
    mov r18, r10
    mov r10, r12
    mov r12, r18
    dec r16
    breq .Llwcc_cham128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_cham128_128_ecb_encrypt_avr_round
.Llwcc_cham128_128_ecb_encrypt_avr_rounds_done:
    subi r30, 48
    sbci r31, 2
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r8
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r12
    st Y+, r13
    st Y+, r14
    st Y+, r15
    st Y+, r17
    sbiw r24, 1
    breq .Llwcc_cham128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_cham128_128_ecb_encrypt_avr_group
.Llwcc_cham128_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r17
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
    .size lwcc_cham128_128_ecb_encrypt_avr, .-lwcc_cham128_128_ecb_encrypt_avr

    .global lwcc_cham128_128_ecb_decrypt_avr
    .type lwcc_cham128_128_ecb_decrypt_avr, @function
lwcc_cham128_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham128_128_ecb_decrypt_avr_begin
    ret
.Llwcc_cham128_128_ecb_decrypt_avr_begin:
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
    push r17
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_cham128_128_ecb_decrypt_avr_group:
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r17, X+
    ld r12, X+
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    subi r30, 248
    sbci r31, 253
    ldi r16, 14
.Llwcc_cham128_128_ecb_decrypt_avr_round:
    ; round 112 (cham.dsl:24)
    bst r0, 0
    lsr r4
    ror r3
    ror r2
    ror r0
    bld r4, 7
    ldd r18, Z+36
    eor r18, r5
    ldd r19, Z+37
    eor r19, r6
    ldd r20, Z+38
    eor r20, r7
    ldd r21, Z+39
    eor r21, r8
    sub r0, r21
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r18, Z+35
    eor r0, r18
    ; round 111 (cham.dsl:24)
    ldd r18, Z+31
    eor r18, r0
    ldd r19, Z+32
    eor r19, r2
    ldd r20, Z+33
    eor r20, r3
    ldd r21, Z+34
    eor r21, r4
    lsl r18
    rol r19
    rol r20
    rol r21
    adc r18, r1
    sub r9, r18
    sbc r10, r19
    sbc r11, r20
    sbc r12, r21
    ldd r18, Z+30
    eor r9, r18
    ; round 110 (cham.dsl:24)
    bst r13, 0
    lsr r17
    ror r15
    ror r14
    ror r13
    bld r17, 7
    ldd r18, Z+26
    eor r18, r9
    ldd r19, Z+27
    eor r19, r10
    ldd r20, Z+28
    eor r20, r11
    ldd r21, Z+29
    eor r21, r12
    sub r13, r21
    sbc r14, r18
    sbc r15, r19
    sbc r17, r20
    ldd r18, Z+25
    eor r13, r18
    ; round 109 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r13
    ldd r19, Z+22
    eor r19, r14
    ldd r20, Z+23
    eor r20, r15
    ldd r21, Z+24
    eor r21, r17
    lsl r18
    rol r19
    rol r20
    rol r21
    adc r18, r1
    sub r6, r18
    sbc r7, r19
    sbc r8, r20
    sbc r5, r21
    ldd r18, Z+20
    eor r6, r18
    ; round 108 (cham.dsl:24)
    bst r0, 0
    lsr r4
    ror r3
    ror r2
    ror r0
    bld r4, 7
    ldd r18, Z+16
    eor r18, r6
    ldd r19, Z+17
    eor r19, r7
    ldd r20, Z+18
    eor r20, r8
    ldd r21, Z+19
    eor r21, r5
    sub r0, r21
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r18, Z+15
    eor r0, r18
    ; round 107 (cham.dsl:24)
    ldd r18, Z+11
    eor r18, r0
    ldd r19, Z+12
    eor r19, r2
    ldd r20, Z+13
    eor r20, r3
    ldd r21, Z+14
    eor r21, r4
    lsl r18
    rol r19
    rol r20
    rol r21
    adc r18, r1
    sub r10, r18
    sbc r11, r19
    sbc r12, r20
    sbc r9, r21
    ldd r18, Z+10
    eor r10, r18
    ; round 106 (cham.dsl:24)
    bst r13, 0
    lsr r17
    ror r15
    ror r14
    ror r13
    bld r17, 7
    ldd r18, Z+6
    eor r18, r10
    ldd r19, Z+7
    eor r19, r11
    ldd r20, Z+8
    eor r20, r12
    ldd r21, Z+9
    eor r21, r9
    sub r13, r21
    sbc r14, r18
    sbc r15, r19
    sbc r17, r20
    ldd r18, Z+5
    eor r13, r18
    ; round 105 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r19, Z+2
    eor r19, r14
    ldd r20, Z+3
    eor r20, r15
    ldd r21, Z+4
    eor r21, r17
    lsl r18
    rol r19
    rol r20
    rol r21
    adc r18, r1
    sub r7, r18
    sbc r8, r19
    sbc r5, r20
    sbc r6, r21
    ldd r18, Z+0
    eor r7, r18
    mov r18, r5
    mov r5, r7
    mov r7, r18
    mov r18, r6
    mov r6, r8
    mov r8, r18
    mov r18, r9
    mov r9, r11
    mov r11, r18
    mov r18, r10
    mov r10, r12
    mov r12, r18
    subi r30, lo8(-(-40))
    sbci r31, hi8(-(-40))
    dec r16
    breq .Llwcc_cham128_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_cham128_128_ecb_decrypt_avr_round
.Llwcc_cham128_128_ecb_decrypt_avr_rounds_done:
    adiw r30, 40
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r8
    st Y+, r13
    st Y+, r14
    st Y+, r15
    st Y+, r17
    st Y+, r12
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    sbiw r24, 1
    breq .Llwcc_cham128_128_ecb_decrypt_avr_end
    rjmp .Llwcc_cham128_128_ecb_decrypt_avr_group
.Llwcc_cham128_128_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r17
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
    .size lwcc_cham128_128_ecb_decrypt_avr, .-lwcc_cham128_128_ecb_decrypt_avr

    .global lwcc_cham128_128_ctr_init_avr
    .type lwcc_cham128_128_ctr_init_avr, @function
lwcc_cham128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_cham128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_cham128_128_ctr_nonce_avr
    .size lwcc_cham128_128_ctr_init_avr, .-lwcc_cham128_128_ctr_init_avr

    .global lwcc_cham128_128_ctr_nonce_avr
    .type lwcc_cham128_128_ctr_nonce_avr, @function
lwcc_cham128_128_ctr_nonce_avr:
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
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X
    ; round 1 (cham.dsl:24)
    ldd r13, Z+0
    eor r0, r13
    subi r30, lo8(-(590))
    sbci r31, hi8(-(590))
    ldd r13, Z+0
    eor r2, r13
    ldd r13, Z+1
    eor r3, r13
    ldd r13, Z+2
    eor r4, r13
    subi r30, lo8(-(-589))
    sbci r31, hi8(-(-589))
    ldd r13, Z+0
    eor r13, r5
    ldd r14, Z+1
    eor r14, r6
    ldd r15, Z+2
    eor r15, r7
    ldd r16, Z+3
    eor r16, r8
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    add r0, r13
    adc r2, r14
    adc r3, r15
    adc r4, r16
    ; round 2 (cham.dsl:24)
    ldd r13, Z+4
    eor r5, r13
    subi r30, lo8(-(592))
    sbci r31, hi8(-(592))
    ldd r13, Z+0
    eor r6, r13
    ldd r13, Z+1
    eor r7, r13
    ldd r13, Z+2
    eor r8, r13
    subi r30, lo8(-(-587))
    sbci r31, hi8(-(-587))
    ldd r13, Z+0
    eor r13, r9
    ldd r14, Z+1
    eor r14, r10
    ldd r15, Z+2
    eor r15, r11
    ldd r16, Z+3
    eor r16, r12
    add r5, r16
    adc r6, r13
    adc r7, r14
    adc r8, r15
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    ; round 3 (cham.dsl:24)
    ldd r13, Z+4
    eor r9, r13
    subi r30, lo8(-(590))
    sbci r31, hi8(-(590))
    ldd r13, Z+0
    eor r10, r13
    ldd r13, Z+1
    eor r11, r13
    ldd r13, Z+2
    eor r12, r13
    subi r30, lo8(-(-580))
    sbci r31, hi8(-(-580))
    ; round 4 (cham.dsl:24)
    ldd r13, Z+0
    eor r13, r4
    ldd r14, Z+1
    eor r14, r0
    ldd r15, Z+2
    eor r15, r2
    ldd r16, Z+3
    eor r16, r3
    ; round 5 (cham.dsl:24)
    ldd r17, Z+4
    eor r4, r17
    subi r30, lo8(-(583))
    sbci r31, hi8(-(583))
    ldd r17, Z+0
    eor r0, r17
    ldd r17, Z+1
    eor r2, r17
    ldd r17, Z+2
    eor r3, r17
    subi r30, lo8(-(-578))
    sbci r31, hi8(-(-578))
    ldd r17, Z+0
    eor r17, r5
    ldd r18, Z+1
    eor r18, r6
    ldd r19, Z+2
    eor r19, r7
    ldd r20, Z+3
    eor r20, r8
    lsl r17
    rol r18
    rol r19
    rol r20
    adc r17, r1
    add r4, r17
    adc r0, r18
    adc r2, r19
    adc r3, r20
    ; round 6 (cham.dsl:24)
    ldd r17, Z+4
    eor r5, r17
    subi r30, lo8(-(581))
    sbci r31, hi8(-(581))
    ldd r17, Z+0
    eor r6, r17
    ldd r17, Z+1
    eor r7, r17
    ldd r17, Z+2
    eor r8, r17
    subi r30, lo8(-(-566))
    sbci r31, hi8(-(-566))
    ; round 8 (cham.dsl:24)
    ldd r17, Z+0
    eor r17, r3
    ldd r18, Z+1
    eor r18, r4
    ldd r19, Z+2
    eor r19, r0
    ldd r20, Z+3
    eor r20, r2
    ; round 9 (cham.dsl:24)
    ldd r21, Z+4
    eor r3, r21
    subi r30, lo8(-(569))
    sbci r31, hi8(-(569))
    ldd r21, Z+0
    eor r4, r21
    ldd r21, Z+1
    eor r0, r21
    ldd r21, Z+2
    eor r2, r21
    std Z+3, r9
    std Z+4, r10
    std Z+5, r11
    std Z+6, r12
    std Z+7, r16
    std Z+8, r13
    std Z+9, r14
    std Z+10, r15
    std Z+11, r5
    std Z+12, r6
    std Z+13, r7
    std Z+14, r8
    std Z+15, r20
    std Z+16, r17
    std Z+17, r18
    std Z+18, r19
    std Z+19, r3
    std Z+20, r4
    std Z+21, r0
    std Z+22, r2
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
    .size lwcc_cham128_128_ctr_nonce_avr, .-lwcc_cham128_128_ctr_nonce_avr

    .global lwcc_cham128_128_ctr_crypt_avr
    .type lwcc_cham128_128_ctr_crypt_avr, @function
lwcc_cham128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham128_128_ctr_crypt_avr_begin
    ret
.Llwcc_cham128_128_ctr_crypt_avr_begin:
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
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_cham128_128_ctr_crypt_avr_group
    rjmp .Llwcc_cham128_128_ctr_crypt_avr_rest
.Llwcc_cham128_128_ctr_crypt_avr_group:
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
    ; round 3 (cham.dsl:24)
    ldd r23, Z+11
    mov r22, r5
    eor r22, r23
    ldd r17, Z+12
    mov r7, r4
    eor r7, r17
    ldd r18, Z+13
    mov r21, r3
    eor r21, r18
    ldd r8, Z+14
    eor r8, r2
    lsl r22
    rol r7
    rol r21
    rol r8
    adc r22, r1
    subi r30, lo8(-(608))
    sbci r31, hi8(-(608))
    ldd r6, Z+0
    ldd r14, Z+1
    ldd r15, Z+2
    ldd r11, Z+3
    add r6, r22
    adc r14, r7
    adc r15, r21
    adc r11, r8
    subi r30, lo8(-(-593))
    sbci r31, hi8(-(-593))
    ; round 4 (cham.dsl:24)
    ldd r22, Z+0
    eor r5, r22
    subi r30, lo8(-(545))
    sbci r31, hi8(-(545))
    ldd r22, Z+0
    eor r4, r22
    ldd r22, Z+1
    eor r3, r22
    ldd r22, Z+2
    eor r2, r22
    ldd r22, Z+52
    ldd r7, Z+53
    ldd r21, Z+54
    ldd r8, Z+55
    add r5, r22
    adc r4, r7
    adc r3, r21
    adc r2, r8
    lsl r5
    rol r4
    rol r3
    rol r2
    adc r5, r1
    subi r30, lo8(-(-534))
    sbci r31, hi8(-(-534))
    ; round 6 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ldd r7, Z+1
    eor r7, r6
    ldd r21, Z+2
    eor r21, r14
    ldd r8, Z+3
    eor r8, r15
    subi r30, lo8(-(590))
    sbci r31, hi8(-(590))
    ldd r16, Z+0
    ldd r19, Z+1
    ldd r12, Z+2
    ldd r13, Z+3
    add r8, r16
    adc r22, r19
    adc r7, r12
    adc r21, r13
    lsl r8
    rol r22
    rol r7
    rol r21
    adc r8, r1
    subi r30, lo8(-(-586))
    sbci r31, hi8(-(-586))
    ; round 7 (cham.dsl:24)
    ldd r16, Z+0
    eor r11, r16
    subi r30, lo8(-(533))
    sbci r31, hi8(-(533))
    ldd r16, Z+0
    eor r6, r16
    ldd r16, Z+1
    eor r14, r16
    ldd r16, Z+2
    eor r15, r16
    subi r30, lo8(-(-532))
    sbci r31, hi8(-(-532))
    ldd r16, Z+0
    eor r16, r5
    ldd r19, Z+1
    eor r19, r4
    ldd r12, Z+2
    eor r12, r3
    ldd r13, Z+3
    eor r13, r2
    lsl r16
    rol r19
    rol r12
    rol r13
    adc r16, r1
    add r11, r16
    adc r6, r19
    adc r14, r12
    adc r15, r13
    ; round 8 (cham.dsl:24)
    ldd r16, Z+4
    eor r5, r16
    subi r30, lo8(-(535))
    sbci r31, hi8(-(535))
    ldd r16, Z+0
    eor r4, r16
    ldd r16, Z+1
    eor r3, r16
    ldd r16, Z+2
    eor r2, r16
    ldd r16, Z+54
    ldd r19, Z+55
    ldd r12, Z+56
    ldd r13, Z+57
    add r5, r16
    adc r4, r19
    adc r3, r12
    adc r2, r13
    lsl r5
    rol r4
    rol r3
    rol r2
    adc r5, r1
    subi r30, lo8(-(-565))
    sbci r31, hi8(-(-565))
    ; round 9 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r8
    ldd r19, Z+1
    eor r19, r22
    ldd r12, Z+2
    eor r12, r7
    ldd r13, Z+3
    eor r13, r21
    lsl r16
    rol r19
    rol r12
    rol r13
    adc r16, r1
    subi r30, lo8(-(623))
    sbci r31, hi8(-(623))
    ldd r9, Z+0
    ldd r10, Z+1
    ldd r0, Z+2
    ldd r20, Z+3
    add r9, r16
    adc r10, r19
    adc r0, r12
    adc r20, r13
    subi r30, lo8(-(-579))
    sbci r31, hi8(-(-579))
    ; round 10 (cham.dsl:24)
    ldd r16, Z+0
    eor r8, r16
    subi r30, lo8(-(524))
    sbci r31, hi8(-(524))
    ldd r16, Z+0
    eor r22, r16
    ldd r16, Z+1
    eor r7, r16
    ldd r16, Z+2
    eor r21, r16
    subi r30, lo8(-(-563))
    sbci r31, hi8(-(-563))
    ldd r16, Z+0
    eor r16, r15
    ldd r19, Z+1
    eor r19, r11
    ldd r12, Z+2
    eor r12, r6
    ldd r13, Z+3
    eor r13, r14
    add r8, r13
    adc r22, r16
    adc r7, r19
    adc r21, r12
    lsl r8
    rol r22
    rol r7
    rol r21
    adc r8, r1
    ; round 11 (cham.dsl:24)
    ldd r16, Z+44
    eor r15, r16
    subi r30, lo8(-(566))
    sbci r31, hi8(-(566))
    ldd r16, Z+0
    eor r11, r16
    ldd r16, Z+1
    eor r6, r16
    ldd r16, Z+2
    eor r14, r16
    eor r23, r5
    eor r17, r4
    eor r18, r3
    subi r30, lo8(-(-558))
    sbci r31, hi8(-(-558))
    ldd r16, Z+0
    eor r16, r2
    lsl r23
    rol r17
    rol r18
    rol r16
    adc r23, r1
    add r15, r23
    adc r11, r17
    adc r6, r18
    adc r14, r16
    mov r23, r5
    mov r17, r3
    movw r18, r20 ; r19, r21
    mov r21, r9
    movw r12, r14 ; r13, r15
    mov r14, r8
    movw r8, r10 ; r9, r11
    mov r15, r22
    mov r22, r4
    movw r10, r6 ; r11, r7
    mov r7, r2
    mov r6, r0
    subi r30, lo8(-(-14))
    sbci r31, hi8(-(-14))
    adiw r30, 1
    ldi r16, 12
.Llwcc_cham128_128_ctr_crypt_avr_round:
    ; round 12 (cham.dsl:24)
    ldd r2, Z+54
    eor r23, r2
    ldd r2, Z+15
    eor r2, r18
    ldd r3, Z+16
    eor r3, r21
    ldd r4, Z+17
    eor r4, r8
    ldd r5, Z+18
    eor r5, r6
    add r23, r5
    adc r22, r2
    adc r17, r3
    adc r7, r4
    lsl r23
    rol r22
    rol r17
    rol r7
    adc r23, r1
    ; round 13 (cham.dsl:24)
    ldd r2, Z+59
    eor r18, r2
    ldd r2, Z+20
    eor r2, r14
    ldd r3, Z+21
    eor r3, r15
    ldd r4, Z+22
    eor r4, r11
    ldd r5, Z+23
    eor r5, r19
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    add r18, r2
    adc r21, r3
    adc r8, r4
    adc r6, r5
    adiw r30, 25
    ; round 14 (cham.dsl:24)
    ldd r2, Z+39
    eor r14, r2
    ldd r2, Z+0
    eor r2, r12
    ldd r3, Z+1
    eor r3, r13
    ldd r4, Z+2
    eor r4, r9
    ldd r5, Z+3
    eor r5, r10
    add r5, r14
    adc r2, r15
    adc r3, r11
    adc r4, r19
    lsl r5
    rol r2
    rol r3
    rol r4
    adc r5, r1
    ; round 15 (cham.dsl:24)
    ldd r14, Z+44
    eor r14, r12
    ldd r15, Z+5
    eor r15, r23
    ldd r11, Z+6
    eor r11, r22
    ldd r19, Z+7
    eor r19, r17
    ldd r12, Z+8
    eor r12, r7
    lsl r15
    rol r11
    rol r19
    rol r12
    adc r15, r1
    add r15, r14
    adc r11, r13
    adc r19, r9
    adc r12, r10
    ; round 16 (cham.dsl:24)
    ldd r14, Z+49
    eor r23, r14
    ldd r14, Z+10
    eor r14, r6
    ldd r13, Z+11
    eor r13, r18
    ldd r9, Z+12
    eor r9, r21
    ldd r10, Z+13
    eor r10, r8
    add r23, r10
    adc r22, r14
    adc r17, r13
    adc r7, r9
    lsl r23
    rol r22
    rol r17
    rol r7
    adc r23, r1
    ; round 17 (cham.dsl:24)
    ldd r14, Z+54
    eor r6, r14
    subi r30, lo8(-(-25))
    sbci r31, hi8(-(-25))
    ldd r14, Z+0
    eor r14, r5
    ldd r13, Z+1
    eor r13, r2
    ldd r9, Z+2
    eor r9, r3
    ldd r10, Z+3
    eor r10, r4
    lsl r14
    rol r13
    rol r9
    rol r10
    adc r14, r1
    add r6, r14
    adc r18, r13
    adc r21, r9
    adc r8, r10
    subi r30, lo8(-(84))
    sbci r31, hi8(-(84))
    ; round 18 (cham.dsl:24)
    ldd r14, Z+0
    eor r5, r14
    subi r30, lo8(-(-79))
    sbci r31, hi8(-(-79))
    ldd r14, Z+0
    eor r14, r12
    ldd r13, Z+1
    eor r13, r15
    ldd r9, Z+2
    eor r9, r11
    ldd r10, Z+3
    eor r10, r19
    add r5, r10
    adc r2, r14
    adc r3, r13
    adc r4, r9
    lsl r5
    rol r2
    rol r3
    rol r4
    adc r5, r1
    subi r30, lo8(-(84))
    sbci r31, hi8(-(84))
    ; round 19 (cham.dsl:24)
    ldd r14, Z+0
    eor r14, r12
    subi r30, lo8(-(-79))
    sbci r31, hi8(-(-79))
    ldd r12, Z+0
    eor r12, r23
    ldd r13, Z+1
    eor r13, r22
    ldd r9, Z+2
    eor r9, r17
    ldd r10, Z+3
    eor r10, r7
    lsl r12
    rol r13
    rol r9
    rol r10
    adc r12, r1
    add r14, r12
    adc r15, r13
    adc r11, r9
    adc r19, r10
    mov r12, r19
    mov r19, r4
    mov r13, r14
    mov r14, r5
    mov r9, r15
    mov r15, r2
    mov r10, r11
    mov r11, r3
    mov r0, r18
    mov r18, r8
    mov r8, r0
    mov r0, r21
    mov r21, r6
    mov r6, r0
    adiw r30, 30
    dec r16
    breq .Llwcc_cham128_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_cham128_128_ctr_crypt_avr_round
.Llwcc_cham128_128_ctr_crypt_avr_rounds_done:
    subi r30, 225
    sbci r31, 1
    subi r30, lo8(-(535))
    sbci r31, hi8(-(535))
    ; round 108 (cham.dsl:24)
    ldd r2, Z+0
    eor r23, r2
    ldd r2, Z+40
    eor r22, r2
    ldd r2, Z+41
    eor r17, r2
    ldd r2, Z+42
    eor r7, r2
    subi r30, lo8(-(-519))
    sbci r31, hi8(-(-519))
    ldd r2, Z+0
    eor r2, r18
    subi r30, lo8(-(524))
    sbci r31, hi8(-(524))
    ; round 109 (cham.dsl:24)
    ldd r3, Z+0
    eor r18, r3
    subi r30, lo8(-(-523))
    sbci r31, hi8(-(-523))
    ; round 108 (cham.dsl:24)
    ldd r3, Z+0
    eor r3, r21
    subi r30, lo8(-(561))
    sbci r31, hi8(-(561))
    ; round 109 (cham.dsl:24)
    ldd r4, Z+0
    eor r21, r4
    subi r30, lo8(-(-560))
    sbci r31, hi8(-(-560))
    ; round 108 (cham.dsl:24)
    ldd r4, Z+0
    eor r4, r8
    subi r30, lo8(-(561))
    sbci r31, hi8(-(561))
    ; round 109 (cham.dsl:24)
    ldd r5, Z+0
    eor r8, r5
    subi r30, lo8(-(-560))
    sbci r31, hi8(-(-560))
    ; round 108 (cham.dsl:24)
    ldd r5, Z+0
    eor r5, r6
    add r23, r5
    adc r22, r2
    adc r17, r3
    adc r7, r4
    lsl r23
    rol r22
    rol r17
    rol r7
    adc r23, r1
    subi r30, lo8(-(561))
    sbci r31, hi8(-(561))
    ; round 109 (cham.dsl:24)
    ldd r2, Z+0
    eor r6, r2
    subi r30, lo8(-(-559))
    sbci r31, hi8(-(-559))
    ldd r2, Z+0
    eor r2, r14
    subi r30, lo8(-(524))
    sbci r31, hi8(-(524))
    ; round 110 (cham.dsl:24)
    ldd r3, Z+0
    eor r14, r3
    subi r30, lo8(-(-523))
    sbci r31, hi8(-(-523))
    ; round 109 (cham.dsl:24)
    ldd r3, Z+0
    eor r3, r15
    subi r30, lo8(-(559))
    sbci r31, hi8(-(559))
    ; round 110 (cham.dsl:24)
    ldd r4, Z+0
    eor r15, r4
    subi r30, lo8(-(-558))
    sbci r31, hi8(-(-558))
    ; round 109 (cham.dsl:24)
    ldd r4, Z+0
    eor r4, r11
    subi r30, lo8(-(559))
    sbci r31, hi8(-(559))
    ; round 110 (cham.dsl:24)
    ldd r5, Z+0
    eor r11, r5
    subi r30, lo8(-(-558))
    sbci r31, hi8(-(-558))
    ; round 109 (cham.dsl:24)
    ldd r5, Z+0
    eor r5, r19
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    add r18, r2
    adc r21, r3
    adc r8, r4
    adc r6, r5
    subi r30, lo8(-(559))
    sbci r31, hi8(-(559))
    ; round 110 (cham.dsl:24)
    ldd r2, Z+0
    eor r2, r19
    ; round 112 (cham.dsl:24)
    ld r3, X+
    eor r3, r6
    st Y+, r3
    subi r30, lo8(-(-557))
    sbci r31, hi8(-(-557))
    ldd r3, Z+10
    eor r6, r3
    ld r3, X+
    eor r3, r18
    st Y+, r3
    ldd r3, Z+11
    eor r18, r3
    ld r3, X+
    eor r3, r21
    st Y+, r3
    ldd r3, Z+12
    eor r21, r3
    ld r3, X+
    eor r3, r8
    st Y+, r3
    ldd r3, Z+13
    eor r8, r3
    ; round 110 (cham.dsl:24)
    ldd r3, Z+0
    eor r3, r12
    subi r30, lo8(-(524))
    sbci r31, hi8(-(524))
    ; round 111 (cham.dsl:24)
    ldd r4, Z+0
    eor r4, r12
    subi r30, lo8(-(-523))
    sbci r31, hi8(-(-523))
    ; round 110 (cham.dsl:24)
    ldd r5, Z+0
    eor r5, r13
    subi r30, lo8(-(557))
    sbci r31, hi8(-(557))
    ; round 111 (cham.dsl:24)
    ldd r16, Z+0
    eor r13, r16
    subi r30, lo8(-(-556))
    sbci r31, hi8(-(-556))
    ; round 110 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r9
    subi r30, lo8(-(557))
    sbci r31, hi8(-(557))
    ; round 111 (cham.dsl:24)
    ldd r19, Z+0
    eor r9, r19
    subi r30, lo8(-(-556))
    sbci r31, hi8(-(-556))
    ; round 110 (cham.dsl:24)
    ldd r19, Z+0
    eor r19, r10
    add r14, r19
    adc r15, r3
    adc r11, r5
    adc r2, r16
    subi r30, lo8(-(557))
    sbci r31, hi8(-(557))
    ; round 111 (cham.dsl:24)
    ldd r3, Z+0
    eor r3, r10
    ; round 110 (cham.dsl:24)
    lsl r14
    rol r15
    rol r11
    rol r2
    adc r14, r1
    ; round 112 (cham.dsl:24)
    ld r5, X+
    eor r5, r14
    st Y+, r5
    ld r5, X+
    eor r5, r15
    st Y+, r5
    ld r5, X+
    eor r5, r11
    st Y+, r5
    ld r5, X+
    eor r5, r2
    st Y+, r5
    subi r30, lo8(-(-555))
    sbci r31, hi8(-(-555))
    ; round 111 (cham.dsl:24)
    ldd r2, Z+0
    eor r2, r23
    subi r30, lo8(-(524))
    sbci r31, hi8(-(524))
    ; round 112 (cham.dsl:24)
    ldd r5, Z+0
    eor r23, r5
    subi r30, lo8(-(-523))
    sbci r31, hi8(-(-523))
    ; round 111 (cham.dsl:24)
    ldd r5, Z+0
    eor r5, r22
    subi r30, lo8(-(555))
    sbci r31, hi8(-(555))
    ; round 112 (cham.dsl:24)
    ldd r14, Z+0
    eor r22, r14
    subi r30, lo8(-(-554))
    sbci r31, hi8(-(-554))
    ; round 111 (cham.dsl:24)
    ldd r14, Z+0
    eor r14, r17
    subi r30, lo8(-(555))
    sbci r31, hi8(-(555))
    ; round 112 (cham.dsl:24)
    ldd r15, Z+0
    eor r17, r15
    subi r30, lo8(-(-554))
    sbci r31, hi8(-(-554))
    ; round 111 (cham.dsl:24)
    ldd r15, Z+0
    eor r15, r7
    lsl r2
    rol r5
    rol r14
    rol r15
    adc r2, r1
    add r2, r4
    adc r5, r13
    adc r14, r9
    adc r15, r3
    subi r30, lo8(-(555))
    sbci r31, hi8(-(555))
    ; round 112 (cham.dsl:24)
    ldd r3, Z+0
    eor r7, r3
    add r23, r8
    adc r22, r6
    adc r17, r18
    adc r7, r21
    lsl r23
    rol r22
    rol r17
    rol r7
    adc r23, r1
    ld r3, X+
    eor r3, r15
    st Y+, r3
    ld r3, X+
    eor r3, r2
    st Y+, r3
    ld r2, X+
    eor r2, r5
    st Y+, r2
    ld r2, X+
    eor r2, r14
    st Y+, r2
    ld r2, X+
    eor r2, r23
    st Y+, r2
    ld r23, X+
    eor r23, r22
    st Y+, r23
    ld r23, X+
    eor r23, r17
    st Y+, r23
    ld r23, X+
    eor r23, r7
    st Y+, r23
    subi r30, lo8(-(-589))
    sbci r31, hi8(-(-589))
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_cham128_128_ctr_crypt_avr_rest
    rjmp .Llwcc_cham128_128_ctr_crypt_avr_group
.Llwcc_cham128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_cham128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_cham128_128_ctr_crypt_avr_end
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
.Llwcc_cham128_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_cham128_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_cham128_128_ctr_crypt_avr_group
.Llwcc_cham128_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_cham128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_cham128_128_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_cham128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_cham128_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_cham128_128_ctr_crypt_avr_end:
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
    .size lwcc_cham128_128_ctr_crypt_avr, .-lwcc_cham128_128_ctr_crypt_avr
