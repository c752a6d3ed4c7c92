import { readFileSync } from 'node:fs'
import wyw from '@wyw-in-js/vite'
import { defineConfig } from 'vite'
import type { Plugin, Rollup } from 'vite'
import { layerOrder } from './src/layers.js'

type OutputChunk = Rollup.OutputChunk

/** What only a browser can do: hooks, contexts, and functions that listen. */
const interactive =
  /import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from|\bon[A-Z]\w*: (?:\(|\w+ =>)/u

const styleImports = /^(?:import "[^"]+\.css";|\/\* empty css\s*\*\/)\n/gmu

/** Says of each interactive module that it runs in browsers, for frameworks with server components. */
function markClientModules(): Plugin {
  return {
    name: 'mark-client-modules',
    enforce: 'post',
    renderChunk: (code) => (interactive.test(code) ? `'use client'\n${code}` : null),
  }
}

const isGlobal = ({ fileName }: OutputChunk) => fileName === 'global.js'

const folderOf = ({ fileName }: OutputChunk) => /^components\/([^/]+)\//u.exec(fileName)?.[1]

/**
 * Takes the styles out of the modules, which then run in Node as well: `styles.css` holds all of them, `styles/<component>.css`
 * those of one component and of what it is made of. `fonts.css` is left as it is written: the consumer's bundler finds
 * the files in the packages that this one depends on.
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
      const stylesOf = (entries: readonly OutputChunk[]): string => {
        const seen = new Set<OutputChunk>()
        const found = new Set<string>()
        const visit = (module: OutputChunk): void => {
          if (seen.has(module)) return
          seen.add(module)
          for (const name of module.imports) {
            const next = modules.find(({ fileName }) => fileName === name)
            if (next) visit(next)
          }
          for (const name of module.viteMetadata?.importedCss ?? []) found.add(name)
        }
        for (const entry of entries) visit(entry)
        return [...found].map((name) => sheets.get(name) ?? '').join('\n')
      }
      const emit = (fileName: string, styles: string): void => {
        if (styles !== '') {
          this.emitFile({ type: 'asset', fileName, source: `${layerOrder}\n${styles}` })
        }
      }
      const others = modules.filter((module) => !isGlobal(module))
      emit('styles.css', stylesOf([...modules.filter(isGlobal), ...others]))
      for (const component of new Set(others.flatMap((module) => folderOf(module) ?? []))) {
        const parts = others.filter((module) => folderOf(module) === component)
        emit(`styles/${component}.css`, stylesOf(parts))
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
      babelOptions: {
        presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]],
      },
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
