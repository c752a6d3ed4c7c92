import { describe, expect, it } from 'vitest'

import { isGtin } from './is-gtin.js'

describe('isGtin', () => {
  it('takes what makers print on goods', () => {
    for (const code of ['5201234567894', '96385074', '036000291452', '15201234567891']) {
      expect([code, isGtin(code)]).toEqual([code, true])
    }
  })

  it('rejects wrong digits, other lengths and what shops number for themselves', () => {
    for (const code of [
      '5201234567890',
      '520123456789',
      '1234567',
      '2000000000002',
      '0212345678909',
      '9812345678902',
      '00000000000000',
      'RG-30',
    ]) {
      expect([code, isGtin(code)]).toEqual([code, false])
    }
  })
})
