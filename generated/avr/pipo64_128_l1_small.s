; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile pipo --set pipo64_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() fold() sbox(fixed=true) complement(alike=true) rotate() hoist(nonce=false) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 55
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 209, ctx 213, align 1, group 8, stack 55, code 2604, flash 2604, ram 477
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:c0fe1149b77518182aa34aa6d05cbf18d2a5968fbd52b6bb6f377a68e4071f49

    .text

    .global lwcc_pipo64_128_key_setup_avr
    .type lwcc_pipo64_128_key_setup_avr, @function
lwcc_pipo64_128_key_setup_avr:
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
    movw r26, r22
    movw r30, r24
    std Y+3, r26
    std Y+4, r27
    std Y+5, r30
    std Y+6, r31
    adiw r26, 8
    ld r0, X
    ldi r16, 1
    eor r0, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r2, X+
    ldi r16, 2
    eor r2, r16
    adiw r26, 7
    ld r3, X
    ldi r16, 3
    eor r3, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r4, X+
    ldi r16, 4
    eor r4, r16
    adiw r26, 7
    ld r5, X
    ldi r16, 5
    eor r5, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r6, X+
    ldi r16, 6
    eor r6, r16
    adiw r26, 7
    ld r7, X
    ldi r16, 7
    eor r7, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r8, X+
    ldi r16, 8
    eor r8, r16
    adiw r26, 7
    ld r9, X
    ldi r16, 9
    eor r9, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r10, X+
    ldi r16, 10
    eor r10, r16
    adiw r26, 7
    ld r11, X
    ldi r16, 11
    eor r11, r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r12, X+
    ldi r16, 12
    eor r12, r16
    adiw r26, 7
    ld r13, X+
    ldi r16, 13
    eor r13, r16
    ld r14, X+
    ; round 1 (pipo.dsl:37)
    lsl r14
    adc r14, r1
    ld r15, X+
    swap r15
    ld r16, X+
    swap r16
    lsl r16
    adc r16, r1
    ld r17, X+
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    ld r18, X+
    swap r18
    bst r18, 0
    lsr r18
    bld r18, 7
    ld r19, X+
    bst r19, 0
    lsr r19
    bld r19, 7
    ld r20, X
    bst r20, 0
    lsr r20
    bld r20, 7
    bst r20, 0
    lsr r20
    bld r20, 7
    subi r26, lo8(-(-14))
    sbci r27, hi8(-(-14))
    ld r21, X+
    ; round 2 (pipo.dsl:37)
    lsl r21
    adc r21, r1
    ld r22, X+
    swap r22
    ld r23, X+
    swap r23
    lsl r23
    adc r23, r1
    ld r24, X+
    lsl r24
    adc r24, r1
    lsl r24
    adc r24, r1
    ld r25, X+
    swap r25
    bst r25, 0
    lsr r25
    bld r25, 7
    std Y+14, r13
    ld r13, X+
    bst r13, 0
    lsr r13
    bld r13, 7
    std Y+15, r12
    ld r12, X+
    bst r12, 0
    lsr r12
    bld r12, 7
    bst r12, 0
    lsr r12
    bld r12, 7
    st Z+, r0
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r17
    st Z+, r18
    st Z+, r19
    st Z+, r20
    st Z+, r2
    st Z+, r21
    st Z+, r22
    st Z+, r23
    st Z+, r24
    st Z+, r25
    st Z+, r13
    st Z+, r12
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r17
    st Z+, r18
    st Z+, r19
    st Z+, r20
    st Z+, r4
    st Z+, r21
    st Z+, r22
    st Z+, r23
    st Z+, r24
    st Z+, r25
    st Z+, r13
    st Z+, r12
    st Z+, r5
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r17
    st Z+, r18
    st Z+, r19
    st Z+, r20
    st Z+, r6
    st Z+, r21
    st Z+, r22
    st Z+, r23
    st Z+, r24
    st Z+, r25
    st Z+, r13
    st Z+, r12
    st Z+, r7
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r17
    st Z+, r18
    st Z+, r19
    st Z+, r20
    st Z+, r8
    st Z+, r21
    st Z+, r22
    st Z+, r23
    st Z+, r24
    st Z+, r25
    st Z+, r13
    st Z+, r12
    st Z+, r9
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r17
    st Z+, r18
    st Z+, r19
    st Z+, r20
    st Z+, r10
    st Z+, r21
    st Z+, r22
    st Z+, r23
    st Z+, r24
    st Z+, r25
    st Z+, r13
    st Z+, r12
    st Z+, r11
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r17
    st Z+, r18
    st Z+, r19
    st Z+, r20
    std Y+16, r0
    ldd r0, Y+15
    st Z+, r0
    st Z+, r21
    st Z+, r22
    st Z+, r23
    st Z+, r24
    st Z+, r25
    st Z+, r13
    st Z+, r12
    ldd r12, Y+14
    st Z+, r12
    st Z+, r14
    st Z+, r15
    st Z+, r16
    st Z+, r17
    st Z+, r18
    st Z+, r19
    st Z+, r20
    adiw r26, 7
    ld r13, X
    st Z+, r13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X
    st Z+, r13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X
    st Z+, r13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X
    st Z+, r13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X
    st Z+, r13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X
    st Z+, r13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r13, X
    st Z+, r13
    st Z+, r12
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r12, X
    st Z+, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    st Z+, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    st Z+, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    st Z+, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    st Z+, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    st Z+, r12
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X+
    st Z+, r12
    st Z+, r0
    adiw r26, 13
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    st Z+, r11
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    st Z+, r0
    st Z+, r10
    adiw r26, 13
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    st Z+, r9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    st Z+, r0
    st Z+, r8
    adiw r26, 13
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    st Z+, r7
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    st Z+, r0
    st Z+, r6
    adiw r26, 13
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    st Z+, r5
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    st Z+, r0
    st Z+, r4
    adiw r26, 13
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    st Z+, r3
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    st Z+, r0
    st Z+, r2
    adiw r26, 13
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    st Z+, r0
    ldd r0, Y+16
    st Z+, r0
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r0, X
    std Z+0, r0
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_pipo64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_pipo64_128_key_setup_avr_wipe
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
    .size lwcc_pipo64_128_key_setup_avr, .-lwcc_pipo64_128_key_setup_avr

    .global lwcc_pipo64_128_ecb_encrypt_avr
    .type lwcc_pipo64_128_ecb_encrypt_avr, @function
lwcc_pipo64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_pipo64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_pipo64_128_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_pipo64_128_ecb_encrypt_avr_group:
    ld r7, X+
    subi r30, lo8(-(208))
    sbci r31, hi8(-(208))
    ldd r0, Z+0
    eor r7, r0
    ld r6, X+
    subi r30, lo8(-(-96))
    sbci r31, hi8(-(-96))
    ldd r0, Z+6
    eor r6, r0
    ld r8, X+
    ldd r0, Z+5
    eor r8, r0
    ld r4, X+
    ldd r0, Z+4
    eor r4, r0
    ld r5, X+
    ldd r0, Z+3
    eor r5, r0
    ld r3, X+
    ldd r0, Z+2
    eor r3, r0
    ld r2, X+
    ldd r0, Z+1
    eor r2, r0
    ld r0, X+
    ldd r9, Z+0
    eor r0, r9
    subi r30, lo8(-(-112))
    sbci r31, hi8(-(-112))
    ldi r16, 13
.Llwcc_pipo64_128_ecb_encrypt_avr_round:
    ; round 1 (pipo.dsl:36)
    mov r9, r0
    and r9, r2
    eor r3, r9
    eor r2, r4
    mov r9, r4
    and r9, r3
    eor r5, r9
    eor r0, r5
    mov r9, r5
    or r9, r3
    eor r4, r9
    eor r3, r0
    mov r9, r3
    and r9, r2
    eor r5, r9
    mov r9, r6
    and r9, r7
    eor r8, r9
    mov r9, r8
    or r9, r6
    eor r7, r9
    eor r5, r7
    mov r9, r8
    or r9, r7
    eor r6, r9
    eor r0, r6
    com r8
    eor r4, r8
    mov r9, r0
    and r9, r3
    eor r2, r9
    mov r9, r0
    eor r9, r2
    eor r8, r9
    ldd r10, Z+0
    eor r0, r10
    ldd r10, Z+2
    eor r8, r10
    swap r8
    mov r10, r5
    or r10, r4
    eor r2, r10
    mov r10, r4
    eor r10, r3
    and r9, r10
    eor r7, r10
    eor r9, r5
    eor r6, r9
    ldd r9, Z+1
    eor r7, r9
    bst r7, 0
    lsr r7
    bld r7, 7
    ldd r9, Z+6
    eor r4, r9
    lsl r4
    adc r4, r1
    ldd r9, Z+7
    eor r6, r9
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r9, r2
    or r9, r5
    eor r3, r9
    ldd r9, Z+3
    eor r2, r9
    swap r2
    bst r2, 0
    lsr r2
    bld r2, 7
    ldd r9, Z+4
    eor r3, r9
    bst r3, 0
    lsr r3
    bld r3, 7
    bst r3, 0
    lsr r3
    bld r3, 7
    ldd r9, Z+5
    eor r5, r9
    swap r5
    lsl r5
    adc r5, r1
    mov r9, r0
    mov r0, r6
    mov r6, r7
    mov r7, r9
    mov r9, r2
    mov r2, r4
    mov r4, r9
    mov r9, r3
    mov r3, r5
    mov r5, r9
    adiw r30, 8
    dec r16
    breq .Llwcc_pipo64_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_pipo64_128_ecb_encrypt_avr_round
.Llwcc_pipo64_128_ecb_encrypt_avr_rounds_done:
    subi r30, 104
    sbci r31, 0
    st Y+, r7
    st Y+, r6
    st Y+, r8
    st Y+, r4
    st Y+, r5
    st Y+, r3
    st Y+, r2
    st Y+, r0
    sbiw r24, 1
    breq .Llwcc_pipo64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_pipo64_128_ecb_encrypt_avr_group
.Llwcc_pipo64_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r16
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
    .size lwcc_pipo64_128_ecb_encrypt_avr, .-lwcc_pipo64_128_ecb_encrypt_avr

    .global lwcc_pipo64_128_ecb_decrypt_avr
    .type lwcc_pipo64_128_ecb_decrypt_avr, @function
lwcc_pipo64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_pipo64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_pipo64_128_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_pipo64_128_ecb_decrypt_avr_group:
    ld r18, X+
    ld r19, X+
    ld r20, X+
    ld r4, X+
    ld r21, X+
    ld r22, X+
    ld r5, X+
    ld r23, X+
    subi r30, 152
    sbci r31, 255
    ldi r16, 13
.Llwcc_pipo64_128_ecb_decrypt_avr_round:
    ; round 13 (pipo.dsl:38)
    ld r2, Z+
    eor r23, r2
    ld r2, Z+
    eor r5, r2
    ld r2, Z+
    eor r22, r2
    ld r2, Z+
    eor r21, r2
    ld r2, Z+
    eor r4, r2
    ld r2, Z+
    eor r20, r2
    ld r2, Z+
    eor r19, r2
    bst r23, 0
    lsr r23
    bld r23, 7
    swap r22
    lsl r21
    adc r21, r1
    swap r4
    ld r2, Z+
    eor r18, r2
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r5, 0
    lsr r5
    bld r5, 7
    bst r22, 0
    lsr r22
    bld r22, 7
    lsl r4
    adc r4, r1
    lsl r21
    adc r21, r1
    swap r20
    lsl r19
    adc r19, r1
    movw r2, r4 ; r3, r5
    or r2, r22
    eor r21, r2
    mov r2, r22
    or r2, r5
    eor r4, r2
    mov r2, r18
    eor r2, r4
    eor r20, r2
    eor r3, r21
    and r2, r3
    eor r19, r3
    eor r2, r22
    eor r23, r2
    eor r5, r20
    com r20
    eor r22, r19
    mov r2, r18
    and r2, r21
    eor r4, r2
    eor r18, r23
    mov r2, r20
    or r2, r19
    eor r23, r2
    mov r2, r20
    or r2, r23
    eor r19, r2
    mov r2, r23
    and r2, r19
    eor r20, r2
    mov r2, r21
    and r2, r4
    eor r22, r2
    eor r21, r18
    eor r18, r22
    mov r2, r22
    or r2, r21
    eor r5, r2
    eor r4, r5
    mov r2, r5
    and r2, r21
    eor r22, r2
    mov r2, r18
    and r2, r4
    eor r21, r2
    mov r2, r23
    mov r23, r18
    mov r18, r19
    mov r19, r2
    mov r2, r5
    mov r5, r4
    mov r4, r2
    mov r2, r22
    mov r22, r21
    mov r21, r2
    dec r16
    breq .Llwcc_pipo64_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_pipo64_128_ecb_decrypt_avr_round
.Llwcc_pipo64_128_ecb_decrypt_avr_rounds_done:
    subi r30, 208
    sbci r31, 0
    subi r30, lo8(-(112))
    sbci r31, hi8(-(112))
    ldd r2, Z+0
    eor r23, r2
    ldd r2, Z+1
    eor r5, r2
    ldd r2, Z+2
    eor r22, r2
    ldd r2, Z+3
    eor r21, r2
    ldd r2, Z+4
    eor r4, r2
    ldd r2, Z+5
    eor r20, r2
    ldd r2, Z+6
    eor r19, r2
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ldd r2, Z+0
    eor r18, r2
    st Y+, r18
    st Y+, r19
    st Y+, r20
    st Y+, r4
    st Y+, r21
    st Y+, r22
    st Y+, r5
    st Y+, r23
    subi r30, lo8(-(-208))
    sbci r31, hi8(-(-208))
    sbiw r24, 1
    breq .Llwcc_pipo64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_pipo64_128_ecb_decrypt_avr_group
.Llwcc_pipo64_128_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_pipo64_128_ecb_decrypt_avr, .-lwcc_pipo64_128_ecb_decrypt_avr

    .global lwcc_pipo64_128_ctr_init_avr
    .type lwcc_pipo64_128_ctr_init_avr, @function
lwcc_pipo64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_pipo64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_pipo64_128_ctr_nonce_avr
    .size lwcc_pipo64_128_ctr_init_avr, .-lwcc_pipo64_128_ctr_init_avr

    .global lwcc_pipo64_128_ctr_nonce_avr
    .type lwcc_pipo64_128_ctr_nonce_avr, @function
lwcc_pipo64_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(209))
    sbci r31, hi8(-(209))
    std Z+0, r0
    ld r0, X+
    std Z+1, r0
    ld r0, X+
    std Z+2, r0
    ld r0, X
    std Z+3, r0
    ret
    .size lwcc_pipo64_128_ctr_nonce_avr, .-lwcc_pipo64_128_ctr_nonce_avr

    .global lwcc_pipo64_128_ctr_crypt_avr
    .type lwcc_pipo64_128_ctr_crypt_avr, @function
lwcc_pipo64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_pipo64_128_ctr_crypt_avr_begin
    ret
.Llwcc_pipo64_128_ctr_crypt_avr_begin:
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
    push r16
    push r28
    push r29
    push r1
    movw r2, r14
    movw r4, r16
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_pipo64_128_ctr_crypt_avr_group
    rjmp .Llwcc_pipo64_128_ctr_crypt_avr_rest
.Llwcc_pipo64_128_ctr_crypt_avr_group:
    subi r30, lo8(-(208))
    sbci r31, hi8(-(208))
    ldd r11, Z+1
    ldd r0, Z+0
    eor r11, r0
    ldd r10, Z+2
    subi r30, lo8(-(-90))
    sbci r31, hi8(-(-90))
    ldd r0, Z+0
    eor r10, r0
    subi r30, lo8(-(93))
    sbci r31, hi8(-(93))
    ldd r12, Z+0
    subi r30, lo8(-(-94))
    sbci r31, hi8(-(-94))
    ldd r0, Z+0
    eor r12, r0
    subi r30, lo8(-(95))
    sbci r31, hi8(-(95))
    ldd r8, Z+0
    subi r30, lo8(-(-100))
    sbci r31, hi8(-(-100))
    ldd r0, Z+4
    eor r8, r0
    ldd r6, Z+3
    eor r6, r5
    ldd r13, Z+2
    eor r13, r4
    ldd r7, Z+1
    eor r7, r3
    ldd r9, Z+0
    eor r9, r2
    mov r0, r9
    mov r9, r6
    mov r6, r7
    mov r7, r13
    subi r30, lo8(-(-112))
    sbci r31, hi8(-(-112))
    ldi r16, 13
.Llwcc_pipo64_128_ctr_crypt_avr_round:
    ; round 1 (pipo.dsl:36)
    mov r13, r0
    and r13, r6
    eor r7, r13
    eor r6, r8
    mov r13, r8
    and r13, r7
    eor r9, r13
    eor r0, r9
    mov r13, r9
    or r13, r7
    eor r8, r13
    eor r7, r0
    mov r13, r7
    and r13, r6
    eor r9, r13
    mov r13, r10
    and r13, r11
    eor r12, r13
    mov r13, r12
    or r13, r10
    eor r11, r13
    eor r9, r11
    mov r13, r12
    or r13, r11
    eor r10, r13
    eor r0, r10
    com r12
    eor r8, r12
    mov r13, r0
    and r13, r7
    eor r6, r13
    mov r13, r0
    eor r13, r6
    eor r12, r13
    ldd r14, Z+0
    eor r0, r14
    ldd r14, Z+2
    eor r12, r14
    swap r12
    mov r14, r9
    or r14, r8
    eor r6, r14
    mov r14, r8
    eor r14, r7
    and r13, r14
    eor r11, r14
    eor r13, r9
    eor r10, r13
    ldd r13, Z+1
    eor r11, r13
    bst r11, 0
    lsr r11
    bld r11, 7
    ldd r13, Z+6
    eor r8, r13
    lsl r8
    adc r8, r1
    ldd r13, Z+7
    eor r10, r13
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r13, r6
    or r13, r9
    eor r7, r13
    ldd r13, Z+3
    eor r6, r13
    swap r6
    bst r6, 0
    lsr r6
    bld r6, 7
    ldd r13, Z+4
    eor r7, r13
    bst r7, 0
    lsr r7
    bld r7, 7
    bst r7, 0
    lsr r7
    bld r7, 7
    ldd r13, Z+5
    eor r9, r13
    swap r9
    lsl r9
    adc r9, r1
    mov r13, r0
    mov r0, r10
    mov r10, r11
    mov r11, r13
    mov r13, r6
    mov r6, r8
    mov r8, r13
    mov r13, r7
    mov r7, r9
    mov r9, r13
    adiw r30, 8
    dec r16
    breq .Llwcc_pipo64_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_pipo64_128_ctr_crypt_avr_round
.Llwcc_pipo64_128_ctr_crypt_avr_rounds_done:
    subi r30, 104
    sbci r31, 0
    ld r13, X+
    eor r13, r11
    st Y+, r13
    ld r11, X+
    eor r11, r10
    st Y+, r11
    ld r10, X+
    eor r10, r12
    st Y+, r10
    ld r10, X+
    eor r10, r8
    st Y+, r10
    ld r8, X+
    eor r8, r9
    st Y+, r8
    ld r8, X+
    eor r8, r7
    st Y+, r8
    ld r7, X+
    eor r7, r6
    st Y+, r7
    ld r6, X+
    eor r6, r0
    st Y+, r6
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_pipo64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_pipo64_128_ctr_crypt_avr_group
.Llwcc_pipo64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_pipo64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_pipo64_128_ctr_crypt_avr_end
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
.Llwcc_pipo64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_pipo64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_pipo64_128_ctr_crypt_avr_group
.Llwcc_pipo64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_pipo64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_pipo64_128_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_pipo64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_pipo64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_pipo64_128_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r16
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
    .size lwcc_pipo64_128_ctr_crypt_avr, .-lwcc_pipo64_128_ctr_crypt_avr
