import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { seal, SEALED_LIMIT, unseal } from './seal.js'

const secret = 'a secret of at least thirty-two characters'

describe('seal', () => {
  it('returns the sealed value', async () => {
    const value = { email: 'μαρία@example.gr', notes: 'Δεύτερος όροφος' }
    expect(await unseal(await seal(value, secret, 'checkout'), secret, 'checkout')).toEqual(value)
    expect(await unseal(await seal(1_795_000_000, secret, 'form'), secret, 'form')).toBe(
      1_795_000_000,
    )
  })

  it('hides the value', async () => {
    const sealed = await seal({ email: 'maria@example.gr' }, secret, 'checkout')
    const parts = sealed.split('*').map((part) => Buffer.from(part, 'base64url').toString())
    expect(parts.join()).not.toContain('maria')
  })

  it('seals the same value differently each time', async () => {
    expect(await seal(1, secret, 'form')).not.toBe(await seal(1, secret, 'form'))
  })

  it('keeps a full checkout form in Greek within a cookie', async () => {
    const line = 'Οδός Ελευθερίου Βενιζέλου 127, δεύτερο στενό δεξιά μετά την πλατεία '
    const value = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`field${i}`, line + i]))
    expect((await seal(value, secret, 'checkout')).length).toBeLessThan(SEALED_LIMIT)
  })
})

describe('unseal', () => {
  it('rejects a value that was changed, or sealed with another secret or for another purpose', async () => {
    const sealed = await seal({ id: 1 }, secret, 'checkout')
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
    expect(await unseal(changed, secret, 'checkout')).toBeNull()
    const other = 'another secret of thirty-two characters'
    expect(await unseal(sealed, other, 'checkout')).toBeNull()
    expect(await unseal(sealed, secret, 'session')).toBeNull()
  })

  it('rejects an unsealed value', async () => {
    expect(await unseal('', secret, 'checkout')).toBeNull()
    expect(await unseal('%%%', secret, 'checkout')).toBeNull()
    expect(await unseal('Fe26.2***a*b***c', secret, 'checkout')).toBeNull()
  })

  it('rejects a cookie that an earlier version of the shop sealed', async () => {
    const nonce = randomBytes(12)
    const key = Buffer.from(hkdfSync('sha256', secret, 'floga', 'session', 32))
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const body = Buffer.concat([cipher.update(deflateRawSync('{"id":1}')), cipher.final()])
    const old = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    expect(await unseal(old, secret, 'session')).toBeNull()
  })
})
