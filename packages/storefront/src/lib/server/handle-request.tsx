import { analyticsSources } from '@floga/analytics'
import type { ProviderSettings } from '@floga/analytics'
import {
  CACHE_HEADER,
  correctRenderedHtml,
  deferHydration,
  SOURCES_HEADER,
} from '@floga/remix-server/app'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'

import type { RootData } from '../../layout/load-root.server.js'
import { logFailure } from '../../request/api/log-failure.server.js'
import { isPublicPage } from '../../request/page-handle.js'
import { NonceContext } from '../views/storefront-context.js'

/**
 * Renders a page to one string, so that the server can cache and compress it, hash its inline
 * scripts, and respond to a failed render with status 500. For `entry.server`.
 */
export async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { nonce, settings }: AppLoadContext,
): Promise<Response> {
  const failures: unknown[] = []
  const rendered = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
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
  const html = settings.isDevelopment ? document : deferHydration(document, { nonce })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(SOURCES_HEADER, JSON.stringify(analyticsSources(analyticsOf(context))))
  if (!didFail && isPublicPage(context)) headers.set(CACHE_HEADER, 'public')
  return new Response(html, { status: didFail ? 500 : status, headers })
}

/**
 * The tenant's analytics providers, whose hosts the page's policy allows; none if its settings
 * could not be loaded.
 */
function analyticsOf({ staticHandlerContext }: EntryContext): readonly ProviderSettings[] {
  // The type is that of the root loader.
  const root = staticHandlerContext.loaderData['root'] as RootData | undefined
  return root?.site.settings?.analytics ?? []
}

/** Reports every loader, action and render that failed; a visitor who left is no failure. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // A missing page, or a post to one without an action, is the client's error.
  const isMistake = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isMistake) logFailure(`${request.method} failed`, error)
}
