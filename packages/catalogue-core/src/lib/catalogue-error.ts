/** Stable code of a {@link CatalogueError}. */
export type CatalogueErrorCode =
  | 'invalid-amount'
  | 'invalid-months'
  | 'invalid-page-size'
  | 'invalid-rate'

/** Misuse of this package. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  constructor(
    readonly code: CatalogueErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
