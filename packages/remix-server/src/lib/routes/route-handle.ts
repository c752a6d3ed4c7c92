/** What of a query makes another page. */
export interface PageQuery {
  /** What the page reads, in the one form that it has; empty without any. */
  search: string
  /** Whether such pages are few enough to be kept: those of a typed term are not. */
  isKept: boolean
}

/** What a route's `handle` tells the server. An app adds what its own views want to know. */
export interface RouteHandle {
  /** `public`: the page is the same for every visitor of a language, so its bytes may be kept. */
  cache?: 'public'
  /** Reads the query of a public page. What it leaves out makes no page of its own. @default none of it */
  readQuery?(asked: URLSearchParams): PageQuery
  /** `everyone`: the page opts out of the login. Public pages do so by themselves. */
  access?: 'everyone'
  /** `any-site`: other sites post here as well, so nothing that is posted is believed. @default its own pages alone */
  posts?: 'any-site'
  /** Names of the page's own checks, in the order in which they run after the standard ones. */
  checks?: readonly string[]
}

/** Reads a route's `handle`; routes without one have an empty one. */
export function readHandle(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

/** Whether everybody may see a page, by the handles of its routes. */
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

/** Whether a page is the same for everybody, by the handles of its routes. */
export function isPublic(handles: readonly unknown[]): boolean {
  return readHandle(handles.at(-1)).cache === 'public'
}
