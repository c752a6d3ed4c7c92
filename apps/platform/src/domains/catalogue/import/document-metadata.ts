/** Stored metadata of a document in one language. */
export interface DocumentMetadata {
  /** Changes with the document's bytes. */
  version: string
  /** Null for one that is rendered on request. */
  bytes: number | null
}

/** Finds a document by language and name; null when there is none. */
export type DescribeDocument = (locale: string, name: string) => Promise<DocumentMetadata | null>

/** A document as it is stored with a product. */
export interface StoredDocument {
  /** Locale → title. */
  title: Record<string, string>
  kind: string
  file: string
  /** Locale → metadata; at least one. */
  metadata: Record<string, DocumentMetadata>
}
