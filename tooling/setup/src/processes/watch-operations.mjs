import { watch } from 'node:fs'
import { join } from 'node:path'
import { logsFolder } from '../repository-root.mjs'
import { runStep } from './run-step.mjs'

/** Sources of generated types and hashes. */
const sources = ['packages/api-client/operations', 'packages/platform-contract/schema']

/**
 * Generates types and hashes again whenever an operation or the schema is saved, until the signal
 * is aborted. After an error in one, the previous types and hashes stay.
 *
 * @param {import('../workspace/prepare-workspace.mjs').PrepareOptions} context
 */
export function watchOperations({ root, env, progress, signal }) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let running = Promise.resolve()
  const generate = async () => {
    if (signal.aborted) return
    try {
      await runStep({
        name: 'Generating code',
        command: ['pnpm', '--silent', 'codegen'],
        root,
        logFile: join(logsFolder(root), 'codegen.log'),
        env,
        signal,
      })
      progress.say('Operations: types and hashes are up to date')
    } catch (error) {
      if (!signal.aborted) progress.plain(error instanceof Error ? error.message : String(error))
    }
  }
  for (const folder of sources) {
    watch(join(root, folder), { recursive: true, signal }, () => {
      // An editor saves in several steps, and may save several files.
      clearTimeout(timer)
      timer = setTimeout(() => (running = running.then(generate)), 100)
    })
  }
}
