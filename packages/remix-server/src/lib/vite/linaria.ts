import wyw from '@wyw-in-js/vite'
import type { Plugin, PluginOption } from 'vite'

import { onlyStyled } from './only-styled.js'

/** wyw-in-js's own type requires every flag, although each has a default. */
type Features = NonNullable<NonNullable<Parameters<typeof wyw>[0]>['features']>

/**
 * Evaluates Linaria's styles at build time. A build fails when an animation names keyframes that do
 * not exist; in development the server-rendered page has its styles.
 */
export function linaria(): PluginOption {
  return [
    onlyStyled(
      wyw({
        prefixer: false,
        // Styles are computed from tokens, which need no document.
        features: { happyDOM: false } as Features,
        include: ['**/*.{ts,tsx}'],
        exclude: ['**/node_modules/**'],
        babelOptions: { presets: ['@babel/preset-typescript'] },
      }),
    ),
    checkKeyframes(),
    keepStyleQuery(),
    reloadStyles(),
  ]
}

/** Fails a build in which an animation names keyframes that do not exist. */
function checkKeyframes(): Plugin {
  return {
    name: 'floga:check-keyframes',
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

/**
 * Keeps the query of an evaluated stylesheet. In development Remix asks for it as `?inline` to
 * render it into the page, and wyw-in-js resolves it without its query.
 */
function keepStyleQuery(): Plugin {
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

/**
 * Loads the styles of a saved module again, for pages that the server renders and for browsers:
 * wyw-in-js reloads those of the side that transforms the module first.
 */
function reloadStyles(): Plugin {
  return {
    name: 'floga:reload-styles',
    apply: 'serve',
    hotUpdate({ modules, timestamp }) {
      const { moduleGraph } = this.environment
      const sheets = modules
        .flatMap((module) => [...module.importedModules])
        .flatMap(({ file }) => (file?.endsWith('.wyw-in-js.css') ? [file] : []))
        // With and without a query.
        .flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])])
      for (const sheet of sheets) {
        moduleGraph.invalidateModule(sheet, new Set(), timestamp, true)
      }
    },
  }
}

/** Properties whose value may name keyframes, with everything else that the short form may hold. */
const declaration = /(?:^|[;{\s])(?:-webkit-)?animation(-name)?\s*:\s*([^;}]+)/g
const keyframes = /@(?:-webkit-)?keyframes\s+(?:"([^"]+)"|([\w-]+))/g
const notNames =
  /^(?:none|initial|inherit|unset|revert|revert-layer|auto|infinite|normal|reverse|alternate|alternate-reverse|forwards|backwards|both|running|paused|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|replace|add|accumulate)$|^[-+.\d]/

/**
 * Names of animations that no keyframes define: these animations would not run.
 *
 * @param sheets All CSS of one build: keyframes may be in another sheet than the animation.
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
