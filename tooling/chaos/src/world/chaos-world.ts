import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  describeShopServers,
  findFreePort,
  repositoryRoot,
  startServer,
  waitUntilReady,
} from '@floga/setup'
import type { CallPlatform } from './call-platform.js'
import { createCalling } from './call-platform.js'
import type { TrialMailServer } from './mail-server.js'
import { startMailServer } from './mail-server.js'
import { runInPlatform } from './run-in-platform.js'
import type { TrialProvider } from './trial-provider.js'
import { startTrialProvider } from './trial-provider.js'
import type { TrialProduct } from './trial-products.js'
import { toCatalogue } from './trial-products.js'

export type Engine = 'embedded' | 'PostgreSQL'

export interface WorldOptions {
  products: readonly TrialProduct[]
  /** An empty database of a PostgreSQL server; undefined for the embedded engine. */
  databaseUrl: string | undefined
}

/** A platform of its own with a mail server and a payment provider, with the shop's catalogue and products for trials. */
export interface ChaosWorld {
  call: CallPlatform
  /** Where the platform answers. */
  origin: string
  /** Address of its database, or the directory of the embedded one, which is free while the platform stands still. */
  database: string
  /** What the platform takes for the shop's address; nobody answers there. */
  shopUrl: string
  /** `kill -9`: the process has no time for a last word. */
  kill(): Promise<void>
  /** Starts it again where it was; returns the milliseconds until it was ready. */
  start(): Promise<number>
  mailServer: TrialMailServer
  provider: TrialProvider
  close(): Promise<void>
}

const shopUrl = 'http://shop.example'

/** Starts a world in a new data directory. */
export async function openWorld({ products, databaseUrl }: WorldOptions): Promise<ChaosWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-chaos-'))
  const mailServer = await startMailServer()
  const provider = await startTrialProvider()
  const platform = await describePlatform(folder, databaseUrl, {
    SMTP_URL: mailServer.url,
    PAYMENT_PROVIDER_URL: provider.url,
    PAYMENT_PROVIDER_SECRET: provider.secret,
    SHOP_URL: shopUrl,
  })
  let server = startServer(platform)
  const start = async (): Promise<number> => {
    const begun = performance.now()
    if (!server.isRunning()) server = startServer(platform)
    await waitUntilReady(server, { timeoutMs: 300_000 })
    return performance.now() - begun
  }
  const close = async (): Promise<void> => {
    await server.stop()
    await mailServer.away()
    await provider.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // The first start brings the shop's catalogue; a file is imported while the platform stands still.
    await start()
    await server.stop()
    const file = join(folder, 'trials.jsonl')
    await writeFile(file, toCatalogue(products))
    await runInPlatform(['dist/command.js', 'import', file], platform.env)
    await start()
  } catch (error) {
    await close()
    throw error
  }
  const { origin } = new URL(platform.readyUrl)
  return {
    call: createCalling(origin),
    origin,
    database: databaseUrl ?? join(folder, 'data', 'database'),
    shopUrl,
    mailServer,
    provider,
    start,
    close,
    async kill() {
      const { pid } = server.child
      if (pid !== undefined) process.kill(-pid, 'SIGKILL')
      await server.ended
    },
  }
}

async function describePlatform(
  folder: string,
  databaseUrl: string | undefined,
  neighbours: Record<string, string>,
) {
  const [description] = describeShopServers({
    root: repositoryRoot,
    settings: {
      host: '127.0.0.1',
      webPort: 0,
      platformPort: await findFreePort(),
      providerPort: undefined,
      dataDirectory: join(folder, 'data'),
      databaseUrl,
    },
    env: { ...process.env, LOG_LEVEL: 'error', WARM_PICTURES: 'off', ...neighbours },
    mode: 'production',
    logs: join(folder, 'logs'),
  })
  if (!description) throw new Error('The platform has no description to be started by.')
  return description
}
