import { describe, expect, it } from 'vitest'
import { breadcrumbJsonLd, itemListJsonLd } from './list-json-ld.js'

const pages = [
  { name: 'Home', url: 'https://floga.example/en' },
  { name: 'Products', url: 'https://floga.example/en/products' },
]

describe('breadcrumbJsonLd', () => {
  it('counts from home', () => {
    expect(breadcrumbJsonLd(pages)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://floga.example/en' },
        { position: 2, name: 'Products', item: 'https://floga.example/en/products' },
      ],
    })
  })
})

describe('itemListJsonLd', () => {
  it('goes on counting on a later page', () => {
    expect(itemListJsonLd(pages, { skip: 24, total: 80 })).toMatchObject({
      numberOfItems: 80,
      itemListElement: [{ position: 25 }, { position: 26 }],
    })
    expect(itemListJsonLd(pages)).toMatchObject({ numberOfItems: 2 })
  })
})
