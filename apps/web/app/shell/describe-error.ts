import { isRouteErrorResponse } from '@remix-run/react'

import type { Translate } from '../wiring/messages.js'
import type { ErrorBody } from '../wiring/responses.server.js'

/** Status and kind of whatever a page failed with. */
export function describeError(error: unknown): { status: number; kind: ErrorBody['kind'] } {
  if (!isRouteErrorResponse(error)) return { status: 500, kind: 'system' }
  const kind = kindOf(error.data) ?? (error.status === 404 ? 'page-not-found' : 'system')
  return { status: error.status, kind }
}

function kindOf(data: unknown): ErrorBody['kind'] | undefined {
  return typeof data === 'object' && data !== null && 'kind' in data
    ? (data as ErrorBody).kind
    : undefined
}

/** The spec's words for a failure. */
export function errorWords(kind: ErrorBody['kind'], t: Translate): { title: string; text: string } {
  switch (kind) {
    case 'not-found':
      return { title: t('errors.notFoundTitle'), text: t('errors.notFoundText') }
    case 'page-not-found':
      return { title: t('errors.pageNotFound'), text: t('errors.notFoundText') }
    case 'order-not-found':
      return { title: t('receipt.notFound'), text: t('receipt.notFoundText') }
    case 'unavailable':
      return { title: t('errors.unavailableTitle'), text: t('errors.unavailableText') }
    case 'system':
      return { title: t('errors.systemTitle'), text: t('errors.systemText') }
  }
}
