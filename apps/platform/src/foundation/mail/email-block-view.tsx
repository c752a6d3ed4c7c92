import { Fragment } from 'react'
import { Column, Heading, Row, Text } from 'react-email'
import { emailStyle } from './email-style.js'
import type { EmailBlock } from './email-template.js'

/** A block of an e-mail as mail programs can show it: tables, and styles on each element. */
export function EmailBlockView({ block }: { block: EmailBlock }) {
  if (typeof block === 'string') {
    return <Text style={{ ...paragraph, marginBottom: 12 }}>{block}</Text>
  }
  if ('quote' in block) return <Quote text={block.quote} />
  if ('facts' in block) return <Facts facts={block.facts} />
  if ('lines' in block) return <Lines {...block} />
  return <Goods {...block} />
}

const paragraph = { marginTop: 0, marginBottom: 0, fontSize: 16, lineHeight: 1.5 }

function Quote({ text }: { text: string }) {
  return (
    <Row style={{ margin: '16px 0' }}>
      <Column
        className="line"
        style={{
          padding: '0 0 0 12px',
          borderLeft: `3px solid ${emailStyle.line}`,
          whiteSpace: 'pre-wrap',
        }}
      >
        {text}
      </Column>
    </Row>
  )
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <table cellPadding="0" cellSpacing="0" style={{ margin: '16px 0' }}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th className="soft" scope="row" style={factName}>
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
  padding: '2px 16px 2px 0',
  textAlign: 'left',
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
function Goods({ rows, totals }: Extract<EmailBlock, { rows: unknown }>) {
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
            <td className="line" style={{ padding: '8px 16px 8px 0', borderBottom: edge }}>
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
              <td className={className} style={{ ...style, padding: '6px 16px 0 0' }}>
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

const amount = { textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap' } as const
