/** Which modules go into which chunk. */
export interface SharedChunksOptions {
  /** Chunks by name, with the modules that go into them. The first that matches takes a module. */
  chunks: Readonly<Record<string, RegExp>>
  /** Modules that stay with the pages which need them, though a chunk would match. @default none */
  alone?: readonly RegExp[]
}

const framework =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\/|^\0(vite\/preload-helper|commonjsHelpers)/

/**
 * Creates what puts modules that every page needs into a few chunks: the framework, which seldom changes, and those that
 * are named. A page then loads a handful of files instead of one for each small component.
 *
 * @returns A function for Rollup's `manualChunks`.
 */
export function createSharedChunks({
  chunks,
  alone = [],
}: SharedChunksOptions): (id: string) => string | undefined {
  const named = Object.entries(chunks)
  return (id) => {
    if (framework.test(id)) return 'framework'
    if (alone.some((pattern) => pattern.test(id))) return undefined
    return named.find(([, pattern]) => pattern.test(id))?.[0]
  }
}
