import { emailActionHtml, emailFooterHtml, emailBlockHtml } from './email-block-html.js'
import { emailPage } from './email-page.js'
import type { EmailAction, EmailBlock } from './email-block.js'

/** Contents of an e-mail. */
export interface EmailTemplate {
  locale: string
  shopName: string
  /** Subject, without the shop's name, and heading. */
  title: string
  blocks: readonly EmailBlock[]
  /** The button: after the paragraphs, before goods and titled blocks. */
  action?: EmailAction
  /** Under a line, small. */
  footnotes?: readonly (string | EmailAction)[]
}

/** Renders an e-mail as text and as HTML. */
export function renderEmail({
  locale,
  shopName,
  title,
  blocks,
  action,
  footnotes = [],
}: EmailTemplate): {
  subject: string
  text: string
  html: string
} {
  const subject = `${title} – ${shopName}`
  const end = blocks.findIndex(isReference)
  const opening = end < 0 ? blocks : blocks.slice(0, end)
  const reference = blocks.slice(opening.length)
  const text = [
    ...opening.map(textOf),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...reference.map(textOf),
    ...footnotes.map((note) => (typeof note === 'string' ? note : `${note.label}: ${note.url}`)),
    shopName,
  ].join('\n\n')
  const page = emailPage({
    locale,
    shopName,
    subject,
    title,
    body: [
      ...opening.map(emailBlockHtml),
      ...(action ? [emailActionHtml(action)] : []),
      ...reference.map(emailBlockHtml),
      ...(footnotes.length > 0 ? [emailFooterHtml(footnotes)] : []),
    ],
  })
  return { subject, text: `${text}\n`, html: page.html }
}

/** Blocks below the button. */
function isReference(part: EmailBlock): boolean {
  return typeof part !== 'string' && ('rows' in part || 'lines' in part)
}

function textOf(part: EmailBlock): string {
  if (typeof part === 'string') return part
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ')
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  if ('lines' in part) return `${part.title}\n${part.lines.join('\n')}`
  const rows = part.rows.map(([name, amount]) => `${name}   ${amount}`)
  const totals = part.totals.map(({ label, amount }) => `${label}: ${amount}`)
  return [...rows, '', ...totals].join('\n')
}
