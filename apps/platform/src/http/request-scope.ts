import { platformHeaders } from '@floga/platform-contract'
import type { FastifyRequest } from 'fastify'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import type { TenantSettings } from '../foundation/tenants/tenant-settings.js'
import { RestError } from './rest-error.js'

/** What a call's headers say. */
export interface RequestScope {
  tenant: string
  settings: TenantSettings
  locale: string
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
  request: FastifyRequest,
  tenants: TenantRegistry,
): Promise<RequestScope> {
  const tenant = header(request, platformHeaders.tenant)
  const settings = tenant === undefined ? undefined : await tenants.find(tenant)
  if (tenant === undefined || settings === undefined) {
    throw new RestError(
      400,
      'unknown-tenant',
      `The ${platformHeaders.tenant} header is missing or names no tenant of this platform.`,
    )
  }
  const locale = header(request, platformHeaders.locale)
  const timezone = header(request, platformHeaders.timezone)
  return {
    tenant,
    settings,
    locale: locale && settings.locales.includes(locale) ? locale : settings.defaultLocale,
    timezone: timezone && isTimezone(timezone) ? timezone : settings.timeZone,
    requestId: request.id,
    bearer: readBearer(request),
    clientAddress: request.ip,
  }
}

function readBearer(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9._~+/-]{1,1024}=*)$/i.exec(
    header(request, 'Authorization') ?? '',
  )
  return match?.[1] ?? null
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()]
  return typeof value === 'string' ? value : undefined
}

function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
