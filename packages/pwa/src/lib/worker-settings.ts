/** Maximum size of a cache; the oldest entries are removed first. */
export interface CacheLimit {
  entries: number
  bytes: number
}

/** Settings of a service worker, written into it by the build. */
export interface WorkerSettings {
  /** Beginning of the names of its caches. Two sites of one origin need two. */
  prefix: string
  /** Changes with each build. */
  build: string
  /** Addresses of the build's files, which have a hash in their names. */
  files: readonly string[]
  /** Folders whose images are cached once shown. */
  imageFolders: readonly string[]
  /** Images that are precached, for the offline page. */
  images: readonly string[]
  /**
   * The page for no connection, by the beginning of the paths that it is for; the longest that fits
   * is used.
   */
  offlinePages: readonly { below: string; path: string }[]
  /**
   * Path prefixes, after those of `offlinePages`, that are never cached, whatever their headers.
   */
  personalPaths: readonly string[]
  /** Paths to which a POST ends a session and clears the caches. */
  sessionEnds: readonly string[]
  limits: { pages: CacheLimit; images: CacheLimit }
  /** Milliseconds after which a cached page is shown in place of a slow response. */
  documentTimeoutMs: number
}

/** A page that is shown. */
export interface ShownPage {
  /** Path with its query. */
  path: string
  /** Addresses of its images. */
  images: readonly string[]
  /**
   * When the page was shown, in milliseconds since 1970: pages shown before a session ended are not
   * cached afterwards.
   */
  shownAtMs: number
}

/** Messages from pages to the worker. */
export type WorkerMessage = ({ type: 'KEEP_PAGE' } & ShownPage) | { type: 'SKIP_WAITING' }
