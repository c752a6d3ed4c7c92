import { join } from 'node:path'
import { paths } from './paths.js'
import { runProgram } from './run-program.js'
import type { ServerProcess } from './start-server-process.js'
import { startServerProcess } from './start-server-process.js'

export interface PlatformOptions {
  port: number
  dataDir: string
  /** Where the shop is reached; links in mails begin with it. */
  shopUrl: string
  /** Payment provider; without one no method that has a page is offered. */
  payments?: { url: string; secret: string }
  /** A PostgreSQL database instead of the embedded one. */
  databaseUrl?: string | undefined
  /** How long an access token lives. */
  accessTokenSeconds?: number | undefined
}

/** Starts the built platform on a data directory. */
export function startPlatform(options: PlatformOptions): Promise<ServerProcess> {
  const { port, dataDir, shopUrl, payments, accessTokenSeconds } = options
  return startServerProcess({
    name: 'The platform',
    script: paths.platformServer,
    cwd: paths.platformFolder,
    env: {
      ...dataOf(options),
      PORT: String(port),
      SHOP_URL: shopUrl,
      ACCESS_TOKEN_SECONDS: String(accessTokenSeconds ?? ''),
      PAYMENT_PROVIDER_URL: payments?.url ?? '',
      PAYMENT_PROVIDER_SECRET: payments?.secret ?? '',
      LOG_LEVEL: 'info',
      // All shoppers of the tests come from one address.
      LIMITS_FACTOR: '1000',
      // The tests share the machine with the servers.
      WARM_PICTURES: 'off',
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    logFile: join(dataDir, 'logs', 'platform.log'),
  })
}

/** Runs a staff command. @returns its output. */
export function runCommand(
  args: readonly string[],
  options: Pick<PlatformOptions, 'dataDir' | 'databaseUrl'>,
): Promise<string> {
  return runProgram(process.execPath, [paths.platformCommand, ...args], {
    cwd: paths.platformFolder,
    env: dataOf(options),
  })
}

function dataOf({
  dataDir,
  databaseUrl,
}: Pick<PlatformOptions, 'dataDir' | 'databaseUrl'>): Record<string, string> {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
}
