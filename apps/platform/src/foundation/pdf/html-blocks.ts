import { parseDocument } from 'htmlparser2'
import type { PdfBlock, PdfText } from './pdf-block.js'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Tag = Extract<Node, { attribs: unknown }>

/**
 * Reads the HTML of a content page for a PDF. On paper a link is followed by its address.
 *
 * @param siteUrl Where links of the shop begin, without a trailing slash.
 */
export function htmlBlocks(html: string, siteUrl: string): PdfBlock[] {
  return parseDocument(html).children.flatMap((node) => toBlocks(node, siteUrl))
}

function toBlocks(node: Node, siteUrl: string): PdfBlock[] {
  if (!isTag(node)) {
    const text = textOf(node)
    return text.trim() === '' ? [] : [{ kind: 'paragraph', text: [{ text }] }]
  }
  switch (node.name) {
    case 'h2':
    case 'h3':
      return [{ kind: 'heading', level: node.name === 'h2' ? 2 : 3, text: textOf(node) }]
    case 'ul':
    case 'ol':
      return [
        {
          kind: 'list',
          isOrdered: node.name === 'ol',
          items: tagsIn(node, 'li').map((item) => runsOf(item, siteUrl)),
        },
      ]
    case 'table':
      return tableBlocks(node)
    default: {
      const text = runsOf(node, siteUrl)
      return text.length > 0 ? [{ kind: 'paragraph', text }] : []
    }
  }
}

function tableBlocks(table: Tag): PdfBlock[] {
  const rows = tagsIn(table, 'tr').map((row) => tagsIn(row, 'th', 'td').map(textOf))
  const [caption] = tagsIn(table, 'caption')
  const hasHead = tagsIn(table, 'thead').length > 0
  const head = hasHead ? rows.shift() : undefined
  const columns = (head ?? rows[0] ?? []).map((text, index) => ({
    share: 1,
    isRowHead: index === 0,
    ...(head ? { head: text } : {}),
  }))
  return [
    ...(caption ? [{ kind: 'heading' as const, level: 3 as const, text: textOf(caption) }] : []),
    ...(columns.length > 0 ? [{ kind: 'table' as const, columns, rows }] : []),
  ]
}

function runsOf(node: Tag, siteUrl: string): PdfText[] {
  const runs = node.children.flatMap((child): PdfText[] => {
    if (!isTag(child)) return [{ text: textOf(child) }]
    if (child.name === 'br') return [{ text: '\n' }]
    if (child.name === 'a') return [{ text: linkText(child, siteUrl) }]
    if (child.name === 'strong') return [{ text: textOf(child), isStrong: true }]
    return runsOf(child, siteUrl)
  })
  return runs.filter(({ text }) => text !== '')
}

function linkText(link: Tag, siteUrl: string): string {
  const text = textOf(link)
  const href = link.attribs['href'] ?? ''
  const address = href.startsWith('/') ? `${siteUrl}${href}` : href.replace(/^(mailto|tel):/, '')
  return address === '' || text.includes(address) ? text : `${text} (${address})`
}

function tagsIn(node: Tag, ...names: string[]): Tag[] {
  return node.children.flatMap((child) =>
    isTag(child) ? (names.includes(child.name) ? [child] : tagsIn(child, ...names)) : [],
  )
}

function isTag(node: Node): node is Tag {
  return node.type === 'tag'
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.data.replaceAll(/\s+/g, ' ')
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
