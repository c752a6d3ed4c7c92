import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import { formatReport, runConformance } from '@floga/platform-conformance'
import { findFreePort, repositoryRoot, startServer, waitUntilReady } from '@floga/setup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBackend } from './create-backend.js'
import { shop } from './goods.js'

let backend: ServerType
let address: string

beforeAll(async () => {
  const port = await findFreePort()
  address = `http://127.0.0.1:${port}`
  await new Promise<void>((ready) => {
    backend = serve({ fetch: createBackend().fetch, hostname: '127.0.0.1', port }, () => ready())
  })
})
afterAll(() => void backend.close())

describe('the smallest backend', () => {
  it('passes the conformance tests that a shop of guests needs', async () => {
    const report = await runConformance({
      endpoints: { main: `${address}/main`, data: `${address}/data`, auth: `${address}/auth` },
      tenant: shop.tenant,
      levels: ['checkout'],
      settings: {
        address: { country: 'AE', postalCode: '', city: 'Dubai', address: 'Al Wasl Road 12' },
        phone: '+971501234567',
      },
    })
    const text = formatReport(report)
    expect(text).not.toContain('FAILED')
    expect(text).toMatch(/ 0 failed, 0 skipped$/)
  })

  it('may serve its images elsewhere, where the settings of the shop say so', async () => {
    const whole = 'https://images.example/tea.svg'
    const answer: typeof fetch = async (input, init) => {
      if (input === whole) return new Response('', { headers: { 'content-type': 'image/svg+xml' } })
      const { status, headers, ...response } = await fetch(input, init).then(async (one) => ({
        status: one.status,
        headers: { 'content-type': one.headers.get('content-type') ?? '' },
        text: await one.text(),
      }))
      return new Response(response.text.replaceAll('tea.svg', whole), { status, headers })
    }
    const ask = async (imageOrigins: string[]) => {
      const report = await runConformance({
        endpoints: { main: `${address}/main`, data: `${address}/data`, auth: `${address}/auth` },
        tenant: shop.tenant,
        levels: ['catalogue'],
        only: 'an image of a product',
        settings: { imageOrigins },
        fetch: answer,
      })
      return formatReport(report)
    }
    expect(await ask(['https://images.example'])).toContain(' 0 failed')
    expect(await ask([])).toContain(`actual:   ["${whole}"`)
  })
})

describe('apps/tenant-minimal with this backend', () => {
  let folder: string
  let server: ReturnType<typeof startServer>
  let origin: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-'))
    const port = await findFreePort()
    origin = `http://127.0.0.1:${port}`
    server = startServer({
      name: 'Shop',
      root: repositoryRoot,
      cwd: join(repositoryRoot, 'apps', 'tenant-minimal'),
      command: [process.execPath, 'build/http/main.js'],
      env: { ...process.env, PORT: String(port), PLATFORM_URL: address, PUBLIC_URL: origin },
      readyUrl: `${origin}/readyz`,
      logFile: join(folder, 'shop.log'),
    })
    await waitUntilReady(server, { timeoutMs: 60_000 })
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** A browser without scripts: it stores cookies, and posts forms. */
  const jar = new Map<string, string>()
  const open = async (path: string, form?: Record<string, string>) => {
    const body = form && new URLSearchParams(form)
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const headers = { cookie, accept: 'text/html', origin, 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers,
      ...(body ? { method: 'POST', body } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const target = answer.headers.get('location') ?? ''
    return { status: answer.status, target, text: await answer.text() }
  }
  /** Reads the hidden fields of the first form of a page that has one of this name. */
  const hiddenFields = (html: string, name: string) => {
    const form = html.split('<form').find((one) => one.includes(` name="${name}"`)) ?? ''
    const fields = [...form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)]
    return Object.fromEntries(fields.map(([, field = '', value = '']) => [field, value]))
  }

  const linksOf = (pages: readonly { text: string }[]) => {
    const links = pages.flatMap(({ text }) =>
      [...text.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href = '']) => href),
    )
    return [...new Set(links.map((href) => href.replaceAll('&amp;', '&')))]
  }
  const findDeadLinks = async (pages: readonly { text: string }[]) => {
    const answers = await Promise.all(
      linksOf(pages).map(async (href) => [href, (await open(href)).status]),
    )
    return answers.filter(([, status]) => Number(status) >= 400)
  }

  it('shows the catalogue, and finds in it', async () => {
    const list = await open('/products?category=green')
    expect(list.text).toContain('Sencha')
    expect(list.text).not.toContain('Assam')
    expect((await open('/products?search=rolled')).text).toContain('Gunpowder')
    const page = await open('/products/sencha')
    expect([page.status, page.text.includes('78.00')]).toEqual([200, true])
    expect((await open('/products/none')).status).toBe(404)
  })

  it('has neither pages of what the backend cannot do nor links to them', async () => {
    for (const path of ['/contact', '/request', '/newsletter', '/privacy']) {
      expect([path, (await open(path)).status]).toEqual([path, 404])
    }
  })

  it('has no members: no login, no account, no session, and no link to them', async () => {
    const pages = ['/auth/login', '/auth/register', '/de/auth/login', '/account', '/account/data']
    for (const path of [...pages, '/session/user']) {
      expect([path, (await open(path)).status]).toEqual([path, 404])
    }
    for (const path of ['/auth/logout', '/session/renew', '/session/end']) {
      expect([path, (await open(path, {})).status]).toEqual([path, 404])
    }
    for (const path of ['/', '/de/products', '/products/sencha', '/shopping-cart', '/checkout']) {
      const { text } = await open(path)
      expect([path, text.match(/="[^"]*\/(?:auth|account|session)\b[^"]*"/g)]).toEqual([path, null])
    }
  })

  it('leads to no dead link, from its first page on', async () => {
    const seen = new Map<string, number>()
    const waiting = ['/', '/de', '/ar']
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (seen.has(path)) continue
      const { status, text, target } = await open(path)
      seen.set(path, status)
      const links = [...text.matchAll(/<(?:a|link|form)\b[^>]* (?:href|action)="(\/[^"#]*)"/g)]
      const found = [target, ...links.map(([, href = '']) => href.replaceAll('&amp;', '&'))]
      waiting.push(...found.filter((href) => /^\/(?!assets\/)/.test(href)))
    }
    expect([...seen.keys()]).toContain('/ar/products/sencha')
    expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  })

  it('fails on no page that the storefront has', async () => {
    const { routes } = (await import(
      join(repositoryRoot, 'apps/tenant-minimal/build/server/index.js')
    )) as { routes: Record<string, { path?: string }> }
    const paths = Object.values(routes)
      .map(({ path = '' }) => `/${path.replace(':lang?', '').replaceAll(/:\w+/g, 'some')}`)
      .map((path) => path.replaceAll('//', '/').replace('*', 'some'))
    expect(paths.length).toBeGreaterThan(30)
    const answers = await Promise.all(paths.map(async (path) => [path, (await open(path)).status]))
    expect(answers.filter(([, status]) => Number(status) >= 500)).toEqual([])
  })

  it('takes the order of a guest', async () => {
    const page = await open('/products/sencha')
    const added = await open('/shopping-cart', {
      ...hiddenFields(page.text, 'variantId'),
      quantity: '2',
    })
    expect([added.status, added.target]).toEqual([303, '/shopping-cart'])
    const cart = await open('/shopping-cart')
    expect(cart.text).toContain('156.00')
    expect(cart.text).not.toContain('href="/shared-cart')
    // Nor coupons, estimates of delivery, or lines saved for later.
    for (const absent of ['apply-coupon', 'set-address', 'value="save"']) {
      expect([absent, cart.text.includes(absent)]).toEqual([absent, false])
    }
    const checkout = await open('/checkout')
    // There are neither invoices nor accounts, cards, pick-up, post codes or texts.
    const named = [...checkout.text.matchAll(/<(?:input|select|textarea) [^>]*?name="([\w.]+)"/g)]
    const fields = new Set(named.map(([, name = '']) => name))
    for (const absent of ['document', 'saveAddress', 'savedCardId', 'billing.postalCode']) {
      expect([absent, fields.has(absent)]).toEqual([absent, false])
    }
    const input = {
      ...hiddenFields(checkout.text, 'terms'),
      firstName: 'Lena',
      lastName: 'Haddad',
      email: 'lena@example.com',
      phone: '+971501234567',
      'billing.country': 'AE',
      'billing.address': 'Al Wasl Road 12',
      'billing.city': 'Dubai',
      shipToBilling: 'on',
      shippingMethodId: 'courier',
      paymentMethodId: 'cash',
      intent: 'place',
    }
    const refused = await open('/checkout', input)
    expect([refused.status, refused.text.includes('Please accept the terms')]).toEqual([400, true])
    const ordered = await open('/checkout', { ...input, terms: 'on' })
    expect(ordered.target).toMatch(/^\/receipt\/[\w-]{22}$/)
    const receipt = await open(ordered.target)
    expect(receipt.text).toContain('186.00')
    expect(await findDeadLinks([cart, checkout, receipt])).toEqual([])
    expect((await open(`${ordered.target}/document.pdf`)).status).toBe(404)
    expect((await open(ordered.target.replace('/receipt', '/checkout/payment'))).status).toBe(404)
  })
})
