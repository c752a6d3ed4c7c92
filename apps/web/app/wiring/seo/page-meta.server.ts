import { breadcrumbJsonLd, createSeo } from '@floga/seo'
import type { JsonLd, MetaDescriptor, Seo, SocialImage } from '@floga/seo'

import type { LocaleCode } from '#tenant/tenant.js'
import { tenant } from '#tenant/tenant.js'
import type { Alternates } from './alternates.server.js'
import { locales } from '../i18n/locales.js'
import type { PageContext } from '../request/page-context.server.js'
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

/** Title, description, social, canonical and alternate-language tags of a page. */
export function pageMeta(page: PageContext, input: PageMetaInput): MetaDescriptor[] {
  const { alternates, breadcrumbs, jsonLd = [], path, ...rest } = input
  const address = (sitePath: string): string => `${page.publicUrl}${page.href(sitePath)}`
  // Page 2 of a list is page 2 in the other languages.
  const query = /\?.*$/.exec(path)?.[0] ?? ''
  const trail = breadcrumbs && [{ name: page.t('nav.home'), path: '/' }, ...breadcrumbs]
  return seoOf(page).page({
    ...rest,
    path: page.href(path),
    canonical: page.href(path),
    alternates: locales.all.flatMap(({ code, iso }) => {
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

const made = new Map<LocaleCode, Seo>()

function seoOf({ locale, publicUrl, href, t }: PageContext): Seo {
  const known = made.get(locale.code)
  if (known) return known
  const { share } = tenant.images
  const seo = createSeo({
    siteName: tenant.name,
    description: t('home.title'),
    origin: publicUrl,
    // Square, like all product images of the asset service.
    ...(share && {
      image: {
        url: `/assets/${tenant.id}/${share}-1200.jpg`,
        alt: tenant.name,
        widthPx: 1200,
        heightPx: 1200,
      },
    }),
    publisherId: organizationId({ publicUrl }),
    defaultLocale: tenant.defaultLocale,
    locale: locale.code,
    searchPath: href('/products?search={term}'),
  })
  made.set(locale.code, seo)
  return seo
}
