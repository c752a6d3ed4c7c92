/** How many cards stand side by side on a wide screen. */
const ROW = 4

/**
 * Every list that the shop shows by the order of its products: all, what is on sale, categories with
 * what is below them, brands, promotions and what is related to a product.
 *
 * @param {object[]} records lines of the catalogue
 * @returns {Array<{ list: string, products: object[] }>}
 */
function listsOf(records) {
  const of = (type) => records.filter((record) => record.type === type)
  const products = of('product')
  const byKey = new Map(products.map((product) => [product.key, product]))
  const below = (key) => [
    key,
    ...of('category').flatMap((category) => (category.parent === key ? below(category.key) : [])),
  ]
  const scopes = [
    ['all', products],
    ['offers', products.filter(({ variants }) => variants.some(isReduced))],
    ...of('category').map(({ key }) => {
      const keys = new Set(below(key))
      return [
        `category ${key}`,
        products.filter((product) => product.categories.some((one) => keys.has(one))),
      ]
    }),
    ...of('brand').map(({ key }) => [
      `brand ${key}`,
      products.filter(({ brand }) => brand === key),
    ]),
    ...of('promotion').map(({ key, products: listed = [] }) => [
      `promotion ${key}`,
      listed.flatMap((one) => byKey.get(one.product ?? one) ?? []),
    ]),
  ]
  const sorted = scopes.flatMap(([scope, listed]) =>
    Object.entries(orders).map(([order, compare]) => ({
      list: `${scope}, ${order}`,
      products: listed.toSorted(
        (one, other) => compare(one, other) || one.sortOrder - other.sortOrder,
      ),
    })),
  )
  const related = products.map((product) => ({
    list: `related to ${product.key}`,
    products: product.related?.flatMap((key) => byKey.get(key) ?? []) ?? [],
  }))
  return [...sorted, ...related]
}

const orders = {
  'as the merchant has them': () => 0,
  newest: (one, other) => Date.parse(other.createdAt ?? 0) - Date.parse(one.createdAt ?? 0),
  cheapest: (one, other) => priceOf(one) - priceOf(other),
  dearest: (one, other) => priceOf(other) - priceOf(one),
  'name in Greek': (one, other) => compareNames(one, other, 'el'),
  'name in English': (one, other) => compareNames(one, other, 'en'),
}

function compareNames(one, other, locale) {
  return one.translations[locale].name.localeCompare(other.translations[locale].name, locale)
}

function priceOf({ variants }) {
  return Math.min(...variants.map(({ salePriceMinor, priceMinor }) => salePriceMinor ?? priceMinor))
}

function isReduced({ salePriceMinor }) {
  return salePriceMinor !== undefined
}

/**
 * Pairs of products that look alike and may stand in one row, each with the first list found. Similar
 * products, suggestions and what a search finds come in any order, so two of one category must never
 * have the same image.
 *
 * @param {object[]} records lines of the catalogue
 * @param {(file: string, other: string) => boolean} isAlike whether two images hardly differ
 */
export function findRowsAlike(records, isAlike) {
  const found = new Map()
  const add = (list, one, other) => {
    const pair = [one.key, other.key].toSorted()
    if (!found.has(pair.join(' '))) found.set(pair.join(' '), { list, pair })
  }
  const seen = new Map()
  const looksAlike = (one, other) => {
    const pair = [fileOf(one), fileOf(other)].toSorted()
    const key = pair.join(' ')
    if (!seen.has(key)) seen.set(key, pair[0] === pair[1] || isAlike(...pair))
    return seen.get(key)
  }
  for (const { list, products } of listsOf(records)) {
    products.forEach((product, index) => {
      for (const other of products.slice(index + 1, index + ROW)) {
        if (other !== product && looksAlike(product, other)) add(list, product, other)
      }
    })
  }
  const products = records.filter(({ type }) => type === 'product')
  for (const [index, product] of products.entries()) {
    for (const other of products.slice(index + 1)) {
      if (fileOf(product) === fileOf(other) && product.categories[0] === other.categories[0]) {
        add(`any of ${product.categories[0]}`, product, other)
      }
    }
  }
  return [...found.values()]
}

function fileOf(product) {
  return product.images?.[0]?.file
}
