import { useMatches } from '@remix-run/react'

/** Slugs of the categories that the open page lies in, though it is none of them: those of a product. */
export function useOpenCategories(): readonly string[] {
  return useMatches().flatMap(({ data }) => trailOf(data))
}

/** Page data is unknown here: what has no product with a trail of categories lies in none. */
function trailOf(data: unknown): string[] {
  const product = read(data, 'product')
  const trail = read(product, 'breadcrumbs')
  if (!Array.isArray(trail)) return []
  return trail.map((step) => read(step, 'slug')).filter((slug) => typeof slug === 'string')
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined
}
