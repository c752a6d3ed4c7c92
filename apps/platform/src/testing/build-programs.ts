import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { platformFiles } from '../composition/platform-files.js'

/**
 * Builds the programs before the tests of a `describe` that start them, as each process would
 * compile the sources again, and deletes them afterwards.
 *
 * @returns The path of a program, such as `main.js`, while the tests run.
 */
export function buildPrograms(): (name: 'main.js' | 'command.js') => string {
  const { root } = platformFiles
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(root, 'dist-'))
    await promisify(execFile)(process.execPath, ['build.mjs', basename(folder)], { cwd: root })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return (name) => join(folder, name)
}
