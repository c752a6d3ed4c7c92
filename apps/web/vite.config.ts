import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { vitePlugin as remix } from '@remix-run/dev'
import { lateScripts } from '@floga/remix-server/app'
import {
  checkMessages,
  compileRoutesOnce,
  compileWords,
  createSharedChunks,
  guardedReload,
  inlineScripts,
  leaveFormerBuilds,
  linaria,
  minifyFurther,
  shortStyleNames,
  subsetFonts,
  withoutDevelopment,
  withoutUnusedRemix,
} from '@floga/remix-server/vite'
import { layerNames } from '@floga/ui/layers'
import * as tokens from '@floga/ui/tokens'
import { defineConfig } from 'vite'

import { compileTenantMessages, messageAreas, messageSources } from './tenants/message-areas.js'
import { tenantAlias, tenantFolder } from './tenants/tenant-alias.js'
import { tenantTheme } from './tenants/tenant-theme.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** By use: what the frame of every page needs; what pages of one kind share. What a few pages need is left to them. */
const manualChunks = createSharedChunks({
  chunks: {
    // A sheet of its own: the server writes it into pages whole.
    fonts: /\/packages\/ui\/src\/fonts\.css$|\/@fontsource[^/]*\/.+\.css$/,
    // Asked for by a page with a form, and by the account.
    forms:
      /\/app\/shell\/forms\/(?!field-names|send-form|form-(page|sent)|shop-form\.styles)|\/node_modules\/@conform-to\/|\/ui\/src\/components\/(error-summary|fieldset|phone-field|radio-group)\//,
    // Forms need it, and the cart page.
    rules:
      /\/node_modules\/valibot\/|\/platform-contract\/src\/lib\/(input-rules|mask-card-numbers)/,
    // Asked for by lists of products.
    lists:
      /\/ui\/src\/components\/(active-filters|chip|facet-group|filter-drawer|pagination|price-range-field|result-bar|sort-select|toggle-button|view-toggle)\//,
    // Shown by whatever page has cards of products.
    cards:
      /\/ui\/src\/(components\/(add-to-cart|availability|price|product-card|section-heading)\/|components\/variant-picker\/swatch|lib\/split-amount)|\/app\/(cart\/(cards|cart)-form|catalogue\/cards\/|wiring\/catalogue\/to-card-data)|\/cart-core\/src\/lib\/cart-fields/,
    // What home, categories, brands and offers show beside cards.
    tiles: /\/ui\/src\/components\/(brand-tile|link-card|promotion-card|scroll-row)\//,
    // The drawer, fetched when it is about to be opened, and the cart page.
    cart: /\/app\/cart\/(cart-(lines|merge-notice)|free-shipping|line-|undo-notice|shared\/sharing-(bar|over))|\/ui\/src\/components\/(cart-line|progress)\//,
    // Fetched once a page stands.
    changes:
      /\/packages\/cart-core\/src\/lib\/(?!cart-fields|changes\/to-cart-fields|shared\/)|\/app\/cart\/changes\/(open-cart|cart-transport)/,
    session:
      /\/packages\/session-core\/src\/lib\/((browser\/(?!use-session))|machine\/|server\/|transport\/)/,
    shop: /\/packages\/(ui|i18n|cart-core|session-core|browser-storage|remix-server)\/src\/|\/pwa\/src\/lib\/browser\/capture|\/node_modules\/(jotai|@linaria)\/|\/apps\/web\/(tenants\/(?!\w+\/generated\/(?:\w+\/)?messages\.)|app\/(shell\/(?!forms\/(?!field-names))|session\/|wiring\/|cart\/(?!page|copy)|catalogue\/search\/(?!autocomplete|to-)|newsletter\/newsletter-box|pwa\/(app-starter|captured|use-view)))/,
  },
  alone: [
    // These have entries of their own, so that only the pages which need them pay.
    /\/packages\/ui\/src\/(components\/(activity-log|app-notice|avatar|checkbox|comparison-table|date-picker|gallery|instalments-table|lightbox|measurements|people-list|share-button|share-dialog|suggestion-list|table)\/|lib\/(use-covered-size|zoom))/,
    // Shown on a few pages, or in a part that is fetched later.
    /\/ui\/src\/components\/(banner|carousel|dialog|drawer|feature-strip|hero|order-summary|quantity-field|select|steps|tile|variant-picker\/variant-picker)|\/ui\/src\/lib\/use-(focusable-scroll|modal)/,
    /\/app\/(session\/(member-layout|open-browser-session)|cart\/(cart-drawer|totals-rows)|shell\/(email-link\/|drawn-ahead\/(draw-page|open-drawn-page)|forms\/(form-(page|sent)|shop-form\.styles)|page\/(contact-b|instalment-plans|logo-bar|rich-text)))/,
    // Fetched where visitors are asked about cookies.
    /\/app\/(shell\/layout\/(consent-bar|visit-events|to-(page|cart)-events)|wiring\/consent\/)|\/ui\/src\/(components\/cookie-bar\/)?cookie-bar\.tsx?$/,
    // Of the cart page as well, which is drawn with it.
    /\/cart-core\/src\/lib\/(cart\.|money|changes\/(optimistic-cart|parse-quantity))/,
    // Loaded where a cart is shared.
    /\/packages\/cart-core\/src\/(shared-cart\.|lib\/shared\/)|\/app\/(wiring\/cart\/copy-items|cart\/shared\/(?!sharing-(bar|over)|shared-cart-atom|is-open-sharing|erase-shared-cart))/,
  ],
})

/** Folders of files with styles. */
const styledFolders = ['app', 'tenants', '../../packages/ui/src'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

/** The custom properties that tokens stand for. */
const tokenProperties = [...new Set(JSON.stringify(tokens).match(/--floga-[\w-]+/g))]

const future = {
  v3_fetcherPersist: true,
  // All routes are known at once: two dozen are smaller than the requests that would ask for them.
  v3_lazyRouteDiscovery: false,
  v3_relativeSplatPath: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
} as const

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      future,
      serverModuleFormat: 'esm',
    }),
    withoutDevelopment(),
    withoutUnusedRemix(future),
    compileRoutesOnce(),
    minifyFurther({
      chunks: [
        'framework',
        'shop',
        'cards',
        'tiles',
        'lists',
        'sortable-list',
        'search-address',
        'product-page',
        'home-page',
        'category-page',
        'products-page',
        'shopping-cart-page',
        'cart',
        'drawer',
        'instalment-plans',
        'modal-sheet',
        'product-list',
        'quantity-field',
        'select',
        'use-comparison',
        'use-modal',
      ],
    }),
    inlineScripts({ 'virtual:late-scripts': lateScripts }),
    linaria({ folders: styledFolders }),
    shortStyleNames({ layers: layerNames, properties: tokenProperties }),
    tenantTheme(),
    // Prices stand in figures of one width.
    subsetFonts({ features: ['kern', 'tnum'] }),
    guardedReload(),
    leaveFormerBuilds(),
    compileWords({ sources: messageSources(), compile: compileTenantMessages }),
    checkMessages({
      areaOfKey: messageAreas(),
      messages: /\/generated\/(?:\w+\/)?messages\./,
      shared: 'shell',
    }),
  ],
  publicDir: join(tenantFolder(), 'public'),
  resolve: { alias: tenantAlias() },
  build: {
    // Fonts stay files of their own, so that a page's CSS is small and fonts are cached for ever.
    assetsInlineLimit: 0,
    cssMinify: true,
    // The first browsers with cascade layers: others have no styles of the shop. Styles are written as before.
    target: ['chrome99', 'edge99', 'firefox97', 'safari15.4'],
    cssTarget: ['es2020', 'edge88', 'firefox78', 'chrome87', 'safari14'],
    sourcemap: false,
    ...(isSsrBuild
      ? {}
      : { rollupOptions: { output: { manualChunks, onlyExplicitManualChunks: true } } }),
  },
  ssr: {
    // Workspace packages are TypeScript sources; everything else is loaded by Node as it is.
    noExternal: [/^@floga\//],
  },
}))
