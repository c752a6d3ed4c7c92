import { letterAction, letterFoot, letterPartHtml } from './email-block-html.js'
import { letterPage } from './email-page.js'
import type { LetterAction, LetterPart } from './email-block.js'

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
  const page = letterPage({
    locale,
    shopName,
    subject,
    title,
    body: [
      ...said.map(letterPartHtml),
      ...(action ? [letterAction(action)] : []),
      ...reference.map(letterPartHtml),
      ...(footnotes.length > 0 ? [letterFoot(footnotes)] : []),
    ],
  })
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
