import type { CustomerRequestRecord } from '../../domains/customer-requests/customer-request-record.js'
import { itemName } from '../../domains/customer-requests/item-name.js'
import { readCustomerRequest } from '../../domains/customer-requests/read-customer-request.js'
import type { EmailBlock } from '../../foundation/mail/email-template.js'
import { wordsIn } from '../../foundation/words/words.js'
import type { Words } from '../../foundation/words/words.js'
import { shopUrlIn } from './mail-draft.js'
import type { MailContent, MailScope, WriteMail } from './mail-draft.js'
import { writeMoment } from '../../foundation/words/write-moment.js'

/** `received` and `answered` go to the sender, `arrived` and `replied` to the shop. */
type CustomerRequestMailKind =
  | 'request-received'
  | 'request-arrived'
  | 'request-replied'
  | 'request-answered'

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
  words: Words
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
    words: wordsIn(locale, scope.settings),
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
  const { kind, words, reference, url } = mail
  const { say } = words
  const isWithdrawal = mail.requestKind === 'WITHDRAWAL'
  const title =
    isWithdrawal && kind === 'request-received'
      ? say('requestMail.withdrawalTitle', { reference })
      : say(`requestMail.titles.${kind}`, { reference })
  const quote: EmailBlock[] = mail.message === null ? [] : [{ quote: mail.message }]
  return {
    title,
    blocks: [...opening(mail), ...quote, facts(mail), ...closing(mail), ...forStaff(mail)],
    ...(isForSender(kind) ? { action: { label: say('requestMail.see'), url } } : {}),
    footnotes: isForSender(kind) ? [say('requestMail.keep')] : [],
  }
}

function opening({
  kind,
  words,
  name,
  requestKind,
  moment,
  message,
}: CustomerRequestMail): string[] {
  const { say } = words
  switch (kind) {
    case 'request-received':
      return requestKind === 'WITHDRAWAL'
        ? [
            say('requestMail.greeting', { name }),
            say('requestMail.withdrawn', { moment }),
            ...(message === null ? [] : [say('requestMail.reason')]),
          ]
        : [say('requestMail.greeting', { name }), say('requestMail.received')]
    case 'request-answered':
      return [say('requestMail.greeting', { name }), say('requestMail.answered')]
    case 'request-replied':
      return [say('requestMail.replied')]
    case 'request-arrived':
      return [say('requestMail.arrived')]
  }
}

function closing({ kind, requestKind, words }: CustomerRequestMail): string[] {
  return kind === 'request-received' && requestKind === 'WITHDRAWAL'
    ? [words.say('requestMail.withdrawnNext')]
    : []
}

/** Staff have no page of the thread: they read what was written, and how to answer. */
function forStaff({ kind, words, reference, earlier }: CustomerRequestMail): EmailBlock[] {
  if (isForSender(kind)) return []
  const { say } = words
  const thread = earlier.map(
    ({ author, moment, text }) => `${say(`requestMail.authors.${author}`)}, ${moment}: ${text}`,
  )
  return [
    ...(thread.length > 0 ? [{ title: say('requestMail.earlier'), lines: thread }] : []),
    {
      title: say('requestMail.howToAnswer'),
      lines: say('requestMail.waysToAnswer', { reference }).split('\n'),
    },
  ]
}

function facts(mail: CustomerRequestMail): EmailBlock {
  const { say } = mail.words
  const all: [string, string | null][] = [
    [say('requestMail.facts.reference'), mail.reference],
    [say('requestMail.facts.kind'), say(`requestMail.kinds.${mail.requestKind}`)],
    [say('requestMail.facts.date'), mail.moment],
    [say('requestMail.facts.name'), mail.name],
    [say('requestMail.facts.email'), mail.email],
    [say('requestMail.facts.phone'), mail.phone],
    [say('requestMail.facts.order'), mail.orderNumber],
    [say('requestMail.facts.product'), mail.product],
    [say('requestMail.facts.withdrawn'), mail.withdrawn.join('; ') || null],
  ]
  return {
    facts: all.filter((fact): fact is [string, string] => fact[1] !== null),
  }
}
