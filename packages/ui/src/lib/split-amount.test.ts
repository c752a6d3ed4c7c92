import { describe, expect, it } from 'vitest'
import { splitAmount } from './split-amount.js'

describe('splitAmount', () => {
  it('separates the cents from an amount with its currency behind', () => {
    expect(splitAmount('1.234,50 €')).toEqual({ whole: '1.234', fraction: ',50', rest: ' €' })
  })

  it('separates the cents from an amount with its currency in front', () => {
    expect(splitAmount('€1,234.50')).toEqual({ whole: '€1,234', fraction: '.50', rest: '' })
  })

  it('does not take thousands for cents', () => {
    expect(splitAmount('1.234 €')).toEqual({ whole: '1.234 €', fraction: '', rest: '' })
  })
})
