import { platformPaths } from '@floga/platform-contract'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { readContentFile, readManifest } from '../domains/content/publish-content.js'
import { contentQuerySchema, queryContent } from '../domains/content/query-content.js'
import type { Database } from '../foundation/database/database.js'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { basePaths } from './base-paths.js'
import { readRequestScope } from './request-scope.js'
import { RestError } from './rest-error.js'

export interface ContentRoutesOptions {
  database: Database
  tenants: TenantRegistry
}

/** Serves the site's documents: the manifest, files named by hash, and queries over them. */
export function addContentRoutes(app: FastifyInstance, options: ContentRoutesOptions): void {
  const { database, tenants } = options
  app.get(`${basePaths.data}${platformPaths.contentManifest}`, async (request, reply) => {
    const { tenant } = await readRequestScope(request, tenants)
    void reply.header('Cache-Control', 'no-cache')
    return database.read(tenant, readManifest)
  })

  app.get(`${basePaths.data}${platformPaths.content}/query`, async (request) => {
    const { tenant, locale } = await readRequestScope(request, tenants)
    const query = v.safeParse(contentQuerySchema, request.query)
    if (!query.success) {
      const [issue] = query.issues
      throw new RestError(400, 'bad-query', `${v.getDotPath(issue) ?? 'query'}: ${issue.message}`)
    }
    const file = await database.read(tenant, async (sql) => {
      const { hashes } = await readManifest(sql)
      const hash = hashes[locale]
      return hash === undefined ? undefined : readContentFile(sql, hash)
    })
    return queryContent(file?.documents ?? [], query.output)
  })

  app.get<{ Params: { hash: string } }>(
    `${basePaths.data}${platformPaths.content}/:hash([0-9a-f]{32}).json`,
    async (request, reply) => {
      const { tenant } = await readRequestScope(request, tenants)
      const file = await database.read(tenant, (sql) => readContentFile(sql, request.params.hash))
      if (!file) throw new RestError(404, 'not-found', 'No content file has this hash.')
      void reply.header('Cache-Control', 'public, max-age=31536000, immutable')
      void reply.header('ETag', `"${request.params.hash}"`)
      return file
    },
  )
}
