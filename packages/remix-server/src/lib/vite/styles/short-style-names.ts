import type { Plugin } from 'vite'

/** What is written shorter, each in an order that is the same in every build. */
export interface ShortStyleNamesOptions {
  /** Cascade layers. */
  layers: readonly string[]
  /** Custom properties, such as `--shop-color-ink`, that no script puts together or asks for. */
  properties: readonly string[]
}

const sheet = /\.css(?:$|\?)/
const script = /\.[jt]sx?(?:$|\?)/

/**
 * Writes layers and custom properties in one or two characters where a shop is built: a page's rules name them some hundred times.
 * Sheets have them as names, scripts as whole texts in quotes. A build ends where a long name is left, which is one that a script
 * puts together, or where a short one has another meaning already.
 */
export function shortStyleNames({ layers, properties }: ShortStyleNamesOptions): Plugin {
  const layerNames = new Map(layers.map((name, place) => [name, shortName(place)]))
  const propertyNames = new Map<string, string>(
    properties.map((name, place) => [name, `--${shortName(place)}`]),
  )
  const taken = new Set<string>(propertyNames.values())
  const layerOf = (name: string): string => layerNames.get(name) ?? name

  const writeSheet = (code: string, id: string): string =>
    code
      .replace(
        /(@layer\s+)([^;{]+)/g,
        (_rule, head: string, names: string) =>
          head +
          names
            .split(',')
            .map((name) => layerOf(name.trim()))
            .join(', '),
      )
      .replace(/--[a-z][\w-]*/gi, (name) => {
        if (taken.has(name)) throw new Error(`${id} has a property ${name} of its own.`)
        return propertyNames.get(name) ?? name
      })
  const writeScript = (code: string): string =>
    code.replace(/(["'])([a-z][\w.-]+)\1/g, (text, quote: string, name: string) =>
      layerNames.has(name) ? quote + layerOf(name) + quote : text,
    )

  return {
    name: 'floga:short-style-names',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (sheet.test(id)) return { code: writeSheet(code, id), map: null }
      const isNamed = script.test(id) && layers.some((name) => code.includes(`'${name}'`))
      return isNamed ? { code: writeScript(code), map: null } : null
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const code =
          file.type === 'chunk'
            ? file.code
            : file.fileName.endsWith('.css')
              ? String(file.source)
              : ''
        const long = properties.find((name) => code.includes(name))
        if (long)
          this.error(`${file.fileName} has ${long}, which its rules have under a short name.`)
      }
    },
  }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

function shortName(place: number): string {
  const last = alphabet[place % alphabet.length] ?? ''
  return place < alphabet.length ? last : shortName(Math.floor(place / alphabet.length) - 1) + last
}
