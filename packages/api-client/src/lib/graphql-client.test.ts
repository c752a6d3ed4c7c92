import { describe, expect, it } from 'vitest'

import manifest from '../generated/persisted-documents.json' with { type: 'json' }
import {
  CartRemoveCouponDocument,
  CurrentUserDocument,
  FeaturesDocument,
  ProductDocument,
  SeoTranslationsDocument,
} from '../generated/operations.js'
import { json, startTestServer } from './testing/start-test-server.js'

const features = [{ slug: 'delivery', icon: 'truck', name: 'Αποστολή' }]

describe('a named client', () => {
  it('sends the hash of a document, its variables and no text', async () => {
    const { platform, seen } = await startTestServer((response) =>
      json(response, { data: { product: null } }),
    )
    const where = { slug: 'rythmistis' }

    expect(await platform.eshop.query(ProductDocument, { where })).toEqual({ product: null })

    const body = JSON.parse(seen[0]!.body) as {
      extensions: { persistedQuery: { sha256Hash: string } }
    }
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/main/graphql' })
    expect(body).toMatchObject({ operationName: 'Product', variables: { where } })
    expect(body).not.toHaveProperty('query')
    expect(manifest).toHaveProperty(body.extensions.persistedQuery.sha256Hash)
  })

  it('sends tenant, locale, time zone and request id', async () => {
    const { platform, seen } = await startTestServer((response) =>
      json(response, { data: { features } }),
    )

    expect(await platform.site.query(FeaturesDocument, {})).toEqual({ features })
    expect(seen[0]!.headers).toMatchObject({
      tenant: 'floga',
      locale: 'el',
      timezone: 'Europe/Athens',
      'x-request-id': 'request-1',
    })
  })

  it('sends the access token by clients that send one, and by no other', async () => {
    const { platform, seen } = await startTestServer(
      (response) => json(response, { data: { currentUser: { data: null }, features } }),
      { getAccessToken: async () => 'token-1' },
    )
    await platform.auth.query(CurrentUserDocument, {})
    await platform.site.query(FeaturesDocument, {})

    expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/auth/graphql', 'Bearer token-1'],
      ['/main/graphql', undefined],
    ])
  })

  it('sends translations for search engines to the data endpoint', async () => {
    const { platform, seen } = await startTestServer((response) =>
      json(response, { data: { seoTranslations: null } }),
    )
    await platform.eshop.query(SeoTranslationsDocument, { where: { slug: 'a', type: 'BRAND' } })
    expect(seen[0]!.url).toBe('/data/graphql')
  })

  it('sends the text by a client that is not persisted', async () => {
    const site = { endpoint: 'main', isPersisted: false, sendsBearer: false } as const
    const { platform, seen } = await startTestServer(
      (response) => json(response, { data: { features } }),
      { clients: { default: site, oauth: site, auth: site, site, eshop: site, hotel: site } },
    )
    await platform.hotel.query(FeaturesDocument, {})
    expect(JSON.parse(seen[0]!.body)).toMatchObject({
      query: expect.stringContaining('query Features') as string,
    })
  })

  it('throws GraphQL errors, also if there is data', async () => {
    const { platform } = await startTestServer((response) =>
      json(response, { data: { product: null }, errors: [{ message: 'secret detail' }] }),
    )
    const failure = platform.eshop.query(ProductDocument, { where: { slug: 'a' } })

    await expect(failure).rejects.toMatchObject({
      name: 'ApiError',
      code: 'graphql',
      operation: 'Product',
      requestId: 'request-1',
    })
    await expect(failure).rejects.not.toThrow(/secret detail/)
  })

  it('reads GraphQL errors of a response with an error status', async () => {
    const { platform } = await startTestServer((response) =>
      json(response, { errors: [{ message: 'PersistedQueryNotFound' }] }, 404),
    )
    await expect(platform.site.query(FeaturesDocument, {})).rejects.toMatchObject({
      code: 'graphql',
    })
  })

  it('distinguishes an unknown tenant, a missing login and a failure status apart', async () => {
    const { platform } = await startTestServer((response, _request, attempt) => {
      if (attempt === 1) return json(response, { code: 'unknown-tenant', message: 'No.' }, 400)
      if (attempt === 2) return json(response, { code: 'unauthorized', message: 'No.' }, 401)
      if (attempt > 3) return json(response, { code: 'too-large', message: 'No.' }, 413)
      return json(response, {
        errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }],
      })
    })
    const ask = () => platform.site.query(FeaturesDocument, {})

    await expect(ask()).rejects.toMatchObject({ code: 'unknown-tenant', status: 400 })
    await expect(ask()).rejects.toMatchObject({ code: 'unauthorized', status: 401 })
    await expect(ask()).rejects.toMatchObject({ code: 'unauthorized' })
    await expect(ask()).rejects.toMatchObject({ code: 'http', status: 413 })
  })

  it('rejects to read by a document that writes', async () => {
    const { platform, seen } = await startTestServer((response) => json(response, {}))
    await expect(platform.eshop.query(CartRemoveCouponDocument, { cartId: 'c' })).rejects.toThrow(
      /Use query\(\), mutate\(\) or subscribe\(\)/,
    )
    expect(seen).toEqual([])
  })

  it('rejects a document without a hash', async () => {
    const { platform, seen } = await startTestServer((response) => json(response, {}))
    const { __meta__: _hash, ...document } = FeaturesDocument as typeof FeaturesDocument & {
      __meta__: unknown
    }
    await expect(platform.site.query(document, {})).rejects.toThrow(/Features has no hash/)
    expect(seen).toEqual([])
  })
})
