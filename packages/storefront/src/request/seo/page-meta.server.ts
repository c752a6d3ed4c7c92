import { breadcrumbJsonLd, createSeo } from '@floga/seo'
import type { JsonLd, MetaDescriptor, Seo, SocialImage } from '@floga/seo'

import type { Storefront } from '../../lib/create-storefront.js'
import type { PageContext } from '../page-context.server.js'
import type { Alternates } from './alternates.server.js'
import { organizationId } from './shop-profile.server.js'

export interface PageMetaInput {
  /** Omitted on the home page. */
  title?: string
  description: string
  /** Path without the locale's prefix. */
  path: string
  alternates: Alternates
  noindex?: boolean
  image?: SocialImage | null
  type?: 'website' | 'article' | 'product'
  /** Steps from home, which is added, to this page; paths without prefix. */
  breadcrumbs?: { name: string; path: string }[]
  jsonLd?: JsonLd[]
}

/** The page of a request, as far as its metadata depend on it. */
export type PageMetaContext = Pick<PageContext, 'shop' | 'locale' | 'publicUrl' | 'href'> & {
  t: (key: 'nav.home') => string
}

/** Title, description, social, canonical and alternate-language tags of a page. */
export function pageMeta(page: PageMetaContext, input: PageMetaInput): MetaDescriptor[] {
  const { alternates, breadcrumbs, jsonLd = [], path, ...rest } = input
  const address = (sitePath: string): string => `${page.publicUrl}${page.href(sitePath)}`
  // Page 2 of a list is page 2 in the other languages.
  const query = /\?.*$/.exec(path)?.[0] ?? ''
  const trail = breadcrumbs && [{ name: page.t('nav.home'), path: '/' }, ...breadcrumbs]
  return seoOf(page).page({
    ...rest,
    path: page.href(path),
    canonical: page.href(path),
    alternates: page.shop.locales.all.flatMap(({ code, iso }) => {
      const href = alternates[code]
      return href ? [{ locale: code, iso, href: href + query }] : []
    }),
    jsonLd: trail
      ? [
          ...jsonLd,
          breadcrumbJsonLd(trail.map(({ name, path: at }) => ({ name, url: address(at) }))),
        ]
      : jsonLd,
  })
}

const made = new WeakMap<Storefront, Map<string, Seo>>()

function seoOf({ shop, locale, publicUrl, href }: PageMetaContext): Seo {
  const ofShop = made.get(shop) ?? new Map<string, Seo>()
  made.set(shop, ofShop)
  const known = ofShop.get(locale.code)
  if (known) return known
  const { share } = shop.images
  const seo = createSeo({
    siteName: shop.name,
    description: shop.descriptionIn(locale),
    origin: publicUrl,
    // Square, like all product images of the asset service.
    ...(share && {
      image: {
        url: `/assets/${shop.id}/${share}-1200.jpg`,
        alt: shop.name,
        widthPx: 1200,
        heightPx: 1200,
      },
    }),
    publisherId: organizationId({ publicUrl }),
    defaultLocale: shop.locales.defaultLocale.code,
    locale: locale.code,
    searchPath: href('/products?search={term}'),
  })
  ofShop.set(locale.code, seo)
  return seo
}
