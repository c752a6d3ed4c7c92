import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LinkCard } from '../../index.js'

describe('LinkCard', () => {
  it('links its title and each of its links', () => {
    const { container } = render(
      <LinkCard
        href="/en/products?category=autogas"
        title="For the car"
        headingLevel={2}
        links={[
          { label: 'Kits', href: '/en/categories/kits' },
          { label: 'Tanks', href: '/en/categories/tanks' },
        ]}
        image={{ src: '/tank.jpg', alt: 'A tank', width: 400, height: 400 }}
      />,
    )
    expect(screen.getByRole('link', { name: 'For the car' }).getAttribute('href')).toBe(
      '/en/products?category=autogas',
    )
    const parts = within(screen.getByRole('list', { name: 'For the car' })).getAllByRole('link')
    expect(parts.map(({ textContent }) => textContent)).toEqual(['Kits', 'Tanks'])
    expect(container.querySelector('img')?.alt).toBe('')
  })
})
