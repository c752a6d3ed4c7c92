import { describe, expect, it } from 'vitest'
import { assignImages } from './assign-images.js'

const text = { el: 'Η φιάλη του καταλόγου', en: 'The cylinder of the catalogue' }
const product = {
  type: 'product',
  key: 'cylinder-steel',
  translations: { el: { name: 'Φιάλη' }, en: { name: 'Cylinder' } },
  images: [{ file: 'cylinder-a', alt: text }],
  variants: [{ sku: 'A' }, { sku: 'B', image: { file: 'cylinder-red-a' } }],
}
const category = { type: 'category', key: 'cylinders', image: { file: 'cylinder-b' } }

describe('assignImages', () => {
  const isThere = (file) => ['cylinder-a', 'cylinder-c'].includes(file)

  it('puts the images named first, described by name and view, and keeps known texts', () => {
    const [changed, other] = assignImages(
      [product, category],
      { 'cylinder-steel': ['cylinder-c', 'cylinder-a'] },
      isThere,
    )
    expect(changed.images).toEqual([
      { file: 'cylinder-c', alt: { el: 'Φιάλη, μπροστινή όψη', en: 'Cylinder, front view' } },
      { file: 'cylinder-a', alt: text },
    ])
    expect(other).toBe(category)
  })

  it('describes a mirrored image by the side that it shows', () => {
    const [changed] = assignImages(
      [product],
      { 'cylinder-steel': ['cylinder-mirrored-a'] },
      () => true,
    )
    expect(changed.images[0].alt.en).toBe('Cylinder, three-quarter view from the right')
  })

  it('takes the text that an image brings', () => {
    const part = {
      file: 'cylinder-a',
      alt: { el: 'Από το σετ: φιάλη', en: 'From the set: cylinder' },
    }
    const [changed] = assignImages([product], { 'cylinder-steel': ['cylinder-c', part] }, isThere)
    expect(changed.images[1]).toEqual(part)
  })

  it('rejects a product or an image that does not exist', () => {
    expect(() => assignImages([product], { cylinders: ['cylinder-a'] }, isThere)).toThrow(
      'No product is called cylinders.',
    )
    expect(() => assignImages([product], { 'cylinder-steel': ['cylinder-x'] }, isThere)).toThrow(
      'cylinder-steel: no image is called cylinder-x.',
    )
  })
})
