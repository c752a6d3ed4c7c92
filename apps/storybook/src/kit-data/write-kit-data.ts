import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { KitData } from './kit-data.js'
import { measureComponents, toKey } from './measure-components.js'
import type { BuiltStyles } from './measure-components.js'
import { readKitExports } from './read-kit-exports.js'

const fileName = 'kit-data.json'

/** Emits the data of components for Storybook's pages: entry, sizes and custom properties. */
export function writeKitData(): Plugin[] {
  const kitFolder = resolve('../../packages/ui')
  const codes = new Map<string, string>()
  const sheets = new Map<string, string>()
  return [
    {
      name: 'kit-sheets',
      apply: 'build',
      transform(code, id) {
        if (id.includes('.wyw-in-js.css')) sheets.set(toKey(id), code)
      },
    },
    {
      name: 'kit-data',
      enforce: 'post',
      // In development sizes would not be those of a production build.
      configureServer({ middlewares }) {
        middlewares.use(`/${fileName}`, (_request, response) => {
          const entries = readKitExports(kitFolder).map(({ name, entry }) => [name, { entry }])
          response.end(JSON.stringify(Object.fromEntries(entries) satisfies KitData))
        })
      },
      transform(code, id) {
        if (id.endsWith('.styles.ts')) codes.set(toKey(id), code)
      },
      async generateBundle() {
        const styles = new Map<string, BuiltStyles>(
          [...codes].map(([key, code]) => [key, { code, sheet: sheets.get(key) ?? '' }]),
        )
        const data = await measureComponents(readKitExports(kitFolder), styles)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(data) })
      },
    },
  ]
}
