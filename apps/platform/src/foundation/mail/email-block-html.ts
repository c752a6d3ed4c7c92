import { html } from './html.js'
import type { Html } from './html.js'
import type { EmailAction, EmailBlock } from './email-block.js'

/** A block of an e-mail as mail programs can show it: tables and styles on each element. */
export function emailBlockHtml(part: EmailBlock): Html {
  if (typeof part === 'string') return html`<p style="margin:0 0 12px">${part}</p>`
  if ('quote' in part) {
    return html`<blockquote
      class="line"
      style="margin:16px 0;padding:0 0 0 12px;border-left:3px solid #dde2e7"
    >
      <span style="white-space:pre-wrap">${part.quote}</span>
    </blockquote>`
  }
  if ('facts' in part) return factsTable(part.facts)
  if ('lines' in part) {
    return html`<h2 style="font-size:16px;margin:24px 0 4px">${part.title}</h2>
      <p style="margin:0">${part.lines.map((line) => html`${line}<br />`)}</p>`
  }
  return goodsTable(part)
}

/** The button. */
export function emailActionHtml({ label, url }: EmailAction): Html {
  return html`<p style="margin:24px 0">
    <a
      class="act"
      href="${url}"
      style="display:inline-block;padding:12px 20px;border-radius:8px;background:#4a48e0;color:#fff;font-weight:700;text-decoration:none"
      >${label}</a
    >
  </p>`
}

/** Small print below a line: sentences and links. */
export function emailFooterHtml(notes: readonly (string | EmailAction)[]): Html {
  return html`<div
    class="line"
    style="margin:24px 0 0;padding:4px 0 0;border-top:1px solid #dde2e7"
  >
    ${notes.map(
      (note) =>
        html`<p class="soft" style="margin:8px 0 0;font-size:14px;line-height:1.5;color:#56636f">
          ${
            typeof note === 'string'
              ? note
              : html`<a class="link" href="${note.url}" style="color:#4a48e0">${note.label}</a>`
          }
        </p>`,
    )}
  </div>`
}

function factsTable(facts: readonly (readonly [name: string, value: string])[]): Html {
  return html`<table style="margin:16px 0;border-collapse:collapse">
    ${facts.map(
      ([name, value]) =>
        html`<tr>
          <th
            class="soft"
            style="padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:400;color:#56636f"
          >
            ${name}
          </th>
          <td style="padding:2px 0">${value}</td>
        </tr>`,
    )}
  </table>`
}

function goodsTable({ rows, totals }: Extract<EmailBlock, { rows: unknown }>): Html {
  const amount = 'text-align:right;vertical-align:top;white-space:nowrap'
  return html`<table
    role="presentation"
    class="line"
    style="width:100%;margin:20px 0 0;border-collapse:collapse;border-top:1px solid #dde2e7"
  >
    ${rows.map(
      ([name, sum]) =>
        html`<tr>
          <td class="line" style="padding:8px 16px 8px 0;border-bottom:1px solid #dde2e7">
            ${name}
          </td>
          <td class="line" style="padding:8px 0;border-bottom:1px solid #dde2e7;${amount}">
            ${sum}
          </td>
        </tr>`,
    )}
    ${totals.map(({ label, amount: sum, isGrand }) => {
      const weight = isGrand ? 'font-weight:700;font-size:18px' : 'color:#56636f'
      const tone = isGrand ? '' : 'soft'
      return html`<tr>
        <td class="${tone}" style="padding:6px 16px 0 0;${weight}">${label}</td>
        <td class="${tone}" style="padding:6px 0 0;${amount};${weight}">${sum}</td>
      </tr>`
    })}
  </table>`
}
