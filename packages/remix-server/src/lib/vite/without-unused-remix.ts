import type { Plugin } from 'vite'

/** Flags of Remix that a shop has set for good, by their names. */
export type FutureFlags = Readonly<Record<`v3_${string}`, boolean>>

const remixForBrowsers = /\/@remix-run\/react\/dist\/esm\/[\w-]+\.js$/

/**
 * Tells the build what Remix asks the page for: its flags, and that pages come from a server. What the answers rule out is
 * then left out of the browser's scripts, such as the ways to load data that single fetch takes the place of.
 */
export function withoutUnusedRemix(future: FutureFlags): Plugin {
  return {
    name: 'without-unused-remix',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform(code, id) {
      if (!remixForBrowsers.test(id)) return null
      return { code: settle(code, future), map: null }
    },
  }
}

function settle(code: string, future: FutureFlags): string {
  const lazyRoutes = future['v3_lazyRouteDiscovery'] === true
  return (
    code
      .replaceAll(
        /\b(?:window\.__remixContext\.)?future\.(v3_\w+)/g,
        (asked, name: `v3_${string}`) => (name in future ? String(future[name]) : asked),
      )
      .replaceAll(/(?<!function )\bisFogOfWarEnabled\([^()]*\)/g, (asked) =>
        lazyRoutes ? asked : 'false',
      )
      .replaceAll(/!(?:window\.__remixContext\.)?isSpaMode\b/g, 'true')
      // Where it is asked for, not where it is handed on.
      .replaceAll(/\bwindow\.__remixContext\.isSpaMode(?= (?:\?|&&)|\) \{)/g, 'false')
      // Names for tools of developers, which keep parts in that nothing draws.
      .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
      .replaceAll(/(?<=if \()isSpaMode(?=\)| &&)|(?<=return )isSpaMode(?= &&)/g, 'false')
  )
}
