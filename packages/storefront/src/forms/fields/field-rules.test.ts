import { parseWithValibot } from '@conform-to/valibot'
import { describe, expect, it } from 'vitest'

import { testShop } from '../../testing/test-shop.js'
import { createFieldRules } from './field-rules.js'
import type { FormArea } from './field-rules.js'

function errorsOf(typed: Record<string, string>, code: string, area: FormArea = 'site') {
  const rules = createFieldRules(testShop.languageOf(testShop.locales.get(code)).t, area)
  const schema = rules.form({
    name: rules.line(10),
    email: rules.email,
    phone: rules.optionalPhone,
    notes: rules.optionalLine(5),
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const submission = parseWithValibot(form, { schema })
  return submission.status === 'success' ? submission.value : submission.error
}

describe('createFieldRules', () => {
  it('reports a required field, in both languages and on auth pages', () => {
    const empty = { name: '  ', email: '', phone: '', notes: '' }
    expect(errorsOf(empty, 'en')).toEqual({
      name: ['This field is required'],
      email: ['This field is required'],
    })
    expect(errorsOf(empty, 'de')).toEqual({
      name: ['Dieses Feld ist erforderlich'],
      email: ['Dieses Feld ist erforderlich'],
    })
    expect(errorsOf(empty, 'en', 'auth')).toEqual({ name: ['Required'], email: ['Required'] })
    expect(errorsOf({}, 'en', 'auth')).toEqual({ name: ['Required'], email: ['Required'] })
  })

  it('describes errors of an address, a number and a text that is too long', () => {
    const typed = { name: 'abcdefghijk', email: 'maria@', phone: '12', notes: '123456' }
    expect(errorsOf(typed, 'en')).toEqual({
      name: ['At most 10 characters'],
      email: ['Please enter a valid email address'],
      phone: ['Enter a phone number with 8 to 15 digits'],
      notes: ['At most 5 characters'],
    })
  })

  it('returns the input, trimmed, and null for an empty field', () => {
    const typed = { name: ' Maria ', email: 'maria@example.com', phone: '', notes: '' }
    expect(errorsOf(typed, 'en')).toEqual({
      name: 'Maria',
      email: 'maria@example.com',
      phone: null,
      notes: null,
    })
  })
})
