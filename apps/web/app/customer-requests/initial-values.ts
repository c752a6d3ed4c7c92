import { requestKinds } from './request-schema.js'

/** What a link to the form says of the request: `?kind=return&order=12345678&product=RG-30`. */
export function initialValues(query: URLSearchParams): Record<string, string> {
  const kind = query.get('kind')?.toUpperCase()
  return {
    kind: requestKinds.find((known) => known === kind) ?? requestKinds[0],
    orderNumber: query.get('order')?.slice(0, 20) ?? '',
    product: query.get('product')?.slice(0, 200) ?? '',
  }
}
