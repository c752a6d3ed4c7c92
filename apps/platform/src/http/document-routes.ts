import { platformPaths } from '@floga/platform-contract'
import type { DocumentScope, FindDocument, ReadyDocument } from '../domains/assets/find-document.js'
import type { FileCache } from '../domains/assets/file-cache.js'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { assetTenantPattern, setAssetCaching } from './assets/asset-caching.js'
import { basePaths } from './base-paths.js'
import { type PlatformApp, sendBytes } from './platform-app.js'
import { RestError } from './rest-error.js'

export interface DocumentRoutesOptions {
  /** Queried in order. */
  sources: readonly FindDocument[]
  files: FileCache
  tenants: TenantRegistry
}

/** Serves a tenant's documents as PDF, each made when first requested. */
export function addDocumentRoutes(app: PlatformApp, options: DocumentRoutesOptions): void {
  app.get(
    `${basePaths.main}${platformPaths.assets}/:tenant/documents/:locale/:path{.+}`,
    async (c) => {
      const { tenant, locale, path } = c.req.param()
      const name = /^([a-z0-9][a-z0-9/-]{0,119})\.pdf$/.exec(path)?.[1]
      const settings = assetTenantPattern.test(tenant)
        ? await options.tenants.find(tenant)
        : undefined
      if (name === undefined || !settings?.locales.includes(locale)) throw notFound()
      const { name: author } = settings
      const scope = { tenant, author, locale, settings }
      const document = await findFirst(options.sources, scope, name)
      if (!document) throw notFound()
      const file = name.replaceAll('/', '-')
      const etag = `"${document.version}-${locale}"`
      if (setAssetCaching(c, { version: document.version, etag })) {
        return c.body(null, 304)
      }
      const bytes = await options.files.get(
        `${tenant}.${locale}.${file}.${document.version}.pdf`,
        document.make,
      )
      c.header('Content-Disposition', `inline; filename="${tenant}-${locale}-${file}.pdf"`)
      return sendBytes(c, bytes, 'application/pdf')
    },
  )
}

async function findFirst(
  sources: readonly FindDocument[],
  scope: DocumentScope,
  name: string,
): Promise<ReadyDocument | undefined> {
  for (const find of sources) {
    const found = await find(scope, name)
    if (found) return found
  }
  return undefined
}

function notFound(): RestError {
  return new RestError(404, 'not-found', 'No document has this name.')
}
