import type { EmailBlock, EmailLine, EmailTemplate } from './email-template.js'

/** An e-mail as it is sent. */
export interface RenderedEmail {
  subject: string
  text: string
  html: string
}

/** Renders an e-mail as text and as HTML. */
export async function renderEmail(template: EmailTemplate): Promise<RenderedEmail> {
  const { shopName, title, action, footnotes = [] } = template
  const subject = `${title} – ${shopName}`
  const { opening, reference } = splitAtAction(template.blocks)
  const text = [
    ...opening.map(textOf),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...reference.map(textOf),
    ...footnotes.map(lineOf),
    shopName,
  ].join('\n\n')
  // Loaded with the first e-mail: React and the components would slow the platform's start down.
  const { emailHtml } = await import('./email-html.js')
  return {
    subject,
    text: `${text}\n`,
    html: emailHtml({ ...template, subject, opening, reference, footnotes }),
  }
}

/** The blocks above the button, and those below it. */
function splitAtAction(blocks: readonly EmailBlock[]) {
  const end = blocks.findIndex(
    (block) => typeof block !== 'string' && ('rows' in block || 'lines' in block),
  )
  const opening = end < 0 ? blocks : blocks.slice(0, end)
  return { opening, reference: blocks.slice(opening.length) }
}

function textOf(block: EmailBlock): string {
  if (typeof block === 'string') return block
  if ('quote' in block) return block.quote.replaceAll(/^/gm, '> ')
  if ('details' in block)
    return block.details.map(([name, value]) => `${name}: ${value}`).join('\n')
  if ('lines' in block) return `${block.title}\n${block.lines.map(lineOf).join('\n')}`
  const rows = block.rows.map(([name, amount]) => `${name}   ${amount}`)
  const totals = block.totals.map(({ label, amount }) => `${label}: ${amount}`)
  return [...rows, '', ...totals].join('\n')
}

/** A link as text: an e-mail address needs no second mention. */
function lineOf(line: EmailLine): string {
  if (typeof line === 'string') return line
  return line.url.startsWith('mailto:') ? line.label : `${line.label}: ${line.url}`
}
