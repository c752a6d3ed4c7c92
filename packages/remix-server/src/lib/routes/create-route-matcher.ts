import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/router'
import { LRUCache } from 'lru-cache'

interface RouteNode {
  id: string
  path?: string
  index?: boolean
  caseSensitive?: boolean
  children?: RouteNode[]
  /** Segments that an address must have, in lower case. */
  segments: readonly string[]
}

/** The routes that a path leads to. */
export interface MatchedRoutes {
  /** Of each, outermost first. */
  ids: readonly string[]
  /** `handle` of each. */
  handles: readonly unknown[]
  /**
   * Their paths as defined by the app, such as `/:lang?/products/:slug`; `none` if there are none.
   */
  pattern: string
}

/** Finds the routes that a path leads to. */
export type RouteMatcher = (pathname: string) => MatchedRoutes

/** Lists differ in their queries alone: their paths are matched once. */
const mostKnown = 500
const longestKnown = 200

/**
 * Reads the routes of a build and matches paths. Data of a client navigation has its page's path
 * with `.data` appended.
 */
export function createRouteMatcher(build: Pick<ServerBuild, 'routes'>): RouteMatcher {
  const tree = childrenOf(undefined, build)
  const known = new LRUCache<string, MatchedRoutes>({ max: mostKnown })

  function match(pathname: string): MatchedRoutes {
    const page = pathname.endsWith('.data') ? pageOfData(pathname) : pathname
    const candidates = withSegments(tree, segmentsOf(page))
    const matches = matchRoutes(candidates as Parameters<typeof matchRoutes>[0], page) ?? []
    const paths = matches.flatMap(({ route }) => (route.path ? [route.path] : []))
    const ids = matches.map(({ route }) => route.id ?? '')
    return {
      ids,
      handles: ids.map((id) => build.routes[id]?.module.handle),
      pattern: matches.length === 0 ? 'none' : `/${paths.join('/')}`,
    }
  }

  return (pathname) => {
    const found = known.get(pathname) ?? match(pathname)
    if (pathname.length <= longestKnown) known.set(pathname, found)
    return found
  }
}

function pageOfData(pathname: string): string {
  const page = pathname.slice(0, -'.data'.length)
  return page === '/_root' ? '/' : page
}

function segmentsOf(pathname: string): ReadonlySet<string> {
  return new Set(pathname.split('/').map((segment) => decode(segment).toLowerCase()))
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Returns the routes that may match, because the router ranks all routes that it gets for each
 * address.
 */
function withSegments(routes: readonly RouteNode[], known: ReadonlySet<string>): RouteNode[] {
  return routes.flatMap((route) => {
    if (!route.segments.every((segment) => known.has(segment))) return []
    return route.children ? { ...route, children: withSegments(route.children, known) } : route
  })
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
      segments: staticSegments(route!.path ?? ''),
    }))
}

/** Returns the static segments of a pattern: neither parameters nor optional segments. */
function staticSegments(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '' && !/^:|[*?]$/.test(segment))
    .map((segment) => segment.toLowerCase())
}
