/** What a cache may hold at most; the oldest goes first. */
export interface CacheLimit {
  entries: number
  bytes: number
}

/** What a service worker knows of its site: data, written into the worker by the build. */
export interface WorkerSettings {
  /** Beginning of the names of its caches. Two sites of one origin need two. */
  prefix: string
  /** Changes with each build. */
  build: string
  /** Addresses of the build's files, which have a hash in their names. */
  files: readonly string[]
  /** Folders whose images are kept when they were seen. */
  imageFolders: readonly string[]
  /** Images that are kept from the first, for the page for no connection. */
  images: readonly string[]
  /** The page for no connection, by the beginning of the paths that it is for; the longest that fits is used. */
  offlinePages: readonly { below: string; path: string }[]
  /** Beginnings of paths, behind those of `offlinePages`, of which nothing is kept, whatever their headers say. */
  personalPaths: readonly string[]
  /** Paths that a post to ends a session: whatever was kept goes. */
  sessionEnds: readonly string[]
  limits: { pages: CacheLimit; images: CacheLimit }
  /** Milliseconds until a kept page is shown in place of one that does not come. */
  documentTimeoutMs: number
}

/** A page that is shown. */
export interface ShownPage {
  /** Path with its query. */
  path: string
  /** Addresses of its images. */
  images: readonly string[]
  /** Since when, in milliseconds since 1970: what was seen before a session ended is not kept after it. */
  shownAtMs: number
}

/** What pages tell their worker. */
export type WorkerMessage = ({ type: 'KEEP_PAGE' } & ShownPage) | { type: 'SKIP_WAITING' }
