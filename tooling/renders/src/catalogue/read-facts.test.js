import { describe, expect, it } from 'vitest'
import { compareFacts } from './compare-facts.js'
import { readCatalogue } from './read-catalogue.js'
import { factsOf } from './read-facts.js'

describe('the catalogue', () => {
  it('shows no product in an image that counts otherwise', () => {
    expect(compareFacts(readCatalogue(), factsOf)).toEqual([])
  })
})

describe('factsOf', () => {
  it('tells the facts of a model from what it is built of', () => {
    expect(factsOf('grill-four-side-b')).toMatchObject({ burners: '4 + 1' })
    expect(factsOf('regulator-low-gauge-a')).toMatchObject({ gauge: '60 mbar' })
  })

  it('knows the metal and the colour of an image that is painted again', () => {
    expect(factsOf('adapter-nickel-a')).toMatchObject({ metal: 'nickel' })
    expect(factsOf('torch-steel-a')).toMatchObject({ metal: 'nickel' })
    expect(factsOf('cylinder-5-red-a').color).toBeUndefined()
    expect(factsOf('cylinder-5-blue-a').color).toBe('blue')
  })
})
