import type { Database } from '../foundation/database/database.js'
import type { Words } from '../foundation/words/words.js'
import type { TenantSettings } from '../foundation/tenants/tenant-settings.js'

/** What every resolver is given. */
export interface PlatformContext {
  /** A known tenant. */
  tenant: string
  settings: TenantSettings
  /** One of the tenant's locales. */
  locale: string
  /** What the platform says in it. */
  words: Words
  /** IANA name. */
  timezone: string
  requestId: string
  database: Database
  /** The access token as received, unchecked; null without one. */
  bearer: string | null
  /** Address of the caller, for throttling alone. */
  clientAddress: string
}
