import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createInputRules, INPUT_LIMITS } from './input-rules.js'

const rules = createInputRules({
  required: 'REQUIRED',
  tooLong: (max) => `TOO_LONG ${max}`,
  tooShort: (min) => `TOO_SHORT ${min}`,
  email: 'EMAIL',
  phone: 'PHONE',
})

function check(entries: v.ObjectEntries, input: Record<string, unknown>) {
  const result = v.safeParse(v.object(entries, 'REQUIRED'), input, { abortPipeEarly: true })
  return result.success
    ? result.output
    : Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

const address = { address: 'Egnatia 1', country: 'GR', city: 'Thessaloniki', postalCode: '546 30' }

describe('createInputRules', () => {
  it('cleans texts and gives null for fields that were left out or empty', () => {
    const typed = { ...address, address: ' Egnatia\u202e\n1 ', floor: '', doorbell: null }
    expect(check(rules.address, typed)).toEqual({
      ...address,
      address: 'Egnatia 1',
      address2: null,
      company: null,
      floor: null,
      doorbell: null,
      region: null,
    })
  })

  it('names every required field that is missing or holds spaces alone', () => {
    expect(check(rules.address, { ...address, city: ' \t', address: undefined })).toEqual({
      address: 'REQUIRED',
      city: 'REQUIRED',
    })
  })

  it('leaves it to the country whether a postal code must be there', () => {
    expect(check(rules.address, { ...address, postalCode: undefined })).toMatchObject({
      postalCode: '',
    })
  })

  it('writes a postal code in one way, however it was typed', () => {
    for (const [typed, code] of [
      [' gr - 84\u00a0100\u200b ', 'GR-84 100'],
      ['Τ.Κ. 841  00', 'TK 841 00'],
      ['GR\u201184100', 'GR-84100'],
      ['８４１００', '84100'],
      ['ѕw1а 1аа', 'SW1A 1AA'],
    ]) {
      expect(check(rules.address, { ...address, postalCode: typed })).toMatchObject({
        postalCode: code,
      })
    }
  })

  it('counts characters after cleaning', () => {
    const { line } = rules
    expect(check({ city: line(3) }, { city: ' abc ' })).toEqual({ city: 'abc' })
    expect(check({ city: line(3) }, { city: 'abcd' })).toEqual({ city: 'TOO_LONG 3' })
    expect(check({ city: rules.optionalLine(3) }, { city: 'abcd' })).toEqual({ city: 'TOO_LONG 3' })
  })

  it('takes e-mail addresses with a domain of two parts', () => {
    const { email } = rules
    expect(check({ email }, { email: ' maria.p+lpg@mail.example.gr ' })).toEqual({
      email: 'maria.p+lpg@mail.example.gr',
    })
    for (const wrong of [
      'maria',
      'maria@localhost',
      'maria@-a.gr',
      'a b@example.gr',
      '@example.gr',
    ]) {
      expect(check({ email }, { email: wrong })).toEqual({ email: 'EMAIL' })
    }
    expect(check({ email }, { email: `${'a'.repeat(64)}@${'b.'.repeat(100)}gr` })).toEqual({
      email: `TOO_LONG ${INPUT_LIMITS.email}`,
    })
  })

  it('takes phone numbers of 8 to 15 digits as people group them', () => {
    const { phone } = rules
    for (const right of ['210 123 4567', '+30 (691) 234-5678', '22.123/456', '+49 30 901820']) {
      expect(check({ phone }, { phone: right })).toEqual({ phone: right })
    }
    for (const wrong of [
      '1234567',
      '1234567890123456',
      'call me',
      '21+0 1234567',
      '210 1234 ext 5',
    ]) {
      expect(check({ phone }, { phone: wrong })).toEqual({ phone: 'PHONE' })
    }
    expect(check({ phone: rules.optionalPhone }, { phone: ' ' })).toEqual({ phone: null })
    expect(check({ phone: rules.optionalPhone }, { phone: '12' })).toEqual({ phone: 'PHONE' })
  })

  it('leaves passwords as they were typed', () => {
    const { password, newPassword } = rules
    expect(check({ password }, { password: ' a ' })).toEqual({ password: ' a ' })
    expect(check({ newPassword }, { newPassword: '1234567' })).toEqual({
      newPassword: 'TOO_SHORT 8',
    })
    expect(check({ newPassword }, { newPassword: 'p'.repeat(129) })).toEqual({
      newPassword: 'TOO_LONG 128',
    })
  })

  it('counts the characters of a password as people do', () => {
    expect(
      check({ newPassword: rules.newPassword }, { newPassword: '🔥'.repeat(7) }),
    ).toMatchObject({ newPassword: 'TOO_SHORT 8' })
    expect(v.is(rules.newPassword, '🔥'.repeat(128))).toBe(true)
  })

  it('keeps the lines of a message', () => {
    expect(check({ message: rules.message }, { message: ' one\ntwo\u0007 ' })).toEqual({
      message: 'one\ntwo',
    })
    expect(check({ message: rules.message }, { message: '\n' })).toEqual({ message: 'REQUIRED' })
  })
})
