import type { Formatters, Locale } from '@floga/i18n'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { Storefront, Translate } from '../lib/create-storefront.js'
import { incapablePaths } from '../lib/routes/missing-paths.js'
import { isBelowOne } from '../lib/routes/is-below-one.js'
import { loadCapabilities } from '../site/load-site.server.js'
import { createShopApi } from './api/create-shop-api.server.js'
import type { ShopApi } from './api/create-shop-api.server.js'
import { runChecks } from './checks/run-checks.server.js'
import { notFound } from './api/responses.server.js'
import { localeFromParam } from './locale-from-param.js'
import { keepPostedFields } from './posted-fields.server.js'
import type { Alternates, SearchTexts } from './seo/alternates.server.js'
import { requestSession } from './session/request-session.server.js'
import type { RequestSession } from './session/request-session.server.js'

/** Context of a loader or action in the request's language. */
export interface PageContext {
  shop: Storefront
  locale: Locale
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
 * @throws {Response} The response of a check: a redirect, or an error page; 404 for a feature that
 * the platform is not capable of.
 */
export async function pageContext(args: LoaderFunctionArgs): Promise<PageContext> {
  await keepPostedFields(args)
  await expectCapability(args)
  const { locale, api, alternates, searchTexts } = await runChecks(args)
  return { ...contextFor(args, locale), api, alternates, searchTexts }
}

/**
 * Before the checks: a page that is not found leads no guest to the login.
 *
 * @throws {Response} 404 for a page of a feature that the platform is not capable of.
 */
async function expectCapability({ request, context }: LoaderFunctionArgs): Promise<void> {
  const { locales } = context.shop
  const { path } = locales.parsePath(new URL(request.url).pathname)
  if (!isBelowOne(incapablePaths([]), path)) return
  const api = createShopApi({ context, locale: locales.defaultLocale.code })
  const capabilities = await loadCapabilities(api)
  if (!capabilities || !isBelowOne(incapablePaths(capabilities), path)) return
  throw notFound('page-not-found')
}

/**
 * The same for the document around a page, including error pages: it is public, and nothing is
 * checked.
 */
export function documentContext(args: LoaderFunctionArgs): PageContext {
  const { locales } = args.context.shop
  return contextFor(args, localeFromParam(locales, args.params['lang']) ?? locales.defaultLocale)
}

function contextFor(args: LoaderFunctionArgs, locale: Locale): PageContext {
  const { request, context } = args
  const { shop, settings } = context
  const url = new URL(request.url)
  return {
    shop,
    locale,
    ...shop.languageOf(locale),
    api: createShopApi({ context, locale: locale.code }),
    url,
    path: shop.locales.parsePath(url.pathname).path,
    href: (path) => shop.locales.localizePath(path, locale.code),
    publicUrl: settings.publicUrl,
    session: requestSession(args),
    alternates: {},
    searchTexts: {},
  }
}
