; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon48_96 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) sbox(fixed=true) value_numbering() hoist() accumulate() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 24 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 6, key 12, nonce 2, rk 108, ctx 110, align 1, group 12, stack 49, code 4994, flash 5026, ram 267
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 32, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:ccccb0d8fd99e308977103e410a8583c689909f694487f6ad67e5d7cbee2666c

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
    push r16
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ld r24, X+
    std Y+0, r24
    ld r23, X+
    std Y+1, r23
    ld r22, X+
    std Y+2, r22
    ld r8, X+
    std Y+3, r8
    ld r9, X+
    std Y+4, r9
    ld r6, X+
    std Y+5, r6
    ld r7, X+
    std Y+6, r7
    ld r4, X+
    std Y+7, r4
    ld r5, X+
    std Y+8, r5
    ld r2, X+
    std Y+9, r2
    ld r11, X+
    std Y+10, r11
    ld r3, X
    std Y+11, r3
    ldi r16, 0
    mov r10, r16
    adiw r28, 12
    ldi r16, 32
.Llwcc_simon48_96_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r10
    lpm r25, Z
    eor r24, r25
    mov r18, r10
    subi r18, 255
    mov r19, r2
    mov r10, r11
    mov r25, r3
    mov r21, r19
    lsr r21
    ror r25
    ror r10
    ror r19
    lsr r21
    ror r25
    ror r10
    ror r19
    lsr r21
    ror r25
    ror r10
    ror r19
    eor r19, r8
    eor r10, r9
    eor r25, r6
    eor r24, r19
    eor r23, r10
    eor r22, r25
    bst r19, 0
    lsr r25
    ror r10
    ror r19
    bld r25, 7
    eor r24, r19
    eor r23, r10
    eor r22, r25
    st Y+, r24
    ldi r25, 255
    eor r23, r25
    eor r22, r25
    st Y+, r23
    st Y+, r22
    mov r19, r5
    mov r5, r2
    mov r10, r18
    mov r25, r24
    mov r24, r8
    mov r8, r7
    mov r7, r5
    mov r2, r25
    mov r5, r23
    mov r23, r9
    mov r9, r4
    mov r4, r11
    mov r11, r5
    mov r25, r22
    mov r22, r6
    mov r6, r19
    mov r5, r3
    mov r3, r25
    dec r16
    breq .Llwcc_simon48_96_key_setup_avr_rounds_done
    rjmp .Llwcc_simon48_96_key_setup_avr_round
.Llwcc_simon48_96_key_setup_avr_rounds_done:

    pop r29
    pop r28
    pop r16
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
    push r16
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
    rjmp .Llwcc_simon48_96_ecb_encrypt_avr_rest
.Llwcc_simon48_96_ecb_encrypt_avr_group:
    ld r4, X+
    ld r5, X+
    ld r21, X+
    ld r10, X+
    ld r11, X+
    ld r23, X+
    ld r2, X+
    ld r3, X+
    ld r20, X+
    ld r6, X+
    ld r7, X+
    ld r22, X+
    ldi r16, 4
.Llwcc_simon48_96_ecb_encrypt_avr_round:
    ; round 1 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
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
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r20, r19
    ld r8, Z+
    eor r4, r8
    eor r2, r8
    ld r8, Z+
    eor r5, r8
    eor r3, r8
    ld r8, Z+
    eor r21, r8
    eor r20, r8
    ; round 2 (simon.dsl:42)
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
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r23, r19
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r22, r19
    ld r8, Z+
    eor r10, r8
    eor r6, r8
    ld r8, Z+
    eor r11, r8
    eor r7, r8
    ld r8, Z+
    eor r23, r8
    eor r22, r8
    ; round 3 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
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
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r20, r19
    ld r8, Z+
    eor r4, r8
    eor r2, r8
    ld r8, Z+
    eor r5, r8
    eor r3, r8
    ld r8, Z+
    eor r21, r8
    eor r20, r8
    ; round 4 (simon.dsl:42)
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
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r23, r19
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r22, r19
    ld r8, Z+
    eor r10, r8
    eor r6, r8
    ld r8, Z+
    eor r11, r8
    eor r7, r8
    ld r8, Z+
    eor r23, r8
    eor r22, r8
    ; round 5 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
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
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r20, r19
    ld r8, Z+
    eor r4, r8
    eor r2, r8
    ld r8, Z+
    eor r5, r8
    eor r3, r8
    ld r8, Z+
    eor r21, r8
    eor r20, r8
    ; round 6 (simon.dsl:42)
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
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r23, r19
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r22, r19
    ld r8, Z+
    eor r10, r8
    eor r6, r8
    ld r8, Z+
    eor r11, r8
    eor r7, r8
    ld r8, Z+
    eor r23, r8
    eor r22, r8
    ; round 7 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
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
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
    eor r2, r18
    mov r18, r9
    and r18, r6
    eor r3, r18
    mov r18, r19
    and r18, r7
    eor r20, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r20, r19
    ld r8, Z+
    eor r4, r8
    eor r2, r8
    ld r8, Z+
    eor r5, r8
    eor r3, r8
    ld r8, Z+
    eor r21, r8
    eor r20, r8
    ; round 8 (simon.dsl:42)
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
    eor r23, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r23, r19
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
    eor r6, r18
    mov r18, r9
    and r18, r2
    eor r7, r18
    mov r18, r19
    and r18, r3
    eor r22, r18
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r22, r19
    ld r8, Z+
    eor r10, r8
    eor r6, r8
    ld r8, Z+
    eor r11, r8
    eor r7, r8
    ld r8, Z+
    eor r23, r8
    eor r22, r8
    dec r16
    breq .Llwcc_simon48_96_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_simon48_96_ecb_encrypt_avr_round
.Llwcc_simon48_96_ecb_encrypt_avr_rounds_done:
    subi r30, 96
    sbci r31, 0
    ; round 33 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r23
    eor r4, r16
    mov r16, r9
    and r16, r10
    eor r5, r16
    mov r16, r19
    and r16, r11
    eor r21, r16
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r22
    eor r2, r16
    mov r16, r9
    and r16, r6
    eor r3, r16
    mov r16, r19
    and r16, r7
    eor r20, r16
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r20, r19
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ldd r8, Z+0
    eor r4, r8
    eor r2, r8
    ldd r8, Z+1
    eor r5, r8
    eor r3, r8
    ldd r8, Z+2
    eor r21, r8
    eor r20, r8
    ; round 34 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r21
    eor r10, r16
    mov r16, r9
    and r16, r4
    eor r11, r16
    mov r16, r19
    and r16, r5
    eor r23, r16
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r23, r19
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r20
    eor r6, r16
    mov r16, r9
    and r16, r2
    eor r7, r16
    mov r16, r19
    and r16, r3
    eor r22, r16
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r22, r19
    ldd r8, Z+3
    eor r10, r8
    eor r6, r8
    ldd r8, Z+4
    eor r11, r8
    eor r7, r8
    ldd r8, Z+5
    eor r23, r8
    eor r22, r8
    ; round 35 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r23
    eor r4, r16
    mov r16, r9
    and r16, r10
    eor r5, r16
    mov r16, r19
    and r16, r11
    eor r21, r16
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r22
    eor r2, r16
    mov r16, r9
    and r16, r6
    eor r3, r16
    mov r16, r19
    and r16, r7
    eor r20, r16
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r20, r19
    ldd r8, Z+6
    eor r4, r8
    eor r2, r8
    ; round 36 (simon.dsl:43)
    st Y+, r4
    ; round 35 (simon.dsl:43)
    ldd r8, Z+7
    eor r5, r8
    eor r3, r8
    ; round 36 (simon.dsl:43)
    st Y+, r5
    ; round 35 (simon.dsl:43)
    ldd r8, Z+8
    eor r21, r8
    eor r20, r8
    ; round 36 (simon.dsl:43)
    st Y+, r21
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    and r21, r8
    eor r10, r21
    and r4, r9
    eor r11, r4
    and r5, r19
    eor r23, r5
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r23, r19
    movw r4, r2 ; r5, r3
    mov r21, r20
    lsl r4
    rol r5
    rol r21
    adc r4, r1
    mov r8, r4
    and r8, r20
    eor r6, r8
    mov r8, r5
    and r8, r2
    eor r7, r8
    mov r8, r21
    and r8, r3
    eor r22, r8
    lsl r4
    rol r5
    rol r21
    adc r4, r1
    eor r6, r4
    eor r7, r5
    eor r22, r21
    ldd r4, Z+9
    eor r10, r4
    eor r6, r4
    st Y+, r10
    ldd r10, Z+10
    eor r11, r10
    eor r7, r10
    st Y+, r11
    ldd r10, Z+11
    eor r23, r10
    eor r22, r10
    st Y+, r23
    st Y+, r2
    st Y+, r3
    st Y+, r20
    st Y+, r6
    st Y+, r7
    st Y+, r22
    subi r30, lo8(-(-96))
    sbci r31, hi8(-(-96))
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simon48_96_ecb_encrypt_avr_rest
    rjmp .Llwcc_simon48_96_ecb_encrypt_avr_group
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
    rjmp .Llwcc_simon48_96_ecb_encrypt_avr_group
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
    pop r16
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
    push r16
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
    rjmp .Llwcc_simon48_96_ecb_decrypt_avr_rest
.Llwcc_simon48_96_ecb_decrypt_avr_group:
    ld r10, X+
    ld r11, X+
    ld r23, X+
    ld r4, X+
    ld r5, X+
    ld r21, X+
    ld r6, X+
    ld r7, X+
    ld r22, X+
    ld r2, X+
    ld r3, X+
    ld r20, X+
    subi r30, 172
    sbci r31, 255
    ldi r16, 4
.Llwcc_simon48_96_ecb_decrypt_avr_round:
    ; round 36 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
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
    eor r21, r19
    eor r21, r18
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
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
    eor r20, r19
    eor r20, r18
    ldd r8, Z+21
    eor r4, r8
    eor r2, r8
    ldd r8, Z+22
    eor r5, r8
    eor r3, r8
    ldd r8, Z+23
    eor r21, r8
    eor r20, r8
    ; round 35 (simon.dsl:42)
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
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r23, r19
    eor r23, r18
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
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
    eor r22, r19
    eor r22, r18
    ldd r8, Z+18
    eor r10, r8
    eor r6, r8
    ldd r8, Z+19
    eor r11, r8
    eor r7, r8
    ldd r8, Z+20
    eor r23, r8
    eor r22, r8
    ; round 34 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
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
    eor r21, r19
    eor r21, r18
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
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
    eor r20, r19
    eor r20, r18
    ldd r8, Z+15
    eor r4, r8
    eor r2, r8
    ldd r8, Z+16
    eor r5, r8
    eor r3, r8
    ldd r8, Z+17
    eor r21, r8
    eor r20, r8
    ; round 33 (simon.dsl:42)
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
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r23, r19
    eor r23, r18
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
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
    eor r22, r19
    eor r22, r18
    ldd r8, Z+12
    eor r10, r8
    eor r6, r8
    ldd r8, Z+13
    eor r11, r8
    eor r7, r8
    ldd r8, Z+14
    eor r23, r8
    eor r22, r8
    ; round 32 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
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
    eor r21, r19
    eor r21, r18
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
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
    eor r20, r19
    eor r20, r18
    ldd r8, Z+9
    eor r4, r8
    eor r2, r8
    ldd r8, Z+10
    eor r5, r8
    eor r3, r8
    ldd r8, Z+11
    eor r21, r8
    eor r20, r8
    ; round 31 (simon.dsl:42)
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
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r23, r19
    eor r23, r18
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
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
    eor r22, r19
    eor r22, r18
    ldd r8, Z+6
    eor r10, r8
    eor r6, r8
    ldd r8, Z+7
    eor r11, r8
    eor r7, r8
    ldd r8, Z+8
    eor r23, r8
    eor r22, r8
    ; round 30 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r23
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
    eor r21, r19
    eor r21, r18
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r22
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
    eor r20, r19
    eor r20, r18
    ldd r8, Z+3
    eor r4, r8
    eor r2, r8
    ldd r8, Z+4
    eor r5, r8
    eor r3, r8
    ldd r8, Z+5
    eor r21, r8
    eor r20, r8
    ; round 29 (simon.dsl:42)
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
    lsl r8
    rol r9
    rol r18
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r23, r19
    eor r23, r18
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r18, r8
    and r18, r20
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
    eor r22, r19
    eor r22, r18
    ldd r8, Z+0
    eor r10, r8
    eor r6, r8
    ldd r8, Z+1
    eor r11, r8
    eor r7, r8
    ldd r8, Z+2
    eor r23, r8
    eor r22, r8
    subi r30, lo8(-(-24))
    sbci r31, hi8(-(-24))
    dec r16
    breq .Llwcc_simon48_96_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_simon48_96_ecb_decrypt_avr_round
.Llwcc_simon48_96_ecb_decrypt_avr_rounds_done:
    adiw r30, 12
    ; round 4 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r23
    eor r4, r16
    mov r16, r9
    and r16, r10
    eor r5, r16
    mov r16, r19
    lsl r8
    rol r9
    rol r16
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r21, r19
    eor r21, r16
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r22
    eor r2, r16
    mov r16, r9
    and r16, r6
    eor r3, r16
    mov r16, r19
    lsl r8
    rol r9
    rol r16
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r20, r19
    eor r20, r16
    ldd r8, Z+9
    eor r4, r8
    eor r2, r8
    ldd r8, Z+10
    eor r5, r8
    eor r3, r8
    ldd r8, Z+11
    eor r21, r8
    eor r20, r8
    ; round 3 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r21
    eor r10, r16
    mov r16, r9
    and r16, r4
    eor r11, r16
    mov r16, r19
    lsl r8
    rol r9
    rol r16
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r23, r19
    eor r23, r16
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r20
    eor r6, r16
    mov r16, r9
    and r16, r2
    eor r7, r16
    mov r16, r19
    lsl r8
    rol r9
    rol r16
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r22, r19
    eor r22, r16
    ldd r8, Z+6
    eor r10, r8
    eor r6, r8
    ldd r8, Z+7
    eor r11, r8
    eor r7, r8
    ldd r8, Z+8
    eor r23, r8
    eor r22, r8
    ; round 2 (simon.dsl:42)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r23
    eor r4, r16
    mov r16, r9
    and r16, r10
    eor r5, r16
    mov r16, r19
    lsl r8
    rol r9
    rol r16
    adc r8, r1
    eor r4, r8
    eor r5, r9
    and r19, r11
    eor r21, r19
    eor r21, r16
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r22
    eor r2, r16
    mov r16, r9
    and r16, r6
    eor r3, r16
    mov r16, r19
    lsl r8
    rol r9
    rol r16
    adc r8, r1
    eor r2, r8
    eor r3, r9
    and r19, r7
    eor r20, r19
    eor r20, r16
    ldd r8, Z+3
    eor r4, r8
    eor r2, r8
    ldd r8, Z+4
    eor r5, r8
    eor r3, r8
    ldd r8, Z+5
    eor r21, r8
    eor r20, r8
    ; round 1 (simon.dsl:42)
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r21
    eor r10, r16
    mov r16, r9
    and r16, r4
    eor r11, r16
    mov r16, r19
    lsl r8
    rol r9
    rol r16
    adc r8, r1
    eor r10, r8
    eor r11, r9
    and r19, r5
    eor r23, r19
    eor r23, r16
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    mov r16, r8
    and r16, r20
    eor r6, r16
    mov r16, r9
    and r16, r2
    eor r7, r16
    mov r16, r19
    lsl r8
    rol r9
    rol r16
    adc r8, r1
    eor r6, r8
    eor r7, r9
    and r19, r3
    eor r22, r19
    eor r22, r16
    ldd r8, Z+0
    eor r10, r8
    eor r6, r8
    st Y+, r10
    ldd r10, Z+1
    eor r11, r10
    eor r7, r10
    st Y+, r11
    ldd r10, Z+2
    eor r23, r10
    eor r22, r10
    st Y+, r23
    st Y+, r4
    st Y+, r5
    st Y+, r21
    st Y+, r6
    st Y+, r7
    st Y+, r22
    st Y+, r2
    st Y+, r3
    st Y+, r20
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simon48_96_ecb_decrypt_avr_rest
    rjmp .Llwcc_simon48_96_ecb_decrypt_avr_group
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
    rjmp .Llwcc_simon48_96_ecb_decrypt_avr_group
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
    pop r16
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
    movw r24, r20
    subi r24, 12
    sbci r25, 0
    brcc .Llwcc_simon48_96_ctr_crypt_avr_group
    rjmp .Llwcc_simon48_96_ctr_crypt_avr_rest
.Llwcc_simon48_96_ctr_crypt_avr_group:
    ; round 1 (simon.dsl:42)
    mov r6, r4
    mov r7, r3
    mov r0, r2
    lsl r6
    rol r7
    rol r0
    adc r6, r1
    movw r14, r6 ; r15, r7
    and r14, r2
    and r15, r4
    mov r23, r0
    and r23, r3
    lsl r6
    rol r7
    rol r0
    adc r6, r1
    eor r23, r5
    eor r23, r0
    movw r12, r2 ; r13, r3
    mov r17, r4
    mov r16, r5
    mov r21, r12
    mov r19, r13
    mov r10, r7
    mov r11, r6
    mov r18, r17
    mov r20, r16
    subi r21, 255
    sbci r19, 255
    sbci r18, 255
    sbci r20, 255
    movw r6, r18 ; r7, r19
    mov r9, r21
    lsl r6
    rol r7
    rol r9
    adc r6, r1
    mov r8, r6
    mov r22, r7
    and r8, r21
    and r22, r18
    mov r0, r9
    and r0, r19
    eor r0, r20
    lsl r6
    rol r7
    rol r9
    adc r6, r1
    eor r0, r9
    subi r30, lo8(-(108))
    sbci r31, hi8(-(108))
    ldd r9, Z+0
    eor r14, r9
    eor r14, r11
    eor r9, r8
    eor r9, r6
    ldd r11, Z+1
    eor r15, r11
    eor r15, r10
    eor r11, r22
    eor r11, r7
    subi r30, lo8(-(-108))
    sbci r31, hi8(-(-108))
    ldd r10, Z+0
    eor r14, r10
    eor r9, r10
    ldd r10, Z+1
    eor r15, r10
    eor r11, r10
    ldd r10, Z+2
    eor r23, r10
    eor r0, r10
    mov r8, r17
    mov r10, r13
    mov r22, r12
    mov r20, r0
    movw r6, r18 ; r7, r19
    movw r2, r12 ; r3, r13
    mov r4, r17
    mov r5, r16
    mov r0, r10
    mov r10, r9
    mov r9, r0
    adiw r30, 3
    ldi r16, 4
.Llwcc_simon48_96_ctr_crypt_avr_round:
    ; round 2 (simon.dsl:42)
    movw r12, r14 ; r13, r15
    mov r17, r23
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r23
    eor r8, r0
    mov r0, r13
    and r0, r14
    eor r9, r0
    mov r0, r17
    and r0, r15
    eor r22, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r8, r12
    eor r9, r13
    eor r22, r17
    movw r12, r10 ; r13, r11
    mov r17, r20
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r20
    eor r6, r0
    mov r0, r13
    and r0, r10
    eor r7, r0
    mov r0, r17
    and r0, r11
    eor r21, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r6, r12
    eor r7, r13
    eor r21, r17
    ld r12, Z+
    eor r8, r12
    eor r6, r12
    ld r12, Z+
    eor r9, r12
    eor r7, r12
    ld r12, Z+
    eor r22, r12
    eor r21, r12
    ; round 3 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    mov r17, r22
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r22
    eor r14, r0
    mov r0, r13
    and r0, r8
    eor r15, r0
    mov r0, r17
    and r0, r9
    eor r23, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r14, r12
    eor r15, r13
    eor r23, r17
    movw r12, r6 ; r13, r7
    mov r17, r21
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r21
    eor r10, r0
    mov r0, r13
    and r0, r6
    eor r11, r0
    mov r0, r17
    and r0, r7
    eor r20, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r20, r17
    ld r12, Z+
    eor r14, r12
    eor r10, r12
    ld r12, Z+
    eor r15, r12
    eor r11, r12
    ld r12, Z+
    eor r23, r12
    eor r20, r12
    ; round 4 (simon.dsl:42)
    movw r12, r14 ; r13, r15
    mov r17, r23
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r23
    eor r8, r0
    mov r0, r13
    and r0, r14
    eor r9, r0
    mov r0, r17
    and r0, r15
    eor r22, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r8, r12
    eor r9, r13
    eor r22, r17
    movw r12, r10 ; r13, r11
    mov r17, r20
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r20
    eor r6, r0
    mov r0, r13
    and r0, r10
    eor r7, r0
    mov r0, r17
    and r0, r11
    eor r21, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r6, r12
    eor r7, r13
    eor r21, r17
    ld r12, Z+
    eor r8, r12
    eor r6, r12
    ld r12, Z+
    eor r9, r12
    eor r7, r12
    ld r12, Z+
    eor r22, r12
    eor r21, r12
    ; round 5 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    mov r17, r22
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r22
    eor r14, r0
    mov r0, r13
    and r0, r8
    eor r15, r0
    mov r0, r17
    and r0, r9
    eor r23, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r14, r12
    eor r15, r13
    eor r23, r17
    movw r12, r6 ; r13, r7
    mov r17, r21
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r21
    eor r10, r0
    mov r0, r13
    and r0, r6
    eor r11, r0
    mov r0, r17
    and r0, r7
    eor r20, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r20, r17
    ld r12, Z+
    eor r14, r12
    eor r10, r12
    ld r12, Z+
    eor r15, r12
    eor r11, r12
    ld r12, Z+
    eor r23, r12
    eor r20, r12
    ; round 6 (simon.dsl:42)
    movw r12, r14 ; r13, r15
    mov r17, r23
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r23
    eor r8, r0
    mov r0, r13
    and r0, r14
    eor r9, r0
    mov r0, r17
    and r0, r15
    eor r22, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r8, r12
    eor r9, r13
    eor r22, r17
    movw r12, r10 ; r13, r11
    mov r17, r20
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r20
    eor r6, r0
    mov r0, r13
    and r0, r10
    eor r7, r0
    mov r0, r17
    and r0, r11
    eor r21, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r6, r12
    eor r7, r13
    eor r21, r17
    ld r12, Z+
    eor r8, r12
    eor r6, r12
    ld r12, Z+
    eor r9, r12
    eor r7, r12
    ld r12, Z+
    eor r22, r12
    eor r21, r12
    ; round 7 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    mov r17, r22
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r22
    eor r14, r0
    mov r0, r13
    and r0, r8
    eor r15, r0
    mov r0, r17
    and r0, r9
    eor r23, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r14, r12
    eor r15, r13
    eor r23, r17
    movw r12, r6 ; r13, r7
    mov r17, r21
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r21
    eor r10, r0
    mov r0, r13
    and r0, r6
    eor r11, r0
    mov r0, r17
    and r0, r7
    eor r20, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r20, r17
    ld r12, Z+
    eor r14, r12
    eor r10, r12
    ld r12, Z+
    eor r15, r12
    eor r11, r12
    ld r12, Z+
    eor r23, r12
    eor r20, r12
    ; round 8 (simon.dsl:42)
    movw r12, r14 ; r13, r15
    mov r17, r23
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r23
    eor r8, r0
    mov r0, r13
    and r0, r14
    eor r9, r0
    mov r0, r17
    and r0, r15
    eor r22, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r8, r12
    eor r9, r13
    eor r22, r17
    movw r12, r10 ; r13, r11
    mov r17, r20
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r20
    eor r6, r0
    mov r0, r13
    and r0, r10
    eor r7, r0
    mov r0, r17
    and r0, r11
    eor r21, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r6, r12
    eor r7, r13
    eor r21, r17
    ld r12, Z+
    eor r8, r12
    eor r6, r12
    ld r12, Z+
    eor r9, r12
    eor r7, r12
    ld r12, Z+
    eor r22, r12
    eor r21, r12
    ; round 9 (simon.dsl:42)
    movw r12, r8 ; r13, r9
    mov r17, r22
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r22
    eor r14, r0
    mov r0, r13
    and r0, r8
    eor r15, r0
    mov r0, r17
    and r0, r9
    eor r23, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r14, r12
    eor r15, r13
    eor r23, r17
    movw r12, r6 ; r13, r7
    mov r17, r21
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    mov r0, r12
    and r0, r21
    eor r10, r0
    mov r0, r13
    and r0, r6
    eor r11, r0
    mov r0, r17
    and r0, r7
    eor r20, r0
    lsl r12
    rol r13
    rol r17
    adc r12, r1
    eor r10, r12
    eor r11, r13
    eor r20, r17
    ld r12, Z+
    eor r14, r12
    eor r10, r12
    ld r12, Z+
    eor r15, r12
    eor r11, r12
    ld r12, Z+
    eor r23, r12
    eor r20, r12
    dec r16
    breq .Llwcc_simon48_96_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_simon48_96_ctr_crypt_avr_round
.Llwcc_simon48_96_ctr_crypt_avr_rounds_done:
    subi r30, 99
    sbci r31, 0
    ; round 34 (simon.dsl:42)
    movw r16, r14 ; r17, r15
    mov r13, r23
    lsl r16
    rol r17
    rol r13
    adc r16, r1
    mov r12, r16
    and r12, r23
    eor r8, r12
    mov r12, r17
    and r12, r14
    eor r9, r12
    mov r12, r13
    and r12, r15
    eor r22, r12
    lsl r16
    rol r17
    rol r13
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r22, r13
    movw r16, r10 ; r17, r11
    mov r13, r20
    lsl r16
    rol r17
    rol r13
    adc r16, r1
    mov r12, r16
    and r12, r20
    eor r6, r12
    mov r12, r17
    and r12, r10
    eor r7, r12
    mov r12, r13
    and r12, r11
    eor r21, r12
    lsl r16
    rol r17
    rol r13
    adc r16, r1
    eor r6, r16
    eor r7, r17
    eor r21, r13
    subi r30, lo8(-(99))
    sbci r31, hi8(-(99))
    ldd r16, Z+0
    eor r8, r16
    eor r6, r16
    ldd r16, Z+1
    eor r9, r16
    eor r7, r16
    ldd r16, Z+2
    eor r22, r16
    eor r21, r16
    ; round 35 (simon.dsl:42)
    movw r16, r8 ; r17, r9
    mov r13, r22
    lsl r16
    rol r17
    rol r13
    adc r16, r1
    mov r12, r16
    and r12, r22
    eor r14, r12
    mov r12, r17
    and r12, r8
    eor r15, r12
    mov r12, r13
    and r12, r9
    eor r23, r12
    lsl r16
    rol r17
    rol r13
    adc r16, r1
    eor r14, r16
    eor r15, r17
    eor r23, r13
    movw r16, r6 ; r17, r7
    mov r13, r21
    lsl r16
    rol r17
    rol r13
    adc r16, r1
    mov r12, r16
    and r12, r21
    eor r10, r12
    mov r12, r17
    and r12, r6
    eor r11, r12
    mov r12, r13
    and r12, r7
    eor r20, r12
    lsl r16
    rol r17
    rol r13
    adc r16, r1
    eor r10, r16
    eor r11, r17
    eor r20, r13
    ldd r16, Z+3
    eor r14, r16
    eor r10, r16
    ; round 36 (simon.dsl:43)
    ld r16, X+
    eor r16, r14
    st Y+, r16
    ; round 35 (simon.dsl:43)
    ldd r16, Z+4
    eor r15, r16
    eor r11, r16
    ldd r16, Z+5
    eor r23, r16
    eor r20, r16
    ; round 36 (simon.dsl:43)
    ld r16, X+
    eor r16, r15
    st Y+, r16
    ld r16, X+
    eor r16, r23
    st Y+, r16
    movw r16, r14 ; r17, r15
    mov r13, r23
    lsl r16
    rol r17
    rol r13
    adc r16, r1
    and r23, r16
    eor r8, r23
    and r14, r17
    eor r9, r14
    and r15, r13
    eor r22, r15
    lsl r16
    rol r17
    rol r13
    adc r16, r1
    eor r8, r16
    eor r9, r17
    eor r22, r13
    movw r14, r10 ; r15, r11
    mov r23, r20
    lsl r14
    rol r15
    rol r23
    adc r14, r1
    mov r16, r14
    and r16, r20
    eor r6, r16
    mov r16, r15
    and r16, r10
    eor r7, r16
    mov r16, r23
    and r16, r11
    eor r21, r16
    lsl r14
    rol r15
    rol r23
    adc r14, r1
    eor r6, r14
    eor r7, r15
    eor r23, r21
    ldd r21, Z+6
    eor r8, r21
    eor r6, r21
    ld r21, X+
    eor r21, r8
    st Y+, r21
    ldd r8, Z+7
    eor r9, r8
    eor r7, r8
    ld r8, X+
    eor r8, r9
    st Y+, r8
    ldd r21, Z+8
    eor r22, r21
    eor r23, r21
    ld r21, X+
    eor r21, r22
    st Y+, r21
    ld r21, X+
    eor r21, r10
    st Y+, r21
    ld r10, X+
    eor r10, r11
    st Y+, r10
    ld r21, X+
    eor r21, r20
    st Y+, r21
    ld r22, X+
    eor r22, r6
    st Y+, r22
    ld r6, X+
    eor r6, r7
    st Y+, r6
    ld r22, X+
    eor r22, r23
    st Y+, r22
    subi r30, lo8(-(-99))
    sbci r31, hi8(-(-99))
    ldi r18, 2
    add r2, r18
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 12
    sbci r25, 0
    brcs .Llwcc_simon48_96_ctr_crypt_avr_rest
    rjmp .Llwcc_simon48_96_ctr_crypt_avr_group
.Llwcc_simon48_96_ctr_crypt_avr_rest:
    subi r24, -12
    clr r25
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

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xfd, 0xfc, 0xfc, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc, 0xfd
    .byte 0xfc, 0xfc, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc, 0xfd, 0xfc, 0xfd, 0xfd, 0xfc, 0xfd, 0xfc, 0xfd
