import type { CustomerRequestRecord } from '../../domains/customer-requests/customer-request-record.js'
import { itemName } from '../../domains/customer-requests/item-name.js'
import { readCustomerRequest } from '../../domains/customer-requests/read-customer-request.js'
import type { EmailBlock } from '../../foundation/mail/email-template.js'
import { customerRequestMailWords } from './customer-request-mail-words.js'
import type { CustomerRequestMailKind } from './customer-request-mail-words.js'
import { shopUrlIn } from './mail-draft.js'
import type { MailContent, MailScope, WriteMail } from './mail-draft.js'
import { writeMoment } from '../../foundation/words/write-moment.js'

/** Mails about customer requests, to their senders and to the shop. */
export const customerRequestMails: Record<CustomerRequestMailKind, WriteMail> = {
  'request-received': writerOf('request-received'),
  'request-arrived': writerOf('request-arrived'),
  'request-replied': writerOf('request-replied'),
  'request-answered': writerOf('request-answered'),
}

function writerOf(kind: CustomerRequestMailKind): WriteMail {
  return async (payload, scope) => {
    const { requestId } = payload as { requestId: string }
    const request = await scope.database.read(scope.tenant, (sql) =>
      readCustomerRequest(sql, requestId),
    )
    // Deleted by its sender before the mail was sent.
    if (!request) return undefined
    const locale = isForSender(kind) ? request.locale : scope.settings.defaultLocale
    return {
      locale,
      ...(isForSender(kind)
        ? { to: { name: request.name, address: request.email } }
        : { to: 'shop', replyTo: { name: request.name, address: request.email } }),
      content: contentOf(toMail(kind, request, locale, scope)),
    }
  }
}

function isForSender(kind: CustomerRequestMailKind): boolean {
  return kind === 'request-received' || kind === 'request-answered'
}

/** Contents of a mail about a customer request. */
interface CustomerRequestMail {
  kind: CustomerRequestMailKind
  locale: string
  /** The page of the thread: whoever has it writes in the sender's name, so that the shop is not given it. */
  url: string
  requestKind: 'CONTACT' | 'QUESTION' | 'RETURN' | 'AVAILABILITY' | 'WITHDRAWAL'
  reference: string
  /** The exact moment, in words. */
  moment: string
  name: string
  email: string
  phone: string | null
  orderNumber: string | null
  product: string | null
  /** Such as `2 × Regulator`. */
  withdrawn: readonly string[]
  /** The message that it is about; null where nothing was written. */
  message: string | null
  /** What was written before it, oldest first: by whom and when. */
  earlier: readonly { author: 'shopper' | 'staff'; moment: string; text: string }[]
}

function toMail(
  kind: CustomerRequestMailKind,
  request: CustomerRequestRecord,
  locale: string,
  scope: MailScope,
): CustomerRequestMail {
  const author = kind === 'request-answered' ? 'staff' : 'shopper'
  const written = request.messages.filter((message) => message.author === author)
  const message = kind === 'request-received' ? written[0] : written.at(-1)
  const { timeZone } = scope.settings
  return {
    ...request,
    kind,
    locale,
    moment: writeMoment(request.createdAt, { locale, timeZone }),
    url: `${shopUrlIn(locale, scope)}/request/${request.id}`,
    requestKind: request.kind,
    withdrawn: request.withdrawn.map(
      ({ quantity, words }) => `${quantity} × ${itemName(words, locale)}`,
    ),
    message: message?.text ?? null,
    earlier: request.messages
      .filter((one) => one !== message)
      .map(({ author: writer, at, text }) => ({
        author: writer,
        moment: writeMoment(at, { locale, timeZone }),
        text,
      })),
  }
}

/** What a mail about a customer request says. */
function contentOf(mail: CustomerRequestMail): MailContent {
  const { kind, locale, reference, url } = mail
  const words = customerRequestMailWords(locale)
  const isWithdrawal = mail.requestKind === 'WITHDRAWAL'
  const title =
    isWithdrawal && kind === 'request-received'
      ? words.withdrawalTitle(reference)
      : words.titles[kind](reference)
  const quote: EmailBlock[] = mail.message === null ? [] : [{ quote: mail.message }]
  return {
    title,
    blocks: [...opening(mail), ...quote, facts(mail), ...closing(mail), ...forStaff(mail)],
    ...(isForSender(kind) ? { action: { label: words.see, url } } : {}),
    footnotes: isForSender(kind) ? [words.keep] : [],
  }
}

function opening({
  kind,
  locale,
  name,
  requestKind,
  moment,
  message,
}: CustomerRequestMail): string[] {
  const words = customerRequestMailWords(locale)
  switch (kind) {
    case 'request-received':
      return requestKind === 'WITHDRAWAL'
        ? [
            words.greeting(name),
            words.withdrawn(moment),
            ...(message === null ? [] : [words.reason]),
          ]
        : [words.greeting(name), words.received]
    case 'request-answered':
      return [words.greeting(name), words.answered]
    case 'request-replied':
      return [words.replied]
    case 'request-arrived':
      return [words.arrived]
  }
}

function closing({ kind, requestKind, locale }: CustomerRequestMail): string[] {
  return kind === 'request-received' && requestKind === 'WITHDRAWAL'
    ? [customerRequestMailWords(locale).withdrawnNext]
    : []
}

/** Staff have no page of the thread: they read what was written, and how to answer. */
function forStaff({ kind, locale, reference, earlier }: CustomerRequestMail): EmailBlock[] {
  if (isForSender(kind)) return []
  const words = customerRequestMailWords(locale)
  const thread = earlier.map(
    ({ author, moment, text }) => `${words.authors[author]}, ${moment}: ${text}`,
  )
  return [
    ...(thread.length > 0 ? [{ title: words.earlier, lines: thread }] : []),
    { title: words.howToAnswer, lines: words.waysToAnswer(reference) },
  ]
}

function facts(mail: CustomerRequestMail): EmailBlock {
  const words = customerRequestMailWords(mail.locale)
  const all: [string, string | null][] = [
    [words.facts.reference, mail.reference],
    [words.facts.kind, words.kinds[mail.requestKind]],
    [words.facts.date, mail.moment],
    [words.facts.name, mail.name],
    [words.facts.email, mail.email],
    [words.facts.phone, mail.phone],
    [words.facts.order, mail.orderNumber],
    [words.facts.product, mail.product],
    [words.facts.withdrawn, mail.withdrawn.join('; ') || null],
  ]
  return {
    facts: all.filter((fact): fact is [string, string] => fact[1] !== null),
  }
}
