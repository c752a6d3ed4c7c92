// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { InTestShop, testLanguage } from '../testing/in-test-shop.js'
import { RouteAnnouncer } from './route-announcer.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))
const router = vi.hoisted(() => ({ location: { pathname: '/', search: '' } }))
vi.mock('@remix-run/react', () => ({
  useLocation: () => router.location,
}))

/** A component that reacts to the navigation itself. */
function Arrival({ onArrival }: { onArrival: () => void }): null {
  useEffect(onArrival, [onArrival])
  return null
}

/** A page whose link was clicked, and further navigations. */
function openPage(address = '/en/products') {
  const page = (pageText: string, onArrival = () => {}) => (
    <InTestShop>
      <a href="#menu">Menu</a>
      <main>
        <h1>{pageText}</h1>
        <span data-part="count">(135)</span>
        <p role="status" data-part="count">
          12 products
        </p>
        <input />
        <Arrival key={pageText} onArrival={onArrival} />
      </main>
      <RouteAnnouncer />
    </InTestShop>
  )
  const place = (to: string): void => {
    const { pathname, search } = new URL(to, 'http://shop.example')
    router.location = { pathname, search }
  }
  place(address)
  const view = render(page(address))
  const query = <Found extends Element>(selector: string) =>
    document.querySelector<Found>(selector)!
  return {
    heading: query<HTMLElement>('h1'),
    link: query<HTMLElement>('a'),
    field: query<HTMLElement>('input'),
    said: () => query('[aria-live]').textContent,
    goTo(to: string, { onArrival = () => {} } = {}) {
      place(to)
      document.title = `Title of ${to}`
      view.rerender(page(to, onArrival))
    },
  }
}

afterEach(cleanup)

describe('RouteAnnouncer', () => {
  it('leaves the first page to the browser', () => {
    const { heading, said } = openPage()
    expect(document.activeElement).not.toBe(heading)
    expect(said()).toBe('')
  })

  it('focuses the heading of another page and announces its title', () => {
    const { heading, link, goTo, said } = openPage('/en/products')
    link.focus()
    goTo('/en/contact')
    expect(document.activeElement).toBe(heading)
    expect(said()).toBe('Title of /en/contact. 12 products')
  })

  it('announces number and count for another page of a list, from its heading', () => {
    const { heading, link, goTo, said } = openPage('/en/products?sort=name')
    link.focus()
    goTo('/en/products?sort=name&page=3')
    expect(document.activeElement).toBe(heading)
    expect(said()).toBe(`${testLanguage.t('products.page', { page: '3' })}. 12 products`)
  })

  it('leaves the focus on a filter, and moves it to the heading if that was removed', () => {
    const { heading, field, goTo, said } = openPage('/en/products?page=2')
    field.focus()
    // A filter leads back to the first page.
    goTo('/en/products?brand=aeris')
    expect(document.activeElement).toBe(field)
    field.blur()
    goTo('/en/products')
    expect(document.activeElement).toBe(heading)
    expect(said()).toBe('')
  })

  it('keeps the focus that a page has put somewhere itself', () => {
    const { field, link, goTo } = openPage('/en/products')
    link.focus()
    goTo('/en/order-lookup', { onArrival: () => field.focus() })
    expect(document.activeElement).toBe(field)
  })

  it('does nothing for a fragment or a response of the same page', () => {
    const { link, goTo, said } = openPage('/en/contact')
    link.focus()
    goTo('/en/contact#form')
    expect(document.activeElement).toBe(link)
    expect(said()).toBe('')
  })
})
