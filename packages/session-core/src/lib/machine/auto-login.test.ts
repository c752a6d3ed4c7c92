import { describe, expect, it } from 'vitest'
import { createExampleGrant, exampleEmail, exampleTokens } from '../testing/example-grant.js'
import { createMachineDriver } from '../testing/machine-driver.js'

function kinds(effects: readonly { kind: string }[]) {
  return effects.map(({ kind }) => kind)
}

describe('auto-login', () => {
  const shared = {
    status: 'signed-in',
    revision: 7,
    grant: { tokens: exampleTokens, expiresAtMs: -60_000 },
    email: exampleEmail,
  } as const

  it('refreshes a stored expired session at once, then loads its user', () => {
    const driver = createMachineDriver()
    expect(driver.dispatch({ kind: 'restored', shared })).toEqual([
      { kind: 'renew', attempt: 1, tokens: exampleTokens },
    ])
    const effects = driver.dispatch({
      kind: 'renewal-granted',
      attempt: 1,
      grant: createExampleGrant(),
    })
    expect(kinds(effects)).toEqual(['publish', 'load-user'])
    expect(driver.state).toMatchObject({ status: 'signed-in', revision: 8 })
  })

  it('ends a stored session when the refresh token is rejected', () => {
    const driver = createMachineDriver()
    driver.dispatch({ kind: 'restored', shared })
    const effects = driver.dispatch({ kind: 'renewal-refused', attempt: 1 })
    expect(kinds(effects)).toEqual(['report', 'publish', 'revoke'])
    expect(driver.advance(1_000)).toMatchObject([{ atMs: 1_000, effect: { kind: 'clear-data' } }])
  })

  it('retries with a growing delay while the server is unreachable, and immediately after waking', () => {
    const driver = createMachineDriver()
    driver.dispatch({ kind: 'restored', shared })
    const waits: number[] = []
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      driver.dispatch({ kind: 'renewal-failed', attempt })
      const failedAtMs = driver.nowMs
      driver.advance(30_000)
      const { renewal } = driver.state.status === 'expired' ? driver.state : { renewal: null }
      expect(renewal).toMatchObject({ phase: 'asking', attempt: attempt + 1 })
      waits.push(failedAtMs)
    }
    driver.dispatch({ kind: 'renewal-failed', attempt: 8 })
    expect(driver.dispatch({ kind: 'woken' })).toMatchObject([{ kind: 'renew', attempt: 9 }])
    expect(waits).toHaveLength(7)
  })

  it('uses a stored session unchanged while it is valid, and refreshes within the last 10 s', () => {
    const driver = createMachineDriver()
    const valid = { ...shared, grant: { tokens: exampleTokens, expiresAtMs: 60_000 } }
    expect(driver.dispatch({ kind: 'restored', shared: valid })).toEqual([])
    expect(driver.advance(49_999)).toEqual([])
    expect(driver.advance(1)).toMatchObject([{ atMs: 50_000, effect: { kind: 'renew' } }])
    const late = createMachineDriver()
    const soon = { ...shared, grant: { tokens: exampleTokens, expiresAtMs: 9_999 } }
    expect(late.dispatch({ kind: 'restored', shared: soon })).toMatchObject([{ kind: 'renew' }])
    expect(late.state.status).toBe('signed-in')
  })

  it('deletes a stored session that has expired and cannot be refreshed', () => {
    const driver = createMachineDriver()
    const dead = {
      ...shared,
      grant: { tokens: { token: 'a', refreshToken: null }, expiresAtMs: -1 },
    }
    expect(driver.dispatch({ kind: 'restored', shared: dead })).toEqual([
      { kind: 'publish', shared: { status: 'signed-out', revision: 8 } },
    ])
    expect(driver.state.status).toBe('signed-out')
  })

  it('waits with sending a visitor to the login until the user is known', () => {
    const driver = createMachineDriver()
    driver.dispatch({ kind: 'navigated', page: { path: '/orders', isOptedOut: false } })
    expect(kinds(driver.dispatch({ kind: 'restored', shared }))).toEqual(['renew'])
    driver.dispatch({ kind: 'renewal-granted', attempt: 1, grant: createExampleGrant() })
    expect(driver.state.status).toBe('signed-in')
  })

  it('keeps tokens that come expired, to renew the newest, and does not hurry', () => {
    const driver = createMachineDriver()
    driver.dispatch({ kind: 'restored', shared })
    const next = { token: 'access-2', refreshToken: 'refresh-2' }
    const short = createExampleGrant({ tokens: next, expiresInSeconds: 3 })
    const effects = driver.dispatch({ kind: 'renewal-granted', attempt: 1, grant: short })
    expect(kinds(effects)).toEqual(['publish', 'report'])
    expect(driver.advance(999)).toEqual([])
    expect(driver.advance(1)).toMatchObject([{ effect: { kind: 'renew', tokens: next } }])
  })
})
