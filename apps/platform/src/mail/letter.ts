import { html } from './html.js'
import type { Html } from './html.js'

/** A mail of a few paragraphs. */
export interface Letter {
  locale: string
  shopName: string
  /** Subject, without the shop's name, and heading. */
  title: string
  parts: readonly LetterPart[]
  /** The one thing to press. */
  action?: { label: string; url: string }
  /** Under a line, small. */
  footnotes?: readonly (string | { label: string; url: string })[]
}

/** A paragraph, what somebody wrote, or facts by name. */
export type LetterPart =
  | string
  | { quote: string }
  | { facts: readonly (readonly [name: string, value: string])[] }

/** Writes a letter as text and as HTML. */
export function renderLetter({ locale, shopName, title, parts, action, footnotes = [] }: Letter): {
  subject: string
  text: string
  html: string
} {
  const subject = `${title} – ${shopName}`
  const text = [
    ...parts.map(textOf),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...footnotes.map((note) => (typeof note === 'string' ? note : `${note.label}: ${note.url}`)),
    shopName,
  ].join('\n\n')
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;background:#f5f6f8;color:#1a1a1a;font:16px/1.5 sans-serif">
        <div style="max-width:600px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
          <h1 style="font-size:20px;margin:0 0 16px">${title}</h1>
          ${parts.map(htmlOf)} ${action ? [button(action)] : []}
          ${footnotes.map(
            (note) =>
              html`<p style="font-size:14px;color:#56636f">
                ${
                  typeof note === 'string'
                    ? note
                    : html`<a href="${note.url}" style="color:#4a48e0">${note.label}</a>`
                }
              </p>`,
          )}
        </div>
      </body>
    </html> `
  return { subject, text: `${text}\n`, html: page.html }
}

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return part
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ')
  return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
}

function htmlOf(part: LetterPart): Html {
  if (typeof part === 'string') return html`<p>${part}</p>`
  if ('quote' in part) {
    return html`<blockquote
      style="margin:16px 0;padding:0 0 0 12px;border-left:3px solid #d6d9de;white-space:pre-wrap"
    >
      ${part.quote}
    </blockquote>`
  }
  return html`<table style="margin:16px 0;border-collapse:collapse">
    ${part.facts.map(
      ([name, value]) =>
        html`<tr>
          <th style="padding:2px 16px 2px 0;text-align:left;font-weight:400;color:#56636f">
            ${name}
          </th>
          <td style="padding:2px 0">${value}</td>
        </tr>`,
    )}
  </table>`
}

function button({ label, url }: NonNullable<Letter['action']>): Html {
  return html`<p style="margin:24px 0">
    <a
      href="${url}"
      style="display:inline-block;padding:12px 20px;border-radius:8px;background:#4a48e0;color:#fff;text-decoration:none"
      >${label}</a
    >
  </p>`
}
