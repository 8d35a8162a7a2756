; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile cham --set cham64_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() constants(enabled=true) counter() fold() sbox(fixed=true) rotate() value_numbering() hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 56
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 350, ctx 354, align 1, group 8, stack 56, code 2056, flash 2056, ram 760
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:63c2c770c05f1844008e56cd41c4640cc1714428722ba4b8ed783e16407cb8bd

    .text

    .global lwcc_cham64_128_key_setup_avr
    .type lwcc_cham64_128_key_setup_avr, @function
lwcc_cham64_128_key_setup_avr:
    rcall .Llwcc_cham64_128_file_avr_save
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
    rcall .Llwcc_cham64_128_run_avr_12
    rcall .Llwcc_cham64_128_run_avr_6
    rcall .Llwcc_cham64_128_run_avr_6
    rcall .Llwcc_cham64_128_run_avr_6
    eor r3, r5
    eor r0, r6
    adiw r26, 1
    ld r5, X+
    ld r6, X
    rcall .Llwcc_cham64_128_run_avr_6
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
    rcall .Llwcc_cham64_128_run_avr_7
    rcall .Llwcc_cham64_128_run_avr_7
    rcall .Llwcc_cham64_128_run_avr_7
    eor r7, r9
    eor r5, r10
    adiw r26, 1
    ld r9, X+
    ld r10, X
    rcall .Llwcc_cham64_128_run_avr_7
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
    rcall .Llwcc_cham64_128_run_avr_8
    rcall .Llwcc_cham64_128_run_avr_8
    rcall .Llwcc_cham64_128_run_avr_8
    eor r11, r13
    eor r9, r14
    adiw r26, 1
    ld r13, X+
    ld r14, X
    rcall .Llwcc_cham64_128_run_avr_8
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
    rcall .Llwcc_cham64_128_run_avr_9
    rcall .Llwcc_cham64_128_run_avr_9
    rcall .Llwcc_cham64_128_run_avr_9
    eor r15, r17
    eor r13, r18
    adiw r26, 1
    ld r17, X+
    ld r18, X
    rcall .Llwcc_cham64_128_run_avr_9
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
    rcall .Llwcc_cham64_128_run_avr_10
    rcall .Llwcc_cham64_128_run_avr_10
    rcall .Llwcc_cham64_128_run_avr_10
    eor r19, r21
    eor r17, r22
    adiw r26, 1
    ld r21, X+
    ld r22, X
    rcall .Llwcc_cham64_128_run_avr_10
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
    rcall .Llwcc_cham64_128_run_avr_13
    rcall .Llwcc_cham64_128_run_avr_13
    rcall .Llwcc_cham64_128_run_avr_13
    eor r23, r25
    eor r8, r21
    adiw r26, 1
    ld r21, X+
    ld r25, X
    lsl r21
    rol r25
    adc r21, r1
    std Y+15, r6
    rcall .Llwcc_cham64_128_run_avr_12
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
    rcall .Llwcc_cham64_128_run_avr_14
    rcall .Llwcc_cham64_128_run_avr_14
    rcall .Llwcc_cham64_128_run_avr_14
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
    rcall .Llwcc_cham64_128_run_avr_12
    eor r6, r19
    std Y+21, r11
    ld r11, X
    std Y+22, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    rcall .Llwcc_cham64_128_run_avr_15
    rcall .Llwcc_cham64_128_run_avr_15
    rcall .Llwcc_cham64_128_run_avr_15
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
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r10
    st Z+, r12
    ldi r19, 3
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r14
    st Z+, r16
    ldi r19, 4
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r18
    st Z+, r20
    ldi r19, 5
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r22
    st Z+, r24
    ldi r19, 6
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r25
    st Z+, r17
    ldi r19, 7
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r21
    st Z+, r6
    ldi r19, 8
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r7
    st Z+, r5
    ldi r19, 9
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r3
    ldd r11, Y+22
    st Z+, r11
    ldi r19, 10
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r15
    st Z+, r13
    ldi r19, 11
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_2
    ldi r19, 12
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r23
    st Z+, r8
    ldi r19, 13
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_3
    ldi r19, 14
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r9
    st Z+, r0
    ldi r19, 15
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_4
    ldi r19, 16
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r2
    st Z+, r4
    ldi r19, 17
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_5
    ldi r19, 18
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r10
    st Z+, r12
    ldi r19, 19
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r14
    st Z+, r16
    ldi r19, 20
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r18
    st Z+, r20
    ldi r19, 21
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r22
    st Z+, r24
    ldi r19, 22
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r25
    st Z+, r17
    ldi r19, 23
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r21
    st Z+, r6
    ldi r19, 24
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r7
    st Z+, r5
    ldi r19, 25
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r3
    st Z+, r11
    ldi r19, 26
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r15
    st Z+, r13
    ldi r19, 27
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_2
    ldi r19, 28
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r23
    st Z+, r8
    ldi r19, 29
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_3
    ldi r19, 30
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r9
    st Z+, r0
    ldi r19, 31
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_4
    ldi r19, 32
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r2
    st Z+, r4
    ldi r19, 33
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_5
    ldi r19, 34
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r10
    st Z+, r12
    ldi r19, 35
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r14
    st Z+, r16
    ldi r19, 36
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r18
    st Z+, r20
    ldi r19, 37
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r22
    st Z+, r24
    ldi r19, 38
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r25
    st Z+, r17
    ldi r19, 39
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r21
    st Z+, r6
    ldi r19, 40
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r7
    st Z+, r5
    ldi r19, 41
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r3
    st Z+, r11
    ldi r19, 42
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r15
    st Z+, r13
    ldi r19, 43
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_2
    ldi r19, 44
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r23
    st Z+, r8
    ldi r19, 45
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_3
    ldi r19, 46
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r9
    st Z+, r0
    ldi r19, 47
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_4
    ldi r19, 48
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r2
    st Z+, r4
    ldi r19, 49
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_5
    ldi r19, 50
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r10
    st Z+, r12
    ldi r19, 51
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r14
    st Z+, r16
    ldi r19, 52
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r18
    st Z+, r20
    ldi r19, 53
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r22
    st Z+, r24
    ldi r19, 54
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r25
    st Z+, r17
    ldi r19, 55
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r21
    st Z+, r6
    ldi r19, 56
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r7
    st Z+, r5
    ldi r19, 57
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r3
    st Z+, r11
    ldi r19, 58
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r15
    st Z+, r13
    ldi r19, 59
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_2
    ldi r19, 60
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r23
    st Z+, r8
    ldi r19, 61
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_3
    ldi r19, 62
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r9
    st Z+, r0
    ldi r19, 63
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_4
    ldi r19, 64
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r2
    st Z+, r4
    ldi r19, 65
    rcall .Llwcc_cham64_128_run_avr_0
    rcall .Llwcc_cham64_128_run_avr_5
    ldi r19, 66
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r10
    st Z+, r12
    ldi r19, 67
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r14
    st Z+, r16
    ldi r19, 68
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r18
    st Z+, r20
    ldi r19, 69
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r22
    st Z+, r24
    ldi r19, 70
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r25
    st Z+, r17
    ldi r19, 71
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r21
    st Z+, r6
    ldi r19, 72
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r7
    st Z+, r5
    ldi r19, 73
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r3
    st Z+, r11
    ldi r19, 74
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r15
    st Z+, r13
    ldi r19, 75
    rcall .Llwcc_cham64_128_run_avr_0
    ldd r3, Y+21
    st Z+, r3
    ldd r3, Y+18
    st Z+, r3
    ldi r19, 76
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r23
    st Z+, r8
    ldi r19, 77
    rcall .Llwcc_cham64_128_run_avr_0
    ldd r3, Y+17
    st Z+, r3
    ldd r3, Y+16
    st Z+, r3
    ldi r19, 78
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r9
    st Z+, r0
    ldi r19, 79
    rcall .Llwcc_cham64_128_run_avr_0
    ldd r0, Y+20
    st Z+, r0
    ldd r0, Y+19
    st Z+, r0
    ldi r19, 80
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r2
    st Z+, r4
    ldi r19, 81
    rcall .Llwcc_cham64_128_run_avr_0
    ldd r0, Y+15
    st Z+, r0
    ldd r2, Y+14
    st Z+, r2
    ldi r19, 82
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r10
    st Z+, r12
    ldi r19, 83
    rcall .Llwcc_cham64_128_run_avr_0
    st Z+, r14
    st Z+, r16
    ldi r16, 84
    rcall .Llwcc_cham64_128_run_avr_1
    st Z+, r18
    st Z+, r20
    ldi r16, 85
    rcall .Llwcc_cham64_128_run_avr_1
    st Z+, r22
    st Z+, r24
    ldi r16, 86
    rcall .Llwcc_cham64_128_run_avr_1
    st Z+, r25
    st Z+, r17
    ldi r16, 87
    rcall .Llwcc_cham64_128_run_avr_1
    st Z+, r21
    st Z+, r6
    ldi r16, 0
    rcall .Llwcc_cham64_128_run_avr_1
    ldi r16, 1
    rcall .Llwcc_cham64_128_run_avr_1
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
    rjmp .Llwcc_cham64_128_file_avr_restore
    .size lwcc_cham64_128_key_setup_avr, .-lwcc_cham64_128_key_setup_avr

    .global lwcc_cham64_128_ecb_encrypt_avr
    .type lwcc_cham64_128_ecb_encrypt_avr, @function
lwcc_cham64_128_ecb_encrypt_avr:
    rcall .Llwcc_cham64_128_file_avr_save
    rcall .Llwcc_cham64_128_run_avr_16
    rjmp .Llwcc_cham64_128_ecb_encrypt_avr_count
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
.Llwcc_cham64_128_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_cham64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_cham64_128_ecb_encrypt_avr_group
.Llwcc_cham64_128_ecb_encrypt_avr_end:
    rjmp .Llwcc_cham64_128_file_avr_restore
    .size lwcc_cham64_128_ecb_encrypt_avr, .-lwcc_cham64_128_ecb_encrypt_avr

    .global lwcc_cham64_128_ecb_decrypt_avr
    .type lwcc_cham64_128_ecb_decrypt_avr, @function
lwcc_cham64_128_ecb_decrypt_avr:
    rcall .Llwcc_cham64_128_file_avr_save
    rcall .Llwcc_cham64_128_run_avr_16
    rjmp .Llwcc_cham64_128_ecb_decrypt_avr_count
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
    rcall .Llwcc_cham64_128_run_avr_17
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
    rcall .Llwcc_cham64_128_run_avr_11
    rcall .Llwcc_cham64_128_run_avr_18
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
    rcall .Llwcc_cham64_128_run_avr_17
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
    rcall .Llwcc_cham64_128_run_avr_11
    subi r30, lo8(-(286))
    sbci r31, hi8(-(286))
    rcall .Llwcc_cham64_128_run_avr_18
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
.Llwcc_cham64_128_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_cham64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_cham64_128_ecb_decrypt_avr_group
.Llwcc_cham64_128_ecb_decrypt_avr_end:
    rjmp .Llwcc_cham64_128_file_avr_restore
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
    subi r30, 162
    sbci r31, 254
.Llwcc_cham64_128_ctr_nonce_avr_copy:
    ldi r18, 4
.Llwcc_cham64_128_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_cham64_128_ctr_nonce_avr_byte
    ret
    .size lwcc_cham64_128_ctr_nonce_avr, .-lwcc_cham64_128_ctr_nonce_avr

    .global lwcc_cham64_128_ctr_crypt_avr
    .type lwcc_cham64_128_ctr_crypt_avr, @function
lwcc_cham64_128_ctr_crypt_avr:
    rcall .Llwcc_cham64_128_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 8
.Llwcc_cham64_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_cham64_128_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_cham64_128_ctr_crypt_avr_whole
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_rest
.Llwcc_cham64_128_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_cham64_128_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 162
    sbci r27, 254
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_cham64_128_ctr_nonce_avr_copy
    st Z+, r17
    st Z+, r16
    st Z+, r15
    st Z+, r14
    sec
    adc r14, r1
    adc r15, r1
    adc r16, r1
    adc r17, r1
    ldi r20, 1
    ldi r21, 0
    movw r18, r8
    rcall lwcc_cham64_128_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_cham64_128_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_cham64_128_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_cham64_128_ctr_crypt_avr_whole
.Llwcc_cham64_128_ctr_crypt_avr_rest:
    subi r24, -8
    breq .Llwcc_cham64_128_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_block
.Llwcc_cham64_128_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_cham64_128_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_cham64_128_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 32
.Llwcc_cham64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_cham64_128_ctr_crypt_avr_clear
    rjmp .Llwcc_cham64_128_file_avr_restore
    .size lwcc_cham64_128_ctr_crypt_avr, .-lwcc_cham64_128_ctr_crypt_avr

.Llwcc_cham64_128_run_avr_0:
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ret
.Llwcc_cham64_128_run_avr_1:
    st Z+, r16
    ldi r16, 0
    st Z+, r16
    ret
.Llwcc_cham64_128_run_avr_2:
    ldd r19, Y+21
    st Z+, r19
    ldd r19, Y+18
    st Z+, r19
    ret
.Llwcc_cham64_128_run_avr_3:
    ldd r19, Y+17
    st Z+, r19
    ldd r19, Y+16
    st Z+, r19
    ret
.Llwcc_cham64_128_run_avr_4:
    ldd r19, Y+20
    st Z+, r19
    ldd r19, Y+19
    st Z+, r19
    ret
.Llwcc_cham64_128_run_avr_5:
    ldd r19, Y+15
    st Z+, r19
    ldd r19, Y+14
    st Z+, r19
    ret
.Llwcc_cham64_128_run_avr_6:
    lsl r5
    rol r6
    adc r5, r1
    ret
.Llwcc_cham64_128_run_avr_7:
    lsl r9
    rol r10
    adc r9, r1
    ret
.Llwcc_cham64_128_run_avr_8:
    lsl r13
    rol r14
    adc r13, r1
    ret
.Llwcc_cham64_128_run_avr_9:
    lsl r17
    rol r18
    adc r17, r1
    ret
.Llwcc_cham64_128_run_avr_10:
    lsl r21
    rol r22
    adc r21, r1
    ret
.Llwcc_cham64_128_run_avr_11:
    eor r18, r22
    lsl r19
    rol r18
    adc r19, r1
    sub r21, r19
    sbc r20, r18
    ret
.Llwcc_cham64_128_run_avr_12:
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X+
    ret
.Llwcc_cham64_128_run_avr_13:
    lsl r25
    rol r8
    adc r25, r1
    ret
.Llwcc_cham64_128_run_avr_14:
    lsl r19
    rol r9
    adc r19, r1
    ret
.Llwcc_cham64_128_run_avr_15:
    lsl r11
    rol r0
    adc r11, r1
    ret
.Llwcc_cham64_128_run_avr_16:
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    ret
.Llwcc_cham64_128_run_avr_17:
    bst r23, 0
    lsr r22
    ror r23
    bld r22, 7
    ret
.Llwcc_cham64_128_run_avr_18:
    ldd r19, Z+0
    eor r21, r19
    ldd r19, Z+1
    eor r20, r19
    ret

.Llwcc_cham64_128_file_avr_save:
    pop r31
    pop r30
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
    push r30
    push r31
    ret
.Llwcc_cham64_128_file_avr_restore:
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
