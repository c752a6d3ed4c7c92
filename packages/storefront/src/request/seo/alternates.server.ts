import { SeoTranslationsDocument } from '@floga/api-client/operations'
import type { SeoTranslationsQuery, SeoType } from '@floga/api-client/operations'
import type { Locale } from '@floga/i18n'
import { redirect } from '@remix-run/node'

import type { Storefront } from '../../lib/create-storefront.js'
import type { ShopApi } from '../api/create-shop-api.server.js'

/** The same page in the shop's languages: locale code → path with prefix. */
export type Alternates = Readonly<Record<string, string>>

/** A visit to a page with a translated slug. */
export interface SlugVisit {
  shop: Storefront
  api: Pick<ShopApi, 'query'>
  locale: Locale
  url: URL
}

/** What search engines are to show of a page, as far as the platform tells. */
export interface SearchTexts {
  title?: string
  description?: string
}

/** A page with a translated slug. */
export interface SlugPage {
  alternates: Alternates
  searchTexts: SearchTexts
}

/** The platform's translations of a slug. */
type SlugTranslations = Pick<
  NonNullable<SeoTranslationsQuery['seoTranslations']>,
  'translations' | 'redirectTo'
>

/** Alternates of a page whose path is the same in every language. */
export function samePath({ locales }: Pick<Storefront, 'locales'>, path: string): Alternates {
  return Object.fromEntries(locales.all.map(({ code }) => [code, locales.localizePath(path, code)]))
}

/**
 * Looks up a page with a translated slug.
 *
 * @throws {Response} 301 to the current slug when the requested one is retired or of another
 * language.
 */
export async function findSlugPage(
  { shop, api, locale, url }: SlugVisit,
  folder: string,
  type: SeoType,
  slug: string,
): Promise<SlugPage> {
  const { seoTranslations } = await api.query(SeoTranslationsDocument, {
    where: { slug, type },
    clientId: shop.id,
    locale: locale.code,
  })
  return {
    alternates: toAlternates(seoTranslations, folder, { shop, locale, url }),
    searchTexts: toSearchTexts(seoTranslations?.seoMeta),
  }
}

/** Reads title and description from the platform's metadata of a page. */
export function toSearchTexts(
  entries: readonly { name: string; content: string }[] = [],
): SearchTexts {
  const read = (name: string) => entries.find((entry) => entry.name === name)?.content
  const title = read('title')
  const description = read('description')
  return { ...(title ? { title } : {}), ...(description ? { description } : {}) }
}

/**
 * Alternates of a page from the platform's translations of its slug.
 *
 * @throws {Response} 301 to the current slug when the requested one is retired or of another
 * language.
 */
export function toAlternates(
  known: SlugTranslations | null | undefined,
  folder: string,
  { shop: { locales }, locale, url }: Pick<SlugVisit, 'shop' | 'locale' | 'url'>,
): Alternates {
  if (!known) return {}
  if (known.redirectTo) {
    const path = locales.localizePath(`${folder}/${known.redirectTo}`, locale.code)
    // A header holds no letters beyond Latin ones, which slugs of other tenants may have.
    throw redirect(`${encodeURI(path)}${url.search}`, 301)
  }
  return Object.fromEntries(
    known.translations.flatMap((translation) => {
      const target = locales.find(translation.locale)
      return target
        ? [[target.code, locales.localizePath(`${folder}/${translation.slug}`, target.code)]]
        : []
    }),
  )
}
