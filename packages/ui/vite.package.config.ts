import { readFileSync } from 'node:fs'
import wyw from '@wyw-in-js/vite'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/** Keeps each module's styles beside it, so that an application takes the CSS of what it uses and no more. */
function keepStyleImports(): Plugin {
  return {
    name: 'keep-style-imports',
    enforce: 'post',
    renderChunk(code, chunk) {
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
      const depth = chunk.fileName.split('/').length - 1
      const up = depth === 0 ? './' : '../'.repeat(depth)
      return styles.map((style) => `import '${up}${style}';\n`).join('') + code
    },
  }
}

/**
 * Leaves the font faces as they are written: library mode would put the font files into the CSS, while the
 * consumer's bundler finds them in the packages that this one depends on.
 */
function keepFontFaces(): Plugin {
  return {
    name: 'keep-font-faces',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const entry = bundle['global.js']
      const faces = bundle['fonts.css']
      if (entry?.type !== 'chunk' || faces?.type !== 'asset') {
        throw new Error('The global styles or the font faces are missing from the build.')
      }
      entry.code = `import './fonts.css';\n${entry.code}`
      faces.source = readFileSync(new URL('src/fonts.css', import.meta.url))
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
    keepStyleImports(),
    keepFontFaces(),
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
