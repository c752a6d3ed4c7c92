import { join } from 'node:path'

import { findFreePort } from '@floga/setup'
import type { APIRequestContext } from '@playwright/test'

import { expect, test } from '../fixtures.js'
import { logInByRequest, newEmail, registerMember } from '../actions/account.js'
import { hose } from '../data/catalogue-samples.js'
import { languages } from '../data/languages.js'
import { paths } from '../servers/paths.js'
import { startServerProcess } from '../servers/start-server-process.js'
import type { ServerProcess } from '../servers/start-server-process.js'
import type { Shop } from '../servers/start-shop.js'

/** Not kept as a whole by the page cache, with cards, facets and a frame that earlier ones have drawn. */
const lists = ['', '&view=list', '&sort=price-asc&page=2', '&search=regulator']

/** Starts a web server beside the shop's own, for the same address: that one keeps whole pages of earlier tests. */
async function startServer(
  shop: Shop,
  { keptParts, logFile }: { keptParts: string; logFile: string },
): Promise<{ url: string; server: ServerProcess }> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const server = await startServerProcess({
    name: `The shop with KEPT_PARTS_MB=${keptParts}`,
    script: paths.webServer,
    cwd: paths.webFolder,
    env: {
      PORT: String(port),
      PLATFORM_URL: shop.proxy.url,
      PUBLIC_URL: shop.url,
      SESSION_SECRET: 'for-e2e-tests-alone-and-nothing-else',
      LOG_LEVEL: 'error',
      KEPT_PARTS_MB: keptParts,
      PLATFORM_DEADLINE_MS: '50000',
    },
    readyUrl: `${url}/readyz`,
    logFile,
  })
  return { url, server }
}

test('Pages of kept parts are the bytes of pages without', async ({
  shop,
  request: member,
  playwright,
}, info) => {
  const start = (keptParts: string) =>
    startServer(shop, { keptParts, logFile: join(info.outputDir, `web-${keptParts}.log`) })
  const [kept, drawn] = await Promise.all([start('24'), start('0')])
  const guest = await playwright.request.newContext()
  const compare = async (visitor: APIRequestContext, path: string): Promise<void> => {
    // Cookies of one port go to the other as well.
    const [own, without] = [await visitor.get(kept.url + path), await visitor.get(drawn.url + path)]
    expect(await own.text(), path).toBe(await without.text())
  }
  const compareAll = async (visitor: APIRequestContext): Promise<void> => {
    for (const { path, code } of languages) {
      for (const query of lists) await compare(visitor, path(`/products?price=1-${query}`))
      await compare(visitor, path('/'))
      await compare(visitor, path(`/products/${hose.slug[code]}`))
      await compare(visitor, path(`/categories/${hose.categorySlug[code]}?price=1-`))
      await compare(visitor, path('/shopping-cart'))
      await compare(visitor, path('/no-such-page'))
    }
  }
  try {
    const email = newEmail('parts')
    await registerMember(member, shop, email)
    await logInByRequest(member, email)
    // The member comes first: nothing of it may stand in what the guest gets.
    await compareAll(member)
    await compareAll(guest)
    await compareAll(member)
    await compare(member, '/account')
  } finally {
    await guest.dispose()
    await Promise.all([kept.server.stop(), drawn.server.stop()])
  }
})
