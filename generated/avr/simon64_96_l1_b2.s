; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon64_96 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) sbox(fixed=true) value_numbering() hoist() accumulate() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 12, nonce 4, rk 168, ctx 172, align 1, group 16, stack 49, code 5462, flash 5501, ram 389
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 39, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:fc9bc71db7a1b5e87a43efced142f93fd520f1a168be37358782b1e4a7e65957

    .text

    .global lwcc_simon64_96_key_setup_avr
    .type lwcc_simon64_96_key_setup_avr, @function
lwcc_simon64_96_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r15
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ld r25, X+
    std Y+0, r25
    ld r24, X+
    std Y+1, r24
    ld r23, X+
    std Y+2, r23
    ld r22, X+
    std Y+3, r22
    ld r4, X+
    std Y+4, r4
    ld r5, X+
    std Y+5, r5
    ld r2, X+
    std Y+6, r2
    ld r3, X+
    std Y+7, r3
    ld r17, X+
    std Y+8, r17
    ld r9, X+
    std Y+9, r9
    ld r6, X+
    std Y+10, r6
    ld r7, X
    std Y+11, r7
    ldi r16, 0
    mov r8, r16
    adiw r28, 12
    ldi r16, 39
.Llwcc_simon64_96_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r8
    lpm r15, Z
    eor r25, r15
    mov r20, r8
    subi r20, 255
    mov r19, r17
    mov r15, r9
    mov r8, r6
    mov r21, r7
    mov r18, r19
    lsr r18
    ror r21
    ror r8
    ror r15
    ror r19
    lsr r18
    ror r21
    ror r8
    ror r15
    ror r19
    lsr r18
    ror r21
    ror r8
    ror r15
    ror r19
    eor r25, r19
    eor r24, r15
    eor r23, r8
    eor r22, r21
    bst r19, 0
    lsr r21
    ror r8
    ror r15
    ror r19
    bld r21, 7
    eor r25, r19
    eor r24, r15
    eor r23, r8
    eor r22, r21
    st Y+, r25
    ldi r21, 255
    eor r24, r21
    st Y+, r24
    eor r23, r21
    eor r22, r21
    st Y+, r23
    st Y+, r22
    mov r15, r17
    mov r19, r7
    mov r8, r20
    mov r7, r25
    mov r25, r4
    mov r4, r15
    mov r17, r7
    mov r7, r24
    mov r24, r5
    mov r5, r9
    mov r9, r7
    mov r7, r23
    mov r23, r2
    mov r2, r6
    mov r6, r7
    mov r7, r22
    mov r22, r3
    mov r3, r19
    dec r16
    breq .Llwcc_simon64_96_key_setup_avr_rounds_done
    rjmp .Llwcc_simon64_96_key_setup_avr_round
.Llwcc_simon64_96_key_setup_avr_rounds_done:

    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_simon64_96_key_setup_avr, .-lwcc_simon64_96_key_setup_avr

    .global lwcc_simon64_96_ecb_encrypt_avr
    .type lwcc_simon64_96_ecb_encrypt_avr, @function
lwcc_simon64_96_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon64_96_ecb_encrypt_avr_begin
    ret
.Llwcc_simon64_96_ecb_encrypt_avr_begin:
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
    brcc .Llwcc_simon64_96_ecb_encrypt_avr_group
    rjmp .Llwcc_simon64_96_ecb_encrypt_avr_rest
.Llwcc_simon64_96_ecb_encrypt_avr_group:
    ld r8, X+
    ld r9, X+
    ld r6, X+
    ld r7, X+
    ld r22, X+
    ld r23, X+
    ld r18, X+
    ld r19, X+
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    ld r12, X+
    ld r13, X+
    ld r10, X+
    ld r11, X+
    ldi r16, 5
.Llwcc_simon64_96_ecb_encrypt_avr_round:
    ; round 1 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r14, r18 ; r15, r19
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r19
    eor r8, r17
    mov r17, r21
    and r17, r22
    eor r9, r17
    mov r17, r14
    and r17, r23
    eor r6, r17
    mov r17, r15
    and r17, r18
    eor r7, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r8, r20
    eor r9, r21
    eor r6, r14
    eor r7, r15
    movw r20, r12 ; r21, r13
    movw r14, r10 ; r15, r11
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r11
    eor r4, r17
    mov r17, r21
    and r17, r12
    eor r5, r17
    mov r17, r14
    and r17, r13
    eor r2, r17
    mov r17, r15
    and r17, r10
    eor r3, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r4, r20
    eor r5, r21
    eor r2, r14
    eor r3, r15
    ld r20, Z+
    eor r8, r20
    eor r4, r20
    ld r20, Z+
    eor r9, r20
    eor r5, r20
    ld r20, Z+
    eor r6, r20
    eor r2, r20
    ld r20, Z+
    eor r7, r20
    eor r3, r20
    ; round 2 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r14, r6 ; r15, r7
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r7
    eor r22, r17
    mov r17, r21
    and r17, r8
    eor r23, r17
    mov r17, r14
    and r17, r9
    eor r18, r17
    mov r17, r15
    and r17, r6
    eor r19, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r22, r20
    eor r23, r21
    eor r18, r14
    eor r19, r15
    movw r20, r4 ; r21, r5
    movw r14, r2 ; r15, r3
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r3
    eor r12, r17
    mov r17, r21
    and r17, r4
    eor r13, r17
    mov r17, r14
    and r17, r5
    eor r10, r17
    mov r17, r15
    and r17, r2
    eor r11, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r12, r20
    eor r13, r21
    eor r10, r14
    eor r11, r15
    ld r20, Z+
    eor r22, r20
    eor r12, r20
    ld r20, Z+
    eor r23, r20
    eor r13, r20
    ld r20, Z+
    eor r18, r20
    eor r10, r20
    ld r20, Z+
    eor r19, r20
    eor r11, r20
    ; round 3 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r14, r18 ; r15, r19
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r19
    eor r8, r17
    mov r17, r21
    and r17, r22
    eor r9, r17
    mov r17, r14
    and r17, r23
    eor r6, r17
    mov r17, r15
    and r17, r18
    eor r7, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r8, r20
    eor r9, r21
    eor r6, r14
    eor r7, r15
    movw r20, r12 ; r21, r13
    movw r14, r10 ; r15, r11
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r11
    eor r4, r17
    mov r17, r21
    and r17, r12
    eor r5, r17
    mov r17, r14
    and r17, r13
    eor r2, r17
    mov r17, r15
    and r17, r10
    eor r3, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r4, r20
    eor r5, r21
    eor r2, r14
    eor r3, r15
    ld r20, Z+
    eor r8, r20
    eor r4, r20
    ld r20, Z+
    eor r9, r20
    eor r5, r20
    ld r20, Z+
    eor r6, r20
    eor r2, r20
    ld r20, Z+
    eor r7, r20
    eor r3, r20
    ; round 4 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r14, r6 ; r15, r7
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r7
    eor r22, r17
    mov r17, r21
    and r17, r8
    eor r23, r17
    mov r17, r14
    and r17, r9
    eor r18, r17
    mov r17, r15
    and r17, r6
    eor r19, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r22, r20
    eor r23, r21
    eor r18, r14
    eor r19, r15
    movw r20, r4 ; r21, r5
    movw r14, r2 ; r15, r3
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r3
    eor r12, r17
    mov r17, r21
    and r17, r4
    eor r13, r17
    mov r17, r14
    and r17, r5
    eor r10, r17
    mov r17, r15
    and r17, r2
    eor r11, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r12, r20
    eor r13, r21
    eor r10, r14
    eor r11, r15
    ld r20, Z+
    eor r22, r20
    eor r12, r20
    ld r20, Z+
    eor r23, r20
    eor r13, r20
    ld r20, Z+
    eor r18, r20
    eor r10, r20
    ld r20, Z+
    eor r19, r20
    eor r11, r20
    ; round 5 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r14, r18 ; r15, r19
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r19
    eor r8, r17
    mov r17, r21
    and r17, r22
    eor r9, r17
    mov r17, r14
    and r17, r23
    eor r6, r17
    mov r17, r15
    and r17, r18
    eor r7, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r8, r20
    eor r9, r21
    eor r6, r14
    eor r7, r15
    movw r20, r12 ; r21, r13
    movw r14, r10 ; r15, r11
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r11
    eor r4, r17
    mov r17, r21
    and r17, r12
    eor r5, r17
    mov r17, r14
    and r17, r13
    eor r2, r17
    mov r17, r15
    and r17, r10
    eor r3, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r4, r20
    eor r5, r21
    eor r2, r14
    eor r3, r15
    ld r20, Z+
    eor r8, r20
    eor r4, r20
    ld r20, Z+
    eor r9, r20
    eor r5, r20
    ld r20, Z+
    eor r6, r20
    eor r2, r20
    ld r20, Z+
    eor r7, r20
    eor r3, r20
    ; round 6 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r14, r6 ; r15, r7
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r7
    eor r22, r17
    mov r17, r21
    and r17, r8
    eor r23, r17
    mov r17, r14
    and r17, r9
    eor r18, r17
    mov r17, r15
    and r17, r6
    eor r19, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r22, r20
    eor r23, r21
    eor r18, r14
    eor r19, r15
    movw r20, r4 ; r21, r5
    movw r14, r2 ; r15, r3
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r3
    eor r12, r17
    mov r17, r21
    and r17, r4
    eor r13, r17
    mov r17, r14
    and r17, r5
    eor r10, r17
    mov r17, r15
    and r17, r2
    eor r11, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r12, r20
    eor r13, r21
    eor r10, r14
    eor r11, r15
    ld r20, Z+
    eor r22, r20
    eor r12, r20
    ld r20, Z+
    eor r23, r20
    eor r13, r20
    ld r20, Z+
    eor r18, r20
    eor r10, r20
    ld r20, Z+
    eor r19, r20
    eor r11, r20
    ; round 7 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r14, r18 ; r15, r19
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r19
    eor r8, r17
    mov r17, r21
    and r17, r22
    eor r9, r17
    mov r17, r14
    and r17, r23
    eor r6, r17
    mov r17, r15
    and r17, r18
    eor r7, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r8, r20
    eor r9, r21
    eor r6, r14
    eor r7, r15
    movw r20, r12 ; r21, r13
    movw r14, r10 ; r15, r11
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r11
    eor r4, r17
    mov r17, r21
    and r17, r12
    eor r5, r17
    mov r17, r14
    and r17, r13
    eor r2, r17
    mov r17, r15
    and r17, r10
    eor r3, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r4, r20
    eor r5, r21
    eor r2, r14
    eor r3, r15
    ld r20, Z+
    eor r8, r20
    eor r4, r20
    ld r20, Z+
    eor r9, r20
    eor r5, r20
    ld r20, Z+
    eor r6, r20
    eor r2, r20
    ld r20, Z+
    eor r7, r20
    eor r3, r20
    ; round 8 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r14, r6 ; r15, r7
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r7
    eor r22, r17
    mov r17, r21
    and r17, r8
    eor r23, r17
    mov r17, r14
    and r17, r9
    eor r18, r17
    mov r17, r15
    and r17, r6
    eor r19, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r22, r20
    eor r23, r21
    eor r18, r14
    eor r19, r15
    movw r20, r4 ; r21, r5
    movw r14, r2 ; r15, r3
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r3
    eor r12, r17
    mov r17, r21
    and r17, r4
    eor r13, r17
    mov r17, r14
    and r17, r5
    eor r10, r17
    mov r17, r15
    and r17, r2
    eor r11, r17
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    eor r12, r20
    eor r13, r21
    eor r10, r14
    eor r11, r15
    ld r20, Z+
    eor r22, r20
    eor r12, r20
    ld r20, Z+
    eor r23, r20
    eor r13, r20
    ld r20, Z+
    eor r18, r20
    eor r10, r20
    ld r20, Z+
    eor r19, r20
    eor r11, r20
    dec r16
    breq .Llwcc_simon64_96_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_simon64_96_ecb_encrypt_avr_round
.Llwcc_simon64_96_ecb_encrypt_avr_rounds_done:
    subi r30, 160
    sbci r31, 0
    ; round 41 (simon.dsl:42)
    movw r14, r22 ; r15, r23
    movw r20, r18 ; r21, r19
    lsl r14
    rol r15
    rol r20
    rol r21
    adc r14, r1
    mov r16, r14
    and r16, r19
    eor r8, r16
    mov r16, r15
    and r16, r22
    eor r9, r16
    mov r16, r20
    and r16, r23
    eor r6, r16
    mov r16, r21
    and r16, r18
    eor r7, r16
    lsl r14
    rol r15
    rol r20
    rol r21
    adc r14, r1
    eor r8, r14
    eor r9, r15
    eor r6, r20
    eor r7, r21
    movw r14, r12 ; r15, r13
    movw r20, r10 ; r21, r11
    lsl r14
    rol r15
    rol r20
    rol r21
    adc r14, r1
    mov r16, r14
    and r16, r11
    eor r4, r16
    mov r16, r15
    and r16, r12
    eor r5, r16
    mov r16, r20
    and r16, r13
    eor r2, r16
    mov r16, r21
    and r16, r10
    eor r3, r16
    lsl r14
    rol r15
    rol r20
    rol r21
    adc r14, r1
    eor r4, r14
    eor r5, r15
    eor r2, r20
    eor r3, r21
    subi r30, lo8(-(160))
    sbci r31, hi8(-(160))
    ldd r16, Z+0
    eor r8, r16
    eor r4, r16
    ; round 42 (simon.dsl:43)
    st Y+, r8
    ; round 41 (simon.dsl:43)
    ldd r16, Z+1
    eor r9, r16
    eor r5, r16
    ; round 42 (simon.dsl:43)
    st Y+, r9
    ; round 41 (simon.dsl:43)
    ldd r16, Z+2
    eor r6, r16
    eor r2, r16
    ; round 42 (simon.dsl:43)
    st Y+, r6
    ; round 41 (simon.dsl:43)
    ldd r16, Z+3
    eor r7, r16
    eor r3, r16
    ; round 42 (simon.dsl:43)
    st Y+, r7
    movw r14, r8 ; r15, r9
    movw r20, r6 ; r21, r7
    lsl r14
    rol r15
    rol r20
    rol r21
    adc r14, r1
    and r7, r14
    eor r22, r7
    and r8, r15
    eor r23, r8
    and r9, r20
    eor r18, r9
    and r6, r21
    eor r19, r6
    lsl r14
    rol r15
    rol r20
    rol r21
    adc r14, r1
    eor r22, r14
    eor r23, r15
    eor r18, r20
    eor r19, r21
    movw r8, r4 ; r9, r5
    movw r6, r2 ; r7, r3
    lsl r8
    rol r9
    rol r6
    rol r7
    adc r8, r1
    mov r16, r8
    and r16, r3
    eor r12, r16
    mov r16, r9
    and r16, r4
    eor r13, r16
    mov r16, r6
    and r16, r5
    eor r10, r16
    mov r16, r7
    and r16, r2
    eor r11, r16
    lsl r8
    rol r9
    rol r6
    rol r7
    adc r8, r1
    eor r12, r8
    eor r13, r9
    eor r10, r6
    eor r11, r7
    ldd r8, Z+4
    eor r22, r8
    eor r12, r8
    st Y+, r22
    ldd r22, Z+5
    eor r23, r22
    eor r13, r22
    st Y+, r23
    ldd r22, Z+6
    eor r18, r22
    eor r10, r22
    st Y+, r18
    ldd r18, Z+7
    eor r19, r18
    eor r11, r18
    st Y+, r19
    st Y+, r4
    st Y+, r5
    st Y+, r2
    st Y+, r3
    st Y+, r12
    st Y+, r13
    st Y+, r10
    st Y+, r11
    subi r30, lo8(-(-160))
    sbci r31, hi8(-(-160))
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simon64_96_ecb_encrypt_avr_rest
    rjmp .Llwcc_simon64_96_ecb_encrypt_avr_group
.Llwcc_simon64_96_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon64_96_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_simon64_96_ecb_encrypt_avr_end
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
.Llwcc_simon64_96_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon64_96_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simon64_96_ecb_encrypt_avr_group
.Llwcc_simon64_96_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_simon64_96_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon64_96_ecb_encrypt_avr_copy
    ldi r18, 16
.Llwcc_simon64_96_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon64_96_ecb_encrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon64_96_ecb_encrypt_avr_end:
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
    .size lwcc_simon64_96_ecb_encrypt_avr, .-lwcc_simon64_96_ecb_encrypt_avr

    .global lwcc_simon64_96_ecb_decrypt_avr
    .type lwcc_simon64_96_ecb_decrypt_avr, @function
lwcc_simon64_96_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon64_96_ecb_decrypt_avr_begin
    ret
.Llwcc_simon64_96_ecb_decrypt_avr_begin:
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
    brcc .Llwcc_simon64_96_ecb_decrypt_avr_group
    rjmp .Llwcc_simon64_96_ecb_decrypt_avr_rest
.Llwcc_simon64_96_ecb_decrypt_avr_group:
    ld r22, X+
    ld r23, X+
    ld r18, X+
    ld r19, X+
    ld r8, X+
    ld r9, X+
    ld r6, X+
    ld r7, X+
    ld r12, X+
    ld r13, X+
    ld r10, X+
    ld r11, X+
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    subi r30, 120
    sbci r31, 255
    ldi r16, 5
.Llwcc_simon64_96_ecb_decrypt_avr_round:
    ; round 42 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r14, r18 ; r15, r19
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r19
    eor r8, r17
    mov r17, r21
    and r17, r22
    eor r9, r17
    mov r17, r14
    and r17, r23
    eor r6, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r8, r20
    eor r9, r21
    eor r6, r14
    and r15, r18
    eor r7, r15
    eor r7, r17
    movw r20, r12 ; r21, r13
    movw r14, r10 ; r15, r11
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r11
    eor r4, r17
    mov r17, r21
    and r17, r12
    eor r5, r17
    mov r17, r14
    and r17, r13
    eor r2, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r4, r20
    eor r5, r21
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r17
    ldd r20, Z+28
    eor r8, r20
    eor r4, r20
    ldd r20, Z+29
    eor r9, r20
    eor r5, r20
    ldd r20, Z+30
    eor r6, r20
    eor r2, r20
    ldd r20, Z+31
    eor r7, r20
    eor r3, r20
    ; round 41 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r14, r6 ; r15, r7
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r7
    eor r22, r17
    mov r17, r21
    and r17, r8
    eor r23, r17
    mov r17, r14
    and r17, r9
    eor r18, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r22, r20
    eor r23, r21
    eor r18, r14
    and r15, r6
    eor r19, r15
    eor r19, r17
    movw r20, r4 ; r21, r5
    movw r14, r2 ; r15, r3
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r3
    eor r12, r17
    mov r17, r21
    and r17, r4
    eor r13, r17
    mov r17, r14
    and r17, r5
    eor r10, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r12, r20
    eor r13, r21
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r17
    ldd r20, Z+24
    eor r22, r20
    eor r12, r20
    ldd r20, Z+25
    eor r23, r20
    eor r13, r20
    ldd r20, Z+26
    eor r18, r20
    eor r10, r20
    ldd r20, Z+27
    eor r19, r20
    eor r11, r20
    ; round 40 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r14, r18 ; r15, r19
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r19
    eor r8, r17
    mov r17, r21
    and r17, r22
    eor r9, r17
    mov r17, r14
    and r17, r23
    eor r6, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r8, r20
    eor r9, r21
    eor r6, r14
    and r15, r18
    eor r7, r15
    eor r7, r17
    movw r20, r12 ; r21, r13
    movw r14, r10 ; r15, r11
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r11
    eor r4, r17
    mov r17, r21
    and r17, r12
    eor r5, r17
    mov r17, r14
    and r17, r13
    eor r2, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r4, r20
    eor r5, r21
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r17
    ldd r20, Z+20
    eor r8, r20
    eor r4, r20
    ldd r20, Z+21
    eor r9, r20
    eor r5, r20
    ldd r20, Z+22
    eor r6, r20
    eor r2, r20
    ldd r20, Z+23
    eor r7, r20
    eor r3, r20
    ; round 39 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r14, r6 ; r15, r7
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r7
    eor r22, r17
    mov r17, r21
    and r17, r8
    eor r23, r17
    mov r17, r14
    and r17, r9
    eor r18, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r22, r20
    eor r23, r21
    eor r18, r14
    and r15, r6
    eor r19, r15
    eor r19, r17
    movw r20, r4 ; r21, r5
    movw r14, r2 ; r15, r3
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r3
    eor r12, r17
    mov r17, r21
    and r17, r4
    eor r13, r17
    mov r17, r14
    and r17, r5
    eor r10, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r12, r20
    eor r13, r21
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r17
    ldd r20, Z+16
    eor r22, r20
    eor r12, r20
    ldd r20, Z+17
    eor r23, r20
    eor r13, r20
    ldd r20, Z+18
    eor r18, r20
    eor r10, r20
    ldd r20, Z+19
    eor r19, r20
    eor r11, r20
    ; round 38 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r14, r18 ; r15, r19
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r19
    eor r8, r17
    mov r17, r21
    and r17, r22
    eor r9, r17
    mov r17, r14
    and r17, r23
    eor r6, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r8, r20
    eor r9, r21
    eor r6, r14
    and r15, r18
    eor r7, r15
    eor r7, r17
    movw r20, r12 ; r21, r13
    movw r14, r10 ; r15, r11
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r11
    eor r4, r17
    mov r17, r21
    and r17, r12
    eor r5, r17
    mov r17, r14
    and r17, r13
    eor r2, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r4, r20
    eor r5, r21
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r17
    ldd r20, Z+12
    eor r8, r20
    eor r4, r20
    ldd r20, Z+13
    eor r9, r20
    eor r5, r20
    ldd r20, Z+14
    eor r6, r20
    eor r2, r20
    ldd r20, Z+15
    eor r7, r20
    eor r3, r20
    ; round 37 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r14, r6 ; r15, r7
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r7
    eor r22, r17
    mov r17, r21
    and r17, r8
    eor r23, r17
    mov r17, r14
    and r17, r9
    eor r18, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r22, r20
    eor r23, r21
    eor r18, r14
    and r15, r6
    eor r19, r15
    eor r19, r17
    movw r20, r4 ; r21, r5
    movw r14, r2 ; r15, r3
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r3
    eor r12, r17
    mov r17, r21
    and r17, r4
    eor r13, r17
    mov r17, r14
    and r17, r5
    eor r10, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r12, r20
    eor r13, r21
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r17
    ldd r20, Z+8
    eor r22, r20
    eor r12, r20
    ldd r20, Z+9
    eor r23, r20
    eor r13, r20
    ldd r20, Z+10
    eor r18, r20
    eor r10, r20
    ldd r20, Z+11
    eor r19, r20
    eor r11, r20
    ; round 36 (simon.dsl:42)
    movw r20, r22 ; r21, r23
    movw r14, r18 ; r15, r19
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r19
    eor r8, r17
    mov r17, r21
    and r17, r22
    eor r9, r17
    mov r17, r14
    and r17, r23
    eor r6, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r8, r20
    eor r9, r21
    eor r6, r14
    and r15, r18
    eor r7, r15
    eor r7, r17
    movw r20, r12 ; r21, r13
    movw r14, r10 ; r15, r11
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r11
    eor r4, r17
    mov r17, r21
    and r17, r12
    eor r5, r17
    mov r17, r14
    and r17, r13
    eor r2, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r4, r20
    eor r5, r21
    eor r2, r14
    and r15, r10
    eor r3, r15
    eor r3, r17
    ldd r20, Z+4
    eor r8, r20
    eor r4, r20
    ldd r20, Z+5
    eor r9, r20
    eor r5, r20
    ldd r20, Z+6
    eor r6, r20
    eor r2, r20
    ldd r20, Z+7
    eor r7, r20
    eor r3, r20
    ; round 35 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r14, r6 ; r15, r7
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r7
    eor r22, r17
    mov r17, r21
    and r17, r8
    eor r23, r17
    mov r17, r14
    and r17, r9
    eor r18, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r22, r20
    eor r23, r21
    eor r18, r14
    and r15, r6
    eor r19, r15
    eor r19, r17
    movw r20, r4 ; r21, r5
    movw r14, r2 ; r15, r3
    lsl r20
    rol r21
    rol r14
    rol r15
    adc r20, r1
    mov r17, r20
    and r17, r3
    eor r12, r17
    mov r17, r21
    and r17, r4
    eor r13, r17
    mov r17, r14
    and r17, r5
    eor r10, r17
    mov r17, r15
    lsl r20
    rol r21
    rol r14
    rol r17
    adc r20, r1
    eor r12, r20
    eor r13, r21
    eor r10, r14
    and r15, r2
    eor r11, r15
    eor r11, r17
    ldd r20, Z+0
    eor r22, r20
    eor r12, r20
    ldd r20, Z+1
    eor r23, r20
    eor r13, r20
    ldd r20, Z+2
    eor r18, r20
    eor r10, r20
    ldd r20, Z+3
    eor r19, r20
    eor r11, r20
    subi r30, lo8(-(-32))
    sbci r31, hi8(-(-32))
    dec r16
    breq .Llwcc_simon64_96_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_simon64_96_ecb_decrypt_avr_round
.Llwcc_simon64_96_ecb_decrypt_avr_rounds_done:
    adiw r30, 24
    ; round 2 (simon.dsl:42)
    movw r14, r22 ; r15, r23
    movw r20, r18 ; r21, r19
    lsl r14
    rol r15
    rol r20
    rol r21
    adc r14, r1
    mov r16, r14
    and r16, r19
    eor r8, r16
    mov r16, r15
    and r16, r22
    eor r9, r16
    mov r16, r20
    and r16, r23
    eor r6, r16
    mov r16, r21
    lsl r14
    rol r15
    rol r20
    rol r16
    adc r14, r1
    eor r8, r14
    eor r9, r15
    eor r6, r20
    and r21, r18
    eor r7, r21
    eor r7, r16
    movw r14, r12 ; r15, r13
    movw r20, r10 ; r21, r11
    lsl r14
    rol r15
    rol r20
    rol r21
    adc r14, r1
    mov r16, r14
    and r16, r11
    eor r4, r16
    mov r16, r15
    and r16, r12
    eor r5, r16
    mov r16, r20
    and r16, r13
    eor r2, r16
    mov r16, r21
    lsl r14
    rol r15
    rol r20
    rol r16
    adc r14, r1
    eor r4, r14
    eor r5, r15
    eor r2, r20
    and r21, r10
    eor r3, r21
    eor r3, r16
    ldd r16, Z+4
    eor r8, r16
    eor r4, r16
    ldd r16, Z+5
    eor r9, r16
    eor r5, r16
    ldd r16, Z+6
    eor r6, r16
    eor r2, r16
    ldd r16, Z+7
    eor r7, r16
    eor r3, r16
    ; round 1 (simon.dsl:42)
    movw r14, r8 ; r15, r9
    movw r20, r6 ; r21, r7
    lsl r14
    rol r15
    rol r20
    rol r21
    adc r14, r1
    mov r16, r14
    and r16, r7
    eor r22, r16
    mov r16, r15
    and r16, r8
    eor r23, r16
    mov r16, r20
    and r16, r9
    eor r18, r16
    mov r16, r21
    lsl r14
    rol r15
    rol r20
    rol r16
    adc r14, r1
    eor r22, r14
    eor r23, r15
    eor r18, r20
    and r21, r6
    eor r19, r21
    eor r19, r16
    movw r14, r4 ; r15, r5
    movw r20, r2 ; r21, r3
    lsl r14
    rol r15
    rol r20
    rol r21
    adc r14, r1
    mov r16, r14
    and r16, r3
    eor r12, r16
    mov r16, r15
    and r16, r4
    eor r13, r16
    mov r16, r20
    and r16, r5
    eor r10, r16
    mov r16, r21
    lsl r14
    rol r15
    rol r20
    rol r16
    adc r14, r1
    eor r12, r14
    eor r13, r15
    eor r10, r20
    and r21, r2
    eor r11, r21
    eor r11, r16
    ldd r16, Z+0
    eor r22, r16
    eor r12, r16
    st Y+, r22
    ldd r22, Z+1
    eor r23, r22
    eor r13, r22
    st Y+, r23
    ldd r22, Z+2
    eor r18, r22
    eor r10, r22
    st Y+, r18
    ldd r18, Z+3
    eor r19, r18
    eor r11, r18
    st Y+, r19
    st Y+, r8
    st Y+, r9
    st Y+, r6
    st Y+, r7
    st Y+, r12
    st Y+, r13
    st Y+, r10
    st Y+, r11
    st Y+, r4
    st Y+, r5
    st Y+, r2
    st Y+, r3
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simon64_96_ecb_decrypt_avr_rest
    rjmp .Llwcc_simon64_96_ecb_decrypt_avr_group
.Llwcc_simon64_96_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simon64_96_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_simon64_96_ecb_decrypt_avr_end
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
.Llwcc_simon64_96_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon64_96_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simon64_96_ecb_decrypt_avr_group
.Llwcc_simon64_96_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_simon64_96_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon64_96_ecb_decrypt_avr_copy
    ldi r18, 16
.Llwcc_simon64_96_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon64_96_ecb_decrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon64_96_ecb_decrypt_avr_end:
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
    .size lwcc_simon64_96_ecb_decrypt_avr, .-lwcc_simon64_96_ecb_decrypt_avr

    .global lwcc_simon64_96_ctr_init_avr
    .type lwcc_simon64_96_ctr_init_avr, @function
lwcc_simon64_96_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_simon64_96_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_simon64_96_ctr_nonce_avr
    .size lwcc_simon64_96_ctr_init_avr, .-lwcc_simon64_96_ctr_init_avr

    .global lwcc_simon64_96_ctr_nonce_avr
    .type lwcc_simon64_96_ctr_nonce_avr, @function
lwcc_simon64_96_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(168))
    sbci r31, hi8(-(168))
    std Z+0, r0
    ld r0, X+
    std Z+1, r0
    ld r0, X+
    std Z+2, r0
    ld r0, X
    std Z+3, r0
    ret
    .size lwcc_simon64_96_ctr_nonce_avr, .-lwcc_simon64_96_ctr_nonce_avr

    .global lwcc_simon64_96_ctr_crypt_avr
    .type lwcc_simon64_96_ctr_crypt_avr, @function
lwcc_simon64_96_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon64_96_ctr_crypt_avr_begin
    ret
.Llwcc_simon64_96_ctr_crypt_avr_begin:
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
    brcc .Llwcc_simon64_96_ctr_crypt_avr_group
    rjmp .Llwcc_simon64_96_ctr_crypt_avr_rest
.Llwcc_simon64_96_ctr_crypt_avr_group:
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
    mov r17, r2
    mov r23, r3
    mov r22, r4
    mov r18, r5
    subi r17, 255
    sbci r23, 255
    sbci r22, 255
    sbci r18, 255
    ; round 1 (simon.dsl:42)
    movw r6, r4 ; r7, r5
    mov r0, r3
    mov r13, r2
    lsl r7
    rol r6
    rol r0
    rol r13
    adc r7, r1
    movw r8, r6 ; r9, r7
    and r9, r2
    and r8, r5
    mov r12, r0
    and r12, r4
    mov r11, r13
    mov r10, r18
    lsl r7
    rol r6
    rol r0
    rol r11
    adc r7, r1
    eor r9, r7
    eor r8, r6
    eor r12, r0
    and r13, r3
    eor r13, r11
    movw r6, r22 ; r7, r23
    mov r16, r17
    lsl r10
    rol r6
    rol r7
    rol r16
    adc r10, r1
    mov r15, r10
    mov r14, r6
    and r15, r17
    and r14, r18
    mov r21, r7
    mov r0, r16
    and r21, r22
    lsl r10
    rol r6
    rol r7
    rol r0
    adc r10, r1
    eor r15, r10
    eor r14, r6
    eor r21, r7
    and r16, r23
    eor r16, r0
    subi r30, lo8(-(168))
    sbci r31, hi8(-(168))
    ldd r0, Z+0
    eor r9, r0
    eor r15, r0
    ldd r0, Z+1
    eor r8, r0
    eor r14, r0
    ldd r0, Z+2
    eor r12, r0
    eor r21, r0
    ldd r0, Z+3
    eor r13, r0
    eor r16, r0
    subi r30, lo8(-(-168))
    sbci r31, hi8(-(-168))
    ldd r0, Z+0
    eor r9, r0
    eor r15, r0
    ldd r0, Z+1
    eor r8, r0
    eor r14, r0
    ldd r0, Z+2
    eor r12, r0
    eor r21, r0
    ldd r0, Z+3
    eor r13, r0
    eor r16, r0
    mov r6, r5
    mov r7, r4
    mov r0, r3
    mov r20, r2
    mov r10, r15
    mov r15, r8
    mov r11, r14
    mov r8, r21
    mov r14, r9
    mov r21, r18
    mov r9, r16
    adiw r30, 4
    ldi r16, 5
.Llwcc_simon64_96_ctr_crypt_avr_round:
    ; round 2 (simon.dsl:42)
    movw r2, r14 ; r3, r15
    movw r4, r12 ; r5, r13
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    mov r19, r2
    and r19, r13
    eor r6, r19
    mov r19, r3
    and r19, r14
    eor r7, r19
    mov r19, r4
    and r19, r15
    eor r0, r19
    mov r19, r5
    and r19, r12
    eor r20, r19
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    eor r6, r2
    eor r7, r3
    eor r0, r4
    eor r5, r20
    movw r2, r10 ; r3, r11
    mov r4, r8
    mov r20, r9
    lsl r2
    rol r3
    rol r4
    rol r20
    adc r2, r1
    mov r19, r2
    and r19, r9
    eor r21, r19
    mov r19, r3
    and r19, r10
    eor r22, r19
    mov r19, r4
    and r19, r11
    eor r23, r19
    mov r19, r20
    and r19, r8
    eor r17, r19
    lsl r2
    rol r3
    rol r4
    rol r20
    adc r2, r1
    eor r2, r21
    eor r3, r22
    eor r4, r23
    eor r17, r20
    ld r20, Z+
    eor r6, r20
    eor r2, r20
    ld r20, Z+
    eor r7, r20
    eor r3, r20
    ld r20, Z+
    eor r0, r20
    eor r4, r20
    ld r20, Z+
    eor r5, r20
    eor r17, r20
    ; round 3 (simon.dsl:42)
    movw r20, r6 ; r21, r7
    mov r22, r0
    mov r23, r5
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r5
    eor r14, r19
    mov r19, r21
    and r19, r6
    eor r15, r19
    mov r19, r22
    and r19, r7
    eor r12, r19
    mov r19, r23
    and r19, r0
    eor r13, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r14, r20
    eor r15, r21
    eor r12, r22
    eor r13, r23
    movw r20, r2 ; r21, r3
    mov r22, r4
    mov r23, r17
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r17
    eor r10, r19
    mov r19, r21
    and r19, r2
    eor r11, r19
    mov r19, r22
    and r19, r3
    eor r8, r19
    mov r19, r23
    and r19, r4
    eor r9, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r10, r20
    eor r11, r21
    eor r8, r22
    eor r9, r23
    ld r20, Z+
    eor r14, r20
    eor r10, r20
    ld r20, Z+
    eor r15, r20
    eor r11, r20
    ld r20, Z+
    eor r12, r20
    eor r8, r20
    ld r20, Z+
    eor r13, r20
    eor r9, r20
    ; round 4 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    movw r22, r12 ; r23, r13
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r13
    eor r6, r19
    mov r19, r21
    and r19, r14
    eor r7, r19
    mov r19, r22
    and r19, r15
    eor r0, r19
    mov r19, r23
    and r19, r12
    eor r5, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r6, r20
    eor r7, r21
    eor r0, r22
    eor r5, r23
    movw r20, r10 ; r21, r11
    movw r22, r8 ; r23, r9
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r9
    eor r2, r19
    mov r19, r21
    and r19, r10
    eor r3, r19
    mov r19, r22
    and r19, r11
    eor r4, r19
    mov r19, r23
    and r19, r8
    eor r17, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r2, r20
    eor r3, r21
    eor r4, r22
    eor r17, r23
    ld r20, Z+
    eor r6, r20
    eor r2, r20
    ld r20, Z+
    eor r7, r20
    eor r3, r20
    ld r20, Z+
    eor r0, r20
    eor r4, r20
    ld r20, Z+
    eor r5, r20
    eor r17, r20
    ; round 5 (simon.dsl:42)
    movw r20, r6 ; r21, r7
    mov r22, r0
    mov r23, r5
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r5
    eor r14, r19
    mov r19, r21
    and r19, r6
    eor r15, r19
    mov r19, r22
    and r19, r7
    eor r12, r19
    mov r19, r23
    and r19, r0
    eor r13, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r14, r20
    eor r15, r21
    eor r12, r22
    eor r13, r23
    movw r20, r2 ; r21, r3
    mov r22, r4
    mov r23, r17
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r17
    eor r10, r19
    mov r19, r21
    and r19, r2
    eor r11, r19
    mov r19, r22
    and r19, r3
    eor r8, r19
    mov r19, r23
    and r19, r4
    eor r9, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r10, r20
    eor r11, r21
    eor r8, r22
    eor r9, r23
    ld r20, Z+
    eor r14, r20
    eor r10, r20
    ld r20, Z+
    eor r15, r20
    eor r11, r20
    ld r20, Z+
    eor r12, r20
    eor r8, r20
    ld r20, Z+
    eor r13, r20
    eor r9, r20
    ; round 6 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    movw r22, r12 ; r23, r13
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r13
    eor r6, r19
    mov r19, r21
    and r19, r14
    eor r7, r19
    mov r19, r22
    and r19, r15
    eor r0, r19
    mov r19, r23
    and r19, r12
    eor r5, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r6, r20
    eor r7, r21
    eor r0, r22
    eor r5, r23
    movw r20, r10 ; r21, r11
    movw r22, r8 ; r23, r9
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r9
    eor r2, r19
    mov r19, r21
    and r19, r10
    eor r3, r19
    mov r19, r22
    and r19, r11
    eor r4, r19
    mov r19, r23
    and r19, r8
    eor r17, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r2, r20
    eor r3, r21
    eor r4, r22
    eor r17, r23
    ld r20, Z+
    eor r6, r20
    eor r2, r20
    ld r20, Z+
    eor r7, r20
    eor r3, r20
    ld r20, Z+
    eor r0, r20
    eor r4, r20
    ld r20, Z+
    eor r5, r20
    eor r17, r20
    ; round 7 (simon.dsl:42)
    movw r20, r6 ; r21, r7
    mov r22, r0
    mov r23, r5
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r5
    eor r14, r19
    mov r19, r21
    and r19, r6
    eor r15, r19
    mov r19, r22
    and r19, r7
    eor r12, r19
    mov r19, r23
    and r19, r0
    eor r13, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r14, r20
    eor r15, r21
    eor r12, r22
    eor r13, r23
    movw r20, r2 ; r21, r3
    mov r22, r4
    mov r23, r17
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r17
    eor r10, r19
    mov r19, r21
    and r19, r2
    eor r11, r19
    mov r19, r22
    and r19, r3
    eor r8, r19
    mov r19, r23
    and r19, r4
    eor r9, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r10, r20
    eor r11, r21
    eor r8, r22
    eor r9, r23
    ld r20, Z+
    eor r14, r20
    eor r10, r20
    ld r20, Z+
    eor r15, r20
    eor r11, r20
    ld r20, Z+
    eor r12, r20
    eor r8, r20
    ld r20, Z+
    eor r13, r20
    eor r9, r20
    ; round 8 (simon.dsl:42)
    movw r20, r14 ; r21, r15
    movw r22, r12 ; r23, r13
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r13
    eor r6, r19
    mov r19, r21
    and r19, r14
    eor r7, r19
    mov r19, r22
    and r19, r15
    eor r0, r19
    mov r19, r23
    and r19, r12
    eor r5, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r6, r20
    eor r7, r21
    eor r0, r22
    eor r5, r23
    movw r20, r10 ; r21, r11
    movw r22, r8 ; r23, r9
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r9
    eor r2, r19
    mov r19, r21
    and r19, r10
    eor r3, r19
    mov r19, r22
    and r19, r11
    eor r4, r19
    mov r19, r23
    and r19, r8
    eor r17, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r2, r20
    eor r3, r21
    eor r4, r22
    eor r17, r23
    ld r20, Z+
    eor r6, r20
    eor r2, r20
    ld r20, Z+
    eor r7, r20
    eor r3, r20
    ld r20, Z+
    eor r0, r20
    eor r4, r20
    ld r20, Z+
    eor r5, r20
    eor r17, r20
    ; round 9 (simon.dsl:42)
    movw r20, r6 ; r21, r7
    mov r22, r0
    mov r23, r5
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r5
    eor r14, r19
    mov r19, r21
    and r19, r6
    eor r15, r19
    mov r19, r22
    and r19, r7
    eor r12, r19
    mov r19, r23
    and r19, r0
    eor r13, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r14, r20
    eor r15, r21
    eor r12, r22
    eor r13, r23
    movw r20, r2 ; r21, r3
    mov r22, r4
    mov r23, r17
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    mov r19, r20
    and r19, r17
    eor r10, r19
    mov r19, r21
    and r19, r2
    eor r11, r19
    mov r19, r22
    and r19, r3
    eor r8, r19
    mov r19, r23
    and r19, r4
    eor r9, r19
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    eor r10, r20
    eor r11, r21
    eor r8, r22
    eor r9, r23
    ld r20, Z+
    eor r14, r20
    eor r10, r20
    ld r20, Z+
    eor r15, r20
    eor r11, r20
    ld r20, Z+
    eor r12, r20
    eor r8, r20
    ld r20, Z+
    eor r13, r20
    eor r9, r20
    mov r20, r5
    mov r21, r2
    mov r22, r3
    mov r23, r4
    dec r16
    breq .Llwcc_simon64_96_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_simon64_96_ctr_crypt_avr_round
.Llwcc_simon64_96_ctr_crypt_avr_rounds_done:
    subi r30, 164
    sbci r31, 0
    ; round 42 (simon.dsl:43)
    ld r16, X+
    eor r16, r14
    st Y+, r16
    ld r16, X+
    eor r16, r15
    st Y+, r16
    ld r16, X+
    eor r16, r12
    st Y+, r16
    ld r16, X+
    eor r16, r13
    st Y+, r16
    movw r2, r14 ; r3, r15
    movw r4, r12 ; r5, r13
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    and r13, r2
    eor r6, r13
    and r14, r3
    eor r7, r14
    and r15, r4
    eor r0, r15
    and r12, r5
    eor r12, r20
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    eor r6, r2
    eor r7, r3
    eor r0, r4
    eor r12, r5
    movw r14, r10 ; r15, r11
    movw r2, r8 ; r3, r9
    lsl r14
    rol r15
    rol r2
    rol r3
    adc r14, r1
    mov r13, r14
    and r13, r9
    eor r13, r21
    mov r16, r15
    and r16, r10
    eor r16, r22
    mov r22, r2
    and r22, r11
    eor r22, r23
    mov r23, r3
    and r23, r8
    eor r17, r23
    lsl r14
    rol r15
    rol r2
    rol r3
    adc r14, r1
    eor r13, r14
    eor r16, r15
    eor r22, r2
    eor r3, r17
    subi r30, lo8(-(164))
    sbci r31, hi8(-(164))
    ldd r2, Z+0
    eor r6, r2
    eor r13, r2
    ld r2, X+
    eor r2, r6
    st Y+, r2
    ldd r2, Z+1
    eor r7, r2
    eor r16, r2
    ld r2, X+
    eor r2, r7
    st Y+, r2
    ldd r2, Z+2
    eor r0, r2
    eor r22, r2
    ld r2, X+
    eor r2, r0
    st Y+, r2
    ldd r0, Z+3
    eor r12, r0
    eor r3, r0
    ld r0, X+
    eor r0, r12
    st Y+, r0
    ld r0, X+
    eor r0, r10
    st Y+, r0
    ld r0, X+
    eor r0, r11
    st Y+, r0
    ld r0, X+
    eor r0, r8
    st Y+, r0
    ld r0, X+
    eor r0, r9
    st Y+, r0
    ld r0, X+
    eor r0, r13
    st Y+, r0
    ld r0, X+
    eor r0, r16
    st Y+, r0
    ld r0, X+
    eor r0, r22
    st Y+, r0
    ld r0, X+
    eor r0, r3
    st Y+, r0
    subi r30, lo8(-(-164))
    sbci r31, hi8(-(-164))
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_simon64_96_ctr_crypt_avr_rest
    rjmp .Llwcc_simon64_96_ctr_crypt_avr_group
.Llwcc_simon64_96_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_simon64_96_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simon64_96_ctr_crypt_avr_end
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
.Llwcc_simon64_96_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon64_96_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_simon64_96_ctr_crypt_avr_group
.Llwcc_simon64_96_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_simon64_96_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon64_96_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_simon64_96_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon64_96_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon64_96_ctr_crypt_avr_end:
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
    .size lwcc_simon64_96_ctr_crypt_avr, .-lwcc_simon64_96_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xfd, 0xfc, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc
    .byte 0xfc, 0xfc, 0xfd, 0xfd, 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc
    .byte 0xfd, 0xfc, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc
