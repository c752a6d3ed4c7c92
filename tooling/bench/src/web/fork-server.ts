import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Serializable } from 'node:child_process'

/** A server in a process of its own. */
export interface ForkedServer {
  origin: string
  pid: number
  stop: () => void
}

/**
 * Starts a module in a process of its own that serves on this machine and sends its port.
 *
 * @param options.message Sent to the module, which waits for it before it serves.
 * @throws Where it ends before it serves.
 */
export async function forkServer(
  file: URL,
  { env = {}, message }: { env?: NodeJS.ProcessEnv; message?: Serializable } = {},
): Promise<ForkedServer> {
  const child = fork(file, { env: { ...process.env, ...env } })
  if (message !== undefined) child.send(message)
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${file.pathname} ended with ${code} before it served.`)
    }),
  ])
  return {
    origin: `http://127.0.0.1:${Number(port)}`,
    pid: child.pid!,
    stop: () => void child.kill(),
  }
}
