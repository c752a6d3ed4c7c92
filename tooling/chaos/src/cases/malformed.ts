import type { ChaosCase } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import { marker, type RequestParts } from '../fixtures/malformed-requests.js'
import { platformParts } from '../fixtures/platform-parts.js'
import { sendMalformed } from '../fixtures/send-malformed.js'
import { shopParts } from '../fixtures/shop-parts.js'
import { openTestShop } from '../fixtures/test-shop.js'

/** Requests that no client of ours would send, to shop and platform. */
export const malformed: ChaosCase = {
  name: 'malformed',
  description:
    '100,000 malformed requests to shop and platform: no 5xx, both keep responding, and no log contains their content',
  engines: ['embedded', 'PostgreSQL'],
  products: () => [],
  async run(platform, scale) {
    const { expect, list } = createFailureList()
    const half = scale === 'full' ? 50_000 : 2_000
    const figures: Record<string, number> = {}
    const send = async (name: string, origin: string, parts: RequestParts): Promise<void> => {
      const counted = await sendMalformed({ origin, parts, requests: half, expect })
      for (const [kind, value] of Object.entries(counted)) figures[`${name} ${kind}`] = value
    }
    // The short version, a test of the platform, has no shop to start.
    const shop = scale === 'full' ? await openTestShop(platform.origin) : undefined
    try {
      await send('platform', platform.origin, platformParts())
      const { status } = await platform.call('MenuCategories', {})
      expect(status === 200, `the platform returns ${status} afterwards`)
      if (shop) {
        await send('shop', shop.origin, shopParts)
        const home = await fetch(shop.origin).catch(() => undefined)
        expect(shop.isRunning() && home?.status === 200, 'the shop does not respond afterwards')
        expect(
          !(await shop.readLog()).includes(marker),
          "the shop's log contains content of requests",
        )
      }
    } finally {
      await shop?.close()
    }
    expect(
      !(await platform.readLog()).includes(marker),
      "the platform's log contains content of requests",
    )
    return { figures, failures: list() }
  },
}
