/** A document that can be sent, as bytes or still to be made. */
export interface ReadyDocument {
  /** Changes with the document. */
  version: string
  /** Returns the finished PDF. */
  make(): Promise<Buffer>
}

/** For whom a document is asked. */
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
