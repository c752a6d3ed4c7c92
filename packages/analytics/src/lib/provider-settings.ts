/** Sources of a content security policy, by directive. */
export type AnalyticsSources = Record<'script-src' | 'connect-src' | 'img-src', string[]>

/** A provider as a tenant names it. */
export interface ProviderSettings {
  kind: 'GTAG' | 'PIXEL'
  id: string
  /** In place of the provider's own hosts. @default the provider's */
  origin?: string | null | undefined
}

/** A cookie that a provider sets on the site. */
export interface ProviderCookie {
  /** A final `*` matches anything. */
  name: string
  maxAgeS: number
}

/** Cookies that providers set on the site itself. */
export const providerCookies: Readonly<
  Record<ProviderSettings['kind'], readonly ProviderCookie[]>
> = {
  GTAG: [
    { name: '_ga', maxAgeS: 63_072_000 },
    { name: '_ga_*', maxAgeS: 63_072_000 },
  ],
  PIXEL: [],
}

/** Returns the Content Security Policy sources that the providers require; empty for none. */
export function analyticsSources(providers: readonly ProviderSettings[]): AnalyticsSources {
  const sources: AnalyticsSources = { 'script-src': [], 'connect-src': [], 'img-src': [] }
  for (const { kind, origin } of providers) {
    if (kind === 'PIXEL') sources['connect-src'].push(origin ?? 'https://www.facebook.com')
    else if (origin) for (const hosts of Object.values(sources)) hosts.push(origin)
    else {
      const tag = 'https://www.googletagmanager.com'
      const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
      sources['script-src'].push(tag)
      sources['connect-src'].push(tag, ...collectors)
      sources['img-src'].push(tag, ...collectors)
    }
  }
  return sources
}
