/** How an address is read before a page is looked up. */
export interface PageAddress {
  /** Path and query as the page is rendered and kept: whitelisted names in order, tracking names gone. */
  href: string
  /** Whether the query holds nothing but whitelisted names: only such pages are kept. */
  isKnown: boolean
}

/** Names that say where a visitor came from and never change a page. */
const trackingName = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|_ga|_gl|mc_[ce]id)$/

/** Longest address that is kept: search terms are open-ended. */
const maxKeptLength = 512

/** Brings the query of an address into one form, so that one page is one key. */
export function readPageAddress(
  pathname: string,
  search: string,
  cachedNames: ReadonlySet<string>,
): PageAddress {
  if (search === '' || search === '?') return { href: pathname, isKnown: true }
  const kept = [...new URLSearchParams(search)].filter(([name]) => !trackingName.test(name))
  const isKnown = kept.every(([name]) => cachedNames.has(name))
  // Without a comparison by locale: the order must be the same everywhere.
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const query = new URLSearchParams(kept).toString()
  const href = query ? `${pathname}?${query}` : pathname
  return { href, isKnown: isKnown && href.length <= maxKeptLength }
}

/** The path without doubled and trailing slashes when it has some, else undefined. */
export function canonicalPath(pathname: string): string | undefined {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return path === pathname ? undefined : path
}

/** Whether a path decodes to text without control characters; no page of ours has another. */
export function isReadablePath(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
