import type { Database } from '../../foundation/database/database.js'
import type { EmailTemplate } from '../../foundation/mail/email-template.js'
import type { OrderLinks } from '../../domains/orders/links/order-link.js'
import type { ReviewLinks } from '../../domains/reviews/review-links.js'
import type { RenderPdf } from '../../foundation/pdf/pdf-renderer.js'
import type { MailAddress, MailAttachment } from '../../foundation/mail/mail-transport.js'
import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'

/** Dependencies of a tenant's e-mails. */
export interface MailScope {
  database: Database
  tenant: string
  settings: TenantSettings
  /** Where the shop is reached, without a trailing slash. */
  shopUrl: string
  renderPdf: RenderPdf
  /** Signs the links in mails to the shop; undefined for mails without. */
  orderLinks: OrderLinks | undefined
  /** Signs the links by which buyers review; undefined for no such mails. */
  reviewLinks: ReviewLinks | undefined
  /** A picture of the tenant as mail programs show it; undefined when there is none. */
  readPicture: (name: string, widthPx: number) => Promise<MailAttachment | undefined>
  /** A finished PDF of the tenant; undefined when there is none. */
  readFinishedPdf: (locale: string, name: string) => Promise<Buffer | undefined>
  /** Called when a document could not be rendered. */
  onNoDocument: (error: unknown) => void
  now: Date
}

/** A mail from the shop, before it is rendered. */
export interface MailDraft {
  locale: string
  to: MailAddress | 'shop'
  /** Receiver of replies. @default the shop */
  replyTo?: MailAddress
  /** Where a reader, or the mail program for them, unsubscribes. */
  unsubscribeUrl?: string
  content: MailContent
  attachments?: readonly MailAttachment[]
}

/** Content of an e-mail; locale and shop are added to it. */
export type MailContent = Omit<EmailTemplate, 'locale' | 'shopName' | 'look'>

/** Writes the mail of an outbox entry's payload; undefined if there is nothing left to send. */
export type WriteMail = (payload: unknown, scope: MailScope) => Promise<MailDraft | undefined>

/** Where the shop's pages in a language begin, without a trailing slash. */
export function shopUrlIn(locale: string, { shopUrl, settings }: MailScope): string {
  return locale === settings.defaultLocale ? shopUrl : `${shopUrl}/${locale}`
}
