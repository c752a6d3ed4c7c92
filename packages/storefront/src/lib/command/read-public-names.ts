import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { resolveModule, splitNames } from './rewrite-imports.js'

/** An entry of this package with the name that it exports. */
export interface PublicName {
  /** `@floga/storefront/server` */
  entry: string
  name: string
}

const reexports = /export\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(\.[^']+)'/g
const declarations = /export\s+(?:async\s+)?(?:function\*?|const|let|class|interface|type)\s+(\w+)/g

/**
 * Reads the names that the entries of this package export, by module and name
 * (`/…/src/site/use-site.ts#useSite`).
 *
 * @param source Folder of the sources of this package.
 */
export async function readPublicNames(source: string): Promise<ReadonlyMap<string, PublicName>> {
  const manifest = JSON.parse(await readFile(join(source, '../package.json'), 'utf8')) as {
    name: string
    exports: Record<string, string | { default: string }>
  }
  const names = new Map<string, PublicName>()
  for (const [path, target] of Object.entries(manifest.exports)) {
    const file = toSource(typeof target === 'string' ? target : target.default)
    if (file === null) continue
    const module = resolveModule(join(source, 'package.json'), file)
    const text = await readFile(module, 'utf8')
    const entry = manifest.name + path.slice(1)
    const add = (key: string, name: string) => {
      if (!names.has(key)) names.set(key, { entry, name })
    }
    for (const [, list = '', from = ''] of text.matchAll(reexports)) {
      const of = resolveModule(module, from)
      for (const { name, as } of splitNames(list)) add(`${of}#${name}`, as)
    }
    for (const [, name = ''] of text.matchAll(declarations)) add(`${module}#${name}`, name)
  }
  return names
}

/** The module that an entry is compiled from; null for sheets and data. */
function toSource(target: string): string | null {
  const match = /^\.\/(?:src|dist)\/(.+)\.(?:tsx?|js)$/.exec(target)
  return match ? `./${match[1]}.js` : null
}
