import type { Plugin } from 'vite'

import type { StylesPlugin } from './styles-plugin.js'
import { writesStyles } from './writes-styles.js'

/** Of the build that runs: its parts, for browsers and for the server, load their configuration each for themselves. */
let current: { styles: StylesPlugin; results: Map<string, Promise<unknown>> } | undefined

/**
 * Evaluates the styles of a build. The part for the server takes what the part for browsers evaluated, as both are made of
 * the same sources; a module that writes no styles is left as it is.
 */
export function evaluateOnce(createStyles: () => unknown): Plugin {
  const start = () => ({ styles: createStyles() as StylesPlugin, results: new Map() })
  const use = () => (current ??= start())
  return {
    name: 'floga:evaluate-once',
    enforce: 'post',
    apply: 'build',
    configResolved(config) {
      // Another build: its sources may have changed.
      if (!config.build.ssr) current = start()
      use().styles.configResolved(config)
    },
    load(id) {
      return use().styles.load.call(this, id) as string | undefined
    },
    resolveId(id) {
      return use().styles.resolveId.call(this, id) as string | undefined
    },
    async transform(code, id, options) {
      if (!writesStyles(code)) return undefined
      const { styles, results } = use()
      const key = `${id}\n${code}`
      const result =
        results.get(key) ?? Promise.resolve(styles.transform.call(this, code, id, options))
      results.set(key, result)
      return (await result) as { code: string } | undefined
    },
  }
}
