import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { blockedPorts } from '../processes/ports.mjs'
import { SetupError } from '../setup-error.mjs'
import { shops as allShops } from './choose-shops.mjs'

/**
 * @typedef {object} Settings
 * @property {string} host
 * @property {readonly import('./choose-shops.mjs').Shop[]} [shops] on their ports; by default the
 * first only, on `webPort`
 * @property {number} webPort of the first shop
 * @property {number} platformPort
 * @property {number | undefined} providerPort of the payment sandbox; undefined when a provider elsewhere is named
 * @property {string} dataDirectory
 * @property {string | undefined} databaseUrl
 * @property {number} [startTimeoutMs] for which a server may take to get ready
 */

/**
 * Reads the settings of a start and rejects the first invalid one.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 * @param {readonly import('./choose-shops.mjs').Shop[]} chosen
 * @returns {Settings}
 */
export function readSettings(env, root, chosen = allShops.slice(0, 1)) {
  const [first = allShops[0], ...others] = chosen
  const webPort = parsePort('PORT', env.PORT, first.port)
  const platformPort = parsePort('PLATFORM_PORT', env.PLATFORM_PORT, first.platformPort)
  if (webPort === platformPort) {
    throw new SetupError(
      `PORT and PLATFORM_PORT are both ${webPort}: shop and platform need two different ports.`,
    )
  }
  const hasSandbox = chosen.some(({ hasProvider }) => hasProvider) && !env.PAYMENT_PROVIDER_URL
  const providerPort = hasSandbox
    ? parsePort('PROVIDER_PORT', env.PROVIDER_PORT, first.platformPort + 100)
    : undefined
  if (providerPort === webPort || providerPort === platformPort) {
    throw new SetupError(
      `PROVIDER_PORT is ${providerPort} like another one: shop, platform and payment sandbox need three different ports.`,
    )
  }
  const taken = [webPort, platformPort, providerPort]
  const second = others.find(({ port }) => taken.includes(port))
  if (second !== undefined) {
    throw new SetupError(`Port ${second.port} is that of ${second.name}: choose another PORT.`)
  }
  const databaseUrl = env.DATABASE_URL || undefined
  if (databaseUrl !== undefined) parseDatabaseUrl(databaseUrl)
  const dataDirectory = resolve(
    env.INIT_CWD ?? root,
    env.DATA_DIR || join(root, '.data', first.dataFolder),
  )
  assertWritable(dataDirectory)
  const host = env.HOST || '127.0.0.1'
  const shops = [{ ...first, port: webPort }, ...others]
  const startTimeoutMs = 60_000 * parseMinutes(env.START_TIMEOUT_MINUTES)
  const ports = { webPort, platformPort, providerPort }
  return { host, shops, ...ports, dataDirectory, databaseUrl, startTimeoutMs }
}

/** @param {string | undefined} text */
function parseMinutes(text = '') {
  if (text === '') return 10
  const minutes = Number(text)
  if (/^\d{1,4}$/.test(text) && minutes > 0) return minutes
  throw new SetupError(
    `START_TIMEOUT_MINUTES=${text} is no limit: use whole minutes from 1 to 9999.`,
  )
}

/**
 * The parts of a PostgreSQL address. Its password never shows in a message.
 *
 * @param {string} text
 */
export function parseDatabaseUrl(text) {
  const problem = 'DATABASE_URL is not a PostgreSQL address: write postgres://user@host:5432/name.'
  if (!URL.canParse(text)) throw new SetupError(problem)
  const url = new URL(text)
  if (!['postgres:', 'postgresql:'].includes(url.protocol)) throw new SetupError(problem)
  const port = url.port === '' ? 5432 : Number(url.port)
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port }
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} byDefault
 */
function parsePort(name, text, byDefault) {
  if (text === undefined || text === '') return byDefault
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new SetupError(`${name}=${text} is not a port: use a whole number from 1 to 65535.`)
  }
  if (blockedPorts.has(port)) {
    throw new SetupError(`${name}=${port} is a port that browsers refuse: choose another one.`)
  }
  return port
}

/** @param {string} folder */
function assertWritable(folder) {
  try {
    createFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    throw new SetupError(`DATA_DIR ${folder} cannot be written (${code}): choose another folder.`)
  }
}

/**
 * One level at a time: `mkdir` with `recursive` never returns below a folder such as /proc that
 * denies having the parent that it was just told to create.
 *
 * @param {string} folder
 */
function createFolder(folder) {
  if (!existsSync(dirname(folder))) createFolder(dirname(folder))
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    mkdirSync(folder, { mode: 0o700 })
  }
}
