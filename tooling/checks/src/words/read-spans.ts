import ts from 'typescript'
import { isModule } from '../tree/is-module.js'
import { parseModule } from '../tree/read-imports.js'

/** A range of a file: an identifier, a string literal, or text in between, which is comments. */
export interface Span {
  kind: 'name' | 'text' | 'comment'
  start: number
  text: string
}

/** Splits a module into names, texts and comments; any other file is one comment. */
export function readSpans(path: string, text: string): Span[] {
  if (!isModule(path)) return [{ kind: 'comment', start: 0, text }]
  const source = parseModule(path, text)
  const spans: Span[] = []
  let end = 0
  const add = (kind: Span['kind'], from: number, to: number): void => {
    if (from > end) spans.push({ kind: 'comment', start: end, text: text.slice(end, from) })
    spans.push({ kind, start: from, text: text.slice(from, to) })
    end = to
  }
  const visit = (node: ts.Node): void => {
    const kind = kindOf(node)
    if (kind === undefined) ts.forEachChild(node, visit)
    else add(kind, node.getStart(source), node.end)
  }
  visit(source)
  if (end < text.length) spans.push({ kind: 'comment', start: end, text: text.slice(end) })
  return spans
}

function kindOf(node: ts.Node): Span['kind'] | undefined {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) return 'name'
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isJsxText(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node) ||
    ts.isRegularExpressionLiteral(node)
  return isText ? 'text' : undefined
}
