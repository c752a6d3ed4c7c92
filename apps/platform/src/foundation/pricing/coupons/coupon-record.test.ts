import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { couponRecordSchema } from './coupon-record.js'

function parse(changes: object) {
  return v.safeParse(couponRecordSchema, { code: 'WELCOME10', kind: 'FREE_SHIPPING', ...changes })
}

describe('couponRecordSchema', () => {
  it('is public and for any number of orders by default', () => {
    expect(parse({}).output).toEqual({
      code: 'WELCOME10',
      kind: 'FREE_SHIPPING',
      maxUses: null,
      maxUsesPerPerson: null,
      minimumMinor: 0,
      startsAt: null,
      endsAt: null,
      categories: [],
      products: [],
      includesReduced: true,
    })
  })

  it('stores the normalized code, and describes an invalid one', () => {
    expect(parse({ code: ' welcome 10 ' }).output).toMatchObject({ code: 'WELCOME10' })
    const { success, issues } = parse({ code: 'a_b' })
    expect(success).toBe(false)
    expect(issues?.map(({ message }) => message)).toEqual([
      'A code has 3 to 40 letters, digits and hyphens.',
    ])
  })

  it('may be used once or more often, never zero times or half', () => {
    for (const limit of ['maxUses', 'maxUsesPerPerson']) {
      expect(parse({ [limit]: 1 }).success).toBe(true)
      expect(parse({ [limit]: null }).success).toBe(true)
      expect(parse({ [limit]: 0 }).success).toBe(false)
      expect(parse({ [limit]: 1.5 }).success).toBe(false)
    }
  })
})
