import type { BuildServiceWorkerOptions } from '@floga/pwa/vite'

import type { tenant } from '#tenant/tenant.js'
import { shopPaths } from '../app/wiring/site/shop-paths.js'

const MEGABYTE = 1024 * 1024

/** Settings of this shop's service worker: cached and never cached paths. */
export function workerSettings({
  id,
  locales,
  defaultLocale,
}: typeof tenant): BuildServiceWorkerOptions['settings'] {
  return {
    prefix: id,
    imageFolders: [`/assets/${id}/`],
    images: [`/assets/${id}/brand/logo.svg`, `/assets/${id}/brand/icon.svg`],
    offlinePages: locales.map(({ code }) =>
      code === defaultLocale
        ? { below: '/', path: '/offline' }
        : { below: `/${code}`, path: `/${code}/offline` },
    ),
    // Their responses forbid caching themselves; this protects against one that forgets to.
    personalPaths: shopPaths.personal,
    sessionEnds: ['/auth/logout', '/session/end'],
    limits: {
      pages: { entries: 60, bytes: 12 * MEGABYTE },
      images: { entries: 300, bytes: 24 * MEGABYTE },
    },
    documentTimeoutMs: 4_000,
  }
}
