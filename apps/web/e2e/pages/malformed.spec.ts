import { createFailureList, marker, sendMalformed, shopParts } from '@floga/chaos'
import { expect, test } from '../fixtures.js'

test('Malformed requests are refused without a failure, and no log holds a word of them', async ({
  shop,
  request,
}) => {
  const { expect: expectThat, list } = createFailureList()
  const counted = await sendMalformed({
    origin: shop.url,
    parts: shopParts,
    requests: 500,
    // Other tests and suites run beside.
    atOnce: 8,
    patienceMs: 200_000,
    expect: expectThat,
  })
  expect(list()).toEqual([])
  expect(counted).toMatchObject({ requests: 500, '5xx': 0 })
  expect(counted['4xx']).toBeGreaterThan(100)
  expect((await request.get('/')).status()).toBe(200)
  expect(await shop.readLogs()).not.toContain(marker)
})
