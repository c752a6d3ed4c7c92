import { marked } from 'marked'
import type { Token, Tokens } from 'marked'
import type { PdfBlock, PdfText } from './pdf-block.js'

/**
 * Parses Markdown for a PDF: headings, paragraphs, lists, quotes as warnings, tables. Anything else
 * throws, so that nothing is lost silently.
 *
 * @throws When the text holds Markdown of another kind.
 */
export function markdownBlocks(markdown: string): PdfBlock[] {
  return marked.lexer(markdown).flatMap((token) => toBlocks(known(token)))
}

/** The lexer's own kinds; marked widens them for those of its plug-ins, of which there are none. */
type KnownToken =
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.List
  | Tokens.Blockquote
  | Tokens.Table
  | Tokens.Space

function toBlocks(token: KnownToken): PdfBlock[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', level: token.depth > 2 ? 3 : 2, text: plain(token.tokens) }]
    case 'paragraph':
      return [{ kind: 'paragraph', text: runs(token.tokens) }]
    case 'list':
      return [
        {
          kind: 'list',
          isOrdered: token.ordered,
          items: token.items.map((item) => runs(item.tokens)),
        },
      ]
    case 'blockquote':
      return [
        {
          kind: 'warning',
          paragraphs: token.tokens.flatMap((inner) =>
            inner.type === 'paragraph' ? [runs((inner as Tokens.Paragraph).tokens)] : [],
          ),
        },
      ]
    case 'table':
      return [
        {
          kind: 'table',
          columns: token.header.map((cell, index) => ({
            head: plain(cell.tokens),
            share: 1,
            isRowHead: index === 0,
          })),
          rows: token.rows.map((row) => row.map((cell) => plain(cell.tokens))),
        },
      ]
    case 'space':
      return []
  }
}

const knownTypes = new Set(['heading', 'paragraph', 'list', 'blockquote', 'table', 'space'])

function known(token: Token): KnownToken {
  if (!knownTypes.has(token.type)) {
    throw new Error(`Markdown of the kind "${token.type}" cannot be shown in a PDF: ${token.raw}`)
  }
  return token as KnownToken
}

function runs(tokens: readonly Token[]): PdfText[] {
  return tokens.flatMap((token): PdfText[] => {
    if (token.type === 'strong') return [{ text: plain(token.tokens ?? []), isStrong: true }]
    if (token.type === 'text' && 'tokens' in token && token.tokens) return runs(token.tokens)
    return [{ text: plain([token]) }]
  })
}

function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if ('tokens' in token && token.tokens && token.tokens.length > 0) return plain(token.tokens)
      return 'text' in token && typeof token.text === 'string' ? token.text : ''
    })
    .join('')
    .replaceAll('\n', ' ')
}
