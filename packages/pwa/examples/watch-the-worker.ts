import { readSeenPages, watchServiceWorker } from '@floga/pwa/browser'

const worker = await watchServiceWorker({
  window,
  onUpdate: () => console.log('a new version waits'),
})
worker?.keepPage({
  path: location.pathname,
  images: [],
  shownAtMs: performance.timeOrigin,
})

export const seen = await readSeenPages({ caches, prefix: 'shop', parser: new DOMParser() })
