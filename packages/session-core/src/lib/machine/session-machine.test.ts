import { describe, expect, it } from 'vitest'
import {
  createExampleGrant,
  createSignedInDriver,
  exampleEmail,
  exampleTokens,
} from '../testing/example-grant.js'
import { isSignedIn } from './session-state.js'

function kinds(effects: readonly { kind: string }[]) {
  return effects.map(({ kind }) => kind)
}

describe('setting a token', () => {
  it('stores now + expires_in − 5 s as expiry', () => {
    const { driver } = createSignedInDriver()
    expect(driver.state).toMatchObject({ status: 'signed-in', grant: { expiresAtMs: 895_000 } })
  })

  it('is logged in until that very moment', () => {
    const { driver } = createSignedInDriver()
    expect(isSignedIn(driver.state, 894_999)).toBe(true)
    expect(isSignedIn(driver.state, 895_000)).toBe(false)
  })

  it('renews 10 s before expiry and not a millisecond earlier', () => {
    const { driver } = createSignedInDriver()
    expect(driver.advance(884_999)).toEqual([])
    expect(driver.advance(1)).toEqual([
      { atMs: 885_000, effect: { kind: 'renew', attempt: 1, tokens: exampleTokens } },
    ])
  })

  it('restarts both timers with the tokens of a renewal', () => {
    const { driver } = createSignedInDriver()
    driver.advance(885_000)
    const next = { token: 'access-2', refreshToken: 'refresh-2' }
    driver.dispatch({
      kind: 'renewal-granted',
      attempt: 1,
      grant: createExampleGrant({ tokens: next }),
    })
    expect(driver.state).toMatchObject({ grant: { tokens: next, expiresAtMs: 1_780_000 } })
    expect(driver.advance(884_999)).toEqual([])
    expect(driver.advance(1)).toMatchObject([{ atMs: 1_770_000, effect: { kind: 'renew' } }])
  })

  it('keeps the refresh token where a renewal brings no other', () => {
    const { driver } = createSignedInDriver()
    driver.advance(885_000)
    const next = { token: 'access-2', refreshToken: null }
    driver.dispatch({
      kind: 'renewal-granted',
      attempt: 1,
      grant: createExampleGrant({ tokens: next }),
    })
    expect(driver.state).toMatchObject({
      grant: { tokens: { token: 'access-2', refreshToken: 'refresh-1' } },
    })
  })

  it('renews a token that lives less than 20 s at half its life', () => {
    const { driver } = createSignedInDriver({ expiresInSeconds: 13 })
    expect(driver.advance(3_999)).toEqual([])
    expect(driver.advance(1)).toMatchObject([{ atMs: 4_000, effect: { kind: 'renew' } }])
  })

  it('rejects a token that arrives expired', () => {
    const { driver, effects } = createSignedInDriver({ expiresInSeconds: 5 })
    expect(driver.state.status).toBe('signed-out')
    expect(effects).toEqual([{ kind: 'report', problem: { code: 'unusable-grant' } }])
  })

  it('loads the user if the login did not return it, and notifies other tabs', () => {
    const { driver, effects } = createSignedInDriver({ email: null })
    expect(kinds(effects)).toEqual(['publish', 'load-user', 'navigate'])
    const published = driver.dispatch({
      kind: 'user-loaded',
      generation: 1,
      user: { email: exampleEmail },
    })
    expect(published).toMatchObject([
      { kind: 'publish', shared: { revision: 2, email: exampleEmail } },
    ])
    expect(driver.state).toMatchObject({ user: { email: exampleEmail } })
  })

  it('only reports that the identity is unknown', () => {
    const { driver } = createSignedInDriver({ email: null })
    const effects = driver.dispatch({ kind: 'user-failed', generation: 1, cause: 'offline' })
    expect(effects).toEqual([
      { kind: 'report', problem: { code: 'user-failed', cause: 'offline' } },
    ])
    expect(driver.state.status).toBe('signed-in')
  })
})

describe('logout', () => {
  it('clears tokens, expiry and saved path, notifies all tabs, and navigates home in the same language', () => {
    const { driver } = createSignedInDriver()
    driver.dispatch({ kind: 'navigated', page: { path: '/en/orders', isOptedOut: false } })
    driver.dispatch({ kind: 'return-path-saved', path: '/checkout' })
    const effects = driver.dispatch({ kind: 'sign-out-asked' })
    expect(effects).toEqual([
      { kind: 'publish', shared: { status: 'signed-out', revision: 2 } },
      { kind: 'revoke', tokens: exampleTokens },
      { kind: 'navigate', to: '/en', reason: 'signed-out', returnTo: null },
    ])
    expect(JSON.stringify(driver.state)).not.toContain('access-1')
    expect(driver.state.redirect).toBeNull()
    expect(driver.advance(1_000)).toEqual([{ atMs: 1_000, effect: { kind: 'clear-data' } }])
    expect(driver.advance(3_600_000)).toEqual([])
  })

  it('revokes tokens that come for a session that is over', () => {
    const { driver } = createSignedInDriver()
    driver.advance(885_000)
    driver.dispatch({ kind: 'sign-out-asked' })
    const late = { token: 'access-2', refreshToken: 'refresh-2' }
    const effects = driver.dispatch({
      kind: 'renewal-granted',
      attempt: 1,
      grant: createExampleGrant({ tokens: late }),
    })
    expect(effects).toEqual([{ kind: 'revoke', tokens: late }])
    expect(driver.state.status).toBe('signing-out')
  })

  it('in another tab ends this one, which leaves a protected page a second later', () => {
    const { driver } = createSignedInDriver()
    driver.dispatch({ kind: 'navigated', page: { path: '/orders', isOptedOut: false } })
    const shared = { status: 'signed-out', revision: 2 } as const
    expect(driver.dispatch({ kind: 'shared', shared })).toEqual([])
    expect(driver.state.status).toBe('signing-out')
    expect(driver.advance(1_000)).toMatchObject([
      { effect: { kind: 'clear-data' } },
      { effect: { kind: 'navigate', to: '/auth/login', returnTo: '/orders' } },
    ])
  })

  it('is not undone by a renewal of another tab that crosses it', () => {
    const { driver } = createSignedInDriver()
    driver.dispatch({ kind: 'sign-out-asked' })
    const shared = {
      status: 'signed-in',
      revision: 2,
      grant: { tokens: exampleTokens, expiresAtMs: 1e9 },
      email: exampleEmail,
    } as const
    driver.dispatch({ kind: 'shared', shared })
    expect(driver.state.status).toBe('signing-out')
    driver.dispatch({ kind: 'shared', shared: { ...shared, revision: 3 } })
    expect(driver.state.status).toBe('signed-in')
  })
})

describe('a token that a call was rejected with', () => {
  it('no longer counts and is renewed at once', () => {
    const { driver } = createSignedInDriver()
    expect(driver.dispatch({ kind: 'rejected', token: 'access-1' })).toMatchObject([
      { kind: 'renew' },
    ])
    expect(driver.state.status).toBe('expired')
  })

  it('is not renewed twice when that is being done already', () => {
    const { driver } = createSignedInDriver()
    driver.advance(885_000)
    expect(driver.dispatch({ kind: 'rejected', token: 'access-1' })).toEqual([])
    expect(driver.state).toMatchObject({ status: 'expired', renewal: { attempt: 1 } })
  })

  it('ends the session when there is nothing to renew it with', () => {
    const { driver } = createSignedInDriver({ tokens: { token: 'access-1', refreshToken: null } })
    driver.dispatch({ kind: 'rejected', token: 'access-1' })
    expect(driver.state.status).toBe('signing-out')
  })

  it('does not apply to a later token', () => {
    const { driver } = createSignedInDriver()
    expect(driver.dispatch({ kind: 'rejected', token: 'access-0' })).toEqual([])
    expect(driver.state.status).toBe('signed-in')
  })
})
