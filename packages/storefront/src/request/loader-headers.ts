/** A route's `headers`: those that its loader set. */
export function loaderHeaders({ loaderHeaders: headers }: { loaderHeaders: Headers }): Headers {
  return headers
}
