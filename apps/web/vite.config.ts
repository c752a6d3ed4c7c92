import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'

import { guardedReload } from '../../packages/remix-server/src/lib/vite/guarded-reload.js'
import { linaria } from '../../packages/remix-server/src/lib/vite/linaria.js'
import { sharedChunk } from '../../packages/remix-server/src/lib/vite/create-shared-chunks.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        // All routes are known at once: two dozen are smaller than the requests that would ask for them.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
      serverModuleFormat: 'esm',
    }),
    linaria(),
    guardedReload(),
  ],
  build: {
    // Fonts stay files of their own, so that a page's CSS is small and fonts are cached for ever.
    assetsInlineLimit: 0,
    cssMinify: true,
    sourcemap: false,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks: sharedChunk } } }),
  },
  ssr: {
    // Workspace packages are TypeScript sources; everything else is loaded by Node as it is.
    noExternal: [/^@floga\//],
  },
}))
