import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { buildServiceWorker } from '@floga/pwa/vite'
import { checkScriptSizes, compressFiles } from '@floga/remix-server/vite'
import type { ServerBuild } from '@remix-run/node'
import { build } from 'vite'

import type * as TenantFile from '#tenant/tenant.js'
import { tenantAlias, tenantFolder, tenantMessages } from '../tenants/tenant-alias.js'
import { scriptBudgets } from './script-budgets.js'
import { workerSettings } from './worker-settings.js'

const webFolder = fileURLToPath(new URL('..', import.meta.url))

// The HTTP side is bundled with the workspace's sources in it; packages that the shop depends on
// itself stay outside.
await build({
  root: webFolder,
  configFile: false,
  logLevel: 'warn',
  plugins: [tenantMessages()],
  resolve: { alias: tenantAlias() },
  ssr: { noExternal: [/^@floga\//], target: 'node' },
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/http',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
})
const { tenant } = (await import(join(tenantFolder(), 'tenant.ts'))) as typeof TenantFile
const clientFolder = join(webFolder, 'build', 'client')
const workerFolder = join(webFolder, 'build', 'worker')
await buildServiceWorker({
  clientFolder,
  outFolder: workerFolder,
  settings: workerSettings(tenant),
  // Styles that the server has in pages already.
  exclude: (name) => name.startsWith('server-build'),
})
await compressFiles(clientFolder)
await compressFiles(workerFolder)
const { assets } = (await import(join(webFolder, 'build', 'server', 'index.js'))) as ServerBuild
const report = await checkScriptSizes({ folder: clientFolder, assets, budgets: scriptBudgets })
process.stdout.write(`${report}\n`)
