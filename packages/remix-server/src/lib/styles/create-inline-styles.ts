import { LRUCache } from 'lru-cache'

import { marksOfPieces, parseStyles, type StylePiece } from './parse-styles.js'
import { marksInPage, writeUsedStyles } from './write-used-styles.js'
import type { PagePiece } from '../pages/page-pieces.js'
import type { StaticFiles } from '../files/load-static-files.js'

/** Changes the head of a page so that the browser paints it without waiting for a style sheet. */
export type InlineStyles = (head: string, body: readonly PagePiece[]) => string

/** Pages that have the same marks share their rules: this many are kept. */
const maxKept = 100

const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g

/**
 * Creates what writes a page's own rules into its first `style` element and turns its sheets off: browsers do not fetch
 * them. The scripts, once there, turn them on, for parts that only they draw (`loadStyles`). The elements stay the same, so
 * React finds what it expects.
 */
export function createInlineStyles(files: StaticFiles): InlineStyles {
  const parsed = new Map<string, readonly StylePiece[]>()
  for (const [path, { bodies }] of files) {
    if (path.endsWith('.css')) parsed.set(path, parseStyles(bodies.identity.toString('utf8')))
  }

  const marks = [...new Set([...parsed.values()].flatMap((pieces) => marksOfPieces(pieces)))]
  const written = new LRUCache<string, string>({ max: maxKept })

  /** Rules for a page, which are the same for all that have the same of the marks that any rule asks for. */
  function rulesFor(
    found: ReadonlySet<string>,
    paths: readonly string[],
    pieces: readonly StylePiece[],
  ): string {
    const key = paths.join(' ') + marks.map((mark) => (found.has(mark) ? 1 : 0)).join('')
    const known = written.get(key)
    if (known !== undefined) return known
    const rules = writeUsedStyles(pieces, found)
    written.set(key, rules)
    return rules
  }

  return (head, body) => {
    const paths = [...head.matchAll(sheetLink)].map(([, path = '']) => path)
    const sheets = paths.map((path) => parsed.get(path))
    // A sheet that is not ours to read stays as it is, and with it the others, in their order.
    const known = sheets.flatMap((pieces) => pieces ?? [])
    if (known.length === 0 || sheets.includes(undefined)) return head
    const rules = rulesFor(marksInPage([head, ...body]), paths, known)
    return head
      .replace('</style>', () => `${rules}</style>`)
      .replace(sheetLink, (_link, path: string) => {
        const media = isWhole(parsed.get(path)) ? ' media="not all"' : ''
        return `<link rel="stylesheet" href="${path}"${media} disabled=""/>`
      })
  }
}

/** A sheet of fonts stands in the page whole: nobody needs it. Declared a second time, its fonts would be loaded and painted again. */
function isWhole(pieces: readonly StylePiece[] | undefined): boolean {
  return pieces?.every(({ kind }) => kind === 'always') ?? false
}
