import { describe, expect, it } from 'vitest'
import { compareFacts } from './compare-facts.js'

describe('compareFacts', () => {
  it('names product, fact and both values where an image shows another count', () => {
    const grill = product('grill', { Burners: '4 + 1' }, ['grill-a'])
    expect(compareFacts([grill], () => ({ burners: '3' }))).toEqual([
      { product: 'grill', file: 'grill-a', fact: 'burners', catalogue: '4 + 1', model: '3' },
    ])
    expect(compareFacts([grill], () => ({ burners: '4 + 1' }))).toEqual([])
  })

  it('takes an image for any of the counts that a product comes in', () => {
    const hob = product('hob', { Burners: '1, 2 or 3' }, ['hob-a'])
    const unit = product('rail', { 'Engine cylinders': '3-4' }, ['rail-a'])
    expect(compareFacts([hob], () => ({ burners: '2' }))).toEqual([])
    expect(compareFacts([hob], () => ({ burners: '4' }))).toHaveLength(1)
    expect(
      compareFacts([{ ...unit, categories: ['injectors'] }], () => ({ injectors: '4' })),
    ).toEqual([])
  })

  it('wants burners to be told by the first image alone', () => {
    const hob = product('hob', { Burners: '2' }, ['set-a', 'jet-a'])
    expect(compareFacts([hob], () => ({})).map(({ file }) => file)).toEqual(['set-a'])
  })

  it('holds the image of a variant against its own option', () => {
    const hob = {
      ...product('hob', { Burners: '2 or 4' }, ['hob-two-a']),
      variants: [{ options: { burners: '4' }, image: { file: 'hob-two-a' } }],
    }
    expect(compareFacts([hob], () => ({ burners: '2' }))).toEqual([
      { product: 'hob', file: 'hob-two-a', fact: 'burners', catalogue: '4', model: '2' },
    ])
  })

  it('refuses a gauge on which the pressure cannot be read', () => {
    const low = product('low', { 'Outlet pressure': '30 or 50 mbar' }, ['low-a'])
    const high = product('high', { 'Outlet pressure': '0–4 bar' }, ['high-a'])
    expect(compareFacts([low], () => ({ gauge: '4 bar' }))).toMatchObject([{ fact: 'gauge' }])
    expect(compareFacts([low], () => ({ gauge: '60 mbar' }))).toEqual([])
    expect(compareFacts([high], () => ({ gauge: '4 bar' }))).toEqual([])
    expect(compareFacts([high], () => ({ gauge: '1 bar' }))).toHaveLength(1)
  })

  it('counts several outlets, and one where none are counted', () => {
    const twin = product('twin', { Outlet: '2 × G 1/4 LH' }, ['twin-a'])
    const one = product('one', { Outlet: 'G 1/4 LH' }, ['one-a'])
    expect(
      compareFacts([twin, one], () => ({ outlets: '2' })).map((found) => found.product),
    ).toEqual(['one'])
  })

  it('tells nickel from brass', () => {
    const nut = product('nut', { Material: 'Nickel-plated brass' }, ['nut-a'])
    expect(compareFacts([nut], () => ({ metal: 'brass' }))).toHaveLength(1)
    expect(compareFacts([nut], () => ({ metal: 'nickel' }))).toEqual([])
  })

  it('wants what is printed on an image to be said of the product', () => {
    const tape = product('tape', { Size: '12 mm × 12 m' }, ['tape-a'])
    expect(compareFacts([tape], () => ({ prints: ['12 mm', '12 m'] }))).toEqual([])
    expect(compareFacts([tape], () => ({ prints: ['15 m'] }))).toMatchObject([
      { fact: 'print', model: '15 m' },
    ])
  })

  it('leaves out images of a part of a set', () => {
    const kit = product('kit', { Burners: '2' }, ['kit-a', 'hob-a'])
    kit.images[1].alt = { en: 'From the set: hob' }
    expect(compareFacts([kit], (file) => ({ burners: file === 'kit-a' ? '2' : '4' }))).toEqual([])
  })
})

function product(key, properties, files) {
  return {
    type: 'product',
    key,
    categories: [],
    translations: { en: { name: key } },
    properties: Object.entries(properties).map(([en, value]) => ({
      name: { en },
      value: { en: value },
    })),
    images: files.map((file) => ({ file })),
    variants: [],
  }
}
