import { randomBytes } from 'node:crypto'

import { yieldToEventLoop } from './yield-to-event-loop.js'
import { CACHE_HEADER, FRAME_HEADER, SOURCES_HEADER } from '../routes/page-headers.js'
import type { RequestContext, RequestMetadata } from '../routes/request-context.js'
import { trustInlineElements } from '../security/trust-inline-elements.js'
import type { InlineStyles } from '../hydration/create-inline-styles.js'
import type { RenderedPage } from '../page-cache/page-entry.js'
import {
  contentSecurityPolicy,
  type PolicySources,
  securityHeaders,
} from '../security/security-headers.js'

/** One request as the app sees it. */
export interface AppRequest {
  request: Request
  context: RequestMetadata
}

/** The app's response: a complete page, or another response that is passed on unchanged. */
export type AppAnswer =
  | { kind: 'page'; page: RenderedPage; cookies: string[] }
  | { kind: 'other'; response: Response }

export interface PageRendererOptions {
  /** The request handler that Remix creates from a build. */
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

/** Creates a renderer that runs the app and hashes the inline elements of its pages. */
export function createPageRenderer({
  handler,
  isHttps,
  policy,
  hasPolicy,
  inlineStyles,
}: PageRendererOptions) {
  return async ({ request, context }: AppRequest): Promise<AppAnswer> => {
    const nonce = randomBytes(16).toString('base64url')
    const setCookies: string[] = []
    const response = await handler(request, { ...context, nonce, setCookies })
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (!isPage) return { kind: 'other', response: withCookies(response, setCookies) }

    const rendered = await response.text()
    await yieldToEventLoop()
    const { html, scriptHashes, styleHashes } = trustInlineElements(inlineStyles(rendered), nonce)
    // React renders the document again in the browser where hydration fails: its first style
    // element then is as the app wrote it.
    const firstStyle = rendered.slice(0, rendered.indexOf('</style>') + '</style>'.length)
    const trusted = {
      scriptHashes,
      styleHashes: [...styleHashes, ...trustInlineElements(firstStyle, nonce).styleHashes],
    }
    const headers: Record<string, string> = {
      ...(hasPolicy ? securityHeaders({ isHttps }) : {}),
      // A page whose address is a secret has its own Referrer-Policy.
      ...Object.fromEntries([...response.headers].filter(([name]) => !dropped.has(name))),
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
        html,
        headers,
        isPublic: cookies.length === 0 && response.headers.get(CACHE_HEADER) === 'public',
      },
    }
  }
}

/** Adds a page's sources to those of all pages. */
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
