import { parseSearchState } from '@floga/catalogue-core'
import { describe, expect, it } from 'vitest'

import type { PageContext } from '../../../request/page-context.server.js'
import { testLanguage } from '../../../testing/in-test-shop.js'
import { testShop } from '../../../testing/test-shop.js'
import { addressOptionsOf } from './read-list-query.js'
import { toListAnswer } from './to-list-answer.server.js'

/** Responds with a list of two pages in English; `meta` is text, whatever its serialization. */
function answer(query: string, { pages = 2 } = {}): { meta: string; init: object } {
  const { locales } = testShop
  const page = {
    shop: testShop,
    ...testLanguage,
    locale: locales.get('en'),
    publicUrl: 'https://shop.example',
    href: (path: string) => locales.localizePath(path, 'en'),
    alternates: { de: '/brands/alpha', en: '/en/brands/alpha' },
  } as unknown as PageContext
  const { data, init } = toListAnswer(
    page,
    {
      state: parseSearchState(new URLSearchParams(query), addressOptionsOf(testShop)),
      layout: 'grid',
      total: 30,
      pages,
      products: [],
      aggregations: [],
      suggestions: [],
      correctedTerm: null,
      isPartial: false,
    },
    { title: 'Alpha', description: 'All of Alpha', path: '/brands/alpha', breadcrumbs: [] },
  )
  return { meta: JSON.stringify(data.meta), init }
}

describe('toListAnswer', () => {
  it('names the page in the title and in the canonical address, from the second one on', () => {
    expect(answer('').meta).not.toContain('page=')
    expect(answer('page=2').meta).toContain('Alpha, Page 2')
    expect(answer('page=2').meta).toContain('https://shop.example/en/brands/alpha?page=2')
    expect(answer('page=2').meta).toContain('https://shop.example/brands/alpha?page=2')
  })

  it('leaves filters and terms out of the canonical address, and such lists out of search engines', () => {
    const { meta } = answer('brand=beta&sort=name&page=2')
    expect(meta).toContain('https://shop.example/en/brands/alpha?page=2')
    expect(meta).not.toContain('brand=')
    expect(meta).toContain('noindex')
    expect(answer('sort=name&page=2').meta).not.toContain('noindex')
  })

  it('returns 404 beyond the last page', () => {
    expect(answer('page=2').init).toMatchObject({ status: 200 })
    expect(answer('page=3').init).toMatchObject({ status: 404 })
    // All of them are the same missing page.
    expect(answer('page=99999').meta).toBe(answer('page=3').meta)
    expect(answer('page=3').meta).toContain('This page could not be found')
    expect(answer('page=3').meta).toContain('noindex')
    expect(answer('page=3').meta).not.toMatch(/page=|Page 3/)
  })
})
