/** Stable code of invalid input. */
export type SeoErrorCode = 'invalid-url' | 'too-many-urls' | 'invalid-rule'

/** Misuse of this package. */
export class SeoError extends Error {
  override readonly name = 'SeoError'
  constructor(
    readonly code: SeoErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
