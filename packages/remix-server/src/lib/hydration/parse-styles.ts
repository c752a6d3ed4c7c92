/** A piece of a style sheet: a statement, a rule, or a group of rules under a condition. */
export type StylePiece =
  | { kind: 'always'; text: string }
  | { kind: 'rule'; text: string; selectors: SelectorTokens[] }
  | { kind: 'group'; head: string; pieces: StylePiece[] }

/**
 * Tokens that a page must contain for a selector to match: classes, and attributes with a value as
 * `data-a=b`.
 */
type SelectorTokens = readonly string[]

/**
 * At-rules whose content is rules. Other blocks, such as fonts and key frames, are copied
 * unchanged.
 */
const grouping = /^@(layer|media|supports|container|starting-style|scope)\b/

/** Parses a minified style sheet, as far as needed to find the rules that a page can use. */
export function parseStyles(css: string): StylePiece[] {
  const pieces: StylePiece[] = []
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = endOfString(css, at)
    else if (sign === ';') {
      pieces.push({ kind: 'always', text: css.slice(start, at + 1) })
      start = at + 1
    } else if (sign === '{') {
      const end = endOfBlock(css, at)
      const head = css.slice(start, at)
      pieces.push(toPiece(head, css.slice(at + 1, end)))
      start = end + 1
      at = end
    }
  }
  return pieces
}

/** All tokens of the selectors of pieces. */
export function tokensOfRules(pieces: readonly StylePiece[]): string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'group') return tokensOfRules(piece.pieces)
    return piece.kind === 'rule' ? piece.selectors.flat() : []
  })
}

function toPiece(head: string, body: string): StylePiece {
  const text = `${head}{${body}}`
  if (grouping.test(head.trim())) return { kind: 'group', head, pieces: parseStyles(body) }
  if (head.trim().startsWith('@')) return { kind: 'always', text }
  return { kind: 'rule', text, selectors: tokensOf(head) }
}

const mark = /\.(-?[a-z_][\w-]*)|\[(data-[\w-]+|role|dir)=["']?([^"'\]]*)["']?\]/gi

/** Negated selectors say nothing about when the rule is used. */
function tokensOf(head: string): SelectorTokens[] {
  const positive = head.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  return positive
    .split(',')
    .map((selector) =>
      [...selector.matchAll(mark)].map(
        ([, className, name, value]) => className ?? `${name}=${value}`,
      ),
    )
}

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = endOfString(css, at)
    else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return css.length
}

function endOfString(css: string, open: number): number {
  for (let at = open + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1
    else if (css[at] === css[open]) return at
  }
  return css.length
}
