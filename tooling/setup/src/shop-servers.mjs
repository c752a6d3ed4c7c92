import { join } from 'node:path'
import { logsFolder } from './paths.mjs'

/**
 * The two servers of the shop, as built for production or in development. Logs carry the port in
 * their name: of two starts beside each other, neither writes over the other's.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {import('./settings.mjs').Settings} options.settings
 * @param {NodeJS.ProcessEnv} options.env
 * @param {'production' | 'development'} options.mode
 * @param {string} [options.logs] folder of the servers' logs
 * @returns {import('./server.mjs').ServerOptions[]}
 */
export function describeShopServers({ root, settings, env, mode, logs = logsFolder(root) }) {
  const { host, webPort, platformPort, dataDirectory, databaseUrl } = settings
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const webUrl = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${webPort}`
  const isProduction = mode === 'production'
  return [
    {
      name: 'Platform',
      root,
      cwd: join(root, 'apps', 'platform'),
      command: isProduction ? [process.execPath, 'dist/main.js'] : ['pnpm', 'run', 'dev'],
      env: {
        ...env,
        NODE_ENV: mode,
        HOST: '127.0.0.1',
        PORT: String(platformPort),
        DATA_DIR: dataDirectory,
        SHOP_URL: env.SHOP_URL || webUrl,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      },
      readyUrl: `${platformUrl}/readyz`,
      logFile: join(logs, `platform-${platformPort}.log`),
    },
    {
      name: 'Shop',
      root,
      cwd: join(root, 'apps', 'web'),
      command: isProduction ? [process.execPath, 'build/http/main.js'] : ['pnpm', 'run', 'dev'],
      env: {
        ...env,
        NODE_ENV: mode,
        HOST: host,
        PORT: String(webPort),
        PLATFORM_URL: platformUrl,
      },
      readyUrl: `${webUrl}${isProduction ? '/readyz' : '/'}`,
      logFile: join(logs, `web-${webPort}.log`),
    },
  ]
}
