import type { PageKind } from '@floga/api-client/operations'

/** Beginnings of routes' names, the more exact ones first. */
const kinds: readonly (readonly [start: string, kind: PageKind])[] = [
  ['home/', 'HOME'],
  ['catalogue/products', 'LIST'],
  ['catalogue/product', 'PRODUCT'],
  ['catalogue/', 'LIST'],
  ['brands/', 'LIST'],
  ['offers/', 'LIST'],
  ['compare/', 'LIST'],
  ['cart/', 'CART'],
  ['shared-cart/', 'CART'],
  ['checkout/receipt', 'RECEIPT'],
  ['checkout/', 'CHECKOUT'],
  ['members/', 'ACCOUNT'],
  ['orders/', 'ACCOUNT'],
  ['content/', 'CONTENT'],
  ['contact/', 'CONTENT'],
  ['consent/cookie-policy', 'CONTENT'],
]

/** Kind of a page for visit counts, by the name of its route. */
export function toPageKind(routeId: string): PageKind {
  return kinds.find(([start]) => routeId.startsWith(start))?.[1] ?? 'OTHER'
}
