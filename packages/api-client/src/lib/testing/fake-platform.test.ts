import { describe, expect, it } from 'vitest'

import { FeaturesDocument, ProductDocument } from '../../generated/operations.js'
import { createFakePlatform } from './fake-platform.js'
import { createTestClient } from './start-test-server.js'

describe('createFakePlatform', () => {
  it('responds to operations by name and records the calls', async () => {
    const { fetch, calls } = createFakePlatform({ Product: () => ({ product: null }) })
    const platform = createTestClient('http://platform.test', { fetch, locale: 'en' })

    expect(await platform.eshop.query(ProductDocument, { where: { slug: 'a' } })).toEqual({
      product: null,
    })
    expect(calls).toMatchObject([
      { operation: 'Product', variables: { where: { slug: 'a' } }, headers: { locale: 'en' } },
    ])
  })

  it('rejects operations without a response', async () => {
    const { fetch } = createFakePlatform({})
    const platform = createTestClient('http://platform.test', { fetch })
    await expect(platform.site.query(FeaturesDocument, {})).rejects.toMatchObject({
      code: 'graphql',
    })
    await expect(platform.rest.catalogueVersion()).rejects.toMatchObject({ status: 404 })
  })
})
