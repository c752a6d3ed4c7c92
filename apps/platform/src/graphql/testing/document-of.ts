import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../../packages/api-client/operations')

const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((path) => path.endsWith('.graphql'))
  .map((path) => ({
    name: basename(path, '.graphql'),
    text: readFileSync(join(folder, path), 'utf8'),
  }))
const fragments = new Map(files.map(({ text }) => [/fragment (\w+)/.exec(text)?.[1], text]))

/** A document of the storefront, by the name of its file, with every fragment that it spreads, directly or not. */
export function documentOf(name: string): string {
  const file = files.find((known) => known.name === name)
  if (!file) throw new Error(`No operation is in a file ${name}.graphql.`)
  let { text } = file
  const included = new Set<string>()
  for (let found = true; found;) {
    found = false
    for (const [, spread] of text.matchAll(/\.\.\.(\w+)/g)) {
      if (included.has(spread!)) continue
      included.add(spread!)
      text += fragments.get(spread!)!
      found = true
    }
  }
  return text
}
