const views = {
  a: { el: 'λοξή όψη από αριστερά', en: 'three-quarter view from the left' },
  b: { el: 'λοξή όψη από δεξιά', en: 'three-quarter view from the right' },
  c: { el: 'μπροστινή όψη', en: 'front view' },
}

/**
 * Assigns images to products, in this order. An image may have a text, as a part of a set does.
 * Without one it keeps its previous text, and a new one is described by the product's name and the
 * view.
 *
 * @param {object[]} records lines of the catalogue
 * @param {Record<string, Array<string | { file: string, alt: object }>>} imagesOf names of images, or
 *  images with their texts, by the product's key
 * @param {(file: string) => boolean} isThere whether there is a file of this name
 * @returns {object[]} the records, with those products changed
 */
export function assignImages(records, imagesOf, isThere) {
  const products = new Set(records.filter(({ type }) => type === 'product').map(({ key }) => key))
  for (const [key, images] of Object.entries(imagesOf)) {
    if (!products.has(key)) throw new Error(`No product is called ${key}.`)
    const missing = images.map((image) => image.file ?? image).filter((file) => !isThere(file))
    if (missing.length > 0) throw new Error(`${key}: no image is called ${missing.join(' ')}.`)
  }
  return records.map((record) => {
    const wanted = record.type === 'product' ? imagesOf[record.key] : undefined
    if (!wanted) return record
    const known = new Map(record.images?.map((image) => [image.file, image]))
    const images = wanted.map((image) =>
      typeof image === 'string' ? (known.get(image) ?? describe(record, image)) : image,
    )
    return { ...record, images }
  })
}

// A mirrored image shows the other side.
const otherSides = { a: 'b', b: 'a', c: 'c' }

function describe({ translations }, file) {
  const angle = file.slice(-1)
  const view = views[file.slice(0, -2).endsWith('-mirrored') ? otherSides[angle] : angle]
  const { el, en } = translations
  return { file, alt: { el: `${el.name}, ${view.el}`, en: `${en.name}, ${view.en}` } }
}
