import { describe, expect, it } from 'vitest'
import {
  createExampleGrant,
  createSignedInDriver,
  exampleEmail,
  exampleTokens,
} from '../testing/example-grant.js'
import { createMachineDriver } from '../testing/machine-driver.js'
import { isSignedIn } from './session-state.js'

function kinds(effects: readonly { kind: string }[]) {
  return effects.map(({ kind }) => kind)
}

/** A machine at 885 s, whose renewal was rejected. */
function createRefusedDriver() {
  const { driver } = createSignedInDriver()
  driver.advance(885_000)
  driver.dispatch({ kind: 'renewal-refused', attempt: 1 })
  return { driver }
}

describe('auto-logout', () => {
  it('ends at expiry when the refresh was rejected, which is only reported before', () => {
    const { driver } = createSignedInDriver()
    driver.advance(885_000)
    expect(driver.dispatch({ kind: 'renewal-refused', attempt: 1 })).toEqual([
      { kind: 'report', problem: { code: 'renewal-refused' } },
    ])
    expect(driver.advance(9_999)).toEqual([])
    expect(driver.state.status).toBe('signed-in')
    expect(driver.advance(1)).toMatchObject([
      { atMs: 895_000, effect: { kind: 'publish', shared: { status: 'signed-out', revision: 2 } } },
      { atMs: 895_000, effect: { kind: 'revoke', tokens: exampleTokens } },
    ])
    expect(driver.state.status).toBe('signing-out')
  })

  it('waits for a pending renewal', () => {
    const { driver } = createSignedInDriver()
    driver.advance(895_000)
    expect(driver.state).toMatchObject({ status: 'expired', user: { email: exampleEmail } })
    const effects = driver.dispatch({ kind: 'renewal-refused', attempt: 1 })
    expect(kinds(effects)).toEqual(['report', 'publish', 'revoke'])
  })

  it('does not happen while the server is unreachable: it retries, and immediately when the network is back', () => {
    const { driver } = createSignedInDriver()
    driver.dispatch({ kind: 'navigated', page: { path: '/orders', isOptedOut: false } })
    const asked: number[] = []
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const effects = driver.advance(attempt === 1 ? 885_000 : 2 ** (attempt - 2) * 1_000)
      asked.push(...effects.map(({ atMs }) => atMs))
      expect(kinds(effects.map(({ effect }) => effect))).toEqual(['renew'])
      driver.dispatch({ kind: 'renewal-failed', attempt })
    }
    expect(asked).toEqual([885_000, 886_000, 888_000, 892_000, 900_000, 916_000])
    expect(driver.state).toMatchObject({ status: 'expired', user: { email: exampleEmail } })
    expect(driver.dispatch({ kind: 'woken' })).toMatchObject([{ kind: 'renew', attempt: 7 }])
    const grant = createExampleGrant()
    const effects = driver.dispatch({ kind: 'renewal-granted', attempt: 7, grant })
    expect(kinds(effects)).toEqual(['publish', 'load-user'])
    expect(driver.state.status).toBe('signed-in')
  })

  it('ends at expiry if there is no refresh token', () => {
    const { driver } = createSignedInDriver({ tokens: { token: 'access-1', refreshToken: null } })
    expect(driver.advance(894_999)).toEqual([])
    driver.advance(1)
    expect(driver.state.status).toBe('signing-out')
  })

  it('clears data 1 s later', () => {
    const { driver } = createRefusedDriver()
    driver.advance(10_000)
    expect(driver.state).toMatchObject({ user: { email: exampleEmail } })
    expect(driver.advance(999)).toEqual([])
    expect(driver.advance(1)).toEqual([{ atMs: 896_000, effect: { kind: 'clear-data' } }])
    expect(driver.state).toEqual({
      status: 'signed-out',
      revision: 2,
      generation: 2,
      attempts: 1,
      firstAttempt: 2,
      page: null,
      redirect: null,
    })
  })

  it('leads from a protected page to the login and notes where to return to', () => {
    const { driver } = createRefusedDriver()
    driver.dispatch({ kind: 'navigated', page: { path: '/en/orders?page=2', isOptedOut: false } })
    expect(kinds(driver.advance(10_000).map(({ effect }) => effect))).not.toContain('navigate')
    expect(driver.advance(1_000)).toEqual([
      { atMs: 896_000, effect: { kind: 'clear-data' } },
      {
        atMs: 896_000,
        effect: {
          kind: 'navigate',
          to: '/en/auth/login',
          reason: 'session-ended',
          returnTo: '/en/orders?page=2',
        },
      },
    ])
    expect(driver.state.redirect).toBe('/en/orders?page=2')
  })

  it('does not redirect from a public page', () => {
    const { driver } = createRefusedDriver()
    driver.dispatch({ kind: 'navigated', page: { path: '/products', isOptedOut: true } })
    expect(kinds(driver.advance(11_000).map(({ effect }) => effect))).not.toContain('navigate')
  })

  it('leads nowhere when the protected page was left within that second', () => {
    const { driver } = createRefusedDriver()
    driver.dispatch({ kind: 'navigated', page: { path: '/orders', isOptedOut: false } })
    driver.advance(10_500)
    driver.dispatch({ kind: 'navigated', page: { path: '/products', isOptedOut: true } })
    expect(driver.advance(500)).toEqual([{ atMs: 896_000, effect: { kind: 'clear-data' } }])
  })

  it('leads to the login once when the protected page was left and opened again within that second', () => {
    const { driver } = createRefusedDriver()
    driver.dispatch({ kind: 'navigated', page: { path: '/orders', isOptedOut: false } })
    driver.advance(10_500)
    driver.dispatch({ kind: 'navigated', page: { path: '/products', isOptedOut: true } })
    const again = { path: '/orders', isOptedOut: false }
    expect(kinds(driver.dispatch({ kind: 'navigated', page: again }))).toEqual(['navigate'])
    expect(kinds(driver.advance(500).map(({ effect }) => effect))).toEqual(['clear-data'])
  })

  it('clears the data of the previous user before another one logs in within that second', () => {
    const { driver } = createRefusedDriver()
    driver.advance(10_500)
    const effects = driver.dispatch({
      kind: 'granted',
      grant: createExampleGrant({ email: 'nikos@example.com' }),
    })
    expect(kinds(effects)).toEqual(['clear-data', 'publish', 'navigate'])
    expect(driver.advance(10_000)).toEqual([])
    expect(driver.state).toMatchObject({
      status: 'signed-in',
      user: { email: 'nikos@example.com' },
    })
  })

  it('does not end for a machine that slept through its timers: it refreshes and loads the user', () => {
    const { driver } = createSignedInDriver()
    driver.nowMs = 8 * 3_600_000
    expect(driver.dispatch({ kind: 'ticked' })).toEqual([
      { kind: 'renew', attempt: 1, tokens: exampleTokens },
    ])
    expect(driver.state.status).toBe('expired')
    expect(isSignedIn(driver.state, driver.nowMs)).toBe(false)
    const effects = driver.dispatch({
      kind: 'renewal-granted',
      attempt: 1,
      grant: createExampleGrant(),
    })
    expect(kinds(effects)).toEqual(['publish', 'load-user'])
    expect(driver.state.status).toBe('signed-in')
  })

  it('does not come for a machine that fell asleep while asking', () => {
    const { driver } = createSignedInDriver()
    driver.advance(885_000)
    driver.nowMs = 8 * 3_600_000
    expect(driver.dispatch({ kind: 'ticked' })).toMatchObject([{ kind: 'renew', attempt: 2 }])
    driver.dispatch({ kind: 'renewal-granted', attempt: 1, grant: createExampleGrant() })
    expect(driver.state.status).toBe('signed-in')
  })

  it('is decided by the newest attempt: a late result of an earlier one changes nothing', () => {
    const { driver } = createSignedInDriver()
    driver.advance(885_000)
    driver.nowMs = 8 * 3_600_000
    driver.dispatch({ kind: 'ticked' })
    expect(driver.dispatch({ kind: 'renewal-refused', attempt: 1 })).toEqual([])
    expect(driver.dispatch({ kind: 'renewal-failed', attempt: 1 })).toEqual([])
    expect(driver.state).toMatchObject({ status: 'expired', renewal: { attempt: 2 } })
    const next = { token: 'access-2', refreshToken: 'refresh-2' }
    const newest = createExampleGrant({ tokens: next })
    driver.dispatch({ kind: 'renewal-granted', attempt: 2, grant: newest })
    driver.dispatch({ kind: 'renewal-granted', attempt: 1, grant: createExampleGrant() })
    expect(driver.state).toMatchObject({ grant: { tokens: next } })
  })

  it('does not come for a page that was opened just before expiry, while it is renewing', () => {
    const driver = createMachineDriver()
    const held = { tokens: exampleTokens, expiresAtMs: 100 }
    const shared = { status: 'signed-in', revision: 1, grant: held, email: exampleEmail } as const
    expect(kinds(driver.dispatch({ kind: 'restored', shared }))).toEqual(['renew'])
    expect(driver.advance(300)).toEqual([])
    expect(driver.state.status).toBe('expired')
    driver.dispatch({ kind: 'renewal-granted', attempt: 1, grant: createExampleGrant() })
    expect(driver.state.status).toBe('signed-in')
  })

  it('ends late if the refresh had been rejected before the machine fell asleep', () => {
    const { driver } = createSignedInDriver()
    driver.advance(885_000)
    driver.dispatch({ kind: 'renewal-refused', attempt: 1 })
    driver.nowMs = 8 * 3_600_000
    driver.dispatch({ kind: 'ticked' })
    expect(driver.state.status).toBe('signing-out')
  })

  it('is done before whatever happens after expiry', () => {
    const { driver } = createRefusedDriver()
    driver.nowMs = 895_000
    const effects = driver.dispatch({
      kind: 'renewal-granted',
      attempt: 1,
      grant: createExampleGrant(),
    })
    expect(driver.state.status).toBe('signing-out')
    expect(kinds(effects)).toEqual(['publish', 'revoke', 'revoke'])
  })
})
