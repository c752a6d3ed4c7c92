import { describe, expect, it } from 'vitest'
import { endOfWithdrawal } from './end-of-withdrawal.js'

const end = (delivered: string, timeZone = 'Europe/Athens') =>
  endOfWithdrawal(new Date(delivered), timeZone).toISOString()

describe('endOfWithdrawal', () => {
  it('is the end of the fourteenth day after the handing over, in the shop’s time zone', () => {
    // Monday 2 November, 12:00 in Athens: up to Monday 16 November, 24:00.
    expect(end('2026-11-02T10:00:00Z')).toBe('2026-11-16T22:00:00.000Z')
    // Late in the evening in UTC it is Tuesday in Athens already.
    expect(end('2026-11-02T22:30:00Z')).toBe('2026-11-17T22:00:00.000Z')
    expect(end('2026-11-02T22:30:00Z', 'UTC')).toBe('2026-11-17T00:00:00.000Z')
  })

  it('moves a last day on a weekend to Monday', () => {
    // Saturday 7 and Sunday 8 November.
    expect(end('2026-11-07T10:00:00Z')).toBe('2026-11-23T22:00:00.000Z')
    expect(end('2026-11-08T10:00:00Z')).toBe('2026-11-23T22:00:00.000Z')
  })

  it('counts days, not hours, over a change of the clocks', () => {
    // Clocks went back on Sunday 25 October 2026.
    expect(end('2026-10-20T10:00:00Z')).toBe('2026-11-03T22:00:00.000Z')
  })
})
