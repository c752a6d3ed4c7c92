import { describe, expect, it } from 'vitest'

import { toNetwork } from './to-network.js'

describe('toNetwork', () => {
  it('takes an IPv4 address for itself, however it is written', () => {
    expect(toNetwork('203.0.113.7')).toBe('203.0.113.7')
    expect(toNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  it('takes the first 64 bits of an IPv6 address', () => {
    const same = [
      '2001:db8:0:1::1',
      '2001:0db8::1:ffff:1:2:3',
      '2001:DB8:0:1:a:b:c:d',
      '2001:db8:0:1::1%eth0',
    ]
    expect(same.map(toNetwork)).toEqual(same.map(() => '2001:db8:0:1::/64'))
    expect(toNetwork('::1')).toBe('0:0:0:0::/64')
    expect(toNetwork('2001:db8::')).toBe('2001:db8:0:0::/64')
    expect(toNetwork('64:ff9b::192.0.2.1')).toBe('64:ff9b:0:0::/64')
  })

  it('returns an invalid address unchanged', () => {
    expect(toNetwork('')).toBe('')
    for (const text of ['unknown', ':', '1::2::3', '::ffff:1.2.3.999', '203.0.113.7:443', '::1/']) {
      expect(toNetwork(text)).toBe(text)
    }
  })
})
