import type { Plugin } from 'vite'

/** Properties whose value may name keyframes, with everything else that the short form may hold. */
const declaration = /(?:^|[;{\s])(?:-webkit-)?animation(-name)?\s*:\s*([^;}]+)/g
const keyframes = /@(?:-webkit-)?keyframes\s+(?:"([^"]+)"|([\w-]+))/g
const notNames =
  /^(?:none|initial|inherit|unset|revert|revert-layer|auto|infinite|normal|reverse|alternate|alternate-reverse|forwards|backwards|both|running|paused|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|replace|add|accumulate)$|^[-+.\d]/

/**
 * Names of animations that no keyframes define: they would stand still without a word.
 *
 * @param sheets CSS of one build, whole: keyframes may stand in another sheet than the animation.
 */
export function findMissingKeyframes(sheets: readonly string[]): string[] {
  const css = sheets.join('\n').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const defined = new Set([...css.matchAll(keyframes)].map(([, quoted, plain]) => quoted ?? plain))
  const used = [...css.matchAll(declaration)].flatMap(([, , value = '']) =>
    value
      .replaceAll(/[\w-]*\([^()]*(?:\([^()]*\)[^()]*)*\)|!important/g, ' ')
      .split(/[\s,]+/)
      .filter((word) => word !== '' && !notNames.test(word)),
  )
  return [...new Set(used)].filter((name) => !defined.has(name)).toSorted()
}

/** Fails a build in which an animation names keyframes that do not exist. */
export function checkKeyframes(): Plugin {
  return {
    name: 'floga-check-keyframes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      )
      const missing = findMissingKeyframes(sheets)
      if (missing.length > 0) this.error(`No keyframes are named ${missing.join(', ')}.`)
    },
  }
}
