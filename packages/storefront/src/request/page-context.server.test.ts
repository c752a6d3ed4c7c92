import type { Capability } from '@floga/api-client/operations'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'

import { testShop } from '../testing/test-shop.js'
import { pageContext } from './page-context.server.js'

const loadCapabilities = vi.hoisted(() => vi.fn<() => Promise<Capability[] | undefined>>())
vi.mock('../site/load-site.server.js', () => ({ loadCapabilities }))

/** Opens a page as a guest. @returns the status and the destination of a thrown response. */
async function open(path: string, capabilities?: Capability[]) {
  loadCapabilities.mockResolvedValue(capabilities)
  const settings = {
    endpoints: { main: 'http://a.invalid', data: 'http://a.invalid', auth: 'http://a.invalid' },
    cookieSecret: 'a secret of thirty-two characters',
    publicUrl: 'https://tea.test',
  }
  const args = {
    request: new Request(`https://tea.test${path}`),
    params: path.startsWith('/en') ? { lang: 'en' } : {},
    context: { shop: testShop, settings, setCookies: [], handles: [{}], clientAddress: '' },
  } as unknown as LoaderFunctionArgs
  const thrown: unknown = await pageContext(args).catch((error: unknown) => error)
  if (!(thrown instanceof Response)) return thrown
  return [thrown.status, thrown.headers.get('Location')]
}

describe('pageContext', () => {
  it('finds no page of a feature that the platform is not capable of', async () => {
    expect(await open('/auth/login', ['SHARED_CART'])).toEqual([404, null])
    expect(await open('/en/auth/login', ['SHARED_CART'])).toEqual([404, null])
  })

  it('leads no guest to a login for such a page', async () => {
    expect(await open('/account', ['SHARED_CART'])).toEqual([404, null])
    const login = [302, '/auth/login?return=%2Faccount']
    expect(await open('/account', ['MEMBERS'])).toEqual(login)
    expect(await open('/account')).toEqual(login)
  })

  it('opens its page, also where the platform does not say what it is capable of', async () => {
    const page = { path: '/auth/login', locale: { code: 'en' } }
    expect(await open('/en/auth/login', ['MEMBERS'])).toMatchObject(page)
    expect(await open('/en/auth/login')).toMatchObject(page)
  })
})
