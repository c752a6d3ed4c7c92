import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { InfoBar, NavigationLinks } from '../../index.js'

describe('InfoBar', () => {
  it('renders items with a URL as links and the rest as text', () => {
    render(
      <InfoBar
        items={[
          { icon: 'truck', text: 'Free shipping above €50' },
          { icon: 'phone', text: '210 000 0000', href: 'tel:+302100000000' },
        ]}
      />,
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('link', { name: '210 000 0000' }).getAttribute('href')).toBe(
      'tel:+302100000000',
    )
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('has the plain pages after its items', () => {
    const pages = [{ label: 'Offers', href: '/offers', isCurrent: true }]
    const { container } = render(
      <InfoBar
        items={[{ icon: 'truck', text: 'Free shipping above €50' }]}
        navigation={<NavigationLinks label="Main" items={pages} tone="inverse" />}
      />,
    )
    expect(screen.getByRole('link', { name: 'Offers', current: 'page' })).toBeTruthy()
    expect(container.textContent).toBe('Free shipping above €50Offers')
  })
})
