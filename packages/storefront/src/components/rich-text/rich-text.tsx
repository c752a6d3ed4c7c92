import { Link } from '@floga/ui'
import { color, stackedRows } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { createElement } from 'react'
import type { ReactElement, ReactNode } from 'react'

import type { RichTextNode } from './rich-text-node.js'

const richText = css`
  @layer app {
    > :not(table) {
      max-inline-size: 68ch;
    }
    table {
      min-inline-size: min(100%, 68ch);
    }
    > * + * {
      margin-block-start: 0.75rem;
    }
    h2,
    h3 {
      margin-block-start: 1.5rem;
    }
    ul,
    ol {
      padding-inline-start: 1.25rem;
      list-style: disc;
    }
    ol {
      list-style: decimal;
    }
    caption {
      padding-block: 0.5rem;
      font-weight: 600;
      text-align: start;
    }
    th,
    td {
      padding: 0.5rem 1rem 0.5rem 0;
      border-block-end: 1px solid ${color.line};
      text-align: start;
      vertical-align: top;
      /* Unlike anywhere, it leaves a column as wide as its longest word. */
      overflow-wrap: break-word;
    }
    /* Below that a row is a block below its first cell, so that words are not broken. */
    @media (max-width: 767.98px) {
      ${stackedRows}
      td:first-child {
        font-weight: 600;
      }
    }
  }
`

/** Text with paragraphs, lists, tables and links, rendered from a tree and never inserted as HTML. */
export function RichText({ nodes }: { nodes: readonly RichTextNode[] }): ReactElement {
  return <div className={richText}>{nodes.map(renderNode)}</div>
}

function renderNode(node: RichTextNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, children, ...attributes } = node
  const inside = children.map(renderNode)
  if (tag === 'a') {
    return (
      <Link key={index} href={attributes.href ?? ''}>
        {inside}
      </Link>
    )
  }
  return createElement(tag, { key: index, ...attributes }, ...inside)
}
