import type { Database } from '../../foundation/database/database.js'
import type { EmailTemplate } from '../../foundation/mail/email-template.js'
import type { RenderPdf } from '../../foundation/pdf/pdf-renderer.js'
import type { MailAddress, MailAttachment } from '../../foundation/mail/mail-transport.js'
import { joinParts, keepOrder } from '../../foundation/words/keep-order.js'
import { wordsIn } from '../../foundation/words/words.js'
import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'

/** What the mails of a tenant are written from. */
export interface MailScope {
  database: Database
  tenant: string
  settings: TenantSettings
  /** Where the shop is reached, without a trailing slash. */
  shopUrl: string
  renderPdf: RenderPdf
  /** Hears of a document that could not be rendered. */
  onNoDocument: (error: unknown) => void
  now: Date
}

/** A mail from the shop, before it is rendered. */
export interface MailDraft {
  locale: string
  to: MailAddress | 'shop'
  /** Who gets an answer; left out, it is the shop. */
  replyTo?: MailAddress
  /** Where a reader, or the mail program for them, unsubscribes. */
  unsubscribeUrl?: string
  content: MailContent
  attachments?: readonly MailAttachment[]
}

/** What a mail says; language and shop are added to it. */
export type MailContent = Omit<EmailTemplate, 'locale' | 'shopName' | 'look'>

/** Writes the mail of an outbox entry's payload; undefined where there is nothing to send any more. */
export type WriteMail = (payload: unknown, scope: MailScope) => Promise<MailDraft | undefined>

/** Where the shop's pages in a language begin, without a trailing slash. */
export function shopUrlIn(locale: string, { shopUrl, settings }: MailScope): string {
  return locale === settings.defaultLocale ? shopUrl : `${shopUrl}/${locale}`
}

/** Who sells, with the numbers that the law asks for, on one line; undefined while the tenant has not told. */
export function sellerIn(locale: string, settings: TenantSettings): string | undefined {
  const { company, defaultLocale } = settings
  if (!company) return undefined
  const contact = contactIn(locale, settings)
  const { say } = wordsIn(locale, settings)
  const parts = [
    company.legalName[locale] ?? company.legalName[defaultLocale] ?? settings.name,
    ...(contact ? [contact.address] : []),
    say('seller.vatNumber', { number: keepOrder(company.vatNumber, locale) }),
    say('seller.registry', { number: keepOrder(company.registryNumber, locale) }),
  ]
  return joinParts(parts, locale)
}

/** How the shop is reached, in a language. */
export function contactIn(
  locale: string,
  { contact, defaultLocale }: TenantSettings,
): TenantSettings['contact'][string] | undefined {
  return contact[locale] ?? contact[defaultLocale]
}
