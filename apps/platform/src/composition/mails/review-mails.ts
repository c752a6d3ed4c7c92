import { readOrder } from '../../domains/orders/read-order.js'
import { isWithdrawn } from '../../domains/orders/view/order-view.js'
import { toAuthorName } from '../../domains/reviews/author-name.js'
import { readOrderReviews } from '../../domains/reviews/read-order-reviews.js'
import { readReview } from '../../domains/reviews/read-reviews.js'
import { mayBeInvited } from '../../domains/reviews/review-invitations.js'
import { readReviewReports } from '../../domains/reviews/report-review.js'
import type { ReviewEvent, ReviewRecord } from '../../domains/reviews/review-record.js'
import type { EmailBlock } from '../../foundation/mail/email-template.js'
import { joinParts } from '../../foundation/messages/isolate-bidi.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import { greet, toShownName } from './greet.js'
import { shopUrlIn } from './mail-draft.js'
import type { MailDraft, MailScope, WriteMail } from './mail-draft.js'

/** Payload of an outbox entry of kind `review-invitation`. */
export interface ReviewInvitationPayload {
  orderId: string
}

/** Mails about reviews: invitations of buyers, and what the shop or an author is told of one. */
export const reviewMails: Record<'review-invitation' | `review-${ReviewEvent}`, WriteMail> = {
  'review-invitation': async (payload, scope) => {
    const { orderId } = payload as ReviewInvitationPayload
    const { database, tenant, settings, reviewLinks } = scope
    if (!reviewLinks || typeof settings.reviews?.inviteAfterDays !== 'number') return undefined
    const { mayBeAsked, order, reviews } = await database.read(tenant, async (sql) => ({
      mayBeAsked: await mayBeInvited(sql, orderId),
      order: await readOrder(sql, orderId),
      reviews: await readOrderReviews(sql, orderId),
    }))
    if (!mayBeAsked) return undefined
    // What went back meanwhile has been heard of.
    if (!order || !reviews || order.state !== 'COMPLETED' || isWithdrawn(order)) return undefined
    const items = reviews.items.filter(({ review }) => review === null)
    if (items.length === 0) return undefined
    const { locale } = order
    const messages = messagesIn(locale, settings)
    const { say } = messages
    const number = order.number
    const url = formUrl(orderId, locale, scope)
    return {
      ...toAuthor({ ...reviews, locale }),
      content: {
        title: say('reviewMail.invitation', { number }),
        blocks: [
          greet(order.contact.firstName, messages),
          say('reviewMail.delivered', { number }),
          {
            title: say('reviewMail.goods'),
            lines: items.map(({ texts }) => nameOf(texts, locale)),
          },
        ],
        action: { label: say('reviewMail.write'), url: url! },
        footnotes: [
          say('reviewMail.rules'),
          say('reviewMail.keep'),
          say('reviewMail.once'),
          { label: say('reviewMail.end'), url: `${url}#review-invitations` },
        ],
      },
    }
  },
  'review-written': mailToShop('written'),
  'review-reported': mailToShop('reported'),
  'review-hidden': mailToAuthor('hidden'),
  'review-answered': mailToAuthor('answered'),
}

function mailToShop(event: 'written' | 'reported'): WriteMail {
  return async (payload, scope) => {
    const { database, tenant, settings } = scope
    const { reviewId } = payload as { reviewId: string }
    const found = await database.read(tenant, async (sql) => {
      const review = await readReview(sql, reviewId)
      const order = review && (await readOrder(sql, review.orderId))
      return review && order && { review, order, reports: await readReviewReports(sql, reviewId) }
    })
    // Withdrawn since, or hidden already.
    if (!found || found.review.hiddenAt) return undefined
    const { review, order, reports } = found
    const locale = settings.defaultLocale
    const { say } = messagesIn(locale, settings)
    const name = nameOf(review.texts, locale)
    const { reference, stars, text } = review
    const report = event === 'reported' ? reports.at(-1) : undefined
    const details: [string, string | null | undefined][] = [
      [say('reviewMail.facts.reference'), reference],
      [say('reviewMail.facts.product'), name],
      [say('reviewMail.facts.order'), order.number],
      [say('reviewMail.facts.stars'), `${stars}/5`],
      [say('reviewMail.facts.author'), authorOf(review) || say('reviewMail.anonymous')],
      [say('reviewMail.facts.reason'), report && say(`reviewMail.reasons.${report.reason}`)],
      [say('reviewMail.facts.comment'), report?.comment],
    ]
    return {
      locale,
      to: 'shop',
      content: {
        title: say(`reviewMail.${event}`, { name, stars, reference }),
        blocks: [
          ...(event === 'reported' ? [say('reviewMail.reportedNews')] : []),
          ...(text === null ? [] : [{ quote: text }]),
          { details: details.filter((fact): fact is [string, string] => Boolean(fact[1])) },
          {
            title: say('reviewMail.commands'),
            lines: say('reviewMail.commandLines', { reference }).split('\n'),
          },
        ],
      },
    }
  }
}

function mailToAuthor(event: 'hidden' | 'answered'): WriteMail {
  return async (payload, scope) => {
    const { database, tenant, settings } = scope
    const { reviewId } = payload as { reviewId: string }
    const found = await database.read(tenant, async (sql) => {
      const review = await readReview(sql, reviewId)
      const order = review && (await readOrder(sql, review.orderId))
      return review && order && { review, order }
    })
    const quote = event === 'hidden' ? found?.review.hiddenReason : found?.review.answer
    // Withdrawn since, or shown again.
    if (!found || !quote) return undefined
    const { review, order } = found
    const { locale } = review
    const messages = messagesIn(locale, settings)
    const { say } = messages
    const name = nameOf(review.texts, locale)
    const url = formUrl(order.id, locale, scope)
    const blocks: EmailBlock[] = [
      greet(order.contact.firstName, messages),
      say(`reviewMail.${event}News`, { name }),
      { quote },
      ...(event === 'hidden' ? [say('reviewMail.hiddenNext')] : []),
    ]
    return {
      ...toAuthor({ ...order.contact, email: order.email, locale }),
      content: {
        title: say(`reviewMail.${event}`, { name }),
        blocks,
        ...(url === undefined ? {} : { action: { label: say('reviewMail.edit'), url } }),
      },
    }
  }
}

function toAuthor(author: {
  locale: string
  firstName: string
  lastName: string
  email: string
}): Pick<MailDraft, 'locale' | 'to'> {
  const name = toShownName(`${author.firstName} ${author.lastName}`)
  return { locale: author.locale, to: { name, address: author.email } }
}

function authorOf(review: ReviewRecord): string {
  return review.isAnonymous ? '' : toAuthorName(review)
}

function nameOf(texts: ReviewRecord['texts'], locale: string): string {
  const { name, label } = texts[locale] ?? Object.values(texts)[0]!
  return label === '' ? name : joinParts([name, label], locale)
}

function formUrl(orderId: string, locale: string, scope: MailScope): string | undefined {
  const { reviewLinks, tenant } = scope
  return reviewLinks && `${shopUrlIn(locale, scope)}/review/${reviewLinks.sign(tenant, orderId)}`
}
