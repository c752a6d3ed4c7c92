import { analyticsSources } from '@floga/analytics'
import type { ProviderSettings } from '@floga/analytics'
import {
  CACHE_HEADER,
  deferHydration,
  correctRenderedHtml,
  SOURCES_HEADER,
} from '@floga/remix-server/app'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'

import { NonceContext } from './layout/nonce.js'
import { isPublicPage } from '@floga/storefront/server'
import type { Site } from '@floga/storefront'
import { logFailure } from './wiring/api/log-failure.server.js'

/**
 * Renders a page to one string, so that the server can cache and compress it, hash its inline
 * scripts, and respond to a failed render with status 500.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  const failures: unknown[] = []
  const rendered = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        // All is sent at once: React 19 would still write large boundaries last, with a script that
        // moves them to their place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
        // Remix responds with the error page, and reports it to `handleError`.
        onShellError: reject,
        onError: (error) => void failures.push(error),
      },
    )
  })
  for (const failure of failures) logFailure('render failed', failure)
  const didFail = failures.length > 0
  const document = correctRenderedHtml(rendered)
  // In development Vite adds scripts of its own.
  const html = import.meta.env.PROD ? deferHydration(document, { nonce }) : document
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(SOURCES_HEADER, JSON.stringify(analyticsSources(analyticsOf(remixContext))))
  if (!didFail && isPublicPage(remixContext)) headers.set(CACHE_HEADER, 'public')
  return new Response(html, { status: didFail ? 500 : status, headers })
}

/**
 * The tenant's analytics providers, whose hosts the page's policy allows; none if its settings
 * could not be loaded.
 */
function analyticsOf({ staticHandlerContext }: EntryContext): readonly ProviderSettings[] {
  // The type is that of the root loader.
  const root = staticHandlerContext.loaderData['root'] as { site: Site } | undefined
  return root?.site.settings?.analytics ?? []
}

/** Reports every loader, action and render that failed; a visitor who left is no failure. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // A missing page, or a post to one without an action, is the client's error.
  const isMistake = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isMistake) logFailure(`${request.method} failed`, error)
}
