import type { Locale } from '@floga/i18n'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { Alternates, SearchTexts } from '../seo/alternates.server.js'
import type { ShopApi } from '../api/create-shop-api.server.js'
import type { PageHandle } from '../page-handle.js'
import type { RequestSession } from '../session/request-session.server.js'

/** A request to a route, with the results of earlier checks. */
export interface RouteVisit {
  args: LoaderFunctionArgs
  url: URL
  /** Of each route that the address leads to, outermost first. */
  handles: readonly PageHandle[]
  locale: Locale
  session: RequestSession
  /** The platform's API with this visitor's permissions. */
  api: ShopApi
  /** The page in the shop's languages. */
  alternates: Alternates
  searchTexts: SearchTexts
}
