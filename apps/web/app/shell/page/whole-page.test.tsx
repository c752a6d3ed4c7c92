// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { WholePage } from './whole-page.js'

const router = vi.hoisted(() => ({ location: { key: 'default' }, type: 'POP' }))
vi.mock('@remix-run/react', () => ({
  useLocation: () => router.location,
  useNavigationType: () => router.type,
}))

const isWhole = () => document.documentElement.hasAttribute('data-whole')

/** A document that was opened, and the ways to go on from it. */
function openDocument() {
  router.location = { key: 'default' }
  router.type = 'POP'
  const { rerender, container } = render(<WholePage nonce={undefined} />)
  return {
    script: container.querySelector('script')?.textContent ?? '',
    go: (type: 'PUSH' | 'POP', key: string) => {
      router.location = { key }
      router.type = type
      rerender(<WholePage nonce={undefined} />)
      return isWhole()
    },
  }
}

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('data-whole')
})

describe('WholePage', () => {
  it('has pages drawn whole on the way back, also to the first', () => {
    const { go } = openDocument()
    expect(isWhole()).toBe(false)
    expect(go('PUSH', 'product')).toBe(false)
    expect(go('POP', 'default')).toBe(true)
    expect(go('PUSH', 'other')).toBe(false)
  })

  it.each([
    ['navigate', false],
    ['reload', true],
    ['back_forward', true],
  ])('says before the first paint whether a document is drawn whole: %s', (type, expected) => {
    const { script } = openDocument()
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
    // oxlint-disable-next-line no-new-func -- as the browser runs it
    new Function(script)()
    vi.unstubAllGlobals()
    expect(isWhole()).toBe(expected)
  })
})
