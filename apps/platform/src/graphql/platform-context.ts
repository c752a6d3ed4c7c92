import type { Database } from '../foundation/database/database.js'
import type { Messages } from '../foundation/messages/messages.js'
import type { TenantSettings } from '../foundation/tenants/tenant-settings.js'

/** Context of every resolver. */
export interface PlatformContext {
  /** A known tenant. */
  tenant: string
  settings: TenantSettings
  /** One of the tenant's locales. */
  locale: string
  /** The platform's messages in that locale. */
  messages: Messages
  /** IANA name. */
  timezone: string
  requestId: string
  database: Database
  /** The access token as received, unchecked; null without one. */
  bearer: string | null
  /** Address of the caller, for throttling alone. */
  clientAddress: string
}
