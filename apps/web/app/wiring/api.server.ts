import { createPlatformClient, isApiError } from '@floga/api-client'
import type { Fetch, PlatformClient } from '@floga/api-client'

import type { LocaleCode } from '../tenant/tenant.js'
import { tenant } from '../tenant/tenant.js'
import type { ShopLoadContext } from './load-context.js'
import { logFailure } from './log.server.js'
import { systemError, unavailable } from './responses.server.js'

/** The platform as this shop calls it: reads that fail become error pages, writes tell the caller. */
export interface ShopApi {
  /** @throws {Response} 503 when the platform does not answer, 500 when it answers nonsense. */
  query: PlatformClient['eshop']['query']
  /** @throws {ApiError} when it is not known whether the change was made. */
  mutate: PlatformClient['eshop']['mutate']
  content: PlatformClient['content']
}

export interface ShopApiOptions {
  context: ShopLoadContext
  locale: LocaleCode
}

/** Opens the platform for one request. */
export function createShopApi({ context, locale }: ShopApiOptions): ShopApi {
  const client = createPlatformClient({
    endpoints: context.settings.endpoints,
    tenant: tenant.id,
    locale,
    timezone: tenant.timeZone,
    requestId: context.requestId,
    fetch: forVisitor(context.clientAddress),
  })
  return {
    query: async (document, variables, deadlineMs) => {
      try {
        return await client.eshop.query(document, variables, deadlineMs)
      } catch (error) {
        throw toResponse(error)
      }
    },
    mutate: (document, variables, deadlineMs) =>
      client.eshop.mutate(document, variables, deadlineMs),
    content: client.content,
  }
}

/** Tells the platform whom a call is made for: it counts tries by visitor, not by shop. */
function forVisitor(address: string): Fetch {
  return (url, init) => {
    const headers = new Headers(init.headers)
    if (address) headers.set('X-Forwarded-For', address)
    return fetch(url, { ...init, headers })
  }
}

/** Turns a failed read into the error page that fits; the cause goes to the log. */
export function toResponse(error: unknown): Response {
  logFailure('platform call failed', error)
  if (!isApiError(error)) return systemError()
  const isAway =
    error.code === 'unreachable' || error.code === 'deadline' || (error.status ?? 0) >= 502
  return isAway ? unavailable() : systemError()
}
