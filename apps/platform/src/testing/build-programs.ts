import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'
import { platformFiles } from '../composition/platform-files.js'

/**
 * Builds the programs for tests that start them: each process would compile the sources again.
 * Deletes them after the tests of the file.
 *
 * @returns The folder with `main.js` and `command.js`.
 */
export async function buildPrograms(): Promise<string> {
  const { root } = platformFiles
  const folder = await mkdtemp(join(root, 'dist-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  await promisify(execFile)(process.execPath, ['build.mjs', basename(folder)], { cwd: root })
  return folder
}
