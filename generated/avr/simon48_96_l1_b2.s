; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon48_96 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) sbox(lanes=1, fixed=true) value_numbering() hoist() accumulate() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 24 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 6, key 12, nonce 2, rk 108, ctx 110, align 1, group 12, stack 49, code 14920, flash 14920, ram 267
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:d28d283e6a56e7b919122098ea6f5c82aaea8ec498fdd9f8ab723feacca3cb0f

    .text

    .global lwcc_simon48_96_key_setup_avr
    .type lwcc_simon48_96_key_setup_avr, @function
lwcc_simon48_96_key_setup_avr:
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
    ld r6, X+
    adiw r30, 44
    std Z+63, r6
    ld r7, X+
    std Z+62, r7
    ld r0, X+
    std Z+61, r0
    ld r5, X+
    std Z+60, r5
    ld r4, X+
    std Z+59, r4
    ld r12, X+
    std Z+58, r12
    ld r13, X+
    std Z+57, r13
    ld r11, X+
    std Z+56, r11
    ld r10, X+
    std Z+55, r10
    ld r8, X+
    std Z+54, r8
    ld r9, X+
    std Z+53, r9
    ld r2, X
    std Z+52, r2
    ldi r25, 253
    eor r6, r25
    ldi r24, 255
    eor r7, r24
    eor r0, r24
    ldi r23, 252
    eor r23, r5
    eor r24, r4
    ldi r22, 255
    eor r22, r12
    ldi r21, 252
    eor r21, r13
    ldi r20, 255
    eor r20, r11
    ldi r19, 255
    eor r19, r10
    ldi r18, 252
    eor r18, r8
    ldi r17, 255
    eor r17, r9
    ldi r16, 255
    eor r16, r2
    movw r14, r8 ; r15, r9
    mov r3, r14
    lsr r3
    ror r2
    ror r15
    ror r14
    lsr r3
    ror r2
    ror r15
    ror r14
    lsr r3
    ror r2
    ror r15
    ror r14
    eor r14, r5
    eor r15, r4
    eor r2, r12
    movw r4, r14 ; r5, r15
    mov r12, r2
    bst r4, 0
    lsr r12
    ror r5
    ror r4
    bld r12, 7
    eor r14, r4
    eor r15, r5
    eor r2, r12
    eor r6, r14
    eor r7, r15
    eor r0, r2
    std Z+51, r6
    std Z+50, r7
    std Z+49, r0
    eor r25, r6
    mov r5, r25
    ldi r25, 255
    eor r25, r7
    mov r4, r25
    ldi r25, 255
    eor r25, r0
    movw r2, r6 ; r3, r7
    mov r12, r0
    mov r14, r2
    lsr r14
    ror r12
    ror r3
    ror r2
    lsr r14
    ror r12
    ror r3
    ror r2
    lsr r14
    ror r12
    ror r3
    ror r2
    eor r2, r13
    eor r3, r11
    eor r12, r10
    movw r10, r2 ; r11, r3
    mov r13, r12
    bst r10, 0
    lsr r13
    ror r11
    ror r10
    bld r13, 7
    eor r2, r10
    eor r3, r11
    eor r12, r13
    eor r2, r23
    eor r3, r24
    eor r12, r22
    std Z+48, r2
    std Z+47, r3
    std Z+46, r12
    ldi r24, 253
    eor r24, r2
    ldi r23, 255
    eor r23, r3
    ldi r22, 255
    eor r22, r12
    movw r10, r2 ; r11, r3
    mov r13, r12
    mov r14, r10
    lsr r14
    ror r13
    ror r11
    ror r10
    lsr r14
    ror r13
    ror r11
    ror r10
    lsr r14
    ror r13
    ror r11
    ror r10
    eor r10, r8
    eor r11, r9
    ld r8, X
    eor r13, r8
    movw r8, r10 ; r9, r11
    mov r14, r13
    bst r8, 0
    lsr r14
    ror r9
    ror r8
    bld r14, 7
    eor r10, r8
    eor r11, r9
    eor r13, r14
    eor r10, r21
    eor r11, r20
    eor r13, r19
    std Z+45, r10
    std Z+44, r11
    std Z+43, r13
    ldi r19, 253
    eor r19, r10
    ldi r20, 255
    eor r20, r11
    ldi r21, 255
    eor r21, r13
    movw r8, r10 ; r9, r11
    mov r14, r13
    mov r15, r8
    lsr r15
    ror r14
    ror r9
    ror r8
    lsr r15
    ror r14
    ror r9
    ror r8
    lsr r15
    ror r14
    ror r9
    ror r8
    eor r8, r6
    eor r9, r7
    eor r14, r0
    movw r6, r8 ; r7, r9
    mov r0, r14
    bst r6, 0
    lsr r0
    ror r7
    ror r6
    bld r0, 7
    eor r8, r6
    eor r9, r7
    eor r14, r0
    eor r8, r18
    eor r9, r17
    eor r14, r16
    std Z+42, r8
    std Z+41, r9
    std Z+40, r14
    ldi r18, 252
    eor r18, r8
    ldi r17, 255
    eor r17, r9
    ldi r16, 255
    eor r16, r14
    movw r6, r8 ; r7, r9
    mov r0, r14
    mov r15, r6
    lsr r15
    ror r0
    ror r7
    ror r6
    lsr r15
    ror r0
    ror r7
    ror r6
    lsr r15
    ror r0
    ror r7
    ror r6
    eor r6, r2
    eor r7, r3
    eor r0, r12
    movw r2, r6 ; r3, r7
    mov r12, r0
    bst r2, 0
    lsr r12
    ror r3
    ror r2
    bld r12, 7
    eor r6, r2
    eor r7, r3
    eor r0, r12
    eor r5, r6
    eor r4, r7
    eor r0, r25
    std Z+39, r5
    std Z+38, r4
    std Z+37, r0
    ldi r25, 253
    eor r25, r5
    mov r6, r25
    ldi r25, 255
    eor r25, r4
    mov r7, r25
    ldi r25, 255
    eor r25, r0
    movw r2, r4 ; r3, r5
    mov r12, r0
    mov r15, r3
    lsr r15
    ror r12
    ror r2
    ror r3
    lsr r15
    ror r12
    ror r2
    ror r3
    lsr r15
    ror r12
    ror r2
    ror r3
    eor r3, r10
    eor r2, r11
    eor r12, r13
    movw r10, r2 ; r11, r3
    mov r13, r12
    bst r11, 0
    lsr r13
    ror r10
    ror r11
    bld r13, 7
    eor r3, r11
    eor r2, r10
    eor r12, r13
    eor r3, r24
    eor r2, r23
    eor r12, r22
    std Z+36, r3
    std Z+35, r2
    std Z+34, r12
    ldi r24, 253
    eor r24, r3
    ldi r23, 255
    eor r23, r2
    ldi r22, 255
    eor r22, r12
    movw r10, r2 ; r11, r3
    mov r13, r12
    mov r15, r11
    lsr r15
    ror r13
    ror r10
    ror r11
    lsr r15
    ror r13
    ror r10
    ror r11
    lsr r15
    ror r13
    ror r10
    ror r11
    eor r11, r8
    eor r10, r9
    eor r13, r14
    movw r8, r10 ; r9, r11
    mov r14, r13
    bst r9, 0
    lsr r14
    ror r8
    ror r9
    bld r14, 7
    eor r11, r9
    eor r10, r8
    eor r13, r14
    eor r11, r19
    eor r10, r20
    eor r13, r21
    std Z+33, r11
    std Z+32, r10
    std Z+31, r13
    ldi r19, 253
    eor r19, r11
    ldi r20, 255
    eor r20, r10
    ldi r21, 255
    eor r21, r13
    movw r8, r10 ; r9, r11
    mov r14, r13
    mov r15, r9
    lsr r15
    ror r14
    ror r8
    ror r9
    lsr r15
    ror r14
    ror r8
    ror r9
    lsr r15
    ror r14
    ror r8
    ror r9
    eor r9, r5
    eor r8, r4
    eor r14, r0
    movw r4, r8 ; r5, r9
    mov r15, r14
    bst r5, 0
    lsr r15
    ror r4
    ror r5
    bld r15, 7
    eor r9, r5
    eor r8, r4
    eor r14, r15
    eor r9, r18
    eor r8, r17
    eor r14, r16
    std Z+30, r9
    std Z+29, r8
    std Z+28, r14
    ldi r18, 253
    eor r18, r9
    ldi r17, 255
    eor r17, r8
    ldi r16, 255
    eor r16, r14
    movw r4, r8 ; r5, r9
    mov r15, r14
    mov r0, r5
    lsr r0
    ror r15
    ror r4
    ror r5
    lsr r0
    ror r15
    ror r4
    ror r5
    lsr r0
    ror r15
    ror r4
    ror r5
    eor r5, r3
    eor r4, r2
    eor r15, r12
    movw r2, r4 ; r3, r5
    mov r0, r15
    bst r3, 0
    lsr r0
    ror r2
    ror r3
    bld r0, 7
    eor r5, r3
    eor r4, r2
    eor r15, r0
    eor r6, r5
    eor r7, r4
    eor r15, r25
    std Z+27, r6
    std Z+26, r7
    std Z+25, r15
    ldi r25, 253
    eor r25, r6
    mov r4, r25
    ldi r25, 255
    eor r25, r7
    mov r5, r25
    ldi r25, 255
    eor r25, r15
    movw r2, r6 ; r3, r7
    mov r0, r15
    mov r12, r2
    lsr r12
    ror r0
    ror r3
    ror r2
    lsr r12
    ror r0
    ror r3
    ror r2
    lsr r12
    ror r0
    ror r3
    ror r2
    eor r2, r11
    eor r3, r10
    eor r0, r13
    movw r10, r2 ; r11, r3
    mov r12, r0
    bst r10, 0
    lsr r12
    ror r11
    ror r10
    bld r12, 7
    eor r2, r10
    eor r3, r11
    eor r0, r12
    eor r2, r24
    eor r3, r23
    eor r0, r22
    std Z+24, r2
    std Z+23, r3
    std Z+22, r0
    ldi r24, 252
    eor r24, r2
    ldi r23, 255
    eor r23, r3
    ldi r22, 255
    eor r22, r0
    movw r10, r2 ; r11, r3
    mov r12, r0
    mov r13, r10
    lsr r13
    ror r12
    ror r11
    ror r10
    lsr r13
    ror r12
    ror r11
    ror r10
    lsr r13
    ror r12
    ror r11
    ror r10
    eor r10, r9
    eor r11, r8
    eor r12, r14
    movw r8, r10 ; r9, r11
    mov r13, r12
    bst r8, 0
    lsr r13
    ror r9
    ror r8
    bld r13, 7
    eor r10, r8
    eor r11, r9
    eor r12, r13
    eor r10, r19
    eor r11, r20
    eor r12, r21
    std Z+21, r10
    std Z+20, r11
    std Z+19, r12
    ldi r19, 252
    eor r19, r10
    ldi r20, 255
    eor r20, r11
    ldi r21, 255
    eor r21, r12
    movw r8, r10 ; r9, r11
    mov r13, r12
    mov r14, r8
    lsr r14
    ror r13
    ror r9
    ror r8
    lsr r14
    ror r13
    ror r9
    ror r8
    lsr r14
    ror r13
    ror r9
    ror r8
    eor r8, r6
    eor r9, r7
    eor r13, r15
    movw r6, r8 ; r7, r9
    mov r15, r13
    bst r6, 0
    lsr r15
    ror r7
    ror r6
    bld r15, 7
    eor r8, r6
    eor r9, r7
    eor r13, r15
    eor r8, r18
    eor r9, r17
    eor r13, r16
    std Z+18, r8
    std Z+17, r9
    std Z+16, r13
    ldi r18, 253
    eor r18, r8
    ldi r17, 255
    eor r17, r9
    ldi r16, 255
    eor r16, r13
    movw r6, r8 ; r7, r9
    mov r15, r13
    mov r14, r6
    lsr r14
    ror r15
    ror r7
    ror r6
    lsr r14
    ror r15
    ror r7
    ror r6
    lsr r14
    ror r15
    ror r7
    ror r6
    eor r6, r2
    eor r7, r3
    eor r15, r0
    movw r2, r6 ; r3, r7
    mov r0, r15
    bst r2, 0
    lsr r0
    ror r3
    ror r2
    bld r0, 7
    eor r6, r2
    eor r7, r3
    eor r15, r0
    eor r4, r6
    eor r5, r7
    eor r15, r25
    std Z+15, r4
    std Z+14, r5
    std Z+13, r15
    ldi r25, 252
    eor r25, r4
    mov r6, r25
    ldi r25, 255
    eor r25, r5
    mov r7, r25
    ldi r25, 255
    eor r25, r15
    movw r2, r4 ; r3, r5
    mov r0, r15
    mov r14, r2
    lsr r14
    ror r0
    ror r3
    ror r2
    lsr r14
    ror r0
    ror r3
    ror r2
    lsr r14
    ror r0
    ror r3
    ror r2
    eor r2, r10
    eor r3, r11
    eor r0, r12
    movw r10, r2 ; r11, r3
    mov r14, r0
    bst r10, 0
    lsr r14
    ror r11
    ror r10
    bld r14, 7
    eor r2, r10
    eor r3, r11
    eor r0, r14
    eor r2, r24
    eor r3, r23
    eor r0, r22
    std Z+12, r2
    std Z+11, r3
    std Z+10, r0
    ldi r24, 252
    eor r24, r2
    ldi r23, 255
    eor r23, r3
    ldi r22, 255
    eor r22, r0
    movw r10, r2 ; r11, r3
    mov r14, r0
    mov r12, r10
    lsr r12
    ror r14
    ror r11
    ror r10
    lsr r12
    ror r14
    ror r11
    ror r10
    lsr r12
    ror r14
    ror r11
    ror r10
    eor r10, r8
    eor r11, r9
    eor r14, r13
    movw r8, r10 ; r9, r11
    mov r12, r14
    bst r8, 0
    lsr r12
    ror r9
    ror r8
    bld r12, 7
    eor r10, r8
    eor r11, r9
    eor r14, r12
    eor r10, r19
    eor r11, r20
    eor r14, r21
    std Z+9, r10
    std Z+8, r11
    std Z+7, r14
    ldi r19, 253
    eor r19, r10
    ldi r20, 255
    eor r20, r11
    ldi r21, 255
    eor r21, r14
    movw r8, r10 ; r9, r11
    mov r12, r14
    mov r13, r8
    lsr r13
    ror r12
    ror r9
    ror r8
    lsr r13
    ror r12
    ror r9
    ror r8
    lsr r13
    ror r12
    ror r9
    ror r8
    eor r8, r4
    eor r9, r5
    eor r12, r15
    movw r4, r8 ; r5, r9
    mov r15, r12
    bst r4, 0
    lsr r15
    ror r5
    ror r4
    bld r15, 7
    eor r8, r4
    eor r9, r5
    eor r12, r15
    eor r8, r18
    eor r9, r17
    eor r12, r16
    std Z+6, r8
    std Z+5, r9
    std Z+4, r12
    ldi r18, 253
    eor r18, r8
    ldi r17, 255
    eor r17, r9
    ldi r16, 255
    eor r16, r12
    movw r4, r8 ; r5, r9
    mov r15, r12
    mov r13, r4
    lsr r13
    ror r15
    ror r5
    ror r4
    lsr r13
    ror r15
    ror r5
    ror r4
    lsr r13
    ror r15
    ror r5
    ror r4
    eor r4, r2
    eor r5, r3
    eor r15, r0
    movw r2, r4 ; r3, r5
    mov r0, r15
    bst r2, 0
    lsr r0
    ror r3
    ror r2
    bld r0, 7
    eor r4, r2
    eor r5, r3
    eor r15, r0
    eor r6, r4
    eor r7, r5
    eor r15, r25
    std Z+3, r6
    std Z+2, r7
    std Z+1, r15
    ldi r25, 252
    eor r25, r6
    mov r4, r25
    ldi r25, 255
    eor r25, r7
    mov r5, r25
    ldi r25, 255
    eor r25, r15
    movw r2, r6 ; r3, r7
    mov r0, r15
    mov r13, r2
    lsr r13
    ror r0
    ror r3
    ror r2
    lsr r13
    ror r0
    ror r3
    ror r2
    lsr r13
    ror r0
    ror r3
    ror r2
    eor r2, r10
    eor r3, r11
    eor r0, r14
    movw r10, r2 ; r11, r3
    mov r14, r0
    bst r10, 0
    lsr r14
    ror r11
    ror r10
    bld r14, 7
    eor r2, r10
    eor r3, r11
    eor r0, r14
    eor r2, r24
    eor r3, r23
    eor r0, r22
    std Z+0, r2
    subi r30, lo8(-(-44))
    sbci r31, hi8(-(-44))
    std Z+43, r3
    std Z+42, r0
    ldi r24, 252
    eor r24, r2
    ldi r23, 255
    eor r23, r3
    ldi r22, 255
    eor r22, r0
    movw r10, r2 ; r11, r3
    mov r14, r0
    mov r13, r10
    lsr r13
    ror r14
    ror r11
    ror r10
    lsr r13
    ror r14
    ror r11
    ror r10
    lsr r13
    ror r14
    ror r11
    ror r10
    eor r10, r8
    eor r11, r9
    eor r14, r12
    movw r8, r10 ; r9, r11
    mov r12, r14
    bst r8, 0
    lsr r12
    ror r9
    ror r8
    bld r12, 7
    eor r10, r8
    eor r11, r9
    eor r14, r12
    eor r10, r19
    eor r11, r20
    eor r14, r21
    std Z+41, r10
    std Z+40, r11
    std Z+39, r14
    ldi r19, 252
    eor r19, r10
    ldi r20, 255
    eor r20, r11
    ldi r21, 255
    eor r21, r14
    movw r8, r10 ; r9, r11
    mov r12, r14
    mov r13, r8
    lsr r13
    ror r12
    ror r9
    ror r8
    lsr r13
    ror r12
    ror r9
    ror r8
    lsr r13
    ror r12
    ror r9
    ror r8
    eor r8, r6
    eor r9, r7
    eor r12, r15
    movw r6, r8 ; r7, r9
    mov r15, r12
    bst r6, 0
    lsr r15
    ror r7
    ror r6
    bld r15, 7
    eor r8, r6
    eor r9, r7
    eor r12, r15
    eor r8, r18
    eor r9, r17
    eor r12, r16
    std Z+38, r8
    std Z+37, r9
    std Z+36, r12
    ldi r18, 252
    eor r18, r8
    ldi r17, 255
    eor r17, r9
    ldi r16, 255
    eor r16, r12
    movw r6, r8 ; r7, r9
    mov r15, r12
    mov r13, r6
    lsr r13
    ror r15
    ror r7
    ror r6
    lsr r13
    ror r15
    ror r7
    ror r6
    lsr r13
    ror r15
    ror r7
    ror r6
    eor r6, r2
    eor r7, r3
    eor r15, r0
    movw r2, r6 ; r3, r7
    mov r0, r15
    bst r2, 0
    lsr r0
    ror r3
    ror r2
    bld r0, 7
    eor r6, r2
    eor r7, r3
    eor r15, r0
    eor r4, r6
    eor r5, r7
    eor r15, r25
    std Z+35, r4
    std Z+34, r5
    std Z+33, r15
    ldi r25, 253
    eor r25, r4
    mov r6, r25
    ldi r25, 255
    eor r25, r5
    mov r7, r25
    ldi r25, 255
    eor r25, r15
    movw r2, r4 ; r3, r5
    mov r0, r15
    mov r13, r2
    lsr r13
    ror r0
    ror r3
    ror r2
    lsr r13
    ror r0
    ror r3
    ror r2
    lsr r13
    ror r0
    ror r3
    ror r2
    eor r2, r10
    eor r3, r11
    eor r0, r14
    movw r10, r2 ; r11, r3
    mov r14, r0
    bst r10, 0
    lsr r14
    ror r11
    ror r10
    bld r14, 7
    eor r2, r10
    eor r3, r11
    eor r0, r14
    eor r2, r24
    eor r3, r23
    eor r0, r22
    std Z+32, r2
    std Z+31, r3
    std Z+30, r0
    ldi r24, 252
    eor r24, r2
    ldi r23, 255
    eor r23, r3
    ldi r22, 255
    eor r22, r0
    movw r10, r2 ; r11, r3
    mov r14, r0
    mov r13, r10
    lsr r13
    ror r14
    ror r11
    ror r10
    lsr r13
    ror r14
    ror r11
    ror r10
    lsr r13
    ror r14
    ror r11
    ror r10
    eor r10, r8
    eor r11, r9
    eor r14, r12
    movw r8, r10 ; r9, r11
    mov r12, r14
    bst r8, 0
    lsr r12
    ror r9
    ror r8
    bld r12, 7
    eor r10, r8
    eor r11, r9
    eor r14, r12
    eor r10, r19
    eor r11, r20
    eor r14, r21
    std Z+29, r10
    std Z+28, r11
    std Z+27, r14
    ldi r19, 253
    eor r19, r10
    ldi r20, 255
    eor r20, r11
    ldi r21, 255
    eor r21, r14
    movw r8, r10 ; r9, r11
    mov r12, r14
    mov r13, r8
    lsr r13
    ror r12
    ror r9
    ror r8
    lsr r13
    ror r12
    ror r9
    ror r8
    lsr r13
    ror r12
    ror r9
    ror r8
    eor r8, r4
    eor r9, r5
    eor r12, r15
    movw r4, r8 ; r5, r9
    mov r15, r12
    bst r4, 0
    lsr r15
    ror r5
    ror r4
    bld r15, 7
    eor r8, r4
    eor r9, r5
    eor r12, r15
    eor r8, r18
    eor r9, r17
    eor r12, r16
    std Z+26, r8
    std Z+25, r9
    std Z+24, r12
    ldi r18, 253
    eor r18, r8
    ldi r17, 255
    eor r17, r9
    ldi r16, 255
    eor r16, r12
    movw r4, r8 ; r5, r9
    mov r15, r12
    mov r13, r4
    lsr r13
    ror r15
    ror r5
    ror r4
    lsr r13
    ror r15
    ror r5
    ror r4
    lsr r13
    ror r15
    ror r5
    ror r4
    eor r4, r2
    eor r5, r3
    eor r15, r0
    movw r2, r4 ; r3, r5
    mov r0, r15
    bst r2, 0
    lsr r0
    ror r3
    ror r2
    bld r0, 7
    eor r4, r2
    eor r5, r3
    eor r15, r0
    eor r6, r4
    eor r7, r5
    eor r15, r25
    std Z+23, r6
    std Z+22, r7
    std Z+21, r15
    ldi r25, 252
    eor r25, r6
    mov r4, r25
    ldi r25, 255
    eor r25, r7
    mov r5, r25
    ldi r25, 255
    eor r25, r15
    movw r2, r6 ; r3, r7
    mov r0, r15
    mov r13, r2
    lsr r13
    ror r0
    ror r3
    ror r2
    lsr r13
    ror r0
    ror r3
    ror r2
    lsr r13
    ror r0
    ror r3
    ror r2
    eor r2, r10
    eor r3, r11
    eor r0, r14
    movw r10, r2 ; r11, r3
    mov r14, r0
    bst r10, 0
    lsr r14
    ror r11
    ror r10
    bld r14, 7
    eor r2, r10
    eor r3, r11
    eor r0, r14
    eor r2, r24
    eor r3, r23
    eor r0, r22
    std Z+20, r2
    std Z+19, r3
    std Z+18, r0
    ldi r24, 253
    eor r24, r2
    ldi r23, 255
    eor r23, r3
    ldi r22, 255
    eor r22, r0
    movw r10, r2 ; r11, r3
    mov r14, r0
    mov r13, r10
    lsr r13
    ror r14
    ror r11
    ror r10
    lsr r13
    ror r14
    ror r11
    ror r10
    lsr r13
    ror r14
    ror r11
    ror r10
    eor r10, r8
    eor r11, r9
    eor r14, r12
    movw r8, r10 ; r9, r11
    mov r12, r14
    bst r8, 0
    lsr r12
    ror r9
    ror r8
    bld r12, 7
    eor r10, r8
    eor r11, r9
    eor r14, r12
    eor r10, r19
    eor r11, r20
    eor r14, r21
    std Z+17, r10
    std Z+16, r11
    std Z+15, r14
    ldi r19, 252
    eor r19, r10
    ldi r20, 255
    eor r20, r11
    ldi r21, 255
    eor r21, r14
    movw r8, r10 ; r9, r11
    mov r12, r14
    mov r13, r8
    lsr r13
    ror r12
    ror r9
    ror r8
    lsr r13
    ror r12
    ror r9
    ror r8
    lsr r13
    ror r12
    ror r9
    ror r8
    eor r8, r6
    eor r9, r7
    eor r12, r15
    movw r6, r8 ; r7, r9
    mov r15, r12
    bst r6, 0
    lsr r15
    ror r7
    ror r6
    bld r15, 7
    eor r8, r6
    eor r9, r7
    eor r12, r15
    eor r8, r18
    eor r9, r17
    eor r12, r16
    std Z+14, r8
    std Z+13, r9
    std Z+12, r12
    ldi r18, 253
    eor r18, r8
    ldi r17, 255
    eor r17, r9
    ldi r16, 255
    eor r16, r12
    movw r6, r8 ; r7, r9
    mov r15, r12
    mov r13, r6
    lsr r13
    ror r15
    ror r7
    ror r6
    lsr r13
    ror r15
    ror r7
    ror r6
    lsr r13
    ror r15
    ror r7
    ror r6
    eor r6, r2
    eor r7, r3
    eor r15, r0
    movw r2, r6 ; r3, r7
    mov r0, r15
    bst r2, 0
    lsr r0
    ror r3
    ror r2
    bld r0, 7
    eor r6, r2
    eor r7, r3
    eor r15, r0
    eor r4, r6
    eor r5, r7
    eor r15, r25
    std Z+11, r4
    std Z+10, r5
    std Z+9, r15
    movw r6, r4 ; r7, r5
    mov r0, r15
    mov r13, r6
    lsr r13
    ror r0
    ror r7
    ror r6
    lsr r13
    ror r0
    ror r7
    ror r6
    lsr r13
    ror r0
    ror r7
    ror r6
    eor r6, r10
    eor r7, r11
    eor r0, r14
    movw r10, r6 ; r11, r7
    mov r14, r0
    bst r10, 0
    lsr r14
    ror r11
    ror r10
    bld r14, 7
    eor r6, r10
    eor r7, r11
    eor r0, r14
    eor r6, r24
    eor r7, r23
    eor r0, r22
    std Z+8, r6
    std Z+7, r7
    std Z+6, r0
    mov r13, r6
    lsr r13
    ror r0
    ror r7
    ror r6
    lsr r13
    ror r0
    ror r7
    ror r6
    lsr r13
    ror r0
    ror r7
    ror r6
    eor r6, r8
    eor r7, r9
    eor r0, r12
    movw r10, r6 ; r11, r7
    mov r14, r0
    bst r10, 0
    lsr r14
    ror r11
    ror r10
    bld r14, 7
    eor r6, r10
    eor r7, r11
    eor r0, r14
    eor r6, r19
    eor r7, r20
    eor r0, r21
    std Z+5, r6
    std Z+4, r7
    std Z+3, r0
    mov r14, r6
    lsr r14
    ror r0
    ror r7
    ror r6
    lsr r14
    ror r0
    ror r7
    ror r6
    lsr r14
    ror r0
    ror r7
    ror r6
    eor r6, r4
    eor r7, r5
    eor r0, r15
    movw r4, r6 ; r5, r7
    mov r19, r0
    bst r4, 0
    lsr r19
    ror r5
    ror r4
    bld r19, 7
    eor r6, r4
    eor r7, r5
    eor r0, r19
    eor r6, r18
    eor r7, r17
    eor r0, r16
    std Z+2, r6
    std Z+1, r7
    std Z+0, r0
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
    .size lwcc_simon48_96_key_setup_avr, .-lwcc_simon48_96_key_setup_avr

    .global lwcc_simon48_96_ecb_encrypt_avr
    .type lwcc_simon48_96_ecb_encrypt_avr, @function
lwcc_simon48_96_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon48_96_ecb_encrypt_avr_begin
    ret
.Llwcc_simon48_96_ecb_encrypt_avr_begin:
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
    push r28
    push r29
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_simon48_96_ecb_encrypt_avr_group
    jmp .Llwcc_simon48_96_ecb_encrypt_avr_rest
.Llwcc_simon48_96_ecb_encrypt_avr_group:
    ld r6, X+
    ld r7, X+
    ld r23, X+
    ld r2, X+
    ld r3, X+
    ld r22, X+
    ; round 1 (simon.dsl:42)
    movw r4, r2 ; r5, r3
    mov r21, r22
    lsl r4
    rol r5
    rol r21
    adc r4, r1
    mov r10, r4
    and r10, r22
    eor r6, r10
    mov r10, r5
    and r10, r2
    eor r7, r10
    mov r10, r21
    and r10, r3
    eor r23, r10
    lsl r4
    rol r5
    rol r21
    adc r4, r1
    eor r6, r4
    eor r7, r5
    eor r23, r21
    ld r4, X+
    ld r5, X+
    ld r21, X+
    ld r10, X+
    ld r11, X+
    ld r20, X+
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    adiw r30, 44
    ldd r8, Z+63
    eor r6, r8
    eor r4, r8
    ldd r8, Z+62
    eor r7, r8
    eor r5, r8
    ldd r8, Z+61
    eor r23, r8
    eor r21, r8
    ; round 2 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+60
    eor r2, r8
    eor r10, r8
    ldd r8, Z+59
    eor r3, r8
    eor r11, r8
    ldd r8, Z+58
    eor r22, r8
    eor r20, r8
    ; round 3 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+57
    eor r6, r8
    eor r4, r8
    ldd r8, Z+56
    eor r7, r8
    eor r5, r8
    ldd r8, Z+55
    eor r23, r8
    eor r21, r8
    ; round 4 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+54
    eor r2, r8
    eor r10, r8
    ldd r8, Z+53
    eor r3, r8
    eor r11, r8
    ldd r8, Z+52
    eor r22, r8
    eor r20, r8
    ; round 5 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+51
    eor r6, r8
    eor r4, r8
    ldd r8, Z+50
    eor r7, r8
    eor r5, r8
    ldd r8, Z+49
    eor r23, r8
    eor r21, r8
    ; round 6 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+48
    eor r2, r8
    eor r10, r8
    ldd r8, Z+47
    eor r3, r8
    eor r11, r8
    ldd r8, Z+46
    eor r22, r8
    eor r20, r8
    ; round 7 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+45
    eor r6, r8
    eor r4, r8
    ldd r8, Z+44
    eor r7, r8
    eor r5, r8
    ldd r8, Z+43
    eor r23, r8
    eor r21, r8
    ; round 8 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+42
    eor r2, r8
    eor r10, r8
    ldd r8, Z+41
    eor r3, r8
    eor r11, r8
    ldd r8, Z+40
    eor r22, r8
    eor r20, r8
    ; round 9 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+39
    eor r6, r8
    eor r4, r8
    ldd r8, Z+38
    eor r7, r8
    eor r5, r8
    ldd r8, Z+37
    eor r23, r8
    eor r21, r8
    ; round 10 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+36
    eor r2, r8
    eor r10, r8
    ldd r8, Z+35
    eor r3, r8
    eor r11, r8
    ldd r8, Z+34
    eor r22, r8
    eor r20, r8
    ; round 11 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+33
    eor r6, r8
    eor r4, r8
    ldd r8, Z+32
    eor r7, r8
    eor r5, r8
    ldd r8, Z+31
    eor r23, r8
    eor r21, r8
    ; round 12 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+30
    eor r2, r8
    eor r10, r8
    ldd r8, Z+29
    eor r3, r8
    eor r11, r8
    ldd r8, Z+28
    eor r22, r8
    eor r20, r8
    ; round 13 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+27
    eor r6, r8
    eor r4, r8
    ldd r8, Z+26
    eor r7, r8
    eor r5, r8
    ldd r8, Z+25
    eor r23, r8
    eor r21, r8
    ; round 14 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+24
    eor r2, r8
    eor r10, r8
    ldd r8, Z+23
    eor r3, r8
    eor r11, r8
    ldd r8, Z+22
    eor r22, r8
    eor r20, r8
    ; round 15 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+21
    eor r6, r8
    eor r4, r8
    ldd r8, Z+20
    eor r7, r8
    eor r5, r8
    ldd r8, Z+19
    eor r23, r8
    eor r21, r8
    ; round 16 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+18
    eor r2, r8
    eor r10, r8
    ldd r8, Z+17
    eor r3, r8
    eor r11, r8
    ldd r8, Z+16
    eor r22, r8
    eor r20, r8
    ; round 17 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+15
    eor r6, r8
    eor r4, r8
    ldd r8, Z+14
    eor r7, r8
    eor r5, r8
    ldd r8, Z+13
    eor r23, r8
    eor r21, r8
    ; round 18 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+12
    eor r2, r8
    eor r10, r8
    ldd r8, Z+11
    eor r3, r8
    eor r11, r8
    ldd r8, Z+10
    eor r22, r8
    eor r20, r8
    ; round 19 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+9
    eor r6, r8
    eor r4, r8
    ldd r8, Z+8
    eor r7, r8
    eor r5, r8
    ldd r8, Z+7
    eor r23, r8
    eor r21, r8
    ; round 20 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+6
    eor r2, r8
    eor r10, r8
    ldd r8, Z+5
    eor r3, r8
    eor r11, r8
    ldd r8, Z+4
    eor r22, r8
    eor r20, r8
    ; round 21 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+3
    eor r6, r8
    eor r4, r8
    ldd r8, Z+2
    eor r7, r8
    eor r5, r8
    ldd r8, Z+1
    eor r23, r8
    eor r21, r8
    ; round 22 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+0
    eor r2, r8
    eor r10, r8
    subi r30, lo8(-(-44))
    sbci r31, hi8(-(-44))
    ldd r8, Z+43
    eor r3, r8
    eor r11, r8
    ldd r8, Z+42
    eor r22, r8
    eor r20, r8
    ; round 23 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+41
    eor r6, r8
    eor r4, r8
    ldd r8, Z+40
    eor r7, r8
    eor r5, r8
    ldd r8, Z+39
    eor r23, r8
    eor r21, r8
    ; round 24 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+38
    eor r2, r8
    eor r10, r8
    ldd r8, Z+37
    eor r3, r8
    eor r11, r8
    ldd r8, Z+36
    eor r22, r8
    eor r20, r8
    ; round 25 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+35
    eor r6, r8
    eor r4, r8
    ldd r8, Z+34
    eor r7, r8
    eor r5, r8
    ldd r8, Z+33
    eor r23, r8
    eor r21, r8
    ; round 26 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+32
    eor r2, r8
    eor r10, r8
    ldd r8, Z+31
    eor r3, r8
    eor r11, r8
    ldd r8, Z+30
    eor r22, r8
    eor r20, r8
    ; round 27 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+29
    eor r6, r8
    eor r4, r8
    ldd r8, Z+28
    eor r7, r8
    eor r5, r8
    ldd r8, Z+27
    eor r23, r8
    eor r21, r8
    ; round 28 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+26
    eor r2, r8
    eor r10, r8
    ldd r8, Z+25
    eor r3, r8
    eor r11, r8
    ldd r8, Z+24
    eor r22, r8
    eor r20, r8
    ; round 29 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+23
    eor r6, r8
    eor r4, r8
    ldd r8, Z+22
    eor r7, r8
    eor r5, r8
    ldd r8, Z+21
    eor r23, r8
    eor r21, r8
    ; round 30 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+20
    eor r2, r8
    eor r10, r8
    ldd r8, Z+19
    eor r3, r8
    eor r11, r8
    ldd r8, Z+18
    eor r22, r8
    eor r20, r8
    ; round 31 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+17
    eor r6, r8
    eor r4, r8
    ldd r8, Z+16
    eor r7, r8
    eor r5, r8
    ldd r8, Z+15
    eor r23, r8
    eor r21, r8
    ; round 32 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+14
    eor r2, r8
    eor r10, r8
    ldd r8, Z+13
    eor r3, r8
    eor r11, r8
    ldd r8, Z+12
    eor r22, r8
    eor r20, r8
    ; round 33 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+11
    eor r6, r8
    eor r4, r8
    ldd r8, Z+10
    eor r7, r8
    eor r5, r8
    ldd r8, Z+9
    eor r23, r8
    eor r21, r8
    ; round 34 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    and r18, r5
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r20, r19
    ldd r8, Z+8
    eor r2, r8
    eor r10, r8
    ldd r8, Z+7
    eor r3, r8
    eor r11, r8
    ldd r8, Z+6
    eor r22, r8
    eor r20, r8
    ; round 35 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r23, r19
    movw r8, r10 ; r9, r11
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    and r18, r11
    eor r21, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    ldd r8, Z+5
    eor r6, r8
    eor r4, r8
    ; round 36 (simon.dsl:43)
    st Y+, r6
    ; round 35 (simon.dsl:43)
    ldd r8, Z+4
    eor r7, r8
    eor r5, r8
    ; round 36 (simon.dsl:43)
    st Y+, r7
    ; round 35 (simon.dsl:43)
    ldd r8, Z+3
    eor r23, r8
    eor r21, r8
    ; round 36 (simon.dsl:43)
    st Y+, r23
    movw r8, r6 ; r9, r7
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    and r23, r8
    eor r2, r23
    and r6, r9
    eor r3, r6
    and r7, r19
    eor r22, r7
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r22, r19
    movw r6, r4 ; r7, r5
    mov r23, r21
    lsl r6
    rol r7
    rol r23
    adc r6, r1
    mov r8, r6
    and r8, r21
    eor r10, r8
    mov r8, r7
    and r8, r4
    eor r11, r8
    mov r8, r23
    and r8, r5
    eor r20, r8
    lsl r6
    rol r7
    rol r23
    adc r6, r1
    eor r10, r6
    eor r11, r7
    eor r20, r23
    ldd r6, Z+2
    eor r2, r6
    eor r10, r6
    st Y+, r2
    ldd r6, Z+1
    eor r3, r6
    eor r11, r6
    st Y+, r3
    ldd r6, Z+0
    eor r22, r6
    eor r20, r6
    st Y+, r22
    st Y+, r4
    st Y+, r5
    st Y+, r21
    st Y+, r10
    st Y+, r11
    st Y+, r20
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simon48_96_ecb_encrypt_avr_rest
    jmp .Llwcc_simon48_96_ecb_encrypt_avr_group
.Llwcc_simon48_96_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon48_96_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_simon48_96_ecb_encrypt_avr_end
    mov r18, r24
    lsl r24
    add r24, r18
    lsl r24
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simon48_96_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon48_96_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    jmp .Llwcc_simon48_96_ecb_encrypt_avr_group
.Llwcc_simon48_96_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_simon48_96_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon48_96_ecb_encrypt_avr_copy
    ldi r18, 12
.Llwcc_simon48_96_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon48_96_ecb_encrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon48_96_ecb_encrypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_simon48_96_ecb_encrypt_avr, .-lwcc_simon48_96_ecb_encrypt_avr

    .global lwcc_simon48_96_ecb_decrypt_avr
    .type lwcc_simon48_96_ecb_decrypt_avr, @function
lwcc_simon48_96_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon48_96_ecb_decrypt_avr_begin
    ret
.Llwcc_simon48_96_ecb_decrypt_avr_begin:
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
    push r28
    push r29
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_simon48_96_ecb_decrypt_avr_group
    jmp .Llwcc_simon48_96_ecb_decrypt_avr_rest
.Llwcc_simon48_96_ecb_decrypt_avr_group:
    ld r4, X+
    ld r5, X+
    ld r23, X+
    ; round 36 (simon.dsl:42)
    movw r2, r4 ; r3, r5
    mov r6, r23
    lsl r2
    rol r3
    rol r6
    adc r2, r1
    mov r7, r2
    and r7, r23
    ld r10, X+
    eor r10, r7
    mov r7, r3
    and r7, r4
    ld r11, X+
    eor r11, r7
    mov r7, r6
    lsl r2
    rol r3
    rol r7
    adc r2, r1
    eor r10, r2
    eor r11, r3
    and r6, r5
    ld r22, X+
    eor r22, r6
    eor r22, r7
    ld r2, X+
    ld r3, X+
    ld r21, X+
    movw r8, r2 ; r9, r3
    mov r18, r21
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    mov r19, r8
    and r19, r21
    ld r6, X+
    eor r6, r19
    mov r19, r9
    and r19, r2
    ld r7, X+
    eor r7, r19
    mov r19, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r18, r3
    ld r20, X+
    eor r20, r18
    eor r20, r19
    ldd r8, Z+2
    eor r10, r8
    eor r6, r8
    ldd r8, Z+1
    eor r11, r8
    eor r7, r8
    ldd r8, Z+0
    eor r22, r8
    eor r20, r8
    ; round 35 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+5
    eor r4, r8
    eor r2, r8
    ldd r8, Z+4
    eor r5, r8
    eor r3, r8
    ldd r8, Z+3
    eor r23, r8
    eor r21, r8
    ; round 34 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+8
    eor r10, r8
    eor r6, r8
    ldd r8, Z+7
    eor r11, r8
    eor r7, r8
    ldd r8, Z+6
    eor r22, r8
    eor r20, r8
    ; round 33 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+11
    eor r4, r8
    eor r2, r8
    ldd r8, Z+10
    eor r5, r8
    eor r3, r8
    ldd r8, Z+9
    eor r23, r8
    eor r21, r8
    ; round 32 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+14
    eor r10, r8
    eor r6, r8
    ldd r8, Z+13
    eor r11, r8
    eor r7, r8
    ldd r8, Z+12
    eor r22, r8
    eor r20, r8
    ; round 31 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+17
    eor r4, r8
    eor r2, r8
    ldd r8, Z+16
    eor r5, r8
    eor r3, r8
    ldd r8, Z+15
    eor r23, r8
    eor r21, r8
    ; round 30 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+20
    eor r10, r8
    eor r6, r8
    ldd r8, Z+19
    eor r11, r8
    eor r7, r8
    ldd r8, Z+18
    eor r22, r8
    eor r20, r8
    ; round 29 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+23
    eor r4, r8
    eor r2, r8
    ldd r8, Z+22
    eor r5, r8
    eor r3, r8
    ldd r8, Z+21
    eor r23, r8
    eor r21, r8
    ; round 28 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+26
    eor r10, r8
    eor r6, r8
    ldd r8, Z+25
    eor r11, r8
    eor r7, r8
    ldd r8, Z+24
    eor r22, r8
    eor r20, r8
    ; round 27 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+29
    eor r4, r8
    eor r2, r8
    ldd r8, Z+28
    eor r5, r8
    eor r3, r8
    ldd r8, Z+27
    eor r23, r8
    eor r21, r8
    ; round 26 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+32
    eor r10, r8
    eor r6, r8
    ldd r8, Z+31
    eor r11, r8
    eor r7, r8
    ldd r8, Z+30
    eor r22, r8
    eor r20, r8
    ; round 25 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+35
    eor r4, r8
    eor r2, r8
    ldd r8, Z+34
    eor r5, r8
    eor r3, r8
    ldd r8, Z+33
    eor r23, r8
    eor r21, r8
    ; round 24 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+38
    eor r10, r8
    eor r6, r8
    ldd r8, Z+37
    eor r11, r8
    eor r7, r8
    ldd r8, Z+36
    eor r22, r8
    eor r20, r8
    ; round 23 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+41
    eor r4, r8
    eor r2, r8
    ldd r8, Z+40
    eor r5, r8
    eor r3, r8
    ldd r8, Z+39
    eor r23, r8
    eor r21, r8
    ; round 22 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+44
    eor r10, r8
    eor r6, r8
    ldd r8, Z+43
    eor r11, r8
    eor r7, r8
    ldd r8, Z+42
    eor r22, r8
    eor r20, r8
    ; round 21 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+47
    eor r4, r8
    eor r2, r8
    ldd r8, Z+46
    eor r5, r8
    eor r3, r8
    ldd r8, Z+45
    eor r23, r8
    eor r21, r8
    ; round 20 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+50
    eor r10, r8
    eor r6, r8
    ldd r8, Z+49
    eor r11, r8
    eor r7, r8
    ldd r8, Z+48
    eor r22, r8
    eor r20, r8
    ; round 19 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+53
    eor r4, r8
    eor r2, r8
    ldd r8, Z+52
    eor r5, r8
    eor r3, r8
    ldd r8, Z+51
    eor r23, r8
    eor r21, r8
    ; round 18 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+56
    eor r10, r8
    eor r6, r8
    ldd r8, Z+55
    eor r11, r8
    eor r7, r8
    ldd r8, Z+54
    eor r22, r8
    eor r20, r8
    ; round 17 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+59
    eor r4, r8
    eor r2, r8
    ldd r8, Z+58
    eor r5, r8
    eor r3, r8
    ldd r8, Z+57
    eor r23, r8
    eor r21, r8
    ; round 16 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+62
    eor r10, r8
    eor r6, r8
    ldd r8, Z+61
    eor r11, r8
    eor r7, r8
    ldd r8, Z+60
    eor r22, r8
    eor r20, r8
    ; round 15 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    adiw r30, 63
    ldd r8, Z+2
    eor r4, r8
    eor r2, r8
    ldd r8, Z+1
    eor r5, r8
    eor r3, r8
    ldd r8, Z+0
    eor r23, r8
    eor r21, r8
    ; round 14 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+5
    eor r10, r8
    eor r6, r8
    ldd r8, Z+4
    eor r11, r8
    eor r7, r8
    ldd r8, Z+3
    eor r22, r8
    eor r20, r8
    ; round 13 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+8
    eor r4, r8
    eor r2, r8
    ldd r8, Z+7
    eor r5, r8
    eor r3, r8
    ldd r8, Z+6
    eor r23, r8
    eor r21, r8
    ; round 12 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+11
    eor r10, r8
    eor r6, r8
    ldd r8, Z+10
    eor r11, r8
    eor r7, r8
    ldd r8, Z+9
    eor r22, r8
    eor r20, r8
    ; round 11 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+14
    eor r4, r8
    eor r2, r8
    ldd r8, Z+13
    eor r5, r8
    eor r3, r8
    ldd r8, Z+12
    eor r23, r8
    eor r21, r8
    ; round 10 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+17
    eor r10, r8
    eor r6, r8
    ldd r8, Z+16
    eor r11, r8
    eor r7, r8
    ldd r8, Z+15
    eor r22, r8
    eor r20, r8
    ; round 9 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+20
    eor r4, r8
    eor r2, r8
    ldd r8, Z+19
    eor r5, r8
    eor r3, r8
    ldd r8, Z+18
    eor r23, r8
    eor r21, r8
    ; round 8 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+23
    eor r10, r8
    eor r6, r8
    ldd r8, Z+22
    eor r11, r8
    eor r7, r8
    ldd r8, Z+21
    eor r22, r8
    eor r20, r8
    ; round 7 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+26
    eor r4, r8
    eor r2, r8
    ldd r8, Z+25
    eor r5, r8
    eor r3, r8
    ldd r8, Z+24
    eor r23, r8
    eor r21, r8
    ; round 6 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+29
    eor r10, r8
    eor r6, r8
    ldd r8, Z+28
    eor r11, r8
    eor r7, r8
    ldd r8, Z+27
    eor r22, r8
    eor r20, r8
    ; round 5 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+32
    eor r4, r8
    eor r2, r8
    ldd r8, Z+31
    eor r5, r8
    eor r3, r8
    ldd r8, Z+30
    eor r23, r8
    eor r21, r8
    ; round 4 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+35
    eor r10, r8
    eor r6, r8
    ldd r8, Z+34
    eor r11, r8
    eor r7, r8
    ldd r8, Z+33
    eor r22, r8
    eor r20, r8
    ; round 3 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+38
    eor r4, r8
    eor r2, r8
    ldd r8, Z+37
    eor r5, r8
    eor r3, r8
    ldd r8, Z+36
    eor r23, r8
    eor r21, r8
    ; round 2 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
    eor r10, r18
    mov r18, r9
    and r18, r4
    eor r11, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r22, r19
    eor r22, r18
    movw r8, r2 ; r9, r3
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r21
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r20, r19
    eor r20, r18
    ldd r8, Z+41
    eor r10, r8
    eor r6, r8
    ldd r8, Z+40
    eor r11, r8
    eor r7, r8
    ldd r8, Z+39
    eor r22, r8
    eor r20, r8
    ; round 1 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r4, r18
    mov r18, r9
    and r18, r10
    eor r5, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r23, r19
    eor r23, r18
    movw r8, r6 ; r9, r7
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r21, r19
    eor r21, r18
    ldd r8, Z+44
    eor r4, r8
    eor r2, r8
    st Y+, r4
    ldd r4, Z+43
    eor r5, r4
    eor r3, r4
    st Y+, r5
    ldd r4, Z+42
    eor r23, r4
    eor r21, r4
    st Y+, r23
    st Y+, r10
    st Y+, r11
    st Y+, r22
    st Y+, r2
    st Y+, r3
    st Y+, r21
    st Y+, r6
    st Y+, r7
    st Y+, r20
    subi r30, lo8(-(-63))
    sbci r31, hi8(-(-63))
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simon48_96_ecb_decrypt_avr_rest
    jmp .Llwcc_simon48_96_ecb_decrypt_avr_group
.Llwcc_simon48_96_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon48_96_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_simon48_96_ecb_decrypt_avr_end
    mov r18, r24
    lsl r24
    add r24, r18
    lsl r24
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simon48_96_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon48_96_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    jmp .Llwcc_simon48_96_ecb_decrypt_avr_group
.Llwcc_simon48_96_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_simon48_96_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon48_96_ecb_decrypt_avr_copy
    ldi r18, 12
.Llwcc_simon48_96_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon48_96_ecb_decrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon48_96_ecb_decrypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_simon48_96_ecb_decrypt_avr, .-lwcc_simon48_96_ecb_decrypt_avr

    .global lwcc_simon48_96_ctr_init_avr
    .type lwcc_simon48_96_ctr_init_avr, @function
lwcc_simon48_96_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_simon48_96_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_simon48_96_ctr_nonce_avr
    .size lwcc_simon48_96_ctr_init_avr, .-lwcc_simon48_96_ctr_init_avr

    .global lwcc_simon48_96_ctr_nonce_avr
    .type lwcc_simon48_96_ctr_nonce_avr, @function
lwcc_simon48_96_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(108))
    sbci r31, hi8(-(108))
    std Z+0, r0
    ld r0, X
    std Z+1, r0
    ret
    .size lwcc_simon48_96_ctr_nonce_avr, .-lwcc_simon48_96_ctr_nonce_avr

    .global lwcc_simon48_96_ctr_crypt_avr
    .type lwcc_simon48_96_ctr_crypt_avr, @function
lwcc_simon48_96_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon48_96_ctr_crypt_avr_begin
    ret
.Llwcc_simon48_96_ctr_crypt_avr_begin:
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
    ldi r18, 2
    sub r2, r18
    sbc r3, r1
    sbc r4, r1
    sbc r5, r1
    push r5
    push r4
    push r3
    push r2
    movw r24, r20
    subi r24, 12
    sbci r25, 0
    brcc .Llwcc_simon48_96_ctr_crypt_avr_group
    rjmp .Llwcc_simon48_96_ctr_crypt_avr_rest
.Llwcc_simon48_96_ctr_crypt_avr_group:
    pop r2
    pop r3
    pop r4
    pop r5
    ldi r18, 2
    add r2, r18
    adc r3, r1
    adc r4, r1
    adc r5, r1
    push r5
    push r4
    push r3
    push r2
    ; round 1 (simon.dsl:42)
    mov r10, r4
    mov r11, r3
    mov r16, r2
    mov r17, r5
    lsl r10
    rol r11
    rol r16
    adc r10, r1
    movw r8, r10 ; r9, r11
    and r8, r2
    and r9, r4
    mov r7, r16
    and r7, r3
    lsl r10
    rol r11
    rol r16
    adc r10, r1
    eor r7, r5
    eor r7, r16
    mov r0, r2
    mov r5, r3
    mov r16, r0
    mov r18, r5
    mov r19, r4
    subi r16, 255
    sbci r18, 255
    sbci r19, 255
    sbci r17, 255
    movw r12, r18 ; r13, r19
    mov r3, r16
    lsl r13
    rol r12
    rol r3
    adc r13, r1
    movw r14, r12 ; r15, r13
    and r15, r16
    and r14, r19
    mov r2, r3
    and r2, r18
    eor r2, r17
    lsl r13
    rol r12
    rol r3
    adc r13, r1
    eor r2, r3
    adiw r30, 46
    ldd r6, Z+62
    eor r8, r6
    eor r8, r10
    eor r6, r15
    eor r6, r13
    ldd r3, Z+63
    eor r9, r3
    eor r9, r11
    eor r3, r14
    eor r3, r12
    ldd r10, Z+61
    eor r8, r10
    eor r6, r10
    ldd r10, Z+60
    eor r9, r10
    eor r3, r10
    ldd r10, Z+59
    eor r7, r10
    eor r2, r10
    ; round 2 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r20, r6 ; r21, r7
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    movw r14, r10 ; r15, r11
    and r14, r7
    eor r14, r4
    and r15, r8
    eor r15, r5
    mov r5, r21
    and r5, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r21
    movw r10, r2 ; r11, r3
    lsl r20
    rol r11
    rol r10
    adc r20, r1
    mov r4, r20
    mov r12, r11
    and r4, r2
    eor r4, r19
    and r12, r6
    eor r12, r18
    mov r13, r10
    and r13, r3
    eor r13, r16
    lsl r20
    rol r11
    rol r10
    adc r20, r1
    eor r4, r20
    eor r12, r11
    eor r13, r10
    ldd r0, Z+58
    eor r14, r0
    eor r4, r0
    ldd r0, Z+57
    eor r15, r0
    eor r12, r0
    ldd r0, Z+56
    eor r5, r0
    eor r13, r0
    ; round 3 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+55
    eor r8, r0
    eor r6, r0
    ldd r0, Z+54
    eor r9, r0
    eor r3, r0
    ldd r0, Z+53
    eor r7, r0
    eor r2, r0
    ; round 4 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+52
    eor r14, r0
    eor r4, r0
    ldd r0, Z+51
    eor r15, r0
    eor r12, r0
    ldd r0, Z+50
    eor r5, r0
    eor r13, r0
    ; round 5 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+49
    eor r8, r0
    eor r6, r0
    ldd r0, Z+48
    eor r9, r0
    eor r3, r0
    ldd r0, Z+47
    eor r7, r0
    eor r2, r0
    ; round 6 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+46
    eor r14, r0
    eor r4, r0
    ldd r0, Z+45
    eor r15, r0
    eor r12, r0
    ldd r0, Z+44
    eor r5, r0
    eor r13, r0
    ; round 7 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+43
    eor r8, r0
    eor r6, r0
    ldd r0, Z+42
    eor r9, r0
    eor r3, r0
    ldd r0, Z+41
    eor r7, r0
    eor r2, r0
    ; round 8 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+40
    eor r14, r0
    eor r4, r0
    ldd r0, Z+39
    eor r15, r0
    eor r12, r0
    ldd r0, Z+38
    eor r5, r0
    eor r13, r0
    ; round 9 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+37
    eor r8, r0
    eor r6, r0
    ldd r0, Z+36
    eor r9, r0
    eor r3, r0
    ldd r0, Z+35
    eor r7, r0
    eor r2, r0
    ; round 10 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+34
    eor r14, r0
    eor r4, r0
    ldd r0, Z+33
    eor r15, r0
    eor r12, r0
    ldd r0, Z+32
    eor r5, r0
    eor r13, r0
    ; round 11 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+31
    eor r8, r0
    eor r6, r0
    ldd r0, Z+30
    eor r9, r0
    eor r3, r0
    ldd r0, Z+29
    eor r7, r0
    eor r2, r0
    ; round 12 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+28
    eor r14, r0
    eor r4, r0
    ldd r0, Z+27
    eor r15, r0
    eor r12, r0
    ldd r0, Z+26
    eor r5, r0
    eor r13, r0
    ; round 13 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+25
    eor r8, r0
    eor r6, r0
    ldd r0, Z+24
    eor r9, r0
    eor r3, r0
    ldd r0, Z+23
    eor r7, r0
    eor r2, r0
    ; round 14 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+22
    eor r14, r0
    eor r4, r0
    ldd r0, Z+21
    eor r15, r0
    eor r12, r0
    ldd r0, Z+20
    eor r5, r0
    eor r13, r0
    ; round 15 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+19
    eor r8, r0
    eor r6, r0
    ldd r0, Z+18
    eor r9, r0
    eor r3, r0
    ldd r0, Z+17
    eor r7, r0
    eor r2, r0
    ; round 16 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+16
    eor r14, r0
    eor r4, r0
    ldd r0, Z+15
    eor r15, r0
    eor r12, r0
    ldd r0, Z+14
    eor r5, r0
    eor r13, r0
    ; round 17 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+13
    eor r8, r0
    eor r6, r0
    ldd r0, Z+12
    eor r9, r0
    eor r3, r0
    ldd r0, Z+11
    eor r7, r0
    eor r2, r0
    ; round 18 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+10
    eor r14, r0
    eor r4, r0
    ldd r0, Z+9
    eor r15, r0
    eor r12, r0
    ldd r0, Z+8
    eor r5, r0
    eor r13, r0
    ; round 19 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+7
    eor r8, r0
    eor r6, r0
    ldd r0, Z+6
    eor r9, r0
    eor r3, r0
    ldd r0, Z+5
    eor r7, r0
    eor r2, r0
    ; round 20 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+4
    eor r14, r0
    eor r4, r0
    ldd r0, Z+3
    eor r15, r0
    eor r12, r0
    ldd r0, Z+2
    eor r5, r0
    eor r13, r0
    ; round 21 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+1
    eor r8, r0
    eor r6, r0
    ldd r0, Z+0
    eor r9, r0
    eor r3, r0
    subi r30, lo8(-(-46))
    sbci r31, hi8(-(-46))
    ldd r0, Z+45
    eor r7, r0
    eor r2, r0
    ; round 22 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+44
    eor r14, r0
    eor r4, r0
    ldd r0, Z+43
    eor r15, r0
    eor r12, r0
    ldd r0, Z+42
    eor r5, r0
    eor r13, r0
    ; round 23 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+41
    eor r8, r0
    eor r6, r0
    ldd r0, Z+40
    eor r9, r0
    eor r3, r0
    ldd r0, Z+39
    eor r7, r0
    eor r2, r0
    ; round 24 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+38
    eor r14, r0
    eor r4, r0
    ldd r0, Z+37
    eor r15, r0
    eor r12, r0
    ldd r0, Z+36
    eor r5, r0
    eor r13, r0
    ; round 25 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+35
    eor r8, r0
    eor r6, r0
    ldd r0, Z+34
    eor r9, r0
    eor r3, r0
    ldd r0, Z+33
    eor r7, r0
    eor r2, r0
    ; round 26 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+32
    eor r14, r0
    eor r4, r0
    ldd r0, Z+31
    eor r15, r0
    eor r12, r0
    ldd r0, Z+30
    eor r5, r0
    eor r13, r0
    ; round 27 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+29
    eor r8, r0
    eor r6, r0
    ldd r0, Z+28
    eor r9, r0
    eor r3, r0
    ldd r0, Z+27
    eor r7, r0
    eor r2, r0
    ; round 28 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+26
    eor r14, r0
    eor r4, r0
    ldd r0, Z+25
    eor r15, r0
    eor r12, r0
    ldd r0, Z+24
    eor r5, r0
    eor r13, r0
    ; round 29 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+23
    eor r8, r0
    eor r6, r0
    ldd r0, Z+22
    eor r9, r0
    eor r3, r0
    ldd r0, Z+21
    eor r7, r0
    eor r2, r0
    ; round 30 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+20
    eor r14, r0
    eor r4, r0
    ldd r0, Z+19
    eor r15, r0
    eor r12, r0
    ldd r0, Z+18
    eor r5, r0
    eor r13, r0
    ; round 31 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+17
    eor r8, r0
    eor r6, r0
    ldd r0, Z+16
    eor r9, r0
    eor r3, r0
    ldd r0, Z+15
    eor r7, r0
    eor r2, r0
    ; round 32 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+14
    eor r14, r0
    eor r4, r0
    ldd r0, Z+13
    eor r15, r0
    eor r12, r0
    ldd r0, Z+12
    eor r5, r0
    eor r13, r0
    ; round 33 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+11
    eor r8, r0
    eor r6, r0
    ldd r0, Z+10
    eor r9, r0
    eor r3, r0
    ldd r0, Z+9
    eor r7, r0
    eor r2, r0
    ; round 34 (simon.dsl:42)
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r7
    eor r14, r18
    and r19, r8
    eor r15, r19
    mov r0, r17
    and r0, r9
    eor r5, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r10, r2 ; r11, r3
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    mov r18, r16
    mov r19, r11
    and r18, r2
    eor r4, r18
    and r19, r6
    eor r12, r19
    mov r0, r10
    and r0, r3
    eor r13, r0
    lsl r16
    rol r11
    rol r10
    adc r16, r1
    eor r4, r16
    eor r12, r11
    eor r13, r10
    ldd r0, Z+8
    eor r14, r0
    eor r4, r0
    ldd r0, Z+7
    eor r15, r0
    eor r12, r0
    ldd r0, Z+6
    eor r5, r0
    eor r13, r0
    ; round 35 (simon.dsl:42)
    movw r10, r14 ; r11, r15
    movw r16, r4 ; r17, r5
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    movw r18, r10 ; r19, r11
    and r18, r5
    eor r8, r18
    and r19, r14
    eor r9, r19
    mov r0, r17
    and r0, r15
    eor r7, r0
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r7, r17
    movw r10, r12 ; r11, r13
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    mov r18, r16
    mov r0, r10
    and r18, r13
    eor r6, r18
    and r0, r4
    eor r3, r0
    mov r0, r11
    and r0, r12
    eor r2, r0
    lsl r16
    rol r10
    rol r11
    adc r16, r1
    eor r6, r16
    eor r3, r10
    eor r2, r11
    ldd r0, Z+5
    eor r8, r0
    eor r6, r0
    ; round 36 (simon.dsl:43)
    ld r0, X+
    eor r0, r8
    st Y+, r0
    ; round 35 (simon.dsl:43)
    ldd r0, Z+4
    eor r9, r0
    eor r3, r0
    ldd r0, Z+3
    eor r7, r0
    eor r2, r0
    ; round 36 (simon.dsl:43)
    ld r0, X+
    eor r0, r9
    st Y+, r0
    ld r0, X+
    eor r0, r7
    st Y+, r0
    movw r10, r8 ; r11, r9
    movw r16, r6 ; r17, r7
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    and r7, r10
    eor r14, r7
    and r8, r11
    eor r15, r8
    and r9, r17
    eor r5, r9
    lsl r10
    rol r11
    rol r17
    adc r10, r1
    eor r14, r10
    eor r15, r11
    eor r5, r17
    movw r8, r2 ; r9, r3
    lsl r16
    rol r9
    rol r8
    adc r16, r1
    mov r10, r16
    mov r11, r9
    and r10, r2
    eor r4, r10
    and r11, r6
    eor r12, r11
    mov r0, r8
    and r0, r3
    eor r13, r0
    lsl r16
    rol r9
    rol r8
    adc r16, r1
    eor r4, r16
    eor r12, r9
    eor r13, r8
    ldd r0, Z+2
    eor r14, r0
    eor r4, r0
    ld r0, X+
    eor r0, r14
    st Y+, r0
    ldd r0, Z+1
    eor r15, r0
    eor r12, r0
    ld r0, X+
    eor r0, r15
    st Y+, r0
    ldd r0, Z+0
    eor r5, r0
    eor r13, r0
    ld r0, X+
    eor r0, r5
    st Y+, r0
    ld r0, X+
    eor r0, r6
    st Y+, r0
    ld r0, X+
    eor r0, r3
    st Y+, r0
    ld r0, X+
    eor r0, r2
    st Y+, r0
    ld r0, X+
    eor r0, r4
    st Y+, r0
    ld r0, X+
    eor r0, r12
    st Y+, r0
    ld r0, X+
    eor r0, r13
    st Y+, r0
    subi r24, 12
    sbci r25, 0
    brcs .Llwcc_simon48_96_ctr_crypt_avr_rest
    rjmp .Llwcc_simon48_96_ctr_crypt_avr_group
.Llwcc_simon48_96_ctr_crypt_avr_rest:
    subi r24, -12
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_simon48_96_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simon48_96_ctr_crypt_avr_end
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simon48_96_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon48_96_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_simon48_96_ctr_crypt_avr_group
.Llwcc_simon48_96_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_simon48_96_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon48_96_ctr_crypt_avr_copy
    ldi r18, 12
.Llwcc_simon48_96_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon48_96_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon48_96_ctr_crypt_avr_end:
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
    .size lwcc_simon48_96_ctr_crypt_avr, .-lwcc_simon48_96_ctr_crypt_avr
