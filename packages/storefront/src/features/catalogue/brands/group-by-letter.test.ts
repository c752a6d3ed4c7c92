import { describe, expect, it } from 'vitest'

import { groupByLetter } from './group-by-letter.js'

describe('groupByLetter', () => {
  it('sorts in the language’s order and takes accents off the letters', () => {
    const names = ['ζήτα', 'Έψιλον', '3M', 'Ελ', 'Alpha']
    const groups = groupByLetter(
      names.map((name) => ({ name })),
      'el',
    )
    expect(groups.map(({ letter, items }) => [letter, ...items.map(({ name }) => name)])).toEqual([
      ['#', '3M'],
      ['Ε', 'Ελ', 'Έψιλον'],
      ['Ζ', 'ζήτα'],
      ['A', 'Alpha'],
    ])
  })

  it('knows nothing of nothing', () => {
    expect(groupByLetter([], 'el')).toEqual([])
  })
})
