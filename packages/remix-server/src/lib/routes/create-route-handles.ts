import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/router'

interface RouteNode {
  id: string
  path?: string
  index?: boolean
  caseSensitive?: boolean
  children?: RouteNode[]
}

/**
 * Reads from a build which routes a path leads to: the `handle` of each, outermost first. Data of a client navigation
 * lies at the path of its page with `.data` behind it.
 */
export function createRouteHandles(
  build: Pick<ServerBuild, 'routes'>,
): (pathname: string) => readonly unknown[] {
  const tree = childrenOf(undefined, build)
  return (pathname) => {
    const page = pathname.endsWith('.data') ? pageOfData(pathname) : pathname
    const matches = matchRoutes(tree as Parameters<typeof matchRoutes>[0], page) ?? []
    return matches.map(({ route }) => build.routes[route.id ?? '']?.module.handle)
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
