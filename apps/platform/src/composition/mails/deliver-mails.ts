import type { Database } from '../../foundation/database/database.js'
import type { MailTransport } from '../../foundation/mail/mail-transport.js'
import type { DocumentLibrary } from '../../domains/assets/document-library.js'
import type { ImageLibrary } from '../../domains/assets/image-library.js'
import { readSmallPicture } from '../../domains/assets/read-small-picture.js'
import type { OrderLinks } from '../../domains/orders/links/order-link.js'
import type { ReviewLinks } from '../../domains/reviews/review-links.js'
import type { RenderPdf } from '../../foundation/pdf/pdf-renderer.js'
import type { OutboxEntry } from '../../foundation/mail/outbox.js'
import { renderEmail } from '../../foundation/mail/render-email.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import { accountMails } from './account-mails.js'
import { backInStockMails } from './back-in-stock-mails.js'
import { customerRequestMails } from './customer-request-mails.js'
import { contactIn } from '../../foundation/tenants/seller-in.js'
import type { MailScope, WriteMail } from './mail-draft.js'
import { newsletterMails } from './newsletter-mails.js'
import { orderMails } from './order-mails.js'
import { refundMails } from './refund-mails.js'
import { reviewMails } from './review-mails.js'
import { shopOrderMails } from './shop-order-mails.js'

export interface DeliverMailsOptions {
  database: Database
  transport: MailTransport
  /** URL of the shop for tenants without one of their own, without a trailing slash. */
  shopUrl: string
  renderPdf: RenderPdf
  /** Signs the links in mails to the shop. @default mails without links */
  orderLinks?: OrderLinks | undefined
  /** Signs the links by which buyers review. @default no invitations */
  reviewLinks?: ReviewLinks | undefined
  /** Pictures of goods, and logos. @default mails without images */
  images?: ImageLibrary
  /** Finished PDFs, which replace those that are made of pages. @default none */
  documentLibrary?: DocumentLibrary
  /**
   * Called when a document could not be rendered and its e-mail is sent without it. @default
   * ignored
   */
  onNoDocument?: (error: unknown) => void
  /** @default () => new Date() */
  clock?: () => Date
}

const logoId = 'logo'
/** Three times the shown height of a common logo, for dense screens. */
const logoPx = 320

/** Every mail, by the kind of its outbox entry. */
const mails: Readonly<Record<string, WriteMail>> = {
  ...orderMails,
  ...shopOrderMails,
  ...refundMails,
  ...accountMails,
  ...customerRequestMails,
  ...backInStockMails,
  ...newsletterMails,
  ...reviewMails,
}

/**
 * Sends one entry of the outbox of any kind.
 *
 * @throws for an unknown kind: a newer process wrote it, and will deliver it.
 */
export function deliverMails(options: DeliverMailsOptions): (entry: OutboxEntry) => Promise<void> {
  const { database, transport, shopUrl, renderPdf, orderLinks, reviewLinks, images } = options
  const { documentLibrary } = options
  const { onNoDocument = () => {}, clock = () => new Date() } = options
  const tenants = createTenantRegistry(database)
  return async ({ kind, id, tenant, payload }) => {
    const write = Object.hasOwn(mails, kind) ? mails[kind] : undefined
    if (!write) throw new Error(`Unknown kind of outbox entry: ${kind}.`)
    const settings = await tenants.find(tenant)
    if (!settings) throw new Error('The tenant of an outbox entry is missing.')
    const readPicture: MailScope['readPicture'] = async (name, widthPx) =>
      images && readSmallPicture(images, { tenant, name, widthPx })
    const readFinishedPdf: MailScope['readFinishedPdf'] = async (locale, name) => {
      const found = await documentLibrary?.find(tenant, locale, name)
      return found?.format === 'pdf' ? found.bytes : undefined
    }
    const shared = {
      database,
      shopUrl: settings.shopUrl ?? shopUrl,
      renderPdf,
      orderLinks,
      reviewLinks,
      readPicture,
      readFinishedPdf,
      onNoDocument,
    }
    const draft = await write(payload, { ...shared, tenant, settings, now: clock() })
    if (!draft) return
    const { locale, to, replyTo, unsubscribeUrl, content, attachments = [] } = draft
    const { name: shopName, look } = settings
    const logo = look.logo === undefined ? undefined : await readPicture(look.logo, logoPx)
    const address = contactIn(locale, settings)?.email ?? 'shop@localhost'
    const shop = { name: shopName, address }
    await transport.send({
      id: `${kind}-${id}`,
      from: shop,
      to: to === 'shop' ? shop : to,
      ...(replyTo ? { replyTo } : {}),
      attachments: [...attachments, ...(logo ? [{ ...logo, cid: logoId }] : [])],
      ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
      ...(await renderEmail({
        ...content,
        locale,
        shopName,
        look: { ...look, ...(logo ? { logoId } : {}) },
      })),
    })
  }
}
