import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { InterruptedError } from './watch-for-interruption.mjs'
import { readLogTail } from './read-log-tail.mjs'
import { startProcessGroup } from './start-process-group.mjs'
import { SetupError } from '../setup-error.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {string} root
 * @property {string} logFile
 * @property {NodeJS.ProcessEnv} env
 * @property {string} [cwd]
 * @property {number} [timeoutMs]
 * @property {AbortSignal} [signal]
 */

/**
 * Runs one command to its end, with all that it prints in a log file.
 *
 * @param {Step} step
 * @returns {Promise<{ exitCode: number, timedOut: boolean }>}
 */
export async function runToEnd({ command, root, cwd = root, logFile, env, timeoutMs, signal }) {
  if (signal?.aborted) throw new InterruptedError('interrupted')
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 })
  const log = openSync(logFile, 'w')
  const group = startProcessGroup(command, { cwd, env, stdio: ['ignore', log, log] })
  let timedOut = false
  const stop = () => void group.stop({ graceMs: 5000 })
  const expire = () => {
    timedOut = true
    stop()
  }
  const timer = timeoutMs === undefined ? undefined : setTimeout(expire, timeoutMs)
  signal?.addEventListener('abort', stop, { once: true })
  const { code } = await group.ended
  clearTimeout(timer)
  signal?.removeEventListener('abort', stop)
  closeSync(log)
  if (signal?.aborted) throw new InterruptedError('interrupted')
  return { exitCode: code ?? 1, timedOut }
}

/**
 * Runs one command and fails with the end of its log.
 *
 * @param {Step} step
 */
export async function runStep(step) {
  const { exitCode, timedOut } = await runToEnd(step)
  if (exitCode === 0) return
  const logFile = relative(step.root, step.logFile)
  const how = timedOut ? 'ran out of time' : `ended with exit code ${exitCode}`
  const tail = readLogTail(step.logFile)
  throw new SetupError(
    [...tail.map((line) => `    ${line}`), `${step.name} ${how}. Full log: ${logFile}`].join('\n'),
  )
}
