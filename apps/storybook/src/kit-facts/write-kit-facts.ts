import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { KitFacts } from './kit-facts.js'
import { measureComponents, toKey } from './measure-components.js'
import type { BuiltStyles } from './measure-components.js'
import { readKitExports } from './read-kit-exports.js'

const fileName = 'kit-facts.json'

/** Writes beside Storybook's pages what they say of each component: its entry, sizes and custom properties. */
export function writeKitFacts(): Plugin[] {
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
      name: 'kit-facts',
      enforce: 'post',
      // In development sizes would be those of nothing that anybody loads.
      configureServer({ middlewares }) {
        middlewares.use(`/${fileName}`, (_request, response) => {
          const entries = readKitExports(kitFolder).map(({ name, entry }) => [name, { entry }])
          response.end(JSON.stringify(Object.fromEntries(entries) satisfies KitFacts))
        })
      },
      transform(code, id) {
        if (id.endsWith('.styles.ts')) codes.set(toKey(id), code)
      },
      async generateBundle() {
        const styles = new Map<string, BuiltStyles>(
          [...codes].map(([key, code]) => [key, { code, sheet: sheets.get(key) ?? '' }]),
        )
        const facts = await measureComponents(readKitExports(kitFolder), styles)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(facts) })
      },
    },
  ]
}
