import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

import { followImports, readModuleImports } from './follow-imports.js'
import type { ModuleImports } from './follow-imports.js'

/** The modules that provide the imports of `page`. */
async function follow(sources: Record<string, string>): Promise<string[]> {
  const known = new Map<string, ModuleImports>()
  for (const [id, code] of Object.entries(sources)) {
    const resolve = async (source: string) => (source in sources ? source : null)
    known.set(id, await readModuleImports(parseAst(code), resolve))
  }
  return followImports('page', (id) => known.get(id)).toSorted()
}

const entry = {
  entry: `export { Box } from 'box'; export { Field as TextField } from 'field'`,
  box: 'export const Box = 1',
  field: 'export const Field = 1',
}

describe('followImports', () => {
  it('follows an entry for the imported names alone', async () => {
    expect(await follow({ page: `import { Box } from 'entry'; Box`, ...entry })).toEqual(['box'])
    const renamed = `import { TextField as Text } from 'entry'; Text`
    expect(await follow({ page: renamed, ...entry })).toEqual(['field'])
  })

  it('follows all names of a namespace, and the entry itself for what it runs', async () => {
    const all = `import * as parts from 'entry'; parts`
    expect(await follow({ page: all, ...entry })).toEqual(['box', 'entry', 'field'])
    expect(await follow({ page: `import 'entry'`, ...entry })).toEqual(['entry'])
  })

  it('follows what a page passes on, also from an import', async () => {
    expect(await follow({ page: `export { Box as default } from 'entry'`, ...entry })).toEqual([
      'box',
    ])
    const second = { ...entry, second: `import { Box } from 'entry'; export { Box }` }
    expect(await follow({ page: `import { Box } from 'second'; Box`, ...second })).toEqual(['box'])
  })

  it('looks for a name behind every export of a whole module', async () => {
    const whole = { ...entry, whole: `export * from 'box'; export * from 'field'` }
    const found = await follow({ page: `import { Box } from 'whole'; Box`, ...whole })
    expect(found).toEqual(['box', 'field', 'whole'])
  })

  it('takes a module for the provider of its own exports, and ends with cycles', async () => {
    const own = { box: `import { Box } from 'page'; export const Open = Box`, page: '' }
    expect(await follow({ ...own, page: `import { Open } from 'box'; Open` })).toEqual(['box'])
    const cycle = { a: `export { x } from 'b'`, b: `export { x } from 'a'` }
    expect(await follow({ page: `import { x } from 'a'; x`, ...cycle })).toEqual([])
  })

  it('leaves out modules outside of the build', async () => {
    expect(await follow({ page: `import { useState } from 'react'; useState` })).toEqual([])
  })
})
