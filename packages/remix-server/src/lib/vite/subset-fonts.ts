import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** A font file as a style sheet names it. */
interface FontFace {
  /** The whole rule. */
  rule: string
  /** The content of `url()`. */
  path: string
  /** Code points from and to, both included. */
  ranges: readonly (readonly [number, number])[]
}

export interface SubsetFontsOptions {
  /** OpenType features to retain, those that the styles use. @default ['kern'] */
  features?: readonly string[]
}

/**
 * Subsets every font file of a stylesheet to the characters of its `unicode-range`, without
 * hinting. Scripts with contextual forms, such as Arabic, retain all features. A file that several
 * rules use with different ranges becomes a file per range. Results are cached in Vite's cache
 * folder. In development fonts are not subset: they look the same.
 */
export function subsetFonts({ features = ['kern'] }: SubsetFontsOptions = {}): Plugin {
  let cacheFolder = ''

  async function cut(file: string, { ranges }: FontFace): Promise<string> {
    const bytes = await readFile(file)
    const keepFeatures = isShaped(ranges) ? undefined : features
    const key = createHash('sha256')
      .update(bytes)
      .update(JSON.stringify([ranges, keepFeatures]))
    const target = join(cacheFolder, key.digest('hex').slice(0, 16), basename(file))
    if (await exists(target)) return target
    // The library's types know fewer options than it takes.
    const options = {
      targetFormat: 'woff2' as const,
      noHinting: true,
      ...(keepFeatures ? { keepFeatures } : {}),
    }
    const subset = await subsetFont(bytes, charactersOf(ranges), options)
    await mkdir(dirname(target), { recursive: true })
    // A concurrent build may read it before it is complete.
    const unfinished = `${target}.${process.pid}`
    await writeFile(unfinished, subset)
    await rename(unfinished, target)
    return target
  }

  return {
    name: 'floga:subset-fonts',
    apply: 'build',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      cacheFolder = join(cacheDir, 'fonts')
    },
    async transform(css, id) {
      if (!id.endsWith('.css')) return null
      let changed = css
      for (const face of readFontFaces(css)) {
        const source = await this.resolve(face.path, id)
        if (!source) this.error(`${face.path} is not installed.`)
        const target = await cut(source.id, face)
        changed = changed.replace(face.rule, () => face.rule.replace(face.path, () => target))
      }
      return changed === css ? null : { code: changed, map: null }
    },
  }
}

/**
 * The fonts of a style sheet that are files and name a range; fallbacks cut from the visitor's own
 * fonts have no file.
 */
function readFontFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([rule, body = '']) => {
    const path = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(body)?.[1]
    const range = /unicode-range:\s*([^;]+)/.exec(body)?.[1]
    return path && range ? [{ rule, path, ranges: readRanges(range) }] : []
  })
}

function readRanges(text: string): FontFace['ranges'] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

/**
 * From Hebrew to the scripts of South Asia, and the Arabic presentation forms: they cannot be
 * rendered without the font's features.
 */
function isShaped(ranges: FontFace['ranges']): boolean {
  return ranges.some(
    ([from, to]) => (from <= 0x1c_ff && to >= 0x05_90) || (from <= 0xfe_fc && to >= 0xfb_1d),
  )
}

function charactersOf(ranges: FontFace['ranges']): string {
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, place) => from + place))
    .map((point) => String.fromCodePoint(point))
    .join('')
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
