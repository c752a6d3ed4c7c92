import { expect, it } from 'vitest'

import type { VariantData } from '../../../request/api/api-types.js'
import { testLanguage } from '../../../testing/in-test-shop.js'
import { productProperties } from './product-properties.js'

const { t } = testLanguage

it('tells the length of a hose from that of the coil it is delivered as', () => {
  const hose = {
    singleProperties: [{ name: 'Length', value: '3 m' }],
    listProperties: [],
    textProperties: [],
  }
  const variant = {
    length: { value: 220, formatted: '22 cm' },
    width: { value: 180, formatted: '18 cm' },
    height: null,
    weight: { value: 470, formatted: '470 g' },
  } as VariantData
  expect(productProperties(hose, variant, t)).toEqual([
    { term: 'Length', description: '3 m' },
    {
      term: 'Size and weight as delivered',
      description: 'Length 22 cm, Width 18 cm, Weight 470 g',
    },
  ])
})
