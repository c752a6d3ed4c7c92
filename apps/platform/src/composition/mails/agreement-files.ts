import { findDocument } from '../../domains/content/publish-content.js'
import { toOrderDocument } from '../../domains/orders/document/to-order-document.js'
import type { OrderRecord } from '../../domains/orders/order-record.js'
import { PdfQueueFullError } from '../../foundation/pdf/pdf-renderer.js'
import type { MailAttachment } from '../../foundation/mail/mail-transport.js'
import { textDirection } from '@floga/i18n'
import { wordsIn } from '../../foundation/words/words.js'
import type { MailScope } from './mail-draft.js'
import { sellerIn } from './mail-draft.js'

/** Files of a contract; one that could not be made is left out. */
export interface AgreementFiles {
  document?: MailAttachment
  terms?: MailAttachment
}

/**
 * What a shopper keeps of a contract beside the mail itself: the order, and the terms that were agreed to as a page of
 * their own that opens anywhere.
 *
 * @see Directive 2011/83/EU, article 8(7): a durable medium
 */
export async function agreementFiles(
  order: OrderRecord,
  scope: MailScope,
): Promise<AgreementFiles> {
  const [document, terms] = await Promise.all([orderFile(order, scope), termsFile(order, scope)])
  return { ...(document && { document }), ...(terms && { terms }) }
}

async function orderFile(
  order: OrderRecord,
  { settings, renderPdf, onNoDocument }: MailScope,
): Promise<MailAttachment | undefined> {
  try {
    const { locale, number } = order
    const content = await renderPdf(toOrderDocument(order, { locale, settings }))
    return { filename: `${number}.pdf`, contentType: 'application/pdf', content }
  } catch (error) {
    // A mail can wait for the others to be done.
    if (error instanceof PdfQueueFullError) throw error
    onNoDocument(error)
    return undefined
  }
}

async function termsFile(
  { locale, termsVersion, createdAt }: OrderRecord,
  { database, tenant, settings, shopUrl }: MailScope,
): Promise<MailAttachment | undefined> {
  const path = '/terms-and-conditions'
  // As they stood when the order was placed, whenever its mail goes out.
  const document = await database.read(tenant, (sql) =>
    findDocument(sql, { locale, path, at: createdAt }),
  )
  if (!document) return undefined
  const { say } = wordsIn(locale, settings)
  const version = say('orderMail.version', { version: termsVersion })
  const seller = sellerIn(locale, settings) ?? settings.name
  // A file has no site of its own: its links name the shop.
  const body = document.body.replaceAll('href="/', `href="${shopUrl}/`)
  const html = `<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}"><meta charset="utf-8"><title>${escape(`${document.title}, ${version}`)}</title>
<body style="max-width:45rem;margin:2rem auto;padding:0 1rem;font-family:sans-serif;line-height:1.5">
<h1>${escape(document.title)}</h1><p>${escape(version)}</p>
${body}
<p>${escape(seller)}</p></body></html>
`
  const name = `${say('orderMail.termsFileName')}-${termsVersion.replaceAll(/[^\w.-]/g, '-')}`
  return { filename: `${name}.html`, contentType: 'text/html', content: Buffer.from(html) }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
