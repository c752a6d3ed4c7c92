import type { SeoType } from '@floga/api-client/operations'
import type { EntryContext } from '@remix-run/node'

/** A route's `handle`: what the server and the shell want to know of a page. */
export interface PageHandle<Data = unknown> {
  /** `public`: the page is the same for every visitor of a language, so its bytes may be kept. */
  cache?: 'public'
  /** `everyone`: the page opts out of the login. Public pages do so by themselves. */
  access?: 'everyone'
  /** `any-site`: other sites post here as well, so nothing that is posted is believed. @default its own pages alone */
  posts?: 'any-site'
  /** `checkout` leaves out the menu below the bar; `auth` is the frame of the auth pages. @default 'shop' */
  layout?: 'shop' | 'checkout' | 'auth'
  /** Names of the page's own checks, in the order in which they run after the standard ones. */
  checks?: readonly string[]
  /** Where the page's slug is looked up, for its addresses in other languages. */
  slug?: { folder: string; type: SeoType }
  /** Slugs of the categories that the page lies in though it is none of them, from what its loader answered. */
  openCategories?(data: Data): readonly string[]
}

/** Reads a route's `handle`; routes without one have an empty one. */
export function readHandle(handle: unknown): PageHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

/** Whether a page is open to everybody. */
export function isOpenToEveryone(handles: readonly unknown[]): boolean {
  return handles.some((handle) => {
    const { access, cache } = readHandle(handle)
    return access === 'everyone' || cache === 'public'
  })
}

/** Whether the last of some routes takes posts of other sites. */
export function takesAnyPost(handles: readonly unknown[]): boolean {
  return readHandle(handles.at(-1)).posts === 'any-site'
}

/** Whether a page is the same for everybody, by the handles of its routes. */
export function isPublic(handles: readonly unknown[]): boolean {
  return readHandle(handles.at(-1)).cache === 'public'
}

/** Whether a rendered page holds nothing personal, went well and lacks nothing around it. */
export function isPublicPage(
  context: Pick<EntryContext, 'staticHandlerContext' | 'routeModules'>,
): boolean {
  const { matches, statusCode, errors, loaderData } = context.staticHandlerContext
  const leaf = matches.at(-1)?.route.id
  const handle: unknown = leaf && context.routeModules[leaf]?.handle
  const { isComplete } = (loaderData['root'] ?? {}) as { isComplete?: boolean }
  return statusCode === 200 && !errors && isComplete === true && isPublic([handle])
}
