import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')

/** Faces of the style sheet, with the file of each; fallbacks cut from the visitor's own fonts have none. */
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => ({
  family: /font-family: '([^']+)'/.exec(body)?.[1] ?? '',
  weight: /font-weight: (\d+)/.exec(body)?.[1] ?? '',
  file: /url\('([^']+)'\)/.exec(body)?.[1],
  ranges: [...body.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  ),
}))

function holding(family: string, weight: string, character: string) {
  const point = character.codePointAt(0)!
  return faces.filter(
    (face) =>
      face.family === family &&
      face.weight === weight &&
      face.ranges.some(([from, to]) => from <= point && point <= to),
  )
}

describe('the fonts', () => {
  it('have one face for every character that European names are written with, and a fallback', () => {
    const characters = [...'aZάΏşŞšŠęĘćčőűžłŁığİăâțșŽœß€°×½ø„™']
    for (const [family, weight] of [
      ['Source Sans Pro', '400'],
      ['Source Sans Pro', '600'],
      ['Fira Sans Condensed', '600'],
    ] as const) {
      for (const character of characters) {
        expect(holding(family, weight, character)).toHaveLength(1)
        expect(holding(`${family} Fallback`, weight, character)).toHaveLength(1)
      }
    }
  })

  it('have small accented characters in the face of running text that every page loads', () => {
    const first = holding('Source Sans Pro', '400', 'a')
    for (const character of 'ßäöüåæéèêçíóñýÿ×') {
      expect(holding('Source Sans Pro', '400', character)).toEqual(first)
    }
  })

  it('are files that are installed', () => {
    const files = new Set(faces.flatMap(({ file }) => file ?? []))
    expect(files.size).toBe(9)
    for (const file of files) expect(require.resolve(file)).toMatch(/\.woff2$/)
  })
})
