import { describe, expect, it } from 'vitest'

import { readVersionQuery } from './read-version-query.js'

const read = (query: string) => readVersionQuery(new URLSearchParams(query))
const hash = '0123456789abcdef0123456789abcdef'

describe('readVersionQuery', () => {
  it('reads the hash of a file, or a moment', () => {
    expect(read(`version=${hash}&x=1`)).toEqual({ search: `version=${hash}`, isCacheable: true })
    expect(read('at=2026-11-23T05:00:00.000Z')).toEqual({
      search: 'at=2026-11-23T05%3A00%3A00.000Z',
      isCacheable: false,
    })
  })

  it('leaves out invalid values', () => {
    const plain = { search: '', isCacheable: true }
    expect(read('')).toEqual(plain)
    expect(read('version=abc')).toEqual(plain)
    expect(read(`version=${hash.toUpperCase()}`)).toEqual(plain)
    expect(read('at=yesterday')).toEqual(plain)
    expect(read('at=2026-99-99T99:99:99Z')).toEqual(plain)
  })
})
