import { join } from 'node:path'
import { logsFolder, repositoryRoot as root } from './src/repository-root.mjs'
import { checkSettings, prepareWorkspace } from './src/workspace/prepare-workspace.mjs'
import { chooseShops } from './src/shop/choose-shops.mjs'
import { runProgram } from './src/processes/run-program.mjs'
import { runStep } from './src/processes/run-step.mjs'
import { describeShopServers } from './src/shop/describe-shop-servers.mjs'
import { checkTexts } from './src/shop/run-storefront-command.mjs'
import { superviseServers } from './src/processes/supervise-servers.mjs'

await runProgram(async ({ progress, signal }) => {
  const context = { root, env: process.env, progress, signal }
  const shops = chooseShops(process.argv.slice(2))
  const settings = await checkSettings({ ...context, shops })
  progress.say(`Node ${process.versions.node}, full output in .data/logs`)
  const env = await prepareWorkspace(context)
  for (const shop of shops) {
    for (const line of await checkTexts(root, shop)) progress.say(`${shop.name}: ${line}`)
  }

  const webTenant = shops.find((shop) => shop.webTenant !== undefined)?.webTenant

  /**
   * @param {string} what
   * @param {string} log
   * @param {...string} packages
   */
  const build = async (what, log, ...packages) => {
    const name = `Build: ${what}`
    await progress.during(name, () =>
      runStep({
        name: `Building ${what}`,
        command: ['turbo', 'run', 'build', ...packages.map((one) => `--filter=${one}`)],
        root,
        logFile: join(logsFolder(root), log),
        env: { ...env, ...(webTenant === undefined ? {} : { FLOGA_TENANT: webTenant }) },
        signal,
      }),
    )
    progress.say(`${name}: ready`)
  }
  await build(
    'platform and payment sandbox',
    'build-platform.log',
    '@floga/platform',
    '@floga/payment-sandbox',
  )
  // The first start of the platform imports the catalogue, and the shop's build takes longest: side by side.
  const owners = shops.map(({ owner }) => owner)
  const shopBuild = build(shops.length > 1 ? 'shops' : 'shop', 'build-shop.log', ...owners)

  const servers = describeShopServers({ root, settings, env, mode: 'production' }).map((server) =>
    server.name.startsWith('Shop') ? { ...server, after: shopBuild } : server,
  )
  await superviseServers({
    servers,
    progress,
    signal,
    readyTimeoutMs: settings.startTimeoutMs,
    // Payments and shop have read their files by the time that the platform has opened its database.
    onReady: () => {
      progress.plain('')
      for (const { name, port } of settings.shops ?? []) {
        progress.plain(`  Shop      http://${settings.host}:${port}/ (${name})`)
      }
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
