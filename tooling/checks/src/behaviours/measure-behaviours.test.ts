import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryTree } from '../tree/source-tree.js'
import { measureBehaviours } from './measure-behaviours.js'

// TypeScript reads its libraries for each program.
vi.setConfig({ testTimeout: 60_000 })

const add = { name: 'add', starts: ['AddButton'], operations: ['CartAdd'] }

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
      export function AddButton() { return send(CartAddDocument) }
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

it('follows spread props, destructured results, and types that implement others', () => {
  const measured = measure({
    'apps/web/app/button.tsx': `
      import { useForm } from './use-form.js'
      export function AddButton() { const { formProps } = useForm(); return <form {...formProps} /> }`,
    'apps/web/app/use-form.ts': `
      import { openCart } from './cart.js'
      import { sender } from './sender.js'
      export interface Form { formProps: { onSubmit: () => void } }
      export function useForm(): Form {
        const { change } = openCart(sender)
        return { formProps: { onSubmit() { change() } } }
      }`,
    'apps/web/app/cart.ts': `
      import { clear } from './clear.js'
      import { createQueue } from './queue.js'
      export interface Cart { change(): void; clear(): void }
      export function openCart(line: { send(): void; stop?(): void }): Cart {
        const { push } = createQueue(line)
        return { change: () => push(), clear }
      }`,
    'apps/web/app/queue.ts': `
      export interface Line { send(): void; stop?(): void }
      export function createQueue(line: Line) { return { push: () => { line.send(); line.stop?.() } } }`,
    'apps/web/app/sender.ts': `
      import { send } from './send.js'
      export const sender = { send }`,
    'apps/web/app/send.ts': 'export function send() {}',
    'apps/web/app/clear.ts': 'export function clear() {}',
    'apps/web/app/stop.ts': `
      import type { Line } from './queue.js'
      export function makeOther(): Line { return { send() {}, stop() {} } }`,
  })
  expect(measured?.files).toEqual([
    'apps/web/app/button.tsx',
    'apps/web/app/cart.ts',
    'apps/web/app/queue.ts',
    'apps/web/app/send.ts',
    'apps/web/app/sender.ts',
    'apps/web/app/use-form.ts',
  ])
})

it('follows an atom to what computes it', () => {
  const measured = measure({
    'apps/web/app/button.ts': `
      import type { Cart } from './cart.js'
      export function AddButton(cart: Cart) { return cart.linesAtom }`,
    'apps/web/app/cart.ts': `
      import { reconcile } from './reconcile.js'
      import { toName } from './to-name.js'
      import { atom, type Atom } from './atom.js'
      export interface Cart { linesAtom: Atom<number>; name: string }
      export function createCart(): Cart {
        return { linesAtom: atom(() => reconcile()), name: toName() }
      }`,
    'apps/web/app/atom.ts': `
      export interface Atom<Value> { value: Value }
      export function atom<Value>(read: () => Value): Atom<Value> { return { value: read() } }`,
    'apps/web/app/reconcile.ts': 'export function reconcile() { return 1 }',
    'apps/web/app/to-name.ts': "export function toName() { return '' }",
  })
  expect(measured?.files).toEqual([
    'apps/web/app/atom.ts',
    'apps/web/app/button.ts',
    'apps/web/app/cart.ts',
    'apps/web/app/reconcile.ts',
  ])
})

it('shows apart what every request passes', () => {
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
})

it('passes no program that tests the code from outside', () => {
  const measured = measure({
    'apps/web/app/button.ts': `
      import type { Store } from './store.js'
      export function AddButton(store: Store) { store.add() }`,
    'apps/web/app/store.ts': 'export interface Store { add(): void }',
    'apps/web/app/create-store.ts': `
      import type { Store } from './store.js'
      export function createStore(): Store { return { add() {} } }`,
    'packages/platform-conformance/src/lib/fake-store.ts': `
      import type { Store } from '../../../../apps/web/app/store.js'
      export function createFake(): Store { return { add() {} } }`,
  })
  expect(measured?.files).toEqual(['apps/web/app/button.ts', 'apps/web/app/create-store.ts'])
})

it('fails where a behaviour begins nowhere, and where the packages are not installed', () => {
  expect(() => measure({})).toThrow('add: no function is called AddButton')
  expect(() =>
    measure({
      'apps/web/app/button.ts': `
        import { Button } from '@floga/ui'
        export function AddButton() { return Button() }`,
    }),
  ).toThrow('button.ts imports @floga/ui, which is not installed. Run pnpm install')
})
