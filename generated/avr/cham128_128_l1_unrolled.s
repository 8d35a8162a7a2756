; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile cham --set cham128_128 --target avr --lanes 1 --unroll yes
; passes:    unroll() invert() counter() fold() sbox(lanes=1, fixed=true) rotate() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 32, ctx 52, align 1, group 16, stack 49, code 14176, flash 14176, ram 133
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:4da4e2c763e5040d37a1518a2515be98716b95b36a039aea341d0b5a03ffbcdd

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
    movw r26, r22
    movw r30, r24
    ld r22, X+
    ld r23, X+
    ld r18, X+
    ld r19, X+
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r20, r22
    eor r21, r23
    eor r16, r18
    eor r17, r19
    movw r14, r20 ; r15, r21
    eor r14, r19
    eor r15, r22
    movw r12, r16 ; r13, r17
    eor r12, r23
    eor r13, r18
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    eor r20, r19
    eor r21, r22
    eor r16, r23
    eor r17, r18
    ; round 1 (cham.dsl:24)
    bst r14, 0
    lsr r13
    ror r12
    ror r15
    ror r14
    bld r13, 7
    std Z+0, r14
    std Z+1, r15
    std Z+2, r12
    std Z+3, r13
    ld r22, X+
    ld r23, X+
    ld r18, X+
    ld r19, X+
    movw r14, r22 ; r15, r23
    movw r12, r18 ; r13, r19
    lsl r14
    rol r15
    rol r12
    rol r13
    adc r14, r1
    eor r14, r22
    eor r15, r23
    eor r12, r18
    eor r13, r19
    movw r10, r14 ; r11, r15
    eor r10, r19
    eor r11, r22
    std Z+4, r11
    mov r11, r12
    eor r11, r23
    std Z+5, r11
    mov r11, r13
    eor r11, r18
    std Z+6, r11
    std Z+7, r10
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    eor r14, r19
    eor r15, r22
    eor r12, r23
    eor r13, r18
    ; round 5 (cham.dsl:24)
    bst r14, 0
    lsr r13
    ror r12
    ror r15
    ror r14
    bld r13, 7
    ld r22, X+
    ld r23, X+
    ld r18, X+
    ld r19, X+
    movw r10, r22 ; r11, r23
    movw r8, r18 ; r9, r19
    lsl r10
    rol r11
    rol r8
    rol r9
    adc r10, r1
    eor r10, r22
    eor r11, r23
    eor r8, r18
    eor r9, r19
    movw r6, r10 ; r7, r11
    eor r6, r19
    eor r7, r22
    movw r4, r8 ; r5, r9
    eor r4, r23
    eor r5, r18
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    eor r10, r19
    eor r11, r22
    eor r8, r23
    eor r18, r9
    ; round 3 (cham.dsl:24)
    bst r6, 0
    lsr r5
    ror r4
    ror r7
    ror r6
    bld r5, 7
    std Z+8, r6
    std Z+9, r7
    std Z+10, r4
    std Z+11, r5
    ld r22, X+
    ld r23, X+
    ld r19, X+
    ld r9, X
    movw r6, r22 ; r7, r23
    mov r4, r19
    mov r5, r9
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    eor r6, r22
    eor r7, r23
    eor r4, r19
    eor r5, r9
    movw r2, r6 ; r3, r7
    eor r2, r9
    eor r3, r22
    std Z+12, r3
    mov r3, r4
    eor r3, r23
    std Z+13, r3
    mov r3, r5
    eor r3, r19
    std Z+14, r3
    std Z+15, r2
    std Z+16, r14
    std Z+17, r15
    std Z+18, r12
    std Z+19, r13
    std Z+20, r21
    std Z+21, r16
    std Z+22, r17
    std Z+23, r20
    lsl r9
    rol r22
    rol r23
    rol r19
    adc r9, r1
    lsl r9
    rol r22
    rol r23
    rol r19
    adc r9, r1
    lsl r9
    rol r22
    rol r23
    rol r19
    adc r9, r1
    eor r6, r9
    eor r22, r7
    eor r23, r4
    eor r19, r5
    ; round 7 (cham.dsl:24)
    bst r6, 0
    lsr r19
    ror r23
    ror r22
    ror r6
    bld r19, 7
    std Z+24, r6
    std Z+25, r22
    std Z+26, r23
    std Z+27, r19
    std Z+28, r11
    std Z+29, r8
    std Z+30, r18
    std Z+31, r10
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
    push r16
    push r17
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_cham128_128_ecb_encrypt_avr_group:
    push r24
    push r25
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r10, X+
    ld r6, X+
    ld r7, X+
    ld r4, X+
    ld r5, X+
    ld r8, X+
    ld r9, X+
    ld r12, X+
    ld r13, X+
    ld r11, X+
    ld r14, X+
    ld r15, X+
    ld r16, X+
    ; round 1 (cham.dsl:24)
    ldd r17, Z+0
    movw r22, r6 ; r23, r7
    eor r22, r17
    ldd r18, Z+1
    eor r23, r18
    ldd r19, Z+2
    movw r24, r4 ; r25, r5
    eor r24, r19
    ldd r20, Z+3
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 2 (cham.dsl:24)
    ldi r21, 1
    eor r6, r21
    ldd r21, Z+4
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 3 (cham.dsl:24)
    ldi r22, 2
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 4 (cham.dsl:24)
    ldi r22, 3
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 5 (cham.dsl:24)
    ldi r22, 4
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 6 (cham.dsl:24)
    ldi r22, 5
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 7 (cham.dsl:24)
    ldi r22, 6
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 8 (cham.dsl:24)
    ldi r22, 7
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 9 (cham.dsl:24)
    ldi r22, 8
    eor r3, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r3, r22
    adc r10, r23
    adc r0, r24
    adc r2, r25
    ; round 10 (cham.dsl:24)
    ldi r22, 9
    eor r6, r22
    movw r22, r12 ; r23, r13
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r8
    ldd r25, Z+7
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 11 (cham.dsl:24)
    ldi r22, 10
    eor r12, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r13, r23
    adc r8, r24
    adc r9, r25
    ; round 12 (cham.dsl:24)
    ldi r22, 11
    eor r11, r22
    ldd r22, Z+12
    eor r22, r2
    ldd r23, Z+13
    eor r23, r3
    ldd r24, Z+14
    eor r24, r10
    ldd r25, Z+15
    eor r25, r0
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 13 (cham.dsl:24)
    ldi r22, 12
    eor r2, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r3, r23
    adc r10, r24
    adc r0, r25
    ; round 14 (cham.dsl:24)
    ldi r22, 13
    eor r6, r22
    ldd r22, Z+20
    eor r22, r9
    ldd r23, Z+21
    eor r23, r12
    ldd r24, Z+22
    eor r24, r13
    ldd r25, Z+23
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 15 (cham.dsl:24)
    ldi r22, 14
    eor r9, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r12, r23
    adc r13, r24
    adc r8, r25
    ; round 16 (cham.dsl:24)
    ldi r22, 15
    eor r11, r22
    ldd r22, Z+28
    eor r22, r0
    ldd r23, Z+29
    eor r23, r2
    ldd r24, Z+30
    eor r24, r3
    ldd r25, Z+31
    eor r25, r10
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 17 (cham.dsl:24)
    ldi r22, 16
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 18 (cham.dsl:24)
    ldi r22, 17
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 19 (cham.dsl:24)
    ldi r22, 18
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 20 (cham.dsl:24)
    ldi r22, 19
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 21 (cham.dsl:24)
    ldi r22, 20
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 22 (cham.dsl:24)
    ldi r22, 21
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 23 (cham.dsl:24)
    ldi r22, 22
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 24 (cham.dsl:24)
    ldi r22, 23
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 25 (cham.dsl:24)
    ldi r22, 24
    eor r3, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r3, r22
    adc r10, r23
    adc r0, r24
    adc r2, r25
    ; round 26 (cham.dsl:24)
    ldi r22, 25
    eor r6, r22
    movw r22, r12 ; r23, r13
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r8
    ldd r25, Z+7
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 27 (cham.dsl:24)
    ldi r22, 26
    eor r12, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r13, r23
    adc r8, r24
    adc r9, r25
    ; round 28 (cham.dsl:24)
    ldi r22, 27
    eor r11, r22
    ldd r22, Z+12
    eor r22, r2
    ldd r23, Z+13
    eor r23, r3
    ldd r24, Z+14
    eor r24, r10
    ldd r25, Z+15
    eor r25, r0
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 29 (cham.dsl:24)
    ldi r22, 28
    eor r2, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r3, r23
    adc r10, r24
    adc r0, r25
    ; round 30 (cham.dsl:24)
    ldi r22, 29
    eor r6, r22
    ldd r22, Z+20
    eor r22, r9
    ldd r23, Z+21
    eor r23, r12
    ldd r24, Z+22
    eor r24, r13
    ldd r25, Z+23
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 31 (cham.dsl:24)
    ldi r22, 30
    eor r9, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r12, r23
    adc r13, r24
    adc r8, r25
    ; round 32 (cham.dsl:24)
    ldi r22, 31
    eor r11, r22
    ldd r22, Z+28
    eor r22, r0
    ldd r23, Z+29
    eor r23, r2
    ldd r24, Z+30
    eor r24, r3
    ldd r25, Z+31
    eor r25, r10
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 33 (cham.dsl:24)
    ldi r22, 32
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 34 (cham.dsl:24)
    ldi r22, 33
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 35 (cham.dsl:24)
    ldi r22, 34
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 36 (cham.dsl:24)
    ldi r22, 35
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 37 (cham.dsl:24)
    ldi r22, 36
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 38 (cham.dsl:24)
    ldi r22, 37
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 39 (cham.dsl:24)
    ldi r22, 38
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 40 (cham.dsl:24)
    ldi r22, 39
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 41 (cham.dsl:24)
    ldi r22, 40
    eor r3, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r3, r22
    adc r10, r23
    adc r0, r24
    adc r2, r25
    ; round 42 (cham.dsl:24)
    ldi r22, 41
    eor r6, r22
    movw r22, r12 ; r23, r13
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r8
    ldd r25, Z+7
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 43 (cham.dsl:24)
    ldi r22, 42
    eor r12, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r13, r23
    adc r8, r24
    adc r9, r25
    ; round 44 (cham.dsl:24)
    ldi r22, 43
    eor r11, r22
    ldd r22, Z+12
    eor r22, r2
    ldd r23, Z+13
    eor r23, r3
    ldd r24, Z+14
    eor r24, r10
    ldd r25, Z+15
    eor r25, r0
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 45 (cham.dsl:24)
    ldi r22, 44
    eor r2, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r3, r23
    adc r10, r24
    adc r0, r25
    ; round 46 (cham.dsl:24)
    ldi r22, 45
    eor r6, r22
    ldd r22, Z+20
    eor r22, r9
    ldd r23, Z+21
    eor r23, r12
    ldd r24, Z+22
    eor r24, r13
    ldd r25, Z+23
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 47 (cham.dsl:24)
    ldi r22, 46
    eor r9, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r12, r23
    adc r13, r24
    adc r8, r25
    ; round 48 (cham.dsl:24)
    ldi r22, 47
    eor r11, r22
    ldd r22, Z+28
    eor r22, r0
    ldd r23, Z+29
    eor r23, r2
    ldd r24, Z+30
    eor r24, r3
    ldd r25, Z+31
    eor r25, r10
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 49 (cham.dsl:24)
    ldi r22, 48
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 50 (cham.dsl:24)
    ldi r22, 49
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 51 (cham.dsl:24)
    ldi r22, 50
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 52 (cham.dsl:24)
    ldi r22, 51
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 53 (cham.dsl:24)
    ldi r22, 52
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 54 (cham.dsl:24)
    ldi r22, 53
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 55 (cham.dsl:24)
    ldi r22, 54
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 56 (cham.dsl:24)
    ldi r22, 55
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 57 (cham.dsl:24)
    ldi r22, 56
    eor r3, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r3, r22
    adc r10, r23
    adc r0, r24
    adc r2, r25
    ; round 58 (cham.dsl:24)
    ldi r22, 57
    eor r6, r22
    movw r22, r12 ; r23, r13
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r8
    ldd r25, Z+7
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 59 (cham.dsl:24)
    ldi r22, 58
    eor r12, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r13, r23
    adc r8, r24
    adc r9, r25
    ; round 60 (cham.dsl:24)
    ldi r22, 59
    eor r11, r22
    ldd r22, Z+12
    eor r22, r2
    ldd r23, Z+13
    eor r23, r3
    ldd r24, Z+14
    eor r24, r10
    ldd r25, Z+15
    eor r25, r0
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 61 (cham.dsl:24)
    ldi r22, 60
    eor r2, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r3, r23
    adc r10, r24
    adc r0, r25
    ; round 62 (cham.dsl:24)
    ldi r22, 61
    eor r6, r22
    ldd r22, Z+20
    eor r22, r9
    ldd r23, Z+21
    eor r23, r12
    ldd r24, Z+22
    eor r24, r13
    ldd r25, Z+23
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 63 (cham.dsl:24)
    ldi r22, 62
    eor r9, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r12, r23
    adc r13, r24
    adc r8, r25
    ; round 64 (cham.dsl:24)
    ldi r22, 63
    eor r11, r22
    ldd r22, Z+28
    eor r22, r0
    ldd r23, Z+29
    eor r23, r2
    ldd r24, Z+30
    eor r24, r3
    ldd r25, Z+31
    eor r25, r10
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 65 (cham.dsl:24)
    ldi r22, 64
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 66 (cham.dsl:24)
    ldi r22, 65
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 67 (cham.dsl:24)
    ldi r22, 66
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 68 (cham.dsl:24)
    ldi r22, 67
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 69 (cham.dsl:24)
    ldi r22, 68
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 70 (cham.dsl:24)
    ldi r22, 69
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 71 (cham.dsl:24)
    ldi r22, 70
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 72 (cham.dsl:24)
    ldi r22, 71
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 73 (cham.dsl:24)
    ldi r22, 72
    eor r3, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r3, r22
    adc r10, r23
    adc r0, r24
    adc r2, r25
    ; round 74 (cham.dsl:24)
    ldi r22, 73
    eor r6, r22
    movw r22, r12 ; r23, r13
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r8
    ldd r25, Z+7
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 75 (cham.dsl:24)
    ldi r22, 74
    eor r12, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r13, r23
    adc r8, r24
    adc r9, r25
    ; round 76 (cham.dsl:24)
    ldi r22, 75
    eor r11, r22
    ldd r22, Z+12
    eor r22, r2
    ldd r23, Z+13
    eor r23, r3
    ldd r24, Z+14
    eor r24, r10
    ldd r25, Z+15
    eor r25, r0
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 77 (cham.dsl:24)
    ldi r22, 76
    eor r2, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r3, r23
    adc r10, r24
    adc r0, r25
    ; round 78 (cham.dsl:24)
    ldi r22, 77
    eor r6, r22
    ldd r22, Z+20
    eor r22, r9
    ldd r23, Z+21
    eor r23, r12
    ldd r24, Z+22
    eor r24, r13
    ldd r25, Z+23
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 79 (cham.dsl:24)
    ldi r22, 78
    eor r9, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r12, r23
    adc r13, r24
    adc r8, r25
    ; round 80 (cham.dsl:24)
    ldi r22, 79
    eor r11, r22
    ldd r22, Z+28
    eor r22, r0
    ldd r23, Z+29
    eor r23, r2
    ldd r24, Z+30
    eor r24, r3
    ldd r25, Z+31
    eor r25, r10
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 81 (cham.dsl:24)
    ldi r22, 80
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 82 (cham.dsl:24)
    ldi r22, 81
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 83 (cham.dsl:24)
    ldi r22, 82
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 84 (cham.dsl:24)
    ldi r22, 83
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 85 (cham.dsl:24)
    ldi r22, 84
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 86 (cham.dsl:24)
    ldi r22, 85
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 87 (cham.dsl:24)
    ldi r22, 86
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 88 (cham.dsl:24)
    ldi r22, 87
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 89 (cham.dsl:24)
    ldi r22, 88
    eor r3, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r3, r22
    adc r10, r23
    adc r0, r24
    adc r2, r25
    ; round 90 (cham.dsl:24)
    ldi r22, 89
    eor r6, r22
    movw r22, r12 ; r23, r13
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r8
    ldd r25, Z+7
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 91 (cham.dsl:24)
    ldi r22, 90
    eor r12, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r13, r23
    adc r8, r24
    adc r9, r25
    ; round 92 (cham.dsl:24)
    ldi r22, 91
    eor r11, r22
    ldd r22, Z+12
    eor r22, r2
    ldd r23, Z+13
    eor r23, r3
    ldd r24, Z+14
    eor r24, r10
    ldd r25, Z+15
    eor r25, r0
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 93 (cham.dsl:24)
    ldi r22, 92
    eor r2, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r3, r23
    adc r10, r24
    adc r0, r25
    ; round 94 (cham.dsl:24)
    ldi r22, 93
    eor r6, r22
    ldd r22, Z+20
    eor r22, r9
    ldd r23, Z+21
    eor r23, r12
    ldd r24, Z+22
    eor r24, r13
    ldd r25, Z+23
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 95 (cham.dsl:24)
    ldi r22, 94
    eor r9, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r12, r23
    adc r13, r24
    adc r8, r25
    ; round 96 (cham.dsl:24)
    ldi r22, 95
    eor r11, r22
    ldd r22, Z+28
    eor r22, r0
    ldd r23, Z+29
    eor r23, r2
    ldd r24, Z+30
    eor r24, r3
    ldd r25, Z+31
    eor r25, r10
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 97 (cham.dsl:24)
    ldi r22, 96
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 98 (cham.dsl:24)
    ldi r22, 97
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 99 (cham.dsl:24)
    ldi r22, 98
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 100 (cham.dsl:24)
    ldi r22, 99
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 101 (cham.dsl:24)
    ldi r22, 100
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 102 (cham.dsl:24)
    ldi r22, 101
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 103 (cham.dsl:24)
    ldi r22, 102
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 104 (cham.dsl:24)
    ldi r22, 103
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 105 (cham.dsl:24)
    ldi r22, 104
    eor r3, r22
    eor r17, r6
    eor r18, r7
    eor r19, r4
    eor r20, r5
    lsl r17
    rol r18
    rol r19
    rol r20
    adc r17, r1
    add r3, r17
    adc r10, r18
    adc r0, r19
    adc r2, r20
    ; round 106 (cham.dsl:24)
    ldi r17, 105
    eor r6, r17
    eor r21, r12
    ldd r17, Z+5
    eor r17, r13
    ldd r20, Z+6
    eor r20, r8
    ldd r18, Z+7
    eor r18, r9
    add r6, r18
    adc r7, r21
    adc r4, r17
    adc r5, r20
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 107 (cham.dsl:24)
    ldi r17, 106
    eor r12, r17
    ldd r17, Z+8
    eor r17, r11
    ldd r21, Z+9
    eor r21, r14
    ldd r20, Z+10
    eor r20, r15
    ldd r18, Z+11
    eor r18, r16
    lsl r17
    rol r21
    rol r20
    rol r18
    adc r17, r1
    add r12, r17
    adc r13, r21
    adc r8, r20
    adc r9, r18
    ; round 108 (cham.dsl:24)
    ldi r17, 107
    eor r11, r17
    ldd r17, Z+12
    eor r17, r2
    ldd r21, Z+13
    eor r21, r3
    ldd r20, Z+14
    eor r20, r10
    ldd r18, Z+15
    eor r18, r0
    add r11, r18
    adc r14, r17
    adc r15, r21
    adc r16, r20
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 109 (cham.dsl:24)
    ldi r17, 108
    eor r2, r17
    ldd r17, Z+16
    eor r17, r6
    ldd r21, Z+17
    eor r21, r7
    ldd r20, Z+18
    eor r20, r4
    ldd r18, Z+19
    eor r18, r5
    lsl r17
    rol r21
    rol r20
    rol r18
    adc r17, r1
    add r2, r17
    adc r3, r21
    adc r10, r20
    adc r0, r18
    ; round 110 (cham.dsl:24)
    ldi r17, 109
    eor r6, r17
    ldd r17, Z+20
    eor r17, r9
    ldd r21, Z+21
    eor r21, r12
    ldd r20, Z+22
    eor r20, r13
    ldd r18, Z+23
    eor r18, r8
    add r6, r18
    adc r7, r17
    adc r4, r21
    adc r5, r20
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 111 (cham.dsl:24)
    ldi r17, 110
    eor r9, r17
    ldd r17, Z+24
    eor r17, r11
    ldd r21, Z+25
    eor r21, r14
    ldd r20, Z+26
    eor r20, r15
    ldd r18, Z+27
    eor r18, r16
    lsl r17
    rol r21
    rol r20
    rol r18
    adc r17, r1
    add r9, r17
    adc r12, r21
    adc r13, r20
    adc r8, r18
    ; round 112 (cham.dsl:24)
    ldi r17, 111
    eor r11, r17
    ldd r17, Z+28
    eor r17, r0
    ldd r21, Z+29
    eor r21, r2
    ldd r20, Z+30
    eor r20, r3
    ldd r18, Z+31
    eor r18, r10
    add r11, r18
    adc r14, r17
    adc r15, r21
    adc r16, r20
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r10
    st Y+, r6
    st Y+, r7
    st Y+, r4
    st Y+, r5
    st Y+, r8
    st Y+, r9
    st Y+, r12
    st Y+, r13
    st Y+, r11
    st Y+, r14
    st Y+, r15
    st Y+, r16
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_cham128_128_ecb_encrypt_avr_end
    jmp .Llwcc_cham128_128_ecb_encrypt_avr_group
.Llwcc_cham128_128_ecb_encrypt_avr_end:
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
    push r16
    push r17
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_cham128_128_ecb_decrypt_avr_group:
    push r24
    push r25
    ld r7, X+
    ld r6, X+
    ld r2, X+
    ld r3, X+
    ld r0, X+
    ld r4, X+
    ld r5, X+
    ld r12, X+
    ld r13, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    ld r14, X+
    ld r15, X+
    ld r11, X+
    ld r16, X+
    ; round 112 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r17, Z+28
    movw r22, r6 ; r23, r7
    eor r23, r17
    ldd r18, Z+29
    eor r22, r18
    ldd r20, Z+30
    movw r24, r2 ; r25, r3
    eor r24, r20
    ldd r21, Z+31
    eor r25, r21
    sub r14, r25
    sbc r15, r23
    sbc r11, r22
    sbc r16, r24
    ldi r19, 111
    eor r14, r19
    ; round 111 (cham.dsl:24)
    ldd r19, Z+24
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r8, r22
    sbc r9, r23
    sbc r10, r24
    sbc r13, r25
    ldi r22, 110
    eor r8, r22
    ; round 110 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r8
    ldd r23, Z+21
    eor r23, r9
    ldd r24, Z+22
    eor r24, r10
    ldd r25, Z+23
    eor r25, r13
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 109
    eor r0, r22
    ; round 109 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r2, r23
    sbc r3, r24
    sbc r7, r25
    ldi r22, 108
    eor r6, r22
    ; round 108 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r6
    ldd r23, Z+13
    eor r23, r2
    ldd r24, Z+14
    eor r24, r3
    ldd r25, Z+15
    eor r25, r7
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 107
    eor r14, r22
    ; round 107 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r9, r22
    sbc r10, r23
    sbc r13, r24
    sbc r8, r25
    ldi r22, 106
    eor r9, r22
    ; round 106 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r9
    ldd r23, Z+5
    eor r23, r10
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r8
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 105
    eor r0, r22
    ; round 105 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r3, r23
    sbc r7, r24
    sbc r6, r25
    ldi r22, 104
    eor r2, r22
    ; round 104 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    movw r22, r2 ; r23, r3
    eor r22, r17
    eor r23, r18
    movw r24, r6 ; r25, r7
    eor r25, r20
    eor r24, r21
    sub r14, r24
    sbc r15, r22
    sbc r11, r23
    sbc r16, r25
    ldi r22, 103
    eor r14, r22
    ; round 103 (cham.dsl:24)
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r13, r23
    sbc r8, r24
    sbc r9, r25
    ldi r22, 102
    eor r10, r22
    ; round 102 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r10
    ldd r23, Z+21
    eor r23, r13
    ldd r24, Z+22
    eor r24, r8
    ldd r25, Z+23
    eor r25, r9
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 101
    eor r0, r22
    ; round 101 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r3, r22
    sbc r7, r23
    sbc r6, r24
    sbc r2, r25
    ldi r22, 100
    eor r3, r22
    ; round 100 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r3
    ldd r23, Z+13
    eor r23, r7
    ldd r24, Z+14
    eor r24, r6
    ldd r25, Z+15
    eor r25, r2
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 99
    eor r14, r22
    ; round 99 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r13, r22
    sbc r8, r23
    sbc r9, r24
    sbc r10, r25
    ldi r22, 98
    eor r13, r22
    ; round 98 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r13
    ldd r23, Z+5
    eor r23, r8
    ldd r24, Z+6
    eor r24, r9
    ldd r25, Z+7
    eor r25, r10
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 97
    eor r0, r22
    ; round 97 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r6, r23
    sbc r2, r24
    sbc r3, r25
    ldi r22, 96
    eor r7, r22
    ; round 96 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    movw r22, r6 ; r23, r7
    eor r23, r17
    eor r22, r18
    movw r24, r2 ; r25, r3
    eor r24, r20
    eor r25, r21
    sub r14, r25
    sbc r15, r23
    sbc r11, r22
    sbc r16, r24
    ldi r22, 95
    eor r14, r22
    ; round 95 (cham.dsl:24)
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r8, r22
    sbc r9, r23
    sbc r10, r24
    sbc r13, r25
    ldi r22, 94
    eor r8, r22
    ; round 94 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r8
    ldd r23, Z+21
    eor r23, r9
    ldd r24, Z+22
    eor r24, r10
    ldd r25, Z+23
    eor r25, r13
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 93
    eor r0, r22
    ; round 93 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r2, r23
    sbc r3, r24
    sbc r7, r25
    ldi r22, 92
    eor r6, r22
    ; round 92 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r6
    ldd r23, Z+13
    eor r23, r2
    ldd r24, Z+14
    eor r24, r3
    ldd r25, Z+15
    eor r25, r7
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 91
    eor r14, r22
    ; round 91 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r9, r22
    sbc r10, r23
    sbc r13, r24
    sbc r8, r25
    ldi r22, 90
    eor r9, r22
    ; round 90 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r9
    ldd r23, Z+5
    eor r23, r10
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r8
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 89
    eor r0, r22
    ; round 89 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r3, r23
    sbc r7, r24
    sbc r6, r25
    ldi r22, 88
    eor r2, r22
    ; round 88 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    movw r22, r2 ; r23, r3
    eor r22, r17
    eor r23, r18
    movw r24, r6 ; r25, r7
    eor r25, r20
    eor r24, r21
    sub r14, r24
    sbc r15, r22
    sbc r11, r23
    sbc r16, r25
    ldi r22, 87
    eor r14, r22
    ; round 87 (cham.dsl:24)
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r13, r23
    sbc r8, r24
    sbc r9, r25
    ldi r22, 86
    eor r10, r22
    ; round 86 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r10
    ldd r23, Z+21
    eor r23, r13
    ldd r24, Z+22
    eor r24, r8
    ldd r25, Z+23
    eor r25, r9
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 85
    eor r0, r22
    ; round 85 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r3, r22
    sbc r7, r23
    sbc r6, r24
    sbc r2, r25
    ldi r22, 84
    eor r3, r22
    ; round 84 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r3
    ldd r23, Z+13
    eor r23, r7
    ldd r24, Z+14
    eor r24, r6
    ldd r25, Z+15
    eor r25, r2
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 83
    eor r14, r22
    ; round 83 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r13, r22
    sbc r8, r23
    sbc r9, r24
    sbc r10, r25
    ldi r22, 82
    eor r13, r22
    ; round 82 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r13
    ldd r23, Z+5
    eor r23, r8
    ldd r24, Z+6
    eor r24, r9
    ldd r25, Z+7
    eor r25, r10
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 81
    eor r0, r22
    ; round 81 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r6, r23
    sbc r2, r24
    sbc r3, r25
    ldi r22, 80
    eor r7, r22
    ; round 80 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    movw r22, r6 ; r23, r7
    eor r23, r17
    eor r22, r18
    movw r24, r2 ; r25, r3
    eor r24, r20
    eor r25, r21
    sub r14, r25
    sbc r15, r23
    sbc r11, r22
    sbc r16, r24
    ldi r22, 79
    eor r14, r22
    ; round 79 (cham.dsl:24)
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r8, r22
    sbc r9, r23
    sbc r10, r24
    sbc r13, r25
    ldi r22, 78
    eor r8, r22
    ; round 78 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r8
    ldd r23, Z+21
    eor r23, r9
    ldd r24, Z+22
    eor r24, r10
    ldd r25, Z+23
    eor r25, r13
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 77
    eor r0, r22
    ; round 77 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r2, r23
    sbc r3, r24
    sbc r7, r25
    ldi r22, 76
    eor r6, r22
    ; round 76 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r6
    ldd r23, Z+13
    eor r23, r2
    ldd r24, Z+14
    eor r24, r3
    ldd r25, Z+15
    eor r25, r7
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 75
    eor r14, r22
    ; round 75 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r9, r22
    sbc r10, r23
    sbc r13, r24
    sbc r8, r25
    ldi r22, 74
    eor r9, r22
    ; round 74 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r9
    ldd r23, Z+5
    eor r23, r10
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r8
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 73
    eor r0, r22
    ; round 73 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r3, r23
    sbc r7, r24
    sbc r6, r25
    ldi r22, 72
    eor r2, r22
    ; round 72 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    movw r22, r2 ; r23, r3
    eor r22, r17
    eor r23, r18
    movw r24, r6 ; r25, r7
    eor r25, r20
    eor r24, r21
    sub r14, r24
    sbc r15, r22
    sbc r11, r23
    sbc r16, r25
    ldi r22, 71
    eor r14, r22
    ; round 71 (cham.dsl:24)
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r13, r23
    sbc r8, r24
    sbc r9, r25
    ldi r22, 70
    eor r10, r22
    ; round 70 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r10
    ldd r23, Z+21
    eor r23, r13
    ldd r24, Z+22
    eor r24, r8
    ldd r25, Z+23
    eor r25, r9
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 69
    eor r0, r22
    ; round 69 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r3, r22
    sbc r7, r23
    sbc r6, r24
    sbc r2, r25
    ldi r22, 68
    eor r3, r22
    ; round 68 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r3
    ldd r23, Z+13
    eor r23, r7
    ldd r24, Z+14
    eor r24, r6
    ldd r25, Z+15
    eor r25, r2
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 67
    eor r14, r22
    ; round 67 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r13, r22
    sbc r8, r23
    sbc r9, r24
    sbc r10, r25
    ldi r22, 66
    eor r13, r22
    ; round 66 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r13
    ldd r23, Z+5
    eor r23, r8
    ldd r24, Z+6
    eor r24, r9
    ldd r25, Z+7
    eor r25, r10
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 65
    eor r0, r22
    ; round 65 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r6, r23
    sbc r2, r24
    sbc r3, r25
    ldi r22, 64
    eor r7, r22
    ; round 64 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    movw r22, r6 ; r23, r7
    eor r23, r17
    eor r22, r18
    movw r24, r2 ; r25, r3
    eor r24, r20
    eor r25, r21
    sub r14, r25
    sbc r15, r23
    sbc r11, r22
    sbc r16, r24
    ldi r22, 63
    eor r14, r22
    ; round 63 (cham.dsl:24)
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r8, r22
    sbc r9, r23
    sbc r10, r24
    sbc r13, r25
    ldi r22, 62
    eor r8, r22
    ; round 62 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r8
    ldd r23, Z+21
    eor r23, r9
    ldd r24, Z+22
    eor r24, r10
    ldd r25, Z+23
    eor r25, r13
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 61
    eor r0, r22
    ; round 61 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r2, r23
    sbc r3, r24
    sbc r7, r25
    ldi r22, 60
    eor r6, r22
    ; round 60 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r6
    ldd r23, Z+13
    eor r23, r2
    ldd r24, Z+14
    eor r24, r3
    ldd r25, Z+15
    eor r25, r7
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 59
    eor r14, r22
    ; round 59 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r9, r22
    sbc r10, r23
    sbc r13, r24
    sbc r8, r25
    ldi r22, 58
    eor r9, r22
    ; round 58 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r9
    ldd r23, Z+5
    eor r23, r10
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r8
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 57
    eor r0, r22
    ; round 57 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r3, r23
    sbc r7, r24
    sbc r6, r25
    ldi r22, 56
    eor r2, r22
    ; round 56 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    movw r22, r2 ; r23, r3
    eor r22, r17
    eor r23, r18
    movw r24, r6 ; r25, r7
    eor r25, r20
    eor r24, r21
    sub r14, r24
    sbc r15, r22
    sbc r11, r23
    sbc r16, r25
    ldi r22, 55
    eor r14, r22
    ; round 55 (cham.dsl:24)
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r13, r23
    sbc r8, r24
    sbc r9, r25
    ldi r22, 54
    eor r10, r22
    ; round 54 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r10
    ldd r23, Z+21
    eor r23, r13
    ldd r24, Z+22
    eor r24, r8
    ldd r25, Z+23
    eor r25, r9
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 53
    eor r0, r22
    ; round 53 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r3, r22
    sbc r7, r23
    sbc r6, r24
    sbc r2, r25
    ldi r22, 52
    eor r3, r22
    ; round 52 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r3
    ldd r23, Z+13
    eor r23, r7
    ldd r24, Z+14
    eor r24, r6
    ldd r25, Z+15
    eor r25, r2
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 51
    eor r14, r22
    ; round 51 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r13, r22
    sbc r8, r23
    sbc r9, r24
    sbc r10, r25
    ldi r22, 50
    eor r13, r22
    ; round 50 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r13
    ldd r23, Z+5
    eor r23, r8
    ldd r24, Z+6
    eor r24, r9
    ldd r25, Z+7
    eor r25, r10
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 49
    eor r0, r22
    ; round 49 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r6, r23
    sbc r2, r24
    sbc r3, r25
    ldi r22, 48
    eor r7, r22
    ; round 48 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    movw r22, r6 ; r23, r7
    eor r23, r17
    eor r22, r18
    movw r24, r2 ; r25, r3
    eor r24, r20
    eor r25, r21
    sub r14, r25
    sbc r15, r23
    sbc r11, r22
    sbc r16, r24
    ldi r22, 47
    eor r14, r22
    ; round 47 (cham.dsl:24)
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r8, r22
    sbc r9, r23
    sbc r10, r24
    sbc r13, r25
    ldi r22, 46
    eor r8, r22
    ; round 46 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r8
    ldd r23, Z+21
    eor r23, r9
    ldd r24, Z+22
    eor r24, r10
    ldd r25, Z+23
    eor r25, r13
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 45
    eor r0, r22
    ; round 45 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r2, r23
    sbc r3, r24
    sbc r7, r25
    ldi r22, 44
    eor r6, r22
    ; round 44 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r6
    ldd r23, Z+13
    eor r23, r2
    ldd r24, Z+14
    eor r24, r3
    ldd r25, Z+15
    eor r25, r7
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 43
    eor r14, r22
    ; round 43 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r9, r22
    sbc r10, r23
    sbc r13, r24
    sbc r8, r25
    ldi r22, 42
    eor r9, r22
    ; round 42 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r9
    ldd r23, Z+5
    eor r23, r10
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r8
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 41
    eor r0, r22
    ; round 41 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r3, r23
    sbc r7, r24
    sbc r6, r25
    ldi r22, 40
    eor r2, r22
    ; round 40 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    movw r22, r2 ; r23, r3
    eor r22, r17
    eor r23, r18
    movw r24, r6 ; r25, r7
    eor r25, r20
    eor r24, r21
    sub r14, r24
    sbc r15, r22
    sbc r11, r23
    sbc r16, r25
    ldi r22, 39
    eor r14, r22
    ; round 39 (cham.dsl:24)
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r13, r23
    sbc r8, r24
    sbc r9, r25
    ldi r22, 38
    eor r10, r22
    ; round 38 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r10
    ldd r23, Z+21
    eor r23, r13
    ldd r24, Z+22
    eor r24, r8
    ldd r25, Z+23
    eor r25, r9
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 37
    eor r0, r22
    ; round 37 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r3, r22
    sbc r7, r23
    sbc r6, r24
    sbc r2, r25
    ldi r22, 36
    eor r3, r22
    ; round 36 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r3
    ldd r23, Z+13
    eor r23, r7
    ldd r24, Z+14
    eor r24, r6
    ldd r25, Z+15
    eor r25, r2
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 35
    eor r14, r22
    ; round 35 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r13, r22
    sbc r8, r23
    sbc r9, r24
    sbc r10, r25
    ldi r22, 34
    eor r13, r22
    ; round 34 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r13
    ldd r23, Z+5
    eor r23, r8
    ldd r24, Z+6
    eor r24, r9
    ldd r25, Z+7
    eor r25, r10
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 33
    eor r0, r22
    ; round 33 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r6, r23
    sbc r2, r24
    sbc r3, r25
    ldi r22, 32
    eor r7, r22
    ; round 32 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    movw r22, r6 ; r23, r7
    eor r23, r17
    eor r22, r18
    movw r24, r2 ; r25, r3
    eor r24, r20
    eor r25, r21
    sub r14, r25
    sbc r15, r23
    sbc r11, r22
    sbc r16, r24
    ldi r22, 31
    eor r14, r22
    ; round 31 (cham.dsl:24)
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r8, r22
    sbc r9, r23
    sbc r10, r24
    sbc r13, r25
    ldi r22, 30
    eor r8, r22
    ; round 30 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r8
    ldd r23, Z+21
    eor r23, r9
    ldd r24, Z+22
    eor r24, r10
    ldd r25, Z+23
    eor r25, r13
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 29
    eor r0, r22
    ; round 29 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r2, r23
    sbc r3, r24
    sbc r7, r25
    ldi r22, 28
    eor r6, r22
    ; round 28 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r6
    ldd r23, Z+13
    eor r23, r2
    ldd r24, Z+14
    eor r24, r3
    ldd r25, Z+15
    eor r25, r7
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 27
    eor r14, r22
    ; round 27 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r9, r22
    sbc r10, r23
    sbc r13, r24
    sbc r8, r25
    ldi r22, 26
    eor r9, r22
    ; round 26 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r9
    ldd r23, Z+5
    eor r23, r10
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r8
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 25
    eor r0, r22
    ; round 25 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r3, r23
    sbc r7, r24
    sbc r6, r25
    ldi r22, 24
    eor r2, r22
    ; round 24 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    movw r22, r2 ; r23, r3
    eor r22, r17
    eor r23, r18
    movw r24, r6 ; r25, r7
    eor r25, r20
    eor r24, r21
    sub r14, r24
    sbc r15, r22
    sbc r11, r23
    sbc r16, r25
    ldi r22, 23
    eor r14, r22
    ; round 23 (cham.dsl:24)
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r10, r22
    sbc r13, r23
    sbc r8, r24
    sbc r9, r25
    ldi r22, 22
    eor r10, r22
    ; round 22 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r10
    ldd r23, Z+21
    eor r23, r13
    ldd r24, Z+22
    eor r24, r8
    ldd r25, Z+23
    eor r25, r9
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 21
    eor r0, r22
    ; round 21 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r3, r22
    sbc r7, r23
    sbc r6, r24
    sbc r2, r25
    ldi r22, 20
    eor r3, r22
    ; round 20 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r3
    ldd r23, Z+13
    eor r23, r7
    ldd r24, Z+14
    eor r24, r6
    ldd r25, Z+15
    eor r25, r2
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 19
    eor r14, r22
    ; round 19 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r13, r22
    sbc r8, r23
    sbc r9, r24
    sbc r10, r25
    ldi r22, 18
    eor r13, r22
    ; round 18 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r13
    ldd r23, Z+5
    eor r23, r8
    ldd r24, Z+6
    eor r24, r9
    ldd r25, Z+7
    eor r25, r10
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 17
    eor r0, r22
    ; round 17 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r7, r22
    sbc r6, r23
    sbc r2, r24
    sbc r3, r25
    ldi r22, 16
    eor r7, r22
    ; round 16 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    movw r22, r6 ; r23, r7
    eor r23, r17
    eor r22, r18
    movw r24, r2 ; r25, r3
    eor r24, r20
    eor r25, r21
    sub r14, r25
    sbc r15, r23
    sbc r11, r22
    sbc r16, r24
    ldi r22, 15
    eor r14, r22
    ; round 15 (cham.dsl:24)
    movw r22, r14 ; r23, r15
    eor r22, r19
    ldd r24, Z+25
    eor r23, r24
    ldd r24, Z+26
    eor r24, r11
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r8, r22
    sbc r9, r23
    sbc r10, r24
    sbc r13, r25
    ldi r22, 14
    eor r8, r22
    ; round 14 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+20
    eor r22, r8
    ldd r23, Z+21
    eor r23, r9
    ldd r24, Z+22
    eor r24, r10
    ldd r25, Z+23
    eor r25, r13
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 13
    eor r0, r22
    ; round 13 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r0
    ldd r23, Z+17
    eor r23, r4
    ldd r24, Z+18
    eor r24, r5
    ldd r25, Z+19
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r6, r22
    sbc r2, r23
    sbc r3, r24
    sbc r7, r25
    ldi r22, 12
    eor r6, r22
    ; round 12 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r22, Z+12
    eor r22, r6
    ldd r23, Z+13
    eor r23, r2
    ldd r24, Z+14
    eor r24, r3
    ldd r25, Z+15
    eor r25, r7
    sub r14, r25
    sbc r15, r22
    sbc r11, r23
    sbc r16, r24
    ldi r22, 11
    eor r14, r22
    ; round 11 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r14
    ldd r23, Z+9
    eor r23, r15
    ldd r24, Z+10
    eor r24, r11
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r9, r22
    sbc r10, r23
    sbc r13, r24
    sbc r8, r25
    ldi r22, 10
    eor r9, r22
    ; round 10 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r22, Z+4
    eor r22, r9
    ldd r23, Z+5
    eor r23, r10
    ldd r24, Z+6
    eor r24, r13
    ldd r25, Z+7
    eor r25, r8
    sub r0, r25
    sbc r4, r22
    sbc r5, r23
    sbc r12, r24
    ldi r22, 9
    eor r0, r22
    ; round 9 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r0
    ldd r23, Z+1
    eor r23, r4
    ldd r24, Z+2
    eor r24, r5
    ldd r25, Z+3
    eor r25, r12
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    sub r2, r22
    sbc r3, r23
    sbc r7, r24
    sbc r6, r25
    ldi r22, 8
    eor r2, r22
    ; round 8 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    eor r17, r2
    eor r18, r3
    eor r20, r7
    eor r21, r6
    sub r14, r21
    sbc r15, r17
    sbc r11, r18
    sbc r16, r20
    ldi r17, 7
    eor r14, r17
    ; round 7 (cham.dsl:24)
    eor r19, r14
    ldd r17, Z+25
    eor r17, r15
    ldd r18, Z+26
    eor r18, r11
    ldd r20, Z+27
    eor r20, r16
    lsl r19
    rol r17
    rol r18
    rol r20
    adc r19, r1
    sub r10, r19
    sbc r13, r17
    sbc r8, r18
    sbc r9, r20
    ldi r17, 6
    eor r10, r17
    ; round 6 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r17, Z+20
    eor r17, r10
    ldd r21, Z+21
    eor r21, r13
    ldd r20, Z+22
    eor r20, r8
    ldd r18, Z+23
    eor r18, r9
    sub r0, r18
    sbc r4, r17
    sbc r5, r21
    sbc r12, r20
    ldi r17, 5
    eor r0, r17
    ; round 5 (cham.dsl:24)
    ldd r17, Z+16
    eor r17, r0
    ldd r21, Z+17
    eor r21, r4
    ldd r20, Z+18
    eor r20, r5
    ldd r18, Z+19
    eor r18, r12
    lsl r17
    rol r21
    rol r20
    rol r18
    adc r17, r1
    sub r3, r17
    sbc r7, r21
    sbc r6, r20
    sbc r2, r18
    ldi r17, 4
    eor r3, r17
    ; round 4 (cham.dsl:24)
    bst r14, 0
    lsr r16
    ror r11
    ror r15
    ror r14
    bld r16, 7
    ldd r17, Z+12
    eor r17, r3
    ldd r21, Z+13
    eor r21, r7
    ldd r20, Z+14
    eor r20, r6
    ldd r18, Z+15
    eor r18, r2
    sub r14, r18
    sbc r15, r17
    sbc r11, r21
    sbc r16, r20
    ldi r17, 3
    eor r14, r17
    ; round 3 (cham.dsl:24)
    ldd r17, Z+8
    eor r17, r14
    ldd r21, Z+9
    eor r21, r15
    ldd r20, Z+10
    eor r20, r11
    ldd r18, Z+11
    eor r18, r16
    lsl r17
    rol r21
    rol r20
    rol r18
    adc r17, r1
    sub r13, r17
    sbc r8, r21
    sbc r9, r20
    sbc r10, r18
    ldi r17, 2
    eor r13, r17
    ; round 2 (cham.dsl:24)
    bst r0, 0
    lsr r12
    ror r5
    ror r4
    ror r0
    bld r12, 7
    ldd r17, Z+4
    eor r17, r13
    ldd r21, Z+5
    eor r21, r8
    ldd r20, Z+6
    eor r20, r9
    ldd r18, Z+7
    eor r18, r10
    sub r0, r18
    sbc r4, r17
    sbc r5, r21
    sbc r12, r20
    ldi r17, 1
    eor r0, r17
    ; round 1 (cham.dsl:24)
    ldd r17, Z+0
    eor r17, r0
    ldd r21, Z+1
    eor r21, r4
    ldd r20, Z+2
    eor r20, r5
    ldd r18, Z+3
    eor r18, r12
    lsl r17
    rol r21
    rol r20
    rol r18
    adc r17, r1
    sub r7, r17
    sbc r6, r21
    sbc r2, r20
    sbc r3, r18
    st Y+, r7
    st Y+, r6
    st Y+, r2
    st Y+, r3
    st Y+, r0
    st Y+, r4
    st Y+, r5
    st Y+, r12
    st Y+, r13
    st Y+, r8
    st Y+, r9
    st Y+, r10
    st Y+, r14
    st Y+, r15
    st Y+, r11
    st Y+, r16
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_cham128_128_ecb_decrypt_avr_end
    jmp .Llwcc_cham128_128_ecb_decrypt_avr_group
.Llwcc_cham128_128_ecb_decrypt_avr_end:
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
    ldi r16, 1
    eor r5, r16
    ldd r13, Z+4
    eor r13, r9
    ldd r14, Z+5
    eor r14, r10
    ldd r15, Z+6
    eor r15, r11
    ldd r16, Z+7
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
    ldi r16, 2
    eor r9, r16
    ; round 4 (cham.dsl:24)
    ldd r13, Z+12
    eor r13, r4
    ldd r14, Z+13
    eor r14, r0
    ldd r15, Z+14
    eor r15, r2
    ldd r16, Z+15
    eor r16, r3
    ; round 5 (cham.dsl:24)
    ldi r17, 4
    eor r4, r17
    ldd r17, Z+16
    eor r17, r5
    ldd r18, Z+17
    eor r18, r6
    ldd r19, Z+18
    eor r19, r7
    ldd r20, Z+19
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
    ldi r17, 5
    eor r5, r17
    ; round 8 (cham.dsl:24)
    ldd r17, Z+28
    eor r17, r3
    ldd r18, Z+29
    eor r18, r4
    ldd r19, Z+30
    eor r19, r0
    ldd r20, Z+31
    eor r20, r2
    ; round 9 (cham.dsl:24)
    ldi r21, 8
    eor r3, r21
    std Z+32, r9
    std Z+33, r10
    std Z+34, r11
    std Z+35, r12
    std Z+36, r16
    std Z+37, r13
    std Z+38, r14
    std Z+39, r15
    std Z+40, r5
    std Z+41, r6
    std Z+42, r7
    std Z+43, r8
    std Z+44, r20
    std Z+45, r17
    std Z+46, r18
    std Z+47, r19
    std Z+48, r3
    std Z+49, r4
    std Z+50, r0
    std Z+51, r2
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
    jmp .Llwcc_cham128_128_ctr_crypt_avr_rest
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
    push r24
    push r25
    ; round 4 (cham.dsl:24)
    ldi r17, 3
    eor r17, r5
    ; round 3 (cham.dsl:24)
    ldd r10, Z+8
    eor r5, r10
    ldd r8, Z+9
    mov r18, r4
    mov r19, r3
    eor r18, r8
    ldd r9, Z+10
    eor r19, r9
    ldd r12, Z+11
    mov r7, r2
    eor r7, r12
    lsl r5
    rol r18
    rol r19
    rol r7
    adc r5, r1
    ldd r6, Z+32
    ldd r15, Z+33
    ldd r14, Z+34
    ldd r0, Z+35
    add r6, r5
    adc r15, r18
    adc r14, r19
    adc r0, r7
    ; round 4 (cham.dsl:24)
    ldd r5, Z+36
    ldd r16, Z+37
    ldd r18, Z+38
    ldd r19, Z+39
    add r5, r17
    adc r16, r4
    adc r18, r3
    adc r19, r2
    lsl r5
    rol r16
    rol r18
    rol r19
    adc r5, r1
    ; round 8 (cham.dsl:24)
    ldi r17, 7
    eor r17, r5
    ; round 7 (cham.dsl:24)
    ldd r4, Z+24
    eor r5, r4
    ; round 6 (cham.dsl:24)
    ldd r21, Z+20
    mov r7, r0
    eor r7, r21
    ; round 7 (cham.dsl:24)
    ldi r20, 6
    eor r0, r20
    ; round 6 (cham.dsl:24)
    ldd r2, Z+21
    eor r2, r6
    ldd r3, Z+22
    eor r3, r15
    ldd r11, Z+23
    eor r11, r14
    ldd r4, Z+40
    ldd r13, Z+41
    ldd r20, Z+42
    ldd r22, Z+43
    add r11, r4
    adc r7, r13
    adc r2, r20
    adc r3, r22
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 7 (cham.dsl:24)
    ldd r4, Z+25
    eor r4, r16
    ldd r13, Z+26
    eor r13, r18
    ldd r20, Z+27
    eor r20, r19
    lsl r5
    rol r4
    rol r13
    rol r20
    adc r5, r1
    add r0, r5
    adc r6, r4
    adc r15, r13
    adc r14, r20
    ; round 8 (cham.dsl:24)
    ldd r13, Z+44
    ldd r20, Z+45
    ldd r4, Z+46
    ldd r5, Z+47
    add r17, r13
    adc r16, r20
    adc r18, r4
    adc r19, r5
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 9 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 10 (cham.dsl:24)
    ldi r20, 9
    eor r11, r20
    ; round 9 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    ldd r13, Z+48
    ldd r4, Z+49
    ldd r5, Z+50
    ldd r20, Z+51
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 10 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r14
    ; round 11 (cham.dsl:24)
    ldi r23, 10
    eor r14, r23
    ; round 10 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r6
    ldd r25, Z+7
    eor r25, r15
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 11 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 12 (cham.dsl:24)
    ldi r24, 11
    eor r17, r24
    ; round 11 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r14, r23
    adc r0, r22
    adc r6, r24
    adc r15, r25
    ; round 12 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r20
    ; round 13 (cham.dsl:24)
    ldi r23, 12
    eor r20, r23
    ; round 12 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r13
    ldd r24, Z+14
    eor r24, r4
    ldd r25, Z+15
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 13 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 14 (cham.dsl:24)
    ldi r23, 13
    eor r11, r23
    ; round 13 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 14 (cham.dsl:24)
    mov r22, r15
    eor r22, r21
    ; round 15 (cham.dsl:24)
    ldi r23, 14
    eor r15, r23
    ; round 14 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r14
    ldd r24, Z+22
    eor r24, r0
    ldd r25, Z+23
    eor r25, r6
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 15 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 16 (cham.dsl:24)
    ldi r22, 15
    eor r17, r22
    ; round 15 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r15, r23
    adc r14, r22
    adc r0, r24
    adc r6, r25
    ; round 16 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r5
    ; round 17 (cham.dsl:24)
    ldi r23, 16
    eor r5, r23
    ; round 16 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r20
    ldd r24, Z+30
    eor r24, r13
    ldd r25, Z+31
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 17 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 18 (cham.dsl:24)
    ldi r23, 17
    eor r11, r23
    ; round 17 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 18 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 19 (cham.dsl:24)
    ldi r23, 18
    eor r6, r23
    ; round 18 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r15
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r0
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 19 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 20 (cham.dsl:24)
    ldi r24, 19
    eor r17, r24
    ; round 19 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r6, r23
    adc r15, r22
    adc r14, r24
    adc r0, r25
    ; round 20 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r4
    ; round 21 (cham.dsl:24)
    ldi r23, 20
    eor r4, r23
    ; round 20 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r5
    ldd r24, Z+14
    eor r24, r20
    ldd r25, Z+15
    eor r25, r13
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 21 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 22 (cham.dsl:24)
    ldi r23, 21
    eor r11, r23
    ; round 21 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r4, r22
    adc r5, r23
    adc r20, r24
    adc r13, r25
    ; round 22 (cham.dsl:24)
    mov r22, r0
    eor r22, r21
    ; round 23 (cham.dsl:24)
    ldi r23, 22
    eor r0, r23
    ; round 22 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r6
    ldd r24, Z+22
    eor r24, r15
    ldd r25, Z+23
    eor r25, r14
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 23 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 24 (cham.dsl:24)
    ldi r22, 23
    eor r17, r22
    ; round 23 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r0, r23
    adc r6, r22
    adc r15, r24
    adc r14, r25
    ; round 24 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r13
    ; round 25 (cham.dsl:24)
    ldi r23, 24
    eor r13, r23
    ; round 24 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r4
    ldd r24, Z+30
    eor r24, r5
    ldd r25, Z+31
    eor r25, r20
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 25 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 26 (cham.dsl:24)
    ldi r23, 25
    eor r11, r23
    ; round 25 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 26 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r14
    ; round 27 (cham.dsl:24)
    ldi r23, 26
    eor r14, r23
    ; round 26 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r6
    ldd r25, Z+7
    eor r25, r15
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 27 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 28 (cham.dsl:24)
    ldi r24, 27
    eor r17, r24
    ; round 27 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r14, r23
    adc r0, r22
    adc r6, r24
    adc r15, r25
    ; round 28 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r20
    ; round 29 (cham.dsl:24)
    ldi r23, 28
    eor r20, r23
    ; round 28 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r13
    ldd r24, Z+14
    eor r24, r4
    ldd r25, Z+15
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 29 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 30 (cham.dsl:24)
    ldi r23, 29
    eor r11, r23
    ; round 29 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 30 (cham.dsl:24)
    mov r22, r15
    eor r22, r21
    ; round 31 (cham.dsl:24)
    ldi r23, 30
    eor r15, r23
    ; round 30 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r14
    ldd r24, Z+22
    eor r24, r0
    ldd r25, Z+23
    eor r25, r6
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 31 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 32 (cham.dsl:24)
    ldi r22, 31
    eor r17, r22
    ; round 31 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r15, r23
    adc r14, r22
    adc r0, r24
    adc r6, r25
    ; round 32 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r5
    ; round 33 (cham.dsl:24)
    ldi r23, 32
    eor r5, r23
    ; round 32 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r20
    ldd r24, Z+30
    eor r24, r13
    ldd r25, Z+31
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 33 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 34 (cham.dsl:24)
    ldi r23, 33
    eor r11, r23
    ; round 33 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 34 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 35 (cham.dsl:24)
    ldi r23, 34
    eor r6, r23
    ; round 34 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r15
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r0
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 35 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 36 (cham.dsl:24)
    ldi r24, 35
    eor r17, r24
    ; round 35 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r6, r23
    adc r15, r22
    adc r14, r24
    adc r0, r25
    ; round 36 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r4
    ; round 37 (cham.dsl:24)
    ldi r23, 36
    eor r4, r23
    ; round 36 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r5
    ldd r24, Z+14
    eor r24, r20
    ldd r25, Z+15
    eor r25, r13
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 37 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 38 (cham.dsl:24)
    ldi r23, 37
    eor r11, r23
    ; round 37 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r4, r22
    adc r5, r23
    adc r20, r24
    adc r13, r25
    ; round 38 (cham.dsl:24)
    mov r22, r0
    eor r22, r21
    ; round 39 (cham.dsl:24)
    ldi r23, 38
    eor r0, r23
    ; round 38 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r6
    ldd r24, Z+22
    eor r24, r15
    ldd r25, Z+23
    eor r25, r14
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 39 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 40 (cham.dsl:24)
    ldi r22, 39
    eor r17, r22
    ; round 39 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r0, r23
    adc r6, r22
    adc r15, r24
    adc r14, r25
    ; round 40 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r13
    ; round 41 (cham.dsl:24)
    ldi r23, 40
    eor r13, r23
    ; round 40 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r4
    ldd r24, Z+30
    eor r24, r5
    ldd r25, Z+31
    eor r25, r20
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 41 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 42 (cham.dsl:24)
    ldi r23, 41
    eor r11, r23
    ; round 41 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 42 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r14
    ; round 43 (cham.dsl:24)
    ldi r23, 42
    eor r14, r23
    ; round 42 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r6
    ldd r25, Z+7
    eor r25, r15
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 43 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 44 (cham.dsl:24)
    ldi r24, 43
    eor r17, r24
    ; round 43 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r14, r23
    adc r0, r22
    adc r6, r24
    adc r15, r25
    ; round 44 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r20
    ; round 45 (cham.dsl:24)
    ldi r23, 44
    eor r20, r23
    ; round 44 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r13
    ldd r24, Z+14
    eor r24, r4
    ldd r25, Z+15
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 45 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 46 (cham.dsl:24)
    ldi r23, 45
    eor r11, r23
    ; round 45 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 46 (cham.dsl:24)
    mov r22, r15
    eor r22, r21
    ; round 47 (cham.dsl:24)
    ldi r23, 46
    eor r15, r23
    ; round 46 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r14
    ldd r24, Z+22
    eor r24, r0
    ldd r25, Z+23
    eor r25, r6
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 47 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 48 (cham.dsl:24)
    ldi r22, 47
    eor r17, r22
    ; round 47 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r15, r23
    adc r14, r22
    adc r0, r24
    adc r6, r25
    ; round 48 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r5
    ; round 49 (cham.dsl:24)
    ldi r23, 48
    eor r5, r23
    ; round 48 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r20
    ldd r24, Z+30
    eor r24, r13
    ldd r25, Z+31
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 49 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 50 (cham.dsl:24)
    ldi r23, 49
    eor r11, r23
    ; round 49 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 50 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 51 (cham.dsl:24)
    ldi r23, 50
    eor r6, r23
    ; round 50 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r15
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r0
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 51 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 52 (cham.dsl:24)
    ldi r24, 51
    eor r17, r24
    ; round 51 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r6, r23
    adc r15, r22
    adc r14, r24
    adc r0, r25
    ; round 52 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r4
    ; round 53 (cham.dsl:24)
    ldi r23, 52
    eor r4, r23
    ; round 52 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r5
    ldd r24, Z+14
    eor r24, r20
    ldd r25, Z+15
    eor r25, r13
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 53 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 54 (cham.dsl:24)
    ldi r23, 53
    eor r11, r23
    ; round 53 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r4, r22
    adc r5, r23
    adc r20, r24
    adc r13, r25
    ; round 54 (cham.dsl:24)
    mov r22, r0
    eor r22, r21
    ; round 55 (cham.dsl:24)
    ldi r23, 54
    eor r0, r23
    ; round 54 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r6
    ldd r24, Z+22
    eor r24, r15
    ldd r25, Z+23
    eor r25, r14
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 55 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 56 (cham.dsl:24)
    ldi r22, 55
    eor r17, r22
    ; round 55 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r0, r23
    adc r6, r22
    adc r15, r24
    adc r14, r25
    ; round 56 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r13
    ; round 57 (cham.dsl:24)
    ldi r23, 56
    eor r13, r23
    ; round 56 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r4
    ldd r24, Z+30
    eor r24, r5
    ldd r25, Z+31
    eor r25, r20
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 57 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 58 (cham.dsl:24)
    ldi r23, 57
    eor r11, r23
    ; round 57 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 58 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r14
    ; round 59 (cham.dsl:24)
    ldi r23, 58
    eor r14, r23
    ; round 58 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r6
    ldd r25, Z+7
    eor r25, r15
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 59 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 60 (cham.dsl:24)
    ldi r24, 59
    eor r17, r24
    ; round 59 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r14, r23
    adc r0, r22
    adc r6, r24
    adc r15, r25
    ; round 60 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r20
    ; round 61 (cham.dsl:24)
    ldi r23, 60
    eor r20, r23
    ; round 60 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r13
    ldd r24, Z+14
    eor r24, r4
    ldd r25, Z+15
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 61 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 62 (cham.dsl:24)
    ldi r23, 61
    eor r11, r23
    ; round 61 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 62 (cham.dsl:24)
    mov r22, r15
    eor r22, r21
    ; round 63 (cham.dsl:24)
    ldi r23, 62
    eor r15, r23
    ; round 62 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r14
    ldd r24, Z+22
    eor r24, r0
    ldd r25, Z+23
    eor r25, r6
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 63 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 64 (cham.dsl:24)
    ldi r22, 63
    eor r17, r22
    ; round 63 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r15, r23
    adc r14, r22
    adc r0, r24
    adc r6, r25
    ; round 64 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r5
    ; round 65 (cham.dsl:24)
    ldi r23, 64
    eor r5, r23
    ; round 64 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r20
    ldd r24, Z+30
    eor r24, r13
    ldd r25, Z+31
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 65 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 66 (cham.dsl:24)
    ldi r23, 65
    eor r11, r23
    ; round 65 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 66 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 67 (cham.dsl:24)
    ldi r23, 66
    eor r6, r23
    ; round 66 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r15
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r0
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 67 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 68 (cham.dsl:24)
    ldi r24, 67
    eor r17, r24
    ; round 67 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r6, r23
    adc r15, r22
    adc r14, r24
    adc r0, r25
    ; round 68 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r4
    ; round 69 (cham.dsl:24)
    ldi r23, 68
    eor r4, r23
    ; round 68 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r5
    ldd r24, Z+14
    eor r24, r20
    ldd r25, Z+15
    eor r25, r13
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 69 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 70 (cham.dsl:24)
    ldi r23, 69
    eor r11, r23
    ; round 69 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r4, r22
    adc r5, r23
    adc r20, r24
    adc r13, r25
    ; round 70 (cham.dsl:24)
    mov r22, r0
    eor r22, r21
    ; round 71 (cham.dsl:24)
    ldi r23, 70
    eor r0, r23
    ; round 70 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r6
    ldd r24, Z+22
    eor r24, r15
    ldd r25, Z+23
    eor r25, r14
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 71 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 72 (cham.dsl:24)
    ldi r22, 71
    eor r17, r22
    ; round 71 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r0, r23
    adc r6, r22
    adc r15, r24
    adc r14, r25
    ; round 72 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r13
    ; round 73 (cham.dsl:24)
    ldi r23, 72
    eor r13, r23
    ; round 72 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r4
    ldd r24, Z+30
    eor r24, r5
    ldd r25, Z+31
    eor r25, r20
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 73 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 74 (cham.dsl:24)
    ldi r23, 73
    eor r11, r23
    ; round 73 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 74 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r14
    ; round 75 (cham.dsl:24)
    ldi r23, 74
    eor r14, r23
    ; round 74 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r6
    ldd r25, Z+7
    eor r25, r15
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 75 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 76 (cham.dsl:24)
    ldi r24, 75
    eor r17, r24
    ; round 75 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r14, r23
    adc r0, r22
    adc r6, r24
    adc r15, r25
    ; round 76 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r20
    ; round 77 (cham.dsl:24)
    ldi r23, 76
    eor r20, r23
    ; round 76 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r13
    ldd r24, Z+14
    eor r24, r4
    ldd r25, Z+15
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 77 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 78 (cham.dsl:24)
    ldi r23, 77
    eor r11, r23
    ; round 77 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 78 (cham.dsl:24)
    mov r22, r15
    eor r22, r21
    ; round 79 (cham.dsl:24)
    ldi r23, 78
    eor r15, r23
    ; round 78 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r14
    ldd r24, Z+22
    eor r24, r0
    ldd r25, Z+23
    eor r25, r6
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 79 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 80 (cham.dsl:24)
    ldi r22, 79
    eor r17, r22
    ; round 79 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r15, r23
    adc r14, r22
    adc r0, r24
    adc r6, r25
    ; round 80 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r5
    ; round 81 (cham.dsl:24)
    ldi r23, 80
    eor r5, r23
    ; round 80 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r20
    ldd r24, Z+30
    eor r24, r13
    ldd r25, Z+31
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 81 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 82 (cham.dsl:24)
    ldi r23, 81
    eor r11, r23
    ; round 81 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 82 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 83 (cham.dsl:24)
    ldi r23, 82
    eor r6, r23
    ; round 82 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r15
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r0
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 83 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 84 (cham.dsl:24)
    ldi r24, 83
    eor r17, r24
    ; round 83 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r6, r23
    adc r15, r22
    adc r14, r24
    adc r0, r25
    ; round 84 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r4
    ; round 85 (cham.dsl:24)
    ldi r23, 84
    eor r4, r23
    ; round 84 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r5
    ldd r24, Z+14
    eor r24, r20
    ldd r25, Z+15
    eor r25, r13
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 85 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 86 (cham.dsl:24)
    ldi r23, 85
    eor r11, r23
    ; round 85 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r4, r22
    adc r5, r23
    adc r20, r24
    adc r13, r25
    ; round 86 (cham.dsl:24)
    mov r22, r0
    eor r22, r21
    ; round 87 (cham.dsl:24)
    ldi r23, 86
    eor r0, r23
    ; round 86 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r6
    ldd r24, Z+22
    eor r24, r15
    ldd r25, Z+23
    eor r25, r14
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 87 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 88 (cham.dsl:24)
    ldi r22, 87
    eor r17, r22
    ; round 87 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r0, r23
    adc r6, r22
    adc r15, r24
    adc r14, r25
    ; round 88 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r13
    ; round 89 (cham.dsl:24)
    ldi r23, 88
    eor r13, r23
    ; round 88 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r4
    ldd r24, Z+30
    eor r24, r5
    ldd r25, Z+31
    eor r25, r20
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 89 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 90 (cham.dsl:24)
    ldi r23, 89
    eor r11, r23
    ; round 89 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 90 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r14
    ; round 91 (cham.dsl:24)
    ldi r23, 90
    eor r14, r23
    ; round 90 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r6
    ldd r25, Z+7
    eor r25, r15
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 91 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 92 (cham.dsl:24)
    ldi r24, 91
    eor r17, r24
    ; round 91 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r14, r23
    adc r0, r22
    adc r6, r24
    adc r15, r25
    ; round 92 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r20
    ; round 93 (cham.dsl:24)
    ldi r23, 92
    eor r20, r23
    ; round 92 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r13
    ldd r24, Z+14
    eor r24, r4
    ldd r25, Z+15
    eor r25, r5
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 93 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 94 (cham.dsl:24)
    ldi r23, 93
    eor r11, r23
    ; round 93 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r20, r22
    adc r13, r23
    adc r4, r24
    adc r5, r25
    ; round 94 (cham.dsl:24)
    mov r22, r15
    eor r22, r21
    ; round 95 (cham.dsl:24)
    ldi r23, 94
    eor r15, r23
    ; round 94 (cham.dsl:24)
    ldd r23, Z+21
    eor r23, r14
    ldd r24, Z+22
    eor r24, r0
    ldd r25, Z+23
    eor r25, r6
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 95 (cham.dsl:24)
    ldd r22, Z+24
    mov r23, r17
    eor r23, r22
    ; round 96 (cham.dsl:24)
    ldi r22, 95
    eor r17, r22
    ; round 95 (cham.dsl:24)
    ldd r22, Z+25
    eor r22, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r15, r23
    adc r14, r22
    adc r0, r24
    adc r6, r25
    ; round 96 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r5
    ; round 97 (cham.dsl:24)
    ldi r23, 96
    eor r5, r23
    ; round 96 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r20
    ldd r24, Z+30
    eor r24, r13
    ldd r25, Z+31
    eor r25, r4
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 97 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 98 (cham.dsl:24)
    ldi r23, 97
    eor r11, r23
    ; round 97 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r5, r22
    adc r20, r23
    adc r13, r24
    adc r4, r25
    ; round 98 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r6
    ; round 99 (cham.dsl:24)
    ldi r23, 98
    eor r6, r23
    ; round 98 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r15
    ldd r24, Z+6
    eor r24, r14
    ldd r25, Z+7
    eor r25, r0
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 99 (cham.dsl:24)
    movw r22, r16 ; r23, r17
    eor r23, r10
    ; round 100 (cham.dsl:24)
    ldi r24, 99
    eor r17, r24
    ; round 99 (cham.dsl:24)
    eor r22, r8
    movw r24, r18 ; r25, r19
    eor r24, r9
    eor r25, r12
    lsl r23
    rol r22
    rol r24
    rol r25
    adc r23, r1
    add r6, r23
    adc r15, r22
    adc r14, r24
    adc r0, r25
    ; round 100 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r4
    ; round 101 (cham.dsl:24)
    ldi r23, 100
    eor r4, r23
    ; round 100 (cham.dsl:24)
    ldd r23, Z+13
    eor r23, r5
    ldd r24, Z+14
    eor r24, r20
    ldd r25, Z+15
    eor r25, r13
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 101 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r11
    ; round 102 (cham.dsl:24)
    ldi r23, 101
    eor r11, r23
    ; round 101 (cham.dsl:24)
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r2
    ldd r25, Z+19
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r4, r22
    adc r5, r23
    adc r20, r24
    adc r13, r25
    ; round 102 (cham.dsl:24)
    mov r22, r0
    eor r22, r21
    ; round 103 (cham.dsl:24)
    ldi r21, 102
    eor r0, r21
    ; round 102 (cham.dsl:24)
    ldd r21, Z+21
    eor r21, r6
    ldd r23, Z+22
    eor r23, r15
    ldd r24, Z+23
    eor r24, r14
    add r11, r24
    adc r7, r22
    adc r2, r21
    adc r3, r23
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 103 (cham.dsl:24)
    ldd r21, Z+24
    mov r22, r17
    eor r22, r21
    ; round 104 (cham.dsl:24)
    ldi r23, 103
    eor r17, r23
    ; round 103 (cham.dsl:24)
    ldd r23, Z+25
    eor r23, r16
    ldd r24, Z+26
    eor r24, r18
    ldd r25, Z+27
    eor r25, r19
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r6, r23
    adc r15, r24
    adc r14, r25
    ; round 104 (cham.dsl:24)
    ldd r22, Z+28
    eor r22, r13
    ; round 105 (cham.dsl:24)
    ldi r23, 104
    eor r13, r23
    ; round 104 (cham.dsl:24)
    ldd r23, Z+29
    eor r23, r4
    ldd r24, Z+30
    eor r24, r5
    ldd r25, Z+31
    eor r25, r20
    add r17, r25
    adc r16, r22
    adc r18, r23
    adc r19, r24
    lsl r17
    rol r16
    rol r18
    rol r19
    adc r17, r1
    ; round 105 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r11
    ; round 106 (cham.dsl:24)
    ldi r23, 105
    eor r11, r23
    ; round 105 (cham.dsl:24)
    ldd r23, Z+1
    eor r23, r7
    ldd r24, Z+2
    eor r24, r2
    ldd r25, Z+3
    eor r25, r3
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r4, r23
    adc r5, r24
    adc r20, r25
    ; round 106 (cham.dsl:24)
    ldd r22, Z+4
    eor r22, r14
    ; round 107 (cham.dsl:24)
    ldi r23, 106
    eor r14, r23
    ; round 106 (cham.dsl:24)
    ldd r23, Z+5
    eor r23, r0
    ldd r24, Z+6
    eor r24, r6
    ldd r25, Z+7
    eor r25, r15
    add r11, r25
    adc r7, r22
    adc r2, r23
    adc r3, r24
    lsl r11
    rol r7
    rol r2
    rol r3
    adc r11, r1
    ; round 107 (cham.dsl:24)
    eor r10, r17
    ; round 108 (cham.dsl:24)
    ldi r22, 107
    eor r17, r22
    ; round 107 (cham.dsl:24)
    eor r8, r16
    eor r9, r18
    eor r12, r19
    lsl r10
    rol r8
    rol r9
    rol r12
    adc r10, r1
    add r14, r10
    adc r0, r8
    adc r6, r9
    adc r15, r12
    ; round 108 (cham.dsl:24)
    ldd r10, Z+12
    eor r10, r20
    ; round 109 (cham.dsl:24)
    ldi r22, 108
    eor r20, r22
    ; round 108 (cham.dsl:24)
    ldd r12, Z+13
    eor r12, r13
    ldd r8, Z+14
    eor r8, r4
    ldd r9, Z+15
    eor r9, r5
    add r9, r17
    adc r10, r16
    adc r12, r18
    adc r8, r19
    lsl r9
    rol r10
    rol r12
    rol r8
    adc r9, r1
    ; round 109 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r11
    ; round 110 (cham.dsl:24)
    ldi r17, 109
    eor r11, r17
    ; round 109 (cham.dsl:24)
    ldd r17, Z+17
    eor r17, r7
    ldd r18, Z+18
    eor r18, r2
    ldd r19, Z+19
    eor r19, r3
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    add r16, r20
    adc r17, r13
    adc r18, r4
    adc r19, r5
    ; round 112 (cham.dsl:24)
    ld r13, X+
    eor r13, r19
    st Y+, r13
    ldd r13, Z+28
    eor r19, r13
    ld r13, X+
    eor r13, r16
    st Y+, r13
    ldd r13, Z+29
    eor r16, r13
    ld r13, X+
    eor r13, r17
    st Y+, r13
    ldd r13, Z+30
    eor r17, r13
    ld r13, X+
    eor r13, r18
    st Y+, r13
    ldd r13, Z+31
    eor r18, r13
    ldi r20, 111
    eor r20, r9
    add r18, r20
    adc r19, r10
    adc r16, r12
    adc r17, r8
    ; round 111 (cham.dsl:24)
    eor r9, r21
    ldd r13, Z+25
    eor r10, r13
    ldd r13, Z+26
    eor r12, r13
    ldd r13, Z+27
    eor r8, r13
    lsl r9
    rol r10
    rol r12
    rol r8
    adc r9, r1
    ; round 112 (cham.dsl:24)
    lsl r18
    rol r19
    rol r16
    rol r17
    adc r18, r1
    ; round 111 (cham.dsl:24)
    ldi r25, 110
    eor r25, r15
    add r9, r25
    adc r10, r14
    adc r12, r0
    adc r8, r6
    ; round 110 (cham.dsl:24)
    ldd r13, Z+20
    eor r15, r13
    ldd r13, Z+21
    eor r14, r13
    ldd r13, Z+22
    eor r0, r13
    ldd r13, Z+23
    eor r6, r13
    add r6, r11
    adc r15, r7
    adc r14, r2
    adc r0, r3
    lsl r6
    rol r15
    rol r14
    rol r0
    adc r6, r1
    ; round 112 (cham.dsl:24)
    ld r7, X+
    eor r7, r6
    st Y+, r7
    ld r11, X+
    eor r11, r15
    st Y+, r11
    ld r11, X+
    eor r11, r14
    st Y+, r11
    ld r11, X+
    eor r11, r0
    st Y+, r11
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
    eor r0, r12
    st Y+, r0
    ld r0, X+
    eor r0, r18
    st Y+, r0
    ld r0, X+
    eor r0, r19
    st Y+, r0
    ld r0, X+
    eor r0, r16
    st Y+, r0
    ld r0, X+
    eor r0, r17
    st Y+, r0
    pop r25
    pop r24
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_cham128_128_ctr_crypt_avr_rest
    jmp .Llwcc_cham128_128_ctr_crypt_avr_group
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
    jmp .Llwcc_cham128_128_ctr_crypt_avr_group
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
