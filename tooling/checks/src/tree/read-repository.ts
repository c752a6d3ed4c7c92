import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSourceTree, type SourceTree } from './source-tree.js'

/** Reads a working copy: every file that is tracked, or new and not ignored. */
export function readRepository(root: string): SourceTree {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const files = [...new Set(listed.split('\0'))]
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .toSorted()
  return createSourceTree({ files, readFile: (path) => readFileSync(join(root, path), 'utf8') })
}
