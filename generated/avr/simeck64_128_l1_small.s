; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simeck --set simeck64_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() fold() sbox(fixed=true) value_numbering() hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() post_schedule() pair_copies() walk()
; dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 56
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 176, ctx 180, align 1, group 8, stack 56, code 918, flash 958, ram 412
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 40, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:5c21a3fc33c10dd3bc6db71125c05a4184f253ba07c7d0793f1a2f7c1cce23d6

    .text

    .global lwcc_simeck64_128_key_setup_avr
    .type lwcc_simeck64_128_key_setup_avr, @function
lwcc_simeck64_128_key_setup_avr:
    rcall .Llwcc_simeck64_128_file_avr_save
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 29
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    movw r26, r22
    movw r30, r24
    std Y+3, r26
    std Y+4, r27
    std Y+5, r30
    std Y+6, r31
    ld r22, X+
    ldi r18, 0
    std Z+0, r22
    ld r21, X+
    std Z+1, r21
    ld r20, X+
    std Z+2, r20
    ld r23, X+
    std Z+3, r23
    ld r13, X+
    std Z+4, r13
    ld r8, X+
    std Z+5, r8
    ld r9, X+
    std Z+6, r9
    ld r12, X+
    std Z+7, r12
    ld r5, X+
    std Z+8, r5
    ld r2, X+
    std Z+9, r2
    ld r3, X+
    std Z+10, r3
    ld r4, X+
    std Z+11, r4
    ld r19, X+
    std Z+12, r19
    ld r17, X+
    std Z+13, r17
    ld r15, X+
    std Z+14, r15
    ld r14, X
    std Z+15, r14
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ldd r26, Y+5
    ldd r27, Y+6
    adiw r26, 16
    ldi r16, 40
.Llwcc_simeck64_128_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r18
    lpm r0, Z
    subi r18, 255
    ; round 1 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    std Y+14, r18
    mov r18, r10
    rcall .Llwcc_simeck64_128_run_avr_1
    rcall .Llwcc_simeck64_128_run_avr_1
    rcall .Llwcc_simeck64_128_run_avr_1
    and r10, r13
    and r11, r8
    and r6, r9
    and r7, r12
    mov r18, r13
    std Y+15, r15
    mov r15, r8
    std Y+16, r17
    mov r17, r9
    std Y+17, r19
    mov r19, r12
    lsl r18
    rol r15
    rol r17
    rol r19
    adc r18, r1
    eor r22, r0
    eor r22, r10
    eor r22, r18
    st X+, r22
    ldi r18, 255
    eor r21, r11
    eor r21, r15
    eor r21, r18
    st X+, r21
    eor r20, r6
    eor r20, r17
    eor r20, r18
    st X+, r20
    eor r23, r7
    eor r23, r19
    eor r23, r18
    st X+, r23
    movw r12, r12 ; r13, r13
    movw r8, r8 ; r9, r9
    movw r4, r4 ; r5, r5
    movw r2, r2 ; r3, r3
    mov r14, r14
    ldd r19, Y+17
    mov r19, r19
    ldd r17, Y+16
    mov r17, r17
    ldd r15, Y+15
    mov r15, r15
    mov r18, r23
    mov r23, r12
    mov r12, r4
    mov r4, r14
    mov r14, r18
    mov r18, r22
    mov r22, r13
    mov r13, r5
    mov r5, r19
    mov r19, r18
    mov r18, r21
    mov r21, r8
    mov r8, r2
    mov r2, r17
    mov r17, r18
    mov r18, r20
    mov r20, r9
    mov r9, r3
    mov r3, r15
    mov r15, r18
    ldd r18, Y+14
    dec r16
    breq .Llwcc_simeck64_128_key_setup_avr_rounds_done
    rjmp .Llwcc_simeck64_128_key_setup_avr_round
.Llwcc_simeck64_128_key_setup_avr_rounds_done:

    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_simeck64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simeck64_128_key_setup_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    rjmp .Llwcc_simeck64_128_file_avr_restore
    .size lwcc_simeck64_128_key_setup_avr, .-lwcc_simeck64_128_key_setup_avr

    .global lwcc_simeck64_128_ecb_encrypt_avr
    .type lwcc_simeck64_128_ecb_encrypt_avr, @function
lwcc_simeck64_128_ecb_encrypt_avr:
    rcall .Llwcc_simeck64_128_file_avr_save
    rcall .Llwcc_simeck64_128_run_avr_2
    rjmp .Llwcc_simeck64_128_ecb_encrypt_avr_count
.Llwcc_simeck64_128_ecb_encrypt_avr_group:
    rcall .Llwcc_simeck64_128_run_avr_3
    ld r9, X+
    ld r4, X+
    ld r5, X+
    ld r8, X+
    ldi r16, 44
.Llwcc_simeck64_128_ecb_encrypt_avr_round:
    ; round 1 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    movw r2, r4 ; r3, r5
    mov r19, r6
    lsr r19
    ror r3
    rcall .Llwcc_simeck64_128_run_avr_0
    lsr r19
    ror r3
    rcall .Llwcc_simeck64_128_run_avr_0
    lsr r19
    ror r3
    rcall .Llwcc_simeck64_128_run_avr_0
    and r6, r9
    and r7, r4
    and r2, r5
    and r3, r8
    rcall .Llwcc_simeck64_128_run_avr_4
    movw r2, r8 ; r3, r9
    movw r6, r4 ; r7, r5
    lsl r3
    rol r6
    rol r7
    rol r2
    adc r3, r1
    rcall .Llwcc_simeck64_128_run_avr_5
    ld r6, Z+
    eor r23, r6
    ld r6, Z+
    eor r22, r6
    ld r6, Z+
    eor r21, r6
    ld r6, Z+
    eor r20, r6
    movw r2, r8 ; r3, r9
    mov r6, r5
    mov r7, r2
    mov r8, r20
    mov r20, r7
    mov r2, r3
    mov r9, r23
    mov r23, r2
    mov r7, r4
    mov r4, r22
    mov r22, r7
    mov r5, r21
    mov r21, r6
    dec r16
    brne .Llwcc_simeck64_128_ecb_encrypt_avr_round
    subi r30, 176
    sbci r31, 0
    rcall .Llwcc_simeck64_128_run_avr_6
    st Y+, r9
    st Y+, r4
    st Y+, r5
    st Y+, r8
.Llwcc_simeck64_128_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_simeck64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_simeck64_128_ecb_encrypt_avr_group
.Llwcc_simeck64_128_ecb_encrypt_avr_end:
    rjmp .Llwcc_simeck64_128_file_avr_restore
    .size lwcc_simeck64_128_ecb_encrypt_avr, .-lwcc_simeck64_128_ecb_encrypt_avr

    .global lwcc_simeck64_128_ecb_decrypt_avr
    .type lwcc_simeck64_128_ecb_decrypt_avr, @function
lwcc_simeck64_128_ecb_decrypt_avr:
    rcall .Llwcc_simeck64_128_file_avr_save
    rcall .Llwcc_simeck64_128_run_avr_2
    rjmp .Llwcc_simeck64_128_ecb_decrypt_avr_count
.Llwcc_simeck64_128_ecb_decrypt_avr_group:
    ld r8, X+
    ld r9, X+
    ld r4, X+
    ld r5, X+
    rcall .Llwcc_simeck64_128_run_avr_3
    subi r30, 84
    sbci r31, 255
    ldi r16, 44
.Llwcc_simeck64_128_ecb_decrypt_avr_round:
    ; round 44 (simeck.dsl:26)
    ldd r6, Z+0
    eor r23, r6
    ldd r6, Z+1
    eor r22, r6
    ldd r6, Z+2
    eor r21, r6
    ldd r6, Z+3
    eor r20, r6
    movw r6, r8 ; r7, r9
    movw r2, r4 ; r3, r5
    lsl r6
    rol r7
    rol r2
    rol r3
    adc r6, r1
    rcall .Llwcc_simeck64_128_run_avr_4
    movw r2, r4 ; r3, r5
    movw r6, r8 ; r7, r9
    mov r19, r3
    lsr r19
    rcall .Llwcc_simeck64_128_run_avr_0
    ror r3
    lsr r19
    rcall .Llwcc_simeck64_128_run_avr_0
    ror r3
    lsr r19
    rcall .Llwcc_simeck64_128_run_avr_0
    ror r3
    and r3, r8
    and r6, r9
    and r7, r4
    and r2, r5
    rcall .Llwcc_simeck64_128_run_avr_5
    mov r2, r9
    mov r3, r5
    mov r6, r23
    mov r23, r8
    mov r8, r6
    mov r6, r22
    mov r22, r2
    mov r9, r6
    mov r2, r21
    mov r21, r4
    mov r4, r2
    mov r6, r20
    mov r20, r3
    mov r5, r6
    subi r30, lo8(-(-4))
    sbci r31, hi8(-(-4))
    dec r16
    breq .Llwcc_simeck64_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_simeck64_128_ecb_decrypt_avr_round
.Llwcc_simeck64_128_ecb_decrypt_avr_rounds_done:
    adiw r30, 4
    st Y+, r8
    st Y+, r9
    st Y+, r4
    st Y+, r5
    rcall .Llwcc_simeck64_128_run_avr_6
.Llwcc_simeck64_128_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_simeck64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_simeck64_128_ecb_decrypt_avr_group
.Llwcc_simeck64_128_ecb_decrypt_avr_end:
    rjmp .Llwcc_simeck64_128_file_avr_restore
    .size lwcc_simeck64_128_ecb_decrypt_avr, .-lwcc_simeck64_128_ecb_decrypt_avr

    .global lwcc_simeck64_128_ctr_init_avr
    .type lwcc_simeck64_128_ctr_init_avr, @function
lwcc_simeck64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_simeck64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_simeck64_128_ctr_nonce_avr
    .size lwcc_simeck64_128_ctr_init_avr, .-lwcc_simeck64_128_ctr_init_avr

    .global lwcc_simeck64_128_ctr_nonce_avr
    .type lwcc_simeck64_128_ctr_nonce_avr, @function
lwcc_simeck64_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    subi r30, 80
    sbci r31, 255
.Llwcc_simeck64_128_ctr_nonce_avr_copy:
    ldi r18, 4
.Llwcc_simeck64_128_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_simeck64_128_ctr_nonce_avr_byte
    ret
    .size lwcc_simeck64_128_ctr_nonce_avr, .-lwcc_simeck64_128_ctr_nonce_avr

    .global lwcc_simeck64_128_ctr_crypt_avr
    .type lwcc_simeck64_128_ctr_crypt_avr, @function
lwcc_simeck64_128_ctr_crypt_avr:
    rcall .Llwcc_simeck64_128_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 8
.Llwcc_simeck64_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_simeck64_128_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_simeck64_128_ctr_crypt_avr_whole
    rjmp .Llwcc_simeck64_128_ctr_crypt_avr_rest
.Llwcc_simeck64_128_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_simeck64_128_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 80
    sbci r27, 255
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_simeck64_128_ctr_nonce_avr_copy
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
    rcall lwcc_simeck64_128_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_simeck64_128_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_simeck64_128_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_simeck64_128_ctr_crypt_avr_whole
.Llwcc_simeck64_128_ctr_crypt_avr_rest:
    subi r24, -8
    breq .Llwcc_simeck64_128_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_simeck64_128_ctr_crypt_avr_block
.Llwcc_simeck64_128_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_simeck64_128_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_simeck64_128_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 32
.Llwcc_simeck64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simeck64_128_ctr_crypt_avr_clear
    rjmp .Llwcc_simeck64_128_file_avr_restore
    .size lwcc_simeck64_128_ctr_crypt_avr, .-lwcc_simeck64_128_ctr_crypt_avr

.Llwcc_simeck64_128_run_avr_0:
    ror r2
    ror r7
    ror r6
    ret
.Llwcc_simeck64_128_run_avr_1:
    lsr r18
    ror r7
    ror r6
    ror r11
    ror r10
    ret
.Llwcc_simeck64_128_run_avr_2:
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    ret
.Llwcc_simeck64_128_run_avr_3:
    ld r23, X+
    ld r22, X+
    ld r21, X+
    ld r20, X+
    ret
.Llwcc_simeck64_128_run_avr_4:
    eor r23, r6
    eor r22, r7
    eor r21, r2
    eor r20, r3
    ret
.Llwcc_simeck64_128_run_avr_5:
    eor r23, r3
    eor r22, r6
    eor r21, r7
    eor r20, r2
    ret
.Llwcc_simeck64_128_run_avr_6:
    st Y+, r23
    st Y+, r22
    st Y+, r21
    st Y+, r20
    ret

.Llwcc_simeck64_128_file_avr_save:
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
.Llwcc_simeck64_128_file_avr_restore:
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
    .byte 0xfd, 0xfd, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc
    .byte 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfd, 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfd
    .byte 0xfc, 0xfc, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc
