import { RICH_TEXT } from '@floga/platform-contract'
import type { RichTextAttribute, RichTextTag } from '@floga/platform-contract'
import { parseDocument } from 'htmlparser2'

import type { RichTextNode } from './rich-text-node.js'

type DomNode = ReturnType<typeof parseDocument>['children'][number]

/**
 * Parses the platform's HTML to a small tree of the elements that the contract allows. Other
 * elements are removed, whatever the platform sends: the page renders the tree and never inserts
 * HTML.
 */
export function parseRichText(html: string | null | undefined): RichTextNode[] {
  return html ? parseDocument(html).children.flatMap(toNodes) : []
}

function toNodes(node: DomNode): RichTextNode[] {
  if (node.type === 'text') return [node.data]
  if (node.type !== 'tag') return []
  const children = node.children.flatMap(toNodes)
  if (!isRichTextTag(node.name)) return children
  const attributes = allowedAttributes(node.name, node.attribs)
  if (node.name === 'a' && !isSafeHref(attributes.href)) return children
  return [{ tag: node.name, ...attributes, children }]
}

function isRichTextTag(name: string): name is RichTextTag {
  return (RICH_TEXT.contentTags as readonly string[]).includes(name)
}

function allowedAttributes(
  tag: RichTextTag,
  given: Record<string, string>,
): Partial<Record<RichTextAttribute, string>> {
  const allowed: Partial<Record<RichTextTag, readonly RichTextAttribute[]>> = RICH_TEXT.attributes
  const known = (allowed[tag] ?? []).filter((name) => Object.hasOwn(given, name))
  return Object.fromEntries(known.map((name) => [name, given[name]]))
}

/** An origin that an address without one of its own has to stay on: `//evil.test` names another. */
const ownOrigin = 'https://shop.invalid'

function isSafeHref(href: string | undefined): boolean {
  if (!href || !URL.canParse(href, ownOrigin)) return false
  const { protocol, origin } = new URL(href, ownOrigin)
  return URL.canParse(href)
    ? RICH_TEXT.schemes.some((scheme) => protocol === `${scheme}:`)
    : origin === ownOrigin
}
