import { cachesOf, type CacheKind } from '../cache-names.js'

const ofBuilds: readonly CacheKind[] = ['assets', 'offline', 'pages']

/**
 * Names of unused caches: those of all builds but the worker's own and the previous deployment's,
 * whose pages and open tabs still request its files.
 */
export function listOldCaches(
  names: readonly string[],
  { prefix, build }: { prefix: string; build: string },
): string[] {
  const known = ofBuilds.flatMap((kind) => cachesOf(names, prefix, kind))
  // Names are listed in the order in which their caches were made.
  const builds = new Set(names.filter((name) => known.includes(name)).map(buildOf))
  builds.delete(build)
  const before = [...builds].at(-1)
  return known.filter((name) => {
    const isOffline = cachesOf([name], prefix, 'offline').length > 0
    return buildOf(name) !== build && (isOffline || buildOf(name) !== before)
  })
}

function buildOf(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1)
}
