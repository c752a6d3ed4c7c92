import {
  createFailureList,
  marker,
  refusedRequests,
  sendMalformed,
  sendRaw,
  shopParts,
} from '@floga/chaos'
import { expect, test } from '../fixtures.js'

// `pnpm chaos malformed` sends 100,000.
test('Malformed requests are rejected without a failure, and no log contains their text', async ({
  shop,
  request,
}) => {
  const { expect: expectThat, list } = createFailureList()
  const counted = await sendMalformed({
    origin: shop.url,
    parts: shopParts,
    requests: 150,
    // Other tests and suites run at the same time.
    atOnce: 8,
    patienceMs: 200_000,
    expect: expectThat,
  })
  expect(list()).toEqual([])
  expect(counted).toMatchObject({ requests: 150, '5xx': 0 })
  expect(counted['4xx']).toBeGreaterThan(30)
  expect((await request.get('/')).status()).toBe(200)
  expect(await shop.readLogs()).not.toContain(marker)
})

test('Each kind of malformed request is refused by shop and platform, which both live on', async ({
  shop,
  request,
}) => {
  const servers = [
    { origin: shop.url, path: '/contact' },
    { origin: shop.url, path: '/auth/login' },
    { origin: shop.platformUrl, path: '/main/graphql' },
    { origin: shop.platformUrl, path: '/auth/token' },
  ]
  const wrong: string[] = []
  for (const { origin, path } of servers) {
    for (const { name, ...bytes } of refusedRequests({ path })) {
      const { status } = await sendRaw(origin, bytes, 60_000)
      if (status < 400 || status > 499) wrong.push(`${path}, ${name}: ${status}`)
    }
    expect((await request.get(`${origin}/healthz`)).status()).toBe(200)
  }
  expect(wrong).toEqual([])
})
