import { platformHeaders } from '@floga/platform-contract'
import type { Capability } from '@floga/api-client/operations'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { testShop } from '../../testing/test-shop.js'
import { loadDocument } from './load-document.server.js'

const terms = {
  path: '/terms-and-conditions',
  title: 'Terms',
  description: 'What holds',
  updatedAt: '2026-11-30',
  body: '<p>a</p>',
}

afterEach(() => void vi.unstubAllGlobals())

/** A platform whose tenants have terms; `asked` are those that it was asked for. */
function openPlatform(capabilities: readonly Capability[] = ['CONTENT']) {
  const asked = new Set<string | null>()
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.add(new Headers(headers).get(platformHeaders.tenant))
    if (url.endsWith('/graphql')) {
      const tenantSettings = { capabilities, analytics: [] }
      const none = { menuCategories: [], footerTaxons: [], socialAccounts: [] }
      return Response.json({ data: { tenantSettings, contactDetails: null, ...none } })
    }
    if (url.endsWith('/manifest.json')) return Response.json({ hashes: { de: 'a', en: 'b' } })
    if (url.includes('/versions')) return Response.json([])
    return Response.json({ locale: 'en', documents: [terms] })
  })
  const load = (shop: typeof testShop, path: string) => {
    const base = 'https://platform.test'
    const settings = {
      endpoints: { main: base, data: base, auth: base },
      publicUrl: `https://${shop.id}.test`,
      platformDeadlineMs: 1_000,
    }
    const context = {
      shop,
      settings,
      handles: [{ cache: 'public' }],
      clientAddress: '',
      requestId: '',
      dataVersion: '',
    }
    const [, lang] = /^\/(en)\//.exec(path) ?? []
    const request = new Request(`${settings.publicUrl}${path}`)
    return loadDocument({ request, context, params: { lang } } as unknown as LoaderFunctionArgs)
  }
  return { asked, load }
}

describe('loadDocument', () => {
  it('answers for each shop of a process', async () => {
    const { asked, load } = openPlatform()
    const coffee = { ...testShop, id: 'coffee', name: 'Coffee' }
    const [ofTea, ofCoffee] = [
      await load(testShop, '/en/terms-and-conditions'),
      await load(coffee, '/terms-and-conditions'),
    ]
    expect(asked).toEqual(new Set(['tea', 'coffee']))
    expect(ofTea.meta).toContainEqual({ title: 'Terms | Tea' })
    expect(ofCoffee.meta).toContainEqual({ title: 'Terms | Coffee' })
    expect(ofTea.alternates).toEqual({
      de: '/terms-and-conditions',
      en: '/en/terms-and-conditions',
    })
  })

  it('finds none where the platform is not capable of documents', async () => {
    const path = '/terms-and-conditions'
    const { load } = openPlatform(['MEMBERS'])
    await expect(load(testShop, path)).rejects.toMatchObject({ status: 404 })
  })
})
