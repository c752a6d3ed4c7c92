import { platformPaths } from '@floga/platform-contract'
import type { FastifyInstance } from 'fastify'
import type { FileCache } from '../domains/assets/file-cache.js'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { assetTenantPattern, setAssetCaching } from './asset-caching.js'
import { basePaths } from './base-paths.js'
import { RestError } from './rest-error.js'

/** A document that can be sent, as bytes or still to be made. */
export interface ReadyDocument {
  /** Changes with the document. */
  version: string
  /** Returns the finished PDF. */
  make(): Promise<Buffer>
}

/** Tenant and language of a document. */
export interface DocumentScope {
  tenant: string
  /** The tenant's name. */
  author: string
  locale: string
  defaultLocale: string
  currency: string
}

/** Finds a document by the name in its address; undefined when there is none. */
export type FindDocument = (
  scope: DocumentScope,
  name: string,
) => Promise<ReadyDocument | undefined>

export interface DocumentRoutesOptions {
  /** Tried one after the other. */
  sources: readonly FindDocument[]
  files: FileCache
  tenants: TenantRegistry
}

/** Serves a tenant's documents as PDF, each made when first requested. */
export function addDocumentRoutes(app: FastifyInstance, options: DocumentRoutesOptions): void {
  app.get<{
    Params: { tenant: string; locale: string; '*': string }
    Querystring: { v?: string }
  }>(
    `${basePaths.main}${platformPaths.assets}/:tenant/documents/:locale/*`,
    async (request, reply) => {
      const { tenant, locale } = request.params
      const name = /^([a-z0-9][a-z0-9/-]{0,119})\.pdf$/.exec(request.params['*'])?.[1]
      const settings = assetTenantPattern.test(tenant)
        ? await options.tenants.find(tenant)
        : undefined
      if (name === undefined || !settings?.locales.includes(locale)) throw notFound()
      const { name: author, defaultLocale, currency } = settings
      const scope = { tenant, author, locale, defaultLocale, currency }
      const document = await findFirst(options.sources, scope, name)
      if (!document) throw notFound()
      const key = `${tenant}-${locale}-${name.replaceAll('/', '-')}`
      const etag = `"${document.version}-${locale}"`
      if (setAssetCaching(request, reply, { version: document.version, etag })) {
        return reply.status(304).send()
      }
      const bytes = await options.files.get(`${key}-${document.version}.pdf`, document.make)
      void reply.header('Content-Disposition', `inline; filename="${key}.pdf"`)
      return reply.type('application/pdf').send(bytes)
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
