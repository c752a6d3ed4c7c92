// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { BelowFold } from './below-fold.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))
const router = vi.hoisted(() => ({ type: 'POP' }))
vi.mock('@remix-run/react', () => ({ useNavigationType: () => router.type }))

afterEach(cleanup)

/** A page's first commit, and its final content. */
function renderPage(type: string) {
  router.type = type
  let first = ''
  function Page() {
    useLayoutEffect(() => {
      first ||= document.body.textContent ?? ''
    })
    return (
      <main>
        Product <BelowFold>Similar products</BelowFold>
      </main>
    )
  }
  act(() => void render(<Page />))
  return { first, last: screen.getByRole('main').textContent }
}

describe('BelowFold', () => {
  it('renders its content after the first screen of a page that follows another', () => {
    expect(renderPage('PUSH')).toEqual({ first: 'Product ', last: 'Product Similar products' })
  })

  it('renders at once in a document, and in a page that a visitor navigates back to', () => {
    expect(renderPage('POP').first).toBe('Product Similar products')
  })
})
