import { readdirSync, readFileSync } from 'node:fs'
import wyw from '@wyw-in-js/vite'
import { defineConfig } from 'vite'
import type { Plugin, Rollup } from 'vite'
import { layerOrder } from './src/layers.js'
import { baseRules, resetRules } from './src/lib/element-rules.js'

type OutputChunk = Rollup.OutputChunk

/** Client-only code: hooks, contexts and event listeners. */
const interactive =
  /import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from|\bon[A-Z]\w*: (?:\(|\w+ =>)/u

const styleImports = /^(?:import "[^"]+\.css";|\/\* empty css\s*\*\/)\n/gmu

/** Marks each interactive module with `'use client'`, for frameworks with server components. */
function markClientModules(): Plugin {
  return {
    name: 'mark-client-modules',
    enforce: 'post',
    renderChunk: (code) => (interactive.test(code) ? `'use client'\n${code}` : null),
  }
}

const isGlobal = ({ fileName }: OutputChunk) => fileName === 'global.js'

const folderOf = ({ fileName }: OutputChunk) => /^components\/([^/]+)\//u.exec(fileName)?.[1]

/** Elements that browsers give a look of their own. */
const styledTags =
  'a,blockquote,button,caption,dd,dialog,dl,dt,fieldset,figure,form,h1,h2,h3,h4,img,input,label,legend,li,ol,p,picture,select,summary,svg,table,td,textarea,th,ul'.split(
    ',',
  )

/** Those that components render. */
function listTags(components: readonly string[]): string[] {
  const code = components.flatMap((component) => {
    const folder = new URL(`src/components/${component}/`, import.meta.url)
    const views = readdirSync(folder).filter((name) => /^[^.]+\.tsx$/u.test(name))
    return views.map((name) => readFileSync(new URL(name, folder), 'utf8'))
  })
  // In markup, as a value, or behind the application's link component and the heading of a level.
  const names = code
    .join('\n')
    .matchAll(/<([a-z][a-z0-9]*)\b|'([a-z][a-z0-9]*)'|<(LinkTarget)\b|`(h)\$\{/gu)
  const tags = new Set(
    [...names].flatMap(([, tag, value, link, heading]) =>
      link ? ['a'] : heading ? ['h1', 'h2', 'h3', 'h4'] : [tag ?? value ?? ''],
    ),
  )
  return styledTags.filter((tag) => tags.has(tag))
}

/**
 * The rules of bare elements for those of components alone: the rest of a page stays as it is.
 *
 * @param styles Of the components: their classes mark their elements.
 */
function resetOf(components: readonly string[], styles: string): string {
  const rules = styles.replaceAll(/@layer [^{]+/gu, '')
  const own = [...new Set(rules.match(/\.[a-z][\w-]*(?=[^{}]*\{)/gu))].join()
  const tags = listTags(components)
  const inner = ['[data-part]', ...tags].join()
  const scope = `:where(${own},:where(${own}) :where(${inner}))`
  const restrict = (selector: string): string[] => {
    const [, tag, rest = '', pseudo = ''] =
      /^([a-z][a-z0-9]*|\*)?((?:\[dir=.* )?[^]*?)(::.*)?$/u.exec(selector) ?? []
    if (tag !== undefined && tag !== '*' && !tags.includes(tag)) return []
    return [`${tag === '*' ? '' : (tag ?? '')}${rest}${scope}${pseudo}`]
  }
  const scoped = (flat: string): string =>
    [...flat.replaceAll(/\/\*[^]*?\*\//gu, '').matchAll(/([^{}]+)\{([^{}]*)\}/gu)]
      .map(([, selectors = '', declarations = '']) => {
        const kept = selectors.split(',').flatMap((selector) => restrict(selector.trim()))
        return kept.length === 0 ? '' : `${kept.join()}{${declarations.trim()}}`
      })
      .join('')
      .replaceAll(/\s+/gu, ' ')
  return `@layer ui.reset{${scoped(resetRules)}}\n@layer ui.base{${scoped(baseRules)}}`
}

/**
 * Extracts the styles from the modules, which then also run in Node. `tokens.css` has the custom
 * properties, `base.css` the reset and the look of bare elements, `styles/<component>.css` a
 * component with its dependencies and with a reset of its own elements alone; `styles.css` is
 * tokens, base and all components in one. `fonts.css` is copied unchanged: the
 * consumer's bundler resolves the files in this package's dependencies.
 */
function collectStyles(): Plugin {
  return {
    name: 'collect-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).filter((file) => file.type === 'chunk')
      const sheets = new Map<string, string>()
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        sheets.set(file.fileName, String(file.source))
        delete bundle[file.fileName]
      }
      for (const module of modules) module.code = module.code.replace(styleImports, '')
      const withImports = (entries: readonly OutputChunk[]): Set<OutputChunk> => {
        const seen = new Set<OutputChunk>()
        const visit = (module: OutputChunk): void => {
          for (const name of module.imports) {
            const next = modules.find(({ fileName }) => fileName === name)
            if (next && !seen.has(next)) visit(next)
          }
          seen.add(module)
        }
        for (const entry of entries) visit(entry)
        return seen
      }
      const stylesOf = (entries: readonly OutputChunk[]): string => {
        const found = [...withImports(entries)].flatMap((module) => [
          ...(module.viteMetadata?.importedCss ?? []),
        ])
        return [...new Set(found)].map((name) => sheets.get(name) ?? '').join('\n')
      }
      const dependenciesOf = (entries: readonly OutputChunk[]): string[] => [
        ...new Set([...withImports(entries)].flatMap((module) => folderOf(module) ?? [])),
      ]
      const emit = (fileName: string, ...styles: string[]): void => {
        const source = [layerOrder, ...styles].join('\n')
        this.emitFile({ type: 'asset', fileName, source })
      }
      const global = stylesOf(modules.filter(isGlobal))
      const baseAt = global.indexOf('@layer ui.reset')
      const [tokens, base] = [global.slice(0, baseAt), global.slice(baseAt)]
      const others = modules.filter((module) => !isGlobal(module))
      const names = [...new Set(others.flatMap((module) => folderOf(module) ?? []))]
      emit('tokens.css', tokens)
      emit('base.css', base)
      emit('styles.css', tokens, base, stylesOf(others))
      for (const name of names) {
        const parts = others.filter((module) => folderOf(module) === name)
        const styles = stylesOf(parts)
        if (styles !== '')
          emit(`styles/${name}.css`, resetOf(dependenciesOf(parts), styles), styles)
      }
      this.emitFile({
        type: 'asset',
        fileName: 'fonts.css',
        source: readFileSync(new URL('src/fonts.css', import.meta.url)),
      })
    },
  }
}

export default defineConfig({
  plugins: [
    wyw({
      prefixer: false,
      include: ['**/*.{ts,tsx}'],
      exclude: ['**/node_modules/**'],
      babelOptions: { presets: ['@babel/preset-typescript'] },
    }),
    markClientModules(),
    collectStyles(),
  ],
  build: {
    minify: false,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    lib: {
      entry: {
        index: 'src/index.ts',
        tokens: 'src/tokens.ts',
        theme: 'src/theme.ts',
        layers: 'src/layers.ts',
        global: 'src/global.ts',
        gallery: 'src/gallery.ts',
        dates: 'src/dates.ts',
        sharing: 'src/sharing.ts',
        'cookie-bar': 'src/cookie-bar.ts',
        app: 'src/app.ts',
        'qr-code': 'src/qr-code.ts',
        testing: 'src/testing.ts',
      },
      formats: ['es'],
    },
    rollupOptions: {
      external: [
        /^react/u,
        /^@floga\//u,
        /^@linaria\//u,
        /^@internationalized\//u,
        'axe-core',
        'uqr',
      ],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
})
