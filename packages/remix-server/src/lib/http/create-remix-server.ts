import type { ServerBuild } from '@remix-run/node'
import { createRequestHandler } from '@remix-run/node'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import type { ShopSettings } from '../../../../../apps/web/app/wiring/load-context.js'
import { isOptedOut, isPublic, takesAnyPost } from '../../../../../apps/web/app/wiring/cache-policy.js'
import { isCrossSite } from '../security/is-cross-site.js'
import { createFontPreloads } from '../styles/create-font-preloads.js'
import { createHealthRoutes } from './create-health-routes.js'
import { createInlineStyles } from '../styles/create-inline-styles.js'
import type { ServerLog } from './server-log.js'
import { createPageCache, type PageCache } from '../pages/create-page-cache.js'
import { canonicalPath, isReadablePath } from '../pages/read-page-address.js'
import { createPages, toResponse } from '../pages/create-pages.js'
import { createAssetProxy } from '../files/create-asset-proxy.js'
import { plainPage } from '../pages/plain-page.js'
import { createPageRenderer } from '../pages/create-page-renderer.js'
import { logRequest } from './log-request.js'
import { createRouteHandles } from '../routes/create-route-handles.js'
import { securityHeaders } from '../security/security-headers.js'
import { sendFile } from '../files/ready-answer.js'
import { serverWords } from '../../../../../apps/web/server/server-words.js'
import type { StaticFiles } from '../files/load-static-files.js'
import { unsupportedBrowserPage } from '../../../../../apps/web/server/plain-pages.js'
import { createVersionWatch, type VersionWatch } from '../pages/create-version-watch.js'

/** What the HTTP side of the shop is told. */
export interface RemixServerOptions {
  /** The app as Remix built it, or how to get it as it stands now. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  settings: ShopSettings
  /** Identifier whose pictures are handed through. */
  tenant: string
  /** Locale code that a path is in. */
  localeOf: (pathname: string) => string
  platform: { catalogueVersion: () => Promise<string> }
  log: ServerLog
  /** Names in a query that make another page; pages with any other name are not kept. */
  cachedQueryNames: readonly string[]
  staticFiles?: StaticFiles
  trustsProxy?: boolean
  /** Keeps no page and sends no policy, for a development server. */
  isDevelopment?: boolean
}

/** The HTTP side of the shop. */
export interface RemixServer {
  fetch: (request: Request, env?: RequestEnv) => Response | Promise<Response>
  cache: PageCache
  watch: VersionWatch
  /** Makes the server say that it is not ready, before it stops. */
  beginStop(): void
  isStopping(): boolean
}

/** What the Node adapter hands over beside a request. */
export interface RequestEnv {
  incoming?: IncomingMessage
}

const maxBodyBytes = 64 * 1024

/** Creates the HTTP side of the shop: everything between a socket and the app. */
export function createRemixServer(options: RemixServerOptions): RemixServer {
  const { build, settings, tenant, localeOf, log, staticFiles = new Map(), isDevelopment } = options
  const { publicUrl } = settings
  const isHttps = publicUrl.startsWith('https:')
  const always = securityHeaders({ isHttps })
  if (isDevelopment) delete always['content-security-policy']
  let isStopping = false

  const watch = createVersionWatch({
    catalogueVersion: options.platform.catalogueVersion,
    onChange: (state) => log.info(state, 'platform changed'),
  })
  const cache = createPageCache({
    watch,
    onError: (error) => log.error({ err: error }, 'page failed'),
  })
  const handlesOf =
    typeof build === 'function'
      ? async (pathname: string) => createRouteHandles(await build())(pathname)
      : createRouteHandles(build)
  const pages = createPages({
    render: createPageRenderer({
      handler: createRequestHandler(build, isDevelopment ? 'development' : 'production'),
      isHttps,
      hasPolicy: !isDevelopment,
      inlineStyles: createInlineStyles(staticFiles),
      fontPreloads: createFontPreloads(staticFiles),
    }),
    cache,
    publicUrl,
    // Data of a client navigation follows the visitor.
    mayKeep: ({ handles, url }) =>
      !isDevelopment && isPublic(handles) && !url.pathname.endsWith('.data'),
    isOpen: isOptedOut,
    cachedQueryNames: new Set(options.cachedQueryNames),
    brokenPage,
    unsupportedBrowserPage: (pathname) => unsupportedBrowserPage(localeOf(pathname)),
  })
  const pictures = createAssetProxy({ main: settings.endpoints.main, tenant })

  const app = new Hono<{ Bindings: RequestEnv; Variables: { requestId: string } }>()
  app.use(async (c, next) => {
    const startedAtMs = performance.now()
    c.set('requestId', randomUUID())
    await next()
    for (const [name, value] of Object.entries(always)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    c.res.headers.set('x-request-id', c.get('requestId'))
    if (isStopping) c.res.headers.set('connection', 'close')
    logRequest(log, c, startedAtMs)
  })
  app.route(
    '/',
    createHealthRoutes(watch, () => isStopping),
  )
  app.use(async (c, next) => {
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method)) {
      return c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' })
    }
    if (c.req.method !== 'POST') return next()
    if (!isCrossSite(c.req.raw, new URL(publicUrl).origin)) return next()
    if (takesAnyPost(await handlesOf(c.req.path))) return next()
    return c.text('Refused: this was sent by another site.', 403)
  })
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.text('Too large', 413) }))
  app.all('*', async (c) => {
    const { raw } = c.req
    const url = new URL(raw.url)
    const isRead = raw.method !== 'POST'
    const file = isRead ? staticFiles.get(url.pathname) : undefined
    if (file) {
      return toResponse(
        sendFile(file, {
          isHead: raw.method === 'HEAD',
          acceptEncoding: c.req.header('accept-encoding'),
          ifNoneMatch: c.req.header('if-none-match'),
        }),
      )
    }
    if (isRead && url.pathname.startsWith('/assets/')) {
      return (await pictures(raw, url)) ?? c.text('Not found', 404)
    }
    if (!isReadablePath(url.pathname)) return c.text('Bad address', 400)
    const canonical = isRead ? canonicalPath(url.pathname) : undefined
    if (canonical !== undefined) return c.redirect(canonical + url.search, 308)
    return pages.answer({
      request: raw,
      url,
      context: {
        requestId: c.get('requestId'),
        clientAddress: addressOf(c.req.raw, c.env),
        settings,
        handles: await handlesOf(url.pathname),
      },
      body: isRead ? undefined : await c.req.arrayBuffer(),
    })
  })
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get('requestId') }, 'request failed')
    return c.html(brokenPage(c.req.path), 500)
  })

  function brokenPage(pathname: string): string {
    const locale = localeOf(pathname)
    const { systemTitle, systemText } = serverWords(locale)
    return plainPage({ locale, title: systemTitle, text: [systemText] })
  }

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
    beginStop: () => {
      isStopping = true
    },
    isStopping: () => isStopping,
  }
}
