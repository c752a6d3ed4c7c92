import type { ServerBuild } from '@remix-run/node'
import { createRequestHandler } from '@remix-run/node'

import type { RouteMatcher } from './create-route-matcher.js'
import type { RequestContext } from './request-context.js'

/** Answers a request as Remix does. What an app declares its context to hold beside a RequestContext is in it too. */
export type AppHandler = (
  request: Request,
  context: RequestContext & Record<string, unknown>,
) => Promise<Response>

/** What a handler needs. */
export interface AppHandlerOptions {
  mode: string
  matchRoutes: RouteMatcher
}

/**
 * Creates what answers requests of a build. Remix looks through all routes several times for each request, and prepares all
 * of them to draw a page; here each address has a handler that knows no routes but those that the address leads to.
 */
export function createAppHandler(
  build: ServerBuild,
  { mode, matchRoutes }: AppHandlerOptions,
): AppHandler {
  // It alone says what is no page.
  const whole = createRequestHandler(build, mode) as AppHandler
  // With lazy discovery, browsers ask for routes by their addresses.
  if (build.future.v3_lazyRouteDiscovery) return whole
  const handlers = new Map([['', whole]])
  return (request, context) => {
    const { ids } = matchRoutes(new URL(request.url).pathname)
    const name = ids.join(' ')
    const handler =
      handlers.get(name) ?? (createRequestHandler(pick(build, ids), mode) as AppHandler)
    handlers.set(name, handler)
    return handler(request, context)
  }
}

function pick(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const only = <Route>(routes: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}
