import { readFile } from 'node:fs/promises'
import { startServer, waitUntilReady } from '@floga/setup'

type ServerOptions = Parameters<typeof startServer>[0]

/** One process of a cluster, with the same port after a restart. */
export interface ClusterMember {
  name: string
  /** URL that bypasses the load balancer. */
  origin: string
  /** Starts it; resolves once it is ready. */
  start(): Promise<void>
  /** Lets it start as the next build from now on. */
  replaceBuild(): void
  /** Ends it with SIGTERM: it drains first. @returns how it ended. */
  stop(): Promise<'stopped' | 'killed'>
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  readLog(): Promise<string>
}

/** A process that does not stop within this time is killed, which fails the case. */
const graceMs = 20_000

/** Describes {@link ClusterMember} by its first build and the one that replaces it; nothing runs yet. */
export function createMember(former: ServerOptions, next: ServerOptions): ClusterMember {
  let options = former
  let server: ReturnType<typeof startServer> | undefined
  const { origin, port } = new URL(options.readyUrl)
  return {
    name: `${options.name} ${port}`,
    origin,
    async start() {
      server = startServer(options)
      await waitUntilReady(server, { timeoutMs: 120_000 })
    },
    replaceBuild() {
      options = next
    },
    async stop() {
      if (!server?.isRunning()) return 'stopped'
      await server.stop({ graceMs })
      const { signal } = await server.ended
      return signal === null ? 'stopped' : 'killed'
    },
    async kill() {
      const pid = server?.child.pid
      if (pid !== undefined) process.kill(-pid, 'SIGKILL')
      await server?.ended
    },
    readLog: () => readFile(options.logFile, 'utf8'),
  }
}
