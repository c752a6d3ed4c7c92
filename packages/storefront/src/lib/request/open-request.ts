import { createPlatformClient, isApiError } from '@floga/api-client'
import type { GraphqlClient } from '@floga/api-client'
import { SeoTranslationsDocument } from '@floga/api-client/operations'
import type { Locale } from '@floga/i18n'
import { createSeo } from '@floga/seo'
import type { Alternate, PageSeoInput, Seo } from '@floga/seo'
import { createCookie, redirect } from '@remix-run/node'
import type { Cookie, LoaderFunctionArgs, MetaDescriptor } from '@remix-run/node'

import type { ShopSettings } from '../../request/shop-load-context.js'
import type { Storefront, Translate } from '../create-storefront.js'

/** A request with a page's data sources. */
export interface ShopRequest extends Pick<GraphqlClient, 'query' | 'mutate'> {
  shop: Storefront
  url: URL
  locale: Locale
  t: Translate
  href: (path: string) => string
  seo: Seo
  /**
   * Creates the page's meta descriptors for Remix. Its path is the same in every language unless
   * `slugs` is given.
   */
  meta: (page: Omit<PageSeoInput, 'path' | 'alternates'> & { slugs?: Slugs }) => MetaDescriptor[]
  /** A product's slugs. @throws {Response} 301 from a slug of another language. */
  findSlugs: (slug: string) => Promise<Slugs>
  /** The id of the visitor's cart; null without one. */
  cartId: () => Promise<string | null>
  /** A `Set-Cookie` header that remembers a cart, or forgets it. */
  keepCart: (id: string | null) => Promise<HeadersInit>
}

/** A product's slugs by language. */
export type Slugs = readonly { locale: string; slug: string }[]

/** Opens a request of a shop. @throws {Response} 404 where the address begins with no language of the shop. */
export function openRequest(
  shop: Storefront,
  { request, params, context }: LoaderFunctionArgs,
): ShopRequest {
  const { settings, requestId } = context
  const { locales } = shop
  const url = new URL(request.url)
  const pathname = url.pathname.replace(/(\/_root)?\.data$/, '')
  const { locale, path } = locales.parsePath(pathname)
  if (params['lang'] && params['lang'] !== locale.code) throw new Response(null, { status: 404 })
  const { t } = shop.languageOf(locale)
  const { eshop } = createPlatformClient({
    ...settings,
    tenant: shop.id,
    locale: locale.code,
    timezone: shop.timeZone,
    requestId,
  })
  const href = (to: string): string => locales.localizePath(to, locale.code)
  const seo = createSeo({
    siteName: shop.name,
    description: t('description'),
    origin: settings.publicUrl,
    locale: locale.code,
    defaultLocale: locales.defaultLocale.code,
    searchPath: `${href('/products')}?search={term}`,
  })
  const query: ShopRequest['query'] = (...asked) =>
    eshop.query(...asked).catch((error: unknown) => {
      if (isApiError(error))
        throw new Response(null, { status: 503, headers: { 'Retry-After': '10' } })
      throw error
    })
  const cookie = cartCookie(shop.id, settings)
  return {
    shop,
    url,
    locale,
    t,
    href,
    seo,
    query,
    mutate: eshop.mutate,
    meta: ({ slugs, ...page }) =>
      seo.page({ ...page, path: pathname, alternates: alternatesOf(locales, path, slugs) }),
    async findSlugs(slug) {
      const where = { slug, type: 'PRODUCT' as const }
      const { seoTranslations } = await query(SeoTranslationsDocument, { where })
      if (!seoTranslations) throw new Response(null, { status: 404 })
      const { redirectTo, translations } = seoTranslations
      // A header holds no letters beyond Latin ones.
      if (redirectTo) throw redirect(encodeURI(href(`/products/${redirectTo}`)) + url.search, 301)
      return translations
    },
    async cartId() {
      const value: unknown = await cookie.parse(request.headers.get('Cookie'))
      return typeof value === 'string' && /^[\w-]{16,64}$/.test(value) ? value : null
    },
    keepCart: async (id) => ({
      'Set-Cookie': await cookie.serialize(id ?? '', id ? {} : { maxAge: 0 }),
    }),
  }
}

/** A cart's id opens it: scripts never see it. */
function cartCookie(id: string, { publicUrl }: ShopSettings): Cookie {
  const secure = publicUrl.startsWith('https:')
  const options = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 14 * 86_400 } as const
  return createCookie(`${secure ? '__Host-' : ''}${id}-cart`, { ...options, secure })
}

function alternatesOf(
  locales: Storefront['locales'],
  path: string,
  slugs: Slugs | undefined,
): Alternate[] {
  return locales.all.flatMap(({ code, iso }) => {
    const slug = slugs?.find(({ locale }) => locale === code)?.slug
    if (slugs && slug === undefined) return []
    const own = slug === undefined ? path : `/products/${slug}`
    return [{ locale: code, iso, href: locales.localizePath(own, code) }]
  })
}
