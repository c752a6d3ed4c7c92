// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { AnchorHTMLAttributes } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { InTestShop } from '../testing/in-test-shop.js'
import { DelegatedLinks } from './delegated-links.js'

const navigate = vi.hoisted(() => vi.fn())
vi.mock('@remix-run/react', () => ({
  useNavigate: () => navigate,
  PrefetchPageLinks: () => null,
}))

beforeEach(() => {
  document.documentElement.lang = 'en'
  history.replaceState(null, '', '/en/products?page=2')
})

afterEach(() => {
  cleanup()
  navigate.mockReset()
})

/** A page with a link. */
function openLink(
  props: AnchorHTMLAttributes<HTMLAnchorElement> & Record<`data-${string}`, string>,
) {
  cleanup()
  render(
    <InTestShop>
      <DelegatedLinks />
      <a {...props}>
        <span>Tanks</span>
      </a>
    </InTestShop>,
  )
  return screen.getByText('Tanks')
}

/**
 * Whether a click is left to the browser. jsdom cannot load a document: the window prevents it in
 * the end.
 */
function isLeftToBrowser(target: Element, init: MouseEventInit = {}): boolean {
  let isLeft = false
  const look = (event: Event): void => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look)
  fireEvent.click(target, init)
  window.removeEventListener('click', look)
  return isLeft
}

describe('DelegatedLinks', () => {
  it('follows a link to a page of the shop by the router, from whatever element in it', () => {
    expect(isLeftToBrowser(openLink({ href: '/en/tanks?page=2#list' }))).toBe(false)
    expect(navigate).toHaveBeenCalledWith('/en/tanks?page=2#list', {
      replace: false,
      preventScrollReset: false,
    })
  })

  it('replaces the entry of the history for a link to the current page', () => {
    isLeftToBrowser(openLink({ href: '?page=2' }))
    expect(navigate).toHaveBeenCalledWith('/en/products?page=2', {
      replace: true,
      preventScrollReset: false,
    })
  })

  it('keeps the scroll position if the link or an ancestor requests it', () => {
    isLeftToBrowser(openLink({ href: '/en/tank', 'data-prevent-scroll-reset': '' }))
    render(
      <div data-prevent-scroll-reset="">
        <a href="/en/hose">Hose</a>
      </div>,
    )
    isLeftToBrowser(screen.getByText('Hose'))
    const options = { replace: false, preventScrollReset: true }
    expect(navigate.mock.calls).toEqual([
      ['/en/tank', options],
      ['/en/hose', options],
    ])
  })

  it.each([
    ['another origin', { href: 'https://other.example/en/tanks' }],
    ['mail', { href: 'mailto:shop@floga.example' }],
    ['a place in the page', { href: '#options' }],
    ['the top of the page', { href: '#' }],
    ['another window', { href: '/en/tanks', target: '_blank' }],
    ['a file', { href: '/assets/floga/hose-1200.jpg?v=1' }],
    ['a download', { href: '/en/account/data', download: '' }],
    ['an external page', { href: '/en/tanks', rel: 'noopener external' }],
    ['a document', { href: '/en/tanks', 'data-reload-document': '' }],
    ['another language', { href: '/products' }],
  ])('leaves a link to %s to the browser', (_, props) => {
    expect(isLeftToBrowser(openLink(props))).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
  })

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %o to the browser', (init) => {
    expect(isLeftToBrowser(openLink({ href: '/en/tanks' }), init)).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
  })

  it('leaves a click alone that a handler of the page has used', () => {
    isLeftToBrowser(openLink({ href: '/en/tanks', onClick: (event) => event.preventDefault() }))
    expect(navigate).not.toHaveBeenCalled()
  })

  it('stops with its page', () => {
    const link = openLink({ href: '/en/tanks' })
    document.body.append(link)
    cleanup()
    expect(isLeftToBrowser(link)).toBe(true)
    link.remove()
  })
})
