import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryTree } from '../tree/source-tree.js'
import { measureBehaviours } from './measure-behaviours.js'

// TypeScript reads its libraries for each program.
vi.setConfig({ testTimeout: 60_000 })

const add = { name: 'add', starts: ['AddButton|OldButton'], operations: ['CartAdd'] }

function measure(texts: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'behaviours-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return measureBehaviours(root, createMemoryTree(texts), [add])[0]
}

it('follows calls across files, and an operation to its resolver', () => {
  const measured = measure({
    'apps/web/app/button.ts': `
      import { CartAddDocument } from './documents.js'
      import { send } from './send.js'
      import { unused } from './unused.js'
      export function OldButton() { return send(CartAddDocument) }
      export const other = () => unused()`,
    'apps/web/app/documents.ts': 'export const CartAddDocument = {}, CartDropDocument = {}',
    'apps/web/app/send.ts': 'export function send(document: unknown) { return document }',
    'apps/web/app/unused.ts': 'export function unused() {}',
    'packages/api-client/operations/add.graphql': 'mutation CartAdd { cartAdd }',
    'packages/api-client/operations/drop.graphql': 'mutation CartDrop { cartDrop }',
    'apps/platform/src/graphql/cart.ts': `
      import { add } from '../domains/add.js'
      import { drop } from '../domains/drop.js'
      export const resolvers = { Mutation: { cartAdd: () => add(), cartDrop: () => drop() } }`,
    'apps/platform/src/domains/add.ts': 'export function add() {}',
    'apps/platform/src/domains/drop.ts': 'export function drop() {}',
  })
  expect(measured?.missing).toEqual([])
  expect(measured?.files).toEqual([
    'apps/platform/src/domains/add.ts',
    'apps/platform/src/graphql/cart.ts',
    'apps/web/app/button.ts',
    'apps/web/app/send.ts',
  ])
})

it('follows an interface to what carries it out, one member at a time', () => {
  const measured = measure({
    'apps/web/app/button.ts': `
      import type { Store } from './store.js'
      export function AddButton(store: Store) { const { add } = store; add() }`,
    'apps/web/app/store.ts': 'export interface Store { add: () => void; clear(): void }',
    'apps/web/app/create-store.ts': `
      import type { Store } from './store.js'
      import { count } from './count.js'
      import { clear } from './clear.js'
      export function createStore(): Store { return { add: () => count(), clear } }`,
    'apps/web/app/count.ts': 'export function count() {}',
    'apps/web/app/clear.ts': 'export function clear() {}',
  })
  expect(measured?.files).toEqual([
    'apps/web/app/button.ts',
    'apps/web/app/count.ts',
    'apps/web/app/create-store.ts',
  ])
})

it('shows apart what every request passes, and names a start that does not exist', () => {
  const kit = measure({
    'apps/web/app/button.ts': `
      import { Button } from '../../../packages/ui/src/button.js'
      export function AddButton() { return Button() }`,
    'packages/ui/src/button.ts': `
      import { icon } from './icon.js'
      export function Button() { return icon() }`,
    'packages/ui/src/icon.ts': 'export function icon() {}',
  })
  expect(kit?.files).toEqual(['apps/web/app/button.ts'])
  expect(kit?.leaves).toEqual(['packages/ui/src/button.ts'])
  expect(measure({})?.missing).toEqual(['AddButton|OldButton'])
})
