/**
 * Sources that a policy allows besides the page's own origin, such as `{ 'img-src':
 * ['https://images.example'] }`.
 */
export type PolicySources = Partial<
  Record<
    'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src',
    readonly string[]
  >
>

export interface PolicyOptions {
  isHttps: boolean
  sources?: PolicySources | undefined
  scriptHashes?: readonly string[]
  styleHashes?: readonly string[]
  /** The one origin that the page may embed in an iframe. @default none */
  frameOrigin?: string | undefined
}

/** The content security policy: this origin's files, and inline elements by hash alone. */
export function contentSecurityPolicy({
  isHttps,
  sources = {},
  scriptHashes = [],
  styleHashes = [],
  frameOrigin,
}: PolicyOptions): string {
  const directive = (name: keyof PolicySources, ...own: readonly string[]): string =>
    [name, ...own, ...(sources[name] ?? [])].join(' ')
  const frames = frameOrigin ? [frameOrigin] : []
  const hasFrames = frames.length > 0 || (sources['frame-src'] ?? []).length > 0
  return [
    // Firefox asks it for `<link rel="prefetch">`, which has no directive of its own; every other
    // kind has one below.
    `default-src 'self'`,
    directive('script-src', `'self'`, ...scriptHashes),
    directive('style-src', `'self'`, ...styleHashes),
    directive('img-src', `'self'`, 'data:'),
    directive('font-src', `'self'`),
    directive('connect-src', `'self'`),
    hasFrames ? directive('frame-src', ...frames) : `frame-src 'none'`,
    `media-src 'none'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of every response, whatever its route, method and status; names in lower case. */
export function securityHeaders({
  isHttps,
  ...policy
}: Pick<PolicyOptions, 'isHttps' | 'sources' | 'styleHashes'>): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy({ isHttps, ...policy }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}
