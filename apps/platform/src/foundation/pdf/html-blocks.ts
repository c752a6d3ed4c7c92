import { parseDocument } from 'htmlparser2'
import type { PdfBlock, PdfText } from './pdf-block.js'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: unknown }>

/**
 * Sets a content page's HTML on the pages of a PDF: headings, paragraphs, lists and tables. The address of a link stands
 * behind its words, since paper has none.
 *
 * @throws When the page holds an element of another kind, so that nothing is lost silently.
 */
export function htmlBlocks(html: string): PdfBlock[] {
  return elementsOf(parseDocument(html).children).flatMap(toBlocks)
}

function toBlocks(element: Element): PdfBlock[] {
  switch (element.name) {
    case 'h2':
    case 'h3':
      return [
        { kind: 'heading', level: element.name === 'h2' ? 2 : 3, text: plain(element.children) },
      ]
    case 'p':
      return [{ kind: 'paragraph', text: runs(element.children) }]
    case 'ul':
    case 'ol':
      return [
        {
          kind: 'list',
          isOrdered: element.name === 'ol',
          items: elementsOf(element.children).map((item) => runs(item.children)),
        },
      ]
    case 'table':
      return [toTable(element)]
    default:
      throw new Error(`A page's <${element.name}> cannot be shown in a PDF.`)
  }
}

function toTable(table: Element): PdfBlock {
  const rows = elementsOf(table.children)
    .flatMap((part) => (part.name === 'tr' ? [part] : elementsOf(part.children)))
    .map((row) => elementsOf(row.children).map((cell) => plain(cell.children)))
  const [head = [], ...body] = rows
  return {
    kind: 'table',
    columns: head.map((text, index) => ({ head: text, share: 1, isRowHead: index === 0 })),
    rows: body,
  }
}

function runs(nodes: readonly Node[]): PdfText[] {
  return nodes.flatMap((node): PdfText[] => {
    if ('attribs' in node && node.name === 'strong') {
      return [{ text: plain(node.children), isStrong: true }]
    }
    if ('attribs' in node && node.name === 'p') return runs(node.children)
    const text = plain([node])
    return text === '' ? [] : [{ text }]
  })
}

function plain(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if ('data' in node) return node.data
      if (!('attribs' in node)) return ''
      if (node.name === 'br') return ' '
      const words = plain(node.children)
      const href = node.name === 'a' ? node.attribs['href'] : undefined
      return href && href !== words ? `${words} (${href})` : words
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
}

function elementsOf(nodes: readonly Node[]): Element[] {
  return nodes.filter((node): node is Element => 'attribs' in node)
}
