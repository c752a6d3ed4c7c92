import { describe, expect, it } from 'vitest'
import { fittingParts } from './fitting-parts.js'
import type { FittingProduct } from './fitting-parts.js'
import type { GasJoint } from './views/property-view.js'

const texts = { en: 'Thread' }
const part = (id: string, ...joints: GasJoint[]): FittingProduct => ({
  id,
  properties: [
    { group: 'text', name: texts, value: texts },
    ...joints.map((joint) => ({
      group: 'single' as const,
      name: texts,
      value: texts,
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

const ids = (product: FittingProduct, others: FittingProduct[]): string[] =>
  fittingParts(product, others).map(({ id }) => id)

describe('fittingParts', () => {
  it('finds a hose of the same thread that withstands the pressure', () => {
    expect(ids(screwed, [spray, plainHose, nutHose, clamps])).toEqual(['screwed', 'nut-hose'])
    expect(ids(strong, [plainHose, clamps])).toEqual([])
  })

  it('adds clamps if the hose is pushed on a tail, and offers no set without them', () => {
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

  it('creates no set without a joint', () => {
    expect(ids(spray, [screwed, nutHose])).toEqual([])
    expect(ids(clamps, [spray, nutHose])).toEqual([])
  })

  it('does not consider a joint safe if its pressures are unknown', () => {
    const untold = part('untold', { end: 'outlet', size: 'g-1-4-lh' })
    expect(ids(untold, [nutHose])).toEqual([])
    expect(ids(screwed, [part('hose', { end: 'inlet', size: 'g-1-4-lh' })])).toEqual([])
  })
})
