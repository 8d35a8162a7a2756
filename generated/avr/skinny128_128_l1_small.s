; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile skinny --set skinny128_128 --target avr --lanes 1 --pass 'subroutines(runs=false)' --goal size
; passes:    unroll() invert() constants(enabled=true) counter() sbox(fixed=true) value_numbering() hoist(nonce=false) subroutines(enabled=true, runs=false) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() index_in_place() walk()
; dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 58
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 400, ctx 412, align 1, group 16, stack 58, code 1720, flash 2232, ram 870
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 512, ram 0: table_S8, table_S8_inverse
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by SAT sweep, bit graph; object sha256:8c16dc2ba3365db4bf772d25416ac737e18841e75de20f9c63fea51de67d9c89

    .text

    .global lwcc_skinny128_128_key_setup_avr
    .type lwcc_skinny128_128_key_setup_avr, @function
lwcc_skinny128_128_key_setup_avr:
    rcall .Llwcc_skinny128_128_file_avr_save
    movw r26, r22
    movw r30, r24
    ldi r16, 1
    st Z+, r16
    ldi r17, 0
    st Z+, r17
    ld r0, X+
    st Z+, r0
    ld r2, X+
    st Z+, r2
    ld r3, X+
    st Z+, r3
    ld r4, X+
    st Z+, r4
    ld r5, X+
    st Z+, r5
    ld r6, X+
    st Z+, r6
    ld r7, X+
    st Z+, r7
    ld r8, X+
    st Z+, r8
    ldi r18, 3
    st Z+, r18
    st Z+, r17
    adiw r26, 1
    ld r9, X+
    st Z+, r9
    adiw r26, 5
    ld r10, X
    st Z+, r10
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r11, X+
    st Z+, r11
    adiw r26, 4
    ld r12, X
    st Z+, r12
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r13, X+
    st Z+, r13
    adiw r26, 3
    ld r14, X
    st Z+, r14
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r15, X
    st Z+, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    st Z+, r19
    ldi r20, 7
    st Z+, r20
    st Z+, r17
    st Z+, r2
    st Z+, r8
    st Z+, r0
    st Z+, r6
    st Z+, r3
    st Z+, r7
    st Z+, r5
    st Z+, r4
    ldi r21, 15
    st Z+, r21
    st Z+, r17
    st Z+, r10
    st Z+, r19
    st Z+, r9
    st Z+, r14
    st Z+, r11
    st Z+, r15
    st Z+, r13
    st Z+, r12
    st Z+, r21
    st Z+, r16
    st Z+, r8
    st Z+, r4
    st Z+, r2
    st Z+, r7
    st Z+, r0
    st Z+, r5
    st Z+, r3
    st Z+, r6
    ldi r22, 14
    st Z+, r22
    st Z+, r18
    st Z+, r19
    st Z+, r12
    st Z+, r10
    st Z+, r15
    st Z+, r9
    st Z+, r13
    st Z+, r11
    st Z+, r14
    ldi r23, 13
    st Z+, r23
    st Z+, r18
    st Z+, r4
    st Z+, r6
    st Z+, r8
    st Z+, r5
    st Z+, r2
    st Z+, r3
    st Z+, r0
    st Z+, r7
    ldi r24, 11
    st Z+, r24
    st Z+, r18
    st Z+, r12
    st Z+, r14
    st Z+, r19
    st Z+, r13
    st Z+, r10
    st Z+, r11
    st Z+, r9
    st Z+, r15
    st Z+, r20
    st Z+, r18
    st Z+, r6
    st Z+, r7
    st Z+, r4
    st Z+, r3
    st Z+, r8
    st Z+, r0
    st Z+, r2
    st Z+, r5
    st Z+, r21
    ldi r21, 2
    st Z+, r21
    st Z+, r14
    st Z+, r15
    st Z+, r12
    st Z+, r11
    st Z+, r19
    st Z+, r9
    st Z+, r10
    st Z+, r13
    st Z+, r22
    st Z+, r16
    st Z+, r7
    st Z+, r5
    st Z+, r6
    st Z+, r0
    st Z+, r4
    st Z+, r2
    st Z+, r8
    st Z+, r3
    ldi r25, 12
    st Z+, r25
    st Z+, r18
    st Z+, r15
    st Z+, r13
    st Z+, r14
    st Z+, r9
    st Z+, r12
    st Z+, r10
    st Z+, r19
    st Z+, r11
    ldi r25, 9
    st Z+, r25
    st Z+, r18
    st Z+, r5
    st Z+, r3
    st Z+, r7
    st Z+, r2
    st Z+, r6
    st Z+, r8
    st Z+, r4
    st Z+, r0
    st Z+, r18
    st Z+, r18
    st Z+, r13
    st Z+, r11
    st Z+, r15
    st Z+, r10
    st Z+, r14
    st Z+, r19
    st Z+, r12
    st Z+, r9
    st Z+, r20
    st Z+, r21
    st Z+, r3
    st Z+, r0
    st Z+, r5
    st Z+, r8
    st Z+, r7
    st Z+, r4
    st Z+, r6
    st Z+, r2
    st Z+, r22
    st Z+, r17
    st Z+, r11
    st Z+, r9
    st Z+, r13
    st Z+, r19
    st Z+, r15
    st Z+, r12
    st Z+, r14
    st Z+, r10
    st Z+, r23
    st Z+, r16
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 10
    st Z+, r25
    st Z+, r18
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r13
    st Z+, r14
    st Z+, r15
    st Z+, r19
    ldi r25, 5
    st Z+, r25
    st Z+, r18
    st Z+, r2
    st Z+, r8
    st Z+, r0
    st Z+, r6
    st Z+, r3
    st Z+, r7
    st Z+, r5
    st Z+, r4
    st Z+, r24
    st Z+, r21
    st Z+, r10
    st Z+, r19
    st Z+, r9
    st Z+, r14
    st Z+, r11
    st Z+, r15
    st Z+, r13
    st Z+, r12
    ldi r23, 6
    st Z+, r23
    st Z+, r16
    st Z+, r8
    st Z+, r4
    st Z+, r2
    st Z+, r7
    st Z+, r0
    st Z+, r5
    st Z+, r3
    st Z+, r6
    ldi r23, 12
    st Z+, r23
    st Z+, r21
    st Z+, r19
    st Z+, r12
    st Z+, r10
    st Z+, r15
    st Z+, r9
    st Z+, r13
    st Z+, r11
    st Z+, r14
    ldi r23, 8
    st Z+, r23
    st Z+, r16
    st Z+, r4
    st Z+, r6
    st Z+, r8
    st Z+, r5
    st Z+, r2
    st Z+, r3
    st Z+, r0
    st Z+, r7
    st Z+, r17
    st Z+, r18
    st Z+, r12
    st Z+, r14
    st Z+, r19
    st Z+, r13
    st Z+, r10
    st Z+, r11
    st Z+, r9
    st Z+, r15
    st Z+, r16
    st Z+, r21
    st Z+, r6
    st Z+, r7
    st Z+, r4
    st Z+, r3
    st Z+, r8
    st Z+, r0
    st Z+, r2
    st Z+, r5
    st Z+, r21
    st Z+, r17
    st Z+, r14
    st Z+, r15
    st Z+, r12
    st Z+, r11
    st Z+, r19
    st Z+, r9
    st Z+, r10
    st Z+, r13
    st Z+, r25
    st Z+, r17
    st Z+, r7
    st Z+, r5
    st Z+, r6
    st Z+, r0
    st Z+, r4
    st Z+, r2
    st Z+, r8
    st Z+, r3
    st Z+, r24
    st Z+, r17
    st Z+, r15
    st Z+, r13
    st Z+, r14
    st Z+, r9
    st Z+, r12
    st Z+, r10
    st Z+, r19
    st Z+, r11
    st Z+, r20
    st Z+, r16
    st Z+, r5
    st Z+, r3
    st Z+, r7
    st Z+, r2
    st Z+, r6
    st Z+, r8
    st Z+, r4
    st Z+, r0
    st Z+, r22
    st Z+, r21
    st Z+, r13
    st Z+, r11
    st Z+, r15
    st Z+, r10
    st Z+, r14
    st Z+, r19
    st Z+, r12
    st Z+, r9
    ldi r20, 12
    st Z+, r20
    st Z+, r16
    st Z+, r3
    st Z+, r0
    st Z+, r5
    st Z+, r8
    st Z+, r7
    st Z+, r4
    st Z+, r6
    st Z+, r2
    st Z+, r23
    st Z+, r18
    st Z+, r11
    st Z+, r9
    st Z+, r13
    st Z+, r19
    st Z+, r15
    st Z+, r12
    st Z+, r14
    st Z+, r10
    st Z+, r16
    st Z+, r18
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    st Z+, r18
    st Z+, r21
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r13
    st Z+, r14
    st Z+, r15
    st Z+, r19
    ldi r20, 6
    st Z+, r20
    st Z+, r17
    st Z+, r2
    st Z+, r8
    st Z+, r0
    st Z+, r6
    st Z+, r3
    st Z+, r7
    st Z+, r5
    st Z+, r4
    ldi r22, 13
    st Z+, r22
    st Z+, r17
    st Z+, r10
    st Z+, r19
    st Z+, r9
    st Z+, r14
    st Z+, r11
    st Z+, r15
    st Z+, r13
    st Z+, r12
    st Z+, r24
    st Z+, r16
    st Z+, r8
    st Z+, r4
    st Z+, r2
    st Z+, r7
    st Z+, r0
    st Z+, r5
    st Z+, r3
    st Z+, r6
    st Z+, r20
    st Z+, r18
    st Z+, r19
    st Z+, r12
    st Z+, r10
    st Z+, r15
    st Z+, r9
    st Z+, r13
    st Z+, r11
    st Z+, r14
    st Z+, r22
    st Z+, r21
    st Z+, r4
    st Z+, r6
    st Z+, r8
    st Z+, r5
    st Z+, r2
    st Z+, r3
    st Z+, r0
    st Z+, r7
    ldi r17, 10
    st Z+, r17
    st Z+, r16
    st Z+, r12
    st Z+, r14
    st Z+, r19
    st Z+, r13
    st Z+, r10
    st Z+, r11
    st Z+, r9
    std Z+0, r15
    rjmp .Llwcc_skinny128_128_file_avr_restore
    .size lwcc_skinny128_128_key_setup_avr, .-lwcc_skinny128_128_key_setup_avr

    .global lwcc_skinny128_128_ecb_encrypt_avr
    .type lwcc_skinny128_128_ecb_encrypt_avr, @function
lwcc_skinny128_128_ecb_encrypt_avr:
    rcall .Llwcc_skinny128_128_file_avr_save
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
    rjmp .Llwcc_skinny128_128_ecb_encrypt_avr_count
.Llwcc_skinny128_128_ecb_encrypt_avr_group:
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
    ld r12, X+
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r17, X+
    ldi r16, 40
.Llwcc_skinny128_128_ecb_encrypt_avr_round:
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r0
    lpm r0, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r17
    lpm r17, Z
    ld r18, Y+
    eor r0, r18
    ld r18, Y+
    eor r5, r18
    ldi r18, 2
    eor r9, r18
    ld r18, Y+
    eor r0, r18
    ld r18, Y+
    eor r2, r18
    ld r18, Y+
    eor r3, r18
    ld r18, Y+
    eor r4, r18
    ld r18, Y+
    eor r5, r18
    ld r18, Y+
    eor r6, r18
    ld r18, Y+
    eor r7, r18
    ld r18, Y+
    eor r8, r18
    mov r18, r0
    eor r18, r11
    eor r14, r18
    eor r8, r11
    mov r11, r2
    eor r11, r12
    eor r15, r11
    eor r5, r12
    mov r12, r3
    eor r12, r9
    eor r17, r12
    eor r6, r9
    mov r9, r4
    eor r9, r10
    eor r13, r9
    eor r7, r10
    mov r10, r5
    mov r5, r0
    mov r0, r14
    mov r14, r11
    mov r11, r6
    mov r6, r2
    mov r2, r15
    mov r15, r12
    mov r12, r7
    mov r7, r3
    mov r3, r17
    mov r17, r9
    mov r9, r8
    mov r8, r4
    mov r4, r13
    mov r13, r18
    dec r16
    breq .Llwcc_skinny128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_skinny128_128_ecb_encrypt_avr_round
.Llwcc_skinny128_128_ecb_encrypt_avr_rounds_done:
    subi r28, 144
    sbci r29, 1
    movw r30, r22
    std Z+0, r0
    std Z+1, r2
    std Z+2, r3
    std Z+3, r4
    std Z+4, r5
    std Z+5, r6
    std Z+6, r7
    std Z+7, r8
    std Z+8, r9
    std Z+9, r10
    std Z+10, r11
    std Z+11, r12
    std Z+12, r13
    std Z+13, r14
    std Z+14, r15
    std Z+15, r17
    subi r22, 240
    sbci r23, 255
.Llwcc_skinny128_128_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_skinny128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_skinny128_128_ecb_encrypt_avr_group
.Llwcc_skinny128_128_ecb_encrypt_avr_end:
    rjmp .Llwcc_skinny128_128_file_avr_restore
    .size lwcc_skinny128_128_ecb_encrypt_avr, .-lwcc_skinny128_128_ecb_encrypt_avr

    .global lwcc_skinny128_128_ecb_decrypt_avr
    .type lwcc_skinny128_128_ecb_decrypt_avr, @function
lwcc_skinny128_128_ecb_decrypt_avr:
    rcall .Llwcc_skinny128_128_file_avr_save
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
    rjmp .Llwcc_skinny128_128_ecb_decrypt_avr_count
.Llwcc_skinny128_128_ecb_decrypt_avr_group:
    ld r17, X+
    ld r12, X+
    ld r8, X+
    ld r4, X+
    ld r13, X+
    ld r9, X+
    ld r5, X+
    ld r0, X+
    ld r15, X+
    ld r11, X+
    ld r7, X+
    ld r3, X+
    ld r14, X+
    ld r10, X+
    ld r6, X+
    ld r2, X+
    subi r28, 122
    sbci r29, 254
    ldi r16, 40
.Llwcc_skinny128_128_ecb_decrypt_avr_round:
    ; round 40 (skinny.dsl:66)
    mov r18, r0
    eor r18, r2
    eor r3, r18
    eor r4, r2
    mov r2, r5
    eor r2, r6
    eor r7, r2
    eor r8, r6
    mov r6, r9
    eor r6, r10
    eor r11, r6
    eor r12, r10
    mov r10, r13
    eor r10, r14
    eor r15, r10
    eor r14, r17
    ldd r17, Y+6
    eor r11, r17
    ldd r17, Y+2
    eor r13, r17
    ldi r17, 2
    eor r2, r17
    ldi r31, hi8(.Ltable_S8_inverse)
    mov r30, r8
    lpm r8, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r18
    lpm r17, Z
    mov r30, r2
    lpm r2, Z
    ldd r30, Y+9
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+8
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+7
    eor r30, r7
    lpm r7, Z
    ldd r30, Y+1
    eor r30, r11
    lpm r11, Z
    ldd r30, Y+5
    eor r30, r0
    lpm r0, Z
    ldd r30, Y+4
    eor r30, r5
    lpm r5, Z
    ldd r30, Y+3
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+0
    eor r30, r13
    lpm r13, Z
    mov r18, r0
    mov r0, r15
    mov r15, r2
    mov r2, r8
    mov r8, r5
    mov r5, r3
    mov r3, r6
    mov r6, r12
    mov r12, r9
    mov r9, r7
    mov r7, r10
    mov r10, r14
    mov r14, r4
    mov r4, r18
    mov r18, r11
    mov r11, r17
    mov r17, r13
    mov r13, r18
    subi r28, lo8(-(-10))
    sbci r29, hi8(-(-10))
    dec r16
    breq .Llwcc_skinny128_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_skinny128_128_ecb_decrypt_avr_round
.Llwcc_skinny128_128_ecb_decrypt_avr_rounds_done:
    adiw r28, 10
    movw r30, r22
    std Z+0, r17
    std Z+1, r12
    std Z+2, r8
    std Z+3, r4
    std Z+4, r13
    std Z+5, r9
    std Z+6, r5
    std Z+7, r0
    std Z+8, r15
    std Z+9, r11
    std Z+10, r7
    std Z+11, r3
    std Z+12, r14
    std Z+13, r10
    std Z+14, r6
    std Z+15, r2
    subi r22, 240
    sbci r23, 255
.Llwcc_skinny128_128_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_skinny128_128_ecb_decrypt_avr_end
    rjmp .Llwcc_skinny128_128_ecb_decrypt_avr_group
.Llwcc_skinny128_128_ecb_decrypt_avr_end:
    rjmp .Llwcc_skinny128_128_file_avr_restore
    .size lwcc_skinny128_128_ecb_decrypt_avr, .-lwcc_skinny128_128_ecb_decrypt_avr

    .global lwcc_skinny128_128_ctr_init_avr
    .type lwcc_skinny128_128_ctr_init_avr, @function
lwcc_skinny128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_skinny128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_skinny128_128_ctr_nonce_avr
    .size lwcc_skinny128_128_ctr_init_avr, .-lwcc_skinny128_128_ctr_init_avr

    .global lwcc_skinny128_128_ctr_nonce_avr
    .type lwcc_skinny128_128_ctr_nonce_avr, @function
lwcc_skinny128_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    subi r30, 112
    sbci r31, 254
.Llwcc_skinny128_128_ctr_nonce_avr_copy:
    ldi r18, 12
.Llwcc_skinny128_128_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_skinny128_128_ctr_nonce_avr_byte
    ret
    .size lwcc_skinny128_128_ctr_nonce_avr, .-lwcc_skinny128_128_ctr_nonce_avr

    .global lwcc_skinny128_128_ctr_crypt_avr
    .type lwcc_skinny128_128_ctr_crypt_avr, @function
lwcc_skinny128_128_ctr_crypt_avr:
    rcall .Llwcc_skinny128_128_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 16
.Llwcc_skinny128_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_skinny128_128_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 16
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_skinny128_128_ctr_crypt_avr_whole
    rjmp .Llwcc_skinny128_128_ctr_crypt_avr_rest
.Llwcc_skinny128_128_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_skinny128_128_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 112
    sbci r27, 254
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_skinny128_128_ctr_nonce_avr_copy
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
    rcall lwcc_skinny128_128_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_skinny128_128_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_skinny128_128_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 16
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_skinny128_128_ctr_crypt_avr_whole
.Llwcc_skinny128_128_ctr_crypt_avr_rest:
    subi r24, -16
    breq .Llwcc_skinny128_128_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_skinny128_128_ctr_crypt_avr_block
.Llwcc_skinny128_128_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_skinny128_128_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_skinny128_128_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 40
.Llwcc_skinny128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_skinny128_128_ctr_crypt_avr_clear
    rjmp .Llwcc_skinny128_128_file_avr_restore
    .size lwcc_skinny128_128_ctr_crypt_avr, .-lwcc_skinny128_128_ctr_crypt_avr

.Llwcc_skinny128_128_file_avr_save:
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
.Llwcc_skinny128_128_file_avr_restore:
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
.Ltable_S8:
    .byte 0x65, 0x4c, 0x6a, 0x42, 0x4b, 0x63, 0x43, 0x6b, 0x55, 0x75, 0x5a, 0x7a, 0x53, 0x73, 0x5b, 0x7b
    .byte 0x35, 0x8c, 0x3a, 0x81, 0x89, 0x33, 0x80, 0x3b, 0x95, 0x25, 0x98, 0x2a, 0x90, 0x23, 0x99, 0x2b
    .byte 0xe5, 0xcc, 0xe8, 0xc1, 0xc9, 0xe0, 0xc0, 0xe9, 0xd5, 0xf5, 0xd8, 0xf8, 0xd0, 0xf0, 0xd9, 0xf9
    .byte 0xa5, 0x1c, 0xa8, 0x12, 0x1b, 0xa0, 0x13, 0xa9, 0x05, 0xb5, 0x0a, 0xb8, 0x03, 0xb0, 0x0b, 0xb9
    .byte 0x32, 0x88, 0x3c, 0x85, 0x8d, 0x34, 0x84, 0x3d, 0x91, 0x22, 0x9c, 0x2c, 0x94, 0x24, 0x9d, 0x2d
    .byte 0x62, 0x4a, 0x6c, 0x45, 0x4d, 0x64, 0x44, 0x6d, 0x52, 0x72, 0x5c, 0x7c, 0x54, 0x74, 0x5d, 0x7d
    .byte 0xa1, 0x1a, 0xac, 0x15, 0x1d, 0xa4, 0x14, 0xad, 0x02, 0xb1, 0x0c, 0xbc, 0x04, 0xb4, 0x0d, 0xbd
    .byte 0xe1, 0xc8, 0xec, 0xc5, 0xcd, 0xe4, 0xc4, 0xed, 0xd1, 0xf1, 0xdc, 0xfc, 0xd4, 0xf4, 0xdd, 0xfd
    .byte 0x36, 0x8e, 0x38, 0x82, 0x8b, 0x30, 0x83, 0x39, 0x96, 0x26, 0x9a, 0x28, 0x93, 0x20, 0x9b, 0x29
    .byte 0x66, 0x4e, 0x68, 0x41, 0x49, 0x60, 0x40, 0x69, 0x56, 0x76, 0x58, 0x78, 0x50, 0x70, 0x59, 0x79
    .byte 0xa6, 0x1e, 0xaa, 0x11, 0x19, 0xa3, 0x10, 0xab, 0x06, 0xb6, 0x08, 0xba, 0x00, 0xb3, 0x09, 0xbb
    .byte 0xe6, 0xce, 0xea, 0xc2, 0xcb, 0xe3, 0xc3, 0xeb, 0xd6, 0xf6, 0xda, 0xfa, 0xd3, 0xf3, 0xdb, 0xfb
    .byte 0x31, 0x8a, 0x3e, 0x86, 0x8f, 0x37, 0x87, 0x3f, 0x92, 0x21, 0x9e, 0x2e, 0x97, 0x27, 0x9f, 0x2f
    .byte 0x61, 0x48, 0x6e, 0x46, 0x4f, 0x67, 0x47, 0x6f, 0x51, 0x71, 0x5e, 0x7e, 0x57, 0x77, 0x5f, 0x7f
    .byte 0xa2, 0x18, 0xae, 0x16, 0x1f, 0xa7, 0x17, 0xaf, 0x01, 0xb2, 0x0e, 0xbe, 0x07, 0xb7, 0x0f, 0xbf
    .byte 0xe2, 0xca, 0xee, 0xc6, 0xcf, 0xe7, 0xc7, 0xef, 0xd2, 0xf2, 0xde, 0xfe, 0xd7, 0xf7, 0xdf, 0xff
    .balign 256
.Ltable_S8_inverse:
    .byte 0xac, 0xe8, 0x68, 0x3c, 0x6c, 0x38, 0xa8, 0xec, 0xaa, 0xae, 0x3a, 0x3e, 0x6a, 0x6e, 0xea, 0xee
    .byte 0xa6, 0xa3, 0x33, 0x36, 0x66, 0x63, 0xe3, 0xe6, 0xe1, 0xa4, 0x61, 0x34, 0x31, 0x64, 0xa1, 0xe4
    .byte 0x8d, 0xc9, 0x49, 0x1d, 0x4d, 0x19, 0x89, 0xcd, 0x8b, 0x8f, 0x1b, 0x1f, 0x4b, 0x4f, 0xcb, 0xcf
    .byte 0x85, 0xc0, 0x40, 0x15, 0x45, 0x10, 0x80, 0xc5, 0x82, 0x87, 0x12, 0x17, 0x42, 0x47, 0xc2, 0xc7
    .byte 0x96, 0x93, 0x03, 0x06, 0x56, 0x53, 0xd3, 0xd6, 0xd1, 0x94, 0x51, 0x04, 0x01, 0x54, 0x91, 0xd4
    .byte 0x9c, 0xd8, 0x58, 0x0c, 0x5c, 0x08, 0x98, 0xdc, 0x9a, 0x9e, 0x0a, 0x0e, 0x5a, 0x5e, 0xda, 0xde
    .byte 0x95, 0xd0, 0x50, 0x05, 0x55, 0x00, 0x90, 0xd5, 0x92, 0x97, 0x02, 0x07, 0x52, 0x57, 0xd2, 0xd7
    .byte 0x9d, 0xd9, 0x59, 0x0d, 0x5d, 0x09, 0x99, 0xdd, 0x9b, 0x9f, 0x0b, 0x0f, 0x5b, 0x5f, 0xdb, 0xdf
    .byte 0x16, 0x13, 0x83, 0x86, 0x46, 0x43, 0xc3, 0xc6, 0x41, 0x14, 0xc1, 0x84, 0x11, 0x44, 0x81, 0xc4
    .byte 0x1c, 0x48, 0xc8, 0x8c, 0x4c, 0x18, 0x88, 0xcc, 0x1a, 0x1e, 0x8a, 0x8e, 0x4a, 0x4e, 0xca, 0xce
    .byte 0x35, 0x60, 0xe0, 0xa5, 0x65, 0x30, 0xa0, 0xe5, 0x32, 0x37, 0xa2, 0xa7, 0x62, 0x67, 0xe2, 0xe7
    .byte 0x3d, 0x69, 0xe9, 0xad, 0x6d, 0x39, 0xa9, 0xed, 0x3b, 0x3f, 0xab, 0xaf, 0x6b, 0x6f, 0xeb, 0xef
    .byte 0x26, 0x23, 0xb3, 0xb6, 0x76, 0x73, 0xf3, 0xf6, 0x71, 0x24, 0xf1, 0xb4, 0x21, 0x74, 0xb1, 0xf4
    .byte 0x2c, 0x78, 0xf8, 0xbc, 0x7c, 0x28, 0xb8, 0xfc, 0x2a, 0x2e, 0xba, 0xbe, 0x7a, 0x7e, 0xfa, 0xfe
    .byte 0x25, 0x70, 0xf0, 0xb5, 0x75, 0x20, 0xb0, 0xf5, 0x22, 0x27, 0xb2, 0xb7, 0x72, 0x77, 0xf2, 0xf7
    .byte 0x2d, 0x79, 0xf9, 0xbd, 0x7d, 0x29, 0xb9, 0xfd, 0x2b, 0x2f, 0xbb, 0xbf, 0x7b, 0x7f, 0xfb, 0xff
