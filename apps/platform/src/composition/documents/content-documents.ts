import type { FindDocument } from '../../domains/assets/find-document.js'
import { findDocument, readManifest } from '../../domains/content/publish-content.js'
import { toContentPdf } from '../../domains/content/to-content-pdf.js'
import type { Database } from '../../foundation/database/database.js'
import { pdfLayoutVersion } from '../../foundation/pdf/pdf-style.js'
import type { RenderPdf } from '../../foundation/pdf/pdf-renderer.js'
import type { TenantRegistry } from '../../foundation/tenants/tenant-registry.js'

export interface ContentDocumentsOptions {
  database: Database
  tenants: TenantRegistry
  render: RenderPdf
  /** URL of the shop for tenants without one of their own, without a trailing slash. */
  shopUrl: string
  clock: () => Date
}

/** Pages of the shop as PDF, `content/{page}`: to print them, and to fill them in by hand. */
export function contentDocuments(options: ContentDocumentsOptions): FindDocument {
  const { database, tenants, render, clock } = options
  return async ({ tenant, locale }, name) => {
    const page = /^content\/([a-z0-9-]+)$/.exec(name)?.[1]
    const settings = page === undefined ? undefined : await tenants.find(tenant)
    if (!settings) return undefined
    const found = await database.read(tenant, async (sql) => ({
      hash: (await readManifest(sql)).hashes[locale],
      document: await findDocument(sql, { locale, path: `/${page}`, at: clock() }),
    }))
    const { hash, document } = found
    if (!document || hash === undefined) return undefined
    const shopUrl = settings.shopUrl ?? options.shopUrl
    return {
      version: `${hash.slice(0, 8)}-${pdfLayoutVersion}`,
      make: () => render(toContentPdf(document, { locale, settings, shopUrl })),
    }
  }
}
