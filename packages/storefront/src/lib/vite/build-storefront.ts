import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServiceWorker } from '@floga/pwa/vite'
import { checkScriptSizes, compressFiles } from '@floga/remix-server/vite'
import type { ScriptBudgets } from '@floga/remix-server/vite'
import type { ServerBuild } from '@remix-run/node'
import { build, mergeConfig } from 'vite'
import type { UserConfig } from 'vite'

import type { Storefront } from '../create-storefront.js'
import { workerSettings } from './worker-settings.js'

export interface BuildStorefrontOptions {
  /** Module that exports `shop`, which the server serves, from the folder: `app/shop.ts`. */
  shopModule: string
  /** Folder of the app, in which `remix vite:build` has written `build`. */
  folder: string
  /** Settings of the app's own for the server, such as aliases of its imports. @default none */
  vite?: UserConfig
  /** What the scripts of pages may weigh. @default unlimited */
  scriptBudgets?: ScriptBudgets
}

/**
 * Builds what Remix does not: the HTTP server of `server/main.ts`, the service worker of a shop with
 * `app`, and compressed files.
 */
export async function buildStorefront({
  folder,
  shopModule,
  vite = {},
  scriptBudgets,
}: BuildStorefrontOptions): Promise<void> {
  const [client, worker] = [join(folder, 'build', 'client'), join(folder, 'build', 'worker')]
  // Vite bundles linked packages, which are TypeScript sources, as well. Others stay outside: from
  // the bundle, their own dependencies would resolve to other versions.
  const server: UserConfig = {
    root: folder,
    logLevel: 'warn',
    ssr: { noExternal: ['@floga/storefront', 'lru-cache'], target: 'node' },
    build: {
      ssr: true,
      rollupOptions: { input: { main: 'server/main.ts', shop: shopModule } },
      outDir: 'build/http',
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
  }
  await build({ ...mergeConfig(server, vite), configFile: false })
  const { shop } = await importBuilt<{ shop: Storefront }>(folder, 'http/shop.js')
  await compressFiles(client)
  if (shop.app) {
    await buildServiceWorker({
      clientFolder: client,
      outFolder: worker,
      settings: workerSettings(shop),
      // Styles that the server has in pages already.
      exclude: (name) => name.startsWith('server-build'),
    })
    await compressFiles(worker)
  }
  if (!scriptBudgets) return
  const { assets } = await importBuilt<ServerBuild>(folder, 'server/index.js')
  const report = await checkScriptSizes({ folder: client, assets, budgets: scriptBudgets })
  process.stdout.write(`${report}\n`)
}

async function importBuilt<Module>(folder: string, name: string): Promise<Module> {
  return (await import(pathToFileURL(join(folder, 'build', name)).href)) as Module
}
