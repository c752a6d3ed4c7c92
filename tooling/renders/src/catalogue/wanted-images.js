/** From this price on a product has three images. */
const DEAR_MINOR = 15_000

/**
 * Every image that the catalogue names, the most seen first: promotions and categories, then first
 * images of offers, of dear products and of the rest in the merchant's order, then further images.
 *
 * @param {object[]} records lines of the catalogue
 * @returns {string[]}
 */
export function wantedImages(records) {
  const products = records.filter(({ type }) => type === 'product')
  const inOrder = [...products].sort((one, other) => one.sortOrder - other.sortOrder)
  const pages = ['promotion', 'category'].flatMap((type) =>
    records.filter((record) => record.type === type && record.image).map(({ image }) => image),
  )
  const images = [
    ...pages,
    ...first(inOrder.filter(isOnSale)),
    ...first([...inOrder].filter(isDear).sort((one, other) => priceOf(other) - priceOf(one))),
    ...first(inOrder),
    ...inOrder.filter(isDear).flatMap((product) => product.images?.slice(1, 3) ?? []),
    ...inOrder.flatMap(({ variants }) => variants.flatMap(({ image }) => image ?? [])),
    ...inOrder.flatMap((product) => product.images?.slice(1) ?? []),
  ]
  return [...new Set(images.map(({ file }) => file))]
}

function first(products) {
  return products.flatMap(({ images }) => images?.slice(0, 1) ?? [])
}

/** The price from which a product is sold. */
function priceOf({ variants }) {
  return Math.min(...variants.map(({ salePriceMinor, priceMinor }) => salePriceMinor ?? priceMinor))
}

/** Whether a product should be shown from three sides. */
export function isDear(product) {
  return priceOf(product) > DEAR_MINOR
}

function isOnSale({ variants }) {
  return variants.some(({ salePriceMinor }) => salePriceMinor !== undefined)
}
