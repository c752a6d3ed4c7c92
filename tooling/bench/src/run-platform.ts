import { spawn } from 'node:child_process'
import { join } from 'node:path'
import {
  describeShopServers,
  findFreePort,
  repositoryRoot,
  startServer,
  waitUntilReady,
} from '@floga/setup'

export interface PlatformLocation {
  /** Folder of its data and logs. */
  folder: string
  /** A database on a PostgreSQL server; the embedded engine if omitted. */
  databaseUrl: string | undefined
  /** Additional environment variables. */
  env?: Record<string, string>
}

export interface RunningPlatform {
  origin: string
  /** Process id. */
  pid: number
  stop: () => Promise<void>
}

/** Starts the platform alone, as built for production. */
export async function runPlatform({
  folder,
  databaseUrl,
  env = {},
}: PlatformLocation): Promise<RunningPlatform> {
  const platformPort = await findFreePort()
  const [description] = describeShopServers({
    root: repositoryRoot,
    settings: {
      host: '127.0.0.1',
      webPort: 0,
      platformPort,
      providerPort: undefined,
      dataDirectory: join(folder, 'data'),
      databaseUrl,
    },
    env: { ...process.env, LOG_LEVEL: 'error', WARM_PICTURES: 'off', ...env },
    mode: 'production',
    logs: join(folder, 'logs'),
  })
  if (!description) throw new Error('`describeShopServers` returned no server.')
  const server = startServer(description)
  try {
    await waitUntilReady(server, { timeoutMs: 300_000 })
  } catch (error) {
    await server.stop()
    throw error
  }
  const { pid } = server.child
  if (pid === undefined) throw new Error('The platform has no process.')
  return { origin: `http://127.0.0.1:${platformPort}`, pid, stop: () => server.stop() }
}

/** Generates a catalogue for a tenant. @returns Seconds it took. */
export async function generateProducts(
  { folder, databaseUrl }: PlatformLocation,
  options: { tenant: string; products: number },
): Promise<number> {
  const startedMs = performance.now()
  const { tenant, products } = options
  const command = ['dist/command.js', 'generate', '--tenant', tenant, '--products', `${products}`]
  const child = spawn(process.execPath, command, {
    cwd: join(repositoryRoot, 'apps', 'platform'),
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let notes = ''
  child.stderr.on('data', (chunk: Buffer) => (notes = `${notes}${chunk.toString()}`.slice(-2_000)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0)
    throw new Error(`The catalogue of ${products} products was not generated:\n${notes}`)
  return (performance.now() - startedMs) / 1_000
}
