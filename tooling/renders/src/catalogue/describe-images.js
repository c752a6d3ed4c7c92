import { isDear } from './wanted-images.js'

/** The size that an image must have at least, in pixels. */
const LARGE_PX = 1200
/** How many images a dear product must have at least. */
const DEAR_IMAGE_COUNT = 3

/**
 * Lists for every product the size of its first image, how many it has and which products share its
 * first one.
 *
 * @param {object[]} records lines of the catalogue
 * @param {(file: string) => number} pxOf
 */
export function describeImages(records, pxOf) {
  const products = records.filter(({ type }) => type === 'product')
  const users = new Map()
  for (const product of products) {
    const file = firstOf(product)
    users.set(file, [...(users.get(file) ?? []), product.key])
  }
  const described = products.map((product) => ({
    key: product.key,
    file: firstOf(product),
    px: firstOf(product) ? pxOf(firstOf(product)) : 0,
    count: product.images?.length ?? 0,
    isDear: isDear(product),
    sharedWith: users.get(firstOf(product)).filter((key) => key !== product.key),
  }))
  return {
    products: described,
    small: described.filter(({ px }) => px < LARGE_PX),
    smallFurther: products.flatMap(({ images = [] }) =>
      images.slice(1).filter(({ file }) => pxOf(file) < LARGE_PX),
    ),
    single: described.filter(({ count }) => count < 2),
    shared: described.filter(({ sharedWith }) => sharedWith.length > 0),
    dearWithFew: described.filter((product) => product.isDear && product.count < DEAR_IMAGE_COUNT),
  }
}

function firstOf(product) {
  return product.images?.[0]?.file
}
