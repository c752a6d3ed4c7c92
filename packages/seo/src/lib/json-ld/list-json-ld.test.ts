import { describe, expect, it } from 'vitest'
import { breadcrumbJsonLd, faqJsonLd, itemListJsonLd } from './list-json-ld.js'

const pages = [
  { name: 'Home', url: 'https://floga.example/en' },
  { name: 'Products', url: 'https://floga.example/en/products' },
]

describe('breadcrumbJsonLd', () => {
  it('counts from home', () => {
    expect(breadcrumbJsonLd(pages)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://floga.example/en' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Products',
          item: 'https://floga.example/en/products',
        },
      ],
    })
  })
})

describe('itemListJsonLd', () => {
  it("lists the page's items", () => {
    expect(itemListJsonLd(pages.slice(1))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Products',
          url: 'https://floga.example/en/products',
        },
      ],
    })
  })

  it('continues the positions on a later page', () => {
    expect(itemListJsonLd(pages, { skip: 24, total: 80 })).toMatchObject({
      numberOfItems: 80,
      itemListElement: [{ position: 25 }, { position: 26 }],
    })
  })
})

describe('faqJsonLd', () => {
  it('pairs questions with their answers', () => {
    expect(faqJsonLd([{ question: 'Why?', answer: '<p>So.</p>' }])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Why?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>So.</p>' },
        },
      ],
    })
  })
})
