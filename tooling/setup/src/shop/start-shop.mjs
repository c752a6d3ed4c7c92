import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../processes/ports.mjs'
import { startServer, waitUntilReady } from '../processes/start-server.mjs'
import { repositoryRoot } from '../repository-root.mjs'
import { findShop } from './choose-shops.mjs'
import { describeShopServers } from './describe-shop-servers.mjs'

/**
 * Starts a shop as it was built with a platform of its own, on free ports and with data that goes away: for tests.
 *
 * @param {string} name
 * @param {object} [options]
 * @param {string} [options.root] below whose `apps` the shop lies; its platform is the one of this repository
 * @param {string[]} [options.beside] shops of this repository on the same platform
 * @returns {Promise<{ origin: string, besides: string[], data: string, stop: () => Promise<void> }>} `data`: what the platform keeps
 */
export async function startShop(name, { root = repositoryRoot, beside = [] } = {}) {
  const found = [findShop(name, root), ...beside.map((one) => findShop(one, repositoryRoot))]
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  const shops = []
  for (const shop of found) {
    // oxlint-disable-next-line no-await-in-loop -- one port after the other
    shops.push({ ...shop, port: await findFreePort() })
  }
  const [webPort = 0, ...otherPorts] = shops.map(({ port }) => port)
  const data = join(folder, 'data')
  const servers = describeShopServers({
    root: repositoryRoot,
    settings: {
      host: '127.0.0.1',
      shops,
      webPort,
      platformPort: await findFreePort(),
      providerPort: undefined,
      dataDirectory: data,
      databaseUrl: undefined,
    },
    env: { ...process.env, PUBLIC_URL: '', LOG_LEVEL: 'warn', WARM_PICTURES: 'off' },
    mode: 'production',
    logs: folder,
  })
  /** @type {ReturnType<typeof startServer>[]} */
  const running = []
  const stop = async () => {
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
  return { origin: toOrigin(webPort), besides: otherPorts.map(toOrigin), data, stop }
}

/** @param {number} port */
function toOrigin(port) {
  return `http://127.0.0.1:${port}`
}
