import type { Fetch } from '@floga/api-client'
import { platformHeaders, platformPaths } from '@floga/platform-contract'

import { logFailure } from './log-failure.server.js'
import { notFound, systemError, unavailable } from './responses.server.js'

export interface OrderDocumentCall {
  /** The platform's main endpoint. */
  endpoint: string
  fetch: Fetch
  tenant: string
  locale: string
  orderId: string
}

const deadlineMs = 10_000

/**
 * Fetches an order's PDF.
 *
 * @throws {Response} The error page that fits.
 */
export async function fetchOrderDocument(call: OrderDocumentCall): Promise<Response> {
  const path = `${platformPaths.orderDocuments}/${encodeURIComponent(call.orderId)}/document.pdf`
  const answer = await call
    .fetch(`${call.endpoint}${path}`, {
      headers: { [platformHeaders.tenant]: call.tenant, [platformHeaders.locale]: call.locale },
      signal: AbortSignal.timeout(deadlineMs),
      redirect: 'error',
    })
    .catch((error: unknown) => {
      logFailure('an order was not set on paper', error)
      throw unavailable()
    })
  if (answer.status === 404) throw notFound('order-not-found')
  if (answer.status === 429) throw systemError(429)
  if (!answer.ok) throw unavailable()
  return new Response(answer.body, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': answer.headers.get('Content-Disposition') ?? 'inline',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
