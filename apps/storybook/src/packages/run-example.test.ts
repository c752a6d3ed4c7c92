import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { examples } from './examples.js'
import { runExample } from './run-example.js'
import * as stories from './packages.stories.js'

describe('runExample', () => {
  it('collects the output and exports of a module, and calls only the given names', async () => {
    const load = async () => {
      console.log('sum', { a: 1 })
      return { price: '1 €', read: () => [2], send: () => expect.unreachable() }
    }
    expect(await runExample(load, ['read'])).toEqual([
      { name: 'console', text: 'sum {\n  "a": 1\n}' },
      { name: 'price', text: '1 €' },
      { name: 'read()', text: '[\n  2\n]' },
    ])
  })
})

const shownElsewhere = new Set([
  // The kit is all the other pages.
  'ui',
  // Whole pages of a shop need a platform behind them: apps/tenant-minimal shows them.
  'storefront',
  // Its output is seen in a collector: deploy/grafana-dashboard.json.
  'telemetry',
  // Commands.
  'create-shop',
  'operation-codegen',
  'platform-conformance',
])

describe('the packages', () => {
  it('have a page each, with an example of their own', () => {
    const root = new URL('../../../../packages/', import.meta.url)
    const packages = readdirSync(root).filter((name) => !shownElsewhere.has(name))
    expect(Object.keys(examples).toSorted()).toEqual(packages.toSorted())
    for (const [name, { file }] of Object.entries(examples)) {
      const files = readdirSync(new URL(`${name}/examples/`, root))
      expect(files.some((found) => found.startsWith(`${file}.ts`))).toBe(true)
    }
    const { default: _meta, ...pages } = stories
    const shown = Object.values(pages).map(({ args }) => args?.name)
    expect(shown.toSorted()).toEqual(packages.toSorted())
  })
})
