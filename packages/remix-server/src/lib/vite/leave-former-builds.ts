import type { Plugin } from 'vite'

const asking = 'let res = await fetch(url, init);'

/** A page that is being left stays as it is; the browser brings the next one. */
const leaving = `${asking}
  const build = res.headers.get('x-build');
  if (!init.method && build && build !== window.__remixManifest.version
    && !window.dispatchEvent(new Event('floga:other-build', { cancelable: true }))) {
    return new Promise(() => {});
  }`

/**
 * Lets the app decide what happens when data for the next page come from another build of the shop: its own parts may not
 * know what to do with them, and the document that goes with them does.
 */
export function leaveFormerBuilds(): Plugin {
  return {
    name: 'floga:leave-former-builds',
    apply: 'build',
    transform(code, id) {
      return id.endsWith('/@remix-run/react/dist/esm/single-fetch.js') ? askForBuild(code) : null
    },
  }
}

/** @throws when the router's source is no longer what it was. */
export function askForBuild(code: string): string {
  const parts = code.split(asking)
  if (parts.length !== 2) {
    throw new Error(`The router asks for data in ${parts.length - 1} places, not one. Look at it.`)
  }
  return parts.join(leaving)
}
