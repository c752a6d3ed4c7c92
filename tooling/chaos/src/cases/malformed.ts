import { readPersistedHashes } from '@floga/setup'
import type { ChaosCase, FailureList } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import { makeMalformedRequest, marker, type RequestParts } from '../fixtures/malformed-requests.js'
import { createRandom } from '../fixtures/random.js'
import { sendRaw } from '../fixtures/send-raw.js'
import { openTestShop } from '../fixtures/test-shop.js'

const atOnce = 32

const shopParts: RequestParts = {
  paths: [
    '/',
    '/en',
    '/products',
    '/en/products',
    '/products/x',
    '/categories',
    '/categories/x',
    '/brands/x',
    '/offers',
    '/offers/x',
    '/contact',
    '/en/contact',
    '/shopping-cart',
    '/checkout',
    '/en/checkout',
    '/receipt/',
    '/request',
    '/request/',
    '/orders',
    '/orders/',
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
    '/auth/reset-password',
    '/account',
    '/compare',
    '/order-lookup',
    '/withdraw',
    '/newsletter',
    '/sitemap.xml',
    '/robots.txt',
    '/assets/',
    '/assets/floga/',
    '/manifest.webmanifest',
    '/sw.js',
    '/.well-known/security.txt',
    '/healthz',
    '/feeds/',
    '/graphql',
    '/_root.data',
    '/products.data',
    '/shopping-cart.data',
    '/auth/login.data',
    '/checkout.data',
    '/cart-state',
    '/nothing',
  ],
  bodies: [
    {
      type: 'application/x-www-form-urlencoded',
      text: 'email=MARKER%40example.com&password=MARKER&intent=log-in',
    },
    {
      type: 'application/x-www-form-urlencoded',
      text: 'variantId=MARKER&quantity=1&intent=add&cartId=%00',
    },
    {
      type: 'application/x-www-form-urlencoded',
      text: 'name=A&email=MARKER%40example.com&message=4111111111111111',
    },
    { type: 'text/plain', text: 'variantId=MARKER' },
    {
      type: 'multipart/form-data; boundary=x',
      text: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nMARKER\r\n--x--',
    },
    {
      type: 'application/json',
      text: '{"variables":{"term":"MARKER"},"extensions":{"persistedQuery":{"sha256Hash":"MARKER"}}}',
    },
  ],
  headers: [
    'Cookie: cart=MARKER',
    'Sec-Fetch-Mode: navigate',
    'Sec-Fetch-Dest: document',
    'Purpose: prefetch',
  ],
}

function platformParts(): RequestParts {
  const hashOf = readPersistedHashes()
  const call = (operation: string, variables: string): { type: string; text: string } => ({
    type: 'application/json',
    text: `{"variables":${variables},"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${hashOf(operation)}"}}}`,
  })
  return {
    paths: [
      '/main/graphql',
      '/main/graphql',
      '/main/graphql',
      '/data/graphql',
      '/auth/graphql',
      '/auth/token',
      '/auth/token',
      '/auth/revoke',
      '/auth/token/info',
      '/data/content/manifest',
      '/data/content/query',
      '/data/content/x.json',
      '/main/catalogue/version',
      '/main/assets/floga/x-640.webp',
      '/main/assets/x/documents/el/x.pdf',
      '/main/orders/x/document.pdf',
      '/payments/events/sandbox',
      '/payments/events/x',
      '/healthz',
      '/readyz',
      '/nothing',
      '/',
    ],
    bodies: [
      call('ProductsSearch', '{"where":{"term":"MARKER"},"order":"RELEVANCE","skip":0,"first":24}'),
      call('Product', '{"where":{"slug":"MARKER"}}'),
      call('Cart', '{"id":"MARKER"}'),
      call('CartAddItem', '{"input":{"variantId":"MARKER","quantity":1}}'),
      call('MemberRegister', '{"input":{"email":"MARKER@example.com","password":"MARKER"}}'),
      call(
        'CheckoutPlaceOrder',
        '{"input":{"cartId":"MARKER","idempotencyKey":"MARKER","contact":{"email":"MARKER"}}}',
      ),
      call(
        'CustomerRequestOpen',
        '{"input":{"kind":"CONTACT","name":"MARKER","email":"a@example.com","message":"MARKER"}}',
      ),
      {
        type: 'application/json',
        text: '{"grant_type":"password","username":"MARKER","password":"MARKER"}',
      },
      {
        type: 'application/x-www-form-urlencoded',
        text: 'grant_type=refresh_token&refresh_token=MARKER',
      },
      {
        type: 'application/json',
        text: '{"type":"payment.succeeded","tenant":"MARKER","id":"MARKER"}',
      },
    ],
    headers: [
      'Tenant: floga',
      'Tenant: floga',
      'Tenant: floga',
      'Tenant: nobody',
      'Tenant: \u0001',
      'Locale: el',
      'Locale: nonsense',
      'Timezone: Europe/Athens',
      'Timezone: Nonsense/Place',
      'Timezone: +99:99',
      'X-Signature: MARKER',
      'Signature: nonsense',
    ],
  }
}

/** Requests that no client of ours would send, to shop and platform. */
export const malformed: ChaosCase = {
  name: 'malformed',
  description:
    '100,000 malformed requests to shop and platform: no 5xx, both go on, and no log holds what was sent',
  engines: ['embedded', 'PostgreSQL'],
  products: () => [],
  async run(platform, scale) {
    const { expect, list } = createFailureList()
    const half = scale === 'full' ? 50_000 : 2_000
    const figures: Record<string, number> = {}
    const send = async (name: string, origin: string, parts: RequestParts): Promise<void> => {
      const counted = await sendAll({ origin, parts, requests: half, expect })
      for (const [kind, value] of Object.entries(counted)) figures[`${name} ${kind}`] = value
    }
    // The short version, a test of the platform, has no shop to start.
    const shop = scale === 'full' ? await openTestShop(platform.origin) : undefined
    try {
      await send('platform', platform.origin, platformParts())
      const { status } = await platform.call('MenuCategories', {})
      expect(status === 200, `the platform answers ${status} afterwards`)
      if (shop) {
        await send('shop', shop.origin, shopParts)
        const home = await fetch(shop.origin).catch(() => undefined)
        expect(shop.isRunning() && home?.status === 200, 'the shop does not answer afterwards')
        expect(!(await shop.readLog()).includes(marker), "the shop's log holds what was sent")
      }
    } finally {
      await shop?.close()
    }
    expect(!(await platform.readLog()).includes(marker), "the platform's log holds what was sent")
    return { figures, failures: list() }
  },
}

interface SendAllOptions {
  origin: string
  parts: RequestParts
  requests: number
  expect: FailureList['expect']
}

async function sendAll({ origin, parts, requests, expect }: SendAllOptions) {
  const counted = {
    requests: 0,
    '2xx and 3xx': 0,
    '4xx': 0,
    '5xx': 0,
    'closed without an answer': 0,
  }
  let next = 0
  const sender = async (): Promise<void> => {
    while (next < requests) {
      const seed = next
      next += 1
      const request = makeMalformedRequest(createRandom(seed), parts)
      const { status, isLate } = await sendRaw(origin, request)
      counted.requests += 1
      if (status >= 500) counted['5xx'] += 1
      else if (status >= 400) counted['4xx'] += 1
      else if (status > 0) counted['2xx and 3xx'] += 1
      else counted['closed without an answer'] += 1
      const line = request.bytes.toString('latin1').split('\r\n', 1)[0]!.slice(0, 100)
      expect(status < 500, `${status} for request ${seed} (${line})`)
      expect(!isLate, `no answer in time for request ${seed} (${line})`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  return counted
}
