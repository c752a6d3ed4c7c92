import { compressFiles } from '@floga/remix-server/vite'
import { storefrontVite } from '@floga/storefront/vite'
import { build } from 'vite'

await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [storefrontVite()],
  build: { ssr: 'server/main.ts', outDir: 'build/http', target: 'node20' },
})
await compressFiles('build/client')
