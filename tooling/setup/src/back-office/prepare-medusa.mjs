import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logsFolder } from '../repository-root.mjs'
import { runStep } from '../processes/run-step.mjs'

/**
 * @typedef {object} MedusaOptions
 * @property {string} root
 * @property {import('./read-back-office-settings.mjs').BackOfficeSettings} settings
 * @property {string} databaseUrl
 * @property {import('../processes/create-progress.mjs').Progress} progress
 * @property {AbortSignal} signal
 */

/**
 * Where Medusa is installed: outside of the workspace's packages, with a lockfile of its own.
 *
 * @param {string} folder
 */
export function medusaFolder(folder) {
  return join(folder, 'medusa')
}

/**
 * What Medusa reads from its environment.
 *
 * @param {Pick<MedusaOptions, 'settings' | 'databaseUrl'>} options
 * @returns {NodeJS.ProcessEnv}
 */
export function medusaEnv({ settings, databaseUrl }) {
  const { medusaPort, medusaUrl, connectorPort, secrets } = settings
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(medusaPort),
    BACKEND_URL: medusaUrl,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: secrets.jwt,
    COOKIE_SECRET: secrets.cookie,
    CONNECTOR_URL: `http://127.0.0.1:${connectorPort}/medusa`,
    CONNECTOR_SECRET: secrets.events,
    MEDUSA_DISABLE_TELEMETRY: 'true',
    // Without a line for each call.
    LOG_LEVEL: 'warn',
    ...(process.env.npm_config_registry && {
      npm_config_registry: process.env.npm_config_registry,
    }),
  }
}

/**
 * Installs the pinned Medusa, creates its tables and the owner's login, and builds its admin; each
 * once, and again when its template has changed.
 *
 * @param {MedusaOptions} options
 */
export async function prepareMedusa({ root, settings, databaseUrl, progress, signal }) {
  const template = join(root, 'apps', 'connector-medusa', 'back-office')
  const folder = medusaFolder(settings.folder)
  const env = medusaEnv({ settings, databaseUrl })
  cpSync(template, folder, { recursive: true })

  /**
   * @param {{ name: string, mark: string, version: string, command: string[], log: string }} step
   */
  const once = async ({ name, mark, version, command, log }) => {
    const file = join(settings.folder, `${mark}.done`)
    if (existsSync(file) && readFileSync(file, 'utf8') === version) return
    await progress.during(name, () =>
      runStep({
        name,
        command,
        root,
        cwd: folder,
        env,
        logFile: join(logsFolder(root), log),
        signal,
      }),
    )
    writeFileSync(file, version)
    progress.say(`${name}: ready`)
  }
  const packages = digestOf(join(template, 'package-lock.json'))
  await once({
    name: 'Medusa: installing (1,090 packages, 0.7 GB)',
    mark: 'installed',
    version: packages,
    command: ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'],
    log: 'back-office-install.log',
  })
  await once({
    name: 'Medusa: creating its tables',
    mark: 'migrated',
    version: `${packages} ${databaseName(databaseUrl)}`,
    command: ['npx', 'medusa', 'db:migrate'],
    log: 'back-office-tables.log',
  })
  await once({
    name: 'Medusa: creating your login',
    mark: 'login',
    version: `${settings.email} ${databaseName(databaseUrl)}`,
    command: loginCommand(settings),
    log: 'back-office-login.log',
  })
  await once({
    name: 'Medusa: building its admin (needs 1.8 GB of memory)',
    mark: 'built',
    version: `${packages} ${digestOf(join(template, 'medusa-config.ts'))}`,
    command: ['npx', 'medusa', 'build'],
    log: 'back-office-build.log',
  })
  // `medusa start` looks for the admin there.
  const shown = join(folder, 'public')
  if (!existsSync(shown)) symlinkSync(join('.medusa', 'server', 'public'), shown)
}

/**
 * Creates the owner's login. One in 64 made-up passwords begins with a dash: only after `=` it is
 * not taken for an option.
 *
 * @param {{ email: string, password: string }} settings
 */
export function loginCommand({ email, password }) {
  return ['npx', 'medusa', 'user', `--email=${email}`, `--password=${password}`]
}

/** Without the port, which an own server gets anew at each start. @param {string} url */
function databaseName(url) {
  return new URL(url).pathname
}

/** @param {string} file */
function digestOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
