import { describe, expect, it } from 'vitest'
import { searchedWords } from './plain-text.js'
import { searchVector } from './search-vector.js'
import { searchWords } from './search-words.js'

describe('searchedWords', () => {
  it('takes a fraction of an inch as one word, however it is written', () => {
    expect(searchedWords('Ρακόρ G1/4" × 3/8')).toEqual(['ρακορ', 'g', '1/4', '3/8'])
    expect(searchedWords('¼')).toEqual(['1/4'])
    expect(searchedWords('1¼ and 1 1/2')).toEqual(['1', '1/4', 'and', '1', '1/2'])
    expect(searchedWords('30/50 mbar, 4.1 kW, 1/4000')).toEqual(
      '30 50 mbar 4 1 kw 1 4000'.split(' '),
    )
  })

  it('finds a fraction by itself alone, and by its parts', () => {
    expect(searchWords('1/4')).toEqual(['1/4'])
    expect(searchVector('Tap 1/4', 'A')).toContain("'1/4':2A")
    expect(searchVector('Tap 1/4', 'A')).toContain("'1':2A '4':2A")
    expect(searchVector('Heater 4.1 kW', 'A')).not.toContain("'1/4'")
  })
})
