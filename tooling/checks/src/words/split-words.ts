const wordPattern = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g

/**
 * The words of a name in lower case, the same for `createCartHTTPClient` and
 * `create-cart-http-client`.
 */
export function splitWords(name: string): string[] {
  return [...name.matchAll(wordPattern)].map(([word]) => word.toLowerCase())
}
