import { join } from 'node:path'
import { paths } from './paths.js'
import { startServerProcess } from './start-server-process.js'
import type { ServerProcess } from './start-server-process.js'

export interface SandboxOptions {
  port: number
  dataDir: string
  shopUrl: string
  /** Receives its webhooks. */
  platformPort: number
}

/** The payment provider of a test shop. */
export interface PaymentSandbox extends ServerProcess {
  url: string
  secret: string
  /** File in which it stores everything. */
  journal: string
}

/** Starts the built payment sandbox. */
export async function startPaymentSandbox(options: SandboxOptions): Promise<PaymentSandbox> {
  const { port, shopUrl, platformPort } = options
  const dataDir = join(options.dataDir, 'payment-sandbox')
  const url = `http://127.0.0.1:${port}`
  const secret = 'for-e2e-tests-alone-and-nothing-else'
  const server = await startServerProcess({
    name: 'The payment sandbox',
    script: paths.sandboxServer,
    cwd: paths.sandboxFolder,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      SHOP_ORIGINS: shopUrl,
      EVENTS_URL: `http://127.0.0.1:${platformPort}/payments/events/sandbox`,
      PAYMENT_PROVIDER_SECRET: secret,
    },
    readyUrl: `${url}/readyz`,
    logFile: join(options.dataDir, 'logs', 'payment-sandbox.log'),
  })
  return { ...server, url, secret, journal: join(dataDir, 'journal.jsonl') }
}
