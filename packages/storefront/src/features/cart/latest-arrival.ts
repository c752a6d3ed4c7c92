import type { LineArrival, OptimisticCart } from '@floga/cart-core'

/**
 * When the whole cart arrives: as the estimate for its address says, else as its slowest line; null
 * where one of them is unknown.
 */
export function latestArrival({
  lines,
  shippingEstimate,
}: Pick<OptimisticCart, 'lines' | 'shippingEstimate'>): LineArrival | null {
  const [method] = shippingEstimate?.methods.filter(({ kind }) => kind !== 'PICKUP') ?? []
  if (shippingEstimate) return method?.arrival ? { ...method.arrival, zone: null } : null
  const arrivals = lines.flatMap(({ arrival }) => arrival ?? [])
  const [first] = arrivals
  if (!first || arrivals.length < lines.length) return null
  if (arrivals.some(({ zone }) => zone !== first.zone)) return null
  return arrivals.reduce((slowest, one) => (one.latest > slowest.latest ? one : slowest), first)
}
