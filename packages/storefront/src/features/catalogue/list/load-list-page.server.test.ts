import { CategoriesBySlugDocument } from '@floga/api-client/operations'
import { describe, expect, it } from 'vitest'

import type { PageContext } from '../../../request/page-context.server.js'
import { testShop } from '../../../testing/test-shop.js'
import { loadListPage } from './load-list-page.server.js'

const slugs: Record<string, string> = { σόμπες: 'heaters', heaters: 'heaters' }

/** Opens a list in English, whose facet has one category. */
async function open(address: string): Promise<{ sent: unknown } | { location: string | null }> {
  const url = new URL(address, 'http://shop.example')
  const sent: unknown[] = []
  const api = {
    async query(document: unknown, variables: { slugs?: string[] }) {
      sent.push(document)
      return document === CategoriesBySlugDocument
        ? { categoriesBySlug: variables.slugs?.map((one) => own(one)) }
        : { productsSearch: { total: 0, nodes: [], suggestions: [], aggregations } }
    },
  } as unknown as PageContext['api']
  try {
    await loadListPage({ api, shop: testShop, url })
    return { sent: sent.length }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return { location: thrown.headers.get('Location') }
  }
}

const aggregations = [
  { kind: 'CATEGORIES', name: 'categories', label: '', buckets: [{ value: 'heaters', count: 3 }] },
]

function own(slug: string): { slug: string } | null {
  const found = slugs[slug]
  return found ? { slug: found } : null
}

describe('loadListPage', () => {
  it('leads from the category slug of another language to its own, with all else that was chosen', async () => {
    const asked = '/en/products?category=%CF%83%CF%8C%CE%BC%CF%80%CE%B5%CF%82&brand=alpha&view=list'
    expect(await open(asked)).toEqual({
      location: '/en/products?category=heaters&brand=alpha&view=list',
    })
  })

  it('needs no slugs if the facet contains the selected ones, and ignores unknown ones', async () => {
    expect(await open('/en/products?category=heaters')).toEqual({ sent: 1 })
    expect(await open('/en/products?category=unknown')).toEqual({ sent: 2 })
    expect(await open('/en/products')).toEqual({ sent: 1 })
  })
})
