/** What a page's policy depends on. */
export interface PolicyOptions {
  isHttps: boolean
  scriptHashes?: readonly string[]
  styleHashes?: readonly string[]
  /** The one origin that the page may show in a frame. @default none */
  frameOrigin?: string | undefined
}

/** The content security policy: this origin's files, and inline elements by hash alone. */
export function contentSecurityPolicy({
  isHttps,
  scriptHashes = [],
  styleHashes = [],
  frameOrigin,
}: PolicyOptions): string {
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...scriptHashes].join(' '),
    ['style-src', `'self'`, ...styleHashes].join(' '),
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    ...(frameOrigin ? [`frame-src ${frameOrigin}`] : []),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of every answer, whatever its route, method and status; names in lower case. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy({ isHttps }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}
