/** The part of a query string that distinguishes pages. */
export interface PageQuery {
  /** The normalized query string; empty when no parameter is used. */
  search: string
  /** Whether the number of such pages is small enough to cache them: not for search terms. */
  isCacheable: boolean
}

/** A route's `handle` as the server reads it. An app adds properties of its own. */
export interface RouteHandle {
  /** `public`: the page is the same for every visitor of a language, so it may be cached. */
  cache?: 'public'
  /**
   * Reads the query of a public page. Parameters that it omits do not distinguish pages. @default
   * no parameter does
   *
   * @param context The server's `context`; in a browser whatever the app passes.
   */
  readQuery?(asked: URLSearchParams, context: Readonly<Record<string, unknown>>): PageQuery
  /** `everyone`: the page opts out of the login. Public pages do so by themselves. */
  access?: 'everyone'
  /**
   * `any-site`: other sites post here as well, so nothing that is posted is believed.
   * @default its own pages alone
   */
  posts?: 'any-site'
  /** Names of the page's own checks, in the order in which they run after the standard ones. */
  checks?: readonly string[]
}

/** Reads a route's `handle`; routes without one have an empty one. */
export function readHandle(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

/** Whether a page is public, by its routes' handles. */
export function isOpenToEveryone(handles: readonly unknown[]): boolean {
  return handles.some((handle) => {
    const { access, cache } = readHandle(handle)
    return access === 'everyone' || cache === 'public'
  })
}

/** Whether the last of some routes takes posts of other sites. */
export function takesPostsOfAnySite(handles: readonly unknown[]): boolean {
  return readHandle(handles.at(-1)).posts === 'any-site'
}

/** Whether a page is the same for all visitors, by its routes' handles. */
export function isPublic(handles: readonly unknown[]): boolean {
  return readHandle(handles.at(-1)).cache === 'public'
}
