/** Stable code of a {@link SessionError}. */
export type SessionErrorCode =
  | 'cookie-too-long'
  | 'invalid-settings'
  | 'lock-aborted'
  | 'unsafe-cookie-value'
  | 'unusable-grant'

/** Misuse of this package. The message never contains a token or an address. */
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
