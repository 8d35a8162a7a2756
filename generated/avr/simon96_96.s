; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon96_96 --target avr --lanes 1
; passes:    unroll() invert() counter() sbox(fixed=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 48 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 12, key 12, nonce 8, rk 312, ctx 320, align 1, group 12, stack 49, code 4858, flash 4908, ram 681
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 50, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:e753fee6cbefe3aa9aec09c780f39a9270968e7780170f0128f9620340fb8152

    .text

    .global lwcc_simon96_96_key_setup_avr
    .type lwcc_simon96_96_key_setup_avr, @function
lwcc_simon96_96_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r13
    push r14
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
    ld r17, X+
    std Y+4, r17
    ld r15, X+
    std Y+5, r15
    ld r14, X+
    std Y+6, r14
    ld r9, X+
    std Y+7, r9
    ld r6, X+
    std Y+8, r6
    ld r7, X+
    std Y+9, r7
    ld r4, X+
    std Y+10, r4
    ld r5, X
    std Y+11, r5
    ldi r16, 0
    mov r8, r16
    adiw r28, 12
    ldi r16, 50
.Llwcc_simon96_96_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r8
    lpm r21, Z
    eor r25, r21
    movw r20, r8 ; r21, r9
    subi r20, 255
    mov r8, r14
    movw r18, r6 ; r19, r7
    movw r2, r4 ; r3, r5
    mov r13, r8
    lsr r13
    ror r3
    ror r2
    ror r19
    ror r18
    ror r21
    ror r8
    lsr r13
    ror r3
    ror r2
    ror r19
    ror r18
    ror r21
    ror r8
    lsr r13
    ror r3
    ror r2
    ror r19
    ror r18
    ror r21
    ror r8
    eor r25, r8
    eor r24, r21
    eor r23, r18
    eor r22, r19
    eor r17, r2
    eor r15, r3
    bst r8, 0
    lsr r3
    ror r2
    ror r19
    ror r18
    ror r21
    ror r8
    bld r3, 7
    eor r25, r8
    eor r24, r21
    eor r23, r18
    eor r22, r19
    eor r17, r2
    eor r15, r3
    st Y+, r25
    ldi r19, 255
    eor r24, r19
    st Y+, r24
    eor r23, r19
    st Y+, r23
    eor r22, r19
    st Y+, r22
    eor r17, r19
    eor r15, r19
    st Y+, r17
    st Y+, r15
    mov r14, r14
    mov r9, r9
    movw r6, r6 ; r7, r7
    movw r4, r4 ; r5, r5
    mov r8, r20
    mov r21, r25
    mov r25, r14
    mov r14, r21
    mov r21, r24
    mov r24, r9
    mov r9, r21
    mov r21, r23
    mov r23, r6
    mov r6, r21
    mov r21, r22
    mov r22, r7
    mov r7, r21
    mov r21, r17
    mov r17, r4
    mov r4, r21
    mov r21, r15
    mov r15, r5
    mov r5, r21
    dec r16
    breq .Llwcc_simon96_96_key_setup_avr_rounds_done
    rjmp .Llwcc_simon96_96_key_setup_avr_round
.Llwcc_simon96_96_key_setup_avr_rounds_done:

    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_simon96_96_key_setup_avr, .-lwcc_simon96_96_key_setup_avr

    .global lwcc_simon96_96_ecb_encrypt_avr
    .type lwcc_simon96_96_ecb_encrypt_avr, @function
lwcc_simon96_96_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon96_96_ecb_encrypt_avr_begin
    ret
.Llwcc_simon96_96_ecb_encrypt_avr_begin:
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
.Llwcc_simon96_96_ecb_encrypt_avr_group:
    push r24
    push r25
    ld r8, X+
    ld r9, X+
    ld r2, X+
    ld r17, X+
    ld r0, X+
    ld r3, X+
    ld r10, X+
    ld r11, X+
    ld r6, X+
    ld r4, X+
    ld r5, X+
    ld r7, X+
    ldi r16, 6
.Llwcc_simon96_96_ecb_encrypt_avr_round:
    ; round 1 (simon.dsl:42)
    movw r20, r10 ; r21, r11
    movw r14, r6 ; r15, r7
    movw r24, r4 ; r25, r5
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r10
    movw r12, r14 ; r13, r15
    and r12, r11
    movw r22, r24 ; r23, r25
    and r22, r6
    and r23, r4
    and r13, r5
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r22, r24
    eor r23, r25
    eor r13, r15
    eor r8, r20
    eor r9, r21
    eor r2, r14
    eor r17, r22
    eor r0, r23
    eor r3, r13
    ld r20, Z+
    eor r8, r20
    ld r20, Z+
    eor r9, r20
    ld r20, Z+
    eor r2, r20
    ld r20, Z+
    eor r17, r20
    ld r20, Z+
    eor r0, r20
    ld r20, Z+
    eor r3, r20
    ; round 2 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r14, r2 ; r15, r3
    mov r24, r17
    mov r25, r0
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r3
    and r19, r8
    movw r12, r14 ; r13, r15
    and r12, r9
    movw r22, r24 ; r23, r25
    and r22, r2
    and r23, r17
    and r13, r0
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r22, r24
    eor r23, r25
    eor r13, r15
    eor r10, r20
    eor r11, r21
    eor r6, r14
    eor r4, r22
    eor r5, r23
    eor r7, r13
    ld r20, Z+
    eor r10, r20
    ld r20, Z+
    eor r11, r20
    ld r20, Z+
    eor r6, r20
    ld r20, Z+
    eor r4, r20
    ld r20, Z+
    eor r5, r20
    ld r20, Z+
    eor r7, r20
    ; round 3 (simon.dsl:42)
    movw r20, r10 ; r21, r11
    movw r14, r6 ; r15, r7
    movw r24, r4 ; r25, r5
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r10
    movw r12, r14 ; r13, r15
    and r12, r11
    movw r22, r24 ; r23, r25
    and r22, r6
    and r23, r4
    and r13, r5
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r22, r24
    eor r23, r25
    eor r13, r15
    eor r8, r20
    eor r9, r21
    eor r2, r14
    eor r17, r22
    eor r0, r23
    eor r3, r13
    ld r20, Z+
    eor r8, r20
    ld r20, Z+
    eor r9, r20
    ld r20, Z+
    eor r2, r20
    ld r20, Z+
    eor r17, r20
    ld r20, Z+
    eor r0, r20
    ld r20, Z+
    eor r3, r20
    ; round 4 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r14, r2 ; r15, r3
    mov r24, r17
    mov r25, r0
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r3
    and r19, r8
    movw r12, r14 ; r13, r15
    and r12, r9
    movw r22, r24 ; r23, r25
    and r22, r2
    and r23, r17
    and r13, r0
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r22, r24
    eor r23, r25
    eor r13, r15
    eor r10, r20
    eor r11, r21
    eor r6, r14
    eor r4, r22
    eor r5, r23
    eor r7, r13
    ld r20, Z+
    eor r10, r20
    ld r20, Z+
    eor r11, r20
    ld r20, Z+
    eor r6, r20
    ld r20, Z+
    eor r4, r20
    ld r20, Z+
    eor r5, r20
    ld r20, Z+
    eor r7, r20
    ; round 5 (simon.dsl:42)
    movw r20, r10 ; r21, r11
    movw r14, r6 ; r15, r7
    movw r24, r4 ; r25, r5
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r10
    movw r12, r14 ; r13, r15
    and r12, r11
    movw r22, r24 ; r23, r25
    and r22, r6
    and r23, r4
    and r13, r5
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r22, r24
    eor r23, r25
    eor r13, r15
    eor r8, r20
    eor r9, r21
    eor r2, r14
    eor r17, r22
    eor r0, r23
    eor r3, r13
    ld r20, Z+
    eor r8, r20
    ld r20, Z+
    eor r9, r20
    ld r20, Z+
    eor r2, r20
    ld r20, Z+
    eor r17, r20
    ld r20, Z+
    eor r0, r20
    ld r20, Z+
    eor r3, r20
    ; round 6 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r14, r2 ; r15, r3
    mov r24, r17
    mov r25, r0
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r3
    and r19, r8
    movw r12, r14 ; r13, r15
    and r12, r9
    movw r22, r24 ; r23, r25
    and r22, r2
    and r23, r17
    and r13, r0
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r22, r24
    eor r23, r25
    eor r13, r15
    eor r10, r20
    eor r11, r21
    eor r6, r14
    eor r4, r22
    eor r5, r23
    eor r7, r13
    ld r20, Z+
    eor r10, r20
    ld r20, Z+
    eor r11, r20
    ld r20, Z+
    eor r6, r20
    ld r20, Z+
    eor r4, r20
    ld r20, Z+
    eor r5, r20
    ld r20, Z+
    eor r7, r20
    ; round 7 (simon.dsl:42)
    movw r20, r10 ; r21, r11
    movw r14, r6 ; r15, r7
    movw r24, r4 ; r25, r5
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r7
    and r19, r10
    movw r12, r14 ; r13, r15
    and r12, r11
    movw r22, r24 ; r23, r25
    and r22, r6
    and r23, r4
    and r13, r5
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r22, r24
    eor r23, r25
    eor r13, r15
    eor r8, r20
    eor r9, r21
    eor r2, r14
    eor r17, r22
    eor r0, r23
    eor r3, r13
    ld r20, Z+
    eor r8, r20
    ld r20, Z+
    eor r9, r20
    ld r20, Z+
    eor r2, r20
    ld r20, Z+
    eor r17, r20
    ld r20, Z+
    eor r0, r20
    ld r20, Z+
    eor r3, r20
    ; round 8 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r14, r2 ; r15, r3
    mov r24, r17
    mov r25, r0
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r3
    and r19, r8
    movw r12, r14 ; r13, r15
    and r12, r9
    movw r22, r24 ; r23, r25
    and r22, r2
    and r23, r17
    and r13, r0
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r22, r24
    eor r23, r25
    eor r13, r15
    eor r10, r20
    eor r11, r21
    eor r6, r14
    eor r4, r22
    eor r5, r23
    eor r7, r13
    ld r20, Z+
    eor r10, r20
    ld r20, Z+
    eor r11, r20
    ld r20, Z+
    eor r6, r20
    ld r20, Z+
    eor r4, r20
    ld r20, Z+
    eor r5, r20
    ld r20, Z+
    eor r7, r20
    dec r16
    breq .Llwcc_simon96_96_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_simon96_96_ecb_encrypt_avr_round
.Llwcc_simon96_96_ecb_encrypt_avr_rounds_done:
    subi r30, 32
    sbci r31, 1
    mov r14, r6
    mov r15, r4
    mov r4, r7
    mov r6, r2
    mov r7, r17
    mov r2, r0
    ; round 49 (simon.dsl:42)
    movw r20, r10 ; r21, r11
    movw r16, r14 ; r17, r15
    movw r18, r4 ; r19, r5
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r19
    rol r18
    adc r20, r1
    movw r22, r20 ; r23, r21
    and r22, r4
    and r23, r10
    movw r24, r16 ; r25, r17
    and r24, r11
    and r25, r14
    mov r0, r19
    mov r12, r18
    and r0, r15
    and r12, r5
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r19
    rol r18
    adc r20, r1
    eor r20, r22
    eor r21, r23
    eor r16, r24
    eor r25, r17
    eor r0, r19
    eor r12, r18
    eor r8, r20
    eor r9, r21
    eor r6, r16
    eor r7, r25
    eor r2, r0
    eor r3, r12
    subi r30, lo8(-(288))
    sbci r31, hi8(-(288))
    ldd r0, Z+0
    eor r8, r0
    ldd r0, Z+1
    eor r9, r0
    ldd r0, Z+2
    eor r6, r0
    ldd r0, Z+3
    eor r7, r0
    ldd r0, Z+4
    eor r2, r0
    ldd r0, Z+5
    eor r3, r0
    ; round 50 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    movw r24, r2 ; r25, r3
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r24
    rol r25
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r3
    and r19, r8
    movw r22, r16 ; r23, r17
    and r22, r9
    and r23, r6
    mov r0, r24
    mov r12, r25
    and r0, r7
    and r12, r2
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r24
    rol r25
    adc r20, r1
    eor r20, r18
    eor r21, r19
    eor r16, r22
    eor r23, r17
    eor r0, r24
    eor r12, r25
    eor r10, r20
    eor r11, r21
    eor r14, r16
    eor r15, r23
    eor r5, r0
    eor r4, r12
    ldd r0, Z+6
    eor r10, r0
    ldd r0, Z+7
    eor r11, r0
    ldd r0, Z+8
    eor r14, r0
    ldd r0, Z+9
    eor r15, r0
    ldd r0, Z+10
    eor r5, r0
    ldd r0, Z+11
    eor r4, r0
    ; round 51 (simon.dsl:42)
    movw r20, r10 ; r21, r11
    movw r16, r14 ; r17, r15
    movw r18, r4 ; r19, r5
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r19
    rol r18
    adc r20, r1
    movw r22, r20 ; r23, r21
    and r22, r4
    and r23, r10
    movw r24, r16 ; r25, r17
    and r24, r11
    and r25, r14
    mov r0, r19
    mov r12, r18
    and r0, r15
    and r12, r5
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r19
    rol r18
    adc r20, r1
    eor r20, r22
    eor r21, r23
    eor r16, r24
    eor r25, r17
    eor r0, r19
    eor r12, r18
    eor r8, r20
    eor r9, r21
    eor r6, r16
    eor r7, r25
    eor r2, r0
    eor r3, r12
    ldd r0, Z+12
    eor r8, r0
    ldd r0, Z+13
    eor r9, r0
    ldd r0, Z+14
    eor r6, r0
    ldd r0, Z+15
    eor r7, r0
    ldd r0, Z+16
    eor r2, r0
    ldd r0, Z+17
    eor r3, r0
    ; round 52 (simon.dsl:42)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    movw r24, r2 ; r25, r3
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r24
    rol r25
    adc r20, r1
    movw r18, r20 ; r19, r21
    and r18, r3
    and r19, r8
    movw r22, r16 ; r23, r17
    and r22, r9
    and r23, r6
    mov r0, r24
    mov r12, r25
    and r0, r7
    and r12, r2
    lsl r20
    rol r21
    rol r16
    rol r17
    rol r24
    rol r25
    adc r20, r1
    eor r20, r18
    eor r21, r19
    eor r16, r22
    eor r23, r17
    eor r0, r24
    eor r12, r25
    eor r10, r20
    eor r11, r21
    eor r14, r16
    eor r15, r23
    eor r5, r0
    eor r4, r12
    ldd r0, Z+18
    eor r10, r0
    ldd r0, Z+19
    eor r11, r0
    ldd r0, Z+20
    eor r14, r0
    ldd r0, Z+21
    eor r15, r0
    ldd r0, Z+22
    eor r5, r0
    ldd r0, Z+23
    eor r4, r0
    st Y+, r8
    st Y+, r9
    st Y+, r6
    st Y+, r7
    st Y+, r2
    st Y+, r3
    st Y+, r10
    st Y+, r11
    st Y+, r14
    st Y+, r15
    st Y+, r5
    st Y+, r4
    subi r30, lo8(-(-288))
    sbci r31, hi8(-(-288))
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_simon96_96_ecb_encrypt_avr_end
    rjmp .Llwcc_simon96_96_ecb_encrypt_avr_group
.Llwcc_simon96_96_ecb_encrypt_avr_end:
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
    .size lwcc_simon96_96_ecb_encrypt_avr, .-lwcc_simon96_96_ecb_encrypt_avr

    .global lwcc_simon96_96_ecb_decrypt_avr
    .type lwcc_simon96_96_ecb_decrypt_avr, @function
lwcc_simon96_96_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon96_96_ecb_decrypt_avr_begin
    ret
.Llwcc_simon96_96_ecb_decrypt_avr_begin:
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
.Llwcc_simon96_96_ecb_decrypt_avr_group:
    push r24
    push r25
    ld r10, X+
    ld r11, X+
    ld r6, X+
    ld r4, X+
    ld r5, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r2, X+
    ld r17, X+
    ld r0, X+
    ld r3, X+
    subi r30, 248
    sbci r31, 254
    ldi r16, 6
.Llwcc_simon96_96_ecb_decrypt_avr_round:
    ; round 52 (simon.dsl:43)
    ldd r20, Z+42
    eor r8, r20
    ldd r20, Z+43
    eor r9, r20
    ldd r20, Z+44
    eor r2, r20
    ldd r20, Z+45
    eor r17, r20
    ldd r20, Z+46
    eor r0, r20
    ldd r20, Z+47
    eor r3, r20
    movw r20, r10 ; r21, r11
    movw r14, r6 ; r15, r7
    movw r24, r4 ; r25, r5
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    movw r12, r14 ; r13, r15
    movw r22, r24 ; r23, r25
    lsl r18
    rol r19
    rol r12
    rol r22
    rol r23
    rol r13
    adc r18, r1
    and r20, r7
    and r21, r10
    and r14, r11
    and r24, r6
    and r25, r4
    and r15, r5
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r24, r22
    eor r25, r23
    eor r15, r13
    eor r8, r20
    eor r9, r21
    eor r2, r14
    eor r17, r24
    eor r0, r25
    eor r3, r15
    ; round 51 (simon.dsl:43)
    ldd r20, Z+36
    eor r10, r20
    ldd r20, Z+37
    eor r11, r20
    ldd r20, Z+38
    eor r6, r20
    ldd r20, Z+39
    eor r4, r20
    ldd r20, Z+40
    eor r5, r20
    ldd r20, Z+41
    eor r7, r20
    movw r20, r8 ; r21, r9
    movw r14, r2 ; r15, r3
    mov r24, r17
    mov r25, r0
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    movw r12, r14 ; r13, r15
    movw r22, r24 ; r23, r25
    lsl r18
    rol r19
    rol r12
    rol r22
    rol r23
    rol r13
    adc r18, r1
    and r20, r3
    and r21, r8
    and r14, r9
    and r24, r2
    and r25, r17
    and r15, r0
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r24, r22
    eor r25, r23
    eor r15, r13
    eor r10, r20
    eor r11, r21
    eor r6, r14
    eor r4, r24
    eor r5, r25
    eor r7, r15
    ; round 50 (simon.dsl:43)
    ldd r20, Z+30
    eor r8, r20
    ldd r20, Z+31
    eor r9, r20
    ldd r20, Z+32
    eor r2, r20
    ldd r20, Z+33
    eor r17, r20
    ldd r20, Z+34
    eor r0, r20
    ldd r20, Z+35
    eor r3, r20
    movw r20, r10 ; r21, r11
    movw r14, r6 ; r15, r7
    movw r24, r4 ; r25, r5
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    movw r12, r14 ; r13, r15
    movw r22, r24 ; r23, r25
    lsl r18
    rol r19
    rol r12
    rol r22
    rol r23
    rol r13
    adc r18, r1
    and r20, r7
    and r21, r10
    and r14, r11
    and r24, r6
    and r25, r4
    and r15, r5
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r24, r22
    eor r25, r23
    eor r15, r13
    eor r8, r20
    eor r9, r21
    eor r2, r14
    eor r17, r24
    eor r0, r25
    eor r3, r15
    ; round 49 (simon.dsl:43)
    ldd r20, Z+24
    eor r10, r20
    ldd r20, Z+25
    eor r11, r20
    ldd r20, Z+26
    eor r6, r20
    ldd r20, Z+27
    eor r4, r20
    ldd r20, Z+28
    eor r5, r20
    ldd r20, Z+29
    eor r7, r20
    movw r20, r8 ; r21, r9
    movw r14, r2 ; r15, r3
    mov r24, r17
    mov r25, r0
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    movw r12, r14 ; r13, r15
    movw r22, r24 ; r23, r25
    lsl r18
    rol r19
    rol r12
    rol r22
    rol r23
    rol r13
    adc r18, r1
    and r20, r3
    and r21, r8
    and r14, r9
    and r24, r2
    and r25, r17
    and r15, r0
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r24, r22
    eor r25, r23
    eor r15, r13
    eor r10, r20
    eor r11, r21
    eor r6, r14
    eor r4, r24
    eor r5, r25
    eor r7, r15
    ; round 48 (simon.dsl:43)
    ldd r20, Z+18
    eor r8, r20
    ldd r20, Z+19
    eor r9, r20
    ldd r20, Z+20
    eor r2, r20
    ldd r20, Z+21
    eor r17, r20
    ldd r20, Z+22
    eor r0, r20
    ldd r20, Z+23
    eor r3, r20
    movw r20, r10 ; r21, r11
    movw r14, r6 ; r15, r7
    movw r24, r4 ; r25, r5
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    movw r12, r14 ; r13, r15
    movw r22, r24 ; r23, r25
    lsl r18
    rol r19
    rol r12
    rol r22
    rol r23
    rol r13
    adc r18, r1
    and r20, r7
    and r21, r10
    and r14, r11
    and r24, r6
    and r25, r4
    and r15, r5
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r24, r22
    eor r25, r23
    eor r15, r13
    eor r8, r20
    eor r9, r21
    eor r2, r14
    eor r17, r24
    eor r0, r25
    eor r3, r15
    ; round 47 (simon.dsl:43)
    ldd r20, Z+12
    eor r10, r20
    ldd r20, Z+13
    eor r11, r20
    ldd r20, Z+14
    eor r6, r20
    ldd r20, Z+15
    eor r4, r20
    ldd r20, Z+16
    eor r5, r20
    ldd r20, Z+17
    eor r7, r20
    movw r20, r8 ; r21, r9
    movw r14, r2 ; r15, r3
    mov r24, r17
    mov r25, r0
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    movw r12, r14 ; r13, r15
    movw r22, r24 ; r23, r25
    lsl r18
    rol r19
    rol r12
    rol r22
    rol r23
    rol r13
    adc r18, r1
    and r20, r3
    and r21, r8
    and r14, r9
    and r24, r2
    and r25, r17
    and r15, r0
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r24, r22
    eor r25, r23
    eor r15, r13
    eor r10, r20
    eor r11, r21
    eor r6, r14
    eor r4, r24
    eor r5, r25
    eor r7, r15
    ; round 46 (simon.dsl:43)
    ldd r20, Z+6
    eor r8, r20
    ldd r20, Z+7
    eor r9, r20
    ldd r20, Z+8
    eor r2, r20
    ldd r20, Z+9
    eor r17, r20
    ldd r20, Z+10
    eor r0, r20
    ldd r20, Z+11
    eor r3, r20
    movw r20, r10 ; r21, r11
    movw r14, r6 ; r15, r7
    movw r24, r4 ; r25, r5
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    movw r12, r14 ; r13, r15
    movw r22, r24 ; r23, r25
    lsl r18
    rol r19
    rol r12
    rol r22
    rol r23
    rol r13
    adc r18, r1
    and r20, r7
    and r21, r10
    and r14, r11
    and r24, r6
    and r25, r4
    and r15, r5
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r24, r22
    eor r25, r23
    eor r15, r13
    eor r8, r20
    eor r9, r21
    eor r2, r14
    eor r17, r24
    eor r0, r25
    eor r3, r15
    ; round 45 (simon.dsl:43)
    ldd r20, Z+0
    eor r10, r20
    ldd r20, Z+1
    eor r11, r20
    ldd r20, Z+2
    eor r6, r20
    ldd r20, Z+3
    eor r4, r20
    ldd r20, Z+4
    eor r5, r20
    ldd r20, Z+5
    eor r7, r20
    movw r20, r8 ; r21, r9
    movw r14, r2 ; r15, r3
    mov r24, r17
    mov r25, r0
    lsl r20
    rol r21
    rol r14
    rol r24
    rol r25
    rol r15
    adc r20, r1
    movw r18, r20 ; r19, r21
    movw r12, r14 ; r13, r15
    movw r22, r24 ; r23, r25
    lsl r18
    rol r19
    rol r12
    rol r22
    rol r23
    rol r13
    adc r18, r1
    and r20, r3
    and r21, r8
    and r14, r9
    and r24, r2
    and r25, r17
    and r15, r0
    eor r20, r18
    eor r21, r19
    eor r14, r12
    eor r24, r22
    eor r25, r23
    eor r15, r13
    eor r10, r20
    eor r11, r21
    eor r6, r14
    eor r4, r24
    eor r5, r25
    eor r7, r15
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    dec r16
    breq .Llwcc_simon96_96_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_simon96_96_ecb_decrypt_avr_round
.Llwcc_simon96_96_ecb_decrypt_avr_rounds_done:
    adiw r30, 24
    ; round 4 (simon.dsl:43)
    ldd r20, Z+18
    eor r8, r20
    ldd r20, Z+19
    eor r9, r20
    ldd r20, Z+20
    eor r2, r20
    ldd r20, Z+21
    eor r17, r20
    ldd r20, Z+22
    eor r0, r20
    ldd r20, Z+23
    eor r3, r20
    movw r20, r10 ; r21, r11
    mov r14, r6
    mov r15, r4
    mov r19, r5
    mov r18, r7
    lsl r20
    rol r21
    rol r14
    rol r15
    rol r19
    rol r18
    adc r20, r1
    movw r22, r20 ; r23, r21
    movw r24, r14 ; r25, r15
    mov r12, r19
    mov r16, r18
    lsl r22
    rol r23
    rol r24
    rol r25
    rol r12
    rol r16
    adc r22, r1
    and r20, r7
    and r21, r10
    and r14, r11
    and r15, r6
    and r19, r4
    and r18, r5
    eor r20, r22
    eor r21, r23
    eor r14, r24
    eor r15, r25
    eor r19, r12
    eor r18, r16
    eor r8, r20
    eor r9, r21
    eor r2, r14
    eor r17, r15
    eor r0, r19
    eor r3, r18
    ; round 3 (simon.dsl:43)
    ldd r20, Z+12
    eor r10, r20
    ldd r20, Z+13
    eor r11, r20
    ldd r20, Z+14
    eor r6, r20
    ldd r20, Z+15
    eor r4, r20
    ldd r20, Z+16
    eor r5, r20
    ldd r20, Z+17
    eor r7, r20
    movw r20, r8 ; r21, r9
    mov r14, r2
    mov r15, r17
    mov r24, r0
    mov r25, r3
    lsl r20
    rol r21
    rol r14
    rol r15
    rol r24
    rol r25
    adc r20, r1
    movw r18, r20 ; r19, r21
    movw r22, r14 ; r23, r15
    mov r12, r24
    mov r16, r25
    lsl r18
    rol r19
    rol r22
    rol r23
    rol r12
    rol r16
    adc r18, r1
    and r20, r3
    and r21, r8
    and r14, r9
    and r15, r2
    and r24, r17
    and r25, r0
    eor r20, r18
    eor r21, r19
    eor r14, r22
    eor r15, r23
    eor r24, r12
    eor r25, r16
    eor r10, r20
    eor r11, r21
    eor r6, r14
    eor r4, r15
    eor r5, r24
    eor r7, r25
    ; round 2 (simon.dsl:43)
    ldd r20, Z+6
    eor r8, r20
    ldd r20, Z+7
    eor r9, r20
    ldd r20, Z+8
    eor r2, r20
    ldd r20, Z+9
    eor r17, r20
    ldd r20, Z+10
    eor r0, r20
    ldd r20, Z+11
    eor r3, r20
    movw r20, r10 ; r21, r11
    mov r14, r6
    mov r15, r4
    mov r19, r5
    mov r18, r7
    lsl r20
    rol r21
    rol r14
    rol r15
    rol r19
    rol r18
    adc r20, r1
    movw r22, r20 ; r23, r21
    movw r24, r14 ; r25, r15
    mov r12, r19
    mov r16, r18
    lsl r22
    rol r23
    rol r24
    rol r25
    rol r12
    rol r16
    adc r22, r1
    and r20, r7
    and r21, r10
    and r14, r11
    and r15, r6
    and r19, r4
    and r18, r5
    eor r20, r22
    eor r21, r23
    eor r14, r24
    eor r15, r25
    eor r19, r12
    eor r18, r16
    eor r8, r20
    eor r9, r21
    eor r2, r14
    eor r17, r15
    eor r0, r19
    eor r3, r18
    ; round 1 (simon.dsl:43)
    ldd r20, Z+0
    eor r10, r20
    ldd r20, Z+1
    eor r11, r20
    ldd r20, Z+2
    eor r6, r20
    ldd r20, Z+3
    eor r4, r20
    ldd r20, Z+4
    eor r5, r20
    ldd r20, Z+5
    eor r7, r20
    movw r20, r8 ; r21, r9
    mov r14, r2
    mov r15, r17
    mov r24, r0
    mov r25, r3
    lsl r20
    rol r21
    rol r14
    rol r15
    rol r24
    rol r25
    adc r20, r1
    movw r18, r20 ; r19, r21
    movw r22, r14 ; r23, r15
    mov r12, r24
    mov r16, r25
    lsl r18
    rol r19
    rol r22
    rol r23
    rol r12
    rol r16
    adc r18, r1
    and r20, r3
    and r21, r8
    and r14, r9
    and r15, r2
    and r24, r17
    and r25, r0
    eor r20, r18
    eor r21, r19
    eor r14, r22
    eor r15, r23
    eor r24, r12
    eor r25, r16
    eor r10, r20
    eor r11, r21
    eor r6, r14
    eor r4, r15
    eor r5, r24
    eor r7, r25
    st Y+, r10
    st Y+, r11
    st Y+, r6
    st Y+, r4
    st Y+, r5
    st Y+, r7
    st Y+, r8
    st Y+, r9
    st Y+, r2
    st Y+, r17
    st Y+, r0
    st Y+, r3
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_simon96_96_ecb_decrypt_avr_end
    rjmp .Llwcc_simon96_96_ecb_decrypt_avr_group
.Llwcc_simon96_96_ecb_decrypt_avr_end:
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
    .size lwcc_simon96_96_ecb_decrypt_avr, .-lwcc_simon96_96_ecb_decrypt_avr

    .global lwcc_simon96_96_ctr_init_avr
    .type lwcc_simon96_96_ctr_init_avr, @function
lwcc_simon96_96_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_simon96_96_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_simon96_96_ctr_nonce_avr
    .size lwcc_simon96_96_ctr_init_avr, .-lwcc_simon96_96_ctr_init_avr

    .global lwcc_simon96_96_ctr_nonce_avr
    .type lwcc_simon96_96_ctr_nonce_avr, @function
lwcc_simon96_96_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    adiw r26, 6
    ld r0, X+
    subi r30, lo8(-(312))
    sbci r31, hi8(-(312))
    std Z+0, r0
    ld r0, X
    std Z+1, r0
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X+
    std Z+2, r0
    ld r0, X+
    std Z+3, r0
    ld r0, X+
    std Z+4, r0
    ld r0, X+
    std Z+5, r0
    ld r0, X+
    std Z+6, r0
    ld r0, X
    std Z+7, r0
    ret
    .size lwcc_simon96_96_ctr_nonce_avr, .-lwcc_simon96_96_ctr_nonce_avr

    .global lwcc_simon96_96_ctr_crypt_avr
    .type lwcc_simon96_96_ctr_crypt_avr, @function
lwcc_simon96_96_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simon96_96_ctr_crypt_avr_begin
    ret
.Llwcc_simon96_96_ctr_crypt_avr_begin:
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
    subi r24, 12
    sbci r25, 0
    brcc .Llwcc_simon96_96_ctr_crypt_avr_group
    rjmp .Llwcc_simon96_96_ctr_crypt_avr_rest
.Llwcc_simon96_96_ctr_crypt_avr_group:
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
    subi r30, lo8(-(312))
    sbci r31, hi8(-(312))
    ldd r25, Z+0
    ldd r24, Z+1
    ldd r21, Z+2
    ldd r20, Z+3
    ldd r19, Z+4
    ldd r8, Z+5
    ldd r9, Z+6
    ldd r12, Z+7
    mov r23, r5
    mov r6, r4
    mov r7, r3
    mov r22, r2
    subi r30, lo8(-(-312))
    sbci r31, hi8(-(-312))
    ldi r16, 6
.Llwcc_simon96_96_ctr_crypt_avr_round:
    ; round 1 (simon.dsl:42)
    movw r2, r24 ; r3, r25
    mov r5, r23
    mov r4, r6
    mov r11, r7
    mov r10, r22
    lsl r3
    rol r2
    rol r5
    rol r4
    rol r11
    rol r10
    adc r3, r1
    movw r14, r2 ; r15, r3
    and r15, r22
    and r14, r25
    mov r0, r5
    mov r13, r4
    and r0, r24
    and r13, r23
    mov r17, r11
    mov r18, r10
    and r17, r6
    and r18, r7
    lsl r3
    rol r2
    rol r5
    rol r4
    rol r11
    rol r10
    adc r3, r1
    eor r3, r15
    eor r2, r14
    eor r5, r0
    eor r4, r13
    eor r17, r11
    eor r18, r10
    eor r21, r3
    eor r20, r2
    eor r19, r5
    eor r8, r4
    eor r9, r17
    eor r12, r18
    ld r0, Z+
    eor r21, r0
    ld r0, Z+
    eor r20, r0
    ld r0, Z+
    eor r19, r0
    ld r0, Z+
    eor r8, r0
    ld r0, Z+
    eor r9, r0
    ld r2, Z+
    eor r2, r12
    ; round 2 (simon.dsl:42)
    movw r4, r20 ; r5, r21
    mov r11, r19
    mov r10, r8
    mov r13, r9
    mov r12, r2
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    movw r14, r4 ; r15, r5
    and r15, r2
    and r14, r21
    mov r0, r11
    mov r3, r10
    and r0, r20
    and r3, r19
    mov r17, r13
    mov r18, r12
    and r17, r8
    and r18, r9
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    eor r5, r15
    eor r4, r14
    eor r11, r0
    eor r3, r10
    eor r17, r13
    eor r18, r12
    eor r25, r5
    eor r24, r4
    eor r23, r11
    eor r6, r3
    eor r7, r17
    eor r22, r18
    ld r3, Z+
    eor r25, r3
    ld r3, Z+
    eor r24, r3
    ld r3, Z+
    eor r23, r3
    ld r3, Z+
    eor r6, r3
    ld r3, Z+
    eor r7, r3
    ld r3, Z+
    eor r22, r3
    ; round 3 (simon.dsl:42)
    movw r4, r24 ; r5, r25
    mov r11, r23
    mov r10, r6
    mov r13, r7
    mov r12, r22
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    movw r14, r4 ; r15, r5
    and r15, r22
    and r14, r25
    mov r0, r11
    mov r3, r10
    and r0, r24
    and r3, r23
    mov r17, r13
    mov r18, r12
    and r17, r6
    and r18, r7
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    eor r5, r15
    eor r4, r14
    eor r11, r0
    eor r3, r10
    eor r17, r13
    eor r18, r12
    eor r21, r5
    eor r20, r4
    eor r19, r11
    eor r8, r3
    eor r9, r17
    eor r2, r18
    ld r3, Z+
    eor r21, r3
    ld r3, Z+
    eor r20, r3
    ld r3, Z+
    eor r19, r3
    ld r3, Z+
    eor r8, r3
    ld r3, Z+
    eor r9, r3
    ld r3, Z+
    eor r2, r3
    ; round 4 (simon.dsl:42)
    movw r4, r20 ; r5, r21
    mov r11, r19
    mov r10, r8
    mov r13, r9
    mov r12, r2
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    movw r14, r4 ; r15, r5
    and r15, r2
    and r14, r21
    mov r0, r11
    mov r3, r10
    and r0, r20
    and r3, r19
    mov r17, r13
    mov r18, r12
    and r17, r8
    and r18, r9
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    eor r5, r15
    eor r4, r14
    eor r11, r0
    eor r3, r10
    eor r17, r13
    eor r18, r12
    eor r25, r5
    eor r24, r4
    eor r23, r11
    eor r6, r3
    eor r7, r17
    eor r22, r18
    ld r3, Z+
    eor r25, r3
    ld r3, Z+
    eor r24, r3
    ld r3, Z+
    eor r23, r3
    ld r3, Z+
    eor r6, r3
    ld r3, Z+
    eor r7, r3
    ld r3, Z+
    eor r22, r3
    ; round 5 (simon.dsl:42)
    movw r4, r24 ; r5, r25
    mov r11, r23
    mov r10, r6
    mov r13, r7
    mov r12, r22
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    movw r14, r4 ; r15, r5
    and r15, r22
    and r14, r25
    mov r0, r11
    mov r3, r10
    and r0, r24
    and r3, r23
    mov r17, r13
    mov r18, r12
    and r17, r6
    and r18, r7
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    eor r5, r15
    eor r4, r14
    eor r11, r0
    eor r3, r10
    eor r17, r13
    eor r18, r12
    eor r21, r5
    eor r20, r4
    eor r19, r11
    eor r8, r3
    eor r9, r17
    eor r2, r18
    ld r3, Z+
    eor r21, r3
    ld r3, Z+
    eor r20, r3
    ld r3, Z+
    eor r19, r3
    ld r3, Z+
    eor r8, r3
    ld r3, Z+
    eor r9, r3
    ld r3, Z+
    eor r2, r3
    ; round 6 (simon.dsl:42)
    movw r4, r20 ; r5, r21
    mov r11, r19
    mov r10, r8
    mov r13, r9
    mov r12, r2
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    movw r14, r4 ; r15, r5
    and r15, r2
    and r14, r21
    mov r0, r11
    mov r3, r10
    and r0, r20
    and r3, r19
    mov r17, r13
    mov r18, r12
    and r17, r8
    and r18, r9
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    eor r5, r15
    eor r4, r14
    eor r11, r0
    eor r3, r10
    eor r17, r13
    eor r18, r12
    eor r25, r5
    eor r24, r4
    eor r23, r11
    eor r6, r3
    eor r7, r17
    eor r22, r18
    ld r3, Z+
    eor r25, r3
    ld r3, Z+
    eor r24, r3
    ld r3, Z+
    eor r23, r3
    ld r3, Z+
    eor r6, r3
    ld r3, Z+
    eor r7, r3
    ld r3, Z+
    eor r22, r3
    ; round 7 (simon.dsl:42)
    movw r4, r24 ; r5, r25
    mov r11, r23
    mov r10, r6
    mov r13, r7
    mov r12, r22
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    movw r14, r4 ; r15, r5
    and r15, r22
    and r14, r25
    mov r0, r11
    mov r3, r10
    and r0, r24
    and r3, r23
    mov r17, r13
    mov r18, r12
    and r17, r6
    and r18, r7
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    eor r5, r15
    eor r4, r14
    eor r11, r0
    eor r3, r10
    eor r17, r13
    eor r18, r12
    eor r21, r5
    eor r20, r4
    eor r19, r11
    eor r8, r3
    eor r9, r17
    eor r2, r18
    ld r3, Z+
    eor r21, r3
    ld r3, Z+
    eor r20, r3
    ld r3, Z+
    eor r19, r3
    ld r3, Z+
    eor r8, r3
    ld r3, Z+
    eor r9, r3
    ld r3, Z+
    eor r2, r3
    ; round 8 (simon.dsl:42)
    movw r4, r20 ; r5, r21
    mov r11, r19
    mov r10, r8
    mov r13, r9
    mov r12, r2
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    movw r14, r4 ; r15, r5
    and r15, r2
    and r14, r21
    mov r0, r11
    mov r3, r10
    and r0, r20
    and r3, r19
    mov r17, r13
    mov r18, r12
    and r17, r8
    and r18, r9
    lsl r5
    rol r4
    rol r11
    rol r10
    rol r13
    rol r12
    adc r5, r1
    eor r5, r15
    eor r4, r14
    eor r11, r0
    eor r3, r10
    eor r17, r13
    eor r18, r12
    eor r25, r5
    eor r24, r4
    eor r23, r11
    eor r6, r3
    eor r7, r17
    eor r22, r18
    ld r3, Z+
    eor r25, r3
    ld r3, Z+
    eor r24, r3
    ld r3, Z+
    eor r23, r3
    ld r3, Z+
    eor r6, r3
    ld r3, Z+
    eor r7, r3
    ld r3, Z+
    eor r22, r3
    mov r12, r2
    dec r16
    breq .Llwcc_simon96_96_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_simon96_96_ctr_crypt_avr_round
.Llwcc_simon96_96_ctr_crypt_avr_rounds_done:
    subi r30, 32
    sbci r31, 1
    mov r3, r23
    mov r2, r6
    mov r6, r22
    mov r5, r19
    mov r4, r8
    ; round 49 (simon.dsl:42)
    movw r10, r24 ; r11, r25
    movw r14, r2 ; r15, r3
    movw r16, r6 ; r17, r7
    lsl r11
    rol r10
    rol r15
    rol r14
    rol r17
    rol r16
    adc r11, r1
    movw r18, r10 ; r19, r11
    and r19, r6
    and r18, r25
    movw r22, r14 ; r23, r15
    and r23, r24
    and r22, r3
    mov r8, r17
    mov r13, r16
    and r8, r2
    and r13, r7
    lsl r11
    rol r10
    rol r15
    rol r14
    rol r17
    rol r16
    adc r11, r1
    eor r11, r19
    eor r10, r18
    eor r15, r23
    eor r14, r22
    eor r8, r17
    eor r13, r16
    eor r21, r11
    eor r20, r10
    eor r5, r15
    eor r4, r14
    eor r9, r8
    eor r12, r13
    subi r30, lo8(-(288))
    sbci r31, hi8(-(288))
    ldd r8, Z+0
    eor r21, r8
    ldd r8, Z+1
    eor r20, r8
    ldd r8, Z+2
    eor r5, r8
    ldd r8, Z+3
    eor r4, r8
    ldd r8, Z+4
    eor r9, r8
    ldd r8, Z+5
    eor r8, r12
    ; round 50 (simon.dsl:42)
    movw r10, r20 ; r11, r21
    movw r12, r4 ; r13, r5
    movw r14, r8 ; r15, r9
    lsl r11
    rol r10
    rol r13
    rol r12
    rol r15
    rol r14
    adc r11, r1
    movw r16, r10 ; r17, r11
    and r17, r8
    and r16, r21
    movw r18, r12 ; r19, r13
    and r19, r20
    and r18, r5
    movw r22, r14 ; r23, r15
    and r23, r4
    and r22, r9
    lsl r11
    rol r10
    rol r13
    rol r12
    rol r15
    rol r14
    adc r11, r1
    eor r11, r17
    eor r10, r16
    eor r13, r19
    eor r18, r12
    eor r23, r15
    eor r22, r14
    eor r25, r11
    eor r24, r10
    eor r3, r13
    eor r2, r18
    eor r7, r23
    eor r6, r22
    ldd r10, Z+6
    eor r25, r10
    ldd r10, Z+7
    eor r24, r10
    ldd r10, Z+8
    eor r3, r10
    ldd r10, Z+9
    eor r2, r10
    ldd r10, Z+10
    eor r7, r10
    ldd r10, Z+11
    eor r6, r10
    ; round 51 (simon.dsl:42)
    movw r10, r24 ; r11, r25
    movw r12, r2 ; r13, r3
    movw r14, r6 ; r15, r7
    lsl r11
    rol r10
    rol r13
    rol r12
    rol r15
    rol r14
    adc r11, r1
    movw r16, r10 ; r17, r11
    and r17, r6
    and r16, r25
    movw r18, r12 ; r19, r13
    and r19, r24
    and r18, r3
    movw r22, r14 ; r23, r15
    and r23, r2
    and r22, r7
    lsl r11
    rol r10
    rol r13
    rol r12
    rol r15
    rol r14
    adc r11, r1
    eor r11, r17
    eor r10, r16
    eor r13, r19
    eor r18, r12
    eor r23, r15
    eor r22, r14
    eor r21, r11
    eor r20, r10
    eor r5, r13
    eor r4, r18
    eor r9, r23
    eor r8, r22
    ldd r10, Z+12
    eor r21, r10
    ldd r10, Z+13
    eor r20, r10
    ldd r10, Z+14
    eor r5, r10
    ldd r10, Z+15
    eor r4, r10
    ldd r10, Z+16
    eor r9, r10
    ldd r10, Z+17
    eor r8, r10
    ; round 52 (simon.dsl:42)
    movw r10, r20 ; r11, r21
    movw r12, r4 ; r13, r5
    movw r14, r8 ; r15, r9
    lsl r11
    rol r10
    rol r13
    rol r12
    rol r15
    rol r14
    adc r11, r1
    movw r16, r10 ; r17, r11
    and r17, r8
    and r16, r21
    movw r18, r12 ; r19, r13
    and r19, r20
    and r18, r5
    movw r22, r14 ; r23, r15
    and r23, r4
    and r22, r9
    lsl r11
    rol r10
    rol r13
    rol r12
    rol r15
    rol r14
    adc r11, r1
    eor r11, r17
    eor r10, r16
    eor r13, r19
    eor r18, r12
    eor r23, r15
    eor r22, r14
    eor r25, r11
    eor r24, r10
    eor r3, r13
    eor r2, r18
    eor r7, r23
    eor r6, r22
    ldd r10, Z+18
    eor r25, r10
    ldd r10, Z+19
    eor r24, r10
    ldd r10, Z+20
    eor r3, r10
    ldd r10, Z+21
    eor r2, r10
    ldd r10, Z+22
    eor r7, r10
    ldd r10, Z+23
    eor r6, r10
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r18, X+
    ld r19, X+
    ld r16, X+
    ld r17, X+
    ld r22, X+
    ld r23, X+
    eor r10, r21
    eor r11, r20
    eor r12, r5
    eor r4, r13
    eor r9, r14
    eor r8, r15
    eor r25, r18
    eor r24, r19
    eor r3, r16
    eor r2, r17
    eor r7, r22
    eor r6, r23
    st Y+, r10
    st Y+, r11
    st Y+, r12
    st Y+, r4
    st Y+, r9
    st Y+, r8
    st Y+, r25
    st Y+, r24
    st Y+, r3
    st Y+, r2
    st Y+, r7
    st Y+, r6
    subi r30, lo8(-(-288))
    sbci r31, hi8(-(-288))
    pop r25
    pop r24
    subi r24, 12
    sbci r25, 0
    brcs .Llwcc_simon96_96_ctr_crypt_avr_rest
    rjmp .Llwcc_simon96_96_ctr_crypt_avr_group
.Llwcc_simon96_96_ctr_crypt_avr_rest:
    subi r24, -12
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_simon96_96_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simon96_96_ctr_crypt_avr_end
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
.Llwcc_simon96_96_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simon96_96_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_simon96_96_ctr_crypt_avr_group
.Llwcc_simon96_96_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_simon96_96_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simon96_96_ctr_crypt_avr_copy
    ldi r18, 12
.Llwcc_simon96_96_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon96_96_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_simon96_96_ctr_crypt_avr_end:
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
    .size lwcc_simon96_96_ctr_crypt_avr, .-lwcc_simon96_96_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xfd, 0xfc, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc
    .byte 0xfc, 0xfc, 0xfd, 0xfd, 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc
    .byte 0xfd, 0xfc, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfc, 0xfd, 0xfd, 0xfd, 0xfd, 0xfd
    .byte 0xfd, 0xfc
