import type { LoaderFunctionArgs } from '@remix-run/node'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { testShop } from '../../testing/test-shop.js'
import { loader } from './feed.js'

const feed = { countries: [], skusAreMpns: false }
const shop = { ...testShop, feeds: { 'google-merchant': feed, skroutz: feed } }

let isAway = false

/** A platform without products, or none at all. */
async function answer(): Promise<Response> {
  if (isAway) throw new TypeError('fetch failed')
  const catalogueExport = { currency: 'EUR', nodes: [], nextCursor: null }
  return Response.json({ data: { catalogueExport } })
}

async function ask(file: string, dataVersion: string): Promise<Response> {
  const url = 'http://127.0.0.1:9'
  const settings = {
    endpoints: { main: `${url}/main`, data: `${url}/data`, auth: `${url}/auth` },
    publicUrl: 'https://shop.test',
    platformDeadlineMs: 1_000,
  }
  const context = { shop, settings, dataVersion, clientAddress: '', requestId: '1' }
  const request = new Request(`https://shop.test/feeds/${file}`)
  return loader({ request, context, params: { file } } as unknown as LoaderFunctionArgs)
}

describe('a feed', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', answer)
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  })
  afterEach(() => {
    isAway = false
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('sends `Retry-After` while the platform is unavailable, and the feed once it is back', async () => {
    isAway = true
    const refused = await ask('skroutz.xml', 'v1')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('120')
    expect(refused.headers.get('content-type')).not.toContain('xml')

    isAway = false
    const written = await ask('skroutz.xml', 'v1')
    expect(written.status).toBe(200)
    expect(written.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(await written.text()).toContain('</mywebstore>')
  })

  it('stays as it was while the platform is away, though the catalogue has changed', async () => {
    const before = await (await ask('google-merchant.xml', 'v1')).text()
    isAway = true
    const kept = await ask('google-merchant.xml', 'v2')
    expect(kept.status).toBe(200)
    expect(await kept.text()).toBe(before)
  })
})
