import type { Formatters, Locale } from '@floga/i18n'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { LocaleCode } from '#tenant/tenant.js'
import type { Alternates, SearchTexts } from '../seo/alternates.server.js'
import { addAllLanguages } from '../i18n/add-all-languages.server.js'
import { createShopApi } from '../api/create-shop-api.server.js'
import type { ShopApi } from '../api/create-shop-api.server.js'
import { keepPostedFields } from './posted-fields.server.js'
import { runChecks } from '../checks/run-checks.server.js'
import { languageOf } from '../i18n/load-language.js'
import { localeFromParam, locales } from '../i18n/locales.js'
import type { Translate } from '../i18n/create-language.js'
import { requestSession } from '../session/request-session.server.js'
import type { RequestSession } from '../session/request-session.server.js'

addAllLanguages()

/** Context of a loader or action in the request's language. */
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
  session: RequestSession
  /** The page in the shop's languages. */
  alternates: Alternates
  /** What search engines are to show of it; empty for a page without a translated slug. */
  searchTexts: SearchTexts
}

/**
 * Opens a request for a page: past the checks of its route.
 *
 * @throws {Response} The response of a check: a redirect, or an error page.
 */
export async function pageContext(args: LoaderFunctionArgs): Promise<PageContext> {
  await keepPostedFields(args)
  const { locale, api, alternates, searchTexts } = await runChecks(args)
  return { ...contextFor(args, locale), api, alternates, searchTexts }
}

/**
 * The same for the document around a page, including error pages: it is public, and nothing is
 * checked.
 */
export function documentContext(args: LoaderFunctionArgs): PageContext {
  return contextFor(args, localeFromParam(args.params['lang']) ?? locales.defaultLocale)
}

function contextFor(args: LoaderFunctionArgs, locale: Locale<LocaleCode>): PageContext {
  const { request, context } = args
  const url = new URL(request.url)
  return {
    locale,
    ...languageOf(locale),
    api: createShopApi({ context, locale: locale.code }),
    url,
    path: locales.parsePath(url.pathname).path,
    href: (path) => locales.localizePath(path, locale.code),
    publicUrl: context.settings.publicUrl,
    session: requestSession(args),
    alternates: {},
    searchTexts: {},
  }
}
