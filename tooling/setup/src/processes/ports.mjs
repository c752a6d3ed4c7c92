import { randomInt } from 'node:crypto'
import { connect, createServer } from 'node:net'
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
 * A port of the loopback address that nothing listens on. Drawn by lot below those that systems hand out by themselves
 * (from 32768), so that no outgoing connection or server on any port takes it before it is used.
 *
 * @returns {Promise<number>}
 * @throws {Error} when none of a hundred is free
 */
export async function findFreePort() {
  for (let tried = 0; tried < 100; tried += 1) {
    const port = randomInt(10_000, 32_768)
    if ((await listenOnce({ port, host: '127.0.0.1' })) === undefined) return port
  }
  throw new Error('No free port was found.')
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
