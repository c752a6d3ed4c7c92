import { LRUCache } from 'lru-cache'

import { tokensOfRules, parseStyles, type StylePiece } from './parse-styles.js'
import { tokensInPage, writeUsedStyles } from './write-used-styles.js'
import type { StaticFiles } from '../files/load-static-files.js'

/** Changes the head of a page so that the browser paints it without waiting for a style sheet. */
export type InlineStyles = (html: string) => string

/** Pages with the same tokens share their rules: number of cached results. */
const maxEntries = 100

const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g

/**
 * Creates a function that inlines a page's critical CSS into its first `style` element and defers
 * its stylesheets, so that browsers do not fetch them. After hydration the scripts enable them
 * (`enableStylesheets`), for content rendered on the client. The elements stay the same, so
 * hydration matches.
 */
export function createInlineStyles(files: StaticFiles): InlineStyles {
  const parsed = new Map<string, readonly StylePiece[]>()
  for (const [path, { bodies }] of files) {
    if (path.endsWith('.css')) parsed.set(path, parseStyles(bodies.identity.toString('utf8')))
  }

  const marks = [...new Set([...parsed.values()].flatMap((pieces) => tokensOfRules(pieces)))]
  const written = new LRUCache<string, string>({ max: maxEntries })

  /**
   * Returns the rules for a page, shared by all pages with the same set of tokens that appear in
   * selectors.
   */
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

  return (html) => {
    const headEnd = html.indexOf('</head>')
    const head = html.slice(0, headEnd)
    const paths = [...head.matchAll(sheetLink)].map(([, path = '']) => path)
    const sheets = paths.map((path) => parsed.get(path))
    // A sheet that is not ours to read stays as it is, and with it the others, in their order.
    const known = sheets.flatMap((pieces) => pieces ?? [])
    if (known.length === 0 || sheets.includes(undefined)) return html
    const rules = rulesFor(tokensInPage(html), paths, known)
    const styled = head
      .replace('</style>', () => `${rules}</style>`)
      .replace(sheetLink, (_link, path: string) => {
        const media = isWhole(parsed.get(path)) ? ' media="not all"' : ''
        return `<link rel="stylesheet" href="${path}"${media} disabled=""/>`
      })
    return styled + html.slice(headEnd)
  }
}

/**
 * A stylesheet of fonts is inlined completely and never fetched. Declaring its fonts a second time
 * would load and paint them again.
 */
function isWhole(pieces: readonly StylePiece[] | undefined): boolean {
  return pieces?.every(({ kind }) => kind === 'always') ?? false
}
