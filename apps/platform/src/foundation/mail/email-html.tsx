import { renderToStaticMarkup } from 'react-dom/server'
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Row,
  Section,
  Text,
} from 'react-email'
import { textDirection } from '@floga/i18n'
import { EmailBlockView } from './email-block-view.js'
import { darkScheme, emailStyle } from './email-style.js'
import type { EmailAction, EmailBlock, EmailLook, EmailTemplate } from './email-template.js'

export interface EmailContent extends Omit<EmailTemplate, 'blocks'> {
  subject: string
  /** Blocks above the button. */
  opening: readonly EmailBlock[]
  /** Blocks below it. */
  reference: readonly EmailBlock[]
  footnotes: readonly (string | EmailAction)[]
}

/** The HTML of an e-mail: one sheet on a coloured ground, in light or dark. */
export function emailHtml(content: EmailContent): string {
  return `<!doctype html>${renderToStaticMarkup(<EmailPage {...content} />)}`
}

function EmailPage(content: EmailContent) {
  const { locale, shopName, look, subject, title, opening, action, reference, footnotes } = content
  const direction = textDirection(locale)
  return (
    <Html lang={locale} dir={direction}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkScheme(look)}</style>
      </Head>
      <Body lang={locale} dir={direction} className="ground" style={ground}>
        <Container className="sheet" style={sheet}>
          <Row>
            <Column style={{ ...banner, borderBottom: `3px solid ${look.brand}` }}>
              {look.logoId === undefined ? (
                shopName
              ) : (
                <Img src={`cid:${look.logoId}`} alt={shopName} height={40} style={logo} />
              )}
            </Column>
          </Row>
          <Row>
            <Column style={{ padding: 24 }}>
              <Heading style={heading}>{title}</Heading>
              <Blocks blocks={opening} direction={direction} look={look} />
              {action && <Action {...action} look={look} />}
              <Blocks blocks={reference} direction={direction} look={look} />
              {footnotes.length > 0 && <Footnotes notes={footnotes} look={look} />}
            </Column>
          </Row>
        </Container>
      </Body>
    </Html>
  )
}

const ground = {
  margin: 0,
  padding: '24px 12px',
  background: emailStyle.ground,
  color: emailStyle.ink,
  font: emailStyle.font,
}

const sheet = {
  maxWidth: 600,
  background: emailStyle.sheet,
  borderRadius: 8,
  overflowWrap: 'break-word',
} as const

const banner = {
  padding: '16px 24px',
  fontSize: 20,
  fontWeight: 700,
}

/** Where images are blocked, the alternative text is what is read. */
const logo = { display: 'block', width: 'auto', fontSize: 20, fontWeight: 700 } as const

const heading = { margin: '0 0 16px', fontSize: 22, lineHeight: 1.3, textWrap: 'balance' } as const

function Blocks({
  blocks,
  direction,
  look,
}: {
  blocks: readonly EmailBlock[]
  direction: 'ltr' | 'rtl'
  look: EmailLook
}) {
  return blocks.map((block, index) => (
    <EmailBlockView key={index} block={block} direction={direction} linkColour={look.action} />
  ))
}

function Action({ label, url, look }: EmailAction & { look: EmailLook }) {
  return (
    <Section style={{ paddingTop: 12 }}>
      <Button
        className="act"
        href={url}
        style={{
          padding: '12px 20px',
          borderRadius: 8,
          background: look.action,
          color: '#fff',
          fontWeight: 700,
        }}
      >
        {label}
      </Button>
    </Section>
  )
}

/** Small print below a line: sentences and links. */
function Footnotes({ notes, look }: { notes: EmailContent['footnotes']; look: EmailLook }) {
  return (
    <Row style={{ marginTop: 24 }}>
      <Column
        className="line"
        style={{ padding: '4px 0 0', borderTop: `1px solid ${emailStyle.line}` }}
      >
        {notes.map((note, index) => (
          <Text
            key={index}
            className="soft"
            style={{
              marginTop: 8,
              marginBottom: 0,
              fontSize: 14,
              lineHeight: 1.5,
              color: emailStyle.soft,
            }}
          >
            {typeof note === 'string' ? (
              note
            ) : (
              <Link
                className="link"
                href={note.url}
                style={{ color: look.action, textDecorationLine: 'underline' }}
              >
                {note.label}
              </Link>
            )}
          </Text>
        ))}
      </Column>
    </Row>
  )
}
