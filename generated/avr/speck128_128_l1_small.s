; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile speck --set speck128_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() fold() sbox(fixed=true) hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() walk()
; dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 60
; layout:    words of 64 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 256, ctx 268, align 1, group 16, stack 60, code 904, flash 904, ram 584
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:65ce9ae95e6daea9bfe0e473adb092f75ca5c46a225e2035804de28b66ba0a83

    .text

    .global lwcc_speck128_128_key_setup_avr
    .type lwcc_speck128_128_key_setup_avr, @function
lwcc_speck128_128_key_setup_avr:
    rcall .Llwcc_speck128_128_file_avr_save
    movw r26, r22
    movw r30, r24
    ld r0, X+
    std Z+0, r0
    ld r2, X+
    std Z+1, r2
    ld r3, X+
    std Z+2, r3
    ld r4, X+
    std Z+3, r4
    ld r5, X+
    std Z+4, r5
    ld r6, X+
    std Z+5, r6
    ld r7, X+
    std Z+6, r7
    ld r8, X+
    std Z+7, r8
    ld r17, X+
    rcall .Llwcc_speck128_128_run_avr_3
    ld r15, X
    ; round 1 (speck.dsl:22)
    add r9, r0
    adc r10, r2
    adc r11, r3
    adc r12, r4
    adc r13, r5
    adc r14, r6
    adc r15, r7
    adc r17, r8
    ldi r18, 1
    adiw r30, 8
    ldi r16, 30
.Llwcc_speck128_128_key_setup_avr_round:
    ; round 1 (speck.dsl:23)
    rcall .Llwcc_speck128_128_run_avr_0
    rcall .Llwcc_speck128_128_run_avr_0
    rcall .Llwcc_speck128_128_run_avr_0
    eor r0, r9
    st Z+, r0
    eor r2, r10
    st Z+, r2
    eor r3, r11
    st Z+, r3
    eor r4, r12
    st Z+, r4
    eor r5, r13
    st Z+, r5
    eor r6, r14
    st Z+, r6
    eor r7, r15
    st Z+, r7
    eor r8, r17
    st Z+, r8
    ; round 2 (speck.dsl:22)
    add r10, r0
    adc r11, r2
    adc r12, r3
    adc r13, r4
    adc r14, r5
    adc r15, r6
    adc r17, r7
    adc r9, r8
    eor r10, r18
    subi r18, 255
    mov r19, r9
    mov r9, r10
    mov r10, r11
    mov r11, r12
    mov r12, r13
    mov r13, r14
    mov r14, r15
    mov r15, r17
    mov r17, r19
    dec r16
    breq .Llwcc_speck128_128_key_setup_avr_rounds_done
    rjmp .Llwcc_speck128_128_key_setup_avr_round
.Llwcc_speck128_128_key_setup_avr_rounds_done:
    subi r30, 248
    sbci r31, 0
    ; round 31 (speck.dsl:23)
    rcall .Llwcc_speck128_128_run_avr_0
    rcall .Llwcc_speck128_128_run_avr_0
    rcall .Llwcc_speck128_128_run_avr_0
    eor r0, r9
    subi r30, lo8(-(248))
    sbci r31, hi8(-(248))
    std Z+0, r0
    eor r2, r10
    std Z+1, r2
    eor r3, r11
    std Z+2, r3
    eor r4, r12
    std Z+3, r4
    eor r5, r13
    std Z+4, r5
    eor r6, r14
    std Z+5, r6
    eor r7, r15
    std Z+6, r7
    eor r8, r17
    std Z+7, r8
    rjmp .Llwcc_speck128_128_file_avr_restore
    .size lwcc_speck128_128_key_setup_avr, .-lwcc_speck128_128_key_setup_avr

    .global lwcc_speck128_128_ecb_encrypt_avr
    .type lwcc_speck128_128_ecb_encrypt_avr, @function
lwcc_speck128_128_ecb_encrypt_avr:
    rcall .Llwcc_speck128_128_file_avr_save
    rcall .Llwcc_speck128_128_run_avr_4
    rjmp .Llwcc_speck128_128_ecb_encrypt_avr_count
.Llwcc_speck128_128_ecb_encrypt_avr_group:
    rcall .Llwcc_speck128_128_run_avr_3
    ld r15, X+
    ld r17, X+
    ld r8, X+
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ldi r16, 32
.Llwcc_speck128_128_ecb_encrypt_avr_round:
    ; round 1 (speck.dsl:22)
    add r0, r9
    adc r2, r10
    adc r3, r11
    adc r4, r12
    adc r5, r13
    adc r6, r14
    adc r7, r15
    adc r8, r17
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r2, r18
    ld r18, Z+
    eor r3, r18
    ld r18, Z+
    eor r4, r18
    ld r18, Z+
    eor r5, r18
    ld r18, Z+
    eor r6, r18
    ld r18, Z+
    eor r7, r18
    ld r18, Z+
    eor r8, r18
    rcall .Llwcc_speck128_128_run_avr_1
    rcall .Llwcc_speck128_128_run_avr_1
    rcall .Llwcc_speck128_128_run_avr_1
    eor r9, r0
    eor r10, r2
    eor r11, r3
    eor r12, r4
    eor r13, r5
    eor r14, r6
    eor r15, r7
    eor r17, r8
    mov r18, r0
    mov r0, r2
    mov r2, r3
    mov r3, r4
    mov r4, r5
    mov r5, r6
    mov r6, r7
    mov r7, r8
    mov r8, r18
    dec r16
    breq .Llwcc_speck128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_speck128_128_ecb_encrypt_avr_round
.Llwcc_speck128_128_ecb_encrypt_avr_rounds_done:
    subi r30, 0
    sbci r31, 1
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r12
    st Y+, r13
    st Y+, r14
    st Y+, r15
    st Y+, r17
    st Y+, r8
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r5
    st Y+, r6
    st Y+, r7
.Llwcc_speck128_128_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_speck128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_speck128_128_ecb_encrypt_avr_group
.Llwcc_speck128_128_ecb_encrypt_avr_end:
    rjmp .Llwcc_speck128_128_file_avr_restore
    .size lwcc_speck128_128_ecb_encrypt_avr, .-lwcc_speck128_128_ecb_encrypt_avr

    .global lwcc_speck128_128_ecb_decrypt_avr
    .type lwcc_speck128_128_ecb_decrypt_avr, @function
lwcc_speck128_128_ecb_decrypt_avr:
    rcall .Llwcc_speck128_128_file_avr_save
    rcall .Llwcc_speck128_128_run_avr_4
    rjmp .Llwcc_speck128_128_ecb_decrypt_avr_count
.Llwcc_speck128_128_ecb_decrypt_avr_group:
    ld r0, X+
    ld r3, X+
    ld r5, X+
    ld r7, X+
    ld r9, X+
    ld r11, X+
    ld r13, X+
    ld r15, X+
    ld r2, X+
    ld r4, X+
    ld r6, X+
    ld r8, X+
    ld r10, X+
    ld r12, X+
    ld r14, X+
    ld r17, X+
    subi r30, 8
    sbci r31, 255
    ldi r16, 32
.Llwcc_speck128_128_ecb_decrypt_avr_round:
    ; round 32 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    eor r9, r10
    eor r11, r12
    eor r13, r14
    eor r15, r17
    mov r18, r0
    rcall .Llwcc_speck128_128_run_avr_2
    rcall .Llwcc_speck128_128_run_avr_2
    rcall .Llwcc_speck128_128_run_avr_2
    ldd r18, Z+0
    eor r2, r18
    ldd r18, Z+1
    eor r4, r18
    ldd r18, Z+2
    eor r6, r18
    ldd r18, Z+3
    eor r8, r18
    ldd r18, Z+4
    eor r10, r18
    ldd r18, Z+5
    eor r12, r18
    ldd r18, Z+6
    eor r14, r18
    ldd r18, Z+7
    eor r17, r18
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    sbc r8, r7
    sbc r10, r9
    sbc r12, r11
    sbc r14, r13
    sbc r17, r15
    mov r18, r2
    mov r2, r17
    mov r17, r14
    mov r14, r12
    mov r12, r10
    mov r10, r8
    mov r8, r6
    mov r6, r4
    mov r4, r18
    subi r30, lo8(-(-8))
    sbci r31, hi8(-(-8))
    dec r16
    breq .Llwcc_speck128_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_speck128_128_ecb_decrypt_avr_round
.Llwcc_speck128_128_ecb_decrypt_avr_rounds_done:
    adiw r30, 8
    st Y+, r0
    st Y+, r3
    st Y+, r5
    st Y+, r7
    st Y+, r9
    st Y+, r11
    st Y+, r13
    st Y+, r15
    st Y+, r2
    st Y+, r4
    st Y+, r6
    st Y+, r8
    st Y+, r10
    st Y+, r12
    st Y+, r14
    st Y+, r17
.Llwcc_speck128_128_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_speck128_128_ecb_decrypt_avr_end
    rjmp .Llwcc_speck128_128_ecb_decrypt_avr_group
.Llwcc_speck128_128_ecb_decrypt_avr_end:
    rjmp .Llwcc_speck128_128_file_avr_restore
    .size lwcc_speck128_128_ecb_decrypt_avr, .-lwcc_speck128_128_ecb_decrypt_avr

    .global lwcc_speck128_128_ctr_init_avr
    .type lwcc_speck128_128_ctr_init_avr, @function
lwcc_speck128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_speck128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_speck128_128_ctr_nonce_avr
    .size lwcc_speck128_128_ctr_init_avr, .-lwcc_speck128_128_ctr_init_avr

    .global lwcc_speck128_128_ctr_nonce_avr
    .type lwcc_speck128_128_ctr_nonce_avr, @function
lwcc_speck128_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    subi r30, 0
    sbci r31, 255
.Llwcc_speck128_128_ctr_nonce_avr_copy:
    ldi r18, 12
.Llwcc_speck128_128_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_speck128_128_ctr_nonce_avr_byte
    ret
    .size lwcc_speck128_128_ctr_nonce_avr, .-lwcc_speck128_128_ctr_nonce_avr

    .global lwcc_speck128_128_ctr_crypt_avr
    .type lwcc_speck128_128_ctr_crypt_avr, @function
lwcc_speck128_128_ctr_crypt_avr:
    rcall .Llwcc_speck128_128_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 16
.Llwcc_speck128_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_speck128_128_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 16
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_speck128_128_ctr_crypt_avr_whole
    rjmp .Llwcc_speck128_128_ctr_crypt_avr_rest
.Llwcc_speck128_128_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_speck128_128_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 0
    sbci r27, 255
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_speck128_128_ctr_nonce_avr_copy
    st Z+, r17
    st Z+, r16
    st Z+, r15
    st Z+, r14
    sec
    adc r14, r1
    adc r15, r1
    adc r16, r1
    adc r17, r1
    ldi r20, 1
    ldi r21, 0
    movw r18, r8
    rcall lwcc_speck128_128_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_speck128_128_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_speck128_128_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 16
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_speck128_128_ctr_crypt_avr_whole
.Llwcc_speck128_128_ctr_crypt_avr_rest:
    subi r24, -16
    breq .Llwcc_speck128_128_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_speck128_128_ctr_crypt_avr_block
.Llwcc_speck128_128_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_speck128_128_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_speck128_128_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 40
.Llwcc_speck128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck128_128_ctr_crypt_avr_clear
    rjmp .Llwcc_speck128_128_file_avr_restore
    .size lwcc_speck128_128_ctr_crypt_avr, .-lwcc_speck128_128_ctr_crypt_avr

.Llwcc_speck128_128_run_avr_0:
    lsl r0
    rol r2
    rol r3
    rol r4
    rol r5
    rol r6
    rol r7
    rol r8
    adc r0, r1
    ret
.Llwcc_speck128_128_run_avr_1:
    lsl r9
    rol r10
    rol r11
    rol r12
    rol r13
    rol r14
    rol r15
    rol r17
    adc r9, r1
    ret
.Llwcc_speck128_128_run_avr_2:
    lsr r18
    ror r15
    ror r13
    ror r11
    ror r9
    ror r7
    ror r5
    ror r3
    ror r0
    ret
.Llwcc_speck128_128_run_avr_3:
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ld r13, X+
    ld r14, X+
    ret
.Llwcc_speck128_128_run_avr_4:
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    ret

.Llwcc_speck128_128_file_avr_save:
    pop r31
    pop r30
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
    push r30
    push r31
    ret
.Llwcc_speck128_128_file_avr_restore:
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
