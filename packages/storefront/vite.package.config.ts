import { readFileSync } from 'node:fs'
import wyw from '@wyw-in-js/vite'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { allFeatures } from './src/lib/routes/all-features.js'

const entries = [
  'index',
  'shop',
  'layout',
  'cart',
  'catalogue',
  'content',
  'forms',
  'members',
  'entry',
  'server',
  'node',
  'routes',
  'vite',
]
/** Parts of one feature, and the command, which are entries by themselves. */
const partEntries = [
  'features/back-in-stock/back-in-stock-form.tsx',
  'features/newsletter/newsletter-box.tsx',
  'layout/not-found-page.tsx',
  'lib/command/main.ts',
]
const routeModules = Object.values(allFeatures).flatMap(({ routes }) =>
  routes.map(({ file }) => file),
)

const directive = `'use client'`

function isMarked(file: string | null): boolean {
  return file !== null && /\.tsx?$/u.test(file) && readFileSync(file, 'utf8').startsWith(directive)
}

/** Rollup removes directives of modules. Vite puts the import of a module's styles first. */
function keepClientDirectives(): Plugin {
  return {
    name: 'keep-client-directives',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !isMarked(file.facadeModuleId)) continue
          file.code = `${directive}\n${file.code}`
        }
      },
    },
  }
}

export default defineConfig({
  plugins: [
    keepClientDirectives(),
    wyw({
      prefixer: false,
      include: ['**/*.{ts,tsx}'],
      exclude: ['**/node_modules/**'],
      babelOptions: { presets: ['@babel/preset-typescript'] },
    }),
  ],
  build: {
    target: 'es2022',
    minify: false,
    // Each module imports its own sheet, which the application's bundler puts into the chunk of a route.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    lib: {
      entry: [
        ...entries.map((name) => `${name}.ts`),
        ...new Set([...partEntries, ...routeModules]),
      ].map((file) => `src/${file}`),
      formats: ['es'],
    },
    rollupOptions: {
      external: [/^node:/u, /^(?:@[\w-]+\/)?[\w-]+(?:\/[\w./-]+)?$/u],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
})
