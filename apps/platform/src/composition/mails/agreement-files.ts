import { LRUCache } from 'lru-cache'
import { findDocument } from '../../domains/content/publish-content.js'
import type { OrderRecord } from '../../domains/orders/order-record.js'
import type { MailAttachment } from '../../foundation/mail/mail-transport.js'
import { htmlBlocks } from '../../foundation/pdf/html-blocks.js'
import { renderPdf } from '../../foundation/pdf/render-pdf.js'
import { renderOrderDocument } from '../../domains/orders/document/render-order-document.js'
import type { MailScope } from './mail-draft.js'
import { sellerIn } from './mail-draft.js'

/**
 * What a shopper keeps of a contract: the order, and the terms that were agreed to.
 *
 * @see Directive 2011/83/EU, article 8(7): a durable medium
 */
export async function agreementFiles(
  order: OrderRecord,
  scope: MailScope,
): Promise<MailAttachment[]> {
  const { locale, number } = order
  const { settings } = scope
  const isGreek = locale === 'el'
  const terms = await renderTerms(order, scope)
  return [
    toPdf(
      `${isGreek ? 'paraggelia' : 'order'}-${number}`,
      await renderOrderDocument(order, { locale, settings }),
    ),
    ...(terms ? [toPdf(`${isGreek ? 'oroi' : 'terms'}-${order.termsVersion}`, terms)] : []),
  ]
}

async function renderTerms(
  { locale, termsVersion }: OrderRecord,
  { database, tenant, settings, shopUrl }: MailScope,
): Promise<Buffer | undefined> {
  const path = '/terms-and-conditions'
  const document = await database.read(tenant, (sql) => findDocument(sql, { locale, path }))
  if (!document) return undefined
  const key = JSON.stringify([tenant, locale, termsVersion, shopUrl, document])
  const held = renderedTerms.get(key)
  if (held) return held
  const bytes = await renderPdf({
    locale,
    author: settings.name,
    kicker: locale === 'el' ? `Έκδοση ${termsVersion}` : `Version ${termsVersion}`,
    title: document.title,
    // Paper has no site of its own.
    blocks: htmlBlocks(document.body.replaceAll('href="/', `href="${shopUrl}/`)),
    footer: sellerIn(locale, settings) ?? settings.name,
    createdAt: new Date(document.updatedAt),
  })
  renderedTerms.set(key, bytes)
  return bytes
}

/** The same for every order, and slow to make. */
const renderedTerms = new LRUCache<string, Buffer>({ max: 20 })

function toPdf(name: string, content: Buffer): MailAttachment {
  const safeName = name.replaceAll(/[^\w.-]/g, '-')
  return { filename: `${safeName}.pdf`, contentType: 'application/pdf', content }
}
