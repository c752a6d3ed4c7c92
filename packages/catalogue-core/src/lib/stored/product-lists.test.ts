import { createMemoryStorage } from '@floga/browser-storage/testing'
import { describe, expect, it } from 'vitest'
import { comparisonSearch, createComparison, parseComparedIds } from './comparison.js'
import { createRecentSearches } from './recent-searches.js'
import { createRecentlyViewed } from './recently-viewed.js'

const openTab = (text: string | null = null) => ({ storage: createMemoryStorage(text).openTab() })

describe('createRecentSearches', () => {
  it('keeps the newest eight', () => {
    const searches = createRecentSearches(openTab())
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) searches.add(`term ${number}`)
    expect(searches.read()).toHaveLength(8)
    expect(searches.read()[0]).toBe('term 9')
    expect(searches.read()).not.toContain('term 1')
  })

  it('knows a term again without accents and in another case', () => {
    const searches = createRecentSearches(openTab())
    searches.add('ΦΙΛΤΡΟ')
    searches.add('kit')
    searches.add(' φίλτρο ')
    expect(searches.read()).toEqual(['φίλτρο', 'kit'])
    searches.remove('Φιλτρο')
    expect(searches.read()).toEqual(['kit'])
  })

  it('keeps no empty term, and clears on demand', () => {
    const searches = createRecentSearches(openTab())
    searches.add('  ')
    expect(searches.read()).toEqual([])
    searches.add('kit')
    searches.clear()
    expect(searches.read()).toEqual([])
  })
})

describe('createRecentlyViewed', () => {
  it('keeps the newest twelve, each once', () => {
    const viewed = createRecentlyViewed(openTab())
    const ids = Array.from({ length: 13 }, (_, index) => `p${index}`)
    for (const id of [...ids, 'p5', '<script>']) viewed.add(id)
    expect(viewed.read()).toHaveLength(12)
    expect(viewed.read().slice(0, 2)).toEqual(['p5', 'p12'])
    expect(viewed.read()).not.toContain('p0')
  })
})

describe('createComparison', () => {
  it('contains four in the order of selection, and reports when it is full', () => {
    const comparison = createComparison(openTab())
    for (const id of ['a', 'b', 'c', 'd']) expect(comparison.add(id)).toEqual({ ok: true })
    expect(comparison.add('e')).toEqual({ ok: false, code: 'full' })
    expect(comparison.add('b')).toEqual({ ok: true })
    expect(comparison.read()).toEqual(['a', 'b', 'c', 'd'])
    expect(comparison.toggle('a')).toEqual({ ok: true })
    expect(comparison.toggle('e')).toEqual({ ok: true })
    expect(comparison.read()).toEqual(['b', 'c', 'd', 'e'])
  })

  it('takes no text for an id', () => {
    const comparison = createComparison(openTab())
    expect(comparison.add('a,b')).toEqual({ ok: false, code: 'not-an-id' })
    expect(comparison.read()).toEqual([])
  })

  it('counts what another tab has chosen', () => {
    const memory = createMemoryStorage()
    const [here, there] = [memory.openTab(), memory.openTab()].map((storage) =>
      createComparison({ storage }),
    )
    here?.replace(['a', 'b', 'c'])
    there?.add('d')
    expect(here?.add('e')).toEqual({ ok: false, code: 'full' })
  })

  it('replaces the list with a shared one', () => {
    const comparison = createComparison(openTab('["z"]'))
    comparison.replace(['a', 'a', 'b', '', 'c', 'd', 'e'])
    expect(comparison.read()).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('parseComparedIds', () => {
  it('reads what comparisonSearch writes', () => {
    const ids = ['7f9c0e5a-0000-4000-8000-000000000001', 'b']
    expect(parseComparedIds(new URLSearchParams(comparisonSearch(ids)))).toEqual(ids)
    expect(comparisonSearch([])).toBe('')
    expect(parseComparedIds(new URLSearchParams())).toEqual([])
  })

  it('parses a form of checkboxes', () => {
    expect(parseComparedIds(new URLSearchParams('ids=a&ids=b&ids=a'))).toEqual(['a', 'b'])
  })

  it('limits the size of shared lists', () => {
    const ids = `a,a,<b>,${'x'.repeat(65)},c,d,e,f`
    expect(parseComparedIds(new URLSearchParams({ ids }))).toEqual(['a', 'c', 'd', 'e'])
  })
})
