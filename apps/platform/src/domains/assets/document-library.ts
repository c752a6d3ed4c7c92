import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pdfLayoutVersion } from '../../foundation/pdf/pdf-style.js'
import { imageNamePattern } from './image-library.js'

/** A document on disk: a finished PDF, or Markdown to render one from. */
export interface FoundDocument {
  bytes: Buffer
  format: 'pdf' | 'md'
}

/** Metadata of a document. */
export interface DocumentMetadata {
  /** Changes with the bytes. */
  version: string
  /** Size of a finished file; null for one that is rendered on request. */
  bytes: number | null
}

/** Documents of tenants, by language and name. */
export interface DocumentLibrary {
  /** Null when no folder of the tenant has the document in that language. */
  find(tenant: string, locale: string, name: string): Promise<FoundDocument | null>
  /** Null when the document is missing. */
  describe(tenant: string, locale: string, name: string): Promise<DocumentMetadata | null>
}

/**
 * Looks for `<locale>/<name>.pdf` and then `.md` in the folders of a tenant; the first match wins.
 */
export function createDocumentLibrary(foldersOf: (tenant: string) => string[]): DocumentLibrary {
  const find: DocumentLibrary['find'] = async (tenant, locale, name) => {
    if (!imageNamePattern.test(name) || !/^[a-z]{2}$/.test(locale)) return null
    for (const folder of foldersOf(tenant)) {
      for (const format of ['pdf', 'md'] as const) {
        const path = join(folder, locale, `${name}.${format}`)
        const bytes = await readFile(path).catch(() => undefined)
        if (bytes) return { bytes, format }
      }
    }
    return null
  }
  return {
    find,
    async describe(tenant, locale, name) {
      const found = await find(tenant, locale, name)
      return found && { version: documentVersion(found), bytes: sizeOf(found) }
    },
  }
}

/** Changes with a document's bytes, and with the layout of one that is made. */
export function documentVersion({ bytes, format }: FoundDocument): string {
  const hash = createHash('sha256').update(bytes)
  if (format === 'md') hash.update(`layout ${pdfLayoutVersion}`)
  return hash.digest('hex').slice(0, 8)
}

function sizeOf({ bytes, format }: FoundDocument): number | null {
  return format === 'pdf' ? bytes.length : null
}
