import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const operations = join(import.meta.dirname, '../../../../../packages/api-client/operations')

/** A document of the storefront with every fragment that it spreads, directly or not. */
export function documentOf(name: string): string {
  const fragments = new Map(
    readdirSync(join(operations, 'fragments')).map((file) => {
      const text = readFileSync(join(operations, 'fragments', file), 'utf8')
      return [/fragment (\w+)/.exec(text)![1]!, text] as const
    }),
  )
  let text = readFileSync(join(operations, `${name}.graphql`), 'utf8')
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
