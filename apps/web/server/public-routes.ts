import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

interface RouteNode {
  id: string
  path?: string
  index?: boolean
  caseSensitive?: boolean
  children?: RouteNode[]
}

/**
 * Reads from a build which addresses lead to pages that are the same for every visitor: those whose route says
 * `handle.cache = 'public'`. Such pages are rendered without the visitor's cookies.
 */
export function createPublicRoutes(
  build: Pick<ServerBuild, 'routes'>,
): (pathname: string) => boolean {
  const tree = childrenOf(undefined, build)
  return (pathname) => {
    // Data of a client navigation follows the visitor; its address would read as a language.
    if (pathname.endsWith('.data')) return false
    const leaf = matchRoutes(tree as Parameters<typeof matchRoutes>[0], pathname)?.at(-1)?.route.id
    const handle: unknown = leaf === undefined ? undefined : build.routes[leaf]?.module.handle
    return (
      typeof handle === 'object' &&
      handle !== null &&
      'cache' in handle &&
      handle.cache === 'public'
    )
  }
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
