; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile aes --set aes128_128 --target avr --lanes 1 --tables sram
; passes:    unroll() invert() counter() sbox(fixed=true) hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=sram) split_accesses() roll_keys(enabled=true) select(tables=sram) schedule() allocate() post_schedule() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 176, ctx 188, align 1, group 16, stack 49, code 5954, flash 8012, ram 2471
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2058, ram 2058: table_S, table_byte_0, table_S_inverse, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5, table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:1c08385c7f7f164440c1aecb9ebbc69d07dc4824ab5ba7527eb9e7e47989357d

    .text

    .global lwcc_aes128_128_key_setup_avr
    .type lwcc_aes128_128_key_setup_avr, @function
lwcc_aes128_128_key_setup_avr:
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
    movw r26, r22
    movw r28, r24
    ld r5, X+
    ldi r18, 0
    std Y+0, r5
    ld r6, X+
    std Y+1, r6
    ld r7, X+
    std Y+2, r7
    ld r8, X+
    std Y+3, r8
    ld r9, X+
    std Y+4, r9
    ld r10, X+
    std Y+5, r10
    ld r11, X+
    std Y+6, r11
    ld r12, X+
    std Y+7, r12
    ld r13, X+
    std Y+8, r13
    ld r14, X+
    std Y+9, r14
    ld r15, X+
    std Y+10, r15
    ld r17, X+
    std Y+11, r17
    ld r4, X+
    std Y+12, r4
    ld r0, X+
    std Y+13, r0
    ld r2, X+
    std Y+14, r2
    ld r3, X
    std Y+15, r3
    adiw r28, 16
    ldi r16, 10
.Llwcc_aes128_128_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r18
    ld r19, Z
    eor r5, r19
    subi r18, 255
    ldi r31, hi8(.Ltable_S)
    mov r30, r0
    ld r19, Z
    eor r5, r19
    st Y+, r5
    eor r9, r5
    eor r13, r9
    mov r30, r2
    ld r19, Z
    eor r6, r19
    st Y+, r6
    eor r10, r6
    eor r14, r10
    eor r0, r14
    mov r30, r3
    ld r19, Z
    eor r7, r19
    st Y+, r7
    eor r11, r7
    eor r15, r11
    eor r2, r15
    mov r30, r4
    ld r19, Z
    eor r8, r19
    st Y+, r8
    st Y+, r9
    st Y+, r10
    st Y+, r11
    eor r12, r8
    st Y+, r12
    st Y+, r13
    st Y+, r14
    st Y+, r15
    eor r17, r12
    st Y+, r17
    eor r4, r13
    st Y+, r4
    st Y+, r0
    st Y+, r2
    eor r3, r17
    st Y+, r3
    dec r16
    brne .Llwcc_aes128_128_key_setup_avr_round

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
    .size lwcc_aes128_128_key_setup_avr, .-lwcc_aes128_128_key_setup_avr

    .global lwcc_aes128_128_ecb_encrypt_avr
    .type lwcc_aes128_128_ecb_encrypt_avr, @function
lwcc_aes128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_aes128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_aes128_128_ecb_encrypt_avr_begin:
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
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 13
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    movw r24, r20
.Llwcc_aes128_128_ecb_encrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r23, X+
    ldd r30, Y+5
    ldd r31, Y+5+1
    ldd r22, Z+0
    eor r23, r22
    ld r22, X+
    ldd r21, Z+1
    eor r22, r21
    ld r21, X+
    ldd r20, Z+2
    eor r21, r20
    ld r20, X+
    ldd r19, Z+3
    eor r20, r19
    ld r19, X+
    ldd r18, Z+4
    eor r19, r18
    ld r18, X+
    ldd r17, Z+5
    eor r18, r17
    ld r17, X+
    ldd r15, Z+6
    eor r17, r15
    ld r15, X+
    ldd r14, Z+7
    eor r15, r14
    ld r14, X+
    ldd r13, Z+8
    eor r14, r13
    ld r13, X+
    ldd r12, Z+9
    eor r13, r12
    ld r12, X+
    ldd r11, Z+10
    eor r12, r11
    ld r11, X+
    ldd r10, Z+11
    eor r11, r10
    ld r10, X+
    ldd r9, Z+12
    eor r10, r9
    ld r9, X+
    ldd r8, Z+13
    eor r9, r8
    ld r8, X+
    ldd r16, Z+14
    eor r8, r16
    ld r16, X
    ldd r4, Z+15
    eor r16, r4
    ; round 1 (aes.dsl:47)
    ldi r31, hi8(.Ltable_S)
    mov r30, r23
    ld r4, Z
    mov r30, r18
    ld r5, Z
    movw r2, r4 ; r3, r5
    eor r2, r5
    mov r30, r12
    ld r7, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r23
    ld r23, Z
    mov r30, r18
    ld r18, Z
    mov r30, r12
    ld r12, Z
    eor r2, r12
    eor r12, r7
    eor r3, r18
    eor r3, r23
    eor r23, r4
    eor r18, r4
    eor r23, r5
    eor r3, r7
    eor r18, r12
    eor r23, r7
    mov r30, r16
    ld r12, Z
    eor r23, r12
    ldd r26, Y+5
    ldd r27, Y+5+1
    adiw r26, 19
    ld r4, X
    eor r23, r4
    mov r30, r22
    ld r4, Z
    mov r30, r10
    ld r5, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r16
    ld r16, Z
    eor r3, r16
    eor r18, r16
    eor r12, r16
    eor r12, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    eor r3, r16
    ld r16, X+
    eor r18, r16
    ld r16, X+
    eor r12, r16
    mov r30, r22
    ld r22, Z
    mov r30, r10
    ld r10, Z
    mov r16, r22
    eor r16, r4
    eor r16, r5
    eor r5, r10
    eor r4, r10
    eor r10, r22
    eor r22, r5
    mov r30, r17
    ld r5, Z
    eor r16, r5
    eor r22, r5
    mov r30, r11
    ld r2, Z
    eor r16, r2
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r17
    ld r17, Z
    eor r10, r17
    eor r17, r5
    eor r17, r4
    eor r17, r2
    mov r30, r11
    ld r11, Z
    eor r2, r11
    eor r10, r2
    eor r22, r11
    adiw r26, 9
    ld r11, X+
    eor r11, r16
    ld r16, X+
    eor r17, r16
    ld r16, X+
    eor r10, r16
    ld r16, X
    eor r22, r16
    mov r30, r21
    ld r16, Z
    mov r30, r20
    ld r4, Z
    mov r30, r19
    ld r5, Z
    mov r30, r13
    ld r2, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r21
    ld r21, Z
    mov r30, r20
    ld r20, Z
    mov r30, r19
    ld r19, Z
    mov r30, r13
    ld r13, Z
    mov r7, r13
    eor r7, r2
    eor r7, r5
    eor r5, r19
    eor r2, r19
    eor r19, r13
    eor r13, r5
    mov r30, r8
    ld r5, Z
    eor r7, r5
    eor r7, r20
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    ld r8, Z
    eor r13, r5
    eor r5, r8
    eor r2, r5
    eor r19, r8
    eor r2, r20
    eor r20, r4
    eor r19, r20
    eor r13, r4
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r20, X+
    eor r20, r7
    ld r8, X+
    eor r8, r2
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r13, r4
    mov r30, r15
    ld r4, Z
    mov r30, r14
    ld r5, Z
    mov r30, r9
    ld r2, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    ld r15, Z
    mov r30, r14
    ld r14, Z
    mov r30, r9
    ld r9, Z
    mov r7, r9
    eor r7, r2
    eor r7, r5
    eor r7, r21
    eor r7, r15
    eor r5, r14
    eor r5, r9
    eor r9, r14
    eor r14, r2
    eor r5, r21
    eor r21, r16
    eor r14, r21
    eor r9, r16
    eor r14, r15
    eor r15, r4
    eor r9, r15
    eor r5, r4
    ld r21, X+
    eor r21, r7
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r9, r15
    ld r15, X
    eor r15, r5
    mov r4, r22
    mov r22, r18
    mov r18, r8
    mov r8, r10
    mov r10, r11
    mov r11, r15
    mov r15, r13
    mov r13, r14
    mov r14, r21
    mov r21, r12
    mov r12, r9
    mov r9, r17
    mov r17, r19
    mov r19, r20
    mov r20, r23
    mov r23, r3
    ldd r26, Y+5
    ldd r27, Y+6
    adiw r26, 32
    ldi r16, 4
.Llwcc_aes128_128_ecb_encrypt_avr_round:
    ; round 2 (aes.dsl:47)
    ldi r31, hi8(.Ltable_S)
    mov r30, r23
    ld r5, Z
    mov r30, r18
    ld r2, Z
    mov r7, r5
    eor r7, r2
    mov r30, r12
    ld r3, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r23
    ld r23, Z
    mov r30, r18
    ld r18, Z
    mov r30, r12
    ld r12, Z
    eor r7, r12
    eor r12, r3
    mov r6, r2
    eor r6, r18
    eor r6, r23
    eor r23, r5
    eor r18, r5
    eor r23, r2
    eor r6, r3
    eor r18, r12
    eor r23, r3
    mov r30, r4
    ld r12, Z
    eor r23, r12
    adiw r26, 3
    ld r5, X
    eor r23, r5
    mov r30, r22
    ld r5, Z
    mov r30, r10
    ld r2, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r4
    ld r4, Z
    eor r6, r4
    eor r18, r4
    eor r12, r4
    eor r12, r7
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r12, r4
    mov r30, r22
    ld r22, Z
    mov r30, r10
    ld r10, Z
    mov r4, r22
    eor r4, r5
    eor r4, r2
    eor r2, r10
    eor r5, r10
    eor r10, r22
    eor r22, r2
    mov r30, r17
    ld r2, Z
    eor r4, r2
    eor r22, r2
    mov r30, r11
    ld r7, Z
    eor r4, r7
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r17
    ld r17, Z
    eor r10, r17
    eor r17, r2
    eor r17, r5
    eor r17, r7
    mov r30, r11
    ld r11, Z
    eor r7, r11
    eor r10, r7
    eor r22, r11
    adiw r26, 9
    ld r11, X+
    eor r11, r4
    ld r4, X+
    eor r17, r4
    ld r4, X+
    eor r10, r4
    ld r4, X
    eor r22, r4
    mov r30, r21
    ld r4, Z
    mov r30, r20
    ld r5, Z
    mov r30, r19
    ld r2, Z
    mov r30, r13
    ld r7, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r21
    ld r21, Z
    mov r30, r20
    ld r20, Z
    mov r30, r19
    ld r19, Z
    mov r30, r13
    ld r13, Z
    mov r3, r13
    eor r3, r7
    eor r3, r2
    eor r2, r19
    eor r7, r19
    eor r19, r13
    eor r13, r2
    mov r30, r8
    ld r2, Z
    eor r3, r2
    eor r3, r20
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    ld r8, Z
    eor r13, r2
    eor r2, r8
    eor r7, r2
    eor r19, r8
    eor r7, r20
    eor r20, r5
    eor r19, r20
    eor r13, r5
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r20, X+
    eor r20, r3
    ld r8, X+
    eor r8, r7
    ld r5, X+
    eor r19, r5
    ld r5, X+
    eor r13, r5
    mov r30, r15
    ld r5, Z
    mov r30, r14
    ld r2, Z
    mov r30, r9
    ld r7, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    ld r15, Z
    mov r30, r14
    ld r14, Z
    mov r30, r9
    ld r9, Z
    mov r3, r9
    eor r3, r7
    eor r3, r2
    eor r3, r21
    eor r3, r15
    eor r2, r14
    eor r2, r9
    eor r9, r14
    eor r14, r7
    eor r2, r21
    eor r21, r4
    eor r14, r21
    eor r9, r4
    eor r14, r15
    eor r15, r5
    eor r9, r15
    eor r2, r5
    ld r21, X+
    eor r21, r3
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r9, r15
    ld r15, X+
    eor r15, r2
    ; round 3 (aes.dsl:47)
    mov r30, r6
    ld r4, Z
    mov r30, r8
    ld r5, Z
    mov r2, r4
    eor r2, r5
    mov r30, r9
    ld r7, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r6
    ld r3, Z
    mov r30, r8
    ld r8, Z
    mov r30, r9
    ld r9, Z
    eor r2, r9
    eor r9, r7
    mov r6, r5
    eor r6, r8
    eor r6, r3
    eor r3, r4
    eor r8, r4
    eor r3, r5
    eor r6, r7
    eor r8, r9
    eor r3, r7
    mov r30, r22
    ld r9, Z
    eor r3, r9
    adiw r26, 7
    ld r4, X
    eor r3, r4
    mov r30, r18
    ld r4, Z
    mov r30, r11
    ld r5, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r22
    ld r22, Z
    eor r6, r22
    eor r8, r22
    eor r22, r9
    eor r22, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r9, X+
    eor r9, r6
    ld r2, X+
    eor r8, r2
    ld r2, X+
    eor r22, r2
    mov r30, r18
    ld r18, Z
    mov r30, r11
    ld r11, Z
    mov r2, r18
    eor r2, r4
    eor r2, r5
    eor r5, r11
    eor r4, r11
    eor r11, r18
    eor r18, r5
    mov r30, r19
    ld r5, Z
    eor r2, r5
    eor r18, r5
    mov r30, r15
    ld r7, Z
    eor r2, r7
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r19
    ld r19, Z
    eor r11, r19
    eor r19, r5
    eor r19, r4
    eor r19, r7
    mov r30, r15
    ld r15, Z
    eor r7, r15
    eor r11, r7
    eor r18, r15
    adiw r26, 9
    ld r15, X+
    eor r15, r2
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r11, r4
    ld r4, X
    eor r18, r4
    mov r30, r12
    ld r4, Z
    mov r30, r23
    ld r5, Z
    mov r30, r20
    ld r2, Z
    mov r30, r14
    ld r7, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r12
    ld r12, Z
    mov r30, r23
    ld r23, Z
    mov r30, r20
    ld r20, Z
    mov r30, r14
    ld r14, Z
    mov r6, r14
    eor r6, r7
    eor r6, r2
    eor r2, r20
    eor r7, r20
    eor r20, r14
    eor r14, r2
    mov r30, r10
    ld r2, Z
    eor r6, r2
    eor r6, r23
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    ld r10, Z
    eor r14, r2
    eor r2, r10
    eor r7, r2
    eor r20, r10
    eor r7, r23
    eor r23, r5
    eor r20, r23
    eor r14, r5
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r23, X+
    eor r23, r6
    ld r10, X+
    eor r10, r7
    ld r5, X+
    eor r20, r5
    ld r5, X+
    eor r14, r5
    mov r30, r13
    ld r5, Z
    mov r30, r21
    ld r2, Z
    mov r30, r17
    ld r7, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r13
    ld r13, Z
    mov r30, r21
    ld r21, Z
    mov r30, r17
    ld r17, Z
    mov r6, r17
    eor r6, r7
    eor r6, r2
    eor r6, r12
    eor r6, r13
    eor r2, r21
    eor r2, r17
    eor r17, r21
    eor r21, r7
    eor r2, r12
    eor r12, r4
    eor r21, r12
    eor r17, r4
    eor r21, r13
    eor r13, r5
    eor r17, r13
    eor r2, r5
    ld r13, X+
    eor r13, r6
    ld r12, X+
    eor r21, r12
    ld r12, X+
    eor r17, r12
    ld r12, X+
    eor r12, r2
    mov r4, r18
    mov r18, r10
    mov r10, r15
    mov r15, r14
    mov r14, r13
    mov r13, r21
    mov r21, r22
    mov r22, r8
    mov r8, r11
    mov r11, r12
    mov r12, r17
    mov r17, r20
    mov r20, r3
    mov r5, r23
    mov r23, r9
    mov r9, r19
    mov r19, r5
    adiw r26, 4
    dec r16
    breq .Llwcc_aes128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_aes128_128_ecb_encrypt_avr_round
.Llwcc_aes128_128_ecb_encrypt_avr_rounds_done:
    ; round 10 (aes.dsl:53)
    ldi r31, hi8(.Ltable_S)
    mov r30, r23
    ld r23, Z
    mov r30, r22
    ld r22, Z
    mov r30, r21
    ld r21, Z
    mov r30, r20
    ld r20, Z
    mov r30, r19
    ld r19, Z
    mov r30, r18
    ld r18, Z
    mov r30, r17
    ld r17, Z
    mov r30, r15
    ld r15, Z
    mov r30, r14
    ld r14, Z
    mov r30, r13
    ld r13, Z
    mov r30, r12
    ld r12, Z
    mov r30, r11
    ld r11, Z
    mov r30, r10
    ld r10, Z
    mov r30, r9
    ld r9, Z
    mov r30, r8
    ld r8, Z
    mov r30, r4
    ld r16, Z
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(160))
    sbci r27, hi8(-(160))
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r12, r4
    ld r4, X+
    eor r16, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r13, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r20, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r17, r4
    ld r4, X
    eor r11, r4
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r23
    st X+, r18
    st X+, r12
    st X+, r16
    st X+, r19
    st X+, r13
    st X+, r8
    st X+, r20
    st X+, r14
    st X+, r9
    st X+, r21
    st X+, r15
    st X+, r10
    st X+, r22
    st X+, r17
    st X, r11
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 16
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 16
    std Y+3, r30
    std Y+4, r31
    sbiw r24, 1
    breq .Llwcc_aes128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_aes128_128_ecb_encrypt_avr_group
.Llwcc_aes128_128_ecb_encrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 13
    ldi r25, 0
.Llwcc_aes128_128_ecb_encrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_aes128_128_ecb_encrypt_avr_wipe
    adiw r28, 13
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
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
    .size lwcc_aes128_128_ecb_encrypt_avr, .-lwcc_aes128_128_ecb_encrypt_avr

    .global lwcc_aes128_128_ecb_decrypt_avr
    .type lwcc_aes128_128_ecb_decrypt_avr, @function
lwcc_aes128_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_aes128_128_ecb_decrypt_avr_begin
    ret
.Llwcc_aes128_128_ecb_decrypt_avr_begin:
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_aes128_128_ecb_decrypt_avr_group:
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    ; round 10 (aes.dsl:53)
    ldd r2, Y+31
    adiw r26, 14
    ld r5, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    ldi r31, hi8(.Ltable_S_inverse)
    adiw r26, 2
    ld r30, X
    eor r30, r2
    ld r4, Z
    ; round 9 (aes.dsl:49)
    ldd r0, Y+11
    eor r4, r0
    ; round 10 (aes.dsl:53)
    ldd r30, Y+30
    eor r30, r5
    ld r8, Z
    ; round 9 (aes.dsl:49)
    ldd r0, Y+6
    eor r8, r0
    ; round 10 (aes.dsl:53)
    ldd r30, Y+29
    eor r30, r9
    ld r0, Z
    ; round 9 (aes.dsl:49)
    ldd r5, Y+1
    eor r0, r5
    ; round 10 (aes.dsl:53)
    ldd r9, Y+28
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X
    eor r30, r9
    ld r10, Z
    ; round 9 (aes.dsl:49)
    ldd r5, Y+12
    eor r10, r5
    ; round 10 (aes.dsl:53)
    ldd r9, Y+27
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r9
    ld r5, Z
    ; round 9 (aes.dsl:49)
    ldd r9, Y+7
    eor r5, r9
    ; round 10 (aes.dsl:53)
    ldd r11, Y+26
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r11
    ld r11, Z
    ; round 9 (aes.dsl:49)
    ldd r9, Y+2
    eor r11, r9
    ; round 10 (aes.dsl:53)
    ldd r2, Y+25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r2
    ld r7, Z
    ; round 9 (aes.dsl:49)
    ldd r6, Y+13
    eor r7, r6
    ; round 10 (aes.dsl:53)
    ldd r9, Y+24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r9
    ld r19, Z
    ; round 9 (aes.dsl:49)
    ldd r9, Y+8
    eor r19, r9
    ; round 10 (aes.dsl:53)
    ldd r6, Y+23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r6
    ld r9, Z
    ; round 9 (aes.dsl:49)
    ldd r6, Y+3
    eor r9, r6
    ; round 10 (aes.dsl:53)
    ldd r18, Y+22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r18
    ld r12, Z
    ; round 9 (aes.dsl:49)
    ldd r6, Y+14
    eor r12, r6
    ; round 10 (aes.dsl:53)
    ldd r13, Y+21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r13
    ld r6, Z
    ; round 9 (aes.dsl:49)
    ldd r13, Y+9
    eor r6, r13
    ; round 10 (aes.dsl:53)
    ldd r18, Y+20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r18
    ld r21, Z
    ; round 9 (aes.dsl:49)
    ldd r13, Y+4
    eor r21, r13
    ; round 10 (aes.dsl:53)
    ldd r18, Y+19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r18
    ld r15, Z
    ; round 9 (aes.dsl:49)
    ldd r14, Y+15
    eor r15, r14
    ; round 10 (aes.dsl:53)
    ldd r13, Y+18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r13
    ld r14, Z
    ; round 9 (aes.dsl:49)
    ldd r13, Y+10
    eor r14, r13
    ; round 10 (aes.dsl:53)
    ldd r18, Y+17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r18
    ld r13, Z
    ; round 9 (aes.dsl:49)
    ldd r18, Y+5
    eor r13, r18
    ; round 10 (aes.dsl:53)
    ldd r20, Y+16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    eor r30, r20
    ld r16, Z
    ; round 9 (aes.dsl:49)
    ldd r17, Y+0
    eor r16, r17
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r10
    ld r17, Z
    mov r30, r7
    ld r18, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r7
    ld r20, Z
    eor r17, r20
    mov r30, r12
    ld r20, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r12
    ld r2, Z
    eor r17, r2
    mov r30, r15
    ld r2, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r15
    ld r3, Z
    eor r17, r3
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r17
    ld r17, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r10
    ld r3, Z
    eor r3, r18
    eor r3, r20
    eor r3, r2
    mov r30, r7
    ld r18, Z
    mov r30, r12
    ld r2, Z
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r3
    ld r20, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r7
    ld r7, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r12
    ld r3, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r10
    ld r12, Z
    eor r12, r18
    eor r3, r12
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r10
    ld r10, Z
    eor r10, r7
    eor r10, r2
    mov r30, r15
    ld r7, Z
    eor r3, r7
    mov r30, r6
    ld r7, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r15
    ld r2, Z
    eor r10, r2
    mov r30, r19
    ld r2, Z
    eor r2, r7
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r10
    ld r12, Z
    mov r30, r3
    ld r10, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r14
    ld r7, Z
    eor r2, r7
    mov r30, r4
    ld r7, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r4
    ld r18, Z
    eor r2, r18
    mov r30, r19
    ld r3, Z
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r2
    ld r18, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    ld r2, Z
    eor r3, r2
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    ld r2, Z
    eor r3, r2
    eor r7, r3
    mov r30, r19
    ld r15, Z
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r7
    ld r7, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r19
    ld r3, Z
    mov r30, r6
    ld r19, Z
    eor r15, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r6
    ld r2, Z
    eor r3, r2
    mov r30, r14
    ld r2, Z
    eor r2, r15
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r14
    ld r6, Z
    eor r3, r6
    mov r30, r4
    ld r6, Z
    eor r2, r6
    mov r30, r21
    ld r6, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r4
    ld r4, Z
    eor r3, r4
    mov r30, r13
    ld r4, Z
    eor r6, r4
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r2
    ld r2, Z
    mov r30, r3
    ld r19, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r8
    ld r3, Z
    eor r6, r3
    mov r30, r5
    ld r3, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r5
    ld r4, Z
    eor r6, r4
    mov r30, r21
    ld r4, Z
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r6
    ld r14, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    ld r6, Z
    eor r4, r6
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r8
    ld r6, Z
    eor r4, r6
    eor r3, r4
    mov r30, r21
    ld r4, Z
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r3
    ld r15, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r21
    ld r3, Z
    mov r30, r13
    ld r6, Z
    eor r4, r6
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r13
    ld r6, Z
    eor r3, r6
    mov r30, r8
    ld r6, Z
    eor r6, r4
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    ld r4, Z
    eor r3, r4
    mov r30, r5
    ld r4, Z
    eor r6, r4
    mov r30, r16
    ld r4, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r5
    ld r5, Z
    eor r3, r5
    mov r30, r0
    ld r5, Z
    eor r4, r5
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r3
    ld r13, Z
    mov r30, r6
    ld r21, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r11
    ld r3, Z
    eor r4, r3
    mov r30, r9
    ld r3, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r9
    ld r5, Z
    eor r4, r5
    mov r30, r16
    ld r5, Z
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r4
    ld r4, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    ld r6, Z
    eor r5, r6
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r11
    ld r6, Z
    eor r5, r6
    eor r3, r5
    mov r30, r16
    ld r5, Z
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r3
    ld r8, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    ld r16, Z
    mov r30, r0
    ld r3, Z
    eor r5, r3
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r0
    ld r0, Z
    eor r0, r16
    mov r30, r11
    ld r16, Z
    eor r5, r16
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r11
    ld r6, Z
    eor r0, r6
    mov r30, r9
    ld r6, Z
    eor r6, r5
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r9
    ld r9, Z
    eor r0, r9
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r6
    ld r3, Z
    mov r30, r0
    ld r6, Z
    mov r9, r2
    mov r0, r3
    mov r3, r7
    mov r7, r15
    mov r11, r8
    mov r15, r20
    mov r16, r4
    mov r2, r13
    mov r5, r12
    mov r4, r17
    mov r17, r16
    mov r16, r19
    mov r8, r18
    mov r13, r21
    mov r12, r14
    mov r14, r16
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    adiw r26, 16
    subi r28, 144
    sbci r29, 255
    ldi r16, 4
.Llwcc_aes128_128_ecb_decrypt_avr_round:
    ; round 8 (aes.dsl:49)
    ldd r18, Y+31
    eor r0, r18
    ldd r18, Y+30
    eor r2, r18
    ldd r18, Y+29
    eor r3, r18
    ldd r18, Y+28
    eor r4, r18
    ldd r18, Y+27
    eor r5, r18
    ldd r18, Y+26
    eor r6, r18
    ldd r18, Y+25
    eor r7, r18
    ldd r18, Y+24
    eor r8, r18
    ldd r18, Y+23
    eor r9, r18
    ldd r18, Y+22
    eor r10, r18
    ldd r18, Y+21
    eor r11, r18
    ldd r18, Y+20
    eor r12, r18
    ldd r18, Y+19
    eor r13, r18
    ldd r18, Y+18
    eor r14, r18
    ldd r18, Y+17
    eor r15, r18
    ldd r18, Y+16
    eor r17, r18
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r4
    ld r18, Z
    mov r30, r3
    ld r19, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    ld r20, Z
    eor r18, r20
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r2
    ld r20, Z
    eor r18, r20
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r0
    ld r20, Z
    eor r18, r20
    mov r30, r4
    ld r20, Z
    eor r20, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r2
    ld r19, Z
    eor r20, r19
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r0
    ld r19, Z
    eor r20, r19
    mov r30, r4
    ld r19, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r4
    ld r4, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r3
    ld r21, Z
    eor r19, r21
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r3
    ld r3, Z
    eor r4, r3
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    ld r3, Z
    eor r3, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r2
    ld r2, Z
    eor r4, r2
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r0
    ld r2, Z
    eor r3, r2
    mov r30, r7
    ld r2, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    ld r0, Z
    eor r4, r0
    mov r30, r8
    ld r0, Z
    eor r0, r2
    mov r30, r7
    ld r2, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r6
    ld r19, Z
    eor r0, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r5
    ld r19, Z
    eor r0, r19
    mov r30, r8
    ld r19, Z
    eor r2, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r6
    ld r19, Z
    eor r2, r19
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r5
    ld r19, Z
    eor r2, r19
    mov r30, r8
    ld r19, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r8
    ld r8, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r7
    ld r21, Z
    eor r19, r21
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r7
    ld r7, Z
    eor r8, r7
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    ld r7, Z
    eor r7, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r6
    ld r6, Z
    eor r8, r6
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r5
    ld r6, Z
    eor r7, r6
    mov r30, r11
    ld r6, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    ld r5, Z
    eor r8, r5
    mov r30, r12
    ld r5, Z
    eor r5, r6
    mov r30, r11
    ld r6, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r10
    ld r19, Z
    eor r5, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r9
    ld r19, Z
    eor r5, r19
    mov r30, r12
    ld r19, Z
    eor r6, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r10
    ld r19, Z
    eor r6, r19
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r9
    ld r19, Z
    eor r6, r19
    mov r30, r12
    ld r19, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    ld r12, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r11
    ld r21, Z
    eor r19, r21
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r11
    ld r11, Z
    eor r12, r11
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r10
    ld r11, Z
    eor r11, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r10
    ld r10, Z
    eor r12, r10
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r9
    ld r10, Z
    eor r11, r10
    mov r30, r15
    ld r10, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r9
    ld r9, Z
    eor r12, r9
    mov r30, r17
    ld r9, Z
    eor r9, r10
    mov r30, r15
    ld r10, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r14
    ld r19, Z
    eor r9, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r13
    ld r19, Z
    eor r9, r19
    mov r30, r17
    ld r19, Z
    eor r10, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    ld r19, Z
    eor r10, r19
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r13
    ld r19, Z
    eor r10, r19
    mov r30, r17
    ld r19, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r17
    ld r17, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r15
    ld r21, Z
    eor r19, r21
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r15
    ld r15, Z
    eor r15, r17
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r14
    ld r17, Z
    eor r19, r17
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r14
    ld r14, Z
    eor r15, r14
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r13
    ld r14, Z
    eor r14, r19
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    ld r13, Z
    eor r15, r13
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r15
    ld r13, Z
    mov r30, r11
    ld r11, Z
    mov r30, r2
    ld r2, Z
    mov r30, r18
    ld r15, Z
    mov r30, r4
    ld r4, Z
    mov r30, r14
    ld r14, Z
    mov r30, r6
    ld r6, Z
    mov r30, r0
    ld r0, Z
    mov r30, r8
    ld r8, Z
    mov r30, r3
    ld r3, Z
    mov r30, r10
    ld r10, Z
    mov r30, r5
    ld r5, Z
    mov r30, r12
    ld r12, Z
    mov r30, r7
    ld r7, Z
    mov r30, r20
    ld r17, Z
    mov r30, r9
    ld r9, Z
    ; round 7 (aes.dsl:49)
    ldd r18, Y+15
    eor r13, r18
    ldd r18, Y+14
    eor r11, r18
    ldd r18, Y+13
    eor r2, r18
    ldd r18, Y+12
    eor r15, r18
    ldd r18, Y+11
    eor r4, r18
    ldd r18, Y+10
    eor r14, r18
    ldd r18, Y+9
    eor r6, r18
    ldd r18, Y+8
    eor r0, r18
    ldd r18, Y+7
    eor r8, r18
    ldd r18, Y+6
    eor r3, r18
    ldd r18, Y+5
    eor r10, r18
    ldd r18, Y+4
    eor r5, r18
    ldd r18, Y+3
    eor r12, r18
    ldd r18, Y+2
    eor r7, r18
    ldd r18, Y+1
    eor r17, r18
    ldd r18, Y+0
    eor r9, r18
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r15
    ld r18, Z
    mov r30, r2
    ld r19, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r2
    ld r20, Z
    eor r18, r20
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r11
    ld r20, Z
    eor r18, r20
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r13
    ld r20, Z
    eor r18, r20
    mov r30, r15
    ld r20, Z
    eor r20, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r11
    ld r19, Z
    eor r20, r19
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r13
    ld r19, Z
    eor r20, r19
    mov r30, r15
    ld r19, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    ld r15, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r2
    ld r21, Z
    eor r19, r21
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r2
    ld r2, Z
    eor r15, r2
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r11
    ld r2, Z
    eor r2, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r11
    ld r11, Z
    eor r15, r11
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r13
    ld r11, Z
    eor r2, r11
    mov r30, r6
    ld r11, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    ld r13, Z
    eor r15, r13
    mov r30, r0
    ld r13, Z
    eor r13, r11
    mov r30, r6
    ld r11, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r14
    ld r19, Z
    eor r13, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r4
    ld r19, Z
    eor r13, r19
    mov r30, r0
    ld r19, Z
    eor r11, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    ld r19, Z
    eor r11, r19
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r4
    ld r19, Z
    eor r11, r19
    mov r30, r0
    ld r19, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r0
    ld r0, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r6
    ld r21, Z
    eor r19, r21
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r6
    ld r6, Z
    eor r0, r6
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r14
    ld r6, Z
    eor r6, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r14
    ld r14, Z
    eor r0, r14
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r4
    ld r14, Z
    eor r6, r14
    mov r30, r10
    ld r14, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r4
    ld r4, Z
    eor r0, r4
    mov r30, r5
    ld r4, Z
    eor r4, r14
    mov r30, r10
    ld r14, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r3
    ld r19, Z
    eor r4, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r8
    ld r19, Z
    eor r4, r19
    mov r30, r5
    ld r19, Z
    eor r14, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    ld r19, Z
    eor r14, r19
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r8
    ld r19, Z
    eor r14, r19
    mov r30, r5
    ld r19, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r5
    ld r5, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r10
    ld r21, Z
    eor r19, r21
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r10
    ld r10, Z
    eor r5, r10
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    ld r10, Z
    eor r10, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r3
    ld r3, Z
    eor r5, r3
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r8
    ld r3, Z
    eor r10, r3
    mov r30, r17
    ld r3, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    ld r8, Z
    eor r5, r8
    mov r30, r9
    ld r8, Z
    eor r8, r3
    mov r30, r17
    ld r3, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r7
    ld r19, Z
    eor r8, r19
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r12
    ld r19, Z
    eor r8, r19
    mov r30, r9
    ld r19, Z
    eor r3, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r7
    ld r19, Z
    eor r3, r19
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r12
    ld r19, Z
    eor r3, r19
    mov r30, r9
    ld r19, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r9
    ld r9, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r17
    ld r21, Z
    eor r19, r21
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r17
    ld r17, Z
    eor r9, r17
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    ld r17, Z
    eor r19, r17
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r7
    ld r7, Z
    eor r9, r7
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r12
    ld r7, Z
    eor r7, r19
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r12
    ld r12, Z
    eor r9, r12
    ldi r31, hi8(.Ltable_S_inverse)
    mov r30, r9
    ld r9, Z
    mov r30, r10
    ld r10, Z
    mov r30, r11
    ld r11, Z
    mov r30, r18
    ld r12, Z
    mov r30, r15
    ld r15, Z
    mov r30, r7
    ld r7, Z
    mov r30, r14
    ld r14, Z
    mov r30, r13
    ld r13, Z
    mov r30, r0
    ld r0, Z
    mov r30, r2
    ld r2, Z
    mov r30, r3
    ld r3, Z
    mov r30, r4
    ld r4, Z
    mov r30, r5
    ld r5, Z
    mov r30, r6
    ld r6, Z
    mov r30, r20
    ld r17, Z
    mov r30, r8
    ld r8, Z
    mov r18, r0
    mov r0, r9
    mov r9, r18
    mov r18, r2
    mov r2, r10
    mov r10, r18
    mov r18, r3
    mov r3, r11
    mov r11, r18
    mov r18, r4
    mov r4, r12
    mov r12, r18
    mov r18, r5
    mov r5, r15
    mov r15, r17
    mov r17, r8
    mov r8, r13
    mov r13, r18
    mov r18, r6
    mov r6, r7
    mov r7, r14
    mov r14, r18
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    dec r16
    breq .Llwcc_aes128_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_aes128_128_ecb_decrypt_avr_round
.Llwcc_aes128_128_ecb_decrypt_avr_rounds_done:
    adiw r28, 16
    ldd r16, Y+15
    eor r0, r16
    ldd r16, Y+14
    eor r2, r16
    ldd r16, Y+13
    eor r3, r16
    ldd r16, Y+12
    eor r4, r16
    ldd r16, Y+11
    eor r5, r16
    ldd r16, Y+10
    eor r6, r16
    ldd r16, Y+9
    eor r7, r16
    ldd r16, Y+8
    eor r8, r16
    ldd r16, Y+7
    eor r9, r16
    ldd r16, Y+6
    eor r10, r16
    ldd r16, Y+5
    eor r11, r16
    ldd r16, Y+4
    eor r12, r16
    ldd r16, Y+3
    eor r13, r16
    ldd r16, Y+2
    eor r14, r16
    ldd r16, Y+1
    eor r15, r16
    ldd r16, Y+0
    eor r17, r16
    movw r30, r22
    std Z+0, r17
    std Z+1, r15
    std Z+2, r14
    std Z+3, r13
    std Z+4, r12
    std Z+5, r11
    std Z+6, r10
    std Z+7, r9
    std Z+8, r8
    std Z+9, r7
    std Z+10, r6
    std Z+11, r5
    std Z+12, r4
    std Z+13, r3
    std Z+14, r2
    std Z+15, r0
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_aes128_128_ecb_decrypt_avr_end
    rjmp .Llwcc_aes128_128_ecb_decrypt_avr_group
.Llwcc_aes128_128_ecb_decrypt_avr_end:
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
    .size lwcc_aes128_128_ecb_decrypt_avr, .-lwcc_aes128_128_ecb_decrypt_avr

    .global lwcc_aes128_128_ctr_init_avr
    .type lwcc_aes128_128_ctr_init_avr, @function
lwcc_aes128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_aes128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_aes128_128_ctr_nonce_avr
    .size lwcc_aes128_128_ctr_init_avr, .-lwcc_aes128_128_ctr_init_avr

    .global lwcc_aes128_128_ctr_nonce_avr
    .type lwcc_aes128_128_ctr_nonce_avr, @function
lwcc_aes128_128_ctr_nonce_avr:
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
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ldd r0, Y+0
    ; round 1 (aes.dsl:47)
    ldi r31, hi8(.Ltable_S)
    ld r30, X+
    eor r30, r0
    ld r0, Z
    ldd r2, Y+1
    ld r30, X+
    eor r30, r2
    ld r2, Z
    ldd r3, Y+2
    ld r30, X+
    eor r30, r3
    ld r3, Z
    ldd r4, Y+3
    ld r30, X+
    eor r30, r4
    ld r4, Z
    ldd r5, Y+4
    ld r30, X+
    eor r30, r5
    ld r5, Z
    ldd r6, Y+5
    ld r30, X+
    eor r30, r6
    ld r6, Z
    ldd r7, Y+6
    ld r30, X+
    eor r30, r7
    ld r7, Z
    ldd r8, Y+7
    ld r30, X+
    eor r30, r8
    ld r8, Z
    ldd r9, Y+8
    ld r30, X+
    eor r30, r9
    ld r9, Z
    ldd r10, Y+9
    ld r30, X+
    eor r30, r10
    ld r10, Z
    ldd r11, Y+10
    ld r30, X+
    eor r30, r11
    ld r11, Z
    ldd r12, Y+11
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    std Y+0, r0
    std Y+1, r6
    std Y+2, r11
    std Y+3, r5
    std Y+4, r10
    std Y+5, r4
    std Y+6, r9
    std Y+7, r3
    std Y+8, r8
    std Y+9, r2
    std Y+10, r7
    ld r30, X
    eor r30, r12
    ld r0, Z
    std Y+11, r0
    pop r29
    pop r28
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
    .size lwcc_aes128_128_ctr_nonce_avr, .-lwcc_aes128_128_ctr_nonce_avr

    .global lwcc_aes128_128_ctr_crypt_avr
    .type lwcc_aes128_128_ctr_crypt_avr, @function
lwcc_aes128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_aes128_128_ctr_crypt_avr_begin
    ret
.Llwcc_aes128_128_ctr_crypt_avr_begin:
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
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 29
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    std Y+7, r14
    std Y+8, r15
    std Y+9, r16
    std Y+10, r17
    std Y+11, r1
    movw r24, r20
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_aes128_128_ctr_crypt_avr_group
    rjmp .Llwcc_aes128_128_ctr_crypt_avr_rest
.Llwcc_aes128_128_ctr_crypt_avr_group:
    ldd r26, Y+5
    ldd r27, Y+5+1
    adiw r26, 12
    ld r9, X+
    ldd r23, Y+10
    eor r23, r9
    ld r9, X+
    ldd r10, Y+9
    eor r10, r9
    ld r9, X+
    ldd r22, Y+8
    eor r22, r9
    ld r9, X+
    ldd r21, Y+7
    eor r21, r9
    ; round 1 (aes.dsl:47)
    ldi r31, hi8(.Ltable_S)
    mov r30, r23
    ld r12, Z
    mov r30, r10
    ld r9, Z
    mov r30, r22
    ld r8, Z
    mov r30, r21
    ld r13, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r23
    ld r18, Z
    mov r30, r10
    ld r23, Z
    movw r10, r12 ; r11, r13
    eor r10, r18
    mov r30, r22
    ld r22, Z
    mov r30, r21
    ld r21, Z
    eor r11, r21
    movw r6, r8 ; r7, r9
    eor r6, r22
    eor r7, r23
    subi r26, lo8(-(169))
    sbci r27, hi8(-(169))
    ld r20, X+
    eor r10, r20
    mov r15, r12
    eor r15, r20
    ld r19, X+
    eor r10, r19
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r20
    ld r17, Z
    eor r20, r17
    eor r18, r20
    eor r17, r12
    eor r18, r19
    mov r30, r19
    ld r20, Z
    eor r19, r20
    eor r17, r19
    eor r15, r20
    ld r20, X
    eor r18, r20
    eor r17, r20
    subi r26, lo8(-(-159))
    sbci r27, hi8(-(-159))
    ld r19, X+
    eor r18, r19
    ld r19, X+
    eor r17, r19
    mov r30, r20
    ld r19, Z
    eor r20, r19
    eor r15, r20
    eor r10, r19
    ld r20, X+
    eor r15, r20
    ld r20, X+
    eor r10, r20
    subi r26, lo8(-(150))
    sbci r27, hi8(-(150))
    ld r20, X+
    eor r23, r20
    mov r30, r20
    ld r19, Z
    eor r7, r19
    eor r19, r20
    eor r19, r9
    eor r20, r9
    ld r9, X+
    eor r7, r9
    eor r19, r9
    mov r30, r9
    ld r16, Z
    eor r9, r16
    eor r23, r9
    eor r20, r16
    ld r9, X
    eor r7, r9
    eor r23, r9
    subi r26, lo8(-(-160))
    sbci r27, hi8(-(-160))
    ld r16, X+
    eor r7, r16
    ld r16, X+
    eor r23, r16
    mov r30, r9
    ld r16, Z
    eor r9, r16
    eor r20, r9
    eor r19, r16
    ld r9, X+
    eor r20, r9
    ld r9, X+
    eor r19, r9
    subi r26, lo8(-(148))
    sbci r27, hi8(-(148))
    ld r9, X+
    mov r30, r9
    ld r16, Z
    mov r12, r9
    eor r12, r16
    ld r4, X+
    eor r12, r4
    mov r30, r4
    ld r5, Z
    mov r2, r4
    eor r2, r5
    eor r16, r2
    eor r5, r9
    eor r9, r4
    ld r4, X
    eor r16, r4
    eor r16, r13
    eor r12, r4
    eor r21, r12
    subi r26, lo8(-(-162))
    sbci r27, hi8(-(-162))
    ld r12, X+
    eor r16, r12
    adiw r26, 2
    ld r12, X
    eor r21, r12
    mov r30, r4
    ld r12, Z
    eor r4, r12
    eor r5, r4
    eor r13, r5
    eor r9, r12
    eor r9, r11
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r11, X+
    eor r13, r11
    ld r11, X+
    eor r9, r11
    subi r26, lo8(-(160))
    sbci r27, hi8(-(160))
    ld r11, X+
    mov r30, r11
    ld r12, Z
    mov r4, r11
    eor r4, r12
    ld r5, X+
    eor r4, r5
    eor r4, r8
    mov r30, r5
    ld r2, Z
    mov r14, r5
    eor r14, r2
    eor r12, r14
    eor r8, r12
    eor r2, r11
    eor r6, r2
    eor r11, r5
    eor r11, r22
    ld r22, X
    eor r8, r22
    eor r6, r22
    subi r26, lo8(-(-161))
    sbci r27, hi8(-(-161))
    ld r12, X+
    eor r8, r12
    ld r12, X+
    eor r6, r12
    mov r30, r22
    ld r12, Z
    eor r22, r12
    eor r11, r22
    eor r4, r12
    ld r22, X+
    eor r11, r22
    ld r22, X
    eor r22, r4
    mov r12, r10
    mov r10, r9
    mov r9, r16
    mov r4, r23
    mov r23, r13
    mov r13, r11
    mov r11, r22
    mov r22, r21
    mov r21, r8
    mov r8, r6
    mov r6, r7
    mov r7, r4
    ldd r26, Y+5
    ldd r27, Y+6
    adiw r26, 32
    ldi r16, 4
.Llwcc_aes128_128_ctr_crypt_avr_round:
    ; round 2 (aes.dsl:47)
    ldi r31, hi8(.Ltable_S)
    mov r30, r9
    ld r4, Z
    mov r30, r8
    ld r5, Z
    movw r2, r4 ; r3, r5
    eor r2, r5
    mov r30, r20
    ld r14, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    ld r9, Z
    mov r30, r8
    ld r8, Z
    mov r30, r20
    ld r20, Z
    eor r2, r20
    eor r20, r14
    eor r3, r8
    eor r3, r9
    eor r9, r4
    eor r8, r4
    eor r9, r5
    eor r3, r14
    eor r8, r20
    eor r9, r14
    mov r30, r12
    ld r20, Z
    eor r9, r20
    adiw r26, 3
    ld r4, X
    eor r9, r4
    mov r30, r23
    ld r4, Z
    mov r30, r18
    ld r5, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r12
    ld r12, Z
    eor r3, r12
    eor r8, r12
    eor r20, r12
    eor r20, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r12, X+
    eor r3, r12
    ld r12, X+
    eor r8, r12
    ld r12, X+
    eor r20, r12
    mov r30, r23
    ld r23, Z
    mov r30, r18
    ld r18, Z
    mov r12, r23
    eor r12, r4
    eor r12, r5
    eor r5, r18
    eor r4, r18
    eor r18, r23
    eor r23, r5
    mov r30, r13
    ld r5, Z
    eor r12, r5
    eor r23, r5
    mov r30, r19
    ld r2, Z
    eor r12, r2
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r13
    ld r13, Z
    eor r18, r13
    eor r13, r5
    eor r13, r4
    eor r13, r2
    mov r30, r19
    ld r19, Z
    eor r2, r19
    eor r18, r2
    eor r23, r19
    adiw r26, 9
    ld r19, X+
    eor r19, r12
    ld r12, X+
    eor r13, r12
    ld r12, X+
    eor r18, r12
    ld r12, X
    eor r23, r12
    mov r30, r10
    ld r12, Z
    mov r30, r22
    ld r4, Z
    mov r30, r21
    ld r5, Z
    mov r30, r7
    ld r2, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r10
    ld r10, Z
    mov r30, r22
    ld r22, Z
    mov r30, r21
    ld r21, Z
    mov r30, r7
    ld r7, Z
    mov r14, r7
    eor r14, r2
    eor r14, r5
    eor r5, r21
    eor r2, r21
    eor r21, r7
    eor r7, r5
    mov r30, r15
    ld r5, Z
    eor r14, r5
    eor r14, r22
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r15
    ld r15, Z
    eor r7, r5
    eor r5, r15
    eor r2, r5
    eor r21, r15
    eor r2, r22
    eor r22, r4
    eor r21, r22
    eor r7, r4
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r22, X+
    eor r22, r14
    ld r15, X+
    eor r15, r2
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r7, r4
    mov r30, r11
    ld r4, Z
    mov r30, r6
    ld r5, Z
    mov r30, r17
    ld r2, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r11
    ld r11, Z
    mov r30, r6
    ld r6, Z
    mov r30, r17
    ld r17, Z
    mov r14, r17
    eor r14, r2
    eor r14, r5
    eor r14, r10
    eor r14, r11
    eor r5, r6
    eor r5, r17
    eor r17, r6
    eor r6, r2
    eor r5, r10
    eor r10, r12
    eor r6, r10
    eor r17, r12
    eor r6, r11
    eor r11, r4
    eor r17, r11
    eor r5, r4
    ld r10, X+
    eor r10, r14
    ld r11, X+
    eor r6, r11
    ld r11, X+
    eor r17, r11
    ld r11, X+
    eor r11, r5
    ; round 3 (aes.dsl:47)
    mov r30, r3
    ld r12, Z
    mov r30, r15
    ld r4, Z
    mov r5, r12
    eor r5, r4
    mov r30, r17
    ld r2, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r3
    ld r14, Z
    mov r30, r15
    ld r15, Z
    mov r30, r17
    ld r17, Z
    eor r5, r17
    eor r17, r2
    mov r3, r4
    eor r3, r15
    eor r3, r14
    eor r14, r12
    eor r15, r12
    eor r14, r4
    eor r3, r2
    eor r15, r17
    eor r14, r2
    mov r30, r23
    ld r17, Z
    eor r14, r17
    adiw r26, 7
    ld r12, X
    eor r14, r12
    mov r30, r8
    ld r12, Z
    mov r30, r19
    ld r4, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r23
    ld r23, Z
    eor r3, r23
    eor r15, r23
    eor r23, r17
    eor r23, r5
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r17, X+
    eor r17, r3
    ld r5, X+
    eor r15, r5
    ld r5, X+
    eor r23, r5
    mov r30, r8
    ld r8, Z
    mov r30, r19
    ld r19, Z
    mov r5, r8
    eor r5, r12
    eor r5, r4
    eor r4, r19
    eor r12, r19
    eor r19, r8
    eor r8, r4
    mov r30, r21
    ld r4, Z
    eor r5, r4
    eor r8, r4
    mov r30, r11
    ld r2, Z
    eor r5, r2
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r21
    ld r21, Z
    eor r19, r21
    eor r21, r4
    eor r21, r12
    eor r21, r2
    mov r30, r11
    ld r11, Z
    eor r2, r11
    eor r19, r2
    eor r8, r11
    adiw r26, 9
    ld r11, X+
    eor r11, r5
    ld r12, X+
    eor r21, r12
    ld r12, X+
    eor r19, r12
    ld r12, X
    eor r8, r12
    mov r30, r20
    ld r12, Z
    mov r30, r9
    ld r4, Z
    mov r30, r22
    ld r5, Z
    mov r30, r6
    ld r2, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r20
    ld r20, Z
    mov r30, r9
    ld r9, Z
    mov r30, r22
    ld r22, Z
    mov r30, r6
    ld r6, Z
    mov r3, r6
    eor r3, r2
    eor r3, r5
    eor r5, r22
    eor r2, r22
    eor r22, r6
    eor r6, r5
    mov r30, r18
    ld r5, Z
    eor r3, r5
    eor r3, r9
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    ld r18, Z
    eor r6, r5
    eor r5, r18
    eor r2, r5
    eor r22, r18
    eor r2, r9
    eor r9, r4
    eor r22, r9
    eor r6, r4
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r9, X+
    eor r9, r3
    ld r18, X+
    eor r18, r2
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r6, r4
    mov r30, r7
    ld r4, Z
    mov r30, r10
    ld r5, Z
    mov r30, r13
    ld r2, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r7
    ld r7, Z
    mov r30, r10
    ld r10, Z
    mov r30, r13
    ld r13, Z
    mov r3, r13
    eor r3, r2
    eor r3, r5
    eor r3, r20
    eor r3, r7
    eor r5, r10
    eor r5, r13
    eor r13, r10
    eor r10, r2
    eor r5, r20
    eor r20, r12
    eor r10, r20
    eor r13, r12
    eor r10, r7
    eor r7, r4
    eor r13, r7
    eor r5, r4
    ld r7, X+
    eor r7, r3
    ld r20, X+
    eor r10, r20
    ld r20, X+
    eor r13, r20
    ld r20, X+
    eor r20, r5
    mov r12, r8
    mov r8, r18
    mov r18, r11
    mov r11, r6
    mov r6, r7
    mov r7, r10
    mov r10, r23
    mov r23, r15
    mov r15, r19
    mov r19, r20
    mov r20, r13
    mov r13, r22
    mov r22, r14
    mov r4, r9
    mov r9, r17
    mov r17, r21
    mov r21, r4
    adiw r26, 4
    dec r16
    breq .Llwcc_aes128_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_aes128_128_ctr_crypt_avr_round
.Llwcc_aes128_128_ctr_crypt_avr_rounds_done:
    ; round 10 (aes.dsl:53)
    ldi r31, hi8(.Ltable_S)
    mov r30, r9
    ld r9, Z
    mov r30, r23
    ld r23, Z
    mov r30, r10
    ld r10, Z
    mov r30, r22
    ld r22, Z
    mov r30, r21
    ld r21, Z
    mov r30, r8
    ld r8, Z
    mov r30, r13
    ld r13, Z
    mov r30, r11
    ld r11, Z
    mov r30, r6
    ld r6, Z
    mov r30, r7
    ld r7, Z
    mov r30, r20
    ld r20, Z
    mov r30, r19
    ld r19, Z
    mov r30, r18
    ld r18, Z
    mov r30, r17
    ld r17, Z
    mov r30, r15
    ld r15, Z
    mov r30, r12
    ld r16, Z
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(160))
    sbci r27, hi8(-(160))
    ld r12, X+
    eor r9, r12
    ld r12, X+
    eor r8, r12
    ld r12, X+
    eor r20, r12
    ld r12, X+
    eor r16, r12
    ld r12, X+
    eor r21, r12
    ld r12, X+
    eor r7, r12
    ld r12, X+
    eor r15, r12
    ld r12, X+
    eor r22, r12
    ld r12, X+
    eor r6, r12
    ld r12, X+
    eor r17, r12
    ld r12, X+
    eor r10, r12
    ld r12, X+
    eor r11, r12
    ld r12, X+
    eor r18, r12
    ld r12, X+
    eor r23, r12
    ld r12, X+
    eor r13, r12
    ld r12, X
    eor r19, r12
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r12, X+
    eor r9, r12
    ldd r30, Y+1
    ldd r31, Y+1+1
    std Z+0, r9
    ld r9, X+
    eor r9, r8
    std Z+1, r9
    ld r9, X+
    eor r9, r20
    std Z+2, r9
    ld r9, X+
    eor r9, r16
    std Z+3, r9
    ld r9, X+
    eor r9, r21
    std Z+4, r9
    ld r9, X+
    eor r9, r7
    std Z+5, r9
    ld r9, X+
    eor r9, r15
    std Z+6, r9
    ld r9, X+
    eor r9, r22
    std Z+7, r9
    ld r9, X+
    eor r9, r6
    std Z+8, r9
    ld r9, X+
    eor r9, r17
    std Z+9, r9
    ld r9, X+
    eor r9, r10
    std Z+10, r9
    ld r9, X+
    eor r9, r11
    std Z+11, r9
    ld r9, X+
    eor r9, r18
    std Z+12, r9
    ld r9, X+
    eor r9, r23
    std Z+13, r9
    ld r9, X+
    eor r9, r13
    std Z+14, r9
    ld r9, X
    eor r9, r19
    std Z+15, r9
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 16
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 16
    std Y+3, r30
    std Y+4, r31
    ldd r18, Y+7
    subi r18, -1
    std Y+7, r18
    ldd r18, Y+8
    sbci r18, -1
    std Y+8, r18
    ldd r18, Y+9
    sbci r18, -1
    std Y+9, r18
    ldd r18, Y+10
    sbci r18, -1
    std Y+10, r18
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_aes128_128_ctr_crypt_avr_rest
    rjmp .Llwcc_aes128_128_ctr_crypt_avr_group
.Llwcc_aes128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    ldd r0, Y+11
    tst r0
    brne .Llwcc_aes128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_aes128_128_ctr_crypt_avr_end
    std Y+11, r24
    ldd r26, Y+1
    ldd r27, Y+2
    std Y+12, r26
    std Y+13, r27
    ldd r26, Y+3
    ldd r27, Y+4
    movw r30, r28
    adiw r30, 14
    std Y+1, r30
    std Y+2, r31
    std Y+3, r30
    std Y+4, r31
    ldi r18, 16
.Llwcc_aes128_128_ctr_crypt_avr_zero:
    st Z+, r1
    dec r18
    brne .Llwcc_aes128_128_ctr_crypt_avr_zero
    ldd r30, Y+1
    ldd r31, Y+2
.Llwcc_aes128_128_ctr_crypt_avr_in:
    ld r18, X+
    st Z+, r18
    dec r24
    brne .Llwcc_aes128_128_ctr_crypt_avr_in
    rjmp .Llwcc_aes128_128_ctr_crypt_avr_group
.Llwcc_aes128_128_ctr_crypt_avr_out:
    movw r26, r28
    adiw r26, 14
    ldd r30, Y+12
    ldd r31, Y+13
.Llwcc_aes128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Z+, r18
    dec r0
    brne .Llwcc_aes128_128_ctr_crypt_avr_copy
.Llwcc_aes128_128_ctr_crypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_aes128_128_ctr_crypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_aes128_128_ctr_crypt_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
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
    .size lwcc_aes128_128_ctr_crypt_avr, .-lwcc_aes128_128_ctr_crypt_avr

    .section .rodata.lwcc,"a",@progbits
    ; what copies tables to SRAM is linked in where this is named
    .global __do_copy_data
    .balign 256
.Ltable_S:
    .byte 0x63, 0x7c, 0x77, 0x7b, 0xf2, 0x6b, 0x6f, 0xc5, 0x30, 0x01, 0x67, 0x2b, 0xfe, 0xd7, 0xab, 0x76
    .byte 0xca, 0x82, 0xc9, 0x7d, 0xfa, 0x59, 0x47, 0xf0, 0xad, 0xd4, 0xa2, 0xaf, 0x9c, 0xa4, 0x72, 0xc0
    .byte 0xb7, 0xfd, 0x93, 0x26, 0x36, 0x3f, 0xf7, 0xcc, 0x34, 0xa5, 0xe5, 0xf1, 0x71, 0xd8, 0x31, 0x15
    .byte 0x04, 0xc7, 0x23, 0xc3, 0x18, 0x96, 0x05, 0x9a, 0x07, 0x12, 0x80, 0xe2, 0xeb, 0x27, 0xb2, 0x75
    .byte 0x09, 0x83, 0x2c, 0x1a, 0x1b, 0x6e, 0x5a, 0xa0, 0x52, 0x3b, 0xd6, 0xb3, 0x29, 0xe3, 0x2f, 0x84
    .byte 0x53, 0xd1, 0x00, 0xed, 0x20, 0xfc, 0xb1, 0x5b, 0x6a, 0xcb, 0xbe, 0x39, 0x4a, 0x4c, 0x58, 0xcf
    .byte 0xd0, 0xef, 0xaa, 0xfb, 0x43, 0x4d, 0x33, 0x85, 0x45, 0xf9, 0x02, 0x7f, 0x50, 0x3c, 0x9f, 0xa8
    .byte 0x51, 0xa3, 0x40, 0x8f, 0x92, 0x9d, 0x38, 0xf5, 0xbc, 0xb6, 0xda, 0x21, 0x10, 0xff, 0xf3, 0xd2
    .byte 0xcd, 0x0c, 0x13, 0xec, 0x5f, 0x97, 0x44, 0x17, 0xc4, 0xa7, 0x7e, 0x3d, 0x64, 0x5d, 0x19, 0x73
    .byte 0x60, 0x81, 0x4f, 0xdc, 0x22, 0x2a, 0x90, 0x88, 0x46, 0xee, 0xb8, 0x14, 0xde, 0x5e, 0x0b, 0xdb
    .byte 0xe0, 0x32, 0x3a, 0x0a, 0x49, 0x06, 0x24, 0x5c, 0xc2, 0xd3, 0xac, 0x62, 0x91, 0x95, 0xe4, 0x79
    .byte 0xe7, 0xc8, 0x37, 0x6d, 0x8d, 0xd5, 0x4e, 0xa9, 0x6c, 0x56, 0xf4, 0xea, 0x65, 0x7a, 0xae, 0x08
    .byte 0xba, 0x78, 0x25, 0x2e, 0x1c, 0xa6, 0xb4, 0xc6, 0xe8, 0xdd, 0x74, 0x1f, 0x4b, 0xbd, 0x8b, 0x8a
    .byte 0x70, 0x3e, 0xb5, 0x66, 0x48, 0x03, 0xf6, 0x0e, 0x61, 0x35, 0x57, 0xb9, 0x86, 0xc1, 0x1d, 0x9e
    .byte 0xe1, 0xf8, 0x98, 0x11, 0x69, 0xd9, 0x8e, 0x94, 0x9b, 0x1e, 0x87, 0xe9, 0xce, 0x55, 0x28, 0xdf
    .byte 0x8c, 0xa1, 0x89, 0x0d, 0xbf, 0xe6, 0x42, 0x68, 0x41, 0x99, 0x2d, 0x0f, 0xb0, 0x54, 0xbb, 0x16
    .balign 256
.Ltable_byte_0:
    .byte 0xc6, 0xf8, 0xee, 0xf6, 0xff, 0xd6, 0xde, 0x91, 0x60, 0x02, 0xce, 0x56, 0xe7, 0xb5, 0x4d, 0xec
    .byte 0x8f, 0x1f, 0x89, 0xfa, 0xef, 0xb2, 0x8e, 0xfb, 0x41, 0xb3, 0x5f, 0x45, 0x23, 0x53, 0xe4, 0x9b
    .byte 0x75, 0xe1, 0x3d, 0x4c, 0x6c, 0x7e, 0xf5, 0x83, 0x68, 0x51, 0xd1, 0xf9, 0xe2, 0xab, 0x62, 0x2a
    .byte 0x08, 0x95, 0x46, 0x9d, 0x30, 0x37, 0x0a, 0x2f, 0x0e, 0x24, 0x1b, 0xdf, 0xcd, 0x4e, 0x7f, 0xea
    .byte 0x12, 0x1d, 0x58, 0x34, 0x36, 0xdc, 0xb4, 0x5b, 0xa4, 0x76, 0xb7, 0x7d, 0x52, 0xdd, 0x5e, 0x13
    .byte 0xa6, 0xb9, 0x00, 0xc1, 0x40, 0xe3, 0x79, 0xb6, 0xd4, 0x8d, 0x67, 0x72, 0x94, 0x98, 0xb0, 0x85
    .byte 0xbb, 0xc5, 0x4f, 0xed, 0x86, 0x9a, 0x66, 0x11, 0x8a, 0xe9, 0x04, 0xfe, 0xa0, 0x78, 0x25, 0x4b
    .byte 0xa2, 0x5d, 0x80, 0x05, 0x3f, 0x21, 0x70, 0xf1, 0x63, 0x77, 0xaf, 0x42, 0x20, 0xe5, 0xfd, 0xbf
    .byte 0x81, 0x18, 0x26, 0xc3, 0xbe, 0x35, 0x88, 0x2e, 0x93, 0x55, 0xfc, 0x7a, 0xc8, 0xba, 0x32, 0xe6
    .byte 0xc0, 0x19, 0x9e, 0xa3, 0x44, 0x54, 0x3b, 0x0b, 0x8c, 0xc7, 0x6b, 0x28, 0xa7, 0xbc, 0x16, 0xad
    .byte 0xdb, 0x64, 0x74, 0x14, 0x92, 0x0c, 0x48, 0xb8, 0x9f, 0xbd, 0x43, 0xc4, 0x39, 0x31, 0xd3, 0xf2
    .byte 0xd5, 0x8b, 0x6e, 0xda, 0x01, 0xb1, 0x9c, 0x49, 0xd8, 0xac, 0xf3, 0xcf, 0xca, 0xf4, 0x47, 0x10
    .byte 0x6f, 0xf0, 0x4a, 0x5c, 0x38, 0x57, 0x73, 0x97, 0xcb, 0xa1, 0xe8, 0x3e, 0x96, 0x61, 0x0d, 0x0f
    .byte 0xe0, 0x7c, 0x71, 0xcc, 0x90, 0x06, 0xf7, 0x1c, 0xc2, 0x6a, 0xae, 0x69, 0x17, 0x99, 0x3a, 0x27
    .byte 0xd9, 0xeb, 0x2b, 0x22, 0xd2, 0xa9, 0x07, 0x33, 0x2d, 0x3c, 0x15, 0xc9, 0x87, 0xaa, 0x50, 0xa5
    .byte 0x03, 0x59, 0x09, 0x1a, 0x65, 0xd7, 0x84, 0xd0, 0x82, 0x29, 0x5a, 0x1e, 0x7b, 0xa8, 0x6d, 0x2c
    .balign 256
.Ltable_S_inverse:
    .byte 0x52, 0x09, 0x6a, 0xd5, 0x30, 0x36, 0xa5, 0x38, 0xbf, 0x40, 0xa3, 0x9e, 0x81, 0xf3, 0xd7, 0xfb
    .byte 0x7c, 0xe3, 0x39, 0x82, 0x9b, 0x2f, 0xff, 0x87, 0x34, 0x8e, 0x43, 0x44, 0xc4, 0xde, 0xe9, 0xcb
    .byte 0x54, 0x7b, 0x94, 0x32, 0xa6, 0xc2, 0x23, 0x3d, 0xee, 0x4c, 0x95, 0x0b, 0x42, 0xfa, 0xc3, 0x4e
    .byte 0x08, 0x2e, 0xa1, 0x66, 0x28, 0xd9, 0x24, 0xb2, 0x76, 0x5b, 0xa2, 0x49, 0x6d, 0x8b, 0xd1, 0x25
    .byte 0x72, 0xf8, 0xf6, 0x64, 0x86, 0x68, 0x98, 0x16, 0xd4, 0xa4, 0x5c, 0xcc, 0x5d, 0x65, 0xb6, 0x92
    .byte 0x6c, 0x70, 0x48, 0x50, 0xfd, 0xed, 0xb9, 0xda, 0x5e, 0x15, 0x46, 0x57, 0xa7, 0x8d, 0x9d, 0x84
    .byte 0x90, 0xd8, 0xab, 0x00, 0x8c, 0xbc, 0xd3, 0x0a, 0xf7, 0xe4, 0x58, 0x05, 0xb8, 0xb3, 0x45, 0x06
    .byte 0xd0, 0x2c, 0x1e, 0x8f, 0xca, 0x3f, 0x0f, 0x02, 0xc1, 0xaf, 0xbd, 0x03, 0x01, 0x13, 0x8a, 0x6b
    .byte 0x3a, 0x91, 0x11, 0x41, 0x4f, 0x67, 0xdc, 0xea, 0x97, 0xf2, 0xcf, 0xce, 0xf0, 0xb4, 0xe6, 0x73
    .byte 0x96, 0xac, 0x74, 0x22, 0xe7, 0xad, 0x35, 0x85, 0xe2, 0xf9, 0x37, 0xe8, 0x1c, 0x75, 0xdf, 0x6e
    .byte 0x47, 0xf1, 0x1a, 0x71, 0x1d, 0x29, 0xc5, 0x89, 0x6f, 0xb7, 0x62, 0x0e, 0xaa, 0x18, 0xbe, 0x1b
    .byte 0xfc, 0x56, 0x3e, 0x4b, 0xc6, 0xd2, 0x79, 0x20, 0x9a, 0xdb, 0xc0, 0xfe, 0x78, 0xcd, 0x5a, 0xf4
    .byte 0x1f, 0xdd, 0xa8, 0x33, 0x88, 0x07, 0xc7, 0x31, 0xb1, 0x12, 0x10, 0x59, 0x27, 0x80, 0xec, 0x5f
    .byte 0x60, 0x51, 0x7f, 0xa9, 0x19, 0xb5, 0x4a, 0x0d, 0x2d, 0xe5, 0x7a, 0x9f, 0x93, 0xc9, 0x9c, 0xef
    .byte 0xa0, 0xe0, 0x3b, 0x4d, 0xae, 0x2a, 0xf5, 0xb0, 0xc8, 0xeb, 0xbb, 0x3c, 0x83, 0x53, 0x99, 0x61
    .byte 0x17, 0x2b, 0x04, 0x7e, 0xba, 0x77, 0xd6, 0x26, 0xe1, 0x69, 0x14, 0x63, 0x55, 0x21, 0x0c, 0x7d
    .balign 256
.Ltable_byte_1:
    .byte 0x00, 0x0e, 0x1c, 0x12, 0x38, 0x36, 0x24, 0x2a, 0x70, 0x7e, 0x6c, 0x62, 0x48, 0x46, 0x54, 0x5a
    .byte 0xe0, 0xee, 0xfc, 0xf2, 0xd8, 0xd6, 0xc4, 0xca, 0x90, 0x9e, 0x8c, 0x82, 0xa8, 0xa6, 0xb4, 0xba
    .byte 0xdb, 0xd5, 0xc7, 0xc9, 0xe3, 0xed, 0xff, 0xf1, 0xab, 0xa5, 0xb7, 0xb9, 0x93, 0x9d, 0x8f, 0x81
    .byte 0x3b, 0x35, 0x27, 0x29, 0x03, 0x0d, 0x1f, 0x11, 0x4b, 0x45, 0x57, 0x59, 0x73, 0x7d, 0x6f, 0x61
    .byte 0xad, 0xa3, 0xb1, 0xbf, 0x95, 0x9b, 0x89, 0x87, 0xdd, 0xd3, 0xc1, 0xcf, 0xe5, 0xeb, 0xf9, 0xf7
    .byte 0x4d, 0x43, 0x51, 0x5f, 0x75, 0x7b, 0x69, 0x67, 0x3d, 0x33, 0x21, 0x2f, 0x05, 0x0b, 0x19, 0x17
    .byte 0x76, 0x78, 0x6a, 0x64, 0x4e, 0x40, 0x52, 0x5c, 0x06, 0x08, 0x1a, 0x14, 0x3e, 0x30, 0x22, 0x2c
    .byte 0x96, 0x98, 0x8a, 0x84, 0xae, 0xa0, 0xb2, 0xbc, 0xe6, 0xe8, 0xfa, 0xf4, 0xde, 0xd0, 0xc2, 0xcc
    .byte 0x41, 0x4f, 0x5d, 0x53, 0x79, 0x77, 0x65, 0x6b, 0x31, 0x3f, 0x2d, 0x23, 0x09, 0x07, 0x15, 0x1b
    .byte 0xa1, 0xaf, 0xbd, 0xb3, 0x99, 0x97, 0x85, 0x8b, 0xd1, 0xdf, 0xcd, 0xc3, 0xe9, 0xe7, 0xf5, 0xfb
    .byte 0x9a, 0x94, 0x86, 0x88, 0xa2, 0xac, 0xbe, 0xb0, 0xea, 0xe4, 0xf6, 0xf8, 0xd2, 0xdc, 0xce, 0xc0
    .byte 0x7a, 0x74, 0x66, 0x68, 0x42, 0x4c, 0x5e, 0x50, 0x0a, 0x04, 0x16, 0x18, 0x32, 0x3c, 0x2e, 0x20
    .byte 0xec, 0xe2, 0xf0, 0xfe, 0xd4, 0xda, 0xc8, 0xc6, 0x9c, 0x92, 0x80, 0x8e, 0xa4, 0xaa, 0xb8, 0xb6
    .byte 0x0c, 0x02, 0x10, 0x1e, 0x34, 0x3a, 0x28, 0x26, 0x7c, 0x72, 0x60, 0x6e, 0x44, 0x4a, 0x58, 0x56
    .byte 0x37, 0x39, 0x2b, 0x25, 0x0f, 0x01, 0x13, 0x1d, 0x47, 0x49, 0x5b, 0x55, 0x7f, 0x71, 0x63, 0x6d
    .byte 0xd7, 0xd9, 0xcb, 0xc5, 0xef, 0xe1, 0xf3, 0xfd, 0xa7, 0xa9, 0xbb, 0xb5, 0x9f, 0x91, 0x83, 0x8d
    .balign 256
.Ltable_byte_2:
    .byte 0x00, 0x0b, 0x16, 0x1d, 0x2c, 0x27, 0x3a, 0x31, 0x58, 0x53, 0x4e, 0x45, 0x74, 0x7f, 0x62, 0x69
    .byte 0xb0, 0xbb, 0xa6, 0xad, 0x9c, 0x97, 0x8a, 0x81, 0xe8, 0xe3, 0xfe, 0xf5, 0xc4, 0xcf, 0xd2, 0xd9
    .byte 0x7b, 0x70, 0x6d, 0x66, 0x57, 0x5c, 0x41, 0x4a, 0x23, 0x28, 0x35, 0x3e, 0x0f, 0x04, 0x19, 0x12
    .byte 0xcb, 0xc0, 0xdd, 0xd6, 0xe7, 0xec, 0xf1, 0xfa, 0x93, 0x98, 0x85, 0x8e, 0xbf, 0xb4, 0xa9, 0xa2
    .byte 0xf6, 0xfd, 0xe0, 0xeb, 0xda, 0xd1, 0xcc, 0xc7, 0xae, 0xa5, 0xb8, 0xb3, 0x82, 0x89, 0x94, 0x9f
    .byte 0x46, 0x4d, 0x50, 0x5b, 0x6a, 0x61, 0x7c, 0x77, 0x1e, 0x15, 0x08, 0x03, 0x32, 0x39, 0x24, 0x2f
    .byte 0x8d, 0x86, 0x9b, 0x90, 0xa1, 0xaa, 0xb7, 0xbc, 0xd5, 0xde, 0xc3, 0xc8, 0xf9, 0xf2, 0xef, 0xe4
    .byte 0x3d, 0x36, 0x2b, 0x20, 0x11, 0x1a, 0x07, 0x0c, 0x65, 0x6e, 0x73, 0x78, 0x49, 0x42, 0x5f, 0x54
    .byte 0xf7, 0xfc, 0xe1, 0xea, 0xdb, 0xd0, 0xcd, 0xc6, 0xaf, 0xa4, 0xb9, 0xb2, 0x83, 0x88, 0x95, 0x9e
    .byte 0x47, 0x4c, 0x51, 0x5a, 0x6b, 0x60, 0x7d, 0x76, 0x1f, 0x14, 0x09, 0x02, 0x33, 0x38, 0x25, 0x2e
    .byte 0x8c, 0x87, 0x9a, 0x91, 0xa0, 0xab, 0xb6, 0xbd, 0xd4, 0xdf, 0xc2, 0xc9, 0xf8, 0xf3, 0xee, 0xe5
    .byte 0x3c, 0x37, 0x2a, 0x21, 0x10, 0x1b, 0x06, 0x0d, 0x64, 0x6f, 0x72, 0x79, 0x48, 0x43, 0x5e, 0x55
    .byte 0x01, 0x0a, 0x17, 0x1c, 0x2d, 0x26, 0x3b, 0x30, 0x59, 0x52, 0x4f, 0x44, 0x75, 0x7e, 0x63, 0x68
    .byte 0xb1, 0xba, 0xa7, 0xac, 0x9d, 0x96, 0x8b, 0x80, 0xe9, 0xe2, 0xff, 0xf4, 0xc5, 0xce, 0xd3, 0xd8
    .byte 0x7a, 0x71, 0x6c, 0x67, 0x56, 0x5d, 0x40, 0x4b, 0x22, 0x29, 0x34, 0x3f, 0x0e, 0x05, 0x18, 0x13
    .byte 0xca, 0xc1, 0xdc, 0xd7, 0xe6, 0xed, 0xf0, 0xfb, 0x92, 0x99, 0x84, 0x8f, 0xbe, 0xb5, 0xa8, 0xa3
    .balign 256
.Ltable_byte_3:
    .byte 0x00, 0x0d, 0x1a, 0x17, 0x34, 0x39, 0x2e, 0x23, 0x68, 0x65, 0x72, 0x7f, 0x5c, 0x51, 0x46, 0x4b
    .byte 0xd0, 0xdd, 0xca, 0xc7, 0xe4, 0xe9, 0xfe, 0xf3, 0xb8, 0xb5, 0xa2, 0xaf, 0x8c, 0x81, 0x96, 0x9b
    .byte 0xbb, 0xb6, 0xa1, 0xac, 0x8f, 0x82, 0x95, 0x98, 0xd3, 0xde, 0xc9, 0xc4, 0xe7, 0xea, 0xfd, 0xf0
    .byte 0x6b, 0x66, 0x71, 0x7c, 0x5f, 0x52, 0x45, 0x48, 0x03, 0x0e, 0x19, 0x14, 0x37, 0x3a, 0x2d, 0x20
    .byte 0x6d, 0x60, 0x77, 0x7a, 0x59, 0x54, 0x43, 0x4e, 0x05, 0x08, 0x1f, 0x12, 0x31, 0x3c, 0x2b, 0x26
    .byte 0xbd, 0xb0, 0xa7, 0xaa, 0x89, 0x84, 0x93, 0x9e, 0xd5, 0xd8, 0xcf, 0xc2, 0xe1, 0xec, 0xfb, 0xf6
    .byte 0xd6, 0xdb, 0xcc, 0xc1, 0xe2, 0xef, 0xf8, 0xf5, 0xbe, 0xb3, 0xa4, 0xa9, 0x8a, 0x87, 0x90, 0x9d
    .byte 0x06, 0x0b, 0x1c, 0x11, 0x32, 0x3f, 0x28, 0x25, 0x6e, 0x63, 0x74, 0x79, 0x5a, 0x57, 0x40, 0x4d
    .byte 0xda, 0xd7, 0xc0, 0xcd, 0xee, 0xe3, 0xf4, 0xf9, 0xb2, 0xbf, 0xa8, 0xa5, 0x86, 0x8b, 0x9c, 0x91
    .byte 0x0a, 0x07, 0x10, 0x1d, 0x3e, 0x33, 0x24, 0x29, 0x62, 0x6f, 0x78, 0x75, 0x56, 0x5b, 0x4c, 0x41
    .byte 0x61, 0x6c, 0x7b, 0x76, 0x55, 0x58, 0x4f, 0x42, 0x09, 0x04, 0x13, 0x1e, 0x3d, 0x30, 0x27, 0x2a
    .byte 0xb1, 0xbc, 0xab, 0xa6, 0x85, 0x88, 0x9f, 0x92, 0xd9, 0xd4, 0xc3, 0xce, 0xed, 0xe0, 0xf7, 0xfa
    .byte 0xb7, 0xba, 0xad, 0xa0, 0x83, 0x8e, 0x99, 0x94, 0xdf, 0xd2, 0xc5, 0xc8, 0xeb, 0xe6, 0xf1, 0xfc
    .byte 0x67, 0x6a, 0x7d, 0x70, 0x53, 0x5e, 0x49, 0x44, 0x0f, 0x02, 0x15, 0x18, 0x3b, 0x36, 0x21, 0x2c
    .byte 0x0c, 0x01, 0x16, 0x1b, 0x38, 0x35, 0x22, 0x2f, 0x64, 0x69, 0x7e, 0x73, 0x50, 0x5d, 0x4a, 0x47
    .byte 0xdc, 0xd1, 0xc6, 0xcb, 0xe8, 0xe5, 0xf2, 0xff, 0xb4, 0xb9, 0xae, 0xa3, 0x80, 0x8d, 0x9a, 0x97
    .balign 256
.Ltable_byte_4:
    .byte 0x00, 0x09, 0x12, 0x1b, 0x24, 0x2d, 0x36, 0x3f, 0x48, 0x41, 0x5a, 0x53, 0x6c, 0x65, 0x7e, 0x77
    .byte 0x90, 0x99, 0x82, 0x8b, 0xb4, 0xbd, 0xa6, 0xaf, 0xd8, 0xd1, 0xca, 0xc3, 0xfc, 0xf5, 0xee, 0xe7
    .byte 0x3b, 0x32, 0x29, 0x20, 0x1f, 0x16, 0x0d, 0x04, 0x73, 0x7a, 0x61, 0x68, 0x57, 0x5e, 0x45, 0x4c
    .byte 0xab, 0xa2, 0xb9, 0xb0, 0x8f, 0x86, 0x9d, 0x94, 0xe3, 0xea, 0xf1, 0xf8, 0xc7, 0xce, 0xd5, 0xdc
    .byte 0x76, 0x7f, 0x64, 0x6d, 0x52, 0x5b, 0x40, 0x49, 0x3e, 0x37, 0x2c, 0x25, 0x1a, 0x13, 0x08, 0x01
    .byte 0xe6, 0xef, 0xf4, 0xfd, 0xc2, 0xcb, 0xd0, 0xd9, 0xae, 0xa7, 0xbc, 0xb5, 0x8a, 0x83, 0x98, 0x91
    .byte 0x4d, 0x44, 0x5f, 0x56, 0x69, 0x60, 0x7b, 0x72, 0x05, 0x0c, 0x17, 0x1e, 0x21, 0x28, 0x33, 0x3a
    .byte 0xdd, 0xd4, 0xcf, 0xc6, 0xf9, 0xf0, 0xeb, 0xe2, 0x95, 0x9c, 0x87, 0x8e, 0xb1, 0xb8, 0xa3, 0xaa
    .byte 0xec, 0xe5, 0xfe, 0xf7, 0xc8, 0xc1, 0xda, 0xd3, 0xa4, 0xad, 0xb6, 0xbf, 0x80, 0x89, 0x92, 0x9b
    .byte 0x7c, 0x75, 0x6e, 0x67, 0x58, 0x51, 0x4a, 0x43, 0x34, 0x3d, 0x26, 0x2f, 0x10, 0x19, 0x02, 0x0b
    .byte 0xd7, 0xde, 0xc5, 0xcc, 0xf3, 0xfa, 0xe1, 0xe8, 0x9f, 0x96, 0x8d, 0x84, 0xbb, 0xb2, 0xa9, 0xa0
    .byte 0x47, 0x4e, 0x55, 0x5c, 0x63, 0x6a, 0x71, 0x78, 0x0f, 0x06, 0x1d, 0x14, 0x2b, 0x22, 0x39, 0x30
    .byte 0x9a, 0x93, 0x88, 0x81, 0xbe, 0xb7, 0xac, 0xa5, 0xd2, 0xdb, 0xc0, 0xc9, 0xf6, 0xff, 0xe4, 0xed
    .byte 0x0a, 0x03, 0x18, 0x11, 0x2e, 0x27, 0x3c, 0x35, 0x42, 0x4b, 0x50, 0x59, 0x66, 0x6f, 0x74, 0x7d
    .byte 0xa1, 0xa8, 0xb3, 0xba, 0x85, 0x8c, 0x97, 0x9e, 0xe9, 0xe0, 0xfb, 0xf2, 0xcd, 0xc4, 0xdf, 0xd6
    .byte 0x31, 0x38, 0x23, 0x2a, 0x15, 0x1c, 0x07, 0x0e, 0x79, 0x70, 0x6b, 0x62, 0x5d, 0x54, 0x4f, 0x46
    .balign 256
.Ltable_byte_5:
    .byte 0x00, 0x02, 0x04, 0x06, 0x08, 0x0a, 0x0c, 0x0e, 0x10, 0x12, 0x14, 0x16, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x20, 0x22, 0x24, 0x26, 0x28, 0x2a, 0x2c, 0x2e, 0x30, 0x32, 0x34, 0x36, 0x38, 0x3a, 0x3c, 0x3e
    .byte 0x40, 0x42, 0x44, 0x46, 0x48, 0x4a, 0x4c, 0x4e, 0x50, 0x52, 0x54, 0x56, 0x58, 0x5a, 0x5c, 0x5e
    .byte 0x60, 0x62, 0x64, 0x66, 0x68, 0x6a, 0x6c, 0x6e, 0x70, 0x72, 0x74, 0x76, 0x78, 0x7a, 0x7c, 0x7e
    .byte 0x80, 0x82, 0x84, 0x86, 0x88, 0x8a, 0x8c, 0x8e, 0x90, 0x92, 0x94, 0x96, 0x98, 0x9a, 0x9c, 0x9e
    .byte 0xa0, 0xa2, 0xa4, 0xa6, 0xa8, 0xaa, 0xac, 0xae, 0xb0, 0xb2, 0xb4, 0xb6, 0xb8, 0xba, 0xbc, 0xbe
    .byte 0xc0, 0xc2, 0xc4, 0xc6, 0xc8, 0xca, 0xcc, 0xce, 0xd0, 0xd2, 0xd4, 0xd6, 0xd8, 0xda, 0xdc, 0xde
    .byte 0xe0, 0xe2, 0xe4, 0xe6, 0xe8, 0xea, 0xec, 0xee, 0xf0, 0xf2, 0xf4, 0xf6, 0xf8, 0xfa, 0xfc, 0xfe
    .byte 0x1b, 0x19, 0x1f, 0x1d, 0x13, 0x11, 0x17, 0x15, 0x0b, 0x09, 0x0f, 0x0d, 0x03, 0x01, 0x07, 0x05
    .byte 0x3b, 0x39, 0x3f, 0x3d, 0x33, 0x31, 0x37, 0x35, 0x2b, 0x29, 0x2f, 0x2d, 0x23, 0x21, 0x27, 0x25
    .byte 0x5b, 0x59, 0x5f, 0x5d, 0x53, 0x51, 0x57, 0x55, 0x4b, 0x49, 0x4f, 0x4d, 0x43, 0x41, 0x47, 0x45
    .byte 0x7b, 0x79, 0x7f, 0x7d, 0x73, 0x71, 0x77, 0x75, 0x6b, 0x69, 0x6f, 0x6d, 0x63, 0x61, 0x67, 0x65
    .byte 0x9b, 0x99, 0x9f, 0x9d, 0x93, 0x91, 0x97, 0x95, 0x8b, 0x89, 0x8f, 0x8d, 0x83, 0x81, 0x87, 0x85
    .byte 0xbb, 0xb9, 0xbf, 0xbd, 0xb3, 0xb1, 0xb7, 0xb5, 0xab, 0xa9, 0xaf, 0xad, 0xa3, 0xa1, 0xa7, 0xa5
    .byte 0xdb, 0xd9, 0xdf, 0xdd, 0xd3, 0xd1, 0xd7, 0xd5, 0xcb, 0xc9, 0xcf, 0xcd, 0xc3, 0xc1, 0xc7, 0xc5
    .byte 0xfb, 0xf9, 0xff, 0xfd, 0xf3, 0xf1, 0xf7, 0xf5, 0xeb, 0xe9, 0xef, 0xed, 0xe3, 0xe1, 0xe7, 0xe5
    .balign 256
.Ltable_round_0:
    .byte 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0x1b, 0x36
