; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile lea --set lea128_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() sbox(fixed=true) hoist(nonce=false) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 48
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 384, ctx 396, align 1, group 16, stack 48, code 1878, flash 1974, ram 828
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 96, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:b0af222ce38149edea2da4c8cbcf89c9646fc0c35b2cb6323315822881385964

    .text

    .global lwcc_lea128_128_key_setup_avr
    .type lwcc_lea128_128_key_setup_avr, @function
lwcc_lea128_128_key_setup_avr:
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
    push r17
    push r16
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ld r24, X+
    ld r23, X+
    ld r22, X+
    ld r17, X+
    ld r15, X+
    ld r14, X+
    ld r13, X+
    ld r12, X+
    ld r21, X+
    ld r11, X+
    ld r10, X+
    ld r9, X+
    ld r8, X+
    ld r7, X+
    ld r6, X+
    ld r5, X
    ldi r18, 0
    ldi r16, 24
.Llwcc_lea128_128_key_setup_avr_round:
    mov r19, r18
    subi r19, 255
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r18
    lpm r18, Z
    mov r25, r19
    subi r25, 255
    mov r30, r19
    lpm r19, Z
    mov r20, r25
    subi r20, 255
    mov r30, r25
    lpm r25, Z
    mov r30, r20
    lpm r4, Z
    subi r20, 255
    add r24, r18
    adc r23, r19
    adc r22, r25
    adc r17, r4
    lsl r18
    rol r19
    rol r25
    rol r4
    adc r18, r1
    lsl r24
    rol r23
    rol r22
    rol r17
    adc r24, r1
    st Y+, r24
    st Y+, r23
    st Y+, r22
    st Y+, r17
    add r15, r18
    adc r14, r19
    adc r13, r25
    adc r12, r4
    lsl r18
    rol r19
    rol r25
    rol r4
    adc r18, r1
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    st Y+, r15
    st Y+, r14
    st Y+, r13
    st Y+, r12
    add r21, r18
    adc r11, r19
    adc r10, r25
    adc r9, r4
    lsl r18
    rol r19
    rol r25
    rol r4
    adc r18, r1
    add r8, r18
    adc r7, r19
    adc r6, r25
    adc r5, r4
    lsl r5
    rol r8
    rol r7
    rol r6
    adc r5, r1
    lsl r5
    rol r8
    rol r7
    rol r6
    adc r5, r1
    lsl r5
    rol r8
    rol r7
    rol r6
    adc r5, r1
    mov r18, r9
    lsr r18
    ror r10
    ror r11
    ror r21
    ror r9
    lsr r18
    ror r10
    ror r11
    ror r21
    ror r9
    st Y+, r9
    st Y+, r21
    st Y+, r11
    st Y+, r10
    st Y+, r5
    st Y+, r8
    st Y+, r7
    st Y+, r6
    movw r18, r20 ; r19, r21
    mov r21, r9
    mov r9, r10
    mov r10, r11
    mov r11, r19
    mov r19, r8
    mov r8, r5
    mov r5, r6
    mov r6, r7
    mov r7, r19
    dec r16
    breq .Llwcc_lea128_128_key_setup_avr_rounds_done
    rjmp .Llwcc_lea128_128_key_setup_avr_round
.Llwcc_lea128_128_key_setup_avr_rounds_done:

    pop r29
    pop r28
    pop r16
    pop r17
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
    ret
    .size lwcc_lea128_128_key_setup_avr, .-lwcc_lea128_128_key_setup_avr

    .global lwcc_lea128_128_ecb_encrypt_avr
    .type lwcc_lea128_128_ecb_encrypt_avr, @function
lwcc_lea128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_lea128_128_ecb_encrypt_avr_begin:
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
    push r17
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_lea128_128_ecb_encrypt_avr_group:
    push r24
    push r25
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    ld r25, X+
    ld r24, X+
    ld r23, X+
    ld r22, X+
    ld r21, X+
    ld r20, X+
    ld r19, X+
    ld r18, X+
    ld r17, X+
    ld r15, X+
    ld r14, X+
    ld r13, X+
    ldi r16, 24
.Llwcc_lea128_128_ecb_encrypt_avr_round:
    ; round 1 (lea.dsl:35)
    ldd r10, Z+4
    eor r17, r10
    ldd r11, Z+5
    eor r15, r11
    ldd r12, Z+6
    eor r14, r12
    ldd r0, Z+7
    eor r13, r0
    ldd r8, Z+12
    eor r8, r21
    eor r21, r10
    ldd r9, Z+13
    eor r9, r20
    eor r20, r11
    ldd r6, Z+14
    eor r6, r19
    eor r19, r12
    ldd r7, Z+15
    eor r7, r18
    add r17, r8
    adc r15, r9
    adc r14, r6
    adc r13, r7
    eor r18, r0
    mov r8, r17
    lsr r8
    ror r13
    ror r14
    ror r15
    ror r17
    lsr r8
    ror r13
    ror r14
    ror r15
    ror r17
    lsr r8
    ror r13
    ror r14
    ror r15
    ror r17
    ldd r8, Z+8
    eor r8, r25
    eor r25, r10
    ldd r9, Z+9
    eor r9, r24
    eor r24, r11
    ldd r11, Z+10
    eor r11, r23
    eor r23, r12
    ldd r10, Z+11
    eor r10, r22
    add r21, r8
    adc r20, r9
    adc r19, r11
    adc r18, r10
    lsl r20
    rol r19
    rol r18
    rol r21
    adc r20, r1
    lsl r20
    rol r19
    rol r18
    rol r21
    adc r20, r1
    lsl r20
    rol r19
    rol r18
    rol r21
    adc r20, r1
    eor r22, r0
    ldd r12, Z+0
    eor r12, r4
    ldd r0, Z+1
    eor r0, r5
    ldd r10, Z+2
    eor r10, r2
    ldd r11, Z+3
    eor r11, r3
    add r25, r12
    adc r24, r0
    adc r23, r10
    adc r22, r11
    lsl r22
    rol r25
    rol r24
    rol r23
    adc r22, r1
    mov r0, r5
    mov r12, r3
    mov r6, r4
    mov r4, r22
    mov r22, r21
    mov r21, r17
    mov r17, r6
    mov r5, r25
    mov r25, r20
    mov r20, r15
    mov r15, r0
    mov r0, r2
    mov r2, r24
    mov r24, r19
    mov r19, r14
    mov r14, r0
    mov r0, r12
    mov r3, r23
    mov r23, r18
    mov r18, r13
    mov r13, r0
    adiw r30, 16
    dec r16
    breq .Llwcc_lea128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_lea128_128_ecb_encrypt_avr_round
.Llwcc_lea128_128_ecb_encrypt_avr_rounds_done:
    subi r30, 128
    sbci r31, 1
    st Y+, r4
    st Y+, r5
    st Y+, r2
    st Y+, r3
    st Y+, r25
    st Y+, r24
    st Y+, r23
    st Y+, r22
    st Y+, r21
    st Y+, r20
    st Y+, r19
    st Y+, r18
    st Y+, r17
    st Y+, r15
    st Y+, r14
    st Y+, r13
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_lea128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_lea128_128_ecb_encrypt_avr_group
.Llwcc_lea128_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r17
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
    .size lwcc_lea128_128_ecb_encrypt_avr, .-lwcc_lea128_128_ecb_encrypt_avr

    .global lwcc_lea128_128_ecb_decrypt_avr
    .type lwcc_lea128_128_ecb_decrypt_avr, @function
lwcc_lea128_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_128_ecb_decrypt_avr_begin
    ret
.Llwcc_lea128_128_ecb_decrypt_avr_begin:
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
    push r17
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_lea128_128_ecb_decrypt_avr_group:
    push r24
    push r25
    ld r13, X+
    ld r17, X+
    ld r15, X+
    ld r14, X+
    ld r20, X+
    ld r19, X+
    ld r18, X+
    ld r21, X+
    ld r25, X+
    ld r24, X+
    ld r23, X+
    ld r22, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r2, X+
    subi r30, 144
    sbci r31, 254
    ldi r16, 24
.Llwcc_lea128_128_ecb_decrypt_avr_round:
    ; round 24 (lea.dsl:35)
    lsl r25
    rol r24
    rol r23
    rol r22
    adc r25, r1
    lsl r25
    rol r24
    rol r23
    rol r22
    adc r25, r1
    lsl r25
    rol r24
    rol r23
    rol r22
    adc r25, r1
    mov r12, r21
    lsr r12
    ror r18
    ror r19
    ror r20
    ror r21
    lsr r12
    ror r18
    ror r19
    ror r20
    ror r21
    lsr r12
    ror r18
    ror r19
    ror r20
    ror r21
    bst r17, 0
    lsr r13
    ror r14
    ror r15
    ror r17
    bld r13, 7
    ldd r12, Z+0
    eor r12, r3
    ldd r0, Z+1
    eor r0, r4
    ldd r10, Z+2
    eor r10, r5
    ldd r11, Z+3
    eor r11, r2
    sub r17, r12
    sbc r15, r0
    sbc r14, r10
    sbc r13, r11
    ldd r12, Z+4
    eor r17, r12
    ldd r0, Z+5
    eor r15, r0
    ldd r10, Z+6
    eor r14, r10
    ldd r11, Z+7
    eor r13, r11
    ldd r8, Z+8
    eor r8, r17
    ldd r9, Z+9
    eor r9, r15
    ldd r6, Z+10
    eor r6, r14
    ldd r7, Z+11
    eor r7, r13
    sub r21, r8
    sbc r20, r9
    sbc r19, r6
    sbc r18, r7
    eor r21, r12
    eor r20, r0
    eor r19, r10
    eor r18, r11
    ldd r8, Z+12
    eor r8, r21
    ldd r9, Z+13
    eor r9, r20
    ldd r6, Z+14
    eor r6, r19
    ldd r7, Z+15
    eor r7, r18
    sub r25, r8
    sbc r24, r9
    sbc r23, r6
    sbc r22, r7
    eor r25, r12
    eor r24, r0
    eor r23, r10
    eor r22, r11
    movw r6, r2 ; r7, r3
    mov r12, r25
    mov r25, r21
    mov r21, r13
    mov r13, r7
    mov r3, r12
    mov r2, r24
    mov r24, r20
    mov r20, r17
    mov r17, r4
    mov r4, r2
    mov r12, r23
    mov r23, r19
    mov r19, r15
    mov r15, r5
    mov r5, r12
    mov r0, r22
    mov r22, r18
    mov r18, r14
    mov r14, r6
    mov r2, r0
    subi r30, lo8(-(-16))
    sbci r31, hi8(-(-16))
    dec r16
    breq .Llwcc_lea128_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_lea128_128_ecb_decrypt_avr_round
.Llwcc_lea128_128_ecb_decrypt_avr_rounds_done:
    adiw r30, 16
    st Y+, r13
    st Y+, r17
    st Y+, r15
    st Y+, r14
    st Y+, r20
    st Y+, r19
    st Y+, r18
    st Y+, r21
    st Y+, r25
    st Y+, r24
    st Y+, r23
    st Y+, r22
    st Y+, r3
    st Y+, r4
    st Y+, r5
    st Y+, r2
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_lea128_128_ecb_decrypt_avr_end
    rjmp .Llwcc_lea128_128_ecb_decrypt_avr_group
.Llwcc_lea128_128_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r17
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
    .size lwcc_lea128_128_ecb_decrypt_avr, .-lwcc_lea128_128_ecb_decrypt_avr

    .global lwcc_lea128_128_ctr_init_avr
    .type lwcc_lea128_128_ctr_init_avr, @function
lwcc_lea128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_lea128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_lea128_128_ctr_nonce_avr
    .size lwcc_lea128_128_ctr_init_avr, .-lwcc_lea128_128_ctr_init_avr

    .global lwcc_lea128_128_ctr_nonce_avr
    .type lwcc_lea128_128_ctr_nonce_avr, @function
lwcc_lea128_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(384))
    sbci r31, hi8(-(384))
    std Z+0, r0
    ld r0, X+
    std Z+1, r0
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
    ld r0, X+
    std Z+7, r0
    ld r0, X+
    std Z+8, r0
    ld r0, X+
    std Z+9, r0
    ld r0, X+
    std Z+10, r0
    ld r0, X
    std Z+11, r0
    ret
    .size lwcc_lea128_128_ctr_nonce_avr, .-lwcc_lea128_128_ctr_nonce_avr

    .global lwcc_lea128_128_ctr_crypt_avr
    .type lwcc_lea128_128_ctr_crypt_avr, @function
lwcc_lea128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_128_ctr_crypt_avr_begin
    ret
.Llwcc_lea128_128_ctr_crypt_avr_begin:
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
    push r17
    push r16
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
    brcc .Llwcc_lea128_128_ctr_crypt_avr_group
    rjmp .Llwcc_lea128_128_ctr_crypt_avr_rest
.Llwcc_lea128_128_ctr_crypt_avr_group:
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
    subi r30, lo8(-(384))
    sbci r31, hi8(-(384))
    ldd r25, Z+0
    ldd r18, Z+1
    ldd r19, Z+2
    ldd r12, Z+3
    ldd r24, Z+4
    ldd r23, Z+5
    ldd r22, Z+6
    ldd r11, Z+7
    ldd r6, Z+8
    ldd r7, Z+9
    ldd r21, Z+10
    ldd r20, Z+11
    mov r13, r5
    mov r14, r4
    mov r15, r3
    mov r10, r2
    subi r30, lo8(-(-384))
    sbci r31, hi8(-(-384))
    ldi r16, 24
.Llwcc_lea128_128_ctr_crypt_avr_round:
    ; round 1 (lea.dsl:35)
    ldd r2, Z+4
    eor r13, r2
    ldd r3, Z+5
    eor r14, r3
    ldd r4, Z+6
    eor r15, r4
    ldd r5, Z+7
    eor r10, r5
    ldd r8, Z+12
    eor r8, r6
    eor r6, r2
    ldd r9, Z+13
    eor r9, r7
    eor r7, r3
    ldd r17, Z+14
    eor r17, r21
    eor r21, r4
    ldd r0, Z+15
    eor r0, r20
    add r8, r13
    adc r9, r14
    adc r17, r15
    adc r0, r10
    eor r20, r5
    mov r13, r8
    lsr r13
    ror r0
    ror r17
    ror r9
    ror r8
    lsr r13
    ror r0
    ror r17
    ror r9
    ror r8
    lsr r13
    ror r0
    ror r17
    ror r9
    ror r8
    ldd r13, Z+8
    eor r13, r24
    eor r24, r2
    ldd r2, Z+9
    eor r2, r23
    eor r23, r3
    ldd r3, Z+10
    eor r3, r22
    eor r22, r4
    ldd r4, Z+11
    eor r4, r11
    add r13, r6
    adc r2, r7
    adc r3, r21
    adc r4, r20
    lsl r2
    rol r3
    rol r4
    rol r13
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r13
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r13
    adc r2, r1
    eor r11, r5
    ldd r5, Z+0
    eor r5, r25
    ldd r6, Z+1
    eor r6, r18
    ldd r7, Z+2
    eor r7, r19
    ldd r21, Z+3
    eor r21, r12
    add r5, r24
    adc r6, r23
    adc r7, r22
    adc r21, r11
    lsl r21
    rol r5
    rol r6
    rol r7
    adc r21, r1
    mov r25, r25
    movw r14, r18 ; r15, r19
    movw r10, r12 ; r11, r13
    mov r18, r5
    mov r19, r6
    mov r12, r7
    mov r24, r2
    mov r23, r3
    mov r22, r4
    movw r6, r8 ; r7, r9
    mov r20, r0
    mov r13, r25
    mov r25, r21
    mov r21, r17
    adiw r30, 16
    dec r16
    breq .Llwcc_lea128_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_lea128_128_ctr_crypt_avr_round
.Llwcc_lea128_128_ctr_crypt_avr_rounds_done:
    subi r30, 128
    sbci r31, 1
    ld r2, X+
    eor r2, r25
    st Y+, r2
    ld r25, X+
    eor r25, r18
    st Y+, r25
    ld r25, X+
    eor r25, r19
    st Y+, r25
    ld r25, X+
    eor r25, r12
    st Y+, r25
    ld r25, X+
    eor r25, r24
    st Y+, r25
    ld r25, X+
    eor r25, r23
    st Y+, r25
    ld r25, X+
    eor r25, r22
    st Y+, r25
    ld r25, X+
    eor r25, r11
    st Y+, r25
    ld r25, X+
    eor r25, r6
    st Y+, r25
    ld r25, X+
    eor r25, r7
    st Y+, r25
    ld r25, X+
    eor r25, r21
    st Y+, r25
    ld r25, X+
    eor r25, r20
    st Y+, r25
    ld r25, X+
    eor r25, r13
    st Y+, r25
    ld r25, X+
    eor r25, r14
    st Y+, r25
    ld r25, X+
    eor r25, r15
    st Y+, r25
    ld r25, X+
    eor r25, r10
    st Y+, r25
    pop r25
    pop r24
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_lea128_128_ctr_crypt_avr_rest
    rjmp .Llwcc_lea128_128_ctr_crypt_avr_group
.Llwcc_lea128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_lea128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_lea128_128_ctr_crypt_avr_end
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
.Llwcc_lea128_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_lea128_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_lea128_128_ctr_crypt_avr_group
.Llwcc_lea128_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_lea128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_lea128_128_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_lea128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_lea128_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_lea128_128_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r17
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
    .size lwcc_lea128_128_ctr_crypt_avr, .-lwcc_lea128_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xdb, 0xe9, 0xef, 0xc3, 0x04, 0xd6, 0xc4, 0x88, 0x29, 0xf2, 0x89, 0xe7, 0x63, 0x87, 0xf9, 0xc6
    .byte 0xbc, 0x9d, 0xfe, 0x3e, 0x48, 0x60, 0x4d, 0x8c, 0x9e, 0x22, 0x9f, 0x78, 0x3c, 0x76, 0x98, 0x6f
    .byte 0xc3, 0xdb, 0xe9, 0xef, 0x88, 0x04, 0xd6, 0xc4, 0xe7, 0x29, 0xf2, 0x89, 0xc6, 0x63, 0x87, 0xf9
    .byte 0x3e, 0xbc, 0x9d, 0xfe, 0x8c, 0x48, 0x60, 0x4d, 0x78, 0x9e, 0x22, 0x9f, 0x6f, 0x3c, 0x76, 0x98
    .byte 0xef, 0xc3, 0xdb, 0xe9, 0xc4, 0x88, 0x04, 0xd6, 0x89, 0xe7, 0x29, 0xf2, 0xf9, 0xc6, 0x63, 0x87
    .byte 0xfe, 0x3e, 0xbc, 0x9d, 0x4d, 0x8c, 0x48, 0x60, 0x9f, 0x78, 0x9e, 0x22, 0x98, 0x6f, 0x3c, 0x76
