import type { StaticFiles } from '../files/load-static-files.js'

/** A font file and what it is good for. */
interface FontFace {
  family: string
  weight: number
  path: string
  /** Code points from and to, both included. */
  ranges: readonly (readonly [number, number])[]
}

/** The value of a page's `Link` header: the fonts that its first lines need. Undefined where it has none. */
export type FontPreloads = (html: string) => string | undefined

/** A character by which a language's part of a font is known; every other language is written in Latin letters. */
const characters: Readonly<Record<string, string>> = { el: 'α' }

/**
 * Creates what names the fonts above the fold: of each family its lightest weight, and of that the part with the language's
 * alphabet. Blanks and digits of running text come from the Latin part, so that one is named for text faces always.
 */
export function createFontPreloads(files: StaticFiles): FontPreloads {
  const faces = [...files]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([, { bodies }]) => readFaces(bodies.identity.toString('utf8')))
  const headers = new Map<string, string | undefined>()

  return (html) => {
    const language = /^(?:<!doctype html>)?<html[^>]*\slang="([^"]+)"/i.exec(html)?.[1] ?? ''
    if (!headers.has(language)) headers.set(language, headerFor(faces, language))
    return headers.get(language)
  }
}

function headerFor(faces: readonly FontFace[], language: string): string | undefined {
  const wanted = faces.filter((face) => {
    const isLightest = faces.every(
      ({ family, weight }) => family !== face.family || weight >= face.weight,
    )
    const isText = face.weight < 600
    return isLightest && (holds(face, characters[language] ?? 'a') || (isText && holds(face, '0')))
  })
  const paths = [...new Set(wanted.map(({ path }) => path))]
  if (paths.length === 0) return undefined
  return paths
    .map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ')
}

function holds({ ranges }: FontFace, sign: string): boolean {
  const point = sign.codePointAt(0) ?? 0
  return ranges.some(([from, to]) => from <= point && point <= to)
}

/** Faces that are loaded; fallbacks cut from the visitor's own fonts have no file. */
function readFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const value = (name: string): string =>
      new RegExp(`(?:^|;)\\s*${name}:\\s*([^;]+)`).exec(body)?.[1]?.trim() ?? ''
    const path = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(value('src'))?.[1]
    if (path === undefined) return []
    const ranges = value('unicode-range')
      .split(',')
      .map((range) => {
        const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
      })
    return [{ family: value('font-family'), weight: Number(value('font-weight')), path, ranges }]
  })
}
