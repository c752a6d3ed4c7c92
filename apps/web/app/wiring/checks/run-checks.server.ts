import type { LoaderFunctionArgs } from '@remix-run/node'

import { createShopApi } from '../api/create-shop-api.server.js'
import { readHandle } from '../request/page-handle.js'
import type { ShopLoadContext } from '../request/shop-load-context.js'
import { locales } from '../i18n/locales.js'
import { unknownCheck } from '../api/responses.server.js'
import { requestSession } from '../session/request-session.server.js'
import { routeChecks, standardChecks } from './route-checks.server.js'
import type { RouteCheck, RouteVisit } from './route-check.js'

const running = new WeakMap<ShopLoadContext, Promise<RouteVisit>>()

/**
 * Leads a request through the checks of its route: once, however many loaders and actions answer it, for a document as for
 * the data of a client navigation.
 *
 * @throws {Response} What a check answers in the route's place.
 */
export function runChecks(args: LoaderFunctionArgs): Promise<RouteVisit> {
  const known = running.get(args.context)
  if (known) return known
  const visit = openVisit(args)
  const run = passChecks(visit, routeChecks).then(() => visit)
  running.set(args.context, run)
  return run
}

/** Runs the standard checks and those that the page names, one after the other. */
export async function passChecks(
  visit: RouteVisit,
  registry: Readonly<Record<string, RouteCheck>>,
): Promise<void> {
  const own = visit.handles.flatMap(({ checks = [] }) => checks)
  for (const name of [...standardChecks, ...own]) {
    const check = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!check) throw unknownCheck(name)
    // In order: what one finds out is what the next one goes by.
    // oxlint-disable-next-line no-await-in-loop
    await check(visit)
  }
}

function openVisit(args: LoaderFunctionArgs): RouteVisit {
  const { context, request } = args
  const locale = locales.defaultLocale
  return {
    args,
    url: new URL(request.url),
    handles: context.handles.map(readHandle),
    locale,
    session: requestSession(args),
    api: createShopApi({ context, locale: locale.code }),
    alternates: {},
  }
}
