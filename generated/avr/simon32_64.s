; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon32_64 --target avr --lanes 1
; passes:    unroll() invert() counter() sbox(lanes=1, fixed=true) value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 41
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 4, key 8, nonce 2, rk 64, ctx 66, align 1, group 4, stack 41
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:d6c86f147180cf18e75c60b8ddcd2c8b53818d9bc9e616998041234199189406

    .text

    .global lwcc_simon32_64_key_setup_avr
    .type lwcc_simon32_64_key_setup_avr, @function
lwcc_simon32_64_key_setup_avr:
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
    ld r8, X+
    std Z+0, r8
    ld r9, X+
    std Z+1, r9
    ld r10, X+
    std Z+2, r10
    ld r11, X+
    std Z+3, r11
    ld r6, X+
    std Z+4, r6
    ld r7, X+
    std Z+5, r7
    ld r3, X+
    std Z+6, r3
    ld r18, X
    std Z+7, r18
    ldi r20, 253
    eor r8, r20
    ldi r21, 255
    eor r9, r21
    movw r14, r20 ; r15, r21
    eor r14, r10
    eor r15, r11
    movw r12, r20 ; r13, r21
    eor r12, r6
    eor r13, r7
    mov r22, r20
    eor r22, r3
    mov r2, r21
    eor r2, r18
    mov r19, r3
    mov r16, r18
    mov r17, r19
    lsr r17
    ror r16
    ror r19
    lsr r17
    ror r16
    ror r19
    lsr r17
    ror r16
    ror r19
    eor r19, r10
    eor r16, r11
    mov r10, r19
    mov r11, r16
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    eor r19, r10
    eor r16, r11
    eor r8, r19
    eor r9, r16
    std Z+8, r8
    std Z+9, r9
    movw r4, r20 ; r5, r21
    eor r4, r8
    eor r5, r9
    movw r10, r8 ; r11, r9
    mov r19, r10
    lsr r19
    ror r11
    ror r10
    lsr r19
    ror r11
    ror r10
    lsr r19
    ror r11
    ror r10
    eor r10, r6
    eor r11, r7
    movw r6, r10 ; r7, r11
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    eor r10, r6
    eor r11, r7
    eor r14, r10
    eor r15, r11
    std Z+10, r14
    std Z+11, r15
    ldi r20, 252
    movw r10, r20 ; r11, r21
    eor r10, r14
    eor r11, r15
    movw r6, r14 ; r7, r15
    mov r19, r6
    lsr r19
    ror r7
    ror r6
    lsr r19
    ror r7
    ror r6
    lsr r19
    ror r7
    ror r6
    eor r6, r3
    eor r7, r18
    mov r3, r6
    mov r18, r7
    bst r3, 0
    lsr r18
    ror r3
    bld r18, 7
    eor r6, r3
    eor r7, r18
    eor r12, r6
    eor r13, r7
    std Z+12, r12
    std Z+13, r13
    ldi r20, 253
    movw r6, r20 ; r7, r21
    eor r6, r12
    eor r7, r13
    mov r3, r12
    mov r18, r13
    mov r19, r3
    lsr r19
    ror r18
    ror r3
    lsr r19
    ror r18
    ror r3
    lsr r19
    ror r18
    ror r3
    eor r3, r8
    eor r18, r9
    mov r8, r3
    mov r9, r18
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r3, r8
    eor r18, r9
    eor r22, r3
    eor r2, r18
    std Z+14, r22
    std Z+15, r2
    ldi r20, 252
    movw r8, r20 ; r9, r21
    eor r8, r22
    eor r9, r2
    mov r3, r22
    mov r18, r2
    mov r19, r3
    lsr r19
    ror r18
    ror r3
    lsr r19
    ror r18
    ror r3
    lsr r19
    ror r18
    ror r3
    eor r3, r14
    eor r18, r15
    mov r19, r3
    mov r16, r18
    bst r19, 0
    lsr r16
    ror r19
    bld r16, 7
    eor r3, r19
    eor r18, r16
    eor r4, r3
    eor r5, r18
    std Z+16, r4
    std Z+17, r5
    movw r14, r20 ; r15, r21
    eor r14, r4
    eor r15, r5
    mov r3, r4
    mov r18, r5
    mov r19, r3
    lsr r19
    ror r18
    ror r3
    lsr r19
    ror r18
    ror r3
    lsr r19
    ror r18
    ror r3
    eor r3, r12
    eor r18, r13
    mov r19, r3
    mov r16, r18
    bst r19, 0
    lsr r16
    ror r19
    bld r16, 7
    eor r3, r19
    eor r18, r16
    eor r10, r3
    eor r11, r18
    std Z+18, r10
    std Z+19, r11
    movw r12, r20 ; r13, r21
    eor r12, r10
    eor r13, r11
    mov r3, r10
    mov r18, r11
    mov r19, r3
    lsr r19
    ror r18
    ror r3
    lsr r19
    ror r18
    ror r3
    lsr r19
    ror r18
    ror r3
    eor r3, r22
    eor r18, r2
    mov r19, r3
    mov r16, r18
    bst r19, 0
    lsr r16
    ror r19
    bld r16, 7
    eor r3, r19
    eor r18, r16
    eor r6, r3
    eor r7, r18
    std Z+20, r6
    std Z+21, r7
    ldi r22, 253
    mov r2, r22
    eor r2, r6
    mov r3, r21
    eor r3, r7
    movw r18, r6 ; r19, r7
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r4
    eor r19, r5
    movw r16, r18 ; r17, r19
    bst r16, 0
    lsr r17
    ror r16
    bld r17, 7
    eor r18, r16
    eor r19, r17
    eor r8, r18
    eor r9, r19
    std Z+22, r8
    std Z+23, r9
    movw r4, r20 ; r5, r21
    eor r4, r8
    eor r5, r9
    movw r18, r8 ; r19, r9
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r10
    eor r19, r11
    movw r10, r18 ; r11, r19
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    eor r18, r10
    eor r19, r11
    eor r14, r18
    eor r15, r19
    std Z+24, r14
    std Z+25, r15
    movw r10, r20 ; r11, r21
    eor r10, r14
    eor r11, r15
    movw r18, r14 ; r19, r15
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r6
    eor r19, r7
    movw r6, r18 ; r7, r19
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    eor r18, r6
    eor r19, r7
    eor r12, r18
    eor r13, r19
    std Z+26, r12
    std Z+27, r13
    mov r6, r22
    eor r6, r12
    mov r7, r21
    eor r7, r13
    movw r18, r12 ; r19, r13
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r8
    eor r19, r9
    movw r8, r18 ; r9, r19
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r18, r8
    eor r19, r9
    eor r2, r18
    eor r3, r19
    std Z+28, r2
    std Z+29, r3
    movw r8, r20 ; r9, r21
    eor r8, r2
    eor r9, r3
    movw r18, r2 ; r19, r3
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r14
    eor r19, r15
    movw r16, r18 ; r17, r19
    bst r16, 0
    lsr r17
    ror r16
    bld r17, 7
    eor r18, r16
    eor r19, r17
    eor r4, r18
    eor r5, r19
    std Z+30, r4
    std Z+31, r5
    mov r14, r22
    eor r14, r4
    mov r15, r21
    eor r15, r5
    movw r18, r4 ; r19, r5
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r12
    eor r19, r13
    movw r16, r18 ; r17, r19
    bst r16, 0
    lsr r17
    ror r16
    bld r17, 7
    eor r18, r16
    eor r19, r17
    eor r10, r18
    eor r11, r19
    std Z+32, r10
    std Z+33, r11
    movw r12, r20 ; r13, r21
    eor r12, r10
    eor r13, r11
    movw r18, r10 ; r19, r11
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r2
    eor r19, r3
    mov r3, r18
    mov r16, r19
    bst r3, 0
    lsr r16
    ror r3
    bld r16, 7
    eor r18, r3
    eor r19, r16
    eor r6, r18
    eor r7, r19
    std Z+34, r6
    std Z+35, r7
    mov r2, r22
    eor r2, r6
    mov r3, r21
    eor r3, r7
    movw r18, r6 ; r19, r7
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r4
    eor r19, r5
    movw r16, r18 ; r17, r19
    bst r16, 0
    lsr r17
    ror r16
    bld r17, 7
    eor r18, r16
    eor r19, r17
    eor r8, r18
    eor r9, r19
    std Z+36, r8
    std Z+37, r9
    mov r4, r22
    eor r4, r8
    mov r5, r21
    eor r5, r9
    movw r18, r8 ; r19, r9
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r10
    eor r19, r11
    movw r10, r18 ; r11, r19
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    eor r18, r10
    eor r19, r11
    eor r14, r18
    eor r15, r19
    std Z+38, r14
    std Z+39, r15
    movw r10, r20 ; r11, r21
    eor r10, r14
    eor r11, r15
    movw r18, r14 ; r19, r15
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r6
    eor r19, r7
    movw r6, r18 ; r7, r19
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    eor r18, r6
    eor r19, r7
    eor r12, r18
    eor r13, r19
    std Z+40, r12
    std Z+41, r13
    movw r6, r20 ; r7, r21
    eor r6, r12
    eor r7, r13
    movw r18, r12 ; r19, r13
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r8
    eor r19, r9
    movw r8, r18 ; r9, r19
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r18, r8
    eor r19, r9
    eor r2, r18
    eor r3, r19
    std Z+42, r2
    std Z+43, r3
    movw r8, r20 ; r9, r21
    eor r8, r2
    eor r9, r3
    movw r18, r2 ; r19, r3
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r14
    eor r19, r15
    movw r16, r18 ; r17, r19
    bst r16, 0
    lsr r17
    ror r16
    bld r17, 7
    eor r18, r16
    eor r19, r17
    eor r4, r18
    eor r5, r19
    std Z+44, r4
    std Z+45, r5
    movw r14, r20 ; r15, r21
    eor r14, r4
    eor r15, r5
    movw r18, r4 ; r19, r5
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r12
    eor r19, r13
    movw r16, r18 ; r17, r19
    bst r16, 0
    lsr r17
    ror r16
    bld r17, 7
    eor r18, r16
    eor r19, r17
    eor r10, r18
    eor r11, r19
    std Z+46, r10
    std Z+47, r11
    mov r12, r22
    eor r12, r10
    mov r13, r21
    eor r13, r11
    movw r18, r10 ; r19, r11
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r2
    eor r19, r3
    mov r3, r18
    mov r16, r19
    bst r3, 0
    lsr r16
    ror r3
    bld r16, 7
    eor r18, r3
    eor r19, r16
    eor r6, r18
    eor r7, r19
    std Z+48, r6
    std Z+49, r7
    mov r2, r22
    eor r2, r6
    mov r3, r21
    eor r3, r7
    movw r18, r6 ; r19, r7
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r4
    eor r19, r5
    movw r16, r18 ; r17, r19
    bst r16, 0
    lsr r17
    ror r16
    bld r17, 7
    eor r18, r16
    eor r19, r17
    eor r8, r18
    eor r9, r19
    std Z+50, r8
    std Z+51, r9
    eor r22, r8
    mov r4, r21
    eor r4, r9
    movw r18, r8 ; r19, r9
    mov r16, r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    lsr r16
    ror r19
    ror r18
    eor r18, r10
    eor r19, r11
    movw r10, r18 ; r11, r19
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    eor r18, r10
    eor r19, r11
    eor r14, r18
    eor r15, r19
    std Z+52, r14
    std Z+53, r15
    mov r5, r20
    eor r5, r14
    mov r10, r21
    eor r10, r15
    mov r11, r14
    mov r18, r15
    mov r19, r11
    lsr r19
    ror r18
    ror r11
    lsr r19
    ror r18
    ror r11
    lsr r19
    ror r18
    ror r11
    eor r11, r6
    eor r18, r7
    mov r6, r11
    mov r7, r18
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    eor r11, r6
    eor r18, r7
    eor r12, r11
    eor r13, r18
    std Z+54, r12
    std Z+55, r13
    eor r20, r12
    eor r21, r13
    mov r11, r12
    mov r6, r13
    mov r7, r11
    lsr r7
    ror r6
    ror r11
    lsr r7
    ror r6
    ror r11
    lsr r7
    ror r6
    ror r11
    eor r11, r8
    eor r6, r9
    mov r8, r11
    mov r9, r6
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r11, r8
    eor r6, r9
    eor r2, r11
    eor r3, r6
    std Z+56, r2
    std Z+57, r3
    movw r8, r2 ; r9, r3
    mov r11, r8
    lsr r11
    ror r9
    ror r8
    lsr r11
    ror r9
    ror r8
    lsr r11
    ror r9
    ror r8
    eor r8, r14
    eor r9, r15
    mov r11, r8
    mov r6, r9
    bst r11, 0
    lsr r6
    ror r11
    bld r6, 7
    eor r8, r11
    eor r9, r6
    eor r22, r8
    eor r4, r9
    std Z+58, r22
    std Z+59, r4
    mov r8, r22
    lsr r8
    ror r4
    ror r22
    lsr r8
    ror r4
    ror r22
    lsr r8
    ror r4
    ror r22
    eor r22, r12
    eor r4, r13
    mov r8, r22
    mov r9, r4
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r22, r8
    eor r4, r9
    eor r5, r22
    eor r10, r4
    std Z+60, r5
    std Z+61, r10
    mov r8, r5
    lsr r8
    ror r10
    ror r5
    lsr r8
    ror r10
    ror r5
    lsr r8
    ror r10
    ror r5
    eor r5, r2
    eor r10, r3
    mov r8, r5
    mov r9, r10
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r5, r8
    eor r10, r9
    eor r20, r5
    eor r21, r10
    std Z+62, r20
    std Z+63, r21
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
    .size lwcc_simon32_64_key_setup_avr, .-lwcc_simon32_64_key_setup_avr

    .global lwcc_simon32_64_ecb_encrypt_avr
    .type lwcc_simon32_64_ecb_encrypt_avr, @function
lwcc_simon32_64_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon32_64_ecb_encrypt_avr_begin
    ret
.Llwcc_simon32_64_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_simon32_64_ecb_encrypt_avr_group:
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ; round 1 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+0
    eor r2, r8
    ldd r8, Z+1
    eor r3, r8
    ; round 2 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+2
    eor r4, r8
    ldd r8, Z+3
    eor r5, r8
    ; round 3 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+4
    eor r2, r8
    ldd r8, Z+5
    eor r3, r8
    ; round 4 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+6
    eor r4, r8
    ldd r8, Z+7
    eor r5, r8
    ; round 5 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+8
    eor r2, r8
    ldd r8, Z+9
    eor r3, r8
    ; round 6 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+10
    eor r4, r8
    ldd r8, Z+11
    eor r5, r8
    ; round 7 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+12
    eor r2, r8
    ldd r8, Z+13
    eor r3, r8
    ; round 8 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+14
    eor r4, r8
    ldd r8, Z+15
    eor r5, r8
    ; round 9 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+16
    eor r2, r8
    ldd r8, Z+17
    eor r3, r8
    ; round 10 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+18
    eor r4, r8
    ldd r8, Z+19
    eor r5, r8
    ; round 11 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+20
    eor r2, r8
    ldd r8, Z+21
    eor r3, r8
    ; round 12 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+22
    eor r4, r8
    ldd r8, Z+23
    eor r5, r8
    ; round 13 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+24
    eor r2, r8
    ldd r8, Z+25
    eor r3, r8
    ; round 14 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+26
    eor r4, r8
    ldd r8, Z+27
    eor r5, r8
    ; round 15 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+28
    eor r2, r8
    ldd r8, Z+29
    eor r3, r8
    ; round 16 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+30
    eor r4, r8
    ldd r8, Z+31
    eor r5, r8
    ; round 17 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+32
    eor r2, r8
    ldd r8, Z+33
    eor r3, r8
    ; round 18 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+34
    eor r4, r8
    ldd r8, Z+35
    eor r5, r8
    ; round 19 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+36
    eor r2, r8
    ldd r8, Z+37
    eor r3, r8
    ; round 20 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+38
    eor r4, r8
    ldd r8, Z+39
    eor r5, r8
    ; round 21 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+40
    eor r2, r8
    ldd r8, Z+41
    eor r3, r8
    ; round 22 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+42
    eor r4, r8
    ldd r8, Z+43
    eor r5, r8
    ; round 23 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+44
    eor r2, r8
    ldd r8, Z+45
    eor r3, r8
    ; round 24 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+46
    eor r4, r8
    ldd r8, Z+47
    eor r5, r8
    ; round 25 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+48
    eor r2, r8
    ldd r8, Z+49
    eor r3, r8
    ; round 26 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+50
    eor r4, r8
    ldd r8, Z+51
    eor r5, r8
    ; round 27 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+52
    eor r2, r8
    ldd r8, Z+53
    eor r3, r8
    ; round 28 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+54
    eor r4, r8
    ldd r8, Z+55
    eor r5, r8
    ; round 29 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+56
    eor r2, r8
    ldd r8, Z+57
    eor r3, r8
    ; round 30 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+58
    eor r4, r8
    ldd r8, Z+59
    eor r5, r8
    ; round 31 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r5
    and r7, r4
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r2, r6
    eor r3, r7
    ldd r8, Z+60
    eor r2, r8
    ldd r8, Z+61
    eor r3, r8
    ; round 32 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    and r6, r3
    and r7, r2
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r4, r6
    eor r5, r7
    ldd r8, Z+62
    eor r4, r8
    ldd r8, Z+63
    eor r5, r8
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r5
    sbiw r24, 1
    breq .Llwcc_simon32_64_ecb_encrypt_avr_end
    rjmp .Llwcc_simon32_64_ecb_encrypt_avr_group
.Llwcc_simon32_64_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_simon32_64_ecb_encrypt_avr, .-lwcc_simon32_64_ecb_encrypt_avr

    .global lwcc_simon32_64_ecb_decrypt_avr
    .type lwcc_simon32_64_ecb_decrypt_avr, @function
lwcc_simon32_64_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon32_64_ecb_decrypt_avr_begin
    ret
.Llwcc_simon32_64_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_simon32_64_ecb_decrypt_avr_group:
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    ; round 32 (simon.dsl:43)
    ldd r8, Z+62
    eor r2, r8
    ldd r8, Z+63
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 31 (simon.dsl:43)
    ldd r8, Z+60
    eor r4, r8
    ldd r8, Z+61
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 30 (simon.dsl:43)
    ldd r8, Z+58
    eor r2, r8
    ldd r8, Z+59
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 29 (simon.dsl:43)
    ldd r8, Z+56
    eor r4, r8
    ldd r8, Z+57
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 28 (simon.dsl:43)
    ldd r8, Z+54
    eor r2, r8
    ldd r8, Z+55
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 27 (simon.dsl:43)
    ldd r8, Z+52
    eor r4, r8
    ldd r8, Z+53
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 26 (simon.dsl:43)
    ldd r8, Z+50
    eor r2, r8
    ldd r8, Z+51
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 25 (simon.dsl:43)
    ldd r8, Z+48
    eor r4, r8
    ldd r8, Z+49
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 24 (simon.dsl:43)
    ldd r8, Z+46
    eor r2, r8
    ldd r8, Z+47
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 23 (simon.dsl:43)
    ldd r8, Z+44
    eor r4, r8
    ldd r8, Z+45
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 22 (simon.dsl:43)
    ldd r8, Z+42
    eor r2, r8
    ldd r8, Z+43
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 21 (simon.dsl:43)
    ldd r8, Z+40
    eor r4, r8
    ldd r8, Z+41
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 20 (simon.dsl:43)
    ldd r8, Z+38
    eor r2, r8
    ldd r8, Z+39
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 19 (simon.dsl:43)
    ldd r8, Z+36
    eor r4, r8
    ldd r8, Z+37
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 18 (simon.dsl:43)
    ldd r8, Z+34
    eor r2, r8
    ldd r8, Z+35
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 17 (simon.dsl:43)
    ldd r8, Z+32
    eor r4, r8
    ldd r8, Z+33
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 16 (simon.dsl:43)
    ldd r8, Z+30
    eor r2, r8
    ldd r8, Z+31
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 15 (simon.dsl:43)
    ldd r8, Z+28
    eor r4, r8
    ldd r8, Z+29
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 14 (simon.dsl:43)
    ldd r8, Z+26
    eor r2, r8
    ldd r8, Z+27
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 13 (simon.dsl:43)
    ldd r8, Z+24
    eor r4, r8
    ldd r8, Z+25
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 12 (simon.dsl:43)
    ldd r8, Z+22
    eor r2, r8
    ldd r8, Z+23
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 11 (simon.dsl:43)
    ldd r8, Z+20
    eor r4, r8
    ldd r8, Z+21
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 10 (simon.dsl:43)
    ldd r8, Z+18
    eor r2, r8
    ldd r8, Z+19
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 9 (simon.dsl:43)
    ldd r8, Z+16
    eor r4, r8
    ldd r8, Z+17
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 8 (simon.dsl:43)
    ldd r8, Z+14
    eor r2, r8
    ldd r8, Z+15
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 7 (simon.dsl:43)
    ldd r8, Z+12
    eor r4, r8
    ldd r8, Z+13
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 6 (simon.dsl:43)
    ldd r8, Z+10
    eor r2, r8
    ldd r8, Z+11
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 5 (simon.dsl:43)
    ldd r8, Z+8
    eor r4, r8
    ldd r8, Z+9
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 4 (simon.dsl:43)
    ldd r8, Z+6
    eor r2, r8
    ldd r8, Z+7
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 3 (simon.dsl:43)
    ldd r8, Z+4
    eor r4, r8
    ldd r8, Z+5
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    ; round 2 (simon.dsl:43)
    ldd r8, Z+2
    eor r2, r8
    ldd r8, Z+3
    eor r3, r8
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r5
    and r9, r4
    eor r8, r6
    eor r9, r7
    eor r2, r8
    eor r3, r9
    ; round 1 (simon.dsl:43)
    ldd r8, Z+0
    eor r4, r8
    ldd r8, Z+1
    eor r5, r8
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    and r8, r3
    and r9, r2
    eor r8, r6
    eor r9, r7
    eor r4, r8
    eor r5, r9
    st Y+, r4
    st Y+, r5
    st Y+, r2
    st Y+, r3
    sbiw r24, 1
    breq .Llwcc_simon32_64_ecb_decrypt_avr_end
    rjmp .Llwcc_simon32_64_ecb_decrypt_avr_group
.Llwcc_simon32_64_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_simon32_64_ecb_decrypt_avr, .-lwcc_simon32_64_ecb_decrypt_avr

    .global lwcc_simon32_64_ctr_init_avr
    .type lwcc_simon32_64_ctr_init_avr, @function
lwcc_simon32_64_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_simon32_64_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_simon32_64_ctr_nonce_avr
    .size lwcc_simon32_64_ctr_init_avr, .-lwcc_simon32_64_ctr_init_avr

    .global lwcc_simon32_64_ctr_nonce_avr
    .type lwcc_simon32_64_ctr_nonce_avr, @function
lwcc_simon32_64_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r0
    ld r0, X
    std Z+1, r0
    ret
    .size lwcc_simon32_64_ctr_nonce_avr, .-lwcc_simon32_64_ctr_nonce_avr

    .global lwcc_simon32_64_ctr_crypt_avr
    .type lwcc_simon32_64_ctr_crypt_avr, @function
lwcc_simon32_64_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon32_64_ctr_crypt_avr_begin
    ret
.Llwcc_simon32_64_ctr_crypt_avr_begin:
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
    push r1
    movw r2, r14
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 4
    sbci r25, 0
    brcc .Llwcc_simon32_64_ctr_crypt_avr_group
    rjmp .Llwcc_simon32_64_ctr_crypt_avr_rest
.Llwcc_simon32_64_ctr_crypt_avr_group:
    ; round 1 (simon.dsl:42)
    mov r8, r3
    mov r9, r2
    lsl r8
    rol r9
    adc r8, r1
    movw r12, r8 ; r13, r9
    and r12, r2
    and r13, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r12, r8
    eor r13, r9
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r8, Z+0
    eor r8, r12
    ldd r9, Z+1
    eor r9, r13
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldd r12, Z+0
    eor r8, r12
    ldd r12, Z+1
    eor r9, r12
    ; round 2 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r6, r12 ; r7, r13
    and r6, r9
    and r7, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r6, r12
    eor r7, r13
    eor r6, r3
    eor r7, r2
    ldd r12, Z+2
    eor r6, r12
    ldd r12, Z+3
    eor r7, r12
    ; round 3 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+4
    eor r8, r12
    ldd r12, Z+5
    eor r9, r12
    ; round 4 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+6
    eor r6, r12
    ldd r12, Z+7
    eor r7, r12
    ; round 5 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+8
    eor r8, r12
    ldd r12, Z+9
    eor r9, r12
    ; round 6 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+10
    eor r6, r12
    ldd r12, Z+11
    eor r7, r12
    ; round 7 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+12
    eor r8, r12
    ldd r12, Z+13
    eor r9, r12
    ; round 8 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+14
    eor r6, r12
    ldd r12, Z+15
    eor r7, r12
    ; round 9 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+16
    eor r8, r12
    ldd r12, Z+17
    eor r9, r12
    ; round 10 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+18
    eor r6, r12
    ldd r12, Z+19
    eor r7, r12
    ; round 11 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+20
    eor r8, r12
    ldd r12, Z+21
    eor r9, r12
    ; round 12 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+22
    eor r6, r12
    ldd r12, Z+23
    eor r7, r12
    ; round 13 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+24
    eor r8, r12
    ldd r12, Z+25
    eor r9, r12
    ; round 14 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+26
    eor r6, r12
    ldd r12, Z+27
    eor r7, r12
    ; round 15 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+28
    eor r8, r12
    ldd r12, Z+29
    eor r9, r12
    ; round 16 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+30
    eor r6, r12
    ldd r12, Z+31
    eor r7, r12
    ; round 17 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+32
    eor r8, r12
    ldd r12, Z+33
    eor r9, r12
    ; round 18 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+34
    eor r6, r12
    ldd r12, Z+35
    eor r7, r12
    ; round 19 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+36
    eor r8, r12
    ldd r12, Z+37
    eor r9, r12
    ; round 20 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+38
    eor r6, r12
    ldd r12, Z+39
    eor r7, r12
    ; round 21 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+40
    eor r8, r12
    ldd r12, Z+41
    eor r9, r12
    ; round 22 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+42
    eor r6, r12
    ldd r12, Z+43
    eor r7, r12
    ; round 23 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+44
    eor r8, r12
    ldd r12, Z+45
    eor r9, r12
    ; round 24 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+46
    eor r6, r12
    ldd r12, Z+47
    eor r7, r12
    ; round 25 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+48
    eor r8, r12
    ldd r12, Z+49
    eor r9, r12
    ; round 26 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+50
    eor r6, r12
    ldd r12, Z+51
    eor r7, r12
    ; round 27 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+52
    eor r8, r12
    ldd r12, Z+53
    eor r9, r12
    ; round 28 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+54
    eor r6, r12
    ldd r12, Z+55
    eor r7, r12
    ; round 29 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+56
    eor r8, r12
    ldd r12, Z+57
    eor r9, r12
    ; round 30 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+58
    eor r6, r12
    ldd r12, Z+59
    eor r7, r12
    ; round 31 (simon.dsl:42)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r7
    and r11, r6
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r8, r10
    eor r9, r11
    ldd r12, Z+60
    eor r8, r12
    ldd r12, Z+61
    eor r9, r12
    ; round 32 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r10, r12 ; r11, r13
    and r10, r9
    and r11, r8
    lsl r12
    rol r13
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r6, r10
    eor r7, r11
    ldd r12, Z+62
    eor r6, r12
    ldd r12, Z+63
    eor r7, r12
    ld r12, X+
    ld r13, X+
    ld r10, X+
    ld r11, X+
    eor r12, r8
    eor r13, r9
    eor r10, r6
    eor r11, r7
    st Y+, r12
    st Y+, r13
    st Y+, r10
    st Y+, r11
    sec
    adc r2, r1
    adc r3, r1
    subi r24, 4
    sbci r25, 0
    brcs .Llwcc_simon32_64_ctr_crypt_avr_rest
    rjmp .Llwcc_simon32_64_ctr_crypt_avr_group
.Llwcc_simon32_64_ctr_crypt_avr_rest:
    subi r24, -4
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon32_64_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simon32_64_ctr_crypt_avr_end
    push r28
    push r29
    push r1
    push r1
    push r1
    push r1
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simon32_64_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon32_64_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simon32_64_ctr_crypt_avr_group
.Llwcc_simon32_64_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+4
    ldd r28, Z+5
.Llwcc_simon32_64_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon32_64_ctr_crypt_avr_copy
    ldi r18, 4
.Llwcc_simon32_64_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon32_64_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon32_64_ctr_crypt_avr_end:
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
    .size lwcc_simon32_64_ctr_crypt_avr, .-lwcc_simon32_64_ctr_crypt_avr
