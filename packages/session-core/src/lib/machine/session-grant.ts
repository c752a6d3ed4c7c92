/** The two tokens of a session, by their names in the API. */
export interface TokenPair {
  token: string
  /** Null where the session cannot be renewed. */
  refreshToken: string | null
}

/** Tokens and lifetime that a login or a renewal returns. */
export interface NewGrant {
  /** Null with a server session. */
  tokens: TokenPair | null
  /** Seconds from now until the access token expires, as the API returned. */
  expiresInSeconds: number
  /** E-mail address of the user, if the response has it. */
  email?: string | null
  /** The expiry by the clock of the server that holds the tokens: identifies the grant. */
  serverExpiresAtMs?: number | undefined
}

/** Tokens and expiry of an active session. */
export interface SessionGrant {
  /** Null with a server session. */
  tokens: TokenPair | null
  /** In the session's own time. */
  expiresAtMs: number
  /** The expiry by the clock of a server that stores the tokens: identifies the grant. */
  serverExpiresAtMs?: number | undefined
}

/** Whether a grant can be renewed: there is a refresh token, or a server session. */
export function isRenewable({ tokens }: Pick<SessionGrant, 'tokens'>): boolean {
  return tokens === null || tokens.refreshToken !== null
}

/** Reads the body of a token call; null for anything else. */
export function parseTokenResponse(value: unknown): (NewGrant & { tokens: TokenPair }) | null {
  if (typeof value !== 'object' || value === null) return null
  const body: Record<string, unknown> = { ...value }
  const { access_token: token, refresh_token: refreshToken, expires_in: expiresInSeconds } = body
  if (typeof token !== 'string' || token === '' || !isSeconds(expiresInSeconds)) return null
  const hasRefreshToken = typeof refreshToken === 'string' && refreshToken !== ''
  return {
    tokens: { token, refreshToken: hasRefreshToken ? refreshToken : null },
    expiresInSeconds,
  }
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
