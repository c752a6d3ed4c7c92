import { repositoryRoot as root } from './src/repository-root.mjs'
import { checkSettings, prepareWorkspace } from './src/workspace/prepare-workspace.mjs'
import { chooseShops } from './src/shop/choose-shops.mjs'
import { runProgram } from './src/processes/run-program.mjs'
import { describeShopServers } from './src/shop/describe-shop-servers.mjs'
import { checkTexts } from './src/shop/run-storefront-command.mjs'
import { superviseServers } from './src/processes/supervise-servers.mjs'
import { watchOperations } from './src/processes/watch-operations.mjs'

await runProgram(async ({ progress, signal }) => {
  const context = { root, env: process.env, progress, signal }
  const shops = chooseShops(process.argv.slice(2))
  const settings = await checkSettings({ ...context, shops })
  const env = await prepareWorkspace(context)
  for (const shop of shops) {
    for (const line of await checkTexts(root, shop)) progress.say(`${shop.name}: ${line}`)
  }
  const servers = describeShopServers({ root, settings, env, mode: 'development' })
  await superviseServers({
    servers: servers.map((server) => ({
      ...server,
      echo: (line) => progress.plain(`${server.name.toLowerCase().padEnd(8)} | ${line}`),
    })),
    progress,
    signal,
    readyTimeoutMs: settings.startTimeoutMs,
    // The shop has read its first page's modules by the time that the platform has made its tables.
    onReady: () => {
      watchOperations({ root, env, progress, signal })
      progress.plain(
        `\n  Shop, reloading as you save: http://${settings.host}:${settings.webPort}/`,
      )
      progress.plain(
        `  Platform: http://127.0.0.1:${settings.platformPort}/   Ctrl-C stops them.\n`,
      )
    },
  })
})
