; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon128_192 --target avr --lanes 1
; passes:    unroll() invert() counter() sbox(fixed=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 65
; layout:    words of 64 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 24, nonce 12, rk 552, ctx 564, align 1, group 16, stack 65, code 21436, flash 21436, ram 1181
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:1b23afacc2a8394f3f4931849d7a68e6bfba0f4693dd7bfcdb96a12bf4919f86

    .text

    .global lwcc_simon128_192_key_setup_avr
    .type lwcc_simon128_192_key_setup_avr, @function
lwcc_simon128_192_key_setup_avr:
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
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X+
    st Z+, r12
    ld r12, X
    st Z+, r12
    ldi r25, 253
    subi r26, lo8(-(-23))
    sbci r27, hi8(-(-23))
    ld r12, X+
    eor r12, r25
    ldi r25, 255
    ld r9, X+
    eor r9, r25
    ldi r25, 255
    ld r13, X+
    eor r13, r25
    ldi r25, 255
    ld r15, X+
    eor r15, r25
    ldi r25, 255
    ld r4, X+
    eor r4, r25
    ldi r25, 255
    ld r2, X+
    eor r2, r25
    ldi r25, 255
    ld r5, X+
    eor r5, r25
    ldi r25, 255
    ld r3, X+
    eor r3, r25
    ldi r25, 253
    ld r8, X+
    eor r8, r25
    ldi r25, 255
    ld r6, X+
    eor r6, r25
    ldi r25, 255
    ld r10, X+
    eor r10, r25
    ldi r25, 255
    ld r7, X+
    eor r7, r25
    ldi r25, 255
    ld r11, X+
    eor r11, r25
    ldi r25, 255
    ld r14, X+
    eor r14, r25
    ldi r25, 255
    ld r0, X+
    eor r0, r25
    ldi r25, 255
    ld r24, X+
    eor r25, r24
    ldi r24, 252
    ld r23, X+
    eor r24, r23
    ldi r23, 255
    ld r22, X+
    eor r23, r22
    ldi r22, 255
    ld r21, X+
    eor r22, r21
    ldi r21, 255
    ld r20, X+
    eor r21, r20
    ldi r20, 255
    ld r19, X+
    eor r20, r19
    ldi r19, 255
    ld r18, X+
    eor r19, r18
    ldi r18, 255
    ld r17, X+
    eor r18, r17
    ldi r17, 255
    ld r16, X
    eor r17, r16
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r16, X+
    std Y+14, r17
    ld r17, X+
    std Y+15, r18
    ld r18, X+
    std Y+16, r19
    ld r19, X+
    std Y+17, r20
    ld r20, X+
    std Y+18, r21
    ld r21, X+
    std Y+19, r22
    ld r22, X+
    std Y+20, r23
    ld r23, X
    std Y+21, r24
    mov r24, r16
    lsr r24
    ror r23
    ror r22
    ror r21
    ror r20
    ror r19
    ror r18
    ror r17
    ror r16
    lsr r24
    ror r23
    ror r22
    ror r21
    ror r20
    ror r19
    ror r18
    ror r17
    ror r16
    lsr r24
    ror r23
    ror r22
    ror r21
    ror r20
    ror r19
    ror r18
    ror r17
    ror r16
    mov r24, r16
    std Y+22, r25
    mov r25, r17
    std Y+23, r0
    mov r0, r18
    std Y+24, r14
    mov r14, r19
    std Y+25, r11
    mov r11, r20
    std Y+26, r7
    mov r7, r21
    std Y+27, r10
    mov r10, r22
    std Y+28, r6
    mov r6, r23
    bst r24, 0
    lsr r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r25
    ror r24
    bld r6, 7
    eor r16, r24
    eor r17, r25
    eor r0, r18
    eor r14, r19
    eor r11, r20
    eor r7, r21
    eor r10, r22
    eor r6, r23
    eor r12, r16
    eor r9, r17
    eor r13, r0
    eor r15, r14
    eor r4, r11
    eor r2, r7
    eor r5, r10
    eor r3, r6
    st Z+, r12
    st Z+, r9
    st Z+, r13
    st Z+, r15
    st Z+, r4
    st Z+, r2
    st Z+, r5
    st Z+, r3
    ldi r25, 253
    eor r25, r12
    ldi r24, 255
    eor r24, r9
    ldi r23, 255
    eor r23, r13
    ldi r22, 255
    eor r22, r15
    ldi r21, 255
    eor r21, r4
    ldi r20, 255
    eor r20, r2
    ldi r19, 255
    eor r19, r5
    ldi r18, 255
    eor r18, r3
    mov r6, r12
    lsr r6
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    lsr r6
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    lsr r6
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    movw r6, r12 ; r7, r13
    mov r10, r9
    mov r11, r15
    mov r14, r4
    mov r0, r2
    mov r17, r5
    mov r16, r3
    bst r6, 0
    lsr r16
    ror r17
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    bld r16, 7
    eor r12, r6
    eor r9, r10
    eor r13, r7
    eor r15, r11
    eor r4, r14
    eor r2, r0
    eor r5, r17
    eor r3, r16
    eor r8, r12
    ldd r12, Y+28
    eor r12, r9
    ldd r9, Y+27
    eor r9, r13
    ldd r13, Y+26
    eor r13, r15
    ldd r15, Y+25
    eor r15, r4
    ldd r4, Y+24
    eor r4, r2
    ldd r2, Y+23
    eor r2, r5
    ldd r5, Y+22
    eor r5, r3
    st Z+, r8
    st Z+, r12
    st Z+, r9
    st Z+, r13
    st Z+, r15
    st Z+, r4
    st Z+, r2
    st Z+, r5
    ldi r17, 253
    eor r17, r8
    ldi r16, 255
    eor r16, r12
    mov r3, r16
    ldi r16, 255
    eor r16, r9
    mov r6, r16
    ldi r16, 255
    eor r16, r13
    mov r10, r16
    ldi r16, 255
    eor r16, r15
    mov r7, r16
    ldi r16, 255
    eor r16, r4
    mov r11, r16
    ldi r16, 255
    eor r16, r2
    mov r14, r16
    ldi r16, 255
    eor r16, r5
    mov r0, r8
    lsr r0
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    lsr r0
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    lsr r0
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    mov r0, r8
    std Y+22, r16
    mov r16, r12
    std Y+23, r14
    mov r14, r9
    std Y+24, r11
    mov r11, r13
    std Y+25, r7
    mov r7, r15
    std Y+26, r10
    mov r10, r4
    std Y+27, r6
    mov r6, r2
    std Y+28, r3
    mov r3, r5
    bst r0, 0
    lsr r3
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r3, 7
    eor r8, r0
    eor r12, r16
    eor r9, r14
    eor r13, r11
    eor r15, r7
    eor r4, r10
    eor r2, r6
    eor r5, r3
    ldd r3, Y+21
    eor r3, r8
    ldd r8, Y+20
    eor r8, r12
    ldd r12, Y+19
    eor r12, r9
    ldd r9, Y+18
    eor r9, r13
    ldd r13, Y+17
    eor r13, r15
    ldd r15, Y+16
    eor r15, r4
    ldd r4, Y+15
    eor r4, r2
    ldd r2, Y+14
    eor r2, r5
    st Z+, r3
    st Z+, r8
    st Z+, r12
    st Z+, r9
    st Z+, r13
    st Z+, r15
    st Z+, r4
    st Z+, r2
    ldi r16, 252
    eor r16, r3
    mov r5, r16
    ldi r16, 255
    eor r16, r8
    mov r6, r16
    ldi r16, 255
    eor r16, r12
    mov r10, r16
    ldi r16, 255
    eor r16, r9
    mov r7, r16
    ldi r16, 255
    eor r16, r13
    mov r11, r16
    ldi r16, 255
    eor r16, r15
    mov r14, r16
    ldi r16, 255
    eor r16, r4
    mov r0, r16
    ldi r16, 255
    eor r16, r2
    std Y+14, r16
    mov r16, r3
    lsr r16
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r3
    lsr r16
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r3
    lsr r16
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r3
    mov r16, r3
    std Y+15, r0
    mov r0, r8
    std Y+16, r14
    mov r14, r12
    std Y+17, r11
    mov r11, r9
    std Y+18, r7
    mov r7, r13
    std Y+19, r10
    mov r10, r15
    std Y+20, r6
    mov r6, r4
    std Y+21, r5
    mov r5, r2
    bst r16, 0
    lsr r5
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r5, 7
    eor r3, r16
    eor r8, r0
    eor r12, r14
    eor r9, r11
    eor r13, r7
    eor r15, r10
    eor r4, r6
    eor r2, r5
    eor r3, r25
    eor r8, r24
    eor r12, r23
    eor r9, r22
    eor r13, r21
    eor r15, r20
    eor r4, r19
    eor r2, r18
    st Z+, r3
    st Z+, r8
    st Z+, r12
    st Z+, r9
    st Z+, r13
    st Z+, r15
    st Z+, r4
    st Z+, r2
    ldi r25, 253
    eor r25, r3
    ldi r24, 255
    eor r24, r8
    ldi r23, 255
    eor r23, r12
    ldi r22, 255
    eor r22, r9
    ldi r21, 255
    eor r21, r13
    ldi r20, 255
    eor r20, r15
    ldi r19, 255
    eor r19, r4
    ldi r18, 255
    eor r18, r2
    mov r5, r3
    lsr r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r3
    lsr r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r3
    lsr r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r3
    mov r5, r3
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r14, r15
    mov r0, r4
    mov r16, r2
    bst r5, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r5
    bld r16, 7
    eor r3, r5
    eor r8, r6
    eor r12, r10
    eor r9, r7
    eor r13, r11
    eor r15, r14
    eor r4, r0
    eor r2, r16
    eor r3, r17
    ldd r5, Y+28
    eor r5, r8
    ldd r8, Y+27
    eor r8, r12
    ldd r12, Y+26
    eor r12, r9
    ldd r9, Y+25
    eor r9, r13
    ldd r13, Y+24
    eor r13, r15
    ldd r15, Y+23
    eor r15, r4
    ldd r4, Y+22
    eor r4, r2
    st Z+, r3
    st Z+, r5
    st Z+, r8
    st Z+, r12
    st Z+, r9
    st Z+, r13
    st Z+, r15
    st Z+, r4
    ldi r17, 253
    eor r17, r3
    ldi r16, 255
    eor r16, r5
    mov r2, r16
    ldi r16, 255
    eor r16, r8
    mov r6, r16
    ldi r16, 255
    eor r16, r12
    mov r10, r16
    ldi r16, 255
    eor r16, r9
    mov r7, r16
    ldi r16, 255
    eor r16, r13
    mov r11, r16
    ldi r16, 255
    eor r16, r15
    mov r14, r16
    ldi r16, 255
    eor r16, r4
    mov r0, r3
    lsr r0
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    lsr r0
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    lsr r0
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    mov r0, r3
    std Y+22, r16
    mov r16, r5
    std Y+23, r14
    mov r14, r8
    std Y+24, r11
    mov r11, r12
    std Y+25, r7
    mov r7, r9
    std Y+26, r10
    mov r10, r13
    std Y+27, r6
    mov r6, r15
    std Y+28, r2
    mov r2, r4
    bst r0, 0
    lsr r2
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r2, 7
    eor r3, r0
    eor r5, r16
    eor r8, r14
    eor r12, r11
    eor r9, r7
    eor r13, r10
    eor r15, r6
    eor r4, r2
    ldd r2, Y+21
    eor r2, r3
    ldd r3, Y+20
    eor r3, r5
    ldd r5, Y+19
    eor r5, r8
    ldd r8, Y+18
    eor r8, r12
    ldd r12, Y+17
    eor r12, r9
    ldd r9, Y+16
    eor r9, r13
    ldd r13, Y+15
    eor r13, r15
    ldd r15, Y+14
    eor r15, r4
    st Z+, r2
    st Z+, r3
    st Z+, r5
    st Z+, r8
    st Z+, r12
    st Z+, r9
    st Z+, r13
    st Z+, r15
    ldi r16, 253
    eor r16, r2
    mov r4, r16
    ldi r16, 255
    eor r16, r3
    mov r6, r16
    ldi r16, 255
    eor r16, r5
    mov r10, r16
    ldi r16, 255
    eor r16, r8
    mov r7, r16
    ldi r16, 255
    eor r16, r12
    mov r11, r16
    ldi r16, 255
    eor r16, r9
    mov r14, r16
    ldi r16, 255
    eor r16, r13
    mov r0, r16
    ldi r16, 255
    eor r16, r15
    std Y+14, r16
    mov r16, r2
    lsr r16
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r2
    lsr r16
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r2
    lsr r16
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r2
    mov r16, r2
    std Y+15, r0
    mov r0, r3
    std Y+16, r14
    mov r14, r5
    std Y+17, r11
    mov r11, r8
    std Y+18, r7
    mov r7, r12
    std Y+19, r10
    mov r10, r9
    std Y+20, r6
    mov r6, r13
    std Y+21, r4
    mov r4, r15
    bst r16, 0
    lsr r4
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r4, 7
    eor r2, r16
    eor r3, r0
    eor r5, r14
    eor r8, r11
    eor r12, r7
    eor r9, r10
    eor r13, r6
    eor r15, r4
    eor r2, r25
    eor r3, r24
    eor r5, r23
    eor r8, r22
    eor r12, r21
    eor r9, r20
    eor r13, r19
    eor r15, r18
    st Z+, r2
    st Z+, r3
    st Z+, r5
    st Z+, r8
    st Z+, r12
    st Z+, r9
    st Z+, r13
    st Z+, r15
    ldi r25, 252
    eor r25, r2
    ldi r24, 255
    eor r24, r3
    ldi r23, 255
    eor r23, r5
    ldi r22, 255
    eor r22, r8
    ldi r21, 255
    eor r21, r12
    ldi r20, 255
    eor r20, r9
    ldi r19, 255
    eor r19, r13
    ldi r18, 255
    eor r18, r15
    mov r4, r2
    lsr r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r2
    lsr r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r2
    lsr r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r2
    mov r4, r2
    mov r6, r3
    mov r10, r5
    mov r7, r8
    mov r11, r12
    mov r14, r9
    mov r0, r13
    mov r16, r15
    bst r4, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r4
    bld r16, 7
    eor r2, r4
    eor r3, r6
    eor r5, r10
    eor r8, r7
    eor r12, r11
    eor r9, r14
    eor r13, r0
    eor r15, r16
    eor r2, r17
    ldd r4, Y+28
    eor r4, r3
    ldd r3, Y+27
    eor r3, r5
    ldd r5, Y+26
    eor r5, r8
    ldd r8, Y+25
    eor r8, r12
    ldd r12, Y+24
    eor r12, r9
    ldd r9, Y+23
    eor r9, r13
    ldd r13, Y+22
    eor r13, r15
    st Z+, r2
    st Z+, r4
    st Z+, r3
    st Z+, r5
    st Z+, r8
    st Z+, r12
    st Z+, r9
    st Z+, r13
    ldi r17, 253
    eor r17, r2
    ldi r16, 255
    eor r16, r4
    mov r15, r16
    ldi r16, 255
    eor r16, r3
    mov r6, r16
    ldi r16, 255
    eor r16, r5
    mov r10, r16
    ldi r16, 255
    eor r16, r8
    mov r7, r16
    ldi r16, 255
    eor r16, r12
    mov r11, r16
    ldi r16, 255
    eor r16, r9
    mov r14, r16
    ldi r16, 255
    eor r16, r13
    mov r0, r2
    lsr r0
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    lsr r0
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    lsr r0
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    mov r0, r2
    std Y+22, r16
    mov r16, r4
    std Y+23, r14
    mov r14, r3
    std Y+24, r11
    mov r11, r5
    std Y+25, r7
    mov r7, r8
    std Y+26, r10
    mov r10, r12
    std Y+27, r6
    mov r6, r9
    std Y+28, r15
    mov r15, r13
    bst r0, 0
    lsr r15
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r15, 7
    eor r2, r0
    eor r4, r16
    eor r3, r14
    eor r5, r11
    eor r8, r7
    eor r12, r10
    eor r9, r6
    eor r13, r15
    ldd r15, Y+21
    eor r15, r2
    ldd r2, Y+20
    eor r2, r4
    ldd r4, Y+19
    eor r4, r3
    ldd r3, Y+18
    eor r3, r5
    ldd r5, Y+17
    eor r5, r8
    ldd r8, Y+16
    eor r8, r12
    ldd r12, Y+15
    eor r12, r9
    ldd r9, Y+14
    eor r9, r13
    st Z+, r15
    st Z+, r2
    st Z+, r4
    st Z+, r3
    st Z+, r5
    st Z+, r8
    st Z+, r12
    st Z+, r9
    ldi r16, 252
    eor r16, r15
    mov r13, r16
    ldi r16, 255
    eor r16, r2
    mov r6, r16
    ldi r16, 255
    eor r16, r4
    mov r10, r16
    ldi r16, 255
    eor r16, r3
    mov r7, r16
    ldi r16, 255
    eor r16, r5
    mov r11, r16
    ldi r16, 255
    eor r16, r8
    mov r14, r16
    ldi r16, 255
    eor r16, r12
    mov r0, r16
    ldi r16, 255
    eor r16, r9
    std Y+14, r16
    mov r16, r15
    lsr r16
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r15
    lsr r16
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r15
    lsr r16
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r15
    mov r16, r15
    std Y+15, r0
    mov r0, r2
    std Y+16, r14
    mov r14, r4
    std Y+17, r11
    mov r11, r3
    std Y+18, r7
    mov r7, r5
    std Y+19, r10
    mov r10, r8
    std Y+20, r6
    mov r6, r12
    std Y+21, r13
    mov r13, r9
    bst r16, 0
    lsr r13
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r13, 7
    eor r15, r16
    eor r2, r0
    eor r4, r14
    eor r3, r11
    eor r5, r7
    eor r8, r10
    eor r12, r6
    eor r9, r13
    eor r15, r25
    eor r2, r24
    eor r4, r23
    eor r3, r22
    eor r5, r21
    eor r8, r20
    eor r12, r19
    eor r9, r18
    st Z+, r15
    st Z+, r2
    st Z+, r4
    st Z+, r3
    st Z+, r5
    st Z+, r8
    st Z+, r12
    st Z+, r9
    ldi r25, 253
    eor r25, r15
    ldi r24, 255
    eor r24, r2
    ldi r23, 255
    eor r23, r4
    ldi r22, 255
    eor r22, r3
    ldi r21, 255
    eor r21, r5
    ldi r20, 255
    eor r20, r8
    ldi r19, 255
    eor r19, r12
    ldi r18, 255
    eor r18, r9
    mov r13, r15
    lsr r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r15
    lsr r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r15
    lsr r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r15
    mov r13, r15
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r14, r8
    mov r0, r12
    mov r16, r9
    bst r13, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r13
    bld r16, 7
    eor r15, r13
    eor r2, r6
    eor r4, r10
    eor r3, r7
    eor r5, r11
    eor r8, r14
    eor r12, r0
    eor r9, r16
    eor r15, r17
    ldd r13, Y+28
    eor r13, r2
    ldd r2, Y+27
    eor r2, r4
    ldd r4, Y+26
    eor r4, r3
    ldd r3, Y+25
    eor r3, r5
    ldd r5, Y+24
    eor r5, r8
    ldd r8, Y+23
    eor r8, r12
    ldd r12, Y+22
    eor r12, r9
    st Z+, r15
    st Z+, r13
    st Z+, r2
    st Z+, r4
    st Z+, r3
    st Z+, r5
    st Z+, r8
    st Z+, r12
    ldi r17, 253
    eor r17, r15
    ldi r16, 255
    eor r16, r13
    mov r9, r16
    ldi r16, 255
    eor r16, r2
    mov r6, r16
    ldi r16, 255
    eor r16, r4
    mov r10, r16
    ldi r16, 255
    eor r16, r3
    mov r7, r16
    ldi r16, 255
    eor r16, r5
    mov r11, r16
    ldi r16, 255
    eor r16, r8
    mov r14, r16
    ldi r16, 255
    eor r16, r12
    mov r0, r15
    lsr r0
    ror r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    lsr r0
    ror r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    lsr r0
    ror r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    mov r0, r15
    std Y+22, r16
    mov r16, r13
    std Y+23, r14
    mov r14, r2
    std Y+24, r11
    mov r11, r4
    std Y+25, r7
    mov r7, r3
    std Y+26, r10
    mov r10, r5
    std Y+27, r6
    mov r6, r8
    std Y+28, r9
    mov r9, r12
    bst r0, 0
    lsr r9
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r9, 7
    eor r15, r0
    eor r13, r16
    eor r2, r14
    eor r4, r11
    eor r3, r7
    eor r5, r10
    eor r8, r6
    eor r12, r9
    ldd r9, Y+21
    eor r9, r15
    ldd r15, Y+20
    eor r15, r13
    ldd r13, Y+19
    eor r13, r2
    ldd r2, Y+18
    eor r2, r4
    ldd r4, Y+17
    eor r4, r3
    ldd r3, Y+16
    eor r3, r5
    ldd r5, Y+15
    eor r5, r8
    ldd r8, Y+14
    eor r8, r12
    st Z+, r9
    st Z+, r15
    st Z+, r13
    st Z+, r2
    st Z+, r4
    st Z+, r3
    st Z+, r5
    st Z+, r8
    ldi r16, 252
    eor r16, r9
    mov r12, r16
    ldi r16, 255
    eor r16, r15
    mov r6, r16
    ldi r16, 255
    eor r16, r13
    mov r10, r16
    ldi r16, 255
    eor r16, r2
    mov r7, r16
    ldi r16, 255
    eor r16, r4
    mov r11, r16
    ldi r16, 255
    eor r16, r3
    mov r14, r16
    ldi r16, 255
    eor r16, r5
    mov r0, r16
    ldi r16, 255
    eor r16, r8
    std Y+14, r16
    mov r16, r9
    lsr r16
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r9
    lsr r16
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r9
    lsr r16
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r9
    mov r16, r9
    std Y+15, r0
    mov r0, r15
    std Y+16, r14
    mov r14, r13
    std Y+17, r11
    mov r11, r2
    std Y+18, r7
    mov r7, r4
    std Y+19, r10
    mov r10, r3
    std Y+20, r6
    mov r6, r5
    std Y+21, r12
    mov r12, r8
    bst r16, 0
    lsr r12
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r12, 7
    eor r9, r16
    eor r15, r0
    eor r13, r14
    eor r2, r11
    eor r4, r7
    eor r3, r10
    eor r5, r6
    eor r8, r12
    eor r9, r25
    eor r15, r24
    eor r13, r23
    eor r2, r22
    eor r4, r21
    eor r3, r20
    eor r5, r19
    eor r8, r18
    st Z+, r9
    st Z+, r15
    st Z+, r13
    st Z+, r2
    st Z+, r4
    st Z+, r3
    st Z+, r5
    st Z+, r8
    ldi r25, 252
    eor r25, r9
    ldi r24, 255
    eor r24, r15
    ldi r23, 255
    eor r23, r13
    ldi r22, 255
    eor r22, r2
    ldi r21, 255
    eor r21, r4
    ldi r20, 255
    eor r20, r3
    ldi r19, 255
    eor r19, r5
    ldi r18, 255
    eor r18, r8
    mov r12, r9
    lsr r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r9
    lsr r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r9
    lsr r12
    ror r8
    ror r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r9
    mov r12, r9
    mov r6, r15
    mov r10, r13
    mov r7, r2
    mov r11, r4
    mov r14, r3
    mov r0, r5
    mov r16, r8
    bst r12, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r12
    bld r16, 7
    eor r9, r12
    eor r15, r6
    eor r13, r10
    eor r2, r7
    eor r4, r11
    eor r3, r14
    eor r5, r0
    eor r8, r16
    eor r9, r17
    ldd r12, Y+28
    eor r12, r15
    ldd r15, Y+27
    eor r15, r13
    ldd r13, Y+26
    eor r13, r2
    ldd r2, Y+25
    eor r2, r4
    ldd r4, Y+24
    eor r4, r3
    ldd r3, Y+23
    eor r3, r5
    ldd r5, Y+22
    eor r5, r8
    st Z+, r9
    st Z+, r12
    st Z+, r15
    st Z+, r13
    st Z+, r2
    st Z+, r4
    st Z+, r3
    st Z+, r5
    ldi r17, 252
    eor r17, r9
    ldi r16, 255
    eor r16, r12
    mov r8, r16
    ldi r16, 255
    eor r16, r15
    mov r6, r16
    ldi r16, 255
    eor r16, r13
    mov r10, r16
    ldi r16, 255
    eor r16, r2
    mov r7, r16
    ldi r16, 255
    eor r16, r4
    mov r11, r16
    ldi r16, 255
    eor r16, r3
    mov r14, r16
    ldi r16, 255
    eor r16, r5
    mov r0, r9
    lsr r0
    ror r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    lsr r0
    ror r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    lsr r0
    ror r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    mov r0, r9
    std Y+22, r16
    mov r16, r12
    std Y+23, r14
    mov r14, r15
    std Y+24, r11
    mov r11, r13
    std Y+25, r7
    mov r7, r2
    std Y+26, r10
    mov r10, r4
    std Y+27, r6
    mov r6, r3
    std Y+28, r8
    mov r8, r5
    bst r0, 0
    lsr r8
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r8, 7
    eor r9, r0
    eor r12, r16
    eor r15, r14
    eor r13, r11
    eor r2, r7
    eor r4, r10
    eor r3, r6
    eor r5, r8
    ldd r8, Y+21
    eor r8, r9
    ldd r9, Y+20
    eor r9, r12
    ldd r12, Y+19
    eor r12, r15
    ldd r15, Y+18
    eor r15, r13
    ldd r13, Y+17
    eor r13, r2
    ldd r2, Y+16
    eor r2, r4
    ldd r4, Y+15
    eor r4, r3
    ldd r3, Y+14
    eor r3, r5
    st Z+, r8
    st Z+, r9
    st Z+, r12
    st Z+, r15
    st Z+, r13
    st Z+, r2
    st Z+, r4
    st Z+, r3
    ldi r16, 253
    eor r16, r8
    mov r5, r16
    ldi r16, 255
    eor r16, r9
    mov r6, r16
    ldi r16, 255
    eor r16, r12
    mov r10, r16
    ldi r16, 255
    eor r16, r15
    mov r7, r16
    ldi r16, 255
    eor r16, r13
    mov r11, r16
    ldi r16, 255
    eor r16, r2
    mov r14, r16
    ldi r16, 255
    eor r16, r4
    mov r0, r16
    ldi r16, 255
    eor r16, r3
    std Y+14, r16
    mov r16, r8
    lsr r16
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r8
    lsr r16
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r8
    lsr r16
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r8
    mov r16, r8
    std Y+15, r0
    mov r0, r9
    std Y+16, r14
    mov r14, r12
    std Y+17, r11
    mov r11, r15
    std Y+18, r7
    mov r7, r13
    std Y+19, r10
    mov r10, r2
    std Y+20, r6
    mov r6, r4
    std Y+21, r5
    mov r5, r3
    bst r16, 0
    lsr r5
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r5, 7
    eor r8, r16
    eor r9, r0
    eor r12, r14
    eor r15, r11
    eor r13, r7
    eor r2, r10
    eor r4, r6
    eor r3, r5
    eor r8, r25
    eor r9, r24
    eor r12, r23
    eor r15, r22
    eor r13, r21
    eor r2, r20
    eor r4, r19
    eor r3, r18
    st Z+, r8
    st Z+, r9
    st Z+, r12
    st Z+, r15
    st Z+, r13
    st Z+, r2
    st Z+, r4
    st Z+, r3
    ldi r25, 253
    eor r25, r8
    ldi r24, 255
    eor r24, r9
    ldi r23, 255
    eor r23, r12
    ldi r22, 255
    eor r22, r15
    ldi r21, 255
    eor r21, r13
    ldi r20, 255
    eor r20, r2
    ldi r19, 255
    eor r19, r4
    ldi r18, 255
    eor r18, r3
    mov r5, r8
    lsr r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r8
    lsr r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r8
    lsr r5
    ror r3
    ror r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r8
    mov r5, r8
    mov r6, r9
    movw r10, r12 ; r11, r13
    mov r7, r15
    mov r14, r2
    mov r0, r4
    mov r16, r3
    bst r5, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r5
    bld r16, 7
    eor r8, r5
    eor r9, r6
    eor r12, r10
    eor r15, r7
    eor r13, r11
    eor r2, r14
    eor r4, r0
    eor r3, r16
    eor r8, r17
    ldd r5, Y+28
    eor r5, r9
    ldd r9, Y+27
    eor r9, r12
    ldd r12, Y+26
    eor r12, r15
    ldd r15, Y+25
    eor r15, r13
    ldd r13, Y+24
    eor r13, r2
    ldd r2, Y+23
    eor r2, r4
    ldd r4, Y+22
    eor r4, r3
    st Z+, r8
    st Z+, r5
    st Z+, r9
    st Z+, r12
    st Z+, r15
    st Z+, r13
    st Z+, r2
    st Z+, r4
    ldi r17, 252
    eor r17, r8
    ldi r16, 255
    eor r16, r5
    mov r3, r16
    ldi r16, 255
    eor r16, r9
    mov r6, r16
    ldi r16, 255
    eor r16, r12
    mov r10, r16
    ldi r16, 255
    eor r16, r15
    mov r7, r16
    ldi r16, 255
    eor r16, r13
    mov r11, r16
    ldi r16, 255
    eor r16, r2
    mov r14, r16
    ldi r16, 255
    eor r16, r4
    mov r0, r8
    lsr r0
    ror r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    lsr r0
    ror r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    lsr r0
    ror r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    mov r0, r8
    std Y+22, r16
    mov r16, r5
    std Y+23, r14
    mov r14, r9
    std Y+24, r11
    mov r11, r12
    std Y+25, r7
    mov r7, r15
    std Y+26, r10
    mov r10, r13
    std Y+27, r6
    mov r6, r2
    std Y+28, r3
    mov r3, r4
    bst r0, 0
    lsr r3
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r3, 7
    eor r8, r0
    eor r5, r16
    eor r9, r14
    eor r12, r11
    eor r15, r7
    eor r13, r10
    eor r2, r6
    eor r4, r3
    ldd r3, Y+21
    eor r3, r8
    ldd r8, Y+20
    eor r8, r5
    ldd r5, Y+19
    eor r5, r9
    ldd r9, Y+18
    eor r9, r12
    ldd r12, Y+17
    eor r12, r15
    ldd r15, Y+16
    eor r15, r13
    ldd r13, Y+15
    eor r13, r2
    ldd r2, Y+14
    eor r2, r4
    st Z+, r3
    st Z+, r8
    st Z+, r5
    st Z+, r9
    st Z+, r12
    st Z+, r15
    st Z+, r13
    st Z+, r2
    ldi r16, 252
    eor r16, r3
    mov r4, r16
    ldi r16, 255
    eor r16, r8
    mov r6, r16
    ldi r16, 255
    eor r16, r5
    mov r10, r16
    ldi r16, 255
    eor r16, r9
    mov r7, r16
    ldi r16, 255
    eor r16, r12
    mov r11, r16
    ldi r16, 255
    eor r16, r15
    mov r14, r16
    ldi r16, 255
    eor r16, r13
    mov r0, r16
    ldi r16, 255
    eor r16, r2
    std Y+14, r16
    mov r16, r3
    lsr r16
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r3
    lsr r16
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r3
    lsr r16
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r3
    mov r16, r3
    std Y+15, r0
    mov r0, r8
    std Y+16, r14
    mov r14, r5
    std Y+17, r11
    mov r11, r9
    std Y+18, r7
    mov r7, r12
    std Y+19, r10
    mov r10, r15
    std Y+20, r6
    mov r6, r13
    std Y+21, r4
    mov r4, r2
    bst r16, 0
    lsr r4
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r4, 7
    eor r3, r16
    eor r8, r0
    eor r5, r14
    eor r9, r11
    eor r12, r7
    eor r15, r10
    eor r13, r6
    eor r2, r4
    eor r3, r25
    eor r8, r24
    eor r5, r23
    eor r9, r22
    eor r12, r21
    eor r15, r20
    eor r13, r19
    eor r2, r18
    st Z+, r3
    st Z+, r8
    st Z+, r5
    st Z+, r9
    st Z+, r12
    st Z+, r15
    st Z+, r13
    st Z+, r2
    ldi r25, 253
    eor r25, r3
    ldi r24, 255
    eor r24, r8
    ldi r23, 255
    eor r23, r5
    ldi r22, 255
    eor r22, r9
    ldi r21, 255
    eor r21, r12
    ldi r20, 255
    eor r20, r15
    ldi r19, 255
    eor r19, r13
    ldi r18, 255
    eor r18, r2
    mov r4, r3
    lsr r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r3
    lsr r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r3
    lsr r4
    ror r2
    ror r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r3
    mov r4, r3
    movw r6, r8 ; r7, r9
    mov r10, r5
    mov r11, r12
    mov r14, r15
    mov r0, r13
    mov r16, r2
    bst r4, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r4
    bld r16, 7
    eor r3, r4
    eor r8, r6
    eor r5, r10
    eor r9, r7
    eor r12, r11
    eor r15, r14
    eor r13, r0
    eor r2, r16
    eor r3, r17
    ldd r4, Y+28
    eor r4, r8
    ldd r8, Y+27
    eor r8, r5
    ldd r5, Y+26
    eor r5, r9
    ldd r9, Y+25
    eor r9, r12
    ldd r12, Y+24
    eor r12, r15
    ldd r15, Y+23
    eor r15, r13
    ldd r13, Y+22
    eor r13, r2
    st Z+, r3
    st Z+, r4
    st Z+, r8
    st Z+, r5
    st Z+, r9
    st Z+, r12
    st Z+, r15
    st Z+, r13
    ldi r17, 252
    eor r17, r3
    ldi r16, 255
    eor r16, r4
    mov r2, r16
    ldi r16, 255
    eor r16, r8
    mov r6, r16
    ldi r16, 255
    eor r16, r5
    mov r10, r16
    ldi r16, 255
    eor r16, r9
    mov r7, r16
    ldi r16, 255
    eor r16, r12
    mov r11, r16
    ldi r16, 255
    eor r16, r15
    mov r14, r16
    ldi r16, 255
    eor r16, r13
    mov r0, r3
    lsr r0
    ror r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    lsr r0
    ror r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    lsr r0
    ror r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    mov r0, r3
    std Y+22, r16
    mov r16, r4
    std Y+23, r14
    mov r14, r8
    std Y+24, r11
    mov r11, r5
    std Y+25, r7
    mov r7, r9
    std Y+26, r10
    mov r10, r12
    std Y+27, r6
    mov r6, r15
    std Y+28, r2
    mov r2, r13
    bst r0, 0
    lsr r2
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r2, 7
    eor r3, r0
    eor r4, r16
    eor r8, r14
    eor r5, r11
    eor r9, r7
    eor r12, r10
    eor r15, r6
    eor r13, r2
    ldd r2, Y+21
    eor r2, r3
    ldd r3, Y+20
    eor r3, r4
    ldd r4, Y+19
    eor r4, r8
    ldd r8, Y+18
    eor r8, r5
    ldd r5, Y+17
    eor r5, r9
    ldd r9, Y+16
    eor r9, r12
    ldd r12, Y+15
    eor r12, r15
    ldd r15, Y+14
    eor r15, r13
    st Z+, r2
    st Z+, r3
    st Z+, r4
    st Z+, r8
    st Z+, r5
    st Z+, r9
    st Z+, r12
    st Z+, r15
    ldi r16, 253
    eor r16, r2
    mov r13, r16
    ldi r16, 255
    eor r16, r3
    mov r6, r16
    ldi r16, 255
    eor r16, r4
    mov r10, r16
    ldi r16, 255
    eor r16, r8
    mov r7, r16
    ldi r16, 255
    eor r16, r5
    mov r11, r16
    ldi r16, 255
    eor r16, r9
    mov r14, r16
    ldi r16, 255
    eor r16, r12
    mov r0, r16
    ldi r16, 255
    eor r16, r15
    std Y+14, r16
    mov r16, r2
    lsr r16
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r2
    lsr r16
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r2
    lsr r16
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r2
    mov r16, r2
    std Y+15, r0
    mov r0, r3
    std Y+16, r14
    mov r14, r4
    std Y+17, r11
    mov r11, r8
    std Y+18, r7
    mov r7, r5
    std Y+19, r10
    mov r10, r9
    std Y+20, r6
    mov r6, r12
    std Y+21, r13
    mov r13, r15
    bst r16, 0
    lsr r13
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r13, 7
    eor r2, r16
    eor r3, r0
    eor r4, r14
    eor r8, r11
    eor r5, r7
    eor r9, r10
    eor r12, r6
    eor r15, r13
    eor r2, r25
    eor r3, r24
    eor r4, r23
    eor r8, r22
    eor r5, r21
    eor r9, r20
    eor r12, r19
    eor r15, r18
    st Z+, r2
    st Z+, r3
    st Z+, r4
    st Z+, r8
    st Z+, r5
    st Z+, r9
    st Z+, r12
    st Z+, r15
    ldi r25, 253
    eor r25, r2
    ldi r24, 255
    eor r24, r3
    ldi r23, 255
    eor r23, r4
    ldi r22, 255
    eor r22, r8
    ldi r21, 255
    eor r21, r5
    ldi r20, 255
    eor r20, r9
    ldi r19, 255
    eor r19, r12
    ldi r18, 255
    eor r18, r15
    mov r13, r2
    lsr r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r2
    lsr r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r2
    lsr r13
    ror r15
    ror r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r2
    mov r13, r2
    mov r6, r3
    movw r10, r4 ; r11, r5
    mov r7, r8
    mov r14, r9
    mov r0, r12
    mov r16, r15
    bst r13, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r13
    bld r16, 7
    eor r2, r13
    eor r3, r6
    eor r4, r10
    eor r8, r7
    eor r5, r11
    eor r9, r14
    eor r12, r0
    eor r15, r16
    eor r2, r17
    ldd r13, Y+28
    eor r13, r3
    ldd r3, Y+27
    eor r3, r4
    ldd r4, Y+26
    eor r4, r8
    ldd r8, Y+25
    eor r8, r5
    ldd r5, Y+24
    eor r5, r9
    ldd r9, Y+23
    eor r9, r12
    ldd r12, Y+22
    eor r12, r15
    st Z+, r2
    st Z+, r13
    st Z+, r3
    st Z+, r4
    st Z+, r8
    st Z+, r5
    st Z+, r9
    st Z+, r12
    ldi r17, 253
    eor r17, r2
    ldi r16, 255
    eor r16, r13
    mov r15, r16
    ldi r16, 255
    eor r16, r3
    mov r6, r16
    ldi r16, 255
    eor r16, r4
    mov r10, r16
    ldi r16, 255
    eor r16, r8
    mov r7, r16
    ldi r16, 255
    eor r16, r5
    mov r11, r16
    ldi r16, 255
    eor r16, r9
    mov r14, r16
    ldi r16, 255
    eor r16, r12
    mov r0, r2
    lsr r0
    ror r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    lsr r0
    ror r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    lsr r0
    ror r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    mov r0, r2
    std Y+22, r16
    mov r16, r13
    std Y+23, r14
    mov r14, r3
    std Y+24, r11
    mov r11, r4
    std Y+25, r7
    mov r7, r8
    std Y+26, r10
    mov r10, r5
    std Y+27, r6
    mov r6, r9
    std Y+28, r15
    mov r15, r12
    bst r0, 0
    lsr r15
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r15, 7
    eor r2, r0
    eor r13, r16
    eor r3, r14
    eor r4, r11
    eor r8, r7
    eor r5, r10
    eor r9, r6
    eor r12, r15
    ldd r15, Y+21
    eor r15, r2
    ldd r2, Y+20
    eor r2, r13
    ldd r13, Y+19
    eor r13, r3
    ldd r3, Y+18
    eor r3, r4
    ldd r4, Y+17
    eor r4, r8
    ldd r8, Y+16
    eor r8, r5
    ldd r5, Y+15
    eor r5, r9
    ldd r9, Y+14
    eor r9, r12
    st Z+, r15
    st Z+, r2
    st Z+, r13
    st Z+, r3
    st Z+, r4
    st Z+, r8
    st Z+, r5
    st Z+, r9
    ldi r16, 253
    eor r16, r15
    mov r12, r16
    ldi r16, 255
    eor r16, r2
    mov r6, r16
    ldi r16, 255
    eor r16, r13
    mov r10, r16
    ldi r16, 255
    eor r16, r3
    mov r7, r16
    ldi r16, 255
    eor r16, r4
    mov r11, r16
    ldi r16, 255
    eor r16, r8
    mov r14, r16
    ldi r16, 255
    eor r16, r5
    mov r0, r16
    ldi r16, 255
    eor r16, r9
    std Y+14, r16
    mov r16, r15
    lsr r16
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r15
    lsr r16
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r15
    lsr r16
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r15
    mov r16, r15
    std Y+15, r0
    mov r0, r2
    std Y+16, r14
    mov r14, r13
    std Y+17, r11
    mov r11, r3
    std Y+18, r7
    mov r7, r4
    std Y+19, r10
    mov r10, r8
    std Y+20, r6
    mov r6, r5
    std Y+21, r12
    mov r12, r9
    bst r16, 0
    lsr r12
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r12, 7
    eor r15, r16
    eor r2, r0
    eor r13, r14
    eor r3, r11
    eor r4, r7
    eor r8, r10
    eor r5, r6
    eor r9, r12
    eor r15, r25
    eor r2, r24
    eor r13, r23
    eor r3, r22
    eor r4, r21
    eor r8, r20
    eor r5, r19
    eor r9, r18
    st Z+, r15
    st Z+, r2
    st Z+, r13
    st Z+, r3
    st Z+, r4
    st Z+, r8
    st Z+, r5
    st Z+, r9
    ldi r25, 252
    eor r25, r15
    ldi r24, 255
    eor r24, r2
    ldi r23, 255
    eor r23, r13
    ldi r22, 255
    eor r22, r3
    ldi r21, 255
    eor r21, r4
    ldi r20, 255
    eor r20, r8
    ldi r19, 255
    eor r19, r5
    ldi r18, 255
    eor r18, r9
    mov r12, r15
    lsr r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r15
    lsr r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r15
    lsr r12
    ror r9
    ror r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r15
    mov r12, r15
    movw r6, r2 ; r7, r3
    mov r10, r13
    mov r11, r4
    mov r14, r8
    mov r0, r5
    mov r16, r9
    bst r12, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r12
    bld r16, 7
    eor r15, r12
    eor r2, r6
    eor r13, r10
    eor r3, r7
    eor r4, r11
    eor r8, r14
    eor r5, r0
    eor r9, r16
    eor r15, r17
    ldd r12, Y+28
    eor r12, r2
    ldd r2, Y+27
    eor r2, r13
    ldd r13, Y+26
    eor r13, r3
    ldd r3, Y+25
    eor r3, r4
    ldd r4, Y+24
    eor r4, r8
    ldd r8, Y+23
    eor r8, r5
    ldd r5, Y+22
    eor r5, r9
    st Z+, r15
    st Z+, r12
    st Z+, r2
    st Z+, r13
    st Z+, r3
    st Z+, r4
    st Z+, r8
    st Z+, r5
    ldi r17, 252
    eor r17, r15
    ldi r16, 255
    eor r16, r12
    mov r9, r16
    ldi r16, 255
    eor r16, r2
    mov r6, r16
    ldi r16, 255
    eor r16, r13
    mov r10, r16
    ldi r16, 255
    eor r16, r3
    mov r7, r16
    ldi r16, 255
    eor r16, r4
    mov r11, r16
    ldi r16, 255
    eor r16, r8
    mov r14, r16
    ldi r16, 255
    eor r16, r5
    mov r0, r15
    lsr r0
    ror r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    lsr r0
    ror r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    lsr r0
    ror r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    mov r0, r15
    std Y+22, r16
    mov r16, r12
    std Y+23, r14
    mov r14, r2
    std Y+24, r11
    mov r11, r13
    std Y+25, r7
    mov r7, r3
    std Y+26, r10
    mov r10, r4
    std Y+27, r6
    mov r6, r8
    std Y+28, r9
    mov r9, r5
    bst r0, 0
    lsr r9
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r9, 7
    eor r15, r0
    eor r12, r16
    eor r2, r14
    eor r13, r11
    eor r3, r7
    eor r4, r10
    eor r8, r6
    eor r5, r9
    ldd r9, Y+21
    eor r9, r15
    ldd r15, Y+20
    eor r15, r12
    ldd r12, Y+19
    eor r12, r2
    ldd r2, Y+18
    eor r2, r13
    ldd r13, Y+17
    eor r13, r3
    ldd r3, Y+16
    eor r3, r4
    ldd r4, Y+15
    eor r4, r8
    ldd r8, Y+14
    eor r8, r5
    st Z+, r9
    st Z+, r15
    st Z+, r12
    st Z+, r2
    st Z+, r13
    st Z+, r3
    st Z+, r4
    st Z+, r8
    ldi r16, 252
    eor r16, r9
    mov r5, r16
    ldi r16, 255
    eor r16, r15
    mov r6, r16
    ldi r16, 255
    eor r16, r12
    mov r10, r16
    ldi r16, 255
    eor r16, r2
    mov r7, r16
    ldi r16, 255
    eor r16, r13
    mov r11, r16
    ldi r16, 255
    eor r16, r3
    mov r14, r16
    ldi r16, 255
    eor r16, r4
    mov r0, r16
    ldi r16, 255
    eor r16, r8
    std Y+14, r16
    mov r16, r9
    lsr r16
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r9
    lsr r16
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r9
    lsr r16
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r9
    mov r16, r9
    std Y+15, r0
    mov r0, r15
    std Y+16, r14
    mov r14, r12
    std Y+17, r11
    mov r11, r2
    std Y+18, r7
    mov r7, r13
    std Y+19, r10
    mov r10, r3
    std Y+20, r6
    mov r6, r4
    std Y+21, r5
    mov r5, r8
    bst r16, 0
    lsr r5
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r5, 7
    eor r9, r16
    eor r15, r0
    eor r12, r14
    eor r2, r11
    eor r13, r7
    eor r3, r10
    eor r4, r6
    eor r8, r5
    eor r9, r25
    eor r15, r24
    eor r12, r23
    eor r2, r22
    eor r13, r21
    eor r3, r20
    eor r4, r19
    eor r8, r18
    st Z+, r9
    st Z+, r15
    st Z+, r12
    st Z+, r2
    st Z+, r13
    st Z+, r3
    st Z+, r4
    st Z+, r8
    ldi r25, 252
    eor r25, r9
    ldi r24, 255
    eor r24, r15
    ldi r23, 255
    eor r23, r12
    ldi r22, 255
    eor r22, r2
    ldi r21, 255
    eor r21, r13
    ldi r20, 255
    eor r20, r3
    ldi r19, 255
    eor r19, r4
    ldi r18, 255
    eor r18, r8
    mov r5, r9
    lsr r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r9
    lsr r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r9
    lsr r5
    ror r8
    ror r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r9
    mov r5, r9
    mov r6, r15
    movw r10, r12 ; r11, r13
    mov r7, r2
    mov r14, r3
    mov r0, r4
    mov r16, r8
    bst r5, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r5
    bld r16, 7
    eor r9, r5
    eor r15, r6
    eor r12, r10
    eor r2, r7
    eor r13, r11
    eor r3, r14
    eor r4, r0
    eor r8, r16
    eor r9, r17
    ldd r5, Y+28
    eor r5, r15
    ldd r15, Y+27
    eor r15, r12
    ldd r12, Y+26
    eor r12, r2
    ldd r2, Y+25
    eor r2, r13
    ldd r13, Y+24
    eor r13, r3
    ldd r3, Y+23
    eor r3, r4
    ldd r4, Y+22
    eor r4, r8
    st Z+, r9
    st Z+, r5
    st Z+, r15
    st Z+, r12
    st Z+, r2
    st Z+, r13
    st Z+, r3
    st Z+, r4
    ldi r17, 252
    eor r17, r9
    ldi r16, 255
    eor r16, r5
    mov r8, r16
    ldi r16, 255
    eor r16, r15
    mov r6, r16
    ldi r16, 255
    eor r16, r12
    mov r10, r16
    ldi r16, 255
    eor r16, r2
    mov r7, r16
    ldi r16, 255
    eor r16, r13
    mov r11, r16
    ldi r16, 255
    eor r16, r3
    mov r14, r16
    ldi r16, 255
    eor r16, r4
    mov r0, r9
    lsr r0
    ror r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    lsr r0
    ror r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    lsr r0
    ror r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    mov r0, r9
    std Y+22, r16
    mov r16, r5
    std Y+23, r14
    mov r14, r15
    std Y+24, r11
    mov r11, r12
    std Y+25, r7
    mov r7, r2
    std Y+26, r10
    mov r10, r13
    std Y+27, r6
    mov r6, r3
    std Y+28, r8
    mov r8, r4
    bst r0, 0
    lsr r8
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r8, 7
    eor r9, r0
    eor r5, r16
    eor r15, r14
    eor r12, r11
    eor r2, r7
    eor r13, r10
    eor r3, r6
    eor r4, r8
    ldd r8, Y+21
    eor r8, r9
    ldd r9, Y+20
    eor r9, r5
    ldd r5, Y+19
    eor r5, r15
    ldd r15, Y+18
    eor r15, r12
    ldd r12, Y+17
    eor r12, r2
    ldd r2, Y+16
    eor r2, r13
    ldd r13, Y+15
    eor r13, r3
    ldd r3, Y+14
    eor r3, r4
    st Z+, r8
    st Z+, r9
    st Z+, r5
    st Z+, r15
    st Z+, r12
    st Z+, r2
    st Z+, r13
    st Z+, r3
    ldi r16, 252
    eor r16, r8
    mov r4, r16
    ldi r16, 255
    eor r16, r9
    mov r6, r16
    ldi r16, 255
    eor r16, r5
    mov r10, r16
    ldi r16, 255
    eor r16, r15
    mov r7, r16
    ldi r16, 255
    eor r16, r12
    mov r11, r16
    ldi r16, 255
    eor r16, r2
    mov r14, r16
    ldi r16, 255
    eor r16, r13
    mov r0, r16
    ldi r16, 255
    eor r16, r3
    std Y+14, r16
    mov r16, r8
    lsr r16
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r8
    lsr r16
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r8
    lsr r16
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r8
    mov r16, r8
    std Y+15, r0
    mov r0, r9
    std Y+16, r14
    mov r14, r5
    std Y+17, r11
    mov r11, r15
    std Y+18, r7
    mov r7, r12
    std Y+19, r10
    mov r10, r2
    std Y+20, r6
    mov r6, r13
    std Y+21, r4
    mov r4, r3
    bst r16, 0
    lsr r4
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r4, 7
    eor r8, r16
    eor r9, r0
    eor r5, r14
    eor r15, r11
    eor r12, r7
    eor r2, r10
    eor r13, r6
    eor r3, r4
    eor r8, r25
    eor r9, r24
    eor r5, r23
    eor r15, r22
    eor r12, r21
    eor r2, r20
    eor r13, r19
    eor r3, r18
    st Z+, r8
    st Z+, r9
    st Z+, r5
    st Z+, r15
    st Z+, r12
    st Z+, r2
    st Z+, r13
    st Z+, r3
    ldi r25, 253
    eor r25, r8
    ldi r24, 255
    eor r24, r9
    ldi r23, 255
    eor r23, r5
    ldi r22, 255
    eor r22, r15
    ldi r21, 255
    eor r21, r12
    ldi r20, 255
    eor r20, r2
    ldi r19, 255
    eor r19, r13
    ldi r18, 255
    eor r18, r3
    mov r4, r8
    lsr r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r8
    lsr r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r8
    lsr r4
    ror r3
    ror r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r8
    mov r4, r8
    mov r6, r9
    mov r10, r5
    mov r7, r15
    mov r11, r12
    mov r14, r2
    mov r0, r13
    mov r16, r3
    bst r4, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r4
    bld r16, 7
    eor r8, r4
    eor r9, r6
    eor r5, r10
    eor r15, r7
    eor r12, r11
    eor r2, r14
    eor r13, r0
    eor r3, r16
    eor r8, r17
    ldd r4, Y+28
    eor r4, r9
    ldd r9, Y+27
    eor r9, r5
    ldd r5, Y+26
    eor r5, r15
    ldd r15, Y+25
    eor r15, r12
    ldd r12, Y+24
    eor r12, r2
    ldd r2, Y+23
    eor r2, r13
    ldd r13, Y+22
    eor r13, r3
    st Z+, r8
    st Z+, r4
    st Z+, r9
    st Z+, r5
    st Z+, r15
    st Z+, r12
    st Z+, r2
    st Z+, r13
    ldi r17, 252
    eor r17, r8
    ldi r16, 255
    eor r16, r4
    mov r3, r16
    ldi r16, 255
    eor r16, r9
    mov r6, r16
    ldi r16, 255
    eor r16, r5
    mov r10, r16
    ldi r16, 255
    eor r16, r15
    mov r7, r16
    ldi r16, 255
    eor r16, r12
    mov r11, r16
    ldi r16, 255
    eor r16, r2
    mov r14, r16
    ldi r16, 255
    eor r16, r13
    mov r0, r8
    lsr r0
    ror r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    lsr r0
    ror r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    lsr r0
    ror r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    mov r0, r8
    std Y+22, r16
    mov r16, r4
    std Y+23, r14
    mov r14, r9
    std Y+24, r11
    mov r11, r5
    std Y+25, r7
    mov r7, r15
    std Y+26, r10
    mov r10, r12
    std Y+27, r6
    mov r6, r2
    std Y+28, r3
    mov r3, r13
    bst r0, 0
    lsr r3
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r3, 7
    eor r8, r0
    eor r4, r16
    eor r9, r14
    eor r5, r11
    eor r15, r7
    eor r12, r10
    eor r2, r6
    eor r13, r3
    ldd r3, Y+21
    eor r3, r8
    ldd r8, Y+20
    eor r8, r4
    ldd r4, Y+19
    eor r4, r9
    ldd r9, Y+18
    eor r9, r5
    ldd r5, Y+17
    eor r5, r15
    ldd r15, Y+16
    eor r15, r12
    ldd r12, Y+15
    eor r12, r2
    ldd r2, Y+14
    eor r2, r13
    st Z+, r3
    st Z+, r8
    st Z+, r4
    st Z+, r9
    st Z+, r5
    st Z+, r15
    st Z+, r12
    st Z+, r2
    ldi r16, 252
    eor r16, r3
    mov r13, r16
    ldi r16, 255
    eor r16, r8
    mov r6, r16
    ldi r16, 255
    eor r16, r4
    mov r10, r16
    ldi r16, 255
    eor r16, r9
    mov r7, r16
    ldi r16, 255
    eor r16, r5
    mov r11, r16
    ldi r16, 255
    eor r16, r15
    mov r14, r16
    ldi r16, 255
    eor r16, r12
    mov r0, r16
    ldi r16, 255
    eor r16, r2
    std Y+14, r16
    mov r16, r3
    lsr r16
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r3
    lsr r16
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r3
    lsr r16
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r3
    mov r16, r3
    std Y+15, r0
    mov r0, r8
    std Y+16, r14
    mov r14, r4
    std Y+17, r11
    mov r11, r9
    std Y+18, r7
    mov r7, r5
    std Y+19, r10
    mov r10, r15
    std Y+20, r6
    mov r6, r12
    std Y+21, r13
    mov r13, r2
    bst r16, 0
    lsr r13
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r13, 7
    eor r3, r16
    eor r8, r0
    eor r4, r14
    eor r9, r11
    eor r5, r7
    eor r15, r10
    eor r12, r6
    eor r2, r13
    eor r3, r25
    eor r8, r24
    eor r4, r23
    eor r9, r22
    eor r5, r21
    eor r15, r20
    eor r12, r19
    eor r2, r18
    st Z+, r3
    st Z+, r8
    st Z+, r4
    st Z+, r9
    st Z+, r5
    st Z+, r15
    st Z+, r12
    st Z+, r2
    ldi r25, 253
    eor r25, r3
    ldi r24, 255
    eor r24, r8
    ldi r23, 255
    eor r23, r4
    ldi r22, 255
    eor r22, r9
    ldi r21, 255
    eor r21, r5
    ldi r20, 255
    eor r20, r15
    ldi r19, 255
    eor r19, r12
    ldi r18, 255
    eor r18, r2
    mov r13, r3
    lsr r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r3
    lsr r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r3
    lsr r13
    ror r2
    ror r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r3
    mov r13, r3
    movw r6, r8 ; r7, r9
    movw r10, r4 ; r11, r5
    mov r14, r15
    mov r0, r12
    mov r16, r2
    bst r13, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r13
    bld r16, 7
    eor r3, r13
    eor r8, r6
    eor r4, r10
    eor r9, r7
    eor r5, r11
    eor r15, r14
    eor r12, r0
    eor r2, r16
    eor r3, r17
    ldd r13, Y+28
    eor r13, r8
    ldd r8, Y+27
    eor r8, r4
    ldd r4, Y+26
    eor r4, r9
    ldd r9, Y+25
    eor r9, r5
    ldd r5, Y+24
    eor r5, r15
    ldd r15, Y+23
    eor r15, r12
    ldd r12, Y+22
    eor r12, r2
    st Z+, r3
    st Z+, r13
    st Z+, r8
    st Z+, r4
    st Z+, r9
    st Z+, r5
    st Z+, r15
    st Z+, r12
    ldi r17, 252
    eor r17, r3
    ldi r16, 255
    eor r16, r13
    mov r2, r16
    ldi r16, 255
    eor r16, r8
    mov r6, r16
    ldi r16, 255
    eor r16, r4
    mov r10, r16
    ldi r16, 255
    eor r16, r9
    mov r7, r16
    ldi r16, 255
    eor r16, r5
    mov r11, r16
    ldi r16, 255
    eor r16, r15
    mov r14, r16
    ldi r16, 255
    eor r16, r12
    mov r0, r3
    lsr r0
    ror r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    lsr r0
    ror r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    lsr r0
    ror r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    mov r0, r3
    std Y+22, r16
    mov r16, r13
    std Y+23, r14
    mov r14, r8
    std Y+24, r11
    mov r11, r4
    std Y+25, r7
    mov r7, r9
    std Y+26, r10
    mov r10, r5
    std Y+27, r6
    mov r6, r15
    std Y+28, r2
    mov r2, r12
    bst r0, 0
    lsr r2
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r2, 7
    eor r3, r0
    eor r13, r16
    eor r8, r14
    eor r4, r11
    eor r9, r7
    eor r5, r10
    eor r15, r6
    eor r12, r2
    ldd r2, Y+21
    eor r2, r3
    ldd r3, Y+20
    eor r3, r13
    ldd r13, Y+19
    eor r13, r8
    ldd r8, Y+18
    eor r8, r4
    ldd r4, Y+17
    eor r4, r9
    ldd r9, Y+16
    eor r9, r5
    ldd r5, Y+15
    eor r5, r15
    ldd r15, Y+14
    eor r15, r12
    st Z+, r2
    st Z+, r3
    st Z+, r13
    st Z+, r8
    st Z+, r4
    st Z+, r9
    st Z+, r5
    st Z+, r15
    ldi r16, 252
    eor r16, r2
    mov r12, r16
    ldi r16, 255
    eor r16, r3
    mov r6, r16
    ldi r16, 255
    eor r16, r13
    mov r10, r16
    ldi r16, 255
    eor r16, r8
    mov r7, r16
    ldi r16, 255
    eor r16, r4
    mov r11, r16
    ldi r16, 255
    eor r16, r9
    mov r14, r16
    ldi r16, 255
    eor r16, r5
    mov r0, r16
    ldi r16, 255
    eor r16, r15
    std Y+14, r16
    mov r16, r2
    lsr r16
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r2
    lsr r16
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r2
    lsr r16
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r2
    mov r16, r2
    std Y+15, r0
    mov r0, r3
    std Y+16, r14
    mov r14, r13
    std Y+17, r11
    mov r11, r8
    std Y+18, r7
    mov r7, r4
    std Y+19, r10
    mov r10, r9
    std Y+20, r6
    mov r6, r5
    std Y+21, r12
    mov r12, r15
    bst r16, 0
    lsr r12
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r12, 7
    eor r2, r16
    eor r3, r0
    eor r13, r14
    eor r8, r11
    eor r4, r7
    eor r9, r10
    eor r5, r6
    eor r15, r12
    eor r2, r25
    eor r3, r24
    eor r13, r23
    eor r8, r22
    eor r4, r21
    eor r9, r20
    eor r5, r19
    eor r15, r18
    st Z+, r2
    st Z+, r3
    st Z+, r13
    st Z+, r8
    st Z+, r4
    st Z+, r9
    st Z+, r5
    st Z+, r15
    ldi r25, 252
    eor r25, r2
    ldi r24, 255
    eor r24, r3
    ldi r23, 255
    eor r23, r13
    ldi r22, 255
    eor r22, r8
    ldi r21, 255
    eor r21, r4
    ldi r20, 255
    eor r20, r9
    ldi r19, 255
    eor r19, r5
    ldi r18, 255
    eor r18, r15
    mov r12, r2
    lsr r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r2
    lsr r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r2
    lsr r12
    ror r15
    ror r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r2
    mov r12, r2
    mov r6, r3
    mov r10, r13
    mov r7, r8
    mov r11, r4
    mov r14, r9
    mov r0, r5
    mov r16, r15
    bst r12, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r12
    bld r16, 7
    eor r2, r12
    eor r3, r6
    eor r13, r10
    eor r8, r7
    eor r4, r11
    eor r9, r14
    eor r5, r0
    eor r15, r16
    eor r2, r17
    ldd r12, Y+28
    eor r12, r3
    ldd r3, Y+27
    eor r3, r13
    ldd r13, Y+26
    eor r13, r8
    ldd r8, Y+25
    eor r8, r4
    ldd r4, Y+24
    eor r4, r9
    ldd r9, Y+23
    eor r9, r5
    ldd r5, Y+22
    eor r5, r15
    st Z+, r2
    st Z+, r12
    st Z+, r3
    st Z+, r13
    st Z+, r8
    st Z+, r4
    st Z+, r9
    st Z+, r5
    ldi r17, 253
    eor r17, r2
    ldi r16, 255
    eor r16, r12
    mov r15, r16
    ldi r16, 255
    eor r16, r3
    mov r6, r16
    ldi r16, 255
    eor r16, r13
    mov r10, r16
    ldi r16, 255
    eor r16, r8
    mov r7, r16
    ldi r16, 255
    eor r16, r4
    mov r11, r16
    ldi r16, 255
    eor r16, r9
    mov r14, r16
    ldi r16, 255
    eor r16, r5
    mov r0, r2
    lsr r0
    ror r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    lsr r0
    ror r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    lsr r0
    ror r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    mov r0, r2
    std Y+22, r16
    mov r16, r12
    std Y+23, r14
    mov r14, r3
    std Y+24, r11
    mov r11, r13
    std Y+25, r7
    mov r7, r8
    std Y+26, r10
    mov r10, r4
    std Y+27, r6
    mov r6, r9
    std Y+28, r15
    mov r15, r5
    bst r0, 0
    lsr r15
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r15, 7
    eor r2, r0
    eor r12, r16
    eor r3, r14
    eor r13, r11
    eor r8, r7
    eor r4, r10
    eor r9, r6
    eor r5, r15
    ldd r15, Y+21
    eor r15, r2
    ldd r2, Y+20
    eor r2, r12
    ldd r12, Y+19
    eor r12, r3
    ldd r3, Y+18
    eor r3, r13
    ldd r13, Y+17
    eor r13, r8
    ldd r8, Y+16
    eor r8, r4
    ldd r4, Y+15
    eor r4, r9
    ldd r9, Y+14
    eor r9, r5
    st Z+, r15
    st Z+, r2
    st Z+, r12
    st Z+, r3
    st Z+, r13
    st Z+, r8
    st Z+, r4
    st Z+, r9
    ldi r16, 252
    eor r16, r15
    mov r5, r16
    ldi r16, 255
    eor r16, r2
    mov r6, r16
    ldi r16, 255
    eor r16, r12
    mov r10, r16
    ldi r16, 255
    eor r16, r3
    mov r7, r16
    ldi r16, 255
    eor r16, r13
    mov r11, r16
    ldi r16, 255
    eor r16, r8
    mov r14, r16
    ldi r16, 255
    eor r16, r4
    mov r0, r16
    ldi r16, 255
    eor r16, r9
    std Y+14, r16
    mov r16, r15
    lsr r16
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r15
    lsr r16
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r15
    lsr r16
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r15
    mov r16, r15
    std Y+15, r0
    mov r0, r2
    std Y+16, r14
    mov r14, r12
    std Y+17, r11
    mov r11, r3
    std Y+18, r7
    mov r7, r13
    std Y+19, r10
    mov r10, r8
    std Y+20, r6
    mov r6, r4
    std Y+21, r5
    mov r5, r9
    bst r16, 0
    lsr r5
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r5, 7
    eor r15, r16
    eor r2, r0
    eor r12, r14
    eor r3, r11
    eor r13, r7
    eor r8, r10
    eor r4, r6
    eor r9, r5
    eor r15, r25
    eor r2, r24
    eor r12, r23
    eor r3, r22
    eor r13, r21
    eor r8, r20
    eor r4, r19
    eor r9, r18
    st Z+, r15
    st Z+, r2
    st Z+, r12
    st Z+, r3
    st Z+, r13
    st Z+, r8
    st Z+, r4
    st Z+, r9
    ldi r25, 253
    eor r25, r15
    ldi r24, 255
    eor r24, r2
    ldi r23, 255
    eor r23, r12
    ldi r22, 255
    eor r22, r3
    ldi r21, 255
    eor r21, r13
    ldi r20, 255
    eor r20, r8
    ldi r19, 255
    eor r19, r4
    ldi r18, 255
    eor r18, r9
    mov r5, r15
    lsr r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r15
    lsr r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r15
    lsr r5
    ror r9
    ror r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r15
    mov r5, r15
    movw r6, r2 ; r7, r3
    movw r10, r12 ; r11, r13
    mov r14, r8
    mov r0, r4
    mov r16, r9
    bst r5, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r5
    bld r16, 7
    eor r15, r5
    eor r2, r6
    eor r12, r10
    eor r3, r7
    eor r13, r11
    eor r8, r14
    eor r4, r0
    eor r9, r16
    eor r15, r17
    ldd r5, Y+28
    eor r5, r2
    ldd r2, Y+27
    eor r2, r12
    ldd r12, Y+26
    eor r12, r3
    ldd r3, Y+25
    eor r3, r13
    ldd r13, Y+24
    eor r13, r8
    ldd r8, Y+23
    eor r8, r4
    ldd r4, Y+22
    eor r4, r9
    st Z+, r15
    st Z+, r5
    st Z+, r2
    st Z+, r12
    st Z+, r3
    st Z+, r13
    st Z+, r8
    st Z+, r4
    ldi r17, 252
    eor r17, r15
    ldi r16, 255
    eor r16, r5
    mov r9, r16
    ldi r16, 255
    eor r16, r2
    mov r6, r16
    ldi r16, 255
    eor r16, r12
    mov r10, r16
    ldi r16, 255
    eor r16, r3
    mov r7, r16
    ldi r16, 255
    eor r16, r13
    mov r11, r16
    ldi r16, 255
    eor r16, r8
    mov r14, r16
    ldi r16, 255
    eor r16, r4
    mov r0, r15
    lsr r0
    ror r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    lsr r0
    ror r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    lsr r0
    ror r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    mov r0, r15
    std Y+22, r16
    mov r16, r5
    std Y+23, r14
    mov r14, r2
    std Y+24, r11
    mov r11, r12
    std Y+25, r7
    mov r7, r3
    std Y+26, r10
    mov r10, r13
    std Y+27, r6
    mov r6, r8
    std Y+28, r9
    mov r9, r4
    bst r0, 0
    lsr r9
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r9, 7
    eor r15, r0
    eor r5, r16
    eor r2, r14
    eor r12, r11
    eor r3, r7
    eor r13, r10
    eor r8, r6
    eor r4, r9
    ldd r9, Y+21
    eor r9, r15
    ldd r15, Y+20
    eor r15, r5
    ldd r5, Y+19
    eor r5, r2
    ldd r2, Y+18
    eor r2, r12
    ldd r12, Y+17
    eor r12, r3
    ldd r3, Y+16
    eor r3, r13
    ldd r13, Y+15
    eor r13, r8
    ldd r8, Y+14
    eor r8, r4
    st Z+, r9
    st Z+, r15
    st Z+, r5
    st Z+, r2
    st Z+, r12
    st Z+, r3
    st Z+, r13
    st Z+, r8
    ldi r16, 252
    eor r16, r9
    mov r4, r16
    ldi r16, 255
    eor r16, r15
    mov r6, r16
    ldi r16, 255
    eor r16, r5
    mov r10, r16
    ldi r16, 255
    eor r16, r2
    mov r7, r16
    ldi r16, 255
    eor r16, r12
    mov r11, r16
    ldi r16, 255
    eor r16, r3
    mov r14, r16
    ldi r16, 255
    eor r16, r13
    mov r0, r16
    ldi r16, 255
    eor r16, r8
    std Y+14, r16
    mov r16, r9
    lsr r16
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r9
    lsr r16
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r9
    lsr r16
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r9
    mov r16, r9
    std Y+15, r0
    mov r0, r15
    std Y+16, r14
    mov r14, r5
    std Y+17, r11
    mov r11, r2
    std Y+18, r7
    mov r7, r12
    std Y+19, r10
    mov r10, r3
    std Y+20, r6
    mov r6, r13
    std Y+21, r4
    mov r4, r8
    bst r16, 0
    lsr r4
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r4, 7
    eor r9, r16
    eor r15, r0
    eor r5, r14
    eor r2, r11
    eor r12, r7
    eor r3, r10
    eor r13, r6
    eor r8, r4
    eor r9, r25
    eor r15, r24
    eor r5, r23
    eor r2, r22
    eor r12, r21
    eor r3, r20
    eor r13, r19
    eor r8, r18
    st Z+, r9
    st Z+, r15
    st Z+, r5
    st Z+, r2
    st Z+, r12
    st Z+, r3
    st Z+, r13
    st Z+, r8
    ldi r25, 253
    eor r25, r9
    ldi r24, 255
    eor r24, r15
    ldi r23, 255
    eor r23, r5
    ldi r22, 255
    eor r22, r2
    ldi r21, 255
    eor r21, r12
    ldi r20, 255
    eor r20, r3
    ldi r19, 255
    eor r19, r13
    ldi r18, 255
    eor r18, r8
    mov r4, r9
    lsr r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r9
    lsr r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r9
    lsr r4
    ror r8
    ror r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r9
    mov r4, r9
    mov r6, r15
    mov r10, r5
    mov r7, r2
    mov r11, r12
    mov r14, r3
    mov r0, r13
    mov r16, r8
    bst r4, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r4
    bld r16, 7
    eor r9, r4
    eor r15, r6
    eor r5, r10
    eor r2, r7
    eor r12, r11
    eor r3, r14
    eor r13, r0
    eor r8, r16
    eor r9, r17
    ldd r4, Y+28
    eor r4, r15
    ldd r15, Y+27
    eor r15, r5
    ldd r5, Y+26
    eor r5, r2
    ldd r2, Y+25
    eor r2, r12
    ldd r12, Y+24
    eor r12, r3
    ldd r3, Y+23
    eor r3, r13
    ldd r13, Y+22
    eor r13, r8
    st Z+, r9
    st Z+, r4
    st Z+, r15
    st Z+, r5
    st Z+, r2
    st Z+, r12
    st Z+, r3
    st Z+, r13
    ldi r17, 253
    eor r17, r9
    ldi r16, 255
    eor r16, r4
    mov r8, r16
    ldi r16, 255
    eor r16, r15
    mov r6, r16
    ldi r16, 255
    eor r16, r5
    mov r10, r16
    ldi r16, 255
    eor r16, r2
    mov r7, r16
    ldi r16, 255
    eor r16, r12
    mov r11, r16
    ldi r16, 255
    eor r16, r3
    mov r14, r16
    ldi r16, 255
    eor r16, r13
    mov r0, r9
    lsr r0
    ror r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    lsr r0
    ror r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    lsr r0
    ror r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    mov r0, r9
    std Y+22, r16
    mov r16, r4
    std Y+23, r14
    mov r14, r15
    std Y+24, r11
    mov r11, r5
    std Y+25, r7
    mov r7, r2
    std Y+26, r10
    mov r10, r12
    std Y+27, r6
    mov r6, r3
    std Y+28, r8
    mov r8, r13
    bst r0, 0
    lsr r8
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r8, 7
    eor r9, r0
    eor r4, r16
    eor r15, r14
    eor r5, r11
    eor r2, r7
    eor r12, r10
    eor r3, r6
    eor r13, r8
    ldd r8, Y+21
    eor r8, r9
    ldd r9, Y+20
    eor r9, r4
    ldd r4, Y+19
    eor r4, r15
    ldd r15, Y+18
    eor r15, r5
    ldd r5, Y+17
    eor r5, r2
    ldd r2, Y+16
    eor r2, r12
    ldd r12, Y+15
    eor r12, r3
    ldd r3, Y+14
    eor r3, r13
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r15
    st Z+, r5
    st Z+, r2
    st Z+, r12
    st Z+, r3
    ldi r16, 253
    eor r16, r8
    mov r13, r16
    ldi r16, 255
    eor r16, r9
    mov r6, r16
    ldi r16, 255
    eor r16, r4
    mov r10, r16
    ldi r16, 255
    eor r16, r15
    mov r7, r16
    ldi r16, 255
    eor r16, r5
    mov r11, r16
    ldi r16, 255
    eor r16, r2
    mov r14, r16
    ldi r16, 255
    eor r16, r12
    mov r0, r16
    ldi r16, 255
    eor r16, r3
    std Y+14, r16
    mov r16, r8
    lsr r16
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r8
    lsr r16
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r8
    lsr r16
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r8
    mov r16, r8
    std Y+15, r0
    mov r0, r9
    std Y+16, r14
    mov r14, r4
    std Y+17, r11
    mov r11, r15
    std Y+18, r7
    mov r7, r5
    std Y+19, r10
    mov r10, r2
    std Y+20, r6
    mov r6, r12
    std Y+21, r13
    mov r13, r3
    bst r16, 0
    lsr r13
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r13, 7
    eor r8, r16
    eor r9, r0
    eor r4, r14
    eor r15, r11
    eor r5, r7
    eor r2, r10
    eor r12, r6
    eor r3, r13
    eor r8, r25
    eor r9, r24
    eor r4, r23
    eor r15, r22
    eor r5, r21
    eor r2, r20
    eor r12, r19
    eor r3, r18
    st Z+, r8
    st Z+, r9
    st Z+, r4
    st Z+, r15
    st Z+, r5
    st Z+, r2
    st Z+, r12
    st Z+, r3
    ldi r25, 252
    eor r25, r8
    ldi r24, 255
    eor r24, r9
    ldi r23, 255
    eor r23, r4
    ldi r22, 255
    eor r22, r15
    ldi r21, 255
    eor r21, r5
    ldi r20, 255
    eor r20, r2
    ldi r19, 255
    eor r19, r12
    ldi r18, 255
    eor r18, r3
    mov r13, r8
    lsr r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r8
    lsr r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r8
    lsr r13
    ror r3
    ror r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r8
    mov r13, r8
    mov r6, r9
    movw r10, r4 ; r11, r5
    mov r7, r15
    mov r14, r2
    mov r0, r12
    mov r16, r3
    bst r13, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r13
    bld r16, 7
    eor r8, r13
    eor r9, r6
    eor r4, r10
    eor r15, r7
    eor r5, r11
    eor r2, r14
    eor r12, r0
    eor r3, r16
    eor r8, r17
    ldd r13, Y+28
    eor r13, r9
    ldd r9, Y+27
    eor r9, r4
    ldd r4, Y+26
    eor r4, r15
    ldd r15, Y+25
    eor r15, r5
    ldd r5, Y+24
    eor r5, r2
    ldd r2, Y+23
    eor r2, r12
    ldd r12, Y+22
    eor r12, r3
    st Z+, r8
    st Z+, r13
    st Z+, r9
    st Z+, r4
    st Z+, r15
    st Z+, r5
    st Z+, r2
    st Z+, r12
    ldi r17, 252
    eor r17, r8
    ldi r16, 255
    eor r16, r13
    mov r3, r16
    ldi r16, 255
    eor r16, r9
    mov r6, r16
    ldi r16, 255
    eor r16, r4
    mov r10, r16
    ldi r16, 255
    eor r16, r15
    mov r7, r16
    ldi r16, 255
    eor r16, r5
    mov r11, r16
    ldi r16, 255
    eor r16, r2
    mov r14, r16
    ldi r16, 255
    eor r16, r12
    mov r0, r8
    lsr r0
    ror r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    lsr r0
    ror r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    lsr r0
    ror r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    mov r0, r8
    std Y+22, r16
    mov r16, r13
    std Y+23, r14
    mov r14, r9
    std Y+24, r11
    mov r11, r4
    std Y+25, r7
    mov r7, r15
    std Y+26, r10
    mov r10, r5
    std Y+27, r6
    mov r6, r2
    std Y+28, r3
    mov r3, r12
    bst r0, 0
    lsr r3
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r3, 7
    eor r8, r0
    eor r13, r16
    eor r9, r14
    eor r4, r11
    eor r15, r7
    eor r5, r10
    eor r2, r6
    eor r12, r3
    ldd r3, Y+21
    eor r3, r8
    ldd r8, Y+20
    eor r8, r13
    ldd r13, Y+19
    eor r13, r9
    ldd r9, Y+18
    eor r9, r4
    ldd r4, Y+17
    eor r4, r15
    ldd r15, Y+16
    eor r15, r5
    ldd r5, Y+15
    eor r5, r2
    ldd r2, Y+14
    eor r2, r12
    st Z+, r3
    st Z+, r8
    st Z+, r13
    st Z+, r9
    st Z+, r4
    st Z+, r15
    st Z+, r5
    st Z+, r2
    ldi r16, 253
    eor r16, r3
    mov r12, r16
    ldi r16, 255
    eor r16, r8
    mov r6, r16
    ldi r16, 255
    eor r16, r13
    mov r10, r16
    ldi r16, 255
    eor r16, r9
    mov r7, r16
    ldi r16, 255
    eor r16, r4
    mov r11, r16
    ldi r16, 255
    eor r16, r15
    mov r14, r16
    ldi r16, 255
    eor r16, r5
    mov r0, r16
    ldi r16, 255
    eor r16, r2
    std Y+14, r16
    mov r16, r3
    lsr r16
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r3
    lsr r16
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r3
    lsr r16
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r3
    mov r16, r3
    std Y+15, r0
    mov r0, r8
    std Y+16, r14
    mov r14, r13
    std Y+17, r11
    mov r11, r9
    std Y+18, r7
    mov r7, r4
    std Y+19, r10
    mov r10, r15
    std Y+20, r6
    mov r6, r5
    std Y+21, r12
    mov r12, r2
    bst r16, 0
    lsr r12
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r12, 7
    eor r3, r16
    eor r8, r0
    eor r13, r14
    eor r9, r11
    eor r4, r7
    eor r15, r10
    eor r5, r6
    eor r2, r12
    eor r3, r25
    eor r8, r24
    eor r13, r23
    eor r9, r22
    eor r4, r21
    eor r15, r20
    eor r5, r19
    eor r2, r18
    st Z+, r3
    st Z+, r8
    st Z+, r13
    st Z+, r9
    st Z+, r4
    st Z+, r15
    st Z+, r5
    st Z+, r2
    ldi r25, 253
    eor r25, r3
    ldi r24, 255
    eor r24, r8
    ldi r23, 255
    eor r23, r13
    ldi r22, 255
    eor r22, r9
    ldi r21, 255
    eor r21, r4
    ldi r20, 255
    eor r20, r15
    ldi r19, 255
    eor r19, r5
    ldi r18, 255
    eor r18, r2
    mov r12, r3
    lsr r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r3
    lsr r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r3
    lsr r12
    ror r2
    ror r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r3
    mov r12, r3
    movw r6, r8 ; r7, r9
    mov r10, r13
    mov r11, r4
    mov r14, r15
    mov r0, r5
    mov r16, r2
    bst r12, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r12
    bld r16, 7
    eor r3, r12
    eor r8, r6
    eor r13, r10
    eor r9, r7
    eor r4, r11
    eor r15, r14
    eor r5, r0
    eor r2, r16
    eor r3, r17
    ldd r12, Y+28
    eor r12, r8
    ldd r8, Y+27
    eor r8, r13
    ldd r13, Y+26
    eor r13, r9
    ldd r9, Y+25
    eor r9, r4
    ldd r4, Y+24
    eor r4, r15
    ldd r15, Y+23
    eor r15, r5
    ldd r5, Y+22
    eor r5, r2
    st Z+, r3
    st Z+, r12
    st Z+, r8
    st Z+, r13
    st Z+, r9
    st Z+, r4
    st Z+, r15
    st Z+, r5
    ldi r17, 252
    eor r17, r3
    ldi r16, 255
    eor r16, r12
    mov r2, r16
    ldi r16, 255
    eor r16, r8
    mov r6, r16
    ldi r16, 255
    eor r16, r13
    mov r10, r16
    ldi r16, 255
    eor r16, r9
    mov r7, r16
    ldi r16, 255
    eor r16, r4
    mov r11, r16
    ldi r16, 255
    eor r16, r15
    mov r14, r16
    ldi r16, 255
    eor r16, r5
    mov r0, r3
    lsr r0
    ror r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    lsr r0
    ror r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    lsr r0
    ror r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    mov r0, r3
    std Y+22, r16
    mov r16, r12
    std Y+23, r14
    mov r14, r8
    std Y+24, r11
    mov r11, r13
    std Y+25, r7
    mov r7, r9
    std Y+26, r10
    mov r10, r4
    std Y+27, r6
    mov r6, r15
    std Y+28, r2
    mov r2, r5
    bst r0, 0
    lsr r2
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r2, 7
    eor r3, r0
    eor r12, r16
    eor r8, r14
    eor r13, r11
    eor r9, r7
    eor r4, r10
    eor r15, r6
    eor r5, r2
    ldd r2, Y+21
    eor r2, r3
    ldd r3, Y+20
    eor r3, r12
    ldd r12, Y+19
    eor r12, r8
    ldd r8, Y+18
    eor r8, r13
    ldd r13, Y+17
    eor r13, r9
    ldd r9, Y+16
    eor r9, r4
    ldd r4, Y+15
    eor r4, r15
    ldd r15, Y+14
    eor r15, r5
    st Z+, r2
    st Z+, r3
    st Z+, r12
    st Z+, r8
    st Z+, r13
    st Z+, r9
    st Z+, r4
    st Z+, r15
    ldi r16, 253
    eor r16, r2
    mov r5, r16
    ldi r16, 255
    eor r16, r3
    mov r6, r16
    ldi r16, 255
    eor r16, r12
    mov r10, r16
    ldi r16, 255
    eor r16, r8
    mov r7, r16
    ldi r16, 255
    eor r16, r13
    mov r11, r16
    ldi r16, 255
    eor r16, r9
    mov r14, r16
    ldi r16, 255
    eor r16, r4
    mov r0, r16
    ldi r16, 255
    eor r16, r15
    std Y+14, r16
    mov r16, r2
    lsr r16
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r2
    lsr r16
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r2
    lsr r16
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r2
    mov r16, r2
    std Y+15, r0
    mov r0, r3
    std Y+16, r14
    mov r14, r12
    std Y+17, r11
    mov r11, r8
    std Y+18, r7
    mov r7, r13
    std Y+19, r10
    mov r10, r9
    std Y+20, r6
    mov r6, r4
    std Y+21, r5
    mov r5, r15
    bst r16, 0
    lsr r5
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r5, 7
    eor r2, r16
    eor r3, r0
    eor r12, r14
    eor r8, r11
    eor r13, r7
    eor r9, r10
    eor r4, r6
    eor r15, r5
    eor r2, r25
    eor r3, r24
    eor r12, r23
    eor r8, r22
    eor r13, r21
    eor r9, r20
    eor r4, r19
    eor r15, r18
    st Z+, r2
    st Z+, r3
    st Z+, r12
    st Z+, r8
    st Z+, r13
    st Z+, r9
    st Z+, r4
    st Z+, r15
    ldi r25, 252
    eor r25, r2
    ldi r24, 255
    eor r24, r3
    ldi r23, 255
    eor r23, r12
    ldi r22, 255
    eor r22, r8
    ldi r21, 255
    eor r21, r13
    ldi r20, 255
    eor r20, r9
    ldi r19, 255
    eor r19, r4
    ldi r18, 255
    eor r18, r15
    mov r5, r2
    lsr r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r2
    lsr r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r2
    lsr r5
    ror r15
    ror r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r2
    mov r5, r2
    mov r6, r3
    movw r10, r12 ; r11, r13
    mov r7, r8
    mov r14, r9
    mov r0, r4
    mov r16, r15
    bst r5, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r5
    bld r16, 7
    eor r2, r5
    eor r3, r6
    eor r12, r10
    eor r8, r7
    eor r13, r11
    eor r9, r14
    eor r4, r0
    eor r15, r16
    eor r2, r17
    ldd r5, Y+28
    eor r5, r3
    ldd r3, Y+27
    eor r3, r12
    ldd r12, Y+26
    eor r12, r8
    ldd r8, Y+25
    eor r8, r13
    ldd r13, Y+24
    eor r13, r9
    ldd r9, Y+23
    eor r9, r4
    ldd r4, Y+22
    eor r4, r15
    st Z+, r2
    st Z+, r5
    st Z+, r3
    st Z+, r12
    st Z+, r8
    st Z+, r13
    st Z+, r9
    st Z+, r4
    ldi r17, 252
    eor r17, r2
    ldi r16, 255
    eor r16, r5
    mov r15, r16
    ldi r16, 255
    eor r16, r3
    mov r6, r16
    ldi r16, 255
    eor r16, r12
    mov r10, r16
    ldi r16, 255
    eor r16, r8
    mov r7, r16
    ldi r16, 255
    eor r16, r13
    mov r11, r16
    ldi r16, 255
    eor r16, r9
    mov r14, r16
    ldi r16, 255
    eor r16, r4
    mov r0, r2
    lsr r0
    ror r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    lsr r0
    ror r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    lsr r0
    ror r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    mov r0, r2
    std Y+22, r16
    mov r16, r5
    std Y+23, r14
    mov r14, r3
    std Y+24, r11
    mov r11, r12
    std Y+25, r7
    mov r7, r8
    std Y+26, r10
    mov r10, r13
    std Y+27, r6
    mov r6, r9
    std Y+28, r15
    mov r15, r4
    bst r0, 0
    lsr r15
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r15, 7
    eor r2, r0
    eor r5, r16
    eor r3, r14
    eor r12, r11
    eor r8, r7
    eor r13, r10
    eor r9, r6
    eor r4, r15
    ldd r15, Y+21
    eor r15, r2
    ldd r2, Y+20
    eor r2, r5
    ldd r5, Y+19
    eor r5, r3
    ldd r3, Y+18
    eor r3, r12
    ldd r12, Y+17
    eor r12, r8
    ldd r8, Y+16
    eor r8, r13
    ldd r13, Y+15
    eor r13, r9
    ldd r9, Y+14
    eor r9, r4
    st Z+, r15
    st Z+, r2
    st Z+, r5
    st Z+, r3
    st Z+, r12
    st Z+, r8
    st Z+, r13
    st Z+, r9
    ldi r16, 252
    eor r16, r15
    mov r4, r16
    ldi r16, 255
    eor r16, r2
    mov r6, r16
    ldi r16, 255
    eor r16, r5
    mov r10, r16
    ldi r16, 255
    eor r16, r3
    mov r7, r16
    ldi r16, 255
    eor r16, r12
    mov r11, r16
    ldi r16, 255
    eor r16, r8
    mov r14, r16
    ldi r16, 255
    eor r16, r13
    mov r0, r16
    ldi r16, 255
    eor r16, r9
    std Y+14, r16
    mov r16, r15
    lsr r16
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r15
    lsr r16
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r15
    lsr r16
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r15
    mov r16, r15
    std Y+15, r0
    mov r0, r2
    std Y+16, r14
    mov r14, r5
    std Y+17, r11
    mov r11, r3
    std Y+18, r7
    mov r7, r12
    std Y+19, r10
    mov r10, r8
    std Y+20, r6
    mov r6, r13
    std Y+21, r4
    mov r4, r9
    bst r16, 0
    lsr r4
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r4, 7
    eor r15, r16
    eor r2, r0
    eor r5, r14
    eor r3, r11
    eor r12, r7
    eor r8, r10
    eor r13, r6
    eor r9, r4
    eor r15, r25
    eor r2, r24
    eor r5, r23
    eor r3, r22
    eor r12, r21
    eor r8, r20
    eor r13, r19
    eor r9, r18
    st Z+, r15
    st Z+, r2
    st Z+, r5
    st Z+, r3
    st Z+, r12
    st Z+, r8
    st Z+, r13
    st Z+, r9
    ldi r25, 252
    eor r25, r15
    ldi r24, 255
    eor r24, r2
    ldi r23, 255
    eor r23, r5
    ldi r22, 255
    eor r22, r3
    ldi r21, 255
    eor r21, r12
    ldi r20, 255
    eor r20, r8
    ldi r19, 255
    eor r19, r13
    ldi r18, 255
    eor r18, r9
    mov r4, r15
    lsr r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r15
    lsr r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r15
    lsr r4
    ror r9
    ror r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r15
    mov r4, r15
    movw r6, r2 ; r7, r3
    mov r10, r5
    mov r11, r12
    mov r14, r8
    mov r0, r13
    mov r16, r9
    bst r4, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r4
    bld r16, 7
    eor r15, r4
    eor r2, r6
    eor r5, r10
    eor r3, r7
    eor r12, r11
    eor r8, r14
    eor r13, r0
    eor r9, r16
    eor r15, r17
    ldd r4, Y+28
    eor r4, r2
    ldd r2, Y+27
    eor r2, r5
    ldd r5, Y+26
    eor r5, r3
    ldd r3, Y+25
    eor r3, r12
    ldd r12, Y+24
    eor r12, r8
    ldd r8, Y+23
    eor r8, r13
    ldd r13, Y+22
    eor r13, r9
    st Z+, r15
    st Z+, r4
    st Z+, r2
    st Z+, r5
    st Z+, r3
    st Z+, r12
    st Z+, r8
    st Z+, r13
    ldi r17, 253
    eor r17, r15
    ldi r16, 255
    eor r16, r4
    mov r9, r16
    ldi r16, 255
    eor r16, r2
    mov r6, r16
    ldi r16, 255
    eor r16, r5
    mov r10, r16
    ldi r16, 255
    eor r16, r3
    mov r7, r16
    ldi r16, 255
    eor r16, r12
    mov r11, r16
    ldi r16, 255
    eor r16, r8
    mov r14, r16
    ldi r16, 255
    eor r16, r13
    mov r0, r15
    lsr r0
    ror r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    lsr r0
    ror r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    lsr r0
    ror r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    mov r0, r15
    std Y+22, r16
    mov r16, r4
    std Y+23, r14
    mov r14, r2
    std Y+24, r11
    mov r11, r5
    std Y+25, r7
    mov r7, r3
    std Y+26, r10
    mov r10, r12
    std Y+27, r6
    mov r6, r8
    std Y+28, r9
    mov r9, r13
    bst r0, 0
    lsr r9
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r9, 7
    eor r15, r0
    eor r4, r16
    eor r2, r14
    eor r5, r11
    eor r3, r7
    eor r12, r10
    eor r8, r6
    eor r13, r9
    ldd r9, Y+21
    eor r9, r15
    ldd r15, Y+20
    eor r15, r4
    ldd r4, Y+19
    eor r4, r2
    ldd r2, Y+18
    eor r2, r5
    ldd r5, Y+17
    eor r5, r3
    ldd r3, Y+16
    eor r3, r12
    ldd r12, Y+15
    eor r12, r8
    ldd r8, Y+14
    eor r8, r13
    st Z+, r9
    st Z+, r15
    st Z+, r4
    st Z+, r2
    st Z+, r5
    st Z+, r3
    st Z+, r12
    st Z+, r8
    ldi r16, 253
    eor r16, r9
    mov r13, r16
    ldi r16, 255
    eor r16, r15
    mov r6, r16
    ldi r16, 255
    eor r16, r4
    mov r10, r16
    ldi r16, 255
    eor r16, r2
    mov r7, r16
    ldi r16, 255
    eor r16, r5
    mov r11, r16
    ldi r16, 255
    eor r16, r3
    mov r14, r16
    ldi r16, 255
    eor r16, r12
    mov r0, r16
    ldi r16, 255
    eor r16, r8
    std Y+14, r16
    mov r16, r9
    lsr r16
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r9
    lsr r16
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r9
    lsr r16
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r9
    mov r16, r9
    std Y+15, r0
    mov r0, r15
    std Y+16, r14
    mov r14, r4
    std Y+17, r11
    mov r11, r2
    std Y+18, r7
    mov r7, r5
    std Y+19, r10
    mov r10, r3
    std Y+20, r6
    mov r6, r12
    std Y+21, r13
    mov r13, r8
    bst r16, 0
    lsr r13
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r13, 7
    eor r9, r16
    eor r15, r0
    eor r4, r14
    eor r2, r11
    eor r5, r7
    eor r3, r10
    eor r12, r6
    eor r8, r13
    eor r9, r25
    eor r15, r24
    eor r4, r23
    eor r2, r22
    eor r5, r21
    eor r3, r20
    eor r12, r19
    eor r8, r18
    st Z+, r9
    st Z+, r15
    st Z+, r4
    st Z+, r2
    st Z+, r5
    st Z+, r3
    st Z+, r12
    st Z+, r8
    ldi r25, 253
    eor r25, r9
    ldi r24, 255
    eor r24, r15
    ldi r23, 255
    eor r23, r4
    ldi r22, 255
    eor r22, r2
    ldi r21, 255
    eor r21, r5
    ldi r20, 255
    eor r20, r3
    ldi r19, 255
    eor r19, r12
    ldi r18, 255
    eor r18, r8
    mov r13, r9
    lsr r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r9
    lsr r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r9
    lsr r13
    ror r8
    ror r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r9
    mov r13, r9
    mov r6, r15
    movw r10, r4 ; r11, r5
    mov r7, r2
    mov r14, r3
    mov r0, r12
    mov r16, r8
    bst r13, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r13
    bld r16, 7
    eor r9, r13
    eor r15, r6
    eor r4, r10
    eor r2, r7
    eor r5, r11
    eor r3, r14
    eor r12, r0
    eor r8, r16
    eor r9, r17
    ldd r13, Y+28
    eor r13, r15
    ldd r15, Y+27
    eor r15, r4
    ldd r4, Y+26
    eor r4, r2
    ldd r2, Y+25
    eor r2, r5
    ldd r5, Y+24
    eor r5, r3
    ldd r3, Y+23
    eor r3, r12
    ldd r12, Y+22
    eor r12, r8
    st Z+, r9
    st Z+, r13
    st Z+, r15
    st Z+, r4
    st Z+, r2
    st Z+, r5
    st Z+, r3
    st Z+, r12
    ldi r17, 253
    eor r17, r9
    ldi r16, 255
    eor r16, r13
    mov r8, r16
    ldi r16, 255
    eor r16, r15
    mov r6, r16
    ldi r16, 255
    eor r16, r4
    mov r10, r16
    ldi r16, 255
    eor r16, r2
    mov r7, r16
    ldi r16, 255
    eor r16, r5
    mov r11, r16
    ldi r16, 255
    eor r16, r3
    mov r14, r16
    ldi r16, 255
    eor r16, r12
    mov r0, r9
    lsr r0
    ror r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    lsr r0
    ror r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    lsr r0
    ror r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    mov r0, r9
    std Y+22, r16
    mov r16, r13
    std Y+23, r14
    mov r14, r15
    std Y+24, r11
    mov r11, r4
    std Y+25, r7
    mov r7, r2
    std Y+26, r10
    mov r10, r5
    std Y+27, r6
    mov r6, r3
    std Y+28, r8
    mov r8, r12
    bst r0, 0
    lsr r8
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r8, 7
    eor r9, r0
    eor r13, r16
    eor r15, r14
    eor r4, r11
    eor r2, r7
    eor r5, r10
    eor r3, r6
    eor r12, r8
    ldd r8, Y+21
    eor r8, r9
    ldd r9, Y+20
    eor r9, r13
    ldd r13, Y+19
    eor r13, r15
    ldd r15, Y+18
    eor r15, r4
    ldd r4, Y+17
    eor r4, r2
    ldd r2, Y+16
    eor r2, r5
    ldd r5, Y+15
    eor r5, r3
    ldd r3, Y+14
    eor r3, r12
    st Z+, r8
    st Z+, r9
    st Z+, r13
    st Z+, r15
    st Z+, r4
    st Z+, r2
    st Z+, r5
    st Z+, r3
    ldi r16, 253
    eor r16, r8
    mov r12, r16
    ldi r16, 255
    eor r16, r9
    mov r6, r16
    ldi r16, 255
    eor r16, r13
    mov r10, r16
    ldi r16, 255
    eor r16, r15
    mov r7, r16
    ldi r16, 255
    eor r16, r4
    mov r11, r16
    ldi r16, 255
    eor r16, r2
    mov r14, r16
    ldi r16, 255
    eor r16, r5
    mov r0, r16
    ldi r16, 255
    eor r16, r3
    std Y+14, r16
    mov r16, r8
    lsr r16
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r8
    lsr r16
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r8
    lsr r16
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r8
    mov r16, r8
    std Y+15, r0
    mov r0, r9
    std Y+16, r14
    mov r14, r13
    std Y+17, r11
    mov r11, r15
    std Y+18, r7
    mov r7, r4
    std Y+19, r10
    mov r10, r2
    std Y+20, r6
    mov r6, r5
    std Y+21, r12
    mov r12, r3
    bst r16, 0
    lsr r12
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r12, 7
    eor r8, r16
    eor r9, r0
    eor r13, r14
    eor r15, r11
    eor r4, r7
    eor r2, r10
    eor r5, r6
    eor r3, r12
    eor r8, r25
    eor r9, r24
    eor r13, r23
    eor r15, r22
    eor r4, r21
    eor r2, r20
    eor r5, r19
    eor r3, r18
    st Z+, r8
    st Z+, r9
    st Z+, r13
    st Z+, r15
    st Z+, r4
    st Z+, r2
    st Z+, r5
    st Z+, r3
    ldi r25, 253
    eor r25, r8
    ldi r24, 255
    eor r24, r9
    ldi r23, 255
    eor r23, r13
    ldi r22, 255
    eor r22, r15
    ldi r21, 255
    eor r21, r4
    ldi r20, 255
    eor r20, r2
    ldi r19, 255
    eor r19, r5
    ldi r18, 255
    eor r18, r3
    mov r12, r8
    lsr r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r8
    lsr r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r8
    lsr r12
    ror r3
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r8
    mov r12, r8
    mov r6, r9
    mov r10, r13
    mov r7, r15
    mov r11, r4
    mov r14, r2
    mov r0, r5
    mov r16, r3
    bst r12, 0
    lsr r16
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r12
    bld r16, 7
    eor r8, r12
    eor r9, r6
    eor r13, r10
    eor r15, r7
    eor r4, r11
    eor r2, r14
    eor r5, r0
    eor r3, r16
    eor r8, r17
    ldd r12, Y+28
    eor r12, r9
    ldd r9, Y+27
    eor r9, r13
    ldd r13, Y+26
    eor r13, r15
    ldd r15, Y+25
    eor r15, r4
    ldd r4, Y+24
    eor r4, r2
    ldd r2, Y+23
    eor r2, r5
    ldd r5, Y+22
    eor r5, r3
    st Z+, r8
    st Z+, r12
    st Z+, r9
    st Z+, r13
    st Z+, r15
    st Z+, r4
    st Z+, r2
    st Z+, r5
    ldi r17, 252
    eor r17, r8
    ldi r16, 255
    eor r16, r12
    mov r3, r16
    ldi r16, 255
    eor r16, r9
    mov r6, r16
    ldi r16, 255
    eor r16, r13
    mov r10, r16
    ldi r16, 255
    eor r16, r15
    mov r7, r16
    ldi r16, 255
    eor r16, r4
    mov r11, r16
    ldi r16, 255
    eor r16, r2
    mov r14, r16
    ldi r16, 255
    eor r16, r5
    mov r0, r8
    lsr r0
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    lsr r0
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    lsr r0
    ror r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    mov r0, r8
    std Y+22, r16
    mov r16, r12
    std Y+23, r14
    mov r14, r9
    std Y+24, r11
    mov r11, r13
    std Y+25, r7
    mov r7, r15
    std Y+26, r10
    mov r10, r4
    std Y+27, r6
    mov r6, r2
    std Y+28, r3
    mov r3, r5
    bst r0, 0
    lsr r3
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r16
    ror r0
    bld r3, 7
    eor r8, r0
    eor r12, r16
    eor r9, r14
    eor r13, r11
    eor r15, r7
    eor r4, r10
    eor r2, r6
    eor r5, r3
    ldd r3, Y+21
    eor r3, r8
    ldd r8, Y+20
    eor r8, r12
    ldd r12, Y+19
    eor r12, r9
    ldd r9, Y+18
    eor r9, r13
    ldd r13, Y+17
    eor r13, r15
    ldd r15, Y+16
    eor r15, r4
    ldd r4, Y+15
    eor r4, r2
    ldd r2, Y+14
    eor r2, r5
    st Z+, r3
    st Z+, r8
    st Z+, r12
    st Z+, r9
    st Z+, r13
    st Z+, r15
    st Z+, r4
    st Z+, r2
    ldi r16, 253
    eor r16, r3
    mov r5, r16
    ldi r16, 255
    eor r16, r8
    mov r6, r16
    ldi r16, 255
    eor r16, r12
    mov r10, r16
    ldi r16, 255
    eor r16, r9
    mov r7, r16
    ldi r16, 255
    eor r16, r13
    mov r11, r16
    ldi r16, 255
    eor r16, r15
    mov r14, r16
    ldi r16, 255
    eor r16, r4
    mov r0, r16
    ldi r16, 255
    eor r16, r2
    std Y+14, r16
    mov r16, r3
    lsr r16
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r3
    lsr r16
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r3
    lsr r16
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r3
    mov r16, r3
    std Y+15, r0
    mov r0, r8
    std Y+16, r14
    mov r14, r12
    std Y+17, r11
    mov r11, r9
    std Y+18, r7
    mov r7, r13
    std Y+19, r10
    mov r10, r15
    std Y+20, r6
    mov r6, r4
    std Y+21, r5
    mov r5, r2
    bst r16, 0
    lsr r5
    ror r6
    ror r10
    ror r7
    ror r11
    ror r14
    ror r0
    ror r16
    bld r5, 7
    eor r3, r16
    eor r8, r0
    eor r12, r14
    eor r9, r11
    eor r13, r7
    eor r15, r10
    eor r4, r6
    eor r2, r5
    eor r3, r25
    eor r8, r24
    eor r12, r23
    eor r9, r22
    eor r13, r21
    eor r15, r20
    eor r4, r19
    eor r2, r18
    st Z+, r3
    st Z+, r8
    st Z+, r12
    st Z+, r9
    st Z+, r13
    st Z+, r15
    st Z+, r4
    st Z+, r2
    mov r5, r3
    lsr r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r3
    lsr r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r3
    lsr r5
    ror r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r3
    mov r5, r3
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r14, r15
    mov r0, r4
    mov r25, r2
    bst r5, 0
    lsr r25
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r5
    bld r25, 7
    eor r3, r5
    eor r8, r6
    eor r12, r10
    eor r9, r7
    eor r13, r11
    eor r15, r14
    eor r4, r0
    eor r2, r25
    eor r3, r17
    ldd r5, Y+28
    eor r5, r8
    ldd r8, Y+27
    eor r8, r12
    ldd r12, Y+26
    eor r12, r9
    ldd r9, Y+25
    eor r9, r13
    ldd r13, Y+24
    eor r13, r15
    ldd r15, Y+23
    eor r15, r4
    ldd r4, Y+22
    eor r4, r2
    st Z+, r3
    st Z+, r5
    st Z+, r8
    st Z+, r12
    st Z+, r9
    st Z+, r13
    st Z+, r15
    st Z+, r4
    mov r2, r3
    lsr r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    lsr r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    lsr r2
    ror r4
    ror r15
    ror r13
    ror r9
    ror r12
    ror r8
    ror r5
    ror r3
    mov r2, r3
    mov r6, r5
    movw r10, r8 ; r11, r9
    mov r7, r12
    mov r14, r13
    mov r0, r15
    mov r25, r4
    bst r2, 0
    lsr r25
    ror r0
    ror r14
    ror r11
    ror r7
    ror r10
    ror r6
    ror r2
    bld r25, 7
    eor r3, r2
    eor r5, r6
    eor r8, r10
    eor r12, r7
    eor r9, r11
    eor r13, r14
    eor r15, r0
    eor r4, r25
    ldd r2, Y+21
    eor r2, r3
    ldd r3, Y+20
    eor r3, r5
    ldd r5, Y+19
    eor r5, r8
    ldd r8, Y+18
    eor r8, r12
    ldd r12, Y+17
    eor r12, r9
    ldd r9, Y+16
    eor r9, r13
    ldd r13, Y+15
    eor r13, r15
    ldd r15, Y+14
    eor r15, r4
    st Z+, r2
    st Z+, r3
    st Z+, r5
    st Z+, r8
    st Z+, r12
    st Z+, r9
    st Z+, r13
    std Z+0, r15
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_simon128_192_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon128_192_key_setup_avr_wipe
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
    .size lwcc_simon128_192_key_setup_avr, .-lwcc_simon128_192_key_setup_avr

    .global lwcc_simon128_192_ecb_encrypt_avr
    .type lwcc_simon128_192_ecb_encrypt_avr, @function
lwcc_simon128_192_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon128_192_ecb_encrypt_avr_begin
    ret
.Llwcc_simon128_192_ecb_encrypt_avr_begin:
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
    movw r24, r20
.Llwcc_simon128_192_ecb_encrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r18, X+
    ld r19, X+
    ld r14, X+
    ld r15, X+
    ld r13, X+
    ld r8, X+
    ld r9, X+
    ld r4, X+
    ld r10, X+
    ld r6, X+
    ld r11, X+
    ld r7, X+
    ld r22, X+
    ld r23, X+
    ld r17, X+
    ld r12, X
    ldd r26, Y+5
    ldd r27, Y+6
    ldi r16, 8
.Llwcc_simon128_192_ecb_encrypt_avr_round:
    ; round 1 (simon.dsl:42)
    mov r5, r10
    mov r20, r6
    mov r21, r11
    mov r2, r7
    mov r3, r22
    mov r0, r23
    std Y+14, r4
    mov r4, r17
    std Y+15, r9
    mov r9, r12
    lsl r5
    rol r20
    rol r21
    rol r2
    rol r3
    rol r0
    rol r4
    rol r9
    adc r5, r1
    std Y+16, r8
    mov r8, r5
    and r8, r12
    std Y+17, r12
    mov r12, r20
    and r12, r10
    std Y+18, r10
    mov r10, r21
    and r10, r6
    std Y+19, r6
    mov r6, r2
    and r6, r11
    std Y+20, r11
    mov r11, r3
    and r11, r7
    std Y+21, r7
    mov r7, r0
    and r7, r22
    std Y+22, r22
    mov r22, r4
    and r22, r23
    std Y+23, r23
    mov r23, r9
    and r23, r17
    lsl r5
    rol r20
    rol r21
    rol r2
    rol r3
    rol r0
    rol r4
    rol r9
    adc r5, r1
    eor r8, r5
    eor r12, r20
    eor r10, r21
    eor r6, r2
    eor r11, r3
    eor r7, r0
    eor r22, r4
    eor r23, r9
    eor r18, r8
    eor r19, r12
    eor r14, r10
    eor r15, r6
    eor r13, r11
    ldd r10, Y+16
    eor r10, r7
    ldd r6, Y+15
    eor r6, r22
    ldd r11, Y+14
    eor r11, r23
    ld r7, X+
    eor r18, r7
    ld r7, X+
    eor r19, r7
    ld r7, X+
    eor r14, r7
    ld r7, X+
    eor r15, r7
    ld r7, X+
    eor r13, r7
    ld r7, X+
    eor r10, r7
    ld r7, X+
    eor r6, r7
    ld r7, X+
    eor r11, r7
    ; round 2 (simon.dsl:42)
    mov r7, r18
    mov r22, r19
    mov r23, r14
    mov r12, r15
    mov r8, r13
    mov r9, r10
    mov r4, r6
    mov r5, r11
    lsl r7
    rol r22
    rol r23
    rol r12
    rol r8
    rol r9
    rol r4
    rol r5
    adc r7, r1
    mov r20, r7
    and r20, r11
    mov r21, r22
    and r21, r18
    mov r2, r23
    and r2, r19
    mov r3, r12
    and r3, r14
    mov r0, r8
    and r0, r15
    std Y+14, r11
    mov r11, r9
    and r11, r13
    std Y+15, r13
    mov r13, r4
    and r13, r10
    std Y+16, r10
    mov r10, r5
    and r10, r6
    lsl r7
    rol r22
    rol r23
    rol r12
    rol r8
    rol r9
    rol r4
    rol r5
    adc r7, r1
    eor r7, r20
    eor r22, r21
    eor r23, r2
    eor r12, r3
    eor r8, r0
    eor r11, r9
    eor r13, r4
    eor r10, r5
    ldd r9, Y+18
    eor r9, r7
    ldd r7, Y+19
    eor r7, r22
    ldd r22, Y+20
    eor r22, r23
    ldd r23, Y+21
    eor r23, r12
    ldd r12, Y+22
    eor r12, r8
    ldd r8, Y+23
    eor r8, r11
    eor r17, r13
    ldd r11, Y+17
    eor r11, r10
    ld r10, X+
    eor r9, r10
    ld r10, X+
    eor r7, r10
    ld r10, X+
    eor r22, r10
    ld r10, X+
    eor r23, r10
    ld r10, X+
    eor r12, r10
    ld r10, X+
    eor r8, r10
    ld r10, X+
    eor r17, r10
    ld r10, X+
    eor r11, r10
    ; round 3 (simon.dsl:42)
    mov r10, r9
    mov r13, r7
    movw r4, r22 ; r5, r23
    mov r20, r12
    mov r21, r8
    mov r2, r17
    mov r3, r11
    lsl r10
    rol r13
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r10, r1
    mov r0, r10
    and r0, r11
    std Y+17, r11
    mov r11, r13
    and r11, r9
    std Y+23, r9
    mov r9, r4
    and r9, r7
    std Y+22, r7
    mov r7, r5
    and r7, r22
    std Y+21, r22
    mov r22, r20
    and r22, r23
    std Y+20, r23
    mov r23, r21
    and r23, r12
    std Y+19, r12
    mov r12, r2
    and r12, r8
    std Y+18, r8
    mov r8, r3
    and r8, r17
    lsl r10
    rol r13
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r10, r1
    eor r10, r0
    eor r11, r13
    eor r9, r4
    eor r7, r5
    eor r22, r20
    eor r23, r21
    eor r12, r2
    eor r8, r3
    eor r18, r10
    eor r19, r11
    eor r14, r9
    eor r15, r7
    ldd r10, Y+15
    eor r10, r22
    ldd r11, Y+16
    eor r11, r23
    eor r6, r12
    ldd r7, Y+14
    eor r7, r8
    ld r22, X+
    eor r18, r22
    ld r22, X+
    eor r19, r22
    ld r22, X+
    eor r14, r22
    ld r22, X+
    eor r15, r22
    ld r22, X+
    eor r10, r22
    ld r22, X+
    eor r11, r22
    ld r22, X+
    eor r6, r22
    ld r22, X+
    eor r7, r22
    ; round 4 (simon.dsl:42)
    movw r22, r18 ; r23, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    lsl r22
    rol r23
    rol r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    adc r22, r1
    movw r20, r22 ; r21, r23
    and r20, r7
    and r21, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    mov r0, r8
    and r0, r15
    std Y+14, r7
    mov r7, r9
    and r7, r10
    std Y+16, r10
    mov r10, r4
    and r10, r11
    std Y+15, r11
    mov r11, r5
    and r11, r6
    lsl r22
    rol r23
    rol r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    adc r22, r1
    eor r22, r20
    eor r23, r21
    eor r12, r2
    eor r13, r3
    eor r8, r0
    eor r7, r9
    eor r10, r4
    eor r11, r5
    ldd r9, Y+23
    eor r9, r22
    ldd r22, Y+22
    eor r22, r23
    ldd r23, Y+21
    eor r23, r12
    ldd r12, Y+20
    eor r12, r13
    ldd r13, Y+19
    eor r13, r8
    ldd r8, Y+18
    eor r8, r7
    eor r17, r10
    ldd r10, Y+17
    eor r10, r11
    ld r11, X+
    eor r9, r11
    ld r11, X+
    eor r22, r11
    ld r11, X+
    eor r23, r11
    ld r11, X+
    eor r12, r11
    ld r11, X+
    eor r13, r11
    ld r11, X+
    eor r8, r11
    ld r11, X+
    eor r17, r11
    ld r11, X+
    eor r10, r11
    ; round 5 (simon.dsl:42)
    mov r11, r9
    mov r7, r22
    mov r4, r23
    mov r5, r12
    mov r20, r13
    mov r21, r8
    mov r2, r17
    mov r3, r10
    lsl r11
    rol r7
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r11, r1
    mov r0, r11
    and r0, r10
    std Y+17, r10
    mov r10, r7
    and r10, r9
    std Y+18, r9
    mov r9, r4
    and r9, r22
    std Y+19, r22
    mov r22, r5
    and r22, r23
    std Y+20, r23
    mov r23, r20
    and r23, r12
    std Y+21, r12
    mov r12, r21
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r8
    std Y+23, r8
    mov r8, r3
    and r8, r17
    lsl r11
    rol r7
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r11, r1
    eor r11, r0
    eor r10, r7
    eor r9, r4
    eor r22, r5
    eor r23, r20
    eor r12, r21
    eor r13, r2
    eor r8, r3
    eor r18, r11
    eor r19, r10
    eor r14, r9
    eor r15, r22
    ldd r10, Y+16
    eor r10, r23
    ldd r11, Y+15
    eor r11, r12
    eor r6, r13
    ldd r7, Y+14
    eor r7, r8
    ld r22, X+
    eor r18, r22
    ld r22, X+
    eor r19, r22
    ld r22, X+
    eor r14, r22
    ld r22, X+
    eor r15, r22
    ld r22, X+
    eor r10, r22
    ld r22, X+
    eor r11, r22
    ld r22, X+
    eor r6, r22
    ld r22, X+
    eor r7, r22
    ; round 6 (simon.dsl:42)
    movw r22, r18 ; r23, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    lsl r22
    rol r23
    rol r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    adc r22, r1
    movw r20, r22 ; r21, r23
    and r20, r7
    and r21, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    mov r0, r8
    and r0, r15
    std Y+14, r7
    mov r7, r9
    and r7, r10
    std Y+15, r10
    mov r10, r4
    and r10, r11
    std Y+16, r11
    mov r11, r5
    and r11, r6
    lsl r22
    rol r23
    rol r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    adc r22, r1
    eor r22, r20
    eor r23, r21
    eor r12, r2
    eor r13, r3
    eor r8, r0
    eor r7, r9
    eor r10, r4
    eor r11, r5
    ldd r9, Y+18
    eor r9, r22
    ldd r22, Y+19
    eor r22, r23
    ldd r23, Y+20
    eor r23, r12
    ldd r12, Y+21
    eor r12, r13
    ldd r13, Y+22
    eor r13, r8
    ldd r8, Y+23
    eor r8, r7
    eor r17, r10
    ldd r10, Y+17
    eor r10, r11
    ld r11, X+
    eor r9, r11
    ld r11, X+
    eor r22, r11
    ld r11, X+
    eor r23, r11
    ld r11, X+
    eor r12, r11
    ld r11, X+
    eor r13, r11
    ld r11, X+
    eor r8, r11
    ld r11, X+
    eor r17, r11
    ld r11, X+
    eor r10, r11
    ; round 7 (simon.dsl:42)
    mov r11, r9
    mov r7, r22
    mov r4, r23
    mov r5, r12
    mov r20, r13
    mov r21, r8
    mov r2, r17
    mov r3, r10
    lsl r11
    rol r7
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r11, r1
    mov r0, r11
    and r0, r10
    std Y+17, r10
    mov r10, r7
    and r10, r9
    std Y+23, r9
    mov r9, r4
    and r9, r22
    std Y+22, r22
    mov r22, r5
    and r22, r23
    std Y+21, r23
    mov r23, r20
    and r23, r12
    std Y+20, r12
    mov r12, r21
    and r12, r13
    std Y+19, r13
    mov r13, r2
    and r13, r8
    std Y+18, r8
    mov r8, r3
    and r8, r17
    lsl r11
    rol r7
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r11, r1
    eor r11, r0
    eor r10, r7
    eor r9, r4
    eor r22, r5
    eor r23, r20
    eor r12, r21
    eor r13, r2
    eor r8, r3
    eor r18, r11
    eor r19, r10
    eor r14, r9
    eor r15, r22
    ldd r10, Y+15
    eor r10, r23
    ldd r11, Y+16
    eor r11, r12
    eor r6, r13
    ldd r7, Y+14
    eor r7, r8
    ld r22, X+
    eor r18, r22
    ld r22, X+
    eor r19, r22
    ld r22, X+
    eor r14, r22
    ld r22, X+
    eor r15, r22
    ld r22, X+
    eor r10, r22
    ld r22, X+
    eor r11, r22
    ld r22, X+
    eor r6, r22
    ld r22, X+
    eor r7, r22
    ; round 8 (simon.dsl:42)
    movw r22, r18 ; r23, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    lsl r22
    rol r23
    rol r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    adc r22, r1
    movw r20, r22 ; r21, r23
    and r20, r7
    and r21, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    mov r0, r8
    and r0, r15
    std Y+14, r18
    mov r18, r9
    and r18, r10
    std Y+16, r19
    mov r19, r4
    and r19, r11
    std Y+15, r14
    mov r14, r5
    and r14, r6
    lsl r22
    rol r23
    rol r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    adc r22, r1
    eor r22, r20
    eor r23, r21
    eor r12, r2
    eor r13, r3
    eor r8, r0
    eor r18, r9
    eor r19, r4
    eor r14, r5
    ldd r9, Y+23
    eor r9, r22
    ldd r22, Y+22
    eor r22, r23
    ldd r23, Y+21
    eor r23, r12
    ldd r12, Y+20
    eor r12, r13
    ldd r13, Y+19
    eor r13, r8
    ldd r8, Y+18
    eor r8, r18
    eor r17, r19
    ldd r18, Y+17
    eor r18, r14
    ld r19, X+
    eor r9, r19
    ld r19, X+
    eor r22, r19
    ld r19, X+
    eor r23, r19
    ld r19, X+
    eor r12, r19
    ld r19, X+
    eor r13, r19
    ld r19, X+
    eor r8, r19
    ld r19, X+
    eor r17, r19
    ld r19, X+
    eor r18, r19
    mov r4, r7
    mov r7, r12
    mov r12, r18
    mov r19, r10
    mov r10, r9
    mov r9, r6
    mov r6, r22
    mov r22, r13
    mov r13, r19
    mov r19, r11
    mov r11, r23
    mov r23, r8
    mov r8, r19
    ldd r18, Y+14
    ldd r19, Y+16
    ldd r14, Y+15
    dec r16
    breq .Llwcc_simon128_192_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_simon128_192_ecb_encrypt_avr_round
.Llwcc_simon128_192_ecb_encrypt_avr_rounds_done:
    mov r0, r17
    movw r2, r18 ; r3, r19
    movw r16, r14 ; r17, r15
    mov r14, r8
    ; round 65 (simon.dsl:42)
    mov r5, r10
    mov r18, r6
    mov r19, r11
    mov r21, r7
    mov r20, r22
    mov r8, r23
    mov r15, r0
    std Y+14, r4
    mov r4, r12
    lsl r5
    rol r18
    rol r19
    rol r21
    rol r20
    rol r8
    rol r15
    rol r4
    adc r5, r1
    std Y+15, r9
    mov r9, r5
    and r9, r12
    std Y+16, r12
    mov r12, r18
    and r12, r10
    std Y+17, r10
    mov r10, r19
    and r10, r6
    std Y+18, r6
    mov r6, r21
    and r6, r11
    std Y+19, r11
    mov r11, r20
    and r11, r7
    std Y+20, r7
    mov r7, r8
    and r7, r22
    std Y+21, r22
    mov r22, r15
    and r22, r23
    std Y+22, r23
    mov r23, r4
    and r23, r0
    lsl r5
    rol r18
    rol r19
    rol r21
    rol r20
    rol r8
    rol r15
    rol r4
    adc r5, r1
    eor r9, r5
    eor r12, r18
    eor r10, r19
    eor r6, r21
    eor r11, r20
    eor r7, r8
    eor r22, r15
    eor r23, r4
    eor r2, r9
    eor r3, r12
    eor r16, r10
    eor r17, r6
    eor r13, r11
    eor r14, r7
    ldd r12, Y+15
    eor r12, r22
    ldd r15, Y+14
    eor r15, r23
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(512))
    sbci r27, hi8(-(512))
    ld r11, X+
    eor r2, r11
    ld r11, X+
    eor r3, r11
    ld r11, X+
    eor r16, r11
    ld r11, X+
    eor r17, r11
    ld r11, X+
    eor r13, r11
    ld r11, X+
    eor r14, r11
    ld r11, X+
    eor r12, r11
    ld r11, X+
    eor r15, r11
    ; round 66 (simon.dsl:42)
    movw r4, r2 ; r5, r3
    movw r6, r16 ; r7, r17
    mov r9, r13
    mov r10, r12
    mov r8, r14
    mov r11, r15
    lsl r4
    rol r5
    rol r6
    rol r7
    rol r9
    rol r8
    rol r10
    rol r11
    adc r4, r1
    movw r18, r4 ; r19, r5
    and r18, r15
    and r19, r2
    movw r20, r6 ; r21, r7
    and r20, r3
    and r21, r16
    movw r22, r8 ; r23, r9
    and r23, r17
    and r22, r13
    std Y+14, r15
    mov r15, r10
    and r15, r14
    std Y+15, r14
    mov r14, r11
    and r14, r12
    lsl r4
    rol r5
    rol r6
    rol r7
    rol r9
    rol r8
    rol r10
    rol r11
    adc r4, r1
    eor r4, r18
    eor r5, r19
    eor r6, r20
    eor r7, r21
    eor r9, r23
    eor r8, r22
    eor r15, r10
    eor r14, r11
    ldd r10, Y+17
    eor r4, r10
    ldd r10, Y+18
    eor r5, r10
    ldd r10, Y+19
    eor r6, r10
    ldd r10, Y+20
    eor r7, r10
    ldd r10, Y+21
    eor r9, r10
    ldd r10, Y+22
    eor r8, r10
    eor r0, r15
    ldd r15, Y+16
    eor r15, r14
    ld r14, X+
    eor r4, r14
    ld r14, X+
    eor r5, r14
    ld r14, X+
    eor r6, r14
    ld r14, X+
    eor r7, r14
    ld r14, X+
    eor r9, r14
    ld r14, X+
    eor r8, r14
    ld r14, X+
    eor r0, r14
    ld r14, X+
    eor r15, r14
    ; round 67 (simon.dsl:42)
    movw r10, r4 ; r11, r5
    movw r18, r6 ; r19, r7
    movw r20, r8 ; r21, r9
    mov r14, r0
    mov r23, r15
    lsl r10
    rol r11
    rol r18
    rol r19
    rol r21
    rol r20
    rol r14
    rol r23
    adc r10, r1
    mov r22, r10
    and r22, r15
    std Y+16, r15
    mov r15, r11
    and r15, r4
    std Y+22, r4
    mov r4, r18
    and r4, r5
    std Y+21, r5
    mov r5, r19
    and r5, r6
    std Y+20, r6
    mov r6, r21
    and r6, r7
    std Y+19, r7
    mov r7, r20
    and r7, r9
    std Y+18, r9
    mov r9, r14
    and r9, r8
    std Y+17, r8
    mov r8, r23
    and r8, r0
    lsl r10
    rol r11
    rol r18
    rol r19
    rol r21
    rol r20
    rol r14
    rol r23
    adc r10, r1
    eor r10, r22
    eor r15, r11
    eor r4, r18
    eor r5, r19
    eor r6, r21
    eor r7, r20
    eor r9, r14
    eor r8, r23
    eor r2, r10
    eor r3, r15
    eor r16, r4
    eor r17, r5
    eor r13, r6
    ldd r6, Y+15
    eor r6, r7
    eor r12, r9
    ldd r7, Y+14
    eor r7, r8
    ld r4, X+
    eor r2, r4
    ld r4, X+
    eor r3, r4
    ld r4, X+
    eor r16, r4
    ld r4, X+
    eor r17, r4
    ld r4, X+
    eor r13, r4
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r12, r4
    ld r4, X+
    eor r7, r4
    ; round 68 (simon.dsl:42)
    movw r4, r2 ; r5, r3
    movw r8, r16 ; r9, r17
    mov r11, r13
    mov r14, r12
    mov r10, r6
    mov r15, r7
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r11
    rol r10
    rol r14
    rol r15
    adc r4, r1
    movw r18, r4 ; r19, r5
    and r18, r7
    and r19, r2
    movw r20, r8 ; r21, r9
    and r20, r3
    and r21, r16
    movw r22, r10 ; r23, r11
    and r23, r17
    and r22, r13
    std Y+14, r7
    mov r7, r14
    and r7, r6
    std Y+15, r6
    mov r6, r15
    and r6, r12
    lsl r4
    rol r5
    rol r8
    rol r9
    rol r11
    rol r10
    rol r14
    rol r15
    adc r4, r1
    eor r4, r18
    eor r5, r19
    eor r8, r20
    eor r9, r21
    eor r11, r23
    eor r10, r22
    eor r7, r14
    eor r6, r15
    ldd r14, Y+22
    eor r4, r14
    ldd r14, Y+21
    eor r5, r14
    ldd r14, Y+20
    eor r8, r14
    ldd r14, Y+19
    eor r9, r14
    ldd r14, Y+18
    eor r11, r14
    ldd r14, Y+17
    eor r10, r14
    eor r0, r7
    ldd r7, Y+16
    eor r7, r6
    ld r6, X+
    eor r4, r6
    ld r6, X+
    eor r5, r6
    ld r6, X+
    eor r8, r6
    ld r6, X+
    eor r9, r6
    ld r6, X+
    eor r11, r6
    ld r6, X+
    eor r10, r6
    ld r6, X+
    eor r0, r6
    ld r6, X+
    eor r7, r6
    ; round 69 (simon.dsl:42)
    movw r14, r4 ; r15, r5
    movw r18, r8 ; r19, r9
    movw r20, r10 ; r21, r11
    mov r6, r0
    mov r23, r7
    lsl r14
    rol r15
    rol r18
    rol r19
    rol r21
    rol r20
    rol r6
    rol r23
    adc r14, r1
    mov r22, r14
    and r22, r7
    std Y+16, r7
    mov r7, r15
    and r7, r4
    std Y+17, r4
    mov r4, r18
    and r4, r5
    std Y+18, r5
    mov r5, r19
    and r5, r8
    std Y+19, r8
    mov r8, r21
    and r8, r9
    std Y+20, r9
    mov r9, r20
    and r9, r11
    std Y+21, r11
    mov r11, r6
    and r11, r10
    std Y+22, r10
    mov r10, r23
    and r10, r0
    lsl r14
    rol r15
    rol r18
    rol r19
    rol r21
    rol r20
    rol r6
    rol r23
    adc r14, r1
    eor r14, r22
    eor r7, r15
    eor r4, r18
    eor r5, r19
    eor r8, r21
    eor r9, r20
    eor r11, r6
    eor r10, r23
    eor r2, r14
    eor r3, r7
    eor r16, r4
    eor r17, r5
    eor r13, r8
    ldd r8, Y+15
    eor r8, r9
    eor r12, r11
    ldd r11, Y+14
    eor r11, r10
    ld r9, X+
    eor r2, r9
    ld r9, X+
    eor r3, r9
    ld r9, X+
    eor r16, r9
    ld r9, X+
    eor r17, r9
    ld r9, X+
    eor r13, r9
    ld r9, X+
    eor r8, r9
    ld r9, X+
    eor r12, r9
    ld r9, X
    eor r11, r9
    ldd r26, Y+1
    ldd r27, Y+1+1
    ldd r9, Y+17
    st X+, r9
    ldd r9, Y+18
    st X+, r9
    ldd r9, Y+19
    st X+, r9
    ldd r9, Y+20
    st X+, r9
    ldd r9, Y+21
    st X+, r9
    ldd r9, Y+22
    st X+, r9
    st X+, r0
    ldd r0, Y+16
    st X+, r0
    st X+, r2
    st X+, r3
    st X+, r16
    st X+, r17
    st X+, r13
    st X+, r8
    st X+, r12
    st X, r11
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
    breq .Llwcc_simon128_192_ecb_encrypt_avr_end
    rjmp .Llwcc_simon128_192_ecb_encrypt_avr_group
.Llwcc_simon128_192_ecb_encrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_simon128_192_ecb_encrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon128_192_ecb_encrypt_avr_wipe
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
    .size lwcc_simon128_192_ecb_encrypt_avr, .-lwcc_simon128_192_ecb_encrypt_avr

    .global lwcc_simon128_192_ecb_decrypt_avr
    .type lwcc_simon128_192_ecb_decrypt_avr, @function
lwcc_simon128_192_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon128_192_ecb_decrypt_avr_begin
    ret
.Llwcc_simon128_192_ecb_decrypt_avr_begin:
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
    movw r24, r20
.Llwcc_simon128_192_ecb_decrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r8, X+
    ld r4, X+
    ld r14, X+
    ld r15, X+
    ld r5, X+
    ld r9, X+
    ld r17, X+
    ld r0, X+
    ld r23, X+
    ld r3, X+
    ld r13, X+
    ld r21, X+
    ld r20, X+
    ld r12, X+
    ld r2, X+
    ld r22, X
    ldd r26, Y+5
    ldd r27, Y+6
    subi r26, 24
    sbci r27, 254
    ldi r16, 8
.Llwcc_simon128_192_ecb_decrypt_avr_round:
    adiw r26, 56
    ; round 69 (simon.dsl:43)
    ld r6, X+
    eor r23, r6
    ld r6, X+
    eor r3, r6
    ld r6, X+
    eor r13, r6
    ld r6, X+
    eor r21, r6
    ld r6, X+
    eor r20, r6
    ld r6, X+
    eor r12, r6
    ld r6, X+
    eor r2, r6
    ld r6, X
    eor r22, r6
    movw r6, r8 ; r7, r9
    movw r10, r4 ; r11, r5
    movw r18, r14 ; r19, r15
    std Y+14, r22
    mov r22, r17
    std Y+15, r2
    mov r2, r0
    lsl r6
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r22
    rol r2
    adc r6, r1
    std Y+16, r12
    mov r12, r6
    std Y+17, r20
    mov r20, r10
    std Y+18, r21
    mov r21, r18
    std Y+19, r13
    mov r13, r19
    std Y+20, r3
    mov r3, r11
    std Y+21, r23
    mov r23, r7
    std Y+22, r17
    mov r17, r22
    std Y+23, r2
    lsl r12
    rol r20
    rol r21
    rol r13
    rol r3
    rol r23
    rol r17
    rol r2
    adc r12, r1
    and r6, r0
    and r10, r8
    and r18, r4
    and r19, r14
    and r11, r15
    and r7, r5
    and r22, r9
    std Y+24, r0
    ldd r0, Y+23
    std Y+25, r9
    ldd r9, Y+22
    and r0, r9
    eor r12, r6
    eor r20, r10
    eor r21, r18
    eor r13, r19
    eor r3, r11
    eor r23, r7
    eor r22, r17
    eor r2, r0
    ldd r17, Y+21
    eor r17, r12
    ldd r12, Y+20
    eor r12, r20
    ldd r20, Y+19
    eor r20, r21
    ldd r21, Y+18
    eor r21, r13
    ldd r13, Y+17
    eor r13, r3
    ldd r3, Y+16
    eor r3, r23
    ldd r23, Y+15
    eor r23, r22
    ldd r22, Y+14
    eor r22, r2
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 68 (simon.dsl:43)
    ld r2, X+
    eor r8, r2
    ld r2, X+
    eor r4, r2
    ld r2, X+
    eor r14, r2
    ld r2, X+
    eor r15, r2
    ld r2, X+
    eor r5, r2
    ld r2, X+
    ldd r0, Y+25
    eor r2, r0
    ld r0, X+
    eor r9, r0
    ld r0, X
    ldd r6, Y+24
    eor r6, r0
    mov r0, r17
    movw r10, r12 ; r11, r13
    movw r18, r20 ; r19, r21
    mov r7, r3
    std Y+24, r6
    mov r6, r23
    std Y+22, r9
    mov r9, r22
    lsl r0
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r6
    rol r9
    adc r0, r1
    std Y+25, r2
    mov r2, r0
    std Y+14, r5
    mov r5, r10
    std Y+15, r15
    mov r15, r18
    std Y+16, r14
    mov r14, r19
    std Y+17, r4
    mov r4, r11
    std Y+18, r8
    mov r8, r7
    std Y+19, r23
    mov r23, r6
    std Y+20, r9
    lsl r2
    rol r5
    rol r15
    rol r14
    rol r4
    rol r8
    rol r23
    rol r9
    adc r2, r1
    and r0, r22
    and r10, r17
    and r18, r12
    and r19, r20
    and r11, r21
    and r7, r13
    and r6, r3
    std Y+21, r22
    ldd r22, Y+20
    std Y+23, r3
    ldd r3, Y+19
    and r22, r3
    eor r2, r0
    eor r5, r10
    eor r15, r18
    eor r14, r19
    eor r4, r11
    eor r8, r7
    eor r23, r6
    eor r22, r9
    ldd r9, Y+18
    eor r9, r2
    ldd r2, Y+17
    eor r2, r5
    ldd r5, Y+16
    eor r5, r15
    ldd r15, Y+15
    eor r15, r14
    ldd r14, Y+14
    eor r14, r4
    ldd r4, Y+25
    eor r4, r8
    ldd r8, Y+22
    eor r8, r23
    ldd r23, Y+24
    eor r23, r22
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 67 (simon.dsl:43)
    ld r22, X+
    eor r17, r22
    ld r22, X+
    eor r12, r22
    ld r22, X+
    eor r20, r22
    ld r22, X+
    eor r21, r22
    ld r22, X+
    eor r13, r22
    ld r22, X+
    ldd r0, Y+23
    eor r22, r0
    ld r0, X+
    eor r3, r0
    ld r0, X
    ldd r6, Y+21
    eor r6, r0
    mov r0, r9
    mov r10, r2
    mov r18, r5
    mov r19, r15
    mov r11, r14
    mov r7, r4
    std Y+21, r6
    mov r6, r8
    std Y+19, r3
    mov r3, r23
    lsl r0
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r6
    rol r3
    adc r0, r1
    std Y+23, r22
    mov r22, r0
    std Y+24, r13
    mov r13, r10
    std Y+22, r21
    mov r21, r18
    std Y+25, r20
    mov r20, r19
    std Y+14, r12
    mov r12, r11
    std Y+15, r17
    mov r17, r7
    std Y+16, r8
    mov r8, r6
    std Y+17, r3
    lsl r22
    rol r13
    rol r21
    rol r20
    rol r12
    rol r17
    rol r8
    rol r3
    adc r22, r1
    and r0, r23
    and r10, r9
    and r18, r2
    and r19, r5
    and r11, r15
    and r7, r14
    and r6, r4
    std Y+18, r23
    ldd r23, Y+17
    std Y+20, r4
    ldd r4, Y+16
    and r23, r4
    eor r22, r0
    eor r13, r10
    eor r21, r18
    eor r20, r19
    eor r12, r11
    eor r17, r7
    eor r8, r6
    eor r23, r3
    ldd r3, Y+15
    eor r3, r22
    ldd r22, Y+14
    eor r22, r13
    ldd r13, Y+25
    eor r13, r21
    ldd r21, Y+22
    eor r21, r20
    ldd r20, Y+24
    eor r20, r12
    ldd r12, Y+23
    eor r12, r17
    ldd r17, Y+19
    eor r17, r8
    ldd r8, Y+21
    eor r8, r23
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 66 (simon.dsl:43)
    ld r23, X+
    eor r9, r23
    ld r23, X+
    eor r2, r23
    ld r23, X+
    eor r5, r23
    ld r23, X+
    eor r15, r23
    ld r23, X+
    eor r14, r23
    ld r23, X+
    ldd r0, Y+20
    eor r23, r0
    ld r0, X+
    eor r4, r0
    ld r0, X
    ldd r6, Y+18
    eor r6, r0
    mov r0, r3
    mov r10, r22
    mov r18, r13
    mov r19, r21
    mov r11, r20
    mov r7, r12
    std Y+18, r6
    mov r6, r17
    std Y+16, r4
    mov r4, r8
    lsl r0
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r6
    rol r4
    adc r0, r1
    std Y+20, r23
    mov r23, r0
    std Y+21, r14
    mov r14, r10
    std Y+19, r15
    mov r15, r18
    std Y+23, r5
    mov r5, r19
    std Y+24, r2
    mov r2, r11
    std Y+22, r9
    mov r9, r7
    std Y+25, r17
    mov r17, r6
    std Y+14, r4
    lsl r23
    rol r14
    rol r15
    rol r5
    rol r2
    rol r9
    rol r17
    rol r4
    adc r23, r1
    and r0, r8
    and r10, r3
    and r18, r22
    and r19, r13
    and r11, r21
    and r7, r20
    and r6, r12
    std Y+15, r8
    ldd r8, Y+14
    std Y+17, r12
    ldd r12, Y+25
    and r8, r12
    eor r23, r0
    eor r14, r10
    eor r15, r18
    eor r5, r19
    eor r2, r11
    eor r9, r7
    eor r17, r6
    eor r8, r4
    ldd r4, Y+22
    eor r4, r23
    ldd r23, Y+24
    eor r23, r14
    ldd r14, Y+23
    eor r14, r15
    ldd r15, Y+19
    eor r15, r5
    ldd r5, Y+21
    eor r5, r2
    ldd r2, Y+20
    eor r2, r9
    ldd r9, Y+16
    eor r9, r17
    ldd r17, Y+18
    eor r17, r8
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 65 (simon.dsl:43)
    ld r8, X+
    eor r3, r8
    ld r8, X+
    eor r22, r8
    ld r8, X+
    eor r13, r8
    ld r8, X+
    eor r21, r8
    ld r8, X+
    eor r20, r8
    ld r8, X+
    ldd r0, Y+17
    eor r8, r0
    ld r0, X+
    eor r12, r0
    ld r0, X
    ldd r6, Y+15
    eor r6, r0
    mov r0, r4
    mov r10, r23
    movw r18, r14 ; r19, r15
    mov r11, r5
    mov r7, r2
    std Y+15, r6
    mov r6, r9
    std Y+25, r12
    mov r12, r17
    lsl r0
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r6
    rol r12
    adc r0, r1
    std Y+17, r8
    mov r8, r0
    std Y+18, r20
    mov r20, r10
    std Y+16, r21
    mov r21, r18
    std Y+20, r13
    mov r13, r19
    std Y+21, r22
    mov r22, r11
    std Y+19, r3
    mov r3, r7
    std Y+23, r9
    mov r9, r6
    std Y+24, r12
    lsl r8
    rol r20
    rol r21
    rol r13
    rol r22
    rol r3
    rol r9
    rol r12
    adc r8, r1
    and r0, r17
    and r10, r4
    and r18, r23
    and r19, r14
    and r11, r15
    and r7, r5
    and r6, r2
    std Y+22, r17
    ldd r17, Y+24
    std Y+14, r2
    ldd r2, Y+23
    and r17, r2
    eor r8, r0
    eor r20, r10
    eor r21, r18
    eor r13, r19
    eor r22, r11
    eor r3, r7
    eor r9, r6
    eor r17, r12
    ldd r12, Y+19
    eor r12, r8
    ldd r8, Y+21
    eor r8, r20
    ldd r20, Y+20
    eor r20, r21
    ldd r21, Y+16
    eor r21, r13
    ldd r13, Y+18
    eor r13, r22
    ldd r22, Y+17
    eor r22, r3
    ldd r3, Y+25
    eor r3, r9
    ldd r9, Y+15
    eor r9, r17
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 64 (simon.dsl:43)
    ld r17, X+
    eor r4, r17
    ld r17, X+
    eor r23, r17
    ld r17, X+
    eor r14, r17
    ld r17, X+
    eor r15, r17
    ld r17, X+
    eor r5, r17
    ld r17, X+
    ldd r0, Y+14
    eor r17, r0
    ld r0, X+
    eor r2, r0
    ld r0, X
    ldd r6, Y+22
    eor r6, r0
    mov r0, r12
    mov r10, r8
    movw r18, r20 ; r19, r21
    mov r11, r13
    mov r7, r22
    std Y+22, r6
    mov r6, r3
    std Y+23, r2
    mov r2, r9
    lsl r0
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r6
    rol r2
    adc r0, r1
    std Y+14, r17
    mov r17, r0
    std Y+15, r5
    mov r5, r10
    std Y+25, r15
    mov r15, r18
    std Y+17, r14
    mov r14, r19
    std Y+18, r23
    mov r23, r11
    std Y+16, r4
    mov r4, r7
    std Y+20, r3
    mov r3, r6
    std Y+21, r2
    lsl r17
    rol r5
    rol r15
    rol r14
    rol r23
    rol r4
    rol r3
    rol r2
    adc r17, r1
    and r0, r9
    and r10, r12
    and r18, r8
    and r19, r20
    and r11, r21
    and r7, r13
    and r6, r22
    std Y+19, r9
    ldd r9, Y+21
    std Y+24, r22
    ldd r22, Y+20
    and r9, r22
    eor r17, r0
    eor r5, r10
    eor r15, r18
    eor r14, r19
    eor r23, r11
    eor r4, r7
    eor r3, r6
    eor r9, r2
    ldd r2, Y+16
    eor r2, r17
    ldd r17, Y+18
    eor r17, r5
    ldd r5, Y+17
    eor r5, r15
    ldd r15, Y+25
    eor r15, r14
    ldd r14, Y+15
    eor r14, r23
    ldd r23, Y+14
    eor r23, r4
    ldd r4, Y+23
    eor r4, r3
    ldd r3, Y+22
    eor r3, r9
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 63 (simon.dsl:43)
    ld r9, X+
    eor r12, r9
    ld r9, X+
    eor r8, r9
    ld r9, X+
    eor r20, r9
    ld r9, X+
    eor r21, r9
    ld r9, X+
    eor r13, r9
    ld r9, X+
    ldd r0, Y+24
    eor r9, r0
    ld r0, X+
    eor r22, r0
    ld r0, X
    ldd r6, Y+19
    eor r6, r0
    mov r0, r2
    mov r10, r17
    mov r18, r5
    mov r19, r15
    mov r11, r14
    mov r7, r23
    std Y+19, r6
    mov r6, r4
    std Y+20, r22
    mov r22, r3
    lsl r0
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r6
    rol r22
    adc r0, r1
    std Y+24, r9
    mov r9, r0
    std Y+22, r13
    mov r13, r10
    std Y+23, r21
    mov r21, r18
    std Y+14, r20
    mov r20, r19
    std Y+15, r8
    mov r8, r11
    std Y+25, r12
    mov r12, r7
    std Y+17, r4
    mov r4, r6
    std Y+18, r22
    lsl r9
    rol r13
    rol r21
    rol r20
    rol r8
    rol r12
    rol r4
    rol r22
    adc r9, r1
    and r0, r3
    and r10, r2
    and r18, r17
    and r19, r5
    and r11, r15
    and r7, r14
    and r6, r23
    std Y+16, r3
    ldd r3, Y+18
    std Y+21, r23
    ldd r23, Y+17
    and r3, r23
    eor r9, r0
    eor r13, r10
    eor r21, r18
    eor r20, r19
    eor r8, r11
    eor r12, r7
    eor r4, r6
    eor r3, r22
    ldd r22, Y+25
    eor r22, r9
    ldd r9, Y+15
    eor r9, r13
    ldd r13, Y+14
    eor r13, r21
    ldd r21, Y+23
    eor r21, r20
    ldd r20, Y+22
    eor r20, r8
    ldd r8, Y+24
    eor r8, r12
    ldd r12, Y+20
    eor r12, r4
    ldd r4, Y+19
    eor r4, r3
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 62 (simon.dsl:43)
    ld r3, X+
    eor r2, r3
    ld r3, X+
    eor r17, r3
    ld r3, X+
    eor r5, r3
    ld r3, X+
    eor r15, r3
    ld r3, X+
    eor r14, r3
    ld r3, X+
    ldd r0, Y+21
    eor r3, r0
    ld r0, X+
    eor r23, r0
    ld r0, X
    ldd r6, Y+16
    eor r6, r0
    mov r0, r22
    mov r10, r9
    mov r18, r13
    mov r19, r21
    mov r11, r20
    mov r7, r8
    std Y+16, r6
    mov r6, r12
    std Y+17, r23
    mov r23, r4
    lsl r0
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r6
    rol r23
    adc r0, r1
    std Y+21, r3
    mov r3, r0
    std Y+19, r14
    mov r14, r10
    std Y+20, r15
    mov r15, r18
    std Y+24, r5
    mov r5, r19
    std Y+22, r17
    mov r17, r11
    std Y+23, r2
    mov r2, r7
    std Y+14, r12
    mov r12, r6
    std Y+15, r23
    lsl r3
    rol r14
    rol r15
    rol r5
    rol r17
    rol r2
    rol r12
    rol r23
    adc r3, r1
    and r0, r4
    and r10, r22
    and r18, r9
    and r19, r13
    and r11, r21
    and r7, r20
    and r6, r8
    std Y+25, r22
    ldd r22, Y+15
    std Y+18, r9
    ldd r9, Y+14
    and r22, r9
    eor r3, r0
    eor r14, r10
    eor r15, r18
    eor r5, r19
    eor r17, r11
    eor r2, r7
    eor r12, r6
    eor r22, r23
    ldd r23, Y+23
    eor r23, r3
    ldd r3, Y+22
    eor r3, r14
    ldd r14, Y+24
    eor r14, r15
    ldd r15, Y+20
    eor r15, r5
    ldd r5, Y+19
    eor r5, r17
    ldd r17, Y+21
    eor r17, r2
    ldd r2, Y+17
    eor r2, r12
    ldd r12, Y+16
    eor r12, r22
    mov r22, r4
    mov r4, r3
    mov r0, r12
    mov r12, r8
    mov r8, r23
    mov r6, r2
    mov r2, r9
    mov r9, r17
    mov r17, r6
    ldd r23, Y+25
    ldd r3, Y+18
    subi r26, lo8(-(-71))
    sbci r27, hi8(-(-71))
    dec r16
    breq .Llwcc_simon128_192_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_simon128_192_ecb_decrypt_avr_round
.Llwcc_simon128_192_ecb_decrypt_avr_rounds_done:
    ; round 5 (simon.dsl:43)
    ldd r26, Y+5
    ldd r27, Y+5+1
    adiw r26, 32
    ld r16, X+
    eor r23, r16
    ld r16, X+
    eor r3, r16
    ld r16, X+
    eor r13, r16
    ld r16, X+
    eor r21, r16
    ld r16, X+
    eor r20, r16
    ld r16, X+
    eor r12, r16
    ld r16, X+
    eor r2, r16
    ld r16, X
    eor r22, r16
    mov r16, r8
    mov r6, r4
    mov r10, r14
    mov r18, r15
    mov r19, r5
    mov r11, r9
    mov r7, r17
    std Y+14, r22
    mov r22, r0
    lsl r16
    rol r6
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r22
    adc r16, r1
    std Y+15, r2
    mov r2, r16
    std Y+16, r12
    mov r12, r6
    std Y+17, r20
    mov r20, r10
    std Y+18, r21
    mov r21, r18
    std Y+19, r13
    mov r13, r19
    std Y+20, r3
    mov r3, r11
    std Y+21, r23
    mov r23, r7
    std Y+22, r17
    mov r17, r22
    lsl r2
    rol r12
    rol r20
    rol r21
    rol r13
    rol r3
    rol r23
    rol r17
    adc r2, r1
    and r16, r0
    and r6, r8
    and r10, r4
    and r18, r14
    and r19, r15
    and r11, r5
    and r7, r9
    std Y+23, r0
    ldd r0, Y+22
    and r22, r0
    eor r2, r16
    eor r12, r6
    eor r20, r10
    eor r21, r18
    eor r13, r19
    eor r3, r11
    eor r23, r7
    eor r22, r17
    ldd r17, Y+21
    eor r17, r2
    ldd r2, Y+20
    eor r2, r12
    ldd r12, Y+19
    eor r12, r20
    ldd r20, Y+18
    eor r20, r21
    ldd r21, Y+17
    eor r21, r13
    ldd r13, Y+16
    eor r13, r3
    ldd r3, Y+15
    eor r3, r23
    ldd r23, Y+14
    eor r23, r22
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 4 (simon.dsl:43)
    ld r22, X+
    eor r8, r22
    ld r22, X+
    eor r4, r22
    ld r22, X+
    eor r14, r22
    ld r22, X+
    eor r15, r22
    ld r22, X+
    eor r5, r22
    ld r22, X+
    eor r9, r22
    ld r22, X+
    eor r22, r0
    ld r16, X
    ldd r0, Y+23
    eor r0, r16
    mov r16, r17
    movw r6, r2 ; r7, r3
    movw r10, r12 ; r11, r13
    movw r18, r20 ; r19, r21
    std Y+23, r0
    mov r0, r23
    lsl r16
    rol r6
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r0
    adc r16, r1
    std Y+22, r22
    mov r22, r16
    std Y+14, r9
    mov r9, r6
    std Y+15, r5
    mov r5, r10
    std Y+16, r15
    mov r15, r18
    std Y+17, r14
    mov r14, r19
    std Y+18, r4
    mov r4, r11
    std Y+19, r8
    mov r8, r7
    std Y+20, r3
    mov r3, r0
    lsl r22
    rol r9
    rol r5
    rol r15
    rol r14
    rol r4
    rol r8
    rol r3
    adc r22, r1
    and r16, r23
    and r6, r17
    and r10, r2
    and r18, r12
    and r19, r20
    and r11, r21
    and r7, r13
    std Y+21, r23
    ldd r23, Y+20
    and r0, r23
    eor r22, r16
    eor r9, r6
    eor r5, r10
    eor r15, r18
    eor r14, r19
    eor r4, r11
    eor r8, r7
    eor r3, r0
    ldd r16, Y+19
    eor r22, r16
    ldd r16, Y+18
    eor r9, r16
    ldd r16, Y+17
    eor r5, r16
    ldd r16, Y+16
    eor r15, r16
    ldd r16, Y+15
    eor r14, r16
    ldd r16, Y+14
    eor r4, r16
    ldd r16, Y+22
    eor r8, r16
    ldd r16, Y+23
    eor r3, r16
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 3 (simon.dsl:43)
    ld r16, X+
    eor r17, r16
    ld r16, X+
    eor r2, r16
    ld r16, X+
    eor r12, r16
    ld r16, X+
    eor r20, r16
    ld r16, X+
    eor r21, r16
    ld r16, X+
    eor r13, r16
    ld r16, X+
    eor r23, r16
    ld r16, X
    ldd r0, Y+21
    eor r0, r16
    mov r16, r22
    mov r6, r9
    mov r10, r5
    mov r18, r15
    mov r19, r14
    mov r11, r4
    mov r7, r8
    std Y+21, r0
    mov r0, r3
    lsl r16
    rol r6
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r0
    adc r16, r1
    std Y+20, r23
    mov r23, r16
    std Y+23, r13
    mov r13, r6
    std Y+22, r21
    mov r21, r10
    std Y+14, r20
    mov r20, r18
    std Y+15, r12
    mov r12, r19
    std Y+16, r2
    mov r2, r11
    std Y+17, r17
    mov r17, r7
    std Y+18, r8
    mov r8, r0
    lsl r23
    rol r13
    rol r21
    rol r20
    rol r12
    rol r2
    rol r17
    rol r8
    adc r23, r1
    and r16, r3
    and r6, r22
    and r10, r9
    and r18, r5
    and r19, r15
    and r11, r14
    and r7, r4
    std Y+19, r3
    ldd r3, Y+18
    and r0, r3
    eor r23, r16
    eor r13, r6
    eor r21, r10
    eor r20, r18
    eor r12, r19
    eor r2, r11
    eor r17, r7
    eor r8, r0
    ldd r16, Y+17
    eor r23, r16
    ldd r16, Y+16
    eor r13, r16
    ldd r16, Y+15
    eor r21, r16
    ldd r16, Y+14
    eor r20, r16
    ldd r16, Y+22
    eor r12, r16
    ldd r16, Y+23
    eor r2, r16
    ldd r16, Y+20
    eor r17, r16
    ldd r16, Y+21
    eor r8, r16
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 2 (simon.dsl:43)
    ld r16, X+
    eor r22, r16
    ld r16, X+
    eor r9, r16
    ld r16, X+
    eor r5, r16
    ld r16, X+
    eor r15, r16
    ld r16, X+
    eor r14, r16
    ld r16, X+
    eor r4, r16
    ld r16, X+
    eor r3, r16
    ld r16, X
    ldd r0, Y+19
    eor r0, r16
    mov r16, r23
    mov r6, r13
    mov r10, r21
    mov r18, r20
    mov r19, r12
    mov r11, r2
    mov r7, r17
    std Y+19, r0
    mov r0, r8
    lsl r16
    rol r6
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r0
    adc r16, r1
    std Y+18, r3
    mov r3, r16
    std Y+21, r4
    mov r4, r6
    std Y+20, r14
    mov r14, r10
    std Y+23, r15
    mov r15, r18
    std Y+22, r5
    mov r5, r19
    std Y+14, r9
    mov r9, r11
    std Y+15, r22
    mov r22, r7
    std Y+16, r17
    mov r17, r0
    lsl r3
    rol r4
    rol r14
    rol r15
    rol r5
    rol r9
    rol r22
    rol r17
    adc r3, r1
    and r16, r8
    and r6, r23
    and r10, r13
    and r18, r21
    and r19, r20
    and r11, r12
    and r7, r2
    std Y+17, r8
    ldd r8, Y+16
    and r0, r8
    eor r3, r16
    eor r4, r6
    eor r14, r10
    eor r15, r18
    eor r5, r19
    eor r9, r11
    eor r22, r7
    eor r17, r0
    ldd r16, Y+15
    eor r3, r16
    ldd r16, Y+14
    eor r4, r16
    ldd r16, Y+22
    eor r14, r16
    ldd r16, Y+23
    eor r15, r16
    ldd r16, Y+20
    eor r5, r16
    ldd r16, Y+21
    eor r9, r16
    ldd r16, Y+18
    eor r22, r16
    ldd r16, Y+19
    eor r17, r16
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ; round 1 (simon.dsl:43)
    ld r16, X+
    eor r23, r16
    ld r16, X+
    eor r13, r16
    ld r16, X+
    eor r21, r16
    ld r16, X+
    eor r20, r16
    ld r16, X+
    eor r12, r16
    ld r16, X+
    eor r2, r16
    ld r16, X+
    eor r8, r16
    ld r16, X
    ldd r0, Y+17
    eor r0, r16
    mov r16, r3
    mov r6, r4
    mov r10, r14
    mov r18, r15
    mov r19, r5
    mov r11, r9
    mov r7, r22
    std Y+17, r0
    mov r0, r17
    lsl r16
    rol r6
    rol r10
    rol r18
    rol r19
    rol r11
    rol r7
    rol r0
    adc r16, r1
    std Y+16, r8
    mov r8, r16
    std Y+19, r2
    mov r2, r6
    std Y+18, r12
    mov r12, r10
    std Y+21, r20
    mov r20, r18
    std Y+20, r21
    mov r21, r19
    std Y+23, r13
    mov r13, r11
    std Y+22, r23
    mov r23, r7
    std Y+14, r22
    mov r22, r0
    lsl r8
    rol r2
    rol r12
    rol r20
    rol r21
    rol r13
    rol r23
    rol r22
    adc r8, r1
    and r16, r17
    and r6, r3
    and r10, r4
    and r18, r14
    and r19, r15
    and r11, r5
    and r7, r9
    std Y+15, r17
    ldd r17, Y+14
    and r0, r17
    eor r8, r16
    eor r2, r6
    eor r12, r10
    eor r20, r18
    eor r21, r19
    eor r13, r11
    eor r23, r7
    eor r22, r0
    ldd r16, Y+22
    eor r8, r16
    ldd r16, Y+23
    eor r2, r16
    ldd r16, Y+20
    eor r12, r16
    ldd r16, Y+21
    eor r20, r16
    ldd r16, Y+18
    eor r21, r16
    ldd r16, Y+19
    eor r13, r16
    ldd r16, Y+16
    eor r23, r16
    ldd r16, Y+17
    eor r22, r16
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r8
    st X+, r2
    st X+, r12
    st X+, r20
    st X+, r21
    st X+, r13
    st X+, r23
    st X+, r22
    st X+, r3
    st X+, r4
    st X+, r14
    st X+, r15
    st X+, r5
    st X+, r9
    st X+, r17
    ldd r23, Y+15
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
    sbiw r24, 1
    breq .Llwcc_simon128_192_ecb_decrypt_avr_end
    rjmp .Llwcc_simon128_192_ecb_decrypt_avr_group
.Llwcc_simon128_192_ecb_decrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_simon128_192_ecb_decrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon128_192_ecb_decrypt_avr_wipe
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
    .size lwcc_simon128_192_ecb_decrypt_avr, .-lwcc_simon128_192_ecb_decrypt_avr

    .global lwcc_simon128_192_ctr_init_avr
    .type lwcc_simon128_192_ctr_init_avr, @function
lwcc_simon128_192_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_simon128_192_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_simon128_192_ctr_nonce_avr
    .size lwcc_simon128_192_ctr_init_avr, .-lwcc_simon128_192_ctr_init_avr

    .global lwcc_simon128_192_ctr_nonce_avr
    .type lwcc_simon128_192_ctr_nonce_avr, @function
lwcc_simon128_192_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    adiw r26, 8
    ld r0, X+
    subi r30, lo8(-(552))
    sbci r31, hi8(-(552))
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
    ld r0, X+
    std Z+5, r0
    ld r0, X+
    std Z+6, r0
    ld r0, X+
    std Z+7, r0
    ld r0, X+
    std Z+8, r0
    ld r0, X+
    std Z+9, r0
    ld r0, X+
    std Z+10, r0
    ld r0, X
    std Z+11, r0
    ret
    .size lwcc_simon128_192_ctr_nonce_avr, .-lwcc_simon128_192_ctr_nonce_avr

    .global lwcc_simon128_192_ctr_crypt_avr
    .type lwcc_simon128_192_ctr_crypt_avr, @function
lwcc_simon128_192_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon128_192_ctr_crypt_avr_begin
    ret
.Llwcc_simon128_192_ctr_crypt_avr_begin:
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
    brcc .Llwcc_simon128_192_ctr_crypt_avr_group
    rjmp .Llwcc_simon128_192_ctr_crypt_avr_rest
.Llwcc_simon128_192_ctr_crypt_avr_group:
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(552))
    sbci r27, hi8(-(552))
    ld r10, X+
    ld r6, X+
    ld r11, X+
    ld r7, X+
    ld r18, X+
    ld r19, X+
    ld r14, X+
    ld r15, X+
    ld r13, X+
    ld r8, X+
    ld r9, X+
    ld r4, X
    ldd r12, Y+10
    mov r22, r12
    ldd r23, Y+9
    ldd r12, Y+8
    mov r17, r12
    ldd r12, Y+7
    ldd r26, Y+5
    ldd r27, Y+6
    ldi r16, 8
.Llwcc_simon128_192_ctr_crypt_avr_round:
    ; round 1 (simon.dsl:42)
    mov r5, r10
    mov r20, r6
    mov r21, r11
    mov r2, r7
    mov r3, r22
    mov r0, r23
    std Y+14, r4
    mov r4, r17
    std Y+15, r9
    mov r9, r12
    lsl r5
    rol r20
    rol r21
    rol r2
    rol r3
    rol r0
    rol r4
    rol r9
    adc r5, r1
    std Y+16, r8
    mov r8, r5
    and r8, r12
    std Y+17, r12
    mov r12, r20
    and r12, r10
    std Y+18, r10
    mov r10, r21
    and r10, r6
    std Y+19, r6
    mov r6, r2
    and r6, r11
    std Y+20, r11
    mov r11, r3
    and r11, r7
    std Y+21, r7
    mov r7, r0
    and r7, r22
    std Y+22, r22
    mov r22, r4
    and r22, r23
    std Y+23, r23
    mov r23, r9
    and r23, r17
    lsl r5
    rol r20
    rol r21
    rol r2
    rol r3
    rol r0
    rol r4
    rol r9
    adc r5, r1
    eor r8, r5
    eor r12, r20
    eor r10, r21
    eor r6, r2
    eor r11, r3
    eor r7, r0
    eor r22, r4
    eor r23, r9
    eor r18, r8
    eor r19, r12
    eor r14, r10
    eor r15, r6
    eor r13, r11
    ldd r10, Y+16
    eor r10, r7
    ldd r6, Y+15
    eor r6, r22
    ldd r11, Y+14
    eor r11, r23
    ld r7, X+
    eor r18, r7
    ld r7, X+
    eor r19, r7
    ld r7, X+
    eor r14, r7
    ld r7, X+
    eor r15, r7
    ld r7, X+
    eor r13, r7
    ld r7, X+
    eor r10, r7
    ld r7, X+
    eor r6, r7
    ld r7, X+
    eor r11, r7
    ; round 2 (simon.dsl:42)
    mov r7, r18
    mov r22, r19
    mov r23, r14
    mov r12, r15
    mov r8, r13
    mov r9, r10
    mov r4, r6
    mov r5, r11
    lsl r7
    rol r22
    rol r23
    rol r12
    rol r8
    rol r9
    rol r4
    rol r5
    adc r7, r1
    mov r20, r7
    and r20, r11
    mov r21, r22
    and r21, r18
    mov r2, r23
    and r2, r19
    mov r3, r12
    and r3, r14
    mov r0, r8
    and r0, r15
    std Y+14, r11
    mov r11, r9
    and r11, r13
    std Y+15, r13
    mov r13, r4
    and r13, r10
    std Y+16, r10
    mov r10, r5
    and r10, r6
    lsl r7
    rol r22
    rol r23
    rol r12
    rol r8
    rol r9
    rol r4
    rol r5
    adc r7, r1
    eor r7, r20
    eor r22, r21
    eor r23, r2
    eor r12, r3
    eor r8, r0
    eor r11, r9
    eor r13, r4
    eor r10, r5
    ldd r9, Y+18
    eor r9, r7
    ldd r7, Y+19
    eor r7, r22
    ldd r22, Y+20
    eor r22, r23
    ldd r23, Y+21
    eor r23, r12
    ldd r12, Y+22
    eor r12, r8
    ldd r8, Y+23
    eor r8, r11
    eor r17, r13
    ldd r11, Y+17
    eor r11, r10
    ld r10, X+
    eor r9, r10
    ld r10, X+
    eor r7, r10
    ld r10, X+
    eor r22, r10
    ld r10, X+
    eor r23, r10
    ld r10, X+
    eor r12, r10
    ld r10, X+
    eor r8, r10
    ld r10, X+
    eor r17, r10
    ld r10, X+
    eor r11, r10
    ; round 3 (simon.dsl:42)
    mov r10, r9
    mov r13, r7
    movw r4, r22 ; r5, r23
    mov r20, r12
    mov r21, r8
    mov r2, r17
    mov r3, r11
    lsl r10
    rol r13
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r10, r1
    mov r0, r10
    and r0, r11
    std Y+17, r11
    mov r11, r13
    and r11, r9
    std Y+23, r9
    mov r9, r4
    and r9, r7
    std Y+22, r7
    mov r7, r5
    and r7, r22
    std Y+21, r22
    mov r22, r20
    and r22, r23
    std Y+20, r23
    mov r23, r21
    and r23, r12
    std Y+19, r12
    mov r12, r2
    and r12, r8
    std Y+18, r8
    mov r8, r3
    and r8, r17
    lsl r10
    rol r13
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r10, r1
    eor r10, r0
    eor r11, r13
    eor r9, r4
    eor r7, r5
    eor r22, r20
    eor r23, r21
    eor r12, r2
    eor r8, r3
    eor r18, r10
    eor r19, r11
    eor r14, r9
    eor r15, r7
    ldd r10, Y+15
    eor r10, r22
    ldd r11, Y+16
    eor r11, r23
    eor r6, r12
    ldd r7, Y+14
    eor r7, r8
    ld r22, X+
    eor r18, r22
    ld r22, X+
    eor r19, r22
    ld r22, X+
    eor r14, r22
    ld r22, X+
    eor r15, r22
    ld r22, X+
    eor r10, r22
    ld r22, X+
    eor r11, r22
    ld r22, X+
    eor r6, r22
    ld r22, X+
    eor r7, r22
    ; round 4 (simon.dsl:42)
    movw r22, r18 ; r23, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    lsl r22
    rol r23
    rol r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    adc r22, r1
    movw r20, r22 ; r21, r23
    and r20, r7
    and r21, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    mov r0, r8
    and r0, r15
    std Y+14, r7
    mov r7, r9
    and r7, r10
    std Y+16, r10
    mov r10, r4
    and r10, r11
    std Y+15, r11
    mov r11, r5
    and r11, r6
    lsl r22
    rol r23
    rol r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    adc r22, r1
    eor r22, r20
    eor r23, r21
    eor r12, r2
    eor r13, r3
    eor r8, r0
    eor r7, r9
    eor r10, r4
    eor r11, r5
    ldd r9, Y+23
    eor r9, r22
    ldd r22, Y+22
    eor r22, r23
    ldd r23, Y+21
    eor r23, r12
    ldd r12, Y+20
    eor r12, r13
    ldd r13, Y+19
    eor r13, r8
    ldd r8, Y+18
    eor r8, r7
    eor r17, r10
    ldd r10, Y+17
    eor r10, r11
    ld r11, X+
    eor r9, r11
    ld r11, X+
    eor r22, r11
    ld r11, X+
    eor r23, r11
    ld r11, X+
    eor r12, r11
    ld r11, X+
    eor r13, r11
    ld r11, X+
    eor r8, r11
    ld r11, X+
    eor r17, r11
    ld r11, X+
    eor r10, r11
    ; round 5 (simon.dsl:42)
    mov r11, r9
    mov r7, r22
    mov r4, r23
    mov r5, r12
    mov r20, r13
    mov r21, r8
    mov r2, r17
    mov r3, r10
    lsl r11
    rol r7
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r11, r1
    mov r0, r11
    and r0, r10
    std Y+17, r10
    mov r10, r7
    and r10, r9
    std Y+18, r9
    mov r9, r4
    and r9, r22
    std Y+19, r22
    mov r22, r5
    and r22, r23
    std Y+20, r23
    mov r23, r20
    and r23, r12
    std Y+21, r12
    mov r12, r21
    and r12, r13
    std Y+22, r13
    mov r13, r2
    and r13, r8
    std Y+23, r8
    mov r8, r3
    and r8, r17
    lsl r11
    rol r7
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r11, r1
    eor r11, r0
    eor r10, r7
    eor r9, r4
    eor r22, r5
    eor r23, r20
    eor r12, r21
    eor r13, r2
    eor r8, r3
    eor r18, r11
    eor r19, r10
    eor r14, r9
    eor r15, r22
    ldd r10, Y+16
    eor r10, r23
    ldd r11, Y+15
    eor r11, r12
    eor r6, r13
    ldd r7, Y+14
    eor r7, r8
    ld r22, X+
    eor r18, r22
    ld r22, X+
    eor r19, r22
    ld r22, X+
    eor r14, r22
    ld r22, X+
    eor r15, r22
    ld r22, X+
    eor r10, r22
    ld r22, X+
    eor r11, r22
    ld r22, X+
    eor r6, r22
    ld r22, X+
    eor r7, r22
    ; round 6 (simon.dsl:42)
    movw r22, r18 ; r23, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    lsl r22
    rol r23
    rol r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    adc r22, r1
    movw r20, r22 ; r21, r23
    and r20, r7
    and r21, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    mov r0, r8
    and r0, r15
    std Y+14, r7
    mov r7, r9
    and r7, r10
    std Y+15, r10
    mov r10, r4
    and r10, r11
    std Y+16, r11
    mov r11, r5
    and r11, r6
    lsl r22
    rol r23
    rol r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    adc r22, r1
    eor r22, r20
    eor r23, r21
    eor r12, r2
    eor r13, r3
    eor r8, r0
    eor r7, r9
    eor r10, r4
    eor r11, r5
    ldd r9, Y+18
    eor r9, r22
    ldd r22, Y+19
    eor r22, r23
    ldd r23, Y+20
    eor r23, r12
    ldd r12, Y+21
    eor r12, r13
    ldd r13, Y+22
    eor r13, r8
    ldd r8, Y+23
    eor r8, r7
    eor r17, r10
    ldd r10, Y+17
    eor r10, r11
    ld r11, X+
    eor r9, r11
    ld r11, X+
    eor r22, r11
    ld r11, X+
    eor r23, r11
    ld r11, X+
    eor r12, r11
    ld r11, X+
    eor r13, r11
    ld r11, X+
    eor r8, r11
    ld r11, X+
    eor r17, r11
    ld r11, X+
    eor r10, r11
    ; round 7 (simon.dsl:42)
    mov r11, r9
    mov r7, r22
    mov r4, r23
    mov r5, r12
    mov r20, r13
    mov r21, r8
    mov r2, r17
    mov r3, r10
    lsl r11
    rol r7
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r11, r1
    mov r0, r11
    and r0, r10
    std Y+17, r10
    mov r10, r7
    and r10, r9
    std Y+23, r9
    mov r9, r4
    and r9, r22
    std Y+22, r22
    mov r22, r5
    and r22, r23
    std Y+21, r23
    mov r23, r20
    and r23, r12
    std Y+20, r12
    mov r12, r21
    and r12, r13
    std Y+19, r13
    mov r13, r2
    and r13, r8
    std Y+18, r8
    mov r8, r3
    and r8, r17
    lsl r11
    rol r7
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r11, r1
    eor r11, r0
    eor r10, r7
    eor r9, r4
    eor r22, r5
    eor r23, r20
    eor r12, r21
    eor r13, r2
    eor r8, r3
    eor r18, r11
    eor r19, r10
    eor r14, r9
    eor r15, r22
    ldd r10, Y+15
    eor r10, r23
    ldd r11, Y+16
    eor r11, r12
    eor r6, r13
    ldd r7, Y+14
    eor r7, r8
    ld r22, X+
    eor r18, r22
    ld r22, X+
    eor r19, r22
    ld r22, X+
    eor r14, r22
    ld r22, X+
    eor r15, r22
    ld r22, X+
    eor r10, r22
    ld r22, X+
    eor r11, r22
    ld r22, X+
    eor r6, r22
    ld r22, X+
    eor r7, r22
    ; round 8 (simon.dsl:42)
    movw r22, r18 ; r23, r19
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    movw r4, r6 ; r5, r7
    lsl r22
    rol r23
    rol r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    adc r22, r1
    movw r20, r22 ; r21, r23
    and r20, r7
    and r21, r18
    movw r2, r12 ; r3, r13
    and r2, r19
    and r3, r14
    mov r0, r8
    and r0, r15
    std Y+14, r18
    mov r18, r9
    and r18, r10
    std Y+16, r19
    mov r19, r4
    and r19, r11
    std Y+15, r14
    mov r14, r5
    and r14, r6
    lsl r22
    rol r23
    rol r12
    rol r13
    rol r8
    rol r9
    rol r4
    rol r5
    adc r22, r1
    eor r22, r20
    eor r23, r21
    eor r12, r2
    eor r13, r3
    eor r8, r0
    eor r18, r9
    eor r19, r4
    eor r14, r5
    ldd r9, Y+23
    eor r9, r22
    ldd r22, Y+22
    eor r22, r23
    ldd r23, Y+21
    eor r23, r12
    ldd r12, Y+20
    eor r12, r13
    ldd r13, Y+19
    eor r13, r8
    ldd r8, Y+18
    eor r8, r18
    eor r17, r19
    ldd r18, Y+17
    eor r18, r14
    ld r19, X+
    eor r9, r19
    ld r19, X+
    eor r22, r19
    ld r19, X+
    eor r23, r19
    ld r19, X+
    eor r12, r19
    ld r19, X+
    eor r13, r19
    ld r19, X+
    eor r8, r19
    ld r19, X+
    eor r17, r19
    ld r19, X+
    eor r18, r19
    mov r4, r7
    mov r7, r12
    mov r12, r18
    mov r19, r10
    mov r10, r9
    mov r9, r6
    mov r6, r22
    mov r22, r13
    mov r13, r19
    mov r19, r11
    mov r11, r23
    mov r23, r8
    mov r8, r19
    ldd r18, Y+14
    ldd r19, Y+16
    ldd r14, Y+15
    dec r16
    breq .Llwcc_simon128_192_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_simon128_192_ctr_crypt_avr_round
.Llwcc_simon128_192_ctr_crypt_avr_rounds_done:
    ; round 65 (simon.dsl:42)
    mov r16, r10
    mov r5, r6
    mov r20, r11
    mov r21, r7
    movw r2, r22 ; r3, r23
    mov r0, r17
    std Y+14, r4
    mov r4, r12
    lsl r16
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    rol r0
    rol r4
    adc r16, r1
    std Y+15, r9
    mov r9, r16
    and r9, r12
    std Y+16, r12
    mov r12, r5
    and r12, r10
    std Y+17, r10
    mov r10, r20
    and r10, r6
    std Y+18, r6
    mov r6, r21
    and r6, r11
    std Y+19, r11
    mov r11, r2
    and r11, r7
    std Y+20, r7
    mov r7, r3
    and r7, r22
    std Y+21, r22
    mov r22, r0
    and r22, r23
    std Y+22, r23
    mov r23, r4
    and r23, r17
    lsl r16
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    rol r0
    rol r4
    adc r16, r1
    eor r9, r16
    eor r12, r5
    eor r10, r20
    eor r6, r21
    eor r11, r2
    eor r7, r3
    eor r22, r0
    eor r23, r4
    eor r18, r9
    eor r19, r12
    eor r14, r10
    eor r15, r6
    eor r13, r11
    eor r8, r7
    ldd r10, Y+15
    eor r10, r22
    ldd r6, Y+14
    eor r6, r23
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(512))
    sbci r27, hi8(-(512))
    ld r11, X+
    eor r18, r11
    ld r11, X+
    eor r19, r11
    ld r11, X+
    eor r14, r11
    ld r11, X+
    eor r15, r11
    ld r11, X+
    eor r13, r11
    ld r11, X+
    eor r8, r11
    ld r11, X+
    eor r10, r11
    ld r11, X+
    eor r6, r11
    ; round 66 (simon.dsl:42)
    mov r11, r18
    mov r7, r19
    movw r22, r14 ; r23, r15
    mov r12, r13
    mov r9, r8
    mov r16, r10
    mov r4, r6
    lsl r11
    rol r7
    rol r22
    rol r23
    rol r12
    rol r9
    rol r16
    rol r4
    adc r11, r1
    mov r5, r11
    and r5, r6
    mov r20, r7
    and r20, r18
    mov r21, r22
    and r21, r19
    mov r2, r23
    and r2, r14
    mov r3, r12
    and r3, r15
    mov r0, r9
    and r0, r13
    std Y+14, r6
    mov r6, r16
    and r6, r8
    std Y+15, r8
    mov r8, r4
    and r8, r10
    lsl r11
    rol r7
    rol r22
    rol r23
    rol r12
    rol r9
    rol r16
    rol r4
    adc r11, r1
    eor r11, r5
    eor r7, r20
    eor r22, r21
    eor r23, r2
    eor r12, r3
    eor r9, r0
    eor r6, r16
    eor r8, r4
    ldd r16, Y+17
    eor r11, r16
    ldd r16, Y+18
    eor r7, r16
    ldd r16, Y+19
    eor r22, r16
    ldd r16, Y+20
    eor r23, r16
    ldd r16, Y+21
    eor r12, r16
    ldd r16, Y+22
    eor r9, r16
    eor r17, r6
    ldd r6, Y+16
    eor r6, r8
    ld r8, X+
    eor r11, r8
    ld r8, X+
    eor r7, r8
    ld r8, X+
    eor r22, r8
    ld r8, X+
    eor r23, r8
    ld r8, X+
    eor r12, r8
    ld r8, X+
    eor r9, r8
    ld r8, X+
    eor r17, r8
    ld r8, X+
    eor r6, r8
    ; round 67 (simon.dsl:42)
    mov r8, r11
    mov r16, r7
    movw r4, r22 ; r5, r23
    mov r20, r12
    mov r21, r9
    mov r2, r17
    mov r3, r6
    lsl r8
    rol r16
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r8, r1
    mov r0, r8
    and r0, r6
    std Y+16, r6
    mov r6, r16
    and r6, r11
    std Y+22, r11
    mov r11, r4
    and r11, r7
    std Y+21, r7
    mov r7, r5
    and r7, r22
    std Y+20, r22
    mov r22, r20
    and r22, r23
    std Y+19, r23
    mov r23, r21
    and r23, r12
    std Y+18, r12
    mov r12, r2
    and r12, r9
    std Y+17, r9
    mov r9, r3
    and r9, r17
    lsl r8
    rol r16
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r8, r1
    eor r8, r0
    eor r6, r16
    eor r11, r4
    eor r7, r5
    eor r22, r20
    eor r23, r21
    eor r12, r2
    eor r9, r3
    eor r18, r8
    eor r19, r6
    eor r14, r11
    eor r15, r7
    eor r13, r22
    ldd r6, Y+15
    eor r6, r23
    eor r10, r12
    ldd r11, Y+14
    eor r11, r9
    ld r7, X+
    eor r18, r7
    ld r7, X+
    eor r19, r7
    ld r7, X+
    eor r14, r7
    ld r7, X+
    eor r15, r7
    ld r7, X+
    eor r13, r7
    ld r7, X+
    eor r6, r7
    ld r7, X+
    eor r10, r7
    ld r7, X+
    eor r11, r7
    ; round 68 (simon.dsl:42)
    mov r7, r18
    mov r22, r19
    mov r23, r14
    mov r12, r15
    mov r8, r13
    mov r9, r6
    mov r16, r10
    mov r4, r11
    lsl r7
    rol r22
    rol r23
    rol r12
    rol r8
    rol r9
    rol r16
    rol r4
    adc r7, r1
    mov r5, r7
    and r5, r11
    movw r20, r22 ; r21, r23
    and r20, r18
    and r21, r19
    mov r2, r12
    and r2, r14
    mov r3, r8
    and r3, r15
    mov r0, r9
    and r0, r13
    std Y+14, r11
    mov r11, r16
    and r11, r6
    std Y+15, r6
    mov r6, r4
    and r6, r10
    lsl r7
    rol r22
    rol r23
    rol r12
    rol r8
    rol r9
    rol r16
    rol r4
    adc r7, r1
    eor r7, r5
    eor r22, r20
    eor r23, r21
    eor r12, r2
    eor r8, r3
    eor r9, r0
    eor r11, r16
    eor r6, r4
    ldd r16, Y+22
    eor r7, r16
    ldd r16, Y+21
    eor r22, r16
    ldd r16, Y+20
    eor r23, r16
    ldd r16, Y+19
    eor r12, r16
    ldd r16, Y+18
    eor r8, r16
    ldd r16, Y+17
    eor r9, r16
    eor r17, r11
    ldd r11, Y+16
    eor r11, r6
    ld r6, X+
    eor r7, r6
    ld r6, X+
    eor r22, r6
    ld r6, X+
    eor r23, r6
    ld r6, X+
    eor r12, r6
    ld r6, X+
    eor r8, r6
    ld r6, X+
    eor r9, r6
    ld r6, X+
    eor r17, r6
    ld r6, X+
    eor r11, r6
    ; round 69 (simon.dsl:42)
    mov r6, r7
    mov r16, r22
    mov r4, r23
    mov r5, r12
    movw r20, r8 ; r21, r9
    mov r2, r17
    mov r3, r11
    lsl r6
    rol r16
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r6, r1
    mov r0, r6
    and r0, r11
    std Y+16, r11
    mov r11, r16
    and r11, r7
    std Y+17, r7
    mov r7, r4
    and r7, r22
    std Y+18, r22
    mov r22, r5
    and r22, r23
    std Y+19, r23
    mov r23, r20
    and r23, r12
    std Y+20, r12
    mov r12, r21
    and r12, r8
    std Y+21, r8
    mov r8, r2
    and r8, r9
    std Y+22, r9
    mov r9, r3
    and r9, r17
    lsl r6
    rol r16
    rol r4
    rol r5
    rol r20
    rol r21
    rol r2
    rol r3
    adc r6, r1
    eor r6, r0
    eor r11, r16
    eor r7, r4
    eor r22, r5
    eor r23, r20
    eor r12, r21
    eor r8, r2
    eor r9, r3
    eor r18, r6
    eor r19, r11
    eor r14, r7
    eor r15, r22
    eor r13, r23
    ldd r6, Y+15
    eor r6, r12
    eor r10, r8
    ldd r11, Y+14
    eor r11, r9
    ld r7, X+
    eor r18, r7
    ld r7, X+
    eor r19, r7
    ld r7, X+
    eor r14, r7
    ld r7, X+
    eor r15, r7
    ld r7, X+
    eor r13, r7
    ld r7, X+
    eor r6, r7
    ld r7, X+
    eor r10, r7
    ld r7, X
    eor r11, r7
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r7, X+
    ld r22, X+
    ld r23, X+
    ld r12, X+
    ld r8, X+
    ld r9, X+
    ld r16, X+
    ld r4, X+
    ld r5, X+
    ld r20, X+
    ld r21, X+
    ld r2, X+
    ld r3, X+
    ld r0, X+
    std Y+14, r11
    ld r11, X+
    std Y+15, r10
    ld r10, X
    std Y+23, r10
    ldd r10, Y+17
    eor r7, r10
    ldd r10, Y+18
    eor r22, r10
    ldd r10, Y+19
    eor r23, r10
    ldd r10, Y+20
    eor r12, r10
    ldd r10, Y+21
    eor r8, r10
    ldd r10, Y+22
    eor r9, r10
    eor r17, r16
    ldd r10, Y+16
    eor r10, r4
    eor r18, r5
    eor r19, r20
    eor r14, r21
    eor r15, r2
    eor r13, r3
    eor r6, r0
    ldd r16, Y+15
    eor r11, r16
    ldd r16, Y+23
    ldd r4, Y+14
    eor r16, r4
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r7
    st X+, r22
    st X+, r23
    st X+, r12
    st X+, r8
    st X+, r9
    st X+, r17
    st X+, r10
    st X+, r18
    st X+, r19
    st X+, r14
    st X+, r15
    st X+, r13
    st X+, r6
    st X+, r11
    st X, r16
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
    brcs .Llwcc_simon128_192_ctr_crypt_avr_rest
    rjmp .Llwcc_simon128_192_ctr_crypt_avr_group
.Llwcc_simon128_192_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    ldd r0, Y+11
    tst r0
    brne .Llwcc_simon128_192_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simon128_192_ctr_crypt_avr_end
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
.Llwcc_simon128_192_ctr_crypt_avr_zero:
    st Z+, r1
    dec r18
    brne .Llwcc_simon128_192_ctr_crypt_avr_zero
    ldd r30, Y+1
    ldd r31, Y+2
.Llwcc_simon128_192_ctr_crypt_avr_in:
    ld r18, X+
    st Z+, r18
    dec r24
    brne .Llwcc_simon128_192_ctr_crypt_avr_in
    rjmp .Llwcc_simon128_192_ctr_crypt_avr_group
.Llwcc_simon128_192_ctr_crypt_avr_out:
    movw r26, r28
    adiw r26, 30
    ldd r30, Y+12
    ldd r31, Y+13
.Llwcc_simon128_192_ctr_crypt_avr_copy:
    ld r18, X+
    st Z+, r18
    dec r0
    brne .Llwcc_simon128_192_ctr_crypt_avr_copy
.Llwcc_simon128_192_ctr_crypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 45
    ldi r25, 0
.Llwcc_simon128_192_ctr_crypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon128_192_ctr_crypt_avr_wipe
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
    .size lwcc_simon128_192_ctr_crypt_avr, .-lwcc_simon128_192_ctr_crypt_avr
