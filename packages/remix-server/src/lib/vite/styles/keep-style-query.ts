import type { Plugin } from 'vite'

/**
 * Keeps the query of evaluated stylesheets. Remix asks for them as `?inline` to print them into the first page, and
 * the evaluating plugin's own resolver would drop the query.
 */
export function keepStyleQuery(): Plugin {
  return {
    name: 'floga:keep-style-query',
    enforce: 'pre',
    apply: 'serve',
    async resolveId(source, importer, options) {
      const [path = '', query] = source.split('?', 2)
      if (!query || !path.endsWith('.wyw-in-js.css')) return null
      const resolved = await this.resolve(path, importer, { ...options, skipSelf: true })
      return resolved ? `${resolved.id}?${query}` : null
    },
  }
}
