import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node'

import { CACHE_HEADER } from '../routes/page-headers.js'
import type { PageQuery } from '../routes/route-handle.js'
import type { RequestContext } from '../routes/request-context.js'

/** Behaviour of a test's app. */
export interface TestApp {
  /** Creates the body of a page; the default shows how often it was requested. */
  body?: (page: { url: URL; nonce: string; cookie: string | null; count: number }) => string
  status?: (url: URL) => number
  headers?: Record<string, string>
  /** Waits before the page is made. */
  wait?: () => Promise<void>
  /** Of the visitor's own page. */
  loader?: () => Response
  /** Of the public page. */
  publicLoader?: (request: Request) => Response
  /** Response of the resource `robots.txt`. */
  resource?: () => Response
  action?: (request: Request, context: RequestContext) => Promise<Response> | Response
}

/**
 * A Remix build without a bundler: a public page, a visitor's own page, a member's page, a
 * resource.
 */
export function createTestBuild(app: TestApp = {}): {
  build: ServerBuild
  renders: { url: string; cookie: string | null; context: RequestContext }[]
} {
  const renders: { url: string; cookie: string | null; context: RequestContext }[] = []
  async function render(
    request: Request,
    status: number,
    headers: Headers,
    entryContext: EntryContext,
    loadContext: AppLoadContext,
  ): Promise<Response> {
    const context = loadContext as unknown as RequestContext
    const url = new URL(request.url)
    const cookie = request.headers.get('cookie')
    renders.push({ url: request.url, cookie, context })
    const count = renders.length
    await app.wait?.()
    const answered = app.status?.(url) ?? status
    const page = { url, nonce: context.nonce, cookie, count }
    const html = app.body?.(page) ?? `<!doctype html><html><body>render ${count}</body></html>`
    headers.set('content-type', 'text/html; charset=utf-8')
    for (const [name, value] of Object.entries(app.headers ?? {})) headers.append(name, value)
    const isPublic = entryContext.staticHandlerContext.matches.at(-1)?.route.id === 'public'
    if (isPublic && answered === 200) headers.set(CACHE_HEADER, 'public')
    return new Response(html, { status: answered, headers })
  }

  const page = { default: () => null }
  const build: ServerBuild = {
    entry: { module: { default: render, handleError: () => {} } },
    routes: {
      root: { id: 'root', path: '', module: page },
      public: {
        id: 'public',
        parentId: 'root',
        path: ':lang?/products/:slug',
        module: {
          ...page,
          handle: { cache: 'public', readQuery },
          ...(app.publicLoader
            ? { loader: ({ request }: { request: Request }) => app.publicLoader!(request) }
            : {}),
        },
      },
      private: {
        id: 'private',
        parentId: 'root',
        path: 'shopping-cart',
        module: {
          ...page,
          handle: { access: 'everyone' },
          ...(app.loader ? { loader: app.loader } : {}),
          action: ({ request, context }) =>
            app.action?.(request, context as unknown as RequestContext) ?? null,
        },
      },
      member: { id: 'member', parentId: 'root', path: 'orders', module: page },
      resource: {
        id: 'resource',
        parentId: 'root',
        path: 'robots.txt',
        module: {
          loader: app.resource ?? (() => new Response('User-agent: *', { headers: robotsHeaders })),
        } as never,
      },
    },
    assets: { version: 'test', url: '', entry: { module: '', imports: [] }, routes: {} },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v3_singleFetch: true } as ServerBuild['future'],
    isSpaMode: false,
    mode: 'production',
  }
  return { build, renders }
}

/** The test's public page has page numbers, which are cached, and a search, which is not. */
function readQuery(
  asked: URLSearchParams,
  { lastPage = 9 }: Readonly<Record<string, unknown>>,
): PageQuery {
  const read = new URLSearchParams()
  const page = /^[1-9]$/.exec(asked.get('page') ?? '')
  if (page && Number(page[0]) <= Number(lastPage)) read.set('page', page[0])
  const term = asked.get('search')
  if (term) read.set('search', term)
  return { search: read.toString(), isCacheable: !term }
}

const robotsHeaders = { 'content-type': 'text/plain; charset=utf-8' }
