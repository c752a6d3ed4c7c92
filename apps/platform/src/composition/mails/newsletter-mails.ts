import { readSubscription } from '../../domains/newsletter/subscription.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import { shopUrlIn } from './mail-draft.js'
import type { WriteMail } from './mail-draft.js'

/** Mails with the link by which a subscription is confirmed. */
export const newsletterMails: Record<'newsletter-confirm', WriteMail> = {
  'newsletter-confirm': async (payload, scope) => {
    const { subscriptionId } = payload as { subscriptionId: string }
    const subscription = await scope.database.read(scope.tenant, (sql) =>
      readSubscription(sql, subscriptionId),
    )
    // Deleted or confirmed since.
    if (!subscription || subscription.confirmedAt) return undefined
    const { locale, id, email } = subscription
    const { say } = messagesIn(locale, scope.settings)
    const pages = shopUrlIn(locale, scope)
    const leaveUrl = `${pages}/newsletter/leave/${id}`
    return {
      locale,
      to: { name: '', address: email },
      unsubscribeUrl: leaveUrl,
      content: {
        title: say('newsletterMail.title'),
        blocks: [
          say('newsletterMail.greeting'),
          say('newsletterMail.asked', { shop: scope.settings.name }),
          say('newsletterMail.once'),
        ],
        action: { label: say('newsletterMail.confirm'), url: `${pages}/newsletter/confirm/${id}` },
        footnotes: [
          say('newsletterMail.ignore'),
          { label: say('newsletterMail.leave'), url: leaveUrl },
        ],
      },
    }
  },
}
