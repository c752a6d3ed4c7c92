import { Fragment } from 'react'
import { Column, Heading, Row, Text } from 'react-email'
import { emailStyle } from './email-style.js'
import type { EmailBlock } from './email-template.js'

interface EmailBlockViewProps {
  block: EmailBlock
  direction: 'ltr' | 'rtl'
}

/** Many mail programs know no logical sides: where a line begins and ends, by its direction. */
const sidesOf = {
  ltr: { start: 'Left', end: 'Right', startAlign: 'left', endAlign: 'right' },
  rtl: { start: 'Right', end: 'Left', startAlign: 'right', endAlign: 'left' },
} as const

type Sides = (typeof sidesOf)['ltr' | 'rtl']

/** A block of an e-mail as mail programs can show it: tables, and styles on each element. */
export function EmailBlockView({ block, direction }: EmailBlockViewProps) {
  const sides = sidesOf[direction]
  if (typeof block === 'string') {
    return <Text style={{ ...paragraph, marginBottom: 12 }}>{block}</Text>
  }
  if ('quote' in block) return <Quote text={block.quote} sides={sides} />
  if ('facts' in block) return <Facts facts={block.facts} sides={sides} />
  if ('lines' in block) return <Lines {...block} />
  return <Goods {...block} sides={sides} />
}

const paragraph = { marginTop: 0, marginBottom: 0, fontSize: 16, lineHeight: 1.5 }

function Quote({ text, sides }: { text: string; sides: Sides }) {
  return (
    <Row style={{ margin: '16px 0' }}>
      <Column
        className="line"
        style={{
          [`padding${sides.start}`]: 12,
          [`border${sides.start}`]: `3px solid ${emailStyle.line}`,
          whiteSpace: 'pre-wrap',
        }}
      >
        {text}
      </Column>
    </Row>
  )
}

function Facts({
  facts,
  sides,
}: {
  facts: readonly (readonly [name: string, value: string])[]
  sides: Sides
}) {
  const style = { ...factName, [`padding${sides.end}`]: 16, textAlign: sides.startAlign }
  return (
    <table cellPadding="0" cellSpacing="0" style={{ margin: '16px 0' }}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th className="soft" scope="row" style={style}>
              {name}
            </th>
            <td style={{ padding: '2px 0' }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const factName = {
  paddingTop: 2,
  paddingBottom: 2,
  verticalAlign: 'top',
  fontWeight: 400,
  color: emailStyle.soft,
} as const

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <Heading as="h2" style={{ margin: '24px 0 4px', fontSize: 16 }}>
        {title}
      </Heading>
      <Text style={paragraph}>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {line}
            <br />
          </Fragment>
        ))}
      </Text>
    </>
  )
}

/** One table for all lines, so that names and amounts stand in columns. */
function Goods({ rows, totals, sides }: Extract<EmailBlock, { rows: unknown }> & { sides: Sides }) {
  const amount = { ...amountCell, textAlign: sides.endAlign }
  const gap = { [`padding${sides.end}`]: 16 }
  return (
    <table
      role="presentation"
      className="line"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      style={{ margin: '20px 0 0', borderTop: edge }}
    >
      <tbody>
        {rows.map(([name, sum], index) => (
          <tr key={index}>
            <td
              className="line"
              style={{ paddingTop: 8, paddingBottom: 8, ...gap, borderBottom: edge }}
            >
              {name}
            </td>
            <td className="line" style={{ ...amount, padding: '8px 0', borderBottom: edge }}>
              {sum}
            </td>
          </tr>
        ))}
        {totals.map(({ label, amount: sum, isGrand }) => {
          const style = isGrand ? { fontSize: 18, fontWeight: 700 } : { color: emailStyle.soft }
          const className = isGrand ? undefined : 'soft'
          return (
            <tr key={label}>
              <td className={className} style={{ ...style, paddingTop: 6, ...gap }}>
                {label}
              </td>
              <td className={className} style={{ ...style, ...amount, padding: '6px 0 0' }}>
                {sum}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const edge = `1px solid ${emailStyle.line}`

const amountCell = { verticalAlign: 'top', whiteSpace: 'nowrap' } as const
