import type { Formatters, Locale } from '@floga/i18n'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { LocaleCode } from '../tenant/tenant.js'
import { createShopApi } from './api.server.js'
import type { ShopApi } from './api.server.js'
import { addAllLanguages } from './all-languages.server.js'
import { languageOf } from './languages.js'
import { localeFromParam } from './locale-param.js'
import { locales } from './locales.js'
import type { Translate } from './messages.js'
import { notFound } from './responses.server.js'

addAllLanguages()

/** What a loader or action needs to answer in the request's language. */
export interface PageContext {
  locale: Locale<LocaleCode>
  t: Translate
  formatters: Formatters
  api: ShopApi
  url: URL
  /** Path of the request without its locale's prefix. */
  path: string
  /** Path of this shop in the request's language. */
  href(path: string): string
  publicUrl: string
}

/**
 * Opens a request for a page.
 *
 * @throws {Response} 404 when the address's first segment is no language of the shop.
 */
export function pageContext(args: LoaderFunctionArgs): PageContext {
  const locale = localeFromParam(args.params['lang'])
  if (!locale) throw notFound('page-not-found')
  return contextFor(args, locale)
}

/** The same for the document around a page: an unknown language falls back to the default one. */
export function documentContext(args: LoaderFunctionArgs): PageContext {
  return contextFor(args, localeFromParam(args.params['lang']) ?? locales.defaultLocale)
}

function contextFor(
  { request, context }: LoaderFunctionArgs,
  locale: Locale<LocaleCode>,
): PageContext {
  const url = new URL(request.url)
  return {
    locale,
    ...languageOf(locale),
    api: createShopApi({ context, locale: locale.code }),
    url,
    path: locales.parsePath(url.pathname).path,
    href: (path) => locales.localizePath(path, locale.code),
    publicUrl: context.settings.publicUrl,
  }
}
