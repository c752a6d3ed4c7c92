import { join } from 'node:path'
import { buildServiceWorker } from '@floga/pwa/vite'
import { linaria } from '@floga/remix-server/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const dist = join(import.meta.dirname, 'dist')

export default defineConfig({
  plugins: [
    react(),
    linaria(),
    {
      name: 'service-worker',
      apply: 'build',
      async closeBundle() {
        await buildServiceWorker({
          clientFolder: dist,
          outFolder: join(dist, 'worker'),
          settings: {
            prefix: 'consumer',
            imageFolders: [],
            images: [],
            offlinePages: [],
            personalPaths: [],
            sessionEnds: [],
            limits: {
              pages: { entries: 10, bytes: 1_000_000 },
              images: { entries: 10, bytes: 1_000_000 },
            },
            documentTimeoutMs: 3_000,
          },
        })
      },
    },
  ],
})
