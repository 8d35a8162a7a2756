; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile skinny --set skinny128_256 --target avr --lanes 1
; passes:    unroll() invert() constants(enabled=true) counter() fold() sbox(fixed=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 16, key 32, nonce 12, rk 480, ctx 492, align 1, group 16, stack 49, code 17264, flash 19312, ram 1021
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_S8, table_S8_inverse, table_byte_0, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by SAT sweep, bit graph; object sha256:c75e9df6c495de65fa8eb4409a09e4893fcd9dc1993abde2b94b43563367b5a5

    .text

    .global lwcc_skinny128_256_key_setup_avr
    .type lwcc_skinny128_256_key_setup_avr, @function
lwcc_skinny128_256_key_setup_avr:
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
    ldi r25, 1
    st Y+, r25
    ldi r16, 0
    st Y+, r16
    ld r15, X+
    adiw r26, 15
    ld r14, X
    mov r13, r15
    eor r13, r14
    st Y+, r13
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r13, X+
    adiw r26, 15
    ld r12, X
    mov r11, r13
    eor r11, r12
    st Y+, r11
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r11, X+
    adiw r26, 15
    ld r10, X
    mov r9, r11
    eor r9, r10
    st Y+, r9
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r9, X+
    adiw r26, 15
    ld r8, X
    mov r2, r9
    eor r2, r8
    st Y+, r2
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r2, X+
    adiw r26, 15
    ld r7, X
    mov r6, r2
    eor r6, r7
    st Y+, r6
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r6, X+
    adiw r26, 15
    ld r3, X
    mov r5, r6
    eor r5, r3
    st Y+, r5
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r5, X+
    adiw r26, 15
    ld r4, X
    mov r0, r5
    eor r0, r4
    st Y+, r0
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r0, X+
    adiw r26, 15
    ld r24, X+
    mov r23, r0
    eor r23, r24
    st Y+, r23
    ldi r23, 3
    st Y+, r23
    st Y+, r16
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 1
    ld r30, X
    lpm r22, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r21, X+
    eor r22, r21
    st Y+, r22
    adiw r26, 21
    ld r30, X
    lpm r22, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r20, X+
    eor r22, r20
    st Y+, r22
    adiw r26, 8
    ld r30, X
    lpm r22, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r17, X+
    eor r22, r17
    st Y+, r22
    adiw r26, 20
    ld r30, X
    lpm r22, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r19, X+
    eor r22, r19
    st Y+, r22
    adiw r26, 12
    ld r30, X
    lpm r22, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r18, X+
    eor r22, r18
    st Y+, r22
    adiw r26, 19
    ld r30, X
    lpm r22, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r23, X+
    eor r22, r23
    st Y+, r22
    adiw r26, 13
    ld r30, X
    lpm r22, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r25, X+
    eor r22, r25
    st Y+, r22
    adiw r26, 14
    ld r30, X
    lpm r22, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r19, X+
    eor r22, r19
    st Y+, r22
    ldi r22, 7
    st Y+, r22
    st Y+, r16
    mov r30, r12
    lpm r22, Z
    eor r22, r13
    st Y+, r22
    mov r30, r24
    lpm r22, Z
    eor r22, r0
    st Y+, r22
    mov r30, r14
    lpm r22, Z
    eor r22, r15
    st Y+, r22
    mov r30, r3
    lpm r22, Z
    eor r22, r6
    st Y+, r22
    mov r30, r10
    lpm r22, Z
    eor r22, r11
    st Y+, r22
    mov r30, r4
    lpm r22, Z
    eor r22, r5
    st Y+, r22
    mov r30, r7
    lpm r22, Z
    eor r22, r2
    st Y+, r22
    mov r30, r8
    lpm r22, Z
    eor r22, r9
    st Y+, r22
    ldi r22, 15
    st Y+, r22
    st Y+, r16
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 19
    ld r30, X
    lpm r22, Z
    eor r22, r20
    st Y+, r22
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r30, X
    lpm r22, Z
    eor r22, r19
    st Y+, r22
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    lpm r22, Z
    eor r22, r21
    st Y+, r22
    adiw r26, 4
    ld r30, X
    lpm r22, Z
    eor r22, r23
    st Y+, r22
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r30, X+
    lpm r22, Z
    eor r22, r17
    st Y+, r22
    adiw r26, 3
    ld r30, X
    lpm r22, Z
    eor r22, r25
    st Y+, r22
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    lpm r22, Z
    eor r22, r18
    st Y+, r22
    adiw r26, 2
    ld r30, X
    lpm r22, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r16, X+
    eor r22, r16
    st Y+, r22
    ldi r22, 15
    st Y+, r22
    ldi r22, 1
    st Y+, r22
    mov r30, r24
    lpm r22, Z
    eor r22, r0
    st Y+, r22
    mov r30, r8
    lpm r22, Z
    eor r22, r9
    st Y+, r22
    mov r30, r12
    lpm r22, Z
    eor r22, r13
    st Y+, r22
    mov r30, r4
    lpm r22, Z
    eor r22, r5
    st Y+, r22
    mov r30, r14
    lpm r22, Z
    eor r22, r15
    st Y+, r22
    mov r30, r7
    lpm r22, Z
    eor r22, r2
    st Y+, r22
    mov r30, r10
    lpm r22, Z
    eor r22, r11
    st Y+, r22
    mov r30, r3
    lpm r22, Z
    eor r22, r6
    st Y+, r22
    ldi r22, 14
    st Y+, r22
    ldi r22, 3
    st Y+, r22
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 13
    ld r30, X+
    lpm r5, Z
    eor r5, r19
    st Y+, r5
    adiw r26, 1
    ld r30, X+
    lpm r5, Z
    eor r5, r16
    st Y+, r5
    adiw r26, 1
    ld r30, X
    lpm r5, Z
    eor r5, r20
    st Y+, r5
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X
    lpm r5, Z
    eor r5, r25
    st Y+, r5
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X+
    lpm r5, Z
    eor r5, r21
    st Y+, r5
    ld r30, X
    lpm r5, Z
    eor r5, r18
    st Y+, r5
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    lpm r5, Z
    eor r5, r17
    st Y+, r5
    adiw r26, 5
    ld r30, X
    lpm r5, Z
    eor r5, r23
    st Y+, r5
    ldi r25, 13
    st Y+, r25
    st Y+, r22
    mov r30, r8
    lpm r5, Z
    eor r5, r9
    st Y+, r5
    mov r30, r3
    lpm r5, Z
    eor r5, r6
    st Y+, r5
    mov r30, r24
    lpm r5, Z
    eor r5, r0
    st Y+, r5
    mov r30, r7
    lpm r5, Z
    eor r5, r2
    st Y+, r5
    mov r30, r12
    lpm r5, Z
    eor r5, r13
    st Y+, r5
    mov r30, r10
    lpm r5, Z
    eor r5, r11
    st Y+, r5
    mov r30, r14
    lpm r5, Z
    eor r5, r15
    st Y+, r5
    mov r30, r4
    lpm r5, Z
    subi r26, lo8(-(-24))
    sbci r27, hi8(-(-24))
    ld r25, X+
    eor r5, r25
    st Y+, r5
    ldi r24, 11
    st Y+, r24
    st Y+, r22
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 22
    ld r30, X+
    lpm r5, Z
    eor r5, r16
    st Y+, r5
    ld r30, X
    lpm r5, Z
    eor r5, r23
    st Y+, r5
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X
    lpm r5, Z
    eor r5, r19
    st Y+, r5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    lpm r5, Z
    eor r5, r18
    st Y+, r5
    adiw r26, 4
    ld r30, X
    lpm r5, Z
    eor r5, r20
    st Y+, r5
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r30, X+
    lpm r5, Z
    eor r5, r17
    st Y+, r5
    ld r30, X+
    lpm r5, Z
    eor r5, r21
    st Y+, r5
    adiw r26, 2
    ld r30, X
    lpm r5, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r24, X+
    eor r5, r24
    st Y+, r5
    ldi r18, 7
    st Y+, r18
    st Y+, r22
    mov r30, r3
    lpm r5, Z
    eor r5, r6
    st Y+, r5
    mov r30, r4
    lpm r5, Z
    eor r5, r25
    st Y+, r5
    mov r30, r8
    lpm r5, Z
    eor r5, r9
    st Y+, r5
    mov r30, r10
    lpm r5, Z
    eor r5, r11
    st Y+, r5
    adiw r26, 10
    ld r5, X+
    mov r30, r5
    lpm r18, Z
    eor r18, r0
    st Y+, r18
    mov r30, r14
    lpm r18, Z
    eor r18, r15
    st Y+, r18
    mov r30, r12
    lpm r18, Z
    eor r18, r13
    st Y+, r18
    mov r30, r7
    lpm r18, Z
    eor r18, r2
    st Y+, r18
    ldi r18, 15
    st Y+, r18
    ldi r18, 2
    st Y+, r18
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 6
    ld r30, X
    lpm r18, Z
    eor r18, r23
    st Y+, r18
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    lpm r18, Z
    eor r18, r24
    st Y+, r18
    ld r30, X
    lpm r18, Z
    eor r18, r16
    st Y+, r18
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r30, X+
    lpm r18, Z
    eor r18, r17
    st Y+, r18
    adiw r26, 2
    ld r30, X
    lpm r18, Z
    eor r18, r19
    st Y+, r18
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    lpm r18, Z
    eor r18, r21
    st Y+, r18
    adiw r26, 5
    ld r30, X
    lpm r18, Z
    eor r18, r20
    st Y+, r18
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r30, X
    lpm r18, Z
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r17, X+
    eor r18, r17
    st Y+, r18
    ldi r18, 14
    st Y+, r18
    ldi r18, 1
    st Y+, r18
    mov r30, r4
    lpm r18, Z
    eor r18, r25
    st Y+, r18
    mov r30, r7
    lpm r18, Z
    eor r18, r2
    st Y+, r18
    mov r30, r3
    lpm r18, Z
    eor r18, r6
    st Y+, r18
    mov r30, r14
    lpm r18, Z
    eor r18, r15
    st Y+, r18
    mov r30, r8
    lpm r18, Z
    eor r18, r9
    st Y+, r18
    mov r30, r12
    lpm r18, Z
    eor r18, r13
    st Y+, r18
    mov r30, r5
    lpm r18, Z
    eor r18, r0
    st Y+, r18
    mov r30, r10
    lpm r18, Z
    eor r18, r11
    st Y+, r18
    ldi r18, 12
    st Y+, r18
    st Y+, r22
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 17
    ld r30, X
    lpm r18, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X+
    lpm r15, Z
    adiw r26, 3
    ld r30, X
    lpm r9, Z
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r30, X+
    lpm r0, Z
    adiw r26, 3
    ld r30, X+
    lpm r6, Z
    adiw r26, 1
    ld r30, X
    lpm r13, Z
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r30, X
    lpm r25, Z
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X
    lpm r11, Z
    eor r24, r18
    st Y+, r24
    mov r24, r17
    eor r24, r15
    st Y+, r24
    mov r24, r23
    eor r24, r9
    st Y+, r24
    mov r24, r21
    eor r24, r0
    st Y+, r24
    mov r24, r16
    eor r24, r6
    st Y+, r24
    mov r24, r20
    eor r24, r13
    st Y+, r24
    mov r24, r19
    eor r24, r25
    st Y+, r24
    subi r26, lo8(-(-16))
    sbci r27, hi8(-(-16))
    ld r24, X
    mov r21, r24
    eor r21, r11
    st Y+, r21
    ldi r21, 9
    st Y+, r21
    st Y+, r22
    mov r30, r7
    lpm r7, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    mov r21, r2
    eor r21, r7
    st Y+, r21
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r21, X+
    mov r2, r21
    eor r2, r10
    st Y+, r2
    adiw r26, 3
    ld r2, X
    eor r2, r4
    st Y+, r2
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r2, X+
    eor r2, r12
    st Y+, r2
    adiw r26, 3
    ld r2, X+
    eor r2, r3
    st Y+, r2
    adiw r26, 1
    ld r2, X
    eor r2, r5
    st Y+, r2
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r2, X
    eor r2, r8
    st Y+, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r2, X+
    eor r2, r14
    st Y+, r2
    st Y+, r22
    st Y+, r22
    mov r2, r15
    swap r2
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r15
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    eor r22, r21
    andi r22, 1
    lsl r15
    or r15, r22
    mov r2, r11
    swap r2
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r11
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    eor r22, r21
    andi r22, 1
    lsl r11
    or r11, r22
    mov r2, r18
    swap r2
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r18
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    eor r22, r21
    andi r22, 1
    lsl r18
    or r22, r18
    mov r2, r13
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r2, r13
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r13
    or r13, r21
    mov r2, r9
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r2, r9
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r9
    or r9, r21
    mov r2, r25
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r2, r25
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r25
    or r21, r25
    mov r2, r6
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r2, r6
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r6
    or r6, r25
    mov r2, r0
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r2, r0
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r0
    or r0, r25
    mov r2, r17
    eor r2, r15
    st Y+, r2
    mov r2, r24
    eor r2, r11
    st Y+, r2
    adiw r26, 11
    ld r2, X
    mov r25, r2
    eor r25, r22
    st Y+, r25
    mov r25, r20
    eor r25, r13
    st Y+, r25
    mov r25, r23
    eor r25, r9
    st Y+, r25
    mov r25, r19
    eor r25, r21
    st Y+, r25
    mov r25, r16
    eor r25, r6
    st Y+, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X
    mov r18, r25
    eor r18, r0
    st Y+, r18
    ldi r18, 7
    st Y+, r18
    ldi r18, 2
    st Y+, r18
    mov r18, r10
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r20, r10
    swap r20
    andi r20, 15
    lsr r20
    eor r18, r20
    andi r18, 1
    lsl r10
    or r10, r18
    mov r20, r14
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r14
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r14
    or r14, r20
    mov r20, r7
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r7
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r7
    or r7, r20
    mov r20, r5
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r5
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r5
    or r5, r20
    mov r20, r4
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r4
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r4
    or r4, r20
    mov r20, r8
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r8
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r8
    or r8, r20
    mov r20, r3
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r3
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r3
    or r3, r20
    mov r20, r12
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r12
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r12
    or r12, r20
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X
    mov r18, r20
    eor r18, r10
    st Y+, r18
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r18, X+
    mov r20, r18
    eor r20, r14
    st Y+, r20
    adiw r26, 3
    ld r20, X+
    eor r20, r7
    st Y+, r20
    adiw r26, 2
    ld r20, X
    eor r20, r5
    st Y+, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X
    eor r20, r4
    st Y+, r20
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r20, X+
    eor r20, r8
    st Y+, r20
    adiw r26, 1
    ld r20, X
    eor r20, r3
    st Y+, r20
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r20, X+
    eor r20, r12
    st Y+, r20
    ldi r20, 14
    st Y+, r20
    ldi r20, 0
    st Y+, r20
    mov r20, r11
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r11
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r11
    or r11, r20
    mov r20, r0
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r0
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r0
    or r0, r20
    mov r20, r15
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r15
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r15
    or r15, r20
    mov r20, r21
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r21
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r21
    or r20, r21
    mov r21, r22
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r18, r22
    swap r18
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r22
    or r21, r22
    mov r22, r6
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r18, r6
    swap r18
    andi r18, 15
    lsr r18
    eor r22, r18
    andi r22, 1
    lsl r6
    or r6, r22
    mov r22, r9
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r18, r9
    swap r18
    andi r18, 15
    lsr r18
    eor r22, r18
    andi r22, 1
    lsl r9
    or r9, r22
    mov r22, r13
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r18, r13
    swap r18
    andi r18, 15
    lsr r18
    eor r22, r18
    andi r22, 1
    lsl r13
    or r13, r22
    mov r22, r24
    eor r22, r11
    st Y+, r22
    mov r22, r25
    eor r22, r0
    st Y+, r22
    mov r22, r17
    eor r22, r15
    st Y+, r22
    mov r22, r19
    eor r22, r20
    st Y+, r22
    mov r22, r2
    eor r22, r21
    st Y+, r22
    mov r22, r16
    eor r22, r6
    st Y+, r22
    mov r22, r23
    eor r22, r9
    st Y+, r22
    adiw r26, 13
    ld r22, X
    mov r18, r22
    eor r18, r13
    st Y+, r18
    ldi r18, 13
    st Y+, r18
    ldi r18, 1
    st Y+, r18
    mov r18, r14
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r14
    swap r19
    andi r19, 15
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r14
    or r14, r18
    mov r19, r12
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r12
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r12
    or r12, r19
    mov r19, r10
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r10
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r10
    or r10, r19
    mov r19, r8
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r8
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r8
    or r8, r19
    mov r19, r7
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r7
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r7
    or r7, r19
    mov r19, r3
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r3
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r3
    or r3, r19
    mov r19, r4
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r4
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r4
    or r4, r19
    mov r19, r5
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r5
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r5
    or r5, r19
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r19, X+
    mov r18, r19
    eor r18, r14
    st Y+, r18
    ld r18, X+
    mov r19, r18
    eor r19, r12
    st Y+, r19
    ld r19, X+
    eor r19, r10
    st Y+, r19
    ld r19, X+
    eor r19, r8
    st Y+, r19
    ld r19, X+
    eor r19, r7
    st Y+, r19
    ld r19, X+
    eor r19, r3
    st Y+, r19
    ld r19, X+
    eor r19, r4
    st Y+, r19
    ld r19, X+
    eor r19, r5
    st Y+, r19
    ldi r19, 10
    st Y+, r19
    ldi r19, 3
    st Y+, r19
    mov r18, r0
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r0
    swap r19
    andi r19, 15
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r0
    or r0, r18
    mov r19, r13
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r13
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r13
    or r13, r19
    mov r19, r11
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r11
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r11
    or r11, r19
    mov r19, r6
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r6
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r6
    or r6, r19
    mov r19, r15
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r15
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r15
    or r15, r19
    mov r19, r9
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r9
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r9
    or r9, r19
    mov r19, r21
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r21
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r21
    or r19, r21
    mov r21, r20
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r18, r20
    swap r18
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r20
    or r21, r20
    mov r20, r25
    eor r20, r0
    st Y+, r20
    mov r20, r22
    eor r20, r13
    st Y+, r20
    mov r20, r24
    eor r20, r11
    st Y+, r20
    mov r20, r16
    eor r20, r6
    st Y+, r20
    mov r20, r17
    eor r20, r15
    st Y+, r20
    mov r20, r23
    eor r20, r9
    st Y+, r20
    mov r20, r2
    eor r20, r19
    st Y+, r20
    adiw r26, 3
    ld r20, X
    mov r18, r20
    eor r18, r21
    st Y+, r18
    ldi r18, 5
    st Y+, r18
    ldi r18, 3
    st Y+, r18
    mov r18, r12
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r16, r12
    swap r16
    andi r16, 15
    lsr r16
    eor r18, r16
    andi r18, 1
    lsl r12
    or r12, r18
    mov r16, r5
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r5
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r5
    or r5, r16
    mov r16, r14
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r14
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r14
    or r14, r16
    mov r16, r3
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r3
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r3
    or r3, r16
    mov r16, r10
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r10
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r10
    or r10, r16
    mov r16, r4
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r4
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r4
    or r4, r16
    mov r16, r7
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r7
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r7
    or r7, r16
    mov r16, r8
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r8
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r8
    or r8, r16
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r16, X+
    mov r18, r16
    eor r18, r12
    st Y+, r18
    adiw r26, 5
    ld r18, X
    mov r16, r18
    eor r16, r5
    st Y+, r16
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r16, X+
    eor r16, r14
    st Y+, r16
    adiw r26, 4
    ld r16, X
    eor r16, r3
    st Y+, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    eor r16, r10
    st Y+, r16
    adiw r26, 3
    ld r16, X
    eor r16, r4
    st Y+, r16
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r16, X
    eor r16, r7
    st Y+, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    eor r16, r8
    st Y+, r16
    ldi r16, 11
    st Y+, r16
    ldi r16, 2
    st Y+, r16
    mov r16, r13
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r13
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r13
    or r13, r16
    mov r16, r21
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r21
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r21
    or r16, r21
    mov r21, r0
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r18, r0
    swap r18
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r0
    or r0, r21
    mov r21, r9
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r18, r9
    swap r18
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r9
    or r9, r21
    mov r21, r11
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r18, r11
    swap r18
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r11
    or r11, r21
    mov r21, r19
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r18, r19
    swap r18
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r19
    or r21, r19
    mov r19, r15
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r15
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r15
    or r15, r19
    mov r19, r6
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r6
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r6
    or r6, r19
    mov r19, r22
    eor r19, r13
    st Y+, r19
    mov r19, r20
    eor r19, r16
    st Y+, r19
    mov r19, r25
    eor r19, r0
    st Y+, r19
    mov r19, r23
    eor r19, r9
    st Y+, r19
    mov r19, r24
    eor r19, r11
    st Y+, r19
    mov r19, r2
    eor r19, r21
    st Y+, r19
    mov r19, r17
    eor r19, r15
    st Y+, r19
    adiw r26, 9
    ld r19, X
    mov r18, r19
    eor r18, r6
    st Y+, r18
    ldi r18, 6
    st Y+, r18
    ldi r18, 1
    st Y+, r18
    mov r18, r5
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r23, r5
    swap r23
    andi r23, 15
    lsr r23
    eor r18, r23
    andi r18, 1
    lsl r5
    or r5, r18
    mov r23, r8
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r8
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r8
    or r8, r23
    mov r23, r12
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r12
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r12
    or r12, r23
    mov r23, r4
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r4
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r4
    or r4, r23
    mov r23, r14
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r14
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r7
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r7
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r7
    or r7, r23
    mov r23, r10
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r10
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r10
    or r10, r23
    mov r23, r3
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r3
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r3
    or r3, r23
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r23, X
    mov r18, r23
    eor r18, r5
    st Y+, r18
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r18, X
    mov r23, r18
    eor r23, r8
    st Y+, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    eor r23, r12
    st Y+, r23
    adiw r26, 4
    ld r23, X
    eor r23, r4
    st Y+, r23
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r23, X+
    eor r23, r14
    st Y+, r23
    adiw r26, 3
    ld r23, X
    eor r23, r7
    st Y+, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    eor r23, r10
    st Y+, r23
    adiw r26, 2
    ld r23, X+
    eor r23, r3
    st Y+, r23
    ldi r23, 12
    st Y+, r23
    ldi r23, 2
    st Y+, r23
    mov r23, r16
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r16
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r16
    or r23, r16
    mov r16, r6
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r6
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r6
    or r6, r16
    mov r16, r13
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r13
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r13
    or r13, r16
    mov r16, r21
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r21
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r21
    or r16, r21
    mov r21, r0
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r18, r0
    swap r18
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r0
    or r0, r21
    mov r21, r15
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r18, r15
    swap r18
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r15
    or r15, r21
    mov r21, r11
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r18, r11
    swap r18
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r11
    or r11, r21
    mov r21, r9
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r18, r9
    swap r18
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r9
    or r9, r21
    mov r21, r20
    eor r21, r23
    st Y+, r21
    mov r21, r19
    eor r21, r6
    st Y+, r21
    mov r21, r22
    eor r21, r13
    st Y+, r21
    mov r21, r2
    eor r21, r16
    st Y+, r21
    mov r21, r25
    eor r21, r0
    st Y+, r21
    mov r21, r17
    eor r21, r15
    st Y+, r21
    mov r21, r24
    eor r21, r11
    st Y+, r21
    adiw r26, 8
    ld r21, X
    mov r18, r21
    eor r18, r9
    st Y+, r18
    ldi r18, 8
    st Y+, r18
    ldi r18, 1
    st Y+, r18
    mov r18, r8
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r2, r8
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    eor r18, r25
    andi r18, 1
    lsl r8
    or r8, r18
    mov r2, r3
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r2, r3
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r3
    or r3, r25
    mov r2, r5
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r2, r5
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r5
    or r5, r25
    mov r2, r7
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r2, r7
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r7
    or r7, r25
    mov r2, r12
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r2, r12
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r12
    or r12, r25
    mov r2, r10
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r2, r10
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r10
    or r10, r25
    mov r2, r14
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r2, r14
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r14
    or r14, r25
    mov r2, r4
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r2, r4
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r4
    or r4, r25
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r2, X+
    mov r25, r2
    eor r25, r8
    st Y+, r25
    adiw r26, 1
    ld r25, X+
    mov r18, r25
    eor r18, r3
    st Y+, r18
    adiw r26, 1
    ld r18, X
    eor r18, r5
    st Y+, r18
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r18, X
    eor r18, r7
    st Y+, r18
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r18, X+
    eor r18, r12
    st Y+, r18
    ld r18, X
    eor r18, r10
    st Y+, r18
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r18, X+
    eor r18, r14
    st Y+, r18
    adiw r26, 5
    ld r18, X+
    mov r2, r18
    eor r2, r4
    st Y+, r2
    ldi r18, 0
    st Y+, r18
    ldi r18, 3
    st Y+, r18
    mov r2, r6
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r2, r6
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    eor r18, r25
    andi r18, 1
    lsl r6
    or r6, r18
    mov r2, r9
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r2, r9
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r9
    or r9, r25
    mov r2, r23
    swap r2
    mov r25, r2
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r2, r23
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r23
    or r25, r23
    mov r2, r15
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r15
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r15
    or r15, r23
    mov r2, r13
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r13
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r13
    or r13, r23
    mov r2, r11
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r11
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r11
    or r11, r23
    mov r2, r0
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r0
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r0
    or r0, r23
    mov r2, r16
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r16
    swap r2
    mov r18, r2
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r16
    or r23, r16
    mov r2, r19
    eor r2, r6
    st Y+, r2
    mov r2, r21
    eor r2, r9
    st Y+, r2
    mov r2, r20
    eor r2, r25
    st Y+, r2
    mov r2, r17
    eor r2, r15
    st Y+, r2
    mov r2, r22
    eor r2, r13
    st Y+, r2
    mov r2, r24
    eor r2, r11
    st Y+, r2
    adiw r26, 2
    ld r2, X+
    movw r16, r2 ; r17, r3
    eor r16, r0
    st Y+, r16
    adiw r26, 2
    ld r16, X
    mov r18, r16
    eor r18, r23
    st Y+, r18
    ldi r18, 1
    st Y+, r18
    ldi r18, 2
    st Y+, r18
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r22, r3
    swap r22
    andi r22, 15
    lsr r22
    eor r17, r22
    andi r17, 1
    lsl r3
    or r3, r17
    mov r22, r4
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r4
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r4
    or r4, r22
    mov r22, r8
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r8
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r8
    or r8, r22
    mov r22, r10
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r10
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r10
    or r10, r22
    mov r22, r5
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r5
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r5
    or r5, r22
    mov r22, r14
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r14
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r14
    or r14, r22
    mov r22, r12
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r12
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r12
    or r12, r22
    mov r22, r7
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r7
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r7
    or r7, r22
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    mov r17, r22
    eor r17, r3
    st Y+, r17
    ld r17, X
    mov r22, r17
    eor r22, r4
    st Y+, r22
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r22, X
    eor r22, r8
    st Y+, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X+
    eor r22, r10
    st Y+, r22
    adiw r26, 4
    ld r22, X
    eor r22, r5
    st Y+, r22
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    eor r22, r14
    st Y+, r22
    ld r22, X+
    eor r22, r12
    st Y+, r22
    adiw r26, 2
    ld r22, X+
    eor r22, r7
    st Y+, r22
    st Y+, r18
    ldi r22, 0
    st Y+, r22
    mov r18, r9
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r17, r9
    swap r17
    andi r17, 15
    lsr r17
    eor r18, r17
    andi r18, 1
    lsl r9
    or r9, r18
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r18, r23
    swap r18
    andi r18, 15
    lsr r18
    eor r17, r18
    andi r17, 1
    lsl r23
    or r17, r23
    mov r23, r6
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r6
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r6
    or r6, r23
    mov r23, r11
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r11
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r11
    or r11, r23
    mov r23, r25
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r18, r25
    swap r18
    andi r18, 15
    lsr r18
    eor r23, r18
    andi r23, 1
    lsl r25
    or r23, r25
    mov r25, r0
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r0
    swap r18
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r0
    or r0, r25
    mov r25, r13
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r13
    swap r18
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r13
    or r13, r25
    mov r25, r15
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r18, r15
    swap r18
    andi r18, 15
    lsr r18
    eor r25, r18
    andi r25, 1
    lsl r15
    or r15, r25
    mov r25, r21
    eor r25, r9
    st Y+, r25
    mov r25, r16
    eor r25, r17
    st Y+, r25
    mov r25, r19
    eor r25, r6
    st Y+, r25
    mov r25, r24
    eor r25, r11
    st Y+, r25
    mov r25, r20
    eor r25, r23
    st Y+, r25
    mov r25, r2
    eor r25, r0
    st Y+, r25
    adiw r26, 10
    ld r25, X
    mov r18, r25
    eor r18, r13
    st Y+, r18
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r18, X
    mov r24, r18
    eor r24, r15
    st Y+, r24
    ldi r24, 5
    st Y+, r24
    st Y+, r22
    mov r24, r4
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r20, r4
    swap r20
    andi r20, 15
    lsr r20
    eor r24, r20
    andi r24, 1
    lsl r4
    or r4, r24
    mov r24, r7
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r20, r7
    swap r20
    andi r20, 15
    lsr r20
    eor r24, r20
    andi r24, 1
    lsl r7
    or r7, r24
    mov r24, r3
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r20, r3
    swap r20
    andi r20, 15
    lsr r20
    eor r24, r20
    andi r24, 1
    lsl r3
    or r3, r24
    mov r24, r14
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r20, r14
    swap r20
    andi r20, 15
    lsr r20
    eor r24, r20
    andi r24, 1
    lsl r14
    or r14, r24
    mov r24, r8
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r20, r8
    swap r20
    andi r20, 15
    lsr r20
    eor r24, r20
    andi r24, 1
    lsl r8
    or r8, r24
    mov r24, r12
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r20, r12
    swap r20
    andi r20, 15
    lsr r20
    eor r24, r20
    andi r24, 1
    lsl r12
    or r12, r24
    mov r24, r5
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r20, r5
    swap r20
    andi r20, 15
    lsr r20
    eor r24, r20
    andi r24, 1
    lsl r5
    or r5, r24
    mov r24, r10
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r20, r10
    swap r20
    andi r20, 15
    lsr r20
    eor r24, r20
    andi r24, 1
    lsl r10
    or r10, r24
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r24, X
    mov r20, r24
    eor r20, r4
    st Y+, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r20, X+
    mov r24, r20
    eor r24, r7
    st Y+, r24
    ld r24, X
    eor r24, r3
    st Y+, r24
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r24, X+
    eor r24, r14
    st Y+, r24
    adiw r26, 2
    ld r24, X
    eor r24, r8
    st Y+, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X+
    eor r24, r12
    st Y+, r24
    adiw r26, 5
    ld r24, X
    eor r24, r5
    st Y+, r24
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r24, X+
    eor r24, r10
    st Y+, r24
    ldi r24, 11
    st Y+, r24
    st Y+, r22
    mov r24, r17
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r22, r17
    swap r22
    andi r22, 15
    lsr r22
    eor r24, r22
    andi r24, 1
    lsl r17
    or r24, r17
    mov r22, r15
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r15
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r15
    or r15, r22
    mov r22, r9
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r9
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r9
    or r9, r22
    mov r22, r0
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r0
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r0
    or r0, r22
    mov r22, r6
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r6
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r6
    or r6, r22
    mov r22, r13
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r13
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r13
    or r13, r22
    mov r22, r23
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r17, r23
    swap r17
    andi r17, 15
    lsr r17
    eor r22, r17
    andi r22, 1
    lsl r23
    or r22, r23
    mov r23, r11
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r17, r11
    swap r17
    andi r17, 15
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r11
    or r11, r23
    mov r23, r16
    eor r23, r24
    st Y+, r23
    mov r23, r18
    eor r23, r15
    st Y+, r23
    mov r23, r21
    eor r23, r9
    st Y+, r23
    mov r23, r2
    eor r23, r0
    st Y+, r23
    mov r23, r19
    eor r23, r6
    st Y+, r23
    mov r23, r25
    eor r23, r13
    st Y+, r23
    adiw r26, 8
    ld r23, X
    mov r17, r23
    eor r17, r22
    st Y+, r17
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r17, X
    mov r2, r17
    eor r2, r11
    st Y+, r2
    ldi r19, 7
    st Y+, r19
    ldi r19, 1
    st Y+, r19
    mov r2, r7
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r2, r7
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    eor r19, r23
    andi r19, 1
    lsl r7
    or r7, r19
    mov r2, r10
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r10
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r10
    or r10, r23
    mov r2, r4
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r4
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r4
    or r4, r23
    mov r2, r12
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r12
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r12
    or r12, r23
    mov r2, r3
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r3
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r3
    or r3, r23
    mov r2, r5
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r5
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r5
    or r5, r23
    mov r2, r8
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r8
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r8
    or r8, r23
    mov r2, r14
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r14
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r14
    or r14, r23
    mov r2, r20
    eor r2, r7
    st Y+, r2
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r2, X+
    mov r23, r2
    eor r23, r10
    st Y+, r23
    adiw r26, 3
    ld r23, X
    mov r19, r23
    eor r19, r4
    st Y+, r19
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r19, X+
    eor r19, r12
    st Y+, r19
    adiw r26, 3
    ld r19, X+
    eor r19, r3
    st Y+, r19
    adiw r26, 1
    ld r19, X
    mov r23, r19
    eor r23, r5
    st Y+, r23
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r23, X
    eor r23, r8
    st Y+, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X+
    mov r19, r23
    eor r19, r14
    st Y+, r19
    ldi r19, 14
    st Y+, r19
    ldi r19, 2
    st Y+, r19
    mov r19, r15
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r20, r15
    swap r20
    andi r20, 15
    lsr r20
    eor r19, r20
    andi r19, 1
    lsl r15
    or r15, r19
    mov r20, r11
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r19, r11
    swap r19
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r11
    or r11, r20
    mov r20, r24
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r19, r24
    swap r19
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r24
    or r20, r24
    mov r24, r13
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r19, r13
    swap r19
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    lsl r13
    or r13, r24
    mov r24, r9
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r19, r9
    swap r19
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    lsl r9
    or r9, r24
    mov r24, r22
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r19, r22
    swap r19
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    lsl r22
    or r24, r22
    mov r22, r6
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r19, r6
    swap r19
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r6
    or r6, r22
    mov r22, r0
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r19, r0
    swap r19
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r0
    or r0, r22
    mov r22, r18
    eor r22, r15
    st Y+, r22
    mov r22, r17
    eor r22, r11
    st Y+, r22
    mov r22, r16
    eor r22, r20
    st Y+, r22
    mov r22, r25
    eor r22, r13
    st Y+, r22
    mov r22, r21
    eor r22, r9
    st Y+, r22
    adiw r26, 10
    ld r22, X+
    mov r19, r22
    eor r19, r24
    st Y+, r19
    adiw r26, 1
    ld r19, X
    mov r25, r19
    eor r25, r6
    st Y+, r25
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r25, X
    mov r21, r25
    eor r21, r0
    st Y+, r21
    ldi r21, 12
    st Y+, r21
    ldi r21, 1
    st Y+, r21
    mov r21, r10
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r19, r10
    swap r19
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    lsl r10
    or r10, r21
    mov r21, r14
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r19, r14
    swap r19
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    lsl r14
    or r14, r21
    mov r21, r7
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r19, r7
    swap r19
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    lsl r7
    or r7, r21
    mov r21, r5
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r19, r5
    swap r19
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    lsl r5
    or r5, r21
    mov r21, r4
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r19, r4
    swap r19
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    lsl r4
    or r4, r21
    mov r21, r8
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r19, r8
    swap r19
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    lsl r8
    or r8, r21
    mov r21, r3
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r19, r3
    swap r19
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    lsl r3
    or r3, r21
    mov r21, r12
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r19, r12
    swap r19
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    lsl r12
    or r12, r21
    mov r21, r2
    eor r21, r10
    st Y+, r21
    mov r21, r23
    eor r21, r14
    st Y+, r21
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r21, X+
    mov r19, r21
    eor r19, r7
    st Y+, r19
    adiw r26, 2
    ld r19, X
    eor r19, r5
    st Y+, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    eor r19, r4
    st Y+, r19
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r19, X+
    mov r21, r19
    eor r21, r8
    st Y+, r21
    adiw r26, 1
    ld r21, X
    eor r21, r3
    st Y+, r21
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r21, X+
    mov r19, r21
    eor r19, r12
    st Y+, r19
    ldi r19, 8
    st Y+, r19
    ldi r19, 3
    st Y+, r19
    mov r2, r11
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r2, r11
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    eor r21, r23
    andi r21, 1
    lsl r11
    or r11, r21
    mov r2, r0
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r0
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    eor r23, r21
    andi r23, 1
    lsl r0
    or r0, r23
    mov r2, r15
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r15
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    eor r23, r21
    andi r23, 1
    lsl r15
    or r15, r23
    mov r2, r24
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r24
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    eor r23, r21
    andi r23, 1
    lsl r24
    or r23, r24
    mov r2, r20
    swap r2
    mov r24, r2
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r2, r20
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    eor r24, r21
    andi r24, 1
    lsl r20
    or r24, r20
    mov r2, r6
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r2, r6
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    lsl r6
    or r6, r21
    mov r2, r9
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r2, r9
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    lsl r9
    or r9, r21
    mov r2, r13
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r2, r13
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    lsl r13
    or r13, r21
    mov r2, r17
    eor r2, r11
    st Y+, r2
    mov r2, r25
    eor r2, r0
    st Y+, r2
    mov r2, r18
    eor r2, r15
    st Y+, r2
    mov r2, r22
    eor r2, r23
    st Y+, r2
    mov r2, r16
    eor r2, r24
    st Y+, r2
    adiw r26, 11
    ld r2, X+
    mov r21, r2
    eor r21, r6
    st Y+, r21
    ld r21, X+
    mov r20, r21
    eor r20, r9
    st Y+, r20
    ld r20, X
    mov r22, r20
    eor r22, r13
    st Y+, r22
    ldi r22, 1
    st Y+, r22
    st Y+, r19
    mov r22, r14
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r16, r14
    swap r16
    andi r16, 15
    lsr r16
    eor r22, r16
    andi r22, 1
    lsl r14
    or r14, r22
    mov r16, r12
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r22, r12
    swap r22
    andi r22, 15
    lsr r22
    eor r16, r22
    andi r16, 1
    lsl r12
    or r12, r16
    mov r16, r10
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r22, r10
    swap r22
    andi r22, 15
    lsr r22
    eor r16, r22
    andi r16, 1
    lsl r10
    or r10, r16
    mov r16, r8
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r22, r8
    swap r22
    andi r22, 15
    lsr r22
    eor r16, r22
    andi r16, 1
    lsl r8
    or r8, r16
    mov r16, r7
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r22, r7
    swap r22
    andi r22, 15
    lsr r22
    eor r16, r22
    andi r16, 1
    lsl r7
    or r7, r16
    mov r16, r3
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r22, r3
    swap r22
    andi r22, 15
    lsr r22
    eor r16, r22
    andi r16, 1
    lsl r3
    or r3, r16
    mov r16, r4
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r22, r4
    swap r22
    andi r22, 15
    lsr r22
    eor r16, r22
    andi r16, 1
    lsl r4
    or r4, r16
    mov r16, r5
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r22, r5
    swap r22
    andi r22, 15
    lsr r22
    eor r16, r22
    andi r16, 1
    lsl r5
    or r5, r16
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r16, X+
    mov r22, r16
    eor r22, r14
    st Y+, r22
    ld r22, X+
    mov r16, r22
    eor r16, r12
    st Y+, r16
    ld r16, X+
    eor r16, r10
    st Y+, r16
    ld r16, X+
    eor r16, r8
    st Y+, r16
    ld r16, X+
    eor r16, r7
    st Y+, r16
    ld r16, X+
    eor r16, r3
    st Y+, r16
    ld r16, X+
    eor r16, r4
    st Y+, r16
    ld r16, X+
    eor r16, r5
    st Y+, r16
    st Y+, r19
    ldi r16, 2
    st Y+, r16
    mov r16, r0
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r19, r0
    swap r19
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r0
    or r0, r16
    mov r16, r13
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r19, r13
    swap r19
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r13
    or r13, r16
    mov r16, r11
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r19, r11
    swap r19
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r11
    or r11, r16
    mov r16, r6
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r19, r6
    swap r19
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r6
    or r6, r16
    mov r16, r15
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r19, r15
    swap r19
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r15
    or r15, r16
    mov r16, r9
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r19, r9
    swap r19
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r9
    or r9, r16
    mov r16, r24
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r19, r24
    swap r19
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r24
    or r16, r24
    mov r24, r23
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r19, r23
    swap r19
    andi r19, 15
    lsr r19
    eor r24, r19
    andi r24, 1
    lsl r23
    or r24, r23
    mov r23, r25
    eor r23, r0
    st Y+, r23
    mov r23, r20
    eor r23, r13
    st Y+, r23
    mov r23, r17
    eor r23, r11
    st Y+, r23
    mov r23, r2
    eor r23, r6
    st Y+, r23
    mov r23, r18
    eor r23, r15
    st Y+, r23
    mov r23, r21
    eor r23, r9
    st Y+, r23
    adiw r26, 4
    ld r23, X
    mov r19, r23
    eor r19, r16
    st Y+, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    mov r2, r19
    eor r2, r24
    st Y+, r2
    ldi r18, 6
    st Y+, r18
    ldi r18, 0
    st Y+, r18
    mov r2, r12
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r12
    swap r2
    mov r17, r2
    andi r17, 15
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r12
    or r12, r23
    mov r2, r5
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r5
    swap r2
    mov r17, r2
    andi r17, 15
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r5
    or r5, r23
    mov r2, r14
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r14
    swap r2
    mov r17, r2
    andi r17, 15
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r14
    or r14, r23
    mov r2, r3
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r3
    swap r2
    mov r17, r2
    andi r17, 15
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r3
    or r3, r23
    mov r2, r10
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r10
    swap r2
    mov r17, r2
    andi r17, 15
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r10
    or r10, r23
    mov r2, r4
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r4
    swap r2
    mov r17, r2
    andi r17, 15
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r4
    or r4, r23
    mov r2, r7
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r7
    swap r2
    mov r17, r2
    andi r17, 15
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r7
    or r7, r23
    mov r2, r8
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r8
    swap r2
    mov r17, r2
    andi r17, 15
    lsr r17
    eor r23, r17
    andi r23, 1
    lsl r8
    or r8, r23
    mov r2, r22
    eor r2, r12
    st Y+, r2
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r2, X
    mov r23, r2
    eor r23, r5
    st Y+, r23
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r23, X+
    mov r17, r23
    eor r17, r14
    st Y+, r17
    adiw r26, 4
    ld r17, X
    eor r17, r3
    st Y+, r17
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r17, X+
    eor r17, r10
    st Y+, r17
    adiw r26, 3
    ld r17, X
    mov r23, r17
    eor r23, r4
    st Y+, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X
    eor r23, r7
    st Y+, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    mov r17, r23
    eor r17, r8
    st Y+, r17
    ldi r17, 13
    st Y+, r17
    st Y+, r18
    mov r17, r13
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r18, r13
    swap r18
    andi r18, 15
    lsr r18
    eor r17, r18
    andi r17, 1
    lsl r13
    or r13, r17
    mov r17, r24
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r18, r24
    swap r18
    andi r18, 15
    lsr r18
    eor r17, r18
    andi r17, 1
    lsl r24
    or r17, r24
    mov r24, r0
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r18, r0
    swap r18
    andi r18, 15
    lsr r18
    eor r24, r18
    andi r24, 1
    lsl r0
    or r0, r24
    mov r24, r9
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r18, r9
    swap r18
    andi r18, 15
    lsr r18
    eor r24, r18
    andi r24, 1
    lsl r9
    or r9, r24
    mov r24, r11
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r18, r11
    swap r18
    andi r18, 15
    lsr r18
    eor r24, r18
    andi r24, 1
    lsl r11
    or r11, r24
    mov r24, r16
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r18, r16
    swap r18
    andi r18, 15
    lsr r18
    eor r24, r18
    andi r24, 1
    lsl r16
    or r24, r16
    mov r16, r15
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r15
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r15
    or r15, r16
    mov r16, r6
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r18, r6
    swap r18
    andi r18, 15
    lsr r18
    eor r16, r18
    andi r16, 1
    lsl r6
    or r6, r16
    mov r16, r20
    eor r16, r13
    st Y+, r16
    mov r16, r19
    eor r16, r17
    st Y+, r16
    mov r16, r25
    eor r16, r0
    st Y+, r16
    mov r16, r21
    eor r16, r9
    st Y+, r16
    adiw r26, 4
    ld r16, X+
    mov r18, r16
    eor r18, r11
    st Y+, r18
    adiw r26, 3
    ld r18, X
    mov r21, r18
    eor r21, r24
    st Y+, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X+
    mov r16, r21
    eor r16, r15
    st Y+, r16
    adiw r26, 2
    ld r16, X
    mov r21, r16
    eor r21, r6
    st Y+, r21
    ldi r21, 11
    st Y+, r21
    ldi r21, 1
    st Y+, r21
    mov r21, r5
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r25, r5
    swap r25
    andi r25, 15
    lsr r25
    eor r21, r25
    andi r21, 1
    lsl r5
    or r5, r21
    mov r25, r8
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r8
    swap r21
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r8
    or r8, r25
    mov r25, r12
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r12
    swap r21
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r12
    or r12, r25
    mov r25, r4
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r4
    swap r21
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r4
    or r4, r25
    mov r25, r14
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r14
    swap r21
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r14
    or r14, r25
    mov r25, r7
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r7
    swap r21
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r7
    or r7, r25
    mov r25, r10
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r10
    swap r21
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r10
    or r10, r25
    mov r25, r3
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r21, r3
    swap r21
    andi r21, 15
    lsr r21
    eor r25, r21
    andi r25, 1
    lsl r3
    or r3, r25
    mov r25, r2
    eor r25, r5
    st Y+, r25
    mov r25, r23
    eor r25, r8
    st Y+, r25
    mov r25, r22
    eor r25, r12
    st Y+, r25
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r25, X
    mov r21, r25
    eor r21, r4
    st Y+, r21
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r21, X+
    mov r25, r21
    eor r25, r14
    st Y+, r25
    adiw r26, 3
    ld r25, X
    mov r21, r25
    eor r21, r7
    st Y+, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X+
    eor r21, r10
    st Y+, r21
    adiw r26, 2
    ld r21, X+
    mov r22, r21
    eor r22, r3
    st Y+, r22
    ldi r22, 6
    st Y+, r22
    ldi r22, 3
    st Y+, r22
    mov r22, r17
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r25, r17
    swap r25
    andi r25, 15
    lsr r25
    eor r22, r25
    andi r22, 1
    lsl r17
    or r22, r17
    mov r25, r6
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r17, r6
    swap r17
    andi r17, 15
    lsr r17
    eor r25, r17
    andi r25, 1
    lsl r6
    or r6, r25
    mov r25, r13
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r17, r13
    swap r17
    andi r17, 15
    lsr r17
    eor r25, r17
    andi r25, 1
    lsl r13
    or r13, r25
    mov r25, r24
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r17, r24
    swap r17
    andi r17, 15
    lsr r17
    eor r25, r17
    andi r25, 1
    lsl r24
    or r25, r24
    mov r24, r0
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r17, r0
    swap r17
    andi r17, 15
    lsr r17
    eor r24, r17
    andi r24, 1
    lsl r0
    or r0, r24
    mov r24, r15
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r17, r15
    swap r17
    andi r17, 15
    lsr r17
    eor r24, r17
    andi r24, 1
    lsl r15
    or r15, r24
    mov r24, r11
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r17, r11
    swap r17
    andi r17, 15
    lsr r17
    eor r24, r17
    andi r24, 1
    lsl r11
    or r11, r24
    mov r24, r9
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r17, r9
    swap r17
    andi r17, 15
    lsr r17
    eor r24, r17
    andi r24, 1
    lsl r9
    or r9, r24
    mov r24, r19
    eor r24, r22
    st Y+, r24
    mov r24, r16
    eor r24, r6
    st Y+, r24
    mov r24, r20
    eor r24, r13
    st Y+, r24
    mov r24, r18
    eor r24, r25
    st Y+, r24
    adiw r26, 3
    ld r24, X+
    mov r17, r24
    eor r17, r0
    st Y+, r17
    ld r17, X
    mov r18, r17
    eor r18, r15
    st Y+, r18
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r18, X+
    mov r24, r18
    eor r24, r11
    st Y+, r24
    adiw r26, 5
    ld r24, X
    mov r18, r24
    eor r18, r9
    st Y+, r18
    ldi r18, 13
    st Y+, r18
    ldi r18, 2
    st Y+, r18
    mov r18, r8
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r20, r8
    swap r20
    andi r20, 15
    lsr r20
    eor r18, r20
    andi r18, 1
    lsl r8
    or r8, r18
    mov r20, r3
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r3
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r3
    or r3, r20
    mov r20, r5
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r5
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r5
    or r5, r20
    mov r20, r7
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r7
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r7
    or r7, r20
    mov r20, r12
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r12
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r12
    or r12, r20
    mov r20, r10
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r10
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r10
    or r10, r20
    mov r20, r14
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r14
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r14
    or r14, r20
    mov r20, r4
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r18, r4
    swap r18
    andi r18, 15
    lsr r18
    eor r20, r18
    andi r20, 1
    lsl r4
    or r4, r20
    mov r20, r23
    eor r20, r8
    st Y+, r20
    mov r20, r21
    eor r20, r3
    st Y+, r20
    mov r20, r2
    eor r20, r5
    st Y+, r20
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r20, X
    mov r18, r20
    eor r18, r7
    st Y+, r18
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r18, X+
    mov r20, r18
    eor r20, r12
    st Y+, r20
    ld r20, X
    mov r18, r20
    eor r18, r10
    st Y+, r18
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r18, X+
    eor r18, r14
    st Y+, r18
    adiw r26, 5
    ld r18, X+
    mov r2, r18
    eor r2, r4
    st Y+, r2
    ldi r20, 10
    st Y+, r20
    ldi r20, 1
    st Y+, r20
    mov r2, r6
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r2, r6
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    eor r20, r23
    andi r20, 1
    lsl r6
    or r6, r20
    mov r2, r9
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r9
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    eor r23, r20
    andi r23, 1
    lsl r9
    or r9, r23
    mov r2, r22
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r22
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    eor r23, r20
    andi r23, 1
    lsl r22
    or r23, r22
    mov r2, r15
    swap r2
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r15
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    eor r22, r20
    andi r22, 1
    lsl r15
    or r15, r22
    mov r2, r13
    swap r2
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r13
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    eor r22, r20
    andi r22, 1
    lsl r13
    or r13, r22
    mov r2, r11
    swap r2
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r11
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    eor r22, r20
    andi r22, 1
    lsl r11
    or r11, r22
    mov r2, r0
    swap r2
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r0
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    eor r22, r20
    andi r22, 1
    lsl r0
    or r0, r22
    mov r2, r25
    swap r2
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r25
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    eor r22, r20
    andi r22, 1
    lsl r25
    or r22, r25
    mov r2, r16
    eor r2, r6
    st Y+, r2
    mov r2, r24
    eor r2, r9
    st Y+, r2
    mov r2, r19
    eor r2, r23
    st Y+, r2
    mov r2, r17
    eor r2, r15
    st Y+, r2
    adiw r26, 8
    ld r2, X
    mov r25, r2
    eor r25, r13
    st Y+, r25
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r25, X+
    mov r20, r25
    eor r20, r11
    st Y+, r20
    ld r20, X+
    mov r17, r20
    eor r17, r0
    st Y+, r17
    adiw r26, 2
    ld r17, X
    mov r2, r17
    eor r2, r22
    st Y+, r2
    ldi r20, 4
    st Y+, r20
    ldi r20, 3
    st Y+, r20
    mov r2, r3
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r2, r3
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r3
    or r3, r20
    mov r2, r4
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r2, r4
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r4
    or r4, r20
    mov r2, r8
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r2, r8
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r8
    or r8, r20
    mov r2, r10
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r2, r10
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r10
    or r10, r20
    mov r2, r5
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r2, r5
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r5
    or r5, r20
    mov r2, r14
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r2, r14
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r14
    or r14, r20
    mov r2, r12
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r2, r12
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r12
    or r12, r20
    mov r2, r7
    swap r2
    mov r20, r2
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r2, r7
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r20, r19
    andi r20, 1
    lsl r7
    or r7, r20
    mov r2, r21
    eor r2, r3
    st Y+, r2
    mov r2, r18
    eor r2, r4
    st Y+, r2
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r2, X
    mov r20, r2
    eor r20, r8
    st Y+, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    mov r19, r20
    eor r19, r10
    st Y+, r19
    adiw r26, 4
    ld r19, X
    mov r20, r19
    eor r20, r5
    st Y+, r20
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    mov r19, r20
    eor r19, r14
    st Y+, r19
    ld r19, X+
    eor r19, r12
    st Y+, r19
    adiw r26, 2
    ld r19, X+
    mov r2, r19
    eor r2, r7
    st Y+, r2
    ldi r20, 9
    st Y+, r20
    ldi r20, 2
    st Y+, r20
    mov r2, r9
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r2, r9
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    lsl r9
    or r9, r21
    mov r2, r22
    swap r2
    mov r21, r2
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r2, r22
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r21, r19
    andi r21, 1
    lsl r22
    or r21, r22
    mov r2, r6
    swap r2
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r6
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r6
    or r6, r22
    mov r2, r11
    swap r2
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r11
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r11
    or r11, r22
    mov r2, r23
    swap r2
    mov r22, r2
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r2, r23
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r22, r19
    andi r22, 1
    lsl r23
    or r22, r23
    mov r2, r0
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r0
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r0
    or r0, r23
    mov r2, r13
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r13
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r13
    or r13, r23
    mov r2, r15
    swap r2
    mov r23, r2
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r2, r15
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r15
    or r15, r23
    mov r2, r24
    eor r2, r9
    st Y+, r2
    mov r2, r17
    eor r2, r21
    st Y+, r2
    mov r2, r16
    eor r2, r6
    st Y+, r2
    mov r2, r25
    eor r2, r11
    st Y+, r2
    adiw r26, 6
    ld r2, X
    mov r23, r2
    eor r23, r22
    st Y+, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    mov r19, r23
    eor r19, r0
    st Y+, r19
    adiw r26, 5
    ld r19, X
    mov r25, r19
    eor r25, r13
    st Y+, r25
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r25, X
    mov r2, r25
    eor r2, r15
    st Y+, r2
    st Y+, r20
    ldi r19, 1
    st Y+, r19
    mov r2, r4
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r2, r4
    swap r2
    mov r16, r2
    andi r16, 15
    lsr r16
    eor r19, r16
    andi r19, 1
    lsl r4
    or r4, r19
    mov r2, r7
    swap r2
    mov r16, r2
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r2, r7
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r7
    or r7, r16
    mov r2, r3
    swap r2
    mov r16, r2
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r2, r3
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r3
    or r3, r16
    mov r2, r14
    swap r2
    mov r16, r2
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r2, r14
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r14
    or r14, r16
    mov r2, r8
    swap r2
    mov r16, r2
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r2, r8
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r8
    or r8, r16
    mov r2, r12
    swap r2
    mov r16, r2
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r2, r12
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r12
    or r12, r16
    mov r2, r5
    swap r2
    mov r16, r2
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r2, r5
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r5
    or r5, r16
    mov r2, r10
    swap r2
    mov r16, r2
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r2, r10
    swap r2
    mov r19, r2
    andi r19, 15
    lsr r19
    eor r16, r19
    andi r16, 1
    lsl r10
    or r10, r16
    mov r2, r18
    eor r2, r4
    st Y+, r2
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r2, X+
    mov r16, r2
    eor r16, r7
    st Y+, r16
    ld r16, X
    mov r19, r16
    eor r19, r3
    st Y+, r19
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r19, X+
    eor r19, r14
    st Y+, r19
    adiw r26, 2
    ld r19, X
    eor r19, r8
    st Y+, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X+
    mov r16, r19
    eor r16, r12
    st Y+, r16
    adiw r26, 5
    ld r16, X
    eor r16, r5
    st Y+, r16
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r16, X+
    mov r19, r16
    eor r19, r10
    st Y+, r19
    ldi r19, 4
    st Y+, r19
    st Y+, r20
    mov r19, r21
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r20, r21
    swap r20
    andi r20, 15
    lsr r20
    eor r19, r20
    andi r19, 1
    lsl r21
    or r19, r21
    mov r21, r15
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r20, r15
    swap r20
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    lsl r15
    or r15, r21
    mov r21, r9
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r20, r9
    swap r20
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    lsl r9
    or r9, r21
    mov r21, r0
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r20, r0
    swap r20
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    lsl r0
    or r0, r21
    mov r21, r6
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r20, r6
    swap r20
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    lsl r6
    or r6, r21
    mov r21, r13
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r20, r13
    swap r20
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    lsl r13
    or r13, r21
    mov r21, r22
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r20, r22
    swap r20
    andi r20, 15
    lsr r20
    eor r21, r20
    andi r21, 1
    lsl r22
    or r21, r22
    mov r22, r11
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r20, r11
    swap r20
    andi r20, 15
    lsr r20
    eor r22, r20
    andi r22, 1
    lsl r11
    or r11, r22
    mov r22, r17
    eor r22, r19
    st Y+, r22
    mov r22, r25
    eor r22, r15
    st Y+, r22
    mov r22, r24
    eor r22, r9
    st Y+, r22
    mov r22, r23
    eor r22, r0
    st Y+, r22
    adiw r26, 10
    ld r22, X+
    mov r20, r22
    eor r20, r6
    st Y+, r20
    adiw r26, 1
    ld r20, X
    mov r23, r20
    eor r23, r13
    st Y+, r23
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r23, X
    mov r22, r23
    eor r22, r21
    st Y+, r22
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r22, X
    mov r23, r22
    eor r23, r11
    st Y+, r23
    ldi r23, 8
    st Y+, r23
    ldi r23, 0
    st Y+, r23
    mov r23, r7
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r24, r7
    swap r24
    andi r24, 15
    lsr r24
    eor r23, r24
    andi r23, 1
    lsl r7
    or r7, r23
    mov r24, r10
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r23, r10
    swap r23
    andi r23, 15
    lsr r23
    eor r24, r23
    andi r24, 1
    lsl r10
    or r10, r24
    mov r24, r4
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r23, r4
    swap r23
    andi r23, 15
    lsr r23
    eor r24, r23
    andi r24, 1
    lsl r4
    or r4, r24
    mov r24, r12
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r23, r12
    swap r23
    andi r23, 15
    lsr r23
    eor r24, r23
    andi r24, 1
    lsl r12
    or r12, r24
    mov r24, r3
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r23, r3
    swap r23
    andi r23, 15
    lsr r23
    eor r24, r23
    andi r24, 1
    lsl r3
    or r3, r24
    mov r24, r5
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r23, r5
    swap r23
    andi r23, 15
    lsr r23
    eor r24, r23
    andi r24, 1
    lsl r5
    or r5, r24
    mov r24, r8
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r23, r8
    swap r23
    andi r23, 15
    lsr r23
    eor r24, r23
    andi r24, 1
    lsl r8
    or r8, r24
    mov r24, r14
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r23, r14
    swap r23
    andi r23, 15
    lsr r23
    eor r24, r23
    andi r24, 1
    lsl r14
    or r14, r24
    mov r24, r2
    eor r24, r7
    st Y+, r24
    mov r24, r16
    eor r24, r10
    st Y+, r24
    mov r24, r18
    eor r24, r4
    st Y+, r24
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r24, X+
    mov r23, r24
    eor r23, r12
    st Y+, r23
    adiw r26, 3
    ld r23, X+
    mov r24, r23
    eor r24, r3
    st Y+, r24
    adiw r26, 1
    ld r24, X
    mov r23, r24
    eor r23, r5
    st Y+, r23
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r23, X
    eor r23, r8
    st Y+, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X+
    mov r18, r23
    eor r18, r14
    st Y+, r18
    ldi r18, 1
    st Y+, r18
    st Y+, r18
    mov r18, r15
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r24, r15
    swap r24
    andi r24, 15
    lsr r24
    eor r18, r24
    andi r18, 1
    lsl r15
    or r15, r18
    mov r24, r11
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r18, r11
    swap r18
    andi r18, 15
    lsr r18
    eor r24, r18
    andi r24, 1
    lsl r11
    or r11, r24
    mov r24, r19
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    mov r18, r19
    swap r18
    andi r18, 15
    lsr r18
    eor r24, r18
    andi r24, 1
    lsl r19
    or r24, r19
    mov r19, r13
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r13
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r13
    or r13, r19
    mov r19, r9
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r9
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r9
    or r9, r19
    mov r19, r21
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r21
    swap r18
    andi r18, 15
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r21
    or r19, r21
    mov r21, r6
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r18, r6
    swap r18
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r6
    or r6, r21
    mov r21, r0
    swap r21
    andi r21, 15
    lsr r21
    lsr r21
    lsr r21
    mov r18, r0
    swap r18
    andi r18, 15
    lsr r18
    eor r21, r18
    andi r21, 1
    lsl r0
    or r0, r21
    mov r21, r25
    eor r21, r15
    st Y+, r21
    mov r21, r22
    eor r21, r11
    st Y+, r21
    mov r21, r17
    eor r21, r24
    st Y+, r21
    mov r21, r20
    eor r21, r13
    st Y+, r21
    adiw r26, 13
    ld r21, X
    mov r18, r21
    eor r18, r9
    st Y+, r18
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r18, X+
    mov r20, r18
    eor r20, r19
    st Y+, r20
    adiw r26, 1
    ld r20, X
    mov r21, r20
    eor r21, r6
    st Y+, r21
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r21, X
    mov r20, r21
    eor r20, r0
    st Y+, r20
    ldi r20, 2
    st Y+, r20
    st Y+, r20
    mov r20, r10
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    mov r17, r10
    swap r17
    andi r17, 15
    lsr r17
    eor r20, r17
    andi r20, 1
    lsl r10
    or r10, r20
    eor r10, r16
    st Y+, r10
    mov r10, r14
    swap r10
    mov r16, r10
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r10, r14
    swap r10
    mov r20, r10
    andi r20, 15
    lsr r20
    eor r16, r20
    andi r16, 1
    lsl r14
    or r14, r16
    eor r14, r23
    st Y+, r14
    mov r14, r7
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r14, r7
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    eor r16, r23
    andi r16, 1
    lsl r7
    or r7, r16
    eor r2, r7
    st Y+, r2
    mov r14, r5
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r14, r5
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    eor r16, r23
    andi r16, 1
    lsl r5
    or r5, r16
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r14, X
    eor r14, r5
    st Y+, r14
    mov r14, r4
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r14, r4
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    eor r16, r23
    andi r16, 1
    lsl r4
    or r4, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X
    eor r14, r4
    st Y+, r14
    mov r14, r8
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r14, r8
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    eor r16, r23
    andi r16, 1
    lsl r8
    or r8, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r14, X+
    eor r14, r8
    st Y+, r14
    mov r14, r3
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r14, r3
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    eor r16, r23
    andi r16, 1
    lsl r3
    or r3, r16
    adiw r26, 1
    ld r14, X
    eor r14, r3
    st Y+, r14
    mov r14, r12
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r14, r12
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    eor r16, r23
    andi r16, 1
    lsl r12
    or r12, r16
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r14, X+
    eor r14, r12
    st Y+, r14
    ldi r16, 4
    st Y+, r16
    ldi r16, 0
    st Y+, r16
    mov r14, r11
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r14, r11
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    eor r16, r23
    andi r16, 1
    lsl r11
    or r11, r16
    eor r11, r22
    st Y+, r11
    mov r14, r0
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r14, r0
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    eor r16, r23
    andi r16, 1
    lsl r0
    or r0, r16
    eor r0, r21
    st Y+, r0
    mov r14, r15
    swap r14
    mov r16, r14
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r14, r15
    swap r14
    mov r23, r14
    andi r23, 15
    lsr r23
    eor r16, r23
    andi r16, 1
    lsl r15
    or r15, r16
    eor r15, r25
    st Y+, r15
    mov r15, r19
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r19
    swap r15
    mov r16, r15
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r19
    or r25, r19
    eor r18, r25
    st Y+, r18
    mov r15, r24
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r24
    swap r15
    mov r16, r15
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r24
    or r25, r24
    adiw r26, 10
    ld r15, X+
    eor r15, r25
    st Y+, r15
    mov r15, r6
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r6
    swap r15
    mov r16, r15
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r6
    or r6, r25
    ld r15, X+
    eor r15, r6
    st Y+, r15
    mov r15, r9
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r9
    swap r15
    mov r16, r15
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r9
    or r9, r25
    ld r15, X+
    eor r15, r9
    st Y+, r15
    mov r15, r13
    swap r15
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r15, r13
    swap r15
    mov r16, r15
    andi r16, 15
    lsr r16
    eor r25, r16
    andi r25, 1
    lsl r13
    or r13, r25
    ld r15, X
    eor r15, r13
    std Y+0, r15
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
    .size lwcc_skinny128_256_key_setup_avr, .-lwcc_skinny128_256_key_setup_avr

    .global lwcc_skinny128_256_ecb_encrypt_avr
    .type lwcc_skinny128_256_ecb_encrypt_avr, @function
lwcc_skinny128_256_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny128_256_ecb_encrypt_avr_begin
    ret
.Llwcc_skinny128_256_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_skinny128_256_ecb_encrypt_avr_group:
    ld r5, X+
    ld r21, X+
    ld r7, X+
    ld r20, X+
    ld r18, X+
    ld r2, X+
    ld r17, X+
    ld r15, X+
    ld r14, X+
    ld r13, X+
    ld r12, X+
    ld r11, X+
    ld r10, X+
    ld r9, X+
    ld r4, X+
    ld r8, X+
    ldi r16, 6
.Llwcc_skinny128_256_ecb_encrypt_avr_round:
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r5
    lpm r5, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r8
    lpm r8, Z
    ld r19, Y+
    eor r5, r19
    ld r19, Y+
    eor r18, r19
    ldi r19, 2
    eor r14, r19
    ld r3, Y+
    eor r5, r3
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r7, r3
    ld r3, Y+
    eor r20, r3
    ld r3, Y+
    eor r18, r3
    ld r3, Y+
    eor r2, r3
    ld r3, Y+
    eor r17, r3
    ld r3, Y+
    eor r15, r3
    mov r3, r5
    eor r3, r12
    eor r15, r12
    mov r12, r21
    eor r12, r11
    eor r18, r11
    mov r11, r7
    eor r11, r14
    eor r2, r14
    mov r14, r20
    eor r14, r13
    eor r17, r13
    ; round 2 (skinny.dsl:60)
    mov r30, r5
    lpm r5, Z
    mov r30, r3
    lpm r13, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r9
    ; round 2 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r12
    lpm r12, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r4
    ; round 2 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r8
    ; round 2 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r14
    lpm r14, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r10
    ; round 2 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r17
    lpm r17, Z
    ld r3, Y+
    eor r9, r3
    ld r3, Y+
    eor r5, r3
    eor r15, r19
    ld r3, Y+
    eor r9, r3
    ld r3, Y+
    eor r4, r3
    ld r3, Y+
    eor r8, r3
    ld r3, Y+
    eor r10, r3
    ld r3, Y+
    eor r5, r3
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r7, r3
    ld r3, Y+
    eor r20, r3
    mov r3, r9
    eor r3, r2
    eor r20, r2
    mov r2, r4
    eor r2, r17
    eor r5, r17
    mov r17, r8
    eor r17, r15
    eor r21, r15
    mov r15, r10
    eor r15, r18
    eor r7, r18
    ; round 3 (skinny.dsl:60)
    mov r30, r9
    lpm r18, Z
    mov r30, r3
    lpm r9, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r12
    ; round 3 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r2
    lpm r2, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r11
    ; round 3 (skinny.dsl:60)
    lpm r11, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r17
    lpm r17, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r14
    ; round 3 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r15
    lpm r15, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r13
    ; round 3 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r7
    lpm r7, Z
    ld r3, Y+
    eor r12, r3
    ld r3, Y+
    eor r18, r3
    eor r20, r19
    ld r3, Y+
    eor r12, r3
    ld r3, Y+
    eor r11, r3
    ld r3, Y+
    eor r14, r3
    ld r3, Y+
    eor r13, r3
    ld r3, Y+
    eor r18, r3
    ld r3, Y+
    eor r4, r3
    ld r3, Y+
    eor r8, r3
    ld r3, Y+
    eor r10, r3
    mov r3, r12
    eor r3, r21
    eor r10, r21
    mov r21, r11
    eor r21, r7
    eor r18, r7
    mov r7, r14
    eor r7, r20
    eor r4, r20
    mov r20, r13
    eor r20, r5
    eor r5, r8
    ; round 4 (skinny.dsl:60)
    mov r30, r12
    lpm r12, Z
    mov r30, r3
    lpm r8, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r2
    ; round 4 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r21
    lpm r21, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r17
    ; round 4 (skinny.dsl:60)
    lpm r17, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r7
    lpm r7, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r15
    ; round 4 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r20
    lpm r20, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r9
    ; round 4 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r5
    lpm r5, Z
    ld r3, Y+
    eor r2, r3
    ld r3, Y+
    eor r12, r3
    eor r10, r19
    ld r3, Y+
    eor r2, r3
    ld r3, Y+
    eor r17, r3
    ld r3, Y+
    eor r15, r3
    ld r3, Y+
    eor r9, r3
    ld r3, Y+
    eor r12, r3
    ld r3, Y+
    eor r11, r3
    ld r3, Y+
    eor r14, r3
    ld r3, Y+
    eor r13, r3
    mov r3, r2
    eor r3, r4
    eor r13, r4
    mov r4, r17
    eor r4, r5
    eor r12, r5
    mov r5, r15
    eor r5, r10
    eor r11, r10
    mov r10, r9
    eor r10, r18
    eor r14, r18
    ; round 5 (skinny.dsl:60)
    mov r30, r2
    lpm r18, Z
    mov r30, r3
    lpm r2, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r21
    ; round 5 (skinny.dsl:60)
    lpm r21, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r4
    lpm r4, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r7
    ; round 5 (skinny.dsl:60)
    lpm r7, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r5
    lpm r5, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r20
    ; round 5 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r10
    lpm r10, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r8
    ; round 5 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r14
    lpm r14, Z
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r18, r3
    eor r13, r19
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r7, r3
    ld r3, Y+
    eor r20, r3
    ld r3, Y+
    eor r8, r3
    ld r3, Y+
    eor r18, r3
    ld r3, Y+
    eor r17, r3
    ld r3, Y+
    eor r15, r3
    ld r3, Y+
    eor r9, r3
    mov r3, r21
    eor r3, r11
    eor r9, r11
    mov r11, r7
    eor r11, r14
    eor r18, r14
    mov r14, r20
    eor r14, r13
    eor r17, r13
    mov r13, r8
    eor r13, r12
    eor r15, r12
    ; round 6 (skinny.dsl:60)
    mov r30, r21
    lpm r21, Z
    mov r30, r3
    lpm r12, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r4
    ; round 6 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r5
    ; round 6 (skinny.dsl:60)
    lpm r5, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r14
    lpm r14, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r10
    ; round 6 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r13
    lpm r13, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r2
    ; round 6 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r15
    lpm r15, Z
    ld r3, Y+
    eor r4, r3
    ld r3, Y+
    eor r21, r3
    eor r9, r19
    ld r3, Y+
    eor r4, r3
    ld r3, Y+
    eor r5, r3
    ld r3, Y+
    eor r10, r3
    ld r3, Y+
    eor r2, r3
    ld r3, Y+
    eor r21, r3
    ld r3, Y+
    eor r7, r3
    ld r3, Y+
    eor r20, r3
    ld r3, Y+
    eor r8, r3
    mov r3, r4
    eor r3, r17
    eor r17, r8
    mov r8, r5
    eor r8, r15
    eor r21, r15
    mov r15, r10
    eor r15, r9
    eor r7, r9
    mov r9, r2
    eor r9, r18
    eor r20, r18
    ; round 7 (skinny.dsl:60)
    mov r30, r4
    lpm r18, Z
    mov r30, r3
    lpm r4, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r11
    ; round 7 (skinny.dsl:60)
    lpm r11, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r14
    ; round 7 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r15
    lpm r15, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r13
    ; round 7 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r9
    lpm r9, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r12
    ; round 7 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r20
    lpm r20, Z
    ld r3, Y+
    eor r11, r3
    ld r3, Y+
    eor r18, r3
    eor r17, r19
    ld r3, Y+
    eor r11, r3
    ld r3, Y+
    eor r14, r3
    ld r3, Y+
    eor r13, r3
    ld r3, Y+
    eor r12, r3
    ld r3, Y+
    eor r18, r3
    ld r3, Y+
    eor r5, r3
    ld r3, Y+
    eor r10, r3
    ld r3, Y+
    eor r2, r3
    mov r3, r11
    eor r3, r7
    eor r2, r7
    mov r7, r14
    eor r7, r20
    eor r18, r20
    mov r20, r13
    eor r20, r17
    eor r5, r17
    mov r17, r12
    eor r17, r21
    eor r10, r21
    ; round 8 (skinny.dsl:60)
    mov r30, r11
    lpm r21, Z
    mov r30, r3
    lpm r11, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r8
    ; round 8 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r7
    lpm r7, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r15
    ; round 8 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r20
    lpm r20, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r9
    ; round 8 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r17
    lpm r17, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r4
    ; round 8 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r10
    lpm r10, Z
    ld r3, Y+
    eor r8, r3
    ld r3, Y+
    eor r21, r3
    eor r2, r19
    ld r19, Y+
    eor r8, r19
    ld r19, Y+
    eor r15, r19
    ld r19, Y+
    eor r9, r19
    ld r19, Y+
    eor r4, r19
    ld r19, Y+
    eor r21, r19
    ld r19, Y+
    eor r14, r19
    ld r19, Y+
    eor r13, r19
    ld r19, Y+
    eor r12, r19
    mov r19, r8
    eor r19, r5
    eor r7, r19
    eor r12, r5
    mov r5, r15
    eor r5, r10
    eor r20, r5
    eor r21, r10
    mov r10, r9
    eor r10, r2
    eor r17, r10
    eor r14, r2
    movw r2, r4 ; r3, r5
    eor r2, r18
    eor r11, r2
    eor r13, r18
    mov r18, r8
    mov r8, r2
    mov r2, r15
    mov r15, r4
    mov r4, r10
    mov r10, r19
    mov r5, r7
    mov r7, r17
    mov r17, r9
    mov r9, r3
    mov r3, r21
    mov r21, r20
    mov r20, r11
    mov r11, r13
    mov r13, r3
    mov r3, r14
    mov r14, r12
    mov r12, r3
    dec r16
    breq .Llwcc_skinny128_256_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_skinny128_256_ecb_encrypt_avr_round
.Llwcc_skinny128_256_ecb_encrypt_avr_rounds_done:
    subi r28, 224
    sbci r29, 1
    movw r30, r22
    std Z+0, r5
    std Z+1, r21
    std Z+2, r7
    std Z+3, r20
    std Z+4, r18
    std Z+5, r2
    std Z+6, r17
    std Z+7, r15
    std Z+8, r14
    std Z+9, r13
    std Z+10, r12
    std Z+11, r11
    std Z+12, r10
    std Z+13, r9
    std Z+14, r4
    std Z+15, r8
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny128_256_ecb_encrypt_avr_end
    rjmp .Llwcc_skinny128_256_ecb_encrypt_avr_group
.Llwcc_skinny128_256_ecb_encrypt_avr_end:
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
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny128_256_ecb_encrypt_avr, .-lwcc_skinny128_256_ecb_encrypt_avr

    .global lwcc_skinny128_256_ecb_decrypt_avr
    .type lwcc_skinny128_256_ecb_decrypt_avr, @function
lwcc_skinny128_256_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny128_256_ecb_decrypt_avr_begin
    ret
.Llwcc_skinny128_256_ecb_decrypt_avr_begin:
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_skinny128_256_ecb_decrypt_avr_group:
    ld r17, X+
    ld r12, X+
    ld r8, X+
    ld r4, X+
    ld r13, X+
    ld r9, X+
    ld r5, X+
    ld r0, X+
    ld r15, X+
    ld r11, X+
    ld r7, X+
    ld r3, X+
    ld r14, X+
    ld r10, X+
    ld r6, X+
    ld r2, X+
    subi r28, 112
    sbci r29, 254
    ldi r16, 6
.Llwcc_skinny128_256_ecb_decrypt_avr_round:
    ; round 48 (skinny.dsl:66)
    mov r18, r0
    eor r18, r2
    eor r3, r18
    eor r4, r2
    mov r2, r5
    eor r2, r6
    eor r7, r2
    eor r8, r6
    mov r6, r9
    eor r6, r10
    eor r11, r6
    eor r12, r10
    mov r10, r13
    eor r10, r14
    eor r15, r10
    eor r14, r17
    adiw r28, 16
    ldd r17, Y+60
    eor r11, r17
    ldd r17, Y+56
    eor r13, r17
    ldi r17, 2
    eor r2, r17
    ldi r31, hi8(.Ltable_S8_inverse)
    mov r30, r8
    lpm r8, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r2
    lpm r2, Z
    ldd r30, Y+63
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+62
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+61
    eor r30, r7
    lpm r7, Z
    ldd r30, Y+55
    eor r30, r11
    lpm r11, Z
    ldd r30, Y+59
    eor r30, r0
    lpm r0, Z
    ldd r30, Y+58
    eor r30, r5
    lpm r5, Z
    ldd r30, Y+57
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+54
    eor r30, r13
    lpm r13, Z
    ; round 47 (skinny.dsl:66)
    mov r19, r15
    eor r19, r8
    eor r6, r19
    eor r0, r8
    mov r8, r3
    eor r8, r12
    eor r10, r8
    eor r5, r12
    mov r12, r7
    eor r12, r14
    eor r18, r12
    eor r9, r14
    mov r14, r11
    eor r14, r4
    eor r2, r14
    eor r13, r4
    ldd r4, Y+50
    eor r4, r18
    ldd r18, Y+46
    eor r11, r18
    eor r8, r17
    mov r30, r5
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r19
    lpm r18, Z
    mov r30, r8
    lpm r8, Z
    ldd r30, Y+53
    eor r30, r2
    lpm r2, Z
    ldd r30, Y+52
    eor r30, r6
    lpm r6, Z
    ldd r30, Y+51
    eor r30, r10
    lpm r10, Z
    ldd r30, Y+45
    eor r30, r4
    lpm r4, Z
    ldd r30, Y+49
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+48
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+47
    eor r30, r7
    lpm r7, Z
    ldd r30, Y+44
    eor r30, r11
    lpm r11, Z
    ; round 46 (skinny.dsl:66)
    mov r19, r2
    eor r19, r5
    eor r12, r19
    eor r15, r5
    mov r5, r6
    eor r5, r9
    eor r14, r5
    eor r3, r9
    mov r9, r10
    eor r9, r13
    eor r18, r9
    eor r7, r13
    mov r13, r4
    eor r13, r0
    eor r8, r13
    eor r11, r0
    ldd r0, Y+40
    eor r0, r18
    ldd r18, Y+36
    eor r4, r18
    eor r5, r17
    mov r30, r3
    lpm r3, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r19
    lpm r18, Z
    mov r30, r5
    lpm r5, Z
    ldd r30, Y+43
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+42
    eor r30, r12
    lpm r12, Z
    ldd r30, Y+41
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+35
    eor r30, r0
    lpm r0, Z
    ldd r30, Y+39
    eor r30, r2
    lpm r2, Z
    ldd r30, Y+38
    eor r30, r6
    lpm r6, Z
    ldd r30, Y+37
    eor r30, r10
    lpm r10, Z
    ldd r30, Y+34
    eor r30, r4
    lpm r4, Z
    ; round 45 (skinny.dsl:66)
    mov r19, r8
    eor r19, r3
    eor r9, r19
    eor r2, r3
    mov r3, r12
    eor r3, r7
    eor r13, r3
    eor r6, r7
    mov r7, r14
    eor r7, r11
    eor r18, r7
    eor r10, r11
    mov r11, r0
    eor r11, r15
    eor r5, r11
    eor r4, r15
    ldd r15, Y+30
    eor r15, r18
    ldd r18, Y+26
    eor r0, r18
    eor r3, r17
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r19
    lpm r18, Z
    mov r30, r3
    lpm r3, Z
    ldd r30, Y+33
    eor r30, r5
    lpm r5, Z
    ldd r30, Y+32
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+31
    eor r30, r13
    lpm r13, Z
    ldd r30, Y+25
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+29
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+28
    eor r30, r12
    lpm r12, Z
    ldd r30, Y+27
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+24
    eor r30, r0
    lpm r0, Z
    ; round 44 (skinny.dsl:66)
    mov r19, r5
    eor r19, r6
    eor r7, r19
    eor r8, r6
    mov r6, r9
    eor r6, r10
    eor r11, r6
    eor r12, r10
    mov r10, r13
    eor r10, r4
    eor r18, r10
    eor r14, r4
    mov r4, r15
    eor r4, r2
    eor r3, r4
    eor r0, r2
    ldd r2, Y+20
    eor r2, r18
    ldd r18, Y+16
    eor r15, r18
    eor r6, r17
    mov r30, r12
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r19
    lpm r18, Z
    mov r30, r6
    lpm r6, Z
    ldd r30, Y+23
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+22
    eor r30, r7
    lpm r7, Z
    ldd r30, Y+21
    eor r30, r11
    lpm r11, Z
    ldd r30, Y+15
    eor r30, r2
    lpm r2, Z
    ldd r30, Y+19
    eor r30, r5
    lpm r5, Z
    ldd r30, Y+18
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+17
    eor r30, r13
    lpm r13, Z
    ldd r30, Y+14
    eor r30, r15
    lpm r15, Z
    ; round 43 (skinny.dsl:66)
    mov r19, r3
    eor r19, r12
    eor r10, r19
    eor r5, r12
    mov r12, r7
    eor r12, r14
    eor r4, r12
    eor r9, r14
    mov r14, r11
    eor r14, r0
    eor r18, r14
    eor r13, r0
    mov r0, r2
    eor r0, r8
    eor r6, r0
    eor r15, r8
    ldd r8, Y+10
    eor r8, r18
    ldd r18, Y+6
    eor r2, r18
    eor r12, r17
    mov r30, r9
    lpm r9, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r19
    lpm r18, Z
    mov r30, r12
    lpm r12, Z
    ldd r30, Y+13
    eor r30, r6
    lpm r6, Z
    ldd r30, Y+12
    eor r30, r10
    lpm r10, Z
    ldd r30, Y+11
    eor r30, r4
    lpm r4, Z
    ldd r30, Y+5
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+9
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+8
    eor r30, r7
    lpm r7, Z
    ldd r30, Y+7
    eor r30, r11
    lpm r11, Z
    ldd r30, Y+4
    eor r30, r2
    lpm r2, Z
    ; round 42 (skinny.dsl:66)
    mov r19, r6
    eor r19, r9
    eor r14, r19
    eor r3, r9
    mov r9, r10
    eor r9, r13
    eor r0, r9
    eor r7, r13
    mov r13, r4
    eor r13, r15
    eor r18, r13
    eor r11, r15
    mov r15, r8
    eor r15, r5
    eor r12, r15
    eor r2, r5
    ldd r5, Y+0
    eor r5, r18
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r18, Y+12
    eor r8, r18
    eor r9, r17
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r19
    lpm r18, Z
    mov r30, r9
    lpm r9, Z
    ldd r30, Y+19
    eor r30, r12
    lpm r12, Z
    ldd r30, Y+18
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+17
    eor r30, r0
    lpm r0, Z
    ldd r30, Y+11
    eor r30, r5
    lpm r5, Z
    ldd r30, Y+15
    eor r30, r6
    lpm r6, Z
    ldd r30, Y+14
    eor r30, r10
    lpm r10, Z
    ldd r30, Y+13
    eor r30, r4
    lpm r4, Z
    ldd r30, Y+10
    eor r30, r8
    lpm r8, Z
    ; round 41 (skinny.dsl:66)
    mov r19, r12
    eor r19, r7
    eor r13, r19
    eor r6, r7
    mov r7, r14
    eor r7, r11
    eor r15, r7
    eor r10, r11
    mov r11, r0
    eor r11, r2
    eor r18, r11
    eor r4, r2
    mov r2, r5
    eor r2, r3
    eor r9, r2
    eor r8, r3
    ldd r3, Y+6
    eor r3, r18
    ldd r18, Y+2
    eor r5, r18
    eor r7, r17
    mov r30, r10
    lpm r10, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r19
    lpm r17, Z
    mov r30, r7
    lpm r7, Z
    ldd r30, Y+9
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+8
    eor r30, r13
    lpm r13, Z
    ldd r30, Y+7
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+1
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+5
    eor r30, r12
    lpm r12, Z
    ldd r30, Y+4
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+3
    eor r30, r0
    lpm r0, Z
    ldd r30, Y+0
    eor r30, r5
    lpm r5, Z
    mov r18, r0
    mov r0, r9
    mov r9, r15
    mov r15, r7
    mov r7, r2
    mov r2, r10
    mov r10, r8
    mov r8, r14
    mov r14, r6
    mov r6, r4
    mov r4, r12
    mov r12, r18
    mov r18, r3
    mov r3, r11
    mov r11, r17
    mov r17, r5
    mov r5, r13
    mov r13, r18
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    dec r16
    breq .Llwcc_skinny128_256_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_skinny128_256_ecb_decrypt_avr_round
.Llwcc_skinny128_256_ecb_decrypt_avr_rounds_done:
    subi r28, 176
    sbci r29, 255
    movw r30, r22
    std Z+0, r17
    std Z+1, r12
    std Z+2, r8
    std Z+3, r4
    std Z+4, r13
    std Z+5, r9
    std Z+6, r5
    std Z+7, r0
    std Z+8, r15
    std Z+9, r11
    std Z+10, r7
    std Z+11, r3
    std Z+12, r14
    std Z+13, r10
    std Z+14, r6
    std Z+15, r2
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny128_256_ecb_decrypt_avr_end
    rjmp .Llwcc_skinny128_256_ecb_decrypt_avr_group
.Llwcc_skinny128_256_ecb_decrypt_avr_end:
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
    .size lwcc_skinny128_256_ecb_decrypt_avr, .-lwcc_skinny128_256_ecb_decrypt_avr

    .global lwcc_skinny128_256_ctr_init_avr
    .type lwcc_skinny128_256_ctr_init_avr, @function
lwcc_skinny128_256_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_skinny128_256_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_skinny128_256_ctr_nonce_avr
    .size lwcc_skinny128_256_ctr_init_avr, .-lwcc_skinny128_256_ctr_init_avr

    .global lwcc_skinny128_256_ctr_nonce_avr
    .type lwcc_skinny128_256_ctr_nonce_avr, @function
lwcc_skinny128_256_ctr_nonce_avr:
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
    movw r26, r22
    movw r28, r24
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    ld r30, X+
    lpm r0, Z
    ld r30, X+
    lpm r2, Z
    ld r30, X+
    lpm r3, Z
    ld r30, X+
    lpm r4, Z
    ld r30, X+
    lpm r5, Z
    ld r30, X+
    lpm r6, Z
    ld r30, X+
    lpm r7, Z
    ld r30, X+
    lpm r8, Z
    ld r30, X+
    lpm r9, Z
    ld r30, X+
    lpm r10, Z
    ld r30, X+
    lpm r11, Z
    ld r30, X
    lpm r12, Z
    ldd r13, Y+0
    eor r0, r13
    ldd r13, Y+1
    eor r5, r13
    ldi r16, 2
    eor r9, r16
    ldd r13, Y+2
    eor r0, r13
    ldd r13, Y+3
    eor r2, r13
    ldd r13, Y+4
    eor r3, r13
    ldd r13, Y+5
    eor r4, r13
    ldd r13, Y+6
    eor r5, r13
    ldd r13, Y+7
    eor r6, r13
    ldd r13, Y+8
    eor r7, r13
    ldd r13, Y+9
    eor r8, r13
    subi r28, lo8(-(480))
    sbci r29, hi8(-(480))
    std Y+0, r0
    std Y+1, r8
    std Y+2, r11
    std Y+3, r2
    std Y+4, r5
    std Y+5, r12
    std Y+6, r3
    std Y+7, r6
    std Y+8, r9
    std Y+9, r4
    std Y+10, r7
    std Y+11, r10
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
    .size lwcc_skinny128_256_ctr_nonce_avr, .-lwcc_skinny128_256_ctr_nonce_avr

    .global lwcc_skinny128_256_ctr_crypt_avr
    .type lwcc_skinny128_256_ctr_crypt_avr, @function
lwcc_skinny128_256_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny128_256_ctr_crypt_avr_begin
    ret
.Llwcc_skinny128_256_ctr_crypt_avr_begin:
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
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
    brcc .Llwcc_skinny128_256_ctr_crypt_avr_group
    rjmp .Llwcc_skinny128_256_ctr_crypt_avr_rest
.Llwcc_skinny128_256_ctr_crypt_avr_group:
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
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r5
    lpm r18, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    subi r28, lo8(-(480))
    sbci r29, hi8(-(480))
    ldd r5, Y+0
    ldd r6, Y+2
    mov r10, r5
    eor r10, r6
    ldd r21, Y+1
    eor r21, r6
    ldd r6, Y+3
    ldd r13, Y+5
    mov r12, r6
    eor r12, r13
    ldd r14, Y+4
    eor r14, r13
    ldd r13, Y+6
    ldd r0, Y+8
    mov r9, r13
    eor r9, r0
    ldd r20, Y+7
    eor r20, r0
    ldd r0, Y+9
    ldd r8, Y+11
    mov r16, r0
    eor r16, r8
    ; round 2 (skinny.dsl:60)
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r20
    lpm r20, Z
    ; round 1 (skinny.dsl:66)
    ldd r30, Y+10
    eor r30, r8
    ; round 2 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r10
    lpm r10, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r4
    ; round 2 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r12
    lpm r12, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r3
    ; round 2 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r9
    lpm r9, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r2
    ; round 2 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r16
    lpm r16, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r18
    ; round 2 (skinny.dsl:60)
    lpm r18, Z
    subi r28, lo8(-(-480))
    sbci r29, hi8(-(-480))
    ldd r15, Y+10
    eor r4, r15
    ldd r19, Y+1
    eor r5, r19
    ldi r17, 2
    eor r21, r17
    ldd r7, Y+12
    eor r4, r7
    ldd r7, Y+13
    eor r3, r7
    ldd r7, Y+14
    eor r2, r7
    ldd r7, Y+15
    eor r18, r7
    ldd r7, Y+16
    eor r5, r7
    ldd r7, Y+17
    eor r6, r7
    ldd r7, Y+18
    eor r13, r7
    ldd r7, Y+19
    eor r0, r7
    mov r7, r4
    eor r7, r20
    eor r0, r20
    mov r20, r3
    eor r20, r8
    eor r5, r8
    mov r8, r2
    eor r8, r21
    eor r6, r21
    mov r21, r18
    eor r21, r14
    eor r13, r14
    ; round 3 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    mov r30, r7
    lpm r14, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r12
    ; round 3 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r20
    lpm r20, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r9
    ; round 3 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r8
    lpm r8, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r16
    ; round 3 (skinny.dsl:60)
    lpm r16, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r21
    lpm r21, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r10
    ; round 3 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    ldd r7, Y+20
    eor r12, r7
    eor r4, r19
    eor r0, r17
    ldd r7, Y+22
    eor r12, r7
    ldd r7, Y+23
    eor r9, r7
    ldd r7, Y+24
    eor r16, r7
    ldd r7, Y+25
    eor r10, r7
    ldd r7, Y+26
    eor r4, r7
    ldd r7, Y+27
    eor r3, r7
    ldd r7, Y+28
    eor r2, r7
    ldd r7, Y+29
    eor r18, r7
    mov r7, r12
    eor r7, r6
    eor r18, r6
    mov r6, r9
    eor r6, r13
    eor r4, r13
    mov r13, r16
    eor r13, r0
    eor r3, r0
    mov r0, r10
    eor r0, r5
    eor r2, r5
    ; round 4 (skinny.dsl:60)
    mov r30, r12
    lpm r5, Z
    mov r30, r7
    lpm r12, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r20
    ; round 4 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r6
    lpm r6, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r8
    ; round 4 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r13
    lpm r13, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r21
    ; round 4 (skinny.dsl:60)
    lpm r21, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r0
    lpm r0, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r14
    ; round 4 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    ldd r7, Y+30
    eor r20, r7
    eor r5, r19
    eor r18, r17
    ldd r19, Y+32
    eor r20, r19
    ldd r19, Y+33
    eor r8, r19
    ldd r19, Y+34
    eor r21, r19
    ldd r19, Y+35
    eor r14, r19
    ldd r19, Y+36
    eor r5, r19
    ldd r19, Y+37
    eor r9, r19
    ldd r19, Y+38
    eor r16, r19
    ldd r19, Y+39
    eor r10, r19
    mov r19, r20
    eor r19, r3
    eor r10, r3
    mov r3, r8
    eor r3, r2
    eor r5, r2
    mov r2, r21
    eor r2, r18
    eor r9, r18
    mov r18, r14
    eor r18, r4
    eor r4, r16
    ; round 5 (skinny.dsl:60)
    mov r30, r20
    lpm r20, Z
    mov r30, r19
    lpm r16, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r6
    ; round 5 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r3
    lpm r3, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r13
    ; round 5 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r2
    lpm r2, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r0
    ; round 5 (skinny.dsl:60)
    lpm r0, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r18
    lpm r18, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r12
    ; round 5 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r4
    lpm r4, Z
    eor r6, r7
    ldd r19, Y+0
    eor r20, r19
    eor r10, r17
    ldd r19, Y+42
    eor r6, r19
    ldd r19, Y+43
    eor r13, r19
    ldd r19, Y+44
    eor r0, r19
    ldd r19, Y+45
    eor r12, r19
    ldd r19, Y+46
    eor r20, r19
    ldd r19, Y+47
    eor r8, r19
    ldd r19, Y+48
    eor r21, r19
    ldd r19, Y+49
    eor r14, r19
    mov r19, r6
    eor r19, r9
    eor r14, r9
    mov r9, r13
    eor r9, r4
    eor r20, r4
    mov r4, r0
    eor r4, r10
    eor r8, r10
    mov r10, r12
    eor r10, r5
    eor r21, r5
    ; round 6 (skinny.dsl:60)
    mov r30, r6
    lpm r5, Z
    mov r30, r19
    lpm r6, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r3
    ; round 6 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r2
    ; round 6 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r4
    lpm r4, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r18
    ; round 6 (skinny.dsl:60)
    lpm r18, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r10
    lpm r10, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r16
    ; round 6 (skinny.dsl:60)
    lpm r16, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r21
    lpm r21, Z
    ldd r19, Y+50
    eor r3, r19
    eor r5, r15
    eor r14, r17
    ldd r19, Y+52
    eor r3, r19
    ldd r19, Y+53
    eor r2, r19
    ldd r19, Y+54
    eor r18, r19
    ldd r19, Y+55
    eor r16, r19
    ldd r19, Y+56
    eor r5, r19
    ldd r19, Y+57
    eor r13, r19
    ldd r19, Y+58
    eor r0, r19
    ldd r19, Y+59
    eor r12, r19
    mov r19, r3
    eor r19, r8
    eor r12, r8
    mov r8, r2
    eor r8, r21
    eor r5, r21
    mov r21, r18
    eor r21, r14
    eor r13, r14
    mov r14, r16
    eor r14, r20
    eor r0, r20
    ; round 7 (skinny.dsl:60)
    mov r30, r3
    lpm r3, Z
    mov r30, r19
    lpm r20, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r9
    ; round 7 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r8
    lpm r8, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r4
    ; round 7 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r21
    lpm r21, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r10
    ; round 7 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r14
    lpm r14, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r6
    ; round 7 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r0
    lpm r0, Z
    ldd r19, Y+60
    eor r9, r19
    eor r3, r15
    eor r12, r17
    ldd r19, Y+62
    eor r9, r19
    ldd r19, Y+63
    eor r4, r19
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r19, Y+0
    eor r10, r19
    ldd r19, Y+1
    eor r6, r19
    ldd r19, Y+2
    eor r3, r19
    ldd r19, Y+3
    eor r2, r19
    ldd r19, Y+4
    eor r18, r19
    ldd r19, Y+5
    eor r16, r19
    mov r19, r9
    eor r19, r13
    eor r13, r16
    mov r16, r4
    eor r16, r0
    eor r3, r0
    mov r0, r10
    eor r0, r12
    eor r2, r12
    mov r12, r6
    eor r12, r5
    eor r18, r5
    ; round 8 (skinny.dsl:60)
    mov r30, r9
    lpm r5, Z
    mov r30, r19
    lpm r9, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r8
    ; round 8 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r16
    lpm r16, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r21
    ; round 8 (skinny.dsl:60)
    lpm r21, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r0
    lpm r0, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r14
    ; round 8 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r12
    lpm r12, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r20
    ; round 8 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r18, Z
    ldd r19, Y+6
    eor r8, r19
    eor r5, r15
    eor r13, r17
    ldd r15, Y+8
    eor r8, r15
    ldd r15, Y+9
    eor r21, r15
    ldd r15, Y+10
    eor r14, r15
    ldd r15, Y+11
    eor r20, r15
    ldd r15, Y+12
    eor r5, r15
    ldd r15, Y+13
    eor r4, r15
    ldd r15, Y+14
    eor r10, r15
    ldd r15, Y+15
    eor r6, r15
    mov r15, r8
    eor r15, r2
    eor r16, r15
    eor r6, r2
    mov r2, r21
    eor r2, r18
    eor r0, r2
    eor r5, r18
    movw r18, r14 ; r19, r15
    eor r18, r13
    eor r12, r18
    eor r4, r13
    mov r13, r20
    eor r13, r3
    eor r9, r13
    eor r10, r3
    mov r15, r10
    movw r10, r12 ; r11, r13
    mov r12, r21
    mov r21, r9
    mov r9, r6
    mov r6, r0
    mov r0, r20
    mov r20, r5
    mov r17, r2
    mov r7, r18
    mov r18, r16
    mov r13, r8
    mov r8, r4
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    subi r28, 176
    sbci r29, 255
    ldi r16, 5
.Llwcc_skinny128_256_ctr_crypt_avr_round:
    ; round 9 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r18
    lpm r18, Z
    mov r30, r6
    lpm r2, Z
    mov r30, r10
    lpm r3, Z
    mov r30, r21
    lpm r4, Z
    mov r30, r13
    lpm r5, Z
    mov r30, r12
    lpm r6, Z
    mov r30, r14
    lpm r10, Z
    mov r30, r0
    lpm r21, Z
    mov r30, r9
    lpm r13, Z
    mov r30, r20
    lpm r12, Z
    mov r30, r8
    lpm r14, Z
    mov r30, r15
    lpm r0, Z
    mov r30, r19
    lpm r9, Z
    mov r30, r17
    lpm r20, Z
    mov r30, r7
    lpm r8, Z
    mov r30, r11
    lpm r15, Z
    ld r19, Y+
    eor r18, r19
    ld r19, Y+
    eor r5, r19
    ldi r19, 2
    eor r13, r19
    ld r17, Y+
    eor r18, r17
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r3, r17
    ld r17, Y+
    eor r4, r17
    ld r17, Y+
    eor r5, r17
    ld r17, Y+
    eor r6, r17
    ld r17, Y+
    eor r10, r17
    ld r17, Y+
    eor r21, r17
    mov r17, r18
    eor r17, r14
    eor r21, r14
    mov r14, r2
    eor r14, r0
    eor r5, r0
    mov r0, r3
    eor r0, r13
    eor r6, r13
    mov r13, r4
    eor r13, r12
    eor r10, r12
    ; round 10 (skinny.dsl:60)
    mov r30, r18
    lpm r18, Z
    mov r30, r17
    lpm r12, Z
    ; round 9 (skinny.dsl:66)
    eor r30, r20
    ; round 10 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r14
    lpm r14, Z
    ; round 9 (skinny.dsl:66)
    eor r30, r8
    ; round 10 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r0
    lpm r0, Z
    ; round 9 (skinny.dsl:66)
    eor r30, r15
    ; round 10 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r13
    lpm r13, Z
    ; round 9 (skinny.dsl:66)
    eor r30, r9
    ; round 10 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    ld r17, Y+
    eor r20, r17
    ld r17, Y+
    eor r18, r17
    eor r21, r19
    ld r17, Y+
    eor r20, r17
    ld r17, Y+
    eor r8, r17
    ld r17, Y+
    eor r15, r17
    ld r17, Y+
    eor r9, r17
    ld r17, Y+
    eor r18, r17
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r3, r17
    ld r17, Y+
    eor r4, r17
    mov r17, r20
    eor r17, r6
    eor r4, r6
    mov r6, r8
    eor r6, r10
    eor r18, r10
    mov r10, r15
    eor r10, r21
    eor r2, r21
    mov r21, r9
    eor r21, r5
    eor r3, r5
    ; round 11 (skinny.dsl:60)
    mov r30, r20
    lpm r5, Z
    mov r30, r17
    lpm r20, Z
    ; round 10 (skinny.dsl:66)
    eor r30, r14
    ; round 11 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r6
    lpm r6, Z
    ; round 10 (skinny.dsl:66)
    eor r30, r0
    ; round 11 (skinny.dsl:60)
    lpm r0, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r10
    lpm r10, Z
    ; round 10 (skinny.dsl:66)
    eor r30, r13
    ; round 11 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r21
    lpm r21, Z
    ; round 10 (skinny.dsl:66)
    eor r30, r12
    ; round 11 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r3
    lpm r3, Z
    ld r17, Y+
    eor r14, r17
    ld r17, Y+
    eor r5, r17
    eor r4, r19
    ld r17, Y+
    eor r14, r17
    ld r17, Y+
    eor r0, r17
    ld r17, Y+
    eor r13, r17
    ld r17, Y+
    eor r12, r17
    ld r17, Y+
    eor r5, r17
    ld r17, Y+
    eor r8, r17
    ld r17, Y+
    eor r15, r17
    ld r17, Y+
    eor r9, r17
    mov r17, r14
    eor r17, r2
    eor r9, r2
    mov r2, r0
    eor r2, r3
    eor r5, r3
    mov r3, r13
    eor r3, r4
    eor r8, r4
    mov r4, r12
    eor r4, r18
    eor r18, r15
    ; round 12 (skinny.dsl:60)
    mov r30, r14
    lpm r14, Z
    mov r30, r17
    lpm r15, Z
    ; round 11 (skinny.dsl:66)
    eor r30, r6
    ; round 12 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r2
    lpm r2, Z
    ; round 11 (skinny.dsl:66)
    eor r30, r10
    ; round 12 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r3
    lpm r3, Z
    ; round 11 (skinny.dsl:66)
    eor r30, r21
    ; round 12 (skinny.dsl:60)
    lpm r21, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    ; round 11 (skinny.dsl:66)
    eor r30, r20
    ; round 12 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r18
    lpm r18, Z
    ld r17, Y+
    eor r6, r17
    ld r17, Y+
    eor r14, r17
    eor r9, r19
    ld r17, Y+
    eor r6, r17
    ld r17, Y+
    eor r10, r17
    ld r17, Y+
    eor r21, r17
    ld r17, Y+
    eor r20, r17
    ld r17, Y+
    eor r14, r17
    ld r17, Y+
    eor r0, r17
    ld r17, Y+
    eor r13, r17
    ld r17, Y+
    eor r12, r17
    mov r17, r6
    eor r17, r8
    eor r12, r8
    mov r8, r10
    eor r8, r18
    eor r14, r18
    mov r18, r21
    eor r18, r9
    eor r0, r9
    mov r9, r20
    eor r9, r5
    eor r13, r5
    ; round 13 (skinny.dsl:60)
    mov r30, r6
    lpm r5, Z
    mov r30, r17
    lpm r6, Z
    ; round 12 (skinny.dsl:66)
    eor r30, r2
    ; round 13 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r8
    lpm r8, Z
    ; round 12 (skinny.dsl:66)
    eor r30, r3
    ; round 13 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r18
    lpm r18, Z
    ; round 12 (skinny.dsl:66)
    eor r30, r4
    ; round 13 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r9
    lpm r9, Z
    ; round 12 (skinny.dsl:66)
    eor r30, r15
    ; round 13 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r13
    lpm r13, Z
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r5, r17
    eor r12, r19
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r3, r17
    ld r17, Y+
    eor r4, r17
    ld r17, Y+
    eor r15, r17
    ld r17, Y+
    eor r5, r17
    ld r17, Y+
    eor r10, r17
    ld r17, Y+
    eor r21, r17
    ld r17, Y+
    eor r20, r17
    mov r17, r2
    eor r17, r0
    eor r20, r0
    mov r0, r3
    eor r0, r13
    eor r5, r13
    mov r13, r4
    eor r13, r12
    eor r10, r12
    mov r12, r15
    eor r12, r14
    eor r21, r14
    ; round 14 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r17
    lpm r14, Z
    ; round 13 (skinny.dsl:66)
    eor r30, r8
    ; round 14 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r0
    lpm r0, Z
    ; round 13 (skinny.dsl:66)
    eor r30, r18
    ; round 14 (skinny.dsl:60)
    lpm r18, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r13
    lpm r13, Z
    ; round 13 (skinny.dsl:66)
    eor r30, r9
    ; round 14 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r12
    lpm r12, Z
    ; round 13 (skinny.dsl:66)
    eor r30, r6
    ; round 14 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r21
    lpm r21, Z
    ld r17, Y+
    eor r8, r17
    ld r17, Y+
    eor r2, r17
    eor r20, r19
    ld r17, Y+
    eor r8, r17
    ld r17, Y+
    eor r18, r17
    ld r17, Y+
    eor r9, r17
    ld r17, Y+
    eor r6, r17
    ld r17, Y+
    eor r2, r17
    ld r17, Y+
    eor r3, r17
    ld r17, Y+
    eor r4, r17
    ld r17, Y+
    eor r15, r17
    mov r17, r8
    eor r17, r10
    eor r10, r15
    mov r15, r18
    eor r15, r21
    eor r2, r21
    mov r21, r9
    eor r21, r20
    eor r3, r20
    mov r20, r6
    eor r20, r5
    eor r4, r5
    ; round 15 (skinny.dsl:60)
    mov r30, r8
    lpm r5, Z
    mov r30, r17
    lpm r8, Z
    ; round 14 (skinny.dsl:66)
    eor r30, r0
    ; round 15 (skinny.dsl:60)
    lpm r0, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r15
    lpm r15, Z
    ; round 14 (skinny.dsl:66)
    eor r30, r13
    ; round 15 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r21
    lpm r21, Z
    ; round 14 (skinny.dsl:66)
    eor r30, r12
    ; round 15 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r20
    lpm r20, Z
    ; round 14 (skinny.dsl:66)
    eor r30, r14
    ; round 15 (skinny.dsl:60)
    lpm r14, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r4
    lpm r4, Z
    ld r17, Y+
    eor r0, r17
    ld r17, Y+
    eor r5, r17
    eor r10, r19
    ld r17, Y+
    eor r0, r17
    ld r17, Y+
    eor r13, r17
    ld r17, Y+
    eor r12, r17
    ld r17, Y+
    eor r14, r17
    ld r17, Y+
    eor r5, r17
    ld r17, Y+
    eor r18, r17
    ld r17, Y+
    eor r9, r17
    ld r17, Y+
    eor r6, r17
    mov r17, r0
    eor r17, r3
    eor r6, r3
    mov r3, r13
    eor r3, r4
    eor r5, r4
    mov r4, r12
    eor r4, r10
    eor r18, r10
    mov r10, r14
    eor r10, r2
    eor r9, r2
    ; round 16 (skinny.dsl:60)
    mov r30, r0
    lpm r2, Z
    mov r30, r17
    lpm r0, Z
    ; round 15 (skinny.dsl:66)
    eor r30, r15
    ; round 16 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r3
    lpm r3, Z
    ; round 15 (skinny.dsl:66)
    eor r30, r21
    ; round 16 (skinny.dsl:60)
    lpm r21, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    ; round 15 (skinny.dsl:66)
    eor r30, r20
    ; round 16 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r10
    lpm r10, Z
    ; round 15 (skinny.dsl:66)
    eor r30, r8
    ; round 16 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r9
    lpm r9, Z
    ld r17, Y+
    eor r15, r17
    ld r17, Y+
    eor r2, r17
    eor r6, r19
    ld r19, Y+
    eor r15, r19
    ld r19, Y+
    eor r21, r19
    ld r19, Y+
    eor r20, r19
    ld r19, Y+
    eor r8, r19
    ld r19, Y+
    eor r2, r19
    ld r19, Y+
    eor r13, r19
    ld r19, Y+
    eor r12, r19
    ld r19, Y+
    eor r14, r19
    mov r19, r15
    eor r19, r18
    eor r3, r19
    eor r14, r18
    mov r18, r21
    eor r18, r9
    eor r4, r18
    eor r2, r9
    mov r9, r20
    eor r9, r6
    eor r10, r9
    eor r13, r6
    movw r6, r8 ; r7, r9
    eor r6, r5
    eor r0, r6
    eor r12, r5
    mov r17, r18
    mov r18, r3
    mov r9, r14
    mov r14, r20
    mov r20, r2
    mov r11, r6
    mov r6, r4
    mov r5, r21
    mov r21, r0
    mov r0, r8
    mov r8, r13
    mov r13, r15
    mov r15, r12
    mov r12, r5
    dec r16
    breq .Llwcc_skinny128_256_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_skinny128_256_ctr_crypt_avr_round
.Llwcc_skinny128_256_ctr_crypt_avr_rounds_done:
    subi r28, 224
    sbci r29, 1
    ld r2, X+
    eor r2, r18
    movw r30, r22
    std Z+0, r2
    ld r18, X+
    eor r18, r6
    std Z+1, r18
    ld r18, X+
    eor r18, r10
    std Z+2, r18
    ld r18, X+
    eor r18, r21
    std Z+3, r18
    ld r18, X+
    eor r18, r13
    std Z+4, r18
    ld r18, X+
    eor r18, r12
    std Z+5, r18
    ld r18, X+
    eor r18, r14
    std Z+6, r18
    ld r18, X+
    eor r18, r0
    std Z+7, r18
    ld r18, X+
    eor r18, r9
    std Z+8, r18
    ld r18, X+
    eor r18, r20
    std Z+9, r18
    ld r18, X+
    eor r18, r8
    std Z+10, r18
    ld r18, X+
    eor r18, r15
    std Z+11, r18
    ld r18, X+
    eor r18, r19
    std Z+12, r18
    ld r18, X+
    eor r18, r17
    std Z+13, r18
    ld r18, X+
    eor r18, r7
    std Z+14, r18
    ld r18, X+
    eor r18, r11
    std Z+15, r18
    subi r22, 240
    sbci r23, 255
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_skinny128_256_ctr_crypt_avr_rest
    rjmp .Llwcc_skinny128_256_ctr_crypt_avr_group
.Llwcc_skinny128_256_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_skinny128_256_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_skinny128_256_ctr_crypt_avr_end
    push r22
    push r23
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
    movw r30, r28
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_skinny128_256_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_skinny128_256_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    movw r22, r28
    movw r28, r30
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_skinny128_256_ctr_crypt_avr_group
.Llwcc_skinny128_256_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_skinny128_256_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_skinny128_256_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_skinny128_256_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_skinny128_256_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_skinny128_256_ctr_crypt_avr_end:
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
    .size lwcc_skinny128_256_ctr_crypt_avr, .-lwcc_skinny128_256_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_S8:
    .byte 0x65, 0x4c, 0x6a, 0x42, 0x4b, 0x63, 0x43, 0x6b, 0x55, 0x75, 0x5a, 0x7a, 0x53, 0x73, 0x5b, 0x7b
    .byte 0x35, 0x8c, 0x3a, 0x81, 0x89, 0x33, 0x80, 0x3b, 0x95, 0x25, 0x98, 0x2a, 0x90, 0x23, 0x99, 0x2b
    .byte 0xe5, 0xcc, 0xe8, 0xc1, 0xc9, 0xe0, 0xc0, 0xe9, 0xd5, 0xf5, 0xd8, 0xf8, 0xd0, 0xf0, 0xd9, 0xf9
    .byte 0xa5, 0x1c, 0xa8, 0x12, 0x1b, 0xa0, 0x13, 0xa9, 0x05, 0xb5, 0x0a, 0xb8, 0x03, 0xb0, 0x0b, 0xb9
    .byte 0x32, 0x88, 0x3c, 0x85, 0x8d, 0x34, 0x84, 0x3d, 0x91, 0x22, 0x9c, 0x2c, 0x94, 0x24, 0x9d, 0x2d
    .byte 0x62, 0x4a, 0x6c, 0x45, 0x4d, 0x64, 0x44, 0x6d, 0x52, 0x72, 0x5c, 0x7c, 0x54, 0x74, 0x5d, 0x7d
    .byte 0xa1, 0x1a, 0xac, 0x15, 0x1d, 0xa4, 0x14, 0xad, 0x02, 0xb1, 0x0c, 0xbc, 0x04, 0xb4, 0x0d, 0xbd
    .byte 0xe1, 0xc8, 0xec, 0xc5, 0xcd, 0xe4, 0xc4, 0xed, 0xd1, 0xf1, 0xdc, 0xfc, 0xd4, 0xf4, 0xdd, 0xfd
    .byte 0x36, 0x8e, 0x38, 0x82, 0x8b, 0x30, 0x83, 0x39, 0x96, 0x26, 0x9a, 0x28, 0x93, 0x20, 0x9b, 0x29
    .byte 0x66, 0x4e, 0x68, 0x41, 0x49, 0x60, 0x40, 0x69, 0x56, 0x76, 0x58, 0x78, 0x50, 0x70, 0x59, 0x79
    .byte 0xa6, 0x1e, 0xaa, 0x11, 0x19, 0xa3, 0x10, 0xab, 0x06, 0xb6, 0x08, 0xba, 0x00, 0xb3, 0x09, 0xbb
    .byte 0xe6, 0xce, 0xea, 0xc2, 0xcb, 0xe3, 0xc3, 0xeb, 0xd6, 0xf6, 0xda, 0xfa, 0xd3, 0xf3, 0xdb, 0xfb
    .byte 0x31, 0x8a, 0x3e, 0x86, 0x8f, 0x37, 0x87, 0x3f, 0x92, 0x21, 0x9e, 0x2e, 0x97, 0x27, 0x9f, 0x2f
    .byte 0x61, 0x48, 0x6e, 0x46, 0x4f, 0x67, 0x47, 0x6f, 0x51, 0x71, 0x5e, 0x7e, 0x57, 0x77, 0x5f, 0x7f
    .byte 0xa2, 0x18, 0xae, 0x16, 0x1f, 0xa7, 0x17, 0xaf, 0x01, 0xb2, 0x0e, 0xbe, 0x07, 0xb7, 0x0f, 0xbf
    .byte 0xe2, 0xca, 0xee, 0xc6, 0xcf, 0xe7, 0xc7, 0xef, 0xd2, 0xf2, 0xde, 0xfe, 0xd7, 0xf7, 0xdf, 0xff
    .balign 256
.Ltable_S8_inverse:
    .byte 0xac, 0xe8, 0x68, 0x3c, 0x6c, 0x38, 0xa8, 0xec, 0xaa, 0xae, 0x3a, 0x3e, 0x6a, 0x6e, 0xea, 0xee
    .byte 0xa6, 0xa3, 0x33, 0x36, 0x66, 0x63, 0xe3, 0xe6, 0xe1, 0xa4, 0x61, 0x34, 0x31, 0x64, 0xa1, 0xe4
    .byte 0x8d, 0xc9, 0x49, 0x1d, 0x4d, 0x19, 0x89, 0xcd, 0x8b, 0x8f, 0x1b, 0x1f, 0x4b, 0x4f, 0xcb, 0xcf
    .byte 0x85, 0xc0, 0x40, 0x15, 0x45, 0x10, 0x80, 0xc5, 0x82, 0x87, 0x12, 0x17, 0x42, 0x47, 0xc2, 0xc7
    .byte 0x96, 0x93, 0x03, 0x06, 0x56, 0x53, 0xd3, 0xd6, 0xd1, 0x94, 0x51, 0x04, 0x01, 0x54, 0x91, 0xd4
    .byte 0x9c, 0xd8, 0x58, 0x0c, 0x5c, 0x08, 0x98, 0xdc, 0x9a, 0x9e, 0x0a, 0x0e, 0x5a, 0x5e, 0xda, 0xde
    .byte 0x95, 0xd0, 0x50, 0x05, 0x55, 0x00, 0x90, 0xd5, 0x92, 0x97, 0x02, 0x07, 0x52, 0x57, 0xd2, 0xd7
    .byte 0x9d, 0xd9, 0x59, 0x0d, 0x5d, 0x09, 0x99, 0xdd, 0x9b, 0x9f, 0x0b, 0x0f, 0x5b, 0x5f, 0xdb, 0xdf
    .byte 0x16, 0x13, 0x83, 0x86, 0x46, 0x43, 0xc3, 0xc6, 0x41, 0x14, 0xc1, 0x84, 0x11, 0x44, 0x81, 0xc4
    .byte 0x1c, 0x48, 0xc8, 0x8c, 0x4c, 0x18, 0x88, 0xcc, 0x1a, 0x1e, 0x8a, 0x8e, 0x4a, 0x4e, 0xca, 0xce
    .byte 0x35, 0x60, 0xe0, 0xa5, 0x65, 0x30, 0xa0, 0xe5, 0x32, 0x37, 0xa2, 0xa7, 0x62, 0x67, 0xe2, 0xe7
    .byte 0x3d, 0x69, 0xe9, 0xad, 0x6d, 0x39, 0xa9, 0xed, 0x3b, 0x3f, 0xab, 0xaf, 0x6b, 0x6f, 0xeb, 0xef
    .byte 0x26, 0x23, 0xb3, 0xb6, 0x76, 0x73, 0xf3, 0xf6, 0x71, 0x24, 0xf1, 0xb4, 0x21, 0x74, 0xb1, 0xf4
    .byte 0x2c, 0x78, 0xf8, 0xbc, 0x7c, 0x28, 0xb8, 0xfc, 0x2a, 0x2e, 0xba, 0xbe, 0x7a, 0x7e, 0xfa, 0xfe
    .byte 0x25, 0x70, 0xf0, 0xb5, 0x75, 0x20, 0xb0, 0xf5, 0x22, 0x27, 0xb2, 0xb7, 0x72, 0x77, 0xf2, 0xf7
    .byte 0x2d, 0x79, 0xf9, 0xbd, 0x7d, 0x29, 0xb9, 0xfd, 0x2b, 0x2f, 0xbb, 0xbf, 0x7b, 0x7f, 0xfb, 0xff
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x02, 0x04, 0x06, 0x08, 0x0a, 0x0c, 0x0e, 0x10, 0x12, 0x14, 0x16, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x20, 0x22, 0x24, 0x26, 0x28, 0x2a, 0x2c, 0x2e, 0x30, 0x32, 0x34, 0x36, 0x38, 0x3a, 0x3c, 0x3e
    .byte 0x41, 0x43, 0x45, 0x47, 0x49, 0x4b, 0x4d, 0x4f, 0x51, 0x53, 0x55, 0x57, 0x59, 0x5b, 0x5d, 0x5f
    .byte 0x61, 0x63, 0x65, 0x67, 0x69, 0x6b, 0x6d, 0x6f, 0x71, 0x73, 0x75, 0x77, 0x79, 0x7b, 0x7d, 0x7f
    .byte 0x80, 0x82, 0x84, 0x86, 0x88, 0x8a, 0x8c, 0x8e, 0x90, 0x92, 0x94, 0x96, 0x98, 0x9a, 0x9c, 0x9e
    .byte 0xa0, 0xa2, 0xa4, 0xa6, 0xa8, 0xaa, 0xac, 0xae, 0xb0, 0xb2, 0xb4, 0xb6, 0xb8, 0xba, 0xbc, 0xbe
    .byte 0xc1, 0xc3, 0xc5, 0xc7, 0xc9, 0xcb, 0xcd, 0xcf, 0xd1, 0xd3, 0xd5, 0xd7, 0xd9, 0xdb, 0xdd, 0xdf
    .byte 0xe1, 0xe3, 0xe5, 0xe7, 0xe9, 0xeb, 0xed, 0xef, 0xf1, 0xf3, 0xf5, 0xf7, 0xf9, 0xfb, 0xfd, 0xff
    .byte 0x01, 0x03, 0x05, 0x07, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x19, 0x1b, 0x1d, 0x1f
    .byte 0x21, 0x23, 0x25, 0x27, 0x29, 0x2b, 0x2d, 0x2f, 0x31, 0x33, 0x35, 0x37, 0x39, 0x3b, 0x3d, 0x3f
    .byte 0x40, 0x42, 0x44, 0x46, 0x48, 0x4a, 0x4c, 0x4e, 0x50, 0x52, 0x54, 0x56, 0x58, 0x5a, 0x5c, 0x5e
    .byte 0x60, 0x62, 0x64, 0x66, 0x68, 0x6a, 0x6c, 0x6e, 0x70, 0x72, 0x74, 0x76, 0x78, 0x7a, 0x7c, 0x7e
    .byte 0x81, 0x83, 0x85, 0x87, 0x89, 0x8b, 0x8d, 0x8f, 0x91, 0x93, 0x95, 0x97, 0x99, 0x9b, 0x9d, 0x9f
    .byte 0xa1, 0xa3, 0xa5, 0xa7, 0xa9, 0xab, 0xad, 0xaf, 0xb1, 0xb3, 0xb5, 0xb7, 0xb9, 0xbb, 0xbd, 0xbf
    .byte 0xc0, 0xc2, 0xc4, 0xc6, 0xc8, 0xca, 0xcc, 0xce, 0xd0, 0xd2, 0xd4, 0xd6, 0xd8, 0xda, 0xdc, 0xde
    .byte 0xe0, 0xe2, 0xe4, 0xe6, 0xe8, 0xea, 0xec, 0xee, 0xf0, 0xf2, 0xf4, 0xf6, 0xf8, 0xfa, 0xfc, 0xfe
    .balign 256
.Ltable_byte_1:
    .byte 0x00, 0x04, 0x08, 0x0c, 0x10, 0x14, 0x18, 0x1c, 0x20, 0x24, 0x28, 0x2c, 0x30, 0x34, 0x38, 0x3c
    .byte 0x41, 0x45, 0x49, 0x4d, 0x51, 0x55, 0x59, 0x5d, 0x61, 0x65, 0x69, 0x6d, 0x71, 0x75, 0x79, 0x7d
    .byte 0x82, 0x86, 0x8a, 0x8e, 0x92, 0x96, 0x9a, 0x9e, 0xa2, 0xa6, 0xaa, 0xae, 0xb2, 0xb6, 0xba, 0xbe
    .byte 0xc3, 0xc7, 0xcb, 0xcf, 0xd3, 0xd7, 0xdb, 0xdf, 0xe3, 0xe7, 0xeb, 0xef, 0xf3, 0xf7, 0xfb, 0xff
    .byte 0x01, 0x05, 0x09, 0x0d, 0x11, 0x15, 0x19, 0x1d, 0x21, 0x25, 0x29, 0x2d, 0x31, 0x35, 0x39, 0x3d
    .byte 0x40, 0x44, 0x48, 0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64, 0x68, 0x6c, 0x70, 0x74, 0x78, 0x7c
    .byte 0x83, 0x87, 0x8b, 0x8f, 0x93, 0x97, 0x9b, 0x9f, 0xa3, 0xa7, 0xab, 0xaf, 0xb3, 0xb7, 0xbb, 0xbf
    .byte 0xc2, 0xc6, 0xca, 0xce, 0xd2, 0xd6, 0xda, 0xde, 0xe2, 0xe6, 0xea, 0xee, 0xf2, 0xf6, 0xfa, 0xfe
    .byte 0x02, 0x06, 0x0a, 0x0e, 0x12, 0x16, 0x1a, 0x1e, 0x22, 0x26, 0x2a, 0x2e, 0x32, 0x36, 0x3a, 0x3e
    .byte 0x43, 0x47, 0x4b, 0x4f, 0x53, 0x57, 0x5b, 0x5f, 0x63, 0x67, 0x6b, 0x6f, 0x73, 0x77, 0x7b, 0x7f
    .byte 0x80, 0x84, 0x88, 0x8c, 0x90, 0x94, 0x98, 0x9c, 0xa0, 0xa4, 0xa8, 0xac, 0xb0, 0xb4, 0xb8, 0xbc
    .byte 0xc1, 0xc5, 0xc9, 0xcd, 0xd1, 0xd5, 0xd9, 0xdd, 0xe1, 0xe5, 0xe9, 0xed, 0xf1, 0xf5, 0xf9, 0xfd
    .byte 0x03, 0x07, 0x0b, 0x0f, 0x13, 0x17, 0x1b, 0x1f, 0x23, 0x27, 0x2b, 0x2f, 0x33, 0x37, 0x3b, 0x3f
    .byte 0x42, 0x46, 0x4a, 0x4e, 0x52, 0x56, 0x5a, 0x5e, 0x62, 0x66, 0x6a, 0x6e, 0x72, 0x76, 0x7a, 0x7e
    .byte 0x81, 0x85, 0x89, 0x8d, 0x91, 0x95, 0x99, 0x9d, 0xa1, 0xa5, 0xa9, 0xad, 0xb1, 0xb5, 0xb9, 0xbd
    .byte 0xc0, 0xc4, 0xc8, 0xcc, 0xd0, 0xd4, 0xd8, 0xdc, 0xe0, 0xe4, 0xe8, 0xec, 0xf0, 0xf4, 0xf8, 0xfc
    .balign 256
.Ltable_byte_2:
    .byte 0x00, 0x08, 0x10, 0x18, 0x20, 0x28, 0x30, 0x38, 0x41, 0x49, 0x51, 0x59, 0x61, 0x69, 0x71, 0x79
    .byte 0x82, 0x8a, 0x92, 0x9a, 0xa2, 0xaa, 0xb2, 0xba, 0xc3, 0xcb, 0xd3, 0xdb, 0xe3, 0xeb, 0xf3, 0xfb
    .byte 0x05, 0x0d, 0x15, 0x1d, 0x25, 0x2d, 0x35, 0x3d, 0x44, 0x4c, 0x54, 0x5c, 0x64, 0x6c, 0x74, 0x7c
    .byte 0x87, 0x8f, 0x97, 0x9f, 0xa7, 0xaf, 0xb7, 0xbf, 0xc6, 0xce, 0xd6, 0xde, 0xe6, 0xee, 0xf6, 0xfe
    .byte 0x02, 0x0a, 0x12, 0x1a, 0x22, 0x2a, 0x32, 0x3a, 0x43, 0x4b, 0x53, 0x5b, 0x63, 0x6b, 0x73, 0x7b
    .byte 0x80, 0x88, 0x90, 0x98, 0xa0, 0xa8, 0xb0, 0xb8, 0xc1, 0xc9, 0xd1, 0xd9, 0xe1, 0xe9, 0xf1, 0xf9
    .byte 0x07, 0x0f, 0x17, 0x1f, 0x27, 0x2f, 0x37, 0x3f, 0x46, 0x4e, 0x56, 0x5e, 0x66, 0x6e, 0x76, 0x7e
    .byte 0x85, 0x8d, 0x95, 0x9d, 0xa5, 0xad, 0xb5, 0xbd, 0xc4, 0xcc, 0xd4, 0xdc, 0xe4, 0xec, 0xf4, 0xfc
    .byte 0x04, 0x0c, 0x14, 0x1c, 0x24, 0x2c, 0x34, 0x3c, 0x45, 0x4d, 0x55, 0x5d, 0x65, 0x6d, 0x75, 0x7d
    .byte 0x86, 0x8e, 0x96, 0x9e, 0xa6, 0xae, 0xb6, 0xbe, 0xc7, 0xcf, 0xd7, 0xdf, 0xe7, 0xef, 0xf7, 0xff
    .byte 0x01, 0x09, 0x11, 0x19, 0x21, 0x29, 0x31, 0x39, 0x40, 0x48, 0x50, 0x58, 0x60, 0x68, 0x70, 0x78
    .byte 0x83, 0x8b, 0x93, 0x9b, 0xa3, 0xab, 0xb3, 0xbb, 0xc2, 0xca, 0xd2, 0xda, 0xe2, 0xea, 0xf2, 0xfa
    .byte 0x06, 0x0e, 0x16, 0x1e, 0x26, 0x2e, 0x36, 0x3e, 0x47, 0x4f, 0x57, 0x5f, 0x67, 0x6f, 0x77, 0x7f
    .byte 0x84, 0x8c, 0x94, 0x9c, 0xa4, 0xac, 0xb4, 0xbc, 0xc5, 0xcd, 0xd5, 0xdd, 0xe5, 0xed, 0xf5, 0xfd
    .byte 0x03, 0x0b, 0x13, 0x1b, 0x23, 0x2b, 0x33, 0x3b, 0x42, 0x4a, 0x52, 0x5a, 0x62, 0x6a, 0x72, 0x7a
    .byte 0x81, 0x89, 0x91, 0x99, 0xa1, 0xa9, 0xb1, 0xb9, 0xc0, 0xc8, 0xd0, 0xd8, 0xe0, 0xe8, 0xf0, 0xf8
    .balign 256
.Ltable_byte_3:
    .byte 0x00, 0x10, 0x20, 0x30, 0x41, 0x51, 0x61, 0x71, 0x82, 0x92, 0xa2, 0xb2, 0xc3, 0xd3, 0xe3, 0xf3
    .byte 0x05, 0x15, 0x25, 0x35, 0x44, 0x54, 0x64, 0x74, 0x87, 0x97, 0xa7, 0xb7, 0xc6, 0xd6, 0xe6, 0xf6
    .byte 0x0a, 0x1a, 0x2a, 0x3a, 0x4b, 0x5b, 0x6b, 0x7b, 0x88, 0x98, 0xa8, 0xb8, 0xc9, 0xd9, 0xe9, 0xf9
    .byte 0x0f, 0x1f, 0x2f, 0x3f, 0x4e, 0x5e, 0x6e, 0x7e, 0x8d, 0x9d, 0xad, 0xbd, 0xcc, 0xdc, 0xec, 0xfc
    .byte 0x04, 0x14, 0x24, 0x34, 0x45, 0x55, 0x65, 0x75, 0x86, 0x96, 0xa6, 0xb6, 0xc7, 0xd7, 0xe7, 0xf7
    .byte 0x01, 0x11, 0x21, 0x31, 0x40, 0x50, 0x60, 0x70, 0x83, 0x93, 0xa3, 0xb3, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x0e, 0x1e, 0x2e, 0x3e, 0x4f, 0x5f, 0x6f, 0x7f, 0x8c, 0x9c, 0xac, 0xbc, 0xcd, 0xdd, 0xed, 0xfd
    .byte 0x0b, 0x1b, 0x2b, 0x3b, 0x4a, 0x5a, 0x6a, 0x7a, 0x89, 0x99, 0xa9, 0xb9, 0xc8, 0xd8, 0xe8, 0xf8
    .byte 0x08, 0x18, 0x28, 0x38, 0x49, 0x59, 0x69, 0x79, 0x8a, 0x9a, 0xaa, 0xba, 0xcb, 0xdb, 0xeb, 0xfb
    .byte 0x0d, 0x1d, 0x2d, 0x3d, 0x4c, 0x5c, 0x6c, 0x7c, 0x8f, 0x9f, 0xaf, 0xbf, 0xce, 0xde, 0xee, 0xfe
    .byte 0x02, 0x12, 0x22, 0x32, 0x43, 0x53, 0x63, 0x73, 0x80, 0x90, 0xa0, 0xb0, 0xc1, 0xd1, 0xe1, 0xf1
    .byte 0x07, 0x17, 0x27, 0x37, 0x46, 0x56, 0x66, 0x76, 0x85, 0x95, 0xa5, 0xb5, 0xc4, 0xd4, 0xe4, 0xf4
    .byte 0x0c, 0x1c, 0x2c, 0x3c, 0x4d, 0x5d, 0x6d, 0x7d, 0x8e, 0x9e, 0xae, 0xbe, 0xcf, 0xdf, 0xef, 0xff
    .byte 0x09, 0x19, 0x29, 0x39, 0x48, 0x58, 0x68, 0x78, 0x8b, 0x9b, 0xab, 0xbb, 0xca, 0xda, 0xea, 0xfa
    .byte 0x06, 0x16, 0x26, 0x36, 0x47, 0x57, 0x67, 0x77, 0x84, 0x94, 0xa4, 0xb4, 0xc5, 0xd5, 0xe5, 0xf5
    .byte 0x03, 0x13, 0x23, 0x33, 0x42, 0x52, 0x62, 0x72, 0x81, 0x91, 0xa1, 0xb1, 0xc0, 0xd0, 0xe0, 0xf0
    .balign 256
.Ltable_byte_4:
    .byte 0x00, 0x20, 0x41, 0x61, 0x82, 0xa2, 0xc3, 0xe3, 0x05, 0x25, 0x44, 0x64, 0x87, 0xa7, 0xc6, 0xe6
    .byte 0x0a, 0x2a, 0x4b, 0x6b, 0x88, 0xa8, 0xc9, 0xe9, 0x0f, 0x2f, 0x4e, 0x6e, 0x8d, 0xad, 0xcc, 0xec
    .byte 0x14, 0x34, 0x55, 0x75, 0x96, 0xb6, 0xd7, 0xf7, 0x11, 0x31, 0x50, 0x70, 0x93, 0xb3, 0xd2, 0xf2
    .byte 0x1e, 0x3e, 0x5f, 0x7f, 0x9c, 0xbc, 0xdd, 0xfd, 0x1b, 0x3b, 0x5a, 0x7a, 0x99, 0xb9, 0xd8, 0xf8
    .byte 0x08, 0x28, 0x49, 0x69, 0x8a, 0xaa, 0xcb, 0xeb, 0x0d, 0x2d, 0x4c, 0x6c, 0x8f, 0xaf, 0xce, 0xee
    .byte 0x02, 0x22, 0x43, 0x63, 0x80, 0xa0, 0xc1, 0xe1, 0x07, 0x27, 0x46, 0x66, 0x85, 0xa5, 0xc4, 0xe4
    .byte 0x1c, 0x3c, 0x5d, 0x7d, 0x9e, 0xbe, 0xdf, 0xff, 0x19, 0x39, 0x58, 0x78, 0x9b, 0xbb, 0xda, 0xfa
    .byte 0x16, 0x36, 0x57, 0x77, 0x94, 0xb4, 0xd5, 0xf5, 0x13, 0x33, 0x52, 0x72, 0x91, 0xb1, 0xd0, 0xf0
    .byte 0x10, 0x30, 0x51, 0x71, 0x92, 0xb2, 0xd3, 0xf3, 0x15, 0x35, 0x54, 0x74, 0x97, 0xb7, 0xd6, 0xf6
    .byte 0x1a, 0x3a, 0x5b, 0x7b, 0x98, 0xb8, 0xd9, 0xf9, 0x1f, 0x3f, 0x5e, 0x7e, 0x9d, 0xbd, 0xdc, 0xfc
    .byte 0x04, 0x24, 0x45, 0x65, 0x86, 0xa6, 0xc7, 0xe7, 0x01, 0x21, 0x40, 0x60, 0x83, 0xa3, 0xc2, 0xe2
    .byte 0x0e, 0x2e, 0x4f, 0x6f, 0x8c, 0xac, 0xcd, 0xed, 0x0b, 0x2b, 0x4a, 0x6a, 0x89, 0xa9, 0xc8, 0xe8
    .byte 0x18, 0x38, 0x59, 0x79, 0x9a, 0xba, 0xdb, 0xfb, 0x1d, 0x3d, 0x5c, 0x7c, 0x9f, 0xbf, 0xde, 0xfe
    .byte 0x12, 0x32, 0x53, 0x73, 0x90, 0xb0, 0xd1, 0xf1, 0x17, 0x37, 0x56, 0x76, 0x95, 0xb5, 0xd4, 0xf4
    .byte 0x0c, 0x2c, 0x4d, 0x6d, 0x8e, 0xae, 0xcf, 0xef, 0x09, 0x29, 0x48, 0x68, 0x8b, 0xab, 0xca, 0xea
    .byte 0x06, 0x26, 0x47, 0x67, 0x84, 0xa4, 0xc5, 0xe5, 0x03, 0x23, 0x42, 0x62, 0x81, 0xa1, 0xc0, 0xe0
    .balign 256
.Ltable_byte_5:
    .byte 0x00, 0x41, 0x82, 0xc3, 0x05, 0x44, 0x87, 0xc6, 0x0a, 0x4b, 0x88, 0xc9, 0x0f, 0x4e, 0x8d, 0xcc
    .byte 0x14, 0x55, 0x96, 0xd7, 0x11, 0x50, 0x93, 0xd2, 0x1e, 0x5f, 0x9c, 0xdd, 0x1b, 0x5a, 0x99, 0xd8
    .byte 0x28, 0x69, 0xaa, 0xeb, 0x2d, 0x6c, 0xaf, 0xee, 0x22, 0x63, 0xa0, 0xe1, 0x27, 0x66, 0xa5, 0xe4
    .byte 0x3c, 0x7d, 0xbe, 0xff, 0x39, 0x78, 0xbb, 0xfa, 0x36, 0x77, 0xb4, 0xf5, 0x33, 0x72, 0xb1, 0xf0
    .byte 0x10, 0x51, 0x92, 0xd3, 0x15, 0x54, 0x97, 0xd6, 0x1a, 0x5b, 0x98, 0xd9, 0x1f, 0x5e, 0x9d, 0xdc
    .byte 0x04, 0x45, 0x86, 0xc7, 0x01, 0x40, 0x83, 0xc2, 0x0e, 0x4f, 0x8c, 0xcd, 0x0b, 0x4a, 0x89, 0xc8
    .byte 0x38, 0x79, 0xba, 0xfb, 0x3d, 0x7c, 0xbf, 0xfe, 0x32, 0x73, 0xb0, 0xf1, 0x37, 0x76, 0xb5, 0xf4
    .byte 0x2c, 0x6d, 0xae, 0xef, 0x29, 0x68, 0xab, 0xea, 0x26, 0x67, 0xa4, 0xe5, 0x23, 0x62, 0xa1, 0xe0
    .byte 0x20, 0x61, 0xa2, 0xe3, 0x25, 0x64, 0xa7, 0xe6, 0x2a, 0x6b, 0xa8, 0xe9, 0x2f, 0x6e, 0xad, 0xec
    .byte 0x34, 0x75, 0xb6, 0xf7, 0x31, 0x70, 0xb3, 0xf2, 0x3e, 0x7f, 0xbc, 0xfd, 0x3b, 0x7a, 0xb9, 0xf8
    .byte 0x08, 0x49, 0x8a, 0xcb, 0x0d, 0x4c, 0x8f, 0xce, 0x02, 0x43, 0x80, 0xc1, 0x07, 0x46, 0x85, 0xc4
    .byte 0x1c, 0x5d, 0x9e, 0xdf, 0x19, 0x58, 0x9b, 0xda, 0x16, 0x57, 0x94, 0xd5, 0x13, 0x52, 0x91, 0xd0
    .byte 0x30, 0x71, 0xb2, 0xf3, 0x35, 0x74, 0xb7, 0xf6, 0x3a, 0x7b, 0xb8, 0xf9, 0x3f, 0x7e, 0xbd, 0xfc
    .byte 0x24, 0x65, 0xa6, 0xe7, 0x21, 0x60, 0xa3, 0xe2, 0x2e, 0x6f, 0xac, 0xed, 0x2b, 0x6a, 0xa9, 0xe8
    .byte 0x18, 0x59, 0x9a, 0xdb, 0x1d, 0x5c, 0x9f, 0xde, 0x12, 0x53, 0x90, 0xd1, 0x17, 0x56, 0x95, 0xd4
    .byte 0x0c, 0x4d, 0x8e, 0xcf, 0x09, 0x48, 0x8b, 0xca, 0x06, 0x47, 0x84, 0xc5, 0x03, 0x42, 0x81, 0xc0
