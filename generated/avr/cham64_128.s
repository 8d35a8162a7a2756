; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile cham --set cham64_128 --target avr --lanes 1
; passes:    unroll() invert() constants(enabled=true) counter() fold() sbox(fixed=true) rotate() value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 38
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 498, ctx 504, align 1, group 8, stack 38, code 3948, flash 3948, ram 1040
; registers: r0, r2-r16, r18-r25; r2-r16 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:fa95ddbf138bd9d9a5fd4449c52a8416947906903b680b7362a0b3e88d08e4b7

    .text

    .global lwcc_cham64_128_key_setup_avr
    .type lwcc_cham64_128_key_setup_avr, @function
lwcc_cham64_128_key_setup_avr:
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
    movw r26, r22
    movw r30, r24
    ldi r16, 0
    subi r30, lo8(-(480))
    sbci r31, hi8(-(480))
    std Z+0, r16
    std Z+1, r16
    std Z+3, r16
    std Z+7, r16
    std Z+9, r16
    std Z+11, r16
    std Z+12, r16
    std Z+13, r16
    std Z+14, r16
    std Z+15, r16
    std Z+16, r16
    std Z+17, r16
    ldi r16, 1
    std Z+2, r16
    ldi r16, 2
    std Z+6, r16
    ldi r16, 3
    std Z+8, r16
    ldi r16, 4
    std Z+10, r16
    ldi r16, 5
    subi r30, lo8(-(-240))
    sbci r31, hi8(-(-240))
    std Z+0, r16
    ldi r16, 6
    std Z+3, r16
    ldi r16, 7
    std Z+6, r16
    ldi r16, 8
    ldi r25, 9
    ldi r18, 10
    ldi r19, 11
    mov r14, r16
    mov r15, r25
    movw r12, r18 ; r13, r19
    subi r30, lo8(-(-240))
    sbci r31, hi8(-(-240))
    ldi r16, 19
.Llwcc_cham64_128_key_setup_avr_round:
    std Z+0, r14
    subi r30, lo8(-(249))
    sbci r31, hi8(-(249))
    std Z+0, r14
    movw r18, r14 ; r19, r15
    subi r18, 252
    subi r30, lo8(-(-246))
    sbci r31, hi8(-(-246))
    std Z+0, r15
    subi r30, lo8(-(249))
    sbci r31, hi8(-(249))
    std Z+0, r15
    subi r19, 252
    subi r30, lo8(-(-246))
    sbci r31, hi8(-(-246))
    std Z+0, r12
    subi r30, lo8(-(249))
    sbci r31, hi8(-(249))
    std Z+0, r12
    movw r24, r12 ; r25, r13
    subi r24, 252
    subi r30, lo8(-(-246))
    sbci r31, hi8(-(-246))
    std Z+0, r13
    subi r30, lo8(-(249))
    sbci r31, hi8(-(249))
    std Z+0, r13
    subi r25, 252
    movw r14, r18 ; r15, r19
    movw r12, r24 ; r13, r25
    subi r30, lo8(-(-246))
    sbci r31, hi8(-(-246))
    dec r16
    brne .Llwcc_cham64_128_key_setup_avr_round
    subi r30, 228
    sbci r31, 0
    ldi r16, 84
    subi r30, lo8(-(228))
    sbci r31, hi8(-(228))
    std Z+0, r16
    subi r30, lo8(-(249))
    sbci r31, hi8(-(249))
    std Z+0, r16
    ldi r16, 85
    subi r30, lo8(-(-246))
    sbci r31, hi8(-(-246))
    std Z+0, r16
    ldi r16, 86
    std Z+3, r16
    ldi r16, 87
    std Z+6, r16
    ld r14, X+
    ld r15, X+
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    eor r12, r14
    eor r13, r15
    movw r6, r12 ; r7, r13
    eor r6, r15
    eor r7, r14
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    eor r12, r15
    eor r13, r14
    subi r30, lo8(-(-227))
    sbci r31, hi8(-(-227))
    std Z+0, r12
    std Z+48, r12
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r12
    std Z+48, r12
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r12
    std Z+57, r12
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r12
    std Z+48, r12
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r12
    std Z+48, r12
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r13
    std Z+48, r13
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r13
    std Z+48, r13
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r13
    std Z+57, r13
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r13
    std Z+48, r13
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r13
    std Z+48, r13
    ; round 1 (cham.dsl:24)
    bst r6, 0
    lsr r7
    ror r6
    bld r7, 7
    ld r14, X+
    ld r15, X+
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    eor r12, r14
    eor r13, r15
    mov r10, r12
    eor r10, r15
    subi r30, lo8(-(-370))
    sbci r31, hi8(-(-370))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+57, r10
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r10
    mov r10, r13
    eor r10, r14
    subi r30, lo8(-(-456))
    sbci r31, hi8(-(-456))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+57, r10
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+48, r10
    std Z+62, r10
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    eor r12, r15
    eor r13, r14
    ; round 9 (cham.dsl:24)
    bst r12, 0
    lsr r13
    ror r12
    bld r13, 7
    ld r14, X+
    ld r15, X+
    movw r10, r14 ; r11, r15
    lsl r10
    rol r11
    adc r10, r1
    eor r10, r14
    eor r11, r15
    movw r4, r10 ; r5, r11
    eor r4, r15
    eor r5, r14
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    eor r10, r15
    eor r11, r14
    subi r30, lo8(-(-412))
    sbci r31, hi8(-(-412))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+57, r10
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r11
    std Z+48, r11
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r11
    std Z+48, r11
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r11
    std Z+57, r11
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r11
    std Z+48, r11
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r11
    std Z+48, r11
    ; round 3 (cham.dsl:24)
    bst r4, 0
    lsr r5
    ror r4
    bld r5, 7
    ld r14, X+
    ld r15, X+
    movw r10, r14 ; r11, r15
    lsl r10
    rol r11
    adc r10, r1
    eor r10, r14
    eor r11, r15
    mov r8, r10
    eor r8, r15
    subi r30, lo8(-(-370))
    sbci r31, hi8(-(-370))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+57, r8
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+48, r8
    mov r8, r11
    eor r8, r14
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+57, r8
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+48, r8
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    eor r10, r15
    eor r11, r14
    ; round 11 (cham.dsl:24)
    bst r10, 0
    lsr r11
    ror r10
    bld r11, 7
    ld r14, X+
    ld r15, X+
    movw r8, r14 ; r9, r15
    lsl r8
    rol r9
    adc r8, r1
    eor r8, r14
    eor r9, r15
    movw r2, r8 ; r3, r9
    eor r2, r15
    eor r3, r14
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    eor r8, r15
    eor r9, r14
    subi r30, lo8(-(-412))
    sbci r31, hi8(-(-412))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+57, r8
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r9
    std Z+48, r9
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r9
    std Z+48, r9
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r9
    std Z+57, r9
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r9
    std Z+48, r9
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r9
    std Z+48, r9
    ; round 5 (cham.dsl:24)
    bst r2, 0
    lsr r3
    ror r2
    bld r3, 7
    ld r14, X+
    ld r15, X+
    movw r8, r14 ; r9, r15
    lsl r8
    rol r9
    adc r8, r1
    eor r8, r14
    eor r9, r15
    mov r23, r8
    eor r23, r15
    subi r30, lo8(-(-370))
    sbci r31, hi8(-(-370))
    std Z+0, r23
    std Z+48, r23
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r23
    std Z+48, r23
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r23
    std Z+9, r23
    std Z+57, r23
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r23
    std Z+48, r23
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r23
    mov r23, r9
    eor r23, r14
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r23
    std Z+48, r23
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r23
    std Z+48, r23
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r23
    std Z+9, r23
    std Z+57, r23
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r23
    std Z+48, r23
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r23
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    eor r8, r15
    eor r9, r14
    ; round 13 (cham.dsl:24)
    bst r8, 0
    lsr r9
    ror r8
    bld r9, 7
    ld r14, X+
    ld r15, X+
    movw r18, r14 ; r19, r15
    lsl r18
    rol r19
    adc r18, r1
    eor r18, r14
    eor r19, r15
    mov r25, r18
    mov r16, r19
    eor r25, r15
    eor r16, r14
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    eor r18, r15
    eor r14, r19
    subi r30, lo8(-(-412))
    sbci r31, hi8(-(-412))
    std Z+0, r18
    std Z+48, r18
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r18
    std Z+48, r18
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r18
    std Z+57, r18
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r18
    std Z+48, r18
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r18
    std Z+48, r18
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r14
    std Z+48, r14
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r14
    std Z+48, r14
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r14
    std Z+57, r14
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r14
    std Z+48, r14
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r14
    std Z+48, r14
    ; round 7 (cham.dsl:24)
    bst r25, 0
    lsr r16
    ror r25
    bld r16, 7
    ld r14, X+
    ld r15, X
    movw r18, r14 ; r19, r15
    lsl r18
    rol r19
    adc r18, r1
    eor r18, r14
    eor r19, r15
    mov r23, r18
    eor r23, r15
    subi r30, lo8(-(-370))
    sbci r31, hi8(-(-370))
    std Z+0, r23
    std Z+48, r23
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r23
    std Z+48, r23
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r23
    std Z+9, r23
    std Z+57, r23
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r23
    std Z+48, r23
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r23
    mov r23, r19
    eor r23, r14
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r23
    std Z+48, r23
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r23
    std Z+48, r23
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r23
    std Z+9, r23
    std Z+57, r23
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r23
    std Z+48, r23
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r23
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    lsl r15
    rol r14
    adc r15, r1
    eor r18, r15
    eor r14, r19
    subi r30, lo8(-(-415))
    sbci r31, hi8(-(-415))
    std Z+0, r6
    std Z+48, r6
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r6
    std Z+48, r6
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r6
    std Z+57, r6
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r6
    std Z+48, r6
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r6
    std Z+48, r6
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r7
    std Z+48, r7
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r7
    std Z+48, r7
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r7
    std Z+57, r7
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r7
    std Z+48, r7
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r7
    std Z+48, r7
    subi r30, lo8(-(-388))
    sbci r31, hi8(-(-388))
    std Z+0, r4
    std Z+48, r4
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r4
    std Z+48, r4
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r4
    std Z+57, r4
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r4
    std Z+48, r4
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r4
    std Z+48, r4
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r5
    std Z+48, r5
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r5
    std Z+48, r5
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r5
    std Z+57, r5
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r5
    std Z+48, r5
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r5
    std Z+48, r5
    subi r30, lo8(-(-388))
    sbci r31, hi8(-(-388))
    std Z+0, r2
    std Z+48, r2
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r2
    std Z+48, r2
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r2
    std Z+57, r2
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r2
    std Z+48, r2
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r2
    std Z+48, r2
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r3
    std Z+48, r3
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r3
    std Z+48, r3
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r3
    std Z+57, r3
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r3
    std Z+48, r3
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r3
    std Z+48, r3
    subi r30, lo8(-(-388))
    sbci r31, hi8(-(-388))
    std Z+0, r25
    std Z+48, r25
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r25
    std Z+48, r25
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r25
    std Z+9, r25
    std Z+57, r25
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r25
    std Z+48, r25
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r25
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r16
    std Z+48, r16
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r16
    std Z+48, r16
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r16
    std Z+9, r16
    std Z+57, r16
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r16
    std Z+48, r16
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r16
    subi r30, lo8(-(-436))
    sbci r31, hi8(-(-436))
    std Z+0, r12
    std Z+48, r12
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r12
    std Z+48, r12
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r12
    std Z+57, r12
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r12
    std Z+48, r12
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r12
    std Z+48, r12
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r13
    std Z+48, r13
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r13
    std Z+48, r13
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r13
    std Z+57, r13
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r13
    std Z+48, r13
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r13
    std Z+48, r13
    subi r30, lo8(-(-388))
    sbci r31, hi8(-(-388))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+57, r10
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r10
    std Z+48, r10
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r11
    std Z+48, r11
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r11
    std Z+48, r11
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r11
    std Z+57, r11
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r11
    std Z+48, r11
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r11
    std Z+48, r11
    subi r30, lo8(-(-388))
    sbci r31, hi8(-(-388))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+57, r8
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r8
    std Z+48, r8
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r9
    std Z+48, r9
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r9
    std Z+48, r9
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r9
    std Z+57, r9
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r9
    std Z+48, r9
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r9
    std Z+48, r9
    ; round 15 (cham.dsl:24)
    bst r18, 0
    lsr r14
    ror r18
    bld r14, 7
    subi r30, lo8(-(-388))
    sbci r31, hi8(-(-388))
    std Z+0, r18
    std Z+48, r18
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r18
    std Z+48, r18
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r18
    std Z+57, r18
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r18
    std Z+48, r18
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r18
    std Z+48, r18
    subi r30, lo8(-(-392))
    sbci r31, hi8(-(-392))
    std Z+0, r14
    std Z+48, r14
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r14
    std Z+48, r14
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r14
    std Z+57, r14
    subi r30, lo8(-(105))
    sbci r31, hi8(-(105))
    std Z+0, r14
    std Z+48, r14
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    std Z+0, r14
    std Z+48, r14
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
    .size lwcc_cham64_128_key_setup_avr, .-lwcc_cham64_128_key_setup_avr

    .global lwcc_cham64_128_ecb_encrypt_avr
    .type lwcc_cham64_128_ecb_encrypt_avr, @function
lwcc_cham64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_cham64_128_ecb_encrypt_avr_begin:
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
.Llwcc_cham64_128_ecb_encrypt_avr_group:
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    subi r30, lo8(-(480))
    sbci r31, hi8(-(480))
    ; round 1 (cham.dsl:24)
    ldd r9, Z+0
    eor r0, r9
    ldd r9, Z+1
    eor r2, r9
    subi r30, lo8(-(-455))
    sbci r31, hi8(-(-455))
    ldd r9, Z+0
    eor r9, r3
    ldd r10, Z+1
    eor r10, r4
    lsl r9
    rol r10
    adc r9, r1
    add r0, r9
    adc r2, r10
    subi r30, lo8(-(457))
    sbci r31, hi8(-(457))
    ; round 2 (cham.dsl:24)
    ldd r9, Z+0
    eor r3, r9
    ldd r9, Z+1
    eor r4, r9
    ldd r9, Z+2
    eor r9, r5
    ldd r10, Z+3
    eor r10, r6
    add r3, r10
    adc r4, r9
    lsl r3
    rol r4
    adc r3, r1
    ; round 3 (cham.dsl:24)
    ldd r9, Z+4
    eor r5, r9
    ldd r9, Z+5
    eor r6, r9
    subi r30, lo8(-(-451))
    sbci r31, hi8(-(-451))
    ldd r9, Z+0
    eor r9, r7
    ldd r10, Z+1
    eor r10, r8
    lsl r9
    rol r10
    adc r9, r1
    add r5, r9
    adc r6, r10
    subi r30, lo8(-(457))
    sbci r31, hi8(-(457))
    ; round 4 (cham.dsl:24)
    ldd r9, Z+0
    eor r7, r9
    ldd r9, Z+1
    eor r8, r9
    subi r30, lo8(-(-454))
    sbci r31, hi8(-(-454))
    ldd r9, Z+0
    eor r9, r0
    ldd r10, Z+1
    eor r10, r2
    add r7, r9
    adc r8, r10
    lsl r7
    rol r8
    adc r7, r1
    subi r30, lo8(-(456))
    sbci r31, hi8(-(456))
    ; round 5 (cham.dsl:24)
    ldd r9, Z+0
    eor r2, r9
    ldd r9, Z+1
    eor r0, r9
    subi r30, lo8(-(-453))
    sbci r31, hi8(-(-453))
    ldd r9, Z+0
    eor r9, r3
    ldd r10, Z+1
    eor r10, r4
    lsl r9
    rol r10
    adc r9, r1
    add r2, r9
    adc r0, r10
    subi r30, lo8(-(203))
    sbci r31, hi8(-(203))
    ; round 6 (cham.dsl:24)
    ldd r9, Z+0
    eor r3, r9
    subi r30, lo8(-(252))
    sbci r31, hi8(-(252))
    ldd r9, Z+0
    eor r4, r9
    subi r30, lo8(-(-452))
    sbci r31, hi8(-(-452))
    ldd r9, Z+0
    eor r9, r5
    ldd r10, Z+1
    eor r10, r6
    add r3, r9
    adc r4, r10
    lsl r3
    rol r4
    adc r3, r1
    subi r30, lo8(-(203))
    sbci r31, hi8(-(203))
    ; round 7 (cham.dsl:24)
    ldd r9, Z+0
    eor r6, r9
    subi r30, lo8(-(250))
    sbci r31, hi8(-(250))
    ldd r9, Z+0
    eor r5, r9
    subi r30, lo8(-(-450))
    sbci r31, hi8(-(-450))
    ldd r9, Z+0
    eor r9, r7
    ldd r10, Z+1
    eor r10, r8
    lsl r9
    rol r10
    adc r9, r1
    add r6, r9
    adc r5, r10
    subi r30, lo8(-(203))
    sbci r31, hi8(-(203))
    ; round 8 (cham.dsl:24)
    ldd r9, Z+0
    eor r7, r9
    subi r30, lo8(-(248))
    sbci r31, hi8(-(248))
    ldd r9, Z+0
    eor r8, r9
    subi r30, lo8(-(-448))
    sbci r31, hi8(-(-448))
    ldd r9, Z+0
    eor r9, r2
    ldd r10, Z+1
    eor r10, r0
    add r7, r9
    adc r8, r10
    lsl r7
    rol r8
    adc r7, r1
    mov r9, r5
    mov r5, r6
    mov r6, r9
    subi r30, lo8(-(-46))
    sbci r31, hi8(-(-46))
    ldi r16, 10
.Llwcc_cham64_128_ecb_encrypt_avr_round:
    ; round 9 (cham.dsl:24)
    ld r9, Z+
    eor r0, r9
    ld r9, Z+
    eor r9, r3
    ld r10, Z+
    eor r10, r4
    lsl r9
    rol r10
    adc r9, r1
    add r0, r9
    adc r2, r10
    ; round 10 (cham.dsl:24)
    ld r9, Z+
    eor r3, r9
    ld r9, Z+
    eor r9, r5
    ld r10, Z+
    eor r10, r6
    add r3, r9
    adc r4, r10
    lsl r3
    rol r4
    adc r3, r1
    ; round 11 (cham.dsl:24)
    ld r9, Z+
    eor r6, r9
    ld r9, Z+
    eor r9, r7
    ld r10, Z+
    eor r10, r8
    lsl r9
    rol r10
    adc r9, r1
    add r6, r9
    adc r5, r10
    ; round 12 (cham.dsl:24)
    ld r9, Z+
    eor r7, r9
    ld r9, Z+
    eor r9, r0
    ld r10, Z+
    eor r10, r2
    add r7, r9
    adc r8, r10
    lsl r7
    rol r8
    adc r7, r1
    ; round 13 (cham.dsl:24)
    ld r9, Z+
    eor r2, r9
    ld r9, Z+
    eor r9, r3
    ld r10, Z+
    eor r10, r4
    lsl r9
    rol r10
    adc r9, r1
    add r2, r9
    adc r0, r10
    ; round 14 (cham.dsl:24)
    ld r9, Z+
    eor r3, r9
    ld r9, Z+
    eor r9, r6
    ld r10, Z+
    eor r10, r5
    add r3, r9
    adc r4, r10
    lsl r3
    rol r4
    adc r3, r1
    ; round 15 (cham.dsl:24)
    ld r9, Z+
    eor r5, r9
    ld r9, Z+
    eor r9, r7
    ld r10, Z+
    eor r10, r8
    lsl r9
    rol r10
    adc r9, r1
    add r5, r9
    adc r6, r10
    ; round 16 (cham.dsl:24)
    ld r9, Z+
    eor r7, r9
    ld r9, Z+
    eor r9, r2
    ld r10, Z+
    eor r10, r0
    add r7, r9
    adc r8, r10
    lsl r7
    rol r8
    adc r7, r1
    dec r16
    breq .Llwcc_cham64_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_cham64_128_ecb_encrypt_avr_round
.Llwcc_cham64_128_ecb_encrypt_avr_rounds_done:
    subi r30, 240
    sbci r31, 0
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r6
    st Y+, r5
    st Y+, r7
    st Y+, r8
    sbiw r24, 1
    breq .Llwcc_cham64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_cham64_128_ecb_encrypt_avr_group
.Llwcc_cham64_128_ecb_encrypt_avr_end:
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
    .size lwcc_cham64_128_ecb_encrypt_avr, .-lwcc_cham64_128_ecb_encrypt_avr

    .global lwcc_cham64_128_ecb_decrypt_avr
    .type lwcc_cham64_128_ecb_decrypt_avr, @function
lwcc_cham64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_cham64_128_ecb_decrypt_avr_begin:
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
.Llwcc_cham64_128_ecb_decrypt_avr_group:
    ld r4, X+
    ld r3, X+
    ld r7, X+
    ld r8, X+
    ld r6, X+
    ld r5, X+
    ld r0, X+
    ld r2, X+
    subi r30, 40
    sbci r31, 255
    ldi r16, 10
.Llwcc_cham64_128_ecb_decrypt_avr_round:
    ; round 88 (cham.dsl:24)
    bst r0, 0
    lsr r2
    ror r0
    bld r2, 7
    ldd r9, Z+22
    eor r9, r3
    ldd r10, Z+23
    eor r10, r4
    sub r0, r9
    sbc r2, r10
    ldd r9, Z+21
    eor r0, r9
    ; round 87 (cham.dsl:24)
    ldd r9, Z+19
    eor r9, r0
    ldd r10, Z+20
    eor r10, r2
    lsl r9
    rol r10
    adc r9, r1
    sub r5, r9
    sbc r6, r10
    ldd r9, Z+18
    eor r5, r9
    ; round 86 (cham.dsl:24)
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ldd r9, Z+16
    eor r9, r6
    ldd r10, Z+17
    eor r10, r5
    sub r7, r9
    sbc r8, r10
    ldd r9, Z+15
    eor r7, r9
    ; round 85 (cham.dsl:24)
    ldd r9, Z+13
    eor r9, r7
    ldd r10, Z+14
    eor r10, r8
    lsl r9
    rol r10
    adc r9, r1
    sub r3, r9
    sbc r4, r10
    ldd r9, Z+12
    eor r3, r9
    ; round 84 (cham.dsl:24)
    bst r0, 0
    lsr r2
    ror r0
    bld r2, 7
    ldd r9, Z+10
    eor r9, r4
    ldd r10, Z+11
    eor r10, r3
    sub r0, r9
    sbc r2, r10
    ldd r9, Z+9
    eor r0, r9
    ; round 83 (cham.dsl:24)
    ldd r9, Z+7
    eor r9, r0
    ldd r10, Z+8
    eor r10, r2
    lsl r9
    rol r10
    adc r9, r1
    sub r6, r9
    sbc r5, r10
    ldd r9, Z+6
    eor r6, r9
    ; round 82 (cham.dsl:24)
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ldd r9, Z+4
    eor r9, r5
    ldd r10, Z+5
    eor r10, r6
    sub r7, r9
    sbc r8, r10
    ldd r9, Z+3
    eor r7, r9
    ; round 81 (cham.dsl:24)
    ldd r9, Z+1
    eor r9, r7
    ldd r10, Z+2
    eor r10, r8
    lsl r9
    rol r10
    adc r9, r1
    sub r4, r9
    sbc r3, r10
    ldd r9, Z+0
    eor r4, r9
    subi r30, lo8(-(-24))
    sbci r31, hi8(-(-24))
    dec r16
    breq .Llwcc_cham64_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_cham64_128_ecb_decrypt_avr_round
.Llwcc_cham64_128_ecb_decrypt_avr_rounds_done:
    adiw r30, 24
    ; round 8 (cham.dsl:24)
    bst r0, 0
    lsr r2
    ror r0
    bld r2, 7
    ldd r9, Z+46
    eor r9, r3
    ldd r10, Z+47
    eor r10, r4
    sub r0, r9
    sbc r2, r10
    subi r30, lo8(-(246))
    sbci r31, hi8(-(246))
    ldd r9, Z+0
    eor r0, r9
    subi r30, lo8(-(248))
    sbci r31, hi8(-(248))
    ldd r9, Z+0
    eor r2, r9
    subi r30, lo8(-(-451))
    sbci r31, hi8(-(-451))
    ; round 7 (cham.dsl:24)
    ldd r9, Z+0
    eor r9, r0
    ldd r10, Z+1
    eor r10, r2
    lsl r9
    rol r10
    adc r9, r1
    sub r5, r9
    sbc r6, r10
    subi r30, lo8(-(200))
    sbci r31, hi8(-(200))
    ldd r9, Z+0
    eor r5, r9
    subi r30, lo8(-(250))
    sbci r31, hi8(-(250))
    ldd r9, Z+0
    eor r6, r9
    ; round 6 (cham.dsl:24)
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    subi r30, lo8(-(-453))
    sbci r31, hi8(-(-453))
    ldd r9, Z+0
    eor r9, r6
    ldd r10, Z+1
    eor r10, r5
    sub r7, r9
    sbc r8, r10
    subi r30, lo8(-(200))
    sbci r31, hi8(-(200))
    ldd r9, Z+0
    eor r7, r9
    subi r30, lo8(-(252))
    sbci r31, hi8(-(252))
    ldd r9, Z+0
    eor r8, r9
    subi r30, lo8(-(-455))
    sbci r31, hi8(-(-455))
    ; round 5 (cham.dsl:24)
    ldd r9, Z+0
    eor r9, r7
    ldd r10, Z+1
    eor r10, r8
    lsl r9
    rol r10
    adc r9, r1
    sub r3, r9
    sbc r4, r10
    subi r30, lo8(-(453))
    sbci r31, hi8(-(453))
    ldd r9, Z+0
    eor r3, r9
    ldd r9, Z+1
    eor r4, r9
    ; round 4 (cham.dsl:24)
    bst r0, 0
    lsr r2
    ror r0
    bld r2, 7
    subi r30, lo8(-(-456))
    sbci r31, hi8(-(-456))
    ldd r9, Z+0
    eor r9, r4
    ldd r10, Z+1
    eor r10, r3
    sub r0, r9
    sbc r2, r10
    subi r30, lo8(-(454))
    sbci r31, hi8(-(454))
    ldd r9, Z+0
    eor r0, r9
    ldd r9, Z+1
    eor r2, r9
    subi r30, lo8(-(-457))
    sbci r31, hi8(-(-457))
    ; round 3 (cham.dsl:24)
    ldd r9, Z+0
    eor r9, r0
    ldd r10, Z+1
    eor r10, r2
    lsl r9
    rol r10
    adc r9, r1
    sub r6, r9
    sbc r5, r10
    subi r30, lo8(-(451))
    sbci r31, hi8(-(451))
    ldd r9, Z+4
    eor r6, r9
    ldd r9, Z+5
    eor r5, r9
    ; round 2 (cham.dsl:24)
    bst r7, 0
    lsr r8
    ror r7
    bld r8, 7
    ldd r9, Z+2
    eor r9, r6
    ldd r10, Z+3
    eor r10, r5
    sub r7, r10
    sbc r8, r9
    ldd r9, Z+0
    eor r7, r9
    ldd r9, Z+1
    eor r8, r9
    subi r30, lo8(-(-457))
    sbci r31, hi8(-(-457))
    ; round 1 (cham.dsl:24)
    ldd r9, Z+0
    eor r9, r7
    ldd r10, Z+1
    eor r10, r8
    lsl r9
    rol r10
    adc r9, r1
    sub r4, r9
    sbc r3, r10
    subi r30, lo8(-(455))
    sbci r31, hi8(-(455))
    ldd r9, Z+0
    eor r4, r9
    ldd r9, Z+1
    eor r3, r9
    st Y+, r4
    st Y+, r3
    st Y+, r7
    st Y+, r8
    st Y+, r6
    st Y+, r5
    st Y+, r0
    st Y+, r2
    subi r30, lo8(-(-480))
    sbci r31, hi8(-(-480))
    sbiw r24, 1
    breq .Llwcc_cham64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_cham64_128_ecb_decrypt_avr_group
.Llwcc_cham64_128_ecb_decrypt_avr_end:
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
    .size lwcc_cham64_128_ecb_decrypt_avr, .-lwcc_cham64_128_ecb_decrypt_avr

    .global lwcc_cham64_128_ctr_init_avr
    .type lwcc_cham64_128_ctr_init_avr, @function
lwcc_cham64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_cham64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_cham64_128_ctr_nonce_avr
    .size lwcc_cham64_128_ctr_init_avr, .-lwcc_cham64_128_ctr_init_avr

    .global lwcc_cham64_128_ctr_nonce_avr
    .type lwcc_cham64_128_ctr_nonce_avr, @function
lwcc_cham64_128_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    movw r26, r22
    movw r30, r24
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X
    subi r30, lo8(-(480))
    sbci r31, hi8(-(480))
    ; round 1 (cham.dsl:24)
    ldd r5, Z+0
    eor r0, r5
    ldd r5, Z+1
    eor r2, r5
    subi r30, lo8(-(-455))
    sbci r31, hi8(-(-455))
    ldd r5, Z+0
    eor r5, r3
    ldd r6, Z+1
    eor r6, r4
    lsl r5
    rol r6
    adc r5, r1
    add r0, r5
    adc r2, r6
    subi r30, lo8(-(457))
    sbci r31, hi8(-(457))
    ; round 2 (cham.dsl:24)
    ldd r5, Z+0
    eor r3, r5
    ldd r5, Z+1
    eor r4, r5
    subi r30, lo8(-(-448))
    sbci r31, hi8(-(-448))
    ; round 4 (cham.dsl:24)
    ldd r5, Z+0
    eor r5, r0
    ldd r6, Z+1
    eor r6, r2
    subi r30, lo8(-(456))
    sbci r31, hi8(-(456))
    ; round 5 (cham.dsl:24)
    ldd r7, Z+0
    eor r2, r7
    ldd r7, Z+1
    eor r0, r7
    std Z+8, r3
    std Z+9, r4
    std Z+10, r5
    std Z+11, r6
    std Z+12, r2
    std Z+13, r0
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_cham64_128_ctr_nonce_avr, .-lwcc_cham64_128_ctr_nonce_avr

    .global lwcc_cham64_128_ctr_crypt_avr
    .type lwcc_cham64_128_ctr_crypt_avr, @function
lwcc_cham64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham64_128_ctr_crypt_avr_begin
    ret
.Llwcc_cham64_128_ctr_crypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
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
    brcc .Llwcc_cham64_128_ctr_crypt_avr_group
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_rest
.Llwcc_cham64_128_ctr_crypt_avr_group:
    subi r30, lo8(-(484))
    sbci r31, hi8(-(484))
    ; round 2 (cham.dsl:24)
    ldd r9, Z+0
    eor r9, r5
    ldd r20, Z+1
    eor r20, r4
    ldd r21, Z+14
    ldd r8, Z+15
    add r21, r20
    adc r8, r9
    lsl r21
    rol r8
    adc r21, r1
    ; round 3 (cham.dsl:24)
    ldd r20, Z+2
    eor r20, r5
    ldd r9, Z+3
    eor r9, r4
    subi r30, lo8(-(-453))
    sbci r31, hi8(-(-453))
    ldd r19, Z+0
    eor r19, r3
    ldd r18, Z+1
    eor r18, r2
    lsl r19
    rol r18
    adc r19, r1
    add r20, r19
    adc r9, r18
    subi r30, lo8(-(457))
    sbci r31, hi8(-(457))
    ; round 4 (cham.dsl:24)
    ldd r19, Z+0
    eor r19, r3
    ldd r18, Z+1
    eor r18, r2
    ldd r6, Z+12
    ldd r7, Z+13
    add r19, r6
    adc r18, r7
    lsl r19
    rol r18
    adc r19, r1
    subi r30, lo8(-(-451))
    sbci r31, hi8(-(-451))
    ; round 5 (cham.dsl:24)
    ldd r6, Z+0
    eor r6, r21
    ldd r7, Z+1
    eor r7, r8
    lsl r6
    rol r7
    adc r6, r1
    subi r30, lo8(-(465))
    sbci r31, hi8(-(465))
    ldd r22, Z+0
    ldd r23, Z+1
    add r22, r6
    adc r23, r7
    movw r6, r22 ; r7, r23
    movw r22, r20 ; r23, r21
    mov r21, r22
    mov r20, r9
    mov r22, r8
    subi r30, lo8(-(-502))
    sbci r31, hi8(-(-502))
    subi r30, 16
    sbci r31, 255
    ldi r16, 10
.Llwcc_cham64_128_ctr_crypt_avr_round:
    ; round 6 (cham.dsl:24)
    ld r8, Z+
    eor r23, r8
    ld r8, Z+
    eor r8, r21
    ld r9, Z+
    eor r9, r20
    add r23, r8
    adc r22, r9
    lsl r23
    rol r22
    adc r23, r1
    ; round 7 (cham.dsl:24)
    ld r8, Z+
    eor r20, r8
    ld r8, Z+
    eor r8, r19
    ld r9, Z+
    eor r9, r18
    lsl r8
    rol r9
    adc r8, r1
    add r20, r8
    adc r21, r9
    ; round 8 (cham.dsl:24)
    ld r8, Z+
    eor r19, r8
    ld r8, Z+
    eor r8, r6
    ld r9, Z+
    eor r9, r7
    add r19, r8
    adc r18, r9
    lsl r19
    rol r18
    adc r19, r1
    ; round 9 (cham.dsl:24)
    ld r8, Z+
    eor r7, r8
    ld r8, Z+
    eor r8, r23
    ld r9, Z+
    eor r9, r22
    lsl r8
    rol r9
    adc r8, r1
    add r7, r8
    adc r6, r9
    ; round 10 (cham.dsl:24)
    ld r8, Z+
    eor r23, r8
    ld r8, Z+
    eor r8, r20
    ld r9, Z+
    eor r9, r21
    add r23, r8
    adc r22, r9
    lsl r23
    rol r22
    adc r23, r1
    ; round 11 (cham.dsl:24)
    ld r8, Z+
    eor r21, r8
    ld r8, Z+
    eor r8, r19
    ld r9, Z+
    eor r9, r18
    lsl r8
    rol r9
    adc r8, r1
    add r21, r8
    adc r20, r9
    ; round 12 (cham.dsl:24)
    ld r8, Z+
    eor r19, r8
    ld r8, Z+
    eor r8, r7
    ld r9, Z+
    eor r9, r6
    add r19, r8
    adc r18, r9
    lsl r19
    rol r18
    adc r19, r1
    ; round 13 (cham.dsl:24)
    ld r8, Z+
    eor r6, r8
    ld r8, Z+
    eor r8, r23
    ld r9, Z+
    eor r9, r22
    lsl r8
    rol r9
    adc r8, r1
    add r6, r8
    adc r7, r9
    dec r16
    breq .Llwcc_cham64_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_round
.Llwcc_cham64_128_ctr_crypt_avr_rounds_done:
    subi r30, 224
    sbci r31, 1
    subi r30, lo8(-(231))
    sbci r31, hi8(-(231))
    ; round 86 (cham.dsl:24)
    ldd r8, Z+0
    eor r23, r8
    subi r30, lo8(-(264))
    sbci r31, hi8(-(264))
    ldd r8, Z+0
    eor r22, r8
    ; round 88 (cham.dsl:24)
    ld r8, X+
    eor r8, r7
    st Y+, r8
    subi r30, lo8(-(-455))
    sbci r31, hi8(-(-455))
    ldd r8, Z+7
    eor r7, r8
    ld r8, X+
    eor r8, r6
    st Y+, r8
    ldd r8, Z+6
    eor r6, r8
    ; round 86 (cham.dsl:24)
    ldd r8, Z+0
    eor r8, r21
    subi r30, lo8(-(456))
    sbci r31, hi8(-(456))
    ; round 87 (cham.dsl:24)
    ldd r9, Z+0
    eor r21, r9
    subi r30, lo8(-(-455))
    sbci r31, hi8(-(-455))
    ; round 86 (cham.dsl:24)
    ldd r9, Z+0
    eor r9, r20
    add r23, r8
    adc r22, r9
    subi r30, lo8(-(193))
    sbci r31, hi8(-(193))
    ; round 87 (cham.dsl:24)
    ldd r8, Z+0
    eor r20, r8
    ; round 86 (cham.dsl:24)
    lsl r23
    rol r22
    adc r23, r1
    ; round 88 (cham.dsl:24)
    ld r8, X+
    eor r8, r23
    st Y+, r8
    ld r23, X+
    eor r23, r22
    st Y+, r23
    subi r30, lo8(-(-191))
    sbci r31, hi8(-(-191))
    ; round 87 (cham.dsl:24)
    ldd r23, Z+0
    eor r23, r19
    subi r30, lo8(-(194))
    sbci r31, hi8(-(194))
    ; round 88 (cham.dsl:24)
    ldd r22, Z+0
    eor r19, r22
    subi r30, lo8(-(-193))
    sbci r31, hi8(-(-193))
    ; round 87 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r18
    lsl r23
    rol r22
    adc r23, r1
    add r20, r23
    adc r21, r22
    subi r30, lo8(-(453))
    sbci r31, hi8(-(453))
    ; round 88 (cham.dsl:24)
    ldd r23, Z+0
    eor r18, r23
    add r19, r6
    adc r18, r7
    lsl r19
    rol r18
    adc r19, r1
    ld r23, X+
    eor r23, r21
    st Y+, r23
    ld r23, X+
    eor r23, r20
    st Y+, r23
    ld r23, X+
    eor r23, r19
    st Y+, r23
    ld r23, X+
    eor r23, r18
    st Y+, r23
    subi r30, lo8(-(-497))
    sbci r31, hi8(-(-497))
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_cham64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_group
.Llwcc_cham64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_cham64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_cham64_128_ctr_crypt_avr_end
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
.Llwcc_cham64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_cham64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_cham64_128_ctr_crypt_avr_group
.Llwcc_cham64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_cham64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_cham64_128_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_cham64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_cham64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_cham64_128_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_cham64_128_ctr_crypt_avr, .-lwcc_cham64_128_ctr_crypt_avr
