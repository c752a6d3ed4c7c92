import type { CatalogueSnapshot, IndexedProduct } from '../snapshot/catalogue-snapshot.js'

/** Ids of products like the given one, best first: by home, path, options, brand and price. */
export function similarProducts(snapshot: CatalogueSnapshot, id: string, first: number): string[] {
  const asked = snapshot.products.get(id)
  if (!asked) return []
  const scored: { product: IndexedProduct; score: number }[] = []
  for (const product of snapshot.products.values()) {
    if (product.id === id) continue
    const score = similarity(asked, product)
    if (score > 0) scored.push({ product, score })
  }
  return scored
    .sort(
      (left, right) => right.score - left.score || left.product.sortOrder - right.product.sortOrder,
    )
    .slice(0, first)
    .map(({ product }) => product.id)
}

function similarity(asked: IndexedProduct, other: IndexedProduct): number {
  let shared = 0
  for (const id of asked.categoryPath) if (other.categoryPath.has(id)) shared += 1
  if (shared === 0) return 0
  const sameHome = asked.categoryIds[0] === other.categoryIds[0] ? 4 : 0
  const sameBrand = asked.brandId !== null && asked.brandId === other.brandId ? 1 : 0
  let options = 0
  for (const option of asked.options) if (other.options.has(option)) options += 0.5
  const dearer = Math.max(asked.priceMinor, other.priceMinor, 1)
  const price = Math.min(asked.priceMinor, other.priceMinor) / dearer
  const canBeHad = other.availability === 'OUT_OF_STOCK' ? -1 : 0
  return shared * 2 + sameHome + sameBrand + Math.min(options, 2) + price * 2 + canBeHad
}
