import { isUnsupportedBrowser } from '../routes/is-unsupported-browser.js'
import { isPublic } from '../routes/route-handle.js'
import type { RequestMetadata } from '../routes/request-context.js'
import { cacheTiming, type CacheResult, type PageCache } from '../page-cache/create-page-cache.js'
import type { RenderedPage } from '../page-cache/page-entry.js'
import { chooseEncoding } from '../files/encoding.js'
import { readPageAddress } from '../page-cache/read-page-address.js'
import type { AppAnswer, AppRequest } from './create-page-renderer.js'
import { compress, type EncodedResponse, type SendOptions } from '../files/encoded-response.js'
import { sendEntry, sendPage } from '../page-cache/send-page.js'

/**
 * How long prefetched data is fresh for the click: about as long as a pointer rests on a link
 * before it.
 */
const aheadSeconds = 5

/** A request for something that the app makes. */
export interface PageRequest {
  request: Request
  url: URL
  context: RequestMetadata
  /** Pattern of the route. */
  route: string
  /** Body of a post; undefined for a read. */
  body?: ArrayBuffer
}

export interface PagesOptions {
  render: (request: AppRequest) => Promise<AppAnswer>
  cache: PageCache
  /** The app's own context, by which a page reads its query. @default empty */
  appContext?: object | undefined
  /** The app's public origin, regardless of a request's Host header. */
  publicUrl: string
  /**
   * Sent with data, so that a page detects another deployment; undefined where builds change while
   * the server runs.
   */
  buildId?: string | undefined
  /** Whether the response of these routes is the same for all visitors. */
  mayKeep: (asked: { handles: readonly unknown[]; url: URL }) => boolean
  /** Whether the pages of these handles are public. */
  isOpen: (handles: readonly unknown[]) => boolean
  /** The page for when the app could not even make its own error page. */
  systemErrorPage: (pathname: string) => string
  /** The page for unsupported browsers: it needs no files. */
  unsupportedBrowserPage: (pathname: string, userAgent: string | null) => string
}

/** The app's pages, cached where they are public. */
export interface Pages {
  answer(request: PageRequest): Promise<Response>
}

/** Creates the way from a request to the app, by the page cache where that is right. */
export function createPages(options: PagesOptions): Pages {
  const { render, cache, appContext, publicUrl, mayKeep, isOpen, systemErrorPage } = options

  /**
   * Replaces the request's host by the site's own: whatever `Host` a proxy sends, and whatever a
   * client forwards. Cross-site posts were rejected before, so the app need not compare origins.
   */
  function headersOfSite(asked: Headers): Headers {
    const headers = new Headers(asked)
    headers.set('host', new URL(publicUrl).host)
    for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'origin']) {
      headers.delete(name)
    }
    return headers
  }

  /** Renders without the visitor's headers, so that the result is public. */
  async function renderForEveryone(
    href: string,
    context: PageRequest['context'],
  ): Promise<RenderedPage> {
    const request = new Request(publicUrl + href, { headers: { accept: 'text/html' } })
    const answer = await render({ request, context })
    if (answer.kind === 'page') return answer.page
    const { status, headers } = answer.response
    if (status >= 500) return broken(href, answer.response)
    const html = await answer.response.text()
    return { status, html, headers: Object.fromEntries(headers), isPublic: false }
  }

  /**
   * Keeps status and `Retry-After`: search engines drop an address that fails, and come back to one
   * that is unavailable.
   */
  function broken(pathname: string, { status, headers }: Response): RenderedPage {
    const retryAfter = headers.get('retry-after')
    return {
      status,
      html: systemErrorPage(pathname),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
      },
      isPublic: false,
    }
  }

  function refused({ headers: asked }: Request, pathname: string): RenderedPage {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    const html = options.unsupportedBrowserPage(pathname, asked.get('user-agent'))
    return { status: 417, html, headers, isPublic: false }
  }

  async function answerVisitor(asked: PageRequest, send: SendOptions): Promise<Response> {
    const { request, url, context, body } = asked
    const answer = await render({
      request: new Request(publicUrl + url.pathname + url.search, {
        method: request.method,
        headers: headersOfSite(request.headers),
        body,
      }),
      context,
    })
    if (answer.kind === 'other') {
      // A browser prefetches the data of a page with the headers of a page.
      const isData = url.pathname.endsWith('.data')
      const isBroken = answer.response.status >= 500 && wantsPage(request) && !isData
      if (isData && options.buildId) answer.response.headers.set('x-build', options.buildId)
      return isBroken
        ? toResponse(await sendPage(broken(url.pathname, answer.response), send))
        : keepFromOthers(
            forTheClick(await compressData(answer.response, send), asked),
            context.handles,
          )
    }
    const page = answer.page.status === 417 ? refused(request, url.pathname) : answer.page
    const response = toResponse(await sendPage(page, send))
    for (const cookie of answer.cookies) response.headers.append('set-cookie', cookie)
    return keepFromOthers(response, context.handles)
  }

  /**
   * Responses for members only, or that start or end a session, are not stored by caches or the
   * back/forward cache.
   */
  function keepFromOthers(response: Response, handles: readonly unknown[]): Response {
    const isPrivate = handles.length > 0 && !isOpen(handles)
    if (!isPrivate) return response
    const own = new Response(response.body, response)
    own.headers.set('cache-control', 'no-store')
    return own
  }

  return {
    async answer(asked) {
      const { request, url, context, route } = asked
      const send = readSendOptions(request)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const isModern = !isUnsupportedBrowser(request.headers.get('user-agent'))
      if (!isRead || !isModern || !mayKeep({ handles: context.handles, url })) {
        const response = await answerVisitor(asked, send)
        return isHtml(response) ? reportCache(response, 'pass') : response
      }

      const { href, isCacheable } = readPageAddress(url, context.handles, appContext)
      const renderIt = (): Promise<RenderedPage> => renderForEveryone(href, context)
      const sendOnce = async (page: RenderedPage) =>
        sendPage(keepUnreadQuery(page, { href, search: url.search }), send)
      if (!isCacheable) return reportCache(toResponse(await sendOnce(await renderIt())), 'pass')
      const found = await cache.get(
        { key: href, encoding: chooseEncoding(send.acceptEncoding), route },
        renderIt,
      )
      const answer =
        found.kind === 'kept' ? sendEntry(found.entry, send) : await sendOnce(found.page)
      return reportCache(toResponse(answer), found.result)
    },
  }
}

/**
 * A public page is rendered without the parameters that it does not read. When it redirects, they
 * go on to the next address, whose scripts may read them, such as those of a campaign.
 */
function keepUnreadQuery(
  page: RenderedPage,
  asked: { href: string; search: string },
): RenderedPage {
  const { location } = page.headers
  if (location === undefined || !location.startsWith('/') || asked.search === '') return page
  const read = new URLSearchParams(asked.href.split('?')[1])
  const target = new URL(location, 'http://site.invalid')
  for (const [name, value] of new URLSearchParams(asked.search)) {
    if (!read.has(name) && !target.searchParams.has(name)) target.searchParams.append(name, value)
  }
  const { pathname, search, hash } = target
  return { ...page, headers: { ...page.headers, location: pathname + search + hash } }
}

function readSendOptions({ method, headers }: Request): SendOptions {
  return {
    isHead: method === 'HEAD',
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
  }
}

/**
 * Makes prefetched data of a public page fresh for a few seconds. Otherwise the click would request
 * it again.
 */
function forTheClick(response: Response, { request, url, context }: PageRequest): Response {
  const isAhead = request.headers.get('sec-purpose')?.includes('prefetch') === true
  // The root's data contains the session.
  const routes = url.searchParams.get('_routes')?.split(',') ?? ['root']
  const isSame = isPublic(context.handles) && !routes.includes('root')
  const { headers } = response
  if (isAhead && isSame && response.ok && headers.get('cache-control') === 'private, no-cache') {
    headers.set('cache-control', `private, max-age=${aheadSeconds}`)
  }
  return response
}

/** Reports the cache result in a header. A proxied response may have read-only headers. */
function reportCache(response: Response, result: CacheResult): Response {
  const own = new Response(response.body, response)
  own.headers.append('server-timing', cacheTiming(result))
  return own
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}

/**
 * Data of a client navigation is text of some size; streams and files are handed on as they come.
 */
async function compressData(response: Response, send: SendOptions): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const isReady = response.status === 304 || response.headers.has('etag')
  if (
    isReady ||
    !/^(text\/x-script|application\/(json|xml)|text\/(plain|xml|markdown))/.test(type)
  ) {
    return response
  }
  const { body, headers } = await compress(
    Buffer.from(await response.arrayBuffer()),
    { 'content-type': type },
    send,
  )
  const merged = new Headers(response.headers)
  for (const [name, value] of Object.entries(headers)) merged.set(name, value)
  if (!merged.has('cache-control')) merged.set('cache-control', 'private, no-cache')
  return toResponse({
    status: response.status,
    headers: merged,
    body: send.isHead ? null : body,
  })
}

/** Converts a prepared response to a Response. */
export function toResponse({
  status,
  headers,
  body,
}: Omit<EncodedResponse, 'headers'> & { headers: HeadersInit }): Response {
  // The type allows shared memory; these bytes come from files and compression, which never share.
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers })
}
