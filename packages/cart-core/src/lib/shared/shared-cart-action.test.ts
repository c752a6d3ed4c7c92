import { describe, expect, it } from 'vitest'
import {
  parseSharedCartForm,
  toSharedCartFields,
  type SharedCartAction,
} from './shared-cart-action.js'

const actions: SharedCartAction[] = [
  { kind: 'share', name: 'Giorgos', right: 'EDIT' },
  { kind: 'join', name: 'Μαρία' },
  { kind: 'leave' },
  { kind: 'invite', right: 'VIEW' },
  { kind: 'revoke', invitationId: '7' },
  { kind: 'renew' },
  { kind: 'remove-person', personId: '3', removesLines: true },
  { kind: 'restore-person', personId: '3' },
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
  it('reads every action that toSharedCartFields spells', () => {
    const read = actions.map((action) => parseSharedCartForm(new Map(toSharedCartFields(action))))
    expect(read).toEqual(actions.map((action) => ({ status: 'valid', action })))
  })

  it('rejects names that are empty or longer than forty characters', () => {
    const codeOf = (name: string) => parseSharedCartForm(formOf({ sharing: 'join', name }))
    expect(codeOf('  ')).toEqual({ status: 'invalid', code: 'INVALID_NAME' })
    expect(codeOf('x'.repeat(41))).toEqual({ status: 'invalid', code: 'INVALID_NAME' })
    expect(codeOf(` ${'𝛼'.repeat(40)} `)).toMatchObject({ status: 'valid' })
  })

  it('gives the smaller right unless the greater is named', () => {
    const rightOf = (right: string) => parseSharedCartForm(formOf({ sharing: 'invite', right }))
    expect(rightOf('')).toMatchObject({ action: { right: 'VIEW' } })
    expect(rightOf('OWNER')).toMatchObject({ action: { right: 'VIEW' } })
    expect(rightOf('EDIT')).toMatchObject({ action: { right: 'EDIT' } })
  })

  it('rejects a suggestion without a whole quantity, and unknown actions', () => {
    const suggest = { sharing: 'suggest', variantId: '5' }
    expect(parseSharedCartForm(formOf(suggest))).toMatchObject({ action: { quantity: 1 } })
    expect(parseSharedCartForm(formOf({ ...suggest, quantity: '0' }))).toMatchObject({
      code: 'INVALID_QUANTITY',
    })
    expect(parseSharedCartForm(formOf({ sharing: 'order' }))).toMatchObject({ code: 'UNKNOWN' })
    expect(parseSharedCartForm({ get: () => null })).toMatchObject({ code: 'UNKNOWN' })
  })
})
