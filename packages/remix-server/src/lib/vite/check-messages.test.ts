import { describe, expect, it } from 'vitest'

import { findMissingMessages } from './check-messages.js'
import type { BuiltModule } from './check-messages.js'

const namespaceOfKey = new Map([
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
  return findMissingMessages({ modules, routes, namespaceOfKey, shared: ['shell'] })
}

describe('findMissingMessages', () => {
  it('names the keys of a namespace that a route shows and does not name', () => {
    const parts: Sources = {
      'home.tsx': ['t("nav.home")', 'box.tsx'],
      'box.tsx': ["t('cart.title')"],
    }
    expect(check(parts)).toEqual(["home shows messages of 'cart': cart.title"])
  })

  it("accepts namespaces of the route's handle", () => {
    expect(
      check({
        'home.tsx': ['const handle = { namespaces: ["cart"] }', 'box.tsx'],
        'box.tsx': ['t("cart.title")'],
      }),
    ).toEqual([])
  })

  it('finds all possible keys of a template literal', () => {
    expect(check({ 'home.tsx': ['t(`state.${state}`)'] })).toEqual([
      "home shows messages of 'orders': state.DONE, state.OPEN",
    ])
  })

  it('lets a component declare the namespaces that it waits for, only for itself and its imports', () => {
    const parts: Sources = {
      'home.tsx': ['', 'drawer.tsx', 'total.tsx'],
      'drawer.tsx': ['const t = useMessages("cart")', 'line.tsx'],
      'line.tsx': ['t("cart.title")'],
      'total.tsx': ['t("cart.total")'],
    }
    expect(check(parts)).toEqual(["home shows messages of 'cart': cart.total"])
  })

  it('terminates for cyclic imports, and takes no other text for a key', () => {
    expect(check({ 'home.tsx': ['"cart.js"', 'box.tsx'], 'box.tsx': ['', 'home.tsx'] })).toEqual([])
  })
})
