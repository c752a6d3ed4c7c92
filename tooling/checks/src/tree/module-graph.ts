import { posix } from 'node:path'
import { isModule, packageNameOf, resolveRelative } from './is-module.js'
import type { SourceTree } from './source-tree.js'

/** Which module of the repository imports which, across packages too. */
export interface ModuleGraph {
  /** The modules that import a file, sorted, each once. */
  importersOf: (file: string) => string[]
}

/** Reads every module's imports; `isCounted` leaves importers out, such as tests. */
export function createModuleGraph(
  tree: SourceTree,
  isCounted: (file: string) => boolean = () => true,
): ModuleGraph {
  const importers = new Map<string, Set<string>>()
  for (const file of tree.files) {
    if (!isModule(file) || !isCounted(file)) continue
    for (const { specifier } of tree.importsOf(file)) {
      const target = resolveSpecifier(tree, file, specifier)
      if (target === undefined || target === file) continue
      const known = importers.get(target) ?? new Set()
      importers.set(target, known.add(file))
    }
  }
  return { importersOf: (file) => [...(importers.get(file) ?? [])].toSorted() }
}

/** The file of this repository that a specifier means: relative, by an alias of its package, or by a package's entry. */
function resolveSpecifier(tree: SourceTree, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return resolveAlias(tree, from, specifier)
  if (specifier.startsWith('.')) return resolveRelative(tree, from, specifier)
  const name = packageNameOf(specifier)
  const sibling = tree.packages.find(({ manifest }) => manifest.name === name)
  const target = sibling?.manifest.exports?.[`.${specifier.slice(name.length)}`]
  if (sibling === undefined || typeof target !== 'string') return undefined
  return resolveRelative(tree, posix.join(sibling.folder, 'package.json'), target)
}

/**
 * Resolves a specifier such as `#tenant/tenant.js` with the `imports` of the importer's
 * package.json.
 */
function resolveAlias(tree: SourceTree, from: string, specifier: string): string | undefined {
  const owner = tree.packages.find(({ folder }) => from.startsWith(`${folder}/`))
  for (const [pattern, target] of Object.entries(owner?.manifest.imports ?? {})) {
    const [start = '', end = ''] = pattern.split('*')
    if (!owner || !specifier.startsWith(start) || !specifier.endsWith(end)) continue
    const name = specifier.slice(start.length, specifier.length - end.length)
    return resolveRelative(tree, `${owner.folder}/package.json`, target.replace('*', name))
  }
  return undefined
}
