import { CategoriesDocument } from '@floga/api-client/operations'
import { llmsTxt } from '@floga/seo'
import type { LlmsTxtOptions } from '@floga/seo'
import type { Locale } from '@floga/i18n'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { isBelowOne } from '../../lib/routes/is-below-one.js'
import { missingPaths } from '../../lib/routes/missing-paths.js'
import { pathsOf } from '../../lib/routes/paths-of.js'
import { createShopApi } from '../../request/api/create-shop-api.server.js'
import { loadCapabilities } from '../../site/load-site.server.js'

/** Writes the shop's main pages in each language. */
export async function* writeLlmsTxt(
  context: LoaderFunctionArgs['context'],
): AsyncGenerator<string> {
  const { locales, name, descriptionIn } = context.shop
  const parts = await Promise.all(locales.all.map((locale) => sectionsOf(locale, context)))
  yield llmsTxt({
    title: name,
    summary: `${descriptionIn(locales.defaultLocale)} ${context.settings.publicUrl}/sitemap.xml`,
    sections: parts.flat(),
  })
}

async function sectionsOf(
  locale: Locale,
  context: LoaderFunctionArgs['context'],
): Promise<LlmsTxtOptions['sections']> {
  const { shop, settings } = context
  const { t } = shop.languageOf(locale)
  const api = createShopApi({ context, locale: locale.code })
  const missing = missingPaths(shop.features, await loadCapabilities(api))
  const [{ categories }, documents] = await Promise.all([
    api.query(CategoriesDocument, {}),
    isBelowOne(missing, '/terms-and-conditions')
      ? []
      : api.content.list({ where: { path: pathsOf(shop).documents } }),
  ])
  const url = (path: string) =>
    `${settings.publicUrl}${shop.locales.localizePath(path, locale.code)}`
  const pages = [
    { name: t('nav.home'), path: '/', note: shop.descriptionIn(locale) },
    { name: t('products.title'), path: '/products', note: t('products.description') },
    { name: t('brands.title'), path: '/brands', note: t('brands.description') },
    { name: t('offers.title'), path: '/offers', note: t('offers.description') },
    { name: t('contact.title'), path: '/contact', note: t('contact.description') },
  ]
  const sections: LlmsTxtOptions['sections'] = [
    {
      title: shop.name,
      links: pages
        .filter(({ path }) => !isBelowOne(missing, path))
        .map(({ path, ...page }) => ({ ...page, url: url(path) })),
    },
    {
      title: t('nav.categories'),
      links: categories.map(({ name, slug, excerpt }) => ({
        name,
        url: url(`/categories/${slug}`),
        ...(excerpt ? { note: excerpt } : {}),
      })),
    },
    {
      title: t('footer.quickLinks'),
      links: documents.map(({ title = '', path = '', description = '' }) => ({
        name: title,
        url: url(path),
        note: description,
      })),
    },
  ]
  return sections.map(({ title, links }) => ({ title: `${title} – ${locale.label}`, links }))
}
