import type { Storefront } from '../lib/create-storefront.js'

/** A link that the router follows, without the page's origin. */
export interface PageLink {
  /** Path, search and hash, as `navigate` takes them. */
  href: string
  element: HTMLAnchorElement
}

/**
 * The link around an event's target, where the router follows it: a page of this site in the
 * language of the document (the browser has the messages of one language). Other sites, files,
 * downloads, other windows, fragments of the current page and links with `data-reload-document` are
 * the browser's.
 */
export function findPageLink(
  target: EventTarget | null,
  { locales }: Pick<Storefront, 'locales'>,
): PageLink | null {
  const element = target instanceof Element ? target.closest('a[href]') : null
  if (!(element instanceof HTMLAnchorElement)) return null
  const { origin, pathname, search, hash, rel } = element
  const isOwnWindow = element.target === '' || element.target === '_self'
  if (!isOwnWindow || element.hasAttribute('download') || origin !== location.origin) return null
  if (/\bexternal\b/.test(rel) || element.closest('[data-reload-document]')) return null
  if (isFragment(element) || isFile(pathname)) return null
  const { code } = locales.parsePath(pathname).locale
  return code === document.documentElement.lang ? { href: pathname + search + hash, element } : null
}

/** An image or a document, by its file extension: no page of the shop has one. */
function isFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname)
}

/** A place in the current page. */
function isFragment({ href, pathname, search }: HTMLAnchorElement): boolean {
  return href.includes('#') && pathname === location.pathname && search === location.search
}
