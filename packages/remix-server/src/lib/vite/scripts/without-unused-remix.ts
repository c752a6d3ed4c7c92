import type { Plugin } from 'vite'

import { leaveOut } from './leave-out.js'
import { unusedParts } from './unused-parts.js'
import type { FutureFlags } from './unused-parts.js'

const remixForBrowsers = /\/@remix-run\/react\/dist\/esm\/[\w-]+\.js$/

/** What a shop that is built with the plugin cannot use, because it is left out. */
const leftOut =
  /import\s*\{[^}]*\b(useBlocker|unstable_usePrompt|useViewTransitionState|defer)\b[^}]*\}\s*from\s*['"](?:@remix-run\/react|react-router(?:-dom)?)['"]|\b(viewTransition)(?==\{|\s*:\s*true)/

/**
 * Tells the build what Remix, its router and React ask for only while they run: the flags of Remix, and that pages come from a
 * server. What the answers rule out is then left out of the browser's scripts, such as the ways to load data that single fetch takes
 * the place of. So is what a shop does without: blockers, `defer`, view transitions, and roots and browsers of before React 18.
 *
 * @throws {RangeError} without single fetch, and where routes are found out on the way. A build ends where the shop uses what
 * is left out, and where a library is another than the one that was looked at.
 */
export function withoutUnusedRemix(future: FutureFlags): Plugin {
  if (!future['v3_singleFetch'] || future['v3_lazyRouteDiscovery'] !== false) {
    throw new RangeError(
      'withoutUnusedRemix() is for single fetch and routes that are all known. Set v3_singleFetch to true and v3_lazyRouteDiscovery to false.',
    )
  }
  const parts = unusedParts(future)
  return {
    name: 'without-unused-remix',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform(code, id) {
      if (!id.includes('/node_modules/')) {
        const used = leftOut.exec(code)?.slice(1).find(Boolean)
        if (used) throw new Error(`${id} uses '${used}', which withoutUnusedRemix() leaves out.`)
        return null
      }
      const part = parts.find(({ module }) => module.test(id))
      const asked = remixForBrowsers.test(id) ? settle(code, future) : code
      const shorter = part ? leaveOut(asked, part) : asked
      return shorter === code ? null : { code: shorter, map: null }
    },
  }
}

/** What Remix asks the page for in many places. */
function settle(code: string, future: FutureFlags): string {
  return (
    code
      .replaceAll(
        /\b(?:window\.__remixContext\.)?future\.(v3_\w+)/g,
        (asked, name: `v3_${string}`) => (name in future ? String(future[name]) : asked),
      )
      .replaceAll(/(?<!function )\bisFogOfWarEnabled\([^()]*\)/g, 'false')
      .replaceAll(/!(?:window\.__remixContext\.)?isSpaMode\b/g, 'true')
      // Where it is asked for, not where it is handed on.
      .replaceAll(/\bwindow\.__remixContext\.isSpaMode(?= (?:\?|&&)|\) \{)/g, 'false')
      // Names for tools of developers, which keep parts in that nothing draws.
      .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
      .replaceAll(/(?<=if \()isSpaMode(?=\)| &&)|(?<=return )isSpaMode(?= &&)/g, 'false')
  )
}
