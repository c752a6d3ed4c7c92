import { CACHE_HEADER, waitForTurn } from '@floga/remix-server/app'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import type { ReactElement } from 'react'

import { NonceContext } from './shell/layout/nonce.js'
import { isPublicPage } from './wiring/request/page-handle.js'
import { logFailure } from './wiring/api/log-failure.server.js'

const RENDER_LIMIT_MS = 10_000

/**
 * Renders a page whole. Nothing is deferred, so that the server can cache its bytes, hash its
 * scripts and answer a failed render with a proper status.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  await waitForTurn()
  const { html, didError } = await render(
    <NonceContext.Provider value={loadContext.nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={loadContext.nonce} />
    </NonceContext.Provider>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (isPublicPage(remixContext) && !didError) headers.set(CACHE_HEADER, 'public')
  return new Response(html, { status: didError ? 500 : status, headers })
}

/** Reports every loader, action and render that broke; a visitor who left is no failure. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // A page that nobody has, or a post to one that takes none, is the caller's mistake.
  const isMistake = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isMistake) logFailure(`${request.method} failed`, error)
}

function render(page: ReactElement): Promise<{ html: string; didError: boolean }> {
  return new Promise((resolve, reject) => {
    let didError = false
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        const body = new PassThrough()
        clearTimeout(timer)
        text(body).then((html) => resolve({ html, didError }), reject)
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        didError = true
        logFailure('render failed', error)
      },
    })
    const timer = setTimeout(abort, RENDER_LIMIT_MS)
  })
}
