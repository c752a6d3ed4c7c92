/** The two tokens of a session, by the names of the wire. */
export interface TokenPair {
  token: string
  /** Null where the session cannot be renewed. */
  refreshToken: string | null
}

/** What a login or a renewal brings. */
export interface NewGrant {
  /** Null in a browser whose server keeps the tokens. */
  tokens: TokenPair | null
  /** Seconds from now until the access token expires, as the wire says. */
  expiresInSeconds: number
  /** Who has signed in, where the answer says so. */
  email?: string | null
  /** The expiry by the clock of a server that keeps the tokens: what its word is known by. */
  serverExpiresAtMs?: number | undefined
}

/** What a session is held by. */
export interface SessionGrant {
  /** Null in a browser whose server keeps the tokens. */
  tokens: TokenPair | null
  /** In the session's own time. */
  expiresAtMs: number
  /** The expiry by the clock of a server that keeps the tokens: what its word is known by. */
  serverExpiresAtMs?: number | undefined
}

/** Whether a grant can be renewed: the refresh token is at hand, or a server keeps it. */
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
