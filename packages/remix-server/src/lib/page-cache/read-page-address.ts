import { type PageQuery, readHandle } from '../routes/route-handle.js'

/** How an address is read before a page is looked up. */
export interface PageAddress {
  /** Path and query by which the page is rendered and cached, without ignored parameters. */
  href: string
  /** Whether the page may be cached. */
  isCacheable: boolean
}

/** Maximum length of a cached address. */
const maxCachedLength = 512

const noQuery: PageQuery = { search: '', isCacheable: true }

/**
 * Brings the query of an address into one form, so that one page is one key, by the last of its
 * routes.
 */
export function readPageAddress(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  handles: readonly unknown[],
  appContext: object = {},
): PageAddress {
  const { readQuery } = readHandle(handles.at(-1))
  const query =
    search === ''
      ? noQuery
      : (readQuery?.(new URLSearchParams(search), { ...appContext }) ?? noQuery)
  const href = query.search ? `${pathname}?${query.search}` : pathname
  return { href, isCacheable: query.isCacheable && href.length <= maxCachedLength }
}

/** The path without doubled and trailing slashes when it has some, else undefined. */
export function canonicalPath(pathname: string): string | undefined {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return path === pathname ? undefined : path
}

/**
 * Whether a path decodes to text without control characters, and a query contains neither a NUL nor
 * the parameter by which earlier versions of Remix requested data, which no page uses.
 */
export function isReadable({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname)) && !/%00|[?&]_data=/.test(search)
  } catch {
    return false
  }
}
