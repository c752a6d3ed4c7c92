import type { ServerBuild } from '@remix-run/node'
import { createRequestHandler } from '@remix-run/node'
import { type Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { isCrossSite } from '../security/is-cross-site.js'
import { readBody } from './read-body.js'
import { createHealthRoutes } from './create-health-routes.js'
import { createInlineStyles } from '../styles/create-inline-styles.js'
import type { ServerLog } from './server-log.js'
import { createPageCache, type PageCache } from '../pages/create-page-cache.js'
import { canonicalPath, isReadable } from '../pages/read-page-address.js'
import { createRenderBudget } from '../pages/create-render-budget.js'
import { createPages, type PageRequest, toResponse } from '../pages/create-pages.js'
import { createPageDataStore } from '../page-data/create-page-data-store.js'
import { pageOfData } from '../page-data/page-data.js'
import { createPageRenderer } from '../pages/create-page-renderer.js'
import { logRequest } from './log-request.js'
import { createRouteMatcher, type MatchedRoutes } from '../routes/create-route-matcher.js'
import { type AppHandler, createAppHandler } from '../routes/create-app-handler.js'
import { isOpenToEveryone, isPublic, takesPostsOfAnySite } from '../routes/route-handle.js'
import { type PolicySources, securityHeaders } from '../security/security-headers.js'
import { sendFile } from '../files/ready-answer.js'
import type { StaticFiles } from '../files/load-static-files.js'
import type { SharedFiles } from '../files/share-files.js'
import { untilIdle } from './until-idle.js'
import { createVersionWatch, type VersionWatch } from '../pages/create-version-watch.js'

/** How pages that are the same for every visitor are kept. */
export interface CacheOptions {
  /**
   * Asks for the version of the data that pages are rendered from: a page of an older one is rendered anew. Rejects while
   * the platform behind the app is away, so that what is kept stays of use.
   */
  version: () => Promise<string>
  /** Milliseconds from one answer to the next question. @default 2_000 */
  versionIntervalMs?: number
  /** Most bytes that all pages may take. @default 64 MiB */
  maxBytes?: number
  /** Milliseconds after which a page is rendered anew behind the scenes. @default 60_000 */
  freshMs?: number
  /** Most bytes that data may take which pages name by their address, beside the pages. @default 16 MiB */
  maxDataBytes?: number
  /** Called for each page that is looked for: whether it was there. */
  onLookup?: (isHit: boolean) => void
}

/** Options of {@link createRemixServer}. */
export interface RemixServerOptions {
  /** The app as Remix built it, or how to get it as it stands now. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Origin under which visitors reach the app, without a trailing slash. */
  publicUrl: string
  cache: CacheOptions
  /** What loaders and actions find in their context beside a `RequestContext`. @default nothing */
  context?: object
  /** Files of the browser's build, as `loadStaticFiles` reads them. @default none */
  files?: StaticFiles
  /** Files of other builds of the app, below `/assets/`: pages of theirs ask whichever process is there. @default none */
  sharedFiles?: SharedFiles
  /** Answers paths below `/assets/` that are no file of the build; undefined where it has none. */
  assets?: (request: Request, url: URL) => Promise<Response | undefined>
  /** Sources that the policy of every page allows beside its own origin. @default none */
  policy?: PolicySources
  /** Pages that need neither the app nor its styles, as `plainPage` writes them. */
  pages: {
    /** For when the app could not even make its own error page; status 500. */
    systemError: (pathname: string) => string
    /** For a browser that the app refuses; status 417. */
    unsupportedBrowser: (pathname: string) => string
  }
  log: ServerLog
  /** False for a test installation: every answer tells search engines to leave it alone. @default true */
  isIndexed?: boolean
  /** Whether a proxy in front adds the visitor's address to X-Forwarded-For. @default false */
  trustsProxy?: boolean
  /** Keeps no page and sends no policy, for a development server. @default false */
  isDevelopment?: boolean
}

/** Everything between a socket and a Remix app. */
export interface RemixServer {
  fetch: (request: Request, env?: RequestEnv) => Response | Promise<Response>
  cache: PageCache
  watch: VersionWatch
  publicUrl: string
  /** Headers of every answer; names in lower case. */
  headers: Readonly<Record<string, string>>
  /** Makes the server say that it is not ready, and end each connection with its next answer, before it stops. */
  beginStop(): void
  /** Ends answers that go on, so that their readers ask another process. */
  endStreams(): void
  isStopping(): boolean
}

/** What the Node adapter hands over beside a request. */
export interface RequestEnv {
  incoming?: IncomingMessage
}

const maxBodyBytes = 64 * 1024

/**
 * Creates the server around a Remix build.
 *
 * @example
 * const server = createRemixServer({ build, publicUrl: 'https://shop.example', cache: { version }, pages, log })
 * await runServer({ server: createNodeServer(server), web: server, host: '127.0.0.1', port: 3000, log })
 */
export function createRemixServer(options: RemixServerOptions): RemixServer {
  const { build, publicUrl, policy, log, files = new Map(), isDevelopment = false } = options
  const { version, versionIntervalMs, maxDataBytes, ...cacheOptions } = options.cache
  const { systemError, unsupportedBrowser } = options.pages
  const isHttps = publicUrl.startsWith('https:')
  const always = securityHeaders({ isHttps, sources: policy })
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
  const { matchRoutes, handler } = openBuild(build, isDevelopment ? 'development' : 'production')
  const pages = createPages({
    render: createPageRenderer({
      handler: (request, context) => handler(request, { ...options.context, ...context }),
      isHttps,
      policy,
      hasPolicy: !isDevelopment,
      inlineStyles: createInlineStyles(files),
    }),
    cache,
    data: createPageDataStore({
      maxBytes: maxDataBytes,
      headers: isDevelopment ? {} : securityHeaders({ isHttps }),
    }),
    budget: createRenderBudget(),
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
    if (isStopping) c.res.headers.set('connection', 'close')
    logRequest(log, {
      requestId: c.get('requestId'),
      method: c.req.method,
      // The route's pattern: a path may hold an order's id, or whatever somebody typed.
      route: c.get('route') ?? routeOf(c),
      status: c.res.status,
      durationMs: Math.round((performance.now() - startedAtMs) * 10) / 10,
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
    return c.text('Refused: this was sent by another site.', 403)
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
    const factsFor = ({ handles }: MatchedRoutes): PageRequest['context'] => ({
      requestId: c.get('requestId'),
      clientAddress: addressOf(raw, c.env),
      stopSignal: streams.signal,
      dataVersion: watch.version(),
      handles,
    })
    const pageOfIt = isRead ? pageOfData(url.pathname) : undefined
    if (pageOfIt !== undefined) {
      c.set('route', '/page-data/*')
      const context = factsFor(await matchRoutes(pageOfIt))
      const page = new URL(publicUrl + pageOfIt + url.search)
      const address = url.pathname + url.search
      const answer = await pages.answerData({ request: raw, url: page, context, address })
      if (answer === 'gone') return c.text('Not found', 404, notFoundHere)
      return answer === 'busy'
        ? c.text('Too many pages', 503, { ...notFoundHere, 'retry-after': '1' })
        : answer
    }
    const canonical = isRead ? canonicalPath(url.pathname) : undefined
    if (canonical !== undefined) return c.redirect(canonical + url.search, 308)
    const body = isRead ? undefined : await readBody(raw, maxBodyBytes)
    if (body === 'too-large') return c.text('Too large', 413)
    if (body === 'aborted') return c.text('The body did not arrive.', 400)
    const matched = await matchRoutes(url.pathname)
    c.set('route', matched.pattern)
    return pages.answer({ request: raw, url, context: factsFor(matched), body })
  })
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get('requestId') }, 'request failed')
    return c.html(systemError(c.req.path), 500)
  })

  /** The last address of the list was added by our own proxy; those before it are hearsay. */
  function addressOf(request: Request, env: RequestEnv | undefined): string {
    const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    const direct = env?.incoming?.socket.remoteAddress ?? ''
    return options.trustsProxy && forwarded ? forwarded : direct
  }

  return {
    fetch: (request, env = {}) => app.fetch(request, env),
    cache,
    watch,
    publicUrl,
    headers: always,
    beginStop() {
      isStopping = true
    },
    endStreams: () => streams.abort(),
    isStopping: () => isStopping,
  }
}

/** Another process may have it: the next question is asked anew. */
const notFoundHere = { 'cache-control': 'no-store' }

/** A build that changes while the server runs is read anew for each request. */
function openBuild(
  build: RemixServerOptions['build'],
  mode: string,
): {
  matchRoutes: (pathname: string) => MatchedRoutes | Promise<MatchedRoutes>
  handler: AppHandler
} {
  if (typeof build === 'function') {
    return {
      matchRoutes: async (pathname) => createRouteMatcher(await build())(pathname),
      handler: createRequestHandler(build, mode) as AppHandler,
    }
  }
  const matchRoutes = createRouteMatcher(build)
  return { matchRoutes, handler: createAppHandler(build, { mode, matchRoutes }) }
}

/** The pattern of the routes that are no page, such as those of health. */
function routeOf(c: Context): string {
  return matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? 'none'
}
