import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { testLanguage } from '../../testing/in-test-shop.js'
import { reviewSchema } from './review-schema.js'

const { t } = testLanguage
const parse = (input: object) => {
  const result = v.safeParse(reviewSchema(t), { itemId: 'i', ...input }, { abortPipeEarly: true })
  return result.success
    ? result.output
    : Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

describe('reviewSchema', () => {
  it('takes stars alone', () => {
    expect(parse({ stars: '5' })).toMatchObject({ stars: 5, text: null })
  })

  it('says what is wrong beside each field', () => {
    expect(parse({ text: 'see www.example.com' })).toEqual({
      stars: 'Please choose one to five stars',
      text: 'Please leave out links and email addresses: a review is plain text',
    })
    expect(parse({ stars: '3', text: 'short' })).toEqual({
      text: 'Please write at least 10 characters, or leave the text out: stars alone are enough',
    })
  })
})
