import { describe, expect, it } from 'vitest'
import { parseSharedCartForm, toSharedCartFields, type SharedCartAct } from './shared-cart-act.js'

const acts: SharedCartAct[] = [
  { kind: 'share', name: 'Giorgos', right: 'EDIT' },
  { kind: 'join', name: 'Μαρία' },
  { kind: 'leave' },
  { kind: 'invite', right: 'VIEW' },
  { kind: 'revoke', invitationId: '7' },
  { kind: 'renew' },
  { kind: 'remove-person', personId: '3' },
  { kind: 'hand-over', personId: '3' },
  { kind: 'lock' },
  { kind: 'unlock' },
  { kind: 'suggest', variantId: '5', quantity: 2 },
  { kind: 'answer-suggestion', suggestionId: '8', isAccepted: true },
  { kind: 'answer-suggestion', suggestionId: '8', isAccepted: false },
  { kind: 'end' },
]

const formOf = (fields: Record<string, string>) => new Map(Object.entries(fields))

describe('parseSharedCartForm', () => {
  it('reads every act that toSharedCartFields spells', () => {
    const read = acts.map((act) => parseSharedCartForm(new Map(toSharedCartFields(act))))
    expect(read).toEqual(acts.map((act) => ({ status: 'valid', act })))
  })

  it('refuses names that are empty or longer than forty characters', () => {
    const codeOf = (name: string) => parseSharedCartForm(formOf({ sharing: 'join', name }))
    expect(codeOf('  ')).toEqual({ status: 'invalid', code: 'INVALID_NAME' })
    expect(codeOf('x'.repeat(41))).toEqual({ status: 'invalid', code: 'INVALID_NAME' })
    expect(codeOf(` ${'𝛼'.repeat(40)} `)).toMatchObject({ status: 'valid' })
  })

  it('gives the smaller right unless the greater is named', () => {
    const rightOf = (right: string) => parseSharedCartForm(formOf({ sharing: 'invite', right }))
    expect(rightOf('')).toMatchObject({ act: { right: 'VIEW' } })
    expect(rightOf('OWNER')).toMatchObject({ act: { right: 'VIEW' } })
    expect(rightOf('EDIT')).toMatchObject({ act: { right: 'EDIT' } })
  })

  it('refuses a suggestion of no whole quantity, and what it does not know', () => {
    const suggest = { sharing: 'suggest', variantId: '5' }
    expect(parseSharedCartForm(formOf(suggest))).toMatchObject({ act: { quantity: 1 } })
    expect(parseSharedCartForm(formOf({ ...suggest, quantity: '0' }))).toMatchObject({
      code: 'INVALID_QUANTITY',
    })
    expect(parseSharedCartForm(formOf({ sharing: 'order' }))).toMatchObject({ code: 'UNKNOWN' })
    expect(parseSharedCartForm({ get: () => null })).toMatchObject({ code: 'UNKNOWN' })
  })
})
