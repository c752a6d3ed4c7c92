import { describe, expect, it } from 'vitest'
import {
  createExampleGrant,
  driveSignedIn,
  exampleEmail,
  exampleTokens,
} from '../testing/example-session.js'
import { createMachineDriver } from '../testing/machine-driver.js'

describe('redirects', () => {
  const orders = { path: '/orders?page=2#last', isOptedOut: false }

  it('save the full path of a page that needs a login, and return to it afterwards', () => {
    const driver = createMachineDriver()
    driver.happen({ kind: 'restored', fact: null })
    expect(driver.happen({ kind: 'navigated', page: orders })).toEqual([
      {
        kind: 'go',
        to: '/auth/login',
        reason: 'login-needed',
        returnTo: '/orders?page=2#last',
      },
    ])
    driver.happen({ kind: 'navigated', page: { path: '/auth/login', isOptedOut: false } })
    expect(driver.happen({ kind: 'granted', grant: createExampleGrant() })).toMatchObject([
      { kind: 'publish' },
      { kind: 'go', to: '/orders?page=2#last', reason: 'signed-in' },
    ])
    driver.happen({ kind: 'navigated', page: orders })
    expect(driver.state.redirect).toBeNull()
  })

  it('lead home after a login that nothing asked for', () => {
    const driver = createMachineDriver()
    driver.happen({ kind: 'restored', fact: null })
    driver.happen({ kind: 'navigated', page: { path: '/en/auth/login', isOptedOut: false } })
    expect(driver.happen({ kind: 'granted', grant: createExampleGrant() })).toMatchObject([
      { kind: 'publish' },
      { kind: 'go', to: '/en' },
    ])
  })

  it('send a logged-in visitor of a login page to the saved path', () => {
    const { driver } = driveSignedIn()
    driver.happen({ kind: 'return-path-saved', path: '/checkout' })
    const page = { path: '/auth/register', isOptedOut: false }
    expect(driver.happen({ kind: 'navigated', page })).toMatchObject([
      { kind: 'go', to: '/checkout' },
    ])
  })

  it('send a visitor of a login page on when another tab has logged in', () => {
    const driver = createMachineDriver()
    driver.happen({ kind: 'restored', fact: null })
    driver.happen({ kind: 'navigated', page: { path: '/auth/login', isOptedOut: false } })
    const held = { tokens: exampleTokens, expiresAtMs: 895_000 }
    const fact = { status: 'signed-in', revision: 1, grant: held, email: exampleEmail } as const
    expect(driver.happen({ kind: 'seen', fact })).toMatchObject([{ kind: 'go', to: '/' }])
  })

  it('leave pages alone that opt out', () => {
    const driver = createMachineDriver()
    driver.happen({ kind: 'restored', fact: null })
    const open = { path: '/products', isOptedOut: true }
    expect(driver.happen({ kind: 'navigated', page: open })).toEqual([])
  })

  it('save no path of another site', () => {
    const { driver } = driveSignedIn()
    driver.happen({ kind: 'return-path-saved', path: '//elsewhere.example' })
    expect(driver.state.redirect).toBeNull()
  })
})
