import { absoluteUrl } from './absolute-url.js'
import { SeoError } from './seo-error.js'

/** Most addresses that one file may hold. @see {@link https://www.sitemaps.org/protocol.html} */
export const SITEMAP_MAX_URLS = 50_000

/** A page of the sitemap. */
export interface SitemapUrl {
  /** Path or full address. */
  path: string
  /** ISO 8601 date or moment of its last change. */
  lastModified?: string
  /** The page in every language, its own included. */
  alternates?: readonly { locale: string; href: string }[]
  /** Paths or full addresses of its images. */
  images?: readonly string[]
}

/** Options of {@link sitemapXml}. */
export interface SitemapOptions {
  /** Scheme and host: `https://shop.example`. */
  origin: string
  /** Locale code of the x-default language. */
  defaultLocale?: string
}

/**
 * Writes a sitemap of pages and their translations.
 *
 * @throws {SeoError} `too-many-urls` above 50,000 pages: write several and list them with sitemapIndexXml.
 */
export function sitemapXml(urls: readonly SitemapUrl[], options: SitemapOptions): string {
  assertFits(urls.length)
  const entries = urls.map((entry) => urlElement(entry, options))
  return xml(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
      ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
      ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    entries,
    '</urlset>',
  )
}

/** Writes the list of a site's sitemaps, by path or full address. */
export function sitemapIndexXml(paths: readonly string[], options: { origin: string }): string {
  assertFits(paths.length)
  const entries = paths.map((path) => {
    const location = escapeXml(absoluteUrl(options.origin, path))
    return `<sitemap><loc>${location}</loc></sitemap>`
  })
  return xml(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    entries,
    '</sitemapindex>',
  )
}

function urlElement(entry: SitemapUrl, { origin, defaultLocale }: SitemapOptions): string {
  const address = (path: string) => escapeXml(absoluteUrl(origin, path))
  const alternates = entry.alternates ?? []
  const fallback = alternates.find((alternate) => alternate.locale === defaultLocale)
  const links = [...alternates, ...(fallback ? [{ ...fallback, locale: 'x-default' }] : [])].map(
    ({ locale, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(locale)}" href="${address(href)}"/>`,
  )
  const images = (entry.images ?? []).map(
    (image) => `<image:image><image:loc>${address(image)}</image:loc></image:image>`,
  )
  const changed = entry.lastModified ? `<lastmod>${escapeXml(entry.lastModified)}</lastmod>` : ''
  return `<url><loc>${address(entry.path)}</loc>${changed}${links.join('')}${images.join('')}</url>`
}

function xml(open: string, entries: string[], close: string): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, close, ''].join('\n')
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}

function assertFits(count: number): void {
  if (count <= SITEMAP_MAX_URLS) return
  throw new SeoError(
    'too-many-urls',
    `A sitemap holds ${SITEMAP_MAX_URLS} addresses, not ${count}. Write several and an index.`,
  )
}
