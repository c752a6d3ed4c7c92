import { CategoriesDocument } from '@floga/api-client/operations'
import { llmsTxt } from '@floga/seo'
import type { LlmsLink } from '@floga/seo'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { tenant } from '#tenant/tenant.js'
import type { LocaleCode } from '#tenant/tenant.js'
import { createShopApi } from '../wiring/api/create-shop-api.server.js'
import { languageOf } from '../wiring/i18n/language-of.js'
import { locales } from '../wiring/i18n/locales.js'
import { shopPaths } from '../wiring/site/shop-paths.js'

/** Writes the shop's main pages in each language. */
export async function* writeLlmsTxt(
  context: LoaderFunctionArgs['context'],
): AsyncGenerator<string> {
  const parts = await Promise.all(locales.all.map(({ code }) => sectionsOf(code, context)))
  const { t } = languageOf(locales.defaultLocale)
  yield llmsTxt({
    title: tenant.name,
    summary: `${t('home.description')} ${context.settings.publicUrl}/sitemap.xml`,
    sections: parts.flat(),
  })
}

async function sectionsOf(
  code: LocaleCode,
  context: LoaderFunctionArgs['context'],
): Promise<{ title: string; links: LlmsLink[] }[]> {
  const locale = locales.find(code) ?? locales.defaultLocale
  const { t } = languageOf(locale)
  const api = createShopApi({ context, locale: code })
  const [{ categories }, documents] = await Promise.all([
    api.query(CategoriesDocument, {}),
    api.content.list({ where: { path: shopPaths.documents } }),
  ])
  const url = (path: string) => `${context.settings.publicUrl}${locales.localizePath(path, code)}`
  return [
    {
      title: `${tenant.name} – ${locale.label}`,
      links: [
        { name: t('nav.home'), url: url('/'), note: t('home.description') },
        { name: t('products.title'), url: url('/products'), note: t('products.description') },
        { name: t('brands.title'), url: url('/brands'), note: t('brands.description') },
        { name: t('offers.title'), url: url('/offers'), note: t('offers.description') },
        { name: t('contact.title'), url: url('/contact'), note: t('contact.description') },
      ],
    },
    {
      title: `${t('nav.categories')} – ${locale.label}`,
      links: categories.map(({ name, slug, excerpt }) => ({
        name,
        url: url(`/categories/${slug}`),
        ...(excerpt ? { note: excerpt } : {}),
      })),
    },
    {
      title: `${t('footer.quickLinks')} – ${locale.label}`,
      links: documents.map(({ title = '', path = '', description = '' }) => ({
        name: title,
        url: url(path),
        note: description,
      })),
    },
  ]
}
