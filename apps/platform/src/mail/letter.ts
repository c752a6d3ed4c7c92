import { html } from './html.js'
import { letterAction, letterPartHtml } from './letter-html.js'

/** A mail of a few paragraphs. */
export interface Letter {
  locale: string
  shopName: string
  /** Subject, without the shop's name, and heading. */
  title: string
  parts: readonly LetterPart[]
  /** The one thing to press: after what is said, before goods and titled blocks. */
  action?: LetterAction
  /** Under a line, small. */
  footnotes?: readonly (string | LetterAction)[]
}

export interface LetterAction {
  label: string
  url: string
}

/** A paragraph, what somebody wrote, facts by name, a titled block of lines, or goods with their sums. */
export type LetterPart =
  | string
  | { quote: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { title: string; lines: readonly string[] }
  | {
      rows: readonly (readonly [name: string, amount: string])[]
      totals: readonly { label: string; amount: string; isGrand: boolean }[]
    }

/** Writes a letter as text and as HTML. */
export function renderLetter({ locale, shopName, title, parts, action, footnotes = [] }: Letter): {
  subject: string
  text: string
  html: string
} {
  const subject = `${title} – ${shopName}`
  const end = parts.findIndex(isReference)
  const said = end < 0 ? parts : parts.slice(0, end)
  const reference = parts.slice(said.length)
  const text = [
    ...said.map(textOf),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...reference.map(textOf),
    ...footnotes.map((note) => (typeof note === 'string' ? note : `${note.label}: ${note.url}`)),
    shopName,
  ].join('\n\n')
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:24px 12px;background:#f5f6f8;color:#1a1a1a;font:16px/1.5 sans-serif"
      >
        <div style="max-width:600px;margin:0 auto;background:#fff;border-radius:8px">
          <p
            style="margin:0;padding:16px 24px;border-bottom:3px solid #6563ff;font-size:18px;font-weight:700"
          >
            ${shopName}
          </p>
          <div style="padding:24px">
            <h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${title}</h1>
            ${said.map(letterPartHtml)} ${action ? [letterAction(action)] : []}
            ${reference.map(letterPartHtml)}
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
        </div>
      </body>
    </html> `
  return { subject, text: `${text}\n`, html: page.html }
}

/** What is looked up rather than read. */
function isReference(part: LetterPart): boolean {
  return typeof part !== 'string' && ('rows' in part || 'lines' in part)
}

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return part
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ')
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  if ('lines' in part) return `${part.title}\n${part.lines.join('\n')}`
  const rows = part.rows.map(([name, amount]) => `${name}   ${amount}`)
  const totals = part.totals.map(({ label, amount }) => `${label}: ${amount}`)
  return [...rows, '', ...totals].join('\n')
}
