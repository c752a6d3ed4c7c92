import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Gives scripts that stand in pages as modules, minified: what is in every page is not in files that a build minifies.
 *
 * @param scripts - Texts by the names that modules import them by, such as `virtual:late-scripts`.
 * @example inlineScripts({ 'virtual:late-scripts': lateScripts })
 */
export function inlineScripts(scripts: Readonly<Record<string, string>>): Plugin {
  const marked = '\0inline:'
  return {
    name: 'floga:inline-scripts',
    resolveId: (id) => (Object.hasOwn(scripts, id) ? marked + id : null),
    async load(id) {
      if (!id.startsWith(marked)) return null
      const text = scripts[id.slice(marked.length)] ?? ''
      const { code } = await minify(text, { ecma: 2020, compress: { ecma: 2020, passes: 3 } })
      return `export default ${JSON.stringify(code ?? text)}`
    },
  }
}
