; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon64_128 --target avr --lanes 1
; passes:    unroll() invert() counter() sbox(lanes=1, fixed=true) value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 55
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 176, ctx 180, align 1, group 8, stack 55
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:35727b1ade5f8773b7fed196720ae3156693d9b6fa84e5ec82128f92887fb4b1

    .text

    .global lwcc_simon64_128_key_setup_avr
    .type lwcc_simon64_128_key_setup_avr, @function
lwcc_simon64_128_key_setup_avr:
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
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X+
    st Z+, r10
    ld r10, X
    st Z+, r10
    ldi r22, 253
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r10, X+
    eor r22, r10
    ldi r23, 255
    ld r10, X+
    eor r23, r10
    ldi r20, 255
    ld r10, X+
    eor r20, r10
    ldi r21, 255
    ld r10, X+
    eor r21, r10
    ldi r18, 253
    ld r10, X+
    eor r18, r10
    ldi r19, 255
    ld r10, X+
    eor r19, r10
    ldi r16, 255
    ld r10, X+
    eor r16, r10
    ldi r17, 255
    ld r10, X+
    eor r17, r10
    ldi r25, 252
    ld r10, X+
    eor r25, r10
    ldi r24, 255
    ld r10, X+
    eor r24, r10
    std Y+14, r24
    ldi r24, 255
    ld r10, X+
    eor r24, r10
    std Y+15, r24
    ldi r24, 255
    ld r10, X+
    eor r24, r10
    std Y+16, r24
    ldi r24, 253
    ld r10, X+
    eor r24, r10
    std Y+17, r24
    ldi r24, 255
    ld r10, X+
    eor r24, r10
    std Y+18, r24
    ldi r24, 255
    ld r10, X+
    eor r24, r10
    std Y+19, r24
    ldi r24, 255
    ld r10, X
    eor r24, r10
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r10, X+
    ld r11, X+
    ld r6, X+
    ld r7, X
    mov r8, r10
    lsr r8
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r8
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r8
    ror r7
    ror r6
    ror r11
    ror r10
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r8, X+
    eor r10, r8
    ld r8, X+
    eor r11, r8
    ld r8, X+
    eor r6, r8
    ld r8, X+
    eor r7, r8
    movw r8, r10 ; r9, r11
    movw r14, r6 ; r15, r7
    bst r8, 0
    lsr r15
    ror r14
    ror r9
    ror r8
    bld r15, 7
    eor r10, r8
    eor r11, r9
    eor r6, r14
    eor r7, r15
    eor r22, r10
    eor r23, r11
    eor r20, r6
    eor r21, r7
    st Z+, r22
    st Z+, r23
    st Z+, r20
    st Z+, r21
    std Y+20, r24
    ldi r24, 253
    eor r24, r22
    std Y+21, r24
    ldi r24, 255
    eor r24, r23
    std Y+22, r24
    ldi r24, 255
    eor r24, r20
    std Y+23, r24
    ldi r24, 255
    eor r24, r21
    movw r10, r22 ; r11, r23
    movw r6, r20 ; r7, r21
    mov r8, r10
    lsr r8
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r8
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r8
    ror r7
    ror r6
    ror r11
    ror r10
    ld r8, X+
    eor r10, r8
    ld r8, X+
    eor r11, r8
    ld r8, X+
    eor r6, r8
    ld r8, X+
    eor r7, r8
    movw r8, r10 ; r9, r11
    movw r14, r6 ; r15, r7
    bst r8, 0
    lsr r15
    ror r14
    ror r9
    ror r8
    bld r15, 7
    eor r10, r8
    eor r11, r9
    eor r6, r14
    eor r7, r15
    eor r18, r10
    eor r19, r11
    eor r16, r6
    eor r17, r7
    st Z+, r18
    st Z+, r19
    st Z+, r16
    st Z+, r17
    std Y+24, r24
    ldi r24, 252
    eor r24, r18
    std Y+25, r24
    ldi r24, 255
    eor r24, r19
    std Y+26, r24
    ldi r24, 255
    eor r24, r16
    std Y+27, r24
    ldi r24, 255
    eor r24, r17
    movw r10, r18 ; r11, r19
    movw r6, r16 ; r7, r17
    mov r8, r10
    lsr r8
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r8
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r8
    ror r7
    ror r6
    ror r11
    ror r10
    ld r8, X+
    eor r10, r8
    ld r8, X+
    eor r11, r8
    ld r8, X+
    eor r6, r8
    ld r8, X
    eor r7, r8
    movw r8, r10 ; r9, r11
    movw r14, r6 ; r15, r7
    bst r8, 0
    lsr r15
    ror r14
    ror r9
    ror r8
    bld r15, 7
    eor r10, r8
    eor r11, r9
    eor r6, r14
    eor r7, r15
    eor r25, r10
    ldd r10, Y+14
    eor r10, r11
    ldd r11, Y+15
    eor r11, r6
    ldd r6, Y+16
    eor r6, r7
    st Z+, r25
    st Z+, r10
    st Z+, r11
    st Z+, r6
    std Y+16, r24
    ldi r24, 253
    eor r24, r25
    std Y+15, r24
    ldi r24, 255
    eor r24, r10
    std Y+14, r24
    ldi r24, 255
    eor r24, r11
    std Y+28, r24
    ldi r24, 255
    eor r24, r6
    mov r7, r25
    movw r8, r10 ; r9, r11
    mov r14, r6
    mov r15, r7
    lsr r15
    ror r14
    ror r9
    ror r8
    ror r7
    lsr r15
    ror r14
    ror r9
    ror r8
    ror r7
    lsr r15
    ror r14
    ror r9
    ror r8
    ror r7
    eor r7, r22
    eor r8, r23
    eor r9, r20
    eor r14, r21
    mov r15, r7
    movw r4, r8 ; r5, r9
    mov r12, r14
    bst r15, 0
    lsr r12
    ror r5
    ror r4
    ror r15
    bld r12, 7
    eor r7, r15
    eor r8, r4
    eor r9, r5
    eor r14, r12
    ldd r15, Y+17
    eor r15, r7
    ldd r7, Y+18
    eor r7, r8
    ldd r8, Y+19
    eor r8, r9
    ldd r9, Y+20
    eor r9, r14
    st Z+, r15
    st Z+, r7
    st Z+, r8
    st Z+, r9
    ldi r22, 253
    eor r22, r15
    ldi r23, 255
    eor r23, r7
    ldi r20, 255
    eor r20, r8
    ldi r21, 255
    eor r21, r9
    mov r14, r15
    mov r4, r7
    mov r5, r8
    mov r12, r9
    mov r13, r14
    lsr r13
    ror r12
    ror r5
    ror r4
    ror r14
    lsr r13
    ror r12
    ror r5
    ror r4
    ror r14
    lsr r13
    ror r12
    ror r5
    ror r4
    ror r14
    eor r14, r18
    eor r4, r19
    eor r5, r16
    eor r12, r17
    mov r13, r14
    movw r2, r4 ; r3, r5
    mov r0, r12
    bst r13, 0
    lsr r0
    ror r3
    ror r2
    ror r13
    bld r0, 7
    eor r14, r13
    eor r4, r2
    eor r5, r3
    eor r12, r0
    ldd r13, Y+21
    eor r13, r14
    ldd r14, Y+22
    eor r14, r4
    ldd r4, Y+23
    eor r4, r5
    ldd r5, Y+24
    eor r5, r12
    st Z+, r13
    st Z+, r14
    st Z+, r4
    st Z+, r5
    ldi r18, 253
    eor r18, r13
    ldi r19, 255
    eor r19, r14
    ldi r16, 255
    eor r16, r4
    ldi r17, 255
    eor r17, r5
    mov r12, r13
    mov r2, r14
    mov r3, r4
    mov r0, r5
    std Y+24, r17
    mov r17, r12
    lsr r17
    ror r0
    ror r3
    ror r2
    ror r12
    lsr r17
    ror r0
    ror r3
    ror r2
    ror r12
    lsr r17
    ror r0
    ror r3
    ror r2
    ror r12
    eor r12, r25
    eor r2, r10
    eor r3, r11
    eor r0, r6
    mov r10, r12
    mov r11, r2
    mov r6, r3
    mov r17, r0
    bst r10, 0
    lsr r17
    ror r6
    ror r11
    ror r10
    bld r17, 7
    eor r12, r10
    eor r2, r11
    eor r3, r6
    eor r0, r17
    ldd r10, Y+25
    eor r10, r12
    ldd r11, Y+26
    eor r11, r2
    ldd r6, Y+27
    eor r6, r3
    ldd r12, Y+16
    eor r12, r0
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r12
    ldi r17, 252
    eor r17, r10
    ldi r25, 255
    eor r25, r11
    std Y+16, r25
    ldi r25, 255
    eor r25, r6
    std Y+27, r25
    ldi r25, 255
    eor r25, r12
    movw r2, r10 ; r3, r11
    mov r0, r6
    std Y+26, r25
    mov r25, r12
    std Y+25, r17
    mov r17, r2
    lsr r17
    ror r25
    ror r0
    ror r3
    ror r2
    lsr r17
    ror r25
    ror r0
    ror r3
    ror r2
    lsr r17
    ror r25
    ror r0
    ror r3
    ror r2
    eor r2, r15
    eor r3, r7
    eor r0, r8
    eor r25, r9
    mov r7, r2
    mov r8, r3
    mov r9, r0
    mov r15, r25
    bst r7, 0
    lsr r15
    ror r9
    ror r8
    ror r7
    bld r15, 7
    eor r2, r7
    eor r3, r8
    eor r0, r9
    eor r25, r15
    ldd r7, Y+15
    eor r7, r2
    ldd r8, Y+14
    eor r8, r3
    ldd r9, Y+28
    eor r9, r0
    eor r24, r25
    st Z+, r7
    st Z+, r8
    st Z+, r9
    st Z+, r24
    ldi r17, 253
    eor r17, r7
    ldi r25, 255
    eor r25, r8
    std Y+28, r25
    ldi r25, 255
    eor r25, r9
    std Y+14, r25
    ldi r25, 255
    eor r25, r24
    mov r15, r7
    movw r2, r8 ; r3, r9
    mov r0, r24
    std Y+15, r25
    mov r25, r15
    lsr r25
    ror r0
    ror r3
    ror r2
    ror r15
    lsr r25
    ror r0
    ror r3
    ror r2
    ror r15
    lsr r25
    ror r0
    ror r3
    ror r2
    ror r15
    eor r15, r13
    eor r2, r14
    eor r3, r4
    eor r0, r5
    mov r14, r15
    movw r4, r2 ; r5, r3
    mov r13, r0
    bst r14, 0
    lsr r13
    ror r5
    ror r4
    ror r14
    bld r13, 7
    eor r15, r14
    eor r2, r4
    eor r3, r5
    eor r0, r13
    eor r22, r15
    eor r23, r2
    eor r20, r3
    eor r21, r0
    st Z+, r22
    st Z+, r23
    st Z+, r20
    st Z+, r21
    ldi r25, 252
    eor r25, r22
    std Y+23, r25
    ldi r25, 255
    eor r25, r23
    std Y+22, r25
    ldi r25, 255
    eor r25, r20
    std Y+21, r25
    ldi r25, 255
    eor r25, r21
    movw r14, r22 ; r15, r23
    movw r4, r20 ; r5, r21
    mov r13, r14
    lsr r13
    ror r5
    ror r4
    ror r15
    ror r14
    lsr r13
    ror r5
    ror r4
    ror r15
    ror r14
    lsr r13
    ror r5
    ror r4
    ror r15
    ror r14
    eor r14, r10
    eor r15, r11
    eor r4, r6
    eor r5, r12
    movw r10, r14 ; r11, r15
    mov r6, r4
    mov r12, r5
    bst r10, 0
    lsr r12
    ror r6
    ror r11
    ror r10
    bld r12, 7
    eor r14, r10
    eor r15, r11
    eor r4, r6
    eor r5, r12
    eor r18, r14
    eor r19, r15
    eor r16, r4
    ldd r10, Y+24
    eor r10, r5
    st Z+, r18
    st Z+, r19
    st Z+, r16
    st Z+, r10
    std Y+24, r25
    ldi r25, 253
    eor r25, r18
    std Y+20, r25
    ldi r25, 255
    eor r25, r19
    std Y+19, r25
    ldi r25, 255
    eor r25, r16
    std Y+18, r25
    ldi r25, 255
    eor r25, r10
    mov r11, r18
    mov r6, r19
    mov r14, r16
    mov r15, r10
    mov r4, r11
    lsr r4
    ror r15
    ror r14
    ror r6
    ror r11
    lsr r4
    ror r15
    ror r14
    ror r6
    ror r11
    lsr r4
    ror r15
    ror r14
    ror r6
    ror r11
    eor r11, r7
    eor r6, r8
    eor r14, r9
    eor r15, r24
    mov r7, r11
    mov r8, r6
    mov r9, r14
    mov r4, r15
    bst r7, 0
    lsr r4
    ror r9
    ror r8
    ror r7
    bld r4, 7
    eor r11, r7
    eor r6, r8
    eor r14, r9
    eor r15, r4
    ldd r7, Y+25
    eor r7, r11
    ldd r11, Y+16
    eor r11, r6
    ldd r6, Y+27
    eor r6, r14
    ldd r8, Y+26
    eor r8, r15
    st Z+, r7
    st Z+, r11
    st Z+, r6
    st Z+, r8
    ldi r24, 253
    eor r24, r7
    std Y+26, r24
    ldi r24, 255
    eor r24, r11
    std Y+27, r24
    ldi r24, 255
    eor r24, r6
    std Y+16, r24
    ldi r24, 255
    eor r24, r8
    mov r9, r7
    mov r14, r11
    mov r15, r6
    mov r4, r8
    mov r5, r9
    lsr r5
    ror r4
    ror r15
    ror r14
    ror r9
    lsr r5
    ror r4
    ror r15
    ror r14
    ror r9
    lsr r5
    ror r4
    ror r15
    ror r14
    ror r9
    eor r9, r22
    eor r14, r23
    eor r15, r20
    eor r4, r21
    mov r5, r9
    movw r12, r14 ; r13, r15
    mov r2, r4
    bst r5, 0
    lsr r2
    ror r13
    ror r12
    ror r5
    bld r2, 7
    eor r9, r5
    eor r14, r12
    eor r15, r13
    eor r4, r2
    eor r17, r9
    ldd r9, Y+28
    eor r9, r14
    ldd r14, Y+14
    eor r14, r15
    ldd r15, Y+15
    eor r15, r4
    st Z+, r17
    st Z+, r9
    st Z+, r14
    st Z+, r15
    ldi r22, 252
    eor r22, r17
    ldi r23, 255
    eor r23, r9
    ldi r20, 255
    eor r20, r14
    ldi r21, 255
    eor r21, r15
    mov r4, r17
    mov r5, r9
    movw r12, r14 ; r13, r15
    mov r2, r4
    lsr r2
    ror r13
    ror r12
    ror r5
    ror r4
    lsr r2
    ror r13
    ror r12
    ror r5
    ror r4
    lsr r2
    ror r13
    ror r12
    ror r5
    ror r4
    eor r4, r18
    eor r5, r19
    eor r12, r16
    eor r13, r10
    mov r10, r4
    mov r2, r5
    mov r3, r12
    mov r0, r13
    bst r10, 0
    lsr r0
    ror r3
    ror r2
    ror r10
    bld r0, 7
    eor r4, r10
    eor r5, r2
    eor r12, r3
    eor r13, r0
    ldd r10, Y+23
    eor r10, r4
    ldd r4, Y+22
    eor r4, r5
    ldd r5, Y+21
    eor r5, r12
    ldd r12, Y+24
    eor r12, r13
    st Z+, r10
    st Z+, r4
    st Z+, r5
    st Z+, r12
    ldi r18, 252
    eor r18, r10
    ldi r19, 255
    eor r19, r4
    ldi r16, 255
    eor r16, r5
    std Y+24, r16
    ldi r16, 255
    eor r16, r12
    mov r13, r10
    movw r2, r4 ; r3, r5
    mov r0, r12
    std Y+21, r16
    mov r16, r13
    lsr r16
    ror r0
    ror r3
    ror r2
    ror r13
    lsr r16
    ror r0
    ror r3
    ror r2
    ror r13
    lsr r16
    ror r0
    ror r3
    ror r2
    ror r13
    eor r13, r7
    eor r2, r11
    eor r3, r6
    eor r0, r8
    mov r11, r13
    movw r6, r2 ; r7, r3
    mov r8, r0
    bst r11, 0
    lsr r8
    ror r7
    ror r6
    ror r11
    bld r8, 7
    eor r13, r11
    eor r2, r6
    eor r3, r7
    eor r0, r8
    ldd r11, Y+20
    eor r11, r13
    ldd r6, Y+19
    eor r6, r2
    ldd r7, Y+18
    eor r7, r3
    eor r25, r0
    st Z+, r11
    st Z+, r6
    st Z+, r7
    st Z+, r25
    ldi r16, 252
    eor r16, r11
    std Y+18, r16
    ldi r16, 255
    eor r16, r6
    std Y+19, r16
    ldi r16, 255
    eor r16, r7
    std Y+20, r16
    ldi r16, 255
    eor r16, r25
    mov r8, r11
    mov r13, r6
    mov r2, r7
    mov r3, r25
    mov r0, r8
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r8
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r8
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r8
    eor r8, r17
    eor r13, r9
    eor r2, r14
    eor r3, r15
    mov r9, r8
    mov r14, r13
    mov r15, r2
    mov r0, r3
    bst r9, 0
    lsr r0
    ror r15
    ror r14
    ror r9
    bld r0, 7
    eor r8, r9
    eor r13, r14
    eor r2, r15
    eor r3, r0
    ldd r9, Y+26
    eor r9, r8
    ldd r8, Y+27
    eor r8, r13
    ldd r14, Y+16
    eor r14, r2
    eor r24, r3
    st Z+, r9
    st Z+, r8
    st Z+, r14
    st Z+, r24
    ldi r17, 253
    eor r17, r9
    std Y+16, r17
    ldi r17, 255
    eor r17, r8
    std Y+27, r17
    ldi r17, 255
    eor r17, r14
    std Y+26, r17
    ldi r17, 255
    eor r17, r24
    mov r15, r9
    mov r13, r8
    mov r2, r14
    mov r3, r24
    mov r0, r15
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r15
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r15
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r15
    eor r15, r10
    eor r13, r4
    eor r2, r5
    eor r3, r12
    mov r10, r15
    mov r4, r13
    mov r5, r2
    mov r12, r3
    bst r10, 0
    lsr r12
    ror r5
    ror r4
    ror r10
    bld r12, 7
    eor r15, r10
    eor r13, r4
    eor r2, r5
    eor r3, r12
    eor r22, r15
    eor r23, r13
    eor r20, r2
    eor r21, r3
    st Z+, r22
    st Z+, r23
    st Z+, r20
    st Z+, r21
    std Y+22, r17
    ldi r17, 253
    eor r17, r22
    std Y+23, r17
    ldi r17, 255
    eor r17, r23
    std Y+15, r17
    ldi r17, 255
    eor r17, r20
    std Y+14, r17
    ldi r17, 255
    eor r17, r21
    mov r10, r22
    mov r15, r23
    movw r4, r20 ; r5, r21
    mov r12, r10
    lsr r12
    ror r5
    ror r4
    ror r15
    ror r10
    lsr r12
    ror r5
    ror r4
    ror r15
    ror r10
    lsr r12
    ror r5
    ror r4
    ror r15
    ror r10
    eor r10, r11
    eor r15, r6
    eor r4, r7
    eor r5, r25
    mov r11, r10
    mov r6, r15
    mov r7, r4
    mov r12, r5
    bst r11, 0
    lsr r12
    ror r7
    ror r6
    ror r11
    bld r12, 7
    eor r10, r11
    eor r15, r6
    eor r4, r7
    eor r5, r12
    eor r18, r10
    eor r19, r15
    ldd r10, Y+24
    eor r10, r4
    ldd r11, Y+21
    eor r11, r5
    st Z+, r18
    st Z+, r19
    st Z+, r10
    st Z+, r11
    ldi r25, 252
    eor r25, r18
    std Y+21, r25
    ldi r25, 255
    eor r25, r19
    std Y+24, r25
    ldi r25, 255
    eor r25, r10
    std Y+28, r25
    ldi r25, 255
    eor r25, r11
    movw r6, r18 ; r7, r19
    mov r15, r10
    mov r4, r11
    mov r5, r6
    lsr r5
    ror r4
    ror r15
    ror r7
    ror r6
    lsr r5
    ror r4
    ror r15
    ror r7
    ror r6
    lsr r5
    ror r4
    ror r15
    ror r7
    ror r6
    eor r6, r9
    eor r7, r8
    eor r15, r14
    eor r4, r24
    movw r8, r6 ; r9, r7
    mov r14, r15
    mov r5, r4
    bst r8, 0
    lsr r5
    ror r14
    ror r9
    ror r8
    bld r5, 7
    eor r6, r8
    eor r7, r9
    eor r15, r14
    eor r4, r5
    ldd r8, Y+18
    eor r8, r6
    ldd r6, Y+19
    eor r6, r7
    ldd r7, Y+20
    eor r7, r15
    eor r16, r4
    st Z+, r8
    st Z+, r6
    st Z+, r7
    st Z+, r16
    ldi r24, 252
    eor r24, r8
    std Y+20, r24
    ldi r24, 255
    eor r24, r6
    std Y+19, r24
    ldi r24, 255
    eor r24, r7
    std Y+18, r24
    ldi r24, 255
    eor r24, r16
    mov r9, r8
    movw r14, r6 ; r15, r7
    mov r4, r16
    mov r5, r9
    lsr r5
    ror r4
    ror r15
    ror r14
    ror r9
    lsr r5
    ror r4
    ror r15
    ror r14
    ror r9
    lsr r5
    ror r4
    ror r15
    ror r14
    ror r9
    eor r9, r22
    eor r14, r23
    eor r15, r20
    eor r4, r21
    mov r5, r9
    movw r12, r14 ; r13, r15
    mov r2, r4
    bst r5, 0
    lsr r2
    ror r13
    ror r12
    ror r5
    bld r2, 7
    eor r9, r5
    eor r14, r12
    eor r15, r13
    eor r4, r2
    ldd r5, Y+16
    eor r5, r9
    ldd r9, Y+27
    eor r9, r14
    ldd r14, Y+26
    eor r14, r15
    ldd r15, Y+22
    eor r15, r4
    st Z+, r5
    st Z+, r9
    st Z+, r14
    st Z+, r15
    ldi r22, 253
    eor r22, r5
    ldi r23, 255
    eor r23, r9
    ldi r20, 255
    eor r20, r14
    ldi r21, 255
    eor r21, r15
    mov r4, r5
    mov r12, r9
    mov r13, r14
    mov r2, r15
    mov r3, r4
    lsr r3
    ror r2
    ror r13
    ror r12
    ror r4
    lsr r3
    ror r2
    ror r13
    ror r12
    ror r4
    lsr r3
    ror r2
    ror r13
    ror r12
    ror r4
    eor r4, r18
    eor r12, r19
    eor r13, r10
    eor r2, r11
    mov r10, r4
    mov r11, r12
    mov r3, r13
    mov r0, r2
    bst r10, 0
    lsr r0
    ror r3
    ror r11
    ror r10
    bld r0, 7
    eor r4, r10
    eor r12, r11
    eor r13, r3
    eor r2, r0
    ldd r10, Y+23
    eor r10, r4
    ldd r11, Y+15
    eor r11, r12
    ldd r4, Y+14
    eor r4, r13
    eor r17, r2
    st Z+, r10
    st Z+, r11
    st Z+, r4
    st Z+, r17
    ldi r18, 252
    eor r18, r10
    ldi r19, 255
    eor r19, r11
    std Y+14, r19
    ldi r19, 255
    eor r19, r4
    std Y+15, r19
    ldi r19, 255
    eor r19, r17
    movw r12, r10 ; r13, r11
    mov r2, r4
    mov r3, r17
    mov r0, r12
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r12
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r12
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r12
    eor r12, r8
    eor r13, r6
    eor r2, r7
    eor r3, r16
    movw r6, r12 ; r7, r13
    mov r8, r2
    mov r0, r3
    bst r6, 0
    lsr r0
    ror r8
    ror r7
    ror r6
    bld r0, 7
    eor r12, r6
    eor r13, r7
    eor r2, r8
    eor r3, r0
    ldd r6, Y+21
    eor r6, r12
    ldd r7, Y+24
    eor r7, r13
    ldd r8, Y+28
    eor r8, r2
    eor r25, r3
    st Z+, r6
    st Z+, r7
    st Z+, r8
    st Z+, r25
    ldi r16, 253
    eor r16, r6
    std Y+28, r16
    ldi r16, 255
    eor r16, r7
    std Y+24, r16
    ldi r16, 255
    eor r16, r8
    std Y+21, r16
    ldi r16, 255
    eor r16, r25
    movw r12, r6 ; r13, r7
    mov r2, r8
    mov r3, r25
    mov r0, r12
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r12
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r12
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r12
    eor r12, r5
    eor r13, r9
    eor r2, r14
    eor r3, r15
    mov r9, r12
    mov r14, r13
    mov r15, r2
    mov r5, r3
    bst r9, 0
    lsr r5
    ror r15
    ror r14
    ror r9
    bld r5, 7
    eor r12, r9
    eor r13, r14
    eor r2, r15
    eor r3, r5
    ldd r9, Y+20
    eor r9, r12
    ldd r14, Y+19
    eor r14, r13
    ldd r15, Y+18
    eor r15, r2
    eor r24, r3
    st Z+, r9
    st Z+, r14
    st Z+, r15
    st Z+, r24
    std Y+18, r16
    ldi r16, 253
    eor r16, r9
    std Y+19, r16
    ldi r16, 255
    eor r16, r14
    std Y+20, r16
    ldi r16, 255
    eor r16, r15
    std Y+23, r16
    ldi r16, 255
    eor r16, r24
    mov r5, r9
    movw r12, r14 ; r13, r15
    mov r2, r24
    mov r3, r5
    lsr r3
    ror r2
    ror r13
    ror r12
    ror r5
    lsr r3
    ror r2
    ror r13
    ror r12
    ror r5
    lsr r3
    ror r2
    ror r13
    ror r12
    ror r5
    eor r5, r10
    eor r12, r11
    eor r13, r4
    eor r2, r17
    mov r10, r5
    mov r11, r12
    mov r4, r13
    mov r3, r2
    bst r10, 0
    lsr r3
    ror r4
    ror r11
    ror r10
    bld r3, 7
    eor r5, r10
    eor r12, r11
    eor r13, r4
    eor r2, r3
    eor r22, r5
    eor r23, r12
    eor r20, r13
    eor r21, r2
    st Z+, r22
    st Z+, r23
    st Z+, r20
    st Z+, r21
    ldi r17, 253
    eor r17, r22
    std Y+22, r17
    ldi r17, 255
    eor r17, r23
    std Y+26, r17
    ldi r17, 255
    eor r17, r20
    std Y+27, r17
    ldi r17, 255
    eor r17, r21
    movw r10, r22 ; r11, r23
    movw r4, r20 ; r5, r21
    mov r12, r10
    lsr r12
    ror r5
    ror r4
    ror r11
    ror r10
    lsr r12
    ror r5
    ror r4
    ror r11
    ror r10
    lsr r12
    ror r5
    ror r4
    ror r11
    ror r10
    eor r10, r6
    eor r11, r7
    eor r4, r8
    eor r5, r25
    movw r6, r10 ; r7, r11
    mov r8, r4
    mov r12, r5
    bst r6, 0
    lsr r12
    ror r8
    ror r7
    ror r6
    bld r12, 7
    eor r10, r6
    eor r11, r7
    eor r4, r8
    eor r5, r12
    eor r18, r10
    ldd r10, Y+14
    eor r10, r11
    ldd r11, Y+15
    eor r11, r4
    eor r19, r5
    st Z+, r18
    st Z+, r10
    st Z+, r11
    st Z+, r19
    ldi r25, 253
    eor r25, r18
    std Y+15, r25
    ldi r25, 255
    eor r25, r10
    std Y+14, r25
    ldi r25, 255
    eor r25, r11
    std Y+16, r25
    ldi r25, 255
    eor r25, r19
    mov r6, r18
    mov r7, r10
    mov r8, r11
    mov r4, r19
    mov r5, r6
    lsr r5
    ror r4
    ror r8
    ror r7
    ror r6
    lsr r5
    ror r4
    ror r8
    ror r7
    ror r6
    lsr r5
    ror r4
    ror r8
    ror r7
    ror r6
    eor r6, r9
    eor r7, r14
    eor r8, r15
    eor r4, r24
    mov r9, r6
    mov r14, r7
    mov r15, r8
    mov r5, r4
    bst r9, 0
    lsr r5
    ror r15
    ror r14
    ror r9
    bld r5, 7
    eor r6, r9
    eor r7, r14
    eor r8, r15
    eor r4, r5
    ldd r9, Y+28
    eor r9, r6
    ldd r6, Y+24
    eor r6, r7
    ldd r7, Y+21
    eor r7, r8
    ldd r8, Y+18
    eor r8, r4
    st Z+, r9
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r24, 252
    eor r24, r9
    std Y+18, r24
    ldi r24, 255
    eor r24, r6
    std Y+21, r24
    ldi r24, 255
    eor r24, r7
    std Y+24, r24
    ldi r24, 255
    eor r24, r8
    mov r14, r9
    mov r15, r6
    mov r4, r7
    mov r5, r8
    mov r12, r14
    lsr r12
    ror r5
    ror r4
    ror r15
    ror r14
    lsr r12
    ror r5
    ror r4
    ror r15
    ror r14
    lsr r12
    ror r5
    ror r4
    ror r15
    ror r14
    eor r14, r22
    eor r15, r23
    eor r4, r20
    eor r5, r21
    movw r12, r14 ; r13, r15
    movw r2, r4 ; r3, r5
    bst r12, 0
    lsr r3
    ror r2
    ror r13
    ror r12
    bld r3, 7
    eor r14, r12
    eor r15, r13
    eor r4, r2
    eor r5, r3
    ldd r12, Y+19
    eor r12, r14
    ldd r14, Y+20
    eor r14, r15
    ldd r15, Y+23
    eor r15, r4
    eor r16, r5
    st Z+, r12
    st Z+, r14
    st Z+, r15
    st Z+, r16
    ldi r22, 252
    eor r22, r12
    ldi r23, 255
    eor r23, r14
    ldi r20, 255
    eor r20, r15
    ldi r21, 255
    eor r21, r16
    mov r4, r12
    mov r5, r14
    mov r13, r15
    mov r2, r16
    mov r3, r4
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r4
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r4
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r4
    eor r4, r18
    eor r5, r10
    eor r13, r11
    eor r2, r19
    movw r10, r4 ; r11, r5
    mov r3, r13
    mov r0, r2
    bst r10, 0
    lsr r0
    ror r3
    ror r11
    ror r10
    bld r0, 7
    eor r4, r10
    eor r5, r11
    eor r13, r3
    eor r2, r0
    ldd r10, Y+22
    eor r10, r4
    ldd r11, Y+26
    eor r11, r5
    ldd r4, Y+27
    eor r4, r13
    eor r17, r2
    st Z+, r10
    st Z+, r11
    st Z+, r4
    st Z+, r17
    ldi r18, 252
    eor r18, r10
    ldi r19, 255
    eor r19, r11
    std Y+27, r19
    ldi r19, 255
    eor r19, r4
    std Y+26, r19
    ldi r19, 255
    eor r19, r17
    mov r5, r10
    mov r13, r11
    mov r2, r4
    mov r3, r17
    mov r0, r5
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r5
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r5
    lsr r0
    ror r3
    ror r2
    ror r13
    ror r5
    eor r5, r9
    eor r13, r6
    eor r2, r7
    eor r3, r8
    mov r6, r5
    mov r7, r13
    movw r8, r2 ; r9, r3
    bst r6, 0
    lsr r9
    ror r8
    ror r7
    ror r6
    bld r9, 7
    eor r5, r6
    eor r13, r7
    eor r2, r8
    eor r3, r9
    ldd r6, Y+15
    eor r6, r5
    ldd r7, Y+14
    eor r7, r13
    ldd r8, Y+16
    eor r8, r2
    eor r25, r3
    st Z+, r6
    st Z+, r7
    st Z+, r8
    st Z+, r25
    std Y+16, r19
    ldi r19, 252
    eor r19, r6
    std Y+14, r19
    ldi r19, 255
    eor r19, r7
    std Y+15, r19
    ldi r19, 255
    eor r19, r8
    std Y+22, r19
    ldi r19, 255
    eor r19, r25
    mov r9, r6
    mov r5, r7
    mov r13, r8
    mov r2, r25
    mov r3, r9
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r9
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r9
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r9
    eor r9, r12
    eor r5, r14
    eor r13, r15
    eor r2, r16
    mov r14, r9
    mov r15, r5
    mov r12, r13
    mov r3, r2
    bst r14, 0
    lsr r3
    ror r12
    ror r15
    ror r14
    bld r3, 7
    eor r9, r14
    eor r5, r15
    eor r13, r12
    eor r2, r3
    ldd r14, Y+18
    eor r14, r9
    ldd r9, Y+21
    eor r9, r5
    ldd r15, Y+24
    eor r15, r13
    eor r24, r2
    st Z+, r14
    st Z+, r9
    st Z+, r15
    st Z+, r24
    ldi r16, 252
    eor r16, r14
    std Y+24, r16
    ldi r16, 255
    eor r16, r9
    std Y+21, r16
    ldi r16, 255
    eor r16, r15
    std Y+18, r16
    ldi r16, 255
    eor r16, r24
    mov r5, r14
    mov r12, r9
    mov r13, r15
    mov r2, r24
    mov r3, r5
    lsr r3
    ror r2
    ror r13
    ror r12
    ror r5
    lsr r3
    ror r2
    ror r13
    ror r12
    ror r5
    lsr r3
    ror r2
    ror r13
    ror r12
    ror r5
    eor r5, r10
    eor r12, r11
    eor r13, r4
    eor r2, r17
    mov r10, r5
    mov r11, r12
    mov r4, r13
    mov r3, r2
    bst r10, 0
    lsr r3
    ror r4
    ror r11
    ror r10
    bld r3, 7
    eor r5, r10
    eor r12, r11
    eor r13, r4
    eor r2, r3
    eor r22, r5
    eor r23, r12
    eor r20, r13
    eor r21, r2
    st Z+, r22
    st Z+, r23
    st Z+, r20
    st Z+, r21
    ldi r17, 252
    eor r17, r22
    std Y+23, r17
    ldi r17, 255
    eor r17, r23
    std Y+20, r17
    ldi r17, 255
    eor r17, r20
    std Y+19, r17
    ldi r17, 255
    eor r17, r21
    movw r10, r22 ; r11, r23
    movw r4, r20 ; r5, r21
    mov r12, r10
    lsr r12
    ror r5
    ror r4
    ror r11
    ror r10
    lsr r12
    ror r5
    ror r4
    ror r11
    ror r10
    lsr r12
    ror r5
    ror r4
    ror r11
    ror r10
    eor r10, r6
    eor r11, r7
    eor r4, r8
    eor r5, r25
    movw r6, r10 ; r7, r11
    mov r8, r4
    mov r12, r5
    bst r6, 0
    lsr r12
    ror r8
    ror r7
    ror r6
    bld r12, 7
    eor r10, r6
    eor r11, r7
    eor r4, r8
    eor r5, r12
    eor r18, r10
    ldd r10, Y+27
    eor r10, r11
    ldd r11, Y+26
    eor r11, r4
    ldd r6, Y+16
    eor r6, r5
    st Z+, r18
    st Z+, r10
    st Z+, r11
    st Z+, r6
    ldi r25, 253
    eor r25, r18
    std Y+16, r25
    ldi r25, 255
    eor r25, r10
    std Y+26, r25
    ldi r25, 255
    eor r25, r11
    std Y+27, r25
    ldi r25, 255
    eor r25, r6
    mov r7, r18
    mov r8, r10
    mov r4, r11
    mov r5, r6
    mov r12, r7
    lsr r12
    ror r5
    ror r4
    ror r8
    ror r7
    lsr r12
    ror r5
    ror r4
    ror r8
    ror r7
    lsr r12
    ror r5
    ror r4
    ror r8
    ror r7
    eor r7, r14
    eor r8, r9
    eor r4, r15
    eor r5, r24
    mov r9, r7
    mov r14, r8
    mov r15, r4
    mov r12, r5
    bst r9, 0
    lsr r12
    ror r15
    ror r14
    ror r9
    bld r12, 7
    eor r7, r9
    eor r8, r14
    eor r4, r15
    eor r5, r12
    ldd r9, Y+14
    eor r9, r7
    ldd r7, Y+15
    eor r7, r8
    ldd r8, Y+22
    eor r8, r4
    eor r19, r5
    st Z+, r9
    st Z+, r7
    st Z+, r8
    st Z+, r19
    ldi r24, 252
    eor r24, r9
    std Y+22, r24
    ldi r24, 255
    eor r24, r7
    std Y+15, r24
    ldi r24, 255
    eor r24, r8
    std Y+14, r24
    ldi r24, 255
    eor r24, r19
    mov r14, r9
    mov r15, r7
    mov r4, r8
    mov r5, r19
    mov r12, r14
    lsr r12
    ror r5
    ror r4
    ror r15
    ror r14
    lsr r12
    ror r5
    ror r4
    ror r15
    ror r14
    lsr r12
    ror r5
    ror r4
    ror r15
    ror r14
    eor r14, r22
    eor r15, r23
    eor r4, r20
    eor r5, r21
    movw r12, r14 ; r13, r15
    movw r2, r4 ; r3, r5
    bst r12, 0
    lsr r3
    ror r2
    ror r13
    ror r12
    bld r3, 7
    eor r14, r12
    eor r15, r13
    eor r4, r2
    eor r5, r3
    ldd r12, Y+24
    eor r12, r14
    ldd r14, Y+21
    eor r14, r15
    ldd r15, Y+18
    eor r15, r4
    eor r16, r5
    st Z+, r12
    st Z+, r14
    st Z+, r15
    st Z+, r16
    ldi r22, 252
    eor r22, r12
    ldi r23, 255
    eor r23, r14
    ldi r20, 255
    eor r20, r15
    ldi r21, 255
    eor r21, r16
    mov r4, r12
    mov r5, r14
    mov r13, r15
    mov r2, r16
    mov r3, r4
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r4
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r4
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r4
    eor r4, r18
    eor r5, r10
    eor r13, r11
    eor r2, r6
    movw r10, r4 ; r11, r5
    mov r6, r13
    mov r3, r2
    bst r10, 0
    lsr r3
    ror r6
    ror r11
    ror r10
    bld r3, 7
    eor r4, r10
    eor r5, r11
    eor r13, r6
    eor r2, r3
    ldd r10, Y+23
    eor r10, r4
    ldd r11, Y+20
    eor r11, r5
    ldd r6, Y+19
    eor r6, r13
    eor r17, r2
    st Z+, r10
    st Z+, r11
    st Z+, r6
    st Z+, r17
    ldi r18, 253
    eor r18, r10
    std Y+19, r18
    ldi r18, 255
    eor r18, r11
    std Y+20, r18
    ldi r18, 255
    eor r18, r6
    std Y+23, r18
    ldi r18, 255
    eor r18, r17
    movw r4, r10 ; r5, r11
    mov r13, r6
    mov r2, r17
    mov r3, r4
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r4
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r4
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r4
    eor r4, r9
    eor r5, r7
    eor r13, r8
    eor r2, r19
    mov r7, r4
    mov r8, r5
    mov r9, r13
    mov r3, r2
    bst r7, 0
    lsr r3
    ror r9
    ror r8
    ror r7
    bld r3, 7
    eor r4, r7
    eor r5, r8
    eor r13, r9
    eor r2, r3
    ldd r7, Y+16
    eor r7, r4
    ldd r8, Y+26
    eor r8, r5
    ldd r9, Y+27
    eor r9, r13
    eor r25, r2
    st Z+, r7
    st Z+, r8
    st Z+, r9
    st Z+, r25
    ldi r19, 252
    eor r19, r7
    std Y+27, r19
    ldi r19, 255
    eor r19, r8
    std Y+26, r19
    ldi r19, 255
    eor r19, r9
    std Y+16, r19
    ldi r19, 255
    eor r19, r25
    mov r4, r7
    mov r5, r8
    mov r13, r9
    mov r2, r25
    mov r3, r4
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r4
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r4
    lsr r3
    ror r2
    ror r13
    ror r5
    ror r4
    eor r4, r12
    eor r5, r14
    eor r13, r15
    eor r2, r16
    movw r14, r4 ; r15, r5
    mov r12, r13
    mov r3, r2
    bst r14, 0
    lsr r3
    ror r12
    ror r15
    ror r14
    bld r3, 7
    eor r4, r14
    eor r5, r15
    eor r13, r12
    eor r2, r3
    ldd r14, Y+22
    eor r14, r4
    ldd r15, Y+15
    eor r15, r5
    ldd r4, Y+14
    eor r4, r13
    eor r24, r2
    st Z+, r14
    st Z+, r15
    st Z+, r4
    st Z+, r24
    ldi r16, 252
    eor r16, r14
    std Y+14, r16
    ldi r16, 255
    eor r16, r15
    std Y+15, r16
    ldi r16, 255
    eor r16, r4
    std Y+22, r16
    ldi r16, 255
    eor r16, r24
    mov r5, r14
    mov r12, r15
    mov r13, r4
    mov r2, r24
    mov r3, r5
    lsr r3
    ror r2
    ror r13
    ror r12
    ror r5
    lsr r3
    ror r2
    ror r13
    ror r12
    ror r5
    lsr r3
    ror r2
    ror r13
    ror r12
    ror r5
    eor r5, r10
    eor r12, r11
    eor r13, r6
    eor r2, r17
    mov r10, r5
    mov r11, r12
    mov r6, r13
    mov r3, r2
    bst r10, 0
    lsr r3
    ror r6
    ror r11
    ror r10
    bld r3, 7
    eor r5, r10
    eor r12, r11
    eor r13, r6
    eor r2, r3
    eor r22, r5
    eor r23, r12
    eor r20, r13
    eor r21, r2
    st Z+, r22
    st Z+, r23
    st Z+, r20
    st Z+, r21
    ldi r17, 252
    eor r17, r22
    std Y+18, r17
    ldi r17, 255
    eor r17, r23
    std Y+21, r17
    ldi r17, 255
    eor r17, r20
    std Y+24, r17
    ldi r17, 255
    eor r17, r21
    movw r10, r22 ; r11, r23
    mov r6, r20
    mov r5, r21
    mov r12, r10
    lsr r12
    ror r5
    ror r6
    ror r11
    ror r10
    lsr r12
    ror r5
    ror r6
    ror r11
    ror r10
    lsr r12
    ror r5
    ror r6
    ror r11
    ror r10
    eor r10, r7
    eor r11, r8
    eor r6, r9
    eor r5, r25
    mov r7, r10
    mov r8, r11
    mov r9, r6
    mov r12, r5
    bst r7, 0
    lsr r12
    ror r9
    ror r8
    ror r7
    bld r12, 7
    eor r10, r7
    eor r11, r8
    eor r6, r9
    eor r5, r12
    ldd r7, Y+19
    eor r7, r10
    ldd r10, Y+20
    eor r10, r11
    ldd r11, Y+23
    eor r11, r6
    eor r18, r5
    st Z+, r7
    st Z+, r10
    st Z+, r11
    st Z+, r18
    mov r6, r7
    movw r8, r10 ; r9, r11
    mov r5, r18
    mov r12, r6
    lsr r12
    ror r5
    ror r9
    ror r8
    ror r6
    lsr r12
    ror r5
    ror r9
    ror r8
    ror r6
    lsr r12
    ror r5
    ror r9
    ror r8
    ror r6
    eor r6, r14
    eor r8, r15
    eor r9, r4
    eor r5, r24
    mov r14, r6
    mov r15, r8
    mov r4, r9
    mov r12, r5
    bst r14, 0
    lsr r12
    ror r4
    ror r15
    ror r14
    bld r12, 7
    eor r6, r14
    eor r8, r15
    eor r9, r4
    eor r5, r12
    ldd r14, Y+27
    eor r14, r6
    ldd r6, Y+26
    eor r6, r8
    ldd r8, Y+16
    eor r8, r9
    eor r19, r5
    st Z+, r14
    st Z+, r6
    st Z+, r8
    st Z+, r19
    mov r9, r14
    lsr r9
    ror r19
    ror r8
    ror r6
    ror r14
    lsr r9
    ror r19
    ror r8
    ror r6
    ror r14
    lsr r9
    ror r19
    ror r8
    ror r6
    ror r14
    eor r14, r22
    eor r6, r23
    eor r8, r20
    eor r19, r21
    mov r9, r14
    mov r15, r6
    mov r4, r8
    mov r5, r19
    bst r9, 0
    lsr r5
    ror r4
    ror r15
    ror r9
    bld r5, 7
    eor r14, r9
    eor r6, r15
    eor r8, r4
    eor r19, r5
    ldd r9, Y+14
    eor r9, r14
    ldd r14, Y+15
    eor r14, r6
    ldd r6, Y+22
    eor r6, r8
    eor r16, r19
    st Z+, r9
    st Z+, r14
    st Z+, r6
    st Z+, r16
    mov r8, r9
    lsr r8
    ror r16
    ror r6
    ror r14
    ror r9
    lsr r8
    ror r16
    ror r6
    ror r14
    ror r9
    lsr r8
    ror r16
    ror r6
    ror r14
    ror r9
    eor r9, r7
    eor r14, r10
    eor r6, r11
    eor r16, r18
    mov r10, r9
    mov r11, r14
    mov r7, r6
    mov r8, r16
    bst r10, 0
    lsr r8
    ror r7
    ror r11
    ror r10
    bld r8, 7
    eor r9, r10
    eor r14, r11
    eor r6, r7
    eor r16, r8
    ldd r10, Y+18
    eor r10, r9
    ldd r11, Y+21
    eor r11, r14
    ldd r7, Y+24
    eor r7, r6
    eor r17, r16
    st Z+, r10
    st Z+, r11
    st Z+, r7
    std Z+0, r17
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_simon64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simon64_128_key_setup_avr_wipe
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
    .size lwcc_simon64_128_key_setup_avr, .-lwcc_simon64_128_key_setup_avr

    .global lwcc_simon64_128_ecb_encrypt_avr
    .type lwcc_simon64_128_ecb_encrypt_avr, @function
lwcc_simon64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_simon64_128_ecb_encrypt_avr_begin:
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
.Llwcc_simon64_128_ecb_encrypt_avr_group:
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    ld r8, X+
    ld r9, X+
    ld r6, X+
    ld r7, X+
    ; round 1 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 2 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 3 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 4 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 5 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 6 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 7 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 8 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 9 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 10 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 11 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 12 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 13 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 14 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 15 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 16 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 17 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 18 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 19 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 20 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 21 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 22 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 23 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 24 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 25 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 26 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 27 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 28 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 29 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 30 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 31 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 32 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 33 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 34 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 35 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 36 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 37 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 38 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 39 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 40 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 41 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 42 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ld r16, Z+
    eor r7, r16
    ; round 43 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r7
    and r15, r8
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r6
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r4, r14
    eor r5, r15
    eor r2, r10
    eor r3, r11
    ld r16, Z+
    eor r4, r16
    ld r16, Z+
    eor r5, r16
    ld r16, Z+
    eor r2, r16
    ld r16, Z+
    eor r3, r16
    ; round 44 (simon.dsl:42)
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    and r14, r3
    and r15, r4
    movw r10, r12 ; r11, r13
    and r10, r5
    and r11, r2
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r10, r12
    eor r11, r13
    eor r8, r14
    eor r9, r15
    eor r6, r10
    eor r7, r11
    ld r16, Z+
    eor r8, r16
    ld r16, Z+
    eor r9, r16
    ld r16, Z+
    eor r6, r16
    ldd r16, Z+0
    eor r7, r16
    st Y+, r4
    st Y+, r5
    st Y+, r2
    st Y+, r3
    st Y+, r8
    st Y+, r9
    st Y+, r6
    st Y+, r7
    subi r30, lo8(-(-175))
    sbci r31, hi8(-(-175))
    sbiw r24, 1
    breq .Llwcc_simon64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_simon64_128_ecb_encrypt_avr_group
.Llwcc_simon64_128_ecb_encrypt_avr_end:
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
    .size lwcc_simon64_128_ecb_encrypt_avr, .-lwcc_simon64_128_ecb_encrypt_avr

    .global lwcc_simon64_128_ecb_decrypt_avr
    .type lwcc_simon64_128_ecb_decrypt_avr, @function
lwcc_simon64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_simon64_128_ecb_decrypt_avr_begin:
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
.Llwcc_simon64_128_ecb_decrypt_avr_group:
    ld r8, X+
    ld r9, X+
    ld r6, X+
    ld r7, X+
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    subi r30, lo8(-(112))
    sbci r31, hi8(-(112))
    ; round 44 (simon.dsl:43)
    ldd r16, Z+60
    eor r4, r16
    ldd r16, Z+61
    eor r5, r16
    ldd r16, Z+62
    eor r2, r16
    ldd r16, Z+63
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 43 (simon.dsl:43)
    ldd r16, Z+56
    eor r8, r16
    ldd r16, Z+57
    eor r9, r16
    ldd r16, Z+58
    eor r6, r16
    ldd r16, Z+59
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 42 (simon.dsl:43)
    ldd r16, Z+52
    eor r4, r16
    ldd r16, Z+53
    eor r5, r16
    ldd r16, Z+54
    eor r2, r16
    ldd r16, Z+55
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 41 (simon.dsl:43)
    ldd r16, Z+48
    eor r8, r16
    ldd r16, Z+49
    eor r9, r16
    ldd r16, Z+50
    eor r6, r16
    ldd r16, Z+51
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 40 (simon.dsl:43)
    ldd r16, Z+44
    eor r4, r16
    ldd r16, Z+45
    eor r5, r16
    ldd r16, Z+46
    eor r2, r16
    ldd r16, Z+47
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 39 (simon.dsl:43)
    ldd r16, Z+40
    eor r8, r16
    ldd r16, Z+41
    eor r9, r16
    ldd r16, Z+42
    eor r6, r16
    ldd r16, Z+43
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 38 (simon.dsl:43)
    ldd r16, Z+36
    eor r4, r16
    ldd r16, Z+37
    eor r5, r16
    ldd r16, Z+38
    eor r2, r16
    ldd r16, Z+39
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 37 (simon.dsl:43)
    ldd r16, Z+32
    eor r8, r16
    ldd r16, Z+33
    eor r9, r16
    ldd r16, Z+34
    eor r6, r16
    ldd r16, Z+35
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 36 (simon.dsl:43)
    ldd r16, Z+28
    eor r4, r16
    ldd r16, Z+29
    eor r5, r16
    ldd r16, Z+30
    eor r2, r16
    ldd r16, Z+31
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 35 (simon.dsl:43)
    ldd r16, Z+24
    eor r8, r16
    ldd r16, Z+25
    eor r9, r16
    ldd r16, Z+26
    eor r6, r16
    ldd r16, Z+27
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 34 (simon.dsl:43)
    ldd r16, Z+20
    eor r4, r16
    ldd r16, Z+21
    eor r5, r16
    ldd r16, Z+22
    eor r2, r16
    ldd r16, Z+23
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 33 (simon.dsl:43)
    ldd r16, Z+16
    eor r8, r16
    ldd r16, Z+17
    eor r9, r16
    ldd r16, Z+18
    eor r6, r16
    ldd r16, Z+19
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 32 (simon.dsl:43)
    ldd r16, Z+12
    eor r4, r16
    ldd r16, Z+13
    eor r5, r16
    ldd r16, Z+14
    eor r2, r16
    ldd r16, Z+15
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 31 (simon.dsl:43)
    ldd r16, Z+8
    eor r8, r16
    ldd r16, Z+9
    eor r9, r16
    ldd r16, Z+10
    eor r6, r16
    ldd r16, Z+11
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 30 (simon.dsl:43)
    ldd r16, Z+4
    eor r4, r16
    ldd r16, Z+5
    eor r5, r16
    ldd r16, Z+6
    eor r2, r16
    ldd r16, Z+7
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 29 (simon.dsl:43)
    ldd r16, Z+0
    eor r8, r16
    ldd r16, Z+1
    eor r9, r16
    ldd r16, Z+2
    eor r6, r16
    ldd r16, Z+3
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ; round 28 (simon.dsl:43)
    ldd r16, Z+60
    eor r4, r16
    ldd r16, Z+61
    eor r5, r16
    ldd r16, Z+62
    eor r2, r16
    ldd r16, Z+63
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 27 (simon.dsl:43)
    ldd r16, Z+56
    eor r8, r16
    ldd r16, Z+57
    eor r9, r16
    ldd r16, Z+58
    eor r6, r16
    ldd r16, Z+59
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 26 (simon.dsl:43)
    ldd r16, Z+52
    eor r4, r16
    ldd r16, Z+53
    eor r5, r16
    ldd r16, Z+54
    eor r2, r16
    ldd r16, Z+55
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 25 (simon.dsl:43)
    ldd r16, Z+48
    eor r8, r16
    ldd r16, Z+49
    eor r9, r16
    ldd r16, Z+50
    eor r6, r16
    ldd r16, Z+51
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 24 (simon.dsl:43)
    ldd r16, Z+44
    eor r4, r16
    ldd r16, Z+45
    eor r5, r16
    ldd r16, Z+46
    eor r2, r16
    ldd r16, Z+47
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 23 (simon.dsl:43)
    ldd r16, Z+40
    eor r8, r16
    ldd r16, Z+41
    eor r9, r16
    ldd r16, Z+42
    eor r6, r16
    ldd r16, Z+43
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 22 (simon.dsl:43)
    ldd r16, Z+36
    eor r4, r16
    ldd r16, Z+37
    eor r5, r16
    ldd r16, Z+38
    eor r2, r16
    ldd r16, Z+39
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 21 (simon.dsl:43)
    ldd r16, Z+32
    eor r8, r16
    ldd r16, Z+33
    eor r9, r16
    ldd r16, Z+34
    eor r6, r16
    ldd r16, Z+35
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 20 (simon.dsl:43)
    ldd r16, Z+28
    eor r4, r16
    ldd r16, Z+29
    eor r5, r16
    ldd r16, Z+30
    eor r2, r16
    ldd r16, Z+31
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 19 (simon.dsl:43)
    ldd r16, Z+24
    eor r8, r16
    ldd r16, Z+25
    eor r9, r16
    ldd r16, Z+26
    eor r6, r16
    ldd r16, Z+27
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 18 (simon.dsl:43)
    ldd r16, Z+20
    eor r4, r16
    ldd r16, Z+21
    eor r5, r16
    ldd r16, Z+22
    eor r2, r16
    ldd r16, Z+23
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 17 (simon.dsl:43)
    ldd r16, Z+16
    eor r8, r16
    ldd r16, Z+17
    eor r9, r16
    ldd r16, Z+18
    eor r6, r16
    ldd r16, Z+19
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 16 (simon.dsl:43)
    ldd r16, Z+12
    eor r4, r16
    ldd r16, Z+13
    eor r5, r16
    ldd r16, Z+14
    eor r2, r16
    ldd r16, Z+15
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 15 (simon.dsl:43)
    ldd r16, Z+8
    eor r8, r16
    ldd r16, Z+9
    eor r9, r16
    ldd r16, Z+10
    eor r6, r16
    ldd r16, Z+11
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 14 (simon.dsl:43)
    ldd r16, Z+4
    eor r4, r16
    ldd r16, Z+5
    eor r5, r16
    ldd r16, Z+6
    eor r2, r16
    ldd r16, Z+7
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 13 (simon.dsl:43)
    ldd r16, Z+0
    eor r8, r16
    ldd r16, Z+1
    eor r9, r16
    ldd r16, Z+2
    eor r6, r16
    ldd r16, Z+3
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 12 (simon.dsl:43)
    ldd r16, Z+44
    eor r4, r16
    ldd r16, Z+45
    eor r5, r16
    ldd r16, Z+46
    eor r2, r16
    ldd r16, Z+47
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 11 (simon.dsl:43)
    ldd r16, Z+40
    eor r8, r16
    ldd r16, Z+41
    eor r9, r16
    ldd r16, Z+42
    eor r6, r16
    ldd r16, Z+43
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 10 (simon.dsl:43)
    ldd r16, Z+36
    eor r4, r16
    ldd r16, Z+37
    eor r5, r16
    ldd r16, Z+38
    eor r2, r16
    ldd r16, Z+39
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 9 (simon.dsl:43)
    ldd r16, Z+32
    eor r8, r16
    ldd r16, Z+33
    eor r9, r16
    ldd r16, Z+34
    eor r6, r16
    ldd r16, Z+35
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 8 (simon.dsl:43)
    ldd r16, Z+28
    eor r4, r16
    ldd r16, Z+29
    eor r5, r16
    ldd r16, Z+30
    eor r2, r16
    ldd r16, Z+31
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 7 (simon.dsl:43)
    ldd r16, Z+24
    eor r8, r16
    ldd r16, Z+25
    eor r9, r16
    ldd r16, Z+26
    eor r6, r16
    ldd r16, Z+27
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 6 (simon.dsl:43)
    ldd r16, Z+20
    eor r4, r16
    ldd r16, Z+21
    eor r5, r16
    ldd r16, Z+22
    eor r2, r16
    ldd r16, Z+23
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 5 (simon.dsl:43)
    ldd r16, Z+16
    eor r8, r16
    ldd r16, Z+17
    eor r9, r16
    ldd r16, Z+18
    eor r6, r16
    ldd r16, Z+19
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 4 (simon.dsl:43)
    ldd r16, Z+12
    eor r4, r16
    ldd r16, Z+13
    eor r5, r16
    ldd r16, Z+14
    eor r2, r16
    ldd r16, Z+15
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 3 (simon.dsl:43)
    ldd r16, Z+8
    eor r8, r16
    ldd r16, Z+9
    eor r9, r16
    ldd r16, Z+10
    eor r6, r16
    ldd r16, Z+11
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    ; round 2 (simon.dsl:43)
    ldd r16, Z+4
    eor r4, r16
    ldd r16, Z+5
    eor r5, r16
    ldd r16, Z+6
    eor r2, r16
    ldd r16, Z+7
    eor r3, r16
    movw r16, r8 ; r17, r9
    movw r12, r6 ; r13, r7
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r7
    and r17, r8
    and r12, r9
    and r13, r6
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r4, r16
    eor r5, r17
    eor r2, r12
    eor r3, r13
    ; round 1 (simon.dsl:43)
    ldd r16, Z+0
    eor r8, r16
    ldd r16, Z+1
    eor r9, r16
    ldd r16, Z+2
    eor r6, r16
    ldd r16, Z+3
    eor r7, r16
    movw r16, r4 ; r17, r5
    movw r12, r2 ; r13, r3
    lsl r16
    rol r17
    rol r12
    rol r13
    adc r16, r1
    movw r14, r16 ; r15, r17
    movw r10, r12 ; r11, r13
    lsl r14
    rol r15
    rol r10
    rol r11
    adc r14, r1
    and r16, r3
    and r17, r4
    and r12, r5
    and r13, r2
    eor r16, r14
    eor r17, r15
    eor r12, r10
    eor r13, r11
    eor r8, r16
    eor r9, r17
    eor r6, r12
    eor r7, r13
    st Y+, r8
    st Y+, r9
    st Y+, r6
    st Y+, r7
    st Y+, r4
    st Y+, r5
    st Y+, r2
    st Y+, r3
    sbiw r24, 1
    breq .Llwcc_simon64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_simon64_128_ecb_decrypt_avr_group
.Llwcc_simon64_128_ecb_decrypt_avr_end:
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
    .size lwcc_simon64_128_ecb_decrypt_avr, .-lwcc_simon64_128_ecb_decrypt_avr

    .global lwcc_simon64_128_ctr_init_avr
    .type lwcc_simon64_128_ctr_init_avr, @function
lwcc_simon64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_simon64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_simon64_128_ctr_nonce_avr
    .size lwcc_simon64_128_ctr_init_avr, .-lwcc_simon64_128_ctr_init_avr

    .global lwcc_simon64_128_ctr_nonce_avr
    .type lwcc_simon64_128_ctr_nonce_avr, @function
lwcc_simon64_128_ctr_nonce_avr:
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
    .size lwcc_simon64_128_ctr_nonce_avr, .-lwcc_simon64_128_ctr_nonce_avr

    .global lwcc_simon64_128_ctr_crypt_avr
    .type lwcc_simon64_128_ctr_crypt_avr, @function
lwcc_simon64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon64_128_ctr_crypt_avr_begin
    ret
.Llwcc_simon64_128_ctr_crypt_avr_begin:
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
    brcc .Llwcc_simon64_128_ctr_crypt_avr_group
    rjmp .Llwcc_simon64_128_ctr_crypt_avr_rest
.Llwcc_simon64_128_ctr_crypt_avr_group:
    ; round 1 (simon.dsl:42)
    mov r12, r5
    mov r13, r4
    mov r10, r3
    mov r11, r2
    lsl r12
    rol r13
    rol r10
    rol r11
    adc r12, r1
    movw r20, r12 ; r21, r13
    and r20, r2
    and r21, r5
    movw r16, r10 ; r17, r11
    and r16, r4
    and r17, r3
    lsl r12
    rol r13
    rol r10
    rol r11
    adc r12, r1
    eor r20, r12
    eor r21, r13
    eor r16, r10
    eor r17, r11
    subi r30, lo8(-(176))
    sbci r31, hi8(-(176))
    ldd r12, Z+0
    eor r12, r20
    ldd r13, Z+1
    eor r13, r21
    ldd r10, Z+2
    eor r10, r16
    ldd r11, Z+3
    eor r11, r17
    subi r30, lo8(-(-176))
    sbci r31, hi8(-(-176))
    ldd r20, Z+0
    eor r12, r20
    ldd r20, Z+1
    eor r13, r20
    ldd r20, Z+2
    eor r10, r20
    ldd r20, Z+3
    eor r11, r20
    ; round 2 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r8, r20 ; r9, r21
    and r8, r11
    and r9, r12
    movw r6, r16 ; r7, r17
    and r6, r13
    and r7, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r8, r20
    eor r9, r21
    eor r6, r16
    eor r7, r17
    eor r8, r5
    eor r9, r4
    eor r6, r3
    eor r7, r2
    ldd r20, Z+4
    eor r8, r20
    ldd r20, Z+5
    eor r9, r20
    ldd r20, Z+6
    eor r6, r20
    ldd r20, Z+7
    eor r7, r20
    ; round 3 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+8
    eor r12, r20
    ldd r20, Z+9
    eor r13, r20
    ldd r20, Z+10
    eor r10, r20
    ldd r20, Z+11
    eor r11, r20
    ; round 4 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+12
    eor r8, r20
    ldd r20, Z+13
    eor r9, r20
    ldd r20, Z+14
    eor r6, r20
    ldd r20, Z+15
    eor r7, r20
    ; round 5 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+16
    eor r12, r20
    ldd r20, Z+17
    eor r13, r20
    ldd r20, Z+18
    eor r10, r20
    ldd r20, Z+19
    eor r11, r20
    ; round 6 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+20
    eor r8, r20
    ldd r20, Z+21
    eor r9, r20
    ldd r20, Z+22
    eor r6, r20
    ldd r20, Z+23
    eor r7, r20
    ; round 7 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+24
    eor r12, r20
    ldd r20, Z+25
    eor r13, r20
    ldd r20, Z+26
    eor r10, r20
    ldd r20, Z+27
    eor r11, r20
    ; round 8 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+28
    eor r8, r20
    ldd r20, Z+29
    eor r9, r20
    ldd r20, Z+30
    eor r6, r20
    ldd r20, Z+31
    eor r7, r20
    ; round 9 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+32
    eor r12, r20
    ldd r20, Z+33
    eor r13, r20
    ldd r20, Z+34
    eor r10, r20
    ldd r20, Z+35
    eor r11, r20
    ; round 10 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+36
    eor r8, r20
    ldd r20, Z+37
    eor r9, r20
    ldd r20, Z+38
    eor r6, r20
    ldd r20, Z+39
    eor r7, r20
    ; round 11 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+40
    eor r12, r20
    ldd r20, Z+41
    eor r13, r20
    ldd r20, Z+42
    eor r10, r20
    ldd r20, Z+43
    eor r11, r20
    ; round 12 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+44
    eor r8, r20
    ldd r20, Z+45
    eor r9, r20
    ldd r20, Z+46
    eor r6, r20
    ldd r20, Z+47
    eor r7, r20
    ; round 13 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+48
    eor r12, r20
    ldd r20, Z+49
    eor r13, r20
    ldd r20, Z+50
    eor r10, r20
    ldd r20, Z+51
    eor r11, r20
    ; round 14 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+52
    eor r8, r20
    ldd r20, Z+53
    eor r9, r20
    ldd r20, Z+54
    eor r6, r20
    ldd r20, Z+55
    eor r7, r20
    ; round 15 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+56
    eor r12, r20
    ldd r20, Z+57
    eor r13, r20
    ldd r20, Z+58
    eor r10, r20
    ldd r20, Z+59
    eor r11, r20
    ; round 16 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+60
    eor r8, r20
    ldd r20, Z+61
    eor r9, r20
    ldd r20, Z+62
    eor r6, r20
    ldd r20, Z+63
    eor r7, r20
    ; round 17 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r20, Z+0
    eor r12, r20
    ldd r20, Z+1
    eor r13, r20
    ldd r20, Z+2
    eor r10, r20
    ldd r20, Z+3
    eor r11, r20
    ; round 18 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+4
    eor r8, r20
    ldd r20, Z+5
    eor r9, r20
    ldd r20, Z+6
    eor r6, r20
    ldd r20, Z+7
    eor r7, r20
    ; round 19 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+8
    eor r12, r20
    ldd r20, Z+9
    eor r13, r20
    ldd r20, Z+10
    eor r10, r20
    ldd r20, Z+11
    eor r11, r20
    ; round 20 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+12
    eor r8, r20
    ldd r20, Z+13
    eor r9, r20
    ldd r20, Z+14
    eor r6, r20
    ldd r20, Z+15
    eor r7, r20
    ; round 21 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+16
    eor r12, r20
    ldd r20, Z+17
    eor r13, r20
    ldd r20, Z+18
    eor r10, r20
    ldd r20, Z+19
    eor r11, r20
    ; round 22 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+20
    eor r8, r20
    ldd r20, Z+21
    eor r9, r20
    ldd r20, Z+22
    eor r6, r20
    ldd r20, Z+23
    eor r7, r20
    ; round 23 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+24
    eor r12, r20
    ldd r20, Z+25
    eor r13, r20
    ldd r20, Z+26
    eor r10, r20
    ldd r20, Z+27
    eor r11, r20
    ; round 24 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+28
    eor r8, r20
    ldd r20, Z+29
    eor r9, r20
    ldd r20, Z+30
    eor r6, r20
    ldd r20, Z+31
    eor r7, r20
    ; round 25 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+32
    eor r12, r20
    ldd r20, Z+33
    eor r13, r20
    ldd r20, Z+34
    eor r10, r20
    ldd r20, Z+35
    eor r11, r20
    ; round 26 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+36
    eor r8, r20
    ldd r20, Z+37
    eor r9, r20
    ldd r20, Z+38
    eor r6, r20
    ldd r20, Z+39
    eor r7, r20
    ; round 27 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+40
    eor r12, r20
    ldd r20, Z+41
    eor r13, r20
    ldd r20, Z+42
    eor r10, r20
    ldd r20, Z+43
    eor r11, r20
    ; round 28 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+44
    eor r8, r20
    ldd r20, Z+45
    eor r9, r20
    ldd r20, Z+46
    eor r6, r20
    ldd r20, Z+47
    eor r7, r20
    ; round 29 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+48
    eor r12, r20
    ldd r20, Z+49
    eor r13, r20
    ldd r20, Z+50
    eor r10, r20
    ldd r20, Z+51
    eor r11, r20
    ; round 30 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+52
    eor r8, r20
    ldd r20, Z+53
    eor r9, r20
    ldd r20, Z+54
    eor r6, r20
    ldd r20, Z+55
    eor r7, r20
    ; round 31 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+56
    eor r12, r20
    ldd r20, Z+57
    eor r13, r20
    ldd r20, Z+58
    eor r10, r20
    ldd r20, Z+59
    eor r11, r20
    ; round 32 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+60
    eor r8, r20
    ldd r20, Z+61
    eor r9, r20
    ldd r20, Z+62
    eor r6, r20
    ldd r20, Z+63
    eor r7, r20
    ; round 33 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r20, Z+0
    eor r12, r20
    ldd r20, Z+1
    eor r13, r20
    ldd r20, Z+2
    eor r10, r20
    ldd r20, Z+3
    eor r11, r20
    ; round 34 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+4
    eor r8, r20
    ldd r20, Z+5
    eor r9, r20
    ldd r20, Z+6
    eor r6, r20
    ldd r20, Z+7
    eor r7, r20
    ; round 35 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+8
    eor r12, r20
    ldd r20, Z+9
    eor r13, r20
    ldd r20, Z+10
    eor r10, r20
    ldd r20, Z+11
    eor r11, r20
    ; round 36 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+12
    eor r8, r20
    ldd r20, Z+13
    eor r9, r20
    ldd r20, Z+14
    eor r6, r20
    ldd r20, Z+15
    eor r7, r20
    ; round 37 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+16
    eor r12, r20
    ldd r20, Z+17
    eor r13, r20
    ldd r20, Z+18
    eor r10, r20
    ldd r20, Z+19
    eor r11, r20
    ; round 38 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+20
    eor r8, r20
    ldd r20, Z+21
    eor r9, r20
    ldd r20, Z+22
    eor r6, r20
    ldd r20, Z+23
    eor r7, r20
    ; round 39 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+24
    eor r12, r20
    ldd r20, Z+25
    eor r13, r20
    ldd r20, Z+26
    eor r10, r20
    ldd r20, Z+27
    eor r11, r20
    ; round 40 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+28
    eor r8, r20
    ldd r20, Z+29
    eor r9, r20
    ldd r20, Z+30
    eor r6, r20
    ldd r20, Z+31
    eor r7, r20
    ; round 41 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+32
    eor r12, r20
    ldd r20, Z+33
    eor r13, r20
    ldd r20, Z+34
    eor r10, r20
    ldd r20, Z+35
    eor r11, r20
    ; round 42 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+36
    eor r8, r20
    ldd r20, Z+37
    eor r9, r20
    ldd r20, Z+38
    eor r6, r20
    ldd r20, Z+39
    eor r7, r20
    ; round 43 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r8
    movw r14, r16 ; r15, r17
    and r14, r9
    and r15, r6
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r12, r18
    eor r13, r19
    eor r10, r14
    eor r11, r15
    ldd r20, Z+40
    eor r12, r20
    ldd r20, Z+41
    eor r13, r20
    ldd r20, Z+42
    eor r10, r20
    ldd r20, Z+43
    eor r11, r20
    ; round 44 (simon.dsl:42)
    movw r20, r12 ; r21, r13
    movw r16, r10 ; r17, r11
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r11
    and r19, r12
    movw r14, r16 ; r15, r17
    and r14, r13
    and r15, r10
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r18, r20
    eor r19, r21
    eor r14, r16
    eor r15, r17
    eor r8, r18
    eor r9, r19
    eor r6, r14
    eor r7, r15
    ldd r20, Z+44
    eor r8, r20
    ldd r20, Z+45
    eor r9, r20
    ldd r20, Z+46
    eor r6, r20
    ldd r20, Z+47
    eor r7, r20
    ld r20, X+
    ld r21, X+
    ld r16, X+
    ld r17, X+
    ld r18, X+
    ld r19, X+
    ld r14, X+
    ld r15, X+
    eor r20, r12
    eor r21, r13
    eor r16, r10
    eor r17, r11
    eor r18, r8
    eor r19, r9
    eor r14, r6
    eor r15, r7
    st Y+, r20
    st Y+, r21
    st Y+, r16
    st Y+, r17
    st Y+, r18
    st Y+, r19
    st Y+, r14
    st Y+, r15
    subi r30, lo8(-(-128))
    sbci r31, hi8(-(-128))
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_simon64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_simon64_128_ctr_crypt_avr_group
.Llwcc_simon64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simon64_128_ctr_crypt_avr_end
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
.Llwcc_simon64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simon64_128_ctr_crypt_avr_group
.Llwcc_simon64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simon64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon64_128_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_simon64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon64_128_ctr_crypt_avr_end:
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
    .size lwcc_simon64_128_ctr_crypt_avr, .-lwcc_simon64_128_ctr_crypt_avr
