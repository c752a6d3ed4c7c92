import { cachesOf, type CacheKind } from '../cache-names.js'

const ofBuilds: readonly CacheKind[] = ['assets', 'offline', 'pages']

/**
 * Names of the caches that a worker has no use for: those of all builds but its own and the last before it, whose pages
 * and open tabs still ask for its files.
 */
export function listOldCaches(
  names: readonly string[],
  { prefix, build }: { prefix: string; build: string },
): string[] {
  return ofBuilds.flatMap((kind) => {
    const others = cachesOf(names, prefix, kind).filter((name) => !name.endsWith(`:${build}`))
    // Names are listed in the order in which their caches were made.
    return kind === 'offline' ? others : others.slice(0, -1)
  })
}
