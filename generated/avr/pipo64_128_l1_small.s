; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile pipo --set pipo64_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() fold() sbox(fixed=true) complement(alike=true) rotate() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 55
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 209, ctx 213, align 1, group 8, stack 55, code 2786, flash 3042, ram 477
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 256, ram 0: table_byte_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:842adb58c44e34270c070757b419e95bd28dac3284dd76d2891c67e7dbd48fb7

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
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r20, Z
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
    ld r30, X+
    lpm r12, Z
    ldd r30, Y+5
    ldd r31, Y+5+1
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_pipo64_128_ecb_encrypt_avr_group:
    ld r7, X+
    subi r28, lo8(-(208))
    sbci r29, hi8(-(208))
    ldd r0, Y+0
    eor r7, r0
    ld r6, X+
    subi r28, lo8(-(-96))
    sbci r29, hi8(-(-96))
    ldd r0, Y+6
    eor r6, r0
    ld r8, X+
    ldd r0, Y+5
    eor r8, r0
    ld r4, X+
    ldd r0, Y+4
    eor r4, r0
    ld r5, X+
    ldd r0, Y+3
    eor r5, r0
    ld r3, X+
    ldd r0, Y+2
    eor r3, r0
    ld r2, X+
    ldd r0, Y+1
    eor r2, r0
    ld r0, X+
    ldd r9, Y+0
    eor r0, r9
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
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
    ldd r10, Y+0
    eor r0, r10
    ldd r10, Y+2
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
    ldd r9, Y+1
    eor r7, r9
    bst r7, 0
    lsr r7
    bld r7, 7
    ldd r9, Y+6
    eor r4, r9
    lsl r4
    adc r4, r1
    ldd r9, Y+7
    eor r6, r9
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r9, r2
    or r9, r5
    eor r3, r9
    ldd r9, Y+3
    eor r2, r9
    swap r2
    bst r2, 0
    lsr r2
    bld r2, 7
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+4
    eor r30, r3
    lpm r9, Z
    ldd r3, Y+5
    eor r5, r3
    swap r5
    lsl r5
    adc r5, r1
    mov r3, r0
    mov r0, r6
    mov r6, r7
    mov r7, r3
    mov r3, r2
    mov r2, r4
    mov r4, r3
    mov r3, r5
    mov r5, r9
    adiw r28, 8
    dec r16
    breq .Llwcc_pipo64_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_pipo64_128_ecb_encrypt_avr_round
.Llwcc_pipo64_128_ecb_encrypt_avr_rounds_done:
    subi r28, 104
    sbci r29, 0
    movw r30, r22
    std Z+0, r7
    std Z+1, r6
    std Z+2, r8
    std Z+3, r4
    std Z+4, r5
    std Z+5, r3
    std Z+6, r2
    std Z+7, r0
    subi r22, 248
    sbci r23, 255
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
    push r15
    push r17
    push r16
    push r28
    push r29
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_pipo64_128_ecb_decrypt_avr_group:
    ld r15, X+
    ld r17, X+
    ld r18, X+
    ld r4, X+
    ld r19, X+
    ld r20, X+
    ld r5, X+
    ld r21, X+
    subi r28, 152
    sbci r29, 255
    ldi r16, 13
.Llwcc_pipo64_128_ecb_decrypt_avr_round:
    ; round 13 (pipo.dsl:38)
    ldd r2, Y+1
    eor r5, r2
    ldd r2, Y+2
    eor r20, r2
    ldd r2, Y+3
    eor r19, r2
    ldd r2, Y+4
    eor r4, r2
    ldd r2, Y+5
    eor r18, r2
    ldd r2, Y+6
    eor r17, r2
    swap r20
    lsl r19
    adc r19, r1
    swap r4
    ldd r2, Y+7
    eor r15, r2
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+0
    eor r30, r21
    lpm r21, Z
    bst r5, 0
    lsr r5
    bld r5, 7
    bst r20, 0
    lsr r20
    bld r20, 7
    lsl r4
    adc r4, r1
    lsl r19
    adc r19, r1
    swap r18
    lsl r17
    adc r17, r1
    movw r2, r4 ; r3, r5
    or r2, r20
    eor r19, r2
    mov r2, r20
    or r2, r5
    eor r4, r2
    mov r2, r15
    eor r2, r4
    eor r18, r2
    eor r3, r19
    and r2, r3
    eor r17, r3
    eor r2, r20
    eor r21, r2
    eor r5, r18
    com r18
    eor r20, r17
    mov r2, r15
    and r2, r19
    eor r4, r2
    eor r15, r21
    mov r2, r18
    or r2, r17
    eor r21, r2
    mov r2, r18
    or r2, r21
    eor r17, r2
    mov r2, r21
    and r2, r17
    eor r18, r2
    mov r2, r19
    and r2, r4
    eor r20, r2
    eor r19, r15
    eor r15, r20
    mov r2, r20
    or r2, r19
    eor r5, r2
    eor r4, r5
    mov r2, r5
    and r2, r19
    eor r20, r2
    mov r2, r15
    and r2, r4
    eor r19, r2
    mov r2, r21
    mov r21, r15
    mov r15, r17
    mov r17, r2
    mov r2, r5
    mov r5, r4
    mov r4, r2
    mov r2, r20
    mov r20, r19
    mov r19, r2
    adiw r28, 8
    dec r16
    breq .Llwcc_pipo64_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_pipo64_128_ecb_decrypt_avr_round
.Llwcc_pipo64_128_ecb_decrypt_avr_rounds_done:
    subi r28, 208
    sbci r29, 0
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    ldd r2, Y+0
    eor r21, r2
    ldd r2, Y+1
    eor r5, r2
    ldd r2, Y+2
    eor r20, r2
    ldd r2, Y+3
    eor r19, r2
    ldd r2, Y+4
    eor r4, r2
    ldd r2, Y+5
    eor r18, r2
    ldd r2, Y+6
    eor r17, r2
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r2, Y+0
    eor r15, r2
    movw r30, r22
    std Z+0, r15
    std Z+1, r17
    std Z+2, r18
    std Z+3, r4
    std Z+4, r19
    std Z+5, r20
    std Z+6, r5
    std Z+7, r21
    subi r28, lo8(-(-208))
    sbci r29, hi8(-(-208))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_pipo64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_pipo64_128_ecb_decrypt_avr_group
.Llwcc_pipo64_128_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r17
    pop r15
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
    push r2
    push r3
    push r4
    push r5
    movw r26, r22
    movw r30, r24
    subi r30, lo8(-(208))
    sbci r31, hi8(-(208))
    ldd r0, Z+0
    ld r2, X+
    eor r2, r0
    subi r30, lo8(-(-92))
    sbci r31, hi8(-(-92))
    ldd r0, Z+2
    ld r3, X+
    eor r3, r0
    ldd r0, Z+1
    ld r4, X+
    eor r4, r0
    ldd r0, Z+0
    ld r5, X
    eor r5, r0
    ; round 1 (pipo.dsl:36)
    mov r0, r3
    and r0, r2
    eor r4, r0
    mov r0, r4
    or r0, r3
    eor r2, r0
    mov r0, r4
    or r0, r2
    eor r3, r0
    com r4
    subi r30, lo8(-(93))
    sbci r31, hi8(-(93))
    std Z+0, r5
    std Z+1, r3
    std Z+2, r4
    std Z+3, r2
    pop r5
    pop r4
    pop r3
    pop r2
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_pipo64_128_ctr_crypt_avr_group
    rjmp .Llwcc_pipo64_128_ctr_crypt_avr_rest
.Llwcc_pipo64_128_ctr_crypt_avr_group:
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    ldd r8, Y+1
    eor r8, r3
    ldd r11, Y+0
    eor r11, r2
    ldd r7, Y+3
    eor r7, r5
    ldd r0, Y+2
    eor r0, r4
    ; round 1 (pipo.dsl:36)
    mov r9, r11
    and r9, r8
    eor r0, r9
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ldd r10, Y+0
    eor r8, r10
    mov r6, r10
    and r6, r0
    eor r7, r6
    eor r11, r7
    mov r6, r7
    or r6, r0
    eor r10, r6
    eor r0, r11
    mov r6, r0
    and r6, r8
    eor r7, r6
    ldd r13, Y+1
    eor r11, r13
    mov r6, r11
    and r6, r0
    eor r8, r6
    mov r6, r11
    eor r6, r8
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r12, Y+0
    eor r11, r12
    subi r28, lo8(-(211))
    sbci r29, hi8(-(211))
    ldd r12, Y+0
    eor r10, r12
    eor r12, r6
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r9, Y+0
    eor r12, r9
    swap r12
    mov r9, r10
    eor r9, r0
    and r6, r9
    subi r28, lo8(-(210))
    sbci r29, hi8(-(210))
    ldd r14, Y+0
    eor r7, r14
    eor r14, r9
    eor r6, r7
    eor r13, r6
    subi r28, lo8(-(-211))
    sbci r29, hi8(-(-211))
    ldd r6, Y+0
    eor r14, r6
    bst r14, 0
    lsr r14
    bld r14, 7
    ldd r6, Y+6
    eor r13, r6
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    mov r6, r7
    or r6, r10
    eor r8, r6
    ldd r6, Y+5
    eor r10, r6
    lsl r10
    adc r10, r1
    mov r6, r8
    or r6, r7
    eor r0, r6
    ldd r6, Y+2
    eor r8, r6
    swap r8
    bst r8, 0
    lsr r8
    bld r8, 7
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+3
    eor r30, r0
    lpm r9, Z
    ldd r0, Y+4
    eor r7, r0
    swap r7
    lsl r7
    adc r7, r1
    mov r6, r10
    mov r0, r13
    mov r10, r14
    subi r28, lo8(-(-1))
    sbci r29, hi8(-(-1))
    adiw r28, 8
    ldi r16, 12
.Llwcc_pipo64_128_ctr_crypt_avr_round:
    ; round 2 (pipo.dsl:36)
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
    ldd r14, Y+0
    eor r0, r14
    ldd r14, Y+2
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
    ldd r13, Y+1
    eor r11, r13
    bst r11, 0
    lsr r11
    bld r11, 7
    ldd r13, Y+6
    eor r8, r13
    lsl r8
    adc r8, r1
    ldd r13, Y+7
    eor r10, r13
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r13, r6
    or r13, r9
    eor r7, r13
    ldd r13, Y+3
    eor r6, r13
    swap r6
    bst r6, 0
    lsr r6
    bld r6, 7
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+4
    eor r30, r7
    lpm r13, Z
    ldd r7, Y+5
    eor r9, r7
    swap r9
    lsl r9
    adc r9, r1
    mov r7, r0
    mov r0, r10
    mov r10, r11
    mov r11, r7
    mov r7, r6
    mov r6, r8
    mov r8, r7
    mov r7, r9
    mov r9, r13
    adiw r28, 8
    dec r16
    breq .Llwcc_pipo64_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_pipo64_128_ctr_crypt_avr_round
.Llwcc_pipo64_128_ctr_crypt_avr_rounds_done:
    subi r28, 104
    sbci r29, 0
    ld r13, X+
    eor r13, r11
    movw r30, r22
    std Z+0, r13
    ld r11, X+
    eor r11, r10
    std Z+1, r11
    ld r10, X+
    eor r10, r12
    std Z+2, r10
    ld r10, X+
    eor r10, r8
    std Z+3, r10
    ld r8, X+
    eor r8, r9
    std Z+4, r8
    ld r8, X+
    eor r8, r7
    std Z+5, r8
    ld r7, X+
    eor r7, r6
    std Z+6, r7
    ld r6, X+
    eor r6, r0
    std Z+7, r6
    subi r22, 248
    sbci r23, 255
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
    push r22
    push r23
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    movw r30, r28
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
    movw r22, r28
    movw r28, r30
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

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x40, 0x80, 0xc0, 0x01, 0x41, 0x81, 0xc1, 0x02, 0x42, 0x82, 0xc2, 0x03, 0x43, 0x83, 0xc3
    .byte 0x04, 0x44, 0x84, 0xc4, 0x05, 0x45, 0x85, 0xc5, 0x06, 0x46, 0x86, 0xc6, 0x07, 0x47, 0x87, 0xc7
    .byte 0x08, 0x48, 0x88, 0xc8, 0x09, 0x49, 0x89, 0xc9, 0x0a, 0x4a, 0x8a, 0xca, 0x0b, 0x4b, 0x8b, 0xcb
    .byte 0x0c, 0x4c, 0x8c, 0xcc, 0x0d, 0x4d, 0x8d, 0xcd, 0x0e, 0x4e, 0x8e, 0xce, 0x0f, 0x4f, 0x8f, 0xcf
    .byte 0x10, 0x50, 0x90, 0xd0, 0x11, 0x51, 0x91, 0xd1, 0x12, 0x52, 0x92, 0xd2, 0x13, 0x53, 0x93, 0xd3
    .byte 0x14, 0x54, 0x94, 0xd4, 0x15, 0x55, 0x95, 0xd5, 0x16, 0x56, 0x96, 0xd6, 0x17, 0x57, 0x97, 0xd7
    .byte 0x18, 0x58, 0x98, 0xd8, 0x19, 0x59, 0x99, 0xd9, 0x1a, 0x5a, 0x9a, 0xda, 0x1b, 0x5b, 0x9b, 0xdb
    .byte 0x1c, 0x5c, 0x9c, 0xdc, 0x1d, 0x5d, 0x9d, 0xdd, 0x1e, 0x5e, 0x9e, 0xde, 0x1f, 0x5f, 0x9f, 0xdf
    .byte 0x20, 0x60, 0xa0, 0xe0, 0x21, 0x61, 0xa1, 0xe1, 0x22, 0x62, 0xa2, 0xe2, 0x23, 0x63, 0xa3, 0xe3
    .byte 0x24, 0x64, 0xa4, 0xe4, 0x25, 0x65, 0xa5, 0xe5, 0x26, 0x66, 0xa6, 0xe6, 0x27, 0x67, 0xa7, 0xe7
    .byte 0x28, 0x68, 0xa8, 0xe8, 0x29, 0x69, 0xa9, 0xe9, 0x2a, 0x6a, 0xaa, 0xea, 0x2b, 0x6b, 0xab, 0xeb
    .byte 0x2c, 0x6c, 0xac, 0xec, 0x2d, 0x6d, 0xad, 0xed, 0x2e, 0x6e, 0xae, 0xee, 0x2f, 0x6f, 0xaf, 0xef
    .byte 0x30, 0x70, 0xb0, 0xf0, 0x31, 0x71, 0xb1, 0xf1, 0x32, 0x72, 0xb2, 0xf2, 0x33, 0x73, 0xb3, 0xf3
    .byte 0x34, 0x74, 0xb4, 0xf4, 0x35, 0x75, 0xb5, 0xf5, 0x36, 0x76, 0xb6, 0xf6, 0x37, 0x77, 0xb7, 0xf7
    .byte 0x38, 0x78, 0xb8, 0xf8, 0x39, 0x79, 0xb9, 0xf9, 0x3a, 0x7a, 0xba, 0xfa, 0x3b, 0x7b, 0xbb, 0xfb
    .byte 0x3c, 0x7c, 0xbc, 0xfc, 0x3d, 0x7d, 0xbd, 0xfd, 0x3e, 0x7e, 0xbe, 0xfe, 0x3f, 0x7f, 0xbf, 0xff
