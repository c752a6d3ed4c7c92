import { CACHE_HEADER, createPageResponse, readHandoff, waitForTurn } from '@floga/remix-server/app'
import { isPublic } from '@floga/remix-server/browser'
import { RemixServer } from '@remix-run/react'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { renderToString } from 'react-dom/server'

import { NonceContext } from '../views/storefront-context.js'

/** Draws a page whole; what is the same for everybody may be kept. For `entry.server`. */
export async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  await readHandoff(context)
  await waitForTurn()
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { matches } = context.staticHandlerContext
  const handles = matches.map(({ route }) => context.routeModules[route.id]?.handle)
  if (status === 200 && isPublic(handles)) headers.set(CACHE_HEADER, 'public')
  return createPageResponse(`<!DOCTYPE html>${html}`, { status, headers })
}
