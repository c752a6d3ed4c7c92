import { describe, expect, it } from 'vitest'
import { chosenVariant, variantChoices, variantSearch } from './variant-choice.js'

function createVariant(sku: string, values: Record<string, string>) {
  const options = Object.entries(values).map(([internalName, value]) => ({ internalName, value }))
  return { sku, options }
}

function createOption(internalName: string, values: string[]) {
  return {
    internalName,
    name: internalName,
    kind: 'text',
    values: values.map((value) => ({ value, label: value.toUpperCase() })),
  }
}

/** Pressure 30 comes for 20 and 21 mm, pressure 50 only for 27 mm; 99 mm is sold out for good. */
function createProduct() {
  const variants = [
    createVariant('R-30-20', { pressure: '30', connection: '20' }),
    createVariant('R-30-21', { pressure: '30', connection: '21' }),
    createVariant('R-50-27', { pressure: '50', connection: '27' }),
  ]
  const options = [
    createOption('pressure', ['30', '50']),
    createOption('connection', ['20', '21', '27', '99']),
  ]
  return { variants, master: variants[0]!, options }
}

describe('chosenVariant', () => {
  it('is the one that the address names, else the master', () => {
    const product = createProduct()
    expect(chosenVariant(product, 'R-50-27').sku).toBe('R-50-27')
    expect(chosenVariant(product, 'OTHER').sku).toBe('R-30-20')
    expect(chosenVariant(product, null).sku).toBe('R-30-20')
  })
})

describe('variantChoices', () => {
  it('leads each value to the variant that differs least', () => {
    const product = createProduct()
    const [pressure, connection] = variantChoices(product, chosenVariant(product, 'R-30-21'))
    expect(pressure?.choices).toEqual([
      { value: '30', label: '30', isChosen: true, sku: 'R-30-21', keepsOthers: true },
      { value: '50', label: '50', isChosen: false, sku: 'R-50-27', keepsOthers: false },
    ])
    expect(connection?.choices.map(({ sku, keepsOthers }) => [sku, keepsOthers])).toEqual([
      ['R-30-20', true],
      ['R-30-21', true],
      ['R-50-27', false],
      [null, false],
    ])
  })

  it("takes the merchant's first among equals", () => {
    const product = createProduct()
    const [pressure] = variantChoices(product, chosenVariant(product, 'R-50-27'))
    expect(pressure?.choices[0]?.sku).toBe('R-30-20')
  })

  it('has nothing to choose where variants have no options', () => {
    const master = createVariant('ONE', {})
    expect(variantChoices({ options: [], variants: [master] }, master)).toEqual([])
  })

  it('lists a selected variant without a value for an option next to all that have one', () => {
    const product = createProduct()
    const [pressure] = variantChoices(product, createVariant('BARE', {}))
    expect(pressure?.choices.map(({ sku, isChosen }) => [sku, isChosen])).toEqual([
      ['R-30-20', false],
      ['R-50-27', false],
    ])
  })
})

describe('variantSearch', () => {
  it('names every variant but the master', () => {
    const product = createProduct()
    expect(variantSearch(product, 'R-50-27')).toBe('?variant=R-50-27')
    expect(variantSearch(product, 'R-30-20')).toBe('')
    expect(variantSearch(product, 'OTHER')).toBe('')
    expect(variantSearch(product, null)).toBe('')
  })

  it('writes any SKU so that it is read back', () => {
    const master = createVariant('A', {})
    const odd = createVariant('B&C 1/2"', {})
    const query = variantSearch({ master, variants: [master, odd] }, odd.sku)
    expect(new URLSearchParams(query).get('variant')).toBe(odd.sku)
  })
})
