import type { ProductRecord } from '@floga/platform-contract/catalogue-record'
import type { StoredDocument } from './document-metadata.js'
import type { StoredImage } from './image-metadata.js'

/** State that the writers of one import share. */
export interface ImportScope {
  /** Per cent, for products whose record has no rate. */
  taxRate: number
  tenant: string
  /** Compares the records with the tables, and writes nothing. */
  isDryRun: boolean
  /** Variants that exist keep their stock, whatever their record says. */
  keepsStock: boolean
  /** Decides which periods of sale prices are running. */
  now: Date
  locales: readonly string[]
  /** Looks up an image; a missing one is reported and omitted. */
  image(
    image: { file: string; alt: Record<string, string> } | undefined,
  ): Promise<StoredImage | null>
  /** Looks up a document in every locale; one without any is reported and omitted. */
  document(document: ProductRecord['documents'][number]): Promise<StoredDocument | null>
}

/** How many records of a batch were new, changed or as before. */
export interface WriteCounts {
  added: number
  changed: number
  unchanged: number
  /** Type and key of the new and of the changed ones. */
  addedRecords: string[]
  changedRecords: string[]
}
