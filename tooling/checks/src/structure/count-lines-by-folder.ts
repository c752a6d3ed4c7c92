import { isModule } from '../tree/is-module.js'
import type { SourceTree } from '../tree/source-tree.js'
import { isSourceModule } from './is-source-module.js'

/** Lines of the modules in a folder. Stories and configurations are neither source nor test. */
export interface FolderLines {
  folder: string
  source: number
  tests: number
}

/**
 * Counts lines of source and of tests in each folder directly in `folder`, whose own files come first; without a folder, in each
 * app, package and tool.
 */
export function countLinesByFolder(tree: SourceTree, folder = ''): FolderLines[] {
  const depth = folder === '' ? 2 : folder.split('/').length + 1
  const counts = new Map<string, FolderLines>()
  for (const file of tree.files) {
    const kind = kindOf(file)
    if (!kind || (folder !== '' && !file.startsWith(`${folder}/`))) continue
    const name = file.split('/').slice(0, -1).slice(0, depth).join('/')
    const count = counts.get(name) ?? { folder: name, source: 0, tests: 0 }
    count[kind] += tree.read(file).trimEnd().split('\n').length
    counts.set(name, count)
  }
  return [...counts.values()].toSorted((a, b) => a.folder.localeCompare(b.folder))
}

function kindOf(file: string): 'source' | 'tests' | undefined {
  if (isSourceModule(file)) return 'source'
  const isTest = /\.(test|test-d|spec)\.[^/]+$/.test(file) || /(^|\/)e2e\//.test(file)
  return isModule(file) && isTest ? 'tests' : undefined
}
