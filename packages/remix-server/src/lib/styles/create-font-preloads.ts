import type { StaticFiles } from '../files/load-static-files.js'
import { type FontFace, readFontFaces } from './read-font-faces.js'

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
    .flatMap(([, { bodies }]) => readFontFaces(bodies.identity.toString('utf8')))
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
