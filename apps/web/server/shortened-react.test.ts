import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { withoutUnusedRemix } from '@floga/remix-server/vite'
import type * as ReactModule from 'react'
import type * as ReactDomModule from 'react-dom'
import type * as ReactDomClient from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

const require = createRequire(import.meta.url)
const fromDom = createRequire(require.resolve('react-dom'))

/** A CommonJS module as a browser gets it. */
async function load<Module>(id: string, dependency: (name: string) => unknown): Promise<Module> {
  const { transform } = withoutUnusedRemix({ v3_lazyRouteDiscovery: false, v3_singleFetch: true })
  if (typeof transform !== 'function') throw new Error('There is no transform.')
  const run = transform as (code: string, id: string) => { code: string } | null
  const exported = {}
  const code = run(await readFile(id, 'utf8'), id)?.code ?? ''
  // oxlint-disable-next-line no-new-func -- as a bundler does with such modules
  new Function('exports', 'require', code)(exported, dependency)
  return exported as Module
}

it('takes a page over, answers presses, keys and what is typed, and draws in transitions', async () => {
  // The build's own tools do not run in it.
  const page = await builtinEnvironments.jsdom.setup(globalThis, {})
  onTestFinished(() => page.teardown(globalThis))
  const React = require('react') as typeof ReactModule
  const scheduler = fromDom
    .resolve('scheduler')
    .replace('index.js', 'cjs/scheduler.production.min.js')
  const parts: Record<string, unknown> = {
    react: React,
    scheduler: await load(scheduler, () => undefined),
  }
  const dom = fromDom.resolve('./cjs/react-dom.production.min.js')
  const { hydrateRoot, flushSync } = await load<typeof ReactDomClient & typeof ReactDomModule>(
    dom,
    (name) => parts[name],
  )
  const pressed = vi.fn<(what: string) => void>()
  function Page() {
    const [term, setTerm] = React.useState('')
    const [shown, setShown] = React.useState('')
    return React.createElement(
      'main',
      { onMouseEnter: () => pressed('enter'), onKeyDown: ({ key }) => pressed(key) },
      React.createElement('input', {
        value: term,
        onFocus: () => pressed('focus'),
        onChange: ({ target }) => {
          setTerm(target.value)
          React.startTransition(() => setShown(target.value))
        },
      }),
      React.createElement('button', { onClick: () => pressed('click') }, 'Search'),
      React.createElement('p', null, shown),
    )
  }
  document.body.innerHTML =
    '<div><main><input value=""/><button>Search</button><p></p></main></div>'
  const container = document.querySelector('div')!
  const button = document.querySelector('button')!
  const input = document.querySelector('input')!
  const problems = vi.fn<(error: unknown) => void>()
  const root = flushSync(() =>
    hydrateRoot(container, React.createElement(Page), { onRecoverableError: problems }),
  )
  onTestFinished(() => root.unmount())
  await vi.waitFor(() => {
    button.click()
    expect(pressed).toHaveBeenCalledWith('click')
  })
  // The same elements: nothing was drawn anew.
  expect([document.querySelector('button'), problems.mock.calls]).toEqual([button, []])
  input.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'hose')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  input.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe('hose'))
  expect(input.value).toBe('hose')
  expect(pressed.mock.calls.flat()).toEqual(
    expect.arrayContaining(['focus', 'Enter', 'enter']) as unknown,
  )
})
