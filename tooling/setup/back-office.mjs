import { join } from 'node:path'
import { connectMedusa } from './src/back-office/connect-medusa.mjs'
import { medusaEnv, medusaFolder, prepareMedusa } from './src/back-office/prepare-medusa.mjs'
import { readBackOfficeSettings } from './src/back-office/read-back-office-settings.mjs'
import { startBackOfficeDatabase } from './src/back-office/start-back-office-database.mjs'
import { isReachable } from './src/processes/ports.mjs'
import { runProgram } from './src/processes/run-program.mjs'
import { runStep } from './src/processes/run-step.mjs'
import { superviseServers } from './src/processes/supervise-servers.mjs'
import { logsFolder, repositoryRoot as root } from './src/repository-root.mjs'
import { SetupError } from './src/setup-error.mjs'
import { chooseShops } from './src/shop/choose-shops.mjs'
import { readSettings } from './src/shop/read-settings.mjs'
import { prepareWorkspace } from './src/workspace/prepare-workspace.mjs'

await runProgram(async ({ progress, signal }) => {
  const context = { root, env: process.env, progress, signal }
  const [shop] = chooseShops(process.argv.slice(2))
  const { platformPort, dataDirectory } = readSettings(process.env, root, shop && [shop])
  const settings = await readBackOfficeSettings(context)
  if (!(await isReachable({ host: '127.0.0.1', port: platformPort, timeoutMs: 3000 }))) {
    throw new SetupError(
      `The shop does not run: no platform responds on port ${platformPort}. Start it with npm start in another terminal, then run this again.`,
    )
  }
  const tenant = process.env.TENANT || shop?.name || 'floga'
  const toolEnv = await prepareWorkspace(context)
  await progress.during('Build: connector', () =>
    runStep({
      name: 'Building the connector',
      command: ['turbo', 'run', 'build', '--filter=@floga/connector-medusa'],
      root,
      logFile: join(logsFolder(root), 'build-connector.log'),
      env: toolEnv,
      signal,
    }),
  )
  const database = await startBackOfficeDatabase({
    folder: settings.folder,
    databaseUrl: settings.databaseUrl,
    env: process.env,
  })
  progress.say(`PostgreSQL: ${database.isNew ? 'a new database' : 'ready'}`)
  try {
    const medusa = { ...context, settings, databaseUrl: database.url }
    await prepareMedusa(medusa)
    /** @type {NodeJS.ProcessEnv} Complete when the keys exist, before the connector starts. */
    const connectorEnv = {}
    const abort = new AbortController()
    const connected = connectMedusa({
      ...medusa,
      signal: AbortSignal.any([signal, abort.signal]),
      platformPort,
      dataDirectory,
      tenant,
    }).then((env) => Object.assign(connectorEnv, env))
    try {
      await superviseServers({
        servers: [
          {
            name: 'Medusa',
            root,
            cwd: medusaFolder(settings.folder),
            command: ['npx', 'medusa', 'start'],
            env: medusaEnv(medusa),
            readyUrl: `http://127.0.0.1:${settings.medusaPort}/health`,
            logFile: join(logsFolder(root), `medusa-${settings.medusaPort}.log`),
          },
          {
            name: 'Connector',
            root,
            cwd: join(root, 'apps', 'connector-medusa'),
            command: [process.execPath, 'dist/main.js'],
            env: connectorEnv,
            readyUrl: `http://127.0.0.1:${settings.connectorPort}/readyz`,
            logFile: join(logsFolder(root), `connector-${settings.connectorPort}.log`),
            after: connected,
          },
        ],
        progress,
        signal,
        onReady: () => {
          progress.plain('')
          progress.plain(`  Back office  ${settings.medusaUrl}/app`)
          progress.plain(`  Login        ${settings.email}`)
          progress.plain(
            settings.isNewPassword
              ? `  Password     ${settings.password} (also in ${join(settings.folder, 'secrets.json')})`
              : `  Password     in ${join(settings.folder, 'secrets.json')}`,
          )
          progress.plain('  Ctrl-C stops it; the shop sells on.')
          progress.plain('')
        },
      })
    } finally {
      abort.abort()
    }
  } finally {
    await database.stop()
  }
})
