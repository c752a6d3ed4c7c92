import { absoluteUrl } from './absolute-url.js'
import { cutDescription } from './description.js'
import type { JsonLd } from './json-ld/json-ld.js'
import type { MetaDescriptor } from './meta-descriptor.js'
import { webSiteJsonLd } from './json-ld/site-json-ld.js'

/** Image of a page in social networks. */
export interface SocialImage {
  /** Path or full address. */
  url: string
  alt?: string
  widthPx?: number
  heightPx?: number
}

/** A page in one language. */
export interface Alternate {
  /** Locale code, which is also its hreflang: `el`. */
  locale: string
  /** Language and region: `el-GR`. */
  iso: string
  /** Path or full address. */
  href: string
}

/** Settings shared by all pages of one language. */
export interface SeoOptions {
  siteName: string
  /** Description of the site in the language of its pages: for home, and for pages without one. */
  description: string
  /** Scheme and host: `https://shop.example`. */
  origin: string
  /** Image for pages without one. */
  image?: SocialImage
  /** @default 'summary_large_image' */
  twitterCard?: 'summary' | 'summary_large_image'
  /** Locale code of the x-default language. */
  defaultLocale?: string
  /** Locale code of the pages. */
  locale?: string
  /**
   * Path of the search, with `{term}` in place of the search term: `/products?search={term}`;
   * described on home.
   */
  searchPath?: string
  /** `@id` of the organization behind the site, in its structured data. */
  publisherId?: string
}

/** Input of {@link Seo.page}. */
export interface PageSeoInput {
  /** Omitted on the home page, whose title is the site's name and description. */
  title?: string
  description?: string | null
  path: string
  /** The page in every language, its own included. */
  alternates?: readonly Alternate[]
  /** Tells search engines not to index the page nor to follow its links. @default false */
  noindex?: boolean
  image?: SocialImage | null
  /** @default 'website' */
  type?: 'website' | 'article' | 'product'
  /** Path or address to be indexed instead. @default path, without its query */
  canonical?: string
  /** Structured data of the page. */
  jsonLd?: readonly JsonLd[]
}

/** Creates metadata for pages of one language. */
export interface Seo {
  page(input: PageSeoInput): MetaDescriptor[]
  /** Writes a path of the site as a full address. */
  url(path: string): string
}

/**
 * Describes the pages of a site in one language: title, description, social tags, robots,
 * alternates, canonical.
 *
 * @example
 * const seo = createSeo({
 *   siteName: 'Floga',
 *   description: 'LPG products and equipment',
 *   origin: 'https://shop.example',
 * })
 * seo.page({ title: 'Products', path: '/products' })
 */
export function createSeo(options: SeoOptions): Seo {
  const url = (path: string) => absoluteUrl(options.origin, path)

  const page = (input: PageSeoInput): MetaDescriptor[] => {
    const { siteName } = options
    const title = input.title
      ? `${input.title} | ${siteName}`
      : `${siteName} | ${options.description}`
    const description = cutDescription(input.description || options.description)
    const canonical = url(input.canonical ?? input.path.split('?', 1)[0] ?? '/')
    const isIndexed = !input.noindex
    return [
      { title },
      { name: 'description', content: description },
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex,nofollow' }]),
      { tagName: 'link', rel: 'canonical', href: canonical },
      ...(isIndexed ? alternateLinks(input.alternates ?? [], options) : []),
      { property: 'og:site_name', content: siteName },
      { property: 'og:title', content: input.title ?? title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: input.type ?? 'website' },
      { property: 'og:url', content: canonical },
      ...openGraphLocales(input.alternates ?? [], options.locale),
      ...openGraphImage(input.image ?? options.image, url),
      { name: 'twitter:card', content: options.twitterCard ?? 'summary_large_image' },
      ...pageJsonLd(input, options).map((data) => ({ 'script:ld+json': data })),
    ]
  }
  return { page, url }
}

function alternateLinks(
  alternates: readonly Alternate[],
  { origin, defaultLocale }: SeoOptions,
): MetaDescriptor[] {
  const fallback = alternates.find((alternate) => alternate.locale === defaultLocale)
  const named = alternates.map(({ locale, href }) => ({ hrefLang: locale, href }))
  if (fallback) named.push({ hrefLang: 'x-default', href: fallback.href })
  return named.map(({ hrefLang, href }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: absoluteUrl(origin, href),
  }))
}

function openGraphLocales(alternates: readonly Alternate[], current?: string): MetaDescriptor[] {
  return alternates.map(({ locale, iso }) => ({
    property: locale === current ? 'og:locale' : 'og:locale:alternate',
    content: iso.replace('-', '_'),
  }))
}

function openGraphImage(image: SocialImage | null | undefined, url: Seo['url']): MetaDescriptor[] {
  if (!image) return []
  const { alt, widthPx, heightPx } = image
  return [
    { property: 'og:image', content: url(image.url) },
    ...(alt ? [{ property: 'og:image:alt', content: alt }] : []),
    ...(widthPx ? [{ property: 'og:image:width', content: String(widthPx) }] : []),
    ...(heightPx ? [{ property: 'og:image:height', content: String(heightPx) }] : []),
  ]
}

function pageJsonLd(input: PageSeoInput, options: SeoOptions): JsonLd[] {
  const own = input.jsonLd ?? []
  if (input.title || !options.searchPath) return [...own]
  const site = webSiteJsonLd({
    name: options.siteName,
    url: absoluteUrl(options.origin, input.path),
    inLanguage: options.locale,
    publisherId: options.publisherId,
    // The braces are the template's, and stay as they are.
    searchTarget: options.origin + options.searchPath,
  })
  return [site, ...own]
}
