import { createRouteChecks } from '@floga/remix-server/app'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { createShopApi } from '../api/create-shop-api.server.js'
import { readHandle } from '../page-handle.js'
import { unknownCheck } from '../api/responses.server.js'
import { requestSession } from '../session/request-session.server.js'
import { routeChecks, standardChecks } from './route-checks.server.js'
import type { RouteVisit } from './route-visit.js'

/**
 * Runs the checks of a request's route: once, however many loaders and actions it has, for a
 * document as for the data of a client navigation.
 *
 * @throws {Response} The response of a check.
 */
export const runChecks = createRouteChecks({
  checks: routeChecks,
  standard: standardChecks,
  openVisit,
  unknownCheck,
})

function openVisit(args: LoaderFunctionArgs): RouteVisit {
  const { context, request } = args
  const locale = context.shop.locales.defaultLocale
  return {
    args,
    url: new URL(request.url),
    handles: context.handles.map(readHandle),
    locale,
    session: requestSession(args),
    api: createShopApi({ context, locale: locale.code }),
    alternates: {},
    searchTexts: {},
  }
}
