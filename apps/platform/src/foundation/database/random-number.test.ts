import { describe, expect, it } from 'vitest'
import { newRandomNumber, withRandomNumber } from './random-number.js'

describe('newRandomNumber', () => {
  it('has as many digits as asked for, and no order', () => {
    const numbers = Array.from({ length: 2_000 }, () => newRandomNumber(8))
    expect(numbers.filter((number) => !/^[1-9]\d{7}$/.test(number))).toEqual([])
    const differences = numbers.slice(1).map((number, at) => Number(number) - Number(numbers[at]))
    // A sequence with a constant stride has at most two differences.
    expect(new Set(differences).size).toBeGreaterThan(1_900)
  })
})

describe('withRandomNumber', () => {
  it('tries again while the number is taken, and gives up in the end', async () => {
    const tried: string[] = []
    const number = await withRandomNumber(7, async (candidate) => tried.push(candidate) > 2)
    expect(tried).toHaveLength(3)
    expect(number).toBe(tried[2])
    await expect(withRandomNumber(7, async () => false)).rejects.toThrow(
      'Cannot find a free number',
    )
  })
})
