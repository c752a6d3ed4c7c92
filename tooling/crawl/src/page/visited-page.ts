import type { PageContent } from './read-page.js'

/** Result of requesting an address. */
export interface VisitedPage {
  /** Requested path with its query. */
  path: string
  status: number
  /** Where it leads on to, below the site; undefined for a page, and for an address elsewhere. */
  location: string | undefined
  /** Header `X-Robots-Tag`. */
  robotsHeader: string
  /** Undefined unless it is HTML. */
  content: PageContent | undefined
  /** Paths of the site that it links to, once each. */
  links: readonly string[]
}

/** Something that is wrong with a page. */
export interface Finding {
  path: string
  rule: string
  text: string
}

/** Whether search engines may index a page. */
export function isIndexable({ status, content, robotsHeader }: VisitedPage): boolean {
  return status === 200 && content !== undefined && !/noindex/.test(content.robots + robotsHeader)
}

/** Whether the links of a page are to be followed. */
export function isFollowed({ content, robotsHeader }: VisitedPage): boolean {
  return content !== undefined && !/nofollow/.test(content.robots + robotsHeader)
}

/** A path of the site from an address that is written in a page; undefined for another site, a mail or a place in the page. */
export function toSitePath(href: string, from: string, origin: string): string | undefined {
  if (!URL.canParse(href, origin + from)) return undefined
  const url = new URL(href, origin + from)
  return url.origin === origin ? url.pathname + url.search : undefined
}
