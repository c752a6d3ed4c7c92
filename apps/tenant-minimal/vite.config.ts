import { linaria, subsetFonts } from '@floga/remix-server/vite'
import { storefrontVite } from '@floga/storefront/vite'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

export default defineConfig({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
      serverModuleFormat: 'esm',
    }),
    linaria(),
    storefrontVite(),
    subsetFonts(),
  ],
  build: { assetsInlineLimit: 0 },
})
