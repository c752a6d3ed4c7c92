import { renderEmail } from '../../foundation/mail/render-email.js'
import type { EmailBlock } from '../../foundation/mail/email-block.js'
import { customerRequestMailWords } from './customer-request-mail-words.js'
import type { CustomerRequestMailKind } from './customer-request-mail-words.js'

/** Contents of a mail about a customer request. */
export interface CustomerRequestMail {
  kind: CustomerRequestMailKind
  locale: string
  shopName: string
  /** The page of the thread. */
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
}

/** Writes a mail about a request. */
export function renderCustomerRequestMail(mail: CustomerRequestMail): {
  subject: string
  text: string
  html: string
} {
  const { kind, locale, shopName, reference, url } = mail
  const words = customerRequestMailWords(locale)
  const isWithdrawal = mail.requestKind === 'WITHDRAWAL'
  const isForSender = kind === 'request-received' || kind === 'request-answered'
  const title =
    isWithdrawal && kind === 'request-received'
      ? words.withdrawalTitle(reference)
      : words.titles[kind](reference)
  const quote: EmailBlock[] = mail.message === null ? [] : [{ quote: mail.message }]
  return renderEmail({
    locale,
    shopName,
    title,
    blocks: [...opening(mail), ...quote, facts(mail), ...closing(mail)],
    action: { label: isForSender ? words.see : words.seeStaff, url },
    footnotes: isForSender ? [words.keep] : [],
  })
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
