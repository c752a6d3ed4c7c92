import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { measureComponents, readCustomProperties, toKey } from './measure-components.js'
import { readKitExports } from './read-kit-exports.js'

const kitFolder = fileURLToPath(new URL('../../../../packages/ui', import.meta.url))
const components = readKitExports(kitFolder)

describe('readKitExports', () => {
  it('knows every component that has a page, and the entry that exports it', () => {
    const folder = join(kitFolder, 'src/components')
    const titles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.stories.tsx'))
      .map((path) => /title: '[^/]+\/(\w+)'/u.exec(readFileSync(join(folder, path), 'utf8'))?.[1])
    const known = components.map(({ name }) => name)
    expect(titles.filter((title) => title === undefined || !known.includes(title))).toEqual([])
    expect(components.find(({ name }) => name === 'DatePicker')?.entry).toBe('@floga/ui/dates')
  })
})

describe('measureComponents', () => {
  it('counts the components that a component uses, and reads its sheet', async () => {
    const key = toKey(join(kitFolder, 'src/components/badge/badge.styles.ts'))
    const sheet = '.b1 { color: var(--floga-color-ink); gap: var(--own); --own: 1px }'
    const badge = components.filter(({ name }) => name === 'Badge')
    const built = new Map([[key, { code: "export const badge = 'b1'", sheet }]])
    const { Badge } = await measureComponents(badge, built)
    expect(Badge?.customProperties).toEqual(['--floga-color-ink'])
    expect(Badge?.sizes?.scriptBytes).toBeGreaterThan(150)
    expect(Badge?.sizes?.scriptBytes).toBeLessThan(2_000)
    expect(Badge?.sizes?.sheetBytes).toBeGreaterThan(40)
  })
})

describe('readCustomProperties', () => {
  it('leaves out properties that a sheet sets for itself', () => {
    expect(readCustomProperties('a{--x:1;width:var(--x);color:var(--z);top:var(--y,0)}')).toEqual([
      '--y',
      '--z',
    ])
  })
})
