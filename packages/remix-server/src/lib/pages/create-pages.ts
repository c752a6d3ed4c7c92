import { isUnsupportedBrowser } from '../routes/is-unsupported-browser.js'
import { isPublic } from '../routes/route-handle.js'
import type { RequestFacts } from '../routes/request-context.js'
import type { PageCache } from './create-page-cache.js'
import type { PageDataStore } from '../page-data/create-page-data-store.js'
import type { ReadyBytes, RenderedPage } from './page-entry.js'
import { chooseEncoding } from '../files/encoding.js'
import type { RenderBudget } from './create-render-budget.js'
import { readPageAddress } from './read-page-address.js'
import type { AppAnswer, AppRequest } from './create-page-renderer.js'
import {
  compress,
  type ReadyAnswer,
  sendEntry,
  type SendOptions,
  sendPage,
} from '../files/ready-answer.js'

/** How long data that were fetched ahead hold for the click: about as long as a pointer rests before it. */
const aheadSeconds = 5

/** A request for something that the app makes. */
export interface PageRequest {
  request: Request
  url: URL
  context: RequestFacts
  /** Body of a post; undefined for a read. */
  body?: ArrayBuffer
}

/** What pages need. */
export interface PagesOptions {
  render: (request: AppRequest) => Promise<AppAnswer>
  cache: PageCache
  /** Data that documents do not carry. */
  data: PageDataStore
  /** Pages that may be drawn for data alone: their addresses can be made up. */
  budget: RenderBudget
  /** Origin that the app believes to stand under, whatever a request's Host header says. */
  publicUrl: string
  /** Sent with data, so that a page notices those of another build; undefined where builds change while the server runs. */
  buildId?: string | undefined
  /** Whether what a request leads to is the same for every visitor. */
  mayKeep: (asked: { handles: readonly unknown[]; url: URL }) => boolean
  /** Whether everybody may see what routes of these handles show. */
  isOpen: (handles: readonly unknown[]) => boolean
  /** The page for when the app could not even make its own error page. */
  systemErrorPage: (pathname: string) => string
  /** The page for a browser that the app refuses: it needs neither styles nor scripts. */
  unsupportedBrowserPage: (pathname: string) => string
}

/** The app's pages, kept where they are the same for everyone. */
export interface Pages {
  answer(request: PageRequest): Promise<Response>
  /** The data of a page that its document named: `url` is the page's. */
  answerData(request: PageRequest & { address: string }): Promise<DataAnswer>
}

/** Data, or none: no page has them as it is now, or it would have to be drawn for them and too many were lately. */
export type DataAnswer = Response | 'gone' | 'busy'

/** Creates the way from a request to the app, by the page cache where that is right. */
export function createPages(options: PagesOptions): Pages {
  const { render, cache, data, budget, publicUrl, mayKeep, isOpen, systemErrorPage } = options

  /**
   * The request's headers under the site's own name: whatever `Host` a proxy sends, and whatever a client forwards. Posts of
   * other sites were refused before, so the app has no origin to compare with it.
   */
  function headersOfSite(asked: Headers): Headers {
    const headers = new Headers(asked)
    headers.set('host', new URL(publicUrl).host)
    for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'origin']) {
      headers.delete(name)
    }
    return headers
  }

  /** Nothing of the visitor reaches this render: what comes of it may be shown to everyone. */
  async function renderForEveryone(
    href: string,
    context: PageRequest['context'],
  ): Promise<RenderedPage> {
    const request = new Request(publicUrl + href, { headers: { accept: 'text/html' } })
    const answer = await render({ request, context, isForEveryone: true })
    if (answer.kind === 'page') {
      if (answer.page.data) data.keep(answer.page.data)
      return answer.page
    }
    const { status, headers } = answer.response
    if (status >= 500) return broken(href)
    const html = await answer.response.text()
    return { status, html, headers: Object.fromEntries(headers), isPublic: false }
  }

  function broken(pathname: string): RenderedPage {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    return { status: 500, html: systemErrorPage(pathname), headers, isPublic: false }
  }

  function refused(pathname: string): RenderedPage {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    const html = options.unsupportedBrowserPage(pathname)
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
      isForEveryone: false,
    })
    if (answer.kind === 'other') {
      // A browser prefetches the data of a page with the headers of a page.
      const isData = url.pathname.endsWith('.data')
      const isBroken = answer.response.status >= 500 && wantsPage(request) && !isData
      if (isData && options.buildId) answer.response.headers.set('x-build', options.buildId)
      return isBroken
        ? toResponse(await sendPage(broken(url.pathname), send))
        : keepFromOthers(
            forTheClick(await compressData(answer.response, send), asked),
            context.handles,
          )
    }
    const page = answer.page.status === 417 ? refused(url.pathname) : answer.page
    const response = toResponse(await sendPage(page, send))
    for (const cookie of answer.cookies) response.headers.append('set-cookie', cookie)
    return keepFromOthers(response, context.handles)
  }

  /** What only a member may see, or what begins or ends a session, is kept by no cache and no history. */
  function keepFromOthers(response: Response, handles: readonly unknown[]): Response {
    const isPrivate = handles.length > 0 && !isOpen(handles)
    if (!isPrivate) return response
    const own = new Response(response.body, response)
    own.headers.set('cache-control', 'no-store')
    return own
  }

  return {
    async answer(asked) {
      const { request, url, context } = asked
      const send = readSendOptions(request)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const isModern = !isUnsupportedBrowser(request.headers.get('user-agent'))
      if (!isRead || !isModern || !mayKeep({ handles: context.handles, url })) {
        return answerVisitor(asked, send)
      }

      const { href, isKept } = readPageAddress(url, context.handles)
      const renderIt = (): Promise<RenderedPage> => renderForEveryone(href, context)
      if (!isKept) return toResponse(await sendPage(await renderIt(), send))
      const found = await cache.get(
        { key: href, encoding: chooseEncoding(send.acceptEncoding) },
        renderIt,
      )
      return toResponse(
        found.kind === 'kept' ? sendEntry(found.entry, send) : await sendPage(found.page, send),
      )
    },
    async answerData({ request, url, context, address }) {
      if (!mayKeep({ handles: context.handles, url })) return 'gone'
      const { href, isKept } = readPageAddress(url, context.handles)
      if (href !== url.pathname + url.search) return 'gone'
      const send = readSendOptions(request)
      const find = (): Promise<ReadyBytes | undefined> =>
        data.find(address, chooseEncoding(send.acceptEncoding))
      let found = await find()
      if (!found && !(isKept && cache.isNew(href))) {
        if (!budget.take()) return 'busy'
        // They went long ago, or the page is another process's. Drawn now, it has the same ones, or has become another.
        const renderIt = (): Promise<RenderedPage> => renderForEveryone(href, context)
        await (isKept ? cache.renew(href, renderIt) : renderIt())
        found = await find()
      }
      return found ? toResponse(sendEntry(found, send)) : 'gone'
    },
  }
}

function readSendOptions({ method, headers }: Request): SendOptions {
  return {
    isHead: method === 'HEAD',
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
  }
}

/**
 * Data that a browser fetches ahead, of a page that is the same for everyone: the click that follows takes them as they are.
 * Otherwise it would ask for them again.
 */
function forTheClick(response: Response, { request, url, context }: PageRequest): Response {
  const isAhead = request.headers.get('sec-purpose')?.includes('prefetch') === true
  // What the root answers tells who is signed in.
  const routes = url.searchParams.get('_routes')?.split(',') ?? ['root']
  const isSame = isPublic(context.handles) && !routes.includes('root')
  const { headers } = response
  if (isAhead && isSame && response.ok && headers.get('cache-control') === 'private, no-cache') {
    headers.set('cache-control', `private, max-age=${aheadSeconds}`)
  }
  return response
}

function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}

/** Data of a client navigation is text of some size; streams and files are handed on as they come. */
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

/** Turns a ready answer into a Response. */
export function toResponse({
  status,
  headers,
  body,
}: Omit<ReadyAnswer, 'headers'> & { headers: HeadersInit }): Response {
  // The type allows shared memory; these bytes come from files and compression, which never share.
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers })
}
