/** The separate caches. */
export type CacheKind = 'assets' | 'images' | 'offline' | 'pages'

/** Name of a cache. Images outlive a build: their addresses change with them. */
export function cacheName(prefix: string, kind: CacheKind, build: string): string {
  return kind === 'images' ? `${prefix}:images` : `${prefix}:${kind}:${build}`
}

/** Names of all caches of a kind, whichever build they are of. */
export function cachesOf(names: readonly string[], prefix: string, kind?: CacheKind): string[] {
  const beginning = `${prefix}:${kind ?? ''}`
  return names.filter((name) => name === beginning || name.startsWith(beginning))
}
