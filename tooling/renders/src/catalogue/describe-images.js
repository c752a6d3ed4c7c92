import { isDear } from './wanted-images.js'

/** The size that a first image must have at least, in pixels. */
const FIRST_IMAGE_PX = 1200
/** How many images a dear product must have at least. */
const DEAR_IMAGE_COUNT = 3

/**
 * Lists for every product the size of its first image, how many it has and which products share its
 * first one, and for every list which neighbours look alike.
 *
 * @param {object[]} records lines of the catalogue
 * @param {{ pxOf(file: string): number, isAlike(one: string, other: string): boolean }} images
 */
export function describeImages(records, { pxOf, isAlike }) {
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
  const neighbours = neighboursInLists(records, products)
  return {
    products: described,
    small: described.filter(({ px }) => px < FIRST_IMAGE_PX),
    single: described.filter(({ count }) => count < 2),
    shared: described.filter(({ sharedWith }) => sharedWith.length > 0),
    dearWithFew: described.filter((product) => product.isDear && product.count < DEAR_IMAGE_COUNT),
    neighbourCount: neighbours.length,
    alike: neighbours.filter(({ pair: [one, other] }) => {
      const [file, next] = [firstOf(one), firstOf(other)]
      return file === next || isAlike(file, next)
    }),
  }
}

function firstOf(product) {
  return product.images?.[0]?.file
}

function neighboursInLists(records, products) {
  const categories = records.filter(({ type }) => type === 'category')
  return categories.flatMap(({ key }) => {
    const listed = products.filter((product) => product.categories.includes(key))
    const inOrder = listed.sort((one, other) => one.sortOrder - other.sortOrder)
    return inOrder
      .slice(1)
      .map((product, index) => ({ list: key, pair: [inOrder[index], product] }))
  })
}
