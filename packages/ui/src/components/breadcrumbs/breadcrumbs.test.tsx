import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Breadcrumbs } from '../../index.js'

describe('Breadcrumbs', () => {
  it('links all but this page, which it marks', () => {
    render(
      <Breadcrumbs
        label="You are here"
        items={[
          { label: 'Home', href: '/en' },
          { label: 'Regulators', href: '/en/categories/regulators' },
          { label: 'Regulator 30 mbar', href: '/en/products/regulator' },
        ]}
      />,
    )
    expect(screen.getByRole('navigation', { name: 'You are here' })).toBeTruthy()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Regulators',
    ])
    expect(screen.getByText('Regulator 30 mbar').getAttribute('aria-current')).toBe('page')
  })
})
