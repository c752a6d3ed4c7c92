import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/router'

interface RouteNode {
  id: string
  path?: string
  index?: boolean
  caseSensitive?: boolean
  children?: RouteNode[]
}

/** The routes that a path leads to. */
export interface MatchedRoutes {
  /** `handle` of each, outermost first. */
  handles: readonly unknown[]
  /** Their paths as the app wrote them, such as `/:lang?/products/:slug`; `none` where there are none. */
  pattern: string
}

/**
 * Reads from a build which routes a path leads to. Data of a client navigation lies at the path of its page with `.data`
 * behind it.
 */
export function createRouteMatcher(
  build: Pick<ServerBuild, 'routes'>,
): (pathname: string) => MatchedRoutes {
  const tree = childrenOf(undefined, build)
  return (pathname) => {
    const page = pathname.endsWith('.data') ? pageOfData(pathname) : pathname
    const matches = matchRoutes(tree as Parameters<typeof matchRoutes>[0], page) ?? []
    const paths = matches.flatMap(({ route }) => (route.path ? [route.path] : []))
    return {
      handles: matches.map(({ route }) => build.routes[route.id ?? '']?.module.handle),
      pattern: matches.length === 0 ? 'none' : `/${paths.join('/')}`,
    }
  }
}

function pageOfData(pathname: string): string {
  const page = pathname.slice(0, -'.data'.length)
  return page === '/_root' ? '/' : page
}

function childrenOf(parentId: string | undefined, build: Pick<ServerBuild, 'routes'>): RouteNode[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({
      id: route!.id,
      path: route!.path,
      index: route!.index,
      caseSensitive: route!.caseSensitive,
      children: route!.index ? undefined : childrenOf(route!.id, build),
    }))
}
