import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A temporary folder with the given files, deleted after the test.
 *
 * @param {Record<string, string>} [files] path to text
 */
export function createTemporaryFolder(files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'floga-setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
