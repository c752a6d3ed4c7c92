import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MobileMenu, NavigationLinks, TopBar } from '../../index.js'

afterEach(() => {
  vi.restoreAllMocks()
})

const items = [
  { label: 'Home', href: '#home', isCurrent: true },
  { label: 'Products', href: '#products' },
]

function Menu({ routeKey }: { routeKey?: string }) {
  return (
    <MobileMenu label="Menu" closeLabel="Close menu" routeKey={routeKey} data-testid="menu">
      <NavigationLinks label="Pages" items={items} direction="column" />
    </MobileMenu>
  )
}

const menu = () => screen.getByTestId<HTMLDetailsElement>('menu')
const button = () => screen.getByLabelText('Menu', { selector: 'summary' })

describe('TopBar', () => {
  it('is the page’s banner', () => {
    render(
      <TopBar
        logo={<a href="/">floga</a>}
        navigation={<NavigationLinks label="Main" items={items} />}
        actions={<a href="/shopping-cart">Cart</a>}
      />,
    )
    expect(screen.getByRole('banner').textContent).toBe('flogaHomeProductsCart')
  })
})

describe('NavigationLinks', () => {
  it('marks the current page', () => {
    render(<NavigationLinks label="Main" items={items} />)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home')
  })
})

describe('MobileMenu', () => {
  it('shows its content without scripts in server-rendered HTML', () => {
    const html = renderToString(<Menu />)
    expect(html).toMatch(/<details(?![^>]*\sopen)/u)
    expect(html).toMatch(/<dialog[^>]*\sopen/u)
  })

  it("opens as a modal and prevents the browser's own opening", async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    render(<Menu />)
    expect(fireEvent.click(button())).toBe(false)
    expect(menu().open).toBe(true)
    await waitFor(() => expect(showModal).toHaveBeenCalledOnce())
  })

  it('does not change a menu opened before hydration, and makes it modal the next time', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const place = document.createElement('div')
    place.innerHTML = renderToString(<Menu />)
    document.body.append(place)
    const early = place.querySelector('details')
    if (early) early.open = true
    render(<Menu />, { container: place, hydrate: true })
    expect(menu().open).toBe(true)
    expect(showModal).not.toHaveBeenCalled()
    fireEvent.keyDown(screen.getByText('Products'), { key: 'Escape' })
    expect(menu().open).toBe(false)
    fireEvent.click(button())
    await waitFor(() => expect(showModal).toHaveBeenCalledOnce())
  })

  it('closes by its button, by a click on the backdrop and by a followed link', async () => {
    render(<Menu />)
    const ways = [
      () => screen.getByRole('button', { name: 'Close menu' }),
      () => screen.getByRole('dialog', { name: 'Menu' }),
      () => screen.getByText('Products'),
    ]
    for (const way of ways) {
      fireEvent.click(button())
      expect(menu().open).toBe(true)
      fireEvent.click(way())
      await waitFor(() => expect(menu().open).toBe(false))
    }
  })

  it('closes when the route changes, and only then', async () => {
    const { rerender } = render(<Menu routeKey="/" />)
    fireEvent.click(button())
    rerender(<Menu routeKey="/" />)
    expect(menu().open).toBe(true)
    history.pushState(null, '', '/products')
    rerender(<Menu routeKey="/products" />)
    await waitFor(() => expect(menu().open).toBe(false))
  })

  it('stays when it was opened on the new address before its page was rendered', () => {
    const { rerender } = render(<Menu routeKey="/" />)
    history.pushState(null, '', '/offers')
    fireEvent.click(button())
    rerender(<Menu routeKey="/offers" />)
    expect(menu().open).toBe(true)
  })

  it('closes when a wider window has no place for it', async () => {
    render(<Menu />)
    fireEvent.click(button())
    // The test document lays nothing out, so every element is without a box.
    fireEvent(window, new Event('resize'))
    await waitFor(() => expect(menu().open).toBe(false))
  })

  it('has the search first', () => {
    render(
      <MobileMenu
        label="Menu"
        closeLabel="Close menu"
        search={<input aria-label="Search" />}
        data-testid="menu"
      >
        <NavigationLinks label="Pages" items={items} />
      </MobileMenu>,
    )
    expect(menu().querySelector('input, a')?.getAttribute('aria-label')).toBe('Search')
  })

  it('stays open while something else in it is pressed', () => {
    render(<Menu />)
    fireEvent.click(button())
    fireEvent.click(screen.getByText('Products').closest('nav') ?? document.body)
    expect(menu().open).toBe(true)
  })
})
