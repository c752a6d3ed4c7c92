import { platformPaths } from '@floga/platform-contract'
import * as v from 'valibot'
import {
  listDocumentVersions,
  readContentFile,
  readManifest,
} from '../domains/content/publish-content.js'
import { contentQuerySchema, queryContent } from '../domains/content/query-content.js'
import type { Database } from '../foundation/database/database.js'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { basePaths } from './base-paths.js'
import { type PlatformApp, sendJson } from './platform-app.js'
import { readRequestScope } from './request-scope.js'
import { RestError } from './rest-error.js'

export interface ContentRoutesOptions {
  database: Database
  tenants: TenantRegistry
}

/** Serves the site's documents: the manifest, files named by hash, and queries over them. */
export function addContentRoutes(app: PlatformApp, options: ContentRoutesOptions): void {
  const { database, tenants } = options
  app.get(`${basePaths.data}${platformPaths.contentManifest}`, async (c) => {
    const { tenant } = await readRequestScope(c, tenants)
    c.header('Cache-Control', 'no-cache')
    return sendJson(c, await database.read(tenant, readManifest))
  })

  app.get(`${basePaths.data}${platformPaths.contentVersions}`, async (c) => {
    const { tenant, locale } = await readRequestScope(c, tenants)
    const path = c.req.query('path') ?? ''
    return sendJson(
      c,
      await database.read(tenant, (sql) => listDocumentVersions(sql, { locale, path })),
    )
  })

  app.get(`${basePaths.data}${platformPaths.content}/query`, async (c) => {
    const { tenant, locale } = await readRequestScope(c, tenants)
    const query = v.safeParse(contentQuerySchema, c.req.query())
    if (!query.success) {
      const [issue] = query.issues
      throw new RestError(400, 'bad-query', `${v.getDotPath(issue) ?? 'query'}: ${issue.message}`)
    }
    const file = await database.read(tenant, async (sql) => {
      const { hashes } = await readManifest(sql)
      const hash = hashes[locale]
      return hash === undefined ? undefined : readContentFile(sql, hash)
    })
    return sendJson(c, queryContent(file?.documents ?? [], query.output))
  })

  app.get(`${basePaths.data}${platformPaths.content}/:file{[0-9a-f]{32}\\.json}`, async (c) => {
    const hash = c.req.param('file').slice(0, -'.json'.length)
    const { tenant } = await readRequestScope(c, tenants)
    const file = await database.read(tenant, (sql) => readContentFile(sql, hash))
    if (!file) throw new RestError(404, 'not-found', 'No content file has this hash.')
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('ETag', `"${hash}"`)
    return sendJson(c, file)
  })
}
