import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, transform } from 'esbuild'
import type { Plugin } from 'esbuild'
import type { KitData } from './kit-data.js'
import type { KitExport } from './read-kit-exports.js'

/** The build's output of one styles file. */
export interface BuiltStyles {
  /** The module that is left: names of classes. */
  code: string
  sheet: string
}

/**
 * Bundles each component alone, as an application that imports nothing else would, and reads its
 * style sheet with the styles of everything that it uses.
 *
 * @param styles the build's output of the styles files, by path without extension
 */
export async function measureComponents(
  components: readonly KitExport[],
  styles: ReadonlyMap<string, BuiltStyles>,
): Promise<KitData> {
  const { outputFiles, metafile } = await build({
    entryPoints: components.map(({ name }) => ({ in: `component:${name}`, out: name })),
    outdir: '/data',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    plugins: [componentEntries(components), builtStyles(styles)],
    logLevel: 'error',
  })
  const data = components.map(async ({ name, entry }) => {
    const script = outputFiles.find(({ path }) => path.endsWith(`/${name}.js`))
    const [, output] =
      Object.entries(metafile.outputs).find(([path]) => path.endsWith(`/${name}.js`)) ?? []
    const sheet = Object.keys(output?.inputs ?? {})
      .map((path) => styles.get(toKey(resolve(path)))?.sheet ?? '')
      .join('\n')
    const { code } = await transform(sheet, { loader: 'css', minify: true })
    // Not while bundling: names of classes would then move into their readers, and their files look
    // unused.
    const minified = await transform(script?.text ?? '', { minify: true, format: 'esm' })
    const sizes = {
      scriptBytes: gzipSync(minified.code).length,
      sheetBytes: code.trim() === '' ? 0 : gzipSync(code).length,
    }
    return [name, { entry, sizes, customProperties: readCustomProperties(code) }] as const
  })
  return Object.fromEntries(await Promise.all(data))
}

/** Custom properties that a sheet reads and does not set itself, in alphabetical order. */
export function readCustomProperties(sheet: string): string[] {
  const set = new Set([...sheet.matchAll(/(?<=[{;\s])(--[\w-]+)\s*:/gu)].map(([, name]) => name))
  const read = [...sheet.matchAll(/var\(\s*(--[\w-]+)/gu)].map(([, name = '']) => name)
  return [...new Set(read)].filter((name) => !set.has(name)).toSorted()
}

/** The path of a style file, or of its compiled sheet, without extensions. */
export function toKey(path: string): string {
  return path.replace(/\?.*$/u, '').replace(/(\.wyw-in-js\.css|\.tsx?)$/u, '')
}

function componentEntries(components: readonly KitExport[]): Plugin {
  return {
    name: 'component-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^component:/ }, ({ path }) => ({
        path: path.slice('component:'.length),
        namespace: 'component',
      }))
      onLoad({ filter: /.*/, namespace: 'component' }, ({ path }) => {
        const file = components.find(({ name }) => name === path)?.file ?? ''
        return {
          contents: `export { ${path} } from ${JSON.stringify(file)}`,
          resolveDir: file.replace(/\/[^/]+$/u, ''),
        }
      })
    },
  }
}

function builtStyles(styles: ReadonlyMap<string, BuiltStyles>): Plugin {
  return {
    name: 'built-styles',
    setup({ onLoad }) {
      onLoad({ filter: /\.styles\.ts$/ }, ({ path }) => {
        const code = styles.get(toKey(path))?.code
        // The sheet is measured apart from the script.
        return code === undefined
          ? null
          : { contents: code.replaceAll(/^import\b.*\.css.*$/gmu, '') }
      })
    },
  }
}
