import { type PageQuery, readHandle } from '../routes/route-handle.js'

/** How an address is read before a page is looked up. */
export interface PageAddress {
  /** Path and query as the page is rendered and kept: what makes no other page is gone. */
  href: string
  /** Whether the page may be kept. */
  isKept: boolean
}

/** Longest address that is kept. */
const maxKeptLength = 512

const noQuery: PageQuery = { search: '', isKept: true }

/** Brings the query of an address into one form, so that one page is one key, by the last of its routes. */
export function readPageAddress(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  handles: readonly unknown[],
): PageAddress {
  const { readQuery } = readHandle(handles.at(-1))
  const query = search === '' ? noQuery : (readQuery?.(new URLSearchParams(search)) ?? noQuery)
  const href = query.search ? `${pathname}?${query.search}` : pathname
  return { href, isKept: query.isKept && href.length <= maxKeptLength }
}

/** The path without doubled and trailing slashes when it has some, else undefined. */
export function canonicalPath(pathname: string): string | undefined {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return path === pathname ? undefined : path
}

/**
 * Whether a path decodes to text without control characters, and a query holds neither a NUL nor the name by which Remix was
 * asked for data in earlier versions: no page of ours has another.
 */
export function isReadable({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname)) && !/%00|[?&]_data=/.test(search)
  } catch {
    return false
  }
}
