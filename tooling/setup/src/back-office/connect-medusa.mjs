import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { logsFolder } from '../repository-root.mjs'
import { runStep } from '../processes/run-step.mjs'
import { SetupError } from '../setup-error.mjs'
import { saveSecrets } from './read-back-office-settings.mjs'

const run = promisify(execFile)

const scopes = [
  'orders:read',
  'orders:write',
  'stock:read',
  'stock:write',
  'catalogue:read',
  'catalogue:write',
  'settings:read',
]
const events = ['order.placed', 'order.paid', 'order.moved', 'order.returned', 'order.refunded']

/**
 * @typedef {import('./prepare-medusa.mjs').MedusaOptions & { platformPort: number, dataDirectory: string, tenant: string }} ConnectOptions
 */

/**
 * Creates the keys of the connector on both sides, once, and fills an empty Medusa with the goods
 * of the shop.
 *
 * @param {ConnectOptions} options
 * @returns {Promise<NodeJS.ProcessEnv>} the environment of the connector
 */
export async function connectMedusa(options) {
  const { root, settings, progress, signal, platformPort, tenant } = options
  const { folder, secrets } = settings
  await waitForMedusa(settings.medusaPort, signal)
  secrets.medusaKey ??= await createMedusaKey(settings)
  saveSecrets(folder, secrets)
  if (secrets.platformKey === undefined) {
    const create = ['create-staff-key', 'Medusa', '--days', '3650', '--scopes', scopes.join()]
    secrets.platformKey = await runCommand(options, create)
    saveSecrets(folder, secrets)
  }
  if (secrets.webhook === undefined) {
    const url = `http://127.0.0.1:${settings.connectorPort}/platform`
    secrets.webhook = await runCommand(options, ['add-webhook', url, '--events', events.join()])
    saveSecrets(folder, secrets)
  }
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(settings.connectorPort),
    DATA_DIR: join(folder, 'connector'),
    MEDUSA_URL: `http://127.0.0.1:${settings.medusaPort}`,
    MEDUSA_API_KEY: secrets.medusaKey,
    PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
    TENANT: tenant,
    PLATFORM_KEY: secrets.platformKey,
    CONNECTOR_SECRET: secrets.events,
    WEBHOOK_SECRET: secrets.webhook,
  }
  const filled = join(folder, 'filled.done')
  if (!existsSync(filled)) {
    await progress.during('Medusa: taking over the goods of the shop', () =>
      runStep({
        name: 'Taking over the goods of the shop',
        command: [process.execPath, 'dist/fill.js'],
        root,
        cwd: join(root, 'apps', 'connector-medusa'),
        env,
        logFile: join(logsFolder(root), 'back-office-fill.log'),
        signal,
      }),
    )
    writeFileSync(filled, new Date().toISOString())
    progress.say('Medusa: has the goods of the shop')
  }
  return env
}

/**
 * @param {number} port
 * @param {AbortSignal} signal
 */
async function waitForMedusa(port, signal) {
  for (;;) {
    signal.throwIfAborted()
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined)
    if (response?.ok) return
    await delay(500)
  }
}

/** @param {import('./read-back-office-settings.mjs').BackOfficeSettings} settings */
async function createMedusaKey({ medusaPort, email, password }) {
  /** @param {string} path @param {object} body @param {string} [token] */
  const call = async (path, body, token) => {
    const response = await fetch(`http://127.0.0.1:${medusaPort}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (response.ok) return response.json()
    throw new SetupError(
      response.status === 401
        ? `Medusa does not know the login ${email} with this password: set BACK_OFFICE_EMAIL and BACK_OFFICE_PASSWORD.`
        : `Medusa refused ${path} with ${response.status}.`,
    )
  }
  const { token } = await call('/auth/user/emailpass', { email, password })
  const { api_key: key } = await call(
    '/admin/api-keys',
    { title: 'Connector', type: 'secret' },
    token,
  )
  return key.token
}

/**
 * Runs a command of the platform that runs; what it prints once is on the first line.
 *
 * @param {ConnectOptions} options
 * @param {string[]} args
 */
async function runCommand({ root, dataDirectory, tenant }, args) {
  try {
    const { stdout } = await run(
      process.execPath,
      [join('dist', 'command.js'), ...args, '--tenant', tenant],
      {
        cwd: join(root, 'apps', 'platform'),
        env: { ...process.env, DATA_DIR: dataDirectory },
      },
    )
    return stdout.trim().split('\n')[0] ?? ''
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new SetupError(`The platform refused ${args[0]}: ${said || String(error)}`)
  }
}
