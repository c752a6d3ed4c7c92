import { describe, expect, it } from 'vitest'
import { createHashNetwork } from './hash-network.js'

describe('createHashNetwork', () => {
  it('is the same for a network, for each tenant and for each key apart', () => {
    const hash = createHashNetwork('one key')
    expect(hash('floga', '2001:db8::1')).toBe(hash('floga', '2001:db8::2'))
    expect(hash('floga', '2001:db8::1')).toBe(createHashNetwork('one key')('floga', '2001:db8::1'))
    expect(hash('floga', '2001:db8::1')).not.toBe(hash('other', '2001:db8::1'))
    expect(hash('floga', '203.0.113.7')).not.toContain('203')
    for (const other of [createHashNetwork('another key'), createHashNetwork()]) {
      expect(other('floga', '203.0.113.7')).not.toBe(hash('floga', '203.0.113.7'))
    }
  })
})
