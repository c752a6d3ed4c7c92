import type { FeedProduct, FeedVariant } from './feed-product.js'
import { feedText } from './feed-text.js'

/**
 * What tells a variant from its siblings, behind the product's name. The name is cut for all variants alike, so that
 * each still ends in what it is.
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
