import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { catalogueRecordSchema } from './catalogue-record.js'

const product = {
  type: 'product',
  key: 'regulator-30-mbar',
  categories: ['regulators'],
  translations: {
    el: { name: 'Ρυθμιστής 30 mbar', slug: 'ρυθμιστής-30-mbar' },
    en: { name: 'Regulator 30 mbar', slug: 'regulator-30-mbar' },
  },
  variants: [{ sku: 'R-30', priceMinor: 1490, stock: 4 }],
}

const problemsOf = (record: unknown): string[] => {
  const { issues = [] } = v.safeParse(catalogueRecordSchema, record)
  return issues.map((issue) => v.getDotPath(issue) ?? '')
}

describe('catalogueRecordSchema', () => {
  it('fills in defaults of omitted fields', () => {
    expect(v.parse(catalogueRecordSchema, product)).toMatchObject({
      kind: 'product',
      published: true,
      dangerousGoods: false,
      images: [],
      variants: [{ backorderable: false, options: {} }],
    })
  })

  it('writes SKUs in the signs that staff type', () => {
    const [variant] = product.variants
    const given = { ...product, variants: [{ ...variant, sku: '\u00a0R\u201130\u200b' }] }
    expect(v.parse(catalogueRecordSchema, given)).toMatchObject({ variants: [{ sku: 'R-30' }] })
    const empty = { ...product, variants: [{ ...variant, sku: '\u200b' }] }
    expect(problemsOf(empty)).toEqual(['variants.0.sku'])
  })

  it('refuses fields that it does not know, at any depth', () => {
    const [variant] = product.variants
    expect(problemsOf({ ...product, price: 1 })).toEqual(['price'])
    expect(problemsOf({ ...product, variants: [{ ...variant, ean: '1' }] })).toEqual([
      'variants.0.ean',
    ])
    const el = { ...product.translations.el, title: 'A' }
    expect(problemsOf({ ...product, translations: { el } })).toEqual(['translations.el.title'])
  })

  it('names the field that is wrong', () => {
    expect(
      problemsOf({ ...product, variants: [{ sku: 'R', priceMinor: 14.9, stock: 1 }] }),
    ).toEqual(['variants.0.priceMinor'])
    expect(problemsOf({ ...product, variants: [] })).toEqual(['variants'])
    expect(problemsOf({ ...product, country: 'Greece' })).toEqual(['country'])
  })

  it('rejects a slug that is not valid in an address', () => {
    const translations = { en: { name: 'A', slug: 'Not a slug' } }
    expect(problemsOf({ ...product, translations })).toEqual(['translations.en.slug'])
  })

  it('takes a slug of a script without capitals', () => {
    const slugs = ['شاي-أخضر-٥٠', 'תה-ירוק', 'हरी-चाय', '緑茶'].map((slug) => ({ name: 'A', slug }))
    for (const ar of slugs) {
      expect(problemsOf({ ...product, translations: { ar } })).toEqual([])
    }
  })

  it('rejects a field that it does not know, so that a misspelt one is noticed', () => {
    expect(problemsOf({ ...product, brnad: 'calora' })).toEqual(['brnad'])
  })

  it('rejects a record of a kind that it does not know', () => {
    expect(problemsOf({ type: 'coupon', key: 'a' })).toEqual(['type'])
  })
})
