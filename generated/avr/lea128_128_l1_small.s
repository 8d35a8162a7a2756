; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile lea --set lea128_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() sbox(fixed=true) hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 60
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 384, ctx 396, align 1, group 16, stack 60, code 1110, flash 1206, ram 840
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 96, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:c652486ab9c4f3982ac34dbbc2fac1f03b451c567d468b737fad3f747290acab

    .text

    .global lwcc_lea128_128_key_setup_avr
    .type lwcc_lea128_128_key_setup_avr, @function
lwcc_lea128_128_key_setup_avr:
    rcall .Llwcc_lea128_128_file_avr_save
    movw r26, r22
    movw r28, r24
    rcall .Llwcc_lea128_128_run_avr_7
    rcall .Llwcc_lea128_128_run_avr_8
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
    rcall .Llwcc_lea128_128_run_avr_0
    lsl r24
    rol r23
    rol r22
    rol r17
    adc r24, r1
    rcall .Llwcc_lea128_128_run_avr_9
    st Y+, r17
    add r15, r18
    adc r14, r19
    adc r13, r25
    adc r12, r4
    rcall .Llwcc_lea128_128_run_avr_0
    rcall .Llwcc_lea128_128_run_avr_1
    rcall .Llwcc_lea128_128_run_avr_1
    rcall .Llwcc_lea128_128_run_avr_1
    st Y+, r15
    st Y+, r14
    st Y+, r13
    st Y+, r12
    add r21, r18
    adc r11, r19
    adc r10, r25
    adc r9, r4
    rcall .Llwcc_lea128_128_run_avr_0
    add r8, r18
    adc r7, r19
    adc r6, r25
    adc r5, r4
    rcall .Llwcc_lea128_128_run_avr_2
    rcall .Llwcc_lea128_128_run_avr_2
    rcall .Llwcc_lea128_128_run_avr_2
    mov r18, r9
    rcall .Llwcc_lea128_128_run_avr_10
    rcall .Llwcc_lea128_128_run_avr_10
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

    rjmp .Llwcc_lea128_128_file_avr_restore
    .size lwcc_lea128_128_key_setup_avr, .-lwcc_lea128_128_key_setup_avr

    .global lwcc_lea128_128_ecb_encrypt_avr
    .type lwcc_lea128_128_ecb_encrypt_avr, @function
lwcc_lea128_128_ecb_encrypt_avr:
    rcall .Llwcc_lea128_128_file_avr_save
    rcall .Llwcc_lea128_128_run_avr_11
    rjmp .Llwcc_lea128_128_ecb_encrypt_avr_count
.Llwcc_lea128_128_ecb_encrypt_avr_group:
    push r24
    push r25
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    ld r25, X+
    rcall .Llwcc_lea128_128_run_avr_7
    ld r21, X+
    ld r20, X+
    ld r19, X+
    ld r18, X+
    rcall .Llwcc_lea128_128_run_avr_8
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
    rcall .Llwcc_lea128_128_run_avr_3
    rcall .Llwcc_lea128_128_run_avr_3
    rcall .Llwcc_lea128_128_run_avr_3
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
    rcall .Llwcc_lea128_128_run_avr_4
    rcall .Llwcc_lea128_128_run_avr_4
    rcall .Llwcc_lea128_128_run_avr_4
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
    rcall .Llwcc_lea128_128_run_avr_9
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
.Llwcc_lea128_128_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_lea128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_lea128_128_ecb_encrypt_avr_group
.Llwcc_lea128_128_ecb_encrypt_avr_end:
    rjmp .Llwcc_lea128_128_file_avr_restore
    .size lwcc_lea128_128_ecb_encrypt_avr, .-lwcc_lea128_128_ecb_encrypt_avr

    .global lwcc_lea128_128_ecb_decrypt_avr
    .type lwcc_lea128_128_ecb_decrypt_avr, @function
lwcc_lea128_128_ecb_decrypt_avr:
    rcall .Llwcc_lea128_128_file_avr_save
    rcall .Llwcc_lea128_128_run_avr_11
    rjmp .Llwcc_lea128_128_ecb_decrypt_avr_count
.Llwcc_lea128_128_ecb_decrypt_avr_group:
    push r24
    push r25
    ld r13, X+
    rcall .Llwcc_lea128_128_run_avr_8
    ld r20, X+
    ld r19, X+
    ld r18, X+
    ld r21, X+
    ld r25, X+
    rcall .Llwcc_lea128_128_run_avr_7
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r2, X+
    subi r30, 144
    sbci r31, 254
    ldi r16, 24
.Llwcc_lea128_128_ecb_decrypt_avr_round:
    ; round 24 (lea.dsl:35)
    rcall .Llwcc_lea128_128_run_avr_5
    rcall .Llwcc_lea128_128_run_avr_5
    rcall .Llwcc_lea128_128_run_avr_5
    mov r12, r21
    rcall .Llwcc_lea128_128_run_avr_6
    rcall .Llwcc_lea128_128_run_avr_6
    rcall .Llwcc_lea128_128_run_avr_6
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
    rcall .Llwcc_lea128_128_run_avr_9
    st Y+, r3
    st Y+, r4
    st Y+, r5
    st Y+, r2
    pop r25
    pop r24
.Llwcc_lea128_128_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_lea128_128_ecb_decrypt_avr_end
    rjmp .Llwcc_lea128_128_ecb_decrypt_avr_group
.Llwcc_lea128_128_ecb_decrypt_avr_end:
    rjmp .Llwcc_lea128_128_file_avr_restore
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
    subi r30, 128
    sbci r31, 254
.Llwcc_lea128_128_ctr_nonce_avr_copy:
    ldi r18, 12
.Llwcc_lea128_128_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_lea128_128_ctr_nonce_avr_byte
    ret
    .size lwcc_lea128_128_ctr_nonce_avr, .-lwcc_lea128_128_ctr_nonce_avr

    .global lwcc_lea128_128_ctr_crypt_avr
    .type lwcc_lea128_128_ctr_crypt_avr, @function
lwcc_lea128_128_ctr_crypt_avr:
    rcall .Llwcc_lea128_128_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 16
.Llwcc_lea128_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_lea128_128_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 16
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_lea128_128_ctr_crypt_avr_whole
    rjmp .Llwcc_lea128_128_ctr_crypt_avr_rest
.Llwcc_lea128_128_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_lea128_128_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 128
    sbci r27, 254
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_lea128_128_ctr_nonce_avr_copy
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
    rcall lwcc_lea128_128_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_lea128_128_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_lea128_128_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 16
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_lea128_128_ctr_crypt_avr_whole
.Llwcc_lea128_128_ctr_crypt_avr_rest:
    subi r24, -16
    breq .Llwcc_lea128_128_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_lea128_128_ctr_crypt_avr_block
.Llwcc_lea128_128_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_lea128_128_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_lea128_128_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 40
.Llwcc_lea128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_lea128_128_ctr_crypt_avr_clear
    rjmp .Llwcc_lea128_128_file_avr_restore
    .size lwcc_lea128_128_ctr_crypt_avr, .-lwcc_lea128_128_ctr_crypt_avr

.Llwcc_lea128_128_run_avr_0:
    lsl r18
    rol r19
    rol r25
    rol r4
    adc r18, r1
    ret
.Llwcc_lea128_128_run_avr_1:
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ret
.Llwcc_lea128_128_run_avr_2:
    lsl r5
    rol r8
    rol r7
    rol r6
    adc r5, r1
    ret
.Llwcc_lea128_128_run_avr_3:
    lsr r8
    ror r13
    ror r14
    ror r15
    ror r17
    ret
.Llwcc_lea128_128_run_avr_4:
    lsl r20
    rol r19
    rol r18
    rol r21
    adc r20, r1
    ret
.Llwcc_lea128_128_run_avr_5:
    lsl r25
    rol r24
    rol r23
    rol r22
    adc r25, r1
    ret
.Llwcc_lea128_128_run_avr_6:
    lsr r12
    ror r18
    ror r19
    ror r20
    ror r21
    ret
.Llwcc_lea128_128_run_avr_7:
    ld r24, X+
    ld r23, X+
    ld r22, X+
    ret
.Llwcc_lea128_128_run_avr_8:
    ld r17, X+
    ld r15, X+
    ld r14, X+
    ret
.Llwcc_lea128_128_run_avr_9:
    st Y+, r24
    st Y+, r23
    st Y+, r22
    ret
.Llwcc_lea128_128_run_avr_10:
    lsr r18
    ror r10
    ror r11
    ror r21
    ror r9
    ret
.Llwcc_lea128_128_run_avr_11:
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    ret

.Llwcc_lea128_128_file_avr_save:
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
.Llwcc_lea128_128_file_avr_restore:
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

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xdb, 0xe9, 0xef, 0xc3, 0x04, 0xd6, 0xc4, 0x88, 0x29, 0xf2, 0x89, 0xe7, 0x63, 0x87, 0xf9, 0xc6
    .byte 0xbc, 0x9d, 0xfe, 0x3e, 0x48, 0x60, 0x4d, 0x8c, 0x9e, 0x22, 0x9f, 0x78, 0x3c, 0x76, 0x98, 0x6f
    .byte 0xc3, 0xdb, 0xe9, 0xef, 0x88, 0x04, 0xd6, 0xc4, 0xe7, 0x29, 0xf2, 0x89, 0xc6, 0x63, 0x87, 0xf9
    .byte 0x3e, 0xbc, 0x9d, 0xfe, 0x8c, 0x48, 0x60, 0x4d, 0x78, 0x9e, 0x22, 0x9f, 0x6f, 0x3c, 0x76, 0x98
    .byte 0xef, 0xc3, 0xdb, 0xe9, 0xc4, 0x88, 0x04, 0xd6, 0x89, 0xe7, 0x29, 0xf2, 0xf9, 0xc6, 0x63, 0x87
    .byte 0xfe, 0x3e, 0xbc, 0x9d, 0x4d, 0x8c, 0x48, 0x60, 0x9f, 0x78, 0x9e, 0x22, 0x98, 0x6f, 0x3c, 0x76
