// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { DisableContentVisibilityOnBack } from './disable-content-visibility-on-back.js'

const router = vi.hoisted(() => ({ location: { key: 'default' }, type: 'POP' }))
vi.mock('@remix-run/react', () => ({
  useLocation: () => router.location,
  useNavigationType: () => router.type,
}))

const isDisabled = () => document.documentElement.hasAttribute('data-whole')

/** A document that was opened, and the ways to go on from it. */
function openDocument() {
  router.location = { key: 'default' }
  router.type = 'POP'
  const view = render(<DisableContentVisibilityOnBack nonce={undefined} />)
  const show = (type: string, key: string): void => {
    router.location = { key }
    router.type = type
    view.rerender(<DisableContentVisibilityOnBack nonce={undefined} />)
  }
  return {
    script: view.container.querySelector('script')?.textContent ?? '',
    push: (key: string) => show('PUSH', key),
    back(key: string) {
      window.dispatchEvent(new PopStateEvent('popstate'))
      const isDisabledBefore = isDisabled()
      show('POP', key)
      return isDisabledBefore
    },
  }
}

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('data-whole')
})

describe('DisableContentVisibilityOnBack', () => {
  it('disables it on Back before the page is rendered, until the next page', () => {
    const { push, back } = openDocument()
    expect(isDisabled()).toBe(false)
    push('product')
    expect(isDisabled()).toBe(false)
    expect([back('default'), isDisabled()]).toEqual([true, true])
    push('other')
    expect(isDisabled()).toBe(false)
  })

  it.each([
    ['navigate', false],
    ['reload', true],
    ['back_forward', true],
  ])('applies before the first paint of a document: %s', (type, expected) => {
    const { script } = openDocument()
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
    // oxlint-disable-next-line no-new-func -- as the browser runs it
    new Function(script)()
    vi.unstubAllGlobals()
    expect(isDisabled()).toBe(expected)
  })
})
