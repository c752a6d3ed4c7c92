import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'

/** A document that can be sent, as bytes or still to be made. */
export interface ReadyDocument {
  /** Changes with the document. */
  version: string
  /** Returns the finished PDF. */
  make(): Promise<Buffer>
}

/** The reader of a document. */
export interface DocumentScope {
  tenant: string
  /** The tenant's name. */
  author: string
  locale: string
  settings: Pick<TenantSettings, 'currency' | 'defaultLocale' | 'locales' | 'messages'>
}

/** Finds a document by the name in its address; undefined when there is none. */
export type FindDocument = (
  scope: DocumentScope,
  name: string,
) => Promise<ReadyDocument | undefined>
