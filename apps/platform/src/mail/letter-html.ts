import { html } from './html.js'
import type { Html } from './html.js'
import type { LetterAction, LetterPart } from './letter.js'

/** A part of a letter as mail programs can show it: tables and styles on each element. */
export function letterPartHtml(part: LetterPart): Html {
  if (typeof part === 'string') return html`<p style="margin:0 0 12px">${part}</p>`
  if ('quote' in part) {
    return html`<blockquote
      style="margin:16px 0;padding:0 0 0 12px;border-left:3px solid #d6d9de;white-space:pre-wrap"
    >
      ${part.quote}
    </blockquote>`
  }
  if ('facts' in part) return factsTable(part.facts)
  if ('lines' in part) {
    return html`<h2 style="font-size:16px;margin:24px 0 4px">${part.title}</h2>
      <p style="margin:0">${part.lines.map((line) => html`${line}<br />`)}</p>`
  }
  return goodsTable(part)
}

/** The one thing to press. */
export function letterAction({ label, url }: LetterAction): Html {
  return html`<p style="margin:24px 0">
    <a
      href="${url}"
      style="display:inline-block;padding:12px 20px;border-radius:8px;background:#4a48e0;color:#fff;font-weight:700;text-decoration:none"
      >${label}</a
    >
  </p>`
}

function factsTable(facts: readonly (readonly [name: string, value: string])[]): Html {
  return html`<table style="margin:16px 0;border-collapse:collapse">
    ${facts.map(
      ([name, value]) =>
        html`<tr>
          <th
            style="padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:400;color:#56636f"
          >
            ${name}
          </th>
          <td style="padding:2px 0">${value}</td>
        </tr>`,
    )}
  </table>`
}

function goodsTable({ rows, totals }: Extract<LetterPart, { rows: unknown }>): Html {
  const amount = 'text-align:right;vertical-align:top;white-space:nowrap'
  return html`<table
    role="presentation"
    style="width:100%;margin:20px 0 0;border-collapse:collapse;border-top:1px solid #e3e5ea"
  >
    ${rows.map(
      ([name, sum]) =>
        html`<tr>
          <td style="padding:8px 16px 8px 0;border-bottom:1px solid #e3e5ea">${name}</td>
          <td style="padding:8px 0;border-bottom:1px solid #e3e5ea;${amount}">${sum}</td>
        </tr>`,
    )}
    ${totals.map(({ label, amount: sum, isGrand }) => {
      const weight = isGrand ? 'font-weight:700;font-size:18px' : 'color:#56636f'
      return html`<tr>
        <td style="padding:6px 16px 0 0;${weight}">${label}</td>
        <td style="padding:6px 0 0;${amount};${weight}">${sum}</td>
      </tr>`
    })}
  </table>`
}
