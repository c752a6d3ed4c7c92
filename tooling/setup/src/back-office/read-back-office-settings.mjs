import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { assertPortFree, isReachable } from '../processes/ports.mjs'
import { SetupError } from '../setup-error.mjs'

/**
 * @typedef {object} BackOfficeSettings
 * @property {string} folder of Medusa, its database and the connector
 * @property {number} medusaPort
 * @property {number} connectorPort
 * @property {string} medusaUrl where the owner's browser finds the admin
 * @property {string} email of the owner's login
 * @property {string} password
 * @property {boolean} isNewPassword no start has come to its end yet
 * @property {string | undefined} databaseUrl of a server that exists
 * @property {Secrets} secrets
 */

/**
 * @typedef {{ password: string, jwt: string, cookie: string, events: string, medusaKey?: string,
 *   platformKey?: string, webhook?: string }} Secrets
 */

/**
 * Reads the settings of `pnpm back-office` and rejects the first that cannot be used.
 *
 * @param {{ root: string, env: NodeJS.ProcessEnv }} context
 * @returns {Promise<BackOfficeSettings>}
 */
export async function readBackOfficeSettings({ root, env }) {
  const folder = resolve(root, env.BACK_OFFICE_DIR || join('.data', 'back-office'))
  const medusaPort = toPort('BACK_OFFICE_PORT', env.BACK_OFFICE_PORT, 9000)
  const connectorPort = toPort('CONNECTOR_PORT', env.CONNECTOR_PORT, 4300)
  await assertPortFree({ name: 'BACK_OFFICE_PORT', port: medusaPort, host: '127.0.0.1' })
  await assertPortFree({ name: 'CONNECTOR_PORT', port: connectorPort, host: '127.0.0.1' })
  const databaseUrl = env.BACK_OFFICE_DATABASE_URL || undefined
  if (databaseUrl !== undefined) await assertDatabase(databaseUrl)
  const known = readSecrets(folder)
  const password = env.BACK_OFFICE_PASSWORD || known?.password || randomText(12)
  const secrets = { ...(known ?? newSecrets()), password }
  saveSecrets(folder, secrets)
  return {
    folder,
    medusaPort,
    connectorPort,
    medusaUrl: (env.BACK_OFFICE_URL || `http://127.0.0.1:${medusaPort}`).replace(/\/+$/, ''),
    email: env.BACK_OFFICE_EMAIL || 'owner@shop.example',
    password,
    isNewPassword: !existsSync(join(folder, 'filled.done')),
    databaseUrl,
    secrets,
  }
}

/**
 * Keeps passwords and keys where only this user reads them.
 *
 * @param {string} folder
 * @param {Secrets} secrets
 */
export function saveSecrets(folder, secrets) {
  const file = secretsFile(folder)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
}

/** @param {string} folder @returns {Secrets | undefined} */
function readSecrets(folder) {
  const file = secretsFile(folder)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @param {string} folder */
function secretsFile(folder) {
  return join(folder, 'secrets.json')
}

/** @returns {Omit<Secrets, 'password'>} */
function newSecrets() {
  return { jwt: randomText(32), cookie: randomText(32), events: randomText(32) }
}

/** @param {number} bytes */
function randomText(bytes) {
  return randomBytes(bytes).toString('base64url')
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} byDefault
 */
function toPort(name, text, byDefault) {
  const port = text === undefined || text === '' ? byDefault : Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new SetupError(`${name}=${text} is not a port: use a whole number from 1 to 65535.`)
}

/** @param {string} text */
async function assertDatabase(text) {
  const isAddress = URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)
  if (!isAddress) {
    throw new SetupError(
      'BACK_OFFICE_DATABASE_URL is not a PostgreSQL address: write postgres://user@host:5432/name.',
    )
  }
  const { hostname: host, port } = new URL(text)
  if (await isReachable({ host, port: Number(port || 5432), timeoutMs: 3000 })) return
  throw new SetupError(`BACK_OFFICE_DATABASE_URL: no server responds at ${host}:${port || 5432}.`)
}
