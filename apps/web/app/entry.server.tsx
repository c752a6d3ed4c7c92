import { analyticsSources } from '@floga/analytics'
import type { ProviderSettings } from '@floga/analytics'
import {
  CACHE_HEADER,
  createPageResponse,
  readHandoff,
  withoutFlags,
  SOURCES_HEADER,
  takePageData,
  waitForTurn,
} from '@floga/remix-server/app'
import lateScripts from 'virtual:late-scripts'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import type { AppLoadContext, EntryContext } from '@remix-run/node'

import { LateScriptsContext, PageDataContext } from './shell/layout/page-scripts.js'
import { PagePartsContext } from './shell/page/kept-part.js'
import { NonceContext } from './shell/layout/nonce.js'
import { isPublicPage } from './wiring/request/page-handle.js'
import { deserialize } from './wiring/request/serialize.js'
import type { Serialized } from './wiring/request/serialize.js'
import type { Site } from './wiring/site/site.js'
import { metaOf } from './wiring/seo/route-meta.js'
import { logFailure } from './wiring/api/log-failure.server.js'

/** Stands where React could not draw a part of the page and leaves it to the browser. */
const failedPart = '<!--$!-->'

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
  // The head has them.
  const written = Object.values(remixContext.staticHandlerContext.loaderData).map(metaOf)
  const without = written.flatMap((one) => one?.text ?? [])
  const mayBePublic = isPublicPage(remixContext)
  const data =
    loadContext.isForEveryone && mayBePublic
      ? await takePageData(remixContext, { url: request.url, without })
      : undefined
  if (!data) await readHandoff(remixContext, { without })
  await waitForTurn()
  // React writes it into streams alone, and browsers fall back to the ways of old pages without.
  const { nonce, settings } = loadContext
  const parts = settings.keptParts.forPage({
    secret: nonce,
    isForEveryone: !request.headers.has('cookie'),
  })
  // In development the browser's scripts ask for the flags of Remix.
  const context = import.meta.env.PROD ? withoutFlags(remixContext) : remixContext
  const drawn = `<!DOCTYPE html>${renderToString(
    <NonceContext.Provider value={nonce}>
      <LateScriptsContext.Provider value={lateScripts}>
        <PageDataContext.Provider value={data?.address}>
          <PagePartsContext.Provider value={parts}>
            <RemixServer context={context} url={request.url} nonce={nonce} />
          </PagePartsContext.Provider>
        </PageDataContext.Provider>
      </LateScriptsContext.Provider>
    </NonceContext.Provider>,
  )}`
  const didError = drawn.includes(failedPart)
  const page = parts.fill(drawn, { isWhole: !didError })
  if (didError) logFailure('render failed', new Error('A part of the page was not drawn.'))
  // A document shows its image itself.
  headers.delete('Link')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(SOURCES_HEADER, JSON.stringify(analyticsSources(analyticsOf(remixContext))))
  if (mayBePublic && !didError) headers.set(CACHE_HEADER, 'public')
  return createPageResponse(page, { status: didError ? 500 : status, headers, data })
}

/** The providers of the tenant, whose hosts the page's policy allows; none where the page stands without its settings. */
function analyticsOf({ staticHandlerContext }: EntryContext): readonly ProviderSettings[] {
  // The root loader answers with it: its return type says so.
  const root = staticHandlerContext.loaderData['root'] as { site: Serialized<Site> } | undefined
  return root ? (deserialize(root.site).settings?.analytics ?? []) : []
}

/** Reports every loader, action and render that broke; a visitor who left is no failure. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // A page that nobody has, or a post to one that takes none, is the caller's mistake.
  const isMistake = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isMistake) logFailure(`${request.method} failed`, error)
}
