import { describe, expect, it } from 'vitest'

import { parseCopyItems, toCopyPath } from './copy-items.js'

const itemsOf = (path: string | null) =>
  parseCopyItems(new URL(`https://shop.example${path}`).searchParams.get('items'))

describe('toCopyPath', () => {
  it('spells items so that they are read again, whatever a SKU holds', () => {
    const items = [
      { sku: 'DFX-KLK-30-20', quantity: 2 },
      { sku: 'Ø 8/Β&Γ'.replace(' ', '-'), quantity: 999 },
    ]
    expect(toCopyPath([items[0]!])).toBe('/shopping-cart/copy?items=DFX-KLK-30-20:2')
    expect(itemsOf(toCopyPath(items))).toEqual(items)
  })

  it('makes no link of nothing, nor of more than a link holds', () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ sku: `A-${index}`, quantity: 1 }))
    const long = Array.from({ length: 90 }, (_, index) => ({
      sku: `${'A'.repeat(60)}${index}`,
      quantity: 1,
    }))
    expect([toCopyPath([]), toCopyPath(many), toCopyPath(long)]).toEqual([null, null, null])
  })
})

describe('parseCopyItems', () => {
  it('takes the same SKU twice as one item', () => {
    expect(parseCopyItems('A:2,B:1,A:3')).toEqual([
      { sku: 'A', quantity: 5 },
      { sku: 'B', quantity: 1 },
    ])
  })

  it('rejects incomplete text', () => {
    const wrong = ['', 'A', 'A:', ':1', 'A:0', 'A:1000', 'A:-1', 'A:1.5', 'A:1,,B:1', 'A:1:2']
    const long = [`${'A'.repeat(65)}:1`, 'A:1,'.repeat(2_000), 'A:999,A:1']
    for (const text of [...wrong, ...long, null, undefined, 7])
      expect(parseCopyItems(text)).toBeNull()
    const many = Array.from({ length: 101 }, (_, index) => `A-${index}:1`).join(',')
    expect(parseCopyItems(many)).toBeNull()
  })
})
