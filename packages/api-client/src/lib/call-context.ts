import { platformHeaders, type PlatformEndpoints } from '@floga/platform-contract'

import type { Transport } from './transport.js'

/** State that all calls of one platform client share. */
export interface CallContext {
  endpoints: PlatformEndpoints
  transport: Transport
  tenant: string
  locale: string
  timezone: string
  requestId?: string | undefined
  /** Milliseconds for one call. */
  deadlineMs: number
  getAccessToken: () => string | undefined | Promise<string | undefined>
}

/** Headers of auth calls: tenant and locale. */
export function authHeaders({ tenant, locale, requestId }: CallContext): Record<string, string> {
  return {
    [platformHeaders.tenant]: tenant,
    [platformHeaders.locale]: locale,
    ...(requestId ? { [platformHeaders.requestId]: requestId } : {}),
  }
}

/** Headers of GraphQL and general REST calls: those of auth calls and the time zone. */
export function callHeaders(context: CallContext): Record<string, string> {
  return { ...authHeaders(context), [platformHeaders.timezone]: context.timezone }
}
