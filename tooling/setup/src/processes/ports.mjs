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

/**
 * Folder in which processes of one user reserve ports: one file per port, with the process id in
 * it.
 */
const notesFolder = join(tmpdir(), `floga-ports-${process.getuid?.() ?? 'user'}`)

/** Ports that `fetch` and browsers refuse, whatever listens there. @see {@link https://fetch.spec.whatwg.org/#port-blocking} */
export const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10_080,
])

/**
 * Returns a free port of the loopback address. Chosen at random below the ephemeral range (from
 * 32768), so that no outgoing connection or server on any port takes it before it is used. It is
 * reserved as long as this process runs: also before its server listens, and while that server
 * restarts.
 *
 * @param {{ folder?: string, pickPort?: () => number }} [options] folder of reservations, and the
 * source of random ports
 * @returns {Promise<number>}
 * @throws {Error} when none of a hundred is free
 */
export async function findFreePort({
  folder = notesFolder,
  pickPort = () => randomInt(10_000, 32_768),
} = {}) {
  for (let tried = 0; tried < 100; tried += 1) {
    const port = pickPort()
    if (blockedPorts.has(port) || !notePort(folder, port)) continue
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
    // Fails if the file already exists: one of two processes gets it.
    writeFileSync(note, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** @param {number} pid */
function isRunning(pid) {
  // Not written yet: the process that created the file is about to.
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
