; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile speck --set speck32_64 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) fold() sbox(lanes=1, fixed=true) value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 42
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 4, key 8, nonce 2, rk 44, ctx 48, align 1, group 8, stack 42, code 5902, flash 5902, ram 134
; registers: r0, r2-r10, r14-r25; r2-r10, r14-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:6a53da8756b7a64abc483390154e78061973db5b134f75703cf8648e71e68673

    .text

    .global lwcc_speck32_64_key_setup_avr
    .type lwcc_speck32_64_key_setup_avr, @function
lwcc_speck32_64_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r16
    movw r26, r22
    movw r30, r24
    adiw r26, 3
    ld r0, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    ; round 1 (speck.dsl:22)
    lsl r0
    rol r2
    adc r0, r1
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r3, X+
    std Z+0, r3
    ld r4, X+
    add r0, r3
    adc r2, r4
    std Z+1, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r0
    eor r4, r2
    std Z+2, r3
    std Z+3, r4
    ; round 4 (speck.dsl:22)
    lsl r2
    rol r0
    adc r2, r1
    adiw r26, 3
    ld r5, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X+
    ; round 2 (speck.dsl:22)
    lsl r5
    rol r6
    adc r5, r1
    add r5, r3
    adc r6, r4
    ldi r16, 1
    eor r5, r16
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r5
    eor r4, r6
    std Z+4, r3
    std Z+5, r4
    ; round 5 (speck.dsl:22)
    lsl r6
    rol r5
    adc r6, r1
    adiw r26, 2
    ld r7, X
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r8, X
    ; round 3 (speck.dsl:22)
    lsl r7
    rol r8
    adc r7, r1
    add r7, r3
    adc r8, r4
    ldi r16, 2
    eor r7, r16
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r7
    eor r4, r8
    ; round 4 (speck.dsl:22)
    add r2, r3
    adc r0, r4
    ldi r16, 3
    eor r2, r16
    std Z+6, r3
    std Z+7, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r2
    eor r4, r0
    ; round 5 (speck.dsl:22)
    add r6, r3
    adc r5, r4
    ldi r16, 4
    eor r6, r16
    std Z+8, r3
    std Z+9, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r6
    eor r4, r5
    ; round 6 (speck.dsl:22)
    lsl r8
    rol r7
    adc r8, r1
    add r8, r3
    adc r7, r4
    ldi r16, 5
    eor r8, r16
    std Z+10, r3
    std Z+11, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r8
    eor r4, r7
    ; round 7 (speck.dsl:22)
    lsl r0
    rol r2
    adc r0, r1
    add r0, r3
    adc r2, r4
    ldi r16, 6
    eor r0, r16
    std Z+12, r3
    std Z+13, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r0
    eor r4, r2
    ; round 8 (speck.dsl:22)
    lsl r5
    rol r6
    adc r5, r1
    add r5, r3
    adc r6, r4
    ldi r16, 7
    eor r5, r16
    std Z+14, r3
    std Z+15, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r5
    eor r4, r6
    ; round 9 (speck.dsl:22)
    lsl r7
    rol r8
    adc r7, r1
    add r7, r3
    adc r8, r4
    ldi r16, 8
    eor r7, r16
    std Z+16, r3
    std Z+17, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r7
    eor r4, r8
    ; round 10 (speck.dsl:22)
    lsl r2
    rol r0
    adc r2, r1
    add r2, r3
    adc r0, r4
    ldi r16, 9
    eor r2, r16
    std Z+18, r3
    std Z+19, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r2
    eor r4, r0
    ; round 11 (speck.dsl:22)
    lsl r6
    rol r5
    adc r6, r1
    add r6, r3
    adc r5, r4
    ldi r16, 10
    eor r6, r16
    std Z+20, r3
    std Z+21, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r6
    eor r4, r5
    ; round 12 (speck.dsl:22)
    lsl r8
    rol r7
    adc r8, r1
    add r8, r3
    adc r7, r4
    ldi r16, 11
    eor r8, r16
    std Z+22, r3
    std Z+23, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r8
    eor r4, r7
    ; round 13 (speck.dsl:22)
    lsl r0
    rol r2
    adc r0, r1
    add r0, r3
    adc r2, r4
    ldi r16, 12
    eor r0, r16
    std Z+24, r3
    std Z+25, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r0
    eor r4, r2
    ; round 14 (speck.dsl:22)
    lsl r5
    rol r6
    adc r5, r1
    add r5, r3
    adc r6, r4
    ldi r16, 13
    eor r5, r16
    std Z+26, r3
    std Z+27, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r5
    eor r4, r6
    ; round 15 (speck.dsl:22)
    lsl r7
    rol r8
    adc r7, r1
    add r7, r3
    adc r8, r4
    ldi r16, 14
    eor r7, r16
    std Z+28, r3
    std Z+29, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r7
    eor r4, r8
    ; round 16 (speck.dsl:22)
    lsl r2
    rol r0
    adc r2, r1
    add r2, r3
    adc r0, r4
    ldi r16, 15
    eor r2, r16
    std Z+30, r3
    std Z+31, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r2
    eor r4, r0
    ; round 17 (speck.dsl:22)
    lsl r6
    rol r5
    adc r6, r1
    add r6, r3
    adc r5, r4
    ldi r16, 16
    eor r6, r16
    std Z+32, r3
    std Z+33, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r6
    eor r4, r5
    ; round 18 (speck.dsl:22)
    lsl r8
    rol r7
    adc r8, r1
    add r8, r3
    adc r7, r4
    ldi r16, 17
    eor r8, r16
    std Z+34, r3
    std Z+35, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r8
    eor r4, r7
    ; round 19 (speck.dsl:22)
    lsl r0
    rol r2
    adc r0, r1
    add r0, r3
    adc r2, r4
    std Z+36, r3
    std Z+37, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r4, r2
    ldi r16, 18
    eor r0, r16
    eor r3, r0
    ; round 20 (speck.dsl:22)
    lsl r5
    rol r6
    adc r5, r1
    add r5, r3
    adc r6, r4
    std Z+38, r3
    std Z+39, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r4, r6
    ldi r16, 19
    eor r5, r16
    eor r3, r5
    ; round 21 (speck.dsl:22)
    lsl r7
    rol r8
    adc r7, r1
    add r7, r3
    adc r8, r4
    std Z+40, r3
    std Z+41, r4
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r4, r8
    ldi r16, 20
    eor r7, r16
    eor r3, r7
    std Z+42, r3
    std Z+43, r4
    pop r16
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_speck32_64_key_setup_avr, .-lwcc_speck32_64_key_setup_avr

    .global lwcc_speck32_64_ecb_encrypt_avr
    .type lwcc_speck32_64_ecb_encrypt_avr, @function
lwcc_speck32_64_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck32_64_ecb_encrypt_avr_begin
    ret
.Llwcc_speck32_64_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r28
    push r29
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_speck32_64_ecb_encrypt_avr_group
    rjmp .Llwcc_speck32_64_ecb_encrypt_avr_rest
.Llwcc_speck32_64_ecb_encrypt_avr_group:
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ; round 1 (speck.dsl:22)
    lsl r4
    rol r3
    adc r4, r1
    lsl r8
    rol r7
    adc r8, r1
    add r4, r0
    adc r3, r2
    add r8, r5
    adc r7, r6
    ldd r9, Z+0
    eor r4, r9
    ldd r10, Z+1
    eor r3, r10
    eor r8, r9
    eor r7, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    ; round 2 (speck.dsl:22)
    lsl r3
    rol r4
    adc r3, r1
    lsl r7
    rol r8
    adc r7, r1
    add r3, r0
    adc r4, r2
    add r7, r5
    adc r8, r6
    ldd r9, Z+2
    eor r3, r9
    ldd r10, Z+3
    eor r4, r10
    eor r7, r9
    eor r8, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    ; round 3 (speck.dsl:22)
    lsl r4
    rol r3
    adc r4, r1
    lsl r8
    rol r7
    adc r8, r1
    add r4, r0
    adc r3, r2
    add r8, r5
    adc r7, r6
    ldd r9, Z+4
    eor r4, r9
    ldd r10, Z+5
    eor r3, r10
    eor r8, r9
    eor r7, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    ; round 4 (speck.dsl:22)
    lsl r3
    rol r4
    adc r3, r1
    lsl r7
    rol r8
    adc r7, r1
    add r3, r0
    adc r4, r2
    add r7, r5
    adc r8, r6
    ldd r9, Z+6
    eor r3, r9
    ldd r10, Z+7
    eor r4, r10
    eor r7, r9
    eor r8, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    ; round 5 (speck.dsl:22)
    lsl r4
    rol r3
    adc r4, r1
    lsl r8
    rol r7
    adc r8, r1
    add r4, r0
    adc r3, r2
    add r8, r5
    adc r7, r6
    ldd r9, Z+8
    eor r4, r9
    ldd r10, Z+9
    eor r3, r10
    eor r8, r9
    eor r7, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    ; round 6 (speck.dsl:22)
    lsl r3
    rol r4
    adc r3, r1
    lsl r7
    rol r8
    adc r7, r1
    add r3, r0
    adc r4, r2
    add r7, r5
    adc r8, r6
    ldd r9, Z+10
    eor r3, r9
    ldd r10, Z+11
    eor r4, r10
    eor r7, r9
    eor r8, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    ; round 7 (speck.dsl:22)
    lsl r4
    rol r3
    adc r4, r1
    lsl r8
    rol r7
    adc r8, r1
    add r4, r0
    adc r3, r2
    add r8, r5
    adc r7, r6
    ldd r9, Z+12
    eor r4, r9
    ldd r10, Z+13
    eor r3, r10
    eor r8, r9
    eor r7, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    ; round 8 (speck.dsl:22)
    lsl r3
    rol r4
    adc r3, r1
    lsl r7
    rol r8
    adc r7, r1
    add r3, r0
    adc r4, r2
    add r7, r5
    adc r8, r6
    ldd r9, Z+14
    eor r3, r9
    ldd r10, Z+15
    eor r4, r10
    eor r7, r9
    eor r8, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    ; round 9 (speck.dsl:22)
    lsl r4
    rol r3
    adc r4, r1
    lsl r8
    rol r7
    adc r8, r1
    add r4, r0
    adc r3, r2
    add r8, r5
    adc r7, r6
    ldd r9, Z+16
    eor r4, r9
    ldd r10, Z+17
    eor r3, r10
    eor r8, r9
    eor r7, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    ; round 10 (speck.dsl:22)
    lsl r3
    rol r4
    adc r3, r1
    lsl r7
    rol r8
    adc r7, r1
    add r3, r0
    adc r4, r2
    add r7, r5
    adc r8, r6
    ldd r9, Z+18
    eor r3, r9
    ldd r10, Z+19
    eor r4, r10
    eor r7, r9
    eor r8, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    ; round 11 (speck.dsl:22)
    lsl r4
    rol r3
    adc r4, r1
    lsl r8
    rol r7
    adc r8, r1
    add r4, r0
    adc r3, r2
    add r8, r5
    adc r7, r6
    ldd r9, Z+20
    eor r4, r9
    ldd r10, Z+21
    eor r3, r10
    eor r8, r9
    eor r7, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    ; round 12 (speck.dsl:22)
    lsl r3
    rol r4
    adc r3, r1
    lsl r7
    rol r8
    adc r7, r1
    add r3, r0
    adc r4, r2
    add r7, r5
    adc r8, r6
    ldd r9, Z+22
    eor r3, r9
    ldd r10, Z+23
    eor r4, r10
    eor r7, r9
    eor r8, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    ; round 13 (speck.dsl:22)
    lsl r4
    rol r3
    adc r4, r1
    lsl r8
    rol r7
    adc r8, r1
    add r4, r0
    adc r3, r2
    add r8, r5
    adc r7, r6
    ldd r9, Z+24
    eor r4, r9
    ldd r10, Z+25
    eor r3, r10
    eor r8, r9
    eor r7, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    ; round 14 (speck.dsl:22)
    lsl r3
    rol r4
    adc r3, r1
    lsl r7
    rol r8
    adc r7, r1
    add r3, r0
    adc r4, r2
    add r7, r5
    adc r8, r6
    ldd r9, Z+26
    eor r3, r9
    ldd r10, Z+27
    eor r4, r10
    eor r7, r9
    eor r8, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    ; round 15 (speck.dsl:22)
    lsl r4
    rol r3
    adc r4, r1
    lsl r8
    rol r7
    adc r8, r1
    add r4, r0
    adc r3, r2
    add r8, r5
    adc r7, r6
    ldd r9, Z+28
    eor r4, r9
    ldd r10, Z+29
    eor r3, r10
    eor r8, r9
    eor r7, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    ; round 16 (speck.dsl:22)
    lsl r3
    rol r4
    adc r3, r1
    lsl r7
    rol r8
    adc r7, r1
    add r3, r0
    adc r4, r2
    add r7, r5
    adc r8, r6
    ldd r9, Z+30
    eor r3, r9
    ldd r10, Z+31
    eor r4, r10
    eor r7, r9
    eor r8, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    ; round 17 (speck.dsl:22)
    lsl r4
    rol r3
    adc r4, r1
    lsl r8
    rol r7
    adc r8, r1
    add r4, r0
    adc r3, r2
    add r8, r5
    adc r7, r6
    ldd r9, Z+32
    eor r4, r9
    ldd r10, Z+33
    eor r3, r10
    eor r8, r9
    eor r7, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    ; round 18 (speck.dsl:22)
    lsl r3
    rol r4
    adc r3, r1
    lsl r7
    rol r8
    adc r7, r1
    add r3, r0
    adc r4, r2
    add r7, r5
    adc r8, r6
    ldd r9, Z+34
    eor r3, r9
    ldd r10, Z+35
    eor r4, r10
    eor r7, r9
    eor r8, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    ; round 19 (speck.dsl:22)
    lsl r4
    rol r3
    adc r4, r1
    lsl r8
    rol r7
    adc r8, r1
    add r4, r0
    adc r3, r2
    add r8, r5
    adc r7, r6
    ldd r9, Z+36
    eor r4, r9
    ldd r10, Z+37
    eor r3, r10
    eor r8, r9
    eor r7, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    ; round 20 (speck.dsl:22)
    lsl r3
    rol r4
    adc r3, r1
    lsl r7
    rol r8
    adc r7, r1
    add r3, r0
    adc r4, r2
    add r7, r5
    adc r8, r6
    ldd r9, Z+38
    eor r3, r9
    ldd r10, Z+39
    eor r4, r10
    eor r7, r9
    eor r8, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    ; round 21 (speck.dsl:22)
    lsl r4
    rol r3
    adc r4, r1
    lsl r8
    rol r7
    adc r8, r1
    add r4, r0
    adc r3, r2
    add r8, r5
    adc r7, r6
    ldd r9, Z+40
    eor r4, r9
    ldd r10, Z+41
    eor r3, r10
    eor r8, r9
    eor r7, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    ; round 22 (speck.dsl:22)
    lsl r3
    rol r4
    adc r3, r1
    lsl r7
    rol r8
    adc r7, r1
    add r3, r0
    adc r4, r2
    add r7, r5
    adc r8, r6
    ldd r9, Z+42
    eor r3, r9
    ldd r10, Z+43
    eor r4, r10
    eor r7, r9
    eor r8, r10
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    lsl r5
    rol r6
    adc r5, r1
    lsl r5
    rol r6
    adc r5, r1
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r8
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_speck32_64_ecb_encrypt_avr_rest
    rjmp .Llwcc_speck32_64_ecb_encrypt_avr_group
.Llwcc_speck32_64_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck32_64_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_speck32_64_ecb_encrypt_avr_end
    lsl r24
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_speck32_64_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck32_64_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck32_64_ecb_encrypt_avr_group
.Llwcc_speck32_64_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_speck32_64_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck32_64_ecb_encrypt_avr_copy
    ldi r18, 8
.Llwcc_speck32_64_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck32_64_ecb_encrypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck32_64_ecb_encrypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_speck32_64_ecb_encrypt_avr, .-lwcc_speck32_64_ecb_encrypt_avr

    .global lwcc_speck32_64_ecb_decrypt_avr
    .type lwcc_speck32_64_ecb_decrypt_avr, @function
lwcc_speck32_64_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck32_64_ecb_decrypt_avr_begin
    ret
.Llwcc_speck32_64_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r28
    push r29
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_speck32_64_ecb_decrypt_avr_group
    rjmp .Llwcc_speck32_64_ecb_decrypt_avr_rest
.Llwcc_speck32_64_ecb_decrypt_avr_group:
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ; round 22 (speck.dsl:23)
    eor r0, r3
    ld r4, X+
    eor r2, r4
    mov r5, r0
    lsr r5
    ror r2
    ror r0
    lsr r5
    ror r2
    ror r0
    ld r5, X+
    ld r6, X+
    ld r7, X+
    eor r5, r7
    ld r8, X+
    eor r6, r8
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+42
    eor r3, r9
    eor r7, r9
    ldd r9, Z+43
    eor r4, r9
    eor r8, r9
    sub r3, r0
    sbc r4, r2
    sub r7, r5
    sbc r8, r6
    bst r4, 0
    lsr r3
    ror r4
    bld r3, 7
    bst r8, 0
    lsr r7
    ror r8
    bld r7, 7
    ; round 21 (speck.dsl:23)
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+40
    eor r4, r9
    eor r8, r9
    ldd r9, Z+41
    eor r3, r9
    eor r7, r9
    sub r4, r0
    sbc r3, r2
    sub r8, r5
    sbc r7, r6
    bst r3, 0
    lsr r4
    ror r3
    bld r4, 7
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ; round 20 (speck.dsl:23)
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+38
    eor r3, r9
    eor r7, r9
    ldd r9, Z+39
    eor r4, r9
    eor r8, r9
    sub r3, r0
    sbc r4, r2
    sub r7, r5
    sbc r8, r6
    bst r4, 0
    lsr r3
    ror r4
    bld r3, 7
    bst r8, 0
    lsr r7
    ror r8
    bld r7, 7
    ; round 19 (speck.dsl:23)
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+36
    eor r4, r9
    eor r8, r9
    ldd r9, Z+37
    eor r3, r9
    eor r7, r9
    sub r4, r0
    sbc r3, r2
    sub r8, r5
    sbc r7, r6
    bst r3, 0
    lsr r4
    ror r3
    bld r4, 7
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ; round 18 (speck.dsl:23)
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+34
    eor r3, r9
    eor r7, r9
    ldd r9, Z+35
    eor r4, r9
    eor r8, r9
    sub r3, r0
    sbc r4, r2
    sub r7, r5
    sbc r8, r6
    bst r4, 0
    lsr r3
    ror r4
    bld r3, 7
    bst r8, 0
    lsr r7
    ror r8
    bld r7, 7
    ; round 17 (speck.dsl:23)
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+32
    eor r4, r9
    eor r8, r9
    ldd r9, Z+33
    eor r3, r9
    eor r7, r9
    sub r4, r0
    sbc r3, r2
    sub r8, r5
    sbc r7, r6
    bst r3, 0
    lsr r4
    ror r3
    bld r4, 7
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ; round 16 (speck.dsl:23)
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+30
    eor r3, r9
    eor r7, r9
    ldd r9, Z+31
    eor r4, r9
    eor r8, r9
    sub r3, r0
    sbc r4, r2
    sub r7, r5
    sbc r8, r6
    bst r4, 0
    lsr r3
    ror r4
    bld r3, 7
    bst r8, 0
    lsr r7
    ror r8
    bld r7, 7
    ; round 15 (speck.dsl:23)
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+28
    eor r4, r9
    eor r8, r9
    ldd r9, Z+29
    eor r3, r9
    eor r7, r9
    sub r4, r0
    sbc r3, r2
    sub r8, r5
    sbc r7, r6
    bst r3, 0
    lsr r4
    ror r3
    bld r4, 7
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ; round 14 (speck.dsl:23)
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+26
    eor r3, r9
    eor r7, r9
    ldd r9, Z+27
    eor r4, r9
    eor r8, r9
    sub r3, r0
    sbc r4, r2
    sub r7, r5
    sbc r8, r6
    bst r4, 0
    lsr r3
    ror r4
    bld r3, 7
    bst r8, 0
    lsr r7
    ror r8
    bld r7, 7
    ; round 13 (speck.dsl:23)
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+24
    eor r4, r9
    eor r8, r9
    ldd r9, Z+25
    eor r3, r9
    eor r7, r9
    sub r4, r0
    sbc r3, r2
    sub r8, r5
    sbc r7, r6
    bst r3, 0
    lsr r4
    ror r3
    bld r4, 7
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ; round 12 (speck.dsl:23)
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+22
    eor r3, r9
    eor r7, r9
    ldd r9, Z+23
    eor r4, r9
    eor r8, r9
    sub r3, r0
    sbc r4, r2
    sub r7, r5
    sbc r8, r6
    bst r4, 0
    lsr r3
    ror r4
    bld r3, 7
    bst r8, 0
    lsr r7
    ror r8
    bld r7, 7
    ; round 11 (speck.dsl:23)
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+20
    eor r4, r9
    eor r8, r9
    ldd r9, Z+21
    eor r3, r9
    eor r7, r9
    sub r4, r0
    sbc r3, r2
    sub r8, r5
    sbc r7, r6
    bst r3, 0
    lsr r4
    ror r3
    bld r4, 7
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ; round 10 (speck.dsl:23)
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+18
    eor r3, r9
    eor r7, r9
    ldd r9, Z+19
    eor r4, r9
    eor r8, r9
    sub r3, r0
    sbc r4, r2
    sub r7, r5
    sbc r8, r6
    bst r4, 0
    lsr r3
    ror r4
    bld r3, 7
    bst r8, 0
    lsr r7
    ror r8
    bld r7, 7
    ; round 9 (speck.dsl:23)
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+16
    eor r4, r9
    eor r8, r9
    ldd r9, Z+17
    eor r3, r9
    eor r7, r9
    sub r4, r0
    sbc r3, r2
    sub r8, r5
    sbc r7, r6
    bst r3, 0
    lsr r4
    ror r3
    bld r4, 7
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ; round 8 (speck.dsl:23)
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+14
    eor r3, r9
    eor r7, r9
    ldd r9, Z+15
    eor r4, r9
    eor r8, r9
    sub r3, r0
    sbc r4, r2
    sub r7, r5
    sbc r8, r6
    bst r4, 0
    lsr r3
    ror r4
    bld r3, 7
    bst r8, 0
    lsr r7
    ror r8
    bld r7, 7
    ; round 7 (speck.dsl:23)
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+12
    eor r4, r9
    eor r8, r9
    ldd r9, Z+13
    eor r3, r9
    eor r7, r9
    sub r4, r0
    sbc r3, r2
    sub r8, r5
    sbc r7, r6
    bst r3, 0
    lsr r4
    ror r3
    bld r4, 7
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ; round 6 (speck.dsl:23)
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+10
    eor r3, r9
    eor r7, r9
    ldd r9, Z+11
    eor r4, r9
    eor r8, r9
    sub r3, r0
    sbc r4, r2
    sub r7, r5
    sbc r8, r6
    bst r4, 0
    lsr r3
    ror r4
    bld r3, 7
    bst r8, 0
    lsr r7
    ror r8
    bld r7, 7
    ; round 5 (speck.dsl:23)
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+8
    eor r4, r9
    eor r8, r9
    ldd r9, Z+9
    eor r3, r9
    eor r7, r9
    sub r4, r0
    sbc r3, r2
    sub r8, r5
    sbc r7, r6
    bst r3, 0
    lsr r4
    ror r3
    bld r4, 7
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ; round 4 (speck.dsl:23)
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+6
    eor r3, r9
    eor r7, r9
    ldd r9, Z+7
    eor r4, r9
    eor r8, r9
    sub r3, r0
    sbc r4, r2
    sub r7, r5
    sbc r8, r6
    bst r4, 0
    lsr r3
    ror r4
    bld r3, 7
    bst r8, 0
    lsr r7
    ror r8
    bld r7, 7
    ; round 3 (speck.dsl:23)
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+4
    eor r4, r9
    eor r8, r9
    ldd r9, Z+5
    eor r3, r9
    eor r7, r9
    sub r4, r0
    sbc r3, r2
    sub r8, r5
    sbc r7, r6
    bst r3, 0
    lsr r4
    ror r3
    bld r4, 7
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ; round 2 (speck.dsl:23)
    eor r0, r3
    eor r2, r4
    eor r5, r7
    eor r6, r8
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+2
    eor r3, r9
    eor r7, r9
    ldd r9, Z+3
    eor r4, r9
    eor r8, r9
    sub r3, r0
    sbc r4, r2
    sub r7, r5
    sbc r8, r6
    bst r4, 0
    lsr r3
    ror r4
    bld r3, 7
    bst r8, 0
    lsr r7
    ror r8
    bld r7, 7
    ; round 1 (speck.dsl:23)
    eor r0, r4
    eor r2, r3
    eor r5, r8
    eor r6, r7
    mov r9, r0
    lsr r9
    ror r2
    ror r0
    lsr r9
    ror r2
    ror r0
    st Y+, r0
    st Y+, r2
    mov r9, r5
    lsr r9
    ror r6
    ror r5
    lsr r9
    ror r6
    ror r5
    ldd r9, Z+0
    eor r4, r9
    eor r8, r9
    ldd r9, Z+1
    eor r3, r9
    sub r4, r0
    sbc r3, r2
    eor r7, r9
    sub r8, r5
    sbc r7, r6
    bst r3, 0
    lsr r4
    ror r3
    bld r4, 7
    st Y+, r3
    st Y+, r4
    st Y+, r5
    st Y+, r6
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    st Y+, r7
    st Y+, r8
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_speck32_64_ecb_decrypt_avr_rest
    rjmp .Llwcc_speck32_64_ecb_decrypt_avr_group
.Llwcc_speck32_64_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck32_64_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_speck32_64_ecb_decrypt_avr_end
    lsl r24
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_speck32_64_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck32_64_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck32_64_ecb_decrypt_avr_group
.Llwcc_speck32_64_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_speck32_64_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck32_64_ecb_decrypt_avr_copy
    ldi r18, 8
.Llwcc_speck32_64_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck32_64_ecb_decrypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck32_64_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_speck32_64_ecb_decrypt_avr, .-lwcc_speck32_64_ecb_decrypt_avr

    .global lwcc_speck32_64_ctr_init_avr
    .type lwcc_speck32_64_ctr_init_avr, @function
lwcc_speck32_64_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_speck32_64_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_speck32_64_ctr_nonce_avr
    .size lwcc_speck32_64_ctr_init_avr, .-lwcc_speck32_64_ctr_init_avr

    .global lwcc_speck32_64_ctr_nonce_avr
    .type lwcc_speck32_64_ctr_nonce_avr, @function
lwcc_speck32_64_ctr_nonce_avr:
    push r2
    movw r26, r22
    movw r30, r24
    ld r0, X+
    std Z+44, r0
    ld r2, X
    std Z+45, r2
    ; round 1 (speck.dsl:23)
    lsl r0
    rol r2
    adc r0, r1
    lsl r0
    rol r2
    adc r0, r1
    std Z+46, r0
    std Z+47, r2
    pop r2
    ret
    .size lwcc_speck32_64_ctr_nonce_avr, .-lwcc_speck32_64_ctr_nonce_avr

    .global lwcc_speck32_64_ctr_crypt_avr
    .type lwcc_speck32_64_ctr_crypt_avr, @function
lwcc_speck32_64_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_speck32_64_ctr_crypt_avr_begin
    ret
.Llwcc_speck32_64_ctr_crypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r15
    push r16
    push r17
    push r28
    push r29
    push r1
    movw r2, r14
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_speck32_64_ctr_crypt_avr_group
    rjmp .Llwcc_speck32_64_ctr_crypt_avr_rest
.Llwcc_speck32_64_ctr_crypt_avr_group:
    movw r8, r2 ; r9, r3
    movw r16, r8 ; r17, r9
    subi r16, 255
    sbci r17, 255
    ; round 1 (speck.dsl:22)
    movw r6, r8 ; r7, r9
    lsl r6
    rol r7
    adc r6, r1
    lsl r16
    rol r17
    adc r16, r1
    ldd r23, Z+44
    ldd r22, Z+45
    add r6, r23
    adc r7, r22
    add r23, r16
    adc r22, r17
    ldd r21, Z+0
    eor r6, r21
    eor r23, r21
    ldd r21, Z+1
    eor r7, r21
    eor r22, r21
    ldd r21, Z+46
    mov r20, r21
    eor r20, r6
    eor r21, r23
    ; round 2 (speck.dsl:22)
    mov r19, r7
    lsl r19
    rol r6
    adc r19, r1
    ; round 1 (speck.dsl:23)
    ldd r18, Z+47
    eor r7, r18
    eor r18, r22
    ; round 2 (speck.dsl:22)
    lsl r22
    rol r23
    adc r22, r1
    add r19, r20
    adc r6, r7
    add r22, r21
    adc r23, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+2
    eor r19, r15
    eor r22, r15
    eor r20, r19
    eor r21, r22
    ldd r15, Z+3
    eor r6, r15
    eor r23, r15
    eor r7, r6
    eor r18, r23
    ; round 3 (speck.dsl:22)
    lsl r6
    rol r19
    adc r6, r1
    lsl r23
    rol r22
    adc r23, r1
    add r6, r20
    adc r19, r7
    add r23, r21
    adc r22, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+4
    eor r6, r15
    eor r23, r15
    eor r20, r6
    eor r21, r23
    ldd r15, Z+5
    eor r19, r15
    eor r22, r15
    eor r7, r19
    eor r18, r22
    ; round 4 (speck.dsl:22)
    lsl r19
    rol r6
    adc r19, r1
    lsl r22
    rol r23
    adc r22, r1
    add r19, r20
    adc r6, r7
    add r22, r21
    adc r23, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+6
    eor r19, r15
    eor r22, r15
    eor r20, r19
    eor r21, r22
    ldd r15, Z+7
    eor r6, r15
    eor r23, r15
    eor r7, r6
    eor r18, r23
    ; round 5 (speck.dsl:22)
    lsl r6
    rol r19
    adc r6, r1
    lsl r23
    rol r22
    adc r23, r1
    add r6, r20
    adc r19, r7
    add r23, r21
    adc r22, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+8
    eor r6, r15
    eor r23, r15
    eor r20, r6
    eor r21, r23
    ldd r15, Z+9
    eor r19, r15
    eor r22, r15
    eor r7, r19
    eor r18, r22
    ; round 6 (speck.dsl:22)
    lsl r19
    rol r6
    adc r19, r1
    lsl r22
    rol r23
    adc r22, r1
    add r19, r20
    adc r6, r7
    add r22, r21
    adc r23, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+10
    eor r19, r15
    eor r22, r15
    eor r20, r19
    eor r21, r22
    ldd r15, Z+11
    eor r6, r15
    eor r23, r15
    eor r7, r6
    eor r18, r23
    ; round 7 (speck.dsl:22)
    lsl r6
    rol r19
    adc r6, r1
    lsl r23
    rol r22
    adc r23, r1
    add r6, r20
    adc r19, r7
    add r23, r21
    adc r22, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+12
    eor r6, r15
    eor r23, r15
    eor r20, r6
    eor r21, r23
    ldd r15, Z+13
    eor r19, r15
    eor r22, r15
    eor r7, r19
    eor r18, r22
    ; round 8 (speck.dsl:22)
    lsl r19
    rol r6
    adc r19, r1
    lsl r22
    rol r23
    adc r22, r1
    add r19, r20
    adc r6, r7
    add r22, r21
    adc r23, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+14
    eor r19, r15
    eor r22, r15
    eor r20, r19
    eor r21, r22
    ldd r15, Z+15
    eor r6, r15
    eor r23, r15
    eor r7, r6
    eor r18, r23
    ; round 9 (speck.dsl:22)
    lsl r6
    rol r19
    adc r6, r1
    lsl r23
    rol r22
    adc r23, r1
    add r6, r20
    adc r19, r7
    add r23, r21
    adc r22, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+16
    eor r6, r15
    eor r23, r15
    eor r20, r6
    eor r21, r23
    ldd r15, Z+17
    eor r19, r15
    eor r22, r15
    eor r7, r19
    eor r18, r22
    ; round 10 (speck.dsl:22)
    lsl r19
    rol r6
    adc r19, r1
    lsl r22
    rol r23
    adc r22, r1
    add r19, r20
    adc r6, r7
    add r22, r21
    adc r23, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+18
    eor r19, r15
    eor r22, r15
    eor r20, r19
    eor r21, r22
    ldd r15, Z+19
    eor r6, r15
    eor r23, r15
    eor r7, r6
    eor r18, r23
    ; round 11 (speck.dsl:22)
    lsl r6
    rol r19
    adc r6, r1
    lsl r23
    rol r22
    adc r23, r1
    add r6, r20
    adc r19, r7
    add r23, r21
    adc r22, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+20
    eor r6, r15
    eor r23, r15
    eor r20, r6
    eor r21, r23
    ldd r15, Z+21
    eor r19, r15
    eor r22, r15
    eor r7, r19
    eor r18, r22
    ; round 12 (speck.dsl:22)
    lsl r19
    rol r6
    adc r19, r1
    lsl r22
    rol r23
    adc r22, r1
    add r19, r20
    adc r6, r7
    add r22, r21
    adc r23, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+22
    eor r19, r15
    eor r22, r15
    eor r20, r19
    eor r21, r22
    ldd r15, Z+23
    eor r6, r15
    eor r23, r15
    eor r7, r6
    eor r18, r23
    ; round 13 (speck.dsl:22)
    lsl r6
    rol r19
    adc r6, r1
    lsl r23
    rol r22
    adc r23, r1
    add r6, r20
    adc r19, r7
    add r23, r21
    adc r22, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+24
    eor r6, r15
    eor r23, r15
    eor r20, r6
    eor r21, r23
    ldd r15, Z+25
    eor r19, r15
    eor r22, r15
    eor r7, r19
    eor r18, r22
    ; round 14 (speck.dsl:22)
    lsl r19
    rol r6
    adc r19, r1
    lsl r22
    rol r23
    adc r22, r1
    add r19, r20
    adc r6, r7
    add r22, r21
    adc r23, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+26
    eor r19, r15
    eor r22, r15
    eor r20, r19
    eor r21, r22
    ldd r15, Z+27
    eor r6, r15
    eor r23, r15
    eor r7, r6
    eor r18, r23
    ; round 15 (speck.dsl:22)
    lsl r6
    rol r19
    adc r6, r1
    lsl r23
    rol r22
    adc r23, r1
    add r6, r20
    adc r19, r7
    add r23, r21
    adc r22, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+28
    eor r6, r15
    eor r23, r15
    eor r20, r6
    eor r21, r23
    ldd r15, Z+29
    eor r19, r15
    eor r22, r15
    eor r7, r19
    eor r18, r22
    ; round 16 (speck.dsl:22)
    lsl r19
    rol r6
    adc r19, r1
    lsl r22
    rol r23
    adc r22, r1
    add r19, r20
    adc r6, r7
    add r22, r21
    adc r23, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+30
    eor r19, r15
    eor r22, r15
    eor r20, r19
    eor r21, r22
    ldd r15, Z+31
    eor r6, r15
    eor r23, r15
    eor r7, r6
    eor r18, r23
    ; round 17 (speck.dsl:22)
    lsl r6
    rol r19
    adc r6, r1
    lsl r23
    rol r22
    adc r23, r1
    add r6, r20
    adc r19, r7
    add r23, r21
    adc r22, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+32
    eor r6, r15
    eor r23, r15
    eor r20, r6
    eor r21, r23
    ldd r15, Z+33
    eor r19, r15
    eor r22, r15
    eor r7, r19
    eor r18, r22
    ; round 18 (speck.dsl:22)
    lsl r19
    rol r6
    adc r19, r1
    lsl r22
    rol r23
    adc r22, r1
    add r19, r20
    adc r6, r7
    add r22, r21
    adc r23, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+34
    eor r19, r15
    eor r22, r15
    eor r20, r19
    eor r21, r22
    ldd r15, Z+35
    eor r6, r15
    eor r23, r15
    eor r7, r6
    eor r18, r23
    ; round 19 (speck.dsl:22)
    lsl r6
    rol r19
    adc r6, r1
    lsl r23
    rol r22
    adc r23, r1
    add r6, r20
    adc r19, r7
    add r23, r21
    adc r22, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+36
    eor r6, r15
    eor r23, r15
    eor r20, r6
    eor r21, r23
    ldd r15, Z+37
    eor r19, r15
    eor r22, r15
    eor r7, r19
    eor r18, r22
    ; round 20 (speck.dsl:22)
    lsl r19
    rol r6
    adc r19, r1
    lsl r22
    rol r23
    adc r22, r1
    add r19, r20
    adc r6, r7
    add r22, r21
    adc r23, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+38
    eor r19, r15
    eor r22, r15
    eor r20, r19
    eor r21, r22
    ldd r15, Z+39
    eor r6, r15
    eor r23, r15
    eor r7, r6
    eor r18, r23
    ; round 21 (speck.dsl:22)
    lsl r6
    rol r19
    adc r6, r1
    lsl r23
    rol r22
    adc r23, r1
    add r6, r20
    adc r19, r7
    add r23, r21
    adc r22, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+40
    eor r6, r15
    eor r23, r15
    eor r20, r6
    eor r21, r23
    ldd r15, Z+41
    eor r19, r15
    eor r22, r15
    eor r7, r19
    eor r18, r22
    ; round 22 (speck.dsl:22)
    lsl r19
    rol r6
    adc r19, r1
    lsl r22
    rol r23
    adc r22, r1
    add r19, r20
    adc r6, r7
    add r22, r21
    adc r23, r18
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    lsl r20
    rol r7
    adc r20, r1
    lsl r21
    rol r18
    adc r21, r1
    ldd r15, Z+42
    eor r19, r15
    eor r22, r15
    eor r20, r19
    eor r21, r22
    ldd r15, Z+43
    eor r6, r15
    eor r23, r15
    eor r7, r6
    eor r18, r23
    ld r15, X+
    eor r15, r20
    st Y+, r15
    ld r20, X+
    eor r20, r7
    st Y+, r20
    ld r20, X+
    eor r20, r19
    st Y+, r20
    ld r20, X+
    eor r20, r6
    st Y+, r20
    ld r20, X+
    eor r20, r21
    st Y+, r20
    ld r21, X+
    eor r21, r18
    st Y+, r21
    ld r21, X+
    eor r21, r22
    st Y+, r21
    ld r22, X+
    eor r22, r23
    st Y+, r22
    movw r2, r8 ; r3, r9
    ldi r18, 2
    add r2, r18
    adc r3, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_speck32_64_ctr_crypt_avr_rest
    rjmp .Llwcc_speck32_64_ctr_crypt_avr_group
.Llwcc_speck32_64_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_speck32_64_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_speck32_64_ctr_crypt_avr_end
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
.Llwcc_speck32_64_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_speck32_64_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_speck32_64_ctr_crypt_avr_group
.Llwcc_speck32_64_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_speck32_64_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_speck32_64_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_speck32_64_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck32_64_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_speck32_64_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_speck32_64_ctr_crypt_avr, .-lwcc_speck32_64_ctr_crypt_avr
