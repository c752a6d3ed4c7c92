import { join } from 'node:path'

import { vitePlugin as remix } from '@remix-run/dev'
import { linaria, subsetFonts } from '@floga/remix-server/vite'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { storefrontVite } from '@floga/storefront/vite'
import { defineConfig } from 'vite'
import type { BuildOptions } from 'vite'

import {
  messageFolders,
  tenantAlias,
  tenantFolder,
  tenantMessages,
} from './tenants/tenant-alias.js'
import { tenantTheme } from './tenants/tenant-theme.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** What every page runs, and components that most pages share, with all that these import. */
const shellModules =
  /\/app\/(root|entry\.client)\.tsx|\/storefront\/(src|dist)\/(layout|request|features\/catalogue\/cards)\//

/** Chunks by whole packages, and one of what every page runs: cached when a page changes. */
function manualChunks(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler|react-router(-dom)?|@remix-run)\//.test(id)) {
    return 'framework'
  }
  if (/\/node_modules\/(@conform-to|valibot)\//.test(id)) return 'forms'
  // Loaded later, in one file.
  if (/\/features\/app\/app-notices|\/node_modules\/(web-vitals|workbox-window)\//.test(id))
    return 'app'
  return shellModules.test(id) ? 'shell' : undefined
}

const browserBuild: BuildOptions = {
  // 4 % smaller than with esbuild, which cannot remove what jotai does in development alone.
  minify: 'terser',
  // For debugging a production build; the server does not serve them.
  sourcemap: 'hidden',
  // Bytes before minification: smaller chunks are merged into others, for fewer requests.
  rollupOptions: { output: { manualChunks, experimentalMinChunkSize: 2_000 } },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        // All routes are known at once: two dozen are smaller than the requests for them.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
      serverModuleFormat: 'esm',
    }),
    linaria(),
    storefrontVite({ messages: messageFolders(), generated: join(tenantFolder(), 'generated') }),
    tenantMessages(),
    tenantTheme(),
    // Prices are in figures of one width.
    subsetFonts({ features: ['kern', 'tnum'] }),
  ],
  publicDir: join(tenantFolder(), 'public'),
  resolve: { alias: tenantAlias() },
  build: {
    // Fonts stay separate files, so that a page's CSS is small and fonts are cached permanently.
    assetsInlineLimit: 0,
    target: browserslistToEsbuild(),
    ...(isSsrBuild ? {} : browserBuild),
  },
  ssr: {
    // Workspace packages are TypeScript sources; everything else is loaded by Node as it is.
    noExternal: [/^@floga\//],
  },
}))
