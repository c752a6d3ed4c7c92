import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MobileMenu, NavigationLinks, TopBar } from '../../index.js'
import { findAxeViolations } from '../../testing.js'

const items = [
  { label: 'Home', href: '#home', isCurrent: true },
  { label: 'Products', href: '#products' },
]

function Menu() {
  return (
    <MobileMenu label="Menu" data-testid="menu">
      <NavigationLinks label="Pages" items={items} direction="column" />
    </MobileMenu>
  )
}

const menu = () => screen.getByTestId<HTMLDetailsElement>('menu')

describe('TopBar', () => {
  it('is the page’s banner and passes the axe check', async () => {
    const { container } = render(
      <TopBar
        logo={<a href="/">floga</a>}
        navigation={<NavigationLinks label="Main" items={items} />}
        actions={<a href="/shopping-cart">Cart</a>}
      />,
    )
    expect(screen.getByRole('banner').textContent).toBe('flogaHomeProductsCart')
    expect(await findAxeViolations(container)).toEqual([])
  })
})

describe('NavigationLinks', () => {
  it('marks the current page', () => {
    render(<NavigationLinks label="Main" items={items} />)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home')
  })
})

describe('MobileMenu', () => {
  it('closes on Escape and gives the focus back', () => {
    render(<Menu />)
    menu().open = true
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(menu().open).toBe(false)
    expect(document.activeElement?.tagName).toBe('SUMMARY')
  })

  it('closes when a link in it is followed or something outside is pressed', () => {
    render(<Menu />)
    menu().open = true
    fireEvent.click(screen.getByText('Products'))
    expect(menu().open).toBe(false)
    menu().open = true
    fireEvent.click(document.body)
    expect(menu().open).toBe(false)
  })

  it('has the search first', () => {
    render(
      <MobileMenu label="Menu" search={<input aria-label="Search" />} data-testid="menu">
        <NavigationLinks label="Pages" items={items} />
      </MobileMenu>,
    )
    expect(menu().querySelector('input, a')?.getAttribute('aria-label')).toBe('Search')
  })

  it('stays open while something else in it is pressed', () => {
    render(<Menu />)
    menu().open = true
    fireEvent.click(screen.getByText('Products').closest('nav') ?? document.body)
    expect(menu().open).toBe(true)
  })
})
