import { describe, expect, it } from 'vitest'

import { seal, SEALED_LIMIT, unseal } from './sealed-value.js'

const secret = 'a secret of at least thirty-two characters'

describe('seal', () => {
  it('gives back what was sealed', () => {
    const value = { email: 'μαρία@example.gr', notes: 'Δεύτερος όροφος' }
    expect(unseal(seal(value, secret, 'checkout'), secret, 'checkout')).toEqual(value)
  })

  it('hides what it holds', () => {
    const sealed = seal({ email: 'maria@example.gr' }, secret, 'checkout')
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('maria')
  })

  it('keeps a full checkout form in Greek within a cookie', () => {
    const line = 'Οδός Ελευθερίου Βενιζέλου 127, δεύτερο στενό δεξιά μετά την πλατεία '
    const value = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`field${i}`, line + i]))
    expect(seal(value, secret, 'checkout').length).toBeLessThan(SEALED_LIMIT)
  })
})

describe('unseal', () => {
  it('refuses what was changed, sealed with another secret, or for another purpose', () => {
    const sealed = seal({ id: 1 }, secret, 'checkout')
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
    expect(unseal(changed, secret, 'checkout')).toBeNull()
    expect(unseal(sealed, 'another secret of thirty-two characters', 'checkout')).toBeNull()
    expect(unseal(sealed, secret, 'session')).toBeNull()
  })

  it('refuses what is no sealed value at all', () => {
    expect(unseal('', secret, 'checkout')).toBeNull()
    expect(unseal('%%%', secret, 'checkout')).toBeNull()
  })
})
