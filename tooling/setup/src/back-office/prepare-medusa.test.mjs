import { parseArgs } from 'node:util'
import { describe, expect, it } from 'vitest'
import { loginCommand } from './prepare-medusa.mjs'

describe('loginCommand', () => {
  it('keeps a password that begins with a dash', () => {
    const login = { email: 'owner@shop.example', password: '-36gZQmxaIkVFc--' }
    const { values } = parseArgs({
      args: loginCommand(login).slice(3),
      options: { email: { type: 'string' }, password: { type: 'string' } },
    })
    expect({ ...values }).toEqual(login)
  })
})
