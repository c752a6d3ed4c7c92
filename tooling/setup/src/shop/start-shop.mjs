import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../processes/ports.mjs'
import { startServer, waitUntilReady } from '../processes/start-server.mjs'
import { repositoryRoot } from '../repository-root.mjs'
import { findShop } from './choose-shops.mjs'
import { describeShopServers } from './describe-shop-servers.mjs'

/**
 * Starts a built shop with a platform of its own, on free ports and with temporary data, for tests.
 *
 * @param {string} name
 * @param {object} [options]
 * @param {string} [options.root] in whose `apps` the shop is; its platform is the one of this
 * repository
 * @param {string[]} [options.beside] shops of this repository on the same platform
 * @param {NodeJS.ProcessEnv} [options.env] further settings
 * @returns {Promise<{ origin: string, besides: string[], platformUrl: string, data: string, stop: ()
 * => Promise<void> }>} `data`: the platform's data
 */
export async function startShop(name, { root = repositoryRoot, beside = [], env = {} } = {}) {
  const found = [findShop(name, root), ...beside.map((one) => findShop(one, repositoryRoot))]
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  const shops = []
  for (const shop of found) {
    const port = await findFreePort()
    const tenantFolder = join(folder, shop.name)
    await copyTenant(shop.tenantFolder, tenantFolder, toOrigin(port))
    shops.push({ ...shop, tenantFolder, port })
  }
  const hasProvider = shops.some((shop) => shop.hasProvider)
  const [webPort = 0, ...otherPorts] = shops.map(({ port }) => port)
  const data = join(folder, 'data')
  const platformPort = await findFreePort()
  const servers = describeShopServers({
    root: repositoryRoot,
    settings: {
      host: '127.0.0.1',
      shops,
      webPort,
      platformPort,
      providerPort: hasProvider ? await findFreePort() : undefined,
      dataDirectory: data,
      databaseUrl: undefined,
    },
    env: { ...process.env, PUBLIC_URL: '', LOG_LEVEL: 'warn', WARM_PICTURES: 'off', ...env },
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
      await waitUntilReady(server, { timeoutMs: 600_000 })
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    origin: toOrigin(webPort),
    besides: otherPorts.map(toOrigin),
    platformUrl: toOrigin(platformPort),
    data,
    stop,
  }
}

/**
 * A tenant whose pages are at another address than its file says: a payment returns there.
 *
 * @param {string} from
 * @param {string} to
 * @param {string} shopUrl
 */
async function copyTenant(from, to, shopUrl) {
  await cp(from, to, { recursive: true })
  const file = join(to, 'tenant.json')
  const tenant = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...tenant, shopUrl }))
}

/** @param {number} port */
function toOrigin(port) {
  return `http://127.0.0.1:${port}`
}
