import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SessionControl } from '../../index.js'

const texts = {
  login: { label: 'Log in', href: '/auth/login' },
  register: { label: 'Register', href: '/auth/register' },
  logout: { label: 'Log out', action: '/auth/logout' },
}

describe('SessionControl', () => {
  it('offers visitors to log in and to register', () => {
    render(<SessionControl {...texts} />)
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Log in',
      'Register',
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows members their account and logs out by a form alone', () => {
    render(<SessionControl {...texts} member={{ label: 'Maria', href: '/orders' }} />)
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Maria'])
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log out' })
    expect(button.form?.method).toBe('post')
    expect(button.form?.getAttribute('action')).toBe('/auth/logout')
  })
})
