import { vitePlugin as remix } from '@remix-run/dev'
import { createSharedChunks, guardedReload, linaria } from '@floga/remix-server/vite'
import { defineConfig } from 'vite'

import { tenantAlias } from './tenants/tenant-alias.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** What every page needs; what a single page needs stays with that page. */
const manualChunks = createSharedChunks({
  chunks: {
    // A sheet of its own: the server writes it into pages whole.
    fonts: /\/packages\/ui\/src\/fonts\.css$/,
    shop: /\/packages\/(ui|i18n|cart-core)\/src\/|\/apps\/web\/app\/(shell|session|cart(?!\/page))\//,
  },
  alone: [
    // These have entries of their own, so that only the pages which need them pay.
    /\/packages\/ui\/src\/(components\/(lightbox|date-picker)|lib\/zoom)/,
    // Fetched when the search field is first used.
    /\/app\/catalogue\/search\/autocomplete\./,
    // Fetched once a page stands.
    /\/app\/session\/open-browser-session\./,
  ],
})

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
  resolve: { alias: tenantAlias() },
  build: {
    // Fonts stay files of their own, so that a page's CSS is small and fonts are cached for ever.
    assetsInlineLimit: 0,
    cssMinify: true,
    sourcemap: false,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks } } }),
  },
  ssr: {
    // Workspace packages are TypeScript sources; everything else is loaded by Node as it is.
    noExternal: [/^@floga\//],
  },
}))
