import type { Database } from '../../foundation/database/database.js'
import type { MailTransport } from '../../foundation/mail/mail-transport.js'
import type { RenderPdf } from '../../foundation/pdf/pdf-renderer.js'
import type { OutboxEntry } from '../../foundation/mail/outbox.js'
import { renderEmail } from '../../foundation/mail/render-email.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import { accountMails } from './account-mails.js'
import { backInStockMails } from './back-in-stock-mails.js'
import { customerRequestMails } from './customer-request-mails.js'
import { contactIn } from './mail-draft.js'
import type { WriteMail } from './mail-draft.js'
import { newsletterMails } from './newsletter-mails.js'
import { orderMails } from './order-mails.js'
import { refundMails } from './refund-mails.js'
import { shopOrderMails } from './shop-order-mails.js'

export interface DeliverMailsOptions {
  database: Database
  transport: MailTransport
  /** Where the shop of a tenant is reached that says no other address, without a trailing slash. */
  shopUrl: string
  renderPdf: RenderPdf
  /** Hears of a document that could not be rendered: its mail goes without it. @default nobody */
  onNoDocument?: (error: unknown) => void
  /** @default () => new Date() */
  clock?: () => Date
}

/** Every mail, by the kind of its outbox entry. */
const mails: Readonly<Record<string, WriteMail>> = {
  ...orderMails,
  ...shopOrderMails,
  ...refundMails,
  ...accountMails,
  ...customerRequestMails,
  ...backInStockMails,
  ...newsletterMails,
}

/**
 * Sends one entry of the outbox, whatever its kind.
 *
 * @throws for an unknown kind: a newer process wrote it, and will deliver it.
 */
export function deliverMails(options: DeliverMailsOptions): (entry: OutboxEntry) => Promise<void> {
  const { database, transport, shopUrl, renderPdf } = options
  const { onNoDocument = () => {}, clock = () => new Date() } = options
  const tenants = createTenantRegistry(database)
  return async ({ kind, id, tenant, payload }) => {
    const write = Object.hasOwn(mails, kind) ? mails[kind] : undefined
    if (!write) throw new Error(`Unknown kind of outbox entry: ${kind}.`)
    const settings = await tenants.find(tenant)
    if (!settings) throw new Error('The tenant of an outbox entry is missing.')
    const shared = { database, shopUrl: settings.shopUrl ?? shopUrl, renderPdf, onNoDocument }
    const draft = await write(payload, { ...shared, tenant, settings, now: clock() })
    if (!draft) return
    const { locale, to, replyTo, unsubscribeUrl, content, attachments } = draft
    const { name: shopName, look } = settings
    const address = contactIn(locale, settings)?.email ?? 'shop@localhost'
    const shop = { name: shopName, address }
    await transport.send({
      id: `${kind}-${id}`,
      from: shop,
      to: to === 'shop' ? shop : to,
      ...(replyTo ? { replyTo } : {}),
      ...(attachments ? { attachments } : {}),
      ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
      ...(await renderEmail({ ...content, locale, shopName, look })),
    })
  }
}
