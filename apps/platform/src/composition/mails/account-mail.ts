import { accountMailWords } from './account-mail-words.js'
import type { AccountMailKind } from './account-mail-words.js'
import { renderEmail } from '../../foundation/mail/render-email.js'

/** A mail about somebody's account. */
export interface AccountMail {
  kind: AccountMailKind
  locale: string
  shopName: string
  firstName: string | null
  /** Where the button leads; null for a mail without one. */
  actionUrl: string | null
}

/** Writes a mail about an account. */
export function renderAccountMail(mail: AccountMail): {
  subject: string
  text: string
  html: string
} {
  const words = accountMailWords(mail.kind, mail.locale)
  const { locale, shopName, actionUrl } = mail
  return renderEmail({
    locale,
    shopName,
    title: words.subject,
    blocks: [greet(mail), words.news],
    ...(actionUrl === null ? {} : { action: { label: words.action ?? '', url: actionUrl } }),
    footnotes: words.notes,
  })
}

function greet({ firstName, locale }: AccountMail): string {
  const hello = locale === 'el' ? 'Γεια σας' : 'Hello'
  return firstName === null ? `${hello},` : `${hello}${locale === 'el' ? ',' : ''} ${firstName},`
}
