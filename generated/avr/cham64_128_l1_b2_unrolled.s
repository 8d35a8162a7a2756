; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile cham --set cham64_128 --target avr --lanes 1 --unroll yes --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) fold() sbox(lanes=1, fixed=true) rotate() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 34, ctx 40, align 1, group 16, stack 49, code 12304, flash 12304, ram 123
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:7ef8e9fe807fd9d06ee38bfb753d0bdaf0f7e41389ab1fde0c6258856b752cbb

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
    ; round 1 (cham.dsl:24)
    bst r16, 0
    lsr r17
    ror r16
    bld r17, 7
    std Z+0, r16
    std Z+1, r17
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
    std Z+2, r15
    std Z+3, r14
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
    ; round 3 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    std Z+4, r10
    std Z+5, r11
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
    ; round 5 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    std Z+8, r6
    std Z+9, r7
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
    eor r20, r7
    ; round 13 (cham.dsl:24)
    bst r6, 0
    lsr r20
    ror r6
    bld r20, 7
    ld r21, X+
    ld r7, X+
    mov r4, r21
    mov r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r4, r21
    eor r5, r7
    movw r2, r4 ; r3, r5
    eor r2, r7
    eor r3, r21
    lsl r7
    rol r21
    adc r7, r1
    lsl r7
    rol r21
    adc r7, r1
    lsl r7
    rol r21
    adc r7, r1
    eor r4, r7
    eor r21, r5
    ; round 7 (cham.dsl:24)
    bst r2, 0
    lsr r3
    ror r2
    bld r3, 7
    std Z+12, r2
    std Z+13, r3
    ld r7, X+
    ld r5, X
    mov r2, r7
    mov r3, r5
    lsl r2
    rol r3
    adc r2, r1
    eor r2, r7
    eor r3, r5
    mov r25, r2
    eor r25, r5
    std Z+14, r25
    mov r25, r3
    eor r25, r7
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
    std Z+25, r20
    std Z+26, r8
    std Z+27, r9
    lsl r5
    rol r7
    adc r5, r1
    lsl r5
    rol r7
    adc r5, r1
    lsl r5
    rol r7
    adc r5, r1
    eor r2, r5
    eor r3, r7
    ; round 15 (cham.dsl:24)
    bst r2, 0
    lsr r3
    ror r2
    bld r3, 7
    std Z+28, r2
    std Z+29, r3
    std Z+30, r4
    std Z+31, r21
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
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_cham64_128_ecb_encrypt_avr_group
    rjmp .Llwcc_cham64_128_ecb_encrypt_avr_rest
.Llwcc_cham64_128_ecb_encrypt_avr_group:
    ld r4, X+
    ld r5, X+
    ld r10, X+
    ld r11, X+
    ld r2, X+
    ld r3, X+
    ld r6, X+
    ld r7, X+
    ld r0, X+
    ld r8, X+
    ld r13, X+
    ld r12, X+
    ld r9, X+
    ld r14, X+
    ld r15, X+
    ld r16, X+
    ; round 1 (cham.dsl:24)
    ldd r17, Z+0
    movw r20, r10 ; r21, r11
    eor r20, r17
    ldd r18, Z+1
    eor r21, r18
    lsl r20
    rol r21
    adc r20, r1
    movw r22, r12 ; r23, r13
    eor r23, r17
    eor r22, r18
    lsl r23
    rol r22
    adc r23, r1
    add r4, r20
    adc r5, r21
    add r0, r23
    adc r8, r22
    ; round 2 (cham.dsl:24)
    ldi r19, 1
    eor r10, r19
    eor r13, r19
    ldd r19, Z+2
    movw r20, r2 ; r21, r3
    eor r20, r19
    ldd r22, Z+3
    eor r21, r22
    eor r19, r9
    eor r22, r14
    add r10, r21
    adc r11, r20
    add r13, r22
    adc r12, r19
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 3 (cham.dsl:24)
    ldi r19, 2
    eor r2, r19
    eor r9, r19
    ldd r19, Z+4
    movw r20, r6 ; r21, r7
    eor r20, r19
    ldd r22, Z+5
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r15
    eor r23, r19
    eor r22, r16
    lsl r23
    rol r22
    adc r23, r1
    add r2, r20
    adc r3, r21
    add r9, r23
    adc r14, r22
    ; round 4 (cham.dsl:24)
    ldi r20, 3
    eor r6, r20
    eor r15, r20
    ldd r20, Z+6
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+7
    eor r23, r21
    eor r20, r0
    eor r21, r8
    add r6, r22
    adc r7, r23
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 5 (cham.dsl:24)
    ldi r20, 4
    eor r5, r20
    eor r8, r20
    ldd r20, Z+8
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+9
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r5, r22
    adc r4, r23
    add r8, r20
    adc r0, r21
    ; round 6 (cham.dsl:24)
    ldi r20, 5
    eor r10, r20
    eor r13, r20
    ldd r20, Z+10
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+11
    eor r23, r21
    eor r20, r9
    eor r21, r14
    add r10, r22
    adc r11, r23
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 7 (cham.dsl:24)
    ldi r20, 6
    eor r3, r20
    eor r14, r20
    ldd r20, Z+12
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+13
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r3, r22
    adc r2, r23
    add r14, r20
    adc r9, r21
    ; round 8 (cham.dsl:24)
    ldi r20, 7
    eor r6, r20
    eor r15, r20
    ldd r20, Z+14
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+15
    eor r22, r21
    eor r20, r8
    eor r21, r0
    add r6, r23
    adc r7, r22
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 9 (cham.dsl:24)
    ldi r20, 8
    eor r4, r20
    eor r0, r20
    ldd r20, Z+16
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+17
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r4, r22
    adc r5, r23
    add r0, r20
    adc r8, r21
    ; round 10 (cham.dsl:24)
    ldi r20, 9
    eor r10, r20
    eor r13, r20
    ldd r20, Z+18
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+19
    eor r22, r21
    eor r20, r14
    eor r21, r9
    add r10, r23
    adc r11, r22
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 11 (cham.dsl:24)
    ldi r20, 10
    eor r2, r20
    eor r9, r20
    ldd r20, Z+20
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+21
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r2, r22
    adc r3, r23
    add r9, r20
    adc r14, r21
    ; round 12 (cham.dsl:24)
    ldi r20, 11
    eor r6, r20
    eor r15, r20
    ldd r20, Z+22
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+23
    eor r23, r21
    eor r20, r0
    eor r21, r8
    add r6, r22
    adc r7, r23
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 13 (cham.dsl:24)
    ldi r20, 12
    eor r5, r20
    eor r8, r20
    ldd r20, Z+24
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+25
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r5, r22
    adc r4, r23
    add r8, r20
    adc r0, r21
    ; round 14 (cham.dsl:24)
    ldi r20, 13
    eor r10, r20
    eor r13, r20
    ldd r20, Z+26
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+27
    eor r23, r21
    eor r20, r9
    eor r21, r14
    add r10, r22
    adc r11, r23
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 15 (cham.dsl:24)
    ldi r20, 14
    eor r3, r20
    eor r14, r20
    ldd r20, Z+28
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+29
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r3, r22
    adc r2, r23
    add r14, r20
    adc r9, r21
    ; round 16 (cham.dsl:24)
    ldi r20, 15
    eor r6, r20
    eor r15, r20
    ldd r20, Z+30
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+31
    eor r22, r21
    eor r20, r8
    eor r21, r0
    add r6, r23
    adc r7, r22
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 17 (cham.dsl:24)
    ldi r20, 16
    eor r4, r20
    eor r0, r20
    movw r20, r10 ; r21, r11
    eor r20, r17
    eor r21, r18
    lsl r20
    rol r21
    adc r20, r1
    movw r22, r12 ; r23, r13
    eor r23, r17
    eor r22, r18
    lsl r23
    rol r22
    adc r23, r1
    add r4, r20
    adc r5, r21
    add r0, r23
    adc r8, r22
    ; round 18 (cham.dsl:24)
    ldi r20, 17
    eor r10, r20
    eor r13, r20
    ldd r20, Z+32
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+33
    eor r22, r21
    eor r20, r14
    eor r21, r9
    add r10, r23
    adc r11, r22
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 19 (cham.dsl:24)
    ldi r20, 18
    eor r2, r20
    eor r9, r20
    movw r20, r6 ; r21, r7
    eor r20, r19
    ldd r22, Z+5
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r15
    eor r23, r19
    eor r22, r16
    lsl r23
    rol r22
    adc r23, r1
    add r2, r20
    adc r3, r21
    add r9, r23
    adc r14, r22
    ; round 20 (cham.dsl:24)
    ldi r20, 19
    eor r6, r20
    eor r15, r20
    ldd r20, Z+6
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+7
    eor r23, r21
    eor r20, r0
    eor r21, r8
    add r6, r22
    adc r7, r23
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 21 (cham.dsl:24)
    ldi r20, 20
    eor r5, r20
    eor r8, r20
    ldd r20, Z+8
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+9
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r5, r22
    adc r4, r23
    add r8, r20
    adc r0, r21
    ; round 22 (cham.dsl:24)
    ldi r20, 21
    eor r10, r20
    eor r13, r20
    ldd r20, Z+10
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+11
    eor r23, r21
    eor r20, r9
    eor r21, r14
    add r10, r22
    adc r11, r23
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 23 (cham.dsl:24)
    ldi r20, 22
    eor r3, r20
    eor r14, r20
    ldd r20, Z+12
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+13
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r3, r22
    adc r2, r23
    add r14, r20
    adc r9, r21
    ; round 24 (cham.dsl:24)
    ldi r20, 23
    eor r6, r20
    eor r15, r20
    ldd r20, Z+14
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+15
    eor r22, r21
    eor r20, r8
    eor r21, r0
    add r6, r23
    adc r7, r22
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 25 (cham.dsl:24)
    ldi r20, 24
    eor r4, r20
    eor r0, r20
    ldd r20, Z+16
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+17
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r4, r22
    adc r5, r23
    add r0, r20
    adc r8, r21
    ; round 26 (cham.dsl:24)
    ldi r20, 25
    eor r10, r20
    eor r13, r20
    ldd r20, Z+18
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+19
    eor r22, r21
    eor r20, r14
    eor r21, r9
    add r10, r23
    adc r11, r22
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 27 (cham.dsl:24)
    ldi r20, 26
    eor r2, r20
    eor r9, r20
    ldd r20, Z+20
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+21
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r2, r22
    adc r3, r23
    add r9, r20
    adc r14, r21
    ; round 28 (cham.dsl:24)
    ldi r20, 27
    eor r6, r20
    eor r15, r20
    ldd r20, Z+22
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+23
    eor r23, r21
    eor r20, r0
    eor r21, r8
    add r6, r22
    adc r7, r23
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 29 (cham.dsl:24)
    ldi r20, 28
    eor r5, r20
    eor r8, r20
    ldd r20, Z+24
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+25
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r5, r22
    adc r4, r23
    add r8, r20
    adc r0, r21
    ; round 30 (cham.dsl:24)
    ldi r20, 29
    eor r10, r20
    eor r13, r20
    ldd r20, Z+26
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+27
    eor r23, r21
    eor r20, r9
    eor r21, r14
    add r10, r22
    adc r11, r23
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 31 (cham.dsl:24)
    ldi r20, 30
    eor r3, r20
    eor r14, r20
    ldd r20, Z+28
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+29
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r3, r22
    adc r2, r23
    add r14, r20
    adc r9, r21
    ; round 32 (cham.dsl:24)
    ldi r20, 31
    eor r6, r20
    eor r15, r20
    ldd r20, Z+30
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+31
    eor r22, r21
    eor r20, r8
    eor r21, r0
    add r6, r23
    adc r7, r22
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 33 (cham.dsl:24)
    ldi r20, 32
    eor r4, r20
    eor r0, r20
    movw r20, r10 ; r21, r11
    eor r20, r17
    eor r21, r18
    lsl r20
    rol r21
    adc r20, r1
    movw r22, r12 ; r23, r13
    eor r23, r17
    eor r22, r18
    lsl r23
    rol r22
    adc r23, r1
    add r4, r20
    adc r5, r21
    add r0, r23
    adc r8, r22
    ; round 34 (cham.dsl:24)
    ldi r20, 33
    eor r10, r20
    eor r13, r20
    ldd r20, Z+32
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+33
    eor r22, r21
    eor r20, r14
    eor r21, r9
    add r10, r23
    adc r11, r22
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 35 (cham.dsl:24)
    ldi r20, 34
    eor r2, r20
    eor r9, r20
    movw r20, r6 ; r21, r7
    eor r20, r19
    ldd r22, Z+5
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r15
    eor r23, r19
    eor r22, r16
    lsl r23
    rol r22
    adc r23, r1
    add r2, r20
    adc r3, r21
    add r9, r23
    adc r14, r22
    ; round 36 (cham.dsl:24)
    ldi r20, 35
    eor r6, r20
    eor r15, r20
    ldd r20, Z+6
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+7
    eor r23, r21
    eor r20, r0
    eor r21, r8
    add r6, r22
    adc r7, r23
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 37 (cham.dsl:24)
    ldi r20, 36
    eor r5, r20
    eor r8, r20
    ldd r20, Z+8
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+9
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r5, r22
    adc r4, r23
    add r8, r20
    adc r0, r21
    ; round 38 (cham.dsl:24)
    ldi r20, 37
    eor r10, r20
    eor r13, r20
    ldd r20, Z+10
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+11
    eor r23, r21
    eor r20, r9
    eor r21, r14
    add r10, r22
    adc r11, r23
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 39 (cham.dsl:24)
    ldi r20, 38
    eor r3, r20
    eor r14, r20
    ldd r20, Z+12
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+13
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r3, r22
    adc r2, r23
    add r14, r20
    adc r9, r21
    ; round 40 (cham.dsl:24)
    ldi r20, 39
    eor r6, r20
    eor r15, r20
    ldd r20, Z+14
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+15
    eor r22, r21
    eor r20, r8
    eor r21, r0
    add r6, r23
    adc r7, r22
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 41 (cham.dsl:24)
    ldi r20, 40
    eor r4, r20
    eor r0, r20
    ldd r20, Z+16
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+17
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r4, r22
    adc r5, r23
    add r0, r20
    adc r8, r21
    ; round 42 (cham.dsl:24)
    ldi r20, 41
    eor r10, r20
    eor r13, r20
    ldd r20, Z+18
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+19
    eor r22, r21
    eor r20, r14
    eor r21, r9
    add r10, r23
    adc r11, r22
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 43 (cham.dsl:24)
    ldi r20, 42
    eor r2, r20
    eor r9, r20
    ldd r20, Z+20
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+21
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r2, r22
    adc r3, r23
    add r9, r20
    adc r14, r21
    ; round 44 (cham.dsl:24)
    ldi r20, 43
    eor r6, r20
    eor r15, r20
    ldd r20, Z+22
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+23
    eor r23, r21
    eor r20, r0
    eor r21, r8
    add r6, r22
    adc r7, r23
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 45 (cham.dsl:24)
    ldi r20, 44
    eor r5, r20
    eor r8, r20
    ldd r20, Z+24
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+25
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r5, r22
    adc r4, r23
    add r8, r20
    adc r0, r21
    ; round 46 (cham.dsl:24)
    ldi r20, 45
    eor r10, r20
    eor r13, r20
    ldd r20, Z+26
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+27
    eor r23, r21
    eor r20, r9
    eor r21, r14
    add r10, r22
    adc r11, r23
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 47 (cham.dsl:24)
    ldi r20, 46
    eor r3, r20
    eor r14, r20
    ldd r20, Z+28
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+29
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r3, r22
    adc r2, r23
    add r14, r20
    adc r9, r21
    ; round 48 (cham.dsl:24)
    ldi r20, 47
    eor r6, r20
    eor r15, r20
    ldd r20, Z+30
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+31
    eor r22, r21
    eor r20, r8
    eor r21, r0
    add r6, r23
    adc r7, r22
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 49 (cham.dsl:24)
    ldi r20, 48
    eor r4, r20
    eor r0, r20
    movw r20, r10 ; r21, r11
    eor r20, r17
    eor r21, r18
    lsl r20
    rol r21
    adc r20, r1
    movw r22, r12 ; r23, r13
    eor r23, r17
    eor r22, r18
    lsl r23
    rol r22
    adc r23, r1
    add r4, r20
    adc r5, r21
    add r0, r23
    adc r8, r22
    ; round 50 (cham.dsl:24)
    ldi r20, 49
    eor r10, r20
    eor r13, r20
    ldd r20, Z+32
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+33
    eor r22, r21
    eor r20, r14
    eor r21, r9
    add r10, r23
    adc r11, r22
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 51 (cham.dsl:24)
    ldi r20, 50
    eor r2, r20
    eor r9, r20
    movw r20, r6 ; r21, r7
    eor r20, r19
    ldd r22, Z+5
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r15
    eor r23, r19
    eor r22, r16
    lsl r23
    rol r22
    adc r23, r1
    add r2, r20
    adc r3, r21
    add r9, r23
    adc r14, r22
    ; round 52 (cham.dsl:24)
    ldi r20, 51
    eor r6, r20
    eor r15, r20
    ldd r20, Z+6
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+7
    eor r23, r21
    eor r20, r0
    eor r21, r8
    add r6, r22
    adc r7, r23
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 53 (cham.dsl:24)
    ldi r20, 52
    eor r5, r20
    eor r8, r20
    ldd r20, Z+8
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+9
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r5, r22
    adc r4, r23
    add r8, r20
    adc r0, r21
    ; round 54 (cham.dsl:24)
    ldi r20, 53
    eor r10, r20
    eor r13, r20
    ldd r20, Z+10
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+11
    eor r23, r21
    eor r20, r9
    eor r21, r14
    add r10, r22
    adc r11, r23
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 55 (cham.dsl:24)
    ldi r20, 54
    eor r3, r20
    eor r14, r20
    ldd r20, Z+12
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+13
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r3, r22
    adc r2, r23
    add r14, r20
    adc r9, r21
    ; round 56 (cham.dsl:24)
    ldi r20, 55
    eor r6, r20
    eor r15, r20
    ldd r20, Z+14
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+15
    eor r22, r21
    eor r20, r8
    eor r21, r0
    add r6, r23
    adc r7, r22
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 57 (cham.dsl:24)
    ldi r20, 56
    eor r4, r20
    eor r0, r20
    ldd r20, Z+16
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+17
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r4, r22
    adc r5, r23
    add r0, r20
    adc r8, r21
    ; round 58 (cham.dsl:24)
    ldi r20, 57
    eor r10, r20
    eor r13, r20
    ldd r20, Z+18
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+19
    eor r22, r21
    eor r20, r14
    eor r21, r9
    add r10, r23
    adc r11, r22
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 59 (cham.dsl:24)
    ldi r20, 58
    eor r2, r20
    eor r9, r20
    ldd r20, Z+20
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+21
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r2, r22
    adc r3, r23
    add r9, r20
    adc r14, r21
    ; round 60 (cham.dsl:24)
    ldi r20, 59
    eor r6, r20
    eor r15, r20
    ldd r20, Z+22
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+23
    eor r23, r21
    eor r20, r0
    eor r21, r8
    add r6, r22
    adc r7, r23
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 61 (cham.dsl:24)
    ldi r20, 60
    eor r5, r20
    eor r8, r20
    ldd r20, Z+24
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+25
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r5, r22
    adc r4, r23
    add r8, r20
    adc r0, r21
    ; round 62 (cham.dsl:24)
    ldi r20, 61
    eor r10, r20
    eor r13, r20
    ldd r20, Z+26
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+27
    eor r23, r21
    eor r20, r9
    eor r21, r14
    add r10, r22
    adc r11, r23
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 63 (cham.dsl:24)
    ldi r20, 62
    eor r3, r20
    eor r14, r20
    ldd r20, Z+28
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+29
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r3, r22
    adc r2, r23
    add r14, r20
    adc r9, r21
    ; round 64 (cham.dsl:24)
    ldi r20, 63
    eor r6, r20
    eor r15, r20
    ldd r20, Z+30
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+31
    eor r22, r21
    eor r20, r8
    eor r21, r0
    add r6, r23
    adc r7, r22
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 65 (cham.dsl:24)
    ldi r20, 64
    eor r4, r20
    eor r0, r20
    movw r20, r10 ; r21, r11
    eor r20, r17
    eor r21, r18
    lsl r20
    rol r21
    adc r20, r1
    movw r22, r12 ; r23, r13
    eor r23, r17
    eor r22, r18
    lsl r23
    rol r22
    adc r23, r1
    add r4, r20
    adc r5, r21
    add r0, r23
    adc r8, r22
    ; round 66 (cham.dsl:24)
    ldi r20, 65
    eor r10, r20
    eor r13, r20
    ldd r20, Z+32
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+33
    eor r22, r21
    eor r20, r14
    eor r21, r9
    add r10, r23
    adc r11, r22
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 67 (cham.dsl:24)
    ldi r20, 66
    eor r2, r20
    eor r9, r20
    movw r20, r6 ; r21, r7
    eor r20, r19
    ldd r22, Z+5
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r15
    eor r23, r19
    eor r22, r16
    lsl r23
    rol r22
    adc r23, r1
    add r2, r20
    adc r3, r21
    add r9, r23
    adc r14, r22
    ; round 68 (cham.dsl:24)
    ldi r20, 67
    eor r6, r20
    eor r15, r20
    ldd r20, Z+6
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+7
    eor r23, r21
    eor r20, r0
    eor r21, r8
    add r6, r22
    adc r7, r23
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 69 (cham.dsl:24)
    ldi r20, 68
    eor r5, r20
    eor r8, r20
    ldd r20, Z+8
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+9
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r5, r22
    adc r4, r23
    add r8, r20
    adc r0, r21
    ; round 70 (cham.dsl:24)
    ldi r20, 69
    eor r10, r20
    eor r13, r20
    ldd r20, Z+10
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+11
    eor r23, r21
    eor r20, r9
    eor r21, r14
    add r10, r22
    adc r11, r23
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 71 (cham.dsl:24)
    ldi r20, 70
    eor r3, r20
    eor r14, r20
    ldd r20, Z+12
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+13
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r3, r22
    adc r2, r23
    add r14, r20
    adc r9, r21
    ; round 72 (cham.dsl:24)
    ldi r20, 71
    eor r6, r20
    eor r15, r20
    ldd r20, Z+14
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+15
    eor r22, r21
    eor r20, r8
    eor r21, r0
    add r6, r23
    adc r7, r22
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 73 (cham.dsl:24)
    ldi r20, 72
    eor r4, r20
    eor r0, r20
    ldd r20, Z+16
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+17
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r4, r22
    adc r5, r23
    add r0, r20
    adc r8, r21
    ; round 74 (cham.dsl:24)
    ldi r20, 73
    eor r10, r20
    eor r13, r20
    ldd r20, Z+18
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+19
    eor r22, r21
    eor r20, r14
    eor r21, r9
    add r10, r23
    adc r11, r22
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 75 (cham.dsl:24)
    ldi r20, 74
    eor r2, r20
    eor r9, r20
    ldd r20, Z+20
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+21
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r2, r22
    adc r3, r23
    add r9, r20
    adc r14, r21
    ; round 76 (cham.dsl:24)
    ldi r20, 75
    eor r6, r20
    eor r15, r20
    ldd r20, Z+22
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+23
    eor r23, r21
    eor r20, r0
    eor r21, r8
    add r6, r22
    adc r7, r23
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 77 (cham.dsl:24)
    ldi r20, 76
    eor r5, r20
    eor r8, r20
    ldd r20, Z+24
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+25
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r13
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    add r5, r22
    adc r4, r23
    add r8, r20
    adc r0, r21
    ; round 78 (cham.dsl:24)
    ldi r20, 77
    eor r10, r20
    eor r13, r20
    ldd r20, Z+26
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+27
    eor r23, r21
    eor r20, r9
    eor r21, r14
    add r10, r22
    adc r11, r23
    add r13, r20
    adc r12, r21
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 79 (cham.dsl:24)
    ldi r20, 78
    eor r3, r20
    eor r14, r20
    ldd r20, Z+28
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+29
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    add r3, r22
    adc r2, r23
    add r14, r20
    adc r9, r21
    ; round 80 (cham.dsl:24)
    ldi r20, 79
    eor r6, r20
    eor r15, r20
    ldd r20, Z+30
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+31
    eor r22, r21
    eor r20, r8
    eor r21, r0
    add r6, r23
    adc r7, r22
    add r15, r20
    adc r16, r21
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 81 (cham.dsl:24)
    ldi r20, 80
    eor r4, r20
    eor r0, r20
    movw r20, r10 ; r21, r11
    eor r20, r17
    eor r21, r18
    lsl r20
    rol r21
    adc r20, r1
    eor r17, r13
    eor r18, r12
    lsl r17
    rol r18
    adc r17, r1
    add r4, r20
    adc r5, r21
    add r0, r17
    adc r8, r18
    ; round 82 (cham.dsl:24)
    ldi r17, 81
    eor r10, r17
    eor r13, r17
    ldd r17, Z+32
    movw r20, r2 ; r21, r3
    eor r21, r17
    ldd r18, Z+33
    eor r20, r18
    eor r17, r14
    eor r18, r9
    add r10, r21
    adc r11, r20
    add r13, r17
    adc r12, r18
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 83 (cham.dsl:24)
    ldi r17, 82
    eor r2, r17
    eor r9, r17
    movw r20, r6 ; r21, r7
    eor r20, r19
    ldd r17, Z+5
    eor r21, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r19, r15
    eor r17, r16
    lsl r19
    rol r17
    adc r19, r1
    add r2, r20
    adc r3, r21
    add r9, r19
    adc r14, r17
    ; round 84 (cham.dsl:24)
    ldi r17, 83
    eor r6, r17
    eor r15, r17
    ldd r17, Z+6
    movw r18, r4 ; r19, r5
    eor r18, r17
    ldd r20, Z+7
    eor r19, r20
    eor r17, r0
    eor r20, r8
    add r6, r18
    adc r7, r19
    add r15, r17
    adc r16, r20
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    ; round 85 (cham.dsl:24)
    ldi r17, 84
    eor r5, r17
    eor r8, r17
    ldd r17, Z+8
    movw r18, r10 ; r19, r11
    eor r18, r17
    ldd r20, Z+9
    eor r19, r20
    lsl r18
    rol r19
    adc r18, r1
    eor r17, r13
    eor r20, r12
    lsl r17
    rol r20
    adc r17, r1
    add r5, r18
    adc r4, r19
    add r8, r17
    adc r0, r20
    ; round 86 (cham.dsl:24)
    ldi r17, 85
    eor r10, r17
    eor r13, r17
    ldd r17, Z+10
    movw r18, r2 ; r19, r3
    eor r18, r17
    ldd r20, Z+11
    eor r19, r20
    eor r17, r9
    eor r20, r14
    add r10, r18
    adc r11, r19
    add r13, r17
    adc r12, r20
    lsl r10
    rol r11
    adc r10, r1
    lsl r13
    rol r12
    adc r13, r1
    ; round 87 (cham.dsl:24)
    ldi r17, 86
    eor r3, r17
    eor r14, r17
    ldd r17, Z+12
    movw r18, r6 ; r19, r7
    eor r18, r17
    ldd r20, Z+13
    eor r19, r20
    lsl r18
    rol r19
    adc r18, r1
    eor r17, r15
    eor r20, r16
    lsl r17
    rol r20
    adc r17, r1
    add r3, r18
    adc r2, r19
    add r14, r17
    adc r9, r20
    ; round 88 (cham.dsl:24)
    ldi r17, 87
    eor r6, r17
    eor r15, r17
    ldd r17, Z+14
    movw r18, r4 ; r19, r5
    eor r19, r17
    ldd r20, Z+15
    eor r18, r20
    eor r17, r8
    eor r20, r0
    add r6, r19
    adc r7, r18
    add r15, r17
    adc r16, r20
    lsl r6
    rol r7
    adc r6, r1
    lsl r15
    rol r16
    adc r15, r1
    st Y+, r4
    st Y+, r5
    st Y+, r10
    st Y+, r11
    st Y+, r2
    st Y+, r3
    st Y+, r6
    st Y+, r7
    st Y+, r0
    st Y+, r8
    st Y+, r13
    st Y+, r12
    st Y+, r9
    st Y+, r14
    st Y+, r15
    st Y+, r16
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_cham64_128_ecb_encrypt_avr_rest
    rjmp .Llwcc_cham64_128_ecb_encrypt_avr_group
.Llwcc_cham64_128_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_cham64_128_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_cham64_128_ecb_encrypt_avr_end
    lsl r24
    lsl r24
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
    push r1
    push r1
    push r1
    push r1
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_cham64_128_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_cham64_128_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_cham64_128_ecb_encrypt_avr_group
.Llwcc_cham64_128_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_cham64_128_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_cham64_128_ecb_encrypt_avr_copy
    ldi r18, 16
.Llwcc_cham64_128_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_cham64_128_ecb_encrypt_avr_clear
    pop r0
    pop r0
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
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_cham64_128_ecb_decrypt_avr_group
    rjmp .Llwcc_cham64_128_ecb_decrypt_avr_rest
.Llwcc_cham64_128_ecb_decrypt_avr_group:
    ld r2, X+
    ld r3, X+
    ld r10, X+
    ld r11, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r0, X+
    ld r12, X+
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r16, X+
    ; round 88 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r17, Z+14
    movw r20, r2 ; r21, r3
    eor r21, r17
    ldd r18, Z+15
    eor r20, r18
    movw r22, r8 ; r23, r9
    eor r23, r17
    eor r22, r18
    sub r6, r21
    sbc r7, r20
    sub r15, r23
    sbc r16, r22
    ldi r19, 87
    eor r6, r19
    eor r15, r19
    ; round 87 (cham.dsl:24)
    ldd r19, Z+12
    movw r20, r6 ; r21, r7
    eor r20, r19
    ldd r22, Z+13
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r15
    eor r23, r19
    eor r22, r16
    lsl r23
    rol r22
    adc r23, r1
    sub r5, r20
    sbc r4, r21
    sub r14, r23
    sbc r13, r22
    ldi r20, 86
    eor r5, r20
    eor r14, r20
    ; round 86 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+10
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+11
    eor r23, r21
    eor r20, r13
    eor r21, r14
    sub r10, r22
    sbc r11, r23
    sub r0, r20
    sbc r12, r21
    ldi r20, 85
    eor r10, r20
    eor r0, r20
    ; round 85 (cham.dsl:24)
    ldd r20, Z+8
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+9
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r3, r22
    sbc r2, r23
    sub r9, r20
    sbc r8, r21
    ldi r20, 84
    eor r3, r20
    eor r9, r20
    ; round 84 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+6
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+7
    eor r23, r21
    eor r20, r8
    eor r21, r9
    sub r6, r22
    sbc r7, r23
    sub r15, r20
    sbc r16, r21
    ldi r20, 83
    eor r6, r20
    eor r15, r20
    ; round 83 (cham.dsl:24)
    ldd r20, Z+4
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+5
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r22
    sbc r5, r23
    sub r13, r20
    sbc r14, r21
    ldi r20, 82
    eor r4, r20
    eor r13, r20
    ; round 82 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+32
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+33
    eor r22, r21
    eor r20, r14
    eor r21, r13
    sub r10, r23
    sbc r11, r22
    sub r0, r20
    sbc r12, r21
    ldi r20, 81
    eor r10, r20
    eor r0, r20
    ; round 81 (cham.dsl:24)
    ldd r20, Z+0
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+1
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r2, r22
    sbc r3, r23
    sub r8, r20
    sbc r9, r21
    ldi r20, 80
    eor r2, r20
    eor r8, r20
    ; round 80 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+30
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+31
    eor r22, r21
    eor r20, r9
    eor r21, r8
    sub r6, r23
    sbc r7, r22
    sub r15, r20
    sbc r16, r21
    ldi r20, 79
    eor r6, r20
    eor r15, r20
    ; round 79 (cham.dsl:24)
    ldd r20, Z+28
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+29
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r22
    sbc r4, r23
    sub r14, r20
    sbc r13, r21
    ldi r20, 78
    eor r5, r20
    eor r14, r20
    ; round 78 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+26
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+27
    eor r23, r21
    eor r20, r13
    eor r21, r14
    sub r10, r22
    sbc r11, r23
    sub r0, r20
    sbc r12, r21
    ldi r20, 77
    eor r10, r20
    eor r0, r20
    ; round 77 (cham.dsl:24)
    ldd r20, Z+24
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+25
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r3, r22
    sbc r2, r23
    sub r9, r20
    sbc r8, r21
    ldi r20, 76
    eor r3, r20
    eor r9, r20
    ; round 76 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+22
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+23
    eor r23, r21
    eor r20, r8
    eor r21, r9
    sub r6, r22
    sbc r7, r23
    sub r15, r20
    sbc r16, r21
    ldi r20, 75
    eor r6, r20
    eor r15, r20
    ; round 75 (cham.dsl:24)
    ldd r20, Z+20
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+21
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r22
    sbc r5, r23
    sub r13, r20
    sbc r14, r21
    ldi r20, 74
    eor r4, r20
    eor r13, r20
    ; round 74 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+18
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+19
    eor r22, r21
    eor r20, r14
    eor r21, r13
    sub r10, r23
    sbc r11, r22
    sub r0, r20
    sbc r12, r21
    ldi r20, 73
    eor r10, r20
    eor r0, r20
    ; round 73 (cham.dsl:24)
    ldd r20, Z+16
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+17
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r2, r22
    sbc r3, r23
    sub r8, r20
    sbc r9, r21
    ldi r20, 72
    eor r2, r20
    eor r8, r20
    ; round 72 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    movw r20, r2 ; r21, r3
    eor r21, r17
    eor r20, r18
    movw r22, r8 ; r23, r9
    eor r23, r17
    eor r22, r18
    sub r6, r21
    sbc r7, r20
    sub r15, r23
    sbc r16, r22
    ldi r20, 71
    eor r6, r20
    eor r15, r20
    ; round 71 (cham.dsl:24)
    movw r20, r6 ; r21, r7
    eor r20, r19
    ldd r22, Z+13
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r15
    eor r23, r19
    eor r22, r16
    lsl r23
    rol r22
    adc r23, r1
    sub r5, r20
    sbc r4, r21
    sub r14, r23
    sbc r13, r22
    ldi r20, 70
    eor r5, r20
    eor r14, r20
    ; round 70 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+10
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+11
    eor r23, r21
    eor r20, r13
    eor r21, r14
    sub r10, r22
    sbc r11, r23
    sub r0, r20
    sbc r12, r21
    ldi r20, 69
    eor r10, r20
    eor r0, r20
    ; round 69 (cham.dsl:24)
    ldd r20, Z+8
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+9
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r3, r22
    sbc r2, r23
    sub r9, r20
    sbc r8, r21
    ldi r20, 68
    eor r3, r20
    eor r9, r20
    ; round 68 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+6
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+7
    eor r23, r21
    eor r20, r8
    eor r21, r9
    sub r6, r22
    sbc r7, r23
    sub r15, r20
    sbc r16, r21
    ldi r20, 67
    eor r6, r20
    eor r15, r20
    ; round 67 (cham.dsl:24)
    ldd r20, Z+4
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+5
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r22
    sbc r5, r23
    sub r13, r20
    sbc r14, r21
    ldi r20, 66
    eor r4, r20
    eor r13, r20
    ; round 66 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+32
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+33
    eor r22, r21
    eor r20, r14
    eor r21, r13
    sub r10, r23
    sbc r11, r22
    sub r0, r20
    sbc r12, r21
    ldi r20, 65
    eor r10, r20
    eor r0, r20
    ; round 65 (cham.dsl:24)
    ldd r20, Z+0
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+1
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r2, r22
    sbc r3, r23
    sub r8, r20
    sbc r9, r21
    ldi r20, 64
    eor r2, r20
    eor r8, r20
    ; round 64 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+30
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+31
    eor r22, r21
    eor r20, r9
    eor r21, r8
    sub r6, r23
    sbc r7, r22
    sub r15, r20
    sbc r16, r21
    ldi r20, 63
    eor r6, r20
    eor r15, r20
    ; round 63 (cham.dsl:24)
    ldd r20, Z+28
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+29
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r22
    sbc r4, r23
    sub r14, r20
    sbc r13, r21
    ldi r20, 62
    eor r5, r20
    eor r14, r20
    ; round 62 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+26
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+27
    eor r23, r21
    eor r20, r13
    eor r21, r14
    sub r10, r22
    sbc r11, r23
    sub r0, r20
    sbc r12, r21
    ldi r20, 61
    eor r10, r20
    eor r0, r20
    ; round 61 (cham.dsl:24)
    ldd r20, Z+24
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+25
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r3, r22
    sbc r2, r23
    sub r9, r20
    sbc r8, r21
    ldi r20, 60
    eor r3, r20
    eor r9, r20
    ; round 60 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+22
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+23
    eor r23, r21
    eor r20, r8
    eor r21, r9
    sub r6, r22
    sbc r7, r23
    sub r15, r20
    sbc r16, r21
    ldi r20, 59
    eor r6, r20
    eor r15, r20
    ; round 59 (cham.dsl:24)
    ldd r20, Z+20
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+21
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r22
    sbc r5, r23
    sub r13, r20
    sbc r14, r21
    ldi r20, 58
    eor r4, r20
    eor r13, r20
    ; round 58 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+18
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+19
    eor r22, r21
    eor r20, r14
    eor r21, r13
    sub r10, r23
    sbc r11, r22
    sub r0, r20
    sbc r12, r21
    ldi r20, 57
    eor r10, r20
    eor r0, r20
    ; round 57 (cham.dsl:24)
    ldd r20, Z+16
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+17
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r2, r22
    sbc r3, r23
    sub r8, r20
    sbc r9, r21
    ldi r20, 56
    eor r2, r20
    eor r8, r20
    ; round 56 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    movw r20, r2 ; r21, r3
    eor r21, r17
    eor r20, r18
    movw r22, r8 ; r23, r9
    eor r23, r17
    eor r22, r18
    sub r6, r21
    sbc r7, r20
    sub r15, r23
    sbc r16, r22
    ldi r20, 55
    eor r6, r20
    eor r15, r20
    ; round 55 (cham.dsl:24)
    movw r20, r6 ; r21, r7
    eor r20, r19
    ldd r22, Z+13
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r15
    eor r23, r19
    eor r22, r16
    lsl r23
    rol r22
    adc r23, r1
    sub r5, r20
    sbc r4, r21
    sub r14, r23
    sbc r13, r22
    ldi r20, 54
    eor r5, r20
    eor r14, r20
    ; round 54 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+10
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+11
    eor r23, r21
    eor r20, r13
    eor r21, r14
    sub r10, r22
    sbc r11, r23
    sub r0, r20
    sbc r12, r21
    ldi r20, 53
    eor r10, r20
    eor r0, r20
    ; round 53 (cham.dsl:24)
    ldd r20, Z+8
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+9
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r3, r22
    sbc r2, r23
    sub r9, r20
    sbc r8, r21
    ldi r20, 52
    eor r3, r20
    eor r9, r20
    ; round 52 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+6
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+7
    eor r23, r21
    eor r20, r8
    eor r21, r9
    sub r6, r22
    sbc r7, r23
    sub r15, r20
    sbc r16, r21
    ldi r20, 51
    eor r6, r20
    eor r15, r20
    ; round 51 (cham.dsl:24)
    ldd r20, Z+4
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+5
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r22
    sbc r5, r23
    sub r13, r20
    sbc r14, r21
    ldi r20, 50
    eor r4, r20
    eor r13, r20
    ; round 50 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+32
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+33
    eor r22, r21
    eor r20, r14
    eor r21, r13
    sub r10, r23
    sbc r11, r22
    sub r0, r20
    sbc r12, r21
    ldi r20, 49
    eor r10, r20
    eor r0, r20
    ; round 49 (cham.dsl:24)
    ldd r20, Z+0
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+1
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r2, r22
    sbc r3, r23
    sub r8, r20
    sbc r9, r21
    ldi r20, 48
    eor r2, r20
    eor r8, r20
    ; round 48 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+30
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+31
    eor r22, r21
    eor r20, r9
    eor r21, r8
    sub r6, r23
    sbc r7, r22
    sub r15, r20
    sbc r16, r21
    ldi r20, 47
    eor r6, r20
    eor r15, r20
    ; round 47 (cham.dsl:24)
    ldd r20, Z+28
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+29
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r22
    sbc r4, r23
    sub r14, r20
    sbc r13, r21
    ldi r20, 46
    eor r5, r20
    eor r14, r20
    ; round 46 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+26
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+27
    eor r23, r21
    eor r20, r13
    eor r21, r14
    sub r10, r22
    sbc r11, r23
    sub r0, r20
    sbc r12, r21
    ldi r20, 45
    eor r10, r20
    eor r0, r20
    ; round 45 (cham.dsl:24)
    ldd r20, Z+24
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+25
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r3, r22
    sbc r2, r23
    sub r9, r20
    sbc r8, r21
    ldi r20, 44
    eor r3, r20
    eor r9, r20
    ; round 44 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+22
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+23
    eor r23, r21
    eor r20, r8
    eor r21, r9
    sub r6, r22
    sbc r7, r23
    sub r15, r20
    sbc r16, r21
    ldi r20, 43
    eor r6, r20
    eor r15, r20
    ; round 43 (cham.dsl:24)
    ldd r20, Z+20
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+21
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r22
    sbc r5, r23
    sub r13, r20
    sbc r14, r21
    ldi r20, 42
    eor r4, r20
    eor r13, r20
    ; round 42 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+18
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+19
    eor r22, r21
    eor r20, r14
    eor r21, r13
    sub r10, r23
    sbc r11, r22
    sub r0, r20
    sbc r12, r21
    ldi r20, 41
    eor r10, r20
    eor r0, r20
    ; round 41 (cham.dsl:24)
    ldd r20, Z+16
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+17
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r2, r22
    sbc r3, r23
    sub r8, r20
    sbc r9, r21
    ldi r20, 40
    eor r2, r20
    eor r8, r20
    ; round 40 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    movw r20, r2 ; r21, r3
    eor r21, r17
    eor r20, r18
    movw r22, r8 ; r23, r9
    eor r23, r17
    eor r22, r18
    sub r6, r21
    sbc r7, r20
    sub r15, r23
    sbc r16, r22
    ldi r20, 39
    eor r6, r20
    eor r15, r20
    ; round 39 (cham.dsl:24)
    movw r20, r6 ; r21, r7
    eor r20, r19
    ldd r22, Z+13
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r15
    eor r23, r19
    eor r22, r16
    lsl r23
    rol r22
    adc r23, r1
    sub r5, r20
    sbc r4, r21
    sub r14, r23
    sbc r13, r22
    ldi r20, 38
    eor r5, r20
    eor r14, r20
    ; round 38 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+10
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+11
    eor r23, r21
    eor r20, r13
    eor r21, r14
    sub r10, r22
    sbc r11, r23
    sub r0, r20
    sbc r12, r21
    ldi r20, 37
    eor r10, r20
    eor r0, r20
    ; round 37 (cham.dsl:24)
    ldd r20, Z+8
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+9
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r3, r22
    sbc r2, r23
    sub r9, r20
    sbc r8, r21
    ldi r20, 36
    eor r3, r20
    eor r9, r20
    ; round 36 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+6
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+7
    eor r23, r21
    eor r20, r8
    eor r21, r9
    sub r6, r22
    sbc r7, r23
    sub r15, r20
    sbc r16, r21
    ldi r20, 35
    eor r6, r20
    eor r15, r20
    ; round 35 (cham.dsl:24)
    ldd r20, Z+4
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+5
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r22
    sbc r5, r23
    sub r13, r20
    sbc r14, r21
    ldi r20, 34
    eor r4, r20
    eor r13, r20
    ; round 34 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+32
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+33
    eor r22, r21
    eor r20, r14
    eor r21, r13
    sub r10, r23
    sbc r11, r22
    sub r0, r20
    sbc r12, r21
    ldi r20, 33
    eor r10, r20
    eor r0, r20
    ; round 33 (cham.dsl:24)
    ldd r20, Z+0
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+1
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r2, r22
    sbc r3, r23
    sub r8, r20
    sbc r9, r21
    ldi r20, 32
    eor r2, r20
    eor r8, r20
    ; round 32 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+30
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+31
    eor r22, r21
    eor r20, r9
    eor r21, r8
    sub r6, r23
    sbc r7, r22
    sub r15, r20
    sbc r16, r21
    ldi r20, 31
    eor r6, r20
    eor r15, r20
    ; round 31 (cham.dsl:24)
    ldd r20, Z+28
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+29
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r22
    sbc r4, r23
    sub r14, r20
    sbc r13, r21
    ldi r20, 30
    eor r5, r20
    eor r14, r20
    ; round 30 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+26
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+27
    eor r23, r21
    eor r20, r13
    eor r21, r14
    sub r10, r22
    sbc r11, r23
    sub r0, r20
    sbc r12, r21
    ldi r20, 29
    eor r10, r20
    eor r0, r20
    ; round 29 (cham.dsl:24)
    ldd r20, Z+24
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+25
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r3, r22
    sbc r2, r23
    sub r9, r20
    sbc r8, r21
    ldi r20, 28
    eor r3, r20
    eor r9, r20
    ; round 28 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+22
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+23
    eor r23, r21
    eor r20, r8
    eor r21, r9
    sub r6, r22
    sbc r7, r23
    sub r15, r20
    sbc r16, r21
    ldi r20, 27
    eor r6, r20
    eor r15, r20
    ; round 27 (cham.dsl:24)
    ldd r20, Z+20
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+21
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r22
    sbc r5, r23
    sub r13, r20
    sbc r14, r21
    ldi r20, 26
    eor r4, r20
    eor r13, r20
    ; round 26 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+18
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+19
    eor r22, r21
    eor r20, r14
    eor r21, r13
    sub r10, r23
    sbc r11, r22
    sub r0, r20
    sbc r12, r21
    ldi r20, 25
    eor r10, r20
    eor r0, r20
    ; round 25 (cham.dsl:24)
    ldd r20, Z+16
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+17
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r2, r22
    sbc r3, r23
    sub r8, r20
    sbc r9, r21
    ldi r20, 24
    eor r2, r20
    eor r8, r20
    ; round 24 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    movw r20, r2 ; r21, r3
    eor r21, r17
    eor r20, r18
    movw r22, r8 ; r23, r9
    eor r23, r17
    eor r22, r18
    sub r6, r21
    sbc r7, r20
    sub r15, r23
    sbc r16, r22
    ldi r20, 23
    eor r6, r20
    eor r15, r20
    ; round 23 (cham.dsl:24)
    movw r20, r6 ; r21, r7
    eor r20, r19
    ldd r22, Z+13
    eor r21, r22
    lsl r20
    rol r21
    adc r20, r1
    mov r23, r15
    eor r23, r19
    eor r22, r16
    lsl r23
    rol r22
    adc r23, r1
    sub r5, r20
    sbc r4, r21
    sub r14, r23
    sbc r13, r22
    ldi r20, 22
    eor r5, r20
    eor r14, r20
    ; round 22 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+10
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+11
    eor r23, r21
    eor r20, r13
    eor r21, r14
    sub r10, r22
    sbc r11, r23
    sub r0, r20
    sbc r12, r21
    ldi r20, 21
    eor r10, r20
    eor r0, r20
    ; round 21 (cham.dsl:24)
    ldd r20, Z+8
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+9
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r3, r22
    sbc r2, r23
    sub r9, r20
    sbc r8, r21
    ldi r20, 20
    eor r3, r20
    eor r9, r20
    ; round 20 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+6
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+7
    eor r23, r21
    eor r20, r8
    eor r21, r9
    sub r6, r22
    sbc r7, r23
    sub r15, r20
    sbc r16, r21
    ldi r20, 19
    eor r6, r20
    eor r15, r20
    ; round 19 (cham.dsl:24)
    ldd r20, Z+4
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+5
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r22
    sbc r5, r23
    sub r13, r20
    sbc r14, r21
    ldi r20, 18
    eor r4, r20
    eor r13, r20
    ; round 18 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+32
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+33
    eor r22, r21
    eor r20, r14
    eor r21, r13
    sub r10, r23
    sbc r11, r22
    sub r0, r20
    sbc r12, r21
    ldi r20, 17
    eor r10, r20
    eor r0, r20
    ; round 17 (cham.dsl:24)
    ldd r20, Z+0
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+1
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r2, r22
    sbc r3, r23
    sub r8, r20
    sbc r9, r21
    ldi r20, 16
    eor r2, r20
    eor r8, r20
    ; round 16 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+30
    movw r22, r2 ; r23, r3
    eor r23, r20
    ldd r21, Z+31
    eor r22, r21
    eor r20, r9
    eor r21, r8
    sub r6, r23
    sbc r7, r22
    sub r15, r20
    sbc r16, r21
    ldi r20, 15
    eor r6, r20
    eor r15, r20
    ; round 15 (cham.dsl:24)
    ldd r20, Z+28
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+29
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r5, r22
    sbc r4, r23
    sub r14, r20
    sbc r13, r21
    ldi r20, 14
    eor r5, r20
    eor r14, r20
    ; round 14 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+26
    movw r22, r4 ; r23, r5
    eor r22, r20
    ldd r21, Z+27
    eor r23, r21
    eor r20, r13
    eor r21, r14
    sub r10, r22
    sbc r11, r23
    sub r0, r20
    sbc r12, r21
    ldi r20, 13
    eor r10, r20
    eor r0, r20
    ; round 13 (cham.dsl:24)
    ldd r20, Z+24
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+25
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r3, r22
    sbc r2, r23
    sub r9, r20
    sbc r8, r21
    ldi r20, 12
    eor r3, r20
    eor r9, r20
    ; round 12 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r20, Z+22
    movw r22, r2 ; r23, r3
    eor r22, r20
    ldd r21, Z+23
    eor r23, r21
    eor r20, r8
    eor r21, r9
    sub r6, r22
    sbc r7, r23
    sub r15, r20
    sbc r16, r21
    ldi r20, 11
    eor r6, r20
    eor r15, r20
    ; round 11 (cham.dsl:24)
    ldd r20, Z+20
    movw r22, r6 ; r23, r7
    eor r22, r20
    ldd r21, Z+21
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r15
    eor r21, r16
    lsl r20
    rol r21
    adc r20, r1
    sub r4, r22
    sbc r5, r23
    sub r13, r20
    sbc r14, r21
    ldi r20, 10
    eor r4, r20
    eor r13, r20
    ; round 10 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r20, Z+18
    movw r22, r4 ; r23, r5
    eor r23, r20
    ldd r21, Z+19
    eor r22, r21
    eor r20, r14
    eor r21, r13
    sub r10, r23
    sbc r11, r22
    sub r0, r20
    sbc r12, r21
    ldi r20, 9
    eor r10, r20
    eor r0, r20
    ; round 9 (cham.dsl:24)
    ldd r20, Z+16
    movw r22, r10 ; r23, r11
    eor r22, r20
    ldd r21, Z+17
    eor r23, r21
    lsl r22
    rol r23
    adc r22, r1
    eor r20, r0
    eor r21, r12
    lsl r20
    rol r21
    adc r20, r1
    sub r2, r22
    sbc r3, r23
    sub r8, r20
    sbc r9, r21
    ldi r20, 8
    eor r2, r20
    eor r8, r20
    ; round 8 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    movw r20, r2 ; r21, r3
    eor r21, r17
    eor r20, r18
    eor r17, r9
    eor r18, r8
    sub r6, r21
    sbc r7, r20
    sub r15, r17
    sbc r16, r18
    ldi r17, 7
    eor r6, r17
    eor r15, r17
    ; round 7 (cham.dsl:24)
    movw r20, r6 ; r21, r7
    eor r20, r19
    ldd r17, Z+13
    eor r21, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r19, r15
    eor r17, r16
    lsl r19
    rol r17
    adc r19, r1
    sub r5, r20
    sbc r4, r21
    sub r14, r19
    sbc r13, r17
    ldi r17, 6
    eor r5, r17
    eor r14, r17
    ; round 6 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r17, Z+10
    movw r18, r4 ; r19, r5
    eor r18, r17
    ldd r20, Z+11
    eor r19, r20
    eor r17, r13
    eor r20, r14
    sub r10, r18
    sbc r11, r19
    sub r0, r17
    sbc r12, r20
    ldi r17, 5
    eor r10, r17
    eor r0, r17
    ; round 5 (cham.dsl:24)
    ldd r17, Z+8
    movw r18, r10 ; r19, r11
    eor r18, r17
    ldd r20, Z+9
    eor r19, r20
    lsl r18
    rol r19
    adc r18, r1
    eor r17, r0
    eor r20, r12
    lsl r17
    rol r20
    adc r17, r1
    sub r3, r18
    sbc r2, r19
    sub r9, r17
    sbc r8, r20
    ldi r17, 4
    eor r3, r17
    eor r9, r17
    ; round 4 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    bst r15, 0
    lsr r16
    ror r15
    bld r16, 7
    ldd r17, Z+6
    movw r18, r2 ; r19, r3
    eor r18, r17
    ldd r20, Z+7
    eor r19, r20
    eor r17, r8
    eor r20, r9
    sub r6, r18
    sbc r7, r19
    sub r15, r17
    sbc r16, r20
    ldi r17, 3
    eor r6, r17
    eor r15, r17
    ; round 3 (cham.dsl:24)
    ldd r17, Z+4
    movw r18, r6 ; r19, r7
    eor r18, r17
    ldd r20, Z+5
    eor r19, r20
    lsl r18
    rol r19
    adc r18, r1
    eor r17, r15
    eor r20, r16
    lsl r17
    rol r20
    adc r17, r1
    sub r4, r18
    sbc r5, r19
    sub r13, r17
    sbc r14, r20
    ldi r17, 2
    eor r4, r17
    eor r13, r17
    ; round 2 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    bst r0, 0
    lsr r12
    ror r0
    bld r12, 7
    ldd r17, Z+2
    movw r18, r4 ; r19, r5
    eor r18, r17
    ldd r20, Z+3
    eor r19, r20
    eor r17, r13
    eor r20, r14
    sub r10, r19
    sbc r11, r18
    sub r0, r20
    sbc r12, r17
    ldi r17, 1
    eor r10, r17
    eor r0, r17
    ; round 1 (cham.dsl:24)
    ldd r17, Z+0
    movw r18, r10 ; r19, r11
    eor r18, r17
    ldd r20, Z+1
    eor r19, r20
    lsl r18
    rol r19
    adc r18, r1
    eor r17, r0
    eor r20, r12
    lsl r17
    rol r20
    adc r17, r1
    sub r2, r18
    sbc r3, r19
    sub r8, r17
    sbc r9, r20
    st Y+, r2
    st Y+, r3
    st Y+, r10
    st Y+, r11
    st Y+, r4
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r8
    st Y+, r9
    st Y+, r0
    st Y+, r12
    st Y+, r13
    st Y+, r14
    st Y+, r15
    st Y+, r16
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_cham64_128_ecb_decrypt_avr_rest
    rjmp .Llwcc_cham64_128_ecb_decrypt_avr_group
.Llwcc_cham64_128_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_cham64_128_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_cham64_128_ecb_decrypt_avr_end
    lsl r24
    lsl r24
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
    push r1
    push r1
    push r1
    push r1
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_cham64_128_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_cham64_128_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_cham64_128_ecb_decrypt_avr_group
.Llwcc_cham64_128_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_cham64_128_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_cham64_128_ecb_decrypt_avr_copy
    ldi r18, 16
.Llwcc_cham64_128_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_cham64_128_ecb_decrypt_avr_clear
    pop r0
    pop r0
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
    ldd r2, Z+1
    adiw r26, 2
    ld r3, X+
    eor r0, r3
    ; round 2 (cham.dsl:24)
    ldi r16, 1
    eor r3, r16
    ld r4, X
    ; round 1 (cham.dsl:24)
    eor r2, r4
    lsl r0
    rol r2
    adc r0, r1
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r5, X+
    ld r6, X
    add r5, r0
    adc r6, r2
    ; round 4 (cham.dsl:24)
    ldd r0, Z+6
    eor r0, r5
    ldd r2, Z+7
    std Z+34, r3
    std Z+35, r4
    std Z+36, r0
    eor r2, r6
    std Z+37, r2
    ; round 5 (cham.dsl:24)
    ldi r16, 4
    eor r6, r16
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
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_cham64_128_ctr_crypt_avr_group
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_rest
.Llwcc_cham64_128_ctr_crypt_avr_group:
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
    mov r7, r3
    movw r8, r4 ; r9, r5
    mov r16, r2
    mov r17, r7
    movw r20, r8 ; r21, r9
    subi r16, 255
    sbci r17, 255
    sbci r20, 255
    sbci r21, 255
    ; round 4 (cham.dsl:24)
    mov r0, r20
    ldi r20, 3
    eor r20, r7
    mov r3, r20
    ldi r20, 3
    eor r20, r17
    ; round 3 (cham.dsl:24)
    ldd r5, Z+4
    eor r7, r5
    eor r17, r5
    ldd r10, Z+5
    mov r6, r2
    eor r6, r10
    mov r22, r16
    eor r22, r10
    lsl r7
    rol r6
    adc r7, r1
    lsl r17
    rol r22
    adc r17, r1
    mov r11, r16
    ldi r16, 2
    eor r16, r9
    add r7, r16
    adc r6, r8
    ldi r16, 2
    eor r16, r21
    add r17, r16
    adc r22, r0
    ; round 2 (cham.dsl:24)
    ldd r4, Z+2
    eor r9, r4
    eor r4, r21
    ldd r16, Z+3
    eor r8, r16
    eor r0, r16
    ldd r15, Z+34
    ldd r14, Z+35
    add r8, r15
    adc r9, r14
    add r15, r0
    adc r14, r4
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 4 (cham.dsl:24)
    ldd r0, Z+36
    ldd r4, Z+37
    add r3, r0
    adc r2, r4
    add r0, r20
    adc r4, r11
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 5 (cham.dsl:24)
    ldd r23, Z+8
    movw r12, r8 ; r13, r9
    eor r12, r23
    mov r11, r15
    eor r11, r23
    ; round 6 (cham.dsl:24)
    ldi r16, 5
    eor r8, r16
    eor r15, r16
    ; round 5 (cham.dsl:24)
    ldd r16, Z+9
    eor r13, r16
    lsl r12
    rol r13
    adc r12, r1
    eor r16, r14
    lsl r11
    rol r16
    adc r11, r1
    ldd r18, Z+38
    ldd r19, Z+39
    add r12, r18
    adc r13, r19
    add r11, r18
    adc r16, r19
    ; round 6 (cham.dsl:24)
    ldd r18, Z+10
    movw r20, r6 ; r21, r7
    eor r21, r18
    eor r18, r17
    ldd r19, Z+11
    eor r20, r19
    add r8, r21
    adc r9, r20
    eor r19, r22
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 7 (cham.dsl:24)
    ldi r18, 6
    eor r6, r18
    eor r22, r18
    ldd r18, Z+12
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 8 (cham.dsl:24)
    ldi r19, 7
    eor r3, r19
    eor r0, r19
    ; round 7 (cham.dsl:24)
    ldd r19, Z+13
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r6, r21
    adc r7, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r22, r18
    adc r17, r19
    ; round 8 (cham.dsl:24)
    ldd r18, Z+14
    movw r20, r12 ; r21, r13
    eor r20, r18
    eor r18, r11
    ldd r19, Z+15
    eor r21, r19
    add r3, r20
    adc r2, r21
    eor r19, r16
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 9 (cham.dsl:24)
    ldi r18, 8
    eor r13, r18
    eor r16, r18
    ldd r18, Z+16
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 10 (cham.dsl:24)
    ldi r19, 9
    eor r8, r19
    eor r15, r19
    ; round 9 (cham.dsl:24)
    ldd r19, Z+17
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r13, r20
    adc r12, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r16, r18
    adc r11, r19
    ; round 10 (cham.dsl:24)
    ldd r18, Z+18
    movw r20, r6 ; r21, r7
    eor r20, r18
    eor r18, r22
    ldd r19, Z+19
    eor r21, r19
    add r8, r20
    adc r9, r21
    eor r19, r17
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 11 (cham.dsl:24)
    ldi r18, 10
    eor r7, r18
    eor r17, r18
    ldd r18, Z+20
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 12 (cham.dsl:24)
    ldi r19, 11
    eor r3, r19
    eor r0, r19
    ; round 11 (cham.dsl:24)
    ldd r19, Z+21
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r7, r21
    adc r6, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r17, r18
    adc r22, r19
    ; round 12 (cham.dsl:24)
    ldd r18, Z+22
    movw r20, r12 ; r21, r13
    eor r21, r18
    eor r18, r16
    ldd r19, Z+23
    eor r20, r19
    add r3, r21
    adc r2, r20
    eor r19, r11
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 13 (cham.dsl:24)
    ldi r18, 12
    eor r12, r18
    eor r11, r18
    ldd r18, Z+24
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 14 (cham.dsl:24)
    ldi r19, 13
    eor r8, r19
    eor r15, r19
    ; round 13 (cham.dsl:24)
    ldd r19, Z+25
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r12, r20
    adc r13, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r11, r18
    adc r16, r19
    ; round 14 (cham.dsl:24)
    ldd r18, Z+26
    movw r20, r6 ; r21, r7
    eor r21, r18
    eor r18, r17
    ldd r19, Z+27
    eor r20, r19
    add r8, r21
    adc r9, r20
    eor r19, r22
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 15 (cham.dsl:24)
    ldi r18, 14
    eor r6, r18
    eor r22, r18
    ldd r18, Z+28
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 16 (cham.dsl:24)
    ldi r19, 15
    eor r3, r19
    eor r0, r19
    ; round 15 (cham.dsl:24)
    ldd r19, Z+29
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r6, r21
    adc r7, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r22, r18
    adc r17, r19
    ; round 16 (cham.dsl:24)
    ldd r18, Z+30
    movw r20, r12 ; r21, r13
    eor r20, r18
    eor r18, r11
    ldd r19, Z+31
    eor r21, r19
    add r3, r20
    adc r2, r21
    eor r19, r16
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 17 (cham.dsl:24)
    ldi r18, 16
    eor r13, r18
    eor r16, r18
    ldd r18, Z+0
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 18 (cham.dsl:24)
    ldi r19, 17
    eor r8, r19
    eor r15, r19
    ; round 17 (cham.dsl:24)
    ldd r19, Z+1
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r13, r20
    adc r12, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r16, r18
    adc r11, r19
    ; round 18 (cham.dsl:24)
    ldd r18, Z+32
    movw r20, r6 ; r21, r7
    eor r20, r18
    eor r18, r22
    ldd r19, Z+33
    eor r21, r19
    add r8, r20
    adc r9, r21
    eor r19, r17
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 19 (cham.dsl:24)
    ldi r18, 18
    eor r7, r18
    eor r17, r18
    movw r18, r2 ; r19, r3
    eor r19, r5
    mov r20, r0
    eor r20, r5
    ; round 20 (cham.dsl:24)
    ldi r21, 19
    eor r3, r21
    eor r0, r21
    ; round 19 (cham.dsl:24)
    eor r18, r10
    lsl r19
    rol r18
    adc r19, r1
    add r7, r19
    adc r6, r18
    mov r21, r4
    eor r21, r10
    lsl r20
    rol r21
    adc r20, r1
    add r17, r20
    adc r22, r21
    ; round 20 (cham.dsl:24)
    ldd r18, Z+6
    movw r20, r12 ; r21, r13
    eor r21, r18
    eor r18, r16
    ldd r19, Z+7
    eor r20, r19
    add r3, r21
    adc r2, r20
    eor r19, r11
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 21 (cham.dsl:24)
    ldi r18, 20
    eor r12, r18
    eor r11, r18
    movw r18, r8 ; r19, r9
    eor r18, r23
    mov r20, r15
    eor r20, r23
    ; round 22 (cham.dsl:24)
    ldi r21, 21
    eor r8, r21
    eor r15, r21
    ; round 21 (cham.dsl:24)
    ldd r21, Z+9
    eor r19, r21
    lsl r18
    rol r19
    adc r18, r1
    add r12, r18
    adc r13, r19
    eor r21, r14
    lsl r20
    rol r21
    adc r20, r1
    add r11, r20
    adc r16, r21
    ; round 22 (cham.dsl:24)
    ldd r18, Z+10
    movw r20, r6 ; r21, r7
    eor r21, r18
    eor r18, r17
    ldd r19, Z+11
    eor r20, r19
    add r8, r21
    adc r9, r20
    eor r19, r22
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 23 (cham.dsl:24)
    ldi r18, 22
    eor r6, r18
    eor r22, r18
    ldd r18, Z+12
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 24 (cham.dsl:24)
    ldi r19, 23
    eor r3, r19
    eor r0, r19
    ; round 23 (cham.dsl:24)
    ldd r19, Z+13
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r6, r21
    adc r7, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r22, r18
    adc r17, r19
    ; round 24 (cham.dsl:24)
    ldd r18, Z+14
    movw r20, r12 ; r21, r13
    eor r20, r18
    eor r18, r11
    ldd r19, Z+15
    eor r21, r19
    add r3, r20
    adc r2, r21
    eor r19, r16
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 25 (cham.dsl:24)
    ldi r18, 24
    eor r13, r18
    eor r16, r18
    ldd r18, Z+16
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 26 (cham.dsl:24)
    ldi r19, 25
    eor r8, r19
    eor r15, r19
    ; round 25 (cham.dsl:24)
    ldd r19, Z+17
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r13, r20
    adc r12, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r16, r18
    adc r11, r19
    ; round 26 (cham.dsl:24)
    ldd r18, Z+18
    movw r20, r6 ; r21, r7
    eor r20, r18
    eor r18, r22
    ldd r19, Z+19
    eor r21, r19
    add r8, r20
    adc r9, r21
    eor r19, r17
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 27 (cham.dsl:24)
    ldi r18, 26
    eor r7, r18
    eor r17, r18
    ldd r18, Z+20
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 28 (cham.dsl:24)
    ldi r19, 27
    eor r3, r19
    eor r0, r19
    ; round 27 (cham.dsl:24)
    ldd r19, Z+21
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r7, r21
    adc r6, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r17, r18
    adc r22, r19
    ; round 28 (cham.dsl:24)
    ldd r18, Z+22
    movw r20, r12 ; r21, r13
    eor r21, r18
    eor r18, r16
    ldd r19, Z+23
    eor r20, r19
    add r3, r21
    adc r2, r20
    eor r19, r11
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 29 (cham.dsl:24)
    ldi r18, 28
    eor r12, r18
    eor r11, r18
    ldd r18, Z+24
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 30 (cham.dsl:24)
    ldi r19, 29
    eor r8, r19
    eor r15, r19
    ; round 29 (cham.dsl:24)
    ldd r19, Z+25
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r12, r20
    adc r13, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r11, r18
    adc r16, r19
    ; round 30 (cham.dsl:24)
    ldd r18, Z+26
    movw r20, r6 ; r21, r7
    eor r21, r18
    eor r18, r17
    ldd r19, Z+27
    eor r20, r19
    add r8, r21
    adc r9, r20
    eor r19, r22
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 31 (cham.dsl:24)
    ldi r18, 30
    eor r6, r18
    eor r22, r18
    ldd r18, Z+28
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 32 (cham.dsl:24)
    ldi r19, 31
    eor r3, r19
    eor r0, r19
    ; round 31 (cham.dsl:24)
    ldd r19, Z+29
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r6, r21
    adc r7, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r22, r18
    adc r17, r19
    ; round 32 (cham.dsl:24)
    ldd r18, Z+30
    movw r20, r12 ; r21, r13
    eor r20, r18
    eor r18, r11
    ldd r19, Z+31
    eor r21, r19
    add r3, r20
    adc r2, r21
    eor r19, r16
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 33 (cham.dsl:24)
    ldi r18, 32
    eor r13, r18
    eor r16, r18
    ldd r18, Z+0
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 34 (cham.dsl:24)
    ldi r19, 33
    eor r8, r19
    eor r15, r19
    ; round 33 (cham.dsl:24)
    ldd r19, Z+1
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r13, r20
    adc r12, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r16, r18
    adc r11, r19
    ; round 34 (cham.dsl:24)
    ldd r18, Z+32
    movw r20, r6 ; r21, r7
    eor r20, r18
    eor r18, r22
    ldd r19, Z+33
    eor r21, r19
    add r8, r20
    adc r9, r21
    eor r19, r17
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 35 (cham.dsl:24)
    ldi r18, 34
    eor r7, r18
    eor r17, r18
    movw r18, r2 ; r19, r3
    eor r19, r5
    mov r20, r0
    eor r20, r5
    ; round 36 (cham.dsl:24)
    ldi r21, 35
    eor r3, r21
    eor r0, r21
    ; round 35 (cham.dsl:24)
    eor r18, r10
    lsl r19
    rol r18
    adc r19, r1
    add r7, r19
    adc r6, r18
    mov r21, r4
    eor r21, r10
    lsl r20
    rol r21
    adc r20, r1
    add r17, r20
    adc r22, r21
    ; round 36 (cham.dsl:24)
    ldd r18, Z+6
    movw r20, r12 ; r21, r13
    eor r21, r18
    eor r18, r16
    ldd r19, Z+7
    eor r20, r19
    add r3, r21
    adc r2, r20
    eor r19, r11
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 37 (cham.dsl:24)
    ldi r18, 36
    eor r12, r18
    eor r11, r18
    movw r18, r8 ; r19, r9
    eor r18, r23
    mov r20, r15
    eor r20, r23
    ; round 38 (cham.dsl:24)
    ldi r21, 37
    eor r8, r21
    eor r15, r21
    ; round 37 (cham.dsl:24)
    ldd r21, Z+9
    eor r19, r21
    lsl r18
    rol r19
    adc r18, r1
    add r12, r18
    adc r13, r19
    eor r21, r14
    lsl r20
    rol r21
    adc r20, r1
    add r11, r20
    adc r16, r21
    ; round 38 (cham.dsl:24)
    ldd r18, Z+10
    movw r20, r6 ; r21, r7
    eor r21, r18
    eor r18, r17
    ldd r19, Z+11
    eor r20, r19
    add r8, r21
    adc r9, r20
    eor r19, r22
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 39 (cham.dsl:24)
    ldi r18, 38
    eor r6, r18
    eor r22, r18
    ldd r18, Z+12
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 40 (cham.dsl:24)
    ldi r19, 39
    eor r3, r19
    eor r0, r19
    ; round 39 (cham.dsl:24)
    ldd r19, Z+13
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r6, r21
    adc r7, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r22, r18
    adc r17, r19
    ; round 40 (cham.dsl:24)
    ldd r18, Z+14
    movw r20, r12 ; r21, r13
    eor r20, r18
    eor r18, r11
    ldd r19, Z+15
    eor r21, r19
    add r3, r20
    adc r2, r21
    eor r19, r16
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 41 (cham.dsl:24)
    ldi r18, 40
    eor r13, r18
    eor r16, r18
    ldd r18, Z+16
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 42 (cham.dsl:24)
    ldi r19, 41
    eor r8, r19
    eor r15, r19
    ; round 41 (cham.dsl:24)
    ldd r19, Z+17
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r13, r20
    adc r12, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r16, r18
    adc r11, r19
    ; round 42 (cham.dsl:24)
    ldd r18, Z+18
    movw r20, r6 ; r21, r7
    eor r20, r18
    eor r18, r22
    ldd r19, Z+19
    eor r21, r19
    add r8, r20
    adc r9, r21
    eor r19, r17
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 43 (cham.dsl:24)
    ldi r18, 42
    eor r7, r18
    eor r17, r18
    ldd r18, Z+20
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 44 (cham.dsl:24)
    ldi r19, 43
    eor r3, r19
    eor r0, r19
    ; round 43 (cham.dsl:24)
    ldd r19, Z+21
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r7, r21
    adc r6, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r17, r18
    adc r22, r19
    ; round 44 (cham.dsl:24)
    ldd r18, Z+22
    movw r20, r12 ; r21, r13
    eor r21, r18
    eor r18, r16
    ldd r19, Z+23
    eor r20, r19
    add r3, r21
    adc r2, r20
    eor r19, r11
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 45 (cham.dsl:24)
    ldi r18, 44
    eor r12, r18
    eor r11, r18
    ldd r18, Z+24
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 46 (cham.dsl:24)
    ldi r19, 45
    eor r8, r19
    eor r15, r19
    ; round 45 (cham.dsl:24)
    ldd r19, Z+25
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r12, r20
    adc r13, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r11, r18
    adc r16, r19
    ; round 46 (cham.dsl:24)
    ldd r18, Z+26
    movw r20, r6 ; r21, r7
    eor r21, r18
    eor r18, r17
    ldd r19, Z+27
    eor r20, r19
    add r8, r21
    adc r9, r20
    eor r19, r22
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 47 (cham.dsl:24)
    ldi r18, 46
    eor r6, r18
    eor r22, r18
    ldd r18, Z+28
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 48 (cham.dsl:24)
    ldi r19, 47
    eor r3, r19
    eor r0, r19
    ; round 47 (cham.dsl:24)
    ldd r19, Z+29
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r6, r21
    adc r7, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r22, r18
    adc r17, r19
    ; round 48 (cham.dsl:24)
    ldd r18, Z+30
    movw r20, r12 ; r21, r13
    eor r20, r18
    eor r18, r11
    ldd r19, Z+31
    eor r21, r19
    add r3, r20
    adc r2, r21
    eor r19, r16
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 49 (cham.dsl:24)
    ldi r18, 48
    eor r13, r18
    eor r16, r18
    ldd r18, Z+0
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 50 (cham.dsl:24)
    ldi r19, 49
    eor r8, r19
    eor r15, r19
    ; round 49 (cham.dsl:24)
    ldd r19, Z+1
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r13, r20
    adc r12, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r16, r18
    adc r11, r19
    ; round 50 (cham.dsl:24)
    ldd r18, Z+32
    movw r20, r6 ; r21, r7
    eor r20, r18
    eor r18, r22
    ldd r19, Z+33
    eor r21, r19
    add r8, r20
    adc r9, r21
    eor r19, r17
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 51 (cham.dsl:24)
    ldi r18, 50
    eor r7, r18
    eor r17, r18
    movw r18, r2 ; r19, r3
    eor r19, r5
    mov r20, r0
    eor r20, r5
    ; round 52 (cham.dsl:24)
    ldi r21, 51
    eor r3, r21
    eor r0, r21
    ; round 51 (cham.dsl:24)
    eor r18, r10
    lsl r19
    rol r18
    adc r19, r1
    add r7, r19
    adc r6, r18
    mov r21, r4
    eor r21, r10
    lsl r20
    rol r21
    adc r20, r1
    add r17, r20
    adc r22, r21
    ; round 52 (cham.dsl:24)
    ldd r18, Z+6
    movw r20, r12 ; r21, r13
    eor r21, r18
    eor r18, r16
    ldd r19, Z+7
    eor r20, r19
    add r3, r21
    adc r2, r20
    eor r19, r11
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 53 (cham.dsl:24)
    ldi r18, 52
    eor r12, r18
    eor r11, r18
    movw r18, r8 ; r19, r9
    eor r18, r23
    mov r20, r15
    eor r20, r23
    ; round 54 (cham.dsl:24)
    ldi r21, 53
    eor r8, r21
    eor r15, r21
    ; round 53 (cham.dsl:24)
    ldd r21, Z+9
    eor r19, r21
    lsl r18
    rol r19
    adc r18, r1
    add r12, r18
    adc r13, r19
    eor r21, r14
    lsl r20
    rol r21
    adc r20, r1
    add r11, r20
    adc r16, r21
    ; round 54 (cham.dsl:24)
    ldd r18, Z+10
    movw r20, r6 ; r21, r7
    eor r21, r18
    eor r18, r17
    ldd r19, Z+11
    eor r20, r19
    add r8, r21
    adc r9, r20
    eor r19, r22
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 55 (cham.dsl:24)
    ldi r18, 54
    eor r6, r18
    eor r22, r18
    ldd r18, Z+12
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 56 (cham.dsl:24)
    ldi r19, 55
    eor r3, r19
    eor r0, r19
    ; round 55 (cham.dsl:24)
    ldd r19, Z+13
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r6, r21
    adc r7, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r22, r18
    adc r17, r19
    ; round 56 (cham.dsl:24)
    ldd r18, Z+14
    movw r20, r12 ; r21, r13
    eor r20, r18
    eor r18, r11
    ldd r19, Z+15
    eor r21, r19
    add r3, r20
    adc r2, r21
    eor r19, r16
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 57 (cham.dsl:24)
    ldi r18, 56
    eor r13, r18
    eor r16, r18
    ldd r18, Z+16
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 58 (cham.dsl:24)
    ldi r19, 57
    eor r8, r19
    eor r15, r19
    ; round 57 (cham.dsl:24)
    ldd r19, Z+17
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r13, r20
    adc r12, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r16, r18
    adc r11, r19
    ; round 58 (cham.dsl:24)
    ldd r18, Z+18
    movw r20, r6 ; r21, r7
    eor r20, r18
    eor r18, r22
    ldd r19, Z+19
    eor r21, r19
    add r8, r20
    adc r9, r21
    eor r19, r17
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 59 (cham.dsl:24)
    ldi r18, 58
    eor r7, r18
    eor r17, r18
    ldd r18, Z+20
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 60 (cham.dsl:24)
    ldi r19, 59
    eor r3, r19
    eor r0, r19
    ; round 59 (cham.dsl:24)
    ldd r19, Z+21
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r7, r21
    adc r6, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r17, r18
    adc r22, r19
    ; round 60 (cham.dsl:24)
    ldd r18, Z+22
    movw r20, r12 ; r21, r13
    eor r21, r18
    eor r18, r16
    ldd r19, Z+23
    eor r20, r19
    add r3, r21
    adc r2, r20
    eor r19, r11
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 61 (cham.dsl:24)
    ldi r18, 60
    eor r12, r18
    eor r11, r18
    ldd r18, Z+24
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 62 (cham.dsl:24)
    ldi r19, 61
    eor r8, r19
    eor r15, r19
    ; round 61 (cham.dsl:24)
    ldd r19, Z+25
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r12, r20
    adc r13, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r11, r18
    adc r16, r19
    ; round 62 (cham.dsl:24)
    ldd r18, Z+26
    movw r20, r6 ; r21, r7
    eor r21, r18
    eor r18, r17
    ldd r19, Z+27
    eor r20, r19
    add r8, r21
    adc r9, r20
    eor r19, r22
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 63 (cham.dsl:24)
    ldi r18, 62
    eor r6, r18
    eor r22, r18
    ldd r18, Z+28
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 64 (cham.dsl:24)
    ldi r19, 63
    eor r3, r19
    eor r0, r19
    ; round 63 (cham.dsl:24)
    ldd r19, Z+29
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r6, r21
    adc r7, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r22, r18
    adc r17, r19
    ; round 64 (cham.dsl:24)
    ldd r18, Z+30
    movw r20, r12 ; r21, r13
    eor r20, r18
    eor r18, r11
    ldd r19, Z+31
    eor r21, r19
    add r3, r20
    adc r2, r21
    eor r19, r16
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 65 (cham.dsl:24)
    ldi r18, 64
    eor r13, r18
    eor r16, r18
    ldd r18, Z+0
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 66 (cham.dsl:24)
    ldi r19, 65
    eor r8, r19
    eor r15, r19
    ; round 65 (cham.dsl:24)
    ldd r19, Z+1
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r13, r20
    adc r12, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r16, r18
    adc r11, r19
    ; round 66 (cham.dsl:24)
    ldd r18, Z+32
    movw r20, r6 ; r21, r7
    eor r20, r18
    eor r18, r22
    ldd r19, Z+33
    eor r21, r19
    add r8, r20
    adc r9, r21
    eor r19, r17
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 67 (cham.dsl:24)
    ldi r18, 66
    eor r7, r18
    eor r17, r18
    movw r18, r2 ; r19, r3
    eor r19, r5
    mov r20, r0
    eor r20, r5
    ; round 68 (cham.dsl:24)
    ldi r21, 67
    eor r3, r21
    eor r0, r21
    ; round 67 (cham.dsl:24)
    eor r18, r10
    lsl r19
    rol r18
    adc r19, r1
    add r7, r19
    adc r6, r18
    mov r21, r4
    eor r21, r10
    lsl r20
    rol r21
    adc r20, r1
    add r17, r20
    adc r22, r21
    ; round 68 (cham.dsl:24)
    ldd r18, Z+6
    movw r20, r12 ; r21, r13
    eor r21, r18
    eor r18, r16
    ldd r19, Z+7
    eor r20, r19
    add r3, r21
    adc r2, r20
    eor r19, r11
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 69 (cham.dsl:24)
    ldi r18, 68
    eor r12, r18
    eor r11, r18
    movw r18, r8 ; r19, r9
    eor r18, r23
    mov r20, r15
    eor r20, r23
    ; round 70 (cham.dsl:24)
    ldi r21, 69
    eor r8, r21
    eor r15, r21
    ; round 69 (cham.dsl:24)
    ldd r21, Z+9
    eor r19, r21
    lsl r18
    rol r19
    adc r18, r1
    add r12, r18
    adc r13, r19
    eor r21, r14
    lsl r20
    rol r21
    adc r20, r1
    add r11, r20
    adc r16, r21
    ; round 70 (cham.dsl:24)
    ldd r18, Z+10
    movw r20, r6 ; r21, r7
    eor r21, r18
    eor r18, r17
    ldd r19, Z+11
    eor r20, r19
    add r8, r21
    adc r9, r20
    eor r19, r22
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 71 (cham.dsl:24)
    ldi r18, 70
    eor r6, r18
    eor r22, r18
    ldd r18, Z+12
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 72 (cham.dsl:24)
    ldi r19, 71
    eor r3, r19
    eor r0, r19
    ; round 71 (cham.dsl:24)
    ldd r19, Z+13
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r6, r21
    adc r7, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r22, r18
    adc r17, r19
    ; round 72 (cham.dsl:24)
    ldd r18, Z+14
    movw r20, r12 ; r21, r13
    eor r20, r18
    eor r18, r11
    ldd r19, Z+15
    eor r21, r19
    add r3, r20
    adc r2, r21
    eor r19, r16
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 73 (cham.dsl:24)
    ldi r18, 72
    eor r13, r18
    eor r16, r18
    ldd r18, Z+16
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 74 (cham.dsl:24)
    ldi r19, 73
    eor r8, r19
    eor r15, r19
    ; round 73 (cham.dsl:24)
    ldd r19, Z+17
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r13, r20
    adc r12, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r16, r18
    adc r11, r19
    ; round 74 (cham.dsl:24)
    ldd r18, Z+18
    movw r20, r6 ; r21, r7
    eor r20, r18
    eor r18, r22
    ldd r19, Z+19
    eor r21, r19
    add r8, r20
    adc r9, r21
    eor r19, r17
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 75 (cham.dsl:24)
    ldi r18, 74
    eor r7, r18
    eor r17, r18
    ldd r18, Z+20
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 76 (cham.dsl:24)
    ldi r19, 75
    eor r3, r19
    eor r0, r19
    ; round 75 (cham.dsl:24)
    ldd r19, Z+21
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r7, r21
    adc r6, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r17, r18
    adc r22, r19
    ; round 76 (cham.dsl:24)
    ldd r18, Z+22
    movw r20, r12 ; r21, r13
    eor r21, r18
    eor r18, r16
    ldd r19, Z+23
    eor r20, r19
    add r3, r21
    adc r2, r20
    eor r19, r11
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 77 (cham.dsl:24)
    ldi r18, 76
    eor r12, r18
    eor r11, r18
    ldd r18, Z+24
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 78 (cham.dsl:24)
    ldi r19, 77
    eor r8, r19
    eor r15, r19
    ; round 77 (cham.dsl:24)
    ldd r19, Z+25
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r12, r20
    adc r13, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r11, r18
    adc r16, r19
    ; round 78 (cham.dsl:24)
    ldd r18, Z+26
    movw r20, r6 ; r21, r7
    eor r21, r18
    eor r18, r17
    ldd r19, Z+27
    eor r20, r19
    add r8, r21
    adc r9, r20
    eor r19, r22
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 79 (cham.dsl:24)
    ldi r18, 78
    eor r6, r18
    eor r22, r18
    ldd r18, Z+28
    movw r20, r2 ; r21, r3
    eor r21, r18
    eor r18, r0
    ; round 80 (cham.dsl:24)
    ldi r19, 79
    eor r3, r19
    eor r0, r19
    ; round 79 (cham.dsl:24)
    ldd r19, Z+29
    eor r20, r19
    lsl r21
    rol r20
    adc r21, r1
    add r6, r21
    adc r7, r20
    eor r19, r4
    lsl r18
    rol r19
    adc r18, r1
    add r22, r18
    adc r17, r19
    ; round 80 (cham.dsl:24)
    ldd r18, Z+30
    movw r20, r12 ; r21, r13
    eor r20, r18
    eor r18, r11
    ldd r19, Z+31
    eor r21, r19
    add r3, r20
    adc r2, r21
    eor r19, r16
    add r0, r18
    adc r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 81 (cham.dsl:24)
    ldi r18, 80
    eor r13, r18
    eor r16, r18
    ldd r18, Z+0
    movw r20, r8 ; r21, r9
    eor r20, r18
    eor r18, r15
    ; round 82 (cham.dsl:24)
    ldi r19, 81
    eor r8, r19
    eor r15, r19
    ; round 81 (cham.dsl:24)
    ldd r19, Z+1
    eor r21, r19
    lsl r20
    rol r21
    adc r20, r1
    add r13, r20
    adc r12, r21
    eor r19, r14
    lsl r18
    rol r19
    adc r18, r1
    add r16, r18
    adc r11, r19
    ; round 82 (cham.dsl:24)
    ldd r18, Z+32
    movw r20, r6 ; r21, r7
    eor r20, r18
    eor r18, r22
    ldd r19, Z+33
    eor r21, r19
    add r8, r20
    adc r9, r21
    eor r19, r17
    add r15, r18
    adc r14, r19
    lsl r8
    rol r9
    adc r8, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 83 (cham.dsl:24)
    ldi r18, 82
    eor r7, r18
    eor r17, r18
    movw r18, r2 ; r19, r3
    eor r19, r5
    eor r5, r0
    ; round 84 (cham.dsl:24)
    ldi r20, 83
    eor r3, r20
    eor r0, r20
    ; round 83 (cham.dsl:24)
    eor r18, r10
    lsl r19
    rol r18
    adc r19, r1
    add r7, r19
    adc r6, r18
    eor r10, r4
    lsl r5
    rol r10
    adc r5, r1
    add r5, r17
    adc r10, r22
    ; round 84 (cham.dsl:24)
    ldd r22, Z+6
    movw r18, r12 ; r19, r13
    eor r19, r22
    eor r22, r16
    ldd r17, Z+7
    eor r18, r17
    add r3, r19
    adc r2, r18
    eor r17, r11
    add r0, r22
    adc r4, r17
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ; round 85 (cham.dsl:24)
    ldi r17, 84
    eor r12, r17
    eor r11, r17
    movw r18, r8 ; r19, r9
    eor r18, r23
    eor r23, r15
    ; round 86 (cham.dsl:24)
    ldi r17, 85
    eor r8, r17
    eor r15, r17
    ; round 85 (cham.dsl:24)
    ldd r17, Z+9
    eor r19, r17
    lsl r18
    rol r19
    adc r18, r1
    add r12, r18
    adc r13, r19
    eor r17, r14
    lsl r23
    rol r17
    adc r23, r1
    add r11, r23
    adc r16, r17
    ; round 88 (cham.dsl:24)
    ld r17, X+
    eor r17, r13
    st Y+, r17
    ld r17, X+
    eor r17, r12
    st Y+, r17
    ldd r17, Z+14
    eor r12, r17
    eor r17, r11
    ldd r18, Z+15
    eor r13, r18
    eor r18, r16
    ldi r19, 87
    eor r19, r3
    add r12, r19
    adc r13, r2
    ldi r19, 87
    eor r19, r0
    add r17, r19
    adc r18, r4
    lsl r12
    rol r13
    adc r12, r1
    lsl r17
    rol r18
    adc r17, r1
    ; round 87 (cham.dsl:24)
    ldd r19, Z+12
    eor r3, r19
    eor r0, r19
    ldd r19, Z+13
    eor r2, r19
    eor r4, r19
    lsl r3
    rol r2
    adc r3, r1
    lsl r0
    rol r4
    adc r0, r1
    ldi r19, 86
    eor r19, r6
    add r3, r19
    adc r2, r7
    ldi r19, 86
    eor r19, r10
    add r0, r19
    adc r4, r5
    ; round 86 (cham.dsl:24)
    ldd r19, Z+10
    eor r7, r19
    eor r5, r19
    ldd r19, Z+11
    eor r6, r19
    add r7, r8
    adc r6, r9
    eor r10, r19
    add r15, r5
    adc r14, r10
    lsl r7
    rol r6
    adc r7, r1
    lsl r15
    rol r14
    adc r15, r1
    ; round 88 (cham.dsl:24)
    ld r5, X+
    eor r5, r7
    st Y+, r5
    ld r5, X+
    eor r5, r6
    st Y+, r5
    ld r5, X+
    eor r5, r2
    st Y+, r5
    ld r2, X+
    eor r2, r3
    st Y+, r2
    ld r5, X+
    eor r5, r12
    st Y+, r5
    ld r5, X+
    eor r5, r13
    st Y+, r5
    ld r5, X+
    eor r5, r16
    st Y+, r5
    ld r5, X+
    eor r5, r11
    st Y+, r5
    ld r5, X+
    eor r5, r15
    st Y+, r5
    ld r5, X+
    eor r5, r14
    st Y+, r5
    ld r5, X+
    eor r5, r4
    st Y+, r5
    ld r16, X+
    eor r16, r0
    st Y+, r16
    ld r0, X+
    eor r0, r17
    st Y+, r0
    ld r0, X+
    eor r0, r18
    st Y+, r0
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_cham64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_group
.Llwcc_cham64_128_ctr_crypt_avr_rest:
    subi r24, -16
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
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_cham64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_cham64_128_ctr_crypt_avr_copy
    ldi r18, 16
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
