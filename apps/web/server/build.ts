import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { compressFiles } from '@floga/remix-server/vite'
import { build } from 'vite'

import { tenantAlias } from '../tenants/tenant-alias.js'

const webFolder = fileURLToPath(new URL('..', import.meta.url))

// The HTTP side is bundled with the workspace's sources in it; packages that the shop depends on itself stay outside.
await build({
  root: webFolder,
  configFile: false,
  logLevel: 'warn',
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
await compressFiles(join(webFolder, 'build', 'client'))
