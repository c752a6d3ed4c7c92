const productId = /^[\w.:-]{1,64}$/

/** An id as it may stand in an address or in storage; empty for what is none. */
export function cleanProductId(text: string): string {
  return productId.test(text) ? text : ''
}
