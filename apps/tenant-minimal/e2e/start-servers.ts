import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chooseShops,
  describeShopServers,
  findFreePort,
  repositoryRoot,
  startServer,
  waitUntilReady,
} from '@floga/setup'

/** Starts the shop as it was built, and a platform that has its tenant alone. */
export default async function startServers(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tenant-minimal-'))
  const webPort = await findFreePort()
  const [shop] = chooseShops(['--tenant', 'tenant-minimal'])
  if (!shop) throw new Error('The shop is not in the list of shops.')
  process.env['SHOP_ORIGIN'] = `http://127.0.0.1:${webPort}`
  const servers = describeShopServers({
    root: repositoryRoot,
    settings: {
      host: '127.0.0.1',
      shops: [{ ...shop, port: webPort }],
      webPort,
      platformPort: await findFreePort(),
      providerPort: undefined,
      dataDirectory: join(folder, 'data'),
      databaseUrl: undefined,
    },
    env: { ...process.env, PUBLIC_URL: '', LOG_LEVEL: 'warn', WARM_PICTURES: 'off' },
    mode: 'production',
    logs: folder,
  })
  const running: ReturnType<typeof startServer>[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((server) => server.stop()))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    for (const description of servers) {
      const server = startServer(description)
      running.push(server)
      // oxlint-disable-next-line no-await-in-loop -- the shop asks the platform
      await waitUntilReady(server, { timeoutMs: 120_000 })
    }
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
