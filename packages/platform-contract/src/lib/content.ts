/** Location of the current content documents: one hash for each locale. */
export interface ContentManifest {
  /** Locale code → hash of its document file. */
  hashes: Record<string, string>
}

/** One page or data file of the site's content. */
export interface ContentDocument {
  /** Path without locale, such as `/cookie-policy`; the root page is `/index`. */
  path: string
  title: string
  description: string
  /** Sanitised HTML of the elements in `RICH_TEXT.contentTags`. */
  body: string
  /** ISO 8601 day of the last change. */
  updatedAt: string
}

/** One version of a document: it stays readable in the file that first held it. */
export interface ContentVersion {
  /** Of the file. */
  hash: string
  /** ISO 8601 day that the document names as its last change. */
  updatedAt: string
  /** ISO 8601 moment from which on it was to be read. */
  publishedAt: string
}

/** The file `/content/{hash}.json`: every document of one locale. */
export interface ContentFile {
  locale: string
  documents: ContentDocument[]
}

/** Body of a rejected general REST request. */
export interface RestErrorResponse {
  /** Stable code such as `unknown-tenant`. */
  code: string
  /** A sentence for developers; never shown to a shopper. */
  message: string
}
