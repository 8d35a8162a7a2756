; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile cham --set cham64_128 --target avr --lanes 1
; passes:    unroll() invert() counter() fold() sbox(lanes=1, fixed=true) rotate() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 34, ctx 40, align 1, group 8, stack 49
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:b26440fc4fd35990ba0a1a43d55c58dd0cc2e727523a87e519370244d047a474

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
    movw r26, r22
    movw r30, r24
    ld r20, X+
    ld r21, X+
    movw r18, r20 ; r19, r21
    lsl r18
    rol r19
    adc r18, r1
    eor r18, r20
    eor r19, r21
    movw r16, r18 ; r17, r19
    eor r16, r21
    eor r17, r20
    ; round 1 (cham.dsl:24)
    bst r16, 0
    lsr r17
    ror r16
    bld r17, 7
    std Z+0, r16
    std Z+1, r17
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    eor r18, r21
    eor r19, r20
    ld r20, X+
    ld r21, X+
    movw r16, r20 ; r17, r21
    lsl r16
    rol r17
    adc r16, r1
    eor r16, r20
    eor r17, r21
    movw r14, r16 ; r15, r17
    eor r14, r21
    eor r15, r20
    std Z+2, r15
    std Z+3, r14
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    eor r16, r21
    eor r17, r20
    ; round 9 (cham.dsl:24)
    bst r16, 0
    lsr r17
    ror r16
    bld r17, 7
    ld r20, X+
    ld r21, X+
    movw r12, r20 ; r13, r21
    lsl r12
    rol r13
    adc r12, r1
    eor r12, r20
    eor r13, r21
    movw r10, r12 ; r11, r13
    eor r10, r21
    eor r11, r20
    ; round 3 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    std Z+4, r10
    std Z+5, r11
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    eor r12, r21
    eor r13, r20
    ld r20, X+
    ld r21, X+
    movw r10, r20 ; r11, r21
    lsl r10
    rol r11
    adc r10, r1
    eor r10, r20
    eor r11, r21
    mov r8, r10
    eor r8, r21
    std Z+6, r8
    mov r8, r11
    eor r8, r20
    std Z+7, r8
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    eor r10, r21
    eor r11, r20
    ; round 11 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ld r20, X+
    ld r21, X+
    movw r8, r20 ; r9, r21
    lsl r8
    rol r9
    adc r8, r1
    eor r8, r20
    eor r9, r21
    movw r6, r8 ; r7, r9
    eor r6, r21
    eor r7, r20
    ; round 5 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    std Z+8, r6
    std Z+9, r7
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    eor r8, r21
    eor r9, r20
    ld r20, X+
    ld r21, X+
    movw r6, r20 ; r7, r21
    lsl r6
    rol r7
    adc r6, r1
    eor r6, r20
    eor r7, r21
    mov r4, r6
    eor r4, r21
    std Z+10, r4
    mov r4, r7
    eor r4, r20
    std Z+11, r4
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    eor r6, r21
    eor r7, r20
    ; round 13 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    ld r20, X+
    ld r21, X+
    movw r4, r20 ; r5, r21
    lsl r4
    rol r5
    adc r4, r1
    eor r4, r20
    eor r5, r21
    movw r2, r4 ; r3, r5
    eor r2, r21
    eor r3, r20
    ; round 7 (cham.dsl:24)
    bst r2, 0
    lsr r3
    ror r2
    bld r3, 7
    std Z+12, r2
    std Z+13, r3
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    eor r4, r21
    eor r5, r20
    ld r20, X+
    ld r21, X
    movw r2, r20 ; r3, r21
    lsl r2
    rol r3
    adc r2, r1
    eor r2, r20
    eor r3, r21
    mov r25, r2
    eor r25, r21
    std Z+14, r25
    mov r25, r3
    eor r25, r20
    std Z+15, r25
    std Z+16, r16
    std Z+17, r17
    std Z+18, r18
    std Z+19, r19
    std Z+20, r10
    std Z+21, r11
    std Z+22, r12
    std Z+23, r13
    std Z+24, r6
    std Z+25, r7
    std Z+26, r8
    std Z+27, r9
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    lsl r21
    rol r20
    adc r21, r1
    eor r2, r21
    eor r3, r20
    ; round 15 (cham.dsl:24)
    bst r2, 0
    lsr r3
    ror r2
    bld r3, 7
    std Z+28, r2
    std Z+29, r3
    std Z+30, r4
    std Z+31, r5
    std Z+32, r14
    std Z+33, r15
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
.Llwcc_cham64_128_ecb_encrypt_avr_group:
    push r24
    push r25
    ld r6, X+
    ld r7, X+
    ld r10, X+
    ld r11, X+
    ld r4, X+
    ld r5, X+
    ld r8, X+
    ld r9, X+
    ; round 1 (cham.dsl:24)
    ldd r12, Z+0
    movw r2, r10 ; r3, r11
    eor r2, r12
    ldd r24, Z+1
    eor r3, r24
    lsl r2
    rol r3
    adc r2, r1
    add r6, r2
    adc r7, r3
    ; round 2 (cham.dsl:24)
    ldi r19, 1
    eor r10, r19
    ldd r2, Z+2
    eor r2, r4
    ldd r3, Z+3
    eor r3, r5
    add r10, r3
    adc r11, r2
    lsl r10
    rol r11
    adc r10, r1
    ; round 3 (cham.dsl:24)
    ldi r19, 2
    eor r4, r19
    ldd r2, Z+4
    mov r3, r8
    eor r3, r2
    ldd r22, Z+5
    mov r18, r9
    eor r18, r22
    lsl r3
    rol r18
    adc r3, r1
    add r4, r3
    adc r5, r18
    ; round 4 (cham.dsl:24)
    ldi r19, 3
    eor r8, r19
    ldd r3, Z+6
    movw r18, r6 ; r19, r7
    eor r18, r3
    ldd r15, Z+7
    eor r19, r15
    add r8, r18
    adc r9, r19
    lsl r8
    rol r9
    adc r8, r1
    ; round 5 (cham.dsl:24)
    ldi r19, 4
    eor r7, r19
    ldd r18, Z+8
    mov r19, r10
    eor r19, r18
    ldd r25, Z+9
    mov r16, r11
    eor r16, r25
    lsl r19
    rol r16
    adc r19, r1
    add r7, r19
    adc r6, r16
    ; round 6 (cham.dsl:24)
    ldi r19, 5
    eor r10, r19
    ldd r19, Z+10
    movw r16, r4 ; r17, r5
    eor r16, r19
    ldd r14, Z+11
    eor r17, r14
    add r10, r16
    adc r11, r17
    lsl r10
    rol r11
    adc r10, r1
    ; round 7 (cham.dsl:24)
    ldi r16, 6
    eor r5, r16
    ldd r16, Z+12
    mov r17, r8
    eor r17, r16
    ldd r13, Z+13
    mov r23, r9
    eor r23, r13
    lsl r17
    rol r23
    adc r17, r1
    add r5, r17
    adc r4, r23
    ; round 8 (cham.dsl:24)
    ldi r17, 7
    eor r8, r17
    ldd r17, Z+14
    mov r23, r7
    eor r23, r17
    ldd r0, Z+15
    mov r20, r6
    eor r20, r0
    add r8, r23
    adc r9, r20
    lsl r8
    rol r9
    adc r8, r1
    ; round 9 (cham.dsl:24)
    ldi r23, 8
    eor r6, r23
    ldd r23, Z+16
    mov r20, r10
    eor r20, r23
    ldd r21, Z+17
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    add r6, r20
    adc r7, r21
    ; round 10 (cham.dsl:24)
    ldi r20, 9
    eor r10, r20
    ldd r20, Z+18
    eor r20, r5
    ldd r21, Z+19
    eor r21, r4
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 11 (cham.dsl:24)
    ldi r20, 10
    eor r4, r20
    ldd r20, Z+20
    eor r20, r8
    ldd r21, Z+21
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    add r4, r20
    adc r5, r21
    ; round 12 (cham.dsl:24)
    ldi r20, 11
    eor r8, r20
    ldd r20, Z+22
    eor r20, r6
    ldd r21, Z+23
    eor r21, r7
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 13 (cham.dsl:24)
    ldi r20, 12
    eor r7, r20
    ldd r20, Z+24
    eor r20, r10
    ldd r21, Z+25
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    add r7, r20
    adc r6, r21
    ; round 14 (cham.dsl:24)
    ldi r20, 13
    eor r10, r20
    ldd r20, Z+26
    eor r20, r4
    ldd r21, Z+27
    eor r21, r5
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 15 (cham.dsl:24)
    ldi r20, 14
    eor r5, r20
    ldd r20, Z+28
    eor r20, r8
    ldd r21, Z+29
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    add r5, r20
    adc r4, r21
    ; round 16 (cham.dsl:24)
    ldi r20, 15
    eor r8, r20
    ldd r20, Z+30
    eor r20, r7
    ldd r21, Z+31
    eor r21, r6
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 17 (cham.dsl:24)
    ldi r20, 16
    eor r6, r20
    movw r20, r10 ; r21, r11
    eor r20, r12
    eor r21, r24
    lsl r20
    rol r21
    adc r20, r1
    add r6, r20
    adc r7, r21
    ; round 18 (cham.dsl:24)
    ldi r20, 17
    eor r10, r20
    ldd r20, Z+32
    eor r20, r5
    ldd r21, Z+33
    eor r21, r4
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 19 (cham.dsl:24)
    ldi r20, 18
    eor r4, r20
    movw r20, r8 ; r21, r9
    eor r20, r2
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    add r4, r20
    adc r5, r21
    ; round 20 (cham.dsl:24)
    ldi r20, 19
    eor r8, r20
    movw r20, r6 ; r21, r7
    eor r20, r3
    eor r21, r15
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 21 (cham.dsl:24)
    ldi r20, 20
    eor r7, r20
    movw r20, r10 ; r21, r11
    eor r20, r18
    eor r21, r25
    lsl r20
    rol r21
    adc r20, r1
    add r7, r20
    adc r6, r21
    ; round 22 (cham.dsl:24)
    ldi r20, 21
    eor r10, r20
    movw r20, r4 ; r21, r5
    eor r20, r19
    eor r21, r14
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 23 (cham.dsl:24)
    ldi r20, 22
    eor r5, r20
    movw r20, r8 ; r21, r9
    eor r20, r16
    eor r21, r13
    lsl r20
    rol r21
    adc r20, r1
    add r5, r20
    adc r4, r21
    ; round 24 (cham.dsl:24)
    ldi r20, 23
    eor r8, r20
    mov r20, r7
    eor r20, r17
    mov r21, r6
    eor r21, r0
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 25 (cham.dsl:24)
    ldi r20, 24
    eor r6, r20
    mov r20, r10
    eor r20, r23
    ldd r21, Z+17
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    add r6, r20
    adc r7, r21
    ; round 26 (cham.dsl:24)
    ldi r20, 25
    eor r10, r20
    ldd r20, Z+18
    eor r20, r5
    ldd r21, Z+19
    eor r21, r4
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 27 (cham.dsl:24)
    ldi r20, 26
    eor r4, r20
    ldd r20, Z+20
    eor r20, r8
    ldd r21, Z+21
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    add r4, r20
    adc r5, r21
    ; round 28 (cham.dsl:24)
    ldi r20, 27
    eor r8, r20
    ldd r20, Z+22
    eor r20, r6
    ldd r21, Z+23
    eor r21, r7
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 29 (cham.dsl:24)
    ldi r20, 28
    eor r7, r20
    ldd r20, Z+24
    eor r20, r10
    ldd r21, Z+25
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    add r7, r20
    adc r6, r21
    ; round 30 (cham.dsl:24)
    ldi r20, 29
    eor r10, r20
    ldd r20, Z+26
    eor r20, r4
    ldd r21, Z+27
    eor r21, r5
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 31 (cham.dsl:24)
    ldi r20, 30
    eor r5, r20
    ldd r20, Z+28
    eor r20, r8
    ldd r21, Z+29
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    add r5, r20
    adc r4, r21
    ; round 32 (cham.dsl:24)
    ldi r20, 31
    eor r8, r20
    ldd r20, Z+30
    eor r20, r7
    ldd r21, Z+31
    eor r21, r6
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 33 (cham.dsl:24)
    ldi r20, 32
    eor r6, r20
    movw r20, r10 ; r21, r11
    eor r20, r12
    eor r21, r24
    lsl r20
    rol r21
    adc r20, r1
    add r6, r20
    adc r7, r21
    ; round 34 (cham.dsl:24)
    ldi r20, 33
    eor r10, r20
    ldd r20, Z+32
    eor r20, r5
    ldd r21, Z+33
    eor r21, r4
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 35 (cham.dsl:24)
    ldi r20, 34
    eor r4, r20
    movw r20, r8 ; r21, r9
    eor r20, r2
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    add r4, r20
    adc r5, r21
    ; round 36 (cham.dsl:24)
    ldi r20, 35
    eor r8, r20
    movw r20, r6 ; r21, r7
    eor r20, r3
    eor r21, r15
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 37 (cham.dsl:24)
    ldi r20, 36
    eor r7, r20
    movw r20, r10 ; r21, r11
    eor r20, r18
    eor r21, r25
    lsl r20
    rol r21
    adc r20, r1
    add r7, r20
    adc r6, r21
    ; round 38 (cham.dsl:24)
    ldi r20, 37
    eor r10, r20
    movw r20, r4 ; r21, r5
    eor r20, r19
    eor r21, r14
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 39 (cham.dsl:24)
    ldi r20, 38
    eor r5, r20
    movw r20, r8 ; r21, r9
    eor r20, r16
    eor r21, r13
    lsl r20
    rol r21
    adc r20, r1
    add r5, r20
    adc r4, r21
    ; round 40 (cham.dsl:24)
    ldi r20, 39
    eor r8, r20
    mov r20, r7
    eor r20, r17
    mov r21, r6
    eor r21, r0
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 41 (cham.dsl:24)
    ldi r20, 40
    eor r6, r20
    mov r20, r10
    eor r20, r23
    ldd r21, Z+17
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    add r6, r20
    adc r7, r21
    ; round 42 (cham.dsl:24)
    ldi r20, 41
    eor r10, r20
    ldd r20, Z+18
    eor r20, r5
    ldd r21, Z+19
    eor r21, r4
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 43 (cham.dsl:24)
    ldi r20, 42
    eor r4, r20
    ldd r20, Z+20
    eor r20, r8
    ldd r21, Z+21
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    add r4, r20
    adc r5, r21
    ; round 44 (cham.dsl:24)
    ldi r20, 43
    eor r8, r20
    ldd r20, Z+22
    eor r20, r6
    ldd r21, Z+23
    eor r21, r7
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 45 (cham.dsl:24)
    ldi r20, 44
    eor r7, r20
    ldd r20, Z+24
    eor r20, r10
    ldd r21, Z+25
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    add r7, r20
    adc r6, r21
    ; round 46 (cham.dsl:24)
    ldi r20, 45
    eor r10, r20
    ldd r20, Z+26
    eor r20, r4
    ldd r21, Z+27
    eor r21, r5
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 47 (cham.dsl:24)
    ldi r20, 46
    eor r5, r20
    ldd r20, Z+28
    eor r20, r8
    ldd r21, Z+29
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    add r5, r20
    adc r4, r21
    ; round 48 (cham.dsl:24)
    ldi r20, 47
    eor r8, r20
    ldd r20, Z+30
    eor r20, r7
    ldd r21, Z+31
    eor r21, r6
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 49 (cham.dsl:24)
    ldi r20, 48
    eor r6, r20
    movw r20, r10 ; r21, r11
    eor r20, r12
    eor r21, r24
    lsl r20
    rol r21
    adc r20, r1
    add r6, r20
    adc r7, r21
    ; round 50 (cham.dsl:24)
    ldi r20, 49
    eor r10, r20
    ldd r20, Z+32
    eor r20, r5
    ldd r21, Z+33
    eor r21, r4
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 51 (cham.dsl:24)
    ldi r20, 50
    eor r4, r20
    movw r20, r8 ; r21, r9
    eor r20, r2
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    add r4, r20
    adc r5, r21
    ; round 52 (cham.dsl:24)
    ldi r20, 51
    eor r8, r20
    movw r20, r6 ; r21, r7
    eor r20, r3
    eor r21, r15
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 53 (cham.dsl:24)
    ldi r20, 52
    eor r7, r20
    movw r20, r10 ; r21, r11
    eor r20, r18
    eor r21, r25
    lsl r20
    rol r21
    adc r20, r1
    add r7, r20
    adc r6, r21
    ; round 54 (cham.dsl:24)
    ldi r20, 53
    eor r10, r20
    movw r20, r4 ; r21, r5
    eor r20, r19
    eor r21, r14
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 55 (cham.dsl:24)
    ldi r20, 54
    eor r5, r20
    movw r20, r8 ; r21, r9
    eor r20, r16
    eor r21, r13
    lsl r20
    rol r21
    adc r20, r1
    add r5, r20
    adc r4, r21
    ; round 56 (cham.dsl:24)
    ldi r20, 55
    eor r8, r20
    mov r20, r7
    eor r20, r17
    mov r21, r6
    eor r21, r0
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 57 (cham.dsl:24)
    ldi r20, 56
    eor r6, r20
    mov r20, r10
    eor r20, r23
    ldd r21, Z+17
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    add r6, r20
    adc r7, r21
    ; round 58 (cham.dsl:24)
    ldi r20, 57
    eor r10, r20
    ldd r20, Z+18
    eor r20, r5
    ldd r21, Z+19
    eor r21, r4
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 59 (cham.dsl:24)
    ldi r20, 58
    eor r4, r20
    ldd r20, Z+20
    eor r20, r8
    ldd r21, Z+21
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    add r4, r20
    adc r5, r21
    ; round 60 (cham.dsl:24)
    ldi r20, 59
    eor r8, r20
    ldd r20, Z+22
    eor r20, r6
    ldd r21, Z+23
    eor r21, r7
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 61 (cham.dsl:24)
    ldi r20, 60
    eor r7, r20
    ldd r20, Z+24
    eor r20, r10
    ldd r21, Z+25
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    add r7, r20
    adc r6, r21
    ; round 62 (cham.dsl:24)
    ldi r20, 61
    eor r10, r20
    ldd r20, Z+26
    eor r20, r4
    ldd r21, Z+27
    eor r21, r5
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 63 (cham.dsl:24)
    ldi r20, 62
    eor r5, r20
    ldd r20, Z+28
    eor r20, r8
    ldd r21, Z+29
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    add r5, r20
    adc r4, r21
    ; round 64 (cham.dsl:24)
    ldi r20, 63
    eor r8, r20
    ldd r20, Z+30
    eor r20, r7
    ldd r21, Z+31
    eor r21, r6
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 65 (cham.dsl:24)
    ldi r20, 64
    eor r6, r20
    movw r20, r10 ; r21, r11
    eor r20, r12
    eor r21, r24
    lsl r20
    rol r21
    adc r20, r1
    add r6, r20
    adc r7, r21
    ; round 66 (cham.dsl:24)
    ldi r20, 65
    eor r10, r20
    ldd r20, Z+32
    eor r20, r5
    ldd r21, Z+33
    eor r21, r4
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 67 (cham.dsl:24)
    ldi r20, 66
    eor r4, r20
    movw r20, r8 ; r21, r9
    eor r20, r2
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    add r4, r20
    adc r5, r21
    ; round 68 (cham.dsl:24)
    ldi r20, 67
    eor r8, r20
    movw r20, r6 ; r21, r7
    eor r20, r3
    eor r21, r15
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 69 (cham.dsl:24)
    ldi r20, 68
    eor r7, r20
    movw r20, r10 ; r21, r11
    eor r20, r18
    eor r21, r25
    lsl r20
    rol r21
    adc r20, r1
    add r7, r20
    adc r6, r21
    ; round 70 (cham.dsl:24)
    ldi r20, 69
    eor r10, r20
    movw r20, r4 ; r21, r5
    eor r20, r19
    eor r21, r14
    add r10, r20
    adc r11, r21
    lsl r10
    rol r11
    adc r10, r1
    ; round 71 (cham.dsl:24)
    ldi r20, 70
    eor r5, r20
    movw r20, r8 ; r21, r9
    eor r20, r16
    eor r21, r13
    lsl r20
    rol r21
    adc r20, r1
    add r5, r20
    adc r4, r21
    ; round 72 (cham.dsl:24)
    ldi r20, 71
    eor r8, r20
    mov r20, r7
    eor r20, r17
    mov r21, r6
    eor r21, r0
    add r8, r20
    adc r9, r21
    lsl r8
    rol r9
    adc r8, r1
    ; round 73 (cham.dsl:24)
    ldi r20, 72
    eor r6, r20
    eor r23, r10
    ldd r20, Z+17
    eor r20, r11
    lsl r23
    rol r20
    adc r23, r1
    add r6, r23
    adc r7, r20
    ; round 74 (cham.dsl:24)
    ldi r23, 73
    eor r10, r23
    ldd r23, Z+18
    eor r23, r5
    ldd r20, Z+19
    eor r20, r4
    add r10, r23
    adc r11, r20
    lsl r10
    rol r11
    adc r10, r1
    ; round 75 (cham.dsl:24)
    ldi r23, 74
    eor r4, r23
    ldd r23, Z+20
    eor r23, r8
    ldd r20, Z+21
    eor r20, r9
    lsl r23
    rol r20
    adc r23, r1
    add r4, r23
    adc r5, r20
    ; round 76 (cham.dsl:24)
    ldi r23, 75
    eor r8, r23
    ldd r23, Z+22
    eor r23, r6
    ldd r20, Z+23
    eor r20, r7
    add r8, r23
    adc r9, r20
    lsl r8
    rol r9
    adc r8, r1
    ; round 77 (cham.dsl:24)
    ldi r23, 76
    eor r7, r23
    ldd r23, Z+24
    eor r23, r10
    ldd r20, Z+25
    eor r20, r11
    lsl r23
    rol r20
    adc r23, r1
    add r7, r23
    adc r6, r20
    ; round 78 (cham.dsl:24)
    ldi r23, 77
    eor r10, r23
    ldd r23, Z+26
    eor r23, r4
    ldd r20, Z+27
    eor r20, r5
    add r10, r23
    adc r11, r20
    lsl r10
    rol r11
    adc r10, r1
    ; round 79 (cham.dsl:24)
    ldi r23, 78
    eor r5, r23
    ldd r23, Z+28
    eor r23, r8
    ldd r20, Z+29
    eor r20, r9
    lsl r23
    rol r20
    adc r23, r1
    add r5, r23
    adc r4, r20
    ; round 80 (cham.dsl:24)
    ldi r23, 79
    eor r8, r23
    ldd r23, Z+30
    eor r23, r7
    ldd r20, Z+31
    eor r20, r6
    add r8, r23
    adc r9, r20
    lsl r8
    rol r9
    adc r8, r1
    ; round 81 (cham.dsl:24)
    ldi r23, 80
    eor r6, r23
    eor r12, r10
    eor r24, r11
    lsl r12
    rol r24
    adc r12, r1
    add r6, r12
    adc r7, r24
    ; round 82 (cham.dsl:24)
    ldi r23, 81
    eor r10, r23
    ldd r12, Z+32
    eor r12, r5
    ldd r24, Z+33
    eor r24, r4
    add r10, r12
    adc r11, r24
    lsl r10
    rol r11
    adc r10, r1
    ; round 83 (cham.dsl:24)
    ldi r23, 82
    eor r4, r23
    eor r2, r8
    eor r22, r9
    lsl r2
    rol r22
    adc r2, r1
    add r4, r2
    adc r5, r22
    ; round 84 (cham.dsl:24)
    ldi r23, 83
    eor r8, r23
    eor r3, r6
    eor r15, r7
    add r8, r3
    adc r9, r15
    lsl r8
    rol r9
    adc r8, r1
    ; round 85 (cham.dsl:24)
    ldi r23, 84
    eor r7, r23
    eor r18, r10
    eor r25, r11
    lsl r18
    rol r25
    adc r18, r1
    add r7, r18
    adc r6, r25
    ; round 86 (cham.dsl:24)
    ldi r25, 85
    eor r10, r25
    eor r19, r4
    eor r14, r5
    add r10, r19
    adc r11, r14
    lsl r10
    rol r11
    adc r10, r1
    ; round 87 (cham.dsl:24)
    ldi r19, 86
    eor r5, r19
    eor r16, r8
    eor r13, r9
    lsl r16
    rol r13
    adc r16, r1
    add r5, r16
    adc r4, r13
    ; round 88 (cham.dsl:24)
    ldi r19, 87
    eor r8, r19
    eor r17, r7
    eor r0, r6
    add r8, r17
    adc r9, r0
    lsl r8
    rol r9
    adc r8, r1
    st Y+, r6
    st Y+, r7
    st Y+, r10
    st Y+, r11
    st Y+, r4
    st Y+, r5
    st Y+, r8
    st Y+, r9
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_cham64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_cham64_128_ecb_encrypt_avr_group
.Llwcc_cham64_128_ecb_encrypt_avr_end:
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
.Llwcc_cham64_128_ecb_decrypt_avr_group:
    push r24
    push r25
    ld r7, X+
    ld r6, X+
    ld r10, X+
    ld r11, X+
    ld r4, X+
    ld r5, X+
    ld r8, X+
    ld r9, X+
    ; round 88 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ldd r12, Z+14
    movw r2, r6 ; r3, r7
    eor r2, r12
    ldd r24, Z+15
    eor r3, r24
    sub r8, r2
    sbc r9, r3
    ldi r19, 87
    eor r8, r19
    ; round 87 (cham.dsl:24)
    ldd r2, Z+12
    mov r3, r8
    eor r3, r2
    ldd r22, Z+13
    mov r18, r9
    eor r18, r22
    lsl r3
    rol r18
    adc r3, r1
    sub r5, r3
    sbc r4, r18
    ldi r19, 86
    eor r5, r19
    ; round 86 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r3, Z+10
    movw r18, r4 ; r19, r5
    eor r18, r3
    ldd r15, Z+11
    eor r19, r15
    sub r10, r18
    sbc r11, r19
    ldi r19, 85
    eor r10, r19
    ; round 85 (cham.dsl:24)
    ldd r18, Z+8
    mov r19, r10
    eor r19, r18
    ldd r25, Z+9
    mov r17, r11
    eor r17, r25
    lsl r19
    rol r17
    adc r19, r1
    sub r6, r19
    sbc r7, r17
    ldi r19, 84
    eor r6, r19
    ; round 84 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ldd r19, Z+6
    movw r16, r6 ; r17, r7
    eor r17, r19
    ldd r14, Z+7
    eor r16, r14
    sub r8, r17
    sbc r9, r16
    ldi r17, 83
    eor r8, r17
    ; round 83 (cham.dsl:24)
    ldd r17, Z+4
    mov r16, r8
    eor r16, r17
    ldd r13, Z+5
    mov r23, r9
    eor r23, r13
    lsl r16
    rol r23
    adc r16, r1
    sub r4, r16
    sbc r5, r23
    ldi r16, 82
    eor r4, r16
    ; round 82 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r16, Z+32
    mov r23, r5
    eor r23, r16
    ldd r20, Z+33
    eor r20, r4
    sub r10, r23
    sbc r11, r20
    ldi r23, 81
    eor r10, r23
    ; round 81 (cham.dsl:24)
    ldd r23, Z+0
    movw r20, r10 ; r21, r11
    eor r20, r23
    ldd r0, Z+1
    eor r21, r0
    lsl r20
    rol r21
    adc r20, r1
    sub r7, r20
    sbc r6, r21
    ldi r20, 80
    eor r7, r20
    ; round 80 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ldd r20, Z+30
    eor r20, r6
    ldd r21, Z+31
    eor r21, r7
    sub r8, r20
    sbc r9, r21
    ldi r20, 79
    eor r8, r20
    ; round 79 (cham.dsl:24)
    ldd r20, Z+28
    eor r20, r8
    ldd r21, Z+29
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r20
    sbc r4, r21
    ldi r20, 78
    eor r5, r20
    ; round 78 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r20, Z+26
    eor r20, r4
    ldd r21, Z+27
    eor r21, r5
    sub r10, r20
    sbc r11, r21
    ldi r20, 77
    eor r10, r20
    ; round 77 (cham.dsl:24)
    ldd r20, Z+24
    eor r20, r10
    ldd r21, Z+25
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    sub r6, r20
    sbc r7, r21
    ldi r20, 76
    eor r6, r20
    ; round 76 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ldd r20, Z+22
    eor r20, r7
    ldd r21, Z+23
    eor r21, r6
    sub r8, r20
    sbc r9, r21
    ldi r20, 75
    eor r8, r20
    ; round 75 (cham.dsl:24)
    ldd r20, Z+20
    eor r20, r8
    ldd r21, Z+21
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r20
    sbc r5, r21
    ldi r20, 74
    eor r4, r20
    ; round 74 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r20, Z+18
    eor r20, r5
    ldd r21, Z+19
    eor r21, r4
    sub r10, r20
    sbc r11, r21
    ldi r20, 73
    eor r10, r20
    ; round 73 (cham.dsl:24)
    ldd r20, Z+16
    eor r20, r10
    ldd r21, Z+17
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    sub r7, r20
    sbc r6, r21
    ldi r20, 72
    eor r7, r20
    ; round 72 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    movw r20, r6 ; r21, r7
    eor r20, r12
    eor r21, r24
    sub r8, r20
    sbc r9, r21
    ldi r20, 71
    eor r8, r20
    ; round 71 (cham.dsl:24)
    movw r20, r8 ; r21, r9
    eor r20, r2
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r20
    sbc r4, r21
    ldi r20, 70
    eor r5, r20
    ; round 70 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    movw r20, r4 ; r21, r5
    eor r20, r3
    eor r21, r15
    sub r10, r20
    sbc r11, r21
    ldi r20, 69
    eor r10, r20
    ; round 69 (cham.dsl:24)
    movw r20, r10 ; r21, r11
    eor r20, r18
    eor r21, r25
    lsl r20
    rol r21
    adc r20, r1
    sub r6, r20
    sbc r7, r21
    ldi r20, 68
    eor r6, r20
    ; round 68 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    mov r20, r7
    eor r20, r19
    mov r21, r6
    eor r21, r14
    sub r8, r20
    sbc r9, r21
    ldi r20, 67
    eor r8, r20
    ; round 67 (cham.dsl:24)
    movw r20, r8 ; r21, r9
    eor r20, r17
    eor r21, r13
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r20
    sbc r5, r21
    ldi r20, 66
    eor r4, r20
    ; round 66 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    mov r20, r5
    eor r20, r16
    ldd r21, Z+33
    eor r21, r4
    sub r10, r20
    sbc r11, r21
    ldi r20, 65
    eor r10, r20
    ; round 65 (cham.dsl:24)
    movw r20, r10 ; r21, r11
    eor r20, r23
    eor r21, r0
    lsl r20
    rol r21
    adc r20, r1
    sub r7, r20
    sbc r6, r21
    ldi r20, 64
    eor r7, r20
    ; round 64 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ldd r20, Z+30
    eor r20, r6
    ldd r21, Z+31
    eor r21, r7
    sub r8, r20
    sbc r9, r21
    ldi r20, 63
    eor r8, r20
    ; round 63 (cham.dsl:24)
    ldd r20, Z+28
    eor r20, r8
    ldd r21, Z+29
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r20
    sbc r4, r21
    ldi r20, 62
    eor r5, r20
    ; round 62 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r20, Z+26
    eor r20, r4
    ldd r21, Z+27
    eor r21, r5
    sub r10, r20
    sbc r11, r21
    ldi r20, 61
    eor r10, r20
    ; round 61 (cham.dsl:24)
    ldd r20, Z+24
    eor r20, r10
    ldd r21, Z+25
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    sub r6, r20
    sbc r7, r21
    ldi r20, 60
    eor r6, r20
    ; round 60 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ldd r20, Z+22
    eor r20, r7
    ldd r21, Z+23
    eor r21, r6
    sub r8, r20
    sbc r9, r21
    ldi r20, 59
    eor r8, r20
    ; round 59 (cham.dsl:24)
    ldd r20, Z+20
    eor r20, r8
    ldd r21, Z+21
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r20
    sbc r5, r21
    ldi r20, 58
    eor r4, r20
    ; round 58 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r20, Z+18
    eor r20, r5
    ldd r21, Z+19
    eor r21, r4
    sub r10, r20
    sbc r11, r21
    ldi r20, 57
    eor r10, r20
    ; round 57 (cham.dsl:24)
    ldd r20, Z+16
    eor r20, r10
    ldd r21, Z+17
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    sub r7, r20
    sbc r6, r21
    ldi r20, 56
    eor r7, r20
    ; round 56 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    movw r20, r6 ; r21, r7
    eor r20, r12
    eor r21, r24
    sub r8, r20
    sbc r9, r21
    ldi r20, 55
    eor r8, r20
    ; round 55 (cham.dsl:24)
    movw r20, r8 ; r21, r9
    eor r20, r2
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r20
    sbc r4, r21
    ldi r20, 54
    eor r5, r20
    ; round 54 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    movw r20, r4 ; r21, r5
    eor r20, r3
    eor r21, r15
    sub r10, r20
    sbc r11, r21
    ldi r20, 53
    eor r10, r20
    ; round 53 (cham.dsl:24)
    movw r20, r10 ; r21, r11
    eor r20, r18
    eor r21, r25
    lsl r20
    rol r21
    adc r20, r1
    sub r6, r20
    sbc r7, r21
    ldi r20, 52
    eor r6, r20
    ; round 52 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    mov r20, r7
    eor r20, r19
    mov r21, r6
    eor r21, r14
    sub r8, r20
    sbc r9, r21
    ldi r20, 51
    eor r8, r20
    ; round 51 (cham.dsl:24)
    movw r20, r8 ; r21, r9
    eor r20, r17
    eor r21, r13
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r20
    sbc r5, r21
    ldi r20, 50
    eor r4, r20
    ; round 50 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    mov r20, r5
    eor r20, r16
    ldd r21, Z+33
    eor r21, r4
    sub r10, r20
    sbc r11, r21
    ldi r20, 49
    eor r10, r20
    ; round 49 (cham.dsl:24)
    movw r20, r10 ; r21, r11
    eor r20, r23
    eor r21, r0
    lsl r20
    rol r21
    adc r20, r1
    sub r7, r20
    sbc r6, r21
    ldi r20, 48
    eor r7, r20
    ; round 48 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ldd r20, Z+30
    eor r20, r6
    ldd r21, Z+31
    eor r21, r7
    sub r8, r20
    sbc r9, r21
    ldi r20, 47
    eor r8, r20
    ; round 47 (cham.dsl:24)
    ldd r20, Z+28
    eor r20, r8
    ldd r21, Z+29
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r20
    sbc r4, r21
    ldi r20, 46
    eor r5, r20
    ; round 46 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r20, Z+26
    eor r20, r4
    ldd r21, Z+27
    eor r21, r5
    sub r10, r20
    sbc r11, r21
    ldi r20, 45
    eor r10, r20
    ; round 45 (cham.dsl:24)
    ldd r20, Z+24
    eor r20, r10
    ldd r21, Z+25
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    sub r6, r20
    sbc r7, r21
    ldi r20, 44
    eor r6, r20
    ; round 44 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ldd r20, Z+22
    eor r20, r7
    ldd r21, Z+23
    eor r21, r6
    sub r8, r20
    sbc r9, r21
    ldi r20, 43
    eor r8, r20
    ; round 43 (cham.dsl:24)
    ldd r20, Z+20
    eor r20, r8
    ldd r21, Z+21
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r20
    sbc r5, r21
    ldi r20, 42
    eor r4, r20
    ; round 42 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r20, Z+18
    eor r20, r5
    ldd r21, Z+19
    eor r21, r4
    sub r10, r20
    sbc r11, r21
    ldi r20, 41
    eor r10, r20
    ; round 41 (cham.dsl:24)
    ldd r20, Z+16
    eor r20, r10
    ldd r21, Z+17
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    sub r7, r20
    sbc r6, r21
    ldi r20, 40
    eor r7, r20
    ; round 40 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    movw r20, r6 ; r21, r7
    eor r20, r12
    eor r21, r24
    sub r8, r20
    sbc r9, r21
    ldi r20, 39
    eor r8, r20
    ; round 39 (cham.dsl:24)
    movw r20, r8 ; r21, r9
    eor r20, r2
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r20
    sbc r4, r21
    ldi r20, 38
    eor r5, r20
    ; round 38 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    movw r20, r4 ; r21, r5
    eor r20, r3
    eor r21, r15
    sub r10, r20
    sbc r11, r21
    ldi r20, 37
    eor r10, r20
    ; round 37 (cham.dsl:24)
    movw r20, r10 ; r21, r11
    eor r20, r18
    eor r21, r25
    lsl r20
    rol r21
    adc r20, r1
    sub r6, r20
    sbc r7, r21
    ldi r20, 36
    eor r6, r20
    ; round 36 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    mov r20, r7
    eor r20, r19
    mov r21, r6
    eor r21, r14
    sub r8, r20
    sbc r9, r21
    ldi r20, 35
    eor r8, r20
    ; round 35 (cham.dsl:24)
    movw r20, r8 ; r21, r9
    eor r20, r17
    eor r21, r13
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r20
    sbc r5, r21
    ldi r20, 34
    eor r4, r20
    ; round 34 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    mov r20, r5
    eor r20, r16
    ldd r21, Z+33
    eor r21, r4
    sub r10, r20
    sbc r11, r21
    ldi r20, 33
    eor r10, r20
    ; round 33 (cham.dsl:24)
    movw r20, r10 ; r21, r11
    eor r20, r23
    eor r21, r0
    lsl r20
    rol r21
    adc r20, r1
    sub r7, r20
    sbc r6, r21
    ldi r20, 32
    eor r7, r20
    ; round 32 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ldd r20, Z+30
    eor r20, r6
    ldd r21, Z+31
    eor r21, r7
    sub r8, r20
    sbc r9, r21
    ldi r20, 31
    eor r8, r20
    ; round 31 (cham.dsl:24)
    ldd r20, Z+28
    eor r20, r8
    ldd r21, Z+29
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r20
    sbc r4, r21
    ldi r20, 30
    eor r5, r20
    ; round 30 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r20, Z+26
    eor r20, r4
    ldd r21, Z+27
    eor r21, r5
    sub r10, r20
    sbc r11, r21
    ldi r20, 29
    eor r10, r20
    ; round 29 (cham.dsl:24)
    ldd r20, Z+24
    eor r20, r10
    ldd r21, Z+25
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    sub r6, r20
    sbc r7, r21
    ldi r20, 28
    eor r6, r20
    ; round 28 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ldd r20, Z+22
    eor r20, r7
    ldd r21, Z+23
    eor r21, r6
    sub r8, r20
    sbc r9, r21
    ldi r20, 27
    eor r8, r20
    ; round 27 (cham.dsl:24)
    ldd r20, Z+20
    eor r20, r8
    ldd r21, Z+21
    eor r21, r9
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r20
    sbc r5, r21
    ldi r20, 26
    eor r4, r20
    ; round 26 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r20, Z+18
    eor r20, r5
    ldd r21, Z+19
    eor r21, r4
    sub r10, r20
    sbc r11, r21
    ldi r20, 25
    eor r10, r20
    ; round 25 (cham.dsl:24)
    ldd r20, Z+16
    eor r20, r10
    ldd r21, Z+17
    eor r21, r11
    lsl r20
    rol r21
    adc r20, r1
    sub r7, r20
    sbc r6, r21
    ldi r20, 24
    eor r7, r20
    ; round 24 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    movw r20, r6 ; r21, r7
    eor r20, r12
    eor r21, r24
    sub r8, r20
    sbc r9, r21
    ldi r20, 23
    eor r8, r20
    ; round 23 (cham.dsl:24)
    movw r20, r8 ; r21, r9
    eor r20, r2
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r20
    sbc r4, r21
    ldi r20, 22
    eor r5, r20
    ; round 22 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    movw r20, r4 ; r21, r5
    eor r20, r3
    eor r21, r15
    sub r10, r20
    sbc r11, r21
    ldi r20, 21
    eor r10, r20
    ; round 21 (cham.dsl:24)
    movw r20, r10 ; r21, r11
    eor r20, r18
    eor r21, r25
    lsl r20
    rol r21
    adc r20, r1
    sub r6, r20
    sbc r7, r21
    ldi r20, 20
    eor r6, r20
    ; round 20 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    mov r20, r7
    eor r20, r19
    mov r21, r6
    eor r21, r14
    sub r8, r20
    sbc r9, r21
    ldi r20, 19
    eor r8, r20
    ; round 19 (cham.dsl:24)
    movw r20, r8 ; r21, r9
    eor r20, r17
    eor r21, r13
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r20
    sbc r5, r21
    ldi r20, 18
    eor r4, r20
    ; round 18 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    eor r16, r5
    ldd r20, Z+33
    eor r20, r4
    sub r10, r16
    sbc r11, r20
    ldi r16, 17
    eor r10, r16
    ; round 17 (cham.dsl:24)
    mov r16, r10
    eor r16, r23
    mov r20, r11
    eor r20, r0
    lsl r16
    rol r20
    adc r16, r1
    sub r7, r16
    sbc r6, r20
    ldi r16, 16
    eor r7, r16
    ; round 16 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ldd r16, Z+30
    eor r16, r6
    ldd r20, Z+31
    eor r20, r7
    sub r8, r16
    sbc r9, r20
    ldi r16, 15
    eor r8, r16
    ; round 15 (cham.dsl:24)
    ldd r16, Z+28
    eor r16, r8
    ldd r20, Z+29
    eor r20, r9
    lsl r16
    rol r20
    adc r16, r1
    sub r5, r16
    sbc r4, r20
    ldi r16, 14
    eor r5, r16
    ; round 14 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r16, Z+26
    eor r16, r4
    ldd r20, Z+27
    eor r20, r5
    sub r10, r16
    sbc r11, r20
    ldi r16, 13
    eor r10, r16
    ; round 13 (cham.dsl:24)
    ldd r16, Z+24
    eor r16, r10
    ldd r20, Z+25
    eor r20, r11
    lsl r16
    rol r20
    adc r16, r1
    sub r6, r16
    sbc r7, r20
    ldi r16, 12
    eor r6, r16
    ; round 12 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ldd r16, Z+22
    eor r16, r7
    ldd r20, Z+23
    eor r20, r6
    sub r8, r16
    sbc r9, r20
    ldi r16, 11
    eor r8, r16
    ; round 11 (cham.dsl:24)
    ldd r16, Z+20
    eor r16, r8
    ldd r20, Z+21
    eor r20, r9
    lsl r16
    rol r20
    adc r16, r1
    sub r4, r16
    sbc r5, r20
    ldi r16, 10
    eor r4, r16
    ; round 10 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r16, Z+18
    eor r16, r5
    ldd r20, Z+19
    eor r20, r4
    sub r10, r16
    sbc r11, r20
    ldi r16, 9
    eor r10, r16
    ; round 9 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r10
    ldd r20, Z+17
    eor r20, r11
    lsl r16
    rol r20
    adc r16, r1
    sub r7, r16
    sbc r6, r20
    ldi r16, 8
    eor r7, r16
    ; round 8 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r12, r6
    eor r24, r7
    sub r8, r12
    sbc r9, r24
    ldi r16, 7
    eor r8, r16
    ; round 7 (cham.dsl:24)
    eor r2, r8
    eor r22, r9
    lsl r2
    rol r22
    adc r2, r1
    sub r5, r2
    sbc r4, r22
    ldi r16, 6
    eor r5, r16
    ; round 6 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    eor r3, r4
    eor r15, r5
    sub r10, r3
    sbc r11, r15
    ldi r16, 5
    eor r10, r16
    ; round 5 (cham.dsl:24)
    eor r18, r10
    eor r25, r11
    lsl r18
    rol r25
    adc r18, r1
    sub r6, r18
    sbc r7, r25
    ldi r25, 4
    eor r6, r25
    ; round 4 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r19, r7
    eor r14, r6
    sub r8, r19
    sbc r9, r14
    ldi r19, 3
    eor r8, r19
    ; round 3 (cham.dsl:24)
    eor r17, r8
    eor r13, r9
    lsl r17
    rol r13
    adc r17, r1
    sub r4, r17
    sbc r5, r13
    ldi r19, 2
    eor r4, r19
    ; round 2 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ldd r12, Z+2
    eor r12, r4
    ldd r2, Z+3
    eor r2, r5
    sub r10, r2
    sbc r11, r12
    ldi r19, 1
    eor r10, r19
    ; round 1 (cham.dsl:24)
    eor r23, r10
    eor r0, r11
    lsl r23
    rol r0
    adc r23, r1
    sub r7, r23
    sbc r6, r0
    st Y+, r7
    st Y+, r6
    st Y+, r10
    st Y+, r11
    st Y+, r4
    st Y+, r5
    st Y+, r8
    st Y+, r9
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_cham64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_cham64_128_ecb_decrypt_avr_group
.Llwcc_cham64_128_ecb_decrypt_avr_end:
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
    .size lwcc_cham64_128_ecb_decrypt_avr, .-lwcc_cham64_128_ecb_decrypt_avr

    .global lwcc_cham64_128_ctr_init_avr
    .type lwcc_cham64_128_ctr_init_avr, @function
lwcc_cham64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_cham64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_cham64_128_ctr_nonce_avr
    .size lwcc_cham64_128_ctr_init_avr, .-lwcc_cham64_128_ctr_init_avr

    .global lwcc_cham64_128_ctr_nonce_avr
    .type lwcc_cham64_128_ctr_nonce_avr, @function
lwcc_cham64_128_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r16
    movw r26, r22
    movw r30, r24
    ; round 1 (cham.dsl:24)
    ldd r0, Z+0
    adiw r26, 2
    ld r2, X+
    eor r0, r2
    ldd r3, Z+1
    ld r4, X
    eor r3, r4
    lsl r0
    rol r3
    adc r0, r1
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r5, X+
    ld r6, X
    add r5, r0
    adc r6, r3
    ; round 2 (cham.dsl:24)
    ldi r16, 1
    eor r2, r16
    ; round 4 (cham.dsl:24)
    ldd r0, Z+6
    eor r0, r5
    ldd r3, Z+7
    std Z+34, r2
    eor r3, r6
    ; round 5 (cham.dsl:24)
    ldi r16, 4
    eor r6, r16
    std Z+35, r4
    std Z+36, r0
    std Z+37, r3
    std Z+38, r6
    std Z+39, r5
    pop r16
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
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
    ; one before the first: each group begins with the next
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
    push r24
    push r25
    ; round 4 (cham.dsl:24)
    ldi r25, 3
    eor r25, r3
    ; round 3 (cham.dsl:24)
    ldd r15, Z+4
    eor r3, r15
    ldd r14, Z+5
    mov r13, r2
    eor r13, r14
    ; round 4 (cham.dsl:24)
    ldd r21, Z+36
    ldd r12, Z+37
    add r25, r21
    adc r2, r12
    lsl r25
    rol r2
    adc r25, r1
    ; round 3 (cham.dsl:24)
    lsl r3
    rol r13
    adc r3, r1
    ldi r20, 2
    eor r20, r5
    mov r21, r4
    add r20, r3
    adc r21, r13
    ; round 2 (cham.dsl:24)
    ldd r3, Z+2
    eor r5, r3
    ldd r3, Z+3
    eor r4, r3
    ldd r3, Z+34
    ldd r13, Z+35
    add r3, r4
    adc r13, r5
    lsl r3
    rol r13
    adc r3, r1
    ; round 5 (cham.dsl:24)
    ldd r4, Z+8
    mov r5, r3
    eor r5, r4
    ; round 6 (cham.dsl:24)
    ldi r16, 5
    eor r3, r16
    ; round 5 (cham.dsl:24)
    ldd r12, Z+9
    mov r6, r13
    eor r6, r12
    lsl r5
    rol r6
    adc r5, r1
    ldd r8, Z+38
    ldd r9, Z+39
    add r8, r5
    adc r9, r6
    ; round 6 (cham.dsl:24)
    ldd r5, Z+10
    movw r6, r20 ; r7, r21
    eor r6, r5
    ldd r11, Z+11
    eor r7, r11
    add r3, r6
    adc r13, r7
    lsl r3
    rol r13
    adc r3, r1
    ; round 7 (cham.dsl:24)
    ldi r16, 6
    eor r21, r16
    ldd r6, Z+12
    mov r7, r25
    eor r7, r6
    ; round 8 (cham.dsl:24)
    ldi r16, 7
    eor r25, r16
    ; round 7 (cham.dsl:24)
    ldd r10, Z+13
    mov r16, r2
    eor r16, r10
    lsl r7
    rol r16
    adc r7, r1
    add r21, r7
    adc r20, r16
    ; round 8 (cham.dsl:24)
    ldd r7, Z+14
    movw r16, r8 ; r17, r9
    eor r16, r7
    ldd r24, Z+15
    eor r17, r24
    add r25, r16
    adc r2, r17
    lsl r25
    rol r2
    adc r25, r1
    ; round 9 (cham.dsl:24)
    ldi r16, 8
    eor r9, r16
    ldd r16, Z+16
    mov r17, r3
    eor r17, r16
    ; round 10 (cham.dsl:24)
    ldi r23, 9
    eor r3, r23
    ; round 9 (cham.dsl:24)
    ldd r23, Z+17
    mov r22, r13
    eor r22, r23
    lsl r17
    rol r22
    adc r17, r1
    add r9, r17
    adc r8, r22
    ; round 10 (cham.dsl:24)
    ldd r17, Z+18
    mov r22, r21
    eor r22, r17
    ldd r0, Z+19
    mov r18, r20
    eor r18, r0
    add r3, r22
    adc r13, r18
    lsl r3
    rol r13
    adc r3, r1
    ; round 11 (cham.dsl:24)
    ldi r22, 10
    eor r20, r22
    ldd r22, Z+20
    mov r18, r25
    eor r18, r22
    ; round 12 (cham.dsl:24)
    ldi r19, 11
    eor r25, r19
    ; round 11 (cham.dsl:24)
    ldd r19, Z+21
    eor r19, r2
    lsl r18
    rol r19
    adc r18, r1
    add r20, r18
    adc r21, r19
    ; round 12 (cham.dsl:24)
    ldd r18, Z+22
    eor r18, r9
    ldd r19, Z+23
    eor r19, r8
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 13 (cham.dsl:24)
    ldi r18, 12
    eor r8, r18
    ldd r18, Z+24
    eor r18, r3
    ; round 14 (cham.dsl:24)
    ldi r19, 13
    eor r3, r19
    ; round 13 (cham.dsl:24)
    ldd r19, Z+25
    eor r19, r13
    lsl r18
    rol r19
    adc r18, r1
    add r8, r18
    adc r9, r19
    ; round 14 (cham.dsl:24)
    ldd r18, Z+26
    eor r18, r20
    ldd r19, Z+27
    eor r19, r21
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 15 (cham.dsl:24)
    ldi r18, 14
    eor r21, r18
    ldd r18, Z+28
    eor r18, r25
    ; round 16 (cham.dsl:24)
    ldi r19, 15
    eor r25, r19
    ; round 15 (cham.dsl:24)
    ldd r19, Z+29
    eor r19, r2
    lsl r18
    rol r19
    adc r18, r1
    add r21, r18
    adc r20, r19
    ; round 16 (cham.dsl:24)
    ldd r18, Z+30
    eor r18, r8
    ldd r19, Z+31
    eor r19, r9
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 17 (cham.dsl:24)
    ldi r18, 16
    eor r9, r18
    ldd r18, Z+0
    eor r18, r3
    ; round 18 (cham.dsl:24)
    ldi r19, 17
    eor r3, r19
    ; round 17 (cham.dsl:24)
    ldd r19, Z+1
    eor r19, r13
    lsl r18
    rol r19
    adc r18, r1
    add r9, r18
    adc r8, r19
    ; round 18 (cham.dsl:24)
    ldd r18, Z+32
    eor r18, r21
    ldd r19, Z+33
    eor r19, r20
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 19 (cham.dsl:24)
    ldi r18, 18
    eor r20, r18
    mov r18, r25
    eor r18, r15
    ; round 20 (cham.dsl:24)
    ldi r19, 19
    eor r25, r19
    ; round 19 (cham.dsl:24)
    mov r19, r2
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r20, r18
    adc r21, r19
    ; round 20 (cham.dsl:24)
    ldd r18, Z+6
    eor r18, r9
    ldd r19, Z+7
    eor r19, r8
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 21 (cham.dsl:24)
    ldi r18, 20
    eor r8, r18
    mov r18, r3
    eor r18, r4
    ; round 22 (cham.dsl:24)
    ldi r19, 21
    eor r3, r19
    ; round 21 (cham.dsl:24)
    mov r19, r13
    eor r19, r12
    lsl r18
    rol r19
    adc r18, r1
    add r8, r18
    adc r9, r19
    ; round 22 (cham.dsl:24)
    movw r18, r20 ; r19, r21
    eor r18, r5
    eor r19, r11
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 23 (cham.dsl:24)
    ldi r18, 22
    eor r21, r18
    mov r18, r25
    eor r18, r6
    ; round 24 (cham.dsl:24)
    ldi r19, 23
    eor r25, r19
    ; round 23 (cham.dsl:24)
    mov r19, r2
    eor r19, r10
    lsl r18
    rol r19
    adc r18, r1
    add r21, r18
    adc r20, r19
    ; round 24 (cham.dsl:24)
    movw r18, r8 ; r19, r9
    eor r18, r7
    eor r19, r24
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 25 (cham.dsl:24)
    ldi r18, 24
    eor r9, r18
    mov r18, r3
    eor r18, r16
    ; round 26 (cham.dsl:24)
    ldi r19, 25
    eor r3, r19
    ; round 25 (cham.dsl:24)
    mov r19, r13
    eor r19, r23
    lsl r18
    rol r19
    adc r18, r1
    add r9, r18
    adc r8, r19
    ; round 26 (cham.dsl:24)
    mov r18, r21
    eor r18, r17
    mov r19, r20
    eor r19, r0
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 27 (cham.dsl:24)
    ldi r18, 26
    eor r20, r18
    mov r18, r25
    eor r18, r22
    ; round 28 (cham.dsl:24)
    ldi r19, 27
    eor r25, r19
    ; round 27 (cham.dsl:24)
    ldd r19, Z+21
    eor r19, r2
    lsl r18
    rol r19
    adc r18, r1
    add r20, r18
    adc r21, r19
    ; round 28 (cham.dsl:24)
    ldd r18, Z+22
    eor r18, r9
    ldd r19, Z+23
    eor r19, r8
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 29 (cham.dsl:24)
    ldi r18, 28
    eor r8, r18
    ldd r18, Z+24
    eor r18, r3
    ; round 30 (cham.dsl:24)
    ldi r19, 29
    eor r3, r19
    ; round 29 (cham.dsl:24)
    ldd r19, Z+25
    eor r19, r13
    lsl r18
    rol r19
    adc r18, r1
    add r8, r18
    adc r9, r19
    ; round 30 (cham.dsl:24)
    ldd r18, Z+26
    eor r18, r20
    ldd r19, Z+27
    eor r19, r21
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 31 (cham.dsl:24)
    ldi r18, 30
    eor r21, r18
    ldd r18, Z+28
    eor r18, r25
    ; round 32 (cham.dsl:24)
    ldi r19, 31
    eor r25, r19
    ; round 31 (cham.dsl:24)
    ldd r19, Z+29
    eor r19, r2
    lsl r18
    rol r19
    adc r18, r1
    add r21, r18
    adc r20, r19
    ; round 32 (cham.dsl:24)
    ldd r18, Z+30
    eor r18, r8
    ldd r19, Z+31
    eor r19, r9
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 33 (cham.dsl:24)
    ldi r18, 32
    eor r9, r18
    ldd r18, Z+0
    eor r18, r3
    ; round 34 (cham.dsl:24)
    ldi r19, 33
    eor r3, r19
    ; round 33 (cham.dsl:24)
    ldd r19, Z+1
    eor r19, r13
    lsl r18
    rol r19
    adc r18, r1
    add r9, r18
    adc r8, r19
    ; round 34 (cham.dsl:24)
    ldd r18, Z+32
    eor r18, r21
    ldd r19, Z+33
    eor r19, r20
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 35 (cham.dsl:24)
    ldi r18, 34
    eor r20, r18
    mov r18, r25
    eor r18, r15
    ; round 36 (cham.dsl:24)
    ldi r19, 35
    eor r25, r19
    ; round 35 (cham.dsl:24)
    mov r19, r2
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r20, r18
    adc r21, r19
    ; round 36 (cham.dsl:24)
    ldd r18, Z+6
    eor r18, r9
    ldd r19, Z+7
    eor r19, r8
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 37 (cham.dsl:24)
    ldi r18, 36
    eor r8, r18
    mov r18, r3
    eor r18, r4
    ; round 38 (cham.dsl:24)
    ldi r19, 37
    eor r3, r19
    ; round 37 (cham.dsl:24)
    mov r19, r13
    eor r19, r12
    lsl r18
    rol r19
    adc r18, r1
    add r8, r18
    adc r9, r19
    ; round 38 (cham.dsl:24)
    movw r18, r20 ; r19, r21
    eor r18, r5
    eor r19, r11
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 39 (cham.dsl:24)
    ldi r18, 38
    eor r21, r18
    mov r18, r25
    eor r18, r6
    ; round 40 (cham.dsl:24)
    ldi r19, 39
    eor r25, r19
    ; round 39 (cham.dsl:24)
    mov r19, r2
    eor r19, r10
    lsl r18
    rol r19
    adc r18, r1
    add r21, r18
    adc r20, r19
    ; round 40 (cham.dsl:24)
    movw r18, r8 ; r19, r9
    eor r18, r7
    eor r19, r24
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 41 (cham.dsl:24)
    ldi r18, 40
    eor r9, r18
    mov r18, r3
    eor r18, r16
    ; round 42 (cham.dsl:24)
    ldi r19, 41
    eor r3, r19
    ; round 41 (cham.dsl:24)
    mov r19, r13
    eor r19, r23
    lsl r18
    rol r19
    adc r18, r1
    add r9, r18
    adc r8, r19
    ; round 42 (cham.dsl:24)
    mov r18, r21
    eor r18, r17
    mov r19, r20
    eor r19, r0
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 43 (cham.dsl:24)
    ldi r18, 42
    eor r20, r18
    mov r18, r25
    eor r18, r22
    ; round 44 (cham.dsl:24)
    ldi r19, 43
    eor r25, r19
    ; round 43 (cham.dsl:24)
    ldd r19, Z+21
    eor r19, r2
    lsl r18
    rol r19
    adc r18, r1
    add r20, r18
    adc r21, r19
    ; round 44 (cham.dsl:24)
    ldd r18, Z+22
    eor r18, r9
    ldd r19, Z+23
    eor r19, r8
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 45 (cham.dsl:24)
    ldi r18, 44
    eor r8, r18
    ldd r18, Z+24
    eor r18, r3
    ; round 46 (cham.dsl:24)
    ldi r19, 45
    eor r3, r19
    ; round 45 (cham.dsl:24)
    ldd r19, Z+25
    eor r19, r13
    lsl r18
    rol r19
    adc r18, r1
    add r8, r18
    adc r9, r19
    ; round 46 (cham.dsl:24)
    ldd r18, Z+26
    eor r18, r20
    ldd r19, Z+27
    eor r19, r21
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 47 (cham.dsl:24)
    ldi r18, 46
    eor r21, r18
    ldd r18, Z+28
    eor r18, r25
    ; round 48 (cham.dsl:24)
    ldi r19, 47
    eor r25, r19
    ; round 47 (cham.dsl:24)
    ldd r19, Z+29
    eor r19, r2
    lsl r18
    rol r19
    adc r18, r1
    add r21, r18
    adc r20, r19
    ; round 48 (cham.dsl:24)
    ldd r18, Z+30
    eor r18, r8
    ldd r19, Z+31
    eor r19, r9
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 49 (cham.dsl:24)
    ldi r18, 48
    eor r9, r18
    ldd r18, Z+0
    eor r18, r3
    ; round 50 (cham.dsl:24)
    ldi r19, 49
    eor r3, r19
    ; round 49 (cham.dsl:24)
    ldd r19, Z+1
    eor r19, r13
    lsl r18
    rol r19
    adc r18, r1
    add r9, r18
    adc r8, r19
    ; round 50 (cham.dsl:24)
    ldd r18, Z+32
    eor r18, r21
    ldd r19, Z+33
    eor r19, r20
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 51 (cham.dsl:24)
    ldi r18, 50
    eor r20, r18
    mov r18, r25
    eor r18, r15
    ; round 52 (cham.dsl:24)
    ldi r19, 51
    eor r25, r19
    ; round 51 (cham.dsl:24)
    mov r19, r2
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r20, r18
    adc r21, r19
    ; round 52 (cham.dsl:24)
    ldd r18, Z+6
    eor r18, r9
    ldd r19, Z+7
    eor r19, r8
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 53 (cham.dsl:24)
    ldi r18, 52
    eor r8, r18
    mov r18, r3
    eor r18, r4
    ; round 54 (cham.dsl:24)
    ldi r19, 53
    eor r3, r19
    ; round 53 (cham.dsl:24)
    mov r19, r13
    eor r19, r12
    lsl r18
    rol r19
    adc r18, r1
    add r8, r18
    adc r9, r19
    ; round 54 (cham.dsl:24)
    movw r18, r20 ; r19, r21
    eor r18, r5
    eor r19, r11
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 55 (cham.dsl:24)
    ldi r18, 54
    eor r21, r18
    mov r18, r25
    eor r18, r6
    ; round 56 (cham.dsl:24)
    ldi r19, 55
    eor r25, r19
    ; round 55 (cham.dsl:24)
    mov r19, r2
    eor r19, r10
    lsl r18
    rol r19
    adc r18, r1
    add r21, r18
    adc r20, r19
    ; round 56 (cham.dsl:24)
    movw r18, r8 ; r19, r9
    eor r18, r7
    eor r19, r24
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 57 (cham.dsl:24)
    ldi r18, 56
    eor r9, r18
    mov r18, r3
    eor r18, r16
    ; round 58 (cham.dsl:24)
    ldi r19, 57
    eor r3, r19
    ; round 57 (cham.dsl:24)
    mov r19, r13
    eor r19, r23
    lsl r18
    rol r19
    adc r18, r1
    add r9, r18
    adc r8, r19
    ; round 58 (cham.dsl:24)
    mov r18, r21
    eor r18, r17
    mov r19, r20
    eor r19, r0
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 59 (cham.dsl:24)
    ldi r18, 58
    eor r20, r18
    mov r18, r25
    eor r18, r22
    ; round 60 (cham.dsl:24)
    ldi r19, 59
    eor r25, r19
    ; round 59 (cham.dsl:24)
    ldd r19, Z+21
    eor r19, r2
    lsl r18
    rol r19
    adc r18, r1
    add r20, r18
    adc r21, r19
    ; round 60 (cham.dsl:24)
    ldd r18, Z+22
    eor r18, r9
    ldd r19, Z+23
    eor r19, r8
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 61 (cham.dsl:24)
    ldi r18, 60
    eor r8, r18
    ldd r18, Z+24
    eor r18, r3
    ; round 62 (cham.dsl:24)
    ldi r19, 61
    eor r3, r19
    ; round 61 (cham.dsl:24)
    ldd r19, Z+25
    eor r19, r13
    lsl r18
    rol r19
    adc r18, r1
    add r8, r18
    adc r9, r19
    ; round 62 (cham.dsl:24)
    ldd r18, Z+26
    eor r18, r20
    ldd r19, Z+27
    eor r19, r21
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 63 (cham.dsl:24)
    ldi r18, 62
    eor r21, r18
    ldd r18, Z+28
    eor r18, r25
    ; round 64 (cham.dsl:24)
    ldi r19, 63
    eor r25, r19
    ; round 63 (cham.dsl:24)
    ldd r19, Z+29
    eor r19, r2
    lsl r18
    rol r19
    adc r18, r1
    add r21, r18
    adc r20, r19
    ; round 64 (cham.dsl:24)
    ldd r18, Z+30
    eor r18, r8
    ldd r19, Z+31
    eor r19, r9
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 65 (cham.dsl:24)
    ldi r18, 64
    eor r9, r18
    ldd r18, Z+0
    eor r18, r3
    ; round 66 (cham.dsl:24)
    ldi r19, 65
    eor r3, r19
    ; round 65 (cham.dsl:24)
    ldd r19, Z+1
    eor r19, r13
    lsl r18
    rol r19
    adc r18, r1
    add r9, r18
    adc r8, r19
    ; round 66 (cham.dsl:24)
    ldd r18, Z+32
    eor r18, r21
    ldd r19, Z+33
    eor r19, r20
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 67 (cham.dsl:24)
    ldi r18, 66
    eor r20, r18
    mov r18, r25
    eor r18, r15
    ; round 68 (cham.dsl:24)
    ldi r19, 67
    eor r25, r19
    ; round 67 (cham.dsl:24)
    mov r19, r2
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r20, r18
    adc r21, r19
    ; round 68 (cham.dsl:24)
    ldd r18, Z+6
    eor r18, r9
    ldd r19, Z+7
    eor r19, r8
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 69 (cham.dsl:24)
    ldi r18, 68
    eor r8, r18
    mov r18, r3
    eor r18, r4
    ; round 70 (cham.dsl:24)
    ldi r19, 69
    eor r3, r19
    ; round 69 (cham.dsl:24)
    mov r19, r13
    eor r19, r12
    lsl r18
    rol r19
    adc r18, r1
    add r8, r18
    adc r9, r19
    ; round 70 (cham.dsl:24)
    movw r18, r20 ; r19, r21
    eor r18, r5
    eor r19, r11
    add r3, r18
    adc r13, r19
    lsl r3
    rol r13
    adc r3, r1
    ; round 71 (cham.dsl:24)
    ldi r18, 70
    eor r21, r18
    mov r18, r25
    eor r18, r6
    ; round 72 (cham.dsl:24)
    ldi r19, 71
    eor r25, r19
    ; round 71 (cham.dsl:24)
    mov r19, r2
    eor r19, r10
    lsl r18
    rol r19
    adc r18, r1
    add r21, r18
    adc r20, r19
    ; round 72 (cham.dsl:24)
    movw r18, r8 ; r19, r9
    eor r18, r7
    eor r19, r24
    add r25, r18
    adc r2, r19
    lsl r25
    rol r2
    adc r25, r1
    ; round 73 (cham.dsl:24)
    ldi r18, 72
    eor r9, r18
    eor r16, r3
    ; round 74 (cham.dsl:24)
    ldi r18, 73
    eor r3, r18
    ; round 73 (cham.dsl:24)
    eor r23, r13
    lsl r16
    rol r23
    adc r16, r1
    add r9, r16
    adc r8, r23
    ; round 74 (cham.dsl:24)
    eor r17, r21
    eor r0, r20
    add r3, r17
    adc r13, r0
    lsl r3
    rol r13
    adc r3, r1
    ; round 75 (cham.dsl:24)
    ldi r16, 74
    eor r20, r16
    eor r22, r25
    ; round 76 (cham.dsl:24)
    ldi r16, 75
    eor r25, r16
    ; round 75 (cham.dsl:24)
    ldd r16, Z+21
    eor r16, r2
    lsl r22
    rol r16
    adc r22, r1
    add r20, r22
    adc r21, r16
    ; round 76 (cham.dsl:24)
    ldd r16, Z+22
    eor r16, r9
    ldd r17, Z+23
    eor r17, r8
    add r25, r16
    adc r2, r17
    lsl r25
    rol r2
    adc r25, r1
    ; round 77 (cham.dsl:24)
    ldi r16, 76
    eor r8, r16
    ldd r16, Z+24
    eor r16, r3
    ; round 78 (cham.dsl:24)
    ldi r17, 77
    eor r3, r17
    ; round 77 (cham.dsl:24)
    ldd r17, Z+25
    eor r17, r13
    lsl r16
    rol r17
    adc r16, r1
    add r8, r16
    adc r9, r17
    ; round 78 (cham.dsl:24)
    ldd r16, Z+26
    eor r16, r20
    ldd r17, Z+27
    eor r17, r21
    add r3, r16
    adc r13, r17
    lsl r3
    rol r13
    adc r3, r1
    ; round 79 (cham.dsl:24)
    ldi r16, 78
    eor r21, r16
    ldd r16, Z+28
    eor r16, r25
    ; round 80 (cham.dsl:24)
    ldi r17, 79
    eor r25, r17
    ; round 79 (cham.dsl:24)
    ldd r17, Z+29
    eor r17, r2
    lsl r16
    rol r17
    adc r16, r1
    add r21, r16
    adc r20, r17
    ; round 80 (cham.dsl:24)
    ldd r16, Z+30
    eor r16, r8
    ldd r17, Z+31
    eor r17, r9
    add r25, r16
    adc r2, r17
    lsl r25
    rol r2
    adc r25, r1
    ; round 81 (cham.dsl:24)
    ldi r16, 80
    eor r9, r16
    ldd r16, Z+0
    eor r16, r3
    ; round 82 (cham.dsl:24)
    ldi r17, 81
    eor r3, r17
    ; round 81 (cham.dsl:24)
    ldd r17, Z+1
    eor r17, r13
    lsl r16
    rol r17
    adc r16, r1
    add r9, r16
    adc r8, r17
    ; round 82 (cham.dsl:24)
    ldd r16, Z+32
    eor r16, r21
    ldd r17, Z+33
    eor r17, r20
    add r3, r16
    adc r13, r17
    lsl r3
    rol r13
    adc r3, r1
    ; round 83 (cham.dsl:24)
    ldi r16, 82
    eor r20, r16
    eor r15, r25
    ; round 84 (cham.dsl:24)
    ldi r16, 83
    eor r25, r16
    ; round 83 (cham.dsl:24)
    eor r14, r2
    lsl r15
    rol r14
    adc r15, r1
    add r20, r15
    adc r21, r14
    ; round 84 (cham.dsl:24)
    ldd r15, Z+6
    eor r15, r9
    ldd r14, Z+7
    eor r14, r8
    add r25, r15
    adc r2, r14
    lsl r25
    rol r2
    adc r25, r1
    ; round 85 (cham.dsl:24)
    ldi r16, 84
    eor r8, r16
    eor r4, r3
    ; round 86 (cham.dsl:24)
    ldi r16, 85
    eor r3, r16
    ; round 85 (cham.dsl:24)
    eor r12, r13
    lsl r4
    rol r12
    adc r4, r1
    add r8, r4
    adc r9, r12
    ; round 88 (cham.dsl:24)
    ld r15, X+
    eor r15, r9
    st Y+, r15
    eor r9, r24
    ld r15, X+
    eor r15, r8
    st Y+, r15
    eor r8, r7
    ldi r16, 87
    eor r16, r25
    mov r15, r2
    add r16, r8
    adc r15, r9
    ; round 87 (cham.dsl:24)
    eor r25, r6
    eor r2, r10
    lsl r25
    rol r2
    adc r25, r1
    ; round 88 (cham.dsl:24)
    lsl r16
    rol r15
    adc r16, r1
    ; round 87 (cham.dsl:24)
    ldi r24, 86
    eor r24, r21
    mov r4, r20
    add r24, r25
    adc r4, r2
    ; round 86 (cham.dsl:24)
    eor r20, r5
    eor r21, r11
    add r3, r20
    adc r13, r21
    lsl r3
    rol r13
    adc r3, r1
    ; round 88 (cham.dsl:24)
    ld r2, X+
    eor r2, r3
    st Y+, r2
    ld r2, X+
    eor r2, r13
    st Y+, r2
    ld r2, X+
    eor r2, r4
    st Y+, r2
    ld r2, X+
    eor r2, r24
    st Y+, r2
    ld r2, X+
    eor r2, r16
    st Y+, r2
    ld r2, X+
    eor r2, r15
    st Y+, r2
    pop r25
    pop r24
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
    .size lwcc_cham64_128_ctr_crypt_avr, .-lwcc_cham64_128_ctr_crypt_avr
