const unstorable = /\0|\p{Surrogate}/u

/**
 * Text that PostgreSQL can store: NUL and lone surrogates become U+FFFD. A request with one refers
 * to something that does not exist, which is not a failure.
 */
export function toStorableText(text: string): string {
  return unstorable.test(text) ? text.replace(/\0|\p{Surrogate}/gu, '\uFFFD') : text
}

/** The same for parameters of a statement, and the texts of lists. */
export function toStorableParams(params: readonly unknown[]): unknown[] {
  return params.map((param) => {
    if (typeof param === 'string') return toStorableText(param)
    return Array.isArray(param) ? toStorableParams(param) : param
  })
}
