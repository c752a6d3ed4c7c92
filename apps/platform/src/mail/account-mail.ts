import { accountWords } from './account-words.js'
import type { AccountMailKind } from './account-words.js'
import { html } from './html.js'

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
  const words = accountWords(mail.kind, mail.locale)
  const subject = `${words.subject} – ${mail.shopName}`
  const greeting = greet(mail)
  const text = [
    greeting,
    words.news,
    ...(mail.actionUrl === null ? [] : [`${words.action}:\n${mail.actionUrl}`]),
    ...words.notes,
    mail.shopName,
  ].join('\n\n')
  const button =
    mail.actionUrl === null
      ? []
      : [
          html`<p style="margin:24px 0">
            <a
              href="${mail.actionUrl}"
              style="display:inline-block;padding:12px 20px;border-radius:8px;background:#4a48e0;color:#fff;text-decoration:none"
              >${words.action ?? ''}</a
            >
          </p>`,
        ]
  const page = html`<!doctype html>
    <html lang="${mail.locale}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;background:#f5f6f8;color:#1a1a1a;font:16px/1.5 sans-serif">
        <div style="max-width:600px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
          <h1 style="font-size:20px;margin:0 0 16px">${words.subject}</h1>
          <p>${greeting}</p>
          <p>${words.news}</p>
          ${button} ${words.notes.map((note) => html`<p style="color:#56636f">${note}</p>`)}
          <p style="margin:24px 0 0">${mail.shopName}</p>
        </div>
      </body>
    </html> `
  return { subject, text: `${text}\n`, html: page.html }
}

function greet({ firstName, locale }: AccountMail): string {
  const hello = locale === 'el' ? 'Γεια σας' : 'Hello'
  return firstName === null ? `${hello},` : `${hello}${locale === 'el' ? ',' : ''} ${firstName},`
}
