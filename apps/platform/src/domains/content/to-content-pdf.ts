import type { ContentDocument } from '@floga/platform-contract'
import { writeDay } from '../../foundation/messages/format-date-time.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import { htmlBlocks } from '../../foundation/pdf/html-blocks.js'
import type { PdfDocument } from '../../foundation/pdf/print-pdf.js'
import { sellerIn } from '../../foundation/tenants/seller-in.js'
import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'

export interface ContentPdfScope {
  locale: string
  settings: TenantSettings
  /** Without a trailing slash. */
  shopUrl: string
  /** @default the day of the last change */
  version?: string
}

/** A page of the shop on paper, with who sells at its foot. */
export function toContentPdf(document: ContentDocument, scope: ContentPdfScope): PdfDocument {
  const { locale, settings, shopUrl } = scope
  const { say } = messagesIn(locale, settings)
  const changedAt = new Date(document.updatedAt)
  const date = writeDay(changedAt, { locale, timeZone: 'UTC' })
  return {
    locale,
    author: settings.name,
    kicker: scope.version ?? say('contentDocument.kicker', { date }),
    title: document.title,
    blocks: htmlBlocks(document.body, shopUrl),
    footer: sellerIn(locale, settings) ?? settings.name,
    createdAt: changedAt,
  }
}
