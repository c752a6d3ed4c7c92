import type { CatalogueVersion } from '@floga/platform-contract'
import { platformPaths } from '@floga/platform-contract'
import { dayMs } from '../foundation/calendar/local-day.js'
import { orderDay } from '../foundation/calendar/working-days.js'
import { readPublicVersion } from '../domains/catalogue/snapshot/catalogue-reader.js'
import type { Database } from '../foundation/database/database.js'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { basePaths } from './base-paths.js'
import { type PlatformApp, sendJson } from './platform-app.js'
import { readRequestScope } from './request-scope.js'

export interface CatalogueRoutesOptions {
  database: Database
  tenants: TenantRegistry
  clock: () => Date
}

/** Serves the version of the catalogue, by which shops know whether cached pages are current. */
export function addCatalogueRoutes(app: PlatformApp, options: CatalogueRoutesOptions): void {
  app.get(`${basePaths.main}${platformPaths.catalogueVersion}`, async (c) => {
    const { tenant, settings } = await readRequestScope(c, options.tenants)
    c.header('Cache-Control', 'no-store')
    const version = await options.database.read(tenant, readPublicVersion)
    const { workingDays, timeZone } = settings
    // Pages show when goods arrive, which changes when an order counts for the next day.
    const day = workingDays && orderDay(workingDays, options.clock(), timeZone).day / dayMs
    const answer: CatalogueVersion = { version: day ? `${version}-${day}` : version }
    return sendJson(c, answer)
  })
}
