import { describe, expect, it } from 'vitest'

import { findMissingMessages } from './find-missing-messages.js'
import type { BuiltModule } from './find-missing-messages.js'

const areaOfKey = new Map([
  ['nav.home', 'shell'],
  ['cart.title', 'cart'],
  ['cart.total', 'cart'],
  ['state.OPEN', 'orders'],
  ['state.DONE', 'orders'],
])

/** Text and imports by name. */
type Sources = Record<string, [code: string, ...imports: string[]]>

function check(sources: Sources): string[] {
  const modules = new Map<string, BuiltModule>(
    Object.entries(sources).map(([id, [code, ...imports]]) => [id, { code, imports }]),
  )
  const routes = new Map([['home', 'home.tsx']])
  return findMissingMessages({ modules, routes, areaOfKey, shared: 'shell' })
}

describe('findMissingMessages', () => {
  it('names the keys of an area that a route shows and does not name', () => {
    const parts: Sources = {
      'home.tsx': ['t("nav.home")', 'box.tsx'],
      'box.tsx': ["t('cart.title')"],
    }
    expect(check(parts)).toEqual(["home shows words of 'cart': cart.title"])
  })

  it('accepts what the handle of the route names', () => {
    expect(
      check({
        'home.tsx': ['const handle = { words: ["cart"] }', 'box.tsx'],
        'box.tsx': ['t("cart.title")'],
      }),
    ).toEqual([])
  })

  it('finds all that a text with a hole may become', () => {
    expect(check({ 'home.tsx': ['t(`state.${state}`)'] })).toEqual([
      "home shows words of 'orders': state.DONE, state.OPEN",
    ])
  })

  it('lets a part name the words that it waits for, for itself and what it imports alone', () => {
    const parts: Sources = {
      'home.tsx': ['', 'drawer.tsx', 'total.tsx'],
      'drawer.tsx': ['const t = useMessages("cart")', 'line.tsx'],
      'line.tsx': ['t("cart.title")'],
      'total.tsx': ['t("cart.total")'],
    }
    expect(check(parts)).toEqual(["home shows words of 'cart': cart.total"])
  })

  it('comes to an end where modules import each other, and takes no other text for a key', () => {
    expect(check({ 'home.tsx': ['"cart.js"', 'box.tsx'], 'box.tsx': ['', 'home.tsx'] })).toEqual([])
  })
})
