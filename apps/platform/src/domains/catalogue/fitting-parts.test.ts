import { describe, expect, it } from 'vitest'
import { fittingParts } from './fitting-parts.js'
import type { PartFacts } from './fitting-parts.js'
import type { GasJoint } from './views/property-view.js'

const words = { en: 'Thread' }
const part = (id: string, ...joints: GasJoint[]): PartFacts => ({
  id,
  properties: [
    { group: 'text', name: words, value: words },
    ...joints.map((joint) => ({
      group: 'single' as const,
      name: words,
      value: words,
      fact: false,
      joint,
    })),
  ],
})

const screwed = part('screwed', { end: 'outlet', size: 'g-1-4-lh', mbar: 50 })
const tailed = part('tailed', { end: 'outlet', size: 'tail-8', mbar: 50 })
const strong = part('strong', { end: 'outlet', size: 'tail-8', mbar: 4_000 })
const nutHose = part('nut-hose', { end: 'inlet', size: 'g-1-4-lh', mbar: 50 })
const plainHose = part('plain-hose', { end: 'inlet', size: 'tail-8', mbar: 200 })
const clamps = part('clamps', { end: 'clamp', size: 'tail-8' })
const spray = part('spray')

const ids = (product: PartFacts, others: PartFacts[]): string[] =>
  fittingParts(product, others).map(({ id }) => id)

describe('fittingParts', () => {
  it('finds a hose of the same thread that withstands the pressure', () => {
    expect(ids(screwed, [spray, plainHose, nutHose, clamps])).toEqual(['screwed', 'nut-hose'])
    expect(ids(strong, [plainHose, clamps])).toEqual([])
  })

  it('adds clamps where the hose goes on a tail, and offers none of it without them', () => {
    const set = ['tailed', 'plain-hose', 'clamps']
    expect(ids(tailed, [nutHose, clamps, plainHose])).toEqual(set)
    expect(ids(tailed, [nutHose, plainHose])).toEqual([])
  })

  it('finds the regulator of a hose', () => {
    expect(ids(plainHose, [screwed, strong, tailed, clamps])).toEqual([
      'tailed',
      'plain-hose',
      'clamps',
    ])
    expect(ids(nutHose, [tailed, screwed])).toEqual(['screwed', 'nut-hose'])
  })

  it('makes no set of what has no joint', () => {
    expect(ids(spray, [screwed, nutHose])).toEqual([])
    expect(ids(clamps, [spray, nutHose])).toEqual([])
  })

  it('takes no joint for safe whose pressures are not told', () => {
    const untold = part('untold', { end: 'outlet', size: 'g-1-4-lh' })
    expect(ids(untold, [nutHose])).toEqual([])
    expect(ids(screwed, [part('hose', { end: 'inlet', size: 'g-1-4-lh' })])).toEqual([])
  })
})
