import { createSession } from '@floga/session-core'
import { getDefaultStore } from 'jotai'
import { describe, expect, it } from 'vitest'

import { redirectRulesOf } from '../../../request/session/redirect-rules.js'
import { testShop } from '../../../testing/test-shop.js'
import { reportPage } from './report-page.js'

const rules = redirectRulesOf(testShop)
const login = { path: '/en/auth/login?return=%2Fen%2Forders', isOptedOut: false }
const orders = { path: '/en/orders', isOptedOut: false }

function openTab() {
  const ways: string[] = []
  const session = createSession({
    tenant: 'tea',
    rules,
    storage: { read: () => null, write: () => {}, erase: () => {}, subscribe: () => () => {} },
    transport: {
      renew: async () => ({ status: 'refused' }),
      revoke: async () => {},
      loadUser: async () => ({ email: 'a@example.gr' }),
    },
    navigate: ({ to }) => ways.push(to),
  })
  const nowMs = Date.now()
  const syncLogin = () =>
    session.sync({ email: 'a@example.gr', expiresAtMs: nowMs + 900_000, nowMs })
  return { session, ways, syncLogin, stop: session.start(null) }
}

describe('reportPage', () => {
  it('stays where a login has led', () => {
    const { session, ways, syncLogin, stop } = openTab()
    reportPage({ session, syncWithServer: () => {} }, rules, login)
    reportPage({ session, syncWithServer: syncLogin }, rules, orders)
    stop()
    expect(getDefaultStore().get(session.viewAtom).status).toBe('signed-in')
    expect(ways).toEqual([])
  })

  it('redirects each tab to its own page after a login in another', () => {
    const { session, ways, syncLogin, stop } = openTab()
    session.saveReturnPath('/en/account')
    reportPage({ session, syncWithServer: () => {} }, rules, login)
    syncLogin()
    stop()
    expect(ways).toEqual(['/en/orders'])
  })

  it('leads a guest from a member page to the login', () => {
    const { session, ways, stop } = openTab()
    reportPage({ session, syncWithServer: () => {} }, rules, orders)
    stop()
    expect(ways).toEqual(['/en/auth/login'])
  })
})
