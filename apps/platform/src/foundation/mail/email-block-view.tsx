import { Fragment } from 'react'
import { Column, Heading, Img, Link, Row, Text } from 'react-email'
import { emailStyle } from './email-style.js'
import type { EmailBlock, EmailLine } from './email-template.js'

interface EmailBlockViewProps {
  block: EmailBlock
  direction: 'ltr' | 'rtl'
  /** Colour of links. */
  linkColour: string
}

/** Many mail programs know no logical sides: where a line begins and ends, by its direction. */
const sidesOf = {
  ltr: { start: 'Left', end: 'Right', startAlign: 'left', endAlign: 'right' },
  rtl: { start: 'Right', end: 'Left', startAlign: 'right', endAlign: 'left' },
} as const

type Sides = (typeof sidesOf)['ltr' | 'rtl']

/** A block of an e-mail as mail programs can show it: tables, and styles on each element. */
export function EmailBlockView({ block, direction, linkColour }: EmailBlockViewProps) {
  const sides = sidesOf[direction]
  if (typeof block === 'string') {
    return <Text style={{ ...paragraph, marginBottom: 12 }}>{block}</Text>
  }
  if ('quote' in block) return <Quote text={block.quote} sides={sides} />
  if ('details' in block) return <Details details={block.details} sides={sides} />
  if ('lines' in block) return <Lines {...block} linkColour={linkColour} />
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

function Details({
  details,
  sides,
}: {
  details: readonly (readonly [name: string, value: string])[]
  sides: Sides
}) {
  const style = { ...detailName, [`padding${sides.end}`]: 16, textAlign: sides.startAlign }
  return (
    <table cellPadding="0" cellSpacing="0" style={{ margin: '16px 0' }}>
      <tbody>
        {details.map(([name, value]) => (
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

const detailName = {
  paddingTop: 2,
  paddingBottom: 2,
  verticalAlign: 'top',
  fontWeight: 400,
  color: emailStyle.soft,
} as const

interface LinesProps {
  title: string
  lines: readonly EmailLine[]
  linkColour: string
}

function Lines({ title, lines, linkColour }: LinesProps) {
  return (
    <>
      <Heading as="h2" style={{ margin: '24px 0 4px', fontSize: 16 }}>
        {title}
      </Heading>
      <Text style={paragraph}>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {typeof line === 'string' ? (
              line
            ) : (
              <Link
                className="link"
                href={line.url}
                style={{ color: linkColour, textDecorationLine: 'underline' }}
              >
                {line.label}
              </Link>
            )}
            <br />
          </Fragment>
        ))}
      </Text>
    </>
  )
}

/** One table for all lines, so that names and amounts are aligned. */
function Goods({ rows, totals, sides }: Extract<EmailBlock, { rows: unknown }> & { sides: Sides }) {
  const amount = { ...amountCell, textAlign: sides.endAlign }
  const gap = { [`padding${sides.end}`]: 16 }
  const hasImages = rows.some(([, , imageId]) => imageId !== undefined)
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
        {rows.map(([name, sum, imageId], index) => (
          <tr key={index}>
            {hasImages && (
              <td className="line" width="72" style={{ padding: '8px 0', borderBottom: edge }}>
                {imageId !== undefined && (
                  // The name is beside it.
                  <Img src={`cid:${imageId}`} alt="" width="56" height="56" style={thumbnail} />
                )}
              </td>
            )}
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
              <td
                className={className}
                colSpan={hasImages ? 2 : undefined}
                style={{ ...style, paddingTop: 6, ...gap }}
              >
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

const thumbnail = { display: 'block', borderRadius: 4, objectFit: 'contain' } as const

const amountCell = { verticalAlign: 'top', whiteSpace: 'nowrap' } as const
