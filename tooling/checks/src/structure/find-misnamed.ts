import { posix } from 'node:path'
import { fixedFileNames, routeExports } from '../tables/structure.js'
import { readExports } from '../tree/read-exports.js'
import type { SourceTree } from '../tree/source-tree.js'
import { splitWords } from '../words/split-words.js'
import { isSourceModule } from './is-source-module.js'

/** A file that none of its exports is named after. */
export interface MisnamedFile {
  file: string
  exports: string[]
}

/** Finds the modules whose name none of their exports bears. */
export function findMisnamed(tree: SourceTree): MisnamedFile[] {
  return tree.files
    .filter((file) => isSourceModule(file) && !fixedFileNames.some((name) => name.test(file)))
    .flatMap((file) => {
      const { declared, passedOn } = readExports(file, tree.read(file))
      const exports = [...declared, ...passedOn]
      const isRoute = exports.some((name) => routeExports.includes(name))
      if (exports.length === 0 || isRoute) return []
      const stem = stemOf(file)
      const isNamed = exports.some((name) => bears(name, stem)) || lists(exports, stem)
      return isNamed ? [] : [{ file, exports }]
    })
}

function stemOf(file: string): string {
  return posix.basename(file).split('.')[0] ?? ''
}

/**
 * Whether an export's name contains the words of the file name: `createRefreshSchedule` for
 * refresh-schedule.
 */
function bears(name: string, stem: string): boolean {
  const words = splitWords(name).map(toSingular)
  return splitWords(stem).every((word) => words.includes(toSingular(word)))
}

/**
 * Whether the file is named after the common kind of its exports: `loginSchema` and `resetSchema`
 * for auth-schemas.
 */
function lists(exports: readonly string[], stem: string): boolean {
  const kind = splitWords(stem).at(-1) ?? ''
  const isOne = (name: string) => toSingular(splitWords(name).at(-1) ?? '') === toSingular(kind)
  return kind.endsWith('s') && exports.every(isOne)
}

/** The same for one and many: categories and cookies, too. */
function toSingular(word: string): string {
  return word.replace(/s$/, '').replace(/(ie|y)$/, 'i')
}
