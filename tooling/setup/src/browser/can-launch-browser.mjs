import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Whether a browser really opens a page here: one that lacks a library prints its version and
 * fails later.
 *
 * @param {string} program
 * @returns {Promise<boolean>}
 */
export async function canLaunchBrowser(program) {
  const profile = mkdtempSync(join(tmpdir(), 'floga-browser-'))
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`]
  try {
    const { stdout } = await run(program, [...flags, '--dump-dom', 'data:text/html,<p>lit</p>'], {
      timeout: 60_000,
      killSignal: 'SIGKILL',
    })
    return stdout.includes('lit')
  } catch {
    return false
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
