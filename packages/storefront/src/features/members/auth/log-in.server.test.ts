import { hostilePaths } from '@floga/session-core/testing'
import type { RemixServer } from '@floga/remix-server'
import type { ServerBuild } from '@remix-run/node'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { createStorefrontServer } from '../../../lib/server/create-storefront-server.js'
import { readStorefrontEnv } from '../../../lib/server/storefront-env.js'
import { pageContext } from '../../../request/page-context.server.js'
import { testShop } from '../../../testing/test-shop.js'
import { logIn } from './log-in.server.js'

const publicUrl = 'https://shop.test'
const cookieSecret = 'a secret of thirty-two characters'
const tokens = {
  access_token: 'access-that-is-never-sent',
  refresh_token: 'refresh-that-is-never-sent',
  expires_in: 900,
  token_type: 'Bearer',
}

/** A platform that accepts every login, and has no carts. */
const platform = createServer((request, response) => {
  request.resume()
  response.setHeader('content-type', 'application/json')
  const isToken = request.url?.endsWith('/graphql') === false
  response.end(JSON.stringify(isToken ? tokens : { data: { currentUser: { data: null } } }))
})
let web: RemixServer
const logged: string[] = []

/**
 * The shop around its real login: the routes of the login and of a member's page, without their
 * drawings.
 */
function createLoginShop(): RemixServer {
  const address = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
  const page = { default: () => null }
  const route = (id: string, path: string, module: object) => ({
    [id]: { id, parentId: 'root', path, module: { ...page, ...module } },
  })
  const build = {
    entry: { module: { default: () => new Response('<html></html>', html), handleError() {} } },
    routes: {
      root: { id: 'root', path: '', module: page },
      ...route('login', ':lang?/auth/login', { action: logIn, loader: openPage }),
      ...route('orders', ':lang?/orders', { loader: openPage }),
    },
    assets: { version: 'test', url: '', entry: { module: '', imports: [] }, routes: {} },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v3_singleFetch: true },
    isSpaMode: false,
    mode: 'production',
  } as unknown as ServerBuild
  const log = (fields: unknown): void => void logged.push(JSON.stringify(fields))
  return createStorefrontServer(testShop, {
    build,
    env: readStorefrontEnv({ PLATFORM_URL: address, PUBLIC_URL: publicUrl }),
    cookieSecret,
    log: { debug: log, info: log, warn: log, error: log },
  })
}

const html = { headers: { 'content-type': 'text/html' } }

async function openPage(args: Parameters<typeof pageContext>[0]): Promise<null> {
  await pageContext(args)
  return null
}

function postLogin(path: string): Promise<Response> {
  const body = new URLSearchParams({ form: 'login', email: 'a@example.com', password: 'a secret' })
  return ask(path, { method: 'POST', body })
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return web.fetch(new Request(publicUrl + path, init))
}

function withReturn(path: string, returnTo: string): string {
  return `${path}?${new URLSearchParams({ return: returnTo })}`
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line))
    return true
  })
  await new Promise<void>((resolve) => void platform.listen(0, '127.0.0.1', resolve))
  web = createLoginShop()
})

afterAll(() => {
  vi.restoreAllMocks()
  platform.close()
})

describe('the login', () => {
  it('redirects back to the requested page, in any language', async () => {
    const whereTo = async (path: string) => (await postLogin(path)).headers.get('location')
    expect(await whereTo(withReturn('/auth/login', '/orders?page=2'))).toBe('/orders?page=2')
    expect(await whereTo(withReturn('/en/auth/login', '/en/account'))).toBe('/en/account')
    expect(await whereTo('/auth/login')).toBe('/')
    expect(await whereTo('/en/auth/login')).toBe('/en')
  })

  it('leads nowhere else, whatever path it is given', { timeout: 60_000 }, async () => {
    // A lone surrogate cannot be part of an address: its replacement is a valid path.
    const half = /[\uD800-\uDFFF]/
    const paths = [...new Set(Object.values(hostilePaths).flat())].filter(
      (path) => !half.test(path.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '')),
    )
    expect(paths.length).toBeGreaterThanOrEqual(300)
    const member = { headers: { cookie: cookiesOf(await postLogin('/auth/login')) } }
    const led: string[] = []
    for (const path of paths) {
      const address = withReturn('/auth/login', path)
      // One after the other, as a browser would.
      const answers = [await postLogin(address), await ask(address, member)]
      led.push(
        ...answers.map(({ status, headers }) => {
          // URLs cannot contain NUL: the server responds with 400.
          const way = path.includes('\0') && status === 400 ? '/' : headers.get('location')
          return `${way} for ${path}`
        }),
      )
    }
    expect(led.filter((way) => !way.startsWith('/ for '))).toEqual([])
    expect(led).toHaveLength(paths.length * 2)
  })

  it('shows its tokens to no page, cookie or log', async () => {
    const answer = await postLogin('/auth/login')
    const cookies = answer.headers.getSetCookie()
    const session = cookies.find((cookie) => cookie.startsWith('__Host-tea-session='))
    expect(session).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookies.some((cookie) => cookie.startsWith('__Host-tea-session-known='))).toBe(true)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await ask('/orders', { headers: { cookie: cookiesOf(answer) } })
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const shown = [...cookies, await answer.text(), await page.text(), ...logged].join('\n')
    expect(shown).not.toContain('that-is-never-sent')
  })

  it('lets a guest see no member page, as a document or as data', async () => {
    for (const path of ['/orders', '/en/orders']) {
      const prefix = path.replace('/orders', '')
      const login = `${prefix}/auth/login?return=${encodeURIComponent(path)}`
      expect((await ask(path)).headers.get('location')).toBe(login)
      const data = await ask(`${path}.data`)
      expect(await data.text()).toContain(login)
      expect(data.status).toBe(202)
    }
  })

  it('takes a session that it cannot open, as one sealed by an earlier version, for none', async () => {
    const old = 'k3JbM2c1QmFzZTY0'.repeat(20)
    for (const sealed of [old, `Fe26.2***${old}*${old}***${old}`, '%', '']) {
      const headers = { cookie: `__Host-tea-session=${sealed}; __Host-tea-session-known=x` }
      // One after the other, as a browser would.
      const answer = await ask('/orders', { headers })
      expect(answer.headers.get('location')).toBe('/auth/login?return=%2Forders')
      // One after the other, as a browser would.
      expect((await ask('/auth/login', { headers })).status).toBe(200)
    }
  })

  it('ends a session that the browser has and the server does not know', async () => {
    const answer = await ask('/orders', { headers: { cookie: '__Host-tea-session-known=x' } })
    expect(answer.headers.getSetCookie().join()).toContain('__Host-tea-session-known=; ')
  })
})
