import { CACHE_HEADER, correctRenderedHtml } from '@floga/remix-server/app'
import { RemixServer } from '@remix-run/react'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'

import { isPublicPage } from '../../request/page-handle.js'
import { NonceContext } from '../views/storefront-context.js'

/** Renders a page to one string; a public page may be cached. For `entry.server`. */
export async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  const failures: unknown[] = []
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
        onShellError: reject,
        onError: (error) => void failures.push(error),
      },
    )
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const didFail = failures.length > 0
  if (!didFail && isPublicPage(context)) headers.set(CACHE_HEADER, 'public')
  return new Response(correctRenderedHtml(html), { status: didFail ? 500 : status, headers })
}
