import type { Database } from '../../foundation/database/database.js'
import { renderEmail } from '../../foundation/mail/render-email.js'
import type { MailTransport } from '../../foundation/mail/mail-transport.js'
import { newsletterMailWords } from './newsletter-mail-words.js'
import type { OutboxEntry } from '../../foundation/mail/outbox.js'
import { readSubscription } from '../../domains/newsletter/subscription.js'
import type { TenantRegistry } from '../../foundation/tenants/tenant-registry.js'

export interface NewsletterMailsOptions {
  database: Database
  tenants: TenantRegistry
  transport: MailTransport
  /** Where the shop is reached, without a trailing slash. */
  shopUrl: string
}

/** Delivers the link by which a subscription is confirmed. */
export function createNewsletterMails(
  options: NewsletterMailsOptions,
): (entry: OutboxEntry) => Promise<void> {
  const { database, tenants, transport, shopUrl } = options
  return async (entry) => {
    const { subscriptionId } = entry.payload as { subscriptionId: string }
    const settings = await tenants.find(entry.tenant)
    if (!settings) throw new Error('The tenant of an outbox entry is missing.')
    const subscription = await database.read(entry.tenant, (sql) =>
      readSubscription(sql, subscriptionId),
    )
    // Deleted or confirmed since.
    if (!subscription || subscription.confirmedAt) return
    const { locale, id, email } = subscription
    const words = newsletterMailWords(locale)
    const prefix = locale === settings.defaultLocale ? '' : `/${locale}`
    const leaveUrl = `${shopUrl}${prefix}/newsletter/leave/${id}`
    const contact = settings.contact[locale] ?? settings.contact[settings.defaultLocale]
    await transport.send({
      id: `newsletter-confirm-${entry.id}`,
      from: { name: settings.name, address: contact?.email ?? 'shop@localhost' },
      to: { name: '', address: email },
      unsubscribeUrl: leaveUrl,
      ...renderEmail({
        locale,
        shopName: settings.name,
        title: words.title,
        blocks: [words.greeting, words.asked(settings.name), words.once],
        action: {
          label: words.confirm,
          url: `${shopUrl}${prefix}/newsletter/confirm/${id}`,
        },
        footnotes: [words.ignore, { label: words.leave, url: leaveUrl }],
      }),
    })
  }
}
