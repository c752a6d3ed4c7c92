import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { build } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'

import { subsetFonts } from './subset-fonts.js'

const font = createRequire(import.meta.url).resolve(
  '@fontsource/source-sans-pro/files/source-sans-pro-latin-400-normal.woff2',
)

const arabicFont = createRequire(import.meta.url).resolve(
  '@fontsource/tajawal/files/tajawal-arabic-400-normal.woff2',
)

const face = (range: string, file = font): string =>
  `@font-face { font-family: 'Text'; src: url('${file}') format('woff2'); unicode-range: ${range} }`

/** Builds a style sheet. @returns the sheet, and the fonts by their file's name. */
async function buildSheet(css: string) {
  const root = await mkdtemp(join(tmpdir(), 'floga-fonts-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'fonts.css'), css)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(root, 'cache'),
    plugins: [subsetFonts()],
    build: { assetsInlineLimit: 0, rollupOptions: { input: join(root, 'fonts.css') } },
  })
  const folder = join(root, 'dist', 'assets')
  const files = new Map<string, Buffer>()
  for (const name of await readdir(folder)) files.set(name, await readFile(join(folder, name)))
  const sheet = [...files].find(([name]) => name.endsWith('.css'))?.[1].toString() ?? ''
  return { sheet, files }
}

/** The number of glyphs of a font, from its table `maxp`. */
async function countGlyphs(file: Buffer): Promise<number> {
  const options = { targetFormat: 'sfnt' as const, keepAllGlyphs: true }
  const plain = await subsetFont(file, '', options)
  const entry = plain.indexOf('maxp', 12, 'latin1')
  return plain.readUInt16BE(plain.readUInt32BE(entry + 8) + 4)
}

describe('subsetFonts', () => {
  it('makes a file of a font for each range, with the characters of the range alone', async () => {
    const { sheet, files } = await buildSheet(face('U+0041-0043') + face('u+61, U+0078-0079'))
    const faces = [...sheet.matchAll(/url\(\/assets\/([^)]+)\)[^}]*unicode-range:([^}]+)\}/g)]
    const found = faces.map(async ([, name = '', range]) => [
      range,
      // One is the glyph for missing characters.
      (await countGlyphs(files.get(name) ?? Buffer.of())) - 1,
    ])
    expect(await Promise.all(found)).toEqual([
      ['U+0041-0043', 3],
      ['u+61,U+0078-0079', 3],
    ])
    expect(new Set(faces.map(([, name]) => name)).size).toBe(2)
  })

  it('keeps the forms that joined writing needs', async () => {
    const sheets = [face('U+0628-0629', arabicFont), face('U+0041-0042')]
    const glyphs = sheets.map(async (css) => {
      const { files } = await buildSheet(css)
      const [file = Buffer.of()] = [...files].flatMap(([name, bytes]) =>
        name.endsWith('.woff2') ? [bytes] : [],
      )
      return countGlyphs(file)
    })
    const [arabic = 0, latin] = await Promise.all(glyphs)
    // Two letters: isolated, initial, medial and final forms.
    expect(arabic).toBeGreaterThan(5)
    expect(latin).toBe(3)
  })

  it('does not subset a font without a range', async () => {
    const { files } = await buildSheet(face('').replace(/ unicode-range:\s*/, ''))
    expect([...files.values()]).toContainEqual(await readFile(font))
  })

  it('fails where a font is not installed', async () => {
    await expect(buildSheet(face('U+0041').replace(font, 'none/none.woff2'))).rejects.toThrow(
      'none/none.woff2 is not installed.',
    )
  })
})
