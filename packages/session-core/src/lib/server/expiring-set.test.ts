import { expect, it } from 'vitest'
import { createExpiringSet } from './expiring-set.js'

it('deletes a key when its time is over, counted from when it was added last', () => {
  let nowMs = 0
  const recent = createExpiringSet(30_000, () => nowMs)
  recent.add('a')
  nowMs = 10_000
  recent.add('b')
  nowMs = 20_000
  recent.add('a')
  nowMs = 39_999
  expect([recent.has('a'), recent.has('b')]).toEqual([true, true])
  nowMs = 40_000
  expect([recent.has('a'), recent.has('b')]).toEqual([true, false])
  nowMs = 50_000
  expect(recent.has('a')).toBe(false)
})
