/** Pages rendered by the same route. */
export interface PageKind {
  name: string
  /** Each of them once. */
  paths: string[]
}

const languages = ['', '/en']
const sorts = ['', 'price-asc', 'price-desc', 'newest', 'name', 'discount']
/** Prices in cents, from which on nearly all products are left: a page of them is as full as any. */
const prices = ['100-', '200-', '300-', '400-', '500-']
const views = ['grid', 'list']
const pagesOfList = 7

/**
 * Finds addresses of lists, products and searches that have not been requested: lists by language,
 * order, price, view and page, searches by words of products' addresses.
 *
 * @param count Most addresses of each kind.
 */
export async function findAddresses(origin: string, count: number): Promise<PageKind[]> {
  const slugs = await findSlugs(origin)
  const words = new Set(slugs.flatMap((slug) => slug.split('-').filter((word) => word.length > 3)))
  return [
    { name: 'list', paths: spread(listAddresses(), count) },
    { name: 'product', paths: spread(inEach(slugs.map((slug) => `/products/${slug}`)), count) },
    {
      name: 'search',
      paths: spread(inEach([...words].map((word) => `/products?search=${word}`)), count),
    },
  ]
}

/** From lists that are not cached, in a different order. */
async function findSlugs(origin: string): Promise<string[]> {
  const slugs = new Set<string>()
  for (let page = 1, before = -1; slugs.size > before; page += 1) {
    before = slugs.size
    const html = await (await fetch(`${origin}/products?price=1-&page=${page}`)).text()
    for (const [, slug = ''] of html.matchAll(/href="\/products\/([^"?#/]+)"/g)) slugs.add(slug)
  }
  return [...slugs]
}

function listAddresses(): string[] {
  return inEach(
    sorts.flatMap((sort) =>
      prices.flatMap((price) =>
        views.flatMap((view) =>
          Array.from({ length: pagesOfList }, (_, index) => {
            const asked = new URLSearchParams({ price, sort, page: `${index + 1}`, view })
            return `/products?${asked}`
          }),
        ),
      ),
    ),
  )
}

function inEach(paths: readonly string[]): string[] {
  return paths.flatMap((path) => languages.map((language) => language + path))
}

/** Evenly taken and mixed, always the same way, so that each part of them is like the others. */
function spread(paths: readonly string[], count: number): string[] {
  const step = stepOver(paths.length)
  return Array.from(
    { length: Math.min(count, paths.length) },
    (_, index) => paths[(index * step) % paths.length]!,
  )
}

/** A step that visits every index of a list before the first one again. */
function stepOver(length: number): number {
  let step = Math.max(1, Math.round(length * 0.618))
  while (greatestDivisor(step, length) > 1) step += 1
  return step
}

function greatestDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestDivisor(right, left % right)
}
