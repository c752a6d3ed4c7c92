// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { emptySite, SiteContext } from '../../../site/use-site.js'
import { InTestShop } from '../../../testing/in-test-shop.js'
import { MemberAccess, MemberControl } from './member-control.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))
const page = vi.hoisted(() => ({ key: 'first', member: undefined as object | null | undefined }))
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ key: page.key, pathname: '/en/products', search: '' }),
  useRouteLoaderData: () => ({ member: page.member }),
}))

const view = () => (
  <InTestShop>
    <MemberAccess />
    <button type="button">Elsewhere</button>
  </InTestShop>
)

const answerName = (firstName: string | null) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ firstName })))

/** The bar of a member whose menu is open. */
async function openMenu() {
  page.member = { email: 'maria@example.com' }
  const { rerender } = render(view())
  const summary = await screen.findByLabelText('My account: maria@example.com')
  const menu = summary.closest('details')!
  menu.open = true
  return { menu, rerender: () => rerender(view()) }
}

beforeEach(() => {
  answerName(null)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('MemberAccess', () => {
  it('leads a guest to the login', () => {
    page.member = null
    render(view())
    const link = screen.getByRole('link', { name: 'Log in' })
    expect(link.getAttribute('href')).toMatch(/^\/en\/auth\/login/)
    expect(document.querySelector('details')).toBeNull()
  })

  it('shows a shop without members no login', () => {
    page.member = null
    const site = { ...emptySite, missingPaths: ['/auth/login', '/account'] }
    const { container } = render(
      <InTestShop>
        <SiteContext.Provider value={site}>
          <MemberAccess />
          <MemberControl />
        </SiteContext.Provider>
      </InTestShop>,
    )
    expect(container.innerHTML).toBe('')
  })

  it('names the member, and leads to account, orders and logout', async () => {
    await openMenu()
    const summary = document.querySelector('summary')!
    expect(summary.textContent).toBe('maria')
    expect(summary.getAttribute('aria-label')).toBe('My account: maria@example.com')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/en/account', '/en/orders'])
    const logout = screen.getByRole('button', { name: 'Log out' }).closest('form')
    expect(logout?.getAttribute('action')).toBe('/en/auth/logout')
    expect(logout?.method).toBe('post')
  })

  it('calls members by the name that they have given', async () => {
    const asked = answerName('Μαρία')
    await openMenu()
    expect(await screen.findByText('Μαρία')).toBeTruthy()
    expect(document.querySelector('summary')?.textContent).toBe('Μαρία')
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/session/user?name'])
  })

  it('closes by Escape, a click elsewhere, focus that leaves, and a navigation', async () => {
    const { menu, rerender } = await openMenu()
    fireEvent.keyDown(screen.getByRole('link', { name: 'My orders' }), { key: 'Escape' })
    expect(menu.open).toBe(false)
    expect(document.activeElement).toBe(document.querySelector('summary'))

    menu.open = true
    fireEvent.click(screen.getByRole('link', { name: 'My orders' }))
    expect(menu.open).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(menu.open).toBe(false)

    menu.open = true
    fireEvent.focusIn(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(menu.open).toBe(false)

    menu.open = true
    page.key = 'second'
    rerender()
    expect(document.querySelector('details')!.open).toBe(false)
  })
})
