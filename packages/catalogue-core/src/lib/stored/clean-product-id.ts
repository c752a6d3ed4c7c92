const productId = /^[\w.:-]{1,64}$/

/** Cleans an id from an address or storage. Returns an empty string when it is not an id. */
export function cleanProductId(text: string): string {
  return productId.test(text) ? text : ''
}
