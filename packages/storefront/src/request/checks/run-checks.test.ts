import { createRouteChecks, type RouteCheck } from '@floga/remix-server/app'
import type { ServerSession } from '@floga/session-core/server'
import { describe, expect, it } from 'vitest'

import type { PageHandle } from '../page-handle.js'
import { testShop } from '../../testing/test-shop.js'
import { authentication } from './authentication.server.js'
import {
  internationalisation,
  oldBrowser,
  routeChecks,
  standardChecks,
} from './route-checks.server.js'
import type { RouteVisit } from './route-visit.js'
import { unknownCheck } from '../api/responses.server.js'

const member = {
  status: 'signed-in',
  token: 't',
  email: null,
  expiresAtMs: 1,
  cookies: [],
} as const
const guest = { status: 'signed-out', cookies: [] } as const

interface VisitOptions {
  session?: ServerSession
  handles?: PageHandle[]
  headers?: Record<string, string>
}

function visitOf(path: string, { session = guest, handles = [], headers }: VisitOptions = {}) {
  const url = new URL(path, 'https://shop.test')
  const lang = /^\/(en|el|de)(?:\/|$)/.exec(url.pathname)?.[1]
  let asked = 0
  const visit = {
    args: {
      request: new Request(url, { headers: headers ?? {} }),
      params: lang ? { lang } : {},
      context: { shop: testShop },
    },
    url,
    handles,
    locale: testShop.locales.defaultLocale,
    session: {
      current: async () => {
        asked += 1
        return session
      },
    },
  } as unknown as RouteVisit
  return { visit, asked: () => asked }
}

/** Where a check redirects a visit, or the status with which it rejects it; null if it passes. */
async function answerTo(check: () => unknown): Promise<string | number | null> {
  try {
    await check()
    return null
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer
    return answer.headers.get('Location') ?? answer.status
  }
}

/** Leads a visit through checks as the shop orders them. */
function passChecks(
  visit: RouteVisit,
  checks: Readonly<Record<string, RouteCheck<RouteVisit>>>,
): Promise<RouteVisit> {
  const openVisit = () => visit
  return createRouteChecks({ checks, standard: standardChecks, openVisit, unknownCheck })({
    context: {},
  })
}

async function askedWho(path: string, options: VisitOptions = {}) {
  return answerTo(() => authentication(visitOf(path, options).visit))
}

describe('the checks of the shop', () => {
  it('run in the order of the specification, then those of the page', async () => {
    const ran: string[] = []
    const names = [...standardChecks, 'own', 'another']
    const checks = Object.fromEntries(names.map((name) => [name, () => void ran.push(name)]))
    const { visit } = visitOf('/', { handles: [{ checks: ['own'] }, { checks: ['another'] }] })
    await passChecks(visit, checks)
    expect(ran).toEqual([
      'authentication',
      'internationalisation',
      'old-browser',
      'data-client',
      'seo',
      'own',
      'another',
    ])
  })

  it('are all in the registry', () => {
    expect(standardChecks.filter((name) => !Object.hasOwn(routeChecks, name))).toEqual([])
  })

  it('reject a page that names a missing one', async () => {
    const checks = Object.fromEntries(standardChecks.map((name) => [name, () => {}]))
    const { visit } = visitOf('/', { handles: [{ checks: ['age'] }] })
    const answer = await passChecks(visit, checks).catch((thrown: unknown) => thrown)
    if (!(answer instanceof Response)) throw new Error('Nothing was refused.')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ kind: 'unknown-check', name: 'age' })
  })

  it('do not go on once one has rejected', async () => {
    const ran: string[] = []
    const checks = { ...routeChecks, seo: () => void ran.push('seo') }
    const { visit } = visitOf('/el/orders', { handles: [{ access: 'everyone' }] })
    expect(await answerTo(() => passChecks(visit, checks))).toBe(404)
    expect(ran).toEqual([])
  })
})

describe('authentication', () => {
  it('redirects a guest from a member page to the login, with the return path', async () => {
    expect(await askedWho('/orders?page=2')).toBe('/auth/login?return=%2Forders%3Fpage%3D2')
    expect(await askedWho('/en/account')).toBe('/en/auth/login?return=%2Fen%2Faccount')
  })

  it('leads a member from the login to the saved path, and never off the site', async () => {
    const session = member
    expect(await askedWho('/auth/login?return=%2Forders', { session })).toBe('/orders')
    expect(await askedWho('/en/auth/login', { session })).toBe('/en')
    expect(await askedWho('/auth/login?return=//evil.test', { session })).toBe('/')
  })

  it('does not authenticate on public pages', async () => {
    for (const handle of [{ access: 'everyone' }, { cache: 'public' }] as const) {
      const { visit, asked } = visitOf('/contact', { handles: [handle] })
      expect(await answerTo(() => authentication(visit))).toBeNull()
      expect(asked()).toBe(0)
    }
  })

  it('causes no logout while the platform is unavailable', async () => {
    const session = { status: 'expired', email: null, cookies: [] } as const
    expect(await askedWho('/orders', { session })).toBe(503)
    expect(await askedWho('/auth/login', { session })).toBeNull()
  })
})

describe('internationalisation and old-browser', () => {
  it('find the language, and reject one that the shop does not speak', async () => {
    const { visit } = visitOf('/en/orders')
    expect(await answerTo(() => internationalisation(visit))).toBeNull()
    expect(visit.locale.code).toBe('en')
    expect(await answerTo(() => internationalisation(visitOf('/el/orders').visit))).toBe(404)
  })

  it('redirect from the default language, which has no prefix, with the query', async () => {
    const to = (path: string) => answerTo(() => internationalisation(visitOf(path).visit))
    expect(await to('/de/orders?page=2')).toBe('/orders?page=2')
    expect(await to('/de')).toBe('/')
  })

  it('reject Internet Explorer alone', async () => {
    const agentOf = (agent: string) => visitOf('/', { headers: { 'User-Agent': agent } }).visit
    expect(await answerTo(() => oldBrowser(agentOf('Mozilla/5.0 (Trident/7.0; rv:11.0)')))).toBe(
      417,
    )
    expect(await answerTo(() => oldBrowser(agentOf('Mozilla/5.0 Firefox/140.0')))).toBeNull()
  })
})
