import { createTestServer } from '@floga/remix-server/testing'
import type { ServerBuild } from '@remix-run/node'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import routes from '../app/routes.js'

const shop = 'https://shop.test'

/** Addresses of the shop's actions, with a value for every parameter, in both languages. */
const addresses = routes.flatMap(({ path = '', file }) => {
  const source = readFileSync(new URL(`../app/${file}`, import.meta.url), 'utf8')
  if (!/^export (?:(?:async )?function|const) action\b|^export \{[^}]*\baction\b/m.test(source)) {
    return []
  }
  const place = `/${path}`.replace(/:(?!lang)\w+/g, 'some-id')
  return place.includes('/:lang?')
    ? [place.replace('/:lang?', '') || '/', place.replace(':lang?', 'en')]
    : [place]
})

/** A shop whose actions count their calls. */
function createCountingShop() {
  const asked: string[] = []
  const page = { default: () => null, handle: { access: 'everyone' } }
  const action = ({ request }: { request: Request }) => {
    asked.push(new URL(request.url).pathname)
    return new Response(null, { status: 204 })
  }
  const build = {
    entry: { module: { default: () => new Response('<html></html>'), handleError() {} } },
    routes: {
      root: { id: 'root', path: '', module: page },
      ...Object.fromEntries(
        routes.map(({ path, index, file }) => [
          file,
          { id: file, parentId: 'root', path, index, module: { ...page, action } },
        ]),
      ),
    },
    assets: { version: 'test', url: '', entry: { module: '', imports: [] }, routes: {} },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v3_singleFetch: true },
    isSpaMode: false,
    mode: 'production',
  } as unknown as ServerBuild
  return { asked, ...createTestServer({}, { build }) }
}

/** Headers of a cross-site post. */
const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.shop.test' },
  // A sandboxed iframe, or a page opened from a file.
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  // Browsers that send only `Origin`.
  { origin: 'https://evil.test' },
  { origin: 'https://shop.test.evil.test' },
  { origin: 'null' },
]

describe('a post from another site', () => {
  it('reaches no action of the shop, as a page or as data', async () => {
    const { asked, get } = createCountingShop()
    expect(addresses.length).toBeGreaterThan(40)
    const answers: string[] = []
    for (const address of addresses) {
      for (const place of [address, address === '/' ? '/_root.data' : `${address}.data`]) {
        for (const headers of foreign) {
          const body = new URLSearchParams({ form: 'delete' })
          const said = { ...headers, host: 'shop.test', cookie: '__Host-session=maria' }
          // What was asked is told apart by its order.
          const { status } = await get(place, { method: 'POST', body, headers: said })
          if (status !== 403) answers.push(`${status} ${place} ${JSON.stringify(headers)}`)
        }
      }
    }
    expect(answers).toEqual([])
    expect(asked).toEqual([])
  })

  it('is only allowed for the return from the payment provider', () => {
    const open = routes
      .map(({ file }) => file)
      .filter((file) =>
        /\bposts:/.test(readFileSync(new URL(`../app/${file}`, import.meta.url), 'utf8')),
      )
    expect(open).toEqual([
      '../../../packages/storefront/src/features/checkout/payment/payment-return.ts',
    ])
  })

  it('would reach each of them from the shop itself', async () => {
    const { asked, get } = createCountingShop()
    const headers = { 'sec-fetch-site': 'same-origin', origin: shop, host: 'shop.test' }
    for (const address of addresses) {
      const body = new URLSearchParams({ form: 'delete' })
      // What was asked is told apart by its order.
      await get(address, { method: 'POST', body, headers })
    }
    expect(asked).toEqual(addresses)
  })
})
