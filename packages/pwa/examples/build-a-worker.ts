import { buildServiceWorker } from '@floga/pwa/vite'

/** After the browser's build. */
export const known = await buildServiceWorker({
  clientFolder: 'build/client',
  outFolder: 'build/worker',
  settings: {
    prefix: 'shop',
    imageFolders: ['/assets/shop/'],
    images: ['/assets/shop/logo.svg'],
    offlinePages: [{ below: '/', path: '/offline' }],
    personalPaths: ['/account', '/orders', '/checkout'],
    sessionEnds: ['/auth/logout'],
    limits: {
      pages: { entries: 60, bytes: 12_000_000 },
      images: { entries: 300, bytes: 24_000_000 },
    },
    documentTimeoutMs: 4_000,
  },
})
