/** What the catalogue keeps of a document in one language. */
export interface DocumentFacts {
  /** Changes with the document's bytes. */
  version: string
  /** Null for one that is made when it is asked for. */
  bytes: number | null
}

/** Finds a document by language and name; null when there is none. */
export type DescribeDocument = (locale: string, name: string) => Promise<DocumentFacts | null>

/** A document as it is stored with a product. */
export interface StoredDocument {
  /** Locale → title. */
  title: Record<string, string>
  kind: string
  file: string
  /** Locale → what is known; at least one. */
  facts: Record<string, DocumentFacts>
}
