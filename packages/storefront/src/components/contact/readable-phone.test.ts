import { expect, test } from 'vitest'

import { readablePhone } from './readable-phone.js'

test.each([
  ['2101234567', '210_123_4567'],
  ['210 1234567', '210_123_4567'],
  ['+35799123456', '+35799123456'],
  ['+30 694 1234567', '+30_694_1234567'],
])('%s is read as %s', (stored, read) => {
  expect(readablePhone(stored)).toBe(read.replaceAll('_', '\u00A0'))
})
