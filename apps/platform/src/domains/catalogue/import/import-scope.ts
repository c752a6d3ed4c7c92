import type { ProductRecord } from '@floga/platform-contract/catalogue-record'
import type { StoredDocument } from './document-facts.js'
import type { StoredImage } from './image-facts.js'

/** What the writers of one import share. */
export interface ImportScope {
  /** Per cent, of goods whose record tells no rate. */
  taxRate: number
  tenant: string
  locales: readonly string[]
  /** Looks an image up; one that is missing is reported and left out. */
  image(
    image: { file: string; alt: Record<string, string> } | undefined,
  ): Promise<StoredImage | null>
  /** Looks a document up in every locale; one that has none is reported and left out. */
  document(document: ProductRecord['documents'][number]): Promise<StoredDocument | null>
}

/** How many records of a batch were new, changed or as before. */
export interface WriteCounts {
  added: number
  changed: number
  unchanged: number
}
