import type { CatalogueVersion } from '@floga/platform-contract'
import { platformPaths } from '@floga/platform-contract'
import type { FastifyInstance } from 'fastify'
import { readPublicVersion } from '../domains/catalogue/snapshot/catalogue-reader.js'
import type { Database } from '../foundation/database/database.js'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { basePaths } from './base-paths.js'
import { readRequestScope } from './request-scope.js'

export interface CatalogueRoutesOptions {
  database: Database
  tenants: TenantRegistry
}

/** Serves the version of the catalogue, by which shops know whether cached pages are current. */
export function addCatalogueRoutes(app: FastifyInstance, options: CatalogueRoutesOptions): void {
  app.get(
    `${basePaths.main}${platformPaths.catalogueVersion}`,
    async (request, reply): Promise<CatalogueVersion> => {
      const { tenant } = await readRequestScope(request, options.tenants)
      void reply.header('Cache-Control', 'no-store')
      return { version: await options.database.read(tenant, readPublicVersion) }
    },
  )
}
