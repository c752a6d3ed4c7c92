/** What was asked of the catalogue that cannot be, as a stable code. */
export type CatalogueErrorCode =
  | 'invalid-amount'
  | 'invalid-months'
  | 'invalid-page-size'
  | 'invalid-period'
  | 'invalid-rate'
  | 'no-terms'

/** A promise that this package's caller broke. */
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
