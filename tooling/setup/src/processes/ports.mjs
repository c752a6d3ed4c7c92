import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SetupError } from '../setup-error.mjs'

/**
 * Fails when something listens on the port already.
 *
 * @param {{ name: string, port: number, host: string }} wanted `name` is the setting to change
 * @returns {Promise<void>}
 */
export async function assertPortFree({ name, port, host }) {
  const code = await listenOnce({ port, host })
  if (code === undefined) return
  const other = `choose another one, for example ${name}=${port + 1 > 65_535 ? 3001 : port + 1}`
  if (code === 'EADDRINUSE') {
    throw new SetupError(`Port ${port} is in use: stop what listens there, or ${other}.`)
  }
  throw new SetupError(`Cannot listen on ${host}:${port} (${code}): ${other}.`)
}

/** Where processes of one user note the ports that they have drawn: one file a port, with the process in it. */
const notesFolder = join(tmpdir(), `floga-ports-${process.getuid?.() ?? 'user'}`)

/**
 * A port of the loopback address that nothing listens on. Drawn by lot below those that systems hand out by themselves
 * (from 32768), so that no outgoing connection or server on any port takes it before it is used. Nobody else draws it as
 * long as this process runs: neither before its server listens, nor while that server is being started again.
 *
 * @param {{ folder?: string, draw?: () => number }} [options] where ports are noted, and how one is drawn
 * @returns {Promise<number>}
 * @throws {Error} when none of a hundred is free
 */
export async function findFreePort({
  folder = notesFolder,
  draw = () => randomInt(10_000, 32_768),
} = {}) {
  for (let tried = 0; tried < 100; tried += 1) {
    const port = draw()
    if (!notePort(folder, port)) continue
    if ((await listenOnce({ port, host: '127.0.0.1' })) === undefined) return port
  }
  throw new Error('No free port was found.')
}

/**
 * Notes that this process has a port, unless a process that still runs has it.
 *
 * @param {string} folder
 * @param {number} port
 * @returns {boolean} whether it is this process's now
 */
function notePort(folder, port) {
  const note = join(folder, String(port))
  mkdirSync(folder, { recursive: true })
  try {
    if (existsSync(note) && !isRunning(Number(readFileSync(note, 'utf8')))) rmSync(note)
    // Refused where the file is there by now: one of two processes gets it.
    writeFileSync(note, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** @param {number} pid */
function isRunning(pid) {
  // Not written yet: whoever made the file is about to.
  if (pid === 0) return true
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * @param {{ port: number, host: string }} address
 * @returns {Promise<unknown>} why nothing can listen there; undefined when it can
 */
function listenOnce({ port, host }) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve('code' in error ? error.code : error.message))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
}

/**
 * Whether something accepts connections at an address.
 *
 * @param {{ host: string, port: number, timeoutMs: number }} target
 * @returns {Promise<boolean>}
 */
export function isReachable({ host, port, timeoutMs }) {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const finish = (/** @type {boolean} */ answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(timeoutMs, () => finish(false))
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}
