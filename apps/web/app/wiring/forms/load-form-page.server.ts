import * as storefront from '@floga/storefront/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { toStorefrontPage } from '../request/page-context.server.js'
import type { PageContext } from '../request/page-context.server.js'

/** Loads a page of one form, in this shop's languages. */
export function loadFormPage<Content extends object>(
  args: LoaderFunctionArgs,
  page: PageContext,
  options: storefront.FormPageOptions<Content>,
): ReturnType<typeof storefront.loadFormPage<Content>> {
  return storefront.loadFormPage(args, toStorefrontPage(page), options)
}
