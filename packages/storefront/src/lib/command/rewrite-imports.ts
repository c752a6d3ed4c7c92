import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import type { PublicName } from './read-public-names.js'

/** A name of an import or export, such as `meta as pageMeta`. */
export interface ImportedName {
  name: string
  as: string
  isType: boolean
}

/** An import, or an export of another module's names, from a relative path. */
export interface RelativeImport {
  from: string
  /** Empty where no names are listed. */
  names: ImportedName[]
}

const statement =
  /(?<keyword>import|export)(?<type>\s+type)?\s+(?:\{(?<list>[^}]*)\}\s+from\s+)?'(?<from>\.[^']+)'|import\('(?<lazy>\.[^']+)'\)/g

/**
 * Changes what a module imports from relative paths.
 *
 * @param replace Returns another path, or for each name the entry that exports it.
 */
export function rewriteImports(
  text: string,
  replace: (one: RelativeImport) => string | readonly (PublicName | undefined)[],
): string {
  return text.replaceAll(statement, (whole, ...rest) => {
    // The groups come last.
    const groups = rest.at(-1) as Record<string, string | undefined>
    const from = groups['from'] ?? groups['lazy'] ?? ''
    const names = splitNames(groups['list'] ?? '')
    const replaced = replace({ from, names })
    if (typeof replaced === 'string') return whole.replace(`'${from}'`, `'${replaced}'`)
    const keyword = `${groups['keyword']}${groups['type'] ?? ''}`
    return groupByEntry(names, replaced)
      .map(([entry, list]) => `${keyword} { ${list.join(', ')} } from '${entry}'`)
      .join('\n')
  })
}

function groupByEntry(
  names: readonly ImportedName[],
  entries: readonly (PublicName | undefined)[],
): [entry: string, list: string[]][] {
  const groups = new Map<string, string[]>()
  names.forEach(({ as, isType }, index) => {
    const found = entries[index]
    if (!found) return
    const name = found.name === as ? as : `${found.name} as ${as}`
    const list = groups.get(found.entry) ?? []
    groups.set(found.entry, [...list, isType ? `type ${name}` : name])
  })
  return [...groups]
}

/** Splits `a, type B, c as d`. */
export function splitNames(list: string): ImportedName[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const isType = /^type\s/.test(one)
      const [name = '', as = name] = one.replace(/^type\s+/, '').split(/\s+as\s+/)
      return { name, as, isType }
    })
}

/** The source that a module imports by a relative path. @throws {Error} when there is none. */
export function resolveModule(importer: string, from: string): string {
  const path = resolve(dirname(importer), from)
  const base = path.replace(/\.js$/, '')
  const found = [`${base}.ts`, `${base}.tsx`, path].find((one) => existsSync(one))
  if (found === undefined) throw new Error(`${importer} imports ${from}, which does not exist.`)
  return found
}
