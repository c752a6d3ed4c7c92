import { expect, it } from 'vitest'

import { createClassNames } from './create-class-names.js'

it('shortens a name, always to the same, and ends where two names become one', () => {
  const shorten = createClassNames()
  expect(shorten('p1abcdef')).toBe('p1abcd')
  expect(shorten('p1abcdef')).toBe('p1abcd')
  expect(shorten('q1abcdef')).toBe('q1abcd')
  expect(() => shorten('p1abcdyz')).toThrow('p1abcdyz and p1abcdef')
})
