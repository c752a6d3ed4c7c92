/** What was asked of a session that cannot be, as a stable code. */
export type SessionErrorCode =
  | 'cookie-too-long'
  | 'invalid-settings'
  | 'lock-aborted'
  | 'unsafe-cookie-value'
  | 'unusable-grant'

/** A promise that this package's caller broke. Its message never holds a token or an address. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  constructor(
    readonly code: SessionErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
