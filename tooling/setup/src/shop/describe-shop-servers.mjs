import { join, resolve } from 'node:path'
import { logsFolder } from '../repository-root.mjs'
import { shops as allShops } from './choose-shops.mjs'
import { provideProviderSecret } from './provide-provider-secret.mjs'

/**
 * The servers of the shop, as built for production or in development: the payment sandbox, unless
 * another provider is configured, platform and shops. Log names contain the port: two concurrent
 * starts do not overwrite each other's logs.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {import('./read-settings.mjs').Settings} options.settings
 * @param {NodeJS.ProcessEnv} options.env
 * @param {'production' | 'development'} options.mode
 * @param {string} [options.logs] folder of the servers' logs
 * @returns {import('../processes/start-server.mjs').ServerOptions[]}
 */
export function describeShopServers({ root, settings, env, mode, logs = logsFolder(root) }) {
  const { host, webPort, platformPort, providerPort, dataDirectory, databaseUrl } = settings
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const shopHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const shopUrl = (/** @type {number} */ port) => `http://${shopHost}:${port}`
  const webUrl = shopUrl(webPort)
  const isProduction = mode === 'production'
  const shops = settings.shops ?? [{ ...allShops[0], port: webPort }]
  const providerUrl = `http://127.0.0.1:${providerPort}`
  const providerData = join(dataDirectory, 'payment-sandbox')
  const hasSandbox = providerPort !== undefined
  const provider = hasSandbox
    ? {
        PAYMENT_PROVIDER_URL: providerUrl,
        PAYMENT_PROVIDER_SECRET: provideProviderSecret({ dataDir: providerData, env }),
      }
    : {}
  const sandbox = {
    name: 'Payments',
    root,
    cwd: join(root, 'apps', 'payment-sandbox'),
    command: isProduction ? [process.execPath, 'dist/main.js'] : ['pnpm', 'run', 'dev'],
    env: {
      ...env,
      ...provider,
      HOST: '127.0.0.1',
      PORT: String(providerPort),
      PUBLIC_URL: providerUrl,
      DATA_DIR: providerData,
      SHOP_ORIGINS: shopOrigins([
        env.PUBLIC_URL || webUrl,
        ...shops.slice(1).map(({ port }) => shopUrl(port)),
      ]),
      EVENTS_URL: `${platformUrl}/payments/events/sandbox`,
    },
    readyUrl: `${providerUrl}/readyz`,
    logFile: join(logs, `payments-${providerPort}.log`),
  }
  return [
    ...(hasSandbox ? [sandbox] : []),
    {
      name: 'Platform',
      root,
      cwd: join(root, 'apps', 'platform'),
      // Half of Node's young generation, which the process would retain when idle.
      command: isProduction
        ? [process.execPath, '--max-semi-space-size=8', 'dist/main.js']
        : ['pnpm', 'run', 'dev'],
      env: {
        ...givesMemoryBack,
        // In development, images are made when a page asks: making all of them delays the first page.
        ...(isProduction ? {} : { WARM_PICTURES: 'off' }),
        ...env,
        NODE_ENV: mode,
        HOST: '127.0.0.1',
        PORT: String(platformPort),
        DATA_DIR: dataDirectory,
        TENANT_FOLDERS: shops.map(({ tenantFolder }) => resolve(root, tenantFolder)).join(),
        SHOP_URL: env.SHOP_URL || env.PUBLIC_URL || webUrl,
        ...provider,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      },
      readyUrl: `${platformUrl}/readyz`,
      logFile: join(logs, `platform-${platformPort}.log`),
    },
    ...shops.map(({ name, folder, port, webTenant }, place) => ({
      name: place === 0 ? 'Shop' : `Shop ${name}`,
      root,
      cwd: resolve(root, folder),
      command: isProduction ? [process.execPath, 'build/http/main.js'] : ['pnpm', 'run', 'dev'],
      env: {
        ...env,
        // An address from outside is that of the first.
        ...(place === 0 ? {} : { PUBLIC_URL: '' }),
        ...(webTenant === undefined ? {} : { FLOGA_TENANT: webTenant }),
        NODE_ENV: mode,
        HOST: host,
        PORT: String(port),
        PLATFORM_URL: platformUrl,
      },
      readyUrl: `${shopUrl(port)}${isProduction ? '/readyz' : '/'}`,
      logFile: join(logs, `web-${port}.log`),
    })),
  ]
}

/**
 * For the platform's allocator: image threads with arenas of their own would retain 100 MB more,
 * and without a limit ever larger freed blocks are retained, some 30 MB.
 */
const givesMemoryBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Origins that may show the sandbox's pages: people open a shop of this machine by either name.
 *
 * @param {string[]} urls of the shops
 */
function shopOrigins(urls) {
  const origins = urls
    .map((url) => new URL(url).origin)
    .flatMap((origin) => [origin, origin.replace('//127.0.0.1', '//localhost')])
  return [...new Set(origins)].join(',')
}
