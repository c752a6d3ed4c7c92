import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { passwordGrantSchema, refreshGrantSchema } from './auth.js'

describe('passwordGrantSchema', () => {
  it('passes name and password, and drops the rest', () => {
    const grant = { grant_type: 'password', username: 'a@b.gr', password: 'p' }
    expect(v.parse(passwordGrantSchema, { ...grant, scope: 'all' })).toEqual(grant)
  })

  it('rejects a password that would only cost hashing time', () => {
    const grant = { grant_type: 'password', username: 'a@b.gr', password: 'p'.repeat(129) }
    expect(v.is(passwordGrantSchema, grant)).toBe(false)
  })
})

describe('refreshGrantSchema', () => {
  it('rejects another grant type', () => {
    expect(v.is(refreshGrantSchema, { grant_type: 'password', refresh_token: 'r' })).toBe(false)
  })
})
