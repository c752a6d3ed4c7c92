/** Stable code of the error. */
export type I18nErrorCode = 'invalid-locales' | 'invalid-format' | 'missing-provider'

/** Misuse of this package. */
export class I18nError extends Error {
  override readonly name = 'I18nError'
  constructor(
    readonly code: I18nErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
