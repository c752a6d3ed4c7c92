import * as storefront from '@floga/storefront/server'
import type { Locale } from '@floga/i18n'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { LocaleCode } from '#tenant/tenant.js'
import type { Translate } from '../i18n/create-language.js'

/** Context of a loader or action in the request's language, with this shop's messages. */
export interface PageContext extends Omit<storefront.PageContext, 't' | 'locale'> {
  t: Translate
  locale: Locale<LocaleCode>
}

/**
 * Opens a request for a page: past the checks of its route.
 *
 * @throws {Response} The response of a check: a redirect, or an error page.
 */
export async function pageContext(args: LoaderFunctionArgs): Promise<PageContext> {
  return withOwnTypes(await storefront.pageContext(args))
}

/**
 * The same for the document around a page, including error pages: it is public, and nothing is
 * checked.
 */
export function documentContext(args: LoaderFunctionArgs): PageContext {
  return withOwnTypes(storefront.documentContext(args))
}

/** The context is made from `shop`, which has this tenant's languages and messages. */
function withOwnTypes(context: storefront.PageContext): PageContext {
  return context as unknown as PageContext
}

/** The same context for functions of the package, which know its messages alone. */
export function toStorefrontPage<Page extends Partial<PageContext>>(
  page: Page,
): Pick<storefront.PageContext, keyof Page & keyof storefront.PageContext> {
  return page as unknown as storefront.PageContext
}
