import type { Plugin } from 'vite'

/** A tagged template of Linaria; `cx`, its other export, joins names when the page runs. */
const styles = /@linaria\/core[^]*\bcss`/

/**
 * Hands only modules with styles to the plugin that evaluates them. It would parse every other one,
 * most of them, to find none: a third of the time until a development server shows its first page.
 */
export function onlyStyled(plugin: Plugin): Plugin {
  const { transform } = plugin
  if (typeof transform !== 'function') {
    throw new TypeError(`${plugin.name} has no function \`transform\`.`)
  }
  return {
    ...plugin,
    transform(code, id, options) {
      return styles.test(code) ? transform.call(this, code, id, options) : null
    },
  }
}
