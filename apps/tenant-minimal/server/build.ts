import { compressFiles } from '@floga/remix-server/vite'
import { build } from 'vite'

await build({
  configFile: false,
  logLevel: 'warn',
  build: { ssr: 'server/main.ts', outDir: 'build/http', target: 'node20' },
})
await compressFiles('build/client')
