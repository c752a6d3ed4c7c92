import type { BuildServiceWorkerOptions } from '@floga/pwa/vite'

import type { Storefront } from '../create-storefront.js'
import { pathsOf } from '../routes/paths-of.js'

const MEGABYTE = 1024 * 1024

/** Settings of a shop's service worker: cached and never cached paths. */
export function workerSettings(shop: Storefront): BuildServiceWorkerOptions['settings'] {
  const { id, mark, logo, locales } = shop
  return {
    prefix: id,
    imageFolders: [`/assets/${id}/`],
    images: logo ? [logo.src, mark] : [mark],
    offlinePages: locales.all.map(({ code }) => ({
      below: locales.localizePath('/', code),
      path: locales.localizePath('/offline', code),
    })),
    // Their responses forbid caching themselves; this protects against one that forgets to.
    personalPaths: pathsOf(shop).personal,
    sessionEnds: ['/auth/logout', '/session/end'],
    limits: {
      pages: { entries: 60, bytes: 12 * MEGABYTE },
      images: { entries: 300, bytes: 24 * MEGABYTE },
    },
    documentTimeoutMs: 4_000,
  }
}
