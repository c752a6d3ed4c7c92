/** A font file as a style sheet names it. */
export interface FontFace {
  /** The whole rule. */
  rule: string
  family: string
  weight: number
  /** What stands in `url()`. */
  path: string
  /** Code points from and to, both included; empty where the rule names none. */
  ranges: readonly (readonly [number, number])[]
}

/** The fonts of a style sheet that are loaded as woff2; fallbacks cut from the visitor's own fonts have no file. */
export function readFontFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([rule, body = '']) => {
    const value = (name: string): string =>
      new RegExp(`(?:^|[;\\s])${name}:\\s*([^;]+)`).exec(body)?.[1]?.trim() ?? ''
    const path = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(value('src'))?.[1]
    if (path === undefined) return []
    const family = value('font-family').replaceAll(/["']/g, '')
    const ranges = readRanges(value('unicode-range'))
    return [{ rule, family, weight: Number(value('font-weight')), path, ranges }]
  })
}

function readRanges(text: string): (readonly [number, number])[] {
  if (text === '') return []
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}
