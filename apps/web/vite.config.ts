import { join } from 'node:path'

import { vitePlugin as remix } from '@remix-run/dev'
import { createSharedChunks, guardedReload, linaria, subsetFonts } from '@floga/remix-server/vite'
import { defineConfig } from 'vite'

import { tenantAlias, tenantFolder } from './tenants/tenant-alias.js'

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
    // Asked for by a page with a form, and by the account.
    forms:
      /\/app\/shell\/(forms\/(?!honeypot|use-fetched-timestamp|send-form)|email-link\/)|\/node_modules\/(@conform-to|valibot)\/|\/platform-contract\/src\/lib\/(input-rules|mask-card-numbers)|\/ui\/src\/components\/(error-summary|fieldset|order-summary|phone-field|radio-group|steps)\//,
    // Asked for by lists of products.
    lists:
      /\/ui\/src\/components\/(active-filters|chip|facet-group|filter-drawer|pagination|price-range-field|result-bar|sort-select|toggle-button|view-toggle)\//,
    // Fetched once a page stands.
    session:
      /\/packages\/session-core\/src\/lib\/((browser\/(?!use-session))|machine\/|transport\/)/,
    shop: /\/packages\/(ui|i18n|cart-core|session-core|browser-storage)\/src\/|\/node_modules\/jotai\/|\/apps\/web\/(tenants\/(?!\w+\/generated)|app\/(shell|session|wiring|cart(?!\/(page|copy)))\/)/,
  },
  alone: [
    // Lists need it, and forms: neither of them all that the other has.
    /\/ui\/src\/components\/select\//,
    // These have entries of their own, so that only the pages which need them pay.
    /\/packages\/ui\/src\/(components\/(activity-log|app-notice|avatar|checkbox|comparison-table|date-picker|gallery|instalments-table|lightbox|measurements|people-list|share-button|share-dialog|suggestion-list|table|variant-picker)|lib\/(use-covered-size|zoom))/,
    // Fetched once a page stands.
    /\/app\/session\/open-browser-session\./,
    // Only frames of a few pages show it.
    /\/app\/shell\/page\/logo-bar\./,
    // Fetched where visitors are asked about cookies.
    /\/app\/(shell\/layout\/(consent-bar|visit-events|to-(page|cart)-events)|wiring\/consent\/)|\/ui\/src\/(components\/cookie-bar\/)?cookie-bar\.tsx?$/,
    // Shown on some pages.
    /\/app\/(wiring\/cart\/copy-items|shell\/page\/(instalment-plans|rich-text))\./,
    // Loaded where a cart is shared.
    /\/packages\/cart-core\/src\/(shared-cart\.|lib\/shared\/)/,
    /\/packages\/ui\/src\/(sharing\.|components\/(activity-log|avatar|people-list|share-dialog|suggestion-list)\/)/,
    /\/app\/cart\/shared\/(?!sharing-over|shared-cart-atom)/,
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
    // Prices stand in figures of one width.
    subsetFonts({ features: ['kern', 'tnum'] }),
    guardedReload(),
  ],
  publicDir: join(tenantFolder(), 'public'),
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
