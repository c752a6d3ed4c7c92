import { describe, expect, it } from 'vitest'
import { layerNames, layerOrder } from './layers.js'

const sources = import.meta.glob<string>('./components/**/*.styles.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('layerOrder', () => {
  it('ranks every layer in use and no other', () => {
    const used = Object.values(sources).flatMap(
      (source) => source.match(/(?<=@layer )ui\.[a-z-]+/gu) ?? [],
    )
    const own = layerNames.filter((name) => !['ui.tokens', 'ui.reset', 'ui.base'].includes(name))
    expect([...new Set(used)].toSorted()).toEqual(own.toSorted())
  })

  it('is one statement that ends with the application', () => {
    expect(layerOrder).toMatch(/^@layer ui\.tokens, ui\.reset, ui\.base, .*, app;$/u)
  })
})
