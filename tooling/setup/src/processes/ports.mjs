import { connect, createServer } from 'node:net'
import { SetupError } from '../setup-error.mjs'

/**
 * Fails when something listens on the port already.
 *
 * @param {{ name: string, port: number, host: string }} wanted `name` is the setting to change
 * @returns {Promise<void>}
 */
export async function assertPortFree({ name, port, host }) {
  const code = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve('code' in error ? error.code : error.message))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
  if (code === undefined) return
  const other = `choose another one, for example ${name}=${port + 1 > 65_535 ? 3001 : port + 1}`
  if (code === 'EADDRINUSE') {
    throw new SetupError(`Port ${port} is in use: stop what listens there, or ${other}.`)
  }
  throw new SetupError(`Cannot listen on ${host}:${port} (${code}): ${other}.`)
}

/** A port that was free a moment ago. */
export function findFreePort() {
  return new Promise((/** @type {(port: number) => void} */ resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
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
