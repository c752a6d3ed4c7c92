import { readSubscription } from '../../domains/newsletter/subscription.js'
import { shopUrlIn } from './mail-draft.js'
import type { WriteMail } from './mail-draft.js'

const english = {
  title: 'Please confirm your newsletter',
  greeting: 'Hello,',
  asked: (shop: string) =>
    `somebody, most likely you, asked for the newsletter of ${shop} with this email address.`,
  once: 'It comes about once a month, with offers and news. Nothing is sent before you have confirmed it.',
  confirm: 'Yes, send me the newsletter',
  ignore: 'It was not you? Then do nothing: the address is removed after a week.',
  leave: 'Remove my address now',
}

const greek: typeof english = {
  title: 'Επιβεβαιώστε την εγγραφή σας στο ενημερωτικό δελτίο',
  greeting: 'Γεια σας,',
  asked: (shop) =>
    `κάποιος, πιθανότατα εσείς, ζήτησε το ενημερωτικό δελτίο του ${shop} με αυτή τη διεύθυνση email.`,
  once: 'Έρχεται περίπου μία φορά τον μήνα, με προσφορές και νέα. Δεν στέλνεται τίποτα πριν το επιβεβαιώσετε.',
  confirm: 'Ναι, στείλτε μου το δελτίο',
  ignore: 'Δεν ήσασταν εσείς; Μην κάνετε τίποτα: η διεύθυνση διαγράφεται σε μία εβδομάδα.',
  leave: 'Διαγράψτε τη διεύθυνσή μου τώρα',
}

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
    const words = locale === 'el' ? greek : english
    const pages = shopUrlIn(locale, scope)
    const leaveUrl = `${pages}/newsletter/leave/${id}`
    return {
      locale,
      to: { name: '', address: email },
      unsubscribeUrl: leaveUrl,
      content: {
        title: words.title,
        blocks: [words.greeting, words.asked(scope.settings.name), words.once],
        action: { label: words.confirm, url: `${pages}/newsletter/confirm/${id}` },
        footnotes: [words.ignore, { label: words.leave, url: leaveUrl }],
      },
    }
  },
}
