import { closeSync, createWriteStream, mkdirSync, openSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { findLastError, readLogTail } from './read-log-tail.mjs'
import { startProcessGroup } from './start-process-group.mjs'
import { SetupError } from '../setup-error.mjs'

/**
 * @typedef {object} ServerOptions
 * @property {string} name
 * @property {string[]} command
 * @property {string} root
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} readyUrl
 * @property {string} logFile
 * @property {Promise<unknown>} [after] a prerequisite, such as its build
 * @property {(line: string) => void} [echo] receives each line as well, for a person who watches
 *
 * @typedef {ServerOptions & import('./start-process-group.mjs').ProcessGroup} Server
 */

/**
 * Starts a server with its output in a log file.
 *
 * @param {ServerOptions} options
 * @returns {Server}
 */
export function startServer(options) {
  const { command, cwd, env, logFile, echo } = options
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 })
  if (echo !== undefined) return { ...options, ...startEchoing({ ...options, echo }) }
  const log = openSync(logFile, 'w')
  const group = startProcessGroup(command, { cwd, env, stdio: ['ignore', log, log] })
  closeSync(log)
  return { ...options, ...group }
}

/** @param {ServerOptions & { echo: (line: string) => void }} options */
function startEchoing({ command, cwd, env, logFile, echo }) {
  const log = createWriteStream(logFile)
  const group = startProcessGroup(command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [group.child.stdout, group.child.stderr]) {
    if (stream === null) continue
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`)
      echo(line)
    })
  }
  return group
}

/**
 * Waits until a server's readiness URL responds with success.
 *
 * @param {Server} server
 * @param {{ timeoutMs: number, signal?: AbortSignal }} options
 */
export async function waitUntilReady(server, { timeoutMs, signal }) {
  const deadlineMs = performance.now() + timeoutMs
  while (performance.now() < deadlineMs) {
    signal?.throwIfAborted()
    if (!server.isRunning()) throw await describeEnd(server)
    if (await answers(server.readyUrl, signal)) return
    await Promise.race([delay(100), server.ended])
  }
  const log = relative(server.root, server.logFile)
  throw new SetupError(
    `${server.name} did not get ready within ${timeoutMs / 1000} s (${server.readyUrl}). Log: ${log}. START_TIMEOUT_MINUTES allows more.`,
  )
}

/**
 * Describes why a server exited, in one line.
 *
 * @param {Server} server
 * @returns {Promise<SetupError>}
 */
export async function describeEnd(server) {
  const { code, signal } = await server.ended
  const how = signal === null ? `exit code ${code}` : signal
  const reason = findLastError(readLogTail(server.logFile, 60))
  const log = relative(server.root, server.logFile)
  return new SetupError(
    `${server.name} stopped (${how})${reason === '' ? '' : `: ${reason}`} [log: ${log}]`,
  )
}

/**
 * @param {string} url
 * @param {AbortSignal} [signal]
 */
async function answers(url, signal) {
  // A development server would render a page for each request that was given up.
  const patience = AbortSignal.timeout(30_000)
  try {
    const response = await fetch(url, {
      signal: signal === undefined ? patience : AbortSignal.any([signal, patience]),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
