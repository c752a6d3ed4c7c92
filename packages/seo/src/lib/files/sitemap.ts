import { absoluteUrl } from '../absolute-url.js'
import { SeoError } from '../seo-error.js'
import { escapeXml } from './escape-xml.js'

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

export interface SitemapOptions {
  /** Scheme and host: `https://shop.example`. */
  origin: string
  /** Locale code of the x-default language. */
  defaultLocale?: string
}

/**
 * Writes a sitemap of pages and their translations in chunks, one for each of `pages`: a large one
 * need never be in memory.
 *
 * @throws {SeoError} `too-many-urls` above 50,000 pages: write several and list them with
 * sitemapIndexXml.
 */
export async function* writeSitemap(
  pages: AsyncIterable<readonly SitemapUrl[]> | Iterable<readonly SitemapUrl[]>,
  options: SitemapOptions,
): AsyncGenerator<string> {
  let count = 0
  yield (
    `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` +
      ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
      ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n'
  )
  for await (const urls of pages) {
    count += urls.length
    assertFits(count)
    yield urls.map((entry) => `${urlElement(entry, options)}\n`).join('')
  }
  yield '</urlset>\n'
}

/** One of a site's sitemaps. */
export interface SitemapFile {
  /** Path or full address. */
  path: string
  /** ISO 8601 date or moment of its last change. */
  lastModified?: string
}

/** Writes the list of a site's sitemaps. */
export function sitemapIndexXml(
  files: readonly SitemapFile[],
  options: { origin: string },
): string {
  assertFits(files.length)
  const entries = files.map(({ path, lastModified }) => {
    const location = escapeXml(absoluteUrl(options.origin, path))
    return `<sitemap><loc>${location}</loc>${changedElement(lastModified)}</sitemap>\n`
  })
  const open = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  return `${declaration}${open}${entries.join('')}</sitemapindex>\n`
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

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
  const changed = changedElement(entry.lastModified)
  return `<url><loc>${address(entry.path)}</loc>${changed}${links.join('')}${images.join('')}</url>`
}

function changedElement(lastModified: string | undefined): string {
  return lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ''
}

function assertFits(count: number): void {
  if (count <= SITEMAP_MAX_URLS) return
  throw new SeoError(
    'too-many-urls',
    `A sitemap can contain ${SITEMAP_MAX_URLS} URLs, not ${count}. Write several and an index.`,
  )
}
