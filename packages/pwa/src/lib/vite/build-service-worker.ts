import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'
import type { WorkerSettings } from '../worker-settings.js'

export interface BuildServiceWorkerOptions {
  /** Folder of Vite's client build; the worker precaches the listed ones of `assets` in it. */
  clientFolder: string
  /** Where the two workers go: `on/sw.js` runs, `off/sw.js` takes an earlier one away. */
  outFolder: string
  settings: Omit<WorkerSettings, 'build' | 'files'>
  /** Files of the build that are never requested. @default none */
  exclude?: (name: string) => boolean
}

/**
 * Bundles a site's service worker into one file, with the names of the build's files in it, and the
 * one that removes it.
 *
 * @returns The worker's settings.
 */
export async function buildServiceWorker(
  options: BuildServiceWorkerOptions,
): Promise<WorkerSettings> {
  const { clientFolder, outFolder, exclude = () => false } = options
  const names = (await readdir(join(clientFolder, 'assets')))
    .filter((name) => /\.(js|css|woff2)$/.test(name) && !exclude(name))
    .toSorted()
  const settings: WorkerSettings = {
    ...options.settings,
    build: createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12),
    files: names.map((name) => `/assets/${name}`),
  }
  await bundle(
    join(outFolder, 'on'),
    `import { startServiceWorker } from ${worker}
startServiceWorker(self, ${JSON.stringify(settings)})`,
  )
  await bundle(
    join(outFolder, 'off'),
    `import { removeServiceWorker } from ${worker}
removeServiceWorker(self, ${JSON.stringify(settings.prefix)})`,
  )
  return settings
}

/** This package's own module: the site may not depend on the package itself. */
const worker = JSON.stringify(createRequire(import.meta.url).resolve('@floga/pwa/worker'))

async function bundle(outDir: string, code: string): Promise<void> {
  const id = '\0service-worker'
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The libraries include development code unless in production.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: 'service-worker',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
    plugins: [
      {
        name: 'floga:service-worker',
        resolveId: (source) => (source === 'service-worker' ? id : null),
        load: (asked) => (asked === id ? code : null),
      },
    ],
  })
}
