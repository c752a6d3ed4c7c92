import { posix } from 'node:path'
import { longFolders, maxFolderEntries, smallFileLines } from '../tables/structure.js'
import { createModuleGraph } from '../tree/module-graph.js'
import { readExports } from '../tree/read-exports.js'
import type { SourceTree } from '../tree/source-tree.js'
import { findMisnamed, type MisnamedFile } from './find-misnamed.js'
import { isSourceModule } from './is-source-module.js'

/** How the modules of a repository, or of one folder, are cut and laid out. */
export interface Structure {
  modules: number
  medianLines: number
  p90Lines: number
  /** Modules that a single other module imports. */
  singleImporters: number
  /** Folders with more entries than are read at a glance, the largest first. */
  longFolders: { folder: string; entries: number }[]
  misnamed: MisnamedFile[]
  /** Modules of a few lines that a single other module imports, and no test but their own. */
  smallSingleImporters: { file: string; lines: number; importer: string }[]
  /** Modules that only pass names on, to a single reader. */
  singleReaderBarrels: { file: string; importer: string }[]
}

/** Measures modules in `folder`; importers are counted over the whole repository. */
export function measureStructure(tree: SourceTree, folder = ''): Structure {
  const isInside = (file: string) =>
    folder === '' || file === folder || file.startsWith(`${folder}/`)
  const modules = tree.files.filter((file) => isSourceModule(file) && isInside(file))
  const graph = createModuleGraph(tree, isSourceModule)
  const graphWithTests = createModuleGraph(tree)
  const lines = modules.map((file) => ({ file, lines: countLines(tree.read(file)) }))
  const sorted = lines.map((module) => module.lines).toSorted((a, b) => a - b)
  const single = lines.flatMap((module) => {
    const [importer, ...others] = graph.importersOf(module.file)
    return importer === undefined || others.length > 0 ? [] : [{ ...module, importer }]
  })
  const entries = listEntries(tree)
  const barrels = single.filter(({ file }) => !entries.has(file) && isBarrel(tree, file))
  return {
    modules: modules.length,
    medianLines: quantile(sorted, 0.5),
    p90Lines: quantile(sorted, 0.9),
    singleImporters: single.length,
    longFolders: findLongFolders(tree).filter((long) => isInside(long.folder)),
    misnamed: findMisnamed(tree).filter(({ file }) => isInside(file)),
    smallSingleImporters: single.filter(
      (module) =>
        module.lines < smallFileLines &&
        !entries.has(module.file) &&
        !barrels.includes(module) &&
        !hasFileOfItsOwn(module.file) &&
        graphWithTests
          .importersOf(module.file)
          .every((file) => file === module.importer || isTestOf(file, module.file)),
    ),
    singleReaderBarrels: barrels.map(({ file, importer }) => ({ file, importer })),
  }
}

/**
 * Styles of a component have a file of their own, however few; a command's file is named in
 * package.json.
 */
function hasFileOfItsOwn(file: string): boolean {
  return /\.styles\.ts$|^packages\/[^/]+\/src\/bin\.ts$/.test(file)
}

function isTestOf(test: string, file: string): boolean {
  return test.startsWith(`${file.replace(/\.[^.]+$/, '')}.test.`)
}

/** Folders with more entries than the limit, the largest first. */
export function findLongFolders(tree: SourceTree): { folder: string; entries: number }[] {
  const entriesOf = new Map<string, Set<string>>()
  for (const file of tree.files) {
    for (let path = file; path !== '.'; path = posix.dirname(path)) {
      const folder = posix.dirname(path)
      const known = entriesOf.get(folder) ?? new Set()
      entriesOf.set(folder, known.add(path))
    }
  }
  return [...entriesOf]
    .map(([folder, paths]) => ({ folder, entries: paths.size }))
    .filter(({ entries }) => entries > maxFolderEntries)
    .filter(({ folder }) => !longFolders.some((pattern) => pattern.test(folder)))
    .toSorted((a, b) => b.entries - a.entries || a.folder.localeCompare(b.folder))
}

function listEntries(tree: SourceTree): Set<string> {
  return new Set(
    tree.packages.flatMap(({ folder, manifest }) =>
      Object.values(manifest.exports ?? {}).flatMap((target) =>
        typeof target === 'string' ? [posix.join(folder, target)] : [],
      ),
    ),
  )
}

function isBarrel(tree: SourceTree, file: string): boolean {
  const { declared, passedOn, hasDefault } = readExports(file, tree.read(file))
  return passedOn.length > 0 && declared.length === 0 && !hasDefault
}

function countLines(text: string): number {
  return text.trimEnd().split('\n').length
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
