import { LRUCache } from 'lru-cache'
import { platformHeaders } from '@floga/platform-contract'
import { isTimeZone } from '../foundation/pricing/known-codes.js'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import type { TenantSettings } from '../foundation/tenants/tenant-settings.js'
import { messagesIn } from '../foundation/messages/messages.js'
import type { Messages } from '../foundation/messages/messages.js'
import type { PlatformCall } from './platform-app.js'
import { RestError } from './rest-error.js'

/** Headers of a request. */
export interface RequestScope {
  tenant: string
  settings: TenantSettings
  locale: string
  messages: Messages
  timezone: string
  requestId: string
  bearer: string | null
  clientAddress: string
}

/**
 * Reads tenant, locale, time zone and access token from the headers.
 *
 * @throws {RestError} with status 400 when the tenant is missing or unknown.
 */
export async function readRequestScope(
  c: PlatformCall,
  tenants: TenantRegistry,
): Promise<RequestScope> {
  const tenant = c.req.header(platformHeaders.tenant)
  const settings = tenant === undefined ? undefined : await tenants.find(tenant)
  if (tenant === undefined || settings === undefined) {
    throw new RestError(
      400,
      'unknown-tenant',
      `The ${platformHeaders.tenant} header is missing or names no tenant of this platform.`,
    )
  }
  const asked = c.req.header(platformHeaders.locale)
  const locale = asked && settings.locales.includes(asked) ? asked : settings.defaultLocale
  const timezone = c.req.header(platformHeaders.timezone)
  return {
    tenant,
    settings,
    locale,
    messages: messagesIn(locale, settings),
    timezone: timezone && isKnownTimeZone(timezone) ? timezone : settings.timeZone,
    requestId: c.get('requestId'),
    bearer: readBearer(c),
    clientAddress: c.get('clientAddress'),
  }
}

function readBearer(c: PlatformCall): string | null {
  const match = /^Bearer ([A-Za-z0-9._~+/-]{1,1024}=*)$/i.exec(c.req.header('Authorization') ?? '')
  return match?.[1] ?? null
}

/** Names that callers sent, since looking one up costs more than the rest of a scope. */
const timezones = new LRUCache<string, boolean>({ max: 500 })

function isKnownTimeZone(name: string): boolean {
  const isKnown = timezones.get(name) ?? isTimeZone(name)
  timezones.set(name, isKnown)
  return isKnown
}
