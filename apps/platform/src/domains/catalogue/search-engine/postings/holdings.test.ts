import { describe, expect, it } from 'vitest'
import { parseHoldings, serializeHoldings } from './holdings.js'

describe('holdings', () => {
  const holdings = {
    holders: Uint16Array.of(0, 7, 2_047),
    sums: Float32Array.of(1, 0.4, Math.fround(0.12)),
  }

  it('are the same once they are read back, wherever their bytes begin', () => {
    const bytes = serializeHoldings(holdings)
    expect(bytes).toHaveLength(18)
    expect(parseHoldings(bytes)).toEqual(holdings)
    const later = new Uint8Array(19)
    later.set(bytes, 1)
    expect(parseHoldings(later.subarray(1))).toEqual(holdings)
  })

  it('take as many bytes as the lists have, not those behind them', () => {
    const { holders, sums } = holdings
    const part = { holders: holders.subarray(1, 2), sums: sums.subarray(1, 2) }
    expect([...serializeHoldings(part)]).toEqual([
      7,
      0,
      ...new Uint8Array(part.sums.slice().buffer),
    ])
  })

  it('are rejected if some of them are missing', () => {
    expect(() => parseHoldings(new Uint8Array(7))).toThrow('Holdings of 7 bytes are not whole.')
  })
})
