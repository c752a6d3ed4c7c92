import { isRouteErrorResponse } from '@remix-run/react'

import type { Translate } from '../lib/create-storefront.js'
import type { ErrorBody } from '../request/api/responses.server.js'

/** Status and kind of an error. No status without a response. */
export function describeError(error: unknown): ErrorBody & { status: number | null } {
  if (isNetworkError(error)) return { status: null, kind: 'offline' }
  if (!isRouteErrorResponse(error)) return { status: 500, kind: 'system' }
  const { status } = error
  const body = readBody(error.data)
  return body ? { ...body, status } : { status, kind: status === 404 ? 'page-not-found' : 'system' }
}

/**
 * Whether a request failed without a response: browsers throw a TypeError, each with a different
 * message.
 *
 * @see {@link https://developer.mozilla.org/docs/Web/API/Window/fetch#exceptions}
 */
function isNetworkError(error: unknown): boolean {
  return (
    error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)
  )
}

function readBody(data: unknown): ErrorBody | undefined {
  return typeof data === 'object' && data !== null && 'kind' in data
    ? (data as ErrorBody)
    : undefined
}

/** The spec's texts for a failure. */
export function errorTexts(
  { kind, name = '', posted }: ErrorBody,
  t: Translate,
): { title: string; text: string } {
  switch (kind) {
    case 'not-found':
      return { title: t('errors.notFoundTitle'), text: t('errors.notFoundText') }
    case 'page-not-found':
      return { title: t('errors.pageNotFound'), text: t('errors.notFoundText') }
    case 'order-not-found':
      return { title: t('receipt.notFound'), text: t('receipt.notFoundText') }
    case 'unsupported-browser':
      return { title: t('errors.unsupportedTitle'), text: t('errors.unsupportedText') }
    case 'unknown-check':
      return { title: t('errors.unknownCheck', { name }), text: t('errors.systemText') }
    case 'unavailable':
      return {
        title: t('errors.unavailableTitle'),
        text: [refusalText(posted, t), t('errors.unavailableText')].filter(Boolean).join(' '),
      }
    case 'order-unavailable':
      return { title: t('receipt.unavailableTitle'), text: t('receipt.unavailableText') }
    case 'offline':
      return { title: t('errors.offlineTitle'), text: t('errors.offlineText') }
    case 'system':
      return { title: t('errors.systemTitle'), text: t('errors.systemText') }
  }
}

/** What the posted form did not do; undefined where nothing is lost by waiting. */
function refusalText(posted: ErrorBody['posted'], t: Translate): string | undefined {
  const intent = posted?.find(([name]) => name === 'intent')?.[1]
  if (intent === 'place') return t('checkout.processing')
  return intent === 'add' ? `${t('cartErrors.UNKNOWN')}.` : undefined
}
