import type { ServerBuild } from '@remix-run/node'
import { createRequestHandler } from '@remix-run/node'
import { type Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { isCrossSite } from '../security/is-cross-site.js'
import { readBody } from './read-body.js'
import { readClientAddress } from './read-client-address.js'
import { createHealthRoutes } from './create-health-routes.js'
import { createInlineStyles } from '../hydration/create-inline-styles.js'
import type { ServerLog } from './server-log.js'
import { createPageCache, type PageCache } from '../page-cache/create-page-cache.js'
import { canonicalPath, isReadable } from '../page-cache/read-page-address.js'
import { createPages, type PageRequest, toResponse } from './create-pages.js'
import { createPageRenderer } from './create-page-renderer.js'
import { plainPageStyleHash } from './plain-page.js'
import { logRequest, toDurationMs } from './log-request.js'
import { createRouteMatcher, type MatchedRoutes } from '../routes/create-route-matcher.js'
import type { RequestContext } from '../routes/request-context.js'
import { isOpenToEveryone, isPublic, takesPostsOfAnySite } from '../routes/route-handle.js'
import { type PolicySources, securityHeaders } from '../security/security-headers.js'
import { sendFile } from '../files/encoded-response.js'
import type { StaticFiles } from '../files/load-static-files.js'
import type { PublishedAssets } from '../files/publish-assets.js'
import { untilIdle } from './until-idle.js'
import { createVersionWatch, type VersionWatch } from '../page-cache/create-version-watch.js'

/** Options of the page cache. */
export interface CacheOptions {
  /**
   * Returns the version of the data that pages are rendered from: a page of an older version is
   * rendered again. Rejects while the platform is unavailable, during which cached pages stay
   * valid.
   */
  version: () => Promise<string>
  /** Milliseconds between requests. @default 2_000 */
  versionIntervalMs?: number
  /** Most bytes that all pages may take. @default 64 MiB */
  maxBytes?: number
  /**
   * Milliseconds after which a page is revalidated in the background (stale-while-revalidate).
   * @default 60_000
   */
  freshMs?: number
  /** Called for each page that is looked for: whether it was there. */
  onLookup?: (isHit: boolean) => void
}

export interface RemixServerOptions {
  /** The app's Remix build, or a function that returns the current one. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Origin under which visitors reach the app, without a trailing slash. */
  publicUrl: string
  cache: CacheOptions
  /** Properties added to the `RequestContext` of loaders and actions. @default none */
  context?: object
  /** Files of the browser's build, as `loadStaticFiles` reads them. @default none */
  files?: StaticFiles
  /**
   * Files of other builds below `/assets/`: during a deployment, pages of other builds request them
   * from any process. @default none
   */
  sharedFiles?: PublishedAssets
  /** Handles paths below `/assets/` that are not files of the build; undefined if it has none. */
  assets?: (request: Request, url: URL) => Promise<Response | undefined>
  /** Sources that the policy of every page allows besides its own origin. @default none */
  policy?: PolicySources
  /** Pages that need neither the app nor its styles, as `plainPage` writes them. */
  pages: {
    /** For when the app could not even make its own error page; status 500. */
    systemError: (pathname: string) => string
    /** For an unsupported browser; status 417. */
    unsupportedBrowser: (pathname: string, userAgent: string | null) => string
  }
  log: ServerLog
  /**
   * False for a test installation: every response excludes it from search engines. @default true
   */
  isIndexed?: boolean
  /** Whether a proxy in front adds the visitor's address to X-Forwarded-For. @default false */
  trustsProxy?: boolean
  /** Disables the page cache and the policy, for a development server. @default false */
  isDevelopment?: boolean
}

/** Everything between a socket and a Remix app. */
export interface RemixServer {
  fetch: (request: Request, env?: RequestEnv) => Response | Promise<Response>
  cache: PageCache
  watch: VersionWatch
  publicUrl: string
  log: ServerLog
  /** Headers of every response; names in lower case. */
  headers: Readonly<Record<string, string>>
  /**
   * Makes the server unready, and closes each connection after its next response, before it stops.
   */
  beginStop(): void
  /** Ends streamed responses, so that their readers connect to another process. */
  endStreams(): void
  isStopping(): boolean
}

/** Bindings of the Node adapter. */
export interface RequestEnv {
  incoming?: IncomingMessage
}

const maxBodyBytes = 64 * 1024

/**
 * Creates the server around a Remix build.
 *
 * @example const server = createRemixServer({ build, publicUrl: 'https://shop.example', cache: {
 * version }, pages, log }) await runServer({ server: createNodeServer(server), web: server, host:
 * '127.0.0.1', port: 3000, log })
 */
export function createRemixServer(options: RemixServerOptions): RemixServer {
  const { build, publicUrl, policy, log, files = new Map(), isDevelopment = false } = options
  const { version, versionIntervalMs, ...cacheOptions } = options.cache
  const { systemError, unsupportedBrowser } = options.pages
  const isHttps = publicUrl.startsWith('https:')
  const always = securityHeaders({
    isHttps,
    sources: policy,
    styleHashes: [plainPageStyleHash],
  })
  if (isDevelopment) delete always['content-security-policy']
  if (options.isIndexed === false) always['x-robots-tag'] = 'noindex, nofollow'
  const streams = new AbortController()
  let isStopping = false

  const watch = createVersionWatch({
    version,
    ...(versionIntervalMs === undefined ? {} : { intervalMs: versionIntervalMs }),
    onChange: (state) => log.info(state, 'platform changed'),
  })
  const cache = createPageCache({
    ...cacheOptions,
    watch,
    untilIdle,
    onError: (error) => log.error({ err: error }, 'page failed'),
  })
  const matchRoutes = matchRoutesOf(build)
  const handler = createRequestHandler(
    build,
    isDevelopment ? 'development' : 'production',
  ) as AppHandler
  const pages = createPages({
    render: createPageRenderer({
      handler: (request, context) => handler(request, { ...options.context, ...context }),
      isHttps,
      policy,
      hasPolicy: !isDevelopment,
      inlineStyles: createInlineStyles(files),
    }),
    cache,
    appContext: options.context,
    publicUrl,
    buildId: typeof build === 'function' ? undefined : build.assets.version,
    // Data of a client navigation follows the visitor.
    mayKeep: ({ handles, url }) =>
      !isDevelopment && isPublic(handles) && !url.pathname.endsWith('.data'),
    isOpen: isOpenToEveryone,
    systemErrorPage: systemError,
    unsupportedBrowserPage: unsupportedBrowser,
  })

  const app = new Hono<{ Bindings: RequestEnv; Variables: { requestId: string; route?: string } }>()
  app.use(async (c, next) => {
    const startedAtMs = performance.now()
    c.set('requestId', randomUUID())
    await next()
    for (const [name, value] of Object.entries(always)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    c.res.headers.set('x-request-id', c.get('requestId'))
    if (c.res.status === 405 && !c.res.headers.has('allow')) {
      // A route takes posts alone, or none.
      c.res.headers.set('allow', c.req.method === 'POST' ? 'GET, HEAD' : 'POST')
    }
    if (isStopping) c.res.headers.set('connection', 'close')
    logRequest(log, {
      requestId: c.get('requestId'),
      method: c.req.method,
      // The route's pattern, because a path may contain an order's id or user input.
      route: c.get('route') ?? routeOf(c),
      status: c.res.status,
      durationMs: toDurationMs(startedAtMs),
    })
  })
  app.route(
    '/',
    createHealthRoutes(watch, () => isStopping),
  )
  app.use(async (c, next) => {
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method)) {
      return c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' })
    }
    // Before any route is looked for: the router prints an address that it cannot read.
    if (!isReadable(new URL(c.req.url))) return c.text('Bad address', 400)
    if (c.req.method !== 'POST') return next()
    if (!isCrossSite(c.req.raw, new URL(publicUrl).origin)) return next()
    if (takesPostsOfAnySite((await matchRoutes(c.req.path)).handles)) return next()
    return c.text('Rejected: this was sent by another site.', 403)
  })
  app.all('*', async (c) => {
    const { raw } = c.req
    const url = new URL(raw.url)
    const isRead = raw.method !== 'POST'
    const file = isRead
      ? (files.get(url.pathname) ?? (await options.sharedFiles?.find(url.pathname)))
      : undefined
    if (file) {
      c.set('route', 'file')
      return toResponse(
        sendFile(file, {
          isHead: raw.method === 'HEAD',
          acceptEncoding: c.req.header('accept-encoding'),
          ifNoneMatch: c.req.header('if-none-match'),
        }),
      )
    }
    if (isRead && url.pathname.startsWith('/assets/')) {
      c.set('route', '/assets/*')
      return (await options.assets?.(raw, url)) ?? c.text('Not found', 404, notFoundHere)
    }
    const metadataFor = ({ handles }: MatchedRoutes): PageRequest['context'] => ({
      requestId: c.get('requestId'),
      clientAddress: readClientAddress(raw, c.env, options),
      stopSignal: streams.signal,
      dataVersion: watch.version(),
      handles,
    })
    const canonical = isRead ? canonicalPath(url.pathname) : undefined
    if (canonical !== undefined) return c.redirect(canonical + url.search, 308)
    const body = isRead ? undefined : await readBody(raw, maxBodyBytes)
    if (body === 'too-large') return c.text('Too large', 413)
    if (body === 'aborted') return c.text('The body did not arrive.', 400)
    const matched = await matchRoutes(url.pathname)
    c.set('route', matched.pattern)
    const { pattern: route } = matched
    return pages.answer({ request: raw, url, context: metadataFor(matched), route, body })
  })
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get('requestId') }, 'request failed')
    return c.html(systemError(c.req.path), 500)
  })

  return {
    fetch: (request, env = {}) => app.fetch(request, env),
    cache,
    watch,
    publicUrl,
    log,
    headers: always,
    beginStop() {
      isStopping = true
    },
    endStreams: () => streams.abort(),
    isStopping: () => isStopping,
  }
}

/** Another process may have it, so the response must not be cached. */
const notFoundHere = { 'cache-control': 'no-store' }

/**
 * Remix types the context as the app declares it: only the app knows that it extends
 * `RequestContext`.
 */
type AppHandler = (
  request: Request,
  context: RequestContext & Record<string, unknown>,
) => Promise<Response>

/** A build that changes while the server runs is read again for each request. */
function matchRoutesOf(
  build: RemixServerOptions['build'],
): (pathname: string) => MatchedRoutes | Promise<MatchedRoutes> {
  return typeof build === 'function'
    ? async (pathname) => createRouteMatcher(await build())(pathname)
    : createRouteMatcher(build)
}

/** The pattern of the routes that are no page, such as those of health. */
function routeOf(c: Context): string {
  return matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? 'none'
}
