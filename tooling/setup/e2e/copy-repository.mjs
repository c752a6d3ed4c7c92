import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '../src/repository-root.mjs'

const run = promisify(execFile)

/**
 * Copies the repository's files as they are now, committed or not, and nothing that an installation
 * or a build has made.
 *
 * @param {string} root of the copy
 */
export async function copyRepository(root) {
  const files = await listFiles()
  for (const file of files) {
    const from = join(repositoryRoot, file)
    // A deleted file is listed until its deletion is committed.
    if (existsSync(from)) await cp(from, join(root, file), { recursive: true, filter })
  }
}

const made = ['.git', 'node_modules', 'dist', 'build', '.cache', '.turbo', '.data', 'test-results']

/** @param {string} path */
function filter(path) {
  return !made.includes(basename(path))
}

/** Without git, as in a downloaded archive, the folders of the root. */
async function listFiles() {
  try {
    const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: repositoryRoot,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout.split('\0').filter(Boolean)
  } catch {
    return (await readdir(repositoryRoot)).filter(filter)
  }
}
