import { join } from 'node:path'
import { logsFolder, repositoryRoot as root } from './src/repository-root.mjs'
import { checkSettings, prepareWorkspace } from './src/workspace/prepare-workspace.mjs'
import { runProgram } from './src/processes/run-program.mjs'
import { runStep } from './src/processes/run-step.mjs'
import { describeShopServers } from './src/shop/describe-shop-servers.mjs'
import { superviseServers } from './src/processes/supervise-servers.mjs'

await runProgram(async ({ progress, signal }) => {
  const context = { root, env: process.env, progress, signal }
  const settings = await checkSettings(context)
  progress.say(`Node ${process.versions.node}, full output in .data/logs`)
  const env = await prepareWorkspace(context)

  await progress.during('Build: shop, platform and payment sandbox', () =>
    runStep({
      name: 'Building shop, platform and payment sandbox',
      command: [
        'turbo',
        'run',
        'build',
        '--filter=@floga/platform',
        '--filter=@floga/payment-sandbox',
        '--filter=@floga/web',
      ],
      root,
      logFile: join(logsFolder(root), 'build.log'),
      env,
      signal,
    }),
  )
  progress.say('Build: ready')

  const servers = describeShopServers({ root, settings, env, mode: 'production' })
  await superviseServers({
    servers,
    progress,
    signal,
    onReady: () => {
      progress.plain('')
      progress.plain(`  Shop      http://${settings.host}:${settings.webPort}/ (English: /en)`)
      progress.plain(`  Platform  http://127.0.0.1:${settings.platformPort}/`)
      if (settings.providerPort !== undefined) {
        progress.plain(
          `  Payments  http://127.0.0.1:${settings.providerPort}/ (a sandbox: no money moves)`,
        )
      }
      progress.plain('  Ctrl-C stops them.')
      progress.plain('')
    },
  })
})
