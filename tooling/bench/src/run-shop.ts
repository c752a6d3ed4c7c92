import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  describeShopServers,
  findFreePort,
  repositoryRoot,
  startServer,
  waitUntilReady,
} from '@floga/setup'
import { generateProducts } from './run-platform.js'

export interface RunningShop {
  origin: string
  /** Process ids of the servers. */
  pids: { web: number; platform: number }
  stop: () => Promise<void>
}

export interface RunShopOptions {
  /** Additional generated products. @default 0 */
  products?: number
  /** Additional environment variables. */
  env?: Record<string, string>
}

/** Starts platform and shop, as built for production, on free ports and with data of their own. */
export async function runShop({
  products = 0,
  env: own = {},
}: RunShopOptions = {}): Promise<RunningShop> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-bench-'))
  const settings = {
    host: '127.0.0.1',
    webPort: await findFreePort(),
    platformPort: await findFreePort(),
    // No payments are made here.
    providerPort: undefined,
    dataDirectory: join(folder, 'data'),
    databaseUrl: undefined,
  }
  const env = { ...process.env, LOG_LEVEL: 'error', ...own }
  const descriptions = describeShopServers({
    root: repositoryRoot,
    settings,
    env,
    mode: 'production',
    logs: join(folder, 'logs'),
  })
  const running: ReturnType<typeof startServer>[] = []
  const stop = async (): Promise<void> => {
    for (const server of running.toReversed()) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    if (products > 0) {
      await generateProducts({ folder, databaseUrl: undefined }, { tenant: 'floga', products })
    }
    for (const description of descriptions) {
      const server = startServer(description)
      running.push(server)
      await waitUntilReady(server, { timeoutMs: 600_000 })
    }
  } catch (error) {
    await stop()
    throw error
  }
  const pidOf = (name: string) => running.find((server) => server.name === name)!.child.pid!
  const pids = { web: pidOf('Shop'), platform: pidOf('Platform') }
  return { pids, origin: `http://127.0.0.1:${settings.webPort}`, stop }
}
