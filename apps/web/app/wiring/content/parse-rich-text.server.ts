import { parseDocument } from 'htmlparser2'

import type { RichTextNode, RichTextTag } from './rich-text.js'
import { richTextTags } from './rich-text.js'

type DomNode = ReturnType<typeof parseDocument>['children'][number]

/**
 * Turns the platform's HTML into a small tree of known elements. Nothing else gets through, whatever
 * the platform sends: the page draws the tree and never inserts HTML.
 */
export function parseRichText(html: string | null | undefined): RichTextNode[] {
  return html ? parseDocument(html).children.flatMap(toNodes) : []
}

function toNodes(node: DomNode): RichTextNode[] {
  if (node.type === 'text') return [node.data]
  if (node.type !== 'tag') return []
  const children = node.children.flatMap(toNodes)
  if (!isRichTag(node.name)) return children
  const href = node.name === 'a' ? safeHref(node.attribs['href']) : undefined
  if (node.name === 'a' && !href) return children
  return [{ tag: node.name, ...(href ? { href } : {}), children }]
}

function isRichTag(name: string): name is RichTextTag {
  return (richTextTags as readonly string[]).includes(name)
}

function safeHref(href: string | undefined): string | undefined {
  return href && /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/.test(href) ? href : undefined
}
