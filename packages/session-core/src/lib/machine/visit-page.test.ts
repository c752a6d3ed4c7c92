import { describe, expect, it } from 'vitest'
import {
  createExampleGrant,
  createSignedInDriver,
  exampleEmail,
  exampleTokens,
} from '../testing/example-grant.js'
import { createMachineDriver } from '../testing/machine-driver.js'

describe('redirects', () => {
  const orders = { path: '/orders?page=2#last', isOptedOut: false }

  it('save the full path of a page that needs a login, and return to it afterwards', () => {
    const driver = createMachineDriver()
    driver.dispatch({ kind: 'restored', shared: null })
    expect(driver.dispatch({ kind: 'navigated', page: orders })).toEqual([
      {
        kind: 'navigate',
        to: '/auth/login',
        reason: 'login-needed',
        returnTo: '/orders?page=2#last',
      },
    ])
    driver.dispatch({ kind: 'navigated', page: { path: '/auth/login', isOptedOut: false } })
    expect(driver.dispatch({ kind: 'granted', grant: createExampleGrant() })).toMatchObject([
      { kind: 'publish' },
      { kind: 'navigate', to: '/orders?page=2#last', reason: 'signed-in' },
    ])
    driver.dispatch({ kind: 'navigated', page: orders })
    expect(driver.state.redirect).toBeNull()
  })

  it('redirects home after a login without a return path', () => {
    const driver = createMachineDriver()
    driver.dispatch({ kind: 'restored', shared: null })
    driver.dispatch({ kind: 'navigated', page: { path: '/en/auth/login', isOptedOut: false } })
    expect(driver.dispatch({ kind: 'granted', grant: createExampleGrant() })).toMatchObject([
      { kind: 'publish' },
      { kind: 'navigate', to: '/en' },
    ])
  })

  it('send a logged-in visitor of a login page to the saved path', () => {
    const { driver } = createSignedInDriver()
    driver.dispatch({ kind: 'return-path-saved', path: '/checkout' })
    const page = { path: '/auth/register', isOptedOut: false }
    expect(driver.dispatch({ kind: 'navigated', page })).toMatchObject([
      { kind: 'navigate', to: '/checkout' },
    ])
  })

  it('send a visitor of a login page on when another tab has logged in', () => {
    const driver = createMachineDriver()
    driver.dispatch({ kind: 'restored', shared: null })
    driver.dispatch({ kind: 'navigated', page: { path: '/auth/login', isOptedOut: false } })
    const held = { tokens: exampleTokens, expiresAtMs: 895_000 }
    const shared = { status: 'signed-in', revision: 1, grant: held, email: exampleEmail } as const
    expect(driver.dispatch({ kind: 'shared', shared })).toMatchObject([
      { kind: 'navigate', to: '/' },
    ])
  })

  it('leave pages alone that opt out', () => {
    const driver = createMachineDriver()
    driver.dispatch({ kind: 'restored', shared: null })
    const open = { path: '/products', isOptedOut: true }
    expect(driver.dispatch({ kind: 'navigated', page: open })).toEqual([])
  })

  it('save no path of another site', () => {
    const { driver } = createSignedInDriver()
    driver.dispatch({ kind: 'return-path-saved', path: '//elsewhere.example' })
    expect(driver.state.redirect).toBeNull()
  })
})
