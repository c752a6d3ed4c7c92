import { randomBytes } from 'node:crypto'

import { waitForTurn } from '../http/wait-for-turn.js'
import { CACHE_HEADER, FRAME_HEADER, SOURCES_HEADER } from '../routes/page-headers.js'
import type { RequestContext, RequestFacts } from '../routes/request-context.js'
import { trustInlineElements } from '../security/trust-inline-elements.js'
import type { InlineStyles } from '../styles/create-inline-styles.js'
import type { RenderedPage } from './page-entry.js'
import { type PagePiece, splitHead, toBytes } from './page-pieces.js'
import { dataOfPage, piecesOfPage } from './page-response.js'
import {
  contentSecurityPolicy,
  type PolicySources,
  securityHeaders,
} from '../security/security-headers.js'

/** One request as the app sees it. */
export interface AppRequest {
  request: Request
  context: RequestFacts
  /** Whether what is drawn may be shown to everyone. */
  isForEveryone: boolean
}

/** What the app answered: a whole page, or something that is handed on as it stands. */
export type AppAnswer =
  | { kind: 'page'; page: RenderedPage; cookies: string[] }
  | { kind: 'other'; response: Response }

/** What a renderer needs. */
export interface PageRendererOptions {
  /** The app, as Remix makes it from a build. */
  handler: (request: Request, context: RequestContext) => Promise<Response>
  isHttps: boolean
  policy: PolicySources | undefined
  /** Off in development, where Vite writes scripts and styles of its own. */
  hasPolicy: boolean
  /** Makes a page paint without waiting for its style sheets. */
  inlineStyles: InlineStyles
}

/** Headers that are ours to decide. */
const dropped = new Set([
  CACHE_HEADER.toLowerCase(),
  FRAME_HEADER.toLowerCase(),
  SOURCES_HEADER.toLowerCase(),
  'set-cookie',
  'content-length',
  'content-encoding',
])

/** Creates what renders pages through the app and names their inline elements by hash. */
export function createPageRenderer({
  handler,
  isHttps,
  policy,
  hasPolicy,
  inlineStyles,
}: PageRendererOptions) {
  return async ({ request, context, isForEveryone }: AppRequest): Promise<AppAnswer> => {
    const nonce = randomBytes(16).toString('base64url')
    const setCookies: string[] = []
    const response = await handler(request, { ...context, nonce, setCookies, isForEveryone })
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (!isPage) return { kind: 'other', response: withCookies(response, setCookies) }

    const drawn = await piecesOfPage(response)
    await waitForTurn()
    // Apart: what is looked for in the head stands nowhere else, and the rest need not be copied for it.
    const { head: drawnHead, body: drawnBody } = splitHead(drawn)
    const head = trustInlineElements(inlineStyles(drawnHead, drawnBody), nonce)
    const body = trustPieces(drawnBody, nonce)
    // A document that React draws anew, after an error page, has its first style element as the app writes it.
    const headStyle = drawnHead.slice(0, drawnHead.indexOf('</style>') + '</style>'.length)
    const redrawn = trustInlineElements(headStyle, nonce)
    const trusted = {
      scriptHashes: [...new Set([...head.scriptHashes, ...body.scriptHashes])],
      styleHashes: [...new Set([...head.styleHashes, ...body.styleHashes]), ...redrawn.styleHashes],
    }
    const headers: Record<string, string> = {
      ...Object.fromEntries([...response.headers].filter(([name]) => !dropped.has(name))),
      ...(hasPolicy ? securityHeaders({ isHttps }) : {}),
    }
    const frameOrigin = response.headers.get(FRAME_HEADER) ?? undefined
    if (hasPolicy) {
      headers['content-security-policy'] = contentSecurityPolicy({
        isHttps,
        sources: mergeSources(policy, response.headers.get(SOURCES_HEADER)),
        frameOrigin,
        ...trusted,
      })
    }
    if (response.status === 503) headers['retry-after'] ??= '30'
    const cookies = [...response.headers.getSetCookie(), ...setCookies]
    return {
      kind: 'page',
      cookies,
      page: {
        status: response.status,
        html: toBytes([head.html, ...body.pieces]),
        headers,
        isPublic: cookies.length === 0 && response.headers.get(CACHE_HEADER) === 'public',
        data: dataOfPage(response),
      },
    }
  }
}

/** Shared markup has no token of a page in it. */
function trustPieces(drawn: readonly PagePiece[], nonce: string) {
  const found = drawn.map((piece) =>
    typeof piece === 'string' ? trustInlineElements(piece, nonce) : undefined,
  )
  return {
    pieces: drawn.map((piece, index) => found[index]?.html ?? piece),
    scriptHashes: found.flatMap((page) => page?.scriptHashes ?? []),
    styleHashes: found.flatMap((page) => page?.styleHashes ?? []),
  }
}

/** Adds what a page names to the sources of all pages. */
function mergeSources(
  policy: PolicySources | undefined,
  text: string | null,
): PolicySources | undefined {
  if (text === null) return policy
  // The app's own render wrote it, from values that it had checked.
  const own = JSON.parse(text) as PolicySources
  const names = Object.keys({ ...policy, ...own }) as (keyof PolicySources)[]
  return Object.fromEntries(
    names.map((name) => [name, [...(policy?.[name] ?? []), ...(own[name] ?? [])]]),
  )
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0) return response
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(response.body, { status, statusText, headers })
}
