; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon32_64 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) sbox(lanes=1, fixed=true) value_numbering() hoist() accumulate() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 47
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 4, key 8, nonce 2, rk 64, ctx 66, align 1, group 8, stack 47, code 9172, flash 9172, ram 177
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:648d528c948e5e52c5fe930318d728437c568e2b5ac281bff30efb8d8bdafbc0

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
    movw r26, r22
    movw r30, r24
    ld r8, X+
    std Z+63, r8
    ld r9, X+
    std Z+62, r9
    ld r6, X+
    std Z+61, r6
    ld r7, X+
    std Z+60, r7
    ld r13, X+
    std Z+59, r13
    ld r12, X+
    std Z+58, r12
    ld r11, X+
    std Z+57, r11
    ld r10, X
    std Z+56, r10
    movw r2, r10 ; r3, r11
    mov r4, r3
    lsr r4
    ror r2
    ror r3
    lsr r4
    ror r2
    ror r3
    lsr r4
    ror r2
    ror r3
    eor r3, r6
    eor r2, r7
    movw r4, r2 ; r5, r3
    bst r5, 0
    lsr r4
    ror r5
    bld r4, 7
    eor r3, r5
    eor r2, r4
    ldi r25, 253
    eor r8, r25
    eor r8, r3
    std Z+55, r8
    eor r6, r25
    eor r25, r13
    ldi r24, 253
    eor r24, r11
    ldi r23, 253
    eor r23, r8
    ldi r22, 255
    eor r9, r22
    eor r9, r2
    std Z+54, r9
    eor r7, r22
    eor r22, r12
    ldi r21, 255
    eor r21, r10
    ldi r20, 255
    eor r20, r9
    movw r4, r8 ; r5, r9
    mov r2, r4
    lsr r2
    ror r5
    ror r4
    lsr r2
    ror r5
    ror r4
    lsr r2
    ror r5
    ror r4
    eor r4, r13
    eor r5, r12
    movw r2, r4 ; r3, r5
    bst r2, 0
    lsr r3
    ror r2
    bld r3, 7
    eor r4, r2
    eor r5, r3
    eor r6, r4
    eor r7, r5
    std Z+53, r6
    std Z+52, r7
    ldi r19, 255
    eor r19, r7
    movw r2, r6 ; r3, r7
    mov r4, r2
    lsr r4
    ror r3
    ror r2
    lsr r4
    ror r3
    ror r2
    lsr r4
    ror r3
    ror r2
    eor r2, r11
    eor r3, r10
    movw r4, r2 ; r5, r3
    bst r4, 0
    lsr r5
    ror r4
    bld r5, 7
    eor r2, r4
    eor r3, r5
    eor r2, r25
    eor r3, r22
    std Z+51, r2
    std Z+50, r3
    ldi r25, 253
    eor r25, r2
    ldi r22, 255
    eor r22, r3
    movw r4, r2 ; r5, r3
    mov r10, r4
    lsr r10
    ror r5
    ror r4
    lsr r10
    ror r5
    ror r4
    lsr r10
    ror r5
    ror r4
    eor r4, r8
    eor r5, r9
    movw r8, r4 ; r9, r5
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r4, r8
    eor r5, r9
    eor r4, r24
    eor r5, r21
    std Z+49, r4
    std Z+48, r5
    ldi r24, 255
    eor r24, r5
    movw r8, r4 ; r9, r5
    mov r10, r8
    lsr r10
    ror r9
    ror r8
    lsr r10
    ror r9
    ror r8
    lsr r10
    ror r9
    ror r8
    eor r9, r7
    eor r8, r6
    movw r12, r8 ; r13, r9
    bst r12, 0
    lsr r13
    ror r12
    bld r13, 7
    eor r8, r12
    eor r9, r13
    eor r8, r23
    eor r9, r20
    std Z+47, r8
    std Z+46, r9
    ldi r23, 255
    eor r23, r9
    movw r12, r8 ; r13, r9
    mov r7, r12
    lsr r7
    ror r13
    ror r12
    lsr r7
    ror r13
    ror r12
    lsr r7
    ror r13
    ror r12
    eor r12, r2
    eor r13, r3
    movw r2, r12 ; r3, r13
    bst r2, 0
    lsr r3
    ror r2
    bld r3, 7
    eor r13, r3
    eor r13, r19
    eor r12, r2
    ldi r21, 255
    eor r21, r13
    ldi r20, 252
    eor r6, r20
    eor r6, r12
    std Z+45, r6
    std Z+44, r13
    eor r20, r4
    ldi r19, 252
    eor r19, r8
    ldi r18, 252
    eor r18, r6
    mov r2, r6
    mov r3, r13
    mov r7, r2
    lsr r7
    ror r3
    ror r2
    lsr r7
    ror r3
    ror r2
    lsr r7
    ror r3
    ror r2
    eor r2, r4
    eor r3, r5
    movw r10, r2 ; r11, r3
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    eor r2, r10
    eor r3, r11
    eor r2, r25
    eor r3, r22
    std Z+43, r2
    std Z+42, r3
    ldi r25, 253
    eor r25, r2
    ldi r22, 255
    eor r22, r3
    movw r10, r2 ; r11, r3
    mov r7, r10
    lsr r7
    ror r11
    ror r10
    lsr r7
    ror r11
    ror r10
    lsr r7
    ror r11
    ror r10
    eor r10, r8
    eor r11, r9
    movw r8, r10 ; r9, r11
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r10, r8
    eor r11, r9
    eor r10, r20
    eor r11, r24
    std Z+41, r10
    std Z+40, r11
    ldi r24, 252
    eor r24, r10
    ldi r20, 255
    eor r20, r11
    movw r8, r10 ; r9, r11
    mov r7, r8
    lsr r7
    ror r9
    ror r8
    lsr r7
    ror r9
    ror r8
    lsr r7
    ror r9
    ror r8
    eor r8, r6
    eor r9, r13
    movw r6, r8 ; r7, r9
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    eor r8, r6
    eor r9, r7
    eor r8, r19
    eor r9, r23
    std Z+39, r8
    std Z+38, r9
    ldi r23, 252
    eor r23, r8
    ldi r19, 255
    eor r19, r9
    movw r6, r8 ; r7, r9
    mov r4, r6
    lsr r4
    ror r7
    ror r6
    lsr r4
    ror r7
    ror r6
    lsr r4
    ror r7
    ror r6
    eor r6, r2
    eor r7, r3
    movw r12, r6 ; r13, r7
    bst r12, 0
    lsr r13
    ror r12
    bld r13, 7
    eor r6, r12
    eor r7, r13
    eor r6, r18
    eor r7, r21
    std Z+37, r6
    std Z+36, r7
    ldi r21, 253
    eor r21, r6
    ldi r18, 255
    eor r18, r7
    movw r12, r6 ; r13, r7
    mov r4, r12
    lsr r4
    ror r13
    ror r12
    lsr r4
    ror r13
    ror r12
    lsr r4
    ror r13
    ror r12
    eor r12, r10
    eor r13, r11
    movw r10, r12 ; r11, r13
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    eor r12, r10
    eor r13, r11
    eor r12, r25
    eor r13, r22
    std Z+35, r12
    std Z+34, r13
    ldi r25, 252
    eor r25, r12
    ldi r22, 255
    eor r22, r13
    movw r10, r12 ; r11, r13
    mov r4, r10
    lsr r4
    ror r11
    ror r10
    lsr r4
    ror r11
    ror r10
    lsr r4
    ror r11
    ror r10
    eor r10, r8
    eor r11, r9
    movw r8, r10 ; r9, r11
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r10, r8
    eor r11, r9
    eor r10, r24
    eor r11, r20
    std Z+33, r10
    std Z+32, r11
    ldi r24, 253
    eor r24, r10
    ldi r20, 255
    eor r20, r11
    movw r8, r10 ; r9, r11
    mov r4, r8
    lsr r4
    ror r9
    ror r8
    lsr r4
    ror r9
    ror r8
    lsr r4
    ror r9
    ror r8
    eor r8, r6
    eor r9, r7
    movw r6, r8 ; r7, r9
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    eor r8, r6
    eor r9, r7
    eor r8, r23
    eor r9, r19
    std Z+31, r8
    std Z+30, r9
    ldi r23, 252
    eor r23, r8
    ldi r19, 255
    eor r19, r9
    movw r6, r8 ; r7, r9
    mov r4, r6
    lsr r4
    ror r7
    ror r6
    lsr r4
    ror r7
    ror r6
    lsr r4
    ror r7
    ror r6
    eor r6, r12
    eor r7, r13
    movw r12, r6 ; r13, r7
    bst r12, 0
    lsr r13
    ror r12
    bld r13, 7
    eor r6, r12
    eor r7, r13
    eor r6, r21
    eor r7, r18
    std Z+29, r6
    std Z+28, r7
    ldi r21, 253
    eor r21, r6
    ldi r18, 255
    eor r18, r7
    movw r12, r6 ; r13, r7
    mov r4, r12
    lsr r4
    ror r13
    ror r12
    lsr r4
    ror r13
    ror r12
    lsr r4
    ror r13
    ror r12
    eor r12, r10
    eor r13, r11
    movw r10, r12 ; r11, r13
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    eor r12, r10
    eor r13, r11
    eor r12, r25
    eor r13, r22
    std Z+27, r12
    std Z+26, r13
    ldi r25, 253
    eor r25, r12
    ldi r22, 255
    eor r22, r13
    movw r10, r12 ; r11, r13
    mov r4, r10
    lsr r4
    ror r11
    ror r10
    lsr r4
    ror r11
    ror r10
    lsr r4
    ror r11
    ror r10
    eor r10, r8
    eor r11, r9
    movw r8, r10 ; r9, r11
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r10, r8
    eor r11, r9
    eor r10, r24
    eor r11, r20
    std Z+25, r10
    std Z+24, r11
    ldi r24, 252
    eor r24, r10
    ldi r20, 255
    eor r20, r11
    movw r8, r10 ; r9, r11
    mov r4, r8
    lsr r4
    ror r9
    ror r8
    lsr r4
    ror r9
    ror r8
    lsr r4
    ror r9
    ror r8
    eor r8, r6
    eor r9, r7
    movw r6, r8 ; r7, r9
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    eor r8, r6
    eor r9, r7
    eor r8, r23
    eor r9, r19
    std Z+23, r8
    std Z+22, r9
    ldi r23, 252
    eor r23, r8
    ldi r19, 255
    eor r19, r9
    movw r6, r8 ; r7, r9
    mov r4, r6
    lsr r4
    ror r7
    ror r6
    lsr r4
    ror r7
    ror r6
    lsr r4
    ror r7
    ror r6
    eor r6, r12
    eor r7, r13
    movw r12, r6 ; r13, r7
    bst r12, 0
    lsr r13
    ror r12
    bld r13, 7
    eor r6, r12
    eor r7, r13
    eor r6, r21
    eor r7, r18
    std Z+21, r6
    std Z+20, r7
    ldi r21, 252
    eor r21, r6
    ldi r18, 255
    eor r18, r7
    movw r12, r6 ; r13, r7
    mov r4, r12
    lsr r4
    ror r13
    ror r12
    lsr r4
    ror r13
    ror r12
    lsr r4
    ror r13
    ror r12
    eor r12, r10
    eor r13, r11
    movw r10, r12 ; r11, r13
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    eor r12, r10
    eor r13, r11
    eor r12, r25
    eor r13, r22
    std Z+19, r12
    std Z+18, r13
    ldi r25, 252
    eor r25, r12
    ldi r22, 255
    eor r22, r13
    movw r10, r12 ; r11, r13
    mov r4, r10
    lsr r4
    ror r11
    ror r10
    lsr r4
    ror r11
    ror r10
    lsr r4
    ror r11
    ror r10
    eor r10, r8
    eor r11, r9
    movw r8, r10 ; r9, r11
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r10, r8
    eor r11, r9
    eor r10, r24
    eor r11, r20
    std Z+17, r10
    std Z+16, r11
    ldi r24, 253
    eor r24, r10
    ldi r20, 255
    eor r20, r11
    movw r8, r10 ; r9, r11
    mov r4, r8
    lsr r4
    ror r9
    ror r8
    lsr r4
    ror r9
    ror r8
    lsr r4
    ror r9
    ror r8
    eor r8, r6
    eor r9, r7
    movw r6, r8 ; r7, r9
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    eor r8, r6
    eor r9, r7
    eor r8, r23
    eor r9, r19
    std Z+15, r8
    std Z+14, r9
    ldi r23, 253
    eor r23, r8
    ldi r19, 255
    eor r19, r9
    movw r6, r8 ; r7, r9
    mov r4, r6
    lsr r4
    ror r7
    ror r6
    lsr r4
    ror r7
    ror r6
    lsr r4
    ror r7
    ror r6
    eor r6, r12
    eor r7, r13
    movw r12, r6 ; r13, r7
    bst r12, 0
    lsr r13
    ror r12
    bld r13, 7
    eor r6, r12
    eor r7, r13
    eor r6, r21
    eor r7, r18
    std Z+13, r6
    std Z+12, r7
    ldi r21, 253
    eor r21, r6
    ldi r18, 255
    eor r18, r7
    movw r12, r6 ; r13, r7
    mov r4, r12
    lsr r4
    ror r13
    ror r12
    lsr r4
    ror r13
    ror r12
    lsr r4
    ror r13
    ror r12
    eor r12, r10
    eor r13, r11
    movw r10, r12 ; r11, r13
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    eor r12, r10
    eor r13, r11
    eor r12, r25
    eor r13, r22
    std Z+11, r12
    std Z+10, r13
    ldi r25, 252
    eor r25, r12
    ldi r22, 255
    eor r22, r13
    movw r10, r12 ; r11, r13
    mov r4, r10
    lsr r4
    ror r11
    ror r10
    lsr r4
    ror r11
    ror r10
    lsr r4
    ror r11
    ror r10
    eor r10, r8
    eor r11, r9
    movw r8, r10 ; r9, r11
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r10, r8
    eor r11, r9
    eor r10, r24
    eor r11, r20
    std Z+9, r10
    std Z+8, r11
    ldi r24, 252
    eor r24, r10
    ldi r20, 255
    eor r20, r11
    movw r8, r10 ; r9, r11
    mov r4, r8
    lsr r4
    ror r9
    ror r8
    lsr r4
    ror r9
    ror r8
    lsr r4
    ror r9
    ror r8
    eor r8, r6
    eor r9, r7
    movw r6, r8 ; r7, r9
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    eor r8, r6
    eor r9, r7
    eor r8, r23
    eor r9, r19
    std Z+7, r8
    std Z+6, r9
    movw r6, r8 ; r7, r9
    mov r4, r6
    lsr r4
    ror r7
    ror r6
    lsr r4
    ror r7
    ror r6
    lsr r4
    ror r7
    ror r6
    eor r6, r12
    eor r7, r13
    movw r12, r6 ; r13, r7
    bst r12, 0
    lsr r13
    ror r12
    bld r13, 7
    eor r6, r12
    eor r7, r13
    eor r6, r21
    eor r7, r18
    std Z+5, r6
    std Z+4, r7
    mov r21, r6
    lsr r21
    ror r7
    ror r6
    lsr r21
    ror r7
    ror r6
    lsr r21
    ror r7
    ror r6
    eor r6, r10
    eor r7, r11
    movw r12, r6 ; r13, r7
    bst r12, 0
    lsr r13
    ror r12
    bld r13, 7
    eor r6, r12
    eor r7, r13
    eor r6, r25
    eor r7, r22
    std Z+3, r6
    std Z+2, r7
    mov r21, r6
    lsr r21
    ror r7
    ror r6
    lsr r21
    ror r7
    ror r6
    lsr r21
    ror r7
    ror r6
    eor r6, r8
    eor r7, r9
    movw r8, r6 ; r9, r7
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    eor r6, r8
    eor r7, r9
    eor r6, r24
    eor r7, r20
    std Z+1, r6
    std Z+0, r7
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
    brcc .Llwcc_simon32_64_ecb_encrypt_avr_group
    rjmp .Llwcc_simon32_64_ecb_encrypt_avr_rest
.Llwcc_simon32_64_ecb_encrypt_avr_group:
    ld r6, X+
    ld r7, X+
    ld r2, X+
    ld r3, X+
    ; round 1 (simon.dsl:42)
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    mov r10, r4
    and r10, r3
    eor r6, r10
    mov r10, r5
    and r10, r2
    eor r7, r10
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    ld r4, X+
    ld r5, X+
    ld r10, X+
    ld r11, X+
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+63
    eor r6, r8
    eor r4, r8
    ldd r8, Z+62
    eor r7, r8
    eor r5, r8
    ; round 2 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+61
    eor r2, r8
    eor r10, r8
    ldd r8, Z+60
    eor r3, r8
    eor r11, r8
    ; round 3 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+59
    eor r6, r8
    eor r4, r8
    ldd r8, Z+58
    eor r7, r8
    eor r5, r8
    ; round 4 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+57
    eor r2, r8
    eor r10, r8
    ldd r8, Z+56
    eor r3, r8
    eor r11, r8
    ; round 5 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+55
    eor r6, r8
    eor r4, r8
    ldd r8, Z+54
    eor r7, r8
    eor r5, r8
    ; round 6 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+53
    eor r2, r8
    eor r10, r8
    ldd r8, Z+52
    eor r3, r8
    eor r11, r8
    ; round 7 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+51
    eor r6, r8
    eor r4, r8
    ldd r8, Z+50
    eor r7, r8
    eor r5, r8
    ; round 8 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+49
    eor r2, r8
    eor r10, r8
    ldd r8, Z+48
    eor r3, r8
    eor r11, r8
    ; round 9 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+47
    eor r6, r8
    eor r4, r8
    ldd r8, Z+46
    eor r7, r8
    eor r5, r8
    ; round 10 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+45
    eor r2, r8
    eor r10, r8
    ldd r8, Z+44
    eor r3, r8
    eor r11, r8
    ; round 11 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+43
    eor r6, r8
    eor r4, r8
    ldd r8, Z+42
    eor r7, r8
    eor r5, r8
    ; round 12 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+41
    eor r2, r8
    eor r10, r8
    ldd r8, Z+40
    eor r3, r8
    eor r11, r8
    ; round 13 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+39
    eor r6, r8
    eor r4, r8
    ldd r8, Z+38
    eor r7, r8
    eor r5, r8
    ; round 14 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+37
    eor r2, r8
    eor r10, r8
    ldd r8, Z+36
    eor r3, r8
    eor r11, r8
    ; round 15 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+35
    eor r6, r8
    eor r4, r8
    ldd r8, Z+34
    eor r7, r8
    eor r5, r8
    ; round 16 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+33
    eor r2, r8
    eor r10, r8
    ldd r8, Z+32
    eor r3, r8
    eor r11, r8
    ; round 17 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+31
    eor r6, r8
    eor r4, r8
    ldd r8, Z+30
    eor r7, r8
    eor r5, r8
    ; round 18 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+29
    eor r2, r8
    eor r10, r8
    ldd r8, Z+28
    eor r3, r8
    eor r11, r8
    ; round 19 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+27
    eor r6, r8
    eor r4, r8
    ldd r8, Z+26
    eor r7, r8
    eor r5, r8
    ; round 20 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+25
    eor r2, r8
    eor r10, r8
    ldd r8, Z+24
    eor r3, r8
    eor r11, r8
    ; round 21 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+23
    eor r6, r8
    eor r4, r8
    ldd r8, Z+22
    eor r7, r8
    eor r5, r8
    ; round 22 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+21
    eor r2, r8
    eor r10, r8
    ldd r8, Z+20
    eor r3, r8
    eor r11, r8
    ; round 23 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+19
    eor r6, r8
    eor r4, r8
    ldd r8, Z+18
    eor r7, r8
    eor r5, r8
    ; round 24 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+17
    eor r2, r8
    eor r10, r8
    ldd r8, Z+16
    eor r3, r8
    eor r11, r8
    ; round 25 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+15
    eor r6, r8
    eor r4, r8
    ldd r8, Z+14
    eor r7, r8
    eor r5, r8
    ; round 26 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+13
    eor r2, r8
    eor r10, r8
    ldd r8, Z+12
    eor r3, r8
    eor r11, r8
    ; round 27 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+11
    eor r6, r8
    eor r4, r8
    ldd r8, Z+10
    eor r7, r8
    eor r5, r8
    ; round 28 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+9
    eor r2, r8
    eor r10, r8
    ldd r8, Z+8
    eor r3, r8
    eor r11, r8
    ; round 29 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+7
    eor r6, r8
    eor r4, r8
    ldd r8, Z+6
    eor r7, r8
    eor r5, r8
    ; round 30 (simon.dsl:42)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    and r23, r6
    eor r3, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    and r23, r4
    eor r11, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+5
    eor r2, r8
    eor r10, r8
    ldd r8, Z+4
    eor r3, r8
    eor r11, r8
    ; round 31 (simon.dsl:42)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    and r23, r2
    eor r7, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    and r23, r10
    eor r5, r23
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    ldd r8, Z+3
    eor r6, r8
    eor r4, r8
    ; round 32 (simon.dsl:43)
    st Y+, r6
    ; round 31 (simon.dsl:43)
    ldd r8, Z+2
    eor r7, r8
    eor r5, r8
    ; round 32 (simon.dsl:43)
    st Y+, r7
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    and r7, r8
    eor r2, r7
    and r6, r9
    eor r3, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r6, r4 ; r7, r5
    lsl r6
    rol r7
    adc r6, r1
    mov r8, r6
    and r8, r5
    eor r10, r8
    mov r8, r7
    and r8, r4
    eor r11, r8
    lsl r6
    rol r7
    adc r6, r1
    eor r10, r6
    eor r11, r7
    ldd r6, Z+1
    eor r2, r6
    eor r10, r6
    st Y+, r2
    ldd r6, Z+0
    eor r3, r6
    eor r11, r6
    st Y+, r3
    st Y+, r4
    st Y+, r5
    st Y+, r10
    st Y+, r11
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simon32_64_ecb_encrypt_avr_rest
    rjmp .Llwcc_simon32_64_ecb_encrypt_avr_group
.Llwcc_simon32_64_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon32_64_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_simon32_64_ecb_encrypt_avr_end
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simon32_64_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon32_64_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simon32_64_ecb_encrypt_avr_group
.Llwcc_simon32_64_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simon32_64_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon32_64_ecb_encrypt_avr_copy
    ldi r18, 8
.Llwcc_simon32_64_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon32_64_ecb_encrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon32_64_ecb_encrypt_avr_end:
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
    brcc .Llwcc_simon32_64_ecb_decrypt_avr_group
    rjmp .Llwcc_simon32_64_ecb_decrypt_avr_rest
.Llwcc_simon32_64_ecb_decrypt_avr_group:
    ld r4, X+
    ld r5, X+
    ; round 32 (simon.dsl:42)
    movw r2, r4 ; r3, r5
    lsl r2
    rol r3
    adc r2, r1
    mov r11, r2
    and r11, r5
    ld r10, X+
    eor r10, r11
    mov r6, r3
    lsl r2
    rol r6
    adc r2, r1
    eor r10, r2
    and r3, r4
    ld r11, X+
    eor r11, r3
    eor r11, r6
    ld r2, X+
    ld r3, X+
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r7, r8
    and r7, r3
    ld r6, X+
    eor r6, r7
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    ld r7, X+
    eor r7, r9
    eor r7, r23
    ldd r8, Z+1
    eor r10, r8
    eor r6, r8
    ldd r8, Z+0
    eor r11, r8
    eor r7, r8
    ; round 31 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+3
    eor r4, r8
    eor r2, r8
    ldd r8, Z+2
    eor r5, r8
    eor r3, r8
    ; round 30 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+5
    eor r10, r8
    eor r6, r8
    ldd r8, Z+4
    eor r11, r8
    eor r7, r8
    ; round 29 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+7
    eor r4, r8
    eor r2, r8
    ldd r8, Z+6
    eor r5, r8
    eor r3, r8
    ; round 28 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+9
    eor r10, r8
    eor r6, r8
    ldd r8, Z+8
    eor r11, r8
    eor r7, r8
    ; round 27 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+11
    eor r4, r8
    eor r2, r8
    ldd r8, Z+10
    eor r5, r8
    eor r3, r8
    ; round 26 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+13
    eor r10, r8
    eor r6, r8
    ldd r8, Z+12
    eor r11, r8
    eor r7, r8
    ; round 25 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+15
    eor r4, r8
    eor r2, r8
    ldd r8, Z+14
    eor r5, r8
    eor r3, r8
    ; round 24 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+17
    eor r10, r8
    eor r6, r8
    ldd r8, Z+16
    eor r11, r8
    eor r7, r8
    ; round 23 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+19
    eor r4, r8
    eor r2, r8
    ldd r8, Z+18
    eor r5, r8
    eor r3, r8
    ; round 22 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+21
    eor r10, r8
    eor r6, r8
    ldd r8, Z+20
    eor r11, r8
    eor r7, r8
    ; round 21 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+23
    eor r4, r8
    eor r2, r8
    ldd r8, Z+22
    eor r5, r8
    eor r3, r8
    ; round 20 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+25
    eor r10, r8
    eor r6, r8
    ldd r8, Z+24
    eor r11, r8
    eor r7, r8
    ; round 19 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+27
    eor r4, r8
    eor r2, r8
    ldd r8, Z+26
    eor r5, r8
    eor r3, r8
    ; round 18 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+29
    eor r10, r8
    eor r6, r8
    ldd r8, Z+28
    eor r11, r8
    eor r7, r8
    ; round 17 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+31
    eor r4, r8
    eor r2, r8
    ldd r8, Z+30
    eor r5, r8
    eor r3, r8
    ; round 16 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+33
    eor r10, r8
    eor r6, r8
    ldd r8, Z+32
    eor r11, r8
    eor r7, r8
    ; round 15 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+35
    eor r4, r8
    eor r2, r8
    ldd r8, Z+34
    eor r5, r8
    eor r3, r8
    ; round 14 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+37
    eor r10, r8
    eor r6, r8
    ldd r8, Z+36
    eor r11, r8
    eor r7, r8
    ; round 13 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+39
    eor r4, r8
    eor r2, r8
    ldd r8, Z+38
    eor r5, r8
    eor r3, r8
    ; round 12 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+41
    eor r10, r8
    eor r6, r8
    ldd r8, Z+40
    eor r11, r8
    eor r7, r8
    ; round 11 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+43
    eor r4, r8
    eor r2, r8
    ldd r8, Z+42
    eor r5, r8
    eor r3, r8
    ; round 10 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+45
    eor r10, r8
    eor r6, r8
    ldd r8, Z+44
    eor r11, r8
    eor r7, r8
    ; round 9 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+47
    eor r4, r8
    eor r2, r8
    ldd r8, Z+46
    eor r5, r8
    eor r3, r8
    ; round 8 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+49
    eor r10, r8
    eor r6, r8
    ldd r8, Z+48
    eor r11, r8
    eor r7, r8
    ; round 7 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+51
    eor r4, r8
    eor r2, r8
    ldd r8, Z+50
    eor r5, r8
    eor r3, r8
    ; round 6 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+53
    eor r10, r8
    eor r6, r8
    ldd r8, Z+52
    eor r11, r8
    eor r7, r8
    ; round 5 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+55
    eor r4, r8
    eor r2, r8
    ldd r8, Z+54
    eor r5, r8
    eor r3, r8
    ; round 4 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+57
    eor r10, r8
    eor r6, r8
    ldd r8, Z+56
    eor r11, r8
    eor r7, r8
    ; round 3 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+59
    eor r4, r8
    eor r2, r8
    ldd r8, Z+58
    eor r5, r8
    eor r3, r8
    ; round 2 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r5
    eor r10, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r10, r8
    and r9, r4
    eor r11, r9
    eor r11, r23
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r3
    eor r6, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r6, r8
    and r9, r2
    eor r7, r9
    eor r7, r23
    ldd r8, Z+61
    eor r10, r8
    eor r6, r8
    ldd r8, Z+60
    eor r11, r8
    eor r7, r8
    ; round 1 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r11
    eor r4, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r4, r8
    and r9, r10
    eor r5, r9
    eor r5, r23
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    mov r23, r8
    and r23, r7
    eor r2, r23
    mov r23, r9
    lsl r8
    rol r23
    adc r8, r1
    eor r2, r8
    and r9, r6
    eor r3, r9
    eor r3, r23
    ldd r8, Z+63
    eor r4, r8
    eor r2, r8
    st Y+, r4
    ldd r4, Z+62
    eor r5, r4
    eor r3, r4
    st Y+, r5
    st Y+, r10
    st Y+, r11
    st Y+, r2
    st Y+, r3
    st Y+, r6
    st Y+, r7
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simon32_64_ecb_decrypt_avr_rest
    rjmp .Llwcc_simon32_64_ecb_decrypt_avr_group
.Llwcc_simon32_64_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon32_64_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_simon32_64_ecb_decrypt_avr_end
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simon32_64_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon32_64_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simon32_64_ecb_decrypt_avr_group
.Llwcc_simon32_64_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simon32_64_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon32_64_ecb_decrypt_avr_copy
    ldi r18, 8
.Llwcc_simon32_64_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon32_64_ecb_decrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon32_64_ecb_decrypt_avr_end:
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
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    push r1
    movw r2, r14
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_simon32_64_ctr_crypt_avr_group
    rjmp .Llwcc_simon32_64_ctr_crypt_avr_rest
.Llwcc_simon32_64_ctr_crypt_avr_group:
    movw r10, r2 ; r11, r3
    movw r18, r10 ; r19, r11
    subi r18, 255
    sbci r19, 255
    ; round 1 (simon.dsl:42)
    movw r6, r10 ; r7, r11
    lsl r7
    rol r6
    adc r7, r1
    mov r8, r7
    mov r9, r6
    and r8, r10
    lsl r7
    rol r9
    adc r7, r1
    eor r8, r7
    and r6, r11
    eor r9, r6
    movw r12, r18 ; r13, r19
    lsl r13
    rol r12
    adc r13, r1
    movw r6, r12 ; r7, r13
    and r7, r18
    lsl r13
    rol r6
    adc r13, r1
    eor r7, r13
    and r12, r19
    eor r6, r12
    adiw r30, 2
    ldd r12, Z+62
    eor r8, r12
    eor r7, r12
    ldd r12, Z+63
    eor r9, r12
    eor r6, r12
    ldd r12, Z+61
    eor r8, r12
    eor r7, r12
    ldd r12, Z+60
    eor r9, r12
    eor r6, r12
    ; round 2 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r14, r12 ; r15, r13
    and r14, r9
    eor r14, r11
    and r15, r8
    eor r15, r10
    lsl r12
    rol r13
    adc r12, r1
    eor r14, r12
    eor r15, r13
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    mov r12, r17
    mov r13, r16
    and r12, r6
    eor r12, r19
    and r13, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+59
    eor r14, r20
    eor r12, r20
    ldd r20, Z+58
    eor r15, r20
    eor r13, r20
    ; round 3 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+57
    eor r8, r20
    eor r7, r20
    ldd r20, Z+56
    eor r9, r20
    eor r6, r20
    ; round 4 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+55
    eor r14, r20
    eor r12, r20
    ldd r20, Z+54
    eor r15, r20
    eor r13, r20
    ; round 5 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+53
    eor r8, r20
    eor r7, r20
    ldd r20, Z+52
    eor r9, r20
    eor r6, r20
    ; round 6 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+51
    eor r14, r20
    eor r12, r20
    ldd r20, Z+50
    eor r15, r20
    eor r13, r20
    ; round 7 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+49
    eor r8, r20
    eor r7, r20
    ldd r20, Z+48
    eor r9, r20
    eor r6, r20
    ; round 8 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+47
    eor r14, r20
    eor r12, r20
    ldd r20, Z+46
    eor r15, r20
    eor r13, r20
    ; round 9 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+45
    eor r8, r20
    eor r7, r20
    ldd r20, Z+44
    eor r9, r20
    eor r6, r20
    ; round 10 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+43
    eor r14, r20
    eor r12, r20
    ldd r20, Z+42
    eor r15, r20
    eor r13, r20
    ; round 11 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+41
    eor r8, r20
    eor r7, r20
    ldd r20, Z+40
    eor r9, r20
    eor r6, r20
    ; round 12 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+39
    eor r14, r20
    eor r12, r20
    ldd r20, Z+38
    eor r15, r20
    eor r13, r20
    ; round 13 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+37
    eor r8, r20
    eor r7, r20
    ldd r20, Z+36
    eor r9, r20
    eor r6, r20
    ; round 14 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+35
    eor r14, r20
    eor r12, r20
    ldd r20, Z+34
    eor r15, r20
    eor r13, r20
    ; round 15 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+33
    eor r8, r20
    eor r7, r20
    ldd r20, Z+32
    eor r9, r20
    eor r6, r20
    ; round 16 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+31
    eor r14, r20
    eor r12, r20
    ldd r20, Z+30
    eor r15, r20
    eor r13, r20
    ; round 17 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+29
    eor r8, r20
    eor r7, r20
    ldd r20, Z+28
    eor r9, r20
    eor r6, r20
    ; round 18 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+27
    eor r14, r20
    eor r12, r20
    ldd r20, Z+26
    eor r15, r20
    eor r13, r20
    ; round 19 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+25
    eor r8, r20
    eor r7, r20
    ldd r20, Z+24
    eor r9, r20
    eor r6, r20
    ; round 20 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+23
    eor r14, r20
    eor r12, r20
    ldd r20, Z+22
    eor r15, r20
    eor r13, r20
    ; round 21 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+21
    eor r8, r20
    eor r7, r20
    ldd r20, Z+20
    eor r9, r20
    eor r6, r20
    ; round 22 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+19
    eor r14, r20
    eor r12, r20
    ldd r20, Z+18
    eor r15, r20
    eor r13, r20
    ; round 23 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+17
    eor r8, r20
    eor r7, r20
    ldd r20, Z+16
    eor r9, r20
    eor r6, r20
    ; round 24 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+15
    eor r14, r20
    eor r12, r20
    ldd r20, Z+14
    eor r15, r20
    eor r13, r20
    ; round 25 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+13
    eor r8, r20
    eor r7, r20
    ldd r20, Z+12
    eor r9, r20
    eor r6, r20
    ; round 26 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+11
    eor r14, r20
    eor r12, r20
    ldd r20, Z+10
    eor r15, r20
    eor r13, r20
    ; round 27 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+9
    eor r8, r20
    eor r7, r20
    ldd r20, Z+8
    eor r9, r20
    eor r6, r20
    ; round 28 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+7
    eor r14, r20
    eor r12, r20
    ldd r20, Z+6
    eor r15, r20
    eor r13, r20
    ; round 29 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+5
    eor r8, r20
    eor r7, r20
    ldd r20, Z+4
    eor r9, r20
    eor r6, r20
    ; round 30 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r9
    eor r14, r16
    and r17, r8
    eor r15, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r16, r6 ; r17, r7
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r16 ; r19, r17
    and r19, r6
    eor r12, r19
    and r18, r7
    eor r13, r18
    lsl r17
    rol r16
    adc r17, r1
    eor r12, r17
    eor r13, r16
    ldd r20, Z+3
    eor r14, r20
    eor r12, r20
    ldd r20, Z+2
    eor r15, r20
    eor r13, r20
    ; round 31 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r15
    eor r8, r16
    and r17, r14
    eor r9, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r8, r20
    eor r9, r21
    movw r20, r12 ; r21, r13
    lsl r20
    rol r21
    adc r20, r1
    movw r16, r20 ; r17, r21
    and r16, r13
    eor r7, r16
    and r17, r12
    eor r6, r17
    lsl r20
    rol r21
    adc r20, r1
    eor r7, r20
    eor r6, r21
    ldd r20, Z+1
    eor r8, r20
    eor r7, r20
    ldd r20, Z+0
    eor r9, r20
    eor r6, r20
    ; round 32 (simon.dsl:43)
    ld r20, X+
    eor r20, r8
    st Y+, r20
    ld r20, X+
    eor r20, r9
    st Y+, r20
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    and r9, r20
    eor r14, r9
    and r8, r21
    eor r15, r8
    lsl r20
    rol r21
    adc r20, r1
    eor r14, r20
    eor r15, r21
    movw r8, r6 ; r9, r7
    lsl r9
    rol r8
    adc r9, r1
    movw r16, r8 ; r17, r9
    and r17, r6
    eor r12, r17
    and r16, r7
    eor r13, r16
    lsl r9
    rol r8
    adc r9, r1
    eor r12, r9
    eor r13, r8
    subi r30, lo8(-(-2))
    sbci r31, hi8(-(-2))
    ldd r8, Z+1
    eor r14, r8
    eor r12, r8
    ld r8, X+
    eor r8, r14
    st Y+, r8
    ldd r14, Z+0
    eor r15, r14
    eor r13, r14
    ld r14, X+
    eor r14, r15
    st Y+, r14
    ld r8, X+
    eor r8, r7
    st Y+, r8
    ld r7, X+
    eor r7, r6
    st Y+, r7
    ld r8, X+
    eor r8, r12
    st Y+, r8
    ld r12, X+
    eor r12, r13
    st Y+, r12
    movw r2, r10 ; r3, r11
    ldi r18, 2
    add r2, r18
    adc r3, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_simon32_64_ctr_crypt_avr_rest
    rjmp .Llwcc_simon32_64_ctr_crypt_avr_group
.Llwcc_simon32_64_ctr_crypt_avr_rest:
    subi r24, -8
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
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simon32_64_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon32_64_ctr_crypt_avr_copy
    ldi r18, 8
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
    .size lwcc_simon32_64_ctr_crypt_avr, .-lwcc_simon32_64_ctr_crypt_avr
