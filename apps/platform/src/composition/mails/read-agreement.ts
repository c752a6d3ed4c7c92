import type { ContentDocument } from '@floga/platform-contract'
import { textDirection } from '@floga/i18n'
import { findDocument } from '../../domains/content/publish-content.js'
import { toOrderDocument } from '../../domains/orders/document/to-order-document.js'
import type { OrderRecord } from '../../domains/orders/order-record.js'
import { PdfQueueFullError } from '../../foundation/pdf/pdf-renderer.js'
import type { PdfDocument } from '../../foundation/pdf/print-pdf.js'
import type { MailAttachment } from '../../foundation/mail/mail-transport.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import { toContentPdf } from '../../domains/content/to-content-pdf.js'
import type { MailScope } from './mail-draft.js'

/** A page of the shop that belongs to a contract; its file is missing if it was not rendered. */
export interface AgreementPage {
  document: ContentDocument
  file?: MailAttachment
}

/** What documents a contract; undefined if the tenant has no such page. */
export interface Agreement {
  /** The order itself; undefined if it was not rendered. */
  order: MailAttachment | undefined
  terms: AgreementPage | undefined
  withdrawalForm: AgreementPage | undefined
  guarantee: AgreementPage | undefined
}

/** Paths of the pages that belong to a contract. */
export const agreementPaths = {
  terms: '/terms-and-conditions',
  withdrawalForm: '/withdrawal-form',
  guarantee: '/legal-guarantee',
} as const

/**
 * What documents a contract on a durable medium: the order, the accepted terms, the model
 * withdrawal form, and the notice on the legal guarantee.
 *
 * @see Directive 2011/83/EU, articles 6(1)(h) and (l), and 8(7)
 */
export async function readAgreement(order: OrderRecord, scope: MailScope): Promise<Agreement> {
  const document = toOrderDocument(order, { locale: order.locale, settings: scope.settings })
  const [file, terms, withdrawalForm, guarantee] = await Promise.all([
    pdfFile(order.number, document, scope),
    readPage('terms', order, scope),
    readPage('withdrawalForm', order, scope),
    readPage('guarantee', order, scope),
  ])
  return { order: file, terms, withdrawalForm, guarantee }
}

/** The files of an agreement, in their order. */
export function filesOf({ order, terms, withdrawalForm, guarantee }: Agreement): MailAttachment[] {
  return [order, terms?.file, withdrawalForm?.file, guarantee?.file].filter(
    (file) => file !== undefined,
  )
}

/** A page as it was at the time of the order, whenever the e-mail is sent. */
async function readPage(
  page: keyof typeof agreementPaths,
  { locale, termsVersion, createdAt }: OrderRecord,
  scope: MailScope,
): Promise<AgreementPage | undefined> {
  const { database, tenant, settings, shopUrl } = scope
  const document = await database.read(tenant, (sql) =>
    findDocument(sql, { locale, path: agreementPaths[page], at: createdAt }),
  )
  if (!document) return undefined
  const { say } = messagesIn(locale, settings)
  const name = `${say(`orderMail.fileNames.${page}`)}${page === 'terms' ? versionSuffix(termsVersion) : ''}`
  const finished =
    page === 'terms'
      ? undefined
      : await scope.readFinishedPdf(locale, `content${agreementPaths[page]}`)
  if (finished) {
    const file = { filename: `${name}.pdf`, contentType: 'application/pdf', content: finished }
    return { document, file }
  }
  // The fonts of PDFs have Latin and Greek letters: a text of others is linked.
  if (textDirection(locale) === 'rtl') return { document }
  const version = page === 'terms' ? say('orderMail.version', { version: termsVersion }) : undefined
  const pdf = toContentPdf(document, {
    locale,
    settings,
    shopUrl,
    ...(version === undefined ? {} : { version }),
  })
  const file = await pdfFile(name, pdf, scope)
  return { document, ...(file && { file }) }
}

function versionSuffix(version: string): string {
  return `-${version.replaceAll(/[^\w.-]/g, '-')}`
}

async function pdfFile(
  name: string,
  document: PdfDocument,
  { renderPdf, onNoDocument }: MailScope,
): Promise<MailAttachment | undefined> {
  try {
    const content = await renderPdf(document)
    return { filename: `${name}.pdf`, contentType: 'application/pdf', content }
  } catch (error) {
    // A mail can wait for the others to be done.
    if (error instanceof PdfQueueFullError) throw error
    onNoDocument(error)
    return undefined
  }
}
