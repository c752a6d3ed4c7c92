import type { FeedProduct, FeedVariant } from './feed-product.js'
import { feedText } from './feed-text.js'

/**
 * Creates titles that distinguish variants by an ending after the product's name. The name is
 * truncated equally for all variants, so that each keeps its ending.
 */
export function createVariantTitles(
  product: FeedProduct,
  maxLength: number,
): (variant: FeedVariant) => string {
  const labels = new Map(product.variants.map((variant) => [variant, labelOf(variant)]))
  const longest = Math.max(...[...labels.values()].map((label) => label.length))
  const name = feedText(product.name, longest === 0 ? maxLength : maxLength - longest - 2)
  return (variant) => {
    const label = labels.get(variant) ?? ''
    return label === '' ? name : `${name}, ${label}`
  }
}

/** Most characters of all options together. */
const mostLabel = 100

function labelOf({ options }: FeedVariant): string {
  return feedText(options.map(({ label }) => feedText(label, mostLabel)).join(', '), mostLabel)
}
