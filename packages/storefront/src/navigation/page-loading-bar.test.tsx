// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { InTestShop } from '../testing/in-test-shop.js'
import { PageLoadingBar } from './page-loading-bar.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))
const router = vi.hoisted(() => ({ type: 'PUSH', error: undefined as unknown }))
vi.mock('@remix-run/react', () => ({
  useNavigation: () => ({ state: 'idle' }),
  useNavigationType: () => router.type,
  useRouteError: () => router.error,
}))

afterEach(cleanup)

/** The phase of the bar in a page that has just been rendered. */
function phaseOf(type: string, error?: unknown) {
  Object.assign(router, { type, error })
  cleanup()
  render(
    <InTestShop>
      <PageLoadingBar />
    </InTestShop>,
  )
  return document.querySelector<HTMLElement>('[data-phase]')?.dataset['phase']
}

describe('PageLoadingBar', () => {
  it('is red on the error page that a link has led to, and on no other', () => {
    expect(phaseOf('PUSH')).toBe('hidden')
    expect(phaseOf('PUSH', new Error('offline'))).toBe('failed')
    expect(phaseOf('POP', new Error('opened as a document'))).toBe('hidden')
  })
})
