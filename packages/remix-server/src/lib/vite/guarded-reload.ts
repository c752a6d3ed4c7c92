import type { Plugin } from 'vite'

const unguarded = 'window.location.reload();'

const guarded = `
    const lost = new Event('vite:preloadError', { cancelable: true });
    lost.payload = error;
    if (window.dispatchEvent(lost)) return { default() { throw error; } };`

/**
 * Lets the app decide what happens when the module of a page cannot be loaded. The router would load the page again, each
 * time anew; now it asks first, as every other import does, and where nobody reloads the page fails as it is drawn: an
 * error earlier than that would leave the router with an empty document.
 */
export function guardedReload(): Plugin {
  return {
    name: 'floga:guarded-reload',
    apply: 'build',
    transform(code, id) {
      return id.endsWith('/@remix-run/react/dist/esm/routeModules.js') ? guardReload(code) : null
    },
  }
}

/** @throws when the router's source is no longer what it was. */
export function guardReload(code: string): string {
  const parts = code.split(unguarded)
  if (parts.length !== 2) {
    throw new Error(`The router reloads in ${parts.length - 1} places instead of one. Look at it.`)
  }
  return parts.join(guarded)
}
