import type { CustomerRequestRecord } from '../../domains/customer-requests/customer-request-record.js'
import type { OrderRecord } from '../../domains/orders/order-record.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { itemName } from '../../domains/customer-requests/item-name.js'
import { readCustomerRequest } from '../../domains/customer-requests/read-customer-request.js'
import type { EmailBlock } from '../../foundation/mail/email-template.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import type { Messages } from '../../foundation/messages/messages.js'
import { greet, toShownName } from './greet.js'
import { shopUrlIn } from './mail-draft.js'
import type { MailContent, MailScope, WriteMail } from './mail-draft.js'
import { orderLinksIn } from './shop-order-mails.js'
import { formatDateTime } from '../../foundation/messages/format-date-time.js'

/** `received` and `answered` are sent to the sender, `arrived` and `replied` to the shop. */
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
    const { orderId } = request
    const order =
      request.kind === 'WITHDRAWAL' && orderId !== null
        ? await scope.database.read(scope.tenant, (sql) => readOrder(sql, orderId))
        : undefined
    const locale = isForSender(kind) ? request.locale : scope.settings.defaultLocale
    return {
      locale,
      ...(isForSender(kind)
        ? { to: { name: toShownName(request.name), address: request.email } }
        : { to: 'shop', replyTo: { name: request.name, address: request.email } }),
      content: {
        ...contentOf({ ...toMail(kind, request, locale, scope), stopped: stoppedOf(order) }),
        ...(kind === 'request-arrived' && order ? orderLinksIn(order, scope) : {}),
      },
    }
  }
}

/** The order of a withdrawal, unless all of it has left the shop. */
function stoppedOf(order: OrderRecord | undefined): CustomerRequestMail['stopped'] {
  if (!order || order.state === 'SHIPPED' || order.state === 'COMPLETED') return null
  return order.number
}

function isForSender(kind: CustomerRequestMailKind): boolean {
  return kind === 'request-received' || kind === 'request-answered'
}

/** Contents of a mail about a customer request. */
interface CustomerRequestMail {
  kind: CustomerRequestMailKind
  messages: Messages
  /** Page of the thread: its holder can write as the sender, so the shop does not get it. */
  url: string
  requestKind: 'CONTACT' | 'QUESTION' | 'RETURN' | 'AVAILABILITY' | 'WITHDRAWAL'
  reference: string
  /** The formatted date and time. */
  moment: string
  name: string
  email: string
  phone: string | null
  orderNumber: string | null
  product: string | null
  /**
   * Number of the order whose goods have not left the shop; null where they have, or for no
   * withdrawal.
   */
  stopped: string | null
  /** Such as `2 × Regulator`. */
  withdrawn: readonly string[]
  /** The message that it is about; null where nothing was written. */
  message: string | null
  /** Earlier messages, oldest first, with author and date. */
  earlier: readonly { author: 'shopper' | 'staff'; moment: string; text: string }[]
}

function toMail(
  kind: CustomerRequestMailKind,
  request: CustomerRequestRecord,
  locale: string,
  scope: MailScope,
): Omit<CustomerRequestMail, 'stopped'> {
  const author = kind === 'request-answered' ? 'staff' : 'shopper'
  const written = request.messages.filter((message) => message.author === author)
  const message = kind === 'request-received' ? written[0] : written.at(-1)
  const { timeZone } = scope.settings
  return {
    ...request,
    kind,
    messages: messagesIn(locale, scope.settings),
    moment: formatDateTime(request.createdAt, { locale, timeZone }),
    url: `${shopUrlIn(locale, scope)}/request/${request.id}`,
    requestKind: request.kind,
    withdrawn: request.withdrawn.map(
      ({ quantity, texts }) => `${quantity} × ${itemName(texts, locale)}`,
    ),
    message: message?.text ?? null,
    earlier: request.messages
      .filter((one) => one !== message)
      .map(({ author: writer, at, text }) => ({
        author: writer,
        moment: formatDateTime(at, { locale, timeZone }),
        text,
      })),
  }
}

/** Content of an e-mail about a customer request. */
function contentOf(mail: CustomerRequestMail): MailContent {
  const { kind, messages, reference, url } = mail
  const { say } = messages
  const isWithdrawal = mail.requestKind === 'WITHDRAWAL'
  const title =
    isWithdrawal && kind === 'request-received'
      ? say('requestMail.withdrawalTitle', { reference })
      : isWithdrawal && kind === 'request-arrived'
        ? say('requestMail.withdrawalArrived', { reference, number: mail.orderNumber ?? '' })
        : say(`requestMail.titles.${kind}`, { reference })
  const isQuoted = mail.message !== null && !mayGoToStranger(mail)
  const quote: EmailBlock[] = isQuoted ? [{ quote: mail.message! }] : []
  return {
    title,
    blocks: [...opening(mail), ...quote, details(mail), ...closing(mail), ...forStaff(mail)],
    ...(isForSender(kind) ? { action: { label: say('requestMail.see'), url } } : {}),
    footnotes: isForSender(kind) ? [say('requestMail.keep')] : [],
  }
}

function opening({
  kind,
  messages,
  name,
  requestKind,
  moment,
  message,
  stopped,
}: CustomerRequestMail): string[] {
  const { say } = messages
  switch (kind) {
    case 'request-received':
      return requestKind === 'WITHDRAWAL'
        ? [
            greet(name, messages),
            say('requestMail.withdrawn', { moment }),
            ...(message === null ? [] : [say('requestMail.reason')]),
          ]
        : [greet(name, messages), say('requestMail.received')]
    case 'request-answered':
      return [greet(name, messages), say('requestMail.answered')]
    case 'request-replied':
      return [say('requestMail.replied')]
    case 'request-arrived':
      return [say('requestMail.arrived'), ...(stopped === null ? [] : [say('requestMail.stop')])]
  }
}

/**
 * Whether anybody may have typed the address: such a mail contains nothing else that was typed, or
 * the form would send a stranger's words and links to any mailbox. The page of the request shows
 * them. Who withdraws has named an order of that address.
 */
function mayGoToStranger({ kind, requestKind }: CustomerRequestMail): boolean {
  return kind === 'request-received' && requestKind !== 'WITHDRAWAL'
}

function closing({ kind, requestKind, messages, stopped }: CustomerRequestMail): string[] {
  return kind === 'request-received' && requestKind === 'WITHDRAWAL'
    ? [messages.say(`requestMail.${stopped === null ? 'withdrawnNext' : 'withdrawnUnsent'}`)]
    : []
}

/** Staff have no page of the thread: their e-mail contains the messages and how to reply. */
function forStaff(mail: CustomerRequestMail): EmailBlock[] {
  const { kind, messages, reference, earlier, orderNumber } = mail
  if (isForSender(kind)) return []
  const { say } = messages
  const isWithdrawal = mail.requestKind === 'WITHDRAWAL' && orderNumber !== null
  const thread = earlier.map(
    ({ author, moment, text }) => `${say(`requestMail.authors.${author}`)}, ${moment}: ${text}`,
  )
  return [
    ...(thread.length > 0 ? [{ title: say('requestMail.earlier'), lines: thread }] : []),
    ...(isWithdrawal
      ? [
          {
            title: say('requestMail.settle'),
            lines: [say('requestMail.settleLines', { number: orderNumber, reference })],
          },
        ]
      : []),
    {
      title: say('requestMail.howToAnswer'),
      lines: say('requestMail.waysToAnswer', { reference }).split('\n'),
    },
  ]
}

function details(mail: CustomerRequestMail): EmailBlock {
  const { say } = mail.messages
  const known: [string, string][] = [
    [say('requestMail.facts.reference'), mail.reference],
    [say('requestMail.facts.kind'), say(`requestMail.kinds.${mail.requestKind}`)],
    [say('requestMail.facts.date'), mail.moment],
  ]
  if (mayGoToStranger(mail)) return { details: known }
  const all: [string, string | null][] = [
    ...known,
    [say('requestMail.facts.name'), mail.name],
    [say('requestMail.facts.email'), mail.email],
    [say('requestMail.facts.phone'), mail.phone],
    [say('requestMail.facts.order'), mail.orderNumber],
    [say('requestMail.facts.product'), mail.product],
    [say('requestMail.facts.withdrawn'), mail.withdrawn.join(' · ') || null],
  ]
  return {
    details: all.filter((fact): fact is [string, string] => fact[1] !== null),
  }
}
